// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [6,6,5,5,4,6,6,10,5,9,6,6,7,5,4,5,5,4,4,6,8,7,4,7,7,5,5,5,7,5,8,4,1,6,5,5,6,7,7,7,4,5,5,4,3,5,5,6,4,7,6,6,6,6,4,6,4,4,5,5,6,6,5,3,5,5,6,5,7,6,4,6,8,4,5,4,7,7,3,3,4,3,3,6,5,5,3,3,4,1,5,5,4,4,5,5,6,6,5,4,6,4,4,5,4,6,5,6,5,6,5,3,5,8,7,5,5,5,8,2,5,5,7,7,7,6,5,6,5,7,3,7,5,6,7,7,3,5,6,7,7,7,7,4,6,8,5,3,5,5,4,7,9,6,7,7,7,4,6,7,3,5,5,4,5,4,4,5,2,4,6,5,6,5,3,6,7,5,6,6,6,5,4,4,4,7,7,8,10,5,6,7,9,6,4,6,7,5,7,5,7,4,5,5,3,8,6,5,4,5,4,7,6,6,8,7,10,8,8,9,9,5,6,7,5,5,5,6,5,4,4,5,5,24],
  features: `#	34 -31ŏ-25Ť-22Ĺ-21Ő-20CŖ-19Łǩ-18qJƞ-17glŃƟ-16KŀŇ-15zAPŲ-14akFQǃǥ-13NUķņŠƣƵǂǖ-12ĿřŚŬŭƫǜ-11xļňŔŨƎƛƜǚ-10tĽśŝũųƑ-9iHŴŵƳǟ-8oZĻŊŎŕŞƉƤƾ-7ŋƇƧƮƻǤ7rWŽǏ8sVťůźż10ŪƋƲǆ11fĴŜưǣ13SšţƏǐ14Ǖ15hǢ16ŻǨ17ǉǘǝ18enĵūŷƨ19ƪ20Ņ21ĸœŸƈ22ŹƗƘǇ23uyƃƓƸƽ24G25Dƭ26LO27Ř29I32Ɣ36Ŧ37Ɔ38ŒǊǦ40d41ƅ43X46Tǡ47p48Ķ51ŗ55Ơ56ŮƂ59Ʊ62ƺ64ƒ73ž75v76Ǒ80c83Ƭ87E
# $	54 -19Ɖ-17ǈ-16œ-15XƭǇ-13Iő-12Sƒ-11Hť-10Łơ-9uYűǕ-8CDŌŐřƧƩ-7gŃ8Ǆǌ10RƋ11ǡ12GVĵ13ƽǣ14y15OƸǊ16ŒƁƂ17Ƅƨ19ǉ21ō22EƼ23Ơ24ƅ31Ů32ŗŘ33Ǩ37Ƭ38ŦƔ41Ǧ43Ķ57c65T80Ǒ84Ʊ104ž
# a	66 -18ŕ-13Ĵťǝ-12Z-9ƅ7Ɓ11ƥ12nžƺ14Ɠ17p19Ɣ30L34Ơ38Ņ45Ů47X51T60Œ
# aggregate	90 8Ǔ25ǡ
# and	69 -12Z-10Ĺ-9ŝǑ-8c-7Ÿ7GƳǉǌ8ŻƌǕ9jŒƹǢ10Ƽƽ12ł15pƔ17œǩ19Ŧ21Ź49v77ƺ
# at	90 8n15ƥ26w
# before	86 -9Ʊ8Ř16TǓ43œ
# bucks	81 8Ŕ9ž13Ƃ15Œ31X
# by	86 11ĸ13Ƒ14d21ƥ
# cars	88 12Ű14ŷ19ų
# days	85 8j11k16Žǝ20Ǖ
# deductible	90 -8Ŏ23Ř
# did	85 -14d8ƺ13e20p21ƈ22Ÿ48v
# digit	90 8e
# digits	85 10d15ū35E
# do	88 -9Ŏ13Ƃ42Ƭ
# dollar	76 7Ƙ14ŗ15Ř25ĸ
# dollars	77 -9ŗ8ž9Ŏ13Ţ14Xœ15ľ25Ņ
# feet	84 -9ƙ-8U12Ɗ17ǀ25Ə28Ɔ
# for	74 -9ƒ-8Ǣ-7Ĵ12ž13T16Ņ17Œ21Ƭ28p30Ɨ33d52Ơ
# have	86 -12y19u28r36Ʋ
# house	90 -24ƒ-7ƞ64ƅ
# in	67 -28ž-14Ǉ-10T-9ǅ-8ƅƬ7œţơ8ŻƤ10nĶ13L14Ŝǌ16Ɲ21Ʊ22ǉ24Ź26ƪ30ƃ34Ǌ35Ǐ38ǡ
# is	66 -22p-9kĹŀ-7ŕ7I8SűƸǕǢ9cVŸƕ10yŻƏƧƶ11Ʋ13G14ŮƘƺ15ǅ18ƅ21ŗ34d35vť
# kids	86 8Ƴ25n34u
# like	85 7ū8Ǧ10c12ƽ13V23Ÿ32y
# ls	90 60b
# miles	73 12ź15ǐ17Ə20ů
# minutes	73 9Ō10ań12ǧ13ǁ16OĻ17ů
# months	69 -15Ơ-10p-9Z-8ǩ8Ņ9Ž10ĺǝ12v13ł17G18Ů22ŧ23Œƃ28Ǩ29Ĵ
# now	86 -8E9ư11ƺ15c17œ37Œ
# number	86 11C31Ŝ
# numbers	90 -11D-9ř12ež29E
# of	66 -20ŏ-15Ū-12ǉ-10ž-9ſ7Ɔ10Ƭ11ŭƃǑ12eEūǣ20ŷ22ũ25r26u34s59ŗ
# oh	90 13I14Ķ
# okay	82 -23X-9j19Ů23Ƭ42W61Ķ
# on	68 -13ƅ-11ŗ-9ǥ-7I7ƨ8ƘƦ9RƬ10űƺ11ĵſ14Ÿ17cř21Ř23Ŧ24Ɠ25ZƔ26Ů27ǡ30Ǣ31Ǧ
# one	77 -23ǡ-8ž7fp8Ə9I12řǉ13ő14ƽ21ƪ27c71ƺ
# or	68 -24b-22S-12Ů-11ƺ-9ŒƔ-8dy7źǑ8ǉ9Ơ10v11ĵǆ17X18Tƒ19ŦǦ23E27ž29Ƭ51ŗ54ƭ57ǡ64Ř
# out	86 15ƪ16Ş41ĸ
# people	85 -10ǉ7Ǘ9ų12Ǟ13Ǉ14ń20ſ
# per	88 14ž17ǡ
# percent	75 -10Y7œ9ǔ10ƚ11ĶƔ13ź18Ĵ29Ž
# pounds	90 -14c32ƺ
# right	65 -17Ƭ-10Ť-9uGƿ-8q7őƴ8ŗťƜƩƽ9SŪ10esyǅ11ǝ12vĴ13w15c17œƌ18Ǜ19Ŧ21Ɠǆǎ22p36ƅ37E42ƺ65ƒ
# so	85 9Ƌ11i12Ʊ14ƀ17yŞ
# square	84 -12ǋ36Ɔ
# talked	90 9r15Ư21B
# that	73 -15K-8Ɠ7C8DŒ9œŕ15d16SţƠ20G24ŗ29M31I
# times	90 18ǀ45ǩ
# to	80 -12Ĵ-10X-8ƅ-7ŗ16V22Ɣ27ǎ40œ48T
# umbrella	88 11Ǔ
# weeks	78 -9Ǩ13ŧ15T17Ƥ30ŵ
# with	88 -17E7ŷ14ƽ35I
# would	90 11Ɨ14Ŏ19ư24ǝ
# year	77 -16Ů-10ƅ-8Ǔ-7cǊ9m13Ō16Ź22ŀ23v28Ʃ31ƭ59Ɣ
# years	57 -17Ƽ-9Ɣ7ő8Ŝƥ9ƴ10Ʃ11Ÿǣ12ƈ13Ʊ14HŎŢƿ17GšǞ18ŝ21Ƹ22Ż23ţ24ż26ǅ31S34ť43ƭ
# yet	84 -9w36v59c
@day	63 -7ŗ7Ľǟ9gƻǉ10sŭ12ǈǧ13ĸŲǙ14i17R18Ń22ŵ42k46ǎ51L
@day $	75 7iŌ9ĸ11ŵ15ŭ16L17ǈ25k27Ń28ǎ
@day and	86 -7Ɩ11k13ǟ14ǎ18s19Ų
@day at	85 -8Ƅ15ǧ50L
@day is	90 -7Ɩ14ǎ19R
@day or	85 -15k44L
@day right	90 13M
@month	66 -7Ÿ7fƛƞ9ĸ11kŮ12V14ǜ17Ť21ƾ22ŕ23pťƟ26Ń28Ź31d
@month #	88 15p19ŕ30d
@month $	90 -14š-11ŕ-9Ÿ16Ů18Ź30Ń42Ť
@month and	85 -7y11ƛ20ǜ23Ź
@month is	90 13ĸ16Ń
@month of	88 -13Ť19p33ť
@month right	88 -14p10dť15Ɵ17V
@month to	88 16Ů27Ɵ
@name	53 -12Ƹ-10ǩ-9ǃǟ-8Ũ-7DŤǝ7ŜǨ8bĿŁƢ10A11ap12ľŐ14ļǂ15ƚ16ƨ17ǒ19iJř20ǘ21sƃƷ23Ŧ24oœ25ź29tǈ31Ǥ35Ś36ĸ38Œ
@name $	69 -41a-27ŷ-15o-12i-11Ś-10ļ-9ĸ-7œŹ8Ŕ9b10Ŀ14ŐƮ15ǘ23ƚ24t32Ǥ33ƃ37ź44Ŧ47Œ50ǈ
@name and	82 -30o12a13nŷ22ǂ79w
@name do	90 -10o20ĸ30a
@name is	86 -26w-13ǂ19ų22Œ43o
@name or	88 12oĴ42a
@name over	86 -8D11ǡ12Ǡ19ļ22Ŝ
@name you	88 27ĸ
^ #	59 -23ť-19ǡ-16ƂǑ-14ř-13KƬ-12ǩ-11ŒŦū-9cœ-8TƈƊ-7RŎŤǞ7D8ƃ9CŢƨǇǈǙ10ǅ11IƘưǋǏ13SYǢ14bŪƠ15UĴŅůŷ17Gŝ19Ů20X21v25Ɔ29Ɣ32Ǧ47Ř59ƒ60ž65ƺ77ƭ
^ @day	84 13ǉ32L
^ @month	90 12ŕ20p
^ a	72 -9nƄǚ7sźƞ8Ɓƍ9ŭƊ10ǈ11R12űƦƩƼǊ13Ƣ15ƅƿ22ơǡ
^ about	85 -14T13ƅ14ť32Ǌ
^ after	77 12y13ťǝ22Ř
^ alarm	90 
^ all	90 12g15Ļ19ƾ22Ǖ
^ alright	82 -7l8aų10Eŗ13ş14ť16Ň
^ am	75 -9Ɩ20N28ń30ň34a35b44ǩ
^ and	46 -36ǋ-23ǈ-21Ĺ-17Ƣǩ-15Ǆ-13SųƳ-12ŷ-11ƉƔ-10ŗƸǔ-8FŏƜƝƦƶǟǥ-7ŖŤŹ7mŝŶƹ8ƖƠǅ9T10e11ƫ12ftŬ13vĿžǣ14nEĻ17q18Ŧů19dD21QŪ22cĺ24ƨ25wƧ28p32BP33ō39Ő41a44Œ50o54C
^ annual	83 12ǉ
^ any	47 -22Ǉ-16ƨ-15nǅǐ-14ƌ-13Ǐ-11ǂ-10Ɓ-9cu-8ųŴǢǦ-7gQőŤƀƗǑǧ7TşǄ8Z9ĵŉŞƎƦƪǤ10ŪƑƿǆǎ11ķũűǖ12vyŝż13ƚ14rHƂƛǙ16ǈ17VƉƽ18Ų19Ɛǜ21kŹ24Ƙ25ƝƸǃ26Ż27ƻ30Ʊ31Ǔ32h33Ƽ36ǀ38m42ƹ56š
^ anybody	75 -16Ɯ-15ƪ-10Ĵ-7ţ8Ƣ10z15Ǎ16Ư18ǘ22ż30ų35nǣ
^ anyone	86 9Ƣ17ŷ
^ anything	68 -15Ǟ-13ƽ-11ž-10ŝǂǦ-9ƈ-8ŋ11ĵƦƨ13ǘ14Ƃ17ŉŻƥ21ƍƸ24Ƒ27ţ36Ƙ40Ň43ō
^ are	47 -27ŗ-25NǏ-22ĺ-21Őƃ-20U-17Ū-15a-14ơ-12ǂ-10VľƔƟƠ-9sTļŠŭŹ-8FŚŲǓ-7WķŖƘǄǅǨ7nZĻőƿǔ8ŽƅƸǑ9ǒ10ň11QƌƱƵ12OĴƏ13ĶŒƉƮƻ14Dşǐ15pŃŶǁǎ16jŷǞ18gGžƺ19ǀ20Ǎ21ũǣ22Ł23ńǆ24uŝƞ28vŏ29P30x31Ǣ33Ũ36H39Ţ46ǟ52R66ǩ
^ at	90 -15Ʀ11Ł17ǒ33ƭ
^ aw	90 -7ų11w14Ź17ƅ
^ awesome	76 -7ƟǟǨ7i8Ƅ9Ō11cF12ĻŚŰƇ14I15ţ16Ɣ18Ǆ21ĵ
^ aww	80 8v10wxļ11o12z18ƫ
^ basement	90 -8Ƈ16Ɗ
^ be	90 9Ţ10Ŀ16ŀ17Ʈ
^ been	82 -15S12ţ71G
^ before	83 9ŏ12iXŊ29a
^ besides	86 8ş9Ł10ķƦ27Z
^ best	90 -16Ş9I24Ļ26ŝ
^ big	85 -13Ŕ9Ɯ11ĸ15Ǒ21k25œ
^ biggest	88 -7Ŀ14ǔ20Ǐ
^ blood	90 23ƻƼ
^ boy	90 7Ŕ11b13j15u
^ brick	86 16Ƈ
^ burial	88 
^ business	83 -23Ǆ-9ǊǞ-8ǥ8ǔ12Ǣ20Ɲ21ŭ36ǟ
^ by	79 -11ł-8ŕť-7Ĺ28Ƅ36œ79Ń
^ call	90 27K
^ can	59 -18Ĺň-11J-9Ɲ-8cƵ-7ŉ8L10Dū12eŁŵ13ŃƏǁ14ŗ15ǌ27Ś29O33ś35M37Ŋ38Ō45Ƨ56ǩ
^ college	90 -12Ʊ-11m37y
^ comp	86 -8M49ǣ
^ congrats	86 8ƞ9Ɩ10ƺ13ƒǟ
^ cool	78 -15Ų-9D7aŰ8d9p10ţ11ŕƇƕ12Řǚ13E20Ž
^ could	62 -18Y-8VŘ-7őƕ7Ţ8dsXƜǚ12aeū13MƢ14ś17Ǩ21Ʒǝ25ǩ29Ś34Ʈ40ũ54ĸ
^ credit	90 
^ days	88 -10Ɩ13ǝ28R
^ describe	86 9űǍ11Ƈ
^ did	49 -23Ť-20ž-18Ŧ-16Ũ-15aŊ-10wWőŢ-9GSĻŝŹǖǚ-8ĿŇŞƼǒ-7qKƘƬƶ7kpƚƫ8ĶōŸƕ9mĹśƔƽ11tǌǞ12Ųƍ13Ơ14bƪǤ15xĺŀšƌ18ƙ20ź22Ʀ23Nƒ29Š30j31ņ33ļŗ34Ŕ37ŧ40ũ43ń44ň46Ŗ53Ľ78ǩ
^ do	37 -56ŗ-38Ų-36Ň-28Ŷ-24Ơ-22Ƭ-21ŪƔ-20Ř-19Oǂ-18Ŏǥ-17Ɩ-16ņ-15cůƦ-14aŐš-13eń-12ľŉŒŷƉơ-11ĻţƤ-10ōũƂƮƯǊ-9qłƶ-8yBCSZŃŞŴƛƣƨƳǌ-7bklLQļűźƌƷ7ŝųƁƪǀǃ8fŽǢ9Rƕǧ10AķƓǝ11ŮƼǆǇ12W13ŋŚƎ14ŭƑ15KŁřŹƘƹǘ16Xƿ17ƥƲƸǎ18wĽǈǋǕǨ19ǟ20Ǘǜ21Ǡ22Nƾ25ŌŰǙ27Ŋŏ28ǡ30ƃ31zU32Ǔ33ňŬ35Ŝ36ƚ37Ǧ38Ǒ39ſ40F41ǚ43Ǜ44Ɲ51Ɯ52ǐ57Ɵ58ǩ74ƞ
^ does	52 -22Ƹ-21ǌ-17ƹ-14ƈǓ-11Œž-10ŏŕŹƻ-8ŝŭŴƂƏƦǆ-7wŖŗƝǩ7złƃ8sƆƞ9ƽ10dZŜƣƨ11bǐ12ĶŬƉơǘ13ƔƜǍ14AŰƊ15Ų16ŨƇƯǠ17ŶźƢǡ18W19ǒ21xű22LƧ24Ɓ25h27ň30ų39ǂ45ŇƩ46ǧ
^ email	90 -11ǘ13ś22J
^ ever	62 -11ų-9Zǐ-8Ǧ7Ŗ9ƚǜ10ŭƙ11ƿǩ12Žǝ14Ƃ15VņŲ21šǘ22ƪ26Ƽ27ƛ31Ż35ţ
^ everybody	88 8Ǒ12ž15ŷ17ǅ
^ everybodys	84 12A13Z17K26ľ
^ family	90 -8Ƴ-7n8ƽ42Ƥ
^ fire	90 -10Ə28ŉ
^ first	90 -21o24a
^ flood	90 
^ folks	90 8Ř11ĺ
^ for	82 -7a7f10ǃ12w13co14ƿ15ƭ23Ʊ
^ full	81 -51R-9ž30ƀ61Ǉ
^ garage	88 -11D24Ű
^ give	65 -19A-7eĵǌ7Źƕƫ8ǧ9Ơ10ŒŝŮƒǎ11Ʀ12wŇŐŦ13Ǉ14IŪǐ15Ǡ22Ɔ29ǚ34X
^ go	75 -14Ɣ-9ƫ7ř11a12Ū16ǥ17Ś29Ş53ō
^ good	75 -27L-18ť-12S-8ŶƭǊ9ƽ13YŐǙ14żƹ15ƒ18i22źǅ30Nǟ41Ň
^ got	60 -16Ǡ-13Ʊǀ-11x-8Ņş-7ņŊ7ķ8kŁŉ9gŚƥ10ƙ12Z13NYūƑ14Ű17Ŵ18Ƥ19u22ń23ř29ǥ34ŏ38A47n48Ķ66ſ
^ gotcha	88 8ŏ12ŷ14V15ĺ17ť
^ ha	90 8g15c16Ż19Ő
^ happy	88 10ŝ26Ŷ
^ has	57 -13Ƹ-10Ŧ-9ŁŒƽƾ-7nG7U8źƐƓ9ťƖƘƜƳǦ10ƻ11ŞũƉƋ12Bűƙƺ13jƴ16ŔƑǜ17ţǛ18hǚ21šƛ22Ŗ26œ30ǂ
^ have	50 -36G-30Ʋ-16Ʀ-13ķƃ-10Ũ-9ŜƖ-8vOţƜƽ-7fYōǉ7ƿǅǋǝǞǟ8Ŗű9iŢŻƱ10ŽƷƺ12ZńŸ13ƛ16ƹǕ17ŚŤưƸ18ĵƗƴ19ǘ20ũ21lŞżƾ24cņ27ƌ28Ƽǒ31rő37Ƴ43ŏ51Ư
^ he	90 -22p-8ƛ27q53v
^ height	86 22ƺ
^ hey	85 7k23i
^ high	85 -17y-10Ʊ-8ǂ9Ƽ28m
^ house	86 -11Ŭ15H18D24Ɣ
^ how	32 -22ƒ-21R-19W-16Őǃ-15Ŋ-14Ł-13ŞťŬž-12ŏơǂ-11oyHňƝǈ-10Fƥ-9qQƈƕƵƾǄ-8swLũǥǦ-7pĵŔřŚƊƫƯǞ7ŖǛ8tŘŲưǅ9hůŸſƄƔƚƧƭƹǀ10ķƷƿǔ11nŻƂƬǆǍ12ĶœŠųƅƦ13gxGĹŃ14SǏ15šŭƆƪƺǐǙ16jƃƙƽ17OǇǖ18ƋƑǝ19zǋǩ20vłŮǊ21bŅŕŤƤǘǟ24ŦƸǜ25iĸƣǑ27K31ŗƞ32ű35Ŷ36ĴŨ40Ƴ43Ʈ
^ i	47 -49ǩ-19Ŏ-13ŌƄ-11Ĺŵ-9aŃƗǔǞ-8VŽƠƭƱǓǛ-7ŅśŴƨƬǘǦ7CXŒšŭŲųƢǄ8řƜƫ9wTĿńŕůǠ10hmtvŠƚ11ipBFŘ12dƒ13nGSŇţŸǆ14ŔŶƅƖ15rƂƞƾ17ƍ18fIŻǃ20ĵǋ21Ŋ22bP23oE26e
^ if	52 -21ŵ-18Ʒ-13ƕ-9Ƹ-8ZŊƫǩ-7ĺŀŏ7DƃƗƤ8űƦǢǣ9NŬƂƱ10ƪ11ƨ12WĿŘ13Ŝ16ſ18Ɓ20Ƭ22Ʈ23ľ24Ǆ25ķƎǝ26ƀ27Ŗ30Ļ38Y48Ŏ
^ in	84 17Ļ18ƍ35M
^ is	37 -32Ƹ-21ǘ-20ĺŖŮ-19œŠ-18PƛƝ-17vŎƓ-16QǑ-15řŨƩǡ-14ǎ-13Zƒ-12nš-11lķŤƚ-10oņŔŜƤǜ-9gkBŦŧ-8cmĻŸŽƘƷƻǝ-7ũƿǚ7ŌŐŴƄƌǞ8HJĹŚŰƂ9KSƋƑ10apyťżƬǔ11hAųŶƉƞƨǉǦ12NƁƖǖ13łŕŲ14rňŝŬůƍƎ15XƅǇ16xEźƇƼ17ŞƔǋ18ŭƀ19ŘƆǗ20uſƶ21fŃŹƧ22ƣ23ƟǅǛ25Fƫǟ26tƲ27Ūǥ28ǂ29ǃ30R32Ǣ34ƱǨ38Ł39sŗ44U45ǩ52ō
^ it	68 -10ŗ-7EGS7aƋƠ8Ľ9zĸśƓ10ļ11ƀƳ12łǨ13Jĵǁ14Ƨ15j16Ž17ū22ő29Œ36ƅ
^ just	72 -19ŗ-16ł-14u-10ō-8Ŗ-7ŷƕƲ8ŋ9ŭ12MĻ13LňƢǥ14ů15Z17ş20ž23n32Ł33Ō43Ǉ
^ keep	85 -23ǩ-7ƪ21Ʒ42Ƶ75ō
^ keeping	90 -32x-23t7U22Ƶ55ǟ
^ last	79 -12Ɖ8œ13t14ƈ16Ĵ18Ŝ28E30ƾ
^ let	74 8OĴķŹƄ9KƀƝǁ10Ń11Ř12ŐƐ13ž31a
^ liability	88 -66ǡ-29ŗ10ƀ102ž
^ list	80 -15ų8Zş9Ū12Ǐ15ǥ16ŷ27Ǝ
^ llc	90 
^ long	88 -24ŭ-15L9ů10ő16S65i
^ look	84 8Ʃ10ŗ11Ǣ15j16Ś34ſ
^ lumbers	90 28Ɠ
^ may	82 7J18a20ŋ22ǩ33Ŋ
^ mind	80 11Ŋ13c22ǁ
^ monthly	85 31Œ
^ most	86 9Ʋ12Ƙ14ŖƦ
^ my	69 -18ǩ-8ƚ-7Ō7HňŋśƎƜ8pMYŪ9jIŀƿ10bVōǆ11QĿưǞ12UƲǟ18Ů
^ name	85 -20o-13w-11ƣ-8ǃ14Ƙ15L17ŷ26ơ41a
^ need	86 22Ɓ35Ƅ
^ nice	85 -11ƞ-9Ŵ15ǉ21şŶ40j
^ no	73 -12Ū7K8ŚšŲƜ9Ƅƴ10ǀ11u12Ɓǜ14W24ŵ
^ nothin	90 14ŻƐ18ƻ
^ now	79 -7s10hT11a12BŮ13n14Ņ15u20N25ǩ
^ oh	62 -11ǩ-10ǐ-9ǥ-8Ǆ-7ŔƀƜ7bqtœŜƉƎƔ8gNżƝƟƶ9ŮŹƈ10axPũƘ11Wůƞǃ12GŐŲ13UŶ14ō15š18Q23ǖ27Ť
^ okay	52 -19ǩ-13ń-12ǖ-11iŨ-10Ķ-9Ł-8QU-7xNűǍǑ7acoqĽŇǆǒǡ8gŋŗřŭ9OPľƉ10sŎŘũƗǐǗ11ŏ12Ţŵ13ŃŒƀ14JĹ15hpƕ16TŷƦǂ17ūƩǎ30Ɔ
^ on	88 11Q14Ň62ſ
^ one	74 -22ƺ-14Ʊ-9C7ž8fǏ9D10F11Ƒ14uǐǡ15Ƭ16m20Ɔ22Ƨ25ſ43b
^ ooh	80 10ş11Ŷ12k13HƘ15ǃ20ƌ
^ ouch	86 9ņ10ż11ťŦ17ǣ
^ over	86 -19Ƃ-16Ǧ-15c-11ƒ-10T25Ơ26Ŧ36Ǌ43Œ52Ů
^ own	84 -22ǌ-12Ƣ-11ǋ-7Ɓ8Ƙ19ķ52Ŭ
^ paid	85 -21ŦƔ-10œ-7Ʊ9Ə26Ŭ62ƒ
^ perfect	86 10Ÿ13ř14D16Ő
^ policy	88 
^ pool	90 17ƍ
^ price	90 39ľ
^ read	75 -9Ś7ū8J10Ʃ11ǡ12ř17ŗ19d23ơ
^ ready	90 -9Ţ42Ō
^ regular	90 10ƙ12Ų
^ remember	86 30Ľ
^ rent	86 15Ơ22Ɯ
^ roof	88 -8Ƹ16ƈ
^ roughly	79 16T17ĵ
^ run	84 11ķ15n21ǥ22ǈ26Ū
^ same	90 -10Ż-9Ƹ12ǂ13ǘ14ż
^ say	82 -7Ɯ7ĸ9bžƃ14ŵ15Ŋ21Ƥ25ōƨ
^ shall	85 19Ō20Ƭ30ǩ
^ shingle	88 8Ɖ
^ should	71 -31ō-20ƭ-18r-17J-9ś8ŋ9ǧ10N12Ĵ13M14ƫ22Ƭ25K29ň43Ō48ǩ51s
^ since	85 -17G-8ũǞ8ǂ38ő40S
^ smoke	88 -9ǂ18Ǝ
^ so	38 -26Ĵ-21ő-19o-18ť-14Ř-11bj-9ŏ-8XƋƭ-7CƑ7uAFĻńūűƒƖơƾǍǔǜǡ8GIVķŃŠŨŲƈƜƪ9apŵŹƺ10BQRĹľŖřŮƃ11hUţǅǉ12xYŁ13ŗƝ14PTŢŴžƢǕ15kƻ16ųƬ17qŔ18Ǉ19ŷǄ20gnŤŪ21SŦ23c24Ʀ26Ơ31Ōœ
^ some	84 8Ƙ13ơ15ľ18Ž20Q
^ something	86 -10Ŀ-7ƨ7ŀ13ƶ22ō24ĺ41Ş
^ sorry	82 -11œ10ň31ǩ35a
^ sounds	80 -11ƞ9BƜ10ŧ13FLǈ16N
^ spell	85 -11a7J54b
^ square	90 
^ state	86 -57ž8ńƱ17Ő65ŗ
^ still	82 -11Z-9Ŭ-8q-7U7Ƌ11ƫ14D17JŐ24Ɣ30P39Q
^ sump	90 22Ɗ
^ take	90 -29Z29Š32ǖ
^ tell	50 -16ŀ-13ƛǩ-12y-11ƙ-10ĺƝ-9ŞŬǟ-8I-7ŊţƧƮǐǥ7jĶżƌƥƴ8SĽňŠǜ9Ɵ10KVűŴƱǔǗ11gtUŎŨǈǛ12hŅƊƢ13Fƚǖ14qǑ15ōœŧƭ16Ŝ17nư18Ŀ20HPŤ23u24Ƴ28Ĺ43Ǆ
^ term	88 30Ʃ
^ text	90 
^ that	67 -15Œ-10D-9ƚ-8Jƾǩ-7ƅ7Ƌƙ8WƏǊ9b10ƇƤǑǘǜ11ŧǂ12lŘƒ13ƻ14S15Aǖ17Ƨ21ǃ23ƿ24Ǐ31E42Ũ
^ the	65 -9ǡ-7Ƃ7SŔƈǓǣ8ŦŷƖǧ9ŤťǊ10EWŘƇƽ12ũŴǈ13M14ƙ15Ŭ17ŋ20cm21e
^ their	88 17v19ŝ
^ there	75 7ő9Ĵ10ĽƁ11ŘƵ13Ńƨ16Ʃ22ř
^ they	71 -7ŝŞ7ŐőưƼ8TƈƬǁ9œƅơƿ10űƕ11ŧŰ13Ǌ15ţ
^ think	88 15ƶ17Ƥ
^ this	81 9O13ƈ18a
^ those	86 7Ʊ9Ǥ10ǌ
^ till	90 -17v-8ǎ21Ų58ƭ
^ towing	88 9Ɓ
^ ugh	82 7ů10śƚ12ņ13R19ǜ24Ǥ
^ umbrella	90 -11Ƃ39Ǧ
^ walk	64 -11Ũ7żƛǖ8rǕ9ŖǄǘǨ10nŵƗƤ12Ʈǈ13Rĸ15ł17ǝ20Z34Ť
^ want	77 -16H-12Ǧ-11Ř-9K-8m7Ʊ8sś11Ƃ13ň18ž22M38Ō47ǩ
^ was	62 -11Ƴ-8ǣ-7ŀœŝ7ƽ8ũ11S12B14ĺ15ŔǊ20ŅŦŸ22ļ23Ũ24ƞ26ż31Ť46Š57ť
^ we	75 7M8kGǧ9Ɣ10ş11ŴƊ12j14Ľ19ŕ24ƨ
^ well	79 -8t7ō9ń10kH11Ǌ13a14iNű19ŧ20Ĺ
^ were	71 -17d-16œ-7Ŀ8Ƭ12żƅ15Ƶ16Ŗš20ƴ26Ǥ27l33Ũ36ŧ
^ what	29 -37ų-23Ŭ-22Ƥ-17SUŖŷ-16FřŜ-15ňŹ-14pNǢ-13nHŘŰ-12suĽ-11ĴńőżƖƫǠ-10ŁŚǐ-9dMŌſǟǦ-8PļŊśƂƸ-7GOţŽƄƈƟƥƲ7wŐ8mŝƃǘ9ņǤ10IťƉƘƾǗ11QūŸǉǝ12iDƩǣ13žƛƠǍǓ14Ƌǎ15Ƒ17oƕǏ18hWľŇŨƽ19BTōœƊƼǊ20RZƇ21L22lCƶ23Ų24vŅƗƷƺǨ25YƔ26ĻĿ27ǃ29łŦ30ķ31Ƭ32ƒƻ33ơ34ǥ36ŗŤǞ40ŀŉ41XŎ42Ş44Ū47Œ48Ǆ50ĺ51Ĺ67Ŵ76ǩ
^ whatll	86 -9Š25Ķ32ł
^ whatve	84 9Ʀ10ƌ13ũ17ƥ24Ɨ
^ when	46 -22Ť-20ŧ-18Š-14ǋ-13Ƣ-12ņŨƒ-9aǩ-8lwĹſơƸƿ-7iKMŵǄ7ĴŇǍ8fSŻ9HƄƚ10kGƻǛ11űƑǏǞ12ŔšƴƶƼǌǢǧ13pƾ15Ƥ19y20Ź21Ƌ24s25R26ť27Ɩ30Ŗ31Ń33Vƹ34vő36ŕǎ37O57L
^ whend	76 -20ǎ-16Ǐ-13Ɖ-8ŧ10ő14Ʋ15ĵ16Ǣ19ť20Gǅ26ƈ29S
^ where	56 -16Ō-15Ƌ-14R-12PƮ-11Ĺ-10Ņ-9o-8Ţ-7nƝƟǅǝ7ūƄ8y9zŭǏ11kXĸļŠƛǀǞ12ƙ13ń14lǗ15Qź16Ťƥ17Ś19Ƥ20ƾ21Ɗ22D32q33J34M37ǩ53C64ǋ
^ whered	83 14ļ16m23l
^ which	58 -15ľ-12Ǘǚ-8K-7Ţ7Ÿƀǥ8EIƕǩ9Ǐ10DŲ11Ŵ12bƴ13QR14ŀń15ļ16Jƣǖ17ň26ǈ28ť30C31Ő
^ who	42 -24ŲƔ-21ǌ-20Ĵ-18Ŵ-15a-13ŚŤŹ-12TǇ-11ŪƮ-10Œƒƞ-9xPĿŸǉ-8vŕ-7rYŊŌŖŢ7Ƅǖǝ8ǚ9ƃǞ10Ʊ11ŬƁǐǥ12ǍǕ13ƙƾ15qƜ16AQZń17Łƶǘ18Ǜ19Ʋǆ20Őǅ21ƫ22o23Ƥǜ24ƕǗ25nǑ26Ƣ28Šŷ29ǔ31ļ34ş36Ŝ39ơ42ųƯ45ƳǠ48u53ǩ74ǈ
^ whod	71 -17ƾ-7Ʈ8Ʊ10ŵ12ƃ14ƫ18ǘ19Ʋ21Ƥ24ư25Ǩ
^ whose	75 -18Ɨ-13A-11w11Ł12ų13Fż14ǡ15ķ18Ő21ǆ27Ƣ
^ why	65 -18ń-13ƶ-11œ-10Ő-8ŉŔ7Ǧ13B20Ĺ21ņ23Šƻ29ǩ34Ţ35ƴƵ41ĺ44ŀ46Ŷ
^ will	77 -16Ƣ-9mƲ-8Qơ11Ź13y15ź16Ƥ26s44V
^ with	83 -11ő-8Ź8ǡ11Ű12Ǧ15T20Ƃ23ň
^ work	84 -39R-20ǟ-16Ŷ39U53Ɲ72ŭ
^ would	52 -27Ʈ-15Ɓ-13ĸ-12ƪ-11YĻ-10ǝǨ-8xQZƒǠ-7ŗŚŞũǏ7eŋſƘƨǂ8ƀƈƉƬ9EǦ10ƃƯ12s13ĵ14ľŢž15WĴ16yLǢ17M19ś25mŵǁǩ26ŇŶ27ŊƱƷ34Ž42T50r51Ƶ
^ wow	80 7Ŕ9ǀ11Ǉ12uSƼ13RŦ15Ơ18ő
^ yeah	86 7Œ10ŵ12Ű13Ɓ14Ɣ
^ year	84 11ƅ22Ū
^ you	51 -110ƞ-50ǟ-25Ƥ-17Ƃ-15bŖ-14ž-13ŗƱ-12Yŝ-11Mű-10ķĿũƧ-9LŴſ-8ĶĸŃōŒœŜŷ-7xGSŊŤƌƜƬƶǝ7eļłņşŨǞ8ś9dAǁ10yľŚƀƈǚ11Ɓƭ12ĹŌŐƦ13kmuUŉŵ14Hƪ16ajOŞŶƷ17Ĵ18ǩ20gĽŀǀ23PƸ24C27VŏǦ33Q35l46Fň73c74i78Ň84N
^ your	63 -14v-12ƕ-11Ľ-10Bƹ-9š-8a-7qǘ7pƗƮ8dAƛƫ9Ÿ10z11sĺ12yDŕ13E14Xķ15Ļƥ17P18cŒ19T20Ņ23o24M25Ź31Ň32Ɣ
^ zip	86 18E
a	27 -29ǔ-24s-23ŀ-22j-21žƕ-20ŕƮ-18ŝ-17ŉǎǦ-16ŠƧ-15ť-14xŐ-13ŌŴƞǋ-12akr-11pJŏŞŢƒƷǆǇ-10VĿŇſƄƢ-9CƋƖ-8ř-7ctDEGĺŚƴǞ7ŨǄǠ8ƝƼǒ9ľņŹƗƾǅǈǌǟ10wƁƦ11ĵŸƅƓƯǏǓǧ12eŋŤŽǝ13ŶƛơǍ14YŷƆƊƹ15Ǚǥ16hŪƇƐƬǨ17ŜƏǚǜ18Ű19l20bŃŊƱ21őƚƤ22AW23Lǘ24źŻ25ĽƍƑưǃǉ26ĸƜ28Nś29Ů30gu31SŘ32fƿ33ǀǩ34m35XĻš36Ķŵ38Ǌ39P40Ʋ42Fǁ44qƂ46ǡ47Tƣ
a #	54 -33ž-24Ǧ-20ƒ-18c-13Ŏ-12ť-11ſǨ-10yYŏǝ-9ƣǅ-8bUŖƓƞǚ-7ķľŤŸƉǢǩ7ŒŦ8ŕŞƗ9ƈǀ11vĵź12Ɔƥ13ơ14ĸŴƦǉ15ŅƏƩ17š18ǌ23X26W29ƺ31T39Ū50ƅ52ǡ54Ƭ56Ķŗ61Ǌ67Ř68Ʊ70Ƃ
a @name	84 8do12ņ13ĺ16ĸ
a a	73 -11Q-7Ǉ7gh8qƛƲ9K10TšŶ11fƄ12ŵ15Ɵ
a b	86 -12h19ū31ź38ǥ
a bachelors	88 29m
a backup	90 16Ɗ27ŵ
a bad	79 9ǚ12ǘ26ņ43N
a ballpark	86 -8Ĺ10T13Ŧ21Ļ
a bank	86 8e18Z
a basement	75 27Ɗ
a bell	88 41Ľ
a big	73 -11FS9ś11ƈ13ƛ14gy21Ŧǅ22ľ32ĸ39ƣ
a bit	88 11ǁ12j17Ũ29ō
a blood	88 25ǁ
a bop	86 51ǥ
a box	84 7ŏ10ǐ13fm
a break	90 -9ŏ11m20Ǝ27š
a bunch	90 16ń
a business	80 -8ǋ19Ɲ28ǥ
a buy	90 49Ǩ
a c	86 -12t17o29b
a car	69 -13Ř-9Ɣ8ż9Z14ź18ƃ31Y
a card	84 -13I23ĸ25Ĵ29e
a cert	88 24ǒǧ
a certificate	78 -7ǧ7Ƅ12ź29ǌ
a chair	80 17Ǒ
a check	86 -7ƫ13Zţ14ƪ16ĸ22W24ƨ
a claim	75 -13Y-9Ťŧ7Ĺ10ť14Ř16Ŕ22ţ
a clean	88 25ţ
a client	75 -13ǔ10ŊǓ15Ǧ16ţ27ǚ
a coi	90 -8Ƅ11ǒ20ǧ
a commercial	84 -17Ƃ12Š18ǥ21Ǧ
a company	79 -8Q11q12Ɲ15ƴ20ơ28š
a complaint	90 25ǜ
a contractor	90 -7Ǒ17ƌ23Ɠ
a copy	79 11ơ36ś
a couple	78 -15ŭ7Ƥ10ƘǎǞ11UĽ12S14ƿ18Ŋ24Ū
a cousin	90 26n
a cpa	90 48Ǡ
a crash	84 -11Ƥ23ż37ƃ
a crawl	88 20Ɗ
a creek	88 21ƙ
a customer	81 -8S15Ǆ24ǚ27ő40ǡ
a day	78 -9ů7L15Ɓ20ǝ24ų31ƻ40ƹ
a deadline	88 38Ń
a deal	88 14Ņ21ŌŎ
a degree	90 25m
a desk	88 -10Ǐ25Ɲ33P
a detached	90 22Ƒ
a different	90 13ǅ17ň18V
a discount	78 10mş11ľ18őǩ20Ž
a doctor	84 -9ǔ13Ƽ26ǂ
a dog	88 31h
a driver	86 31ŷ
a fake	90 14Ŀ15ǘ
a family	86 -14ƽ-11Ɯ-8Ũ26n28Ƴ53u
a fella	88 10ķ13c14ǃ15ſ19Ƙ
a fence	85 34Ƒ
a few	80 -7ŉ7m8O11Ɓǅ17Ɲ24Ŋ
a financial	90 40A
a fire	72 -9Ǐ7ŤƗ9Ŀ10Ɛ11ĺ19Ə23Ǣ30ǝ39Ƥ
a fireplace	86 
a flat	84 -14Ɖ-11Ņ-10Ŧ8j10Ř12ƴ19Ɓ20ƚ30ƨ
a flood	85 26ƙ
a form	88 13Ƶ24ơ32Ľ
a friend	82 -7B11Ɯ29ļ46A
a full	86 13Ƽ
a funeral	88 35ư
a garage	84 -13ƥ32Ű
a gate	90 19ƣ27Ű
a good	65 -21ű-10Ŵ-8ǟ-7lŇ7ņ8W9xǃ10iŌŨźǈ11Ŗ13ǖ15œ16ǩ19N20U26I30Ļ32Ŷ35Ǌ45L
a guardian	88 34Ư
a guess	90 15ƅǊ18Ə
a guy	90 -7ţ8Ť16ǜ20ſ
a high	88 -14ŗ17Ř31ƣ
a hip	90 16Ɖ21Ɯ
a home	90 18Ɣ35Ɲ
a homeowner	88 36F
a hot	86 19ƒ21ƍ
a hotel	88 -10ŵ44Ƥ
a house	75 -16Ɯ-15Ɵ-8ƞ-7ķ8Ƃ17H26ƣ61F
a hurry	90 37Ń
a hydrant	84 31Ə
a is	88 -8ǥ-7ŗ44Ɠ
a job	74 -18ƨ-7ŗ7ŧ8ǚ10U15Ʒ17Ķ21ţ24ǐ27Ǔ34q
a junior	90 29w
a kid	83 -15z-8ŷ18l24ƍ28Ʀ31Ź
a landlord	90 -13Ɣ-10ǌ50F
a laptop	90 -10Ǐ13Ǘ27Ɲ
a lawsuit	90 19ķ
a lawyer	80 11A16ǩ19ǜ29Ʋ
a leak	79 26ƛ33Ť
a letter	86 10Ÿ18Ŕ27K
a license	77 43ŷ
a list	86 -18ķ-14ơ16ǌ45Ɨ
a little	65 -18x-7Ƨ7mW8gqVƑƦ9ńņƹ10cIĿŐƳ11lǄ12Ņ13zĶ15Yż16Ư17Ŋ22œ
a living	80 -10ƞ-7ƽ15zƲ33q46P
a loan	67 15ƪƱ23Z33Ŭ
a local	90 20Ŝ46l
a long	82 -7S10ŝ20g22Ÿ30ř
a lot	70 -9ǔǙ-8Ƅǀ7ř9Nƙơ10tĿ11Rƚ12ǖ16ķ18Ň33Ɵ38Ɯ
a m	90 -7Ř22b41L
a medical	85 
a mess	88 11Ƴ15Ŧ20ť33i
a minute	86 -36O11Ś12f14u16i38N
a mistake	90 30ǚ
a month	61 -20ŕ-17Ĵ-16Y-15Z9ŵ10ƥǉ11ŎƂ13Ũ14Ɣ15T17Ƥ22ĶŅ24Ř37Ơ52Œ57X
a mortgage	75 -20ƕ7Z14F40Ɣ
a motorcycle	90 9Ū14ş17ǀ
a mrs	90 42f
a nanny	88 -7Ʒ29Ư
a new	75 -16PU-7ƞƭ8Ŭ9Ɓƌ10Ƶ12Ƅ15Ǚ19Ź21H22Ǖ24ǅ34G47S
a nice	86 7ņ9k10ź13Ƨ21i
a no	90 8ƴ12Ž13Ŏ
a normal	65 -9Ɲ-7ŲŹ7n12Ǐ16R27ŭ
a number	83 -30Ƭ-26I-17ř-11D12Ǡ13Ř17ſ21Ļ50X61Ǩ
a nurse	79 -10M-9ő12q13Q23U24S25ǁ34P
a okay	86 49b
a one	83 -12ǩ-7ƻ13ū19ũ20ƼǇ22Ƃ34ǡ
a or	90 15Ɓ
a parent	85 13ƽ55u
a pension	85 43Ķ
a permit	90 7ŷ10ƌ17Ÿ
a person	88 38Ŝ
a photo	88 22ś
a physical	85 14ƾ30ǁ
a pic	90 -21K25ś
a picture	78 10Ƒ11Ŵ15ū32ś
a pipe	85 27ƛ
a place	85 -8Ơ12Ɛ13Ƥǟ15M23Ɔ
a policy	73 -11Ŗ-10z-8n-7Ʃ11Ƣ17Ļ18ơ20Ƭ21ƨ31Ʀ38ŏ55ľ
a pool	80 30ƍ
a private	88 -11F-8Ő11ǣ12ǀ13Q23ơ
a quarter	88 12Ƭ15Ʀ19Ƙ28O
a quick	86 -8ǔ9ķ13Ŋ14ǁ
a quote	88 15Ľ38Ĺ
a real	83 13Ɛ14Fŵ24Ŝ31ľ
a reason	90 13ƀ16Ŕ
a recorded	90 30ŋ
a regular	86 15Ɖ16Ÿ21ơ
a rental	85 8Ƃ17Ɓ49ŵ
a renter	90 15Ƥ38F
a restaurant	90 -7ƥ13ƣ22Ǎ
a ring	88 43f
a rough	88 -13ŕ11T16Ů18ť22S25Y
a safety	88 7Ǚ
a second	74 -11Ŵ-9H9ŊƟ11Ļ13AƔ14I16ũ18ǩ25y26Ǟ39N
a security	90 22Ǝ
a separate	90 -18Ř15ş36ƚ
a service	79 -7ƶ10ư19ţ
a shed	90 24Ƒ
a side	90 32Ų
a slab	86 16Ƈ
a small	90 20Ő27Ŧ
a spouse	90 66f
a storage	86 14ƥ
a strange	79 10y22Ǖ
a student	80 19Ʊ
a sump	90 
a term	88 -14ŕ15ƭ18Ʃ
a time	88 -9a17b27L
a total	90 12ƹ13Ɨ17g
a trampoline	86 
a truck	90 -9ş-7Ÿ14Ū16Ǧ26S29ǐ
a trust	86 15ƫ47Ʋ
a typical	88 8ǎ9ǧ13T14ƿ15Ǆ
a vacation	90 -8ƻ12Ɵ23k
a w	90 8Ǒ14b35Ǉ
a way	90 -9Ř-8ŵ19ǁ21Ŏ23Ŷ
a week	68 -7ǩ12ǝ18ŵ19ŭ21ů24R26ƿ31Ų
a while	79 -11ǝ-8l9ų10ŲƤ12GŜŵ14Ǩ16Ň37ő
a whole	86 -12ǩ7Ǖ11h12ň15ķ16u
a will	78 80Ʋ
a win	90 46Ļ
a wood	82 -7Ű15Ɛ
a workshop	79 17Ɲ
a wreck	84 7ž15ż18ƃ20Ŝ
a written	90 12Ǔ15Ǚ
a year	64 -21Ɣ-14ť-9ƅ-7œŲ7Ɛ8ĽƈƮǝ10ŅŒ11ŕ13p17cq19Ǌ21Ɯ25ǉ29ǀ40Ĵ62Ů65T
a yes	86 -7Ł12ŋ40Ŏ
able	81 -8J8Ʒ9Ʈ11z12Y15ś16N18Ŗ
able to	81 -8J8Ʒ9Ʈ11z12Y15ś16N18Ŗ
about	41 -18x-13ŕ-12c-11ŗ-10Ƽǅ-9ǃǐǟǢ-8jCQŒǇǨ-7FĻńňŭ7źƍƎǘǛ8mĽŢƢǗ9BťƗƱƴǏ10AGHľŔżƂ11ĶŉŊůƨƸ12uVłƬƺǂ13hņŲ14YƔǁǜ15pļŖŹ17ƶǌ19Ť20ŇŝŴƞƳǄ21ǔ22rōŽ23ŀ25T29Ş30Ŀ37Ĺ
about #	63 -18ť-17Ĺ-11Ň-10ǅ-7IƅǑ7Ɯ8Ƙ10cĶ11ű12ŌƔǉ13Ɲ14Ƌ15ƪ16Ŧ17Ʊ18Ɨǀ19ƙǝ20Ǐ22Z29TY30Ƭ33ƺ37Ǌ
about $	72 -18Ş-16Ƽ-11ľƺ-8FĺƳ7ŉŪ9ŀ10vŲ12Ŀǩ15Uƶ16Ƹ19ǂ25Ơ32ť36Ť38Ĺ
about a	79 -11ǔ10ĽŊ15Ŀš19X22Ĺ
about all	88 11r12Ŀ15Ƴ
about an	88 18Ƃ
about any	70 -9Ť-8ŏ7ƌ8ƝǑ9ŲżƦ12ţƛ13H16š19ǜ22ǘ25ƴ
about anything	90 7Ƽ20ƥ
about being	88 10ŋ15Ş18Ž
about how	82 -18Ǌ-11ǋ7ŮƮ10Y11Ɔ13Gƅ14T
about insurance	88 -8ơ32ǌ
about it	65 -37Ş-16Ŗ-13ŝ-12Ŏ-8Ʊǩ7Ĺ8Ư12ĴƤ13ĵ14ĺ16ǜ17Ǝ18Ŷ21ō22A26r28Ň37Ŀ38Ũ39B48ŀ
about leaving	90 10Ţ23V
about replacing	80 30ĺ
about right	86 9g10Ɨ11Y14Ƭ18G
about that	73 -14BŝŤ-12ǩ7Ŀ10ŞƂ11v12k13t14Ŷ19ǥ27Ƴ28ō32Ŗ50Ň
about the	60 -21cx-17ƙ-14ŕ-13ŝ-12ƛ-11Ū-10Ňœ-8ĺŗǟ-7gBǞ7ŀŠ8ŖűƉ9Ź10Ƨƶ11Ǎ12HƈƟ15ņƨ19Ǜ20uŏǔǩ22Ž23ŔŞ24p30ƞ31ľ35Ǆ36Ť52Ŵ
about them	77 -13ŀ31Ş50ŝ
about this	77 -13Ĺ9ŋ10hŀ11BŎ13ƧǞ18Ƴ28r
about to	77 17TŹ
about uninsured	79 10ſ
about us	85 -22A13ņ54ļ
about what	78 7Ť12gŞư13Ķ14Ŗ17ŇƷ
about when	90 10Ƴ12Ľ26ť
about you	88 7m9f11iƨ
about your	63 -13y-9BľƝ-8rvUĹǍ-7VŇƧǐ9ƞǕ10Ǘ11Ŗ12ŊƲ13q14zŜǄ15ƨ16u17ů18lp19hƸ21ǈ22Ū24n26ŝ27P45Ş
above	80 8ǉ14Ǧ22ĵ35ƍ50Ǎ
accent	88 48l
accident	76 -7Ũ11žƳ15Ŕż25ť35ƃ
accident $	84 12ƃ29ť
accidents	68 10Ż14ţ38ż
accidents $	84 21Ż
accidents in	88 -13ţ35ż
accidents or	74 -8ż32ţ
account	70 -22Ǡ8aķ11Ķ18eY19ǔ20ĴŒǕ23Ŝ40ř
account $	82 -15e-7ǔǠ11a12YĴ13ř16Ķ25Ǖ28Ŝ
account number	81 -17Ǡ29e46ř
accountant	77 10ǆ28AǠ31B
accountant $	86 -12ǆ-10B17A35Ǡ
accounts	88 11ǔ22Ķ
across	88 11ů25ļ
actual	86 9Ɛ10Ǣ11Ś
actually	77 -9ŒǄ8Ţ9Ɲ10RŜž12Ļ14K16P28Ŗ
add	73 -12ŉ-9ǘ-7Ɣ8o11Z12ķǠ13Ǐ22y23c29Ǟ34ō65Ɓ
add up	88 -10ǘ15ķ16Ǐ
added	84 11Ɨǥ23ƌ27Ǟ
adding	88 8Ź24Ǟ
addition	90 15Ƶ19ƌ
additional	79 8Ɓ9ǒ10Ǥ12Ǔ19ǌ20ǧ
additional insured	80 9ǒ13Ǔ19ǌ21ǧ
additions	90 29ƌ
address	63 -13S-11Ǣ-10Ǟ8F11n15E16ǧ17ŷ25Ű26J31ǋ32G49D
address $	70 -14S-12Ǣ-8Ǟ10F11ǧ12D15n17J25G26ǋ
address of	84 -7Gǒ7ǧ9D18ǋ
adjuster	83 44ŧ
adjuster $	90 22ŧ
adt	90 37Ǝ
advice	76 17A26B36ǚ
advice $	85 13A23ǚ
advice on	90 17A
afford	86 -17ǩ-10ŵ9ǔ19Ƥ26X
after	56 -15ŘŞ-14Q-10ƭ-8Ʊ-7ů7ĵƕƫƽ8g9ľţƋ10ƅƩƷ11Ǣ12tJƧǟ14UĻ15wŢǎ16EŜťǤ18y19Ƴ21ķ22LƯ23Ŧ24z25Ũƃ33ũ
after #	88 11Ţ14ť16ƽ18ƅ
after $	83 -20Ş-10y-9Ũ-8O13w18Ƴ19Ļ25ũ26z
after a	74 8Ɨ11Ǣ18gţ31ƃ
after closing	80 23Ř
after high	90 46y
after that	79 -11b-8Ʊ11mšǟ12t17ƫ19ũ23Ũ
after the	71 9ƟƮ10ĵƳ11Ǡ13ǝ14Ư15b16ľ22Ǥ23EŨ35ũ
after you	79 -12Q-8Ƴ11wķ12ƕ14Ŝ15Ǟ20ťƷ22Ư
after your	85 -36Ř11Ŝ17Ƨ19Ƴ45Ŧ
afternoon	84 -10Ń10g13iL16Ō17j
afternoon $	88 -7i9Ō18L19j
afterward	88 11Ũ13Ƴ16ũ
again	64 -13ĸ8Ŝƚ9Ɩƞƿ10ǩ13o14t15k20L22Y23Ŷ28ňƗ31Ɠ33ũ
again $	69 -12ņ9t10Ɩƿ11ǩ12Ɠ13Ŝ16o17Ŷ18L20ňƗ36ũ
again how	79 -11ĸ34Y
against	72 7Ɣ10Ǆ11łǡ13rBń18Z29ƪ
against it	75 14rB16ƪ20Z
age	69 -26Ɖ-12Ʀ-10ŊŒ8x10ƽ11Ÿ13Ǎ24ƭ43ƈ64p94c
age $	77 -11Ŋ-7Ɖ10ŷ16v19ƈ29p35c
agent	66 -7Ĺ7Ǣ8Ǧ10ſ11Ǟ20ľ51ņ61Ŝ
agent $	75 -7Ĺ17ņ24ľ32Ŝ
agent ever	90 10Ŗ11Ǧ14ſ
agents	78 -9ǃ-8o17Ŝ32ń33ņ
agents name	90 -16ņ-9oǃ46Ŝ
agents you	90 -10Ŝ20ņ
ages	84 -8Ĺ-7Ņ75v
ages $	90 -7Ņ53v
aggregate	88 8Ǔ25ǡ
ago	77 -14Ť-10ǅǩ-7ŧ11ĺ12Ľ13uGƈ14ƴ16f41ť
ago did	88 -15Ť-9ǅ17G27ť
ago was	88 -8ŧ11ť16ƈ
agree	86 12Ĺ16B21r24Ł29ǩ
agreement	86 9ǌ31Ǔ
ahead	76 -10Ʊ8řŚ9a12Ʋ13y17ľ25Ō29Ş
ahead and	82 8ř10Ō11Ś12a30Ş
air	85 -9ǆ12ĸ13ơ14ǌ16ŉ18Ƌ24ǃ
airbnb	85 37Ɯ
alarm	75 -10Ə47Ǝ
alarm $	84 
alarm system	90 
alarms	86 21Ǝ
alcohol	71 -9Ǆ33ƿ35Ǜ
alcohol $	79 9ƿ11Ǜ
alcohol these	80 16Ǜ
all	48 -22ǩ-17a-13ŗǑ-12ŽƮ-11AR-10ŐǢ-9ŁǞǦ-8blvőŭŶ-7œŝůűŹƩƬǛ7Pśƀǉ8ţŮ9ŜşƇƲǔǗǡ10rsxĴņŨƞƷƹ11gŴƊƖƾ12tWŏƂƆǨ13dŖƨǄǋ14ŬǕ15Ƴ16ũƫ17wƢǇ18nĿ19ķƝǖ23Ŧ25ł28ōƌ29k31Ɨ32Z34ǥ
all #	86 10d13Ƣ19s23ł
all $	71 -16R-10ƞ-9Z7nHƜ8ĿţƔ9Ƴ12Ŝ13zŞ17ǡ18ƌ19k20ƹ22Ɲ25g26ō31ŏ
all about	90 11ƨǄ28ł
all at	85 7n10ş19Ĵ
all day	88 10Ŵ36P
all do	85 -8P14W18Z19ǥ22ƊǄ
all in	80 -14Ť-11Ž-7ƒƗ8Ś15Ŧ16Œ21ķ40ǖ
all is	84 -13ŗŻ-7ŏƨ7n11ǥ13uķ14ţ40Ŗ
all lives	90 -17ŷ34n
all of	71 8r10tĺĿŦŪǘ12Ŝ13ǒ16Zǋ17Ɨ
all on	85 -11Ɗ13qǗ16Ǩ18Ɔ28ƨ
all over	86 -8l8Rǐ9C14ǔ15ũƒ
all right	90 -8Ʈ9ş16Ʀ17Ŋ22Ʒ
all that	74 -11x-8Ő9śƗƣ10ư11Ķ12ƀ13kyǙǥ51Ũ
all the	72 -9Ʈ-7ŨƗ8řšŲǨ9Ś10ĿƌƷ11Ɗ13Ń15ũƝ16Ƈ22ņ
all these	88 8ǟ12Ɓ15ĺ27U
all this	81 -11Ǧ-9a-7Ʒ7J8Ŀ13Ƴ14t17j20Ƃ29r
all together	86 -13ş16ǉǊ18Z
all what	90 13LƗ14Œ16T
all you	84 -18Ǒ8Ư14ŻǗ15Ļ29Ǉ
all your	76 8ķ10Yǔ15ş16ƾ28Ǖ35Ɨ
alls	90 12ƶ14ń16ƻ21n
allstate	88 16Ņ18ő34Ő
ally	90 13Ƅ20Ŭ
almost	75 -10Ɯ-7ǣ8Ƅ10ư11d12k17ţ21Ǖ35Ǚ
almost cost	80 23Ǖ
alone	80 -12ǋ-9ǩ-8ƕ-7ł7zƟ9Ŗ14Ʈ17Ʒ20Ǎ25n27Ł
alone $	84 -9ƕ-7ł7Ɵ15Ʈ16Ł18Ʒ26n
along	79 -7ő7x9Ƃ10tƼ11iǀ13Š14ƞ16Ƨ17Ķ19s
along $	86 -8t-7ǅ10s12x13ǀ14i18Ƨ19Ķ
along with	90 8Ƶ10Ƃ11s17ƞ
already	71 7v8Ɩ12ưǩ14p15Ĺ16Ź27Ɓ30ŏ
already $	85 8ŏ17ǩ29Ɓ
already have	86 12ŏ13Ĺ
alright	70 -8lJ-7ǔǩ7Ĵ8Eŗş10ŨƮǁ11KŇŋ12ť14NƷ18M27Ŋ30i
alright $	84 -8ǔǩ8Ŋ10ŋ12i14Ũ25M
alright i	88 -8l11Eŗ18Ň
alright if	88 -10J15K21Ŋ
alright with	85 9ĴŊ14ǁ
always	77 -10G8Ɯǩ9Ř10ļņ11Vĸ12ĵ20Ɨ24l
am	55 -13ŉ-8Ɩ-7Sƀ7rŊŌƊ8APĹǄ9qIMŢŤƳ10wBĽŵ11dUņ12ż13cfhǥ14Ņ15CŇ16ő17g18ń21ō22b23ƞ27N31i32a38ň
am a	90 12K31g
am curious	86 11B12Ŕ14Š15r16Ĺ
am glad	90 -9ƀ11Ĺ12ż13Ƽ15Ť
am going	83 8d10D11Ż13o16a19P
am hearing	84 -16ǩ8gŢ20ŵ24h
am i	65 -13Ĺ-8Ɩ-7GSŊř8fvƹǀǌ9uƑ10i12AI15q16ǥ18Ō19c20C21ňő22Ň24ń26bN29a41ǩ
am not	88 13B16N19ŝ29Ņ
am sorry	83 -11a-8ǩ7ů12zƽ14f22ņ
amount	71 -9ƌ10ƦƱ15žǖ16Ŧƚ17Ɨ19Ɠ20Xŗ49Ƭ
amount $	84 -7Ǣ7Ɠ12Ʊ17Ɨ18ž
amount on	90 -8ŗ-7Ɨ11Ǣ15Ʀ24Ŧ
amount you	90 15ŗ25Ƭ
an	51 -14ƝǠ-12ǧ-11š-8epŖŬŲǏ-7yŁŌƊƬ7LŧƑƣƶǓ8Ŋƌƞǀ9őƆƕǃ10qĹŔ11lǋ12Fƅ13ƃƴǦ14JKNOP15Ū16Dǜ19Ķǉ23ľ25Ɨ26ŜƄ29b31Ƃ32ǖ42A50ǆ
an #	85 12űƀ18Ŝ
an accident	86 12ż18Ŕƃ
an accountant	85 -12ǆ-11Ǡ-9B72A
an agent	81 -8Ĺ15Ŝ26ľ
an alarm	90 
an apartment	86 -8Ơ9ƣ17D18ƞ
an app	88 8Ž44ǖ
an email	81 -11Ǡ-7Ľǘ25J27K
an emergency	90 12Y
an employee	85 32ǜ
an excess	90 12Ǧ22Ƃ
an hour	88 -7ŌƲ16L19ǉ29O
an insurance	86 8ņ10ţ19Ŝ20Ĺ21ľ
an llc	86 40ǆ
an old	85 -7ŷ9ŀ12Ĺ18ő19Ū20Ķ
an older	88 11Ƌ29ƅ
an s	88 -11p12Ƅ14b33ǆ
an sr	86 24Ƅ
an umbrella	71 21Ǧ22ǩ
and	31 -21ǩ-18S-15Ĵűƅ-14Ňƣ-13Ńŵ-11ŅŉŲǔ-10jŨŰ-9ňơǓ-8YĽŀũŶƚƞƸ-7ļƒǋ7fgŁņƊƻƼ8tENPQĶžƀǆǎǝǥ9epzŚŹźƆǀǙǣ10hŌřſƂƓƾǄ11őŘ12JƛƯǐ13BTńŐƃƿ14ŦƋƨưǌǕǠ15ķşǁ16ƎƗƫ17ů18ŷ19nDWĹ20ų22oZōǇ23Ɣǃ24Ǐ25v26ǚ28ŒǛ29dC30w31ǈ34ƺ41a42Ū
and #	76 -17Ǒ-11Ĵ-7Ÿ9ǉ11Ƣ16Œ22nƔ43v48Ǉ
and @name	85 -11ǟ9Ł12ǈ19Ƣ21t36ŷ
and a	67 -8Ƨ-7ƶ7hƝǌ8aư9bLƂ10WƑƻ12ǣ13ǈ14Ķǥ15ů17ǁ21v27Ūƺ28u30ǐ
and about	83 -12ǋ-11Ĺ-8c9Y12Ɔ17U31Z57ƺ
and address	88 -8Jǒ26ǧ
and all	77 -9ƞ-8Z-7Ő9ƔƗ10Ɯ11ĶƢư14kT16ǥ
and an	90 8ƣ22Ū
and and	74 -7Őƶ9Ŗưǒ10JĶƺǀ13d14ƾ17Ǚ
and any	88 7ƽ12ƿ
and are	79 -7y7Ʊ9FǤ11Ǝ27u
and by	79 -19ơ-16ǌ62Ĺ
and cards	80 8ǖ
and clear	86 12Ŭ14Ʒ36Ɣ
and collision	80 32ƀ
and could	90 -7ƃ9ǚ14ǟ22W
and dad	88 
and did	80 -8ŉ8Ŕżƈ9ƌ10m12n13ō22ź
and do	69 -10Ǆ-8Ƌǧ7Ʋ9Ƅ10ƀ11gŗŚŹ12ƙǌǛ16ŊǑ
and does	86 -7ƣ7Ǝ9Ǎ19ź
and for	84 -12ƺ-9Ŵ8ƻ12žƗ16ǁ23ǂ
and give	86 9ř12aŷ17Ɨ
and hail	84 15Ř
and has	79 13ǣ
and have	81 12ư14ƪƴ
and he	84 -8ŝ12ǒ13ƽ19ǜ22p28o29s
and his	88 -40d-15Ɖ7ƶ9Ǒ14n32ƨ42p
and how	57 -18ƣ-16ŗ-13w-12Ƹ-11vS-10œǈ-9ƒ-8u7ĶǕ8hkŧƏƔƺ9ĵƊ10Ŷŷƭ11c12ǅ14xǄ16TĻƆƨ17t19pŦǇ27ǂ49Ɠ
and i	68 -14Ʋ-7Pǩ7kG8qMƼ9ňŊŎǆ10xX11Ƅ12ŐƬ13ōǞ15NO25Ō32L
and if	74 7ŞŢ9Ǩ10zI12G16ƧƯ31ƫ
and in	79 11Ǌ12ǈ15ǐ
and is	62 -12ƚƣ-9ƪ-7ǂ7ƃƱǄ8Ƒ9g10Ŭ12Ɵ13Ǡ14TǛ15Ƹ18Ř20Ʃ23F
and it	74 7Jǚ9g10ƛ11Ƽǘ12żƐƳ14œ15Ʋ19N23w
and just	90 -7Ľ7ŋ15K23ǋ
and last	81 8o62a
and look	90 -7Ŗ12Ư21Ǚ30Ŝ
and model	88 24Ū
and no	84 8Ƴ11g12hưǀ15ƿ
and not	90 16ƪ17Ź18ǩ24ĺ
and on	90 7Ļ8y14q18Z
and raised	90 -9d25l
and read	79 -8ř-7ŷ10eƪ12Ÿǌ13ǉ23ƻ36Ś
and roughly	79 -10T29Ʈ
and slow	90 -14ǎ-8ǟ12ū13b24U
and some	88 7Ǆ8Ž14ơ16ķ
and street	90 13D
and such	90 8Z12ƻ
and tell	74 9ŗŠžǢ10ƇƉ11Ū12ŀ14Ś16W28ſ
and that	74 -17ǈ7ş9ŻƦ10Ƽ11Ŵƛ13ǥ20W25Œ33Ť
and the	58 -30Ū-27p-12Ő-11Ƃ-10Ś-9a-8uŅ-7Ɠ7łƾǟ8şŽ9eǈǌǦ10Tŝǥ11ƫ12œ13řǑ14Ǖ15Œ16nw17ťƇ18Ŧ20E22C26d34v41Ŵ46D48Z
and then	76 -12Ť-9B7ƭ9dH10ƴ12ń16w19y20ƫ21ņ72ō
and they	79 -9Ǒ9š10Ƥǖ12Ķķ22ǩ28ơ30Ŧ
and tube	90 30Ƌ
and was	90 18rƾ
and we	88 7s16Mƭ
and weight	83 23ƺ
and what	50 -14Ř-13Ŵ-12Ɯ-11AŞŹ-10F-9ƶǞǠǩ-8vť-7rZ7pyķƘƚƣǆ8cŢžƌ9wő10Ůƨǉ11aľ12ŖřŝƉƠ14J16B17Ư18ǎ19qĹ21ŗ28dP36ǈ37Œ58Ū
and when	75 -10ǎ-9p8sśƒ9V10G12dƾ14P19ŕ21Ƨ27Ɩ
and where	72 -42ǋ-18Ő9ƕǞ10ǀ11Ʀ13X17ŴǏ28Q51C
and which	76 -29Ŵ7d10J11ƶ13ų21Ūŷ24ū
and who	68 -22Ƣ-13Ū-12Ƴ-8ŷ12Q13Ǡ16h18nŤ21A24Őǈǐ28o
and whose	77 12Ź14Ő18A20Ƣ
and why	90 -17ǩ-15o22Ŀ26r38ĺ
and would	84 17Ž
and year	86 17ő18d
and you	68 -10ŝ-9dƽ-8P-7Ųǎ8zŘŸƃǈ9ő10ůƨ11ŌƵƹǋ12sR13fǆ14Ǖ20ǝ22Š23Ƥ25ų27p59a
and your	62 -15ƨ-13P-11Ŵ-9Ŧƽ-8wǔ-7tŲųǂ7f9Ũǘ12Ƙ13ƃǨ14ǃ16ǎ18Ő19Řǣ20d21aqŷ23ǆ24o25BŁ27ů
animals	86 42h
annual	76 9ƪ10Ů15ǉ16Ǌ19T
annual payroll	88 
another	72 -11Ţ-8d-7Ʀ8ż10ōŷ11Ŷ13vŹ15ƴ18ŐǞ19I20H24Ŵ29Ɵ31ŵ38y
answer	86 -9ƴ9K12ľ14ǚ15Ŕ22ŉ
answered	90 23ŉ
any	40 -18Ɓ-17QƧǅ-13ŖźǢ-12Ɨ-11ňǐ-10cnsŗŦŴƀ-9NŐŽ-8ōőŒųƆƩ-7qFĴĺƞǇ7tũƔƽǎǤ8vŌƥƨǛ10ńŋŏƂƎǈǏǜ11ZŪǂǚ12ţƉǘ13uƑƴǆǓ14kƐƿ15ż16xyǑǔǙ17ƛƪƾ18WĵƙƱ19Ƙǃ20Ƽ21j22ķŻǀ24H28gƻ29Ų30Ɯ33mű34Ʀ36ƌƝƸ38h39ƹ46Ź50š
any #	84 -24ǅ-16ǣ-13nǇ13h49Ǒ116Ʊ
any $	85 11Ų18ƨ21xƝ26g
any accidents	70 -7Ż15ţ29ż
any additions	90 29ƌ
any animals	90 29h
any bankruptcies	90 22ĵ
any big	84 -8Ɔ16Ƒ28k
any business	86 10Ų12Ɲ
any cash	88 -8Ʃ8ǖ20ƪ
any chance	86 9l10Ɣ11Ś14H16V21P
any claims	78 34ţ
any close	88 14ǘ44Ǚ
any complaints	90 37Ş
any coverage	82 -15Ʀ-14ŗ-11Ƨ7Ƴ33ƨ35W40ŏ
any damage	77 -14ƛ-13Ŧ-8Œ26Ť55ű
any deliveries	90 -11ǐ27Ų
any delivery	80 -7Ų11ŭ
any drugs	90 15ƿ
any excess	88 35Ǧ
any family	79 -9ǂ19Ƹ
any fender	88 24ż
any health	81 -19ǂ16Ƽ36Ƹ
any heart	90 -7n14Ƽ17ƽ
any hobbies	88 -32ǀ62g
any insurance	88 -15Ǔ-14š17ƴ18ſ20W
any jewelry	88 
any kids	84 -13y16u31Ź
any kind	90 9Ŕ13ŏ
any leaks	85 31Ɖ
any life	83 -19ƨ-13Ƨ-7ŏ10W65Ʀ
any loans	88 -7Ʊ29ƪ
any losses	88 31ţ
any more	86 -13ǀ62y
any of	71 -13N-10c-9Ɲ-8Ž9ƋǕ10ŹƦ11ŏ13ƽ17Ǐ18Ų24Ǒ25vƥ26j45Ɯ
any other	77 -7ſ7Ū11Ʀǋ12Z19ŷ25ş42ń
any plans	84 8Ǟ23H
any prescriptions	88 20ƻ
any questions	84 22ŉ
any reason	90 -9s-8ŏ33Ō
any remodeling	88 20ƌ
any roommates	88 13Ƣ
any savings	88 16Y
any side	79 16Ɲ20T
any subs	90 8ǒ
any tickets	82 -20ż44Ż
any time	86 -12V12y21ƴ40Ƹ
any tobacco	88 31ƹ
any trouble	88 11ĵ31ǜ
any violations	90 8Ż
any water	75 15Ǝ25ƙ27ƛ
any wood	88 23Ɛ
any work	86 -14Q18ǔ29Ɲ
anybody	56 -13Ǐ-12ƪ-11BǦ-9ĴƉ-8ŎƦ-7T7tƁƋƟ8ƢǇǙ9zŔƈǘǜ10ŝǑǢ11ƣǩ12uŁŜŤŷƓ13hżƜ14ŏƂǡ15ƴǔ16n17ųǛ18ǣ20ńŲ21ZǨ22Ư23Ǎ29Ŗ
anybody $	80 -14Ŝ8ż10Ŗ11ZŁƳ18ń30h
anybody been	80 24ţ
anybody else	77 -13Ł-9Ƣ7ż8ń11Z12Ǩ31ŷ33n
anybody ever	77 -11ţ10ǜ12Ŝ13ǡǣ17ƴ18Ŗ19Ɯ21Ǜ
anybody hurt	90 11ǣ25Ť
anybody in	90 7ŷ12ƽ15ſ
anymore	83 10z12Ŧű14ŝ19ť33ƭ
anyone	63 -13ƈ-11R-8WĿƾǈ-7ŭ7ş8ǘǣ9ŷǨ10Ɯ13nƉǩ14Ʊ15Ł17Ǣ18ƯƳ20ǜ23Ɵǐ26Ŗ29ų
anyone $	88 -17Ŗ-11ǜ-10W15ş21Ł22Ƴ27n33ų
anyone co	80 19Ʊ
anyone else	85 9Ƣ12ŷ13ų
anyone gone	79 13ǣ
anything	50 -15ǩ-9ž-8ƈ-7š7BĿųƱǍ8şŲƂƜ9Zż10ƸƻǓ11ƝƲƽ12ƦưǏǕ14kĵƑƳ15ǀ16gŏƨ18ŇũŻƚ19Ƽǂ21Ƙ22Ƅ23ŉ24Ǟ25ōƍ26ţƿ29ƥ
anything $	67 -14ƦƸ-11ŉ-9Ƙ-7Ŕš7Ɯǀǜ8ţ9ƌǂ10rƨ11Ǔ13Ǜ14ũ15Ų16ō17g23Z29Ǟ37Ƽ
anything else	73 -7Ƙ11ķ23ş24ō
anything from	90 9Ǖ12g21Ƅ
anything fun	85 -10g37k
anything in	76 -20Ƽ-19Ş-18ƽ7ƌƳ12ŏ13ĵƥ20Ʋ32Ʀ33Ƹ46Ň
anything like	74 -10ō-8Ň7ǎ9W10Ɯ12uǀ13ųŻ14ƹ27Ɲ29ƿ
anything on	80 -13ž-11Ǧ-9ŋŸ9ŏƃ12ţ16Ƅ18ű25Ƃ27Ż33ƨ
anything special	77 15Ƙ
anything that	85 -8ǩ11ƻƽ14ĿƘ18ǀ
anything to	90 -10ƌ7ƶ13ƍ19ƚ24ũ
anything valuable	90 8ƥ15Ɗ
anything you	78 -20Ǟ-7Ƶ9ƻ13ŝ17ƥ35ŉ37ō
anytime	90 -15Ǟ-8Ń34H
anytime soon	90 -15Ǟ-8Ń34H
anywhere	76 -12ǘ-7Ɵ8Ƥ13ǀǗǥ19ş21k29ň
apartment	62 -19Ǎ-11ƛ-9H-7ƄƝ9Ű11ƞ15G16FƜ18ơ20ƥ21D22ŤƗ23ƣ26Ƣ29Ơ30Ƥ
apartment $	70 -20ơ-12ƛ-10H-8Ǎ9ƣ11Ƥ18ƥ21F23Ƣ27Ť38Ɨ
apartment building	90 -16Ǎ13ơ15ƣ
apartment do	80 -8Ɲ30Ɯ
apartment or	88 -30F19D37ƣ
apartments	85 7ơ18ƣ44Ǎ
app	69 -8Ŗ7ǆ8ś10Ƅ13Ŝ14ƴ23Ś31ǖ40ŝŽ42Ų
app $	80 10ś16Ŝ30Ž39ǖ
app that	88 24Ž
application	85 10S11ǀ13ƿ16Ō17ƴ
applied	90 23ƴ
appointments	88 -8ƃ9ǖ10ƾ11M12Ǘ16ŵ
appraise	90 32ƒ
appraise for	90 32ƒ
appraised	86 45Ƙ
are	33 -16Ŕŧ-15AŠűǃ-14ļŜƗ-13ŵǂ-12Ň-11ŅŊƜǅǛ-10ĽŤŹƀƧǥ-9mƂƓƥƫ-8qtKōœŴƔǏǓǖǜ-7BIJWŘŻƯ7dŀŎŞƉ8ĴĵĺňƑƢǊǢǣǤ9pĶƹǠ10EƁƏǐǨ11jzķĿŬŭƻ12nyŋųŶǔ13uLTŏŝşƟƤƷ14Ńńƚ15RVŖƮǇ16bĻŌŒŨƭ17łƱǀ18Ǒ19gkwĹ20f21Ūƺ22ũ23PǞ24lŢƞ25ŗǈ26a27ǎ28Z29H30vQƸ31iƣ32ǟ34Ő35F36xǆ41C43ǩ46c
are #	84 -13Ĺ-9ŝ7ū12Ƅ13ƺ14ǆ18p51c
are $	79 -10v10j12Ţ14c20b77a
are a	76 -13ǁ12Ƽ13Ʒ14ƹ18bF21l31d35g78P
are at	83 -15P10S12U13ž14Œ21ǋ43Q
are covered	86 -8Ŗ7ǒ12ŗ18Ő28Ʀ
are done	88 -12Ŝ12y15Ļ17ŷ25Ǟ
are going	86 8ł12ǟ14Ł
are gone	77 -13ƕ-10ƭ12Ư16ƶ19Ʈ23Ʃ34Ɵ50Ʒ
are good	90 -12Ň15ŉ16ŋ27Ō
are in	68 -19Ǎ-10ǐ-7Ǉǖ8cFƃ10ơ12iQ18Ƹ19ŎƙƢ25Ǘ28ƣ32ų44C
are insured	90 -10Ɠ11ŏ25ŗ
are looking	86 -9Ĺ13Ś16Ǌ19ĺ35Ƭ
are not	72 -15Şǩ-14P-7A7Ɩ8Ő9L11Ǡ12ŀšŦ13Ŵ14ǝ17Ň20ƟƱ22ǈ26Ŗ28g34Q
are off	88 -8g7ƃ11k13N15R
are on	68 -13ŷ-9ž-7Ƃǉ7ƑǦ8Ƣ10T12ŋƣ13ų14ŗǠ16Ś18Nǆ21Ū25Ɓ31Ǉ
are out	90 -7Œǈ14ů27Ǩ
are over	85 -9c15ů18T28C41Q
are paying	85 -9Ĺ-7Ɠ10ǉ15Z16Ŗ19Œ
are pretty	90 13ō16Ŷ19Ţ
are right	90 8M10Ů
are the	62 -26ž-23u-19Ǐ-16Ɩ-9i-8Ūǖǡ7Ş8bƃ9ųǉ10ŝƛƮǆ11qǈǤ12ƑǄ14ŭƚ15vyǕ16ƞ19ř20Ǣ21ź28ǐ43ŗ49x
are their	88 -11ǐ49ǈ
are there	70 8H10Ǝ11Ǉ15Ɖ22ŷ27u30ǩ33n37Ǎ
are they	62 -14ŝ-13ǟǩ-11ŧ-8N-7lŔǃ8Ǝ9ƪ10Ƙ11z12UŞş14Ǐ19Ǉ22wǔ23Œ27Ǒ37x63v
are things	85 25ǟ39i
are those	82 -14ƈ9Ɯ10ƻ13Ƌ15ǐ17Ƒ21Ɖ30Ǒ
are unhappy	90 -12ŝ32Ş
are we	71 -17Ļ-11N-9ĺŘ-8iPƬǩ-7Ź7ƭ9OŏŦ10Ɔ11ŷ12h13cŌ14Ƶ15ťŪ16Ŏ17Ń23v27X48Ĺ
are with	82 11Ţ12Q26ŝ51Ő
are worth	86 -15Ǐ-8Ǣ9ķ16Ɲ34Ƙ
are you	41 -28v-20ƃ-16ǈ-14zǇǝ-13ơǂ-12œǑǢ-11eşŠƗ-10IWļŀƔƟǡ-9qņŒŞŹƑǅǖǨ-8AŇōŴƜ-7bƀƦǓǔǕǙǛ7oYĵĶĺƖƠǄǐ8NĹŁŝ9sVŕŖƏ10Ʈ11ľŽſ12pDGƞƣƹ13jƚ14Fň15ĴŬŭŲƱǞ16LŐǣ17ǁ18HŢ19flEķŪŶƻ20Ń21RĿ22Ƹ25uĻń26PžƤ27Ũ28ckǀ31iŏǆ33ƺ34ł37Z38ǎ39ǟ44ũ47C69ǩ
are your	60 -18Ƙ-15ŗ-11Ǆ-10c-9Ů-8x-7PŒ8uǕ9V10lƀǍ12ǩ14RǏ15ǈ18w24ǔ27ĺ29z30Ǌ35Ǣ45vǡ
area	79 -17ƚ-9ő-7PS8Ŕ13ƙ17j24E29l31C37I
around	58 -11H-10ǩ-7ƆƢ7uŰƕǗ8LşſƎǧ9Wŭ10ƜƥƱ11ĵǁ12ƍƓǉ13Ƒ14n15hl16V18CT19ń21zŠŵ26s
around #	79 7s8Œ12űǗ19ĵ29T
around $	73 -16tŢ-13H7ĺ10zƱ11ǂ12ş14W18u23V25ŵ27s52ń
around here	84 -10C8Ɠ9ųſ20l25z
around if	79 15ŵ
around it	86 -7s14X15n16ƍ
around so	90 -9Ƣ10ő17ƥ
around the	83 -9ƙ8k12n14ƎƑ16ƍ
around there	88 10Ņ11ƙ12lŰ14h
art	76 23Ƙ
art $	78 13Ƙ
as	57 -11ƺ-10hŸƯǩ-9z-8ǔǧ7lKŒūżŽƬƸǁ8CŚŶƦ9ũǀ10dv11ń13j14Fƫ16ƲǓ19o20ơ21ŏŷ28c29f51ǃ
as a	76 -10z-7Ÿ7f9Ż10ő11PŴ12ǀ13l14Ʀ19Ƹ27ŷ
as additional	86 -11ǧ7ǌ13ǒ36Ǔ
as beneficiary	73 
as it	85 11Ɓ13ŒŶŽǈ24j
as the	84 -7Ÿ12Ƭ13ƫ14ǃ19d20ơ
as you	85 -10Ƹ11o12K13ǂ
as your	90 7Ŝ10Ű20C
aside	82 14Ʊ33Y35ư
aside for	86 16Ʊ22ư
ask	59 -8Ǎǔ-7Ő7iTŦ8aǩ9ĵƇơƧǒ10u12A13š14ǌ21Ĺ25c30ƿ32Ł33Ŋ36Ǔ40ŉ
ask $	82 11c19Ǔ37ŉ
ask for	69 -12Ż-8ǔ-7ơ7ƾǦ19ƿǌ24Ǔ32Ĺ
ask how	90 10Ų12c13i
ask me	83 59ŉ
ask so	90 12ũ13hŦ
ask you	79 -30ŉ-10Ǎ7Ǔ22ơ71Ŋ
asked	72 -10Ÿ7Ŕơ10p12ń13ōǒ14a15Ǧ17ƕ20ŉ23ǧ
asked for	77 -26ǒ7ž13ơ21ƕ27ǧ
askin	90 -8ǒ9ǧ10v16a
asking	73 -18ǌ-7Ĺ8pǘ10Ơ11c13ZĽō15Ŋ20Ǔ24ơ26Ƅ30ƒ
asking $	85 8P15Ơ16Zō19Ŋƒ
asking for	80 -19ǌ9ǘ18Ľ30Ƅ33ơ
asks	83 -12ơ-7ǧ8h13w16P18m20ǌ
asks about	90 11h19m
asphalt	85 40Ɖ
assets	88 26ķ
associates	90 29m
at	41 -21iŦ-16cƃ-15ơǈ-14RƂ-12lǇǞ-11ŀōŕŝǄǏ-10ŔŻǂǑ-9fkşťũŴƄƪ-8YZŌŨŭŲųƒƟƠƷǨ-7aoAņňśŢŧſƅƑƙƢƳƴƵǀǋǗǝǩ7ŹżƖƦƹǌ8Pĺ9ĶļłƍƜƭǢ10ŗƘǊǎ11VńŇőŘŮ12bœŸƧƾǡ13CƓǠǦ14qŠž15uŁŷƽ16ŚǙǣ17N18ǖǤ19s20ĵ21Ŏ24Gƥ25L26h28Ľƨ29ĿŏǛ31Ŝź32Ű36WŅ39Ɲ41U44n46Q47S48J
at #	68 -7ƿ8Ƹ9RžƊ11sƧ14Ƙ17ǋ21V23Ǜ29Ƭ31DŸ32ƽ33ŗ35Ņ43L
at $	75 -15Ǣ-11Ŧ-10Űǋ-7ŗǙ9Ņ10ǣ18ń21Q22ł23Ř34ĵƓ53C
at a	76 -8a11Ʊ12qż13N15b18Ķ34P
at all	69 -15R-12Ǣ-11ō-10Ż-7rƦ7Ŀ8h9sHL10uW12ŜŞ15z16ǡ17Ũƌ18ţǥ19ƹ20ƨ21Ɲ24g31ŏ
at fault	84 -8Ũ23ż
at gmail	90 24J
at home	68 -15Ǐ-9Ư12rƨ13q16Ɲ20w21h22Ź44u48n
at it	75 -16ő-10Ĺ8Ɲ9g10sŚ13Ǟ21Ŝ24ĺ25SŖ
at least	86 -9S-7ǌ13ŗŧƞ14ǡ16ő17ǅ
at night	68 -7ƣ7ĸǛ8nƿ9Lľ12ƻ16Ǐ17Ű18ǖ20x22ĻĿ27ǎ
at once	86 19Ĵ
at risk	80 12ķ
at school	78 -12x-7m45ź
at that	77 -12Q7ŷ8S11F12ŠƮ15Ŝ16G28n
at the	54 -17V-16ŗơ-14u-13Ǟ-10iCWǩ-9G-8B-7cƸ7htŘǏǙǠ8Ŏƾ9ǊǛ10ư11sľ12ĺ13Űƛ14bƖǟ15ĿřƥƦǖ16őŮžǌ17Ǥ18Ő19PļŠ22Ɲ26Ś27Q28Ľŏ31S52U
at this	83 -7ő9S13V16œ28G
at work	69 -29P-18ƃ-11L-10ŗ-9iů-7Q9KV10Ǚ12Ư13B14Ņ16U20Ƨ23N27Ʀ30ĺ40ǣ65W
at you	88 -8l14Ņ23Ŀ31Ň
at your	66 -17ş-15D-14ǣ-10ŕ-8B-7ǋ7ƣǜ8ƮǢ9ĶǠ10ĸŜƍ11Ə14hĵ16ƥǛ19ƾǙ21S25G27ŷ29Ł33Ű34Ɯ
attack	86 13ƽǨ17Ƽ
attorney	90 13Ʋ15Ɩ17B
audit	68 -11Ŧ-9Ť9ǣ19ǒ51Ǥ
audit $	82 -10Ť22Ǥ
audit @name	90 -14Ŧ20Ǥ
audit go	78 11ǣ
audited	85 25Ǥ
audited $	90 
auditor	86 23Ǥ
auto	68 8Ƅ9ſ11ǃ18Ĺǥ25ž33Ƃƃ38ş
auto $	82 -7Ź17şƂ26ž
auto and	90 9ş13Ƃ19ǥ
automatic	90 14ƛ17Ĵ
average	90 -11Ų13R16ǉ26ź
aw	90 -7ų11w14Ź17ƅ
away	65 -10mQ-9x7Ńƙ8Bǁ9ż11Ţƿ14ĶƧ15Ƴ16ƴ18ŉ19ĻƦ34k37Yź40Ɵ
away $	79 -12Q8Ʀ10Ǩ14Ń20ƟƳƴ38Y
away at	86 -12Ʊ-11x-7m46ź
away for	85 9Ɵ15k29Ķ
away from	86 12B15ƿ16Ţ25k
away with	86 15ŉ30Ļ
awesome	71 7coFŌ8Ǌ10uĻŰƇƘƧ11nCŚ12I13ţƔ16Ǆ19ĵ21ƿ
awesome and	88 10F11o14u
awesome that	90 7ţ13c16Ƈ26ĵ
awful	88 9Ũ13ĸƮǉ
aww	80 8v10wxļ11o12z18ƫ
aww i	90 14z16x
b	77 -12h8Ɯ11D14ū32d33ǥ36ź44ǃ
babies	90 -13ǀ16Ư21h23y
baby	72 -18Ƹ13ƻ15v17Ư18w20ĺ21y29d30Ŷ32x40u
baby $	84 -12Ŷ22Ư23w27u
babys	85 -17d23vw
bachelors	83 46m
bachelors $	90 20m
back	55 -13ǩ-10r-8UŖ-7aŇţŵƻ7tœŭųƖ8Ǘ9Ǥ10ŘŞƲƾ11IŮſƍƑ12uőŒ13ŀƴ14LƝƿǟǣ15hƩ16VŴ18Ũ19Yǝ20Ľ23ŠƙƷ24ňƪ25Ɠ30ť
back $	73 -8Ɨ10ŀ11Ǟ12ƪ14Hƍ18Ŵ19V20ť22Œ29Ɲ30L
back and	86 -8Uţ15ŭ17ƴǣ18ų
back in	80 7y9f10ƴ13t14ť15Ľ18Š
back on	71 9ƃ10ƿ11I22Ř25Y35Ũ
back then	84 8ņ11ƅ14ƒ18œ20Š29Ʃ
back there	88 21h23u
back to	80 -8Ŗ-7r12Vľň17Ľ18Ʈ26Š28Ʒ
back up	79 -14Ɨ9ƙ10ƛ12Ƒ18Ǘ21ǘ24ǝ30ň33Ɠ
back when	90 -8ƻ12Š14ƿ23ſ
backed	85 19Ť40Ǘ
backed up	88 42Ǘ
background	86 7s10ŋ24ǜ26ǩ
backup	76 -10ŗ12Ɗ22ŵ26ƫ32ŏ37ƛ
backup $	90 -17ŏ17ƛ31ƫ
backup coverage	86 -11ŗ-7B27ŏ39ƛ
backyard	90 -9ƙ9Ɯ11Ɣ14ƍ
bad	71 -14Ŵ-7Ő9ŝǘ12Ƈ16Ţƚ20ĸ27ǚ28ż38Nņ
bad time	85 10ņ30N
balance	85 -10ƕ29Ɣ
balance on	90 
ballpark	79 -7Ĺ8S9v11G12Ŧ16Ļ19ķ24T
bank	68 -24ř-9ŀ7Ǖ8Xǐ14Z21Ƅ29Ŭ31e33Ĵ34Y55ƕ
bank $	79 -10Ŭ7eƄ15Ĵ16Z18Y35ƕ
bank account	88 -30ř29e30Ĵ
bankruptcies	90 22ĵ
banks	86 9ƕ13Ŭ38ƙ
bar	86 -8Ǡ60Ǜ
bar $	88 -8Ǡ61Ǜ
bare	86 9ſ11ŏ13ƀ16Ő20ŗ
barn	86 -8Ɠ-7ǝ45Ƒ
basement	64 -11Ƙ-7Ƈ9Ɯ12ƙ13Ɲ18ƥ26ƛ50Ɗ
basement $	77 -13Ƙ17Ɗ25ƥ
basement and	79 
basement finished	88 19Ɗ
basement or	79 28Ɗ
bath	86 -10Ɗ15Ɔ
bathroom	88 12Ɗƌ
baths	84 -7u22Ǆ34Ɔ
baths $	90 -7u16Ɔ23Ǆ
be	49 -16ĸ-13Ǔ-12Ŷ-11Ǩ-9űƒ-8QŌƤ-7ŗƗƫ7EKĿŀ8CĴŁŨ9ũƬ10benōǁ11œ12A13HVơǞ15ǧ16Xł17ķ19ŏ20OŊƭ21mƷ22ŞƮǌ23Ļ24cľ27Z31s33y37Ź38r
be $	76 -18Ʈ-8ś-7rŎ11ŵ12g14ľ15Vŝ16C18Ƭ20ĻŞ25ƭ26A42ǩ
be a	76 -12ǩ9ş10ĶňŨ11bř12Ƥ13L17śǞ25ũ34Ļ
be able	84 -8J8Ʒ10Ʈ16ś19Ŗ
be additional	90 -24Ǔ50ǧ
be alright	84 9Ĵ12Ŋ14Ʈ17Ʒ
be at	79 12ķ
be comfortable	88 15e
be driving	86 50Ź
be enough	90 12Ŏ16ž27Ƭ
be honest	90 7ƹ10Ŀ13ǘ
be in	84 -9Ʒ-8ƭ12HŃƱ15c17y24r
be listed	84 7Ŭ10ŷ14Ƙơ17ǌ
be off	90 12y43O
be okay	80 -7TřƤ7Ř10ǁ12Ł21Ʈ53X
be on	84 10ŷ11Ź12x15Ƣ16ŵ17Ƶ
be paid	80 -9Ĵ35Z
be straight	90 9Ţ23ŀ
be stuck	79 -12Z15ŵ28Ʈ
be the	82 -7ŝ9r10z12łŢ13y16Ŀ20s
be there	90 11Z15Ư23s
be true	90 -8Ţ17ł26Ŏ
be willing	90 9Ţ20Ž
beagle	90 10Ǝ34h
beat	83 -12I-7ř15Œ39Ţ48Ņ
because	67 -9Ŧ-8ŉ7śžǀ8bgHņŠƢ9ƶ10uĵł11ƴ12jJ13Ŕ19ǁ24Ť
because i	81 -17ǩ8œŝ9ň11ő13ł14jņ16J
because it	90 8j12H16ĵ18u
because of	88 -11EŦ11ƿ18Ť20Ŕƴ
because there	90 11ǀ30ǁ
becomes	90 18Ǩ25Ƨ
becomes of	90 18Ǩ25Ƨ
bedroom	76 7yƗ12Ơ16Ɲ22Ɯ
bedroom what	79 7y14Ɨ
bedrooms	81 10Ơ30Ɔ
bedrooms $	90 22Ɔ
been	48 -13ǚ-10ƃ-9xƦ-7OŜŪ7Ňŉǩ8ajkAƾ9Ƹ10Ůǜ11żƊƌƴǘ12ŏƋƳƿ14t15Żǂ16Ŷ17f20l21ţ22ņő23ŝƈ25Ÿ28i32š33Ƽ36Gǟ37S
been $	86 -12x-10S-8tG38ǟ67i
been a	82 -11G15iƳ18S26ǟ32ő
been any	80 25ţ
been at	79 18G61S
been audited	90 
been burned	90 -12ƴ36ņ
been doing	86 -20i-14ő17ǩ43S
been good	90 31ŝ
been hacked	86 
been hurt	74 40ţ
been in	70 -31S-17ő-13ƃ-10ţ9ń10ƿ13Ƹ22ǩ24ǂ26Ƽ32ż44G49l
been insured	90 -9ŏ9Ɯ25š
been licensed	86 17Ź
been redone	90 10Ƌ14ƌ
been there	76 -11S-8l12R24ő63G
been to	90 12ƿ15ŝ18ƾ25Ů
been treated	85 -9ţ11ƿ33Ƽ
been turned	86 41ƴ
been with	71 -19ŝ7f10Sņ67ő
beers	88 -7Ų53ƿ
before	56 -13ũ-9ŒŦƒ-8Ťǩ-7ōŨ7ƈƕ8Gǅ10Š11uTƖƫǕ12ŊŖǧ13O15aŉƽ16LŁťǓ18Ƅ19Ǌ20Ń21ƴ24J25œƅ30ņ38Ř
before #	88 -19œ-11Ř24L26ƽ44ƅ
before $	72 -19Ř-16ť9Ľ17Ǌ21Ŗ33ņ34ƴ52œ
before i	82 7ŉ9I12XƄ13Ŋ19a21ŏ
before the	79 -12ũ7œƮ8Ʋǧ9Ƶ11Ř15ť21Ń37J
before they	76 -11T-9Œ-7Ŕ10ƱǒǓ15ƕ74Ř
before we	83 -8Ƶ-7ō9asŊŋ12iŁ18ŉ
before you	72 -7ŘƱ7V9ŁƟ10łǧ13O17ŎƖǅ18Ǔ19Ƅƫ20Š24Ǖ
behind	70 -10W8ĺ10ƙ11Ż13uƃ17Š18Ƴ19p20ųŹ21ŷ24ƶ
behind $	88 45ƶ
behind the	79 28ųŹ
behind you	86 -12W-7ƶ13ƙ14Ż16ĺƃ17u25p
bein	85 8Ƥ10Ƽ12ŞƱ13ŋ14H
being	73 -7ĺ8ķŵ9l10FŊǩ11c13t14ŽƁ15Ş17ŋ22ǟ32U
believe	80 9Ō11lmM12S14Ƭ15Ÿ26ǩ
bell	88 41Ľ
bell $	90 35Ľ
belongings	85 13ƥ33Ɨ
below	88 9ǉ34Ɗ
belt	90 -7ǂ10ƭ11pǅ14Ż
bender	90 10ķţ12ż
benders	88 24ż
benders $	88 24ż
beneficiary	69 35ƫ
beneficiary $	80 25ƫ
beneficiary on	72 
benefit	88 13Ƨ18Ʀ21Ƭ
benefits	80 48W
benefits do	90 
besides	67 -7ŹƯ7ƻ8Ɯ10WńşƢ12Łƥ13Ŵ14Ǉǈ15ŷ16ų17Z21uķ32Ʀ
besides mira	79 21u
besides the	81 9ş10ƻ12Ƒ17ƥ24ķ36Z
besides you	83 -8Ʀ15Ƣ16ŷ22ųǈ28n
best	69 -14Ş-11C-7Ŀ7tƈǔ8Ĵ10ņ11J12Ļ15ł16K18ǩ19L20ƞ23Uŝ28ǟ36I
best number	86 20I
best part	85 29ǟ30U
better	66 -13ķŹ-9bŘ-8ů-7d8K9ł10a11sǁǂ12Ţ13ľ14ƨ15q16r18p20Ň22L24o26ź27Ş35t
better $	80 -15ķŹ-7r7L14ź23t24ľ37Ş
better half	77 -8Ƹ-7Q8ǂ10t13p17ƨ24q29r30o
better than	88 11Ň16a
between	79 -7ų7Ǉ10ł11C12ƫ14š16ŷ18ň
between the	88 7m9Ǉ14ƫ20ň
big	58 -17Ƃ-15Ŭ-14Ʈ-12Œƞ-11ƒ-10Ŕ-9FSƚǘ-8ǈ-7Ǟ7ƌ8gyķłŗŽžƇư9jƛƜ10Ř12Z13ľƪǍ14œǇ16ǅ17ƣǏǦ21Ǒ22Ŧ24ƑƬ27k30Ő32Ɠ33ĸ41Ɔ
big deal	90 11ƴ14ƈ28ľ
big is	74 -43Ǧ-18Ŭ-17ƣ-14Œ-10ƒƚ8Ɣ10Ǉ16Ř17Ǎ19ƪ30Ɔ44Ƃ46Ɠ
big ones	88 13ƌ22Ő24Z
big trees	88 21Ƒ
bigger	90 12ƪ15H20ŇǞ
biggest	73 -7ŀ15Ǐ18ǔ37Ŀ
biggest customer	76 17Ŀǔ
bigs	86 -13Ɣ-12Ǧ12Ƃ19Ƒ24Ɔ30Ǉ
bike	79 -13Ɗ-7ŰǗ15ǀ65ƥ
bike $	88 7g17ǀ18ƥ
bike kept	90 14ƥ
bills	68 -7ŵǨ9UĿ12Ǥ18YŁ19ƃ24ƮǠ28ư29Z
bills $	86 -18Ʈ10Ǡ13U23Ł24ư
bills if	88 -10ǝ32Ʈ
bills would	77 -12ƶ-7Ǩ8ƃǝ16Ʈ32Z
binder	86 8Ɩ9Ƅ24ƕ
birth	75 22p23v33d
birth $	81 -9v17p31d
birthday	71 10d12vŜ27c35p
birthday $	79 -13d9v34p
birthdays	90 -13p11d17Ǘ
bit	79 -8Ƨ7Ɯ8lŞ9W10jmǁ13ņ15ĿŨǊ19œ26ō
bit of	90 -8Ƨ10W11l16ņ17Ǌ
blame	85 10ƺ14H16ń19Ŕ
block	90 25Ƈ
blood	72 -10ǩ12ƾ15ǂ25Ƽ33ƻ49ǁ
blood pressure	79 -10ǩ10ƻ17ǂ31Ƽ
blood test	88 32ǁ
blow	90 13Ƃ17Ǧ21g31ƚ
blue	88 15Ż34ű
board	79 -12s14ǜ19ƍ23Ł32r
board or	86 22ƍ
boat	83 -10Ū12Z16t22ş34ķ
bodily	82 12ŗ17ž
bodily injury	82 12ŗ17ž
book	80 -7Ǖ9Ŕ10L12Ļ16g40ǖ
booking	77 12ǝ20Ǘ
booking system	77 13ǝ20Ǘ
bookings	79 15ǖ
bookings and	80 8ǖ
bookkeeper	84 10Ǡ23ǘ
bookkeeper $	90 -9ǘ17Ǡ
books	79 14ǈ27ű31Ǡ
books $	86 10Ǡ
bop	84 71ǥ
bop $	88 40ǥ
born	74 -10r12v41d42l48p
born $	80 -14l-11r-7v36d63p
born and	88 -10d42l
born in	90 -11l40d
borrow	80 12ĸ21ŵ38ų39ƪ
borrow it	90 -24ƪ14ĸ54ų
boss	79 -10Ŗ-8j7Ǚ8ļ12s13NQǩ18Ł32ǟ34U
boss $	90 -11Ŗ-9U19Ł21ǩ24ǟ
both	69 -11L-8Ū7uǂ8pƄ9ƌƼƽ10Ư11ƫ13ķƢƬ14ƎƱ18Ÿ25Ƶ27Ł46s
both $	86 10u12Ƽ17ķ21Ƶ
both of	82 8ǂ10p13Ư15ƫƱ
bother	85 14ŢŨ24ŋ28ǁ
bother you	86 14Ũ24ŋ29ǁ
bothered	80 22Ĺ
bothered you	80 22Ĺ
bothers	90 -13ŝ13Ž17ŀ22Ş
bothers you	90 -13ŝ13Ž17ŀ22Ş
bottom	88 9Ņ10ū14łǥ
bought	71 -14Ũ-7Ŝ7Ʃ11ŗ12ŧ13ư15ƞ17Ǐ18ſ19łŖ22ŶƦ24ƌ28Š36ƒ
bought in	90 -7C20Ʃ23ƞ
bought it	77 -14Ũ12ŗ15ƒ16Ŗ20ſ27Ŷ30ƌ52Š
box	73 9dŚƋ10cq11mDƄ14P16Ǚ17ƻ18ǐǧ19f
box $	84 10d13q14DƄ21ƻ22ǧ
box here	90 7ŭ8ŏ14f
boxes	88 16ƻ46ƞ
boy	76 -10h-8d-7imĹ9bj11ū12n13Ť14v18uw21x25Ź
boys	80 11w12v13Ő14x35u
branches	90 33Ƒ
brand	84 -7i9Ŷ11Ɓ16Ĺ17ǅ29ƅ
brand new	86 -7i9Ŷ12Ɓ14ƅ17Ĺ19ǅ
break	78 -8ŏǩ10mxOŰ11X16Ǝ17k18Ũũ19N21š
break in	86 14š18Ǝ20Ũ21ũ
breakers	90 30Ƌ
breaks	84 14ơ15ǝ21Ɯ22š
breed	86 16Ɲ37h
breed is	90 28h
brick	75 20Ǎ44Ƈ
brick or	83 13Ǎ
bring	64 -9Ǟ-8Ƒ-7ǝ7MōŎ9Ɲ11q15rŜ16Sű22ƒ24u25Ǒ29Ǉ31Ʈ34Ǌ41T
bring home	72 -8ǝ-7Ǌ16T21q33Ʈ
bring in	79 -11Ǟ-8q-7Ơ9Ʈ18Ɲ32u33Ǒ39T52Ǌ
bring you	79 13Ŏ20Ŝ21S
brings	86 -15T-9Ǌ10Ǩ36Ĺ
brings you	88 -16T37Ĺ
broke	72 -13Ǐ-7ǩ7ĸƃǝ11ſ12ŵƥ13Ǟ17Ř18Ǝ21ƞ24Ɓ35Ť
broke $	77 10ĸ19Ř23ƞ31Ť
broker	80 21Ŝ
broker bring	80 21Ŝ
bronco	90 -8i39Ŷ
brother	72 -7ŭ8w9ƫ10n11Ž12AQ13Ǩ14Ņǆ16Ł20Ƴ23Bų
brother in	84 14Q15A17Ņ23B
brothers	85 -7ų8Ǒ15B26ǃ28ƽ
brought	86 11Ɩ14r15ǡ24ĺ32l
bs	90 -17Ź36ź
bs or	90 -17Ź36ź
bucks	81 8Ŕ9ž13Ƃ15Œ31X
bucks a	90 16X18Ƃ
buddy	80 10Ŝ14B17Ľ23A37Ņ
budget	82 27ĸ44X
budget $	86 27X28ĸ
budget for	90 21X
bugging	90 -10Ş11g13K26ŀ
bugs	85 -10ŧ10ŀ16Ž27Ş
bugs you	85 -10ŧ10ŀ16Ž27Ş
build	75 -7Ǎ10ĺƱ11XƐ12ǚ13ǌ19ƅ38Ʃ54ƺ
build it	90 -7ŧ14Ɠ25ƅ
building	64 -11ƅ-10FƩǌ-7Ƌ10ǝ11Ƒ20ơ23Ǣ39ǋ57ƣ58Ǎ
building $	75 -19ƣ-11ƅ-9ǌ-7Ɔ7ƥ14ơ30Ǎ57ǋ
building is	86 -13F-12Ʃ-8Ǩ14ǝ21ƣ23Ǎ
building or	90 -7ŬǍ13Ǣ39ǋ
building your	88 -17ǋ-9ƣ39Ǎ
buildings	85 12ƗǢ16Ƥ17Ƒ
built	69 -13ǋ-12Ʃ7ƱǢ8ƺ9bE12Ǎ15ķ20Ƈ29Ǟ30ƪ42ƅ
built $	79 19ƅ
built up	85 -15Ʃ-7ƅ19ķ45ƪ
bump	86 10ž15ƃ16œ
bunch	86 12ǥ14ǈ15ń
bundled	86 49ş
bundled $	88 41ş
bureau	90 13ń14Ŝ
burial	84 14Ʀ33ư
burial or	88 
buried	90 20j
burn	83 21ņ28Ɛ
burned	75 -10ƴ9Ɣ11ŀ12Ǖ13ƑǢ20Ɠ22ǝ26ņ
burned to	88 27Ɠ
burner	90 -10Ť-7Ű13Ɛ17ĺ
burst	85 10Ƥ25ƛ
burst $	90 18ƛ
bus	88 -19j16Ǧ63ŵ
busiest	88 42ǎ
business	51 -24Ƃ-13Ů-8GŪ-7DĿƗ8ǩ9ǔ10Ǒǘ11M12Aǎ15ǛǠ18ǢǦ20Ǆ21Ŏǐ23ǆ24ǝ26ŭǊǟǡǨ27Ǟ28ǅǋ30Ɲ31ǃ32ǥ
business $	65 -17S-12ǝ-10Ǌǔ-9Ƃǎ-7G7ŭ9A10ǆǋ15Mǘ17Ǜ21ǩ23ǃ27Ŏ35ǅ46Ǟ
business at	77 -19ǟ15Ɲ25U
business do	85 -23ǥ-19ǎ-7ǐǟǦ41Ǌ72Ǆ
business from	88 12ǅ15ǋ20Ɲ
business have	80 -11Ƃ9Ǧ17ǡ28ǐ
business if	88 12Ǩ14ǝ
business in	90 -10Ǎ-7ǐ10ǃ32ǋ
business is	84 -17ǋ-10Ŀ-9ǡǥ10ŭ18Ǆ19Ǎ27ǔ
business name	90 14ǐ18ǃ
business out	88 -21Ǆ24Ɲ
business owners	86 31ǥ
business policy	88 -8Ǟ17ǡ23ǥ
business since	79 23Ǟ
businesses	88 -10F9ǥ21Ǆ23ǔ
busy	74 9x10ǎ11t13P30U35ǟ39N
busy $	79 -9PU16t21x32ǟ53N
busy over	90 -13x11ǟ23U
busy season	90 -11N11U19ǎ
but	64 -12ǩ7fwKƍƎƬ8ľŎżžƙ9BűƯƸǣ10ƽ11ƻ12Łƾ14ŀǙ15Ǒ18pTƧǂ24Ŋ
but i	83 8Ž10w11T12rō16Ŋ
but otherwise	90 -7p11ű13Ƹ16ǂ
but what	84 9g10T12Ŏž14ƒ31p
butcher	90 23b
buy	63 -14Ǐ-10ĸ-9zť-8ũ-7Ń8Šƪ10ł11ƙǅ13WƨƩ14H17F20Ŭ21ŌǄǞ22ƒ28Ʀ32Ŷ33Ɨ35ǕǨ48G
buy again	79 34Ɨ
buy from	85 -9ĸ15Ǆ46Ǖ
buy it	80 -9Ń-8Ʃ7ƒƨ10Ʀ12W14G15ǅ28ŌŬ
buy sell	90 49Ǩ
buy that	90 11W12Ǐ16F21Š
buy the	82 7F8ǅ10ƙ34Ŷ37G
buying	90 11F16ƒ26H
by	52 -30ǌ-22Œ-17Ɲ-13ň-12šŹǩ-11gƖ-10Ŏ-9ƽ-8ŌŪƫ-7ŕŠţťŶǝǨ7Ɛǘ8CƢǃ9ǥ10Qŋơƥ11ŧŨƑƱ12ƗƜ13jwƙ14Tǟ15ałƤǜ16nřƮ18ō20ſ21ŵǧ22P23Aů26Ś28Ĵ30ĹƄ35o37œ39M52Ń
by #	90 14Ƒ22ƥ
by $	71 -11Ń-10ņ-8ƫ10ǁ11łƄ12Ʈǧ13ŚǞ14ƙǃ21w28A30Ƥ39o
by @day	85 10ĸ13ǟ16ǧ19Ń
by a	83 -8Ƽ-7ţ10Ƥ12A14ſƐ18ǜ
by any	90 10l12ŚƔ21P
by how	90 22œ
by now	90 13GŨ14ƞ
by the	73 -19ǌ-18Ɲ-10Ƥ-8ŒƮƷ8oƙ11ś12Ļǋ13a19Qů20ŃƜ23T27M34ơ
by what	88 -9ť-8ŕ-7Ĺ14Ƅ18œ61Ń
by when	76 -18ơ-16ǌ-7Š7ǧ13Ƅ22Ń58Ĺ
by you	80 16ǋ17ŋ25ŧ28ŵ30j
by your	77 -9a-8Ź11ŭǜ15ř23M
by yourself	90 -11g38n
c	81 -12tǩ-7ƻ14ǃ16o20Ƽ65b
c or	90 15b
cabin	90 9Ɛ12Ɵ16ķ
cake	88 8Ľ12M13p32c
call	57 -21ǌ-16Ŕ-10J-9RŎ-8tƏ-7Ľǈ7ļƸ8łǠ10IűƎǓ11MP12ĵǑ13ń14w15Ǜ18Ɓ21ţǩ26sĻ28ǃ29Ŝ30oơ32Ĺ35aŁ40K50L
call $	72 -17Ŕ-13ĺ-10R-7ǩ8IM9ń14Ļ17K22sŁ34L35Ĺ
call for	90 -32ǌ18Ǡ19Ǔ35ơ
call it	86 -29Ĺ7ǃ11ǝ18ű74ǩ
call or	82 -7L12M14Ł39K
call the	90 -12Ə7ţ13Ǝ20ǃ
call today	79 -32Ĺ47ĺ
call you	76 -12J-10s10I11xń23Ŝ36L65a
call your	84 -20Ǆ-9t8w17ĵ20ţ28ǃ47o
callback	88 21I
callback number	88 21I
called	69 -10œ-8v7Ə8Ĺ9N17Ʃ21o22Ţŧ24ń31ǃ33Ŕ40w
called $	74 -37ŧ-9v-7r24o31ń39Ŕ44ǃ46w
calling	78 9I36C43Ĺ
calling about	90 -13C35Ĺ
calls	74 -8Ƃơ7Ž8Ǣ9Ǔ10ŧ11ǘ16ǌ17Kŋ28Ş35Ǚ
calls $	88 47Ǚ
came	67 -11ņ-9ƚ-7ł7l8d9ĸżƽ10jũ11GŎƾ12ƙǞ13M14Š18ƛ20ļ24Ť28Ŧ33Ņ
came back	90 7ǝ10ƛ20ƾ
came down	88 -7ł12lƽ15Ŏ16Ť
came in	83 10a14ļ44Ņ
came out	86 18ĸƙ27Ŧ
came to	90 14Ư16G19M21Š
cameras	80 10ũ18Ƙ33Ǝ
cameras $	90 24Ǝ
camry	88 8Ŭ39Ū
can	49 -16ň-13Ŷ-11cĺƝ-10R-9Ƶ-8ũŲ-7gPłŴǈ7eǝ8ŸǕ9ľŗƏǁ10ŋŵ11JNĴĻǌ12ź14oǖ15Ł16X17ǧǨ18ƃ20Ńŉ21IOř22M23ŌŎ26ĹŊ27ś28L29ū30s31ŚƧ33ǩ
can and	88 14Ɖ20Wƻ
can do	90 -17Ō19ŝ21Ŏ
can get	85 9śǗ14Ŏ
can hear	88 16x17ŀ18Ŀ
can i	64 -41ǩ-11ĺ-9cň-7OŅś7oŋ9Ļ10a11M18K19I21Ŏ24e29J32LŌ57Ĺ60Ŋ
can not	75 -14W-9ǩ-7ŁŲƧ7Jŵ8zŐ9Ƥ10K11Ǖ12ƯǠ13Ƹ14ľǝ17A19Ǩ21Ũ34ƃ
can see	90 -10Ĺ10œ14ƿ18Œ
can we	88 -7sŃ20Ō22M
can you	61 -17J-16K-12Ō-11eň-10Ɲ-9Ƶ-7Ŋ8ř10D13NƏ14ŗŵ15ǌ16M21Ł29X31ū37O38Ś44ś53Ƨ76ǩ
cancel	85 -13ŧ27š35Ƶ
canceled	88 -7Ƽ29š
cancer	77 -7n7Ƴ41ƽ50Ƽ
cancer $	85 -16ƽ52Ƽ
car	49 -24ƕ-18Ő-17ķ-12tyUƔǗǩ-11Řŝ-10Ň-9ĴŒƨƮ-8psĸŗǄ-7qť7Z10ǐ12Šƃƥ14Ƅ15Y19Ž23źƁ29şū33Ų35ƀ37ž40ŵ42Ű47Ź55Ūű58ŭų67Ŭ70Ŷ76Ŵ
car $	61 -28ű-14Ǘ-10Ňŝ-8ťƕ-7Zůǩ9ŵ12Ƅ13Ŵŷ14ŰŽ16Ŭž18Ɓ22ū23Ų25Ź35ƀ40Ū45ų50ŭ58Ŷ
car accident	90 25ƃ
car and	86 8Ƃ11ƃ21ş
car do	90 -12Ŵ11ǐ44ų
car for	81 -10Ŵ12ű13ǐ27ŭ
car get	90 -9ŭ37Ŵ
car in	76 -8Œ-7Ų7ŭ10Ū11š18Ůű31ů
car is	77 -56ų-8Ź12Š30Ū49Ŵ
car or	81 -9ŵ-7ůƘ10ƀ13Ź18Ŷ19Ŭ24ƥ30Ū
car paid	77 27Ŭ
car right	88 8Ų13Ƅ
car that	90 15Ū
car to	90 -17y15ų25Ųź
car was	90 -8ƃ19ŵ
car were	74 -13Ř33Y
car worth	90 -20ķ34ű
card	63 -12I-10ū-8v-7ŬƩ7ƅ8bDž9d10cF14P15Ľ20ř22ļƄ24ź26ĸ30ĴǗ37Ő44ǖ45e
card $	78 -13e-7ǃ10Ǘ13d18P21Ƅ27Ő29ř
card is	88 8ź11ĸƄ14F
card number	90 -15I-13ř13ǖ52e
card numbers	88 -10ǖ48Ǘ
card or	90 -20e-7Ƅ9a48Ĵ
cards	68 -12ĵ-11Ū7Ǘ11Ŝ42Z47ǖ49Ƅ
cards $	72 -13ĵ-8Ǘ22Z66ǖ
care	69 -16Ŀ-7ųƾǖ8ǘ9r11Wǂ20Ƭ21Ŝƶ25ŧ36zľ41Ư
care about	90 -20Ŀ-9ŝ28ƶ51ľ
care for	88 8ŽƯ12Ş
care of	73 -8ƾǖ-7Ŕų7ƃ8ǘ10Ư11ŝǂ12W22Ƭ23Ŝ27ŧ39z
carrier	77 10ŢŦ13Ş14ŝǣ23ǩ25ő38Ő
carrier $	81 16Şǣ28Ő30ő
carry	60 -16Ǧ-11Ɲ-10N-8Ŵ-7nš9bƘǐ10şǣ11ŵƢǥ13ŲǏ14ŏ15ŗ18Ƅ19ǚ20ǒ21Ƃ29ſǡ32ǌ
carry $	75 -37ŗ-16Ǧ-12ơ-11ž-9Ŵ15ǐ17ǥ20Ƃ36ǌ44ſ50ǡ
carry for	88 -9Ų
carry on	79 -10Ɲ10Ʀ14Ǐ18ŗ
carry the	90 -9n8Ʈ9Ƅ20Ƣ
carry their	90 32ǒ
carry today	80 -17ǡ-16ž49ŗ
carryin	86 -12ǖ-10ž11ŗ14ƃ15Ʀ22Z
carrying	79 -12ǡ7Ų9ş10ſ12Z13Ř14ǥ27ž
carrying $	90 11ſ12ş
cars	61 -15Ő-12Ǧ-8Ƙ-7Ǉ8Ű12ű18Ƃ20ƀ23ş24ŷ33ŭ42ŵ46ǐ76Ū
cars $	75 -14ş13Ūŭ23ŷ54ǐ
cars and	88 -15ǐ-12Ǧ-8ų14Ū15ş17ŷƂ
cars are	86 42Ū
cars do	90 -7Ǉ29Ū
cars in	72 10ŵ14Ūŭ
case	77 8Ŀ9I10ƀ12FǨ17Ǖ20ƲǠ22Ļ
cash	66 -12Ű8ĸ18Y20Ų34Ƶ48ƪ68ǖ
cash $	85 -15Ʃ28Ų54ƪ
cash in	90 -13Ű10Ƶ20ƪ
cash value	72 -11ǖ14ƪ26Ʃ
cat	90 28h
catch	76 -9ǩ8w10S11ƌ12s16q18ǘ19L21a30N
catch you	83 14s22L41N
catering	90 50Ǜ
cats	85 -12Ɔ7Ŭ53h
caused	90 -7B12ũ24Ŕ
ceiling	88 11Ŧ13ƛ23X
cell	83 44I
cell $	88 -7Ł31I
cert	81 20ǒ55ǧ
cert $	90 16ǧ
certificate	70 12ǃ18ź23ǌ28ǧ
certificate $	78 8źǒ14ǌ25ǧ
certificate of	90 8ǌ10ǧ
certificates	72 26ǒ
certificates $	85 
certificates for	80 -7ǧ15ǒ
certificates from	90 12ǒ
certs	85 14ǧ39ǒ
chain	90 -12Ǌ13Ƒ15Ǖ16ǔ
chair	79 16Ǒ
chair $	79 16Ǒ
chairs	85 -23Ɯ8Ǉ25Ǒ40ǋ
chance	83 7l10Ɣ11Ś13dH15V20P21Ľ
change	66 -10Ƶ7I9ƭ11qƛ12TűƷ13Ƨ20Ŏ21Ŕ24Ş26ũ27Ň
change $	76 -30Ň-15Ţ-7Ƶ15T17Ʒ94Ş
change jobs	90 23Ƨ
changed	68 7Ƌ8ũ9Ǖ11Ŕƺ13ƻ14Ƹ23Ǟ31ĺ
changed $	86 -9Ŕ16ƺ53ĺ
changed in	79 31Ǟ
changed since	90 14ũ
changed with	79 19Ƹ
changes	83 8ƅ10U11H15u16ĵ21V
changing	85 10Ŕ16V25Ţ
changing companies	90 -11V26Ţ
charge	75 7ŕǤ8ƴ9Ɠ10ơ12ƿǙ13ǒ14Œ20Ơ21Ł
charge of	90 17Ǚ25Ł
charge you	80 8ŕǤ12ơ14ǒ15ƴ16Œ23Ơ
chat	86 8Ľ11L46N
cheap	86 7ţ9r11Ɓ15ľŦ25ƭ
cheaper	86 -7Ƭ11Ƈ18œ30Ņ
cheapest	90 11Ņ23ľ28Š
check	65 -13Ư-11TĴŒ-9Y-8Ŗ7ţƿ9cĵĸ10ńƪ12ƾǐ13KƟƢ15Jǒ17eWƨƮǢ19Ő21ƫǕ24Ƭ31Ŧ33Z
check $	84 9ŧ10J14ƪ23e26W
checking	88 10Y43Ĵ
checks	79 8ǖ12ǉ18Ǜ19Ɵ22ǜ33Ǡ
checks on	90 9ǜ28Ɵ
checkup	76 -13ǂ12Ƹ30ƾ
checkup $	77 -13ǂ13Ƹ26ƾ
chemical	90 15ǚ
chew	90 35ƹ
child	86 8Ź13w16Ʊ17Ŷ18Ư
children	75 12y13ƫ15v18Ư37u
children $	83 7v14u15ƫ
chimney	85 -9ǚ50Ɛ
cholesterol	90 24Ƽ
choose	80 33Š42ł
choose $	90 -12Š38ł
christmas	85 10Ƌ19D21d25k
church	80 -8ǐ8ļ10ư13o14B15ŭ17t28ƶ
city	77 -7Ƅ7ƾ8D13ǧ14Əǋ49C
claim	61 -11Y-10Ʃ-8ŝ8Ņǩ10Ŕ21Ŧ23ũ27ţ32ŧ38Ř40ť45Ť
claim $	75 31Ŧ37ť
claim go	79 18ţ29ŧ
claim tomorrow	80 -12Y13Ř
claim was	86 -13Ʃ17Ť23ť
claims	71 -11Ż11ǣ16ŧ18ǜ19ľ41ţ
claims $	82 23ǜ
claims in	88 
class	82 10Ƅ11d21ź48Ǥ
class $	90 16Ǥ23ź
clause	90 -8Ǔ34Ǣ
clean	78 -16ŋ11Ƽ20ű35Ż44ţ
clean record	88 25ţ
cleaned	88 8Ɛ15Ǐ18Ǣ26Ǜ
clear	74 -11ǐ-7ťǛ11ĻƷ13T16Ŭ17Ų19ƾ30ŉƔ56ň
clear $	85 -7ť27ň37Ɣ
client	69 -8Ư9Ŋ14ţǦ16ǘ21Ǘ22Ǔ32ǔ34ǚ
client $	85 12ǔ37ǚ
client ever	79 16Ǧ17ţ
clients	68 -11Ǆ9Ɩ10ǓǗ11ǖ12U23ǔ25Ɲ27ŭ31Ɯ
clients $	82 10ǔ24Ǘ
clients come	90 -16ǔ12Ɲ22Ɯ
clients ever	80 -8Ɲ30Ɯ
climb	86 7Ʃǀ13œ24ǈ
clock	84 -7Ɩ10ň19q41R46Ů
close	61 -11ţ-10q-9ƈ-7ŧ7Ə8ǘ9c10T12ƕ14ťƖ16Ƴ20ƙǎ22Ǚǝ25Ƒ28Ƥ34Ś43ů
close $	76 -10ţ-8Ǚ8Ƒ13T16ǎ18Ɩ20Ś29ǝ31Ƴ
close and	80 21ƕ
close by	81 -16Ƒ-12Ɩ-7Ƴƽ19ƙ26Ś31ů44Ƥ
close calls	88 14ǘ44Ǚ
close for	79 14ǝ21ǎ
close is	88 
close on	88 23Ɩ
close to	86 -13q8ĺ30ů
closed	73 -12Ƴ7ƍ10y11gƕ17Ɩ34ǎ48ǝ
closed $	83 -15Ƥ-7Ɩ12y36ǎ37ǝ
closer	84 -10Ƭ9Œ11Ơ12ƙƺ19C29X
closer to	85 -11Ƭ9Œ11Ơ13ƺ19C30X
closin	86 13Ǩ25Ɩ
closing	70 9ƕ20Ř54Ɩ
closing $	86 18Ɩ
closing date	84 12Ɩ
closing what	80 23Ř
clothes	86 -8ƌ28Ɨ
cloud	88 14x32Ǘ
co	79 17Z19Ʊ
co sign	79 17Z19Ʊ
coast	88 20C30ƚ
code	73 -7J7ū10ǘ16ŔǤ31E44I
code $	82 -7J11ǘ24E
coffee	83 -10Ŷ11Y13i14Ǜ17ō27ǩ30M
coi	86 -8Ƅ7ǒ45ǧ
cold	85 9ǧ11ǡ13Ɛ14ŀ47j
collect	88 -17ǧ25ǒ39Ƙ
collections	90 17ĵ
college	66 7x14Ɯ21y28ź41m43Ʊ
college $	74 -11Ʊ14ź56m
collision	71 -11Ř20ż60ƀ
collision $	80 10ƀ14ż
collision on	83 12ż15ƀ
com	90 38J
come	55 -14Ř-12m-11Ǔ-10Ǌ-9ŨǦ-8Cļŗ-7ǩ7WķŉƁƟ8ĴĽƂƴǅǕ9bVţ10ƔƝ12qYƚǙ13ǉ15jŀŜ16Ŧ17Ƭ18łǁ19Ť20Š21lƑ30ƛ32ĸ37ĺ40Ɯ41M
come after	88 15ķ19b
come by	86 -19Ɲ24Ɯ29M
come down	84 -16Ř8Ŏ34ł39Ƒ
come from	81 -15Ʈ7l10ƛ13ǔ16Š22ĸ26Ť
come in	79 -13ƙ10kŅ13ƟǕǨ15ǅ21qƛ25ǔ
come out	82 -7Ŗ8Ŧ9ĻƏ19Ǚ22Ɣ27Ŝ
come through	88 -12W8ƚ11Ŧ34j
come to	71 -17ǔ-11Ǌ10ŉ12Ŧ13T18ǉ21Ɯ27ǁ38M40Ɲ
come up	71 -14m-7ŗ7Š8ǃ11ĺ12Ʈ18Y19ƙ25l28ĸƬ
come you	86 -17ļ-13Ǧ13Ƃ26ŀ54ĺ
comes	69 -11n-9yĴƧ-8Ɣ-7Ɲ8ƻ9Ə10wǉ12Ŀǁ13Ǌ14Ǖ15Ɓ16JŒǔ18H19W22TŘǖ30ľ37Ɯ
comes and	90 9g13Ə20Ɓ
comes from	90 -7Ɯ12ƻ43ǔ
comes out	84 -14T-11Ĵ9Ř17Œ18ǁ20Ǖ33Z
comes to	84 -13n16Ř23H26ľ40Ɯ
comfortable	80 9Ō10T12M13e14Ƴ18X
comin	82 -7ǅ12xM13Ĵ16u21Ķ
coming	71 -9uǀ-8ǋ7UĸǝǤ8jM10ľ11Ŀ12Hŕ14pyǞ16Źǟ17V21ƾ23k
coming up	80 -10ǀ9Ǥ14ŕ16p18H22Ź24ƾ36k
commercial	74 -15Ƃ-8Ɔ-7Ƌ8ǌǔ9Ǣ10Š14ǥ17Ǎ22Ǧ28Ǆ
commercial umbrella	88 -18Ƃ22Ǧ
common	90 14Ǒ15Ǚǩ
commute	81 27ŭ29ů
commute $	85 16ŭ31ů
comp	65 -12ǉ-8Ő-7Ǒ18Ǥ34ƀ35ǒ109ǣ
comp $	79 16Ǥ34ǒ
comp and	81 33ƀ
comp audit	80 -11Ǥ12ǣ
companies	74 -9V-7Ş7ĵ9šƿ12ŀ13ş16m22ń30Ţ
companies $	84 -11V12š27Ţ
companies have	90 -7Ţ28ń
company	53 -21Ū-20Ƃ-11ńž-10fS-8ĹŏŤƷ-7iŒœų7nš8qŗƇǑ9ǈ10Ǌ11ŅŠƖơǆǠ12Ƅǉǥ14Wţǁ16Ŝ17Şƕǡ18Ţ20Ƨ23Ķƴ26Q27ǄǞǨ28ǃǐ31ǅǦ33ő35ŝ41ŧ48Ő
company $	63 -15ǐ-14ƴ-11fǊ-9Ǟ-7Sšǩ7ƕǜ8ơǅ10Ǒǡ12ǄǠ13ŝŧ14ǈ15Ɩ16şǉ22Ţ25Ŝ32Ş35ő93Q
company do	85 -16ǐ-10qǃ-9ĵ12ŝ21ŧ34Ǆ38Ő
company ever	85 9ţ22ƴ27š
company got	90 -7Ǧ8ŗ43ǅ
company have	86 -10ƕ12ǡ14Ǧ19Ƅ
company or	88 -17ž-12Ʒ10ƕ14Ǩ20ǡ
company to	90 8Ƹ15Š35Ǟ
company what	90 8Ş16ŗ25ľ
company you	88 -14Ş12Ţ17ő31ŝ
companys	78 -10Ő-7ţ7Ǎ10Ŕǃ12Ǧ14Q15ľǐ18ǟ25ǥ
companys name	90 -13Q-8ţ19ǃ21ľ
compare	86 7ł19ń27Š
complaint	88 8Ş24ǜ
complaints	86 7ǜ35Ş
complex	83 -8ǧ31ƣ45ơ
complex $	90 -9ǧ12ơ41ƣ
comprehensive	83 36ƀ
computer	81 9Ɲ10d15ǘ27Ǘ
computer $	90 11ǘ23Ǘ
computers	86 -10ķ11b15Ǐ28ǘ
condition	81 -8Ŷ21Ŏ22Ɖ58ű
condition $	90 13Ŏű
conditions	82 -15ű-8Ƹ11Ŕ45Ƽ
conditions $	86 -28Ƹ-15ű12Ŕ56Ƽ
congrats	84 8Ɩ10ƺ13ƒǟ20ƞ
congrats on	90 7Ǔ9ƞ11ƺ14ǟ
construction	77 -10Ǆ-8Ʃ7Ǎ12ǟ16P24Ƈ30ƅ
construction $	90 14ƅ18Ƈ
contents	79 -12ŗ-7Ɠ37Ɨ43Ǣ
contingent	90 -8ũ42ƫ
contract	69 -10Ś-7Ƃ8Ʃ10Ɩ12Ƣ13ř17ŀ27ƒ53Ǔ
contract $	82 -11Ś11Ʃ12ƒǓ16ř
contract for	79 9Ǔ12ƒ
contractor	84 -8Ǒ16ƌ17ǧ21Ɠ
contractors	84 -8Ǔ7ǒ13ǡ14Ŧ26Ǒ
contracts	81 9ǌ26Ǔ
contracts with	90 21Ǔ
conversation	86 13s15Ļ24ŋ
cool	68 -12s-8D-7ŲƜ7jpCńź8ţƇƕ9QŕŘƝǚ10E12goŐ15r17ľŽ22Ɔ25ǖ
cool and	88 -25ƣ8Ƌ19o24ľ31Ɔ
cool cool	88 -10D12ţ13Ř15E20o
cool so	90 9ŏ13ŕƕ19Ő
copper	86 32Ƌ
copy	79 10ơ43ś
copy $	83 11ơ23ś
copy of	90 17ś
corner	88 9k11ū12C16Ő
corolla	88 7Ź11ƀ30ų
corporation	88 13ǆ
corporation $	90 
correct	71 7bŗ8pǀ9nšŲŹƟƪǅ11ǜ12ŏ13d15Œ21F22E
correct $	71 7bŗ8pǀ9nšŲŹƟƪǅ11ǜ12ŏ13d15Œ21F22E
cost	62 -11ƣ-8ŧ-7BŠ7œ8ǝ10Ɨ12ĸǢ14ľŞư17Ǖ19ƑƠ25Ɠǚ26ƯǏ34Œ41Ŧ
cost $	81 -14ƣ-9Ǐ-7ǩ9ǝ26Ơ31Ǣ33Ŧ
cost on	90 21Ɠ
cost or	90 -8Ǣ10Ɨ19ŀ
cost to	75 -7ǝ8Ɨ11Ɠ12Ƒ18ư19Ư43Ǐ
cost you	73 -13ŀ-8ǩ-7Š7ĸ12Ŧǝ13Ƒ16œ21Ǖ45Œ
costs	79 7u8ƃǏ11XŔ12ư14Ƥ18ǝ
couch	84 8Ɗ11ŭ12g15nƤ31Ɨ
could	48 -12Ʀ-11nŴ-10ƃ-9VƖ-7őŝƧ7Ō8Əƭ9WūƢƷǏ11eǩ13ĹĿƍ16Ř17Ŋ21M22ũǄ23Ƥ24Ş25Ś29ś31ĸƮǚǨ37Xŵ39ǝ41ķ60Y
could a	88 8ǚ9Ə13Ɯ
could be	80 12ķ
could come	90 14ķƑ
could fix	90 35Ş
could get	90 26ƍ
could go	90 11ķ13Ŀ
could he	88 -9n13sķ24Ʈ
could i	80 -10ĸƮ-8őƷ-7Ǩ7ř19a31M42Ŋ43Ǆ
could it	88 -12ĸ14ǚ52ũ
could not	71 -16Y-8s-7ƃ7ǔ8G9ǝ10ǆǟ12ƒƤ16W19ŌǨ30Ř
could she	90 -14Ƥ-9ƕ19Ʈ20Ƣ23Ʒ
could somebody	90 21ǚ
could take	88 7ŵ15ķ17ƪ26Ǩ
could the	75 -8Ʈ11ǁ22Y31Ǩ
could they	79 -7Ŏŵƭ13Ş16ķ55Ʈ
could you	55 -32Ʈ-13ƪ-10Ʀ-9Ǩ-7V7dM9ű10ū15eƤ16ƭ21ǩ24Ř30ŵ31Ś32ś41Xǝ63ĸ75Y
could your	90 -9Ƥ-7Y13Ʒ47Ʈ
count	81 -11ǩ-7l9u10ņ11n15ƹǤ22ŷ24Ǉ
counting	82 -8Ǡ-7Ǉǈ7n10ƭ11ǉ19Ƣ23Ɔ31Ư
country	82 -7Ĺ7Ÿ12C13ǔ20ǀ21l
counts	71 22ľƯ24u
counts on	72 22Ư25u
county	79 8D10ǔ12Ż13ļ17Ə23ƅ28C
county $	90 12ǔ17C
couple	76 -15ŭ7Ƥ10UĽƘǎ11S14ƿ17Ŋ20Ǟ23Ū
couple of	85 12Ƥ16U25Ǟ
couple years	88 14S
court	83 8ķ41Ƅ50D
cousin	85 8D11ǜ15Ŝ24n
cover	69 -13ž-10Ǥ-9ƌ-8m7Y8ŘƢƮ9Ű10ſ11ǝ12ƃ13ľǥ16ǡ20Ʊ22Ƨ23ŖŦ28Ų32ĸ
cover $	84 -11ŗ16ǥ24Ƨ26Ų42Ŗ
cover the	90 -16ž-13Ǥ16ĸ21Ŧ22ǡ
coverage	54 -14Ǐ-9ň-8ŚŪ7XŝƄƘǣ8ŕƪ9Ĺǘ10ŉŖ11ŲſǌǨ13ƭ14ƚƦ15Ń16ƛǒ17ľ19Ɓƨǚ20Wƀ21ǝ23š24Ƨ25žƬ28ŏ31ŗǢ34Ɠ
coverage $	64 -23Ǣ-10Ń-9ǥ-8Ū-7ňơƧ8ž9ƀǦ10ŏƘ11ŝ12Ƅ13ľ14ǌǘǨ18ǒ24Ɓ25ƛǚ31ǝ33Ŗ
coverage a	90 -17ŗ-8ǥ57Ɠ
coverage amount	90 21ŗ
coverage do	80 -35ŏ-8X19Ʀ26Ƭ31Ǣ34ŗ
coverage does	88 18ǥ22ƨ
coverage in	88 -14Ʀ16ƚ26ŏ
coverage is	84 -9ƨ-7B8ł20ŗžƓ30ŏ
coverage on	79 -9ſ-8Ǎ8ƚ9Ǣ10Tƨ11Ǩ17ŏ25ƀ
coverage or	80 -7ž10Ŏ11ƀ13Ɓƪ23Ĺ24ſ
coverage to	90 45Ń
coverages	86 -7ŖǢ10Ɓ20ǥ22Š42Ś
covered	68 -11Ǐ-9Ƭ-8i7ſƁ10Őǡ12ƭǟ13ľŖƀ17Ŏ18Ʀ19ŗ21Ǣ23Ō27ƨ37ŏ
covered $	82 -14ŗ-13Ǐ7ǒ9Ń15ƭ24Ǣ37Ŗ
covered for	84 -10Ƭ-9Ŗ-7ŏ8Ɠ10Ǣ11ŗ16ƀ19ƨ27Ʀ
covered if	90 -7ŏ10ƛ12ſ
covers	80 -12ǈ-9n-7aľŐ10Ɨ12Ʊ13Ƣ20i26Ŗ50ƃ
covers $	88 28Ŗ
coworker	90 13B22Ƴ
cpa	85 14B16A56Ǡ
cr	86 26Ŷ35Ū
cr v	86 26Ŷ35Ū
crash	81 15Ƥ26ż35ƃ
crash $	88 27ż
crawl	84 24Ɗ
crawl space	84 24Ɗ
crazy	77 7Ǖ8U9ſƈ10xHƓ11Ʊǩ12tƒǎ15Ň16i
credit	65 7ő9ĸŝ10Ʀ11Ŭ12ƕ13ļ15Y16Ǘ21Z25e53ĵ
credit $	80 -7ǜ10Ĵ27ĵ
credit card	86 -8ĵř13Ǘ14ĸ38e
credit cards	83 -15ĵ10Ǘ13ǖ42Z
credit score	86 
credit union	86 -9Zĵ13Ʀ17ƕ18ļŬ21Y
creek	79 10ơ60ƙ
cremation	85 35ư
cremation $	88 
crew	76 -9ŒƑ10ǒ12u13ǣ14Ǩ16Ǟ19k24Ǒ27ǉ40Ǉ42ǈ
crew $	85 -10Ƒ19Ǒ34Ǉ46ǈ
curious	84 7ń11B12Ŕ13Ĺ14rŠ15ŉ
curious what	88 11B13Ŕ15r18Ĺ
current	63 -8Ơǧ8ŏŖŜŢ9SŚ11Ƶ13ǒǥ16őŞ18Ő20ŗ25G28ŕ29ŝ34Œ
current carrier	88 7ő18Ş28Ő
current certificates	80 -7ǧ15ǒ
current company	85 14Ş21ő22ŝ
current policy	77 12ŖŚ17Ƶ23ŏ
currently	82 7Œ13Ɓ14Ő35ŏ
cushion	86 50Y
customer	66 -12S10ĿǄǓ19ǚ22ǔ24ǡ35Ǘ40ő
customer $	75 -8ǡ16Ŀ37ǔ
customer there	90 -15S54ő
customers	71 -7l8Ǧ10k18ǔ21Ǔ22ǟ25ǃ31Ɲ32ǖ
customers $	85 -10Ɲ8Ǔ25ǔ26ǖ
customers come	90 -8l10ǔ44Ɲ
customers pay	90 -15ǔ35ǖ
cut	76 -7Ō8Ŧ9ŋ10ǣ11Ƨƿ12V13Ư14Ǚ20ǃ22I32š
cut off	85 -8Ō25I26š
cute	90 10ƅ18ǃ21h
cyber	88 -7ŗ14ǥ53ǘ
d	84 -19b-12h8ƿ9Ƅ11ś12ū21w35d46ǃ
dad	71 -18Ť7AŠ9q14ŷ26ƽ27B32Ƴ48z
dad $	90 -20Ť13qt19Ƴ
dad died	90 28Ƴ
daddy	84 11g13ƽǈ15Š16Ǟ
dads	88 9Ʊ11z17ƽ
damage	66 -9Ĵ-8Ŵ9Ũ21ƚƛ26ƀ27ž32ű35Ŧ36Œ
damage $	77 -11Ĵ8ƛ9ƀ11Ɨ12Ũ26ƚ28Œ
damage in	79 34Ť
damage on	84 -7Ť23ƀ35ű
dangerous	84 -12g10ś36ǀ
dash	84 11Ǜ21Ů32ū
dash $	90 12Ǜ45ū
data	86 -11ǘ38Ǘ
date	66 -12ǩ-11v-8Ŝ7ǧ16S21p24Ń25d29Ɩ45ť64ŕ
date $	79 -19p-10Ŝ-8ť7Ɩ9ǒ15ŕ21d26Ń
date of	79 -10v8ť17d38p
dates	90 -9d18ǒ41v
daughter	72 -11ų9Ǟ10Ʒ13u17Ű19v21y26x32Ź
daughter $	90 -10Ź16v33x
daughters	81 -16b7ƫ9v19ų20Ʊ22u37w
day	58 -13Œ-12Ɲ-10Ū-7HĹƦ7ŃŹƁ8ŰƄ9UǎǏǕ10Ɵ11Ǟ12ǝ13půǖ14Ĵƞ15Ť16R18PŠ20ŕ21j22Ɩ23Y27ƹ28Ŵ29Ƨ34d35ƻ45i70L
day $	71 -23L-14Ũ-8Ū7kų9x11Ű13Ƨ14ŠƟ15ǖ17Ǟ18ƹ19R20Ŵ21PŤů30ƻ40i
day and	80 10L13g16ƻ31d
day do	90 13Ɩ19LŃ
day does	90 -8L14ŕƖ16Ƅ
day of	88 17ǎ22Ũ32Ĵ
day or	86 11ŭŲ12q13R
day so	86 13Ɩ17U27i
day you	86 11d12Šŧ33Ƨ
daycare	90 26Ư41Ɲ
days	59 -10ű-8Aş7ŭƸǡ8CŜǇǛǝ9QŵŻŽ10fŐ11t12ŒƖǕ13zůǞ14Ūƺ18nƒ19kš22g28ǎ41R
days $	66 -10ű-8Aş7ǟ8Uư9q10Ǜǩ11ŜŽǝ12fCŐ13Ǉ14RŒ15z16ƺ17Ū18Ǟ21ƒ23n
days a	85 14ŭ26ů
days are	90 -14ǝ-12R-7Ɩ15P41ǎ
days off	88 -16R35k44g
days or	86 20i27R
dead	84 10ũ11Ţǁ14Ǩ18Ƒ24ǝ
deadbolts	86 30Ǝ
deadline	85 12Ɩ37Ń
deadline $	88 29Ń
deal	76 -10Ƹ8ƴ10ű11ŀŅŧƈƽ12Ƨ16Ƴ17Ō18Ŏ19Ŝ22ľ
deal $	84 7Ŵ12ŀű20ŌŎ
deal with	88 -11Ƹ13ŧƽ15Ƨ20Ƴ29Ŝ
dealer	90 13Ɓ15Ƅ
dealt	88 -10Ŝ9ŵ27ņ
dealt with	88 -10Ŝ9ŵ27ņ
death	85 7U17Ʀ21Ƭ33Ƴ
death benefit	90 18Ʀ22Ƭ
debt	83 -11Ɣ46Z
debt $	90 22Z
debts	90 31Z
dec	79 -9ǚ13ǡ16ś17Ś
dec page	79 16ś17Ś
decent	86 -12W11Ş14ŗ16ƃ17ư
decide	79 7Ń16Ł17A39ł
decide $	84 -10Ł11Ń19A32ł
decides	90 14Ł
decides $	90 14Ł
deciding	90 32Ł
decision	82 13ł19Ń27Ł
decision $	88 21Ń
decisions	90 11A13ǚ
declarations	83 21ś26Ś
declarations page	86 -10Ś25ś
decline	88 -11Ņ42ƴ
declined	88 24ƴ
deductible	60 7ł8ľǩ11ƀ13YƁ17Ŏ18Ŧ20ň24Řƚ
deductible $	73 -31Ř-10Ŏ8Ɓ11ƀ61ƚ
deductible and	80 -15ƚ24Ř
deductible could	74 22Y
deductible is	90 -34Ř11ƚ26ǩ
deductible on	88 18Ř
deductible right	90 8Ř14ł
deductible you	90 46Ř
deep	88 15N33Ǜ
deer	88 9g20ƀ
degree	81 17Ʊ48m
degree $	86 19Ʊ22m
deliver	76 -9R11Ɲ13ŲǕ20Ǜ24ǐ
deliver $	83 -20Ǜ-10R11Ǖ45ǐ
deliveries	74 -15ŭ10Ǜ21ǐ35Ų
deliveries $	85 -17ŭ-11Ǜ27Ų30ǐ
deliveries work	80 15ǐ
delivery	77 -14ž-8Ų7ǐ11ŭ19ǡ
delivery or	80 -7Ų11ŭ
den	90 16Ɛ
denied	90 38ƴ
dent	90 35ű
dental	86 -9ǂ15P19W21Q
department	82 11Ǝ29Ə
department or	90 13Ǝ
depend	75 10Ʊ15Ư18z29Ŀ
depend on	75 10Ʊ15Ư18z29Ŀ
depends	77 20u23Ư
depends on	77 20u23Ư
describe	85 9űƸǍ11Ƈ
describe the	90 10Ǎ13űƇ
design	86 47ǚ
design work	88 34ǚ
desk	84 -9Ǐ10V11ǈ24Ɲ28P
detached	86 22Ƒ
detached garage	88 23Ƒ
detectors	84 -10ƹ24Ǝ
detectors $	88 -10ƹ20Ǝ
device	86 31Ž
diabetes	81 -9ƾ8Ƽ16ƽ18ǂ
diabetes $	90 -10ƾ31ƽ
diagnosed	90 27Ƽ
did	36 -21ǎ-19ž-18A-17ŇŒƧ-16ŝ-13VĻĿ-11Źƶ-10ŌǕǖ-9LPRķŊŘƏƯƸ-8yZƃǇǨ-7isIJUŚŞůŶƜƟƢƭǃǈǍǚǧ7dxżƠƱƺ8fŏƂǜ9cpqŎƅƾǙ10Xōƙ11jF12ƕ13Ʋǘ14ţź15ŗƞƩǂ16ŵǊǞ17ĹŜťƚƹƼ18ƫǤ19ő22ƴ23wń24Sŉ25Šƽǩ27GĽŖƈ28ŔšŸƬ29ň30ǅ31œ32m33k34ƌƳ35ņŤ36ļ38ƒ39Ņŧ40ũ42Ũ44Ŧ47B
did a	82 -9ǚ-8Ŧ8š9Ɛ10ƴƾǝ14ƽ15ļ24Ʋ
did anybody	83 -19Ƴ-15BǦ10ƽ12ƂƧ13ŜƁ15ƴǙ36Ŗ
did anyone	78 -8ƾ19Ʊ21ŖǢ
did he	76 -7ƛƹ11w12t13x15q17ǂ21ź24Ƴ34B
did i	63 -19Ƴ-11wƒ-10Ŋƶ-8šŦŨ-7Ţ7uYŏ8dFHJľ9eoĽ10XŃ11gūŮ12pqŐƈ13ǅ15Ÿ16C17c19b20D21ŀ24ō27N28v34ŉ69ǩ
did it	64 -19Š-12ǅ-11G-10lB-9Ŗ-7ĽũƏ8ĺ9Ǐ11jƈƱ13Jƞ14ŕ15ś18šƒ20Ŕ23Ŧŧ35ť45œ91Ť
did not	75 -16ǩ9KĺŢ12Ŋ13Ũ15ŵ16r20E23a26ō
did she	84 7oƳ10qƨ19ǜ27B
did somebody	79 -14Ŝ-12Ƴ8ƅ13ŗ17ļŠ20ņ25Ŗ
did something	90 -7Ť12ŉŔ27ĺ
did that	67 -25ǩ-23Š-21ƚ-13A-12ũ-8Ň-7ő8gƛ11Bšǜ13ƒ15Hŧ17Ŧ20dŤ23ţť34ň40Ũ41j
did the	57 -17ǩ-9ƒǞ-8ŞǑ-7ŕǃǍ7ŧ8B9Ż10fǌǤ11ĹźƄ12Ŕ13œƕ14kǉǊǏ15Ƶ16ņƼ17ƌ18ŦŲ20ơ21Ņƈ22ƺ25ƚ27ƞ31Ŝ
did they	56 -15Œ-12Ǟ-11ŝ-10Ţž-9ƿ-8Řǩ-7ĹǢ7ƁƓ8Bŗźƕ9Ɖ10ŐœƩ12Ǥ13Ŗ14ƻ15Ơ16šƖ18ŏ19S20ƅƾ31Ŝ34Ƽ36Ŕƴ37ŧ41Ņ43Ŧ
did you	45 -30Ŕ-24ǎ-21ĺŤ-20Ƨ-19Ǐ-17Ţ-15Bǉ-14Ŝ-13oō-12ťźž-11HVĻ-10gŧ-9tCņŇǖ-8DJŀƚƴƼǚ-7xKĿŌŞƕ7cłŉǆ8fĴƔƲǤ9ŖǑ10Ƒǝ11Ŭƍǘ12ƪ13FXƿ15Ʃ16ňŗǊ17ŵ20S22W23lšƳ29ƹ30Ľ31ĹŸƫ38kǅ39Ǟ40ļ42ő43ƌ44Ƭ45m48w50ń51G55ǩ56ƒ60ũ77Š
did your	61 -9ơ-8Ƹ-7qwPƾ7ǣ8ŔţſǌǦ9npƕƨ10ũƀ11zTƠ12ƙ13t16ņ17ǂ18Ʀ20x24Ƴ37ƽ42B
did yours	90 -11ƚ14ƙƽ17ǅ
die	82 -7Ŗ9H12ű13V22Ƴ26Ʀƽ
die of	90 -16Ƴ34ƽ
died	74 -7ű10Ư19Ʒ25Ǩ32Ʀ63Ƴ
died $	79 -16Ʈ11Ư15ƷǨ18Ʀ36Ƴ
difference	88 -9ũ8Ə9œ17ň19ł
different	68 -13ƚ-9Ļœ7ǩ8CňƬǘ9ǅǥ11KVǕ17ũ19Ř21Ş25ĺŔ
different $	88 -10Ļ31ǩ36Ş
different for	79 -15ƚ23Ř
different now	90 20ũ29ĺ
differently	90 -8ǩ13Ŏ22ũ29ŧ
digit	90 8e
digits	77 9d11e12ū27E29I34ř
digits on	90 16ū29ř
dinner	83 10N13n15L16ƿ22ǩ
dinner $	88 21N27ǩ
disability	84 26ş34W
discount	72 8Ĵ9mľ12Ů15ő16ǩ17Q18ź19ş24Ž
discount $	84 11ő21ǩ25Ž
discount for	86 9ő
discount so	88 12ş13Ů22Q
disease	88 14ƽ
district	86 -8Ʊ13Ə14Ǔ15ǔ18Q
dive	88 35ǀ
diving	90 18ǀ19ƍ
divorce	90 14ĵ27f
divorced	86 13f
dmv	88 32Ƅ
do	27 -35ĺ-34ƨ-27ǅ-22ƒ-20S-18Ţ-17iGš-16œţŴƮǂ-15ů-14Ƴ-13jŠŦ-12tŤƇ-11őǌ-10eBōƌơƴ-9rvxńżƠƽ-8ļƅ-7LŇƈƫǤ7VĸŁŒŖŚƩƸǁǞǡǦ8ųƂƎƭư9aYŪƹǔ10HŐūƊƔƖƥ11ŌŽƃƼ12FņƤǩ13ĻňŊŋŞƵǇ14IWľƿǧ15uMQUǠ16yƘƻ17Aķƾ18JŜƕƷǋǗ19ĽŰǀ20Oŏ21ŭŲƜ22TZŮž23qŃǉ24şƐǕǚ25ŝǓǜ26ǎǘ27wƁ28zKĴǃǈ29ǐ30Ɲ31ƚƟǏ35Pſ36Ǜ37ŎǙ38Rǖ42Ǒ45g46ƞ49Ǆ
do $	66 -29ƨ-26r-17ǥ-14Ǉǎ-12Ž-10Ŷ-9gYŎǩ-8Źƞ-7WŴǝ7ņǔ8Ɵ9Ĵ12B18ƶ19y21U28Ů32ƤǊ37Ʒ39Ǆ43ǟ45ǈ73q79P
do a	76 -10ǝ10mş16X18Ǚ20M25Ŝ
do after	90 16U23y
do all	90 8Ư37P
do any	77 -18Ɖ-13Q8ǈǛ10Ųǚ12Ź26Ǆ43ǔ
do anything	81 8ũ17rƚ25ǀ
do business	88 -28Ǆ10Ŏ11ǔ16ǡ38ǃ
do clients	77 -14ǔ14ǖ38Ɯ
do customers	88 -17ǔ20ǖ42Ɲ
do for	67 -17Ŝ-14Ŷ-12LǠ10Ǆ11ƀ12ǈ15z16Ŏ17ľ19ņ21P28g33q35Ĺ43Ư
do i	66 -42ō-8tŌƊ-7ň7ļơ9luǡ10E12JƆ13Ŋ15cwǧ21a22ŷƕ24ŋ30Ŏ33o35I74ǩ
do if	79 -13Ʈ-8ǝ9ĸ17ǜ25ƤƷ26ǘ
do in	84 11ƚǈ24Ǌ
do it	72 -18Ř-14ĺ-13ĸ-11Ƶ-8ǚ-7XŇƶ7MśŽ8ŶƐƗ10Ł13K15r16Ƭ38ŀ40Ō89Ŏ
do not	59 -44ǩ-37ŝ-18N-15ĺ-10Ō-9gŐ7ņŋű8pMŪƊƵ9cOĽň10IZŵ11Žƒ13PŁƠ14Ĵǒ15Ǒ16Ň17l18bLń20Xƻ23ŕ43ŀ56Ş
do people	83 -18Ǉ-12ǔ-9Ĵ-8ŗ12ǚ19d28ǩ30Ǒ40ǖ
do right	88 20Ƨ24ŧ
do that	80 -15Ō-8ǩ7ƌ9Ų13ǚ16Ǡ17UŎ21ŝ
do the	64 -12Ʊ-7Ƌ7Ǐǐ8Ǔ11ŭžƩ12kǚ14ǁ16Ɯ18x19Ƭ21ƪǠ32Ǒ
do there	85 -9P13Z67Ǆ
do they	66 -30Ń-15HƄ-12ŧ-11Ņƾ-9ŭŷ-8aŔǉ-7Ʀ8ųƪ9ǌǑ10ƍǂ11zƁƖƠ12ǒ13ŲƕǕ14ơǓǩ15T17R19ǖ23Ƨ28y34w36ŝ44ǧ58Œ
do this	79 -7Ļ14N20s50M
do to	78 -28X-10x-9ǩ10ƚ11ž17Ŏ37ǝ52Ũ53ĸ
do we	86 -21Ƅ-7Ŏ13ƀ14Ɓ26ƕ29Ō
do with	77 -7Bŕ10k18Ŵ28g41ŭ69Ƶ
do without	84 -14Ʀ-12Ʈ14ľ16ŵ17Ʒ30ƭ
do you	30 -26ƒǅ-24ŀ-22ĺ-21ƨ-20qŞ-19S-18ŎƠơ-17Gń-16Ŵŷǂ-15clšũ-14ţŨǌ-13iœƯ-12ŒŢƇƌƳ-11eoŧůƧ-10jkBŕŠźǁǒ-9ļņŵƪ-8xŇŤŦƴƷƽ-7tvĸőżƅǧ8MNĻƖƹ9wƑƲƵǄǆǢ10zCřƢƺƻ11ŬųƂƎƸ12ŔưƼǦ13JĽƊƚƦƶǥ14ĿŚūǓǞǟ15YƃǊ16VŊŌƥ17FōŪŲžǠ18ŖŝƄƔƝ19Zň20uOƁƿ21ŏǇ22QĴŐƘƜƾ23TǕǙǚ24ǀ25WľƐǘǜ26ŰǔǗ27AHşǋ28ŜŮǏ29ķǉǑ30ŭ32P33KƟ36Ń38ǎ39R41ſǃ46Ǜ52g58ƞ
do your	69 -19Ų-16Ǉ-8CǑ-7Ưǋ7ǁǖ10ƽ12Ǐ14Ǡ16Ǔ19ǒ26ǈ33Ǚ37z74ǐ
dob	85 -7Ÿ30p52d
dob $	88 -7Ÿ10p55d
doctor	71 -8ǔ7Ƹ9ƃ14ƻǣ21ǂ29Ƽ45ƾ
doctor $	78 16ǣ24ǂ
doctors	86 17ƾ25ƃ
does	41 -24ž-23Ƃ-18Ƹ-16ƹ-15ŸƦ-13ƈ-12ŭƻ-11PŐ-10ŪƏ-9ŃǇ-8tvĵŢŷƛƵǋǖǞ-7mŘşŤŦƤƫǣ7AřŨŶƉƍƞǊǍǕ8oƢ9L10ňǎǏǒ11Ɗǡǥ12Łŗ13ű14ŜŴƁƎǦ15xƇƯ16bŖ18Ǆ19Ơ20hůŰơǜ21sǠ22ŕųƙǓ23Ƅǚ24ŇƧǐ25W26Źź27Ľ28Ʃ29ǂ33ǧ34rǈǩ37qƨ
does $	86 -18Ƃ-7ǃ11ř15q26ǩ31Ǆ
does a	88 8Ŭƨ21Ǌ22ǩ30A
does anybody	75 -18ŷ11ǡ15Ŝ16Z17Ɵ20Ư22Ǎ26Ɯ32Ų
does anyone	84 -10Ŀ-9ŭ-8ŷ13ų26Ư32ǐ
does each	78 12ǆ17Tǈ
does he	71 -35T-23Ǆ-15Ƹ-14Ÿ-13ƻ-10ų-8m-7ŭ7ǈ9Ź16Ŝ28r36ź38ǂ41h43ů57q
does it	58 -50ƣ-23ž-13r-9ǂǩ-8Ķŝƙ-7Ňƨ7apƁƎǥ8łƖǆǕ9Tƿǎ10Ľƪ13ŒŮƧǃ14Ŵ15ů18bƞ20Ŷ27ŨƇƩ31ű44ŕ45ŗ55Ǎ
does not	79 -13Ǡ-10ň8ſ10ǂ12ũ14s16Ǚ23ŀ37ǩ
does she	72 -13Ǡ-12ĶŹ-11Ƹ-9P-7Ů7ů11ǈ15ź16Ʒ23s26ƨ30ų44o46x
does that	68 -18Ǆ-14Ũ-12B-8Ǒ-7ŗ7ƅ8őť11ƙ12ŭƆ13p15ĿǏ16ňƧ27Ľ65ǩ73Ň
does the	54 -56Ǎ-35Ɣ-24ų-17Ƃ-16ŗž-15ƈ-14Ų-12q-11ƒ-8ŃŖ7ŁŴ8ƊƍƝǕǢ9Ŭǎǚǩ10řŰ11Ň13Ɖǥ14TŹ17ǈǡ19Ǡ20ǧ21Ʃ22ǄǓ25ĹơƧ26W29ƙǦ30Ơ32ǐ36Ƅ48ƕ52ƣ
does your	54 -20ů-18oǩ-17Ň-16Ư-12ŭƹ-11Ƨǐ-10ǒ-9px-8ĵƏƦ-7ŕŸ7ŝźƀƕư8ǌǛ9qR10d13ŁŖơ14s15w16ŷ18Bƨǂ19Ķŏ20WŒŰ21Ƣ23Ɓ24Ǆ27Ŵ29Ǡ31ǧ34Ź42ų43r
does yours	90 -7ǡ8ǌ13ſ15bž
dog	76 11P12ū76h
dog $	86 13Pū
dogs	84 -11ǃ16Ɲ36h
doin	81 -7b9k10Ŏ11it14ŝƨ17ǟǠ
doing	63 -11őƱ-10ǆ-7a7ǁ8ŹƵǄǑǩ10cŌ11Ş12Ƴ15jŝ18ikǐ22ũ30S32ǟ34t37x
doing $	78 -12ǆ-11i10Ǒǟ14j25x28t
doing for	88 -13ǩ18k34Ş
doing in	90 7ź8j
doing okay	90 -15Ʊ20t21x35i
doing that	85 -19i-14ő12oŲ48S
doing the	90 -16t8k16cŌ19Ƴ
doing this	90 9i21ǩ
doing with	90 -8a-7i13Ƶǟ16t
dollar	71 -7Ť7Xǖ13ǅ16Ƙ21Ř22ĸ27ŗ29Ŧ
dollar @name	85 35ĸ
dollar amount	86 7ŗ11ƚ14X21Ŧ
dollar deductible	88 -7Ŧ31Ř
dollars	75 -9ŗ7Ɨ8ž9ŎŦ13XŢ14ľ16œ24Ņ
done	65 -11Ɲ-10Ŝ-9Ǐ-8ź-7ŕǩ7pǀ8t9ǂ10Ǟǟ11Ǆǋ12ţŷ13Ŵ14Ō16ŝƶǝ17ŧǘ20Ļ26y27Ńƾ31ũ37Ɨ43ƌ
done $	76 -11Ŝ13y14Ǆǟ15ƌ19Ļ21Ǟ23ǘ
done any	90 -10ź11ǀ41ƌ
done now	88 -7Ń9p10Ɓ13Ɨ20Ŵ21Ō
door	71 -8w8Ə9ŠǛ11ūƘ13ǄǊ17ƣǃ18ů22ƙ27Ɲ28Ǎ
door $	78 -9w8Ə9ƣ11Š12Ƙ19ǃ20Ǎ21Ɲ
door to	90 12ƙ25ů
doordash	83 -8ǐ10Ǜ32Ų
doordash $	90 -9ǐ14Ǜ
doors	81 -14Ǎ12Ǩ13ƣ21ǅ26ǝ
dose	90 52ƻ
dot	85 59J
dot com	90 38J
double	90 15Ř30œ
down	52 -20ǩ-9CŜ-8dŶ-7PŀŦƘ7ejňơǢ8ĿŉŎŖƆưǉǛ9fpUŪƲ10o11ŏťǈ12L13cVŌŸƍǊ14Ǖ15Ɓƫ16ƶǎ18TŞſƴǞ19M20a22ǝ23ł24Ť26ŵ28Ƒ33Ɗ
down $	67 -13Ɗ9fMƶƹǕ10ƍ11Ɔ12a13ư16ƴ17L25Ť26Tǝ31Ƒ34ť
down and	82 -8Ŝ9s17Ɨ30Ŗ
down as	85 8f11ƫ14ơ15o17a21c
down at	88 10Ř12ǟ18Ş21U
down for	72 -11ǩ8ŧ10cķ12ǝ16ƴ24ŏ27ǎ28Ō
down in	88 -7Ƙ14ĵ18ƥ
down right	88 -14d-12w11ǆ14e15ŵ16o21p
down the	80 -15ƴ-11ǟ14y15V18Ū27Ǟ40ſ
down there	75 -11ǝ-8ƥ75Ɗ
down to	79 -10Ř10ŉ12ƀǞ13V16Ŀ43ł
down what	86 -9P10qƻ16ř18Ǣ
down with	84 8ł10M11ƽ20Ĺ
downstairs	88 33Ɗ
downtown	84 -9M10ǋ13ů17ƣ22Ǎ27ǩ
draft	88 13e22Ĵ
draw	86 21ǁ29ǚ
drawer	86 -13Ű11Ŗ14Ŭ16ǖ26Ś
drink	78 -8Ǆ10ƺ12Ǜ13ǩ56ƿ
drink $	84 17ǩ40ƿ
drinks	85 38Ǜ
drive	59 -19u-16ź-14z-13q-8xRT-7rƨ10Qŷ12DMǈ15ǐ16ŨƄ18Ź19Ž20ŭ21Ū31ų32Ŷ39Ų40ŮŴ43ŵ62ů
drive $	69 -35ŭ-21u-18ź-15z-12ǐ-11q-7ƨ9ųŽ11Ų15D18ů28ŷŹ36ŵŶ50Ū59Ŵ
drive for	84 -12ǐ14Ũ16Q40Ų
drive in	84 -16ŭ10Ů66ů
drive it	80 -26ů-16ŷ-10ų11Ŵ22Ƅ87ŭ
drive to	82 -8ŭų28ů35ǐ
driven	77 -8Ź7Ŵ9ŷ11ŭ15ǋ
driven by	79 -8Ź12ŭ16ǋ
driver	70 -17Ŵ-8ǧ11ż14ŭ15Ž16ſ22Źž29ų31ŷ48ź
driver $	83 -18Ŵ10ż22ŷ26źž
driver or	88 19ŭ20ŷ
driver training	90 -10ǧ31ź
drivers	66 -27ų-10Ų7ū12Ź14ŸǛǩ16ǐ18ſ28a30ź35ŷ
drivers $	80 -17ų-15ǐ-10ź-7Ų8Ź14ſ18Ǜ43ŷ
drivers @name	84 -35ŷ56ź
drivers in	90 20ŷ
drivers license	79 -22ŷ17Ÿ39a
drives	65 -16n-13Ūů9q10ű12ŷ26Ş34ǐ40ų
drives $	86 -74ų-12ǐ15Ź83ŷ
drives and	80 -18ų22ŷ
drives it	90 -27ŷ-9n40ų
drives the	86 -9ŷ13ű30ų
drives them	80 -15Ū29ǐ
drives which	85 -23ŷ34ų
drives you	90 37Ş
driveway	77 -7ŷ8Ə27Ū39Ű
driveway $	90 -8Ū9Ə44Ű
driveway or	90 
drivin	77 -7Ÿ7ǐ9Ų18Ū20Ż23S24Ź
drivin $	90 7Ž15Ź31Ū
driving	64 -17S-16P-13ŋǐ-12ǩ7L10Ūź11Ż13ųƂ16ŭ24ŮŹ27Ž28Ŵ31ŷ32N37ż43Ÿ
driving $	76 -15S-14Ż-8ǩ16Ž27Ū34Ÿ37Ŵ46ż
driving or	88 -8Ž8z11Nź19Ź
drop	77 -11M8Ǧ9D11V12ƽ16ś18ƀ41Ƶ
drop it	90 -13M14śƀ
dropped	82 11ƀƂ13Ǩ30š
dropping	88 24Ų
drug	90 -7Ņ13ƿ15ŧ31ƻ
drugs	84 -8Ǜ40ƿ
drugs $	88 
due	78 -8ĵ7ǧ12y13ŝƾ42ŕ
due $	84 8ŕǧ
dui	88 -7ƛ37Ż
duplex	90 -13Œ-9Ǎ16Ơ26ƣ
during	88 16ŭ19Ɵ21P23R27ƚ
during the	90 16ŭ20Ɵ22P24R
dwelling	80 46Ɠ
dwelling limit	88 31Ɠ
e	79 -7Ǣ10ǣ11Ū12ŌƋ19w47b49ǚ
each	63 -24ŗ-8D-7ƕ7v8wZŪ9Ƙǆǉǡ10T11Ʊ14Ř15ǋ16ŒųƔ17Ơ20ů25ƶ37W38ǈ
each have	79 -42ŗ17ų60W
each month	82 -9T-8ƕǌ12Zǉ22Ɣ24Ơ27Œ
each of	76 7ƫ9v13ƶ18ǈ22T
each one	88 7ǈ13ǆ14Ƙ
each way	86 -7Ů29ů
earn	80 11Ʈ27q32T36Ŏ
earn $	86 12Ʈ20q27T
easiest	88 10ś20K
easiest way	90 10ś14K
easy	83 -12ƾ8ŝ10ś12kŽ13ŧǂ14ǧ16M
eat	85 -7PR7ǒ8k9Ŧǣ16Ř19Ǜ41Ƹ
education	81 30Ʊ41m
education $	85 -7ľ17m23Ʊ
either	83 -11ƪ-7ǂ10ƹ12r13ż16Ǎ21Ŭ
electric	85 21Ƌ
electrical	82 18Ƌ27Ǒ
else	53 -15ǩ-8Ǣ-7ƯƳ7Ŏǥ8Ƽ9hƌ10Ť11ǋ12ŢƑ13H14Ŵƙǝ16ƥƮ18ŵ19ǈ20Ƣ21ų24Z25n27ŷ31Ł38ş44ō45ń
else $	71 -14ş-13Ł-7ķ9Ǩ10wZŶ11ĺ15ńŤ18H19ǋ24ƥ25Ŵ31ō
else are	86 -7ō36Z44ń
else be	80 -13Z30Ʈ
else do	90 -14ō15ş24ŉ
else drives	90 -9n19ų
else gets	90 -11ŷ17ų28Ł
else has	88 12Şş19h22Ł
else i	90 24ō
else in	86 -9ŷ8ń10ż27n
else is	76 -13n-10Ł-9ų-8ń10Ǒ14ŷƼ19ō21Ƣ25Ƒ32ǈ33ş
else lives	79 20nƢ
else on	86 -15n-11ńō-7Ł22ǥ27ƙ36ŷ
else would	80 15ķ
else you	77 10ń13şŪ
em	69 -14ļ-13c-8Ũ-7ŲǨ7ūƤ8ƅǛ9Ư10lZĴơ11œű12ŞƱ13ǋǕ14E16ŜŢ20ŧ23v24Šǚ32ŝ
em $	82 -16ļ-7Ŷ7ž8Ş14l15œ18ǋ41Š42ŝ
email	61 -9D-8ŚǠ7ƕ12Ľǧ17Ǖ26ś37ǘ40K54J
email $	72 -10ś-7Ľ8ǘ9ƕ53K
email address	85 29J
email for	90 -16K-7b25J
email me	88 -15J-11Ś43ś
email or	88 -10ǘ-9Ľ11J23K
email something	80 23Ǖ
emails	88 8Ǘ10ǘ24J
emergency	85 9ƃ23Y
emergency fund	86 24Y
employed	85 -9ƫ-8o11ƃ22Q38q
employed $	90 41Q
employee	80 -7Ǉ11ǥ46ǜ
employees	64 -8Q-7W7ǉ8ǐ19ǣ20Ǒ22ǈ37Ǉ
employees $	79 -12Ǒ8ǉ20ǈ31Ǉ
employees are	80 20Ǉ
employees or	72 -21ǈ-9Ǉ51Ǒ
employer	74 -7ő19V23S29Ƨ34Q35W
employer $	82 -8ő-7ǈ20Ƨ23Q26S
empty	81 10y52Ɵ
end	68 -15ő-9ǆ-7ř8mŌ9jł12ĻƷ13IŁ15ǃ16Š17Ń19ŕư20i26Ǥ27ŔŦ40b
end $	80 9Ŧ12Łł20b23ŕ24Ŕ26i32Ǥ
end of	86 -8ǆ20ǃ24Ń
end up	82 -18ő11m15Ʒ21Š24Ŧ
ended	86 12l13ļ39ż
ends	80 -7ǅ7ř9Ʃ13e15ū26ŕ31Ƨ
ends $	90 -7ǅ14Ʃ32ŕ
ends in	86 8ř14e16ū
engaged	90 41f
engagement	90 21Ƙ
engagement ring	90 21Ƙ
enjoy	86 17g24U25t
enough	72 7Şư8ŎŹ9Ư12ŀ13jŷƗ14Ķ17r18yť19ž33Ƭ
enough $	88 7ž9ſ50Ƭ
enough to	80 7Ƭ9r10Ź12ư13Ŏ15ŷ17Ɨ18Ķ
equipment	69 -9Ɠ18Ɲ24Ǣ26Ǟ47Ǐ
equipment in	88 -7Ǐ9Ǣ24Ɲ
equipment values	79 -15Ǣ28Ǐ
equipment worth	88 17Ǐ
equity	88 30Ɣ49ķ
erie	90 -10ƽ9l14Š28Ő
errands	86 36ŭ
escrow	83 39Ɣ
escrow $	88 -28ƕ65Ɣ
even	62 -14ņ-9u-7Ĺ7nŞǜ8h9ŕƹ10ƅ11Ţŷǩ12Œ13ťƬ17Ũ18Ư27ż30Ŝ36ţ
even a	76 -11u13ƅ20ż24Ư
even if	77 7Ʊ9ŷ13ż14Ţ22ţ
even ones	80 10ţ
even small	79 10ǜ22ţ
evening	90 43L
ever	48 -13ŦƝ-10rǨ-9ŝ-8ŕŰƽ-7ľŐŔŧƾ7fƗ8ŏƂƟ9ƊƑƷǆǛ10CVƹǕ11Rǩ12Ÿƍǚ13gǦ14Ŝǒǘ15hƩƿ16ſ17Ž18ƛ19ǝ20Ż22Ť23ǜ24ŗŲ25Z27ƙƜ28ņų30š32Ƽ34ƴ35Ŗ41ţ
ever $	90 29ŏ
ever been	65 8ņ9ǘ10ǜ14ǝ15ſ16Ɗ17Ż18ƿ22Ƽ24ƴ
ever come	75 -9Ɲ8ƙ12ƴ19Ƒƛ22Ɯ27Ŝ
ever empty	88 31Ɵ
ever explain	90 14ſ15Ŗ
ever get	82 9ǘ11Ʋ14šƍ16Ɗ26g
ever gone	88 23ƙ38Ŗ
ever gotten	84 -14Ɗǣ-7Ǚ10ǘ19ƛ33Ɯ
ever had	65 -13Ŝ-8ƽ7ƿ8ƛ16ǝ17Ż18Ǖ20ţƼ21ņ25Ť
ever have	83 -8ŭ12ņ23R53ţ
ever said	90 9ƴ14ǚ
ever sat	88 -9Ŝ28Ŗ
ever taken	80 -46ƪ67Z
every	60 -10Ư-9d-8LǏ-7iǕǧ7hY8Ɣ9cFŜƦƽƾǢǥ10UĴǝ12ŒƩ17Ő18ƻ21Ǚ22Ŵ23T24Z28Ū32uǒ41ů
every #	85 -11Z10Œ12T22Ʃ25Ĵ
every @day	90 9g22Ǚ
every day	77 -17ų9qŲ10Źƿ14U26ƻ36Ŵ45ů
every month	71 -45Œ-12Ư-9ǝ10Y11F14Ɣ18T23Ő33Z34u56Ĵ
every time	90 8Ş9Ǚ
every week	90 12ų27ǝ
every year	88 7Ɵ15ƾ17Ŝ18Œ
everybody	71 -11Z7œǗ8Ƴƿ9ŁŭżžƖǘ10Ǉ12Ƣ13ǅ14Ƭ15ķ20n21ŷ
everybodys	79 -9Ƴ9Ƭ10gŎ11AZŰ14ǩ15ǈ16K23ľ
everybodys got	85 11Ŏ12gAZ16ľ
everyone	90 -17ų15Ž21ŷ
everything	64 -8ůƚǩ-7JŢ7wZŘŶƂ8AŧƖƬǑ9KƲǦ10Uƻ12Ǆ13ĿƯ14ĻǏǐǖǢ20ō23Ɨ25ş26i35ķ
everything $	78 -11ŝ-7ǩ9bƂ10ĿŘŧ11ƖǦ13Ʋ14ƻ34ō
everything in	86 10Ǣ12Ƴ14ķş18Ǐ
everything you	84 -7iǏ12Ŷ17ķ26Z27Ɨ
evidence	88 7Ƅ29ƕ
evidence of	88 7Ƅ29ƕ
ex	90 47ƫ
exact	88 -9Ū8Y11d15ǃ22ū
exactly	72 -10Ũ-9Ǎ10Ņ12dš13ŀƕǄ16ơ19Ƨ21Ť
exactly $	88 8C13Ņ15d16Ť
exactly did	90 -11Ǎ7B15š19ƕ23ơ
exactly does	79 24Ƨ
exam	75 64ǁ
exam $	81 20ǁ
excellent	90 19Ƹ
excess	79 -9ž16Ƃ66Ǧ
excess liability	86 -10ž15Ǧ17Ƃ
exciting	90 14H26Ɩ
excuse	88 -7Ǖ37Ŕ
expand	90 36Ǟ
expense	88 12Ľ26ĸ
expenses	83 13Ǌ20Y24ư
expenses $	88 7ư15Ǌ
expensive	83 -7Ŀ9Ǐ13ǣ14X16Ɨ27Ƙ
experience	73 -7ţ10Ũ13ŧǣ19ņ20ǅ
experience mod	78 17ǣ
experience with	90 24ņ
expires	90 15e22ŕ
explain	75 11ſ16Bň18ŔŖ33Ŋ
explain $	90 14Ŋ
explain it	85 -10Ŋ-7ŧ10Ŗ19B27Ŕ
explain that	90 26ň
explained	85 10Ŗ14ň
explained it	90 10Ŗ15ň
exterior	88 35Ƈ
extinguisher	88 13Ǝ
extra	75 -7Ź8Ų11ƶ13Ƥ16ƴ17Ŵ19ŏ23ƘǇ31ƂǤ
extra #	90 -12Ǧ-8Ź41Ƃ
extras	86 49Ɓ
face	86 -22ŗ14Ʀ27Ƭ28M
facebook	90 29ļ31ǩ
factor	90 -13Ł-10J23ł34ǘ
fair	76 8ľ9Ŏ10Ƹ13ļ16ŀŉ17ŧ18iĽ21Ň26ĵ
fair $	85 9Ň11Ƹ14Ŏ19ŧ25Ľ
fake	84 -7Ť13Ŀ46ǘ
fall	67 -15ĹŠ-7Ʈ7Ľ8ƃ9Ǟ12šǙ13ƾ16d20Řƞ21yYŕƗ28Ŷ
fall back	73 9ƃ22Ř26Y
fall out	90 32Ɨ
falls	84 -7ő17ǡ19ť21ǣ23Ɯ
falls off	88 20ť22ǣ
familiar	88 -8Ő25Ľ33Ŗ
family	58 -13Ƣ-7ǂ9q10Ƹ11hz12AǇ13F15Ɯư16Ū19Ũ20Ƭ21ƮƳ23uyƶ27Ƥ35ƽ37n
family $	72 -12Ƴ-9Ʈ-7Ƽ7ƽ8ſƶ10AŨ12Ƥ16FǇ24y30u41n
family fall	80 24Y
family history	76 -9ǂ15ƽ18Ƹ
familys	90 11ƭ19ǅ
far	63 -16U-15Ŵ-7R7Ɛ9Ůź10yƙ11Ňő12vSZ13ƞƭ14u16ť19ň20ǐ21ƚ25i32ų45ů
far $	76 -16ů-10ő9Ŷ11Ə14Ň17ƞ18u20i27ň32ų
far are	88 9ƙ29ƚ
far do	88 18Ů
far does	90 -18Ŵ17ų46ů
far is	79 -18U7ƙ8M9Ɛ36ů
far out	90 -7ů23ƭ35ǐ
farm	74 -16S-12h10Ľ11ŜƝƶ12Ǆ15Ņőŭ18ń33Ǒ42Ő
farm bureau	90 13ń14Ŝ
fars	85 9ƙ12ź18Ə
fars the	90 9ƙ19Ə
fast	79 -23ǩ-8H8O13Ǉ14ŧ18Ż25Ń41ň
fast $	90 -9ǩ10O19ŧ24ň
father	81 -9P9B16Ƴ27z33ƽ
fault	77 -8ŨƳ8ƃ16Ť46ż
fault $	88 -9Ũ9ƃ31ż
favorite	82 -15Ş20ƞ21Ŷǩ24ŝ
favorite thing	90 -16Ş-11ǩ11ŝ13ƞ37Ŷ
fax	85 -12M8ƕ19Ƅ35ś
fear	90 32Ŀ
feel	65 -8ǂ8Ƹ9ņž10Mƞǟ12ĵ15ŋ17ǁ19ŧ20Ƭ21ŢŨ22Ž23Ŏ28r29Ň
feel $	88 -7Ƭ15Ň41Ũ
feel about	72 -13ƞ-11Ũ9ŧ17ŋ21ǁ27Ž34Ň37r
feel like	86 -20Ũ14ž18ŧ32ƞ
feeling	81 -7rǂ10ƞ22Ƹ24t25Ũ
feels	88 8ƞ10X30Ƭ
feet	69 -11R10Ɗ11U13ŧǀ16ƺ17ŀ18Pǋ20Ə35Ɔ
feet $	81 -11R-9U9Ə13P20ŀ24ǋ
feet is	88 -10ǋ15ƙ17Ɔ
feet right	90 15Ə18ǀ20Ɔ
fella	79 -7v7ņ9ķ11cg12ǃ13xńŜſ14BŅ17Ƙ
fellas	90 -10ǐ10ƫ14ņ19Ǒ
fence	79 7ƍ10ƙ43Ƒ
fence $	90 27Ƒ
fender	82 8ţ9ķ33ż
fender bender	90 10ķţ12ż
fender benders	88 24ż
few	71 -16š7Oǅ8y10Ɓ13H15Ɲ21ĵŊ22ţ
few questions	90 -7ŉ22Ŋ
few years	75 -17š8ǅ9y13H23ĵ24ţ
fianc	90 -10Ľ10f11p15o21q
field	86 -8n8Ľ13ĸƙ14Ś20ǈ
fifth	90 13Ĵ25ń
fight	85 14Ŏ16r18ŧ19ůǜ
fight you	90 17r19ŧ
figure	71 -14Ǐ-10Ǔ7XŦƒƓ8HŤǊ9ŘƗ10ĸł11Ņ12ǉ14Ŗ15ƈ16ű17A21Ƭ25Ƙ
figure it	90 22A24Ŗ
figure you	90 9ƭ11H14X26ű
file	72 -13ŧ-10Ÿ-8Z8d10Jǃ17ś18Ǘ19ǒ22ǆ27ţ28Ƅ29a
file $	85 -17ǖ12dJ17a18Ǘ
file for	88 11ǒ14ǆ
filed	78 -7Ĺ8ǆ10Ƅ12ǜ15Řŧ25Ť27ţ
filed $	90 10ǆ19ŧ
files	88 14ǘ34Ǘ
fill	76 9ƛ12Ů14Ľ17Ĺ
fill in	79 -17ĺ40Ĺ
filled	85 7Ɗ8aĹ9Ľ15ļŌ
filled out	86 8Ĺ9aĽ15ļ16Ō
filling	90 22ĺ
filling out	90 22ĺ
final	79 10Ľ16f27Ł41ư
final expenses	86 25ư
finally	83 8ĺ9x10j15t21k27ƞ
financed	84 37Ŭ
financed $	90 19Ŭ
financial	83 9Ŭ10Ǡ21B34A
financial guy	90 9A24B
financially	88 13Ʈ19Ư23ĸ
financially $	88 13Ʈ19Ư23ĸ
find	71 8ƪǁ9Ŏž11řŧǟ12ķƷ14MUƼ22Š23ǘ26Ś32ļ
find a	90 -9Ř14ǟ16ķ18Ʒ21Ŏ
find it	88 17U29ř
find the	90 11ƪ19Ƽ
find us	90 7ļ
fine	75 9ǁ10i12GŒŽǊ13ǩ14ŋ20N23Ŗ
fine $	86 11ǁ14G15Œ
fine print	90 18ǩ28Ŗ
finish	84 -8Ɗ8ƌ14Ť15Ǆ18m25ǩ
finished	72 8ǝ10ǡ11ź16m18ƌ43Ɗ
finished $	84 21Ɗ22m
finished basement	90 
fire	63 -8Ǐ8Ɛ11Ń14ǜ15Ť18Ǣ19ŉ20ĺ26ǝ31Ƥ43Ǝ78Ə
fire $	86 -16Ə-11Ǐ9Ɨ13ŤƤ15ǝ28Ǣ
fire department	84 11Ǝ12Ə
fire extinguisher	90 13Ǝ
fire station	84 24Ə
fire truck	90 33Ə
fired	90 47ǜ
fireplace	77 -8Ə50Ɛ
fireplace $	85 -9Ə31Ɛ
first	59 -10Ļ-8ĸ-7Ǒ7ľ8ewG9Ŀ10ž11ƨ12Yŕ14aőŠ15AŚ16xŃŇ17ƫ18oƅǩ19ŏ21ńœ24Ɩ30Ř
first $	79 -10Ļ-8ĸ7ł8Z11ŃŌŕ13Ɩ14Ʒ39Ř
first and	79 -9w38ƫ46a
first months	80 24Y
first name	90 -22a12b27o
first one	85 9ń11Š20ǩ27ŏ
fish	90 9Ɵ36g
fix	79 -8C10Ŏ16ǩ17Ƥ18ţ28Ş30ƀ34ũ
fix one	90 35Ş
fixed	85 16Ɓ23ũ24ƌ
flat	78 -11Ņ-10Ŧ9Ř16ƚ17Ɓ21ƴ26ƨǩ45Ɖ
flood	71 -8ŏ90ƙ
flood $	90 11ƙ
flood insurance	84 35ƙ
flood zone	83 25ƙ
flooded	88 9Ƥ12ŨƊ
floor	76 -18ƙ-13Ƣ10x16Ɗ24ǈ29ƛ50ƣ
floor $	86 -11ƙ11ƣ13x19Ɗ
floors	85 -10Ǎ10ƌ12ƣ19Ɔ
floors $	90 10ƌ19Ɔ
florida	88 8Ÿ32H
fly	86 -10Ÿ41ǀ
folks	65 -9ǩ-7ǋ7UĹƣ8aWľ9ļƜƮ10Kǈ13Žƥ15Ǘ16ž17ŝǖ19ƽ20Ǉ22ǔ23Ʀ29z
folks $	84 10Ǘ12ž20z31ŝ
folks do	90 -10ǩ-7Ǆ7w10ǔ11Ŗǈ
folks still	90 39z
folks who	90 11ļ15W19Ɯ
follow	86 -9Ŧ-7ŗ13ň16g22Ƨ25K
food	79 -9ǐ-8Ŷ14ĿŲ40Ǆ55Ǜ
foot	80 -8cT-7Ÿ11ǋ22Ż32Ɠ43ƺ
footage	84 30Ɔ
footage $	88 12Ɔ
for	34 -20ų-19Cŷ-18Uŀǉ-16Ʒǘ-15ňƼǍ-14aŁŪƩƸ-13Ŀœ-10DƧ-9ŕŚŢƂƮǜ-8ťůƑƜƽǄǕ-7hūƆƢ7ŎƟƨƫƳ8MſƴǇ9cTVŠƏǧ10rŞƿǞǟ11Űž12pwyŽ13jlŌƬǢ15qLŤűƯǌǦ16gŒƻ17ţǑ18dOŔ19Xƭǥ20ŦƔ21ŖǓ22ƀưǁ23bQł24Ɲ25ƗƤǠ26Ļŗ27kĶƄ29ľ33Ɠǂ34Ĺǐ35Ũ36ƶ40ŲƠ41ƒ49ŭ61Ʊ
for #	70 -7X7jž8ŧǢ9ĺŻ12aŽƥ15ƃƤ16Ƭ17ǝ18Ǩ19Ŧ42ƒ
for $	58 -27Ĺű-26Ő-14ǌ-11X-10ǐ-9Pŏœǈ-8ŅǍ-7Ŧ9Ǐǥ10ŞŻƓƱ11u13ƨ14ƭ15Ơ17ƻ18ƕ19Ɣ20Ļ22Ť24Ǔ26ŗ27ǩ36ƒ41Ŗ46Q61ŭ73ơ
for a	59 -13ǩ-12Ǟ-11Ƃ-9ũơ-7XŪ7LƬǎǨ8Ĺǁ9ĽƁǝ10Oƾ11š12ŽƝ13z14ŵƏ15qư17SŘ18ǐ19Ŋǌ21Ũ23H48Ƥ
for all	79 -7ǧ12ǘ15ǒ
for and	71 -17ơ-15ǌ8O9Ŗ12ķ15ſ27Ư55Ĺ
for anything	90 -12ţ-8Ƽ19ǂ23Ƹ
for bodily	90 -8ž31ŗ
for business	88 -10ǐ12Ǣ41ŭ
for college	88 -15m25Ʊ
for for	84 -12Ƽ-7Ƥ10ŭ13ǂ15ş16Ʊ21ƃ
for fun	86 -21Ŷ8ŭ41g
for good	90 18V36ũ
for her	90 -8y9x11Ź12Ʊ31Ƴ
for in	90 -11ĹŖ-8Ŝ39ƶ52ľ
for insurance	82 -54ơ-13Ő-8ǔ16Ǔ18ĺ27Œ61ǌ
for it	65 -20Ʒ-14Ŗ-12X-9ǖ-7Ơ7Ǥ9bBYŧƞ10F13ŒŰ16Ŏ17Ĵ20ƒ36Ŧ37ű41Ő44r46Ɠ
for life	82 -14Ż-9q-7r22ƿ32ƴ34ƨ
for me	64 -13a-11ǘ-9ǩ7LǍ9nKō11jƭǄ12TƎ13ŷǏ14ķ15Ƈ18Zǈ21Ū73b
for money	86 -12ǐ9ǘ20Ɲ22Ų
for on	78 11Ɠ13gǓ
for retirement	82 -9P36Ķ
for school	90 -12m-8Ŵ14ŭ31Ʊ
for somebody	90 8Ư33Q
for something	90 13ţ15Ƅ
for that	69 -15ĴĹ-12Ų-8Ť-7ƒ7ŧ8mǀǧ10ŻƠ11cŔťƀǣ12Œ16ǐ18Ɲ21ŏ28Ō37Ŷ41ĸ
for the	53 -18ơ-17ŭǊ-14xQ-13žƴǟ-12Ǎ-11Ǆ-10Ưǋ-9ķ-8ZƝǩ-7gƜƭ7tyĶǌ8eťůƪƿǎǐǗ9ŅšƲǈǦ10OPŽƗƫǆǔǡ11Ǒ12F13ǉ15ƒ16Ɵƶ17Ʊ18k19Ƙ20wƄư22Ű24ǁ25ŒǠ32Ŕ41ǥ53Ǟ56Ơ
for their	88 14ǒ27Ʊ
for them	75 -36Ʊ-9Ļ13Ʈ17x21Ų31Ư32y38ƶ
for this	74 9ļǊ10Q12O13s14X18Ƶǁ19m22Ĵ
for today	90 -14Ļ-11ĺ-9ƒ39Ĺ49ű
for what	79 -7Ŗ7ƻ9Ť10rķ11QŦ15Ɨ24ŭ26Ʀ
for when	83 10ƒ16ſ32Ķ
for wind	79 -13ƚ23Ř
for work	79 -16ŭ7Ɲ11Ɵ13Ŵ17Ų18ǐ19P20q
for you	52 -40ǉ-32ŷ-25Q-22ŭ-19ǩ-18ǎ-17Ř-16U-15ƒ-14ųǘ-13ĸ-12Œť-11ň-10K-9Cůǒ-8HPőű-7kOŁŊōŗŤ7ŏśǄǅ9JƔƕƬƹ10RŇŐƳ11Yńŉ12ŝǈ13gMņŞ14ĹǑ15jLŌǇ17IŖ18Ŏ22Ǡ23dG26cVŜ29N30l32ǟ36ľ38ţǐ39Š42X46Ļ57Ũ59ł
for your	65 -25Ǐ-16Ŕ-10Ƹƺ-9Ʃ7ǌ8yĶ9sEŘƷ10ƃ11xǉ12dŐƴ13ư14ƭ15ĹŭƯ17ǂ18ŒƱ19Ǣ20wXƀ23Ɲ38p
for yourself	88 -11Ƹ10Q14ǂ15Ư
force	84 12ŃŌ40ŏ
forever	84 14űƩ39H
forget	90 8Ĵ10Ɠ14Ƅ16ƨ
form	69 -8o7hw10Ƶ12Ĺ13ļŐ14p18ơ19mĺ20aĽ
form $	82 -52Ĺ8Ɯ17Ő22ơ74ĺ
form just	80 -49ĺ67Ĺ
forward	83 -10Ĺ-8H15Ŏ17ŀ25ś38Ō
forward $	90 -18ś-8H19ŀ52Ō
found	83 9ūƅ13Ļř14ű20Ʃ28Ś
found it	90 -7Ƈ10ƅ22Ʃ31Ś
foundation	85 -11Ň15ƙ30Ƈ
foundation $	86 -11Ň16ƙ29Ƈ
fourth	90 8x29k
frame	79 38Ń48Ƈ
frame $	90 24Ń
free	74 9Ŭ11ƧƷ13ţǁ20sZƔ21N26L29g
free and	85 11ǁ12Ŭ13Ʒ36Ɣ
free or	90 -12Ɣ17ţ26Z
friend	76 9Ɯ15Ƴ18a20B22ļ39A
friend or	90 7A
friend who	90 11Ƴ15A
friends	84 10ƃ11Ɯ12Š16Ƥ23B
from	48 -16Ĺ-15ǩ-12Şǐ-11hQTų-9Ƴ-8ĺŭǘǧ-7nFKŚƤǈ7ƉƦǙ8uŀŏŲƝƪƽ9kŠƅƈǅ10śůſƜƧǝ11ŇũƚǄ12rIǍ13ŧŸǊ14ĸƩ16ķŅŤƏǑǜ17WŎƻ18Ţơǋ19œǔ20Ŕź22Ľ23Rǒ26ĻŜ28ƙ32l40Ǖ
from #	83 -12Ɖ-9ƅ9ƋǕ13ƈ24Ʃ45œ
from $	73 -11ĹƮ11Ʀ14C16Š19ĸ24Ť31l35ǋ42Ǖ
from @month	90 27Ɵ
from a	84 7ƃ12IǨ14uƛ19Ǆ
from before	88 -21œ15l16ƫ21u36ƅ
from home	72 -11h8Ů10Ɲ20ź21Ɯ36R
from it	86 -12ų11Ɲ12B13ŀ25k27ũƪ
from me	81 -8l13ŉ14Ń15Ň17ƕ35Ŏ45Ļ
from scratch	88 14ŏ18Ɠ
from shipping	80 12ǝ
from the	65 -12Ɗǖ-10ǐ-8Ŝǘ-7ŭǛ7ŢŸƝǣ8ź9ŻƇǚ10ńǒ11Ǐ13ŦƗǋ14Ų20ƻǔ26ŧƚ28Ǎ30Ľ31Ǌ40ƙ
from them	88 -8K-7ǧ16ś20ǒ
from there	88 8Ÿ21Ŝ
from us	90 -13ƕ11ơ20Ƅ
from what	90 -17l14Y19Ň45œ
from work	90 -7Ʃ12Ʀ15s
from you	73 -16Ŝ-12T-11ů-10ĸ-9ƙ-8Ǎ7MǇ9ź10gƊƣ11E12ƶƿǄ14Ə20Ɯ29Ǒ30Ʈ34ķ
from your	72 -8Q-7l8Əƙ12śƩ13Ţ20W21Ŝ24Ƨǖ25r32ů
front	68 -10Y-8Ť8eŸƜƩ9j11ƣ12ĺ14q15Ə17Ĵ18Ƈ26ǃ29Ś32ǈ
front $	82 -7ř11e19q20Ƈ35ǃ
front door	90 11Əƣ
front of	78 8Ņ9Ÿ10řƩ36Ś
full	63 -12Ǣ-9YŪ-8ĸ-7oŏ7ōŲƥ9qtDƢƼǟ10ǄǛ11Źƃ12Ƥ15Ɵ16ŒƓƭ17Ŏ20Ĵ29Ǉ31a33R49ƀ
full $	88 13ǟ23Ĵ
full coverage	79 -10Ū-7ŏ75ƀ
full name	88 34a
full time	77 9Ų13q20Ɵ42Ǉ45R
fun	72 -12Ĺ-7Ū7v9ƜǤ14xƢ20ǟ28k30ŭ52Ŷ53g
fun $	85 11k15Ŷ23g
fund	77 -17m-7Ő16ƕ26Ʊ30ǣ33Y
fund $	80 -17m21ǣ24Y27Ʊ
funeral	74 7Ʈ17Ƴ51ư
funeral $	82 21ư
furnace	80 12ĸ13Y22Ɗ32Ƌ
furnace $	88 26Ɗ
furniture	79 -8ƌ17ƥ20Ƣ21G25Ɨ
furniture and	86 -8ƌ48Ɨ
fuses	90 30Ƌ
g	86 -31ŗ-13Ƃ10b12Ǧ16ź57ǡ
game	88 -19ļ14g45ǩ
gap	76 -8ť20ŕ38š65Ɓ
garage	70 -13ƽ-10Ǐ-9D10Ɛ12Ť13ƥ14Ɯ18Ɔ21Ƒ33Ű36Ɲ
garage $	77 -14ƽ7Ɲ11Ɛ16Ű20Ɔ23ƥ
garage driveway	90 
garage or	90 -11D23Ű
garden	90 9g24ƣ
gas	83 10Ƌ47Ɛ
gate	86 -9ƙ18ƣ20ƍ26Ű
gave	76 -10a8ń9Ż11B12Wǚ13Ņ14ŧ16Ŕ21Ŗ42ļ
gave you	77 -10a9ńŻ11B13WŅ14ŧ21Ŗ43ļ
gc	86 -14ǩ-7ơ20ǧ45Ǔ
gc want	90 -14ǩ11Ǔ21ǧ
gear	90 -19Ɨ-10ǘ-9Ɯ14Ɲ47Ǐ
geico	90 14Ő27ń
general	74 -16ŗ-15ž7ĵ8ǖ10Ƹ14ǧ18Ǔ35ǡ
general contractor	90 18ǧ
general liability	79 -16ŗž52ǡ
georgia	85 16Ÿ17y18C
get	45 -16ǩ-15qœ-14Š-12XŭƷƺ-11Ķĺŏ-9zƆƬ-8lyŁŇŒřŝǋ-7crķŞƒƗƛƤ7QŎūƓƮƵƶǇǎǘǝ8wƳ9bjmpJŀůŷźƠ10ĴŴǤ11KRĽƙǧ13GŸƨ14vőŻƖǙ15Źƿ16SĻ17sIŶ18gHƍ19ƕƚơ22kňǕ23Ŧű24Wƃ28ŵ32e33ś35Ō
get $	79 -18œ-10ĸ15B17źƕǙ19Ʀ20ű25Ŧ43ƨ
get a	72 -31Ķ-11I-10Ŝ-9ƿ7kK8ǘ9ŊƓơ11H12Ŗ16Ľǩ17AQ18Ǉ23ƚ28e32W
get around	75 -8Ɔ11Ʋ13Ɠ33ŵ
get behind	90 18ų23ŷ
get by	82 -14Ʒ12ƃ13Ƴ20ŵ36Ʈ
get certificates	90 12ǒ
get cut	86 -8Ō16Ǚ25I
get for	85 -33ƒ-14X25Ơ51ű53Ŧ
get his	90 -25Ÿ14w40Ź
get hit	90 8ĸſ11Ǥ16ƚ
get hold	90 29K
get hurt	85 -15W9Ɯ25ƍ47ƃ
get in	85 -7v9ƣ12ů14sŜ15Ť31m
get into	86 -15ǅ-10J-7Š9Ǘ13i14ǘ53S
get it	75 -12Ō-8Kǧ-7ĻŊ7ő9B10AOƖ11ĿŎśƥ12eƘ13ǃ14Ĵ28ƒ29b
get me	86 14ǉ41ś
get my	85 14Ľ17J28ļ
get off	88 -16g12Ō16L47R
get out	82 -7ƙ11H12Ļ13NV40g
get paid	86 13ƃ16TĴ18ƕ
get started	88 23Ō
get that	74 -17Ŧ-14ƺ-12d-11SŨ-8ŀ-7ĿŠ10H11ĽũŽǩ12ƍ13ś14X17ŌŐǅ18pő20C22ū33ň39v
get the	75 8Řŵ11ĸ12Ʃ14ƫ16Ɩ17wĶ
get there	90 -9S15ů31G
get this	83 7J19Ō35ơ38Ń
get through	85 -12R16ĸ24W
get to	74 -13ƪ7Ʊ9ő17YŹ18kŶ30Ũ51ŵ
get you	74 -14ƶ-10Ĺĺ-9B-8Ńŏ7p9d11OƁƭ13Ż14Ţ16ś17Ŷ18I19Ƴ23Ŏ42Ō
get your	74 -7ř7oJƖ8WŪ9a10e15Ŏ16ŧ18s25Ǖ26Ÿ
gets	72 -10AƔ-9ŷ-7ń7gs8Ʋǣ9TƯ10ļŶǇ14ŎƢ15ųƁƭ20Ł33ƫ
gets a	88 -10n12Ǉ14ļ19Ŏ23Ł
gets the	85 -11A7ų13Ư26ƫ
gets you	90 -12Ɣ13gŶ19ƭ20Ɓ
gettin	82 7j8x10t11i18P20Œ
getting	69 8tƁǝ9Ś10UŹƞ11Ŀű13AŵǙ14Ǡ16Ŗ17jz
getting any	90 9j27t
getting paid	80 15ǝ
girl	80 -8p8vǖ13Ǥ14l15ǈ23w29u
girlfriend	88 17Ƣ21Ʒ
girlfriend on	90 18Ƣ
girls	84 9v13Ʒ14u19ǜ
give	56 -19A-10G-9ǩ-8ŵǒ-7Şǌ7evQƒƠǎ8ŅŐƝ9Ŷǐ10oŧŪƗƧǇǕ11Ň12dI13xơǧ14ŌŔŝŮ15ŁŦ17DƁ18ƆǠ21X34W35ǚ
give me	60 -10GW-7ǒ7ťƖ8wQŒƠ9evƒǎ10ŐƦ11ĵŪŶ12oŤǇ13Iǐ14dŇ15ŌƗ16Ů17ǧ19ŦƆ20D21Ǡ26X
give you	72 -13Œ-8Ʀǂ-7ŵ7ő9Ŕƪ13Ŋ14ŅǢ16ƧǕ18ơ23x28Ɓ57W
gives	90 23A
givin	90 12ǁ16tŀ
giving	86 -17ǚ-7Xż12ǁ15e16ń17ŵ19AŒ
gl	80 -22Ƃ-9ǚ-8ō20ǥ23Ǧ88ǡ
glad	83 -9ƀ-7b10Ĺ12Ƽ13t14ŐŤť23ż29Ŷ
glad you	86 -9ƀ10Ĺ12ż13Ƽ15Ő16ť31Ŷ
glass	79 -7Ű14ƀ21ǌ30ƿ40Ɓ
gmail	86 34J
go	47 -17ǩ-14q-12ŨŮƝ-11Ŧ-10lƯ-9vMűƚǝ-8GĶĹŇŒŰ-7LľŁŃņŐůŶƬƮ7sőƅƎǃǥ8rňŏŠťŧųŴ9ŜƋǨ10ķŊŖŞž11Nƾ12awš13E14ś15AŅ16łŔǀ17œţǦ18ƭǐ19oƠ20Ōŗũ22ƞ23Vƒ24m25Ɵ26Ƨ29Ŏ31Ɣ37ǜ38ƫ39ō40R45Ƥ
go $	68 -15ń-13ŧƮ-12Ś7Ƶ9ǐ10ŗŢǣ11ž12Oš13Ƨ15YŎ16ƞ17ƭ23ő25ǜǦ30Ņ35Ƥ
go about	90 13ǜ17ł
go after	88 20Ƌ29Eķ
go ahead	77 8ř9a10Ś26Ō29Ş
go back	83 -7r11Ƥ15ƪ19Ʈ29Ʒ
go by	81 -13q-8Š-7Ź11ǜ16ǃ18w22a24ł40o
go down	84 14V19Ū22Ť30ť
go for	76 -21Ʒ10ƒ11Ŏ26ţƠ27r
go in	76 -15Ɲ8ŭ9ǀ10ƛƟ13m18ǜ65R
go on	71 -18ƭ-13Ů-9ƫ-8Ŋ7ſ8sŹ11ńŉ17Ŵ30Ǩ31Ɣ73ō
go over	74 -11Ř8Ŝ9Ŋ13Ɖ20sƒ31ň40Ŗ
go part	88 27Ƨ31V
go through	80 -14ŧ7ĺǦ8f9Ŋ17ǥ20ũ22Ƴ29ś
go to	72 -13l-9ƯǨ-7Ł8ƶǐ9ƾ11ůŻ12y20Ƥ35m39A78ƫ
go up	75 -12ƞ-8ŒŢ11ǀ13cƅƒƩ14Ơ16ũ19Ř21ž39Ŕ40œ
go what	73 40Ŝ
go when	90 12ǀ24ƙ
go with	75 -14ž-11Ň-10ő-8ů8aƔǤ9B10š11w15ŵ16ł22ŧ23Ō24ų30Š32ŗ
goal	90 -7i43Ļ
goes	68 -8Z-7w7dzDĻƔǩ8Jƕ10Ʒǉ11KŴƩƵ12Hł13Ł15Ķǝ18o22ǖ24ų30ƫ
goes $	88 -7r14ų15Ƶǩ19Ʒ
goes to	83 -10J10D14K16Ŵ37ƫ
goes with	90 25ų
goin	82 -35ǟ10ŘƵ12VƮ14U15H38i
going	56 -18tš-11LŤƷ-7mŀŞƨ7ĿƯ8ĺŧǃ9eňž10PŉŢ11Uƒ12QƝ13D14ǩ15Ƹǅ16H17rŨ19Ż20Ĺōũ23Ź25y29k31Vłǟ49ŏ
going $	79 -20Ƶ-10ǟ-9x-8V-7ň8Ǩ11U14e17ŉ23ǅ28ō33ǩ47i
going for	83 -9y7ŝŹ28ƒ36x
going on	79 -27ł-8y9p10ŋǂ22Qĺ23Ɲ24Ƹ27k37Ĺ
going through	85 -14Ť-11x13U18ŧ35Ũ
going to	63 -11V-7ix7ľƟƢƭ8aĵŻƯ10ǩ11ž13P16ŏ17D21Ƶ22Ź23H26rũ39y66ł
golf	88 36g
gone	63 -11ƕ-8Ū7ƫǨ9ŨƒƓǣ10Ơ12ƶ14ƙƱ17ŒƎƩ20œ21Ŗ23ŵƯ38ƮƷ44Ɵ
gone $	74 15ƶ17ƯƱ22ƩƮ37Ʒ48Ɵ
gone through	79 13ǣ16Ŗ
gone up	79 26Œœ
good	53 -15uť-11D-9ŠŴ-8rĹǞ-7lHŘƈƧ7ňǂǈǒǙ8MŋŢţżƿ9ƹ10œƉƔƵ11YƩ12Uƭ13pJǩ14Ő15ũǊ17Ļ19Wűź20ŇŌƸ21Ŏ22ĵ23ņŶ25L26I27N28x31i33ǟ45ŝ
good $	75 -19u-16ŝ-12D-11ǅ-10N-9ǈ-8iǊǞ7Ŷ9HOņ11ũ12ŉ13Iň18Ƶ27ƭ29ǟ32ű33x61Ň
good day	88 11i20ǖ26L
good for	82 -8ǟ11Ǌ12L16ƹ19ţǅ20Ɣ25Y
good grades	90 18ź
good health	86 14ƃ18ǂ
good idea	90 9B11s
good or	81 -14H13ű15ũ16VƸ45Ň
good outcome	90 30Ļ
good shape	81 -8ƈ14Ɖ26Ƹ
good student	86 23ź
good that	90 8c12ũ18Ǚ22i
good time	82 10L17ƒ59N
good to	82 -16ŉ-11Ň-9Ř7t14W16Ŋ17ŝ19Ŏ25Ō
got	41 -23ǩ-21Ř-12ƟƬƹǐ-11xņǞ-10ĽǌǠ-9Xũ-8irSŇƌƯưǄ-7bGMRőŶƮƷ7aŎŧŮƀƦƲ8ŞšƃƇǃ9qŢŦŹƗǁ10gEIūƁƋƘƵǤ11VŲƑƤǂ12řƖƥǇ13űųŵƎ14ƙƴƻǢ15NŅ16Őŝ17kuļǥ18ŚŪǘ19ňŒ20ŕŜŠ21ŏ22j23Ǐ24nĶ26Y28ĺ30A34ş38ſ41O
got #	72 -14ŏ-11ǡ7ƃ13ǘ14E15Ǉ16j18Ǣ20u21ƨ28O33I38ž
got $	68 -29Ř-14ĶŏŴ-13Ǘ-11ǅ-9aņŚǐ-7ŐƪƬǇ7ś8Ɣ10Ţ11Ż14hƆ15Oū16qŕŞǔ18Ʀ26Ŗ29ŝ35Ŧ38Œ46Ū68ſ
got a	59 -25u-14ķſ-10Ŵ7hŅźƂ9ůƸǋ10şţƘ11AU12Ƒ13ŵŹ14Űǒ16Ŏŏű17ƥ19Ɨ23Ǡ26Y29Nŗ37nǥ66Ķ
got about	88 11Y12Ɲ
got an	85 -39Ǡ-9ņ17Ŋ29Ŝ60A
got another	88 7ŵ13ō20ƴ32Ŵ
got any	79 -15ǀ-13Ŧ-11ŗ-8ş7Ɖ16ŏ17g18u19ű28ń
got anything	90 -8ō12k13ƍ19ŏ
got for	81 -12ǣ7ŉž11Ǚ23ƀ26ƃ
got going	88 7ŝ11k26ǅ
got hurt	85 -16ƃ7Ǚ12Ǩ13ǣ31W
got in	73 -11S9Ǘ10ķ11ƑƱ20Ʋ23ƗǏ36V
got insurance	90 11Ő46ŏ
got insured	79 -13Ƹ12ş16ƃ
got it	72 7KŁű8Śǚ9ķƇǅ10ŒǠ11Ŭ12ťƅǉ13œŭ14Ő15Ŏƒ16ň20n
got on	76 -13Ɨ-7ž7Ɓ9ƈ10ǡ11aŘǗ16ſ18ŕ23Ǣ24Ʀ25Ů
got put	90 14Ƥ32Y
got some	86 10ǀ11j12ņŕ16ƪ20Ǉ
got something	90 -9Ŋ15g26ŉ
got that	82 -8P7Ƙ9q10Šƻ12A16ƽ18ų
got the	68 -15Ǡ-11ŏ-9Ř-7pJ7ƎƜ8Nř9oŠǂ10łŬƢ11ļ12ŵ14ň15ū17ƛ19Dş21ų86Ś
got there	88 7ŕ11Ǐ15ǈ16Ŋ
got to	67 -12ǌ-10I-7ǩ7nŦŨŶƋƜ8QTƀ9ŘƢǓ10lļ11kOŒƄơ12jŝš13Ɩ14Ł15Ų19Ņ22ǜ
got what	90 9ǆ12Ŵ31Ş
got you	70 -15ń-10Ŷ-9ž-8Œ7ő10IPŀ11ƃ12tƳ13ƻ14Ő15a16c18Ŀ19Š20ŏŢ26O58ĺ
got your	74 -23n-10dǈ-8P8q9ƾ10Ĺ12ǀ13t15v16ǃ18ř28Ǥ29Ő48ş
gotcha	85 7ŏ9Ɛ11ŷ13gV14ĺ17ť
gotten	77 -13Ɗ7ǣ8ĻǙ9ǘ13ńƜ14Ơ17ƛ
gotten hurt	88 9Ǚǣ21Ɯ
gpa	88 43ź
grab	82 -7ŷ9a19Ÿƻ29Ś
grab your	86 -8ŷ10aŚ20Ÿ
grade	82 -8Ɗ-7Ť14mx20q22ŧ27v
grades	73 -9x10v62ź
grades $	86 23ź
grades at	80 19ź
grandkids	90 10k22ƶ
grandma	88 -8Ǩ9ŷ10n13ǔ22Ư
great	77 -10ƞ8aĻ10xĴņƜ11Ƹǋ12J13Ƈ20T
groceries	88 -9ǐ8z11X25ŭ
gross	79 -12Ǟ12Ɣ20ǉ48Ǌ
ground	78 -7C10ƺ14Ɠ19ƣ40ƍ
group	79 -8Ʃ19Q27Ƨ44W
group life	86 -8Ʃ35Ƨ
grow	79 -9H7ƪ29l35Ǟ
grow up	85 34l
growing	86 -9Ƴ12Ǉ23y30Ǟ
grown	84 21ƭ27v28n
grown $	90 17ƭ30v
guardian	82 13Ư40Ʋ
guardian $	90 36Ư
guess	78 -14ǅ-7G7ũ9ǖ11Ǌ13Őƅ15Ə18Ů21Ɨ42ǩ
guests	88 42Ɯ
guitar	90 10Ƙ28g
guns	82 30Ƙ
guns $	88 27Ƙ
gut	82 -9B12ǜ13ƌ27ł45Ň
gut $	88 13ǜ22ł
guy	69 -15ǩ-14Œ-8ǖ-7D7Ľ8łǨ12ǣ13gM15Ťǜ16ŜǕ17xŅ20ơ33ņ36B42ſ
guy $	86 -8D11A12Ǩ15Ŝ18x22ơ
guys	64 -16R-11Ŷǀ-9ſ-8g-7ǩ7wųž8kōŴǐ9hxőƒǤ10yĸƷǣ11CŐƟǎ13HƔ16jǙ19Ǉ21ǟ25ǉ32Ǒ34Ǆ
guys $	82 -11x-9Ǉ7ǒ8Ş12Ũ15ǉ20ƚ26Ǒ
guys do	85 -7ǋǑ7H15k37Ǉ39Ǆ
gym	72 -16V-7Ǚ10gƧ16Q21P22ŗ27ĺ
gym $	79 -17V25P31ĺ
gym and	80 -14Ƨ31ŗ
h	83 -12t9Ǡ11W15o20ř23b
h are	90 10bǠ12W
ha	86 8g11ř12ű14c15Ż18Ő
hacked	83 31ǘ
hacked $	85 19ǘ
had	51 -11nǩ-10d-9GS-7ƃ7xPűŸ8vŤǟ9Ŋŝƿ10Ƥ11ľƈǙ12tǕ13ǜ14ĵƼǝ15š16ż17Żǂǅǣ18Š19ĺ21ĸ22ƾ27ƛ29ņ33ƽ36ţ37ő
had $	82 -9ŤŻ14cƛ17ţ19ż
had a	62 -11Y7ķĹŵƔ9Ř11ǟ13Ŝż14Ŋ16ƽ17Ǖ19ĵ20ņ23Ť24Ż
had an	86 -17Ŝ13Ƃ21ņ
had any	75 -13ƽ8Żǘ13Ǚ16š18ƾ27ǂ
had it	90 -28ǅ-13n10Ÿ29ƽ46ő
had that	85 -7Ũ11t15ǅ16ũ19Ƌ20ő
had the	79 -10ő-8G7Ɛ10fĺ12x13tƽ19ƈ43ǅ
had to	66 7Ƹ8Ŷ9ƗƤ11Ũ14ŝ15YƳǜ19ľ24ǝ31ĸ48ţ
had water	90 -12ƙ40ƛ
haha	76 -8Ƌ-7Ķ8hiŋ10Hǘ11pļńƲƸ12jtŒŞƾ13Ŝ20ű
haha $	83 -8Ƌ-7Ķ11h12ńƸǘ13tļ14Œ23ű
hail	69 7ƈƉ8Ŕ11ť28Ř32ƀ60ƚ
hail $	77 18Ř22ƚ
hail deductible	90 17Ř
hair	86 13P14N17U22ǈ35Ɲ
half	67 -11Ư-9Ǌ-7yŎƸ7tƝǝ8uƄƑ9OĶŗŚƧ10pǩ11Ɗ14Ơƨ19q23rƢ24Ǩ25ǔ27o35Ƭ
half $	88 -14tƯ17ƨ32oƢ
half a	85 -8Ŏ-7y11ǝ14ŗ48Ƭ
half of	86 10Ɲ12Ǩ13ǔ19Ơ
hand	71 -10ǌ7ƪǏ9ĻĿ10Mǈ11Ś14SƖǒǙǣ19ƠǞ23ǖ
hand over	79 -10Ǟ-8ǌ11Ŀ12Ơ17S
hand you	88 18ǒ19Ɩ26ƪ
handbook	90 31ǜ
handle	71 -9Ʈ11ŧƲ12sŖǠ18ǈ23Ʒ25ǜ27ĸ
handle it	90 17ǜ25ŧ
handle out	79 9ĸ16Y
handled	83 8ƃ16Ń38ŧ
handles	78 -17ş-15Ś8Ǡ9ǜ17ǖ18Ł26Ŝ37ǘ
handles the	82 -17ş-16Ś-14ǘ-11Ŝ11ǈ19ǖ29Ł50Ǡ
hands	83 10Ś12Ǔ15t18P25Ǉǚ
hands on	90 12Ś27ǚ
handy	77 -9ŏ7ū9v10ŭ11ř12M18ǖ41Ś
handy $	81 -9ŏ14ř47Ś
hang	79 -7ƭ7ś8Śų12V25Ƶ33Ļ35ŀ
hang on	90 -8ƭ9ų10Ś31Ƶ
hang up	86 11ś37Ļ38ŀ
hangin	90 -26V13Z32i
hanging	81 -12ƈ10i25V32Ƒ
hanging over	88 -13ƈ35Ƒ
happen	64 -10Ũ-9Ňǩ-8r7ǚ8ƛ10ũǕ12Ƨ13Ť15ţ17ĻĿ20ǘ23ǔ34ť35ĺ42Ʈ
happen $	77 -11ŇŨ-10ũ-7Ƴǩ9ǘ16Ŀ22Ť27Ļ29ť45ĺ
happen again	84 38ũ
happen if	75 -12ř7Ɯ11Ǩ12ƛ22ǝ27ǔ
happen to	81 -23ǝ-10r10řǚ13ƷǕ20Ƨ56Ʈ
happened	61 -15Ŀ-9Ŝ-8Ł-7ƽǝ8ĺƤƨƯ9Ʈ10Ǥ11ŖǨ14Ĺš15i16ōŨ17ƛ18Yņƫ31Ƴ32Ť
happened $	76 -24ĺ-23Ƴ-14Ǩ-9Ʈǣ-7ƨ8Š9ĸ10Ŧ12ť15ƫƯ16Ũ24ō71Ť
happened again	79 -11ĸ18ũ32Y
happened that	85 -14Ť-10Ł7Ũ34ĺ40š
happened to	78 -17Ť-16ĺ-7Ŀǝ8Ʒǩ9ƫ11ņ12Ƥ20ƨ30ƮǨ48Ƴ
happened with	76 -27Ť-15ĺ-9ŖŜ17ņ23Ƴ27Ĺ32ƛ
happens	64 -10ĺ-8Ʈ-7V7Żƙ8ǒ9Ŀ11Ļ12šǨ14ƨ16ĸǣ20ƧƷ21ŗ22ſ24ǝ31ǩ
happens if	79 -10Ʒ-8Ǩ8Ɯ10ƛ13ǣ22ǝ
happens to	75 -8V-7ŖƮ9ǝ19ƨ21Ŀ27Ǩ35Ʒ38Ƨ
happens when	77 -13Ƨ8ǣ11ǒ12ſ29ŗ
happy	74 -10ő-9Ţ11Ļ17ƞ21U41Ŷ54ŝ
happy with	79 -10ő-8Ţ7ŧ36ŝ48Ŷ
harassment	88 23ǜ
hard	68 -8Ŋ9Ǝ10ksķ11dƊǟ12ƹ14Ž15Ƴ17Ǚ28U31ǩ
hard $	90 13Ž15Ɗ
hard for	79 12ķ23Ƴ
hard where	80 
harmless	90 33Ǔ
has	50 -10nŦ-9rƾ-8iGƽ-7dő7ũŷƨ8qűŴƓƺƻ9QƉƙ10Błƕƴ11ƑƘ12œǜ13ŔŹƪǌǛ14ŐǦ15ŃŞšŮǚ17jŒƛ18ŖşƋ19v20ǂ21ţ22ſ23ŁǗ25h
has a	67 -10Ƃ-8ƾ-7ǣ7m8ŻƲ9ţ11Ł12Ƽ13ŷ14Ɯ19Ƒ22šǚǦ
has an	90 14ſ16ǜ
has anybody	69 7Ǚ8ŖŜǣ9Ưǜ10ŔƂƋǡ11ƴ13ţ16Ɠ18Ǜ
has anyone	74 -15ƈ10ǣ15Ɖǘ25Ŗ
has changed	80 18Ƹ
has it	71 -11Ŧ-8Ŗ-7G8ǅ9U11ƌ12ťƪ14ƈ16ũű19Ɗ22Œ23œ31j
has the	69 -19Ɗ9Ɩ10ǥ11ş12Ɛ13hƘ14ƻ17ƕ23Ƌ28Ł30ƛ
has to	84 -9r-7Ţ20ł24ǌ27Ł32Ń
has you	90 -10i10ǆ22Q43Ő
has your	74 -11ƽ-9Ƽ-8Ŝ8ż10ź13h15qŴ16ƙ17Bƺ20ǂ24ş
hate	82 8Ʒ10Ž11Kŝ14a17Ť19Ŀ
hate to	90 9Ʒ12ŝ16a21Ŀ
haul	84 -8ǖ13ů24ŭ25ƥ44Ų
have	31 -17ƕƧ-16yP-15Ǆ-14gǌ-13Ǌ-12MQŀŠů-11Hƞ-10Uƭ-9L-8nqļŭŷƅƤǟǧ-7KĿŘƈơǎǛ7hiFťƂƜƴƾǞǠǤǨ8GŁŃņŉšƆƢƮƶǡǩ9kŻƀǏǘ10ōŖǃ11rňŋŕŰ12Ƙƚƛǅǔ13JSŜŝƋƍǆǈ14lķŪǢ15INZŹż16Ɓư17žƑƗƪǓ18mŵǋǝ19Ţ20ŗſƃ21ŎşŸǥ22ĶţƵ23a24fYƎƯǜ25őƱǇ26ƌ27ŚƼǒ28uO34Ʀ35ńŏ43ƨ
have $	58 -39Ǒ-32ǡ-29ŏ-25Q-20Ǆ-19qƦ-18ƭ-16Œ-15ǜ-11ƈ-10Ʒǩ-9Ŏǂ-8Śžǖ-7XƱƳǈ7Ǐ8Ůǆ9ĹşƇǓ10Ŗ11ŉƽ12ƆƎ13ŻƘ14Ɖ15Ƌ16ǐ18uOƩ19ŪǇ20Ǣ21Ɨ25Ő27ǋ28ƶǥ29ǔ36Ƶ43m58ƨ80ſ84ŗ
have a	55 -29ž-23n-21Ƭ-20O-16Ū-14Ɓ-12ƕ-11ş-10Śǘ-9Ʀ-8řǝ-7lơƳǒ7Ŭǥ8QŎŹƐ9A11BŻƍƎƱ12Ō14Ɯ15q16ņ17źƊƑƚǙ18Ʋ20ŏƝǨ22Ķ24fŜ28ǡ31ǃ34X35uF38Ű40N41ǈ
have an	70 -22ņ-16ǘ-10e7ƃ8ǆ9YƂ12Ķǖ13ǜ20b24J26Ŝ28Ǡ
have and	90 9Ƶ14O
have any	66 -22ǜ-17ǂ-16u-14Ƽ-9y-7ǈ7Ƴǐ8ű9ŪǆǕ12ƑƜ15ƸǑ17h20ƾ23Ǉ24ŏ26Ź31Ʀ40ƨ
have anything	83 -13Ƹ11ƽ14Ƴ15ķǦ18ƨ
have at	90 -25P-17U-12ŗ-8r-7Ƨ7ŏ21ƨ49Ʀ54W
have been	66 -15ǅ-10ltţ-9ŏ7rĺōżƨ9i10aRšƈ11Ňŉƪ12S17ő19k31ǩ34Ŷ72G
have current	80 -7ǧ15ǒ
have dealt	90 -10Ŝ9ŵ19ņ
have done	88 -8ũ17ǋ24ǝ29ŧ
have flood	88 -7ŏ25ƙ
have for	77 -9ǌ-8PŘ-7ƒǄ7ƚ10Ɠ13ơ15Ķť16ž18ǥ35ǩ
have full	90 -11Ū-8ŏ39ƀ
have got	53 -19ŏ-10ǅ-9Ķņŵſ-8pƪ-7flNŉǩ7uĻţŬƂƍƩǓ8dvUŊŕƸǉ9ǒǗ10Ɓ11OńŭŲ12DƲ15ōƎǁ16CŖŗƻ17Ņŝ18Ş19ň20ŜǏ21Ʊ22IƵ23až33Œ
have had	75 -8ŤŻ7šţ9iŸ10ż11ǜ12c13ĺ15ő21ǣ22ƛ
have heard	90 -7Ǖ10Ŕ14Ŀ18Ť
have his	88 -9ƨ34Ź47ǒ
have i	86 9Oŉ32i
have in	78 -16X-9ǩ-7IŗƝ7ƿ9Ǐ11ǅǗ14ō36Ʀ71Ƭ
have insurance	85 -15Ɓ-12ş17ǒ53ŏ
have insured	90 15ş20Ǆ
have it	83 13Ō15ǆ30Ś
have kids	90 18u
have life	88 -9W15ş25Ʀ
have not	78 8f9ō10Ɵ12ƾ13ƪ14n17tĽ18ŉ21Ţ
have now	84 -18Ƭ7Ʀ12ǡ25ǥ28ŏ40Ő
have on	78 -8ŗ9ƁƦ11JƗ12ƿ17pǥ18a
have one	90 14ƛ15ŏ26ľ
have rental	90 -17ŵ25Ɓ
have seen	90 9ǒ13ǥ14Œ
have some	88 11u26ǈ
have something	85 -12ų12Ū13Ƃ14Ɗ26ŏ41ŵ
have that	76 -11ŚƳ-9Ɗ-7J7Ÿ8Ożƥ10Ƨǘ11lư12ř13ŵ14Ɔ15u24ť
have the	68 -33ƛ-16ŗ-7ŐŽ8łŵ10ŃƋǢ11ŲƷ14Ɩ18a19ūŻ24ş26r27ž28Ś29ŏ
have their	85 -15ǐ-10ǒ-7ƨ13ǘ21Ŵ22Ƣ35Ǒ
have there	80 25ţ
have they	78 -15i-13ŧ19ŏ29Ǥ32Ş91ŝ
have through	69 -13Ƨ15W20Ʀ69ŗ
have to	58 -22ǒ-20Ʀ-13Ō-8ƕ-7rķ7RĴŘūŷƍƔƙơ8ŬŮǆ10Ţƭ11ŵ13Ŧ14ƒ16ŧ17ƗƱ20ĸŃ24Ʈ25Z30ţ31Ƅ33Ǔ36O40Ł59Ŏ
have uninsured	88 
have workers	90 
have you	45 -28Ʋ-20ŝ-15G-13ƨ-10ŨǗ-9OŗŜƜƽǐ-8vƖ-7ōŒŞŵƅƬǉǥ7hŌƗ8rňƪƷƺǏǔǕ9YZŕŪ10RǀǢ11VƀǇǙ13Žƹ14kŚŤƱ15ĵƛ16ņšƸ17c19ŏ20Sżƾ24ƴǒ25f26őŸư27ũǞ28Ƽ31Ƴ35ǅ41l44ƌ53Ư54ń
have your	72 -12ƾ-9ŏ-8Ŝ-7Ő7ǘ15ų16Ŋ18ř20Q22ş25Ś28w32ŋ
havin	88 -8ŕ11y14ľ16Ń25ǟ
having	84 13i15s24ľ36y
he	53 -27T-18Ǆ-16Ÿƅ-15ŗ-14ş-13QŪ-12ŵƻ-11jHǟ-10PƸƺ-9mŎƹǩ-8dizŀ-7ĶŒŝƛƦ7ǣ8Ư10Ǚǜ11Aǒ17Ŝ18ƽ19wxů21vŅ23Ŵ30Ź33oƳ40B42Ʒ43h45ƨ50t51ź53ǂ60s72p81r88q
he $	84 -13ǂ8v18o24p25h
he a	90 22ź
he do	84 -27Ǆ-12P11Ʒ12ǒ16Ŝ19Ŵź39q
he doing	90 -32x-12ǟ-7i7ź16Ź48t
he get	85 -21Ÿ13w15x21Ź
he have	86 -18Ƹ-7r17ǂ21ƨ23q29ź
he is	71 -12H-9w-7Dŝ8yŅƯǒ10nƢ15ǂ16ƨ19A21s25Ŝ30q46p64v
he keep	90 -9Ĵ19Ʈ20Ʒ
he say	86 -8B8Ƹ30r
he take	86 -16ƻ-7Ź13ķ24ǂ33ų
head	84 -11ǩ9ŗƤƲ13ŨƗ18Ŀ20Ǉ
headed	86 -7ź13V15k24y
heads	88 -14ƈ9Ƃǖ12Ź29n
health	57 -15z10ƴ11Ǘ13Ƽ22W31ƽ33ǂ43ƃ61Ƹ
health $	72 -18zƃ14ƴ38ƽ56ǂ
health and	79 -17ǂ-7Ƨ16Ƹ25W
health insurance	82 -24Ƹ-8ǂ69ƃ
health issues	88 11Ƹ
health plan	79 -13Ƹ24ƃ
health since	80 18Ƹ
health when	80 -13ǂ25Ƹ
health wise	86 -8Ƹ13ƽ19ǂ
healthy	79 8ǂ9ƽ23xƸ
healthy $	83 -8Ƹ25x
hear	62 -13Ō-8bwū-7rśƳ7zľŀŏőƷ8kũƁƹ9fgWƍǝ11lxDŮ12aĿƺ13tNņ15ƈ20hŎ21ļ22u23Ň29s39ǩ
hear $	86 -8ǩ17h21ƈ29Ŏ35Ň
hear a	85 -11Ō12Nƹ15ņ17l29ǩ
hear about	84 35ļ
hear from	90 10ŎŜ
hear it	86 -7b14tƷ17Ŀ20s
hear that	77 -13ǩ-9ū-8w-7ƒ7xƣ9ŏƽ10Œ11uz12fkľ15g16D17a18Ů
hear what	90 11Ŕ17ũ
hear you	85 10Y11X14ő17ǝ23ƺ
heard	75 -7Ǖ7b8ņŔ10ŠƂ11UĿ15rŤ34Ŝ
heard from	88 10ņ39Ŝ
hearin	90 10Ň19U21iŌ
hearing	84 -16ǩ8gŢ20ŵ24h
hearing $	84 -16ǩ8gŢ20ŵ24h
heart	72 -11n9řƅ10Ǩ13Ǟ14ǂ20Uƽ56Ƽ
heart attack	86 13ƽǨ17Ƽ
heart disease	88 14ƽ
heart trouble	86 -7n17ƽ23Ƽ
heat	77 -17i-8ƅ31Ɛ35Ƌ47j
heater	80 12Ɛ51Ƌ
heater $	90 22Ƌ
heavy	88 8Ưǎ13ǈ20ƺ25Ǐ
height	79 40ƺ
height and	81 29ƺ
help	69 -8i-7Ũ7ŀǉǜǩ8Ư10v11ŒŢ12ŝ13ŧ14sǈ16z20ĵ23ň32Ǉ35Ĺ
help $	84 -18ǩ9ǉ32Ǉ40ň
help me	88 -11ň-7Ĺ10ŀ15ĺ16Ţ38ǩ
help you	80 -13ĺ-9i-7ǩ12vƯ15Œ17ŧ47Ĺ
helping	90 21z
helps	86 -9Ł7c10Ů32A
her	62 -53d-35Ƹ-19ǩ-13ƫ-10q-8ƶƻ-7yĻŵǨ7vƱ9zǠ11ǁ12xŴǈ13wǜ17Ź19r22t23Ư29sƮ30B32ǂ33Ƴ35źƷ53p56o76ƨ
her $	79 -17ǩ-12o8x11Ư12Ǡ18ǜ25Ƴ37ƨ50w
her gpa	90 31ź
her on	90 12s13o26t
her own	84 7Ź21ƨ25Ʈ
here	60 -14s-11ƨ-9v-8pƅǝ-7ŹƂ7mŴƁ8kļłſƟ9F10lōƩ11Ō12fŮ13ŝŶ14a16cz17u18oľ24Ŋ26Ū39Ļ45j
here $	72 -10C-8sƅƨ-7ŝ8B9ŦƁǨ10QōŪƟ11łǩ12luƩ13ĻŴ16jŊ17Ů20z24ľ
here in	88 7Ÿ10Ļ16Ō18j
here is	85 -15Ʊ-9Ƃ-7Ō9oſǦ12I18m
here so	86 -7Ʊ11Ť15k16y
here to	90 -10ǝ12Ʈ21Ŷ32ŝ
here what	90 8j9Ū16Ʊ
hers	90 -21ŭ-8Ū19ų21Ņ41Ŵ
hesitation	90 32ŀ
hesitation $	90 32ŀ
hey	82 -8t7k19N35i
high	66 -9Ʊ7Ƅ9vƠ10yƘ11ž16l17ƙ20Ř26Ǧ30Ƽ32ŗ40ƣ
high blood	86 16Ƽ
high does	88 16ž21ŗ29Ǧ
high is	88 13Ƽ19ŗ
high school	77 -10Ʊ8ƫ10Ƅ11v13y20l
higher	79 7Ř9Ņŗ10ƒ12Ŕ14œ18Ǔ
highest	86 -9Ɗ35m
highway	88 11Ơ14Ə20Ɓ22ů
hike	90 16ĺŔ26œ
him	71 -22Ƹ-15Ƽ-13Ʀ-8ơ7Ʒ9gtAņ10rƢ11Ƴ12Ŝź13Ư15ǌ23o30ƨ36ǂ57s
him $	79 -24Ƹ-17Ƽ-15Ʀ13Ƴ18Ư19Ŝ24o28ƨ41ǂ
himself	88 11z13t14a15Ʒ
hip	90 16Ɖ21Ɯ
hire	76 9ǜ12Ǆ27ƯǑǔ29Ǟ39S
hire $	90 51Ǟ
hire a	86 -7Ʒ10ǒ12Ǒ14ǜ32Ư
hiring	90 -10H-7Ǡ26ǜ35Ǟ
his	64 -30d-23ų-19Ÿ-16a-11Ɖǃ-10r-9m-8Ʈ-7ơ7T8nYǨ9ǣ10ŰƳ11yǞ12ǂ21Ƣ22Ņ23źƯ24Ʒ26ǒ29q30o32pƨ49Ź59Ŵ
his $	88 -29ų-7u12T14Ņ19Ư55Ŵ
his job	90 -8rU12ƨ17qt
his license	90 -23Ÿ31Ź
his own	83 -10Ʈ-8ơ9Źƨ11w22Ƣ36Ʒ37ǒ
history	74 -9ǂ11ņ14Ƽ16Ƹ18ţ26ƽ
history $	88 16ƽ17Ƽ
history i	80 -9ǂ19Ƹ
hit	66 -16Ř-10š-8ţ-7ŝŠ7jœǤ8Ť9Ɗǘ11žǦ12ƀ18ƚ19Ũ25Y34c44ĸ46ſ59ż
hit a	90 16ŤǦ18ƀ
hit and	90 7œ41ſ
hit tomorrow	79 -18Ř10ĸ32Y
hit with	86 -9ż10Ǥ14ǘ15ƚ19ĸ
hit you	85 -9ŝ-8ſ-7ĸŠ11ƚ17jŨ55ż
hitched	90 -18ǅ-9Ɖ50f
hits	80 -10ŏ15ǡ38ſ
hits you	82 -11ŏ41ſ
hobbies	83 15ǀ25g
hobbies $	83 15ǀ25g
hold	72 -18N-13ǖ-9Ŋ-7Ō10Ś12Ł15m25KǓ27Ş32ŨǗ43ǩ
hold harmless	90 33Ǔ
hold of	88 40K
hold on	88 -15Nǖ12Ś21ǩ32Ǘ
holder	86 37ǧ
holding	77 -11ƈ7ĹƵ11i13Ɖ15t26ű28ŀ
holding up	83 -11ƈ-8Ŭ12i14Ɖ17t28ű
holding you	90 37ŀ
holds	88 -17Ɣ15Ŭ16ƕ
holds the	88 -17Ɣ15Ŭ16ƕ
holidays	90 11U13kǇ
home	49 -16Ő-13ǔ-12Ǐ-10ŏŬ-9Ƥǝǩ-8NŖŴƯǈ-7cMPűųǊ7rŋƌƕ8hl9yķĽ10ŷƜ11wĹ12ŹƎǁ13ů14Ƈƛ15źƮ17Ű18I19Ɔ20Ʒ21qu24ƞ25H26FT27ƒƓ28Ɵ30C33s36RƔ37n38ƅ42ş63Ɲ
home $	58 -25l-14Ő-13Ǐǔ-9şƤ-8Ư-7gTŰ7r8Ƃ9Ũǁ10L11Iźƌ13hƮ15ĹƷ16Ɔ17RƝ19ů23Ɯ25n28H31s35ƅ37u43Ɵ61C
home and	68 8ş10Ǝ12Ť15T18ķ
home for	90 -32C14Ű56l
home insurance	90 -12ŏ26ş
home is	90 -7Ĵ12n14Ɣ
home loan	90 -7Ŭ30Ɣ
home office	88 -14R-8M16ŋ61Ɲ
home or	79 -13Ɲ10ǁ11H14F15Ʒ16R18Ƈ
home policy	90 -13Ɣ9Ɠ10Ɲ14ƕ
home so	90 9Ƌ29s
home who	90 -7n8ŷŹ26w
home with	84 -10F11g18q24ş42n
homeowner	86 40F
homeowner $	88 29F
homeowners	79 -10F-9ŗ11Ĺ17Ɠ28ƕ32ǔ
honest	81 7ƿ9Ŀ11ǘ14Ţ16Ŷ20Ň
honestly	90 -9Ŧ8Ŕ13ň25Ŗ
hoping	82 -14Ţ12H21X30Ļ
hoping to	84 -14Ţ12H17Ļ32X
hospital	73 -10C-9ǩ-8ţ-7ŗ8ů10qVĸ11ž13S15Pƃ17Ƽ18ǂ20Ǩ21Ʀ24Q25Ƹ
hospital $	84 -9S-7ŗƸ7Q17Ǩ20P28Ʀ58Ƽ
hot	76 12ĵ16ƒ17Ƌ34ƍ55j
hot tub	81 37ƍ
hotel	85 -11Ǌ-10ŵ15ǔ45Ƥ
hour	81 -12Œ-10N-7Ʋ9ǉ13R22Lǎ25T26O
hour $	88 12O19ǉ25ǎ
hours	71 -10P-8Ǆ-7ů9L10ǀ12Ư13Ƨ15U28Ų60R64ǎ
hours $	83 -25R11Ƨ63ǎ
hours a	84 12ǀ27Ų28R
hours do	88 -10P-8ůǄ61R
house	46 -19Ŭ-18ŗ-14Sǎ-13Ŷ-12Ǐ-10ųǘǦ-9šű-8łŴƠǇǈǓǞ-7UńŐŦŪǐǖ7yƎ8ƉǕ9ŹƮ10hƊ12Łƚ14ƋƑƙǁ15Ƃ17ƕ18ƌƛ19nůƣ20Z21Ɨ23Ƈ27DMƖ28GƷ30H31Ɠ32ş33Ɔ34ƒƜ36ķ37Ɲ39F42ƅƞ43Ɵ48Ɣ
house $	54 -16ǎ-15S-14Ɛ-13ZǏ-11ķ-10ŗǑǘ-9ǩ-8łƢǈǓ-7Ŷ7g9ƌ10ƚƮ11Mů12ŷ13Ƈǁ14HƗ15Ɖ16hƖ17Ʒ18G19Łƛ21ƙ23n26Ƌƣ28Ƒ30Ɲ32Ɔ35F38ƞ39ƒ43ƅ
house and	75 -12Ɣ-8ǖ7yƂ9Ź10M15ǩ18Ǖ39Z
house built	90 11ƅ
house is	78 -9Ƌ-8ƞ-7Ɣ7Ə10Ƴ15ƭ16Ɗ20Ɯ30Ǒ50ķ
house like	85 11ƌƛ13Ɛ15ķ
house made	90 -17Ɖ35Ƈ
house number	88 -10I-9ř-8e60D
house or	77 -15ƣ7Ɣ10ķŰ29F
house paid	90 -33ƒ-13Ŭ59Ɣ
house payment	84 -12š7Ʈ8Ư24Ɣ43ƕ
house right	86 -17ƒ-11Ǧ12y14ş16Ƃƅ
house savings	80 12ķ
house the	88 17ķ20Z
house to	90 11ǁ24ů33ƞ
house what	85 -9Ŷ7D12Ɩ14Ź34ƞ
house worth	90 -11ű-8Ɣ-7Z12ķ27ƒ
household	69 -16ų14Ū17Ʈ26T28n31ŷ
household $	86 10ŷ25n
household drives	80 -18ų22ŷ
household has	79 16ŷ
how	29 -21W-18Ő-17ǈ-16wŁ-15H-14Ƃ-13sQ-12ŏŬƕơ-11FLRťƵǄ-10dŌŝƾǞǥ-9yAMƫƯ-8oĽŒŔřŚƛƝ-7JōŰƩ7gTŇŽƠƶƽ8hĺőƅ9SĶŸǊǋǐ10ŖƙƚƟǍ11fųǆǙ12œƑƣƪǩ13kzGŊšƤǏ14ƏƔƸǦ15pŃŦƿ16jŕŭŵŻƓ17ƺ18Uǜ19ĸŗǝ20bOǘ21ļŧǑ22YŅǅ23vŨƃ24Šƞ25ƋǇ26ĴƬ27ŤŮ28c29ůűǖ30ǟ31łƭ32K33Ʈ36Ɔ39ŶƳ41t42x48i
how are	63 -35Œ-20u-15Ǣ-14ŗ-12Ł-10vŪ-9Ÿ-7ǩ7ŵ8U11ałŨ13ǐ14Ǉ15z16Ƹ17Yũ18Ĵź23ǟ31ŭ47x87i
how bad	88 14ǚ21ƚ28ĸ
how big	71 -18Ŭ-16ƣ-15Ʈ-14Œ-13Ƃ-10ƒƚ7Ɣ8Ŧ14Ǧ15Ř16Ǎ18ƪ19Ǉ34Ƭ37Ɠ56Ɔ
how bigs	86 -13Ɣ-12Ǧ12Ƃ19Ƒ24Ɔ30Ǉ
how can	84 -8O-7Ŋ13Ļ17ś22Ŏ40Ĺ
how close	82 -20Ɩ-12ƈ8Ə40Ƒ
how come	84 -16ļ-12Ǧ11š13Ƃ26ŀ57ĺ
how did	57 -34Ŷ-27ť-18ũ-17ő-9Gǩ-8gŖƽ-7JœŗŦƏ7ǣ8ŵ10B13Ƭ15ł16Ĵ18ţ19k20ŧ24ƞ28ŜƳǘ31ļ58Š78Ũ114Ť
how do	54 -26Œ-16Uųƒ-13Ų-12Ũ-11zǔ-10Ɨ-9Ńň-8iķŁřƅ-7rXŧǇ7ƞǃ8ƃ10ǒ11Ɛ12bŴ13awŋ14ƶ15Ƌ19ŽǑ20P24Ǚ25ǩ26łǜ30ŭǘ43g45K52Ĵ55ǖ88Ŷ
how does	77 -10Ũ-8Ǒ-7ŭ7q9ǐ10Ŵ11a15Ļ31Ň40r
how far	67 -16UŴ-7iR7M8Ɛ10Ůź13vSZƙ15ƭ21őǐ23ƚ36ų46ů
how fars	85 9ƙ12ź18Ə
how fast	88 -8H20Ż29Ń
how has	80 -12œ36Œ
how have	90 -11Ŝ-10S-9ŧƼ-8G15ņ22i43ŝ
how high	79 11Ƽ13ƙ14ž32Ǧ54ŗ
how is	53 -46ƈ-27w-21S-20p-18ŭ-14qv-12ů-11Œ-10ƅƝǅǞ-9m-8aŬƨǊǥǩ-7Vǃǎ10ĶƸ11ĵƃƽ18Ňǂ20Ƴ22N26ǆ29ǜ34b35zƞ36Ŷ51j53Ɖ55U61i62ű64ǟ75x112t
how it	75 -9ƽ-7L9ƿ10ű11ųƳ12ņŖǃ13ǟ14ŵ15R16Ũ19Š30Ŋ
how long	55 -25i-17ŝ-15ǟ-10ŐŠŤ-9Ƣ-8ǌ-7n7Ʒ8Y9ŕ10ƈ11HƄƟ12v13f15ůƏ19Ʈ20l24šŧ29G30ť34Sǝ37O39Ƥ40ƭ41ő50ǅ
how many	47 -20ǉ-11Ɖ-10ǈ-9x-8ŹƸǍǖǜ-7dUĴŧƃǟ7şţǕǨ9Ə10šƢƻ11Ųǎ12SŴƋ13Ÿż14ůƖƟ16cŮƈƔƿ17Żƹǣ18GŕƭƮǗ19VŷƆ20ǔ21ǩ22ń23h25Ū27ƣ31Ǒ32n37u41Ǉ46ǋ
how much	45 -22Ƃ-20W-16Ť-12Ĵ-11ŧ-10ŭŽƭ-9ĵŏƅƆ-8FUŲźƞ-7ŵŶǄǟ7ZŕǤ8ųžǌ9ŹƊưƶ10Ţű11Ǔ12ĿŘŬƘ13ƔƱ14O15ǡǢ16ƝǛ17ĶſǦ18Ɠ20Yƪǉ22ƗƠ23Xƃ24ķƧƬ27œŮ28TƨǊ29Ņ30ƦǏ35ƒ37Ŧ38ŗ50Œ
how often	70 -12ǐ-8Ŵƥ9Ź12ŜƐǀ13Ǚ14ų17Ɯƿ19Ɵ23Ų24ŭ
how old	62 -29x-27Ɖ-16ǋ-13t-9Ɛ-7Ɗ12Ÿ20ƭ24Ǎ30ƽ31ƈ32Ƌ46ƅ50c53v55p
how olds	77 -13ơ-9t9ƈ12Ƌ15ƣ21v23p24ƅ
how soon	84 -19H-10ƕ10y19Ƅ70Ń
how tall	82 -12ŵ22ǂ57ƺ
how that	88 8Š11Ŷ17kŊ
how the	83 -17ǔ-12Ř7ź9ƃ15Ʈǅ16ǟ20ň27ǖ
how they	83 -13ŝ8z9ŧ12Ǖ13Ő27Ş
how was	74 -17Ť-8ť-7Ňţ39k43ŧ55Ƴ
how will	88 -7Š25Ļ32ł
how would	66 -10X-7ĴŖƾǉ8b9Ŏ11ňŌư15Ʒ16ľ20ǝ22Ƹ36ŵ44ĸ54Ʈ
how you	70 -15x-8t7ǒ8Ʊ9Ķ12ŭǎ13U17K18ƞǁ23ł24Ž25Š26i29ļ
how your	83 -9t9ƃ10ǆ17q19ŧ37x
hr	90 -26ǈ8W30Ƨ56ǜ
huge	90 10Ɩ15ƒ25ĸ
huh	75 7ƥ10ŜŠƏ11ĺǟ12Ņ13r14j17ƞ21Ŷ26Ũ
huh $	80 7x12ĺ13ǟ14r18ƞ23Ŷ29Ũ
hurricane	84 9ƚ12ƙ
hurricanes	88 41ƚ
hurry	85 21O45Ń
hurt	62 -8Ƥ-7ŵ7W13ľ16Ɯ18ƍ20ĸǚ22ţ25Ť26XǙ28ž39ƃ47ǣ
hurt $	79 -11Ɯ-9Ƥ14Ǩ26X28ĸ46Ǚ
hurt at	88 -10Ǚ-7Ǉ32Ɯ34ǣ
hurt in	85 8Ť25ƃ
hurt on	76 7Ɯ9Ŀ17ţ22ƍ27ǣ
hurt or	80 19ţ
hurt somebody	85 -11ƃ54ž
husband	59 -15ƾǟ-11Ƹ-9ƺ-7ƹ8ů10Ư11Ʈ12o14p15ų16Ł17nƫƳ23żƨǂ24f27qƷ28r32t35s
husband $	80 -26t-18r-14q-13Ʈ-12s-8ǂ7o13Ł15Ŵ16Ƴ22p28Ʒ31ƨ
husband do	86 -15ƨ-9Ŵ9Ʒ53q
husband drive	90 -27ů-9q33Ŵ34ų
husband have	86 -9r11Ʒ23ƨ
husband how	90 -44ų-13ƺ-10Ŵ28ǂ58ů
husband in	88 -14Ƹ-12t7s12ǂ19f34q
husbands	74 -16d-9v-8Q-7ŭƸ7r10Ż11q13ƨ15ǂ22p37Ŵ38o
husbands name	88 29o
hustle	88 40Ų
hydrant	76 38Ə
hydrant $	86 
hydrant within	90 28Ə
i	35 -21ĸƭƲ-20Ɨ-19ĺ-18Ŗ-17Ƴ-16ŗŪƶ-15ƠƤƨƱ-14ǈ-13ƙǓǔǨ-12űŴƮ-11śşŵŹŽſƝǘ-10RļŧũǕǗǡ-9ĶľŦƛƯưǛǞǦ-8sVYŜŞƀƷƼǇ-7WŁłƊƔƦǏǑǙǝ7ŻƂƖǃ8ĴŐŤ9ņŶƞ10XńŘūƈƘƺ11Gƾ12Uŏőƕǆ13ŕŷ14ĵŇŸ15ƍ17w18ĻƅƸ19p21iĹŌ22hĽ23O24uƃǄǠ26flq27C28ŋōŢ29dJ30v32D34eE36K39M40ŉ42L51bc52N53o57Ŏ68I71ň72ǩ83a103Ŋ
i am	59 -38ǩ-13ŉ-9Ō-7ƀ7acfjŮƼ8kvŠƊ9rǄ10PŇŢ11ŤƳ12Ľŵ13dwMUż14ņŊ15hB16N17Ņō19ň20g21Ĺ23i26ƞ
i ask	77 -21ŉ15u16c18a20ǩ28Ŋ
i believe	90 -11ǩ10Ō13l15S
i call	74 -12J-11s-9tĹ-8ǩ9IK13Ǡ16N31L39o44a
i can	64 -16ǩ-11Ĺ-10RŊ-8ňŶ7dŋū8Ɩ9ŘƍƘ10xƞƸǠǧ11Ŀŀ12L13ŒŚ14IĴŞ15o17Ũ20Ńź22Ŏ23ř26ŉ
i catch	82 11S14s15w17q45N
i come	88 46M
i could	81 -7ľ9G13Ŏƒ15ŉ16I32Ļ
i did	78 -21ǩ-8Ŗ-7Ľ8ŉ10K12Jō13ňŊ16X21E22C24a
i do	69 -12N8Ƽ9Ǡ10M12O13Łŝ16ŕ18L22b23ń25X28Ŏ44Ĺ
i explain	82 24ň25Ŋ
i get	67 -18ň-13Iƺ-11d-10K-8aĹ8oBŊ9GHJƖƥ13wX14ǩ15pŐǅ17ū18C19O26ś35v36e
i go	85 12ŏ13ŉ14X15Ŋ21ň
i going	90 18ǩ29ň
i got	71 -8a7O8ŦƋƜ9nQƀ10ŠƢ11Œ13ŝš14Ÿ16ŎŲų
i had	82 7Ƣ8Iő10ķŵƤ12PŻ19ĵŊ
i hate	88 10Ʒ12K19Ť
i have	57 -14w-12ǅ-11G-9Śǘ-8cSƊǟ-7Łńŏ7tvFOĴĻľšŭ8iRŇŬƥƮ9BUŤƆƸƻǋ10oDƘ11PǄ14ǩ15Ņ16f17dCō18uŊ19Ŏ21ŉ22J28ŋ30Ŷ38I77a
i hear	70 -20ǩ-9ū-8w-7ƒ8Yŏ9sXľņő10kƹ11WƷ12g13Dǝ15lŮƺ17ƈ19N20a27u30h
i heard	86 8b13U
i help	82 -13ĺ-9i68Ĺ
i just	75 -10ŕ-8Ĺ8p9ǩ10m11cŦƕ13ŏ15d18S31Ň
i know	73 -26ǩ-19Ŗ-10ŉ-7n8ŃƍƷ10kCņŇƩ11T12Œǣ13ǟ14ŕ21w31ō32ň
i leave	90 -13ƶ-9Ţ8ǩ11ŋ14ō40ŉ
i like	88 14Ł15ļ
i love	82 -15ƞ7CƟ12ǃ13lƑ15ǋ23ƅ
i make	90 -9O13Ļ39Ŏ
i mean	82 -54ō-12Ŗ7zť10V11őƺ12ĺ36ň43ǩ
i need	61 -12Ƅ-9Ǔ-8aŁŪ-7Sƭ7nEŷ8pŘŰƍƟƵǚ9hųƫƺǊ10ū11ƏƓ12ƅ13eƜƾǠ14c15F16ǅ17žƒ18q20G
i put	77 -9Ŋ9f10ƾ12wDEơ16c20ŷ21Ō22ǩ
i remember	88 -7Ľ11Ɖ12t13x19E
i right	79 -8Sō-7G11ǌ12fvƑ19q20ǥ21i26ő32Ň
i run	85 -21ƭ-7ű13Ŋ14ĵ17ň50Ƭ
i saw	86 9f14tƚ16j
i say	88 -26a-7w7ň14ǩ32ŀ34b
i see	86 -19ǩ8ǐ13EƂ21ţ26Ŋ
i send	76 -25ś7Ƅ11D13KŜ16o17ƕ19Ō20J25ǧ
i sent	88 -15J53Ľ
i should	70 -16Ƽ-7ǩ11ōƄ12ǂ15ű16Ƙ18u22Ƹ31f
i still	90 9ǖ10ŉ13ǆ14M
i take	88 -7T10f14ķ19N25Ƨ
i tell	88 -21ǩ11i64Ŋ
i the	85 20ǩ41ń
i think	83 -7rƠ9Ÿ12ŕ13ǩ14O16ǋ18h22G
i understand	90 8ũ12Ǟ13r14ƽ
i use	88 -12K14J38I
i want	76 -13Ō-8ǧ-7s7ĻņƌƖ8œ11O12oy13š14ǃ19v21ǖ25b
i was	88 13Dŉ16Ǆ21ĵ
i will	66 -23Ʋ-8vł-7a7yňŸƄƕ8Ŏ9VŊŒƎ10Xƺ12cƬ13ť15O17e19N20o22Ō23M24ŐŚ40L
i would	62 -14ǩ-10ŉ-8dĹŵ-7ǔǦ7prŨƿ8bcAQŲƈƔ9emHţƖƾǊ10ńőŕźƅǉ11Œũū13v14MƂ15TŊů19Ř
i write	86 9ǆ15o22Ÿ30Ō
ice	88 8Ɯ15ƚ21ǎ
id	77 -9aŪ56ř61Ƅ
id card	88 7ř25Ƅ
id cards	86 -10Ū45Ƅ
idea	78 -11Ŷ7ĵ8B9s10TŽ13V14Ƶ16Ŋ26Ň
idea $	86 -12Ŷ9B15V30Ň
if	39 -18Xĺ-15ƕ-14ŉ-13ŀǈ-12Ťǩ-11ŌŗřŨ-10ALŕ-9dgōŒŪƶǗ-8myQŇŐƳƹǞ-7TUłǋ7Nƒǔǣ8ƛǢ9bGŋźƁ11cHƵǄ12ĻƊ13Fű14Ƃ15WňŢƎ16ŏŝǕ17ƪ19rǘǚ20Yķ21ĴŘƮ22ŊƯ23ĸƜ24ǡ25Iƀ27žƦƫƱ28Ƥ37ƃ38Ŏŵ39ǝ40ſ54Ƨ71Ǩ
if a	68 -14Ř-9Ƥ10c12Ǧ14ǁ15Ɯ22ſ23ƃ28Y34ǡ
if any	88 7Ǧ10Ų16ǂ22Ɲ
if anything	90 -14Ʀ50ŏ
if he	86 8Ʒ10B13Ƣ14Ǩ25r
if i	64 -16Ō-14ĸ-11Ľ-10X-8ĹŘƤ-7rLŉǨ8s9ĵ10oD13CEŒ15q16Ŗ18ǩ19ň27Ļ34Ǆ51Ŏ58Ţ59Ŋ
if it	65 -9ŕ8ƙƳ9ĸł10Ɗ11ĴźƑ13Ƶ14GƁƩ15Y17Ɠ18H20Ư25ŵ
if one	85 -10ǈ7ſ15ǡ19ǜ41ǣ
if she	85 -15Ʒ17s19ƫ25Ʈ31r
if somebody	75 -8Ư-7Ŗ7ǘ11ķ12ſ17Ǣ19Ɯ20Ǝ
if something	71 -21ĺ-7Ť10ƨƯ14ĸ20Ʈ24ƫ27Ř31Ǩ36Ŗ
if that	78 -9Ǩ11Ʊ13ũ14Ƶ15c16Ǣ44ǝ
if the	70 -12ƂƷ-8Ʈ-7ł7ǘ10Ƶ11ſ12Ŀ13Ǧ14ŽƊ17Ǩ22Ƥ24ŵ25ǝ28ƛ31Y50Ŏ
if there	75 -9Ə10H11Ń13Ɛ14uŬǝ16šƎ18Ƃ28ſ33Ƥ
if they	80 -10Ƴ9ŷ12V14zķ17ƽ28Ƨ
if this	88 14ŋ17N18ŵ
if we	81 -8Ō8Ŏ16Ƃ37I
if you	47 -19Ŏŵ-17ŒŖ-15Y-13Ţ-11ƹ-10ƕǩ-9ŊŨƸǦ-8dŃŉŗŬƑǣ-7QXżƓ7ZňţƤ8PŸƠƬ9Iƻ11bķŜŞ12Ĺ13Ư15ĸƒ17Ɨ18F20ľ21Ĵǚ22W25Ʊ26ŝ27ű28ƪ30ŘƷ34ƀ41ƃ42ž49Ʀ58Ƨ74Ǩ
if your	68 -12Ǐ-11ř7Ƹ8rƫ10ǝ12ŵƄ13ǔ18Ƥ24Ʈ32ǘ37Ǖ
if yours	88 12Ŷ35ŵ
important	78 -8yǩ12ƶ13ō19Ʊ29ľ
important to	84 -8y8Ʊ13ƶ21ľ
improvements	90 11Ǣ24ƌ
in	32 -29ƭ-23ŗ-22Ŕǟ-20aZŒ-19wĺ-18Ƙ-17ŞƮǥ-16őŝ-14žƁǃǄǘ-13pŶźƔƕ-12DśŢƓƨ-11œƠǇǩ-10oōŐƒƖƧ-9xŊǆ-8ŨƆƇơƺǔ-7ĸłƋƜưƴǦ7Ļŷſƻƿ8djzGŜ9ŁƉ10XńŇŎƌƶƹǐ11yAMƛǂǞ12KŌƵ13iŻƱ14ĹųƊƤǓ15EQǧ16ƚƦƷƼǈǋǡ17ĵľŅŧƞ18ms19qŖŽƣ20ķ21TŤƍƐƲ22Sƾ23š24űƎǌǑ25Rţƽ27Ǎ28vŃƪ29Ś31nǏ32lĶ33ůƥ35ż37Ƹǉ38Y40ǅ41C45Ǌ46Ɨ48ƝǗ
in #	65 -19ƭ-8Œ-7bS7ƴ8őƚ9Q10de11ūǧ12y13Ʃ15E17ţŮƲ18żſƈ21Żǅ22ƌ23ƹ24I31Ǟ36ƅ
in $	58 -40Ŕ-13ŭƙƭǋ-11ŷƜ-10W-9źǃ-8tƒƷǖǡ-7ƔƗ7PXŃŦƉơƾǄǨ8ƢǤ9Ōƍƣǩ10Ÿ11mEF12Ǎ13Ž15ƛ16RƼ18s19quķ20ţ21Ƶ23vCŘ24Ķ31ůǊ33ĹƤ37ű51ŧ58S
in @month	74 -15p-12ŕ7y8ƞ9fƛ11ĸƟ17ǜ19Ź22Ť25ƾ31ť
in a	56 -10ǩ-8ůŹ-7RĹŒǥ7ķŻƼ8YĻŰƚǍ9ŮǢ10Ǌǧ11ǉ12ǋ13Ƙƾ16ǁ17i18ż19ƙ20Ś22Ń23T24ų26O33ŭ35ľ
in an	86 -11RŽ-8ĹŜ-7Ơ14ż15P18ƞ27ľ43ǖ
in and	84 7R9Ǘ10Ɛ11Ư12Ɵ14d
in any	88 8ű
in at	84 9G56Ņ
in between	90 7P17š
in business	83 -22ǟ-20S8Ɵ74ǅ
in case	80 11Iƀ12Ǩ21ƲǠ
in charge	90 17Ǚ25Ł
in coverage	88 -27Ɓ71š
in for	86 -11Ǆ11ǀ12Ʊ13Ű25Ǒ33ű
in force	84 12ŃŌ40ŏ
in from	90 -18ǔ15s30ǖ31Ǖ
in front	79 8Ņ12ř45Ś
in full	86 -10Y38Ĵ
in good	77 -15ƃ-8ƈ8Ƹ14űƉ20ǂ
in ground	90 24ƍ
in how	90 7c9Ʈ
in is	85 -7B9ƣ10ů12s13Ư19ǋ20Ũ
in it	69 -23ǖ-10ǩ-9ƚǅ7Ɗ8Ƅ9ņǆ10Ɛƙ11Ɵ12ƅ13ĶƷǏ23Ʃ24Ʊ25Ŗ32ƪ
in law	81 11nz14AQ17Ņ20B
in liability	90 -45ž10ơ19ǌ36ǡ
in may	90 9Ź15v
in mind	83 -12I-9ř-8ŗ12Ʊ36X60Ƭ
in my	85 -9ǩ9L13Żƽ15jņō
in on	80 -10Z9a10Ĺƛ19Ŭ33s37Ŝ
in one	82 -7ƅ8Ƹ11œƤ12ǔ14Ĵ18ş
in or	88 12F20Ǝ21Ž38ů
in person	88 67M
in place	75 -20H-10M-9ƥ11ĻƳ17Ō19Ʋ23ǣ29ŏ33Ń54Ʀ
in sales	88 42Ǌ
in savings	78 23Y
in school	82 -14Ʊ22m
in storage	88 18ƥ
in that	67 -15Ɨ-12Ŷ-10C-9ŗ-8Ɔ-7ő7ƍǉ8bŚƚ9lĽ10MŲƣ11ƥǋ12V13ų15Ǔ16ƞ17Ǘ19Ƥ20ŭƪ25S26Ɲ49G
in the	43 -20Ơ-19ƣƮ-17FS-16š-15Ƙ-14aƤ-13ƪ-12ƅ-11iơǋ-9ĺƬǚǥ-8cPľŖśşťƟƦǔ-7qrMĿŅňŗŭŰƔƙƭǐǖ7XŻƛƾ8ūŹƌƍǓǝ9fmĽńǇǧ10ŕŤŽƳƼ11Lǂ12U13Ĺƃǀ14HƎƏ15lƑ16NĵƷǞ17yKůǌ18ŪƊ19Š20ŀƸ21A22Ǎ23Ɛ24Ɲ26Ķ28ŵ29ƥƽ31ŷ40n41ǈ46Ǘ55Y64Ɨ
in there	67 -26V-17G-16Ƙ-15ǩ-14Ǆ-11Ŝ-10ŀ-9n-8TŏǏ10hƌ11š12Ǎ14ňƢ22Ǔ23ƪ32S38Ɲ39i40Ň47Ŗ65Ɨ
in this	81 -23ǅ-7G7Ļ8k9ǣ10ş13q14Ł15S30ǩ
in to	79 -7M7ţ17ů21Ś25ǔ27R
in tools	76 13Ɲ27Ǐ
in touch	90 -7v12Kń35Ŝ
in town	88 12ǩ29Q
in trouble	88 8pƮ11ƿ
in wages	85 39ǉ
in when	90 -8ǈ19ǎ24Ǒ28G
in whose	80 15ǐ
in with	83 -14H-9ĸ8ƚ12j14Ǆ17Œ22n25Ʒ
in writing	90 16Ƅ22Ʋ
in your	60 -15w-14Ǐ-12Ƥ-9ű-8Ɨ-7XƙǍǓǖ7ƪ8ĻŲſƍƿ9ļŀŖŚ10ĵ13šƻ14ńŤŽƜǢ15ƽ16ǚǡ18ňǌǐ20Ǘ21ķĿ22g23Ʀ24ƶ25c29ƥ34Ɲ35ƣ
in zone	90 26ƙ
inches	90 14j28ƺ
include	76 -10Ǉ8Ơ14sƆ17ǉ33ŏ
include $	80 -7ŕ35ŏ
included	82 11œƀƠ13Wǣ14Ɓ17Ŗ
income	68 8Ƭƭǔ13u27Ư28Ʈ32ǝ43T
income $	76 -24u-16Ʒ30Ʈ38Ư41T
income besides	79 -7Ư41u
incorporated	85 16ǃ20ǆ
incorporated $	86 28ǆ
increase	80 29Ŕ35œ
increase $	85 17Ŕ32œ
independent	90 13z17Ǒ
info	84 12ļ18Ŋ20ń26Ǘ
information	82 11ĽǕ16Ǘ22Ļ
information do	90 30Ǘ
injuries	81 -11Ų14ž38ƃ39ǣ
injuries to	90 -11Ų16ƃ22ž
injury	78 7ŗ9ƃ43ž
inside	74 -22Ǎ-8ǩ9ƛ10Ŗ11Ə12ūƌƣ13ƪ14Ǆ20ƥ24Ű40Ǣ
inside $	86 -19Ɨ-14Ǎ-10ƪ14ƣƥ19Ʃ37Ǣ
inside the	88 12ƛ13Ə15ū
inspector	79 19ƈ
inspector say	79 19ƈ
instacart	90 -9R39Ų
instead	86 -10J8r14KǑ16Ƶ
instead of	88 -10J9r14Ǒ15K16Ƶ
instruments	77 28Ƙ
instruments art	80 8Ƙ
insurance	48 -15Ƹ-10ǄǢ-7QĴƓǔǩ7ĹƀƇǤ8r9AXŜ10ŚŞſ11ŪƙǒǨ12ĺƴ13š14ƁƃƦ15ŘşŦƩƭƳ18Ƭ19ŁǌǓ20ľŏƕ21Ƅǥ22ŐŒ23W25ţ26ņ
insurance $	58 -21ƨ-16Ƹ-13Ƨ-12ǥ-11ņ-10Ő-9ĹƢ-8Ƅ7Ƃ8WǓ9ŝƙ10Ƴ11ŏŦ12ţ13r14ľǨ15Aƴ16şǌ17ǘ20ƭ21Ʀ22ơ24Ɓǒ26ĺ34Œƃ
insurance at	86 -21ƃ-19ş-13ǘ-12Ʀ18ŏ44Ł45W
insurance card	88 24Ƅ32Ő
insurance company	80 -9Q-7š8Ǥ11ţ13Ƈ14ƴ17Ş18ľ25Ő
insurance do	79 -24ƨ-11Ǆ13ƀ20Ƭ21Ʃǥ22ş
insurance does	86 23Ǔ
insurance for	90 7ǧ21ƕ
insurance from	88 -8Ƨ9Ƅ11W17ƫ
insurance hits	88 -11ŏ19ſ
insurance is	85 -16Ʀ-10Ő-7Ĵ18ƨ24ǩ
insurance now	86 35ŏ
insurance on	86 -10ƕ7ǌ13Ǩ18Ƅ25ƨ
insurance or	84 8Š9Aŏ12Ʀ14ƙ
insurance papers	88 -7Ǒ18ǒ28Ś
insurance pay	88 -8ƃ12ž16ƨ18Ʀ19Ŧ
insurance through	88 -30Ʀ16ƕ43Ƨ
insurance to	90 7ƕ16Ƥ23ľ
insurance with	88 -17ş22Ő25ƨ
insurance you	86 15Ş16Ƭ27Ʀ
insure	84 -13ơ10Ū11Ɠ12Ǩ19ǌ21Ǣ
insure the	90 -13ơ20ǌ33Ǣ
insured	60 -15ſ-12Ǐ-10ƝƸ-9ƒ8ǃǓ9ƃ10ƀǐ12Ǆ14ǌ15ǧ16š19Ŵ20ǥ21ǒ23ş25ŏ31Ǣ37ŗƨ50Ɠ
insured $	71 -14Ǐ-11Ɲ-9Ɠ9ǌ12ǐ18Ǔ19ǒ25ƨ37ş43Ǣ
insured at	86 -12ŏ-7ŗ23ǥ39Ɠ
insured for	77 -11ƒ9ǌ13ƀ47Ɠ64ŗ
insured what	80 -13Ƹ17ƃ
insured with	88 12ş19ǥ
insurer	83 -12š12Œ14Ţ20ƴ30ő45Ő
insurer $	90 9Ő16Ţ32ő
insures	90 24ş
interest	86 -8Z-7Ĵ10ƪ12Ĺ14H17Ɣ25Ň
interesting	88 7ō18B21Š
into	69 -12ǅ-9Ʒ-8J7ż8dĺǨ9iŎƙ10G11łƀ12Ŋ14Ť15RĶƪ17gſǣ18ŠǞ27ƛ28ƌ38S
into it	88 11Š12ĺ16S25ƌ
into the	83 -12ƌ-11Ʒ-7Ʊ11d13S14G20R21Ǟǣ23ƛ
into your	85 -10J9Ǘ10ǘ12Ǩ13ƛ17ł19Ť22Ķ
inventory	82 -7ǩ15Ǣ20Ɲ22Ɨ25Ǐ
invoice	77 21Ǖǘ
invoice or	80 23Ǖ
involved	88 10ż11Ł15f
ira	88 57Ķ
ira $	90 38Ķ
is	23 -27Ũ-21Š-18Ƹ-17ņ-16Ʒ-15SŤŦ-14ĺţƽ-13ǘ-11ňƜ-9OĻšŧǚ-8cdƝƮ-7Bœťƭ7łřŵ8zƎƗƦ9EŽƀƕǉǖǙǝ10FXķşŭƔƞǔǜ11ųƍƪƯ12ruŅŗƻ13flnĶĿŖūǁǥ14KľŉŕŞſƧƾǣ15JQƑƙơƼ16AŝžƘƠǞ17Iĵ18hōƢƥƱǅ19aŷƉƫ20Ő21NTƟǇ22YŁűƁ23vů24pqsyRƓ25PŃƅƩ26ŶƇǈ27źƆǆǗ28jDŬǂǋ29Œ30Ʋ31ĹŪƊǃ32Ŵƨ33Ǜǟ36ƶǩ37x42U43ŀǍ44o45i49t
is #	69 -18ŕ-17Ƭ-11qTŗ-9bH-7Mŏǋ7ǐ8ƚ9yƆ10ǈ12E17œŸ21ǣ26I27D30X32Ɠǩ43v50p54Ơ
is $	73 -21Ř-16q-14t-9Ʀ-7nƨǂ8ŀ9ǝ11ƕ13ZƩ14ĵ15R17Œ18wń21Ő34ǩ47o
is @day	88 8L12k
is @name	75 -18i-17Ƹ-13Ő-12a-10n-9Ś-7Œ8ǈ22s23o24J37ǂ48w53t
is a	54 -21ƭ-15SƉ-14i-11I-10ŕ-9sƒ-8Ũ-7jŀŇŰƞƣǈǋǎ7bfqZšƥ8rRŒřƈ9xŽǥ10ŜŸźƎƏǙ11BŋƬ12Ļŝſ14CƤ15vŬƇ17ƨ18ǍǏ19ǁ21M22ǅ26Ř30LƩ31Ū36ƅǝ
is about	79 -18ŕ-7Ō11I16ŉ18Ĺ22ƪ23Y
is alcohol	78 19Ǜ
is all	77 7nş9ǥ11Yƛ13Ʀƶ14Ō15Ǩ17Ɨ18Z
is an	78 -10p-7Ǧ8Ƌ11ƀ12ķƮ14ǉ18Ķ19Ƃ30ǆ
is any	85 7Ǘ12Ŷ16u20Ǐ26ƥ
is anybody	88 -16n-10ń-9T28ŏ36u47ŷ
is anything	85 8ĵ9ƥ13Ɛ17Ǖ18ſ
is asking	90 -8ơ7ǧ19Ƅ
is at	81 -19u-11W-8Ř11q14Ư17n19Ŏ21ľ30Ʀ
is awesome	88 11o12Ǌ13ǟ14Ƨ28ƿ
is been	80 -18G-16ǚ-12S7j8ŝ10iĽ11ƌ14ƈ18A25ő31ǟ
is business	82 -20ǃ-13Ɲ-12Ǌ-7Ǟ22U99ǟ
is changed	77 25Ǟ
is different	85 -16ǩ-11œ-8Ş11ũ32ĺ35Ŕ
is down	77 -11ǝǟ12ƫ27Ǟ41Ɗ
is driven	80 -8Ź12ŭ
is everything	84 -9ů15Uķ22i26ş
is fine	86 14GǊ23N
is for	90 -11Ő9ſ14Ŵ53ǩ
is free	90 12Ɣ14Ƨ17ǁ
is from	90 -14T-12ƉǊ10Ƌ14ƈ16ǔ39Ʈ
is going	77 -12ǩ8z11Ƣ12Ư14Ǟǟ18ũ19ł21ĺ36Ĺ
is good	82 10Ƈ14ĵ19ŝ21S24p
is got	73 -25n-14ń-11ǈ-8Œ-7ĺƢ7ǆ8ŷ9Ũƾ10Ł11ŀ13Ő16j21Ŀƨ23ű24Ţ58ş
is great	90 10a12x24T
is he	65 -27v-18ƅ-16ŗ-15ş-13Qǟ-12Ū-11H-10Pƺ-8i-7zŒ7r8Aź9n12o16w17h18ǂ21q32Ņ35Ŵ36Ź39ƨ49p55s64t
is her	79 -29Ƹ-22d-14p-12w-10ƻ7Ŵ17ǈ21o30ǂ33v44ź46B
is his	81 -30Ŵ-16ƨ-12ǃ-11aw-8Ƹ12ǈ18ź25ǂ35qų43o
is holding	90 37ŀ
is home	88 -21Ű29l52C
is in	59 -21ǖǩ-20Ơ-18ƽ-17ƤǏ-16ŷ-14ǋ-12ĹƔ-9Ŝǥ-8ŵơ-7Ƣ7F8Ǒ10WǍǙ11Ł13Ķ14Ū15ķƁ16q18Ɖ20ǈ24Ɗ25ƻ28ŀ33n34ǌ35YƝ43Ǘ59Ŗ74Ɨ
is included	90 8Ơ16W19Ŗ
is insured	90 12ǒ22ş23Ɠ
is is	88 -12w7Ů13u16o19p
is it	42 -26ƪ-24ǩ-19tōƒ-18Ũ-17ƗǢ-16wŠ-15ǡ-14ƛǑ-13ŤŮƥ-11sxNŔŧŬƝƠǈ-10BDľƵǔ-9fkĿşŵŸ-8yAXŌőƬǞ-7gCLMĴĺĻǄǎ7QśŞƲ8Ūūƹ9ňŏůǠ10n11žƟǤ12Ƌ13ŚŜǅ14Rƕ15ŕŝƀƅƼǥ16Ƣ18Ư19ouĶƖǛ20ƶ22ǖ23ǆ26TŰƉƞ27Ŵǟ29ŒƇ31ŀűǇ32ŶƓƣ39Ʃ40i43Ǘ44Łǃ45U48ŗ49j55P74Ɔ
is just	79 -9Ū9Ɲ10h11Ž12ŭ13Ʃ14y16Ŵ28ŷ
is kept	86 17ƥ20Ű23ŝ
is left	79 13Ŗ14Ƨ24ƶ37Ŭ
is licensed	90 -17Ÿ30ŷ
is like	84 9ū10ǝ11ƪ17Ƃ
is most	84 -15ǖ12ķ17ľ22Ǌ
is named	71 -8ŷ-7n8wƚ12Ƣ28ƫ
is new	90 -12ņŜ-11Ĺ-8Œ-7Ǌ31Ǟ77i
is next	78 -13Q-9ǩ-8U-7Ʊ16ƫ20ř25y29Ǟ35V58Ǎ
is no	82 7ũ8ŕ11Ǩ12s14ƨ15Ńŉ
is not	69 -41ŀ-18p-10nǂ-9Őř-8Ŵ7ƅ9Ƴ10ŗǠ12U13clŖ14w15o16Ǒ17Ŷ20ƥ39v85ǩ
is now	90 56N
is on	63 -30ǩ-22Ʀǌ-21ơ-18sŬ-16a-11ǖ-10wĵ-8Ƭ-7Ǣ7ū8Dǆ9ŻƑ10Ƈ11ƃ12Ĺų13ŮƺǛ14žƓǃ15ŗ20Ŗ23Ŀ24ŷ26Ő27Ƣ29Z41ſ44ƨ68ǈ
is one	86 14ǋ16ǡ17ǔ25y
is out	86 -8n12y13Ū17X20ǈ
is recorded	90 7ŋ
is right	86 -11C8k10D12s13Ŏ41N
is she	69 -24Ū-7Bƹ7ǂ9ź14prvű16ǈ17y20x21t23Ŷ27Ƴ36Ŵ54q
is sitting	90 9Ɲ10Y14n
is smart	90 16ũ20ń22A
is so	90 9Ū11w14ļ21ǩ
is somebody	90 -15ǎ13ǧ19Ł37Ɵ
is something	90 -10ǩ13j19Ʀ20ŉ
is still	83 -11C-7ƔƧ10ƪ12jn13I15ŉ20Ƶ31D
is stopping	88 22Ţ32ŀ
is that	42 -22Ǉ-20v-19wI-14Ŧ-13ĺŏ-12Ɠ-11ijĶ-10Ǌ-9AUķŎƞ-8yŮǆ-7nŀ7DKWłŊŋŨŸſƙƜƥƶǁ8flBƇƑƼƾ9buşŰƝƠưǉǐǑ10dpĸŲŵƛǋǚ11sTńŷƨǕ12Főů13Łū14Ļ15ĹľŪŽƻ16E17Gƅ18ǖ21ļŕ24ǩ25Œ26h27C28ōŭ36R40Q
is the	42 -41Ŵ-35Ƣ-24ƣǈ-20Ʃ-19Sŷ-18Ƥ-17i-16Ŗ-13d-12Ců-11ŃŤƯƸǐ-10ntGŏřƝǨ-9ŔŹƱǄ-8TWĻŢſǖ-7pqYťŦŸƨǅ7ķƀǉǢ8kEIōŚƛƦƲ9chmAūź10şŰƌƖ11ƆƔǊ12vŐƠ13QĿŶǥ14ų15yJŭƅƧƻǏ16Fƫ18UŒƟ19ŮǇ20x21ŕƇ23ŀǌ24ƪ25Ƭǆ26ƙ27ł28Ƙƞ30ŗ33ǋ36j38ǟ40Ŭ43ƒ44Ǎ57ơ58Ū
is their	88 -12X18Ŕ39Ņ
is there	47 -17ǩ-16j-12UƢƥ-11ľš-10ſƇ-9ŗƘǈ-8sGřşžƜƞǋ-7rŜŪƤƵǂǆǗ7Łń8ŃƩƳ9ŞŬƁǓ10XűƪƸ11ĿŀƏƑƔ12ŉƊ15Ƃ16nŌƶǢ17YŹƃ18Ʀ20ƣǦ23ƍǔǛ26Ʋ27ǃ28ŵ30AƧ37f39Ʊ48Ǩ53ō
is this	69 -18ş-16A-15o-13Ł-11ĺ-8ł7Ɵ11ŏ21ǈ24ǅ25Ƶ26Ń33H37N39Ĺ40I102a
is under	88 -11Ɖ13ƈ15n19Ɗ
is up	82 -24Œ-9œ-7ŀ14t15ź16Ǆ18Ž25iŕ68Ĺ
is what	65 -16Ř-14ǩ-10ž-9ƒ-8Ǎ-7Y7ŝŹƓ8ľƶ9uǢ10cŞ11yťƌ12UŅŒ13ŀ14i15G16Ŕ17ĸ20ĺĿƃ21Ť28Ŧ36p
is when	83 -10Š-7kƒ7ƅ10S15G16ť17ŧ22ŕ
is where	90 -11C17D36M
is work	83 -25ǟ-11i-7N33ů79U
is worth	82 13ƁƗ16ƒ31ķ
is you	77 -19ƾ-10r-8u12hŁ13a16ŝ23ǂ34Ƣ73n
is your	41 -38ǌ-37Ŀ-32o-29ǈ-25B-24Ɔ-19ǃ-18ƻ-17W-16Ɲǟ-14Ǘ-13nǆ-12Ɨ-11CĹŞƩƬƮ-10ZŖƀǕ-9Sřŝƈ-8uHMŨſƇƧ-7jLŁłőťŦƃơƯƷǝǞ7ƨǡ8vŸƽ9gRşǉ10ŚƒƸ11eǍǖǥ12dƼǔ13Ķ14ŀŒżƘ15iŹǄ16D17ŴƔƢǊ18AIXƫ20Ǡ21T22lǢ23qyǇǎ24w25ĵƲ26xPƠ27Ŝ29szǣ31žǋ32ƾ34ƺ36Ń38ů39r40Ř46Ƥ50ǩ57Ň58t
is yours	81 -9ơ-8F7D9Ŵ10ƒ11A14ű16ǌ19ĵ23Ʀ33ķ
issued	90 9Ƶ37Ÿ
issues	86 11Ƹ13ǂ
it	28 -30Ĺ-24Ʒ-20ŅŹ-19qZǄǢ-18Ǒ-17Cǐ-16ǔ-15clyLMĸŷƨǈ-14gptvGŞƃƣƦǖ-13HXŝş-12ǌ-11xǠ-10Żƾǂ-9zOYžƤǙǝǩ-8ĻƛƝƸ-7hůƘƺǓǕǜǡ7sſƕƠ8TĿŏŜƄǏǥ9ŋ10ŐŵǇǧ11ĵƁƌƯ12Fū13šƈƐ14iŦ15ŴƖ16ŎƂƽǞ17Ƣ18Łťǘ19AƊǟ20ŮƟƼ21ŠŲǆǍ22ĺƙ23nPƀ24řƭ25ŊŚŸ26Œ27łŇǅ28b29Ń30BĴƓǗ31śƇ32ŔŕŬƉƩ33Ť34Ũ35Ō36ŧ37ƞ39UŰƒƧ40ǃ41ųƫ42ŀƅ43jŭ45Ɔ46rŗƵ49Ŗ50œ52ũ53ƪ58Ŷ72ű
it #	84 -13ƆƱ-9ǡ-7ƅ8Ų11Ÿ35ŗ80ž
it $	43 -56Ǆ-45Œ-25ŷ-24Z-23Ɨ-22ŝ-21Ŝ-20Ūǋǖ-19q-17Ĺļƶǐ-16sTǛ-15H-14Ư-13ĸŞ-12wŅŹ-11Ţ-10jƞơƴǌǝǟ-9koYłƠǈ-8inOšƔƛ-7adgCVľŽƨƲƷǔ7főƎǍ8WƢǞ9EUĶŠƀƅƙƧ10ĴĿŤƄƐ11ŎűƝƽ12ƭǦ13ŀōŸ14ĻŔ15ſƓǉ16ŐƩǗ17ūŮƳƻǏ19ƌ20SŲƕ22śƫ24DƂ25ŧ26Ōũǩ29ƒ33ǆ35P36ŦŨ37Ŵ38ǘ40Ɔ41Ŗ45Ŭ47r49ų50Ƶ55B62ƪ78Ŷ81Ň
it @name	88 7w14b36o
it a	64 -18Ơ-11Ťǎ-10NƓ-8Ř-7Őǉ7ǣǥ8ĺ9Ƴ10ŗ11ơ12Ŷ14ů15i16TU17ƞ19Œ20ƛ22F24ǟ25œ30Ɔǅ39Ƈ42ƣ
it about	85 -17Ş-7Ŀ10ŀ13Ĺ14ƶǞ15œ25Ž
it again	86 14ƓƖ42ň
it all	68 -14Ǒ-12Ũ-11A-10Žǎ-8Ōŭ7şŦ8ś9ĺŒǗ10ǜ11qƗ12ZŤǃ14ƆƌƲǐ17Ƣ18łǋ19k22ƖǇ28ƫ33ǖ
it an	85 -29F22ƅ25ǆ44ƣ
it and	69 -12ƪ-9ƒ-7d7p8ŬƊ9Ƈ10ǃ13Ŵ14œ15ơ17A24Ʃ63Ɠ
it appraise	90 32ƒ
it at	85 -7ǌ11Ű13ŏŗŠ
it back	82 -8Ŗ13ň28ƪ54Ɠ
it be	73 -21Ʈ-10r-8Ŏ8Ư10b14M15ŝ17Ƭ20Ş26Ļ31Ŋ40s41ǩ
it been	79 -7Gǟ8iņ9ǅ12j13š15ť17U18ƈ
it before	82 -11ť8Ʋ45œ
it built	90 10ƅ
it burned	86 15Ƒ23Ɠ
it but	88 -8Ş9g11r15Ư25ŀ
it by	83 -12M-10Ŏ-9Ń9Ǖ12Ł13ś17ǧ18Ũ29A
it come	77 -11l12Ǖ13Tłƚ15Ĵ16Ľ43Ť
it comes	84 9ł16Ř17Ŀ23H26ľ
it cost	72 -12ǝ-8B-7Š7ǚ9œ18Ư24Ƒ25Œ37Ŧ38Ǐ
it cover	90 49Ŗ
it covers	90 29Ŗ
it different	80 -15ƚ24Ř
it do	84 -7Ő12ƥ14ť15Ŗ
it does	88 -8ŭ-7ň13ũ14Ŵ16ǆ
it done	90 -8ŕ9Ō20Ń
it down	90 14ƀǞ15f23Ÿ
it due	88 35ŕ
it ends	90 -7ǅ9ŕ14Ʃ
it ever	83 -11ŕ8ŭ27Ɗ28Ÿ32Ʃ
it finished	88 
it for	65 -16Řǘ-13ƩǠ-9O-7cŀűǍ7Ō8pŠŽ10ŐƎ11T12Ļł13Ɠ15Ƭ17b18Ƶ19Ŏ20ƭ24Ư26ƶ47ŭ49ƒ54Ŝ
it from	82 -18œ-7K11ũ12ƙƦ14ś15ŧ16ǅ33ƅ
it go	76 -14ŧ-9ĶŨƚƯ-8ŒŖǨ7ƞ15j17Ť18śƧ19ŗ28Ŕ31œ37ƫ
it goes	88 11D12ƫ14ų
it going	84 -20t-10Ʒ-8x8Ǩ10ŋ11Ɵ14eľƮ23ǟ28i
it gone	79 26Œœ
it got	83 -13Ŧ11g13ŧ16ƪ20ű
it happen	84 -8Ũ12Ť17ũ40ť
it happened	77 -13Ƴ-11ĸ-8ǣ9Ŧ12ť17ũ31YŤ
it happens	90 10Ż19š
it hard	79 23Ƴ39U
it have	77 -65ƣ-38Ʃ-7Œů8Ƌ10ǥ11ű12Ƈǆ13Ů15ƭ17Ń22b29ƪ75Ǎ
it how	86 -11G13x16ƈ17Ÿ
it i	90 10ŏ11Ʒ
it if	83 -18ƹ-11Ʒ10ƜǨ14Ƨ18ƫ22Ƶ
it in	68 -45Ŕ-13H-12JƉ-11ǋ-10ś-9ǖ-8ǃ-7ŀů7Ɛ8ķ9L10Ŏǧ11Ĵ12ƪ14Ŀ17ŌǍ19Ń21ų24K26Ƶ32Ś43ű64ŧ
it is	49 -17Ŷ-16X-15p-13uǩ-12Ńƒ-11Ŗ-10oƫ-9Ĺƣǚ-8xCELŦũŹƔƞ-7cMPĶŕŗŚŧŴƬ7JůƧƵƻƽ8ahNWƕƮƶ9rQĿūűƗƭǈǝ10ŪǍ11AƼ12iŊő13řŭźƱ14ŎſƁǆ15Zǅ16Ŕŷ17Ǜ18kŽǡ19Ƣǃǟ23ƙ24Ǆ28ŝ29w30Ʃ38Ɖ39nƠ43ƅ47j
it it	90 14Ŀ
it just	64 -24ž-12ǡ-9Ŷ-8ŴƩǏ-7ƥ7A9ŤŹƟ10Ǜ11ń12Ɯ13ǃǆ19rǇ24Ŝ26n28ĺ32ƀ38u43Ū
it lapse	90 7š
it last	85 -9Ŝ-7Ʈ27ƭ28Ŗť
it like	80 -8U9ŗ10Ɓ11Ŷ14œŭƵ15űƤ35j
it made	88 -11ĺ16Ƈ26ƫ
it meant	79 30Ư
it more	79 -15ō-7œǉ10Ŀ11Ŷ14Y17A18Ň24ňŒ25Ǆ
it mostly	90 12ǖ14Ŵ16ķ
it new	90 -19Ƈ13Ǆ21ƅ
it now	77 -19ƒ7ű25Ĵ29Œ32Ũ
it off	77 -8ř8ĴĺƲ9Ɛ10ƾ12Ś15I21Ƅ23ŋ
it okay	88 13ĵ18ƾ
it on	69 -9ŗ-8Ʋ-7Y7łƅƮ8ű9j10Ɯǘ11WƠ13LŚ16ĸ20Ű25ŏ26D32Ŕ
it one	80 -9ƪ13Q19i21Ʃ26Ɖ32ǥ
it only	85 -13Ŷ8Ƣ9ǉ16ň17ų23Ǉ
it or	70 -12s-11M-9Ʊ-8ƪ-7łņ7Ŷ8Ł9ĸŦǘ10mŎŖǀ11F12BŊ13Ʈǅ14ś18ơƴƵ21Š23r25c27Ŝ31ō
it out	76 -7Ǒ7Ś8ŭ10Y12Š15Ƶ18A19ƪ21Ű26Ɵ34Ɯ
it over	77 -8U-7ƭǊ8ś10Ŷ13ƙ14ŀ15Ĵ24r28Ǟ29Ɔ41T
it rains	77 13Ɗ18ƙ
it renew	76 36ŕ
it right	75 -15ŗ-8ơǧ-7Ŗ7Ĵ8Ʋ11bňǘ12tFűǃ14ƿ16ǌ17Ķ20ŏ
it run	83 -11ƭ11š16ŕ37Œ52ű
it running	88 -22ǟ-7i12ű23Ŷ25Œ
it say	72 -28ž7ſ8ǌǓ9Q11ř14ǧ19ǃ21Ś40ŗ
it says	81 -10ƅ10ž11ƩǢ12q13Fļ18Ś19řŮ
it sell	88 -10Ļ11ű42ƒ
it sit	90 -9Ŷ17Ǜ32Ƈ
it slow	90 -10ŕ-8U10b16ǎ18ǟ
it so	83 7ǒ8e11Oǣ14ķĺ
it something	90 11ĺ16ŀ29r
it sounds	90 -8Ň8Ō12ƽ23b
it start	90 -9Əǅ-8ŃƤ8b10Ť22ŕ31X
it still	78 -8Ÿ-7ņ7Œ12ũƧ13jJSǋ15HĶ17ƺ18Ŝ36Ũ
it take	74 -12BŠ-7ŨƧ7Ɠ12ťƬ13Ʊ16Ŏ21ł22Ɨ23Ţů43ŧ
it that	78 -12ť-7Ňœ8K10Š11ĺ12Ɛ13ļƴ16Ĺ17Ů19P21Ŕ28ŀ
it the	70 -29ž-20œ-15ƒ-13Œ-8Uŧ-7Ņ7Ǉ8Ř9ǁ10x11Ƅ13ǂ16Ǥ17ļ23ĺ24Ş31ŗ42ŝŠ73ŀ
it there	84 -37Ŷ-30ŝ-17Ň13Ŭ14ǖ16ǝ42U74ƞ
it to	70 -15Ţ-12ůƫ-10Łǐ-8ű7ŸǕ9Ŗ12Ĵ14Ų16B17Ń19ų22ŘŴ25śŜ27ŭ29ƭ31ƶ
it today	75 -12Ļ-11Ĺ8Œ21ĺ27Ō43ŀ
it under	83 -10Ʀ-7Š12œ18ǃ33Ŏ36ƒ
it up	69 -10i-7Ũ9Ĵ10Ů11ūƥ14O19Œ21Ōƫ23ř25ŕ27Ś32r39V51Ł
it used	86 -12Ŵ17œ32ŭ
it was	71 -21ƾ-11ť-9Ť7Ŕ8Ɠ10ƛ11żƐƯƳ12ƅ15ĺļǉ28Ũ29ŵ31Ƽ42ũ
it went	79 -9ƽ12ņ13Ƴ15ƅ17Š30Ŕ43œ
it were	80 12ǝ
it what	75 -8ǩ8őƜ9Ũǁ10ņřƖ12Ƃ13ŔŚ14ŠƗ15ż18Ʃ
it when	78 -8V13ƅ18sǏ22Ƨ25ǜ29Ɵ37Ũ
it who	90 9n10Ł14Ǡ
it will	86 -11Ř7ƹ13ĵł
it with	76 -15Ŝ-11S-7ő9ŊŬ10Ś11Ő12s13Ƣ20ń22ǅ36Ƨ45Ŗ
it without	88 10ƈ22Ǩ
it worth	90 33ű
it would	76 -8Ļű8ś13ŵƒ14Ņ18ư21ŖťƏƓ27Ţ
it you	78 -12œŝ-9Ŝ-8Ũ7Ž9BŶ10Q11ŀ12o14ƪ15ŉ17ǌ19ƴ20ũ21ż37P
it your	78 -37Ǎ-20ƣ-8ŵƅ-7uA11ƽ14B16Ƥ17Ư18F26ƞ36Ŷ46Ł54ǋ
it yourself	77 -8ǚ-7ƃ9Ɛ10ǅ14Š15ƀ23ţ
itself	83 -10ŗ-8Ǎ11ƑƘ12Ǣ16Ĵ21CƓ
jeep	88 -7ŷ15Ū16ų19Ŭ
jewelry	73 35Ƙ
jewelry $	88 
jewelry instruments	79 8Ƙ
job	56 -16G-9ŐǏǥ-8Ŗŗǩ-7rƂƮǨ8tňŭƷǀ10ţƝ11Ķ13Ʀ14uƬǐ15R16ǧ19Ǔ21Ƨǣ23ůǈ36q38V49S53W56U59P
job $	66 -19ƨ-14G-9Ő7gǓ10Ƨǈ12t13W14ŭǧ17S19u21ǐ22Ʀ24qǣ26ů30V58U
job ask	80 14Ǔ
job even	80 24ţ
job or	84 -9q7ƨ9P10ǈ15W
job title	90 10q29P
job what	90 -12ǥ7Ǔ14q18W19P
job you	90 -8ŗ7U11S21Ǔ22Ƭ
jobs	74 -15ƻ10ǡ12ƨ14Ǒ15ǈ16VǄ22ǔ24Ƨ30ǐ
jobs $	81 -21Ǆ19V24ǈǐ26ǔ
join	86 9ő11Ŏ23s
judgment	90 7ƿ15c17š
jump	79 -12Ň-11Ŧ8ǀ14ƍ18œ28Ŕ52Ţ
jump $	88 -9Ň23Ţ32Ŕ
junior	86 7m20w21a
just	48 -20ǐ-18ŗ-13ǡ-11ł-10ō-8ŚƏƧǏ-7Dűƞƥƽ7dŋǚ8rķŏŶǀ9svƍƝƴǙ10eUƗǧ11SŇ12Ō13uCơƦ14ŊŔƢǈ15h17K18ŭƻǑ19ŖŪ22n26Š27ǋ29Ĺŷ30Ļ32Ǉ33ƀ
just a	76 -11Ǉ-9Ǐ-8ō-7Ĺŵ7K9Ų14Ƈ15ťƟ19Ļǥ20ơ23Ŷ34Ɲ
just for	85 -18ǐ-7Ų9Ơ16ůǑ33ŭ
just get	90 -12Ŝ-7ś12ơ16Ŗ
just just	77 -9ŭ10UŲơǝ11ŕ12Ƽ24ǋ
just kind	86 7ŏ10Š12ĺ18Ʋ
just need	78 -10ŕ9pǧ10m11dƕ12Ŧ13e15Ő17C19S
just now	73 -17ĺ17Ŋ56Ĺ
just say	85 8Ŋ12Ō14N33ǩ
just so	88 -9ĹŖ9n15ň17ŋŒ
just take	86 10ŭ14ņǒ
just tell	86 10Ž11ƴ12A17M
just the	68 -13Ƽ-9ŶǇ-8Ʃ-7ŭ7ǉ8Ż9s11ķƢ12ǚ13Ŝ14Zş15ŷ16Ʀ17ž23hŪ24ƻ36ǋ47u
just want	88 11Ƽ14ư24Ļ32Ĺ
just what	88 -9Ǎ18Y25Ɨ
just you	73 -20Ɲ-18u-17ł7ƨǗ12Ŕ13y18s22ǆ31Ł36ŷ49n81Ǉ
keep	57 -12ƹ-11e-10Ķ-9Ř-8t-7Ĵň7ū8ǒǞ9qŋ10WǨ11ǩ12ƀƝ13ŉǙ14Ʈ15şƊ16ǝ17ƥ18oYſ19Ś24Ǐ26ō30Ƨ31Ǘ33Ƶ34Ʒ37Ű
keep $	84 -14Ɲ-13Ķ-8t10Ǘ17qƷ40Ǐ
keep a	90 -10Ɗ10ŋ11ƥ
keep getting	80 15ǝ
keep going	86 -21Ƶ-7ň18ŉ35ǩ40ō
keep in	88 12Ǐ24Ɗ
keep it	78 -17ƹ-10Ʒ-8ƥ10ş11Xũ13Ǟ18Ƶ25Ʈ31Ű51Ƨ
keep on	88 10Ǐ42Ǘ
keep that	90 9ŝ11Ű19Y
keep the	75 -34Ʈ-22Ǘ-9Ƶ-7Ɲ7Űƀ11ū17Ǩ22Ś27ſ64Ʒ
keep your	86 -9Ř14Ś20Ŏ21ƥ
keepin	84 10ŀ12ƶ13Ţ19t20Ž31ǟ
keeping	79 -15N13t14ũ15ŀ18Ƶ22U30x
keeping busy	90 -28U-22x-7s20t55ǟ
keeping you	86 -45ǟ-16N18ŀ56x58U
keeps	76 -17Ű-8ǧ9Ţ11ƻ13Ǡ14c15ǒ23P25Ŀ27ŝ
keeps you	82 -18Ű10Ţ11ƻ25P28Ŀ30ŝ
kept	74 -15D10YŶ11ƃ19ŝ24Ǘ31Ű36ƥ
kept $	88 11ƥ
kept you	90 13ƃ24ŝ
key	88 79Ǩ
keys	72 8v9Ŀ10Ń30ų38Ɩ
keys $	75 8v9Ŀ34Ɩ
kick	86 7Ń8ŕ12ƹ14Ō18Ļ
kick in	90 8Ń9ŕ14Ō
kid	75 -22ų-16z-13m-10x-8ŷ8Ŵ9Ư13n15ƘƜƶ21ƍ25Ʀ27l32ź53Ź
kid $	88 -18z12Ư18ƶ30Ʀ
kids	57 -16O-10cr-9p-8ķźƷ7q9ŭ11ľƜ12ƶ15Ũ17ƍ21ƭ23ŹƫƲ25n29Ư30vƱ31w40y46x64u
kids $	68 -23y-15Ź-10pr-9c9Ʊ11q12x13ŭ16Ư24v31Ʋ34n52u
kids are	85 -16v-8ǃ7L20w51ƭ
kids college	90 8Ʊ9y
kids doing	86 -14Ʊ45x
kids in	90 -7B11Ư13N16v
kids names	86 35w
kind	55 -30Ǜ-12ƻ-11Ʀ-10ƪ-9F-8ĹŇ-7ŭƅƈ7bƸǥ8Ŗưǟ9źǩ11ĺŊƚ12iRX13Ǝƹ14űǆ16qƲ17Ƈ18hŤŧƉ19ƣ20Ū21ŏ22ǔ32ƋǄ44Ʃ
kind of	56 -31Ǜ-12ƻ-11Ʀ-10ƪ-9FƩ-7ĹŇŭƅƈ7hŃƸǥ8ưǟ9Ŗ10ź11ƚ12RXŊŧ13iƎƹ15űǆ17qƲ18Ɖ19ƣ20Ťǩ21ŏ22Ƈǔ29Ū34Ƌ37Ǆ
kitchen	71 9Ǝ11Lƞǈ14ǝ22Ǜ25M54ƌ
kitchen $	86 12ǏǛ
kitchen table	88 8ł35M
knee	88 15Ƹ43t
knob	90 30Ƌ
knob and	90 30Ƌ
knock	83 7mţƌ27ź
knot	90 45f
know	52 -12ƶ-11Ŏǔ-10dĹŌœŤ-9Ʈ-8n-7ľ7GŗřƐǣ8OĵĽņŘ9Ļŋţƀ10ňƈƛ11ŔƓƷ12ch13ŒŜƎ14w15rŲƧƩ16ō17Ű18ǃ19Ņ20A22Ƹ23Ƴ34ǩ44ŉ46Ŗ
know $	70 -14ƶ-12o-9ǩ-8Ļ15ž16ƛ17Ƹ20r33ō52ŉ
know about	74 -16Ƽ7hŹ9ƝƢ10Ų14ţ18Ŗǂ21Ǝ
know how	79 7őƏ9śǁ14O15Ńǩ29c
know i	86 -17Ŗ10ŦƷ13Ň30ň
know if	72 7fƀ8KŃ9FƵ11Ƨ12ƐƜ13uŏ16Ƃ17Ų
know it	84 -14ǩ-9d8Ư10pŖ13T14ǣ15ǟ
know of	90 13Ƹ18h
know the	85 -13œ9Ŝ11ř12G16ŉ
know this	90 7ŋ11ŗ26Ļ
know what	69 -15Ƃ-13ňŕ-11Ĺ-10Ʈ-9Řǡ-7Ļ7ņǝ8Zƃ9ŗƷ10ƧƩǊ22ŒƓ48ǩ85Ŗ
know where	88 9Ƅ35Ű
know your	86 -10Ŏ13ĵ27Ř
l	84 -30ŗ-13Ƃ10Ǧ13Ū14ǃ20ǡ71b
labor	90 7ǎ16ǜ19ť
ladders	90 12Ǚ19Ǆ24ǈ
lady	80 -16ǈ9ŧŵ10ǁ17tŜ27Ɯ28o
laid	82 14ƃ15ŵ16B20ƧǨ25Ň
laid up	88 -7Q16ŵƃ23Ǩ
lake	82 -8Ų-7Ǉ9Ɯ10ƙ11ķ24k25Ɵ27g
land	81 -8Ľ8GŠ13Ƥ16J26Ň35ķ
landline	90 26I
landlord	69 -17Ƅ-10Ɣ-8ŗž24Ơ27F42ǌ44ơ
landlord $	84 -52ǌ10F90ơ
landlord need	90 -49ơ-21Ƅ30ǧ51ǌ
landlord want	84 -16ǧ-10ŗ40ǌ
lapse	81 36š
lapse $	84 17š
laptop	88 -10Ǐ13Ǘ14Ś27Ɲ
large	90 11Ł35Ɔ
last	46 -13Ť-12ŒŦ-11ũ-10G-9BĺŕƴǗ-8dĿƒǅ-7pvDSňŠŧŨƳǄǝǢ7jWƶǒ8ƼǦ9Ŭ10ŻƩƫǘ11iĹłƋƑ12Ľŵżſ13űƲǨ14ƹƺ15cEŔ17šư19ţǉ20ƚƸ21bŜǛǣ22ƈ24Ǐ25ĵǙ26a27Ǟ29Ŗ31Ǌ33ņ35œ41ƾ
last #	71 -17Ƽ-8ƭ-7G8ƹ9ƈ11ǣ12eŻ13ż22šť23E25ǉ31Ƹ
last $	80 10o22Ʈ38ƭ
last agent	85 -22Ŝ14ſ42ņ
last check	90 -22Ŝ19ƾ25Ǣ
last checkup	77 -13ǂ13Ƹ26ƾ
last few	77 -17š7ǣ24ĵţ
last look	88 -8Ŝ8ƫ17ĵ40Ŗ
last looked	80 16Ǟ
last name	78 -13ƾ9o19w20a43b
last one	90 9Ǥ11ƚ16y
last policy	79 -15ĺ29Ĺ
last renewal	73 11Ǟ39Ŝ
last see	86 -22ƾ17Ʋ27ǂ
last spring	79 7Ľ10Ɖ27ţ
last statement	90 9ƪ13Ķ
last talk	90 -10ņ8Ľ14Ŝ
last time	70 -11ĺ-10Ɖƴ-7ũ7Ʋ11ƈ12t13W14ĵ16ſƛǘ24Ŝŵ28ƺ31Ŕ
last update	90 -19Ǐ10ƫ19Ǣ
last updated	77 -46Ǣ12Ƌ66Ǐ
last workers	80 -11Ǥ12ǣ
last year	69 -11ť-9T-7c7I9ƌ10ǉǘ11š14Ǟ15őǣ16ĺ46œ58Ǌ
late	83 8O11L15ĵ18Ų22ǎ
lately	73 -12Ƽ-11Ť-7S9Ǖ10Ɛǂ11Ǚ12ĺ13ǣ14ż15Żƾ17ǟ18ţǜ21Ƹ
lately $	75 -12Ƽ10ǂǕ11Ɛ12ǜ16Żżƾ17ǟǣ19ţ21Ƹ
law	79 9n11z13AQ16Ņ19B
lawsuit	88 17Ǧ18ķ
lawyer	78 11A14ǡ15ǩ18ǜ25ķ27Ʋ
lay	90 8Ś10Ƥ15Ƨ22ư
layer	88 12Ƃ15ƉǦ
leak	76 -20ƈ11ũ15Ǝ17Ɖ20ƛ31Ť
leak or	80 -14ƛ35Ť
leaks	79 -7Ƌ33Ɖ46ƛ
leaks $	86 -19Ɖ-7Ƌ68ƛ
lean	85 -12Ő11Y20Ň28z29A
lean on	86 -12Ő11Y29z30A
lease	60 -16ś-14Ǎ-12ŕ-9n-8Ŕ-7Ǔ13Ǐ14ĹƠ29Ŭ36ǋ40ơ50Ƥ54Ƣ76ǌ
lease $	73 -24ǌ-10n-9ơ9ǋ10Ơ39Ƥ53Ƣ
lease ask	77 10ǌ36Ĺ
lease it	85 -9ǌ12F33ǋ
lease require	88 -7ơ25ǌ
lease say	84 -12ǌ55ơ
leased	86 10ǋ11Ǐ30Ŭ
leasing	88 -10Ƣ-7Ƥ14Ƅ25Ŭ45F
least	86 -9S-7ǌ13ŗŧƞ14ǡ16ő17ǅ
leave	60 -9u-7ŝ7GV8ƀƂ9sŁǎ11Ɵ13ǜ14ĺŊƫ15Űǩ16ƥ17ĻŗƬ22ŉ25Ţ29Ƴ31Ƨ32ƶ
leave $	77 -7Ţ8Ŋ12G29ŗ
leave a	90 12m33ǩ
leave behind	88 28ƶ
leave it	83 -13Ţ16Ŋ22ĺ25Ű33ƶ
leave something	86 37ƶ
leave the	82 -17ƶ10ŋ12ƛ13ƀ14sǎ19ƫƳ
leave them	82 -27ƶ-7ŝ14Ƙ25Ƭ52Ţ
leave your	90 -8u13ƶ
leavin	90 12y14Ŀ16Ţƶ
leaving	82 9ƶ12V18Ŀ27Ţ
left	69 -9Ʈ-7Ƭ7f8Ƌ9ķĸ10lŖ12Ķ15Ƨ16ŕŢ18Zō21ŝ25ƶ26Ɣ30Ŭ
left $	83 -11Ʈ12ƶ15Ķ20Ţ22Ɣ26ŝ36Z
left on	77 9f11Ɣ18ŕ29Ŭ
legacy	90 35ƶ
legal	79 -8ŗ7ǆ10ƀ13ŋ14ž22Ʋ32ǃ
legal name	88 37ǃ
legally	90 9f10ŷ23ǆ
lender	72 9ƙ12Ƅ17Ŭ60ƕ
lender $	84 8Ƅ23ƕ
lender asked	80 21ƕ
lenders	90 8Ŭ13Ɩ15Ƅ
less	79 -12ő-10ǉ-7ŗ8G11Ǉ13Ʀ15S16ƒ20Ņ21Ůƪ24ľ
less than	85 -13ő-7ŗ9G14Ʀ17S19ƒ23Ů
let	62 -7Ŗ7iŐŘǓ8Ł9ųžƐ10xOĵřšƵ11Ń12Ū13NƄƾ14Ɯ15Ǝ16Ŋ18Ļ20Ŏ25Ş26Ž29a36ǜ
let me	70 7dĴőŹƄ8KŦŲƀƝǁ9iŃ10Ő11ŁŘƐ12ř13O20Ŋ22a
let us	78 -14s-7Ń8ķ12Ž13ž14aŌ16rĵ18Ū30Ŏ
let you	80 9Ƅ10Ǔ13Ń14xš21N22Ǝ29Ļ38Ş
letter	74 -10h-8a8JŸ11ū16K22b24Ś31Ľ38Ŕ
letter $	86 7Ŕ9b10Ľ
letters	84 22ř34b
level	72 8ūƩ11ƣ16Ɗ18m29Ɔ
level $	78 17Ɗ
liability	59 7ǥ9Ǜ13ŗ15ơ17ǚ20Ƃǌ29ƀ32ǡ34ž
liability $	72 -18ǡ-7ơ11Ǜ15ŗ20ǚ22Ǧ35ƀ
liability do	88 -66ǡ33ž43ŗ
liability does	85 -10ž-7Ǧ12Ǔ20ǡ22ǌ
liability is	86 -12ǡ10ž26ơ
liability limits	70 -12ǡ-7ƀ51ž
liability on	90 8Ƃ16ž
license	61 8ŷ11Ǜ12o13ƺ16dƄ17ū18ǀ25a27Ź43Ÿ
license $	72 -19ŷ-13Ÿ7d12Ƅǀ15oƺǛ21a23Ź
license now	80 16ŷ
license number	83 -7ŷ18Ÿ
license plate	88 -13Ÿ19ū
licensed	75 10Ǩ28Ÿ41ŷ
licensed $	85 19Ÿ
lie	90 -12Ǩ13Š52Ŀ
lien	88 31Ŭ
life	56 -14UŻ-13ŏŐ-11q-9ǂ-8ľŗ-7Ś7W9ş12Ũ13m19ĺ23Ƭ24i30ƪƵ31ƿ35ƭƷ41ƴ49ƨ51Ʃ57Ƨ67Ʀ
life $	76 -7r7ƪ9t12Ʀ15ƨ17lƭ20Ʃ
life and	88 8Ʀ11ƪƴ21W
life coverage	90 -12Ƨ-10ŗ-9ŏ7ƨ52Ʀ
life insurance	66 -15Ő-9ş-8ľŏ9ƪ10Ʊƴ12ƩƵ13r14ĺ24ƭ29Ƭ35Ƨ46Ʀ
life is	90 13ƨ22Ũ
life policy	76 9Ƨƫ10Ʃ15Ʀ16Ƶ
light	83 7Ɛ13ĺ14ż16Ō17Ʈ
lights	90 8š9D15Ż27U
like	44 -18J-15Ǡ-13Ŏ-12Ʊ-11P-10ľśŤ-9ĿƻǞǦ-8ƔƢƣǄ-7kSĹũƦƩǃǐ7sŔŖ8ayŊŗƝ9mAŜť10DŬƜǖ11ŀņƅ12lţŨƭ13rYƁƘƽ14ŧŮűƐ15gŃőŦƂǍ16j17RłŌƞƺ18vžǩ19ŉ21Ų22ƶ23Ĵ24KĻ26ƿ28Ň33ŝ35U37Ŷ
like #	73 -18b-8y7ư8ū9ţ10H11Ƭǉ13vE14ŦżƂ16jž17Ů25ŗ
like $	75 -48ŀ-10Ƙ-8ƣǄ-7ŏ10Ɓ12Ư13ƽǍ14Ļņ16ǥ31Ň33Ş38Ũǩ41R
like a	66 -12ƞ-9Ū-7ŇƢ7ŋşƁƏ8nzĺţƌƑƛ9ŗŠŶ10Fŷǈǉ11YŘžƵ12ŜűƔƜ14ŐǍ26ť
like about	78 -24Ş-18Ň36ŝ68ŀ
like an	86 -12Ǧ-7ŷ11Ƃ12ŏ19Ū
like for	81 -8ƶ-7ǩ7Ʒ8Ļ9ŭ10ư12Ƴ13RŵƮ
like home	90 -9Ũ56ƞ
like how	88 -13Ũ9ƭ10ǝ11ő14Ť17ƿ
like it	72 -28ŝ-10Ş-9Ĵƅ-8ǩ7i8Ɠ9rŃŋ11D13Ō17Ů18bm20ŀ34U35Ň46Ŷ
like me	86 9L10Ƃ11ƺ13ņ25l
like that	69 -12Q-11ǩ-10ō-9Ɣ-7ŉ8WƜ9Z10űǀ11ułƹ12ųŻƘ13Ň14ǔ15œ20Ŕ21Ŷ25Ɲƿ30ƺ
like the	75 -12ǩ-10ŝ-9Ŷ9ĺƇ10Ĵ11ƅ14Ŗ16D19ŧ22Ń30ƞ
like this	76 -9Ń-8Ł7ŕ12ŏ13Ƥ20ƭ34A42ł
like to	65 -14Ň-12ŝ-11Ţ-9śƤ-7Ŷǔ7MŔ8ǩ9Ł11ļ12ƶ14ō17Ş19Ŋ24yŌ26g44Ļ45ŉ56Ĵ
like under	90 13Ŧ15G
like what	85 11Q16X20vŖ32Ň
like when	88 24ǖ
like you	81 -11Ǡ9B10N11cŉ12ǘ13V14Ň15i
like your	81 -17P-14Ň-12ųǃ-7i11Ư13L25ƶ26ŝ31U34Ŷ35ǩ
likes	90 15Ư16ŋ
liking	83 -7vU10b16Ň24t28x
limit	75 -26ž-17Ɨ9Ż10y13Ǎ22Ɠ28Ǣ39ǡ
limit $	78 -27ž-13Ɨ7ſ13Ɠ14Ǎ19Ǣ41ǡ
limits	61 -10ơ7Ǣ8ľŠ10Ə15ǌ17Ǧ27Ǔ31ž51ŗ
limits $	73 -36ŗ-12Ǔ10ľǦ13Ǣ14Š24ǡ56ž
limits are	79 -10ž25ŗ
limits did	80 19ŗ
limits do	77 -16ž46ŗ
line	64 -10Ʒ-9t7Eņƪ8wŚ9ǩ10QVǄǞ11X13Ĵŕƫ15ŁǊ16I17a18sSł19ƛ21ŋ25q28Ɣ30P
line $	79 9Ǣ10a12sŌŚ16V21ŋ22Ł28Ɣ
line is	90 -10t10ŋ22q
line of	78 -7GR8Ɣ10ņ13Ǆ16q18Ǟ23S41P
lines	90 12Ƽ
link	88 12Ƒ14ǘ23Ō
liquor	90 -20Ÿ-11ž12ƿ44Ǜ
list	65 -13ų-7ƃǔ7Ŀ8hƢ9fǥ10ǌ11Ǐ13ĺ14nƘ15şǘ16ƒǐ18ńŬ19Ɯ20ƎǗ26ŷ27Ɨ30ľ
list $	88 9ľ14ń15ĺ
list every	90 11n12hŷ18ǥ
list for	90 23ƒ
list of	86 -15ơ-9ķ16ǌ23ǐ33Ɨ
list off	88 8ķ9Z12ş16Ū
list the	88 9Ŭ15Ǝ16Ƙ18Ɯ
listed	79 -11Ÿ7Ŭ11P13Ƙơ15a16ǌ17o18ƫ
listed on	88 8ǧ10ŷ11ƫ31ơ
listen	90 -9Ɯ11sB15A22ǩ
little	60 -11ƛ-7hƣǇ7gIVĿņŐƻ8clzŽƳƹǄ9ļ10ĶƎƞ12ū13Yż14ŊƦ17vœ18Ņ24w25uƯ29x
little $	79 -11u27Ư
little about	84 -18x7Ƹ12q13g14ƳǄ20u23z
little bit	85 -8Ƨ8Ɯ9Ş10l11mW15ņ17Ŀ
little one	83 -8ƣ10ż13w15Ư21v25x
little ones	83 -7h11w59u
live	64 -10Űǋ-9Ŭ-8grƯ-7Ő7ƟƢƽǗ8Ŝ9DƤ11ƅ14ƃ17FĶƠ18h19ķ20G23ƣ30n33zƷ34Ʈ38C
live $	79 -12Ű-9nr9Ǘ10z11Ʒ15D25ķ41C
live in	84 -12Ǎ12zƤ15ƅ17ƣ20C
live on	82 -12n-8ƤƯ-7Y8z20ƃ24Ķ28Ʒ42Ʈ
live there	88 -8Œ15G24Ơ
live with	90 -9Ő11Ƣ18X30n
lived	85 -7S28l31G
lived there	88 -7S9l26G
lives	73 -16z17ŷ18Ƣ50n
lives there	77 9ŷ11n23Ƣ
livin	79 -7ŪŸ9F10ƞ11Ŗ12Ɵ14HĿ20P24S
living	69 -15ŷ-11V-7Őƽ9kƢ10GƟ12ƆƷ13Ʋ14Ǎ16nH20u22ƞ25z26qF31P
living $	80 -9ƞ-7ƽ22z24q35P
living there	85 -15ŷ-12V13Ƣ15Ɵ22H23n32ƞ
llc	79 22ǃ54ǆ
llc $	90 55ǆ
llc or	88 
loan	62 -13Ǟ-7ƄƳ14Ʊ16Z26Ɣ47Ŭ50ƕ52ƪ
loan $	83 11Ɓ19ƪ20Ŭ34Ɣ
loan against	80 -46ƪ67Z
loan for	80 19Ʊ
loan maybe	80 19Ʊ
loan officer	90 -7J39ƕ
loan on	75 -35Z7Ŭ65ƪ
loans	69 -7Ư8ƕ17ƪ23ƮƱ51Z
loans $	74 -36ƪ8Ʊ27Ʈ39Z
local	81 12Ŝ13ǔ16MŐ24ľ41l
located	86 -20l-7Ǟ15ǋ19C
located $	88 -20l8ǋ21C
locations	84 24Ǟ34ǋ
locations $	86 41ǋ
lock	83 8ƍ14ƣ15Ō18ǎ24ƥ
locked	80 -7ƥ7Ƥ11Ŏ19ƣ23Ű39ǘ
locked up	90 15Ű
locker	90 -14Ɗ49ƥ
locks	90 12ũ
log	90 9Ǘ23Ƈ25Ś
logs	90 33Ɛ
long	53 -16ŭ-15ǟ-11ƶ-10LŐŠŤ-8Ƣǌ-7n7Ŀŕŵ8Yŝ9gHŮƈ10Ƅ11v12fǩ13ūů14Ə15i16řƮ18lŸ20Ɵ21š22ŧ26ť31ǝ33GS35O37Ƥ38ƭ45ǅ52ő
long $	79 -15ƶ7ő8Gŵ11Ţ16Ů22ǩ
long ago	82 -15Ť-11ǅ-7ŧ15Gƈ47ť
long could	76 -10Ƥ-9ƭ12ŵ14Y23Ʈ32ǝ
long did	88 -13Š-9ǅ59ŧ
long do	81 -7ő7Ə15V18Ƅ21H33O34ƭ
long have	65 -16ŝ-9ǝ-8i7Ÿ11ǅ14ő19f23š33l37G
long is	86 -12Ƣ-11ǌ18ů29Ɵ42Ƥ
long time	86 10S11ŝ21ő23Ÿ
long would	85 -10Ƥ10Ǩ14Ʒ29Ʈ
long you	78 -18i-14G-13ǅ-8Ő11ƭ17ő31O81S
longer	90 10O11ǌ21ŕ
look	62 -18ƈ-14ŭ-8Ʒ-7ǩ7ŉǢ8ľŒŚƮǜ9ŇǠǥ10Ŏřū11pTĵĽŗ12JŜǙ13ĻŖǊ14Ɖ15ł17j19R21ĺ23zſ30Ư
look after	81 13Ǡ31z33Ư
look at	70 8Ŀ9sǢ12Ś13ĵ14JĽ15ŇǙ16Ŝ18ĺ24ł26Ŗ
look for	90 -10Ŗ11ŗ17ſ26ľ
look like	77 -15ŭ-8Ʒ9yƯ10jŉ11ŒƮ12ǜ14T16ǥ18Ǌ20Ļ26R
looked	75 8Ķ9ƫ10Ľ13ĵ14Ǟ21ń
looked at	76 9ƫ10Ľ11Ķ15Ǟ18ń
lookin	80 12ĹŚ13ŠŢ14ĿŃ18Ũ19Ɛ27Ǟ
lookin at	85 -11N13H14Ś15ĿŃ20ŨƐ
looking	68 -7i7Ɖ9ŇƖ11ŠŶ12Ǌ13y14H15Xń16ĺ17V18ŃŚ19ľ21Ĺ32Ƭ
looking at	79 -18Ļ-7ĺ9ł15ŶǊ18yń22Ś26Ĺ28Ƭ
looking for	84 -19ĺ-16Ǟ-7Ŝ11Ƭ13Ň16Š17Ļ21Ĺ25ľ33H
looking to	82 8Ţ12Ǟ19X25Ń
looks	76 -16Ǡ-12Q-11ľ7ǖ9Ɵ10z11LŶǘ12ŵ20Ň23Ŝ31Ʒ
looks after	90 -13Q12z13Ɵ29Ŝ
looks like	85 -11Ǡ12ǘ14ŵ35Ʒ
lord	90 10Ź14kv
lose	67 -16ň-8Ƥ-7ŗƚ7Ƨǔ10ĸĿƊ11IŝŞ13Ǚǝ15Ǔ17ő20Ƴ32ķ35ǩ
lose $	78 -11ǝ8ǔ15ŝ21ő23ķ
lose somebody	79 37Ƴ
loss	74 9ƺ16ŧ17Ƴ18Ř19ũ20Ť21ţ31Ŧ39ť
loss $	84 -15Ť-12Ř15Ŧ18ŧ24ũ25ť33Ƴ
losses	85 54ţ
lost	72 -13t-10Ɩ-7ǩ9Ʈǀǔ10ƨ11Ũƚ15Yƃƺ21Ƨ27ň73Ƴ
lot	66 -9ǀǔǙ-8Ǉ8Ŀƙơ9tżƇƚǟ10RŻ11ǖ13ŐŤ15Ň21Ű30Ɵ32ķ35Ɯ37Ƒ
lot $	81 -9ǀǇ10Ɯ11ż13ŻƇ26Ƒ40Ɵ
lot of	76 -12Ű-10Ǚ-9Ƅ7sNƑ10ƙơ12R13Ň14ƚǖ16Ő21Ɯ
love	69 -18P-7ǐ8ǩ9rƊƑǃ10l11ŝǄ12Mƶǋ14żǔ18ƅ22ƞ24U32Ŷ39ǟ
love it	88 -10ǟ12Ɗ15Ŷ18ż29ƞ
love that	83 -15ƞ-8ǐ7Ž8C15ƅ26ǔ28Ŷ
love to	84 12r17ƶ23M
love what	88 -23P-14Ŷ-10ƞ17ǋ36U62ǟ
loving	90 -8Ķ15t21ƞ
low	78 -15ń-11ŧ10ƺ11ĵŮ13cŗ15Ř21Ɨƙ36Ņ
lower	73 -17Ř11ǩ15Ļƃ21ŅŎ31Ɗ
lower level	78 37Ɗ
loyal	86 15ő51Ţ
loyalty	90 16Ǘ17ő
ls	90 60b
lucky	85 -7ǈ13PţƔ32o
lumbers	90 28Ɠ
lunch	86 10Ō11O15L17Ľ22N
lyft	90 34Ų
m	83 -7Ř8Ƅ21ſ37L44b
machine	75 7ƛ8ǖ14Ƽ26Ǐ39ǝ
machine would	79 9ǖ11ǝ
machines	82 -9ǌ36Ǐ40Ǣ
mad	88 -8P9ǜ18r34ǩ39Ũ
made	60 -11ƻ-8ǩ-7Ňƈ7fņƤ8ƾǆ9ƽǍ13Ń15xƉƌ17Ĺƞƫ20Ŷ23Ŕ27Ƈ32Š38ĺ
made a	90 8Ɨǜ
made of	79 -9ƈ-7ĺ12Ǎ20Ɖ39Ƈ
made the	88 11f12ƾ23x
made you	65 -12ƻ8Ƥ20ƞ24Ŷ28Ĺ34Š46ĺ
mail	77 -33J-12ś11n12ĴĽ16ļ27E34K54D
mailbox	90 -11C7ż14ĸ16D
mailed	90 14Ś
main	72 -36P-13Ǐ-11ŷ-10Ɵ-8Dǩ-7ƅ8Ɓ11Ŝ12Şǝ15Ɗ16ķǋ19Ǖ24ľ31ųƛ49Ǆ
main supplier	88 -12ǝ-7Ų27Ǖ
mainly	86 8ų11ŭ12Ŵ18ǖ
make	58 -15ŭ-14œ-10Ů-9ŝ-8Łũ7sxOņŲƬƳ8ŐƎ9Ō10ǝ11ŃŬ15qŢǀ17ǚ18ŇŪů20cPƝ21Ļ22ł26Ʈ27Tǌ33Ǆ34ň37Ŏ
make $	85 -19Ň-7Ŏ25Ǆ70T
make a	81 -11Ů-8ƞ-7Ł11łǚ13Ţ16T19Ń22q32P
make and	88 22Ū
make it	85 8Ə13x33Ʈ
make sense	82 9Ň15s57ň
make sure	88 -8y8bƌƱǒ13O
make the	85 -9Ţũ-8O-7Ĵ13Ő16Ō17ł18Ŭ20Ļ25Ʈ
make this	88 11Ļ27Ŏ
make up	90 13ǔ20ł
make you	72 -13œ-8Ň7OŨ8ơ10Ŀņ19Ƭ23Ţ30c37ǌ42Ŏ
makes	69 -8ň7Ř8pǐǒ9MĿŠǣ10ũǔ11ŝ13X18Ƴ21Ł25ŀ
makes it	79 23Ƴ
makes the	84 11ǐ26Ł
makes you	85 11ǣ12Ŀ15ŝ16X33ŀ
makin	90 -10Ÿ12Z14łŬ18Ƅ
making	80 -9Ƅ-7Ĵ9Ų11Ɲ15Z16Ŭ18ǌ23ǩ31ơ
making you	90 -8ǩ21ǌ25ơ
mama	88 -8tx11T15a16ƨ31z
man	77 -10x7ǈ8gj9Ĺ11aUņ12Ũ18ƊǇ34Ǩ
manage	79 -12ũ10Ƴ25Ʈ27ŵ
manage without	86 -10Ƴ36ŵ
manager	83 9Ŏ12ǜ13ơ14ǌ38ǈ
many	47 -20ǉ-11Ɖ-10ǈ-9x-8ŹƸǍǖǜ-7diUĴŧųƃǟ7şţǕǨ9Ə10šƢƻ11Ųǎ12SŴƋƩƭ13Ÿż14ůƖƟ15Ů16cƈƔƿ17Żƹǣ18GŕƮǗ19VŷƆ20ǔǩ22hń25Ū27ƣ31Ǒ32n37u41Ǉ45ǋ
many bedrooms	84 30Ɔ
many certificates	90 18ǧ
many claims	90 12ţ
many days	77 12ŭ14ŵ19ů22š26RƖ
many drivers	85 -7Ź29ŷ
many employees	75 -8Ǒ-7ǜ36Ǉ
many folks	90 12Ĺ32Ǉ
many hours	85 -8ů28Ų47R
many locations	86 32ǋ
many miles	73 20Ə21Ů23ů25Ŵ
many minutes	85 44O
many months	81 -9n-8Ĵ16Ɵ18Y52Ʈ
many more	86 -15S-7ƭ20ŕ63V
many nights	86 -7R14Ƥ26Ų
many of	88 -9uƣ-8ǧ14c19ǒ22Ƣ52n
many people	73 -11ǈ-7ǉ12ŷ19Ǘ33Ǉ45n
many quotes	90 22ń
many square	84 -20Ɔ35ǋ
many times	90 13ţ22Ż
many units	88 -9Ǎ41ƣ
many vehicles	84 -21ǐ12Ǧ48Ū
many weeks	86 -11Ƹ7ǝ16ŕ17Ɵ20Ǩ
many years	66 -13VŻ-10Ɖ-9Ū-8ţż8p12ǅ17c19Ʃ21Ÿǩ22Ƌ32G33Ɣƭ34ƈ39S
marijuana	90 17ƹ21ƿ
marital	85 30f
marital status	85 30f
mark	90 11fƍ27F
market	80 -10Ǣ8Ķ10Ŕ11Ɠ16Y17H37ƒ
market value	88 -10Ǣ13Ɠ29ƒ
married	73 9r12ƫ21Ţ27o45f
married $	83 15ƫ51f
married to	90 -25f33Ţ35o
match	79 -8ǩ8ƭ9ƅ10ŗ12Ř13ŝ24W26Ķ30ų
match $	90 -18Ķ11ƅ17ŝ39W
matter	86 9ƃ20ō
matters	83 12zť14A33ľ
max	90 26ǩ45ŗ
may	76 -9i7ƾ8Ź10c11v14Ĺ17aǩ18ŋ30Ŋ
may i	81 -9i15Ĺ18a20ŋ21ǩ33Ŋ
maybe	74 9ƍ10Ř11Ʀ14ŕ16Ʈ17Ʊ
maybe $	78 9ƍ18Ʊ
me	37 -17B-12GƙƧ-9ŔƓǃ-8ţƵƺ-7pwJŏŘŬųŻǟ7ƂƆƥƪư8iŃűŷżƚơƨǠ9juMņŚŢŦƊƭǏ10ŅœƠƴǖ11Dŗ12UĽł13eĿƳ15řūǩ16Pŀ18cLǈ19ńō20Z21lŉ22Ĺ23dnŪ24OŊ25b29Ǆ35Ť38Ŏ40ļ50ňś
me $	63 -17Š-12ų-9ŐǨ-8ŀ-7P7YĸŨ8Ǆ9csřƁƨ10ĿŪ11TƎ12bŷ13ń14dŚś15mǩ20Ļ32ŉ37Ŏ50ň62ļ
me a	65 -14x-8K7oŦ8ŹƑ9qM10ƦƳǄ11e12ū13ĵ15uI17z18ǩ20LŮ21ōƗ30ś31X
me about	57 -13ō-12y-10ŖŝŶƙ-9g-8BUŏƧǞǟ-7rVƝǇǐ7űƿǕ8ŞƉƜƹǣ9żƌƏƶǂ10lŹƥ11ĶšƟǈǋǜ12ŜŤ13kŪƞƦƨ14ņů15nŴƢ16hƴǘ17Ǜ18u19ǔ20Ǒ21H29Ƴ30P31Ǆ
me and	85 12Ƈ13Ū15ŀńƄƭ
me asking	85 8c15Ơ16Z27Ŋ
me from	90 -10ǘ13I16Ǐ18Ľ
me how	65 -14ǔ-11ǩ-8Ő7Ʊƿ8Ɵ9ǁǇ10kǅ11ŧ12qŭƬ13S14t15ļ19ǟ21ǖ23Šƭ36xU
me i	86 8Ÿ10Ĺ12l16Ń23E
me if	73 -10Ŭ8Ľ9H10ŶƱ12N13Ž14ĴƧ22F26ň30ſ
me in	84 10ƛ11ƚ13ň15Ŗƣ
me know	74 7s8ĴőŹƄ9KŦŲƀƝǁ10Ń12ŁŘƐ14O
me more	88 39ō
me off	90 10J14ŗ
me recording	90 13ŋ
me so	88 -11ő12b22ň
me that	80 12ǌ15ŉ16ř20ś21Ŗ
me the	60 -13aJ-12I-8BŚ-7Ŷǒ7ŰƖƘơ8wťŸǍǏǡ9QŒƒ10ŐǨ11DŦ12ō14ŌǐǠ15K16ƻ17ūűǧ20Ɔ21ǌ24ś25Ņ28ŗ30Ť
me those	88 12ū13ž
me through	63 -12Ũ7żƛǖ8rŖǕǨ9Ǆǘ10Ƥ11ǈ12ĸƮ13R14łǥ17ǝ18Ū19Z22ŵ23n33Ť
me to	71 -13H-12Ř-11Ńƶ-7Ǧ8sŌ10Ǟ12ōƬ14ň15M16ž19ǩ21Ƃ25K34Ŋ41L44Ŏ
me what	58 -14ǌ-11Ƣǩ-10Ʀ-9ǟ-7jňŊƟƬ7ŤƤƩǡǢ8ǉ9yMŇƥ10ƉƝƷƽ11Wŧ13Ƈƚ14Ŏơư15Ś16ƪƲǗǞ17ũ18Ɗ19ĿŨ21Ơ22ŀ25ŝ33g51Ĺ
me when	86 11ƅ12Ɓ16Ń
me where	82 8Ǖ9Ű10Ƅ11ǚ12l14Ƥ32V
me which	86 11f13Ɓ14Őų
me who	79 -8Ɖ9ǔ13ļ14Ŭ18Ŝ23n37ń
me you	88 16ŀ19Ľ22j
me your	70 -9X-7G7ƈ8Ǡ9ư10śƞƵǉ11Œǎ12ŃŶ14aǇǞ15œ17Ň20D24e34d
mean	79 -15Ň-12Ŗ7zť10Vőƺ11ĺ23ňǩ37ō
mean $	88 -13Ŗ-10ǩ9ť11ƺ12V49ň
meant	79 30Ư
meant to	79 30Ư
med	84 57ƃ
med pay	84 57ƃ
medical	72 -7šƻ12ǂ14ǁ15ƽ16QǗ19W23Ƽ31ƃ
medical exam	84 18ǁ
medical payments	86 -9š39ƃ
medications	86 -8ǂ38ƻ
medicine	90 -7ǂ38ƻ
meet	80 -7Ƥ8a10Ɲ13Ʀ43M
meet $	88 20M
meeting	90 11O14M
meetings	88 9Ǚ
meetings $	88 9Ǚ
mentioned	86 13A15n18ż20ńŖ
menu	90 14X22ǩ25Ǜ
mess	84 7Ũũ11Ƴ14Ŧ16ŝ19ť31i
message	90 -7L18Ĺ24K
met	88 12Ŏ15Ƶ16Ľ
metal	80 -8ǋ26Ǎ39Ɖ
metal $	85 -9ǋ27Ǎ
middle	80 -7Ź11v13L19a22N
middle of	85 13L25N
might	81 9Ɯǚ10şǁ13o17ǎ18ō19y28H
mileage	81 10ů47Ů
mileage $	85 31Ů
miles	65 -8Ū11ź13ǐ21Ŵ33Ə39ů48Ů
miles $	90 13Ů
miles a	83 42Ů
miles do	90 
miles each	88 -8Ů15ů
miles is	90 -8Ů27ů
miles one	88 -13Ů28ů
miles to	90 -13Ů28ů
mill	90 15Q17U20D22Ǖ
mind	63 -11Ť-9IŞ-7uŌŗř7ĺŚǩ8ƒƱ10MĽ11ZŃ12rƯ13Ơ14c15Pǁ18Ŏ20ł22X23śƶ26Ũ28ĿŊ35Ƭ
mind $	75 -15ǩ-12Ť-11I-9Ş-8ř11ƒ13M14ĹĽ15ĺŃ19r21ŀ26ŎŨ27Ƭ30ƶ41X
mind a	90 14ń
mind if	81 12c17ǁ29ǩ
mind me	82 10l13Ơ15Z24P30Ŋ
mind on	90 35ł
mine	77 -8ǔ-7v7i8Ź9Şƺ10Ŋ11x12Ŝ13ńƤ14Ņǩ15Ÿ22M
mine $	88 9i16Ņ19ǩ26M
minimum	79 49ž
minimum $	86 24ž
minimum or	90 -25ŗ51ž
minute	79 -19O9Ś11fŌ12u15i34N
minute $	90 -33O12Ō40N
minutes	70 7ń8Ō9a12ǁǧ15Ļ18ů59O
minutes $	81 7ů11ń12O16Ō
minutes before	90 31O
mira	77 -10ǩ14u28x41w
mira $	79 -17w16u29x
miss	82 8Ĺ12ǟ16š20Ǚ25ō42ŝ
missed	84 19ĵ25š26ō
missing	84 -8ő16Ŏ21Ɖ36Ş
missus	85 -13ƽ10pr11t12s15Ł16Ʒǂ
mistake	86 47ǚ
mobile	88 12C14Ʒ30I
mod	75 65ǣ
mod $	88 21ǣ
mod and	80 13ǣ
model	81 26ǩ38Ū
model $	84 42Ū
mom	74 8Ź16ƽ18Ư24ŷ29Ƴ55z
mom and	86 10Ƴ
moment	77 -7ŗ32Ő38ŏ48N
moment $	90 18Ő28ŏ
moment or	90 33N
moms	84 12Ƥư13q17ŵ28z
money	60 -15ǔ-9Ŝǐ7zŢźǁ8ņƪƯưǕǤ9ľƩ10ĿŧǠ11rX13Y14ǘǚ16T17ĹŀƌƫƱǖ18Z20Ɲ22ƶ24Ʈ25ĸ27A30Ų
money $	74 -13Ǡ-10ǐ-8Ʈ7Ļƴǘ10A12ņ13ŧǕ15Ɲǩ19ǚ22ƫ24Ĺ38Ų
money even	80 -11u27Ư
money is	88 -14T13Ţ20r38Ʈ
money or	88 13ǁ14Ʃ33ŀ
money to	88 -12A17ǝ32Z35ƶ
monitor	90 27Ž
monitored	88 27Ǝ
month	54 -13ĸ-11Y-10Ư-9ǌ-7Ťƕ7ŵ8Ńƥ9Ƃ10Ũ11p12Ǌ14Őǉ15ť16Œ17ZĶŅš18dŘ22ŕƤ24uT30ǝ36Ɣ41Ơ42X55Ĵ
month $	64 -15Ĵ-12ĸ-11Ư-9Œǌ-8Ŏ-7ƕ8YĶŐƂ10F11ŕ14X15Ɣ18Ņ20ǉ31T33u34ǝ36Z47Ơ
month and	88 15ť17ő
month day	85 -13Œ-7Ĵ21p30d
month for	81 -12Ĵ-9Z7Ơ14Őƥ21Ɣ38Œ
month is	84 -15Z7X17Ĵ20Ɣ33Ơ
month or	84 -9Ơ7Ńŕ8Ņ13Ɩ15Ĵ21Œ
month right	88 -13Ơ-12Œ15Ń43X
month what	72 -16Y7Œǝ10Ǌ11d24Ƥ29Ř
month you	88 -8X18Ŏ26Œ
monthly	75 -7Ʈ15ŒƔƠ35Ĵ
monthly or	83 24Ĵ
months	64 -14Ơ-9pZ-8ǩ-7n7Ņǝ8Ž9ĺ10ŕƟ11v12ł14Ů15G19Œ20Ĵŧ21ƃ23Ǩ29Y36Ʈ
months $	72 -9ZƠ8Œ9Y15Ĵ18Ů24Ǩ25ƃ
months could	90 -9n12Y25Ʈ
more	57 -14uŗ-11Ř-10sxHǀ-9ű-8ŝƓƭ-7ǩ7CXƒ8ťŲƩǁǂǉǡ10Aƪ11JƺǦ12Ļŕ14ŷ15őǄ16rŦ17Ń18Ǥ20ũ21gň23YĿ24ľ32Vœž47ō50y
more $	79 -26ŗ-12Ř11ň12yľ14ƪǤ15S17ō18Ň27ŷ32ž
more about	85 -10x12ľ49ō
more kids	86 -14u51y
more like	83 -20y-12s-7ŝ11Ţ12gǉ13v14Ƭ15Ń20r
more of	82 9P10Ŷ11ŭ13Ŧ14Ń16Ų23g
more than	71 -8Ɠ8Ů9Ƙǔ11GƁǇ12ǡ13ŗŦ14YťǦ15ƺ17Œž19ő
more the	90 7Ş12Ŀ19J
more to	90 13ǁ32ō34ľ
more years	88 -16S-7ƭ65V
mornin	85 10Ƌ13ƽ
morning	73 -7Ǩ8a9ŏ12Ĺǝ14ŵ15Ǚ19R22i28L29ů
morning $	83 -17L-8Ǩ12a14ǝ15Ĺ19ů23R
mortgage	64 -9ķ11F12ƭ20Ʈ22Z29ƕ47Ɣ
mortgage $	78 -20ƕ15FƮ36Ɣ
mortgage and	86 23Z
mortgage company	86 41ƕ
mortgage on	79 19Ɣ
mortgagee	90 16ƕ
most	61 -12ǖ-8Ŧŷ9ŮƦ10ĺ11XųƗ12Y13Ĺ15ƲǊ16Ÿ18Ƙ26ǩ30Ŀ39ľ40ŗ
most $	82 -10Ŧ16ŗ17Ŀ26ǩ
most about	80 22Ĺ
most expensive	90 -7Ŀ10Ǐ18ƗƘ
most important	83 20ľ
most people	82 13Ůǩ14ĺ20ŖƲ22Ÿ
most when	73 9ľ22Ŀ
mostly	73 -13ƌǛ8Aź9Ŵǖ11ķǇ19ŭ22Ǆ53ǔ
mother	79 -9ƚ-7ƳǕ13Ŀ14ƫ21n27ƽ44z
mother in	90 14z26n
motorcycle	86 7Ū18ş24ǀ
motorist	68 25ſ
motorist $	74 9ſ
motorist on	79 19ſ
move	68 -16ś7Ŏ8n10Ō14Ƥ16ŃŐ19ŀ25y28Ʒ31ƞ37G38Ţ63H
move $	83 -24Ō-12G13Ń20Ţ73H
move go	88 45ƞ
move in	86 -10H25Ʒ45G
move on	90 -17ĺ-10H11Ń27ŀ
move out	90 -22H-7ǝ14n20Ƥ39y
moved	80 7Ÿ8Œ10ŭƟ13ĺƢ15n18ť20G
moved in	88 11Ɵ15Ƣ16n22G
moving	75 -8Ń14ŀ17Ţ20n27ƞ35H
moving $	88 -10y-9ƞ9H22Ţ
mrs	88 20a38f
much	45 -22Ƃ-20W-16Ť-12Ĵ-11ŧ-10ŭƭ-9ĵŏƅƆ-8FŲƞ-7axŐŵŷƤǄǟ7ŕųžǤ8ŢŹƊǌ9ưƶ10ZŘű11ŬǓ12ƘƱƷ13Ɣǩ14OĶ15ƝǛǡǢ17ſǦ18Ɠ20Yƪǉ21Ɨ22Ơ23ķĿƃ24Ƨ25T26œ27XŮƨ28Ǌ29ŅǏ30Ʀ34ƒ36Ŧ37Ƭ38ŗ47Œ
much $	76 -29Ŧ-16Ŭ-12Ƭ-10Œ-9Z-8aǉ8Y10œ11Ʒ14ź16T18Ŀ20ǩ24XƔ28Ơ55ƒ
much a	90 -8Xǝ7Ɓ15Ʈ18Ơ22Ķ
much are	83 -11Ƭǖ12Ơ21Zķ27ŗ33T
much cash	86 11ǖ18Y
much comes	88 7Œ12Ř13ǔ
much could	77 7Y14ű15X
much coverage	78 -10Ǣ-8X-7Ƨ12Ɠ26Ƭ64ŗ
much did	72 -22Ƭ-21Ʀ-7Œ7Ǒ10Ǌ13œ15Ǐ18Ņ21ƌ34ƒ45X58Ŧ
much do	61 -24ǔ-23W-18Z-16ǡ-15ƒ-11Ņ-9ĴŭŲ-8U-7ƝǏ7Ɣ8Ơư10ŗž15Ŭ18Ř19TY20Ƨ26ǉ30Ŀ32Ʀ39Ůſ43Œ
much does	80 -11Ŵ-9ŒŮ12Ǌ14q16Ź18Ɲ20ǩ26ų31ƨ
much gl	90 46ǡ
much have	83 -14Ɨ10Ʊ15Ǣ16Y25ƪ
much inventory	90 -19Ɨ29Ɲ33Ǐ
much is	68 -45Ƃ-21ŗ-18ǖ-17Ƭ-15Ơ-12Ɨ-10ĵ-9T-7œ7Ķű13ƥ15ƨ20ŬƧ21ZƘ26ƒ33ǩ46Ǧ65Œ
much liability	83 -47ž7ǡ11Ǔ20ǌ45ŗ
much life	80 -7ƭ12Ʀ30Ƭ
much of	69 -19Ǌ-13T-12Ķ-9Ŀ-7Ɣƿǡ7zƪ10ňƊ15œ16Ʒ17Ǆ25Ŧǔ26ķ30Ʈ32Ǜ36ǖ
much stuff	90 7Ɗ67Ɨ
much time	86 54O
much umbrella	90 15Ƃ
much was	80 -18œ-17Ť-16ƒ13Ņ17Ǥ74Ŧ
much would	69 -28Ʈ-15ķ-13X-11Ŧ-9ƃ-7Ŏ7ǡ8Ķ13Ɲ15ư16ŗ17ƪ18Ʀ19ű23ž25ƶ27Ţ28Ƭ33Ɨ
much you	88 -8Ŧƒƶ29Œ39Ƭ
must	85 9ǔ10ŝ13cx34Ũ
must be	90 10ŝǔ14cx
mustang	88 12Ű17ų28Ŷ
my	57 -9ŖƳ-7Śũƚ7MśƒƽǞǟǠ8UŻư10ńň11ǖ12f13ŤŮ14Ŀņō15jJ16Ŷ17b24L38ǩ42Ľ45ļ
my name	88 18Ľ23ļ
my number	90 52ļ
my own	84 -7Žǘ7eĴ8J11ǜ12z14ƒ17ǩ
my wife	88 8Ž11ňŶ12M14V
my wifes	90 10Ɯƺ14j15b
myself	84 8Ž11Ż12Ŷ15ƻ18g
n	83 -8Ū20wū39b
name	53 -15p-13ǩ-12sv-11ņ-10xƯ-8JŚƣ-7nBǨ7ľŷƘ9FL10ǧ11Ł13řƻ14AƲ15hƢƦ16ĽǠ17ƾ18ļ19Q20ơ21ƕ22Ǔ23ķǐ26Ő29Ŝ31w45b54o68ǃ70a
name $	64 -22Q-13v-11Ő-9x7Ǡ8ķǐ12ǃ14ľŜ20hƦ21A22o28ļ75a
name and	79 -9a-7Jǒ12ř21ǈ23ǧ31ƾ
name for	88 14b
name goes	90 -7Ƣ7ǧ13ƕ18ų25Ł
name is	83 -11Ƣ9w15ǃ16ķ26Ő
name of	71 -10ƣ-8Ǩ-7aǧ11ƻ13Ŝ18Ǡ19ƕ24Ő31ơ32ǃ47Q
name on	83 -11w-8s10o11Ľƻ13Ōǃ15Ő31ƫ
name or	88 7ǃ36ǐ
name so	90 10Q13w24o
name the	86 -14a14Ƣ15o17ř25w
named	67 -15q-11Ʋ-8ŷ-7n7ƚ8ǃ9ǒ11Ƣ15w22ǌ25Ư45ƫ
named as	72 8ǌ10ǒ
named on	85 -18q-7ŷ18ǌ55ƫ
names	72 -8a11o14ǈ16F17ƫ20Qǆ27Ǘ48w
names $	84 14ǈ32w
names and	90 9ǈ27Ǘ
nanny	88 -7Ʒ29Ư
nationwide	90 -12G12Ő15Š29ő
near	71 -10Ň-7Ų9Ɯ12ƑƚƷ17Ǚ35C36ƙ
near the	76 -7Ų10Ɯ11Ƒ23ƙ
near you	88 15ƚ
nearby	81 13ƙ18z22Ś
nearby $	81 13ƙ18z22Ś
nearest	86 -12ů21Ə
neck	90 13Ɩ20U21j
need	49 -13Ļ-11gơǩ-9łǓ-8IƦǒǖǞ-7HŉƗƷ7qPőŘƜǆǉ8uFŸƈǅǠǡ9vů10oEǏ11Ɓ12mƒ13sŵƤ14cƕǊ15Ūūƅǌ16pGƾ18e21ŀ22Ń23Ƭ25Ł27Ŏ28Ĺ31Ƅ34ǧ36ƭ44Ǧ
need $	80 -17Ŏ-10Ū-9Ʀ-8Ʈ14Ł62Ƭ72Ĺ
need a	72 -10ŕ-7ǌ7ĵ9Ƥ10qǠ11Ŧƈ12ǉ14Ə16ť17S19T26ǧ44ŵ
need an	81 -8Ǧ7J18ƕ40Ƅ
need it	79 -12Ƅ12ǧ18r19Ǐ37Ń47ƭ
need proof	84 -20ơ-15ƕ-7Ń11ǌ14Ƅ41ǧ
need the	66 -14Ū-9Ǔ-8Ƅ7p8eQƾǋ10ƁƖ11Ƥ12ő13C14Ÿǆ15ƕ16ů18ƒǅ19ŕž25ū26ƅ
need this	86 13ǡ21Ńƭ
need to	61 -18ǧ-12ơ-11Ĺŵ-9ǡ-8Ńŉ-7ƭ7hmnoqƁƢƿ8ķŏţƈƟƮǊǚ9OŰųƍ11ŌŒ12G14Ɯ15F16Ū17c18Ŏ20u25sǌ36ŀŁ
need your	72 -8ƕ-7Ł10EřƔ11m12o13Őƭ14c18ƾ20d21p23e
needles	90 33ǁ
needs	73 -10T7ŷ9ŭ11ƕơ12Łǧ22Ư24Ƅ25g
needs a	90 12ŭ16ǧ
needs proof	90 -9ƕ19Ƅ
needs the	85 11ƕ14ơ
needs to	90 -7Ư9ŷ21Ł
neighbor	83 8Ɵ9Ƥ13ļ17ǩ21Ɯ24B
neighborhood	88 -9S12Gƒ13ƅ27C
neighbors	75 -7B7ĿƜ13ŤǍ15ƙ16Ņ29ƞ
neighbors $	79 13Ŀ
nervous	86 13ǀ34Ŀ
nest	88 -9ƭ-7ǅ18Ķ25Y47y
net	84 8Jƍ10Ǖ11ƪ33ķ
never	69 -10Ǧ-9Ÿ-8Ŝ7KņŠƚ8TƲƵƿǜ9űƙƹ10lǔ11Ƃ12ŝ13ǀ16Ǚ17ő25a
never want	79 15ŝ21ő
new	58 -31Ɖ-13PƇ-9ņŜǈ-8ǋǩ-7ŝƭ7DŔžƀƄǄ8œǓ9ƻ10ũƕ11HŬ13ƁǙ16Ǖ17ƅƗ20ĺ22Ĺ24Œƌ25Ƶ27GŹ32ƞǅ33i34Sƈ37Ŷ38Ǟ
new $	88 -40Ǟ-11Ĺ-8Œ11Ǐ15Sƅ17ƕ78i
new construction	90 -19Ƈ24ƅ
new house	88 -7ƅ16ĺ33ƞ
new job	77 -16P13Ǔ14S15U
new one	84 12Ŭǅ13ƀ16Ƶ18œ
new place	84 -17Ǟ-10Uƅ15D25H30ƞ33G
newer	84 13Ɖ16Ŵ29ƅ
next	66 -11Q-9N-8U-7Ʊ8o9mũ11ſƫǩ12Ń15ŗǖ16řƖ18kĺǞ19Ŏ21H23y25ŕ32V42Ǎ
next door	85 36Ǎ
next for	85 -14Q-10Ǎ-9U-8Ʊ35y44Ǟ46V
next to	84 -13Ǟ-8yV-7ǩ7M12o17ſ22ř23ŗ35Ǎ
next year	88 8Ź9ǀ39ĺ
nice	68 -12ǎ-11Ʃ-9CǄǟ-8Ŵ-7ƒ7būźƘ8ľƟ9cioļŧƁƧǃ10kqůƉ11ǉ12GŬ14P15FUş19ƪ22Ŷ26jƞ
nice and	85 -13ǎ-8ǟ10Ŭ12bū15o23U
nicotine	90 30ƹ
night	65 -8ƚƣ7Ǜ8L9UľŨƐ10jǩ12ƻ14nǏǖ17ƿ19Ť20Ŀ21Ļǎ22x28Ű
night $	70 8Ǜ9ƿ10xľ12ǩ13Ŀ16ǎǏǖ17Ű21Ť24Ļ
nights	76 -8ŷ10n12Ƥ14Ŀ17x28Ų34R
nights $	83 17Ŀ19x35R
nights a	88 7Ɯ24Ų
no	55 -26Ŕ-9ǩ-8Ū-7rĴņŝǑ7WXƑưǚ8ƳƸǡ9LZƎ10Ľ11sŖŤǇ12h13ř14lŽ17uƄ18ŏƃ20Ɓ21ŉƿ24šſ25Ń26Ň28ŵż30ǁ65ƴ
no $	84 -34Ŕ-14š8Ũ15Ž24ŏ60ƴ
no car	90 -14Ū-7ĴŬ19Z32ŵ
no exam	90 29ǁ
no insurance	80 -9ţ-8ŏ8Ƅ9š16Ƴ48ſ
no judgment	90 7ƿ15c17š
no more	90 8ŷ13Ɣ16ƿ
no problem	90 13sŏ18L
no shame	88 10ŖƼ11Ƅ
no to	90 36ƴ
nobody	73 8ƷǢ9ř10ƟƯƿ12Ťƭƺ13nŷ26gŞ
nobody else	86 16ŷ19n
nobodys	80 7g8s9ŞŲ17Ł20Ŗ27Ɵ
noise	86 -11Ə11N12Ǝ24ǩ
noise $	88 -12Ə13Ǝ30ǩ
non	83 9ǥ11ƹ14ǂ28š
non smoker	90 13ƹ16ǂ
none	90 11Ş14xƀ
normal	65 -9Ɲ-7ŲŹ7n12Ǐ14ƾ23R26ŭ
normal week	66 -7ŲŹ42ŭ
north	85 -10ƚ7C11l17j20D21Œ32T
nosy	86 11l13ƞ14ź18Ŋ
not	46 -25ƛ-11YƧ-10NVĹ-9ĻřŜŝǇ-8jŎƗ-7quCĿłŤųƦƬǎǘ7adņŗŷŽ8FĴƙǒǙ9Zǝ10EĽƥ11ŵƆƤƪ12KŅźƻ13LXŕšƒƟǠ14cQŘ15Ʊ16lŇ17żƃ18rĵō21bvŖŢǑǨ26ǩ28ŏ37Ş63ŀ
not $	79 -37ƛ-8ŉ-7Ő9ŷ12R13ƙ14ŊōƜ22ŀ28Ŗ49ŏ
not a	86 -15o8ƴ12hF13l25r
not counting	88 11ǉ25Ɔ
not cover	86 -9Ŗ8ƙ9Ɲ11Ƣ12Ų
not do	84 -16ĺ8Ž11Ǩ15Ư18r24Ǒ39ŀ
not even	88 11Ş14ŕ25Ũ
not go	86 -7ň8y10Ō12ũ15Ƥ
not have	78 -8Ō8Ʊ10ŏś16ŵ18ǒ20ſ21Ĵ
not here	84 -10ǝ10ƮƷǨ23Ʊ30ŝ
not i	84 8bJ12Ļ17X
not it	84 -10ř-9Ŵ8ŧ12ĸ13ŗ15U21Ŷ
not let	90 7c11dƄ14Ń
not like	90 -19ŝ-14ŀ-13Ǡ-8ŏ8Ş12ŋ21ǩ52Ň
not live	88 10z17Ƥ
not mind	78 7Ƴ8l9c10ń15MZƒ20Ơ23P
not need	84 7Y15Ɓ17sƭ
not not	90 8ľ12F15ƿ18Ɖ
not open	90 -7ǎǨ58ǝ
not stay	80 -17Y34Ř
not tell	88 7e13ǆ14p15ƺ
not that	88 -35ŀ-10Ő18w80ǩ
not the	83 -16ń-8Ĺ9Z10ŀŅ11ƃ16ǩ17Ɖ28Ţ
not there	90 13Ʈ27Ɵ29ǈ
not to	85 -23ŀ-8ŏ7p9ņŌ14sź31ǩ
not want	75 -15ĺ-9N-7ǩ8b9Kǁ10ŽǠ13LX14Oŝ26ŀ30ŕ
not what	90 8bŽ20Ƙ
not work	86 -8ǝ-7UƧ13ŵ26Ǩ33ƃ
not you	75 -43ŝ-18Ň-11Ŗ-7ĺ11ƕ13nľ14ƴ15ŀ17ň26Ţ27ƻ36Q70Ş
not your	90 7o14Ǡ16ż
note	78 -17ƭ-7ŕ12ǘ14Ń15Ʒ17ű20Ɣ25Z33Ŭ
note $	88 -19ƭ13Ɣǘ14ű28Ŭ
note on	90 18Ʒ20Ŭ
notes	88 -8ǩ13Z20Ŋ29ō
nothin	79 -7ƕ9Ż10ō12Ɛ13ƨ14šƼ15ƻ16Zǥ18ş
nothing	72 -13w-9ǃ-8yǐ-7ƭ8hƞ9jŔŭ14Ŀ15ǩ18Ļ20L21ƨ26ŏƹ30Ʀ33ţ36ſ
nothing $	86 11Ŕ13j19ǩ26ſ
notice	80 22Ĺ
notice say	80 22Ĺ
now	48 -17şŪƬǑ-15Ţ-14ǎ-12ǩ-9AƄǖ-8jxŀŖ-7QťųŽƜƷ7efzŮƞ8Ÿǘ9nXśƿ10qvHYľŘƁ12œ13uŚ14űŴ15Ʀ16G17ŗ18Ĵ19cĹŌǟ21ň28s29ũ35ǥ36Ő42ĺŨ45ŏ58Œ63N
now $	55 -19Ǒ-18ş-15ǩ-14ŪƬ-13Q-11Ţ-9A-8aŗǖ-7ŲƓ7Hŷǟǡ8ŝƮ9evŚ10uzǞ11ƪ14SYŘűǥ15ňũ16Ĵ18Ō26Œ30Ʀ32Ĺ37ŏŨ46s49Ő50ĺ
now and	77 -12œ11ƿ34Œ
now are	90 -7x7v8f13H
now for	83 -8ŐŽƸ-7Ĵ11ǂ14Ų39N42ǥ
now i	84 -9ǩ10ŵ12ĺ13B16Ņ20p
now is	86 -16ŏ-11Q12qN15Ō33ŗ
now it	88 -9Œ9ŏư24œ
now okay	90 56N
now or	85 8ň10N13P18qŨ26ľ
now right	85 8ƞ10Ɠ11f12ƛ18ň
now tell	88 13Ʊ17ƨ21ǘ
now the	88 9Ŵ10Ɓ13h14ſ
now what	81 -7ťƷ10Ơ11XĽ12Ũ15ƻ22r
nowhere	88 9Ŕ10g24ĸ
number	53 -13ƣ-11ĽŚ-10ŷ-9Ĺ-8ǩ-7EŢǗ7ŘſƆƛ8ƓǙ11ǔ12Œ13Ǉ14Ŝ15ľ16y17c18Ļ21C22ļ24Ÿ26Ƭ28X30Ǩ31Ņ33ū34e36D52ř56I
number $	62 -15Ǡ-14X7Ņ8ś12ſ14Ǉ16Ƭ17c18D21IŜ25ļ32e42ū
number and	86 15ƕ23D
number did	86 -18X-14I-8Ľ-7ŗ10c33Ņ47Ƭ
number for	85 13Ř25I
number off	88 -8ř9Ÿ14ǡ
number on	84 -17ƣ-14e8Ɠ17D36ř
number one	85 -17I-15ř-8Ť-7ǝ14Ǖ15ƛ20ǔ34ľ
number right	90 -8I14Ļ15ļ20ř
number start	90 17ř
number that	88 -10ř-8ŷ11ū13ŗŸ17X
number to	88 9ř23Ļ
number you	85 10Ļ13Ƭ17I
numbers	70 -12ř-11ǡ-10D-9Iǖ-8Ǖ-7œ8ƒ10p18K21Ň22Š24Ǡ33Ƽ34E43ŗ46Ǘ
numbers $	82 -17e-11D-9ǖ-8œ7Ň8ū16Ǡ25Ǘ40Ƽ
numbers on	88 -19ž-14ǡ48ŗ
nurse	77 -10M-9ő11q12Q22U23S31P42ǁ
nuts	85 -7Ķ8ư9Œ14t26Ş
o	80 -7Ǣ11Ɯ12D15ř34ǥ35d50ǚ
oak	86 11ũ13ƐƑ22D
occupation	81 21q30P
occupation $	83 9q32P
occurrence	85 -8Œ40ǡ
odometer	85 38Ů
of	36 -18Ƴ-17ǩ-16Ű-15ŎŵŶ-14Ķş-13ůž-12ołƌǧ-11bFŴſǇǝ-10ŌƓǍǚ-9wVĽš-8fIĹŢƘƟǡ-7cyMĺŠ7nRŘƁƎ8ĵŃƕǛ9Qķƛƹǀǃǘ10EPTňŚŧƜƢƩ11HņŊūƚƱǖ12jtzZĿřƿǋ13eilųǟǣ14YĸŜƣ15ơ16śťŪǏ17s18rŦƤƭ19KĴƵ20gpxűƂǒ21SľŐƝ22ƆƋƲƽǄ23ŗƥǈǞ25Ƈ26C30Ɖ34Ň36ǔ
of #	80 -15Ť-7k10Ƥ14Ş17p19Œ24ƒ61ť
of $	75 -24ǩ-16Ƴ-9ĺ-7ƈ11ƸǍ14Ƭ15h21ƭ25ŀ26Ŀ28ƽ39Ƈ
of a	72 -10Ĵ-8Ƌ8PŶ10ŭƣǑ11ĺŃń13ŅŲ14Ʋ16œű17Ǐ18g19ǘ20ƨ22Ɔ27T
of an	84 -8ŭ9g10l16O18R24ľ26ǋ
of birth	79 -10v17d38p
of building	85 -13FƩ-7Ǎ59ƣ
of business	88 12ǥ42Ǆ
of construction	88 -9Ʃ8ƅ50Ƈ
of coverage	84 -21ŏ-7ǌ13Ƭ18ƭ49ŗ
of em	83 -15c8u9ū10Ş13ơ14l15Ʊ18Eǋ28v
of her	85 9r11Ư25ƨ
of insurance	74 -24ǌ8ǧ10ƕ19ŏ26ơ42Ƅ
of is	88 
of it	66 -16Ǆ-15ǩ-9T-8ŎŔƒǍ-7Ƭ7CĿƗ8ű9ƽǘ10JķǢ12Ťƙ13Ŭ15Z16ōŧǛ18śƧǉ34Ƶ46Ɯ72Ň
of life	86 -25Ʀ-10Ƨ-9ƨ11W13Ƭ39Ʃ
of mine	90 -9ǔ-7v12Ŋ15Ƥ16Ŝ
of money	86 -11ĸ11Ǆ12Yư19r21X
of pocket	83 -24Y-9Ƭ27Ř38ĸ
of policy	76 -13ƪ-9Ś10ŏ71Ʃ
of roof	85 -25ƈ-16Ǆ58Ɖ
of safety	88 29Ǚ
of shape	90 13Ƹ23ű
of that	68 -15Ŷ-12ǩ-7ǆ7aśƪ8Ƌ11ņƞ14Ƨ15ǃ19ű21ų22ũ25j34Ŧ53ň
of the	54 -13T-11Rŷ-10ĶžƜ-9uǞ-8xƣ-7ůƞǩ7Ưƶƻ8UƎƪƷ9gǃǎǐ10ŦǨ11jƖ12aEŔǏ13ƕơƱƴǛ15ŃǑ16ŁųƆ17Q18l19ķ21Ʈ22CŐ24ƈ25Ơ26ūƝ39Ĵ
of their	90 -8Ǒ11ŗ18ǒ
of them	72 -21ǧ-14ǚ-13Ŵ-8Ƅ8ơ10ųžƣ11ļ12Ū13ƻ20g46ǈ47ǒ
of there	90 -20Ǆ13H15Ƥ22Ɲ
of thing	88 -7ƿ7Ɯ9Ɓ11ǀ15Ń23ƹ
of this	79 -13N-8Ń8rŕ11tĿ15Ǌ17s24Ļ27ŏ
of those	69 -16ǖ-8ƪ7ſƏƘƚ8źǑ9ŕƉ10ƛ11c13ľƅ14ĵ16ń17Ǌ19Ʃ22i25Ų26Ž
of us	88 14x23s27ņ
of what	83 8ś10Ʊ12Ťǔ16Ƶ26Ɨ
of work	73 -19U-18R-7GƩ10ņ11Ʀ13qǉ16g18ƃ25S31Ǆ49P
of you	61 -15Ū-7ƣ7Ưƹ9řŠ10ŭ11ƫ12Ʒ13Ŝ14ŒƢ16T18rs19ŷ20ŝ21uƿ33Ś34n39K
of your	56 -33Ɣ-13ǧ-10ĸ-9ĿǊ-8Śŝ-7ſ7ŉƪƽǜ8NŒƗǃ9Ƃ10ǔ11T12ŦǄ13QřŨ17Ĵ18Yľ20Z22zŐǣ24ƦǛ28eǈ31ƕ33ǌǖ39ƥ
of yours	81 -17Ɨ-7v8wŜ9ƥ12Ɗ13A14Ǧ15B17t26Ɲ43x
off	52 -12ǠǨ-10ů-9Ʊ-8Ţǈ-7KPľŃŉƮ7Řƃƾǟ8DŸŽƄ9ŞŵƬǛ10qZĴŲƎƥ12ŗ13egjuŀƧ14Wŋ15ķ16ƟǊ17šū18ťƚ19I20OƔ21Bǣ22k23yź25Ł28ĺ30RŬ
off $	67 -17Ǡ8Ňǩ9Iĺ10B11Z12ŋ13š14Ǝ15Rť19g20Ɣ23ŀ25kŁ27Ƨ34Ŭ
off a	85 8m13Ĵ14e40ǣ
off like	90 8ŷ16ť23ĺ
off of	84 -11ǡ8D11ƀ12Ǌ13B
off or	76 17Ŭ24ĺ
off right	90 -9ř16R17I18Ł
off site	90 14Ǜ24ƥ
off the	72 -7řƛ8eŌƐ9dź10ƃƄ11X12ƣ18ǟ19qŗ25ū32O
off to	85 -8g12Ś14kř49y
off what	90 -10Z-8ŌƬ13I14ǚ17Ǌ22ķ
off work	90 7ƃ13NR17L
off your	78 -11Ǔ7ķƪ8Z9J12ǡ13ƒ17Ÿ23u
offer	78 -14Ǧ10ƴ12Ɓ14Ƃ18ǚ20Ǆ22ƒ23Ņ
offer $	86 22Ǆ
offered	90 -8l10ƒ19Ň
office	66 -17ǟ-13Ǉ-9Ƅ-7nqDŮ7ǒ8I9śǘ10P11ŋǤ16RĹ18ŭů21Ŝ22U23ǋ26Ɲ34ơ39M40ǈ
office $	76 -8Ů-7q10I11śǋ16R17ů30Ɲ
office or	86 -10U-9R-8Ɲ14P21M24ǋ25ŭ
officer	90 -7J39ƕ
often	70 -12ǐ-8Ŵƥ9Ź12ŜƐǀ13Ǚ14ų17Ɯƿ19Ɵ23Ų24ŭ
often $	79 -8Ź11ŭ15ƿ
often do	79 -12ǐ-9ƥ7ƿ15ǀ16Ɛ17Ǚ19Ų25ŭ
often does	90 -9ŭ-8Ŵ10Ŝ23ųŹ
oh	61 -12ǩ-10ǐ-9ǥǨ-8ŔǄ-7Ɯ7tĶœƎƔƟƶ8dgINżƝ9xEPĿŮŹƈƘ10aũ11WŐůƞǃ12GŲŶ13Uō14š17Q22ǖ26Ť
oh #	86 10E11ƶ13Ÿ15Ū
oh a	88 10Ɖ12ŬŶ
oh cool	86 8Ų11C13Q16g18Ő33ǖ
oh i	88 -9ƀ8Cƅ13Nż
oh nice	88 -10Ǆ-7ǂ8Ɗ14q17G19Pǃ
oh no	86 -12Ũ-11Ǩ12l16Ŀ22Ť
oh that	84 -7U12t13œ15b16Ŷ17x
oh you	84 -12ǐ-8Ɯ8ŸƎ9Ů11Ə13Ɲ14ů15Ƙ16Q
ohio	88 -10ǩ13ź26l
okay	47 -16j-12ƶǖ-10RƱ-9Q-8ńǑ-7ŌŬ7TňŐŢƄƉƗƫƾ8ŃŵŽƩƮǗ9IŎŘŜŧż10Kťǂ11pŁƦƼ12hiJĴƕ13Ŋŷǎ14ōūǁ15űƬ16N17Wŋ18bX22Ƹ25Ũ26ĶƆ
okay #	84 10ŝ16ŷ17y
okay $	66 -22X-10Ʃ-8Œ-7jś7ƒƮ10ǁ11ƾ12ŧƼ13M14t17N18ň19iU20Ĵ23ű26K29Ƹ31ǩ35Ƭ44Ķ
okay a	88 -8Ǎ9Ɠ10bƐ12ƣ
okay and	74 -12ƺ-9Ŵ-7Ƭƻ8žƃ9mĶƁ10IƗ11bƿǎ13ǁ14PXŒ18Ů20ǂ
okay cool	84 -24ƣ7P8Ū9q10ń12ŏ18o22ľ29Ɔ
okay good	88 7c10Y12ǥ14ǒ22Ʃ
okay how	88 10O13Ƭ15Ǖ
okay i	79 7bŕ11s12Ŀƞƺ14l16ǎ17Ńŝ
okay if	81 -7Ʒ8Ƹ12ĵ14r17Ʀ29Ŋ
okay let	90 7D9Ū15Ŏ16ř
okay no	84 11sƄƤ12ŏ15Ń18Ľ22L
okay or	88 -9j17Ķ19b25N
okay so	66 -14ń-13Ũǖ-8Ƭ-7cUĴ7ŞŦŧƏƕ8hŅŎś9šŤũƟ10JƀƔ11Řŭų12qvƦ13ZŜ14ƆǗ15ǐ19Ĺ20Ţŵ
okay that	79 -11ƾ-9Ŧ7Ś9pŴ10ňŘ11ť12Ɖ14ŗ21T23Ň
okay there	90 11ş12ź17ǆ
okay to	85 -10Ĺ-8aŪ14I15ŋ19Ŋ21ū
okay what	90 -8Ŋ18ōť
okay with	75 11Ł16Ķ18ŋǁ19X21Ž
okay you	84 7Ÿ9Ƃ10ƃ11Ő12T15ƾ
old	53 -26x-16Ņ-14Ɖǋ-9Ǟ-8Ɛ-7jluŴǟǩ7ļ8KőŪ9Ÿ10DĽ11ű13Ź14ƀ15šƗƭ16ņ17S21Ķ23Ǎ24ƽ30p34ƈ38ƅ42Ƌ43c44Ƶ57v60œ
old $	82 -8ƅ24ƭ44v
old are	78 -16x11Ƌ23v35c
old enough	90 12Ź17ŷ
old is	67 -28Ɖ-17ǋ-16x-13t-9Ɛ-7Ɗ7ǂ9ǅ11ƀ24Ƌ26Ǎ35ƈ58ƅ68p
old one	81 10ŕ11ƀ14œ39Ƶ
old policy	70 12š16ŗ31Ƶ
old price	90 -22Ņ57œ
old was	90 -11Ƴ47ƽ
older	78 -13t7v17ƅ30Ŵ31p35z
older home	90 11Ƌ30ƅ
older than	90 -15t-14v17Ŵ39p
oldest	75 -7Ÿ16Ź28v30xy43w
olds	77 -13ơ-9t9ƈ12Ƌ15ƣ21v23p24ƅ
olds the	81 -13ơ9ƈ16ƣ26ƅ
on	33 -22ǉ-21ĻƤ-17ũ-16ŶƳǝ-15wŎǞ-14ƧƬǔ-13elŊƭ-12ľŅśşƱ-11hN-10ňťůưǩ-9nŝƹƼǋǍǠ-8pGHJņŵ-7LXķƙƩ7FSŻơ8jEŉŭźƏƟǂǖǣ9VƄǆ10ŢƈƍƖƠƷ11ŕŤƉ12ABōŚŰ13TţƃǑǒ15fyzłƮǨ16UZŔŧƇƵƻǥ17Q18Ū19cg20Łƿ21ǃ22sĺřƀƛƫ23ƪǢ24rĹŘƜ25DĿŗŷƁǈ26uŦű27aǇǦ29Ư32Ɠ36Ǘ38Ƣ46ŬſƔƦ49ƌ51ƨ52Ů
on #	88 -8Ų-7Ő9Ǖ14ǟ15ů39Ǒ
on $	62 -30Ǟ-29ǌ-20Ū-12Ɣ-11Ő-9nPĿ-8ƫǈ-7Ŋžƙ7ņ8xŉǥ9ǂ10Y11ĸ12Ƙ14Q15SUZĺł17tǄ18ƍƷ19Aƣ20IŘ21DƮ22Ťǔ37ƌơ57ō60Ĺ
on @day	83 -17Ɩ11M15ŭ18Ų19k25ǎ
on a	65 -13N-11Ř-9Ǟ7ĿŚǓ8Ƈ9łŇťƐƿǑǘǧ11ń12ŤŦ13Ÿǖ15ǈ17ĸ18ţ19ŋ21yǗ
on and	90 11ř16R19Ǡ
on any	84 10ƛ11ǂ12Ź24ƌ
on anything	90 -13Ƽ14Zǂ16ƻ
on at	90 14S25ƌ27Ɲ
on board	88 -13s45r
on each	88 10v17Ū22Ř
on either	90 -11ƪ7ƽ23Ŭ
on file	83 12J21Ǘ24ǒ
on her	83 -15Ƹ-8s12p14o18ǂ24Ʈ45ƨ
on here	79 -14Ʊ-11ƨ-8s-7Ź10Ŧ14u16Ŵ17m25o34Ū
on him	90 -17Ʀ13o54ƨ
on his	88 -10Ʈ-7ŵ8Ǔ12ƨ14q38Ʒ
on hold	90 -10Ŋ-8Ō23Ş44ǩ
on in	78 9Ů10ŋ11i23Y
on insurance	78 13Ǔ14Ł23Ū
on it	59 -62Z-15Ň-14q-9Ť-8owŴǚ-7ĴŔơ7ĽŚŷƈǡ8ǧ9Ŧ10ŧ11Ō12Aǌ14Ł15Ŗ18Ř22ł23ŏƟ27Ũ33B36ű37ƪ44Ů46ƫ58Ŭ
on my	84 -7Ʋ10Ť11i13f14Ō15a16L
on one	82 -10Ɗ-7T7Ļ14ńƮ17Ɔ
on or	90 8ƈ12Ŕ16ƍ
on paper	82 -9ƒ7f11Ʋ12ǆ14K20Ǘ26ķ
on payroll	78 -20ǉ18Ǒ49Ǉ
on speaker	90 31s
on staying	88 16H26Ţ
on that	63 -14B-13ŏƣ-12ǩ-10ZĹƿ-8Y-7ō7řŻƋǌ8ƫ9ű10ŞƊ11ŗƞ12ŧ13D14Ɣ15ļ16Ůƒ17Ŭ19fĺŠ26Ň31ƀƻ33ƪ34Ŧ
on the	44 -16ǎ-13ǖ-12ľǉǓ-11oƗƨǠ-10eĻōƂƭǌ-9AĿŀŏơƫǋ-8xIMǝ-7PWŅŖŲŶƷǍ7pHǙǤ8ŒƵǀ9qŰżƿ10ŐƄǇ11ƑǦ12Qƀƺ13ź14gy15ǥ16ŉŭ17Śǡ18acFūųŹǈ19ŕŷ21Ǟ22b23Ɓ24Ǣǣ27sř30ŬƓ33Ɩ35Z40Ů45ǃ65Ƣ72Ɣ
on their	88 -8Ư14z15Ž19y
on there	68 -18n-11Ɣ-9Ƭ-8ńŜ-7Ɗ7ƪ9ƀƄƇ10Ř13žơ14ţƃ15ƕ16ƛ19ŪƁ25ŏ27ŷ32ƫ47ŗ64ſ
on this	70 -8aH8fw9kI11D12d16Ń18r19Bŷ20sŀ28ŏ29Ł
on those	86 -13Ɖ13v14Ɯ19ƈ21Z
on to	85 -15ǖ-8Ɣ-7ƭ10ƶ15ļ16ƌ19Ǘ36Ƶ
on top	77 -14ž13W14Ƶ16T18Ɖ33Ƃ38Ǧ
on what	86 12Ŗ16Z35u
on with	86 7Vő15sō20Ƹ
on you	63 -24Ƣ-21ŏƺ-16Ŭ-8Ŕ-7ŷ7Ǖǜ8ƱǨ9ƑƬ10qŦ11ƿ14c16ż17jœ20Ơ23ǌ25ƾ27ĿŜ28u29U36z57Ư77Ʀ
on your	52 -29ǩ-27ǔ-19R-17s-14wŸ-13ŷ-12Ʀ-10ŨŮ-9pq-8yFJZķƮǡ-7DŋŏşƵǂ7ĹŁŕƄƲ8xƅǅ9ĵŧƁ10ľŽƺ11cŐŗƛ12Nǒ13aiQ14nǆ15EŻ17u18ƉƢ19PǗ20Ɨƿ23T24Ɯ25V30g31Ŕ32Ư33Ɠ40ǈ42Ŀ45ſ53ƨ
on yours	85 10Ơ17Ťű31Ʀ
on yourself	84 -9Ŧ-7ŗ13Ǩ83Ʀ
once	72 -10Ř7ƫ8ųƐǀǜ9yŨŲ10ň11ţƧ12Ű13ŧƵ15Ĵ16V23ũ
once $	88 20Ĵ
once you	90 15VŰ16Ƨ19ŧ
one	44 -30ǩ-19a-16T-15ZƱ-14Ĺ-13tKĺ-12n-11HŀŮǊǚ-10rŎŗŷƮ-9UŁŃŖŢŨƊƌƗƝ-8osLMĸňŊōŧƓƜǂǓǝ-7kpDGŔŰƋƙƞǖǟ7fFőŒƂǆ8EſƉƸ9łųƀǒ10ĿŘůƘƢǣ11mJŏťǉǤ12ƏƛǦ13AŞŠǨ14XŇŻƒ15uǕ16Ő17wţŽƧ18Ļǥ19yIżƼ20ŵƦ21ivǈ22ńŪƻ23ņœƆ24ŕ29Ƶ31ľƺ35ǡ36b37şǋ38Ŷ43Ŵ53ǔ
one #	72 -24b-13Z-9C8DI9Ǣ11ř12Ɣ14œǐ16Ƃ19ƪ38X57ƺ104ǡ
one $	63 -14Ĺ-11ǩ-10ĺŦ-9ůƻǞ-8ƪǈ7Fļżƚǧ8ƦƯƶ9ŘƘƩ10űŵƏǥ11b12vIťƃ13ŇƇǤ14iŬ16Ņƒ17w18y19Š20Ŵ25ţ28ų36Ƶ42Ŷ
one and	90 14ƀ15ǉ19ő
one car	86 -19ŭ-16Ŷ-12Ŵ24ŵ66Ū
one for	83 -15Ƽ-12I-9a9mƏ10Żƍ16ř20iľ31ƻ
one go	90 7Ƶ9Ĵ10ŴǤ
one how	90 -10J-7Ƌ10ǘ12b27v
one in	81 8Ŵ9Ŷ11ƀ19Ž32ǋ33ſ
one is	85 -7nǂ8pƴ13q15ų16œ25w
one of	64 -11ǩ-9ǚ-8rųǔǧ-7HŇƪ7Qƚ8SŕźžƉƛƣǜǨ10ƻǡ11Ʒ12Ų13EĵƎ14g16ņƅ18Ʃ19ǒ20iǞ26ń28ǣ29Ž37Ő58ǈ
one on	90 -16Ʊ19m20ş
one or	79 -30Ʃ-8ľ-7Ť7Ū8ţ11Ǧ12ū13ŠŻ15uŘ16J40Ƽ
one that	90 15ƢƩ16łų
one thing	80 8ƛ26Ļ40ľ41Ş
one times	90 -11T14W18Ƨ28Ʀ
one to	85 -17K10z11Ŀ12Ƹ13BŇ23I25ǩ
one way	84 -12Ů12ł42ů
one with	90 -17Ŵ9Ľł36ż
one you	76 -7ľƪ10ĿņƁ13yƻ14ń17ŴƵ22A32Œ
one your	88 11EŴƟ15Ǎ
ones	62 -7ż7ǜ8wƌǘ9ƈ10ŕŗ11ŉŵ13ŐŪ15Ŵ16ZƉ20Ǝ22Ƶ23hţ30u31ų
ones $	73 -12ƛ7ǎ9ǜ11ƌ12Z13ŉƎ20ţ21Ɖ23u
ones you	79 9Ɓ10ţ14Ǝ
online	75 -10Ɯ-7Š10Ś11ļ13K18Ǖ19ń20Ľ29Ņ50ǖ
online $	81 -11Ɯ11Ľ12Ś15K19Ņ20Ǖ24ǖ
only	65 -13T-10Ŷ-8n7ŵƋƜǉ8ŻƼǈ9ňǢ10ńƳƾ11R12ŷƀ13Ļţ14ŭ15ľ16ƢǇǚ18Ǜ19ų21Ū23Ʈ25Ų
only paycheck	80 -15T29Ʈ
ooh	79 -8Ų10şŬŶƜ12k13HƘ15ǃ19ƌ
open	66 -18R-10H7śƑ8ayķţŧ9Ŋǋ10Ś11Ű17Ǩ27Wǝ29Ţ38ǅ49ǎ
open $	77 -18R10ŧ11y13ǝ23ǎ36ǅ
open to	85 -11H30Ţ
opening	90 -7H16ǎ38Ǟ
opinion	88 11Ļ18A
option	90 25Ň27Ō
or	31 -43ǩ-15Ũ-14ƅ-12eƳ-11Ơǌ-10dj-9wH-8lōƱƷǢ-7BłŴƓǈ7UźƄƘƙǥ8nSYšƆƩƺǁǇǏ9pvyńƀƑǀ10ţƝǊ11EPĹ12MNļŬƌƭǃ13ŕƃƔǄ14ŗűųƋǑǔ15qľǡ16IżǋǛ17CŲ18mŤŭ19uŁ20ĵşŰ21ŇƇƿ22ŏŪ23ƹǂ24bƽ25Ĵ26Ɛ27L28ƍƼ29Kƣ30Ɖ31Ř32F37f
or #	69 -23S-16ǈ-15ť-13Ů-11c-9ƺ-7Œƅ7Ż12EƠ16Ɔ28Ǒ31ǡǦ32Ƭ36b44ŗ51Ɣ52ƭ
or @day	86 -15k37L
or a	58 -13ŭ-10ž-8ľŰŶƜǍ-7cǩ7lIĴś8ķĸƉƤƿ9ƶ10YŕŧŸŻƍƐǛ11Ǟ12ǚ13Ő14bA15ūơ16ĺ17Ƈƛ19ļ27i34Ū62ƣ63Ř
or about	88 -11x13ľ15Ź
or after	90 -10ů22ť25L
or all	85 -9ǋ-8l10Ų13Ǎ14ǔ19Ĵ
or am	90 9a14cŇ
or an	85 -16ƣ7A11ƌ18ő32F
or any	73 -13ƛ12Ɲ32Ť
or anything	72 -24ŏ-13ţ-11Ƙ7gǎǜ8ş9Ɯ10ǀ11u13ųƝ16Ų21Ǐ57Ƽ
or are	66 -16H-11ǩ-10e-9ŝ-8ƣ7lPŬ8aǋ9syŖŦƼ10QSYƪ11ǟ12ň13N16ŷǆ17Vŏ18Ţ19Ń30x33F
or been	90 -12Ƽ11ƿ16żǂ
or better	88 -16Ź40ź
or can	84 -8Ŋ7Ƨ10Ś11Ł13ŉ18ƣ
or closer	88 -10Ƭ13ƙ15Œ18X20C
or could	88 18X
or coverage	88 38ľ
or cremation	88 
or did	61 -20ǩ-14Ť-12ŅŢ-10ũ-9Ũ-8ņƚ-7ǚ7Qŗƌ8WŕƖƼ9jŔŦǣ10HƉ11Őƨ12J13űŸǂ16wƒ17Cœ18Ŗſ19mq21š26c34Š
or do	61 -16Ŷ-15ž-11ķƦ-9ǋ-8Ɵǐ7Kŏşǒ8Ƣǂǟ9sŇƪƶƿ10DŌƹǓ11Aƕ12ǖ14ǎǡ15Q17nǈ19łǇ20FůƐ22Ǜ27ų30Ɲ
or does	71 -13q-10Ư-8ơ7z8rŰ10ŨƞƱǕ11Ʃ12ƿǆǚ13o14Ǣ15ű22Ŵ34Ł
or drop	86 -12M11Ƶ14ś20ƀ
or email	78 -15J14K22Ǖ
or every	90 -7Ĵŭ7Œ12ųƿ13Ź
or for	84 -9Ǣ-8Ơ10Q12Ɠ48Œ
or get	86 11Ƨ12H16ǄǙ18Ĵ
or go	85 -14Ɲ9ǜ14Ż15Ƨ17R28ž
or guns	90 19Ƙ
or hail	80 -15ƚ24Ř
or has	84 -9d7ņ9Œ11ǅ13ƌ16ţ17v
or have	76 -7ŃŸ8ǅ10ƞ11Oţ12Ōǀ13f16n17ň18ŵǇ
or home	90 -21ş-12ķ14Ɣ19q25I27Ĺ
or how	84 -10ŧ-9v7U18S27Ş29p
or in	84 7P10Y12Ś16Ǘ
or is	55 -14ǎ-12Hǖ-11ǩ-10Œǆ-9ƔƝ-8Ʊ-7jwľŐşŨƇƋƜ7ĹŃŖƄǗǘ8vSYńǂ9iŇŝ10pŹǃǍ11Ɔǋ12Ǆ13ĶōǊ14ƚ15rTķŁ18y19ŜŽ20ũ21ŀű22nŰ23N26q27uƟ
or just	66 -11ǐ-9Ə-8Ŵ-7LŖŵžǍ7ŔŲƻ8ŪƓƴƸ9Ǝǀ10ņƦ11Ţ12ƭƲ13ǈ14s17Ƈ18UƀƗǙ25ơ30Ŷ
or lease	86 -12ǌ12F43ǋ
or leave	88 -7Ǧ13Ƃ16Ƙ17Ŋ
or like	88 20Ő
or metal	86 14Ǎ
or missing	90 16Ɖ
or more	75 -14y-11s-9ŗ-8Ɠ10g11Ŧǉ12v13ŃŭŲ14CS17Ũ18r28Ǆ49ž
or nights	90 29R
or no	83 23ŏ26ƃ47Ň
or not	79 -38ƛ-8Ũ11m12R13šƙ14źƍƜ16ż49ŏ
or on	83 -11R-10Ļ7f10ż14PŌ
or one	79 7R9Ƙ10ƚƦ13ńƎ16ĵ18b20ƣ
or only	84 11Ɯ13Ǣ15ƾ18ŭ19Ļ
or or	61 -8ŭƥ-7ƓƿǍ7mvľŇŔŬŰƂƕǗǛ8cguĸŕśƀǀǇ9Ƶƹ10Ƙ11Ơ12Ǆǎǔ14ǋ15ƣ16Ƹ18ŗų19Ł
or out	90 20P
or over	84 -10X8T12c16ƈ17M26Ů
or part	86 11Ǉ23G
or pay	88 -8ǋ8Ĵ15ǁ34Ǡ
or pleasure	86 14ŭ
or rent	85 7F23ǋ
or scuba	90 
or sell	88 -9H10Ǩ28Ǟ
or should	82 -11K14ś16ň17Ľ20O23N
or side	80 -7Ų11ŭ
or siding	90 
or somebody	83 -8Ł-7Ƣ11Ŀ12Ɓ13A21f22F23ǋ
or something	86 -14ž12Ś15ĺ20Ť30ŗ
or stay	90 12ǎ13q
or still	90 7f8Z14Ɩ16t
or stylists	80 17Ǒ
or text	90 33K
or the	63 -9Ǟ7Iư8bCĿƩ9ŚƊ10Ź12ƃ13eSş15ǌ16EƉ17ńƋƹ18Ū20ŕ23ľǐ25ŝ26ů
or tickets	74 -8ż32ţ
or trampoline	90 17ƍ
or upset	80 19ţ
or was	79 7ţ11ƽ13ŘƇ14š15ļ33Ť
or what	86 -7Ŵ9Ť12Ŷ17ŭ
or whole	85 30Ʃ
or work	90 12ǁ20Ǒ
or would	74 7sƯƷ9ŏƮ10ŶƤǨ11ķŎ24Ŋ25ǝ
or you	78 -7Ǒ7V9fgż10mM13y14tƌ
or your	79 -14ǂ-10ǩ-7ƻ9ƃ11Ǩ15cƹƽǁ17J26Ƽ
order	90 -7ŗ12Ƴ16ŎǕ32ǩ
original	81 -9Ɖ10ƅ15Ƌ16ƈ25ƌ
original roof	86 -10Ɖ24ƈ
originally	82 -10Ţ22Š28l
originally $	85 -10Ţ11l21Š
other	58 -14Ǎ-12Œ-11ǩ-10nŦ-7CƂƦ7ňŪ8ņ9ƊƵǂ11ǈ15ſ16oZŢų20Ǉ28ł31ķž41Ƒ44Ņ46ş48Ŵ53ń
other agents	90 14ņ21ń
other car	85 -7ų21Ŵ27Ū
other drivers	88 14ſ28ŷ
other guy	84 -16Œ11ł23ſ25Ņ
other insurance	85 -20Ʀ-7ŏ76ş
other one	81 -22ş-12Ŧ-9ǈ-7nŪ18Ņ19Ƶ23w38Ŵ42ų
other policies	82 -9ŪƂ12ƦǦ29ş
other quotes	86 28ń
other vehicle	88 -11Ū-8ų49Ŵ
others	88 -9ş18u22Ū36ž
otherwise	88 -7p10ű11v13Ƹ16ǂ
ouch	86 9ņ10ż11ťŦ17ǣ
ought	88 -9ŉ-8Ŋ13ř14Ƹ34ō
ought to	88 -9ŉ-8Ŋ13ř14Ƹ34ō
our	74 -9a7Ĺ9ŋ10Ļ12Ž13Ľ23M70ļ
ours	86 9G11ŕƔ13x16Ƶ
out	46 -22Ǆ-20TƠ-19H-17Ũǩ-11ŢƮ-10FŃ-9ķŀłŎŔŝ-8Ŀŏǝ-7uvŮŶƒƞơƯǛ7ŭƍƫǎǕ8şǔǙǞ9lqƟƱǀǁǈ10xzŇŦŰƧ12CǐǢ13gĻōƔ14bŘŜƊƤ15ĺőŒŚǃǧ16ĽŲ17ŉƚ18ŕšƏƜǅǨ19Ƹ20ŗ21Ʃ23Ĵ24jV26ĸ28ǉ30Uƪ37yǑ39Ɲ
out $	66 -16ĺ-15H-12ǩ-11ű-10ť-9ǋ-8Ŧ-7Ţ7ĽżƂƗ8şƵ9ǣ10ƿ11ǌ13ƦƩǁ16U17Ŗ18ő19x25š26ƪ28ƜǑ29Ĺ31ŉ34y36ŕ
out a	85 13Ʀ16Ƭ17Ɣ19Ľ
out all	90 -7Ʊ16y17ũ
out and	85 -7Ŗ7Ɨ8ƈ11Ś18U20Ǚ28Ŝ
out any	90 -12H12y15Ǒ20Ɯ
out at	88 -8l8Ř14V18Ň20z30ŗ
out back	82 -9Ɨ-7ǈ11h12Ƒ21ƍ32Ɲ
out for	80 -15Œ-8ǝ9ŭ16Ƥ18Ņ20ţ22ŠǨ34b
out front	90 38ǃ
out in	77 -7n7Ɩ11ů17CƏ18ǈ26ǉ
out like	90 13Ɨ17Ŗ18Ƨ
out of	59 -20Ǆ-15T-12ƜǑ-8ƬǨ-7ŭƦ8XƤ9tyN10ű11ƙ12Sƃǉ13ƕǕ14Ŧǘ17ƪǔ18Yǀ20ľ21Zǋ22ŒŘ23Ĵ27Ļ44ĸ52Ɲ
out on	75 -8ƛ-7rƙ8ǈ9ŗ11OŰ13Ōšǅ14q16ŭ20g41V
out or	90 -8ǩ14nUŖ
out that	86 -14Ũ-9ŧ-7Ɲ12WǢ14Ľ16Ť20ĺ21ť
out the	80 -22Ĺ-9Ƌ8a12ļ13Ƙ16ǏǢ19Ǒ22ĺ
out there	72 -10Ɲƞ8gŰŵſ10Ū11E12Ə14Ų15Pǩ16q19Q26l33ƚ40j
out to	77 -19Ĺ8ŜŦ9Ś10ǁ11MŐ12ƪ19ƫ25Ǒ32ĺ
out your	85 16Ǩ22ǧ23ǅ24j
outcome	90 30Ļ
outfit	77 -10F8Š9Ş11Wő14Ǟ20ơ22Ő30Q32Ǆ
outfit $	84 -11F8S10QŞ13ő17Ǟ22ơ
outside	74 -15U8Ƒƥ9Ɖ11Ʀ12q16ǀ23g27j32Ƈ
outside of	88 -17U10C13Ʀ30g
outside the	88 7Ű15q22ǀ
over	50 -13X-12ǎ-11ŌŹ-9ŗŠƣƱ-8DŏžƬƯ-7lIKľŃŐŚšƟƭǌǙǝ7WĴĶƾ8ckļ9hANĽőŞƞƥƺ10ijrSũ11vRŕ12xǠ13tƆ15MňǍ16Ŗŝ19CQT20PŦǨ21ƜǇ22UĿ23Ƒ24Œ25ŜŻƒǦ26ƂƠǊ28Ů32śǞ
over #	73 -47Ǌ-16ǩ-11Ƃ-10Ǧ-7UŖŻ8ƒ9S12nĵ13ť19ƺ21v22Ů26Ɔ29c32Ơ35Ŧ41Ǉ44TŒ
over $	71 -29T-19J-11Ō-9ƚǙ9ƾǤ11Ŏ12ŕ13Ż14ƈ16ĽƜ20Ǩ22r25ũ26Ů27ǩ31Ŀ45ś
over a	75 -18Ơ-10X-9ǔ7ķ8ĸ9ź10ŘƘ11M21Ɯ22T91Ǌ
over at	78 -10Ǟ-8D-7c9Ǡ13ů14q15S17ļ18h22Ŝ24ƥ27Q31U
over in	83 10Ŝ12z17H39C
over it	80 -8UǨ14t16Ũ17ƙ18sň23Ƃ31Ŗ53Ǧ
over that	88 -13Ř-9j17Ķň25x
over the	68 -13Ŝƈ-9ƣ8Ż9ĿƉǦ10ł11ƒǔǖ12ņ14M17k23Ǎ24Ǟ31Ƒ
over there	69 -12Ũ-11ǎ-10Ɯ-9C-8Ŗ7Ŕŧ8t9ǈ11ơ13W14FǠ15R18Ơ21iU23Ş26ƞ27j30Ŝ32P35ŝ
over to	81 -8ǌ-7ƭ7Ƨ12Ơ13J15Q27ő30Ǟ
over what	90 -12Ŝ18ŀ33Ŗ
over with	78 15A16Ĵ19Ŝ
over your	88 -8Ź8j11ŖƂ16Ƒ17N
overall	90 12Ş16Ƹ
overnight	81 13ŕ14Ǐ15ǖ30Ű
overnight $	90 17ǖ
overseas	90 8ǀ28Ǖ
owe	68 -10ş-8A-7ƒ10ķƁ12Ǥ42Ŭ44Ɣ55Z
owe $	86 -11Ɣ-7ƒ16ķ38Z
owe on	74 -26Z18Ɣ55Ŭ
own	51 -22ǌ-16ƣ-14ǣ-13Uơ-12ĸŭ-11Ųǈ-10Ơ-9ŏşŵ-8r-7ĿŽƁƝƯ7ŖųŹƍƨưǅǓ8Q9ŤǏǐǠ12ňŦ13Ƣǆ17YŁ19z20Ɣǃ21ŬƷ22VǛ24Ǒ31Ɨ33ǒ35ǟ41Ƙǋ43ƀ45Ʀ52ķ57F
own $	71 -15ǐ-8rFơ-7Ǒ9W11yǆ12ǅ16Ƙ18ƨ20ŪƮ22Ƣ23Ɨ25V46ķ
own a	85 -21ķ-7ŏ9Ƃ15ư19Ŭ23F25Ǐ
own anything	86 23Ƙ
own car	82 -10ƃ-9ŭ-8ƨ16ǐ17Ŵ20Ź65ƀ
own cars	85 -14Ū17ƀ63ǐ
own insurance	90 22ǒ
own it	88 -23ǌ-12Ƣ-10ǋ-7F22Ŭ41Ɣ
own jewelry	80 8Ƙ
own life	90 -7ş36Ʀ
own name	88 23ǃ28Ʀ
own or	79 -8Ư11š12z13FŁ21ǋ
own pocket	77 -11ĸ21Ŧ31Y
own that	80 -9Ǎ-8F10Ƙ15ƥ34ǋ39ķ
own the	85 -26ǋ-11ǌ17Ŭ18F56Ǎ
own words	86 19Ŗ23Ť28ň
own your	71 -8Ǎ10ķ20ǋ36F
owned	90 -9ő10ǥ17Ŭ29ǅ
owner	77 9ǣ12ơ14ƅ16Ǣ19ǆ20aǨ29ǌ
owner $	86 -21F-9ơ11ǣ13Ǩ18Ǣ27ǆ
owners	81 -10G-8Ǉ-7ǝ9ǉ12ǆ15ƈ18Ǩ28ǥ
owners policy	88 32ǥ
owns	78 13F18ǐ39ơ50ǆ
owns it	90 14ơ39ǆ
owns the	82 8ǋ15F18ǆ29ơ
p	85 -10Ƭ-8Ŧ-7Yǩ11ś13DźƋ37ǥ71ƃ
package	80 -12ǘ19W49ǥ
package $	90 -13ǘ11ǥ21W
page	69 7Ǔ8f10ļō13ſ16ś18ǌ44Ś
page $	82 7Ļŗś22ǌ
page and	88 15ś18ſ
paid	58 -7Ƭ7ƶǘ8ǝ9œƥƩƫƭǏ10Ǒ11ǩ12Ƣ13ǉ15ZķŦ20ƒ21ţƱ25ƕ30Ɣ37Ŭ
paid #	90 -7v16ƥ26œ35Ŧ
paid $	77 -8ķ10ǉ13ƶ14ǝ16Ʊ
paid every	80 -9Ĵ35Z
paid for	82 -29ƒ7Ŭ12ķ14Ǐ18ǩ25Ʊ26Ɣ
paid it	79 11ǘ14ƪ23ţ
paid off	72 33Ɣ55Ŭ
paid yourself	80 10ţ
paper	77 -9Jƒ7ŗ8ǒ9Ʋǆ13Q15Ś18Ǘ24ķ26K
paper or	90 15KǗ
papers	80 11ǆ13Ɩ15Ƣ16ǒ21Ʋ25Ś
papers $	88 8ǒ13ǆ
paperwork	77 8Ɲ10ś11iǃ15o18Ǡ20JŚ
paperwork $	83 -16J13ǃ17o19Ǡ35Ś
parent	84 12ƽ16ŷ54u
parent $	88 7z12ŷ40u
parents	71 -18Ƹ7u8Ư10Ʀ19Šƥ36ƽ52z
parents live	90 -9Ư-8C25z
park	81 -9ǋ11ǟ26ǩ31Ű
parked	86 21Ű
parking	88 8Ơ12ż23Ű
part	62 -15yŤ-10Ř-9œŖƴ-8aDś-7Ĺ7ţ8dǌǩ9EJŉƮǄǈǚǣ10Ŀ11ŝů12Ş14sGľ16ŀƧ18Ũ19ſƱǟ20U21l23ō31C36Ǉ43ň44V
part $	85 -19R-11œ-8ň10Ŀ13ǚ19ǈ21Ǉ23ľ31ǩ
part of	70 -16ǩ-14y-13Ť-9Dś-8a10Jǌ11Ʈ12EŞŨǄ18G19s23ǟ24U25l29ň31Ʊ38C
part time	77 10Ǉ15R23Ƨ61V
partner	72 -11ǆ-10Q-8Ň7p10ǂ11Ŵ12rsŁ14Ǩ15ƨ17o22Ʒ24Ǡ26t32q
partners	79 -24d-13Ů-12Ƹ10Ǩ16ǂ19oƨ23Ŵ29p38ǆ
parts	88 -18S20ŵ25Ǒ29l
party	84 -10ƞ10Ɣ12ǡ13ư16Pơ20Ɯ
pass	79 -9z11ƫƷƽ13s14Ʀ21Ʋ24Ƴ30ƶ
pass $	90 19ƫ24Ʋ29Ƴ
passed	76 9Ʊ15Ʀ20Ʒ43Ƴ
passed $	88 7Ʈ13Ʒ
passed away	86 11Ʊ18Ʀ25Ƴ
passengers	84 13ƃ28Ų
past	73 -20Ŏ-11Ɣ-9ŵ7ǀǎ10ŻƂƭƿ11Aƽ13ǜ15ņƺ19O20ţ21c37ŀ
past #	80 9ǀ11Ƃ12ƽ17Ż23ţ30c
patch	88 -12ƾ7ũ23Yƹ28Ǚ
pay	49 -18Ļų-17Ǩ-13Ŵ-12ƾǔ-10Ǐ-9Z-8mŅőƸǗ-7ŏŢŷƷǇǈǊ8ƀƤ9ǘ10Ɓǡǣ12Ǡ13ư15ţƱ16Ŗ17Ǣ19WŦ20ŧ22ĸƕ25Xž26ƃ28Ő29Ơ30œ31ŘŲ32ŒǑ33ŗ34ƒǉ45Ĵ48Ǖ60ǖ
pay #	90 -47Ĵ-19Ř-7ƒ21ĸ24œ28Ơ45Œ
pay $	63 -30œ-13Ļ-12ǉǩ-10Ƹ-9TƬ8ǖ11Ķ14ǡ15Y20Ĵ22ŗ24ƃ25Ų38ŒŘ42X43ƒ
pay a	83 -7Ĵ13ŒǠ14ǁ15Ř24Ǖ
pay for	66 -11Ǒ-10mŲ-9Ļƃ-8ŗ-7ƠƮ7X8Ɯǖ9Y10ư11Ɓ13ƀ20Ƥ23ƒƱ25ĸ26Ĵ42Ő45Ŗ
pay if	86 -21Ʈ-9ƃ15žƨ19Ǣ21ǘ24Ʀ
pay in	86 -12Ǒ17Ĵ23Ơ
pay it	86 -27Œ-9Y15ƪ57Ĵ
pay out	77 -14Ŗ-9ĸƬ8Ǒ13ǉ16Ʀ21ţ25ŗ31Ŧ
pay the	78 -16Ŵ-11Œ-10Ŧ9Ĵ10ŧ13Ǒ14ƕư15Ʈ21ǩ24ž26ǉ
pay them	90 -27Ĵ-8ǉ-7œƃ8Ǖ12ž26Œ41Ǒ
pay you	79 -25ų-15Ǩ-14ǔ-10Œ-8Ĵǉ8ſ26T38W41Ų54ǖ
pay your	79 -17ƾ-12Œ8ǝ12Ő25ƃ26Ǖ54ǉ
pay yourselves	80 23Ř
paycheck	69 -9ō-8Z8ǟ10Ĵ11Tǉ13ƭ14uƮ20Ư24qQ25Y
paycheck $	82 -26u-12q-10ō12Y18Ĵ39Ư45Q
paycheck and	79 -15T29Ʈ
payin	81 7Z8Ơ9œ10Ɯ12ǥ13ǝ16ŧ20W
paying	62 -16B-9Ĺ-8ǩ8Řƀ11F12Ŧǥ13œ14Ĵ15ǣ16X19Ơƪ20Z27Œ28ƒ31Ɠ32Ɯ35Ņ
paying $	90 -19B14Ř24Ņ37X
paying for	74 -27Œ8Ʊ10Ơ11Ŗ12Ņ16ǥ41ƒƓ
paying now	76 -12œ-9ZĹ21Ĵ54Œ
paying on	90 -7ō8Ƶ17ƪ39Z
payment	73 -10ƃ7Ŏ11e16Ŭ19ǘ29šƕ41Ɣ
payment $	79 -14Ĵ12e21ǘ23š32Ɣƕ
payments	71 -9Ʒ12Ʃ21Ʈ26Z27ƃ28ĵŬ34Ĵ
payments $	84 -9Ʒ-7ĵ9Ĵ11Ŭ12Ʈ16ƃ23š
payments on	85 -7Ĵ15ĵ36Ŭ
payout	88 -16ƶ13ǩ14ƫ36Ŧ
payroll	66 12ǝ16Ǒ17Q21Ǡ35Ǉ54ǉ
payroll $	71 -45Ǡ7Ǩ16Ǒ30Ǉ51ǉ
pays	72 -13Ɣ-12x-11Ő9Ɯ10Uź12Ŗǣ15ſƱ16ň18ǝ20ƃ21Ʈ24ǩ28Ǡ
pays for	85 -14x-8Ő14ǣ17Ʊǩ20Ŗ
pays the	82 -12Ɣ11ƃ12U14ǩ25Ʈ35Ǡ
pays you	90 16Ɯ32ſ
pdf	90 29ś
peels	85 47ǚ
peels $	88 48ǚ
pension	79 19Ʒ53Ķ
pension $	88 39Ķ
people	58 -9Ū-8ĴŒ-7Ǖ7bŐǤ8ŮŲƿǜǩ9ƗƨǗ10ſǑǔǡ11ņŝ12dƲǐǚǛ13Ÿ14ǉ15K17lŷƜƶǖ19n20Ǚ21ǈ22ǝ30Ǉ
people $	79 -11ǩ9K11ŗŝ12Ů14ĺņ21Ÿ24ǈ25ǉ
people are	74 -8ų-7ǉǖ10ŷ11Rƿ12b15ǩ19Ǘ21n
people do	90 -11ǈ11ŗ13Ǉ18ŷ
people in	90 9ǈ14Ǥ
people or	86 -13ǐ10V11h12Ų23Ǜ
people over	90 -11Ǚ19ŝ34Ɯ
people to	90 11K32ƶ
people who	90 -8Ǒ9ų35ǔ
per	77 -15Ŧ-14ǉ-8ƆƠ14Ɠǣ23ǡ24ž35Œ39Ř
per occurrence	88 -8Œ27ǡ
percent	71 -10YŘ-8ǈ7ǔ8ǖ9Ķ10Ɣ12ź13Ǒ16Ĵ18Ǆ20ǆǛ22œƚ27Ž
percent $	90 -9Ř14œ18ƚ
percent of	83 9ǔ10ǖ16Ǒ21Ǜ26Ǆ
perfect	80 8Ÿ11a12ř13D14Ő15Ļ21Ş
permanent	88 33Ʃ
permit	79 9ƌ20Ÿ47Ź
permit $	86 7ŷ27Ź
person	68 -13ǈ8agŷſ9d10hŖ11ǎ14ņų18ľł20ž24Ǩ26A36Ŝ42M
person $	82 -10Ŝ10g12d15ah16M26A
person or	83 9f13ƫ14M15h23ł
person who	88 7Ŝ15Ŗ
personal	73 -12Ǧ-11ž7f9Ǘ12T13Ƃ14ƃǢ15J20ŭ26Ŋ36Ɨ
personal $	86 18J27Ŋŭ
personal property	84 18Ǣ45Ɨ
pets	90 46h
phone	65 -18J-15ǘ-8Š-7ǅ7i8ŧ9C10ľǖǗ11Ǆ12r13ĺ14SŚ15ǟ16c17ŜŽ18ś21M23I25O34ǩ40K
phone $	78 -12Ĺ-10ǘ-8Š-7J9Ō10X13Kǖ17r20ĺ21Ś23O25M
phone number	83 13C29I
phone or	86 -15J14K15ś17I
photo	86 -7K31ś
photo of	90 17ś
physical	80 21ƀ27ǁ36ƾ
pic	90 -21K25ś
pick	71 -7Ʋ7Ĺ9Ƅ10Iǆ14W15Š17Ŷ18K19ľ20ƭ21Lĺ27ł
pick that	90 23Ŷ
pick them	90 33Š
pick up	84 -10Š7ƃ8Ŝ10Ĺ11Ƅ13I19ĺ21K
picked	79 -12Ǧ-7Ż10X11Ŝ12Ƃ14ǟ16N17w18Ʋ25Š29Ř
picked up	86 -13Ǧ-7Ż11X13Ƃ14Ŝ15ǟ18N
picking	88 10ǟ12ľ20i
pickup	85 -8ǃ8O9Ǐ13ų18ŭ19ǐ
picture	71 7Ƒ8Ʊ9Ŵ10n12ŤƇ13ūƷ14ŵ16Ƭ21Ŀ22ś23f
picture $	83 7Ŀ23Ƭ30f
picture of	80 10Ƒ16ū31ś
piece	88 14Ǣ17Ř19Ŭ
pill	90 28ƻ
pills	85 13ƿ35ƻ
pip	85 80ƃ
pipe	81 -7ň9Ƥ11ũ46ƛ
pipe burst	88 26ƛ
pipes	84 10Ƥ14ũ40Ƌ
pizza	90 -10C11Ǎ33ǩ
place	55 -20Ƌ-11S-8v-7ZŶƃ7QǠ8Uǋ9ƖǙ10hŌşƐƒƥǨ11ƚƲǛ12Ɔ13Ƒǖ17Ƥ18ŏƌƢ19Ń20ƅƜƠ21DƟǊ22MƔǅ24ǟ25H26Ʀ30Gƞ43F
place $	63 -25Ƌ-18ő-14ǋǩ-9U-8vƗ-7Z7zƲ8jƐƦ9FĻťƍ10ƏǠ11Ǚ12hƒ13Ɣ14Ɩ15ŌƓǛ17ƅ18Ƒ19Ɯ20H22Dŏ28ǟ29ǅ31ƌ41ƞ
place or	85 14D26Mş
place to	90 9ǟ13Ɛ29U30ǩ
place with	90 44Ƣ
place you	84 -10D9Ņ14Ƥ18Q20ǋ34F
place yours	90 -7ǌ37F
places	83 7Q12ǀ13Ơ14Ǖ17ǔ30ń
plan	65 -14Ƨ-11Ƹ-7ŕǖǩ7kz8ŀƯ9Ōŝƶǀ10łŠ11uƁƱǞ14ŗ15Ŗ16Ķƃ20Ň23ŏ26Ƶ39W47V
plan $	85 -17y9H10V12k13Ň15ł22Ɓ23Ʊ
plan pay	80 -13Ƹ17ƃ
plan to	84 -8yǖ-7ŕƟ14V15ƶǀ23Ǟ33Ƶ
planned	86 13ǀ20y
plannin	86 13V15ĸ17Ǟ19ƌ
planning	76 -9ǩ9ƌ19Ƥ21H30y
planning on	85 -11Ǟ-8ǩ9H38y
planning to	81 7V8Ǟ14H22Ƥ
plans	69 8Vǁ15H29Ǟ30ĺǚ33k
plans $	86 10Ǟ29k
plans at	80 -17V37ĺ
plans for	88 20k22Ǟ
plans to	85 9Ǟ23H
plant	86 -11Ǟ7ů17Ƨ19U31S
plate	79 -12Ÿ-8ř8ǌ10ǀ52ū
plate number	88 -9ř36ū
play	82 -13Ũ8s10Ƙ16Ť17ŉ21Ɯ28g
please	73 -11p-7ǌ7cew9b17d21D22a
please $	74 -11p-7ǌ7cew9b17d21D22a
pleasure	79 -7ǟ22a35ŭ
pleasure $	86 23ŭ
plot	88 -8ŏ65ư
plug	85 10Ə35Ž
plug in	88 15Ž
plumbin	90 29Ƌ
plumbing	79 15ƛ17ƋǑ
pocket	72 -8Ƭ12Ǆ15ĸ23Ŧ31Ř
pocket $	77 -24Ř-8Ƭ12Y19Ŧ36ĸ
point	90 10Ř21Ŗ
points	88 15Ş51Ż
policies	68 -8Ū-7Ƃ8ŲƦƵ9Ƙ12Ǧ17ǒ33ǥ36ş
policies $	82 -9Ƃ7ş16Ǧ21ǒ
policies do	90 12Ų
policies you	78 
policy	47 -16Ǧ-14Ɣ-13ĺ-10z-8Iŝ-7ť7ŜƃƙƨǞǤ8ŞŹ9šƀƛ10ŢŪ11Ƣ12Ɓƚ13ǏǢ14ŐƂ15Ɠ17ơƬǡ18ľƧ19Ĺƪ20ǥ21ŗŠ22Ŗ23ŕƵ24őƦ25ſ26ŷ27Ʃ28Ś30ŏ38ř
policy $	58 -26řƦ-14Ǧ-13ǩ-10ŏ-7Şƨ7Ɨ8ƫ9Œ10Ŝ12ƃ13a14ƛ15Ƃ16Ţ17ŪǏ18Ƶ19őŠơ21Ƨ22Ǟ24ǡ27ƪ36ľŷ39ſ
policy and	76 -14ĺ9Š10ś11Ǣ13ǥ28Ĺ
policy in	85 8Ź13ŏ19Ļ
policy include	80 -7ŕ35ŏ
policy is	75 -13ƪ11Ĺ13Ɓ20ŷ45Ʃ
policy number	73 -12Ś-10I82ř
policy of	90 27ƨ
policy on	88 -10ŏ48Ʀ
policy or	80 10ŏơ11Ʀ13Ś15ƚ30ǥ
policy out	90 -13Ɣ-11ť14ƕ21Ś26ő
policy pay	86 -18Ŵ-10ƃ16ƀ18ǡǢ26ž
policy right	85 -18Ʀ-9ǥ10Ʃ12Ź18ŏ21ř22Ɠ
policy that	88 10ƃ12Ʃ16Ş
policy today	78 -9ž22ŗ
policy with	90 -13ş-9Ƣ-8ŷ8Ʀ26Ŵ37Ő
policy you	84 -11ŝ-8Ʃ12Ʀ14Ş16Œ20ŕ24Ƶ
pool	69 12ƥ19ƚ79ƍ
pool $	82 15ƚ24ƍ
pool or	86 8ƚ16ƍ
porch	86 8D9ƅ10Əƞ15ƥ
portable	90 39Ƨ
portable $	90 39Ƨ
position	90 14SV18ǈ
postal	90 40E
postal code	90 40E
pounds	86 -13c46ƺ
prefer	88 -8Ʈ14K25Ĵ
premium	77 7Ʃ9X11œ16Ǥ29Œ
premium $	84 12œ36Œ
premium audit	90 10Ǥ
prescriptions	86 21ƻ
prescriptions $	88 20ƻ
present	86 -9ĵ9Ő10Ş13ő15ŝǜ19N
pressure	78 -10ǩ7ł10ƻ17ǂ30Ƽ
pressure $	90 -12ǩ14Ƽ25ƻ
pretty	70 -12ǂ7ƙǟ8ž9ŕǑ10WōŴŶ11GƆ12Ţ16Ũ20U27Ƹ
pretty good	86 -9S12ǟ13G14W19Ƹ
price	62 -12s-9Ł-8xǩ7ƴ10ĻŉǁǊ11ĵœ12Ţƈ13ŇŘ14r15Ŋ16ŝƩ19Ƭ21ń22ƒ23Ŏ24ľŀŠ30Œ32ł36X37Ņ
price $	73 -13sľ-7Œǩ8ń10ƴ12ŉ13œǁ15Ƭ17r20ŀŢ23ƒ29Š34Ņ
price a	88 11Ǧ16Ǌ
price is	88 -8ƒ8Ŏ11Ŋ12ľ19Ļ
price on	90 -7ľ24ƒ38Œ
price or	86 -11x75ľ
price you	90 7Ş14Œ32ŝ
primary	90 20ƾ
print	90 18ǩ28Ŗ
private	84 -11F-8Ő8Ʊ9Ŋ10ƨ11ǣ12Qǀ22ơ
problem	80 9ŏ10sĹ11ŵ16L18Ŝ19ŀ
problem with	88 7ŋ13Ĺ21ŀ
problems	83 9Ƹ10ǂ14Ƽǜ15ƛ
problems $	85 -20ǂ15ƛƼ35Ƹ
product	88 8Ɲ10Ǖ15Ǆ21Ʃ
product $	90 10Ǖ15Ǆ21Ʃ
products	90 10Ǆ21ǡ
professional	83 9Ɛ28ǚ
program	79 11ǅ13ļǗ27Ǚ33ǥ
program $	85 20ǥ31Ǚ
progressive	85 16ő17Ņ18ń21Ő
promise	86 8ŝ10Œ12d17ǩ28Ŏ
pronounce	90 29b
proof	70 -19ǌ-15ƈ8ƕ12ơ27ǧ43ǒ59Ƅ
proof $	84 -36ơ12ǌ24ǒ38ǧ
proof of	80 -32ǌ-16ƕ8ǒ32ơ42Ƅ
property	67 -12ŗ-8Ŵ-7Ő8ƍ9ǋ10H12ķ18žƑ20ǌ25DƗ41Ǣ
property $	84 9Ɯ11ƍ13H
property coverage	90 30Ǣ
property manager	86 14ǌ23ơ
protect	88 18ǘ29ķ
protected	72 7ũ14ŏ16ķ23ſ
protected $	74 19ķ
protecting	88 11Ʊ21ŏ
protection	80 -7Ʊ11XƏ16ƃ19Ŗƭ21ľ23ŗ
pull	74 7ŁŢ8ƌ10gŌř11R16W22Ĵ26d39Ś
pull it	86 12ř36Ś
pull the	88 10Ţ12Ł14Ĵ15Ō
pull up	90 8W40d
pulled	83 7ĵ12Ļ18Ŋ44Ż
pump	84 24Ɗ
pump $	86 25Ɗ
purchase	86 33ƒ
purchase price	86 33ƒ
push	85 11ł12Ŋ16Ō29Ɩ
pushed	90 16ĺ20H
put	55 -16V-10ƿ-9ō-8WŊŒŖŤƚ-7nyGNŹƔƯ7cqƙǞ8koDEƃƈƎƫǤ9aXŰŽ10ŪƅƱ11Rĺ12LQńű14SĶŴƐ15fũƌƒ16ŗ17ĸ19ŷ20ŮƲ22Ƽ23ƻ24ƓƤ33Y34H36Ō
put a	86 -9Ƒ10Ŧ11Q18aŽ26ƒ
put away	88 23Y
put down	85 -7ũ14ơ15G19ƫ22c
put in	76 -19G-10W9ƍ11QƼ12E13ƎƐ17R19ń20ũ28Ķ35S
put it	76 -14H-10Y8Ɛ10ƾ12ű13f16Ō18ĸ24L48Ɠ
put on	76 -8Œ9u10wƲ12DT19Ū21Ŵ29Ů32ŷ
put that	85 -9Ŗ8Ɯ10ż12űƅ14Ƒ15ň
put the	86 7ƈ9ƥ25Ƽ
put toward	90 26X
put you	76 -14ž-12ƿ-10c-9Ŋ-7N7ſ9f13ļ14ĸ18ƃ25ǩ26ŗ34Ō36ƻ38Ƥ
put your	86 -8s12Ľ13Ōƕ16Ǥ
puttin	88 -7W12ƹ18Ķ
putting	79 11Ʊ12wŪ19Ů20H23Ķ
putting on	90 9Ů14Ū
quarter	85 -12N11Ƭ14Ʀ15Ń18Ƙ35O
question	84 8ķ10g11Ĺ17A20ŉ
questions	72 9d29Ŋ41ŉ
questions $	81 21Ŋ
questions do	88 24ŉ
quick	74 -10ň-7ǔ8Rķ9DEŚ10ř11ǁǉ12ŋ15d17ŝ19ŧ22Ŋ
quiet	86 8L14Ʈ24ǎ33ŀ
quit	75 9o13š14V29Ƨǂ34ƹ37Ķ
quit $	85 12Ķ22Ƨ26ƹ
quote	70 -7K7ƈ8cŏ10Ľ15ž18Ǧ20e24Ĺ29J35Ņ
quote $	81 13Ľƭ14Ĺ24e28J
quote you	82 8Ǧ13Ĺ19ž23Ņ
quotes	82 47ń
quotes $	86 28ń
race	88 -10ƥ62ǀ
rain	86 -8ň-7ű14Ƹ41j
rains	77 13Ɗ27ƙ
rains hard	78 13Ɗ
rainy	86 40Y
rainy day	86 40Y
raise	78 -13ƫ8Ř24œ25Ơ39Ư
raise the	88 12ƴ15Ơ
raised	81 -11ƌ-10E-8d14aŗ15Ŕ16œ23l
raised it	90 -11E17Ŕ19œ
ran	90 -16ĺŤ8Ǔ49š
rate	71 -11Ņ8dƴ9Şź11ŝ12ĵĺŎƸ16cƔ17ľ23Œ31œ33Ŕ
rate $	84 -11Ņ-7Ş13Œ19œ24Ŕ
rated	86 -23œ17Ş46ƴ
rates	80 -10ǡ9C11Ţ12Ŏ13cHƔ16ũ20E
rather	75 9M14Ĵ15s21ľ24Ŋ29K
rather i	83 -7Ľ26Ŋ36K
rating	90 8f12ĵ14ŷ
reach	76 -8ǩ8Ŝ11Ə12X15Ĺ16K17Lĺ19Ľ24I
reach out	88 10Ŝ21ĺ22Ĺ
reach you	80 -8ǩ12Ə17K19L21Ľ29I
reaction	90 35Ň
read	64 -8ǩ-7ƂƢ7ƪǌ9Ÿǉǡ10eŅ11Ǔ12J15ŗř17D18ơƻ20a23Śū25d40Ŗ
read it	90 23Ś36Ŗ
read me	68 -7Ƣ7J8Dƪǌ10ŅŸǉǡ12eŚ14ř16dŗ19ƻ20ơ30ū
readin	88 -11ū16I19j21Ů
ready	79 -9Ţ8ř9Ǥ12eƖǞ51Ō
ready to	82 -9Ţ13Ǟ55Ō
real	71 -11I-9Cň8DRŧƏ9řŵźƅ10Ŋ11Ʈ12cŋ14d18ķŜƐ22ľ34ǩ
real quick	82 -10ň7a9R11DřŚ12Ŋ13ŋ17d
really	79 -10ŀ-7ƒ7Ũ9ĿƗƙ10Ɠ11ŝ13g14ľ16ņ20Ŗ
rear	90 42ż
rear ended	90 42ż
reason	76 -8s-7ŏŝ10šŢ11ƀƂ17Ĺ28Ō41Ŕ
reason $	88 38Ŕ
rebuild	79 38Ɠ
rebuild $	84 24Ɠ
recall	82 19q54Ľ
receipts	85 21Ƙ34Ǌ
recently	88 8ţ11ő15Ƴ27ĺ
reckon	90 9rB10z21ư
record	72 11ǟ17ţƿ21ŋ51Ż
record $	82 -10ţ9ŋ65Ż
recorded	77 41ŋ
recorded $	90 11ŋ
recorded line	88 29ŋ
recording	84 27ŋ
records	81 -14ŋ-12Ű18ƾ45Ǘ
red	90 10Ə17Ż
redone	83 7ƌ20Ƌ24ƈ
redone $	90 17ƌ
registration	86 36ū
regular	74 8ƙ9K10Ʃ11n13Ÿ16ƉƘ17ơ22Ų
rely	90 17Ư
rely on	90 17Ư
remember	71 8xŦƉ9t10ƶ11ť12œ14E49Ľ
remember me	88 30Ľ
remodeling	88 20ƌ
remodeling $	90 20ƌ
renew	74 -16Ƣ-8ơ35Ƥ45ŕ
renew $	76 25ŕ
renewal	66 9Ǟ11š16ś20ŕ22Ĺ30Ŝ
renewal $	84 -9Ŝ-8Ō9Ĺ13Ǟ20ś
renewal go	74 40Ŝ
renewal notice	80 22Ĺ
renewed	88 -11Ŕ26š28Ơ
renews	90 -11ƭ34ŕ
rent	60 -16Ŝ-14ZŒ-10n9Ǉ10Ŀƥ11ǝ13Ǐ15ŵ18ƟơƮ19ǐ29Ǒ44F63Ɯ99Ơ
rent $	74 -12Œ-11Ǒ-8Ɯ13ƥ19Ơ73F
rent a	78 16Ǒ26ǐ
rent from	88 -19Ŝ-13F28ơ32Ɯ
rent loans	80 -13Z30Ʈ
rent out	85 -12ǋ-11Ơ21Ɯ28Ǒ
rent the	86 -30F16Ŀ30ǋ41Ɯ
rental	71 7Ƃ8Ƥ14ķ24ŵ32Ƣ75Ɓ
rental $	88 19Ɓ23ŵ
rental car	86 35Ɓ
renter	90 15Ƥ38F
renters	76 -30ǌ10ş15ƥǒ20ĹǇǑ21ŏ25Ƣ41ơ
renters insurance	88 -34ǌ-9ǒ16Ƣ25ŏ60ơ
renting	82 -8ŏ12ƣǋ15Ƣ28F
repair	84 11Ŕ18ĸ22Ŧ
replace	74 -10Ɠ-8ǝ9ƃ10ž11Ʈ13Ƒ16Ǣ21Ƶ26Ǐ32Ɨ
replace everything	88 8Ǐ10Ǣ23Ɨ
replace it	88 34Ƶ
replace your	90 12ƃ32Ǐ
replaced	80 24Ƌ31ƈ
replaced $	90 9ƈ28Ƌ
replaced the	90 
replacement	79 -26Ǐ8Ɨ26Ǣ54Ɠ
replacement cost	84 -28Ǐ8Ɨ19Ɠ28Ǣ
replacing	79 19ĺ23Ƶ
replacing it	79 19ĺ23Ƶ
report	80 8ǉ10Ť12Ż15ţ18ĵ31ź
report card	90 37ź
require	80 16ǌ18Ǔ
require $	83 -17ǌ35ơ
requirements	90 -24ơ14Ǔ31ǌ
requirements $	90 -24ơ14Ǔ31ǌ
residential	90 11ǔ25Ǆ
rest	79 -9Ƌ-8ƣ7ƚ8ƥ9x10ŷǑ11z12ş18ō19ư21ǩ23t
rest $	88 -10Ǒ12ŷ21ư24ǩ26t
restaurant	84 -7ƥ8ǟ10W11Ǜ12ƣ20Ǎ
retire	81 -7ņƩ17ƭ19Ŝ29Ƨ31V
retire $	84 -7ņƩ9Ƨ14ƭ20Ŝ34V
retired	86 -13Ķ-9V7ņ12q13Ů49P
retirement	76 -9P26t59Ķ
retirement $	81 -9P16t22Ķ
retiring	90 39V
return	84 9fǊǠ11ŧ13ǆ14T21Ǚ
revenue	84 37Ǌ
revenue $	86 36Ǌ
review	86 -8ƶ13Ŗ15Ŷ16Ǟ23ǩ
review $	90 -8ƶ15Ŷ17Ǟ25ǩ
ride	77 -8ŝ8ƃ12Ŵ13Ŷ23ŬŲ24ǀ57ŵ
ride share	90 44Ų
right	38 -12TŤ-9ixBǊǩ-7jmnLRUƋ7cqQŇŉŚǍǞǥ8ekEYņƫǂǆǈǜ9sŭűŷƺƾǌ10pwŐŗŲƝƨǄ11şơƷ12Ń13oŏŧƒƜǑ14őƅƽǔ15CXƬ16uSƓǟ18IŎ19ŀǃ20NP21ŝ24b
right $	40 -21ŏ-11nNŤ-10k-9xBTǊ-8dǥ-7mŒ7XļŃœšƠƢƬƵǋǕǖǣ8ĹĻľŲſƷƹǛ9ŉƒǆǍǞ10euAŎŭƫƾǂǔǜ11Ǆ12QŇŪŷƝƺ13Ʀƨ14ŀƓ15Ǒ16pPŐőƜƽǃ17ŝơ18Sƅ19ş21I22b
right about	90 -9ō12Ŏ15v23ǥ
right around	90 9k11Ņ
right now	61 -15Ū-14ǎ-9şǩ-8A-7QĹŽƦǇ7ţ8ǔ9cƒǥ10P11XŃű13F14suZ16rŌ17Y19q22Ś28ŗ29ǟ44ŏ48N
right there	86 7M12sƩ14Ƈ
ring	70 -12ƒ-10ķű8A17KŜ19Ǌ25Ǝ30Ľ31f34I36L73Ƙ
ring a	88 41Ľ
ring up	90 11A25Ŝ26Ǌ
ring you	90 15I36L
risk	78 12ķ21ƙ31ũ
risk if	80 12ķ
river	86 63ƙ
road	76 -10R8ſ11yǦ18Ǟ19Ə22ǟ23Ź24ŭ43D
road $	88 -11R-7i8ǀ10D15Ź35ŭ
roadside	79 12Ŏ15ŝ32Ɓ
roadside $	90 12Ɓ
rock	90 8j13ǀ
roll	90 -10j9ŕ17Ķ18Ə31ź
roof	58 -18ű-12Ǆ-10Ǉ9ǣ10ńƪ11Ɲ12h20ş25Ƒ29n73ƈ87Ɖ
roof $	64 -12Ǆ11ş12Ɲ13h21n28Ƒ35ƈ
roof in	88 -21ű-12ƈ-8Ƹ43Ɖ
roof is	86 25ƈ
roof right	88 -14Ǉ-10Ɖ17n23ƈ
roofing	86 11P33Ǆ
room	76 -9n8ƊƐƞ9ƃƤ11Ɔ12Ƣǃ16Ɲ19XƗ
room $	88 -7Ƙ10Ɗƞ11ƃ14Ɔ
roommate	85 7n10ŷ20ų
roommates	81 37Ƣ
roommates $	84 7Ƣ
rooms	86 -10Ơ-8Ǒ16ƌ27Ɯ
rooms $	90 -11Ơ-8Ǒ19ƌ29Ɯ
rough	82 -12ŕ7ņ8ǀ10T11Ũ15Ů17ť20S23Y
roughly	69 -10S-8Ǣ7ƒ8TY12ĵ13Ɨ17Ů18Ʈ20ő21ķ
roughly $	81 -12S-9Ǣ-8Ʈ10Y16ƒ21Ů22Ɨ24ő
roughly what	73 7T26Ʈ
round	84 -16ń9ƒ12Ɨ19ǎ25Ɵ28Ţũ
route	90 12m13Š16M
run	58 -13R-10ŷ-9ŇŎƷ-7ŭƃƖƯ7ķƌƙǈǋ8Ɠ9nŦ10ňƧ11ŝţŲǗǥ12ŕǄ13ĵŪū15Œư18eſ19O20ű21Ɲ22Ʃ24ƽǎ25ǐ30Ƭ31A41Ǩ
run $	77 -16R-7Ɩ8ƭ12Ŧ14Ņ15ư17Ū25ű27Ǆ33O44ǎ
run a	85 -7ǋ13ĵ14Ɠ34Ɲ
run and	80 -15Ū29ǐ
run in	88 40ƽ
run it	79 -10Ŏ-7ű11Ł18Ƭ19A32Ǩ
run me	86 18n22ǥ26Ū
run out	86 -12ƭ-11ű8ŕ11š16Ƨ57Ʃ
run the	83 -11Ʒ-8Ū-7ƃǈ9p19ţ20ū22ǋ24e40Ǩ
run you	88 -14ű12žƌ43Œ
runnin	82 -7Ɲ7f8ń10ŋǨ11R12Ő17Ŀ18q21Ŵ22ǟ
running	74 -17Ū-8U-7ƻ8L10kńŻ12u13Ɲǩ16ű17ŒŶƼ21h24ǝ
running $	88 -22ǟ-8Œ-7i22Ŷ28ǝ31ű
running around	88 7Ɯ11L15u27h
runs	76 -13n8ſ9Eǉ16ơ18ƽ21ǈ27Œ30ŕ39ű
rush	88 -20i-7r10Ś14s15Ń44O
s	79 -10p-9Ľ9J17ƕ19q20Ƅ30ǆ31b
safe	84 10N20Ƙ34Ž
safe driver	90 21Ž
safety	71 14Ǝ58Ǚ
safety $	86 
safety meetings	88 9Ǚ
safety program	86 12Ǚ
said	62 -8Ʈ-7Ň7pAǔ8uSņŊŎǚ9f10Ŕ11tHŝƅǅ12dOŉǜ13q14Gƥ16cƶ17V22y25B31ƴ
said $	75 -9p7xB10V11ŊŬ15ŝƅǅ16Ŕ17ǩ19ƥ21q29y
said you	78 -9Ʈ8Ɲ9KŲ10HŚ11AƷǚ12ņ14ƴ20d
salary	78 14Ƨ15ǉ18Ʈ20u21Ʀ24W35T
salary $	86 -7ǉ14W50T
sale	85 -16Ǔ9H13Ǩ16Ɨ46ƒ
sales	69 -11Ů-9ǡ8ǔ15Ǡ28Ǜ31ǖ63Ǌ
sales $	84 29Ǌ
sales is	75 -15Ǌ7ǖ9ǔ37Ǜ
salon	88 -16t-9D-8ų8Ǎ25ǈ27ǃ31ǟ
same	63 -14Ƹ-12ƺ-8G-7Żǩ7ŘǇǜ8Dłǘǥ9ż10ņŜƇƖ11o13Ɠ14k16ǂ17I18ő20ŴƩ21Ŷ25ş28ũ32S37p
same age	88 -29c37p
same as	86 -16ƺ-10Ƹ9p10Ű12ǂ28c
same company	88 -11S26ő36ş
same one	90 -7L25I37Ŷ
same thing	85 -9Ż10p11ǥ14żƇ32ũ
sat	84 -8Ŝ11ƚ14Ʈ31Ŗ
sat down	86 -8Ŝ32Ŗ
satisfied	88 13ŧ25ŝ
satisfied with	90 14ŧ
save	78 -13Y7Ļ11źǁ18Ĵ27Ĺ31Ţ32Ř
save some	90 -22Ţ10Ļ32Ĺ38Ř
save you	90 13ź21Ţ
saved	81 11Ţ12Ƶ13ŋ14Ĵ16Ǘ46Y
saving	88 -13Ǡ-12y7Ķ21ǩ31Ʊ
saving for	90 -12y8Ķ31Ʊ
savings	66 10Ļ11Ƴ17ķ24Ř47Y
savings $	75 7YƮ10ķ
savings could	80 -17Y34Ř
savings if	80 22Y
saw	79 8fƫ11ű12tŨ13ƚ15j17C21ƾ
say	51 -20a-17ž-16Ʒ-14Ŧ-11A-8nxƓƘ-7LŢƜ7wXZłřƃǂ8œŲƉǑ9ňƝǃǧ10ōţƴǚ11ŝƵ12ĵŊƼ14QŚū17BŌŔŮƈ18ŀƸ22Ňǩ23bŗ26Œơ31Tƺ34Ł50r
say $	67 -22ǌ-12Ƽ-11Ŧ-9AƷ-7nņŖǈ9Yř10Ǆ11ŀő12Ǒ13ƾǘ14ƺ16Ł20Ůơ21ǩ24Œ25w27œ28B30Ň36r
say about	70 -7ơ8rBſ11Ƹ16ƈ24ǌ
say and	79 22Ĺ25ū
say for	90 -34ž7Ɔ55ŗ
say in	90 14Ł15ǌ17ǧ
say it	79 -23ƾ-8ű10Ŕ11b13ĵ15Ņ19Ɖ20ƒ36Ƽ
say on	86 10Ś11Q23ǃ
say so	88 10Ǣ17N
say that	88 -10ũ15ƈ22ň34ǩ
say the	84 -10Ƙ-7Ǔ8Ʃ9Ƥ11ŗ15Z16Ŋ21Œ25ű
say what	86 8Ŗ10Ŕ11Ň13ũ21ǩ27Ų
say when	88 8ŧ9Ŕ21r
say why	90 -18ƴ28Ŕ
say yes	83 -25Ŏ10Ĺ29ł32Ł
say you	74 -19ǌ-10ƾ-9xŲ-7ǩ8ƃƄ9Ǘ10Ǔǔ11ľ12R13T14Qŵ16Ƹ27Ŗ31ơ
say your	88 -21a-7w7ĵ11ƃǚ34b
sayin	90 11W12Ƹ
saying	84 -9ǩ10Ŏ11o12N13ĸ17ň34b
says	73 -9v-8oǌ-7Ɯ7ŤǢ8ňƪǩ9Ƭ10qV11cļ12F13ƅ16ŚŮ17ř19ž22a23ơ
says $	88 -9Ɯ11Ŗ16ƅǩ17Ś
scale	85 10Ŀ13Ň19ł40ƺ
scan	88 -13M50ś
scare	90 17ƣ35Ŀ
scared	88 -8Ŀ-7ũ17Ņ19ǁ36Ũ
scares	90 -10ō43Ŀ
scares you	90 -10ō43Ŀ
scary	83 -10J-7ų9ǘ10Ť12Ź13V33Ũ
schedule	84 11Ǣ21Ƙ38R
schedule $	90 -27Ǐ19Ƙ34Ǣ
school	62 -8Š-7Ƃ7ƶ8Ƣ9Ż10KǔǦ11vy12QS13ŭ17Ǔ22l24m27Ʊ28x35ź
school $	71 -13l9v11Ż12m18x27źƱ
school and	88 13ŴƢ14ź
school district	90 -9Ʊ15Ǔ16ǔ19Q
school is	90 13Ʊ14y
school or	83 -16y-10x-8Ŵ-7Š7v10m12ŭŹ16K18S
schooling	90 36m
score	79 14Ž50ĵ
score $	84 25ĵ
scratch	88 14ŏ18Ɠ
scuba	84 35ǀ
scuba dive	90 18ǀ
season	82 -10N-9j7U14xǎ17ƚƜ26ǟ
season $	88 -33ǟ-9j19ƚ52ǎ
seasonal	90 16Ɵ42ǎ
second	66 -13ķ-8H-7Ū7Ŋ9dĻ10Ň11AI13pũǩ15Ōǋ16ľ17Ɣ20y21Ǟ30NƟ33Ŵ
second $	84 -12Ŵ-11Ɵ-8ŊǞ12ƫ35ǩ60N
second car	84 31Ŵ
second home	90 -12Ɣ-9N58Ɵ
second vehicle	90 -9Ū27Ŵ
security	77 9eǘ12Ķ38Ǝ
security system	90 22Ǝ
see	61 -17J-13ǔ-9Ńǩ-8ƙ-7CŤƱ7ŎŴƬ8šźƇƊƿ9ƂƉ10EĹƛǒ11Ʋ12Œœţ13ĿƏ14vyŭ15ļĽū16ŊǞ18řƄǂ24Hƾ30ň32V
see a	83 -9ǔ10Ə16Ʋ23ƾ26ǂ
see if	86 -12Ļ11ǚ15š18Œ22Ĺ
see the	77 -21J-19ļ8Ǘ14Ƅ17œ20ū23ǩ24Ľ38Ǟ
see your	85 -11Ń13Ƅ33V
see yourself	84 15Ţ20V43H
seen	79 -10Ʋ8ǥ12Œ16t17ǒ18ƙƳ30ǩ
self	90 11ƃ22Q
self employed	90 11ƃ22Q
sell	68 -10łƿ-8TĻ7űǞ8Ǆ9ƁǛ10ĸ14ƩƷ18ƕ32ƒ38Ɲ41ǔ42Ǩ45H
sell $	83 -10Ǟ-8ǔ7Ʒ12Ǖ19Ǆ20Ǩ25H
sell for	86 -10Ļ11ű44ƒ
sell it	90 -9Ʒ11Ɠ12Ǩ
sell the	88 -13ł8Ǩ11ƳǞ19H
selling	90 43Ǟ
send	64 -12ơ-9Ś-7Lǩ7DƔǁ10Ŝŧƪ11Ō13o16K20ļ22Zǧ23ƕ24J29śǌ
send a	88 -7L10K11ļǁ17Z
send it	83 8K13D23ś
send me	83 11ś25ǌ
send that	90 13ś18ǧ
send the	79 -11ś-7Ś17o28J41ƕ
send you	84 -14ơ14ƪ15ļ16ǌ22Ō
sending	90 -15ŧ8ƕ12Ľ33ś
sense	78 7ĵ9ŇŘ11Š12ũ14s47ň
sense $	88 44ň
sense to	90 16Ň18ň19s
sent	76 -15Ś-7Ǡ9K14š15Ĺ16ǘ20J35ļ47Ľ
sent you	84 8ś16š42ļ
separate	80 11Ƙ19ş30Ř
serious	88 11Ǐ17ǂ18Ƽ
serve	82 15ǔ31Ǜ
serve alcohol	90 
service	71 8Ǟ9ŝ10Ţ13Ə14Ǆ16ţ19ľ21ű23ư
service $	76 7y11ŢǄ14Ə17ţ25ű
services	85 -8ǔ8ǚ12Ǟ19Ŝ23Ǆ
set	67 -11ŒŦ-10ǎǟ-7Ƥǉ7ĶƓ8Ƭ9ŗ10L14A16Ū17Ř19ĺ20Ĵ21T22Ɩǝ23Y32ư36Š38Ţ45ǆ
set aside	86 39ư
set on	88 53Ţ
set up	83 -11ǟ-7Ƥ12Ķ29ǝ59ǆ
set you	90 11Ĵ14ĺ15ŗ
settle	88 -10ǩ10G11ł17ŧ20ŉ
settled	85 -9Ɩ12Ń15Ŧ35ƞ
settled in	90 -7Ɩ37ƞ
settlement	90 21Ŧ28Ɩ
sewer	84 38ƛ
sewer backup	85 25ƛ
shall	85 19Ō20Ƭ30ǩ
shall we	88 -7ǩ32Ō
shame	88 10ŖƼ11Ƅ
shape	75 -9ƈ21Ɖ34Ƹ37ű
shape $	85 -9ƈ16Ɖ
shape is	86 -15Ɖ50ű
share	74 7ǆǔ9Ź11ǘ14ƢǍ17ų20Ơ25Ŋ27Ų29Ř
sharing	88 -15F12T21Ƣ
she	56 -24Ƹ-20Ū-15ƹǩ-11P-10ĶƤ-8Ů-7Űƕ7Źǜ9Uű11Bƅƫ12yƢ15Ŷ18ǈ20ų22p25Ƴ26ƨ32x35oźǂ36Ŵ38sƮƷ41t44q49v53r
she $	86 11ŧ13Ǡ15p21v
she do	88 -24r-15Ǡ-11P8ŷ17q20ǈ30Ʒ
she does	88 8ƨ12qx13r17Ɲ
she get	90 -16Ʒ-9ƨ7Ź18ź27Ʈ
she go	86 -14q-10Ʈ-9ů14Ʒ26ų56o
she have	86 -13Ƹ8Ƴ40ƨ
she is	73 -10x-7Ʒ7r9ǂ10ƫ11Ǡ12p14U16ź17t25s27v
she keep	90 -20Ʈ-14Ķ8o44Ʒ
she take	88 -16y21Ŵ25ź
shed	81 8Ɲ35Ʒ48Ƒ
sheds	90 21Ƒ
sheet	88 7w13u14f23Ś
shifts	88 8Ǉ18R31ǎ
shingle	82 22ǅ36Ɖ
shingle or	90 
shingles	77 12ƚ18Ɖ42ƈ
shingles $	88 20ƈ
shipping	80 12ǝ
shipping if	80 12ǝ
shoot	80 -11Ÿ7K12ch16aś
shoot you	90 10K14c
shop	60 -26D-19ơ-10Ƥǎ-9Sńŏũƣ-8iŕ-7ǧǩ8gǦ9Ǚ10Ǆ11UǐǠ13Ɓǝ14yǞ15ƗǏ16ǈǔ17Ǩ21M23Š24ǃ26Ɲ27Ǎ29ǅǟ31ǥ33ǌ39ŵǋ
shop #	90 28ŵ
shop $	66 -20Ɲ-18ơ-17ǎ-16D-10S-9ũ-8ƣ-7ǧ7ǟ8ǈ9ǃǦ10Ǟ11gǙ13ǐ14ǥ16ǌ19ǔ25Ǎ33ǅ40ŵ43Ɨ45ǋ
shopping	82 10Ţ24ń31ĺ
shopping around	85 11Ţ27ń
shops	86 11ǃ13gǈǌǢǨ
short	86 -8ǝ9Ɯ12Ť20W31Ʈ
should	57 -19r-13Ƽ-11ũ-10ŉƮ-8ơƨ-7ŵ7b8ƫ9ĽŋǂǠ10I12hLOŴǩ13uŎ14M15ƄƬƱƶƸ17ŧ19ƭ20DNĴƘ21ŷǧ22fK23a26sň33Ō
should be	86 -11ơ7ř8ǧ13Ʊ15Ƙ20ŷ
should i	64 -11ƭ-9s-8ŉ8Ƅ9J10cM11ŋǠ12IĽ13N14LO17Ŏ18Ĵ19Ƭ22D23ǩ26K30a33Ō35ň
should it	85 -8Ʈ7Ĵ13b15ǧ17ƫ27ƭ
should know	74 -16Ƽ12ō13ǂ18h23Ƹ
should we	77 11M14NƱ18Ō38s
show	74 -7ƝƳ7ŔŢǉ8ţ12Ə14nX15Ľǩ16d20ť21Ŏ24Ŋ27ƾ
show up	86 7ƹ8k9Ŕ14Ə25ť
show you	86 8Ţ16X25Ŏ28Ŋ
showed	85 8Ň16B
showing	85 7Ɖ9ƅ11Ɲ13Ƅ15d
shows	86 -10ǚ12ǒ14ŗ15ť30ǡ
shut	76 10ŋŶ11Ǖ12Ɵ24ǎ37ǝ
shut down	88 13Ǖ15ǝ19ǎ
shut the	90 9ǎ21Ɵ
shutoff	88 -9ǩ21ũ34ƛ
shutters	90 26ƚ
sick	79 11ƾ20W29Ǜ35Ǩ
sick $	84 11ƾ21W25Ǩ
side	64 -12Ƹ-10ŨǏ-8Ǆ7ū10Ɗ11ł12Cƽǂ13Ŕŧ14Ķœ15ſ16TƁ17Ǜ18Ǎ21Ų30Ɲ31Ǡ
side $	81 -14Ƹ8u10ū14Ǡ15Ǎ16Cǂ18œ
side business	79 15Ɲ
side hustle	88 40Ų
side of	88 -9Ǆ19C24Ǜ27Ɓ
side work	79 -7Ų11ŭ
siding	82 40Ƈ
siding $	88 
sign	65 -8śƑ9HŁ12ƨ13Ʊ14ZŖ15Ŏ16WƖ17ƒ18ǩ20J24ő25Ǔ30ǃ40Ō
sign $	88 -8ǃ18JŌ58ǩ
sign a	80 19Ʊ
sign off	90 23Ł
sign up	84 14W16ƨ28ő
signed	79 8Ɓ14œ16Ƣ21Ō25Ʋ
signed up	86 14Ɓ15œ25Ō
signs	84 13q18ŁǠ27Q
signs your	90 -7Ł14q36Q
silverado	90 14Ŵ17Ū
simple	88 -9ƶ14Ļ25ư
since	59 -14ņ-11ǩ-9Ŝ7Pƌ8ŸƸ9ż10ƣƪ12BŗƋ14G16ţ19ť20ƹ21ǅ22ǟ25t29i31S36ő39Ǟ42ũ
since #	71 10Ƽ12őǅ13ƪ16Ƹ17S18ţ38G
since $	85 -14ƌ-9Ǟ9Ƌ14t16ť40ũ
since last	88 -7Ǌ9I39Ǟ
since somebody	80 16Ǟ
since that	90 9ƈ13ũ16ť
since the	88 19t44ǟ
since then	84 9Ƌ14ƹ39ũ
since when	84 -17G-16Ź-8ũǞ21Ÿ38ő39S
since you	81 -8ũ-7ƒ13ż14ŗ17i19B21ǅ32ƌ
single	77 -9Ɗƿ-8Ɖ14Ɔǩ19Ƙ36f
single $	90 11f
sink	88 8ƌ17ƛ41ĸ
sister	75 7Ņ8Ǥ9h15U18Ʒ20A23Ư34B
sister say	88 -11A41B
sisters	85 -16w-8B8Ƥ28ƽ44A
sit	75 -8ųŶ12s13L14ƙǛ17Ĺ20M21Ŵ24ŀ26Ƈ
sit down	85 -9Ŷ9M15L16Ǜ20Ĺ
site	88 14Ǜ18Ŵ23ƥ
sits	84 10Ű12ŖƂ23Ɵ
sittin	86 14nHŀ18Ƙ
sitting	74 7Ƈ9ŚǦ10n12jĵ13Ɵ14ŗ15Ɲ16Y22M23Ķ
sitting in	90 19Ɲ21Y
sitting on	90 12Ƈ
situation	86 -7ƽ8Ź11zǨ15n20F
situation $	90 8Ź12zǨ27n
size	83 -7H12rǞ13œ14Ɔ32Ƭ
size of	88 15rƆ
skip	82 -10Ǧ11Ŋ12Ƃ14Bǁ16ŉ18ů
skip it	90 -11Ǧ13Ŋ14Ƃ15ǁ
sky	88 14Ơ21ǀ31j
slab	82 10Ɠ42Ƈ
sleep	74 -8ƚ7Ŀ8xƜ16ĸŌ17Ũ21nĻłƤ26Ƽ
sleep $	88 7Ű18x32Ƥ
sleep at	86 10ĸƜ32Ļ
sleeping	85 13ľ
sleeps	90 -10ŷ10Ǝ16n36Ű
slide	90 23ƍ
slow	75 -11ŕ8ř10ū13ň14ƛ17i20b21U26ǟ39ǎ
slow $	86 -14ǟ-10ŕ9ř12ū19ǎ27U
small	74 8Ł9Ʀǜ11ǈ16ŐǄ17ƥ19ţ22Ŧ
small ones	79 10ǜ22ţ
smart	82 -14ƛ15ũ18ń19Ǝ20A21Ƭ
smoke	71 -12q11Ɛ14Ƥƹ27ǂ30Ǝ
smoke $	80 -14q31ǂ
smoke alarms	88 19Ǝ
smoke detectors	84 -10ƹ24Ǝ
smoker	88 14ƹ15ǂ
smoking	90 35ƹ
snap	88 25ś
snap a	90 15ś
snow	85 10Ǆ64j
so	34 -17ő-15ť-12Ĵ-11oŀ-9Ƒǩ-8j-7NǛǤ7lBFIľŴƤƸƾƿǆ8OPUŃǉ9ũƓƕƘơǁ10gCRļĿŌřŹƻǙ11ĻŔžƬǇ12wyLSńǄ13fĺŒŲŵƈǕ14ŁŮƔƝ15cqķ16npŕŪƞ17ksĵĹŶŷƠƢƩ18Tňşǚ19hţ20Ɩ21iŝ22QŤ24ŦųƦ26œŢ
so #	69 -27ő-17cT-13ƅ-11ŘƘƬ-9C-8pvƠ8ĴƗ9Œǐ11ų12ƃ13ŷǉ14D18ƪ20Ǌ21du26ƒ27Ů34Ŧ35Ɣ37Ǉ41E43S46ƺ
so $	76 -8Ǟ7ĽŹ9Ɲ10V11jĵƶ13ų14Ƣ17CŁ20p22ǚ23ǁ
so @name	82 -11a11ǈ17ų18w19r20Ź26s
so a	75 -11Ɣ7ţ12ĸƐǜ14ƿ16Ūƭ17ĶƆ25Ť31ǡ
so about	75 -13Ǌ-12Ĵ-7Ň7Ǜ17Y21Ɣ23Ɨ32Ǐǔ43Ƭ51T
so are	90 8ŏ10C11Ŭ26Ō
so do	82 -12Ŏ8y11Ɠ12hR36Ō
so far	75 -10ő7Ŷ14yŇ17uƞ26ň38i
so give	77 8ƈ9D10ŮǠ11ŦƖ12ť14Q15ĵŶ18o
so he	80 -11j-9v9s12rx16Ǚ20ƨ27q54p
so how	81 -10g9ŮǢ10ĺƟǨ11KƱǡ18Ť23k
so i	63 -15Ŗ-14ŉ-11R-10ǡǩ-8s-7ǅ7ĻŅƋ8mETŊƖƘƵǊ9Řƽ10Oń11XŃ13ő14oĴ15ař16M17ň18ŕ21f22Œ33L
so if	79 -9a9b10BĻ15Ǩ21ĸ23ŵ37Ŏ
so is	82 -7Ķ8iƐ9Ʋ11Ĺ12Řƞ13t14ĵ20Ɣ
so it	56 -20o-19ƒ-16p-14Ɣ-11DXŶ-10rų-9u-8CUňƣ-7TŹƷ7Ŏ8ķũŲƊ9ƻ10aŪǄ11kƭ12ű13QƉ14hŕǆǍǛǡ15ŗřŭŰ16wĺŃ17ŝŞ18ŀǃ19A20Zƅǟ21ŷ23Ƣ25Ʃ29œ42Ơ48n
so just	78 -19Ū-14Ƽ9Žƴ10SŀŻ23ŷ28ƻ29h
so let	84 7O8s9ő11Ų13Ł
so long	90 -17ƶ11ŝ13Ţ26ǩ
so much	88 11ź12Ŷ21Ŀ
so no	84 -7Ĵ7Ż9ż17Z20ŉ
so one	86 10ǋ12Ż37Ʀ
so she	81 12t13ź15Ɲ21ƅ30s33p
so somebody	90 -8Ǡ35ǘ
so stop	90 11Ľ13Ɓ
so tell	64 -12Ť-8Ƣ-7ŊƱ7fAQƘǣ8zCŶƅơǚ9kļũŰ10ŝƛ11yŬƤƥǒ12U14iń15ǆ16ƿ17x
so that	68 -15E-10ľ-7ŎƉ7ŬƏ8ŧƩ9Ÿ10ķ11yŇťƧ12QŶ13ƈ15J16řǃ20b21v22Ū23Iō24c25ş29D
so the	63 -10Ƃ-9Ɖ-8ořơǐǖ-7ŜŸƅƱ8vũŬ9MŞťǦ10ŅŶƈ11ŭŹƄƧǧ12I13Uǌ14ķƘƛǕ16ų18Ǔ19Ǣ20a21Ŧ24ŝ26ņ42Ŵ
so there	67 -7ť7ŕ8Ƒ9ķƙƜ10ƦǗ11ƏƘƨ14Ķ17ƪǥ18Y24š
so they	76 -10E17WŒ18ǖ19Ŧ55Ŕ
so we	76 -18ŏ9śƭ10ŕ11ƕƿ12Ĵ13sŪ27Ō35Ƭ
so what	66 -12ŇŨ-10ǐ-9Łŝ-8NŌŜ7T8bŢƉƬ9ķ10d12BQ13Ş14Ť15J16Ū17k18Ŀ20Ĺ22ĺ23ǩ32P37g
so when	85 7Ŕ10Ų11Rő15H16Ř18Ƣ
so who	88 10n14w26u
so would	88 7Ʒ10KƗ13X
so you	49 -16Ĵ-14ǩ-13ŏƴǛ-12pŌŘ-11ZŀŞŻ-10ĸťǡ-9aŝƋ-8ĿŭƛƬ-7bsDŧŬŰƧƩǏǖǟ7qńŋũƌƔƟƣǄ8TŐƙǐǜ9ĻĽłƦǒǙ10ŖųżƲǁǗ12UƝƠưǀ13CŚŶƖƤǚ14gĹŒŜŵƹ15Hňƞƾ16VŽſǞ18ŁƜƱ19fŲ20FR21ŗŨ22œƒ24l28Ţ31G33c34ž
so your	67 -13p-9b7ƚ8zA9qų10eo11ŹǨ12ĿƯ13ŉƳ14ƓƧ15ǂ17Bǣ21ƽǠ22ū28Š
social	75 12Ķ15Ǘ18ǆ23ƿ48e
social $	84 22ǆ31e
social security	84 10e11Ǘ14Ķ
soft	88 12Ɖ17ĵ
softball	90 9x15g
sold	77 -9ZŁ-7ƬƳ11šƕ12PŖ14Ŷ18ķ21Š24Ŝ29ņ34ű
sold it	86 -9Ł14Ŗ32Ŝ39ű
sold you	88 27Š38ņ
sole	84 47ǆ
solo	90 -15F15s19f21Ƣ
some	62 -14ŉ-12y-9Y-8Ʈǩ7ĺņƏƓƥǀǁ8UŕŦź9lĴŽǦ10ľŤſƪ11z12ơǈ13ƒǇ14Q15Ǟ16Š18ķĹ19Ļ23Ŋ24m27Ř
some $	85 -9Y10u15Ĵ17z25ƒ32Ř
some money	88 9Ļ17ƪ30Ĺ
some of	85 7ǝ12Ŧ13ƥ14ơ15l
somebody	55 -10ZŨǎ-9Išƃǩ-7nƖ7hPŗƤǧ8ŧǋ9ņǚ10ķļƜ11Ŝŵ12fƳƾ13ľƟ14ſƮ15Ưǘ17Ǝƕ18FQ24ǜ26A27ž
somebody $	73 -8ǋ10ǅǞ12Ƣ15Ǡ17Ƴǜ19f28ž
somebody close	90 -11Ɩ9ĺ18Ƴ
somebody could	90 26ķ
somebody else	75 -12Z-7Ƴ7a9ńş11ƕ12ų20ǋ22Ł28Ʈ
somebody in	85 15ņ21ƾ25Až
somebody last	79 -13Ŝ14Ŗ16Ǟ
somebody or	85 -7ķ9ŏ20ŵ31Q
somebody sued	80 12ķ
somebody to	90 14Ɓ43Ư
somebody without	90 -13š-8ŏ33ſ
somebodys	88 -10ĺ8ŏ10Ŭ14Ƴ21Ť
someday	88 10Ǟ11zƯ17V31y
someone	81 -8l12ǚ13Ł17ǅ18Ƴ34A
someplace	85 7ǝ15Hǋ16ş17ƥ
someplace else	88 8ǝ16H17ş
somethin	72 -8ş-7ŞǗ7ĸŊ8ǃǖ10Yŏ11HNZƯ12Ƙ13E15Ŷ16ńŪŽ18ĺ28Ŀ
something	53 -14H-10až-9ų-8sĿũ-7Ʊ7ƄƊơƦ8Ŋō9PŝƎ10ŔƫƮ11rNņǕ12iłţǛ13gYĸŗūŴƬǩ15ŵ17Ǩ18ĺŖ21ƺ23ŀŘ25ƨ27ŉ28Ş29ƶ
something $	78 -31ŀ-17H-11a-7ŉ10Ǔ11Ś12ĸ14Ř16Ń19ķ21ŏ23ţ26ǩ27N
something broke	80 23Ř
something else	80 -12ų-8ł10Ŷ11j12wŪ13ĺŀ14Ŏ18Ť34ŵ
something happened	78 -19ĺ-9Ŀ-8Ť8ĸŘ12Ư13ƨ17Ǩ23Ʈ27ƫ30Ŗ
something happens	86 8Ŗ13Ŀ20Ǩ24ƨ
something i	90 -14ǩ12ŉ39ō
something in	88 14qĻ15Ƅ
something like	85 -7ĺ34ł38ƺ
something on	90 -7sƫ8ƶ12ŉŔ21ƨ
something that	72 -11ǩ11UƂ14X16Ƴ20Ǖ26ŀ
something to	88 -9Ŋ-7ō11ŉ19ƶ24ǩ
something you	77 -18ŝ-10Y7Ŀ10Ľ11ĴŀŊ12g15ĹŞ22Ŵ24rŉ
somewhere	73 -14ş-7Ź7ĵ8ƲǗ9ǋ10vQ14Ű15ǝ17Œ18Ţƥ21Ś22ŴƤ
somewhere else	82 -15ş18ǝ22Ţ28Ŵ30ƥ
son	72 -14t-10H-9ƭǟ-8p8ź9ż11ŰƯ13ų17x18ǈ19w24yŹ27Ǟ36v
son or	90 7u11ż14Ǟ
sons	85 -13o-10ǆ18yǃ23u25x36w
soon	71 -7ǜ8V9Ɓ13Ŀ14ŕ15y16Ƅ17Ǟ26H27Ź43Ń
soon $	77 -8ǜ10V15Ń19Ǟ31Ź54H
sorry	73 -9œ8z15Ƴ18ņ19a20f21ǩ
sorry i	85 -17ǩ8c12a19ň
sorry to	88 -8ǩ-7a9ņ13zƽ15f
sort	90 11ǀ34Ʃ
sound	72 -10S-8I8ťƗ10VƸ13i14l16ĽŮ19G29c48Ň
sound $	90 32Ň
sound like	86 11Ľ13c17i19l
sounds	73 -10ƞ8BƏƜ9ŧƽǛ10L11Fǈ12Ũ14NǨ16ť17b
sounds like	76 -10ƞ8BƜ9ŧ10Nƽ11L12Fǈ14Ǩ17ť
south	85 10l18C25Ɵ
space	75 -22F-8Ƌ10Ǣ21Ɗ23Ɛ28ǋ38ǌ
space $	82 -24F-9Ɔ10Ƈ22ǋ50ǌ
spare	83 -9ǩ-7Ɨ10g11ŵ26Ɲ28Ŵ44O
speak	88 12ǩ14ƽ15Ś17N27ŏ
speaker	90 31s
speaking	88 34a
speaking with	88 34a
special	76 9Ư25ƞ33Ƙ
special you	80 8Ƙ
speeding	83 36Ż
spell	76 -10a-8ǧ10ǃ12t18w19J44b
spell that	83 -7Ō12J44b
spell your	90 -12a-10b8J21w
spend	79 -8y-7N7Ű13ƶ19kl20g47X
spend your	88 -9y-8N12g15ƶ21l23k
split	76 11ž15Ĵ17Ǉ22ƫ41Ƣ
split $	80 20Ǉ
split it	90 -7u16Ƣ18Ĵ27ƫ
sports	86 29g31ǀ
spot	80 9ƙƟ12Fǋ14ǘ20ƞ24M26Ű
spots	90 12Ɖ
spouse	71 -18Ƹ-8Ň-7a12o16pƷ23q29r33ǂ35ƨ37s44f
spouse $	90 9ƨ15s22f
spouses	83 -16P-10a20q24o29p
spring	72 -7Ť7Ľ8ƙ9Ɖ10ťǞ11jt12ŃƮ16k19H23ŕţ
spring $	78 7Ľ9ƙ14Ʈ26ţ
sprinklered	90 -27ƣ53Ǎ
sprinklers	79 -9Ǎ54ƣ
sprinklers $	88 -49Ǎ63ƣ
sprinklers in	90 -36ƣ68Ǎ
square	71 -7Ǘ13Ɠ18ǋ31ǖ41Ɔ
square feet	76 15Ɔ20ǋ
square footage	84 30Ɔ
sr	84 -7O53Ƅ
sr #	84 -7O53Ƅ
staff	81 -12Ş28ǜ32ǈ49Ǉ
staff $	86 -13Ş7ǜ26ǈ30Ǉ
stand	81 -12ǋ-9ǝ-7o8gŘ10XƟ11K15r20Ǎ26ķ
start	65 -12LŨ-11ƭ-9GV-8Ʊ-7ƏƤ7ŌŷƖ8ǒǧ9Ř12ř14dƋ15Ź16ŕǓ19aXǩ20ő23ǅ24Ť27R33Ń39S
start $	81 -31S-13Ũƭ-7őǩ9Ť15ŕ18d42ǅ49Ń
start it	90 -9Ń31ǅ35Ō
start the	88 -9őƏ12ǅǧ13ŤƖ
start to	90 -9Ƥ15Ť20Ƌ31X
start with	79 -10ǅ7bƸ11ŷ15ař32ő
started	73 -9ňőƳ10xS11ż16ĺ17ƽ21Ō26œ28ǅ34Ʊ
started $	85 -12ǅ19Ō20ƽ29Ʊ
started it	90 -9Ō23ǅ
starting	84 10jt12Ÿ17ŏ18Ō
starts	85 8ŕ10ūŸ13ř
starts with	88 9ŕ10Ÿ11ū13ř
state	65 -15S-9aŃ7ǆ8ź9ĶőŔ12ĵŅ15ū16Ő19E20ńƱ21ǔ22Ÿ32ǣ36Ƅ37ŗ42C
state $	88 -8Ő11Ƅ30ǔ33C
state farm	83 -17S-14Ÿ9ń14ő18Ņ45Ő
state is	90 28ū
state minimum	84 10ž20ŗ
statement	83 9Ķ14ĸ18ƪ21ľ30Ś
station	84 24Ə
station $	85 24Ə
status	84 39f
stay	63 -14Y-12ĺ-8ŀ-7Ų7gŰǎ8nBVǞ10ƨǏ11Ǩ12H13Ʈ16XƥƧ18Ţ22Ƥ24Ř27Ʃ39Ʒ44Ɯ
stay $	86 -13ĺ-9ŀ-8Ų-7Ʒ10Ɯ31Ƥ39Ţ
stay at	90 13q16ƨ24ƥ
stay closed	90 -16Ƥ18ǝ
stay in	83 -12H-9q10ǈ13Ƥ42Ʒ
stay there	76 -22Ƥ-16Y11n13Ʒ22HV31Ř34Ɯ
stay with	85 7Ƨ24Ƥ
stayin	88 9H12K16ǟ21k
staying	69 -18S-8Q9H12tF13ǟ14n21Ţ22j23Ƥ25ĺ35V
staying at	79 -14V12n36ĺ
staying put	90 -7V48H
staying with	85 -9Q17F18V
stays	90 -15D10Ɗ16Ƶ25Ű
step	79 -13Ɯ-12S-7Jŭ9d11Ǩ12Ǟ13Ɖ17ž23ǅ33ǘ40Ư
step in	90 -14Ɯ39Ư
steps	81 7ŘŤ22u26ũ41Ɯ
steps and	90 7u8Ť21Ɯ
still	54 -11ǎ-9ƭ-8ĴŢ-7rw7Ķƹ8ŐŜƺ9Ƨ11ƞƵ13ZƬǩ14fŉŬ16CU17z19c20tPũŷ21qƖ24Ɣ26JQ27v28I30D31Ũ32ƫ
still #	88 -8Ÿ11j19ƺ22c
still a	77 -8w13v14cƔ15I
still good	85 -16D-7Ƨ11O15J20Ƶ22I
still have	79 -9Ĵ11Ƨ33Z
still in	88 -14y-7Ơ7c19ƞ45v
still living	88 7z13ƞ
still on	88 7Ǘ19D31ƫ
still owe	81 -33Z9ŉ45Ɣ
still the	88 -9Ũ-8ņ10H14Fƌ16ũ22Ŝ
still there	90 -10ƞ-7HŨ15Ƨ17ũ75ǩ
still with	85 17Ő28z51Q
stock	81 9ĶǢ25Ǐ36Ɲ
stop	71 -7Ʒ8Ľ9ƘǛ10Ɓǁǝ11V14ǎ16ň22M
stop at	90 12Ƙ
stop me	86 7Ŋ10Ľ12Ɓ19ň
stop you	80 12ǝ
stopped	84 15Ŀ28Ʈ
stopping	86 17y22Ţ28ŀ
stopping you	88 22Ţ32ŀ
storage	76 -7ƒƗ9Ɗ11Ƒ54ƥ
storage $	88 18ƥ
storage unit	85 15ƥ
store	72 9ƻ10ƣǖ11Ǐ12ųǞ15ǅǍǟ18Ǌǎǡ21Ǘ23ǋ24Ǣ
store $	86 -11Ɲƣ15ǋǏ16ǎ18Ǣ29Ǎ
store or	88 -18ǎ-16ǖ-9Ǎ-8ƥ15ǋ16ų20ǟ23Ǌ24ƣ
stored	88 -20ǋ11ƥ45Ǘ
storefront	90 -14F22ǌ23ǋ
stories	88 -8ǋ19Ǎ36Ɔ
storm	79 13ũ28j56ƚ
storms	86 -10Ŀ9Ŕ35ƚ
story	78 -8ǔ9Ŕ10Ŋ12Š17O24ō31Ť47Ɔ
story or	90 20O25Ɔ
stove	78 56Ɛ
stove $	85 26Ɛ
stove in	88 15Ɛ
straight	75 -9ƴ-8Sŏ-7G7wŢ8Ƽ9ǎ10l11ǧ13Ŕš14ň16ų18ŀ22ő24Ĵ
straight $	90 8w9j13l20ų
straight with	88 9Ţ23ŀ
strange	79 10y22KǕ
strange invoice	80 23Ǖ
street	64 8Ƈ9ƣ10tE11ƞ15Ŝ16Gǋ17ǃ29Űƙ42D
street $	71 -7ƙ8D10Ƈ11tƣ27Ű
street address	84 10Ű
street and	90 14E17ǋ
street or	90 22D24G
strip	88 -7ǐ10ū20ǋ30Ǎ
stroke	86 10Ƽ23ƽ
structure	90 -7ŗ9ǆ25Ɠ
stucco	88 34Ƈ
stucco $	90 32Ƈ
stuck	75 -12Z-8ŐŒ11ő12Ş14ƣ16ŀ19Ʈ24ư30ŵ
stuck with	78 -12Z-8Ő11ő21Ʈ25ư
student	71 14Ʊ26Z37ź
student $	88 31ź
student loan	80 19Ʊ
student loans	82 36Z
stuff	62 -14Ƽ-9Ɣ-8Ūƒ-7Ƹ7ZƀƍǏǥ8Xƹƿ9ŁŋǕ10sƚƲǜ11Ǔ12Ɖ13Aǘ14ŞƋ15ǐ16ŭ17ǂ22ƝƢ26Ǣ27ƥ31Ɨ
stuff $	76 -11ƥ-7ž8ƛ9Ƌ10ƀƗƢ11ŗ12ƚƿǏ13Ɖ14Ʋ19Şǘ
stuff at	90 9ƥ11ƍ12Ɲ
stuff in	86 -12Ɨ-9Ū-8ƒ10ƥ19Ǔ22ǐ24Ǣ
stuff is	88 -11A7Ɗ12ŏ15ƥ20ǜ23Ƣ
stuff worth	90 32Ɨ
stylists	77 11ǈ25Ǒ
stylists who	80 17Ǒ
sub	84 -11Ƌ26Ǒ38ǒ
subaru	90 -10H22ų33Ŷ
subcontractors	83 -8Ǔ8ǒ27Ǒ
subs	70 -12ǧ10Ǥ46ǒ55Ǒ
subs $	77 -16ǒ9Ǥ46Ǒ
such	90 8Z12ƻ
such $	90 8Z12ƻ
sudden	90 14ĸĺ
sued	75 -7Ƽ29ķ42ǜ
sued you	77 12ǜ28ķ
sugar	85 -15ǁ11ƽ21ƴ29Ƽ
summer	83 10ƍ16Ɵ18Ǉ24kx
summer $	88 11ƍ15x16Ǉ
sump	81 46Ɗ
sump pump	84 24Ɗ
supper	90 15r16ƿ20L
supplier	81 -11ǝ34Ǖ
supplier $	88 
suppliers	82 22Ǖ
suppliers $	85 21Ǖ
supplies	90 -7Ɨ11ǐ19Ɲ
supply	90 10Ŕ12ǐ15Ǖ
sure	78 -10Ş-9Ǒ-7y7bsƌƱ8Ļ11OŨ12Z15ǒ20ŀ23Ŗ
surprise	90 20Ǥ
surrender	88 30ƪ
surrender value	88 30ƪ
survive	88 18x25ǝ
suspended	85 18Ƅ30Ÿ
suv	90 -11ŷ16ų26Ū
sweet	84 7ŗ10w11ř13ū14ƶ15Ƒ17t26Ŭ
swim	90 43ƍ
swimming	88 13ƍ
swimming pool	90 
swing	84 8RĴ26M27X
swing by	90 28M
switch	79 -10Ǌ11ŢŸ14ł15Ō28ő
switch $	83 15łŢ16Ō
switching	88 38Ţ
switching $	90 28Ţ
system	68 -10n9ǝ13Ǜ17Ǝ19ǘ24Ǘ29ǖ
system $	76 -11n9ǘ19Ǝ46Ǘ
system were	80 16ǝ
t	88 11ǘ16ſ38b
table	79 7ł10T12Ʈ14ƥ15s26n28M
take	53 -26Z-19ŀ-14q-12y-10Ơ-9ŶƮ-8Ŝ-7rsľŔŪƆ7eņũǋǒ8TśŞ9NŒų10ŎǄǨ11ŝ12ő13Ɨ14Əƪ15ŇƖƯǁ17Ɠ18Ţ19Ƭ20zŧź21Ũ23ǂ24BŠƱ25łƤ26ķŹ28ƻ34Ƨ35ů36ǖ
take $	77 -19Ň-16ł-14q-10Ƭ-9Ư-7Ŵ10ǐ19ǂ25ƻ30B34Ź62Ŏ
take a	77 7ĵ12eƿ13ƪ17ǁ35ś
take bookings	79 15ǖ
take cards	88 
take care	77 -7Ŕ9ǘ12W13Ư19ŧ23Ƭ31z
take for	90 -52Ŏ8Ư11Ţ53ł
take it	74 -23ŀ-19ŧ-16ś-9Š8f10x11kķ13Ŏ15Ŵ16N17ƻ19Ş53Ũ67Ƨ
take on	90 -38ƻ-9Ŵ29Ǆ34B42Ň
take out	86 -8Ơ13Ʀ14ƪ15Ɣ22Œ28Ʊ
take the	77 -15y-12B-8ų7Ə9Šǖ17Ź20ł21ź32ů59Ư
take to	79 -7Ũ14Ʊ17ŧ22Ƭ25Ɨ29Ţ32Ɠ
take you	84 -26Ư37ů66Ƥ
take your	85 10Ɓ11łǁ14ņ19ų
taken	77 -9Ɗ-7ƪ7Ĵ15ƛ32Z
taken a	79 -8ƪ33Z
takes	77 -10ǡ8Oƃ10ų11Ƶ12Ŵſ14ǁǨ16Ŝ24Ǌ31Ǟ
taking	83 7z9Ĵ15kt43ƻ
talk	69 -22ǩ-12ŉ-10ņ-7ƶ7Oƃ8gTŊ9Ŝ13AĵŵǙ14sńǠ16ň23Ĺ58N
talk $	82 17s32N
talk right	90 40N
talk to	86 -12ņ-7ǉ10N14Ŝ17A18Ǡ21ń
talked	74 7tĽ9s11Ư12ƨ15Ʒ16B23i30Š36r
talked about	85 14Ư16ƨ19Ʒ21r
talked to	86 7ń9Ƃ14s
talkin	86 -7Nǩ7a8Ľ9ń15C16ō
talking	70 -7ƬƳ7ş8ńœŦƨ9Oŉ10hƆ11cƍ13X14ť23vŇ24a32ǩ
talking $	86 -13Ɔ10Ĺ11œ15c18h20ť
talking about	85 -15Ĺ-8Ƴ9Ū11ş12v14ƍ18ǩ21X
talking to	84 24ń29a
tall	81 -11ŵ22ǂ67ƺ
tall are	85 34ƺ
tape	86 -8a45ŋ
tax	84 9Ǌ10f13ǆ14T22ƅ
tax return	90 10fǊ14ǆ15T
taxes	85 -7ǋ14ǃ16Ƶ17Œ21T31Ǡ
teachers	90 15Ķ
team	83 7Ł11ǈ15Ʒ18x31ǩ44Ǉ
teen	86 -25ŷ53Ź
teenager	76 7Ƃ10ŭ11Ź15ź
teenager in	79 11ŭ
teenagers	86 12Ź19v
teens	90 11Ƃ
telematics	86 34Ž
tell	45 -11Ň-10LĺŞţ-9bI-8włśǐǥ-7ĸş7ĴŁœŰƉƤƪǈǗ8hqŜŢŨſƨǚ9żƚƱǞ10xEFMńŏǑ11ļűƭƳƴǆǖ12knHƥ13ĹĿ14guUưƿ15ƄƊ17iŊŤƞ18Ǆ20Ŕ21Ŗ22P23ō38B
tell me	46 -26ǩ-18Ŋ-16B-9bI-8śƙǐǥ-7ĺłŞşţƕ7WŪůŰŴƄƉƟƤǗǛ8hĴŀŁŝŢƪƿǈ9ŶſƚƱǘ10qFŅżǑ11xEMœŖŗŠƞƨǖǞ12iHŜŨűƭƴ13nńŧƥ14kuư15P16UĿƊ17g19Ť20Ĺ23Ƴ26ō31Ǆ
tell you	69 -18Ǆ-17Ƴ-15ŧ-10Ĺ-9ŗ-8ŇŶ-7ŅƷ8Ƨ9yƙ10ƿǆ11Őƞ12ļƄ14ƕ16Ų20ŏ23Ŗ30Ŕ41ǩ54Ŋ82B
tenant	86 -9Ǎ11Ɯ12ƣ16Ƣ24F
term	69 -10Ɣ-7ƬƮ7Ɯ10Ƶ15B16W24ŕ62Ʃ64ƭ
term $	90 15Ƶ21ŕ
term or	82 29Ʃ
terrible	90 9g11w12Ũ13œ
test	85 7ƹ8ŧ31ǁ
tests	90 30Ǚ39ƾ
texas	90 15Ÿ20l
text	72 -9ǩ16ū24ś37K
text $	88 33K
text me	86 -7K20ū
text or	90 
text you	86 -13ś-10ǩ39K
than	63 -14ǩ-11tv-8C-7Ɠ7ŇőƸǌǡ8LŴǇ9œũƁ10aťƦ11ŦƒƩ12YǦ13Œƺ14Ņ16Gǂ17ķ18K23Ů26ž28p
than #	75 -15ǉ-9ǩ11ĺő12Ǉ16ƺ17Ů19ť21Œ22G
than a	84 10Ū11Ƙ12ľ14S15ǡ17Ǧ
than that	90 -10Ɠ10ű19ŗ22ž
than the	86 -12ŗ16Ŵ17œ19ž
than you	83 -14t-13v10Ƹ22ǂ47p
thanks	86 8i9Ĺ11ķ
thanks for	86 8i9Ĺ11ķ
thanksgiving	88 36k
that	30 -27Ǉ-19iĹ-15sǨ-13Ǟ-12YƬ-11N-10Pľǈ-9Ɨƚǟ-8eXZźƟơƷǄ-7rwƨƮƾǊǍǡ7ahFŅŲƋƜǃǓǙ8ĶşŰƌƏƒǁǐǖ9ĵƀƘǏǢǧ10jnůǔ11lWŁŕŜűųƪ12ķŌšƅƥƿǕ13MŬƍ14oŧŪƈ15AūŻƑƩ16ŋŮƙƻǀ17dQŒŖżǝ18řǋ19ƝƧ20CDRĽŔŦ21ptũ22S25ŀ26Eś27Ž29uǩ31Ť32ĺ33Ƴ38Gŭ39Ŷ42ňő48ō50ĸ52bŠ55Ũ56Ňť
that #	86 -8J12ǘ15ƀ26Œ
that $	53 -32Ũ-17Ŏ-15iő-14Ŧ-13Ť-11QŵŶ-10BĺŒ-9ŉƓƔ-8śŢŪƧ-7ĴķĹĿƱ7wŇŷƹƻ8OŻǙ9qŕŲǃǔ10bAŠǁǐ11ŔŖžƺ12Ůǅ13Ŭ14ň15ū16mH17Cŗ18S19D20œ21hŀ22ǥ23ƿ24ř26ǩ28ť30v34ō35Ō42ĸ44Ƴ
that @name	88 -9Ũ12a15ĸ29Œ
that a	68 -31ť-26Ŏ-18U-14P-10Ņ-9Ǌ-8HƳ7ŭǒ8Ł9ňƴƼ10ũƊ12ŕ13ĻŸ14ķ15ľ16ĸőŦ17uŤ23ǩ30S32G37Ũ43h
that about	75 -9Ʊ7gƮ9Y11r14G15TŇ33ō
that accident	90 8ż25ť
that address	81 -13S8ŷ11F17n32G
that all	80 9ķ13uŻ14ŪǗ17ǋ23d39ō
that almost	80 23Ǖ
that an	90 12ū
that and	88 -8Ɯ12g14GƝ
that be	83 9A10Ķǁ11ĻŎ13g16E17CV
that bugs	90 -10ŧ9Ş12ŀ17Ž
that building	90 -11Ǎ-8Ǩ15ǝ26ǋ
that came	90 -11ƚ18j34Ŧ
that car	74 -8Œǩ8Ŭ10Ų11ŵ12ų14ű17Ů27ŭ35Ŷ
that claim	70 11ũ15ţ18ŧ31Ť36Ŧ
that clear	88 -7ť37ň
that commercial	90 -10Ɔ8ǋ14Ǎ
that company	79 -17Q-13f-8ǅ14ŝ15Ŝ22ő29Ţ45Š
that correct	80 8ž11š13ǜ14pF17d
that could	85 10ǚ14Ƒ15ĸ20Ǐ28Ŀ
that coverage	88 -8ŗ18Œ39Ƨ
that did	83 -9Ŧ-7ƛ11ňŨ14Ť19H
that do	81 -28X-11x-10Ňǩ-7ŷ18Ū29ĸ35ǝ37Ŏ54Ũ
that does	90 -7ǂ7Ű11pL
that down	85 -13d-12w-10Ɗ10ǆ12ƍƹ15oƆ20p
that everything	88 11Z16ƻ38ō
that for	77 -8Ň8bŝ10Ő15ƻ24ŏ54Ũ
that from	86 -14h11śƓ15ů16ũ19Ɲ
that go	90 -19Š8ő28ŧ35ť
that goes	90 9R16Ʃ
that got	82 -11Ŷ10Ƴƴ24Š33ĺ
that group	90 30Ƨ
that had	90 15ƽ16Ũ
that happen	86 9ť26Ť
that happened	86 -8Ƴ9Š14Ƥ28Ũ
that has	90 -9r9Œ18Ł26Q
that home	88 13Ɲ14G16F19Ɣ
that house	84 -23S-9ŶƑ12ƞ14ƅ25ƒ57G
that how	74 -8ƽ-7ŲƖ9Ƴ10Ɯ11ņǎ12fųǃ14ŵ15RŨ19K27Š31ļ
that i	80 -9Ŋǩ-7Ō9ab13ű15ŉŝ33ō
that in	84 -16Ŗ-12Ś7Ų13ň14ř15Ō18Y27Ť
that is	49 -23ƅǩ-15ŝƾ-12FŨ-11Š-10jơ-9K-8ksľŇňŖŰűƞǔ-7ŒŘŞūžƑƨƳǓ7iARUZŵƌ8vJłŸƧǖ9aĶŐƓǘǢ10loqŊōŕǅ12wńƇƥǂ13ſƩ14WœǏ15xŅƈ16ŔŤ17YŴ18pǃ19ļşƒ20Ū21ŧ23ƿ24MŦ28bŀ34ķ36DI
that it	78 -15ĺ-14Ť8Ū9ƄƵ12ƀ13Bń14Ļ15ƙ16ū20Xť38š
that job	79 -18G-11Őǈ9ǧ20S27V28Ƨ41u
that just	90 -9Ǉ10ǉ13Ʀ15Ƣ27ǈ
that kind	85 -7ƿ9Ɓ12ư22ƹ
that last	84 -11œ-7ň10ƈƚ12b13ť31ǩ
that life	88 11Ƨ
that like	88 -16ǩ13Ƴ61Ũ
that little	85 -17x10ū12Ľ13Ž14Ʀ16ƻ24ƞ
that loss	81 14Ŧ18ŧ21ũ22ť30Ƴ
that make	85 -13Ň10Ũ13Ŀ31ň
that makes	76 9p11ǔ15ŝ21Ƴ
that new	90 8ƌ10t12Ǐ27Ŷ
that off	90 8Ǔ14D15ř
that okay	83 11s24ň
that old	80 -9j10H11ŶƋ13š15tĶ23ű
that on	84 -7ŷ8ŸƜ10Żż13ƛ33ǖ
that one	69 -14Ĺ-13ĺ-8ǩ-7ŇŪ9Aųƀ10ŘŻ11Ť12ťű15bĿŐŲ16Ʃ17ŭ19gƅ22Ŵ30Š32ƒ46Ŷ
that or	90 13Ŭ14Ŋ15Ł
that out	84 7Ǒ8ĸ10śƂ22Š23b24Ŗ
that page	90 8ŗ14Ś
that place	83 13n18F19Ɨ25G
that policy	71 -14ǩ-10ť-9ŝ12ŕ16Š19ŗ20ř24Ş30ƪ33Ŗ48ő
that premium	90 11X
that price	88 -15s-13ľ12ŎŘ21r23Ň40Ņ
that right	52 -19w-15Gňƒ-11Z-9Ż-7yBŇōŏŕŪƋ7ŶƜƲƶƺǔǣ8ŅƔƪƭǚ9Dƿ10oǇ11ĹſǙ12Ơ13ŭ14lSǂ15ŃƨƱ16şƫǑ17u20bAŐ
that roof	85 -14Ǉ8Ɖ44n
that same	86 13I16Ɠ18ő22ũ
that so	76 7Ľņ9Ɲ11fjĵľƶ13ų14Ƣ17Ł20p22ǚ23ǁ
that somebody	90 -13I15ķ23ľ
that sound	79 -11S9ťƗ17Ů18Ľ22G40Ň
that sounds	88 -7ƿ7Ũ11Ə12Ǜ20ť
that still	78 -10v-7I8H9L10f11ƫ12qOPV13F17C26c
that that	79 9ƌ11ƽ12ǟ13Ʃ14y15p18Ū21ĺ
that the	69 -16I-9C-7ľ7huů8Ǌ9ƛƯǈ10kŻƔƬƱǃǇǧ11VŞŪƏƧ12aƈƒ16ŷ17Ǖ18ǐ36E
that they	88 -11ť12ƽ14ƾ15Ưƴ16ƻ
that to	88 28Ŗ38ś
that truck	84 -10Z-8ǐ10Ŷ15ŭ16ų21Ŭ
that up	90 -8ň15ƃ35ǩ42Š
that vehicle	90 -17ų11Ű31ŭ
that was	78 -13Ŧ-11ǩ8ǜ11ű15AŇ23ť25Ť57ň
that we	90 11ō14ķ20ŋ
that what	64 -15Œ-9Ő-8lǚ-7Ƃ7MŔƽǓǩ8ŽƗƩƸ9NĿŬƁƉƠƦƨƯǡ11sWœŨ12ƘưǅǏ13ŝƾ14ŵ15dń16ƥ17ǔ20ű24ƅ
that when	90 -13Ũ-7Š7Ƨ21Ń27Ŗ
that who	86 -8Ƅ12ƕǔ13z14ơ16Q
that whole	85 -13Ʃ-9ƭ12ŦŨǢ21Ƶ22ƪ
that will	90 7Ś12Ź15y26ĵ
that with	80 -35Ő11Ɓ12ş16b72Q
that would	84 -13Ō7ĵ13X17ǀ36c
that you	65 -17ǩ-10ĿŁŒ-9ķ-8Ɠƾ7ŉƘǏ8LĹō9ŮƖƗ10XǕ11nƼ12CĶƙ13Ǡ14a15Pţ18ŀŞǋ19ŗ32ŝ61ĺ
that your	72 -7ǃ7oƠ8Ŗ9I10ǐ11Ŏ12Ƽ15LS19Ǜ20ǩ21ł26Ǆ34ŭ
the	22 -31Ŗ-23ő-21i-20Ň-19Ƃ-17ƴ-16Ƥ-15Bōƣ-14pĻň-13o-12uŝ-11L-10G-9zNŸǖ-8tAŃŊǎ-7TţƸ7YƀƓƦǡ8abdmDŵſƶƼǉ9fnwśşŠƉǑǓ10ŔŰ11ŗŪŽƘ12ZĶŌƒǛ13ŤƁƎƚ14QľưǗ15ĺƍƭ16JĿŐŴƈƗƜǇǈ17ņƏƵǁǃ18Ǐ19ehŧŭžǊǣǤ20xŮŷƥǆ21ŻƇƧǥ22ŕůźƢƪ23ŦųƐƟƻǋǐ24łƊƙƮǅ25kĽŁřƅ26UƋƌǌǧ27ƞ28yǍǟǦǨ29ƄǞ30EƖ31Ƒƛ32ŹǢ34ŀƫ35Śƕ36Ơ37ơ40ū42Ǡ43Ŭ
the #	61 -16Ū-14C-12ř-10Y-8cǖ-7Ǔ7hm8eĶŌƉ9ūŭǦ10TŅƃ11IOV12ňǄ13ş14ŷǕ16ŀž17wŒƖ18ĴǢ23rsľ25u40E
the @name	77 -29o-12aǈ-8ļ13řƘ46Ő51Ŧ52Ś
the account	83 -18Ǡ13aY49ř
the address	86 -10D-7G10Ɲ15E24ǋ
the adjuster	84 31ŧ
the age	90 -8Ɖ-7ƣ9Ǎ33ƈ
the amount	88 -12ƌ-7Ɨ10ƓǢ13Ʊ17Ƭ
the apartment	65 -19ƣ-13ơ-12ƛ-7ǧ12Ɯ13Ű17G18F22ƥ24Ť27Ơ30Ɨ34Ƣ
the app	79 -11Ž-9Ŗ9ǆ10ś11Ƅ16Ŝ29ŝ51Ų
the at	90 -11Ř-10ś56J
the audit	77 -12Ŧ-10Ť49Ǥ
the auditor	90 -7ǒ18Ǥ
the auto	78 -9Ū7Ɓ9Źƃ10Ƅ16şƂ
the baby	79 -19Ƹ-12Ŷ21vƯ22w24x25u
the babys	86 -17d39v
the back	88 15ƙ18Ʋ23ű
the balance	90 19Ɣ
the bank	73 9ǐ10X17Ĵƕ22Ŭ25Ƅ42Y
the bar	90 -8Ǡ39Ǜ
the basement	71 -12Ƙ13Ɯ15Ɲ16Ɗ25ƥ32ƛ
the beneficiary	83 15ƫ
the best	73 -11Cŝ7D10ņ12J16ł18K22ǩ23ǟ24ƞ25U32I
the big	79 -9ǘ7Ɠ10Ǔ12ŗ13ZžƇ26Ǐ46Ő
the bills	79 -10ǝ8Y11U18Ŀ21Ł25Ʈ29Ǡ
the books	88 10Ǡ19ǈ
the boss	90 9Ǚ15sN19Ł
the both	90 -7s9ǂ10p16Ư
the bottom	90 9Ņ11ū14ł
the break	90 21Ũ23ũ
the broker	80 21Ŝ
the building	70 -39ǋ-12ƅ-10ǌ-7Ɔ7ƥ15ơ20ƣ27Ǣ101Ǎ
the business	59 -41ǟ-27Ƃ-21ŭ-14Ů-13Ɲ-8ǩ-7Ŏ7ǈ8ǎǡ9ǃ10ǅ15Ǜ16A18Ǌ19Ǆ27Ǧ40ǥ41ǐ43Ǩ48ǋ49ǆ59Ǟ
the call	85 9Ł48s
the car	60 -25ƕ-18Ő-14Ǘ-13tŴ-12y-11Ū-9ų-8Z7ŵ8NŠ10Ž15ƃ18ź20Ƅ22ŭůž25ūŲ32Ź42ű43ş44Ű72Ŭ
the card	80 -14e-10v7a9ŗ11b13F14c19Ő24ǖ25ř
the cars	68 -18ǐ-13Ǧ-9Ū-8Ƙ7ķ9Ŭ11ş12ŵ20űŷ21Ƃ44ŭ
the cash	85 -20Ʃ9ǖ11ĸ45ƪ
the cert	90 16ǧ
the certificate	79 -18ǒ12ơ15ǃ35ǧ
the check	84 -15Ư12Ő31ƫ50Ŧ
the children	88 -7B12Ư16ƫ19v
the chimney	86 -9ǚ49Ɛ
the church	90 9ļ19tƶ
the city	88 -8Ƅ16Əǧ18D
the claim	76 -7ţ10Ť17ũ29ť
the client	90 9Ǔ18Ǘ
the closing	83 31Ɩ
the cloud	90 33Ǘ
the coast	90 20C31ƚ
the collision	90 -13Ř18ƀ
the comp	84 12ƀ17ǣ19Ǥ
the company	63 -24ŐƂ-17Š-13ž-9ƷƸ-8ơ8Ķ9ŝŞ11Ƨ12ǆǥ13W14ǈǩ15ǃ17ǁ19Ǆ20Ǡ23Ǌ24ǐǡ36Ǧ38Ǩ42Ǟ44ǅ60ŧ
the companys	84 -9ǃ-8ţ11Ŕ17ľ19ǐ20ǟ30ǥ
the complex	90 -9ƣ36ơ
the computer	88 7cŚǗ11d
the contract	72 14ř19ƒ34Ǔ
the cost	90 -10ŧ16ŀ29Ş
the country	84 -7Ĺ12C14ǔ21ǀ22l
the county	84 11ǔ14ļ15Cƅ19Ə
the coverage	80 -7ƀ8Ń9Ŏ10Tƭ15Ǣ17ŉ23ſ
the credit	82 -23ǖ-20ĵ12ĸ13eƦ16Ŭ17ļ20Y39Z
the creek	90 22ƙ
the damage	84 12Ɨ13Ũ24Œ29Ŧ
the dash	85 22Ů32ū
the date	85 8d12Ɩ21ť26ŕ
the day	78 7i9ŕ10ŧ13Ű17Ɵ27R28Š30Ƨ
the dealer	90 13Ɓ15Ƅ
the dec	85 -10ǚ8Ś14ǡ19ś
the decision	90 30Ł
the declarations	88 8ś22Ś
the deductible	74 -14ƚ11ľ14ĸ19Ř21ň
the deliveries	78 21ǐ
the difference	90 -10ũ9œ18ň20ł
the divorce	90 14ĵ27f
the dmv	88 32Ƅ
the doctor	84 17ƻ23Ƽ24ƾ
the dollar	90 -8Ť9ǖ18ŗ20Ŧ
the door	85 -10w12Š13ū14Ƙ16ǄǊ22ǃ
the doors	86 20Ǩ22ǅ
the drivers	82 9Ÿ12a18ǩ
the driveway	84 52Ū
the dwelling	88 13Ɠ
the easiest	90 10ś14K
the electrical	84 18Ƌ20Ǒ
the end	77 -10ǆ9Ŧ10Ń11ł13Ǥ16Ł18ǃ22ư49b
the equipment	76 -9Ɠ56Ǐ
the fall	85 10Ľ12Ǟ18ƾ27y28ŕ
the family	70 -31n10ĺ13q18Y20Aƶ28Ƴ34y46ƽ
the fifth	90 13Ĵ25ń
the file	88 -14ŧ21ś27a
the fire	79 9Ť10Ǝ13ĺ39Ə
the fireplace	90 18Ɛ
the first	68 -12a-10Ļ-7Ǒ7ŌƠ8rA10e19Ś20YŠ21Ń22x23ƅ26ń32ǩ
the floor	88 -15Ƣƣ13x29ǈ38ƛ
the form	71 -8o7hw9F11ļ14pŐ16Ĺ20am
the front	79 -9řŤ7Ƈ8Ə9eŸ11Ʃ13ƣ15ĺ24ǈ
the full	79 8ƈƠ10uƁ13DŹ23ƭ24Œ
the funeral	81 8Ʈ28ư
the furnace	82 12ĸ15Y20Ƌ23Ɗ
the garage	81 -20Ű-10Ǐ11Ɛ15Ť16Ɯ23Ɔ32Ɲ
the gc	86 -14ǩ-7ơ20ǧ45Ǔ
the general	85 -13ǡ17ǧ21Ǔ
the grades	79 34ź
the grandkids	90 10k22ƶ
the ground	85 11ƍƺ16Ɠ
the group	90 -9Ʃ8Ʀ19Ƨ
the guy	88 7ƈ10Ľ19Ť23B
the gym	73 -16V10Ƨ22ŗ23P28ĺ
the heat	90 -20i33j
the holidays	90 11U13kǇ
the home	66 -11RŬ-10Ƥ7ş11ŋƝ12ƅƌƕǋ13F14Ľ17ŷ19Ǝ23q25n26Ɔ27Ɣ32Ʒ
the hospital	75 -10C-8ţǩ-7ŗ7ƃ9Qů11V13ž14S18PƼ22ƦǨ24ǂ28Ƹ
the house	50 -19ŗ-15ǎ-14ǐ-12Ŭ-11Ǒ-9ŁűƢ-8łǓǞ-7ńŴ7Ǝ9yůƮ11ƇƊƞ12Źƚ13hƆ14H16ƙƝƟ18M21ƌ22ƛ23ƅƋ25Ɩ26D27Ƒ30Ɠ31Z32Ɣ34Ɯ35Ɨ37Ʒ44ķ48n49ƒ
the household	71 -16ų13n14T15Ū27Ʈ32ŷ
the id	86 7ř9d34Ƅ
the increase	83 7œ39Ŕ
the inspector	79 19ƈ
the insurance	69 -40Ɣ-17ş-11ǘ-8Ĵ9X10Ʀ11ŞƇ12ƤǤ13ƫ14ţ15ǌ18Ř24Ŧ33Ł71ƕ
the jeep	90 -7ŷ9Ū16ų20Ŭ
the job	70 -15u-11qV-9Ƨ-7Ǔ7gƃ13Ŵǧ14ů18S19R20Ƭ22P23Ʀ29U35ǣ40W
the keys	74 7Ź9Ŀ10Ń13ų37Ɩ
the kids	64 -35u-13v-8prķ-7Ʒ7ƍƶ8NŨ12qw15ľ19n24y28ƫ29Ʋ30x34ƭ37Ʊ43Ư
the kitchen	76 7Ǐ10Ǝ12ǈ14Ǜ15ǝ16ƞ22ƌ
the knot	90 45f
the lake	84 -8Ųƙ-7Ǉ9Ɯ12ķ15Ɵ25k28g
the landlord	76 -12ơ-10ǧ-9ŗ-8ž-7F29Ơ67ǌ
the last	57 -15Ƽ-13ĺǩ-12Ǌ-10Ŧ-8ƭ-7oƮ7ż8eyŁǎ9łő10Wƹ11ǣ12Ŭǘ13aţťƛ15c16Ĺ17ƚ18ĵ19œ20ƾ23ư25Ƹ40Ŝ47ņ
the lease	65 -40Ŭ-17ś-12ŕ-9n-8Ŕ12ǌ17Ơ25Ĺ80Ƣ130ơ
the legal	88 10ǆ12ƀ27ǃ
the lender	75 10ƙ11Ƅ45ƕ
the letter	84 27Ŕ28Ś
the liability	84 -8Őž12Ǌ18ǥ55ǡ
the license	88 -15Ÿ35ū
the life	80 -12ƴ8Ʀƭ10ǀ12Ʊ14ƨ15Ƨ29ƿ
the limits	86 -7Ǔ12ľ19ŗ
the line	81 10ƪ13ķ15X16V31a36s
the list	90 14Ŀ15ĺ16ń24ǐ
the little	76 -8ƣ9ū17vƯ32w40x
the loan	80 41ƕƪ
the long	90 13ŀ26ū
the lot	85 12ǟ13ŻƄƇ46Ƒ
the lower	77 16ƃ35Ɗ
the lucky	90 -7ǈ35o
the mail	85 -11ś-8J10D14Ľ19ļ27K
the main	83 -22Ɵ-10ŷ-8Dǩ-7ƅ13Ŝ14Ş17Ɗ19ķ25ų37ƛ
the market	85 20H23ƒ
the menu	90 14X22ǩ25Ǜ
the middle	82 -7Ź11v13L23N
the moment	82 -7ŗ34Ő47ŏ
the money	75 -19A-15ǔ-7Ư15ľ18Ŀ21ƶ25ǖ26ŀ32ƫ36ĸ37Ǡ
the month	79 -9d-8ŕ15ő25Ńť36Ĵ
the morning	88 -11L-7i24R42ů
the mortgage	74 -20Ɣ16ƭ18ƕ27Ʈ28Z
the most	79 -22Ƙ-20Ŗ9Ǐǩ14ľ17X31Ɨ40ŗ
the move	86 17H42ƞ
the name	71 -9a-8Ǩ-7wǒ9ƾ11ƻ12Ŝ13ơ17Ǡ21ƕǃ40Ő48Q
the nearest	88 -12ů21Ə
the neighbors	77 8Ɯ9Ŀ13Ť19ƞ
the new	67 -25Ǟ-15ƅ-12S-10ǈ-7ŝǢ7ŕǅ10ũƀ11DŃŔǓ13œ14Ƶ20Ǐ24U32ĺ33Ŷ38Œ50ƞ
the next	79 -8Ń-7O7Ź8Vǀ17HĻ22ŕ23k
the note	90 -20ƭ48Ŭ
the number	73 -15eū-8Ţ-7Ťŷ7ƌ8D13ƛ18Ǉ20Ņ26Ÿ31Ƭ42ř
the numbers	90 -35ž-11ǡ7ū18e49ŗ
the odometer	85 38Ů
the office	73 -19ǟ-18Ɲ-8Ů-7nq10I11ś12ǘ23ǈ27Uů28ŭ41R
the old	65 -17Ņ-9Ǟ7Ƌ8ŕ9zš10ŗ11Ɖ13D19ƀ24S52œ53Ƶ
the oldest	85 -8Ÿ9v15Ź32w
the on	88 -9ƀ7Ő13ż14F15ų21ŕ
the one	65 -15t-13Ƽ-9aųŶ-7ľƦƪ7zŻƃ8Ŀźƛƫǧ9Ƶǉ10ŴǍ11Ƴ12ř13h16uņ18ŵ19ş20ž21ţƢƧƻ24Œ25ż27A34Ūǋ
the only	74 -14T9Ż10ųƼ13ń19ŷ21Ū27Ʈ
the original	84 -9Ɖ11ƅ12ƌ20ƈ
the other	66 -22ş-20ń-13Œ-11Ŧ-9ŷ-7nǍ7ż8ƃ9ƣ11Ɗǂ15Ƶ16ǈ19w20Ţų23Ū24ł25ž27Ŵſ66Ņ
the outside	86 -13j51Ƈ
the owner	85 -20F-9ơ17ǌ18Ǣ22Ǩ23a24ǆ
the owners	90 -8Ǉǝ10ǉ15ǆ20Ǩ
the package	90 18W
the paper	90 8ŗ15Q16Ś
the paperwork	79 9Ɲ10ś12ǃ16o18Ǡ20J21Ś
the past	84 9ǀ13ņ26Ż
the payment	85 -11Ŭ8Ŏ20Ɣ27Ĵ
the payments	85 -14Z-11Ʒ7Ĵ15ƔƩ35Ʈ
the payout	90 -16ƶ13ǩ14ƫ24Ŧ
the payroll	85 -16ǉ-7ť18Ǡ24Q33Ǉ
the pdf	90 29ś
the people	90 -8Ǒ31ŝ35ǔ
the person	90 8Ŝ15Ŗ
the phone	72 -25I-9ǩ-8Š-7Ż8KXĹŌ9iŧ11CM12ǖ13ľǄ14r15ĺ16Ž17ǟ19cŚŜ31O
the pickup	90 13ų19ŭ
the picture	88 33f
the place	66 -21Ƌ-16ő-13ǩ-11H-9Š-8Ʀ-7vZŬ7ƤƵ8Ƒ10ǝ11Ɵ12Q14ƞ15ƐƖ17ǖǨ21ƒ24ƅ26Ƣ29ƔǊ31F32ǅ33ƌǟ43Ơ
the plan	79 7H8ƵǨ10Ư11kzŀ14ł18V21Ʊ
the plant	86 -11Ǟ7ů17Ƨ19U31S
the plate	88 9ǌ26ū
the pleasure	90 26a
the plumbing	88 21Ǒ
the policies	79 
the policy	64 -17ǥ-16Ƣ-10ǡ-9ŏǢ-8žƀ-7ľƩ9Ɩ10a11ŒŚśƚƧ14Ź15ơ18Ū19ŕǏ20ƪ23Ő25Ǟ26ŗ29ř38ŷ
the pool	90 29ƍ
the premium	90 8Ʃ14œ
the price	72 -32œ-21ƒ-11łŅ10Ţƴ11Ŋ14ĵŉ15ƈ23ŝƩ30Ŏ39ŀ41Š52Œ
the proof	84 11Ƅ30ƕ
the property	75 -21Ǣ-8Ő9ƍ14ǋ16ǥ24ǌ29Ƒ30D
the quote	83 -15Ņ-8K11ǃ13c24e37J
the rate	82 11ź14ĵŎ15ĺ19ŝ21cŞ
the rates	90 13Ţ14Ŏ15c
the reason	88 -8ŝ12Ţ13Ƃ15š20Ĺ
the registration	90 35ū
the regular	90 11Ų12K16Ƙ
the renewal	76 -10ŕ-7Ō12Ŝ18ś30Ĺ
the rent	84 15ĿƢ49Ơ
the rental	90 -9Ɓ42Ƣ
the repair	88 25Ŧ
the rest	83 -9Ƌ7ƚ8ƥ11ŷǑ13ş20ō23ǩ
the restaurant	90 10ǟ11W12Ǜ
the right	85 9ƭ12Ƭ13X16a19Ǥ24d
the river	90 31ƙ
the road	80 -10R7ǀ8ſ11Ǧ12y19Ǟ24Ź26ŭ28ǟ
the roof	63 -15ű11ƪ13Ƒ54Ɖ56ƈ
the safe	90 19Ž
the sale	90 -17Ǔ56ƒ
the same	66 -22c-8G7Űƫ8ĺŘǇǜǥ9Dł10Ƈ11ŜƖ12ņ13o15ũ16Ŵ21Ʃ24Ŷ26ş31p34S
the scale	88 20ł42ƺ
the school	88 -9ƂƱ15ǔ18Q26Ǔ
the second	79 -7Ū23Ō54Ŵ
the service	88 -11ŝ-7ƒ7Ş9yư11ŧ12ľ
the settlement	90 21Ŧ28Ɩ
the shop	63 -20ơ-16D-11ǎ-10SƤǢ-9ũ-8iŏŕƣ7y8ǞǦ10g12UǐǠ15ǋ16Ɓǝ18Ǩ21ǈ27Ǎ32ǅǟ33Ɨ35ǥ36ǌ44ŵ
the size	88 15rƆ
the south	90 11l19C
the space	88 -26F20ǋ28ǌ
the spring	86 7H13tǞ29ŕ
the square	90 25Ɔ
the state	74 -11Ő-10aŃ-7Ʊ7ŗƚ12Ķ22ž23E35C38ǣ45Ƅ
the store	80 -11Ɲ-10ƣ-8ǖ13Ǐ14ų18ǟ20Ǌǎ27Ǎ28Ǣ
the story	88 14Š47Ť
the street	76 11Ƈ12Dƣ13ǋ32ƙ
the stuff	83 -25Ɨ-8ƒ8ķ11ƹ12ƥ14ƿǕ43Ǣ
the subs	90 -9ǧ13Ǒ15ǒ
the summer	90 11ƍ12x27Ǉ
the surrender	90 10ƪ
the system	88 13ǘ
the table	88 7Ś20s29n
the tax	88 10fǊ24ƅ
the the	68 -10v7ZƈƕǠ8wSŠ9uŔƄƦ10cőŮƋ11Śƛǌ12kGŃ13V14tCŇ15Ɨ16ū21ž
the thing	84 -8Ş12łŖ13ŀ14ŝ33Ŀ
the things	90 13Ŀ17ŝ
the time	82 7Ĵ9šŲ11Ń13Ļ14ų15F20Š
the title	82 24Ɩ43Ŭ
the top	77 -7œ8ŗ9a10Ś11ƈ12ĺ13Ɖ14Ƃ18ľ19Ǌ26ř
the total	86 -15Ť8Ơ14Ņ16ZŦ
the truck	71 -31ǐ-30Ū-11Ɣ10ŵ12Ʀ13Ǐ15Ŷ16ŭ19ǋ20Ŭ31ų37Ŵ47Z
the trucks	88 -17ų-15Ƃ15Ǧ17ǐ21ŵ
the umbrella	90 19Ǧ
the uninsured	86 17ſ
the upstairs	88 7Ƥ14ƛ20Ɯ
the van	86 -12ų12ƀǐ14Ǐ17ŭ20k
the vans	90 -21Ǣ11ŭ32ǐ
the vehicle	85 12Ű21ū29Ŭ
the vin	73 -17ś-10h91ū
the water	69 11ƍ18q19ǝ20ƙ22Ť26Ɵ35Ƌ
the way	73 -8Ũ9ŧ10oƊ13ƶ14ũ15Ƈ17Ş18mƑ24a33y47ŀ
the weather	85 11ƚ41j
the website	88 11Ĺ12ǖ18ļ
the week	86 -12R9ĺ10ŭ15ǎ23P36i
the weekend	88 21kƿ
the what	84 -10ś12Ŀ13JƂ15š
the wheel	79 28Ź42ų
the whole	72 -12Ǌ-11Ǥ-10Ʃ-7ƶ7hĴ8Ɯ9EŇšűư10Ŕ11t13Ť14ŧ16O18ůƈǉ19kŦ21ō
the windshield	88 8Ɓ24ū
the winter	85 14ǎ24ƛƟ
the wiring	84 -10Ǐ-7ƣ15Ǎ30Ƌ
the work	83 10Ǩ12Ʀ13ǄǠ17J18Ƨ37Ǒ
the worksheet	80 13ǣ
the worst	81 7Ř10Ŷ14Ǥ18ǜ24Ş29Ŀ
the yard	79 -8Ɨ9Ŵ12H16ƞ19ƍ23ƒ44Ƒ
the year	76 -7œƇ9Ǥ10ǟ12Ʒ18ťǊ20ƅ22ǅ
the zip	79 20Ŕ38E
theft	85 11ţƎ28Ť39ƀ
their	62 -9X-8ŏŭ-7dƯǧ7Ž8Ǘǘ9zƳ10Śŧ11y12ŝŴ15ǑǕ17ǐ19Ŕ20Ƣ28v33Ʊ34Ņ40ǈ49ǒ
their excuse	90 27Ŕ
their own	74 -9ŭ-7ƨƯ11zǘ14Ŵ16y17Ƣ19Ǒ22ǒ31ǐ
their price	90 30Ņ
theirs	88 -7ŦǕ10Ŕ11ő16Ǔ19Ņ
them	51 -22Ʊ-20ǧ-15Ŷ-13ŀ-12Ĵ-11Ŵ-10Ļ-8ƃǩ-7mKĺŤŨƷ7ePŷƘ8śŬơƻ9gǕ10xšųžƬ11şŲ13Ŕżǚ15ƶ17w18Sœŧǐ19Œ23y25Ǔ27Ǒ28ǈ29ǒ36Ş38Ư40őŠŢ48ŝ
them $	58 -28Ʊ-20Ĵ-16Ŷ-11ŀ-10ǧ-8Ļ-7K7w9ŗŷ10Pś13x15ŒŲ18Šǚ21ƶ23ǐǒ25yǑ27Ư30Sŝ41Ş45Ţ
them and	80 21ő
them in	90 15ő16Š
them on	88 -8Ť14Ƅ20w24ŧ
them or	90 -18ŝ-15ŧ-7Ũ11Ư12Ţ23š25ż
them right	90 -7ƃ12žƯ15Ş22ŝ
them so	88 9ŝŠ18Ŭ
then	63 -19Ū-13B-12ŤǏ-11Ň-7ő8ŶƒƔ9cyťſƇƹƾ10ńŌ11QœƧ12dw13Š15ł20ƫ21Ʃ22ņŎ25ǝ26ũ28ǩ48ŵ51ō
then $	77 -13Ň-12Ū-9Ř7ņ8Ƌ12ƒ14ſ16œ18Š24ũ26ŵƩ28ǩ31Ŏ
then it	86 12Ɣ13ǈ15y20ť
then what	80 -14Ǐ-13Ť-11Ū-10B-8ǈ10ũ21Ƨ35ǝ36ŵ71ō
then you	90 8ƭ13c14ņ
there	37 -20d-19ǅǎ-17CT-16ĺŒƥ-15ľƘ-14ŶƛǏ-13Ő-12r-11zŀł-10ťųŴƬƭǞ-9BĻœƅ-8acńŎşƵƿǇǋǑ-7bvIOļǘ7ŌŔŹƐƦǁ8Pŏźơƫǔ9YǦ10ŚŞƏƢ11AUŗřƀƎ12hũŬƙƣ13ŃƠƩ14ŵ15uĶšţƈƲƶǓ16ƃƍƜ17ƁƤ18lŉ19HVǃ21ŘƉƗƪ22ŷƱ24fiǛ25ōſƂƚǍ27ƧǨ28ǈ29ƞ31ŝƊ33SƟǄ41Ŝ42Ɲ44n45s69G
there $	51 -30ő-24Ŀ-21d-20ǅ-18T-17uƘ-15Ǒ-14Ŷ-13ŇǏ-12ńƭ-11Ʀ-10CĺƳ-9AQųŸƔǇǝǞ-8gŀƛǔ-7zZƵ7ŦƂ8ňŏř9isRŞƁ11jƟ12ţƠǛ13EŪƤƫ14ź15HŚ17ŷ18hWŗ19Ǔ23ƈǈ25UƉ26lƗ27Ɗ28Vŝ32ǩ33nƚ36ſ38G46Ŝ53ƞ58Ǆ59Ɲ77S
there a	55 -15j-14Ŀ-12G-11ľƇƙǦ-9Uŏ-8rsDŗǩ-7řžƁƞǋǍǗ7aƐ8ĹŰŲ9nŁ11H12ŃǓǜ13Ŭ14ƊƏ15WƦǛ16Ƒ19ōŹ20ǃǢ21Y25őŵƶ29ƍ31Ʋ34Ǩ37ƣ46f48Ʊ53Ƃ
there an	84 -54Ƃ-20ƣ-10Ɗ-8ǆ18Ɔ19ǃ23D54Ǧ
there and	70 -12Ǡ-9Ǩ7J9s11g13Ŀ14W17Ǉ21Ƣ41ǈ
there another	90 10ż14ŷ19ŵ
there any	66 -13ǖ-9ŏ-8ǂ-7s9ŭ11u16Ƹ17ű20ƪ21ƙ25Ō
there anything	69 -9Ƙ-8ōƥ7ƃƻ9ƽ11ŝ12Ɗ13Ŀư15Ǎ22ŉ33Ʀ
there are	90 -7C11N13ƹ22ƞ
there been	79 14Ƴ40ţ
there by	88 17ǋ24Q32Ʒ
there cash	80 -13ƪ28Ʃ
there employees	80 17Ǒ
there for	76 -16Y12Ư15V17ſ18Ɲ32Ř
there i	90 -8n8Ɯ14ƕ18M26w
there in	79 -9ƥ8Ɗ11šƎ20X36Ś
there is	59 -12ǩ-9s-8ǈ-7hj7fķźƙƵǃǗ8š9ZƐƘ10řƩǆ11ĶƎ13ǥ14ƪ15YŘƂ16Ƥ18Ńƨǁ19Ŭſ22ŉ23uŏũ25ǝ
there like	84 12ŏ19Ŝ
there more	90 -9ő15G22ŷ32ō
there on	85 -9Ś7M8n11Ʃ13F14Ƈ16G
there or	74 -12ǎ-9ŧ-7ŀǟ7ŸǗ10l11Ŗƀƪ12SƜ13yU16Ŝ18i19n23Ş25ŝ
there right	90 -12ſ-11ŀ18ơ28Ŗŗ
there so	90 7Ķ8ŝ12ŷ
there somebody	86 -9Ł11ų16ń24AƯ
there something	73 -13ǩ7Ŀ12g15ō20Ƴ26Ş32ŀ
there sprinklers	86 8Ǎ23ƣ
there still	80 17Ɣ
there that	79 12j14Ɨ
there was	83 -8ť11Ľ21Ƥ35š
there what	81 9Ÿ11l15ǈ16h17Ʀ
there when	90 -12Ƴ11ƙ14R15ơ25Ť
there with	80 -9ƞ8ƨ9ƪ10Ɯ11Ű17Ų46s
these	62 -13S-12R-10ű-8Hş-7i7qưƸ8ŖƁ9ĺǛ10fCŐƠǟ12tǇ13QŒǞ14z15ƺ16ǩ17Ū18lP20nŋƒ25A26U
these days	65 -12R-10ű-9A-8ş-7i7ưǟǩ8qUƸǡ10ŜǛ11fC12Ő13tǇ14Œ15zQ16ƺǞ18Ū21Pƒ22n
these things	90 13Ŗ35A
these years	90 8ǟ16ĺ27U
they	43 -18i-17Ń-14ǞǨ-13Ĺŀŵ-12ĺǟ-11CƳǢ-10lŨ-9aHNXĸĿŊŭǝ-8mMPĻŤƙ-7gkYZľńňŎŶƶƷǃǗǣ7ŹƓƤǇ9ƁƱǈ10ƽǔ11zƾǕ12ƻǓ13RżƖ14UŐƦ16ǒ17ķŗŲǑ18Ǥ19yŏŜš22xƅ23ƧƼǖǧ24Ơƪ26Wơ29wŘ31Œƕ33ƴ35v37ŅŦ40Ʈ49Ş52ŝ53Ŕ57ŧ
they $	84 -9ŧ-8Ƭ18v36Ņ
they are	76 -8Ŕ-7Ǣ7Ŭ8zƗ10œ11RƇ12H13ŝ19Œ24Ţ
they at	80 20Ǐ
they be	86 -8Tǝ13y15ķ48Ʈ
they been	90 -18i59ŝ
they charge	86 14Ǥ18Œ25Ơ
they cut	88 11Ŧ12š14V16Ƨ
they did	86 -12Ţ17Ő18Ş23Ŧ
they do	76 -8ǩ-7ķ9ŷ10Ʈ13ű29ŧ34Ş46ŝ
they employees	79 -18ǈ38Ǒ
they ever	88 -17Ŧ-9š-8ŭ-7ŧ16Ť23Ŗ24R31Ŝ
they gave	86 7Ŕ10Ż14W16Ņŧ
they get	85 -8ű-7ĸŵ12Ǖ14Ʈ20Ʀ25Ơ
they give	76 -13Œ-8Ʀ-7ŵ8Wő10ƪ13ź15Ņ16Ɓ18ŔǕ28Ƨ
they go	77 -12ŧ11Ʊ12Ŗ14Ɖ19Ņ21Ŝ
they got	86 -8Ş25Ǜ26ŏ32Ǥ
they hand	90 14ǒ20Ɩ27ƪ
they handle	90 23ŧ24ǈ
they have	75 -10ŝ-9ǐ-8ũƳ7D8Ő11ƓƮƾǂ14ƻǋǑ16ƽ23ŧ
they in	90 -7x28v
they let	88 7U16š44Ş
they need	88 -38Ń-19Ƅ8Ʈ16ƭ19ƕ24Ƭ43ǧ
they pay	73 -23œƮ-20Œ-18Ņ-13ƒǨ-9Ǒ-8ǉ7ǖ13T14ŗž18ǩ20Ʀ22ŧ30W44Ŧ58Ř
they put	83 -13ž-12ƿ-7ŧ10ż14Ǥ18ƅ23ƻ24Ƽ29ŗ
they quote	86 41Ņ
they raise	90 19œ29Ơ
they say	78 -10B10Ƭ15ũ19ƾ20Ŕƴ
they sell	90 -18Ǟ13Ɓ19Ʃ30ƕ
they split	80 20Ǉ
they take	82 -8ŔƠ-7Ŏ10ǐ11ų12WŹ14ŧ21Œ22ķ23ŝ
they tell	82 -17ŧ-10ŗ-7Ņ9Ƅ20Ų24ŏ28B33Ŕ
they treat	81 20Ş46ŧ
they want	84 -14ǒ-9ŷ13Űǌ17ǧ34Œ48ơ
they were	88 -7ŧ10Ņ12Ũ13U14Š
they will	81 8Ź9ƈ10Ǔ11ơ12Ń15ǒ19ţ24ƕ
they would	84 11ǁ28ŗ
thing	60 -13ķĺ-11NŊ-9Ƴ-8Ż-7ŐţǨ7řżǂǥ8Ƈ9ŕŹǠ11Ĵǃ12ŖƐ13ĻƘ14ƹ16Q17ł19ŪŶƗ20Ť21ĿŽ22Ų25ƞ35ľũ36Ńŝ
thing $	74 -12Ş-10ł-7ǩ7Ɛ8ĿƁƈ9ŁŽǀ10Ŗ11Ŧ12ŃŹǟ16Ť17Ų19ƹ21ľ
thing about	80 -10ǩ-8r15Ş32Ŷ38ƞ42ŝ
thing or	84 -11N-9Ƴ15ŕ18Ť26ũ28Ń
thing that	90 13ł14Ŀ
thing you	82 -7ķ12Š14łŝ21Ŀ24Ū42Ƙ
things	65 -11ǩ7ň8HĿŽ9ł10şƗ11Ĺŝ12ƥǄ14Ŋ15ŉƢ19ǈ21U24i33ǟ34A
things $	82 -9ǟ7Ʃ11H14Ŋş18Ɨ22Ĺ32i
things are	77 28Ƣ30U
things in	90 
think	59 -18q-14Ǡ-10Ǩ-9Ʀ-8Zƭ-7XĹŎƨ7GŀŕƤƶ8O9ĴƗ10hƈ11ǋǝ13Ʒ14Ɠ15ƒ20Ŕ22B24ŖƬ26H27Ũ31ű35ǩ41rŇ
think #	88 7ž11Ɠ21Ɨ24ǝ
think $	75 -56ǩ-19q-17Ǡ-9Z-7Ŗ8KƷ9Ÿ11ķ22Ƭ23r26B36ű64Ň
think about	73 9Ũƀ11ŀ12Ư14ĴƤ18V19r21ĺ26ǩ
think it	85 9BƏ15ƒ17ŀ
think that	86 -11G15H16ƈ23Ŗ
think you	77 -10V8śŮ9r10ű11Oŕ14ǩ16Ŗ19Ǟ23Ƭ28H
thinkin	85 7ĺ13X14ĿƵ17V
thinking	70 -9ĹŶǩ9ƀ10Ǟ11H12V13X14Ƶ17ĺŠ18Ƴ20ƭ30yƬ
thinking about	78 -10Ĺ-9Ƭ24VƳ26ĺ32y
thinking of	82 -8V12y18HƵ20Ǟ22ƭ
thinks	88 -12j37r
thinks it	90 -12j38r
third	82 10i11ǡ15ƣ17ǅ19d21q
this	46 -16Ŗ-14oƌ-13ŒƷ-12ŇŤ-11ş-10ű-8TZưǎǟǦ-7YŉőŨƢƨƬƯǨ8OSŕŜŴǁǈ9ŷƂƕƺ10cţ11dX12ŀǞ13mơƭ14Ǌ15œ16H17AƳ18Jł20MŌ22k24BN29jƖ31ŁŎƵ32sĹ33r36IĻ37ŋ42ŏ45Ń52aĺ
this $	62 -41ǈ-21ĺ-17Ō-15Ĺ-10H-9Ǧ-7iƷ8Bƕǁ10sD11Ł13Ŀţ14tJŃƂ16Ĵŀ19A22Mŋ23ĻơƳ24X30ł41r76a
this a	82 13I19N26Ń30ǅ
this afternoon	88 -10Ń17Ō18j21i
this by	88 -8Ń17A21M
this call	80 9B10ŋ13Ĺ15s29Ļ
this is	83 -19ŕ13ǡ14ĺ15N16s18a32Ĺ
this line	90 7ŋ11r13Q
this month	86 11ĺ13Ɩ42ŕ
this morning	86 -7L7i12ŏ13a15Ĺ
this off	86 10ŗ16Ǌ40ĺ
this on	85 -11Ť20Ł68ĺ
this one	82 -7Ƶ8rƺ9ş11ļƟ23Ŵ
this ones	88 14ƈ18ŵ24Ƶ
this over	86 14J
this so	90 7ũ11h12Ǡ13Ƶ
this summer	90 15x28k
this the	88 9a10ĺ13Ł
this thing	90 13IŃ
this week	82 -23i-7R12ƕ17Ő19ĺ22Ɩ25Ń39L
this what	86 8m9ǒ11ľ
this year	75 -19ĺ-18ƌ-9ƭ-7T8ƻ11H12Ń13ť14Ơ15Ǌ17ƾ22k23Ǟ33c
this your	82 15Ƥ26I42H
those	57 -14ǖ-8Dǎ-7CJƪǕ7UőƗƜ8ľŇƍ9AńŗŝƞǄǐǩ10Z11Eĵƈ12ŕƉƎƯ13ſǊ14ŶƅǑ15ű16iw17ŽǇ18Ʃ20Ƒ21Ǥ29Ų33Š
those #	79 -10D7ū8ž9w10šƘ12uŪ18ľ21ǩ23E
those $	82 12vŕ13ş14Ƌ15ſ16Ŷ17ĵ
those are	84 -7C10Ǥ11ŝǩ13ŗ18Ǆ19w20ƞ
those guys	86 7S9ŕŞ14ő25Ǒ
those old	88 11ƅ15ũ
thought	77 -13Ư7Ƶ11Ƃ12x13ư17Ŋ25Ţ32ǩ
thought about	80 8Ƶ16ư20Ƃ31Ţ
through	51 -10mŏ-8QƔ-7ǩ7ļłňƂƱ8lƦƮƻ9zšƁƚǝǦ10ŧ11śƧ12ZŪŵ13nǥ14ŤŬ15Ő16ĸũ17ŊŖƳ18j22ƨ23ƕǖ24ŗǎ26Ũ27W
through $	85 -17m-9W9Ũ11ǎ12Ń16Ő19lƚ
through a	84 7RǦ8ǎ10ŵ14Ǆ16Ŋ19Ƴ
through all	90 -12x14t26Ũ
through escrow	90 -9Ɣ42ƕ
through how	88 9ƃ12Ŧ33ł
through it	83 7ś8Ũ14Ƥǝ17ň21Ť22Ŋ
through that	81 10ż13ǘ17Ťŧ22Ƴ
through the	66 -13ŧƧ7x8ū10ǣ11ļ12Ťǥ15ś16ũ17ŗ20Ŗ21ƚ29ƨ36Ʀ
through what	76 -7Ũ9ŵ11ǝǨ12r15Z16y19Ʈ20ĸ
through work	70 -35Ʀ-10R7ƨ23W34Ƨ47ŗ
through your	69 -13ƚ-9Ť-8y-7ŗ9Ɨǎ10Z11R12Ŀ13ŵǦ14ǈ15nŖƁǥ24j32W40Ũ
throw	88 -7ƨ13Ņ14Ƭ15Œ21Ŵ26Ɯ
ticket	80 12Ǐ32Ŕ35Ż
ticket $	88 16Ŕ23Ż
tickets	69 15ţ33Ż
tickets $	82 24Ż
tickets even	80 25ţ
tickets in	78 11Ż
tie	90 -15ǩ8Ľ23f30ł
tied	90 12ķ19Ǐ20f
tight	90 11ǝ15H25g
til	83 -11H7ǧ10Ƅ11y12V14ĺ16ƭ21v
tile	88 26Ɖ
tile $	90 19Ɖ
till	72 -14v-7ǎ7Ɩ8gs9Ɵƾ11Ƒ14Ʃ16Ų18ĺ20Ń25ŕ48ƭ
till the	83 -15v12g13sƑƟ49ƭ
time	54 -10Ǘ-9Ɖǝ-8Ʀ-7ĹŖƇǈ7bųſ8Fĵŧƈƒƫ9yŠ10œǘ11ņőƛƧǖ12kŵ13Ÿ14Ńš15Ŝũ18ƺ19g20ĻŔ21s22Ǉ23ŲƸ24V26ǎ29R37N38L39O
time $	66 -25L-13Ń-10Ɵ-8Ǉ-7ņǩ7VŏœŢŲ8b9ť11ųǎ14Šƺ15ǖ17ũŸ19Ƨ21Ļ27Ŕ35g41N54R
time and	85 -12R7z13N15L30Ǉ
time do	84 -15g-11ǝ19R20Ų21ǎ39O
time does	90 -20q16ǎ40s
time for	86 9L14n19O
time or	80 8Ǚ10Ų13Ǉ16Ɵ
time right	90 -12ƴ-7R7L9Ǉ18ŧ21ſ
time so	90 11Ů12ł
time to	86 19ƒ23L
time what	90 8Ř11ŝ14v17œ
time you	76 -7Ŝ7ŞƐƫ8Ʋ10Ŗ13ƾ14ƺ18ĵ19ǘ23k
time your	90 16Ŝ19š
timers	90 15Sǣ22Ǉ
times	78 -12T-8g9Ş11Wţ12ǎ13Ƨ14ǀ18Ɵ19Ż23Ʀ38ǩ
times your	88 -12T10W20Ƨ22Ƭ27Ʀ
tip	86 -15ƺ12ŉ54ł
title	77 8q18ű22Ɩ24P43Ŭ
title $	86 8P23Ŭ
titled	90 15ķ24ǐ
titled to	90 15ķ24ǐ
to	31 -22Ʀ-20ű-17Ť-16rSƩ-15Ŗ-14nŏǅǒ-13qwşǈ-12Ɗƪǡ-11pƻǋ-10ijuŒťǛǣ-9fWƃǂǇǢ-8cŪƁǚ-7vPƎƼǊǖǟ7ŬƌƳǐ8IķƄƏǍǜ9ĴńřũƸǀǌ10dkzŊŘƖ11Ʈ12VĿưǓ14oǔǗ15ĻļųŶ16tLNƔƗǁ17Źǝ18BTƙ19GĸŜŲƓƕƜǏ20OƤ21ayHŵƭ22eĺŋō23K24sA25œƷ26ZľƯ28Xţž29ŝŧ30ł31ŉŎŢ35Ũ36ś38Ǟ41Ń42MŌ43Ł45ƶ47ůƫ57Ƶ
to #	74 -10Ƭ-8ƅ-7ŗ9Ŀ10ƃƸ11Ňž12Œ13V18Ž21Ř25ǎ26TX36œ
to $	65 -13Ƅǩ-11a-9ś7DŬ8ƽƾ9ǀ10Cƶ11ŦŹ12Ŀ16ƹ17JY22Ƴ23ƕ27ń30ǔ37ƫ
to @day	90 13kR
to @month	88 16Ů27Ɵ
to a	75 -9Ƭ-7Ĵ7Ơ8ŒƲ9Ř12XƤ15Z16Ɯ17Ǆǩ21ƫ25ƛ29T
to add	90 -25Ǟ-12ŉ10Ɓ33y58ō
to ask	71 -10ō7Ų8ƋƷƿ9T16š17Ŋ42Ł64ŉ
to be	60 -16ǩ-15Ǔ-10Ŷ-9ķŊ-7yŢ7Ƶ8Křź9Ĵž10jōŹƢ11ŃǞ13Ł14Ũ15ŏǧ16Ŏœ18łũ19ľ20ƭ23Z24Ş25ơƶ26sO28ǌ
to build	85 7ƌ13Ɛ28Ɠ
to buy	73 -8Ń8ƙ9WǏ13ł15ƒ17Š26Ō29H43Ɨ
to call	79 -15Ĺ-12Ł8ǃ13I16ļ26ĺ30ţ31L
to carry	90 -7O31Ƅ
to change	77 17T22Ŏ
to check	88 8ŏ9mA12f15Ŝ
to close	77 -11ţǎ26Ɩ37ǝ
to college	81 9m10ź48y
to come	80 11Ŏ12Ɓǁ18ĸ24M
to compare	88 9ł20ń
to cover	88 -9m17ǝ26Ʊ
to do	65 -16H-13Ļ-12ǩ-8Ʈ-7X7kśƷ8ŜŶ10Ǆ11ľ13Ń14s24g29Ŏ31Ō35y43M45Ƶ49Ư
to drive	76 -15Ŵ-10Ū-8ŷ9ų12Ũ34ŵ37Ų54Ŷ
to drop	90 11D39Ƶ
to each	88 7ƫ14ŗ17Z
to earn	90 13Ʈ44Ŏ
to every	90 -7Ĵ16Őų17Z
to expand	90 36Ǟ
to file	88 15ţ18Ƅ
to for	88 -17ǚ10ĺ23A
to get	65 -8ŏŨƿǧ-7WŎǩ7VŌŘŵ8Ʊƶ9eMśŮ11ƫǃ12ŧŷ13Ŋƕ14A15IĶ16Ƶ19ǝ20ů24b27ĻŶ29ŀ37KŃ
to give	86 15ŝ27Ł
to go	67 -22Ř-13Ś-11Ĵ-10Ň-7AƩ7sŹ9Rǐ10ķŎ11OŊ12k14Vň15Ƌ16B20ƒƮ33ŌƤ34ƭ59Ɣ
to have	75 -15ǩ-13ǌ-9ŉƕ9s10Ʒ11Ł12Ź13ơ16Ƅ19Ǔ22Ń27ō47ƶ
to hear	76 -14Ō-7abs8ņ9Ŕ11rzƽ12ũ13f19t31Ŏ39ǩ
to hire	86 17Ư48Ǟ
to it	81 -12Ł-11Ź-7V10ĺŗ13W16Ƨ17ſ19ų27ō43Ǘ
to keep	73 -8Ř7ŝ9ŋǨ10Xũ12aƮ14VŎ17ƀ25ſ
to know	64 -13ōƶ-11Ŏ-10ĹœŖ-9ǡ-8Ń-7ž7rZƀƃƢ8FřƈƵ9uţƟƸǊ10ļŏƜ12Œ14ŲƂ19cŰ20Ř78ŉ
to last	90 -14Ǌ22ƭ23ǉ
to leave	73 -8u12sĻ22ǩ26Ţƶ27ƫ
to list	79 8o11hƢ13Ƙ17ŷ20n24Ŭ
to live	88 -8Œ14G15ƅ24Ơ27Ʈ
to look	79 8ř10s11Ư14Ŏ17Ľ24z27ł33ĺ
to lose	77 -11ǝ8ǔ15ŝ20ő28ķ
to make	79 -8ũ-7y7bƌƱ12ņ14Ō18Ń19O22Ų
to me	74 -16ǩ-10Ǩ-9ŖƧ9Nň12lř13Ŀ15ļ18Ś34Ş51ś
to move	78 -18ś-15ĺ13ŌŎ15Ţ17Ƥ21Ń23ŀ29H
to my	88 7e9ś11Ŀ12Ɩ20ǩ
to need	86 9d13Ł14o17a20P
to pass	86 7Ƴ12Ʒ14s33ƶ
to pay	71 -17Ļ-16Ʀ-10Œ-9ƒ-8ő-7ZŢ7ĸƱ9Ņ10ŕŦ11ŧƔǖ12ƤƬ16Ǖ20Ư24ţ27œ53Ĵ58X
to pick	88 14ǆ24Ĺ27ľ
to price	90 11Ǧ14ł20Ƭ
to protect	90 39ķ
to pull	90 17Ĵ25d
to put	71 -15H7Yƥ8aŦ9Q11qŷƑ12G15Ō18ĸ20Ŵ21Ū38Ɠ
to quote	90 17Ǧ21ž
to reach	82 -11Ĺ-8ǩ12Ə14I20L22K27ĺ
to read	86 -12ř14d18e23a
to rebuild	82 24Ɠ
to record	90 19ŋ
to replace	78 -9Ɠ-8ǝ7Ǣ10Ɨ11ž12Ʈ13Ƒ22Ƶ28Ǐ
to run	76 -10ŎƷ-8Ū-7ƶ9ŁǨ10Ż15ǖ18ū25eA27ƭ34O
to save	83 12ǁ20ĻŢ35Ř
to say	77 -19Ŏ7ǩ9Ǣ12ǈ13rŁ15ň17Ŗŝ37ł
to school	82 10ŵź11lŹ13Ŵ23m
to see	77 -10Ń-7y8œ10ŎƬǚ13šź14ǒ17Ƅ18Ŀ20v26Ĺ
to sell	85 -13ł8Ǟ11Ƴ13ĸ48H
to send	83 -9K7ś10J11ļ14ŧ16Z
to show	90 10ţ12Ŏ
to sign	81 -10ǩ11Ǔ12Š19Ł30Ō
to sit	90 10M16L24Ĺ
to somebody	90 -8Ƴ9a32ƕ
to spend	88 -9y14ƶ51X
to start	80 -13ƭ7Ƹ11Ɩ23Ō61Ń
to stay	79 -10V9y11B14Ʒ20Ƥ22X35Ɯ
to take	79 -7Ư9ś10łƬ11k13ǁ14Ǟ26Ʊ29z
to talk	86 -14ŉ-8ƶ31Ĺ32N
to tell	88 11Ŷ14l17k25ǩ
to that	78 -13f-8Ǟ-7ƭ7Oŋ12Ƶ13Ư17Ƨ19H20ř29Ţ40G
to the	58 -12Ɲ-11n-8Ɣǘ-7gUƯ7Ŀ8VƠǧ9ƏǄǏǜ10Ɨ11ƶƾ12C13ƕ15yƓƙ17R19M20ŭǨ26akůž29ƌ37Ʈ39Ɯ48ǐ
to them	90 9Ǖ19Ţ30ő
to think	88 -8r15ŨƯ16ŀ17Ĵ23Ļ
to this	83 -13Œ-9r11Ĺś17œ20Ł25ľ
to to	77 -8Ń8Ɠ10j11Ŏ12ŌƮǞ13Y14k23ƒ
to travel	90 -10Ɵ43ǀ
to us	85 -15Ĺ12ł13ļ37ĺ
to use	84 11ő12Ĵ17Ź18Ž33ţ
to walk	86 15Ŋ29Ļ
to what	86 -8Ŗ16Ř18Ƶ23Ň34ŗ
to when	86 -8Ł11g13Ő28Š30A
to work	68 -11Ů-9Rų-7L11Ŷ15UƮ17ŭ18Ǚ21Ŵ22VƷ47ŵ55ů
to you	60 -25ǩ-12y-9ĺƫǝ-8xŌŎ-7AŒƳ7IƃƕƬǧ8oķƪ9ňǕ11Ľ12B13Ǐ15ŧ19ƴ20ƞ21ŝ22Ʈ24Mĸ29ŖǍ31ľ33ŁŜ36Ǩ38Ň57Ũ
to your	65 -24X-19r-13Ŏ-12Ɗ-11ņƽ-10Ň-9ƈ-8Ǩ-7Ļƃƭ7Ŭŵƀ8ƚ11ŜŨ12Aĸ14BƑƳ15ƨ17ů19Ƥ23Ƨ29ǁ32ƙ34Ǟ39Ɲ46ǝ47ƫ
tobacco	79 13ǂ51ƹ
tobacco $	85 -18ǂ49ƹ
today	54 -18ž-15ǡ-13ǩ-12Ǘ-11ń-9Ƨ-7XŊ8ő9ƄƓ11a12t14ŀŜŢƪ19ǥ21Ĺ24jOƦ25ű26Őŗ31Ō35ĻŒ38ĺ40ŏ43i
today $	56 -18ž-15ǡ-12ńǗ-11ƒ-8Ƨ7Ɠ9őƄ11aŀ12ǥ13t15Ţ18jĹŐ25iO27Œű28Ʀ30ŗ32Ļ33ĺ44ŏ
today is	90 9Ĺ13ŏ15Ŏ
today or	86 13j31Ō
today right	90 -21ŏ23Ō
today what	90 10Ļ14ƒ26ƪ
together	76 11M13Z14ǉǊ22s29ş
together $	81 7f12M15Ǌ16s18Z
told	72 -13ǩ-12Ũ-9E-8Ŝ-7Š10luYŦ11jļƁƧ13Ƽ18d26Ŗ28Ŕ29B31A
told me	88 -10ǩ13jlY14Ɓ23d
told you	75 -10E-8Ŝ7ƾ12ļƧ14Ƽ30Ŕ34AB
tomorrow	65 -8Ū8Iǘ9ƤƬ10űǕǝǣ12Ŗ14ĸ15Ʀ21Y25L
tomorrow $	80 11ŵǘ13ĸǕ14Ǩ17L
tomorrow what	71 9Ř12Ƭ16ű17Ʀ18Y
tonight	79 7ś13Ƥ14Ŗǝ16Ʀ18r
too	61 -12a-10x-9ŏ-8ǈǦ-7yYơ7bŨƷ8ūƀƂ9cŎ10ĿǢ12ŇǛ13XŪ14UňǄ15ƿǑ17şƳǚ20o22jńŽ24s26Ƭ29ƨ34q
too $	68 -12Ż-10ŏ7źƦ8Ņǋǚ9Ŵ10ƀƬǆ11bńŎ14q15ŪǛ18ƿ19ş30j33s37ƨ
too much	84 -8a7X12Ʒ13Ž25Ƭ26ǩ
too or	86 -11Ǧ-9ơ12Ǆ13Ƃ19Ǣ21q
took	76 -10ŝ-9ƾ-7ĺŨ8k10ƀ11pŠ12Ŋǂ13ƪƯ14ł20tŧ22Ƴ30ũ
tools	69 -9Ű8Ƙ23ŭ25Ǣ34Ɲ56Ǐ
tools $	88 -10Ǣ-8Ɲ30Ǐ
tools and	78 24Ǐ
tools or	88 -18Ǐ21Ɲ31ŭ
top	68 -12ž-7œ7Ǩ8a9Śǥ10Wĺƣǔ12Ƶ13T16Ǌ25ř27Ɖ30ƈǦ32ľ41Ƃ
top $	90 -8C12a14ƣ45Ǧ
top of	73 -12ž7ŗ10ƈ11ĺ12W14Ƶ16Tľ22ř31Ɖ35Ƃ
tornadoes	88 -7W14Ŀ15ƚ
total	74 -13Ť-7ƃ7Ơ9ƀƗ10Ɔƹ11uŅ13Zŷ14g18ǉ24şŦ
totally	88 10Ś12A13Ž15Œ
touch	83 -7v9Ų10ķ11Kń13ƿ15Ƽ32Ŝ
tow	90 64Ɓ
toward	88 20Ň25X
toward this	90 26X
towing	82 34Ɓ
town	74 -10ň7ǐ9ůƾǩ12ŭ14E17Q18Ɵ74C
town $	85 -31ƛ10ů12ǩ20Q44Ɵ
track	90 8ǀ12Ǌ17ǒ
tracker	90 -18Ş37Ž
tracking	90 -8ŀ21Ž
trade	80 9ǣ11ǟ15m19z27S29P
trade $	90 -9ǅ9P22z34S
traffic	86 9ů13Nǋ21Ż
train	88 12Ǚ24Q37ů
training	81 -9ǧ36źǙ
trampoline	76 38ƍ
trampoline $	82 
travel	82 29Ɵ30ǀ
treat	78 -7ŝ13k19Ş21ņ29Ŷ35ŧ
treat you	78 -7ŝ13k19Ş21ņ29Ŷ35ŧ
treated	82 -10Ŝ-9ţ-8ŧ11ƿ13ņ22ŝ25Ƽ
treated for	85 -9ţ11ƿ33Ƽ
treatin	90 8i19U
treating	83 13U14j15i16ŝ
treating you	83 13U14j15i16ŝ
treatment	90 16ƿ
treatments	86 35ǚ
tree	85 -20Ŀ17D19Ƒ21Ť29Ǆ
trees	79 -19Ɩ60Ƒ
trees near	90 15Ƒ
tried	90 20Žǘ
trip	85 12Ɯ30k31ů
trip to	90 17k32ů
trips	90 9Ɯ16ǀ20k
trouble	73 -7n7pƿ8Ƹ9ĵƛ11Ĺ12tƽ13Ƽ16Ş17ű22ǜ
trouble $	88 8Ʈ31Ƽ
trouble with	88 11ĵ15ǜ17Ĺ22Ş
truck	64 -10Ɣ-7Ǆǐ9Ǟ10ƦǏ11ĹǛǦ16ǋ17Ū18S21Ə22ŭ30Z31Ŭ40ų42ŴŶ
truck $	72 -37ǐ-11Ɣ-10ŭ-7ǄǞ8Ŭ11Ǐ13Ǜ20űǋ22ų29Z35Ū64Ŷ
truck for	90 -8Ū-7Ÿ13Ŵ26S29ǐ
truck is	88 -44Ū-13ű11ų12Ŭ14Ŷ67Ŵ
trucks	76 -15ų-13Ƃ8ŭ9Ə11Ū13Ǧ17ŵ19Ɓ64ǐ
trucks $	85 -16ų10Ɓ13Ū43ǐ
true	86 -10v-7Ţ8ŧ15c16ł25Ŏ
true for	90 -8Ţ17ł26Ŏ
trust	74 -7Ş9Ŏ11ņ13ƫ24ŀ36A44Ʋ
trust $	82 12Ŏ19A25Ʋ
try	81 -12Ĵ-11Ő-9N19Ž22Iǘ24ń31L
try you	90 -10N38L
tub	81 37ƍ
tube	90 30Ƌ
tuition	86 55Ʊ
turn	75 -15ǚ7ĵ9ŉƧ10Ŏţƙ11pǧ12V13Ɵ14v15A22c
turn #	90 15V16p21v
turned	72 -11Q-10ǩ-9ť-8Ƴ13ŤƗ14cv17x19ŀ20ƪ22ţ29ſ45ƴ
turned down	81 28ƴ34ſ
turned in	90 -9Ƴ20Ť28ţ
turns	88 -7y41Ź
turns #	88 -7y41Ź
tv	90 -10ƥ8Ő15ƚ19Ɗ
twice	81 11ţǥ14ũ15Ĵƻ16R19ŕ
twice a	90 17ƻ18R19Ĵ
twins	90 14u19w21y
type	73 -13ƈ-10ƦǍ-9Ś-8ƅ-7ǖ11Ǆǆ12ǉ13ƣ14ǔ15Ɖ18Ƈ23d35Ʃ39Ƽ
type of	79 -14ƈ-11ƦǍ-9Ś-7ƅǖ12Ǆ14ǉ15ƣ16ǔ18Ɖ19Ƈ30Ʃ
typed	88 8b9f16ļ18p24E
typical	88 8ǎ9ǧ13T14ƿ15Ǆ
uber	81 60Ų
uber or	88 19Ų
ugh	81 7ů9ƞ10śƚ12ņ13R18ǜ24Ǥ
ugly	86 9ļǤ12ņ13ĵ
umbrella	63 7Ǔ13ǩ47Ǧ48Ƃ
umbrella $	72 -10Ǧ55Ƃ
umbrella on	90 -20Ƃ30Ǧ
umbrella over	84 -59Ƃ69Ǧ
umbrella policy	84 -21Ǧ7Ƃ27ǩ
uncle	84 -7ǩ7A10Ƴ11T15ǟ19B
under	61 -13ŬǇ-12Ƣ-11Ɖǩ-10Œ-8Ʀ-7ƈǍ7Ʃǡ8őŗƖ9jĵƊƘƛ10GŃœǅ11ůƝ12h13iŚƙ14şŪŻƣǤ16cĺ18Ů19Ŏ20Ņ22nƺ24ƒ25ǃ27X32ǌ
under #	73 -10Œ-7Š7ǅ12őƠ13Gƈ14ƒ15ů22Ů25Ŏ29c
under $	84 -9T-8c15ĵ18ƙ29ƺ
under a	82 -9ş11XŦ12ǀ17œ20Ū31Ņ
under one	90 35ş
under that	88 -15ƈ-14Ǉ-11ǩ11Ŗ18j45n
under the	82 -16Ŭ-15Ƣ7ŉ12ǡ14Ƙ15Ɗƛ20i22Ż32ǌ
under your	82 -11Ɖ-10Ʀ-9Ǎ-7ƥ10ǅ14ǌ16Ɲ21ǃ22ƣ23h
underinsured	88 20ǩ27ſ
understand	79 7ũ8ŀ10Ǟ11rĻ12ƽ13ĺ14Ţ24Ŗ34ň
underwriter	90 9e10Ť13n19ǀ
underwriters	90 11ƈƍ18ũ
unhappy	86 -26ŝ45Ş
unhappy with	86 -26ŝ45Ş
uninsured	67 54ſ
uninsured motorist	68 25ſ
union	83 -12ǥ-9Zĵ13Ʀ16ƕ17WļŬ20Y26ƨ
unit	76 -25Ɔ-19Œ-9ǧ10ƣ11Ǎ13ǌ17Ƥ18Ơ19ǋ20D26ƥ
unit $	83 -27Ɔ-20Œ-9Ǎ13ƥ21Ơ23ƣ34ǋ
units	86 -8Ǎ17Ƥ39ƣ
universal	90 29Ʃ
until	90 12O16ŕ28ƭ
up	44 -17Ŗ-14Ƣǩ-13ƞ-12GŢŬǦ-11qs-10vơǞ-9oLQŅũƜƵƶƷ-8PŇŤŧŲƗƦƧǑ-7bfyBŎŪżƕƟƳǅ7gCWŝťŮƂǒ8dYŜƇǔ9rƬ10Ļļƹ11ńŐŚƈƓǏ12ĺłǌ13jĿŗŘƏǚ14ŉƾ15ķŹƌ16řŨŽƣƮǝ17HƩ18ž19Vƙ20KĴĹŌƃǆǗ21ƴǊ22ƪ23xŠ24iŁƤ30k31l32ƅ35Ɖ36tœ39Ŕ44ŕ
up $	58 -26ũ-18Ŝ-16Ƣ-15ǘ-10ĸƒ-9Ŭƈơ-8ǀǋ-7ĺŖƛ7ŒƑƫǔǜ8HķƉƩ9IYƏ10pƅǏ11ǝ12OļƓ13V15Ś16űŹ17Kƌ18lŀǌ19ŉ20k22ƾǆ23Ƥ26ŕ28ŌǗ37Ũ41Ĺœ44Ŕ
up a	85 -7d8ř11a13I14c15œ
up after	90 23ƃ27ũ
up and	78 8Ŕ9Ǥ10i12ǃ17ǎ24H25ǝ29t
up around	90 -7ǩ12Ű47C
up at	79 -13Ű11ǟ12V13Š14rƏ19m23Ŝ35Ŀ
up for	74 7ĹŨ8H10Ķ11k13Zťų14ƨ22W23Š24Ž
up front	90 -12Y-7Ņ23ǈ24Ĵ
up if	90 16Ɠ17ǡ
up in	75 -8CƆ7ƃƹ8ķ11ǀ12Ǩ14ŉŐǋ18l25ƪ41ƅ
up is	90 12ŏ13ƙ
up like	90 -14ƞ9Ǥ17ƅ19Ŕ
up on	77 9ĴŹƋǢ10ǒǙ11ƌ14ŕƉ16Ǆ26Ƈ
up or	86 -8œ11ũ12Š15Ƥ17Ĵ25Ǌ
up right	90 11Ɲ16ƣ
up so	90 8O9ŕ
up that	90 8W11ō14ƾ
up the	73 -12I-9Š-8Ʒ8Ĺŕ9XƄ10Ĵ11ķƎǘ13ǚ14ƌ15ĺľ16k20d21Ŝ30Ʈ
up there	77 -25ƛ-12G8l11x12ź21j38ƈ44Ɖ
up to	71 -9Ŗ-8œŨ-7ĹŌ8ĺǒ9Ŝ10kƃ12ƙ16Ž17ƹ18Œ26g27t29Ř32x36ž38ŗ52Ł
up with	68 7Ɠ8ǃ9V10ļœ11Ɓ12Ļ15rŞ17Y19Š27ĸƬ
up your	76 -8ƌ7Ə9dtA10Ŕ13Ǐ14Ǘ16ŃŊ20ǘ23j28ł
update	90 -19Ǐ10ƫ19Ǣ
updated	71 14Ʋ16Ƌ18Ǐ26ƌ
updated $	73 7Ǎ8Ƌ18ƌ20Ǐ
upset	78 8r19ţ21Ũ
upset after	80 19ţ
upstairs	79 -10Ɗ9ƣ10ƥ12ƛ15Ɯ18Ɔ22Ƥ29Ǎ
us	62 -17A-16ǩ-13ń-9ƕ-8Ń-7d7Ōŏơ9ax10rž11ĵ12v13ŪŽƄ14ŋ19Ţ20zŎ24ĺ27ņ35Ĺ42s56ļ
us $	70 -19A-13ǩ-9ƕ-7d8jIƄơ10ņ14v16z18Ĺ45s46ĺ47ļ
us do	88 -14s12Ŏ15ž21r27ņ
us to	90 7N8Ƥ16L19Ĺ
use	57 -12Ǘ-9Kƒ7Ĵ8Ǔ10ŹŽǂ11œ13ŵ14ǩ15ǐǑ16Ő19J21ǘ24I27ţ30Ų38ƿ44ǖ51ŭ
use $	80 -12Ŵ-11K7ƅ10Əǖ13J15ŭǑ20ŵ26ƿ
use any	88 7ƹ
use for	90 -9ŭ-8Ǘ15ǐ23ǖ
use it	84 -13ǐ-12ƒ10ţ13ŭ31Ų
use that	88 -17ų12ő13I29ŭ
use the	67 12Ų14Ŵ16Ź34ŭ
use tobacco	88 16ƹ17ǂ
use your	86 15Ǔ18ų31ţ
used	74 -8ŅŪ-7Ǣ7ƹ11ǈ21Ɨ26ŭ27Ž35œ51Ŵ
used $	90 -9Ǣ-7Ū26Ɨ31Ŵ
used for	86 -9Ņ-8œ50ŭ
used to	83 13ǈ49œ
using	84 -21D-12e-7ǩ16ƹ19ŭ20ƕǆ22J28Ő
usually	73 -7Ŗ9ƅơǩ11Wǡ13ŭ14řǅ15AĺłŲ27L
usually go	90 11A17ŭ
v	83 8Ƅ11Ɯ20ū25Ŷ26Ū
vacant	84 47Ɵ
vacant $	88 32Ɵ
vacation	84 -8ƻ-7Ǟ8Ɵ49k
valid	88 10Ÿ
valuable	88 8ƥ10Ƙ15Ɗ
value	66 -10ǖ-9Ǣ8Ɓ9Ɠ12Ǐ17Ŏ21ľƒ23ƪ36Ʃ
value $	79 8ƩǢ16ƪ
value in	80 -13ƪ28Ʃ
value of	90 -10Ǣ13Ǐ
values	77 -8ƾǏ59Ǣ
values last	79 -47Ǣ77Ǐ
van	84 -11ų11ƀ14Ǐ17ŭ20k23Ǣ27ǐ
vans	81 -19Ǣ9ŭ55ǐ
vape	88 47ƹ
vehicle	70 -12Ū-10ǐ8ż9ƀ10ŵ11Ż13Ŷ17ūŰ20ŭ21ų23Ŭ37Ŵ
vehicle $	84 -13Ū-10ų-8ǐ23ŭ44Ŵ
vehicles	70 -9ŭ-8Ŵ8Ƅ9Ǧ50ǐ52Ū
vehicles $	84 7ƀ8ǐ25Ū
vehicles do	79 -9ŭ9Ū25ǐ
vehicles does	90 -7Ū39ǐ
vendor	90 -8ǝ31Ǖ
vendors	88 23Ǖ
version	88 15Ť17O
video	85 -8Ń8Ɨ13g38M
vin	72 -16ś-10h105ū
vin $	83 -17ś32ū
vinyl	88 17Ƈ
violations	85 20Ż
visit	85 -10B16N18ǁ36ƾ
visit $	90 -10B39ƾ
voice	90 -15ǩ13ľ15Ľ18a19Ŀ
volunteer	90 13Ə
volunteers	90 11Ə
w	82 -9S10ƿ11b22n23Ǒ30őǇ37T
w #	86 24Ǒ32Ǉ39T
wages	75 -14Ǌ7T8ǜ13ǣ26ƃ61ǉ
wages $	84 8ǉ11ƃ13T15ǣ
wait	78 9ŏŵ13ĺǏ17r21Ś22Ń24s
waiver	90 -13ơ12ǌ22Ǔ
walk	62 -11Ũ7rŊżǖ8ŖƽǔǕǨ9nŵƗƤǘ10Ɗ11RƮǈ12ĸ14ł15Ƨ16ǝ18Ļ19Z23ƣ32Ť
walk away	88 30Ļ
walk me	64 -11Ũ7żƛǖ8rǕ9ŖǄǘǨ10nŵƤ12Ʈǈ13Rĸ15ł17ǝ20Z34Ť
walked	90 -14ř-10ĸ-8Ǩ14ż21ǔ32Ǆ
walls	79 8Ơ10Ƌ11Ɨ15Ǎ24ƌ44Ƈ
walls $	85 9Ơ10ƌ11Ƌ12Ɨ22Ƈ
want	46 -15ŗ-14Ś-13Ʀ-12mŦ-11łƩǒ-10ŏŞ-9uřƯ-8NŵŷƒƧƿ-7ŖůŹƠƷ7ōőŽ8vǨ9eŒŴ10ǧ11śƃ12ľŊ13ƵǦ14LVĹŉ15bŀŃŝſƀƁƗ16OƄǁǓ17JžƂ19ŕ21yKĴǌ22s23Mǩ24ư25ƫ26X27ơ28Ƭ31Ʊ35Ļƭ37Ō39ƶ
want $	74 -30ơ-14ŗƦ-12ǡ-10X-9ǩ-8Ş12ƫ15Ǣ19Ņ34Ǔ41ǌ74Ƭ
want a	79 -24ǧ-9Ƃ9Ǧ11yư12ŕ13Ƅ19Ļ23ơ29ǌ
want for	88 -15Ļ-8ŝ35Œ43ƶ
want it	75 -10Ʃ8Ĵ9Ƽ13ľŃƄƫ29K54ƭ
want me	73 -14H-12Ř-10Ńƶ9sŌ13Ƭ14Ƃ15Kň16Mž19L26ǩ35Ŋ45Ŏ
want protected	74 19ķ
want that	85 11Ɓ12Ž13Ĵ33ǩ
want the	77 -16Ś-13ǒ-9Ǣ8Ɨ10Ž11ƭ13Oƃ14Ɓǧ19ƶ22ž26ǁ34J
want to	53 -16Ǔ-11ł-10Ƭ-9ŎƷ-8mNŊ-7uyľŦŷƿ7šũźƀƭ8LƘƫƱƶǃǖ9ŕŘ10eő11vō12sAOơǦ14Ŵ15Ĵ17ś18H19V20Ĺ21M22bǧ25ŝſ27ŀƵ32ŉ47Ō52X
want you	88 -11ǩ13ŕ23Ǔ
want your	85 -11ř7s9Ƅ12ƶ22a23ľ
wanted	84 -13œ9G10ƍƴ16Ǟ28ŉ
wanted to	88 -13œ10G30ŉ
wanting	88 8Ʊ10ŉ16k18Ĺ
wanting to	90 8Ʊ11ŉ17k
wants	75 -10ŉ-7Ʊ8f9SŶƷ11sļŹ12ǧ14ơ20Ǔ21ǩ22Ƅ
wants to	85 -11ŉ9f10Ʒ11S13ļ17ơ25ǩ
was	45 -13ŒǢ-11dǋǣ-10ǂ-9ŀŝŢţǞ-8Cƫƭǝ-7łōŎƬƶƾ7ĵǉǍǘ8c9TĻǛ10űǊ11Ǥ12ƲǙ13Ÿƞ14kƋ15ǩ16ƛ17Ƥ19œƅƴƼ21Ŕǜ22ĺļŉ23BŅƈ24p26ňšũƽ28ŵ29Šŧ30żƒ43Ũ44ŤťƳ50Ŧ
was $	90 -26ƾ-8Ũ11Ɠ17ũ41Ƽ
was a	79 -9Ŧ10Ľň13Ň14Ǆ17Ŕ18š20Ƥ
was about	90 7Ť12Ŧ17š
was anybody	90 -12ǣ25Ť
was for	88 11ĺ21Ũ33Ŧ
was i	90 -9C85ǩ
was in	83 -14Ť-11ũ16Ş21ť36ŵ
was it	61 -19Ņ-17Ũǩ-11Ʃ-10ŧ-8Ŝ-7ŀŝűƭƼ7ƽ8BƇǅ9l10ƛƾ11Aƅ12ťŦżƈ13w16Ŗ20Ÿƴ22c24Ť25ŉ37ĺ38ļ40ƒ44Ƴ55Š
was not	90 13b14Ƥ15ż
was on	88 -14Ũ16B19sŧ23T
was that	64 -15ĺ-14Š-8Ň-7ƀ7Ǌǩ9ƩƼ11Sũ21Ť23ƴ25ż42Ƴ52Ũ61ť
was the	61 -15żǢ-11Œǋ-9ţť7šǘ8ƀ9ŔƂƈǅ10Ǐ11ƒǍ12Ǥ13Ǌ14ŅŜŨ18Ǜ20ƛ23Ƌ24Ť33Ŧ36ŧ37œ
was their	90 8Ŕ22Ņ
was there	81 -11Ƴ7ţ8ű9ż11ƽ12ŔŤ13š14Ŧ18ǜ
was uninsured	80 
was your	66 -16ť-11Ƴǂ-10r-8Ǆ-7d7ƾ8ƹ10œ11Ƹ12ņż13z15oBŻ16v20p23Ǚ25ű33ƽ37k
watch	88 -8Ǩ17ǩ35Ư
watches	85 8Ɵ19Ž20Ƙ
water	60 -10ƚ-7Ų7ƺ8ƍ11Ơ12Ǝ13Ɗ15ǝ16q19Ɵ34Ť45Ƌ54ƛ61ƙ
water $	81 -10Ɗ-7B12Ť20ƙ22q23ƛ25ǝ
water damage	85 -12Ť41ƛ
water go	78 23ƙ
water heater	83 55Ƌ
water in	90 -11ƚ14ƍ
water near	79 27ƙ
water off	90 39Ɵ
way	62 -16Ů-13ń-11Ũ-10ǩ-7Ř7sŧũƊ8orņƿǂ9ƶ10ň11XƇ12Ŏǁ13ļƏ14mŞƑ15j16ŵ19a21Ŷ23y28ŀŢ45K55ů
way $	75 -11Ů9Ŷ10ł11r14ļ28j29ů31y45ŀ
way around	88 9Ƒ17ǂ19ǁ
way it	90 -8Ũ11a15o17ũ
way to	78 -8Ř18Ŏ19Ŷ27ŵ49K
we	53 -13Ň-11ĺ-10rƴ-8gPŘ-7lŤŵŹƮǈ7cšťŷƛƩ8dwƆ9ļŊƀƂƨ10Ɩ12ş13ņƱ14ŉ15vX17hĻƬ18ŕƭ19Ś21ƕ22I23ŁŎ24i25Ĺ27ŋŴ35Ū37sM39Ľ89Ō
we are	72 -17ŏ-12ƴ-8Ř-7ǩ7ǂ8Ʊ9ŉœ10ş11ĻŁ12Ƅ13ŋ14Mš17Ŏ18ŌŚ22ņ33Ƭ
we can	90 16ƭ19s
we do	79 -10Ň-7Ƭ10śş11ŁƊ12ŕ15N18s34ǩ
we get	76 7Ļ11i17s35I43Ō
we go	88 -9a8ŋ11s12b
we got	85 8j15Ŋ16w20Ɩ21Ū22ļ
we have	77 8GĻ9ōƨ10ŕŴ12Ū13Ʃ18Ŏ26Ō
we meet	88 36M
we need	88 14ķƁ16uŁ
we talked	90 9Ľ10t17ƨ
we talking	77 -15Ĺ-7Źǩ7Ū10O11ŦƆ13c14h16ť17X25v
we will	86 7s11dM14Ĵ
weather	83 -9Ƴ19Ť25ƚ34j
website	83 10ǖ11Ĺ36ļ
wedding	86 11ĺ12ǧ13ǔ15f
week	57 -8ǩ-7ǟ7ƕǎ8xũ11gŐ12Ľ13iP14Ɩ16ĺŃůŲ17ƿ21ŵ23ǝ24L40ŭ41R
week $	65 -10Ų8ių9ƕ10ǝ13ŵ14L15g17P19ƿ26ŭ
week and	79 -8Ź11ŭ21ĺ
week do	81 -21ŭ25ů29Ų
week is	77 11ŭ15R
week or	90 12Ń25Ɩ
week you	90 12Ų13Ľ21ǝ
weekend	76 -8Ų8R11ŭ15ť16ƿ45k
weekend $	83 49k
weekends	82 7ŭ12ǎ16R19Ɯ23Ų
weekends $	90 -9Ų13ŭ14ǎ22R
weeks	73 -9Ƹ8Ũ9ǎǨ11ŧ12Ƥ13ŕƟ14TĽ24ŵ
weeks $	86 -9Ǩ12ŵ19Ƥ
weigh	82 -8Ŀ10Ł21ǂ32ƺ
weigh $	85 -8Ŀ36ƺ
weight	76 56ƺ
weight $	82 21ƺ
weird	90 7m28ǘ
well	68 -9ǂ-8Ǒ-7ĵ7ǩ8kxH9Ǌ10ű11N12ŧǉ14Ĺ16p20Ŗ23ńŶ30t40ǟ44ŝ
well $	79 -10ǂ-8ĵ25ŝ31Ŷ42ǟ46t
well that	85 7ŝ8ŧ11ń13xǟ25p
went	67 -12ƽ-8Ŝ-7ǩ7ő8HY9ĺņťƬ10kǅǜ11Q12z15Ƴ16l21Ŕ25ŀ27Ũ30œƅ37Ť40Š
went $	86 -13ƽ14ņ23Š28Ƴ
went down	90 12Ť15ť
went from	90 -10ƅ50œ
went through	90 -14Ť19z50Ũ
went to	88 11H15Ƭǜ27l
went up	86 34Ŕ48ƅ
went wrong	90 7ņ33Ť
were	53 -16Ļ-13Œ-11Ř-9Ŀ-8pƤǩ-7ũ7UƅƦƾ8ļƱ9ĹƍƳ10XŠƵƹ11śŻƷ13ƭ14lƎƴǢ15żƬ17WŸƮǤ20Y22Ņ23œš24dr29ǝ30ŧ31Ƽ42Ũ
were down	73 52ǝ
were gone	83 -12ǝ-7Ŗ8Ư9Ʒ12Ʊ21Ʈ23Ǝ
were hit	80 -15Ř36Y
were in	80 
were not	81 -17ǝ7Ʒ9ZǨ14ĸ17ŝ20Ʈ
were the	77 9Ǐ21Ǣ
were they	82 -8Ƭ11Ũ12U36ŧ39Ņ
were you	63 -14Ļ-10ŝ-8Ŀ-7p9lŧ10ƅ11ļƳ13ŖƵƹ14Ż17ƭ18Xżƴ21Ÿ23d24Ǥ27Ƭ30š32œ34Ũ
wet	88 12j16Ɗ19ƛ24ƙ
what	24 -31ŷ-23Ŭ-22Fų-20AǠ-19ŜŰ-18Ō-17nNŁ-16Źǐ-15Ĵƫ-14Ɵ-13ļŊţƂ-12Hś-11bOńƤƳ-10stxĵƜƢƴǦ-9MSĽŏŶ-8zňőůƄƏƿǀ-7uŐŽƹǁ7oŃƚƝƾǆ8dl9iyũƋƮǔǣ11vDĶņžƕƪǗ12ƅƌƑƨưƵƼ13ƃǎǝ14hŢ15ūŵƧƷǓ16qűƓ17cLǉ18WƘƬǃ19QYŘŨƉ20Jƺƽǥ21Ǟ22Ǐ23ZƊ24ŔŲơƦƩǊ25mCǩ26łƔƶ27wT28ō30XƠƻ31PŇ32ķŅŝƇ33Ŏƒ35BĻľ36g37Ŵ38ǈ40ŉ41ŀŦ42Ɨ45Ǆ46ŞŤ47ĺŖ48ŗ49œ53Ū55Ŀ56Ĺ58Œ
what $	73 -41ǩ-27ŷ-14Ǐǐ-12Ū-9Ŵ-8lŝƚ-7ŖǠ10Ŷ11Ť12Ɨ16Ř18Ƈ19Ƨ22pJō28ŗ31ǝ32ŵ34ŭ45ų49œ50ǈ
what a	84 -23Ř-11Ʋ10Ɠ11ƶ13ŵư40ǩ
what about	77 -12y-9P-8Ū-7Ƹ7q8ş12Ʊ16ż17Ƨ19ƽ21ƨ46Ŵ
what age	85 -15Ʀ-12Œ-7xŷ13ƽ14Ÿ18v31ƭ39c
what all	80 -12ŗ-8P12ķ13W17Ťǥ20Ɗ21Ǆ38Ŗ
what amount	83 8Ƭ10Ɨ15X18ǖ21ŗ
what are	55 -32P-17C-13Z-9iœŮ-8gŖŝƜ-7ƘǃǞ7bǢ9Şǐ10v11Ơ12R13ľƓ14yƻ16řƒ17ũ18ǡ19Ļ20ķ21Ǐ22Ŀ23ǈ24kŗ27w32Ǌ38Œ50ł60Ū67Ĺ
what becomes	90 18Ǩ25Ƨ
what benefits	90 
what bills	77 -12ƶ8ǝ16Ʈ35Z
what bothered	80 22Ĺ
what breed	88 51h
what brings	88 -16T37Ĺ
what can	79 -17ǩ-13ĺ-7L15ľ25X54Ĺ
what changed	86 -8Ŕ8Ǟ50ĺ
what city	88 41C
what comes	84 -10ĴƧ7Œ9Z10ľ16Ǌ20J29W31T
what company	88 -33Ş-12ǃǐ-11Ǆ-10ŝ40Ő92Q
what condition	90 10ű21Ɖ
what could	65 -12ĸ-10Ʈ-7Ŏ9Ř11Ş18X32ķ34Ǆ50Y
what date	85 -14ǩ8ť10d22ŕ37Ń
what day	76 13ŃƄ17dĴŕ21Ɩ82L
what deductible	72 11Ř21Y
what did	52 -19Ŗ-16Š-14Ƴ-13o-12A-11ŗŤŧǃ-9Pő-8xňƠ-7rGŀƸ7zŜƀ8kŻƱ9TŨ10ƈ13ƵƼ14ǩ16ǝ18ŏ19Wŵ20ƺ21ņŎ26ũƾ27w28mǊ29Ţƽ32B38œ41ƒ42ŉ82Ŧ
what do	48 -42Ŭ-30F-25Ů-23ǐ-22Rǩ-18ĺ-17Uœ-14Ŷ-13XŃƝǔ-12ňŵƇƗǇǏ-11Lşƒ-10uŴƬ-9Qƃ-8łŨƜǞ-7qtƁǨ7ŗ8ĶĹǝ9aǊ10ūư11ž12ŀƠƮǗ13Ŕ14Ƙ15wŏǈ16Z18űƦƶ20Ř21Ƶƺ22ō23T25Ǜ27Ŏŭ28oŇ30ǉ31ƻ36ŝ37ĻŞ41Ū43W46ķŒ51Ɣǃ53Ų57g64P66ľ
what does	56 -53ų-24Ǡ-22ž-19Ň-14ǂ-11P-10ƣ-9Ʃ-8ŕ-7Źǐ7Śǜ8oǌ9WƨǊ10R11B12ǃ16Ĺ17wŖǈ22ŏ30Ơ32Œơ34ŗ39Ǆ50q55ǩ66Ŵ
what else	71 -11ǩ7ķ9Ş11ŉ15ƌ23Ƒ24ş25Z58ō
what exactly	86 -11Ǎ7B16ŀ17ƕ20ơ26Ƨ
what got	83 -7Œ18Ĺ36Ť62ĺ
what grade	88 -8Ť23ŧ40v
what happened	67 -11Ŗ-8ĿŁŜ9ǩ11Ǥ12ǣ15ĺ16Ĺ19ōš22ņ24ƛ25Ť34Ƴ
what happens	66 -7V7ƙ8ǒ17ǣ18ĸĻ22ŗ23Ʒ24ſƧ25ǝ
what has	73 17Ƹ18ł20ƕ
what have	68 -10ǣ-7Ş8Ʀ9ķ11Ǐ12Y14ǡ16ũƃ18kƌ20ƀ28ŝ32Ǟ
what hours	84 11L12R17ǎ
what i	69 -13Ŗ-9Ĺ-8b-7Ō9BŒ10u15pŵ16ĽƘ18Ŏ20Ŋ25i28U41Ň64ň
what if	73 -19W-16ĺ-13Œ-12ǝ-7Ŗ7ſ8ĸĿǘ12ǡ14ǚ18ŵ20Ɯ21Ʀ23ƃ26Ǖ74Ǩ
what insurance	86 -13Ő12Ǔ18ǐ19ǥ24ǩ
what is	38 -23ķǖ-21ű-19sœ-18CƩ-17ƣ-15WƤ-14NŨƕƮ-13ōŵƉ-12uń-11vSņşŷ-10zĴũƫƱǕǨ-9dGśŜ-8ZĻŏőŤŦŰƀƂƵǅǔ-7ňŸſƅǐǢ7AŽƓ8Ķƞ9cƬ10IŞźƑǏ11Ǔ12erřŪƚǊ13RŢŶ14lƘ15KL16gmyľǗ17JY18VơƦǇ19DŴƔ20žǩ21ƺǣ22ƻ23jŃ24Ǎ25iŮƪ26Tū28Ŀƶ30ƇƊ32Ĺƒ33Ņ36ŇǞ49P51Ŗ54Œ59Ɨ91ŀ
what it	72 -9Ļ-7Ő8ĺǝ9œŗŢƩ10Ǣ12Ɨ14Ŀ16Ś17Ũ19Ɖ21Ɠ32Ŗ
what keeps	83 -17Ű10Ţ12ƻ22Ŀ25P31ŝ
what kind	59 -32Ǜ-13Ŷƻ-10ƪ-9FƦ-8gĹŇ-7ƅƈ7ƨǙ8Ƹǥ11ź13Xŧƚ14R15Ǝ16ǆ17ǩ19q20Ɖ21hŤ22Ƈ23ƣ24Ūǔ38Ǆ43Ƌ44Ʃ
what liability	73 -39ǡ16ž45ŗ
what life	88 -7ŏ14Ʒ40Ʀ
what limits	75 -14ǡ-12ơ21ǌ23Ǔ30ŗ
what line	86 -10t19Ǆ20P43q
what made	65 -12ƻ8ņ20ƞ24Ŷ27Ĺ36Š55ĺ
what matters	90 7ľ
what month	88 8ť14d24ŕ
what number	79 -13ř-8Ľ7Ɠ9cI29Ņ30X40Ƭ
what other	83 -18Ʀ-7Ĵ10ń15Z20Ƒ42ş
what part	81 -8a-7Ĺ8ň12lĿ13Ʈ48C
what percent	82 -8ǈ7ƫ9ǖ12Ǜ16Ǒ18œ26Ǆ27ǆ
what questions	88 24ŉ
what reason	90 18Ŕ
what savings	80 -17Y34Ř
what shape	88 13Ɖ23ű
what share	90 9ǆ18ǔ
what should	86 -41L-14K-12ǩ-9ũ16ǧ28ŧ29Ŏ67a
what street	90 30D
what that	84 9Ŗ12Ŧ13ņ15Ũ16B
what the	74 -10ơ-9vǚ8C9y10ŦƠǌ12cǨ13Ʈ15ǩ16ƾ23Ǌ30ƅ
what they	77 -16Œ-9Ŗ-8ŀ-7Ǣ8Ɨ9Ŕǁ10WƓ11Ƈ12H15ǋ17ŝ20ǈ23Ơ24Ų
what time	79 -18gq-11ǝ-8ƙ12ť16R17ǩ18Ų22L33ǎ43s
what town	90 10l23C
what type	81 -14ƈ-11ƦǍ-8Ƽ-7ƅǖ12Ǆ16ƣǔ19ƇƉ49Ʃ
what vehicles	77 -9ŭ7Ū44ǐ
what was	64 -50ť-11Œ-8ň-7w8ƀ9šƂǙ12Ŝ13zĺ14B15oŦ16TŠ17ǩ20Ŕ26ŉ44Ť58Ũ60œ
what we	88 -7l11Ʊ15Ʃ17u
what went	84 39Ť45Ũ
what were	83 -18Ļ-8E-7Ǘ16Š31X43Ƽ52œ
what what	74 -11Ŵ7řŪ8a9QžƤ10Ķ11I12S13P14ƻ15uC16Ļ19v
what will	86 13r20ł
what work	88 10Ɲ17ƌ
what worries	72 25Ŀ
what would	50 -15Xǩ-13Ŵ-11AũŽƵ-10ľ-9TĴŗřƺ-8sĹƘ-7nYŊ7Ɗ9rCĿ10Ǖǜ11ŇőƑ12ŝƶ13žƎ14ƃƬ15ŀ17ķǔ18ZłƮƯ19ƨƪǢ20Ʀ21űǏ24B26ƒǘ29ŉ31Ʒ33Ş37Ŏ71Ļ
what year	67 -35Ǌ-21ŀ-14ż-10lŕ-8Ɣ9Ʃ12v13ƈ19p22Ū23ő26Sǅ29ƅ34d37G74ť
what you	56 -43ǩ-17Ʒ-15Ŏ-14X-12ƒ-11Ŷ-9BĺŀņŜŠŢŵƞǄǌ-8Ƭ-7hňƂƕƘƟƧ7ŬƓǉ8sƌƶǓ10PŧǅǏ11ķŤ12dyGńŒƥ13Ɖ14Ĺ16ĸ17uŞ19Ơ23Ɨ24Ŧ25Ňư28Ķ29m30gƝ35U38ǟ39Ƶ45ű66Ŗ
what your	79 -11ǌ-7Ő13Ŗ26Ņ27r38ơ
what zip	90 
whatever	77 7Ʃ9ŉƑ10qŻƝ11Ś12ư13ũ16ş17P
whatever $	83 7Ɵ8Ʃ10ŉƑ11ŻƝ13ư
whatll	86 -9Š25Ķ32ł
whatve	78 7Ū8Ʀ9ƌ10ž11Ƒ12ũ13Ƈ15ƥ20Ɨ
whatve you	78 7Ū8Ʀ9ƌ10ž11Ƒ12ũ13Ƈ15ƥ20Ɨ
wheel	77 23ŷ24Ź37ų
wheel $	88 10Ź25ų
wheel of	86 30ų
wheels	85 13ŀ23ǐ25Ū38ŵ
when	40 -21ǩ-15ǋ-14alņ-12wŁũŵ-11ńŤơ-10iMĺ-9ƮƱ-8qŞŢųƀǄǟ-7CNUYŀŅňōŎŝŷƜƨƩǃǗǨ7rAĿŗŻżƑǖ8ľœŘƠƿǀǜǢ9ĵĸŔƴ10ƄƚƤǅǛ11d12śƙƽǧ13yĶŨƭƶƹƾ14ſƁ15ŸǏǙ16ƋƼ17ƈƷǞ18ŜƳ19ǂ21vĹ22Ź24GŖ25g26S27OVƧ28Ɵ30R32ƅ33s34ť36Ńǎ39ő42Ɩ46L52ŕ
when $	71 -34S-17ơ-15ǌ-11Ʊ-7ƻ10Ÿ11ƿ18Ŝ20ƈ21G24ƅ26ǅ51ő53Ĺ
when a	85 -8ǈ9ǣ12ƚǒ13Ǔ22Ǒ
when are	76 -14g-9i-8y7Ɩ10Ń14Ɵ15Ǟ16ǎ21s35L37V
when could	86 12ǁ20ś
when did	60 -29ǎ-26Ť-20Ƨ-13ƒ-12Šŧ-11ņ-9ŔŨ-8Ŧ-7vǩ7š8Ƌ9ŕƘǒ10ƫ12fƌƚƿǙ13Ÿ16ƑƻǢ17Ŝ18Ƴǂ24Sƅ25Ŗ26Ƽ33ƹ35ǅ43G49ť59ő
when do	62 -36ǅ-18ł-14Gǒ-8g-7Ł7Ǜ8LŌ9ǎ10cĴƄ12ŬƕǞ13H16d17ǧ27y29V53O61R63Ń66Ɩ
when does	76 -17Ÿ-10Ń-7ű15ǎ21Ƅ29Ź37ŕ
when exactly	79 13dš
when he	85 17ǣ19ƽ37Ƴ
when i	86 16Ŷ18o21ĵ24ǖ
when is	63 -19d-18ƅ-16Ƣ-14p-12Ń-9ť-8wLơ7Ǥ8Ɩ9ƾ13W14y17Ź18k23ǌ25Ƥ30s53ǎ56vŕ
when it	71 -16Ƴ-10ǅ-9Ń-8ǣ8ƛ9Ŧ10ƅ12ťƶ13Ř14Ũǎ15ŕ17ƽ23ľ29Ť40ƙ
when she	88 -13ƹ7Ź9Ƴ15ǂ
when that	90 17ĸ20Ũ
when the	76 -8Ŕ7Ǚ10ŨƠ11g12ƈ14Ŧ16Ƣ20ŕ40ſ
when was	63 -20Ƴ-16Ũ-15Ǣ-11ǂǋ-9r-8dŦǄ-7ƀ7ƒ9ǘ10Ƹ11ǅǙ12ƛƹǍ13Żƈ14Ǐ17Ŗ18Ǜ20ż23ű25Ƌ28ƴ31p34ť
when we	90 21Ļ24Ľ
when were	75 -11l-7p8Ǐ9Ƽ21Ǣ30d
when would	77 7s11Ɩ12Ƨ17L21H24V26ƭ45Ń
when you	54 -11őƹ-10ŕť-9ǩ-8PVWńƫǅ-7LŁŃǃ7ļŰǎ8ŇŘǉ9ƶ10Ǐ12Ÿǂ13Šƾ14Ũǀǈ17ǜ18ŗƷ19gAǞ20ƒ22Ŀ23œ24Ɓ25r26Ķ28ŧ30ł31Ŕ48Ɵ64Ƨ
when your	86 -8ƒ8z9ƅ23Ƴ
whend	75 -19ǎ-16Ǐ-12Ɖƞ-8ŧ9ő14ƅƲ15ĵ16Ǣ18ť20ǅ26ƈ27S28G
whend you	77 -20ǎ-9Ɖ10ő14Ʋ15ĵ20ǅ22ƈ28S29G
where	49 -18n-16Ō-14RŐƋ-13P-12sƮ-11Ĺś-9oGŬƟ-8ƝƩ-7ĽŘŜǅǈ7VŎƙǧ8Šŭƛ9Fş11HŅřŤźƦǕ12lŚŢƥ13ķŴƷ15Ƅǀ16jĸƾ17ļ18ńǏ22q24ĵƊ25Ǘ27X29J31QƤ37ǩ40ǋ44D45M54C60Ű
where $	90 -10n23Ű27Ǘ
where are	71 -7ǕǞ7ǀ10H12y16kǏ26C29l
where can	90 -10ś-9Ņ33J
where did	84 -16l-9Ǖ11m19Š27ǩ30ļŤ
where do	67 -19Ǘ-16Ō-13l-11P-10n-8ǩ-7R9ū10ƍǔ11zHǧ14ǏǕ16Ƥ17Ś19ƥ22Ű24M30Ņ31Q33Ǟ37C41J
where does	72 -8m8Ǘ12źǕ13rŭ19Ű21ƙ
where i	86 -7ŝ7ƕ12ŢƊ17Ƅ18M
where is	67 -17ŐƋ-12Ű-9R-7Mǅ7ĸ8ź10ǩ12X15Cƛ16Q17l18Ʀ19ş25ƾ26Ɗ27Ǘ29ĵ40q55ǋ
where it	86 -9ĵŘ-8J11ž12ǘ15ŝ20Ŏ22ř
where should	82 8ǁ11M12Ƅ28D
where the	88 20Ű
where would	73 -16Ʈ-10rJ-9Ţ-8C7g13ǝ18M19X25DĸƷ40Ƥ
where you	69 -11Ĺ-10Ŭ-7Q7L8ĻļŚ13ǋ14D15X17Ű19Ţ20F22Vķ26C28j
where your	88 -11C11ŵ12D13r18ĵ
whereabouts	84 13ƣǋ27C
whered	77 12ļ16G19m37l
whered you	77 12ļ16G19m37l
whether	83 7Ɖ11ƀ13ŏƵ15Ĵ
whether it	90 8Ɖ11Ĵ16Ƶ
whether you	88 12ƀ14ŏ
which	54 -11Ǘǚ-8K-7Ţ7cŴ8bŪŲǏ9Ɓƴ10dŷƏ11ŀ12E13Dļƕ14ňūƣǖ15R16ń20ǈ21J23ľ24Q26ť28CŐ36ų
which bank	88 -8e26ƕ
which car	69 -44Ū9ŭŹ16ŷ26Ŵ43ų
which cars	88 -17ŷ12ƀ56Ū
which company	80 -8ų7ƅƸ13Q17ƴ44Ő
which floor	88 -11ƙ31ƣ
which machine	79 12ǝ13Ǐ
which of	90 -16Ŵ16ǈ17ų
which one	84 -16ǚ-7ų12FJ13ƶ28ľ33ǈ
which ones	84 9Ɓ10f19Ū47ų
which other	88 10ş32ń
which state	90 -10Ő28ū29C
which year	90 -23ų13d39ť
while	70 -8lCũ-7Ŗ7ų9GŉƁ10Ŝ11Ǡ13ŵƯ14Ň17ŚƟ19Ǝ22Ų23ŧƤ25ǝ33ő
while $	86 -10ǝ12Ƥ14G41ő
while you	84 -13Ũ-9Ư-8Ŗ13Ǡ18ŧŲ23Ǝ24Ɵ31ǝ
who	38 -27Ɣ-20Ĵ-19ŪŲŴ-14Ǉ-13Ś-12tPTķ-11ĿŒŢŸƞ-10xBLƒǉ-9ĹŏŕǃǢ-8fsvYĺŃŊŌŶƈƉ-7yHJNVĸľōŦŨźƝƧƷ7ƟƱ8ŝǍ9ZſƐ10qŹ11ǥ12Ǟ13ƄƙƾǘǛ14aǕ15ŬƁ17wƤǅ19ǆ20ƃǐǗǨ24ńǜ25ƶ26QƲǑ28Š30şƜ31o34ǩ36uļ37ơ38ųƢ40Ƴ42Ư43Łƕ45ǔ47n49Ŝ50A51ŷ52Ǡ54Ő55ƫ60ǈ
who $	88 -13ń-11ƈ-9ƫ-8Ţ-7Ɣ11ƕ15Ŭ16Ő27Ƅ31ƶ
who all	81 -19ǐ-7ǈ12ǆ14ŷ16Z30n
who are	72 -23ş-13Ư-7ǒ8Ǒ11Ź12Ő13Ǎ15u16oǕ18ǔ21ǩ38ǈ
who checks	90 -8Ǡ18Ɵ25Ǜ
who comes	85 -13n12Ə14w19Ɓ56Ɯ
who could	86 7ŷ25Ƥ37Ǩ
who counts	72 22Ư25u
who decides	90 14Ł
who depends	77 20u23Ư
who did	86 -12ǩ-10w-9ŕ-7Ǒ15Ŝ16ƌ32ƫƳ
who do	64 -26Ĵ-20Ƅ-13ǚ-12Ǜ-10P-9Ǡ-8ǈ-7ŁƒƲ7ļŷ8g9wŜ11Ƣ12Ǖ17ơ21Ɓ22u23ƕ27Z32ş34Ǒ35Q40ǔ52A59Ő
who does	74 -22Ų-8ǉǩ7ǐ19Ǜ23ǈ28Ǡ44ǜ52ǚ
who drives	70 -22ŷ-13Ū7Ź18ų56ǐ
who else	68 -11ş-7ŷ12ų16h21ƙ31Ƣ32ń33Łǈ
who gets	85 -11A-7u11ƯƲ44ƫ
who handles	79 -17şǈ-14Ś9ǜǠ14Ŝ17ǖ19Ł38ǘ
who has	81 7ſ8ŷ18Ł23ǌ26ş44Ǘ
who holds	90 -14Ɣ12ƕ15Ŭ
who i	86 -8ǩ7ń11r14ơ27a
who in	73 -17ų-11n8ǒ24ƽ34ŷ
who is	51 -19ǌ-18Ɣ-16ƽ-12Ū-11AŲǚ-10ŸŹ-8vĿ7luǐ8Ǚ9ŵ10Ƅƨǔ11z15Ŭ16Ǎǩ19QŐ20Ǡǥ25a26Ƣƾ27wŷ30ųƲ31ơƯ32ƕ40ş41n44ƫ46ǈ51o
who keeps	90 -9ǧ13Ɵ18ǒ
who lives	90 -19z28ŷ
who looks	88 -13Q12z13Ɵ28Ŝ
who makes	86 17Ł
who needs	79 -11T7Ł8ŷ12ơ16Ư18Ƅ
who owns	82 9ǋ14F15ơ30ǆ
who pays	77 -14ƕ-13x13ǣ16Ʊ19ſ20ǝ23ƃ24Ʈ30Ǡ
who rent	80 17Ǒ
who runs	88 11ǉ27ǈ
who sent	90 9Ľ45ļ
who should	88 -12ơ8ǧ17Ǡ27ŷ28ƶ
who signs	86 12Ǡ13q17Q19Ł
who started	90 -7Ō24ǅ
who takes	88 18Ǩ19Ŝ38Ǟ
who told	86 -8B13Ņ14ļ51A
who was	85 -7AŠ10Ť12ņ57Ƴ
who who	88 7A11z
who works	71 -13Ǉ-8Ŋ19Ɯ31Ǒ32ǈ
who would	74 -14Ő9Ʊ12ƫ16Ǡ17ƶ28Ư32Ƥ33ǩ
who you	83 11AǕ15ƫ16Q18Ŝ21Ő37ŝ
whod	66 -16ƾ-10u-8zƮ7Ʊ9ľŵ11ƫ12ǣ16ǘ18Ŝ22ư23Ƥ24ƃ27Ǩ31Ʋ46Ư
whod pay	81 -18ƾ8ſ9Ʊ17ǣ20ǘ28ƃ
whod raise	90 
whod run	86 -10A40Ǩ
whod take	85 -8z36Ƥ37Ư
whole	63 -13ǩ-11Ǥ-10ƦƧǊ-7ƶ7BEķŇňŨűư8ŔšǢ9tu10Ťǐ12ŧ13hƵ14O15kǉ16ůƈ17ƭ18ō24ƪ25Ŧ38Ʃ
whole life	76 -12Ʀ-11Ƨ10l17Ƶ19Ʃ24ƭ32ƪ
whole thing	86 7ś8ũ19Ť
whose	66 -16Ɨ-10w8ķ9ų10Ź11ż12ǡ15F18ǆ20ǐ23A32Ł35Ő40Ƣ
whose cars	80 15ǐ
whose fault	88 9ƃ15ż
whose name	83 -17Ƣ15ų17ķ20Ł22Ő
whose things	79 29Ƣ
whove	86 8a10ǈ16Ő17u27w
whove you	90 11wǈ17Ő18u
why	61 -17ń-12ƶ-11oœ-10Ő-9ŉ-8ňŒ8ľǆ9š10Ǥ12ǜ13Ŀ15Š18ņ20ƻ21r22ƴ25B30Ƶ31ǩ34Ĺ41Ŷ42ŀ43Ţ49Ŕ53ĺ
why $	88 -18ƴ27Ŕ
why are	84 -22Ţ-21ń-11Ő12ǆ34ǩ57ĺ
why did	70 -31ĺ-23ǩ-12œ-8ŀ8Ǧ9Š12šǤ15Ŕǜ35B39Ĺ47ƴ52Ŷ
why do	84 -29ŀ-9ŉŢ26ņ28ǩ30ƻ38Ƶ
why now	86 -15Ţ-11ǩ-8Œ49ĺ
widowed	90 19Ʒ26f
wife	58 -15Ƽ-12v-10w-9Pƹƻ-8R-7Ʀ7V8ƳƷ10ǆ11Ǩ12u13Ʈ20ǈ22o23Ŵ24p25fǂ28qƫ32ƨ37t39s42r
wife $	79 -11Ư-8ƹ7q16ƫ19r20u26t
wife do	86 -15Ʈ-9r25q39Ʒ
wife drive	88 -7qrŷ7ų51Ŵ
wife have	85 -24q-19ǂ-16Ʒ10ż31Ʈ66ƨ
wife on	86 -15Ǡ-13ƻ-12Ƽ21ǈ22s32ǂ
wife work	85 -18ƨ-11R15ǈ58q
wifes	71 -23d-20P-17Ƹ-8ǃ8Ɯƺ11bj13Ʈ22ų23ǂ32q35o44p
wifes name	88 -9ǃ22o
will	54 -11v-9QŘ-7amŕŠűƢ7ťƭ8ţźǒ9ĻƄƤ10dśƬ11OǞ13o14N15cŌ16Ő18s19Ś20ƕ21eĵ22M24L26HŹ31V32y47ł55Ʋ
will $	79 62Ʋ
will be	82 7Ś8ō11Ǟ12c14Ź16V21y
will get	90 7ś12d15N
will it	90 -9L12I23s
will need	84 -10v7J10ŸŹ16o17ť20c
will not	74 7eŽ8ŲƄƈ9dƢ10ĵ12ŃŒƭ13ƺ
will or	90 18Ʋ
will put	90 -11Ʋ11Ō14ƕ29L
will you	77 -16Ƣ-11Ʋ-9ơ-8Q7ƭ9Ķ16Ƥ22Ļ43ł44V
willing	88 8Ţ20Ž
willing to	88 8Ţ20Ž
win	86 44Ļ
wind	71 -14Ř-8ű-7ƛ10j11Ƒ12Ť84ƚ
wind and	84 15Ř
wind deductible	88 -60Ř70ƚ
wind or	79 -15ƚ16Ť23Ř
windshield	84 8ű23ū26Ɓ
wine	86 -7Ű34Ǜ44ƿ
winter	79 -7ňǝ7Ɛ11ũ14Ɵ19ƛ35ť38ǎ
winter $	81 -7ň7Ɛ12ũ20ƛ28ǎ36ť
wire	90 -12Ǡ10Ǖ13ǘ
wiring	81 -10Ǐ-7ƣ13Ǎ49Ƌ
wise	75 -12Q-7Ʒ9ǂ10ƳƽǊ12ƨ13Ʈ15m22gw28V
wise $	79 -12Q10Ǌ12ƽ13ƨ21V25w
wishes	90 35ư
with	39 -24ĺ-22ǐ-16HƔ-13Ťǩ-12ƃ-11ƫ-10ť-9ŏůƟƺ-8CENPŪơƣƶǇ-7ľŁśƭƯǔǛ7wBIĿƨǣǤ8ŷ9Ķřųƽǡ10Mżǥ11ŚŢƐƚƛưƳ12WńœŭŰƁƱƿ13ŀƧ14ŊŖǜ15rŜŧǍ16ASĻŽǁ17ĸŋƂƤ18aQĴŶ19gň20ŗŲ22Š23sĹŬƵ24nVŐ25bƢ30ŝ31ş33Ş34ņ52ő
with #	83 -11x-7Ź9Ű10Ƃ11k13Ũ14Ś21ĸ33b
with $	66 -18Ɣ-11nĺ-9Ŝŷ-8őŞ7ǡ8ŝ9ĹŠ10Ƈǘ13Ĵ14ŬƤ15Ƴ16a17XƢ18ƨ20ş33Q45Ő
with a	62 -14Ų-12Q-9t-7ǅ7gŬƉƚ8qƂǀ9BƐ10Ǆ11VƲ12o13Ƙ14Sū16ŷ17Ű21Ž23Ƭǁ24ĸ26Ļ32Ǎ37b
with all	88 -8a-7i10G11Ɓ14ĿŚ16t
with an	81 10w11ņ12Ǜ14Ž24b
with anybody	90 7Ƣ43ń
with anything	88 16ŉ
with em	88 7V16œ17Ţ23Ş
with family	90 -22n28Ƥ41F
with her	90 11Ʒ14s
with how	90 -12ŝ22ŧ
with in	80 22Y
with insurance	88 24ņ
with it	74 -23ǐǛ-8ů9Ŕ10MVƞ17Ŵ18ŀƐ20Ƶ23ųŶ64Ų
with me	74 -13b-12ő-10Ő7Ŀ9Ŋ10Ś13ŎƮǥ14ŀ16Ĺ18m76ň
with my	86 -8Ž-7ǘ8ļ9f17z62ǩ
with no	77 -8ţ-7Ǒ7ǒ8Ƴ12ƽ13š19Ɓ22ŵ30ſ
with now	88 12Ş19ǥ
with one	81 12ő21ń23ŵ25Ļ32Ő
with rent	80 -13Z30Ʈ
with some	90 13Ŧ16l
with somebody	90 10ŏ20Ƣ
with that	69 -31S-15QŐ-12s-9ǈ-8BĹ-7Ŗǔǩ8Ɠ9azŨ10ņŋƳǦ11A12ŝ15MŃ16r17ŭŶ35u37Ť42Š53ő
with the	59 -27Ť-24őŝ-14E-13Ŵ-12ĺŐŠ-9Ňƞǩ-7œŵ7TƜǝ8Ʒǎ9ŒŞƂǜ10qQƼ11xĿ12ņŽž13ŭ14gǟ15ŧƄ17Ō18ĹƵ19Wǣ20ư22ş23żƛ25I26ǅ27S29Ŷ
with them	65 -15Ŷ7Ĵ9ř11ŗ13Ţ18ş22Š24Ş27œ36S37ŝ
with this	78 -13s-7Ļ9AŲ10Ǡ11Łţ17a22Ŵ24r
with those	83 7ŗ8ŝ9ŕŠ14ő16U
with today	88 21Ő
with us	79 10ļ11ŏ12Ĺŋ26z38s
with what	84 -11ņ-8Ő8Ŭ9Ŗ12ǡ16BĹ20Ş
with with	86 -8Ƴ12k13Ŀƕ14Ź20Ĵ
with you	60 -18z-16ǩ-11Ő-10H-9aUśƸ-8F-7ŕŢ7Zƿ8A9ō10ľǖ12ŋŬ13Ǩ16ŷ17ŀ19Ňǈ23i28ŊǑ33Ŗ39Ƨ40s42Ŝ66n
with your	65 -22Ő-15Ť-9Ŝ-8ǐ-7ŕŹ7yǜ8vVĽƷƻ9Ʈ10Wŝ12śƞ13rł14ŖǛ15aĴőƳǓ17Ţ22Ƶ25Ş27Ƹ
within	86 18ǐ26Ə31ť
without	63 -17ő-13S-11Ʀ-7iŖ7ƈǁ10aĺǠ14ƮǓ17ƺ18ŏ19ſƭ21ľ29Ʒ33Ǩ42š43ŵ
without $	86 -18S-14ő-8i11šǁǨ21ľ52ŏ
without a	88 -9ŏ12š17ŵ
without insurance	83 -17ŏ12ſ18Ƴ47š
without it	82 -9Ƴ8e10d14ĺ34ŵ
without you	79 -12ŵ-9Ʈ48Ʒ53Ǩ
without your	83 18Ʈ
wood	70 9Ƒ25Ƈ51Ɛ
wood $	84 18Ɛ
wood frame	88 -7Ɛ27Ƈ
wood stove	83 35Ɛ
word	79 -8Ɯ7Ǔ11A13ǒ14Ŋ16ļŌǃ18ǩ33Ł
words	86 19Ŗ23Ť28ň
work	47 -15iǟ-10wķĸƩ-9ŎųƤǃǈ-8AľŐƒƨ-7GŕŲǞ7ƌǉ8Jǋ9ǁ10Ʒ11z12IN15XŴǙ16ƃǔǨ17ĺǑ18ŗƝ19Ʀǐ21LŵƸǄ22Ň24ǣ25ǚ30S32q35Vů36R38ŭ42Ƨ45W49P50Q53U
work $	57 -15R-12ŗ-11ƨ-10Ů-9iųƮ-8ŅŕŲƜǈ-7ƝǇǩ7ůƃǁǙ8Ʒ9ŶǠ14Pŭŵ15ǐǟ16NS19Ǩ20ǣ22Uǚ24qL25Ʀ35Ƨ39V47W78Ǆ
work and	76 -10P9gǄ11N14ǐ20Ŵ
work are	78 -17V-13R36ĺ38P
work do	86 -12q12Ǆ23Ǒ
work for	74 -13P-12ĸ-11ŭ-8Ŏǈ-7RŐ9r12Ǒ18ƃ19Ǉ22ǔ28X43Ň72Q
work from	74 -19Ɲ9Ů16ǝ22Ɯ42R
work going	90 -10i20U28Ɲ
work if	82 -7r11Ƨ14Ʒǉ28Ʈ
work is	88 -42Ǆ-7U21ŵ24q70P
work or	81 -7q9ƨ11śƦ12Ŵ15ǁ18ů22I
work out	90 -21R-14Ǒ-10ŭ-8P28ǋ43ƝƸ
work so	90 -12R11KǨ15s
work today	73 -12Ʀ52ŗ
work too	90 -8ŭ13Ŵ16q18ǚ
work week	88 -21ŭ61R
worked	85 13ķ16ņ35S
workers	71 -10Ǥ21Ǒǣ32Ǉ
workers comp	74 -10Ǥ28ǣ
workin	86 7U10P13ǈ14Ķ20ń
working	72 -8Ǒ-7UƵ7ǒ9Ǉ13Ķŝ19g20V24q26ǈ29Ĺ35P
working $	83 -7ǈ15q18V29g
working there	90 -9Ƶ7S14V37ǈ
works	66 -14Ǉ-10Ř8Ư9Ŗ11ƅ13M14ŝ15ň16Ɯ26Ǒ27L31ǈ50Ŋ
works $	84 14ƅ34L45Ŋ
works for	85 -8Ǒ18M38ǈ
works there	76 21Ɯ22ǈ
works with	80 -19ǈ38Ǒ
worksheet	80 13ǣ
worksheet $	80 13ǣ
workshop	77 -8Ǎ21Ƒ38Ɲ
workshop or	80 13Ɲ
world	86 11diĻ12C16Ń
worried	85 8ƚ24ũ25Ŀ
worried about	90 9ƚ
worries	70 15Ľ17Ŀ19Ƒ
worries you	71 18Ŀ19Ƒ
worry	84 11ƚ12ǡ38Ŀ
worst	80 7Ř10Ŷ14Ǥ18ǜ19Ũ23Ş29Ŀ
worth	63 -14Ň-13Ǣ-8ǩ-7TǍ9Ɓƥ11Ţ16Ƒǝ25Ǐ28Ɨ38Ļ43ƒ45Ƙ49ķ57ű
worth $	69 -53ķ-7Ǣ10Ɲ12Ɨƥ18ǝ29Ǐ43Ƙ47ƒ54ű
worth it	88 -9ű-8O53Ļ
would	36 -23Y-16Ĺ-13Ő-12ĺŦƳ-11Ɓƺ-9dnqřŤ-8Uŭƙ-7oINOšƩǈǛ7eHŞƈƖ8Dłƀƃ9VŘ10ALŀƏƸǔ11ĴŖǡ12Wŉƪƭ13BƦǦ14sŃƂƱƿǘ15m16Zľ17cTĵŗśƒƨƶ18ŝǢ19Mǁ20XŇŊ23űŵƓ24žƗ26Ƶ27Žư29r30Ʈ31Ļ32ǝ34Ƭ35ŢƤ36Ư41ĸ50Ʒ51Ŏ
would #	88 8Ɨ16Ɠ21Ƭ30X
would a	73 -17Ř-9X-8ŽƷ9ś10ķƭ11ž13ưǩ14Ļ15ǝ19ǘ26ĸ41m
would be	72 -13ƶ-9Ʈ-8ŝ-7TŎ9ŏś10bŽ12rL13Ŀŵ16ŢƬ18c19Ļ24Zķ
would cost	90 10Ɠ22ư
would do	85 8Ž11ĸ12Ƥ
would feel	90 11ŎƬ16X
would get	85 -16ƶ-8X9ƃƓ16ńŢ35ű
would go	85 16V18ƒ23ũ43Ƥ
would happen	72 -11ř-9r8Ʒǝ10Ǩ11ƛǕ16Ƨ26ǔ47Ʈ
would have	73 -19Ţ-12Ư11Ũ16Ɨ19ĸǝ26ǩ43Ŏ
would he	78 -10ŎŵƮ-8Ĵ8Ƹ15B43r55Ʒ
would i	86 -11J-7ǉ9gŝ19Ǡ32D
would it	63 -22Ʈ-18ǝ-15r-12Bķ-9ĸƵ9ƓƖ10Mŋ11ĻŃ13ŝ14ł15Ţ16XƯ18ű19Ŋ20Ƭ22Ƒ23ƒǏ24ƫ25Ɨ52s
would keep	79 15Ţ23ǝ
would like	77 -8ǔ9Ŕư11A17X18ƶ19ƭ24Ŋ
would look	90 -7Ʒ16ƮƯ
would love	85 12r23M
would make	75 -29Ţ-7ƶ12x16ǀ19Ļ20Ƭ31c49Ŏ
would need	66 -9dǡ-8Ĺ-7aŵ7pŘ8ŲƔƿ9QƈǊ10cmƖƾ11őŕţƅǉ12Œū14v16Tů
would not	86 -8Ļ11X14H16Ŗ25ť35ǩ
would pay	84 10Ʊ29ŗ34Ŗ
would rather	85 17Ĵ21K
would she	77 8Ǩ16Ʈ23Ʒ49r
would somebody	79 -12Z14Ƥ30Ʈ
would still	79 -9Ĵ44Z
would stop	80 12ǝ
would take	82 -7B10Ţ19Ƥ21Ư23ƏƓ
would that	74 -31X-9QǏ-8Ƒ7A8Ļ9ĶƬǁ11g13V14E15C22ƒ24Ǣ30ǝ34ŇŎ40ĸ
would the	80 -11ǝ-10Ƹ-7ŵ16ƦƧ17Ʊ25ĸ26Ǧ41Ǩ
would they	74 -14Ǩ-10Ŧ-8Tĸű-7ŎƷǝ10Ʊ11Ź14žƭ17ŗƬ25W30ƪ34Ʈ38Ʀ
would want	73 -10Ǧ7ŕ8ŝ9sƫ11ưƷ12ź13ũ14AŘ18Ƃ20Ŵ
would what	90 -10Z-8Ƭ10ľ13Ş14Ɨ22ķ
would worry	90 13ǡ35Ŀ
would you	47 -37Ʒ-30Ʈ-28Ƭ-26X-16ƒ-15Y-13ǩ-12rŎǨ-11Őũ-10łƓ-9Ɓ-8xŲŹƾ-7BĹĿŗţƏƦƯ7Ɲ8bǡ9Ɖǜ10ŧƱǘ12ķ13ĸŌ14H15yĴŘƂ16ś17MŃŇƿ18Ƹ19Ŋǝ20ĵľŶ23ŉ24Ŗ26ŀű29ǁ33Ş34ƨ37T41Ţ45ƶ47ŽƤ54Ƶ65ŵ
would your	63 -22s-15Ŵ-12Ƥ-10A-9nǠ-8q-7ǝ7Ǧ8ưǘ11ƀ15WǨ17ƃǡ19Ư23ž25Ǣ41B64Ʈ75Ʒ
wow	75 7Ŕ8ǀ9Ţ10SƼǇǢ11u12Rű13Ŧ14UƠ21ő23ō
wow that	88 7ť15RŦ21ő
wreck	79 -10Ť7žǦ13Ũ14ƀ15ŵ17ƃ18Ŝ25ż
wreck $	90 21ż24ƃ
wrecks	90 34ż
write	72 -14Ʈ-12ś7Ťǆǖ9oŉƲ10ǜ11ǩ12wřƍ13Ő14ĸ15K18Ƭ19Ÿ22Ō
write it	85 9Ť13ǜ22Ÿ29Ō
write that	88 -12w10b11ǆ13ƍ16o19Ő
writing	85 8J11Ő15Ƅ21Ʋ
written	79 -8Ŗ10ǓǙ14Żư15Ʋ16ž23bŗ
wrong	74 -12ŝ8b12Ǥ16ţ18C19ĿŤ20ņ22ǩ27Ş37ǚ
wrong $	84 12ņ14ǩ16Ŀ23C24Ť
wrong with	90 -15ŝ15ņ40Ş
wrote	84 -9P-8ņ9q12Ŵ16w17Ʋ20Ŝ23Ĺ
x	84 -8d13ŪƋ14b17ŕ24ƙ
y	88 35b
yard	76 8Ŵ12Hƞ17ƍƜ19ƒ56Ƒ
yard $	82 -8Ɨ12Ŵƍ13Hƞ19ƑƜ24ƒ
yeah	71 -14ŉ-9G-8Ũ-7S7ŵ8ŖśŸƉ9Ű10ŚŴƁƃ11cTŐŞƔ12ĸŻ13Ŋ18ő24v
yeah $	74 -14ŉ-9G-7S8ŏ9Ÿ10Ŗ11ŚŴƃ12cŞ13T14Ŋ20ő25v
year	50 -16ǩ-15ų-14ż-11ů-10l-9Ŵ-8Ĺ-7Ųƌƒ7ǣ9ƈ11kqS13ƔƮ14Ɯƾ15ĺ16Ǥ17cvƩ18Ǟ19GŹ21Ĵ22ǅ24Ɵǀ25ǉ26œ27ő28TŒ29p30Ū31ǎ34ƅ38Ǌ40ǟ42dŮ48ť
year $	60 -25Ɣ-23Ů-16ų-14ƌ-7Ū7Ơǝ8dH9ŃŜƾǎ10pőƺǑ12ǣ15qĺ17k18c19ǉ21œ25ť28Ĵ31ƭǟ32Ǟ42Ǌ47T
year and	84 8Ɵ14ǘ15ŕ
year before	90 -7œ9ť22Ǌ
year built	88 13ƅ
year did	76 7ǅ22d26ő30S44G
year do	88 -9Ų16ǀ18Ɯ
year for	84 -14Ǌ13Tƈ14ƾ17Œǉ27ǟ
year is	82 -14ť-9Ɣ10ƅ11œƜǀ12d14TƟ30Ū
year it	90 -12ŕ14Ʃ
year make	84 43Ū
year of	90 -8Ƈ25ƅ
year on	88 -7Ň14ƅ31cŮ
year or	84 -37ƭ-29T7Ź12ť14Œ15Ʈ24Ů66Ɣ
year right	85 -16Ǌ7Ɖ12ƌ14T15š16Ņ
year round	90 20ǎ27Ɵ
year term	88 -12Ɣ8ƭ34Ʃ
year was	80 -17ż10Ǥ15v24ǅ25p
year you	90 -7œǉ15ő17d27Œ
yearly	84 7T9Ů11ǉ14Ǌ
years	52 -26Ū-16Ƽ-9Ɖ-8Ů-7ŐǇǋ7pƥ8Uƴ9yƱƿ10ŝǣ11cŎƔ12ĵŢǩ14ż15Ƌ16Ķƅ20Ƹ21HĺƩ22ŴǞ26Vő27ťŸ30ţ32ƈǅ37G41S53ƭ
years $	64 -39S-16Ƽ-11ƈ-10c-8VőŜ7ǟ9ņ12y15G16ť18ĵ19vH20ǣ21Ǟ22Ż28ż29Ƹ37ţ64ƭ
years and	86 8ƭ9f11Ŏ12Ķ
years at	85 -7ƭ7Q19S20G28Ʊ
years do	90 -7ƭ15ƈ36V
years even	80 10ţ
years have	77 -23G-17ő-13Ż-9Ū26VŸ29ǅ48S
years in	88 -24G-18ƭ-9Ɣ95S
years is	88 14Ŏ33ŝ
years of	88 11Ɣ15Śǅ19ƭ
years old	88 -11v15c21ƈ
years on	85 -13Ɖ10Ƌ15Ʃ16S17ƈ
years or	85 -12ť-7Ǟ13V14ƭ25S26Ʃ
years that	90 11o14Ŝ16U
years the	90 -25Ū-12Ɣ-10G39ƅ45Ŵ
years with	82 -9Ő-7V45S48ő
years you	88 -11G11Ţ20Ƌ21ƈ
years young	90 -8ƭ36c
yes	73 -10B10ŋ16Ĺ17d21ŏ22ł34Ł43Ŏ
yes $	79 -10B19d24ł45Ŏ
yes to	88 7ŋ23Ĺ
yet	67 -21ǝ-17t-10Ő8Ɵ10ŀƍƾ11nuǋ12Ƶ14r16f20ń21j24Ź27xƖ28c30ƞ34v
yet $	70 -22ǝ-18t-10Ő10rƾ11ƍ12nŀ13x19f20ń24v26jŹ29Ɩ32cƞ
yet or	88 -10w9x15vǋ17u
you	17 -37v-30Ŵ-26ƽ-25Ť-23qťƮ-21o-19bź-17Ź-16Ƈƨ-15ůƅ-14Ɔ-12ǂ-11ŷƓ-10t-9hŕƉơǧ-8Ņ-7zŦų7ūƄǄǊ8ƎƔǅǙ9dIQĶšŪŭƐƒƗǃ10pǎǒǠ11ŋƀ12BőŮǜǝ13ƚƟƥƭƺƼƿ14aMŃƂƯǓ15GLYĵņŉžƃ16ƶƾǆǚ17ŸƘƵ18jƬưǁ19kZǋǔǘ20ĸŌŏżǑ21uĴŖƁƱ22fŊŲ23ǩ24STWĹĺƸ25HUƻ26ľŽǀǇǕ27K28OĻŶƹ29Cŝ30nXķĽśƦǨ31mVƧǞ32łŚſ33ŀ34ũ35ƴ36Ţƌ38gFŐŒŜŠ39ļňŵ40ń42NRƤ43AŨ44iP46l47Ş48Ŀ52Ň66c
you #	69 -17ǅ8Ţ10B12ŉ13Ʒ14EŜ15Ǖ19uƯ23p24r26n28Ʋ30c39y53f
you $	43 -32ǉ-31ű-30Ƴ-29v-28ŷ-23ųǩ-21Ť-19ǎ-18ŭ-17Hŏś-16Řŧ-15u-13ƫ-12FPŕƺǄ-11Yƒ-10ĻńōŗťƬƶǋ-9nyĴşƖƨƭƱǅ-8rwCWŃŢŪůŶƆƗƘƣƤƵǒǛ-7bUƅƝƥƻƼǢ7oQŋŐƁ8zJƏƢ9ŬƦǁǠ10AŁłœƌƚǔ11ŀŔż12pĸņ13XŎ14Gňſǟ15ŦƑƪ17ƿǈ18MĿŞŠ19ķŅǖ21lƾ22ļƴǍ25šƧ27Ś28gIƷ32jLǐ34B36ŝ39i40KǨ43ľ45a46Ư51Ũ52c53ŇŒ62Ǉ82Ŝ
you @name	88 -14t15ŷ16p21n
you a	60 -12zŅ-8ǧ-7Ő7Pķǘ8Dņ9šƪ10ŨƦǌ11Ŕ13ƱǇ15łŖ16Ŋ18gŪǒ19FSőƿ22Ɓ37u50l53ǀ
you about	74 -17Ŕ-16ŝ-14Ƴ-11ō-9ŗ7Ŋ8Ƃ9A11Ž17ļŲǝ18B24ŏ27ĿŖ28Ş
you actually	85 -9Ǆ10Ɲ11R17Ŗ18KP
you add	84 -13ō-7Ɣ10ķ32ƌ64Ǟ
you afford	88 -17ǩ-10ŵ20Ƥ28X
you all	86 10ǟ12Ƴ13n17k22ų
you already	82 12ĹƖ14ư
you an	86 -13J13Ǔ14K16Ƃ
you and	68 -10p-7anŉť7f8sŨƃǢ9ķŚźǈǊ10ư11ő12rō13M14Ǩ19d24ǆ27Ƣ38Ł51ŷ
you any	84 -12Ƨ8Ŕ13ŋ17uW19M27x
you are	47 -46ǩ-17v-14ŜũƓ-13u-12ǁ-11ǎ-10bUŵƀƜǆǐ-9YƢǇ-8AVXŃŤŧǈ-7xGMőŕŪűſƂƧƬƻǢ7ŎƙƭƴǠ8RĸŝƁƏƩƱƶ9ňŮƣ10iƖƼǉǑǚ11lsŉŋŞ12ů13fĺ14ŗ15NŒŚ16Ʈ17nTƞǝ18dHƦ19PŀŖ22ƷǨ24C25Ƹ26ƃ27Ţ31cǞ35Ɵ36ų39g41Ő43F49Q56a
you as	81 -10ǔ-9Ǔǧ11F12Œ18ń24ǒ25ŏ30fǃ
you at	67 -29Ư-27W-18Ɲ-11Uǩ-10Ņ-9ŗ-8Űǋ8Kţ10vL11BQŎ12I13Ő20Vž23œ24P25N35Ƨ38n41C47u
you back	76 -13Ɨ-12Š8Ş9ƴ10I17œǗ21ǘ23Œ31ŀ33L
you be	70 -9Ʈ-8Q-7JŊ7ƛƭ9cł10ŵ12eś13Žǁ15Ŗ22ǝ26T31H35X
you been	60 -52G-11ƃ-10ţ-7ǝǩ11ńƳ13ƾ20ő21š23Ƽ24ŏ25Ƹ26Ÿ30ǅ33i39l68S
you before	86 11ŌƟ13V27Ŗ
you believe	90 17Ƭ44ǩ
you born	81 -8p11l38d
you both	90 -14L24Ÿ41s
you bought	72 -14Ũ-7Ŝ9ƦƩ11ŗ12ŧ14ư15ƞ18ſ19ł22ŖŶ25ƌ28Š34ƒ
you bring	69 -13Ǌ-8Ǟ20r26u28Ǒ32Ǉ34Ʈ44T
you built	86 -8ƌ9ƪ10Ǣ19ķ42Ǟ
you burn	88 30Ɛ
you busy	82 -58ǟ17P34xU65N
you buy	72 -25Ǐ-10Hť-7Š9Ʀ11W19Ʃ27Ǟ31F43Ŷ48Ǖ58G
you call	70 -17Ǆ-13ĺ-7Bǈ7C8A9Ƹ11wơ14Ŝ15ű16ĵǑ21Ĺ24Ɓ37ǃ44ǩ
you called	77 -14ǃ-11œ-10w8Ə16ń25Ţ29ŧ39Ĺ46Ŕ
you calling	86 29C33Ĺ
you came	82 7Ÿ11d13Ť14G19Š25ļ
you can	74 -10Ŏ7Lśū8N9ťƤ10ǧ11Ļ12ŵƉ13ǝ14ŝ15Ÿ16AW17ƻ
you care	88 -19Ŀ-10ŝ9Ş28ƶ48ľ
you carry	62 -28Ǧ-11Ɲ-8Ŵ9ƀ11ş13ǣ14Ų15Ǐ17ǚ22ŗ31ſ33Ƃǡ38ǌ
you carryin	90 -12ǖ-10ž11ŗ15ƃ24Z
you carrying	84 -12ǡ9Ų11ſ21ş27ž
you change	76 -38Ŏ-26Ŕ8I13ƛ17ű19Ƨ25Ş36Ň41ũ
you check	85 18ń21J26Ǖ27ǒ
you choose	80 33Š42ł
you close	73 16ƕ37Ɩ39ǎ
you collect	88 -17ǧ25ǒ39Ƙ
you come	72 -14m-11Ɲ-7ŗ7ĸ8ǃ9ļ16M19Y29Ƭ52l
you could	66 -21YƮ-13Ŵ-12Ļ-7aƖ7śƓǔ8bĴņ10XŠƘ11ǝ15ľ16Ǩ18Ƭ19Ƥ23ƪ24Ĺ26Ř33Ş38ŵ
you cover	90 10Y45ĸ
you covered	82 -10Ƭ-8Ń15ſ28ŗ30ŏ38Ō
you decide	84 22Ł34ł
you deliver	79 -10R11Ɲ13ǐ17Ų24Ǜ
you depend	78 39Ŀ
you did	70 -11ő-7ƹ7ǚ11ľŨ12ĺũ14ŵ15r16Ő19Ƴ20Ʋ24ǂ
you died	83 -10ĸ-8ű-7r11Ư20Ǩ23Ʒ41Ʀ
you do	52 -24Ŷ-22ŝ-17ĺƦ-16ǩ-15ǐ-14ŖƉ-13qƜ-12ǝ-11NŨƞ-10LňŜŪǨ-9KTĿŒƾ-7WĹŞŹƘǓ7ƒƧǑ9kŎ10IZ12ǡ13ŏǘ14Xǀǚ15lǁǛǜ16Ľƭ18MŀǄ19Ňǃ20ũŮ21Ĵ27Ɲ28Ƥ30U34Ǡ37ǔ39ǟ40Ųŵ42g43Ǚ47Ǌ145P
you doing	78 -8ǟ11Ų29ũ73i
you done	82 -12ƾ-7Ǟ7ƌ10pǀ11y12ǂ49ũ
you down	79 -12ǩ-10ť9f10c11ƴ12ǝ16a21ŏ32Ō38Ş
you drink	83 55ƿ
you drive	68 -18Ŵ-11ů-9T-7Ų8Ũǐ11ŷ12Q15Ž19Ƅ49ŭ54Ů59Ū
you driving	81 -18P-14ǩ8ż9Ų48N63Ū
you each	79 -42ŗ17ų60W
you earn	88 62T
you email	90 -25J-11Ś39ś
you end	85 -19ő11m18Ŧ22Š
you enjoy	88 18g25U
you even	88 -19ņ24ǩ46Ŝ
you ever	59 -25ƪ-15Ŝ-10Ɯ-9Ǩ-7ƛ7ţżǘ8ŽƲ9Ʀƿ10HĿƳǩ13ƹǆ14ǝ16ƍǕ18gƴ19ǐ22Ť25ǒ26ņ32ų44Z
you fall	77 -17Ĺ-16Š24ƞ26Ř34Ŷ
you feel	69 -12ƞ-9r-7Ŏ8Ƹ10ņ11MŨ15Ƭ17ŋ18ǁ21ŧŽ23Ţ56Ň
you feeling	90 -7ǂ20Ũ23Ƹ
you figure	79 -16Ǐ-8X7y8ƭ9H10A17ƈ18Ŗ20ű32Ƙ
you filed	83 9ţǆ16Ř20ŧ27Ť
you fill	77 15Ľ17Ĺ
you filled	90 9Ĺ10Ľ16ļ
you find	77 12Šŧ15U29Ś37ļ
you finish	90 9ƌ21m
you first	83 -15Š-8S12G15Ŀ26ő38œ
you follow	90 -10K-9Ŧ17g30ň
you for	74 -10Ǎ8ǚ9ŒƬ12H13LŻ14Ǣ15Ơ18Ŕ27ơ29O30Ǔ
you found	90 16Śű22Ʃ
you free	88 -11g29L38N
you from	69 -23C10ƻǝ13Ň16Ŷ17Ţ23ƚ24ŀ27Ŝ51l
you get	55 -24Ķ-19ǩ-14œ-13ƒ-12Šǅ-11ŃŨ-10X-8bA-7CNĻ8BƖƩƯ9JLTĴ10ŅŻ11śų12gļƃǨ14ǧ15Ǥ18ƿ19R21őű22Ľơ23j24Ǖ26ƚ29Ÿ30ƨ35k36Sŵ37Ŧ45W51ň
you getting	86 8Ɩƨ11ŵ14j16ƞ
you give	80 -7GŤ10O11d14D18ǚ22eŧ
you go	62 -13žƮ-12Ŝ-9l-8o-7őź7ŎŢ9ǜ10ů11VY12ǃ13ƒ16aN18ƾ19RŘŵƧ21łš24ńǀ26ŗ28A33ŠƟ56m
you going	75 -14Ł-11L-9y11s16Ƶ17Ż27V30k39H42ł
you golf	90 37g
you got	52 -13Řƨ-12ǣ-10ǐ-9ńŗſƸ-8ŒŴǅ-7cōőƂƜƬǉǌ7AşƁƃƇơ8htňŧƅƒƫ9YŉŐŜƑƢƥǃǡ10ūŹżǔ11Wƛ12jĸŏƘǀ13ƀ14ŠǏǢ15ļǨ16ŪǇ18ŚƦ19kNǈ20Ɨ21Vƴ23ŕ24Ŧ36O
you gotten	88 16ń
you grab	90 37Ś
you grow	86 34l
you guys	68 -16R-13Ǒ-11Ŷǀ7Ũ8wų9ō10h11kyĸƒƷ12CƟǋ13ǎ15HƔ16Ŵ17j25ǟ41Ǆ
you had	58 -9G-8Sƙ7ĹŔƗƤƬ8ţƂ9ƛ10ũűǜ11Ŝżǅ12ŝƋƼ14ƈǙ16ľ18š19ņ27ĸƾ31ő
you hand	79 -11ǌ11Ŀ22Ơ
you handle	74 -9Ʈ10Ʒ13s27ǜ30ĸ
you happy	80 -8Ţ-7Cő8ŧ20ƞ24U37ŝ
you have	38 -27P-20Ǆ-18ŎƨǑ-17Ƨ-14ƞƭ-13aľǒǩ-12UWƕ-11ũŷƷǊ-10gŴƳǞǦ-9lQVĴŤűƈơƮ-8nyBMŀņŨųŶƠƽǌ-7CDHTĻĿŠŭŽƴƻǟ7AXńŸ8zƉƔǁǏ9fhŪƍ10ƙǋǗ11FňƊƟǐ12ŖƩ13ŐƘƱǃǔǢ14ŵƗǠǣǨ15uŒťƲ16ŏƂƑǝ18Ź19Ƽ20Nķőƚ22Űſ23Ǔ24ŜŢ26Ɯǥ27m28ž29YǇ30Ķǜ32OƁǈ35ƃƎƵ36G38Ś39ş57Ʀ64ŗ
you hear	79 -8ś11Ɓ31ļ33Ň36ǩ
you heat	86 -9ƅ-7ƞ25Ƌ40Ɛ
you hire	88 40Ǒ
you hit	81 -8ſ12Ɗ14ž15ƀ32ż45c
you hold	82 -14Nǖ12ǩ18m37Ũ38Ǘ
you hoping	84 -14Ţ21Ļ22X
you how	79 -7L7ŉ10y11KŇ12Ő14ń18ƺ52Ŋ
you hurt	86 -11ƃ55ž
you i	84 8z9a10b14ķ17K
you if	74 -16Ǩ-7ǝ8c9Ŋǔ10ŋƪ12ŖŵǕ15ZƧ25W27ſ
you in	63 -20Ư-14aTƃ-12R-11ǩ-7J7M8Š9ľńƣ10EKŻƏƷ11Ǆ13ůǨ15Ž17Nų18L20Ĺ28OP32Ƹ33Ń47Ƥ52C
you incorporated	90 24ǆ
you insured	81 -23ş-19Ɠ-8ſ26Ő45ŗ55ŏ
you into	90 14g37Š
you is	75 -11I7Ŀŀ8Ǎ9Y10ǖ11Žǈ12Ż13ŔƢ14Ɓ18ľ
you it	88 -11E12Ŗ14Ŏ15Ƨ39Ŕ
you just	71 -12Ŝ-8ƽ7fŅ8Ɲǘǝǧ10ŕśŸǎǚ11ưǒ16ǩ22Ŗ23Ļ24Ĺ39Š
you keep	64 -14ƹ-13Ʒ-12e-9ō-8ǩ8ľ9ū10ǒ15Ǚ17ŰƊƝ21şƵ22Y23Śƥ30Ǐ36Ƨ38Ǘ
you keeping	90 17ũ
you know	62 -18Ř-13Ƃ-11oň-10S-9ŕŤ-7dŉ7pGśťŭ8Ū11Ļ12ĽŋŜžƩ13Ɠ14ƛ15Ƽ16r17Ǝ19Ŕ22Ƨ26Ņ33Ƴ61Ŗ69ǩ
you last	69 -11ņ7ƾ10Ƌ11ŜƘǒ12ĵ14ƫ17Ʋ19Ƒ24ţ31Ŗ
you lease	86 -21ơ-16Ǎ-8F8ǌ21Ǐ26Ŭ31ǋ
you leave	68 -7ŝ7Ƥ8m9Ļ10G14Ɵ20Űƥ25ŗ35Ţ41Ƨ
you left	90 17Ķ23Ţ29ŝ
you let	81 -8Ų7ƪ10Ɯ19ǜ26Ŋ36Ž
you like	58 -27J-17P-14Ǆ-10Ţ-9ǃ-8iARķśŨųƤ-7ŎƷ7rŇŞ8ō10Ř12Ǎ17g20s21Ń26ƶ28ƞ29Ō35ŉ36ǩ37Ļ44Ĵ47K48ŀ58Ŷ65U94ŝ
you live	72 -11Ű-10ŬƮǍ-9gǋ-7Ő8Ƣ10Ɵ11G13D16ƣ17ƃ20FĶ22ķ36C65n
you lived	86 -7S48G
you located	90 -21l7ǋ24C
you look	76 -8Ŗ10ŉ11Ũ12Ŀ16J17ľ18Ň
you looked	84 9Ķ10ƫ14ĵ23ń
you looking	76 -7Ŝ7Ţ9Ƭ14Š17ń20V21X22ľŃ
you lose	73 -8ƚ-7Ƥ8Ƨ11Ɗ12Ŀ13ĸ29ǝ40Ƴ
you lost	81 -16Ʈ-10Ɩ10ǔ14ƨ17ƺ18Y23Ƴ25Ƨ
you love	82 -21P-9U14ŝ16ƶ24Ŷ31ƞ51ǟ
you make	73 -21Ŏ-13ŭ-11Ů-9Ū-8ƞ-7Ŀǩ7ǒ9ǚ11Őǀ13ł15ǝ16Ŭ20ů25Ň26P28Ɲ48Ǆ54T
you manage	88 -14ũ-7Ũ13Ƴ38ŵ
you married	83 9f18o20Ţ
you mentioned	90 14A19ż21ń
you mind	81 11Ś17ś28ǩ29Ŋ
you miss	86 9Ĺ13ǟ26š45ŝ
you more	79 -7ŝ10Ũ11Ţ12Y14TǤ30Ŀ32ũ35g
you most	69 -15ľ18Ĺ38Ŀ
you mostly	86 -14Ǜ9ǔ10A12Ǆ22ŭ
you move	84 11Ţ24H51G
you moving	90 -7yŃ33H
you my	90 35ļ
you name	84 -21o-17ǩ-11Ư25Ʋ27ƫ63w
you need	62 -18Ɓ-17c-13Ļ-12ǌ-11ž-8gƦǖ-7ǒ8OǚǢ10r12Ō13ƭǡ14Ǐ15Łơ16Ƭ17Ƥ21Ŏ29Ūŵ31Ƅ32ŀ50Ĺ61Ǧ75Ń
you never	77 -11Ǧ8K12ņƂ20ő
you nuts	90 -8Ķ15t28Ş
you off	84 -11ǩ11dĺš12ƃƧ13B20Ş29ŀ
you offer	88 20ǚ24Ǆ
you okay	80 -27N-14ũ-8ij12Ł15ŧ17Ž26U76Ũ
you on	66 -12ƿ-11ƃ-9FU-8Ŋ-7ŌŔǂ8CƢǊ9WƜ10ĸ11rA13x14ļ15RS17sQ18ƣ20nŠŭ22I23Ĵ26ŧ41ǩ60ƻ
you one	85 12łǆ13S16ņ20W
you open	74 -11H12ǋ23Ţ42ǎ44ǅ
you or	67 -11tJ-9yǍ-8ůǐ-7Ǣ7Ŭſƃƥ8KĿƣ9IŷǧǨ10w11ƶǂ12pĺƹ13Ľŧ14ŇŎ15sżǏ16ǌ20Ǉ23n27ǋ
you out	80 -11Ĵ-7Ɯ7g12OU17C20ƃ21Ųǘ30l
you over	77 -18T-12Q-11ŧ9Cƾ12ŒŞ13Ŏ16UŨ20ƺ27Ż33Ŝ42c
you owe	71 -11ş-9A-7ƒ11ķƁ40Ŭ86Z
you own	60 -21Ŭ-13ǐ-10ƒ-9Ʀǌ9ƥ10ǆ11Ǐ15Ū26ƔǍ32ǋ47Ɨ49Ƙ58F70ķ
you paid	72 11ǉ21œ30ţ
you park	83 35Ű
you passed	83 11Ʊ16Ʀ24Ʒ
you pay	57 -31Ŧ-29ǖ-17T-13Xƃ-12ŗ-10Ŗ-9Ų-8ƬǊ7F11ǩ13Y18œ22ƕ24ĸ32Ř38ŐǕ40Ơ44Ǒ54ǉ61ƒ75Œ
you paying	67 -11Ɯ12F14Z17Ĵœǣ19Œ23Ơ36ƒ41Ɠ
you pick	77 -13Ĺ11Ƅ16W19Ŷ20Š21K22ł26ĺ
you picked	86 11X17N21Ʋ33Ř
you picture	90 -7ś11Ʊ25Ƭ35Ŀ
you plan	84 -8yǖ-7ŕ15ƶ23Ǟ29Ƶ43V
you planning	79 -9ǩ8ǀ9ƌ14H19y20Ƥ
you play	88 11Ƙ20g
you pretty	90 9ŝ19U
you pronounce	90 29b
you pull	83 9ƌ10ŁŢ12g14R34Ś
you put	68 -18Y-17G-9W-8ŒŖƑ-7ĸ9T10ň11sXƎ12Ű14Žž15Rƫ16Ǟ17ń18űƱ19ƒƲ22Ķ23ũ24ƌ29Ů30S
you putting	88 9Ů13Ʊ14H15Ķ
you quit	78 32Ƨ39Ķ55ƹ
you rate	90 16Ƹ
you rather	79 -7Ľ8s10M12K23ľ25Ŋ
you reach	90 -8ĺ7g32Ĺ
you read	84 -13e-9Ƃ15řǓ24ū
you ready	88 10Ǥ18Ō
you recall	85 44Ľ
you remember	76 9Ŧ11c13œť23Ľ
you rent	75 -42Ơ-12ǋ14ƥ16Ǒ17Ǐ23Ɵ24ơ36F51Ɯ
you renting	88 13ǋ16F20Ƣ
you retire	84 -7Ʃ19ƭ27V31Ƨ
you right	73 -11ľŅ-8N-7Ĺ11ŖǍ12ż13C14IX15Œŧ17Ŀ20psņŇ22Ƭ
you run	71 -14R-13Ūǖ10ǋ11A16ŲǗ17ǐ21Ǆ27Ɲ36ǎ
you said	66 -9B-8Ʈ-7r7KĵŲ8AVŬƷ9SņŊ10u11f12ptHǅ13Oŝ14dŉ15G16qƥ19c24y
you satisfied	90 14ŧ
you saw	86 13ű14Ũ24ƾ
you say	65 -15ň-14ł-9xĸŲƘ-8ƾ7Ǘ8Ƹǔ9RYľőƈƿ10ZǄǘ11Qǂ12Ǒ13ŀƝ14ĵŒűƉ16ƺ18ņ19Ŗ20Ŏ22Ō23w33T
you see	68 -19J-10ǔ8Ƴ10Ţ11Ɖ14ǩ15Ə17Ľ18ļū20ř21Ǟ22y28H36ň37V42ƾ
you seen	88 -7Ũ10ǒ19ǩ21Ƴ
you sell	81 -11ƿ-9T-7ǞǨ10HǕ11Ǆ12Ǜ49Ɲ60ǔ
you send	76 -9ƕ9Ɣ12Z19ǌ33ś
you serve	84 45Ǜ
you set	80 -11Ŧ-7Ƥ10ư22Y24Ţ25Ř30ǝ
you share	88 -8Ų13ǘ17Ǎ24Ƣ
you shopping	86 -12Ő8ń11Ţ34ĺ
you shut	90 -7ƛ18Ɵ32ǎ
you sign	79 18W20ő23Ɩ24Ǔ
you signed	88 13Š14Ɓ25Ō
you sleep	86 -10Ű15x28Ƥ30Ļ
you smoke	84 -9ǂ34ƹ
you so	84 10pDŝƨ11ś12X20uĿ
you sold	88 -10Z-8Ƭ-7ƒ12š21ķ44ű
you some	85 -16ŉ-9Y16ĴŊŢ17z
you something	85 8Ţ14Ŋ17X24ņ
you sound	83 -9I-7Ň12V14Ƹ23i36c
you spell	84 -9ǧ-7Ō12ǃ20w
you spend	85 -8N20l22k23g
you stand	90 -10ǝ10Ř11X30ķ
you start	76 -10GL-7Ʊ8ĺ19Ǔ29ǅ33R35S38ő
you started	90 -9ő10ǅ12ĺ16ż20œ
you stay	79 -21Ţ-11H-8Ʒ14ǝ27Ƥ44V
you staying	74 -19S-13H-7ǟ13F26Ƥ31ĺ36V
you still	70 -24Z-18z-11H-9c9ŮƧƹ12ǟ16CŨƔ23ŷ28D36U37ǩ38Ŭ
you stop	88 -7ƿ12Ǜ14V
you store	90 -13ǖ11Ɲ30Ǘ
you sub	90 -11Ƌ29Ǒ
you swing	86 8Ĵ19M28X
you switch	84 -15Ţ11Ÿ44Ŏ
you take	65 -20ŀ-18ŧ-16Ň-9ķ-8ťƆ-7B8z9Ŏƿ10ǋ11ǁ12ũ13Ɣ16Š18Ǆ19őŨ22Ɩ25ů34ǖ39Ƨ82ƻ
you taking	90 43ƻ
you talk	84 17A20ń37N
you tell	83 7řǂ8Ť12ǚ14r16P20ŗ23Ŗ
you text	86 -23K18ū25ś
you that	72 -12S-9Ũƾ-8ŝ-7ŊŔŠ7Ʊ9ƯǏ10ĸ11Kŉ12ŞǕ13ōƓƙƼ14YĶ19ż21Bŋǅ23ǆ33A
you the	68 -17o-16F-14T-9Ǟ-8ļ7ľ10Ɓ11EĿŊŧ14SƖ16Ō17ŷ21ǆ24ƅƮ33Ő35Ł
you there	83 -27Ŀ11ŶǨ12Ş16ǋ27Ţ29ŝ
you these	86 7c9Ő18nŒ
you think	62 -14V-13r-10Ļ-8GZ-7ƭ7yƀǞ8Bĺō10ŨƗ11ƈ13Ɠ14Ʒǝ17ƒ23Ŕ29HŖƬ36ǩ39ű54Ň
you thinking	74 -10Ŷ-9Ĺ8V14HX15Ƶ22ƭ24ĺ29Ƴ37Ƭ
you thought	84 7Ƃ8Ƶ17Ţư
you to	66 -22ų-15ƶǩ-10Ō-7ƃƯ8NŨƭ9MŕŠƿ11ŶƑƜ12Ə13Bƕ15ŵư16Ő17ĺļ20Ǔ27ś31Ŏ35Ų47ł
you today	81 -21ŗ10Ʀ13Ĺ34Ļ39Ő
you told	88 -13Ũ-10ǩ13lY14Ɓ23d26Ŗ
you took	84 -9ƾ-7ĺ11ƀ13Š14ƪǂ24t36ũ
you train	90 14Ǚ25Q
you trust	85 -11Ʋ51A
you turn	83 -16ǚ13Ű14V15Ɵ17A25c
you turned	81 -22ƴ-12v-8ŀƳ16Ɨ18ţ19Ť20c24ƪ40ſ
you under	83 -16Ŭ-15Ƣ8ƺ32ǌ35c
you understand	90 20Ŗ50ň
you up	71 -21ǩ-16Ű8Ĵ9WŜŻ10x11kŌŗ12C17ƹ19Ũ25ŕ26ƴ42Ƥ47Ŀ
you updated	86 -9Ǐ8Ʋ32ƌ
you use	61 -13Ǘ-12ų-9ƒƹ-7ő10DǓ12Jœ15Ų17ǩ19Ő22ƿǑ25ǘ39ŭ48ǖ
you using	88 -13e-7ǩ17Őƹ20ŭ21ƕǆ
you usually	83 18Ų19ł20A35L
you want	51 -24ǩ-15Ś-14Ʀ-11ŦƩ-10łǖ-9uŏř-8Œŗƒ-7mœŹƧ8eľƨ9Lĺōś10ŽƄǡ11a12HŎž14ƃư16ǁ18Ɨ19MVƀ20JŊ21y22ƁǦ23ŉ24ſƵ25Kƫ26Ń28Ĵ30Xƭ33Ō39ƬƱ44Ļ49ƶ
you wanted	90 -14œ11ƍ31ŉ
you weigh	84 -8Ŀ45ƺ
you went	83 9r12Š14ĺƬǅ15Q17ő33ŀ
you were	67 -13Œ-9Ƥ-7Ŗũŵ7dZŇœ8ĸ9lĽŨƯ10Ʀ11ƍǨ12ŝƃƱǝ14ƾ15ś16Ĺ18Ǝ24WƷ28Ʈ
you what	74 -19ǩ-10Ŏ-9Ʒ-8Ŝ-7OǨ7jŔ9iĽ10Ƨ12IƔ13cſ15ŗŤ21Ŋ26Ʈ36Ļ
you when	73 -9SŔ-7œ8A9G10XŽſ11ŐƦ12ƶ14ĹŨ15ƒ16ŸƳ24Ơ26ƿ
you will	77 -7Ʋ9ū10zƭ11c18ś22ł28Ǟ43H
you with	71 -32Q-15b-12ĺ-11Ş-8Ł-7ő9Ǡ10ŦŨ11Ĺ17ŝ25A27Ŗ54ň101Ő
you work	65 -30Ɲ-22U-18ŭ-14Ǒ-10Ųǃ-8WŐ-7q8Ů13ǝ18ǋ19Ɯ31Ƹ39P88R110Q
you worked	90 26S
you working	90 -22V14Q36P
you worried	88 9ƚ15Ŀ25ũ
you would	59 -10ǩ-9ŗ-8Ŗ7Řƫ8łŵ9KV10ĸ11AľƗƭ12cũ13PưǓ14Ž16ĿűŴ17Ţ18ŝƶ19Ĵ23Ŏ31Ƥ
you write	86 -14ś11b12ŉ13ǜ18Ő24ǩ
you you	83 9AƄ11ƙ13VĹƾ16ŀ
young	77 12ŹƯ14ź17ƭ18ĵ57c
young are	86 45c
younger	90 14Ż17p
youngest	86 8y32v
younguns	90 -8c8v13x27u
your	26 -32Ų-22Cť-17Ů-16ƈ-15ō-14ƇƩ-13ŌŏŬƌ-12ĸĹļŗũűƆƊƋ-11ŤŪ-10YňőƹǏ-9Ƭ-8fƻ-7ŭƎƐǑǩ7JMŞŧŻƗǁǊ8DƼǅ9cƀƜ10ĽŽ11yłŖŸƁƝ12nŃƙƦ13gřǧ14hŴżƕǄǎǔ15jIŒƢ16tǖ17wEƶ18ŶŹƯǝǤ19loWŇŚŜƷƺǙǡ20vžƫƲǛ21TVǈ23ĶŘųǂǋ24pƾǠ25xŁ26sPşǐ27Ƥ28qƨǣ31eǉǕ32Ʈ33ůƳ35r37dǢ38ƥ40ƃ42ĵ46ƽ47ǘ52B73z
your #	85 8e9E19w20h21Ź22Ķ
your @name	83 -16ǈ-13r-10a-7oŐ11Ŕ14ř29Ś42ƃ67Œ
your account	84 -7ǔ27Œ29řŜ
your accountant	84 -39A10ǆ31Ǡ45B
your address	84 -13ǋ-9G-7a18ŷ60D
your age	83 -12Ŋ-11v11p86c
your agent	75 -26ņ10Ŗ14Ǟ60Ŝ
your agents	90 -16ņ-9oǃ46Ŝ
your annual	85 15Ǌ19T
your apartment	83 -19Ǎ-10Ƅ-8ƥ11Ƥ41ƣ43ơ
your auto	80 -7Ź12Ƃ13ſ25ž28ƃ43ş
your baby	90 65Ŷ
your bedroom	80 14Ɨ
your belongings	85 13ƥ33Ɨ
your beneficiary	90 21ƫ
your better	76 -17Ƹ-10b-7Q13p17ƨ19ǂ22t23q27o29r
your biggest	75 -7ŀ7ǔ44Ŀ
your bike	88 -7Ǘ42ƥ
your birthday	78 -26v-9p9Ÿ83d
your blood	88 -11ǩ-10ƻ12ǁ22Ƽ
your booking	79 -23Ǘ16ǝ25ǖ
your bookkeeper	86 31ǘ
your books	86 26Ǡ
your boy	85 -9d-8mĹ15Ź17v23w26x
your boys	90 13w16x18v
your brother	75 -8ŭ-7Ŵ8A10ƫ11n13Ǩ15ǆ16Ņ17Ł21Ƴ25ų30B
your brothers	88 20B30ƽ
your buddy	85 23B41Ņ
your budget	84 25X27ĸ
your building	88 13ƣ25ǋ
your business	71 -18ǆ-10ŭǅ-8ĿƝ-7ǊǨ7ǟ13PǍ15ǎ16ǘǠ24ǡ25ǃ35Ŏ46Ǆ
your call	90 -21Ŕ-7ǃ19Ĺ72Ł
your car	72 -54Ŵ-16ķ-11Ň-10ť-9Ǆ-7ƃ7ŬƂ9ş16ŵ17Ū18Ž21ƥ32ž37Ŷ45ű61ų
your cell	85 35I
your check	85 -12T-9Œ33Z46Ʈ
your children	90 7wƯ11y
your client	86 -8ƃ10ǚ12Ǘ22ǘ
your clients	84 -14Ǆ7Ǔ25Ǘ36ǔ
your closing	90 20Ɩ
your commercial	88 -8Ƌ7ǌ8Ǎ12Ǣ
your commute	90 -25ŭ65ů
your company	73 -10ş-9qŐ-7ǂ7Q8W9ǜ10ǅǦ11ǃ12Ţǥ14ŝţ16Ƨ17Ŝ27ĶŞ31Ǆ
your contents	90 7Ɨ16Ǣ
your coverage	76 -20Ƭ-12ŏ-11Ń-9ň-7Ǣ12Ɠ14ƄƧ16Őŕ18X31š40ŗ49Ŗ
your coworker	90 13B22Ƴ
your credit	73 8e15ƕ63ĵ
your crew	85 16ǣ25Ǉ51ǈ
your current	66 -9Ơ9ŖŜŢ10SŚ12Ƶ14ǥ17ŕ19Ş21ŗ22ő27G31ŝ35Œ
your customer	90 13Ǘ15Ǔ
your customers	76 -11Ɲ-7l7Ǘ8Ǧ15ǔ26Ǔǖ28ǃ
your dad	75 -19Ť-12t7Š8A15ŷ25ƽ48z52Ƴ
your dads	90 13z17ƽ
your date	88 -53p-8v83d
your daughter	73 -11ų7w9Ǟ10Ʒ17Ű20v22y27x32Ź
your daughters	83 -16b7ƫ11v20ųƱ44w
your days	90 -16R23k48g
your deductible	79 -12ƚ9Ŏ23Ř41Ŧ
your doctor	81 8Ƹƾ14ƃ
your drive	88 19ů
your drivers	81 -23ŷ10Ÿ27a36ǐ
your driving	86 27Ž
your dwelling	90 18Ɠ
your email	75 -11K19ǘ43J
your employees	83 -25Ǉ-10ǜ11ǐ57ǈ
your employer	77 -7ǈ13Ƨ40Q41W
your end	90 13j28i40Ŕ
your equipment	84 -16Ǐ35Ǣ
your ex	90 47ƫ
your experience	77 16ǣ
your family	70 -20Ƥ-16Ƴ-11y-8Y9ņƃ10ſ12ƶ13Ŀ21ư31ƬƮ34Ũ66n
your father	83 -9P17Ƴ26z34ƽ
your favorite	84 -14ŝ26ƞǩ29Ŷ
your feet	90 -13R8ŀ24U25P
your first	81 -7Š11b12Ɩ16a17S20Ň36ŏ
your folks	77 8ǈ11Ʈ19ƥ24ƽ27Ʀ49z
your friend	86 19Ƴ20B
your girlfriend	88 17Ƣ21Ʒ
your goal	90 -7i43Ļ
your gut	84 -10B12ǜ18ł48Ň
your guys	84 -8Ǒ14ǐǙ15ǣ19Ǥ33ǉ
your half	90 -14Ư14Ǩ21Ơ33Ƣ
your hands	90 11Ś16t20P
your head	85 -11ǩ9ƤƲ13ŨƗ18Ŀ21Ǉ
your health	62 -78ǂ12ƴ33ƃ130Ƹ
your height	86 20ƺ
your home	65 -17Ő-11ǔ-7cnǋ8Ɵ10Ɯ12ǁ13F22Ű28ķ30ş31Ɠ39ƅ41ƒ
your honest	90 18Ŷ23Ň
your hours	85 -12ǎ17Ƨ25R
your house	71 -25n-15ƗǏ-14Ɣ-12ǘ-10š-9ƒǈ-8Ő7ķƓ8Ɯ9Ű10ĸ13ŷ18ů19ǁ24Ɔ30Ł37ƕ45Ɲ53ş
your household	86 8T20n
your husband	60 -20o-15ƾǟ-12Ƹ-9ƺ-7ƹ8ů10Ư11Ʈ15ų16Ł17pƫ18n23ż26t27ƨ28Ʒ31r34ǂ43s48q
your husbands	74 -16d-9v-8Q-7ŭƸ7r10Ż11q13ƨ15ǂ22p37Ŵ38o
your income	71 -15Ʒ9Ƭƭǔ14u29Ư33Ʈ
your insurance	70 -14ƃ-12ş-8Wſ-7ŏǒ7Xƕ8Ŝ9ž11Ŗƀǥ12ř14ŧ15Ɓ18Ş21Ś22Œ23ľ30ţ70Ő
your job	71 -11q-7Ǩ9ǒ10ǀ13Ƨ18ŭ19ů26U29W31V70P
your kids	76 -14x-12c-8yŸƭ-7ǃ8ŹƱ9ƃ10ƶ19u32w61v
your landlord	77 -85ǌ46ǧ81ơ
your last	63 -30Ŝ-15a-13ť-12œ-11ǂ-8B-7E7ǣ8Ǧ9ĶſƸ10ł11ƶ12żƧ13ƹ14Ż15ǉ16TƾǞ19c21Ǚ22w25b27ņ31Ƽ
your lease	78 -69ơ-10Ĺ71Ƥ80ǌ
your lender	86 
your liability	83 -19ƀ-13Ƃ26ž31ǡ
your license	74 10Ƅ16ƺ24d32Ÿ
your life	85 -9Ś-8Ƨ10Ʃƫ13ƪ21Ũ
your list	88 14ń46ľ
your little	88 9u12Ɲ28x
your main	81 -40P-14Ǐ8ǝ10Ɵ22Ǖ28ľ59Ǆ
your marital	90 19f
your medical	88 17Ƽ25W
your mind	76 -14ǩ-13Ť-9Ş-8Ƭ10Ĺ13ĺ15rĽŃ23ƶ25Ŏ26ł35ĿŨ
your missus	90 -13ƽ11pr17Ʒ18ǂ
your mod	90 47ǣ
your mom	76 10ƽ24ŷ32Ƴ58z
your moms	86 13Ƥ17ŵ30z
your money	78 -11u-9Ŝ13ņ16ŧ24AƯ
your mortgage	82 -10Z13ƕ28Ɣ
your mother	81 -7Ǖ10n14ƫ28ƽ34z
your name	73 -44w-15o-13ǃ-8s-7ő8Ōƻ9Ľ13F20ř23ķ26b30ǐ103a
your neighbors	90 -8B12ƞ17Ǎ18ƙ20Ņ
your number	86 -12ř-8ū-7ǝ13ľ14Ǖ20ǔ52I
your occupation	86 -25q52P
your office	88 10ǒ15ǋǤ20M
your old	85 7Ƶ17ņ19Ľ38œ
your oldest	83 13w14v40y
your other	88 -23Ū-16w11ş27o52Ŵ
your own	62 -30Ǎ-20ǐ-19ķ-15Uƣ-12w-11Ųǣ-10ĸ-7rǈǩ7W8zƃǆ9ƍǀǅ10ŖǓ11Q12ųǠ14Ť15Ǒ16Ŧ18n19ň22Ł23Y26ǃ29ǋ30VǛ44ǟ59ƀ68Ʀ
your parents	72 -19Ƹ-8u-7C9Ư11Ʀ19ƥ20Š39ƽ40z
your partner	74 -10Q-9Ň7p8Ǡ11Ŵ12s13ǂ15Ǩ16ƨ17o20r22Ʒ27t33q
your partners	82 -25d-14Ů-12Ƹ-9ǆ12Ǩ18ǂ22ƨ23o31Ŵ34p
your passengers	90 -11Ų32ƃ
your pay	90 11Ƭ15Ʈ
your paycheck	77 -9Z-8Y7ƃ14Ĵ15ƭ18u24Ư28T37Q
your payroll	82 -11Ǉ48ǉ
your people	74 -21Ų-9ǩ-8Œ-7nǕ11ǘǤ13ƶǡ21Ǚ27l31ǐ35ǉ36ǈ37ǝ
your phone	82 -7K15Ž25I30ś
your place	72 -16ǣ-10ǋ-7Ơ7ƣƤ8ƚ9Hƛ10jů11nŰƏƑƓǙǠ13ƅ16h18FǛ31Ɯ35M
your plan	88 10V17ŝ18Ɓ21Ŗ
your plans	77 14V19Ǟ35ĺ
your policy	67 -24Ʀ-15ǥ-9ƃ-8ŏŗƵ-7Ƨƨ8ǡ9ŕř12Ǥ15Ŝ16Ɠ17ƛ19Ţ21ŖǢ23Ś28ƀ31Ɓ47ſ
your property	88 -14ŗ10Ɯ12ơ16Ǣ
your record	88 -13ŋ23Ż24ƿ
your rent	85 49Ơ
your roof	83 -32ƈ16Ɲ18Ƒ23h38Ɖ
your roommate	90 21ų
your salary	83 10W18Ƨ21u25Ʀ37T
your sales	74 -10Ůǡ9ǔ30Ǜ47ǖ
your schedule	90 -12Ƙ49R
your score	86 40ĵ
your share	88 25Ơ34Ř
your shop	85 -9ǧ14ǃ15Ǚ19ǋ24ǔ
your side	88 -13ŨǏ9u19Ŕŧ25Ɲ
your sister	77 -7Ʒ8Ņ22A24Ư35B
your sisters	90 -17w9Ƥ49A
your social	80 -7X21ǆ61e
your son	74 -14t-11H-9pƭǟ9źż11Ű14ų18xǈ20w24Ź26y28Ǟ37v
your spouse	72 -18Ƹ-8fŇ17p18Ʒ24q31r34ǂ36ƨ42s
your spouses	85 -17P-11a14p21q24o
your steps	90 8Ť34Ɯ
your store	90 18ǋ26ǡ
your street	76 7Ə20ƙ
your stuff	81 7Ŝ23ƥ28Ɨ33ǘ
your subs	78 15Ǥ29ǒ
your system	88 -12n-8ǖ18ǘ34Ǘ
your teenager	79 -16Ź11ŭ16ź
your things	88 -9Ƣ17ƥ19Ɨ
your time	81 -8Ƈ7z10ł16LŊ24Ļ42Ń
your tools	86 10Ƙ20Ǐ31Ǣ
your umbrella	88 15Ƃ
your uncle	90 12Ƴ21B
your unit	88 -29Ɔ-10ǧ13Ǎ15ǌ22ǋ24ƣ
your vendors	90 23Ǖ
your weight	85 28ƺ
your whole	85 -18Ʃ17ǐ19l40ƭ
your wife	59 -15Ƽ-12v-11w-10ƹ-9Pƻ-8R-7Ʀ9Ʒ10ǆ11Ǩ13u16Ʈ20ǈ24Ŵ25o26p27ǂ29ƫ34qƨ36t42s44r
your wifes	74 -24d-8Pǃ12ǂ14Ʈ16q25ų33o51p
your will	86 47Ʋ
your wind	85 14Ř19ƚ
your work	77 -14w-12gq7ů8W11ǐ13U14ǁǔ15Q18R21ǚ22ŭ
your yearly	86 12ǉ15Ǌ
your your	85 8ƚ10ŏƫ11q
your zip	79 22E
yours	60 -18Ɨ-14ǩ-13Ɣ-12ơƣ-10Ŵ-9gƚ-7hvŒ7ƽ8bSŚƊ9ľƻǞ10ŤſƨƲǦ11tǌ12ŮƠ13BĵžƁ14uƝ16Ŷ17ű22ŵ24ķƖ26xŬ30Ÿ32Ʀ37ų68F
yours $	71 -16Ɨ-14ƣ-8ǅ-7h7fwG8ŠƋ9z11S12pŶƻ13Ť14Ʋ16Ƣ18uķŸƝ19Ơ22Ʀ30Ɩ37F
yours is	88 12Ŷ13Ɗ17ű24Ɓ
yours or	83 -9Ƣ-7Aǌ7oŬ11Ǐ16ķ52F
yours was	90 35ŵ
yourself	60 -8Ų7sPǂǅǨ8Š9Ưǣ10ŘŢƀƎƢǠ11AVƕǑ14c15g17ţǉ19Łō20Ǉ23nŦ24H25Ʀ
yourself $	65 -8Ƹ-7ǚ7AWŁƐ8Ǡ9P10ƕǂ12Ʀ17Ǒ18n21ō25gţŦ
yourself or	77 -8Ł7A10sǅǠ11ǣǨ13Ƣǚ16n
yourselves	80 23Ř
yourselves if	80 23Ř
zero	86 12ŏ18ţ24ř
zillow	88 15ƅ23ƒ
zip	68 14Ŕ86E
zip $	81 36E
zip code	79 12E18Ŕ
zone	78 9L22ǩ38ƙ
zone $	84 25ƙ
zone x	90 26ƙ
zoom	88 70M
~<#>	34 -31ŏ-25Ť-22Ĺ-21Ő-20CŖ-19Łǩ-18qJƞ-17glŃƟ-16KŀŇ-15zAPŲ-14akFQǃǥ-13NUķņŠƣƵǂǖ-12ĿřŚŬŭƫǜ-11xļňŔŨƎƛƜǚ-10tĽśŝũųƑ-9iHŴŵƳǟ-8oZĻŊŎŕŞƉƤƾ-7ŋƇƧƮƻǤ7rWŽǏ8sVťůźż10ŪƋƲǆ11fĴŜưǣ13SšţƏǐ14Ǖ15hǢ16ŻǨ17ǉǘǝ18enĵūŷƨ19ƪ20Ņ21ĸœŸƈ22ŹƗƘǇ23uyƃƓƸƽ24G25Dƭ26LO27Ř29I32Ɣ36Ŧ37Ɔ38ŒǊǦ40d41ƅ43X46Tǡ47p48Ķ51ŗ55Ơ56ŮƂ59Ʊ62ƺ64ƒ73ž75v76Ǒ80c83Ƭ87E
~<@d	63 -7ŗ7Ľǟ9gƻǉ10sŭ12ǈǧ13ĸŲǙ14i17R18Ń22ŵ42k46ǎ51L
~<@da	63 -7ŗ7Ľǟ9gƻǉ10sŭ12ǈǧ13ĸŲǙ14i17R18Ń22ŵ42k46ǎ51L
~<@m	66 -7Ÿ7fƛƞ9ĸ11kŮ12V14ǜ17Ť21ƾ22ŕ23pťƟ26Ń28Ź31d
~<@mo	66 -7Ÿ7fƛƞ9ĸ11kŮ12V14ǜ17Ť21ƾ22ŕ23pťƟ26Ń28Ź31d
~<@n	53 -12Ƹ-10ǩ-9ǃǟ-8Ũ-7DŤǝ7ŜǨ8bĿŁƢ10A11ap12ľŐ14ļǂ15ƚ16ƨ17ǒ19iJř20ǘ21sƃƷ23Ŧ24oœ25ź29tǈ31Ǥ35Ś36ĸ38Œ
~<@na	53 -12Ƹ-10ǩ-9ǃǟ-8Ũ-7DŤǝ7ŜǨ8bĿŁƢ10A11ap12ľŐ14ļǂ15ƚ16ƨ17ǒ19iJř20ǘ21sƃƷ23Ŧ24oœ25ź29tǈ31Ǥ35Ś36ĸ38Œ
~<a>	27 -29ǔ-24s-23ŀ-22j-21žƕ-20ŕƮ-18ŝ-17ŉǎǦ-16ŠƧ-15ť-14xŐ-13ŌŴƞǋ-12akr-11pJŏŞŢƒƷǆǇ-10VĿŇſƄƢ-9CƋƖ-8ř-7ctDEGĺŚƴǞ7ŨǄǠ8ƝƼǒ9ľņŹƗƾǅǈǌǟ10wƁƦ11ĵŸƅƓƯǏǓǧ12eŋŤŽǝ13ŶƛơǍ14YŷƆƊƹ15Ǚǥ16hŪƇƐƬǨ17ŜƏǚǜ18Ű19l20bŃŊƱ21őƚƤ22AW23Lǘ24źŻ25ĽƍƑưǃǉ26ĸƜ28Nś29Ů30gu31SŘ32fƿ33ǀǩ34m35XĻš36Ķŵ38Ǌ39P40Ʋ42Fǁ44qƂ46ǡ47Tƣ
~<ab	41 -18x-14c-13ŕ-11ŗ-10ƼǅǇǐǟ-9jCǃǢǨ-8sFQĻŒ-7JńňŭŵǞǩ7mƎƢǀǉǗǘǛ8zĽŢťƗƴƷ9BGľżƱǏ10uAHĶŔůƂƨ11VłŉŊƸƺ12Ƭǂ13hņŲƔǜ14ǁ15pļŹ16ƶ17ĵǌ19ŇŤ20YŝŴƞƳǄǔ21rō22Ž23ŀ24TŖ25ƍ26Ǎ28Ş30Ŀ34Ĺ
~<abl	81 -8J8Ʒ9Ʈ11z12Y15ś16N18Ŗ
~<abo	41 -18x-14c-13ŕ-11ŗ-10ƼǅǇǐ-9jCǃǟǢ-8QŒǨ-7FĻńňŭŵǞ7mƎƢǉǘǛ8ĽŢťƗǗ9BGľżƱƴǏ10AHĶŔƂ11uVłŉŊůƨƸƺ12Ƭǂ13hņŲƔǜ14Yǁ15pļŖŹ16ƶ17ĵǌ19Ť20ŇŝŴƞƳǄ21rǔ22ōŽ23ŀ24T25ƍ26Ǎ29Ş30Ŀ35Ĺ
~<ac	54 -12ǩ-9Ł-8ƮǄ-7ŗŞŨ7Ƒ8ķŏŒƐǆ9KŔŪ10Pƒ11eǀǗ12AYųŴ13ţǕ14Ĵļž15ťǖ18ĶŖǔ19B20Ŝ21Ļ22ƃ25l27ř29Ǡ38ż
~<acc	56 -10ǩ-9Ł-8Ʈ-7Ş7űžƪ9Ŕţ10Ū11ƒ12eǗ13AYĻųŴ14ŜǕ15ĴŒ16ťǖ19Ķǔ20B23ƃ28lř31Ǡ40ż
~<acr	85 10ů16Ƒ24ļ
~<act	73 -9Œ-8Ǆ-7ŗ7ŚŢ8Ɲ9RŜ10ž11ĻƐ12ŏ13K15P16ǀ26Ŗ
~<ad	54 -12SǢ-10ŉǘ-9aǩ-8Š7ZǓǠǤ8uǏ9n11Ǘ12Eŷǌ14y15c17Ƶ20Ű21JƎ23ǋǚ24Gō27ŧǧ32ļ37AB40D46Ǟ47ƌ48Ɓ
~<add	57 -13S-12Ǣ-10ŉ-9aǘ-7Ɣ7FƗǤ8ZǓ9ǏǠ10n12EǗ13ǌ14ŷ15y16c19Ƶ21Ű23J25ǋ26Gō29ǧ43D50ƌǞ52Ɓ
~<adj	83 44ŧ
~<adt	90 37Ǝ
~<adv	72 33ǚ52B54A
~<af	54 -32ǩ-15ŘŞ-13Q-10ƭ-9ŵ-8ŃƱ-7Nů7ƕ8ľƋ9jţ10ƅƩƷǟǢ11tƧ12JĻ13UŢ14gwǎ15EŜǤ16ť17y19Ʈ20zķ21Ư22Ŧ24ƃ25X26Ƴ27Ũ29L31Ŀ46ũ
~<aff	85 -17ǩ-10ŵ-7N9ǔ19Ƥ44X
~<aft	55 -15ŘŞ-13Q-10ƭ-8Ʊ-7Ńů7ƕƫ9jľţƋ10ƅƩƷ11tǢ12JƧǟ13U14gwĻŢ15EŜǎǤ16ť17y20ķ21z22ŦƯ24ƃ27Ƴ28Ũ30L48ũ
~<ag	51 -21Ɖ-13Ť-12ĸ-11ŊŒ-10Ʀ-8sŧųŵǃǅ-7q7fGŸƴǞ9tǍ10kZ11ĽľŁ13Lǩ15Yƪ16BŶƭ17rň20ƗǓ21ǡ22Ɠ23ń24ť27ũ39ƈ42p45v49Ŝ62c65ņ
~<aga	60 -13ĸ7Ŝƚ8łƖƞǄǡǩ9rƿ10Bń12o13ktZ19LYƪ21Ŷ25ňƗ28Ɠ35ũ
~<age	58 -23Ɖ-16Ĺ-11Ʀ-10o-9ŊŒ-8ǃ7ŹſƽǦ8Ÿ9Ǟ11Ǎ15ľ17ń20ƭ35ƈ53p54v63Ŝ68ņ74c
~<agg	88 8Ǔ25ǡ
~<ago	77 -14Ť-10ǅǩ-7ŧ11ĺ12Ľ13uGƈ14ƴ16f41ť
~<agr	78 8ǌ13Ư14B19r20Ĺ21Ł26ǩ27Ǔ
~<ah	74 -9Ʊ7ř8Ś9aƄ10Ɩ12Ʋ13y16K17ľ23Ō28Ş
~<ahe	76 -10Ʊ8řŚ9a12Ʋ13y17ľ25Ō29Ş
~<ai	77 -9ǆ10ĸ12ơ13ǌ14ŉǀ16Ƌ20Q21ǃ33Ɯ
~<air	77 -9ǆ10ĸ12ơ13ǌ14ŉǀ16Ƌ20Q21ǃ33Ɯ
~<al	43 -19ǩ-15Ǧ-14Ŷ-13AǑ-12R-11ŗ-10bűǞǢ-9ľŝŭůƩƭǅ-8acSŀňœŵŽƏƕƬ-7FĽŌŎŔŢŧſƅƈƔƱƺǝ7glƄƲƾǡ8ŁƨƵ9WƊ10ƆƳǨ11xĴĶĹūƇ12ĿņƞƷǍ13tķţŨũųƖƫǖǛ14swŖƢǇ15Ɲư16ł17Ɓ18dşƂ19ŦŴƿ20ŊŬǙ21i22ō23ƌǕ24Ɨ25ŏ26Z29ǥ30k32Ǝ36n
~<ala	72 -10Ə11l24ū62Ǝ
~<alc	71 -9Ǆ33ƿ35Ǜ
~<all	48 -23ǩ-17aŗ-14Ŷ-13Ǒ-12AŽƮ-11RŁǢ-9ǞǦ-8blvœŭůű-7ľŝŹƅƈƟƩƬƱǛ7Pśƀǉ8ŐţŮƇ9sxņŜŨƲƶǔǗǡ10grĴŏŴƷƹ11WƊƖƾ12tŖƂƆƨǨ13dųǄǋǕ15ƫƳ16şũ17wĿƢǇ18ǖ19ķƝ22Ŧ24Ŭ25ł27ƌ28ō29kn30Ɨ31Z34ǥ
~<alm	75 -10Ɯ-7ǣ8Ƅ10ư11d12k17ţ21Ǖ35Ǚ
~<alo	72 -11ǋ-10ǩ-8Ųƕ-7łƭ7ƃ8ŖƂ9tƮƼ10iǀ11ŠƷ13ƞ14sƧ16Ķ17Ƶ18Ǎ22n24Ł
~<alr	64 -8J-7lǔ7EŗşƖ9KŨƮǁ10pŇŋťư12N13ĹƷ14Ź16M24Ɓ25Ŋ26ŏ27i
~<alw	77 -10G8Ɯǩ9Ř10ļņ11Vĸ12ĵ20Ɨ24l
~<am	53 -13ŉ-9ƌ-8mřƀƖǡ-7nGSŎ7APŌǄ8qIMĹŢŤŦžƗƳǖ9BXĽŵƚ10dwUņ11żǥ12cfhƓ13QŅŇ14Cő16g17ń20bō21ƞ25N29i30aƬ36ň40ŗ
~<am>	55 -13ŉ-8Ɩ-7Sƀ7rŊŌƊ8APĹǄ9qIMŢŤƳ10wBĽŵ11dUņ12ż13cfhǥ14Ņ15CŇ16ő17g18ń21ō22b23ƞ27N31i32a38ň
~<amo	70 -9ƌ10ƦƱ14žƚ15ǖ16ŦƗ18Ɠ20X47Ƭ49ŗ
~<an	25 -22Ĵ-21Ń-20S-17Ţ-16Űǅ-15ŨƧǩ-14Ņňŗ-13ǟ-12ơ-11Ľŀ-10ļƒƠ-9cQƁƈƩǧ-8sGVĺŇŕŵƅƖƵ-7iƣƬǋ7buŦƋƽ8ŐŜŮƫǌ9zĹŖƉƓƳǁǄǓǘ10NŁǎǗ11AŏŔ12PƸǉǐ13otƐƥưǣ14JTĶŒƍƝƾǍ15ƗǇ16ŉƎǕǖ17dšŹƂƟ18HƄƌƴǂ19knwCDWţŲƛƯƱǙ20yƑƔƦƹ21mĵķűǏ22gōşŷ23ńƨƺƿ24Ƽǈ25Żżǜ26Ɯ27aǆ28Ƙǃ29vƻ31ų32Ū34ǀǚǛ35Z38h
~<an>	51 -14ƝǠ-12ǧ-11š-8epŖŬŲǏ-7yŁŌƊƬ7LŧƑƣƶǓ8Ŋƌƞǀ9őƆƕǃ10qĹŔ11lǋ12Fƅ13ƃƴǦ14JKNOP15Ū16Dǜ19Ķǉ23ľ25Ɨ26ŜƄ29b31Ƃ32ǖ42A50ǆ
~<and	31 -21ǩ-18S-15Ĵűƅ-14Ňƣ-13Ńŵ-11ŅŉŲǔ-10jŨŰ-9ňơǓ-8YĽŀũŶƚƞƸ-7ļƒǋ7fgŁņƊƻƼ8tENPQĶžƀǆǎǝǥ9epzŚŹźƆǀǙǣ10hŌřſƂƓƾǄ11őŘ12JƛƯǐ13BTńŐƃƿ14ŦƋƨưǌǕǠ15ķşǁ16ƎƗƫ17ů18ŷ19nDWĹ20ų22oZōǇ23Ɣǃ24Ǐ25v26ǚ28ŒǛ29dC30w31ǈ34ƺ41a42Ū
~<ani	85 53h
~<ann	74 8ĸ9ƪ14ǉ15Ů16Ǌ19T23Ş
~<ano	72 -11Ţ-8d-7Ʀ8ż10ōŷ11Ŷ13vŹ15ƴ18ŐǞ19I20H24Ŵ29Ɵ31ŵ38y
~<ans	79 -9ƴ11ľǛ12K13Ļǚ14Ŕ40ŉ
~<anx	88 21Ƽ29Ŀ
~<any	35 -19Qǅ-15Ɓ-14źƗ-13cĴŴžƈƧ-12sŗ-11ĺŃŐŽƀ-10qFľŎőŒŢŵǋǝǦ-9AUĻłůŰƩǟ-8wGRņŨƆƖǌ-7aSĹŊŭŸƏƕƮ7WŇƢƭǎǕ8yōǗ9ƟƾǆǏǚ10tƄƉ11xǣ12ŷǨ13jŁŔƙ14ŝƛ15uƚǃǍ16ƐƯƴǘ17ũƽ18ŉşǑǓǙ19ķŖƳ20ƍƑƨ21ńǂǔ22Ǜ23ĵƂǜ24ų25g26mZţ27ƥƼ28Hżƹƿ29ŏŹƌ30kƻ31Ʀ32ƘƱ33hšŻ35Ƹ36Ɲ39ǀ40Ɯ42Ų44ű
~<ap	54 -13ǩ-10ƛ-9HŖƳ-7Ɲ7ŊŌ8Ŝ9Ŏ10vŁ11GƜƿǍ12Ňƾ13F14Bƒ15ƥ16Ś17ŤƗ18DƼ19ơ21ƠƢ23ƘƤ26ŝ28ǖ29Ž30ƣ41ƴ49Ų
~<apa	61 -11ƛ-9H-7ƄƝ9Ű11ƞ12v13Ǎ14GƜ15F18ƥ20Ɨ21DŤ22ơ24Ơ25Ƣ27Ƥ35ƣ
~<app	62 -13ǩ-10ŖƳ7iSǀǗ8ŊƄ9Ōŵ10ŎŜ13Łƿ15Ňƾ16B17ƒ19Ś28Ƙ33ŝǖ34Ž47ƴ58Ų
~<ar	32 -18ŧ-16A-15ŜƗǃ-14ļ-13ŇŔ-12Ťű-11ŊǛ-10mĽŹǅǥ-9qōœŴƂƔƫǂǖǜ-8rtKSŅƀƆƧǏǓ-7JŘśŻƊǙ7ĴňǊǠǢǣ8hpIĶƹ9XĵķťƁƉǐǨ10yĿŶƏƻǤ11ŋŏŬǔ12ŝƤƷ13LŃŖƮ14bRVŨųƘǇ15ĻŌŭƑƭ16złńƟǀ17kuĹşǑ18wTŒ19fEŪƺ20nũ21gPǞ22jsƞƱ23ŗ24Z25aǈǎ27iH28vQ29ƣƸ31ǟ32Ő33FŢ34xǆ35l40Cǩ43c
~<arc	88 16ǚ20Ɖ
~<are	33 -16ŧ-15AŠűǃ-14ļŜƗ-13Ŕŵǂǅ-12Ň-11ŅŊƜǛ-10mĽŤŹƀƓƧǥ-9őƂƥƫ-8qtKSōœŴƔǏǓǖǜ-7rBJWŘŻƯ7dŀŎƉƚǊ8ĴĵĺňƑƢǢǣǤ9pIĶƹǠ10ƁƏǐǨ11zķĿŬŭƻ12nyŋŏşųŶǔ13uLTŝƟƤƷ14ŃńƮ15bRVŖŨǇ16ĻŌŒƭ17łƱǀ18jǑ19gkwĹ20fE21Ūƺ22Pũ23Ǟ24Ţƞ25ŗǈ26a27ǎ28Z29ivHQ30Ƹ31ƣ32ǟ34Ő35F36xǆ37lC42ǩ45c
~<aro	58 -11H-10ǩ-7ƆƢ7uŰƕǗ8LşſƎǧ9Wŭ10ƜƥƱ11ĵǁ12ƍƓǉ13Ƒ14n15hl16V18CT19ń21zŠŵ26s
~<art	75 21ǆ23Ƙ
~<as	47 -15Ÿǔ-14Ƙ-12Ư-10Őǩ-8ĺŖŞ-7gĿŌŠŹƺǛ7jĹ8uũƄ9FšƫƲ10Ɓǧ11vPǌ13oōŷ14ń16pYƒƕǒǦ17ư18m20Ɖ21fŁƿ22a28ķ32Ƽ36Ŋơ40ǃ42ŉ49c53Ǔ
~<as>	57 -11ƺ-10hŸƯǩ-9z-8ǔǧ7lKŒūżŽƬƸǁ8CŚŶƦ9ũǀ10dv11ń13j14Fƫ16ƲǓ19o20ơ21ŏŷ28c29f51ǃ
~<asi	82 14Ʊ33Y35ư
~<ask	54 -9ǔ-8ŸǍ-7ĺŐ7w8ĵĽƇƧ9mZ10hAPǌ11Ĺš12uƄǒ13pƕ19Ǧǧ20ƒ22ō23ơ25ƿ26a28Ł30c43Ŋ47Ǔ52ŉ
~<asp	84 16ƻ39Ɖ
~<ass	77 -7ƅ13Ɓ19z25m52ķ
~<at	41 -21iŦ-16cƃơ-15ǈ-14RƂ-13Ǟ-12lŕǄǇ-11ŀōŝǏ-10kŔŻǂǑ-9fZşťũŴƄƟƪƳƷǩ-8aAYņŌŧŨŭŲųƒƙƠƵǝ-7oňŢſƅƴǀǋǔǗ7ĺƹǌ8Pł9BĶļƍƜƭǢ10VńŗŸƘǊǎ11ŇőŘŮƧ12bœƓƾǡǦ13qžƖǠ14uŠƽ15ŁŚŷǘǙǣ16N18ǖǤ19s20ĵŎ22C24Gƥ25L26h28ĽĿŏƨ29Ǜ31Ŝź36WŅ39ŰƝ41U43n46QS48J
~<at>	41 -21iŦ-16cƃ-15ơǈ-14RƂ-12lǇǞ-11ŀōŕŝǄǏ-10ŔŻǂǑ-9fkşťũŴƄƪ-8YZŌŨŭŲųƒƟƠƷǨ-7aoAņňśŢŧſƅƑƙƢƳƴƵǀǋǗǝǩ7ŹżƖƦƹǌ8Pĺ9ĶļłƍƜƭǢ10ŗƘǊǎ11VńŇőŘŮ12bœŸƧƾǡ13CƓǠǦ14qŠž15uŁŷƽ16ŚǙǣ17N18ǖǤ19s20ĵ21Ŏ24Gƥ25L26h28Ľƨ29ĿŏǛ31Ŝź32Ű36WŅ39Ɲ41U44n46Q47S48J
~<att	77 8ś10Ƒƽ11ƲǨ12Ɩ13Ű14B15ŶƼ30ǘ
~<au	59 -10Ŧ-8Ť-7Ő7ǣ8ƛ9ǃ10Ơ12ǒ14m15Ĺǥ19ƃ21ž28Ƃ32ş44Ĵ82Ǥ
~<aud	65 -10Ŧ-9Ť9ǣ14ǒ92Ǥ
~<aut	66 8Ƅ9ſ10ƛǃ17Ĺǥ22ƃ23ž32Ƃ36ş51Ĵ
~<av	86 -10Ų11w13R15ǉ25ź31s
~<ave	90 -11Ų13R16ǉ26ź
~<aw	59 -10mQ-8T-7ǩ7Bǁ8nCĸŚŰŹżƇƘǉ9zIƫǄ10Ţţƅ11Ɣ12ĶƳ13ŉ14owƦƴ15ĵ18Ŀ20Ƨ25Ļ27ƿ28k32Yź37Ɵ
~<aw>	90 -7ų11w14Ź17ƅ
~<awa	65 -10mQ-9x7ƙ8Bǁ9ż11Ţƿ14ĶƧ15Ƴ16ƴ18Ļŉ19Ʀ22Ŀ34k37Yź40Ɵ
~<awe	71 7coFŌ8Ǌ10uĻŰƇƘƧ11nCŚ12I13ţƔ16Ǆ19ĵ21ƿ
~<awf	88 9Ũ13ĸƮǉ
~<aww	80 8v10wxļ11o12z18ƫ
~<b>	77 -12h8Ɯ11D14ū32d33ǥ36ź44ǃ
~<ba	44 -18ř-14Ƙ-13Ƹ-12arŖǈ-11BUĹţŲ-10ƗǀǨ-9ĿƤ-8kĶŁōŜƞǠǢǩ-7cjnŃŔƋƱǃǅ7Lĸ8ƥƴǍǟ9TŤŶƄƜ10gĵŨŮƌƍƷǚ11Ư12őŒƃƚ13uwD14VƓ15xƔƪƿ16ŏ17ZĽ18ehyĴňŠƩ19Nť20mŬ22v23ǗǛ25Ƒǘ27ņż30Ɔ32Y33Ɲ34Ɗ37ƕ38ƙ40ƛ
~<bab	68 -17Ƹ-10ǀ10h12ƻ13d15Ɲ19ĺ27Ư28Ŷ29x33v34y35w37u
~<bac	52 -10r-9Ŗŗţ-8UŇǨ-7aƻ7Ɯƾ8ŘƲǤ9ŞŮƑǏ10Iǜ11uŀőŒƮƴ12hLƝƿǝǣ13ŵżƩƫǟ14ŴƍƙƷ15V16YŨ18Ľŏ20Š21ň22Ɠƪ25m26ťǘ30ƛ31Ǘ
~<bad	70 -14Ŵ-13w-7Ő9ŝǘ12Ƈ16Ţƚ17Q20ĸ26ǚ27ż35N38ņ
~<bal	72 -9ƕ-7Ĺ7SĽ8v10GŦ11gŒ12Ť13Z14Ļ16ķ21T24Ɣ
~<ban	65 -23ř-9ŀ-7ű7ǐ8X12AZ14Ǉ18ƃ20ĵƄ29e31Ĵ32Y33ƙ37Ŭ58ƕ
~<bar	71 -8Ɠǩ-7Ǡ7őſ8ƎƔ9ŏ10ƀ11t12Ő13ŗ15Ǎ23h32D44Ƒ48Ǜ
~<bas	63 -11Ƙ-7Ƈ7łņ8ƕ9Ɯ12ŧƙƝƩ14Ň15g18ƥ25ƛ48Ɗ
~<bat	73 -7u9ƚ19Ǆ20Ɗ25ƌ56Ɔ
~<be	35 -17ƒ-16ŗ-15QĸŦ-14ĹŪ-13Ŝǚ-12vYũůŲ-11dŕ-10Œŭ-9PĺƓǄǣ-8wŚǎǑǖ-7BŨūƀƔƙƣƩƯƻǃǋǠǢǨ7oƅƳǘǛ8AőƜƢƽ9fjŅƦ10KWXŁŃźƭƷǂǅ11sĻĽţǍ12cHƖƗƮ13aǌ14ŻƊ15IOŋŢƬƶ16imUŘżǧ17pyŠǁ18ķœŷ19Ɔ20ƫƿ21Jłŏ22ŊšŸƈƼ23Z24GŝųŹ25u26l27S28LŞ29ƴ30r34ǟ35ņ41t45ǩ
~<be>	49 -16ĸ-13Ǔ-12Ŷ-11Ǩ-9űƒ-8QŌƤ-7ŗƗƫ7EKĿŀ8CĴŁŨ9ũƬ10benōǁ11œ12A13HVơǞ15ǧ16Xł17ķ19ŏ20OŊƭ21mƷ22ŞƮǌ23Ļ24cľ27Z31s33y37Ź38r
~<bea	74 -11I-8Ƌ-7d8Ǝ10l13bŒƚ23ű26k27h34Ţ42Ņ
~<bec	66 -9Ŧ-8ŉ7bgŠžƢǀ8Hņ9łƖƶ10uĵŵ11ƴ12jJŔ13Ǩ16Ƨ19ǁ20ų24Ť
~<bed	70 -9Ɗ14Ƥ15Ɲ17Ɨ20ƜƠ48Ɔ
~<bee	48 -13ǚ-10xƃ-9Ʀ-7OŜŪ7jkŉǩ8aAƾ9Ƹ10Ůǜ11ŏżƊƌƴǘ12ƋƳ14tǂǛ15Ż17f20lţ22ņő23ŝƈ25Ÿ27Ŷ28i32š33Ƽ35G36Sƿǟ
~<bef	56 -13ũ-9ŒŦƒ-8Ťǩ-7ōŨ7ƈƕ8Gǅ10Š11uTƖƫǕ12ŊŖǧ13O15aŉƽ16LŁťǓ18Ƅ19Ǌ20Ń21ƴ24J25œƅ30ņ38Ř
~<beg	90 -11Ļ10Ť15ŌŠ
~<beh	70 -10W8ĺ9x10ƙ11Ż12t13uƃ17Š18Ƴ19p20ųŹ21ŷ24ƶ
~<bei	71 -7ĺ7ŵ8ķƼ9lFǩ10cHŊƱ12t13Ž14Ɓ25Ş26Uǟ28ŋ
~<bel	70 7Ōǉ8pMǅ9lm10SŻ11ƥ13ŸƬ16Ǐ22ǩ27Ɗ31Ľ34Ɨ
~<ben	63 8Ƨ12Ʀ15Ƭ25ż31ƫ34W39ǩ
~<bes	61 -13Ş-10C-7ŹƯ7Ɯ8ņşƢ9Jńǈ10ĻŁƥ11Ŵ12ł13ųŷǇǩ14KZ16ƞ17L18uķŝ19UǍ24ǟ28Ʀ32I
~<bet	63 -13ķŹ-9b-8Ř-7dů7K8C9aƫ10s11šŢǁǂ12ľŷ13ƨ14qňų15r17p19Ň20L22o24ź25Ş26ł33t
~<bi	48 -19ő-16Ŭ-14K-13q-12ŀŒƞ-11SŔůƊƒǈǩ-10ŵǘ-9Fƚ-8OƂ-7uƤƧǂǨ7JľŁŘ8ǍǔǤ9YƕƘ10jƜǁ11ƃ12ƣ13Ǔ14ōǑ15ƪǠ16Ŧ18Ƭ19k20Ő21œ22vǏ23ĸ24ĴƓ25cư26Ǉ28pƑ30Z38d40h41Ŀ44ƥ46Ɔ56ǅ
~<bid	90 -8ŗ17ń33Ǔ
~<big	55 -15Ŭ-13Ʈ-12Œƞ-11Ŕƒ-10ǈ-9FSŀƂƚǘ7gyHķłŗŽưǦ8jžƇƛƜ9Ř10JŇ11Zǔ12ľǍ13œǅ15ƣ19ƪǑ20Ŧ22Ƭ24k27ŐǏ29Ɠ30ĸ31Ŀ32Ǉ35Ƒ54Ɔ
~<bik	78 -13Ɗ-7Ű12Ƙ15ǀ62ƥ
~<bil	67 -15K-7ŵǨ8UĿ14Ǥ17Y18Ł19ƃ24ƮǠ28ư29Z36Ĵ
~<bin	85 8Ɩ9Ƅ11Ō24ƕ
~<bir	65 7C10G11Ŝ12DǗ23c34v41p54d
~<bis	88 9ǧ10ƺ11Ɓ24h
~<bit	77 -17q-7Ƨ7Ɯ8lWŞ9ǁ10jm13ņ14ĿŨǊ18œ25ō48h
~<bl	63 -15ǩ7Ƥƶ8jƂ9ŻƑ10mHń11Ǧ12gĸǂ13i14uƽ16UƇ17ƚ20Ƽ22ű23Ŋ27ƻ31Ŕ32ƾ41ǁ
~<bla	81 7J9ƺ13H14m15ń42Ŕ
~<ble	84 11Ƥƶ20iu24U
~<blo	68 -11ǩ9jƂ10Ƒ12Ǧ14gǂ16ƽ18Ƈ20ƚ23Ƽ30ƻ35ƾ45ǁ
~<blu	84 14Ż33Ŋű
~<bo	47 -15Ū-14i-13ŝ-11hŨ-10Ŀ-9ŜǢ-8aCń-7FLVĶŒťƂƝƨǀǕǨ7gŗžƀư8ƦǏǐ9ūŶƄǗ10ŋŸǑǧ11Ź12şǙ13wƵǁǩ14Šſ15Ułƍ17TųƜ18x19ķ20vƌƒ21ŀ22sű24d25p27ƪǟ28u29ƻ30ƞ34l35Ǡ36Ł37ǖ41ǥ
~<boa	72 -11s-9Ū-8Ƃ9ZǓ12tǜ18ƍ20Ł23ş26r28ķ34Ɯ
~<bod	79 11ŗ13Ƹǃ17ž
~<bon	86 13ƀƆ16ſ39T
~<boo	62 7LWŀ9Ļǝ10jǈ11g14ǘ15Ǘǟ16Ǒ23ű53Ǡ55ǖ
~<bop	84 71ǥ
~<bor	69 -10r10ĸ11v17ŵ31ų38dl44pƪ
~<bos	78 -10Ŗ-8j7gǙ8ļ11ǩ12sN13Q14l18Ł31ǟ33U
~<bot	63 -10Lŝ-8Ū-7Ś7płūƄǥ8ŢŽƌƫƼƽ9ķƯ10Ƭ11Ĺ12ƎƢƱ13Ş16ŋŸ17ƻ20ǁ22ŁƵ29ŀ37s
~<bou	69 -14Ũ-7Ŝ8š9ƍ10ŗ12ŧ13ư15ƞ17ſǏ18Ŗ19ł21ŶƦ23ƌ27Š35ƒ
~<box	71 8dƋ9qŚ10cmD11Ƅ12P15Ǚ16f18ǐǧ30ƻ37ƞ
~<boy	71 -10h-8d7b9j10ū12ŐŤ16n23Ź25v27w32x48u
~<br	50 -13Ǐ-11Ɗ-9zYŗƬƷ-8Ŗ-7iŌŏŐŭŴŷƟƠǥ7kŜǄǅǉǡ8gƑƞ9SĺŘűųƂ10łƒƖƙǨ11tǃǋǍ12qƜ13uŁƅƝ14yƋ16rŶƛ17BŅ18Ǌ19hƁƮ20ĹŤƎǇ21ƽǑ22š23Ž25l29T35Ƈ
~<bra	75 -7i7Ŷ10Ɓ13ƛǋ14ĹŅǅ26ƅ27Ƒ28Ž
~<bre	67 -7ŏŗƒƬ8IX9OŰƖ10ơ11ũƦƮǝ12lƝ13ƂƎƽ14kŨ15Ɯ16N18ł22Ƌ24ǩ30h34š
~<bri	59 -10Ǟ-9Ƒ-7Yǝǥǩ7Ɲ8ǔ12Ǆ13grŜ14Sű15Ǎ16t18q19Ĺ20ƒ21u22Ǒ23Ǌ26Ǉ28Ʈ37T43Ƈ
~<bro	60 -12Ɗ-11Ǐǩ-7Ŗ7rAſ8nŽǞǨ9Qķƥǉ10aǆ11ŁŅ12Ŝ13ŘųƳ14Ǝƙǡ15ĺƽ16ƞǃ17Ɓ19y22l24Ŷ27Ť28B
~<bs	90 -17Ź36ź
~<bs>	90 -17Ź36ź
~<bu	40 -15Ŀ-14Ƃ-13zťũƴǏ-12ŃŧƵ-11CŦƷ-10sŖŝƜ-9qDVŇŏŗţŨŪƶ-8aLYĻŉŐŰŴƋƘƮǉǖ-7nuxQRĹňŮſƆƼƿǇ7bhFPľŔŤ8BƛǂǛ9Aƙ10Ɠ11Ŏű12ŅŊŶƗƤǆ13Kơǐ14NUǑǠ15ŀŌǔ16ŭƝ17Ǌǡ18ņƦƪǦ19şƑ20GHǃǅǝ21ƒ23ŞƐ24Ǖ25ŵ26ƩǍ28ǥ30ƣǢ31ƅǎ32ưƺ33Ǆ35ǟǨ42X44Ǟ46ǋ
~<buc	81 8Ŕ9ž13Ƃ15Œ31X
~<bud	73 9Ŝ10Ƴ11B13ĺ15ĽƢ18A23ĸ32Ņ39X
~<bug	79 -9ŧ-8ĺ-7L9g10Ǡ15Ž19ŀ21K61Ş
~<bui	56 -12Ɔ-10F-7Ƌǖ7XŮƌǚ8ŤƐƓ9Ƥ10ķ11Ƈ12Ʊ14ƪ18Ǟ23ơ24Ƒ28Ǣ30ǋ31Ʃ39Ǎ44ƣƺ49ƅ
~<bul	88 9ļ16ľ23h
~<bum	79 14ƃ15œ18Ť19ŵ20Ŕű
~<bun	75 -15x7Ƥ9ǥ12ńǈ20ƞǀ46ş
~<bur	64 -9ƴ-8Ť7Ɣ8Ŝ9ŀń10ƑƦǕ11ĺǢ12Ƥ13j16Ɠ18ƛǝ30Ɛ34ņ62ư
~<bus	50 -24Ƃ-13Ů-11j-9Ŀ-8FGŪ-7DōƗ9Ǒǘ10M12A14PǛǠ17Ǣ19ǐ20Ŏǝ21ŭǆǨ22Uǔ24NǞ25Ǌǡ27ƝǅǋǦ29ǃ31Ǆ32ŵ37ǥ42ǎ48ǟ
~<but	63 7fwKƍƎƙ8ľżžƯƸ9BŌűǣǩ10ƻƽ11ƾ12Ł13ŀ14bǑǙ17p18TƧǂ23Ŋ
~<buy	62 -14Ǐ-10ĸ-9zť-8ũǢ-7Ń7Š9ł10ǅ11ƙ12ƨƩ13W18ƪ20ŬǄǞ21Ō26Ʀ32Ŷ33ƒƗ34ǕǨ36F42H47G
~<by	52 -30ǌ-22Œ-17Ɲ-13ň-12šŹǩ-11gƖ-10Ŏ-9ƽ-8ŌŪƫ-7ŕŠţťŶǝǨ7Ɛǘ8CƢǃ9ǥ10Qŋơƥ11ŧŨƑƱ12ƗƜ13jwƙ14Tǟ15ałƤǜ16nřƮ18ō20ſ21ŵǧ22P23Aů26Ś28Ĵ30ĹƄ35o37œ39M52Ń
~<by>	52 -30ǌ-22Œ-17Ɲ-13ň-12šŹǩ-11gƖ-10Ŏ-9ƽ-8ŌŪƫ-7ŕŠţťŶǝǨ7Ɛǘ8CƢǃ9ǥ10Qŋơƥ11ŧŨƑƱ12ƗƜ13jwƙ14Tǟ15ałƤǜ16nřƮ18ō20ſ21ŵǧ22P23Aů26Ś28Ĵ30ĹƄ35o37œ39M52Ń
~<c>	81 -12tǩ-7ƻ14ǃ16o20Ƽ65b
~<ca	33 -22ƕ-21n-20Ɲ-19UǄ-18uŇňǈ-16vƔǦ-15gyƨ-14rRĺŖ-13ņŒƗǇǋǔ-12ĿŨƒƮ-11ōƚ-10QƱƷ-9fktBHĶœŕŘƆƇƜƤƳƴǆ-8ŀťƑǅǎǜǞ-7lƞƠƺǟ7Ńřǘ8ŷ9CńŗŢſǙǧ10ľŎśŽơƼǗ11ŊŚ12Yŋ13Ĵŧ14ǌǠ15eŉũƧ16ĸļƂƽ17š18Ş19ŜŹƯƵ20hZƎǃ21aŁ22wƁƪ23Ļƃ24sI25MŲź27LųžǛǩ29ūǐ30K31oN32Ŷ33Ŵ35ƀ36Ű37ŵ38ű41şŬ43ŭ45Ƅ48Ĺ56ǖ76Ū
~<cab	86 8Ɛ12Ɵ13ķ15ƌ17ƻ
~<cak	88 8Ľ12M13p32c
~<cal	52 -11r-10J-9ĽŎǄ-8tuRœǌ-7vƲƿǈ7ű8Ǝ9MP10ĵŔǑ12NƩ13Ǜǩ14Ţ15ƁǓ17ţ18ŋŞ21Ļ22sŧ23Ǚ26ơ27Ŝ28ń29C30Ł31I37a42w43o48ǃ50K52L62Ĺ
~<cam	63 -10ņ-9ƚ7d8źżƽ9jĸ10GŎƘƾǞ11ƙ12M13Š14ş15ķŰ16ƛ18ũ19ļ22Ť26ŦŪ31Ņ39Ǝ
~<can	48 -16ň-13Ŷ-11ĺ-10Rŧ-9nũ-8PŲ-7głŖţŬŴƟǈ7ceŸǕǝ8ŗƏ9ľŋŵǁ10ĴĻƵǌ11JNź13oǖ15Ł16XǨ17ƃǧ20IOŃř22MŌŎƼ23ƽ24Ŋ25Ĺ26ś27L28ū29sŉ30ŚƧ31ǩ32š
~<cap	90 -7Ƈ12T13ŗ38ǩ
~<car	41 -20ƕ-18Ŀ-16ƝǦ-15Ɣ-14ķǩ-13yUĵŇŨ-12nĹŒƨ-11ǄǨ-10sI-9ŁŌƩǔǞ-8uvxCŔťƒƗƤƵƻƾǇ-7iwOĻŀŚƞơƱǃǈǛǝ7bĽŗƥƬ8ĸőƶ9ř10ļŜŧǚǡ11Ĵǣǥ12VǗ13ľũŷ15zŐŽ16ū17ǌ18ſ19ƁƃƯ22Ƃ27e30Z31Źź33Ų39ž42ǐ43ųƀ47şǖ50Űű51Ŵ52Ŭ53Ŷ59ŵ62Ƅ63ŭ85Ū
~<cas	63 -12Ű7Iĸ8ƀ9FǨ14Ǖ15YǠ16Ʋ17Ļ18Ų38Ƶ62ƪ64ǖ
~<cat	68 -11ǩ-10Ɔ7w8S9aƌ10ĸ11s13q14Ʋ15ǘ17L37N58Ǜ61h
~<cau	86 -7B11ũ14a23Ŕ32i
~<ce	59 8ư10ǃ11ĿƎ14X15ź16Q18ƛǌ28Ɗ31I59ǒ75ǧ
~<cei	85 10Ŧ18Ŀ22X26ƛ
~<cel	80 39Ɗ42I
~<cen	90 17Ǝ26Q
~<cer	61 11ǃ15ź19ǌ62ǒ78ǧ
~<ch	46 -14ŝ-12Ƶ-11ŖƜǈǊ-9Ʋ-8Qťųſƕǂ-7XķĻĿŀņŌŬƤǩ7ƋƮ8kvDHƱƼ9wJŎŒŞŢŻƿǢ10lĴŪƠƢ11eŇƸǠ12ĵǖ13űǑ14ĺƭ16Ɵƫ17Cł18Ľũǋ19dǒ20Zƹ21uNƾ23Ɛƶ24Ŧ25Ŕ28ŅǕ32V36Š
~<cha	53 -16Ɯ-11ľŝƵǊ-9Ʋ-7ǈ7dquTŻƸǔǙ8PűƛƷǒ9ĵŅŊƧǕ10ƺǞ11Łŧ13H14ŎŢ15Şƶ16Ơ19Ň20ĺ23CĽŒǋǑ25ũ27N34Ŕ40V
~<che	57 -14ŒƯ-13T-10ǂ-8ŖǑ-7uŁų7ĸœƸǉǚ8Ŝűƪǐ9KŢţ10iƢǛ12Šǜ13JWŐƫƮ14ƨƭǢ15eĴƬǒ16ŪǕ18ǖ20Ǡ21ľ23Ɵ25Ņ27Z28ƹ31Ŧƾ
~<chi	68 -8ǚ7Ƴ9hy10Żƫ11ƱǕ12Ŷ14Ƣ16l18v22w29Ư32u40Ɛ
~<cho	75 7Ƣ8Ɯ20Ƽ38ł50Š
~<chr	85 10Ƌ19D21d25k
~<chu	79 -8ǐ8ļ10ư13o14B15ŭ17t28ƶ
~<ci	70 -7Ƅ7D12Əǂǋǧ20Ū23Ż42ƹ44C
~<cig	82 14ǂ49ƹ
~<cit	75 -7Ƅ7ƾ8D13Əǋǧ25Ż47C
~<cl	44 -12YǄ-11ǩ-10ŋŝƈƯ-9ǐ-8ƃƬ-7nuĿőŕƌƟ7ǜǦ8Ɛ9j10TXǖ11ĺƏǙ12ŦƑ13xRũź14ŭƔǈ15ŉŻƗǘ16Ƥ17ŚǛ18Ůƙ19ť20ůƕ22ǀǗǤ23Ǣ24Ɯ26Ť28ŧǓ30ƾǚ31ǎǔ32Ř35ň39ǝ46ţ58Ɩ
~<cla	56 -10Y-9ŝŻƩ7ǩ10xǚ13ľǜ14ǓǛ18Ŧ20ũźǢ30Ǥ33Ř34ť36Ť38ŧ47ţ
~<cle	67 -14ŋ-10ǐ-8ť9Ʒ10ĻǏ11T12Ƽǈ13ǛǢ14ŬƐ15űŲƾ22Ɯ26ŉƔ27Ż32ţ49ň
~<cli	60 -12ǩ-11Ǆ-7Ư7ŊƖ9œǖ10Uţ12Ǧ14ǈ15ĺ18Ɲǘ21Ɯ23ŭ26Ǘ28Ǔ31ƾ32ǚ33ǀ47ǔ
~<clo	53 -10ţ-9ƈ-8Ƭ-7ŧ7x9Ř10C11ť13Ǘ14j15XƏ18Ǚ19Ƒ20R22Ƥ23Ɨ24ƕ25ƙ26Ů27Śů39ǎ50ǝ73Ɩ
~<co	30 -22Ū-21Ŷ-19Ũ-18Ŵ-17Ƃ-16ǂ-15Ň-14fwNŁƵ-13S-12cvBOǋǩ-11LťŬƻ-10tRœŮƟƩ-9ƥƷƽǈ-8rAōƲƶ-7hGĹ7TŌŎŗ8DŊŢŵźƆƴǏǘ9dŘƃƑơƬǌ10IQĿŭ11ŋŖƏƨ12yJŜƼƾǐ13kmĶŒƢƤ14ŚŲƇƗǅǖǞ15ƁƅƧ16ƄƚǤ17ƱǦ18Ƙƭǃǆ19Ǖ20ń21šƯǁǟǡ22EXłƓƛǥ25Yŀ26ś27ŞǄǨ28j29Wŏ30Ŧ31ǒ32CƜ33ŐŠ38ľ39ĸ40ƀ42ǝǣ43Ǣ45M46ǚ
~<co>	79 17Z19Ʊ
~<coa	83 11Šƪ19C20ƾ28ƚ
~<cod	72 -7J7ū9ǘ15Ŕ28Ǥ30E43I
~<cof	83 -10Ŷ11Y13i14Ǜ17ō27ǩ30M
~<coi	83 -11Ǔ-8Ƅ7ǒ21Ƙ31Ǣ43ǧ
~<col	58 -9Ř-7ǖ7ƫǩ8ŀƐ9Ǡ10ĵ11Ɯ13Ǖ14ǃ19ǒ24ź25żƘ27C29j31y33Ʊ35m46ƀ
~<com	41 -23Ū-20Ƃ-14Ĺ-13SŖǓ-12ž-11fCŏŨƮƷ-10aœ-9iļƒƤǇ-8LűŲŵƆƋƯǀ-7norsFNŃũŶſƃƗƦƨƭǂǋǝǩ7VƚǉǏ8bŤǨ9HƁǍ10šƕǖ11lqƑƣǔǕǘǟ12ůƾǜ13jǊǡ14kǙ15ƴ16ĺŭǒ17ŀŅ18Qő19ŝǤ21TŜƛ22Şŧ23Wơǅ24ĸŢǃǞǥ25ľǐ26Ő27JĶǄ28Ǧ31ƀǁ33ń35ł38Š39M47Ɯ69ǣ
~<con	54 -17ǩ-10ŗ-9Śũǂ-8Ŷ7ĻšǑ8ŽƝƢǧ9Přƌ10Ŏţŭ12kƉƖƞ13ǌ15Ŀǟ16Ƈ18ŋ21Kƒ22ňƅ23Ɨƫ24űǚ26ŀ27Ǣ34Ƽ40Ǔ
~<coo	66 -12s-8DŲ-7Ɯ7p8ŘţƇƕǚ9kQŕ10E11g12oŐ13Ǎ14ǏǛ15r16ľŽǈ21Ɔ22ǖ39j
~<cop	74 9ơ12ż23Ż27Ƌ40ś
~<cor	66 -7w7nūǀ8šŲƀƟƪǅ9CŐǜ11ŏ12d14ŒŹ17aF20E21ų34ǆ
~<cos	60 -11ƣ-8Šŧǉ-7B7œ8Ƥ9Ɨ10ļľǣ11Ǣ12Ş16Ǖ19ƑƠ20ĸ21ǝ23ư24Ɠ27ǚ30ŒƯ31Ǐ43Ŧ
~<cou	44 -13Ʀ-11Ŵ-10VŝƃƖǠ-9Ɲ-8ŒŽƧǈ-7Ŗŧųƕ7ŪƷ8sǀǏǞ9eƅƗƘ10ĿƆƌ11gnƍ12ľƭ13ƹ14Wŷ15Ƣ16Ə17uMǇ18ũ19ŘƄǄ21ŚŞ23Ʈ24ŊƯ25ĸƤ26śǨ28C30ǚ31DXŵ32ǝ34ķ52Y
~<cov	49 -21Ǐ-11ǩ-10qňǈ-9Ǥ-8Ūƌơ-7nŞǄǑǞ7ƙǟ9ǌ10ƚƢ11ŠŦ12Ńž13Ōǡ14ŎƬ15ǥ16WŚ17šƱǚ18ĸƛǒ22ſ25ŐƀƦ26Ɓƭ28Ų29ľƓ30ǝ34ƃ35Ƨ36ƨ37Ǣ40ŗ47Ŗ50ŏ
~<cow	86 8j12B13g21Ƴ
~<cp	84 16A19B56Ǡ
~<cpa	84 16A19B56Ǡ
~<cr	54 -12Ż-11Ƒ-9Œ-7yJƮǜ7iYŬƎǘǟǣ8ļƤ9ǞǨ10kŽ12ŀƊǗ13x14tǑ15űƇǉ16Z19Ū20Ŷƃƕư21e22h25Ǉ27ǈ35ǎ37ƙ39ż44ĵ
~<cr>	86 26Ŷ35Ū
~<cra	67 -12Ż-7Ǔ7Uſ8gpxHƈ9ƒƱǩ10ǎ12ŇƤ13i16Ɗ17ŀ20Ƈ26ű29ƃ49ż
~<cre	59 -10Ƒ-8Œ-7ǜ7œǒ8uĸŝƎƦ9Ŭǣ10ļƕ11Ǩ12Ǟ13kYŽǗ16Ǒ19Z20ǉ22ư23e30Ǉǎ31ǈ42ƙ49ĵ
~<cri	88 -25n12Ɩ17Ŷ21ǟ38h
~<cro	86 -10J12Ŗ13x14ǘ16ũ18ƕ33n
~<cu	52 -11Ơ-9Ł-8nǩ-7Ǟǧ7Šǒ8ŉƵ9VŰǈǥ10hŞŢǚ13ŗǟ14Iǁǡ15G17Ɲ19ǖ20ŝš21Ő22ŕ23Ǔ24ŏ26Ǘ27Y28ǔ31Œ37ő47ǃ
~<cur	60 -12Ơ-7ǧ7BŔŖŜŢƉǃ8ĹŚ9rSŉŠ10Ƶ12őǒǥ13ŞŰ17ŗ24G26ŕŝ27Ő33ŏ37Œ
~<cus	61 -11S7kĿƲ16ǟ17ǚ20ǃ21Ɲǡ24ǖ27Ǔ32őǗ33Y35ǔ
~<cut	73 -7ŁŌ8Ŧƅ9ŋǀ10Ƨƿǣ12Ư13Ǚ16hV19ǈ21I31š34ǃ
~<cy	85 -7ŗ13ǥ16ǡ24g50ǘ
~<cyb	88 -7ŗ14ǥ53ǘ
~<d>	84 -19b-12h8ƿ9Ƅ11ś12ū21w35d46ǃ
~<da	45 -23ǩ-13bHĹ-11ǘ-10ĺő-9sş-8amĻĿŏƠƦǑ-7MVľŇŖřũŶſƙƨǐ7ŧŮǖǛ8űƒƞƯ9n10ktƚƱǒ11šƛ12uPŴ14gjxYƀǀǝ15ůǕ16ūžƳ17BŒŦƺǗ18ƹ19Ű20wƧ21Ť22ŃŠŭŹ23ƻ25v26ǎ27z29ƽ31ťǞ36i38Ɩ42R45d49L53ŕ
~<dad	68 -18Ť7Ʊ8gĽ9q10ǈ12Ǟ13ŷ18Š22A25B34Ƴ48ƽ50z
~<dam	65 -9Ĵ-8ĺŴ8Ɗ9Ũ21ƚƛ24ƀ27ž30ŒŦű35Ť
~<dan	83 -12g9ś11ŧ35ǀ
~<das	83 -9ř11Ǜ21Ů36ū
~<dat	64 -12ǩ-9ǘ-8Ŝ15S17d18pvǒ23Ń27Ɩ29Ǘ43ť61ŕ
~<dau	69 -14b-8m9ƷǞ15Ű19y20Ʊ24x26v30Ź31u37w
~<day	51 -13ű-11H-9Aşǩ-8ĹĻƦ-7ǈ7f8ŃŭƟƤ9z10pqƺǖ11UĴƝƞ12ŤƒƯ13nŠ15kš17ǝ18YǕ19jP20gŕ21ůǞ23Ŵƹ25dƧ28ƻ30Ɩ32ǎ44i50R58L
~<de	44 -14ż-12n-11ńƙ-10ž-9Rƕǂ-8ŐƹǏ-7Ĺŝţŭųƿǆ7zƼ8j9ĿŞƁƚǃǝ10ņŦƄ12FƱ13Ɲǩ14ĺňǕ15ľƀƏǡ16P17ŚƑ19ŎŽ20ś21m22ǚ23Ƴ24ǐ25Ư28Ń29łŲƎ33ZŘ35Ł36Ǜ37ű47ƴ
~<dea	64 -9Ƹ7Ŝǜ8ŀŠűƖǁ9ŅŞƈǨǩ10Ƨ12Ʀ13Ƒ14ŌŎ15Ƭ17ľņƄǝ20Ǝ25Ń37Ƴ
~<deb	78 -10Ɣ13eƨ70Z
~<dec	61 -9WŅ-7ǩ7Ş8Ư9ŗǡ10ƌ11ƃ12Ƙư17ĺ18A19Ń27ś31Ś36ł43ƴ58Ł
~<ded	59 7ł8ľǩ10ƀ12Y13Ɓ16ŎŦ17ƚ19ň48Ř
~<dee	79 -7A8g14N18ƀ26F29Ǜ
~<deg	79 17Ʊ24j44m
~<del	63 -12ž-9R8Ɲ15ǡ17ǃ22Ǖ32Ǜ42ǐ48Ų
~<den	74 -17ż-8ƙǂ8ĺ10lĽ12PƐ16W18Qǩ30ƴ65ű
~<dep	66 9IƎƱ13uǋ16zƼ24Ŀ26Ə32Ư
~<des	74 -8Ǐ7fűƸ8Ǎ9VƇ10ǈ20Ɲ21P44ǚ
~<det	78 -10ƹ-8ƕ11Ɣ20Ƒ22Ǝ
~<dev	83 -13ń47Ž
~<di	34 -31Ň-22ǎ-21Œž-20Ƨ-19Aŝ-18yĻ-16Ŀ-15Ō-12RŹǖ-11ķŀŊƃƊ-10ƜƟƸ-9iŚŶƭǃǄǇ-8hJMUŪŭƢƤǈǍǚ-7oYŁŰųŷƮƶǛǧ7jXĵōƂǙ8rNƘƚ9Fř10dWŗţŮƕƲ12ŎƞƩ13fƍǞ14ĹŜşťǜ15ǀǘ16Ǥ17EŖŵƹ19wńƴ20vISźƙ21ŉŠƪǂ22ƫ23őƬ24ĽŞƈƦ25GšŸ27œ29k30Ť31ƌ32ļņǅ33ƒ35Ņ36Ŕ37Ũƽ38Ƽ39ũ40Ŧ41Bǩ42m43ň46ŧ54Ƴ
~<dia	72 -17Ǌ-12y-8ƾ-7Ō16ǂ27ƽ28Ƙ37vI49Ƽ
~<did	36 -21ǎ-19ž-18A-17ŇŒƧ-16ŝ-13VĻĿ-11Źƶ-10ŌǕǖ-9LPRķŊŘƏƯƸ-8yZƃǇǨ-7isIJUŚŞůŶƜƟƢƭǃǈǍǚǧ7dxżƠƱƺ8fŏƂǜ9cpqŎƅƾǙ10Xōƙ11jF12ƕ13Ʋǘ14ţź15ŗƞƩǂ16ŵǊǞ17ĹŜťƚƹƼ18ƫǤ19ő22ƴ23wń24Sŉ25Šƽǩ27GĽŖƈ28ŔšŸƬ29ň30ǅ31œ32m33k34ƌƳ35ņŤ36ļ38ƒ39Ņŧ40ũ42Ũ44Ŧ47B
~<die	70 -8Ŗ-7r10ŵƯ11V18Ʒ20Ǩ28ƽ53Ʀ78Ƴ
~<dif	66 -13ƚ-9Ļ7CƬ8ǘǥ9ǅ10KVłǕ11Ŏ14ĺǩ16Ş17Ř19ň20ŧ22Ŕ26ũ
~<dig	75 8d14ū18e27E28I33ř
~<dim	90 -9y12Ř16Ɔƶ19ŧ
~<din	79 9NƝ12n14ǟǩ15Lƿ18ĵ
~<dip	86 8ƪƹ13ĵ28m
~<dir	90 14s20P28ņ
~<dis	64 -25Ň-12Ɗ-9ŀ-7ƦƱ7Ĵľ8ƏƛƯ9ZƗ10ƽǓǔ11ǩ13ő14ňźƙǜ16ů17I19W20rŽ22Ů26Q35ş46Ş
~<dit	90 9ſ11ƙ
~<div	73 10ĵ13ƫ18ƍ32f36ƪ45ǀ
~<dm	88 32Ƅ
~<dmv	88 32Ƅ
~<do	24 -38ĺ-24ƒ-21š-19ŢƮ-17Gǅ-16ōţ-15őŠƳ-14v-13ńżƈ-12ļ-11iSŷ-10B-9ŸƛƦƱ-8ejDǌǤ-7lnCœŦƏ7ouIĿŊŬƢǁ8QŕřűźƣƲƵǂǍǞ9ksŋŭƕ10axķũƥ11ŜƍƖ12yĻľƑƔưǥ13drūƄƩƿ14MOŁƘƧǀ15HşƃƎƗƼǗ16XƷ17AǋǝǦ18ŖŮųŹ19KZŞƐƙ20UŲƻǩ21ŃňƜ22ǉǟ23wƝǊ24ĴǏǠ25zTŏ26WŰǃǎǕ27ŌƚƟǚ29PǖǙ30JĽǘ31Rŝǧ32ǜ33ŎƁƊǓ34gǈǑ37Ǜ38hſ39Ǆ41ƾ44ƞ47ǐ
~<do>	27 -35ĺ-34ƨ-27ǅ-22ƒ-20S-18Ţ-17iGš-16œţŴƮǂ-15ů-14Ƴ-13jŠŦ-12tŤƇ-11őǌ-10eBōƌơƴ-9rvxńżƠƽ-8ļƅ-7LŇƈƫǤ7VĸŁŒŖŚƩƸǁǞǡǦ8ųƂƎƭư9aYŪƹǔ10HŐūƊƔƖƥ11ŌŽƃƼ12FņƤǩ13ĻňŊŋŞƵǇ14IWľƿǧ15uMQUǠ16yƘƻ17Aķƾ18JŜƕƷǋǗ19ĽŰǀ20Oŏ21ŭŲƜ22TZŮž23qŃǉ24şƐǕǚ25ŝǓǜ26ǎǘ27wƁ28zKĴǃǈ29ǐ30Ɲ31ƚƟǏ35Pſ36Ǜ37ŎǙ38Rǖ42Ǒ45g46ƞ49Ǆ
~<dob	85 -7Ÿ30p52d
~<doc	69 -8ǔ7Ƹ13ƻǣ20ǂ28ƃƼ72ƾ
~<doe	41 -24ž-23Ƃ-18Ƹ-16ƹ-15ŸƦ-13ƈ-12ŭƻ-11PŐ-10ŪƏ-9ŃǇ-8tvĵŢŷƛƵǋǖǞ-7mŘşŤŦƤƫǣ7AřŨŶƉƍƞǊǍǕ8oƢ9L10ňǎǏǒ11Ɗǡǥ12Łŗ13ű14ŜŴƁƎǦ15xƇƯ16bŖ18Ǆ19Ơ20hůŰơǜ21sǠ22ŕųƙǓ23Ƅǚ24ŇƧǐ25W26Źź27Ľ28Ʃ29ǂ33ǧ34rǈǩ37qƨ
~<dog	72 -9ǃ8Ɲ10FP11ū102h
~<doi	61 -11őƱ-9ǆ-8a7ŹƵǁǄǑǩ8Ō9ƨ10cƳ11Ş13Ǡ17ǐ19j20ũ24k25iŝ28S35x41t44ǟ
~<dol	66 -7Ť8ľ9Ɨ11Ţ12ǅ13œ17ŗƘ19XŅŘ23ĸ35Ŧ
~<don	65 -11Ɲ-10Ŝ-9Ǐ-8ź-7ŕǩ7pǀ8t9ǂ10Ǟǟ11Ǆǋ12ţŷ13Ŵ14Ō16ŝƶǝ17ŧǘ20Ļ26y27Ńƾ31ũ37Ɨ43ƌ
~<doo	66 -11ǐ-8w7Ə8Š9Ƙ10ū12ŤǄǊ13Ǎ15ǃ16Ǜ17ůǅ18Ǝ19ǝ20ƙ21Ų24Ɲ51ƣ
~<dos	88 57ƻ
~<dot	82 -9s13Ō18ǋ23Ł56J
~<dou	90 15Ř30œ
~<dow	52 -11C-9Ŝ-8dŀŶƬ-7bPŦƘƛ7ejĿŎƆưǛǢ8ŉŖǉ9fpUŪƣƲ10oǈ11VŏťƍǍ12LŸ13cMŌǊǞ14ƁǕ15ƫ16ƶǎ17Şſ18Tƴ20a21ǝ23ł24Ť26Hŵ27Ƒ52Ɗ
~<dr	44 -20n-19u-15P-11ŏǧ-10ŋ-9RTŁƨ-8pqrszHŅ-7kwĶńőŒũƙƟƯǘǞ7IĴśŨǦ8Ʋǁ9ŞƄƊƾ10ŚŧŰǚǟ11DVž12ƞǩ13a15Ƃƻ16šŻ19Nƀ21ſ22ŵƵ27Ǜ28ů29Ŷ30ŲŸż31Ū32ŭ35Ŵǐ41ŮŽ42ź51ųƛ54Ź67ƿ75ŷ
~<dra	72 -11Ű-10ŏ8i9Ŗŧ11eŬ13ǖ17Ĵǁ20Ś24ǚ50ƛ
~<dri	46 -19nu-15P-10rŋ-9iƨ-8TǄǧ-7qwzRĶŁƯ7ǋ8DM9Ũ10Ƅ11Ƃ12Şž15a18Ż19Ű20Ŷ21N22Ų24ſƛ29ŵ32Ÿ33ůżǛ35Ū37ǐ39ŭ40Ŵ43ƿ44Ů45źŽ55ų59Ź80ŷ
~<dro	69 -12M-7ǩ7DƂ10jƧƽǨ11ť13Ǧ14Iś16Ų20ǟ22V30š34ƀ38Ƶ
~<dru	79 -8Ǜ13ŧ32ƻ49ƿ
~<dry	84 7Ʈ17Ǆ18ǒ23Ɗ27ǩ
~<du	68 -11Œ-7ƛǍ9ĵƃƾ10yķŝƠ11ŉ12Ŧŭ13Ƙǈ14Ɵ16P17R19ƣ21ƚ23ƿ36ŕ48Ż
~<due	78 -8ĵ7ǧ12y13ŝƾ42ŕ
~<dui	84 29ƿ60Ż
~<dup	90 -13Œ-9Ǎ16Ơ26ƣ
~<dur	88 16ŭ19Ɵ21P23R27ƚ
~<dw	80 46Ɠ
~<dwe	80 46Ɠ
~<e>	79 -7Ǣ10ǣ11Ū12ŌƋ19w47b49ǚ
~<ea	57 -23ŗ-11Ɖ-9ƾ-8DP-7tUŮƕ7ZŽǆǉ8ƘƱǂǡǧ9m10k11KĿś12ŒǛ13ųƔǋ14Ơ15ǩ16ů18xM20ōŎ22ƶ23Ř24Ʈ27Ƹ31W33ǈ36q45T
~<eac	63 -24ŗ-8D-7ƕ7v8wZŪ9Ƙǆǉǡ10T11Ʊ14Ř15ǋ16ŒųƔ17Ơ20ů25ƶ37W38ǈ
~<ear	71 -13Ɖ-8t7B12mR22ǩ23x27ō28Ŏ32Ʈ45T50q
~<eas	77 -11ƾ7ŝ10k11Ž12ŧǂ13ǧ16ś17K31M
~<eat	81 7k8Ų9Ŧǣ15Ř18Ǜ21Ŀ39Ƹ
~<ed	79 -11ƿ29Ʊ35ƹ40m
~<edu	81 30Ʊ41m
~<ei	80 -12e-11ƪ-7ǂ10ƹ11r12ż19ŕŬ22ǆ27Ǎ
~<eit	83 -11ƪ-7ǂ10ƹ12r13ż16Ǎ21Ŭ
~<el	52 -15ǩ-9A-8Ǣ-7ĽłƯƳ7NPŎƼǥ8ahKƘƣ10Ť11qFŢƑƙǋ12H13Ŵ14ǝ15Ƣƥ16Ʈ17ŵ18ǈ19ų21ƋǑ24nZ26ŷ27Ł37ş42ō44ń
~<ele	73 -8Ľ7ĴƘ11P12K13ƣ17q23Ǒ31Ƌ
~<els	53 -15ǩ-8AǢ-7ƯƳ7Ŏǥ8Ƽ9hƌ10Ť11ǋ12FŢƑ13H14Ŵƙǝ16ƢƥƮ18ŵ19ǈ20ų24Z25n27ŷ28Ł38ş44ō45ń
~<em	50 -12ļ-11c-9D-8ŚǠ-7oŅőŲżǩ7ĴűƃƱ8ǋǑ9Eǈǧ10ŜŢ11ńǣ13yŠ14Vŧ15qƧ16Wǚǜ17Y19S20Ǉ21śǕ22ŝ26Q31vKǘ34Ɵ57J
~<em>	69 -14ļ-13c-8Ũ-7ŲǨ7ūƤ8ƅǛ9Ư10lZĴơ11œű12ŞƱ13ǋǕ14E16ŜŢ20ŧ23v24Šǚ32ŝ
~<ema	60 -9D-8ŚǠ7ƕ12Ľǧ16Ǖ26ś39K42ǘ70J
~<eme	84 9ƃ32Y
~<emp	58 7ǐǥ13V14ǈǑ15ǣ18q19Ƨ20W21ǜ24SǇ32Q36Ɵ
~<en	58 -14ő-12ǩ-9Ǆ-8Ʀǅ-7ũƄ7lmļŀƣ8eƗ9gDĶŃūŷƷ10rŁű11Ƙǃ12Ōťǋ13ty15ž16i18jW19Š20fI21Ŕ22ŦƬưǤ23ż24U25Ƨǆ31b45ŕ
~<end	64 -15ő-9ǆ-8Ʀ-7Ƅ7Ōƕ8lmļł9j10e11ĻūƷ12ŁŃ14ǃ18iư23I24Š25ŔŦǤ27ż29Ƨ37b51ŕ
~<eng	82 18Ƙ21ű34f
~<enj	83 11ǟ16g22t37U
~<eno	72 7Şư8ŎŹ9Ư12ŀ13jŷƗ14Ķ17r18yť19ž33Ƭ
~<enr	90 10Ō39W
~<ent	88 -11Ǆ12ƣ19ǋ50ǆ
~<eq	66 -9Ɠ10Ɣ13Ɲ14ĵƫ22Ǣ23Ǟ24Ŭ33ķ44Ǐ
~<equ	66 -9Ɠ10Ɣ13Ɲ14ĵƫ22Ǣ23Ǟ24Ŭ33ķ44Ǐ
~<er	80 -8ƽ8l12Š19ǚ24Ő33ŭ
~<eri	90 -10ƽ9l14Š28Ő
~<err	84 20ǚ35ŭ
~<es	76 -8yC12Ŵ13Ɠƶ15Ʋ24ķ29Ɣ31ƕ
~<esc	79 13Ŵ30Ɣ32ƕ
~<est	86 -9C-8y15Ɠƶ17Ʋ27ķ
~<ev	41 -16Ɲ-14Ŧ-11rǨ-10yĹŝ-9aũ-8jJŠűŵƀǔ-7kSŃńŬƌơƥƧƪǞ7ŏŭſƦƯ8ōşƲǖǚ9Uǐ10ĿŴƂ11uCKTŗŨŻǢ12LķŤƹƻ13gnņŒųǩ14h15ŪǦ17ŽƜ18Růƛǝ19ż20Ʃǜ21Ɨƙ22šǘ23ŖŲƿ24ŷƼ26Ƭƴ31ǒ36Ŝ44Z52ţ
~<eve	41 -16Ɲ-14Ŧ-11rǨ-10yĹŝ-9aũ-8jJŠűŵƀƕǔ-7SŃńŬƄƌơƥƧƪǞ7ŏŭſƦƯ8ōşƲǖǚ9Uǐ10ĿŴƂ11uCKTŗŨŻǢ12LķŤƹƻ13gnņŒųǩ14h15ŪǦ17ŽƜ18Růƛǝ19ż20Ʃǜ21Ɨƙ22ǘ23ŖšŲƿ24ŷƼ26Ƭƴ31ǒ36Ŝ44Z52ţ
~<evi	88 7Ƅ29ƕ
~<ex	51 -19ǩ-12Ɣ-10Ŀŗ-9gVžǈ-8ŪǍ-7ľţǡ7eMŬŸƕƗƤƴƸ8JơƧ9ŏų10Ťǅ11BŇū12dYĸƖư13ƎǇ14ņǀ17ň18Ƈƞ19Ŋ20ǣǤ21ƫ22Ŵ23Ɓ25ŖǞ27ŕ30ƂƘƲ33Ƶ40Ǧ45Ŕ47ǁ
~<ex>	90 47ƫ
~<exa	65 -9Ũ-8Ǎ-7Ū9Ņ11ŀš12JƕǄ14ơ16ūƧ19dŤ63ǁ
~<exc	69 -10ǩ-8ž7i8Hǣ13Ƃ14Ƹ19Ɩ20Ŗ28Ŕ30ƞ35Ƶ56Ǧ
~<exi	88 19M24Ƶ
~<exp	59 -11Ɣ-7ţǩ7Ľſ8X9eŸǊ10Ŭ11Ɨ12Bǅ13Y14ųŴ16ĸŇư17Ŗǣ18ņƘ21ň24Ŋ29Ŕ30ŕ32Ǟ
~<ext	69 -9g-7Ź7Ų9ƶ12Ƥ15Ŵƴ17ŏ20ƘǇ21Ǝ22ǀ27Ƈ28ƂǤ35Ɓ
~<ey	84 -10ǩ-9Ų9ƃ12ŖƟ20A31Ŷ
~<eye	84 -10ǩ-9Ų9ƃ12ŖƟ20A31Ŷ
~<fa	46 -24Š-16Ĺŗ-15PUŴ-12ƢƷ-10loĸŁŞ-8jHRVXƒǂ-7bcstLŦƵƼ7ŖƄǡ8dFŉƾ9mMŝŪźŻƕƙ10ŘƗư11ŃƏǐ12Ƹ13ĵŕƃƚƮƳ14EƤƭǇ15rŧ16ƶǑ17Őśťų18ĿŇ20żƜ21ńő22ļ23Ľ24i25nzƬ26u28y30ů31Ŷ33ƞ34ňǘ44ƽ
~<fac	77 -20ŗ-11Ł-9J10ǔ12Ʀ19ł23Ƭ24ļǩ25M27ǘ
~<fai	75 8ľ9ŎƸǁ11Œ12ļ15ŉ16ŀ17ŧ18iĽ20Ň26ĵ
~<fak	84 -7Ť13Ŀ46ǘ
~<fal	66 -15ĹŠ-7Ʈ7Ľƃ9Ǟ11Ǚ12šť13ǡǣ16dƾ17Ɯ19Ř20yYƞ21ŕƗ28Ŷ
~<fam	58 -13Ƣ-7ŐƼǂ7aƭ8q10zƸ11hAǅ12Ǉ13F15ĽƜư16ŖŪ19ŨƳ20Ƭ22ƶ23uyƮ24Ƥ36n37ƽ
~<fan	85 -14o7ļ10ǃ13ƌ16Ƙ18Ŀ25r
~<far	59 -16U-15Ŵ-11h-10Š-7qR7ĽŭƝ8yŜŮƶ9ŇƕǄ11vZŅƞ12muƭ14ź15ťƙ16Ə17ň18ǐ19ƚ23i25Ǒ28ų30ń32Ő36ő43ů
~<fas	78 -23ǩ-8H7řŚ8O12Ǉ14ŧ18Ż25Ń41ň
~<fat	79 -9P8B15Ƴ21E30ƽ34z
~<fau	77 -8ŨƳ8ƃ16Ť46ż
~<fav	81 -14Ş-9Ʒ20ƞ21Ŷǩ22r24ŝ
~<fax	85 -12M8ƕ19Ƅ35ś
~<fe	52 -14š-13Őǩ-11ǂǈ-9Rŝ-8Ƴ-7vĹǐ7HŜǀǟ8MXƘƝǑ9xƺ10tƍǋ11Pŋƙ12ŀŊǁ13ŞƏ14Ţǣ15ĿŽƞ16Ŏż17QņƵ18Ƹ20rţ23Ň24ĵ25ŧƆ29Ƒ30Ũ32Ƭ36u
~<fea	90 32Ŀ
~<fee	58 -12ǂ-10RŐ-9ǈ-8Vǩ-7Ņ7ņž8Ɗǟ9ǀ10MXĵ11ƺ12t13ŋǋ14Pǁ15ŀ16Ə17Ţ18Ž19Ŏ20ƞ21Ƹ23r27Ňŧ28Ɔ35Ũ37Ƭ43u
~<fel	75 -9ǐ-7vǩ7B8ķƫ10cgǃ12xńŜſ13Ņ15Ǒ16Ƙǣ17ņ21Ƶ
~<fen	72 7ķ8ƙ15ƍ28ż43Ƒ
~<few	71 -16š7Oǅ8y10Ɓ13H15Ɲ21ĵŊ22ţ
~<fi	43 -14Ļ-12nCŨƝ-11ŀ-10ŵƕǓǖ-9ŔŜŝŸſƵǨ-8TŹƑǑ-7clDLPRVWňŐťŪŶżƜƧƳƿǎǔǞ7ĸŧűžƞǁ8GŇŏƅƫǒ9tUŖǊǙ10Eœƀ11kńŌŕ12ǆǘ13xƖǢ14amo15Š16ǝ17ŃŬ18AĽ19ƘƤ20ĵļƊ22ŤǗ23fXĺƎǩ24ư25Ǡ26Ś27ũ28gƌ31Ř32Ɛ36Ƅ40ţ54ǜ59Ə
~<fia	88 -10Ľ10p12f15o21q
~<fie	86 -8n8Ľ13ĸƙ14Ś20ǈ
~<fif	85 8Ń9Ǥ11ŕ12Ĵ24ń
~<fig	68 -14Ǐ-10Ǔ7XŤƗǊ8łŘ9ĸ10Ņ11ư12ŖŧǠ14ƈ15Aůűǜ16r20Ƭ23Ƙ
~<fil	62 -9Ÿ-7Z7ǃ8J9ŌŮǜ11ĹļŘ14ś16Ťǒ17ĺ25ǆ28Ľ30a38Ǘ44ţ47Ƅ
~<fin	56 -9ƕ-8ǖ-7Ũ7GMķřźƷǟǡ8tĸŊŋŒƄǊ9UƯƼ10ƪ11kŁŖ12Bǁ13N14E15Šƞǩ16AƌǘǙ19Ś22f23mǠ24ļ25Ɗư29Ŭ
~<fir	52 -10Ļ-9ů-8ĸ-7Ǒ7ksw8U9YŤƨ10ŕƘ11Aőǩ12aĿŇŚŠǢ13xĺ14ŉƫ15oƅ16ŏ17ńœ18Ƥǝ20Ɩ23Ń24Ř32Ǝ41Ɛ50ǜ75Ə
~<fis	84 8Ɵ70g
~<fit	90 -8Ƭ-7ĸ10Ō12Ň16t55X
~<fix	72 -8C7ǀ8Ŏ11Hǌ12Ɓ13ǩ15ƤǏǢ16ţ25Şƀ32ƌ50ũ
~<fl	59 -13Ƣ-9Ņž-8ŏŦǍ-7Ő7yŨ8ƃƐƗǌ9ļ10Ƥ11Ʃǐǩ12ƁƆƚ15ƴ17ƛǈ19HƊƨ34Ɖ38ǀ45ƣ70ƙ
~<fla	75 -11Ņ-10Ŧ7Ɯ8Ř11Ɛ15Ʃ16Ɓƚ20ƴ25ƨǩ43Ɖ
~<fli	90 13yƗǌ15ſ
~<flo	63 -11Ƣ-9Ǎ-8žǩ-7ŏ7ƌ8xŨ10ƃ12Ƥ14Ɔ19ƛǈ21Ɗ22H49ƣ77ƙ
~<fly	81 -10Ÿ8f14ļ53ǀ
~<fo	33 -20ŷ-18Uǉǘ-17CƷ-16ƼǍ-15ŀŁœųƸ-14Ţ-12Ƣ-11Dŕť-10ǃǕ-9ĿůƂƑ-8uvPŇŸƁ-7oRōŪƊƛƞƮǋ7VŰƏƴǞǟ8rGƇǄǧǨ9yž10jpqŻƦƨ11wLŠƬƯǖǢ12KŝŤƥ13lŒơƻǅǌǦ14HXĽŔŦŽƺǑ15Ośţǥ16d17ƭǇǛ18gŖƀƔƝư19zŗǓ20QłƤǁ21Ķ22űǠ23c24b25Ļ27ǈ28Ɨǐ29ŌŨ30kľƄǂ32Ų33Ĺƶ37ƒƠ39Ɠ52ŭ57Ʊ
~<fol	63 -12ǩ-8Ƣ-7Ŧ7UWľ8aļƮǡ9gƜǈ13ŽǨ15žƧǗ16ŝǖ18ƽ19Ǉ20ǔ22Ʀ24ƥ27K28z29ň
~<foo	69 -8TŶǐ-7cŸ9Šǋ10ƙ12ĿŲ13ũƜ19Ż27Ɠ28Ɔ35Ǆ36ƺ47Ǜ
~<for	33 -21U-19ŷ-17ǉ-16CƷǘ-15ňƼǍ-14ĿŁœųƸ-13Ţ-12ŀƧ-10DŕŚ-9ƂƑƮƽǄǕ-8ťůƩ-7uƆƢǃ7ſƴǇ8GTVŏŞŠƏǧ9rƿǞǟ10jwyŰžǩ11pqŽ12lƨƬǢ13L14gŒŤơƯǌǦ15HXĽśţƻ16OŔǑ17ǥ18dŦƭ19ŖűƔ20ƀư21QĶłƝƤǁǓ22Ļǈ24ŗǠ25bk27cľ30Ɠ31ŌƄƗ32Ũǂǐ34Ĺƶ38ŲƠ39ƒ53ŭ58Ʊ
~<fou	74 -11Ň7xūƅ10ű11Ļř13ƙ18Ʃ20Ƈ23k25Ś48ǅ
~<fr	45 -17Ĺ-12hQTǐ-11ň-10nFų-9Œǀǘ-8KŖŪŭǧ-7fizUŌŐŕŝşŵƵǗ7kZŲſƽ8NļśůƄƈƔǝ9LŤƚƣ10rHIǍ11sŧŸǃ12ĸŚǊ13Wǈ14ķŎŠƧƻǜ15gŢũƏǋ16jAŅơǅ17ŏœŔźƩǔ19RĽ20Ńǒ21ŜǑ22ƙ23Ļ24Ɯ25B28l36ƇǕ37Ǜ
~<fra	76 -10Ǆ11Ǒ14Hǅ15P31ǩ36ŃƇ
~<fre	71 -8ƚ8ƍƧ9Ŭƛ10Ʒ11Ŀţ13ǁ14ō19sNZŏ20Ɣ24jL26g
~<fri	72 10ľŠ13Ƥ15Ƴ16a18Ɯ20ļ34A38B
~<fro	47 -17ǩ-16Ĺ-12Şǐ-11hQTų-9Ƴ-8ŭǘǧ-7nFKPňŌŒŖƤ7uĴŏƉƦƪǙ8ŀŠŲƽǅ9kśůſƅƈǝ10ŇƚƧ11rIŤƣǄ12ŧŸǍ13ĸǊ14WŚǃ15ǈǑ16ķŎƇƏƜƻǜ17ŅŢǋ18œũơ19ŔźƩǔ21Ľ22Rǒ24Ŝ25Ļ26ƙ31l39Ǖ
~<fry	88 -10ǀ70Ǜ
~<fu	54 -13Ū-12m-11ĹǢ-10u-9U-8ŀ-7oŏƌǋ7dtŹƼǄ8ƃƕƟǛ9ŒƤƥ10x11ĿƓƳ12GňƊ13Ŏƭ14ǩ16Ĵ19kƱ20ǣ21ŭƢǟ23Y24ƗǇ25ah28R36gŶ41ƀƋ43ư
~<ful	62 -12Ǣ-9Y-8ĸŪ-7o7ōŲƥ8ǟ9qtDƢƼ10ǄǛ11Źƃ12Ƥ14Ɵ15Ɠ16Œƭ17Ŏ20Ĵ29Ǉ30a33R48ƀ
~<fun	63 -14m-11Ĺ7Ǥ12xƕƢ14Ƴ17ǟ19Ʊ24kǣǩ26Yŭ41ư44Ŷ45g
~<fur	72 -18u-7ƌ9d11ĸ12Y15ƥ19GƢ20Ɗ27Ƌ34Ɨ35h
~<fus	86 13ư35Ƌ
~<g>	86 -31ŗ-13Ƃ10b12Ǧ16ź57ǡ
~<ga	57 -12ƽ-10Ǐ-9aD-8ƙƞ-7ť7WŅ8BŏŤƥǚ9ŧƉ11ŔŽƺǄ12ƍ13Ɔ14ŕŖ16Ƒ17ƎƜ18ļƋ22Ɲ24ƣ32g37ǩ39Ɛ45š46Ɓ70Ű
~<gad	88 19Ž28Ǝ
~<gal	88 12f20Ƌ24ǩ
~<gam	86 -18ļ27g44ǩ
~<gap	75 -8ť19ŕ62š64Ɓ
~<gar	67 -13ƽ-10D-9Ǐ9Ɛ11Ťƥ13Ɯ16ƣ17gƆ19Ƒ29Ɲ55Ű
~<gas	83 10Ƌ47Ɛ
~<gat	81 -10ƞ-9ƙ10Ɯǀ16ŏ17ƣ18Ǆ19ƍ38Ű
~<gav	76 -10a8ń9Ż11B12Wǚ13Ņ14ŧ16Ŕ21Ŗ42ļ
~<gc	86 -14ǩ-7ơ20ǧ45Ǔ
~<gc>	86 -14ǩ-7ơ20ǧ45Ǔ
~<ge	43 -19ǩ-17Ɨ-16qœŗ-14XŠ-13ŭžƷƺ-12Ķĺŏ-10ŇƔ-9ruķŞƆƬǈ-8cřŝƛƤǋǑ-7nłŜťŬƄƒƟǒǞ7biwxAŀźƠƢ8pJTůƓǓ9KRĴļŖųƙƦǤ10ĽńŎŐƁǝ11ĿŴƭǇ12vCGĻőŻ13ƿ14tIS15H16Ɩƨ17ƍƕƚơǡ19gksWŸƫǧ20ňŦŹǏǕǙ21Ŷƃ22j27ű30eś32Ōŵ33m
~<gea	90 -19Ɨ-10ǘ-9Ɯ14Ɲ47Ǐ
~<gei	88 13Ő26ń
~<gen	73 -15ŗž7ĵƽǖ10Ƹ14ǧ15ǅ17Ǔ33ǡ
~<geo	85 16Ÿ17y18C
~<get	44 -17ǩ-15qœ-14Š-13Xŭƺ-12ĶĺŏƷ-10Ɣ-9ryŇŞƆƬǈ-8luķřŝƛƤǋǑ-7cnłťƄƒƗƟǞ7wxūƢƯƲƵ8bipAJŀźƠ9mKTĴļůƙǤ10RĽŖųƓ11ĿƁǝ12ŴŸŻƭǇ13vGőǧ14tĻƿ15HS16IŎƨ17Ɩơ18ƍƕƚ20gksWňƫ21ŶŹǕǙ22Ŧƃ23j28ű31eś34Ōŵ
~<gi	53 -11p-10ǩ-9BG-8ŞƮ-7kƴǂǌ7AŅƝǇǐǧ8oŧŪŶǤ9ŒƗƧǕ10dŇǜ11Iơ12ŁƢ13ŌŝŮǁ14Ŧ15XƁ16DƆǠ17ev18tƷǚ20wx22Ŕ25u31W
~<gir	73 -8pƮ7ǖ12ǈǤ13l15v16ǜ19Ƣ20w29Ʒ39u
~<giv	55 -9Gǩ-8B-7kŞŲƴǂǌ7vŀńŐƝǎ8AŅǐǧ9oŪŶ10ŒŧƗƧǇǕ11IŇ12d13xŌơ14tŁŝŮǁ15Ŧ16X17eDƁƆǠ19ǚ23Ŕ33W
~<gl	68 -19Ƃ-9ōŏ-8ǚ-7bŗ7Ĺ8řŚ9ƦƬƼ10tŤ11ŐťƄǙ15ǥ18ǌ19żǦ23Ŷ25ƿ32Ɓ74ǡ
~<gl>	80 -22Ƃ-9ǚ-8ō20ǥ23Ǧ88ǡ
~<gla	73 -7b8Ĺ9ř10Ƽ11tŤ12ŐťǙ20żǌ25Ŷ27ƿ35Ɓ
~<glo	90 13Ś15ƄƬ16Ʀ
~<gm	86 34J
~<gma	86 34J
~<go	33 -20Ƭ-19l-18ŘǄ-14Ǟ-13ƌǠ-12FĽŽƨǑ-11tvGXĴŃƊǋǌǎ-10sSŀůƕư-9qTƓƚǈ-8MŷƏƹ-7ZĸŰƣƺƼǅǗǩ7ŕƅƾǙǤ8ƻǖǢǦ9dnHJńŐřŪƞ10mWĵź11IŗŻƠǀǘ12ƉƋǨ13ŒŠŧƸǂǥ14ajűžƮǜ15ŊŢţƷ16gŚ17yEŅŜ18ĻƙƤƭ19oUŖ20kŵ21şŹƩƵǔ22Ǐǟ23ĺŎųƎ24iRũ26ſ27AO29YĶœ30ļňƔ31N33łƒƟ34ŝ36ƫ37ō51ŏ55V
~<go>	47 -17ǩ-14q-12ŨŮƝ-11Ŧ-10lƯ-9vMűƚǝ-8GĶĹŇŒŰ-7LľŁŃņŐůŶƬƮ7sőƅƎǃǥ8rňŏŠťŧųŴ9ŜƋǨ10ķŊŖŞž11Nƾ12awš13E14ś15AŅ16łŔǀ17œţǦ18ƭǐ19oƠ20Ōŗũ22ƞ23Vƒ24m25Ɵ26Ƨ29Ŏ31Ɣ37ǜ38ƫ39ō40R45Ƥ
~<goa	86 -7i7Ɵ17Ť41Ļ
~<goe	68 -8Z-7w7dzDĻƔǩ8Jƕ10Ʒǉ11KŴƩƵ12Hł13Ł15Ķǝ18o22ǖ24ų30ƫ
~<goi	55 -18tš-11LŤƷ-7mĻŀŞ7ĺĿƯǟ8ŧǃ9ePňŉŢžƭƵ10ƒ11Ʈ12DQƝ14Ƹǩ15ǅ17rōŨ19ũŻ20Ĺ21U22Ź26H28ky30ł31i39V47ŏ
~<gol	84 -7ǅ12h31Ķ34g
~<gon	62 -11ƕ-8Ū7ƫǨ9bŨƒƓǣ10Ơ12ƶ13ƙ14Ʊ17ŒƎƩ19œ21Ŗ23ŵƯ37ƮƷ43Ɵ
~<goo	53 -15uť-11D-10Š-9Ŵ-8lrCĹǞ-7HŘƈƧǋ7ňƿǂǒǙ8MŋŢţż9Ɖƹ10œƔƵ11UYƩƭǩ12JǕ13p14Ő15ũǊ16Ļ18Wű19ź20ŇŌƸ21Ŏ22ĵŶ25L26IN27x30iņ32ǟ34ļ43ŝ
~<got	40 -23ǩ-20Ř-12ƟƬ-11xņƹǐǞ-10ĽƊǌǠ-9XŇũ-8irSƌƯǄ-7bGMRőŶƧƮưƷ7ašŧŮƃƇƦǃ8ŞŢǁǛ9qEIŦŹƋƗƘ10ťūŲƁƑƛƵǂǇǤ11ńƖƤ12řųƥ13űŵƎƴƻ14NŅǢ15Őŝƙ16guVļǥ17k18ňŒŚŪ19ŕŜŠ21jǘ22Ķ23nǏ24ŏ26Y29A32ş33ĺ36ſ40O
~<gp	88 43ź
~<gpa	88 43ź
~<gr	53 -13C-11ǩ-7HŒƊǐ7JƘƸ8ŸƇƓ9aƯ10qƌơƧƻ11QŧŲƭ12Ɓƣǉ13lm15TŚ16x17ŭ19n21Ş23y24ƶ25ƍ26W32Ǌ34v35Ǟ40ź
~<gra	61 -7Ɗ7wYƥǔ9ŸƳ10ƘƩ11x12Ư13yƻ14q15ŧƁƌ18m20Ś21v30ƶ44ź
~<gre	74 7aĻ9ņƜ10xĴƸ11Jǋ12Ƈ14Ō16ơ19T
~<gro	62 -10C-8H-7kŒƩƳǐ7Ƒƺ9Ɣ10Ɠ14Qƣƭ15yǉ19nv20ŭ21lƧ30ƍ33W39Ǌ44Ǟ
~<gu	54 -17Œ-14R-11Ŷǅ-10ǀ-8ţ-7Uķƿ7yžƅƌƟ8jCMŤŮƔƛ9ǎǚ10HŜƏǕ11Ǚ12gŅƗ13ơƹǟ14Ǉ15AŐƚ17ǣ18ǜ19kx20Bǉ21ł23ņſƜƲ24Ǒ25Ň26Ǆ39Ƙ
~<gua	82 13Ư40Ʋ
~<gue	74 -14ǅ7lũ8ǖ10ŖǊ12Őƅ14ŮƏ20Ɨ33ǩ39Ɯ
~<gui	84 17ǚ18A25g32Ƙ
~<gun	81 32Ƙ
~<gut	80 -9B12ǜ13ƌ26ł44Ň
~<guy	59 -20ǩ-16Œ-15R-11Ŷ-10ǀ-8ǖ7hōǐǨ8yĸŐőžǤ9Ɵ10CMŤƔǎ11Ǖ12HŜǜ14jŅǙ16ơǇ19ǟ20ǣ22ǉ23x26ņ27ſ28Ǒ29B30Ǆ
~<gy	72 -16V-7Ǚ10gƧ16Q21P22ŗ27ĺ
~<gym	72 -16V-7Ǚ10gƧ16Q21P22ŗ27ĺ
~<h>	83 -12t9Ǡ11W15o20ř23b
~<ha	27 -22n-20Ǆ-18Ǌ-17ƭ-16gŇ-13ƕǑ-12Pƅơ-11MQTǎ-10ůǌ-9xAŦƞƩǧ-8LVŀś-7bwyCHKXĴŠƤ7űƆƮǡǢ8JĵĺľŲƂƜƬƴǞǠ9ũƀƁƍǀǐǤ10oŋōŐŵżƙưǃ11NSZĶőŗŧŶžƗƾ12IƷǂǅǋ13ŖŘŸ14aUƃƘƢƪƯǚ15Yņ16hmuĻŃŤ17fŁŹ18ŜşƱƽǥ19tǩ20šƼǖǣ21ŏƎƦ22ŻƋ23ńƌƚƵǈǓǙǨ24iǇǝ25ǔ26ĸťǒ27Oſ28Ƴ29ŝ30Ś32Ƒ35ţ36ƛ40ǜ47ƨ52ǘ
~<ha>	86 8g11ř12ű14c15Ż18Ő
~<hac	80 -8ŎŽ16ǩ51ǘ
~<had	51 -11nǩ-10d-9GS-7ƃ7xPűŸ8vŤǟ9Ŋŝƿ10Ƥ11ľƈǙ12tǕ13ǜ14ĵƼǝ15š16ż17Żǂǅǣ18Š19ĺ21ĸ22ƾ27ƛ29ņ33ƽ36ţ37ő
~<hah	76 -8Ƌ-7Ķ8hiŋ10Hǘ11pļńƲƸ12jtŒŞƾ13Ŝ20ű
~<hai	67 7ŔƉ10Pť11N13U15ƈ17ǈ18ǖ24Ɲ27Ř31ƀ58ƚ
~<hal	66 -15Ƹ-12w-11Ư-9bǊ-7yŎ7ƑƝǝ8uĶƄ9OŗŚƧ10pǩ11Ɗ13Ơ14ƨ15ǂ16Ů17t18q23rƢǨ25ǔ34Ƭ42o
~<han	55 -14ş-12ǌ-11Ķ-10ƭ-9ŏƈ-8ǩ-7ŕƮ7MVŖƲ8Ńǒ9Ɩǣ10PSZŁǙǞ11Ǉ12Ǡ14ƠǓǚ17ƵƷǈ19ĸŜ20ŀ22t23iǘ24Ƒ27Ļ29ŧ37Ś39ǜ40ǖ
~<hap	51 -12r-11Ň-10ŜŞ-9őŢ-8Ł-7Vƽ7ǚǤ8ĸ9iţƞ10HĹ11ņōǝ12Y13Uŗſƨ14ƫ15ǣǩ16Ʈǘ17Ŀǔ20šƳ21Ƨ23ũ25ĺĻŶƛƷ26Ǩ29Ťť30ŝ
~<har	64 -11Ť-8Ŋ-7ǆ8kķƎ9s10dƊǟ11ƌƹ12Ǟ13ŽƳ14ǃ18ǣ19Ũ23Ǔ25U27Ǚǩ30ǜ
~<has	50 -10nŦ-9rƾ-8iGƽ-7dő7ũŷƨ8qűŴƓƺƻ9QƉƙ10Błƕƴ11ƑƘ12œǜ13ŔŹƪǌǛ14ŐǦ15ŃŞšŮǚ17jŒƛ18vŖşƋ20ǂ21ţ22ſ23ŁǗ25h
~<hat	79 8Ʒ10KŝŽ12L13a16Ť19Ŀ22Ǚ
~<hau	81 -13Ū-8ǖ12Ŵ13ů21ŭ23ƥ25ǐ42Ų
~<hav	31 -17ƕƧ-16P-15Ǆ-14gHǌ-13MƞǊ-12QŀŠů-10Uƭ-9L-8nqļĿŭŷƅƤǎǧ-7xKŘƈơǑǛ7hFťƂƜƢƴƾǞǠǤǨ8kGľŁņŉŕšƆƮƶǡ9ŻƀǏǘ10ōŖǃ11rňŋŜŰ12ŝƘƚƛǅǔ13lJSƋƍǆǈǢ14iķŃŪ15INZŹżƁ16ƪư17žƑƗǋǓǝ18mŗŵ19Ţ20ſƃ21ŎşŸǥ22ĶţƵ23aǜ24fYƎƯ25őƱǇ26ƌ27uŚƼǒ28O34ńŏƦ43ƨ
~<he	39 -42d-25T-21Ǆ-19ƅ-17ƻ-15ŭƫ-14ş-13PŞǟ-12ŗƦƧƶ-11ŖŸƒƛǋ-10QSĶĺŁűŵƜƞ-9ĸŃœūǐ-8bmMOĴŚŰŲƝǆǕ-7CGHRXńŉţťŬŻŽƄƌƬƭƵǛ7yNĹŊ8lņŇƢƲǃǈ9ľĿů10W11ų13Uļ14fkwĻŀ15uŮ16v17AǏ18Ņ19Ʈ21ƃǜ22xƳ23z24ƺ25Ư26Ŝ27Ƽ31Ɛ35Ź39Ŵƽ40j43Ƌ44Ƹ45Ʒ48h49tBǇ54q57ź59o60r61ǂ66s70ƨ74p
~<he>	53 -27T-18Ǆ-16Ÿƅ-15ŗ-14ş-13QŪ-12ŵƻ-11jHǟ-10PƸƺ-9mŎƹǩ-8dizŀ-7ĶŒŝƛƦ7ǣ8Ư10Ǚǜ11Aǒ17Ŝ18ƽ19wxů21vŅ23Ŵ30Ź33oƳ40B42Ʒ43h45ƨ50t51ź53ǂ60s72p81r88q
~<hea	47 -12p-10Ƴ-9z-8oŴƨǋ-7wňœūźƧ7NŮŵƴǗ8gŔƂ9y11kŨǃ12uŎǏ13ņ14ļ15s17xƺ21WŇŜ22Ŀ23hU25j31ƃ38Ƽ39Ɛ40Ǉ46ƽ52ǂ56ƋƸ
~<hei	79 40ƺ
~<hel	65 -8iŁ-7Ũ8v9Ő10ŒŢǑ11ŝ12sŧƲǈ18ĵ21ň22A24ǩ31Ǉ33Ĺ34z
~<her	54 -46d-31Ƹ-13ƫǩ-12ŵ-11qŭƶ-8Ũƅǝ-7XŞƂƻ7xFō8lŅŹƩƾǁǈ9awŮ10ŶƢǜ11uŝ12c13sų14ľ17t18rŪ19Ư20Ŋ22z25Ƴ27Ʈǂ29Ļ31B35ź39j42pŴƷ56ƨ57o
~<hes	85 42ŀ
~<hey	82 -8t7k19N35i
~<hi	48 -24d-16Ÿ-14ǅ-13ųơƮ-12ƦƱ-11ŏŝšŵƸǩ-10aHƃǃ-8FUōŠ-7ułŐŖŦŧ7gŤŬůƁƙƳ8ilņ10m11yƠ12Ǔ14t15Şƚ16ƽ17ŅƼǒ19qǑ20Ƣǔ21cpź22Y23ŗǜ25fœƣƷ26ĸǦ27ǂ29s30Ź33Ư36oS39Ŵ40żƨ41Ǟ56ſ
~<hid	90 8ĵ16Ş23i
~<hig	62 -9Ʊ-8Ɗ-7F7Ƅ8ų9yŔƏƘ10œ12ŬƁ14lůžǓ15ƙ16Ơ23Ř24mǦ28Ƽ36ŗƣ
~<hik	85 8Ŕ11g15ĺ19Ş31œ
~<him	69 -21Ƹ-15Ƽ-13Ʀ-8ơ8gzAņƳ9rƢ11ź12ŜƯ15ǌ18Ʒ19t21o34ƨǂ52s
~<hip	90 16Ɖ21Ɯ
~<hir	72 -10H8ǥ12Ǆ25Ư26Ǒ36ǔ42ǜ54Ǟ60S
~<his	61 -29d-22ų-18Ÿ-15a-11Ɖǃ-9mrƮ-7ơ7TYƳ8ņǨ9Űǣ10yǞ11Ƽ14ţ20Ƣ21Ņ22źƯ23Ʒƽ25ǒ28oq30ƨ31p46Ź56Ŵ
~<hit	63 -15Ř-14ǅ-10ŏš-8ţ-7ŝŠƉ7œŤǤ9Ɗǘ10Ǧ11žƀǡ12ş18Ũ20ƚ24Y32c33f42ĸ56ż74ſ
~<ho	26 -30Ő-25Wǈ-20Ǆ-19ŏ-17NŌ-16Œǥ-15A-14ťơǞ-13Ƶƾ-12dōƫ-11owŬŴƯ-10ńƁƩ-9ĵřŝ-8PQŉŚūƀƥƲƴǢ-7eľŜţǚǨ7qzœƉƊ8ŇŗŪŹƪǀ9SŃŦŭŻƌƍǝ10uĹŕƏƿǗ11Ɩƚ12pķǙǜ13ŨƤƺǁǔǘǧ14bYűźƕ15GĴƇǖ16kļƃƑƗƣǅ17ZŅƋƬ18vŠƒ19hHRƜǑ20lUłŮƙ21ĸŧǇǎ22gTƛǩ23ĻŤŷ24O25c27Ʈǟ28jƅƭ29Ƹ31Ɲ32tKƷ33ŶƳ34x35F38şƆƟ39Ɠ44Ɣ45n47ů49ƞ51i
~<hob	82 13ǀ50g
~<hol	63 -16N-13Ɣ-11ǖ-9ŧƈ-8ŊŌ-7ƾ7iU8ŚƕǇ10ŁƸ11tZƉ12Ŕ13m18Ŭű20kǓ21K22Ş26Ũ27Ǘ28ŀ34ǩ42ǧ
~<hom	48 -16Ő-12Ǐ-10ŏŬ-9ŖŴƤǝ-8NŗƯǈǥ-7acMPVűųǊ7hŋƌ8yķĽ9ǩ10wŷŹƙƜ12ĹůƎǁ13Ƈƛ14źƮ17Ű18I19ƆƷ20qu21T22ƕƞ24H25C26ƒ30s31Ɵ34Ɣ35nR36Ɠ37ƅ40F41lş61Ɲ
~<hon	74 -8Ŧǩ7Ŀ10ňŬǘ11f12Ţ13Ŷ14c16I18Ň20Ŗ23Ū25ź
~<hoo	86 21ǟ22ļ32Ǜ
~<hop	77 -13Ţ-7ǩ10H11Ŷ12s17ů18XǙ71Ļ
~<hor	90 12h17Ǟ23Ƹ
~<hos	71 -10C-9ǩ-8ţ-7ŗ8ů9ĸ10qV11ž12S13P14ƃ16Ƽ17ǂ19Ǩ20Ʀ21ǔ23Q24Ƹ32ƛ
~<hot	72 -19D-10Ǌ-9ŵ12ĵ13ǔ15ƒ16Ƌ25J32ƍ37Ƥ52j
~<hou	44 -20ų-19Ŭ-18ŗ-14SŒ-13Ŷ-12ǇǏ-11ű-10ǄǘǦ-9sPłƦǐǞ-8NńšŦŴƠǈǊǓǖǨ-7prŐŭǋǩ7yǕ8hŹƉ9Ɗ11Łƚ12O13ƋƑƙǁ14ůƂ16Lƌƕ17Ųƛ18Zƣ19ƗƮ22Ƈ25DŷƖ26GMƷ28H29Ɠ30şƝ31ķ32ƆƜ33T36nF37ǎ38ƒ39ƞ40ƅ41Ɵ42R43Ɣ
~<how	29 -21W-18Ő-17ǈ-16wŁ-15H-14Ƃ-13sQ-12ŏŬƕơ-11FLRťƵǄ-10dŌƾǞǥ-9oyAMŔƫƯ-8ĽŒřŚƛƝ-7JōŰƩ7gTŇőŽƠƶƽ8hSĺƅ9ĶŸƙǊǋǐ10ŖƚƟǍ11fųǆǙ12GœšƑƣƪǩ13kzŊƤǏ14ƏƔƸƿǦ15pŃŦ16jŕŭŵŻƓ17Uƺ18ĸǜ19ŗǘǝ20bO21ļǑ22YŅƃǅ23vŨ24Šƞ25ƋǇ26ĴƬ27ŤŮ28c29ŧůűǖ30ǟ31łƭ32K33Ʈ36Ɔ39ŶƳ40t42x58i
~<hr	90 -26ǈ8W30Ƨ56ǜ
~<hr>	90 -26ǈ8W30Ƨ56ǜ
~<hu	50 -16Ƹƾ-14d-12vP-10Q-9ŵƤƹƺ-8Uŭǩ-7TſǇ7j8gľ10nųƳ11OŁŶƜƫ12ǅ13ƍ14aŨ15Ŝżƞǚ16fH17ţ18ŤƷ19X20ŲŴǙ22Ń25ptƚ26sƨ28ĸƃǂ29qž35or36ǣ
~<hug	90 10Ɩ15ƒ25ĸ
~<huh	75 7ƥ10ŜŠƏ11ĺǟ12Ņ13r14j17ƞ21Ŷ26Ũ
~<hun	82 9ƞ10g22ǅ31H
~<hur	60 -8Ƥ-7ŵ8ƙ13ľ14O15Ɯ17ƍ19ĸǚ21ţ24Ť25XǙ29Ń31ƚ36žƃ45ǣ
~<hus	57 -17Ƹ-15dƾ-14ǟ-9vƹƺ-8Q-7ŭ9Ư10Ʈ13ų14Łƫ16nƳ22ż23f24ŲŴ26Ʒ30p31st32rƨ33ǂ35q41o
~<hy	73 11ǈ22PŪ47Ə
~<hyd	75 48Ə
~<hyg	90 13ǈ27P
~<i>	35 -21ĸƭƲ-20Ɨ-19ĺ-18Ŗ-17Ƴ-16ŗŪƶ-15ƠƤƨƱ-14ǈ-13ƙǓǔǨ-12űŴƮ-11śşŵŹŽſƝǘ-10RļŧũǕǗǡ-9ĶľŦƛƯưǛǞǦ-8sVYŜŞƀƷƼǇ-7WŁłƊƔƦǏǑǙǝ7ŻƂƖǃ8ĴŐŤ9ņŶƞ10XńŘūƈƘƺ11Gƾ12Uŏőƕǆ13ŕŷ14ĵŇŸ15ƍ17w18ĻƅƸ19p21iĹŌ22hĽ23O24uƃǄǠ26flq27C28ŋōŢ29dJ30v32D34eE36K39M40ŉ42L51bc52N53o57Ŏ68I71ň72ǩ83a103Ŋ
~<ic	88 8Ɯ15ƚ21ǎ
~<ice	88 8Ɯ15ƚ21ǎ
~<id	69 -10Ŷ-9Ū-8a-7ŬǠ7sB8T9Ž11V12ŊƵ14d16ū18Ǜ22Ň49ř54Ƅ
~<id>	77 -9aŪ56ř61Ƅ
~<ide	76 -10Ŷ7ĵ8B9sT10dŽ12V13Ƶ14Ŋ19ū25Ň
~<if	39 -18Xĺ-15ƕ-14ŉ-13ŀǈ-12Ťǩ-11ŌŗřŨ-10ALŕ-9dgōŒŪƶǗ-8myQŇŐƳƹǞ-7TUłǋ7Nƒǔǣ8ƛǢ9bGŋźƁ11cHƵǄ12ĻƊ13Fű14Ƃ15WňŢƎ16ŏŝǕ17ƪ19rǘǚ20Yķ21ĴŘƮ22ŊƯ23ĸƜ24ǡ25Iƀ27žƦƫƱ28Ƥ37ƃ38Ŏŵ39ǝ40ſ54Ƨ71Ǩ
~<if>	39 -18Xĺ-15ƕ-14ŉ-13ŀǈ-12Ťǩ-11ŌŗřŨ-10ALŕ-9dgōŒŪƶǗ-8myQŇŐƳƹǞ-7TUłǋ7Nƒǔǣ8ƛǢ9bGŋźƁ11cHƵǄ12ĻƊ13Fű14Ƃ15WňŢƎ16ŏŝǕ17ƪ19rǘǚ20Yķ21ĴŘƮ22ŊƯ23ĸƜ24ǡ25Iƀ27žƦƫƱ28Ƥ37ƃ38Ŏŵ39ǝ40ſ54Ƨ71Ǩ
~<il	90 17ƽ18Cǂ
~<ill	90 17ƽ18Cǂ
~<im	73 -11ǩ-7y8ǕǢ11ƶ12ō16Ň17ƌƱ21Ũ24Ş26ľ
~<imp	74 -8ǩ-7y9ǕǢ11ƶ12ō17ŇƌƱ25Ş26ľ
~<in	28 -26Z-22ǟ-19wƒ-18Ŷ-17a-15pŝƭǇ-13Dź-12oŨƖ-11ōśŞŢ-10ƜǄǦ-9ĸũƋƘƠƧư-8tĺőǃ-7bPłŉŒŗŬƟǔǜ7yMƏƳǤǥ8jAKĻŌŎųǒǕǝ9dXƱǈ10izGŇŐƄƬƶǢ11WƉƊƯƻƼǡ12qEƓơƩǞ13mĵƚƞƤǍ14NľņşŧŽǋ15sŠ16ƍƲǐ17ŅűŻƌƎƾ18ŁŖƣƵƸ19ƽ20nŃšǑǣ21ķƛƦǧ22vRŤ23Ɛ24SĹŚǓ25l27ǌǏ28TY30ǅ31ƃƝƥ32CĶů33ţǉ34ż36Ǌ40ƪ41ŏ51Ɨ53Ǘ
~<in>	32 -29ƭ-23ŗ-22Ŕǟ-20aZŒ-19wĺ-18Ƙ-17ŞƮǥ-16őŝ-14žƁǃǄǘ-13pŶźƔƕ-12DśŢƓƨ-11œƠǇǩ-10oōŐƒƖƧ-9xŊǆ-8ŨƆƇơƺǔ-7ĸłƋƜưƴǦ7Ļŷſƻƿ8djzGŜ9ŁƉ10XńŇŎƌƶƹǐ11yAMƛǂǞ12KŌƵ13iŻƱ14ĹųƊƤǓ15EQǧ16ƚƦƷƼǈǋǡ17ĵľŅŧƞ18ms19qŖŽƣ20ķ21TŤƍƐƲ22Sƾ23š24űƎǌǑ25Rţƽ27Ǎ28vŃƪ29Ś31nǏ32lĶ33ůƥ35ż37Ƹǉ38Y40ǅ41C45Ǌ46Ɨ48ƝǗ
~<inc	60 -9Ǉ7ŖƀƁƭǔ8W9jsƆǣ10uǃ12ǉ13ǆ14Ơ18ƺ21Ŕ23ƮƯ24ŏ25œ28ǝ37T
~<ind	85 12z13Ɛ14Ʀǋ16Ǒ
~<inf	73 10ļǕ12Ľ15Ŋ17ń19ĻŻ23Ŕ25x36Ǘ
~<inj	72 -10Ų7ŗ34ǣ41ƃ52ž
~<ins	43 -21Ƹ-17Ǎ-13ƒ-12ŭƝ-10Ǐ-9Ŷ-8QZ-7inR7Ŗƥ8ƙ9rĺŞŴƪƻ10őŲƁƦǐ11Ƶ12ŦƀƘƬƭǩ13ŘƳ14ĹŁŪǧ15ľƩǄǨ16šƄƕǌ17ƃ18Ű19W20ŗţƴ21ņǓ22Œơ24ǒ27ƨ34Ǣ38Ɠǥ39ş40Ő44ŏ
~<int	64 -13ǩ-12ǅ-9Ʒ-8JZ-7ťǢ7dHĹ8iŎƙ9Gł10Ŋ11B12ŇƔơ13RĶŅŤůǝ15żſ16gǣ17Ǟ21ƪ24ƛ25Nƌ31Š35S
~<inv	69 7ż8Ł12fǢǩ17ķƗ18Ǖǘ20Ǐ22Ɲ
~<ir	86 8Ƣ56Ķ
~<ira	88 57Ķ
~<is	23 -27Ũ-21Š-17ņ-16Ʒ-15SŤŦƸ-14ĺţƽ-13ǘ-11ňƜ-10š-9OĻŧǚ-8cdBƝƮ-7œťƭ7łřŵ8zŸƎƗƦ9EŽƀƕǉǖǙǝ10FXķşŭƔƞǔǜ11ŗųƍƪƯ12ruĶŅƻ13flnĿŉŖūǁǥ14KľŕŞſƧƾǣ15JQƑƙơƼ16AŝžƘƠǞ17Iĵ18hōƢƥƱǅ19aŷƉƫ20ŐǇ21NTƟ22YŁűƁ23svů24pqyRƓ25PŃŶƅƩ26Ƈǈ27źƆǆǗ28jDŒŬǋ30Ʋ31ĹŪƊǂǃ32Ŵƨ33Ǜǟ36ƶǩ37x42U43ŀǍ44o45i49t
~<is>	23 -27Ũ-21Š-18Ƹ-17ņ-16Ʒ-15SŤŦ-14ĺţƽ-13ǘ-11ňƜ-9OĻšŧǚ-8cdƝƮ-7Bœťƭ7łřŵ8zƎƗƦ9EŽƀƕǉǖǙǝ10FXķşŭƔƞǔǜ11ųƍƪƯ12ruŅŗƻ13flnĶĿŖūǁǥ14KľŉŕŞſƧƾǣ15JQƑƙơƼ16AŝžƘƠǞ17Iĵ18hōƢƥƱǅ19aŷƉƫ20Ő21NTƟǇ22YŁűƁ23vů24pqsyRƓ25PŃƅƩ26ŶƇǈ27źƆǆǗ28jDŬǂǋ29Œ30Ʋ31ĹŪƊǃ32Ŵƨ33Ǜǟ36ƶǩ37x42U43ŀǍ44o45i49t
~<iss	82 9Ƶ10Ƹ12ǂ33Ÿ
~<it	28 -30Ĺ-24Ʒ-20ŅŹǢ-19qZǄ-18Ǒ-17ǐ-16lǔ-15cvyLMĸŞŷƨǈ-14gptGƃƣƦǖ-13HXŝş-12ǌ-11xǠ-10COŻƾǂ-9zYƤǙǝǩ-8ĻƛƝƸ-7hůƺǓǕǜǡ7sĿſƕƠǥ8TŏŜƄǏ9ŋŵ10ŐǇǧ11ĵƁƌƯ12Fū13šƈƐ14iŦ15ŴƖƘ16ŎƂƽǞ17Ƣ18Łťǘ19AƊǟ20ŮŲƟƼ21ŠǆǍ22ĺƀƙ23nP24řŚƭ25ŊŸ26ŇŒ27łǅ28b29ŃǗ30BĴ31śƇ32ŔŕŬƉƩ33Ť34Ũ35Ō36ŧƞ37Ɠ38Ƨ39UŰƒ40ǃ41ŗųƫ42ƅ43jŭ44ŀ45Ɔ46rƵ48Ŗ50œ52ũ53ƪ58Ŷ72ű
~<it>	28 -30Ĺ-24Ʒ-20ŅŹ-19qZǄǢ-18Ǒ-17Cǐ-16ǔ-15clyLMĸŷƨǈ-14gptvGŞƃƣƦǖ-13HXŝş-12ǌ-11xǠ-10Żƾǂ-9zOYžƤǙǝǩ-8ĻƛƝƸ-7hůƘƺǓǕǜǡ7sſƕƠ8TĿŏŜƄǏǥ9ŋ10ŐŵǇǧ11ĵƁƌƯ12Fū13šƈƐ14iŦ15ŴƖ16ŎƂƽǞ17Ƣ18Łťǘ19AƊǟ20ŮƟƼ21ŠŲǆǍ22ĺƙ23nPƀ24řƭ25ŊŚŸ26Œ27łŇǅ28b29Ń30BĴƓǗ31śƇ32ŔŕŬƉƩ33Ť34Ũ35Ō36ŧ37ƞ39UŰƒƧ40ǃ41ųƫ42ŀƅ43jŭ45Ɔ46rŗƵ49Ŗ50œ52ũ53ƪ58Ŷ72ű
~<its	83 -10ŗ-8Ǎ11ƑƘ12Ǣ16Ĵ21CƓ
~<ja	86 8w10ƍ13ū15a22Y
~<je	70 7l9Ŧ11Ū12ų14ƞ15Ŭ20Ŷ34Ƙ
~<jee	86 -7ŷ11Ŧ15Ū16ų18Ŭ
~<jew	73 35Ƙ
~<jo	54 -15G-13ƻ-9ŐŖǏǥ-8rŌŗǨ-7ƂƮ7tǀǡ8ňƨ9ţƝǦ11sĶǍ12őƦ13uŭƬǔǩ14RǄ16Ǒ17ǧ18Ǔ19ůǣ32ǈ33q35ǐ37Ƨ46S48V49W52U54P
~<job	55 -15G-13ƻ-9ŐǏǥǩ-8Ŗŗ-7rƂƮǨ7tƷǀǡ8ň9ţƨ10ƝǦ11Ķ12Ʀ13ǔ14uRƬ15Ǆ17Ǒǧ18Ǔ20ůǣ33ǈ35qǐ38Ƨ48S49V51W54U56P
~<joi	83 10fŎ19Ǎ22s25ő
~<ju	47 -20ǐ-19ŗ-13ǡ-11ł-10ō-9ĺŚ-8lűƏƧǏ-7DFHŝŦƄƞƥƳƽ7cdmwŶƝǚ8svŏƴ9SUƗǙ10eǧ11uŌ12ơƦ13CŇŊ14hƢǈ15a16K17ŖŭƍƻǑ18Ū21n25Š26ǋ27Ĺœ28ķŢ29Ļŷ31Ǉ32ƀǀ37Ŕ
~<jud	85 14c16š21ķ
~<jum	76 -12Ŧ-7l13ƍ27Ŕ39œ40ǀ47Ţ
~<jun	85 9G19w21a
~<jus	48 -20ǐ-18ŗ-13ǡ-11ł-10ō-9Ś-8ƏƧǏ-7Dűƞƥƽ7dŋǚ8rķŏŶǀ9svUƍƝƴǙ10eƗǧ11SŇ12Ō13uCơƦ14ŊƢǈ15h17K18ŭƻǑ19ŖŪ22nŔ26Š27ǋ29Ĺŷ30Ļ32Ǉ33ƀ
~<ka	88 16b24ƥ
~<ke	51 -12DNƹ-10esĶ-9Ř-8ǧ-7MĴňŭ7cQű8W9PUƀƝƮ10Ž11ŉşũſǙ12txŀ13Ɗǝ14o15Śǒ16Ŀǟ17Ţ19ō20ųǏ21Y24Ɩ27Ƨ29Ʒ31ŝ36Ƶ39ƥ41Ű42Ǘ63Ǩ
~<kee	54 -13N-12ƹ-11e-10s-9ĶŘ-8ǧ-7Ĵňŭƃ7qǞ8cǠ9Wŋǩ10PUƀƝ11ĿŽǙ12ŉũ13txƮ14ŀşƊ15oƥǝ16Yſ17ǟ18Śǒ19ŝŢǨ22ŰǏ23ō26Ƨ27Ǘ31Ʒ39Ƶ
~<kep	74 -15D10YŶ11ƃ19ŝ24Ǘ31Ű36ƥ
~<key	71 7v8Ŀ10Ń30ų37Ɩ63Ǩ
~<ki	47 -15O-14z-13Ǜ-12mƻ-11cĹ-10kpFƪ-9rBƅǃ-8oķŇƷ-7jCZťŷƈƿǉ7ŨƘǝ8LŊŶƚư9Rű10i11Řǆ12M13hŧŪ14ŏŤƇƉƫ15Ǝƣ16ĺƜƭƹǔ17ƶ18lq20źƱ21v23w25Ƌƌ26ƍ27n28Ư29y32Ʋ34Ʃ37Ǆ44x46u50Ź
~<kic	81 8i10ŕ11Ōƹ14ĺ16Ļ27Ř
~<kid	56 -18Oų-14mz-10c-9pr-8ķƷ-7ŷŸ8ŭ10ľƘ12Ũ15ź18Ʀ21ƭ22ƜƫƲ23ƶ26lƱ29v30w32ƍ34n36Ư37x38y58u62Ź
~<kin	55 -30Ǜ-12ƻ-11Ʀ-10ƪ-9F-8ĹŇ-7ŭƅƈ7bŖƸǥ8ưǟ9źǩ11XĺŊƚ12iR13Ǝƹ14űǆ16qxƲ17ƇƉ18hŤŧ19ƣ20Ū21ŏ22ǔ32ƋǄ44Ʃ
~<kit	71 9Ǝ11Lƞǈ14ǝ17Ǆ22Ǜ25M41ƌ
~<kn	51 -12ƶ-11ĹŎǔ-10dŌœŤ-9nƮ-7ľǅ7OņřƐ8ĵĽŋŘƀ9Ļňƛ10cŔƈƓƷ12hƎ13wŒŜţ14ŲƧ15rōźƌƩ16Ƌ17Ű18Ņǃ20t22fƳ27A30Ƹǩ43ŉŖ
~<kne	88 15Ƹ43t
~<kno	51 -12ƶ-11ĹŎǔ-10dŌœŤ-9nƮ-7ľǅ7OņŗřƐ8ĵĽŋŘƀ9Ļ10ňŔƈƓƛƷ11c12h13wŒŜţƎ14ŲƧ15rōźƌƩ16Ƌ17Ű18Ņǃ22ƳƸ23f27A32ǩ43ŉŖ
~<l>	84 -30ŗ-13Ƃ10Ǧ13Ū14ǃ20ǡ71b
~<la	41 -23Ť-14Œŗ-13Ƅ-12ũǢ-11SŨƔǝ-10sŕžƳ-9dpvŀŢƒƴǅǇ-8rCľŷ-7uGPRĺĻŐŝŞ7iBſƤ8ƋƐƠǂ9űƂƙ10cŔƆƺ11ktIƭ12E13ǎ14FłƝǄ15bDƹǉǦ16ŻżƈƚƲǛ17oŇơƧǨ18aǏ20Ǟ21Ŗŵ22ţ23ư26ņǊ27ǩ28ĵƸǜ29œŜǌ32Ǚ36ǣ37ķ38š51ƾ
~<lab	83 7ƹǎ11h14ǜ17ť18ƾ19ƻ
~<lad	76 9ŧŵǙ10ǁ16tŜǄ17ǈ23ǣ25Ɯ27o
~<lai	82 14ƃ15ŵ16B20ƧǨ25Ň
~<lak	80 -8Ų-7Ǉ8Ɯ9Ŝ11ķ24kƟ26ƙ27g
~<lan	63 -16Ƅ-10Ɣ-9C-8ŗ-7Ľž8ĸ11ŦƤ12J14Šǩ15Ň17I20ƠǄ25ķ29F32ơ36D48ǌ
~<lap	76 -9Ǐ11Ǘ12Ś23Ɲ49š
~<lar	85 10Ł17ǔ33Ɔ
~<las	46 -13Ť-12ŒŦ-11ũ-10G-9BĺŕƴǗ-8dĿƒǅ-7pvDSňŠŧŨƜƳǄǝǢ7jWƶǒ8ƼǦ9Ŭ10ŻƩƫǘ11iĹłƋƑ12Ľŵżſ13űƲǨ14ƹƺ15cEŔ17šư19ţǉ20ƚƸ21bŜǛǣ22ƈ24Ǐ25ĵǙ26a27Ǟ29Ŗ31Ǌ33ņ35œ41ƾ
~<lat	70 -12Ƽ-11Ť7L9Ɛ10ǂ11ĺǙ12ĵƭ13Żżǣ14ţŲƾǕ16ǟ17ǜ19NƸǎ
~<law	68 7ŋ8z9Ƃ11Qǡ12Ǧǩ13łŅ15B17n20A22Ʋ28ǜ34ķ
~<lay	81 7Ś9Ƥ11Ƃ12VƧ14ƉǦ17Ŀ19ư
~<le	43 -18nś-15ƮǍ-12Ŗ-11ňŏ-10TŐŜűŵǩ-9ƈƨ-8wCœŭƗƯǈǝǡ-7ovBXļłŒţŲſƓƷǉǘǦǧǨ7AVŮ8ŰŻƝƥ9xŔŞŤ10Kŋǆ11ŹžƔǃ12mĽōŪ13ƀǏ14zŉƆ15Ž16řƪ17ũ18ŊƳ19hų20Ǝ21Ļ22FƄ24bƉƕ25ǋ26Ƨ27Ƣ28ǜ29Ƥ32ơ35ƛ44Ţ52ǌ60ƶ67Ŭ
~<lea	50 -14śƈ-13ŐǍ-12ŕ-10ŝ-9nŔ-8STƋƨƮ-7ŖǓ7ǅ8uĹ9ĺŇũƠǜ10Ŋƫ11VŰŹŻ12ĿƥƬ13AĻ14Ǝ15z16ŉ17ŤǏ20ŗ21Ƴ24Ƨ28F31Ɖ33ǋ35Ƣ39Ƥƶ41ƛơ43Ţ49Ŭ56ǌ
~<lef	69 -9Ʈ-7Ƭ7f8Ƌ9ķĸ10lŖ12Ķ15Ƨ16ŕŢ18Zō21ŝ25ƶ26Ɣ30Ŭ
~<leg	73 -12n-8ŗ7fƃ8ŷ9ƀ12ŋ13ž20Ʋ25ǃǆ27ƶ49h
~<len	69 -8Ŗ8Sƙ15ƭ22Ŭ23Ƅ27ų53ƕ
~<les	77 -12ő-9ǉ-7ŗ8G11Ǉ12Ʀ15SƒƝ20ŅŮƪ23ľ33ũ
~<let	58 -9h-8Ŗǩ-7ƣ7iŘūƵ8OŁžƐ9ĵšų10Ń11ŪƄ12NƜƾ13ƪ14Ǝ15ŊŚ16Ļ18xKŎ19a20Ľ21Ş24Ŕř26Ž33ǜ38b
~<lev	72 8ūƩǌ11ƣ16Ɗ18m29Ɔ
~<li	34 -18J-17ŎųǠ-16Ǉ-15ǋ-14ŒŴǔ-13ĸĹŢ-12Ťǂ-11ŏśŰǅ-10pōŐŚŪǃ-9ňƱǆǑ-8ŞƖƙǒǙǝǟ-7MźǕǜǞǣǨ7htCHĶŊŮŹǥ8IƢƫƬǛ9diSŉƀƆƟƠƯ10rņǊ11aDĻŲżƪƵǀǢ12lşƜƶǩ13ƂƐ14Ũ15KŇƅƺǓǗ16vYłŝūžƮ17Ǝ18uƘƨ19ŶƑǡ20Ŀŋ21qGƷ22Uƴ23ƩǍ24FŌŷƧƭ25Ĵ26ĺ27zƞ28ǌ31P32Ŭ33x37Ʀ38ŗŸ39w40ƿ43n
~<lia	59 7ſǥ9Ǜ10ŗ15ơ17ǚ20Ƃǌ28ƀ32ǡ42ž
~<lic	59 8Ǩ11oǛ12ƺ15dƄ16ū17ǀ21a27Ź40ŷ63Ÿ
~<lie	80 -10Ǩ11Š46Ŀ59Ŭ
~<lif	55 -14UŻ-13ŏŐ-12q-9ǂ-8ľŗ-7Ś7Wǈ9şű10S11Ũŵ13m18ĺ23iƬ29ƪƵ30ƿ34Ʒ35ƭ40ƴ48ƨ50Ʃ56Ƨ65Ʀ
~<lig	79 7šƐ8D10ĺ11ż16ŌƮ17Ż24U
~<lik	43 -17J-15Ǡ-13Ŏ-12Ʊ-11P-10ľŤ-9ĿśƻǞ-8qSƔƢƣǄǦ-7kĹƦƨƩǃǐ7byŊŔŜƯ8aŗť9AŬǖ10DƜ11lrŀţŨƅƭ13YŧƁƘƽ14gvŃŋŦŮűƐǍ15ņőƂ16jRłŌǩ17ƺ18txž19ŉ20Ų21ƶ22Ĵ23KĻ25ƿ27Ň31Uƞ32ŝ36Ŷ
~<lim	59 -14Ɨ-11ơ7ľŻ8yŠ9Ə10žǍ14ǌ15Ɠ16Ǧ21Ƒ25Ǔ29Ǣ33ǡ51ŗ
~<lin	62 7EņŚƪƷ8wƑƼ9QǄǘǞ10VX12Ĵŕ13Łƫ14Ǌ16aS17sł18ƛ19I20ŋ21Ō27Ɣ29P38q
~<liq	88 -20Ÿ-11ž12ƿ13Y43Ǜ
~<lis	61 -13ų-9Ÿ-7ƃƷǔ7aP8Aǥ10rƫǏǘ11Ɯơ12ĺƅ13nş15ƒƻǐ16ń17o18Ǘ19Ǝ20ǩ21Ŭ22ǌ23Ƙ25Ɨ26ľ27ŷ
~<lit	59 -11ƛ-7ƣǇ7glIVĿņŐŽƻ8czĺƳƹǄ9ļ10ĶƎƞ12ū13YŊż14Ʀ16œ17vŅ24uw25Ư29x
~<liv	56 -13Ő-11V-10grŬǋ-9ŰƯǩ-8Ū-7ŒŝŸǇ7SĿƅ9Ɔ10Ʋ11ƃ12D13Ơ14h15uķǍ16Ķ18lƣ19q21HƤ22Ɵ23ƞ27ƢƮ30C37PƷ41z43F44G73n
~<ll	79 14ǐ22ǃ52ǆ
~<llc	79 14ǐ22ǃ52ǆ
~<lo	39 -35ŭ-19P-14n-13ǈ-12ŏƖƢǇ-11axƝ-10ōűƽ-9ņŔŷƒƦǐǑ-8bquWœŠƆƓ-7FLļŊŒŖŪŲųžƛƠƵƻǁǍǨ7ſƏ8RĻ9svŃūƁƃƬǊǔ10ĺĽňŕŸƊƔ11ĹŮƉǟ12zŎŐšƣ13řŝŧƇƺǞ14ĵŜ16Ŷ17ŰƱ18GŬ19SƐƤ20Ň21ŢůƑƞ22ǝ23ĿŅŚ24lťƥƭ25Ɯǋ26Oǘ27ķţ29ǅ30Zľ32ƕ35Ʈ37ƪ40Ɵ43ő54Ƴ
~<loa	58 -12Ǟ-7ƄƳ13k17Ɓ18Ʈ24Ɣ32Ʊ42Ŭ53ƕ58Z63ƪ
~<loc	65 -14Ɗ-9ƙ-7H8Ŝũ9Ŏ10Mǔ11Ō12CŐ14ǎ15Ű16lQ17ľ18ƍ23Ǟ26ƣ29ǘ39ǋ48ƥ
~<log	81 -8ŭ8Ǘ20Ƈ22Ś23Ő26ǘ29Ɛ
~<lon	53 -25ŭ-15ǟ-11ƶ-10LŐŠŤ-9Ƣ-7n7YĿŵ8ŝ9gHŮƈ10vƄ11fiǩ13ū14Ə16řƮ18lŸ20ŕ21š22ŧ26ť31Ɵǝ32G33S36ů37Ƥ40ƭ41O45ǅ52ő
~<loo	54 -16ƈ-13ǩ-12ŭ-11Q-8i-7gŌŤťƳ7TřŨūǥ8ŖŢ9pyXĻƫ10JVǙ11Ŀ12HľŶƐƷ13R14ĽłŠ16j17ĵƉ19ŜſǞ20ĹǊ21sń22ŃƬ24Ư26ĺ28zŇ29Ś
~<lor	88 8Ĺ10Ź13kv
~<los	59 -17Ɩ-12t-11Ƥ-8ŗŠ-7Ŗ7Ɓ8ŞƊƨ9Iŝǝ10ǩ11Yƃ12ŧŨ13őŘũǓǔ15Ť16Ŀ18ƺ23Ƨ24Ŧ26ķ29ňť51ţ96Ƴ
~<lot	66 -9ǀǔǙ-8Ǉ8Ŀƙơ9tżƇƚǟ10RŻ11ǖ13ŐŤ15Ň21Ű30Ɵ32ķ35Ɯ37Ƒ
~<lov	67 -18P-7Ķ8Ɗǩ9rƑǃ10lt11MŝǄǋ12ƶ13ż14ǔ17ƅ24U29Ŷ38ǟ54ƞ
~<low	68 -14ń-11ŧ-9x-7Ŧ7ǩ8ƺ9ĵŮ11cŗ13ƃ14Ļ18ƙ19Ŏ22Ɨ28Ɗ33ľ50Ņ
~<loy	82 14Ǘ30ő49Ţ
~<ls	90 60b
~<ls>	90 60b
~<lu	74 -7ƶ8Ō9ư10O11PţƔ12L13Ź14Ľ18N23Ɠ27oǕ
~<luc	84 -7ǈ13PţƔ15Ź31o
~<lum	85 27Ɠ31Ǖ
~<lun	85 -8ƶ10Ō11Oư14L17Ľ22N
~<ly	90 34Ų
~<lyf	90 34Ų
~<m>	83 -7Ř8Ƅ21ſ37L44b
~<ma	37 -21ǉ-17J-16œ-15iP-13Œũǘ-12dktŖśŧ-11QƷǟ-10gyRőſƠǞ-9ĴŤƅƑƶ-8CŏŐřŦŹƜƧƯƵ-7LNűžƘƪǂǃ7mYŗŻƋƎǎ8qŁŃŨůƝƱ9ĶņŭŲżƒƣ10zEKļłƖƭƼǈ11GǒǕǗ12ońŔŠƆƉ13hĹŬǚǣ14Ţƛ15aTĺǝǨ16VŕƊƫǑ17Ŵƹƿ18ľ22ŎƳǔ23nųǏ24Ūǌ25c26uƇ28ǩ30f34ơ35Ǉ41Ʈ43ǋ45D50Ǆ
~<mac	70 -8ǌ7ƛǖ12l13Ƽ32Ǣ34ǝ55Ǐ
~<mad	60 -12ƻ-8Ň-7ƈ7ņƤ8ƽƾǆ9Ǎ10r11ǜ12Ń15xƉƌƞǩ16Ĺƫ19Ŷ23Ŕ24Ũ27Ƈ31Š37ĺ
~<mai	64 -32P-31J-12Ǐǩ-11ŷ-10CƟ-8ś7ŭŴ8ĸŚ9Ŝǝ10ĴĽŞ12Uǖ13ķƊǋ17Ǖ21ľ22E25ļ26ƛ28K34ų42Ǆ68D
~<mak	54 -14œŭ-10ĴŮ-7zŸǑ7OŃƎ8Ōǩ9ǐǝ10ǒ12ǔ13qŢŲǀ14Ňǚ15xZŀ16Ūů17P18cĻ20Ƴ21ňƮ23TŁ25łƝơ29ŬǄ34Ŏ37ǌ
~<mal	84 15ǚ16a19Ŵǋ25Ǎ
~<mam	85 -8x-7t11Tƽ13Ƥ15aƨ30z
~<man	46 -20ǉ-19Ǎ-16x-11Ɖ-10ũ-9Ź-8dRƅƸǖ-7iQĴŐŗŧųŶƃƄƦǟ7š8ƇƏǒ9ŲƢ10ƻ11SŴƋƩƭ12ŵŸżǄ13ůƖƟ14Ƴǎ15cŮƈƔƿǈ16Ɗƹǣǩ17GŕŻƆǗ18Vŷ19ǔ20ń21h23ŪǨ25ƣ29Ǒ30n31Ʈ32ơ34u43ǋ50Ǉ
~<map	90 14D15Ű
~<mar	65 -9Ǣ-7ǩ7r8ŔƍƓ9ź10ǈ11qƹ12Yŭ14ƿ16ƥ18Ţ19F22H24ƫ29ƒ31o57f
~<mas	88 -9ǋ13Ǎ26m
~<mat	69 -9ǩ7ƃƅƇƭ8ƚ9z10Řť11VŝǕ12c13A14ō21W22Ķ25ų26Ɖ27ľ
~<max	88 -11ř25ǩ58ŗ
~<may	68 -8i7ƾ8ƍ9cŘ10vƦ12Ĺ13ŕ14Ʈ15aƱǩ16ŋ26Ŋ
~<me	36 -18B-13GƙƧ-12ǃ-11Ŕ-10Ɠ-9ŏţŻƸƺ-8pwJŘŬŲųǟ-7rǀǐǓǦ7juņťƊƚơƭƯƽǠ8DœŢǖ9łŅŋƠ10UĿƴ11eǍ12KL13PŦū14Qŀ15c17Ƴ18hZŉ19l20i21dnŪ22bŊƉ24ĽǛ25ńǈ26ĹǄ27O28ř30ǂ32Ť34M35ƃ37ļō38ǩ40Ŏ48śƻ56ň
~<me>	37 -17B-12GƙƧ-9ŔƓǃ-8ţƵƺ-7pwJŏŘŬųŻǟ7ƂƆƥƪư8iŃűŷżƚơƨǠ9juMņŚŢŦƊƭǏ10ŅœƠƴǖ11Dŗ12UĽł13eĿƳ15řūǩ16Pŀ18cLǈ19ńō20Z21lŉ22Ĺ23dnŪ24OŊ25b29Ǆ35Ť38Ŏ40ļ50ňś
~<mea	69 -14Ň-11Ŗ-9ǐ8Vŵƀǚ9őƺ17ĺŽ19ǩ20ň25Ư27Ǜ40ō
~<med	66 -13q-7š8Ƽ12Qǁ13ƽǗ18W52ǂ64ƻ70ƃ
~<mee	74 -7Ƥ8aǙ9Ɲ11O12Ʀ51M
~<mem	84 -13n10ŋ15ƣ16Ľ18h33ř
~<men	79 8h12AXƽ13n16ż17ń19Ŗǩ22Ǜ
~<mes	78 -7L10Ƴ11h13Ŧǋ14Ĺ15ŝ18ť21K29i
~<met	75 -8ǋ10Ŏ13Ľ21Ƶ24ƻǍ37Ɖ
~<mi	48 -12T-11IŪƽǔ-10Ť-9ŇŐ-8jőřǨ-7gBĶľŠũǇǝǞ7htŸƠǂǧǩ8ĻƯƻǐ9ŚűǕ10ĵǙ11rŗ13HXłŴƉ14ńƶ16MŝŨ17Ş18wĿŎǏ19xśš20Ƭ21i22ž23Ə24Ŋǁ25N27ǎǚ30a36ō41ů46O59Ů
~<mid	77 -7Ź10v11L16a19i21N30ǎ
~<mig	81 9Ɯǚ10şǁ13o17ǎ18ō19y28H
~<mil	62 -8Ū9Qź10U12ǐ13D15Ǖǩ16ƻ19Ŵ31Ə44ů80Ů
~<min	55 -10Ť-9I-7wŠǔ7ķŌŜƛ8cĽŃǠǧ9rŅůŸ10ƠƯ12PĻűǩ13iŎŚ15ŗ16Nł19Xń20Ũƶ22Mǁ23ś24Ŀ27ž29Ƭ30Ŋ55O
~<mir	77 -10ǩ14u28x41w
~<mis	68 -11ƽ-9ǩ-8P-7ő7r8p9sǟ10Ŏ11ŁƷ13tǂ15ĵ16Ǚ17Ɖ23Ş26a29ŝ33š34ǚ44ō
~<mo	37 -17ǐ-16Ť-14ű-13csśŬ-12xŜƜǈ-11QƓǞ-10SŁŠţ-9jķƆǅǌǛ-8kMWŶƚǟ-7fmwĽńŔŖŚŞƅƵƻǆǎ7gőźƪƯƶ8ILŧǤ9ŭŷŸ10uFŅŵƲ11ŏ12iňƎƫ13VƘǉǊ14ĺ15rNYœŕƕǔ16Ńžƞ17Ĺ18XŀťŪ19Ų20ǩ21A22nTŮƽ23ŐǄ24ō25Œ26ƠƤǣ27Ţ30Ĵǝ32Ŀ34G36H37Z38ľ39Ʈ42Ɣ45y62z
~<mob	88 12C14Ʒ30I
~<mod	71 21ǩ32Ū61ǣ
~<mom	67 7Ź9ư10q11ƽ13ŵƤ16Ư21ŷ23Ƴ28Ő32ŏ41N71z
~<mon	47 -14ǔ-10ķ-9nŜ-8ŤƕƗǌǐ-7ŏŖŬǈ7ŐǠ8GĸĺƂ9ĹƱǘǚ10ƃǊǨ11ŀŘťƌƫǉǖ12d13ĶĿš14ŽƝ15ƶ16u17ŧ19AŅƎƤ22Y25ŕŲ28Z29X32T37Ɣǝ38Ơ42ŒƮ44Ĵ
~<mor	51 -14ŗ-13u-10sxHŘǀ-9ķ-8ŝűƓ-7ŒǨǩ7Ĺťǁǂǉǡ8A9JRƪƺǙǦ10Ļŕ11ŷ12Ńő13ŦǄ14rFZƮ15i16ůǤ17ũ18gň19Ŀ20Y21Lľ26V28œ29žƕ39ōƔ44y
~<mos	58 -11ƌǛ-9ŷ-8Ŧ8Ʀ9ĺ10XŝųƗ11Y12ĹŮ13Ʋ14ŭǊ15ķŸǄ16Ƙ24ǩ27Ŀ36ľ37ŗ39ǔ
~<mot	63 -10ǐ-7ƚ10ĿŻ11Ƥƫ12ş13Ʋ15nŪ16ǀ20ſ25ƽ45z
~<mou	86 -9Ŧ-7c10k11rň18ļ19ŝ22u
~<mov	61 -15ś-8Ũ-7X7ŃŭƟ9Ƣ10ĵ11ťǩ12Ƥ13Ő14Ō15ĺ24Ʒ27ŀ35n37ƞ39y47GŢ81H
~<mr	86 37f38a
~<mrs	88 20a38f
~<mu	44 -22Ƃ-20W-17Ť-12ĴŧǄ-11ŭƭ-10ŏ-9ĵŲƅƆƞ-8aiFŇŵŷǟ-7ŎťƤƳ7ŕŹǤ8Ɗưƶǌǔ9ZŘű10ŶǓ11ŨŬƘ12ŐƔƱƷ13OǢ14Ķǡ15ųƝǛ16ſǦ17Ɠ18ƪ19Y20Ɨǉ21ĿƠ22ķƃ23Ƨ24T25X26Ůƨ27ŅǊ28Ǐ29Ʀ33ƒ35ŗŦ36Ƭ37ǩ42Œœ
~<muc	45 -22Ƃ-20W-16Ť-12Ĵ-11ŧƭ-10ŭ-9ĵŏƅƆƞ-8FŲ-7axŐŵŷƤǄǟ7ŕųǤ8ŢŹƊǌ9ưƶ10ZŘű11ŬǓ12ƘƱƷ13Ɣǩ14OĶ15ƝǛǡǢ17ſǦ18Ɠ20Yƪǉ21Ɨ22Ơ23ķĿƃ24Ƨ25T27XŮƨ28ŅǊǏ30Ʀ34ƒ36ŗŦ37Ƭ43Œ44œ
~<mus	79 -9ŇǄ8ŝǔ10Ű12cx15ų20Ŷ30Ũ45ǩ
~<my	56 -9ŖƳ-7ĹŚũƚ7MUśƒƽǞǠ8ưƻ9ń10ň11ǖ12fŤ13ĿŮ14gjņō15kJŻ16b23L24Ŷ36ǩ41Ľ44ļ
~<my>	57 -9ŖƳ-7Śũƚ7MśƒƽǞǟǠ8UŻư10ńň11ǖ12f13ŤŮ14Ŀņō15jJ16Ŷ17b24L38ǩ42Ľ45ļ
~<mys	84 8Ž11Ż12Ŷ15ƻ18g
~<n>	83 -8Ū20wū39b
~<na	49 -19ǩ-15ps-14q-13v-11ņ-10x-9JƉ-8GŚƣ-7nBŝƨǄǨ7AŁǧ8CLƈǈ9Ƣǆ10ų12hřǌ13Ʀ14ĽƻƾǠ16ļǓ17lǗ19Fƕơǐ21ķ24Ŝ25Ư28Q37Ő39b48ƫ55o57a67ǃ72w
~<nam	50 -14pqǩ-13v-12s-11ņ-10x-9J-8Śƣ-7BǄǨ7Ł8ALǧ9ƢƯǆǈ12řǌ13hƦ14ƻǠ15Ľƾ17ļǓ18Ǘ19ƕơ20Fǐ21ķŐ25Ŝ31Q40b50ƫ57o59a69ǃ74w
~<nan	88 -7Ʒ29Ư
~<nat	84 -11G-10ǩ-7S13Š16ő29Ő32l
~<ne	41 -21Ɖ-17Ň-16Ŝ-14Ŗ-13wĻƇ-12ǈǒ-11ĸłŢŨƛ-10NľƦƱ-9PňŉƩǗǛ-8WXńśşƘƧǑǥǩ-7AĴŊŞŲŽƳǐǟǨ7ųŵžƍƒ8azEūŬƚƫ9ĿũƾǏ10oķƵ11pŀřƌǌǕ12xƤ13eHVY14ƬƯ15ŕŶǁ16ŒŪƏƖƭ17Ɓ18i19Sĺőǀ20Ź22ƕƜ23ǅ26ŃǍǙ29C30yŎƈǦ31ƞ32ĹǞ33Ł34ǧ36ƙ41ƅ42Ƅ47G
~<nea	66 -10Ň-9ů-7Ų8Ɯ11ƑƚƷ15Ǚ16z17Ś20Ə32C44ƙ
~<nec	90 13Ɩ20U21j
~<nee	48 -13Ļ-12ǩ-10ǒ-9łǓ-8IŖƦǖǞ-7HŉƗƷ7qőŘƈƜǅǆǉǠǡ8FůŷŸ9vEǏ10oƁ11mƒ12sŵƤ13cǊ14ūƅ15pŪƾǌ16G18eŀ20ŃƕƯ21ǁ22Ƭ26Ŏ27Ĺ33ƭ41ǧ42Ł43Ǧ45Ƅ
~<nei	70 -8S7ŤƤ9Gƒ10ƅǩ11ļǍ12Bƙ14Ņ17C23Ɯƞ
~<ner	84 22ǀ32Ŀ
~<nes	88 -9ƭ-7ǅ18Ķ25Y47y
~<net	84 8Jƍ10Ǖ11ƪ33ķ
~<nev	69 -10Ǧ-9Ÿ-8Ŝ7KņŠƚ8TƲƵƿǜ9űƙƹ10lǔ11Ƃ12ŝ13ǀ16Ǚ17ő25a
~<new	57 -22Ɖ-13PƇ-10Ŝ-9ņǈǩ-8ǋ-7ŝ7jDőœŔžƀƄ8ŪǓ9ƻ10HũŬƕ13ƁǙ15ƗǕ19ĺ21Ĺ23Œ24xƌƵ26Ź29ƞ31ǅ32i33Sƈ34Ŷ37ƅǞ42G
~<nex	66 -11Q-9N-8U-7Ʊ8o9mũ11ſƫǩ12Ń15ŗǖ16řƖ18kĺǞ19Ŏ21H23y25ŕ32V42Ǎ
~<ni	57 -13Ʊ-10Ʃǟ-9CƚǄ-8Ŵƣ-7ƒ7cqGļůƉƐƧƻǃ8kLP9Ŭǉ10ş11ƪǏǖ12Fų13ƿ14ľŤƹ15Ų16hŶ17UĻŧ18n19Ƙ23Ŀ25Ű29xR31Ǒ34j39ƞ
~<nic	66 -12ǎ-11Ʃ-9CǄǟ-8Ŵ-7ķƒ7ūź8ľƟ9cioqļƁƉƧǃ10ků11GŬǉ13P14Fş15U18ƪ21Ŷƹ22ŧ24Ƙ25ƞ30j
~<nig	62 -8ƚƣ-7ŷ7L8ľ9jƐǩ10ƻ13Ǐǖ15ƿ17Ťǎ19ĻŲƞ22n29Ű31Ŀ33R34x
~<nin	90 -19Ʊ7d56Ǒ
~<no	36 -24Ƭ-21ƛ-18Ū-17ǎ-15Vŝ-14iŔƧ-13yķşųǃ-12kƏǖ-11CƗƚǐ-10ŎƝƩƶ-9wŜǅ-8ƓǊǋ-7ļőůƇƕƫƭǗ7xľŁƞƤƾǠ8ňŽ9bRŭǨ10nrTŬŷ11lGŘƪƸǟ12ĹŗƱ13uĵƦ14ŉ15KŌţ16ĽŊƹ17gĴ18vŐƁƨǁ19ƻǩ20ũ21ōƿ22ŃŇŵ23ĺŖƟ24Xƃ26cLż30Ũſ31Zǥ32s34Ş37N38ƴ41ŀš42Œ70ŏ
~<no>	55 -26Ŕ-9ǩ-8Ū-7rĴņŝǑ7WXƑưǚ8ƳƸǡ9LZƎ10Ľ11sŖŤǇ12h13ř14lŽ17uƄ18ŏƃ20Ɓ21ŉƿ24šſ25Ń26Ň28ŵż30ǁ65ƴ
~<nob	69 7Ǣ8ŲƷ9nřƯƿ10ŁŤ11ƭƺ12ŷ16Ŗ30g32Ɵ33Ş
~<noi	86 -11Ə11N12Ǝ24ǩ
~<non	77 8Şǥ12xƀǂ23ƹ32š
~<nor	63 -9Ɲ-8ƚ-7Ų8l10ł11Ǐ12jA13Œƾ15D22R24T25ŭ
~<nos	86 11l13ƞ14ź18Ŋ
~<not	44 -24ƛ-11NVYƧƭ-10Ŝŝǃǐ-9yķŎřŤƗǇ-8ułŒƬƶ-7ikqCųǞ7ŕƔƙƦǒǙ8EŊŵǝ9ĽƆƤƥƪƸ10hXŘƹ11KŅźƟ12cƒǠ13QŬż14lŇƱ15ƨ16rĵţƃ17ŖǨ18Ǒ19bvšŢƻ24L25ſ28ǩ33Ş36ō37Z40ŏ58ŀ
~<now	48 -17şŪƬ-15Ţ-14ǎ-13Ǒǩ-9AƄǖ-8jŀŖ-7CQťųŽƜƷ7efzŮƞ8XŸǘ9nľŘśƿ10qHYœƁ11ĸ13uxŚűŴ15Ʀ16Gŗ18Ĵ19cĹŌǟ21ň28s29ũ35ǥ36Ő41ĺŨ44ŏ57Œ63N
~<nu	50 -13ő-12ƣ-11ĽŚ-10ŷǩ-9aMĹ-7ĶŀŖŢ7tĸƆ8śŜ10cŞǔ11KǇǠ12ľŠ13yU15q16ĻŒ17CE18P19ļŇ21Ÿ22ƬƼ24X25SŅ26ǁǗǨ27D28ŗ30ū31Q36e40ř46I
~<num	51 -12ƣ-11ĽŚ-10ŷ-9aĹ-8ǩ-7Ţ7ŘƆƓƛ8ś10Ŝǔ12KŇŒǇǠ13ľŠ14y15c17EĻ19C20ļ23ŸƬƼ25X26Ņ27DǗǨ29ŗ31ū37e41ř47I
~<nur	75 -16ő-10M12Q22U25q30P40S41ǁ
~<nut	83 -8Ķ8ŒŽư12Ň14t25Ş
~<o>	80 -7Ǣ11Ɯ12D15ř34ǥ35d50ǚ
~<oa	84 11ũ13Ɛ22D37Ƒ
~<oak	84 11ũ13Ɛ22D37Ƒ
~<ob	90 8ŋ13b27ǁ
~<oc	76 -7Œ20q28P35ǡ
~<occ	76 -7Œ20q28P35ǡ
~<od	82 -15Ʊ13Ŵ15o18m36Ů
~<odo	84 15o37Ů
~<of	33 -19ƳǇ-17ŰŴŶ-16Ŏ-15FĶž-14şǧ-13Ĺ-12boVŢǝ-11ŌŵƓǨ-10wĽƘ-9fGŉŠƌǩ-8łōŖţů-7ŻǠ7HŀňŊƐƢƩƴƹ8ikqyEINĿńŅņŸŽƄƖǖǟǣ9z10tŘƁƬǛ11YĸŚƃƟǋ12lKƕǀ13MUWƎƔƤǏǘ14rOŦƜƵ15xűźƭ16pSZķľŋŐŪŬŭųƣ17eŁśƿ18jsuĴƆƋǞ19ūƽ20ƚ21CŜƇƥƲǒ23Ų24gŗťơ25Ƃ26ƉǄ30Ɲ31ǔ33R39Ňǈ
~<of>	36 -18Ƴ-17ǩ-16Ű-15ŎŵŶ-14Ķş-13ůž-12ołƌǧ-11bFŴſǇǝ-10ŌƓǍǚ-9wVĽš-8fIĹŢƘƟǡ-7cyMĺŠ7nRŘƁƎ8ĵŃƕǛ9Qķƛƹǀǃǘ10EPTňŚŧƜƢƩ11HņŊūƚƱǖ12jtzZĿřƿǋ13eilųǟǣ14YĸŜƣ15ơ16śťŪǏ17s18rŦƤƭ19KĴƵ20gpxűƂǒ21SľŐƝ22ƆƋƲƽǄ23ŗƥǈǞ25Ƈ26C30Ɖ34Ň36ǔ
~<off	49 -12ǇǠǨ-11nǦ-10ľŃƱ-9ŉ-8KŢƙƮ-7FōŧŮ7ZŭŵŸŽǛ8ƥƬǄ9ĴŲƂƎ10gjŅŗǍǩ11ŀ12eUŇŜƖƧ13ķńťǚ14WšƝƟǊǋ15ū16ƚ17ƕ18BOƔ19kǣ20yźǈ21uŋơ22ĺƒ23Ł24I26Ŭ27M40R
~<oft	70 -12ǐ-8Ŵƥ9Ź12ŜƐǀ13Ǚ14ų17Ɯƿ19Ɵ23Ų24ŭ
~<oh	61 -18ǩ-10ǐǥ-9Ǩ-8ŔǄ-7Ɯ7tIœƔƟƶ8dgNżƝ9axEPĿŮŹƈƘ10ũ11WŐůƞǃ12GŲŶ13Uō14š17Q21l22ǖ26Ť
~<oh>	61 -12ǩ-10ǐ-9ǥǨ-8ŔǄ-7Ɯ7tĶœƎƔƟƶ8dgINżƝ9xEPĿŮŹƈƘ10aũ11WŐůƞǃ12GŲŶ13Uō14š17Q22ǖ26Ť
~<ohi	88 -10ǩ13ź26l
~<ok	47 -16j-12ƶǖ-10RƱ-9Q-8ńǑ-7ŌŬ7TňŐŢƄƉƗƫƾ8ŃŵŽƩƮǗ9IŎŘŜŧż10Kťǂ11pŁƦƼ12hiJĴƕ13Ŋŷǎ14ōūǁ15űƬ16N17Wŋ18bX22Ƹ25Ũ26ĶƆ
~<oka	47 -16j-12ƶǖ-10RƱ-9Q-8ńǑ-7ŌŬ7TňŐŢƄƉƗƫƾ8ŃŵŽƩƮǗ9IŎŘŜŧż10Kťǂ11pŁƦƼ12hiJĴƕ13Ŋŷǎ14ōūǁ15űƬ16N17Wŋ18bX22Ƹ25Ũ26ĶƆ
~<ol	51 -16ŅƉ-14ǋ-13u-10ơ-9Ǟ-8jƐƞ-7lŨƊǟǩ7Kļ8ő9D10Ľ11Ķű13yƀ14šƗ15ņŴƭ16S22ƽ23w24z25Ǎ32Ź37ƈ40c41Ƶ54Ƌ56œ63p65ƅ68v
~<old	51 -17t-16ŅƉ-14ǋ-13u-10ơ-9Ǟ-8jƐƞ-7lŨƊǟǩ7Kļ8ő9D10Ľ11ű13yƀ14šƗ15ņŴƭ16S20Ķ22ƽ23w24z25Ǎ32Ź37ƈ40c41Ƶ54Ƌ56œ63p65ƅ68v
~<on	29 -27ǩ-22Ƥ-21n-20Ŏǝ-18Ǟ-17Ŋ-16lƭ-15Ʊ-14Hś-13eNŖ-12tLƗƙƬư-11pGķŀŒǠ-10CŃǉǟ-9PYŝƥƳ-8Kšťũƞƹ-7oMOƊƝǊ7cļŐŭŶƆƷǆǑǜ8UņŏŞşŠƍƏƼǋ9ĹŲƈ10FĴĺńŔƄ11BIVľœŰǔ12zEQŁŵŽƮ13sZřŚŻ14arżƃ15ŧƺǡǣ16ŉƇƜƿǕ17Řűǃ18fvyƀƉǒ19giADł20ŗ21ŷǨ22Ɠƪ23Ŧ24ǖǢ25ĿƯǥ26ƫ27Ŵƛ28ƻ29bƵǇǗ30ţ31ŕ33ųǦ34Ū36ƌ38Ů39Ŭ41ƨǈ42ſƢ43Ɣ45uƁ48Ʀ
~<on>	33 -22ǉ-21ĻƤ-17ũ-16ŶƳǝ-15wŎǞ-14ƧƬǔ-13elŊƭ-12ľŅśşƱ-11hN-10ňťůưǩ-9nŝƹƼǋǍǠ-8pGHJņŵ-7LXķƙƩ7FSŻơ8jEŉŭźƏƟǂǖǣ9VƄǆ10ŢƈƍƖƠƷ11ŕŤƉ12ABōŚŰ13TţƃǑǒ15fyzłƮǨ16UZŔŧƇƵƻǥ17Q18Ū19cg20Łƿ21ǃ22sĺřƀƛƫ23ƪǢ24rĹŘƜ25DĿŗŷƁǈ26uŦű27aǇǦ29Ư32Ɠ36Ǘ38Ƣ46ŬſƔƦ49ƌ51ƨ52Ů
~<onc	72 -10Ř7ƫ8ųƐǀǜ9yŨŲ10ň11ţƧ12Ű13ŧƵ15Ĵ16V23ũ
~<one	43 -31ǩ-20a-16T-15Ʊ-14Ĺĺ-13ntK-11rHŀŎŮŷƝǊǚ-10ŃŨƊƮ-9sUĸŊŖŢƗƜǝ-8koLMňōŧƋƓǂǓǖǟ-7pDGķŔŰƕƙƞƨƪǄǑ7EĿőſ8łƏƸǍǒ9ŏůŻƀƘƢǣ10JŘťǉǤ11fŞ12AŠƉƎƛǦǨ13mXŇŉƒ14ŐżǕ15Ž16ĻƧ17Ʀǥ18IńƼǈ20hiv21ƻ22wņœƆ23y27ŵ29ľ30ƺ31ŕŪų32Ƶ33ţ34bǡ35uǋ36ş37Ŷ51ǔ53Ŵ
~<onl	62 -13T-10Ŷ-8n7ŚŻƋƼ8ļňǈǢ9Ƴƾ10KR11ŷƀ12Ļţ13ľŭ14Ǖ15ĽƢǇǚ16Ǜ18ų19Ū21Ʈ22Ņ24Ų26ń43ǖ
~<oo	77 -7Ų8Ż9şŬ10ŶƜ11k12Ƙ13H15ǃ19ƌ
~<ooh	79 -8Ų10şŬŶƜ12k13HƘ15ǃ19ƌ
~<op	62 -19R-15H-10S-8ő-7DŤǩ7ķţŧ8Ŋ9Śǣ10Ű12A15Ǩ16Ňŷ17Ō22Ǟ24W25ǝ26Ţ48ǋ55ǎ66ǅ
~<ope	64 -20R-15H-11S-8ő-7DŤ7yśţƑ8aķŧ9ŊŚ10Ű16Ǩ17ŷ23Ǟ25W26ǝ28Ţ50ǋ57ǎ69ǅ
~<opi	88 11Ļ18A
~<opt	86 14ǣ24Ň26Ō
~<or	31 -33ǩ-12ewƳ-11jŨƠǌ-10d-9HƅƷ-8BłōƱǈǢ-7ŧŴƓǘ7SUƘƙǇǏǥ8nYŎšƆƑƩƺǁǕ9pvyńƀǀ10ĹţƝǊ11EPƄƌ12MNļŗŬƃƭǃ13ŕŠƔǄ14ľűųǑǔ15qCǋǛǡ16Iż17mŤ18ŭ19uŁ20ĵŇşŰƋ21ŏƇƿ22Ūƽ23bƹǂ24Ĵ26LƉƐ28ŲƍƼ29Kƣ31Ř32F37f
~<or>	31 -43ǩ-15Ũ-14ƅ-12eƳ-11Ơǌ-10dj-9wH-8lōƱƷǢ-7BłŴƓǈ7UźƄƘƙǥ8nSYšƆƩƺǁǇǏ9pvyńƀƑǀ10ţƝǊ11EPĹ12MNļŬƌƭǃ13ŕƃƔǄ14ŗűųƋǑǔ15qľǡ16IżǋǛ17CŲ18mŤŭ19uŁ20ĵşŰ21ŇƇƿ22ŏŪ23ƹǂ24bƽ25Ĵ26Ɛ27L28ƍƼ29Kƣ30Ɖ31Ř32F37f
~<ord	83 -7ǎ10Ƅ11Ƴ12Ũ13ƾ14Ǖ15Ŏ28ǩ30Ų
~<ori	75 -9Ţ-8Ɖ10ƅ14Ƌ15ƈ20Š22ƌ24l
~<ot	57 -13Ǎ-12Œǩ-11Ŧ-10n-7CƂƦ7ņňƸ8Ƶ9űƊ11ǈ12u14ſ15ZŢų16o19ǂǇ20Ū27ł30ķ39şƑ43Ņ46Ŵ52ń53ž
~<oth	57 -13Ǎ-12Œǩ-11Ŧ-10n-7CƂƦ7ņňƸ8Ƶ9űƊ11ǈ12u14ſ15ZŢų16o19ǂǇ20Ū27ł30ķ39şƑ43Ņ46Ŵ52ń53ž
~<ou	44 -23H-22ǩ-20TƠ-18Ũ-16F-14Ʈ-13ŝ-11Ţ-10ķĿŀłŃŎ-9ŴƷ-8ňŏŶŹƙƨƯǛ-7auvLųƒƶǖ7lzƍǁǈǙ8ƧƱ9ŦƦǎǣ10Ƶ11bMŉŜƟǐǢ12CĺŐŚŰƔƤǞ13ZŒŘƇƊǃ14Ųǧ15qxŗƚƜǨ16šǅ17Ə18Qǀ19UƩ20ő22VĴŕ23Ľ24ĸĻƸ26ǉ27ō28ƪ31y34ƝǑ36gļ40j
~<ouc	86 9ņ10ż11ťŦ17ǣ
~<oug	88 -9ŉ-8Ŋ13ř14Ƹ34ō
~<our	71 -9a7GĹŌ8ŕƔ9Ļŋ10x12ĽŽ13Ƶ21M67ļ
~<out	45 -22H-20TƠ-18Ũǩ-16F-13ŝ-12Ʈ-11Ţ-10ŀłŃŎ-9ķĿǝ-8ŏŴŶǛ-7uvLņųƒƨƯƶƷǖ7şŠƍƑƔƟƫǈǕ8lxzƱǁǙ9ŇƦƧ10Ŧ11ōǢ12Ƥǐ13bCĺŐŘŚŜŰƊ14ZŒŲƇǃǞǧ15Ľ16qŉŗƚ17ŕšƏƜǅǨ18Ƹǀ19Q20UƩ21ő22Ĵ23V25ĸĻ27ǉ29ƪ32y35ƝǑ37g39j
~<ov	49 -13X-12Źǎ-11ŌƬ-10ŠŲ-9ŗƣƱ-8lDŏžƟƯ-7yIKľŃŐŚšűųƤƭǌǙǝ7ckWƛ8hļĽőũƞƥ9irvAN10jS11xǠ12tǕ13ŝƆǖ14MňŖǍ15ŞŰ17C18QRŦ19PƜǨ20Ǉ21ĿŒ22UƑ23ŕŜ24ŻƂƒ25ƠǊǦ27Ů30T31śǞ42Ǐ
~<ove	49 -13X-12Źǎ-11ŌƬ-10ŠŲ-9ŗƣƱ-8lDŏžƟƯ-7yIKľŃŐŚšűųƤƭǌǙǝ7ckWƛ8hļĽőũƞƥ9irvAN10jS11xǠ12tǕ13ŝƆǖ14MňŖǍ15ŞŰ17C18QRŦ19PƜǨ20Ǉ21ĿŒ22UƑ23ŕŜ24ŻƂƒ25ƠǊǦ27Ů30T31śǞ42Ǐ
~<ow	48 -19ƣ-17ş-14ǈ-13U-12ĸŭŲ-11ƞƠ-10ƕ-9AŏŵƝƳ-8rGĿƜǇǝǣ-7ĺőűŽƯ7ưǓǠ8ƈǏǤ11ňŦƢ13Ł15Y16ǅ17zǃǐǥ18ƷǨ19ơ20VǛ22Ǒ24Ɨ31ǒǟ33Z37Ƙ38ƀ39Ʀǋ52Ɣ53ķ60Ŭ63F67ǆ
~<owe	67 -10ş-8A-7ƒƕ8ƪ10ķƁ13Ǥ39Ŭ47Ɣ52Z
~<own	49 -19ƣ-14ǈ-13U-12ĸŭ-11Ų-10şƞƠ-9ŏŵƳ-8rGƁƜƝǇǝǣ-7ĺĿőűŽƯ7aŹưǓǠ8ŤƈǏ11ňŦƢ13Ł16Yǅ17zǃ18ǥǨ19ƔƷ20ơǐ21VǛ22Ǒ28ŬƗ31ǒ32ǟ38Ƙ39ƀ40ǋ41Ʀ46ķ65F68ǆ
~<p>	85 -10Ƭ-8Ŧ-7Yǩ11ś13DźƋ37ǥ71ƃ
~<pa	36 -23Ƹ-21ų-19Ļ-18Ŝ-17ĹŎǔ-16Bĺ-15ŔŤŮǈ-14dyƴ-13anRSŇőŭƞ-12xŃŢŶƗ-11vũűŵǊ-10ŌŪƌƟ-9mŁłńŏƝƬƻ-8jkIƘƤƼǋǏ-7bDNĽŊřŷŹŽƄƙƵǅ7tķśƓǁǃ8sCĵĸŘƫǗ9ƥǀǡǩ10pǌ11ƭƯ12ƨǟ13žƪ14QŖ15lưǞ16U17V18ozƲ19uŗƳ20XZſǣ21Yǆ22ňŧ23qŰŲǥ24Ɣƹ25ǝ27ƽ28WǇǕ29Œœţǘ30Ŭ31Ơ34ƕƱ36ƜƮ37Ǒ38Ś41Ŧ42ŀǖ44Ĵƒ45Ǡ52ƃ66ǉ
~<pac	74 -12ǘ-10Ŝ11ş12Ŗ14DH17W22Ų38ƹ42ǥ
~<pag	69 7Ǔ8f10ļō13ſ18ǌ23ś44Ś
~<pai	57 -7vƬ7ƶǘ8Ʃǃǝ9œŧƥƫƭǏǑ10Ǆǩ11Ƣ12U13ǉ14Z15ķŦ19ƒ20Ʊ21ţ25ƕ29Ɣ36Ŭ
~<pan	84 -12ũ10ǝ11Ɓ15M16ť18Ɖ23Ƌ
~<pap	68 -8ƒ8Qś9iJ10Ɩ12Ƣ13oǃ14Ǘ15Ǡ17ǆ19ķ20ǒ21K26Ʋ52Ś
~<par	52 -22Ƹ-14yD-13Ť-12S-11Řƞ-10œŮ-9dQŇŖ-8aśƤƴ-7RĹŃŶƝƢ7EGŉŝůơưǡ9Şŵŷƥ10ľǁǑ11ŨƧ12ŀƷ13ǂ14ƱǠ15stUſǨ16q17ǩ18ōŴ19Cƨ21pŠ22oǆǟ26Ɯ27Ǉ30ƽ32l33uVň37z43Ű
~<pas	62 -19Ŏ-10Ɣ-9ŵ-7I8gsAŻƂƭƿǨ9ļǛ10ǜ12ņ13ƫƺ14Ų15ţƲ16Oƽ17cǀ21Ʀ22ƶ23Ʒ30ŀ33ǘ47Ƴ
~<pat	77 -10ƌ-7Ś15oƾ19Y20ƹ23Ǘ25Ǚ63Ǟ
~<pay	43 -18Ļ-17ų-15ƾ-14BŴƶƷǈǨ-13ōǔ-11Ł-10nxĹĺŢŵǊǏ-9ķŏŷǗǞ-8mőŔƧƸ-7cŞŠťŨŮǒ7ſƁ8ǡ9Fǩ10ư11Ņƀǥ12šƓ13ĵŐǢ15ĸƔǇ16Ư17qZƪǘ21QYŖžƱ23Ŭǝ24ǣ25ŗŧŲƜ27Ř28W30X34ƕǑ37Ǡ38œƮǕ39Ơ40Ŧ43Œ46ƒ51ƃǖ64Ĵ70ǉ
~<pd	90 29ś
~<pdf	90 29ś
~<pe	48 -13Ŧ-11Ň-10YŪǦ-9Q-8ĹőƠǥ-7ŚƆǕ7Ŗơǐ8DŭƲƷǄǣ9aJKǆ10xŒřǜ11lŐſƩƶǓǔ12dnœƐǁ13ŊŘǨ14AǙ15Ž16ǖǝ17ņƜ18Şƚ20Ŝŷǈǡ21Ǜ22ŹǇ25Ǘ26MŸƗ30hĶ34ǚ
~<pee	81 -8ŝ7ĵ19Ş24ǁ45ǚ
~<pen	76 9ř17ƴ18Ʒ26Ǔ51Ķ
~<peo	57 -9Ū-8ĴŒ-7Ǖ7Őƿǩ8Ůǜ9Ɨƨǡ10ſǑǔ11ņŝǐǛ12dƲǚ13Ÿ14ǉ15K16lƶǖ17ŷ19nǙ21ǈ22ǝ24Ɯ28ǇǗ
~<per	55 -14ǉ-13Ŧ-10YǦ-8WĹŇ-7QƆƠ7TžƃƔƫǎǢ8ľŐŷźƂƓǣ9fĻņųǑ11ĴŞǄ12Jłŭ13aǆ14Ǜǡ15œƩ16Ǩ17ŊŘŸ19AŽ22ŒƗ23ƚ25Ŝ28Ź32M
~<pet	86 -9ŝ19Ş44h
~<ph	61 -18J-8Š-7ǅ7ŧ8C9ǖ10ƻǄ11r12ĺŚ13cS14Ǘǟ15Ŝƀ17Ƹ19Mǁ21I23O24ǩ26Ž29ƾ30ǘ32K39ś
~<phi	90 7Ű46ǘ
~<pho	63 -18J-8Š-7ǅ7i8ŧ9Cľǖ10Ǆ12rŚ13ĺ14SǗǟ15c16Ŝ20M22I24O27Ž29ǩ34K40ś
~<phy	77 20ƀ24Ƹ25ǁ41ƾ
~<pi	54 -10ƈǦ-9CţŻ-8ǃ-7ŦƗƮƯ7iwĹŵƂǢ8NWĺƘƝƷ9LŜūŭ10ƤƬ11fĿŶžǟ13ƭ14hũŬƑ17t18ł22Ƌ23X24Š25Ɖǐ26ŘƇƛ28ś29ľ33ƻ37ǀ52ƃ
~<pic	59 -12ǩ-9Ǧ-7Ưǃ7ŴƲǆ8nųƇ9ŤŵƂ10itwNWĹƷ11Lĺūŭ12Ŝ13ŶƬ14Xǟ15Ŀ16fƭ19Ř22ł28Š29ǐ31ś33ľ
~<pie	82 9Ɖ11Ɩ13Ǣ16Ř18Ŭ21Ƙ30Ƈ
~<pil	77 9ž11ķ12ƿ53ƻ57ǀ
~<pin	86 -12ƈ11ƅ12Ŕ14ǩ18X30Ƒ
~<pip	73 17Ƥ23ũ32Ƌ37ƛ68ƃ
~<pit	86 35h37Ɖ
~<piz	88 -10C11Ǎ12Ų32ǩ
~<pl	45 -12ŨŬ-10pvPŐǈ-9Ƹ-8ZŒŞŪŶơ-7ilķĹľĿŁŚŵǇǘ7ĶńŇŗƐƚƥ8dgzƏƢƲǩ9SĺƟ10ǔ11Ǩ12Žƒ13UŌƛǅ14ŃŭƋƵǖǟ15ƅ16aWƔǊǚ17MƞƤƦ20ƜƠ21G22kŝ23ŏǀ24yǞ26ƌ28DF36ū38ư39V42H
~<pla	48 -13Ũ-11Ƌ-10P-9vZŸƸǇ-8ŒŞŬŶǈ-7iĹľĿŕřǑ7ŉƐƑƖƥǙǛ8Ňşƚ9zĶŠƲ10gńƟǩ11ĺ12Ǩ13Ƣǔ14UŌ15Ńǖ16DƵ17WƅƔǊǚ18ǅ19MƞƦǟ22ƠƤ24G25kƜǀ26y27Ǟ29ƌ30ŏ32F40ū42V45H
~<ple	69 -10p-7Ƣǌ7e8b16d20D29ŭ31a32ŝ
~<plo	88 -8ŏ65ư
~<plu	71 8ŸƏ11jSƒ15Ǒ18ƛ29Ž37Ƌ
~<po	43 -13ĺƔ-12c-11z-10Iŝ-9Xť-8nƳ-7ŤŬǇǦ7Ő8ŢŦŪƛƾ9ƁƏƚƴ10ĽšƂƬ11Ǐ12Ƣ13Ɠƥ14ľŞƀơƪǡ15Ĺ16ŠǢ17Eŗƙ19őŕſ21ŷƺ22Ś23şƩǩ24ŏƖƧ25Ƶ26Ʀ27Ż30ř33Ř34Ŗ37ǥ47ƍ
~<poc	72 -8Ƭ10e12Ǆ15ĸ23Ŧ31Ř
~<poi	81 9AŘ13Ş31Ŗ45Ż
~<pol	46 -14Ɣ-12ĺ-10z-8Iŝ-7ťǦ7ŜŹƙƨǒǞǤ8ŞšŲƂ9Ţƛ10ƖƢ11ŐƁƚ12Ǐ14Ɠ15ǡ16ƀơ17ĹľƧƬ18ƪ19ŗŠ20Ǣ21ŕŖ22ſ23őŷ26ŚşƩ28ŏƵ29Ʀ36ř41ǥ
~<poo	69 12ƥ13ǣ19ƚ80ƍ
~<por	79 7DƢ8ƅ9Əƞ13ƥ15Ř24ǩ32Ƨ
~<pos	76 7Ř10ś11SV14ǈ16Ľ20ƴ26Ɩ33E
~<pou	81 -13c-7ƿ8Ľ9j11MǛ13ƙ43ƺ
~<pow	90 7Ɗ13Ʋ20q
~<pr	45 -13Ł-12FƁ-11xƹ-10ǈ-9ijsű-8OĹŃŞƮǇ-7nqZĸĿňŔśşťŧŭŻƤƧǃǞ7rŸžƔƭǏ8Uǡ9wĺƒ10bƬǙ11DQƑƴ12ŊŠŢƐ13KŖƿǂǧ14ũǚ15œ16Ƙǆǥ17ƻǜ19Ƽ20Ǣ21ŀƗ23ǩ26ńŎơ27Ƹ30Ʃ31Ņ32ŝ33X34ķ35Œǒ36ł37Ƅ39ľ
~<pre	60 -12ƹ-8Ňƌ-7ĵƮ7ōŴŶžǑ8W9ŢƆǜ10ŝ11wŨƈǝ12NǤ13ǂ14œ16Ĵ17U19Œǩ20Ƽ22ũ23K28ƻ33Ƹ
~<pri	58 -12s-9FŁ-8xŐ-7Zŏţ7ƴ8ŉƠ9ĻƥǁǊ10ĵŢ11ŘƈƗ12rŇƔƾ13ŖơǏ14ŝ15Ʃǩ17ŒƒƬ19Ŋ20œ21ŀŎ22Š26Ƙ29łń32X33Ņ45ľ
~<pro	51 -14Ş-12ƈ-8ŶƁ-7OŴǈ7ľńŖŜǘ8LŅŽſƃƛ9ŀŐǄ10ŏžƑƩƭǡ11ƌ12Ÿ13łŎǜ14ĺǙ15bŝƐ16DƗƿ17ǧ19ǚ20ơ21ǆǥ27Ǣ40Ƅ42ķǒ
~<pu	50 -16V-12ō-11Œ-10ŖŤƿ-9ŔŧƗǩ-8NƔƚƯǝ-7nGŀŎŵŹƝ7ŰŽƃƈǤ8yEƅ9wQŊű10DLĴńŴ11fr12SĸũƐ13ŗ15dƱ16qRĺŷ17ƌƖƥƲ18ŪƤƼ19Ɠ20ŚƊƻ24T25Ż27ƒ28Y29hŮ36Ķ45Ō56H
~<pul	71 8ĵƌ9g10Ļř11R14Ŋ15W20Ĵ25d29T35Ś38Ż
~<pum	83 38Ɗ
~<pur	81 13Ʃ26y29ƒ
~<pus	79 10ł11Ŋ14ĺ15Ō17H26r32Ɩ
~<put	54 -16V-12W-10ōƿ-9Œ-8ŊŖŤƔƗƚ-7nyGNŵŹƯ7q8koDEXŰŽƃƈƎƫǤ10ƅ11wQRĺűƒ12Lń13ŴƐ14fSũƌ15ŗ17ĸƱ18ŷ19Ʋ21Ū22Ƽ23Ɠƻ24Ƥ32YŮ35Ō40Ķ50H
~<qu	55 -10ƪ-9KN-8ňŦ-7ƄƟǩ7ĽƦƮǉ8Vķ9A10dŖžƘ11ŏŝ12ŋǦ13eǎ15Ĵ17ŀ18ĹŧƧ20Y21JO23Ǡ24Ķ26ńǂ28Ņ34ƹ37Ŋ42ŉ
~<qua	81 -11N7ŋ11Ƭ14ŃƦ17Ƙ24Ĵ33O
~<que	70 8g9dĹ14A27Ŋ56ŉ
~<qui	65 -12ƪ-9ň-8Ŧ-7ǔ7oDEŚǝ8ř9Ʈǁǉ10ŋš11V12d14Ŗŝ17ǎ18Ŋ22ŀƧ25Yǂ27ŧ29Ǡ30Ķ41ƹ
~<quo	67 -7K7cƈ9Ľ14ž16Ǧ17ŏ19e20Ĺ28J33ń36Ņ
~<ra	54 -14Ņǩ-13Ť-11ƫ-9ňƌ-8ţǡ-7ŧƒƥƬ7ŗǙ8TĴŮŷƊ9sǘ10S11cŒŞƵ12Ɔ13l14ĵŎŪ15Ŋ16Ơ17Ƹ18K19C20aƔƙ22Y24Ư26š33œ38ƴ39ľǀ41j46Ŕ
~<rac	81 -9ƥ15Ů61ǀ
~<rai	65 -11ƫ-9cƌ-8Eň-7d11aŗƊƸ18l20Ơ26ƙ29Y32œƯ34Ŕ53j
~<ran	78 -14ĺŤ-7ţ7Ǔ9ƍ11I12X14T17ǘ18Ɔ20ľ42š
~<rat	62 -11Ņ-9ǡ-8ǩ7ź8Hŝ9ŷ10gĴĺœűƸ11sũ13E15Œ16Ş17ĵ18Ŏ19Ŋ21K23cŔ24Ɣ31ľ40ƴ
~<re	38 -19Œ-18Z-16Ő-15s-14ŀŤ-13Ɲ-12ACŃŨ-11SňŝŹƒ-10blĻŎŞŬűƄƨƬǘǜ-9NYĴńŏƞǎǨ-8iyMŁŉŪŰŴſƛƦǥ-7hvŠŭŽƱƺǣ7uūŸ8eH9ŚƥǇǏǟ10Jżƾ11aƘƯǙǢ12ƋǔǗǤ13VřƤ14BĶŔţźƴƵ15ļšƿ16Ǔ17dƮ19Kķ20ũŵ21Ɨ22tĺ23ŌƁ24Ǒ25Ƣ30ŻƜ31ŕŖ32Ĺ35Ǆ36Ŝ37Ɠơ40Ǌ42ƌ45ŋ49Fƈ68Ơ75Ľ
~<rea	53 -10ŀ-9Cňŷ-8sŏƶ-7lƢ7cĿŋŵƮǡ8ņ9gDLū10ĽŮƖ11jJŗ12IķŜƐơǓ13Ə14eƻ18ĺř20Ś21ľ23Ňż24Ŕ26a29d30K31Ĺ41Ŗ46Ō
~<reb	77 7Ɨ10ǝ51Ɠ
~<rec	59 -12Ť-9Ű-7ƻ7Ƴ8ǟ9ǚ10ĺ11ťǈ12ƾ13qư14Ƙ15Ǌ18ţǤ19B21ő31Ǘ32ƿ34Ż47Ľ66ŋ
~<red	76 8Ə14Ż19Ƌ22ƈ28ƌ
~<ref	80 -12Ő9ř16Ľ18Ɨ34ƴ54ļ
~<reg	68 8JKĹƩ10n11ŶŸ12ǃ14ƉƘơƾǖ16Ų19Q24Ǌ25ū27ǔ
~<rej	90 14ƴ
~<rel	81 -11V-9Z22u39Ư44H
~<rem	67 7txŦƉ10œ11ť13Eǅ14Ǆ32ƶ37ƌ43Ľ
~<ren	50 -18ǌ-14Œ-13Z-10nŔƴ-8ǩ-7HŦƭǓ7Ŀŏƣǒ8Ŝ11śǐ13Ɵ14ƌƮ17ƥ18Ǐ20Ǉ22ķ26Ĺ27ŵ29š32ƤǑ35ơ40Ƣ41Ɓ51ŕ52Ɯ72F101Ơ
~<rep	60 -9Ɛǝ-7Ũ7ŧƮ8Żž9Ƒ11ĺŜ12Ŕ13ĵ15Ǆ16ţ17Ƌ19Ŧ21ƈ23ź29Ɨ31Ɠ32Ǣ33Ƶ47ũ
~<req	74 -14Ƥ7Ĺ13Ǚ18ơ19Ľ21ǌ27Ǔ
~<res	70 -8Ƌ-7S8łǑǔǛ9zŢŷ10ş13GU14Ǎ16ōưǩ17ǟ19tǄ20n
~<ret	66 -7Ʃ7fǊǠ8qŧŮ10Tǆ13Ŝƭ16Ǚ20t21Ƨ24Ǆ28P36Ķ42V
~<rev	77 -11ť-7ƶ13Ŷ14Ǟ18ǩ20Ŝ26Ŗ34Ǌ
~<ri	37 -21ǩ-16g-14TŤ-10ix-9j-8mnRUķŻƚ-7Ƌ7kpņŭƎƒǆǈǜ8esEŐŴŷƝơƺƾǂǌ9şŶǄ10ŬƜƨ11oŃƷ12KLŜŧũǑǔ13CXőƅƽ14uwSŏƬ15qƓƣ16ŀŎŝ17Ƶ18N19P21bfĽ23Ų24ǃǟ26ŵ35Iǀ38Ƙ43ƙ
~<rid	73 -16ǩ-7ŝ8ƃ11wŴŶ21Ŭ24Ƶ34ǀ38Ų53ŵ
~<rig	38 -12TŤ-9ixBǊǩ-8j-7mnLRUƋ7cQŇŉŚƫǍǞǥ8ekEYņǂǆǈǜ9sŭűŷƺƾǌ10pwŐŗŲƝƨǄ11şơƷ12Ń13oŏŧƒƜǑ14őƅƽǔ15CXƬ16uSƓǟ18qIŎ19ŀǃ20NP21ŝ24b
~<rin	69 -14ķ-11Ŷƒ-10ű8A16KĹǟ17Ŝ19Ǌ25Ǝ30Ľ31f33I36L79Ƙ
~<ris	73 -19g-11ŗ-9ƚ11ķ26ũ27ǀ35ƣ38ƙ
~<riv	84 14ǃ71ƙ
~<ro	49 -18ű-14Ɣ-13Ǉ-11ĹǢ-8RŗơǅǑǒ-7cilƅƇǔ7ƌƒƩǎǞ9TXĽų10ĵ11ķőƜƮǟ12ŌũŹƟǀǩ13şŭǈ14SŢ15ź16ŎŮƁƝ17eY18Ƒǃ19Ķ21nƏ25Ǆ26D27hƗ53Ƣ70Ɖ73ƈ
~<roa	71 -9R9Ŏ10yǦ12ŝ16Ǟ17Ə20ǟ21Ź23ŭ27Ɓ40D
~<roc	85 -20Ɣ8j12ǀ21ƕ
~<rol	84 -9j8ŕ13Ƙ16Ķ17Ə24Ō27ǈ29ź
~<roo	54 -17ű-9Ǉ-8ơǑǒ-7Ơ7ǣ8ń9Ɔ10h11ƌ12ŎųƗ13X14Ɯ17ş20Ɲ22Ƒ27n32Ǆ60Ƣ80Ɖ83ƈ
~<rot	85 -9ǅ19Ľ20S23Ķ35h
~<rou	64 -13ń-10ŕǢ8mŠŨ10Mť14ƒǎ15Tĵ16Ʈ18ķőƟ20Ţũ21Ɨ24eY26Ů
~<ru	53 -18i-12Ʒ-11Ŏŷ-10Ň-8Uŵ-7yŀƃƖƯ7cĿŝƦƧ8EňŲ9ţơǙǥ10qĵŴƼǄǗǟ11hńū12ŻƏ13ư15ǝ16eLƩ19ſǈ20ǎǐ23A24ƛƝ31ŕƬ34ƽ41O43Ǩ44Œ57ű
~<rul	88 -7Ř11Ƭ18Ǚ24L
~<run	54 -11ŷƷ-10Ŏ-9Ň-8U-7syƃƖƯ7ŧƦƧǉ8EĿŝ9ňŲ10qţơǗǟǥ11ĵńŴƼǄ12hū13Żư15O16Ʃǝ17e20ſǈ21ǎ23ǐ24AƝ27Ƭ32ŕ35ƽ45ŒǨ46ű
~<rus	85 -20i10Ś14s15Ń20ű42O
~<s>	79 -10p-9Ľ9J17ƕ19q20Ƅ30ǆ31b
~<sa	41 -17ŐŦ-15Ʒ-13nƜ-12vLĿ-11sŏŞ-10PųǌǓ-9AńƢǡ-8iŃƠǝ-7gUĸšŻžƭƯ7cwūŲƝƥƵƼ8ŇŌŶƱǉ9VŋũƅƚƸǗǜ10ĹřşŴǛǩ11uĴĵŊŒƈƾǔ12ǁǂǚ13Wőǖ14ņňŢűƺ15qŮƒƩ16ŔŖǃ18ŗ19Ł21Ś22S24pŝ26ƴ29B30Ǌ31bŘơ32T35Ǚ41Y43r
~<saf	68 7Ķ8N12Ǝ16Ƙ26Ž54Ǚ
~<sai	62 -8Ʈ-7Ň7pA8uSņŊŎǚ9f10tŔ11Hŝƅǅ12dOŉǜ14Gƥ16cƶ17V22y25qB31ƴ
~<sal	63 -13t-12Ǔ-10Ů-9ǡ-7Dų8Ǩ10Ɨ11Ƨ13ǋǠ14űƮ15uƦǉ16ǈ18W19ǃ21Tǟ25Ǜ27ǖ30ņ32ƒ56Ǌ
~<sam	62 -14Ƹ-12ƺ-8G-7Żǩ7ŘǇǘǜ8Dłǥ9żƇ10ņŜƖ11o13Ɠ14k15ǂ16Iǁ18ő20ŴƩ21Ŷ24ş27ũ31S37p
~<sat	79 -8Ŝ10ƚ12ŧ13Ʈ23ŝ29Ŗ
~<sav	61 -10y-9Ǡ-7ĸŎ7ǁ8źƵ9ŋƳ11wķǗǩ13Ļ18Ĺ21Ʊ25Ĵ36Ţ46Ř65Y
~<saw	78 7f8ƫ11ű12tŨǙ13ƚ14j17C20ƾ
~<say	50 -16Ʒ-15Ŧ-12AƜ-11ǌ-9vƓ-8nxCƘƢ-7LĿŢŨƗ7Fœ8ŲƅƉƬǃǑǧ9ŖţƝƵǢ10ōƴǚ11NŊŝƼ12ĵ13Qū14Ŕ15Ō16Bƈ17ŀ18Ňř21ǩ23ŗ24ňŒŚƸ27Ů29Tƺ33Ł41ơ43b48r
~<sc	54 -13ǩ-10M-9ō-8JŠų-7ŖũżƂ7KŏťŻƮǔ8avŅƘƣǦ9qyQŭƓǁ10SłşŹ12Ž14Ǔ16l20R21ǀ22xƺ27ź29Ʊ32ĵ33Ũ36ś37m42Ŀ49ǘ
~<sca	68 -11M-10ǩ-9Jō-7ż8ŇŢŤ9Ź10Vť11Ņ12ƣ14şǁ17ł30ƺ37ś50Ũ56Ŀ64ǘ
~<sch	60 -8Š-7ŨƂ7ƶǢ8Ƣ9KŻƖǔ10vyǦ11qQ12Sŭ13Ƙ16Ǔ21l24R26x31ź33Ʊ43m
~<sco	77 24Ž48ĵ
~<scr	79 7ƻ9ŋ11śű12ŏ14Ʈ15a16Ɠ
~<scu	84 35ǀ
~<se	44 -22Ś-14Cķŀ-13ơ-12j-11nƤǈǠ-10guŔŤŵŶƧ-9kBMłƵǇ-8chXőŖƗ-7ioFWŁŎŲƭƮǃǜ7řƊ8ZŐŜƚƬƲǘǝ9Yŭ10ĹšƉ11Ōţūűƒǒ12NŠǗ13K14ĺľƔƳƾ15VƏǄǔ16ǎ17Ƅ18yŒ19ǥǨ20ǂǋǌ21ĽŊŪƕ22Ɵ23ƖǛ24ƛǆǧ25ƎƝ26Jư27Ţ28Ŵ30Ř33H36ś37ļ40ň56Ǟ
~<sea	77 -9NǇ-8j12xŻƉƟ15Ɯ16ƚ20ǟ33ǋ48ǎ
~<sec	63 -12ķ-9Ū-8H7ĻǗ8dĶǩ9Ň10AIƶ12pũ14ľŌǋ16ŊƔ18y20Ǟ28Ɵ29NƎ31Ŵ
~<see	60 -17J-15ǔ-8ŃŤ-7CőƱ7ŴźƂƬ8šƇƊƿ9Ɖ10EĹǩ11ţ12tœƏ13Ŀƛ14vyļū15ĽŊƲǞ17Ƅ18řǂ19ŭƳ20Œ23ƾǒ24H28ň30V
~<sel	66 -10łƿ-8TĻ7űǄ8ƃ9ƁǛ10ĸ13Ʒ14Ʃ15Q18ƕ30ƒ38Ǟ40Hǔ41Ǩ45Ɲ
~<sen	59 -21Ś-12ơ-9ǩ-8ǈ-7LĴǠ9sŌƪ10š11ĹƎǘ20ZŐ21K23ƕ25ǌ31ň35ǧ38J40ļ41Ľ53ś
~<sep	79 8f19ş25Ƙ29Ř
~<ser	65 -7B7ŝ9ŢƕǗ11ţƏ12ŜƼǂ13ƽ14ū15ľǞ18ű20ư31Ǆ32Ǜ
~<set	63 -10ŀǎǩ-9ǟ-7Ƥǉ8LŗƬ9ŧ11Œ12A13Ŧ15Ū16Ř18Ĵŉ19T20ǝ21Y22ƞ27Š30ư33ĺƖ35Ţ41ǆ
~<sew	84 38ƛ
~<sh	41 -22Ūơ-20Ƥ-17ŉ-14iYŏŸ-13S-12FPĶŀŕ-11GŦŮƒ-10jőŞťũŰƣƹƼǚ-9wHľŇœŖƞǗ-8lzCVĻĿŽƥƧ-7mDQķĹłŜŝŬƃƇƕƽ7uJŵƅ8ŠŷƭƳǁǎ9KĴŋ10ŚŲƨƾǕ11pĽňŘǔǡ12fhBŧǖ13nŎƚƛǟ14yNńƈƫƬǧ15aRUŢƗǥ16xƘǃǠ17ŶƄ18ųƸǋǨ19ű20MźƝ21orŊ22qǂǌ23Ʈ24ŌǅǍ25tƑ29ŴƢ30vŨǈ35Ʒ37Ɖ38s39ǝ
~<sha	63 -12F-10ƈ7TŹƄ8Ŷǘ10ǈ12Ō13ǆ14ųƬǍ15ǩ16Ơ18nƉ20Ŋ23Ų24ŘŨ28Ƹ36ű38Ƣ
~<she	54 -23Ƹ-20Ū-15ƹǩ-11P-10ĶƤ-8Ů-7ŇŰƕ7Ż8Uű9fƝ10Bƅƫ11yŅŚƢ14Ŷ17ǈ19ų21p23Ƴ24ƨ30x32ź33oŴ34ǂ35s36Ʈ39t40q41Ƒ46v51r59Ʒ
~<shi	66 9Uǝ10ƚ12Ǖ16ǅ22ǎ30Ţ37ƈ39R43Ɖ
~<sho	48 -24ơ-20r-19ũ-17ŉ-13ǎ-12ŏŸƤƼ-11YƷ-10ŕƨ-9iSŀŖ-8qŒƒƣǗǚ-7œŞƳ7uƁǐǩ8cLOWƬ9yJǞ10XŷƱƻǏ11gŊōŧƶƺǁ12ƭƸǔ13dhkKĺ14ƾǈ15ĴŠŵǡ16fsĽǖ17ňƝ18Ƅǧ20ǅǍǟǥ21NńŌŨǨ22MŎƗǃ23aƘǠ26ǋ31ǌ
~<shu	71 -8Ŧǩ9ŋŶ10Ǖ11Ɵ16ũ19ƚ22ǎ31ƛ60ǝ
~<si	45 -14ņ-13wŨǄ-12ŇƮ-11ĺŜŞƑƶ-10ŐśŝŶǈǏ-9ŏ-8gKOXňųƵǔǝ-7ĿŕűƉƳǆǊǘ7łƌ8GIŎŖţ9QƥǦ10dƬưǅ11ĵŗťǂǍ12ŲƁ13fJĸƟƲƹǃ14ǟ15tŌ16nƆƘǓ17iŀ18MW19œ20SĶ21ƖǨ22BŁŴƝ27ũ29AǠ30Ǟ37Ƈ39ő40ƽǛ46ǩ
~<sic	79 10ƾ19W22ƽ29Ǜ35Ǩ
~<sid	62 -11Ƹ-10Ǐ-9ŨǄ7ū10Ɗ11ł12CŔƽǂ13œŧ14Ķſ15T16ƁǛ17Ǎ20Ų29ƇƝ30Ǡ
~<sig	61 -8ŇśƑ-7Ư7HĽœ8Iǉ9Ƣ11ƨ12yZŖƱǠ13ǩ14W16ƒ17QƲ19J20ő24Ǔ25Ŏ27ǃ34Ɩ36Ł46Ō
~<sil	90 14Ŵ17Ū
~<sim	86 -8ƶ13Ļ15Ǝ24ư
~<sin	57 -21Ō-14ņ-9ŎŜ-8Ɗ-7KƉƿ7P8ŸżƆƸ9ƣƪ10ƛ11ŗƋ12BƌƘ13G15ţ16dť18ǅ19ƹ21ǟ22f24t26ĸ28iS32ő35Ǟ39ũ59ǩ
~<sis	72 -14w7ŅǤ8h14U17Ʒ22Ư24ƽ26B56A
~<sit	63 -7ųŶ7zLŚǨ9j10ĵŗƝ11Fƙ12YƘ13Ĺ14Ǧ16ƥ18Ķ21Ǜ27Ƈ28Ɵ29Ŵ30n31ŀ34M
~<siz	82 -7H12rǞ13œ20Ɔ32Ƭ
~<sk	73 -9Ǧ9pž10Ŋ11ƂƠ12Bǁ14ŉ16ů21Ǐ22ŀ26j34ǀ
~<ski	79 -10Ǧ10pŊž12Ƃ13ǁ14B15ŉ17ů23Ǐ
~<sky	81 13Ơ29j38ǀ
~<sl	62 -15ǩ-10ŕ-9ũ-8ŷƚ7ľūž9ƀ10ňƛ11Ľ12ĸŌŨ13i14Ƥ15bƍ16Ļł20ǟ21Ƽ23ǡ24Ű28n30Ƈ32x33U43ǎ
~<sla	77 8ſ9Ɠ10ž13ǟ15ǎ21U39Ƈ
~<sle	69 -8ŷƚ7ƎƜ10ľ14Ō15ĸŨ18ĻƤ19ł24Ƽ28Ű31n37x
~<sli	83 -14ǩ8Ť13ƀ17Ľ21ƍ31ǡ
~<slo	75 -11ŕ8ř10ū13ň14ƛ17i20b21U26ǟ39ǎ
~<sm	61 -12qƛ7Ʀ8ţǈ9Ɛ10Hũ11Ƥ12Ǆ13ń14Aƥ15Ƭ17Ő18Ŧǃ22ŧ33ǂ35Ǝ61ƹ
~<sma	70 -13ƛ7Ł8ǜ9Ʀ10ǈ12Hũ14Ǆ15ńƎ16Aƥ17Ƭ18ţ20Ő21Ŧ
~<smo	68 -13q-9ţ7ƞ10Ɛ13Ƥ24Ǝ25ŧ37ǂ68ƹ
~<sn	74 -7ŭ7Ǥ9ņǄ21ś29Ɵ32Ž51j
~<sna	83 -7ŭ11ņ24ś33Ž
~<sno	79 10Ǆ31Ɵ55j
~<so	30 -19ő-13ŐŨƑ-12ǘ-11X-10o-9ǎǑ-8ĴǤ-7šťƌƱƼǟ7EUĶřŧƛƝƸǄ8pűŲŽǅǙǜ9szYĻŇŊŔŮŷƈƎƔǁ10CFVļľŝƕƖƬƳǋ11lmLŁŜƄƓƠƾǨ12eiquvTŗſƟǇǗǞ13kňŉœŰƤǕ14Ʀƨ15gĸńơƥ16ţƯƺ17hņŒŕŘžǈ18APĵŠ19ŞŴ20HĿŦŪŵ21fŃ22Ŷǆǚ23cĺųƩ24ŢŹƢ25ĹŤ27w30yQķ35ƿ
~<so>	34 -17ő-15ť-12Ĵ-11oŀ-9Ƒǩ-8j-7NǛǤ7lBFIľŴƤƸƾƿǆ8OPUŃǉ9ũƓƕƘơǁ10gCRļĿŌřŹƻǙ11ĻŔžƬǇ12wyLSńǄ13fĺŒŲŵƈǕ14ŁŮƔƝ15cqķ16npŕŪƞ17ksĵĹŶŷƠƢƩ18Tňşǚ19hţ20Ɩ21iŝ22QŤ24ŦųƦ26œŢ
~<soc	72 10j11ĸ17ǆ22xǗ23Ķ32ƿ46e
~<sof	81 8x11Ɖ13g15ĵ24q
~<sol	71 -12F-8ZŁ-7Ƭ8ƅ9š10ƕ11sPŖ12Ŷ14f15Ɖ16ķƢ18Š21Ŝ26ņ31ű39ǆ
~<som	44 -13š-12nsŨ-11ƃ-10IƱǎ-9ƖƵ-8ŌŐƙ-7aWƗƛƧ7ńŉƘ8FYŃŖƾ9jūƕ10ĿŤŪžƮ11ŠơƤǅ12NPŽ13Śǚ14zľŗƥƳƺǈ15ĸĹŵƶǞ16ſǋǜ17ŀ18Ǝ19Ư20Ŵƨ21ķ22ĺ23m24Ş25ņŊ27Q29A35Ř
~<son	70 -14t-10H-9ƭǆ-8pǟ8źż9ų10Ű11Ư13ǃ16ǈ22Ź24u27Ǟ33v37x39y48w
~<soo	71 -7ǜ8V9Ɓ10ľ12Ŀ14ŕ15y16Ƅ17Ǟ26H27Ź42Ń
~<sor	72 -9œ8z9ǀ14Ƴ17ņ18a19f20ǩ27Ʃ
~<sou	64 -11ƞ-9S-7I7ŧƏƗƵƽǛ8LV9FNŨƸǈ10i11Ǩ12C13ţ14ĽŮ16G17Ɵ18l19b21ť24c42Ň
~<sp	50 -17ǩ-14PƸ-13FŇ-11Ō-9dƵ-8uyzŨƗǧ-7cĹľŊŤƋƒ7Hŵ8Ľş9lMŽƝǇ10ƙǏ11CĴƷ12łŏƫǃ13tŕţƊ14rƐƣǀ15ŰŴƘƾ16Ɖ18k19ǋ20Ǎ21oJǂ22ƞƨ23O24Xǌ25fƢ26q27pŻ31b32s38g
~<spa	70 -21F-7ĽƋ7gƭ8Ɖ9ŵǢ12ƅ14J19Ɗ21Ɲ22Ɛ23Ŵ25ǋ35ǌ37O
~<spe	61 -10Ō-7yǧ8t9ŚƦƶƽ11g13k14alJŽ16ǃ17ƞ18sŏ19ƾ21Ƙ33X35Ż42b
~<spl	75 -7u11ž12ƍ15Ĵ17Ǉ22ƫ41Ƣ
~<spo	63 -16PƸ-15a-9dǩ-8Ň7Fƙ8Ɖǋ9ǘ12Ľƞ14Ǐ17CMƷ19Ű20ǀ25r28sǂ29o31gƨ35pq36f
~<spr	66 7Ɖƙ9jťǞ10t11ŃƮ14k17H20ŕş21łţ24ƣ29Ǎ
~<sq	70 -7Ǘ8ū9ǁ12ķŃ13Ɠ17ǋ31ǖ40Ɔ
~<squ	70 -7Ǘ8ū9ǁ12ķŃ13Ɠ17ǋ31ǖ40Ɔ
~<sr	81 -9Ǧ88Ƅ
~<sr>	84 -7O53Ƅ
~<st	36 -21ƒ-19Ƴ-18ƭ-15Ĺ-14ŎŶ-13ĿłŝŪŲƃƅ-12ņůŴǩ-11ŖƦ-10isLYťŦŧƠ-9pWĻűơƶ-8ehBNŒşţƕ-7oGTĸļŠŽſǠ7KRŗšƊƞ8dƑƝ9IJŔƧƯƼǈǖ10OŭƏǕ11ĶƗƤƷǇǜ12qvHUƄƙ13řū14yŌźƫǎǣ15EŰƋƖ16MVǟ18fŀ19ŘũŸǗ20őƉƐ21mǢ22tCƜƱ24jXƇ25ŤƮ26ǘ27Ɔ28ǋ30Ǎ31ŢǏ32ƥ33Ũ35D41ƚ44ǅ
~<sta	47 -14Ş-13Dŀ-12Lƭǋ-11ĹňŎů-10iGQĿƳ-9ŖŲ-8słŶ-7oUYťŴ7ŨŹ8SĶķƋƧ9dtǍ10ŃŏŚƥǓ11nrńœŕƑ12ǔǜ13Őř14EőƏƩ15jŰ16fǟ17HRū18ǈ19Vĺǣ20ŗ23ŤƄƜƤ24Ǉ25CƱ26ŌŘƷ27X31ŢŸ40ǅ
~<ste	70 -7Jŭ7Ŋ8dǞǨ12ƛ13ǎ14ž15gu20ũƉǅǏ23Ɯ24ǘ28Ƽ33Ư
~<sti	54 -11ǎ-10Ǔ-9ƭ-8Ĵ-7psw7ƹ8Ŝƺ9O10ŀ11ƞƵ12Ƨ13ZŉƬǩ14fŬ16CUƇ17z18c19ũ20qtPŷ21Ɩ24Ɣ26vJQ27I30D31Ũƫ
~<sto	54 -12Ɨ-10Fǔ-8ƃƒƷ-7ƿ7ŠƊǞ8yķų9ǅǟ10ňŊŔ11Ţǌǘǡ12OƝǊ13ŀō16j17Ť19Ǣ20M21ǎ23ƮǏ27ǋ31Ǘ35ƐǍ42ƥ49Ɔ51ƚ
~<str	56 -12ǩ-9PS-8ŏƥƴ-7ŗŲ7lųƣ8EGŜ9ňŔřƑƞ10ŀƜƟƽ11tŻƼ12ǃ13Ň14őƓǕ15Kŭ17ĴǍ21Uš24Ű25ǋ33Dƙ
~<stu	56 -18ƒ-13Ƽ-11ǩ-9Ɣ-8ŒŪ-7Ő7őƿ8sŁŋƚƲǜ9ƣ10AŀƱǓ11Ɖǘ12ƋƮǐ13ŨǕ14ŭ15ǂ16Şư18Z19Ɲ20ƇƢ21ŵ23Ǣ24ƥ28ź38mƗ
~<sty	76 9Ɖ10ǈ25Ǒ
~<su	51 -12ǧ-10Şǁ-9Ųŷơ-8yHƋ-7ŒżƗǈǢ7ĸĻůƄƿǇǙ8ƝƟƴǡ9tZŀŖǐǩ10k12Ū14Ŏ16ŌŶǤ17Ÿ19ų20ix21ƌ22ķƪ24j25ǜ27Ɗ30Ƽ34L36Ǖ63Ǒ67ǒ
~<sub	63 -13ǧ-10ơ-8Ƌ-7H7ǌ9ůǓǤ15ų22Ŷ23Ō85Ǒ87ǒ
~<suc	86 8Z10ś12ƻ13Ɓ
~<sud	88 11ŭ14ĸĺ
~<sue	75 -7Ƽ29ķ42ǜ
~<sug	83 -15ǁ10ƽ15Ǚ20ƴ28Ƽ
~<sui	86 12ķ15ǡ41L
~<sum	75 9ƍ14Ɵ16Ǉ21k22x42Ɗ
~<sun	82 7ŉ30ƌ44j
~<sup	68 -10ǝ7ŔƖ8Ő10nrz11ƿ14LƝ17ǐ23Ŏǩ51Ǖ
~<sur	68 -9Ş-8Ǒ7Ļŏ9x10tOZŨ11ǂ12aǒ13Ǥ16ǝ17ŀ19Ŗ28Ƽ32iƪ
~<sus	85 18Ƅ30Ÿ
~<suv	90 -11ŷ16ų26Ū
~<sw	65 -10Ŷ-8IķǊ-7ǩ7wHřŸ8ū9Ƒ10łũơƶǖ11Ō13t14DƐ15c18MŬ19X23ő24Ƶ26ų35Ţ48ƍ
~<swa	86 -12Ŷ17ũ34Ƶ36ų
~<swe	78 -9I7ŗ8ƫ9wř10ū12ơ13Ƒƶ16t18DƐ20c23Ŭ
~<swi	69 -9Ǌ7Ĵ9Ÿ12łŌǖ20M21X24ő38Ţ51ƍ
~<sy	67 -9n-8Ų9ǝ10E12D13Ǜ14Ǖ17Ǝ19ǘ24Ǘ28ǖ
~<sys	68 -10n-8Ų9ǝ13Ǜ14Ǖ17Ǝ19ǘ24Ǘ28ǖ
~<t>	88 11ǘ16ſ38b
~<ta	46 -22ŀ-17I-15q-14y-13ƠƳ-11ĺŐǩ-10Ō-9ľŁşŬƙƶǡ-8luĿŔŖƌǅǉ-7YZŕřŲƊƝƟǔ8tMőťŭƋ9nrƅƗƵ10vAĵśŴƬ11OĽŇƏƖ12ŒŢŪƛ13ƉƓǃǨ14ńǛǞ15sŧŨŹƯ16ǊǙ17ź18z19ƤƱǁ20ķ22ł23ųƧ26ů28T29Bǖ30ƺ32ǂǠ35ŋ36Š37Nū53ƻ
~<tab	76 7ł9T12Ʈ13ƥ14s17Ž25nƉ27M
~<tac	88 13Ū17ŴŶ
~<tak	51 -19ŀ-15q-14Ŷ-12y-10Ơǩ-9Ʈ-8asŪŬƳǡ-7rľŔŖƆƊ7eTĴśũǒ8tNŒŝƛƪ9ŎſǄǠ10ŭ11Ư12őƗ13Ə14kŇųƖǊ16ŢƓ18ŧƬǛǨ20Ũź21Ǟ22ŠƱǂ23zBłŹƤǁ24ķ32ůƧ34ǖ62ƻ
~<tal	58 -10ņ-7ŌƬƳƶ7hKňƆƯ8iXō9Cƍ10ĵǠ11BťƷ13OĹ14ƨ15Ňǂ17sĽ18vA20a22Š24rǙ26ń39N44ƺ
~<tap	83 -8a12ƛ68ŋ
~<tax	78 -8ǋ8Ǌ9f11ǆ13ǃ14Ƶ15Œ20ƅ28Ǡ32T
~<te	41 -17ŷ-14ţ-12ILŇǐ-11błŞ-10ķ-9Ɣǥ-8aňşťųŻ-7cGTĺĻŉŌŦ7kMRĿńŶƚƢǑ8EHĹŁŭűƂƳǆ9nquĶļƵǖǘ10ƟƥưǕ11Ţ12lœƴ13iWŊƊƞƾǜ14ŔŕŖŤŽǩ15ƄǁǄǙ16x17U18ƨƿ19Ũ20ōƜ21Ǉ23F25g31ǈ33Ʃ38PŹ41ƭ42B48K
~<tea	74 -17ň-14h7qŹ8ǈ10Uƨ11ǃ12Ķ13Ʒ14Ɲ18x19g25ǩ38PǇ
~<tee	69 -22ŷ-7ų8ŭ9Ţ11ƿ12ź15v19Ƃ73Ź
~<tel	44 -12I-11Ň-10LĺŞţ-9b-8włśǐǥ-7ş7hqsCĴŁœŢŰƉƪǈǗ8KŜſƚƱǚ9FMżǑǞ10xEļńŏǖǩ11nHűƭƳǆ12kĹĿƥư13guƿ14UƄƴ15Ɗƨ16ŊŨ17iŤƞǄ18Ž19Ŕ20Ŗ21P23ō37B
~<ten	77 -8Ǎ10ĺƣƳ11Ɵ12C14Ƣ22R29F30Ɯ
~<ter	68 -10Ɣ-7ŲƬƮ7Ɯ8wŨ10œƵ12Ǖ15B16W17ǜ24ŕ61Ʃ63ƭ
~<tes	79 7ŧ14ž15Ŷ26Ǚ28ǁ33ƾ
~<tex	69 -11ǩ-7J9ǘ11Ÿ15lū25ś72K
~<th	17 -22T-18ǎ-17ƨ-14gX-13Ĺ-12ń-11Ÿ-10o-9L-8i-7ǜ7ľŞƀƢƲƹǀǏ8HķűųŻƛǊǗ9UŘũŰƭ10ĺšƁƩǍ11eDőůưƵǁǥ12VƌƏƥƶǝǣǤ13fĶŲźžƉƗǄ14rĽņŌŤŵƐƒǟ15sAQŋŶƎ16dRŗŽſƄƚ17hJłŒƈƊƘƣǃǌǑǒǨ18ŔƋƱ19jŁŚśƖǆǋǞ20wŕƜƫǧ21aŨƅƙ22lWřŷŹǛ23kňƍ24ŀƻǈ25ŮƟƮǐǢ26vEŜ27xyƪǓ28ťŭƝƠ29ĸƞ30ūǠǦǩ31bG32nōŦƧ34Ņ35ŧ36ŝƑ38ŠŬ39ƕơ44S47Ň
~<tha	29 -22Ǉ-16iĹ-15sǨ-13Ǟ-12Y-11NƬǈ-10Pǟ-9Ɨƚ-8eUXZƟơƷǄǊ-7rwƨƮƾǍ7ļşŰŸǃǐ8ĵĶƌƏǁǏǔǖǢǦǧ9jnůűŴƀƯ10klWŁŕŜšųƅƪ11Ōƥƿ12MŬƍƘǂǕ13aoAŧƒ14ŅŪūŻƑ15tƈƙƻǀ16dCQŋŖżǝ17řǋ18ƝƧ19DRķĽŔ20SũƩ23ŀ24Œǩ25EśŦŽ27uŮ29Ƴ30Ť32p35ĺ36ŭ37Ŷ40ň41G45ōő48ĸ49Šť50b53ŇŨ
~<the	19 -23TĻ-21Ň-19ǎ-17i-16pňŊŖ-15oŃǖ-14Lń-13BNXŨŸ-11rCŶ-9guIǜ-7ĹƳǘ7jRZľšƭǅ8YŉŢŤŭŲŽ9WŌŴƘƯƽǔǕ10JşũŰƀƦƾǗ11PōśƇ12ŞŻƣƥƱƲǊ13ņŮǣ14ưǇ15ĶŠƎƒƢǍǤǥ16eGŘƗƛǋ17flŀŕŗřůƌƜƶǁǃ18kųžƁƄƉƏƐǆǞ19ŐŒźǄǌ20hĽŁƈƙ21ƍƚƝǒ22swłŚƖ23UŔŷƅǑǟ24Eŵǧ25vSŜſƊƋǛ26ƪ27ǢǦ28ƟǐǨ29nxƫƻ30ŅŦŹ31ūƑ32ƞǓǠ33Ŭ34Ơǈ36Ʈ37y40ƕơ43ŝ45Ƨ46ŧ
~<thi	40 -17Œƌ-16ƦƨǨ-14oZ-13Ş-12ķ-11nTŢſ-10Y-9ŻƄƫƮưƿǎ-8gRŗşƑǇǑ-7uFPĸńņŚźƲ7mřƉǩ8hGœŔŪƞơǡ9ŨǊ10ű11JVŇŽƻ12Qŀ13iŲ14dŌŖ15jkyXƈƗ16ŕǈǟ17MNł18cĴŎ19ľƭǞ22Ŀ23ŝ24sũ25BƬ26Ĺ28IŁ29Ɩ30AŃŋŏ36Ƶ42aHĻ50ĺ58r
~<tho	55 -14ǖ-9ĺ-8Dǎ-7CJƪǕ7HUľńőƜ8AƍƞƵǄǐ9Zŗŝ10Eĵƈ11ŊƉ12ŕŶſƎǊ13ƅǑ14ixű15w16ŽǇ17Ʃ19Ƒ20Ǥ21Ţ27Ų31Šǩ35Ň
~<thr	51 -11mŏ-8QƔǩ7lňƂƱ8zšƦƮƻǝ9ƚǦ10ŧŴ11śƧ12ZŪŵƜ13nŤǥ14ŐŬ15ĸũ16ŊŖ17jƳ18ƨ21ŗ22ǖ23ƕǎ25Ũ26W
~<ti	47 -11Ŗ-9Ǘ-8pľŒŚǞ-7uŀńŅŤŦƀƇƵ7ņƛ8kSŵŶǐǖ9y10ķšŸ11qWűƖ12ĺŜţƧǈ13Ǐ14őŞ15Ǉ17ŕ19fƸ20ŲƟ21s22RŬ24V28ǎ29Ļ30Ŕ35O37g38L39N41łŃƭ47Ż
~<tic	65 9Ǐ11N13ţ15ĹŞ18Ŷ22Ŕ57Ż
~<tie	84 -14ǩ8Ľ11ķ17Ǐ27ł41f
~<tig	88 10ǝ14HL25g
~<til	68 -10H7s8gVƄƟ9ƾ10Ƒ13Ʃ14y15Ų18Ń19Ɖ23ŕ29ĺ58ƭ
~<tim	53 -18P-13T-10ŖǗ-9Ɖ-8ǝ-7Ĺƀǈ7ĵŞŻſƈƦ8yFœŧƫǀ9Šǘ10ņƛǖ11k12gSŵŸ13Wšũ15Ŝ16ƺ17Ɵǩ19ĻŔƧ20sǇ21őŲ22Ƹ23V29R33Ńǎ36N37LO
~<tin	88 -7Ņ7Ɖ8Ƙ15g22q23ǈ
~<tip	85 -15ƺ12ŉ22T53ł
~<tit	75 7q12ķǈ16ǐ18ű21Ɩ22P40Ŭ
~<to	29 -28Ť-21rǡ-19n-18Ʃǈ-17S-16wWǅǖ-15ƃ-14ťƻǒ-12Ǉ-11PƊǋǎ-10pżƇƒ-9cfhŞƅ-8ĶņŪƎ-7FRŰƲǣ7ŅŐŬƖƨ8gzř9ŊŔŘžƛƮ10iĿŦųŶŹưǓǨ11ńǉǙ12NƄƔƗ13dŲǁ14aGYşǔ15oHļōœƕ16yŵƚƜƳ17eŝƙƭ18TŋŭƓ19tBĸƀ20ƁƷƹǦ21jCƯǝ22łŗţŨƂ23ĺ24sKƤ25Ļŧ26LŉŜ30X31śǞ32O33ZľŎŢ35ŁŃ36MŌ37A38Ǐ40ƶ43ƫ45ů50Ƶ
~<to>	31 -22Ʀ-20ű-17Ť-16rSƩ-15Ŗ-14nŏǅǒ-13qwşǈ-12Ɗƪǡ-11pƻǋ-10ijuŒťǛǣ-9fWƃǂǇǢ-8cŪƁǚ-7vPƎƼǊǖǟ7ŬƌƳǐ8IķƄƏǍǜ9ĴńřũƸǀǌ10dkzŊŘƖ11Ʈ12VĿưǓ14oǔǗ15ĻļųŶ16tLNƔƗǁ17Źǝ18BTƙ19GĸŜŲƓƕƜǏ20OƤ21ayHŵƭ22eĺŋō23K24sA25œƷ26ZľƯ28Xţž29ŝŧ30ł31ŉŎŢ35Ũ36ś38Ǟ41Ń42MŌ43Ł45ƶ47ůƫ57Ƶ
~<tob	79 13ǂ51ƹ
~<tod	54 -18ž-15ǡ-13ǩ-12Ǘ-11ń-9Ƨ-7XŊ8ő9ƄƓ10ax11v12t13Ŝ14ŀŢƪ19ǥ20Ĺ24jOƦ25ű26Őŗ31Ō35ĻŒ38ĺ39ŏ43i
~<tog	76 11M13Z14ǉǊ22s29ş
~<tol	72 -13ǩ-12Ũ-9E-8Ŝ-7Š10luYŦ11jļƁƧ13Ƽ18d26Ŗ28Ŕ29B31A
~<tom	65 -8Ū8Iǘ9ƤƬ10jűǕǝǣ12Ŗ14ĸ15Ʀ21Y25L
~<ton	78 7ś11bŉ13ŖƤ14ǝ16Ʀ17r
~<too	56 -14ŏ-12ŝ-11a-9x-8iŁǈ-7yYĺŰơƾǦ7ĿŊŠū8cƂƪƯǂ10Ň11XŧŪǛ12UňǄ13tƿǑ15şƀǚ18o19jsńũ20ŭŽ21Ɲ22Ƴ23ƬǙ24ƨ29q30Ǣ43Ǐ
~<top	68 -13ž-7œ7aǨ9Śǥ10Wĺƣǔ12Ƶ13T16Ǌ25ř27Ɖ29ŗƈ30Ǧ32ľ41Ƃ
~<tor	84 -7W7ǝ14Ŀ38ƚ
~<tot	71 -12Ť-7ƃ8Aƀ9Ɨƹ10uŅŽƆ11Œ12ŷ13gZ17ǉ19ŵ23şŦ
~<tou	78 -7v7Ų8ō10Kķńƹ11ŀǟ12ƿ14Ƽǝ30Ŝ
~<tow	67 -18ŗ-12ň-8ǖ-7ƛ7ůǩ8ƾ10ŭƣ15QŇ16ƟǕ18X26Ǧ27E63C72Ɓ
~<toy	90 14Ŭ16ű18ŭ
~<tr	47 -20ǩ-15Ŀ-14Ɩ-10ĴŐŜƔ-9nvRŖţŷ-8CƅǇǧ-7gVŸŹƙƞ7ilyD8z9cUĹźǞ10IńǛǜ11LŪ12ű13ƿ15ŎǋǏ16ZŭųǚǦ17PŧŵŻƟƼ18QŬ19AŝƏ21ƍǀ23ņǙ24Ɓ25S27ŴƲǘ29k33ǐ35ů45Ŷ53Ž54Ƒ
~<tra	59 -14Ş-10ǧ-9ŀ-8ǩ-7C7NŝǊǋ8ŵǘǛǟ9űƂ10ǒ11Ǐ12l13zƝ14y15Q16ź18S22ǐ23Ż28Ɵ29ůƍ31ǀǙ34P54Ž
~<tre	63 -16Ɩ-15Ŀ-9Ŝ-7ţ8j9k11Ş12DƘ13Ť15i16Ƽ17ƿ20UŧǄ22ŝ26ņ27ǚ28Ŷ60Ƒ
~<tri	74 -11Ĵ-7Ŗ8ŁŢū11Ō12ǀ15Ɯ16Ž20Ƒ25ů27Ɓ33ǘ42k
~<tro	73 -7n7pƿ8Ƹ9ĵƛ11Ĺ12tƽ13Ƽ16Ş17ű22ǜ
~<tru	58 -11Ƃ-10Ɣ-8vǩ-7PŞǄ7Ĺ8ņƦǞ9łƫǏ10QǛ12Ɓ13ǋ14ŀ15Sŵ17c22ŎŪ24ŭ25ZųǦ26AŬƏ34Ŷǐ35Ʋ36Ŵ
~<try	78 -11ĴŐ-9N10Ńŗ12Ů13Ǟ17Ž21Iǘ23ń30L
~<tu	61 -12ǚǩ-10Q-9ťƦƳ-7twy7pVƙƧ9ķƗƟǧ11AŤǊ13C15Y16ƪ18Ƌ19ŉ21a22ŀ23ſ24Ź27cţƍ32ǜ35ƴ37vƱ
~<tub	78 26Ƌ35ƍ
~<tui	86 55Ʊ
~<tur	65 -13ǚ-11ǩ-10Q-9ť-8Ƴ-7ty7ŎƙƧǞ8V9pǧ10ķƗƟ11Ǌ12Ť13A17ƪ20ŉ22v25ŀſ27Ź29ţ30c35ǜ38ƴ
~<tv	86 -9ƥ7Ő12Ɨ14ƚ18Ɗ
~<tv>	90 -10ƥ8Ő15ƚ19Ɗ
~<tw	77 10ţ11ǥ12u13ũƻ14Ĵ15R16w18ŕ34y
~<twi	78 10ţ11ǥ12u13ƻ14ũ15RĴ16w18ŕ24y
~<ty	69 -12ƈ-10Ǎ-9ŚƦ-8a-7ƅǖ10Tƿǆ12pļƣǉ13Ɖǔ17EƇ19d22Ǆ23b32Ʃ36Ƽ
~<typ	69 -12ƈ-10Ǎ-9ŚƦ-8a-7ƅǖ10Tƿǆ12pļƣǉ13Ɖǔ17EƇ19d22Ǆ23b32Ʃ36Ƽ
~<ub	81 60Ų
~<ube	81 60Ų
~<ug	77 7ů8ļƞ9śƚ11ĵ12R17ǜ22ņ31Ǥ
~<ugh	81 7ů9ƞ10śƚ12ņ13R18ǜ24Ǥ
~<ugl	86 9ļǤ12ņ13ĵ
~<um	63 7Ǔ13ǩ46Ǧ49Ƃ
~<umb	63 7Ǔ13ǩ46Ǧ49Ƃ
~<un	51 -24Œ-19ŝ-18Ɔ-13Ǉ-11Ƣǥ-10Ɖ-9Pǧ-8Zǩ-7ŠŵǢ7Gŉœŕǟ8hiWļũůƝ9cŚƙƲǤ10gBDYĸŎşŪŻ11ƞƥƨ12ŖŮƭ13Ơ15Ţ16Ņƺ17ň18Xƒ19ĺǃ21nŀǀ22ƤƩ24Ş25Ɗ35ǌ41ƣ48ſ
~<unc	84 -7ǩ7A10Ƴ11T15ǟ19B
~<und	58 -13ŬǇ-11ƉƢ-10Œ-8Ʀ-7Š7ĵőƛǡ8jƖƘƽǅ9GŃœ10ůƝ11hŚũƙƲ12işŪſ13cŻƣǤ14ǀ15Ŏ16Ů17Ŗ18Ɗ19Ņ20ƺ21ň22ƒ23ǃ24Xĺ28n30ǌ
~<unh	86 -26ŝ45Ş
~<uni	61 -20Ɔ-16Œ-10ǧ-9ǥ-7Zĵ7Ʀ10ǌ11y12WļŬƕǋ13Ơ14Y16D17ƨ20ƥƩ33Ƥ35ƣ47ſ
~<unp	90 27ƞ
~<unt	90 12O16ŕ28ƭ
~<up	42 -17Ŗ-16Ƨǩ-14Ƣ-13ƞ-12GŢŬ-11sǞǦ-10vƊơƦƵ-9oLQŅŇŧũŲƶƷǑ-8yPŤżƟ-7bfBŎŪŷƕƖƘƳǅ7dŜƇǔ8ƫƬ9ļƥƹ10ĻńŐŚƈƓǢ11jĺłŘǌǚ12ĿŗƏƾǏ13rŉƮ14ķŹǝ15řŽƙ16ƋƩƲǍ17Ōž18Vǆ19KĹśƃƴǊǗ20ƣƪ21Š22ixHŁ23Ĵ26Ũ28k29l30ƅ33tœƉ34Ƥ36Ŕ41ŕ42ƌ
~<up>	44 -17Ŗ-14Ƣǩ-13ƞ-12GŢŬǦ-11qs-10vơǞ-9oLQŅũƜƵƶƷ-8PŇŤŧŲƗƦƧǑ-7bfyBŎŪżƕƟƳǅ7gCWŝťŮƂǒ8dYŜƇǔ9rƬ10Ļļƹ11ńŐŚƈƓǏ12ĺłǌ13jĿŗŘƏǚ14ŉƾ15ķŹƌ16řŨŽƣƮǝ17HƩ18ž19Vƙ20KĴĹŌƃǆǗ21ƴǊ22ƪ23xŠ24iŁƤ30k31l32ƅ35Ɖ36tœ39Ŕ44ŕ
~<upd	69 9ƫ17ƋǢ18Ʋ29ƌ
~<upg	88 -10ź13Ƌ21ƌ
~<ups	70 -9Ɗ7r8ƣ9nƥ10H11ƛ12q13Ɯ16ţƆ18Ũ19Ƥ25Ɨ26Ǎ
~<us	50 -12ń-11ƒǗ-10eKŒ-9ŃŅŖ-8iDş-7dĻƮǟ7ŹƄ8vĵǅ9ƅǐ10őƹǆǑ11ŋŢŴơ12łƗ14ǘ15zŎ19ņ21ţ26ILĹ28sĺŐ29Jų31œƿ36ŲŽ37ǖ43ļ84ŭ
~<us>	62 -17A-16ǩ-13ń-9ƕ-8Ń-7d7Ōŏơ9ax10rž11ĵ12v13ŪŽƄ14ŋ19Ţ20zŎ24ĺ27ņ35Ĺ42s56ļ
~<usa	90 7ŭ11ŝ20ő
~<use	55 -11ƒǗ-9KŪ-8Ņ7Ĵ8Ǔ9Ź10ǂ12ŵ13ǐǩ15ŐƗǑ17Ŵ18J19ǘ23I25ţ29ŲŽ34ų36œƿ42ǖ68ŭ
~<usi	84 -21D-12e-7ǩ16ƹ19ŭ20ƕǆ22J28Ő
~<usu	73 -7Ŗ9ƅơǩ11Wǡ13ŭ14řǅ15AĺłŲ27L
~<v>	83 8Ƅ11Ɯ20ū25Ŷ26Ū
~<va	57 -10ǖ-8ųǞ-7ƾ7ƛ8xƊ11C12ũǏ15ņŎ17ľŭƒ18ƪ25Ƙ33Ɵƹ37Ǣ38Ʃ46k56ǐ
~<vac	77 -7ƻ45k47Ɵ
~<val	61 -10ǖ-7ƾ7ŸƁ8Ɠ9Ɗƛ13C14ũ16Ŏ19ľƒ20ƪ28Ƙ32Ʃ38Ǣ
~<van	75 -10ų10ƀ12Ǐ18k20ņ24ŭ75ǐ
~<vap	85 52ƹ
~<ve	60 -7Ʃ7ŌŕǦ8ǧ9ŁŤŭŶŻ10O12ƀ14ūŰ15d16ų17Ş19Ŭ22ǖ24Ŵ33ǐ34Ū35Ǖ36ǅ
~<veh	63 7ż8Ǧ9ŵ10ŭŻ11Ŷ13ƀ15ūŰ18ų20Ŭ26Ŵ36Ūǐ
~<ven	76 -8Ʃ-7ǝ11ǧ23Ş30ǖ46Ǖ47ǅ
~<ver	83 10ŕ11Ō14Ť15O21d
~<vi	63 -15ś-9h-7Ńǣ7B8a9g11NƇ12ǁ13eZ16ƻ26ƾ28M32Ż48Ɯ87ū
~<vid	85 -8Ń8Ɨ13g38M
~<vin	70 -16ś-10h14Ƈ102ū
~<vio	82 43Ż
~<vis	76 -9B-8ǣ11a14N16eZǁ32ƾ59Ɯ
~<vo	77 -16Ő-15ļ11ľ15a16eĿŁ19ǩ21Ə31Ľ
~<voi	86 -16ļ-14ǩ12ľ17a18eĿ34Ľ
~<vol	84 23Ə
~<w>	82 -9S10ƿ11b22n23Ǒ30őǇ37T
~<wa	35 -22ŗ-17Ʀ-16řŮ-15ŷƩ-14dǒ-13ńŲǢ-12NYƚƜ-11guCĿ-10iŁŇŒŭƪǞ-9WŐţųƻǖ-8vUŘūƔƝƾ-7hPķĸŏşŪŬƕƨǇǐǗǚ7bĹņŕſǔǙǝ8JŔũžƍǄǤ9akOƀǦ10Ĵœƅƫ11oŽƤǍ12xĺŎ13Ɨ14p15ŃŠŸƂƈƒƴƼǁ17MTŀƃƄǌǧ18rBXŅưƱ19yŨơƬƭ20Ō21šŧǜ22ƽ23ňů24ż25ļŉŦƇ27ƳǓ28ǉ29ťƶ30s31j34ŵ36Ƌƙ38K41ǩ43Ļ52Ť65ƛ
~<wag	75 -14Ǌ-9Œ8ǜ13ǣ25ƃ31T54ǉ
~<wai	73 -11ơ9ŏǌ12ĺǜǧ13Ǐ15r16ŵ17Ǔ19Ń20Ś22sſ
~<wal	59 -11řŨ7ŖƽǕǘ8nŵƤ10ƋƮǈ11R12łƙ13Ǎ14ĻŸƗƧ15żƣǝ16Zƌ21ǔ23Ǆ29xƇ30Ť
~<wan	45 -15ŗŚ-13ŦƦ-12młǒ-11ŞƩ-10œřƯ-9uŏŵŷ-8NŖůƒƧƿ-7lĺƟƠ7vǞǨ8eŴ9Œ10śƃ11ľŊ12ƵǦ13bLŀ14VŝſƀƗ15OƁǁ16ŃŎž17yJƂǧ18ŕ20KĴǌ22M23Ĺư24ƫ25X26Ƭ27Ǔ28sŉ29Ƅ30Ʊ32ǩ34Ōƭ35ơ38ƶ39Ļ
~<war	84 -12V-10Ţ-7ǟ12ƛǀ13B15Q27ǋ61j
~<was	45 -13ŒǢ-11dǋǣ-10ǂǞ-9ŀŝŢţ-8Cōƫƭǝ-7łŎƬƶƾ7ĵǉǍǘ8c9TűǛ10rǊ11ƲǤ12Ǚ13ŸƋƞ14k15Ļǩ17Ƥ19œƅƴƼ21Ŕǜ22ĺļŉ23BŅƈ24p25ũ26ňšƽ27ŵ28Š29ŧ30żƒƛ43ŤŨ44ťƳ49Ŧ
~<wat	58 -10ƚ-9Ų-7Ţ8ƍ10Ơ12ƎƘ13Ɗ14q15ǝ22ǩ23Ɵ26Ž28Ư32Ť43Ƌ58ƙ59ƛ
~<way	62 -16Ů-13ń-11Ũ-10ǩ-8ŗ-7Ř7sŧũƊ8orņƿǂ9ƶ10XňƬ11cƇ12Ŏǁ13ļƏ14mŞƑ15j16ŵ19a21Ŷ22y28ŀŢ45K55ů
~<we	40 -18Œ-17Ř-14ŇŜ-13Ź-12VǈǞ-11ŗƸ-10gqCſƽǑ-9nGľłƓǄǗ-8yDĵňōŞŢźƄƧǇǐ-7aŽƗƝƠǋ7ŃŖśůƎƚǢǧ8fhƹ9ŀŲƊǎ10rLŚǤ11Ÿƛǟ12tŅŎ13lY14IXńņťŴƖƱ15ǖ17ŕŝ18jŋŵ19ŠšƼ20dsļŤŪ21ƅƭ22Ł24Mƕ25iƺ27ŧ28ĽƬ29ǝ30k32œŭ33RĹ38Ũ39ƿ63Ō
~<we>	53 -13Ň-11ĺ-10rƴ-8gPŘ-7lŤŵŹƮǈ7cšťŷƛƩ8dwƆ9ļŊƀƂƨ10Ɩ12ş13ņƱ14ŉ15vX17hĻƬ18ŕƭ19Ś21ƕ22I23ŁŎ24i25Ĺ27ŋŴ35Ū37sM39Ľ89Ō
~<wea	78 -9Ƴ9Ł10U18Ť21Ǚ23ƚ28ǩ31j
~<web	81 10Ĺ12ń34ļ42ǖ
~<wed	84 9Ǜ10ĺ12ǔǧ14f
~<wee	53 -9ǩ-8ǟ-7ŇƸ7xŧũƤ8TŕťƟ10iŐ11PƜ12Ɩ14ĺů18Ń19ǎ20Ľ21LŲ26ǝ29k36ŵ48ŭ51R52ƿ
~<wei	70 7Ł8ł18ǂ21ǘ30Ŀ56ƺ
~<wel	67 -12G-9ǂ-8Ǒ-7qĵ7kH8x9Ǌ10űƕ11Nŧǉ13Ĺ16p20Ŗ21Sń23Ŷ29t38ǟ43ŝ
~<wen	66 -12ƽ-8Ŝ-7ǩ7H8Yņť9kĺƬ10ƫǅǜ11Q12z15lƳ21Ŕ24ŀ27Ũ29œ30ƅ36Ť39Š
~<wer	53 -16Ļ-13Œ-11Ř-9Ŀ-8pƤǩ-7ũ7UƅƦƾ8ļƱ9ĹƍƳ10XŠƵƹ11śŻƷ13ƭ14lƎƴǢ15żƬ17WŸƮǤ20Y22Ņ23œš24dr29ǝ30ŧ31Ƽ42Ũ
~<wet	88 12j16Ɗ19ƛ24ƙ
~<wh	20 -32Ō-25N-19ĴŊ-18tţ-17xƞ-14ŏŬ-13zFǇ-12bHKĽňŽ-11Ƃ-10UŋśǦ-9fǟ-7ŮůƆǁ7kSŻƋƛƬǉǖǛ8žǍǕǙ9oūƁƓǓ10cVĶƈư11uyŁŢƄƷƺ12aTŨűŹƌƘƫǘǠǧ14vPŇŲŷƑƖƢƼǊ15hǅǆǝ16GRļŃƭƳ17lmƦǜ18AşŠƲƵǥ19ZĻőƩǨ20łƽ21ōŴǎǗ22wŵ23ŅŎŔŜƤ24DXƾ25gqƇƠǏ26ŦƃƒƗƶǞ27ŒŕƅƊƯ28ķŝǄ29ľŞŤ30Jŗƻ31œ32ťǔ33Lƕ34ơ35B36ŉǈ37Ŀ39Q42Ĺĺ43ŀ44Ŗ46Ő47Ū56C70ǩ
~<wha	24 -31ŷ-23Ŭ-22Fų-21A-20Ǡ-19ŜŰ-18nŁŌ-17N-16ĴŹǐ-15ƫ-14ţƂ-13HļŊƟ-12śƤ-11bOńƳǦ-10stxĵƏƜƢƴ-9MSĽŐőŶƄƿ-8uzňŏůƹǀ-7żŽǁ7loŃƾǆ8dƋ9iyƮǔǣ10Ɲ11vDņƅƕƪƼǗ12ƃƨưƵ13ǎǝ14hŢūŵžƌƧƷ15Ǔ16cűƓ17LũƘǉ18WYĶƉƬǃ19qQŘŨƑƺ20JƽǞǥ22ZǏ23Ŕ24ŲƊơǊǩ25mC26ƔƩƶ27wTƦ28ō29Ơ30XŇƻ31ķŅŝ32Ŏ34ľ35gĻł36PŴƇ37ǈ40ŀŦ41B43ƒ44Ť45ŞǄ46ĺŖ47ŗ48ŉƗ49Œœ54Ŀ55Ĺ56Ū
~<whe	36 -18Ō-17Ʈ-16a-15ƞ-14nŁņŐũ-13wƩǄ-12PǨ-11iĺƜƝơƱǟ-10UŞƨǃ-9YňŉōƬ-8INƉƗ-7uBTŝƃƢƪǠ7qĴšŻƲǩ8řşŨųſƦ9dĹƛƶƽ10rHƁ11ĶŜƿǗ12lŸǢ13ƳƹƼǅ14yǙ15vƊƭǧ16Rļǂ18JXǀ19gĸƄƟƧǎǏǞ20Ź21sQ22Oƾǋ24ĵŖƷ26Mƈ27Ń29V30DGƤ32Ɩ33Sőƅ36Ű37L38ť44C45ŕ
~<whi	52 -11Ǘǚ-10K-8ũ-7lqĺŖŢŤǐǙ7bŪƯǏ8ƴ9dŇŷƏ10ŀŚ11ļƟƻ12DEŉƕ13ňūƎƣƤǖ14Rǈ15ńƁ16ŧ18ƾ21Cľőǝ22aQ23ť24Ų26Ő32J40ų
~<who	37 -27Ɣ-22ŪŲ-20Ŵ-16ĴƗǇ-15Ś-14TŢƧ-13PĿŒƞǃ-12HŃƦ-11xLŏŭŸǊ-10sYĹĺŌŘƒ-9fvyVĻŀŊŕŶƉƷ-8jmNĸźƝƣǤ-7CDJMRŎŗŞŽƅƑ7qFŦŵƭǞ8ZƐƪǣǧ9lſǥ10ƄƱ11ƙ12hŬƁưǛ15ǅ16aǗ17Ʃ19ǘ20wŹ22ńǕǜ23QǑ24Šƶǩ26oƜǆ27ş28Ƥ33ļǨ35Ʋ36ƃơƳǐ40ųƕ41u47ŷ50Ǡ51ǔ52n54ƫ55ǈ56Ŝ57Ƣ58Ł62A66Ư84Ő
~<why	60 -17ń-12ƶ-11oœ-10Ő-9ŉ-8ňŒ8ľǆ9ŝš10Ǥ12Ŀǜ14Š17ņ20rƻ21ƴ24B29Ƶ30ǩ34Ĺ40Ŷ41ŀ43Ţ48Ŕ52ĺ
~<wi	34 -24P-22ǩ-21ĺ-19Ř-17Ɣ-16vƦ-15ůǐ-14ƃƯ-13Ūű-12ƣƼ-11DŁŕƸǔ-10iZķƌƖƝǇ-9dxCRƩƶƻ-8ŅŇŮƀƒǢ-7hEGKŨƗƾǗ7IńŭŹǃ8wūƺ9uALŗżƁƄ10aeĶĸŜŢŧſƢǜ11jŊŴǓ12ĵƐƛ13yĹŋŠƕǁǘ14Ƃǎ15ųŶƋƵ16Ƥ17ňŬ18btĴŚƳƿ19fŲŵ20nMŽưƷ21gšť22ŝşǍ23p24ņ25ƨ26Ǩ28Ő30Ʈ31qłǂ34Ļ35ő36r37oŞ39V41s43ƚ47Ʋ
~<wid	85 9ƫ13Ǩ16Ʒ20Ƴ24f
~<wif	56 -24P-20d-18Ƹ-15Ƽ-12v-11w-9ƹƻ-8aRǃ-7Ʀǩ7Ʒ8bƳǨ10ǆ12u17ųǈ20Ŵ23fƮ27ƫ30ƨ35t36s39r43ǂ49o52q58p
~<wil	54 -11v-9DQŘ-7amŕŠűƢ7ťƭ8ţźǒ9ĻƄƤ10dśƬ11OǞ12c13oŽ14Nǃ15Ō16Ő17Ś18s20ƕ21eĵ22M24LŹ26H30V32y46ł75Ʋ
~<win	62 -17Ř7ǘ8ũ9Ƒƛ10Ɵ16ū17Ɓ18Ť22Ǜ24j27ť29ǎ30ƿ31Ļ70ƚ
~<wir	75 -11Ǡ-9Ǐ-7ƣ8Ǖ11Ǝ17ǘ24Ǎ45Ƌ
~<wis	72 -11Q8ǂ9ƳǊ10ƨƽ12Ʈ14m17g20w26V27ư28Ş
~<wit	38 -17ĺ-16Ɣ-15Hǐ-14Ťǩ-12ůƃƫ-10ƟƦ-8CENPŁŪƝơƣƯƶǇ-7pśűŹǔǛǞ7wųŷǤ8MSřƲƽǡ9ĶŖżǓǥ10œŚŢƁƚƛƧư11WńŭŰƐƱƿ12ŀ13rAŊƮƳǜ14ŜŧſǍ15ĸĻŽƤǁ16ŋŗƂ17gQĴŶ18ňǨ19Ų21ĹŠƵƷ22nsŬ23abVŐ24Ƣ26ŵ27š28ŝ29ņ30ş31Ş43ő
~<wo	31 -25Y-24Ő-17Ƴ-15ǟ-13knOŪųƩǞ-12wŒŠƺ-11ŚŜ-10GĹřšƙǎǛ-9fŰƞ-8loxFşŦŷƕƻǅǍ-7hœţŬŹƁƄƢƴǥ7Ĵľƀƨǘǡ8TZĶƪƱǦ9gs10ŃƂƿǩ11cmőƃƶ12ĵśǚǢ13ŖŞǈ14BƇǇǏǜ15XƓǁ16ŉǔ17RŭžƵ18MƐƘ20ĿŝƑƦ21qŽƝưƸ22Ʈ24rŗŢŵǑ26L27ƤƧƬǣ29Wķů30QƒƯǝ31S33ŊƗ34ĸĻ36V39Ʒ40U41Ŏű49P
~<woo	69 11g16j17Ƒ25Ƈ50Ɛ
~<wor	41 -16ǟ-14Ŏ-11iĸľŐŪųǢ-10kwGOŒƤƨǞǩ-9TŚƩƳ-8YłŕŜŠƖǎ-7aruHZŔţŲƵǘ7zIŝŤũƚ8ǝǨ9Ńņ10gĶĺŇŴǔ11XƦǙ12ŁŗƃƗ13ƑǏ14ŵǐ15ǜ16Ǆ17ƒƸǇ18ň21Ļ23Ŋǚ25Ƙ26R27ķǈ28ŭ30L31ű32Ƨ35V36WůƝ38Ǒ39qQ41Sǣ44Ŀ54U61P
~<wou	36 -23Y-16Ĺ-13Ő-12ĺŦƳ-11Ɓƺ-9dnqřŤ-8Uŭƙ-7oINOšƩǈǛ7eHŞƈƖ8Dłƀƃ9VŘ10ALŀƏƸǔ11ĴŖǡ12Wŉƪƭ13BƦǦ14sŃƂƱƿǘ15m16Zľ17cTĵŗśƒƨƶ18ŝǢ19Mǁ20XŇŊ23űŵƓ24žƗ26Ƶ27Žư29r30Ʈ31Ļ32ǝ34Ƭ35ŢƤ36Ư41ĸ50Ʒ51Ŏ
~<wow	75 7Ŕ8ǀ9Ţ10SƼǇǢ11u12Rű13Ŧ14UƠ21ő23ō
~<wr	59 -13Ʈ-12Ŗś-11ŝ-9ũ-7P7oŎŴ8ĸŉŻƄ9ņřƀƍưǤ10ĹŃƃ11K12ƬǓ13ŵ14CĿŸ15ŗ16Ōžǩ18wŤ20Şǜ24Ŝ26Ő27bǚ44Ʋ46ż
~<wre	75 -9Ť12Ũ13ƀ15ƃ17Ŝ21ŵ62ż
~<wri	66 -13Ʈ-12ś-7Ŗ8oŎǙǜ10wƄ11ĸřŻƍư12ŉŤž13K14ƬǓ17Ÿ18ŗ20Ō24b33Ő37Ʋ
~<wro	71 -12ŝ-8P7b8q9ţ10Ŵ11w12ņǤ14ŜƲ17Cǜ18ĹĿŤ20ǩ26Ş35ǚ
~<x>	84 -8d13ŪƋ14b17ŕ24ƙ
~<y>	88 35b
~<ya	73 8Ū9J10M11H12aƞ16ƍƜ18ƒ24ƙ53Ƒ
~<yar	75 8Ū11H12ƞ16ƍƜ18ƒ25ƙ54Ƒ
~<ye	42 -18ų-15Ƽ-14tŨů-13ŉ-12lǝ-11Ň-10ũűƒ-9iBňŠŲƌ-8DĻŐŤŦƆƳǥ-7aNĿŕŬžſƙǂǃǇǩ7łŚƵ8jńŻƜ10ĶŏƋ11fǤ13xĴƖƞ14ĽƸǣ16VŁŴ17œƾ18ţŸƟ19H20ǀ21Œǎ24Ɣ25ǉ26ĺ27TŎ28p30ŹƩǊ32Ǟ33ƈ34ǟ35Ů37v38S40Gƅ42d43ƭǅ47c48ő62ť
~<yea	43 -15ųƼ-14ů-13Ũ-12ŉ-11l-9ĹŇũƒ-8inDŠűŲƆƌǋǥ-7uĿŀŤŬƳǇ7qšŢƮ8Ś9Ɯ10Ż11ĶƋ12ƾǤ14Ĵǣ15ŹƸ16vƟ17Ŵ18Vœ19Ÿ20Hţ22ǀ23Œ24ǎ26Ɣǉ28ĺ31cp32TƩǊ33d34ŮƈǞ36ǟ40S41ƅ42G45ƭ46ǅ51ő64ť
~<yes	73 -10B10ŋ16Ĺ17d21ŏ22ł34Ł43Ŏ
~<yet	67 -21ǝ-17t-10Ő8Ɵ10ŀƍƾ11nuǋ12Ƶ14r16f20ń21j24Ź27xƖ28c30ƞ34v
~<yo	14 -29ť-24Ť-20Ƈ-19Ɔ-15Ŵ-14v-13ŷ-12ź-11bŦƅơ-7ƉƊ7yšŭŲƖƚƮǍǖ8ŖƂƒƠǓ9GĹņŰųƟǒ10eUŋŻƕƭǏ11wLQWŉƙƳƼƿǊ12aŌƱƲƵƽǑǤ13sĶŁƘƜǈ14ĺŘşǛǡǣ15kpIƢƫǄǚ16ĴƥƶǎǠǢ17fxCMSĸŊŏŽƁưƹǁǝ18KZŝŸ19ŃƃƯǐǙ20HĽłƻǀǨ21ŚǕǞ22nOśżƺǋ23BĻŢũž24ĵƸǩ25Xļƴ26AŀŜŠƌ27muzľƾǇ28gjķŵ29dňƧ30ńǘ31ſ32TŶ33Nǔ34Ŀ36Ő37VŒƤƦ38Ũ40i41FR43Ş45P46l57c59Ň
~<you	14 -29ť-24Ť-20Ƈ-19Ɔ-15Ŵ-14v-13ŷ-12ź-11bŦƅơ-7ƉƊ7yšŭŲƖƚƮǍǖ8ŖƂƒƠǓ9ĹņŰųƟǒ10eGUŋŻƕƭǏ11wLQWŉşƙƳƼƿǊ12aŌƱƲƵƽǑǤ13sĶŁƘƜǈ14ĺŘǛǡǣ15kpIƢƫǄǚ16ĴƥƶǎǠǢ17fxCMSĸŊŏŽƁưƹǁǝ18KZŝŸ19ŃƃƯǐǙ20HĽłƻǀǨ21ŚǕǞ22nOśżƺǋ23BĻŢž24ĵũƸǩ25Xļƴ26AŀŜŠƌ27muzľƾǇ28gjķŵ29dňƧ30ńǘ31ſ32TŶ33Nǔ34Ŀ36Ő37VŒƤƦ38Ũ40i41FR43Ş45P46l57c59Ň
~<ze	86 12ŏ18ţ24ř
~<zer	86 12ŏ18ţ24ř
~<zi	66 11ƅ13Ŕ28ƒ106E
~<zil	86 14ƅ37ƒ
~<zip	68 14Ŕ110E
~<zo	74 8L9h18ǩ21x36ƙ59M
~<zon	78 9L22ǩ38ƙ
~<zoo	86 11h68M
~@da	63 -7ŗ7Ľǟ9gƻǉ10sŭ12ǈǧ13ĸŲǙ14i17R18Ń22ŵ42k46ǎ51L
~@day	63 -7ŗ7Ľǟ9gƻǉ10sŭ12ǈǧ13ĸŲǙ14i17R18Ń22ŵ42k46ǎ51L
~@mo	66 -7Ÿ7fƛƞ9ĸ11kŮ12V14ǜ17Ť21ƾ22ŕ23pťƟ26Ń28Ź31d
~@mon	66 -7Ÿ7fƛƞ9ĸ11kŮ12V14ǜ17Ť21ƾ22ŕ23pťƟ26Ń28Ź31d
~@na	53 -12Ƹ-10ǩ-9ǃǟ-8Ũ-7DŤǝ7ŜǨ8bĿŁƢ10A11ap12ľŐ14ļǂ15ƚ16ƨ17ǒ19iJř20ǘ21sƃƷ23Ŧ24oœ25ź29tǈ31Ǥ35Ś36ĸ38Œ
~@nam	53 -12Ƹ-10ǩ-9ǃǟ-8Ũ-7DŤǝ7ŜǨ8bĿŁƢ10A11ap12ľŐ14ļǂ15ƚ16ƨ17ǒ19iJř20ǘ21sƃƷ23Ŧ24oœ25ź29tǈ31Ǥ35Ś36ĸ38Œ
~aa>	90 -59ŏ11ŝ20ő77Ɓ
~ab>	73 8aƓ10h12ť16Ÿƻ23Ɖ26Ś37Ƈ
~abe	79 -9ƾ15ƽ17ǂ18ƻ20Ƽ
~abet	80 -9ƾ15ƽ17ǂ21Ƽ
~abi	57 -9ǀ7Ɵǥ8ķǛ9ŗƌƯ11ƻ13h14yşơ16ǚ19Ƃǌ22W26ƀ30ǡ31ž
~abie	90 -13ǀ16Ư21h23y
~abil	58 7ǥ8Ǜ13ŗ14ơ15ş17ǚ19ǌ20Ƃ23W27ƀ30ǡ32ž
~abin	86 8Ɛ12Ɵ13ķ15ƌ17ƻ
~abl	64 -7J7YŖƩ8ž9ƊƯƳ10elś11ŇƉ12ňƷ14T15ƤƮ16ƥ19n25M26ƘƧ28s60X
~able	64 -7J7YŖƩ8ž9ƊƯ10eśƳ11ŇƉ12ň14T15ƤƮ16ƥ20n25M26ƘƧ29s56X
~ably	90 13Ʒ16l
~abo	41 -18x-14c-13ŕ-11ŗ-10ƼǅǇǐ-9jǃǟǢǨ-8FQĻŒ-7ńňşŭŵǞ7mƎƢǉǗǘǛ8ĽŢƗƱƴ9BGľżǏ10AHĶŔƂ11uVłŉŊůƨƸƺ12Ƭǂ13hņŲƔ14Yǁ15pļŖŹ16ƶ17ĵťǌ18Ť19Ňŝƞ20ŴƳǄǔǜ21r22ōŽ23ŀ24T25ƍǍ27Ş30Ŀ35Ĺ
~abor	90 7ǎ16ǜ19ť
~abou	41 -18x-13ŕ-12c-11ŗ-10Ƽǅ-9jǃǇǐǟǢ-8QŒǨ-7FĻńňŭ7źƍƎǘǛ8mĽŢťƗƢƴǗ9BľƱǏ10AGHŔżƂ11ĶŉŊůƨƸ12uVłƬƺǂ13hņŲǜ14YƔǁ15pļŖŹ16ƶ17ǌ19Ť20ŇŝŴƞƳǄ21ǔ22rōŽ23ŀ25T28Ş30Ŀ36Ĺ
~abov	80 8ǉ14Ǧ22ĵ35ƍ50Ǎ
~abs	88 16ĸ19ƾ21Ž
~aby	69 -17Ƹ13dƻ15Ɲ16yƯ19ĺ28Ŷ33v35w38u41x
~aby>	71 -17Ƹ13ƻ14v16Ư18w20ĺ21y28d29Ŷ39u43x
~abys	84 -17d20Ɲ22w23v
~aca	75 -7Rƻ32Ų43k46Ɵ
~acan	84 47Ɵ
~acar	90 -9R39Ų
~acat	83 -8ƻ-7Ǟ15Ɵ49k
~acc	56 -10ǩ-9Ł-8Ʈ-7Ş7žƪ8ţǂ9Ŕ10Ū11ƒ12eǗ13AYĻųŴ14ŜǕ15ĴŒ16ťǖ19BĶǔ23ƃ28lř30Ǡ34ƹ40ż
~acce	83 -11Ł24Ǘ25ƒ26ǖ44l
~acci	65 7Ż10žƳ12ţ13Ŕ20ť28ƃ49ż
~acco	62 -9ǩ-7Ş8ű10ǂ12Ū13e15YĻųŴ16AǕ17Ĵ18ŒŜ22BĶǔ32ř34Ǡ38ƹ
~ace	49 -19ŗ-13v-11W-10S-9Z-8ĺŬ-7ķŦŶơǇ7hǔǙ8ƋǛǨ10ńƬƲƵǖ11Ƥƥ12xƑ13ƆƇƈƌƟǩ14ļŏůƢ16ŃşƅƜ17D18ƔƗǊ19Ɠǅ20ǌ21Fǟ22G23Ɗ24ƞƠ28HƦ29ǋ33MǢ39ǀ50Ɛ
~ace>	50 -18ŗ-12v-10S-9Z-8WńŬ-7ķĺŶƈ7hwUǙ8ƒƚǨ9Ǜ10ƬƲ11Ƶǖ12ƤƥǏ13xƆƇƑ14ŏƌƗ15ƅƢ16ŃůƟ17şƜƠǢ18D19ƔǊ20ǅ21ǌ22Fǟ24Ɗ26Gƞ29H30Ʀǋ33ǀ34M52Ɛ
~aceb	90 29ļ31ǩ
~aced	80 24Ƌ31ƈ
~acem	79 -26Ǐ8Ɨ26Ǣ54Ɠ
~aces	82 7Q11ǀ13Ơ14Ǖ17ǔ29ń
~ach	55 -23ŗ-15ǩ-14ǌ-10h-8DǄ-7Ůƕ7ơƸǆǉǜ8TƚƱǡ9Ƽ11LĽŘ12ŒųƔǋ13I14Ơ15ƶ16k17qƑ20ů21ĺ24Ǣ25Ĺǝ26mP30Wǈ32K40Ǐ
~ach>	60 -24ŗ-10h-8Dǩ-7Ůƕ7wZŠŪƏ8Ƙǆǉ9TĹǡ10ƚƝƱ12Kĺ13LŘ14ĽŒų15Ɣǋ16IƠ17ů19k23ƶ34W35ǈ
~ache	71 10Ƹ11Ķǜ13P25Ƒ28K32q34m
~achi	69 -8ǌ-7q7Źǖ9U12Ƽ13ĺ21Ĺ24P32Ǣ33ǝ52Ǐ
~aci	77 19ĺ23Ƶ
~acin	77 19ĺ23Ƶ
~ack	49 -12Ŝ-11ƻ-10ŗţ-9Ň-8aUŎ-7ixBKłƳǈ7rŘűƲǒ8uƑǜ9Ǐǩ10hLőŒŲƝƴǟǣ11żƞƫƷƿ12ŴŵƙƩ13VŨƍ14HY15ǝ16Ľŏ18Š20IňƓƪ22Ůƹ24ť25Ǘǥ26ƛ41Ž56ǘ
~ack>	53 -13ǩ-7aUŇŖţŵƻ7œƎǗǤ9rŘŞƲƾǒ10ſƍƑ12uŀőŒƴǣ13LƝƿǟ14hƩ15Ŵ16V17Ũ18Yǝ19Ľ22ŠƙƷ23Iňƪ24Ɠ25Ů29ť
~acka	77 -12ǘ12ş18W24Ų44ǥ
~acke	70 -14Ş-10Ŝ-7Ŏ11ǩ12Ŗ13D15Ť20ƞ29Ǘ45ǘ46Ž
~ackg	86 7s10ŋ24ǜ26ǩ
~acki	84 -8ŀ16H20ż21Ž
~acks	82 -10Ʒ-7ƻ8w14ƛ15ǘ42ƹ
~acku	75 -10ŗ12Ɗ22ŵ25ƫ30ŏƛǘ
~acky	90 -9ƙ9Ɯ11Ɣ14ƍ
~aco	84 -9ǝ7ņ8C11Ʈ12Ū15l16Ŷ17Ŵ
~acom	90 13Ū18ŴŶ
~acon	90 -10ǝ7ņ9C12Ʈ16l
~acr	85 10ů16Ƒ24ļ
~acro	88 11ů25ļ
~act	55 -9ŁŒŗŨ-7JŚŪƅǩ7šžƖǚ8ĻŏƌƐƢǧ9ƕ10řƓơ12Qłǀ13Ƨ14Ƈ15dŖŤ18ū19ƒǘ20Ňǒ21ŀ22Ǒ31K32Ǆ37Ǔ
~act>	67 -13Ś-7ŪƂ8dƩ10Ɩǃ12řƢ15ū17ŀ26ƒ28K48Ǔ
~acte	90 10ū
~acti	81 -15P-7Ǔ14ǚ17Ǆ19ǀ20Q21ŏ31Ň
~actl	72 -10Ũ-9Ǎ10Ņ12dš13ŀƕǄ16ơ19Ƨ21Ť
~acto	71 -17Ǔ-11Ł-8J9ǔ11Ŧǡ13ƌ14ǧ17Ɠ18ł26ǘ28ǒ34Ǒ
~acts	81 9ǌ26Ǔ
~actu	73 -9Œ-7ŏ7ŚŢ8Ɲ9RŜ10ž11ĻƐ13K14P18Ǆ21Ƈ26Ŗ
~acy	85 8Ž17ƻ33ƶ
~acy>	85 8Ž17ƻ33ƶ
~ad>	45 -16Ƨ-15n-14Ŵ-12ǩ-11łŏ-10GSŧ-9Ʊ-8gRňƀƃƮ-7kpUVŃńƜ8ŌũǙǦ9dŚŞşƈƏƚƲƻǕ10yĵŗšơ11řŠŹƤ12ŝŢŭŸǚǣ13ĺǂ14śūǜ15tBľƳ16aǟ17Ŷǅ18ƾ19ŖŻƼ21Nƛ22ǝ23ļ24z25Ũ29ĸţ30ő32Dƽ33ņ42ż
~ada	90 -7v9Ǒ12K15ǜ39x
~adb	85 29Ǝ
~adbo	85 29Ǝ
~add	55 -13S-12Ǣ-10aŉ-9őǘ-7ƔǑ7ZŠƽǠǤ8Ǐ9nA10Ǆ12EǌǗ13ŷǓ14y15cǣ16ǈ18Ƶ20Ű24ōǋ25G26J28ǧ41D48ƌ50Ɓ58Ǟ
~add>	73 -12ŉ-9ǘ-7Ɣ8o11Z12ķǠ13Ǐ22y23c29Ǟ34ō65Ɓ
~adde	79 10Ǚǥ11Ɨ17Ǆ18ǈ21ƌ23ǣ25Ǟ
~addi	72 7Ɓ8ǒ9Ǥ11Ǔ17ǌ18ǧ23Ǟ26Ƶ39ƌ
~addr	63 -13S-11Ǣ-10Ǟ8F11n14Ǘ15E16ǧ17ŷ25Ű26J31ǋ32G49D
~addy	78 7Ǔ9g10YĽ11ǈ12ƽ13Ƙ14ŠǞ16A
~ade	55 -11ƻ-10ǩ-8Ň-7Ťƈ7ƋƽǆǑǟ10Ń11Ǎ12qzŧ13Ɖ14mĹƞ15ƫ16x17Ŷ18PS20Ŕ24vƇ25y26ƌ28Š31ź33ĺ
~ade>	58 -11ƻ-9ǩ-8Ň-7ŤƈƊ7ņƾ8ƽǆǍǟ11Ń13qzŧƌ14Ɖ15Ĺƞ16ƫ18vŶ19S20mP21Ŕ24x26Ƈ30Š35ĺ
~aded	84 -7ź13V14kƋ24y
~ades	71 -9x9v11yǑ17ƌ52ź
~adg	86 -15w19Ž26Q28Ǝ
~adge	86 -15w19Ž26Q28Ǝ
~adi	77 -10ū9ś11u13I14B15ǈ16j18Ů19kƝ21Ƶ
~adin	80 -10ū10ś12u14I17j19Ů20kƝ
~adj	83 44ŧ
~adju	83 44ŧ
~adl	82 -13t8ň11Ɩ15p20ǩ34Ń
~adli	84 11Ɩ20ǩ34Ń
~ado	78 12Ŵ13Ŀ14a15uŪ36ƚ
~ado>	83 7ǝ13Ŵ15a16Ū23ƚ
~adoe	88 -7W14Ŀ15ƚ
~ads	72 -12ƈ7ŹƂƱǖ9z10Ŏ11a13ŝƽ23n24ł29Ɓ
~ads>	80 -13ƈ8ƂƱǖ9Ź10z12a15ƽ26n
~adsi	79 12Ŏ15ŝ32Ɓ
~adt	90 37Ǝ
~adt>	90 37Ǝ
~adu	86 10Ʊ13m25y
~adua	86 10Ʊ13m25y
~adv	72 33ǚ52B54A
~advi	72 33ǚ52B54A
~ady	65 -13ǈ-7aŢ7ŧǤ8ǁǞǩ10e11ư12ptǎ13ĹŜ14Ź16Ɩ17S21Ɯ22oƁ25ŏ38Ō
~ady>	65 -13ǈ-7aŢ7ŧǤ8ǁǞǩ10e11ư12ptǎ13ĹŜ14Ź16Ɩ17S21Ɯ22oƁ25ŏ38Ō
~afe	68 7Ķ8N16Ƙ24Ǝ26Ž54Ǚ
~afe>	83 10N14Ǝ20Ƙ33Ž
~afet	71 14Ǝ58Ǚ
~aff	73 -15ǩ-11Ş-9ŵ7ůǔ10ǋ15M16Ƥ17Ż25ǜ29ǈ37X44Ǉ
~aff>	81 -12Ş28ǜ32ǈ49Ǉ
~affi	86 9ů13Nǋ21Ż
~affo	85 -17ǩ-10ŵ-7N9ǔ19Ƥ44X
~aft	54 -15ŘŞ-13Q-10ƭ-7ŃůƱ7e8Ƌ9jľţ10ƅƩƷǢ11tƧǟ12JĴ13UĻ14gwŢ15EŜǎǤ16ť17y20zķ21ŦƯ24ƃ26Ƴ28Ũ29L47ũ
~aft>	88 13e22Ĵ
~afte	55 -15ŘŞ-13Q-10ƭ-8Ʊ-7Ńů7ƕƫ9jľţƋ10ƅƩƷ11tǢ12JƧǟ13U14gwĻŢ15EŜǎǤ16ť17y20ķ21z22ŦƯ24ƃ27Ƴ28Ũ30L48ũ
~ag>	88 -26I10Ɯ78ū
~aga	60 -13ĸ7Ŝƚǩ8łƖƞǄǡ9rƿ10Bń12o13ktZ19LYƪ21Ŷ25ňƗ28Ɠ35ũ
~agai	60 -13ĸ7Ŝƚ8łƖƞǄǡǩ9rƿ10Bń12o13ktZ19LYƪ21Ŷ25ňƗ28Ɠ35ũ
~age	41 -19Ɖ-17Ǐ-13ũ-12ĺŪŴ-10Ĵ-9oŇŊƗǃǊ-8DŅŞŬƒƷǐ-7alsBLUŧƢƣǍǑǡ7ŃŒƨǜ8KZśƃ9ńŠǒ10ǣ11šſƑƘ12ŦƝǚǝ13ŏŲƧ14TźǈǢ15fƬ16Ɓ17ŰŹ19ľŮơ20ŗƆ21ǌ22WƓƔƮ23ƈƕƛ24ű25Ťǥ26ƚ28ƭ30Ś31ƀ32ƥ33pžǉ40Ŝ42v43c46ņ
~age>	44 -19Ɖ-18Ǐ-13ũ-11ŪŴ-9ĴŊƗ-8DŇƒơ-7UŞƢƣ7ź8ľśƨǓ9Ť10KZĹŃŵ12Tǒ13š14ŒſƁƑǚǝ15ŰƝƧ16ǌ17ŏŦƕ18Ƭ19Śǥ20Ǣ22ŮƆ24ŗƚ25WƓƔƮ26ƈƛ28ű31ƭ32ƀ35ƥ37pž51c
~aged	80 -9ĺ-7Œ8Ű9Ź17ş35f36Ť
~agee	90 16ƕ
~agem	85 15ơ20Ƙ
~agen	64 -8ǃ-7oĹ7Ǣ8Ǧ9ſ11Ǟ19ľ23ń72Ŝ77ņ
~ager	70 7Ŏ9ŭ10ǜ11ơǌ13ź15v19Ź31ǈ
~ages	69 -16Ǎ-13Ǌ-9Ĺ-7Ŗ7Ɓǜ8ƚ12ǣ14ǥ17Š21ƃ22Ų23ơ33Ś54ǉ58v
~agg	81 7Ǔ10ŧ11R14i16Ņ23ǡ
~aggr	88 8Ǔ25ǡ
~agi	82 7z18Ŏ20Ű22Ƴ23Ũ
~agin	84 7z21Ű22Ƴ24Ũ
~agl	90 10Ǝ34h
~agle	90 10Ǝ34h
~agn	83 13D15ƽ36Ƽ
~agno	83 13D15ƽ36Ƽ
~ago	77 -14Ť-10ǅǩ-7ŧ11ĺ12Ľ13uGƈ14ƴ16f41ť
~ago>	77 -14Ť-10ǅǩ-7ŧ11ĺ12Ľ13uGƈ14ƴ16f41ť
~agr	77 8ǌ12Ư14B18r20Ĺ21Ł26Ǔ50ǩ
~agre	78 8ǌ13Ư14B19r20Ĺ21Ł26ǩ27Ǔ
~ah>	70 -14ŉ-9G-8Ũ-7Sŝ7ŵ8ŖśƉ9ŰƄ10ŐŚŴƁƃƔ11cTĸŞŻ12w13Ŋ14Ţ18ő20v
~aha	76 -8Ƌ-7Ķ8hiŋ10Hļǘ11pńƲƸ12jtŒŞƾ13Ŝ14ƴ20ű
~aha>	76 -8Ƌ-7Ķ8hiŋ10Hļǘ11pńƲƸ12jtŒŞƾ13Ŝ14ƴ20ű
~ahe	76 -10Ʊ8řŚ9a12Ʋ13y17ľ25Ō29Ş
~ahea	76 -10Ʊ8řŚ9a12Ʋ13y17ľ25Ō29Ş
~aho	88 11J18K27ų
~aid	52 -10Ʈ-8ƠƬ-7v7fƅƫƭǏ8tŝƛƧǑ9dOŉǅ10qGTŇƢǉǜǨ11Ŧ12cZķ13V14ƃƒƱ16yţ20ƥƶ22ƕ23ƴ26Ɣ30BĿ38Ŭ
~aid>	52 -10Ʈ-8ƠƬ-7v7fƅƫƭǏ8tŝƧǑ9dOŉǅ10qGTŇƢǉǜǨ11Ŧ12cZķ13V14ƃƒƱ16yţ20ƥƶ22ƕ23ƴ26Ɣ30BĿ38Ŭ
~aig	74 -8Sŏƴ-7G7Ţ8Ƽ9ǎ10l11ǧ13Ŕš14ň16ų17ŀ22ő23Ĵ24ű
~aigh	75 -9ƴ-8Sŏ-7G7wŢ8Ƽ9ǎ10l11ǧ13Ŕš14ň16ų18ŀ22ő24Ĵ
~ail	53 -8CǠ7ťƔ8Ĵ9ļǕ10Ǐǧ17ŭǄ18sE20ǐ21Řƈ22ś24ƀ27Ľ35ǘ39D43K44ƚ77J
~ail>	55 -9Ś-8Ǡ-7ż7n8Ĵť10Ǖǧ16D19EǄ21ś22Ř25ƀ29Ľ31ǘ46K47ƚ68J
~ailb	90 -11C7ż14ĸ16D
~aile	80 -12Ɖ12Ś14ļƈ17Ǐ31ǐ
~ails	85 -8ƕ7Ǘ9ǘ10ƈ12Ɣ24J
~aim	58 -11Y-9ŻƩ-8ŝ7Ņǩ8Ŕǣ10ǚ14ľǜ15Ǜ19Ŧ21ũ35Ř36ť38Ť43ŧ55ţ
~aim>	61 -11Y-10Ʃ-8ŝ8Ņǩ10Ŕ21Ŧ23ũ27ţ32ŧ38Ř40ť45Ť
~aims	71 -11Ż11ǣ16ŧ18ǜ19ľ41ţ
~ain	51 -15P-13ŷ-12ĸ-11cǏ-10Ɵ-9ŏƅƻǊ-8ű-7DŲŹƳǩ7ńƸǖ8Ɖ9otUZķŜƺǋ11kQƑ12Ŗ13ƿ14Lƪ15ľŶǕǜ16ƙ17Ŕź18ŊųƊ19Bů20ƓƗ24Ǚ26ũ31Ş33ň37Y39j49Ǆ59ƛ
~ain>	56 -29P-12ĸ-11Ǐ-9ŷƅƟǊ-7Dű7Ɩưǝǧ8Şƿ9kƸǔ11otBUķŔŖƊǋ12ŜƉ14Q17Lľ18YŶ19ų21Ŋ22ůǕ24Ɨ25j26Ɠ27ũ30ň36Ǆ38ƛ
~aine	79 -7ƻ9Ŗ10ƿ12ň13Ǜ14ǘ17ƺ20P
~aini	79 -10c-9ǧ25j34ź35Ǚ
~ainl	86 8ų11ŭ12Ŵ18ǖ
~ains	66 -9ŏ7kŔƔǣ9Ǆ10łǡ11Ɗ12rBń16Z22ƙ26ƪ33ƛ
~aint	76 7y9Ƒ10ǁ11ǃ12Œ14q15Ǆ27ǜ37Ş
~ainy	86 40Y
~air	60 -8ǆ-7ǩ7NļŔƛơƸ8P9ũǌ10Uǀǈ11Ľŀ12ŧƆƊƋ13i14QǄǖ15ǃ18ĸ19ĵŇƜƤ20Ǎ22Ɲ23ŉŦ24ǋ27Ǒ
~air>	66 -8ǆ8NļŔƸ9ơ10Pǌ12UǈǑ13ĽŀƋ14ŧ15i17Ŧ18ǃ21ĸŇ22ĵ26ŉƝ
~airb	85 37Ɯ
~airs	72 8ƣ9ƥ10ƛ11Ŧ15Ɔ17Ɗ19ƤǑ20Ǆ26Ǎ31ǋ
~ais	69 -12ƫ-9Eƌ-7d10k11ŗ12a18ƒ19l22Ơ31œ34ƘƯ35Ŕ
~aise	69 -12ƫ-9Eƌ-7d10k11ŗ12a13Ŕ19lƒ22Ơ31œ32Ƙ34Ư
~ait	75 9ŏ11g12ǜ13ĺǏǧ16rŵ20ŃŚ23s
~ait>	78 9ŏŵ13ĺǏ17r21Ś22Ń24s
~aiv	88 -13ơ11ǌ21Ǔ26ſ
~aive	88 -13ơ11ǌ21Ǔ26ſ
~ak>	67 -18ƈ7XǤ8mxO9Ű10ŒŚƐƑƽ13ŏ14kŨƉ16ƛ17D18š24Ǝ26Ť29N32ũ
~ake	45 -22ǩ-16y-15œ-14ŶƠ-13ŭ-11ŖŤ-10Ŕ-9rĸĺľŗŮƨ-8ƶǇǑ-7ASĹńŦƆƊƣƷ7pOŽƗ8ő9ųƟƮǀ10Ļ11zMPƖƙƳ12sŧ13ƋƏƓ14ǒǛ15kxź16ņƝƤǊ17BňƛǞǨ18ǁǂǌ19ŁŹƬ20Šƻ22ǚ23TƱ24Ňǘ25ķĿŢƧ27cǖ31Ǆ36ŎŨ38ů48ł
~ake>	47 -25Z-21ŀ-16y-15œ-14Ơ-12ŭ-10ŔŜ-9XŁŮŶǩ-8rĴĸĺľŖŤƨƶ-7ańƆǇ7gN8ŪƯ9xMőŽƗ10ƏƮǒ11ņƟƪǀǁǨ12ĻƖƝ13P14zŧƓ16Šź17k18BƤ19ǂ20ǌ21ĿŹƬ23ƻ24ň25TƱ26ǘǚ27ķŇŢ28Ƨ29cǖ32Ũ34Ǆ38ł39Ŏ41ů
~aked	90 24ƛ
~aken	76 -9Ɗ-7ƪ7Ĵ11Ũ15ƛ32Z
~aker	77 -16ǩ11Ɲ12x16a20ł24Ł26sƋ
~akes	65 -9ǡ-8ň7pMŠųǐǒǣ8ĿņŴ9ŝũƵǔ10ſ11ǁǨ12XŜƙ16Ƴ19ŁǊ22ŀ25Ǟ
~aki	69 -8Ÿ7ł8ŲƝ9I11ktǠ14ŭ15ǌ19a21Z24Ŭ26ơ27ǩ47ƻ
~akin	69 -8Ÿ7ł8ŲƝ9I11ktǠ14ŭ15ǌ19a21Z24Ŭ26ơ27ǩ47ƻ
~aks	74 -7Ƌ11ơ13ǝ17Ɯ18š19ƥ21Ƒ31Ɖ38ƛ
~aks>	74 -7Ƌ11ơ13ǝ17Ɯ18š19ƥ21Ƒ31Ɖ38ƛ
~al>	41 -25ŗ-16C-13Ť-12Ųƻ-11Ɲ-10ňŖŹƜ-9ĴţǇ-8XŒŝŞŶƑ-7izĿŏœťŪơƨǐǟ7ŅŕƏƩƽǀ8PĹƔƞƸ9IķŦƦǂ10ƈƋǡ11Rŀŵǃǔ12lWƳǆǉ13ǓǗǥ14ĻŐŢƀƢǌǚ15AEŊ16ƐƘƴǍ17ŁƼǁǎ18TƗƿ20ƾǧ21eŭ23ƃ24fQƉ25ǩ28Ɓ36Ǆ42Ŝ59ư
~ala	66 -9Ə-8ƕ10l11Z12Ƨ14Ʈ16u17Ʀ20W21ū22Ɣǉ27T56Ǝ
~alan	83 -10ƕ15Z28Ɣ
~alar	68 -9Ə12Ƨ16Ʈ17u18Ʀ21W23ǉ28T58Ǝ
~alc	71 -9Ǆ33ƿ35Ǜ
~alco	71 -9Ǆ33ƿ35Ǜ
~ale	63 -13Ǔ-10Ů-9ǡ-7ǉ7ǔ8ŇŠƁƿǨ9b11LƗ12ǕǠ15Cł17ŵƄƻ25Ǜ27ǖ28ƺ29ņ32ƒ56Ǌ
~ale>	78 -15Ǔ8H10Ŀ11Ǩ12Ň14Ɨ17ł36ƺ41ƒ
~aler	83 12ŠƁ14ƿ18Ǖ22ƻ24Ƅ
~ales	68 -10Ů-9ǡ8ǔ11b14Ǡ28Ǜ30ǖ34ņ62Ǌ
~alf	66 -15Ƹ-12w-11Ư-9bǊ-7yŎ7ƑƝǝ8uĶƄ9OŗŚƧ10pǩ11Ɗ13Ơ14ƨ15ǂ16Ů17t18q23rƢǨ25ǔ34Ƭ42o
~alf>	67 -11Ư-9Ǌ-7yŎƸ7tƝǝ8uƄƑ9OĶŗŚƧ10pǩ11Ɗ14Ơƨ19q23rƢ24Ǩ25ǔ27o35Ƭ
~ali	78 9Ÿǣ17Ş18Ŵ27ƾ
~alid	88 10Ÿ
~alk	53 -12Ũ-10ř-9ņ-8jƬƳ-7lĺŌśƦƶ7RōƍƤǈ8iCĵťƊƮ9BƧƨǠ10łŊ11Ĺ12OĻŇżǝ13ZƣƷ14sv15Ľ16Aŵǔ17a18Ǆ19Š23xń24Ǚ25Ť27r35N
~alk>	58 -23ǩ-11ŉŨ-9ņ-7śƶ7ŖƗƽǕǨ8nƤǘ9RňƊǈ10sAĵƮ11ĸńǠ12ł13ŊƧ14Ǚ15ǝ17ZĻ18Ĺ20ŵ21ƣ29Ť48N
~alke	72 -11ř-8ĸ-7Ǩ8s9ż10K11Ư12ƨ14Ʒ16Bǔ22i25Ǆ28Š35r
~alki	68 -10N-8ƣ-7ňŹƬƳ7Ŧƨ8œ9hOĽŉ10cƆ11Cōƍ12X14ť15ń20v22Ň25ǩ29a32x
~all	39 -23ŗ-18ŀ-16R-15Ŏœ-13pŵ-12uB-11bůŹƒƮǦ-10vŝſƟǌ-9iVXŇňżƈƤƧƪǞǢǧ-8cQŭƱǑ-7JOŃŪūűƉƭƽǀǎ7tĺƁƆǕ8ATYŮƐǆǩ9ŋşƢǓ10ayĴǒ11ĿǇ12ǖ13ŁƜ14ŬƖƙƝƫǋ15xņŞ16nǡ17dCIŐƞơǍ18gPķōŧ19Z21ńƸ22ĹĽ23Ŗƺǥ24sĻǄǙ26kƇ28Ŝƌ30oţŦ31ǃ32Ɨ36K37ł39L43w
~all>	42 -18Rǌ-17Ŕ-16Ʈ-14ŗŭ-12ŎŵŽ-11Š-10bvŝǢǦ-9clAů-8pŀňőœŹƏƟƩǧ-7SVľťŧżƈƓƤƧƪƱǅ7WņŏŕŖŘƷƹǂǜ8qŶƖƨƾǙ9ũƆ10anŬƂ11ĿƁƫƳǕ12YƢƸǍǒ13yPķƙƝǇ15xǖ16ơ18Ļ19gƞǃǋ20d21oŁ22kKōƌ23ZǄ24w26s27Ľłǥ28Ŝƺ29Ŧ32ţƗ34L
~allb	88 21I
~alle	67 -10œ-8v7ĹƏ8ƚ9N12H16ŐŸƩ20o21Ţ22ŧ23ń30ǃ32Ŕ38w
~alli	76 9I12Ǆ13a38C39Ĺ
~allp	78 -7Ĺ8S9v11GŦ12Œ15Ļ18ķ23T
~alls	65 -8ŗơ-7Ƃ7ńőƋǓ8Mşŧ9ƶƻ10ǡ11Ņ12ƗǍ13ť14nǌ15KŋƜǣ18ƌ23ŐŞ30Ǚ34Ƈ
~ally	59 -11ŀ-9ƾ-8ŏǄ7WŨŬŽƄƦƫƮ8Ĵ9tKľŭƯǡ10řŧǅ11PŲ12kĸĺ13ǆ14Š15Ɩ16ƞ17lLņƸ19ł25A29Ŗ
~alm	75 -10Ɯ-7ǣ8Ƅ10ư11d12k17ţ21Ǖ35Ǚ
~almo	75 -10Ɯ-7ǣ8Ƅ10ư11d12k17ţ21Ǖ35Ǚ
~alo	68 -10ǩ-9D-8xų-7łŲƕƭ7Ŗƃ8ƂƼ9iƮǀ10Š11Ʒ13sƧ14ĶƲ15C16Ƶ18ŁŶǈ19n20ǃ22ǟ23Ǎ44ƞ
~alon	70 -10ǩ-8DŲ-7łųƕƭ7Ŗƃ8Ƃ9ƮƼ10iǀ11ŠƷ12ƞ14sƧ15Ķ16Ƶ19Łǈ20n21ǃ23ǟ24Ǎ
~alr	64 -8J-7lǔ7EŗşƖ9KŨƮǁ10pŇŋťư12N13ĹƷ14Ź16M24Ɓ25Ŋ26ŏ27i
~alre	71 7v8Ɩ12ưǩ14p15Ĺ16Ź27Ɓ30ŏ
~alri	70 -8lJ-7ǔǩ7Ĵ8Eŗş10ŨƮǁ11KŇŋ12ť14NƷ18M27Ŋ30i
~als	72 -9ǐ-7Ɓ7wŁ8Ǘ9ǜ11Ǡ12Ǖ14m15ǔ18Ŵ20Ɖ27ķ28Ǜ31h
~als>	74 -9ǐ-7Ɓ7Ő8w9Ǘǜ11Ǡ12Ǖ15ǔ21Ɖ28ķ29Ǜ32h
~alt	55 -15z-10p-7Ŝ7ő8ƀ9ƴ11Ƽ13x15ņ18Ǔ19Ǘ21W25Ɖ36ƽ39ƃ56ǂ75Ƹ
~alt>	80 -9Ŝ8ŵ24ņ38Ɖ
~alth	56 -15z-10p10ƴǗ12Ƽ14x21W37ƽ40ƃ58ǂ77Ƹ
~alty	88 15Ǘ17ő30Ǔ
~alu	62 -10ǖ-7ƾ7Ɓ8Ɠ10Ɗ16Ŏ19ƒ20ľƪ29Ƙ33Ʃ38Ǣ
~alua	84 7ƥ13Ɗ40Ƙ
~alue	64 -10ǖ-7ƾ8ƁƓ17Ŏ20ƒ21ľ22ƪ34Ʃ40Ǣ
~alv	86 13ƛ15ũ20Ƌ21ű
~alw	77 -10G8Ɯǩ9Ř10ļņ11Vĸ12ĵ20Ɨ24l
~alwa	77 -10G8Ɯǩ9Ř10ļņ11Vĸ12ĵ20Ɨ24l
~am>	52 -13ŉ-8XŭƖ-7GQSŒƀƅƠ7xJĹŢŤƉǄǗ8qBIMƳ9UŊ10dņǎ11hļ12cf13Ņő15Ǚ16ń17ǘ19b20ō25NǇ26C27g28a29i33ǥ35ň36ǩ39ƞ48ǁ
~ama	63 -9Ĵ-8ĺŴ7T8ŨƤƨƽ10al20ūƚƛ22z23Qƀ26ž28Œ29Ŧű33Ť
~ama>	85 -8x-7t11T14lƨ15a28ū30z
~amag	65 -9Ĵ-8ĺŴ9Ũ21ƚƛ24ƀ27ž30ŒŦű35Ť
~amb	88 -9Ų7Ļ10ƃ13ū15Ʈ21a
~ame	41 -21Ƹ-15qv-13x-12ŧǟ-10u-9ţŨǄ-8ņŞƒƗƣƤƺǣ-7BNXŀōśūűŻƳƵǋ7ghƓƚƩǌ8żƛƦ9Ŷƻ10iŁƷ11Ľľşƃƕơǒ12œǓ13AřƯǐǗ14FŃƘƢ15ǘǠ16źǂ18Sķũ19tQŅŚ20ŐŔ21p22ƎǤ23Œƾ27ļ28Ƈ29ĸŦǈ31Ŝ36b45ƫ46ǃ48a56o73w
~ame>	43 -22Ƹ-13v-12xŧǟ-9ţŨ-8ņƒƣƤƺǣ-7uBNXŀōŞūűŻƗƝƳƵǅǆǋǌ7ųƘƨǧ8JQƓƻǒ9hŔŷżƛƩƫƲ10ŶƦ11iơ12ľƷ13ĽŁşũƃƕ14œ15Ńř16ǐ17źǂǓǠ18A19SƢǘ20tķ21ŅŚ22pǈ24ŐŒǤ26ƾ27w29ļƇ31ĸ32Ŧ35Ŝ40b44ǃ58a66o
~amed	66 -15q-11Ʋ-8ŷ-7n8ǃ9ǒ10Ƣ13ǅ14ǁ15w19Ŕ22ǌ25Ư43ƫ
~amer	77 9Ɲ12ũ16Ƙ50Ǝ
~ames	72 -8a10g11o14ǈ16F17ƫ20Qǆ27Ǘ48w
~ami	57 -13Ƣ-7ŐƼǂǄ7PƭǑ8q9Ƹ10z11hAǅ12FǇ14Ľưƻ15ŖŪƜǁ19ŨƳ20Ƭ22uyƮƶ23Ƥ35n37ƽ
~amil	58 -13Ƣ-7Őǂ7ƭ8q10zƸ11hǅ12AǇ13F15ĽƜư16ŖŪ19ŨƳ20Ƭ22ƶ23uyƮ24Ƥ36n37ƽ
~amin	85 -9Ǆ11Ǒ12ǁ18P22ƻ
~amm	88 -7Ƽ14ǃ15ǟ18ǎ21ǘ
~amme	90 -7Ƽ16ǟ19ǎ22ǘ
~amo	69 -17Ǌ-9ƌ8E9aƦƱ12D13ž14ƚǖ15Ŧ16Ɨ18Ɠ20X26Ƙ46Ƭ47ŗ
~amou	70 -9ƌ9a10ƦƱ14žƚǖ15Ŧ16Ɨ18Ɠ20X47Ƭ49ŗ
~amp	70 7j9Ɗ10ź11ķǚ13Jǈ16ş18ǁ21Ű36ƍ
~ampl	90 17J24ǁ
~ampo	75 15ǈ39ƍ
~amr	88 8Ŭ39Ū
~amry	88 8Ŭ39Ū
~ams	84 -19ň9ſ12ƨ19Žǘ22ƻ25g
~ams>	85 -20ň10ſ19Žǘ23ƻ25g
~an>	39 -23ĺ-22Ɲ-20Ŷ-17cŲ-15vƳ-14Ő-13tŹ-12ŕ-11RŷƠ-10nńŖƬǞ-9TĽƫǄǟ-8QňŤŰƟ-7fuBCHļůŽƓƜƢƥǑǘǠǥ7aMŗŸźƅƺ8gkķƁƲǀǜ9rXŀŃōƱǇ10YŇťƄƔ11pņžƀƧǋ12ŉřŻƗ13zĶŎűǉ14IőŮƯǈǌ15ţǦ16Ō17sJNŪ18DWŬǩ19bŜ20Ś22Ŋ23KĹūƣ24Oľ25Vƃ26Ƃƪ27Ǩ29ǖ31L33ƕǆ37ś47A
~ana	70 -16Ǎ-11ũ7Ŏ10ǜ11ǌ13ƹ16Ŕƿ21ŵƮ27Ƴ31ǈ47ơ
~ana>	90 17ƹ21ƿ
~anag	72 -17Ǎ-11ũ7Ŏ10ǜ12ǌ22ŵƮ28Ƴ32ǈ48ơ
~anc	45 -15Ƹ-12Ǆ-9nƊ-8aQŲǔ-7zĴőŠƓǑ7qBŊŚǢ8ŞſƴǨǩ9ŪůƆ10ĺǒ11ŁƑƬ12şŦƕƦ13ŘƩƭǓ14P15ǌ16ĸľţƄǠ17ŏƃ18WŐŒƳǥ19ƙ20ƽ21Ƽ22ņŬ23ƔƵ24Ɓ30A45š
~anc>	90 -10Ľ10f11p15o21q
~ance	46 -15Ƹ-11Ǆ-9nƊ-8ǔ-7QĴőŲƓǑ7rXŚŜŮ8ŊŞſƴǢǨ9ĽŪů10ǒ11ĺǩ12Ł13ŘşŦƕƦƭǓ14Ʃ15APŬƬ16ǌ17ľţƃ18ŏƄƳ19WŐŒǥ20ƙ22Ƽƽ23ņƵ24Ɣ25Ɓ46š
~anch	85 15ǋ20Ɔ30Ƒ
~anci	76 8ǃ11Ʈ12Ŭ15Ư18ĸ19B21Ǡ26A
~and	29 -38ǩ-17ű-16ŵƸ-15Ĵ-14ũƣǟ-13SŲ-12jĽŉŏǋ-11ŅŗŰ-10ƒƞ-9ļŃŝŶƄƦǔ-8iŀƚƧ-7HšƵ7eFTŌŬƆƓǄ8hLĸŐŻż9cIőſƁƂƉ10nBńŘƛơǍ11ưƿǐ12PřƃƋǕǘǠ13ŁŧŴƎƗƶǁǂǙ14fDƯ15W16JƔ17qŦŭǈ18rZō19Ŗƫ20ĹƷǃ21vŷǜ22osǞ23pǖ24Ś25dǏǛ26wCųǌ28Œ30ƺǚ31ķǇ33at36Ū37ƨ
~and>	30 -32ǩ-16ű-15Ĵƣ-14Ńŵǟ-13SŨƸ-12Ųǋ-11ĽŅŉŰǔ-10j-9YũƞơǓ-8ļŝƒ-7iHĸŀŏŶƚƧ7ENPĶĺŎźžƀǆǎǥ8eŁŌſƆǀǂǣ9hnLTřżƂƓǄǌ10ő11BńƃƛǍǐ12ŐŘŚưƷƿǖ13qşŦƋǕǠ14oŖƎƗǁǙ15D16frŷƯ17JW19s20Zō21p22ĹƔƫǃ23v24ǚ25Ǟ26ŒǏ27dǇǈǛ28Cų29w32tƺ33ƨ36ķ39aŪ
~andb	86 14x29ǜ
~andd	86 7ƶ8ǅǓ10ś11Y15Ƙ
~ande	84 -12ũ-8F10ǝ11Š12ť13ŔƁ14ų16Ŧ18Ŭ
~andi	82 -7ƕǩ8Ŗ13Ɖ14Z21Ǣ23Ƒ34Ũ
~andk	90 10k22ƶ
~andl	59 -15Ƅ-14ş-13Ś-9Ɣ-8žƮ-7ŗ8Ʋ9Ŗ10s11Ńǈǖ12Ł15Ǡ16I19Ʒ20cƠ21Ŝ22ĸ26ǘǜ29ơ30F34ŧ46ǌ
~andm	84 -7Ǩ9n11ƥ12ǔ16ŷ21Ư
~ands	67 -14d-9v-8sQ-7Ƹ7Ś8Ż9qŒ10ĸ11ƨ12tP13ǂ16r18Ǔǚ19pǇ20ŭ22Ǆ32o33Ŵ
~andy	77 -9ŏ7ū9v10ŭ11ř12M18ǖ41Ś
~ane	68 -8n7Ɠ9ƙ11CMǏ13Ǣ15Ɖ16Ɓ17Ƌ20Ǜ25Ʃǩ31ǀ37ƚ43D
~ane>	77 -8ǩ8ƚ9Ɠ10ǀ11ƙ13C50D
~aned	88 8Ɛ15Ǐ18Ǣ26Ǜ
~anen	88 33Ʃ
~aner	88 16M22Ɓ
~anes	84 29ǀ38ƚ
~ang	53 -10g-9ƈ-7PŲ7qűƻ8uƛƷ9IĵśǞǩ10ZŎŰƜƧ12Ƹ13K14Ţƃ15ŇųŶ16Ş17TĻ18ŀ19i20ĺǕ21ǀ22Ƒ25ũ26Ŕ34Ƶ37V
~ang>	75 -7ƭ7Śś9ŧ10Ű11IV22ų23Ŷ24Ƶ31Ļ32ŀ
~ange	57 -9g7ƭƵƺ8q9uƛƷƻ10ĵű11V12ƜƧƸ13Ǟ15KŎ16ƃ19Ş20T22ŇǕ23ǀ26Ŕ28ĺũ
~angi	73 -11ƈ-7ĺ7Ŕ11Ʈ14Ƶ15Z20Ţ26V32i33Ƒ
~ani	66 -9V-8TŖŞ7ōŵƉ8š9ƀƑ10ŀǈ11ş13m14Ƌ17ņƌ18ńǆ21Ɯ23ǩ24u26Ţ40h
~anie	74 -9V-7Ş7ĵ9šƿ12ŀ13ş16m22ń30Ţ
~anim	85 53h
~anin	84 -10ǈ-9T9ĺ10ō13ƀƑ29Ɯ31u
~anis	90 10Ɖ14ǩ24ņ
~aniz	90 7Ļ20Ƌ26ǆ
~ank	62 -22ř-12Ķ-9ŀ-7ţű7Xķǜ9g10mAļƅ11H12tZƋ15ľ18Ƅ19ĵ23k28e30YĴƙ36Ŭ55ƕ
~ank>	66 -23ř-9ŀ7ǐǕ8X11mļ13ZƋ17ľ20Ƅ28Ŭ30e32Ĵ33Y52ƕ
~ankr	88 29ĵ
~anks	76 -13Ķ8Ĺƕ9ķǜ11Ŭ16t29k33ƙ
~ann	64 -9ǩ7Ʃ9ǔǞ10ǀ11w12Ƥǉ13AVŮǊ15T16H19ŞƯ21ĸƌ37y
~anne	82 11ǀ12ǔ18A19y
~anni	74 -9ǩ12Ǟ13ĸ16Ƥ17V20H25ƌ26y
~annu	76 9ƪ15Ůǉ16Ǌ19T
~anny	86 -7lƷ15Ʃ28Ư
~ano	71 -12h-11Ţ-8d-7ƜƦ8ż9ŷ10CōƝ11Ŷ12vŹ14ƴ15I17ŐǞ19H24Ŵ28Ɵ31ŵ38y
~anot	72 -11Ţ-8d-7Ʀ8ż10ōŷ11Ŷ13vŹ15ƴ18ŐǞ19I20H24Ŵ29Ɵ31ŵ38y
~ans	58 -14Ǣ-7ayƴ7YǛ8BKƾ9ĻŔŵ10ű12Hǘ14ƪǈ15l18ƮƱ22Ǟ25ĺ26k34ŉǚ41Z50ǐ
~ans>	60 -15Ǣ-7y7Vƕǩ8ƾ9B13H15ƪǈ19ƮƱ23Ǟ26ĺǚ28k40ǐ42Z
~answ	79 -9ƴ-7ŏ11ľ12K13Ļǚ14Ŕ48ŉ
~ant	43 -16ŗ-15Ś-14Ʀ-13Ŧ-12młǒ-11řŞƩ-10uŏœ-9NŖŷƒƹ-8ĺƠƿ-7cgrDŁű7ŒŴƣ8ǟ9ś10ŊƃƵ11byVŀƁƘƜǦ12FLōŝ13BOſƀƗ14ǁ15JSŃŕž16Ƃǧ18KĴǌ19MǠ20A21Ĺ22XƟƫưǩ23Ǔ24ƏƬ25ľ26sŉ27Ƅ32Ōƭ33ơ37ĻƱ41ƶ
~ant>	44 -16ŗ-15Ś-14Ʀ-12mŦ-11łŞƩǒ-10uŏř-9ƹ-8NŖŵŷŹƒƠƿǞ-7cGŁƷ7eUŰƯǨ8FŒŴ9ǧ10śƃƣ11ŊƵ12bSVŉƁǦ13LĹŀŝǓǩ14BŃōſƀƗ15yOžƄǁ16JƂ17ŕ18Ɵ19KƏǠ20sMĴǌ21A22ư23ƫ24X25ơ26Ƭ27ľ32Ļ33ƭ34Ō39Ʊ42ƶ
~ante	83 -13œ9G10ƍƴ16Ǟ28ŉ
~anti	84 7Ʊ9ŵ10ŉ12Ļ15Ƙ16k17Ĺ
~ants	73 -10ŉ-7Ʊ7F8fSŶƷ9Ɵ10ļŹƏ11sǟ12ǧ14ơ18Ǔ19Ɯ20ǩ21Ƅ
~anu	86 17Ǚ19Ƈ30Ǆ
~anx	88 21Ƽ29Ŀ
~anxi	88 21Ƽ29Ŀ
~any	31 -20ž-17Ĵź-16Ɓ-15ĺŒƗ-14i-13fUŃŎ-12aswRĻņƀƃ-11FŨŵŽƷ-10dAœŗŰǉǝ-9oNTŀłŊŬƬǌ-8bLĸĹŦŶƞƫǖǟ-7BCDĽĿŘŚƠ7t8jWŁŜŞƂƎǘǦ9ƾǕ10ƙƛ11ŪƋƔƚƯǍ12VŉƢǂǓǥ13ŐŔŖŧũųƐƭƳǄǆǎ14ĶƑƽǙ15ķƄƨ16ĵǩ17gƍƟǜǞ18ǗǛǣ19HZŹ20ƣǋ21ŏƌƴ22mƥƦ23kŝƼǐǨ24Ǉ25şŷ26ńƘƱ27Ƹ29n30żǔ31Ɲ32ƻǃ33ţ34űƿ35Ɯƹ36uǀ37Ż41šǑ43Ų46h
~any>	34 -18Ɓ-16ų-15ź-14ŒŖ-13žƗǟǢ-12fiĴňƃ-11sNUŦƀ-10dĺņǍ-9awōŽƞƷ-8oFœťŵƯǉ-7zĻĿŁŃŇŗŨŰƬǌǝ7kŮŸƋƑƟƢƮǈǤ8GƖǐǓ9y10ĵǅ11ƐǗǙǞǨ12ŞƎƛƪƱ13ĶşƘǎ14jHƔƙ15Ƽǩ16ķŪƣƾǆǦ17gVń18Wŧŷƴ19nż20ǀǄ22Őƿ23ŝűƦǇ24ţ25ƌ26ƜƸǋǔ27m30ƻ31ŲŹŻƝ33ǃ36u41Ǒ44ƹ50h55š
~anyb	56 -13Ǐ-12ƪ-11BǦ-9ĴƉ-8ŎƦ-7T7tƁƋƟ8ƢǇǗǘǙ9zŔƈǜ10ŝǑǢ11Łƣǩ12uŜŤŷƓ13hż14ŏƂǡ15ƴǔ16n17ųǛ18ǣ19ń20ZŲƜ21Ǩ22Ư23Ǎ29Ŗ
~anym	83 10z12Ŧű14ŝ19ť33ƭ
~anyo	63 -13ƈ-11R-8WĿƾǈ-7ŭ7ş8ǘǣ9ŷǨ10Ɯ13nƉǩ14Ʊ15Ł17Ǣ18ƯƳ20ǜ23Ɵǐ26Ŗ29ų
~anys	78 -10Ő-7ţ7Ǎ10Ŕǃ12Ǧ14Q15ľǐ18ǟ25ǥ
~anyt	50 -15ǩ-9ž-8ƈ-7š7BĿųƱǍ8şŲżƂƜ9Z10ƸƻǓ11ƝƲƽ12ƦưǏǕ13H14kĵƑƳ15ǀǞ16gŏűƨƼ17Ň18ũŻƚ19ǂ21Ƙ22Ƅ23ŉ25ōţƍ26ƿ28ƥ
~anyw	75 -12ǘ-7Ɵ8ţƤ12ǀ13Ǘǥ18ş20k28ň
~ap>	69 -12Ŷ-7ť7r8T11ľŦƵ12Ż19U20ś23ƭ24ŕ27ų34š68Ɓ
~apa	61 -11ƛ-9H-7ƄƝ9Ű12v13Ǎ14GƜ15F18ƞƥ20Ɨ21DŤ22ơ24Ơ25Ƣ27Ƥ35ƣ
~apar	61 -11ƛ-9H-7ƄƝ9Ű12v13Ǎ14GƜ15F18ƞƥ20Ɨ21DŤ22ơ24Ơ25Ƣ27Ƥ35ƣ
~ape	60 -11y-10ƈ-7aƒ7Qś8JŴ9C10œƢǃ11o12ǗǠ13ľ14ǆ15Š16ķ17Ɖ18Kǒ23Ʋ26ŅƸ30vƹ34ű38ŋ44Ś
~ape>	71 -9ƈ-7a11Ŵ19Ɖ32Ƹ34ű37ŋƹ
~aper	66 -11y-8ƒ7Ƈ8iQś9J12CƢǃ13oœ14ǗǠ16ǆ18ķ20Kǒ21Ņ25Ʋ34v49Ś
~apes	85 10Ņ11ű21ľ26Š
~api	85 -7Ƈ9Ʊ14ŋ27Ǆ36ǩ
~apin	88 7ƹ14ŋ30Ǆ
~app	48 -13r-10ő-9ŢƦ-8Vƽ-7kŀłŒ7ĸĹţ8H9ņōŎƨƿǝ10BUYƵƾ11ſƮƳ12ƒƫǩ13iĿŞ14Śǘǣ15ǔ16Ƨ17ŗš19Ƙ20Ŷ21ƛ22Ļ23ĺƷǖ24Ǩ25Ž26Ťť30ũ34ŝƴ40Ų
~app>	69 -8Ŗ7ǆ8ś10Ƅ13Ŝ14ƴ23Ś31ǖ40ŝŽ42Ų
~appe	52 -12r-11Ŝ-8Ł-7VŝŞƽ7ŖƜǤ8HŃǚ9iĸ10Ĺţǩ11ǝ12ņō13Yƨ14ŗſ15ƫ16ǣ17Ʈǔǘ18ĻĿ20š21Ƴ22Ƨ23ƛ26ĺƷ27Ǩ29ť32Ť34ũ
~appl	78 10Sǀ11ƿ12ŗ13ǩ14Ō45ƴ
~appo	86 -8ƃ8ǖ11M12Ǘ16ŵ21ƾ
~appr	76 -11Ƴ10i11Ŋ13Ŏ15ŝ17Ł21B22ƒ37Ƙ
~appy	72 -10ő-9Ţ11Ļ17ƞ20U31ŝ33Ş39Ŷ
~aps	74 -7ŭ9ƛ11ŗ12Ş30Ž71š
~aps>	85 12ƛ13ŗ14Ş27š
~apse	79 52š
~apt	84 -9Ǐ9Ū12Ǘ13ƿ14Ś25Ɲ
~apto	88 -10Ǐ13Ǘ14Ś27Ɲ
~ar>	38 -25U-23Ő-22ƕ-17ķ-15rŝ-14ĹŨƒƨǗ-13ŤƵ-12RŢƳǁ-11bjƗƤǄ-10wyŞţƌƬƱ-9V-8tIŀŕśſƯƶƿǨ-7oAPŌōŚŧŻƆƛƦƲǂǃǈǓǠǡǥ7hiNĺĽšżƄƭ8CGļƼǞ9ZŉŽƺ10kƟǤ11gxS12pǏ13ĿƘơƩ14ŒœūƈƔƷǀǐ15uTǛ16Ǚ17cƊǉ18Ɓƅƚƾ19Ɖ20vşźǅǎ21Y22žƀ24ŵ25dƙ26ňǊǟ27ů28ő30Ű34ű37ťŲ38ŭŮŹ42Ŵ50ŪŶ54Ŭų
~ara	62 -12ƽ-10D-9Ǐ8Ɛ10Ť11ƥ12Ɯ13ǁ14ş15śƆ17ŚƑ19Ƙ23Ř26Ɲ30ǜ50Ű
~arac	90 10ū
~arag	68 -13ƽ-10D-9Ǐ9Ɛ11Ť12ƥ13Ɯ17Ɔ20Ƒ30Ɲ55Ű
~aras	86 42ǜ
~arat	74 7f18ş19ś22Ś23Ƙ27Ř
~arb	78 7ő12tƙ17zǍ21Ś
~arbe	90 9ő14t20Ǎ
~arby	81 13ƙ18z22Ś
~arc	83 11Ţ13ǈ15ǚ19Ɖ39D
~arch	88 16ǚ20Ɖ
~ard	50 -16ĵ-11v-10IY-9Ŋŭ-8wňŬƝ-7ūƩƷǃǕ8bXŁŇƴƹǩ9gPŌƒ10ńƙǙ11ƣ12aũ13ř14źǀ15Ƴ16ĸśŨ19ļ20Ľ22ĴƲ23r24UŐ25Ǘ26Z27Ŝ29ƍ33Ƒ34e36Ɯ51Ƅ63ǖ
~ard>	53 -11I-10Ĺ-9YŊ-8vňŬƙ-7ĵūƷǃ7cdFśŽƊƞǜǟ8Ŏ9Ťƴƹ10bPXŁŇǩ11ƒ12ƜǙ14ař15Ōź16Ƅ17Ƴ18ĸ21ŜǗ22ļĽ24Ĵ26rŐ27U32ƍ33ǖ36Ƒ37e
~arde	82 -13Ť21g22ƣ28Ũ42Ɯ
~ardi	78 11Ĺ13Ư19ś38Ʋ
~ards	66 -12ĵ-7Ƃ7Ǘ8Ǔ9ũ11Ŝ17ń23ƙ41Z43ǖ48Ƅ
~are	32 -18A-17ű-16Ŕ-15ļŇƗǃ-13ǅ-12ōƜ-11ŤƧǛ-10tĽőŵǥ-9KœśŹƂƔǏǓǜ-8mŻƫ-7Jŧƍƾ7IĶƁƑƦǢǤ8şŭŷƻǐǨ9yUŬƤƬƶǠ10ķŏƟǍ11LTŋƷ12ĻŖŝƮǘ13buŌŒƆǇǔ14RłŲƱ15Ĺųƭǀ16jwŪǋǑ17kŃńũƏƢƹƽ18fľ19EO20nP21gƸǈ22aŢ23HŨ24ƯǞ25iVZƺǎ26Ŀ27vQ28ƣ30zǟ31CFŗ32Őǩ33x35lƞ41ǆ43c
~are>	32 -19Ŕ-17A-16ű-15Ɨǃ-14ļŇ-12Ņǅ-11ŤƜƧ-10mĽƥƫǛǥ-9tœśŵƂǓǜ-8IKōŹƔǂǏ-7JŻ7ĴĵĺƑƠǢǣ8ĶƁƝƹƻǐǤǨ9jEşŬƏƤƶǠ10yUķŭƬǍ11nuLTŋŏŨƷ12ĻŃƟƮ13VŖŝƚƢǔǘ14bRĿŌŒƆǇ15łŲƭƱǀ16Ĺų17kwŪǑ18ľń19fOƺ20ũ21gPƯ22alŢǈ24H25zǎ26Z27vQǞ28iƣ29Ƹ30ǟ32FŐŗ34xǩ36ƞ37ǆ39C43c
~area	79 -17ƚ-9ő-7PS8Ŕ13ƙ17j24E29l31C37I
~ared	85 -8Ŀ-7ũ15Ń16Ņ17ƺ18ǁ34Ũ
~aree	90 -7Ǟ17q35V
~areh	90 11ǆ16Q29ǋ
~aren	69 -18Ƹ-7C10Ʀ13ŷ18Šƥ45ƽ51u56z
~ares	79 -11ů-9ō14Ƣ19Ə25n37Ŀ
~aret	86 14ǂ32ƹ
~arg	69 -11Ş-9Ʋ-7Ƴ8Ɠ9ơ10BŃƕƿ11ƴǙǩ12ǒ13Żǔ14Ņ22Ơ26Ɔ27Ł35Œ
~arge	70 -10Ʋ8Ɠ9ơ10Ńƿ11ƴǙ12Œǒǩ13Żǔ25Ơ27ŁƆ
~ari	68 -12F-10ľ-7Ĺ7Ň9Ʃ10ǉ11Ɵ12ƹ14ińƫ15ŵƢƿ16Ō18hƥ20f25ƶ26U27ł
~arij	90 17ƹ21ƿ
~arin	74 -13F-7Ĺ8TŇ16iń17ŌŵƢ20ƥ21h29U30ł
~arit	82 -11ľ28f31ƶ
~ark	64 -9Ǣ-7DĹ7vƍƎ8GŔŦƓǟ9Œźż10ķ11Y12Ļ13ŭ15ǩ17F19T20h22H29ƒ63Ű
~ark>	71 -8ǋ-7Ĺ7S8fv9Gƍ10Ŧǟ13ķ14Ļ20F21Tǩ35Ű
~arke	75 -9Ǣ8Ķ9Ŕ10Ɠ12F15Y16ŭ17Ű27H35ƒ
~arki	85 8Ơ12ż22Ű27h
~arl	77 -13d-9ǔ7Ů10mǉ11J13RǊ15ƾ18Ŋ19p27C
~arly	79 -9ǔ8Ů10m11Jǉ13RǊ15ƾ
~arm	64 -15S-11h-10VƏ7Ɲ8Ľ9Ŝƶ10Ǆ12ƻ13Ņŭ14Ƙ23Ǔ28őǑ30ń35Ő45j53Ǝ
~arm>	67 -14S-11h-10V-9Ə9Ľ10ŜƝƶ11Ǆ13ő14Ņŭ16ń30Ǒ37Ő40Ǝ48j
~arml	90 33Ǔ
~arms	84 20ńƎƘ
~arn	69 -7tƓǢ10sBǀ18Ź27Ŏ31ƮǙ45TƑ48q
~arn>	76 -8Ɠ-7ǝ10Ʈ11B26q30T33Ŏ39Ƒ
~arne	82 8ũ14s22Ź37Ǚ
~arni	86 13ǀ14q22T27Ʈ
~aro	58 -11Hǩ-7ƆƢ7uŰƕǗ8LşŧŭſƎǧ9WƜ10ƥƱ11ĵǁǉ12tƍƓ13Ƒ14n15hl16V18CT19ń21zŠŵ26s
~arou	58 -11H-10ǩ-7ƆƢ7uŰƕǗ8LşŧſƎǧ9WŭƜ10ƥƱ11ĵǁǉ12ƍƓ13Ƒ14n15hl16V18CT19ń21zŠŵ26s
~arp	83 -14D-9ş11Ɗ15Ŷ18Ū22ƛ23Ű
~arpe	90 12Ɗ24ƛ
~arr	55 -11NƝ-10ǖ-8Ŵ-7nOǆ7WŜƘǐ8buŘŞžƫ9ŵƢ10Ƃ11ǃ12ƦǏ13ŏőƄ14ş16ŗŲ17ǚǡ18ǒǣ19oǥ20Z21Ő23Ţ29ǌ31fſ
~arri	67 -12Ƃ-7ǆ8ŝ9ŜŦ10uW11Şƫǣ12Ǧ14ǃǩ18ő24o28Ţ29Ő39f
~arry	58 -15Ǧ-11NƝ-10ǖ-8Ŵǩ-7nš8žƘ9bŘǐ10ŵƢǣ13ƦǏ16ş17ŲƄ18ŏŗǡ19ǒǚ21Ƃǥ22Z31ǌ35ſ
~ars	47 -19Ő-15Ƽ-14Ǉ-11ŗǦ-9nŲƉǋ-8Ů-7iuǑ7yƏƔƱƴƿ8cǣ9o10ĵ11ƀƋƹ12Ņż13ōƂƅ14Ķ15Ŏş16Ŵ17HŢŷƩƸ18ĺǔ19Ǟ22Vőŭ23ťŸ26ţ27ǅ28ŵƈ32G33ǐ34Ū35S47ƭ
~ars>	47 -19Ő-15Ƽ-14Ǉ-11Ǧ-10ŗ-9nŲƉǋ-8Ů-7iuǑ7yƏƱƴƿ8cƔǣ10ĵ11ƀƋƹ12Ņż13ōƂƅ14Ķ15Ŏş16Ŵ17HŢŷƩƸ18ĺǔ19Ǟ22Vőŭ23ťŸ26ţ27ǅ28ŵƈ32G33ǐ34Ū35S47ƭ
~art	45 -19ƛ-14nyƳ-12HLĹƭ-11ŘƉ-10NQŇŐŖŚŮƝ-9ŒŢťŶƄ-8cguwzśƴƸ-7IķĸŎŗƕƯǜ7XńŸŹƧǍ8xEFŀſƏ9GƐƥ10ĴĺƤƬƷ11sŏŕƗǠ12Ũ13qōŴƎƢǟ14Ųƨ15tOƠ16ǣ17opSƽ18řǨ19CƘ20VŤ21UŃňƣǇ23ǂ25lŌ26Ʊ27ǩ29ơ30Ƽǆ33Ɯ42ǅ
~art>	52 -14y-11LĹƛƭ-10nœŖŘ-9ť-8DśŠƤƴ-7ŶƏ7aJŉŤǄǌ8ůǓ9vAŞƱǂ10sERľńŹƋƎƬ11ŕƧƽ12ŀ14XƘ15őřſ16l17dōǅ19ǩ20Ųǟ21Ń25C27S28UVǇ33ň38Ƽ
~arte	70 -10N-9ňőƳ8Ń9SƬ11żƦ13ĺ15Ƙ16ƽ20Ō21Ĵ22x24œ26ǅ28O32Ʊ
~arti	77 8t9jǀ11Ÿ18Š19Ō21ǆ26ŏ31Ɯ
~artm	60 -11ƛ-9H-7ƄƝ8ŰƎ11ƞ13Ǎ14GƜ15F17ƥ20ŤƗ21DƏ22ơ24ƠƢ26Ƥ34ƣ
~artn	68 -21d-11ŮƸ-9Q-8Ň7s10r11Ł19Ʒ22Ǩ23tǠ24ǂ28q30Ŵƨ31p32o34ǆ
~arts	79 -19S7ŕ9Ÿ10ū12ř13ơ17ŵ22Ǒ26l
~arty	84 -10ƞ10Ɣ12ǡ13ư16Pơ20Ɯ
~aru	90 -10H22ų33Ŷ
~aru>	90 -10H22ų33Ŷ
~ary	63 -7Jǅ7Ť9VŹ10q11Ƨ12ǉ13ƾ14SĽ15Ʈ16uƦ19W24Ũ28T29ƫ
~ary>	63 -7Jǅ7Ť9VŹ11Ƨ12ǉ13ƾ14SĽ15Ʈ16uƦ19W24Ũ28T29ƫ
~as>	38 -15Ǟ-14ƾǢ-13nŝǋ-12iō-11uGŎųžƭǐǔ-10ľĿƟǝ-9rHĹŌőŗŢƮƶǖ-8gxVXYŕƧƵǧ-7aMķĸŪŭƗƺǨ7FŏơǅǓ8ņşţŰƕƘƞ9hŞǚǤǦ10lƎƷ11qŁƫǂǍǙ12ŷſƤǗ13fŖƅƼ14Ņƽ15oŉ16jļǛ19kĺňűƁƈ20cŠŵ21ŧ22ƒƴ23Ʋ24vœ25pBƛ26šǜ27ŔƐǃ29ũ30ż31Ť32ŦŨ33Ƌ40ťƳ
~ase	51 -14śǍ-12n-11ŕ-10Ƙ-8pǓǡ-7Ƈ7ƽǨ9DIĹƙƝ10ŧƠ11dFŔƲǕǠ13Ļ14ƒƥ17Ǐ19œ20ƛ22ŝ28ơ31ǋ37ŬƤ39Ƣ42Ɗ60ǌ
~ase>	55 -15ś-13nǍ-11ŕ-9p-7Ǔ7Ǩ8ƽ10IĹ11ŧ12dŔƠƲǏǕ13aFǠ14D15Ļ16ƒ21œ25Ŭ28ǋ31ơ44ƢƤ63ǌ
~ased	85 -11a10ǋ11Ǐ24Ŭ40ŝ
~asem	64 -11Ƙ-7Ƈ9Ɯ12ƙ13Ɲ18ƥ26ƛ50Ɗ
~ash	59 -11ŰŻ-9ǐ-7řƜ7ŝ8Ɲ9Ɗƍ10Ƥ12D14ŮǛ23Y24ūƃ33ƛ35Ƶ38Ų44ż58ƪ60ǖ
~ash>	61 -11Ű-9ǐ7ž8ŝ11Ƥ15ŮǛ16Y19ż21ū25ƃ31Ƶ40Ų44ƪ62ǖ
~ashe	79 -14Ż-8Ɯ10Y12Ɲ13Ɗ21ƪ35żƛ
~asi	73 -8Ƣ8ņ11Ƅ12Ʊ14ŧ15Mơ16K17Ň21Ŭ29Y31ư37F
~asid	82 14Ʊ33Y35ư
~asie	85 8ś18M20K
~asin	86 -9Ƣ-7Ƥ14Ƅ19ơ25Ŭ44F
~ask	54 -8ŸǍ-7ĺŐ7w8ĵĽƇƧ9mAPZ10hƩǌ11Ĺš12uƄǒ13pƕ19Ǧǧ20ƒ22ō23ơ25aƿ28Ł30c43Ŋ47Ǔ52ŉ
~ask>	59 -8Ǎǔ-7Ő7iTŦ8aǩ9ĵƇơƧǒ10u12A13š14ǌ21Ĺ25c30ƿ32Ł33Ŋ36Ǔ40ŉ
~aske	72 -10Ÿ7Ŕơ8ǔ10p12ń13ōǒ14a15Ǧ17ƕ20ŉ23ǧ
~aski	71 -17ǌ-7Ĺǒ7vǘ8p10acƠ12ōǧ13ZĽ15Ʃ18Ŋ20Ǔ23ơ25Ƅ29ƒ
~asks	83 -12ơ-7ǧ8h13w16P18m20ǌ
~aso	69 -9N-8s-7jŏŝǋ9šŢ10ƀƂǍ11xƟ14ŇƚƜ15Ĺ18ǟ25Ō35Ŕ41ǎ
~ason	69 -9N-8s-7jŏŝǋ9šŢ10ƀƂǍ11xƟ14ŇƚƜ15Ĺ18ǟ25Ō35Ŕ41ǎ
~asp	84 16ƻ39Ɖ
~asph	85 40Ɖ
~ass	59 -7ţ7sřǨ8Zǀ9ƀǙ10x12mƫ13Ų14Ʋ15ǌ19Ʀ20Ʒ21źƶƿ22g27ǜ30ǘ37Ɓ38ķ45Ǥ47Ƴ
~ass>	69 -8z8Ƅ9dƫ10sZƷƽ11Ʀ12ƀ16g17ź18Ʋǌ19Ƴ26ƶƿ34Ɓ38Ǥ
~asse	68 -7ƅ8řźƃƱ11ǀǙ12Ʀ13xǨ17Ʒ22Ų36Ƴ45ķ
~assi	83 13g14Ɓ18ǜ20Ǥ21z
~assm	88 23ǜ
~asso	90 29m
~assw	88 -7Ų51ǘ
~ast	44 -15Ŏ-14ŏŦ-13ŤƒƳ-12GSŒũƴ-10Bĺ-9DŕŨƔǗ-8dpvŠǝ-7sHľŅƃǄǢ7iŧŬǖǦ8Cƫǘǩ9Ĺż10ĽłſƑ11mĸűƭƲǨ13EOŔšƹƽ15ňư16Ŝ17ŀƋ18ǉ19bƸǣ21ƈ22ƺǏ23aĵǙ24Ǟ25cŻ26Ŗ27Ǜ28Ǌ29ţƚ32œ39ņƼ40ƾ
~ast>	45 -15Ŏ-14Ŧ-13ŤƒƳ-12GSŒũƴ-10Bĺ-9DĿŕŨƔǗ-8dpvŠǝ-7rsHŅǄǢ7iŃŬƩǦ8Cŧǩ9Ĺƫǘ10łżƑ11ĽſƋƭ12űƲǨ13š14EOŔƹƽ16ňư17Ŝ18ŀǉ19Ƹ20bǛǣ21ƈ23ƺǏ24aĵǙ25Ǟ26cŻ28Ŗ29Ǌ30ţ33œ35ƚ41ņƾ
~aste	82 -9ƚ7Ś8ĸř11Ļ13Ŀ19r24m
~asti	90 8ļ14Ƌ19ǖ
~asu	76 -7ǟ9ǚ16Ƙ19Ž21a32ŭ
~asur	76 -7ǟ9ǚ16Ƙ19Ž21a32ŭ
~asy	83 -12ƾ8ŝ10ś12kŽ13ŧǂ14ǧ16M
~asy>	83 -12ƾ8ŝ10ś12kŽ13ŧǂ14ǧ16M
~at>	20 -23Ǉ-22ŷ-19Ɵ-16i-15sƂ-13FŬųƢ-12ĴŊ-10ŹƤƲ-9OńǠ-8xţſǐ-7NŌƞƯ7kYŋŜŧŶƓƿǔǢ8ĽśƅƕƷǗ9ntŃűƛǏ10ƐƑǎ11pPUĵŝź12oŘŰǋǣ13RTņƘưƼǖ14vwƌơƧƬƵǓǙ15lZŮ16jWŢƪƺǉǛ17qŨūŸžƨƳǊ18LĶƋ19ĸƊƒƠƶ20łŔŭƔ21JƉƽ22BŠƩǈ23mŉǃ24uEŲƝƦǥ25Xũ26ŦƇ27Dľ29ňŴƗƻ30ő31ķĻ32gǄ33bCG34ĺǩ35hS36Ĺ37ŀ40Ŀ41ōŞ42QŤ43œ44ť46ŅŒ47Ŏŗ52Ň53Ŗ55Ū
~ata	83 -11ǘ15ĸ17Ʋ38Ǘ
~ata>	86 -11ǘ38Ǘ
~atc	64 -10ƾ-7ŢǨ7ŗƅ8aSƌ9ŝű10sŏŘ11qwǩ12ŉƓ14Ƙǘ15LY16WĶƹ19Ǚ21ų28Ž32NƯ
~atch	64 -10ƾ-7ŢǨ7ŗƅ8aSƌ9ŝű10sŏŘ11qwǩ12ŉƓ14Ƙǘ15LY16WĶƹ19Ǚ21ų28Ž32NƯ
~ate	42 -18lǩ-15Ŝ-11B-10DĹŏǄ-9ŧǞ-8jsFSňōŖŠŨŵƀƚƜƳǑ-7hkuXŀřƅƞƧƯ7ĶŃŊƊǀǔǝ8NĺŎ9żơǜ10qőũŻƟǆ11ŘŸƉƪƱ12ľŚŞǕ13cƔƖƸǃ14mƲ15ŰƢǌ16dŔŗźƄǋ17Ɛ18Ť19ĵŐťƌ20Eşƾǧ21ǒ23ŝƴ24Cǣ29ŕƋ35ƙ39ƛǛ44ū
~ate>	49 -15ǩ-13Ǐ-12v-10DŜ-8yFĹƙ-7ŏřţƀ7ŅŲƍǢ8ůų9şƲ10cŊŒƔǃǛ11pŃńǀǎǔǡ12Eķ13ơƱ15őŰ16Ř19œƖǋǌ20ŝ21CŗźƄǣ23ǧ24ĵ25Ŕ26Ő29ť31d37ŕ40ū
~ated	63 -18œ-15l-8Ŝ-7ţŧǞ7Ʊ8Ɔƪƿ9ņ11ŞŰǃ13CƋƲǆ15ŝ16Ǐ17Ƽ33ƴ34ƌ
~atel	71 -12Ƽ-11Ť9Ǖ10Ɛǂ11Ǚ12ĺƘ13żǣ14Ż16ǟ17ţ18ǜ20Ƹ39ƾ
~atem	83 9Ķ14ĸ18ƪ21ľ30Ś
~aten	90 12ǜ
~ater	58 -10ƚ-7Ų7V8ƍ9ƭǕ10Ơ12ƊƎ13q15ǝ16Nű17Ɵ18Ɛ20Ɖ31Ƌ32Ť49Ǜ54ƙ59ƛ
~ates	63 -11d-8ǡ7CŢ8y9Ŏ10cHşŸƔ12Ş13ũ15E19mū26v28Ƣ34ǒ
~atev	77 7Ʃ9ŉƑ10qŻƝ11Ś12ư13ũ16ş17P
~ath	61 -11ƞǩ-9P7Ɯ8ŏƖ9Ʀ10c11sĴŤ12Ƭ13bC15Ǆ17ľƽ19Ŋ20ƌ23jK25ƚ26z39Ƴ46Ɔ
~ath>	77 -8Ɗ7U14cƆ15Ʀ18Ƭ30Ƴ
~athe	67 -10ǩ-8Pƞ7BM8Ɯ9ŏ12ĴŤ13s15C17Ƴ19ľ20ƚ21Ŋ22ƽ26jK29z
~athr	82 11Ɗ15b16Ɔ19ƌ
~aths	84 -7u22Ǆ34Ɔ
~ati	51 -18ǩ-12Ň-11Vţ-10G-9ůơ-8ľƽ7ƛƴ8ĴŚƙǚ9nFĿ10śǓ11iqŋŕƱƻ12ŀŐǃ13Pƿ14Šǣ15HƇǆ16Uưǜ17lĻ18ŽǅǋǗ21ŝ22kƏ29mŔū34Ż55Ǟ
~atic	81 13ƛ15Ĵ32Ž
~atie	90 27Ǘ
~atin	71 -11V-7Sǆ8Ƌ9mĵ10ũ11jŷ12ŝ14ƻ15ǅ17Ŀ18i20ǃ25U32H
~atio	53 -12Ň-10ţ-9Gůơ-8Hǩ-7ƽ7ŌƟ8nőƙƴǅ9Ś10Ǔ11Fś12qŋŕƱ13ŀ14Šǣ15Pƿ16Ƈ17Őǜ19Ļư20ǋ21ǆ24kmƏ30ū31Ŕ36Ż58Ǟ
~atis	88 13ŧ25ŝ
~atl	83 -8Š9ů11ǀ24Ķ31ł
~atll	86 -9Š25Ķ32ł
~atm	82 15ƿ35ǚ
~atme	82 15ƿ35ǚ
~ato	88 -10Ƅ11ơ14j16ƣ20Ǆ24ŷ
~ator	90 -10Ƅ11ơ16ƣ20Ǆ24ŷ
~ats	74 -11Ɔ-9Ǉ7ŲƖ8ƺ11Ɛƒǟ13Ǚ14o16ƞ31ǋ41h
~ats>	74 -11Ɔ-9Ǉ7ŲƖ8ƺ11Ɛƒǟ13Ǚ16ƞ31ǋ41h
~att	68 7śƃ8Ƒƚƽ9zĽťƲǨ10CƖ11şŰ12ABŶ13Ƽ14ōű18Ɗ26ǘ30ľ
~atta	81 9ś10Ƒ11ƽ12CǨ14ǘ16ŶƼ
~atte	74 8ƃ10zĽť12şŰ14A15ǘ16ō20Ɗ34ľ
~atto	90 13Ʋ15Ɩ17B
~atu	79 10oĽ11Ɣ12Ł38f
~atus	84 39f
~atv	78 7Ū8Ʀ9ƌ10ž11Ƒ12ũ13Ƈ15ƥ20Ɨ
~atve	78 7Ū8Ʀ9ƌ10ž11Ƒ12ũ13Ƈ15ƥ20Ɨ
~au>	90 13ń14Ŝ
~aud	65 -10Ŧ-9Ť9ǣ14ǒ92Ǥ
~audi	65 -10Ŧ-9Ť9ǣ14ǒ92Ǥ
~aug	68 -14b-8mŢ7ś8Ǟ9Ʒ10a14Ű17ǩ19y20Ʊ23ix25v29Ź30u36w
~augh	68 -14b-8mŢ7ś8Ǟ9Ʒ10a14Ű17ǩ19y20Ʊ23ix25v29Ź30u36w
~aul	72 -12Ū-8Ƴ-7Ũǖ7ƃ11ůŴ15Ť18ŭ20ƥ22ǐ37Ų43ż
~aul>	84 -8ǖ13ů24ŭ25ƥ44Ų
~ault	77 -8ŨƳ8ƃ16Ť46ż
~aur	83 -7ƥ9W10Ǜ12ƣ19Ǎ21ǟ
~aura	83 -7ƥ9W10Ǜ12ƣ19Ǎ21ǟ
~aus	65 -19ǩ-9Ŧ-8ŉ7bņŠžƢǀ8gH9łƶ10uĵƴ12jJƠ15Ǔ19Ŕǁ20Ť23Ǣ45ŀ
~ause	65 -18ǩ-9Ŧ-8ŉ7bņŠžƢǀ8gH9łƶ10uĵƴ12jJ15Ǔ19ǁ20ŔŤ23Ǣ45ŀ
~aut	66 8Ƅ9ſ10bƛǃ11ũ17Ĺǥ22ƃ23ž32Ƃ36ş51Ĵ
~auto	66 8Ƅ9ſ10ƛǃ17Ĺǥ22ƃ23ž32Ƃ36ş51Ĵ
~ave	30 -18ƕ-17y-16PǄ-15g-14Mǌ-13HŀůǊ-12QŠ-10Uƭ-9nLĿƞǟ-8qTŭƅơƤǑǧ-7xKľœƈǛ7ŃŊōŝŧƆǃǡ8Rļņňźǘ9rŕǏ10GSWĴŜƚǈ11ƂƋƍǅǔ12lIJķŁŪŻƊƛƥǆ13NZŎƀǢ14ŵŹżƘ15ŗžƗƪưǝǩ16ƑǀǋǓ17Ŗ18aŉŋŰſƃ19şŸƳ20mĶǥ21ţƁƟƯƵ22fuƎ23ƱǇ24Śƶ25ƌƼǒ26O27ő28Y29Ʀǜ33ŏŢ36ń39ƨ
~ave>	31 -18ƕ-17yP-16Ǆ-15g-14MǊǌ-13ŀŠů-12HQ-11U-10ƭ-9nLĿƞǟǧ-8qTŭƅơ-7xKľœƈƤǑǛ7ikFƜƢǁǃǡ8ļŃņŊōŝŧƆǘ9ňŕźǏ10rŜ11SWƚǅǈ12GIķƂƋƍǆǔ13lJŁŪŻƀƊƛƥǢ14NZŋŹ15ŎŵżƁƘ16ŗžƑƗƪưǝǩ17ƵǋǓ18YŖŰ19aŉſƃ20şŸƳǥ21mĶţ23fuƎƯ24őƱǇ25Śƶ26ƌƼǒ27O30Ţ31Ʀǜ34ŏ37ń40ƨ
~aved	81 11Ţ12Ƶ13ŋ14Ĵ16Ǘ46Y
~avel	77 10ő13Ƃ18Ɓ36ǀ39Ɵ
~aver	90 -11Ų13R16ǉ26ź
~avi	61 -9Ǡ-7H7xV8ĻƳ9s10tŃǩ11ǟ12i15ķ17ƶ20Ʊ21ĿŘ23ľ34yŢ39Y
~avin	61 -9Ǡ-7H7xV8ĻƳ9s10tŃǩ11ǟ12i15ķ17ƶ20Ʊ21ĿŘ23ľ34yŢ39Y
~avo	80 -14Ş-8Ʒ17Ʃ20Ŷƞǩ22r23ŝ
~avor	80 -14Ş-8Ʒ17Ʃ20Ŷƞǩ22r23ŝ
~avy	88 8Ưǎ13ǈ20ƺ25Ǐ
~avy>	88 8Ưǎ13ǈ20ƺ25Ǐ
~aw>	69 -7Ǔ7ƫ8nw9zŨű10tŹ11AQƅƚ12j14CŅ16Bǁ18ƾ19ŀ23ǚ
~awa	65 -10mQ-9x7ƙ8Bǁ9ż11Ţƿ14ĶƧ15Ƴ16ƴ18Ļŉ19Ʀ22Ŀ34k37Yź40Ɵ
~away	65 -10mQ-9x7Ńƙ8Bǁ9ż11Ţƿ14ĶƧ15Ƴ16ƴ18ŉ19ĻƦ34k37Yź40Ɵ
~awe	70 7co8ŬǊ10nuĻƇƘƧ11Cǖ12I13ţƔ16Ǆ19ĵ21ƿ32Ś
~awer	86 -13Ű11Ŗ14Ŭ16ǖ26Ś
~awes	71 7coFŌ8Ǌ10uĻŰƇƘƧ11nCŚ12I13ţƔ16Ǆ19ĵ21ƿ
~awf	88 9Ũ13ĸƮǉ
~awfu	88 9Ũ13ĸƮǉ
~awl	83 21Ɗ26Ƈ
~awl>	84 24Ɗ
~aws	81 -9ŷ11nƂ13Ư15ǜǦ16ķ
~awsu	84 12Ƃ16ǜǦ17ķ
~aww	80 8v10wxļ11o12z18ƫ
~aww>	80 8v10wxļ11o12z18ƫ
~awy	77 7Ǔ9ŋ10A13ǡ15ǩ18ǜ24ķ27Ʋ
~awye	77 7Ǔ9ŋ10A13ǡ15ǩ18ǜ24ķ27Ʋ
~ax>	75 -12M7ƕ8fǊ11ǆ12T15ĵ16Ƅǩ20ƅ30ś37ŗ
~axe	85 -7ǋ14ǃ16Ƶ17Œ21T31Ǡ
~axes	85 -7ǋ14ǃ16Ƶ17Œ21T31Ǡ
~ay>	33 -18A-17ų-16ķ-14ĿƶǅǇ-13Ŭ-12ńǊ-11QǨ-10uƗǔǛ-9GSƓƘƢƭǀǌ-8xCŅŎƌƲƽǜ-7şƎƚƝƱǓǗǟ7NŇƿǂ8cŉōŕŮ9RƈƬƴƹ10DƁƜơǥ11ŜƄƉ12OŵƏƖƠƺƼ13WĸŢźƦ14ƤƩưǧ15ŏţūƆ16gŃƸ17yƃǑ18Tŧƕƻ19Ɵ20Űűƒ21jKŋǁ22brŊŌƧ23pœ24YŀŁŘ25Ķ27ǉ28kLX29Ǖ30Ő31ů32ǖ33Ų34iǎ46Œ52Ĵŗ56d
~ayb	74 9ƍ10Ř11Ʀ14ŕ16Ʈ17Ʊ
~aybe	74 9ƍ10Ř11Ʀ14ŕ16Ʈ17Ʊ
~ayc	68 -9ō-8Z8ǟ10Ĵǉ12ƭ13u14Ʈ20T23q24Q30Ɲ32Y39Ư
~ayca	90 26Ư41Ɲ
~aych	69 -9ō-8Z8ǟ10Ĵ11ǉ13ƭ14u17Ʈ20Ư21T24qQ33Y
~aye	85 -9ƽ11ŠƂ15ƉǦ17Ţ
~ayer	88 12Ƃ15ƉǦ
~ayi	56 -18ǩ-15BS-10Ĺ-8PQǞ7noKĸƀƸǝ8t9ň10Hŧ11ĴŦǣ12kĺŢ13X14Ƥ15j16Ŀ17Wƪ18œǟ19ǥ21FZ23bƓƠ24Œƒ25V26Ņ30Ɯ
~ayin	56 -18ǩ-15BS-10Ĺ-8PQǞ7noKĸƀƸǝ8t9ň10Hŧ11ĴŦǣ12kĺŢ13X14Ƥ15j16Ŀ17Wƪ18œǟ19ǥ21FZ23bƓƠ24Œƒ25V26Ņ30Ɯ
~aym	65 -10Ʒ9e11Ʃ16ƃǘ22Z23ĵƕƮ28š31Ĵ35Ɣ40Ŭ
~ayme	65 -10Ʒ9e11Ʃ16ƃǘ22Z23ĵƕƮ28š31Ĵ35Ɣ40Ŭ
~ayo	85 -16ƶ10ƙ12ǩ13Vƫ35Ŧ
~ayou	86 -16ƶ11ƙ13ǩ14ƫ35Ŧ
~ayr	65 12ǝ16Ǒ17Q21Ǡ34Ǉ57ǉ
~ayro	65 12ǝ16Ǒ17Q21Ǡ34Ǉ57ǉ
~ays	53 -12Ɣ-11pDű-10A-9ovş-8G-7wHĹǈ7fŻŽ8txŒƅǕǗǣ9ŖŚƖ10zVřŮƗƱ11Ūůƺ12ƃǢ13lnqļŰžơ14aƮǇ15UƬ16gňšƒ17Ǡ19c20ǝ23k25ǎ29ǩ34R
~ays>	53 -12Ɣ-11pDű-10A-9ovş-8G-7wHĹǈ7fŻŽ8txŒƅǕǗǣ9ŖŚƖ10zVřŮƗƱ11Ūůƺ12ƃǢ13lnqļŰžơ14aƮǇ15UƬ16gňšƒ17Ǡ19c20ǝ23k25ǎ29ǩ34R
~azy	77 7Ǖ8U9ſƈ10xHƓ11Ʊǩ12tƒǎ15Ň16i
~azy>	77 7Ǖ8U9ſƈ10xHƓ11Ʊǩ12tƒǎ15Ň16i
~ba>	82 -9fu33ǀ84ǃ
~bab	68 -17Ƹ-10ǀ10hƷ11l12ƻ13d15Ɲ19ĺ27Ư28Ŷ32v33wy36u40x
~babi	90 -13ǀ16Ư21h23y
~baby	69 -17Ƹ13dƻ15Ɲ16yƯ19ĺ28Ŷ33v35w38u41x
~bac	51 -10ţ-9Ŗ-8UŇŗǨ-7aGƻ7ƾǂ8rŘŞƑƲǤ9Ǐǜ11uŀőŒƝƮƴǝǣ12hLżƫƿǟ13ŮŴŵƙƩƷ14ƍ15V16YŨ17Ľŏ20Š21ňƓƪ22I25mťǘ28ƛ30Ǘ31ƹ
~bacc	79 13ǂ51ƹ
~bach	83 46m
~back	52 -9Ŗŗţ-8UŇ-7aƻǨ7Ɯƾ8rŘǤ9ŞƑƲ10Ǐǜ11uŀőŒƴ12hLƝƫƿǣ13ŵżƩǟ14ŮŴƍƙƷ15V16YŨ17ǝ18Ľŏ20Š21ň22IƓƪ25ť26ǘ29ƛ31Ǘ
~bad	70 -14Ŵ-13w-7Ő9ŝǘ12Ƈ16Ţƚ17Q20ĸ26ǚ27ż35N38ņ
~bad>	71 -14Ŵ-7Ő9ŝǘ12Ƈ16Ţƚ20ĸ27ǚ28ż38Nņ
~bal	70 -8Ƙ-7Ĺ7xS8vZ9Š10GŒŦ11ƙ12Ť13ĻƜ16ķ20T21g23Ɣ
~bala	83 -10ƕ15Z28Ɣ
~ball	72 -9Ƙ-7Ĺ7xS8v9Š10GŦƕ11Œƙ12Ť14ĻƜ17ķ21T22g
~ban	53 -20ř-16Ƹ-14dƾǟ-9vŀƹƺ-8Qǩ-7BT7LƯ8A9Z10Ǉ11Łų13ƫ14nƃƳ16ĵƄ20fż22Ŵ23eƷ24Ĵ25Y26ƙ27p28rst29Ŭƨ31qǂ38o47ƕ
~band	57 -17Ƹ-15dƾ-14ǟ-9vƹƺ-8Q8L9Ư10Ʈ12Ǉ14Łųƫ16nƳ22ż23f25Ŵ26Ʒ30p31st32rƨ33ǂ35q41o
~bank	65 -23ř-9ŀ7ǐǕ8X12AZ20ĵƄ29e31Ĵ32Y33ƙ38Ŭ58ƕ
~bar	70 -8HƓǩ-7Ǡ7őƎ8Ɣ9ŏ10tƀ12Ő13ŗ15Ǎ16ų21Ŷ22h31D44Ƒ47Ǜ
~bar>	86 -8Ǡ60Ǜ
~barb	90 9ő14t20Ǎ
~bare	85 9ſ11ŏ12ƀ16Ő19ŗ
~bark	90 10Ǝ30h
~barn	84 -8Ɠ56Ƒ
~baru	90 -10H22ų33Ŷ
~bas	63 -11Ƙ-7Ƈ7łņ8ƕ9Ɯ12ŧƙƝƩ14Ň15g18ƥ25ƛ48Ɗ
~base	64 -11Ƙ-7Ƈ8ł9ƕƜ12ƙ13Ɲ18ƥ26ƛ49Ɗ
~bat	73 -7u9ƚ19Ǆ20Ɗ25ƌ56Ɔ
~bath	74 -7u9ƚ19Ǆ25ƌ57Ɔ
~bbe	90 11Ơ16aƛ
~bber	90 11Ơ16aƛ
~bbi	81 14ƨǀ17Ʃ24g
~bbie	82 14ƨ15ǀ24g
~bco	80 -8Ǔ21Ǒ27ǒ
~bcon	80 -8Ǔ21Ǒ27ǒ
~be>	48 -15ĸ-13ǓǨ-11Ŷ-9ƒƤ-8QŌŗ-7aYƗƫ7EKĴĿŀ8CŁŘƬ9bōũǁ10enœƱ12VơƦ13HǞ14A15XłƋǧ16ķ18ŏ19OŊ20mƭƷ21Şǌ23cĻ24ľ25Z30s32yƮ35Ź37r
~bea	74 -11I-8Ƌ-7d8Ǝ10l13bŒƚ23ű26k27h34Ţ42Ņ
~beag	90 10Ǝ34h
~beat	81 -11I-8Ƌ-7ř14Œ25ű38Ţ46Ņ
~bec	65 -9Ŧ-8ŉ7bgŠžƢǀ8Hņ9tułƖƶ10ĵŵ11jƴ12JŔǨ14Ǎ16Ƨ19ųǁ23Ť
~beca	67 -9Ŧ-8ŉ7śžǀ8bgHņŠƢ9łƶ10uĵŵ11ƴ12jJ13Ŕ19ǁ24Ť
~beco	86 7f13Ɩ18Ǩ24Ƨ
~bed	70 -9Ɗ9ƻ14ƝƤ17Ɨ20ƜƠ48Ɔ
~bed>	90 -11Ɗ12ƻ16Ɔ18Ƥ
~bedr	72 7y15Ɲ20Ơ21Ɯ25Ɔ
~bee	48 -13ǚ-10xƃ-9Ʀ-7OŜŪ7jkŉǩ8aAƾ9Ƹ10Ůǜ11ŏżƊƌƴǘ12ƋƳ14tǂǛ15Ż17f20lţ22ņő23ŝƈ25Ÿ27Ŷ28i32š33Ƽ35G36Sƿǟ
~been	48 -13ǚ-10ƃ-9xƦ-7OŜŪ7Ňŉǩ8ajkAƾ9Ƹ10Ůǜ11żƊƌƴǘ12ŏƋƳƿ14t15Żǂ16Ŷ17f20l21ţ22ņő23ŝƈ25Ÿ28i32š33Ƽ36Gǟ37S
~beer	84 -7Ų35Ǜ42ƿ
~bef	56 -13ũ-9ŒŦƒ-8Ťǩ-7ōŨ7ƈƕ8Gǅ10Š11uTƖƫǕ12ŊŖǧ13O15aŉƽ16LŁťǓ18Ƅ19Ǌ20Ń21ƴ24J25œƅ30ņ38Ř
~befo	56 -13ũ-9ŒŦƒ-8Ťǩ-7ōŨ7ƈƕ8Gǅ10Š11uTƖƫǕ12ŊŖǧ13O15aŉƽ16LŁťǓ18Ƅ19Ǌ20Ń21ƴ24J25œƅ30ņ38Ř
~beg	90 -11Ļ10Ť15ŌŠ
~beh	70 -10W8ĺ9x10ƙ11Ż12t13uƃ17Š18Ƴ19p20ųŹ21ŷ24ƶ
~behi	70 -10W8ĺ10ƙ11Ż13uƃ17Š18Ƴ19p20ųŹ21ŷ24ƶ
~bei	71 -7ĺ7ŵ8ķƼ9lFǩ10cHŊƱ12t13Ž14Ɓ25Ş26Uǟ28ŋ
~bein	71 -7ĺ7ŵ8ķƼ9lFǩ10cHŊƱ12t13Ž14Ɓ25Ş26Uǟ28ŋ
~bel	68 7MŌǉ8pǅ9lmS10Żƥ12ŸƬ15ƻǏ16Ǝ21ǩ26Ɗ29Ľ33Ɨ
~beli	80 9Ō11lmM12S14Ƭ15Ÿ26ǩ
~bell	84 21Ǝ38Ľ
~belo	78 8ǉ12ƥ18Ǐ30Ɗ39Ɨ
~belt	90 -7ǂ10ƭ11pǅ14Ż
~ben	63 8Ƨ12Ʀ15Ƭ25ż31ƫ34W39ǩ
~bend	83 8ţ9ķ34ż
~bene	65 9Ƨ13Ʀ16Ƭ33ƫ36W
~ber	48 -14Ţ-13Śǩ-12ƣ-10Ĺŷ-9n-8Ť-7L7śŜ8hŐŒǇǔ10KľŇǠ11y13ƛ14Ļǀ15C16Ɠ17cǕ18ļŠ19Ľƶ20Ÿ21ƬƼ22X23Ņŗ24DǗ25EƿǨ26ǘ28ū32Ų34e42I48ř
~ber>	50 -13Ś-12ƣǩ-10ŷ-9Ĺ-8Ť-7ŗŢƠǅǗǠ7œƆǙ9ǔ10ŒǇ11Ŝ12ľ14yƛ15ǀ16Ļ17C18c20ļ22Ÿ23ĽƬ24Ǖ26Xƿ27ǘǨ28Ņ30ū31e33D34Ų50I60ř
~bers	68 -12ř-11nǡ-10D-9Iǖ-8Ǖ-7œ7ƒ10p13ǅ14h18K20Ɠ21ŇŠ23Ǡ32EƼ42ŗ44Ǘ
~bes	61 -13Ş-10C-7ĿŹƯ7Ɯ8ņşƢ9Jńǈ10ĻŁƥ11Ŵ12ł13ųŷǇǩ14KZ16ƞ17Lķ18uŝ19UǍ24ǟ28Ʀ32I
~besi	66 -7ŹƯ7ƻ8Ɯ9ş10WńƢ11ƥ12Ł13Ŵǈ14Ǉ15ųŷ16Z20uķ23Ǎ31Ʀ
~best	69 -14Ş-11C-7Ŀ7tƈǔ8Ĵ10ņ11J12Ļ15ł16K18ǩ19L20ƞ23Uŝ28ǟ36I
~bet	62 -13ķŹ-9b-8Řƾ-7dů7K8C9asƫ10šǁ11Ţƽ12ľŷƨ13qň14ų15rƼ16p19Ň20L22o24źǂ25Ş26ł32t
~bete	81 -9ƾ8Ƽ16ƽ18ǂ
~bett	66 -13ķŹ-9bŘ-8ů-7d8K9ł10a11sǁǂ12Ţ13ľ14ƨ15q16r18p20Ň22L24o26ź27Ş35t
~betw	79 -7ų7Ǉ10ł11C12ƫ14š16ŷ18ň
~bid	90 -8ŗ17ń33Ǔ
~bie	77 13ƨƯ18h19y21x22g
~bies	77 13ƨƯ18h19y21x22g
~big	55 -15Ŭ-13Ʈ-12Œƞ-11Ŕƒ-10ǈ-9FSŀƂƚǘ7gyHķłŗŽưǦ8jžƇƛƜ9Ř10JŇ11Zǔ12ľǍ13œǅ15ƣ19ƪǑ20Ŧ22Ƭ24k27ŐǏ29Ɠ30ĸ31Ŀ32Ǉ35Ƒ54Ɔ
~big>	58 -17Ƃ-15Ŭ-14Ʈ-12Œƞ-11ƒ-10Ŕ-9FSƚǘ-8ǈ-7Ǟ7ƌ8gyķłŗŽžƇư9jƛƜ10Ř12Z13ľƪǍ14œǇ16ǅ17ƣǏǦ21Ǒ22Ŧ24ƑƬ27k30Ő32Ɠ33ĸ41Ɔ
~bigg	71 -7ŀ9ƪ11H14Ǐ16ŇǞ17ǔ36Ŀ
~bigs	86 -13Ɣ-12Ǧ12Ƃ19Ƒ24Ɔ30Ǉ
~bik	78 -13Ɗ-7Ű12Ƙ15ǀ62ƥ
~bike	78 -13Ɗ-7Ű12Ƙ15ǀ62ƥ
~bil	54 -13K-9Ő-7Ǩ7Ǜ8Ʒ11ŗǤ12ƃơ13YŁş15ǚ17I18Ƃǌ19ƮǠ20WZ22ư24ƀ28Ĵǡ29ž
~bile	88 12C14Ʒ30I
~bili	58 7ǥ8Ǜ13ŗ14ơ15ş17ǚ19ǌ20Ƃ23W27ƀ30ǡ32ž
~bill	67 -15K-7ŵǨ8UĿ14Ǥ17Y18Ł19ƃ24ƮǠ28ư29Z36Ĵ
~bin	69 7Ƅ9ŌƟǀ10ķƌ13ƻ14Ʃ15Ǒ18ƛ19ƕ36Ƌ
~bin>	83 8Ɛ11Ɵ15ķ26Ƌ
~bind	85 8Ɩ9Ƅ11Ō24ƕ
~bing	76 10ǀ15ƛ16ƋǑ
~bir	64 7C10G11ŜǗ12D23c25Ɵ34v40p53d
~bird	90 37Ɵ
~birt	65 11Ŝ12Ǘ23c34v41p54d
~bis	88 9ǧ10ƺ11Ɓ24h
~bisc	88 9ǧ10ƺ11Ɓ24h
~bit	76 -17q-7Ƨ7ŞƜ8lW9jmƤǁ12e13ņ14ĿŨǊ18œ25ō48h
~bit>	78 -7Ƨ7Ɯ8lWŞ10jmǁ12e13ņ14Ǌ15ĿŨ18œ26ō
~bla	81 7J9ƺ13H14m15ń42Ŕ
~blam	83 10ƺ14H15ń43Ŕ
~ble	51 -9ŗ-7J7etƁƉƊƽ8uŇŜƀ9aiŀłűƸ10TƤ11LĹŎŭ12nŦƚƥ13U14ś15YƛƮ16Ƽ18MƘƧ19œ21ƹ22ǜ25ň27s40Ř41X
~ble>	53 -8ŗ-7J7ƉƳ8etƀƊƼƽ9ŇƁ10ałŞű11nTƤ12Ŏŭ13ƥ14Ŧ15ňśǜ16YƮ19MƚƧ20œ22s30Ř44X
~blem	75 7ŏƸ9sǂ10Ĺ11ŵ12ǜ13Ƽ14Lƛ15Ŝ18ŀ
~bles	78 -11ƿ-9ƚ10Ƥƶ18u19iŘ22U29Ƙ34ƹ
~bli	84 11ĸ12b14Ʈ21ƽ25ƥ
~blin	90 12ĸ15Ʈ23ƽ
~blo	68 -11ǩ9jƂ10Ƒ12Ǧ14gǂ16ƽ18Ƈ20ƚ23Ƽ30ƻ35ƾ45ǁ
~bloc	90 25Ƈ
~bloo	71 -11ǩ15ǂ17ƽ24Ƽ32ƻ37ƾ48ǁ
~blow	86 12jƂ14Ƒ16Ǧ19g27ƚ
~blu	84 14Ż33Ŋű
~blue	88 15Ż34ű
~bly	90 13Ʒ16l
~bly>	90 13Ʒ16l
~bnb	85 37Ɯ
~bnb>	85 37Ɯ
~bo>	88 41Ɯ
~boa	71 -11s-9Ū-8Ƃ7ļ8Ǔ9Z12tǜ17ƍ20Ł23ş24r28ķ33Ɯ
~boar	75 -11s-8Ƃ7ļ9Ǔ12ǜ18ƍ22Ł27r36Ɯ
~boat	82 -10Ū11Z15t27ş33ķ
~bod	46 -14š-12Ǐ-11BĴƃƪ-10ǎǦ-9TŹƦ-8IƉ-7ĺŇōŚƝ7fZǗ8zſƣƮǡ9KƁƬǔǙ10QŔƂƓƴǇǑ11FķŏżƕǅǛ12ƎǣǨ13gƿ14hų16Ş17ǍǢ18ńƢƳ19Ų20Ŗ21ľ23nŁŜŤƜǘ24A26ǜ28ŷ33Ư35ž37Ɵ
~bodi	82 12ŗ17ž
~body	46 -14š-12Ǐ-11BĴƪ-10ƃǎǦ-9ŹƦ-8ITƉ-7ĺōƝ7ZǗ8fzƣǡ9KſƁƬƮǔǙ10ŔƂƓƴǑ11FQķŏżƕǅǇǛ12ƎǣǨ13ƿ14gh15ų16Ş17ǍǢ18ńƢƳ19Ų21ľŖ23nŜŤƜǘ24AŁ25ž26ǜ28ŷ33Ư37Ɵ
~bol	84 18ű25Ǝ
~bolt	84 18ű25Ǝ
~bon	86 13ƀƆ16ſ39T
~boo	61 7LWŀ8eĻ9ǝ10jǈ11g12ǘ14ǑǗǟ16ļ17ǩ19ǜ22ű52ǖ77Ǡ
~book	62 7LW8e9Ļǝ10ǈ12gǘ14Ǘ18ļǩ19ǜ23ű53ǖ79Ǡ
~boot	88 7ǒ12ŀ16j24Ǒ
~bop	84 71ǥ
~bop>	84 71ǥ
~bor	62 -10r-7S7Gƒ8ļƅǩ9vĸƙǍ10ťǜ11B12Ņ14C15ŵ19xƜ20ƞ28ų34l38p39dƪ
~bor>	79 7Ɵ8Ƥ13ļ14ǜ16ťǩ20Ɯ22B
~borh	88 -9S12Gƒ13ƅ27C
~born	72 -10r11v24x41l46p49d
~borr	78 12ĸ20ŵ36ų50ƪ
~bors	75 -7B7ĿƜ13ŤǍ15ƙ16Ņ29ƞ
~bos	78 -10Ŗ-8j7gǙ8ļ11ǩ12sN13Q14l18Ł31ǟ33U
~boss	79 -10Ŗ-8j7gǙ8ļ12s13NQǩ18Ł32ǟ34U
~bot	63 -10Lŝ-8Ū-7PŚ7płūƄǥ8ŢŽƌƫƼƽ9ķƯ10Ƭ11Ĺ12ƎƢƱ13Ş16ŋŸ17ƻ20ǁǩ22ŁƵ29ŀ37s
~both	64 -10Lŝ-8Ū7pƄ8ŢŽƌƼƽ9ƫƯ10ķ11Ƭ12ĹƢ13ŞƎƱ17ŋŸ20ǁ23ŁƵ29ŀ38s
~bott	84 -7Ś8Ņ10ū13łǥ24ƻ
~bou	40 -19x-13ŕ-12c-11ǅ-10ƼǟǢ-9jǃǇǐ-8FQķńŒǞǨ-7Ļňşŭ7mƎƗƢǗ8BGĽŢſƱ9HľŔżƂ10VĶšůƬ11uŉŊƨưƸƺǂ12hAņŲƍƔ13ƌƦǁǜ14pYļŹ15Ŷƒ16Šƶ17ǌ18ŝŤǏ19ŇƳ20ŀŴǄǔ21rōŽ22ł24T25Ŗ26Ŀ27Ş28ƞ34Ĺ
~boug	71 -14Ũ-7Ŝ7Ʃ11ŗ12ŧ13ư15ƞ17Ǐ18ſ19łŖ22ŶƦ24ƌ28Š36ƒ
~boun	88 9J10š11ƍ
~bout	41 -18x-13ŕ-12c-11ŗ-10Ƽǅ-9jǃǇǐǟǢ-8QŒǨ-7FĻńňŭ7źƍƎǘǛ8mĽŢťƗƢƴǗ9BľƱǏ10AGHŔżƂ11ĶŉŊůƨƸ12uVłƬƺǂ13hņŲǜ14YƔǁ15pļŖŹ16ƶ17ǌ19Ť20ŇŝŴƞƳǄ21ǔ22rōŽ23ŀ25T28Ş30Ŀ36Ĺ
~bov	80 8ǉ14Ǧ22ĵ35ƍ50Ǎ
~bove	80 8ǉ14Ǧ22ĵ35ƍ50Ǎ
~box	69 -9C7ś8dƋ9cq10mĸƄ12P15f17ǐǧ20Ś21J22D29ƻ32Ǚ36ƞ
~box>	70 -9C7ś8dƋ10cmqĸƄ13P17ƻǐǧ18f20Ś21J23D32Ǚ
~boxe	88 16ƻ46ƞ
~boy	71 -10h-8d7b9j10ū12ŐŤ16n23Ź25v27w32x48u
~boy>	76 -10h-8d-7imĹ9bj11ū12n13Ť14v18uw21x25Ź
~boys	80 11w12v13Ő14x35u
~bra	73 -7i7Ŷ10źƁ11l12ǋ13ƛ14ĹŅǅ25ƅ26Ƒ27Ž
~brak	88 33Ž
~bran	79 -7i8Ŷ11Ɓ13ǋ15Ĺǅ27ƅ29Ƒ
~bre	58 -7ŏŗƒƬ7IOŰ8Ɩơ9ƦƮ10lũƝǝ11ŨƎƽ12k13NƜ16ł19Ƌ26h28š33ǩ39Ǧ56Ƃ
~brea	69 -8ŏ-7ŗƒ7m9IOXŰ10Ɩơ11ƦƮ12ũǝ13Ǝ14Ũƽ15kƜ16N19ł23Ƌ28ǩ35š
~bree	85 16Ɲ40h
~brel	62 7Ǔ13ǩ42Ǧ61Ƃ
~bri	59 -10Ǟ-9Ƒ-7Yǝǥǩ7Ɲ8ǔ10a12Ǆ13grŜ14Sű15Ǎ16t17Ū18q19Ĺ20ƒ21u22Ǒ23Ǌ26Ǉ28Ʈ37T43Ƈ
~bric	75 20Ǎ57Ƈ
~brid	90 13ǔ20Ǆ26t27Ū
~brin	62 -9Ǟ-8Ƒ-7Yǝ7MōŎ9Ɲ14rŜ16Sű20q21Ĺƒ23u24Ǒ25Ǌ28Ǉ30Ʈ40T
~bro	60 -12Ɗ-11Ǐǩ-10ơ-7Ŗ7rAǞ8nŽǨ9Qķƥǉǌ10aǆ11ŁŅ12ŜŨ13ŘųƙƳǓ14Ǝǡ15ĺƽ16Ɓƞǃ19y22l24Ŷ27Ť28B
~brok	67 -12Ǐ-7ǩ7ĸŵ8ſƛ11ƥǉ12Ǟ13ķ14Ũ15Ŝ16ŘƎ19ƞ21Ɓ33Ť
~bron	90 -8i39Ŷ
~brot	70 -7ŭŴ7w9ƫ10nA11Ž12QǨ13Ņǆ15Ł17ų19Ƴ20ƽǃ35B
~brou	85 11Ɩ13r15ǡ18a24ĺ32l
~bs>	63 -13ƻ-12Ź-9ǧ-7ŭ7J9ƨǡǤ12ǈ13ƾǄ14VŽ18ǔ20Ƨ24ź25ǐ39ǒ61Ǒ
~bsi	82 10ǖ11Ĺ12ń35ļ
~bsit	82 10ǖ11Ĺ12ń35ļ
~bt>	83 -11Ɣ46Z
~bts	90 31Z
~bts>	90 31Z
~buc	81 8Ŕ9ž13Ƃ15Œ31X
~buck	81 8Ŕ9ž13Ƃ15Œ31X
~bud	73 9Ŝ10Ƴ11B13ĺ15ĽƢ18A23ĸ32Ņ39X
~budd	78 10Ŝ12Ƴ13B14ĺ16ĽƢ20A35Ņ
~budg	81 7e26ĸ44X
~bug	79 -9ŧ-8ĺ-7L9g10Ǡ15Ž19ŀ21K61Ş
~bugg	90 -10Ş11g13K26ŀ
~bugs	85 -10ŧ10ŀ16Ž27Ş
~bui	55 -12Ɔ-10F-8ǩ-7Ƌǖ7Ůƌǚ8ŤƐƤ10ķƇ12Ʊ13ƪǝ17Ǟ23ơ24Ƒ28Ǣ29ǋ30Ʃ38Ǎ43ƣƺ45Ɠ48ƅ
~buic	90 13Ů15ű18Ť
~buil	55 -12Ɔ-9F-7Ƌǖǩ7Xƌǚ8ƐƤ10ķ11Ƈ12Ʊ13ƪǝ17Ǟ23ơ24Ƒ28Ǣ29ǋ30Ʃ38Ǎ43ƣƺ45Ɠ48ƅ
~bul	86 -9Ų9ļƃ15ľ22h
~bull	88 9ļ16ľ23h
~bum	79 14ƃ15œ18Ť19ŵ20Ŕű
~bump	80 9ž14ƃ15œ18Ť20Ŕ21ű
~bun	75 -15x7Ƥ9ǥ12ńǈ20ƞǀ46ş
~bunc	86 12ǥ14ǈ15ń
~bund	84 55ş
~bung	88 -17x24ƞǀ
~bur	63 -9ƴ-8Ť7Ɣǀ8ŀńŜ9ůǕ10ƑƦ11ĺƤǢ12jƁ14D15mƓ18ƛǝ29Ɛ33ņ60ư
~bure	90 13ń14Ŝ
~burg	90 12ǀ
~buri	80 14Ʀ18j34ư
~burn	69 -10ƴ-8Ť9Ɣ10ŀ11ƑǕ12Ǣ13ĺ17m18Ɠ20ǝ32Ɛ41ņ
~burs	82 9Ƥ17Ɓ24ƛ
~bury	90 20D49ư
~bus	49 -23Ƃ-13Ů-11j-9Ŀ-8FGŪ-7DōƗ9Ǒǘ10MŴ11A13PǠ14CǛ17Ǣ19ǐǝ20ŎǆǨ21Uŭ22ǔ23N24Ǟ25Ǌǡ26ǅǋǦ27Ɲ29ǃ30Ǆ35ŵ36ǥ41ǎ47ǟ
~bus>	82 -17j14Ǧ19Ŵ32C65ŵ
~busi	51 -24Ƃ-13Ů-8FGŪ-7DĿƗ8ǩ10Ǒǘ11M12A15ǛǠ18ǢǦ20ǐ21Ŏǆ22Ǩ23ǔ24ǝ25ǟ26ŭǊǞǡ27ǅ28ǋ29Ɲ30ǃ32Ǆ36ǎ38ǥ
~busy	74 9x10ǎ11t13P30U35ǟ39N
~but	63 7fwKƍƎƙ8ľżžƯƸ9BŌűǣǩ10ƻƽ11ƾ12Ł13ŀ14bǑǙ17p18TƧǂ23Ŋ
~but>	64 -12ǩ7fwKƍƎƬ8ľŎżžƙ9BűƯƸǣ10ƽ11ƻ12Łƾ14ŀǙ15Ǒ18pTƧǂ24Ŋ
~butc	90 23b
~butt	90 -8Ń9i15Ō32ǩ
~buy	62 -14Ǐ-10ĸ-9zť-8ũǢ-7Ń7Š9ł10ǅ11ƙ12ƨƩ13W18ƪ20ŬǄǞ21Ō26Ʀ32Ŷ33ƒ34ǕǨ36F42HƗ47G
~buy>	63 -14Ǐ-10ĸ-9zť-8ũ-7Ń8Šƪ10ł11ƙǅ13WƨƩ14H17F20ŬǄ21ŌǞ22ƒ28Ʀ32Ŷ35ǕǨ43Ɨ48G
~buyi	85 15ƒƪ26F38H
~by>	50 -29ǌ-22Œ-17Ɲ-13ňǩ-12ŹƸ-11š-10ŎƖ-9Ūƽ-8ŌŠţƫ-7hŕťƨƼǝǨ7CƯƻ8Ƣƥǥ9QŋƑơƱ10jĺŨ11yzŧƗƜ12Ƥǟ13aT14nłŶǜ15ōřƮ19ŵſƙ20Pǧ21Aů24u25dw26x27Ĵ28Ƅ29Ĺ33o35œ37M38Ś49Ń
~bys	84 -17d20Ɲ22w23v
~bys>	85 -17d23vw
~cab	85 8Ɛ11Ɵ13ķ14ƌ15ť16ƻ
~cabi	86 8Ɛ12Ɵ13ķ15ƌ17ƻ
~cak	88 8Ľ12M13p32c
~cake	88 8Ľ12M13p32c
~cal	48 -15œ-11rJǄ-10Ŏ-9uvR-8ntƖƻǌ-7gŏŒŝšƲ7ƎǗ8ĵŐƋƽ9Wŀƀ10NƩǛ12ŢƁƼƾ13Ǔ14ŋţ15Ş17MłƸ18lĻƃ19sƺ20Ǚ22ǁ23Ľơ24ńǑ27Ł28I29ŧ31Ŝ33a35C38ow42K43ǃ46L52Ĺ
~cal>	63 -7šƻǩ7T8ŜǄ9ƿǔǚ10ǂ12MŐƽ13QƋǈǗ15Wľƀ18ŀƼ19Ǒ26ƃ27ƾ31l32ǁ
~cale	83 -7Ʋ10Ŀ13Ň15L22ł38ƺ
~call	51 -11rJ-9uŎǄ-8tRœƾǌ-7vƿǈ7ű8MPƎ9Ŕ10ĵǑ11NƩǩ12Ǜ14Ţ15ƁǓ16ţ17ŋŞ20Ļ21s22ƸǙ25Ľơ26Ŝ27ń28C30IŁ31ŧ36a40L41ow46K47ǃ58Ĺ
~cam	62 -12ņ-10ƚ-7ł7dEĸ8źƽ9jG10ŎƘƙƾǞ11D12MŠ13ş14Ű15ķƛ18ļũ21Ť25ŦŪ30Ņ38Ǝ53ǘ
~came	64 -10ņ-9ƚ7l8dżƽ9ĸ10jGŎ11ƙƾǞ12Ƙ13MŠ16ƛ19ļũ23Ť27Ŧ32Ņ40Ǝ
~camp	88 9Ɵ13ź14ķ20ş27Ű
~camr	88 8Ŭ39Ū
~can	47 -16ň-13Ŷ-11nĺ-10GRŧ-9ũ-8Ų-7gPłŖţŬŴǈ7ceŗŸǕǝ8ŵƏǁ9ľŋƵ10JNĴĻźǌ13oMǖ14Ł15XǨ16ƃǧ19OŃƟ20Iř21ŌŎ22Ƽ23Ŋƚƽ25Ĺ26L27ǩ28sŉŚū29Ƨ31š49ś
~can>	49 -16ň-13Ŷ-11cĺƝ-10RƵ-8ũŲ-7gPłŬŴǈ7eDŸǝ8Ǖ9ľŗŵƏǁ10ŋ11JNĴĻǌ12ź14oǖ15MŁ16X17ƃǧǨ20Ńŉ21IOř22Ō23Ŏ25Ŋ26Ĺ28L29ūǩ30s31ŚƧ52ś
~canc	71 -12ŧ14ŉ29Ƶ37ƽ40Ƽ53š
~cand	90 10ſ11Ɲ33c
~cane	79 11ƙ45ƚ
~cant	84 47Ɵ
~cap	85 -7Ƈ11T13ŗ14Ŵ27Ǆ36ǩ
~car	40 -20ƕ-16ǩ-15ƔǦ-14ĵŇ-13yUŒ-12nĹƨ-11ķǄǨ-10sIRō-9xCĻŁŌƤƩǔǞ-8ijuvŀňŔťƒƗƘƱƵƻƾǝ-7gAJOXŚśƞơƮǃǈǋǛ7ƥ8ĸŧƶ9ļřŜũǚǡ10Ĵ11ĿǗǣǥ12ľ13ŷ14Ő15zĽūŽ17Vſǌ18ŨƁƃ21Ƃ26e29Z30źƯ35Ź38ųž41ƀǐ45şǖ48ű49ŰŲŴ50Ŭ51Ŷ57ŵ59ŭ60Ƅ82Ū
~car>	49 -24ƕ-18Ő-17ķ-12tyUƔǗǩ-11Řŝ-10Ň-9ĴŒƨƮ-8psĸŗǄ-7qť7Z10ǐ12Šƃƥ14Ƅ15Y19Ž23źƁ29şū33Ų35ƀ37ž40ŵ42Ű47Ź55Ūű58ŭų67Ŭ70Ŷ76Ŵ
~card	58 -16ĵ-12v-11IŪ-10ū-9Ō-8Ŭ-7ŭ7bdDž8cŜ9F12P18ř19ļ21ź24ĸ26Ľ28Ĵ33ZǗ34Ő41e63Ƅ81ǖ
~care	65 -9ō-8ǩ-7ųǖǞ8r10Wǂ11qŅƣ13ǁ14Ũ18Ƭ19Ŝƶ22ŧũ24V29Ɲ33zľ34Ŀ57Ư
~carp	86 -14D10ƛ12Ɗ24Ű
~carr	57 -11Ɲ-10Nǖ-9Ŵ-7nš7WŝŢ8bŘžƘǐ9Şŵǩ10ƂƢ12Ǐ13Ʀ14Ƅ15ş16ŏőŗ17Ųǡ18ǚ19ǒ20ǣǥ21Z25Ő30ǌ33ſ
~cars	61 -15Ő-12Ǧ-8Ƙ-7Ǉ8Ű12ű18Ƃ20ƀ23ş24ŷ33ŭ42ŵ46ǐ76Ū
~cart	90 -9R39Ų
~cary	83 -10J-7ų9ǘ10Ť12Ź13V33Ũ
~cas	62 -12Ű7Iĸ8ƀ9FǨ14ǕǠ15Y16Ʋ17Ļ18Ų38Ƶ61ƪ62ǖ
~case	77 8Ŀ9I10ƀ12FǨ17Ǖ20ƲǠ22Ļ
~cash	65 -12Ű8ĸ16Y19Ų40Ƶ65ƪ67ǖ
~cat	55 -14l-11ǩ-9VƆ-8Ż7ĸƻƿ8sƟǃ9Ōş10qƲƴ11C12ūźǘ13LSǞ16ǒ17Ʊǌ22Hǧ26km29N34ǋ46Ǜ48h
~cat>	90 28h
~catc	75 -9ǩ8wŐ9S10a11ƌ12s16q18ǘ19L42N
~cate	62 -15l10ǃǋ13C16ź19ǒ20ǌ27ǧ54Ǜ
~cati	66 -10V-8Ż-7ľ7Sǀ8Ŕ10Ɵƻƿ12Ō13ƴ16ū21Ʊ22Ǟ23H31ǋ32m33k
~cats	85 -12Ɔ7Ŭ53h
~cau	66 -9Ŧ-8ŉ7žǀ8bgHņŠƢ9ułƶ10aĵƴ12jJ18ũ19ǁ20Ť23i30Ŕ
~caus	66 -9Ŧ-8ŉ7śžǀ8bgHņŠƢ9łƶ10uĵ11ƴ12jJ19ǁ20Ť30Ŕ
~cce	82 -11Ł23Ǘ24x25ƒ26ǖ43l
~ccen	88 48l
~cci	65 7Ż10žƳ12ţ13Ŕ20ť28ƃ49ż
~ccid	65 7Ż10žƳ12ţ13Ŕ20ť28ƃ49ż
~cco	61 -9ǩ-7Ş8ű10ǂ12Ū13e15YĻųŴ16AǕ17ĴŒŜ22BĶǔ23Ƈ31ř34Ǡ37ƹ
~cco>	76 13ǂ29Ƈ49ƹ
~ccor	88 -8ƒ8ƅ12ű18Ū23Ŵ24ų
~ccou	64 -8ǩ7ǆ14e16Y17AǕ18ĴŒŜ23ǔ24BĶ34ř37Ǡ
~ccu	74 -7Œ10ƪ14Ɵ19q27P34ǡ
~ccup	79 15Ɵ21q29P
~ccur	84 -8Œ39ǡ
~ce>	36 -17ǩ-16C-15vŗǇ-14ZǄ-13sŴŵƓǔ-12ŖŤǑ-11ķ-10LōŔƯ-9guƷ-8TŲƽǆ-7lnNĶŷƾǗ7rĵņƇƏƠƤƧƭưƹ8ĽŝŻŽƃƚǏǤ9ŃƒƳǡ10tňŢťƌƩƴǈǨ11ƊƟǟ12iBRǘ13jƁƙƪǊ14őƢǢ15PŘŠ16ŧƵǥ17ơ18FłŅǞ19AUXŒ21HƑǌ22ǚ23ţ25ůƦǀ26ľ28şƔƞƬ29Mǋ30G32ŏ33ǅ34ũ37Ɛ
~ceb	90 29ļ31ǩ
~cebo	90 29ļ31ǩ
~ced	71 7J8ƍ9K10f28ƈ30Ƌ31Ŭ
~ced>	71 7J8ƍ9K10f28ƈ30Ƌ31Ŭ
~cei	78 9Ŧ16Ŀ20XƘ24ƛ31Ǌ
~ceil	85 10Ŧ18Ŀ22X26ƛ
~ceip	84 22Ƙ33Ǌ
~cel	71 -11ŧ14ŉ15Ƹ28Ƶ34Ɗ37I58š
~cel>	85 -13ŧ27š35Ƶ
~cele	86 -7Ƽ28š
~cell	76 15š16Ƹ37Ɗ40I
~cem	78 -26Ǐ-15ļ-7ŏ8Ɨ12ư18Ľ26Ǣ53Ɠ
~ceme	79 -26Ǐ-7ŏ8Ɨ12ư26Ǣ54Ɠ
~cen	55 -11Ť-10Ř-9WǊ-8Y-7Cǈ7ƔƳ8źƃƴ9ƎǑ10oĺťưƺ11Q12Ĵ14dūƄǄǆ15őœ16ǀ19a20Ž24Źƚ25Ǜ28l36ŷ58Ÿ
~cens	59 8Ǩ11oǛ12ƺ15dƄ16ū17ǀ21a27Ź40ŷ63Ÿ
~cent	65 -13Ť-11WŘ-10Ǌ-9Y-7ǈ7ǖ8Ķŗ9cƔƳ10ƃƴ11źǑ12Ǝ13Qĺư14ť15Ĵ16Ǆ17ǆ18œǛ23ő24Ž29ƚ34l
~cer	58 -8Jǂ-7ǐ7ľ9Ƹǃ14ź17xĿ18ŀǌ20ŭ27ƕ29ƽ36Ƽ58ǒ74ǧ
~cer>	74 -7n7Ƴ22x32ƕ39ƽ48Ƽ
~ceri	88 -9ǐ8z11X25ŭ
~cern	85 -10ǂ11ľ14Ƹ27Ŀ28ŀ
~cert	61 11ǃ15ź19ǌ62ǒ78ǧ
~ces	65 -16Ł-8ž7ƉǔǞ8ƗƠǀǜ9Ǐ10ŜǕ11Z12ŽƂ14Ŋ15Ǎ16Ǆ18łǠ23ń35Ǘ36Ƙ52Ǧ
~ces>	69 -8Ł7Ɓ8ƉƠǔǞ9ǀ10Ǐ11ƗǕ12Z13ŜŽ15Ŋ16Ǎ18Ǆ19Ƙ20Ǡ25ń
~cess	76 -11Ł-9ž12ǜ15Ƃ22ł41Ǘ62Ǧ
~ch>	38 -20Ƃ-19Ť-14ǐǗ-13ŧŵ-12ĴǄ-11hi-10xŇŨƜ-9ĵǚǟǨ-8euPƭƳ-7pHŃŊţƑ7RļŌőŸŹƣƷƹƻ8wEľƌǖǢ9ňƊƚƥǓ10CDŜƯưǛ11QWĽŐǋǦ12INŬƏƘ13JZſ14OŗƪƱǊ15ĿŮǉ16ńƃƓǡ17ŅťƝƧ18Ɣƨ19Ķ20ŘƗ21YķœƦ23Lǩ24Ŧ26ƒƬ27TǏ29ƶ30XƠ35Œ36ǈ44ų
~cha	52 -16Ɯ-12ŝ-11ľǊ-9Ʋ-8Ŗ-7Ƭ7dPŻƛǈǒ8ĵŅűƧƷǕ9ŉŊƺǞ10ŧ11Ł12HǢ13ŎŢǩ14Şƶ15Ơ16ŇƵ17ƒ22CĽŒǑ23ǋ24ũ26N27ĺ32Ŕ44V
~cha>	84 7ŏ8Ɛ11ŷ13gVĺ16ť17ŉ
~chai	73 -20Ɯ-10Ǌ8Ŕ10Ƒ11ǔ34ǋ36Ǒ
~chan	57 -7Ƭ7Ƹƺ8quTǩ9dƛƷƻ10ĵű11PƧ12ĽǞ14HǈǢ16ŎŢ18Ş19Ƶ21Ň22ĺ27ũ32Ŕ42V
~char	69 -13Ş-10ľƲ7ŕū8Ɠ9ơ10ƿǙǩ11ƴ12ǒ13Ż14Ņ16Ŋ17Ł22C24Ơ25ƶ34Œ
~chas	84 22ŧ32ƒ
~chat	83 7a11L12C20Ľ44N
~che	50 -15Œǩ-13ǅ-10ǂ-9ŖųƶǑ-7ŁŝƤ7ŽƢ8Ő9bLŠƉǄ10gJƨƫƬǉ11Q12eŪƺǒǕǠ13WűƸǖ15M16ǜ17RZľ18Ǣ19Ĵ20Ƙ21YŅ22ƮǛ25Kƭƾ26fƌ27mŦ30ƹ31Ƒ32Ɵ36q
~chea	77 -8Ƭ8rŦ9Ƈ10Ɓ13œ20Š22ƭ33ľ35Ņ
~chec	56 -12Œ-11Ł-10ǂ-8ōŖ-7Ǒ7cĵĸ8uŜƪƭƸǐ9Ţ10KƢǛ11ǜ13JŐƨƫ14eQǢ15ǉǒǕǠ17qW18ǖ20Ƭ21Z23Ɵ24ĴŦ25Y27Ʈ30ƾ
~ched	71 -15ǅ7L8ō9ƹǢ11Ɩ13Ɖ16Ƙ27KƑ29R36f
~chel	83 46m
~chem	90 15ǚ
~chen	71 9Ǝ11Lƞǈ14ǝ17Ǆ22Ǜ25M41ƌ
~cher	79 13Ķ14P17ű20b35q
~ches	74 8Łƙƭ10Ƹ11jű15Ž17Ƙ19g21Ɵƺ26Ƒ
~chew	86 46ƹ
~chi	60 -7Ɲǌ7hqy8NUĺŻƫǩ9ƱǕ10ŶŽƼ11ŹƢ13alƉ15v17P18Ĺ19w24Ţ26uǝ27Ǣ30Ư35Ɛ44Ǐ
~chil	71 8ƶ10y11Żƫ12Ʊ13Ŷ17l19v23w29Ư33u
~chim	85 -9ǚ50Ɛ
~chin	66 -7ǌ7ŹƯǖ9qNU10ĺǕ11Ƽǩ12Ž16a19P20Ĺ27Ţ30Ǣ31ǝ49Ǐ
~chit	88 16ǚ20Ɖ
~cho	59 -7ŨƂ7ƶ9KŻǔǦ10vy11qQS12ŭ13Ƣ15Ƽ16Ǔ20l25x27ł31ź32Š33Ʊ42m
~chol	90 24Ƽ
~choo	60 -7ŨƂ7ƶ8Ƣ9ŻǔǦ10vyK11qQ12S13ŭ16Ǔ18Š21l26x28ł32ź34Ʊ43m
~chr	85 10Ƌ19D21d25k
~chri	85 10Ƌ19D21d25k
~chu	79 -8ǐ8ļ10ư13o14B15ŭ17t28ƶ
~chur	80 -8ǐ8ļ10ư13o14B15ŭ17t28ƶ
~cia	56 -12Ƃ-8aĽ-7ƆƋ7iĶŊƮ8Pǥ11ĸŝ12qǆǍ13Bǈ14Ǡ16mƖƞǦ17ƯǗ18A19ƘǄ22ƿ27ƫ28ƾ34e
~cial	61 -13Ƃ-8Ɔ7ŠǢ8ĶƮ9ǥ13ĸǍ14Bǆ16Ǡ17Ǧ18ƖƞǗ19Ưƾ20A21Ǆ22Ƙ24ƿ38e
~cian	88 -10Ľ14P16ƾ21q22ǈ
~ciar	69 35ƫ
~ciat	85 11i13Ŋ18ŝ27m
~cid	61 8ƯƳ9ž11ţ12AŔ16ĺ18ť26ƃ27ł37Ł45ż
~cide	62 7Ż8Ư9žƳ11ţ12Ŕ13A14Ł17ĺ18ť25ł27ƃ46ż
~cidi	88 33Ł
~cie	66 -8Ū-7Ƃ7Yǃ8ŲƦƵ12Ǧ14Ƙ16ĵ17ǒ31ǥ34ş
~cies	67 -8Ū-7Ƃ7Y8ŲƦƵ12Ǧ14Ƙ16ĵ17ǒ32ǥ35ş
~cig	82 14ǂ49ƹ
~ciga	82 14ǂ49ƹ
~cin	73 -10Ƽ8Ŭ9ƕ18ĺ20ƻ21ǂ22Ƶ
~cin>	90 13ƕ
~cine	86 -12Ƽ24ƻ25ǂ
~cing	77 8Ŭ19ĺ23Ƶ
~cis	79 7A10ǚ12ł18Ń28Ł
~cisi	79 7A10ǚ12ł18Ń28Ł
~cit	72 -7Ƅ7Dƾ9i10H12Əǧ13ǋ20Ɩ24Ż31ƞ44C
~cita	90 31Ż
~citi	88 12i13H25Ɩ
~city	77 -7Ƅ7ƾ8D13ǧ14Əǋ49C
~ck>	43 -23ǩ-18Ŗ-12iŗǔ-11ōƔǄ-10GŇŢŷƕǠ-9ŁũƳǈ-8gMPĴŎşŲŸƗƵƻǜ-7lnwyXŔůŽƧǑ7eŜżƃƥƴǋǣ8hQłŌŞźǦ9dVǍǘǢ10ŪƏƬǉ11ľŀűƙưǕ12JKSĸĽőŦƍƿǟ13uŊ14ňŬƣƷǒǨ15Yŵƭ16LƓ17ŭƾǛ18q20RƝ21I22Š23ƪ24W25Z26Ʈ27ųǏ30Ŷ34Ƈ37Ŵ39Ũ44Ů
~cka	77 -12ǘ12ş18W24Ų44ǥ
~ckag	77 -12ǘ12ş18W24Ų44ǥ
~cke	54 -13Ɣ-12Ɗ-9Ǧ-7Ƭ7eĶŤƂ8ţǄ9Dż10wƌ11NƲ12ƞƣ13Š14Ű15vYĸŦƉ16ĺ18Ŕ19ƕǗ21ǟ23ƥ31Ř33Ž41Ż51ǘ
~cked	65 -10Ǧ-7Żƥ7X8jŎŜ10ĶƂǟ11ż12Ž13wNŤƌ14YƲ15Şƣ17Šƞ18Ű22ĺ23ŘǗ47ǘ
~cker	76 -15Ş-12Ɗ-8Ŏ12ǩ18ǘ22Ɖ23v33Ž41ƥ
~cket	61 -14Ɣ-9Ŝ-7Ƭ8e9Ǐ10ŖǄ11D12ĸţ14ǟ15ƕ19Ŧ24Ŕ25Ř54Ż
~ckg	86 7s10ŋ24ǜ26ǩ
~ckgr	86 7s10ŋ24ǜ26ǩ
~cki	72 -11ǐ-8ƙ-7ńǓ7őǟ8YĹ9ľ11Xŀƍ13HQ17żŽ22iŢ37Ĵ
~ckin	72 -11ǐ-8ƙ-7ńǓ7őǟ8YĹ9ľ11Xŀƍ13HQ17żŽ22iŢ37Ĵ
~ckl	81 -14ƪ7Ǧ9g13ŧƿ15N18Y19Ĺ25Ŷ
~ckle	84 10g14ƿ15N20Ĺ26Ŷ
~cko	84 8rB9zƁ10ŵ20ư23ǖ
~ckon	90 9rB10z21ư
~cks	62 -13ų-10I-9Ʒ-7Őƻ7ũ8LŪƛǦ9ǉǘ10ŒŭƇ12ŵ13ķľƟǛ14ǜ19Ř21ż22X24Ɓ25Ǡ29ƹ56ǐ
~cks>	62 -13ų-10I-9Ʒ-7Őƻ7ũƏ8LŪƛǦ9ǉǘ10ŒŭƇ12ŵ13ķľƟǛ14ǜ19Ř21ż22X24Ɓ25Ǡ29ƹ56ǐ
~cku	67 -11ǂ-9ŗ7Ǐ9ųž10ƊƸ14ŭ19ŵ22ƫ25ƾ26ƛǘ27ŏǐ
~ckup	67 -11ǂ-9ŗ7Ǐ9ųž10ƊƸ14ŭ19ŵ22ƫ25ƾ26ƛǘ27ŏǐ
~cky	78 -8ƙ-7ǈ7Ɯ11Pǘ12ţƍ21Ɣ24ų29o
~cky>	82 -7ǈ11ǘ12ţƔ13P31o
~ckya	90 -9ƙ9Ɯ11Ɣ14ƍ
~cla	55 -11Y-9ŝŻƩ9ǚ10x12ľǜ13śǓǛ15Ś18Ŧ19ũ20źǢ24D32Ř34ť35Ť37ŧ42Ǥ46ţ
~clai	58 -11Y-9ŻƩ-8ŝ7Ņǩ8Ŕǣ10ǚ14ľǜ15Ǜ19Ŧ21ũ35Ř36ť38Ť43ŧ55ţ
~clar	83 21ś26Ś
~clas	79 10dƄ15x30ź63Ǥ
~clau	88 -8ţ22Ǔ33Ǣ
~cle	57 -12ŋ-9ǩ-8ť7ĻŭƥƷǈǦ8ŲǏǢ9şŶƼǟ10Ǜ11ƀ12BűƐƾ13ūŰǐ14ųǀ15ǆ16T18Ɯ21ŉŴ22Ɣ26ţ30Ŭ31Ż40ň44Ū
~cle>	66 -10ǐ7żƳ8Tƀ9ŵƥ10Ż11Ŷ12ǟ13ş15B16ūŰ17ŭ18ǀ20ų21Ŭ34Ŵ
~clea	67 -13ŋ-10ǐ-8ťǈ9Ʒ10ĻǏ11T12Ƽ13ǛǢ14ŬƐ15űŲ16ƾ22Ɯ26ŉƔ27Ż33ţ49ň
~cles	69 -9ŭ-8Ŵ8Ƅ9Ǧ19ǆ36ǐ63Ū
~cli	59 -12ǩ-11Ǆ-8Ņ-7Ư8œ9ţǖ10Uǈǡ11Ǧ14gĺ17ǘ18Ɲ20Ɯ22ŭ25Ǘ27Ǔ30ƾ32ǚ33ǀ42ƴ46ǔ
~clie	62 -11Ǆ-8Ư7ŊƖ10ǖ11Uţ12ǘǦ19Ɲ23Ɯ24ŭ28Ǘ29Ǔ34ǚ50ǔ
~clim	81 -7ǩ7Ʃ12œ22ǈ46ǀ
~clin	80 -10Ņ44ƾ61ƴ
~clo	53 -10ţ-9ƈ-8Ƭ-7ŧ7x9Ř10C11ť13Ǘ14j15XƏ18Ǚ19Ƒ20R22Ƥ23Ɨ24ƕ25ƙ26Ů27Śů39ǎ50ǝ73Ɩ
~cloc	83 -7Ɩ10ň13ƽ19q39R46Ů
~clos	54 -10ţ-9q-8ƈ-7ŧƬ7ƺ10C11Ř12ť16XƏ19Ǚ20Ƒ23Ƥ25ƕƙ29Śů41ǎ51ǝ80Ɩ
~clot	86 -8ƌ28Ɨ
~clou	85 13x25j31Ǘ
~clu	70 -12Ǉ-11ǩ8ŷ9œƀ10WƁ12Ɔ13s15ǉ16Ơ20ǣ29ŏ44Ŗ
~clud	70 -10Ǉ-8ǩ8ŷ9œƀ10WƁ12Ɔ13s15ǉ16Ơ18Ŗ20ǣ29ŏ
~co>	68 -7Ų10ļŐ11ǂ14ZǕ15Ʊ19ń26Ƈ29Ŷ39ĵ43ƹ
~coa	83 11Šƪ19C20ƾ28ƚ
~coas	88 20C30ƚ
~cod	72 -7J7ū9ǘ15Ŕ28Ǥ30E43I
~code	72 -7J7ū9ǘ15Ŕ28Ǥ30E43I
~cof	83 -10Ŷ11Y13i14Ǜ17ō27ǩ30M
~coff	83 -10Ŷ11Y13i14Ǜ17ō27ǩ30M
~coh	71 -9Ǆ33ƿ35Ǜ
~coho	71 -9Ǆ33ƿ35Ǜ
~coi	83 -11Ǔ-8Ƅ7ǒ21Ƙ31Ǣ43ǧ
~coi>	86 -8Ƅ7ǒ45ǧ
~col	58 -9Ř-8ǖ7ƫǩ8ŀƐ9Ǡ10ĵĽ11Ɯ13Ǖ14ǃ19ǒ24źƘ25ż27C29j31y33Ʊ35m46ƀ
~cold	85 9ǧ11ǡ13Ɛ14ŀ47j
~coll	60 -12ǧ-10Ř7ƫ10ĵĽ11Ɯ20ǒ25ź26żƘ32y35Ʊ36m48ƀ
~colo	90 -10ǖ16ǩ22Ǖ24ǃ
~colu	90 15Ǡ35C
~com	40 -19Ƃ-16Ū-15Ŗ-14Ĺ-13SǓ-12ž-11CŏŨ-10asœƷ-9iļŵƒƤƨǇǩ-8fnrLŃũűŲƃƆƋƗƦǀ-7oAFNRŁŇňſƫƶǂǋǧ7bǏ8HƁƯǍ9šƕƬǔǖ10lqůƑƖǕǘǟ11ƣƾǊǜ12jǝǡ13kǙ15ĺƴǒǨ16ŀŅŝŭƧ17ĻŞ18Q19Ǥ20Ŝŧƛ21Wǥ22ĸơǅǞ23ľŐŢǃ24ǐ25Ǆ26Ķő27JǦ29ǁ30ƀ31ń33ł36Š37M45TƜ67ǣ
~com>	90 38J
~coma	90 13Ū18ŴŶ
~come	50 -12mn-11Ő-10ŖǓǦ-9yŗŨ-8Cļǩ-7ŞŧǈǞ7bĽőţƂ8qYǨ9ŒƏ10gjHƚǙ11GJ12ŀŜŦ14Ʈǔ15ĻľƯǖ16Ť17lWŠƁǕǝ18Ƒǉ20łƬ24ǁ27ĸƛ32ĺ34M50T63Ɯ
~comf	79 9TŌ12M13e14Ƴ22X
~comi	68 -8ǀǋ7UǤ9xľ10ĴĿ11yHŕ13jpǟ14Ǟ15Ź16V18M20ƾ22Ķ27k
~comm	66 -14Ƃ-8Ɔ7ǌǔ8ŀŠǑǢ9Tǩ11Ǚǚǥ15BǍ19Ǧ24Ǆ29ů34ŭ
~comp	47 -24Ū-19Ƃ-12Sž-11f-10Ĺĺ-9VŏŒ-8aiwHMķŤƷǇǩ-7œűųŵż7y8ĻşƖǆǊǠ9mľ10WšƄǏ11ǁǗ12Ŝ13ƕ15ƣ16ƧǡǤ17ǜ18Ǆǘ19Ķ20Ņǒ21ƴǞ22łŠǥǨ23ŝ26őŞǅ27Qǃ31ŐŢŧơǐ33Ǧ38ƀ41ń88ǣ
~con	51 -12ķ-10ŗŚ-9HŶǂ-8Ūǝǩ-7c7lřšŽƌƢǧ8Pŭ9kŌţƓǋ10ƞ11Ɖ12ĿǌǞ13yǟ14ĻƇƖ15ŋ16ľ17ǒ18Ɣ19Kňƒ20űƅǑ21INŴƗ22Ɵǚ23ŀ25Ǣ27ƫ31Ƽ33Ǔ
~con>	90 -10ǝ7ņ9C12Ʈ16l
~conc	84 -10ǂ11ľ14Ƹ27Ŀŀ
~cond	62 -12ķ-8HŶ-7ŪƸ7ĸŔ8dĻ9Ňǌ10AIũ12pŎǩ13Ōǋ14k15ľ16ƉƔ18y20Ǟ28NŴƟ29űƼ
~conf	90 -13ǩ21ţ44ň
~cong	81 8Ɩ10oƔƺ12ƒ13ǟ19ƞ
~cons	72 -10Ǆ-7ƒƩ7ƓǍ11ǟ14Ž15P24Ƈ34ƅ37ǚ
~cont	59 -10ŗ-9Ś-7Ƃ7Ʃǡ8ŦƌƓƖ9šǧ10ƢƼ11řǄ14ŀ20ƒ21ǒ24K25Ǒ26ƫ27Ɨ30Ǣ41Ǔ
~conv	80 8M9Ƨ12s13Ļ15Ɲ20ŭ22ŋ
~coo	66 -12s-8DŲ-7Ɯ7p8ŘţƇƕǚ9kQŕ10E11g12oŐ13Ǎ14ǏǛ15r16ľŽǈ21Ɔ22ǖ39j
~cook	86 14k15ǈ19ǍǛ
~cool	68 -12s-9D-7ŲƜ7pńź8ţƇƕ9QŕŘǚ10E12goŐ15rǏ17ľŽ22Ɔ25ǖ41j
~cop	74 9ơ12ż23Ż27Ƌ40ś
~copp	86 32Ƌ
~copy	79 10ơ43ś
~cor	56 -9Ű-8wǩ7ŏŪǃǜ10dŹ11Œţƿ12aƾ13FŴ17E18Ž26Q29Ǘ32ų34ĵ35Ż41ǆ62ŋ
~cord	63 -9Ű7ű9ǟ12Ū14ţƾƿ16Ŵ17ų33Ǘ41Ż72ŋ
~core	77 24Ž48ĵ
~corn	88 9k11ū12C16Ő
~coro	88 7Ź11ƀ30ų
~corp	78 -10p14ǃ60ǆ
~corr	70 -7w7ŗǀ8pDŲ9nšŹƟƪǅ10ǜ12ŏ13d14Œ19aF22E
~cos	60 -11ƣ-8Šŧǉ-7B8Ƥ9Ɨ10ļľǣ11Ǣ12Ş16Ǖ19ƑƠ20ĸ21ǝ23ư24Ɠ27ǚ30ŒƯ31Ǐ42Ŧ
~cost	60 -11ƣ-8Šŧǉ-7B7œ8Ƥ9Ɨ10ļľǣ11Ǣ12Ş16Ǖ19ƑƠ20ĸ21ǝ23ư24Ɠ27ǚ30ŒƯ31Ǐ43Ŧ
~cot	90 30ƹ
~coti	90 30ƹ
~cou	43 -14Ʀ-12VŴ-11ƃ-10ŝƖƝǈ-9Őƕ-8ŧųƠƧ-7rTZŇňŖŗţŭŹƳǑ7sőşŪƗǀǏǞ8ĿƘ9źƅƆƌ10gnWǕ11Bƍƭƹ12Ķ13AŜŷ14ƢǠ15uľƏ16MƄ17eŘũǄ19ŚƯ20ĴŞ21řǔ22ŊƮ23Ǩ24ĸśƤ25C28Dǚ30Xŵ31ǝ37ķ43Ǉ54Y
~couc	84 8Ɗ11ŭ12g15nƤ31Ɨ
~coul	48 -12Ʀ-11nŴ-10ƃ-9VƖ-7őŝƧ7Ō8Əƭ9WūƢƷǏ11eǩ13ĹĿƍ16Ř17Ŋ21M22ũǄ23Ƥ24Ş25Ś29ś31ĸƮǚǨ37Xŵ39ǝ41ķ60Y
~coun	54 -10Ʈ-9ǈ-8ǩ-7Ĺ7ļŮŻ8ƹ9eǤ10nQƏƢ11YŒ12şźǀ13ŜŷƆǕ14őƅƌ16Ž18BĶ19ľ20Ǡ21Ĵ23uACř29ǔ30Ư57Ǉ
~coup	75 -15ŭ7sƤ10UĽƘǎ11S13ƿ17Ŋ20Ǟ23Ū
~cour	79 7gķ19Ų39Ƅ48D
~cous	83 8D10ǜ14Ŝ18C24n
~cov	49 -21Ǐ-12ǩ-10qňǈ-9Ǥ-8Ūƌơ-7nŞǄǑǞ7Zƙǟ9ǌ10ƚƢ11ŠŦ12Ńž13Ōǡ14ŎƬ15ǥ16WŚ17šƱǚ18ĸƛǒ22ſ25ŐƀƦ26Ɓƭ28Ų29ľƓ30ǝ34ƃ35Ƨ36ƨ37Ǣ40ŗ47Ŗ50ŏ
~cove	49 -21Ǐ-12ǩ-10qňǈ-9Ǥ-8Ūƌơ-7nŞǄǑǞ7Zƙǟ9ǌ10ƚƢ11ŠŦ12Ńž13Ōǡ14ŎƬ15ǥ16WŚ17šƱǚ18ĸƛǒ22ſ24ǝ25ŐƀƦ26Ɓƭ28Ų29ľƓ34ƃ35Ƨ36ƨ37Ǣ40ŗ47Ŗ50ŏ
~cow	86 8j12B13g21Ƴ
~cowo	90 13B22Ƴ
~cpa	84 16A19B56Ǡ
~cpa>	85 14B16A56Ǡ
~cr>	86 26Ŷ35Ū
~cra	66 -12Ż-7Ǔ7UſƈƮ8gpxHƱǩ9ƒ10ŏǎ11Ň12Ƥ13i16Ɗ17ŀ19Ɠ20Ƈ28ƃ35ű48ż
~cras	79 -14Ż15Ƥ34ƃ60ż
~crat	86 12ű14ŏ18Ɠ
~craw	82 -8Ǔ20Ɗ23ŀ25Ƈ
~craz	77 7Ǖ8U9ſƈ10xHƓ11Ʊǩ12tƒǎ15Ň16i
~cre	57 -8Œ-7ƻǜ7ĸśŝƿǒ8uŬƎƦǣ9aļƕ10Ǩ11Ǟ12YŽ13kǗ16ZǑ18Ŕ20ǉ21ư22e29Ǉǎ30ǈ32œ40ƙ48ĵ
~crea	78 -7ƻ12ƿ18ǎ28Ŕ34œ
~cred	64 7ő9ĸŝƎƦ11Ŭ12ļƕ14Y16Ǘ21Z25e56ĵ
~cree	75 8Ǣ9ơ10œś14a18Ž56ƙ
~crem	84 35ư
~crew	76 -9ŒƑ-7y10ǒ12u13ǣ14Ǩ16Ǟ19k22ǎǑ27ǉ40Ǉ41ǈ
~cri	74 -21n7űƸǍ8ŋ9Ƈǜ10Ɩ14Ŷ18ǟ32h34ƻ
~crib	84 8Ƹ9űǍ10Ƈ11ƻ
~crip	83 10ŋ28ƻ
~cro	74 -9J9ů10Ŗ11x12ǘ13ũ21ļ28nƔ46ƕ
~cros	85 10ů12Ŗ15ũ24ļ
~crow	79 30nƔ49ƕ
~cs>	79 7Ɨ9Ƙ15ǐ19ǩ23ǈ31Ž
~ct>	57 -12Śǧ-8ŪƱ-7Ƃ7ŏŐǜ8ŘƖƴ9ĽƢǔǚ10QUĻŒřǘǞ11ū12ŀ13ķŞ14ǒ15F16d17E19Ʃ21ƒ22K23Ƙ50Ǔ
~cte	68 -14ƈ7ūƅ13ŏ14Ɖ15ķĸ19I22Ň23ſ
~cted	69 -14ƈ7ƅ13ŏ14Ɖ15ķĸ19I23Ňſ
~cter	90 10ū
~cti	55 7ƎƏǟ8ĵŖƃƫǚ9ƀ10Y11ŗƁ12ǀ13QŎƭ14Ŧ15ƚǁ16ňƇ18xƅ20ľŇ22ŏǩ33Ř
~ctib	59 7ł8ľǩ10ƀ12Y13Ɓ16ŎŦ17ƚ19ň38Ř
~ctin	84 -7Ǔ10Ʊ13ƫ18Ǆ20ŏ
~ctio	67 -11Ǆ-8Ʊ-7Ʃ7ǌ9XƏ10ǟ12ĵƃ13PŖ16ľƭ18ŗ19ǩ20Ƈǁ22x23ƅ25Ň
~ctiv	88 13Ǝ20ǀ23ŏ
~ctl	71 -10Ũ-9Ǎ-7wǃ10Ņ11ds12ŀš13ƕ15ơ17D18Ƨ20Ťŭ21a23Ǆ
~ctly	71 -10Ũ-9Ǎ-7wǃ10Ņ11ds12ŀš13ƕ15ơ17D18Ƨ20Ťŭ21a23Ǆ
~cto	60 -15Ǔ-10Ł-8ƹ-7J9ǡ11ƌƻǣǧ13ƈ14Ɠ15ł16Ǝ17ǂ20ǘ23ƃǒ24Ƽ27Ǒ48ƾ
~ctor	60 -15Ǔ-10Ł-8ƹ-7J9ǡ11ƌƻǣǧ13ƈ14Ɠ15ł16Ǝ17ǂ20ǘ23ƃǒ24Ƽ27Ǒ48ƾ
~ctr	73 -8Ľ7ĴƘ11P12K17q23Ǒ31Ƌ
~ctri	76 -9Ľ12P18q25Ǒ33Ƌ
~ctro	86 8Ɨ9Ĵ10Ƙ14K
~cts	76 7Ǆ8ǌ13Ƹ17ǡ20ƌ24Ǔ
~cts>	76 7Ǆ8ǌ13Ƹ17ǡ20ƌ24Ǔ
~ctu	64 -10ŗ-9Œ-7Lŏ7RŴƝƞƱ8nŜž9KĻ10ŤƐǆ11ūƷ12Pŵ14ƉƬǄ15Ɠ17Ŀ18f19ś21ŖƑ29Ƈ
~ctua	74 -9Œ-8Ǆ-7ŏ7Ś8ŢƝ9R10Ŝž11ĻƐ13K15P27Ŗ
~ctur	68 8ŴƞƱ9n11Ť12ūƷ13ŵ15Ɖ16Ƭ17Ɠ18Ŀ19f21ś23ƑǄ26Ƈ
~cub	84 35ǀ
~cuba	84 35ǀ
~cui	86 9ǧ10ƺ11Ɓ13t24h
~cuit	88 9ǧ10ƺ11Ɓ24h
~cup	77 9M10i15Ɵ20q23ǁ28P
~cupa	81 21q30P
~cur	58 -12Ơ-7ǧ7ĹŔŖŜƉǃǗ8rSĶŚ9ŉŠ10Ƶ11őǒǥ12Ű13Ş16ŗ23Gǡ24ŕ25ŝ26Ő27Ǝ30ŏŒ
~curi	73 8ǘ9BǗ10Ŕ11ĶĹ12rŉŠ35Ǝ
~curl	88 12Ɖ14ǃ
~curr	61 -12Ơ-7ǧ7ŖŢ8Ŝ9SŚ11Ƶ12ǒǥ13ő15Ş17ŗ24Gǡ26ŕ27ŝ28Ő32Œ33ŏ
~cus	60 -11S-9Ǖ7k16ǚǟ18r20Ɲǃ21ǡ23ǖ24Ŕ25Ǔ31ő32YǗ35ǔ
~cuse	88 -7Ǖ37Ŕ
~cush	86 50Y
~cust	62 -11S7kĿƲ16ǟ17ǚ21Ɲǃ22ǡ25ǖ28Ǔ33őǗ36ǔ
~cut	72 -8Ł-7Ō7Ư8ŋŦƅ9ǀǣ10Ƨƿ12ǈ13Ǚ16hV19ǖ20I30š33ǃ45Ʋ
~cut>	75 -8Ō8Ŧ9ŋ10ƿǣ11VƧ12Ư14Ǚ19ǃ20ǖ21I32š
~cute	90 10ƅ18ǃ21h
~cy>	47 -16Ǧ-14Ɣ-13ĺ-10z-8Iŝ-7ť7ŹƙƨƻǞǤ8Şšƀ9YŢƛ10ŪƢ12ƁƃƚǢ13Ǐ14ŐƂƶ15Ɠ17ŠơƬǡ18ĹľƧ19ƪ20ŗǥ21Ŗ22ŕ23Ƶ24őſƦ25ŷ27ŚƩ30ŏ38ř
~cyb	88 -7ŗ14ǥ53ǘ
~cybe	88 -7ŗ14ǥ53ǘ
~cyc	81 -13ǐ11ƥ15ǡ16ş21Ū22ǀ23g
~cycl	81 -13ǐ11ƥ15ǡ16ş21Ū22ǀ23g
~da>	83 8Ÿ18ų26Ū30H
~dad	66 -17Ť7g8qYĽ9ǈ11Ƙ12Ǟ13ŷ18Š21A24B32Ƴ46ƽ49z
~dad>	71 -18Ť7AŠ9q14ŷ26ƽ27B32Ƴ48z
~dadd	78 7Ǔ9g10YĽ11ǈ12ƽ13Ƙ14ŠǞ16A
~dads	88 9Ʊ11z17ƽ
~dam	65 -9Ĵ-8ĺŴ8Ɗ9Ũ21ƚƛ24ƀ27ž30ŒŦű35Ť
~dama	65 -9Ĵ-8ĺŴ9Ũ21ƚƛ24ƀ27ž30ŒŦű35Ť
~dan	79 -12g9śŧ12ƀ13Ű16ǚ17A23Ū34ǀ
~dang	83 -12g9ś11ŧ35ǀ
~dar	90 -7Ʋ11Ű17Lƴ19ƺ
~das	74 -11ǐ-9ž-8ř7t11Ŭ12ƃ19ŮǛ20Ʒ27Ų32ū
~das>	90 -11ž8t14Ŭ15ƃ25Ʒ
~dash	76 -11ǐ-8ř19ŮǛ28Ų33ū
~dat	58 -12ǩ-9Ň-8ŜƄǘ7Šơƫ9ǚ10ƙ13SƋǢ14Ʋ15p16vǒ19Ƈ20Ń23d24ƌƖ26Ǘ37ť53ŕ
~data	85 -11ǘ39Ǘ
~date	60 -11ǩ-8Ŝ7ƫ13Ǣ14SƋƲ16p17vǒ21Ń25dƌƖ38ť56ŕ
~dati	82 -11Ň12Š14ǚ15ƙ28Ƈ
~dau	69 -14b-8m7ś8Ǟ9Ʒ15Ű19y20Ʊ24x26v30Ź31u37w
~daug	69 -14b-8m7ś8Ǟ9Ʒ15Ű19y20Ʊ24x26v30Ź31u37w
~day	43 -21ǩ-18ž-12ń-11AH-10XƗ-9Ŋş-8WĿŇŖŶżƠƬǡ-7ouwTķłſƘƨƮƵǨ7űŲƝƞƺǙ8yĹŠŢŤƒƪǇ9nǧ11zšƦǥ12ctPUƄƯǝ13YŗŭƧ14ŕŵǕ15Oů16xŃŴ17ƹǞ18Ļ20Ŝ21p22g23ĺŐ24ŌŒ25ŏƖ28ƻ33j49k51L52R53i55ǎ86d
~day>	46 -18ǩ-17ž-14ǡ-12ńǗ-11Ɲ-10Ū-9XŊƗ-8żƠ-7HKQTWķŶƨƬǢ7Ĵĸŀ8ůŲǙ9ŢŭŵƞƪǞ10PŤǧ11cyĹŠ14ŕƄƦǥ15YŃŗŜűƧ17OƖ18ŐŒ19Ŵƹ23Ļ24R26Ō27ĺ30ŏ31p32ƻ35j37kǎ53i58L90d
~dayc	90 26Ư41Ɲ
~days	58 -11p-10ű-8A-7ş7ŜŭƸ8CŵŻŽǛǝ9fQŐǢ10tǗ11UŒ12zƖǕǞ13ůƺ14Ū17nǇ18ƒ19xš21g27k28ǎ39R
~dba	90 -10u-9f14x93ǃ
~dbo	81 28Ǝǜ
~dbol	85 29Ǝ
~dboo	90 31ǜ
~dd>	72 -12ŉ-10Ʊ-8ǘ-7Ɣ8o11Z12ķǠ13Ǐ15m21y23c29Ǟ34ō64Ɓ
~dda	86 7ƶ8ǅǓ10ś11Y15Ƙ
~ddad	88 7ƶ8Ǔ9ǅ11Y15Ƙ
~dde	76 10ƗǙǥ11ĺŭ12ĸ16Ǆ17ǈ20ƌ22ǣ24Ǟ
~dded	84 11Ɨǥ23ƌ27Ǟ
~dden	88 11ŭ14ĸĺ
~dder	86 11Ǚ18Ǆ20ǈ26ǣ
~ddi	69 7ǒǛ8lĺǤ10ƢǓǔ11f16ǌ21Ǟ25Ƶ27ǧ37ƌ
~ddin	77 7Ź8Ǜ9ĺ10l11ǔǧ13f16Ƶ33Ǟ
~ddit	74 -9Ǟ7Ɓ8ǒ9Ǥ11ƵǓ18ǌ19ǧ36ƌ
~ddl	78 -8U-7Ź11L15x16a18v19i21N
~ddle	79 -7UŹ12L16x18v19a22N
~ddr	63 -13S-11Ǣ-10Ǟ8F11n14Ǘ15E16ǧ17ŷ25Ű26J31ǋ32G49D
~ddre	63 -13S-11Ǣ-10Ǟ8F11n14Ǘ15E16ǧ17ŷ25Ű26J31ǋ32G49D
~ddy	72 8gŜ9Y10ƽǈ11B12ŠƘ13ĺǞ14Ƴ25Ľ31Ņ33A
~ddy>	74 7Ǔ9gYŜ11ƽǈ12B13ŠǞ15Ľ21A32Ņ
~ddys	88 12Ľ14Ƴ15Ƙ16Aĺ
~de>	47 -19ǩ-13Uƻ-11Ũ-10GŇƸ-9ŗǇǏ-8MĻŒƈ-7rŀŤżǞ7AĶƆ8zCĹƃƞ9tTǉǛǤ10gőŬƍ11vPSŃ12jm13ƽ15YūŰƝ16ŏƉƌƗƥ17qxư18E19ŧŶ20ƫǀ21ŲǢ22ĺǍ25IǠ26łƁ30Šŵ35Ŕ36Ƈ
~dea	62 -11Ŷ-9Ƹ-7Ŭ7ŀŠűǁǜ8ŅŞŨƖǨ9bVƈƧƵ11ŊƦ12ŌŎƑ14Ƭ16ņƄ17ľǝ19ŇƎ23Ń36Ƴ
~dea>	78 -11Ŷ7ĵ8B9s10TŽ13V14Ƶ16Ŋ26Ň
~dead	74 9Ţũ10Ɩǁ12Ǩ16Ƒ17ǩ21ǝ24Ǝ30Ń
~deal	70 -9Ƹ8Ŝƴǜ9ŀŠŧű10ŅŨƈ11ŞƧ14Ƴ16ŌŎ19ņƄ20ľ
~deat	85 7U17Ʀ21Ƭ33Ƴ
~deb	78 -10Ɣ13eƨ70Z
~debt	79 -11Ɣ71Z
~dec	61 -9WŅ-7ǩ7Ş8Ư9ŗǡ10ƌ11ƃ12Ƙư17ĺ18A19Ń27ś31Ś36ł43ƴ58Ł
~dec>	79 -9ǚ13ǡ16ś17Ś
~dece	86 -12W11Ş14ŗ16ƃ17ư
~deci	69 8ǚ9Ư20ĺ21AŃ42ł67Ł
~deck	90 16ƌ
~decl	76 -10Ņ19ś24Ś57ƴ
~ded	54 -8ť-7ŏ7VWƠǣ8kƄƋ9ǥ10ĸ11e12Ư13YŎŖ14yƌƚ15Ǟ16ĺňƀ18Ÿ19ż22Ŧ25Ɓ27ŋ34ǅ43Ř
~ded>	62 -11ǩ-9ť-7ŏ7ĸƀƗ8lƊƠ9kVWŦƄƋǣ10ǥ13e14Ư16yŖƁƌ17Ǟ19ĺ21Ÿ23ż31ŋ39ǅ
~dedu	59 7ł8ľǩ10ƀ12Y13Ɓ16ŎŦ17ƚ19ň48Ř
~dee	79 -7A8g14N18ƀ26F29Ǜ
~deep	88 15N33Ǜ
~deer	88 9g20ƀ
~deg	79 17Ʊ24j44m
~degr	79 17Ʊ24j44m
~del	61 -11ž-9R7Ɲ10ƫ14Ķǡ16ǃ17ǩ21Ǖ26Ū31ƌǛ40ǐ45Ų
~del>	79 25ǩ37Ū
~deli	63 -12ž-9R7Ɲ15Ķǡ18ƌ22Ǖ32Ǜ42ǐ47Ų
~den	55 -7ŇŨƙǂ7lžƩƱƳ8PĸƐ9GWŔţǑ11g12Qĺ13ū14ťƣǄ17nZĶƕ23ƃ26żƪ27ź31ƴ35ǩ47ű
~den>	79 8g12ĸĺ14Ɛ21ƣ29Ķ
~denc	85 -8S7Ƅ20G28ƕ
~deni	88 14g38ƴ
~dent	58 -7Ňǂ7dzĽ8žƩƳ9PƴǑ10ŔţƱ12W14Qū15Ǆ16ť19nZ24ƃǩ29źż50ű
~deo	85 -8Ń8Ɨ13g38M
~deo>	85 -8Ń8Ɨ13g38M
~dep	65 8Ǝ9IƱ12uǑ13ǋ15Ƽ24Ŀ25z26Ə32Ư
~depa	80 11Ǝ32Ə
~depe	68 9Ʊ10I12Ǒ13u25Ŀ26z33Ư
~der	51 -14Ǉ-12Ƣ-11tƉ-10Œ-9F-8ƆƦ-7yśŠƯƵ7hGNŋũƅǈ8ŚŪůſǄ9cişƓƳǩ10ŻƣǀǕǤ12ǣ13xŖŮ14Ųƒƙ15ŅƊƖ16Ŵƺ17ňż18zŉŎƜ19Xĺǃ21ƪ22nǌ24p29Ƅǧ33Ŭ38ƕ
~der>	54 -13Ƣ-12Ǉ-10tŒƉ-9F-8Ʀ-7śŠǍ7jĵœųƊƘǅ8GNŋƅ9ůƖƝ10hŚŪ11işŻƳǤ12cƣǕ13ĺ14ǣ15ŮƄ16ƙƪ17nŅƒ18Ŵƺ19ż21zǃǧ22X24Ŏǌ26p32Ŭ45ƕ
~dere	90 11Ƅ13ƪ14ƾ
~deri	85 19ǩ23ŉ26ſ
~ders	69 -8Ɔ-7ǩ7rŀǆ9ĻǙǞ10ĺƖƲƽ11Ƅ12ŢƓǨ13ǧ14Ǆ18żǈ22Ŗ25ŲƜ29ň
~derw	83 8e9Ťƍ10ƈ12n14ũ15ǀ
~des	57 -10Ť-9ő-8ƯǏǢ-7ǩ7şǍǑ8ńƢ9WŲŴƥ10ŐŷǤ11uųǇ12ƌ13ZƝ15xP16Ź17ķŁǈ18Ũ27vƦ29y30w32ǚ38ź
~des>	61 -9ő-8x-7ŹƯ7vyƜǔ8ş9ńƢǑ10ƥ11WŐŴǈǤ12Ǉ13ŷƌ14Zų16u19ķ20Ł29Ʀ41ź
~desc	85 9űƸǍ11Ƈ
~desi	85 51ǚ
~desk	84 -9Ǐ10V11ǈ24Ɲ28P
~dest	74 -12Ť-7Ÿ25Ũ27v29y30xŹ42w
~det	78 -10ƹ-8ƕ11Ɣ20Ƒ22Ǝ
~deta	85 -8ƕ12Ɣ22Ƒ
~dete	84 -10ƹ24Ǝ
~dev	83 -13ń47Ž
~devi	83 -13ń47Ž
~df>	90 29ś
~dge	74 -13w16Ž17ķ21Ɯ22Q24ĸƎ39X
~dge>	88 -16w8e22ķ26Q
~dget	78 17Ž25ĸƎ41X
~dgm	90 7ƿ15c17š
~dgme	90 7ƿ15c17š
~dia	69 -16Ǌ-11y-8ƾ-7Ō11Ư15ǂ26ƽ27Ƙ33Ʋ35v36I47Ƽ
~diab	80 -9ƾ15ƽ17ǂ21Ƽ
~diag	84 16ƽ37Ƽ
~dian	82 13Ư40Ʋ
~dic	68 -7š9ƸƼ11L13Qƽǁ14Ǘ18W27ƃ31ƻ37ǂ
~dica	69 -7š13ƻǁ14ƽ15QǗ18Wǂ19Ƽ29ƃ
~dici	86 -12Ƽ24ƻ25ǂ
~did	36 -21ǎ-19ž-18A-17ŇŒƧ-16ŝ-13VĻĿ-11Źƶ-10ŌǕǖ-9LPRķŊŘƏƯƸ-8yZƃǇǨ-7isIJUŚŞůŶƜƟƢƭǃǄǈǍǚǧ7dxżƠƱƺ8fŏƂǜ9cpqŎƅƾǙ10Xōƙ11jF12ƕ13Ʋǘ14ţźƞ15ŗƩǂ16ŵǊǞ17ĹŜťƚƹƼ18ƫǤ19ő22ƴ23wń24Sŉ25Šƽǩ27GĽŖƈ28ŔšŸƬ29ň30ǅ31œ32m33k34Ƴ35ņŤ36ļ37ƒ38ƌ39Ņŧ40ũ42Ũ44Ŧ47B
~did>	36 -21ǎ-19ž-18A-17ŇŒƧ-16ŝ-13VĻĿ-11Źƶ-10ŌǕǖ-9LPRķŊŘƏƯƸ-8yZƃǇǨ-7isIJUŚŞůŶƜƟƢƭǃǄǈǍǚǧ7dxżƠƱƺ8fŏƂǜ9cpqŎƅƾǙ10Xōƙ11jF12ƕ13Ʋǘ14ţźƞ15ŗƩǂ16ŵǊǞ17ĹŜťƚƹƼ18ƫǤ19ő22ƴ23wń24Sŉ25Šƽǩ27GĽŖƈ28ŔšŸƬ29ň30ǅ31œ32m33k34Ƴ35ņŤ36ļ37ƒ38ƌ39Ņŧ40ũ42Ũ44Ŧ47B
~die	69 -8Ŗ-7r8Ɓ9ŵƯ10VƢ13ǈ18Ʒ20Ǩ28ƽ52Ʀ76Ƴ
~die>	81 -7Ŗ9H11ű13V21Ƴ26Ʀƽ
~died	74 -7ű10Ư19Ʒ25Ǩ32Ʀ63Ƴ
~dies	90 11Ɓ13Ƣ17ǈ19ŵ
~dif	66 -13ƚ-9Ļ7CƬ8ǘǥ9ǅ10KVłǕ11Ŏ14ĺǩ16Ş17Ř19ň20ŧ22Ŕ26ũ
~diff	66 -13ƚ-9Ļ7CƬ8ǘǥ9ǅ10KVłǕ11Ŏ14ĺǩ16Ş17Ř19ň20ŧ22Ŕ26ũ
~dig	75 8d14ū18e27E28I33ř
~digi	75 8d14ū18e27E28I33ř
~dil	81 12ŗ17ž
~dily	82 12ŗ17ž
~dim	90 -9y12Ř16Ɔƶ19ŧ
~dime	90 -9y12Ř16Ɔƶ19ŧ
~din	52 -12Ʃ-10FGŧ-9Ŵƒǌ-8Cūƈ-7ƆƋǩ7fZĹƤƿ8jt9kĺŕŹƸǧ10Ů11űƴ13Ƶ14Ɖ16ĵŨƝ17Łŋ18ISŀǞ19Ƈ20uŻ23ơ24Ǣ26ǋ30Ƒ37ś39Ǎ44ƣ
~din>	70 -9ūŴ-8ƾ-7ǩ7ĹŀƓ8ĺň9ŭǞǣ11Ɖơ12I13ŕƸ14jZƵ15k17ŨŮƝ
~ding	55 -12ǩ-11Ʃ-10FGŧ-9ǌ-8ƈ-7CƆƋƒ7Šƙǔ8f9Ƥ10tIŹǧ11ƴ12ĵǞ13ű14ŀ17ŋơ18Ł19S21uŻƇ27Ǣ28Ƒ31ǋ37ś44Ǎ48ƣ
~dinn	83 10N13n15L16ƿ22ǩ
~dip	86 8ƪƹ13ĵ28m
~dir	90 14s20P28ņ
~dis	64 -25Ň-12Ɗ-9ŀ-8Ʊ-7Ʀ7Ĵľ8ƏƛƯ9ZƗ10ƽǓǔ11ǩ13őǢ14ňźƙǜ16ů17I19W20rŽ21Ů26Q35ş46Ş
~disa	81 9ĸ13Ư18ň24ş33W
~disc	70 8Ĵľǜ9m11Ů12Z14őǩ16Q17ź18ş19I22r23Ž
~dise	86 14ƽ23Ǣ
~dist	83 -15Ɗ-8Ʊ12Ə14Ǔǔ15Ů17Q19ƙ22ů
~dit	55 -10Ŧ-9Ť-7ŶǞ7ŝƎ8ŬƦǓ9ƕ10ļ11Yǧ12Ǘ13Ŏ14Ɖ15ĸ17Zǒ21eǌ24űƌƼ47ĵ83Ǥ
~dit>	60 -10Ŧ-8Ť7ǣ9ĸŝƦ10Ŭ11ƕ12ļ13Y15Ǘ17ǒ20Z23e44Ǥ49ĵ
~ditc	90 9ſ11ƙ
~dite	85 25Ǥ
~diti	68 -8Ǟ-7ŶƸ7ǒ8Ǥ9ĸŔ10ƵǓ17ǧ18ŎƉ27ǌ30Ƽ31ƌ35ű
~dito	86 23Ǥ
~dits	90 9Ǥ14Ǝ
~div	71 10ĵ11Ʀ13ƫ18ƍ31f35ƪ61ǀ
~dive	86 54ǀ
~divi	77 13Ʀ14ƫ18ǀ19ƍ38ƪ
~divo	82 12ĵ37f
~dju	83 44ŧ
~djus	83 44ŧ
~dki	90 10k22ƶ
~dkid	90 10k22ƶ
~dle	61 -13Ś-11t-8Ʈ9sLŖƲ10Ń11pŁ12axǈǖ14v16NŜǠ19cƷ22ĸ25ş26ǜ27ǘ29ǁ34ŧ
~dle>	67 -11t-9Ʈ8ǁ9v10sLƲ11ŖŧǠ12p14a17ǈ19N21Ʒ23ǜ26ĸ
~dled	78 7ƃ14Ń34ŧ43ş
~dles	74 -16ş-15Ś8ƝǜǠ15Łǖ24Ŝ25c27ǁ35ǘ
~dli	78 8Ŝ10Ɩ18ǩ19iƽ21I31Ń
~dlin	79 -7ǩ8Ŝ11Ɩ19iƽ22I33Ń
~dlo	68 -17Ƅ-10Ɣ-8ŗž24Ơ35F36ơ54ǌ
~dlor	68 -17Ƅ-10Ɣ-8ŗž24Ơ35F36ơ54ǌ
~dma	86 -8Ǩ9nŷ11ƥ12ǔ21Ư
~dma>	88 -8Ǩ9ŷ10n13ǔ22Ư
~dmv	88 32Ƅ
~dmv>	88 32Ƅ
~dne	90 -14Ũ13R18Ť
~do>	27 -35ĺƨ-27ǅ-22ƒ-20S-18Ţ-17iGš-16œţƮǂ-15Šů-14Ƴ-13jŤŦ-12tŴƇ-11őǌ-10evBōơƴ-9rxńżƠƽ-8ļƅ-7LŇƈƫǤ7VĸŒŖŚƎƸǁǞǡǦ8ųƂƭưƹ9Yǔ10kHŐūƊƔƖƥ11FņŌŽƃƼ12ŞƤǩ13IĻňŊŋƵǇ14aWľƿǧ15uMQUŪǠ16yƘƻ17Aķƾ18JŰƕƷǋǗ19Ľǀ20OŏŜŲ21ŭžƜ22TZŃŮ23qǉ24şƐǕǚ25ŝǓǜ26ǎǘ27wƁǃ28zKĴǈ29ǐ30Ɲ31ƟǏ35PſƚǛ36Ǚ37Ŏ38Rǖ42Ǒ45g46ƞ49Ǆ
~dob	85 -7Ÿ30p52d
~dob>	85 -7Ÿ30p52d
~doc	69 -8ǔ7Ƹ13ƻǣ20ǂ28ƃƼ72ƾ
~doct	69 -8ǔ7Ƹ13ǣ14ƻ20ǂ28ƃƼ57ƾ
~doe	41 -24ž-23Ƃ-18Ƹ-16ƹ-15ŸƦ-13ƈ-12ŭƻ-11PŐ-10ŪƏ-9tŃǇǖ-8vĵŢŷƛƵǋǞ-7jmŘşŤŦƤƫǣ7AřŨŶƉƍƞǊǍ8oƢ9L10ĿňǎǏǒ11ŗƊǡǥ12Ł13ű14ŜŴƁƎǦ15xƇƯ16bŖ18Ǆ19Ơ20hůŰơǜ21sǠ22WŕųƙǓ23Ƅǚ24ŇƧǐ26Źź27Ľ28Ʃ29ǂ33ǧ34rǈǩ37qƨ
~does	41 -24ž-23Ƃ-18Ƹ-16ƹ-15ŸƦ-13ƈ-12ŭƻ-11PŐ-10ŪƏ-9tŃǇǖ-8vĵŢŷƛƵǋǞ-7jmŘşŤŦƤƫǣ7AřŨŶƉƍƞǊǍ8oƢ9L10ĿňǎǏǒ11ŗƊǡǥ12Ł13ű14ŜŴƁƎǦ15xƇƯ16bŖ18Ǆ19Ơ20hůŰơǜ21sǠ22WŕųƙǓ23Ƅǚ24ŇƧǐ26Źź27Ľ28Ʃ29ǂ33ǧ34rǈǩ37qƨ
~dog	72 -9ǃ8Ɲ10FP11ū101h
~dog>	75 11Pū74h
~dogs	84 -11ǃ16Ɲ36h
~doi	61 -11őƱ-9ǆ-8a7ŹƵǁǄǑǩ8Ō9ƨ10cƳ11Ş13Ǡ17ǐ19j20ũ24k25iŝ28S35x41t44ǟ
~doin	61 -11őƱ-9ǆ-8a7ŹƵǁǄǑǩ8Ō9ƨ10cƳ11Ş13Ǡ17ǐ19j20ũ24k25iŝ28S35x41t44ǟ
~dol	66 -7Ť8ľ9Ɨ11Ţ12ǅ13œ17ŗƘ19XŅŘ23ĸ35Ŧ
~doll	66 -7Ť8ľ9Ɨ11Ţ12ǅ13œ17ŗƘ19XŅŘ23ĸ35Ŧ
~dom	82 10ƍ14Ǖ15o36Ů
~dome	84 14Ǖ37Ů
~don	63 -11Ɲ-10Ŝ-9Ǐǩ-7ŕź7tǀ8ǂ9ǟ10ǋǞ11aţŷǄ12Ŵ13Ō16ŝŧƶǘǝ20ĻƋ22ƈ25y26Ńƾ28ũ36Ɨ46ƌ
~done	63 -11Ɲ-10Ŝ-9Ǐǩ-7ŕź7tǀ8ǂ9ǟ10ǋǞ11ţŷǄ12Ŵ13Ō16ŝŧƶǘǝ20ĻƋ22ƈ25y26Ńƾ28ũ36Ɨ46ƌ
~doo	65 -10ǐ-8w7Ə8Š9ƐƘ10ū11ŤǄ12Ǌ13Ǎ15Ǝǃ16ůǅǛ17g19ǝ20Ųƙ24Ɲ49ƣ
~door	65 -10ǐ-8w7Ə8Š9ƐƘ10ū11Ǆ12Ǌ13Ǎ15Ǝǃ16ůǅǛ17g19ǝ20Ųƙ24Ɲ49ƣ
~dor	81 -7ǝ14Ű49Ǖ
~dor>	90 -8ǝ31Ǖ
~dors	88 23Ǖ
~dos	86 19C56ƻ
~dose	88 57ƻ
~dot	82 -9s13Ō18ǋ23Ł56J
~dot>	85 59J
~dou	86 14Ř29œ33ǀ
~doub	90 15Ř30œ
~dow	51 -11CŦ-9Ŝ-8dŀŶƬ-7bPXƘƛƤ7eŉŖƆưǛ8pŪƲƳƷǉ9Uƣ10oŏǈ11VťƍǍ12cLMŌŸ13ǊǕǞ14Ɓ15fƶǎ16Ş17Tſƴ19a20jƫ22ł24ŵ26HƑ32Ť39ǝ50Ɗ
~dow>	86 9ƫ14Ǩ15Ť20Ƴ23j
~dowe	90 19Ʒ26f
~down	51 -11CŦ-8dŀŜŶƬ-7bPXƘƛƤ7eĿƆưǛ8ŉŖŪǉ9fpUƣƲ10oŏǈ11VťƍǍ12LMŌŸ13cǊǕǞ14Ɓ15ƫǎ16ƶ17TŞſ18ƴ19a22ł23Ť24ŵ26HƑ40ǝ50Ɗ
~dra	67 -11Ű-10ŏ8iŧ9Ŗ10eŬ12ǖ15ǁ16Ĵ18Ś22ǚ43Ə46ƛ
~draf	88 13e22Ĵ
~drag	90 8ŀ11ŧ12i
~drai	88 -11ŏ62ƛ
~dran	75 48Ə
~draw	79 -12Ű11Ŗ12Ŭ14ǖ19ǁ24Ś27ǚ
~dre	60 -13S-11Ǣ-10Ǟ9nyƫ10w12Ư13ƲǗ14EŶ15vǧ16ŷ21ƞ23Ű24J27u29ǋ30G45D
~dren	74 7ƶ11y12w13ƫ15Ư20v36u
~dres	63 -13S-11Ǣ-10Ǟ8F11n14Ǘ15E16ǧ17ŷ25Ű26J31ǋ32G49D
~dri	46 -19nu-15P-10rŋ-9iƨ-8TǄǧ-7qwzRĶŁƯ7ǋ8DM9Ũ10Ƅ11Ƃ12Şž15a18Ż19Ű20Ŷ21N22Ų24ſƛ29ŵ32Ÿ33ůżǛ35Ū37ǐ39ŭ40Ŵ43ƿ44Ů45źŽ55ų59Ź80ŷ
~drin	73 -8Ǆ9ƺ11ǩ44Ǜ79ƿ
~drip	90 50ƛ
~driv	47 -19nu-15P-10rŋ-9iƨ-8Tǧ-7qwzRŁƯƿ7Qǋ8D9M10ŨƄ11Ƃ13Şž16a19Ż20Ű21Ŷ22N24Ų25ſ30ŵ33Ÿ34ůż36Ū38ǐ41Ŵ42ŭ46ŮźŽ58ų60Ź85ŷ
~dro	63 -11M-7ǩ7D9jƧƽǨ10ť11Ǧ12Ɲ13Iś14Ų17ƜƠ18ǟ20V21Ɔ27š31ƀ34Ƶ
~droo	72 7y15Ɲ20Ơ21Ɯ25Ɔ
~drop	69 -11M-7ǩ7DƂ10ƧƽǨ11ť13Ǧ14Iś16Ų22V30š34ƀ38Ƶ
~dru	79 -8Ǜ13ŧ32ƻ49ƿ
~drug	80 -8Ǜ-7Ņ13ŧ33ƻ50ƿ
~dry	84 7Ʈ17Ǆ18ǒ23Ɗ27ǩ
~ds>	45 -19c-14OƔ-13dƞǊ-11ĵǩ-10sŋƷ-9ATWŰ-8QļŶźơƿ-7iCVłųŸƝǃǒ7LņŤƆƨ8bgFƤƾǇǕǘ9ƑƙƟǚ10BŮ11ňƍƫƽ12ŕ13ƪƭ14jŐŨƘƧǛ15ŭƕǓ16pńƅǂǧ17ƩƲ19ƶƻ20wŹƺ21Z22Ɯ24v25ǖǗ26Ʊ27nyŴ32x41Ƅ46Ư55u
~dsh	79 7ű10Ǔ21ū24Ɓ26ł
~dshi	84 8ű23ū26Ɓ
~dsi	79 10ĸ12Ŏ15ŝ32Ɓ
~dsid	79 10ĸ12Ŏ15ŝ32Ɓ
~dt>	90 37Ǝ
~dua	85 10Ʊ12m15Ʀ25y
~duat	86 10Ʊ13m25y
~duc	57 7ł8ķ9Yƀ11Ƙ12Ɓ13Ʃǡ15ŎŦǄ16ƚ18ň20Ʊ28m46Ř
~duca	81 30Ʊ41m
~duct	59 7ľłǩ9ƀ12YƁ13Ʃǡ16ŎŦƚǄ19ň48Ř
~due	77 -8ĵ7ǧ13ŝƾ37y41ŕ
~due>	77 -8ĵ7ǧ13ŝƾ37y41ŕ
~dui	84 29ƿ60Ż
~dui>	88 -7ƛ37Ż
~dul	81 8L11Ǣ14Ɩ19Ƙ34R
~dule	82 8L11Ǣ14Ɩ19Ƙ34R
~dup	90 -13Œ-9Ǎ16Ơ26ƣ
~dupl	90 -13Œ-9Ǎ16Ơ26ƣ
~dur	88 16ŭ19Ɵ21P23R27ƚ
~duri	88 16ŭ19Ɵ21P23R27ƚ
~dvi	72 33ǚ52B54A
~dvic	76 17A26B36ǚ
~dvis	84 32B44A
~dwe	80 46Ɠ
~dwel	80 46Ɠ
~dwo	90 14g16ƌ33ƾ
~dy>	44 -13šŨǦ-12Ǐ-11ĴƒƦƪ-10Ŏƃ-9IŢ-8TƉƝ-7rőǈ7vſƣǔǡ8fŔŧƖƮǙ9gQSŖƓƽǇǑ10ķųƕƴǛǨ11tFŁŵƎǅǣ12oŤŲż13Ƃƿ14hŠ15řǞ16ńŅŚƳǢ17ƁǍ19Ƣ20Ɵ21Ō22ǘ24ŏžǜ26n27ŷ28AƯ29m32Ɯ36Ŝ
~dys	69 -10ư-8n8ZŎŰ9Ľ10ŴƘ11Ǘ12Kǈǩ13gŖŲ14ŁŤƳ19ľ21A22Ɵ
~dys>	69 -10ư-8n8ZŎŰ9Ľ10Ƙ11Ǘ12Kǈǩ13gŖŲ14ŁŤƳ19ľ21A22Ɵ
~ea>	71 -15ƚ-10Ŷ-8őǩ7B8s9TŽ11Vƙǃ12ŔƵ14j15Ŋ21E22Ň25lƼ28C33I
~eab	84 13ƣǋ27C
~eabo	84 13ƣǋ27C
~eac	58 -23ŗ-11hǩ-9DŶ-8ǌ-7Ůƕ7wUZĶƘ8ơǆǉǡ9TƝƱ10ƚ12LŘ13ĽŒųƔ14Iǋ15Ơ16Ň17ƶ18kq19x21ů22ĺ26Ĺ27P29W33ǈ34K
~each	58 -23ŗ-11ǩ-10h-8DŶǌ-7ƕ7wUZĶƘ8ơǆǉǡ9TƝƱ10ƚ12LŘ13ĽŒƔ14Iųǋ15Ơ17ƶ18k19q21ů23ĺ27PĹ32W33ǈ34K
~eact	90 35Ň
~ead	53 -9ƈƱ-8ŷ-7źƢƧƷ7ľǜ8jpưǎ9łƑ10ŗǓ11DūŮ12ĿŚƲ13nSŻơƻǝ14eş15Ź16ŏƁƎ17řŞ18Ń19Ɩ21dy28aŖ33Ō47Ǉ
~ead>	59 -16ǩ-9Ʊ-7ƂƢ7KǁǑ8eŨŸǉǡǨ9yŅ10ľǓ11ĿƑ13Ǉ14Ʋ15DŻ16ŌŚơƻǝ17ş18ŗ20řŞ21ū25d27a35Ŗ
~eadb	85 29Ǝ
~eade	85 -7ź13V15k24y
~eadi	82 -10ū10ś12u14I17j20Ů
~eadl	84 11Ɩ20ǩ34Ń
~eads	82 -13ƈ8Ƃǖ9Ź13a26n27ł
~eady	67 -8Ţ-7a7řǤ8Ǟ9ǩ10e11ư13pǎ14Ĺ15Ź17Ɩ18S23Ɓ26ŏ40Ō
~eag	77 8Ǝ9ů29h44Ů
~eage	81 10ů47Ů
~eagl	90 10Ǝ34h
~eah	71 -14ŉ-9G-8Ũ-7S7ŵ8ŖśŸƉ9Ű10ŚŴƁƃ11cTŐŞƔ12ĸŻ13Ŋ18ő24v
~eah>	71 -14ŉ-9G-8Ũ-7S7ŵ8ŖśŸƉ9Ű10ŚŴƁƃ11cTŐŞƔ12ĸŻ13Ŋ18ő24v
~eak	62 -17ƈ-9Ō-7ƒ7O8IŰơ9ŚƜƽ10ǝ12kŏŨƋ16ł18s19ũ22a23Ť24Ǝ26N31šǩ38Ɖ48ƛ
~eak>	68 -18ƈ7Ǥ8mxOX9Ű10ƽ11Ś13ŏ14kƉ15Ũ17ƛ18š24ũ27ŤƎ30N
~eake	81 -14ǩ26ł28sƋ
~eaki	84 13I17ǩ32a
~eaks	75 -7Ƌ12ơ13ǝ17Ɯ19š31Ɖ39ƛ
~eal	51 -15z-10p-9Iǐ-8CňŲ7cŨƈƞƮƳ8ŋ9dŇŌƼǗ10ŎŖǩ12xķŧŵƄƐ14Ŷƴ16Ŝ18W19Ǜ23ņ25ľ29ƽ35ƃ51ǂ68Ƹ
~eal>	66 -11I-10ňƸ-9C7DRŅŨƴ8ŊřŵźƅƏƧ9ŀű10ŋƈƮ11c12d13ŌƳ15ŇŎ16Ɛ17ķŧ20ǩ24ľ35Ŝ
~eale	86 12Ɓ13Š25Ƅ
~eall	79 -10ŀ-7ƒ7Ũ9ĿƗƙ10Ɠ11ŝ13g14ľ16ņ20Ŗ
~eals	90 -10ǐ-8Ų11ǜ36Ǜ
~ealt	55 -15z-10p-7Ŝ9ƴ10Ǘ12Ƽ14x16ņ21W36ƽ39ƃ57ǂ76Ƹ
~eam	75 -18ň-11Ň-7ŵ9ǈ10ƨǁ12ŚƉƙ13Ʒ15Ŷ16x17ǎ25ƞ27ǩ38g39Ǉ
~eam>	77 -11Ň-7ŵ10ǈ12Ɖƙ13ŚƷ15Ŷ16g17xǎ26ƞ28ǩ41Ǉ
~ean	64 -13ŋŖ-10Őǈ-8T7VYŵ8ƀƑƺƼ10Ǐ13Ǣ14ňƐǩ15ĺű17Ǜ18Ư19u20AƜ26Ż27z34ţ37ō
~ean>	70 -14ŋ-11Ŗ-10Ő7ő8VY9ƺƼ10ĺ16ň18űǩ23A29z31Ż32ō39ţ
~eane	86 8Ɛ15Ǐ18Ǣ26Ǜ
~eani	84 -10ǈ-9T9ĺ10ō13ƀƑ29Ɯ31u
~eant	79 10ŵ30Ư
~eap	77 -8Ƭ8rŦ9ƁƇ12ǩ13œ20Š22ƭ33ľ35Ņ
~eap>	86 7ţ9r11Ɓ15ľŦ25ƭ
~eape	82 -8Ƭ10Ƈ14œ21ľ22Š38Ņ
~ear	39 -20ů-16ųƳ-15nĹ-13ƒƗ-11Ɖƌǋ-10Őūű-9jłƃƨǐǛ-8bwŕśŞŦƆƛǇǕǜǥ-7IMPŖŭžſƬƯƶ7ƋƸ8kĶļŉōƏƺ9ņ10zƐƷƽǤ11CœƟǣ13vVĴţƼ14xżǏ15sŒ16ŸǙ17Ŀǀ18hHƾ19ň20ǎ22pŹƮǉ23ĺƙ24Ŝ27d28cƩǊǟ30Ŏ31Uő32qƅƔǩ34S35ŮǞ39Gƭǅ40ƈ42T52ť
~ear>	45 -16ų-12ƗƳ-11ůƒ-10ĹŴƌ-9brţŨū-8wŠŢŤ-7yIUśŝŶŻƃǛ7tSŜżƜ8qǝ9Ŏǩ10ĺƮ11h12ļŉƺ13uvGǤ14ƩǞ15ksŹ16C17Ɵǅ18Ĵƈ20ĿœƷǀǏ21xƙǙ22Tǉ23pŪ24ƾ25cƅ26ňŒǎ28őƔ32Ǌ34d35ǟ37ť44Ů
~earb	81 13ƙ18z22Ś
~eard	75 -7Ǖ7b8ņŔ10ŠƂ11UĿ15rŤ34Ŝ
~eare	86 -12ů21Ə
~eari	79 7Ţ10Ň12ǩ17i18Ō19ŵ22h32U
~earl	80 8Ů10m11ǉ13R14Ǌ
~earn	73 -8t7ũ11s20Ź29Ŏ33Ʈ48T52q
~ears	51 -25Ū-16Ƽ-9Ɖ-8Ů-7ŐǇǋ7pƥ8Uƴǩ9yƱƿ10cŝƔǣ11ŎŢ12ĵ14ż15ƅƋ16Ķ17ō19Ƹ20Ʃ21HĺǞ22Ŵ25V26őťŸ30ţ31ƈǅ36G40S52ƭ
~eart	70 -13Ɖ-11n7ƫ8ƅ9ř10Ǩ11ơ13Ǟ14ǂ15Ũ16Ɛ19Uƽ28ǩ52Ƽ
~eas	51 -13nǍ-11ŕ-9ƾ-8pN-7sŏŐǈǓ7Ɯǂǅ8őǟ9DŇƘƚƠ10dŗŽ11Kŧ15ŭǕ17ŌœǏ18aƽ19MĹ22ŝ27Ŕ29Fǎ31ǋ33Ƣ35Ƥ39ơ51Ŭ53ǌ
~eas>	90 8ǀ28Ǖ
~ease	56 -15ś-13nǍ-11ŕ-9pǡ-7Ǔ9ƽ11DĹ12dƠ13Ŕ20Ǐ22œ26ŝ32ơ36ǋ42Ŭ45ƢƤ67ǌ
~easi	79 -9Ƣ7ś12Ƅ16M17ơ18K23Ŭ40F
~easo	70 -9N-8js-7ŏŝ9šŢ10ƀƂ11xƟ14ŇƚƜ15Ĺ18ǟ25Ō36Ŕ42ǎ
~east	84 -8S-7ǌ13ŗŧƞǡ16őǅ18ƽ
~easu	76 -7ǟ9ǚ16Ƙ19Ž21a32ŭ
~easy	83 -12ƾ8ŝ10ś12kŽ13ŧǂ14ǧ16M
~eat	56 -14ƞ-12Ŝ-10ǩ-9IPĸǇ-8ţ-7Űƅƻǆ7ŞŻƖƦǛ8JŒƇ9Ř10kŤ12iTĿŧƬ13Ƽ14űƳǃ15ƚ17Uŝ22Ŷǚ23ƿ24Ţ25ǋ28Ņũ30ņƸ40j48Ɛ63Ƌ
~eat>	63 -15i-14ƞ-10IU-8ĸ-7ŝƅ7xĴƜ8ǋ9JŻ10ŒƇ11Ř13Ǜ14Ş15kT20Ŷ22ŧ24Ɛ25ņũ28ŢƋ32Ņ35jƸ
~eate	71 -9Ŝ-8ţŧ-7ǋ9Ɔƿǜ11ņ19ŝ22űƼ24Ɛ40Ƌ
~eath	76 11Ɩ15Ʀ18ŤƬ22Ƴ23ƚ30j
~eati	75 -7ƻǆ9Ƌ10ƿ11ũ12j13ŝ19Ŀ20i21ǃ26U
~eatm	82 15ƿ35ǚ
~eats	88 -10Ǉ8Ƌ9Ų13Ɛ38ǋ
~eau	84 -7d12ń13lŜ29b
~eau>	90 13ń14Ŝ
~eav	58 -12u-11ŝ7Ƃǈ8sƀ9Ł10Ɵ12ĺƺǜ13Ŋƫǎǩ14VŰ15ƥƬ16Ļŗ17Ǐ18Ŀ21ŉ26Ƴ30Ƨ47ƶ53Ţ
~eave	60 -9u-7ŝ7V8ƀƂ9sŁǎ11Ɵ13ǜ14ĺŊƫ15Űǩ16ĻƥƬ17ŗ22ŉ25Ţ29Ƴ31Ƨƶ
~eavi	79 11yV22ƶ29Ŀ40Ţ
~eavy	88 8Ưǎ13ǈ20ƺ25Ǐ
~ebo	54 -10ZŨǎ-9Išƃ-7nƖ7hPŚŧƤǧ8ǋ9ķņǚǩ10ŜŤƜ11ŵƾ12f13ľſƟ14ƮƯǘ15ƕ16Ǝ17Q18F20Ƴ24ǜ25A26ž27ļ
~ebod	54 -10Zǎ-9IšŨƃǩ-7nƖ7hPŗƤǧ8ŧǋ9ķļņǚ10ŤƜ11Ŝŵƾ12f13ľƟ14ſƮ15ƕƯǘ16Ǝ17Q18F20Ƴ24ǜ25A26ž
~eboo	90 29ļ31ǩ
~ebs	82 10ǖ11Ĺ12ń35ļ
~ebsi	82 10ǖ11Ĺ12ń35ļ
~ebt	79 -11Ɣ71Z
~ebt>	83 -11Ɣ46Z
~ebts	90 31Z
~ebu	77 7Ɨ10ǝ51Ɠ
~ebui	77 10ǝ52Ɠ
~ec>	77 -9ǚ11Ŋ13ƶǡ15ś17Ś
~eca	65 -8ŉ7bgDŠžƢǀ8Hņ9ułũƶ10ĵŵ11Jƴ12jŔ15q19ǁ23Ť41Ľ
~ecal	82 19q54Ľ
~ecau	67 -9Ŧ-8ŉ7śžǀ8bgHņŠƢ9ũƶ10uĵł11ƴ12jJ13Ŕ19ǁ24Ť
~ece	71 -14Ť-10W8ŞƉ10ƳǢ11ŗƴ13Řƃǈ14ĺư15Ŭ16ť19Ǌ25ő36Ƙ
~ece>	86 8Ʊ13Ǣ17Ř19Ŭ
~ecei	84 22Ƙ33Ǌ
~ecen	79 -15Ť-11W-10Ǌ7ţ10Ş11Ƴ13ŗƴ15ƃ16ư17ĺ18ť28ő
~ech	86 -7ŅŖ10ŵ14y22ǩ68ǈ
~eci	64 -19ǩ7iǚ9Ŋ13wŝ16Ư19AŃƞ21ƾ22Ƙ28ĺ38ł61Ł
~ecia	74 8Ư10i11Ŋ15ŝ23ƞ24ƾ26Ƙ
~ecid	73 10Ư15A21ĺ33ł45Ł
~ecis	79 7A10ǚ12ł18Ń28Ł
~eck	54 -12ŁŒ-10Ŗǂ-8ōŤ-7ŷƕǑǩ7uƭƸǐ8Ţƀƌƪ9jUƢǛǜ10KǏ11Őųư12Jŵƨƫ13eQWƿǠǢ14ǉǒǕ16q17ǖ18Ƭ19ZŜ21Ɵ22Ŧ23Ĵ24Y25Ʈ28ƾ41ż
~eck>	58 -11Œ-10Ŗ-9Ǡ-8ōŤ-7Łƕ7cĵĸƖǉ8ńƪƭ9uŵƀƾ10UƟǐ11jKƢ12Ǐ13JYƨǒ14ŐŜ15eWǢ16ƫǕ17ż18qQ20Ƭ22Z25Ŧ26Ʈ
~ecki	85 10Y15Ţ44Ĵ
~ecko	88 9rB10z21ư24ǖ
~ecks	74 7Tǖ8Yƌ11ǉ17ƟǛ18ǜ27ż30Ǡ
~ecku	76 -13ǂ12Ƹ30ƾ
~ecl	75 -10Ņ18Ǥ19ś23Ś55ƴ
~ecla	82 20Ǥ21ś25Ś
~ecli	82 -11Ņ62ƴ
~eco	57 -12ķ-9ŰƝ-8H-7Ū7dAŠǟ8IĽŇǚǩ9Ǩ10pŌũƘ12ţƖƾƿǋ13Bľ14ƔƧ16yǞ25NƟ28Ŵ30Ǘ37Ż64ŋ
~ecom	81 7f11Š12Ɩ14ǚ16Ǩ19B22Ƨ
~econ	66 -13ķ-8H-7Ū7Ŋ9dĻ10Ň11AI13pũǩ15Ōǋ16ľ17Ɣ20y21Ǟ30NƟ33Ŵ
~ecor	63 -9Ű9ǟ14ţƾƿ34Ǘ42Ż74ŋ
~ect	53 -11ǧ-8ƹ-7Ɲ7dKĵĻƫǞ8Ŗƃǘ9UĸŒƌ10ľǚ11qŞƭ12DŇſǑ13FI14ǁ16xE17ǒ19ŗƉ20a21ķƎ22Ƌ25ŏ26Ƙ
~ect>	64 -13ǧ-7Ɲ7npDłŲƟ8ŏŐšŢƪǜ9ř10dƴ11ĻĽǚ12UŒǘǞ15ķŞ18Fǒ20E26Ƙ
~ecte	69 -14ƈ13ŏ14Ɖ15ķĸ19I23Ňſ
~ecti	70 7ǌ9ƎƏ10X11ĵƫ12ŏƃ14Ŗ17ƭ18ľ19ŗ21ǁ23x
~ecto	74 -9ƹ18ƈ21Ǝ
~ectr	73 -8Ľ7ĴƘ11P12K17q23Ǒ31Ƌ
~ecu	74 -7ǈ8ǘ9Ǘ12tĶǍ36Ǝ46Ʋ
~ecur	76 8ǘ10Ǘ12Ķ37Ǝ
~ed>	30 -38ǩ-23ő-21ť-19ĻŐ-18łƧ-17Ǒ-16gű-15AŒ-14Ŝ-13Dƙǖ-12aXZŲƒǈ-11LľŚƥ-10nHVƣǇǋ-9Oŕś-8WŅţźƚǂ-7dzMĶŊřŹž7pyƖƹǎǥǨ8jŀōŬƍƱǍǛǝ9ŉŎǒ10Sĵŏŗ11uFŘŝŢŭƁƿ12rƀǏ13ķŧƊƲƺ14eowœǤ16ļŃŠŰŽ17lPŋŴ18GĹŁŻ19şżƞ20ĺƭƯ21ơƳƷ22ńƄǃǗǜ23ũ24ƈƋƛƨ25YƃƓƕƫǘ26ƑƪǦ27Ǣ28hņŸ29Ōſ30m34ƌ35ŔŤǧ42šǅ53f56ƴ
~eda	84 8f10ƯǞ11z13ƀ16V24Ū30y
~eday	88 10Ǟ11zƯ17V31y
~edd	84 9Ǜ10ĺ12ǔǧ14f
~eddi	84 9Ǜ10ĺ12ǔǧ14f
~ede	90 14Ư20Ł34Q
~edi	57 -10ƿ-8ű7Ƽ8ĸŝŬƎ10ƕǁ11Qļƽ12Y14uW18Z22eƃ23Ż24ƹ25ƻǗ31ǂ49ĵ
~edic	68 -7š9ƸƼ13Qǁ14ƽǗ18W27ƃ31ƻ38ǂ
~edin	79 11Ź20u35Ż
~edit	64 7ő9ĸŝƎƦ11Ŭ12ļƕ14Y16Ǘ21Z25e56ĵ
~edl	88 43ǁ
~edle	88 43ǁ
~edo	80 20Ƌ22ƌ23ƈ
~edon	83 7ƌ20Ƌ24ƈ
~edr	72 7y15Ɲ20Ơ21Ɯ25Ɔ
~edro	72 7y15Ɲ20Ơ21Ɯ25Ɔ
~eds	70 -13q-10T9ŭ10ƕơ11ŁƆƗǧ13Ƒ17ǂ20Ư21g23Ƅ36ƻ
~eds>	70 -13q-10T9ŭ10ƕơ11ŁƆƗǧ13Ƒ17ǂ20Ư21g23Ƅ36ƻ
~edu	58 7łǢ9Y10ƀƖ12ƁƘ15ŎŦ16ƚ18ň20Ʊ24R28m46Ř
~educ	58 7łǩ9Y10ƀ12Ɓ15ŎŦ16ƚ18ň20Ʊ28m47Ř
~edul	82 8L11Ǣ14Ɩ19Ƙ34R
~ee>	54 -16J-12ǔ-10Ń-9Ŷ-8ƙ-7QũǇ7ƂƉƕ8sBƛƲƸǒ9DEōŒơ10vœƑ11ryŭƏ12ļĽŊūǀǞ13NZŁƔǂ14Ĺ15gřƄ16MǄ17L18ţ19H20ƾ21ň22ǩ24tǁ25mV29ǜ
~eed	47 -14ǩ-13Ļ-11Ň-10Aŉǈǒ-9VłōǓ-8IŖƗƦƷǖǞ-7wHŅŢ7qŷŽƈǅǉǠǡ8vůŸ9coEǏ10Ɓ11msƒ12ŌŵƤ13Ǌ14pŪūƅƾǌ15G16Qŀ17e19Ń20hƕǁ22Ƭ23F25Ŏƿ27Ư29Ĺ31Ż32ƭ38Ł40ǧ42uǦ44Ƅ
~eed>	48 -14gĻ-13ǩ-11ơ-10AŇŉ-9VłǈǓ-8IƦƷǒǖǞ-7wHōŖƗ7qőŘŽƜǆǉǠǡ8vůŸƈǅ9EǏ10o11mŻƁƒ12sŵƤ13ŌƕǊ14cūƅ15pGŪƾǌ16Q18e19ŀ21hŃ22Ł23Ƭ24F26Ŏ27ƿ30ĹƄ32u33ǧ35ƭ43Ǧ
~eedi	79 11Ź20u35Ż
~eedl	88 43ǁ
~eeds	73 -10T7ŷ9ŭ11ƕơ12Łǧ22Ư24Ƅ25g
~eek	53 -10ǩ-8ǟ-7Ƹ7gxũƤ8TŕťƟ10iŐ11PůƖƜ14ĺ18Ńǎ20Ľ21L23Ų24ǝ25ƿ29k36ŵ38ƙ48ŭ51R
~eek>	56 -9ǩ-7ǟ7ƕǎ8xũ11gĽŐ12iƖ13Pů15Ų16ĺŃƿ20ŵ21ǝ24L39ŭ40R41ƙ
~eeke	72 7ǎ13Ų14ťƿ17ŭƜ21R38k
~eeks	73 -9Ƹ8Ũ9ǎǨ11ŧ12Ƥ13ŕƟ14TĽ24ŵ
~eel	59 -12ǂ-8ǩ-7ŝ7iMņ8Xžǟ10ĵƛǨ11ŀ12ŋş13tǐ14Ū15ǁ16ŧŷ17Ź18ŢŽ19Ŏ20rƞ22Ƹ23ų24ŵ28Ň31ǚ35Ƭ36Ũ
~eel>	63 -8ǂ7Ƹ8ņž9ǟ10Mƞ11ƛ12ĵǨ14ŋ16ǁ18ŧƬ19ŷŹ20ŢŨ21Ž22Ŏ27r28Ň29ų
~eeli	77 -7rǂ8łƞ10N11iŀ20Ƹ23tŨ
~eels	76 7ƞ10ŀ20ǐ22Ū24Ƭ34ŵ42ǚ
~eem	85 9ǌ31Ǔ
~eeme	85 9ǌ31Ǔ
~een	46 -13ǚ-11ŷ-10xųƃ-9ŪƦ-8Ʋ-7nOŜǞ7jkAŌƾǒǜ8vňƸ9ŏŮǘ10żƂƊƌƖƴ11Ƌƿ12t14Żǂ15ŕŶ16af18ţ19l20ņő21ŝ22ƈƳ23ǩ24Ÿ26i31Ƽ33Gǟ35S36š48Ź
~een>	47 -13ǚ-10xŷƃ-9ųƦ-8ŪƲ-7nOŜ7jŌƙǒ8kAňƾǜ9ŏŮƸ10żƊƌƴǘ12Ƌƿ13t14Żǂ15Ŷ16a17f19ţ20l21ņő22ŝƈƳ24ǩ25Ÿ27i30Ź31Ƽ34Gǟ35S37š
~eena	73 9ŭ14ź16v27Ź
~eens	86 11Ƃ12ś
~eent	88 8ŃƖ9Ǥ33ŕ
~eep	51 -12ŷƹ-11s-10eĴĶ-9rŘ-8ŭƚǧ-7iňƃ7ųǞǨǩ8cUWĸŋŌŨũ9PĻŬƀƝƤǘ10Ǚǝ11tŀłŉşƮ12ľ13oƥ14YĿſǟ15Ɗ16ŚƼǒǛ17ŝŢ18Ǐ20nō21Ž23Ǘ24Ƨ28Ʒ33ƵǠ40x41Ű
~eep>	54 -12ƹ-11e-10ĴĶ-9Ř-8t-7rsňƚ7NŪǞ8qųǒ9WĸŋŌœǨǩ10ŨŬ11ƀƝƤǙǝ12nłŉƮ13Ļş15ƥ16oYſƊ18ŚƼǛ20Ǐ23ō26Ǘ27Ƨ28Ƶ31Ʒ35Ű
~eepe	82 15x20Ǡ22ǘ
~eepi	71 -14N9Ţ10ľƶ11Ƶ12ũ16UŽǠ22ŀ26t30ǟ42x
~eeps	74 -9ŷ-8ǧ8ƎǢ9Ţ10ƻ12Ǡ13nŰ14cǒ22P24Ŀ27ŝ
~eer	71 11ŀ13q14i16ƀ19Ə21Ǐ27V28Ǜ35ƿ
~eer>	76 -8ƿ7g10i11Ə17ƀ22Ǐ29V31Ǜ
~eers	82 -7Ų10Ə16q49ƿ
~ees	62 -15Ɩ-7QW8ǐ12Œ18ǣ19Ǒ20j21ǈ36Ǉ46Ƒ
~ees>	62 -15Ɩ-7QW8ǐ12Œ18ǣ19Ǒ20j21ǈ36Ǉ46Ƒ
~eet	55 -10R7fUƊơ8EOƞƦƶƿǣ9ǀ10wŚŧǐ11ŀŜŶ12ƺ13GŬǃ14P16ł18t19Ə24Ű26ƙǋ27Ɔ40M45D
~eet>	56 -10R7fUūƊƣ8EƦǣ9ƞƶǀ10ŧǐ11wŚ12ŀŜƺ13G14PŬǃ16ł19tƏ24Ű27Ɔƙ28ǋ32M33D
~eeth	88 9ƫ12Ţ14ơ
~eeti	82 9Ǚ12MO
~eez	88 11Ŧ13ƛ16ķ33j
~efe	77 -7Ʈ8ř12ź22Ĵ29K51ļ
~efer	79 -7Ʈ8ř22Ĵ30K53ļ
~efi	65 9Ƨ10Ə12Ʀ13U15ƗƬ33ƫ36W
~efic	69 35ƫ
~efit	77 11Ƨ15Ʀ19Ƭ43W
~efo	56 -13ũ-9ŒŦƒ-8Ťǩ-7ōŨ7ƈƕ8Gǅ10Š11uTƖƫǕ12ŊŖǧ13O15aŉƽ16LŁťǓ18Ƅ19Ǌ20Ń21ƴ24J25œƅ30ņ38Ř
~efor	56 -13ũ-9ŒŦƒ-8Ťǩ-7ōŨ7ƈƕ8Gǅ10Š11uTƖƫǕ12ŊŖǧ13O15aŉƽ16LŁťǓ18Ƅ19Ǌ20Ń21ƴ24J25œƅ30ņ38Ř
~efr	88 -13F19Ľ21ǌ23ǋ
~efro	90 -14F22ǌ23ǋ
~eft	67 -9Ʈ-7Ƭ7fƋƎ8ķţ9ĸŖ10l11Ķ14Ƨ15ŕ16ōŢ17Z20ŝŤ24ƶ25Ɣ29Ŭ30ƀ
~eft>	67 -9Ʈ-7Ƭ7fƋƎ8ķţ9ĸŖ10l11Ķ14Ƨ15ŕ16ōŢ17Z20ŝŤ24ƶ25Ɣ29Ŭ30ƀ
~efu	88 -13Ő-10Ũ21Ǚ36ũ37ƴ
~ega	72 -7ŗ7f8ŷ9Ĺƀ12ŋž16ǡ20Ʋ24ǆ25ǃ28ƶ
~egac	90 35ƶ
~egal	77 -8ŗ8f9ŷ10ƀ13ŋ14ž21Ʋ27ǆ30ǃ
~egat	88 8Ǔ25ǡ
~ege	66 7x14Ɯ28ź37y41mƱ
~ege>	66 7x14Ɯ21y28ź41m43Ʊ
~egg	86 -13n-9y-7ǅ12ǔ17Ķ24Y39h
~egi	77 -10Ļ8Ť12ŌŠ15ǃ17ǖ22Q28Ǌ29ū
~egis	81 16ǃ17ǖ29Ǌ31ū
~egr	79 15Ŷ17Ʊ24j44m
~egre	79 15Ŷ17Ʊ24j44m
~egu	72 7ƙ8K9JƩ10n12Ÿ15Ƙ16Ɖơƾ17Ų31ǔ
~egul	72 7ƙ8K9JƩ10n12Ÿ15Ƙ16Ɖơƾ17Ų31ǔ
~ehe	83 36ƀ
~ehen	83 36ƀ
~ehi	59 -10W7ĺǦ8ŵƙ9ŭ10uŶƃ12ƀ14ŠūŰƳ16pŷŹ19ŬŻ20ƶ24Ŵ32Ū34ųǐ
~ehic	63 7ż8Ǧ9ŵ10ŭŻ11Ŷ13ƀ15ūŰ18ų20Ŭ26Ŵ36Ūǐ
~ehin	70 -10W8ĺ10ƙ11Ż13uƃ17Š18Ƴ19p20ųŹ21ŷ24ƶ
~eho	67 -16ų-10ů8ǆ11o12Q13Ū15Ə16Ʈ18Ş21ǋ23n25T30ŷ
~ehol	68 -16ų8ǆ14Ū17Ʈ26T28n30ŷ
~ehou	88 -13ů16Q20Ə28ǋ
~eic	88 13Ő26ń
~eico	88 13Ő26ń
~eig	63 -7S7ƒ8Gǀ9ļƅ10ƙ11B12Ņ15ŕ16ǂ19Ǎ20Ɯƞ31C33Ŀ57ƺ
~eigh	63 -7S7ƒ8G9ļƅ11Bƙ12Ņ15ŕ16ǂ19Ǎ20Ɯƞ31C33Ŀ57ƺ
~eil	83 10Ŧ17Ŀ21X22h25ƛ
~eili	85 10Ŧ18Ŀ22X26ƛ
~ein	69 -10e-7ĺ7ķŵ8lŨƼ9FƱ10cHŊ11t12Ž13Ɓ17ǆ19Ŷ24Şǟ25U27ŋ
~ein>	84 -12e8Ƥ10Ƽ12ŞƱ13ŋ14H23ǆ
~eing	72 -7ĺ7ŭ8ķŨŵ9l10cFŊ12t13Ž14Ɓ15Ş17ŋ20Ŷǟ30U
~eip	84 22Ƙ33Ǌ
~eipt	84 22Ƙ33Ǌ
~eir	61 -9Xŭ-8ŏ-7Ưǧ7ő8ƳǗ9z10ŚŧǕ11yŝŴ13Ǔ14Ǒ16ǐ20Ƣ26Ŕǘ27v32Ʊ39ǈ47Ņ48ǒ
~eir>	62 -9X-8ŏŭ-7dƯǧ7Ž8Ǘǘ9zƳ10Śŧ11y12ŝŴ15ǑǕ17ǐ19Ŕ20Ƣ28v33Ʊ34Ņ40ǈ49ǒ
~eird	90 7m28ǘ
~eirs	88 -7ŦǕ10Ŕ11ő16Ǔ19Ņ
~eit	83 -11ƪ-7ǂ10ƹ12r13ż16Ǎ21Ŭ
~eith	83 -11ƪ-7ǂ10ƹ12r13ż16Ǎ21Ŭ
~eje	90 14ƴ
~ejec	90 14ƴ
~ek>	56 -9ǩ-7ǟ7ƕǎ8xũ11gĽŐ12iƖ13Pů15Ų16ĺŃƿ20ŵ21ǝ24L39ŭ40R41ƙ
~eke	72 7ǎ13Ų14ťƿ17ŭƜ21R38k
~eken	72 7ǎ13Ų14ťƿ17ŭƜ21R38k
~eks	73 -9Ƹ8Ũ9ǎǨ11ŧ12Ƥ13ŕƟ14TĽ24ŵ
~eks>	73 -9Ƹ8Ũ9ǎǨ11ŧ12Ƥ13ŕƟ14TĽ24ŵ
~el>	55 -9ŵǊ-7Cǂǖ7Mžƞǟ8ƛƣ9ǔ10AĵǨ11Ɓ12mŋƊǕ13ǁǩ14Ƌ15šŹƬ16ŷ17ŎŢŨŽƟƾ18ŧǀ21Ɔ22Ū23r24Ň25ųƵ35Ƥ
~eld	74 -13G-7n7Ľ10J11ĸŎƙ12Ś15Ʋ16ǈ19Ɓ20aū27S
~eld>	76 -7n7Ľ11JĸŎƙ12Ś15Ʋ16ǈ19Ɓ20ū21a
~ele	68 -8Ľ7Ĵ8ő10KP11Ƃ12ƣ14ş16qǩ21Ǒ22š25Ž29Ƌ
~elec	73 -8Ľ7ĴƘ11P12K17q23Ǒ31Ƌ
~eled	86 -7Ƽ12ƌ28š
~elem	86 34Ž
~elf	57 -12ŗ-8ŲƮ7aĴŠƾǅ8tŢƯǠǢǣ9ŘƀƎƻ10AVƕǑ12C13cƓ15ţ16QƷǉ17ŁōǇ21nHŦƦ22Ƣ25g
~elf>	57 -12ŗ-8ŲƮ7aĴŠƾǅ8tŢƯǠǢǣ9ŘƀƎƻ10AVƕǑ12C13cƓ15ţ16QƷǉ17ŁōǇ21nHŦƦ22Ƣ25g
~eli	59 -16P-11ž-9R-7Z7lŀ8imSƟ10ŉŸƬǩ13Ķǡ14u15ŨƸǋ16tƌƯ19Ǖ24Ń29Ǜ38ǐ43Ų
~elie	79 -9Z-7T8Ō11lmMS14Ƭ15Ÿ21u24Ư25ǩ
~elin	72 -19P-8ǩ-7r7łǀ8ƞ9N10iŀ11Ɵ14ŉ19Ƹ20ƌ21tŨ29Ń
~eliv	64 -12ž-9R8Ɲ15ǡ23Ǖ24Ǜ42ǐ49Ų
~ell	40 -16ł-14ǐ-13ĺ-11LŞ-10avTXşǥ-9ĻŌřśŦ-8dYŇŉŻǝǧ-7oGZĵŐţťƗƬǎ7FJƘǖ8EļĿšŧƨƭƳǆ9pIƥǃǣ10iuUņŜſưǑǛ11ŨƄƐƴƵ12Ŋƒƞ13gkŤ14ŔŶ15ǩ16PĹŝ17ōƕǄ18Ņ19xƝǟ20bƓ21Ǩ24Ŗ25Ǧ27tBńű28ǔǞ32ĽƊ35Ƃ39H
~ell>	42 -16ł-12ĺ-11L-10Ş-9TŌśǐǥ-8aXĵŻǝǧ-7dYZķĻŇŉşţŦ7ŀżƚƱƷ8FJMNŧ9EļŏƭƴǆǖǛ10gnĿǣ11pUƥ12iuƄưǞ13IƊƕƳ14bxŊŶƒ15kŤƞ16ŔƝ18P19ōŝ20ĹĽǄ21ű22ǟ23ń24Ǩ30tŖǔ33B45H
~ella	60 -8ǐ7ſǓ8cgǃǩ9ń10xBŅŜ12ƘǑ14ņ29Ɗ40Ǧ58Ƃ
~elle	78 -12w12ǃ14b15š16űƸ22Ɛ
~elli	73 8Ɲ9ƨ10Œ12ĸ14sŨ16Ņ34Ǟ39Ɠ
~ello	88 -7B11w23ǩ25Ƶ31Ľ
~ells	88 -8Ƴ7Ǝ13C14ƕ
~elo	71 -11V7ǉ11ƥ13D16Ǐ27Ɗ35Ɨ38H39m
~elon	81 7ƴ13ƥ19Ǐ41Ɨ
~elor	83 46m
~elow	88 9ǉ34Ɗ
~elp	66 -8iŁ-7Ũ7ŮƯǉ9v10ŐŒǑ11ŝŢ12ŧ13sǈ19ĵ22ň23A32Ǉ34Ĺ35z
~elp>	69 -8i-7Ũ7ŀǉǜǩ8Ư10v11ŒŢ12ŝ13ŧ14sǈ16z20ĵ23ň32Ǉ35Ĺ
~elpi	88 28z
~elps	86 -9Ł7c10Ů32A
~elr	73 35Ƙ
~elry	73 35Ƙ
~els	52 -17ǩ-8AƯǢ-7łŚƳ8hƌƼ9ŀŤ10Ɖƻ11Ţǋ12FHƑǐ13Ŵƙǝ15ƢƥƬƮ16ų18Ū19ǈ23Z24n25ŷ27Łǚ37ş41ŵ42ō44ń
~els>	74 10ŀ16Ɖƻ19ǐ21Ū23Ƭ33ŵ41ǚ
~else	53 -15ǩ-8AǢ-7ƯƳ7Ŏǥ8Ƽ9hƌ10Ť11ǋ12FŢƑ13H14Ŵƙǝ16ƢƥƮ18ŵ19ǈ20ų24Z25n27ŷ28Ł38ş44ō45ń
~elt	86 -8ǆ-7ǂ9ƭ11pǅ13Ż14j24ǃ
~elt>	90 -7ǂ10ƭ11pǅ14Ż
~elv	78 9Ō11a13x22Ř
~elve	79 9Ō13x23Ř
~ely	70 -12Ƽ-11Ť9Ɛ10ǂǙ11ĺƯ12Ǖǣ13żƘ14Żƾ16ǟ17ţǜ18ũ20Ƹ
~ely>	70 -12Ƽ-11Ť9Ɛ10ǂǙ11ĺƯ12Ǖǣ13żƘ14Żƾ16ǟ17ţǜ18ũ20Ƹ
~em>	48 -19Ŷǧ-14Ɨ-13ŨƱ-11cmnŴ-10Ļƃ-8ĺǅ-7aGKĽľĿŌŎŤŦƞƷǨ7gLǋ8xƬ9Ŕų10EşƎǘ11šż12ž13ƶ14ơǖ15ǐǗ16SŒǕ18w19Ŝ20v21y22Ǔ23ǈ24œ25ƘǑ26ǒ28ǚ31ŧ36ő38Ş41Ư48Ţ54Š67ŝ
~ema	58 -12ļ-9D-8ĶŚǠ7qƕ11ǧ15Ǖ21Ž22ư24Ľ25ś33ǈ37K40ǘ67J
~emai	60 -12ļ-9D-8ŚǠ7ƕ12ǧ16Ǖ25Ľ26ś38K42ǘ70J
~emat	79 31Ž32ư
~emb	68 -11n7xŦ8t10œƉ11ť13Eǅ14h25ř32ƶ43Ľ
~embe	69 -11n7Ŧ8txƉ10œ11ť13Eǅ14h25ř32ƶ43Ľ
~eme	54 -20Ǐ-8gŏ-7PƇ7ư8ĸťƁ9Ɲǅ10Eƙ11ƪ12ľ13ƌ14ƥ15Ɩ16Ŧ17ǀ18YŚ21ƛ22ǓǢ23tǌ25ƶ30Ɠ32Ľ35Ķ40Ɗ
~emem	70 7Ŧ8txƉ11œť13Eǅ33ƶ45Ľ
~emen	57 -21Ǐ-7PƇ9ĸƁ10Ɲ11Ŧƙ12ƪ13ľ14ƌ15ƥ17Ɩ18t19Ś23ƛ24ǓǢ25ǌ36Ɠ37Ķ43Ɗ
~emer	84 9ƃ32Y
~emi	74 -12ũ7a8Xǝ11œ12ǚ13ť16Ǥ28Œ
~emic	86 -12ũ10ǝ14ǚ16ť
~emiu	77 7Ʃ9X11œ16Ǥ29Œ
~emo	79 8Ũ9ŋ16Ľ17Ǆ44ƌ
~emod	83 46ƌ
~emp	58 7ǐǥ10ƣǘ13V14ǈǑ15ǣ18q19Ƨ20W21ǜ24SǇ32Q36Ɵ
~empl	59 7ǐǥ14VǈǑ15ǣ18q19Ƨ20W22ǜ25SǇ33Q
~empt	80 10y17ǘ51Ɵ
~ems	80 8Ƹ10ǂ13xǜ14ƛƼ20Ƙ
~ems>	81 8Ƹ10ǂ13ǜ14Ƽ15ƛ20Ƙ
~en>	33 -23Ū-16Łƃ-15B-13Y-12ŀơ-11NƀǄǗǚ-10qŅŇşųƥƱǃǐ-9TŴŷƗƝƵ-8zFřźƨ-7xŞůƢƦǆǇ7ĹĻśƁǏ8iƭƶƸǛ9ĸĿłŎŔŢƯƷǀǔ10ŗŲ11RņŶƮǅ12ƙ13dĺƐƴǜ14fgAƽƾǒǟ15OŻƹ16Vǩ17yţſ18vƋ19ƫƿ20Ķ22ōżƧ23ƳǙ24ǂ25Ńƈ26Ÿǘ27ŜƌƟ28sšƅǝ29ƛƼ34L37Ɩ38ť41G44ő45SŕŹǎ
~ena	70 -7Ǎ9ŭƣ10Ɵ13źƢ15v20Ǔ25Ź27FƜ
~enag	73 7h9ŭ14ź16v27Ź
~enan	83 -8Ǎ11ƣ12Ɵ15Ƣ32F33Ɯ
~enc	62 -7ţũ8Ũ10ŧǣ11ň12řƍ13Gł14K16Żǅ19ņ20ƕ23Y28ǡ36ǩ37Ƒ
~ence	63 -7ũ8Ũ10ŧǣ12ň13łƍ14GK16Żǅ20ņ21ƕ29ǡ38Ƒ
~ency	84 9ƃ23Y
~end	47 -12ơƦǏ-11Śŧ-10ŖƉǎ-9yĹƞ-8nĴŇǆ-7sWōŒŝũƁƮǈǜǝ7ĵƴǢ8ŭ9iŰƢ10KĿƳ11zZŬư12R13SŦƄ14AŐŔ15lGųŸƈƧ16JƷ17ťƜƯǤ18Šǌ21I23X24bǧ27ļǕ30k32B33ŕż36ś39ƪ55ƕ
~end>	52 -18ǎ-13Ǐ-11Lơ-10ŚƉ-9Nƞ-8yĹĺŖř-7ĴŲǆ7ŁŠŭƅƢƪƯ8gozIŃƿǃ9aĵƲ10Ǣ11l12iKŌŕǅ13ư14ZĿ16ƕǧ17SŦƈ18Ŕų19GJƷǤ21ťǌ22Aś24B28bX29ļ37k
~enda	86 -8Ō-7Ʋ11Š12I15Űǚ16L
~ende	63 -7ǩ7Ƴ8l9ļƫ11Ǒ20Ŭ22Ÿ28ƪ34Ƅ47ƕ49ż
~endi	81 -13ŧ-7Ƅ10ĺĽ13Š15ŕ16I18ƕƴ30ś
~endo	83 -7ǝ50Ǖ
~ends	66 -18o-7ļ7ƃƩ8Š10eǎ11Ƥ12Rū14u16ǧ17B18ŲƯ21ŕ22Ɯ25Ƨ29Ő31ƪ
~ene	50 -14ŗ-13ĿƢ-11ž-10ƴ-9Ŕ-7ŁŌơƭǝ7eƮǤǨ8ř9Ʀǧ10Ŋ11iśŨƬǓ12ō13ņƛƠ14Y15Ŝ22Ƴǡ23ǅ25Ť26WĹ29Ƥ40ƫ43š55ŕ
~ened	60 -14Ŀ-8ŁŜ-7ƽǝ7ǜ8ĺƤƨƯ9Ʈ10ǤǨ11Ŗ13š14iĹ16ōŨƛ17ņǅ18Yƫ30Ƴ31Ť
~enef	65 9Ƨ13Ʀ16Ƭ33ƫ36W
~ener	74 -16ŗ-15ž7ĵ8ǖ10Ƹ14ǧ15ǅ18Ǔ34ǡ
~enew	61 -15Ƣ-11ƴ-10Ŕ-7ơƭ8Ǟ14ś17Ơ19Ĺ28ŜƤ40š69ŕ
~eng	74 -7Ÿ9S10ƃ11h12ǀ16Ƙƭ18ű24Ų30f
~enga	84 19Ƙ35f
~enge	82 -7Ÿ12hƃ13ǀ27Ų
~eni	72 -7i8gHǩ9Mǈ10Ŀ11Űǎ13rR18ũ20P28Ǟ30ƴ38L
~enie	88 11M38ƴ
~enin	75 -7iƷ8g9H10ǩ11ĿŰ12ǎ13r14R19ũ29Ǟ40L
~enis	90 13ǈ27P
~enj	83 11ǟ16g22t37U
~enjo	83 11ǟ16g22t37U
~enn	88 13cC
~eno	70 7Şư8ŎŹƯ10Ʒ11ŀ12QŷƗ13j14Ķ16r17y18ť19ž26ƌ32Ƭ
~enou	72 7Şư8ŎŹ9Ư12ŀ13jŷƗ14Ķ17r18yť19ž33Ƭ
~enov	88 -7Ǒ33ƌ
~enr	90 10Ō39W
~enro	90 10Ō39W
~ens	50 -13ĺ-11ƌ-9T-8ŒƮ-7yV7osƆǊ8šƎƗƨƺǛ10f11dYŗƄǄ12ū13RưǨ14ƘƧǀ15ſ16a17ǝ18ƀǩ24Ź25ǣ26ĸƷ28Ķň33ŷǏ49Ÿ
~ens>	62 -12ƌ-10ĺ-9T-8Ʈ-7V7Ƃƙǒ8hŢ10Ļ11šǨ13C14ƨ15ǣ16ĸǄ17R19ƧƷ20ŗ21ſ23ǝ30ǩ36Ǐ
~ense	56 7Š8lũ9sǊ10Ǜ11oƺ13YƄ14d15ūư16ĸǀ19a25Ź33ň38ŷ59Ÿ
~ensi	70 10ǣ11Xź12Ɔ13Ɨ17Ʒ22Ƙ26ƀ45Ķ
~enso	90 18Ǝ
~ent	35 -17ǈ-15Ň-13XƄ-12ƒǂ-11CĻƷǃ-10HŁŲƇ-9svYłŪǊǎǠǡǣ-8afghijoqPTĿŅōŮŴŶƨ-7bųŹƑƞƧ7ĵŀǖ8WZǞ9ľƫ10ļńƤ11GœŬƮƽǜ12ŃƃƓƳ13uŜšƖ14ķŤũŵƩ15Ľƅ16ŠǓǘ17lĴĶĺťżƔ18źƁ19ŕƝƣ20űƊ21ŐŔŞ22őǆ23zNǅǗ24ǚ25Ɨ26Ɯ28ǑǢ30ŏƥ31ơ34Ǐ37ņ42ǔ44Ƣ54F62Ơ
~ent>	39 -16ǈǍ-13ķ-12Ň-11nPQX-10ĻƇƒ-9ńƄƌƯǊ-8vYłƽ-7jqAHǠǣ7KĺűƖƤƩǐ8tzJŚƏ9DŜũƗƳǥǦ10ŕŽƕƣƼ11ŀƃ12ŃƅǗ13ŏŝƫǚǞ14ļƢǓ15Ľľ16uœ17GŠšǜ19Ɠ21Ő22lťźƔ23ĶŤ24őƊơǘ25Ǒ26ƥ27Ŕ28Nņ29FŞǏ32Ɯ38ǔ66Ơ
~enta	68 -7ǂ7Ƥ9ƚ11P13W16Q22ŵ30Ƣ39ķ62Ɓ
~ente	72 -20ǌ7Ƹ9ş10cƤ11Ǐ12ǋ13ǒǩ14ƥ17Ǉ19QĹǑ20ŏ22Ƣ24F37ơ
~enth	88 8ŃƖ9Ǥ33ŕ
~enti	70 -12ƞ-7ŏ8ĺǔ9dĽƴǋ10Aƣ11nǄ12Ƣ13ƅ14ż15Ŗ16ń17ū37F39ǆ
~entl	76 -8ǩ11Ŏ12ƁƳ13Ő18ũ19ĺ23ŧ31ŏ
~ento	81 -7ǩ15Ǣ22Ɨ24Ǐ29Ɲ
~entr	88 13ƣ17Ǝ
~ents	51 -14Ƹ-11ơ-10ŗǄ-7ƓƷǃ7ŵ8UƩ9Ŝƣ10ƥǓ11ƃƌƮ12ķŠ13Ƙǖ14Ɲ15żƜǔ16ZŭƠǌ17ńŬ18ĵ19ņƗǗǚ22űƽ23Ĵ24Ǎ30Ǣ31z
~enu	79 11ǧ12X18ǩ22Ǜ34Ǌ
~enu>	90 14X22ǩ25Ǜ
~enue	83 12ǧ37Ǌ
~env	88 -9ƙ10ƞ13l16D21ǩ
~enve	90 -9ƙ13l16D23ǩ
~eo>	85 -8Ń8Ɨ13g38M
~eon	80 -13ƶ-8l9ư12ǚ13Ł17ǅ18Ƴ34A
~eone	81 -8l12ǚ13Ł17ǅ18Ƴ34A
~eop	57 -9Ū-8ĴŒ-7Ǖ7Őƿǩ8Ůǜ9Ɨƨǡ10ſǑǔ11ņŝǐǛ12dƲǚ13Ÿ14ǉ15K16lƶǖ17ŷ19nǙ21ǈ24Ɯ28ǇǗ29ǝ
~eopl	57 -9Ū-8ĴŒ-7Ǖ7Őƿǩ8Ůǜ9Ɨƨǡ10ſǑǔ11ņŝǐǛ12dƲǚ13Ÿ14ǉ15K16lƶǖ17ŷ19nǙ21ǈ22ǝ24Ɯ28ǇǗ
~eor	84 12z15Ÿ17yC
~eorg	85 16Ÿ17y18C
~eow	76 -9ŗ11Ĺ16Ɠ24ƕ26F29ǔ
~eown	76 -9ŗ11Ĺ16Ɠ24ƕ26F29ǔ
~ep>	53 -12ƹ-10eĴĶ-9JSŘ-8tŭƜ-7sňŷƃƚ7Nųǒ8qĸŋ9Wǩ10ŜŨŬžƝǝ11nŉƀƤǙ12ĻłƮ13ş14Ɖ15YſƥǅǞ16oƊǨ17ŚƼǛ18ǘ20Ǐ22ō24Ư26ƧǗ27Ƶ30Ʒ35Ű
~epa	68 9ŔƎ12ũ13ĸ16ş18Ǆ21Ƙ25Ř27Ə28Ŧ
~epai	78 -7Ũ7Ƥ10Ŕ14ũ15ĸ21Ǆ32Ŧ
~epar	73 7f10Ǝ17ş23Ƙ27Ř29Ə
~epe	65 -8ĸ9IƱ11x12uǑ16Ǡ17ǘ24Ŀ25z32Ư37ũ
~epen	68 9Ʊ10I12Ǒ13u25Ŀ26z33Ư
~eper	82 15x20Ǡ22ǘ
~eph	88 -11Ŷ-7Ō9hs12I18ų22ǩ
~epi	71 -14N9Ţ10ľƶ11Ƶ12ũ16UŽǠ22ŀ26t30ǟ42x
~epin	71 -14N9Ţ10ľƶ11Ƶ12ũ16UŽǠ22ŀ26t30ǟ42x
~epl	61 -8Ə-7ŏſ7ž9HşƑƮǋ11ƥ12ĺ17Ƌ22ƈ26Ɨ31ƓǢ33Ƶ34Ɛ62ǜ
~epla	61 -8Ə7ƃ8ž9HƑƮ10şǋ11ƥ12ĺ17Ƌ22ƈ27Ɨ31ƓǢ34ƐƵ
~epo	77 8Ťǉ12ŧŻ15ǋ18ĵ23ţ30ź
~epor	78 8Ťǉ12ŧŻ18ĵ23ţ30ź
~eps	70 -8ŷǧ7ƎǢ8Ţ9ƻ11nǠ12Ű13cǒ19u21Pũ22Ŀ25ŝ35Ɯ
~eps>	70 -8ŷǧ7ƎǢ8Ţ9ƻ11nǠ12Ű13cǒ19u21Pũ22Ŀ25ŝ35Ɯ
~ept	72 -15D9YŶ10ƃ14ǈ16Ɛ17ŝ21ŀƒ23ǖ30Ű34ƥ
~ept>	73 -15D9YŶ10ƃ17Ɛ19ŝ22ƒ23ǖ30Ű35ƥ
~equ	63 -13Ƥ-9Ɠ10ƔǙ12Ɲ13ĵƫ14ơ15Ľ17ǌ20Ǣ21Ǟ22Ŭ23Ǔ31ķ41Ǐ
~equi	64 -10Ƥ-9Ɠ10Ɣ11Ǚ12Ɲ13ĵ15ơ18ǌ20Ǣ22ŬǞ23Ǔ31ķ42Ǐ
~er>	28 -42d-31Ƹ-24Š-23Ĺ-20Ō-17Ʀ-16ŀƤ-15uƈƌ-14mƔƻǅ-13ŗƗ-12YŶƭƶ-11ǋǑ-10lGŇŧƖƝƞƾ-9iƬ-8ňŏŪůŵǄ-7JŘŰƏƢƫǢ7nƮǆ8acńƧǗǤǩ9ǏǞ10rvAķľŎŚśƠƹ11FũżƃƩǀǐ12sCVƯƲ13ŹǇ14ejEHĽłţŦŸŽǁǣ15PQťū16hL17UņŬƋǦ18XŜƊƼ19wKŮƒǂǌ20yļƕƷ21ŲƜƨ22ƽ23Z24ŖŢǜǨ25zIřŤƂǕǛ26xŻƴǊ27B28ŐşƟǘ29ų31pqƑƳǡ32ź34tŴ36oőƿ47ƙ48ƛ49Ņ
~era	49 -13Ǐ-9ňƩ-7BƝ7ĹǉǌǘǨ8ŉǧ9ķſ10źƭ11žƦ12ŃŠŷƚǒ13ľƛƨƳ14ŗ15ŚƀƘƸ16Ǔ17Wǅǚǝ18ǋ20šƧƬ21ǡǢ22Ɓ23ŏ27ǥ29Ɠ30Ǝư
~era>	88 16M20Ǝ
~erad	90 14Ŵ17Ū
~erag	53 -13Ǐ-9ň-8Ū7XŝƘƪ8Ĺŕǉǘ9ŉǥ10ſǌǨ11ķź12ƭ13ƚ14ŃŠƦ15ƨǒ16ľƛ18Ś19Wƀǚǝ22š23ƧƬ24žǢ25Ɓ27ŏ28ŗ33Ɠ
~eral	66 -14ŗž-9Ʃ7ǖ8Ş13ǧ15Ƴ16Ǔ21Ƹ26ǥ30ǡ43ư
~eras	80 10ũ18Ƙ33Ǝ
~erat	83 -8D23ŷ32ǅ34ǋ
~erc	64 -13Ƃ-11Ř-9Y-7Ɔǈ8ĶŠ9ƔǑǥ11ź14Ǎǔ15Ĵ17ǆ18ǛǦ19œ24ŽǢ28ƚ41Ǆ
~erce	70 -12Ř-10Y-8ǈ7ǔ8ǖ9Ķ10Ɣ12ź13Ǒ16Ĵ18Ǆ19ǆ20Ǜ22œ26Ž31ƚ
~erci	73 -15Ƃ-8Ɔ-7Ƌ7Ő8ǌǔ9ŠǢ12ǥ16Ǎ21Ǧ28Ǆ
~ere	31 -21Œǎ-20T-18ŀŐŶǅ-16Ƙ-15p-13Oť-11ĿųǇǑ-10bvxĴƅƋǞ-9tƒƖǊ-8LRǐǣ-7NűƓƮƵƺǉǌ7hrŌŎşŢŸƷƹ8dmFUWŇňŪƙƩ9kĶŗţźƲǦ10ŅƃƚǀǓ11iXĵĸŘŴƄơƼ12ŔŖŤƀƏƗ13uŷƈǩ14ŠũƉƎ15JƂƧƾ16ŧǃǈǗǛ17YļřƁƪƶǨ18ŉŨǋǢ19Ʊ20sšſƟǄ21VŏŚ22fjnSōƍ23DHƦ24ƞ25QŜǝ26Ɲ28Cŝ29M31lƤ34Ű35Ǎ38Ɗ54G
~ere>	32 -22Őǅ-21ǎ-20T-17ŀŒŶ-15ĺƘ-14p-12Oť-11ųǐ-10xKĿłƋƒǇǟ-9bvƅǑǞ-8tƖǊ-7BLRľƓƔƺǉǣ7AŖŧŵƀƢ8hŠŸƄƠƣƷƹ9dqFUŪƏƙƜƩƲƶǢ10rŢţǦ11kWĶŅŉƾǀǓ12ĵźƼǃ13XŤŴ14uĸļřƃƈƪ15ŷƁƉƗ16iJƂƎƦǋ17CƧǈǛ18VYſƚǗǩ19Ǎ20ŨǨ21HōƱ22lsƟǄ23SŚšƍ24fjn25D26ƞ27Ŝ28QƝǝ30M33ŝƤ36Ű41Ɗ52G
~erea	84 13ƣǋ27C
~ered	60 -18ƣ-10Ǐ-8iƬ7ŐƄƪ8ļǡ9ƾ10ƭǟ11GľŖşƀǃ12ĹŇ13m14Ŏ15ŗ16Ʀ18ƶǢ20lŉŌ22ƨ30ŏ34Ǎ
~eren	66 -13ƚ-9Ļ7CřƬǘ8ǥ9ǅ10VłǕ11Ŏ16Ş17Ř19ň20ĺŧ22Ŕ25K26ũ
~eres	79 -8Zǩ8ķ9ƪ11Ĺ12H15B16Ɣơ18ŇŠ
~erf	78 8Ÿ10a12ř13D14Ő15Ļ20Ş22ƛ
~erfe	80 8Ÿ11a12ř13D14Ő15Ļ21Ş
~erg	81 8ƃ13Ɗ26x30Y
~erge	84 9ƃ32Y
~eri	58 -9őţ-8ƞ-7Ŀ7ŠŨŻǏ8ǐǕ9ŧǣ12ū14dŉ15ŀǅǈ17ſ18ņ19ƶ20Ƈǂ21Ɖ27Ƽ36Ǜ39Ő40Ų
~eria	85 9Ƈ15Ǖ19ū32Ɖ
~erie	64 -7ƽ7hX8ŨǛ9Š10ǂǣ11ŧǐ17ǅ18ŐƼ21ņ25Ų
~erin	73 -10ő-9ƞ8kƭ9Ɯ11ƶ13ǩ19ŉ20ŀ22Ųſ29Ő39Ǜ
~erio	81 -7B10Ǐ15ǂ16Ƽ17ƽ32Ƈ
~erl	88 9ŕ23Ÿ26Ĵ
~erly	90 23Ÿ27Ĵ
~erm	64 -10Ɣ-7Ƭ7ƌ8ŋ9Ƶ11Ǖ13j14B15W16Ÿǜ19g22ŕ35Ź59ƭ81Ʃ
~erm>	69 -10Ɣ-7ƬƮ7Ɯ10Ƶ15B16W24ŕ62Ʃ64ƭ
~erma	84 8h28g31Ʃ
~ermi	77 -7ţ9ƌ10ŋ19Ÿ20ǜ45Ź
~ern	71 -15Ǆ-12Q-9ǂ-8Ń7L8g9ľ11iVŕ12ƸǏ13Ōǖ14j17Ņ22Ŀŀ26Ű40ǔ
~erne	90 19Ŀ23Ņ
~erni	80 13ŕ14VǏ15ǖ30Ű
~erno	84 -10Ń10g13iL16Ō17j
~ero	75 -11gť-8Ɖ8ś10ŏ15ţ20Ƽ21ř32ǀ37ƈ
~ero>	86 12ŏ18ţ24ř
~erol	90 24Ƽ
~erou	84 -12g10ś36ǀ
~err	74 -8Ǣ-7ǩ9wŨ11œ15ű17ǚ18ǝ25ļ31Nŭ
~erra	86 36ŭ
~erri	90 9g11w12Ũ13œ
~erru	86 -9Ǣ21ǝ36N
~ers	42 -24ǌ-23n-15ķ-14ŐŮ-13DFŝǡ-12dǩ-11IœşƁ-10RWƀ-9CĿŁŘƸ-8sVŕƮǁǋǍǝǤ-7yQUXŃōŒŦűŵŶƆƧƬƵƺǦ7KŗƂƕƨǖǙǟ8ańőƩǒǓ9ĹƏ10ŊŜǧ11bŠũƇƖǛ12ľņňƈƋƱǣ13ŋųƼ14żžƗƜ15pŹƽ16EĻźǠ18Mơƿ19ŴƓ20łŷƻǗ21Ǐ23Ŗƣ24ǔ25ƲǑ26Ǉ27ǃ28ƃ29ǕǨ31Ƣ34h40Aǆ41v
~ers>	44 -22n-21ǌ-17d-15ŭ-14y-12DFķŐŮǡ-10sœŝş-9lIRƁƸǞ-8TŘŜǀǤ-7rVŁōŕůƆǁǍǎǝǩ7iBŇŚŲŸŽƎǘ8mŠƕƖƚƝǖ9uǙǟ10zKńőŗũżƨƽǒǓ11łƏƱǧ13ĹƇƈƋǛǣ14bƼ15ž16Ǡ17pŷźƜǗǨ18EǕ19ŹơƲ20ƿ21ŴƓ22ƻ23ǃ24ƃƢǏ26Aƣ27Ǒǔ29Ǉ31h32ǆ45v
~ersa	82 13s14Ļ22ŋ27Ʃ
~erse	84 -7Ʈ8ǀ9l11ƾ13Ʒ18Ƣ26Ǖ
~ersh	85 11Ƅ12Š23ǆ
~ersi	82 14Ťǃ15yO
~erso	63 -11Ǧ-7W7adgŷſǜ8Ŗǎ9hTƃǢ10žƂ11fľǈ12ų13J15łŭ21ŊǨ23A24ņ27Ɨ28Ŝ38M
~erst	76 -8ƀ8ŀƖ10rĻǞ11żƽ12ĺ13Ţ16ůƲ24Ŗ32ň
~ert	56 -11Ţ-10ŗ-8Ų-7Ŵǚ7HŐŠƍ8R9ƌƝǃ11ŭ13Ƒ14źž18ơ19T20DƗ23ķ32ǌ33Ǣ56ǒ70ǧ
~ert>	79 -9ǚ9ƐƧ19ǒ54ǧ
~erti	63 -8Ų9R11ǃ15ķŭ16źơ18ǌ19ǒ23T27ǧ
~erts	85 14ǧ39ǒ
~erty	66 -12ŗ-9Ţ-7Ŵ8Hƍǋ9ŐŠ12ķ18žƑ20ǌ24D25Ɨ40Ǣ
~erv	64 7ŝ8CŢ9ƕǗ11ŜƏ12ţ14Ǟ15ľ16ǀ18ű20ư23Ŀ30Ǆ32Ǜ
~erve	77 8fǀ12ǔǗ41Ǜ
~ervi	69 -7ǔ8ŝ9CŢ10ƕ12Ə13Ŝ15ţ17Ǟ18ľ20ű22ư32Ǆ
~ervo	86 13ǀ34Ŀ
~erw	69 7ŤűƍƝ8vśƈ9nƳƸ10iǃ12ǂ13ǀ14o16Ǡ17JŚ34ũ
~erwa	86 12Ƴ28ũ
~erwi	88 -7p10ű11v13Ƹ16ǂ
~erwo	77 8Ɲ10ś11iǃ15o18Ǡ20JŚ
~erwr	83 8e9Ťƍ10ƈ12n14ũ15ǀ
~ery	51 -12ų-11ŗ-9dL-8aţǕ-7ũŵſƚǧ7ĴĻƠƽƾ8ľĿƿǅǑǖ9Ʃǡ10ŒŰǐ11Ɩ12Ő13ōƊǘ14in15KŭǙ16UşŴǢ17T19ķƗ21Ū22ƻ23ǒ24uƬ25ů26ŷ30Z
~ery>	57 -11ž-10Ư-9d-8LǏǕ-7iŏǧ7tFŀŌ8cƔƦưƽǢǥ9UĴŒŜƠƾǝ10ŭ11Ʃ13ǡ15Ɗ16Őƻ20Ǚ21Ŵ22T23Z27Ū29ǒ30u36ů
~eryb	68 -8Ŗ7żƿǗǘ8AŁŎŭž9ŰƖǇ10ǩ11ŨƢ12ǅ13Kķ15nǈ19ľŷ21Ƭ
~eryo	90 -17ų15Ž21ŷ
~eryt	64 -8ůƚǩ-7JŢ7wŘŶƂ8AŧƖƬǑ9KƲƶƻǦ10U12ĿǄ13ƯǢ14ĻǏǐǖ20ō22Ɨ24ş26i28ķ
~es>	30 -32P-29Ƃ-20a-19ž-17ŭ-16tŃŅŦ-15ĺŝ-14Ɩƾ-13iőƬ-12QVĴœŻƱƸǋ-11lSŔŧƓ-10GMŸƤƲƶǅ-9CNļŐƳƿ-8šŨ-7dfFIśŵŷƮƴǟ7bEűǨ8sŎŗƏ9ŀŰǎǕ10yTŪŴƺ11HłŽ12rĵŹƚǄ13cƠƩƽǚǣ14şŲƄƵǁǙ15OĽƉǑ16AWƎƜǘǩ17uŘƋƯưǀ18ZƧǉǍǛǦ19ţƁǜ20Şƙơǔ21Ǔ22ŕǖ23hŜǥ24pwƨ25xĿ26v27Ǡ28ńƢǊǏǒ29ǐǧ30qǢ31ůǗ33Ƙ34ź36o39ǈ43Ł46Ƒ47ǂ76ų
~esc	72 7űƸǍ9Ƈ11Ŵ27Ɣƻ29ƕ
~escr	72 7űƸǍ9Ƈ27Ɣƻ29ƕ
~ese	61 -13S-12R-10ű-8Hş-7iĵ7qŖŝƁưƸ8ĺőǛ9Ơ10fCǜǟ11Ǉ12tQŒ13zNǞ14ƺ16ŐŪǩ17P18l19nŋƒ25AU
~ese>	62 -13S-12R-10ű-8Hş-7i7qưƸ8ŖƁ9ĺǛ10fCŐƠǟ12tǇ13QŒǞ14z15ƺ16ǩ17Ū18lP20nŋƒ25A26U
~esen	86 -9ĵ9Ő10Ş13ő15ŝǜ19N
~esh	90 8Ų19Ľō24ŏ
~esi	63 -7SŹƯ8Wş9xńƢ10Łƥ11GŴ12ǈ13Ǉ14ųŷǄ15Z19uķ20Ǎǩ24n29ŀƦ37ǚ
~esid	65 -7SŹƯ7Ɯ9WşƢ10ńƥ11GŁ12Ŵ13ǈ14ŷǇ15ų16ZǄ19u20ķ21Ǎ25nǩ30Ʀ
~esig	85 51ǚ
~esit	85 42ŀ
~esk	83 -9Ǐ10V11ǈ14Z24Ɲ28P
~esk>	84 -9Ǐ10V11ǈ24Ɲ28P
~eso	71 7coFŌ8ƧǊ10uĻŰƇƘƛ11nCŚ12I13ţƔ16Ǆ19ĵ21ƿ
~esom	71 7coFŌ8Ǌ10uĻŰƇƘƧ11nCŚ12I13ţƔ16Ǆ19ĵ21ƿ
~esp	86 11ł12Ţ16ņ17U
~espe	90 12łŢ17ņ18U
~ess	45 -13ŗƂ-12ž-11Ū-10aŁŏ-9Ŀ-8ō-7Lĺǉǒ7AKMľŢƏƲǑ8Eŷǎ9ŐţŮƪǧ10Ǜ11Ǡ12ǜ13ŰƖǚ14ł15ǂǐ16JŎǆ17ŅǔǙǞǨ18Ǔ19Gũǟ20ŭǡ21ǅ22Ƽ23ǃǄ25ǋ27i28Ǌ29ǝǥ30DU31ƝǗ47Ǧ
~ess>	46 -13őƂ-12ž-10Ū-9aŁŗ-8Ŀŏ-7ōŖǉǒ7ŢťƏǂǔǘǢ8MǑ9AEŅŷǎ10ľŮƪǧ11łǛ12Ǡ13Uǜ14Ű17iJŎǄǐ19ǆǓǞ20Gǡ21ŭǟǨ22ǅǗ23ǩ25Ɲ26ǃ28ǋǥ29Ǌ30ǝ33D49Ǧ
~essa	90 -7L18Ĺ24K
~esse	76 -8F-7Ǩ7u11hC14Ǆ16Ʋ17ƽ18iǔǗ27Ǚ
~essi	71 -9ǩ7lƐ9ņƶ10uPŖ12ţ13Ņő14ńƼ17ŇŐ21ǚ24Ɩ
~esso	90 -7Ų10Ǐ18Ɲ39ũ
~essu	78 -10ǩ7ł10ƻ17ǂ30Ƽ
~est	50 -17ů-15CŞ-14ŀ-11Ŵ-10ŤƗ-9ŦƋ-8Ƴ-7cpVZĺƊƭǈ7JĶŶƲ8ơǍǩ9ł10YŖư11BLĽƼ12xĹōƞǏ13ŝŨ14UŇ15tƘ16ŊŹǁ17ƾ18mĿŠ20KƏǎ23vƜǙ24wI25ǔ27ľ29ǟ30y34ķ37ŉ
~est>	54 -17ů-15Ş-14ŀ-10CŤŴ-9Ƌ-7pķƊƗƣƭƳ7ĹĻşŢ8JŪŶƟ9ĶŹƔ10ō11ł12YŠư13Lƞ14Ǐ15ŝŨ16ǩ17xUƘ18ǁ19tǟ20m21Ŀ23KŇƏǎ27vI28wǔ32ľ39y
~esta	80 -9C-8y9W10Ǜ11ƣ14ƶ15Ʋ19Ǎ20ǟ25ķ
~este	83 8ķ15Ǚ17ơ22Ƽ
~esti	68 -9Ň7g8ĹĽ9d11ƓǕ13A14B16Š26Ŋ53ŉ
~estl	90 -9Ŧ8Ŕ13ň25Ŗ
~ests	82 14Ź26Ǚ35ƾ36Ɯ
~et>	38 -23ǩ-20Ʒ-17qŒœƤ-16ŝƔ-15ŏŭ-14Ň-13ŕ-12yzť-11lĹŖƗƬǞ-10Vľǈ-9ZƅǢ-8ņōŤƴǑǖ-7ĿſƉƼǒǟǡ7fLłšūƾ8OTŶƎǃǧ9crJńőŪŴƄƆƿǙ10KSĽƶ11gňű12IŰ13ŊŞƐƚơ14kDƓƞƨǋ15wŘŵ16ĸŃƃǕǜ17ŸƊƍƏ18GH19xMƕư20Ŏǆ21jWķĻŢ22Yśƙƛ23ĴŌŻƵ25e26ŹŽ28v30Ŧ36ŀƖ
~eta	75 -8ƕǋ11Ɣ17Ƒ24Ǎ28Ǆ36Ɖ
~etac	86 22Ƒ
~etal	80 -8ǋ26Ǎ39Ɖ
~etc	86 8Ś14Ż19š20Ɵ
~etch	86 8Ś14Ż19š20Ɵ
~ete	71 -9ƹ-8ƾ7Ƽ11ư12ƽ15ǂ16j17y20Ǝ31Ů
~etec	84 -10ƹ24Ǝ
~eter	83 -7ŏ12ư19j37Ů
~etes	81 -9ƾ8Ƽ16ƽ18ǂ
~eth	51 -11a-10ž-8AũƱ-7ŒŜǝ7mrsEųƄƮ8PŔşƎƯǉ9iĿōŽǊǕ10łņǛǩ11gŴƬ12ŊŗūŵŶ13ĴŖţƫ14ZǨ15Ūơ17Nĸ18ŏ19ƺ20Y21ŉŘŞ22ƨ25ƶ28ŀ30ĺ
~ethe	71 7ƫ9ƀ10M11ŏơƵ12ZĴ13ǉǊ20s24ş
~ethi	52 -10až-9şų-8sAũƱ-7Ŝ7ŝƄƘơƦ8rEńŔƎƫƮ9mPŽƯ10iłōǕ11ņŏţǛǩ12gĿūŴƬ13ŊŗŵŶ14Ŗ15Ǩ16Ū18Nĸ19ƺ20Y22ŘŞ23ŉƨ26ƶ29ŀ31ĺ
~eti	64 7Ůǟ8Ń9MO10Ƽ12Ņ13Ŝƭǈ19t20Ƨ25ń26P35Ķ40V
~etim	85 12ǟ16Ń19ǈ
~etin	81 8ļǙ12MO
~etir	69 9qŮ14Ŝƭ21t22Ƨ30P38Ķ44V
~eto	85 -9ǩ-8CT11ņ15Łƿ19ǆ59l
~ets	61 -9AŷƔ-7ń7TƯƲ8ļ9ƌ11Ƣƭ12Ŏ13ţųƁ14ǟ15ķ17Ł18Ŷ19Ǝ25Ɲ27Żǩ28hƫ
~ets>	61 -9AŷƔ-7ń7TƯƲ8HļƗ9ƌ11ƭ12ŎƢ13ţųƁ14ǟ16ķ17Ł18Ŷ19Ǝ27Ż28hƫǩ
~ett	53 -16ǩ-14ķ-10ŀ-9hœ-8dƚ-7BŘũƣ7ŧŵ8AŨƆǁǂǙ9ŖŢ10qrPǠ11xłŉ12ř13jpGŇ14zLƖ15ƨƸ16K17oŞ18Ŧƹ19ĽĿź21UŚ23ŒŔ28b30ƞ40t
~ette	60 -13ķ-12Ź-9dh-8Řƚ-7ů8łū9sľĿ10Ţǁ12qƨ13r15ř16p17L18ŇŚ20Kǂ21o22ƹ23Şź24Ľ29Ŕ32t33b
~etti	66 -9ŀ-7ƣ7iƁ8Ś9UŹƞƪ10ű11ŵ12AǙ13Ǡ14P15tĿŖ17x19z21j35Œ
~ettl	77 -9ǩ8G9ł11Ń14ŧ16Ɩ17ŉ29Ŧƞ
~etty	70 -12ǂ7ƙǟ8ž9ŕǑ10WōŴŶ11GƆ12Ţ16Ũ20U27Ƹ
~etu	81 8Ɗ9fǊǠ11ĺŧ12ǆ13T20Ǚ
~etur	84 9fǊǠ11ŧ13ǆ14T21Ǚ
~etw	79 -7ų7Ǉ10ł11C12ƫ14š16ŷ18ň
~etwe	79 -7ų7Ǉ10ł11C12ƫ14š16ŷ18ň
~ety	70 13Ǝ17Ƽ57Ǚ
~ety>	70 13Ǝ17Ƽ57Ǚ
~eve	40 -15Ŧƌ-12rĹǨ-11Ɲ-10yƧ-9jIJŵƀǞ-8kŃńŝŮƄƕƞƪ-7szĺļŇňŬƁƓƤƥǓ7ōƟǖǚ8lķĿŤŨũƑǐǦ9ŗŞŴƅ10nuſǢ11gmLŒƲƻ12őųƢ13hŪƆ14KTǊǥ15şŻƂƊƜǙ16RņŽ17ůƗƛƹ18ż19Ŗ20Hšŷƿǘǝǩ21Ų22Ƽ23ǜ24Ʃ25ƙ26ǒ27ƴ30Ŝ31Ƭ42Z50ţ
~eve>	79 8Ō10l11mMS14ŋŸƬ21d25ǩ
~evel	72 8ūƩ11ƣ16Ɗ18m29Ɔ
~even	59 -14ņ-10ƞ-9u-7Ĺƌ7hnŰǩ8ŕǧ9ƹ10Ţŷ11Œť12R13Ƭ15ũ16ŨƯ21ƅ25żǊ28LŜ31ţ
~ever	42 -15Ŧ-12rŕǨ-11d-10ƌƝ-9Jŵ-8jILSńƕ-7yĺļŃŌŬƀƄƥƧƪǓǞ7ŏŭƊƦ8UVōſǖǚ9iRƟǐǦ10ķĿŴƑ11CŗŜǢ12nŤƹ13ƢƲ14gųŷƛ15hKőŪǥ16TşƬƻ17ŽƂǙ18uƜƿ19Ɨ20ůǜ21Ż22ǝ23HŖšŲǘ25ƩƼ27ņƙ28ǒ30ƴ31ţ45Z
~evi	73 -12ń-10ť-9G-7ƶ7œ8ǌ10Ŷ12ƈ13Ǟ18ǩ19Ŝ24ƕ25Ŗ41Ž
~evic	83 -13ń47Ž
~evid	88 7Ƅ29ƕ
~evie	84 -12ť-8ƶ14Ŷ15Ǟ22Ŝǩ29Ŗ
~ew>	52 -29Ɖ-14PšƢ-13Ƈ-9ņ-8Ƒơǋ-7ŝƩƭ7kƻ8ũŬųƕƝǨ9BƲ11Ǚǣ12ţ13ŊǕ14ĵŒƗ15ƅǑ16Ɓ17HĹĺŹǉ19ƌƹǈ22ƤƵ23G26ǅǇ27ƞ28i30Sƈ34Ŷ35ŕ40Ǟ
~ewa	63 9Ǟ10š15ś19Ĺŕ22Ū29Ŝ32Ű
~ewal	66 9Ǟ11š16ś20ŕ22Ĺ30Ŝ
~eway	77 -7ŷ8Ə27Ū39Ű
~ewe	66 -10ť-8Ŕ10Ɖ11Ū12Ŗ13Ŝ19š21Ơ23ƅ29ƛ31Ƙ
~ewed	85 -12ť-10Ŕ16Ŗ18Ŝ24š27Ơ
~ewel	73 35Ƙ
~ewer	77 12Ɖ14Ŵ27ƅ35ƛ
~ewh	73 -14ş-7Ź7ĵ8ƲǗ9ǋ10vQ14Ű15ǝ17Œ18Ţƥ21Ś22ŴƤ
~ewhe	73 -14ş-7Ź7ĵ8ƲǗ9ǋ10vQ14Ű15ǝ17Œ18Ţƥ21Ś22ŴƤ
~ews	84 -10ƭ16j25ǎ31ŕ
~ews>	84 -10ƭ16j25ǎ31ŕ
~ex>	75 -11Œ-8Ǎǧ12Ƙ13Ơ27Q38ơƫ49ƣ
~exa	65 -9Ũ-8Ǎ-7Ū9Ņ11ŀšŸǄ12lJƕ14ơ16ūƧ18d19Ť63ǁ
~exac	71 -10Ũ-9Ǎ-7Ū10Ņ12ŀš13ƕǄ15ơ18ūƧ20Ť21d
~exam	74 13J73ǁ
~exas	90 15Ÿ20l
~exc	69 -10ǩ-8ž7i8Hǣ13Ƃ14Ƹ19Ɩ20Ŗ28Ŕ30ƞ35Ƶ56Ǧ
~exce	76 -8ž15Ƃ16Ƹ63Ǧ
~exch	90 47Ƶ
~exci	84 11i12H24Ɩ37ƞ
~excl	88 -10ǩ7ŷ11ǣ27Ŗ
~excu	88 -7Ǖ37Ŕ
~exi	88 19M24Ƶ
~exis	90 25Ƶ
~exp	59 -11Ɣ-7ţǩ7Ľſ8X9eŸǊ10ŬƗ12Bǅ13Y14ųŴ16Ňư17Ŗǣ18ņƘ21ň24Ŋ29ĸŔ30ŕ32Ǟ
~expa	90 36Ǟ
~expe	65 7Ŏ8ĽŨ9ŧ10XǊ11Ǟ12Ɨ14Yǅ18Ňư20Ƙǣ21ņ33ĸ
~expi	81 13eŸ42ŕ
~expl	70 -12Ɣ10ſ12Ŭ15B18ųŴ24Ŗ26ň30Ŋ35Ŕ
~ext	57 -10gQ-9NĿ-8Ŗ-7UƱ7mũƶ8ſ9Ƥƫ10Ńŗū11Ŵƴ12ǖ13ŏřƖ14kĺǞ15Ǉ16ŎƎƘ17H18y19ś21ŕƇ23ƂǀǤ26V28Ɓ35Ǎ57K
~ext>	61 -10Q-9N-7U7o8mũ10ſƫ11Ńū14ŗǖ15řƖ16Ǟ17kĺ18Ŏś19H21y23ŕ29KV38Ǎ
~exte	88 35Ƈ
~exti	80 25Ǝ28K
~extr	72 -9g-7Ź7Ų10ƶ13Ƥ15ƴ16Ŵ18ŏ21Ǉ22Ƙ23ǀ29Ƃ30Ǥ37Ɓ
~ey>	41 -17Ń-14ŵǞ-13ĺŭǟǢ-12mƷ-11CMŨ-10HňŊŎ-9ńŤſǐǗ-8aguPĴŁłŇŶƙǃǅǣ-7cjtļŕŪƂƃƜƳƵǆ7BƁƫ8ĸƝƶ9ƽƾǕ10TŐƦƩƻǁ11ŏŜżǓ12RUķ13zǒ14Aŗ15yǑ16š18Ɩ19xǨ20ƅƧƱ21ƐƘƼǧ22Ǥ23ơ24W25Œ26Ř27w28ƕƪ29Ơƴ33vŅŦ34ǖ37Ų42Ş47ŝ49Ŕ55Ʈ61ŧ
~eye	84 -10ǩ-9Ų9ƃ12ŖƟ20A31Ŷ
~eys	71 7v8Ŀ9Ń16ơ30ų37Ɩ
~eys>	72 8v9Ŀ10Ń30ų38Ɩ
~fac	76 -20ŗ-11Ł-9J10ǔ12Ʀ16Ƈ19ł23Ƭǩ24ļ25M26Ǆ27ǘ
~face	81 -21ŗ13Ʀ25Ƭ26Mļǩ
~fact	84 -12Ł-9J11ǔ18Ƈ21ł29Ǆ31ǘ
~fai	75 8ľ9ŎƸǁ11Œ12ļ15ŉ16ŀ17ŧ18iĽ20Ň26ĵ
~fair	76 8ľ9Ŏ10Ƹ13ļ16ŀŉ17ŧ18iĽ21Ň26ĵ
~fak	84 -7Ť13Ŀ46ǘ
~fake	84 -7Ť13Ŀ46ǘ
~fal	66 -15ĹŠ-7Ʈ7Ľƃ9Ǟ11Ǚ12šť13ǡǣ16dƾ17Ɯ19Ř20yYƞ21ŕƗ28Ŷ
~fall	66 -15ĹŠ-7Ʈ7Ľƃ9Ǟ11Ǚ12šť13ǡǣ16dƾ17Ɯ19Ř20yYƞ21ŕƗ28Ŷ
~fam	58 -13Ƣ-7ŐƼǂ7aƭ8q10zƸ11hAǅ12Ǉ13F15ĽƜư16ŖŪ19ŨƳ20Ƭ22ƶ23uyƮ24Ƥ36n37ƽ
~fami	58 -13Ƣ-7Őǂ7ƭ8q10zƸ11hǅ12AǇ13F15ĽƜư16ŖŪ19ŨƳ20Ƭ22ƶ23uyƮ24Ƥ36n37ƽ
~fan	85 -14o7ļ10ǃ13ƌ16Ƙ18Ŀ25r
~fanc	90 10ǃ14ƌ17Ƙ
~far	59 -16U-15Ŵ-11h-10Š-7qR7ĽŭƝ8yŜŮƶ9ŇƕǄ11vZŅƞ12muƭ14ź15ťƙ16Ə17ň18ǐ19ƚ23i25Ǒ28ų30ń32Ő36ő43ů
~far>	63 -16U-15Ŵ-7R7Ɛ9Ůź10yƙ11Ňő12vSZ13ƞƭ14u16ť19ň20ǐ21ƚ25i32ų45ů
~farm	73 -16S-12h10Ľƶ11ŜƝ12Ǆ15Ņŭ32ő33Ǒ34ń41Ő
~fars	85 9ƙ12ź18Ə
~fas	77 -9ƒ-7H7ř8O12Ǉ14ŧ15ǩ17Ż25Ń40ň
~fast	77 -9ƒ-7H7ř8O12Ǉ14ŧ15ǩ17Ż25Ń40ň
~fat	79 -9P8B21E26ƽ28Ƴ34z
~fath	79 -9P8B26ƽ29Ƴ34z
~fau	77 -8ŨƳ8ƃ16Ť46ż
~faul	77 -8ŨƳ8ƃ16Ť46ż
~fav	81 -14Ş-9Ʒ20ƞ21Ŷǩ22r24ŝ
~favo	81 -14Ş-9Ʒ20ƞ21Ŷǩ22r24ŝ
~fax	84 -12M8ƕ17ĵ18Ƅ34ś
~fax>	84 -12M8ƕ17ĵ18Ƅ34ś
~fe>	50 -14ŻƼ-13UŏŐ-12ǩ-11vR-10w-9Pƹ-8ľƻ-7ŗŚƸ7ş8Ʈǆ9u11mƘ13ĺ14ǂ16oǈ17qŴ19ipƬ20f21Ž25ƪ26ƿ28ƫ29Ƶ30s31ƭ35t36ƴ38rƷ45Ʃ49Ƨ53Ʀ60ƨ
~fea	90 32Ŀ
~fear	90 32Ŀ
~fec	78 8Ÿ10a12ř13D14Ő15Ļ20Ş26x
~fect	78 8Ÿ10a12ř13D14Ő15Ļ20Ş26x
~fed	88 -12ť10V24Ş33Q43ƈ
~fed>	90 -12ť12V24Ş44ƈ
~fee	57 -12ǂ-11Ŷ-10RŐ-9ǈ-8V-7Ņŝ7žƊ8Ǜǟ9Xǀ10ĵō11tƺǩ12ŋǋ13P14ǁ15iŀƏ17ŢŽ19Ŏƞ20Ƹ23r26Ň27ŧ28Ɔ30M34Ũ36Ƭ42u
~fee>	82 -10Ŷ10Y11Ų13iǛ17ō27ǩ30M
~feel	62 -13ǂ-7ǩ7iņ8Mž9ǟ11Xĵ14tŋ16ǁ18ŧ19Ţ20Ž21Ŏ22rƞ24Ƹ30Ň39Ũ40Ƭ
~feet	69 -11R10Ɗ11U13ŧǀ16ƺ17ŀ18Pǋ20Ə35Ɔ
~fel	75 -9ǐ-7vǩ7B8ķƫ10cgǃ12xńŜſ13Ņ15Ǒ16Ƙǣ17ņ21Ƶ
~fell	75 -9ǐ-7vǩ7B8ķƫ10cgǃ12xńŜſ13Ņ15Ǒ16Ƙǣ17ņ21Ƶ
~fen	71 7ķƙ11l12ź14ƍ19ǩ28ż43Ƒ
~fenc	76 9ƙ16ƍ48Ƒ
~fend	80 7ţ8ķ22ǩ32ż
~fer	61 -13ƚ-12Ǧ-9Ļ-7l7ƴǅǥ8Ɓ9VǕ10Ŏ11ŇƂ12SŘ13ǚ14ŅŞǄ15Ĵ16ŧ17ňŔ18ĺ19ń21ł22ƒ23ũ32K39ļ
~fer>	73 -13Ǧ-7Ʈ8Ķ9ƴ10K11Ɓ13Ƃ16Sǚ19Ǆ20Ĵƒ22Ņ23ļ
~fere	65 -13ƚ-9Ļ7CřƬǘ8ǥ9ǅ10VłǕ11Ŏ12Ň15Ş17Ř19ň20ĺŧ21Ŕ25Kũ
~fers	90 -9ş9ƈ18ł31ń
~fes	68 -22d-16Ƹ-9P-8ǃ7ƐƜ8ƺ9Bņ10j11b13Ʈ15ţ21ųǚ22ǂ30q33o39p
~fes>	71 -23d-20P-17Ƹ-8ǃ8Ɯƺ9B11bj13Ʈ22ų23ǂ32q35o41p
~fess	80 9Ɛ11Pņ18ţ25ǚ
~fet	70 13Ǝ57Ǚ
~fety	71 14Ǝ58Ǚ
~few	71 -16š7Oǅ8y10Ɓ13H15Ɲ21ĵŊ22ţ
~few>	71 -16š7Oǅ8y10Ɓ13H15Ɲ21ĵŊ22ţ
~ff>	49 -14Ǡ-12ƼǨ-10UŖů-9ŢƱ-8PľŃŉžƮƵ-7nCFKĹŠǩ7DķũŭŲŸŽƄƉƎǛ8ĴşŵƬǈ9egjqAƋƍǐǓ10ƀƲ11WŀƧ12uƔƝǂ13sǘ14ƟǊ15Zŗšū16ťƢ17BO18IƛǢǣ20kŋź21y22Ɨ23ǜ24ĺƚ25Ǉ26R27Ŭ28ƥ31Ł
~ffe	61 -13ƚ-12Ǧ-10Ļ-8Ŷ7Yƴǥ8iKōƁǅ9VŇǕǛ10Ŏ11Ƃ12Řǚ14ŅŞǄ16ŧ17Mň18ĺńŔ21ł22ũƒ36ǩ
~ffee	83 -10Ŷ11Y13i14Ǜ17ō27ǩ30M
~ffer	63 -13ƚ-12Ǧ-9Ļ-7l7Cƴǘ8ǅǥ9KVƁ10Ǖ11ŎƂ12Ň13Řǚ14Ņ15ŞǄ17ŧ18ňŔ19ĺ20ń22ł23ƒ24ũ
~ffi	63 -17ǟ-12Ǉ-10ĺƄ-7nqŮ7I8śǘ9P10NŋǤǩ14Ǎ15RĹŻ16ŭ19Ɩ20Ŝ21U24ůƝ26ƕ30ơ31ǋ35M36ǈ
~ffic	63 -17ǟ-12Ǉ-10ĺƄ-7nqŮ7I8śǘ9P10NŋǤǩ14Ǎ15RĹŻ16ŭ19Ɩ20Ŝ21U24ůƝ26ƕ30ơ31ǋ35M36ǈ
~ffo	85 -17ǩ-10ŵ-7N9ǔ19Ƥ44X
~ffor	85 -17ǩ-10ŵ-7N9ǔ19Ƥ44X
~ffs	88 9Ǖ10Ɓ13V17Ɨ18u
~ffs>	90 9Ǖ11Ɓ14V17Ɨ
~fia	88 -10Ľ10p12f15o21q
~fian	88 -10Ľ10p12f15o21q
~fic	54 -15ǟ-11Ǉ-7JŮ7NśǘǤ8Pŋǃǩ10ź12RĹūǍ13Żǌ14ŭ16ŜƖ18U20ůƝ22ƕǒ23ǧ25ƫǋ29Mơ30ǈ31ĵ
~fic>	85 9ů12N13ĺǋ21Ż
~fica	63 8Ŕ11ǃ15ū16ź19ǒ20ǌ27ǧ
~fice	65 -17ǟ-13Ǉ-10Ƅ-7nqDŮ7ǒ8I9śǘ10Pŋ11Ǥ15RǍ16Ĺ17ŭ18ů21Ŝ22Uǋ26Ɲ30ƕ31ơ36M37ǈ
~fici	68 20Ɩ34ƫ
~fie	78 -7n7Ľ11Jŧƙ12ĸŚ17ǈ19Ǥ21a22ŝ
~fied	86 13ŧ21Ǥ24ŝ
~fiel	83 -8n8Ľ12Jƙ13ĸ14Ś18ǈ23a
~fif	85 8Ń9Ǥ11ŕ12Ĵ24ń
~fift	85 8Ń9Ǥ11ŕ12Ĵ24ń
~fig	68 -14Ǐ-10Ǔ7XŤƗǊ8łŘ9ĸ10ŅƏ11ư12UŖŧǠ14ƈǜ15Aůű16r20Ƭ22Ƙ
~figh	83 13ŎƏ15U16r17ŧ18ǜ19ů
~figu	70 -14Ǐ-10Ǔ7HXŤŦƒǊ8ŘƗ9ĸł10Ņ12ưǠ13Ŗ14ƈ16Aű21Ƭ23Ƙ
~fil	62 -9Ÿ-7Z7ǃ8J9ŌŮǜ11ĹļŘƗ14ś16Ťǒ17ĺ25ǆ28Ľ30a38Ǘ44ţ47Ƅ
~file	67 -10Ÿ-8Z-7Ĺ7dǘ8ǃ9J10ǜ13Ř15ś18ǒ21Ť26a27ǆ34Ƅ42Ǘ49ţ
~fill	71 -7Ɲ7aƛ11Ů12Ō14ļƗ20Ĺĺ33Ľ
~fin	55 -9ƕ-8ǖ-7Ũ7GMķŊŋřźƷ8tĸŒƄǊ9UƯƼ10Łƪ11kBŖ12Nǁ13E14ǩ15AŠƞǘ16ƌǙ18Ś22fǠ23mļ24ư25Ɗ28Ŭ39Ǆ
~fina	66 -9ƕ7jx8Ľ9Ʈ11t12fƄƯ14ŁŊ15ĸ16kB21Aƞ28Ǡ32ư36Ŭ
~find	71 8ǁ9Ŏž11řŧǟ12ķƷ14MUƼ17ƪ22Š23ǘ26Ś32ļ
~fine	74 9ǁ10i12GŒŽǊ13ǩ14ŋ20N22Ŗ
~fing	80 10P13ũ21E24f28Ǚ30Ǆ
~fini	70 8ǝ10ǡ11ŤźǄ20ǩ24ƌ31m36Ɗ
~fir	52 -10Ļ-9ů-8ĸ-7Ǒ7ksw8U9YŤƨ10ŕƘ11Aőǩ12aĿŇŚŠǢ13xĺ14ŉƫ15oƅ16ŏ17ńœ18Ƥǝ20Ɩ23Ń24Ř32Ǝ41Ɛ50ǜ75Ə
~fire	60 -10ů-8Ǐ9k10Ń11U12Ť13Ƙ15Ǣ18ĺŉ24ǝ26Ƥ40Ǝ43ǜ49Ɛ90Ə
~firs	59 -10Ļ-8ĸ-7Ǒ7ľ8ewG9sĿ10ž11ƨ12Yŕ14aőŠ15AŚ16xŃŇ17ƫ18oƅǩ19ŏ21ńœ24Ɩ30Ř
~fis	83 8Ɵ11h68g
~fish	83 8Ɵ11h68g
~fit	69 -9F7ŌŞǒ8ń9ŇőƧ10Ƭ12tǞ13Ʀ17ơ20Ő26Q28Ǆ41X48W
~fit>	74 -10F7WŠǒ8ŌŞ10ő11ƧƬ13Ǟ15Ʀ19ơ21Ő29Q30Ǆ45X
~fits	78 10ń12Ň14t46W
~fix	72 -8C7ǀ8Ŏ11Hǌ12Ɓ13ǩ15ƤǏǢ16ţ25Şƀ32ƌ50ũ
~fix>	79 -8C10Ŏ16ǩ17Ƥ18ţ28Ş30ƀ34ũ
~fixe	84 14ǌ16Ɓ23ũƌ
~fixi	90 8y9ǀ14H17ƌ
~fla	74 -11Ņ-10Ŧ7Ɯ8Ř11Ɛ15ƚƩ16Ɓ20ƴ22Ŕ24ƨǩ43Ɖ
~flat	76 -11Ņ-10Ŧ8Ř16Ɓƚ20ƴ23Ŕ25ƨ26ǩ44Ɖ
~fli	90 13yƗǌ15ſ
~flo	63 -11Ƣ-9Ǎ-8ŏžǩ7ƌ8xŨ10ƃ13Ɔ19ǈ20Ʈ21Ɗ22H36ƛ49ƣ77ƙ
~floo	64 -11Ƣ-8ŏǍ7ƌ8x9Ũ13Ƥ14Ɔ19ƛ20ǈ22Ɗ50ƣ79ƙ
~flor	86 -11ž8Ÿ14ƃ31H
~fly	81 -10Ÿ8f14ļ53ǀ
~fly>	86 -10Ÿ41ǀ
~flyi	90 9f17ǀ
~fo>	84 12ļ18Ŋ20ń26Ǘ
~fol	63 -12ǩ-8Ƣ-7Ŧ7UWľ8aļƮǡ9gƜǈ13ŽǨ15žƧǗ16ŝǖ18ƽ19Ǉ20ǔ22Ʀ24ƥ27K28z29ň
~folk	65 -9ǩ-7ǋ7UĹƣ8aWľǡ9ļƜƮ10Kǈ13Žƥ15žǗ17ŝǖ19ƽ20Ǉ21ǔ23Ʀ29z
~foll	81 -8ŦƢ-7ŗ14ƥ15g20Ƨ22K40ň
~foo	69 -8TŶǐ-7cŸ9Šǋ10ƙ12ĿŲ13ũƜ19Ż27Ɠ28Ɔ35Ǆ36ƺ47Ǜ
~food	79 -9ǐ-8Ŷ14ĿŲ40Ǆ55Ǜ
~foot	74 -8T-7cŸ10Šǋ11ƙ15Ɯ20Ż30ƆƓ39ƺ
~for	32 -22U-19ŷ-18ǉ-17ňƷƼǘ-16CĿ-15ųƸǍ-12Ƨ-11Śũ-10DōŕŢƂ-9ůƑƩǄ-8ŀƆƢƮ-7ovRřŪŬƌƛƜǃ7eryƏƿ8jŒǣ9qwVŉŤŰŽžƕƟƫ10pMƬƳ11ŏŔƅƨǢ12GŃŦƯǦ13glHŠţơǌ14ś15Ǒǧ16ƭǥ17JĽ18dTņƔ19ĶƀƝƤưƴǁ20Qƻǈ21Ǡ22Lŗű23bkOľł24cǓ26Ŗ27ŘŨ28ŌƓ29ĻƗǂ30ǐ31Ĺ32Xƒ33ƶ35ŲƄ36Ơ50ŭ51Ʊ
~for>	34 -20ų-19Cŷ-18Uŀǉ-16Ʒǘ-15ňƼǍ-14aŁŪƩƸ-13Ŀœ-10DƧ-9ŕŚŢƂƮǜ-8ťůƑƜƽǄǕ-7hūƆƢ7ŎƟƨƫƳ8MſƴǇ9cTVŠƏǧ10rŞƿǞǟ11Űž12pwyŽ13jlŌƬǢ15qLŤűƯǌǦ16gŒƻ17ţǑ18dOŔ19Xƭǥ20ŦƔ21ŖǓ22ƀưǁ23bQł24Ɲ25ƗƤǠ26Ļŗ27kĶƄ29ľ33Ɠǂ34Ĺǐ35Ũ36ƶ40ŲƠ41ƒ49ŭ61Ʊ
~forc	84 12ŃŌ40ŏ
~ford	80 -16ǩ-9ŵ-7N9ǔ15ŶƤ22Ůǣ25Ū40X
~fore	55 -13ũ-10Œ-9ĶŦƒ-8Ťǩ-7qōŨ7ƕǀ8uƩǅ10TŠƖƫ11Ǖ12aGOŊŖǧ14ű15LŁŉƽ16ťǓ18Ƅ19ŃǊ20ƴ23H24Jœ25ƅ29ņ30ǈ37Ř
~forg	86 7Ĵ10Ɠ14Ƅ15ƨ19Ľ
~form	65 -8o8Ǖ9Ƶ10Ĺ11Ő12ļǗ13p14c16ơǩ17Ļ18amĺ19Ľƻ21ǜ
~fort	74 -7U8CTŌ11M12e13ŭƳ16ų20X26c
~forw	80 -10Ĺ-7H13Ŏ16ŀ32Ō44ś
~fou	74 -11Ň7xūƅ10ű11Ļř13ƙ18Ʃ20Ƈ23k25Ś48ǅ
~foun	76 -11Ň7ū8ƅ11Ļű12ř14ƙ18Ʃ20Ƈ26Ś49ǅ
~four	90 8x29k
~fra	75 -10Ǆ9ǩ10Ǒ11H14Pǅ35Ń36Ƈ46Ŀ
~fram	77 -9Ǆ11Ǒ15ǅ16P37Ń43Ƈ
~fre	71 -8ƚ8ƍƧ9Ŭƛ10ĿƷ11ţ12ǁ14Ľō19sNZŏ20Ɣ24jL26g
~free	73 9ŬƧ10ƛ11Ʒ12ţ13ǁ20sNZƔ25L26j28g
~fri	70 9ľ10Š12Ƥ14Ƴ15a16ƜƷ18Ƣ19ļ33A37B
~frie	70 9ľ10Š12Ƥ14Ƴ15a16ƜƷ18Ƣ19ļ33A37B
~fro	47 -17ǩ-16Ĺ-14F-12Şǐ-11hQTų-9Ƴ-8Kŭǘǧ-7nDPňŌŒŖƤ7uŏƉƦƪǌǙ8ŀŠŲƅƽǅ9kśůſƈǝ10ŇƚƧǄ11rIŤƣǍ12ĴŧŸ13ĸǊ14WŚǃ15ǈǑ16ķŎƇƏƜƻǜ17ŅŢ18œũơ19ŔźƩǔ21Ľ22Rǒ24Ŝ25Ļ26ƙ29ǋ31l39Ǖ
~from	48 -16Ĺ-15ǩ-12Şǐ-11hQTų-9Ƴ-8ĺŭǘǧ-7nFKŚƤǈ7ƉƦǙ8uŀŏŲƝƪƽ9kŠƅƈǅ10śůſƜƧǝ11ŇũƚǄ12rIǍ13ŧŸǊ14ĸƩ16ķŅŤƏǑǜ17WŎƻ18Ţơǋ19œǔ20Ŕź22Ľ23Rǒ26ĻŜ28ƙ32l40Ǖ
~fron	67 -10FY-8Ť8eŸƜƩ9j11ƣ12ĺ14q15Əǌ16ǋ18Ƈ23Ĵ26ǃ29Ś31ǈ
~fry	88 -10ǀ70Ǜ
~fs>	82 -14w-10Ƹ-7b8Ǖ9Ɓ13tVǂ15Ɨ18Ǆ19o23Ŏ
~ft>	63 -9Ʈ-7dƬ7ķţűƉ8ĸ9elUļŖ10Ķ11ĵ12ŵ13ŕƧ14ĴōŢǩ15Z18ŝ19Ť22Ų23RƔ25Ŭ26ƶ28ƀ
~ftb	90 9x15g
~ftba	90 9x15g
~fte	53 -15Ş-14Ř-13Q-11ǐ-10ƭ-9Ŵ-7ůƥƱǩ7Ɛ8jľţƅƋǀ9ųƩƷǙ10tƜǢ11JƧƿǟ12gU13wĻŢ14EŲǎ15ť16yƟ17ŭ18ķ20zǤ21ŦƯ23ƃ24Ŝ25Ƴ26Ũ29L46ũ
~ften	70 -12ǐ-8Ŵƥ9Ź12ŜƐǀ13Ǚ14ų17Ɯƿ19Ɵ23Ų24ŭ
~fter	55 -15ŘŞ-13Q-10ƭ-8Ʊ-7Ńů7ƕƫ9jľţƋ10ƅƩƷ11tǢ12JƧǟ13U14gwĻŢ15EŜǎǤ16ť17y20ķ21z22ŦƯ24ƃ27Ƴ28Ũ30L48ũ
~fth	90 13Ĵ25ń
~fth>	90 13Ĵ25ń
~fts	88 8Ǉ18R31ǎ
~fts>	88 8Ǉ18R31ǎ
~ful	60 -12Ǣ-9PYŪ-7oNŏŦ7Dňƥ8qƢƮƼǄǉǟ9btŐǛ10Ź11ƃƤ13ŨƟ14ŒǙǜ15Ɠƭ16Ŏ19Ĵ21U22ũ27a28Ǉ32R47ƀ
~ful>	77 -11P-8Ŧ-7ţ8B10ň11ĸƮǉ13bŐ17Ũ20ǜ30ũ31U
~full	62 -12Ǣ-9Y-8ĸŪ-7o7ōŲƥ8qǟ9tDƢƼ10ǄǛ11Źƃ12Ƥ14ƟǙ15Ɠ16Œƭ17Ŏ20Ĵ29Ǉ30a33R48ƀ
~fun	63 -14m-11Ĺ7Ǥ12xƕƢ14Ƴ17ǟ19Ʊ24kǣǩ26Yŭ41ư44Ŷ45g
~fun>	72 -12Ĺ-7Ū7v9ƜǤ14xƢ20ǟ28k30ŭ52Ŷ53g
~fund	77 -17m-7Ő16ƕ26Ʊ30ǣ33Y
~fune	74 7Ʈ17Ƴ51ư
~fur	72 -18u-7ƌ9d11ĸ12Y15ƥ19GƢ20Ɗ27Ƌ34Ɨ35h
~furn	73 -7ƌ11ĸ12Y15ƥ19GƢ20Ɗ28Ƌ35Ɨ
~fus	80 -12Ő-11ǩ12ư33Ƌ34ƴ38ň
~fuse	83 -12Ő10ň34Ƌ35ƴ
~gac	90 35ƶ
~gacy	90 35ƶ
~gad	86 19Ž28Ǝ
~gadg	88 19Ž28Ǝ
~gag	62 -9ķ11Fƭ13Ƙ19Ʈ21Z25f39ƕ45Ɣ
~gage	62 -9ķ11Fƭ13Ƙ19Ʈ21Z25f39ƕ45Ɣ
~gai	60 -13ĸ7Ŝƚ8łƖƞǄǡǩ9rƿ10Bń12oƺ13ktZ18Y19Lƪ21Ŷ24ň25Ɨ28Ɠ35ũ
~gain	60 -13ĸ7Ŝƚ8łƖƞǄǡǩ9rƿ10Bń12oƺ13ktZ18Y19Lƪ21Ŷ24ň25Ɨ28Ɠ35ũ
~gal	74 -15x-8ŗ8ŷ9ƀ12ŋ13ž16Ƌ17f20ƞƲǩ25ǆ28ǃ
~gal>	79 -8ŗ7ǆ10ƀ13ŋ14ž22Ʋ32ǃ
~gall	86 10ŷ21fǆ23ǩ
~gam	86 -18ļ27g44ǩ
~game	86 -18ļ27g44ǩ
~gan	88 7Ļ11C25ǆ
~gap	75 -8ť19ŕ62š64Ɓ
~gap>	76 -8ť20ŕ38š65Ɓ
~gar	64 -12ǁ-10D-9Ǐ8ĹƐ10Ťǂ11ƥ12Ɯ15ƣ16gƆƴ18Ƒ20x21Ƽ28Ɲ38ƹ52Ű
~gar>	83 -15ǁ7ƹ10ƽ21ƴ28Ƽ
~gara	68 -13ƽ-10D-9Ǐ9Ɛ11Ť12ƥ13Ɯ17Ɔ20Ƒ30Ɲ55Ű
~gard	86 11Ĺ23gƣ
~gare	86 14ǂ32ƹ
~gas	83 10Ƌ47Ɛ
~gas>	83 10Ƌ47Ɛ
~gat	75 -11ơ-9ƞ-8ƙ9Ɯǀǌ15ŏ16ƣǄ17ƍ21ǡ24Ǔ35Ű
~gate	79 -9ƙ7Ǔ17ƣ18ƍ22ǡ37Ű
~gav	76 -10a8ń9Ż11B12Wǚ13Ņ14ŧ16Ŕ21Ŗ42ļ
~gave	76 -10a8ń9Ż11B12Wǚ13Ņ14ŧ16Ŕ21Ŗ42ļ
~gc>	86 -14ǩ-7ơ20ǧ45Ǔ
~ge>	41 -19Ɖ-17Ǐ-11wŪŴ-10ƗǞ-9ĴńŊ-8DLYŜ-7rBPUŀŌşŬƢƣƶǑ7xŃŤǕ8QXĹŕŵ9Ň10ZŔ11ŒƑ12šſƁƜƬǝ13ŁƝǚ14y15ŏƕǌ16ŎŦ17ŚŰǒǢǥ19Ů20K21WŗƚƮ22űƧ23mźƔ24ƈ25Ʊ26T27Ɠ28ƀ30ƛ32ƥ34pž36Ɔƭ45c
~gea	90 -19Ɨ-10ǘ-9Ɯ14Ɲ47Ǐ
~gear	90 -19Ɨ-10ǘ-9Ɯ14Ɲ47Ǐ
~ged	63 -10n-8Ŏ-7Œ7ŧũ8RǕ9bŔƺ10ƛ11ƻ12ş13Ƹ14Ż18ƃ20Ǟ21ĺ26h27f28Ť35m
~ged>	63 -10n-8Ŏ-7Œ7ŧũ8RǕ9bŔƺ10ƛ11ƻ12ş13Ƹ14Ż18ƃ20Ǟ21ĺ26h27f28Ť35m
~gee	85 15ƕ23ǀ
~gee>	85 15ƕ23ǀ
~gei	88 13Ő26ń
~geic	88 13Ő26ń
~gem	85 15ơ20Ƙ
~geme	85 15ơ20Ƙ
~gen	59 -16ŗ-13ž-8ǃ-7ũ7Ǧ8ſƸǞ11ǅ13Ǔ14ǧ17ľ21ń22Y24ƫ27ǡ30Ń64Ŝ70ņ
~genc	83 9ƃ31Y
~gene	73 -15ŗž7ĵƽǖ10Ƹ14ǧ15ǅ17Ǔ33ǡ
~gent	63 -8ǃ-7oĹũ7Ǧ9ſǞ19ľ23ń26ƫ32Ń71Ŝ75ņ
~geo	85 16Ÿ17y18C
~geor	85 16Ÿ17y18C
~ger	61 -11g-7ķ7ŁŭŻƃƦǜ9tHŌũŲơǂ10pź11v12ŇŤ13Ǟ14ŕ15f16EŹǌ19h20Ǚ24Ƽ27ǈ29Ɯ33ǀ
~ger>	66 -7ķ7OŢƪ8hŁŭŹ9ǜ10HŻơǀ11pŌź12Ǚ14ŇŤ15ŕǞ17fƜ18Eǌ30ǈ
~geri	88 10h15ǂ26Ƽ
~gero	84 -12g10ś36ǀ
~gers	75 8Ǝ11bŹƃ12Ǚ13ũ16Ɯ17vŲ
~ges	61 -14Ǎ-12Ǌ-10Ĺ-9Ʋ-8ŀ7HUƚǩ8Ơ9ǣ10uĵǙ11ƟǏ12ǥ14VŠ18yƃ19Ųơ27ǔ29ĿŚ48ǉ71v
~ges>	66 -15Ǎ-12Ǌ-10Ĺ-9Ʋ8HUƚǩ9Ơ10ǣ11uĵ13ǥ14y16VŠ20Ųƃ21ơ31Ś52ǉ55v
~gest	69 -7ŀ12Ǚ14ƟǏ23v31ǔ34Ŀ
~get	43 -18ǩ-15qœ-14Š-13ŭƷƺ-12Ķĺŏ-10yŕƔƬ-9lrķŇŝŞƆƗƤǈ-8cnřƒƛƟǋǑ-7łŗťŬǞ7bixAŀźƠƢƯǉ8mpJTů9KRXļĽŖųƙǝǤ10ĿŃ11şŴƭ12vGĴőŸŻǇǧ13ĻŎŽ14tHSĸƁƿ15IƎƓ16ƕƖ17ƍƚơ18Ǚ19gkWƫ20ňŶŹǕ21Ŧƃ22j23ƨ27ű30eś32Ōŵ33s
~get>	45 -16ǩ-15qœ-14Š-13Ʒ-12Ķŭƺ-11ĺŏ-10ŕƬ-9yzŇƆ-8lķŁŒřŝŞƒƗƛƤǋ-7cnr7ūƮƵƶǇǝ8wƳ9bjmpJŀůŷźƠ10KŴǤ11RXĽŃƙǧ12Ɠ13GŸǙ14vĴőŻƖ15ĸĻŹŽƿ16SŶ17sI18gHƍƕơ19ƚ21ňƨ22kŦűǕ23Wƃ27ŵ32e33ś35Ō
~geth	75 11M13Z14ǉǊ22s28ş
~gets	71 -10AŷƔ-7ń7s8Ʋǣ9TƯ10ļŶǇ14ŎƢ15ųƁƭ20Ł23Ǝ33ƫ
~gett	66 7iƁ8Ś9UŹƞ10ű11ŵ12AǙ13ŒǠ14P15tĿŖ19z22j
~gge	68 -11n-8ŀ7Ţŧ8Ł9Rƪ10ƛ11HŌ12ǏǙ15ŇǞ16ǔ28h33Ŀ
~gged	85 -13n11ŧ12R14ƛ36h
~gger	85 9Ţ11Łƪ14H15Ō19ŇǞ
~gges	72 -7ŀ13Ǚ14Ǐ17ǔ37Ŀ
~ggi	84 -10Ş10gi12K17Ņ24ŀ
~ggin	85 -10Ş10gi12K17Ņ24ŀ
~ggr	88 8Ǔ25ǡ
~ggre	88 8Ǔ25ǡ
~gh>	47 -15ǩ-12ŏ-10ŕ-9Q-8uĻŇŒƔ-7qų7z8CRSņŧŷ9YŮŵƗƧ10nZŤŪ11Őũǂǥ12rĸŀŖŬ13ŊƙǤ14śƳ15yƬƺǝ16ƚ17ťƨ18WŘƼ19žǖ20ƕǎ24j25Ũ26ƣ27Ǧ42ŗ
~ghb	70 -8S7ŤƤ9Gƒ10ƅǩ11ļǍ12Bƙ14Ņ17C23Ɯƞ
~ghbo	70 -8S7ŤƤ9Gƒ10ƅǩ11ļǍ12Bƙ14Ņ17C23Ɯƞ
~ghe	75 -8Ɗ8Ņŗ10fƒ11Ŕ13œ17Ǔ29m
~gher	78 7Ř8Ņ9ŗ10fƒ11Ŕ14œ18Ǔ
~ghes	86 -9Ɗ35m
~ghl	68 -10S-8Ǣ-7F8TY11ų12ĵ13Ɨ15Ŭ16Ů18Ʈ20ő21ķ
~ghly	69 -10S-8Ǣ7ƒ8TY12ĵ13Ɨ17Ů18Ʈ20ő21ķ
~ght	35 -13T-12m-10ķǊ-9Şƚ-8tBWũƋƯ-7Œƣ7CơǁǄǌǔǦ8ĿŢůŶƐǑǛǝ9KMRXŃŌőřƤ10ŠƬƽƿǟ11blvEšŹƅ12aSUŖƌƓ13oPĻōŕƱǃ14iŝųƷǜ15IŊŗƞƦư16şŲƜǖ17Ŏ18ruƒ20Hŀ21N22ŧ23Ň24xyǎǏ28Ű30w35ƺ
~ght>	36 -12T-11B-9ķŞƚǊ-8mWũ-7ŒƋƣƯ7pĺľłŇŷƵƻǁǚ8CKšŲƐơǄǌǔǝǦ9ůǑǛ10uMXŃŌőřŢƬ11wEŠųƽǟ12lƅƿ13aSŶƌƓ14oĻŖƜ15IōŝƷǃǜ16HPŊŗƦ17şưǖ18iŎ19br20Űƒ21ŀ23N24ŧ25Ǐ26ǎ37ƺ
~ghte	68 -14b-8m7ś8Ǟ9LƷ10Ə13U15ŕŰ19y20Ʊ23x25v29Ź30u36w
~ghts	73 -8ŷ7D9n12ĿŻƤ13xH16y18U26Ų31R37Ň
~ghw	88 11Ơ14Ə20Ɓ22ů
~ghwa	88 11Ơ14Ə20Ɓ22ů
~gia	85 16Ÿ17y18C
~gia>	85 16Ÿ17y18C
~gie	86 13Ʈǈ26P
~gien	90 13ǈ27P
~gin	61 -18Ş-11Ŷ-10ĻƉ-9ĺ7qKƅ8Ţ9Tƥ10Ō11ZƋ12Ƶ13Ĺǟ14Űű15ŀƳ16Ũƌ18lŒǘ20V25Ņ26ŠƑ28Ɨ32i
~gin>	78 -12Ŷ-10Ļ-7Vŭ7z9Ű11Z13ŌŠ16Ņ18Ĺ19ǟ24ǘ36i
~gina	75 -9Ţ-8Ɖ10ƅ14Ƌ15ƈ20Š22ƌ24l
~gine	88 22ű26Ũ
~ging	69 -18Ş-10ƈ7gŔ9qKŰ10ƥ11T14Ƶ15Ņ18ŢƳ19ŀ21Œ26ƑƗ29V
~gir	73 -8pƮ7ǖ12ǈǤ13l15v16ǜ19Ƣ20w29Ʒ39u
~girl	73 -8pƮ7ǖ12ǈǤ13l15v16ǜ19Ƣ20w29Ʒ39u
~gis	80 14Ť15ǃ17ǖ29Ǌ31ū
~gist	80 14Ť15ǃ17ǖ29Ǌ31ū
~git	75 8d14ū18e27E28I33ř
~git>	90 8e
~gits	77 9d11e12ū27E29I34ř
~giv	55 -9Gǩ-8B-7ŞŲƴǂǌ7vAŀńŐƝǎ8Ņǐǧ9oŒŪŶǕ10ŧƗƧǇ11IŇ12d13xŁŌŝơ14ktŮǁ15Ŧ16X17eDƁƆǠ19ǚ23Ŕ33W
~give	56 -10G-9ǩ-8Bŵ-7Şƴǂǌ7evOQŐƒƠǎ8ŅƝǧ9Ŷǐ10oŧŪƗƧǇǕ11Ň12dI13xơ14ŁŌŝŮ15Ŧ17DƁƆ18Ǡ21X24Ŕ31ǚ34W
~givi	77 -16ǚ-7X9ǜ13tŀ14ń15eŵ16Œ17A21ǁ26k
~gl>	80 -22Ƃ-9ǚ-8ō20ǥ23Ǧ88ǡ
~gla	72 -7b8Ĺ9ř10Ƽ11tŤ12ŐťǙ19ǌ20ż25Ŷ27ƿ34Ɓ
~glad	83 -9ƀ-7b10Ĺ12Ƽ13t14ŐŤť23ż29Ŷ
~glas	77 10ř14ƀǙ21ǌ29ƿ37Ɓ
~gle	66 -8Ɗƿ7bƎ10ƚǩ11Ɔ15Ƙ16ǅ23h27f34Ɖ37ƈ46ļ
~gle>	70 -8Ɗƿ7ƅƎ8b11ǩ12Ɔ17Ƙǅ20Ɖ25h30f48ļ
~gles	77 12ƚ18Ɖ42ƈ
~glo	90 13Ś15ƄƬ16Ʀ
~gly	85 9ļǤ12ĵņ13t
~gly>	85 9ļǤ12ĵņ13t
~gma	86 34J
~gmai	86 34J
~gme	90 7ƿ15c17š
~gmen	90 7ƿ15c17š
~gn>	64 -8śƑ8Ł9Hǀ11ƨ13ZŖƱ15WŎ16Ɩ17ƒǩ20J23ő25Ǔ30ǃ32ǚ39Ō
~gna	90 -13ƹ-11Ō12Ľ13I14Ł15ǂ
~gne	79 8Ɓ14œ16Ƣ21Ō25Ʋ
~gned	79 8Ɓ14œ16Ƣ21Ō25Ʋ
~gni	88 13ǉ17Ŏ28Ɩ
~gnin	88 13ǉ17Ŏ28Ɩ
~gno	83 13D15ƽ36Ƽ
~gnos	84 16ƽ37Ƽ
~gns	84 13q18ŁǠ27Q
~gns>	84 13q18ŁǠ27Q
~go>	47 -23ǩ-14q-13Ũǅ-12ŤŮƝ-11Ŧ-10lŇŒƯ-9vxMĶĹűƚǝ-8ůŰƮ-7nLĴľŁŃņŶƬ7rsƎǃǥ8ňŏŠųŴ9ķŖŜƋǨ10fŊŞž11aNƾ12wš13Eś14A15ŅŔ16łǀ17œţƭǦ18ǐ19oƠ20Ōŗũ22ƒƞ23V24mƟ26Ƨ29Ŏ31Ɣ33ť37ƫǜ39ō40R42Ƥ
~goa	86 -7i7Ɵ17Ť41Ļ
~goal	88 -7i7Ɵ42Ļ
~goe	68 -8Z-7w7dzDĻƔǩ8Jƕ10Ʒǉ11KŴƩƵ12Hł13Ł15Ķǝ18o22ǖ24ų30ƫ
~goes	68 -8Z-7w7dzDĻƔǩ8Jƕ10Ʒǉ11KŴƩƵ12Hł13Ł15Ķǝ18o22ǖ24ų30ƫ
~goi	55 -18tš-11LŤƷ-7mĻŀŞ7ĺĿƯǟ8ŧǃ9ePňŉŢžƭƵ10ƒ11Ʈ12DQƝ14Ƹǩ15ǅ17rōŨ19ũŻ20Ĺ21U22Ź26H28ky30ł31i39V47ŏ
~goin	55 -18tš-11LŤƷ-7mĻŀŞ7ĺĿƯǟ8ŧǃ9ePňŉŢžƭƵ10ƒ11Ʈ12DQƝ14Ƹǩ15ǅ17rōŨ19ũŻ20Ĺ21U22Ź26H28ky30ł31i39V47ŏ
~gol	84 -7ǅ12h31Ķ34g
~golf	88 36g
~gon	62 -11ƕ-8Ū7ƫǨ9bŨƒƓǣ10Ơ12ƶ13ƙ14Ʊ17ŒƎƩ19œ21Ŗ23ŵƯ37ƮƷ43Ɵ
~gone	63 -11ƕ-8Ū7ƫǨ9ŨƒƓǣ10Ơ12ƶ14ƙƱ17ŒƎƩ20œ21Ŗ23ŵƯ38ƮƷ44Ɵ
~goo	53 -15uť-11D-10Š-9Ŵ-8lrCĹǞ-7HŘƈƧǋ7ňƿǂǒǙ8MŋŢţż9Ɖƹ10œƔƵ11UYƩƭǩ12JǕ13p14Ő15ũǊ16Ļ18Wű19ź20ŇŌƸ21Ŏ22ĵŶ25L26IN27x30iņ32ǟ34ļ43ŝ
~good	53 -15uť-11D-9ŠŴ-8lrCĹǞ-7HŘƈƧǋ7ňŤƿǂǈǒǙ8MŋŢţż9ƹ10œƉƔƵ11YƩ12JUƭǕǩ13p14Ő15ũǊ17Ļ18W19űź20ŇŌƸ21Ŏ22ĵ23Ŷ25L26I27xN30i31ņ33ǟ45ŝ
~got	40 -23ǩ-20Ř-12ƟƬ-11xņƹǐǞ-10ƊǌǠ-9XŇũ-8irSƌƯưǄ-7bzGMRőŶƧƮƷ7aŞšŧŮƃƇƦǃ8ŢǁǛ9qEIŦŹƋƗƘ10ťūŲƁƑƛƵǂǇǤ11ńƖƤ12řųƥ13ŅűŵƎƴƻ14NǢ15Őŝƙ16guVļǥ17k18ňŒŚŜŪ19ŕŠ21jǘ22Ķ23nǏ24ŏ26Y29A32ş33ĺ36ſ40O
~got>	41 -23ǩ-21Ř-12ƟƬƹǐ-11xņǞǠ-10ũǌ-9X-8irSŇƌƯưǄ-7bzGMRőŶƮƷ7aŧŮƀƦƲ8ŞšƃƇǃ9qŢŦŹƗǁ10gEIūƁƋƘƵǤ11VŲƑƤǂ12řƖƥǇ13űųŵƎ14ŅƙƴƻǢ15N16Őŝ17kuļǘǥ18ŚŪ19ňŒŕŜ20Š21ŏ22j23Ǐ24nĶ26Y28ĺ30A34ş37ſ41O
~gotc	85 7ŏ9Ɛ11ŷ13gV14ĺ17ť
~gott	77 -13Ɗ7ǣ8ĻǙ9ǘ13ńƜ14Ơ17ƛ
~gpa	88 43ź
~gpa>	88 43ź
~gra	58 -7ŤƊ7ƒ8ļƘƳǟ9ŸƋƩǓǗ10xǩ11yƯ12ƞǅ13qŽƁ14ŧ17m18ŚǙ19v23ǥ27ƻ28ƌƶ35ź
~grab	82 -7ŷ9a19Ÿƻ29Ś
~grad	67 -7Ɗ7Ʊ9Ƌ15y16qƌ17ŧ20m28v43ź
~gram	76 11ǅ12ļ13Ǘ15Ž19ƻ22ǩ25Ǚ32ǥ
~gran	72 -7Ǩ8knśƥǔ9Y11xƳ12ƘƩ14ŷ16Ư19ƌ36ƶ
~grat	81 8Ɩ10oƔƺ12ƒ13ǟ19ƞ
~gre	64 7ņ8xĴţƸǋ9JƇ10ŶƯ11BŌ12ńŅőƱ13ơǡ14Ő15rĹ16TŁǩ18j27Ǔ34m
~grea	76 -9ƞ7Ǧ8aĻ10xĴņƜ11JƸǋ13Ƈ19T
~gree	71 7ǌ8ƞ11Ư13BŌ14Ʊ17r18Ĺ19Ł21jǩ24Ǔ38m
~greg	88 8Ǔ25ǡ
~gres	84 12ţ16Ņő17ń20Ő
~gro	61 -10C-8H-7kŒƩƳǐ7ŋ8Ɣ9Ɗ10Ɠ13Q14yƣƭǩ15ǉǜ18n19v20ŭƧ21l25ƍ32W39Ǌ43Ǟ
~groc	86 -9ǐ8z10X31ŭ
~gros	79 -12Ǟ12Ɣ20ǉ48Ǌ
~grou	70 -7Ʃ8ŋƺ11Ɗ12Ɠ16Q17ƣ18ǜ20ǩ24Ƨ29ƍ38W
~grow	72 -8HƳ-7k9ƑǇ18yƭ23n25v28l65Ǟ
~gs>	52 -12ǩ-11ŭ-10ƞ-9Ɣ-8ĺǃǦ-7ŜŧǊ7ŀşƝƤ8ķƶǄǖ9ŊŽƹ10ŉƢ12iqƮ13Ɔǈ14ŞǇ16UŘ17Ƒƥ18Ɛ20ů21ǟ23ƿ25A27Ĺ30Y32Ɨ33h
~gua	80 11ň13Ư25ǩ39Ʋ
~guar	82 13Ư40Ʋ
~gue	72 -13ǅ7l8ǖ9bŉ10ŖǊ11BŐ12ƅ13ūŮ14Ə19Ɨ31ǩ38Ɯ
~gue>	88 12bŉ14B16ū
~gues	74 -14ǅ7lũ8ǖ10ŖǊ12Őƅ14ŮƏ20Ɨ33ǩ39Ɯ
~gui	77 15ǚ16A23gƎ29Ƙ
~guis	84 26Ǝ
~guit	86 26g33Ƙ
~gul	72 7ƙ8K9JƩ10n12Ÿ15Ƙơ16Ɖƾ17Ų19k31ǔ
~gula	72 7ƙ8K9JƩ10n12Ÿ15Ƙ16Ɖơƾ17Ų31ǔ
~gum	90 21D25ƹ
~gun	76 -7c7vŹ11x22u43Ƙ
~guns	78 -7c7v11x23u42Ƙ
~gur	70 -14Ǐ-10Ǔ7HXŤŦƒǊ8ŘƗ9ĸł10Ņ12ưǠ13Ŗ14ƈ16Aű21Ƭ23Ƙ
~gure	70 -14Ǐ-10Ǔ7HXŤŦƒǊ8ŘƗ9ĸł10Ņ12ưǠ13Ŗ14ƈ16Aű21Ƭ23Ƙ
~gut	80 -9B12ǜ13ƌ26ł44Ň
~gut>	82 -9B12ǜ13ƌ27ł45Ň
~guy	59 -20ǩ-16Œ-15R-11Ŷ-10ǀ-8ǖ7hōǐ8yĸŐőžǤ9Ɵ10CMŤƔǎ11Ǖ12HŜǜ14jŅǙ16ơǇ19ǟ20ǣ22ǉ23x26ņ27ſ28Ǒ29B30Ǆ
~guy>	69 -15ǩ-14Œ-8ǖ-7D7Ľ8łǨ12ǣ13gM15Ťǜ16ŜǕ17xŅ20ơ33ņ36B42ſ
~guys	64 -16R-11Ŷǀ-9ſ-8g-7ǩ7wųž8kōŴǐ9hxőƒǤ10yĸƷǣ11CŐƟǎ13HƔ16jǙ19Ǉ21ǟ25ǉ32Ǒ34Ǆ
~gym	72 -16V-7Ǚ10gƧ16Q21P22ŗ27ĺ
~gym>	72 -16V-7Ǚ10gƧ16Q21P22ŗ27ĺ
~ha>	70 -8ĶƋ-7n7iĺŋƐ8Vǘ9Hļńřŷ10cjpŜŞƲƸƾ11tŒť12QŐŻƴ14ŉ16gǙ28ű
~hac	80 -8ŎŽ16ǩ51ǘ
~hack	80 -8ŎŽ16ǩ51ǘ
~had	51 -11nǩ-10d-9GS-7ƃ7xPűŸ8vŤǟ9Ŋŝƿ10Ƥ11ľƈǙ12tǕ13ǜ14ĵƼǝ15š16ż17Żǂǅǣ18Š19ĺ21ĸ22ƾ27ƛ29ņ33ƽ36ţ37ő
~had>	51 -11nǩ-10d-9GS-7ƃ7xPűŸ8vŤǟ9Ŋŝƿ10Ƥ11ľƈǙ12tǕ13ǜ14ĵƼǝ15š16ż17Żǂǅǣ18Š19ĺ21ĸ22ƾ27ƛ29ņ33ƽ36ţ37ő
~hah	76 -8Ƌ-7Ķ8hiŋ10Hǘ11pļńƲƸ12jtŒŞƾ13Ŝ20ű
~haha	76 -8Ƌ-7Ķ8hiŋ10Hǘ11pļńƲƸ12jtŒŞƾ13Ŝ20ű
~hai	63 -20Ɯ-9Ǌ7ŔƑ9Pǔ10Nť11ǈ12U14ƈ16ǖ22Ɲ25Ř29ƀǋǑ54ƚ
~hail	69 7Ɖ8Ŕ11ť15ƈ28Ř32ƀ60ƚ
~hain	88 -12Ǌ8Ǖ10Ŕ12Ƒ15ǔ
~hair	72 -21Ɯ11P12N14Uǈ18ǖ29Ɲ34ǋ35Ǒ
~hak	86 11Ǔ13M37Ũ
~hake	86 11Ǔ13M37Ũ
~hal	63 -14Ƹ-12w-11Ư-10b-9Ǌ-7Ŏ7uƄƑǝ8ĶŗŚƧ9OŌ10pƊ12Ơ13ƨ14ǂ15Ů16tƻ17q20Ǩ21rƢ23ǔ28Ɖ31ǩ40o48Ƭ
~half	66 -15Ƹ-12w-11Ư-9bǊ-7yŎ7ƑƝǝ8uĶƄ9OŗŚƧ10pǩ11Ɗ13Ơ14ƨ15ǂ16Ů17t18q23rƢǨ25ǔ34Ƭ42o
~hall	84 18Ō20Ƭ30ǩ
~halt	85 40Ɖ
~ham	84 9Ŗ10ƄƼ11ļ17ǈ19C
~hame	88 10ŖƼ11Ƅ
~han	47 -15ş-11Ķŝǩ-10ŏ-9ţǆ-8CōŐŕŨƬƮƳ-7coyńƓ7HĵǙǦ8sĽŅƛǋǓ9tGűƁǠǢ10KƠǂǚ11Ţ12SŜŞƸ13ķĸŀ14kƺǇ16PŮžƑ18ǘǞ19pĺĻ20iŇ21ŧƷ23Ƶ24ǈ26Ŕ27ũ33ǖ37Vǜ39Ś
~han>	63 -14ǩ-11tv-8C-7Ɠ7ŇőƸǌǡ8LŴǇ9œũƁ10aťƦƩ11Ŧƒ12YƺǦ13Œǋ14Ņ16Gǂ17ķ18K23Ů26ž28p
~hanc	82 7l9Ɓ10ŚƔ13dH15V19P20Ľ
~hand	57 -14ş-12ǌ-8ŏƮ-7Ưǩ7Ʋ8tMŖ9ǒ10SŃƖǙǣ11PŁǇ12Ǟ13sǠ14ǓǢ15Ơǚ17Ʒ18ǈ20ĸŜ24ǘ30ŧ33Ś41ǜ42ǖ
~hang	56 -9ƈ-7ǩ7ƺ8qT9uűƛƷƻ10Zĵ11ƧǞ12Ŏ13Ƹ16Ţ18ĻŞ21iŀŇ22ĺ24Ƒ27ũ29Ŕ37Ƶ41V
~hank	78 -13Ķ7i8Ĺ10ķǜ13ļ17t30k
~hap	50 -12r-11Ň-10Ŝ-9őŢƈ-8ŀ-7VŁƽ7ǚǤ8iĸţ9Hƞ10ņ11ōǝ12UYſƨ13ŗŝǩ14Ɖƫ15ĿƮǣ16ǔǘ19šƳ21ƧƸ23ũŶ24ĻŞƛƷ25ĺ26Ǩ28Ťť30ű
~hape	74 -12ƈ23Ɖ33Ƹ47ű
~happ	51 -12r-11Ň-10Ŝ-9őŢ-8Ł-7Vŀƽ7ǚǤ8ĸ9iţƞ10HĹ11ņōǝ12UYſ13ŗƨ14ƫ15ŝǣǩ16ĿŞƮǘ17ǔ20šƳ21Ƨ23ũ24Ŷ25ĺĻƛƷ26Ǩ29Ťť
~har	57 -13FŞ-10ľŤ-9Ʋ-8ŝ-7ś7ksƿǘǟ8dŽƊƴƻ9ƌƹǒǞ10Ż11ŁŅƳ12ųǃ15nŨǍǣ17C19ƶǓ21UŘ24ǜ25ŊŲ27Œ28ǩ32Ǚ34Ƣ35Ơ
~hara	82 9ū40ǜ
~hard	67 -11Ť-8Ŋ9kķƎ10sǟ11dƊƌ12ƹǞ14Ž15Ƴ16Ǚ20Ũ27U30ǩ
~hare	72 8Ź10ǘ14Ǎ16ǆ17ų19Ơ22n24Ŋ27Ƣ28Ř32Ų
~harg	72 -12Ş-10Ʋ7ŕǤ9Ɠơ11ƴƿǙ12ǒǩ13Ż15Ņ20Ł26Ơ36Œ
~hari	84 -14F-11ľ12T20Ƣ32ƶ
~harm	88 17ƻ33Ǔ
~has	50 -12Ŧ-10n-9rƾ-8iGƽ-7dőŸǞ7ũŷƨ8qűŴƓƺƻ9BQƉƕƙƴ10ł11ŧƑƘ12œǜ13ŔŹƪǌǛ14ŐǦ15ŃŞšŮǚ17jŒƒƛ18vŖşƋ20ǂ21ţ22ſ23ŁǗ25h
~has>	50 -10nŦ-9rƾ-8iGƽ-7dő7ũŷƨ8qűŴƓƺƻ9QƉƙ10Błƕƴ11ƑƘ12œǜ13ŔŹƪǌǛ14ŐǦ15ŃŞšŮǚ17jŒƛ18ŖşƋ19v20ǂ21ţ22ſ23ŁǗ25h
~hase	84 22ŧ32ƒ
~hat	20 -25ŷ-21s-18Ǉ-17ĴǠ-15ńŹƟ-13xU-12N-11ŬƢ-10FŊ-9ŰųƤ-8zOƂƫƲǦ-7nļŏ7ISņżŽƕƙ8tĽŃŋř9YŕśŸŻƃǎǔ10wŮǋǗ11acŢűƉƋ12jpžƓƝƬưƷ13qLŘƅƧǙǞ14houƌƘƼǓ15TZǊ16vJƵ17lƺǉ18WūƊƑǏ19ŠƪƳƽ20EƠơƶǥ21PĸőŝŨƔƦ22mDR23QŔŭ25CĶľũƩǃǩ26Ų27bGXǈ28gķ30łŅŦƒ31BňŉƇƻ32Ŵ33Ļ35ŎŗǄ36Ŀ37Ɨ38Ť39ĺŀŒ41ĹŞ44Ŗ45ō46œť54Ň61Ū
~hat>	20 -25ŷ-20s-18Ǉ-17Ĵ-16ƟǠ-14ńŹ-13x-12NU-11ŬƢ-10FŊ-9ų-8OŰƂƤƲǦ-7zļƫ7ņŻżƙǕ8tISŃŋřƕ9cĽśŸžǎǔǙ10qYŕŮƃƝƷǋǗ11wŢűƉƋ12jƌƑƓƬư13pLŘƅ14houƘƧǞ15TƼǓ16JZƵǊ17vPƊǉ18lWŝūƺǏ19ĶƦƪƳƽ20Eƶǥ21ĸőŠŨũƒƠơ22DRƔ23mQłŔŭƩ24ŉ25B26CľŲǃǩ27bGXǈ28gƇ29ķ30Ŧ31Ņƻ32ňŴƗ34Ļ35ŗǄ36Ŏ37Ŀ39ĺ40ŀŤ42Ĺ43Ş46ōŒœŖť55Ň59Ū
~hate	72 7ŉƷ8ŽƑ9KŝŻƝ10qŚ11Ťư12aũ14ş16PĿ
~hatl	86 -9Š25Ķ32ł
~hatv	78 7Ū8Ʀ9ƌ10ž11Ƒ12ũ13Ƈ15ƥ20Ɨ
~hau	81 -13Ū-8ǖ12Ŵ13ů21ŭ23ƥ25ǐ42Ų
~haul	81 -13Ū-8ǖ12Ŵ13ů21ŭ23ƥ25ǐ42Ų
~hav	31 -17ƕƧ-16PǄ-14gHǌ-13MƞǊ-12QŀŠů-10Uƭ-9L-8nqļĿŭŷƅƤǎǧ-7KĺŘƈơǑǛ7hFťƂƜƢƴƾǠǤǨ8kGľŁņŉŕšƆƮƶǡ9ŻƀǏǘ10ōŖǃ11rňŋŜŰ12ŝƘƚƛǅǔ13lJSƋƍǆǈǢ14iNķŃŪ15IZŹżƁ16ƪư17žƑƗǋǓǝ18mŗŵ19Ţ20ſƃ21ŎşŸǥ22ĶţƵ23aǜ24fYƎƯ25őƱǇ26ƌ27uŚƼǒ28O34ńŏƦ43ƨ
~have	31 -17ƕƧ-16yP-15Ǆ-14gǌ-13Ǌ-12MQŀŠů-11Hƞ-10Uƭ-9L-8nqļŭŷƅƤǟǧ-7KĿŘƈơǎǛ7hiFťƂƜƴƾǞǠǤǨ8GŁŃņŉšƆƢƮƶǡǩ9kŻƀǏǘ10ōŖǃ11rňŋŕŰ12Ƙƚƛǅǔ13JSŜŝƋƍǆǈ14lķŪǢ15INZŹż16Ɓư17žƑƗƪǓ18mŵǋǝ19Ţ20ŗſƃ21ŎşŸǥ22ĶţƵ23a24fYƎƯǜ25őƱǇ26ƌ27ŚƼǒ28uO34Ʀ35ńŏ43ƨ
~havi	78 -8H-7ŕ10x13stŃ17i18ǟ34ľ43y
~hbo	70 -8S7ŤƤ9Gƒ10ƅǩ11ļǍ12Bƙ14Ņ17C23Ɯƞ
~hbor	70 -8S7ŤƤ9Gƒ10ƅǩ11ļǍ12Bƙ14Ņ17C23Ɯƞ
~hda	69 12Ŝ13Ǘ16v23p26c27d
~hday	70 12Ŝ13Ǘ16v18d24p27c
~he>	21 -31Ŗ-24i-23Ňő-19TƂ-18Ƥ-17ƴ-16ōŸ-15ĻňƣƸ-14ŝ-13uL-12z-11N-10AGǖ-9PŃŊŒ-8HVŏţƩǎ-7šŨ7DŠƉƾǉ8fnQŔśŰŶǑǓ9ĶűŽ10wZƒƘǛ11oŌƁƎ12ĺľŅŤƚƭƽ13ƍưǇǗ14JĿŐƈƗƜ15ŭƏǃ16ŮƳƵƷǁǈǏǣ17ņŧžƻǊ18eƥƧƨǤ19ŕŷƇǆ20ŻƢƪǥ21łŦƐƟǋǐ22stŁƅƊƙǅǟ23kĽřƋǌǨ24ƌƞǂ25Ǧǧ26pƄǍǞ27U28EƑƖ29ŀƛǢ30ůƮ32vƕƫ33hŚ34yųƠơ35x36qŹ37Ŵ38ūź40Ŭ43rǠ
~hea	46 -12p-10oƧƳ-9zƱǋ-8cűŴƨƬ-7wňśŝūźǆ7gNŮƴǗ8Ƃ9ř10akŞŨ11uƭƲǃǏ12ņŌŎ13ļ14sŠ16xƺ17y18Ņ20WŜ21Ŀ22hU23jŇ30ƃ31ľ37Ƽ38Ɛ39Ǉ45ƽ51ǂ54Ƹ55Ƌ
~head	68 -14ǩ-11ƈ-10Ʊ7ařŚƂ8VŹ9Ɨ10Ũ11ǜ12k13Ŀ14ľ18Ʋ19n21Ō25Ş30y62Ǉ
~heal	56 -15z-10p10ƴǗ12Ƽ14x21W37ƽ40ƃ58ǂ77Ƹ
~heap	77 -8Ƭ8rŦ9Ƈ10Ɓ13œ20Š22ƭ33ľ35Ņ
~hear	56 -11Ƴ-9n-8wūƸ-7ňœśǕ7fkWƹǂǞǨ8axŤŨƍơ9ilDŮ10NŔƺ11tŵ12gƐ13ƈ16Ŏ17Ŀņ18ļ19uƽǩ22s28ŇŜ33U34h36Ƽ
~heat	70 -16i-8ƅǋ-7ƈƞǆ8Ɔ19ǃ42j61Ɛ90Ƌ
~heav	88 8Ưǎ13ǈ20ƺ25Ǐ
~hec	56 -12Œ-11Ł-10ǂ-8ōŖ-7Ǒ7cĵĸƭ8uŜƪƸǐ9Ţ10KƢǛ11ǜ12Ǐ13JŐƨƫ14eQǢ15ǉǒǕǠ16W17q18ǖ20Ƭ21Z23Ɵ24ĴŦ25Y27Ʈ30ƾ
~heck	56 -12Œ-11Ł-10ǂ-8ōŖ-7Ǒ7cĵĸƭ8uŜƪƸǐ9Ţ10KƢǛ11ǜ12Ǐ13JŐƨƫ14eQǢ15ǉǒǕǠ16W17q18ǖ20Ƭ21Z23Ɵ24ĴŦ25Y27Ʈ30ƾ
~hed	62 -13ǅ7Ǣ8źƹǡ10ĺƉ13mƘ14Ɩ15ƌƪ16ņ17H23K24Ʒ25R29f36Ɗ59Ƒ
~hed>	64 -13ǅ7Yǝ8ƹǡ9ź11ĺƉ14m15ƌ16ƪ17ņ18H25KƷ31f37Ɗ47Ƒ
~heds	90 21Ƒ
~hedu	82 8L11Ǣ14Ɩ19Ƙ34R
~hee	67 9u10fŀǣ14i15ş16ǐ17ŚŪ18Q19ŷŹ21ł29ŵ31ų
~heel	74 12ŀ16ş18ǐ19Ū21ŷ23Ź32ŵ35ų
~heet	75 11fu12ǣ20Ś24ł
~hef	85 11ţƎ28Ť39ƀ
~heft	85 11ţƎ28Ť39ƀ
~hei	60 -9Xŭ-8ŏ-7Ưǧ7őǗǘ8z9Ƴ10ŚŧǕ11yŝŴ12Ǔ14Ǒ16ǐ19Ƣ25Ŕ26v29ƺ32Ʊ39ǈ46Ņ47ǒ
~heig	79 40ƺ
~heir	61 -9Xŭ-8ŏ-7Ưǧ7őǘ8Ǘ9zƳ10ŚŧǕ11yŝŴ13Ǔ14Ǒ16ǐ20Ƣ26Ŕ27v32Ʊ39ǈ47Ņ48ǒ
~hel	63 -8iŁ-7ŏŨ8vŇ9ŐǑ10Ţ11ŝŧ12sƲǈ13Ņ17ĵ19Œ20ň22A23ǩ30Ǉ31Ĺ33z34m
~hell	88 9Ź13Ň14Œ20Ņ24ǩ
~helo	83 46m
~help	66 -8iŁ-7Ũ7ŮƯǉ9v10ŐŒǑ11ŝŢ12ŧ13sǈ19ĵ22ň23A32Ǉ34Ĺ35z
~hem	51 -22Ʊ-20ǧ-15Ŷ-13ŀ-12Ĵ-11Ŵ-10Ļ-8ƃǩ-7mKĺŤŨƷ7ePŷƘơ8śŬƻ9gǕ10šųžƬ11şŲ12ż13Ŕ15ƶ17w18xSœŧǐ19Œ21ǚ23y24Ǔ27Ǒ28ǈ29ǒ36Ş38Ư40őŠŢ48ŝ
~hem>	51 -22Ʊ-20ǧ-15Ŷ-13ŀ-12Ĵ-11Ŵ-10Ļ-8ƃǩ-7mKĺŤŨƷ7ePŷƘ8śŬơƻ9gǕ10xšųžƬ11şŲ13Ŕżǚ15ƶ17w18Sœŧǐ19Œ23y25Ǔ27Ǒ28ǈ29ǒ36Ş38Ư40őŠŢ48ŝ
~hemi	90 15ǚ
~hen	38 -19Ť-16a-15lŪǋ-14ĺ-13BŁ-12ŝ-11Ɖơ-10iŞ-9IYŅųƬƱǗǟ-8qFNUŀŇňŌƜƵǃǨ-7uŷźƞƨ7ľŎŘŻƿǀ8ƀƄƤƲ9ĸłƚƾǈ10Ũƙƽ11ĶśŸǧ12ƴƶƷƼ13fŜƁƫǙǛǞ14Ǣ15ĵƭ16yƳ17vŵƌǝ18dĹſƋǂǅ19Ŗ20ƹ21Ƨ22g23V24Źǎ25OōƟ28Rƈ33sGŃ36SƅƖ37ő47ť48Lŕ
~hen>	39 -18Ť-16a-15lŪǋ-14Ł-13B-12ơ-11ĺŝ-10iŞǄ-9YŅŢųƬƱǟ-8qCNUŀŇňƀƜƨƵǃǗǨ-7uřŷź7ľŔƠƿǜǢ8ĵŎŘƤǀǅ9HĸƄƚ10łƽǈ11śŨƙƾǧ12ĶƴƶƼǏ13ƁƫƷ14ŜŸǙǛǞ15ƈ16ƭ17vƳ18yŵƹǂǝ19dGĹſƋ21Ŗ22Ƨ23gS24ƌ25VŹ26OōƟ29R30ƅ34s35Ńőǎ39ť40Ɩ50Lŕ
~hend	75 -19ǎ-16Ǐ-12Ɖƞ-8ŧ9ő14ƅƲ15ĵ16Ǣ18ť20ǅ26ƈ27S28G
~hens	79 -14ƌ11Ţ17C20f21Ǆ34ƀ
~her	31 -46d-23ǅ-22ǎ-21Œ-20T-17ĺŐƘƬ-16ƅƸ-14ŭŶǐ-13ť-12Oś-11ƋƼǟ-10ǣ-9LĹĽŎœŧŨƓƖƺƻǌ-8aNŦƔƭǡ-7RƇƒƿǒ7gĸŉŔŞƏǀǓ8kŗšƃƙ9ŏţųƈƩƶ10ĵļŹƀƗƾǍ11hpĶƂƢ12ZŘřƎƛƪǦ13ƧǛ14iqJƁƣ15uyVŊƍƲ16ŤƉƱǃ17ŪǂǄǗ18ŚŢ19SŷźǨ20ƑƚƳ21f22Ɲƞǁǋ23Dſ24BHōŝ25CŜƨ26Ʒ28şƽǈ29ń30QžƤ32nozƟ33Ű35l36Ņ37M38js43Ɗ47Ŵ53G
~her>	46 -41d-35ǩ-28Ƹ-16ŒƦ-13ŭ-12aĻ-11Ŧ-10Ɯƪ-9CƝƶ-8mĺŎŚƬƻǢ-7WXĸĽŖƂƧǃǄǕ7bŵǉǊǜ8nHMľƴ9qvŢŤ10IĴŊŋƵ11ŷ12yƯ13jrŹż14ZķƟǇ15tKǈ17ł18wƮ20Ʒ21ź22ųǁ23ž25sƑ26ƛǂ31pƽ35z36Bń41Ņ43ş45Ƴ50ƨ53o56Ŵ
~here	33 -22Őǅ-21ǎ-19dT-18ŀ-17Ŷ-15Ƙ-14ƅ-12ĺƬƵ-11Oťųǐ-10pKŒœśŨƳǇ-9bxƋƮǑǟ-8tvłƒ-7BņƔƖƭƼǊǣ7yAũŵƢ8hŊƎǁ9qƀƄƜƾ10mFĻŪƏƠƲƶ11ƃƈǦ12ĶĸŉŘŢţźƙƦƩǀǃǓ13kš14ĵŴƣƷ15uļřŤ16ƁƉƗƪƱ17JƂ18iŷƍǈǛ19ƚƧǍ21V22ſǋǗǨ23HǄǩ24sōƟ25nSŚ26fD27ƞ28j29C30QŜƝ34Mŝ36Ƥ37Ű40l43Ɗ60G
~heri	86 -10ƞ11Ɯ13Ż16ƶ25ŀ
~hers	70 -17ŭ-10ŝ-8ş7ų9Žƾ10ŪƷ11BĶƎ12ŀ14uŅ15Ƣ16z17Ş19Ʋ21ǃ24ƽ26Ŵ27ž
~herw	88 -7p10ű11v13Ƹ16ǂ
~hes	57 -14Ż-13S-12R-9şŢ-8H-7iƊƌƜ7ĺǛ8fŐƠ9Cǟǩ10gtŽ11QŒƘǇ12zǞ14Ū15lPƟ16n17ƒ18ŋ19Ƒ22mA23U24żƗ26ŀ28ư30ƺ
~hes>	69 -13Ż-8ƌ-7Ɯ7Łƙ9űƸ10jƝ14Ž16Ƙ17g19Ɵ20ƺ24Ƒ26ư29ż32Ɨ
~hese	62 -13S-12R-10ű-8Hş-7i7qưƸ8ŖƁ9ĺǛ10fCŐƠǟ12tǇ13QŒǞ14z15ƺ16ǩ17Ū18lP20nŋƒ25A26U
~hesi	85 42ŀ
~hest	86 -9Ɗ35m
~het	83 7Ɖ11ƀ13ŏƵ15Ĵ
~heth	83 7Ɖ11ƀ13ŏƵ15Ĵ
~hew	83 -12Ŷ-8Ź-7Ō10Ƃ12I17ų44ƹ
~hew>	85 -12Ŷ-9Ź-7Ō11Ƃ12I18ų33ƹ
~hey	43 -17Ń-14ǞǨ-13Ĺŀŵǟ-12ĺ-11CƳǢ-10lĿŨŭ-9HXĸŊǝ-8mMPĻŤƙǃ-7agtYZļľńňŎŶƶƷǗǣ7ŹƓƤǇ9ƁƱǈ10ƽǔ11zƾǕ12ƻǓ13RżƖ14UŐƦ16ǒ17ķŗŲǑ18Ǥ19yŏŜš21x22ƅ23ƧƼǖǧ24Ơƪ25ơ26W29wŘ30ƕ31Œ33ƴ35v37ŅŦ40Ʈ49Ş52ŝ53Ŕ56ŧ
~hey>	43 -17Ń-14ǞǨ-13Ĺŀŵǟ-12ĺ-11CƳǢ-10lĿŨŭ-9HXĸŊǝ-8mMPĻŤƙǃ-7agtYZļľńňŎŶƶƷǗǣ7ŹƓƤǇ9ƁƱǈ10ƽǔ11zƾǕ12ƻǓ13RżƖ14UŐƦ16ǒ17ķŗŲǑ18Ǥ19yŏŜš21x22ƅ23ƧƼǖǧ24Ơƪ25ơ26W29wŘ30ƕ31Œ33ƴ35v37ŅŦ40Ʈ49Ş52ŝ53Ŕ56ŧ
~hic	51 -11Ǘǚ-8K-7Ţ7bŲŶŻǏ8ŷƁƴ9dŭƄƏ10ŀŰ11Eļƕ12Dǖ13ňƉƣ14R15ń16ƀ17ǈ20Jľ22QŬ23ťǐ25ū26CŐ28Ŵ37Ū40ų
~hich	54 -11Ǘǚ-8K-7Ţ7cŴ8bŪŲǏ9Ɓƴ10dŷƏ11ŀ12E13Dļƕ14ňūƣǖ15R16ń20ǈ21J23ľ24Q26ť28CŐ36ų
~hick	90 12h26Ɖ
~hicl	63 7ż8Ǧ9ŵ10ŭŻ11Ŷ13ƀ15ūŰ18ų20Ŭ26Ŵ36Ūǐ
~hid	90 8ĵ16Ş23i
~hie	81 7ű17Ǐ22ū25Ɓ28ǂ
~hiel	84 8ű23ū26Ɓ
~hif	84 8Ǉ12U29ǎ50R
~hift	84 8Ǉ12U29ǎ50R
~hig	62 -9Ʊ-8Ɗ-7F7Ƅ8ųƘ9yŔƏ10œ12ŬƁ14lůžǓ15ƙ16Ơ23Ř24mǦ28Ƽ36ŗƣ
~high	62 -9Ʊ-8Ɗ-7F7Ƅ8ų9yŔƏƘ10œ12ŬƁ14lůžǓ15ƙ16Ơ23Ř24mǦ28Ƽ36ŗƣ
~hik	85 8Ŕ11g15ĺ19Ş31œ
~hike	88 15Ŕ16ĺ20œŞ
~hil	63 -10C-7ũ7lGŉƶǅ8yƁ9ŜǠ10ŶƫƱ11ŵ12Ň15ŚƟ16v17Ǝ19ŲƤ20wŧ21ǝ28ő29u38Ư
~hild	71 8ƶ10y11ƫ12Ʊ13Ŷ17l19v23w29Ư33u
~hile	70 -8lCũ-7Ŗ7ų8ǅ9GŉƁ10Ŝ11Ǡ13ŵƯ14Ň17ŚƟ19Ǝ22Ų23ŧƤ25ǝ33ő
~him	68 -21Ƹ-15Ƽ-13Ʀ-8ơ-7ǚ7z8gAņƳ9rƢ11ŜźƯ14ǌ18Ʒ19t21o33ƨ34ǂ39Ɛ51s
~him>	71 -22Ƹ-15Ƽ-13Ʀ-8ơ7Ʒ9gtAņ10rƢ11Ƴ12Ŝź13Ư15ǌ23o30ƨ36ǂ57s
~himn	85 -9ǚ50Ɛ
~hims	88 11z13t14a15Ʒ
~hin	37 -14nž-13cFŜ-12sJŐů-11SŌƕ-10TƧ-9lvŒœŬƁƟǁǗ-8fqxRŋƔƠǇǌ-7dtCźƪƴ7NYľŞƊƲǛǦ8pyūǀǐ9AXƳƿ10ſƚǓ11BPĻƂǖ12HZĴŀŘŹƼǟ13UłŶŻƞ14ŲƐǘǞ15ŃŪƄƦǝ16şǂ17gŖƉ18ƍƯ19ƹǕ20ŝũƻǢ21ű22ĺƈƘ23ƥ24Ŕ25Ž26iŏǩ27Ň30Ƭƶ32Ɨ33ƨ34ōţǏ37ŉ41r50Ŀ
~hin>	65 -8Ş-7ƭ7şŹŻǖ8HYƨƼ9NłƐ10űƍƘƯ11Eōšƻǘ12Uǥ13Ŷ14qńŪǐ15Ə16ĺ17Ž22Zť24Ŀ
~hind	70 -10W8ĺ10ƙ11Ż13uƃ17Š18Ƴ19p20ųŹ21ŷ24ƶ
~hine	70 -8ǌ7ƛǖ12Ƽ26j32Ǣ34ǝ55Ǐ
~hing	40 -17ž-15aH-13V-12FJ-11nŐŜ-10sšťŨǝ-9ySńŌů-8ƒƤƭ-7cfGMŋŒŬƀƁƏƓƕƟƧǇ7ĵƸǈǞ8kĴǛ9ŀƊ10ŪūżƐƲƻƼǄǩ11ƯưǓǘ12UǏ13Ƃƚƿǀ14ķľŔŘŶſƍ15AŲ16ĹŞşǕǟ17łŽƞ18ƈ19ŖƄƶǂ20PƉ21ŃƘ22Ļ23ƹ25gũ26ŝ27ƥ28ŏƗƦ33ō34i38ƨ39ţ46ŉ57Ŀ
~hink	55 -17q-14Ĺ-13Ǡ-11jƦ-10ƨǨ-9ŗŶ-7ZŞ7GOŕ8ĴƗ9hƈ10ǋǝ11Š12XĿƭƳƷ13ƀƓǞ14ƒ15Ƶ18Ŕ20Bĺ21Ŗ22V23Ũ25y26ǩ28ű33H35Ň45Ƭ59r
~hio	81 -9ǩ12ź23l47Y
~hio>	88 -10ǩ13ź26l
~hion	86 50Y
~hip	71 8Ƴ9ŠƄ10ǝ12Ɖ13Ǖ14Ƣ16Ɯ19ǆ32Ţ
~hip>	77 9ƄƳ10Š13Ɖ17Ɯ20ǆ36Ţ
~hipp	79 12ǝ15Ǖ17Ƣ
~hir	68 -10H7iǥ8ǡ11Ǆ12Ɩƣ13ǅ15d16q22c24ƯǑ34ǔ39ǜ50Ǟ56S
~hird	82 10i11ǡ15ƣ17ǅ19d21q
~hire	74 8ǥ12Ǆ16ǜ26ƯǑ27Ǟ37ǔ62S
~hiri	88 -10H31ǜ34Ǟ
~his	44 -19ų-17Ŗ-14ŇŒŸƌ-13ş-11dƉƮǃ-10ű-9Ũ-8uUZŤŽưǟǦ-7RķĸŉōőŝŞŢŶƃƜƦƬǩ7oOŕƕơƢƺǁ8cxŷƂǣ9Ưǈ10X11ŀŅ12źƭ13œǊ14ƽ15AH16Jłƨ17qǘ18pM19ŌţǒǞ20k21Ƴ22N24B25r27jsƖ28ŁŎ29ŹƵ30Ĺ33Ļ34I35ŋ39aŏ42Ń48Ŵ49ĺ
~his>	45 -19ų-17Ŗ-14ŒŸƌ-13Ň-12ş-11dƉƮǃ-10ű-8uUZŤŨŽƬǟǦ-7RķĸŉőŞŠŢŶƦưǩ7oOŕƕơ8cŷƂƢƺǁǣ9xţ10XƯǈ11ŀŅ12źƭ13œǊ15AH16ƨ17qJł18pM19ŌǒǞ21k23N24Ƴ25B26r27s28jƖ29ŁŎƵ30Ź31Ĺ34Ļ35Iŋ40aŏ43Ń49Ŵ50ĺ
~hist	73 -9ǂ8Ż11ņ13Ƽ14Ƹ18ţ26ƽ
~hit	62 -15Ř-14ǅ-10ŏš-8ţ-7ŝŠ7ŤƉ8ǘ9Ɗ10žǦ11ƀƻǚǡ12Jş13ƾ17Ũ20ƚ23Y29f30ac40ĸ55ż72ſ
~hit>	66 -16Ř-10š-8ţ-7ŝŠ7jœǤ8Ť9Ɗǘ11žǦ12ƀ18ƚ19Ũ25Y34c44ĸ46ſ59ż
~hitc	90 -18ǅ-9Ɖ50f
~hite	84 7J15ǚ16ƻ19Ɖ21ƾ
~hits	80 -10ŏ15ǡ38ſ
~hly	65 -9S-7Ǣ7TYƒ11ĵƮ12ŒƗ13ƔƠ15Ů19ő20ķ30Ĵ
~hly>	65 -9S-7Ǣ7TYƒ11ĵƮ12ŒƗ13ƔƠ15Ů19ő20ķ30Ĵ
~ho>	38 -27Ɣ-20Ĵ-19ŪŲŴ-14Ǉ-13Ś-12tPTķ-11ĿŒŢŸƞ-10xBLƒǉ-9ĹŃŏŕǃǢ-8fsvYĺŊŌŶƈƉ-7yHJNVĸľōŦŨźƝƧƷ7ƟƱ8ŝǍ9ZŹſƐ10q11ǥ12Ǟ13ƄƙƾǘǛ14aǕ15ŬƁ17wƤǅ19ǆ20ƃǐǗǨ24ńǜ25ƶ26QƲǑ28Š30şƜ31o34ǩ36uļ37ơ38ųƢ40Ƴ42Ư43Łƕ45ǔ47n49Ŝ50A51ŷ52Ǡ54Ő55ƫ60ǈ
~hob	82 13ǀ50g
~hobb	82 13ǀ50g
~hod	66 -16ƾ-10u-8zƮ7Ʊ9ľŵ11ƫ12ǣ16ǘ18Ŝ22ư23Ƥ24ƃ27Ǩ31Ʋ46Ư
~hod>	66 -16ƾ-10u-8zƮ7Ʊ9ľŵ11ƫ12ǣ16ǘ18Ŝ22ư23Ƥ24ƃ27Ǩ31Ʋ46Ư
~hoe	82 -12ŵ-10Ř-7ǒ7ǧ9Ǩ13łŚǠ19Ǐ22ƺ24Ƣ25ų
~hoev	90 -11Ř-8ǒ9ǧ14ł27Ƣ
~hol	52 -15ų-14NǊ-12Ɣǖ-10Ǥ-9ƦƧ-8ŊŌ-7Hƶƾǈ7ŁŤŪŹƉ8ZƸ9ķƼ10hmƮ11ů12ǉ13OōƭƵǕ15tTǩ16ŔǓ17ŀŞ18ƪ19Ŧű20ŷǗ22ƿ23Ǜ27KŨ29k30Ʃ33nŬǧ
~hol>	71 -9Ǆ33ƿ35Ǜ
~hold	59 -15Nų-12Ɣǖ-9ƈ-8ŊŌ-7ƾ7iŚƕǆ9Ƹ10tŁƉ11Ū12m14Ʈ15ű19Ǔ21TŞ23nǗ25ŀŨŷ30ǩ32K38ǧ40Ŭ
~hole	62 -13ǩ-11Ǥ-10ƦƧǊ-7ƶ7EŇňŔŨűǢ8tš9u10Ťǐ12ZŧƵ13hO14ǉ15kůƈƼ16ƭ17Ǖ18ō23ƪ24Ŧ37Ʃ
~holi	85 11U12Ǉ32k
~holl	88 -10Hŧ10J18Ź19Ŕ24n
~hom	48 -16Ő-12Ǐ-10ŏŬ-9ŖŴƤǝ-8NŗƯǈǥ-7cMPVűųǊ7hŋƌ8yķĽ9ǩ10wŷŹƙƜ12ĹůƎǁ13Ƈƛ14źƮ17Ű18I19ƆƷ20qu21T22ƕƞ24H25C26ƒ30s31Ɵ34Ɣ35nR36Ɠ37ƅ39ş40F41l61Ɲ
~home	48 -16Ő-12Ǐ-10ŏŬ-9ŖŴƤǝ-8NŗƯǈǥ-7acMPVűųǊ7hŋƌ8yķĽ9ǩ10wŷŹƙƜ12ĹůƎǁ13Ƈƛ14źƮ17Ű18I19ƆƷ20qu21T22ƕƞ24H25C26ƒ30s31Ɵ34Ɣ35nR36Ɠ37ƅ40F41lş61Ɲ
~hon	61 -17J-8Š-7Ŧǅ7ňǘ8fCľŬ9ŢǖǗ10ŇŶǄ11Ś12ĺ13SŖǟ14r15Ŝ16ś17Ū19M20ź23O25Ž26c34I35K40ǩ
~hond	90 14Ŭ28Ū
~hone	62 -17J-8Šǅ-7Ŧ7ŧ8Cň9ľǖ10ŢǄǗ11Ň12ĺŶ13SŚ14cŖǟ16rśŜ19M21I23O26Ž35K42ǩ
~hoo	57 -9ǩ-8Ÿ-7Ũ7chGƢ8JǦ9vyǔ10qQ11aļśƗ12ŭǟ13K15CŠǓ20Ǜ24x26lł30ź32Ʊ41m
~hood	82 -8S11Gƒ12ƅ20l23C31Ǜ
~hook	88 18Ɨ21ǟ23ļ
~hool	61 -8Š-7Ƃ7ƶ8Ƣ9Żǔ10vKǦ11qy12QS13ŭ16Ǔ21l26x32ź34Ʊ44m
~hoos	80 33Š42ł
~hoot	79 -11Ÿ7K12ch16aś
~hop	55 -25D-19ơ-15ǩ-14ǎ-12i-10ŏƣƤ-9SŢũ-8ŕ-7Œǧ7ůǦ9UǄ10ǐǝǠ11ƁǞǢ12ƑƗ13yǏ14ǔ15g17ĺ18MǍ20XŠǖǙ21ǈ23Ǩ25ǅǥ26ǟ27ń28ǃ31ŵ33ǋ37ǌ48Ļ49Ɲ
~hop>	58 -25D-19ơ-10ƣƤǎ-9Sńŏũ-8iŕ-7ǧǩ7Ǧ8gůǙ10UǄǐ11Ǡ12Ɓǝ13Ǟ14yƑƗǈǏ16ǔǨ20MǍ22Š23ǃ28ǅǟ30ǥ32ǌ35ŵ36ǋ53Ɲ
~hopi	80 -14Ţ-7ǩ11H20X31ǖ54Ļ
~hopp	79 12X30ĺ53ń
~hops	85 11ǃ12ǌǨ13gǈǢ
~hor	79 -7ǝ8Ɯ9h11Ť15ŐǞ18W20Ƹ21k22ǔ28Ʈ
~hore	90 17Ő24k25ǔ
~hort	86 -8ǝ9Ɯ12Ť20W31Ʈ
~hos	52 -14Cǖ-11ţ-10a-8DƫǎǕ-7JňƗƪǈ7Ňũƍ8PZŝƞǄǡ9Fĵƈ10EſƉƯ11SŕžƎǆǨ12űŶƅƦǂǊǑǔ13Aƃ14iQŽƼ15Ǉ16ƩƸ17Ƒ18ƛ19Ǥ21Ł22ŐŲ23ǐ29Š30Ƣ
~hose	53 -14ǖ-10a-8DǕ-7JƗƪƫǎ7wUľńŇżǧǩ8ZŗŝũƍǄǡ9Fƞ10EĵƈƉƯ11ŕſƎ12ŶƅǆǊǑ13ű14A15iŽǇ17ƑƩ19ƛǤ22Ł23ŐŲ24ǐ30Š31Ƣ
~hosp	72 -10C-9ǩ-8ţ-7ŗ8ů10qVĸ11ž13PS14ƃ17Ƽ18ǂ19Ǩ20Ʀ21ǔ24Q25Ƹ
~hot	68 -18D-9Ǌ-8ŵǩ-7Ũ10ĵ11Ƙ12ǔ14ƒǁ15Ƌ18ƻ23J27Ž30ƍ33ś35Ƥ46j
~hot>	74 -7ŭ10ś12ĵ15ƒ16Ƌ30Ž33ƍ54j
~hote	85 -11Ǌ-10ŵ15ǔ45Ƥ
~hoto	85 -7K31ś
~hou	40 -23ŗ-22rS-19Ŭų-16ŒƦ-15ŉőŶ-13Ƽ-12ƨǏ-11ńŖũǄǇǘ-10PłŐǈǊǐǞ-9ipŦŸǢ-8XYĿŀŭűƠǖ-7AĻņŔŞƃơƤƲ7ĴŏŢƊƬƱ8ſƄƏƚƶƸƺ9sľŁŧƘ10Ƒƙ11fƋ13KŲǠǧ14Ňƛ15hLZƕ16ňƣǩ17Ō18NšŵƂƮǁǨ19OƇƗ20ƌ21GƖ23Ɲ24şƓ25a26ķ27TƆƜ28nƭ32FHM33Rƒƞǎ34Ɵ35ƅ37D38ƔƷ40ŷ
~houg	75 -13Ư7ŷƵ10xƂ11ư14H17Ŋ23Ţ30ǩ36Ň
~houl	56 -19ŉ-18r-13Ƽ-11ũ-10Ʈ-8ơƨ-7ŵ7Ǩ8ƫ9ĽŋǂǠ10Iǩ11LŴ12huO13Ŏ14MƄƱƶ15ƬƸ16ŧ17ō18ƭ19Ĵ20DƘǧ21Kŷ22af25sň30N32Ō
~hour	68 -11Œ-10P-9NǄ-7ů8ǉ9ǀ11Ư12Ƨ14U22O26Ų28L33T68R79ǎ
~hous	45 -20ų-19Ŭ-18ŗ-14Sǎ-13Ŷ-12Ǐ-11űǇ-10ǘǦ-8łńŐšŴƠǈǓǞ-7UŒŦǊǐǖ7yƎ8ŹƉǋǕ9Ɗ10h12TŁůƏƚ13Ƒƙ14Ƌǁ15Ƃ17ƌƕƛ18ƣ19Z20ƗƮ22Ƈ25ŷ26DMƖ27GƷ29H30şƓ32Ɔ33ķƜƝ35n38F40ƒƞƟ41ƅ46Ɣ
~hout	63 -17ő-13S-11Ʀ-7iŖ7ƈǁ10aĺǠ11ƌ14ƮǓ17ƺ18ŏ19ſƭ21ľ29Ʒ33Ǩ42š43ŵ
~hov	86 8a10ǈ16Ő17u27w
~hove	86 8a10ǈ16Ő17u27w
~how	29 -21W-19Őǈ-16wHŁ-14Ƃ-13sQŏƕơ-12FLŬǄ-11RƵǞ-10AMŌƯǥ-9yŚƫ-8ōŒřƛƩ-7CJŔŰƀƇƝƴ7ghĺŎőƶƽ8fnSĶƱƹǊ9ŇŖƙƚǋǐǒ10œţƟǍǙ11GųƄƅƑǆ12šƣƤƪ13zƔǏǦ14pŃŦƸƿ15jkŕŵŻƓ16ŭǡ17UŊƺǩ18ĸƏǜ19bOǘǝ21ļǅǑ22YŅŨƃ23vŗ24ŠƋƞƬ25ĴŤǇ27cŮű28ů29ŧǖ30ǟ31Kłƭ32Ʈ36ƆƳ38Ŷ40t42x57i
~how>	29 -21W-18Ő-17ǈ-16wŁ-15H-14Ƃ-13sQŏơ-12FLŬƕǄ-11RƵ-10AMŌŝƝƯǞǥ-9yŚƫ-8ōŒřƛƩ-7CJŰƀ7ghTĺƠƶƽ8nŎőƅƱƹǊ9fSĶŖƙǋǐ10œţƚƟǍǙ11Gųǆ12šƑƣƪ13zƔƤǏ14ŃŦƸƿǦ15jkpŕŵƓ16ŭŻ17UŊƺ18ĸǜǩ19ŗƏǘǝ20bO21ļŧǑ22YŅƃǅ23vŨ24Šƞ25ĴƋƬǇ26Ť27Ů28cůű29ǖ30ǟ31łƭ32K33Ʈ36ƆƳ39Ŷ41t42x48i
~howe	85 8Ň16B
~howi	84 7Ɖ9ƅ10Ɲ12ǧ13Ƅ15d
~hows	86 -10ǚ12ǒ14ŗ15ť30ǡ
~hr>	90 -26ǈ8W30Ƨ56ǜ
~hre	85 11ǜ13ŇŎ
~hrea	88 11ǜ
~hri	85 10Ƌ19D21d25k
~hris	85 10Ƌ19D21d25k
~hro	51 -11mŏ-8QƔǩ7lňƂƱ8zšƁƆƦƮƻ9ƚǝǦ10ŧŴ11śƧ12nZŪŵƜ13Ťǥ14ŐŬ15ĸũ16Ŗ17jŊƌƳ18ƨ20ŗ22ǖ23ƕ24ǎ25Ũ26W
~hroo	84 11Ɗ16Ɔ20ƌ
~hrou	51 -11m-10ŏ-8QƔǩ7ļłňƂƱ8lƦƮƻ9zšƁƚǝǦ10ŧ11śƧ12ZŪŵ13nǥ14ŤŬ15ĸŐũ17ŊŖƳ18j22ƨǖ23ƕ24ŗǎ26Ũ27W
~hrow	88 -7ƨ13Ņ14Ƭ15Œ21Ŵ26Ɯ
~hs>	62 -14Ơ-9pZ-8ǩ-7n7Žǝ9ĺ10ŕƟ11vł13Ů15G16Ǆǈ18ĴŒ19ŧų20ƃ22Ǩ23Ɔ28Y32Ʈ
~ht>	36 -12T-11B-9ķŞƚǊ-8mWũ-7ŒƋƣƯ7pĺľłŇŷƵƻǁǚ8CKšŲƐơǄǌǔǝǦ9ůǑǛ10uMXŃŌőřŢƬ11wEŠųƽǟ12lƅƿ13aSŶƌƓ14oĻŖƜ15IōŝƷǃǜ16HPŊŗƦ17şưǖ18iŎ19br20Űƒ21ŀ23N24ŧ25Ǐ26ǎ37ƺ
~hte	68 -14b-8m7ś8Ǟ9LƷ10Ə13U15ŕŰ19y20Ʊ23x25v29Ź30u36w
~hter	68 -14b-8m7ś8Ǟ9LƷ10Ə13U15Ű19y20Ʊ23x25v29Ź30u37w
~hts	73 -8ŷ7D9n12ĿŻƤ13xH16y18U26Ų31R37Ň
~hts>	73 -8ŷ7D9n12ĿŻƤ13xH16y18U26Ų31R37Ň
~hug	90 10Ɩ15ƒ25ĸ
~huge	90 10Ɩ15ƒ25ĸ
~huh	75 7ƥ10ŜŠƏ11ĺǟ12Ņ13r14j17ƞ21Ŷ26Ũ
~huh>	75 7ƥ10ŜŠƏ11ĺǟ12Ņ13r14j17ƞ21Ŷ26Ũ
~hum	90 7Ś10J11Ƽ18Ŝ
~hun	82 9ƞ10g22ǅ31H
~hunt	85 7m11g33H
~hur	59 -8ŵƤ8ƙ9oB10ŭ12tľ13O15Ɯ17ƍ18ĸ19ǚ20ƶ21ţ23Ť25XǙ28Ń31ƚ35žƃ44ǣ
~hurc	80 -8ǐ8ļ10ư13o14B15ŭ17t28ƶ
~hurr	75 11ƙ18O39Ń41ƚ
~hurt	62 -8Ƥ-7ŵ7W13ľ16Ɯ18ƍ20ĸǚ22ţ25Ť26XǙ38žƃ47ǣ
~hus	57 -17Ƹ-15dƾ-14ǟ-9vƹƺ-8Q-7ŭ9Ư10Ʈ13ų14Łƫ16nƳ22ż23f24ŲŴ26Ʒ30p31st32rƨ33ǂ35q41o
~husb	57 -17Ƹ-15dƾ-14ǟ-9vƹƺ-8Q9Ư10Ʈ14Łųƫ16nƳ22ż23f25Ŵ26Ʒ30p31st32rƨ33ǂ35q41o
~hust	88 40Ų
~hut	71 -8Ŧǩ9ŋŶ10Ǖ11Ɵ16ũ19ƚ21ǎ28a31ƛ60ǝ
~hut>	76 10ŋŶ11Ǖ12Ɵ24ǎ37ǝ
~huto	88 -9ǩ21ũ34ƛ
~hutt	90 26ƚ
~hwa	85 10Ơ12ƛ14Ə19Ɓ21ů
~hway	88 11Ơ14Ə20Ɓ22ů
~hy>	59 -17ń-12ƶ-11oœ-9ŉ-8ňŒ-7Ş7ǆ8ľ9šǤ12Ŀǜ14Š16Ƹ17x19ņ20rƻ21ƴ24B29Ƶǩ33Ĺ39Ŷ40ŀ42Ţ47Ŕ51ĺ
~hyd	75 48Ə
~hydr	75 48Ə
~hyg	90 13ǈ27P
~hygi	90 13ǈ27P
~hys	77 20ƀ24Ƹ25ǁ41ƾ
~hysi	77 20ƀ24Ƹ25ǁ41ƾ
~ia>	80 11z13D14Ÿ16yC25Ŷ26ų
~iab	58 -7ƾ7ǥ8ƩǛ9ŗ11ƽ12ǂ14ơ15Ƽ17ǚ19ǌ20Ƃ27ƀ32ǡ41ž
~iabe	80 -9ƾ15ƽ17ǂ21Ƽ
~iabi	59 7ſǥ9Ǜ13ŗ15ơ17ǚ20Ƃǌ28ƀ32ǡ34ž
~iag	83 14u16ƽ36Ƽ
~iagn	84 16ƽ37Ƽ
~ial	59 -13Ƃ-8Ɔǩ7cĶƩ8ƮǕ9Ʀǥ10ƴ12ĸūǋ13BǆǍ15Ǡ16Ǧ17ƖƞǗ18AƯƾ20ư21ƉƘ23ƿ24Ǆ29I35e
~ial>	60 -13Ƃ-8Ɔ7cŠƇǢ8ĶƩ9Ʀ10ƴǥ11Ǘ12ū13ǋǍ14Bǆ15ƿ17Ǧ19ƞ21ư23A24Ƙ25Ǆ30I37e
~iall	84 11ƿ12Ʈ18Ư20ĸ25Ɩ
~ials	86 9Ő10Ǘ14Ǡ15Ǖ25Ɖ
~ian	75 -12h-9aĽ7ƅ9p10f11o12PƯ14Ɲƾ17q19ǈ36Ʋ
~ian>	79 -9Ľ13PƯ19q38Ʋ
~ianc	88 -10Ľ10p12f15o21q
~iar	68 19Ľ26Ŗ34ƫ
~iar>	88 -8Ő25Ľ33Ŗ
~iary	69 35ƫ
~iat	85 11i13Ŋ18ŝ27m
~iate	85 11i13Ŋ18ŝ27m
~ibe	80 -11Ţ8şűƐƸǍ10Ƈƻ12Š20Ő
~ibe>	85 9űƸǍ11Ƈ
~ibl	58 -8ƿ7wľłśǩ8œ10ƀ12YƁ14ŭƽ15Ŧ16Ŏƚ19ň25ƹ40Ř
~ible	58 -8ƿ7wľłśǩ8œ10ƀ12YƁ14ŭ16ŎŦƚ19ň25ƹ41Ř
~ic>	68 -12ũ-9Ǆ7ŵ8Ň9ĺƛ10NƼ11ĴǕ12ť13ǖ14tŎ16ŪŻ18ś20ƥ26Ƌ36ǩ37ƾ
~ica	55 -9ǩ-7š7ƙǚ8Ǆ9ŧƻǃ10Ōƴƽ11QƋǗ13WūźƀƼ14Ƹǂǈ16ŀƾƿǑǒ17ǌ22ƃ23ǧ27ǁ30ƚ
~ical	63 -9ǩ-7šƻ7Tņ9ƿǚ10ǂǄ12ŧƽ13QƋǗ15Wƀ17Ƹǈ18ŀƼ19ƾǑ27ƃ31ǁ
~ican	79 11ƙ45ƚ
~icat	61 7Sǀ9ƿ10ǃ11Ō12ƴ15ūź17ƻ19ǌǒ26ǧ
~ice	45 -21ǟǩ-15C-12nǇ-11x-10sŁ-9Ŵ-8DķŏŖŵ-7LSĺőŔŮƶǔ7rPűƈƺ8dţǍǕ9cŀŊ10Ŷƪǋ11ƒǀ12oBńŢƬưǄ13ĽŎƝƞǘ14Ĺŝū16RŒů17Ŝ18jľŹƕơ19ł20ǈ21aMX22U23ŅŠ24Ž28ŷ29ǚ31Ƙ46Ÿ
~ice>	49 -22ǟ-20ǩ-12CǇ-11x-10sŁƄ-8nŖŴ-7DLĺŮŵƶ7aFGĵŉŋŭƏ8APŕŘşűƈ9rŜǕ10Ŋţ11Ŷƪ12ŀǋ14BńƬư15ŎŢƒƞ16ŝŽƝǘ17jĹ18R19Œů21ľ22ł23ơ24UXǈ25M26ŅŠ27ǚ
~icen	59 7c8Ǩ11oǛ12ƺ15dƄ16ū17ǀ21a27Ź40ŷ63Ÿ
~icer	84 41ƕ
~ices	76 -7ǔ7ǚ9ǞǠ11ƗǏ15Ž17Ŝ18Ǎ20ƘǄ
~ich	54 -11Ǘǚ-8K-7Ţ7cŴ8bŪŲǏ9Ɓƴ10dŷƏ11ŀ12E13Dļƕ14ňūƣǖ15R16ń20ǈ21J23ľ24Q26ť28Ő35C36ų
~ich>	54 -11Ǘǚ-8K-7Ţ7cŴ8bŪŲǏ9Ɓƴ10dŷƏ11ŀ12E13Dļƕ14ňūƣǖ15R16ń20ǈ21J23ľ24Q26ť28CŐ36ų
~ici	61 -9Ƽ-7ĽŪƂ7ŲƵ8Ǜ9P11ƾǦ12Ƙ14qǈ15ǒ17ƻ18Ɩǂ29ƫǥ32ş
~icia	67 -8Ľ11P12ƾ15q17ǈ20Ɩ32ƫ
~icie	68 -8Ū-7Ƃ8ŲƦƵ12Ǧ15Ƙ17ǒ33ǥ35ş
~icin	85 -12Ƽ12ƕ24ƻ25ǂ
~ick	52 -13Ŧǩ-12ƪ-10ň-9ĴƮǦ-8Őƅǃ-7ǔ7hwOYŋŞƂ8dŀŜŤ11KX12ŭƉƭƽǍ13iŊŔǏ18ł19LǛǨ20ǘ21WĹ22ŠǠ23Ŷ24ŧǐǟ26ľ29ĺ34Ř39Ż44Ƈ
~ick>	60 -10Ĵ-9ňƮ-8Ʋ-7ǔ7DřűƄƹ8Ůǆǉ9Ļŋ10xŝŧ11dŠ12Ť13Ŷǘ14Kľ15LǍ16ĺŊƭ20Ǜ22ł24Ǩ26W43Ƈ
~icke	62 -10Ǧ7Xƕ8hŜ9ŧƂǏ12Nţ13w14Ʋ15Ş17ŠƉ20ĺ22Ŕ25Řǟ49Ż
~icki	81 -8Ǔ8őǟ10Ĺľ11Ţ13X20ŀ27i
~ickl	85 -14ƪ10g13ŧ15N19Y20Ĺ26Ŷ
~icks	83 -12I10ǐ13L14Ƈ19ľ28Ř
~icku	83 -8ǃ8O9Ǐ11ž12ų18ŭ34ǐ
~icl	63 7ż8Ǧ9ŵ10ŭŻ11Ŷ13ƀ15ūŰ17ǆ18ų20Ŭ26Ŵ34ǐ36Ū
~icle	63 7ż8Ǧ9ŵ10ŭŻ11Ŷ13ƀ15ūŰ17ǆ18ų20Ŭ26Ŵ34ǐ36Ū
~ico	80 12Ő23ń26ƹ46ĵ
~ico>	85 13Ő25ń49ĵ
~icot	90 30ƹ
~ics	81 -7Ŗ7Ɨ9Ƙ20ǩ23ǈ32Ž
~ics>	81 -7Ŗ7Ɨ9Ƙ20ǩ23ǈ32Ž
~ict	68 7Ǆ8ƞ9Ŵ10nƏ11ŤƇƸǓǔ12ūƷ13ŵ14Q16Ƭ20fĿ21śŭ
~ict>	85 -8Ʊ12Ə14Ǔ15ǔ18Q
~ictu	71 8ƞƱ9Ŵ10n12ŤƇ13ūƷ14ŵ16Ƭ21fĿ22ś
~icy	47 -16Ǧ-14Ɣ-13ĺ-10z-8Iŝ-7ť7ŜŹƃƙƨǞǤ8Ş9šƀƛ10ŢŪƢ11Ɩ12Ɓƚ13Ǐ14ŐƂ15Ɠ17ơƬǡ18ľƧ19ĹƪǢ20ŗŠǥ22ŕŖ23Ƶ24őſƦ25ŷ27Ʃ28Ś30ŏ38ř
~icy>	47 -16Ǧ-14Ɣ-13ĺ-10z-8Iŝ-7ť7ŜƃƙƨǞǤ8ŞŹ9šƀƛ10ŢŪ11Ƣ12Ɓƚ13ǏǢ14ŐƂ15Ɠ17ơƬǡ18ľƧ19Ĺƪ20ǥ21ŗŠ22Ŗ23ŕƵ24őƦ25ſ26ŷ27Ʃ28Ś30ŏ38ř
~id>	34 -21Œǎ-20ž-17Ƨ-16ų-15Ō-14AĻ-12R-11LPƸ-10IŁŇŝŞŷƟƮǕ-9isŘŭŶŽǇǈǖ-8oJUŀŃşůƗƤǃǄǛ-7gĸľŰƛǍǟǠǧ7lTĿōƂ8tFŗƙ9jpǓ10ŏƲƶ11ƥƵ12fŎŹƞǏǞ13Ǌ14qŜťƍƱƼǜ15dƚƹǘ16őŵǤ17Ĺƅ18cƩǂ19ńř20w21ŉţƔƬ22Šźƫƽ23ĽŖš24ƈƕ25mň26SŬ28Ƅ29kŤ30Ƴ31Ŕŧ32œŸ33Gļ34ƌǅ35ũ36ƴ37Ņņ38Ũ44ƒ50Ŧ66B
~ida	77 -10ž7Ÿ10U11Ǉ13ƃ15ǚ17AǄ27H28k
~ida>	88 8Ÿ32H
~iday	85 11U12Ǉ32k
~idd	79 -7Ź11lv12L16a20i21N
~iddl	79 -7Ź11v12L16a20i22N
~ide	47 -14Ũ-13U-11Ƹ-10S-9Ǐ-8ĹŪŹƮ-7QŒŗƞƭǆ7iZŧ8eœƣǇ9tCŇŔƛǛ10ŴŽƍ11ķƵ12jǍ13nMťƕ14uTYŰ15ŁƝ16ƇƗư17g18Ǆ19ǀǢ20ū21Ő23łƁƃƥǠ25Ʀ26ŵ27ż29Ųƪ
~ide>	53 -13Uǩ-11Ƹ-10Ũ-9GǏ-7ĺż7ŞŠſƏƪǂ8qŁŔƫƱƽ9iAĶǄ10œŧ11CTƣ12tŬƍǛ13gū16jő17ƗǍ18YŰƥ19ƇƝ20ư24ǀ25Ų26Ǣ29Ǡ32łƁ37ŵ
~idea	78 -11Ŷ7ĵ8B9s10TŽ13V14Ƶ16Ŋ26Ň
~ided	88 -11Ł-7B12ĸ13Ư16ƛ19e29ĺ
~iden	62 7dŻǔ9žƳ11Gţ12Ŕ15ū16Ǆ18ť20nƕ26ƃǩ30ƪ46ż
~ideo	85 -8Ń8Ɨ13g38M
~ider	84 8Ž13w17Ő
~ides	65 -9ő-7ŹƯ7ƻ8Ɯǔ9ş10ńƢ11ƥ12ŐŲŴ13Wǈ14ŷǇ15ų16Z20uķ21Ł31Ʀ
~idi	76 -7Ŵ7ĵ11ŭǀ28Ł37Ƈ
~idin	76 -7Ŵ7ĵ11ŭǀ28Ł37Ƈ
~ido	85 9ƫ13Ǩ16Ʒ20Ƴ24f
~idow	85 9ƫ13Ǩ16Ʒ20Ƴ24f
~ids	57 -16O-10cr-9p-8ķźƷ7q9ńŭ11ľƜ14Ǜ15Ũ17ƍ20ƫ21ƭ23ŹƲ24n26ƶ29ƯƱ30v31w39y45x63u
~ids>	57 -16O-10cr-9p-8ķźƷ7q9ńŭ11ľƜ14Ǜ15Ũ17ƍ20ƫ21ƭ23ŹƲ24n26ƶ29ƯƱ30v31w39y45x63u
~ie>	71 -15Ǩ-14ƞ-9ơǒ-8Ŗ7H9Ɩ10VǠ11Ʈ13ű15ƽ17h18fƳ20Š21ŐƦ22ł40ĿƢ
~iec	83 8Ʊ10Ɖ13Ǣ16Ř18Ŭ21Ƙ
~iece	83 8Ʊ10Ɖ13Ǣ16Ř18Ŭ21Ƙ
~ied	61 -9ǩ-7ŐŖű7ķƖ8ŧƛƯ9ƫ10Ɵ11jŶǘ12Ǐ13Ž14ŝǤ15ũƷ16ĿŢ20Ǩ22o23Ʀ37f39ƴ49Ƴ
~ied>	61 -9ǩ-7ŐŖű7ķƖ8ŧƛƯ9ƫ10Ɵ11jŶǘ12Ǐ13Ž14ŝǤ15ũƷ16ĿŢ20Ǩ22o23Ʀ37f39ƴ49Ƴ
~iel	77 -7n7Ľű11Jƙ12ĸŚ17ǈ20ū21a23Ɓ
~ield	77 -7n7Ľű11Jƙ12ĸŚ17ǈ20ū21a23Ɓ
~ien	55 -11Ǆ-8Ư7ŠŨ8Ƥǖǣ9UŧƳ10ǘ11aǦ12Ʒ13Ƣǅ14Pļ16ņƝ20ŭ23A25Ǔ28Bǚ32Ɯ36Ŭ41Ǘ43ǔ
~ien>	88 31Ŭ
~ienc	72 -7ţ10Ũ12ŧǣ19ǅ24ņ
~iend	70 9ľ10Š12Ƥ14Ƴ15a16ƜƷ18Ƣ19ļ33A37B
~ieni	90 13ǈ27P
~ient	61 -11Ǆ-7ƃƯ7ŊƖ10Uţǖ12ǘǦ18Ɲ22Ɯ23ŭ29Ǔ33ǚ47Ǘ49ǔ
~ier	68 -9ǝ9ŢŦ10Ų12ŝŞǣ14M20ǩ22őǂ25Ƈ33Ő46Ǖ
~ier>	71 -10ǝ7ǃ9ŢŦ11Ų12ŝŞ13ǣ15M21ǩ23ő24ǂ29Ǖ34Ő
~iers	81 21Ǖ30Ƈ
~ies	52 -15Ƃ-11ǩ-10VŪƞ-8TZŐƗ-7QǋǑ7ŵƝơƨǂǉ8Ťž9ķĽĿƅƘ10mƑ11uxKńŲǀǃ12ghǐǒ13Ƽ15ĵƜ17ƆǍ18ǈǦ19yŢǛ20ǎǣ21ƃǥ23cƯ33ş
~ies>	53 -15Ƃ-10VŪƞ-8TZŐƗǩ-7QǋǑ7ŀƝƨǉ8Ťŵžơǂ9ķĿƅ10mĽ11uxńŲƑ12ghǀǃǒ13Ƽǐ16ĵƜ17Ɔ18ǈǍǦ19yǛ20Ţ21ƃǣ22ǥ23cƯ33ş
~iest	80 7ƘǏ9ś18K37ǎ
~iet	81 7L13Ʈ18ǆ19Ƽ23ǎ31ŀ
~iet>	86 8L14Ʈ24ǎ33ŀ
~iev	79 8Ō11lmMS14ŋŸƬ17Ǐ25ǩ
~ieve	79 8Ō11lmMS14ŋŸƬ17Ǐ25ǩ
~iew	83 -12ť-8ƶ14Ŷ15Ǟ19B21ǩ22Ŝ28Ŗ
~iew>	85 -8ƶ12Ŗ14Ŷ16Ǟ19B22ǩ
~if>	39 -18Xĺ-15ƕ-14ŉ-13ŀǈ-12Ťǩ-11ŌŗřŨ-10ALŕ-9dgōŒŪƶǗ-8myQŇŐƳƹǞ-7TUłǋ7Nƒǔǣ8ƛǢ9bGŋźƁ11cHƵǄ12ĻƊ13Fű14Ƃ15WňŢƎ16ŏŝǕ17ƪ19rǘǚ20Yķ21ĴŘƮ22ŊƯ23ĸƜ24ǡ25Iƀ27žƦƫƱ28Ƥ37ƃ38Ŏŵ39ǝ40ſ54Ƨ71Ǩ
~ife	49 -22P-18dƸ-14ŻƼ-13U-12ŏŐ-11v-10wǩ-9ƹ-8aRľŗƻǃ-7Ś7ǆ8uS11m13ĺ14ųǈ15Ŵ17Ʈ18iƬ19f25ƪ26ƿ28ƫƵ29s30ƭǂ33t35ƴ36rƷ39q40o44Ʃ47pƧ53Ʀ58ƨ
~ife>	50 -14ŻƼ-13UŐ-12ŏ-11v-9wPƹ-8Rľƻǩ-7ŗŚƸ7ş8Ʈǆ9u11m13ĺ14ǂ16oǈ17qŴ19ipƬ20f25ƪ26ƿ28ƫ29Ƶ31sƭ35t36ƴ38rƷ45Ʃ49Ƨ54Ʀ60ƨ
~ifes	71 -23d-20P-17Ƹ-8ǃ8Ɯƺ9B11bj13Ʈ22ų23ǂ32q35o41p
~iff	66 -13ƚ-9Ļ7CƬ8ǘǥ9ǅ10KVłŻǕ11Ŏ14ĺǩ16Ş17Ř19ň20ŧ22Ŕ26ũ
~iffe	66 -13ƚ-9Ļ7CƬ8ǘǥ9ǅ10KVłǕ11Ŏ16Ş17Ř19ň20ĺŧ22Ŕ26ũ
~ifi	63 8Ŕ9ĺ11ǃ14Ǥ15ū16ź19ǒ20ǌ27ǧ
~ific	63 8Ŕ9ĺ11ǃ15ū16ź19ǒ20ǌ27ǧ
~ift	74 7ǇǤ9ŕǈ10Ĵ11Uļ17űǩ18ŵ20ń25ǎ43R
~ift>	83 12U13ļ20ű21ŵ25ǩ31R
~ifth	90 13Ĵ25ń
~ifts	88 8Ǉ18R31ǎ
~ig>	58 -17Ƃ-15Ŭ-14Ʈ-12Œƞ-11ƒ-10SŔ-9Fƚǘ-8ǈ-7Ǟ7ƌ8gyķłŗŽžƇư9jƛƜ10Ř12Z13ľƪǍ14œǇ16ǅ17ƣǏǦ21Ǒ22Ŧ24ƑƬ27k30Ő32Ɠ33ĸ41Ɔ
~iga	81 10C14ǂ49ƹ
~igar	82 14ǂ49ƹ
~igg	70 -8ŀ8ŁŢ9tƪ11H12xŌ13Ǐ15ŇǞ17ǔ35Ŀ
~igge	71 -8ŀ8Ţ9Łƪ11H12Ō14Ǐ15Ň16Ǟ17ǔ35Ŀ
~igh	35 -13T-11ǩ-10WķŒŞǊ-8t-7ŠũƋƚǡ7KŇơƫǄǑǔǛ8SļœƐ9MRXŃőŨƏǓǝ10uwŅŊŌšžƦƬƿǟ11EUŘƽǂǍ12rPƓƠ13HĻƤǜ14oŕŝƣƷǃ15IŧųǏ16yşƙǖ17ůŲƅƒ18bŎǦ19ŀƞ20ŰƼ23Nǎ27CƜ30Ŀ31ŗ37ƺ
~igh>	65 -9Ʊ-7Ŀ7ŁƄ9vƠ10yƘ11ž15lC17ƙǂ19Ř24ƺ26Ǧ30Ƽ31ŗ39ƣ
~ighb	70 -8S7ŤƤ9Gƒ10ƅǩ11ļǍ12Bƙ14Ņ17C23Ɯƞ
~ighe	75 -8Ɗ8Ņŗ10ƒ11Ŕ13œ18Ǔ29m
~ight	36 -12Tǩ-11B-9ķǊ-8mŞƚ-7WŒƋƣ7pľŏŭűƻǁǂǚ8axKŇƞơǄǌǔ9ƐǑǛǝ10MRXŃŌőůƒƤ11uwCEŊųƦƿǟ12yĿŗšŨƬƽ13SUƅ14rPĻƓ15oHŕǜ16IŝƷǃǏ17şŧƜǖ18Ų20bŎ22ŀŰ24N25ǎ37ƺ
~ighw	88 11Ơ14Ə20Ɓ22ů
~igi	68 -9Ţ-8Ɖ8dƅ9T12ūƋ13ƈ16e18Š20ƌ21l24E25I29ř
~igin	75 -9Ţ-8Ɖ10ƅ14Ƌ15ƈ20Š22ƌ24l
~igit	75 8d14ū18e27E28I33ř
~ign	60 -8ŇśƑ-7Ư7HĽœ8IƢǀǉ10ƨ11ǩ12ZŖƱǠ13W16Qƒ17Ʋ18J19ő23Ǔ25Ŏ27ǃ32ǚ34Ɩ35Ł45Ō
~ign>	64 -8śƑ8Ł9Hǀ11ƨ13ZŖƱ15WŎ16Ɩ17ƒǩ20J23ő25Ǔ30ǃ32ǚ39Ō
~igne	79 8Ɓ14œ16Ƣ21Ō25Ʋ
~igni	88 13ǉ17Ŏ28Ɩ
~igns	84 13q18ŁǠ27Q
~igs	82 -12ƔǦ-8Žƛ11Ƃ14Ų18Ƒ23qƆ27ű28Ǉ
~igs>	84 -13Ɣ-12Ǧ-9Ž-8ƛ12Ƃ14Ų19Ƒ23qƆ29Ǉ
~igu	70 -14Ǐ-10Ǔ7HXŤŦƒǊ8ŘƗ9ĸł10Ņ12ưǠ13Ŗ14ƈ16Aű21Ƭ23Ƙ
~igur	70 -14Ǐ-10Ǔ7HXŤŦƒǊ8ŘƗ9ĸł10Ņ12ưǠ13Ŗ14ƈ16Aű21Ƭ23Ƙ
~iju	90 17ƹ21ƿ
~ijua	90 17ƹ21ƿ
~ike	43 -18J-15Ǡ-13Ŏ-12ĿƱ-11P-10ľ-9śƣƻǞǦ-8ĹƔƢǄ-7knSōŰƊƦƩǃǐ7yŊŗƯ8ať9mAŬƜǀǖ10Dĺƅ11lrţŧǩ12ƭ13YŦŮƁƐƽǍ14jŃņŋőŔű15Ƃ16RłŌœƞ17gƺ18vŲžƘ19ŉ21ƶ22Ĵ23KĻ25ƿ27Ň31ŝ32ƥ34U35Ŷ38Ş
~ike>	43 -18J-15Ǡ-13Ŏ-12Ʊ-11PĿ-10ľŤ-9śƣƻǞ-8ĹƔƢǄǦ-7kSũŰƊƦǃǐ7yƝ8aŊŗŜť9mAŬƘƜǀǖ10Dĺƅ11lņţŧ12rƭǩ13YŮƁƐƽǍ14jŃŔŦű15őƂ16RłŌƞƺ17g18vœž19ŉŲ21ƶ22Ĵ23KĻ25ƿ27ŇŞ32ŝ34Uƥ36Ŷ
~ikes	83 -9Ũ14ŤƯ15ŋ16ĸ18Ƙ22Ş
~iki	79 -13Ķ-7mvU9b10gœ15Ň23x26ƞ39t
~ikin	79 -13Ķ-7mvU9b10gœ15Ň23x26ƞ39t
~il>	54 -9HŚ-8Ǡǩ-7ż7VĺťƄ8Ĵŕ9Ǖ12vǏ14ƻǧ15D17Ɛ18E19Ǆ20ś21Ř24ƀ27ƭ28Ľ30ǘ44K46ƚ66J
~ilb	90 -11C7ż14ĸ16D
~ilbo	90 -11C7ż14ĸ16D
~ild	56 -12Ɔ-11ƪ-10F-7CƋǖǩ7yĺǀ8ŶƐƤƫǚ12v13lƅ16Ʊ17w21Ư22Ǣ23ơ25Ƒ26u29ǋ37ƺ39Ǎ40Ʃ44ƣ49Ɠ
~ild>	68 -7Ǎ9Xĺ10wƐǀ11ǌǚ12Ŷ13Ư17ƅ22Ʊ34Ʃ35Ɠ49ƺ
~ildi	62 -11ƅ-10FƩ-9ǌ-7Ƌ8Ɨǝ11Ƥ30ơ31ƑǢ36ǋ50Ǎ55ƣ
~ildr	74 7ƶ11y12w13ƫ15Ư20v36u
~ile	54 -9Ÿ-8ũŪŻ-7lZĹŖǈ7ķźƈǜ8ļŵ9ŇŘƯ10Ǐ11ŤƟ12hś13Ǝ14Ŵǒ15ŲƤ17aI18Śŧǝ20ǆ21ő22ƛ26Ə28ǐ29Ƅ32Ǘ37ţů69Ů
~ile>	63 -10Ÿ-8lZũ-7Ŗ7dG8JŉŜƁƷǃǠ9ķŧ11ŵ12ŇŚƯ14śƟǗ16Ǝǒ18Ɖ19Ųǆ20IƤ22aǝ23ţ24Ƅ26ő
~ilea	81 10ů47Ů
~iled	75 -11Ɖ7ǆ11Ś12Ƅǜ13ƈ15Řŧ24Ť26ţ
~iler	85 15ļ18Ǐ23h33ǐ
~iles	64 -8Ū10ǘ11ź12ǐ21Ŵ24Ǘ32Ə38ů47Ů
~ili	57 -12Ő8ǐǛ9D11Ŀ12Xŗ14şƄơ15Ľ16ǚ17ƛ19Ƃǌ20Ŗ21W26ƀǡ31ž
~ilia	88 -8Ő25Ľ33Ŗ
~ilin	79 9fŦ13D16Ŀ20X21Ƅ24ƛ
~ilit	58 7ǥ8Ǜ9ǐ13ŗ14şơ17ǚ19ǌ20Ƃ23W26ƀ28ǡ32ž
~ill	44 -15K-14ǎ-10BŀŠŵ-9pŗŘŤűƠǨ-8muwņŇőƜƝƢ-7WĸŞŶƓƳǇǔ7ĻŉŕƹǂǕ8foNYĶļŬŽ9ƃǃ10ƺ11ŃŲƮ12sŷǠ13qPƒƕ14tDĵưǞ15LOũŹ16eyzŐƔ17CĺĽŌƬ18QƖ19Zƫ20M21Ĵ22HŨ23J24cI25U26V32łƭ41ƻ56Ʋ
~ill>	46 -14ǎ-10BŢ-9apŀŘŠŤ-8mwőŗŝƠƢ-7ņƜ7XZśƄƞ8ĺŕŮƗƹǕ9foNĶĻŉŚ10ŌŬƻ11Cƺ13ŃŲŷ14qƕ15stP16Oĵ17ezũƔ18LŹ19yƬ20ŐƖ21QUƫ22DM24HŨ25IJ28cV34ƭ35ł42Ʋ
~ille	81 -15K8aĹ9Ľ14Ō15ļ16C26Ĵ
~illi	77 -7Ɲ7ŝŢ12Ĵ13Ľ14C16ŽǞ18ĺ19ƻ
~illo	84 -9D10ơ14ƅ27ǃ35ƒ
~ills	66 -7ŵǨ7ƿ8Ŀ9U12Ǥ17Y18Łƃ23ƮǠ24Ʋ26ư28Z31ƻ
~ils	85 -8ƕ7Ǘ9ǘ10ƈ12Ɣ24J
~ils>	86 -9ƕ8Ǘ9ǘ12Ɣ24J
~ilt	69 -13ǋ-12Ʃ7ƱǢ8ƺ9bE10Ż12Ǎǝ15ķ20Ƈ29Ǟ30ƪ42ƅ
~ilt>	69 -13ǋ-12Ʃ7ƱǢ8ƺ9bE12Ǎǝ15ķ20Ƈ29Ǟ30ƪ42ƅ
~ilv	90 14Ŵ17Ū
~ilve	90 14Ŵ17Ū
~ily	57 -15o-13Ƣ-7aǂ7ŗƭ8q10zƸ11hAžǅ12Ǉ13F14ư15ŪƜ19ŨƳ20ŭƬ22uyƶ23Ʈ26Ƥ36n37ƽ38w
~ily>	57 -15o-13Ƣ-7aǂ7ŗ8q10Ƹ11hzAž12Ǉ13F15ŪƜư19Ũ20ŭƬƳ21Ʈ22uƶ23y27Ƥ35ƽ36n38w
~ilys	90 11ƭ19ǅ
~im>	57 -18Ƹ-13Ƽ-12Ʀ-11Y-9Ʃ-8ŝƴ-7ơ7grtŅŔƢ8źƳ9Ŝ10Ư12ǌ17o19Ŧũ23ƨ24ţ27ƍ28ǂ29ŧ35Ř36ſ37ť41Ť45s
~ima	76 12ƀƓ16ƾ22Ũ47h
~imal	85 53h
~imar	90 20ƾ
~imat	90 8Ů15Ɠ
~imb	76 -7ǩ7Ʃ11œ15Ɓ20ǈ39Ƒ43ǀ
~imb>	84 7Ʃǀ13œ23ǈ25Ƒ
~imbi	90 13ǀ
~ime	52 -18P-15Ǟ-11Ŗ-10Ǘ-9ŒƉ-8qĺľǝ-7cĹƀ7TĵœŻſƈƦƫ8ŠƆǘ9ņŘǀ10ƛǖ11gkǛ12SšŸǚ13Wũ14ŜŲƺ15H17ŔƟǩ18Ļŧŵ19sőƧ20Ǉ22VƸ32ǎ34N35LR36O37Ń
~ime>	53 -14Ǟ-10Ǘ-9Ɖ-8ĺŖƦǝ-7Ĺľǈ7bųſƈƶ8FĵŠƒƫ9œǘ10ņőŘ11ƛƧǖ12kŸ13š14Ŝ15TũŲ16Hƺ17g18Ńŵ19ĻŔŧ20s21Ǉ22Ƹ23V26ǎ36N37LR38O
~imer	86 14S15Lǣ18ő21Ǉ
~imes	76 -12T-8g8Ş10W11ţǟ12ǎ13Ƨ16ǀǈ18ŻƟ22Ʀ37ǩ
~imi	59 -14Ɨ-11ơ7ľŻǜ8yŠ9Ə10ĺžǍ14ǌ15Ɠ16Ǧ25Ǔ29Ǣ33ǡ51ŗ
~imit	59 -14Ɨ-11ơ7ľŻ8yŠ9Ə10žǍ14ǌ15Ɠ16Ǧ25Ǔ29Ǣ33ǡ51ŗ
~imm	84 23ƍƑ
~immi	85 23ƍ
~imn	85 -9ǚ50Ɛ
~imne	85 -9ǚ50Ɛ
~imp	71 -8ǩ-7y8ǕǢ9ž10Ļ12ōƎ15Ʊ16Ňƌ19ư24Ş25ľ
~impl	86 -8ƶ13Ļ15Ǝ24ư
~impo	77 -8ǩ-7y9Ǖ11ƶ13ō18Ʊ28ľ
~impr	85 10Ǣ20Ňƌ29Ş
~ims	70 -11Ż8z10at11ǣ12Ʒ16ŧ18ľǜ40ţ
~ims>	71 -11Ż11ǣ16ŧ18ǜ19ľ41ţ
~imse	88 11z13t14a15Ʒ
~imu	77 -9ř43ž44ŗ
~imum	77 -9ř43ž44ŗ
~in>	29 -34ǩ-25ŗ-24ƭ-23ő-20wŔśž-17Ɣǃ-16DŒŝź-15ŞƒƘƧ-14cpƁ-13aƮ-12rĺƺ-11Ơǔ-10PƇǒ-9bƆƕƴǥ-8ŦŴŶǦ-7ghuĸşŸƜư7KŉŏŠŪƤǈǣ8LXŭǋǓǕ9xzMOƏƷƹ10ĽŹƣƶǡ11kŤ12ĴŀƌƦ13myUũƱǠ14Vƾ15TĵńƊƚƼǐ16sEǑ17ĻųƉƲƽ18qvQŜƎ19ĿţŻ20šŧűǄǏ21ňŌƛƵ22HľŅǞ23lĹƍǌ24ķŖūůƪǧ26ŚŽƥǉ27tRS28żƐ29Ń30jǍ31Ķƞƻ35n36CǅǊ37Ǘ39i41Ɨ42ƝƸ44Y
~ina	62 -9Ţţƕ-7Ɖ7Ľƅ9ƮǕ10ft11ƄƈƋƯ12Ŋ13Ł14kqBĸǈ15Š16ƌƥ17l19Aƞ22ǜ26Ǡ29ư33Ŭ
~inal	68 -9Ţ-8Ɖ7jx8Ľƅ12tƋ13fƈ17k18Šƌ20l22Łƞ35ư
~inan	72 -10ƕ-9Ł10Ʈ13Ƅ14Ư16Ŋ17ĸ18B24A31Ǡ41Ŭ
~inb	90 9ś12ǀ29J
~inc	52 -13ņ-12ǩ-10Ǉ-9Ŝ-7ZŕǊ7użƆƸ8Xƣƪǃ9ŗƋǣ10BƠǆǉ12G13ţƺ14Ɣ16Ŕť18ƹǅǟ19ŏƮƯ21tœ22ǝ25i27S31Tő33Ǟ36ũ
~ince	59 -14ņ-11ǩ-9Ŝ7Pƌ8ŸƸ9ż10ƣƪ12BŗƋ14G16ţ19ť20ƹ21ǅ22ǟ25t29i31S36ő39Ǟ42ũ
~inch	88 14j18X27ƺ
~incl	71 -10Ǉ9œƀ10WŖƁ11ǣ13sƆ15ǉ17Ơ30ŏ
~inco	66 8Ƭƭǔ12uǃ14ǆ26Ư27Ʈ31ǝ41T
~incr	80 29Ŕ35œ
~ind	47 -28Ǜ-13ƻ-12ŘŞ-11IŇ-10ŗ-9BFNWǈ-8vľŝşŦŭƅƧƵ-7ťƈƛƮƿǖ7cirUűƠ8RūƎƹ9xų10płŃŨŹƐ11jqŪƕƲƳǆ12Mŷǘǟ13hƇƉ14ś15ĿƁƣƷǁ16ļŎŏ17g18ĺǔ19Ś20Ť21Ƭ22ŧ24X25ƋǄ26Š29Ŋ32Ʃƶ61ƚ
~ind>	48 -28Ǜ-12Ʀƻ-10IŇŗŞ-9BFW-8vNľŘşŭǈ-7ĸťŦƅƈƛ7cƯƼ8irUƠ9R10ųƎƹ11płŨŹƳǆ12qŃŤŪƲǘ13ŷǟ14hMƇƉ15śƣ16ŏǁ17ļŎ18gĿǔ19ĺ20Ś22ŧƬ25X26ƋǄ27Š30Ŋ33ƶ34Ʃ64ƚ
~inde	79 7Ɩ8Ƅ11z14Ǒ22ƕ25x
~indo	86 13Ɛ15Ť23j
~inds	80 7ű11ĸ13Ǡ21ū24Ɓ
~ine	44 -22Ƃ-14Ʊ-13ŮƷ-12F-11Ɯ-10tĿ-9RōœţŪƗ-8DŏŐŠŰƈǌ-7CWĺťŬųŵŷžƢƩƳ7AKSŁƽǎ8sĽ9łǂ10Ŗű11ƑǔǠ12ƹƺ13ǘǦ14ǐǨ15ńŅŎǁ16jŚƔ17Ɲǆ18M19ƍǄ20ŋŭǡ21ƛƿǃǅǋǩ22qI24P26Ǟ27ƴ28ǖǟ29Ǐ30ǥ32Ń33Ǒ34ǛǢ36ǝ38Ǌ
~ine>	53 -10ƜƷǔ-8tŠƝ-7RœƗǂ7iVXĴ8ŊŸ9KŕŨƫƽ10PĽŁ11aMNłǁǕ12sSŖŚƻ13űǩ14Ǐ16jƹ18qǊǛ19ńƛ20Ņ21Ɣǝ22ƴ23ƍ24Iŋ31ƿ36ǖ39Ń
~ined	75 8Ŗ12ňǛ13ǘ14ő16ƺ17ƴ23ƛ
~iner	86 -7ǩ12ǁ16ǟ22P
~ines	50 -24Ƃ-13Ů-12Ʊ-9ƻ-8FGŪƈ-7DĿƗǌ7Śǩ9ǘ11M12Aǎ14ǛǠ15Ƒ17ǂ18Ǧ19ǐ20ŎǏ21ǆ22ǔǝǨ25ŭǞǟǡ26ƝǊǋ27ǅ30ǃǄ37ǥ40Ǒ41Ǣ
~inf	73 10ļǕ12Ľ15Ŋ17ń19ĻŻ23Ŕ25x36Ǘ
~infl	90 24Ż30Ŕ
~info	76 10Ǖ11ļ13Ľ16Ŋ18ń19Ļ38Ǘ
~ing	28 -21ső-18Gš-17Ʃǚ-16Ʒ-15Ƨ-14ŐŤ-13ŌŜǔ-12vļŗǆǡ-11ƏƔǌ-10lBƺǎ-9oŧƅ-8W-7JņťŪůųǒ7bǠ8rYŮŶƬƯƲǂǑǓ9eńśƂƑ10ĵŲƉƓƛǢ11MŅňŔŖŵżƮǜ12gƜƝ13qzŒƋƎƣ14hZĻĽŘŸƞƢǊǛ15IĶŭŻǄ17fƄƳ18ŝŞŹƒƗ19Pŀƍƥƨǀ20TĴłƵƹ21ľŉ22FLŏŽơ23uǍ25U26ŢƖǙ27ţũ28ō29xy31Ƙǩ32iX34tĿ35k38jĺ40Ǟ44V46Ĺ49H50ǟ
~ing>	28 -19s-18őƩ-17šǚ-16Gƈ-15Ƨ-14Ʒ-12CŌŐŤǔǡ-11vļŗǆǌ-10Ɣƫǎ-9lBŜŧƏ-8oWƅƺǨ-7JŪǅ7ŋŠƻƼǝǢ8űƁƢǂǠ9fňŖśŮƥƬƲǑǓǜ10erƂƜƯǄ11ĵĻńżƛ12MŅŔŲŵƓ13gŝŶƝǙ14qzŸƋƣ15hĽŒŭƳǛ16IZĶ17łŉŻǊ18TƄ19ŞŹƍƞǀ20iPUĴŽƒƨ21ŀŏƵƹ22LĹ23Fľơ24u25ŢǍ26ũƖ28ţ29ō30xy31Ŀǩ32Ƙ33X35t37k39j41ĺǟ43Ǟ46V51H
~inge	81 7ũ11Ŏ22E24f29Ǚ38ƫ
~ingi	88 -14Ŷ-7Y13q15T22Ĺǟ
~ingl	68 -8Ɗƿ11ƚ12Ɔǩ16Ƙ17ǅ30f38ƈƉ
~ings	54 -11ǩ-9ƞ-7Ǌ7ĻłƑƤ8ŝş9ķƶƹǄǖ10Ŋ11ŉƢ12Ʈ15ǈ17iUŘ18ƥ22ǟ26A29Ĺ32Y34Ɨ
~ingu	84 26Ǝ
~ini	63 -9c-7ǧ7ĻƝǝ8aǡ10ŤǄ12A15ǩ18j22ƌ25ŗ26m27źǙ32Ɗ33ƾ35ž
~inim	78 32ŗ44ž
~inin	78 -10c-9ǧ9Ɲ25j33ź35Ǚ
~inio	88 11Ļ18A
~inis	70 8ǝ10ǡ11ŤźǄ20ǩ24ƌ31m36Ɗ
~inj	72 -10Ų7ŗ34ǣ41ƃ52ž
~inju	73 -10Ų7ŗ34ǣ42ƃ53ž
~ink	52 -16q-14Ĺ-13Ǡ-12Ǆ-11jƦ-10Ŷƨ-9ŗǨ-7ZŎŞ7OĴ8hƈǋ9ƛǝ10XĿŌŠƷǞ11ƓƭƳ12ƀ13ƒ14Ƶ17Ŕ18Bĺ19Ŗƣ20V21Ũ23yǍ24ĸ25ű29ŇǛǩ30H40Ƭ53ƿ57r
~ink>	57 -17q-14Ǡ-12Ǆ-10Ǩ-9Ʀ-8Zƭ-7gXĹŎƨ7GŀŕƑƤǛ8OƗ9Ĵ10hƈƛǋ11Ōǝ12Ʒ13Ɠ15ƒ19Ŕ20Ƭ21B22Ŗ24H25Ũ27ĸ29ű36Ň38ƿ40ǩ41r
~inki	68 -9ĹŶǩ-7ŗ9ĿƀǞ10H12ƿ16Š17Ƴ22ĺ23X24ƭ25VƵ28y29Ƭ
~inkl	77 30ƣ36Ǎ
~inks	80 -11j34r36Ǜ
~inl	85 8ų11ŭ12Ŵ18ǖ
~inly	86 8ų11ŭ12Ŵ18ǖ
~inn	77 -10ǁ8Ť9N10Ƥ11Ŕƛ12n13ƦƮ14Lƿ19ǩ24ƻ
~inne	79 -10ǁ10N11Ŕƛ12n13ƦƮ14L15ƿ20ǩ25ƻ
~ino	85 -14Ɣ-9w15v17C23ƻ33Ŭ
~ins	41 -20Ƹ-16Ǎ-15ƒ-12ŭƝ-11Ǐ-10Ŷ-8inQS-7RĴǕǞ7Ŵ8ĺŲƵ9CőƗƦǐ10ĹƀƁ11aŘŦƬƭƳǧ12ŁŪ13ľǄǨ14ŗš15rƃƄƕǌ16ţŰǓǩ17W18ƴƻ19ņ20Œƙ21Ƙơ23Ʃ24ƛ25ƨƪ26ǒ31Ɠ34ŏ36şǥ37Ő39ſ45Ǣ
~ins>	67 -9ŏ-7Ǆ7kŔƑǔ8ŀŰ10u11Ɗ13Ơ14wyƩ16Ƙƻ20CƗ23ƙ24a34ƛ
~insi	73 -33ǌ-22Ǎ-8žǩ9ŷƛ10Ŗ11Əƣ12ūƌ13ƪ14Ǆ20ƥ24Ű39Ǣ45ơ
~insp	79 15Ɖ
~inst	65 -9ŭ-8J-7R7ł9Ǒ10Kǡ11ńƐƵ12B15Z17Ǆ18r23Ƙ24Ų26ƪ41ǩ
~insu	44 -21Ƹ-13ƒ-11ƝǑ-10Ǐ-9Ŷ-8Q-7ǔ7AXŚŜ8ƙ10ĺőŞŴƻ11Ɓǐ12Ʀƭ13ŘŦƀƩƬƳǧ14Ū15ĹŁǨ16ľŗ17šƄƕ18ţƃǓ19W20ƴ22ņ24Œ28ƨ29ǒ32Ɠ34Ǣ36ǌ39ǥ40ş42Ő45ŏſ
~int	57 -11ǅ-8ZňƃƷǇ-7kJƋǢ8GŊŤŵ9qBŅŇƔơ10dǄǩ11RĶůǍǗǣ12gűżſƾ14Ǟ18ťƪǜ21Nƌ26Šǎ28Ż30S34Şƛ36Ŗ
~int>	75 -7Ƌ8Ř9ūƑ10ǁ12Œ13qǩ17Ǎ20ǜ21ű40Ŗ
~inte	68 -7ZƀǢ7Ƅƪ8Ƶ9ĹŖżǃ10Hǝ12BƟ13ŇƔơ15ŅŠů16ƛ25ť27N32ǎ
~intm	86 -8ƃ8ǖ11M12Ǘ16ŵ21ƾ
~into	69 -12ǅ-9Ʒ-8J7ż8dĺǨ9iŎƙ10G11łƀ12Ŋ14Ť15RĶƪ17gſǣ18ŠǞ27ƛ28ƌ38S
~ints	81 7ǜ46Ż47Ş
~inu	66 7ńŚ8af10u11Ļšǁǧ12i13ķ16ů17Ō26N40O
~inut	67 7ńŚ8af10u11ǁǧ12iĻ16ů17Ō27N41O
~inv	69 7ż8Ł12fǢǩ17ķƗ18Ǖǘ20Ǐ22Ɲ
~inve	78 13Ǣ14ǩ19ķƗ23Ǐ26Ɲ
~invo	74 7Ǡ8ż9Ł12f20Ǖǘ
~iny	80 7Ƙ16Ƈ37Y
~iny>	85 8Ƙ40Y
~inyl	88 17Ƈ
~io>	82 -11ǩ-10ƌ-7Ś12ź15B20Ƶ24l67Ǟ
~iol	82 43Ż
~iola	82 43Ż
~ion	44 -11ơ-10Gů-9ZŏŪǑǥ-8wţŴŶƽǄǢ-7cĿŧſƩƸ7gFŚśƉƷ8qTƕƨƭǝǧ9ŁŕŠǜǣ10xŐƿǁ12nŊƅƖư13ŌǋǓ15kǆ16Ļ18mŋ19Ŗ20ĶńűƼ21ū23ŻƏ24APŉƇ25Ňżƌǌ26Ʊ27Ŕ28ƀ29ǚ32Y
~ion>	48 -18ƻ-17ǩ-13ţ-11ơ-9ǥ-8ZŪŶƽ-7wĵŴƩǢ7WļŃƙǂ8ŀŎŗƕǌǓ9qxFŵƉƷ10Tƨƭǝ11Sŕǣ12ŁŻżǁ13ƅ14AńƖǜ15ư16ŌƏ17ƌ18ǆ19Ļ21m22kŋ24Ķ25Ŕū27Ƈ28P29Ň32Ʊ33ű34ƀ36Y
~iona	72 -7ƻ7ŨƁ8Ɛǒ9Ǥ11gƿǓ17ǌ18ǧ20Q23ǚ
~ione	85 12ĸ13A15n18ż19ń20Ŗ
~ions	59 -12ű-9ů-8ǂ-7Ƹ7dņţ8ż9ĵŖƆ10ũ12Ə13Ǟ14ś16Śƌǩ18Ż20ǋǚ23Ŋ26Ƽ29ŉ34ƻ
~ionw	88 -12G-7S14Š16ő32Ő
~ior	78 -13Œ12œ18w19a31Ƈ33ľ
~ior>	80 -14Œ13œ18w19a32Ƈ
~iou	75 -16ǩ-10G-8ƿ8œƖ9ǏǛ10Ŕ11Ĺ12rŠ13ŉ14ƈƼǂ15wƽ21Ŀ
~ious	75 -16ǩ-10G-8ƿ8œƖ9ǏǛ10Ŕ11Ĺ12rŠ13ŉ14ƈƼǂ15wƽ21Ŀ
~ip>	59 -13ǩ-11ƺ-9Ǧ7Ŋ8Ƃǁǌ9ķƉ10ƛ11ĽŔ12ǋ14ǆ18ŉ19kǍ21Ɯ24B26Ţ33ů35ł54ƃ73E
~ipe	74 15U17Ƥ23ũ24ǖ33ŞƋ36ƛ
~ipe>	78 9Ƥ11ũ26ǖ35Ş41ƛ
~ipes	84 10Ƥ14ũ40Ƌ
~ipl	88 29m31Ɓ
~ipm	69 -9Ɠ18Ɲ24Ǣ26Ǟ47Ǐ
~ipme	69 -9Ɠ18Ɲ24Ǣ26Ǟ47Ǐ
~ipp	74 7Ť11ĵƗǝ12ƿ13Ǖ15Ƣ19ƛ28h
~ippe	82 7ƪ8Ť9ƛ12ĵƗ14ƿ15Ǖ32h
~ippi	79 11ƛ12ǝ17Ƣ
~ips	81 8Ɯ14ǀ17k20T28E31ǡ
~ips>	81 8Ɯ14ǀ17k20T28E31ǡ
~ipt	77 9ŋ20Ƙ26ƻ30Ǌ
~ipti	85 21ƻ
~ipts	84 7ƻ20Ƙ33Ǌ
~iqu	86 -19Ÿ-10ž11ƿ12Y16Ƙ42Ǜ
~iquo	90 -20Ÿ-11ž12ƿ44Ǜ
~ir>	57 -13X-9ŭ-8Ư-7dŏǆǧ7aƸ8zŝƳǌ9ľŚ10yUŀŴ11ĽƋ12i13ŦǕ15ǃǐ17ĸƢ18ĵŇ20ŉƝ21ŧ24Ǒ25vŔ27Ʊ30Ņ44ǒ47ǈ
~ira	73 -10ǩ7Ž13u23ŕ27x38w46Ķ
~ira>	74 -10ǩ13u27x39w47Ķ
~irb	85 37Ɯ
~irbn	85 37Ɯ
~ird	76 9i10ǡ14ƣ15ǅ17d19q23ǘ29Ɵ
~ird>	78 10iǡ14ƣ16ǅ18d20q24ǘ
~ire	53 -10Ǡ-9ůǏ-8Ũ-7ƵƷǩ7k8eVŜűŸǙ9Uŕƭ10ĻŤǘ11ƘơǢ14ǌǓ15tĺŉǞ16Ƨ17ƤƯǑ20ǝ22P24ǔ29Ķ41Ǝ43SƐ49ǜ78Ə
~ire>	58 -9ǏǠ7ŸƐǘ8ŃǄ10Ǔ11ƭǌ12Ŝ14Ť15Ǣ17ŉ18ĺ19ƯǔǞ20VƧǑǜ23ǝ25Ƥ28S39Ǝ71Ə
~ired	74 -20ǌ-11Ķ-9V-7Ũ8ǥ10qŮƎ13űǙ14ũ24S34ơ37ǜ42P
~irem	74 -20ơ-9P8Ǔ25t26ǌ57Ķ
~irep	77 -8Ə55Ɛ
~ires	85 9ǜ13ǔ14e19Ļ21ŕ
~iri	73 -11H-9Ǐ-7ƣ14ƻ23Ǎ28Ǟ30V40ǜ44Ƌ
~irin	73 -11H-9Ǐ-7ƣ14ƻ23Ǎ28Ǟ30V40ǜ44Ƌ
~irl	73 -8pƮ7ǖ12ǈǤ13l15v16ǜ19Ƣ20w29Ʒ39u
~irl>	80 -8p8vǖ13Ǥ14l15ǈ23w29u
~irlf	86 21Ʒ24Ƣ
~irls	84 9v13Ʒ14u19ǜ
~irs	56 -10Ļ-8ĸ-7Ǖ7ewG8sĿǑ9žǓ10ŅƤƨ11YŕƆƊ13aŠ14AŇŚǄ15xŃǩ16oƫ17ƅ18ŏ19œ20ńőǍ22Ɩ23ǋ28Ř
~irs>	71 -7Ǖ7ƣ8Ŕ9őƥ10ƛ12Ǔ15ŅƆƊ18Ǒ19ƤǄ26Ǎ30ǋ
~irst	59 -10Ļ-8ĸ-7Ǒ7ľ8ewG9sĿ10ž11ƨ12Yŕ14aőŠ15AŚ16xŃŇ17ƫ18oƅǩ19ŏ21ńœ24Ɩ30Ř
~irt	64 10Ŝ12Ǘ14P19ņ34v40p46c53d
~irth	65 11Ŝ12Ǘ23c34v41p54d
~is>	22 -29Ũ-23Š-19Ť-18ņƸ-16d-15Ŧ-14ǘ-13ƜƷ-12Ʈ-11Sš-9śŧƝƬǚ-8ĽţųŸƽ-7Oňż7ķũŵƗǝ8Cƀƞƺǉǔǖǜ9zFŭƔƿǅ10anuEKXŅŉřşƈƍƕƪ11ĶĻŞŻƳ12lŗūſơƧƯƻǥ13fƑƼ14MŏŝƘƙǁ15Ŀŕž16NQĵľŋōŷƥƱ17űƉƫƾ18ŹƠǣ19hłƁƟǇ20rvTů21RYŐǈ22JŒŶƓǞ23Pƅǂ24qIƇƢƩǆ25ŬƆǋǗ26yĹƲ28ADźǃ29sƊǟ30Ū31Ǜ32ƨ33jp34ŁŃƶ37xǩ39U40oǍ42t45i47ŀ55Ŵ
~isa	77 -7Ʀ12Ư14Ǝ15Z16e17ň22ĸ23ş31W
~isab	82 14Ư19ň25ş33W
~isc	69 7Ĵƺǧ8ľƁǜ9m11ZŮ13ǩ14ő16Q17şź19hI22rŽ
~isco	71 8Ĵľ9m11Ů12Z15őǩ16Q17ź18ş19I23Ž
~iscu	86 9ǧ10ƺ11Ɓ24h28r
~ise	59 -11ƫ-10Q-9ƌƏ-8E-7pƷ7kǊ8ŏƎ9aĿƮ11mŔ12ǋǤ14t15glƒǢ16wǂ17ƽ18ŎƠ20AB21V23Ưǩ26œƘ27ƣ
~ise>	63 -12A-11ŗƫ-10Q-9Ə-7pƷ7Nű8dƎƽǊ9k10BĿƮ12m13Ǥ14ǋ15tœ16Ǣ17gw18ǂ19ƒƠ20Ŏ22Vƣ26ǩ28Ư
~isea	88 14ƽ
~ised	76 -10Eƌ-8d10ŏ12ŗ13aŔ14œ15B21l39Ƙ
~ises	90 7Ż10ƣ37A
~isf	88 13ŧ25ŝ
~isfi	88 13ŧ25ŝ
~ish	63 7h8ǁǡ9ŤźǄ15ņ16Ļ17Ş18Ǝ20ƌƗ23ưǩ27m30Ɗǘ45g
~ish>	76 -7Ɗ7ƌƟ9Ɖ10hǁ12Ť13Ǆ16m20Ļ22Ş25g32ǩ
~ishe	68 7ǝ9ǡ10źƗ15m16ƌ18ņ20Ǝ21g25ư40Ɗ
~ishi	86 8g16Ɨ44ǘ
~isi	63 -10Ř-9ƚ-8Bǣ-7ǩ9ał11N13ǁ14Ń15A16ƙ17ƻ19Ŕ22Ł26ƾ28ż48Ɯ52ƀ
~isin	82 -10ƚ-7Ǖ13A21ƙ22ƻ26Ŕ
~isio	67 -10Ř10ł15Ń23Ł30ż55ƀ
~isit	78 -9B-8ǣ12a14N16ǁ33ƾ60Ɯ
~isk	76 -20g11ķ21ƙ27ũ29ǀ
~isk>	78 12ķ21ƙ31ũ
~iss	66 -11ƽ-8ǩ-7ő7psY8tTƸ9ŋŎǟ11ŁűƷ13ǚ14ĵ15ŵǙ16ųƉ22Şǂ26Ÿ30ŝš42ō
~iss>	82 8Ĺ12ǟ16š20Ǚ25ō42ŝ
~isse	84 19ĵ25š26ō
~issi	76 -7ő8Y10ŋ11T14Ŏű18ǚ19ŵƉ32Ş
~issu	77 -12ƽ8sƵ9prƸ10t13Ł14Ʒ26ǂ31Ÿ
~ist	50 -12ų-11w-10Ɗ-8Ÿƃ-7ŐžƱǂ7QŮƼǓǘ8gnzDUşŪƯǖ9hƅƙƸǩ10dţůƒƵ11Ťſǐ12koń14ĺƎƾǑǗ15Ƙ16Ŭű17ūǊ19ľƗ21a22B23ǚ27ŷ31ƽ34A39ơ
~ist>	58 -18ǌ-12ų-9ǩ-7žƃ7fhĽƿ8ǡǥ9ƘǏ11Ū12gn13şǘ14ƒǐ15ŤŬ16ńƜ17űǗ18PĺſƎƾ22ŷ24Ɨ25ľ37ơ
~ista	80 -14Ɗ14ŮƁ19ƙ20ů44ǚ
~iste	65 -13w-9Ÿ-8Ɯ7Ʒ10rƘơǃ11oU13zƫǌǖ19Ư20ƽ23Ǌ24ǩ31B33a48A
~isti	86 7Ɔ19ƅ24Ƶ
~istm	85 10Ƌ19D21d25k
~isto	73 -9ǂ11ņ14ƸƼ18ţ26ƽ
~istr	80 -8Ʊ12Ə13Ǔ14ǔ16Q33ū
~ists	76 9ŷ22ǈ25Ǒ
~it>	27 -27Ʒ-25Ĺ-22qŅ-20CǑ-18gƨ-17ǈǔ-16pvGŝƃ-15tH-14yZşŷǩ-13lxǐ-12ƣǖǠ-11zOžǜǝ-10Ş-9ĸĻƘƸƺǄǢ-8aůƛǌǓǕǙ-7dIŻơ7YōŦƬ8ŋŏŵƯǡ9WƁƌ10e11sDFūƈƐǦ12iŎšƠǏ13ŴƖ14ŐƂƽǇ15ť16AŁŒŲ17żƟƹƼ18řŮƙǞǟ19Ķǆ20nPŠǘǤ21ĵǍ22Ɗƭǅ23Ŋ24ĺŸ25bBłƢ26ĴŃƀ27Ňſ28ś29ŔŕŚŤƇ30ƉƩ33Ǘ34ŬƆƞ35ŧƓƧ36ŨŰųƒ37jUŌ38ǃ39ƫ40ŭƅ41ŗ42rƵ44Ŗ45ũ47ŀ49œ50ƪ54Ŷ67ű
~ita	65 -10C-8ţ-7ŗ7ůƤ8qVĸ10Pž11S12ƃƶ13a14Ƽ15ƻ16ǂǩ17Ǩ18ŻƦ19gǔ20Q21f22Ƹ24Ƙ30ŀ
~ital	70 -10C-8ţ-7ŗ8ů9qĸ10V11ž12PS14ƃ16Ƽ17ǂ19Ǩ20Ʀǔ21ǩ22Q23f24Ƹ
~itar	86 26g33Ƙ
~itat	81 26Ż40ŀ
~itc	64 -13ǅ-8Ǌ7Ł8ŸƎƙ9Lƞǈ11Ō12ǝ15Ǆ16ł17g19Ǜ20őƉ21M32f35Ţ36ƌ
~itch	64 -13ǅ-8Ǌ7Ł8ŸƎƙ9Lƞǈ11Ō12ǝ15Ǆ16ł17g19Ǜ20őƉ21M32f35Ţ36ƌ
~ite	61 -14q-13ƗƮ-12Ş-11ś-7Ƃ7n8owńũ9ř10KŴƻǀǚ11ĸŶ12ƌ13Ɖǖ14Ƭƾ15Ÿƥ16ŝƍ17Ǥ18Ō19ǩ21Ő23ļ36h38Ƙ41ƞ
~ite>	65 -14q-13Ʈ-12Ş-11ś7ƲǛǜ8ow10řƍ11KŐƻ12ĸŴ13ƌ14ǖ15ƞƬƾ16ŶŸ17ƥ18ŝ20Ō25ǩ26ļ40h
~itec	88 16ǚ20Ɖ
~ited	81 8ŵ23Ǥ38ƞ
~iter	84 8e9Ťƍ10ƈ12n14ũ16ǀ
~ites	88 -9Ƃ8Ǔ10Ǧ15ń17Ő
~ith	38 -17ĺ-16Ɣ-15Hǐ-14Ťǩ-13ƃ-12ůƫ-10ƟƦ-9C-8ENPZŁŪƝơƣƯƶǇ-7pśűŹƑǊǔǛǞ7ŷǤ8MSĶřǡ9ŖǓǥ10œŚŢƚƛƧưƱƽ11WńŭŰƁƐƿ12ŀ13AŊƮƳǜ14Ŝŧſ15ĸĻżŽƤǁǃ16ŋŗƂ17gQĴňŶ18Ǩ19rŲ21sĹŠƵƷǍ22bn23aVŐ24Ƣ26ŵ27š28ŝ29ņ31ŞŬ38ş43ő
~ith>	39 -24ĺ-22ǐ-16HƔ-13Ťǩ-12ƃ-11ƫ-10ť-9ŏůƟƺ-8CENPŪơƣƶǇ-7ľŁśƭƯǔǛ7IĿųƨǣǤ8ŷƽ9Ķřǡ10Mżǥ11ŚŢƐƚƛưƳƿ12WńœŭŰƁƱ13ŀƧ14ŊŖǜ15rAŜŧǍ16SĻŽǁǃ17ĸŋƂƤ18aQĴŶ19gň20ŗŲ22Š23sĹŬƵ24nVŐ25bƢ30ŝ31ş33Ş34ņ52ő
~ithe	82 -11ƪ-7ǂ10ƹ12rż15Ǎ17ş20Ŭ
~ithi	86 18ǐ26Ə31ť
~itho	63 -17ő-13S-11Ʀ-7iŖ7ƈǁ10aĺǠ14ƮǓ17ƺ18ŏ19ſƭ21ľ29Ʒ33Ǩ42š43ŵ
~iti	61 -8Ŷ-7Ƹ7iĸŔǤ8HSVƵǓ9Ƅǈ11Ņ13ǀ14Ʋ15Ɖ17a18Ɯ23ńƖǧ24ǌ25ŎƼ26ƌ27ű34Ʊ
~itie	90 7Ʊ9Ơ21ǀ
~itin	75 7J9Ő10iǧ11aH12Ŏ13Ƅ19Ʋ21Ɩ25Ɯ
~itio	65 -8Ǟ-7ŶƸ7Ǥ8ĸŔ9SVƵǓ10ǈ12Ņ16Ŏǧ17Ɖ25ń26ǌ28Ƽ29ƌ30ű38Ʊ
~itl	75 7q12ķǈ16ǐ18ű21Ɩ22P40Ŭ
~itle	75 7q12ķǈ16ǐ18ű21Ɩ22P40Ŭ
~ito	74 -8ǣ19Ǥ22Ž34Ǝ35Ɯ
~itor	74 -8ǣ19Ǥ22Ž34Ǝ35Ɯ
~its	55 -11ơǍ-9ŏ-7ƀǩ8eūƂ9tĴƏƤǜ11CYƓƘ13LǌǢ14Ɵ15Ǧ18E19ǡ20I23ř24ſƣǓ27ž30W37ŗ
~its>	55 -11ơ-9ŏ-7ƀ7Š8eūƂ9tƏƤǜ11Y13Lǌ14Ɵ15Ǧ18E19ǡ20I23ř24ſƣǓ27ž30W43ŗ
~itse	83 -10ŗ-8Ǎ11ƑƘ12Ǣ16Ĵ21CƓ
~itt	56 -12Ŗ-11ƛ-10ǩ-7sƣƧǇ7jlzưƳǄ8ĵļŀƟ9ŻƎƞƲ10Ƙ11ū12Ŋż13bƦ15vMƝ16Ņœ17h18užƹ21ŗ22wY23Ư25xĶ
~itte	77 -22n-8Ŗ10ǓǙ13Ż14ư15žƲ22bŗ33h
~itti	71 7HƇ8ŚǦ11j12Yĵ13ŗƟ14ŀƘƝƹ20Ķ21M22n
~ittl	60 -11ƛ-7hƣǇ7gIVĿņŐƻ8clzŽƳƹǄ9ļ10ĶƎƞ12ū13Yż14ŊƦ17vœ18Ņ24w25uƯ29x
~itu	76 -7ƌƽ7Ź10zǨ13n16ƥ18F20GƢ24Ɨ
~itua	86 -7ƽ8Ź11zǨ15n20F
~itur	79 -8ƌ17ƥ20Ƣ21G25Ɨ
~ity	54 -11Ǆ-7ŐƄǩ7xǐǛ8VŗǋǓ9yƏǧ12ơ13ľş15ǚ17ǌ18ĶƂƔ19ƶ20W24ƀƎ25ǡ28ķž29ǆ33C
~ity>	54 -11Ǆ-7ŐƄǩ7xǐǛ8VŗǋǓ9yƏǧ12ơ13ľş15ǚ17ǌ18ĶƂƔ19ƶ20W24ƀƎ25ǡ28ķ29žǆ33C
~ium	77 7Ʃ9X11œ16Ǥ29Œ
~ium>	77 7Ʃ9X11œ16Ǥ29Œ
~iva	82 -11F-8Ő8ŊƱ10ƨǣ11ǀ12Q13Ƥ21ơ
~ivat	84 -11F-8Ő8Ʊ9Ŋ10ƨ11ǣ12Qǀ22ơ
~ive	41 -19u-15RŬ-14r-12ŖƯǩ-11ŗ-10giƨ-9TŒƜǂ-8pqsBYĿŎŚǞ-7ASĸľŉũƦƴƿǄǨ7ŌŦŨƁƝ8h9zQƀƅƘƩǛ10ŅƢǠ11xƆƗ12ƣ14ŔŽƠ15X17ƮƷ18GŴ19ŵǕǚ20CWŪǀ21ŭ23l24ů25Ŷ28Dſ29n32ŮŹƙ41ų42ŷ43Ų44ź73ǐ
~ive>	47 -20ǩ-19u-18A-16Ű-13qŬ-12r-11ŞƯ-10gŗ-9RTŒƨǂǋǒ-8sYŎ-7ĸĿŖũ7Ŋŏŧƃ8FIĶŁŝǣ9dķŌőŔſƄ10hŐŦŨŷŽơǧ11ƁƘ12zQƀƅ13Ņ14lxŭŹƆǠ15Ɨƣ16nǐ17Ơ18X21ƮƷ22ų23Ū24Ųǀ25CWŵ26ǚ30Ŵ31D32Ŷ40Ů47ů
~ived	85 -7S28l31G
~iven	76 -8Źƴ-7ǧ7Ŵ8ŷ11ŭ13Ŕǒ15ǋ
~iver	54 -17Ŵ-10ů-9Rơ-7Ū8ǃ9yŽǩ10ż11Ÿ12Ǔǡ17Ʃ18ǕǛ22a26Źſ32Ų44ƙ50ŷ51ǐ62ź
~ives	61 -13zŪů8q9ű14Ƣ15A24Ş25n26ŷ30ǐ34ų
~ivew	77 -7ŷ8Ə27Ū39Ű
~ivi	55 -18ǩ-13ǚ-12Vŋ-8ƽǐ-7Őő7ŀųź8AŵƆƷ9eƫƲ10ŭǍ12ƍ13tuǁ14Ƃ15Ɵ16q17H18Ů19ŷƞ21kPŴ22iŻŽ23żǀ26FNƪ28z31Ÿ34Ź35Ū
~ivid	88 15Ʀ17ƫ44ƪ
~ivin	55 -18ǩ-12ŋǚ-11V-8ƽǐ-7Ő7ŀź8AųŵƷ9eƆƲ10ŭǀǍ12ƍ13tuǁ14Ƃ15Ɵ16q17H18Ů19ŪŴŷƞ21P22kŽ23iŻ24ż26FN28z31Ÿ34Ź
~ivo	82 12ĵ37f
~ivor	82 12ĵ37f
~ix>	78 -8C9Ŏ16ǩ17Ƥ18ţ19h28Ş29ƀ34ũ
~ixe	82 -11T12ĵ13ǌ15Ɓ22ũ23ƌ35Ǐ
~ixed	85 16Ɓ23ũ24ƌ
~ixi	88 8y9ǀ13Ǡ14H16ƌ
~ixin	90 8y9ǀ14H17ƌ
~ize	77 11rǞ12œ17Ƌ19HƆ29Ƭ
~ize>	80 12rǞ13œ14Ɔ20H31Ƭ
~ized	90 7ĻƆ20Ƌ
~izo	90 7Ÿ16Ɵ18Ǟ
~izon	90 7Ÿ16Ɵ18Ǟ
~izz	88 -10C11Ǎ12Ų32ǩ
~izza	88 -10C11Ǎ12Ų32ǩ
~jec	81 7ŋ9ƴ21ƌ24ǁ
~ject	81 7ŋ9ƴ21ƌ24ǁ
~jee	86 -7ŷ11Ŧ15Ū16ų18Ŭ
~jeep	88 -7ŷ15Ū16ų19Ŭ
~jew	73 35Ƙ
~jewe	73 35Ƙ
~job	55 -15G-13ƻ-9ŐǏǥǩ-8Ŗŗ-7rƂƮǨ7tƷǀǡ8ň9ţƨ10ƝǦ11Ķ12Ʀ13ǔ14uRƬ15Ǆ17Ǒǧ18Ǔ20ůǣ33ǈ35qǐ38Ƨ48S49V51W54U56P
~job>	56 -16G-9ŐǏǥ-8Ŗŗǩ-7rƂƮǨ8tňŭƷǀ10ţƝ11Ķ13Ʀ14uƬǐ15R16ǧ19Ǔ21Ƨǣ23ůǈ36q38V49S53W56U59P
~jobs	74 -15ƻ10ǡ12ƨ14Ǒ15ǈ16VǄ22ǔ24Ƨ30ǐ
~joi	83 10fŎ19Ǎ22s25ő
~join	83 10fŎ19Ǎ22s25ő
~joy	82 -8Ŵ11ŭǟ16g22t36U
~joy>	86 17g24U25t
~jua	90 17ƹ21ƿ
~juan	90 17ƹ21ƿ
~jud	85 14c16š21ķ
~judg	85 14c16š21ķ
~jum	76 -12Ŧ-7l13ƍ27Ŕ39œ40ǀ47Ţ
~jump	76 -12Ŧ-7l13ƍ27Ŕ39œ40ǀ47Ţ
~jun	85 9G19w21a
~juni	86 7m20w21a
~jur	72 -10Ų7ŗ12ķ34ǣ41ƃ52ž
~juri	81 -11Ų14ž38ƃ39ǣ
~jury	77 7ŗ8ƃ13ķ43ž
~jus	48 -20ǐ-18ŗ-13ǡ-11ł-10ō-9Ś-8ƏƧǏ-7DFűƄƞƥƽ7dŋǚ8rķŏŶǀ9svUƍƝƴǙ10eƗǧ11SŇ12Ō13uCơƦ14hŊƢǈ17Kŧŭ18ƻǑ19ŖŪ22nŔ25Š27ǋ29Ĺŷ30Ļ32Ǉ33ƀ
~just	48 -20ǐ-18ŗ-13ǡ-11ł-10ō-9Ś-8ƏƧǏ-7DFűƄƞƥƽ7dŋǚ8rķŏŶǀ9svUƍƝƴǙ10eƗǧ11SŇ12Ō13uCơƦ14hŊƢǈ17Kŧŭ18ƻǑ19ŖŪ22nŔ25Š27ǋ29Ĺŷ30Ļ32Ǉ33ƀ
~kag	77 -12ǘ12ş18W24Ų44ǥ
~kage	77 -12ǘ12ş18W24Ų44ǥ
~kay	47 -16j-12ƶǖ-10RƱ-9Q-8ńǑ-7ŌŬ7TňŐŢƄƉƗƩƫƾ8ŃŵŽƮǗ9IŎŘŜŧż10Kťƥǂ11pŁƦƼ12hiJĴƕ13Ŋŷǎ14ōūǁ15űƬ16N17Wŋ18bX22Ƹ25Ũ26ĶƆ
~kay>	47 -16j-12ƶǖ-10RƱ-9Q-8ńǑ-7ŌŬ7TňŐŢƄƉƗƫƾ8ŃŵŽƩƮǗ9IŎŘŜŧż10Kťǂ11pŁƦƼ12hiJĴƕ13Ŋŷǎ14ōūǁ15űƬ16N17Wŋ18bX22Ƹ25Ũ26ĶƆ
~ke>	37 -23Z-16J-15ľ-13ŀƔƣǠ-12qSĹƨǏ-11Ǉ-10Ƣ-9nŁńōũƒǃǅǦ-8QĸŭŰŴƩƫǑǞǢ-7yŚƀƊƠƲǕ7klYţŦŵƅƓƟƭ8ĽƱƹ9RŘź10jƐƪƮǍǨ11xŠŬžƏƜƶƺƻ12vŉŌƂƽ13Ĵ14Źǌ15BňŲǩ16ŃƝǀ17KƬǚ18ņŢ19ŎǄ20gķőƤǘ21ŧ22c23Ŷƿ24TƁ25ŞƧ26ƞǂ27U28ŝ29Ļ30ůǖ33Ũƥ34Ǝ36ł45Ň
~ked	55 -9ř-8ĹŸƦǨ-7ŏţŻ7FĵķƌǞ8ōŤƨǒǟ9NYŽƷ10wŭǔ11BĽŞƕƛƲ12Ƃƣƹ13Ķņŉƞ14ż15iĺ17ǧ18SǄǗ19Ř25rń28Ű33Š35ǘ
~ked>	55 -9ř-8ĹŸƦǨ-7ŏţŻ7FĵķƌǞ8ōŤƨǒǟ9NYŽƷ10wŭǔ11BĽŞƕƛƲ12Ƃƣƹ13Ķņŉƞ14ż15iĺ17ǧ18SǄǗ19Ř25rń28Ű33Š35ǘ
~kee	53 -13N-12ƹ-10es-9ĶŘ-8ŭǧ-7Ĵňƃ7hqǞ8cŋ9Wǩ10PUŽƀƝǘ11ĿũǙ12ŉ13txŀşƊƮ14oǝ15Yſƥ16ǟ17Ś18Ţǒ19ŝǨ21ŰǏ23ō25Ƨ26Ǘ30Ʒ35Ǡ38Ƶ
~keep	53 -13N-12ƹ-10es-9ĶŘ-8ǧ-7Ĵňŭ7q8cŋǞǨ9Wǩ10PUŽƀƝǘ11ĿũǙ12ŉ13txŀşƊƮ14o15Yſƥǝ17Śǟ18Ţǒ19ŝ21ŰǏ23ō26ƧǗ30Ʒ35Ǡ38Ƶ
~kel	88 18ŧű24ũ
~ken	66 -8Ɗ-7ƪ9hŨƕ11Ųǉ12Qť13ƿ15ŭƜ19R21ƛ27Z35k
~ken>	74 -9Ɗ-7Ƅƪ10Ũƕ13ǉ24ƛ30Z
~kend	72 7ǎ13Ų14ťƿ17ŭƜ21R38k
~kep	74 -15D9Y10Ŷƃ18ŝ21ŀ23Ǘ31Ű36ƥ
~kept	74 -15D9Y10Ŷƃ18ŝ21ŀ23Ǘ31Ű36ƥ
~ker	60 -13Ş-10Ɗ-9Ǥ-7Ɨ7xK8ƿ9gǂ11A12a13ķ14Ƴǘ15łŜ16Ǒ17vƉ18Łƹ19s20Ƌǜ23ǣ25Ǉ26Ž31ƥ
~ker>	66 -14Ş-10Ɗ-7ŎƼ8K10ƿǂ11g13A14a16Ƴǘ17łŜ19Ɖ20ŁŽ21ƹ22s25ǜ35ƥ
~kers	69 -10Ǥ9Ž11x20vǑǣ22Ƌ30Ǉ
~kes	64 -9ǡ-8ňŨ-7ǩ7pĿųƯǐǒǣ8ņŝũŴƵǔ9Ťſ10Ǩ11ǁ12XĸŜƙ13Ƙ14Ş15Ƴ16ŋ18Ł19Ǌ22ŀ25Ǟ
~kes>	64 -9ǡ-8ňŨ-7ǩ7pĿųƯǐǒǣ8ņŝũŴƵǔ9Ťſ10Ǩ11ǁ12XĸŜƙ13Ƙ14Ş15Ƴ16ŋ18Ł19Ǌ22ŀ25Ǟ
~ket	59 -14Ɣ-9Ŝ-8ƬǢ8eŖƓǏǔ9Ǆ11Dĸţ14ƕǟ16Y18Ŧ21H22Ŕ24Ř26ƒ52Ż
~ket>	65 -16Ɣ-9Ŝ-8ƬǢ9ŖƓǏǔ10Ǆ12Dĸ14H16ƕ18Y20Ŧ24Ŕ27Ř28Ż29ƒ
~kets	68 10H15ţ16ǟ31Ż
~key	71 7kv8Ŀ10Ń30ų37Ɩ63Ǩ
~key>	86 8k77Ǩ
~keys	72 8v9Ŀ10Ń30ų38Ɩ
~kgr	86 7s10ŋ24ǜ26ǩ
~kgro	86 7s10ŋ24ǜ26ǩ
~kic	81 8i10ŕ11Ōƹ14ĺ16Ļ27Ř
~kick	81 8i10ŕ11Ōƹ14ĺ16Ļ27Ř
~kid	55 -18Oų-14z-13m-10c-9pr-8ķƷ-7ŷ8ŭƘ10ľ12Ũ15źǏ16Ʀ20ƭ21Ɯƫ22Ʋ25lƱ28v30w31ƍ33n35Ư36xyƶ57u60Ź
~kid>	74 -21ų-16z-13m-10x-8ŷ8Ŵ9Ư12n13Ƙ14Ɯ15ƶ21ƍǏ23Ʀ27l32ź52Ź
~kids	57 -16O-10cr-9p-8ķźƷ7q9ŭ11ľƜ15Ũ17ƍ21ƭ22ƫ23ŹƲ25n26ƶ29ƯƱ30v31w40y45x64u
~kin	44 -25Ǜ-14Ʀ-13ŗ-12ň-11FNŜ-10juŌƪǐ-9lŁŒŞƙǑ-8nUŐţŶŹƜ-7mrsMĻũƈƧ7cľōŤƞǞǧ8űƣƵ9vĽŰƎƲǍǗ10iŏŽƒǆ11Ŭƍǈǔ12żƐ13ŚŧƇƭǖ14Ū15Zƻ16gŇƄƉ17ńŊ18Ĺ19Ţ20Ĵ21yŠǩ22hqHƹ23PŃƋǄ24tĺ29ơ30Ƭ34xV35X39Ʃ41a
~kin>	64 -12ǩ-8ƙ-7ŔŸƣǓ7pZłœ8Cō9ŚŠŬƍƵ10VŃŢŨǖǠ11ƻ12tŭƄƅƩ14ĹŀńǍ15HƐ16ƞ19X20ĿǞ26a
~kind	55 -30Ǜ-12ƻ-11Ʀ-10ƪ-9F-8ĹŇ-7ŭƅƈ7bŖƸǥ8ưǟ9źǩ11ĺŊƚ12iRX13Ǝƹ14űǆ16qxƲ17ƇƉ18hŤŧ19ƣ20Ū21ŏ22ǔ32ƋǄ44Ʃ
~king	50 -13U-11ŀňŗ-10Ŀ-9Ōǐ-8lrNŜŨǑ-7uŁŒŹ7Ŋť8QĽǖǦ9vŢŽƠ10Ƅ11cqŚŰǓǗ12Ńƭ13ńǈ14hHŠ15ZĹľ16ĺƒƹ17ż19tƻ21gP22Ĵ23ǩ26XŇ28ay29x33V35ơ37Ƭ
~kip	82 -10Ǧ11Ŋ12Ƃ14Bǁ16ŉ18ů
~kip>	82 -10Ǧ11Ŋ12Ƃ14Bǁ16ŉ18ů
~kit	71 9Ǝ11Lƞǈ14ǝ17Ǆ22Ǜ25M41ƌ
~kitc	71 9Ǝ11Lƞǈ14ǝ17Ǆ22Ǜ25M41ƌ
~kke	81 21ǘ41Ǡ
~kkee	81 21ǘ41Ǡ
~kle	72 8g9W11ƿ13N17Ĺ22Ŷ28ƣ34Ǎ
~kler	77 30ƣ36Ǎ
~kne	86 15Ƹ21ƽ42t
~knee	88 15Ƹ43t
~kno	51 -12ƶ-11ĹŎǔ-10dŌœŤ-9nƮ-7ľǅ7OņŗřƐ8ĵĽŋŘƀ9Ļ10ňŔƈƓƛƷ11c12h13wŒŜţƎ14ŲƧ15rōźƌƩ16Ƌ17Ű18Ņǃ22ƳƸ23f27A32ǩ43ŉŖ
~knob	90 30Ƌ
~knoc	81 7mţ26ƌ27ź
~knot	90 45f
~know	52 -12ƶ-11Ŏǔ-10dĹŌœŤ-9Ʈ-8n-7ľ7GŗřƐǣ8OĵĽņŘ9Ļŋţƀ10ňƈƛ11ŔƓƷ12ch13ŒŜƎ14wŲ15rōƧƩ17Ű18ǃ19Ņ22Ƹ23Ƴ28A33ǩ44ŉ46Ŗ
~kon	90 9rB10z21ư
~kon>	90 9rB10z21ư
~kru	88 29ĵ
~krup	88 29ĵ
~ks>	48 -20ǩ-18Q-15ų-10gIRŐƝƸ-9Ķǋ-8jnƻ-7qJŀŁŌ7tĽľǙ8mwňŕźŽƗ9TšǗǝ10ŘűƑƷǌ11Ǒǜ12ƽǔ13ŒƦ14Xķżžǖ16Ɓ17r18Ɖǘ19ŝƙ21ƥƹ22Ɵ26z27Ɯ29LƛǛ30ŵ33Ŋ34ǈ41ǐ44Ǡ
~ksg	86 11ǜ34k
~ksgi	86 11ǜ34k
~ksh	72 -7Ǎ12ǣ19Ƒ35Ɲ
~kshe	80 13ǣ
~ksho	77 -8Ǎ21Ƒ38Ɲ
~kup	67 -11ǂ-9ŗ7Ǐ9ųž10ƊƸ14ŭ19ŵ22ƫ25ƾ26ƛǘ27ŏǐ
~kup>	68 -11ǂ-9ŗ7Ǐ10ųƸ11Ɗ14ŭ15ǐ20ŵ22ƫ26ƾ28ŏ32ƛ
~kups	90 -8ƛ12ž16ǐ42ǘ
~ky>	76 -20g-7ǈ10ǘ11ţƔ12PZƠ26j28o47ǀ
~kya	90 -9ƙ9Ɯ11Ɣ14ƍ
~kyar	90 -9ƙ9Ɯ11Ɣ14ƍ
~kyd	86 20ǀ
~kydi	86 20ǀ
~la>	60 7cƀǓ8gǃǩ9ń10xBŅŜž11Ŷ12Ƙ19ų40Ǧ56Ƃ
~lab	74 8Ɠ10h12l13ǜ15ťƾ17ƻ24ū26s37Ƈ
~lab>	80 9Ɠ11h40Ƈ
~labo	90 7ǎ16ǜ19ť
~lac	50 -10S-9Z-8v-7WķĹŦŶ7Uƒǔ8hǙǨ9Ǜ10ńƆƲ11ǖ12Ƥ13Ƒ14ƈƟ15ŏůƌƢǋ16Ń17Ɯ18DMşƥ19ƅƔǊ20Ɨǅ21Ɠ22Ʀǟ23G25ƞƠ26Ƶ27Ǣ29H37FƐ
~lace	51 -10S-9Z-8v-7WķĺŦŶ7Uƒǔ8hǙ9ǛǨ10ńƆƲ11Ƶ12ǖ13ƑƤ14ƈƟ15ŏůƢǋ16ƌ17ŃƜ18Mşƥ19DƅƔǊ20ǅ21Ɨ22Ɠǟ23GƦ26ƞƠ28Ǣ30H37FƐ
~laci	79 19ĺ24Ƶ
~lad	72 -8ƀ-7b8ĹŧŵǙ9ǁ10Ƽ11Ő12Ťť15ŜǄ16ǈ20ż21ǣ23Ɯ24o25Ŷ26t
~lad>	83 -9ƀ-7b10Ĺ12Ƽ13t14ŐŤť23ż29Ŷ
~ladd	86 11Ǚ18Ǆ20ǈ26ǣ
~lady	80 -16ǈ9ŧŵ10ǁ17tŜ27Ɯ28o
~lai	54 -11Y-9ŻƩ-8ŝ7ưǧ8ŵƉƸ9ƃǚ12ľƧ13Ǩ14ŇǛ16Ŗ17Ŧ19ňũ21BŔ22Ŋ23Ş31Ťǜ33Řťŧ48ţ
~laid	82 14ƃ15ŵ16B20ƧǨ25Ň
~laim	58 -11Y-9ŻƩ-8ŝ7Ņǩ8Ŕǣ10ǚ14ľǜ15Ǜ19Ŧ21ũ35Ř36ť38Ť43ŧ55ţ
~lain	68 -9ŧ9ſǧ10Ɖư11Ƹ14B18Ŕ23Ŗǜ25ň29Ŋ32Ş
~lak	80 -8Ų-7Ǉ8Ɯ9Ŝ11ķ24kƟ26ƙ27g
~lake	80 -8Ų-7Ǉ8Ɯ9Ŝ11ķ24kƟ26ƙ27g
~lam	78 9ſƺ12HƐ14ńǟ16ǎ40Ŕ
~lame	81 9ƺ13HƐ15ń41Ŕ
~lan	51 -15Ƅ-10C-9PƟƸ-8nǝ-7ŕŲžƕƜǖ7mAŬųƔ8Ŧ9JŖ10Ŕ11lĶ12S13IƌƠ14F15ĸǄ16ĺŏ17ƃƤ18ķŠ19Ƶ20ǚ22ǩ24WŇ25Hơ27D29Ǟ30k32y35ǌ38ǀ49V
~lan>	65 -14Ƨ-11Ƹ-7ŕǖǩ7kz8ŀƯ9Ōŝƶǀ10łŠ11uƁƱǞ14ŗ15Ŗ16Ķƃ20Ň23ŏ26Ƶ39W47V
~lanc	82 -10ƕ-8Ų9ƃ15Z27Ɣ
~land	64 -16Ƅ-10Ɣ-8ŗ-7Ľž9ĸ10ų11Ƥ12Ŧ13JŬ14Š18I20Ň21ƠǄ23F26ķ33ơ46ǌ
~lane	83 -10C-9n38ǀ39ǩ54D
~lann	71 -9ǩ10ǔ11Ǟ12Aǀ15VƤ16ĸ18H23ƌ42y
~lans	69 8Vǁ15H29Ǟ30ĺǚ33k
~lant	81 -11Ǟ15ů16Ƨ17U24l29S
~lap	74 -8Ǐ7ŕ11Ǘ12Ś21U22Ɲ48š
~laps	79 52š
~lapt	88 -10Ǐ13Ǘ14Ś27Ɲ
~lar	56 -9Ə8Ÿ9Ƨ10ǅ11œŠơƮƾ12uŗśŲ13XƦ14Ś15ŅŘ16W18ĸǉ20Ɔ21T22Ɖ25Ƙ27Ɗ28Ŧ33ǔ47Ǝ
~lar>	65 -7Ť7KƩ11Ÿ12ǅ14Šơ19ĸŘŲ23ŗ26Ŧ28Ɖ29Ƙ31Ɗ
~lara	83 21ś26Ś
~larg	85 10Ł17ǔ33Ɔ
~larm	72 -10Ə62Ǝ
~lars	74 -9ŗ7žƗ8ŎŦ13XŢ14ľ16œ23Ņ35ǔ
~lary	78 14Ƨ15ǉ18Ʈ20u21Ʀ24W35T
~las	45 -14Ť-12ŒŦ-11ũ-10GŧǗ-9Bĺŕƴ-8vĿŠŨƒƳǅǐǝǢ-7psDLSŅňŰƃƜǄ7xřƼǦ8ŬƩǖ9ƫǘ10iĹŻſƑǌǑ11łŵż12ĽűǨ13źƲ14cEŔƹƺƿ15š16ư17ǣ18ţƋǉ19ƁƚǛ20bŜƸ22ƈ23Ǐ24ĵ25a26Ǟ28Ŗ30Ǌ31Ǚ34œ36Ǥ38ņ40ƾ
~las>	88 -10ǐ9ƫ14ņ19Ǒ
~lash	90 -9Ɯ12ž14ƍ15Ɲ
~lass	71 8dƄ9ř11Ǚ12ƀ13x19ǌ26ƿ27ź34Ɓ55Ǥ
~last	46 -14Ť-12ŒŦ-11ũ-10G-9BĺŕƴǗ-8dĿƒǅ-7pvDSňŠŧŨƳǄǝǢ7jƶǒ8ƼǖǦ9ŬƩ10ĹŻƫǘ11iłƑ12Ľŵżſ13űƲǨ14ƹƺ15cEŔ16š17ư18Ƌ19ţǉ20ƚƸ21bŜǛǣ22ƈ24Ǐ25ĵǙ26a27Ǟ29Ŗ31Ǌ32ņ35œ41ƾ
~lat	61 -11ŤƼ-10ŦŸ-9Ņ-7řƘ7oƪ8ƐƔǂ9ĺǙ10ĵţżƭǣ11ƾǕ12ŲƁƚ13ǟ14ǜ15ƴ16NŔƸǎ17ǩ19ƨ35Ɖ43Ż56ū
~lat>	78 -11Ņ-10Ŧ9Ř16ƚ17Ɓ21ƴ26ƨǩ45Ɖ
~late	66 -11Ƽ-10ŤŸ-7ř7ǀ8ƪ9Ɛǂ10ĺǙ11ĵƭ12Żżǣ13ţƾǕ14Ų15ǟ16ǜ17ǎ18NƸ64ū
~lati	77 9o11Ɣ25Ŕ40Ż
~lau	86 -9Ţ-8ţ22Ǔ27ǩ32Ǣ
~laus	88 -8ţ22Ǔ33Ǣ
~law	68 7ŋ8z9Ƃ11Qǡ12Ǧǩ13łŅ15B17n20A22Ʋ28ǜ34ķ
~law>	79 9n11z13AQ16Ņ19B
~laws	81 -9ŷ11nƂ13Ư15ǜǦ16ķ
~lawy	77 7Ǔ9ŋ10A13ǡ15ǩ18ǜ24ķ27Ʋ
~lay	74 -14Ũ7Ś8Ƥ9Ƙ10ƂƧ11V13ƜǦ14Ť15Ŀŉ17ư21Ɖ24g34D
~lay>	77 -12Ũ7Ś8Ƥ9ƉƘ12Ƨ14Ɯ15Ť16ŉ18ư26g35D
~laye	88 12Ƃ15ƉǦ
~lba	88 21I
~lbac	88 21I
~lbo	85 -11C9ļ13ĸ15DN21Ǚ
~lbox	88 -11C14ĸ16D22Ǚ
~lc>	79 22ǃ54ǆ
~lco	71 -9Ǆ33ƿ35Ǜ
~lcoh	71 -9Ǆ33ƿ35Ǜ
~ld>	31 -23x-19Őų-17Ƴ-16ǋǞ-15Ť-14qŒ-13Uǖ-12kŦŭ-11ĺ-10nŅƝƟƠ-9oQRşŴƞƻǇǛǣ-8FŁţŲżƉ-7twzĹŰƆƙƚơƣƥƼǃǎǐ7ŉƍǘ8ZŇũŶƛǏ9bejĽŀƂƘƿǦ10ĶľĿƩƪƺǓǡǢ11rLƏǄǗǧ12AĵŃƀƸ13ŗ14pņŌŘŚƒ15ū16mž17aŽ18Ļǚ19DƈǁǨ20BYŖƋưƶ21TŊœƗ22ĴƱ23Ş25ŷƅǩ27sķśŢ28Ư31v33ŵƬƭ35KMǝ36Ƥ37ű38cXƵ44Ŏ46Ʒ51ĸ53Ʈ
~lde	65 -12t-7uŸƆ8ƅ12NǨ18Ɠ19y20p23ĶŬŴ25xŹ28z29v35w39ǧ
~lder	71 -12t-8Ɔ13NǨ14ƅ19Ɠ26ŬŴ28p31z43ǧ
~ldes	75 -7Ÿ27v29y30xŹ43w
~ldi	60 -11Gƅ-10F-9ƈƩǌ-7Ƌƾǩ7Ɨǝ8Ɖ10Ƥ11tƸ17ű22S26ŀ29Ƒơ30Ǣ35ǋ48Ǎ53ƣ
~ldin	60 -11Gƅ-10F-9ƈƩǌ-7Ƌƾǩ7Ɨǝ8Ɖ10Ƥ11tƸ17ű22S26ŀ29Ƒơ30Ǣ35ǋ48Ǎ53ƣ
~ldr	74 7ƶ11y12w13ƫ15Ư20v36u
~ldre	74 7ƶ11y12w13ƫ15Ư20v36u
~lds	73 -15Ɣ-12ơ-9t-8ƪ8ƈ11Ƌ12Ŭƣ13ƕ20v22p28Ʃ36ƅ
~lds>	73 -15Ɣ-12ơ-9t-8ƪ8ƈ11Ƌ12Ŭƣ13ƕ20v22p28Ʃ36ƅ
~le>	39 -17ŀ-15Œ-13ũ-10QŏŗŹƃƓǊ-9jorŠƌǂǋ-8iŁŃŔťƣƫǓ-7yAĴŌřƇƙƛƠƱǕǩ7kNż8fňşƚƪǅǖ9ųǇǒǙ10Ŵ11vŊőƥǁ12hwxLŘŰƲǗ13lĸƒƷƺǝ14ūƯ15suIłƎ16nYŇǈ17dMRƜƩǉ18ŦƁ19Ƙ20ƀƉ21Ƥ23śŧű24Xǆ25Ŭǜ27ļ28Ų37a
~lea	47 -17Ő-14śƈ-13ǈǍ-12ŕ-11p-9nSŔƮǐ-8ŖťƋƨ-7vľŜşƒƗƯǓǘǟ7dDĹĺŇƫƼǛǜ8ũŰűŲƜƠ9ŊŹƐƾ10VĿ11AŝƥƬ12Ǝ13z15Ťŭ16a17Ɣ18ţ19ĻƳ21ŗ22Ƨ23Ǐ24Ů25F27Ƣǋ28Ɖ29ňŻ34ŉơ35Ƥ36ƶ37ƛ40Ţ47ǌ52Ŭ
~leag	80 10ů47Ů
~leak	71 -19ƈ-9Ƌ10ũ14Ǝ28Ť46Ɖ61ƛ
~lean	71 -14ŋ-10Ő-9ǈ-8T8Y9Ƽ10Ƒ11Ǐ14Ǣ15Ɛ16Ň17ű19Ǜ22u23zAƜ30Ż38ţ
~lear	72 -10ǐ-7ťǛ9s11ĻƷ12T16ŬŲ19Źƾ29ŉƔ54ň
~leas	55 -15ś-14Ǎ-11ŕ-9np-8Ŕ-7Ǔ7ƞ9őǅ11DŗƠ12dĹ19Ǐ20ŭ22a24ŝ32F35ǋ37Ƣ40Ƥ44ơ56Ŭ58ǌ
~leav	59 -11ŝ-9u7ƁƂ8ƀǎ9sŁ10Ɵ12ĺǜ13Ŋƫ14Űǩ15VƬ16Ļƥ17ŗ18Ŀ21ŉ27Ƴ30Ƨ47ƶ54Ţ
~lec	69 -14ǧ10P11Kƫ12ĵ16q19Ǒ23ǒ29Ƌ38Ƙ
~lect	69 -14ǧ10P11Kƫ12ĵ16q19Ǒ23ǒ29Ƌ38Ƙ
~led	57 -11K-10Ɖ-9œ-8ŉŖ-7rvŏŞŲ7ķƌ8ļŦƄ9bŘ10Ŋ12ŃňŌ13jƈƩ14ŤŵŶǐ15ţ16oĴŢ17ń18N21w22ƞ25ŔšŻ28ş31ǃ40ŧ
~led>	57 -11K-10Ɖ-9œ-8ŉŖ-7rvŏŞŲ7ķƌ8ļŦƄ9bŘ10Ŋ12ŃňŌ13jƈƩ14ŤŵŶǐ15ţ16oĴŢ17ń18N21w22ƞ25ŔšŻ28ş31ǃ40ŧ
~lee	68 -8ŷƚ7ƎƜ9ŀ10ľ13ǐ14Ō15ĸŨ17Ƥ18Ļł24Ƽ28Ű31n37x
~leep	69 -8ŷƚ7ƎƜ10ľ14Ō15ĸŨ18ĻƤ19ł24Ƽ28Ű31n37x
~lef	69 -9Ʈ-7Ƭ7f8Ƌ9ķĸ10lŖ12Ķ15Ƨ16ŕŢ18Zō21ŝ25ƶ26Ɣ30Ŭ
~left	69 -9Ʈ-7Ƭ7f8Ƌ9ķĸ10lŖ12Ķ15Ƨ16ŕŢ18Zō21ŝ25ƶ26Ɣ30Ŭ
~leg	62 -11n-8ŗ10ŋ11ž12Ɯ16Ʋ21ǃǆ22ƶ26ź29y38mƱ41h
~lega	75 -8ŗ7f8ŷ9ƀ12ŋ13ž20Ʋ25ǆ26ǃ29ƶ
~lege	66 7x14Ɯ28ź37y41mƱ
~lem	71 8sĹǂ10ŵ11ǜ12Ƽ13Lƛ14Ŝ16ŀ17Ŧ22Ɩ28Ž
~lem>	80 9ŏ10sĹ11ŵ16L18Ŝ19ŀ
~lema	86 34Ž
~leme	90 21Ŧ28Ɩ
~lems	83 9Ƹ10ǂ14Ƽǜ15ƛ
~len	68 -10Ʋ-8Ŗ8Sƙ12L14ƭƸ15Ŋ16ǘ22Ŭ23Ƅ26ų52ƕ
~lend	70 -10Ʋ-8Ŗ8ƙ13L23Ŭ24Ƅ27ų54ƕ
~lent	90 19Ƹ
~ler	67 -10ŧ-7Ź8Š9ļőƁƿ10Ŵ11jHƂ13xŔ14şǕ15hv17ƻ19Ƅǈ25ƣǐ30Ǐ31Ǎ
~ler>	76 -10ŧ-7U11ļŴƁ12Ƅ13jHƿ16xŔ17ş27ǐ34Ǐ
~lere	90 -27ƣ53Ǎ
~lers	74 -9Ǎ-7Ź9Ƅ10ő11Š12Ƃ17vǕ18h19ƻ50ƣ
~les	51 -14Ś-13ǉ-12ş-11ő-9ŭ-8wǡǩ-7TŦ7Lź8uSŢƒƪǙ9ŁŴŶǕ10iƉ11UŅŘƝƻ12cľŜƼǆ15Ǡ16Ƙ17ǁǓ18Ǜ20ũƹ24ņƏ27ǘ28ů30ƈ31ǖ34ǐǗ35Ū40Ů42Ǌ
~les>	53 -14Ś-12ş-10ƿ-8ŭǡ-7w7ź8L10ŁŶǙ11ŴƉ12Ř13ǆ14cƻ15Ŝ16Ǡ17Ƙ18ǁ20Ǜ22ƹ26Ə28Ůƈ30ůǘ33ǖ36ǐ37Ǘ39Ū44Ǌ
~less	71 -12ő-9ǉ-7ŗ7G8ƤǇ9ƶ10Ʀ11Ɲƿ13Sƒ14Ţ16iu18ŅŮƪ19U21ľ26Ǔ30ũ
~lest	90 24Ƽ
~let	57 -9hƷ-8Ŗǩ-7Ŀŷƣ7Ƶ8OųžƄ9ĵš10ŃŐ11ŪƜ12yNƪƾ13Ǝ14Ŋ15Ś16Ļ17K18xŎŸ19aĽ20Ş21ř23Ŕ24Ɛ25Ž27ƛ33ǜ37b
~let>	61 -10Ʒ-8Ŗ-7Ŀ7iŁŘǓ9řųž10xOĵšƵ11ŃŐƄ12Ū13NŸƜƾ14Ǝ16Ŋ18Ļ19Ŏ24Ş26ŽƐ28a31ƛ35ǜ
~lett	70 -9ah-7ƣ7JŸǐ9ū10ƪ11x15K18ř22Ś29Ľ36Ŕ49b
~lev	72 -8C8ūƩǌ16Ɗ18m24ƣ29Ɔ
~leve	72 8ūƩ11ƣ16Ɗ18m29Ɔ
~lex	78 -11Œ-8Ǎǧ13Ƙ14Ơ40ơ51ƣ
~lex>	78 -11Œ-8Ǎǧ13Ƙ14Ơ40ơ51ƣ
~ley	88 11ƚ18ű23f
~ley>	88 11ƚ18ű23f
~lf>	53 -9Ʈ-8ŲǊ-7yķŌŎ7pVŘƇƎǢǣ8AƀƊƻǑ9ƕ10CQĴƠƨǂ11cƓ12kqƑƷ13tţǇ14ō15Ł16rǉ17Ʀ18nǔ19HŦ20o24Ǩ25Ƭ39Ƣ44g
~lfr	86 21Ʒ24Ƣ
~lfri	86 21Ʒ24Ƣ
~lia	58 -12Ő7ǥ8Ǜ9Dŗ14ơ16Ľ17ǚ20ŖƂǌ27ƀ31ǡ41ž
~liab	59 7ſǥ9Ǜ10ŗ15ơ17ǚ20Ƃǌ28ƀ32ǡ42ž
~liar	88 -8Ő25Ľ33Ŗ
~lib	86 -12Ţ7ŵ9ş13Š20Ŵ22Ő
~lic	43 -13Ɣ-11n-10z-9Iť-8ŝŬ-7ǈǦ7ŞšūŲƀƴ8dŢƂƛƺ9ŐƄƖ10Ɓƚ11ƥǏ12ƓǛ14ơǡ15ƧƬ16ĹľŠƪ17ŕŗǀ18őǢ19Ŗ20aſ23Śş24Ʃ25ŏƵ26ŹƦ32ř38ǥ44Ÿ51ŷ
~lica	85 10S11ǀ13ƿ16Ō17ƴ
~lice	59 7Ż8Ǩ11oǛ12ƺ15dƄ16ū17ǀ21a27Ź40ŷ63Ÿ
~lici	68 -8Ū-7Ƃ8ŲƦƵ9ƘǛ12Ǧ17ǒ33ǥ36ş
~licy	47 -16Ǧ-14Ɣ-13ĺ-10z-8Iŝ-7ť7ŜŹƃƙƨǞǤ8Ş9šƀƛ10ŢŪƢ11Ɩ12Ɓƚ13Ǐ14ŐƂ15Ɠ17ơƬǡ18ľƧ19Ĺƪ20ŗŠǥ21Ǣ22ŕŖ23Ƶ24őſƦ25ŷ27Ʃ28Ś30ŏ38ř
~lid	75 9UŸ10ƅ11Ǉ12ƀ19ƍ28k
~lid>	83 10Ÿ11ƅ14ƀ
~lida	85 11U12Ǉ32k
~lide	90 23ƍ
~lie	57 -11Ǆ-9TǝǨ-7ZŲƃ7lyŠ8mSǖ9UţƬ10ŸƯǘ11Ǧ12uƴ14ǩ20Ɯ21ŭ26ǓǗ29ĿƝ31ǚ34Ǖ39Ŭ45ǔ
~lie>	90 -12Ǩ13Š52Ŀ
~lied	90 23ƴ
~lien	61 -11Ǆ-8Ư7ŊƖ9ǖ10Uţ12ǘǦ18Ɲ22Ɯ23ŭ28Ǘ29Ǔ33ǚ43Ŭ49ǔ
~lier	75 -10ǝ51Ǖ
~lies	85 -9Z-8T10ǐ12y18Ɲ23u25Ư
~liev	80 9Ō11lmM12S14Ƭ15Ÿ26ǩ
~lif	55 -14UŻ-13ŏŐ-12q-9ǂ-8ľŗ-7Ś7ǈ9şű10S11Ũŵ12ǩ13m18ĺ23iƬ29ƪ30ƿ34Ʒ35ƭƵ40ƴ48ƨ50Ʃ56Ƨ65Ʀ
~life	56 -14UŻ-13ŏŐ-12q-9ǂ-8ľŗ-7Ś7W9ş10S12Ũ13m19ĺ23Ƭ24i30ƪ31ƿ35ƭƷ36Ƶ41ƴ49ƨ51Ʃ57Ƨ66Ʀ
~lift	88 13ǈ21ű22ŵ25ǩ
~lig	77 7Dš10Tĺż11b15ŌƮ16Ż20ƻ23U
~ligh	79 7šƐ8D10ĺ11ż16ŌƮ17Ż24U
~lik	43 -17J-15Ǡ-13Ŏ-12Ʊ-11PĿ-10ľŤ-9śƻǞ-8qSƔƢƣƦǄǦ-7knĹƨƩǃǐ7byŊŔŜƯǋ8aŗť9AŬǖ10rDŇƜ11lţŨƅƭ13YŧƁƐƘƽ14gvŃŋŦŮűǍ15ņőƂ16jRłŌǩ17ƺ18txž19ŉŲ21ƶ22Ĵ23KĻ25ƿ29Ş30ƞ31U32ŝ35Ŷ
~like	43 -17J-15Ǡ-13Ŏ-12Ʊ-11PĿ-10ľŤ-9śƻǞ-8ƔƢƣǄǦ-7kSĹƦǃǐ7yŔŜƯ8aŊŗť9mAŬǖ10DƜ11lrŇţƅ12Ũƭ13YŧƁƘƽ14gŃŋŦŮűƐǍ15ņőƂ16jRƞ17łŌƺǩ18vž19ŉŲ21ƶ23KĴĻ25ƿ29Ş32ŝ34U36Ŷ
~liki	80 -14Ķ-7mvU10b15Ň23x27ƞ40t
~lim	58 -13Ɨ-11ơ-7ǩ7ľ8yœŠ9žƏ10Ǎ14ǌ15Ɠǈ16Ǧ19Ƒ24Ǔ28Ǣ32ǀǡ49ŗ
~limb	79 -7ǩ7Ʃ12œ21ǈ28Ƒ45ǀ
~limi	59 -14Ɨ-11ơ7ľŻ8yŠ9Ə10žǍ14ǌ15Ɠ16Ǧ25Ǔ29Ǣ33ǡ51ŗ
~lin	50 -14ǩ-11Ɯ-10Ɨ-9Ū-8lĻǂ-7jGLŏœŠţũƤǋ7KPĺŉƫ8xŕ9tŁńƻǀǕ10ŚƄǊ11SĸƌƸǄ12ǐ13Ĺŋ14Ĵ15ił16a17mTĽ19XŨ20sŅƔ21Ɠ22ƍƽ24ƾ25qŌ27ƛ28ǖ29C30I34ƴ35Ń36Ǟ
~lin>	72 7Ŝ8ł9a10Ǆ11Ĵĸƛ13sĽƮ14Ŀŉ15H16Ņ19ƻ28i
~line	57 -10ƜƷ-8t-7Š7Ǟ8Q9KVXĴ11ŕƫ12PŁƽ13aĽńŅǊǕ14SłŚ15sƛ17ŋ24Ɣ27ƍ30I34q35ǖ40ƴ44Ń
~ling	60 -8Ūǩ-7r7Nƨ8ƛƟ9D11ŞŽ12xĺƌ14Xƽ15tƄƸ16Ō18ǐ21C23mTĹ28Ũ29Ɠ37Ǟ
~link	88 12Ƒ14ǘ23Ō
~lip	85 -14ǩ8Ť13ſƗǌ17Ľ32ǡ
~liq	88 -20Ÿ-11ž12ƿ13Y43Ǜ
~liqu	88 -20Ÿ-11ž12ƿ13Y43Ǜ
~lis	56 -13ų-10Ř-9Ÿ-8Ş-7ƃƷǔ7fǥ8rƫǏǡ9Ɯǘ10ơ11gnĺşƅ13Ļƒǐ14ńƻ15ű16oǗǩ17ƘƾǑ19Ŭ20ǌ23ľżƗ24ŷ27Ǝ45ƀ
~lisi	70 -10Ř19ƻ31ż59ƀ
~list	59 -13ų-9Ÿ-7ƃƷǔ7aA8ǥ9rƫǏǡ10Ɯơǘ11ĺ12nşƅ13g14ƒǐ15ń17oűǗ18ƎƾǑǩ19Ƙ20Ŭ21ǌ24Ɨ25ľ26ŷ
~lit	51 -10ƛ-8ƣƧ7ĶĺļƳ8ŊƎƞƦ9ŗ10şūżơ11Y13œƫ14vĴŅǚ16uƂǌ18w20Ư22ƀǡ24x25W27Ƣ35ž
~lit>	75 11ž13ĺ15Ĵ17Ǉ22ƫ40Ƣ
~litt	59 -11ƛ-7ƣǇ7gIVĿņŐŽƻ8clzƳƹǄ9ļ10ĶƎƞ12ū13YŊż14Ʀ17vŅœ24uw25Ư29x
~lity	58 7ǥ8Ǜ9ǐ12Ķŗ14şơ17ǚ19ǌ20Ƃ22W26ƀ27ǡ32ž
~liv	52 -13Őž-11V-10gRŬǩ-9rŪƯǋ-8Ű-7ŒŸǇ7ƅ8Ɔ9ƃƲ10ǡ11D12Ơ13hǍ14uķ15Ķ16l17qƣǕǛ19HƤ20Ɵ21ƞ24Ƣ25Ʈ27C30ǐ34PƷ36Ų38z39F40G67n
~live	55 -12ž-10R-9ŬŰǋ-8grŐƯ-7S7ƅƤ10ƃ11ŷǡ12D14FĶƠ15h16zķ18Ǖ19lƢƣǛ28ƮƷ31C32ǐ37G41Ų60n
~livi	66 -13ŷ-11V-9ƽ-8Ūǩ-7ŐŸ7G8kŖ9ĿƢ11ƆƷ12Ʋ13nǍ14S19uƟ24q27H29zƞ33F47P
~lk>	58 -11ŉŨ-9ņ-7śƶǩ7ŖƗƽǕǨ8nƤǘ9RňƊǈ10sAĵƮ11ĸńǠ12ł13ŊƧ14Ǚ15ǝ17ZĻ18Ĺ20ŵ21ƣ29Ť48N
~lke	72 -11ř-8ĸ-7Ǩ8s9ż10K11Ư12ƨ14Ʒ16Bǔ22i25Ǆ28Š35r
~lked	73 -11ř-8ĸ-7Ǩ7tĽ9s10ż11Ư12ƨ14Ʒ16Bǔ23i26Ǆ29Š35r
~lki	68 -10N-8ƣ-7ňŹƬƳ7Ŧƨ8œ9hOĽŉ10cƆ11Cōƍ12X14ť15ń20v22Ň25ǩ29a32x
~lkin	68 -10N-8ƣ-7ňŹƬƳ7Ŧƨ8œ9hOĽŉ10cƆ11Cōƍ12X14ť15ń20v22Ň25ǩ29a32x
~lks	64 -9ǩ-7ǋ7AUĹľ8aWļƮǡ9Ɯ10Kǈ13Žƥ14Ǚ15žǗ16ŝǖ19ƽ20Ǉǔ22Ʀ29z
~lks>	64 -9ǩ-7ǋ7AUĹľ8aWļƮ9Ɯ10Kǈ13Žƥ14Ǚ15Ǘ16ŝžǖ19ƽ20Ǉ21ǔ22Ʀ29z
~ll>	32 -21ǌ-18ŗ-17ŵƮ-15Ǣ-14ŇŠǎ-13ĸǧ-12mTőŭ-11ň-10AŻ-9vGťůŽƦƯǀ-8ŎųǐǤ-7XľŀūƋƣǏǦ7cEŷƁǍǕ8eźƊƷǗ9Ŀǃ10ĵƢǒǞ11ayŤŲǙǥǩ12owzŊǛ13UVĹŬƬ14xĶŕƞƥ15sDĻƳǋǨ16gnŚŜŶ17BKMQZŁŦŨũƕǖ19qJń20dƝƫ21ǟ22Ŗǔ23ŹƌƗ24ţƀ25ƺ26PǄ27Ĵ28k30I31ǉ32L33ō34HĽ36ƭƲ38Ǉ41tł
~lla	56 -8Ƭǐ-7Ť7gǃ8BńŜŢ9xǅ11œǑ13ņ14Xŗ16Ř17ų19ĸ25ŅƘ27Ɗ29Ŧ34Ǧ53Ƃ
~lla>	60 7ķſƀǓ8cgǃǩ9ń10xBŅŜ12Ƙ20ų41Ǧ56Ƃ
~llar	66 -7Ť8ľƗ11Ţ12ǅ13œ16Ƙ17ŗ18X19ŅŘ23ĸ32Ɗ35Ŧ
~llas	88 -10ǐ9ƫ14ņ19Ǒ
~llb	86 8ļ21I
~llba	88 21I
~llc	79 14ǐ22ǃ52ǆ
~llc>	79 22ǃ54ǆ
~lle	55 -12K-11ǧ-9vœ-7r7HƼ8bCľšű10ĹŊƜ11ŌƸ12ŐŸƩ13ļ14Ľ15Ĵĵŧ16oŢ17ńƐ18ǒ20w22ź23Ƙ25Ŕ27Ż29y31ǃ32Ʊ33m
~llec	79 -16ǧ-7Ɲ13ƫ14ĵ15Ľ27ǒ35Ƙ
~lled	64 -12K-10œ-8v-7r7Ļ8N9Ƽ10ļš11b13ĹŊ15ŌƩ19oĴŧ20Ţ21ń26w30Ŕ33Ż37ǃ
~lleg	66 7x14Ɯ28ź37y41mƱ
~llen	90 19Ƹ
~ller	90 -10ŧ8Ő17H19Ŕ
~llet	84 -7ŷ9ļ15ľ20Ÿ23Ɛ
~lli	60 -9Ř-7ǩ7ƨ8ĸĽǄ9asĴ10Ũ11Ņ12ĺŽ13ƻ16Ō22Ĺ23T26ż29Ɠ38Ǟ42C49ƀ
~llin	65 -7ǩ7IŒ8ƨ9ĸĽǄ10asĴ11Ũ13ĺŅŽ18Ō24Ĺ25T32Ɠ41Ǟ45C
~llis	71 -11Ř8J32ż59ƀ
~llo	73 -10Ŷ-9Ŧ-8DƢ-7ŗ8wơ11g12ƅ13ƥ15ų18KƧ20Ƶ22ǃ25Ľ28ƒ31ň34ǩ
~llow	74 -10Ŷ-8DŦƢ-7ŗǩ8ơ9w12gƅ13ƥ15ų18Ƨ19K20Ƶ22ǃ25Ľ29ƒ31ň
~llp	78 -7Ĺ8S9v11GŦ12Œ15Ļ18ķ23T
~llpa	78 -7Ĺ8S9v11GŦ12Œ15Ļ18ķ23T
~lls	58 -8ŗơ-7ŵƂƳǨ7MUşƶ8ƕ9Ņǡ10ƗǍǤ11nť12hŁƜǌ13KYŋǣ14ƃ16ƌ17Ő19ŞǠ20ƮƲ22Zư24Ǚ30Ƈ35ƻ
~lls>	59 -8ơ-7ŵƂƳǨ7MUŧƶ8ƕ9ǡ10ƗǤ11ťǍ12nǌ13KYŋƜǣ14hŁ15ƃ16ƌ20ŞƮǠ21Ʋ22Zư25Ǚ30Ƈ36ƻ
~llst	86 14ş16Ņ17ő33Ő
~lly	58 -11ŀ-9ƾ-8ŏǄ7ŨŬƄƮ8Ĵľǡ9tKŭƯǅ10řŧ11PĺŲ12kĸǆǙ13Š15Ɩ16lņƞ17LƸ19ł25A28Ŗ
~lly>	58 -11ŀ-9ƾ-8ŏǄ7ŨŬƄƮ8Ĵľǡ9tKŭƯǅ10řŧ11PĺŲ12kĸǆǙ13Š15Ɩ16lņƞ17LƸ19ł25A28Ŗ
~lmo	75 -10Ɯ-7ǣ8Ƅ10ư11d12k17ţ21Ǖ35Ǚ
~lmos	75 -10Ɯ-7ǣ8Ƅ10ư11d12k17ţ21Ǖ35Ǚ
~lo>	86 -15F8z14s18f20Ƣ24ǩ
~loa	58 -14Ƨ-12Ǟ-7ƄƳǩ13k17Ɓ23Ɣ27ś32Ʊ37Ʈ42Ŭ53ƕ58Z63ƪ
~loan	58 -12Ǟ-7ƄƳ17Ɓ18Ʈ24Ɣ32Ʊ42Ŭ53ƕ58Z63ƪ
~loc	62 -14Ɗ-10V-9ƙ7Ŝũ8Ŏƽ9Mǔ10CŌ11Őǎ13q14ŰƇ15lQľ17ƍ22Ǟ24ƣ27HRǘ32Ů36ǋ45ƥ
~loca	71 -10V10Ŝ11ǔ14CMŐ19lľ25Ǟ31H48ǋ
~lock	68 -15Ɗ-9ƙ7ň8ũ9ƽ10Ŏ12Ō13ǎ14q16ŰƇ18Qƍ27ƣ31Rǘ36Ů50ƥ
~log	79 -8ŭ8Ǘ13ƛ16Ʋ20Ƈ21Ś22Ő25ǘ29Ɛ
~log>	88 9Ǘ18Ʋ22Ƈ24Ś
~logs	90 33Ɛ
~lon	50 -24ŭ-10LŐŤƢƶ-9ł-8tŲ-7jDVŶ7gnsŝƼ8HŮƄƈ9vĶ10fǏ11Ł12ūƵǈ13ƏƷ14řǃ15l16ŸǍǩ17i18ŕ20šŧ21ƗƮ24ť28ǝ30GS32ůƟƭ34Ƥ38Oǅ44ő
~lon>	86 -16t-9D-8ų8Ǎ23ǩ25ǈ27ǃ30ǟ
~lone	79 -12ǋ-9ǩ-8Ųƕ-7ł7zƟ8ƃ9Ŗ14Ʈ16Ʒ20Ǎ24n27Ł
~long	51 -25ŭ-16ǟ-10LŐŤƶ-9Ƣ-8n-7jVŶ7YŝŽƥƼ8gHŮƈ9vƄǩ10sĶ11fƵǏ13ūƮ14Ə15ř16l17Ÿ18iŕ20š21ŧ23Ɨ25ť28ǝ29Ɵ31GS33ůƭ35Ƥ39Oǅ45ő
~loo	50 -23ǩ-15ƈ-12Q-11ŏŭƢ-10Ǎ-9iŐ-8Ɯ-7gŌŤťƳ7yĻūƤ8pXƫ9JVĿǂǙ10HľƆƐƷƽ11RŶǈ12ĽłŠ13Ũſƛ14jƼ15ĵƉ16ŜƊǞ17ĹǊ19sŃńƬ20ƻ21Ư23ĺ25zŇ26Ś27ƾ31ǁ38ƣ57ƙ
~lood	63 -10ǩ-8ŏ8ŨƊ12Ƥ13ǂ15ƽ20Ƽ28ƻ33ƾ42ǁ93ƙ
~look	54 -16ƈ-12ŭǩ-11Q-8i-7gŤťƳ7TŎřŨūǥ8Ţ9pyXĻŖƫ10JǙ11VĿ12HľŶƐ13RƷ14ĽłŠ16j17ĵƉ19ŜſǞ20ĹǊ21ń22ŃƬ24Ư26ĺ28zŇ29Ś
~loor	73 -22ƙ-13Ƣ-9Ǎ8ƌ10x15Ɗ16Ɔ23ǈ27ƛ58ƣ
~lor	63 -21Ɣ-16Ƅ-15ž-8ŗ-7ǖ9kvƃ10Ƭ11Ŭ15Ǖ16Ŵǃ20ų21HƠ31F33ơ35m50ǌ
~lord	67 -17Ƅ-10Ɣ-8ŗ-7ž7Ź10kv23Ơ34F35ơ53ǌ
~lore	90 -15Ɣ9Ĺ16Ŭ23Ŵ29ų
~lori	86 -11ž8Ÿ14ƃ31H
~lors	83 46m
~los	50 -10qtƈƽ-9Ƭ-8Š-7nŖŗ7IŝƃǓ8Y9CŨǔ10Xőũ11Ť12ĿƤ13Ə17Ƒ18ķŦ19Ƨ20ƙ21Ř22ƕƺ24ň25Śů27Ǚ34ţ36ť37ǎ44ǝ66Ƴ67Ɩ
~lose	54 -13ň-10ţ-9q-8ƈƬ-7ŧƚ7gĿƊƺ8IŞ9ŝǓ10C12őť13X15Ə17Ƥ18ƕ20ƑƖ23ķƙ24Ƴ25ǩ28ů29ŚǙ42ǎ51ǝ
~losi	67 -15ǩ7Ƴ8ƕ10ĿǨ12Ũ19Ř25ň66Ɩ
~loss	72 8ƺ15ŧ16Ƴ17Ř18ũ19Ť30Ŧ37ť66ţ
~lost	72 -13t-10Ɩ-7ǩ9Ʈǀǔ10ƨ11Ũƚ15Yƃƺ21Ƨ27ň73Ƴ
~lot	64 -11ǩ-9ǔǙ-8Ǉ-7ŏƌ7ơ8tĿżƇǟ9RŻƚ10ǖ12Ő13Ť14Ň19ŰƗ21C29Ɵ31ķ32Ɯ35Ƒ38ǀ45ư
~lot>	65 -10ǩ-9ǔǙ-8ŏǇ7ƙ8Ŀżơǟ9tRƇƚ10Ż11ǖ12Ő13Ť15Ň20Ű29Ɵ30ǀ31ķ32Ɯ36Ƒ46ư
~loth	86 -8ƌ28Ɨ
~lou	79 7Ľ10ś12x16ƞ21Ŷ23j28Ǘ
~loud	82 8Ľ10ś13x24j30Ǘ
~lov	67 -18P-7ĶǐǗ7ǖ8Ɗǩ9rŚƑǃ10lt11MŝƄǄǋ12ƶ13ż14ǔ17ƅ23U29Ŷ38ǟ53ƞ
~love	68 -18P-7ǐǗ7ǖ8ǩ9rŚƊƑǃ10l11ŝƄǄǋ12Mƶ13ż14ǔ18ƅ22ƞ24U32Ŷ39ǟ
~lovi	88 -8Ķ15t42ƞ
~low	59 -21x-15Ŧ-13ń-10ŕŧ-9Ŷ-8D-7ŠũűƢ7cjĵŮƅ8ƂƑ9ƙƥǦ10iųƃ11ĻƧ13K14bƞ15UƵ16Ŏ17Ɨƚǃ18ǟ19Ľ21gƒ22ƛ27ľ30ǎ34ň42Ņ46Ɗ
~low>	64 -14x-13ń-11Ŧ-10ŕŧǩ-8Dű-7ũ7wūơƺ8ĵŮƂƅƛ9c10ƙ11Ǧ12iŘ13ƒ15bƧ16Kňƞ17UƗƵ19ǃ20ǟ21Ľƚ24gƊ27Ņ32ǎ
~lowe	71 -17Ř-9xŶ10ƛ11ǩ13ų14ƃ15Ļ20ŅŎ29Ɗ33ľ
~lowi	88 11ƛ13j29ň
~lows	90 -9Ƣ14Ƒ16ƒ17ƥ
~loy	58 7Ǘ13ǈǑ14V15őǣ18q19WƧ21ǜ23Ǉ24S32Q33Ţ
~loya	82 14Ǘ30ő49Ţ
~loye	59 7ǐǥ14VǈǑ15ǣ17S18q19Ƨ20W22ǜ24Ǉ33Q
~lp>	69 -8i-7Ũ7ŀǉǜǩ8Ư10v11ŒŢ12ŝ13ŧ14sǈ16z20ĵ23ň32Ǉ35Ĺ
~lpa	78 -7Ĺ8S9v11GŦ12Œ15Ļ18ķ23T
~lpar	78 -7Ĺ8S9v11GŦ12Œ15Ļ18ķ23T
~lpi	88 28z
~lpin	88 28z
~lps	86 -9Ł7c10Ů32A
~lps>	86 -9Ł7c10Ů32A
~lre	71 7v8Ɩ12ưǩ14p15Ĺ16Ź27Ɓ30ŏ
~lrea	71 7v8Ɩ12ưǩ14p15Ĺ16Ź27Ɓ30ŏ
~lri	70 -8lJ-7ǔǩ7Ĵ8Eŗş10ŨƮǁ11KŇŋ12ť14NƷ18M27Ŋ30i
~lrig	70 -8lJ-7ǔǩ7Ĵ8Eŗş10ŨƮǁ11KŇŋ12ť14NƷ18M27Ŋ30i
~lry	73 35Ƙ
~lry>	73 35Ƙ
~ls>	52 -11ǩ-10dő-9ơƳ-8ŰŲǨ-7ŚųƁƂǝǞ7ǔǘǡ8nǤ9tťǌǍǗ10pKYŋ11Łƃǣ12ŪƮ13Jƌ14ŭŵ15ķƜƬ16ZŞǜ18ưƲ19Ɲ21ǙǛ22Ǣ24ƇƉǠ26ǚ30b34h40Ǐ42ƻ
~lse	53 -15ǩ-8AǢ-7ƯƳ7Ŏǥ8Ƽ9hƌ10Ť11ǋ12FŢƑ13H14Ŵƙǝ16ƢƥƮ18ŵ19ǈ20ų24Z25n27ŷ28Ł38ş44ō45ń
~lse>	53 -15ǩ-8Ǣ-7ƯƳ7Ŏǥ8Ƽ9hƌ10Ť11ǋ12ŢƑ13H14Ŵƙǝ16ƥƮ18ŵ19ǈ20Ƣ21ų24Z25n27ŷ31Ł38ş44ō45ń
~lst	85 10ƈ14ş15Ņ17ő33Ő
~lsta	86 14ş16Ņ17ő33Ő
~lt>	63 -12Ʃǋ-8ŜƳ-7ĺŨ7bpƺǅ8E9Ż10ǝǩ11ŤǍ13ķ17Ƈ19ņ26Ǟ27ƪ29Ɖ36ż38ƅ
~lth	56 -15z-10p10ƴǗ12Ƽ14x21W37ƽ40ƃ58ǂ77Ƹ
~lth>	57 -15z10ƴ11Ǘ13Ƽ22W31ƽ33ǂ43ƃ61Ƹ
~lthy	79 8ǂ9ƽ23xƸ
~lti	90 12ş15ƀ16j27ǚ
~lts	85 18ű26Ǝ
~lts>	85 18ű26Ǝ
~lty	88 15Ǘ17ő30Ǔ
~lty>	88 15Ǘ17ő30Ǔ
~lua	84 7ƥ13Ɗ40Ƙ
~luab	84 7ƥ13Ɗ40Ƙ
~luc	83 -7ǈ10Ū13PţƔ14Ź31o
~luck	83 -7ǈ10Ū13PţƔ14Ź31o
~lud	70 -10Ǉ-8ǩ8ŷ9œƀ10WƁ12Ɔ13s15ǉ16Ơ18Ŗ20ǣ29ŏ
~lude	71 -10Ǉ-9ǩ9œƀ10WƁ11ǣ13sƆ15ǉ17Ơ19Ŗ30ŏ
~lue	63 -10ǖ-7ƾ8ƁƓ10Ŗ17Ŏ19ƒ20ľ21ƪ24ű27Ż34Ʃ39Ǣ
~lue>	66 -11ǖ-9Ǣ8ƁƓ11ŖŻ12Ǐ17Ŏ20ƒ21ľ23ƪ25ű36Ʃ
~lues	77 -8ƾǏ59Ǣ
~lug	85 10Ə35Ž
~lug>	85 10Ə35Ž
~lum	69 -7I7Ƈ10j11SƒǠ14Ǒ17ƛ21Ɠ25Ǖ26C36Ƌ
~lumb	71 -7I11jSƒ15Ǒ18ƛ21Ɠ26Ǖ27C37Ƌ
~lun	76 -7ƶ9Ōư10O12L15Ľ19N20Ə29Ŋ
~lunc	85 -8ƶ10Ō11Oư14L17Ľ22N
~lunt	81 22Ə32Ŋ
~lus	90 11Ÿ17Ŗ
~lve	73 8Ōż9Ł10Ŵƛ12fx14Ū17ũ21Ř
~lved	88 10ż11Ł15f
~lver	90 14Ŵ17Ū
~lves	78 9Ō12ƛ13x22Ř
~lwa	77 -10G8Ɯǩ9Ř10ļņ11Vĸ12ĵ20Ɨ24l
~lway	77 -10G8Ɯǩ9Ř10ļņ11Vĸ12ĵ20Ɨ24l
~ly>	43 -23ǩ-15S-14Ŧƌ-13o-10rŃŞǃ-9űŶƼ-8ŀǞǨ-7pNVĹşŢůƪƵƺǑ7mŷƗƘƧưǉ8ĻłŏŒƞ9ĸ10tĵŨơƬǕǚ11lLTňųƶǖ12uRőŻ13yķǙ15YŖũžƾ16ƤǄ17ľŮǀ18nƮ19Ų20wǇ21Ū22ǔ23ņţ24ĴƳ25ŧ26A28ĺ29ƽ31Ƹ59ŭ
~lyf	90 34Ų
~lyft	90 34Ų
~lyi	90 9f17ǀ
~lyin	90 9f17ǀ
~lys	90 11ƭ19ǅ
~lys>	90 11ƭ19ǅ
~ma>	74 -21ŏ-15Ƙ-7txǨ8nŷ9T10ǔ11lŪ12ƀƨ13a14Ŵ18Ư24mū26z56Ƽ
~mac	70 -8ǌ7ƛǖ12lƼ13ƻ32Ǣ34ǝ54Ǐ
~mach	71 -8ǌ7ƛǖ13Ƽ33Ǣ34ǝ55Ǐ
~mad	60 -12ƻ-8Ň-7ƈ7ņƤ8ƽƾǆ9Ǎ10r11ǜ12Ń15xƉƌƞǩ16Ĺƫ19Ŷ23Ŕ24Ũ27Ƈ31Š37ĺ
~mad>	88 -8P9ǜ18r34ǩ39Ũ
~made	60 -11ƻ-8ǩ-7Ňƈ7fņƤ8ƾǆ9ƽǍ13Ń15xƉƌ17Ĺƞƫ20Ŷ23Ŕ27Ƈ32Š38ĺ
~mag	64 -9Ĵ-8ĺ-7Ŵ10D14Ŏ19Ũ20ƚƛ24ƀ26ž29Œ30Ŧű33Ť
~mage	65 -9Ĵ-8ĺŴ9Ũ21ƚƛ24ƀ27ž30ŒŦű35Ť
~magi	88 20Ŏ25Ũ
~mai	55 -28P-13ǩ-11Ǐ-10ŷ-9CƟ-8Ǡ-7Ų7Ŝ8ĴŞǝ9ǖ10Uļǧ11ķƊǋ17ľ18E22ƛ23ś29ųǕ32Ľ35DǄ37ǘ45K83J
~mail	57 -8CǠ7n9Ĵ10ļ11Uǧ14Ǖ19E24ś33Ľ39ǘ43D47K86J
~main	71 -35P-13Ǐ-12ŷ-10Ɵ-9ǩ-8D-7ƅ8Ɓ9ŭŴ10Ŝ12Şǝ14Ɗǖ15ǋ16ķ19Ǖ24ľ31ƛ38ų48Ǆ
~mak	54 -14œŭ-10ĴŮ-7zŸǑ7OŃƎ8Ōǩ9ǐǝ10ǒ12ǔ13qŢŲǀ14Ňǚ15xZŀ16Ūů17P18cĻ20Ƴ21ňƮ23TŁ25łƝơ29ŬǄ34Ŏ37ǌ
~make	55 -14œŭ-10Ů-7Ǒ7OŲƎ8Ō9Ńǐǝ10Ŭ11ǒ13qǔ14Ţǀ15xŇǚ16ŀ17PłŪů18cƝ19Ļ21Ƴ22Ʈ24T25ǌ26ň27Ł30Ǆ35Ŏ
~maki	77 -9Ÿ7Ƅ9Ų10Ɲ11ł17ǌ19ǩ24Z27Ŭ30ơ
~mal	59 -11Ɲ-8Ų-7Ǩ7Ʀǜ8ǈ9ł10aAHǄǏǚ12Ŵƾ13ƥǋ15ţ17ŐŦǍ20R23ŭ36h
~mal>	65 -9Ɲ-7ŲŹ9h12Ǐ13ƾ23R26ŭ
~mall	71 -8Ǩ7Ł8ǜ9Ʀ10ǈ12HłǄ13A16ƥǋ18ţ20Ǎ21ŐŦ
~mals	86 42h
~mam	85 -8x-7t11Tƽ13Ƥ15aƨ30z
~mama	85 -8x-7t11Tƽ13Ƥ15aƨ30z
~man	45 -19ǉ-18Ǎ-16x-11Ɖ-10Ķũ-9Źǖǟ-8dRƅƸǘ-7iQĴŐŗŝŧųŶƃƄƌƦ7šǒ8UņƇƏƢ9Ųƻ10Sƭ11ŴŵƋ12ůŸżƟǄ13Ɩ14cgŮƳƿǎǩ15ƈƊƔƹǣ16ŻǗ17GVŕƆ18ŷ19ńǔ22ŪǨ25h27Ʃ28Ǒ29n30Ʈ31uơ41ƣǈǋ47Ǉ
~man>	71 -10xĶ8qĹƼ10aŨ12Ŝ15ƊǇ22ņ24U26ƣ30Ǩ31g48ǈ
~mana	72 -17Ǎ-11ũ7Ŏ10ǜ12ǌ22ŵƮ28Ƴ32ǈ48ơ
~mane	88 33Ʃ
~manu	86 17Ǚ19Ƈ30Ǆ
~many	47 -20ǉ-11Ɖ-10ǈ-9x-8ŹƸǍǖǜ-7diUĴŧųƃǟ7şţǕǨ9Ə10šƢƻ11Ųǎ12SŴƋƩƭ13Ÿż14ůƖƟ15Ů16cƈƔƿ17Żƹǣ18GŕƮǗ19VŷƆ20ǔǩ22hń25Ū27ƣ31Ǒ32n37u41Ǉ45ǋ
~map	90 14D15Ű
~mar	62 -12ƛ-9Ǣ-7ǩ7Ŕƍ8źƓ9ũǈ10qƹ11Y12ńŭ13Ǝƾƿ14AƬ15ƥ17Ţ18FH22ƫ26ƞ29o30ƒ55f
~mari	79 14ƹ17ƫ19ƿ21ƥ26f
~mark	76 -10Ǣ7f8Ķ9Ŕ10ƍƓ11ź15Y16ŭ23F27H35ƒ
~marr	73 9r12uƫ21Ţ27o45f
~mart	82 -14ƛ15ũ18ń19Ǝ20A21Ƭ
~mary	88 17q20ƾ
~mas	76 -8ǋ9yƋƥƽ11ƤǍ15Ŷ17D18d21v22km
~mas>	79 9Ƌ10ƥƽ11y12Ƥ16Ŷ18D19d22v23k
~mat	61 -9ǩ7nĽƚ8jzƛ9VŘťƓ10cAŝ11ĴǗ12ō14Ļ18WǕ19Ķ21Ɖ22Ž23ľư26Ƣ36ų
~matc	79 -8ǩ8ƭ9ƅ10ŗ12Ř13ŝ24W26Ķ30ų
~mate	72 8ŷƇ10n12VƓǕ16ų26Ɖ32Ƣ
~mati	72 9Ľ10Ǖ11ƛ13Ĵ14Ǘ18Ļ28Žư
~matt	77 8ƃ10ƚ11z12ť14A17ō35ľ
~max	88 -11ř25ǩ58ŗ
~max>	90 26ǩ45ŗ
~may	68 -8i7ƾ8ƍ9cŘ10vƦ12Ĺ13ŕ14Ʈ15aƱǩ16ŋ26Ŋ
~may>	76 -9i7ƾ8Ź10c11v14Ĺ17aǩ18ŋ30Ŋ
~mayb	74 9ƍ10Ř11Ʀ14ŕ16Ʈ17Ʊ
~maz	90 20ų34Q
~mb>	79 7Ʃ12jœūƒ14ŉ19ĵ22ǈ24Ƒ
~mbe	49 -13Śǩ-12ƣ-10ŷ-9anĹ-8Ť-7ŢƠ8śŜǔ9h10ŒǠ11KŇŠǇ12yľ15Ļǀ16CƓ17c18ļǕ19ƶ20Ľ21Ÿ22ƬƼ23X24Ņ25DǗ26EǨ27ŗ29ū35e43I50ř
~mber	49 -13Śǩ-12ƣ-10ŷ-9anĹ-8Ť-7ŢƠ8śŜǔ9h10ŒǠ11KŇŠǇ12yľ15Ļǀ16CƓ17c18ļǕ19ƶ20Ľ21Ÿ22ƬƼ23X24Ņ25DǗ26EǨ27ŗ29ū35e43I50ř
~mbi	73 10ǀ15Ǒ19ƛ21x39Ƌ
~mbin	74 10ǀ16Ǒ19ƛ39Ƌ
~mbr	62 7Ǔ13ǩ45Ǧ48Ƃ
~mbre	63 7Ǔ13ǩ46Ǧ49Ƃ
~mbu	85 -9Ų9ƃ17Ɓ33C
~me>	29 -21B-18ǟ-17Ǩ-16ŏǊ-14ŬƵ-13Ũ-12vŖŻ-11GXƤ-10ƧǢǣǦ-9ƙǋǗ-8xYťŭƗ-7ŝ7eVĺĿņŔūưƲǐ8NĵŁŵŹƢ9iDĴķŉŋŰŸƮǁǖ10kō11ŪƂƆƓƞǎ12ZŀŒơƾ13hńƟƨ14IǘǤ15jtwSłřƚ16CM17ş18dƒǇ19ƅƷǃ20œŚŠ21qŅǈ22H23uFźƛǄ24sLĹ25lĽƔ26Ļ28ŎƝ29ŊŦ31ň32Ƈ33o34Oļ35ĸśŤ36R37a40Ŝ41n42b45T
~mea	69 -14Ň-11Ŗ-9ǐ8Vŵƀǚ9őƺ17ĺŽ19ǩ20ň25Ư27Ǜ40ō
~mean	71 -14Ň-11Ŗ8ŵ9Vőƺ10ƀ18ĺ20ňǩ26Ư41ō
~meas	90 11ǚ23Ž
~meb	54 -10Zǎ-9IšŨƃǩ-7nƖ7hPŗƤǧ8ŧǋ9ķļņǚ10ŤƜ11Ŝŵƾ12f13ľƟ14ſƮ15ƕƯǘ16Ǝ17Q18F20Ƴ24ǜ25A26ž
~mebo	54 -10Zǎ-9IšŨƃǩ-7nƖ7hPŗƤǧ8ŧǋ9ķļņǚ10ŤƜ11Ŝŵƾ12f13ľƟ14ſƮ15ƕƯǘ16Ǝ17Q18F20Ƴ24ǜ25A26ž
~med	58 -25q-11Ʋ-7nšŷ9Ƣ10QVǅǟ11ƽǎǗǘǚ12w13Ƒ15WŔ16Ǜ19yǌ23ǁ28Ư37ƫ46ǂ56ƻ61ƃ
~med>	64 -14q-11Ʋ-8ŷ-7n7ǒ8ǃ10Ƣ11ǟ12ǅǘ13ǎǚ14wǁ18ŔƑǛ21ǌ24Ư42ƫ43ƃ
~meda	86 9f10ƯǞ11z17V30y
~medi	68 -7š9Ƽ13Qǁ14ƽǗ18W27ƃ31ƻ38ǂ
~mee	74 -7Ƥ8aǙ9Ɲ11O12Ʀ51M
~meet	74 -7Ƥ8aǙ9Ɲ11O12Ʀ51M
~mel	90 -23P8ƴ16j38Ń
~mem	68 -11n7xŦ8tŋ10œƉ11ť12ƣ13Eǅ14h25ř31ƶ57Ľ
~memb	69 -11n7Ŧ8tx10œƉ11ť13Eǅ14h25ř32ƶ43Ľ
~men	45 -12Q-11Ǆ-10ţ-9HŒ-8PŗƄƇƒƷ-7VŁƱ7FľƙƜǍ8Ŗƛƪƾ9BƌƿǛ10ŤƖƠơ11ZƘƝƮ12Ő13tĵƏƤǞ14DƕƗ15ŏŚǓ17W18Ƣǌ19Ĵš21Ɣǚ22Ɠǔ23Ŭƣƥ25NĶ27Ǐ31Ɗ
~mend	88 12Š16ǚ21B
~ment	46 -12Q-11Ǆǩ-10ţ-9HŒ-8PŗƄƒƷ-7VŁƇƱ7FľŦƙ8ŖƜƪǍ9ƛƾ10ƌƠơƿ11ŤƖƘ12ZƝƮ13ŐƤǞ14tDĵƏƗ15ƕ16ŏŚǓ17W18ǌ19Ƣǚ20Ĵš21Ɣ23Ɠǔ24Ŭƣƥ26NĶ28Ǐ32Ɗ
~menu	90 14X22ǩ25Ǜ
~meo	71 -8ŗ-7l10Ĺ11Łǚ14ǅ16Ƴ20Ɠ22ƕ23F27ǔ30A
~meon	81 -8l12ǚ13Ł17ǅ18Ƴ34A
~meow	76 -9ŗ11Ĺ16Ɠ24ƕ26F29ǔ
~mep	85 7ǝ15Hǋ16ş17ƥ
~mepl	85 7ǝ15Hǋ16ş17ƥ
~mer	56 -12Ƃ-7lƆǞ7ǥ8Q9GL10ƘƟ11Ǎ13ǟ14ǚǦ16x17ǃǜ18Y19ǡǢ21ǖ22k24ƝǇǓ25Ǆ29Ǘ34Ǝ38ǔ49ő
~mer>	64 -12S7ƍ9Ŀ10ǄǓ11L12Ɵ13Ǉ17k18xǚ21ǔǜ23ǡ33Ǘ52ő
~mera	78 12ũ16Ƙ51Ǝ
~merc	72 -15Ƃ-8Ɔ-7Ƌ7Őǌ8ǔ9Š12ǥ13Q16Ǎ21Ǧ28ǄǢ
~merg	84 9ƃ32Y
~mers	69 -7lǞ7Ǧ10kS11őǣ16Ǉ17ǔ18G20Ǔ21ǟ24ǃ30Ɲ31ǖ
~mes	59 -12n-9ayĴŐ-8ƔƚƝ-7uALǄ7goţƏǉǟ8ĹŝƙǋǎǨ9TĿŒƻǊ10Fƫǁ11Qǔ12JƁǀ13ťŻƟ14HƦ15Kǆ17Ř18Ƨǖ20i21WǈǕǗ22ľǩ30Ɯ47w
~mes>	60 -12n-9yĴŐ-8aƔƚƝ-7A7gǉǟ8oţƏƙǎ9TƻǨ10ĿŒǁǊ11FQƫǔ12ǀǕ13JŻƁ14Ɵ15HƦ16ǆ18Řǖ19Ƨ21Ǘ22Wǈ25ľ26ǩ31Ɯ49w
~mess	79 -7L7ũ10Ƴ11h14ĹŦ15ŝ18ť21K29i
~met	50 -10aşž-9sũų-8AƱǋ-7CFTŜ7rEPńƄƫƮ8imŔŽƎƯƵ9łōǈǕ10gĿţŴǛ11ŎūŶƬ12ŃŊŗŵư13Ŗ14jĽƻǨ15ŪǍ16ņ17Nĸ18ƺ19YŮƨ20Ş21ŉŘ23Ɖ24ƶ25ŀ28ĺ31l
~met>	88 12Ŏ15Ƶ16Ľ
~meta	80 -8ǋ26Ǎ39Ɖ
~mete	83 -7ŏ12ư19j37Ů
~meth	52 -10až-9şų-8sAũƱ-7Ŝ7ŝƄƘơƦ8rEńŔƎƫƮ9mPŽƯ10iłōǕ11ņŏţǛǩ12gĿūŴƬ13ŊŗŵŶ14Ŗ15Ǩ16Ū18Nĸ19ƺ20Y22ŘŞ23ŉƨ26ƶ29ŀ31ĺ
~meti	88 12ǟ17Ń20ǈ
~mew	73 -14ş-7Ź7ĵ8ƲǗ9ǋ10vQ14Űǝ17Œ18Ţƥ21Ś22ŴƤ34ǩ
~mewh	73 -14ş-7Ź7ĵ8ƲǗ9ǋ10vQ14Ű15ǝ17Œ18Ţƥ21Ś22ŴƤ
~mfo	79 9TŌ12M13e14Ƴ22X
~mfor	79 9TŌ12M13e14Ƴ22X
~mic	85 -12ũ10ǝ11C14ǚ16ť
~mica	90 15ǚ
~mid	77 -7Ź10v11L16a19i21N30ǎ
~midd	79 -7Ź11v12L16a20i22N
~mig	81 9Ɯǚ10şǁ13o17ǎ18ō19y28H
~migh	81 9Ɯǚ10şǁ13o17ǎ18ō19y28H
~mil	53 -12Ƣ-7Ő7qQǙǩ8zUŪźǇ9hƸǅǐ10ADƜ11F12Ǖ13Ľưƻ14Ŗ15Ŵ17ŨƳ18Ƭ19uy20Ʈƶ21Ƥ26Ə32n34ƽ35ů67Ů
~mile	63 -8Ū10ź12ǐ20Ŵ32Ə45ů83Ů
~mili	88 -8Ő25Ľ33Ŗ
~mill	85 14QǙ16U18D21Ǖ22ƻ
~mily	58 -13Ƣ-7ǂ7ƭ8q10zƸ11hǅ12AǇ13F15Ɯư16Ū19ŨƳ20Ƭ22ƶ23uyƮ27Ƥ36n38ƽ
~min	52 -10Ťǔ-9IǄǋ-8wŠţǀǨ-7gƋǅ7cCǠǧ8apŅůŸƠƯǞ9xǩ10iVűƛ11Ļ12ĶĺŎŚ13NŹƍ14łŗƾ15X16ń17k18Ũƶǜ21ś22Pǁǟ25ž26Ƭƻ28Ŋ30Ŀ34M51O
~min>	77 10ƍ11uxMǑ12Ĵ15Ķ25ƻ33O
~mind	63 -11Ť-10I-9Ş-7uŌŗř7ĺŚ8ƒƱ9M10ĽǠ11ZŃ12rƯ13Ơ14c15Pǁ18Ŏ20ł22X23śƶ26Ũ28ĿŊ35Ƭ
~mine	75 -8ǔ7iŹ9ŊŞƺ10ǁ11xŜ12ńŚƤ13Ņ14Ÿǩ20M
~ming	68 -9u-8ǀǄǋ7jUĸǤ8M9ľƍ11ĺĿŕ12H13py14PǞ15CŹ16V20ƾ21k32ǟ
~mini	78 32ŗ44ž
~minu	66 7ńŚ8af10u11Ļǁǧ12i13ķ16ů17Ō26N40O
~mir	77 -10ǩ14u28x41w
~mira	77 -10ǩ14u28x41w
~mis	65 -11ƽ-8P-7ő7dprŒ8sTŋǁǟ10ŁƷ11ű12tǂ14ĵŵ15ƉǙ21Ş24aŝ30Ŏ31š40ō48ǚ
~mise	86 8ŝ10Œ12d17ǩ28Ŏ
~miss	68 -11ƽ-8ǩ-7ő7rY8pt9sTŋ10Ŏǟ11Ł12űƷ13ǂ14ǚ15ĵŵ16ƉǙ23Ş31ŝ33š43ō
~mist	84 -10P33a45ǚ
~mit	58 -13Ɨ-12ơ-7ƀ7ľŀŠ8y9žƏ10Ǎ13ǌ14ŸƓ16Ǧ17ǃ21Ō24Ǔ28Ǣ32ǡ34Ź50ŗ
~mit>	70 -25ž-16Ɨ7ƌ8Ż9y12Ǎ17Ÿ20Ɠ26ŌǢ36ǡ42Ź
~mits	61 -10ơ7Ǣ8ľŠ10Ə15ǌ17Ǧ27Ǔ31ž51ŗ
~miu	77 7Ʃ9X11œ16Ǥ29Œ
~mium	77 7Ʃ9X11œ16Ǥ29Œ
~mle	90 33Ǔ
~mles	90 33Ǔ
~mma	75 8ŷ11n13y17ų23v34Ƣ
~mmat	76 9ŷ11n17ų34Ƣ
~mme	68 -14Ƃ-8Ɔ7ŐǌǔǢ8Šƍ11ǚǟǥ13Ɵǎǘ14Ǉ15Ǎ16B18k19ƑǦ20x25Ǆ
~mmed	88 -7Ƽ15ǟ18ǎǘ25Ƒ
~mmen	88 12Š16ǚ21B
~mmer	70 -15Ƃ-8Ɔ7Őǌ8ƍǔǢ9Š12ǥ13Ɵ15ǇǍ19k20xǦ27Ǆ
~mmi	81 12Tŀ22ƍ
~mmin	85 23ƍ
~mmo	90 14Ǒ15Ǚǩ
~mmon	90 14Ǒ15Ǚǩ
~mmu	78 35ů43ŭ
~mmut	78 35ů43ŭ
~mne	85 -9ǚ50Ɛ
~mney	85 -9ǚ50Ɛ
~mob	88 12C14Ʒ30I
~mobi	88 12C14Ʒ30I
~mod	68 19ǩ29Ū35ƌ58ǣ
~mod>	75 65ǣ
~mode	75 23ǩ34Ū38ƌ
~mok	68 -13q10Ɛ13Ƥ24Ǝ36ǂ80ƹ
~moke	69 -13q10Ɛ13Ƥ25Ǝ37ǂ55ƹ
~moki	88 34ƹ
~mom	67 7Ź9ư10q11ƽ13ŵƤ15j16Ư21ŷ23Ƴ28Ő32ŏ41N71z
~mom>	74 8Ź16ƽ18Ư24ŷ29Ƴ55z
~mome	77 -7ŗ17j32Ő38ŏ47N
~moms	84 12Ƥư13q17ŵ28z
~mon	45 -13ǔ-10ķ-9nŜǐ-8ŏŖƕƗǈǌ-7ŎũŬűŷ7ĸĺƂ8ĹƱǘǚ9ŘƃǤǨ10ŀšƌƫǖ11ǉ12ĶĿƾ13ŮŽƝ14uƶ15ŧ16Ź17pAŅƎ18ƟƤ19Ƙ20Y22Ń23Ų25ť26XZ29dT34ƔƠ35ǝ37Œ38ŕ39ĴƮ
~mon>	90 14Ǒ15Ǚǩ
~mone	59 -15ǔ-9Ŝǐ7zŢźǕ8ņƪƯưǤ9ľƩ10ŧǠ11rX13Yǘ14ǚ16Tƌ17ĹŀƫƱǖ18Z19Ɲ21Ŀ22ƶ24Ʈ25ĸ27A34Ų
~moni	80 24Ž37Ǝ
~mont	48 -10ǩ-9Ư-8ǌ-7nƕƗ7V8Ƃǜ9GĺŐŧ10Ǌ11Y12Řšƃǉ13ZĶ14ƾǨ16Ů18uT19pŹ21Ņ22ƟƤƮ25Ń29ť31d32X33ǝ37Ɣ38Ơ43Œŕ44Ĵ
~moo	90 -11ţ11ƞ18i24Ů35ŧ
~mor	49 -14ŗ-13u-10sHǀǩ-9xķƓ-8ſǞ-7cUĺŒŘŪǟ7AĻǂ8ĸĽƺǦ9JRŕŵƦǙ10rŷ11ŃőƬ12Ǆ13FZ14iĿ15ůǤ16gňũ17Ʈ18ť19ľŦ22ƭ24V26œ27žƕ35Y36ō37Ɣ39L41y
~more	56 -15ŗ-14u-11sŘ-10xHǀ-8Ɠǩ-7U7CŲƒǁǉǡ8DƩǂ9ƪ10AƺǦ11JĻŕ14őŷ15rƭǄ16Ń18Ǥ20gňũ21ť22Ŀ23YľŦ31Vœ32ž44ō48y
~morn	70 8aƋ9ŏ11ƽǝ12Ĺ13ŵ14Ǚ16R24i30ů32L
~morr	65 -8Ū8Iǘ9ƤƬ10űǕǝǣ12Ŗ14ĸ15Ʀ21Y25L
~mort	64 -9ķ11F12ƭ20Ʈ21Z40ƕ47Ɣ
~mos	56 -11ƌƜ-10Ǜ-9ŷ-8Ŧ-7ǣ7dư8kĺƦ9ŝų10XYƗ11ĹŮ12ţƲ13ŭǊ14ķŸǄǕ15Ƙ21ǩ23Ǚ25Ŀ33ľ35ŗ37ǔ
~most	56 -11ƌƜ-10Ǜ-9ŷ-8Ŧ-7ǣ7dư8kĺƦ9ŝų10XYƗ11ĹŮ12ţƲ13ŭǊ14ķŸǄǕ15Ƙ21ǩ23Ǚ25Ŀ33ľ35ŗ37ǔ
~mot	63 -10ǐ-7ƚ10ĿŻ11Ƥƫ12ş13Ʋ15nŪ16ǀ20ſ25ƽ45z
~moth	76 -8ƚ-7ƳǕ12Ŀ13ƫ16Ʋ18n30ƽ55z
~moto	66 -11ǐ11Ż14ş17Ū18ǀ23ſ
~mou	68 -9ƌ8krňŦ9aƦƱ10ǖ13ļžƚ14ŝ16Ɨ17u18Ɠ19X45Ƭ47ŗ
~moun	70 -9ƌ8k10ƦƱ14žƚǖ16ŦƗ18Ɠ20X47Ƭ49ŗ
~mout	88 -9Ŧ-7c11rň18ļ19ŝ23u
~mov	61 -15ś-8Ũ-7X7Ńŭ9ƢǄ10ĵ11ťǩ12Ƥ13Ő14Ō15ĺ24Ʒ27ŀ35n37ƞ39y47GŢ81H
~move	65 -15ś7Ɵ8ŭ9Ō10Ƣ11ĵ13ťƤ14Ń15Ő18ŀ20n26Ʒ29yƞ35Ţ51G56H
~movi	74 -8Ń7Ō12ƞ13ĺŀ15y17Ţ19ǩ20n34H
~mp>	60 -11ǉ-10ŇŦ-8Ő-7Ǒ8ǚ9ƃ10ƍ16Ǥ21Ŕ24œ30ƀ32ǒ38Ţ40Ɗ100ǣ
~mpa	51 -22Ū-20Ƃ-12Sž-10fǣ-9VĹ-8iŏŒŤƷ-7aĺœų7qƇǑǟ8ţǈ9ơ10ŞşƖǆǊǠ11mľ12WŅšƄǉ13ǁ14ǡ15Ŝ16ƕ19Ƨ22Ķ23ƴǄ24Ǟ25łŠǥǨ26ń29ǅ30őŝ32Qǃ35Ţ36ǐ37ŧ38ŐǦ
~mpan	51 -21Ū-20Ƃ-12ž-10fS-8iVĹŏŤƷ-7aĺŒœųǣ7qƇǑǟ8ţǈ9ơ10şŠƖǆǊǠ11mŞ12ľŅšƄǉ13Wǁ15Ŝǡ16ƕ19Ƨ22Ķ24ƴ25ǄǞǨ26ǥ29ǅ30ő31ŝ33Qǃ36ǐ37Ţŧ38ŐǦ
~mpar	84 25Š37ń46ł
~mpe	77 10ǀ12Ņ16ş17Ťű19Ŕ22œ23ǣ31ń
~mped	86 11ǀ22Ŕ26œ
~mper	90 20şŤ23ű
~mpl	56 -7ƶ8Ƹ9Ǝ10J11ǣ12ǈ13yVǑ14ǁ15ư17q18Ƨ19WŞ20ƣǇ23S24Ļ28ơ30Q40ǜ
~mpla	80 13Ƹ29ǜ39Ş
~mple	75 -8ƶǧ11Ļ14J19yǁ21ư27ƣ40ơ
~mplo	59 7ǐǥ14VǈǑ15ǣ18q19Ƨ20W22ǜ25SǇ33Q
~mpo	69 -7yǩ8Ǖ10ƶ12ō14ǈ16Ʊ25ľ35ƍ
~mpol	75 39ƍ
~mpor	77 -8ǩ-7y9Ǖ11ƶ13ō18Ʊ28ľ
~mpr	77 8Ǐ9Ǣ18Ňƌ26Ş33ƀ
~mpre	80 8Ǐ20Ň34ƀ
~mpro	88 11Ǣ21ƌ30Ş
~mps	88 -8l8Ɵ14ķ16ǀ18Ň25ǣ
~mps>	88 -8l8Ɵ14ķ16ǀ18Ň25ǣ
~mpt	79 -8Ĺ10y17ǘ27ĺ50Ɵ
~mpty	81 10y52Ɵ
~mpu	76 -9ķ7Ɲ8b9d11ź13Ǐ21Ǘ24Ű39ǘ
~mput	77 -9ķ8bƝ9d13Ǐ22Ǘ40ǘ
~mrs	88 20a38f
~mrs>	88 20a38f
~mry	88 8Ŭ39Ū
~mry>	88 8Ŭ39Ū
~ms>	60 -15ň-10Ż-7ĿŲǑ8Ƥư9qƛǣ10Ƽǩ11ńŵ12ŧŽǕ13Ǝǘ14cƻ15ľƌ16g17Ɯ20z24ŗƚ25ǜ29Ƙ32ţ34Ɔ
~mse	86 10z13at14x15Ʒ
~msel	86 10z13at14x15Ʒ
~muc	45 -22Ƃ-20W-16Ť-12Ĵ-11ŧƭ-10ŭ-9ĵŏƅƆƞ-8FŲ-7axŐŵŷƤǄǟ7ŕųǤ8ŢŹƊǌ9ưƶ10ZŘű11ŬǓ12ƘƱƷ13Ɣǩ14OĶ15ƝǛǡǢ17ſǦ18Ɠ20Yƪǉ21Ɨ22Ơ23ķĿƃ24Ƨ25T27XŮƨ28ŅǊǏ30Ʀ34ƒ36ŗŦ37Ƭ43Œ44œ
~much	45 -22Ƃ-20W-16Ť-12Ĵ-11ŧƭ-10ŭ-9ĵŏƅƆƞ-8FŲ-7axŐŵŷƤǄǟ7ŕųǤ8ŢŹƊǌ9ưƶ10ZŘű11ŬǓ12ƘƱƷ13Ɣǩ14OĶ15ƝǛǡǢ17ſǦ18Ɠ20Yƪǉ21Ɨ22Ơ23ķĿƃ24Ƨ25T27XŮƨ28ŅǊǏ30Ʀ34ƒ36ŗŦ37Ƭ43Œ44œ
~mum	77 -9ř43ž44ŗ
~mum>	79 -10ř12ŗ48ž
~mus	79 -9ŇǄ8ŝǔ10Ű12cx15ų20Ŷ21ń30Ũ45ǩ
~must	80 9ŝǔ10Ű12cx16ų21Ŷ31Ũ
~mut	76 -11Ţ13ƴ32Ő34ů41ŭ
~mute	79 35ů36ŭ
~mv>	88 32Ƅ
~my>	57 -9ŖƳ-7Śũƚ7MśƒƽǞǟǠ8UŻư10ńň11ǖ12f13ŤŮ14Ŀņō15jJ16Ŷ17b24L38ǩ42Ľ45ļ
~mys	83 8Ž11Ż12Ŷ13ǃ15ƻ18g
~myse	84 8Ž11Ż12Ŷ15ƻ18g
~na>	82 10ŗ13Ǖ15Ɵƹ19ƿ22ƥ
~nac	80 12ĸ13Y22Ɗ32Ƌ
~nace	80 12ĸ13Y22Ɗ32Ƌ
~nad	83 -7W7ǝ14Ŀ16a38ƚ
~nado	83 -7W7ǝ14Ŀ16a38ƚ
~nag	66 -15Ǎ-10ũ7Ŏ8ŭ9ǜ11ǌ12ź14v20ŵƮ24Ź25Ƴ29ǈ44ơ
~nage	66 -15Ǎ-10ũ7Ŏ8ŭƳ10ǜ11ǌ12ź14v20ŵƮ24Ź29ǈ44ơ
~nal	59 -10žǦ-8Ţ-7Ɖƻ7Ʀ8ITƿ9ƟǢ10tƂƃƋ11Jƈ12ƌ13ǌ14kQŭǧ15Š16fl18Łƞǚ19Ŋ24ǎ27Ɨ29ưǓ
~nal>	62 -11Ǧ-10ž-7Ɖƻ7ĽƅǤ8I9TƿǓ10ƟǢ11ƂƃƋ12Jƈ14ǌ15Qŭƌǧ18f19ǚ20Ł21Ŋ26ǎ29Ɨ31ư
~nall	74 -9Ţ8x9jƦ14t18k20Š24lƞ
~nam	45 -21ǩ-15q-14v-12x-11DƸǟ-8uņŤŨŴƣǄ-7MŎőţŧūƤǝ7sųŷǆ8Jƨǂǌ9hƘ11Ʀƻ12Ư13ĽŁǘ14iƃơǒǓ15ƢǗǠ16AFľŦƕƚƷǐ17ķƾ18ř19œ20ź23tŚ25QǤ27ļ29ĸŐŒŜ33ǈ42bƫ52a54ǃ64o83w
~name	45 -21ǩ-15q-14v-12x-11DƸǟ-8uņŤŨŴƣǄ-7MŎőţŧūƤǝ7sųŷǆ8Jƨǂǌ9hƘ11Ʀƻ12Ư13ĽŁǘ14iƃơǒǓ15ƢǗǠ16AFľŦƕƚƷǐ17ķƾ18ř19œ20ź23tŚ25QǤ27ļ29ĸŐŒŜ33ǈ42bƫ52a54ǃ64o83w
~nan	68 -11ƹ-9Łƕ-7Ǎ7ŉ9ƟƣƮ11ǂ12ƄƢ15Ŋ16ĸ17B22A25F29Ǡ32Ɯ35Ư38Ŭ
~nanc	72 -10ƕ-9Ł10Ʈ13Ƅ14Ư16Ŋ17ĸ18B24A31Ǡ41Ŭ
~nann	88 -7Ʒ29Ư
~nant	82 -13ƹ-8Ǎ11ƣ12Ɵ14ǂ15Ƣ31F32Ɯ
~nap	83 -7ŭ17C24ś33Ž
~nap>	88 25ś
~nat	77 -11ǩ-10Gţ10Ľ12gŁŠ14ő17Ŕ27Ő29lǜ
~nati	79 -11G-10ţǩ12Š15ő18Ŕ28Ő30lǜ
~nb>	85 37Ɯ
~nc>	90 -10Ľ10f11p15o21q
~nce	42 -14Ǆ-11ǔ-10Ɗƒ-9Ť-8nQŠƓǑ-7ŃŇǂ7ĽřŪůŰŻƍƧǨ8bǒ9Ʀƪ10ŁşŦƭ11VŀŒťŧƕƩǓ12PƃƬƹ13ŏŐŬƳǌǟ14ņ15tAňőǥ16GSWƄ17iƽǡ19ľ20Ƒ21Ɣƙ22ƁƼ23ƵǞ24ǅ27ţ34ũ43š
~nce>	43 -13Ǆ-11ǔ-10Ɗƒ-8QŤƓ-7ŃŠǑ7ĽŪůŰƋƫǢǨ8břŨŻƧ9ƪƴǒ10ƦƳ11VşšŦƩƭƵ12ŒťƕƹǓ13PƃƬ14ľŏŐǟ15Łņǥ16tňǌ17GSőƑǡ18iAWƁƄ19ŧ22Ɣƙ24Ǟ25ǅ30ţ36ũ
~nced	80 8J9ƍ35Ŭ
~ncel	77 -12ŧ-7Ƽ15ŉ31Ƶ63š
~ncer	74 -9ǂ-7n7Ƴ10ľ12Ƹ23Ŀ24ŀ38ƽ47Ƽ
~nces	85 -8Ł7ņ10Ɓ14Ǡ15Z19Ŋ
~nch	72 -7ƶ8Ō9Oư10jǈǥ12Lńǋ13X14Ľ16qNƆ21ƺ25Ƒ43ǩ
~nch>	76 9Ō10Oǥ12ǈ13Lńǋ14XĽ17NƆ46ǩ
~nche	83 -7ƶ10ư13j26ƺ30Ƒ
~nci	74 -7Z7Y8ǃ9ř11Ʈ12Ŭ14Ư17ĸ18B20ƔǠ25A
~ncia	77 11Ʈ15Ư18ĸ19B21Ǡ27A
~ncl	69 -9Ǉ-7ǩ8Ƴ9Tœƀ10WŖƁ11ǣ12Ɔ13sǟ15ǉ16BƠ29ŏ
~ncle	84 -7ǩ7A10Ƴ11T15ǟ19B
~nclu	71 -10Ǉ9œƀ10WŖƁ11ǣ13sƆ15ǉ17Ơ30ŏ
~nco	66 8Ƭƭǔ12uǃ14ǆ26Ư27Ʈ29Ŷ31ǝ41T
~nco>	90 -8i39Ŷ
~ncom	68 8Ƭƭǔ13u27Ư28Ʈ32ǝ43T
~ncor	85 16ǃ20ǆ
~ncr	79 28Ŕ34œ
~ncre	79 28Ŕ34œ
~ncy	80 8ƃ10ƍ13ƌ15Ƙ22Y
~ncy>	80 8ƃ10ƍ13ƌ15Ƙ22Y
~nd>	28 -26ǩ-20HĴ-16ŲơƦ-15ŗ-14ľŉ-13ŞŶƞ-12ĸŀŅƒǓǟ-10jŘŨƧ-9xSšţǋ-8Ǒ-7űƌƸ7sWŁŇőźſǐǛǠ8iĺşŻƂƊƠǍǥ9ABŊŴŹ10łƇƍƬƱƿǂ11cfNƃǆǕǧ12gnŧŮǙ13bvGōƩǤ14DĹŎǃ15TĵŷƗǣ16oƓƲ17kqrĻŌŦƫưǌǏ18hzļĿǈ19Ɵƨǚ20Œ21lńƕǇ22ZŚśƎ23wJŠƷǞ24ƯƶǄ25dƔ26tƺ27ķƋǁ29C30ƚ31pX35a41ų44Ū
~nda	74 -11Ň-8Ƅ-7Ō7t8ſ9Šơ10I11Ŭ12Ű13ƙǚ14Lƴ20Ʒ23Ū25Ƈ
~ndat	81 -11Ň-9Ƅ10ơ11Š14ǚ15ƙ28Ƈ
~ndb	86 14x29ǜ
~ndbo	90 31ǜ
~ndd	86 7ƶ8ǅǓ10ś11Y15Ƙ
~ndda	86 7ƶ8ǅǓ10ś11Y15Ƙ
~nde	52 -12Ǉ-11Ƣ-10ŒƉ-8FƦǩ-7ŏŝ7GǑ8ůƝ9hiŚſ10cşŪ11ŎŖŻƣǀǤ12ŦŮ14xŉ15ŅŬƊƒƙ16Ɩ17Ÿƺ18ň19X20ĺǃ21ƪ23ǌ24n34Ƅ37ż40ƕǅ
~nded	74 -10ť9Š10l11ļŔƁ12Ŧ15Ƅ26Ÿ28ż49ǅ
~nden	90 13z17Ǒ
~ndep	90 13z17Ǒ
~nder	54 -13Ǉ-11ƉƢ-9FŒ-8Ʀ-7Š7jųƲ8GœƝ9hũů10iŚſ11cşŪǤ12ŎŻƣǀ14ŖŮ15xŉ16ŬƊƙ17ŅƒƖ18żƺ19ň21Xĺǃ23ƪ25nƄǌ42ƕ
~ndi	67 -11ŧ-10Ŷ-7Ƹǩ7ĸň8ĺĽŔ9ƕ10Šǌ11Z12ŕ13I15ƴ16Ǣ17Ŏ18Ƒ24śŨ28Ɖ33űƼ
~ndin	74 -12ŧ-7Ƅǩ8ň9ĺĽ10ƕ11ŠƉ13Z14ŕ15I16ƴ20Ƒ27śŨ
~ndit	74 -8Ŷ-7Ƹ10ĸŔ11ǌ19Ŏ20Ɖ36Ƽ39ű
~ndk	90 10k22ƶ
~ndki	90 10k22ƶ
~ndl	58 -15Ƅ-13Ś-9Ɣ-8žƮ-7ŗ8ľŖƲ9sŃ10ǈ11ǖ12Ł14Ǡ16I18Ʒ19cƠ21ĸŜ24ş25ǘǜ28ơ29F32ŧ45ǌ
~ndle	63 -13Ś-9Ʈ9Ʋ10Ŗ11sŃ12ǖ13Łǈ17Ǡ18Ŝ20Ʒ21c23ĸ26ş27ǜ28ǘ35ŧ
~ndli	88 9Ŝ25I
~ndlo	68 -17Ƅ-10Ɣ-8ŗž24Ơ35F36ơ54ǌ
~ndm	84 -7Ǩ9n11ƥ12ǔ16ŷ21Ư
~ndma	86 -8Ǩ9nŷ11ƥ12ǔ21Ư
~ndo	76 -7ǝ9ƍ11Ɛ13ŤƦ20jk46Ǖ
~ndor	83 -7ǝ50Ǖ
~ndow	85 7Ļ15ŤƦ23j
~nds	56 -14Ǌ-13d-11c-9svƞ-8Q-7AWļƳ7qFLǎ8ePŨƤƨǨ9tu10Nťǂ11o12bŲǧ13ƁƯǚ15pĸǇ16r17ŕǄǓ19ŭƧ20BƘ22Ő23Ɯ24ū25ƪ26Ŵ27ƺ
~nds>	57 -14Ǌ-13d-11c-9svƞ-8Q-7ļƳ7qFLRŻǎ8eĸŨ9tPūƤƨǓǨ10uNť11oǂ12b13Ųǧ14Ưǚ15pǇ16r17ŕ20BŭƧ21Ƙ23Ő24Ɯ26ƪ27Ŵ28ƺ
~ndsh	82 7ű11Ǔ22ū25Ɓ
~ndy	77 -9ŏ7ū9v10ŭ11ř12M18ǖ41Ś
~ndy>	77 -9ŏ7ū9v10ŭ11ř12M18ǖ41Ś
~ne>	37 -23Ɲ-21ƕ-18TZ-16Ŏ-15R-14HĹ-13tĸŀŗŮ-12lUňŔŢ-11WķōŰƜ-10akšƊƞǎ-9LYŭƨƭǌǑǓ-8ĺŹơ-7oGƥǂ7ŌŞŪűƢǈǉǞǢǦ8ŐƏǛ9qEMŅųŻƦƹǄǜǣ10wOŷƧƶǁǍǥ11vƎƒǝ12ƫǨ13Sŋżƌǐ14DũƉƮƯƳ15KľńƍƔƼƿǩ16XĻņŖŚţ17ŒŕƆƴƷǕ18ƛ20AƵ21ŵƙ22iŽ23Łœ24ƻ25ǖ26byŶǡ27ƺ28ǋ30Ń31ş33Ɵ35ǔ37Ŵ45I
~nea	65 -10Ň-9ůŲ7Ǥ8Ɯ9ǩ10ƚ11ƑƷ15Ǚ16z17Ś19Ə23Ƽ31C43ƙ
~near	66 -10Ň-9ů-7Ų8Ɯ11ƑƚƷ15Ǚ16z17Ś20Ə32C44ƙ
~nec	86 12Ɩ19U20j24I
~neck	90 13Ɩ20U21j
~ned	52 -11ǩ-10ĻŜ-9Q-7zOƽ7csŔũżƑǝǤ8Ƥ9jvšŬƺǘ10iyĹńţ11xŨƓ12Yō13ŌƢƪ14ƫƳ15Ʋ16ſ17ŀ19Ǣ22Ǜ25Ŗ28ƛ29ņǅ33Ť40ƴ
~ned>	52 -11ǩ-10ĻŜ-9Q-7zOƽ7csŔũżƑǝǤ8Ƥ9jvšŬƺǘ10iyĹńţ11xŨƓ12Yō13ŌƢƪ14ƫƳ15Ʋ16ſ17ŀ19Ǣ22Ǜ25Ŗ28ƛ29ņǅ33Ť40ƴ
~nee	48 -14ǩ-13Ļ-10ǒ-9łǓ-8IŖƗƦǖǞ-7HŅŉƷ7qőƈƜǅǆǉǠǡ8ovFůŷŸ9EǏ10Ɓ11mƒ12sŵƤ13cǊ14pŪūƅ15ƾǌ16G18eŀ20ŃƕƯ21ǁ22tƬ26ĹŎ33ƭ41ǧ42Ł43Ǧ45Ƅ
~nee>	88 15Ƹ43t
~need	48 -13Ļ-12ǩ-10ǒ-9łǓ-8IŖƦǖǞ-7HŉƗƷ7qőŘƈƜǅǆǉǠǡ8FůŷŸ9vEǏ10oƁ11mƒ12sŵƤ13cǊ14ūƅ15pŪƾǌ16G18eŀ20ŃƕƯ21ǁ22Ƭ26Ŏ27Ĺ33ƭ41ǧ42Ł43Ǧ45Ƅ
~nef	65 9Ƨ13Ʀ16Ƭ33ƫ36W
~nefi	65 9Ƨ13Ʀ16Ƭ33ƫ36W
~nei	70 -8S7ŤƤ9Gƒ10ƅǩ11ļǍ12Bƙ14Ņ17C23Ɯƞ
~neig	70 -8S7ŤƤ9Gƒ10ƅǩ11ļǍ12Bƙ14Ņ17C23Ɯƞ
~nel	88 -9Ų10ƃ11ǜ19Ɖ24Ƌ
~nen	88 33Ʃ
~nent	88 33Ʃ
~ner	54 -24ŗ-18d-12ž-10Ů-9GQŇ-8Ǉ-7Ťǝ7MŁ8Lƅǟ9aƈƓƷƿǢǧ10ĺ11ƁƮǓ12Pƕǀ13Źǥ15Ǡ16ƻǌ17tFǂ18Ŀ20qƨ22Ŵǡ24opǔ34ư39Ǩ51ǆ
~ner>	62 -10Q-8Ň-7ŤƳ7ūǣ8nĸĺľŴƐơƮǁǩ9rsAŐǂ10LŁǟ11ƅƨƿ12aǢ13oƷ14PƁ19Ǡ22tǌ26q27Ǩ28F
~nera	67 -14ŗž7ǖ9Ƹ11M13ǧ14ǅ15Ƴ16Ǔ30ǡ44ư
~ners	67 -21d-13ŗ-11Ů-10Ƹ-9F-8GǁǇ7ǉ9Ĺ10Ʀ12ƈ13ƨ14Ɠǂ16o18Ź19Ŵǥ20ƕ22ƻǨ24p33ǔ58ǆ
~nerv	84 22ǀ32Ŀ
~nes	46 -22Ƃ-13Ů-12ŨƱ-10ƻ-9ńŦ-8DFGĿŏƗ-7anTżžƭǇǌ7ĶŉǍ8Ʋ9AMŴƉ10ZƑ11Yţ12hǛǠ13Ƶǎǘ14Ǝǀ15ƽ16ǏǐǦ17ŎǙ18uƚǆǔǝǨ20ųƝǅǟ21Ǟ22yŭǋǡ23Ǌ24ǂǃǄ32ǥ35Ǒ37Ǣ
~nes>	59 -14Ʊ-12ƻ-8ż-7ĿƝǌ7wŚŽǘ8ŗƀ9ſ10ŉŕŵ12ŐŪ13Ɖ14ŴƑ15Z18ţ19hƎǀ20Ƶ21ǂ24Ǐ25ƚ27uǢ29ų34Ǒ
~ness	50 -24Ƃ-13Ů-9Ũ-8FGŪ-7DĿƗ8Ťǂ9Ǒǘ10Ʋ11Mǎ12Aƽ14ǛǠ17Ǣ18Ǧ20Ŏǐ21ǆǔǙ22Ǩ23ǝ24ǟ25ŭǊǞǡ27ǅǋ28Ɲ29ǃ30Ǆ36ǥ
~nest	75 -8Ŧƭ-7ǩ7Ŀ10ňǘ12Ţ14Ŷ15Ķ19Ň20Ŗ21Y39y
~net	80 -8n7ƍ8J10ƪǕ14ƌ16ƻ20Ņ30ķ39ǩ
~net>	82 8Jƍ10ƪǕ16ƻ20Ņ31ķ
~nev	68 -10Ǧ-9Ÿ-8Ŝ7KņŠƚƲǜ8TƵƿ9űƙƹǔ10elƂ12řŝ13ǀ15Ǚ17ő25a
~neve	68 -10Ǧ-9Ÿ-8Ŝ7KņŠƚƲǜ8TƵƿ9űƙƹǔ10elƂ12řŝ13ǀ15Ǚ17ő25a
~new	52 -21Ɖ-14Ƣ-12PƇƭ-10ƴ-9ņǈǩ-8ơǋ-7ŝ7ŪǓ8ũŬƕƻ9H11śƁǙ12Ơ14ƗǕ15Ŝ17ĺ19ƌ20Œ21Ź22xƤƵ26ƞ27ǅ29i30Sƈ31Ŷ32š33ƅ36Ĺ38G41Ǟ62ŕ
~new>	56 -31Ɖ-13PƇƢ-10Ŝ-9ņǈǩ-8ơǋ-7ŝ7DœŔžƀƄǓ9ƻ10HũŬƕ12Ǚ13Ɓ15Ǖ16Ɨ17ƅ19ĺ20Ĺ23Œƌ24Ƶ25ŹƤ26G30ǅ31ƞ32i33Sƈ35Ŷ36Ǟ38ŕ
~newa	66 9Ǟ11š16ś20ŕ22Ĺ30Ŝ
~newe	79 -10Ŕ12Ɖ14Ū24š25Ơ27ƅ
~news	86 -10ƭ17j32ŕ
~nex	65 -11Q-9N-8U-7Ʊ8o9mũ10ǩ11ſƫ12Ń14ĸ15ŗǖ16řƖ18kĺǞ19Ŏ20H22y25ŕ31V41Ǎ
~next	66 -11Q-9N-8U-7Ʊ8o9mũ11ſƫǩ12Ń15ŗǖ16řƖ18kĺǞ19Ŏ21H23y25ŕ32V42Ǎ
~ney	58 -15ǔ-9Ŝǐ-7Ʒ7ƯǕǚ8ľņƖƪưǤ9BŧƩ10XǠ12Y13ǘ14r15T16ĹƌƫƱǖ17ŀ18Z19Ɲ20Ŀ21ƶ23Ʈ24ĸ26A33ŲƐ
~ney>	58 -15ǔ-9Ŝǐ-7Ʒ7ƯǕ8ľņƖƪưǚǤ9BĿŧƩ10XǠ13Yǘ14r15T16ĹƌƫƱǖ17ŀ18Z19Ɲ21ƶ23Ʈ24ĸ26A29Ų33Ɛ
~nfe	90 21ţ31x
~nfl	90 24Ż30Ŕ
~nfo	76 10Ǖ11ļ13Ľ16Ŋ18ń19Ļ38Ǘ
~nfo>	84 12ļ18Ŋ20ń26Ǘ
~nfor	82 11ĽǕ16Ǘ22Ļ
~ng>	27 -20Ʃ-18sŐ-14Ōǌǔ-12ļŗŜƈǆǡ-11ƔƧƫƷ-10BŤǎ-9oƅƺ-8WŪ-7vJŊŎ7cūƼǑǜǠ8ŔƜƥƲǂǓ9eńŕǄ10ŅŲżƛƟ11zMƓƝ12rŒŝŵƂǙ13qƋƣƯƳǛ14fhSĽłŮƮǝ15ZŉŸŻǊ16Lĵ17gOTUŶŹƒ18IPƍƭǀ19ĴĹŏŽƨ20ĶĻľƞƹ21Fơ22uǅ23ũƄ24ŢţƖǍ26ō27yŞƵ30xƘǩ31Xǟ33kĿ35jŀ36t38iĺ39Ǟ46V47H
~nga	82 -16x18Ƙ22ƞ34f
~ngag	84 19Ƙ35f
~nge	54 -9g-7ǩ7hpquƺ8űƛƭƷƻ9yVĵƟ11ŕƜƧƸǞ12Ų14fK15v16Ş17E18TǙ20ŇǕ21Ŏ22ƃ24Ŕƫ26ĺ30ũ44ǀ
~nge>	63 7y8Xƭ9Ƶ10ƛ11qűƷ13Ƨ16Ǖ17K20Ŕ22Ş23T24ũ26ŇŎ
~nged	67 7Ƌ8ũ9Ǖ11Ŕƺ12ƻ14Ƹ20ƃ22Ǟ31ĺ
~ngen	90 -8ũ42ƫ
~nger	69 -10g7Ǝ8Ośǌ9hƃ10Ż11ũ12p15Ɯ16ŕŲ18E20f24Ǚ40ǀ
~nges	77 10HU14u15ĵƟ19V26v
~ngi	68 -11Ŷ-10ƈ-7Yĺ7Ŕ9q10TƥƮ13ZƵ16Ĺűǟ18Ţ23V28i30Ƒ32Ɨ
~ngin	68 -11Ŷ-10ƈ-7Yĺ7Ŕ9q10ƥ11T13ZƵ16Ĺűǟ18Ţ24V28i30Ƒ32Ɨ
~ngl	68 -8Ɗƿ7bƫ10ƚ12Ɔǩ16Ƙ17ǅ29f38ƈƉ
~ngle	68 -8Ɗƿ7b11ƚ12Ɔǩ16Ƙ17ǅ29f38ƈƉ
~ngr	79 8Ɩ9oƔ10ƺ12ƒǟ18ƞ
~ngra	81 8Ɩ10oƔƺ12ƒ13ǟ19ƞ
~ngs	54 -11ŭǩ-9ƞ-7Ǌ7ĻƑƤƵ8ŝş9ķƶƹǄǖ10Ŋ11ŉƢ12Ʈ13i15ǈ17UŘ18ƥ21ů22ǟ26A29Ĺ32Y34Ɨ
~ngs>	54 -11ŭǩ-9ƞ-7Ǌ7ĻƑƤ8ŝş9ķƶƹǄǖ10Ŋ11ŉƢ12Ʈ13i15ǈ17UŘ18ƥ21ů22ǟ26A29Ĺ32Y34Ɨ
~ngu	76 -8cŇ7vŹ10ňŉ11x20b22uǩ24Ǝ
~ngui	84 26Ǝ
~ngun	88 -8c8vŹ13x26u
~nha	84 -25ŝ11Ƥ23ƻ44Ş
~nhap	86 -26ŝ45Ş
~nic	64 -11Ʃǎ-10ǟ-9CǄ-8Ŵ-7ķŖƒǋ7ľŵźƟ8cioqļƁƧǃ9kůƉ10Kǩ11GŬǉ12tP13ş14FU17ƪ20Ŷƹ21ŧ24ƞ28j30Ƙ31ǈ33ƾ
~nic>	86 10ŵ15K18t47ƾ
~nice	68 -12ǎ-11Ʃ-10ǟ-9CǄ-8Ŵ-7ķƒ7būź8ľƟ9cioļŧƁƧǃ10kqůƉ11ǉ12GŬ14P15FUş19ƪ22Ŷ25Ƙƞ31j
~nico	90 30ƹ
~nics	88 -7Ŗ8Ɨ10Ƙ22ǩ25ǈ
~nie	72 -9V-7Ş8šƿ9M11ŀ13ş15m21ń29Ţ30ƴ
~nied	90 38ƴ
~nies	74 -9V-7Ş7ĵ9šƿ12ŀ13ş16m22ń30Ţ
~nig	59 -8ũŷƚƣ-7ƥ7ľ8jLŕƐǝ9Ŗƻ11Ʀ12r14Ƥƿ15Ť18ĻŲƞ20n22Ǐ23ǖ29Ŀ30ǎ31R32x49Ű
~nigh	60 -9ũƣ-8ŷƚ-7ƥ7ľ8jL9ŕŖƐǝ10ƻ11Ʀ12r14ƿ15Ƥ16Ť18ĻŲ19ƞ20n23Ǐ24ǖ29Ŀ31ǎ32R33x50Ű
~nim	74 30ŗ42ž46h
~nima	85 53h
~nimu	78 32ŗ44ž
~nin	53 -14Ū-12Ʊ-11c-10ǈ-9Uǧ-8ƞ-7Ʒƻ7dŰűƀƽǀǉ8ĸŴǌ9hŒƝ10jrńŋũ11iƖƼǟ12ƌ13Ŀ14Ʈ15yH16ƜƤ18q20ůǝ21ź25u28R30Ǒ32Ǚ33Ǟ37L38ſ
~nin>	69 -12c-7ǩ7ńŋ8ƋƖ9V10ŀŐŰƮƽǉ11ǌ12ĸ13ƌ14q16Ŵ18ǟ19j21RǞ25Ŀ
~ning	58 -15Ū-10ǈ-9U-7ǧ7ĹŎƑƮǎ8qTŶƀǩ9ŵƝǀ10i11ű12ŒũƼ13rRƤ15h19ůƜǞ21yH24ź27ǝ30u36Ǚ42L
~nins	67 54ſ
~nio	75 -11ǥ-8Zĵ9Ļ12Ʀ15AWļŬƕ16w18aY22ƨ
~nion	79 -11ǥ-9Z-8ĵ10Ļ12Ʀ15ƕ16AWļŬ19Y24ƨ
~nior	86 7m20w21a
~nip	90 16ķ35h
~nis	67 7Ɖǝ9ǡ10ź11ŤǄ12Ɨ17ņų20P23ƌǈ28ǩ29m34Ɗ
~nish	69 7Ɖ8ǝ9ǡ10ź11ŤǄ12Ɨ18ņ24ƌ30mǩ35Ɗ
~nist	88 27P31ǈ
~nit	66 -22Ɔ-18Œ-8ǧ9a11Vǌ12ƌ13ǋ15Ơ16GƢ17D19Ž20Ɨ27Ƥ29Ǝ36ƥ38ƣ
~nit>	76 -25Ɔ-19Œ-9ǧ10ƣ11Ǎ13ǌ17Ƥ18Ơ19ǋ20D26ƥ
~nito	80 24Ž37Ǝ
~nits	86 -8Ǎ17Ƥ39ƣ
~nitu	79 -8ƌ17ƥ20Ƣ21G25Ɨ
~niv	84 15y27Ʃ
~nive	84 15y27Ʃ
~niz	90 7Ļ20Ƌ26ǆ
~njo	83 11ǟ16g22t37U
~njoy	83 11ǟ16g22t37U
~nju	73 -10Ų7ŗ34ǣ42ƃ53ž
~njur	73 -10Ų7ŗ34ǣ42ƃ53ž
~nk>	53 -20ř-17q-14Ǡ-11Ǆ-10Ǩ-9Ʀ-8Ŏƭ-7gĹţƨƮ7Oļ8mƈ9hŌƛǋǝ10ľƋƤ11Ʒ12GƓ13Ƅƒ17BŔ18Ƭ20Ŗ21Ŭ22Hű23eŨ24ĸ25Y32Ň34Ĵǩ35ƿ37r41ƕ
~nki	67 -9ĹŶǩ-7ŗ8Ŀ9ƀǞ10H11ƅƿ16Š17Ƴ22Xĺ24ƭƵ25V28y29Ƭ
~nkin	67 -9ĹŶǩ-7ŗ8Ŀ9ƀǞ10H11ƅƿ16Š17Ƴ22Xĺ24ƭƵ25V28y29Ƭ
~nkl	76 16H29ƣ36Ǎ
~nkle	77 30ƣ36Ǎ
~nkr	88 29ĵ
~nkru	88 29ĵ
~nks	71 -12Ķ-10j7Ĺƕ8ǜ9ķ11Ŭ14t27k29r31ƙǛ
~nks>	73 -13Ķ-10j7ƕ8Ĺ9ķ11Ŭ15t30r32ƙǛ
~nksg	86 11ǜ34k
~nli	75 -10Ɯ-7Š10Ś11ļ13K18Ǖ19ń20Ľ29Ņ50ǖ
~nlin	75 -10Ɯ-7Š10Ś11ļ13K18Ǖ19ń20Ľ29Ņ50ǖ
~nly	64 -13T-10Ŷ-8n7ŴŻƋƜ8ƼǈǢ9ň10RńŷƳƾ12ƀ13Ļţ14ľ15ǖ16ƢǇǚ17Ǜ19Ū22ŭƮ24Ų25ų
~nly>	64 -13T-10Ŷ-8n7ŴŻƋƜ8ƼǈǢ9ň10RńŷƳƾ12ƀ13Ļţ14ľ15ǖ16ƢǇǚ17Ǜ19Ū22ŭƮ24Ų25ų
~nne	72 -9ǁ8N9ǀǜ10Ŕƛǔ11nC12ƦƮ13Lƿ16yAI17ǩ23ƻ
~nned	84 12Ŕǀ19y
~nner	79 -10ǁ9N11ǔ12n13ƦƮ14AL15ƿ19ǩ25ƻ
~nni	65 -15Ū-8Uƞ7Ť8cRŻǨ9uŐǞ11VĸĿŋűŶ12H14qŒƤ15ńŴƼ16hǝ17ƌ18ǟ21y
~nnin	65 -15Ū-8U-7ƞ7Ť8RŻǨ9uŐǞ11VĸĿŋűŶ12H14qŒƤ15ńŴƼ16hǝ17ƌ18ǟ22y
~nnu	76 9ƪ15Ůǉ16Ǌ19T
~nnua	76 9ƪ15Ůǉ16Ǌ19T
~nny	82 12j14Ʃ27Ư38ǩ
~nny>	82 12j14Ʃ27Ư38ǩ
~no>	55 -26Ŕ-9ǩ-8Ū-7rĴņŝǑ7WXƑưǚ8ƳƸǡ9sLZƎ10Ľ11ŖŤǇ13ř14lŽƝ17uƄ18ŏƃ20Ɓ21ŉƿ24šſ25Ń26Ň28ŵż30ǁ65ƴ
~nob	68 7ŲǢ8řƷ9nƯƿ10ŁŤ11ƭƺ12ŷ16Ŗ23Ƌ29g31Ɵ32Ş
~nob>	90 30Ƌ
~nobo	69 7Ǣ8ŲƷ9nřƯƿ10ŁŤ11ƭƺ12ŷ16Ŗ30g32Ɵ33Ş
~noc	79 7mţ15Ɵ25ƌ26ź
~nock	81 7mţ26ƌ27ź
~noi	85 -11Ə10N12Ǝ17C24ǩ
~nois	85 -11Ə10N12Ǝ17C24ǩ
~non	77 8Şǥ12xƀǂ23ƹ32š
~non>	83 9ǥ11ƹ14ǂ28š
~none	90 11Ş14xƀ
~noo	80 -10Ń-7Ƅ8g11C12i14ǧ15Ō16j20L
~noon	82 -10Ń-7Ƅ8g12i15ǧ16Ō17j21L
~nop	88 -14ƴ17š20X24ƻ
~nor	63 -9Ɲ-8ƚ-7wŲŹ8l10vł11Ǐ12jA13Œƾ15D22Rź24T25ŭ
~norm	65 -9Ɲ-7ŲŹ7n11ł12AǏ14ƾ23R26ŭ
~nort	85 -10ƚ7C11l17j20D21Œ32T
~nos	78 10l11ƞ12ź15Qƽ17Ŋ34Ƽ
~nose	86 26Ƽ
~nosy	86 11l13ƞ14ź18Ŋ
~not	44 -24ƛ-12NYķ-11VƧƬƭ-10řŜŝǃǇǐ-9uŎŤųƗƶ-8kpCłŒ-7iqĺŚůǅǎ7ŊŕƙǒǙ8EĽŶŷǝ9ŘƆƤƥƪƸƹ10hKXŅŴź11cƒ12HQŢŬƨƴǠ13ŇƱ14ly15Iƃ16rĵŖţ17Ǩ18bżǑ19šƻ20f22Lſ28vŵƟǩ33Ş36Zō39ŏ56ŀ
~not>	46 -25ƛ-11NVYƧ-10Ĺ-9ĻřŜŝǇ-8jŎƗǘ-7quCĿłŤųƦƬǎ7adĴņŗŷŽ8FƙǒǙ9Zǝ10EĽƥ11ŵƆƤƪ12KŅźƻ13LXŕšƒƟǠ14cQŘ15Ʊ16lŇ17żƃ18rĵō21bvŖŢǑǨ22f26ǩ28ŏ37Ş63ŀ
~note	75 -17ƭ-8ǩ-7ŕ11ǘ13Ń14Ʒ16ű17Ŋ19Ɣ23ō32Ŭ35Z
~noth	63 -12w-10Ţǃ-8ķ-7dǐ7jŔ8ş9vŶŹƐ10Zš11ĿƻƼǞǥ12ǩ13ƴ14HILŐ15ĻƦ17ō19ŏ20Ŵƹ24Ɵ25ƨ26yŵ27ſ30ţ
~noti	78 9Ƌ11K13H21Ĺ
~nou	71 7Şư8ŎŹ9Ư11ŀ13jŷƗ14Ķ16r17y18ť19ž23b33Ƭ
~noug	72 7Şư8ŎŹ9Ư12ŀ13jŷƗ14Ķ17r18yť19ž33Ƭ
~noun	88 31b
~nov	85 -21x-7Ǒ16Ǌ32ƌ48ǜ
~nova	88 -7Ǒ33ƌ
~now	43 -17şŢƬ-14ǎ-13dŤ-12ŀǑ-11Ūƶǖ-10Ŏ-8iQĿłŞŠųǅǈ-7bVƄƭǋǔǦ7qYĸűƁƈ8wŌōŔƎƧƩ9Ľ10xFŚśţŴƦ11Ű12huĹƛǃ13G14A15ŘŜŲ16Ƴǩ18r19ĴƟ20ŗ21jŅ22Ƹ23ũǟ24s26ň27c28Ő29ǥ31Ŗ33ŉŨ34ĺ42ŏ52N53Œ
~now>	43 -17şŢƬ-16Ǒ-14ǎ-13dŤ-11ŀŪƶǖ-10Ŏ-9g-8ixQĿłŠǅǈ-7bŞųƄǋǦ7pqvAYƁƈ8ŌōűƎƩ9wĽƧ10FŚśţŴƦ11Ű12hƛǃ13uĹ14G15ŜŲ16ŘƳ18rǩ19Ĵ21Ņŗ22Ƹ23jũǟ24s27cň28Ő29ǥ31Ŗ33ŉ34Ũ35ĺ42ŏ53N54Œ
~nowb	90 37Ɵ
~nowh	88 9Ŕ10g24ĸ
~nro	85 9Ō31ƌ37W
~nrol	90 10Ō39W
~ns>	46 -17Ǣ-15ľ-13nPǂ-12c-11WƌƯ-10ķŏ-9Tů-8tŝŤŲǎ-7orŀŐŞųƞǕ7yŔƑƠƨƩƽ8ƏƗƪǒ9aQĸŒśƱǣ10RĺƷǞ11ŗű12ƙƧ13E14qŕ15ŊǝǠ16Żſ17xũ18Ƽ19k20Cŉ21Źǆ24Ǐ25ƛǋ26Ŀ28Ƙ29uwZ30ơ31ǩ32ƻ34ǈ35Ɓǚ38ǐ
~nsa	90 11Ɠ28ǣ
~nse	56 7Šũ8l9sǊ10Ǜ11oAƺ12Y13Ƅ14d15ūư16ĸǀ19a25Ź32ň38ŷ59Ÿ
~nse>	59 7Š8ũŷ9l10s11oǛ12ƺ15dƄ16ū17ĸǀ23a26Ź35ň40Ÿ
~nsed	75 10Ǩ28Ÿ41ŷ
~nses	83 13Ǌ20Y24ư
~nsh	86 12ś32j
~nshi	90 34j
~nsi	63 -26ǌ-19Ǎ-11ǩ-7ĿžƬ7Xŷƛ8ǣ9ūƏƣ10źƌ11Ɔƪǐ12Ǆ14Ɨ16Ʒ17ƥ19Ƙ20Ű22ƀ32H33Ǣ38ơ40Ķ
~nsid	73 -22Ǎ-8ǩ7Ž9ƛ10Ŗ11Əƣ12ūƌ13ƪ14Ǆ20ƥ24Ű39Ǣ
~nsio	79 14Ɔ19Ʒ53Ķ
~nsiv	75 8Ǐ11ǣ12Xź15Ɨ24Ƙ29ƀ
~nsm	88 13Y15ƹ17ű19ŵ
~nso	86 17Ǝ20ǘ
~nsor	90 18Ǝ
~nsp	76 7Ž14Ɖ23l
~nspe	79 15Ɖ
~nst	61 -8ŭ-7JRƒƩ7ł8ǄǑǟ9Kǡ10ńƐƵ11B12P14Z16r19Ƈ21Ƙ22ŲƊ24ƪ27ƅ34ǩ
~nst>	72 7Ɣ10Ǆ11łǡ13rBń18Z29ƪ
~nsta	78 -10ŭ-8R7ǚ13Ɛ22Ǆ23ǩ29ŲƊ
~nste	86 -10J8r14KǑ16Ƶ
~nstr	69 -10Ǆ-7Ʃ10ǟ14P20ǩ22Ƈ25Ƙ31ƅ
~nsu	44 -21Ƹ-13ƒ-11ƝǑ-10Ǐ-9Ŷ-8Q-7nǔ7AXŚŜ8ƙ10ĺőŞŴƁƻ11ǐ12ƀƦƩƭ13ŀŘŦƬƳǧ14Ū15ĹľŁŗǨ17šƄƕ18ţƃǓ19Wǚ20ƴ22ņŒ28ƨ29ǒ32Ɠ34Ǣ36ǌ39şǥ42Ő44ŏ45ſ
~nsul	86 12Ǜ23ƻ44ǚ
~nsur	44 -21Ƹ-13ƒ-11ƝǑ-10Ǐ-9Ŷ-8Q-7ǔ7AXŚŜ8ƙ10ĺőŞŴ11Ɓǐ12ƦƩƭ13ŀŘŦƀƬƳǧ14Ū15ĹľŁŗǨ17šƄƕ18ţƃǓ19W20ƴ22ņŒ28ƨ29ǒ32Ɠ34Ǣ36ǌ39ǥ40ş42Ő45ŏſ
~nsw	79 -9ƴ-7ŏ11ľ12K13Ļǚ14Ŕ48ŉ
~nswe	79 -9ƴ-7ŏ11ľ12K13Ļǚ14Ŕ48ŉ
~nt>	33 -17ł-16Ňƒ-15P-13Ʀ-12dńƌ-11gŹǒ-10imĿŁŧŲŶƷǊ-9fhxCTķŭƽǄǣ-8nprRĸŪųŵŻƋǡ-7wĵůƻǎǙ7Aĺũǖ8GļĽŠſƵǗ9suSƂǕ10œŖűƼ11ŐŽƣǁǃ12ŕǚ13ĶĻŤ14MŜŞǩ15ŚťƃƔǦ16NƓƢǑǓ17ƊƟǘ18XŀŔž19eKŊŒŝšǜ20ŃŌƗƥư21ƭǌ22Ǐ23ź24F25lĴņ26Ǉ27Əƶ28ƫ31Ɯ32Ʊ33őơ35ľ38Ƭǔ48Ơ
~nta	64 -7ǂǓǩ7kƤ8ƚǆ10P12W15Q19ŵ22Ǡ23A25B26K28Ƣ36ķ58Ɓ
~ntal	68 -7ǂ7Ƥ11P13W16Q22ŵ30Ƣ39ķ62Ɓ
~ntan	77 10ǆ28AǠ31B
~nte	59 -17ǌ-12œ-10ŗ-8Z-7ƀƠ7cƤƴǃ8HŇǏ9ƟǋǞ10Ɣƥǒ11Bǩ12Šů13Ņƌƛ14ǇǑ15QŏƏ17Ƣ18Fŉ21ťǢ23NĹ25Ɨǎ42ơ
~nted	77 -12œ8GƄ9ƍƴǌ11ǃ13ŖǏ14Ǟ15ǩ26ŉ
~ntee	84 23Ə
~nten	77 -11ŗ-7Ɠ8Ƹ10Ƶ12c36Ɨ42Ǣ
~nter	64 -26ǌ-9Z-8Ǣ-7ƀǐ7żƪ8şƤǖ9H10ŇƟǋ12BƔƥǒ14ŅŠůƛ15Ǉ16ƌǑ17Qŏ20Ƣ21F23ť25NĹ28ǎ46ơ
~nth	48 -10Ưǩ-8ǌ-7nŏƕƗ7V8Ƃǜ9GĺŐŧƖ10Ǌ11Y12ĶŘšƃǉ13Z14ƾǨ15Ů18uTŹ19p21Ņ22ƟƤƮ29ť32X33Ńǝ35d37Ɣ38Ơ43Œ44Ĵ54ŕ
~nth>	51 -12Y-10Ư-8ǌ-7ƕ7ŤŨƥ8V9Ƃǜ10Ɩ11Ǌ12ŐŒ13ǉ14šƟ15ZĶŅƾ16Ř19Ƥ20Ź22uT27ǝ28p32ťƔ35Ń36Ơ38X41d49Ĵ50ŕ
~nthl	75 -7Ʈ15ŒƔƠ35Ĵ
~nths	64 -14Ơ-9pZ-8ǩ-7n7Ņǝ8Ž9ĺ10ŕƟ11v12ł14Ů15G19ĴŒŧ21ƃ23Ǩ29Y36Ʈ
~nti	63 -12ƞ-7Iŏũǈ7gĻĽƴ8dOƣǋ9ƅǇ10kŕšƘ11Ĺ12ż13nńŖ14ū15Ɔ18H19Ư22Ǆ23ƢǠ25ƫ26ƭ29F35ǆ
~ntia	85 10ǔ12Ʃ15ƴ24Ǆ
~ntil	90 12O16ŕ28ƭ
~ntin	68 -10ǔ-7ŏũǈ8gŉƭ9Ļƣǋ11šǇ12k13Ǆ14Ĺ16Ɔ20H21Ư26ƢǠ27ƫ32F
~ntio	85 13A15n18ż19ń20Ŗ
~ntit	90 -11Ǆ11d52ǆ
~ntl	75 -8ǩ8f11ŎƁ12ŐƳ17ũ19ĺ22ŧ31ŏ
~ntly	75 -8ǩ8f11ŎƁ12ŐƳ17ũ19ĺ22ŧ31ŏ
~ntm	86 -8ƃ8ǖ11M12Ǘ16ŵ21ƾ
~ntme	86 -8ƃ8ǖ11M12Ǘ16ŵ21ƾ
~nto	65 -12ǅ-10M-9Ʒ-8J-7Ƭ7ĺǨ8diŎůƙ9G10łƀ11ŊǢ12Ķǩ13Ťſƣ14Rƪ16gƗǍǣ17ŠǞ18Ǐ22Ɲ25ƛ35S37ƌ
~nto>	68 -12ǅ-9Ʒ-8J7ż8dĺǨ9iŎƙ10Gƀ11ł12Ŋ14Ť15RĶƪ16ſ17gǣ18ŠǞ26ƛ37S41ƌ
~ntor	81 -7ǩ15Ǣ22Ɨ24Ǐ29Ɲ
~ntow	84 -9M10ǋ13ů17ƣ22Ǎ27ǩ
~ntr	60 -9Ś-7Ƃ7Ʃǔǡ8CŦƖƣ9ƌǧ10ƢƼ11řƎǄ13Ɠ14ŀǀ15l21ƒ22ǒ25Ǒ45Ǔ
~ntra	61 -9Ś-7Ƃ7Ʃǡ8Ŧ9Ɩǧ10ƌƢ11řƎ12Ǆ14Ɠ15ŀ22ƒǒ25Ǒ46Ǔ
~ntry	80 -7Ĺ7Ÿ11C12ƣ13ǔ20ǀ21l
~nts	49 -14Ƹ-10Ǆ-7ŉŦƓƱǃ7UƩǧ8Ŝ9Ķƥ10ķŗƃƌƮ11Š12ƄƘǖ13uľżƝ14Zǌ15ńŬŭƠ17ĵƗǗ18ņǚ19ǔ20ĴűƯ21ƽ22Ǔ23Ǎ25Ş26Ɯ27Ǣ28Ż29z
~nts>	49 -14Ƹ-10Ǆ-7ŉŦƓƱǃ7UƩǧ8Ŝ9Ķƥ10ķŗƃƌƮ11Š12ƄƘǖ13ľżƝ14uZǌ15ńŬŭƠ17ĵƗǗ18ņƯǚ19ǔ20Ĵű21ƽ22Ǔ23Ǎ25Ş26Ɯ27Ǣ28Ż29z
~nty	78 8D10ǔ12WŻ13ļ16Ə23ƅ28C
~nty>	79 8D10ǔ12Ż13ļ17Ə23ƅ28C
~nu>	90 14X22ǩ25Ǜ
~nua	74 9ƪ14ǉǙ15Ů16Ǌ19T
~nual	74 9ƪ14ǉǙ15Ů16Ǌ19T
~nue	83 12ǧ37Ǌ
~nue>	83 12ǧ37Ǌ
~num	51 -12ƣ-11ĽŚ-10ŷ-9aĹ-8ǩ-7Ţ7ŘƆƓƛ8ś10Ŝǔ12KŇŒǇǠ13ľŠ14y15c17EĻ19C20ļ23ŸƬƼ25X26Ņ27DǗǨ29ŗ31ū37e41ř47I
~numb	51 -12ƣ-11ĽŚ-10ŷ-9aĹ-8ǩ-7Ţ7ŘƆƓƛ8ś10Ŝǔ12KŇŒǇǠ13ľŠ14y15c17EĻ19C20ļ23ŸƬƼ25X26Ņ27DǗǨ29ŗ31ū37e41ř47I
~nur	75 -16ő-10M12Q22U25q30P40S41ǁ
~nurs	75 -16ő-10M12Q22U25q30P40S41ǁ
~nus	88 -7ZƒƟ14Ɔ15ǀ19ķ40T
~nut	65 -7Ķ7Ś8af9uŇ10tǁ11iĻǧ15ů16Ō24Ş26N40O
~nute	67 7ńŚ8af10u11ǁǧ12iĻ16ů17Ō27N41O
~nuts	84 -8Ķ8ư9Œ13Ň14t25Ş
~nve	71 -7ƙ7MƧ10ls11Ļ12Ǣ13D17ķŭƗ19ŋ20Ǐ30ǩ37Ɲ
~nven	79 9M14ǩ15Ǣ22Ɨ23Ǐ27Ɲ
~nver	79 -8ƙ8Ƨ11l12s13Ļ15Ɲ19ŭǩ21ŋ
~nvo	74 7Ǡ8ż9Ł12f20Ǖǘ
~nvoi	76 7Ǡ21Ǖǘ
~nvol	88 10ż11Ł15f
~nwi	86 -12G-11P-7S13Š16ő22g32Ő
~nwid	88 -12G-7S14Š16ő32Ő
~nxi	88 21Ƽ29Ŀ
~ny>	34 -18Ɓ-15Ŗųź-14ŒƗ-13isžǟǢ-12fĴňƃƷ-11NUŦƀ-10dĺņƞǍ-9aowōŽ-8FĻŃœŗťŵǉ-7lzAĹĿŁŇŊŨŰƬǌǖǝ7kŸƋƑƢǈǤ8GƖǐǓ9y10ĵǅǘǞ11ƎƐƪǗǙǨ12ŞƛƱǎ13Ķşƙ14HƔ15ķŪƼ16ƘƣƾǆǦ17gjVń18Wŧŷżƴ19nǄ20ǀ21ƿ22YŐ23ŝűƦǇ24ţ25ƌ26Ƹǋǔ27m29Ɯ30ŻƝƻ31ŲŹǩ33ǃ36u41Ǒ44ƹ50h55š
~nyb	56 -13Ǐ-12ƪ-11BǦ-9ĴƉ-8ŎƦ-7T7tƁƋƟ8ƢǇǗǘǙ9zŔƈǜ10ŝǑǢ11Łƣǩ12uŜŤŷƓ13hż14ŏƂǡ15ƴǔ16n17ųǛ18ǣ19ń20ZŲƜ21Ǩ22Ư23Ǎ29Ŗ
~nybo	56 -13Ǐ-12ƪ-11BǦ-9ĴƉ-8ŎƦ-7T7tƁƋƟ8ƢǇǗǘǙ9zŔƈǜ10ŝǑǢ11Łƣǩ12uŜŤŷƓ13hż14ŏƂǡ15ƴǔ16n17ųǛ18ǣ19ń20ZŲƜ21Ǩ22Ư23Ǎ29Ŗ
~nyl	88 17Ƈ
~nyl>	88 17Ƈ
~nym	83 10z12Ŧű14ŝ19ť33ƭ
~nymo	83 10z12Ŧű14ŝ19ť33ƭ
~nyo	63 -13ƈ-11R-8WĿƾǈ-7ŭ7ş8ǘǣ9ŷǨ10Ɯ13nƉǩ14Ʊ15Ł17Ǣ18ƯƳ20ǜ23Ɵǐ26Ŗ29ų
~nyon	63 -13ƈ-11R-8WĿƾǈ-7ŭ7ş8ǘǣ9ŷǨ10Ɯ13nƉǩ14Ʊ15Ł17Ǣ18ƯƳ20ǜ23Ɵǐ26Ŗ29ų
~nys	78 -10Ő-7ţ7Ǎ10Ŕǃ12Ǧ14Q15ľǐ18ǟ25ǥ
~nys>	78 -10Ő-7ţ7Ǎ10Ŕǃ12Ǧ14Q15ľǐ18ǟ25ǥ
~nyt	50 -15ǩ-9ž-8ƈ-7š7BĿųƱǍ8şŲżƂƜ9Z10ƸƻǓ11ƝƲƽ12ƦưǏǕ13H14kĵƑƳ15ǀǞ16gŏűƨƼ17Ň18ũŻƚ19ǂ21Ƙ22Ƅ23ŉ25ōţƍ26ƿ28ƥ
~nyth	50 -15ǩ-9ž-8ƈ-7š7BĿųƱǍ8şŲżƂƜ9Z10ƸƻǓ11ƝƲƽ12ƦưǏǕ14kĵƑƳ15ǀ16gŏűƨƼ17Ň18ũŻƚ19ǂ21Ƙ22Ƅ23ŉ24Ǟ25ōţƍ26ƿ28ƥ
~nyti	90 -15Ǟ-8Ń34H
~nyw	75 -12ǘ-7Ɵ8ţƤ12ǀ13Ǘǥ18ş20k28ň
~nywh	76 -12ǘ-7Ɵ8Ƥ13ǀǗǥ19ş21k29ň
~oad	69 -13Ƨ-9R-7ǩ9Ŏǀ10yǦ12ŝ15kǞ17Ə18ǟ21ŭŹ26Ɓ31ś34D
~oad>	74 -14Ƨ-10R7ǋ8ſ9ǀ10Ǧ11y17Ǟ18Ə21ǟ22Ź23ŭ34ś37D
~oads	79 12Ŏ15ŝ32Ɓ
~oak	81 10ũ12Ɛ14Œ20ƛ21D35Ƒ
~oak>	85 11ũ13ƐƑ15Œ22D
~oal	88 -7i7Ɵ42Ļ
~oal>	90 -7i43Ļ
~oan	58 -12Ǟ-7ƄƳ17Ɓ18Ʈ24Ɣ32Ʊ42Ŭ53ƕ58Z63ƪ
~oan>	62 -13Ǟ-7ƄƳ14Ʊ16Z26Ɣ47Ŭ50ƕ52ƪ
~oans	69 -7Ư8ƕ17ƪ23ƮƱ51Z
~oar	75 -11s-8Ƃ7ļ9Ǔ12ǜ18ƍ22Ł27r36Ɯ
~oard	75 -11s-8Ƃ7ļ9Ǔ12ǜ18ƍ22Ł27r36Ɯ
~oas	86 14Ŀ19C20ƚ
~oast	86 14Ŀ19C20ƚ
~oat	78 -9Ū-7Ƥ10Zƪ14t15Ť19ƾ25şƮ31ķ
~oat>	79 -9Ū-7Ƥ10ƪ12Z15t16Ť19ƾ20ş26Ʈ31ķ
~ob>	55 -15G-9ŐǏǥǩ-8Ŗŗ-7rƂƮǨ7tƷǀ8ňŭ9ţ10Ɲ11Ķ13Ʀǐ14uRƬ16ǧ17pƋ18Ǔ20Ƨǣ22ǈ23ů33d34q37V48S52W54U58P
~oba	78 11Ʒ13ǂ14l50ƹ
~obac	79 13ǂ51ƹ
~obb	79 9Ơƣ12ǀ17Ʃ48g
~obbi	82 15ǀ18Ʃ25g
~obi	88 12C14Ʒ30I
~obil	88 12C14Ʒ30I
~obl	74 7ŏƸ9sǂ10bĹŵ12ǜ13ƛƼ14L15Ŝ17ŀ
~oble	75 7ŏƸ9sǂ10Ĺ11ŵ12ǜ13Ƽ14Lƛ15Ŝ18ŀ
~obo	69 -8P7Ǣ8ŲƷ9nřƯƿ10ŁŤ11ƭƺ12ŷ16Ŗ24ǩ29g32Ɵ33Ş
~obod	69 7Ǣ8ŲƷ9nřƯƿ10ŁŤ11ƭƺ12ŷ16Ŗ30g32Ɵ33Ş
~obs	74 -15ƻ10ǡ12ƨ14Ǒ15ǈ16VǄ22ǔ24Ƨ30ǐ
~obs>	74 -15ƻ10ǡ12ƨ14Ǒ15ǈ16VǄ22ǔ24Ƨ30ǐ
~oca	71 -10V-8ƻ10Ŝ11ƿǔ14CMŐ19lľ25Ǟ31H48ǋ
~ocal	81 12Ŝ13ǔ16MŐ24ľ41l
~ocat	76 -18l-11V17C28Ǟ34H54ǋ
~occ	75 -7Œ14Ɵ19q23x27P35ǡ
~occu	75 -7Œ14Ɵ19q27P35ǡ
~oce	82 -8ǐ8z10X13ǜ16Ō24ł29ŭ
~ocer	86 -9ǐ8z10X31ŭ
~oci	72 11Ķ17ǆ22m23Ǘ32ƿ46e
~ocia	72 11Ķ17ǆ22m23Ǘ32ƿ46e
~ock	59 -24ť-15Ɣ-14Ɗ-9ƙ-8YƬ-7ŵ7ƽǀ8eŎǄ10jŌ11ǎ12qķ13ĶŰƇ14ƕ15Qƍ16Ŧƌ18ź19Ǐ20Ɲ23Řƣ24ǘ28Ů31R33Ũ37ĸ40ƥ
~ock>	67 -27ť-11Y9ǀ10ƣ12Ō13ǎ14q16Ƈƥ19ĸ21ź22Ǐ25Ɲ32Ů37R39Ũ
~ocke	66 -16Ɣ-14Ɗ-8Ƭ9ejĶŎ11Ǆ15ƌ16ƕƣ19Ű21Ŧ23ĸ28Ř30ƥǘ
~ocks	85 8Ƣ11ũ21ķ
~oct	69 -8ǔ7Ƹ13ǣ14ƻ20ǂ28ƃƼ57ƾ
~octo	69 -8ǔ7Ƹ13ǣ14ƻ20ǂ28ƃƼ57ƾ
~od>	46 -21u-15ť-10DŠŴ-9ĹƮƳǞ-8arŘŰǐ-7kHXŀŃőŖŞŦƈƧƾǋ7YľŐœŨƵǘ8ƉƔƩ9CUţƭǩ10pJ11yƒ12ĻũűŶƤǊ13ŜƼ14Wźư15ǂǨ16ŇŌ17ņŎƸƻ18ĵƇ19Ǆ20Lƃ21N22xI23i26Ư27ǁǟ29ƐƲ35ŝ42Ǜ46ǣ49ƙ
~oda	54 -18ž-15ǡ-13ǩ-12Ǘ-11ń-9Ƨ-7XŊ8ő9ƄƓ11a12t14ŀŜŢƪ19ǥ21Ĺ24jOƦ25ű26Őŗ31Ō35ĻŒ38ĺ39ŏ43i
~oday	54 -18ž-15ǡ-13ǩ-12Ǘ-11ń-9Ƨ-7XŊ8ő9ƄƓ11a12t14ŀŜŢƪ19ǥ21Ĺ24jOƦ25ű26Őŗ31Ō35ĻŒ38ĺ39ŏ43i
~odd	90 -16Ʊ-8UŹ18x19m21v
~ode	66 8ǘ9ŨƊ10b14Ŕ19ǩ26Ǥ27E29Ū33ƌ39I
~ode>	73 -7J7ū10ǘ16ŔǤ31E44I
~oded	88 9Ƥ12ŨƊ
~odel	75 23ǩ34Ū38ƌ
~odi	80 9Ɓ12ŗƙ17ž
~odil	82 12ŗ17ž
~odo	84 15o37Ů
~odom	84 15o37Ů
~ods	83 -7C9ƑƤ12ņ19j21Ǖ
~ods>	83 -7C9ƑƤ12ņ19j21Ǖ
~odu	83 7Ɲ9Ǖ19ǡ20Ʃ23Ǆ
~oduc	83 7Ɲ9Ǖ19ǡ20Ʃ23Ǆ
~ody	46 -14š-12Ǐ-11BĴƪ-10ƃǎǦ-9ŹƦ-8ITƉ-7ĺōƝ7ZǗ8fzƣǡ9KſƁƬƮǔǙ10ŔƂƓƴǑ11FQķŏżƕǅǇǛ12ƎǣǨ13ƿ14gh15ų16Ş17ǍǢ18ńƢƳ19Ų21ľŖ23nŁŜŤƜǘ24A25ž26ǜ28ŷ32Ư37Ɵ
~ody>	47 -14š-12Ǐ-11BĴŨƪ-10ƃǎǦ-9ŎƦ-8ITŹƉ-7Ɲ7ļƾ8fzľŠŵƣǡ9ƮǔǙ10ŔƁƂ11QŞſƓƴǇǑ12ķŖƕǅǛ13ƎǣǨ14FŁŏŤŲżƿ16hų17Ƴ18AǍǢ19ńƜƢ23Ɵ24Ŝ25ǘ26ž27ǜ29nŷ34Ư
~odys	70 -8nĺ7sŞƜ8AZŎ9Ű10Ŵ11Ǘ12ǩ13KŖǈ14gŁŲ15Ť20ľ23Ɵ
~oes	40 -24ž-22Ƃ-18Ƹ-16ƹ-15Ʀ-14Ÿ-13Őƈ-12ŵƻ-11P-10ŃŪŭƏ-9tvĵǇǞ-8Ţŷƛǋ-7mōŘŞşŠŤŦƑƤǣ7ĶƉƍƕƞƺ8LłƔƜ9ĿƷǎǏǒ10dzňŗǥ11Ɗƫǡ12ŜűƯ13ƁǦ14bƇƎ15Ŗ17ůƠ18oǄ19hsŰǜ20WŁŕŴơǓ21Ƅƙ22ǐ23xŇƧ25Źźǚ26ĽǠ27Ʃ28ǂ29r31ǈ33q35ƨǧ36ų37ǩ
~oes>	40 -24ž-22Ƃ-18Ƹ-16ƹ-15Ʀ-14Ÿ-13Őƈ-12ŵƻ-11P-10ŃŪŭƏ-9tvĵǇǞ-8Ţŷƛǋ-7mōŘŞşŠŤŦƑƤǣ7ĶƉƍƕƞƺ8LłƔƜ9ĿƷǎǏǒ10dzňŗǥ11Ɗƫǡ12ŜűƯ13ƁǦ14bƇƎ15Ŗ17ůƠ18oǄ19hsŰǜ20WŁŕŴơǓ21Ƅƙ22ǐ23xŇƧ25Źźǚ26ĽǠ27Ʃ28ǂ29r31ǈ33q35ƨǧ36ų37ǩ
~oev	90 -11Ř-8ǒ9ǧ14ł27Ƣ
~oeve	90 -11Ř-8ǒ9ǧ14ł27Ƣ
~of>	35 -18Ƴǩ-17Ǉ-16ŵ-15ŎŰŶ-14Ķ-13ůƌ-12oFłž-11bŴſǝ-10ŌƓǚ-9wVĹĽš-8cfIMĺŠŢƘƟǡ-7yGǤ7ĵŘƎǀ8ķƚǃǘǛ9QňŚŧƛƜƢƩƹǌ10EHPTņŊƣƱ11htzZĿūűƿǖ12eijlřťųǋǟǣ13ĸŜ14Y15śŪǏ16sƭ17rSŦƄƤ18pKĴƑƕƵ19gxŐ20ƂƆƋǄ21ƲƽǞ22ŗƥǈ23Ƈ24nC26ľ27Ɲ32Ň35ǔ37ǒ47ƈ50Ɖ
~ofe	79 -11ť9Ɛ11Pņ25ǚ46ƈ
~ofes	81 9Ɛ11Pņ26ǚ
~off	48 -13Ǉ-12ǠǨ-11nǦ-10ľŃƱ-9KŉŶ-8ŢŧƙƮ-7aFŖŮƜ7ZĴŭŵŸŽƎƥ8ŲƬǄ9gjŗƂǍ10UŀŅŇƧ11ŜƖ12eķńťǚ13WšƝƟǋ14ƛǊ15ūƚǛ17OƔƕ18kBǣ19ǈ20uyŋźơ21ĺƒǩ22Ł23I25Ŭ38R44M
~off>	52 -12ǠǨ-10ů-9Ʊ-8ŉŢǈ-7KPľŃƮ7Řƃƾǟ8DũŸŽƄ9ĴŞŵƎƬǛ10qZŲƥ12ŗ13egjuŀƧ14Wŋ15ķ16ƛƟǊ17šūƚ18ť19I20OƔ21Bǣ22k23yź25Ł28ĺ30RŬ
~offe	70 -13Ǧ-9Ŷ-8ş8ƴ9Y10iƁ11ōǛ12Ň13łƂ15ǚ17Ņ18Ǆ21M22ń27ƒ41ǩ
~offi	64 -17ǟ-12Ǉ-10Ƅ-7nqDŮ8I9śǘ10PŋǤ15RĹǍ17ŭů19Ɩ20Ŝ22Uǋ25Ɲ27ƕ31ơ36M37ǈ
~ofi	83 -7Ǔ8ǒ10P50Ǆ
~ofin	84 -7Ǔ10P51Ǆ
~oft	67 -12ǐ-8Ŵƥ9gŹƉ11ŜƐǀ12ĵ13ųǙ15Ɯ16ƿ18Ɵ20q22Ų23ŭ
~oft>	88 12Ɖ17ĵ
~oftb	90 9x15g
~ofte	70 -12ǐ-8Ŵƥ9Ź12ŜƐǀ13Ǚ14ų17Ɯƿ19Ɵ23Ų24ŭ
~og>	73 7Ǘ11Pū15Ʋ18Ƈ20Ś71h
~oga	90 -13ơ12ǌ14C21Ǔ
~oge	75 11M13Z14ǉǊ17Ť22s28ş
~oget	75 11M13Z14ǉǊ22s28ş
~ogr	74 9ţ10ǅ12ļǗ13ő14Ņ15ńŐŽ24Ǚ29ǥ
~ogra	78 11ǅ13ļǗ16Ž26Ǚ33ǥ
~ogre	84 12ţ16Ņő17ń20Ő
~ogs	80 -11ǃ15Ɲ29Ɛ34h
~ogs>	80 -11ǃ15Ɲ29Ɛ34h
~oh>	60 -12ǩ-10ǐ-9ǥǨ-8ŔǄ7bIƔƟƶ8dgHNĿũŹżƝ9axEPŐŮ10Wůƞ11G12UŬƈ13ō14š17Qƌ19Ƙ20Ŷ22ǃǖ25Ť
~ohi	88 -10ǩ13ź26l
~ohio	88 -10ǩ13ź26l
~oho	71 -9Ǆ33ƿ35Ǜ
~ohol	71 -9Ǆ33ƿ35Ǜ
~oi>	86 -8Ƅ7ǒ45ǧ
~oic	73 -14ļ-13ǩ7Ǡ10ľ15aĿ18Š19ǘ20Ǖ29Ľ
~oice	73 -14ļ-13ǩ7Ǡ10ľ15aĿ18Š19ǘ20Ǖ29Ľ
~oil	86 -11Ʒ20Ǐ28Ɛ39ƛ
~oin	50 -14Lš-12Ʊ-11guŤƷ-10mĻ-9ǆ-8Œƃ-7bķǓ7ePŉƮ8sžƒǠ9QŘƝǍ10jDŞƘ11ǅ12rƸǐ13Ĺƾ14ōŖƵ17tUŨǩ18ŝǢ20S22H23y24ł25Ź30x33Vũ39ŏ40k42ǟ43Ż49i
~oin>	73 -15ǟ-9Ļ7kő8ŘƵ9Ŏ10tƮ11V12Uŝ13Hƨ15Ǡ19s43i
~oing	52 -17š-11LŤƱƷ-10ő-9ǆ-8m-7guŒƨ7ňŢŧǃ8ejŉ9PžƒƵ10U11tDQƝ13rHƸǅ14ŝǐ15Ĺ17ōŻ19Ũ20iǩ21y22S26ł27VŹ32x36ũ37k43ŏ55ǟ
~oint	76 -7ƃ7ǖ8fAŘ9MǗ12Ş14ŵ17Ǎ19ƾ29Ŗ41Ż
~ois	85 -11Ə10N12Ǝ17C24ǩ
~oise	86 -11Ə11N12Ǝ24ǩ
~ok>	57 -17ƈ-14ŭ-12ŝ-11Ɗ-9Ʒ-7ť7egĽľŇǂǛ8Ŋūƪǈǥ9TĵŗƗ10Ŝŧ11JŖƉǙǩ12Ǌ13ĺƳǟ14jtƙ15ļ16zR18pũ19Ļ20ſ23ł25ǖǜ36Ư
~oka	47 -16j-12ƶǖ-10RƱ-9Q-8ńǑ-7ŌŬ7TňŐŢŵƄƉƗƫƾ8ŃŽƩƮǗ9IŎŘŜŧż10Kťǂ11pŁƦƼ12hiJĴƕ13Ŋŷǎ14ōūǁ15űƬ16N17CWŋ18bX22Ƹ24Ũ26ĶƆ
~okay	47 -16j-12ƶǖ-10RƱ-9Q-8ńǑ-7ŌŬ7TňŐŢƄƉƗƫƾ8ŃŵŽƩƮǗ9IŎŘŜŧż10Kťǂ11pŁƦƼ12hiJĴƕ13Ŋŷǎ14ōūǁ15űƬ16N17Wŋ18bX22Ƹ25Ũ26ĶƆ
~oke	58 -11qǏ-9Ō8kŜƐ9ĵƥǉ11ķŨ12ŵ13Řƾǩ14iļƤƽ15ń16ƞ17Ɓ19Ľ20Ǟ24Ť30ǂ35Ǝ44ƹ
~oke>	63 -11qǏ-9Ō7ſ9Ɛ10ƥǞ11ƹ13ĽŨ14Ř15iƽƾ16Ƥ17ŵ18ƞǩ20Ɓ23ǂ27Ť42Ǝ
~oked	73 8Ķƫ9Ľ12kĵ14Ǟ18ļ19ƹ20ń
~oker	75 12ǂ18ķ20Ŝ24ƹ
~oki	60 -8ǩ7ŇŶƖ8Ŀńǝ9yŨ10ĺǊ12Ţ13XǍ14VľƐ15HǗǞ19Š22ƹ23ǖ25Ś26ĹƬ27Ń
~okin	60 -8ǩ7ŇŶƖ8Ŀńǝ9yŨ10ĺǊ12Ţ13XǍ14VľƐ15HǗǞ19Š22ƹ23ǖ25Ś26ĹƬ27Ń
~okk	81 21ǘ41Ǡ
~okke	81 21ǘ41Ǡ
~oks	70 -11Qľ-8JŨ8Ɵ9zŶ10L11ŵ12ǈ17Ň21Ŝǘ22ű27Ʒ44Ǡ
~oks>	70 -11Qľ-8JŨ8Ɵ9zŶ10L11ŵ12ǈ17Ň21Ŝǘ22ű27Ʒ44Ǡ
~ol>	53 -11sĶ-9ŨǄ-8DŠƜ-7Ų7tEŻ8gyKŐũƥǔǦ9ovS10Ƽ11rŭŽǙ12ľ14ƚǓ15l16Ɔ17Q18ǖ20mƱ22x23ƿ24Ǜ35ź56ƍ
~ola	81 18Ɖ42Ż
~olat	82 43Ż
~old	46 -17ų-14ǋ-13N-12ƒƔǖ-11xŅ-10ZơǞ-9ŊƉƝƞǟ-8kqrtEŌŐŒƊƳ-7ŇŤƫ7mĽǩ8yǨ9ķƛ10Ş11nAļŔƀƕ12TŴƗƭ13SǓ14š16Ǘ17Bƽ18wz20Ŗ21Ǎ23jŷ26ƈ27ŀŬŹ29ņ30K32c33Ķǧ34Ƶ42œű47Ƌ52p55ƅ57v
~old>	48 -27x-16ųƉ-14ǋ-13N-12ǖ-11Ņ-10ƒ-9ZŊǞ-8Ŵ-7wEŌŐŤƊƝǟ7dDŨƮƼ8mĽŶǨ10Źƛ11Şǩ12ļŔƀ13nAƭ14STƗ15š16Ǔ18BĶǗ20ƽǍ21Ŗ23p25j27ŷ29űƈ31ņƅ33K36c37ƋƵ45œ48v
~olde	66 -12t-7uŸ9ƅ19y20p23Ŭ24ĶŴ25x26Ź28z29v36w39ǧ
~oldi	75 -10ƈ-8ƾ9ķ10i13Ɖ14Ƹ15t25ű36ŀ
~olds	74 -15Ɣ-12ơ-9t8ƈ12ŬƋ13ƕ15ƣ21v22p23ƅ
~ole	60 -13ǩ-11ƦǤ-10ƧǊ-8ƃ-7ƶ7tŔŨ8uƘ9Ťǐ11Zŧ12hƵ13OǏǘ14kůƼǈǉ15ƈƭ16Ǖ17ō20ƀ22ƪ23Ŧ27j30ǆ35Ʃ
~ole>	61 -13ǩ-11ƦǤ-10ƧǊ-7ƶ7EňŔšŨűǢ8u9t10Ťǐ11ŧ12hZƵ13O14ǉ15kůƈǈ16ƭ17ō21ƀ23ƪ24Ŧ31ǆ36Ʃ
~oles	86 20Ǖ23Ƽ
~olf	86 15Ƈ36g
~olf>	86 15Ƈ36g
~oli	45 -14Ɣ-12ĺ-10z-8Iŝť-7Ǧ7ŞŹǒǤ8šŲƀƂƛ9ŢƢ10ŐƖ11Ɓƚ12Ǐ13Ɠ14k15ơǡ16ĹƬ17mľƧƪ18ŗŠƍ19Ǣ20Ŗ21ŕſ22őŷ25Śş26Ʃ27ŏƵ28Ʀ36ř40ǥ
~olic	46 -14Ɣ-12ĺ-10z-8Iŝ-7ťǦ7ŜŹƙƨǒǞǤ8ŞšŲƀƂ9Ţƛ10ƖƢ11ŐƁƚ12Ǐ14Ɠ15ǡ16ơ17ĹľƬ18Ƨƪ19ŗŠ20Ǣ21ŕŖ23őŷſ26ŚşƩ28ŏƵ29Ʀ36ř41ǥ
~olid	82 10Uƅ12Ǉ31k
~olin	73 9Ʊ28m38ƍ
~olk	65 -9ǩ-7ǋ7UĹƣ8aWľǡ9ļƜƮ10Kǈ13Žƥ15žǗ17ŝǖ19ƽ20Ǉ21ǔ23Ʀ29z
~olks	65 -9ǩ-7ǋ7UĹƣ8aWľǡ9ļƜƮ10Kǈ13Žƥ15žǗ17ŝǖ19ƽ20Ǉ21ǔ23Ʀ29z
~oll	51 -11Hǧ-9j-8ŧǩ-7ĹťŪƢ7gĵĶĽŗƜƼǅ8œƥ9nŔƏǑǝ11Ź12KQXƧ14Ņ15ųǠ16ǒ17ĸ18Ō19W20Ŧ21ż22ň24Ǉ25y27Ʊ33Ƙ34m37ź42ƀ43ǉ
~oll>	65 -8H-7j12ĶŹǝ13nƏ15Ǒ17Q21Ǡ22ź34Ǉ53ǉ
~olla	65 -7Ť8ľƗ11Ţ12ǅ13œ16Ƙ17ŗ18X19ŅŘ21ų23ĸ34Ŧ
~olle	63 -13ǧ-7ŧ8ƫ10Ƽ11ĵĽ12ŔƜ21ǒ26ź27Ƙ34y37Ʊ38m
~olli	70 -10Ř7C8J20Ō32ż58ƀ
~ollo	81 -8ŦƢ-7ŗ14ƥ15g20Ƨ22K40ň
~olo	84 -15F-9ǖ13s14ǩ17f19Ƣ21Ǖ23ǃ
~olo>	90 -15F15s19f21Ƣ
~ols	68 -9Ű8Ƙ15t22ŭ25Ǣ34Ɲ55Ǐ
~ols>	68 -9Ű8Ƙ15t22ŭ25Ǣ34Ɲ55Ǐ
~olt	83 18ű21q25Ǝ
~olts	85 18ű26Ǝ
~olu	80 13Ǡ21Ə31C
~olum	90 15Ǡ35C
~olun	84 23Ə
~olv	88 10ż11Ł15f
~olve	88 10ż11Ł15f
~om>	46 -19ǩ-16nĹ-14ų-13Şǐ-12hT-11Qŭ-10Ś-9ĺǘ-8FPǈǧ-7fxKŐŒŖřşŨƘǟ7ŀŲƅƊƢƪƯ8kŠũſƈǅ9ŇśůŷƧƳƶǄǝ10Iƚ11rǊǍ12oķŧŸ13ĸŎƩ14WŢǑ15ŤƏƻǜ16ǋ17Jœơƽ18Ŕźǔ19ŅƗƝ20Ľ21RƌƜǒ24ĻŜ26ƙ28z30l35M37Ǖ
~oma	79 12jŪƛ14ƴ15ĴŴŶ26m
~oma>	86 13Ū17Ŵ28m
~omat	86 13ƛ14j16Ĵ
~ome	35 -15Ũƃ-14a-13SũƱǏ-12ŐšƗǥ-11ňűǎ-10XŇƠƵǣ-9cŖŬŭŲ-8tBœťǆ-7Ōřśǒ7hmYŦŽƶǋǡ8sŴŵƺǜ9IŚţŮƞƯƷƿ10źƛǅǉǓ11nķŞƆƇ12QĽǕ13wŏǖ14CĿłƬ15MĻŊƨǚ16Aņő17Nŀƒ18qĹľŠ19RŰ20jǁ21uƎƕ22Ť23ş24ĸ25Hƅ26Ɠ29Ɵ30ĺŘƮ31Ɣ35Ɲ37F38Ɯ39ǔ43l47T
~ome>	42 -22Ő-20ǩ-18Ŗ-14Ƥ-13ŏ-12ŗǏ-11ŬǊǓ-10NXļŞŧ-9aAŃŴŵǨ-8PőŒŢűƦǘ-7vĿŁŇŉŝŶƗƱƳǋǢǥ7wƎǙǝ8ĵłůŷŹǉ9Ƃƿ10jƚ11Ŋţ12ĽƑƬ15ķŦƆƷ16źƇ17HŰƞ19ƛƜ20Ʈǁ21IĹ22sF23MŠ25ŤƓ26qCĸ27R28lĺƒ29Ɵ30ƅ31Ļ33n34uş46Ɣ51T57Ɲ
~omeb	54 -10Zǎ-9IšŨƃǩ-7nƖ7hPŗƤǧ8ŧǋ9ķļņǚ10ŤƜ11Ŝŵƾ12f13ľƟ14ſƮ15ƕƯǘ16Ǝ17Q18F20Ƴ24ǜ25A26ž
~omed	88 10Ǟ11zƯ17V31y
~omen	77 -7ŗ32Ő38ŏ48N
~omeo	71 -8ŗ-7l10Ĺ11Łǚ14ǅ16Ƴ20Ɠ22ƕ23F27ǔ30A
~omep	85 7ǝ15Hǋ16ş17ƥ
~omer	61 -11S7kĿ11G16ǟ17ǚ20ǃ21Ɲǡ24ǖ28Ǔ33Ǘ35ǔ45ő
~omes	67 -11n-9yĴƚ-8ƔƝ7ƻ9xƏƙǉ10wƧǨ12ĿǁǊ15JŒƁ16Wǔ17H21TŘǖ25Ǖ28ľ36Ɯ
~omet	51 -10aşž-9sũų-8AƱ-7CTŜ7rƄƮ8mEPńŔƎƫ9iŽƯǈ10głōŏǕǛ11ĿţŴ12ŊŗūƬ13ŃŖŵŶ15jŪǨ17ĸņ18N19ƺ20YŮƨ21ŘŞ22ŉ25ƶ26ŀ29ĺ32l
~omew	73 -14ş-7Ź7ĵ8ƲǗ9ǋ10vQ14Űǝ17Œ18Ţƥ21Ś22ŴƤ34ǩ
~omf	79 9TŌ12M13e14Ƴ22X
~omfo	79 9TŌ12M13e14Ƴ22X
~omi	66 -9ǒ-8ơǀǋ7Ǥ8xľŒ9d10yĴĿŕ11pHǩ12j13Ǟ14Ź15Vǚ17M19ƾ20Ŏ21Ķ26k29ǟ37Ƣ
~omin	68 -8ǀǋ7Ǥ9xľ10yĴĿ11Hŕ13jp14Ǟ15Ź16V17M20ƾ22Ķ27k30ǟ
~omis	84 7ŝ10Œ12d16ǩ20ǚ28Ŏ
~omm	63 -13Ƃ-8Ɔ7ŀŠŷǌǔǢ8TǑ9nǩ10Ǚǚǥ14BųǍ18Ǧ23Ǆ27ůƢ32ŭ
~omma	76 9ŷ11n17ų34Ƣ
~omme	72 -15Ƃ-8Ɔ-7Ƌ7Ő8ǌǔǢ9Š12ǚǥ16Ǎ17B21Ǧ27Ǆ
~ommo	90 14Ǒ15Ǚǩ
~ommu	78 35ů43ŭ
~omo	65 -8Ū8Iǘ9ƤƬ10űǕǝǣ12Ŗ14ĸ15Ʀ21Y25L
~omor	65 -8Ū8Iǘ9ƤƬ10űǕǝǣ12Ŗ14ĸ15Ʀ21Y25L
~omp	47 -24Ū-19Ƃ-15Ĺ-12Sž-11f-9VķŏŒ-8aiwHMŤƷǇǩ-7ŉœűųŵż7yǆ8ĻşƖǊǠ9mľ10WšƄǏ11ǁǗ12Ŝ13ƕ15ƣ16ƧǡǤ17ǜ18Ǆǘ19Ķ20Ņǒ21ƴǞ22łŠǥǨ23ŝ26őŞǅ27Qǃ30ơ31ŐŢŧǐ33Ǧ38ƀ41ń88ǣ
~omp>	65 -12ǉ-8Ő-7Ǒ18Ǥ34ƀ35ǒ109ǣ
~ompa	51 -22Ū-20Ƃ-12Sž-10fǣ-9VĹ-8iŏŒŤƷ-7aĺœų7qƇǑǟ8ţǈ9ơ10ŞşƖǆǊǠ11mľ12WŅšƄǉ13ǁ14ǡ15Ŝ16ƕ19Ƨ22Ķ23ƴǄ24Ǟ25łŠǥǨ26ń29ǅ30őŝ32Q33ǃ35Ţ36ǐ37ŧ38ŐǦ
~ompe	86 16Ņ26ǣ35ń
~ompl	74 -8ǧ12Ƹ18y21Ļ26ǜ27ƣ28Ş39ơ
~ompr	82 9Ǐ35ƀ
~ompu	77 -9ķ8bƝ9d13Ǐ22Ǘ40ǘ
~oms	72 -7Ǒ10Ƥư11q14ŵ20ƌ22Ɯ24z42Ɔ
~oms>	72 -7Ǒ10Ƥư11q14ŵ20ƌ22Ɯ24z42Ɔ
~on>	30 -22ǉ-20Ŷ-18tNũƳ-17Ƨ-16Ƥǔ-15ŊŝƬ-14epňśǋ-12ťǝ-11JŅůƩƽ-10GķŎƗƭ-9hnĻŐőǠ-8ŒœşƊƎƒƶ-7KŨŸƞƥƼǍǐ7jEļōŚǒ8HŜźŻƈƍǑǥǩ9Ţǧ10FŉŧųưƵǆ11SŋŤ12fBż13MPTZŃŇŪŰ14UVūƃƮƷǣ15ǟǢ16ĺŕƉƖƱǂ17vxDĶřƏ18zYŗŹƛ19yŦƁƜƪƫǨ20cs21uŁŘƿǇ22ŷ23arĿłǦ24QĹŌ25gǃ26Ɠ27AƯǗ29ƀ30Ƈ31Ƣ33ǈ34Ŕ39ŬƔƦ40ű41ƨ43ſ44Ů53ƌ
~ona	64 -11žǦ-7ƻ7ƦǒǗǤ9ƿ10gTǓ11aƂƃǢ12Ň13J14ǌ15Q16ŭǧ20ǚ22ŊƟ26ǎ30Ɨ
~onal	65 -11žǦ-7ƻ7ƐǒǗ8ƦǤ10TƿǓ11ƃƟǢ12Ƃ13J15ǌ16Qŭǧ20ǚ23Ŋ28ǎ31Ɨ
~onc	69 -10Ř-9ǂ7Ɛǜ8ľŨŲǀ9yň10ţ11ŰƧƸ12Ƶ13ŧ15VĴ21Ŀ22ŀũ29Ŷ
~once	70 -10Ř-9ǂ7Ɛƫ8ǀǜ9yľňŨŲ10ţ11Ƨ12ŰƵƸ13ŧ15Ĵ16V22Ŀŀũ
~onco	90 -8i39Ŷ
~ond	61 -15Ǌ-12ķ-9Ŷ-8H7ĸŇŔŬ8dĻ9AIũǌ11pŎ12Ūǩ13Ōǋ14kľ15ŉŝƔ16Ɖ18y19Ǟ22Ƙ27NŴƟ28űƼ
~ond>	65 -13ķ-8H-7Ū7ŊƏ9dĻ10Ň11AI12ũ13pǩ14ǋ15ľŌ17ŝƔ19y20Ǟ29Ɵ30N33Ŵ
~onda	90 14Ŭ28Ū
~ondi	74 -8Ŷ-7Ƹ10ĸŔ11ǌ19Ŏ20Ɖ36Ƽ39ű
~one	37 -21a-19ƕ-17Ŏ-14H-13s-12ķŊšŮŹ-11klRŜŭƤǊ-10joUōƊƭ-9DGWŔŗƞƨǑǓ-8tNVĺŰƖƝǌǏ-7qPTňŨơƥǇ7fKŻƘǄǉ8OŷƗǖǦǩ9Ʀǐǣ10nŒſƧ11ƀƼǨ12ŧƱǤǥ13hũƉƒƢǍǜ14ŇƻǕǘ15ivĿŲƩ16wŪƫ17XŁżƆƙ18ƎƳ19Ļńŕ20uŖ21Ʒ22Ƶ23ŽƯƺ24ņƮ25bœƶ26ǡ27ľ28IţŶǋ29yŵ31ųƌ32şǔ35Ɵ38A48Ŵ
~one>	39 -19a-18ZƕƝ-17T-15Ŏ-14ŗ-12sHĸŮ-11RĹŀŢŹǊ-10lňŊŔƪ-9joUōšƊƭǓ-8kDGWYķŭŰƞƤƨǌǎǑ-7tNƖƥƿ7ŌťŧƀǄǟ8cmnuǤ9KƏǉǦǩ10OŞŪƉƗǈǕ11ŐŻƢƩǜǣ12XųŷƦǍ13wƎƧƶƼ14Œǥ15ŕżƒ16ŁƌƳǐ17ivŖũƮƯƻǨ18ţ19ľńƆƙ20Ļ21ņ22Ƶ23A25Ʒƺ26ŵ28b29yœŽǡ30Ŷ31I32ǋ35ş40Ɵ42Ŵ44ǔ
~oned	82 7Ƣƴ12A13n16ż18ń19Ŗ
~ones	60 -9ń-8Ǉǩ-7Ŧż7wŽƌǘ8ňŗƀ9ŢŵŶſƈ10ŉŕ12ŐŪ14Ň15ZŖŴƉ19Ǝ20Ƶ22h23ţ28u30ų
~oney	59 -15ǔ-9Ŝǐ7zŢźǕ8ľņƪƯưǤ9Ʃ10XŧǠ13Yǘ14ǚ15r16TĹƌ17ŀƫƱǖ18Z19Ɲ21Ŀ22ƶ24Ʈ25ĸ27A34Ų
~onf	90 -13ǩ21ţ44ň
~ong	50 -25ŭ-12Ő-11ƶ-10L-9jƢ-8nVŨŶǟ-7Ŭ7HƼǤ8vŮƄƈƵ9sĶ10ņǏǜ11bC12ūƮ13fƏ14řŞ15l16iŸƞ17Ŀ18ŕŧ19š22Ɨǩ23ťǚ27ǝ28Ɵ29GS31ƭ32ů34Ƥ37ǅ38O41ő
~ong>	51 -16ŭǟ-12Ő-10Lƶ-9Ƣ-8jnǌ-7ŨŶ7gYŕŽƼ8HƈǤ9ŮƄ10svĶ11fņůǏ12Cū13Ʈ14Ə15řŞ16l17Ÿ18Ɵ19Ŀŧ20š21i24ťǚ25ǩ29ǝ30GS33O35Ƥƭ39ǅ43ő
~onge	86 7ƿ9O10ǌ17Ɵ20ŕ
~ongi	83 13ƥ42Ɨ
~ongr	81 8Ɩ10oƔƺ12ƒ13ǟ19ƞ
~oni	70 8Ƙ11KƤǌ12Ŗǝ14Ʀǈ15r20Ž31Ǝ
~onic	86 8Ɨ9Ĵ10Ƙ14K
~onig	79 7ś13Ƥ14Ŗǝ16Ʀ18r
~onit	80 24Ž37Ǝ
~onl	62 -13T-10Ŷ-8n7ŚŻƋƼ8ļňǈǢ9Ƴƾ10KR11ŷƀ12Ļţ13ľŭ14Ǖ15ĽƢǇǚ16Ǜ18ų19Ū21Ʈ22Ņ24Ų26ń43ǖ
~onli	75 -10Ɯ-7Š10Ś11ļ13K18Ǖ19ń20Ľ29Ņ50ǖ
~only	65 -13T-10Ŷ-8n7ŵƋƜǉ8ŻƼǈ9ňǢ10ńƳƾ11R12ŷƀ13Ļţ14ŭ15ľ16ƢǇǚ18Ǜ19ų21Ū23Ʈ25Ų
~ono	86 30bź
~onou	88 31b
~ons	55 -12ű-11Ǆ-9ůǂ-8ǆ-7WƩƸ7Ŗżǟ8ĵƆƹ9yPƝ10ŽƏǃǩ13uś14Ś15Ż17Ƈǈ18x20Ŋ22w23Ƽ26ŉƅ27ũƻ29ǋ37ǚ44Ɓ
~ons>	57 -12ű-9ůǆ-8ǂ-7WƸ7ż8ĵŖ9Ɔ10Ɲ11yƏǃ13ś14u15Śǩ16Ż18ǈǚ19x21Ŋ22w25Ƽ28ŉũ29ƻ31ǋ47Ɓ
~onsi	88 9Ž
~onst	75 -10Ǆ-8Ʃ-7ƒ7ƓǍ12ǟ16P25Ƈ36ƅ
~ont	45 -14ǩ-12ŗ-11Ư-10ũ-8ĸŏƕ-7anDWĹľű7GŀŐřŧƏǌǜ9YƃǊǋ10ƇƖǉ11ZĶŘƒǧ12ƾǒǨ13ŚŮƌƗ14ǃ16uKTĺǑ17pŹƫǈ18š19ƟƤƮ20Ņ22ŃǢ26ť28XǓ29d30ǝ34Ɣ35Ơ38Œ39ŕ44Ĵ
~ont>	67 -10FY-8Ť8eŸƜƩ9jl11ƣ12ĺ14q15Əǌ16ǋ18Ƈ23Ĵ26ǃ29Ś31ǈ
~onte	79 -12ŗ-7Ɠ37Ɨ43Ǣ
~onth	49 -11ǩ-10Ư-8ǌ-7nƕƗ7V8Ƃǜ9Gĺŧ10ŐǊ12Yƃǉ13ZĶŘš14ƾ15Ǩ16Ů18T19uŹ20p21Ņ22ƟƤƮ26Ń29ť32X34ǝ36d38Ɣ39Ơ44Œŕ45Ĵ
~onti	88 -8ũ15š41ƫ
~ontr	62 -9Ś-7Ƃ7Ʃ8Ŧǡ9Ɩ10ƌǧ11řƢƼ12Ǆ14Ɠ15ŀ22ƒ23ǒ26Ǒ47Ǔ
~onv	80 8M9Ƨ12s13Ļ15Ɲ20ŭ22ŋ
~onve	80 8M9Ƨ12s13Ļ15Ɲ20ŭ22ŋ
~onw	88 -12G-7S14Š16ő32Ő
~onwi	88 -12G-7S14Š16ő32Ő
~oo>	61 -12a-10x-9ŏ-8Ǧ-7yYơ7bJŨƷ8ūƀƂ9cŎ10ĿǢ12ŇǛ13XŪ14UňǄ15ƿǑ17şƳǚ20o22jńŽ24s25Ƭ29ƨ34q
~ood	48 -15ť-14u-11D-10Ŵ-9ĹŠǞ-8rŰǋǐ-7kHXŀŃŏŖŘŞŦƈƜƝƧǝ7ŋ8YœţƉƔƲƵ9UŐƩ10JƑƭǕ11p12yĻũƒǊ13WŶƼƽ14ű15ź16ǂ17ŇŌƸ18Ŏƻ19ĵƇǄ21L22ƾ23xIN25i26ņ28ǁǟ30Ɛ37ŝ44Ǜ63ƙ
~ood>	48 -15ť-14u-11D-10Ŵ-9Š-8rĹŰǞ-7kHXŀŘƈƧǋǐ7ŋ8YœƲƵ9UŐƉƔƩ10Cƭ11pJţ12yƒ13ĻũǊ14ŶƼ15űź16Wǂ17Ň18ŌŎƸ19ĵņƇƻ21Ǆ22L23IN24x25i29ǁǟ30Ɛ38ŝ44Ǜ52ƙ
~oode	88 9Ƥ12ŨƊ
~oods	84 -7C9ƑƤ12ņ19j21Ǖ
~oof	54 -17ű-15ǌ-13ť-10Ǉ8ƪǣ9ńƝơ11h13Ŏ18ş20ǧ22Ƒ26n32Ǆǒ43Ƅ73Ɖ99ƈ
~oof>	55 -17ű-15ǌ-12Ǆ-10Ǉ8ľǣ9ńơƪ10Ɲ11h19ş21ǧ23Ƒ27n33ǒ44Ƅ74ƈ75Ɖ
~oofi	84 -7Ǔ10P51Ǆ
~oog	90 10ƅ14C62ļ
~ooh	79 -8Ų10şŬŶƜ12k13HƘ15ǃ19ƌ
~ooh>	79 -8Ų10şŬŶƜ12k13HƘ15ǃ19ƌ
~ook	49 -16ƈ-12ŝŭ-11Q-10Ɗ-9iŤť-8q-7bŁ7XŧƳǍ8LVĿǙ9ƷǗǟ10kHRĽľŶƐ11tļƙ12jǈ13ũƉ14pĵĻ15űǘ16ĹŜſǞ18ĺńŠǊ19ŃƬ20złǜ23ŇŚ29Ư43ǖ64Ǡ
~ook>	57 -17ƈ-14ŭ-12ŝ-11Ɗ-9Ʒ-7ť7egĽľŇǂǛ8Ŋūƪǈǥ9TĵŗƗ10Ŝŧ11JŖƉǙǩ12Ǌ13ĺƳǟ14jtƙ15ļ16zR18pũ19Ļ20ſ23ł25ǖǜ36Ư
~ooke	74 8Ķ9Ľƫ12kĵ14Ǟ19ļ20ń
~ooki	61 -7ǩ7ŇŶ8ĿƖǝ9yń10Ũ11ĺǊ13XŢǍ14Ɛ15VľǗ16HǞ19Š23ǖ25Ś26Ĺ27ŃƬ
~ookk	81 21ǘ41Ǡ
~ooks	70 -11Qľ-8JŨ8Ɵ9zŶ10L11ŵ12ǈ17Ň21Ŝǘ22ű27Ʒ44Ǡ
~ool	52 -11s-9ŨŲƜ-8DŠ-7ǩ7gyEKũŻǔ8vSŐǦ9o11rľŽ12q13ƚǓ15l16QƆǢ18ǖ22x24Ǚ25Ʊ26ŭ29jƝ32ź36m52Ǐ55ƍ
~ool>	55 -11s-9Ũ-8DŠƜ-7Ų7EŕŻ8yKũǔ9govSŐƥǦ11ŭ12rľŽǙ14ƚǓ16l17Ɔ18Q19ǖ20Ʊ21m24x36ź58ƍ
~ooli	88 11Ʊ34m
~ools	68 -9Ű8Ƙ22ŭ25Ǣ34Ɲ55Ǐ
~oom	61 -8ơǒ-7Ǒ7ǃ9Ơ12ǟ13ų14XƊ20Ɨ23Ɲ33Ɯ41Ɔ47M51ƌ68Ƣ
~oom>	67 -10n7ƃƞƤ10ƆƠƢǃ15Ɗ16X17Ɯ22Ɨ26Ɲ37ƌ53M
~oomm	76 9ŷ11n17ų34Ƣ
~ooms	75 -7Ǒ21ƌ23Ɯ44Ɔ
~oon	68 -7ǜ7V8Ɓ9iƄ10ľ11Ŀ12Ōǧ13jŕ14y16Ǟ17L18Ů24H25Ź32Ń
~oon>	68 -7ǜ7V8Ɓ9iƄ11Ŀ12Ōǧ13jŕ14y16Ǟ17L18Ů24H26Ź33Ń
~oop	88 10Ż14Ł33s
~oor	62 -11Ƣ-10ǐ-8w-7ǩ7Š8xƘǄ9ūƐ11Ǌǣ12ƊǍ13Ɔ14ǃ15ǅǈǛ16gů17ǝ18Ǝ19Ų22ƛƝ83ƣ
~oor>	67 -12Ƣ-8w-7ǩ7Ə8ŠǛ9xǄ10Ƙ11ū12Ǌ13ǣ14Ɗ16ǃ17ůǈ25ƛƝǍ54ƣ
~oord	83 -8ǐ10Ǜ32Ų
~oors	75 -14Ǎ8ƌ11ƐǨ12ƣ16Ɔ20ǅ21g23ǝ
~oos	77 17C32Š40ł
~oose	78 7f32Š41ł
~oot	68 -16Ÿ-8ţ-7T9ŀŠǋ10hƙ13aƜ14ś15j18ŻǑ26ŧ27ƆƓ35ƺ
~oot>	73 -17Ÿ-8T10hŀǋ14ś15a20Ż30Ɠ39ƺ
~oota	84 30Ɔ
~ooth	88 -10ţ7ǒ10ƞ23Ǒ34ŧ
~op>	51 -18Dơ-14ǩ-13ŏ-11ž-10ƤƷ-9iSńŕũ-7qCGĶŎŐœťƮǧ7UňǄ8TŖǐǠ9yśƀǊ10ƑƗǈǞ13VŚ14ǆ15Ż16ƁǍ17ǃǝ18řƉǨ19ľŠǔ20s21ƈ22ǅ23ǟ24M27ǌ28Ƃ29ŵǋ32Ƶ34Ǧ57Ɲ75ǥ
~ope	57 -18R-11ŗ-10Sƴ-8őŴǩ-7ŐŤ7Ŋŧ8ŚŰ10š11Xƍ12ĻǙ13ŸǨ14ŷž15ơǌ20ƑƗǞ22W24DŢ30ķǝ32Ǣ50ǎ52ǋ60ǅ
~ope>	88 -14ƴ16D17š19X21Ļ
~open	65 -19R-15H7yśƑ8aķţŧǋ9Ŋ10ŚŰ16Ǩ25Ǟ26W29Ţ35ǝ58ǅ59ǎ
~oper	65 -12ŗ-7ŐŴ8ƍ10H11ǅ16DŷŸƑ17žơǌ24Ɨ26ķ35ǋ38Ǣ
~opi	76 -13Ţ-7ǩ11H16A19X29ǖ61Ļ
~opin	77 -13Ţ-7ǩ11H16A19X62Ļ
~opl	57 -9Ū-8ĴŒ-7Ǖ7Őƿǩ8Ůǜ9Ɨƨǡ10ſǑǔ11ņŝǐǛ12dƲǚ13Ÿ14ǉ15K16lƶǖ17ŷ19nǙ21ǈ22ǝ24Ɯ28ǇǗ
~ople	57 -9Ū-8ĴŒ-7Ǖ7Őƿǩ8Ůǜ9Ɨƨǡ10ſǑǔ11ņŝǐǛ12dƲǚ13Ÿ14ǉ15K16lƶǖ17ŷ19nǙ21ǈ22ǝ24Ɯ28ǇǗ
~opp	66 -7ǩ8X9ƂǨ10VĿ12y15Ų16ƀ17ŀ18Ţ20Ʈ23ĺš24Ƌ42ń
~oppe	73 9ƀ10Ƃ11Ǩ13Ŀ18ń23Ʈ26š27Ƌ
~oppi	73 9ƀ10X12V14y19Ų20ŀ21Ţ26ĺ28ń
~opr	88 20ǆ24ƻ
~opri	88 20ǆ24ƻ
~ops	77 8Ż9ǃ11IǈǌǢǨ12gżƧ13ťƌ15Ʈ26ŗ
~ops>	77 8Ż9ǃ11IǈǌǢǨ12gżƧ13ťƌ15Ʈ26ŗ
~opt	85 14ǣ17u24Ň25Ō
~opti	90 25Ň27Ō
~opy	79 10ơ43ś
~opy>	79 10ơ43ś
~or>	26 -24ǩ-22Ʒ-17ŀ-15ǉ-14ƅƢ-12ŷ-11ōœŧƞǘ-9Ŀ-8eĺŴƧǎ-7UňřŚũƮ7kPơƴǣǦ8nńŪŬŻƎ9mrXķůƋǄǊǤǧ10EŌƗǕ11uļŔşżƜǞ12NŽǇǑǟ13IOžƃƘƯ14ŖŨƤƻƽǠ15ŇŏŦźƹƾ16pMĵĻǋǓ17y18gư19FĶƐƓƠǃǛ20ǁ21KĴłƉƍǥ22ŰƇƲ23ţƀ24ŗŘƄƶƿ25qŤ26űƔƝƭǐ27QĹ28L30Ƽ31f35ƒ36ľŲ37ŭƣ38b40Ʊ48ǂ
~ora	71 -7ƒ8Ɗ11Ƒ13ǃ27ǆ51ƥ
~orag	76 -7ƒƗ9Ɗ11Ƒ54ƥ
~orat	80 15ǃ30ǆ
~orb	90 16ĸ23Ǝ
~orc	71 -11ǐ7ƅ8Əƞ10ĵŃŌƥ14ş18Ūǀ31f33ŏ
~orce	76 10Ō11ĵŃ34f36ŏ
~orch	86 8D9ƅ10Əƞ15ƥ
~orcy	84 -13ǐ18ş21Ū23ǀ
~ord	54 -11ŗ-10Ɯ-9ŰƔ-8NƄ-7žƒǐǖ7ŊŌŶǒ8ǃǕ9ļŖƤ10ųƿ11ţǩ12Ŵ13ŤŮǣ15ň17Ơ19Łƾ25FXǗ26Ūơǘ33Ż34Ų42ǌ60ŋ
~ord>	60 -15Ƅ-10Ɣ-8ŗŵ-7žƜ7kAűǟ8vŊŶǒ11ļŌƤǃ13ţųƿ14ǘ15ŋǣ16X20Ơ22F23Ł29Ū35ǌ36ơ41Ż
~orda	82 -8ǐ-7N10Ǜ17X31Ų
~orde	72 8ŵ9ƄƳ10Ũ11ƾ12ŎǕ22ǩ26Ų50ŋ
~ordi	81 -7ƒ8ƅ28ŋ
~ords	74 -14ŋ-11Ű-9ơ8F14ǌ16Ŗ17ƾ19Ŵǘ20ŤŮ23ň38Ǘ
~ore	47 -17ǩ-15ŗ-13Œ-11Ķ-10qxĺŤƓ-9cĴƗ-8SUŔůŹſƔƜƳ-7sWZķŅŜšţƷƼ7aŊŕƻǦ8kTXŢŴǌ9rOŷŽƽǎǢǧ10LŁűƭǄ11GŦƎ12ŉőƄǅǔ13ňƩ14gľĿǓǤ15Y16Hųǡ17ƅ19VǍ20ƴ21ž22ĵņŘǈ25ǋ26Ǌ29JŃō31ť35yǗ46œ
~ore>	48 -16ǩ-15ŗ-12Œ-10xĺŤǀ-9cĴƓ-8UŔ-7SWŅţůŹſƗƜƳ7GƖƪƻǦ8XŊŕŢƫǍ9őǎǧ10arOTŷƽ11LƭǄǋǗ12ŁŉŦǅǢ13Ƅǔ14gňǤ15ľĿǓ16Y17ǡ18ƅ20V21ƴ22ž23ĵņŘ26Ǌ30JŃō32ť36y48œ
~ored	82 -18ǋ10ƥ25Ǝ42Ǘ
~oref	90 -14F22ǌ23ǋ
~ores	86 -8ƣ11Ž23kǋǍ
~orev	84 14űƩ39H
~org	78 7Ĵ9Ɠ12Ƅ14Ÿƨ16yC17Ľ22ǆ
~orge	90 8Ĵ10Ɠ14Ƅ16ƨ
~orgi	85 16Ÿ17y18C
~orh	88 -9S12Gƒ13ƅ27C
~orho	88 -9S12Gƒ13ƅ27C
~ori	61 -11Ş-8Ţž-7Ɖǋ8zǔ9ƃ11ƈƋǞǩ12Ǎ13ƅƌ14Ŷƞ16Š17ŝ19l21H22ſƆ25ľ
~orid	86 -11ž8Ÿ14ƃ31H
~orie	85 -8ǋ11ǔ18Ǎ34Ɔ
~orig	75 -9Ţ-8Ɖ10ƅ14Ƌ15ƈ20Š22ƌ24l
~oris	68 25ſ
~orit	79 -14Ş19ƞ20Ŷǩ23ŝ34ľ
~ork	43 -16ǟ-11ĸƒƤ-10wŐų-9iAGĿŎŘŜŪƨƩǞ-8ľ-7nŌŕŢŰŲŶƵǊǤ7Ĺ8zNƜƷǁǜ9ǩ10BIņǨ11Ķŝ12ŴǙǠ13Xĺǔ14ƃ15ŗƦǐ16ŵ18JƸǄǇ19gŇ20ƾ21ǚ24Ŋ28R31ǈ32Lŭ36Ƨ37Ɲ39W40Vů41qQǑ44Sǣ46U68P
~ork>	46 -15ǟ-10wķĸƩ-9ŎŐųƤǈ-8iAľƒƨ-7GŊŕŲǞ7oŚ8ǋ9Ʒǁ10z11IN13X14Ŵ15ǙǨ16ĺƃǔǠ17ŗǑ18LƦǩ19Jŵǐ20ƸǄ21Ň22Ɲ23ƾǣ24ǚ29S31q34RVů36ŭ40Ƨ44W47PQ51U
~orke	68 -10Ǥ10Bķ12ņ16Ƴ20Ǒ23ǜ25S27ǣ29Ǉ
~orki	70 -8Ǒ-7Ƶ7ǒ8Ǉ11ŝ16ń18V22q24ĶĹ29g35ǈ41P
~orks	61 -13Ǉ-10Ř7ŖƯ9ǣ10ƅ11kM13ňŝƗ14Ɯ16Ƒ24LǑ26ǈ28Ɲ45Ŋ
~orl	86 11diĻ12C16Ń
~orld	86 11diĻ12C16Ń
~orm	56 -9Ɲ-8Ŀ-7oŲŹ7ŰƵǕ8Ĺłũ9ŐǏǗ10Aļ11pƾ12cĺ13ǩ14Ļơ15am16jĽƻ18ǜ19R20ŭ21ƣ61ƚ
~orm>	65 -8o7ƈ9Ƶ10ũŰ11Ĺ12ļŐ13p15ĺ16ơ18am19Ľ22j45ƚ
~orma	63 -9Ɲ-7ŲŹ8ĽǕ10ł11Ǐ12AǗ13ƾ17Ļ22R24ƣ25ŭ
~orms	82 -9Ŀ-7Ţ8b20c23ǩ33ƚ
~orn	62 -11r-7Ǩ7Cŏ8ĿƖƲ9vĹŐƽ10ŵ11B12Ǚ13Rǝ17U19x20i26ů27L28ƚ34l39p41d
~orn>	72 -10r11v20U23x40l46p49d
~orna	84 -7W7ǝ14Ŀ38ƚ
~orne	83 8k10ū11Ʋ12C13Ɩ15Ő16B
~orni	70 8aƋ9ŏ11ƽǝ12Ĺ13ŵ14Ǚ16R24i30ů32L
~oro	88 7Ź11ƀ30ų
~orol	88 7Ź11ƀ30ų
~orp	78 -10p14ǃ60ǆ
~orpo	80 15ǃ30ǆ
~orr	54 -9œŪ7űƬǕǣ9dƳ10zĽŒƦǩ11fƚ12ņũ13ŏƑ14FY16ŵ17E18ĸ19L23a24ų38ƪ47Ŀ
~orre	70 -7w7ŗǀ8pDŲ9nšŹƟƪǅ10ǜ12ŏ13d14Œ19aF22E
~orri	68 7ƚ14Ľ18Ƒ19ũ37Ŀ
~orro	63 -8Ū7Iǝ8ǘ9ŖűƬǕǣ14Ʀ18Y21ŵ23ĸ24L28ų37ƪ
~orry	71 -9œ8z9ƚ10ǡ14Ƴ17ņ18a19fǩ30Ŀ
~ors	58 -12Ǔ-9ƹ-8ŝ7hŤŦƙ8ƐƜǡǨ9Ǥ10Ʃƾǒ11Ņ12ŨƆǜ14gƃƸǅǕ15ŷ16Ş17ǝ18ƣ20ǚ21ƞ25Ŀ31m33Ǒ34Ǝ
~ors>	60 -12Ǔ-10ƹ7ƙ8ŦǡǨ9ŤƐƜ10ǒ11ŅƩƾ13Ɔ15ƃǅǕ16ŷǚ18ǝ20ƣ23ƞ33m35Ǒ36Ǝ
~orse	90 12h23Ƹ
~orst	80 7Ř10Ŷ14Ǥ18ǜ19Ũ23Ş29Ŀ
~ort	51 -14Ň-12Ǣ-7yUŎƚ7CFQŢƥ8eųƭ9WƱ10ĵ11ZŰƑ12cţ13ľ15ŤƩ17Tź19ƧǏ20Ɨ22ǀ23g26Ļ29Ʈ30ķ31ƔƕƘ33ƒ42ű
~ort>	71 -12D7CƜǀǉ10zŻ12g13ţ16QWĵ19Ű23Ť25Ʈ26Ʃ27ź
~orta	70 -7y7Ō8T9M10ƶ11e12ōƳ15ǩ16XƱ24ľ28Ƨ
~ortg	64 -9ķ11F12ƭ20Ʈ21Z40ƕ47Ɣ
~orth	61 -14Ň-12Ǣ-8Uƚǩ7lŭ8Ɓ9ƥ10ŒŢ12j13ų14D15Ƒ16Tǝ24Ǐ27Ɨ34Ļ42ƒ43Ƙ45ķ53ű
~orti	90 18Ř32c
~orts	84 9ţ28g30ǀ
~orw	80 -10Ĺ-7H13Ŏ16ŀ32Ō44ś
~orwa	80 -10Ĺ-7H13Ŏ16ŀ32Ō44ś
~ory	66 -8Ƅǂ-7ǔǩ7ŋŔ8Ŋơ9ņƬ10Š12ƼǢ13Ľ14OƸ16ţ17Ǐ18Ɨ19ō22Ɲƽ25Ť38Ɔ
~ory>	66 -8Ƅǂ-7ǔ7Ŕ8Ŋơ9ņ10Š11Ƭ12ƼǢ13Ľ14OƸ15Ɲ16ţ17Ǐ18Ɨ19ō22ƽ26Ť38Ɔ
~os>	85 -12Ş-8ő9Ő12y13ǒ25ŝ
~ose	46 -17ň-14ţ-13ǖ-11Ƭ-10a-9nqŧŨ-8DŵǕ-7oJŘƟƪƫǈ7FŞűƯǘ8cEĵŕťſƅƈǊ9XŎŶƉǑ10AƍƎǆ11iŽ12ƤǇ13ƛ14ŝƩƳ15ƖƼ16őǤ17ƕƙ18ŁŐŲƏ20łǐ21ŚƑ22ķůǙ26Ƣǩ29ǎ31ƻ41Šǝ
~ose>	47 -16ň-14ţ-13ǖ-10a-9nqŧ-8DŨƗ-7oJŒŵƪƫǕ7FI8EĵŞťſƈƖƯǎǘ9ŕƅƉǊǑ10cŎŶƎƏǆ11Aűƕƙ12iŽ13ƤǇ14ŝƩ16ő17Ǥ18Ł19ŐŲ20Ƴǐ21ł23ŚƑǙ24ǝ25ķ27Ƣ28ǩ29ƻ30ů43Š
~osed	72 -12Ƴ7ƍ10y11gƕ17Ɩ21Ƽ34ǎ47ǝ
~oser	84 -10Ƭ9Œ11Ơ12ƙƺ19C29X
~oses	81 -12ů8ũ11Ɓ14ƛ16Ə
~osi	66 -16ǩ8ƕƼƽ9VĿǨ10S11Ũ12ǈ17ǃ18Ř25ň65Ɩ
~osin	67 -15ǩ7Ƴ8ƕ10ĿǨ12Ũ19Ř25ň66Ɩ
~osit	90 14SV18ǈ
~osp	72 -10C-9ǩ-8ţ-7ŗ8ů10qVĸ11ž13PS14ƃ17Ƽ18ǂ19Ǩ20Ʀ21ǔ24Q25Ƹ
~ospi	72 -10C-9ǩ-8ţ-7ŗ8ů10qVĸ11ž13PS14ƃ17Ƽ18ǂ19Ǩ20Ʀ21ǔ24Q25Ƹ
~oss	63 -14Ǟ-8j7ůƺ8ś9sNQƔ12Ƴ13Łŧ14g15ǉ16Ť20Ř21Ɩ23ļǟ25Ŧ26Uũ32ť35Ǌ56ţ
~oss>	65 -14Ǟ-8j7ůƺ8g9s10NQƔ13ŧ14ŁƳ15Řũ16ǉ17Ť18ţ24ǟ25ļ26Ŧ27U34ť38Ǌ
~osse	82 29Ɩ52ţ
~ossi	90 8Ř9g13ś17ũ
~ost	50 -12Ɯ-11t-10ƌƣǛ-9ŧƖ-8Šŷǉ7ķļų8CĹŞƺǢ9ĽŮƲǊ10ƴ11kŭǄ12ňŸǕǩ13XƘƠ14ƃƑƧǝ15ĸƗǙ17Ŀ18YƓ19Œ21EƯǚ25ư28ŗŦ29Ǐ37ľ38ǔ46Ƴ
~ost>	52 -12Ɯǖ-10tƣ-9Ɩ-7Šŧŷǣ7dkXĺƚ8ų9ĸƃǢ10ĹŞƺǊ11Ʋ13ŸǕ14ƘƠ15ƑƧ16ňǙ17Ɨ18Ưưǩ19ǚ20YĿƓ24Œ25Ǐ27Ŧ31ŗ42ľ48Ƴ
~osta	88 19C39E
~ostl	72 -13ƌ-12Ǜ8Aź9Ŵǖ10ĸ11ķǇ19ŭ22Ǆ52ǔ
~ostp	90 24ƴ
~osts	79 7u8ƃǏ11XŔ12ư14Ƥ18ǝ
~osy	86 11l13ƞ14ź18Ŋ
~osy>	86 11l13ƞ14ź18Ŋ
~ot>	35 -19ƛ-18Ƭ-14xƧǐǞ-13iƹ-11SǄ-10PőƷǌ-9ũƌƶǎǣ-8Ļ-7pzTWłŘ7QŤźƇǩ8dkuNZĵŉűƎǁǋ9bŜŹǢ10tYļŚŢŻƖƵǑǒ11gIKńňŠƆǥ12Œ13fŇǘ14aōśŽƋƴ15šưƱ16nEŪƍǀ17vŖƜƤƥǏ18Ķķ19ŵƒƟƺƻ20Ǩ21ĺ22Ņƃ23Ű24Jşƙ25AƑ26ŕ30j31ſ36ŏŞ38O51ŀ
~ota	68 -12Ť-7ƃǅ7A8ŅƀƗ9uŽƛƹ10ŒŬ11űŷƿ12gZ14Ľ16Sǉ18ŵ21Ŧ22ş34Ɔ
~otag	84 30Ɔ
~otal	71 -12Ť-7ƃ8Aƀ9Ɨƹ10uŅŽƆ11Œ12ŷƿ13gZ17ǉ19ŵ23şŦ
~otc	85 7ŏ9Ɛ11ŷ13gV14ĺ17ť
~otch	85 7ŏ9Ɛ11ŷ13gV14ĺ17ť
~ote	57 -12Ǌ-10ǩ-9ŵ-7KPŕ7ĽƎ8Ńǔ9Ł10wŖűƃƲƷ11ŊŜž12ľſ13ƔǦ14ŗ15ō16e18ǘ23J24ńŏŬ25Z28ķ29Ņ32Ĺ36Ƥ
~ote>	65 -9ƭ-8ń-7KPŕ7q8Ŵǘ9Ľ10Ń11w12ŁƲƷ13ű14Ŝž16ƔǦ18e20Z27JŬ31Ņ40Ĺ
~otec	66 8Ə9XƎ13Ŗƃǘ16ľſƭ18ŗ22ŏ34ķ
~otel	83 -11Ǌ-10ŵ15ǔ59Ƥ
~otes	78 -8ǩ10Z18Ŋ25ō44ń
~oth	48 -14Œ-13Ǎ-11ŝŦǢ-10ǐ-9FSƜ-8arCĺŚŬƚƝ-7bdŖŗŘƂƕƭǕǩ7hnĻƞƱ8ŏŞƗƴ9uIĶƲ10ŁŋōŷŽƼǋ11oHŢ12ĿŸſǁ13yţŧŵƹ14Ǉ16Ɵƨ17B18Zŀ19łƫǂǑ21sų22Ƶ23ķ28Ƒ31z36ƽ37ş39ń40ž41Ņ46Ŵ
~oth>	67 -11L-8ţŪ-7Ũ7pƞ8Ƅ9ƌƯƼƽ11Ƣƫ12ķƬ14ƎƱ17Ÿ18ĶǑ24Ƶ25ŧ26Ł45s
~othe	51 -16ǩ-13ŒǍ-12ŭƦ-11sŝŦ-10p-9Ɯ-8CƚƝ-7adrŏŚƂƌǕǢ7ŐſƊƳǆǞ8wǈǑ9nżƴ10ZƗ11vŞƲ12Iŋƫǃ13oŢŽ14Ūŷǁ15H16ǂ17ŵǇ18Ɵ19Bķ21y22ł23ŀ24ų25ş32zƑ33ƽ43ń44ž45Ņ50Ŵ
~othi	68 -13w-11ǃ-8y-7ŷƭǐ7hƞ8Ŕŭ9jō10Ɛ11š12ĿƻƼ13Zǥǩ14ş16Ļ18L22ŏƦ23ƹ31ƨ32ţ33ſ
~oti	74 -15Ő7ǂ8Ũ9Ƌ10Kŏ11H20Ĺ24ƹ29ǩ
~otic	79 9Ƌ11K21Ĺ
~otin	84 -17Ő8ǂ12ŏ28ƹ34ǩ
~oto	65 -11ǐ11Ż13ş16Ū18ǀ23śſ
~oto>	86 -7K31ś
~otor	66 -11ǐ11Ż14ş17Ū18ǀ23ſ
~ots	83 10j11Ɖǀ18ǁ22ƻ
~ots>	83 10j11Ɖǀ18ǁ22ƻ
~ott	71 -12Ɗ-8s-7Ś7ĻŅŲǙǣ8ūǘ10Ō11łǥ12ńƜƠ15ƛ19Łƻ25C28h
~otte	75 -13Ɗ-8s7Ǚǣ8Ļǘ11Ō13ńƜƠ17ƛ20Ł26C
~otto	88 9Ņ10ū14łǥ
~ou>	17 -37v-30Ŵ-26ƽ-25Ť-23qťƮ-21o-19bź-17Ź-16Ƈƨ-15ůƅ-14Ɔ-12ǂ-11ŷƓ-10t-9hŕƉơǧ-8Ņ-7zŦų7ūƄǄǊ8ƎƔǅǙ9dIQĶšŪŭƐƒƗǃ10pǎǒǠ11ŋƀ12BőŮǜǝ13ƚƟƥƭƺƼƿ14aMŃƂƯǓ15GLYĵņŉžƃ16ƶƾǆǚ17ŸƘƵ18jƬưǁ19kZǋǔǘ20ĸŌŏżǑ21uĴŖƁƱ22fŊŲ23ǩ24STWĹĺƸ25HUƻ26ľŽǀǇǕ27K28OĻŶƹ29Cŝ30nXķĽśƦǨ31mVƧǞ32łŚſ33ŀ34ũ35ƴ36Ţƌ38gFŐŒŜŠ39ļňŵ40ń42NRƤ43AŨ44iP46l47Ş48Ŀ52Ň66c
~oub	72 -7n7pƿ8Ƹ9ĵƛ10Ĺ11Ř12tƼƽ16Şű20œ22ǜ
~oubl	72 -7n7pƿ8Ƹ9ĵƛ10Ĺ11Ř12tƼƽ16Şű20œ22ǜ
~ouc	73 -7ǩ7ņōŲƊ8ķŦż9gKńťŭ10ƹ11nƿ12Ƥ13Ƽ14ǣ23Ɨ28Ŝ
~ouch	73 -7ǩ7ņōŲƊ8ķŦż9gKńťŭ10ƹ11nƿ12Ƥ13Ƽ14ǣ23Ɨ28Ŝ
~oud	80 -10Ŷ7Ľ9ś12x13ƞ23j28ƿ29Ǘ
~oud>	82 -10Ŷ7Ľ10ś13x14ƞ29ƿ30Ǘ
~oug	46 -11ŏǢ-10mŕŜ-9uQ-8ĻŉŒƔ-7qCűƽ7ĵŵƚ8TĺŀśžƧ9nZķőŤŪŶŷǏǥ10Ţũſ11yŐƂƳǦ12ĸōŬ13YŇŠťƮǝ14Ƭ16łŧŮư17WŨǖ18ŊƌƗƨ19rǎ20ƕƦ21l22j23ŗ24Ŗƒ
~ough	46 -11ŏǢ-10mŕŜ-9uQ-8ĻŉŒƔ-7qCűƽ7ĵŵƚ8TĺŀśžƧ9nZķőŤŪŶŷǏǥ10Ţũſ11yŐƂƳǦ12ĸōŬ13YŇŠťƮǝ14Ƭ16łŧŮư17WŨǖ18ŊƌƗƨ19rǎ20ƕƦ21l22j23ŗ24Ŗƒ
~oul	33 -16n-15Ő-14ĺŦƳ-13Ɓ-12qƼ-11Ťƙƺ-10UŒšŭ-9lSŪƕƠƽǈǞ-8kowRŁŹƟƻǅǛ-7dijQĹœŜųżǋǣ7ǡ8Wōǔ9BNŃūŷƍƨǧ10Ǐǘ11emZŗŚŝƂƘƿǦ12bT13aľĿƪǄǢ14rKLĵƏ15ŇƓ16Dǚ17cĻƸ18ŘŞƒ19Ōžǩ20YŽƗƱ22ưƶǁǨ25ĴƵ27űƭ28Ŋ29Ư31sśŢ34ķ35Ƭ38ǝ39ŵ40M41Ƥ42X49Ŏ51ƮƷ55ĸ
~ould	33 -16n-15Ő-14ĺŦƳ-13Ɓ-12qƺ-11ŤƙƼ-10UŒšŭ-9lSŪƕƠƽǈǞ-8kowRŁŹƟƻǅǛ-7dijQĹœŜţųǋǣ7ũ8ōǔǡ9BNWŃūŷƍƨǧ10Ǐǘ11emZŗŚŝƂƘƿǦ12bT13aľĿƪǄǢ14rKLƏ15ĵŇƓ16Dǚ17cĻƸ18Şƒ19ŌŘžǩ20YŽƗƱ21Ƶ22ưƶǁǨ25Ĵ27űƭ28Ŋ29Ư31sśŢ34ķ35Ƭ38ǝ39ŵ40M41Ƥ42X49Ŏ51ƮƷ55ĸ
~oun	44 -14HƮ-12ǩ-11I-10SĹŖǢ-9ŀƿ-8ZĿŐţŤ-7PUłŝŶƫƳǒ7GTőŜũŷǀǜ8ŧƆƜƣǕ9ĶĽŒŚǤ10LńŽƇ11vzŠťŵƱǉǖ12ľƅƏƭǠ13V14ĴŮƗ15Bĵşź16A17nŇ18s20lř21ƺǔ23bŗ24Ƭ26CƓ28Ưǅ31c32ƍ34u40Ǉ
~ounc	83 8J10š11ƍ29b
~ound	51 -11H-10Ƴ-9S-8Ŗ-7IƢǢ7ĵƙǈǎ8cűƥƱǨ9ƑƗƟǁǉ10CƣƩ11hnGŮǜ12bŧũ13LTƇƜ14Ś15Ľńťŵ16zŠ18Ɠ19lV24Ň25s27ƺ29ƍ35ǅ
~oung	71 8x10pŻ11Ư12ź15ƭ16ĵ17Ź20u27v43c
~ount	52 -11ǩ-10Ʈ-9ǈ-7Ĺ7Żƚƹ8eŒƗ9nQŦžƏƢǤ10AYƓ11şź12ŜŷǀǕ13XőƅƆ14Ž16Ķ17Bľǖ18ř20ĴǠ21C22u27ǔ28Ư31Ƭ32ŗ54Ǉ
~oup	70 -14ŭ-7Ʃ9UĽƘǎ10xS12ƿ15Ŋ16QǞ21Ū24Ƨ39W
~oup>	78 -7Ʃ12x18Q27Ƨ44W
~oupl	75 -15ŭ7sƤ10UĽƘǎ11S13ƿ17Ŋ20Ǟ23Ū
~our	25 -23Cť-17Ų-16Ʃ-15ŏŗǩ-14ŪƆƇƌ-13ĸňŌũƈ-12Ů-11YĹőƬ-10Ƌƹ-9ZƊ-8œŤƚ-7fKXńōǏ7ŒŕŦƀƼǚ8yſƸǌ9hMķľłŴǄǦ10ļŃƁƠ11řż12ĽŖŹƄǅǔǧ13Ž14Iǖ15vEŇƙƝ16clWƶǡǤ17jowƷƺǈǙǝ18gŜƫ19nRƯǋǛ20tĶŚƲ21pŸƕƢǂǠ22sƾǐ23Ŷ24DPVşžƤ25ƨ26q27Ř28ŁůǕ29eFƳ30Ʈǎǣ31T32r33x34dƦǉǢ35ƃ37ų38ƥ43ǘ45ĵ46ƽ55B71z
~our>	26 -32Ų-22Cť-17Ů-16ƈ-15Ōō-14ƇƌƩ-13ŏŬƆ-12ĸŗũűƊƋ-11ňŤŪ-10YĹőƹǏ-9Ƭ-8fƻǩ-7GŭƎƐǑ7JŞŻƗǁ8DƼǅ9cƀƜ10yM11łŖŸƁƙƝ12nļŃŒƦ13řżǧ14hĽŴƕǄǎǔ15gŽƢ16twIǖ17jEŹƶ18ŚŜŶƯƲƷǤ19loWŇžƺǙǡ20vƫǈǛǝ21V23ĶŘųǂǋ24pƾǠ25sxPŁ26şǐ27Ƥ28qƨǉǣ29T31eǕ32ůƮƳ35r37dǢ38ƥ40ƃ42ĵ46ƽ47ǘ52B72z
~ours	51 -16Ɨǩ-11ơƣ-10Ŵ-9h-8rvŒŗŹƚǄ-7ĴŪůƃƜǡ7VŢſƀƎƻǦ8tBƁ9uŮƙƝƠǅǌ10gAĵž11ŠţŲŶƯ13űƕǇ14cŁōƢǉ15n16ŦƖ17Hŵ18ķ20Ŭ21Ř24Ÿ26x30ų36RƦ41ǎ54F
~ourt	79 7xķ25k39Ƅ48D
~ous	43 -20ųǩ-19Ŭ-18ŗ-16P-15S-14ǎ-13Ƹ-12ǘ-11űƠǇ-10ŇǦ-9łŐŴǈǓǞ-8dUŒǐ-7gIŦƦƿǊǏǖǢǨ7CŹƉǋǕ8hŁƈƊƏ9aT10ƚ11ůƑ12Ƌǁ14sƂ15ƌƕ16ƛƣƨ17ZƙƮ18orƗ19pG20q21fƇ22ŷ23MĿ25şǂ27DHƓ28Ɯ29ķƖ30ƆƝ34Fǀ36Ɵ37ƒƷ38ƅ43Ɣ44nƞ
~ous>	68 -15ǩ-11g-9G-7ƿ7BśƖ8ƙǏǛ9aŔ10ĹŠš11rŉ12ƈƼ13ƞǂ14w18Ŷ45Ŀ63ǀ
~ouse	44 -20ų-19Ŭ-18ŗ-14Sǎ-13PŶ-12ƸǏǘ-11űǇ-10šǦ-9ł-8dńŐŴƠǈǓǞ-7UŇŒŦƦǊǐǖǢǨ7y8ŹƉǋǕ9hŁƊ11Tůƚ12rƏ13ƋƑƙǁ14Ƃ15s16ƌƕ17ƛǂ18ZƣƨƮ19oƗ20p21Ƈ22f23q24ŷ25DMƖ26Gş28H29Ɠ31ķƆƜ32Ɲ34n36F37ƞ38Ɵ39ƒƷ40ƅ44Ɣ
~ousi	83 8D10ǜ14Ŝ18C24n
~out	35 -19F-18c-15ǩ-13ŃƼ-12iķǇ-11ŎƠǟ-10xSŨųƒ-9HžƓƻ-8LřŬŶƄǒǦ-7oswDIKœŷƖƛƯǡ7mŘťƇƈǋǘǙǜǠ8zŊŴŹżƗƧǂǈ9pBŠſƬƭ10hAZƤƫǧ11ŖƂƊƍƏƩƴǏ12lqŀ13YĻŜŝŽƌƚǄ14uƱǛ15VĸŤƷ16rĴŦŵƜƞƺ17eƔƳ18ĿŞƟǀǁǌ19Ľǉ20ļ21CĹľ22yŇŉŲǔ23jĺƸ24Ǩ25ƪ27ōƝ29g30Ǒ41š
~out>	36 -15c-14Fǩ-13Ƽ-12ķŃ-11iSƠǇǟ-10ńňŎųƒ-9xŨŬžƻ-8LƄƓǒǦ-7owDIKœřŶŷƖƛǡ7ƿ8qŘŚťŹƈǘǙǜ9lŊżƗƟƧǂ10pzBŝŴƬƭǈǧ11gAſƂƤƫ12hjUƊƍƏƩƴǀǏ13Ŗƞ14ļŀŜŽƌƚ15YƱǛ16VĸƷ17rŤŵƺ18Ɯ19ĴƳǁǌ20ĽĿǉ21Ŧ22ľŞƔ23Ňŉ24ĹŲƸǔ25ĺ26ƪǨ27y29ō32Ɲ33Ǒ43š
~outc	90 30Ļ
~oute	90 12m13Š16M
~outf	77 -10F8ŞŠ10Wń11ő14Ǟ20ơ22Ő30Q32Ǆ
~outh	80 -8Ŧ-7c9l10rň16Cļ17ŝ20u23Ɵ
~outs	70 -14U-7ƕ7Ƒ8ƥ9Ɖ10ǋ11qƦ14Z15ŉǀ17ƣ21g25jC30Ƈ
~ova	85 -7Ǒ18Ǆ19Ł31ƌ
~ovat	88 -7Ǒ33ƌ
~ove	40 -14Ǆ-13Ź-12XŨŪűƣƳǎǑ-11gŤ-10ŇŵƝǐ-9mKķŁŬųƩƯǗǩ-8aDIOVŅţŧŴǅǙ-7pLńōŷƔƕƫ7yŌšƅǕ8rƄƆƷ9Ŀǥ10Ƣǚǝ11CRĸŚťſǇ12ĵŃŜŲƜƶǡ13MŰƍƭǖǨ14ľśŝŢŻƒƠ15Ɓǜ16ŶƀƦǏǒǞ17WŞ18ŮƑ19Œ20ŎƓƛ21TƂ22ŕŦ23G24ŗƃƐ25ƧǊǔǦ26ƨ28U30ǍǢ31Ő32Hŏ34ƞ37ǟ42Ŗ
~ove>	57 -16P-14ś-12Ƴ-8ĺ-7ǐ7lMŌ8Ƅƶ9uŎżƤǋǦ11Ńǔ13ŀ15wĵŞƅ17B18U20y21Ʒ23Ő24Ŷ26ƍ27Ţ28G34Ǎ38Ɛ43ƞ48ǟ50H
~oved	79 7Ÿ8Œ10ŭƟ13ĺƢ15n18ť20G
~ovem	90 11Ǣ24ƌ
~over	42 -19Ǆ-15Ǐ-12Ź-11űǎǑ-10yŪǩ-9alƟƤǗ-8gmIKXŤųƊƣƯ-7BDŇţŬŵƝƩƷǅǙ7ŞƘƱƶǍ8ZŚƙǕǠ9kMš10Ɔǥ11P12Cǚ13RĿŝſƜ14ĸŎǡ15ŜŰŲƑǇǖǝ16UŐƭ17ľƒ18ŒƀƁƠǒǜǨ19WŻƦǔǦ20ŮǞ23ƂƓƛ25ŕśŦ27ŗƃ28ƨǊ29ƧǢ31T37ŏ47Ŗ
~ovi	71 -7Ń8ǝ9Ǆ11ŀ12t13ĺ14yŐ16Ţ18nǩ31H45ƞ
~ovid	90 10ǝ12Ǆ18Ő
~ovin	72 -8Ń12tŀ13ĺ14y16Ţ19n32H60ƞ
~ow>	27 -26W-22ǈ-18Q-15ŁŬ-14MǄ-13H-12oyşƯ-11DƕƝ-10dŀŪƂ-9VŝơƫǔǠ-8CŢƌƥƴ-7JĿƇ7ršƟǆǍ8ĶƐƑƣƱ9ŕƒƠǑ10TŸƅƤǊǎǏǣ11fuŃŲŴŻƊƙƦ12ĹĽŒ13kŉœƧ14hSļţŵƿǃǜǦ15zŠŧŭƏƚǅ16OŊŦ17GŏƁǝ18vĸň19ŘŤųƺǇǖ20pƓƸ21bUĴĺŗƋ22Ɣ23Nůƃǩ24KłŖƞǘ25ƭ26ƪƬ30ǟ31ŮƆƮ32ŅŶ34Y36cxŨ37t39jű45i49Ƴ
~owa	82 8aǑ11K12J17Ň23X35x
~owar	88 20Ň25X
~owb	88 36Ɵ
~owbi	90 37Ɵ
~owe	59 -18ŗ-14Ř-9şŶ-8xA-7ƒǖ7ƛ8ķųƁƲƷ9ƣ10B11ĻƃǤ12q14łǕ15Ŏƪ16fŅ19ƕ23Ǧ27ľ29Ɗ33Ŭ35Ɣ45Z
~owe>	68 -10ş-8A-7ƒ10ķƁ12Ǥ42Ŭ44Ɣ55Z
~owed	74 -10Ŷ7Ň10Ʒ12ƛ14Bų20f21ƪ25ƕ
~ower	71 -19ŗ-17Ř10Ʋǩ11ƣ13ł14ƃ15qĻ19Ņ20Ŏ28Ǧ35Ɗ
~owh	88 9Ŕ10g24ĸ
~owhe	88 9Ŕ10g24ĸ
~owi	71 -8Ƴ8ƅƛƝǄǇ9jƑ10ǧ11Ƅ12d18y23ňǞ28Ɓ
~owin	71 -8Ƴ8ƅƛƝǄǇ9jƑ10ǧ11Ƅ12d18y23ňǞ28Ɓ
~own	42 -14ĸ-12PŗŲƞ-11ŜşƛƜƠƬƳ-10ŀōƝƣǄǇ-9rŶŽƤƯ-8bgXĺőŒŝŠŭƄǣ-7dSĽŃŇŐœƵ7oMťůŸǕǢ8ejLTŁŌŞƢ9ňƫǊǎ10YŖǉǔ11QŵſưƶǃǥǨ12nvǅ13zƴ14EłƍƔƷ16Ǒ17Hǐ19Ƒ20a21ơǟ22Ŭ23Ǜ24Cǒ25ŤƗǝ26Ƙ27V29l35ķƦǋ37ƀ39Ɗ58ǆ64F
~own>	44 -20ǌ-14ĸǣ-12P-11ŲƠ-10ŀōŜşƛ-9rŶŽƯƳ-8gŒƜƝƞƤǄǨ-7bdXŃŇŗŝŭƄƓƕƣƬ7cŪƖƭ8oťůŸǕ9eLMTŌŞƢǐ10aňǊ11YŁƫǎǞ12Ŗſưƶ13vQŵǃǆ14nzƴ15łŬƷ16ƍƔ18Ǒ21Ƒ24ǟ25ƊǛ26ǒ27CŤ29ƗƘ30V31ǝ32l36ǋ39Ʀ41ķƀ43F
~owne	66 -10G-8ŗ-7őǇ7ǉ8ǣ9Ĺơ10j11ƅ12ŬƈƓ13Ǣ14ǅ16a20ƕ21ǌ22ǔ25F26ǥ30ǆǨ
~owns	74 -7ƬǞ12F16E17ǐ27Ɗ37Hơ47ǆ
~ownt	84 -9M10ǋ13ů17ƣ22Ǎ27ǩ
~owo	90 13B22Ƴ
~owor	90 13B22Ƴ
~ows	78 -9ǚ-8Ƣ10g11ǒ12Ƒ13Aŗťƒ14ƥ27ǡ
~ows>	78 -9ǚ-8Ƣ10g11ǒ12Ƒ13Aŗťƒ14ƥ27ǡ
~ox>	69 -12Ɣ-9C7ś8dƋ10cmqĸƄ13P16ƻ17fǐǧ20Ś21J22D26Ŭ32Ǚ
~oxe	88 16ƻ46ƞ
~oxes	88 16ƻ46ƞ
~oy>	72 -10h-8d-7Ĺ8bj10ū11n12Ť13g14vŭ17uw19U20tx23Ź
~oya	82 14Ǘ30ő49Ţ
~oyal	82 14Ǘ30ő49Ţ
~oye	59 7ǐǥ14VǈǑ15ǣ17S18q19Ƨ20W22ǜ24Ǉ33Q
~oyed	85 -9ƫ-8o11ƃ22Q38q
~oyee	62 -10Q-7W7ǐ8ǥ18Ǒǣ21ǈ31Ǉǜ
~oyer	74 -7ő9Ɲ19V23S29Ƨ34Q35W
~oyi	86 9ĸ11ǟ14U26Ş
~oyin	86 9ĸ11ǟ14U26Ş
~oys	79 -10Q11qw12v13Ő14x17Ƙ34u
~oys>	79 -10Q11qw12v13Ő14x17Ƙ34u
~pa>	77 8j12B14A37ź51Ǡ
~pac	67 -20F-11ǘ-9Ŝ-7Ƌ8Ǣ10Ŗş12H13D15W16Ɗ19Ų20ƇƐƞ22ǋ34ƹǌ37ǥ
~pace	75 -22F-8Ƌ10Ǣ18Ɗ23ƇƐ26ǋ38ǌ
~pack	73 -12ǘ-10Ŝ11ş12Ŗ14DH17W22Ųƞ37ƹ41ǥ
~pag	69 7Ǔ8f10ļō13ſ18ǌ23ś44Ś
~page	69 7Ǔ8f10ļō13ſ18ǌ23ś44Ś
~pai	56 -7vƬ7ƶǘǝ8œŧƩƫƭǃǏǑǩ9ũƥ10ĸ11Ƣ12Uǉ14Zķ19ƒ20ţƱ24ƕ26Ǆ29Ɣ35Ŭ38Ŧ
~paid	58 -7Ƭ7ƶǘ8ǝ9œƥƩƫƭǏ10Ǒ11ǩ12Ƣ13ǉ15ZķŦ20ƒ21ţƱ25ƕ30Ɣ37Ŭ
~pain	85 8y11Ƒ12ǃ13ŧ17Ǆ19U
~pair	79 -7Ũ7Ƥ10Ŕ14ũ17ĸ22Ǆ33Ŧ
~pan	50 -21Ū-20Ƃ-11Sž-10f-9Vũ-8iHĹŏŤƷ-7aĺŒœųǣ7qƇǑǟǩ8ţťǈ9şƖơǠ10mŠƅǆǊ11ŞƄ12WľŅšƋǁǉ14ǡ15ŜƉƕ18Ƨ21Ķ23ƴ24ǄǨ25ǥ27ǅ29ő30ŝ32Qǃ35ǐ36Ţŧ37ŐǦ44Ǟ
~pand	86 -12ũ10ǝ16ť34Ǟ
~pane	88 16M19Ɖ24Ƌ
~pani	74 -9V-7Ş7ĵ8Ɖ9šƿǩ12ŀ13ş15m22ń30Ţ
~pany	52 -21Ū-20Ƃ-12ž-11ń-10fS-8iĹŏŤƷ-7aŒœųǣ7q8ƇǑǟ9ţǈ10ŠƖơǊǠ11ǆ12Ƅǉ13WľŅǁ15ǡ16Ŝƕ17ŞŢ19Ƨ23Ķ25ƴǄ26ǞǨ29ǥ30ǅ31ő32ŝ34ǃ35Q37ǐ38ŧ39Ǧ41Ő
~pap	68 -8ƒ8Qś9iJ10Ɩ12Ƣ13oǃ14Ǘ15Ǡ17ǆ19ķ20ǒ21K26Ʋ52Ś
~pape	68 -8ƒ8Qś9iJ10Ɩ12Ƣ13oǃ14Ǘ15Ǡ17ǆ19ķ20ǒ21K26Ʋ52Ś
~par	47 -20Ƹ-14Ĺ-13yH-10aQœŖśƛ-9dRSŇŢŶ-8ŚƄƴ-7cnXŃŐŪŬŮƒƬƵ7ľŘşŦǍ8ƗǁǑ9TŨƘƧ10ŀƷ11sƢƱ12vUŵſǂǠǨ13qtƤ15ōƏ16Cƨ18ńǆ19opǟ20Ơ21ł22Oƥ23GơƣǇ26uƽ27lV29ň31zŴ32Š34Ɯ41Ű
~para	76 8fh16ǁ18ş24Ƙ28Ř
~pare	66 -17Ƹ-10ǩ-7C8gŵ9Ʀ12ŷ14ń17ƥ18Ɲ22Ŵ35O38Š43ƽ49u52z
~park	69 -7DĹ7S8v9GŦǟ10Œż13Ļ15ķ20T21ǩ61Ű
~part	51 -14y-12S-11H-10Ůƛ-9dŇœŖŘƝ-8aQRŒśƴƸ-7ĹƄ7EJŉŠư8vŞŵ9Dľ10ƧǍǑ11Fƥ12ŀ13ŨƱƷ14UſƗǟǠ15tǨ16qs17ōŴƏƢǂ18Ƥ19GƠƨ21p22oǆ25C26ơƣǇ32V33lň40Ɯ
~pas	62 -19Ŏ-10Ɣ-9ŵ-7I7A8gsŻƂƭƿǨ9ļǛ10ǜ12ņ13ƫƺ14Ų15ţƲ16Oƽ17cǀ21Ʀ22ƶ23Ʒ30ŀ33ǘ47Ƴ
~pass	67 7ƃƱƽ9gsǨ10ǀ14ƫ16Ų17Ʋ23Ʀ25ƶ26Ʒ36ǘ56Ƴ
~past	72 -20Ŏ-11Ɣ-9ŵ-8I9ǀ10ŻƂƭƿ11Aƽ12ļǛǜ15ņƺ19O20ţ21c37ŀ
~pat	72 -9ƌ-7Ś12o14ƾ18qY19ƹ21Ǘ23Ǚ25P58Ǟ
~patc	86 -12ƾ7ũ22Yƹ28Ǚ
~pati	76 -10ƌ-7Ś20q22Ǘ28P62Ǟ
~pay	42 -18Ļ-17ų-15ƾ-14BŴƶƷǈǨ-13ō-12ǔ-10nxĹĺŁŢǏ-9ķŵŷǊǗǞ-8mŏőƧƸ-7cPŔŞŠ7ſǡǩ9F11Ņƀưǥ12šƓ13ĵŐǢ14Ǉ15ĸƔ16ZƪƯ17qǘ20ž21QYŖƱ22ǝ23Ŭǣ24ŧŲ25ŗƜ27WŘ30X33ƕ34Ǒ36Ǡ37œƮǕ38Ơ39Ŧ42Œ43ƃ45ƒ50ǖ68ǉ83Ĵ
~pay>	49 -18Ļų-17Ǩ-13Ŵ-12ƾǔ-10Ǐ-9Z-8mŅőŢƸǗ-7ŏŷƷǇǈǊ8ƀƤ9ǘ10Ɓǡǣ12Ǡ15ţưƱ16Ŗ17Ǣ19WŦƃ20ŧ22ĸƕ24ž25X28Ő29Ơ30œ31ŘŲ32ŒǑ33ŗ34ƒǉ48Ǖ60ǖ69Ĵ
~payc	69 -9ō-8Z8ǟ10Ĵ11ǉ13ƭ14u17Ʈ20Ư21T24qQ33Y
~payi	61 -16B-9Ĺ-8ǩ-7ĺ8Řƀ9ǝ11ŧ12FŦǣ13Ĵ14W16X19ƪ20œ21ǥ25ZƠ27Ɠ28Œƒ29Ņ39Ɯ
~paym	65 -10Ʒ9e11Ʃ16ƃǘ22Z23ĵƕƮ28š31Ĵ35Ɣ40Ŭ
~payo	88 -16ƶ13ǩ14ƫ36Ŧ
~payr	65 12ǝ16Ǒ17Q21Ǡ34Ǉ57ǉ
~pays	72 -13Ɣ-12x-11Ő9Ɯ10Uź12Ŗǣ15ſƱ16ň18ǝ20ƃ21Ʈ24ǩ28Ǡ
~pda	69 9ƫ17ƋǢ18Ʋ29ƌ
~pdat	69 9ƫ17ƋǢ18Ʋ29ƌ
~pdf	90 29ś
~pdf>	90 29ś
~pe>	62 -19ƈ-10ƴ-9ŚƦǍ-7aƅ7ũ9Ŵǆ10ƣǉ11Dšǔ13XƇ14Ļǖ19d26Ş27Ƹ29űƉƩ31ƹ32ŋƛƼ
~pea	75 -10ĸ11ƽ12Ś14N15ơ21sŇ23ŏ24x28a42ũ
~peak	78 7ǩ12ƽ13Ś15N24sŏ29a
~pec	67 7Ŏ8łŢƯ9ĺ12ƉǞ13U14ĸ20Ňƞ22ƾ25Ƙ
~peci	75 9Ư11ĺ23ƞ25ƾ29Ƙ
~pect	73 8Ŏ9łŢ13Ɖ14UǞ16ĸ23Ň
~ped	67 -7i8ŶƂǀ9ĵļŋƀƗǨ10ĿǕ11Uũ12Ń13p14ń15Ŕ18E19œ20Ʈ23š25h
~ped>	67 -7i8ŶƂǀ9ĵļŋƀƗǨ10ĿǕ11Uũ12Ń13p14ń15Ŕ18E19œ20Ʈ23š25h
~pee	73 -8ŝ7ĵ17Ş18Ž22ǁ41ǚ45Ż
~peed	79 19Ž49Ż
~peel	85 47ǚ
~pel	73 -10a-8ǧ11t18J19ǋ20Ɛ21ǃ56b
~pell	74 -10a-8ǧ11t18J20Ɛ21ǃ57b
~pen	46 -17R-14Ň-12r-11Ŝŝ-9LŞ-8ŁŒ-7NVľŀƽ7gƄƴǑ8ƨ9lņ10ō11zţŰſư12ƘƫƮǞ13Ļǘ14WŸǓ15ǔ17šŢƳ18Ƨ19ũ20Yĸĺ21ƛ22Ť23ť25ĶƯǣ26Ŀ27ǝ30XǨ32Ʒ35ǅ40ǎ
~pen>	58 -16R-10ǩ-9HŇŨ-8rƯ7ŊŤũƛ8ǋǕ9ŚŰ10Ƨ14Ŀ15Ļ17ǘ20ǝ21ţǔǨ22W24Ţ27ť31ĺǅ35Ʈ42ǎ
~pend	64 -8y8Ʊ9I10ƶ12uƄǑ14kƴ15gl21z22ĿŸ31Ư38X
~pene	60 -14Ŀ-8ŁŜ-7ƽǝ8ĺƤƨƯ9Ʈ10ǤǨ11Ŗ13š14iĹ16ōŨ17ņƛǅ18Yƫ30Ƴ31Ť
~peni	84 12H14Ŀ15ǎ22ũ35Ǟ
~pens	59 -10ĺ-8ŒƮ-7V7Ľǒ8XǊ10ĻšƗǨ13ƨ14Yŗ16ư17Ƨ18Ƙ20ſ21ǝ25ǩ31ǣ32ĸƷ36Ķ
~peo	57 -9Ū-8ĴŒ-7Ǖ7Őƿǩ8Ůǜ9Ɨƨǡ10ſǑǔ11ņŝǐǛ12dƲǚ13Ÿ14ǉ15K16lƶǖ17ŷ19nǙ21ǈ22ǝ24Ɯ28ǇǗ
~peop	57 -9Ū-8ĴŒ-7Ǖ7Őƿǩ8Ůǜ9Ɨƨǡ10ſǑǔ11ņŝǐǛ12dƲǚ13Ÿ14ǉ15K16lƶǖ17ŷ19nǙ21ǈ22ǝ24Ɯ28ǇǗ
~per	48 -15Ŧ-13ǉ-12y-10YŗŴǦ-9s-8uSWĹŇŏŠţŰƁƒ-7lƆƠƬ7LƂƖǘǩ8ałŞǃ9ĴŭƑƗ10fKƩǌǗǛ11ŅơƿǄǆǑǒ12Ǩ13Ŋ14AŘǣ15DJŜŽƲǡ16ŒƋ17ŷ18žƚ19vǅ21œǠ22ǋ23ŹǢ25M27Ÿ30ķ31Ś32ņ
~per>	64 -17Ŧ-12ǉ-11ǈ-8Jƒ-7ƆƠ7ŐƇǆ10rxQ11œƓǗǣ12Śű13Ťǘ14Lş18Ņǡ19ķž20K21ǩ22ƿ23Ƌ25Œ31Ř
~pera	84 -8D8ǡ15ǅ23ŷ34ǋ
~perc	70 -12Ř-10Y-8ǈ7ǔ8ǖ9Ķ10Ɣ12ź13Ǒ16Ĵ18Ǆ19ǆ20Ǜ22œ26Ž31ƚ
~perf	80 8Ÿ11a12ř13D14Ő15Ļ21Ş
~peri	72 -7ţ10Ũ12ŧǣ19ǅ24ņ
~perm	75 9ƌ10ŋ19Ÿ28Ʃ44Ź
~pers	60 -11y-10Ǧ-8W-7s7hnŷǎ8TŖƃǢ9ľžƂǒǠ10fƢǈ11ųƖ12J14łŭ15ŚƲ20ŊǨ21A22ņ25Ɨ27Ŝ28v35M
~pert	67 -12ŗ-8Ŵ-7Ő8ƍǋ10H17Ƒ18žǌ19ơ25DƗ29ķ40Ǣ
~perw	77 8Ɲ10ś11iǃ15o18Ǡ20JŚ
~pes	77 9ŅűƤ12ũ13Z19ľ23Š36Ƌ
~pes>	81 10Ƥ11ű14ũ38Ƌ
~pest	90 11Ņ23ľ28Š
~pet	81 -9ŝ9ƛ11Ɗ15Ņ18Ş32ń41h
~pet>	90 -9ŝ11ƛ12Ɗ21Ş
~pets	90 46h
~pgr	88 -10ź13Ƌ21ƌ
~pgra	88 -10ź13Ƌ21ƌ
~pha	84 16ƻ39Ɖ
~phal	85 40Ɖ
~phe	90 -12Ŷ-8Ō9h13I17ĸ19ų
~phi	88 7Ű16ƣ44ǘ
~phis	90 16ƣ45ǘ
~pho	63 -18J-8Šǅ7iŧ9Cľǖ10Ǆ12rŚ13ĺ14SǗǟ15c16Ŝ20M22I24O27Ž33K40ś45ǩ
~phon	64 -18J-8Šǅ7i8ŧ9Cľǖ10Ǘ11Ǆ12r13ĺŚ14S15ǟ16cŜ18ś20M22I24O27Ž38K49ǩ
~phot	85 -7K31ś
~phy	77 20ƀ24Ƹ25ǁ41ƾ
~phys	77 20ƀ24Ƹ25ǁ41ƾ
~pic	59 -13ǩ-9Ǧ-7Ưǃ7nųŴƲǆ8TŤŵƇƿǄ9iWƂ10twNĹƷ11LĺŜūŭ12Ƭ13Ŷ14Xǟ15fĿ16ƭ18Ř21ł28Š29ǐ30ś33ľ
~pic>	90 -21K25ś
~pica	88 8ǎ9ǧ13T14ƿ15Ǆ
~pick	64 -10Ǧ-8ǃǩ7gžƄ8ųƲǆ10Ƃ11wN12WĹĺ13iŜŭ15Ŷ16KX17ǟ18Lƭ21Ř24ł32Šǐ38ľ
~pict	71 8ƞƱ9Ŵ10n12ŤƇ13ūƷ14ŵ16Ƭ21fĿ22ś
~pie	79 8Ʊ9Ɖ10Ɩ12Ǣ15ŘƟ17Ŭ20Ƙ29Ƈ
~piec	83 8Ʊ10Ɖ13Ǣ16Ř18Ŭ21Ƙ
~pil	77 9ž11ķ12ƿ53ƻ57ǀ
~pill	81 13ƿ59ƻ
~pin	59 -15N-11a-9ƈ-7Ĺ7Ŕƅƛ8V9ŋ10bƊ11AUŲƢ13ŢǠ15Ž16z18ĺƑ19Ǆ20ń21t22Ƶ24ǟ33ŀ34x35X43Ļ
~pin>	75 7ŀńŊ9ƀ10Ƶƶ11X14V15x16Ǆ17t20Ž21Ļ27ǟ
~pine	90 -13ƈ11ƅ15ǩ31Ƒ
~ping	62 -15N-9ǩ-7a7HǀǄ8tľƛǝ10ŋŢũƊ11by12Ƣ13z15XńŲƵǠ16U20ĺĻ24x29ŀ
~pini	88 11Ļ18A
~pip	73 17Ƥ23ũ32Ƌ37ƛ68ƃ
~pip>	85 80ƃ
~pipe	76 18Ƥ24ũ34Ƌ40ƛ
~pir	79 8Ž13eŸ15ƻ41ŕ
~pira	90 9Ž29ŕ
~pire	84 13Ÿ14e17ŕ
~pit	70 -10C-8ţ-7ŗ8ů9ĸ10qV11ž12PS14ƃ16Ƽ17ǂ19Ǩ20Ʀǔ21ǩ22Q24Ƹ28h29Ɖ
~pita	72 -10C-8ţ-7ŗ8ů10qVĸ11ž13PS14ƃ16Ƽ18ǂ19Ǩ20Ʀ21ǔ22ǩ23Q25Ƹ
~piz	88 -10C11Ǎ12Ų32ǩ
~pizz	88 -10C11Ǎ12Ų32ǩ
~pla	44 -15Ũ-12Ǉ-10PZ-9vĹţŧǈ-8TķŒŜŦŬŶŸ-7iľĿŁŐŕŽǑ7lzĶŇ8gƑƲ9ǜ10ŌƃƈǨ11ňǋǔ12UŃƢ13ŊŞů14DƅƔƞƥǖ15MWşƓƗǊǚ16Ʀǅ17GƤǟ18ĺŔ19ŖƠ20Ɯ21k22Ǟ23yǢ25ƌ26ŏ28F31Ɛ33ǀ37ū38V39Ƶ47H
~plac	50 -10S-9Z-8v-7WķĹŦŶ7Uƒǔ8hǙǨ9Ǜ10ńƆƲ11ǖ12Ƥ13Ƒ14ƈƟ15ŏůƌƢǋ16Ń17Ɯ18DMşƥ19ƅƔǊ20Ɨǅ21Ɠ22Ʀǟ23G25ƞƠ26Ƶ27Ǣ29H37FƐ
~plai	68 -9ŧ9ſǧ10Ɖư11Ƹ14B18Ŕ23Ŗǜ25ň29Ŋ32Ş
~plan	56 -10Ƹ-9Ɵ-8nP-7ǖ7złŌŠƱƶǔ8AUƁ9Ƥ10ĸ11Ŕŗǩ12Ŗ13lĶŇƃ14S15ƌ18ŏ19ĺ22Ƶ23ǚ28HW34kǞ35y43ǀ54V
~plat	78 -12Ÿ-8ř8ǌ10ǀ77ū
~play	82 -13Ũ8s10Ƙ16Ť17ŉ21Ɯ28g
~ple	52 -15Œ-9p-8ĴƢǋ-7ǄǌǍǕǟ7ŪſƗƠǔ8ŭƨǑ9ņŊƶ10ǐǚǛ11byJŗ12KŸǁǉ13ưƲǡ14lŷǖǩ15ƁƜƿǞ16nǈ17Ǚǝ18D20a21ơ22d25Ǘ27Ǉ30ŝ32ƣ
~ple>	55 -14ŭ-8ĴŒ-7Ǖ7ŝŮŰǜ8ŪƗƨǔǗ9JſǑǡ10ņŊƶ11dǐǚǛ12Ÿ13Ɯǁǉ14KưƲ15ǖ16lŷƁƿǩ17Ǟ18nǙǝ19ǈ27Ǉ
~plea	69 -10p-7Ƣǌ7e8b16d20D29ŭ31a32ŝ
~ples	86 9s13ŗ29Ǘ
~plex	79 -12Œ-9Ǎ-8ǧ14Ơ41ơ52ƣ
~pli	65 -9ǝ-8ŏ-7Şſ7ǀǐ8Sž10ƿ11ƎǇ12Ō13ĴƝ18Ļ19ƫ29ƴ35Ƣ41Ǖ67ǜ
~plic	85 10S11ǀ13ƿ16Ō17ƴ
~plie	72 -10ǝ8ǐ15Ɲ18ƴ46Ǖ
~plit	75 11ž15Ĵ17Ǉ22ƫ41Ƣ
~plo	58 -10Ɣ-7ƫ7ǥ8Ƨ9Ŭ13Ŵǈ14VǑǣ17qų18m20W21ǜ24SǇ27ś32Q42ư
~plot	88 -8ŏ65ư
~ploy	59 7ǐǥ14VǈǑ15ǣ18q19Ƨ20W22ǜ25SǇ33Q
~plu	71 8ŸƏ11jSƒ15Ǒ18ƛ29Ž37Ƌ
~plug	85 10Ə35Ž
~plum	74 12jSƒ16Ǒ19ƛ39Ƌ
~ply	88 10Ŕ11ƴ12ǐ14Ǖ
~ply>	88 10Ŕ11ƴ12ǐ14Ǖ
~pme	69 -9Ɠ18Ɲ24Ǣ26Ǟ47Ǐ
~pmen	69 -9Ɠ18Ɲ24Ǣ26Ǟ47Ǐ
~poc	72 -8Ƭ10e12Ǆ15ĸ23Ŧ31Ř
~pock	72 -8Ƭ10e12Ǆ15ĸ23Ŧ31Ř
~poi	76 -7ƃ7ǖ8AŘ9MǗ12Ş13ŵ18Ǐ19ƾ29Ŗ41Ż
~poin	77 -7ƃ7ǖ8AŘ9MǗ12Ş14ŵ19ƾ30Ŗ41Ż
~pok	90 -8ǩ19Ľ22ƾ26C
~pol	45 -14Ɣ-12ĺ-10z-8Iŝ-7ťǦ7ŞŹƨǒǞǤ8šŲƂƛ9Ţ10ƖƢ11ŐƁƚ12Ǐ14Ɠ15ƀǡ16ơƬ17ĹľƧƪ18ƍ19ŗŠǢ20Ŗ21ŕ22ŷſ23ő25Śş26Ʃ27ŏƵ28Ʀ36ř40ǥ
~poli	46 -14Ɣ-12ĺ-10z-8Iŝť-7Ǧ7ŜŹƙƨǒǞǤ8ŞšŲƀƂ9Ţƛ10ƖƢ11ŐƁƚ12Ǐ14Ɠ15ǡ16ơ17ĹľƧƬ18ƍƪ19ŗŠ20Ǣ21ŕŖ23őŷſ26ŚşƩ27ŏƵ29Ʀ36ř41ǥ
~pon	84 10Ə23ƴ
~pone	90 24ƴ
~poo	68 12ƥ13ǈǣ19ƚ79ƍ
~pool	69 12ƥ19ƚ80ƍ
~por	63 -7y7Ə8zŻ9Řŧƶ10ōŤƥǩ11ǃ12Q14ĵƱ15Ű16ţ21ľǀ22ź23ǆ24Ƨ32g
~pora	79 14ǃ30ǆ
~porc	86 8D9ƅ10Əƞ15ƥ
~port	67 -11D-7y9zŘŧŻƶ10ō11Ť13Q14ǩ15ĵƱ17ţŰ22ľǀ23ź26Ƨ34g
~pos	74 7Ř9ś11SV14ǈ16Ľ19ƴ25ŎƖ32E
~posi	90 14SV18ǈ
~poss	88 8Ř12ś31Ɩ
~post	82 18Ľ22ƴ36E
~pot	76 8Ūƙ9Ɵ10Ɖ11F13ǘ18ƞ23M24Ű26ǋ
~pot>	79 9ƙƟ12F14ǘ19ƞ24M26Ű27ǋ
~pots	90 12Ɖ
~pou	66 -16Ƹ-15acP-9d-8Ň-7Ʈ7jM8Ǜ10ƙ18Ʒ26r30oǂ31s33ƨ35ƺ38fpq
~poun	84 -13c8Ľ11M45ƺ
~pous	68 -17Ƹ-16P-15a-9d-8Ň19Ʒ27r31oǂ33s34ƨ39pq40f
~pow	90 7Ɗ13Ʋ20q
~powe	90 7Ɗ13Ʋ20q
~pp>	69 -8Ŗ7ǆ8ś10Ƅ13Ŝ14ƴ23Ś31ǖ40ŝŽ42Ų
~ppe	50 -12Ŝ-9Ł-7VŝŞƽ7nHŃţǚǤǩ8Lĸ9iĹ10ńƨǝ11ņō12ſǕ13ŗƫ14Yǘ15Ƌǣ16Ļƿǔ18h19Ƴ20Ƨ23Ʒ24Ʈ25ĺ26Ŀ27ƛ28ť31š32ũ34Ǩ35Ť
~pped	71 9ƀƂƗ10ĵǨ11Ǖ12Ŀũ13Ń17ń22Ʈ25š27h
~ppen	52 -12r-11Ň-10Ŝ-8Ł-7VŝŞƽ7ŖƜǤ8Hǚ9iĸ10Ĺţ11ǝ12ņō13Yƨ14ŗſ15ƫ16ǣǩ17Ʈǔǘ18ĻĿ21šƳ23Ƨ24ũ25ƛ26ĺƷ28Ǩ30ť32Ť
~pper	80 -7s13r14n17L28ƿ29Ƌ
~ppi	68 8ƀ9ƛǝ10X11V13y14Ƣ15Ƶ17Ų18ŀ19Ţ24ĺń
~ppin	68 8ƀ9ƛǝ10X11V13y14Ƣ15Ƶ17Ų18ŀ19Ţ24ĺń
~ppl	68 -9Ųǝ8Sǀ10ŗƿǩ12Ō13Ɲ17ǐ39ƴ54Ǖ
~ppli	70 -9ǝ8ǐ9Sǀ11ƿ13Ō15Ɲ32ƴ44Ǖ
~pply	88 10Ŕ11ƴ12ǐ14Ǖ
~ppo	83 -8ƃ-7Ǖ8ǖ10M12Ǘ13z15ŵ21ƾ28Ŏ
~ppoi	86 -8ƃ8ǖ11M12Ǘ16ŵ21ƾ
~ppr	76 -11Ƴ10i11Ŋ13Ŏ15ŝ17Ł21B22ƒ37Ƙ
~ppra	81 25ƒ43Ƙ
~ppro	88 -12Ƴ7Ƶ16Ŏ20Ł25B
~ppy	71 -11ǩ-9őŢ10Ļ16Uƞ24h31ŝ32Ş39Ŷ
~ppy>	71 -11ǩ-9őŢ10Ļ16Uƞ24h31ŝ32Ş39Ŷ
~pra	78 -14P12k14ǚ19Q23łƒ41Ƙ
~prai	80 13k24ƒ42Ƙ
~pre	57 -12ƹ-8ƌ-7ĵţ7Wō8ŢƆǜ10wŨƈǝ11NǤ12ǂ13œ15ǩ16Uş18Œ19Ĵ21łŝũ22K23ƀ26ƻ30Ƽ31Ƹ
~prea	84 25ş28ł
~prec	88 -18ǩ12i13Ŋ16ũ18w19ŝ
~pref	85 -7Ʈ24Ĵ34K
~preh	83 36ƀ
~prem	77 7Ʃ9X11œ16Ǥ29Œ
~pres	69 -7ĵ7Ǐ9Ň10ő11ŝǜ15Nǂ17ǝ33ƻ39Ƽ41ǩ
~pret	70 -12ǂ7ƙǟ8ž9ŕǑ10WōŴŶ11GƆ12Ţ16Ũ20U27Ƹ
~pri	54 -14s-9FŁŐ-8x-7Zŧ7tĻŃŉƠƮ8ƥǁǊ9kruĵŇŢƈǩ10ŘţƔƗƾǆǤ11ŖƒơǏ12Hŝƻ13Ʃ14ŕ15Œ16Ƭ17Ŋ18œŠƣ19ŀŎ22Ǎ23Ƙ26łń29X30Ņ40ľ
~pric	61 -12s-10ǩ-9Ł-8x-7ŏ7ƴ9ŉǁ10ĻœƠƥǊ11ĵ12ŘŢƈƗ13Ň14rŊǏ16ŝƩ18ƒ19Ƭ21ľ22ŀŎ24Š27Ƙ29Œ30ł31ń35XŅ
~prim	90 20ƾ
~prin	65 -7Z7ƄƉƙ8ťǞ9j10tƮ11Ń13ku16H17Ɣ19Ŗ20ŕţ23ǩ24ƣ28Ǎ
~prio	90 -14Œ16œ39ľ
~pris	85 11ŏ19ǋǤ
~priv	83 -11F-8Ő8Ʊ9Ŋ10ƨǣ11ǀ12Q21ơ
~pro	51 -12ƈ-10Ƴ-9Ɓ-8Ŷ-7OŇŴǈ7Ŝ8LŅŽſƃƛ9ŀŐƭǄ10ŏžƑƩǡ12BŸ13łǜ14ĺŝǙ15bƐƗ16Dľƿǧ19Ŏơǚ21ǆǥ22ƌ32Ǣ40Ƅ41ķ42ǒ
~prob	74 7ŏƸ8s9ǂ10Ĺŵ11Ʒ12ǜ13lƛƼ14L15Ŝ17ŀ
~proc	90 15ǜ18Ō26ł
~prod	83 7Ɲ9Ǖ19ǡ20Ʃ23Ǆ
~prof	80 8ǒ9Ɛ11Pņ25ǚ
~prog	74 9ţ10ǅ12ļǗ13ő14Ņ15ńŐŽ24Ǚ29ǥ
~prom	84 -9Ĺ7ŝ9Œ12d13v16ǩ27Ŏ28ĺ
~pron	88 31b
~proo	70 -19ǌ-15ƈ8ƕ12ľơ27ǧ43ǒ59Ƅ
~prop	65 -11ŗ-8Ő-7Ŵ8ƍǋ10H16Ƒ17Ÿžơǌ23D24Ɨ26ķ31ǆ38Ǣ
~prot	66 8Ə9XƎ13Ŗƃǘ16ľſƭ18ŗ22ŏ34ķ
~prov	80 -11Ƴ9ŎǢ11Ǆ16Ő17Ł18ƌ22B26Ş
~ps>	61 -9Łŷ-8B-7lőǧ7gIƟǠ8ŞŰżǌ9qŇťƌƮǐ10ƛǒ11kT12c14u15Ǣǣ16ũ17PĿš18nŝ19Ų20AEǀ22ǘǡ26ŗ28Ɯ
~pse	72 8r17ţ19Ũ46š
~pse>	81 36š
~pset	78 8r19ţ21Ũ
~psi	90 13H32Ɨ
~pst	79 -10Ɗ9ƣ10ƥ12ƛ15Ɯ18Ɔ22Ƥ29Ǎ
~psta	79 -10Ɗ9ƣ10ƥ12ƛ15Ɯ18Ɔ22Ƥ29Ǎ
~pt>	71 -14D9YŶ10ƃ11ǣ15ǘ16Ɛ18ŝ21ƒ23ǖ29Ű34ƥ
~ptc	88 29ĵ
~ptci	90 22ĵ
~pti	75 -10ǩ-8Ǣ8Ū11ƿ15ǈ18ƻǝ20Ň22Ō23ŀ25N
~ptio	78 -8Ǣ16ǈ19ƻǝ22Ň23Ō
~pto	88 -10Ǐ13Ǘ14Ś27Ɲ
~ptop	88 -10Ǐ13Ǘ14Ś27Ɲ
~pts	84 7ƻ20Ƙ33Ǌ
~pts>	84 7ƻ20Ƙ33Ǌ
~pty	81 10y52Ɵ
~pty>	81 10y52Ɵ
~pul	71 8ĵƌ9g10Ļř11R14Ŋ15W20Ĵ25d29T35Ś38Ż
~pull	71 8ĵƌ9g10Ļř11R14Ŋ15W20Ĵ25d29T35Ś38Ż
~pum	83 38Ɗ
~pump	83 38Ɗ
~pur	81 13Ʃ26y29ƒ
~purc	86 33ƒ
~pus	78 10ł11Ŋź14ĺ15Ō17H24Ű25r31Ɩ
~push	79 10ł11Ŋ14ĺ15Ō17H26r32Ɩ
~put	53 -16V-13W-10ōƿ-9ķŒ-8ŊŖŤƔƗƚ-7nyGNŵŹƯ7kqDEXƎƫǏ8oŰŽƃƈǤ10cwQRĺƅ11ńűƒǗ12LŴ13fSƐ14ũƌ15ĸŗ17Ʊ18ŷ19Ʋ21ŪƼ22Ɠƻ23Ƥ25ǘ30Y32Ů34Ō39Ķ49H
~put>	55 -16V-10ƿ-9ō-8WŊŒŖŤƚ-7nyGNŹƔƯ7cqƙǞ8koDEƃƈƎƫǤ9aXŰŽ10ŪƅƱ11Rĺ12LQńű14SĶŴƐ15fũƌƒ16ŗ17ĸ19ŷ20ŮƲ22Ƽ23ƻ24ƓƤ33Y34H36Ō
~pute	76 -9ķ8bƝǜ9d13Ǐ21Ǘ39ǘ
~putt	76 10ƹ11wƱ15Ū18Ů24H38Ķ
~py>	67 -11ǩ-9őŢ8ơ9ž10Ļ15Uƞ16Ž22h29ŝ30Ş36śŶ
~qua	67 -9N8Ƭ11Ʀ12Ɠ14Ƙƫ16ǋ20Ĵ23Ń27O28ǖ38Ɔ
~qual	90 8ŋ19ƫ
~quar	68 -10N9Ƭ11Ʀ12Ɠ14Ƙ17ǋ20Ĵ23Ń27O29ǖ39Ɔ
~que	68 7g8d9ǁ12Ƙ13A15Ĺ17Ľ18ķ26Ŋ54ŉ
~ques	69 7g9d12Ƙ13A16Ĺ18Ľ26Ŋ54ŉ
~qui	57 -11ƪ-10Ƥ-9ňƓ-8Ŧǔ7řƔƮǁ8ǉǙ9VŋšƝ10d11ĵ12Ŗŝơ14ǎ15ǌ16ŊǞ17Ǣ18Ŭ19ŀƧ20Ǔ21ǂ23ŧ24Ķ25Ǡ30Y31ķ35ƹ38Ǐ
~quic	72 -12ƪ-9ň-8Ŧ-7Ƅǔ7ķ8ER9DŚƕ10řǁǉ11ŋ14d16Yŝ21Ŋ30ŧ32Ǡ
~quie	86 8L14Ʈ24ǎ33ŀ
~quip	69 -9Ɠ18Ɲ24Ǣ26Ǟ47Ǐ
~quir	76 -11Ƥ14Ǚ18ơ22ǌ28Ǔ
~quit	71 7Ǉ8ǝ9o11Y12š13V23Ɣ27Ƨǂ32Ķ38ķ45ƹ
~quo	66 -15Ÿ-7K7cƈ8ƿ9Ľ16ŏǦ18e19Ĺ27J32ńǛ35Ņ
~quor	90 -20Ÿ-11ž12ƿ44Ǜ
~quot	67 -7K7cƈ9Ľ14ž16Ǧ17ŏ19e20Ĺ28J33ń36Ņ
~ra>	67 -11ǩ-7Ź9ź10ƶ11uM12Ƥ14ƴ15ŴƎ17ŏ19Ƙ20Ǉ24x27Ƃ28Ǥ31w41Ķ
~rab	82 -7ŷ9a19Ÿƻ29Ś
~rab>	82 -7ŷ9a19Ÿƻ29Ś
~rac	58 -13Ş-10P-9Ś-7ƥ7ŀƩǊ8ŦƌƖǚ10wŮƢ11řǄ13Ɠ14Q20ƒ24Ǒ27ǒ43ǀ44Ǔ63Ž
~race	86 -10ƥ15w60ǀ
~rack	73 -14Ş-9ŀ7ű10Ǌ14Ůǒ73Ž
~ract	61 -11P-9Ś-7Ƃ7Ʃǡ8Ŧ9Ɩǚǧ10ƌƢ11ř12Ǆ14QƓ15ŀ22ƒǒ25Ǒ47Ǔ
~rad	63 -13t-7ŤƊ8ŴƋǟ9Ǒ11pBŪ14qzƌ15ŧƝ17Ƶ21S22P25v29m31y37ź
~rade	66 -7ŤƊ7ǣ9Ƌǟ10Ǒ13y15qzƌ16ŧ21m22S23P30v43ź
~rado	90 14Ŵ17Ū
~radu	86 10Ʊ13m25y
~raf	81 8ů12eNǋ20ĴŻ
~raff	86 9ů13Nǋ21Ż
~raft	88 13e22Ĵ
~rag	50 -20Ǐ-11ƽ-10Ɨ-9ň-8DŪ-7Şƒơ7iĹŅŕƜƪǉǘǥ9ŉſǌǨ10ķźƆ11ƚƭ12RƦ13ŃŠƨ14ƛǒ15ľƝ16Ś17Ƒǚ18Wƀǝ20šƬ21ƧǢ22ž23Ɓ25ŏ26ŗ30Ɠ36Ű42ƥ
~rage	50 -20Ǐ-10Ɨƽ-9ň-8Ū-7Dƒơ7ĹŕŤƜƪǉǥ8ǘ9ŉſǌǨ10ķźƆ11ƚƭ12Ʀ13ŃŠ14ƛƨǒ15ľ17ŚƑǚ18WƀƝǝ20šƬ21ƧǢ22ž23Ɓ24Ű25ŏ26ŗ30Ɠ42ƥ
~ragg	86 10ŧ12R15i17Ņ
~rai	57 -23ǩ-14ŏ-11ƫ-9cSƌ-8E-7dG7ŗšǘ8Ǜ9ųƊƸ10Ǐ11ŀ12Pű14Qƒ16ő17ĴƠ19ƙ20Yźǐ22l23ů24œ26ƘƯ28Ǚ35Ŀ38Ŕ46ƛ49j
~raid	90 -26ǩ16ƛ58Ŀ
~raig	74 -8Sŏƴ-7G7Ţ8Ƽ9ǎ10l11ǧ13Ŕš14ň16ų17ŀ22ő23Ĵ24ű
~rail	90 19Ǐ35ǐ
~rain	65 -9cŏ-7ňűǧ7ǣ9ǘ10ƊƸǛ15P17Q23ƙ24ź27ů29Y33Ǚ41ƛ53j
~rais	69 -12ƫ-9Eƌ-7d10k11ŗ12a18ƒ19l22Ơ31œ34ƘƯ35Ŕ
~rak	86 10h33Ž
~ral	65 -15ŗ-14ž-9Ʃ8Ş12Ǝǧ14ƉƳ15ƏǓ16C20Ƹ25ǥ29ǡ42ư
~ral>	66 -14ŗž-9Ʃ9Ƹ12Ǝ13ǧ14Ƴ15ƉǓ16Ə26ǥ30ǡ43ư
~rall	90 12Ş16Ƹ
~ram	65 -8Ǆ8Ǒ10ļƮ11Ǘ12Ž13P14aǁ16ƻ18ǩ21ǅǙ27ǥ29Ń33ƍ35Ƈ
~ram>	79 11ǅ13ļǗ24ǩ27Ǚ33ǥ
~rame	77 15ǅ17ǁ37Ń47Ƈ
~ramp	75 39ƍ
~rams	90 20Ž24ƻ
~ran	45 -14Ƹ-11ŤǄ-8iQŠŲ-7ĴǑ7lrAŚǢ8YŞſƙǩ9ŪƆƌǍǕǟ10Kƴǅǒ11Ʀǘ12ŦƃƑ13XĹŘşƬƭǐ14ƅ15ţ16ŏŭ17ŁƄǌǓ18ŐŒƕǥ19ƶ20Ƴ21Ʃ23ņ25WƁ27Ə28ľ35š
~ran>	90 -16ĺŤ8Ǔ49š
~ranc	48 -15Ƹ-11Ǆ-7QĴƓǑǔ7ĹǤ8rXŜ9AǢ10ŚŞŪſƆƙǨ11ǒ12ĺƴ13šǩ14ŦƁƃƑƦǓ15ŘşƩƬƭƳ19ľŁŏǌ20ƕ21ŐŒƄǥ22ţ23W25ņ
~rand	69 7knś8Yƍƥǔ10x11ƘƳ13Ĺŷ14Ư20Ɓǅ23ƅ28ŭ35ƶ
~rang	75 -7Ų7I9yƎ12X14T17Ɯ20Ǖ21K
~rank	90 -8ţ14g19H25ľ
~rans	83 11Y16űǐ17ŵ19ǘ25l
~rant	72 8W9Ǜ17Ǎ18ǟ46Ə
~rap	84 10ƞ15Ż16Ń
~rar	90 16U19SǙ
~ras	68 -12Ż8wŝũ10l12Ƥ15Ƙ28Ǝ29ƃ32ǜ38Ɓ50ż
~ras>	76 9ũ16Ƙ31Ǝ43Ɓ
~rash	78 -13Ż10ŝ14Ƥ34ƃ59ż
~rass	85 41ǜ
~rat	56 -11ǩ-10Ņ-7BD8gĺœǟ9sĴũƓƸ11Eƞǃ12ş13fŒŕ14Ś15ĵŎśűƘ16Ŋ18ǆ19KŘū20cŔǅǋ23ŷ27ľƔ29Ş34ƴ
~ratc	86 12ű14ŏ18Ɠ
~rate	62 -11Ņ-8ǡ-7D7ź9Hĵœ10ĺƸ12ũǆ13ľǃ14Eş16Œ18Ƙ20Ŏ22Ř23Ɣ24cŔ26ǋ32Ş39ƴ
~rath	75 9M14Ĵ15s21ľ24Ŋ29K
~rati	71 7Ǉ9ĵ10ǆ11ŷ18ś21Ś22ŕ28ū29ǅ
~rats	84 8Ɩ10ƺ13ƒǟ20ƞ
~rav	76 8ƞ10ő12Ƃ18Ɓ23Ū36ǀ38Ɵ
~rave	76 8ƞ10ő12Ƃ18Ɓ36ǀ38Ɵ
~raw	74 -11Ű-8Ǔ10Ŗ11Ŭ13ǖ18Ɗǁ20ŀ22ŚƇ25ǚ
~raw>	85 -9Ǔ20ǁ24ŀ29ǚ
~rawe	86 -13Ű11Ŗ14Ŭ16ǖ26Ś
~rawl	83 21Ɗ26Ƈ
~raz	77 7Ǖ8U9ſƈ10xHƓ11Ʊǩ12tƒǎ15Ň16i
~razy	77 7Ǖ8U9ſƈ10xHƓ11Ʊǩ12tƒǎ15Ň16i
~rb>	90 16ĸ20Ű
~rbe	85 9ő13tƦ19Ǎ21Ǝ
~rbn	85 37Ɯ
~rbnb	85 37Ɯ
~rby	81 13ƙ18z22Ś
~rby>	81 13ƙ18z22Ś
~rce	66 -11Ř-9Y-7ǈ7ǔǖ8ĶŃŢ9ĵŌƔ11ź12Ǒ14Ĵ17Ǆǆ19Ǜ20œ24Ž29fƚ30ŏ
~rce>	79 11ŃŌŢ12ĵ23f37ŏ
~rced	86 13f
~rcen	70 -12Ř-10Y-8ǈ7ǔ8ǖ9Ķ10Ɣ12ź13Ǒ16Ĵ18Ǆ19ǆ20Ǜ22œ26Ž31ƚ
~rch	71 -9C-8ǐ7ƅ8Əƞư11G12oBƥ13ŭǚ15t16ƉǢ21D24ƶ26ƒ
~rch>	75 -9C-8ǐ7ļ8ƅƏ9ƞư12oGƥ13Bŭ16t22D26ƶ
~rcha	85 23Ǣ33ƒ
~rchi	88 16ǚ20Ɖ
~rci	73 -15Ƃ-8Ɔ-7Ƌ7Ő8ǌǔ9ŠǢ12ǥ16Ǎ21Ǧ28Ǆ
~rcia	73 -15Ƃ-8Ɔ-7Ƌ7Ő8ǌǔ9ŠǢ12ǥ16Ǎ21Ǧ28Ǆ
~rcy	81 -13ǐ13ǈ15Q17ş21Ū22ǀ
~rcyc	84 -13ǐ18ş21Ū23ǀ
~rd>	48 -11IĹ-9Yŵƙ-8ňŬ-7ĵĻŚƝƩƷƽǝ7Ťƣƹǅ8kPŇţųƴ9aqƒƿǙ10ŋź11řǣ12ǟ14ƠƳ16dĸ18ĽǗ20ŜŪ21Ĵ22rXŐ23FUŌ24ǘ25ơǖ26ǌ27Ł28ļƍ30Ż31Ƒ33e
~rda	82 -8ǐ-7N10Ǜ17X31Ų
~rdas	83 -8ǐ10Ǜ32Ų
~rde	69 -12Ť8ŵƄ9Ƴ10ƾ11ŎǕ17g18ƣ21ǩ24Ų32Ɯ33Ũ48ŋ
~rded	77 41ŋ
~rden	88 23gƣ
~rder	79 -7ǎ9ŵƄ11Ƴ12ƾ13ŋŎǕ26ǩ28Ų37Ɯ
~rdi	73 -7ƒ7ƅ10Ĺ12Ư17ś25ŋ35Ʋ
~rdia	82 13Ư40Ʋ
~rdin	78 -7ƒ8ƅ10Ĺ19ś27ŋ
~rds	62 -12ŋ-11ĵ-9Ű-8ơ-7jvƂ7Ǔ9ũ10Ŝ12ǌ13ŖŴƾ15ǘ16ńŤŮ19ňƟ21ƙ38Z39ǖǗ44Ƅ
~rds>	62 -12ŋ-11ĵ-9Ű-8ơ-7jvƂ7Ǔ9ũ10Ŝ12ǌ13ŖŴƾ15ǘ16ńŤŮ19ňƟ21ƙ38Z39ǖǗ44Ƅ
~re>	25 -17ŀ-16Ŕƨ-15tK-14I-12BŒ-11űƋǏ-10eŶƇƳ-9pŇƘ-8mĽƔƽ-7NŎǥ7quUŗŬƲƶƹǡ8rŲųƂƩƪǀ9ĸťŽ10ŋŜƃƄƆǓǦ11ĶłŌŏƉƯ12knŉŤƢƦƧƷƻǕ13dsvwSĿŐšŴƍƑƗǟ14ĻňŢŪƺǤ15Pľńƈǈǎ16OYZƤƬǊ17ŚƎǑǝ18MXŖŘƁƚǋǗ19jž20xzƭƼ21ĵōƝǨ22ŭŰƱ23JƟ24œƸǔ25clǆ26Ńƣ27aFƊƏ28DǞ29y30Ǣ31QŨ32H33fǄ35i40ŝ42ƞ43G47C49V
~rea	46 -14ŀ-13ƚ-11Pƒ-10sňţ-9ŷ-8SŤƟƳ-7btzőųſƢƧǘ7LĴķŮ8lTƏƐƼ9ŜǓ10XŇş11eEŝƁƋǋ12kƜƮ13Uœ14ĺ15ľř16Jŧơǚ17żƿ19ƙ20Ɩ21ałƘǩ22Ś23Cņ24dKŶ25jš31Ŕ32ĹŌ33Ŗ36I
~rea>	79 -17ƚ-9ő-7PS8Ŕ13ƙ17j24E29l31C37I
~reab	84 13ƣǋ27C
~reac	71 -10Ŷǩ-7ƶ7Ŝ10Ə11X16L17Ľ22IŇ29ĺ35Ĺ43K
~read	57 -8ŷ-7Ţ7uĹŗǡ8ŅǉǞ9Ʈư10pŹ11jǓ12J13DřūŮ14Ɩ15łơƻ16ş17Ś18eƁ21adŏ30Ō32Ŗ
~reak	71 -8ŏ-7ƒ7m9IOXŰ11ơ12ũǝ14Ǝ15kŨ16Ɯ17N20ł24Ƌ30ǩ38š
~real	67 -11I-9Cŀň7DRĿŧƏƙ8řƅƓ9gŊź11cŋƮ12Ŝ13dņŵ16ŖƐ17ķ28ǩ32ľ
~ream	86 -11Ň-8ŵ14ƙ15Ś20ǎ22Ŷ32ƞ
~rear	88 21Ƙ41ż
~reas	69 -7sŝ7š9Ţ10ƀƂ13Ĺ14Ňƽ15Ƙ25Ō27œ48Ŕ
~reat	63 -11Ŝ-9ƞ-7ţ8ĴƜǋ9jkJƖ10Ƈ11Ş15i16TƼ20ŧ22Uŝ27Ŷƿǚ34ņ
~reau	90 13ń14Ŝ
~reb	77 7Ɨ10ǝ51Ɠ
~rebu	77 7Ɨ10ǝ51Ɠ
~rec	54 -19Ť-17ǩ-9Ű-8ƻ-7Ɲ7ŏƴǚ8dĺťžƀ9zŝƃǈ10ŒŜƘƾ11aqư13FŵǊ14ţ16EǤ17Bő28ƿǗ29Ż41ż42Ľ58ŋ
~reca	81 15ũ19q53Ľ
~rece	77 -14Ť11Ƴ13ƴ15ǈ16ĺ18ť20Ƙ21Ǌ28ő
~reci	90 -18ǩ12i13Ŋ18w19ŝ
~reck	73 -9Ť7rB8z12Ũƿ13ƀ15ƃ16Ŝ17ư20ŵ59ż
~reco	62 -9Ű8Š9ǟ10Ľǚ14Bţƾƿ33Ǘ41Ż71ŋ
~rect	70 -7w7pŗǀ8DŲ9nšŹƟƪǅ10sǜ12ŏ13d14Œ18a19F22E
~red	47 -19Ǐ-18ƣ-14ǋ-11ƝƬ-10i-9Ķ-8ƗǑ-7jVĿŒŜƅ7ŇŻưǄ8Yǧ9mŎ10šƋǁǐǙ11ŨŴƈ12SZ13ŉŌƌƶ15ƀ16Ƈ17eơǜǥ18Ʀ21l23Pǒ24Ǎ25şƎ29ļ32ŗ33Ǣ34Ǘ35Ɠ39ĵŏ42ſ43ƨ
~red>	49 -20Ǐ-19ƣ-13ǋ-11ƝƬ-10i-9ĶƸ-8ƗǑ-7VĿ7ĹŅƭƺǃ8ŇŻǄǙ9ưǧ10mŎǁ11šƦǐ12ŨŴ13Sƶ14ŉŌ16ƀ17Ƈ18ơǥ19Ǝ21ļ22lǜ23Ǘ24ǒ25PǍ27ş35ŗƓǢ41ŏ45ſ48ƨ
~redi	64 -7ű7ő9ĸŝƎƦ10Ƹ11Ŭ12ļƕ14Y16Ǘ21Z25e55ĵ
~redo	80 20Ƌ22ƌ23ƈ
~ree	54 -16Ɩ-15Ŀ-9ŀ-8ų-7ňƅƟ7aƝƣ8EţƯǩ9BĹŌǁ10sŜƱ11ŁŤŽ12rGǋ13Zƞǃ14NƔ15Ǆ16ơ17LVǓ18g20Ű22h27m29j44DƑ59ƙ
~ree>	67 -17Ŀ7Ʒ8ĹŬ10Ƨ11ţǁ12B13sDơ14ƑƱ16rŤ17ǩ18NZŁƔ22LǄ25g37m
~reed	83 14Ư16Ɲ39h
~reek	79 10ơ60ƙ
~reem	85 9ǌ31Ǔ
~reen	86 10ƞ12ś16a17Ō
~reer	90 -7Ǟ17q35V
~rees	78 -19Ɩ25j58Ƒ
~reet	64 8Ƈ9ƣ10tE11ƞ15Ŝ16Gǋ17ǃ29Űƙ42D
~ref	73 -12Ő-11F-10Ũ-7DƮ8ř11Ə14U15Ľ16Ɨ17ǌ18ǋ20Ĵ27K30ũƴ48ļ
~refe	79 -7Ʈ8ř22Ĵ30K53ļ
~refr	88 -13F19Ľ21ǌ23ǋ
~refu	90 -13Ő-10Ũ37ũ38ƴ
~reg	67 -11ƹ8JKĹƩ9n10ǂ11ŶŸǃ13ǖ14ƉƘơƾ16Ų18Qǡ24Ǌ25ū26ǔ
~rega	86 8Ǔ12Ĺ24ǡ
~regi	79 15ǃ17ǖ22Q28Ǌ30ū
~regu	72 7ƙ8K9JƩ10n12Ÿ15Ƙ16Ɖơƾ17Ų31ǔ
~reh	78 -11ů9ǆ14Q17Ə25ǋ33ƀ
~rehe	83 36ƀ
~reho	86 -12ů10ǆ16Q19Ə28ǋ
~rei	90 13ǀ18Ɓ
~rej	90 14ƴ
~reje	90 14ƴ
~rel	61 -9V-7Z7ƔǓ12ǩ16u29Ư33H41Ǧ60Ƃ
~rell	62 7Ǔ13ǩ42Ǧ61Ƃ
~rely	86 7m16Ư
~rem	60 -17ơ-8gP-7ŏ9ť11Eǅ12ǄǤ18œ19ǀ20ǌ21Œ23ư27tƶ32ƌ34ǈ37ĶĽ
~rema	82 -10Ķ-8q33ư48ǈ
~reme	65 -18ơ-8gP7xƉǓǚ10œť12Eǅ21ǀ22ǌ29t30ƶ41Ľ49Ķ
~remi	77 7aƩ9X11œ16Ǥ29Œ
~remo	82 17Ǆ46ƌ
~ren	44 -17ǌ-13ZƸ-12ǩ-11n-10ƚ-9ƭƴ-8HĻƝǢǧ-7XŇŌŦǈǓ7Œ8ŗŘśǐ9vŠ10ĺňŧƮƯ11ŜƌƟǥ13Ǉǡ14Kŝũǒ15GǏ16Ő17ķ18Şƪ20Ĺŵ23š25Ƥ26ƥƽǑ28ŏơ29z30ƁƢ41Ɯ49u59F63ŕ78Ơ
~ren>	75 7ƶ12y13ƫ15v16Ư37u
~renc	78 -9ũ-7Œ7Ə8œ15ň17ł18K36ǡ
~rend	85 41ƪ
~rene	61 -15Ƣ-11ƴ-10Ŕ-7ơƭ8Ǟ14ś17Ơ19Ĺ28ŜƤ40š69ŕ
~reno	86 -7Ǒ13Ʒ32ƌ
~rent	48 -16ǌ-14ZƸ-11nƚ-10œǩ-9Ŝ-8Ļǧ-7ƝǓǡǢ7Ĺŷ8ő9ǐ10ŗŘ11Š12ĺŔƟƮ13Œŧ14ǥ15ŕ16ǒ17ŝǇǏ18G19Ő20ķ21ũ22Ş23ŵ28ƽ29ƥ31uŏ33zǑ34Ɓ37ơ44Ƣ46Ɯ65F80Ơ
~rep	58 -9ǝ-8Ə-7Ũ7ŧž8Ż9Ƒ10ĺ11ŔŜ12ĵ14Ǆ15ţ16Ƌ18Ŧ20ƈ22ź26Ɨ29ƓǢ32Ƶ33Ɛ46ũ
~repa	77 -7Ũ7Ƥư10Ŕ14ũ15ĸ21Ǆ32Ŧ
~repl	62 -8Ə-7ǝ8žƃ9Ʈ10Ƒ13ĺ18Ƌ22ƈ30Ɨ32ƓǢ35ƐƵ
~repo	78 8Ťǉ12ŧŻ18ĵ23ţ30ź
~req	74 -14Ƥ7Ĺ13Ǚ18ơ19Ľ21ǌ27Ǔ
~requ	74 -14Ƥ7Ĺ13Ǚ18ơ19Ľ21ǌ27Ǔ
~rer	77 -14Ɣ-12š-11ť-9SƉ8Q11Œ12Ţ14Ŭ18ƴ19Ŵ24ų27ő37ƈ42Ő
~rer>	81 -14Ɣ-12š12Œ13Ţ15Ŭ19ƴ20Ŵ29ő44Ő
~res	52 -17S-13a-11Ǟ-9Pů-7ZĵƋƳ8łŅŏƏǠ9ENĻĽŠŨƔǗǟ10őŕƑƚǂǄ11kBư12Ňǔǝǧ13Ő14Ǐ15Ŀ16t18ōşŷ19Ű20Jǜ22ƻǍ27Ƽ29U31ǩ34G36D37nǋ
~res>	70 -9ō-7ƣ7ƞǜǢ8ŗ9Ž10ǔ11e12ƘƢ14ǏǠ15Ļ16ş17ŕƑ18kǍ19nǋ31Ŀ
~resc	84 32ƻ
~rese	86 -9ĵ9Ő10Ş13ő15ŝǜ19N
~resi	83 -8S10ǔ16G22Ǆ28n37ǩ
~resp	88 11ł12Ţ17U
~ress	59 -13S-11Ǣ-10Ǟ-8P7FƄƚ8ő9nǜ10ńŐ11Ņǂ12Ǘ13EŇŨ14ǝǧ15ŷ23UŰ24J28ǋ29G32Ƽ43D
~rest	68 -10ů-8Ƌ-7Z8ƪǑǛ9zHĹŷ10şǩ12Ň13Ɣơ14Ǎ15Š16Əư17Bǟ18t20ō
~ret	60 -7ƚƩǩ7TōŶžǑ8Ŀǆ9GŢŻƆ10Ŝ12šŨƟƭ13Ǚ17tU18Ƨ20Ǆ21ƹ22Ƹ24P37VĶ
~retc	88 14Ż20šƟ
~reti	69 9qŮ14Ŝƭ21t22Ƨ30P38Ķ44V
~rett	68 -8ƚ8ŕž9ōŶǑ10WĿŴ11GŢƆ16Ũ20U24ƹ26Ƹ
~retu	84 9fǊǠ11ŧ13ǆ14T21Ǚ
~rev	72 -10ť-8ƌ-7ƶ7œ11űŶ12ƈƩǞ16ǩ18Ŝ19ũ24Ŗ32Ǌ33H
~reve	77 -8ƌ12ű13Ʃ21ũ34Ǌ35H
~revi	82 -12ť-10G-8ƶ8œ14Ŷƈ15Ǟ20ǩ22Ŝ28Ŗ
~rew	73 -9ŒƑ-7y10Ňǒ11uŎ12ǣ14Ǩ15ƲǞ21ǎǑ26ǉ32k38Ǉ39ǈ
~rew>	74 -9ŒƑ10Ňǒ11uŎ12ǣ14Ǩ15ƲǞ18k24Ǒ26ǉ39Ǉ40ǈ
~rfe	80 8Ÿ11a12ř13D14Ő15Ļ21Ş
~rfec	80 8Ÿ11a12ř13D14Ő15Ļ21Ş
~rga	90 7Ļ26ǆ29x
~rge	66 -9Ʋ7Ɠ8ơǂ9ƿ10tƄƴǒǙ11ŒŻƨǩ12ǔ23Y24ƆƠ25ŁƼ45Ń
~rge>	73 7ŕǤ8Ɠƴ9ơ12ƿǙ13ǒ14Œ17Ơ28Ɔ29Ł
~rgen	83 9ƃ31Y45Ń
~rger	88 14tǂ36Ƽ
~rges	88 -11Ʋ12Ơ17ǩ18ǔ
~rget	86 -8ŕ7ĴĻ10Ɠ14ŃƄ15ƨ
~rgi	82 -11Ş15CŸ17y18Ņ27Œ
~rgia	85 16Ÿ17y18C
~rho	88 -9S12Gƒ13ƅ27C
~rhoo	88 -9S12Gƒ13ƅ27C
~ria	75 8uƇ10zƩǋ12Ʀ13Ǖ16ūƫ28Ɖ29ư
~rial	78 8Ƈ11ǋ13ƦǕ17ū29Ɖ30ư
~rib	80 8gűƸǍ9Ƈ10wŨƻ12œ
~ribe	84 8Ƹ9űǍ10Ƈ11ƻ
~ribl	90 9g11w12Ũ13œ
~ric	55 -12ǩ-11s-9xĴŁ-8Ľ-7ŏŐŻƱǢ7PƏ8ĻŉœƠƥǁǊǔ9ĵŘƗ10Ţƈ11qŇǏ12rŊǘǟ13ŝǈ14ƩǍ15ŭ16ƒƬǑ18ľ19ŀ20ŎŠ23ƋƘ25Œ27łń29ƚ31XŅ40Ƈ
~ric>	85 21Ƌ
~rica	73 8Ɲ10ƙ16Ƌ21ǈ23Ǒ41ƚ
~rice	61 -12s-9Ł-8xǩ-7ŏ7ƴ8Ǐ9ŉǁ10ĻœƠƥǊ11ĵ12ŘŢƈƗ13Ň14rŊ16ŝƩ18ƒ19Ƭ22ľŀŎƘ24Š29Œ31łń35X36Ņ
~rici	90 -10Ľ8Ƙ9Ǐ14P21q
~rick	74 -10Ĵ18ǟ20Ǎǘ56Ƈ
~rict	82 -8Ʊ10Ǆ12Ə14Ǔǔ17Q26ŭ
~rid	69 -19ǩ-9ž-7ŝ8ŭ10wǔ11Ŷ15Ǆ16Ū19tƃ20Ŭ23HƵ31ǀ35Ų50ŵ
~rida	85 -11ž8Ÿ14ƃ19Ǆ30H
~ride	74 -7ŝ8ƃ11wŴǔ12Ŷ21tŬ23ǀ38Ų54ŵ
~rie	52 -10Ƃ-8ţ-7SŇŖƽ7Şŧƫǂǉǐ8ajƤǦ9Ľǘ10ŽƜǆǍ11ƑƷǅ12őƢ13ļŠũƼ14Ǜ15oņ19Ɔ20Ţ22A24ĿŲ25f26B27ƃ35Ő40ǣ
~rie>	88 -9ƽ9l10h13Š27Ő
~ried	68 -8ǩ8r9Ɩƛ11ƫ13jŶ14ǘ15Ž18Ţũ19Ŀ25o37f
~rien	65 -7ţ8ľŠŨ10ǣ11ŧƤƳ14a15ƜƷ16Ƣǅ18ļ21ņ30A34B
~rier	77 10ŢŦ13Ş14ŝǣ18Ų23ǩ25ő38Ő
~ries	61 -11Ƃ7Xǔ9Wǉ10žǂ11ǐǦ12ĽǍ14Ŀ15Ƒ16Ų18ƼǛ23Ɔ27ƃǣ
~rig	37 -13Ťǩ-12T-10x-9BǊ-8jnƉ-7mRUķŻ7cilŉƫƾǆǈǍ8eksYņťŭűŷƺǂǌǜ9pwKŐŨŲƝƨǄ10ƈơǔ11oŌƜ12aCEŃŇŏŧǑ13MŊƒƽǟ14XőŗƌƬ15uSşƓ16Ŏ17qIŀǃ18Ʒ19Pŝƅ22b26N
~righ	38 -13Ťǩ-12T-10x-9BǊ-8jmn-7RUķŻƋ7ciqŉřƫƾǍǞ8eksYņťŭŷǂǆǈǜ9pwKŐŨűŲƝƨƺǄǌ10ǔ11ơ12aoŃŏŧ13EŇƒƜǑ14CMŊőŗƅƬƽǟ15uSXş16Ɠ17Ŏ18Iŀǃ19Ʒ20Pŝ23b27N
~rigi	75 -9Ţ-8Ɖ10ƅ14Ƌ15ƈ20Š22ƌ24l
~rij	90 17ƹ21ƿ
~riju	90 17ƹ21ƿ
~rim	84 9ū11ǜ16ƾ23Ƒ
~rima	90 20ƾ
~rin	49 -13ķ-12ŶǄ-11FĿƑƞ-9őũŷǝ-8YZŹǏǠ-7gŗƠ7ńŌ8jŀŖ9hSŉƢ10KŲ11kŕřţƔƥ12ŏ13qſƚ14ƎǞ15f16UVłŐƣǑ18Ǉ19ĹŜ21IL22ǜ23Ľ25u26ǩ27Ƌ30ƮǊ31TǍ49ƿ50Ǜ51Ƙ
~rin>	75 -12Ŷ-10ő7Ň8kƭ10ǥ11Ǎ14ƻ16iU17ĹŌŐ20ŉ23ŏ
~ring	53 -13ķ-12Ŷǩ-11FĿ-10Ƒƞ-8YǏǝ-7iŹƣƿǠ7kPŭŵƶ8rRUŲƟ9jńř11SƢ12hKŀ13ŕ14ţ15qƚ17ƎǞ18VłǑ19f22ĹŜǇ23ǜ24I25L26Ľ28uǛ29Ƌ33Ʈ34Ǌ35T56Ƙ
~rink	68 -8Ǆ9ƺ10ǩ26ƣ32Ǎ41Ǜ74ƿ
~rins	88 20ǩ27ſ
~rint	85 9Ƅ26Ŗ38ǩ
~rio	74 -12Œ9Ǐ10Ŕ11Ĺ12rŉŠ13œ14Ƽǂ15ƽ29Ƈ31ľ
~rior	83 -13Œ15œ33Ƈ35ľ
~riou	79 7ń10Ǐ11Ŕ12Ĺ13rŉŠ15Ƽǂ16ƽ
~rip	69 -7Ƨ7ū8ŋ10ǖ11ǀ15ǋ16Ɯ21B22ů23ƁƻǍ30Ş35ƛ39k
~rip>	77 9ū11Ɯ15ƛ17ǋ23B26Ǎ27ků
~rips	88 9Ɯ16ǀ19k
~ript	83 10ŋ28ƻ
~ris	61 -17g-11ŗ-8ƚ-7ǆ7Ƌ9ķ10Ŝ13ǃǋǤ14D15d17k21ũſ22ǀ28ƣ31ƙ
~rise	81 -14ŗ10ŏ18ǋǤ38ƣ
~risi	90 -11ƚ23ƙ
~risk	76 -20g11ķ21ƙ27ũ29ǀ
~rist	67 8Ƌ15D17d19k24ſ
~rit	59 -14Ş-13Ʈ-12n-11ś-8uŖ7oǗǜǡ8wĶřũƄ9eŉŻưǀ10ĸŶž11K12gƬǓ13ƞǩ15ľŗŸƍ16ŝ17Ō18f20b23h27Ǝ28Ő31ƶ32Ʋ
~rita	84 16ƶ29f
~rite	67 -14Ʈ-12Ş-11ś7ŉŤƲǖ8nƈ9oǜ10ũ11wř12ĸǀ13Ŷ14K16ƞƬ17Ÿ18ƍ19ŝ21Ō24Ő25ǩ
~riti	82 8J11Ő13Ŏ14Ƅ20Ʋ
~ritt	77 -22n-8Ŗ10ǓǙ13Ż14ư15žƲ22bŗ33h
~rity	74 8ǘ9e12Ķ22ľ27ƶ36Ǝ
~riv	46 -19u-18n-16P-10qrŋ-9i-8FRTŐǧ-7wzŁŖƿ7Dǋ8M9ŨƄ10ơ11Ƃ12Şž13Q15a16Ű18Ż20Ŷ21N23Ų24ſ30ŵ31Ÿ32ů33ż35Ū36ƙ37ǐ40ŭŴ44ź45ŮŽ56ų59Ź82ŷ
~riva	83 -11F-8Ő8Ʊ9Ŋ10ƨǣ11ǀ12Q21ơ
~rive	49 -18u-15n-12z-10r-8i-7txRTƨ7QǃǛ8Dżǋ9M11Ƅ12Ũ14ž15Ş17Ű18aŪ19Ų23ŶŽſ24Ŵ31ŭŮ33ŵ36ů38Ź39ƙ40ź46ǐ53ų60ŷ
~rivi	62 -18P-13ŋ-12ǩ-7ǐ7LŲ9ųź15ŭ17Ƃ22Ů23Ŵ25Ū27Ż31NŽ34ż35ŷ36Ÿ42Ź
~riz	90 7Ÿ16Ɵ18Ǟ
~rizo	90 7Ÿ16Ɵ18Ǟ
~rk>	45 -11ĸ-10ĹŎųƤ-9wŐƒƩǈǟ-8iAľƨ-7MŊŕŪŲǞ7Ś8Fǁ9zƷ10NT11I13XĺŴ14Ǚ15ƃǔǠǨ16ŰǑ17LŗƦ18ŵǐ19J20ŇƸǄ21Ɲ22ƾǣ24ǚ29q31ǩ32RVů33S35ŭ39Ƨ43W45Q46P50U
~rke	64 -9Ǥ-8Ǣ-7Ƽ8ŔƓ9Bķ10F11ņ12Y13ŭ15ŰƳ19Ǒ22Hǜ23S25ǣ27Ǉ29ƒ
~rked	78 12Fķ14ņ17ŭ18Ű32S
~rker	69 -10Ǥ10B17Ƴ20Ǒ24ǜ27ǣ30Ǉ
~rket	79 -9Ǣ8Ķ10Ŕ11Ɠ16Y28H37ƒ
~rki	68 -8Ǒǩ-7Ƶ7ǒ8żǇ10ŝ15ń17VŰ20h21q23Ķ24Ĺ28g34ǈ40P
~rkin	68 -8Ǒǩ-7Ƶ7ǒ8żǇ10ŝ15ń17VŰ20h21q23Ķ24Ĺ28g34ǈ40P
~rks	61 -14Ǉ-10Ř-7Ǎ7ŖƎƯ8ź9Œǣ10ƅ11kM12ŝ13ňƗ14Ɯ16Ƒ24LǑ26ǈ28Ɲ45Ŋ
~rks>	65 -14Ǉ-10Ř7ƎƯ9Ŗź10Œ11ƅ12kM13ŝ14ňƗ15Ɯ26LǑ30ǈ49Ŋ
~rksh	72 -7Ǎ12ǣ19Ƒ35Ɲ
~rl>	79 -8p8vǖ10ǃ13Ǥ14l15ǈ22w29u
~rld	86 11diĻ12C16Ń
~rld>	86 11diĻ12C16Ń
~rlf	86 21Ʒ24Ƣ
~rlfr	86 21Ʒ24Ƣ
~rli	90 12Ɖ
~rlin	90 12Ɖ
~rls	83 -13d9v13Ʒ14u18ǜ19p
~rls>	83 -13d9v13Ʒ14u18ǜ19p
~rly	76 -9ǔ7Ů10mJǉ12R13Ǌ14ƾ19ĴŸ20T
~rly>	76 -9ǔ7Ů10mJǉ12R13Ǌ14ƾ19ĴŸ20T
~rm>	56 -16S-9VƔ-8Ə-7o7Ŝũ8ĹĺŰƶǄ9Ņ10pļŭ11WƜ12B13ńơ14aƵ15m19ŕ23Ľ24Ǒ32Ǝ38ƚ41Ő49Ʃ51ƭ58j
~rma	61 -9Ɲ-7ŲŹ7Ľ8Ǖ10łǏ11AǗ12ƻ13ƾ16Ļ20g21R22Ʃ23ŭƣ
~rmal	65 -9Ɲ-7ŲŹ7n11ł12AǏ14ƾ23R26ŭ
~rman	82 8h27g30Ʃ31ƣ
~rmat	82 11ĽǕ16Ǘ22Ļ
~rme	88 21ő30ǜ
~rmer	88 21ő30ǜ
~rmi	75 -7ţ8ƌ10ŋ17C19Ÿǜ24ƻ43Ź
~rmin	88 -8ţ20C23ǜ29ƻ
~rmit	79 9ƌ20Ÿ47Ź
~rml	90 33Ǔ
~rmle	90 33Ǔ
~rms	76 -9Ŀ7b15Ǖ18cńƎƘ20ǩ31ƚ
~rms>	76 -9Ŀ7b15Ǖ18cńƎƘ20ǩ31ƚ
~rn>	61 -30Ŀ-13ǚ-11r-8ǝ-7Ɠ7ŧƙ8Bţǧ9Vǆ10Ɵ11A13ņ14mǙ16cU18q19xľ20Ɛ21v28ŀ31Ƒ32T33Ŏ34l36d47p
~rna	74 10a11ĸ12YĿ16ŉ20Ɗ29Ƌ34ƚ
~rnac	80 12ĸ13Y22Ɗ32Ƌ
~rnad	84 -7W7ǝ14Ŀ38ƚ
~rne	62 -12ť-11ǩ-9QƳ7ūƔ8CŐƐƲ9sĺƖǕ10ƑǢ11cBĿ12v14x15ŅƓ16Źǝ17ƪ18ņţ22ſ24ŀ28Ǚ30ƴ
~rned	66 -10Qǩ-9ťƳ8Ɣ10Ǖ11sƑ12cĿŤǢ13v15x17Ɠ18ƪǝ19ţ20ņ25ſ26ŀ32ƴ
~rner	79 -8Ť-7Ű8k10ū11CƐ14Ő15ĺ22Ź
~rney	90 13Ʋ15Ɩ17B
~rni	63 -8Ǩ-7ƌ7Ǟ8Vŏ9qĹŀŕƽǀ10ķŵǏǝ11ǖ12ƥǙ14R15TƢ16G17Ʈ21iŰ23L26ů30Ɨ
~rnig	81 13ŕ14Ǐ15ǖ30Ű
~rnin	67 -8Ǩ8ŏƋǞ10qĹŀƽǀ11ŵǝ13Ǚ15R16T20Ʈ23i28Lů
~rnit	79 -8ƌ13V17ƥ20Ƣ21G25Ɨ
~rno	82 -21x-9Ń9i10g12L15Ǌ16Ō17j46ǜ
~rnoo	84 -10Ń10g13iL16Ō17j
~rns	81 -17ľ-14ŀ-10ǂ-8t-7y12Ƒ14Ƹ17q37Ź44Ŀ
~rns>	81 -17ľ-14ŀ-10ǂ-8t-7y12Ƒ14Ƹ17q37Ź44Ŀ
~ro>	83 11ŏǚ17ţ18Ɛ23ř
~roa	70 -9R9Ŏǀ10yǦ12ŝ16Ǟ17Ə19ǟ21Ź22ŭ27Ɓ35D
~road	70 -9R9Ŏǀ10yǦ12ŝ16Ǟ17Ə19ǟ21Ź22ŭ27Ɓ35D
~rob	73 -7P7ŏ8ls9ĹƠǂ10ŵ11Ʒǜ12Ƽ13ƛ14L15ŜƩ17ŀ26ǩ
~robl	75 7ŏƸ9sǂ10Ĺ11ŵ12ǜ13Ƽ14Lƛ15Ŝ18ŀ
~roc	77 -18Ɣ-8ǐ7jz9X11ǀ12ǜ15Ō19ƕ22ł27ŭ
~roce	82 -8ǐ8z10X13ǜ16Ō24ł29ŭ
~rock	85 -20Ɣ8j12ǀ21ƕ
~rod	83 7Ɲ9Ǖ19ǡ20Ʃ23Ǆ
~rodu	83 7Ɲ9Ǖ19ǡ20Ʃ23Ǆ
~rof	80 8ǒ9Ɛ11Pņ25ǚ
~rofe	81 9Ɛ11Pņ26ǚ
~rog	72 -11ơ8ţ9ǌ10ǅ12ļőūǗ13Ņ14ńŤŽ15Ő17Ǔ24Ǚ28ǥ
~rogr	74 9ţ10ǅ12ļǗ13ő14Ņ15ńŐŽ24Ǚ29ǥ
~rok	66 -12Ǐ-7ǩ7ŵ8ſƛ11ƥǉǞ13ķŨ15ŘŜ16Ǝƽ19ƞ20Ɓ32Ť
~roke	66 -12Ǐ-7ǩ7ŵ8ſƛ11ƥǉǞ13ķŨ15ŘŜ16Ǝƽ19ƞ20Ɓ32Ť
~rol	62 -8j7ƀ9Ƙ11tĶǝ12Ə15ǈǑ16Q20źǠ21ų24Ō26W27Ƽ31Ǉ54ǉ
~rol>	88 26Ƽ
~roll	63 -7j7ƀ10Ƽ11ǝ12ĶƏ15Ǒ16Q20Ǡ21ųź25Ō27W32Ǉ55ǉ
~rom	48 -21Ĺ-13Ş-12ǐ-11hQTų-9ŌƳ-8ŭǘǧ-7nFKŚƤǈ7ŏƉƝƦǙ8uĺŀŲƪƽ9kŠſƅƈǅ10ŇśůƜƧǝ11IũƚǄ12rǍ13ŧŸǊ14ĸƩ15ķ16ŅŤƏǑǜ17WŢƻ18ơǋ19œǔ20Ŕź21Ľ23Rǒ26ĻŜ28ƙ32lŎ40Ǖ
~rom>	48 -16Ĺǩ-12Şǐ-11hQTų-9ĺƳ-8ŭǘǧ-7nFKŚƤǈ7ƉƦǙ8uŀŏŲƝƪƽ9kŠƅƈǅ10śůſƜƧǝ11ŇũƚǄ12rIǍ13ŧŸǊ14ĸƩ16ķŅŤƏǑǜ17WŎƻ18Ţơǋ19œǔ20Ŕź22Ľ23Rǒ26ĻŜ28ƙ32l40Ǖ
~romi	86 8ŝ10Œ12d17ǩ28Ŏ
~ron	61 -11ŝ-10FY-7iD7eţŸƜƩ8Ť9Kƣ10ĺǤ12q13Əǌǩ14Cǋǜ15Ŀņ16Ƈ21Ş22ǃ25Ś26Ŷ27bĴǈ28ǚ
~ronc	90 -8i39Ŷ
~rong	73 -12ŝ8b9ţ12Ǥ18Cǜ19ĿņŤ21ǩ27Ş35ǚ
~roni	86 8Ɨ9Ĵ10Ƙ14K
~rono	88 31b
~ront	67 -10FY-8Ť8eŸƜƩ9j11ƣ12ĺ14q15Əǌ16ǋ18Ƈ23Ĵ26ǃ29Ś31ǈ
~roo	50 -17ű-14ǌ-12ť-11Ǉ-10Ǒ9h10ų11XŎ12ƙ15şƗ18ǧ20Ƒ21y23nǒ26Ɯ29ƝǄ32Ɔ39Ƅ41ƌ54Ƣ66Ɖ90ƈ
~roof	54 -17ű-15ǌ-13ť-10Ǉ8ƪǣ9ńƝơ11h13Ŏ18ş20ǧ22Ƒ26n32Ǆǒ43Ƅ73Ɖ99ƈ
~room	61 -8ơǒ-7Ǒ8ǃ9Ơ13ų14Ɗ15X20Ɨ24Ɲ34Ɯ41Ɔ52ƌ69Ƣ
~rop	60 -12ŗ-10MŴ-8Őǩ7śƍǋ8HƧǨ9ťƽ10ĸǦ12I14ŲŸƑ15ǌ16žơ19V21Ɨ24ķ25š27D28ƀǆ33Ƶ35Ǣ
~rop>	75 -11M8Ǧ9D11Vƽ16ś17ƀ24ǆ40Ƶ
~rope	66 -12ŗ-7ŐŴ8ƍǋ10H17ŸƑǌ18žơ23D24Ɨ27ķ39Ǣ
~ropp	77 11Ƃ12Ǩ14V19Ų20ƀ28š
~ros	73 -11Ǟ-10Ş-7őǩ9ů10Ŗ11Ɣǒ13œũ18ǉ19ǃ20ļ21ŝ43Ǌ
~ross	75 -12Ǟ-7ǩ9ů10Ŗ11Ɣ13ũ19ǉ21ļ44Ǌ
~rot	59 -8P-7ŭǅ7nXƎƏ8Ž9QǨ10Ņƃǆǘ11ŁŖŜ12SĽſ13ľųƭ14ĶĹƲ15Ƴ16ŗǃ17wƽ18ŏ23h28Bķ
~rote	65 -7P7q8ƎƏ9XŴ12ƃǘ13wŖƲ15ľŜſƭ17Ĺ18ŗ21ŏ33ķ
~roth	69 -7ŭŴ8ƫ10nA11QŽ12ǆǨ13Ņ14Ł17ų18Ķ19Ƴ20ƽǃ34B
~rou	44 -12H-11ŏŕ-10ŶǢ-9qPƔ-8ŇƩǇǞ-7ĴĶŀœŜŝţƆƢƬǟǩ7hCķŤƑƞƣǁǉǦ8ŪƎƳ9tŖǥ10YĺŐŬű11ńő12Ŋ13ĸśƱ14ŧƗ15ejƓ16nŗƨǖ17ŠŮƮƿ19s20ǀ21zTĵƍǜ22ƕ23Ũ24ũŵ25Ƨ26ǎ30l50W
~roub	73 -7n7pƿ8Ƹ9ĵƛ11Ĺ12tƽ13Ƽ16Ş17ű22ǜ
~roug	49 -10mŏŕ-8QƔǩ-7qŒǢ7ňƦƱƻǝ8zšƁƚ9TĵǦ10rśŧ11nZőŤŪŵƧ12ķƗǥ13ĺŐ14ĸŊũŬƳ15jYŖ19ŮƮ21ŗƨǖ22ƕǎ23W24l31Ũ
~roun	56 -12H-7ƆƢ7LWŭſƊƎƕǧ8şŧ9ƜƥƱ10ĵǎ11Ƒǁǉ12nƟƣ13hlCǜ14V15ũ17T18ń19zŠŵ22Ɠ30s33ƍ
~roup	78 -7Ʃ12x18Q27Ƨ44W
~rous	83 -12g9ś18a35ǀ
~rout	85 11m12Š15M33e
~rov	79 -11Ƴ8Ŏ9Ǣ11Ǆ16Ő17Ł18ƌ22B24ǟ26Ş
~rove	82 -11Ƴ9Ŏ10Ǣ19ƌ23B25ǟ28Ş
~row	58 -9Ū-8H-7kWƳ7ŒŖƑ8jJŅűǕǣ11Ŵ13Ɯƭ14y15Ƭ16Y18ŵ19v20ĸ21lƔ22L25ų34ƕ38ƪ39n50Ǟ
~row>	60 -8Ū-7HW7Œǘǝ8ŅŖǕǣ9űƕ10Ʀ14Ŵ16Ɯ17Y18Ƭ19ŵ21lĸ23L24Ǟ28ųƔ30ƪ
~rowe	86 -8Ɣ14ƪ37ƕ
~rowi	85 -9Ƴ11ƑǇ22y28Ǟ
~rown	83 13j21ƭ27nv
~rp>	88 -11p-9ş17Ŷ20Ū34ǆ
~rpe	90 12Ɗ24ƛ
~rpo	77 -13D14ǃ20Ű21Q29ǆ
~rpor	77 -13D14ǃ20Ű21Q29ǆ
~rpr	85 11ŏ19ǋǤ
~rpri	85 11ŏ19ǋǤ
~rra	85 36ŭ
~rran	86 36ŭ
~rre	57 -13Ơ-7ǧ7ŚŢŹǜ8dS9Ƶ10ǥ11őǒ13F14aŞ17E18ļ21ŗ22Gŕǡ23Ő24ŝ33ƪ40ŏ42Œ
~rrec	70 -7w7ŗǀ8pDŲ9nšŹƟƪǅ10ǜ12ŏ13d14Œ19aF22E
~rren	60 -12Ơ-7ǧ7ŖŢ8Ŝ9SŚ10Ƶ12őǒǥ15Ş16ŗ24Gǡ25ŕ26ŝ27Őƪ32ŏŒ
~rri	59 -10Ƃ7ŦŨ8uWœŜƙ9Şƫǣǩ10Ǧ11Ľ12ǃ15ũƑ16ő21o24Ţ25Ő29Ŀ33fƚ
~rrib	90 9g11w12Ũ13œ
~rric	79 11ƙ45ƚ
~rrie	61 -11Ƃ7ŝ8Ŧ9W10Şƫǣ11Ǧǩ12Ľ16őũƑ22o25Ţ26Ő31Ŀ34f
~rro	62 -8Ū7Iǘǝ8Ƭ9ŖűǕǣ13Ʀ15ǚ18Y20ŵ22ĸ24L28ų36ƪ
~rrow	63 -8Ū7Iǝ8ǘ9ŖűƬǕǣ14Ʀ18Y21ŵ23ĸ24L28ų37ƪ
~rru	86 -9Ǣ21ǝ36N
~rrup	86 -9Ǣ21ǝ36N
~rry	55 -15Ǧ-14Ɲ-13N-11u-9ǖ-8nœŴ-7š7O8ŘŵžƘǐ9bƢǣ10Ƴ11ű12aņƦǏ13f14ş15ŗƄ16ŏŲ17ǚ18ǒ19ĿƂ20Zǥ25hŃǡ29ǌ32ſ
~rry>	56 -15Ǧ-14Ɲ-12N-11u-8nœŴ-7š7O8şƘ9bŵǐǣǩ10Ƣǥ11űƳ12ŏŗŲǏ13aņ14f16Ƅ18ǚ19ǒ20ĿƂ25Ń26hſ30ǌ34ǡ
~rryi	76 -13ǡ-10ǖ9şſ12ŘƦ13ƃǥ17ž32Z
~rs>	36 -29n-27Ő-19d-15ǩ-14sŒ-13lrTůƗ-12CDPƮǌǡ-11jZǈ-10IWĴŁŘŨŮ-9gMƉƑƟƪƺǜ-8yJOQļňŌŜŝƬƳƷǁǊǤ-7kĽŃǢ7HĺŅŢƅ8uűŹƇƐǧ9zVƕǠ10ŲƂƝƨƽǍǗ11ĵĶƊƲǇǞ12bxEŤƏƓƜƱ13żƖƙƥƩ14ţǃ15fhŬźǣ17RųƋǕ18ž19mťƿ20AŪǏ21pƈƢƻ22ƣǎ23Ŵƃǆ24Ǝ25őǐ26F29ŵǅ32ƭǔ34Gŷ35vS38Ÿ41Ǒ
~rsa	82 13s14Ļ22ŋ27Ʃ
~rsal	90 29Ʃ
~rsat	86 13s15Ļ24ŋ
~rse	56 -8MőŲ7qŠ8AŢƁƯǠǣ9VƀƎ10ƕǑ12Q13cU15SţǕ16Ƹǉ17Ł18gōǇ20Ŧ21nH22ƢƦ24Ř28Pǁ
~rse>	74 -10M-9ő-7ǂ7g10h11q12Q18Ƹ21U22S30P40ǁ
~rsea	90 8ǀ28Ǖ
~rsel	58 -8Ų7ŠƷƾǂǅ9ŢƯǠǣ10AVƀƎ11ƕǑ13c14g16ţǉ18Ł19ōǇ22nŦ23HƢ24Ʀ26Ř
~rsh	84 9o10Ƅ12Š22ǆ
~rshi	85 11Ƅ12Š23ǆ
~rsi	78 -8ő12x13Ťǃ14y15qO18S
~rsin	90 -9ő17q20S
~rsio	88 15Ť17O
~rsit	88 7Ʊ13x16y
~rso	63 -11Ǧ-7W7adgŷſǜ8Ŗǎ9hTƃǢ10žƂ11fľǈ12ų13J15łŭ21ŊǨ23A24ņ27Ɨ28Ŝ38M
~rson	63 -11Ǧ-7W7adgŷſǜ8Ŗǎ9hTƃǢ10žƂ11fľǈ12ų13J15łŭ21ŊǨ23A24ņ27Ɨ28Ŝ38M
~rst	56 -9ĸ-7ŝƀǑ7ewGŢżǤ9ůžƨ10rŨƲǜ11YŕŞ12őǩ13aŖŚŠ14xAŃŇƛ15ƫ17oŏƅ19ńœ21ň28Ŀ29Ɩ33Ř
~rst>	57 -11Ļ-8ĸ-7Ǒ7eG8wǤ9ž10ƨ11YŞŨǜ12ŕ13őŠ14aAŚ15xŃŇƛ16ƫǩ17oƅ18ŏ19œ20ń23Ɩ29Ŀ34Ř
~rsta	77 -8ƀ7ũ8ŀ10rĻǞ11ż12ĺƽ14Ţ17ů32Ŗ33ň
~rt>	48 -14y-12Lƭ-11nĹŖť-10œŘƤǝ-9ŵƛƳƴ-8PśŠųŶ-7jŎŴƀƏ7vŞƬƱ8sWńŹƘǂ9ERĵĿŕſƋƎ10ŀŰƽǒ12ĸƍƧ13lDōőřƜ14źǩ15dǅǚ16XƩ17ľŃŲ18Ǚǟ19ƄƮ22žǇ23SU24V26ƃ27Cţ29ň30ǧ34Ƽ41Ťǣ
~rta	70 -7y7Ō8T9M10ƶ11e12ōƳ15ǩ16XƱ24ľ28Ƨ
~rtab	76 8Ō9T10M12e13Ƴ18X33Ƨ
~rtan	78 -8yǩ12ƶ13ō19Ʊ29ľ
~rte	69 -10N-9ňƳ-8ő8Ń9SƬ10ŧż11Ʀ13ĺƝ14Ƙ16ƽ19Ō20Ĵ21x24œ26ǅ28O32Ʊ
~rted	72 -9ňőƳ10xS11ŧż14Ɲ16ĺ17ƽ21Ō25œ27ǅ34Ʊ
~rter	83 -11N11Ƭ14ŃƦ18Ƙ25Ĵ34O
~rtg	64 -9ķ11F12ƭ20Ʈ21Z40ƕ47Ɣ
~rtga	64 -9ķ11F12ƭ20Ʈ21Z40ƕ47Ɣ
~rth	56 -13Ň-11ƉǢ-8Uƚ-7Ś7lƁ8ƥ9ŒŜŢ10jǗ11ų12D13Ɛ14TƑǝ16ckǩ22Ǐ24Ɨ27v31Ļ34p38ƒ39Ƙ41ķ45d48ű
~rth>	59 -14Ň-12Ǣ-11Ɖ-8Uƚ-7Ś7lŭƁ8ƥ9Ţ10Œ11j12ų13D14ƐƑ15vTǝ16p18kǩ23Ǐ24d25Ɨ33Ļ40ƒ41Ƙ44ķ50ű
~rthd	69 12Ŝ13Ǘ16v23p26c27d
~rti	60 -8Ų7j8Rž10Řǃ13ķ14ŌŠŭ15źơ16ǆ17ǌ18ǒ20ŏ22TƜ26ǧ28c
~rtie	83 7Ǜ16ơ19ķ32Ɯ40c
~rtif	64 11ǃ16ź20ǒ21ǌ28ǧ
~rtin	79 9jt11Ÿ12ž19Ō28ŏ
~rtm	60 -11ƛ-9H-7ƄƝ8ŰƎ11ƞ13Ǎ14GƜ15F17ƥ20ŤƗ21DƏ22ơ24ƠƢ26Ƥ34ƣ
~rtme	60 -11ƛ-9H-7ƄƝ8ŰƎ11ƞ13Ǎ14GƜ15F17ƥ20ŤƗ21DƏ22ơ24ƠƢ26Ƥ34ƣ
~rtn	68 -21d-11ŮƸ-9Q-8Ň7s10r11Ł19Ʒ22Ǩ23tǠ24ǂ28q30Ŵƨ31p32o34ǆ
~rtne	68 -21d-11ŮƸ-9Q-8Ň7s10r11Ł19Ʒ22Ǩ23tǠ24ǂ28q30Ŵƨ31p32o34ǆ
~rts	72 -18S7ŕţ8ūŸ11řơ12ǧ16ŵ17Ǒ23gl25ǀ33ǒ
~rts>	72 -18S7ŕţ8ūŸ11řơ12ǧ16ŵ17Ǒ23gl25ǀ33ǒ
~rty	65 -12ŗ-10Ţ-8ƞ-7Ŵ7Őǋǡ8HƍƔ9Š10ư11ķ16ž17Ƒ18ơ19ņǌ22Ɯ23D24Ɨ26P39Ǣ
~rty>	65 -12ŗ-10Ţ-8ƞ-7Ŵ7Őǋǡ8HƍƔ9Š10ư11ķ16ž17Ƒ18ơ19ņǌ22Ɯ23D24Ɨ26P39Ǣ
~ru>	90 -10H22ų33Ŷ
~ruc	58 -15Ǆ-11Ƃ-10ŗƔƩ7Ǟǟ9ĹƦǏ10QǛǩ12Ɓǋ14ƇƑ15S16ŵ21ƅƓ23Ū24ŭǦ25ų26ZŬƏ34ǐ35ŴŶ
~ruck	61 -11Ƃ-10Ɣ-7RǄǩ8Ǟ9Ʀ10QĹǏǛ13Ɓ14ǋ16S17ŵ25Ū26ŭųǦ27Ə28ZŬ36ǐ37Ŷ38Ŵ
~ruct	72 -10Ǆ-7ƒƩ7ǆ11ǟ15P18Ƒ21ǩ23Ƈ27Ɠ32ƅ
~rud	90 13Ʃ16ƴ18c
~rude	90 13Ʃ16ƴ18c
~rue	86 -10v-7Ţ8ŧ15c16ł25Ŏ
~rue>	86 -10v-7Ţ8ŧ15c16ł25Ŏ
~rug	80 -8Ǜ-7Ņ13ŧ33ƻ50ƿ
~rug>	90 -7Ņ13ƿ15ŧ31ƻ
~rugs	84 -8Ǜ40ƿ
~rui	90 7Ǖ26t28ƛ
~rul	86 -7Ř10Ƭ13c17Ǚ24L
~rule	88 -7Ř11Ƭ18Ǚ24L
~rum	77 28Ƙ
~rume	77 28Ƙ
~run	54 -11ŷƷ-10Ŏ-9Ň-8U-7syƃƖƯ7ŧƦƧǉ8EĿŝ9ňŲ10qţơǗǟǥ11ĵńŴƼǄ12hū13Żư15O16Ʃǝ17e20ſǈ21ǎ23ǐ24AƝ27Ƭ32ŕ35ƽ45ŒǨ46ű
~run>	58 -13R-10ŷ-9ŇŎƷ-7ŭƃƖƯ7ķƌƙǈǋ8Ɠ9nŦ10ňƧ11ŝţŲǗǥ12ŕǄ13ĵŪū15Œư18eſ19O20ű21Ɲ22Ʃ24ƽǎ25ǐ30Ƭ31A41Ǩ
~runn	71 -17Ū-8U-7ƻ7LƝǩ8k9RŻǨ10uŐ12ĿŋűŶ15q16ŒƼ17ńŴ18h20ǟ22ǝ
~runs	76 -13n8ſ9Eǉ16ơ18ƽ21ǈ27Œ30ŕ39ű
~rup	81 -8Ǣ19ǝ25ĵ34N
~rupt	81 -8Ǣ19ǝ25ĵ34N
~rus	71 -16i-7Ļ7Ś8Ŏ10sņ12Ńƫ13Ş16ű21ŀ34A35O44Ʋ
~rush	88 -20i-7r10Ś14s15Ń44O
~rust	72 9Ŏ11ņ12ƫ13Ş17ű21ŀ35A44Ʋ
~rve	77 8fǀ12ǔǗ41Ǜ
~rve>	81 10ǀ15ǔ31Ǜ
~rvi	67 -7ǔ8ŝ9CŢƕ10x12ŜƏ14ţ16ǝǞ18ľ19ű21ư31Ǆ32i
~rvic	69 -7ǔ8ŝ9Ţ10ƕ12Ə13Ŝ15ţ17Ǟ18ľ20ű22ư32Ǆ
~rviv	85 13x21ǝ41i
~rvo	86 13ǀ34Ŀ
~rvou	86 13ǀ34Ŀ
~rwa	76 -10Ĺ-7H11Ƴ12Ŏ14ŀ24ũ29Ō41ś
~rwar	76 -10Ĺ-7H11Ƴ12Ŏ14ŀ24ũ29Ō41ś
~rwi	88 -7p10ű11v13Ƹ16ǂ
~rwis	88 -7p10ű11v13Ƹ16ǂ
~rwo	77 8Ɲ10ś11iǃ15o18Ǡ20JŚ
~rwor	77 8Ɲ10ś11iǃ15o18Ǡ20JŚ
~rwr	83 8e9Ťƍ10ƈ12n14ũ15ǀ
~rwri	83 8e9Ťƍ10ƈ12n14ũ15ǀ
~ry>	44 -19N-14Ǧ-11Ư-9dĹ-8nœšǈǋǕ-7iľũƜǂǏ7cSǐ8fCDōŔŴžƗƝƸ9ILńŗŹ10lWĿƮƻ11ƼǘǢ12Ũǚ13ZņƾǛǥ14ƂǙ15Ɗ16Ľſ17Ńƫ18ŤƦ21Ɔǌ23hƽ24Ƙ25u28ư29ů34T35ǡ36ǒ37Ū
~ryb	68 -8Ŗ7żƿǗǘ8AŁŎŭž9ŰƖǇ10ǩ11ŨƢ12ǅ13Kķ15nǈ19ľŷ21Ƭ
~rybo	68 -8Ŗ7żƿǗǘ8AŁŎŭž9ŰƖǇ10ǩ11ŨƢ12ǅ13Kķ15nǈ19ľŷ21Ƭ
~rye	88 12Ɗ26ǩ28Ǜ
~ryer	88 12Ɗ26ǩ28Ǜ
~ryi	74 -12ǡ-10ǖ8ſ9Ńş10Ů11ŘƃƦ12Ǟ13ǥ17žǛ20P30Z
~ryin	74 -12ǡ-10ǖ8ſ9Ńş10Ů11ŘƃƦ12Ǟ13ǥ17žǛ20P30Z
~ryo	90 -17ų15Ž21ŷ
~ryon	90 -17ų15Ž21ŷ
~ryt	64 -8ůƚǩ-7JŢ7wŘŶƂ8AŧƖƬǑ9KƲƶƻǦ10U12ĿǄ13ƯǢ14ĻǏǐǖ20ō22Ɨ24ş26i28ķ
~ryth	64 -8ůƚǩ-7JŢ7wŘŶƂ8AŧƖƬǑ9KƲƶƻǦ10U12ĿǄ13ƯǢ14ĻǏǐǖ20ō22Ɨ24ş26i28ķ
~ryw	86 12Ź14ƞǄ18ǒ20ǘ
~sa>	85 8j15ǋ18eZ19C
~sab	82 14Ư19ň25ş33W
~sabi	84 26ş34W
~saf	68 7Ķ8N16Ƙ24Ǝ26Ž54Ǚ
~safe	68 7Ķ8N16Ƙ24Ǝ26Ž54Ǚ
~sag	86 -7L7ŭ17Ĺ23K
~sage	86 -7L7ŭ17Ĺ23K
~sai	62 -8Ʈ-7Ň7pA8uSņŊŎǚ9f10tŔ11Hŝƅǅ12dOŉǜ14Gƥ16cƶ17V22y25qB31ƴ
~said	62 -8Ʈ-7Ň7pAǔ8uSņŊŎǚ9f10Ŕ11tHŝƅǅ12dOŉǜ13q14Gƥ16cƶ17V22y25B31ƴ
~sal	62 -12tǓ-10Ů-9ǡ-7Dų8Ǩ10ƗƧ12ƦǋǠ13Ǖ14uűƮ15ǈǉ18Wǃ19Ʃ21Tǟ24Ǜ26ǖ30ņ31ƒ54Ǌ
~sal>	88 29Ʃ
~sala	77 14Ƨ18Ʈ19u20Ʀ24W26ǉ32T
~sale	66 -13Ǔ-10Ů-9ǡ-7ǉ8ǔ9Ǩ11Ɨ13Ǡ14Ǖ27Ǜ29ǖ33ņ35ƒ60Ǌ
~salo	86 -15t-9D-8ų8Ǎ18ǋ24ǈ27ǃ30ǟ
~sam	62 -14Ƹ-12ƺ-8G-7Żǩ7ŘǇǘǜ8Dłǥ9żƇ10ņŜƖ11o13Ɠ14k15ǂ16Iǁ18ő20ŴƩ21Ŷ24ş27ũ31S37p
~same	63 -14Ƹ-12ƺ-8G-7Żǩ7ŘǇǜ8Dłǘǥ9ż10ņŜƇƖ11o13Ɠ14k16ǂ17I18ő20ŴƩ21Ŷ25ş28ũ32S37p
~sat	74 -7Ŝ9ƚ11sŧ12Ʈ13Ļ20ŋ21ŝ23ǣ24Ŗ
~sat>	84 -8Ŝ11ƚ14Ʈ31Ŗ
~sati	79 12sŧ14Ļ22ŋŝ24ǣ
~sav	61 -10y-9Ǡ-7ĸŎ7ǁ8źƵ9ŋƳ11wķǗǩ13Ļ18Ĺ21Ʊ25Ĵ36Ţ46Ř65Y
~save	73 -7Ŏ9ǁ10źƵ11ŋ14Ǘ23Ĺ29YŘ30Ĵ40Ţ
~savi	65 -10Ǡ-9y9Ļ11Ƴ15ǩ16ķ22Ʊ23Ř43Y
~saw	78 7f8ƫ11ű12tŨǙ13ƚ14j17C20ƾ
~saw>	79 8fƫ11ű12tŨ13ƚ15j17C21ƾ
~say	50 -16Ʒ-15Ŧ-12AƜ-11ǌ-9vƓ-8nxCƘƢ-7LĿŢŨƗ7Fœ8ŲƅƉƬǃǑǧ9ŖţƝƵǢ10ōƴǚ11NŊŝƼ12ĵ13Qū14Ŕ15Ō16Bƈ17ŀ18Ňř21ǩ23ŗ24ňŒŚƸ27Ů29Tƺ33Ł41ơ43b48r
~say>	51 -20a-17ž-16Ʒ-14Ŧ-11A-8nxƓƘ-7LŢƜ7wXZłřƃǂ8œŲƉǑ9ňƝǃǧ10ōţƴǚ11ŝƵ12ĵŊƼ14QŚū17BŌŔŮƈ18ŀƸ22Ňǩ23bŗ26Œơ31Tƺ34Ł50r
~sayi	80 -10ǩ8W9Ŏ10Ƹ11N12ĸ13o16ň35b
~says	73 -9v-8oǌ-7Ɯ7ŤǢ8ňƪǩ9Ƭ10qV11cļ12F13ƅ16ŚŮ17ř19ž22a23ơ
~sba	57 -17Ƹ-15dƾ-14ǟ-9vƹƺ-8Q9Ư10Ʈ14Łųƫ16nƳ22ż23f25Ŵ26Ʒ30p31st32rƨ33ǂ35q41o
~sban	57 -17Ƹ-15dƾ-14ǟ-9vƹƺ-8Q9Ư10Ʈ14Łųƫ16nƳ22ż23f25Ŵ26Ʒ30p31st32rƨ33ǂ35q41o
~sca	66 -11M-10ǩ-9Jō-7ż7ŇŤ8wŢ9VŹ10ťŴ11Ņ12ƣ13Cşǁ16ł19Ǆ28ƺ36ś48Ũ54Ŀ62ǘ
~scal	82 10wĿ13Ň18C22ł37ƺ
~scam	88 -9ż-7Ƽ78ǘ
~scan	86 -12M9ſ49ś
~scar	74 -9Jō-7ų9ŢŤ11VŹ13Ņƣ15ǁ52Ŀ56Ũ
~sch	60 -8Š-7ŨƂ7ƶǢ8Ƣ9KŻƖǔ10vyǦ11qQ12Sŭ13Ƙ16Ǔ21l24R26x31ź33Ʊ43m
~sche	82 8L11Ǣ14Ɩ19Ƙ34R
~scho	61 -8Š-7Ƃ7ƶ8Ƣ9Żǔ10vKǦ11qy12QS13ŭ16Ǔ21l26x32ź34Ʊ44m
~sco	66 -7Ų7Ĵ8mľ10Ů11Zǩ13őǕ15Q16ź17ş18I41ĵ42Ž
~scor	77 24Ž48ĵ
~scou	72 8Ĵ9mľ12Ů15ő16ǩ17Q18ź19ş24Ž
~scr	68 7Ǎ8ŋƇǜ9ś10ŏ11Ʈ12a13Ɠ26Ɣ27ƕ31ƻ
~scra	84 12ű14ŏ15Ʈ17Ɠ
~scre	90 13ś17a
~scri	76 7Ƹ8űǍ9ŋƇǜ35ƻ
~scro	80 30Ɣ33ƕ
~scu	79 8ǧ9ƺ10Ɓ21h26r33ǀ
~scub	84 35ǀ
~scui	88 9ǧ10ƺ11Ɓ24h
~se>	32 -21ŗ-18Ŧƫ-14ƦǗ-12SŅ-11KRŏŨƬ-10pXŃŌŖƪǃǍ-9YřǏ-8ĶŜŮŻƃƵƾǅǜǞǦ-7xLTWļŉŊśǄǒǓǔ7GŚŵ8ĸłŤŷƂƖƺǖ9tƉơƮƯƳǇ10MĵňŪƊƏƻǐǙ11dsŀƇƋƛ12anJPŽƌ13hųƎƓ14wŎŔŸƝ15ŭǤ16fŐůƕƷǑ17ō18Ɵƣƿǝ19DIƆƙ20UŹ21Ɯ22H23ǁ24œǩ25Zǂ26ńŲ27ƑƔƞ28ŠƤ29ǋ30ş34F35Łƅ38ǌ40Ƣ41ƒ45ķ
~sea	73 -9N-8jǇ10Ż11ƉƟ12xƽ14ƚƜ19ǟ22Ǖ31ǋ46ǎ
~seas	74 -9N-8j7ǀ11Ɵ12xƽ14Ɯ15ƚ19ǟ23Ǖ47ǎ
~sec	63 -12ķ-9Ū-8H7ĻǗ8dĶǩ9Ň10AIƶ12pũ14ľŌǋ16ŊƔ18y20Ǟ28Ɵ29NƎ31Ŵ
~seco	66 -13ķ-8H-7Ū7Ŋ9dĻ10Ň11AI13pũǩ15Ōǋ16ľ17Ɣ20y21Ǟ30NƟ33Ŵ
~secu	76 8ǘ10Ǘ12Ķ37Ǝ
~sed	56 -14Ő-9ƌƒ-8dEŖű-7CŅǢ7gƕǈ8ƀǨ9ŪƦ10i11ĵƲ12ŬƖƗƴ13rƷ15lōƼ19ŭŽ20Ÿ21ŔƳ22ŝ25šƘǎ28ŷ34œǝ36Ŵ
~sed>	56 -14Ő-9ƌƒ-8EŖű-7dCŅŪǢ7gŗƕǈ8Ǩ9Ʀ10i11Ʋ12ĵŬƖƗƴ13Ʒ14r15lōƼ19ŭŽ20Ÿ21ŔƳ22ŝ25šƘǎ29ŷ34ǝ35œ37Ŵ
~see	59 -17J-15ǔ-8ŃŤ-7őƱ7ŴźƂƬ8šƇƉƊƿ10EĹǩ11ţ12tœƏ13ļĿƛ14vyū15ĽŊƲǞ17řƄ18ŭǂ19Ƴ20Œ22ǒ23Hƾ28ň30V
~see>	61 -17J-13ǔ-9Ńǩ-8ƙ-7ŤƱ7ŎŴƬ8šźƇƊƿ9ƂƉ10EĹƛǒ11Ʋ12Œœţ13ĿƏ14vyļŭ15Ľū16ŊǞ18řƄǂ24Hƾ30ň32V
~seen	79 -10Ʋ8ǥ12Œ16t17ǒ18ƙƳ30ǩ
~seh	69 -16ų14Ū17Ʈ26T28n31ŷ
~seho	69 -16ų14Ū17Ʈ26T28n31ŷ
~sel	53 -13ŗ-10ł-9Ʈƿ-8TĻ-7ŲǍǩ7VƎƩƯǚǢ8ƀƻǑ9C10c13ţ14Qǉ15ŁōƓǇ18nA19ŦƦ20Ƣ21gƒ23Ř24ƕ26Ʒ27Ǟ30ǔ34Ɲ38Ǩ52H
~self	57 -12ŗ-8ŲƮ7aĴŠƾǅ8tŢƯǠǢǣ9ŘƀƎƻ10AVƕǑ12C13cƓ15ţ16QƷǉ17ŁōǇ21nHŦƦ22Ƣ25g
~sell	66 -10łƿ-8TĻ7űǄ9ƁǛ10ĸ13Ʒ14Ʃ18ƕ30ƒ38Ǟ40Hǔ41Ǩ45Ɲ
~selv	79 9Ō13x23Ř
~sem	64 -11Ƙ-8Ƈ9Ɯ12Ɓƙ13Ɲ18ƥ26ƛ50Ɗ
~seme	64 -11Ƙ-8Ƈ9Ɯ12Ɓƙ13Ɲ18ƥ26ƛ50Ɗ
~sen	57 -20Ś-12ơ-9ǩ-8ǈǠ-7LĴ7hǀ8sőƪǜ9Ōŝ10Ĺšǘ11NƎ17Ų19Z20K22ƕ23ǌ25Ő30ň33ǧ36J39ļĽ50ś
~send	63 -12ơ-9Ś-7Lǩ7Dǁ9Ŝ10ƪ11Ō14ļ16K22Z24J26Őƕ28ǌ38ǧ52ś
~seng	82 -7Ÿ12hƃ13ǀ27Ų
~sens	75 7ĵŊ8ŇŘ10Šũ14s15Ǝ45ň
~sent	72 -15Ś-8ĵ-7Ǡ7ŞƸ8K10ő12ŝǜ13š14Ĺ15ǘ16N19J33ļ44Ľ
~sep	79 8f19ş25Ƙ29Ř
~sepa	79 8f19ş25Ƙ29Ř
~ser	63 -8Ƭ7ŝƐ8ŢƕƠ9ƙƺǗ10Cţ11ŜƏƼǂ13ƽ14ľūǞ18ű19ư20X30Ǆ31Ǜ
~ser>	82 -10Ƭ9Œ10Ơ12Aƙƺ19C29X
~seri	84 -8B11Ǐ16Ƽǂ18ƽ19ū
~serv	66 7ŝ9Ţƕ10Ǘ12ŜƏ14ţ16ľǞ19ű20ư32Ǆ34Ǜ
~ses	63 -22Ŵ-13P-10ů-9a-7ǈ8řź9Ǌ10Fƒƛ11Ə12xǄ13Y14ƽǔǗ15qT17oư18A20ƋƖ21pǓǙ32ų35ţ
~ses>	64 -23Ŵ-13P-9a8řź9Ǌ10Fƒƛ12xǄ14Yƽǔ15qTǗ18oAư20Ƌ21pǓ22Ǚ33ų35ţ
~set	60 -10ǎǩ-9ŀǟ-7ƅƤ7ŧƬ8Lŗ10ŒƗ11Ũ12AţŦ14Ū15ŉŘ17Ĵ18T19ƞǝ20Y26Š28ư30Ɩ31ĺ33Ţ39ķǆ
~set>	64 -11ŒŦ-10ǎ-9ǟ-7ƅƤǉ7ĶƓ8Ƭ9ŗ10L13AţŨ15Ū16Ř19Ĵĺ20TƖǝ22Y24ķ30ư34Š36Ţ42ǆ
~sets	85 10ĺ13Ɨ25ķ
~sett	77 -10ŀ-9ǩ8G9ł11Ń14ŧ15Ɩ17ŉ27Œ29Ŧƞ
~sew	84 38ƛ
~sewe	84 38ƛ
~sfi	88 13ŧ25ŝ
~sfie	88 13ŧ25ŝ
~sgi	86 11ǜ34k
~sgiv	86 11ǜ34k
~sh>	58 -16i-11Ű-9ǐ-7r7hłŤ8Ō9ōƤǄ11mĽŃ12Ļ13ŏ14YŮǛ15Ş16g17żǩ18Ɩ19ū23ƃ27O29Ƶ37Ų40ƪ58ǖ
~sha	62 -12F-10ƈ7TŹƄǓ8Ŷǘ10ǈ11Q12Ō13ǆǙ14nųƬǍ15Ơǩ18Ɖ20Ŋ23ŘŨ27Ƹ28Ų35ű37Ƣ
~shak	86 11Ǔ13M37Ũ
~shal	85 19Ō20Ƭ30ǩ
~sham	86 10ŖƼ11Ƅ17ǈ
~shap	74 -12ƈ23Ɖ33Ƹ47ű
~shar	71 -16F8Ź9T10ǘ11Ŷ15ǆ16ųǍ19Ơ21n24Ŋ27Ř34Ų43Ƣ
~she	51 -22Ƹ-19Ū-17ǩ-14ƹ-11PƤ-10Ķ-8ŮŰƜ-7cŔŵƕǄ7mU9BŅŚƅƫ10yƌƢ11Ŷƪ13głƎ15ǈ16ņƝ17ųư19pż21Ƴ22ƨ27xƊ29ƛ30oŴ31ǂ33sƮ34Ƒ36t37q38ź42v47r54Ʒ
~she>	56 -24Ƹ-20Ū-15ƹǩ-11P-10ĶƤ-8Ů-7Űƕ7Źǜ9Uű11Bƅƫ12yƢ15Ŷ18ǈ20ų22p25Ƴ26ƨ32x35oźǂ36Ŵ38sƮƷ41t44q49v53r
~shed	66 7Yǝ9źǡ11Hĺ14m17ƌƪ18ņ27Ʒ39Ɗ50Ƒ
~shee	75 11fu12ǣ20Ś24ł
~sher	77 12ŻƊ24Ǝ26g49ƛ
~shes	82 -14Ż-8Ɯ12Ɨ13Ɲ31ư36ż
~shi	61 7ŠƄƚƛ8ǝ9ƍ10Ɨ11Ǖ14ū15ǅǆ18Ɓ20ǎ22j26Ţ29ǘ34Yƈ35R39Ɖ
~shie	84 8ű23ū26Ɓ
~shif	84 8Ǉ12U29ǎ50R
~shin	69 9ƛ11ƍƚ12Ɨ17ǅ26j34ǘ39ƈ45Ɖ
~shio	86 50Y
~ship	74 9Ƅ10Š11ǝ14Ǖ19ǆ34Ţ
~sho	47 -24ơ-19r-18ũ-17ŉ-13Ƽǎ-12ŏƤ-11YŸƷ-10ŕƨ-9iqSŀŖƣ-8ŒƒǗǚ-7œŭŹƳ7cuLOƁǐ8WƑƬǞ9yJƻ10XŊōŷƱƶƺǏ11gŧƸǁǔ12kĺśƭǈ13dhK14ĴŵŽƾǡ15ĽŠǍ16fsǖ17ňƄǧ19ǥ20NńŨǅǟǨ21ŌŎƗ22MƘǃ23aǠ25ǋ30ǌ40Ɲ
~shoe	90 -13ŵ11Ǩ15Ǡ16Ś25ƺ
~shoo	78 -11Ÿ7K11ch16aśƗ
~shop	57 -25D-20ơ-14ǎ-10SŏƣƤǩ-9ũ-8iŕ-7ǧ7XǦ8Ǚ9Ǆ10UǐǝǠ12ƁǢ13yƑƗǏǞ15ǔ16g19MĺǍ21Šǖ22ǈ24Ǩ26ǥ27ǅǟ29ńǃ34ǋ35ŵ39ǌ51Ɲ
~shor	85 -8ǝ9Ɯ12Ť20W23k30Ʈ
~shot	82 -7ŭ11ś14Ƙ17ǁ22ƻ33Ž
~shou	56 -19ŉ-18r-13Ƽ-11ũ-10Ʈ-8ơƨ-7ŵ7Ǩ8ƫ9ĽŋǂǠ10Iǩ11LŴ12huO13Ŏ14MƄƱƶ15ƬƸ16ŧ17ō18ƭ19Ĵ20DƘǧ21Kŷ22af25sň30N32Ō
~show	68 -8ǚ-7ŌƳ7ţƅ9ǒǧ10B11ŗƄƏǩ12n13X14Ľ19Ŏ22Ŋ23ǡ24ƾ26d29ť
~shu	71 -8Ŧǩ9ŋŶ10Ǖ11Ɵ16ũ19ƚ22ǎ31ƛ60ǝ
~shut	71 -8Ŧǩ9ŋŶ10Ǖ11Ɵ16ũ19ƚ22ǎ31ƛ60ǝ
~sib	86 7Ř12ś22ƽ
~sibl	86 7Ř12ś22ƽ
~sic	70 -10Ǆ7ņ8Ň11ŧ14x17W18ƀ19ƽ21Ƹ22ǁ25Ǜ30Ǩ36ƾ39ǩ
~sica	77 9ņ15ŧ20ƀ23Ƹ25ƾǁ
~sick	78 10ƾ16x19W21ƽ28Ǜ34Ǩ
~sid	52 -13U-11Ư-10Ƹ-9ŨǏ-7Ź7ńŲƪǈ8GĶŔŷſƱ9ųƽǀǂǩ10TZœŧǇ11qCƣǛ13gķūǄ14ƗǍ16jŰ17nƝ18uY19ư22Ǣ26Ǡ27ƥ29ƁƦ42Ƈ
~side	53 -13U-11ƯƸ-9ŨǏ-7Ź7ŁłńŲƏƪ8GĶŷſƱǈ9Ŕƽǀǂǩ10Zœŧų11CTƣǇ12qǛ13gū14ķƗǄ15Ǎ16j17Ű18nuYƝ20Ƈư22Ǣ27ƥǠ29Ɓ30Ʀ
~sidi	82 40Ƈ
~sie	79 7ś9ŋ16M18K21ǃ37ǎ
~sies	81 9ś19K22ǃ38ǎ
~sig	60 -8ŇśƑ-7Ư7HĽœ8IƢǉ10ƨ11ǩ12yZŖƱǠ13W16Qƒ17Ʋ18J19ő23Ǔ25Ŏ26ǃ32ǚ34Ɩ35Ł45Ō
~sign	60 -8ŇśƑ-7Ư7HĽœ8IƢǉ10ƨ12ZŖƱǠǩ13W16Qƒ17Ʋ18J19ő23Ǔ25Ŏ27ǃ33ǚ34Ɩ35Ł45Ō
~sil	90 14Ŵ17Ū
~silv	90 14Ŵ17Ū
~sim	86 -8ƶ13Ļ15Ǝ24ư
~simp	86 -8ƶ13Ļ15Ǝ24ư
~sin	44 -22Ƃ-19Ō-14D-13Ů-12ņ-11Ū-10ƿ-9aŝ-8ĺŇŏƊƗƚƢ-7eKŒžƒƤƷǕ7BƋƘơǑ8nŬƌƙǎ9APţ10dŔŘƻ11ťǛ12ƕǜǠ14FŞǔǢ15ftǐǦ17i18ĸǊǝǡ19Ŏő20S22Ɲƹǋ24ǃǩ25ǄǨ28ňǆ31ŭǥ35ũǞ36ǟ37ǅ39Ɩ
~sin>	74 -8ő7gD8Ŕ9ǜ10Ǩ11A12Ŝ13Ũũơ17S20n21Ɩ
~sinc	59 -14ņ-11ǩ-9Ŝ7Pƌ8ŸƸ9ż10ƣƪ12BŗƋ14G16ţ19ť20ƹ21ǅ22ǟ25t29i31S36ő39Ǟ42ũ
~sine	51 -24Ƃ-13Ů-8FGŪ-7DĿƗ8ǩ10Ǒǘ11M12Aǎ15ǛǠ18ǢǦ20ǐ21Ŏ22ǆ23ǔǨ24ǝ25ǟ26ŭǊǞǡ28ǅǋ29Ɲ30ǃ32Ǆ38ǥ
~sing	60 -22Ō-16D-9eő-8KƊƚƿ-7Ƣ8uŖƄƉ10qJƆƳ11Ŕƹ12ƙ13ŭƘǜ14Őǆ16dŘŬ19ƕ24Ş26f29F40ňƖ42ǩ
~sink	88 8ƌ17ƛ41ĸ
~sio	60 -11Ř-7ǩ7gPłņ8TŋţűƼ9Ť10OŖƆ12Ň13Ń14ŵƷ20ŁƖ26ż37Ķ38ǚ46ƀ
~sion	60 -11Ř-7ǩ7gPłņ8TŋţűƼ9Ť10OŖƆ12Ň13Ń14ŵƷ20ŁƖ26ż37Ķ38ǚ46ƀ
~sis	69 -32ǌ-13w-7ž7ŅǤ8hŷ11Ɓ14U15z16Ʒ19Ư24B35ƽ42ơ53A
~sist	70 -32ǌ-13w-8ž7ŅǤ8hŷ12Ɓ14U15z16Ʒ20Ư22ƽ25B43ơ54A
~sit	58 -10ǩ-8BųŶǣ-7ŏŞ7axń8jySĵŗǈ9Nƙǐ10FYƘ11ǁ12Ǧ14ƥ16Ķ18Ǜ19Ĺ22Ɲ23ƾ24ļƇ25Ɵ26Ŵ27n31M42Ɯ54ŀ
~sit>	72 -8BųŶ11s12L13NƙǛ14ǁǐ16ĹƝ19Mŀ20Ŵ25Ƈ30ƾ
~sita	85 42ŀ
~site	77 -8Ƃ8Ǧ9ǖ10Ĺ11ń12Ǜ15Ŵ20ƥ33ļ
~siti	82 8Ŋ13aSV16ǈ27Ɯ
~sito	90 -9ǣ43Ɯ
~sits	84 10Ű12ŖƂ23Ɵ
~sitt	71 7HƇ8ŚǦ12jĵ13ŗƟ14YŀƘƝ21MĶ22n
~situ	86 -7ƽ8Ź11zǨ15n20F
~sity	90 14x17y
~siv	72 7Ǐ10ǣ12Xź14ńŅőƗ17Ő23Ƙ27ƀ
~sive	72 7Ǐ10ǣ12Xź14ńŅőƗ17Ő23Ƙ27ƀ
~siz	79 11r12œ20Ɔ23Ƭ46H
~size	79 12rœǞ20HƆ30Ƭ
~sk>	57 -8Ǎǔ-7ŐǏ7Tǈ8aķơƧǒ9uĵƇ11A12š14ƙǌ15Ɲ18P21Ĺ23c27ũ28ƿ30Ł31Ŋ35Ǔ39ŉ
~ske	72 -10Ÿ7Ŕơ8ǔ10p12ń13ōǒ14a15Ǧ17ƕ20ŉ22ŀ23ǧ
~sked	72 -10Ÿ7Ŕơ10p12ń13ōǒ14a15Ǧ17ƕ20ŉ23ǧ
~ski	68 -17ǌ-7Ĺǒ7pvǘ8ž9Ơ10cōƂ11Bǁ12ZĽǧ14ŉůƩ16a19Ǔ20Ǐ22ơ23Ƅ27Ŋƒ
~skin	71 -17ǌ-7Ĺǒ7vǘ8p10acƠ12ōǧ13ZĽ15Ʃ18Ŋ20Ǔ23ơ25Ƅ29ƒ
~skip	82 -10Ǧ11Ŋ12Ƃ14Bǁ16ŉ18ů
~sks	83 -12ơ-7ǧ8h13w16P18m20ǌ
~sks>	83 -12ơ-7ǧ8h13w16P18m20ǌ
~sky	78 -21g12Ơ13Z27j66ǀ
~sky>	83 -22g13Ơ14Z29j51ǀ
~skyd	86 20ǀ
~sla	76 9Ɠ13ǟ14Ŷ15ǎ20U24ž38Ƈ
~slab	82 10Ɠ42Ƈ
~slam	90 11ſ16ǟ19ǎ
~sle	69 -9ŷ-8ƚ7ƎƜ10ľ14Ō15ĸŨ17fƤ18Ļ19ł24Ƽ28Ű31n37x
~slee	69 -8ŷƚ7ƎƜ10ľ14Ō15ĸŨ18ĻƤ19ł24Ƽ28Ű31n37x
~sli	80 -31Ň-14ǩ-10ŀ-7Y7Ť13ƀ16Ľ20ƍ26ű30ǡ60Ş
~slid	88 14ƀ22ƍ
~slip	90 -15ǩ8Ť18Ľ34ǡ
~slo	75 -11ŕ8ř10ū13ň14ƛ17i20b21U26ǟ39ǎ
~slow	75 -11ŕ8ř10ū13ň14ƛ17i20b21U26ǟ39ǎ
~sma	69 -12ƛ7Ł8Ʀǜ10ǈ12Hņũ14Ǆ15ńƎ16Aƥ17ţƬ20ŐŦ
~smal	73 8Ł9Ʀǜ10ǈ13H15Ǆ17ƥ19ţ22ŐŦ
~smar	82 -14ƛ15ũ18ń19Ǝ20A21Ƭ
~sme	85 13ņ22ǜ
~smen	86 13ņ23ǜ
~smi	90 14Y17ű19ŵ28ǃ
~smo	67 -12q-9ţ7ƞ10Ɛ13Ƥ24Ǝ25ŧ36ǂ78ƹ
~smok	68 -13q10Ɛ13Ƥ24Ǝ36ǂ80ƹ
~sna	83 -7ŭ11ņ24ś33Ž
~snap	84 -7ŭ24ś33Ž
~sno	79 10Ǆ31Ɵ55j
~snow	80 10Ǆ32Ɵ56j
~so>	34 -17ő-15ť-12Ĵ-11oŀ-10Ƒ-9ǩ-8j-7NǑǛǤ7lBFIƤƾƿǆ8OPUŃǉ9ũŹƓƕƘơǁ10gCRļĿŌřƻǙ11ĻŔžƬǇ12fwyLSńǄ13ĺŒŲŵƈƝǕ14ŮƔ15cpqķ16nŕŪŴŷƞ17ksTĵĹŶƠƢƩ18Łňşǚ19hţ20ŝƖ21i22QŤ24ŦųƦ26œŢ
~soc	71 10j11ĸ17ǆ21x22mĶǗ31ƿ45e
~soci	72 11Ķ17ǆ22m23Ǘ32ƿ46e
~sock	90 8Ƣ13j15Ķ16ĸ
~sof	81 8x11Ɖ13g15ĵ24q
~soft	81 8x11Ɖ13g15ĵ24q
~sol	71 -12F-8ZŁ-7Ƭ8ƅ9š10ƕ11sPŖ12Ŷ14f15Ɖ16ķƢ18Š21Ŝ26ņ31ű39ǆ
~sold	77 -9ZŁ-7ƬƳ11šƕ12PŖ14Ŷ18ķ21Š24Ŝ29ņ34ű
~sole	84 47ǆ
~solo	90 -15F15s19f21Ƣ
~som	43 -13š-12sŨ-11ƃ-10Ʊǎ-9ƖƵ-8aŐƙǔ-7WƗƛƝ7ńƟ8jūƕƾ9ioĻţƮǄǅ10ĿŠŤžơƤ11NP12FĵľŗŪŰŽƳ13zŵƺǘǚ14ĸƘƥƿǈǞ15ſƶǋǜ16ŀ17ĹƎ18Ư19ķŚŴƨ20ĺ22m23Ş24ņŊ26Q28A33Ř
~some	43 -13š-12sŨ-11ƃ-10Ʊǎ-9ƖƵ-8aŐƙǔ-7WƗƛƝ7YńƟ8jūƕƾ9ioĻţƮǄǅ10ĿŠŤžơƤ11NP12FĵľŪŰŽƳ13zŗŵƺǚ14ĸƘƥƿǈǞ15ſƶǋǜ16ŀ17ĹƎ18Ư19ķŚŴƨ20ĺ22m23Ş24ņŊ26Q28A33Ř
~son	56 -13t-12s-11ŏ-10HǆǦ-9ǋ-8jpNWŝƭ7TŇƃƯǍǟǢ8ľžƜǃ9ĹƝ10ƚ11J12łŭ13fu15Ź16Ƃ17Ǩ18ŊŌųǞ19xA20ņ21ũƗǈ22Ŝ23v27Ŕ28y32M41wǎ
~son>	59 -13t-12s-10H-9ŏ-8Nŝ-7jpƭ7dhŢƂ8fŖƯ10ĹƜ11ƚǟ14ľł17ž18yŹ19ŌǎǨ20w21x22AņǞ23ų26Ŝ27v30Ŕ35M
~sona	71 -12Ǧ-10ž8Ǘ9Ʀ11T12Ɵ13Ƃ14ŇƃǢ15J18ŭ25Ŋ29ǎ34Ɨ
~sons	81 -12o-9ǆ-8W16Ɲ17yǃ22u23x27ũ29ǈ33w
~soo	71 -7ǜ8V9Ɓ10ľ12Ŀ14ŕ15y16Ƅ17Ǟ26H27Ź42Ń
~soon	71 -7ǜ8V9Ɓ10ľ12Ŀ14ŕ15y16Ƅ17Ǟ26H27Ź42Ń
~sor	70 -9œ7Ǐ8z9ǀ12ĸ14ƎƳ15ǩ17ņ18a19f26Ʃ
~sorr	73 -9œ8z15Ƴ18ņ19a20f21ǩ
~sort	90 11ǀ34Ʃ
~sou	64 -11ƞ-9S-7I7ŧƏƗƵƽǛ8LV9FNŨƸǈ10i11Ǩ12C13ţ14ĽŮ16G17Ɵ18l19b21ť24c42Ň
~soun	66 -10ƞ-9S-8I7BŧƏƗ8VƽǛ9LNƸ10lFŨǈ11i12Ǩ14Ů15Ľ17G20b22ť25c44Ň
~sout	85 10l18C25Ɵ
~spa	69 -21F-7ĽƋ7gƭ8Ɖ9ŵǢ11ƅ14J16Ɗ21ƇƐƝ23Ŵǋ35ǌ36O
~spac	75 -22F-8Ƌ10Ǣ18Ɗ23ƇƐ26ǋ38ǌ
~span	90 10ƭ11Ɖ14ǩ15ƅ
~spar	83 -9ǩ-7Ɨ10g11ŵ26Ɲ28Ŵ44O
~spe	59 -9Ō-8ǧ-7yĹĿ7Ţ8tƽ9ŚƦƶ10gUņƉ11Ƅ12k13alŽ14J15ŏ16ƞǃ17s19ƾ20ŸƘ31X34Ż41b
~spea	78 7ǩ12ƽ13Ś15N24sŏ29a
~spec	69 8Ư9łŢ10ĺ12Ɖ13U21ƞ23ƾ26Ƙ
~spee	79 19Ž49Ż
~spel	75 -10a-8ǧ11t18J22ǃ58b
~spen	75 -8y-7N7Ű12Ʀƶ15Ƅ17k18l19g26Ÿ45X
~sph	85 40Ɖ
~spha	85 40Ɖ
~spi	71 -10C-9ǩ-8ţ-7ŗ7Ž8ů9ĸ10qV11ž13PSƻ14ƃ16Ƽ17ǂ19Ǩ20Ʀ21ǔ23Q24Ƹ
~spit	72 -10C-9ǩ-8ţ-7ŗ8ů10qVĸ11ž13PS14ƃ17Ƽ18ǂ19Ǩ20Ʀ21ǔ24Q25Ƹ
~spl	74 -7u11ž12ƍ15Ĵ17Ǉ22lƫ41Ƣ
~spla	90 14ƍ27l
~spli	75 11ž15Ĵ17Ǉ22ƫ41Ƣ
~spo	63 -16PƸ-15a-9dǩ-8Ň7Fƙ8Ɖǋ9ǘ12Ľƞ14Ǐ17CMƷ19Ű20ǀ25r28sǂ29o31gƨ35pq36f
~spor	85 30ǀ45g
~spot	77 9ƙƟ10Ɖ11ǋ12F13ǘ19ƞ23M25Ű
~spou	68 -17Ƹ-16P-15a-9d-8Ň19Ʒ27r31oǂ33s34ƨ39pq40f
~spr	66 7Ɖƙ8Ǟ9jť10t11ŃƮ13ku16H20ŕş21łţ24ƣ29Ǎ
~spre	86 26ş28ł
~spri	67 7Ɖƙ9jťǞ10t11ŃƮ13u14k17H20ŕ21ţ25ƣ29Ǎ
~squ	70 -7Ǘ8ū9ǁ12ķŃ13Ɠ17ǋ31ǖ40Ɔ
~squa	71 -7Ǘ12Ń13Ɠ18ǋ31ǖ41Ɔ
~sr>	84 -7O53Ƅ
~ss>	44 -14ő-13Ƃ-12ŏž-11Ū-10aĿŗ-9zŨǒ-8jŖŞŠ-7ĺŒŬ7ľƄǎǧ8EŷƦƲ9sMłŮŰźƪǌǛ10Ǟ11ǙǜǠ12i13gŎƶ14ļţǄ15Gũǐ16JŤ17ǆǓǨ18Ɓǡ19Ŧŭƿ20ǅǗ22ǩ23ƝƳǤ24ǃ25ŝǋ26ǥ27ǝ28ť29U31D36ǟ46ǊǦ
~ssa	86 -7Lǩ17Ĺ19a22ų23K
~ssag	90 -7L18Ĺ24K
~sse	62 -8F7řź8hŴ9CƦǀ11xƽǄ12Ʋ13iĵǔ14Ǘ15Ʒ17š18r19ōŲ20Ɩ21Ǚ31Ƴ32ţ40ķ
~ssed	70 8Ʊ12Ʀ14Ʋ15i16ĵ18Ʒ20rš21ō39Ƴ
~ssen	82 -7Ÿ12hƃ13ǀ27Ų
~sses	74 -8F9řź14xǄ17ƽǔ18Ǘ25Ɩ26Ǚ44ţ
~sset	85 -8ƅ58ķ
~ssi	64 -10ǩ8uPTņŋŖśƶ9ţƁƼ10Őű11ŇŎũ12ńŅ13ŵǜ14g15zǤ16Ɖ21Ɩ25Ş33ǚ
~ssin	76 -9ǩ-7ő7g8l10ƶ11u12Ŗ13Ŏũ17ǜ19Ɖ32Ş
~ssio	71 7YƐ9gPņŋ10TƼ11ţ12ű16Ň18ŵ24Ɩ38ǚ
~ssis	86 15Ɓ22z
~ssiv	85 16ő17Ņ18ń21Ő
~ssm	88 23ǜ
~ssme	88 23ǜ
~sso	84 9Ǐ17Ɲ27m36ũ
~ssoc	90 29m
~ssu	71 -13ǩ-11ƽ7sƵ8pr9tƸƻ12Ł13Ʒ27Ƽ29Ÿ40ǂ
~ssue	82 9Ƶ10Ƹ12ǂ33Ÿ
~ssur	78 -10ǩ7ł10ƻ17ǂ30Ƽ
~ssus	85 -13ƽ10pr11t12s15Ł16Ʒǂ
~ssw	88 -7Ų51ǘ
~sswo	88 -7Ų51ǘ
~st>	33 -20ǌ-17ů-16Ŏ-15ƣǖ-13VƬƵ-12qD-11lpRŉŤũŴǐ-10FHļƁ-9ŐŢźƉǍ-8BGōųƒƙǄǠ-7ƥƱƴǓ7ŶƛƦƿ8ƎƠƢƻ9hEIłƹ10ŀŏŜƓǀǔ11beĵŘǞ12cmĻƑƳƺǑ13UŔſƪǋǛ14şŻƫǘ15nvŇŠƈ16ŖűƸǉǚ18xŪƀưǎ20wyAţŨ21ňǇ22KƗơ23ń24ǩ25Ƙ26Ǌ27YŷǙ30ƚ31Ʋ32œ33Ŀ34Ĺ36ņƾ45Ǐ56ľ
~sta	45 -16D-15Ş-14ǋ-13Ŏ-12LQĹƭ-11iGĿŭ-10PƳ-9sIUŀƕ-8oYłŝťŴƀƝ-7clzōűŵžǐǑǝǡ7dtĶňŏƆƋ8ŃńŚǩ9rŖůżƑƽǓǔ10Rœŕƛǜ11ƥ12jŅřƏ13Ʃ14fHŗ15ū16ǈ17Vǣ19Ű20ķƄ21őŤ22Ǉ23XŘƱ24ĺŌƷ26ǟ27Ő28CƜ29Ÿ31ǚ32Ƥ33E35Ǎ37Ţǅ
~stac	86 -8R-7i13ŐƎ37Ų
~staf	81 -12Ş28ǜ32ǈ49Ǉ
~stai	75 8ƣ9ƥ14Ɯ16Ɔ18Ɗ21Ƥ23ƛ27Ǎ
~stak	86 47ǚ
~stal	83 8ǚ14Ɛ25Ǆ36E
~stan	67 -13Ɗ-11ǋǩ-8ǝ-7ƕ7ĻǞ8KŰƟ9ŢƁ10ĺŒƉƽ11ZŮ12ų13ƴ14ƙ16ķůŶǍ18Ƒ21r25Ŗ26Ũ27ň
~star	59 -12LŨ-10ňƭ-9GV-8ƏƳ-7ĿƤ7xŘǧ8ż9Ɩ10ū11őŸ12ŹƋơƽ14dǓǩ16a17Xĺœ18ŕ19ŏřƱ24R25Ń34Ť37Ō40S57ǅ
~stat	59 -14S-9aŃ-8y-7ŷƀ7ż8ľŔ9ĸ10ĵƲƶ11ƪƻ13ū14ĶƱ16ķń17E18Śǔ20Ņő25f27Ə28ŗŸǣ30C32Ƅ34Ő
~stau	83 -7ƥ9W10Ǜ12ƣ19Ǎ21ǟ
~stay	58 -16S-14Y-10D-8ŀ-7QłŲƽǩ7FK8tǏ9yĺƨƵǨ11kƮ14XƥƧ17j18n20ǟ21ŘŰ24Ʃ25H35Ɯ36VƷ39Ƥ45Ţ
~ste	54 -12J-11w-10n-8Ÿ-7ŭƚ7řƛƵǃǛ8oUǙ9gzƜƫǎ10užǌ12Ǝǩ13mũƉ14ƽǏ15ǅ18ǊǗ19ơ20B24ŧ25r26a30ǘ31Ƽ32ǖ37A39Ư
~stea	83 -10J8r13Ǒ14K15Ƶ16ǎ20g22S
~sted	75 -10Ÿ10P12Ƙ13Ǚ14a15ǌ16o17zƫ28ơ
~stem	68 -10n9ǝ13Ǜ17Ǝ19ǘ24Ǘ29ǖ
~sten	84 -9Ɯ-8Ʒ10sB14rA37ǩ38Ƽ
~step	73 -11S-7Jŭ7Ŋ9dǨ11ƉǞ15ž16u21ǅ22ũ25Ɯ26ǘ35Ư
~ster	65 -13w-8ƚ9ƨ10Ŀǃ11U12Ƽ13ǖ14Ʒ18m19Ư20a22Bƽ23Ǌ34ŧ49A
~sti	51 -11Ňǎ-10ƭǓ-9w-8ĴƟǉ-7psņƦ7AŮƺ8OŀŠǩ9Ƨ10Ƌƞ11Ƭ12fZ13Ŭǖ14C15UƇ16cz17Ŋ18tPũŷ19q22Ɣ23vƵ24JQƖ25I27D28Ũƫ46ŉ
~stic	79 -8Ǔ-7ƅ7O8ő11Ţ12Ƌǘ13Ǖ17ǖ22ŀ26Ƈ
~stil	54 -11ǎ-9ƭ-8ĴŢ-7rw7Ķƹ8ŐŜƺ9Ƨ11ƞƵ13ZƬǩ14fŉŬ16CU17z19c20tPũŷ21qƖ24Ɣ26JQ27v28I30D31Ũ32ƫ
~stim	90 15Ɠ
~stin	77 -14ǉ-8Ň7k10Ľ14Ơǣ15B17ƅ18Š21Ƶ
~stio	70 8g9dĹ14A27Ŋ56ŉ
~stl	69 -12ƌǛ-7Ŧ7ź8AŴŻǇǖ9ň10ķĸ16ŭ19Ŗ21Ǆ30Ų49ǔ
~stle	86 10Ż39Ų
~stly	71 -13ƌ-12Ǜ-8Ŧ8Aź9ňŴǇǖ10ĸ11ķ18ŭ19Ŗ21Ǆ51ǔ
~stm	82 10Ƌ18D20d24kķ
~stma	85 10Ƌ19D21d25k
~sto	49 -12Ɨ-11S-10Fƃƿ-8ŖƷ-7nGƒƜǂǕǩ7yţų8ŊƸƻǅ9ňŔǌǘ10OōƼǊ11ŀ12ǚ13ǃǡ14jŤƽ15ŢƲ16Ǣ18MǏ19ǎ20Ʈǔ21Ǔǟ23őǋ25ǖ28Ɲ31ƐǍ37ƥ43Ɔ45ƚ56Ǘ
~stoc	79 8Ķ9Ǣ19ķ25Ǐ35Ɲ
~stom	62 -11S7kĿ16ǟ17ǚ21Ɲǃ22ǡ25ǖ28Ǔ33őǗ36ǔ
~stop	67 -7Ʒ8ĽƘǛǝ9VƁǁ11Ŀ13yǎ15ňŢ21ŀ24M32Ʈ
~stor	57 -12Ɨ-10F-9Ŀ-8ǔ-7ǂ7Ŋƈǖ8ļŠƊǞ9ų10ƸƻƼ11Oǅǎǟ12Ŕţǌǡ13ǊǢ14ō17ƽ18jŤ29ǋ38Ǎ42Ǘ47ƥ52Ɔ54ƚ
~stov	77 55Ɛ
~stp	90 24ƴ
~stpo	90 24ƴ
~str	53 -9S-8ŏƥ-7ŗŲƒƩƱƴǄǢ7EGĸŀŜųǓǔ8QňŔƞ9ƑƜƟƼƽ10tŻǃ11Ə12ŇŞ13KőŭǕ16Ĵ17Ƙ19UšƓ21ŰƅǍ22Ƈ24ū31Dƙǋ
~stra	67 -9S-8ŏƴ-7Ų7yƎǣ8ǎ9lǧ10Ɓ11Ŕ12š13ň14ŀųƜ17Ş18KǕ20ő21Ĵ27ū
~stre	62 -9PŇ7Ƅ9EŚƣ10Żƞ13tšƟ14GŜŨ15ǃǋ24U28Ű38Dƙ
~stri	74 -11ǩ-9Ũ-7Ʊ7Ǆ8ū10ǖ11Ə12ǓǔǛ14Q15ř20ŭ24Ǎ28ǋ29Ň
~stro	83 9Ƽ15ĸ22ƽ
~stru	68 -9Ǆ-7Ʃ7ǆ10ǟ14P17Ƒ19ǩ22Ƈ24Ƙ25Ɠ30ƅ
~sts	68 7ŷǏ9XŔư11Źƚ12Ƥ15ǝ19ǈ21Ǒ22Ǚ28Ɯ29ƾ
~sts>	68 7ŷǏ9XŔư11Źƚ12Ƥ15ǝ19ǈ21Ǒ22Ǚ28Ɯ29ƾ
~stu	56 -18ƒ-13Ƽ-11ǩ-9Ɣ-8ŒŪ-7Ő7őƿ8sŁŋƚƲǜ9ƣ10AŀƱǓ11Ɖǘ12ƋƮǐ13ŨǕ14ŭ15ǂ16Şư18Z19Ɲ20ƇƢ21ŵ23Ǣ24ƥ28ź38mƗ
~stuc	73 -12Z-8ŐŒ10ő11Ş13ƣ16ŀ18Ʈ23ư27Ƈ29ŵ
~stud	70 -13ƒ-9ǩ14Ʊ26Z37ź49m
~stuf	62 -14Ƽ-9Ɣ-8Ūƒ-7Ƹ7ZƀƍǏǥ8Xƹƿ9Łŋƚ10sƲǜ11Ǔ12AƉ13ǘ14ŞƋ15ǐǕ16ŭ17ǂ22ƝƢ26Ǣ27ƥ43Ɨ
~sty	76 9Ɖ10ǈ25Ǒ
~styl	76 9Ɖ10ǈ25Ǒ
~sua	73 -7ŖƟ9ƅơǩ11Wǡ12ǀ13ŭ14řǅ15AĺłŲ27L
~sual	73 -7ŖƟ9ƅơǩ11Wǡ12ǀ13ŭ14řǅ15AĺłŲ27L
~sub	63 -13ǧ-10ơ-8Ƌ-7H7ǌ9ůǓǤ15ų22Ŷ23Ō85Ǒ87ǒ
~sub>	84 -11Ƌ26Ǒ38ǒ
~suba	90 -10H22ų33Ŷ
~subc	80 -8Ǔ21Ǒ27ǒ
~subs	69 -12ǧ10Ǥ45ǒ54Ǒ
~suc	86 8Z10ś12ƻ13Ɓ
~such	90 8Z12ƻ
~sud	88 11ŭ14ĸĺ
~sudd	88 11ŭ14ĸĺ
~sue	71 -7Ƽ7Ƶ9Ƹ11ǂ27ķ29Ÿ38ǜ
~sued	73 -7Ƽ8Ƶ28ķ30Ÿ40ǜ
~sues	86 11Ƹ13ǂ
~sug	83 -15ǁ10ƽ15Ǚ20ƴ28Ƽ
~suga	85 -15ǁ11ƽ21ƴ29Ƽ
~sui	79 11Ƃ13ǡ14ǜǦ27ķ38L
~suit	79 11Ƃ13ǡ14ǜǦ16ķ38L
~sul	86 12Ǜ23ƻ44ǚ
~sum	75 9ƍ14Ɵ16Ǉ21k22x42Ɗ
~summ	83 10ƍ16Ɵ18Ǉ24kx
~sump	81 46Ɗ
~sun	82 7ŉ30ƌ44j
~sup	68 -10ǝ7ŔƖ8Ő10nrz11ƿ14LƝ17ǐ23Ŏǩ51Ǖ
~supe	90 -7ǈ10Ɩ11Ő33ǩ
~supp	69 -10ǝ8Ŕ10rz11n12ƿ14Ɲ15L17ǐ23Ŏ52Ǖ
~sur	42 -21Ƹ-13ƒǑ-11Ɲ-10Ǐǩ-9Ŷ-8Q-7nĴǔ7ƙǝ8Ŵ9ĺőŽƁ10ŭƦƬǂǐ11ŖŦƩƭƳ12ĹŗŘƀǧ13ľŪǤǨ14iŁ15ašƕ16ţƄ17WƃǓ19ƴ20ņŒ22ƪ23ŀ26ƨ29Ƽ30Ɠǒ31Ǣ34ǌ36ş37ǥ39Ő41ſ46ŏ
~sura	48 -15Ƹ-10Ǆ-7QĴƓǔǩ7ĹƇǤ8rX9AŜǢ10ŚŞſǨ11Ūƙǒ12ĺƴ13š14ƁƃƦǓ15ŘşŦƩƭƳ18Ƭ19Łŏǌ20ľƕ21ŐƄǥ22Œţ23W25ņ
~sure	52 -12ơǑ-11Ǐ-10ƒƝ-9Ƹ-7Ƭ7ŢŽǐ8ƀǄ9Ƙ10ǂǧ11Ŗƴ14aŏŴ16őǥ18Ƽ20ŭ21ŗ22ǌ25Ő28ŀ29şƨ30Ǣ32ǒ41ſ45Ɠ
~surg	88 14tǂ36Ƽ
~suri	88 -14Ŷ7Ž12ǥ22Ĺ28ŏ
~surp	86 7Ż11ŏ19Ǥ
~surr	85 41ƪ
~surv	85 13x21ǝ41i
~sus	79 -12ƽ9r10pt11s14Ł15Ʒǂ16Ƅ28Ÿ
~sus>	85 -13ƽ10pr11t12s15Ł16Ʒǂ
~susp	85 18Ƅ30Ÿ
~suv	90 -11ŷ16ų26Ū
~suv>	90 -11ŷ16ų26Ū
~swa	86 -12Ŷ17ũ34Ƶ36ų
~swap	86 -12Ŷ17ũ34Ƶ36ų
~swe	72 -9I-8ƴ7ƫ9wľřū11Kơƶǚ12ĻŔƑ14t16DƐ17c21Ŭ43ŉ
~swee	80 7ŗ8ƫ10wř12ūơ13ƶ14Ƒ16t18D24Ŭ
~swer	79 -9ƴ-7ŏ11ľ12K13Ļǚ14Ŕ48ŉ
~swi	69 -9Ǌ7Ĵ9Ÿ12łŌǖ20M21X24ő38Ţ51ƍ
~swim	82 61ƍ
~swin	84 8RĴ26M27X
~swit	76 -9Ǌ10Ÿ13ł14Ō27ő44Ţ
~swo	86 -7Ų11H50ǘ
~swor	86 -7Ų11H50ǘ
~sy>	68 -10ƾ-8H7lŽ8xś9kźƞǎ10gtŧǂ11M12oPǧ14Ŋ27U28Ɲ32ǟ35N
~sys	68 -10n-8Ų9ǝ13Ǜ14Ǖ17Ǝ19ǘ24Ǘ28ǖ
~syst	68 -10n9ǝ13Ǜ17Ǝ19ǘ24Ǘ29ǖ
~ta>	77 -10ǘ-8ǆ-7Ɣ7ƕ8ĹŔůŲ11ƛƞ12Ŭ17C22ǃ34Ǘ
~tab	69 7ŌƤ9Ʈ11e12sXƥƳ15Ž17T22nƉ29Ƨ34M
~tabl	71 7Ō8Ƥ10Ʈ11e12sƥƳ13X17T22n30Ƨ35M
~tac	72 -8R8ś10ŪƽǨ11ŐƎ12ǘ14ŴƼ27Ƒ28Ŷ30K31Ų
~taca	90 -9R39Ų
~tach	83 9ś16Ŷ33Ƒ
~tack	82 11ƽ12ƎǨ13Ő14ǘ16Ƽ
~taco	90 13Ū18ŴŶ
~taf	81 -12Ş28ǜ32ǈ49Ǉ
~taff	81 -12Ş28ǜ32ǈ49Ǉ
~tag	79 -24I10ƚ24ǩ28Ɔ70ū
~tage	83 11ƚ30Ɔ
~tai	73 -8ƕ8kƣ9ƥ10Ɣ14Ɯ16Ɔ18Ɗ20Ƥ23ƛ26ǄǍ
~tail	90 -9ƕ13Ɣ34Ǆ
~tain	90 11k16ƛ
~tair	76 8ƣ9ƥ11ƛ14Ɯ17Ɔ18Ɗ21Ƥ28Ǎ
~tak	51 -19ŀ-15q-14Ŷ-12y-11ǩ-10ƠƮ-8sľŪŬƳǡ-7rńŔŖƆƊ7eTĴśŝũǒ8tNƛƪ9ŎſǄǠ10ŭƯ12őƗ13ŇƏ14kųƖǊ16ŢƓ17ƬǨ18ŧǛ19Ũ20ź21Ǟ22ŠƤƱǂ23zBłŹǁǚ24ķ31Ƨ32ů34ǖ62ƻ
~take	51 -18ŀ-14qŶ-12y-10Ơ-9Ʈ-8sŪǡ-7rľŔŬƆƊƳǩ7eTŒŝŞǒ8śũƛ9NſƪǄ10ŎƯ12őƗ13Ə14ŇųƖǊ16ŢƓ18ŧƬǛǨ19z20Ũź22ǂ23BłŠŹƤƱǁ24ķǚ25ƻǞ31Ƨ32ů34ǖ
~taki	80 7z8Ĵ13Ǡ14kt17ŭ58ƻ
~tal	51 -13Ť-10ņ-9ŗţƧ-8lŐƬǋ-7ĺŀŁŌŹƇƳƶǥ7ťǉǠ8ĵƲƷ9BƦǄǨ10OĹƨƼǔ11g12fŇ13aPƆ14sĽƸ15vǍ17ş18Š19r20ŦƢǂǙ21AEń23Ɖ25Qķ28ŵ30ǩ33N36ƺ41Ɓ
~tal>	58 -12Ť-9C-8ŗǋ-7ţƇǥ7uĸƆƹ8VWķŅžǂ9Zŷ10gS12Ƽ13Ʀǉ14Ǩ15ŵ17fşƸ18ŦǍ20P24E25Ƣ27Ɖ30Q35ǩ54Ɓ
~tale	90 16ƿ26ŵ
~talk	59 -10ņ-7ŌƬƳƶ7cKƯ8hXňōƆ9Cƍ10iĵŵǠ11BťƷ13O14Ĺ15Ň16ƨ18svĽ19A20a22Š25rǙ27ń40N
~tall	75 -11ŵ7ǚ8Ś10A11Ž12ŒƐ20ǂ22Ǆ62ƺ
~tals	88 -8Ɓ8Ɯ19ǔ34ķ
~tam	88 10j14ǃǚ23ƻ
~tan	61 -21ǩ-12Ɗ-10ǋ-8ǝ-7yƕ7KĺŰƟǆ8CōŒŢƁ9Ɖƽ10ZŮ11ųƙƴǚ13ƋƱ14ķůŶǍ16Ƒ17r20ľƶ21AǠ22Ŗ23BŨ24ň
~tanc	84 -15Ɗ14Ɓ15Ů16ƶ19ƙ22ů
~tand	70 -11ǋǩ-8ǝ-7ƕ8ĻǞ9KƟ10ĺŢƽ11ŒƉ12Z13ƴ17ķǍ19Ƒ22r27Ŗ28Ũ29ň
~tang	88 12Ű17ų28Ŷ
~tant	70 -12ǩ-7y9ǆ10ƶ12ō15ǚ16Ʊ25AľǠ27B
~tap	83 -8a12ƛ68ŋ
~tape	85 -8a56ŋ
~tar	58 -13L-12Ũ-10ňƭ-9GV-8ƏƳ-7ĿşƤ7xǧ8ż9ūƖ10Ľ11őŸ12ŕŹƋơƽ13dŪ14Ǔǩ15ag16X17ĺœ18ŏř19Ʊ21Ƙ23R34ŃŤ36Ō39S56ǅ
~tar>	88 10Ƙ20ơ27g
~tart	59 -12L-11Ũ-10ňƭ-9GV-8Ƴ-7ĿƏƤ7xŘǧ8ż9Ɩ10ū11őŸ12ŹƋƽ14d15Ǔǩ16a17Xĺœ18ŕ19ŏřƱ22Ť24R25Ń37Ō40S58ǅ
~tas	88 7ļ14Y15ĸ16ű
~tat	58 -14S-9aŃ-8y-7ŷƀ7Ŕż8ľ9ĸƶ10ĵƲƻ11ƪ12ū14ĶƱ15ķń16E17ŚŻ18ǔ19Ņ20ő23ŀ24f26Ə27ǣ28ŗŸ29C31Ƅ33Ő
~tate	61 -15S-9aŃ-8yŷ-7ƀ7ź8Ŕż9ĸľ10Ʋƶ11ĵ12ůƪ13ū15ĶƱ17Eķń19Śǔ20Ņ21ő29Ÿǣ30ŗ31C33Ƅ37Ő
~tati	75 -10ů15ƻ24Ż30ŀ37Ə
~tatu	84 39f
~tau	82 9Wś10Ǜ12ƣ19Ǎ20ǟ
~taur	83 -7ƥ9W10Ǜ12ƣ19Ǎ21ǟ
~tax	78 -8ǋ8Ǌ9f11ǆ13ǃ14Ƶ15Œ20ƅ28Ǡ32T
~tax>	84 9Ǌ10f13ǆ14T22ƅ
~taxe	85 -7ǋ14ǃ16Ƶ17Œ21T31Ǡ
~tay	58 -16S-14Y-10D-8ŀ-7QłŲƽǩ7FK8tǏ9yĺƨƵǨ11kƮ14XƥƧ17j18n20ǟ21ŘŰ24Ʃ25H35Ɯ36VƷ39Ƥ45Ţ
~tay>	63 -14Y-12ĺ-8ŀ-7Ų7gŰǎ8nBVǞ10ƨǏ11Ǩ12H13Ʈ16XƥƧ18Ţ22Ƥ24Ř27Ʃ39Ʒ44Ɯ
~tayi	68 -18S-8Q-7Ɯ9K11F12t13n16H17k20Ţ21jƤ24ĺ25ǟ33V
~tays	90 -15D10Ɗ16Ƶ25Ű
~tba	83 7Ů8x11Š12g13Lƙ16Ɯ
~tbal	85 9x12Š13gƙ17Ɯ
~tch	56 -13ǅ-10ƾ-8Ǌ-7kǨ7Vť8wŘŻ9qŌ10ŉšƓƘǝ11bYǘ12łǄ13WĶŏƹ15őǛ16MƟǙ18ų19Ɖ21gL23ŢŽ26fNƯ27a38ƌ
~tch>	63 -10ƾ-8Ǌ-7Ǩ7SƅƉ8Ÿƌ9ŏŘ10słŌŝ11qwŻ12Ɠ13š14Yǘ15L16Wƹ17aĶ19Ǚ21Nő23ų24Ư
~tcha	84 7ŏ8Ɛ11ŷ13gVĺ16ť17ŉ
~tche	65 -14ǅ7Łƙ8Ǝ9Lűƞǈ13Žǝ14Ƙ15bƉ16Ǆ17g20ƟǛ22M33f37ƌ
~tchi	81 9Ư12N16Ž17ǩ20a34Ţ
~tci	90 22ĵ
~tcie	90 22ĵ
~tco	88 15ļ29Ļ
~tcom	90 30Ļ
~tdo	88 -8Ŧ25g32ǝ
~te>	45 -13vŞƮǏ-11qƭ-10Oōƙ-9sDFPśţ-8XĴņƀ-7lBUŖŢŧŨũŵƜƟƳǄǑǨ7pƌƾǔǖ8KķŤƥǎ9eǀǡǦ10mZŴơƱ11iőŰƷƹ12cwEŭ13ļŌŘƍǛ14J15œƖǋ16NŃŬƄǌ17ŗŸ18ĹźƔǣ19Ŕůǃ20ĵǧ22Ʋ24ť26d27Ņŕ29ŝ30Ő33h34Cū
~tea	71 -17ň-13h-8J-7ł7Ź8ǈ9Uƨ10KǃǑ11ĶƷ12Ƶ13Ɲ14ǎ17x18S22ǩ25q35gP36Ǉ
~teac	81 -13h8Ź12U13Ķ16Ɲ29q44P
~tead	84 -10J8r13Ǒ14K15Ƶ17ǎ22S
~team	80 -19ň7Ł10ƨǈ14Ʒ18x29ǩ41gǇ
~tec	64 -8ƹ8Ə9yX11ǚ12ƃǘ13Ŗ14Ɖ15ľſƭ18ŗ21ŏ26Ǝ32ǈ33ķ
~tect	64 -8ƹ8Ə9X11ǚ12ƃǘ13Ŗ14Ɖ15ľſƭ18ŗ21ŏ26Ǝ33ķ
~ted	53 -14l-12ƈ-11ő-9sŜŸƳ-8ň-7Ĺţƒƚ7aŞż8ouŏƝƫ9zƲǆǙ10CŝſƉƋƽ11ĸ12I13ķŁŇƼ14Ǥ15ǃ16ŉǌ17ơ18ǅ19Ō20Ǐ23ƞ25ĺ26ƌ30Ʊ36ƴ
~ted>	53 -14l-12ƈ-11ő-9sŜŸƳ-8ň-7Ĺţƒƚ7aŞż8ouŏƝƫ9zƲǆǙ10CŝſƉƋƽ11ĸ12I13ķŁŇƼ14Ǥ15ǃ16ŉǌ17ơ18ǅ19Ō20Ǐ23ƞ25ĺ26ƌ30Ʊ36ƴ
~tee	66 -21ŷ-7ų7ŭǤ8ŢƉ10ƿ11źƛ14v17Ə18Ƃ19Ǐ25ŕ67Ź
~teen	69 -22ŷ-7ų7Ǥ8ŭ13ź15v19Ƃ26ŕ71Ź
~teer	83 22Ə24Ǐ
~tel	44 -12I-11ĺŇŞ-10L-9bXłśƼǊǥ-8wŵǐ-7ŉşťŦǝ7hqsœŢſƪǚ8KńŜƐƘƚƱǑ9FMǙǞǩ10xEļŏűƭƳǂǆǕǖǣ11knHĹƸ12gĿƥư13uƴƿǔ14Ƅƨ15ŤƊǜ16iŊŨ17UżƞǄ18ŔŽ19PŖ21ƾ22ō36BƤ
~tel>	80 -11Ǌ-10ŵ14ǔ27ƾ56Ƥ
~tele	84 8s21ǩ32Ž
~tell	44 -12I-11Ň-10LĺŞ-9bţ-8włśǐǥ-7ş7hqsCĴŁœŢŰƉƪǈǗ8KŜſƚƱǚ9MżǑǞ10xEFļńŏǖ11nHűƭƳǆ12kĹĿƥ13guư14UƄƴƿ15Ɗƨ16ŊŨ17iŤƞǄ19Ŕ20Ŗ21P23ō37B
~tely	72 -12Ƽ-11Ť9Ǖ10Ɛǂ11Ǚ12ĺƘ13żǣ15Żƾ16ǟ18ţǜ20Ƹ
~tem	65 -13Ɨ-9n8ǝ9ĸ11Ķ12Ǜ14ƪ15ľ16Ǝ23ŚǗ27ǖ32ǘ42Ƙ
~tem>	68 -14Ɨ-10n9ǝ13Ǜ17Ǝ19ǘ24Ǘ27Ƙ28ǖ
~teme	83 9Ķ14ĸ18ƪ21ľ30Ś
~ten	58 -11Ɗǐ-8ŖŴƷǍ-7ƥ7cAŗƵ8CńŜŰŻ9rƐƠưƲǀ10ųžƢ11ƛ13ƿ15bxR17ǩ18ŭŲ21F23Ɵ24Ǚ25Ƽ26Ɨ31Ǣ40Ɯ
~ten>	62 -12Ɗǐ-8ŖŴƥ7Ǔ8Źǩ9AńŜ10ŻƐư11ƠƲǀ12ųž13ƛ14ƿ16Ɵ17bxŗ19Ɯ20ŭŲ26Ǚ
~tena	83 -8Ǎ11ƣ12Ɵ15Ƣ32F33Ɯ
~tend	88 11ĺƳƵ15Ű
~tent	77 -11ŗ-7Ɠ35Ƽ36Ɨ42Ǣ
~tep	73 -11S-7Jŭ7Ŋ9dǨ11ƉǞ15ž16u21ǅ22ũ25Ɯ26ǘ35Ư
~tep>	79 -13Ɯ-12S-7Jŭ9d11Ǩ12Ǟ13Ɖ17ž23ǅ33ǘ40Ư
~teps	81 7ŘŤ22u26ũ41Ɯ
~ter	41 -21Ř-19ǌ-18ǩ-15Ų-13n-12ňŗ-11Z-10ĺŵŶƸǨ-9dkXļŀŒŖƀ-8DPRSŎŐŴƞ-7cITYŊŝſƁƄƒƖƮǈ7OŕşŰƱƵǗ8hmovxEĹƢƨ9qFKŇźǖ10JŔŦǕ11bĽřŢƇƉƍǊ12Ůǘ13ŚŧƳƽǤ14Ɛ15yƋ16zNǝ17Ɗ18BŨƷ19U20Ť21tƃ23Ư24L25ƭ26wơǎ27ľƟ28ť29Ǜ31ƛ34ũƙ35A41Ʃ
~ter>	44 -19Ř-17ƚ-11ň-10ůų-9iŌŲƸ-8ļœŗŵŶǨ-7kHPRĹŀŖŠ7prAĻǢ8ŜűŹƊƐǝǞ9bŰǛ10Eţ11xOƳǗ12oqwJźǖ13KŨǊ14azBĽŦ15FǤ16ľŔŚŢŮ17ŧ19y21L22ũƋƷ24UŤ25t27ƃƯ28ť29ǎ30ƛ32Ɵ41ƙ
~tere	76 -8Z-7ǩ7ǐ8ķ9ƪ10Ĺ12H14Bǃ15şƔơ17Ň18Š
~teri	79 13Ǖ28Ƈ30Ɖ49Ǜ
~term	69 -10Ɣ-7ƬƮ7Ɯ10Ƶ13Ǖ15B16W18ǜ24ŕ62Ʃ64ƭ
~tern	82 -9Ń10g12iL14V16Ō17j20Ņ
~tero	90 24Ƽ
~terr	82 -8Ǣ8g10w11Ũ12œ20ǝ34N
~ters	61 -24ǌ-20n-8ķ-7ƀ7zşƛ8uťż9Ǐ10ũƍƐ11Əƥ12ǒ13ůųƱ14m15wĹǇǑ16ŏřƚ17ǘ18Ƣƽ19ľ20b24h31ơ46A
~terw	86 12Ƴ28ũ
~tery	90 -8ŏ14ư25Ɗ
~tes	55 -11ǩ-10d-8ŝǡ-7Ǉ7Ő8HşŸƔƹ9ž10ũƽǧ11Ļ13EŊ14Ş15m16ūƾ17ōǙ20ů21ǂ22v24Ƣ28ǁ29ǒ34ń42O
~tes>	56 -11ǩ-10d-8ǡ-7ƾǇ7c8HŐşŸƔ9ǁ10ƽ11Ļũǧ13E14Ŋ15Ş16mū17ō21ůǂ22v24Ƣ30ǒ35ń43O
~test	81 7ŧ26Ǚ29ǁ33ƾ
~tev	77 7Ʃ9ŉƑ10qŻƝ11Ś12ư13ũ16ş17P
~teve	77 7Ʃ9ŉƑ10qŻƝ11Ś12ư13ũ16ş17P
~tex	69 -11ǩ-7J9ǘ11Ÿ15lū25ś72K
~texa	90 15Ÿ20l
~text	70 -9ǩ-7J9ǘ15ū25ś74K
~tfi	75 -10F8ŞŠ9ń10Wő11J13Ǟ19ơ20a22Ő29Q31Ǆ
~tfit	77 -10F8ŞŠ10Wń11ő14Ǟ20ơ22Ő30Q32Ǆ
~tfo	90 26ǣ30ƻ
~tfor	90 26ǣ30ƻ
~tga	64 -9ķ11F12ƭ20Ʈ21Z40ƕ47Ɣ
~tgag	64 -9ķ11F12ƭ20Ʈ21Z40ƕ47Ɣ
~th>	34 -23ǐ-21ĺ-18H-17Ū-15ŏǢ-13LŇ-12NP-11ľơ-10ţũůƣƺǌ-9tEOYŎśŤǛ-8GōƯǇǔǨǩ-7CƅƊƏƩƶ7ŀœżƄǉ8agŖšŰưƿǤ9AĸŊƐƥǍ10lpŒŜƟƼ11ťųŽƛƬ12rQňŗƁǁǃǑ13ŋŭŶƃƱǏ14SĹŠŬŲ16ƒ17nŢƽ18bWńƠǜ19ĶűƂƳ20ǝ21uŃŕŧƸǂ22ŝ23ķ24XşƘ25VŞƢƤ27ņŐ28T29Ƶ30Ļ40s44Ĵ47d48ő
~tha	29 -22Ǉ-16iĹ-15Ǩ-13Ǟ-12sY-11NƬǈ-10Pǟ-9Ɨƚ-8eUXZƟơƷǄǊ-7rwƨƮƾǍ7ļşŰŸǃǐ8ĵĶƌƏƯǁǏǔǖǢǦǧ9jnůűŴƀ10klWŁŕŜšųƅƪ11Ōƥƿ12MŬƍƘǂǕ13aoAŧƒ14ŅŪūŻƑ15tƈƙƻǀ16dCQŋŖżǝ17řǋ18ƝƧ19DRķĽŔ20SũƩ23ŀ24Œǩ25EśŦŽ27uŮ29Ƴ30Ť32p35ĺ36ŭ37Ŷ40ň41G45ōő48ĸ49Šť50b53ŇŨ
~than	61 -14ǩ-11tv-8C-7Ɠ7LŇƸǇǌǜǡ8ũŴƁ9ļœťƦ10ƒƩ11YŦ12aŒƺǦ13Ņǋ15G16Kǂ22Ů23k24ķ25ž27p
~that	30 -27Ǉ-19iĹ-15sǨ-13Ǟ-12YƬ-11N-10Pľǈ-9Ɨƚǟ-8eXZźƟơƷǄ-7rwƨƮƾǊǍǡ7ahFŅŲƋƜǃǓǙ8ĶşŰƌƏƒǁǐǖ9ĵƀƘǏǢǧ10jnůǔ11lWŁŕŜűųƪ12ķŌšƅƥƿǕ13MŬƍ14oŧŪƈ15AūŻƑƩ16ŋŮƙƻǀ17dQŒŖżǝ18řǋ19ƝƧ20CDRĽŔŦ21ptũ22S25ŀ26Eś27Ž29uǩ31Ť32ĺ33Ƴ38Gŭ39Ŷ42ňő48ō50ĸ52bŠ55Ũ56Ňť
~thd	69 12Ŝ13Ǘ16v23p26c27d
~thda	69 12Ŝ13Ǘ16v23p26c27d
~the	19 -25Ļ-24T-21Ň-19pǎ-18i-17Ŗ-16Ń-15Lǖ-14NXňŸ-11rŊŨ-10go-9CĹƬǜ-8Ŷƨǘ-7Ƃ7RYŭŽƭƯƹǅǕ8PWńŌƘǔ9ŤũŰƀǗ10JķƇƥƾ11śƱƲ12ľŻƣǣ13ZōŮ14ĶŠƎƜưǍǥ15eGņŞƌƒƛƢǊǤ16flŕŘůƶ17kwzŒŗřƁƏƐǞ18ĽŐƄƉǄǋ19ųźƙƝǌ20hſƈƍƚǒ21ŚşŴƗǆǇ22UŔžƖǃǟ23SŀŁłƅǁǑ24EŜƊƽǛǧ25sƋ26nŷƪǢǦ27ŵ28vxŅƫƻǐ29Ŧ30ūǓǨ31Ŭƞ32ŹǠ33Ơǈ35Ƒ36ƟƮ39yơ40ŝƕ44Ƨ45ŧ
~the>	22 -31Ŗ-23ő-21i-20Ň-19Ƃ-17ƴ-16Ƥ-15Bōƣ-14pĻň-13o-12uŝ-11L-10G-9zNŸǖ-8tAŃŊǎ-7TţƸ7YƀƓƦǡ8abdmDŵſƶƼǉ9fnwśşŠƉǑǓ10ŔŰ11ŗŪŽƘ12ZĶŌƒǛ13ŤƁƎƚ14QľưǗ15ĺƍƭ16JĿŐŴƈƗƜǇǈ17ņƏƵǁǃ18Ǐ19ehŧŭžǊǣǤ20xŮŷƥǆ21ŻƇƧǥ22ŕůźƢƪ23ŦųƐƟƻǋǐ24łƊƙƮǅ25kĽŁřƅ26UƋƌǌǧ27ƞ28yǍǟǦǨ29ƄǞ30EƖ31Ƒƛ32ŹǢ34ŀƫ35Śƕ36Ơ37ơ40ū42Ǡ43Ŭ
~thef	85 11ţƎ28Ť39ƀ
~thei	61 -9Xŭ-8ŏ-7Ưǧ7őǘ8Ǘ9zƳ10ŚŧǕ11yŝŴ13Ǔ14Ǒ16ǐ20Ƣ26Ŕ27v32Ʊ39ǈ47Ņ48ǒ
~them	51 -22Ʊ-20ǧ-15Ŷ-13ŀ-12Ĵ-11Ŵ-10Ļ-8ƃǩ-7mKĺŤŨƷ7ePŷƘơ8śŬƻ9gǕ10šųžƬ11şŲ12ǚ13Ŕż15ƶ17w18xSœŧǐ19Œ23y25Ǔ27Ǒ28ǈ29ǒ36Ş38Ư40őŠŢ48ŝ
~then	63 -19Ū-13B-12ŤǏ-11Ň-7ő8cyŶƒƔ9ťſƇƹƾ10ńŌ11QœƧ12dw13CŠ15ł20ƫ21Ʃ22ņŎ25ǝ26ũ28ǩ48ŵ51ō
~ther	34 -26Œ-21C-20ĺǎǩ-19dǅ-18Tƥ-16Ƙƛ-15Ǐ-14Ƭ-13Ļ-12aprœ-11Ŏťƭ-10cŭƅƿǘ-9ŦŶƼǕ-8bOļƒƓǐǚǣ-7tLĸľŐƔƮƯǀǗǟ7YķŹƢ8UŗũƎƏƙƳ9BŃřƜƠƫ10AšǓ11MĶŪƩǦ12ŏƈƶ13hŉţƀƃƍƤ14lƗƣ15ŤŵǍ16yVZŞƁ17ƪǁ18uŘşƂƱ19jǛ20ińƉƲ21ŝ22Ŵ23fHŷƧ24z25Ņƚƞǃ26SōǄ27ſƑǨ30ž32ǈ33Ɗ34ŜƝ36ƽ42Ɵ49ns61G
~thes	61 -13S-12R-10ű-8Hş-7i7qƁƸ8ĺŖ9ƠǛ10fCŐǟ12tŒǇ13zQǞ14ƺ16Ūǩ17Ɨ18lP19nƒ20ŋ25A26U
~they	43 -18i-17Ń-14ǞǨ-13Ĺŀŵ-12ĺǟ-11CƳǢ-10lŨ-9aHNXĸĿŊŭǝ-8mMPĻŤƙ-7gkYZľńňŎŶƶƷǃǗǣ7ŹƓƤǇ9ƁƱǈ10ƽǔ11zƾǕ12ƻǓ13RżƖ14UŐƦ16ǒ17ķŗŲǑ18Ǥ19yŏŜš22xƅ23ƧƼǖǧ24Ơƪ26Wơ29wŘ31Œƕ33ƴ35v37ŅŦ40Ʈ49Ş52ŝ53Ŕ57ŧ
~thi	34 -16Œ-15nž-14oFŢ-13Tů-10lŬźƁǇ-9vRųǗ-8ŅŐƙƪǔ-7fpuőŤŰƌƔƤƩ7UZşſ8ƿǓǟ9ƭƯ10dmľŶƞơƦǈǏǕǩ11cgjMŊƄƍƐƼ12ŕŘ13Žƻ14sŪ15űƳƺ16ĴŎŲ17ŝƹ18kNXŇƂƶǞ20ŋŔƘƥ21IĹ22Ł23ABũƗ24ǂ25HŀƬ26a27iŃƨ28Ƶ29Ŀō31ŉƖ37ţ39Ļ49ŏ50ĺ55r
~thin	38 -15a-14qž-13n-12FJŜů-11sŌŐŢƕ-10cǅ-9TŷƧǁ-8lSœŬƁƟǗ-7fjtŋŒźƉƔƠƪǇ7kŊŕƸǦ8NYĸŞūŻżƊưƲǐǖǛ9yľƺǀ10AǓ11UXſƿ12BƂǏǩ13ZĴĻƍ14HŘƳƼǕǟ15ŶƐƯ16gŀłŃŲƄƞƦǞ17şǂ18Ū19Ž20Ŗƹ21ƻ22ũ23ĺŝ24űƥƶ25ŔƘ27Ɨ29ŏ30iŇ31Ŀ32Ƭ35ƨ36ō37ţ40ŉ43r
~thir	79 9i10ǡ14Ɩƣ16ǅ18d20q26c
~this	46 -16Ŗ-14oƌ-13ŒƷ-12ŇŤ-11ş-10ű-8TZưǎǟǦ-7YŉőŨƢƨƬƯǨ8OSŕŜŴǁǈ9ŷƂƕƺ10cţ11dX12ŀǞ13mơƭ14Ǌ15œ16H17AƳ18Jł20MŌ22k24BN29jƖ31ŁŎƵ32sĹ33r36IĻ37ŋ42ŏ45Ń52aĺ
~thl	75 -7Ʈ15ŒƔƠ35Ĵ
~thly	75 -7Ʈ15ŒƔƠ35Ĵ
~tho	52 -13ǖ-12Ʀ-10SŖ-8Dǎ-7CJőƪ7HŝƍǄǠ8iźƞƮ9EZĵŊưǊǓ10Ɖƺ11ŕŶƎ12xľŏűƅǑ14wŽƭ15ƈǇ16Ʃ17Ƒ19ŢǤ22Ʒ25ŲǨ27ſǩ28Š31š32Ň33ŵ
~thos	57 -14ǖ-8Dǎ-7CJƪǕ7UőƗƜ8ľŇƍ9AńŗŝƞǄǐǩ10Z11Eĵƈ12ŕƉƎƯ13ſǊ14ŶƅǑ15ű16iw17ŽǇ18Ʃ20Ƒ21Ǥ29Ų33Š
~thou	61 -16ő-13S-12Ư-11Ʀ-8iŖ-7ŗ7ĺǁ8xƂ9a10Ǡ11HƮ13Ŋư14Ǔ16ƺ17ŏ18Ţſ19ƭ20ľ22ǩ27Ʒ28Ň31Ǩ40š41ŵ
~thr	50 -10mŏ-8QƔǩ7blƂƮƱƻ8zšƆƚƦǝ9Ǧ10ŧŴ11śŪŵƧ12nZƜǥ13ŤŬ14Ő15ĸũ16jŊŖ17ƌƨƳ20ŗ22ǖ23ƕǎ24Ũ26W
~thre	85 11ǜ13ŇŎ
~thro	51 -11mŏ-8QƔǩ7lňƂƱ8zšƁƆƦƮƻ9ƚǝǦ10ŧŴ11śƧ12nZŪŵƜ13Ťǥ14ŐŬ15ĸũ16Ŗ17jŊƌƳ18ƨ20ŗ22ǖ23ƕ24ǎ25Ũ26W
~ths	63 -14Ơ-9pZ-8nǩ7Ņǝ8Ž9ĺ10ŕƟ11v12ł13Ů15G16Ǆ19ĴŒŧ20ųƃ23ƆǨ28Y33Ʈ
~ths>	63 -14Ơ-9pZ-8nǩ7Ņǝ8Ž9ĺ10ŕƟ11v12ł13Ů15G16Ǆ19ĴŒŧ20ųƃ23ƆǨ28Y33Ʈ
~thy	79 8ǂ9ƽ23xƸ
~thy>	79 8ǂ9ƽ23xƸ
~tia	83 10ǔ11ǀ12aƩ15ƴ23Ǆ
~tial	83 10ǔ11ǀ12aƩ15ƴ23Ǆ
~tib	59 7ľł8ǩ10ƀ12Y13Ɓ14ŭ16ŎŦ17ƚ19ň38Ř
~tibl	59 7ľł8ǩ10ƀ12Y13Ɓ14ŭ16ŎŦ17ƚ19ň38Ř
~tic	60 -11P-9Ǔ7KŢ8ƛƼǏ9Ǖ10Nǚ11Ĵţ12ǖ13QŞŠ14Ŷ16Ƌǆ19Ƈ20Ŕ22Ž28Ĺ33ŀ52Ż
~tic>	83 7ļ13ƋƛƼ14Ǖ15Ĵ17ǖ
~tice	77 -13P9Ƌ10K14ǚ19Q21Ĺ
~tick	64 -7Ǔ8Ţ9Ǐ11N13ţ15ĹŞ17ŀŶ20Ƈ22Ŕ56Ż
~tics	86 34Ž
~tie	72 -14ǩ-12ƞ7Ơ9h10Ǎ13ƅơ14ǈǏ16ǀ23ł25ƜǗ26ķ33c34f
~tie>	88 -15ǩ8Ľ11h22f29ł
~tied	90 12ķ19Ǐ20f
~tien	90 27Ǘ
~ties	77 -12ƞ7Ơ11Ǎ14ƅ15ơ16ǈ17ǀ18ķ27Ɯ37c
~tif	63 8bŔ11ǃ15ū16ź19ǒ20ǌ27ǧ
~tifi	63 8Ŕ11ǃ15ū16ź19ǒ20ǌ27ǧ
~tig	88 10ǝ14HL25g
~tigh	88 10ǝ14HL25g
~til	52 -15ǎ-10p-9Ţ-8wĴ-7rņƛ7Őƺ8VŜƩǐǩ9ŃƵ10Ųƞ12ZŬƬ13fŉ14Ɖ15yCU16z18ũ19qtPĺŷ21cƔ23Q24ŕ25JƖ26I28D29vŨƫ52ƭ
~til>	79 -11H10OƄ11yV13ĺŕ20v40ƭ
~tile	88 26Ɖ
~till	53 -15ǎ-9Ţ-8wĴ-7prƛ7Ƒ8yOŐŜƺ9Ʃ10ĺŲƞƵǩ12Ń13fZŉŬƬ15C16vzUŕ19ũŷ20qtP22c23Ɣ24Q25J26Ɩƭ27I29D30Ũƫ
~tim	52 -18P-15Ǟ-11Ŗ-10Ǘ-9ŒƉ-8qǝ-7cĹ7yTĵœŞŧŻſƈƦƫ8Šǘ9ņƓƛǀ10ǖ11gk12SŸ13Wšũ14ŜŲƺ15H16ǩ17Ɵ18ĻŔŵ19sƧǇ21ő22VƸ32ǎ35LN36OR37Ń
~tima	90 15ƀƓ
~time	52 -18P-14Ǟ-10ŖǗ-9Ɖ-8qĺŒǝ-7cĹƀ7TĵœŞŧŻſƈƦƫ8yŠǘ9ņǀ10ƛǖ11gk12SŸ13Wšũ14ŜŲƺ16H17Ɵǩ18ĻŔŵ19sƧ20Ǉ21ő22VƸ32ǎ35LN36OR38Ń
~tin	49 -9SVŇŐǉǔ-8sĺŞƦƮǆ-7Lųǟ7PŌűƅƻ8qŠǅ9gŚŮ10ƜƲƵǙ11ƘƯǃ12nzĵƎƱ13tN14KƆƖǚ15M16eŏƢ17FǄ18Ŀ20iUŒ21ǈ24ƫ26Ǡ30ƹ36Ķ41j57H
~tin>	65 -14ǉ-7SŞƣ7tŀŏƵ8nƹǠ9Fũǣ10Ŏƫ11UĶ12ƻ13PƘǄǅ14Œƅ15jxǇ18Ŀ22iǚ44H
~tine	90 30ƹ
~ting	52 -9VŐǔ-8ŇũƮǇ-7xyųǆ7kwYŝƄƜƟ8atŌŖŗƹǄ9Šǈ10Œ11zFŏŚŮ12UƯƲǙ13ĵǃ14Ǝ15KƆƱ16NƖ17Ƣ18eƫ19M21Ǡ26H29Ķ32j
~tio	47 -15ţ-11ơ-10G-9ůǑ-8ŏǢ-7cwQYĶŬŴŶſƩƽǄ7Sżƻ8FŀŎś9qŕŗƉƭǝ10ǧ11Šƅǜǣ12xAŐƿǁ13ĻŖ14nŊŋư15ŌűƼǋǓ16ǆ18Ň19k20m21P22ƌ23ń24ū26ŻƏ27Ƈǌ28ŉ30Ŕ32Ʊ44Ǟ
~tion	47 -15ţ-11ơ-9GůǑ-8ŏǢ-7cwQYĶŬŴŶƽǄ7Sżƻ8FŀŎś9qŗŚƉƭǝ10ǧ11ŕŠƅǜǣ12xAŐƿǁ13ĻŖ14nŊŋư15ŌűƼǓ16ǆǋ18Ň19k20m21P23ń25ū26ŻƏ27Ƈǌ28ŉƌ30Ŕ32Ʊ
~tip	85 -15ƺ12ŉ22T53ł
~tip>	86 -15ƺ12ŉ54ł
~tir	68 9qŮ12ű14Ŝƭ15Ļ20t22Ƨ29P38Ķ44V
~tire	69 9qŮ12ű14ƭ15VĻŜ21t22Ƨ31P40Ķ
~tiri	90 39V
~tis	83 10ĺŪ12Ľ13ŧƿ24ŝ
~tisf	88 13ŧ25ŝ
~tist	90 10Ū11ĺ13Ľ14ƿ
~tit	72 -11Ǆ7q8d11ķǈ13Ņ14ű15ǐ20P28Ɩ29ń38Ŭ40ǆ
~titi	90 10Ɩ17Ņ36ń
~titl	75 7q12ķǈ16ǐ18ű21Ɩ22P40Ŭ
~tity	90 -11Ǆ11d52ǆ
~tiv	83 -9ǩ8Ŋ12Ǝ18ǀ22ŏ31l
~tive	84 -9ǩ8Ŋ13Ǝ22ŏ31l
~tle	56 -12ƛǩ-7hƣƧǇ7zķļƳƹ8kĶŧ9ǐ10ŉœūŶ11aqYż12Ŋ13PƦ14v16wŅ19Ŧ20ű22uƯƻ25Ŭ26xŲƖ30ƞ
~tle>	57 -12ǩ-11ƛ-7hƣƧǇ7lzIŽƎƹ8cļƳ9kĶŧƞ11qŉū12aYŊż13Ʀ14P15œƖ16vŅ18w21ű23uƯ27xŬŲ
~tled	81 -9Ɩ12Ń13ķ14Ŧ22ǐ34ƞ
~tlem	90 21Ŧ28Ɩ
~tles	88 15ǈ21Ŷ26ƻ
~tll	86 -9Š25Ķ32ł
~tll>	86 -9Š25Ķ32ł
~tly	61 -13ǩ-11ŨƌǛ-8ŦǍ-7wǃ7ŅŴǇǖ8ķĸŎƁ9dsŀŐšƳ11ƕ12ơ13Ŗũ14Dĺ15Ƨ16Ť17aŧ24ŏ33ŭ37Ǆ42ǔ
~tly>	61 -13ǩ-11ŨƌǛ-8ŦǍ-7wǃ7ŅŴǇǖ8ķĸŎƁ9dsŀŐšƳ11ƕ12ơ13Ŗũ14Dĺ15Ƨ16Ť17aŧ24ŏ33ŭ37Ǆ42ǔ
~tma	81 9Ƌ20d23k28J35ƞ
~tmas	85 10Ƌ19D21d25k
~tme	58 -11ƛ-9H-8Ɲ-7Ƅ7ŀƎǗ8Ű9ŵƿ10ƞ12Ɯ13GǍ14Fķƾ16ƥ17Ɨ19Ť20DƏ21ơ22Ơǚ23Ƣ24Ƥ32ƣ
~tmen	58 -11ƛ-9H-8Ɲ-7Ƅ7ŀƎǗ8Ű9ŵƿ10ƞ12Ɯ13GǍ14Fķƾ16ƥ17Ɨ19Ť20DƏ21ơ22Ơǚ23Ƣ24Ƥ32ƣ
~tne	68 -21d-12Ƹ-11Ů-9Q-8Ň7s10rŁ15Ʋ19Ʒ22Ǩ23tǠ24ǂ28q30Ŵƨ31p32o34ǆ
~tner	68 -21d-11ŮƸ-9Q-8Ň7s10r11Ł19Ʒ22Ǩ23tǠ24ǂ28q30Ŵƨ31p32o34ǆ
~to>	31 -24Ʀ-21ű-20ǅ-19r-17ŖƩ-16n-15ŏ-14qǒǡ-13wǈ-12ŒƊƻǋ-11pŤťǢ-10fjuǛ-9WŪǂǇǚ-8cŚƎǊǟ-7vPŐƇƉƒƟƼǖ7IƳǀ8ķńřũƏǌǍǜ9kŊŘƖƸǨ10dg11VĴƀƄƮ12zĿưǓ13ǔ14oĻļŠŶŹƛ15tLNųſƔ16TƗǁǗǝ17Ɠ18BŜƕ19OĸŲƜƤǏ20ayHKŵƂƭ21eƷ22sĺŋōƌƙ23AG24œ25ľƯ26Z27Xŝţ28ŧ30łŉŢ31Ŏ34Ũ39śž40Ō41MŃ44Ǟ45ƶ46ůƫ48Ł56Ƶ
~tob	79 13ǂ51ƹ
~toba	79 13ǂ51ƹ
~toc	79 8Ķ9Ǣ19ķ25Ǐ35Ɲ
~tock	79 8Ķ9Ǣ19ķ25Ǐ35Ɲ
~tod	53 -17ž-15ǡ-13ǩ-12Ǘ-11ń-8Ƨ-7XŊ8őƄ9xƓ10a11v12t13Ŝ14ŀŢƪ19ǥ20Ĺ23jO24Ʀ25ŗű26Ő31Ō35ĻŒ38ĺŏ42i
~toda	54 -18ž-15ǡ-13ǩ-12Ǘ-11ń-9Ƨ-7XŊ8ő9ƄƓ11a12t14ŀŜŢƪ19ǥ21Ĺ24jOƦ25ű26Őŗ31Ō35ĻŒ38ĺ39ŏ43i
~tof	86 -9ǩ11ǀ20ũ33ƛ
~toff	86 -9ǩ11ǀ20ũ33ƛ
~tog	75 11M13Z14ǉǊ22s28ş
~toge	75 11M13Z14ǉǊ22s28ş
~tol	72 -13ǩ-12Ũ-9E-8Ŝ-7Šƃ10luYŦ11jļƁƧ13Ƽ18dǘ26Ŗ28Ŕ29B31A
~told	72 -13ǩ-12Ũ-9E-8Ŝ-7Š10luYŦ11jļƁƧ13Ƽ18d26Ŗ28Ŕ29B31A
~tom	56 -10S-7ŪǞ7Ĵǣǥ8jłŖűŵƛƬ11ĸ12Ʀ14ǟ15ǚ16Y18ǃ19Ɲǡ21L22ǖ25Ǔ29ő30Ǘ32ǔ
~tom>	88 9Ņ10ū14łǥ
~toma	86 13ƛ14j16Ĵ
~tome	62 -11S7kĿ16ǟ17ǚ21Ɲǃ22ǡ25ǖ28Ǔ33őǗ36ǔ
~tomo	65 -8Ū8Iǘ9ƤƬ10űǕǝǣ12Ŗ14ĸ15Ʀ21Y25L
~ton	75 -7Ń7ś10bŉ12Ż13Ŗǝ14Ō15Ʀǩ16r25lƤ
~ton>	86 -8Ń13Ż15Ƥ16Ō19ǩ28l
~toni	79 7ś13Ƥ14Ŗǝ16Ʀ18r
~too	56 -14ŏ-12ŝ-11a-9x-8iŁŖǈ-7yYĺŰơƾǦ7ĿŊŠū8cƂƪƯǂ10Ň11XŧŪƲǛ12UňǄ13tƿǑ14ƀ15şǚ18o19jsńũ20ŭŽ21Ɲ22Ƴ23ƬǙ24ƨ29q30Ǣ43Ǐ
~too>	61 -12a-10x-9ŏ-8ǈǦ-7yYơ7bŨƷ8ūƀƂ9cŎ10ĿǢ12ŇǛ13XŪ14UňǄ15ƿǑ17şƳǚ20o22jńŽ24s26Ƭ29ƨ34q
~took	76 -10ŝ-9ƾ-7ĺŨ8k10ƀ11pŠ12Ŋǂ13ƪƯ14ł20tŧ22Ƴ30ũ
~tool	68 -9Ű8Ƙ21ŭ24Ǣ33ƝǙ55Ǐ
~top	60 -12ž-11ƃ-8Ǐ-7CœƷ7Vĺǥ8WĿǁ9ƣƵ10y11Tǎ12Ɲ13ňŢ14Ǌ16Ś18ŀ20M22ř23Ɖ24ŗ25ƈ26ľƮǦ28Ĵ36Ƃ
~top>	62 -12ž-8Ǐ-7œƷ7aĽƁǔǛǥ8Vĺǁǝ9Wƣ10Ƶ12Tǎ13ňƝ15Ǌ17Ś18M23ř24Ɖ26ƈ27Ǧ28ľ37Ƃ
~topp	79 13Ŀ16y19Ţ25ŀ26Ʈ
~tops	90 8O15ƌ18Ʈ31ŗ
~tor	48 -13Ǔ-11Łǩ-9Fƒǈǐ-8ķƄƫƯǇǔ-7Ũƹ7ƣǂǅ8Ŕţǆǎǧ9OŷƓǌǏǟ10łōŪƖǊ11ſǀ12ŤŽǤ13jƸǘ14ƃƽǒ16ƈǡ17ƜƝƻ18ǑǢ23ǋ27Ƽ31Ǎ32Ǝ34Ǘ35Ʋƾ37ƥ42Ɔ67ƚ
~tor>	62 -12Ǒ-11Ł-9ǈǔ-7JƯ8ǒ9ļ10Ż11ƌ12ƻǧ13Ǆ14ƈǆ15łƓ16Ǥ17Ž18ǂ21ǘ24Ɯ25Ƽ36ƾ38Ʋ
~tora	76 -7ƒƗ9Ɗ11Ƒ54ƥ
~torc	84 -13ǐ18ş21Ū23ǀ
~tore	67 -11F-7Ɨ9ǖ10ƥǏ11ųǞ13ǅ14ƻǟ15ǌ16ǎǡ17ǊǢ19Ǝ31Ǎ42ǋ53Ǘ
~tori	67 -7ǋ9ǔ14Ǎ24ſ27Ɔ
~torm	75 -8Ŀ7Ŕ11ƈ12ũ26j83ƚ
~torn	80 11Ʋ13ĿƖ15B36ƚ
~tors	69 -13Ǔ-9ƹ10ǡ11Ŧƣ13ƾǒ18ŷƃ30Ǝ43Ǒ
~tory	66 -8Ƅǂ-7ǔ7Ŕ8Ŋơ9ņ10Š12ƼǢ14OƸ16ţ17Ǐ18Ɨ19ō23Ɲƽ26Ť38Ɔ
~tot	71 -12Ť-7ƃ8Aƀ9Ɨƹ10uŅŽƆ11Œ12ŷƿ13gZ17ǉ19ŵ23şŦ
~tota	71 -12Ť-7ƃ8Aƀ9Ɨƹ10uŅŽƆ11Œ12ŷƿ13gZ17ǉ19ŵ23şŦ
~tou	78 -7v7Ų8ō10Kķńƹ11ŀǟ12ƿ14Ƽǝ30Ŝ
~touc	80 8ō9Ų10Kķń11ƹ12ƿ14Ƽ31Ŝ
~tov	77 55Ɛ
~tove	77 55Ɛ
~tow	65 -18ŗ-12ň-8M-7Tǖ7ǋ8ņƾ10ŭ14Ň15QƟǍ16Ǖ17ů18X20ǩ23ƣ25Ǧ26E47l53C69Ɓ
~tow>	90 64Ɓ
~towa	88 20Ň25X
~towi	82 34Ɓ
~town	70 -10ň-8M-7T8ǋ9ņƾ11ŭ13ƣ16QǍ17Ɵ18ů23ǩ28E51l60C
~toy	90 14Ŭ16ű18ŭ
~tpo	90 24ƴ
~tpon	90 24ƴ
~tra	50 -11Ś-10Źǩ-8CG-7aĿŗŪ7ŔűųƢ9zSŴƓƝǏ11KQǕ12źƎǇ13Ƙ14Ĵŀ16yūƒǐ17l18őǤ21Żǒ22ƂƟ23ů24ƍǀǑ25Ǚ27P28Ɓ37Ǔ43Ž
~tra>	75 -7Ź8Ų11ƶ13Ƥ16ƴ17Ŵ19ŏ23ƘǇ31ƂǤ
~trac	60 -12Ş-9Ś-7Ƃ7ƩǊǡǧ8ŀŦƖ10ƌƢ11řǄ13Ɠ21ƒ25Ǒ28ǒ46Ǔ59Ž
~trad	78 8ǣ11ǟ12mǑ19zƝ21y26S28P
~traf	86 9ů13Nǋ21Ż
~trai	68 -9S-8ŏƴ-7G7Ƽǣ8lǎ10Ǜ11ųǘ12ňŔš14Ǐ15Pŀ18Q20ő21Ĵ24ǐ26ź28ů38Ǚ
~tram	75 39ƍ
~tran	73 -7Ų8Ǝ9y11YƁ14űǐ15ŵ16Ɯ19Ǖ20K22l
~tras	85 12ŝ49Ɓ
~trat	84 23Ş35ū
~trav	78 10ő13Ƃ37ǀ39Ɵ
~tre	55 -14ĿƖ-11P-9gŇ-8ţ-7ǩ7kŚŞŻƞƣǜ8tE9Ť10šƘơ11ŨƟ12iGǃǋ13Ƽ14ƿ15ŧǄ17ǀ18ŝ19ņ21Ű23Ŷǚ29ƙ39U45D48Ƒ
~trea	66 -9ŇŜ-7ţ10jk11Śƙ12Ş13Ƙ16i18Ƽƿ22ŧ23Uŝ27ņ29Ŷǚ
~tree	61 -15ĿƖ7Ƈ8ƣ9tEƞ12ơ14ŜŤ15Gǋ16ǃ19Ǆ23ƙ24Ű52D56Ƒ
~tres	84 -11P11Ƅƚ14ǜ21Ũ34U
~tret	88 14Ż20šƟ
~tri	63 -11ǩ-10Ĵ-9ĽŨ-7ŖƱ8Əǖ9PŌǔǛ10ǀǓ11QƜ12ř13ūŽ14q16ŭƑ19Ǒ20ůǍ22Ɓ23ǋ24Ň27Ƌ28ǘ35k
~tric	71 -10Ĵ-8Ľ-7Ʊ9Ǆ10Ə11Pǔ12Ǔ14Q16q19ǘ22ŭǑ31Ƌ
~trie	88 15Ǜ20Žǘ
~trig	88 10Ţ12Ł15Ō
~trip	76 9ū12ǖ13ǀ17ǋ18Ɯ25ƁǍ26ů43k
~tro	68 -8n8ĵƸ9ƛ10Ĺ11tKƿ14Ş15ű16ĸ21ǜ29ƽ32Ƽ
~trok	86 10Ƽ23ƽ
~tron	84 7Ɨ8Ĵ9Ƙ14K
~trou	73 -7n7pƿ8Ƹ9ĵƛ11Ĺ12tƽ13Ƽ16Ş17ű22ǜ
~tru	55 -15Ǆ-10ŗƂƩ-9Ɣ-8v-7Ş7ņǟ8łƦǏǩ9QƫǛ11Ɓǋ12ŀ13ŵƇƑ14cS19ƓƘ20ŎŪƅ23ZŭųǦ24ŬƏ25A31ǐ32Ŷ33ŴƲ
~truc	58 -15Ǆ-11Ƃ-10ŗƔƩ7Ǟǟ9ĹƦǏ10QǛǩ12Ɓǋ14ƇƑ15S16ŵ21ƅƓ23Ū24ŭǦ25ų26ZŬƏ34ǐ35ŴŶ
~true	86 -10v-7Ţ8ŧ15c16ł25Ŏ
~trum	77 28Ƙ
~trus	74 -7Ş9Ŏ11ņ13ƫ24ŀ36A46Ʋ
~try	72 -11Ĵ-10Ő-8N-7Ĺ9Ńŗ10C11ŮƣǔǞ16Ž17ǀ18lǘ20I21ń28L
~try>	74 -11Ĵ-10Ő-8N-7Ĺ10C11ƣǔ17Ž18ǀǘ19l20I21ń29L
~ts>	40 -14ŏ-13A-12ŷ-11ŝƔ-10GSŐŚƆǞ-9PŦŨƀǄǇ-8ikĹŒţƕƱƳƿǃ-7abcorwVŀŌōŢŪŮƊƑƸƹǥǨ7lLŭŹ8gHńūƖǦǩ9ŲŵƃƏƠƻǎ10tľŶƟǝ11EIņŠƾǍǑǔǗ12Uſ13ĴĵŬƫǀǊǒ14ƤƽǙǚ15RWķžǋǧ16Ɨ17ǟ18ǡ19zűƎƘƯ20Ňż21Zř22ƌ23Ǣ25Şƣ26ǌ34Ɯ37ŗŻ39h43Ǔ
~tse	83 -10ŗ-8Ǎ11ƑƘ12Ǣ16Ĵ21CƓ
~tsel	83 -10ŗ-8Ǎ11ƑƘ12Ǣ16Ĵ21CƓ
~tsi	74 -15U8Ƒƥ9Ɖ11Ʀ12q16ǀ23g27j32Ƈ
~tsid	74 -15U8Ƒƥ9Ɖ11Ʀ12q16ǀ23g27j32Ƈ
~tsy	90 -7Ɨ18o38Ɲ
~tsy>	90 -7Ɨ18o38Ɲ
~tta	77 -7Ɣ7Ŕƕ8ĹśŲ10Ƒƽ11CƞǨ14ǘ15ŶƼ
~tta>	88 -8Ɣ8ƕ9ĹŔ10Ų13ƞ
~ttac	82 9ś11Ƒƽ12Ǩ15ǘ16ŶƼ
~tte	55 -18n-13ķ-12Ź-11ǩ-10d-9Ŗ-8uŘ-7ů7ĿŰ8AńşŻƚƜƠǁ9Ţžƛư10qōƨƲ11ŗǙ12r13ŁŇř14hp15oLŚǘ17K18Cǂ19ƹ20Şź25Ŕ26t28Ľ33ľ46b
~tte>	90 26ƹ32C
~tted	90 -10ƚ-9s12Ľ14Ō15Ŀ25Ł
~tten	71 -13Ɗ-8Ŗ7Ļǣ8ǘ9Ǔ12ńŰŻƜư13ƠƲ14ž15ƛ16Ǚ20ŗ21b
~tter	59 -18n-13ķ-12Ź-10d-8Ř-7uů7złū8ť9sAşǁǂ10Ţ11ƨ12qō13r14ř15Ɗ16pƚ17hLŇŚ19K20o22Şź23Ľ28Ŕ31t32b36ľ
~tti	59 -7sŏųƣ7wűƞƱǦ8YŹƪ9AĵŵǙ10ŗŪƝƟ11PĿŖƘǠ13ntxŮǈ14Ś15M16z19ƹ20H27j29Œ45Ķ
~ttin	59 -7sŏųƣ7wűƞƱǦ8YŹƪ9AĵŵǙ10ŗŪƝƟ11PĿŖƘǠ13ntxŮǈ14Ś15M16z19ƹ20H27j29Œ45Ķ
~ttl	58 -12ƛ-11ǩ-7hƣƧǇ7clIŐŽƎǄ8zļűƳƹ9Ķŧ10Ɩ11œū12YŉŊż13a14Ʀ16vw17Ņ20Ŧ23uƯ24ƻ28x32ƞ
~ttle	58 -12ƛ-11ǩ-7hƣƧǇ7clIŐŽƎǄ8zļűƳƹ9Ķŧ10Ɩ11œū12YŉŊż13a14Ʀ16vw17Ņ20Ŧ23uƯ24ƻ28x32ƞ
~tto	81 -8Ń-7Ő8Ņ9ū11Ʋ12Ɩ13łǥ15BŌ27ǩ
~ttom	88 9Ņ10ū14łǥ
~ttor	90 13Ʋ15Ɩ17B
~tty	70 -12ǂ7ƙǟ9ŕǑ10WōŴŶ11GƆ12Ţ16Ũ18ž20U27Ƹ
~tty>	70 -12ǂ7ƙǟ9ŕǑ10WōŴŶ11GƆ12Ţ16Ũ18ž20U27Ƹ
~tua	71 -9Œ-8Ǆ-7ŏ9zRŜžǨ11nĻƐ12ƴ13KP16F25Ŗ29Ő
~tual	73 -9Œ-8Ǆ-7ŏ7Ś8Ɲ9RŜ10ž11ĻƐ12ƴ13K15P26Ŗ29Ő
~tuat	86 -7ƽ8Ź11zǨ15n20F
~tub	76 9d10ƚ11q25Ƌ35ƍ
~tub>	79 10ƚ12q36ƍ
~tube	90 30Ƌ
~tuc	72 -12Z-8ŐŒ10ő11Ş13ƣ15ŀ18Ʈ22vYư27Ƈ28ŵ
~tucc	88 34Ƈ
~tuck	74 -12Z-8ŐŒ-7Ʀ10ő11Ş13ƣ16ŀ19Ʈ22vY23ư29ŵ
~tud	70 -13ƒ-9ǩ14Ʊ26Z37ź49m
~tude	71 14Ʊ26Z37ź
~tuf	62 -14Ƽ-9Ɣ-8Ūƒ-7Ƹ7ZƀƍǏǥ8Xƹƿ9Łŋƚ10sƲǜ11Ǔ12AƉ13ǘ14ŞƋ15ǐǕ16ŭ17ǂ22ƝƢ26Ǣ27ƥ43Ɨ
~tuff	62 -14Ƽ-9Ɣ-8Ūƒ-7Ƹ7ZƀƍǏǥ8Xƹƿ9Łŋƚ10sƲǜ11Ǔ12AƉ13ǘ14ŞƋ15ǐǕ16ŭ17ǂ22ƝƢ26Ǣ27ƥ43Ɨ
~tui	86 55Ʊ
~tuit	86 55Ʊ
~tul	86 8j10o12Ɣ
~tup	88 8zƊ12ĺ23ǅ
~tup>	90 9Ɗ12ĺ23ǅ
~tur	57 -15ǩ-12ǚ-10ť-9LQ-8tƦƳ-7qĻŗƌ7nTƥ8ŁŵƷǧ9ū10AǢ11Ǐ12ƉƓ13GƢǆǙ14ƪ16vŉśŤǊ17ŀƑ18Ǆ19fſ21Ƈ22Ź24cţ25Ɨ26Ŀ29ǜ32ǅ33ƴ
~ture	64 -7ƌ7Ŵƞ8nHĽƬ9Łƥ10Ť11ūƷ12ŵǢ13Ǐ14Ɠ15Ƣ16G17f19śƗ21ƑǄ25Ƈ33Ŀ39ǅ
~turn	63 -13ǚ-11ǩ-10Qť-8Ƴ-7ty7ŎŧƙƧ8pVŤ9TķƟǆǧ10Ɨ12A15Ǚ17ƪ18Ǌ20ŉ21v24ŀſ26Ź28cţ33ǜ37ƴ
~tus	83 19C39f
~tus>	84 39f
~tv>	90 -10ƥ8Ő15ƚ19Ɗ
~tve	78 7Ū8Ʀ9ƌ10ž11Ƒ12ũ13Ƈ15ƥ20Ɨ
~tve>	78 7Ū8Ʀ9ƌ10ž11Ƒ12ũ13Ƈ15ƥ20Ɨ
~twe	78 -7ų7Ǉ9ł11C12ƫ14š16ŷ18ň21h
~twee	79 -7ų7Ǉ10ł11C12ƫ14š16ŷ18ň
~twi	78 10ţ11ǥ12u13ƻ14ũ15RĴ16w18ŕ24y
~twic	81 11ţǥ14ũ15Ĵƻ16R19ŕ
~twin	90 14u19w21y
~ty>	48 -15ǩ-13Ǆ-9ǂ-8Ɲ-7ŪƄ7ő8ƅ9ľŨƼǐǗ11Uǚ12yņǋ13şƜ14Ƒ15Ƃ16PƗƶ17ĶƸ18Ə20ƀƔǡ22ǆ23Ǔ24WǢ25D27Ɵơ29Ǝǌ31ķ36Ǚ43C49ž
~tyl	76 9Ɖ10ǈ25Ǒ
~tyli	77 11ǈ25Ǒ
~typ	69 -12ƈ-10Ǎ-9ŚƦ-8a-7ƅǖ10Tƿǆ12pļƣǉ13Ɖǔ17EƇ19d22Ǆ23b32Ʃ36Ƽ
~type	71 -13ƈ-10ƦǍ-9Ś-8ƅ-7ǖ7f10bǄǆ12ļǉ13pƣǔ14Ɖ17Ƈ18E19d33Ʃ37Ƽ
~typi	85 -9a8ǎ9ǧ12T13ƿ14Ǆ16b
~uab	84 7ƥ13Ɗ40Ƙ
~uabl	84 7ƥ13Ɗ40Ƙ
~ual	62 -9Œ-8Ǆ-7ŏƟ7Ŝžƅƪǩ8WĻ9Ɛǀǡ10ŭƦƴ11AKřǅǙ12PĺłŮŲƫǉ13Ǌ14T16Ŗ21L24Ő
~ual>	71 -10Ţ7Ɛ8ƪǢ9ŚŮ12Ʀƴǀ13Ǚ14ǉ15Ǌ18T29Ő
~uall	68 -9Œ-8Ǆ7ŢƝơ8Ŝƅǩ9Ļžƫ10Wǡ12Kŭǅ13Ałř14PĺŲ19Ŗ24L
~uan	90 17ƹ21ƿ
~uana	90 17ƹ21ƿ
~uar	66 -9N8Ƭ9Ư11Ʀ12Ɠ14Ƙ16ǋ19Ĵ22Ń26O28ǖ31Ʋ38Ɔ
~uard	82 13Ư40Ʋ
~uare	71 -7Ǘ12Ń13Ɠ18ǋ31ǖ41Ɔ
~uart	83 -11N11Ƭ14ŃƦ18Ƙ25Ĵ34O
~uat	80 -7ƽ7Ź9Ʊ10zǨ11m14n19F22y
~uati	83 -7ƽ7Ź10z11myǨ15n19F
~ub>	74 -10Ƌ9ƚ11q18Ų23Ǒ33ǒ34ƍ
~uba	80 -9H19ų29Ŷ33ǀ
~uba>	84 35ǀ
~ubar	90 -10H22ų33Ŷ
~ubb	90 -7Ǧ7Ƃ11d16ƛ
~ubc	80 -8Ǔ21Ǒ27ǒ
~ubco	80 -8Ǔ21Ǒ27ǒ
~ube	78 26Ƌ57Ų
~ube>	90 30Ƌ
~uber	81 60Ų
~ubl	71 -7n7ƿ8Ƹ9ĵƛ10Ĺ11Ř12tƼƽ15Ş16ű19œ21ƥ22ǜ
~uble	72 -7n7pƿ8Ƹ9ĵƛ10Ĺ11Ř12tƼƽ16Şű20œ22ǜ
~ubs	69 -12ǧ10Ǥ45ǒ54Ǒ
~ubs>	70 -12ǧ10Ǥ46ǒ55Ǒ
~uca	81 30Ʊ41m
~ucat	81 30Ʊ41m
~ucc	88 34Ƈ
~ucco	88 34Ƈ
~uch	44 -22Ƃ-21W-17Ť-12Ĵ-11ŧƭ-10ŏ-9ĵƅƆƞ-8aFŵŷ-7xŐŨƜǄǟ7ŕŹƼƿ8Ţưǌǩ9Řűƶ10Ǔ11ŬƘ12ƊƔƱƷ13OZĶ14ŜƝǡǢ15ſǛ16Ǧ17Ɠ18Y19ƪ20ǉ21Ơ22Ŀƃ23Ƨ24TƗ25Ů26XƨǏ27ŅǊ28ķ29Ʀ33ƒ34Ŧ35ŗ36Ƭ42Œ46œ
~uch>	44 -22Ƃ-21W-17Ť-12Ĵ-11ŧƭ-9ĵŏƅƆƞ-8aFŵŷ-7xŐŨƜǄǟ7ŕŹžƼƿ8Ţưǌǩ9Řűƶ10Ǔ11ŬƘ12ƊƔƱƷ13OZ14ĶŜƝǡǢ15Ǜ16ſǦ17Ɠ18Y19ƪ20ǉ21Ơ22Ŀƃ23Ƨ25TŮ26XƗƨ27ŅǊǏ28ķœ29Ʀ33ƒ34Ŧ36Ƭ37ŗ46Œ
~uck	57 -8Ő-7iRŗŷǄǈǩ7ķŀŹǞ8QţǏ9ĹǛ10ƣ11Ƙ12Ʈǋ14SY16vZư20XƁ21o22Ǧ23Ŭŭų25Ə28Ū31ǐ33Ŷ35Ŵ37ŵ
~uck>	60 -10Ɣ-8ǐ-7ŐŒǄ7ő8ŞŹƦǞ9ķŀǏ10ĹƣǛǦ12Ƙ14Ʈ15ǋ16S18Zư20ŭƏ22Ū27Ŭŵ37ų38ŴŶ
~ucks	71 -14ų7Ŕŭž8Ə10ŪǦ13Œ14ŵ27X28Ɓ59ǐ
~ucky	85 -7ǈ13PţƔ32o
~uct	56 -7ŗ7ľƩ8Ǆǟ9ƀ11PYƁ13ǡ14ŎƑ15Ŧƚ17Ƈ18ň20Ɠ23ǩ24ƅ44Ř
~uct>	84 8Ɲ9ƓǕ13Ř14Ǆ20Ʃ
~ucti	58 -8Ǆ7ľł8ǟ10ƀ11PY12Ɓ16ŎŦ17ƚ18Ƈ19ň20ƅ25ǩ37Ř
~ucts	90 10Ǆ21ǡ
~uctu	86 9ǆ22Ƒ24Ɠ
~ud>	79 -10Ŷ7Ľ9ś12x13ƞ28ƿ29Ǘ
~udd	75 9Ŝŭ11ĸ12BƳ15Ƣ16Ľ19A25ĺ34Ņ
~udde	88 11ŭ14ĸĺ
~uddy	79 10Ŝ12Ƴ13B14ĺ17Ľ20A36Ņ
~ude	63 -9Ǉǩ8œƀƁƃƩ9Wǣ11sƆƴ12cƱ13ǉ14Ơ16Ŗ23Z26ŏ32ź
~ude>	75 -10Ǉ7Ơ10ƃ13Ɔ14cs16ǉ32ŏ
~uded	80 -9ǩ10œ11ƀƠ13Wǣ14Ɓ26Ŗ
~uden	70 10Ʃ12ƴ14Ʊ26Z37ź
~udg	76 11c14š19ķ24ĸ41X
~udge	79 19ķ25ĸ42X
~udgm	90 7ƿ15c17š
~udi	65 -10Ŧ-9Ť14ǒ17ǣ91Ǥ
~udit	65 -10Ŧ-9Ť9ǣ14ǒ92Ǥ
~ue>	60 -10ǖ-9vǢ-8ǩ-7ĵ7cŉƁƓ8bBł9ŖŝŻƾ10ūǏ13Ǎ14ǧ17ƒ19ľ20ƪ22ű26Ǌ28y31ŕ32Ʃ33Ŏ
~ued	73 -7Ƽ8ƫƵ28ķ30Ÿ40ǜ
~ued>	73 -7Ƽ8ƫƵ28ķ30Ÿ40ǜ
~ues	61 -11ǅ-8Ǐ-7ƾ7Ƹ8Ǌ9Őǂ10ƅƘ11AŮƏ14Ĺ15Ľ16Ɨ22Ŋ25ǩ32Ɯ46Ǣ48ŉ
~ues>	74 -8ƾǏ9Ƹ11ǂ13Ƙ56Ǣ
~uess	76 -14ǅ7lũ9ǖ10Ǌ11Ŗ12Ő13ƅ15Ə17Ů20Ɨ34ǩ
~uest	68 7g9d13A16Ĺ17Ľ26Ŋ38Ɯ54ŉ
~uff	62 -14Ƽ-9Ɣ-8Ūƒ-7Ƹ7ZƀƍǏǥ8Xƹƿ9Łŋƚ10sƲǜ11Ǔ12AƉ13ǘ14ŞƋ15ǐǕ16ŭ17ǂ22ƝƢ26Ǣ27ƥ43Ɨ
~uff>	62 -14Ƽ-9Ɣ-8Ūƒ-7Ƹ7ZƀƍǏǥ8Xƹƿ9ŁŋǕ10sƚƲǜ11Ǔ12Ɖ13Aǘ14ŞƋ15ǐ16ŭ17ǂ22ƝƢ26Ǣ27ƥ31Ɨ
~ug>	78 -13ŀ8ļ9Ə10KǠ11ƿ12ŧ26ƻ32Ž44Ş
~uga	85 -15ǁ11ƽ21ƴ29Ƽ
~ugar	85 -15ǁ11ƽ21ƴ29Ƽ
~uge	90 10Ɩ15ƒ25ĸ
~uge>	90 10Ɩ15ƒ25ĸ
~ugg	86 -10Ş10g12K16Ǚ24ŀ
~uggi	90 -10Ş11g13K26ŀ
~ugh	45 -15m-14b-11ŏŜǢ-10ŕ-9qQ-8CĻŉŒƔ-7pLĹűƽ7TƧ8nZķőŤũŪŷžǏ9iſƞƳǥ10Ő11uĸōŬƂǦ12vYŇŠťƚǝ13ƬƮǤ14ǩ15łŧŨư16xWŮƗƨǖ17Ŋƌ18rśƱǎ19ƕƦ20jl21wŹ22Ŗŗƒ23y
~ugh>	49 -13ǩ-11ŏ-10mŕ-9Q-8Ɣ-7uĻŇ7šƁƦƻ8zņǜǦ9RSŧŷ10Yŵ11ZŤŪžƗƧ12nŐǥ13ryŀŊŖũŬ14ĸƚǤ15śƳ16ǝ17Ƭ18ť19W20ŗƨǖ22ƕǎ25j27Ũ
~ughl	69 -10S-8Ǣ7ƒ8TY12ĵ13Ɨ17Ů18Ʈ20ő21ķ
~ught	59 -14bŨ-11Ư-7mĿŉŜ7arŊƂƖǡ8řƸ9Hŧ11ƞ12ĺŰ13ŖſǏ14łŶ15y16Ʊǩ17iŢƌƦ18ōư20l21vŠ24uŇŹ26x28ƒ31w
~ugl	86 9ļǤ12ņ13ĵ
~ugly	86 9ļǤ12ņ13ĵ
~ugs	78 -9ŧ-8Ǜ10ŀ15Ž25Ş37ƿ
~ugs>	78 -9ŧ-8Ǜ10ŀ15Ž25Ş37ƿ
~uh>	74 7ƥ10ŜŠƏ11ĺŅǟ12r14j16ƞ21Ŷ26Ũ
~ui>	88 -7ƛ37Ż
~uic	71 -12ƪ-10ň-9Ŧ-7Ƅǔ8DERŚ9ƕ10řŮǁǉ11ŋű13ŝ14d16YŤ21Ŋ29ŧ31Ǡ
~uick	71 -12ƪ-10ň-9Ŧ-7Ƅǔ8DERŚ9ƕ10řŮǁǉ11ŋű13ŝ14d16YŤ21Ŋ29ŧ31Ǡ
~uie	86 8L14Ʈ24ǎ33ŀ
~uiet	86 8L14Ʈ24ǎ33ŀ
~uil	55 -12Ɔ-9F-7Ƌǖǩ7Xƌǚ8ƐƤ10ķ11Ƈ12Ʊ13ƪǝ17Ǟ23ơ24Ƒ28Ǣ29ǋ30Ʃ38Ǎ43ƣƺ45Ɠ48ƅ
~uild	58 -12Ɔ-11ƪ-10F-7Ƌǖ7ĺƱ8XƐǚ9Ƥ14ƅ23Ǣ25ơ27Ƒ32ǋ39ƺ41Ǎ42Ʃ46ƣ52Ɠ
~uilt	69 -13ǋ-12Ʃ7ƱǢ8ƺ9bE12Ǎǝ15ķ20Ƈ29Ǟ30ƪ42ƅ
~uin	84 -14Ɣ10ū12ķ13t26ƛ32Ŭ
~uip	69 -9Ɠ18Ɲ24Ǣ26Ǟ47Ǐ
~uipm	69 -9Ɠ18Ɲ24Ǣ26Ǟ47Ǐ
~uir	76 -11Ƥ14Ǚ18ơ22ǌ28Ǔ
~uire	76 -11Ƥ14Ǚ18ơ22ǌ28Ǔ
~uis	79 14ĸ23t24Ż25Ǝ28ƿ
~uish	84 26Ǝ
~uit	65 7oǝ8YƁƂ10šǡ11VǜǦ17gh20Ɣ22ǂ24ƘƧ28LĶ41Ʊƹ46ķ
~uit>	71 9hoƁ12ķšǡ13LVǦ26ǂ27Ƨ32ƹ34Ķ
~uita	86 26g33Ƙ
~uiti	86 55Ʊ
~uits	82 8ǧ9ƺ10ǝ11h12Ƃ15ǜ17Y21L
~uity	88 30Ɣ49ķ
~ul>	72 -11P-8Ŧ-7ǖ7B8ƵǛ9ňţ10ĸƮǉ11ů12bŐ16Ũ18ǜ20ŭ21ƥ28Uũ37Ų
~ula	70 7ƃƩ8oJK9ŲƔƪ10n11Ÿ15ŠƉƘơƾ30ǔ
~ular	72 7ƙ8KƩ9J10n12Ÿ15Ƙơ16ŠƉƾ17Ų31ǔ
~ulat	88 11o12Ɣƪ
~uld	33 -16n-15Ő-14ĺŦƳ-13Ɓ-12qƺ-11ŤƙƼ-10UŒšŭ-9lSŪƕƠƽǈǞ-8kowRŁŹƟƻǅǛ-7dijQĹœŜţųǋǣ7ũ8ōǔǡ9BNWŃūŷƍƨǧ10Ǐǘ11emZŗŚŝƂƘƿǦ12bT13aľĿƪǄǢ14rKLƏ15ĵŇƓ16Dǚ17cĻƸ18Şƒ19ŌŘžǩ20YŽƗƱ21Ƶ22ưƶǁǨ25Ĵ27űƭ28Ŋ29Ư31sśŢ34ķ35Ƭ38ǝ39ŵ40M41Ƥ42X49Ŏ51ƮƷ55ĸ
~uld>	33 -16n-15Ő-14ĺŦƳ-13Ɓ-12qƺ-11ŤƙƼ-10UŒšŭ-9lSŪƕƠƽǈ-8kowRŁŹƟƻǅǛǞ-7dijQĹœŜţųǋǣ7ũ8ǔǡ9BWŃŉūŷƍƨǧ10Ǐǘ11emZŗŚŝƂƘƿǦ12bT13aľĿƪǢ14rKLƏǄ15ĵŇƓ16Dǚ17cĻƸ18Şƒ19ŌŘž20YŽƗƱǩ21Ƶ22ưƶǁǨ25Ĵ27űƭ28Ŋ29Ư31śŢ32s34ķ35Ƭ38ǝ39ŵ40M41Ƥ42X49Ŏ51ƮƷ55ĸ
~ule	77 -8Ř9dƬ10Ǣ11Ŵ13Ɩ15Ǚ18Ƙ29L32R
~ule>	81 -8Ř9d10Ƭ11Ǣ18L20Ƙ36R
~ules	90 14L18Ǚ
~uli	90 -10Ū24ƻ28ǐ
~ulin	90 -10Ū24ƻ28ǐ
~ull	58 -11ĸǢ-9YŪ-7oŏǩ7qĻřƤƼǟ8tƢǄǛ10ŊŹƃ12DWƓ13ŒƟǙ14hƭ15Ŏ16d23T26ŚǇ31aŻ34Ĵ39R45ƀ
~ull>	60 -12Ǣ-11ĸ-9Y-8Ū-7o7ƥ8qřƢƤƼǟ9tǄǛ10Źƃ12DW13Ɵ14ŒƓ15ƭ16Ŏ17d28aǇ29Ś37Ĵ41R46ƀ
~ulle	81 7ĵ8ļ12Ļ15ľ17Ŋ43Ż
~ult	74 -8ŨƳ-7ĺ7şƃ15Ťǩ38ǚ44ż
~ult>	76 -8ŨƳ-7ĺ8ƃ15Ť16ǩ45ż
~um>	69 -9ř7Ƈ8X10œŗ13ƹ15Ǥ16D17ŵ26Œ40ž
~umb	47 -12ƣ-11ĽŚ-10ŷ-9aĹ-8Ŗ-7Ţ7ŉśǔ9ŒŜǑ10KĵǇǠ11cľŇŠƒ12y13Ļ14ƛ15E17Ǖ18ļƓ20ŸƼ21Ƭ22X23ŅƋ24DǗ25ŗǨ28ū29C33Ǧ34e35Ƃ37ř42I
~umb>	88 14jƒ16ŉ21ĵ
~umbe	51 -12ƣ-11ĽŚ-10ŷ-9aĹǩ-7Ţ7SƆ8ś9ǔ10Ŝ11ŒǠ12KŇǇ13yľŠ15c16Ļ17E18C19Ǖ20ļƓ23ŸƬƼ25X26Ņ27DǗǨ29ŗ31ū37e40ř46I
~umbi	75 16Ǒ19ƛ40Ƌ
~umbr	63 7Ǔ13ǩ46Ǧ49Ƃ
~ume	76 28Ƙ
~umen	76 28Ƙ
~umm	82 10ƍ16Ɵ18Ǉ23k24x
~umme	83 10ƍ16Ɵ18Ǉ24kx
~ump	68 -12Ŧ-7ĺ7ž11ƃƍ15Ť16ű36ǀ41ŔŢ47œ49Ɗ
~ump>	71 -11Ň-10Ŧ7ǀ8ž12ƃƍ25Ŕ29œ39Ɗ46Ţ
~umpe	83 11ǀ19Ť21Ŕű24œ
~un>	56 -13Rŷ-12Ĺ-9ŇŎƷ-7ZŵƃƖƯǩ7nŪƓǈǋ8ŦŲ9ţƧ10xňŕŝƢ11ǄǗǟǥ12ū13ĵŒư16ſ17eŭ18O19ű20kƝƩ23ƽǎ24ǐ29AƬ34Ŷ37g40Ǩ
~unc	71 -9ǩ-7ƶ7J8TŌšƳ9Oƍ10Aưǈǥ12Lń13Ľǟ16qB17N24b
~unce	85 8J10š27b
~unch	78 -7ƶ9Ō10Oư11ǥ12ǈ13Lń15Ľ18q19N
~uncl	84 -7ǩ7A10Ƴ11T15ǟ19B
~und	47 -15ƢǇ-13m-12H-11ŬƉ-10SƳǢ-9ĿŐƮ-8IŝŶǍ-7yDUZŒŔƞƿǋ7őŢƑƗǁ8CŖŪǉǜ9bTŎŠťŧŻƜƽǀ10ŵſƇ11LĵńƊ12ĻĽƕƩǤ13izňƓƲ14ǣ15lǃ16VYƙ17Gĺƒ19hsŅũ20XƣƱ21Ň22c23Ůǌ31ƍ33n35ƺ39ǅ46ş
~und>	53 -13m-12H-9S-8Ŗ-7IŐŨƆƢƮǢ7şƜǧ8ƥǎ9ť10CƑƗƟǁǉ11nŮűƣƩ12hǜ13G14Tũ15ĽŚ16ń17czŠŵƕ19YƓǣ20V22l26Ʊ27s30ƍ32Ň
~unda	85 -11Ň15ƙ30Ƈ
~unde	58 -14Ŭ-13Ǉ-11ƉƢ-10Œť-8Ʀ-7ŠǍ7ĵƛƽǡ8jƖƘ9GŃœ10ũůƝ11hiŚƙƲ12şŪſ13cŻƣǤ14ǀ15Ŏ16ŖŮ18Ɗ19Ņ20ƺ21ň22ƒ23Xǃ24ĺ28n30ǌ48ǅ
~undl	84 55ş
~unds	71 -13c-10ƞ-8Ƴ7BƜ8ŧƏ9ƽǛ10L11Fǈ12Ũ13Ǩ14Nť16b36ƺ
~une	72 7Ś14ĸ16Ƴ51ư
~uner	74 7Ʈ17Ƴ51ư
~ung	68 9Ż10pƯ11ź13ƭ15ĵ16Ź17ǀǅ19uŨ25v26ƞ40c
~ung>	76 9ƞ12ŹƯ14ź16ƭ18ĵ20ǅ22Ũ55c
~unge	79 7y12pŻ21ǀ27v
~ungu	88 -8c8vŹ13x26u
~unh	86 -26ŝ45Ş
~unha	86 -26ŝ45Ş
~uni	60 -20Ɔ-16Œ-10ǧ-9ǥ-7Zĵ7Ʀ9y10ǌ11Wļƕǋ12Ŭ13wYƠ14a15ƨ16D19Ʃ20ƥ32Ƥ35ƣ46ſ
~unin	67 9Ƥ54ſ
~unio	78 -11ǥ-9Z-8ĵ12Ʀ15ļƕ16WŬ17w19aY23ƨ
~unit	74 -24Ɔ-19Œ-9ǧ13ǌ15ǋ17Ơ20D25ƥ30Ƥ43ƣ
~univ	84 15y27Ʃ
~unn	69 -16Ū-8U7kLƝ8jǨ9RŻ10uŐ11ĿűŶ12ŋ15qŒ16ŴƼ17hń20ǟ22ǝ39ǩ
~unni	71 -17Ū-8U-7ƻ7LƝǩ8k9RŻǨ10uŐ12ĿŋűŶ15q16ŒƼ17ńŴ18h20ǟ22ǝ
~unny	90 14j42ǩ
~unp	90 27ƞ
~uns	69 -12n-7c7x8Eǉ10A14ơ16ƽ17ǈ20u21Œ24ŀ25j27ŕ35ű36Ƙ
~uns>	71 -12n-7c7ſ8xE9ǉ15ơ16ƽ18ǈ21u25Œ28ŕ36ű37Ƙ
~unt	51 -13ǩ-10Ʈ-9ǈ-8I-7Ĺƒ7ŕŻƹ8emnŒžƗƢǤ9AQYŦ10źƆƓ11ŜşǀǕ12XőŷŽƅ15Ķ16Hľǖ17BŊ18ř19ĴǠ20ƭ21uC23Ə26ǔ30ƬƯ31ŗ52Ǉ
~unt>	58 -21Ǡ-8lƌ-7Wǒ7n8Ů10ƹǖǤ11Ɨ12QŦžƓƚ13eYź14őŒşǔ15ŗŷǕ16XŽ17Ŝ20Ŋ23Ĵ26ř38Ƭ52Ǉ
~unta	76 9k10ǆ27Ǡ28A30B
~unte	80 13ǖ21ƌ22Ə
~unti	74 -8ǔ-7ǈ7ǉ9g10O12Ǉ13ŕ15Ƣ18Ɔ25Ư27H29Ǡ32ƭ
~untr	82 -7Ĺ7Ÿ12C13ǔ20ǀ21l
~unts	69 7ǔ17Ķ21ľ23uƯ28ŗ
~unty	78 8D10ǔ12WŻ13ļ16Ə23ƅ28C
~uor	90 -20Ÿ-11ž12ƿ44Ǜ
~uor>	90 -20Ÿ-11ž12ƿ44Ǜ
~uot	67 -7K7cƈ9Ľ14ž16Ǧ17ŏ19e20Ĺ28J33ń36Ņ
~uote	67 -7K7cŏƈ9Ľ14ž16Ǧ19e20Ĺ28J33ń36Ņ
~up>	42 -19Ŗ-17ǩ-14Ƣ-13ƞ-12GŬǂǞ-11qsBŢǦ-10ovſƜơ-9LŅŤũŲƵƶƷ-8wyPŇŧżƕƗƳǑ-7bfzŎŪƟƦ7dhCYƇǔ8rƬǁ9ļńŐŚŵƹ10OĻłƓǐ11jƈƸǌ12ĿŏŘƏƩǚ13ŉƮ14ķŹƌ15HřŨŽƣǏǝ17Vĺƫƴ18Ōƃƙƛǆ19KĴĹŠǊǗ20ƪ22ŁžƤ23i28kx29lƾ30Wƅ33œƉ34t35Ŕ41ŕ
~upa	81 21q30P
~upat	81 21q30P
~upd	69 9ƫ17ƋǢ18Ʋ29ƌ
~upda	69 9ƫ17ƋǢ18Ʋ29ƌ
~upe	88 -7ǈ8z10Ɩ11Ő32ǩ
~uper	90 -7ǈ10Ɩ11Ő33ǩ
~upg	88 -10ź13Ƌ21ƌ
~upgr	88 -10ź13Ƌ21ƌ
~upl	73 -15ŭ-14Ƨ-11Œ-7Ǎ7s9Ƙǎ10UĽ11S13Ơƿ16Ŋ19Ǟ20ƣ22Ū35ś
~uple	74 -15ŭ-11Œ-7Ǎ7s9ǎ10UĽƘ11S13Ơƿ17Ŋ20Ǟ21ƣ23Ū
~upp	69 -11ǩ-10ǝ8Ŕ10rz11n12ƿ14Ɲ15L17ǐ22h23Ŏ52Ǖ
~uppe	88 -7s15nrƿ19L
~uppl	72 -10ǝ8Ŕ14Ɲ18ǐ61Ǖ
~ups	69 -10Ɗ7rƣ8iƥ9nž10H11ǐ12q13Ɯ16ţƆ18Ũ19Ƥ23Ɨ25Ǎ32ǘ
~ups>	86 -8ƛ11i14n15qǐ40ǘ
~upse	78 8r19ţ21Ũ
~upsi	90 13H32Ɨ
~upst	79 -10Ɗ9ƣ10ƥ12ƛ15Ɯ18Ɔ22Ƥ29Ǎ
~upt	81 -8Ǣ19ǝ25ĵ34N
~uptc	88 29ĵ
~upti	88 -9Ǣ21ǝ31N
~ur>	26 -32Ų-22Cť-17Ů-16ƈ-15Ōō-14ƇƌƩ-13ŏŬƆ-12ĸŗũűƊƋ-11ňŤŪ-10YĹőƹǏ-9Ƭ-8fƻǩ-7GŭƎƐǑ7JŞŻƗǁ8DƼǅ9cƀƜ10yM11łŖŸƁƙƝ12nļŃŒƦ13řżǧ14hĽŴƕǄǎǔ15gŽƢ16twIǖ17jEŹƶ18ŚŜŶƯƲƷǤ19loWŇžƺǙǡ20vƫǈǛǝ21V23ĶŘųǂǋ24pƾǠ25sxPŁ26şǐ27Ƥ28qƨǉǣ29T31eǕ32ůƮƳ35r37dǢ38ƥ40ƃ42ĵ46ƽ47ǘ52B72z
~ura	47 -14Ƹ-10Ǆ-8ǩ-7QĴƓǑǔ7ĹƇǤ8rXŜǢ9AŚƉ10ŞŪſƏƙǍǟǨ11ǒ12ĺšƴ13Ɓ14ŘşŦƃƦƩǓ15ƭƳ17Ƭ18ǌ19ľŁŏ20ŐƄƕǥ21Œ22ţ25ņ28W
~ural	88 20Ɖ21Ə
~uran	48 -15Ƹ-10Ǆ-8ǩ-7QĴƓǑǔ7ĹƇǤ8rX9AŜǢ10ŚŞſǍǨ11Ūƙǒǟ12ĺƴ13š14ƁƃƦǓ15ŘşŦƩƭƳ18Ƭ19Łŏǌ20ľƕ21ŐƄǥ22Œţ25ņ28W
~urc	76 -8ǐ7ļ9ư13oB14ŭ16t27ƶ29ƒ
~urch	76 -8ǐ7ļ9ư13oB14ŭ16t27ƶ29ƒ
~ure	48 -12ơǑ-10ƝǏ-9ŞƸ-8ǩ-7ķĹŎǍ7ưƷǠ8AGłƈƴǂ9űƢǧ10H11fŏŤƱ12a13śƑǥ14Ƭ15ő16ŭƇƗƼ17Ŗ18Ŵ20ŀǌ21ŗ22Ŀ23ƘǄ24Őƨ26ş27ǅ29ǒ33Ǣ35ſ49Ɠ
~ure>	56 -17ǩ-12Ǐ-11ŗŞ-10ơ-9Ǔ-7Ǒ7OZĸŅŽǨ8ūƩǢ9Ʒǉ10Ʊǒ11Ałƈƥǂ12űƢǌ13GH15Ť16afśǄ18Ƙ20Ƽ21ŭ23ƗƬ24Ŗ25Ɠ28Ŀŀ33ǅ
~urea	90 13ń14Ŝ
~ured	55 -11Ǐ-10Ɲ-9ƒƸ7ǃǓ8ƀƃ9ǐǩ11ưǄǧ12ǌ15š17Ŵ18ǥ20Ƈ21ŏş24ǒǢ26ŗ34ƨ42Ɠ47ſ
~urer	83 -12š12Œ14Ţ20ƴ30ő45Ő
~ures	79 -7ǉ9ŗ10ƞ14Ǣ16ƘǏ17Ǡ20Ƒ21ş
~urg	82 9ǀ13tǂ32Ƽ44Ń
~urge	86 13t14ǂ34Ƽ46Ń
~uri	64 -13Ŷ-7ƿ7BǗǛ8Ŕǁǥ9ĶŠŭƦ10rŉž13Ɵ15P16R18ŏ19ƚ20j24Ĺ26ư29ƃ30Ǝǣ
~uria	84 14Ʀ33ư
~urie	77 8Ų13ž17j36ƃ37ǣ
~urin	79 -13Ŷ-7ƿ8j9Ǜ11ǁǥ12ŭ17Ɵ18Ĺ19P20R24ƚ25ŏ
~urio	84 7ń11B12Ŕ13Ĺ14rŠ15ŉ
~urit	76 8ǘ10Ǘ12Ķ37Ǝ
~url	86 11Ɖ13ǃ16T
~urli	90 12Ɖ
~urn	57 -12ǚǩ-10ť-9Q-8ƌƳ-7ǉ7TVǆ8ķĺƑƟǕǧ9Ǣ10A11ƥ12Ɠ13mGƪǙ14ƊƢ15vǝ16Ǌ17ŉ19Ƌ21ſ23Ź24ţ25cƴ26Ɛ29ŀ30ņǜ31Ɨ
~urn>	69 -14ǚ7fǊǠ8ŉŧƧ9pŎţƙ10Tǆǧ11VƟ13v14A16mņ17Ǚ19c23Ɛ
~urna	79 11a12ĸ13Y17ŉ22Ɗ31Ƌ
~urne	66 -10Q-9ťǩ-8Ƴ8Ɣ9Ɛ10Ǖ11ĺƑ12Ǣ13cv15x17Ɠ18ƪǝ19ţ20ņ26ſ28ŀ33ƴ
~urni	74 -7ƌ7d10Ǟ11ŀ13ķ16ƥ19Ƣ20G37Ɨ
~urns	88 -7y41Ź
~urp	85 11ŏ19Ǥ
~urpr	86 7Ż11ŏ19Ǥ
~urr	58 -16u-12Ơ-7ǧ7ŖŚŜŢ8Sƙ10OƵ11ǒǥ12ő14Ş15ŗ23Gǡ24ŕ25ŝ26Őƪ27Ń28h30ŏŒ31ƚ
~urre	60 -12Ơ-7ǧ7ŖŢ8Ŝ9SŚ10Ƶ12őǒǥ15Ş16ŗ24Gǡ25ŕ26ŝ27Őƪ32ŏŒ
~urri	79 11ƙ45ƚ
~urry	83 -21u20O41h44Ń
~urs	49 -17ǩ-16Ɨ-14ő-11ƣ-10ơ-9hMŴ-8rvŒŗŹƚƜǄ-7ĴŪůƃǝǡ7tBQƝǦ8uţŮŶƙƠǅǌ9gĵ10AŠŲž11Ư12űƕƛǇ13cqŁōƢǉ14n15ŵƖ16HŦ17PķƁ19UŘŬ22Ÿ23ǁ25x28ų31S34Ʀ35R39ǎ51F
~urs>	57 -18Ɨ-15ǩ-12ƣ-11ơ-10Ŵ-9ghPƚ-8ůǄǡ-7rvŒŪ7bSŚƊƧǞ8ľƨƻ9UſƲƵǦ10tŤǌ11ŮƙƝƠ12uBĵžƁ15űŶ19Ų20ŵ22ķƖ25Ŭ26Ʀ27Ÿ33x34ų42R49ǎ63F
~urse	57 -8MőŲ7qŠ8Ɓǣ9VŢƀƎƯǠ10AƕƢǑ12Q13c14U15ţ16Sǉ17Ł18ō19gǇ21nŦ22H23Ʀ24Ř28ǁ29P
~ursi	90 -9ő17q20S
~urst	85 10Ƥ25ƛ
~urt	60 -8Ƥ-7ŵ13ľ16Ɯ17ƍ18kţ19ĸǚ23Ť25XǙ29Ƅ35D36žƃ45ǣ
~urt>	61 -8Ƥ-7ŵ7W13ľ16Ɯ17ƍ18ţ19ĸ20ǚ24Ť25X26Ǚ28ž29Ƅ36D38ƃ46ǣ
~urth	88 8x10d28k
~urv	85 13x21ǝ41i
~urvi	85 13x21ǝ41i
~ury	75 8ƃ13ķ16D40ư41ž
~ury>	75 8ƃ13ķ16D40ư41ž
~us>	56 -30ǩ-18A-10dgG-9ƕ-8jŃŇ-7ƒƿǝ7Tńŉšźǂ8wƷ9vĵŴžƈƼǦ10ŪŽƄƞ11ŶƆ12ŋ15aŢ16zķŎŰ19C20ĺ23frņ34Ŀ36s38ŵ39Ĺ48ļ51ǀ
~usa	90 7ŭ11ŝ20ő
~usb	57 -17Ƹ-15dƾ-14ǟ-9vƹƺ-8Q9Ư10Ʈ14Łųƫ16nƳ22ż23f25Ŵ26Ʒ30p31st32rƨ33ǂ35q41o
~usba	57 -17Ƹ-15dƾ-14ǟ-9vƹƺ-8Q9Ư10Ʈ14Łųƫ16nƳ22ż23f25Ŵ26Ʒ30p31st32rƨ33ǂ35q41o
~use	40 -20Ŭ-18ŗ-16S-15PŶ-14ǎ-13Ŧű-12ƸǏǗ-11ŒŖšǇ-10ŅǞǦ-9KńŇƠǄ-8cdřƦƻǊǨ-7axYŉŎŜƁƃƵǩ7hůƊǓ8Ť9rƙƚ10Ƒ11ţ12sZƂƮ13Źƌƕ14ƛ15IƏƣƨǑ16opq18fTƇ19Jş20Ųŷ21MŀƖƴ22GŔǁ23Žǂǖ24ķœƒƓƝ26DƜ27ƆƋƗ28nƿ29H30F31ƞ32Ɵ34Ʒ38ƅ39Ɣ43ŭ
~use>	42 -20Ŭ-18ŗ-16S-15Ŷ-14ǎ-12ŦƸǏ-11šǗ-10űǞǦ-9KŇřŪŴǄǈ-8PńŒƠƻǇǨ-7TŉŖƁƃƦǓ7Ɗ8hqŁǢ9ůŽƚ10ƙƴ11rŤƑ13nŔƂ14sZţƌƕ15Źƛ16IƋƏƣƨǑ17Ɨ20Ƈ21fJƒ22MŲ23Ɩ24Gŀşǁǂ25ǖ26Ɠ28D29ƆƜƝ30ķƿ31Hŭ33F34ƞƷ35Ɵ40ƅ41Ɣ
~used	71 -11Ő-8Ņ-7ŪǢ7ƹ9ũ11ǈ18Ŕ20Ɨƴ25ŭ26Ž32œ49Ŵ
~useh	69 -16ų14Ū17Ʈ26T28n31ŷ
~uses	76 -26Ŵ-15P-10a12ƒ18q19T22o25Ƌ26pǓ41ų
~ush	73 -17i7Ś9sł10Ŋ11ĺ12Ō14ƛ15H16Ń18r29Ɩ36O41Y
~ush>	80 -19i-7r9Ś11łŊ12s14Ō18Ń27Ɩ39O
~ushe	88 16ĺ17ƛ20H
~ushi	86 50Y
~usi	50 -24Ƃ-15D-13Ů-12Ū-8eFGĿŇ-7Ɨ9ƹǘ10MƕǑ12nAJŐ14ǛǠ16ň17Ǣ18Ǧ19ǐ20Ŏ22ǔǨ23ǝǟ24Ǟǩ25ǄǊǡ27ǅǋ28Ɲ29ǃ33ǆ35ǎ36ŭǥ
~usie	88 42ǎ
~usin	50 -24Ƃ-15D-13Ů-11Ū-8eFG-7ĿƗ9ƹǘ10ƕǑ11Mǎ12nAJŐ14ǛǠ17ňǢ18Ǧ19ǐ20Ŏ22ǔǨ23ǝǟ25ǊǞǡ27ǅǋ28Ɲ29ǃ31Ǆ33ǆ37ŭǥ
~usp	85 18Ƅ30Ÿ
~uspe	85 18Ƅ30Ÿ
~uss	90 -7N7ů14ư20a29r
~ust	44 -21ǐ-18ŗ-11łō-10ŚŬ-9ƳǏǞ-8lqƏƞƧ-7DFĴĺĽľƁƄƥƽǍ7svŏǀ8uUņŇŦƍǙǟ9ǧ10CŀƠ11ŌŨƗơƦǈ12ŊƢ13hŭ14KőŧŪǖ15ǃǑ16ŖƻǓ17ŶƝ18nAǚ19ŔǗ20Ų22Š23ǔ24Ĺ26ŷ27Ļ28Ǉ29ƀ30ǋ34Ʋ
~ust>	47 -21ǐ-18ŗ-13ǡ-11ł-10ō-9ŚŞƳ-8ƏƧǏ-7qDFĺĽƄƞƥƽ7cdrķǚ8svŏƝƴǀ9SUņŦƍǙ10eŇǧ12uŌƗơƦ13CŀŊŔ14hŨƢǈ16Kŭ17ŪǑ18Ŗƻ20n21A25Š26ǋ27Ĺ29Ļŷ30Ʋ31Ǉ32ƀ
~usta	88 12Ű17ų28Ŷ
~uste	83 44ŧ
~ustl	88 40Ų
~usto	62 -11S7kĿƲ16ǟ17ǚ21Ɲǃ22ǡ25ǖ28Ǔ33őǗ36ǔ
~usu	73 -7ŖƟ9ƅơǩ11Wǡ12ǀ13ŭ14řǅ15AĺłŲ27L
~usua	73 -7ŖƟ9ƅơǩ11Wǡ12ǀ13ŭ14řǅ15AĺłŲ27L
~usy	74 9x10ǎ11t13P30U35ǟ39N
~usy>	74 9x10ǎ11t13P30U35ǟ39N
~ut>	34 -19ǩ-16F-15Ń-13iǇǟ-12ķŨƠ-11ŬųƄ-10WŐ-9xMŎƦǒǦ-8cNňœřŧƖǡ-7sƇƛƵǆ7fjluAŖŝŪŮƚƭǈ8gƊ9hBŊŗŰƩƴǏǕǧ10qUVŤſƏƞǀǃǜ11ŜűŵƂƬƷ12łƈƟƳƻǎǙǣ13HTĶƍƎǛ14Ş15pĴżƔƫ16rļĿǁǉ17ŀŴƜƺǂǌ18Ʋ19ĹĽŉƱ20Ǩ21yŲƧ22ŽƤƪ23ŌŦ25ĸōƌǔ26Ƹ27Ɲ28ĺ29Ǒ30ľ35Y38Ň41š
~utc	83 21b27Ļ32a
~utch	88 23b34a
~utco	90 30Ļ
~utd	88 -8Ŧ25g32ǝ
~utdo	88 -8Ŧ25g32ǝ
~ute	61 -9ķ7adfmŠ8M9u10iĻǁǃǏǧ11Ś12h15Ō17Ǘ24N27ŭ31ǘ32O41ů
~ute>	71 -17O7ƅ8Ś9mŌŠ10f11u12M13iǃ16h24ŭů31N
~uter	76 -9ķ8bƝ9dŭ13Ǐ21Ǘ40ǘ
~utes	69 7ńǜ8Ō9a12ǁǧ15Ļ26ů54O
~utf	77 -10F8ŞŠ10Wń11ő14Ǟ20ơ22Ő30Q32Ǆ
~utfi	77 -10F8ŞŠ10Wń11ő14Ǟ20ơ22Ő30Q32Ǆ
~uth	79 -8Ŧ9l10rň16Cļ17ŝ20u23Ɵ
~uth>	81 10lr17Cļŝ24Ɵ
~uti	81 7ŭ8Ơ14b15ũ16ǐ17ǈ32e
~utin	88 8ŭ35e
~uto	65 -10ǩ-7Őǈ7Ƅ8ſǀ10ǃ15ũ17Ĺǥ21ƃ23ž24ƛ31Ƃ35ş40Ʋ50Ĵ
~uto>	68 8Ƅ9ſ11ǃ18Ĺǥ25ž33Ƃƃ38ş
~utof	86 -9ǩ11ǀ20ũ33ƛ
~utom	88 14ƛ17Ĵ
~uts	68 -14U-7Ķƕ7ƥ8tŇƉ10qƦǋ14Zŉǀ16ƣ18Ş20g24jC29Ƈ
~uts>	77 -7Ķ7ư8Œ12tƣǋ16ŉ21Ş23C
~utsi	74 -15U8Ƒƥ9Ɖ11Ʀ12q16ǀ23g27j32Ƈ
~utt	70 -7Ɣ7Ŕ9ƞƱƹ11Ō14Ū16Ů17a18ǈ20Hƚ24ǩ34Ķ
~utte	88 7Ǆ25ƚ
~utti	75 10Ʊƹ11w15Ū18Ů20ǈ23H37Ķ
~utu	86 -12Ţ9H14ƴ22Ŀ37Ő
~uv>	90 -11ŷ16ų26Ū
~uy>	58 -15ǩ-14Œ-13Ǐ-12ť-10zĸ-8ũ-7Ńţǖ9M10ƙǅǣ11gŤƨ12WŅŜƩǜ13H14xF16łơ17Ŭƒ18Ǆ19ŌǞ25Ʀ27ņ28B29Ŷ33ſ39ƗǨ44G46Ǖ
~uyi	85 15ƒƪ26F38H
~uyin	85 15ƒƪ26F38H
~uys	64 -16R-11Ŷǀ-9ſ-8g-7ǩ7wųž8kōŴǐ9hxőƒǤ10yĸƷǣ11CŐƟǎ13HƔ16jǙ19Ǉ21ǟ25ǉ32Ǒ34Ǆ
~uys>	64 -16R-11Ŷǀ-9ſ-8g-7ǩ7wųž8kōŴǐ9hxőƒǤ10yĸƷǣ11CŐƟǎ13HƔ16jǙ19Ǉ21ǟ25ǉ32Ǒ34Ǆ
~uzz	88 11ƍ13ƣ23ň
~vac	76 -14ŬƢ-7ƻ30ǌ44k47Ɵ
~vaca	77 -7ƻ45k47Ɵ
~val	61 -10ǖ-7ƾ7ŸƁ8Ɠƛ9Ɗ12Ǆ13CŁ14ũ16Ŏ19ľƒ20ƪ26Ƙ32Ʃ37Ǣ
~vali	88 10Ÿ
~valu	63 -10ǖ-7ƾ7Ɓ8Ɠ10Ɗ16Ŏ19ƒ20ľ21ƪ29Ƙ33Ʃ39Ǣ
~van	74 -11ų10ƀ12wǏ16Ƌ17k20ņ23ŭ74ǐ
~van>	84 -11ų11ƀ14Ǐ17ŭ20k23Ǣ27ǐ
~vani	90 20Ƌ24ņ
~vans	81 -19Ǣ9ŭ55ǐ
~vap	85 52ƹ
~vape	88 47ƹ
~vat	79 -11F-7Ő8ŊƱ9ƨ10ǣ11ǀ12Q13ƣ20ơ29ƌ
~vate	82 -11F-8Ő8Ʊ9Ŋ10ƨǣ11ǀ12Q15ƌ21ơ
~ve>	28 -26P-22g-17ǌ-16qƕ-15ĿŠƭǄ-14ATśǊ-13ľŒ-12L-10płǂ-9yKœƩǑ-8sŀ-7ĸŬű7ŕũźƅƚƢƮǏ8zJZŗŧŻƛƟǅǆǋ9ŉōŎƂƋǃ10NSŃŲƊ11hiwBFYŅŊŋŖŵƳƵǐ12HƞưǓ13ĵŌŴŹǠǢ14Ƅǈǟ15ŁşţůƆƥƪƯǀǝǥ16dCIųżžƐƑǚ17aDŐǍ18fGŚƍǒǩ19ƀƁƱƶǔ20uŸƘ21Ůſƃ22őƷƼǇ23lĶƌƎ24mWǜ25OŶ27ŝŢŪ28ń29ƗƦ30ƨ34ŏ
~ved	69 7Œ8nŁŢŭƟ9ĺ11fŋƢ12Ĵ13Ǘ14ť15Ƶ20l38Y40G
~ved>	69 7Œ8nŁŢŭƟ9ĺ11fŋƢ12Ĵ13Ǘ14ť15Ƶ20l38Y40G
~veh	63 7ż8Ǧ9ŵ10ŭŻ11Ŷ13ƀ15ūŰ18ų20Ŭ26Ŵ36Ūǐ
~vehi	63 7ż8Ǧ9ŵ10ŭŻ11Ŷ13ƀ15ūŰ18ų20Ŭ26Ŵ36Ūǐ
~vel	67 -10C7ūƩ8ő10ƣ11Ƃ12D15ƁƊ16m27Ɔ31ǀ34Ɵ
~vel>	69 -7C7ūƩ10ƣ15Ɗ16Ɓ17m24Ɵ25ǀ28Ɔ
~vem	90 11Ǣ24ƌ
~veme	90 11Ǣ24ƌ
~ven	55 -13ņ-10uƞ-9Tƌ-8Ĺƴ-7ŹƩ7ŕƬ8Ŕƹǒ9ŢŷǢ10Œťǋ11R13ũƗ14ŨƯ15ǩ17Ɲ19ƅ21ǖ22Şż23Ǌ25Ŝ26L28ţ32Ǖ33ǅ58Ǐ
~ven>	60 -14ņ-10u-8ƴ-7ĹŹ7hnŞǜ8ŭǏ9ŕƹ10ŔŢŷƅǒǩ11Œǋ12ť13Ƭ16Ũ17Ư26ż29Ŝ35ţ
~vend	83 -7ǝ50Ǖ
~veni	82 10M13Ű17R45L
~vent	75 -12ƞ-11ƌ11ǧ13ƅǩ14Ǣ20ũƗ22Ǐ23Ş25Ɲ46ǅ
~venu	83 12ǧ37Ǌ
~ver	34 -15ŵ-14IǄǎ-13LƌƤ-12JŇŬƯ-11DńƕơǏ-10Bƣ-9mpyXĺŁŅƫ-8orŀƏƵǂǧ-7wGŊŔƅƈǁǑ7nĸőŦŪŹƢƲǙ8Ťƻ9uWĻžƀƁƒƿǞǩ10Ŏşůƭǡ11RĿǔǖ12PŝƠ13ľŭŮŰƓƗǇ14ŐŕǛ15hŸŽƼ16śƃƬǚ17HŒſƧƨ18CƑƦ19UţǕǘǦ20ǥ21ƴǊ22ņŜ24Ɯ25Ʃ26š28Ųǝ29ƛ30Ƃǜ31ŗŻ33Ǣ35ǒ36ŏ37T38Z41ŷź42ǐ43ƙ49Ŗ
~ver>	39 -17Ŵ-15X-13Őƌ-12yŌǎ-11IƬƯ-10ŁŠǄ-9DŃŵƕƣƤƪƸ-8mJķńŪŰƄƽǅ-7dľŇŔŨŬƀƖǢǧ7MŷŸƧǘǚǠ8ňƍ9ŭƆƛƢǍǖ10Ťũ11QRUŝƹǒǕ12ŒŲƿǩ13ĸőŗ14Ǉǡ15T16ſƒƠƩ17šŽǛǝǞ18hŦ19Ŀǐ20P21CHŮƼ22ś23Ǧ25Ŝź26Ǌ27Ƒƴ29Z30ņţ32Ƃ33ų36Ɯ39Ż40ǜ44Ŗƙ
~vera	53 -14Ǐ-9ň-8Ʃ7XŴƘƪ8Ĺǉǘ9ŉƸ10ſǌǨ11ź12ƭ13ƚƦ14ŃŠ15ľƛƨǒ17Ś19Wƀǚ20ǝ22šƧ23Ƭ24ž25Ɓ26ŏǢ28ŗ30ǥ33Ɠ
~vere	68 -11Ǐ-9Ƭ-8i7ſƁ10Őǡ12ƭǟ13ľŖƀ17Ŏ18Ʀ19ŗ21Ǣ23Ō27ƨ37ŏ
~veri	70 -15ŭ-10ő7ƭ8k11ƶ18ǐ19d27Ő55Ų
~vern	79 -15Ǆ-13Q12ŕ14Ǐǖ30Ű45ǔ
~vers	60 -25ų-15Ų-10ǈ-8Ř-7n8sł9ŤƢǃǩ10yĻŹ11O12Ǜ13ŸƱǐ14iſ16ŋŖ19Ʃ20a28ŷ29ź30Ǖ36ƃ
~vert	84 -10Ų9Ƨ12R16Ɲ20ŭ32T
~very	51 -12ų-11ŗ-9dL-8aţǕ-7ũŵƚǧ7ĴĻƽƾ8ĿƿǅǑǖ9ľƩǡ10Űǐ11Ɩ12ŐŒŭ13ōǘ14in15Ǚ16KUşǢ17Ŵ18T19ķƗ21Ū22ƻ24uƬǒ25ů26ŷ30Z
~ves	58 -13z-12Ūů-7ŝŬ7qƁ8ű9xƛǛ10ĵ12Ǐ13Ƣ14A16ķŘ21ŷ22n28ǐ31ų36Ş
~ves>	58 -13z-12Ūů-7ŝŬ7qƁ8ű9xƛǛ10ĵ12Ǐ13Ƣ14A16Ř21ŷ22n28ǐ31ų36Ş
~vew	77 -7ŷ8Ə27Ū39Ű
~vewa	77 -7ŷ8Ə27Ū39Ű
~vic	63 -11ń-7ǔ7ŝ8Ţ9ƕ11AŜƏ13ţ15űǞ17ľ18Ū20Bư29Ǆ35Žǚ
~vice	64 -11ń-7ǔ8ŝŢ11Ə12AŜ13ţ16űǞ17ľ20Bư29Ǆ35ǚ36Ž
~vid	75 -8Ń8ǝ10Ǆ11g12Ʀ14Őƫ24ƕ32M37ƪ
~vide	76 -8Ń10Ǆ11g14Őƫ24ƕ32M37ƪ
~vie	82 -16ƞ-12ť-8ƶ11Ŷ15Ǟ19B21Ŝ28Ŗ44ǩ
~view	83 -12ť-8ƶ14Ŷ15Ǟ19B21ǩ22Ŝ28Ŗ
~vin	49 -13ś-12ǚ-11ŋ-10vǩ-9hŐŕŝǠ-8XŏŨƽ-7őŶǐ7ŭƆ8eƇƲǀ9uķǍ10ƍ11tŀƂƟƶǁ14qƱ15PľŘŪŮ16k17nŴŷ18NĿŽ20FŻż24z27ŸŹ28i29Y31H33y35Ţ55ƞ66ū
~vin>	62 -15ś-9hǩ-8ŕ-7Ÿ7ŲƟǁ8ŀŖ9xŃŢ10tƶ11ĺ12Ū13P15Ż16ǟ17Ź18SĿƞ22y86ū
~ving	52 -19S-12ǐǚ-11ŋ-9Ǡ-8ŃŐŝ-7vŏŨƽǟ7AźƷ8eŵŻƆƲǀ9ŭǍ10ķųƂƍ11uľ12Ʊ13ŷ15Ź16q17yŘŽ18FŮ20N21n22kzŴ23ż27i28H30Ţ33Y34Ÿ43ƞ
~viny	88 17Ƈ
~vio	80 -10G8œ15ƈ42Ż
~viol	82 43Ż
~vis	72 -8ǣ13N15eZǁ19B21a30ƾ37A55Ɯ
~vise	85 31A33B
~visi	77 -9B-8ǣ12aA14N16ǁ32ƾ59Ɯ
~vit	90 11ǌ21ǀ24ƻ
~viv	85 13x21ǝ41i
~vive	88 18x25ǝ
~voi	73 -14ļ-12ǩ7Ǡ10ľ15aeĿ20Ǖǘ29Ľ
~voic	74 -14ļ-12ǩ7Ǡ10ľ15aĿ20Ǖǘ29Ľ
~vol	79 9ż10Ł14f21Ə
~volu	84 23Ə
~volv	88 10ż11Ł15f
~vor	74 -13Ş-8Ʒ11ĵ16Ʃ18ƞǩ19Ŷ20r21ŝ34f
~vorc	82 12ĵ37f
~vori	82 -15Ş20ƞ21Ŷǩ24ŝ
~vou	86 13ǀ34Ŀ
~vous	86 13ǀ34Ŀ
~vy>	85 -8u7ǎ8Ư10ƞ12ǈ19ƺ24Ǐ27Ū
~wag	75 -14Ǌ-9Œ8ǜ13ǣ25ƃ31T54ǉ
~wage	75 -14Ǌ-9Œ8ǜ13ǣ25ƃ31T54ǉ
~wai	73 -11ơ9ŏǌ12ĺǜǧ13Ǐ15r16ŵ17Ǔ19Ń20Ś22sſ
~wait	75 9ŏ12ǜ13ĺǏǧ16rŵ20ŃŚ23s
~waiv	88 -13ơ11ǌ21Ǔ26ſ
~wal	55 -11řŨ-7Ō7nśŵƽǘ8šƤ9ƋƮǈ10Rǒ11łƙ12Ǎ13ĻŸƌƗƧǝ14żƣ15Zŕ16Ĺ18ǔ23Ŝ26xƇ27Ť33Ǆ
~wal>	66 9Ǟ11š16ś20ŕ22Ĺ30Ŝ
~walk	61 -11Ũ-10ř7ƗǕ8nŖŵƽǘ9Ƥ10Ɗ11RƮǈ13ł15ĻƧǝ16żƣ18Z22ǔ24Ǆ30x31Ť
~wall	74 -13Ɗ-7ŷ7Ơ9ƋƐƗ15Ǆǒ17ŸǍ20ƙ23ƌ41Ƈ
~wan	45 -15ŗŚ-13ŦƦ-12młǒ-11ŞƩ-10ŏœřƯ-9uŵŷ-8NŖůƒƧƿ-7cĺƟƠ7vǞǨ8eŴ9Œ10śƃ11ľŊ12ƵǦ13bLŀ14VŝſƀƗ15OƁǁ16ŃŎž17yƂǧ18ŕ19ǌ20KĴ22M23JĹư24ƫ25X26Ƭ27Ǔ28sŉ29Ƅ30Ʊ32ǩ34Ōƭ35ơ38ƶ39Ļ
~want	45 -15ŗŚ-13ŦƦ-12mǒ-11łƩ-10œřŞƯ-9uŏŵŷ-8NŖůƒƧƿ-7lĺƟƠ7vǞǨ8eŴ9Œ10śƃ11ľŊ12ƵǦ13bLŀ14VŝſƀƗ15OƁǁ16Ńž17yJƂǧ18ŕ20KĴǌ22M23Ĺư24ƫ25X26Ƭ27Ǔ28sŉ29Ƅ30Ʊ33ǩ34Ōƭ35ơ38ƶ40Ļ
~wap	86 -12Ŷ17ũ34Ƶ36ų
~war	69 -12Ţ-11HV-9Ĺ9BƛƳ10ǀ11ŀŎ12Q13Ǟ15XŇǘ20qũ22ǋ25Ō36ś50j
~ward	74 -9Ĺ-7H10Ƴ12Ŏ14ŀ16Ň17X22ũ28Ō39ś
~ware	83 15Q16Ǟ18ǘ25q27ǋ
~was	45 -13ŒǢ-11dǋǣ-10ǂǞ-9ŀŝŢţ-8Cōƫƭǝ-7łŎƬƶƾ7ĵǉǍǘ8c9TűǛ10rǊ11ƲǤ12Ǚ13ŸƋƞ14k15Ļǩ17Ƥ19œƅƴƼ21Ŕǜ22Bĺļŉ23Ņƈ24p25ũ26ňšƽ27ŵ28Š29ŧ30żƒ36ƛ42Ũ43Ť44ťƳ49Ŧ
~was>	45 -13ŒǢ-11dǋǣ-10ǂ-9ŀŝŢţǞ-8Cƫƭǝ-7łōŎƬƶƾ7ĵǉǍǘ8c9TĻǛ10űǊ11Ǥ12ƲǙ13Ÿƞ14kƋ15ǩ16ƛ17Ƥ19œƅƴƼ21Ŕǜ22ĺļŉ23BŅƈ24p26ňšũƽ28ŵ29Šŧ30żƒ43Ũ44ŤťƳ50Ŧ
~wash	86 14Ɗ51ƛ
~wat	58 -10ƚ-9Ų-7Ţ8ƍ10Ơ12ƎƘ13Ɗ14q15ǝ22ǩ23Ɵ26Ž28Ư32Ť43Ƌ58ƙ59ƛ
~watc	77 -7Ǩ7Ɵ18Ƙ31ǩ36Ž39Ư
~wate	59 -10ƚ-7Ų7ƺ8ƍ10Ơ12Ǝ13Ɗ15qǝ18Ɵ32Ť44Ƌ60ƙ61ƛ
~way	54 -13ń-11Ũ-10Q-9Ĺŗŷ-8xGŐ-7ƫƻ7cXĵǋ8ňŎƬ9BƇƗƧ10ĶŞƁƳ11jƑƴ12ŵ13Ļņ14lŉƦ15ayƿ16ŪŶ17ļǁ21ŀƏ24k26Ű27Y28źƟ33Ţ38K44ů
~way>	55 -13ń-11ǩ-10QŨ-9Ĺŷ-8xŐŘ-7ƫƻ7oņƶǋ8X9BňŎ10ĶŞƇƧƳ11ļƁ12jƑƴ13ŵ14Ļ15aŉƦƿ16yŪ17Ŷǁ22ŀƏ25k27Ű28Y29ź31Ɵ34Ţ39K45ů
~ways	76 -9G8Ɯǩ9ņŘ10ĸļ11V12ĵ13c14Ƭ19Ɨ24l
~wbi	90 37Ɵ
~wbir	90 37Ɵ
~we>	51 -13Ň-11ĺ-10rƴ-9AŤ-8gPŘ-7lŖŹƒƗƮǈǐ7ťŷƆƛƨƩ8dwƁǤ9ļŊƀƂƖ12ķņ13XƱ15v16hĻƬ17ƭ18ŉŕŚ20ƕ21IŁ22ŎŴ23i24Ĺ26ŋ29Ŭ33Ū35M36s37ZĽƔ85Ō
~wea	77 -9Ƴ-8I9Ł10U18Ť19c21Ǚ23ƚ24ǩ31j
~wear	85 -9I10Ł12U22c23Ǚ27ǩ
~weat	83 -9Ƴ19Ť25ƚ34j
~web	81 10Ĺ12ń34ļ42ǖ
~webs	82 10ǖ11Ĺ12ń35ļ
~wed	69 -10ť-9ŔŶ7Ǜ8ĺ9Ʒ10ƛǔǧ12BŖ13ų14Ŝ19šƪ22Ơ23ƕ30f
~wed>	72 -11ť-10Ŷ-9Ŕ7Ň10ƛƷ13BŖ14ų15Ŝ19f20šƪ23Ơ24ƕ
~wedd	84 9Ǜ10ĺ12ǔǧ14f
~wee	52 -11ǩ-8uǟ-7ŇƸ7ūơƤ8TŕšťŷƑƟǨ9iŐ10ňƜ11D12Ɩ13ĺƫ14ů15PŬ17Ńǎ19Ľ20LŲ25ǝ28k35ŵ47ŭ49R51ƿ
~week	53 -9ǩ-8ǟ-7Ƹ7xŧũƤ8gTŕťƟ10iŐ11PƜ12Ɩ14ĺů18Ń19ǎ20Ľ21L23Ų25ƿ26ǝ29k36ŵ48ŭ51R
~ween	79 -7ų7Ǉ10ł11C12ƫ14š16ŷ18ň
~weet	80 7ŗ8ƫ10wř12ūơ13ƶ14Ƒ16t18D24Ŭ
~wei	70 7Ł8ł18ǂ19h21ǘ30Ŀ56ƺ
~weig	71 7Ł8ł18ǂ35Ŀ57ƺ
~weir	90 7m28ǘ
~wel	61 -11G-8ǂǑ-7ƨǖ7kx8Ǌ9űƕ10Nŧǉ11Ĺ14pǕ17Ŗ19Sń20Ŷ26t28Ƙ29Ɠ35ǟ39ŝ
~well	65 -9ǂ-8Ǒ-7ĵƨ7kxH9ƕǊ10Nű11ŧǉ13Ĺ16p19Ŗ20ń22Ŷ28t31Ɠ38ǟ42ŝ
~welr	73 35Ƙ
~wen	66 -12ƽ-8Ŝ-7ǩ7H8Yņť9kĺƬ10ƫǅǜ11Q12z15lƳ21Ŕ24ŀ27Ũ29œ30ƅ36Ť39Š
~went	67 -12ƽ-8Ŝ-7ǩ7ő8HY9ĺņťƬ10kǅǜ11Q12z15Ƴ16l21Ŕ25ŀ27Ũ30œƅ37Ť40Š
~wer	50 -23Ř-19ŗ-13Œ-10pĿ-9ŰƤ-8ũ-7ōſ7ĹļƱǚ8ƍƳƴƵ9qXŖśŠƷƹ10Ż11Ŏƭ12lŚ13żƃƎǢ14Ƭ15Ʈ16WŸǤ17Y19ƛǦ21œš22dr23Ɗ24ƅ27ǝ28ŉŧƼ34Ņ37Ũ
~wer>	65 -19ŗ-16Ř-10Ű-7ƴ7Ʋ8ƣǩ9ŬƉ10Ŕǚ11Ŵǖ12łƃ13Ļ14q16ŉ17Ņ18Ŏ19Ś22ƅ25Ǧ26Ɗ27ƛ
~were	52 -16Ļ-12Œ-11Ř-9Ŀ-8pƤǩ-7ũ7UƅƦƾ8ļƍƱ9ĹƳ10XŠƵƷƹ11śŻ13lƭǢ14Ǝƴ15żƬ17WŉŸƮǤ19Y21Ņ22œ23rš24d29ŧǝ30Ƽ41Ũ
~wers	88 7Ɗ15Ļ
~wes	70 -11Ŵ-10x7coFŌ8Ǌ10nuĻŚŰƇƘƧ11C12I13ţƔ15Ǆ16Ū19ĵ21ƿ33ľ
~weso	71 7coFŌ8Ǌ10uĻŰƇƘƧ11nCŚ12I13ţƔ16Ǆ19ĵ21ƿ
~west	90 -14Ŵ-11x17Ū45ľ
~wet	88 12j16Ɗ19ƛ24ƙ
~wet>	88 12j16Ɗ19ƛ24ƙ
~wfu	88 9Ũ13ĸƮǉ
~wful	88 9Ũ13ĸƮǉ
~wha	24 -31ŷ-23Ŭ-22Fų-21A-20Ǡ-19ŜŰ-18nŁŌ-17N-16ĴŹǐ-15ƫ-14ţƂ-13HļŊƟ-12śƤ-11bOńƳǦ-10stxĵƏƜƢƴ-9MSĽŐőŶƄƿ-8uzňŏůƹǀ-7żŽǁ7loŃƾǆ8dƋ9iyƮǔǣ10Ɲ11vDņƅƕƪƼǗ12ƃƨưƵ13ǎǝ14hŢūŵžƌƧƷ15Ǔ16cűƓ17LũƘǉ18WYĶƉƬǃ19qQŘŨƑƺ20JƽǞǥ22ZǏ23Ŕ24ŲƊơǊǩ25mC26ƔƩƶ27wTƦ28ō29Ơ30XŇƻ31ķŅŝ32Ŏ34ľ35gĻł36PŴƇ37ǈ40ŀŦ41B43ƒ44Ť45ŞǄ46ĺŖ47ŗ48ŉƗ49Œœ54Ŀ55Ĺ56Ū
~what	24 -31ŷ-23Ŭ-22Fų-21A-20Ǡ-19ŜŰ-18nŁŌ-17N-16ĴŹǐ-15ƫ-14ţƂ-13HļŊƟ-12śƤ-11bOńƳǦ-10stxĵƏƜƢƴ-9MSĽŐőŶƄƿ-8uzňŏůƹǀ-7żŽǁ7loŃƾǆ8dƋ9iyƮǔǣ10Ɲ11vDņƅƕƪƼǗ12ƃƨưƵ13ǎǝ14hŢūŵžƌƧƷ15Ǔ16cűƓ17LũƘǉ18WYĶƉƬǃ19qQŘŨƑƺ20JƽǞǥ22ZǏ23Ŕ24ŲƊơǊǩ25mC26ƔƩƶ27wTƦ28ō29Ơ30XŇƻ31ķŅŝ32Ŏ34ľ35gĻł36PŴƇ37ǈ40ŀŦ41B43ƒ44Ť45ŞǄ46ĺŖ47ŗ48ŉƗ49Œœ54Ŀ55Ĺ56Ū
~whe	35 -19Ō-17Ʈ-16an-14ŁŐũǄ-13wņ-12PōƝƩƱǨ-11iĺƜơǟ-10UŞƨǃ-9YŉƞƬ-8INTƉƗ-7uBŀŊŝŬƃƢƪǠ7řšƦ8dŔųƶƽ9rĹŢƁ10lHĶŜşƲƿ11Ÿƛ12yƳǙǢ13kƹƼǅ14ƥǧ15ļŚƊƟƭǂ16RŴ17JXǞ18ƄƧǎǏ19sv21OŹƾǗ22gŖ23Ʒǀ24Mǋ25Qƈ26VĵŃ27ĸ28D29G31SƅƖ32ő35L37ť41C42Ű43Ƥ44ŕ
~whee	74 12ŀ16ş18ǐ19Ū21ŷ23Ź32ŵ35ų
~when	40 -21ǩ-15aǋ-14lņ-13ŵƞ-12wŁŤũ-11ńƉơ-10iMĺ-9ƮƱ-8qCFŞŢųƀǄǟ-7INUYŀŅňŌōŎŝŷƜƨƩƵǃǗǨ7rAĿœŗżƑǏǜ8ľŔŘŻƠƴƿǀ9ĸƄ10ƚƤƲǛ11dƽƾ12yśƙǧ13ĶŨƭƶ14ſƁǙ15Ÿ16ƋƹƼǞǢ17ĵƷ18ŜƳ19ǂ21vĹǅ22Ź23Ŗ25g26Vǎ27OƧ28Ɵ30R31ƈ33s36Ń39GƅƖ41S44őť46L52ŕ
~wher	47 -20n-17Ō-15Ő-14sRƟ-13PƮ-12Ĺ-11śƋƝ-10Ŭ-9oŨ-8ŀŘŜƩǄǈ-7ĽŃōŪſƜƧǅǨ7ǘ8mFŒźǕ9řŤ10HŅƦ11ķşƛ12Ʒǝ13Ƅ14jň15ƾ16kǏ17q18ń22Ɗǀ23ļŢ24XŚƥ26Ŵ27Jĵĸ31l33ǩ36Ǘ40D41Q45M48Ƥ50ǋ64C66Ű
~whet	83 7Ɖ11ƀ13ŏƵ15Ĵ
~whi	52 -12Ǘ-11ǚ-10K-8ũ-7lqĺŖŢŤǐǙ7bŪƯǏ8ƴ9dŇŷƏ10ŀŚ11ļƟƻ12DEŉƕ13ňūƎƣƤǖ14Rǈ15ńƁ16ŧ18ƾ21Cľőǝ22aQ23ť24Ų26Ő32J40ų
~whic	54 -11Ǘǚ-8K-7Ţ7cŴ8bŪŲǏ9Ɓƴ10dŷƏ11ŀ12E13Dļƕ14ňūƣǖ15R16ń20ǈ21J23ľ24Q26ť28CŐ36ų
~whil	70 -8lCũ-7Ŗ7ų8ǅ9GŉƁ10Ŝ11Ǡ13ŵƯ14Ň17ŚƟ19Ǝ22Ų23ŧƤ25ǝ33ő
~whit	85 16ƻ19J21ƾ42a
~who	37 -27Ɣ-22ŪŲ-20Ŵ-16ĴƗǇ-15Ś-14TŢƧ-13PĿŒƞǃ-12HŃƦ-11xLŏŭŸǊ-10sYĹĺŌŘƒ-9fvyVĻŀŊŕŶƉƷ-8jmNĸźƝƣǤ-7CDJMRŎŗŞŽƅƑ7qFŦŵƭǞ8ZƐƪǣǧ9lſǥ10ƄƱ11ƙ12hŬƁưǛ15ǅ16aǗ17Ʃ19ǘ20wŹ22ńǕǜ23QǑ24Šƶǩ26oƜǆ27ş28Ƥ33ļǨ35Ʋ36ƃơƳǐ40ųƕ41u47ŷ50Ǡ51ǔ52n54ƫ55ǈ56Ŝ57Ƣ58Ł62A66Ư84Ő
~who>	38 -27Ɣ-20Ĵ-19ŪŲŴ-14Ǉ-13Ś-12tPTķ-11ĿŒŢŸƞ-10xBLƒǉ-9ĹŏŕǃǢ-8fsvYĺŃŊŌŶƈƉ-7yHJNVĸľōŦŨźƝƧƷ7ƟƱ8ŝǍ9ZſƐ10qŹ11ǥ12Ǟ13ƄƙƾǘǛ14aǕ15ŬƁ17wƤǅ19ǆ20ƃǐǗǨ24ńǜ25ƶ26QƲǑ28Š30şƜ31o34ǩ36uļ37ơ38ųƢ40Ƴ42Ư43Łƕ45ǔ47n49Ŝ50A51ŷ52Ǡ54Ő55ƫ60ǈ
~whod	66 -16ƾ-10u-8zƮ7Ʊ9ľŵ11ƫ12ǣ16ǘ18Ŝ22ư23Ƥ24ƃ27Ǩ31Ʋ46Ư
~whoe	90 -11Ř-8ǒ9ǧ14ł27Ƣ
~whol	63 -13ǩ-11ǊǤ-10ƦƧ-8H-7ƶ7BEķŇňŔŨűǢ8š9tu10Ťǐ11Ź12ŧƵ13h14O15kůǉ16nƈ17ƭǕ18ō24ƪ25Ŧ38Ʃ
~whos	66 -16Ɨ-10w8ķ9ų10Ź11ż12ǡ15F18ǆ20ǐ23A32Ł35Ő40Ƣ
~whov	86 8a10ǈ16Ő17u27w
~why	60 -17ń-12ƶ-11oœ-10Ő-9ŉ-8ňŒ8ľǆ9ŝš10Ǥ12Ŀǜ14Š17ņ20rƻ21ƴ24B29Ƶ30ǩ34Ĺ40Ŷ41ŀ43Ţ48Ŕ52ĺ
~why>	61 -17ń-12ƶ-11oœ-10Ő-9ŉ-8ňŒ8ľǆ9š10Ǥ12ǜ13Ŀ15Š18ņ20ƻ21r22ƴ25B30Ƶ31ǩ34Ĺ41Ŷ42ŀ43Ţ49Ŕ53ĺ
~wic	81 11ţǥ14ũ15Ĵƻ16R19ŕ
~wice	81 11ţǥ14ũ15Ĵƻ16R19ŕ
~wid	80 -11G-7S8ƫ12ŠǨ15őƷ19Ƴ23f29Ő
~wide	88 -12G-7S14Š16ő32Ő
~wido	85 9ƫ13Ǩ16Ʒ20Ƴ24f
~wif	56 -24P-20d-18Ƹ-15Ƽ-12v-11w-9ƹƻ-8aRǃ-7Ʀǩ7Ʒ8bƳǨ10ǆ12u17ųǈ20Ŵ23fƮ27ƫ30ƨ35t36s39r43ǂ49o52q58p
~wife	56 -24P-20d-18Ƹ-15Ƽ-12v-11w-9ƹƻ-8aRǃ-7Ʀǩ7Ʒ8bƳǨ10ǆ12u17ųǈ20Ŵ23fƮ27ƫ30ƨ35t36s39r43ǂ49o52q58p
~wil	54 -11v-9DQŘ-7amŕŠűƢ7ťƭ8ţźǒ9ĻƄƤ10dśƬ11OǞ12c13oŽ14Nǃ15Ō16Ő17Ś18s20ƕ21eĵ22M24LŹ26H30V32y46ł75Ʋ
~will	54 -11v-9DQŘ-7amŕŠűƢ7ťƭ8ţźǒ9ĻƄƤ10dśƬ11OǞ12c13oŽ14Nǃ15Ō16Ő17Ś18s20ƕ21eĵ22M24LŹ26H30V32y46ł75Ʋ
~wim	82 61ƍ
~wim>	90 43ƍ
~wimm	86 23ƍ
~win	57 -17Ř-10ƴ-9P-8ŗ-7Ƴǩ8uƄƟƦƮǧ9d10š11w12g14ūƛ15ŤƑ16MXǞ20ňǛ21j24ť25ǎ26y27Ļƿ38Ɓ68ƚ
~win>	81 7Ŭƚ11Ƒ12ǧ22ň41Ļ
~wind	66 -18Ř-9P-7ƛ8ň10Ƒ17gū20Ɓ23Ť27j75ƚ
~wine	86 -7Ű34Ǜ44ƿ
~wing	69 -11ƴ-8Ƴ7ƅǄ8ƛƝǇǘ9j10Ƅ12d13š18y21M22X23Ǟ28Ɓ
~wins	90 14u19w21y
~wint	79 -7ňǝ7Ɛ11ũ14Ɵ19ƛ35ť38ǎ
~wir	75 -11Ǡ-9Ǐ-7ƣ8Ǖ11Ǝ17ǘ24Ǎ45Ƌ
~wire	86 -13Ǡ10Ǖ12Ǝ19ǘ
~wiri	79 -9Ǐ-7ƣ25Ǎ48Ƌ
~wis	70 -11Q7ű8v9ƨƳƽǊ12ĿƮ14m16g20wǂ25V26Şư
~wise	72 -11Q7Ƹ8vű9Ǌ10Ƴƽ11ƨ12ĿƮ14m20g21wǂ26V
~wish	86 33ư34Ş
~wit	38 -19ĺ-16HƔ-15ǐ-14Ťǩ-12ůƃƫ-11Ǌ-10ƟƦ-8CENPŁŪƝơƣƯƶǇǛ-7pZŘśũűŹƑǔǞ7wųŷǤ8MSřƲƽǡ9ĶŖżǓǥ10œŚƁƚƛƧưƱ11WŀłńŭŰƐƿ12Ŋ13rAŜƮƳǜ14ŧſǍ15ĸĻŽƤǁ16ŋŗƂ17gQĴňŶ18Ǩ19Ų20Ƶ21ĹŠƷ22bnsVŬ23aŐ24Ƣ26šŵ28ŝ29ņ30Şş32Ţ56ő
~witc	76 -9Ǌ10Ÿ13ł14Ō27ő44Ţ
~with	38 -17ĺ-16Ɣ-15Hǐ-14Ťǩ-12ůƃ-11ƫ-10ƟƦ-8CENPŪƝơƣƯƶǇ-7pŁśűŹǔǛǞ7wųŷǤ8MSřƽǡ9ĶŖżǓǥ10œŚŢƚƛƧư11WńŭŰƁƐƱƿ12ŀ13rAŊƮƳǜ14ŜŧſǍ15ĸĻŽƤǁ16ŋŗ17gQĴŶƂ18ňǨ19Ų21ĹŠƵƷ22nsŬ23abVŐ24Ƣ26ŵ27š28ŝ29ņ30ş31Ş43ő
~wl>	83 24Ɗ32ǩ
~wn>	44 -20ǌ-14ĸǣ-12P-11ŲƠ-10ŀōŜşƛ-9rŶŽƯƳ-8gŒƜƝƞƤǄǨ-7bdXŃŇŗŝŭƄƓƕƣƬ7cŪƖƭ8oťůŸƲǕ9eLMTŁŌŞƢǐ10aňǊ11YƫǎǞ12Ŗſưƶ13vQŵǃǆ14nzƴ15ŬƷ16ƍƔ18Ǒ21Ƒ24łǟ25ƊǛ26ǒ27CŤ29ƗƘ30V31ǝ32l36ǋ39Ʀ41ķƀ43F
~wne	66 -10G-8ŗ-7őǇ7ǉ8ǣ9Ĺơ10j11ƅ12ŬƈƓ13Ǣ14ǅ16a20ƕ21ǌ22ǔ25F26ǥ30ǆǨ
~wned	88 -9ő10ǥ14j17Ŭ28ǅ
~wner	67 -10G-8ŗǅ-7Ǉ7ǉ8ǣ9Ĺơ12ƅƈ13ƓǢ16a19ǥ21ƕ22ǔ24ǌ27F30Ǩ31ǆ
~wns	74 -7ƬǞ12F16E17ǐ27Ɗ37Hơ47ǆ
~wns>	77 13F16E18ǐ39ơ49ǆ
~wnst	88 33Ɗ
~wnt	84 -9M10ǋ13ů17ƣ22Ǎ27ǩ
~wnto	84 -9M10ǋ13ů17ƣ22Ǎ27ǩ
~woo	68 8Ŝ10F11gƌ15j17Ƒ24Ƈ49Ɛ
~wood	68 8Ŝ10F11gƌ15j17Ƒ24Ƈ49Ɛ
~wor	40 -16ǟ-14Ŏ-11ĸľŐŪųǢ-10wGOŒŜŲƤƨǞ-9TłŠƩ-8arYŕƖǎ-7jnsuZŀŔţŧŰƵǊ7Iǝ8ŃņǨǩ9ĺŇŴǔ10XĶǙ11BŁŗƗƦǠ12ŵƃ13ƑǏǐ14ǜ15ňǄ16gJƸǇǘ17ƒ18ƾ19Ļ21Ŋ22ǚ24R25Ƙ26ķǈ27Lŭ30ű31Ƨ34Vů35W36Ǒ37qQ39Ɲǣ40S42Ŀ52U59P
~word	74 -8Ɯ10A11ǒ13Ŋ14ǃǩ15ļŌŖ19Ť22ň30Ł38ǘ
~work	43 -16ǟ-11ƒ-10wĸŐųƤ-9iGĿŎŘŜŪƨƩǞ-8Aľ-7nŌŕŢŰŲŶǊǤ7Ĺ8zNƜƷǁǜ10BIņǨǩ11Ķŝ12ŴǙǠ13Xĺǔ14ƃ15ŗǐ16ŵƦ18JƸǄǇ19gŇ20ƾ21ǚ25Ŋ28R31ǈ32Lŭ36Ƨ38Ɲ39W40Vů41qQǑ44Sǣ46U68P
~worl	86 11diĻ12C16Ń
~worr	67 9ǡ14Ľ15ƚ18Ƒ19ũ66Ŀ
~wors	79 7Ř10Ŷ14Ǥ18ǜ19Ũ23Ş28Ŀ
~wort	63 -14Ň-13Ǣ-8ǩ-7TǍ9Ɓƥ11Ţ16Ƒǝ25Ǐ28Ɨ38Ļ43ƒ45Ƙ49ķ57ű
~wou	36 -23Y-16Ĺ-13Ő-12ĺŦƳ-11Ɓƺ-9dnqřŤ-8Uŭƙ-7oINOšƩǈǛ7eHŞƈƖ8Dłƀƃ9VŘ10ALŀƏƸǔ11ĴŖǡ12Wŉƪƭ13BƦǦ14sŃƂƱƿǘ15m16Zľ17cTĵŗśƒƨƶ18ŝǢ19Mǁ20XŇŊ23űŵƓ24žƗ26Ƶ27Žư29r30Ʈ31Ļ32ǝ34Ƭ35ŢƤ36Ư41ĸ50Ʒ51Ŏ
~woul	36 -23Y-16Ĺ-13Ő-12ĺŦƳ-11Ɓƺ-9dnqřŤ-8Uŭƙ-7oINOšƩǈǛ7eHŞƈƖ8Dłƀƃ9VŘ10ALŀƏƸǔ11ĴŖǡ12Wŉƪƭ13BƦǦ14sŃƂƱƿǘ15m16Zľ17cTĵŗśƒƨƶ18ŝǢ19Mǁ20XŇŊ23űŵƓ24žƗ26Ƶ27Žư29r30Ʈ31Ļ32ǝ34Ƭ35ŢƤ36Ư41ĸ50Ʒ51Ŏ
~wow	75 7Ŕ8ǀ9Ţ10SƼǇǢ11u12Rű13Ŧ14UƠ21ő23ō
~wow>	75 7Ŕ8ǀ9Ţ10SƼǇǢ11u12Rű13Ŧ14UƠ21ő23ō
~wre	75 -9Ť12Ũ13ƀ15ƃ17Ŝ21ŵ62ż
~wrec	75 -9Ť12Ũ13ƀ15ƃ17Ŝ21ŵ62ż
~wri	65 -13Ʈ-12ś-8Ŗ7ŎƈǙ8noǜ9ũƄ10wřư11ĸŉŻǀ12Ťž13K14ƬǓ17Ÿ18ŗƍ20Ō23b32Ő36Ʋ
~writ	65 -13Ʈ-12ś-8Ŗ7ŎƈǙ8noǜ9Ƅ10wřũư11ĸŉŻǀ12ž13K14ƬǓ17Ÿ18ŗƍ20Ō23b32Ő36Ʋ
~wro	71 -12ŝ-8P7b8q9ţ10Ŵ11w12ņǤ14ŜƲ17Cǜ18ĹĿŤ20ǩ26Ş35ǚ
~wron	74 -12ŝ8b9ţ12Ǥ18Cǜ19ĿņŤ22ǩ27Ş36ǚ
~wrot	84 -9P-8ņ9q12Ŵ16w17Ʋ20Ŝ23Ĺ
~ws>	73 -9ƭǚ-8ŷƢ9gn10ǒ11Ƒ12AŗťƒƯ13jƥ22ǎ25ǡ26ŕ
~wsu	84 12Ƃ16ǜǦ17ķ
~wsui	84 12Ƃ16ǜǦ17ķ
~ww>	80 8v10wxļ11o12z18ƫ
~wye	77 7Ǔ9ŋ10A13ǡ15ǩ18ǜ24ķ27Ʋ
~wyer	77 7Ǔ9ŋ10A13ǡ15ǩ18ǜ24ķ27Ʋ
~xac	71 -10Ũ-9Ǎ-7Ū10Ņ12ŀš13ƕǄ15ơ18ūƧ20Ť21d
~xact	71 -10Ũ-9Ǎ-7Ū10Ņ12ŀš13ƕǄ15ơ18ūƧ20Ť21d
~xam	74 13J73ǁ
~xam>	75 64ǁ
~xas	90 15Ÿ20l
~xas>	90 15Ÿ20l
~xce	76 -8ž15Ƃ16Ƹ63Ǧ
~xcel	90 19Ƹ
~xces	79 -9ž16Ƃ66Ǧ
~xch	90 47Ƶ
~xcha	90 47Ƶ
~xci	84 11i12H24Ɩ37ƞ
~xcit	84 11i12H24Ɩ37ƞ
~xcl	88 -10ǩ7ŷ11ǣ27Ŗ
~xclu	88 -10ǩ7ŷ11ǣ27Ŗ
~xcu	88 -7Ǖ37Ŕ
~xcus	88 -7Ǖ37Ŕ
~xed	85 16Ɓ23ũ24ƌ
~xed>	85 16Ɓ23ũ24ƌ
~xes	79 -7ǋ11ĵ12ǃ13ǌ14Ƶƻ16Œ19T28Ǡ41ƞ
~xes>	79 -7ǋ11ĵ12ǃ13ǌ14Ƶƻ16Œ19T28Ǡ41ƞ
~xie	90 14Ǡ21Ƽ
~xin	90 8y9ǀ14H17ƌ
~xis	90 25Ƶ
~xist	90 25Ƶ
~xpa	90 36Ǟ
~xpan	90 36Ǟ
~xpe	65 7Ŏ8ĽŨ9ŧ10XǊ11Ǟ12Ɨ14Yǅ18Ňư20Ƙǣ21ņ33ĸ
~xpec	84 10Ŏ16Ǟ18ĸ28Ň
~xpen	74 8Ǐ10Ľǣ11Ǌ12X14Ɨ17Y21ĸư24Ƙ
~xper	72 -7ţ10Ũ12ŧǣ19ǅ24ņ
~xpi	81 13eŸ42ŕ
~xpir	81 13eŸ42ŕ
~xpl	70 -12Ɣ10ſ12Ŭ15B18ųŴ24Ŗ26ň30Ŋ35Ŕ
~xpla	71 10ſ15B25Ŗ26ň30Ŋ36Ŕ
~xt>	61 -10Q-9N-7U7o8mũ10ſƫ11Ńū14ŗǖ15řƖ16Ǟ17kĺ18Ŏś19H21y23ŕ29KV38Ǎ
~xte	88 35Ƈ
~xter	88 35Ƈ
~xti	80 25Ǝ28K
~xtin	80 25Ǝ28K
~xtr	72 -9g-7Ź7Ų10ƶ13Ƥ15ƴ16Ŵ18ŏ21Ǉ22Ƙ23ǀ29Ƃ30Ǥ37Ɓ
~xtra	73 -7Ź7Ų10ƶ13Ƥ16Ŵƴ18ŏ22ƘǇ30ƂǤ37Ɓ
~yal	81 12M13Ǘ30ő48Ţ
~yal>	86 15ő51Ţ
~yalt	90 16Ǘ17ő
~yar	73 8Ū9Ɣ11H12ƞ17ƙ18ƒ23Ɯ28ƍ52Ƒ
~yard	73 8Ū9Ɣ11H12ƞ17ƙ18ƒ23Ɯ28ƍ52Ƒ
~ybe	72 9Řƍ10Ʀ11ǥ14ŕ16Ʈ17Ʊ43ǘ
~ybe>	74 9ƍ10Ř11Ʀ14ŕ16Ʈ17Ʊ
~yber	88 -7ŗ14ǥ53ǘ
~ybo	53 -12ƪǏ-11B-10Ǧ-9ĴƉ-8ŹƦ-7Tš7ƋǈǙǜǢ8ŝƈǅ9uKŔŜŤ10ƣ11hųƓ12ľŏƂǔ13ǑǗǘǡ14Ƭƴ15Ǉ16ƢǛ17ŁŲƜƯǣ18ńżǩ19ZǨ21Ǎ22Ŗ27nŷ
~ybod	53 -12ƪǏ-11B-10Ǧ-9ĴƉ-8ŹƦ-7Tš7ƋǈǙǜǢ8ŝƈǅ9uKŔŜŤ10ƣ11hųƓ12ľŏƂǔ13ǑǗǘǡ14Ƭƴ15Ǉ16ƢǛ17ŁŲƜƯǣ18ńżǩ19ZǨ21Ǎ22Ŗ27nŷ
~yca	86 10E16D25Ư39Ɲ
~ycar	90 26Ư41Ɲ
~ych	69 -9ō-8Z8ǟ10Ĵ11ǉ13ƭ14u17Ʈ20Ư21T24qQ33Y
~yche	69 -9ō-8Z8ǟ10Ĵ11ǉ13ƭ14u17Ʈ20Ư21T24qQ33Y
~ycl	81 -13ǐ11ƥ15ǡ16ş21Ū22ǀ23g
~ycle	83 -13ǐ12ƥ17ş21Ū23ǀ
~ydi	86 20ǀ
~ydiv	86 20ǀ
~ydr	75 48Ə
~ydra	75 48Ə
~ye>	90 13Ɵ14ǃ
~yea	43 -15ųƼ-14ů-13Ũ-12ŉ-11l-9ĹŇũƒ-8inDŠűŲƆƌǋǥ-7uĿŀŤŬƳǇ7qšŢƮ8Ś9Ɯ10Ż11ĶƋ12ƾǤ14Ĵǣ15ŹƸ16vƟ17Ŵ18Vœ19Ÿ20Hţ22ǀ23Œ24ǎ26Ɣǉ28ĺ31cp32TƩǊ33d34ŮƈǞ36ǟ40S41ƅ42G45ƭ46ǅ51ő64ť
~yeah	71 -14ŉ-9G-8Ũ-7S7ŵ8ŖśŸƉ9Ű10ŚŴƁƃ11cTŐŞƔ12ĸŻ13Ŋ18ő24v
~year	44 -15ųƼ-14ů-11l-9ĹŇũƒ-8nDŐŠŨűŲƃƆƌǋǥ-7iuŀŤŬƉƳǇ7qĵƮ8š10Ɯ11ĶŴƋ12ƾ13Ǥ15ǣ16ŹƸ17Ĵ18VƟ19vœŸ20ŒƔ21Hţ22ǀ24cT25ǎ27ǉ31ĺ32p33Ʃ34d35ŮƈǞ36Ǌ37ǟ41ő43ƅ44S46ƭ47ǅ48G66ť
~yed	83 -9ƽ-8oƫ11Šƃ16Ţ21Q37q
~yed>	83 -9ƽ-8oƫ11Šƃ16Ţ21Q37q
~yee	62 -10Q-7W7ǐ8ǥ18Ǒǣ21ǈ31Ǉǜ
~yee>	80 -7Ǉ11ǥ46ǜ
~yees	64 -8Q-7W7ǉ8ǐ19ǣ20Ǒ22ǈ37Ǉ
~yer	66 -10ǈ-7ő7ŋƝǜ8AƂ9Ɗ11ļƉǡǦ16V20SķǛ22Ʋ25Ƨ29Q31Wǩ
~yer>	67 -10ǈ-7ő7Ǜ8Aǜ9ƂƊ11ļƉǡǦ17V20S21ķ23Ʋ25Ƨ30Q31W32ǩ
~yers	88 8Ǔ10ŋ11Ɲ18Ǜ
~yes	72 -10B-8Ųǩ7ƃ9Ŗ10ŋ16Ĺ17dA20ŏ21ł33Ł42Ŏ
~yes>	72 -10B-8Ųǩ7ƃ9Ŗ10ŋ16Ĺ17dA20ŏ21ł33Ł42Ŏ
~yet	67 -21ǝ-17t-10Ő8Ɵ10ŀƍƾ11nuǋ12Ƶ14r16f20ń21j24Ź27xƖ28c30ƞ34v
~yet>	67 -21ǝ-17t-10Ő8Ɵ10ŀƍƾ11nuǋ12Ƶ14r16f20ń21j24Ź27xƖ28c30ƞ34v
~yft	90 34Ų
~yft>	90 34Ų
~ygi	90 13ǈ27P
~ygie	90 13ǈ27P
~yin	53 -22ǩ-15BS-11Ĺ-10ǡ-8Qǖ-7ōŠ7ǀ9Ŧŧƃ10kĴĺŞŢžƳǣ11Ǜ12Xĸ13jŘƤ15W16œ19Ɠ20bVƠ21Œ23Ŀ24Ņǟ25ƪ27Ɯǥ29H32ƒ33F41Z
~yin>	69 -10ǖ-8ž7œ8ŗƜǞ9KƸǥ10ǝ11Ʀƪ12ǟ13ŧ14F15H16kPƳǛ22Z24W26Ŀ
~ying	56 -20ǩ-15BS-10Ĺ-9ǡ-8Q-7PŗǞ7tǀ8nň10Ŧ11œ12Ĵ13XĸŞǣ14ĺŢ15jŘ16ƠƤǟ17žƪ19H20bǥ22Œ23Ɯ24FƓ25VZ30Ņ34ƒ
~yl>	88 17Ƈ
~yle	90 7w11Ɖ
~yli	77 11ǈ25Ǒ
~ylis	77 11ǈ25Ǒ
~ym>	72 -16V-7Ǚ10gƧ16Q21P22ŗ27ĺ
~yme	65 -10Ʒ8S9e11Ʃ16ƃǘ22Z23ĵƕƮ28š31Ĵ35Ɣ40Ŭ
~ymen	65 -10Ʒ8S9e11Ʃ16ƃǘ22Z23ĵƕƮ28š31Ĵ35Ɣ40Ŭ
~ymo	83 10z12Ŧű14ŝ19ť33ƭ
~ymor	83 10z12Ŧű14ŝ19ť33ƭ
~yon	63 -13ƈ-11R-8WĿƾǈ-7ŭ8ǘǣ9ŽƜǨ12ǩ13Ɖ14nƱ15Ł17ųǢ18ƯƳ20ǐǜ21ş23Ɵ24ŷ26Ŗ
~yone	63 -13ƈ-11R-8WĿƾǈ-7ŭ7ş8ǘǣ9ŽǨ10Ɯ12ǩ13Ɖ14nƱ15Ł17ųǢ18ƯƳ20ǐǜ23Ɵ24ŷ26Ŗ
~you	14 -29ť-24Ť-20Ƈ-19Ɔ-15Ŵ-14v-13ŷ-12ź-11bƅơ-7ƉƊ7yšŭŲƖƚƮǍǖ8ŖƂƒƠǓ9ĹņŰųƟǒ10eGUŋŻƕƭǏ11wLQWŉşƳƼƿǊ12aŌƱƲƵƽǑǤ13sĶŁƘƙƜƫǈ14ĺŘǛǡǣ15kpIƢǄǚ16ĴƥƶǎǠǢ17fxCMSZĸŊŏŽƁưƹǁǝ18KŝŸ19ŃƃƯƻǐǙ20HĽłǀǨ21ŚǕǞ22nOśżƺǋ23BĻŢũž24ĵƸǩ25Xļƴ26AŀŜŠƌ27muzľƾǇ28gjķŵ29dňƧ30ńǘ31ſ32TŶ33Nǔ34Ŀ36VŐ37ŒƤƦ38Ũ40i41FR43Ş45P46l57c59Ň
~you>	17 -37v-30Ŵ-26ƽ-25Ť-23qťƮ-21o-19bź-17Ź-16Ƈƨ-15ůƅ-14Ɔ-12ǂ-11ŷƓ-10t-9hŕƉơǧ-8Ņ-7zŦų7ūƄǄǊ8ƎƔǅǙ9dIQĶšŪŭƐƒƗǃ10pǎǒǠ11ŋƀ12BőŮǜǝ13ƚƟƥƭƺƼƿ14aMŃƂƯǓ15GLYĵņŉžƃ16ƶƾǆǚ17ŸƘƵ18jƬưǁ19kZǋǔǘ20ĸŌŏżǑ21uĴŖƁƱ22fŊŲ23ǩ24STWĹĺƸ25HUƻ26ľŽǀǇǕ27K28OĻŶƹ29Cŝ30nXķĽśƦǨ31mVƧǞ32łŚſ33ŀ34ũ35ƴ36Ţƌ38gFŐŒŜŠ39ļňŵ40ń42NRƤ43AŨ44iP46l47Ş48Ŀ52Ň66c
~youn	71 8x10pŻ11Ư12ź15ƭ16ĵ17Ź20u27v43c
~your	25 -32Ų-22Cť-16Ʃ-15ŏŗ-14ļŌƆƇƌ-13ĸĹŪƈǩ-12ũ-11YňőŮ-10ƋƬƹ-9Ɗ-8ZŤƚ-7LōœǏ7ĽŦƀƼǚ8ţſǌ9yDŴŽƸ10hķľłŒƁǦ11ŃřżƠǎ12ŖƙǄǅǔǧ13jI14Ź15ǖ16cgvEWŇƶǝǡ17lwƝƷƺǙǤ18oƫǈǛ19TƯ20ntŜǋ21ĶŚƕƢǂ22pƾǠ23ŶŸƲǐ24sVşžƤ25ƨ26q27P28Ř29ŁƳǕ30eƮ31Fůǣ33r34dxǢ35Ʀ36ƃ37ųǉ39ƥ44ǘ45ĵ47ƽ55B71z
~yout	88 -16ƶ13ǩ14ƫ36Ŧ
~ype	71 -13ƈ-10ƦǍ-9Ś-8ƅ-7ǖ7f10bǄǆ12ļǉ13pƣǔ14Ɖ17Ƈ18E19d33Ʃ37Ƽ
~ype>	73 -13ƈ-10ƦǍ-9Ś-8ƅ-7ǖ11Ǆǆ12ǉ13ƣ14ǔ15Ɖ18Ƈ23d35Ʃ39Ƽ
~yped	88 8b9f16ļ18p24E
~ypi	85 -9a8ǎ9ǧ12T13ƿ14Ǆ16b
~ypic	88 8ǎ9ǧ13T14ƿ15Ǆ
~yro	65 8ǂ12ǝ16Ǒ17Q21Ǡ34Ǉ57ǉ
~yrol	65 12ǝ16Ǒ17Q21Ǡ34Ǉ57ǉ
~ys>	47 -13ű-12Ŷ-11pDŇşǀ-10doĹ-9GŝŠ-8ŗţŧŷƿ-7Tķŀłżǘ7fřŮŲƗƜ8jůƃơƱƺǥ9CĸŐŤƬ10VļǃǙ11U12uňšƮǐǠ13cƘǗ14Ŗ15ľŰžǝ16vwǉ17gR18ƟǢ19ƒ20xǄ23ǇǑǟ24k25q28ǎ29ǩ34ų37Ɩ
~yse	84 8Ž11Ż12Ŷ15ƻ18g
~ysel	84 8Ž11Ż12Ŷ15ƻ18g
~ysi	77 18Ɲ20ƀ24Ƹ25ǁ41ƾ
~ysic	77 20ƀ24Ƹ25ǁ41ƾ
~yst	68 -10n9ǝ13Ǜ15ơ17Ǝ19ǘ24Ǘ28ǖ
~yste	68 -10n9ǝ13Ǜ17Ǝ19ǘ24Ǘ29ǖ
~yth	48 -20ǩ-9ž-8Ţůƈ-7HJŗšǥ7ż8ƯǦ9ƸǐǓǖǢ10ƝƦƽ11ưǕ12ƂƑƚ13gkZĵűƗǀ14ũƨƼ15Ň16ĿŻ17Ƴƻ18iƘƲǂ19ŏ20ƍ21ţƄǞ22ŉ23ƿǏ26ş27ķƥ39ō
~ythi	48 -20ǩ-9ž-8Ţůƈ-7HJŗšǥ7ż8ƯǦ9ƸǐǓǖǢ10ƝƦƽ11ưǕ12ƂƑƚ13gkZĵűƗǀ14ũƨƼ15Ň16ĿŻ17Ƴƻ18iƘƲǂ19ŏ20ƍ21ţƄǞ22ŉ23ƿǏ26ş27ķƥ39ō
~yti	90 -15Ǟ-8Ń34H
~ytim	90 -15Ǟ-8Ń34H
~ywa	86 7Ż9ţ18Ǆǒ
~ywh	75 -7Ɵ7Ƥ10Ź12ƞǀǥ13Ǘ18ş20k28ň
~ywhe	75 -7Ɵ7Ƥ10Ź12ƞǀǥ13Ǘ18ş20k28ň
~za>	90 -10C11Ǎ33ǩ
~ze>	79 12rœũǞ14Ɔ20H30Ƭ
~zed	90 7ĻƆ20Ƌ
~zed>	90 7ĻƆ20Ƌ
~zer	84 9ƣ12ŏ17ţ23ř
~zero	86 12ŏ18ţ24ř
~zil	86 14ƅ37ƒ
~zill	86 14ƅ37ƒ
~zin	90 -8Ƭ-7Ǟ16ķ30H34j
~zip	68 14Ŕ110E
~zip>	68 14Ŕ86E
~zon	74 8L13Ɵ14Ǟ20ǩ27Q36ƙ
~zon>	90 18Ǟ34Q
~zone	78 9L22ǩ38ƙ
~zoo	86 11h68M
~zoom	88 70M
~zy>	75 7Ǖ8U9xſƈƓ10HƱǎǩ12tƒ13Ɛ14Ň15i19ň
~zza	88 -10C11Ǎ12Ų32ǩ
~zza>	90 -10C11Ǎ33ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [51,-1,17,0,-4,-4,5,-4,0,1,-6],
  features: `#	34 -44k-43c-28d-12ef-7i9h12a20g29b112j
# $	55 -75j-19d-12k-5h28a31b64g
# a	65 -15g-8b-7e8j36a
# aggregate	89 
# and	68 -12c-8k6a8gj
# at	89 6a
# before	85 -6g-5j14a
# bucks	80 -6c-5g7a13h
# by	85 
# cars	87 8f
# days	84 -4j4c6a
# deductible	89 -24g-12c-7j10b35a
# did	84 -11a14j
# digit	89 -6a6c7k
# digits	84 9k
# do	87 5g
# dollar	75 -29g-7b4i14c25j
# dollars	77 -16a-9c8b10j14g
# feet	83 
# for	74 -13j-6g9a14b
# have	85 -6a6b
# house	89 
# in	66 -19a5d6b20j
# is	66 -28a-7ci-5g56j
# kids	85 -10c-4a14g
# like	84 8g
# ls	89 -36b-12j5i47a
# miles	72 -18g-5i24a
# minutes	72 -8c-4d12j
# months	68 -11ag-5e8h30b
# now	85 -8c5j11a
# number	85 -20j22b
# numbers	89 -6a5k8c
# of	72 -28g-8ak-5j5b45c
# oh	89 -11b10a
# okay	81 -13g-12c30a
# on	67 -22c-14a8e17j21b
# one	77 -19b-12c-8g-4a8d34j
# or	67 -42a-12j-9b34c40g
# out	85 -7cg9j11h
# people	84 -8b4c9a
# per	87 -12g12a
# percent	74 -15g-5k8h10a
# pounds	89 7a
# right	64 -4a6j
# so	84 -11j-8a-4g12h16e
# square	83 6j
# talked	89 6a
# that	72 -6b-5fg6a22j
# times	89 8g
# to	79 
# umbrella	87 
# weeks	77 -5g5c13i
# with	87 
# would	89 -10g9c
# year	76 -4cf12b
# years	56 -18g-12d-10j-7i7c9f18b19a
# yet	83 -8b10a
@day	63 -11g-7e13a14j
@day $	74 -16b-11c4d5j31a
@day and	85 -9g11cj
@day at	84 5b
@day is	89 -7i-5g13j
@day or	84 -14a16b
@day right	89 
@month	65 -12e-7cg-5d12i24j
@month #	87 5j
@month $	89 
@month and	84 -7e-6j-5c-4d26a
@month is	89 7f
@month of	87 
@month right	87 
@month to	87 
@name	52 -21c-8i-6ek-4h13d17g22j
@name $	68 -44c-29a-6b6i9j27d50g
@name and	81 -13c-9g7i19b
@name do	89 -9g21b
@name is	85 -19g6cj12e
@name or	87 10a
@name over	85 -5d-4k18j
@name you	87 4a
^ #	59 -55g-22a-21c-11e-9dk-8i-5f58j86b
^ @day	83 -6a5b6c
^ @month	89 -4e14j
^ a	72 -12d-11g-10c-4b10j13a19k
^ about	84 -12c-11a-7g33j
^ after	87 -8a-7c8eg
^ alarm	89 -6j-4k25a
^ all	89 -10a-7g5c19j
^ alright	81 -29a-10jk-5i6g9d16c25e
^ am	74 -17k-13j-9c-5dg6b26i31a
^ and	45 -70a-61b-43k-8j6f9h25i29d32e42g61c
^ annual	82 -13a26g
^ any	46 -42b-29g-20k-12j-8i-6h-5ef10d55a82c
^ anybody	74 -9d-5b28a
^ anyone	85 -38a-5c49d
^ anything	67 -14k-11b-8i-5g5a48c
^ are	46 -45c-40g-28d-21ik-13ej-9f-8h78b138a
^ at	89 -19g-7c26e
^ aw	89 -15a4c10e12i
^ awesome	75 -11g-4j19c
^ aww	79 -10a5k9d
^ basement	89 -9c18a
^ be	89 -6a16k
^ been	81 -15a-10c-5e10b34g
^ before	82 -9k-6g20c
^ besides	85 -8d4c14a
^ best	89 -21a-5k-4d16c24e
^ big	84 -22g44a
^ biggest	87 -15a-5g11c21d
^ blood	89 -13c19a
^ boy	89 -5c11h
^ brick	85 -24a-6c36b
^ burial	87 5b
^ business	82 -22c-7j-5b19ag
^ by	79 -33c-5h-4a7k37e
^ call	89 -4a11b
^ can	58 -39k-17f-14i-13j-9g-8e-7d23c99a
^ college	89 -12c-8b-7g27a
^ comp	85 -8b-5c-4g13ad
^ congrats	85 6c
^ cool	77 -6c-4a6e9d
^ could	62 -25k-16c-6ej-5df7b12i57a
^ credit	89 -5g22c
^ days	87 -17a27g
^ describe	85 -6g-5c19k
^ did	49 -47j-42c-38g-25eh-14k-12di34b197a
^ do	37 -67c-40d-29g-21e-19k-18i-15hj-13f31b231a
^ does	51 -53c-35g-16e-11j-10k-9d-8bi-6f169a
^ email	89 -24a-5f-4k39c
^ ever	61 -16g-10b-9cdk-5j15i56a
^ everybody	87 8c
^ everybodys	83 
^ family	89 -10g-6b-5j13c15a
^ fire	89 -9a-6c22k
^ first	89 -6a-5k23c
^ flood	89 -5c16a
^ folks	89 -4i7g8h
^ for	81 -22k-14d-8a19c33g
^ full	80 -23b-6c10a27g
^ garage	87 -13a-10c32f
^ give	64 -22a-16e-13g-5f30c43k
^ go	74 -16a-7cg44k
^ good	74 -27b-23e-6i-5j4d16c50a
^ got	59 -31j-27c-22k-16b-12d-9f-6h-4e14i41g85a
^ gotcha	87 -4j5b7d
^ ha	89 4b6d
^ happy	87 14a
^ has	58 -13cd-10bg-6ij-5ek80a
^ have	52 -31g-16cj-12k-10i-8d-5ef-4b120a
^ he	89 -16b9j10a
^ height	85 -15a-6j30g
^ hey	84 -5g10i
^ high	84 -10a-8c29b
^ house	85 -4a9g12c
^ how	33 -87a-35b-25j-20k-19d7e17h20c76g94i
^ i	46 -63a-38b-24g-14d-6c7h10i13f14j114k
^ if	55 -18b-17j-15k-14i-6d-5h-4e43c48g
^ in	83 -10i-6d-5g11c12a
^ is	37 -89j-69c-39f-35g-29k-26e-25i-8h104b250a
^ it	67 -36a-16g-6bdi6j8h10e12k14f22c
^ just	71 -21b-11c-8e9j12k23a
^ keep	84 -12c-8j-6d9a25k
^ keeping	89 6a
^ last	79 -41a-11j6k16c42e
^ let	74 -7ad-5g4c31k
^ liability	87 -17g-11a-4k5b32c
^ list	79 -14a-6d29k
^ llc	89 -7a10b
^ long	87 -20e-16g44a
^ look	83 9c
^ lumbers	89 
^ may	81 -7k-6j5a9d11c
^ mind	79 -14c-13g-10k49a
^ monthly	84 -11c-8b-7a31g
^ most	85 -5b13g
^ my	68 -9gj-8k-7h-6b5i8c11e16d
^ name	84 -11a6k17c
^ need	85 -46k-18c71a
^ nice	84 -15b-10c-7j4g5e7f24a
^ no	72 -11a-6bk-4c4f30j
^ nothin	89 -10a12j
^ now	78 6f
^ oh	61 -26j-25b-8g6ai11k12df14c
^ okay	51 -45a-23jk-5i8h12f14d31g44c
^ on	87 15a
^ one	74 -64b-7c19k25j35a
^ ooh	79 -7a-6d-5k5g11c
^ ouch	85 -29g-6a9e12d23c
^ over	85 -10j-6g20a
^ own	83 -13a-6c29b
^ paid	84 -6bd28g
^ perfect	85 
^ policy	87 -17a-7g28c
^ pool	89 -11b19a
^ price	89 
^ read	74 -19c-8a39k
^ ready	89 -4k21a
^ regular	89 -6a5k8c
^ remember	85 -10k-4j22a
^ rent	85 -24a-16k10g39c
^ roof	87 -41a5e9c13g24i
^ run	83 -5c-4g17k
^ same	89 -10a-6c6b16k
^ say	81 -38c-20a-9j-4b8fi11d18k34g
^ shall	84 14a
^ shingle	87 -8a16b
^ should	70 -10c-9k-7g-5f-4i44a
^ since	84 -5a-4c5k10e
^ smoke	87 10c
^ so	37 -87a-34k-31g-17i-13e-11d-9b-4f5c227j
^ some	83 -14a-12c6hk8d10b
^ something	85 -34j-7c-6b55a
^ sorry	81 -8d-4j5i19c
^ sounds	79 -6i-5b4h5j
^ spell	84 13k
^ square	89 -32c-10a46g
^ state	85 -10g-9d-6a-5c34b
^ still	81 -6b-4c11j13a
^ sump	89 9a
^ take	89 -21c15k21a
^ tell	49 -32a-28c-8g-7b-5hj93k
^ term	87 4b
^ text	89 
^ that	66 -29j-21b-9c4d16h44a
^ the	64 -58a-9i-7fh-5b10d20j30k35g
^ their	87 -24a-9c-5e8h41g
^ there	74 -8a16k
^ they	71 -44a-8bd5f13e21g33i
^ think	87 9k
^ this	80 -5c19a
^ those	85 -12a7d
^ till	89 -6c17e
^ towing	87 -6a-4c19b
^ ugh	81 -7c-6j6hi8g
^ umbrella	89 -8h-5cg30a
^ walk	65 -12c-11a-4g41k
^ want	77 -24k-7bcg-5j66a
^ was	63 -26e-24c-23i-22j-18g-8h-6k59b80a
^ we	74 -25a5k9e23j
^ well	78 -14b-9c-6a-5j6d9k13gh
^ were	71 -17i-15g-7e-5cjk66a
^ what	30 -123a-49b-40k-38j-14h-8d18f39i50e69g156c
^ whatll	85 -7e17c
^ whatve	83 -6a8f10g
^ when	47 -46a-13j-10fk-9i-8b-6h39c77e
^ whend	75 -12c-9g-5a38e
^ where	55 -51a-16b-8ek-7d-6j-4h4g15i23c67f
^ whered	82 -8a23f
^ which	60 -27a-20b-11k-10f-9g-8j9e92c
^ who	43 -42a-22g-21b-15k-9e-7j-6i-5ch-4f147d
^ whod	70 -19a-9c-5g47d
^ whose	74 -17a-11c10b33d
^ why	64 -34a-6c-5bg70h
^ will	77 -19c-12k-5g43a
^ with	82 -21k-9c7f34a
^ work	83 -21c-13f-6ai61b
^ would	51 -48c-29k-24g-18ij-12df-6e-4h64b121a
^ wow	79 -5j-4a4c11h
^ yeah	85 -14a-7b-4j8g9c14f
^ year	83 -23e-21a-6g-4b63c
^ you	50 -55c-21b-19k-17f-11d4e13i27h30g71j
^ your	63 -75a-26k-16i-15e-6h7d16c23f25j73g
^ zip	85 -8k-6a20c
a	28 -18d-16e-10f-6h7c15i16j18b23k31a
a #	53 -19a-18c-13e-8f-7i5j12b19h43g
a @name	83 -7e-6c-5d17a
a a	72 -16j-4b6e9f
a b	85 7b
a bachelors	87 8j
a backup	89 -24a34i
a bad	78 -4e7k10a
a ballpark	85 -7g4k13a
a bank	85 -6g-5d14c
a basement	83 -14b10c12i
a bell	87 -4j9a
a big	72 -17g-8b-6d7c11k17i
a bit	87 -5a8b
a blood	87 4j
a bop	85 -4g4a6c
a box	83 9k
a break	89 -11b-9c7e16a
a bunch	89 -10a14b
a business	79 -16a9b12c
a buy	89 5a
a c	85 -16a26i
a car	77 -6bc5g
a card	83 -26a5jk22c
a cert	87 6j
a certificate	77 -5a-4d5g7c
a check	85 
a claim	82 -10c7ab
a clean	87 -6a8j
a client	83 -6e-5k-4g9a11c
a coi	89 -13k12a
a commercial	83 
a company	79 -17a8d13b
a complaint	89 5a
a contractor	89 -4b
a copy	79 -7ck4e6i12a
a couple	77 -13b5j10g
a cousin	89 -5b9a
a cpa	89 -5d4a
a crash	83 -7g8c
a crawl	87 -7c12i
a creek	87 5g6f
a customer	80 -13a6c9g
a day	77 -6i-5a12g
a deadline	87 
a deal	87 -11g-10j-4i13c15a
a degree	89 -9a15b
a desk	87 -5a11b
a detached	89 
a different	89 -28b-11c-6j8k12g26a
a discount	77 -10j-6d-5b5k6c15a
a doctor	83 5e
a dog	87 -13a18j
a driver	85 -6k9d
a fake	89 -8g-7b5a14c
a family	85 8d
a fella	87 6cg
a fence	84 -4b4j7c
a few	79 -12b6j8a
a financial	89 4b
a fire	72 -6c6f8d
a fireplace	85 6a
a flat	83 -15g8j13b
a flood	84 5b
a form	87 4a
a friend	81 -19b22a
a full	85 -7c11b
a funeral	87 -7c13g
a garage	83 9b
a gate	89 -13b5f12a
a good	64 -25a-8c6h11e19g
a guardian	87 -15d18a
a guess	89 -9a-4g16k
a guy	89 
a high	87 -7g8a
a hip	89 
a home	89 -7b-5g14i
a homeowner	87 
a hot	85 -8b-4c4a11g
a hotel	87 -4a6j
a house	83 -16a9c14b
a hurry	89 
a hydrant	83 
a is	87 4j
a job	80 -9a-4g5b6c8f
a junior	89 4c6a
a kid	82 -7c-5j-4g6a7f16k
a landlord	89 
a laptop	89 -11a13b
a lawsuit	89 -5g7c
a lawyer	79 -11d-5c7k10a
a letter	85 
a license	87 -11c-6b6k14d
a list	85 -10c-6b23a
a little	67 -17g5i7k15b
a living	79 -26a-9g4i15c19b
a loan	81 -8c4d6a
a local	89 -7a10b
a long	81 -15a-7g4h5b6i12c
a lot	69 -20a-6j-5k4i8g9f20c
a m	89 -6e15c
a medical	84 13a
a mess	87 -7c-5j6a11e
a minute	85 -17j7i8k9a
a mistake	89 -14a-10g28c
a month	63 -12b-5e6a7c13g
a mortgage	83 7a
a motorcycle	89 6a
a mrs	89 5a
a nanny	87 -4ak5b6d
a new	74 -19b-5jk8i12c15a
a nice	85 -15a-7c9j16b
a no	89 -10g-6j5h15c
a normal	83 -5a4c
a number	82 -5c7jk
a nurse	78 -5c7a8j
a okay	85 -7a-6c24i
a one	82 -21a5b8c13f
a or	89 -12b15a
a parent	84 -7b-5c20a
a pension	84 -10g7bc
a permit	89 5b
a person	87 -14b5d10a
a photo	87 
a physical	84 6a
a pic	89 -5a9k
a picture	77 7k
a pipe	84 9c
a place	84 -13i16g
a policy	72 -14d-4b4c22k
a pool	79 -8b4a
a private	87 -7a8f
a quarter	87 -8a4c7j
a quick	85 -4g11k
a quote	87 -5b17a
a real	82 -18a4g21b
a reason	89 -5b5ah
a recorded	89 5i
a regular	85 -9a12b
a rental	84 -9a-4k16b
a renter	89 6a
a restaurant	89 -6b8a
a ring	87 -9b15c
a rough	87 
a safety	87 -14c15a
a second	73 -9b-7c-4k5d6i16a
a security	89 8a
a separate	89 -19b23a
a shed	89 -7b-5a18c
a side	89 7g
a slab	85 -7c4b5a
a small	89 -6a9b
a spouse	89 8a
a storage	85 
a sump	89 
a term	87 -4a8k
a time	87 -8e-7a22k
a total	89 4c6j
a trampoline	85 
a truck	89 
a trust	85 -16b18a
a typical	87 -5c10g
a vacation	89 6g
a w	89 
a way	89 -5k17a
a week	70 -10c-6i-4a21g
a while	79 -4di5a12g
a whole	85 -8a6c8b
a will	77 -17b29a
a win	89 -5g8a
a wood	81 -8b11a
a wreck	83 5b
a written	89 -9c11b
a year	63 -53c-12e-6a4b9j65g
a yes	85 -10g16c
able	80 -10c18a
able to	80 -10c18a
about	41 -8d-6ae7h12c23k
about #	62 -23a-21c-8e-6k9g57j
about $	72 -18k-8a-4eh7c39g
about a	78 -16c-7k6i9a16g
about all	87 -6g17c
about an	87 
about any	69 -19a24k
about anything	89 
about being	87 -5a8c
about how	81 -21g-5c5j10b14e
about insurance	87 
about it	66 -17g-16j-9k7hi16c22a
about leaving	89 -5i12a
about right	85 -17j17a
about that	72 -12c-9b22k
about the	60 -13a-10i-5j-4e12h27k
about them	77 -4g6a
about this	76 -8k-5j5b19c
about to	89 -7d-4c8b11a
about us	84 -8ac5i6f12h
about what	77 -22c-10k5a36g
about when	89 -9g5e8c
about you	87 -6k10b
about your	62 -18a-8g16k26c
above	79 -10c15d
accent	87 5a
accident	75 -14c-5a7d14e
accident $	83 -14c7a16e
accidents	76 -7b12a
accidents $	83 -5b9a
accidents in	87 
account	69 -11k-10a-9d-4g4j13b28c
account $	81 -16c-9d11a14g
account number	80 -13c-10g-5k31a
accountant	76 -5g-4h5c15a
accountant $	85 
accounts	87 -6c-5a8k9f
across	87 5f
actual	85 -11b-5g-4c9a15i
actually	77 -7ai5b11c
add	72 -20b-14a10g11j15c
add up	87 -10c13g
added	83 11a
adding	87 -7b9a
addition	89 -14a6e17c
additional	78 4b
additional insured	79 7b
additions	89 -11c11a
address	62 -11a-10b-6j-5g8c9e12k15f
address $	69 -14a-7jk-6d4f13e26c
address of	83 -20k-5a31c
adjuster	82 -6g-5b7i
adjuster $	89 5i
adt	89 5j
advice	75 -9c5b7a12d
advice $	84 -14k18a
advice on	89 -10a13d
afford	85 -25c7d22g
after	56 -22g-5f8d11a12c
after #	87 4a8e
after $	82 -11g7i9c
after a	81 -7g8di
after high	89 7c
after that	78 -5ci7a8b
after the	71 -10a7d11c
after you	78 -6b6d7a
after your	84 5j
afternoon	83 -11c6b8g9i
afternoon $	87 -10c6a11g
afterward	87 -4a5j
again	67 -8b-5k4g6i12e
again $	71 -12c-11b-4i4g16e19a
against	77 4h6b
against it	83 5h8b
age	68 -28a-10k-7j-6i-5d-4bf25e44g
age $	76 -28g-11k-9e-4d64c
agent	65 -22g-11i-7e8d11c16a
agent $	74 -7i5h8a
agent ever	89 -11c19a
agents	77 -15c-13a-6g12i15b17d
agents name	89 -16c24d
agents you	89 -13a13b
ages	83 -17a-4h6c28g
ages $	89 -18a14g18c
aggregate	87 
ago	76 -19g-17j-10c-8i7h17a34e
ago did	87 -5gi14e
ago was	87 -8g16e
agree	85 -6c13a
agreement	85 -6e-4d8b
ahead	75 -8c4b8j
ahead and	81 16a
air	84 -8a-5g5f6e
airbnb	84 -4b11a
alarm	74 5j8a
alarm $	83 10a
alarm system	89 14a
alarms	85 
alcohol	75 6c7g
alcohol $	79 -13a8cg
all	47 -14c-5b12i31g
all #	85 -5c15e
all $	71 -13j-12c-9b-4i9e44a
all about	89 11a
all at	84 -4j7d
all day	87 7k8f
all do	84 -12c-9a27g
all in	79 -18a-16c10bd16g
all is	83 -12g-10a26c
all lives	89 6d
all of	75 -5b-4f5i8a
all on	84 -24b6j22a
all over	85 -20a-8c7d9b10k
all right	89 -5j11a
all that	73 -7aj-6g18c
all the	71 -9c-5i-4b4k5a14g
all these	87 -8g7c8a
all this	80 -14g4i26c
all together	85 -4e5c
all what	89 -6e14g
all you	83 -12a5g11j
all your	75 -5b14j
alls	89 -13e-4g4d20c
allstate	87 -10k-7d14a
ally	89 5j
almost	82 
alone	79 -5j-4g16a
alone $	83 -5j11a
along	78 -8g10i
along $	85 -7bg7a10i
along with	89 -6a11b
already	70 -7i5j
already $	84 9a
already have	85 7b
alright	69 -14k-6j-5b5c6d18e
alright $	83 -14i-4ck6j22a
alright i	87 -18a-8k4g7e22c
alright if	87 12a
alright with	84 14a
always	77 -9j-7bi6g8d11f
am	54 -12b-11c-6eg5i6a14f15h
am a	89 -6g14c
am curious	85 -10c-5g11h15k
am glad	89 -10k-6a5c6h8e
am going	82 -4a8k
am hearing	83 8j
am i	64 -23ck-14g-5eh16j17i24a25f
am not	87 -28a-4i9c28j
am sorry	82 -19j5d6k7cg
amount	70 -26a4b5i13k16g
amount $	83 -13c28g
amount on	89 -6c5g
amount you	89 -21a7k9j18g
an	50 -15i-11be7g9h12a17j
an #	84 -10a-8c11i14b
an accident	85 4d
an accountant	84 6a
an agent	80 -20g-9i17a18d
an alarm	89 -7b5c
an apartment	85 -7a5b8c
an app	87 -8i11a
an email	80 -15c6b14a
an emergency	89 
an employee	84 7a
an excess	89 
an hour	87 -19c-6a4k26g
an insurance	85 
an llc	85 -4h9c
an old	84 -6g-4a8f
an older	87 -6a11b
an s	87 -7j12a
an sr	85 -6k6a
an umbrella	70 -9a-6g7f9h12c
and	33 -38a-16b-7h10g11k12c20e27j34d
and #	75 -9g-6c5a13j
and @name	84 4j
and a	66 -32a-10b-5di25c35j
and about	82 -10g11b
and address	87 7k
and all	77 -9c-4e4i7k10g
and an	89 -4a8j
and and	73 -17b-16c-6jk6a16i23e
and any	87 11a
and are	79 -14c4e10ab
and clear	85 -4c12j
and collision	79 -5dg5a15b
and could	89 -11c18a
and dad	87 11a
and did	79 -6c-5a7bh
and do	68 -34c-11g-5ij13d56a
and does	85 -7a12c
and for	83 -46c-8a10d11g13f26e
and give	85 5k
and hail	83 -9a20g
and have	80 6g
and he	83 -14a-9dj-6e-4i15g32c
and his	87 -18c-15a20j22e
and how	60 -22a-19c-9b-7j-5fk11d12g54i
and i	67 -20a-11j-9g-8c-6h20d41k
and if	74 -5c-4a7d12f
and is	74 -11j-5a5g6bc8d
and it	74 -4g4c5d11j
and just	89 -5j11a
and last	80 -25k-5g-4d47c
and look	89 
and model	87 
and no	83 -10a8c9j
and not	89 5c
and on	89 -7k6e
and raised	89 5a9j
and read	79 -14c25k
and slow	89 -7a7b
and some	87 -6c5d7h
and street	89 -19a24c
and such	89 
and tell	74 -6c8k9a
and that	73 -13c-12d5i7f28g
and the	59 -45d-23a-9b-7i-4fh14ek66c
and then	75 -16k-6d13j21c
and they	79 -10g6c8j
and tube	89 7a
and was	89 -5b14a
and we	87 -16a18k
and weight	82 -11c-7j-6a31g
and what	54 -29j-18a-11b-10g-5h5i8c10d26k30e
and when	74 -15a-12g-4c4k5f13b21e
and where	77 -11a-7b-5c6g28f
and which	84 -10e-9c-7j4d26a
and who	70 -15a-7c-5b36d
and whose	89 -19a27d
and why	89 -11c-4a28h
and would	83 -5b14a
and year	85 -10a10e
and you	67 -41a-13b-6k-5i18d21j30c
and your	61 -23a-20b-9i-8k-5f5h16j20e28g
animals	85 
annual	75 -13a7c18g
annual payroll	87 -20g-5a28c
another	72 -6c-4g6e11a
answer	85 -4j7g
answered	89 7c
any	40 -59b-18j-8e-7fg16k30c79a
any #	83 
any $	84 -4a4k
any accidents	81 9a
any additions	89 -11c11a
any animals	89 
any bankruptcies	89 5a
any big	83 -16a21c
any business	85 -4c9a
any cash	87 -45a-8c62g
any chance	85 4a
any claims	77 -5c13a
any close	87 4a
any complaints	89 -17a20c
any coverage	81 -7c16a
any damage	87 
any deliveries	89 
any drugs	89 
any excess	87 
any fender	87 5a
any health	80 -13c-5ij26a
any heart	89 
any hobbies	87 -21a-4g26c
any insurance	87 
any jewelry	87 -21a23c
any kids	83 4a
any kind	89 -9a-4c15h
any leaks	84 -6b11a
any life	82 -28a32g
any loans	87 -8c10a
any losses	87 5a
any more	85 -7b11a
any of	70 -11c-5bg22a
any other	76 -9d7a13c
any plans	83 -10c14a
any prescriptions	87 
any questions	83 -15a15c
any reason	89 -22a25c
any remodeling	87 
any roommates	87 
any savings	87 -19a23g
any subs	89 -4b8a
any tickets	81 -5b13a
any time	85 
any tobacco	87 -5a5k
any trouble	87 
any violations	89 
any water	82 -9c-8g6a15k
any wood	87 
any work	85 -41a46c
anybody	56 -13c-11b-6g-4j6h18d23a
anybody $	79 -12e-6d-5b27a
anybody else	77 -13a-9c31d
anybody ever	76 4k
anybody hurt	89 -7g-6b21a
anybody in	89 
anymore	82 -8a-4k5d9e
anyone	67 -13c10a17d
anyone $	87 
anyone else	84 -32d-6c44a
anything	50 -20b-7e-6i-5dgh7k16c32a
anything $	66 -26a5cf6i7g8k
anything else	79 -25a5k23c
anything from	89 10i
anything fun	84 -9a-7i19c
anything in	75 -26a39c
anything like	74 -5bk22a
anything on	79 -14j-10c32a
anything special	89 -9a13c
anything that	84 -7c14b
anything to	89 -5c5k
anything valuable	89 -21c22a
anything you	77 -22c21a
anytime	89 6j
anytime soon	89 6j
anywhere	75 -10c6f17a
apartment	66 -9d-6g4k6aj7c
apartment $	79 -15g-7b12a21c
apartment building	89 -6g10k
apartment or	87 9c
apartments	84 -8c16d
app	69 -6g-5d14a
app $	79 5i
app that	87 -7i11a
application	84 4h
applied	89 
appointments	87 
appraise	89 -11g10c11b
appraise for	89 -11g10c11b
appraised	85 -4c10g
are	33 -14g8e11f15a26b
are #	83 -14j-7c5a22g
are $	79 -27f-15a-6j-5g-4i4k24d36c
are a	75 -22a6e19j
are at	82 -15a-5cg7ek13j
are covered	85 -12c-8a23g
are done	87 -11c5a17d
are going	85 
are gone	77 -12a-5g-4e9c14j
are good	89 -19a27j
are in	71 -26b7a10j17d
are insured	89 -7b8k
are looking	85 -7g-5i12h
are not	72 -12c-9e-7a8d13j15g
are off	87 5di
are on	74 -8j6c8a
are out	89 6a
are over	84 -23a5c27j
are paying	84 -7k-6a6i7c
are pretty	89 4j
are right	89 
are the	63 -10g-9bk-6e5i8a9j20c
are their	87 -24g26c
are there	73 -8g10a12c
are they	68 -10c-9a-6b14f23g
are things	84 -11g19i
are those	81 -13a-8i7g21b
are unhappy	89 -13a14c
are we	70 -16d-11jk-5f-4c15b38g
are with	81 -6a-4g5j15c
are worth	85 -4c5k6b
are you	40 -50g-36j-34d-25k6e30f33c47b58a
are your	61 -55c-6jk4i5f8b20e31g
area	79 -22c-11e-9a5b37f
around	58 -11j-9b-7c6i7d12f
around #	79 -8b10a
around $	72 -5d8a9b
around here	83 -10c-5a5d10f11g
around it	85 -6b5a
around so	89 5k
around the	82 -14a6cf
around there	87 13f
art	84 -30c-9b42a
as	58 -19a-17b-16i-14c-10k8g17h24d31j
as a	75 -8j-7k-5b5c6a7d13f
as additional	85 5d
as it	84 -12c6a8g
as the	83 -9g-6b-4c5j8i13a
as you	84 -25a6c32g
as your	89 
aside	81 -6b7a9g
aside for	85 -6b4g9a
ask	60 -17b-6g7ef8d15a
ask $	81 12a
ask for	78 -12g7k10c
ask how	89 -6a-4c14g
ask me	82 -11k-4g10c12a
ask so	89 5k
ask you	79 -4g11a
asked	77 -8c-6k4i6b10g
asked for	89 
askin	89 -15a8b9j
asking	72 -5ak-4i8e14g
asking $	84 -8c16g
asking for	79 -16g18c
asks	82 -14d-5g5j8k18c
asks about	89 -6c13k
asphalt	84 -5b5c6a
assets	87 -7a-5g4b5k8c
associates	89 -7c14b
at	42 -17b-11i-6h-5d14k17g31j
at #	68 -17a-5gi6e8c19j
at $	74 -17f-9e-7dj-6a20c34g
at a	75 -9g-6e5k6fj
at all	68 -12g-7e-6bk6c8j29a
at fault	83 5a
at gmail	89 -5a4f8j
at home	71 -9b4k5c11a
at it	82 
at least	85 -8b7a13g
at night	71 -7j-6a-4i6c18f
at once	85 
at that	76 -20a13d21g
at the	56 -18c-8f-7e4j5g6hk7i12b
at this	82 -17c6a20e
at work	72 -14c-12b9g33a
at you	87 -6a-5c13g
at your	66 -18a-13c-12b5ef8g15j16k
attack	85 -6ae6d8g
attorney	89 -4c
audit	71 -19a-7i4c6k18b
audit $	81 7a
audit @name	89 -40c-22i66g
audited	84 12a
audited $	89 5a
auditor	85 
auto	67 -11g-4i6f10c
auto $	81 -13g-4aj6k8f9c
auto and	89 
automatic	89 6a
average	89 6g
aw	89 -15a4c10e12i
away	64 -12b-6j-5ci5ag6k16d
away $	79 -10g-7c-6b7e8f10d
away at	85 -5g4a13c
away for	84 16a
away from	85 -5j6e8c
away with	85 -9a-5e6k7c
awesome	71 -10j13k
awesome and	87 7a
awesome that	89 -5k5c6a7e
awful	87 -5a4i
aww	79 -10a5k9d
aww i	89 -6a6cd
b	77 -16c7b11g
babies	89 
baby	71 -6d-5c5e13a
baby $	83 -7d11a
babys	84 -7a11c
bachelors	82 -4c5j11b
bachelors $	89 14a
back	55 -12c-9i-7d7aj8h15g
back $	72 -16c-6b7e8a21g
back and	85 -5g7c8b
back in	79 -11c-9a8j23h
back on	82 -9g15a
back then	83 -18c-10h-8a13k24g
back there	87 -9j8ac
back to	79 -15c-5a-4g5hj12k
back up	79 
back when	89 -9c-8e-5g6a20i
backed	84 8c
backed up	87 
background	85 7b
backup	75 -9ab-4g5c28i
backup $	89 
backup coverage	85 -4g7a9c
backyard	89 -10a10c
bad	70 -8a-6e-5h4g5c16i
bad time	84 14a
balance	84 -15c18g
balance on	89 -16g17c
ballpark	78 11g
bank	67 -14g-5j4c10b15d
bank $	78 -6g-4j10d14b
bank account	87 -9a4b7c
bankruptcies	89 5a
banks	85 -12c-5i9g16d
bar	85 -12d15a
bar $	87 -12d16a
bare	85 -7g-4j5a7d
barn	85 -11a14c
basement	68 -4c6ag7i
basement $	77 -10g21a
basement finished	87 -5c14b
bath	85 -11c5fj12a
bathroom	87 -11a11b
baths	83 -15b-13a6k13c14g
baths $	89 -15b-7a7j22c
be	49 -15i-12f5cgj6e13d
be $	75 -15a-14c8e15dg
be a	75 -8d-4g15c
be able	83 -10c4g12a
be additional	89 -5a8b
be alright	83 -4j18a
be comfortable	87 -5g4a7c
be driving	85 
be enough	89 -27c7a25g
be honest	89 5k
be in	83 -5a-4j5d8b
be listed	83 -8c6a9d
be off	89 11e
be okay	79 4d8a
be on	83 -7a-5k4gj7c
be straight	89 9k
be the	81 -7i-5bd11c17h
be there	89 
be true	89 
be willing	89 5a
beagle	89 
beat	82 -7j-6bk5g23a
because	66 -9ai9d13c
because i	80 -7a-6i6g8bc
because it	89 -12b-6c-5j24g
because of	87 -13g7j14c
because there	89 -6c9g
becomes	89 -7g6c9a
becomes of	89 -7g6c9a
bedroom	85 -8a4c
bedrooms	80 6k
bedrooms $	89 
been	49 -13j-5g-4d5bhk12c18i
been $	85 -15g-5a22i
been a	81 -12a5i10g
been at	79 -19a-5b5k23g
been audited	89 5a
been burned	89 -17a-5g24i
been doing	85 -15i5g7b11a
been good	89 -7i-6b6c13a
been hacked	85 
been in	69 -12c-5b5e9d11a
been insured	89 
been licensed	85 
been redone	89 -8j15e
been there	75 -19g-9i-8c5e8hj13b
been to	89 -15g15i
been treated	84 
been turned	85 -5g10a
been with	75 -8a-6k-4eh7b28g
beers	87 
before	55 -17k5dg11i
before #	87 -6c-5d4a8b
before $	71 -31c-5d-4ej6ab18g21i
before i	81 -9g-8k-5b9c20a
before the	79 -10g-6k-5j27c
before they	75 -12c-7a27g
before we	82 -15a6d13c
before you	71 -10g-6k6e20d
behind	69 -13c-9g-6b-4i4k5f10h15d
behind $	87 -4h7c
behind the	78 -9c-7b8a20d
behind you	85 -6a6d
bein	84 -9a7e10b
being	72 -19b-5g4c7f8a11i
believe	79 -13g-7a-6k-4b7j8ce11f
bell	87 -4j9a
bell $	89 5a
belongings	84 -5j6a13g
below	87 -7a8b
belt	89 -8b-5k6j12g
bender	89 
benders	87 5a
benders $	87 5a
beneficiary	77 -9g-4a6c14d
beneficiary $	79 -5c15d
benefit	87 -14c20g
benefits	79 -8g6c
benefits do	89 7c
besides	69 -6g22d
besides the	80 -22d-6g14a18c
besides you	82 -41a-6c54d
best	68 -11g-6a-5d-4i7h9e16c
best number	85 5a
best part	84 14c
better	65 -8f-6i6j8k10b
better $	79 -10i-9c-4b11g18a
better half	76 -13a-11g-8b-7f5i15k25c
better than	87 -10a5c6b
between	79 -6ak7f10b
between the	87 -7a4b
big	58 -12i-9d-5j7cg10k12b
big deal	89 -8b6a
big is	80 -19i29g
big ones	87 -10a5k6b
big trees	87 -5c17a
bigger	89 -6c4g5b
biggest	78 -13a10c17d
biggest customer	85 -8c9d
bigs	85 -10i12g
bike	79 6a
bike $	87 -8b7c8a
bike kept	89 
bills	70 -12g-7a8c9bd
bills $	85 -8a5b
bills if	87 -5c5d
bills would	89 -12g16c
binder	85 -10c6f7b
birth	74 -6g-5ae8k20c
birth $	80 -5e-4g11ck
birthday	70 -11k-7b-5a25e
birthday $	79 -18g-11c-5j45e
birthdays	89 -4c6k
bit	78 -4c7g9a
bit of	89 -8c5a10g
blame	84 4c5d8b
block	89 -4b11c
blood	71 -8b-5gk5j9e14a
blood pressure	78 -8b8c9j
blood test	87 
blow	89 -6g6i9a
blue	87 -10c4j10g
board	78 -6b10a
board or	85 4b
boat	82 -6b9a
bodily	81 -7a7c
bodily injury	81 -7a7c
book	79 -4a5gk9h
booking	87 -4d9c
booking system	89 -4d9c
bookkeeper	83 -5c15d
bookkeeper $	89 -10j17d
books	79 -10c6j7b
books $	85 
bop	83 -4g4a6c
bop $	87 -5g7c
born	73 -11g-8d9e10c13a
born $	79 -14a-5g11e17c
born and	87 5a8j
born in	89 -11e-8j-6d27a
borrow	79 -11a9b17d
borrow it	89 -19a6b22d
boss	79 4c5e7a
boss $	89 -14a6c14b
both	68 -14c-5i5d8g9j10b
both $	85 -7jk6d17a
both of	81 -14c-12a4k8b18g
bother	84 9a
bother you	85 10a
bothers	89 13h
bothers you	89 13h
bottom	87 -4g6c
bought	70 -9i-8c-4j10k15b
bought in	89 -7c14g
bought it	77 -12e-7g4b12k15a
box	72 -11c-7f-5b7a11ek
box $	83 -9c-7f13ae
box here	89 5k
boxes	87 -10a9b
boy	75 -7c-6g-5k-4d7h9j12i
boys	79 -11a5k18b
branches	89 6i
brand	83 -5e-4c9i11b
brand new	85 -8a10i12b
break	77 -21a4b9c10f
break in	85 -11b4c5a6e
breakers	89 -4b8a
breaks	83 -9g18c
breed	85 
breed is	89 
brick	74 10c
brick or	82 -7b11a
bring	70 -19c-10a5f18d21g
bring home	87 -10c12g
bring in	79 -25c-13a21d27g
brings	85 -17g4c21h
brings you	87 -25g5c22h
broke	77 -11ad-5g5f9i20c
broke $	89 -16a6f15i
bronco	89 -12a4k12i
brother	71 -9k-5g7cdj8a
brother in	83 -8gj-4d4a22c
brothers	84 -10d11c
brought	85 -6g-5c6k8e
bs	89 11a
bs or	89 11a
bucks	80 -6c-5g7a13h
bucks a	89 10a
buddy	79 -7d-5i5c7g
budget	81 -5ac17g
budget $	85 -14g-5a24c
budget for	89 -30c33g
bugging	89 -7g6k10c
bugs	84 -6cgi9b11h
bugs you	84 -6cgi9b11h
build	74 -26c-5d8e11g17a
build it	89 -4a8e
building	63 -6a6g10k
building $	74 6a
building is	85 -8b12c
building or	89 -6a9b
building your	87 
buildings	84 -19a5k16c
built	69 -10g-8b-6d8c24e
built $	79 -20a-7e-6g40c
built up	84 -9a8g
bump	85 6a
bunch	85 -11a6d13b
bundled	85 -6i-4c15a
bundled $	87 -6i-4c19a
bureau	89 8j
burial	83 -5a10b
burial or	87 5b
buried	89 -6b10c
burn	82 -5b5c
burned	74 -18a-15c-5k14g25i
burned to	87 -7c15g
burner	89 -6b6a
burst	84 6c
burst $	89 
bus	87 
busiest	87 -8a8c9e
business	51 -11i-6f-4e6b7g8dj
business $	64 -12d-11g-7a6ij20b
business at	89 -8g13c
business do	84 -4b6a
business from	87 8b
business have	79 -5g7c
business if	87 4c
business in	89 -14b17a
business is	83 10g
business name	89 -9c5a6b
business out	87 -20c11a13k
business owners	85 
business policy	87 -10b13a
businesses	87 -14a6cd11b
busy	73 -5c-4g5i7a13e
busy $	78 13a
busy over	89 5i7c
busy season	89 -15c-9a25e
but	63 -6b-5i-4d4e17g
but i	82 -4f17k
but otherwise	89 -6a4j
but what	83 -7a-6k-5j12e14g
butcher	89 -4bc14i
buy	64 -4i5b6ce
buy from	84 8c
buy it	79 -41c-11a13b43g
buy sell	89 5a
buy that	89 6g
buy the	81 -17e-16b17a22c
buying	89 
by	52 -17d-10k-9h-7g-4j11e21i22b
by #	89 
by $	70 -24b-5dek-4j4i5a13g29c
by @day	84 -11a-4c17j
by a	82 -6cij5k8b10a
by any	89 5a
by how	89 -9g10b
by now	89 -14a7e18b
by the	72 -15g-9j-7k-6i-5e4d8f14c17a
by what	87 -27c-5h35e
by when	84 7c
by you	79 5f6a
by your	87 8b
by yourself	89 6a
c	80 -44a8c19i30j
c or	89 -16i-9a34b
cabin	89 -7b-5c15i
cake	87 -10c8a10g
call	57 -28g-13i-9k9b17h34d
call $	71 -11e-7d-4c15a19h
call for	89 4g
call it	85 
call or	81 -12a21b
call the	89 -5d-4k10a
call you	75 -18g8e15d
call your	83 -18c22d
callback	87 -8a6c7k
callback number	87 -8a6c7k
called	68 -16j-7e-4g13h27c
called $	74 -17j-9h6a32c
calling	77 -10c-7g11b14f
calling about	89 10a
calls	74 -7c-6a4k19j
calls $	87 4k
came	66 -14a-9i7b11g16j
came back	89 -8c8j
came down	87 11b
came in	82 -7a-6g6c12j
came out	85 -8c-6ai-4j6b23g
came to	89 5a
cameras	79 6k9c
cameras $	89 12c
camry	87 -13b-6c4j20a
can	48 -26jk4b7di11cf13ae
can and	87 8k
can do	89 
can get	84 -12a4f5e7k
can hear	87 -8k-7j5a18c
can i	63 -17k-14g-9j-8d-4e21i36a
can not	74 -42a-8e-6g28d32c
can see	89 -7c6k8a
can we	87 -5a9b
can you	60 -48k-13j-9i-7e-4d12c17f26a35g
cancel	84 -4a4b
canceled	87 
cancer	77 -14g-10b-6c7d8e9a10j
cancer $	84 5a
car	51 -9d-8j-7e-4h5i6f17c
car $	61 -15i-12g-9j-8d8a9b30c
car accident	89 5d
car and	85 -10c-7f5k13a
car do	89 -7d11c
car for	80 -8g4bc
car get	89 -13b9i10a
car in	85 -19c-5a4b21i
car is	87 -15d-4a5k14c
car or	80 -5b7a
car paid	89 5a6b
car right	87 -8c-4a6j11g
car that	89 5j
car to	89 -5c8b
car was	89 -6a6i
car worth	89 
card	63 -25a-10g-7d12i18bc
card $	77 -12a-7k-5d5i27c
card is	87 
card number	89 -31a7k28c
card numbers	87 -8c10a
card or	89 8b
cards	70 -10b-5gk5i6d18a
cards $	77 -7j23a
care	68 -10c4b7d
care about	89 
care for	87 -7g9c
care of	72 -7c6d
carrier	77 -15a5c21d
carrier $	80 -22a6c22d
carry	62 -7b4cj9a
carry $	74 -5g13c
carry for	87 5c
carry the	89 
carry their	89 
carryin	85 -10a6j7b
carrying	79 -13j-6d7g17a
carrying $	89 -11g13c
cars	66 -23k-6g6c11d20i
cars $	83 -15c5a20i
cars and	87 
cars are	85 -26g-9a17d24c
cars do	89 
case	77 8j
cash	67 -13ac-4d22bg
cash $	84 7a
cash in	89 -33a39g
cash value	77 -6b5cg
cat	89 -7a10b
catch	75 -16c-9a-7d5j12e25k
catch you	82 -10c-6k-5j-4i8a9g15e
catering	89 
cats	84 -12b5gj7a
caused	89 -17c21a
ceiling	87 -18c-10a7j13fg
cell	82 -6g-5k4a7b10c
cell $	87 -4ck16a
cert	80 -6a5j7b
cert $	89 
certificate	69 -15a15d
certificate $	77 -5c11a
certificate of	89 
certificates	76 12a
certificates $	84 10a
certificates from	89 
certs	84 -4c5f13a
chain	89 
chairs	84 
chance	82 -6c15a
change	68 -10b-6g8k15c
change $	84 -7g6i7a
change jobs	89 -5c7a
changed	74 6cg
changed $	85 
changed since	89 11c
changes	82 -12c-4d19a
changing	84 12k
changing companies	89 7k
charge	74 -6a4d
charge of	89 
charge you	79 -9a-5g4c
chat	85 -8c-6e6b10a
cheap	85 -11c-10j7b8g11a
cheaper	85 
cheapest	89 9j
check	64 -9a-7g-4ij10b19c
check $	83 -16a-7k5cj19b
checking	87 -11g4k5bi
checks	78 -4j5g7b
checks on	89 -8a9d
checkup	85 -5a16e
checkup $	87 -5a17e
chemical	89 
chew	89 
child	85 -15d-5e8gi9c
children	74 -10d4a6bg
children $	82 -10d8a10g
chimney	84 -7b6d
cholesterol	89 -9g5a9i
choose	79 -12b-10e-5h7i11c17a
choose $	89 -11e5ac7i
christmas	84 12f
church	79 -7b5f6a
city	76 -5b7af
claim	63 -15j-14a-4d11ci14g
claim $	74 -14e-7i4c7g11a
claim was	85 -10c4j8e
claims	70 -9c-5g12j
claims $	81 7a
claims in	87 10a
class	81 -6g7cf
class $	89 
clause	89 
clean	77 -23i-6g36a
clean record	87 -6a8j
cleaned	87 -6a6c
clear	73 -14c6a7b10j
clear $	84 -7g7e11a
client	72 -6e-4ag12d
client $	84 -10c17d
clients	71 5c6e
clients $	81 6d
clients come	89 8c
climb	85 -6c-5b7d8a
clock	83 -11c-7a4g11e12b
close	63 -12i-9bd6a10e19g
close $	75 -10c-9a8b9e13g
close by	80 -15c-6b5af26g
close calls	87 4a
close is	87 5i
close on	87 -9a11j
close to	85 -13g17c
closed	72 -19e-7b7di10j
closed $	82 -14g-6b7a8i9c
closer	83 -17a-5j7g19b
closer to	84 -15a-7g-5j29b
closin	85 -9c4d13e
closing	73 -15c-6g5k22e
closing $	85 
closing date	83 -8a5k15c
clothes	85 9g
cloud	87 4b
coast	87 6g
code	72 -7ag-5f7k21c
code $	81 -4a5c8k
coffee	82 -5a6k9i
coi	85 -12k5b10a
cold	84 6a
collect	87 -7a7b
collections	89 -5b10a
college	65 -5f-4i6c10b
college $	73 -10g-9b27c
collision	71 -10c-5d5b6e7g10a
collision $	79 -4dgj8b12a
collision on	82 5e
com	89 9j
come	56 -13g-11bc-10k-6ij-5d13af44h
come after	87 -8a16c
come by	85 -7b5f10a
come down	83 -6g6c15a
come from	80 -17f-14a7b9c30i
come in	79 -8h-6bf9c13a
come out	81 -13e-4a5i9d10g
come through	87 -7i10g
come to	74 -15b-6dek11g14f17a
come up	74 -20c-19a16h26f
come you	85 -22i-12g-6a49h
comes	68 -10a-9e-4f6b7dg10j
comes and	89 5c6d
comes from	89 4a
comes out	83 -15g10c14j
comes to	83 -8g-7e17c
comfortable	79 -5g6f10a
comin	81 -29a-9g5d8i32c
coming	70 -23b-10j-8k7g9f12ac
coming up	79 -35a-14b54c
commercial	73 -15c4k6d8a
commercial umbrella	87 10a
common	89 -11a-4j7b13c
commute	80 -11c7g8a
commute $	84 -12c8ag
comp	66 -10c7a8g9d
comp $	79 -24c-4j16a22g
comp and	80 -5d-4g15b
companies	74 -5c-4i4b8k
companies $	83 -13c6k13d
companies have	89 -7d12c
company	52 -10a-7j-5g5b6d8e12i
company $	63 -18b-9hj-5g4f13acd
company do	84 -8a-7d20c
company ever	84 
company got	89 6k
company have	85 -6a14e
company or	87 -9a-7k15b
company to	89 -6a6b
company what	89 -6a4c5g
company you	87 -16c-8a13d18e
companys	77 -10d-4gh4a7k9j
companys name	89 -9c10a
compare	85 -10c11d
complaint	87 4a
complaints	85 -11a15c
complex	82 -8c-4k18d
complex $	89 -5c-4k16d
comprehensive	82 -7a5c11h
computer	80 -10c-7a7b8e
computer $	89 -4a4g5b
computers	85 -6g5i7c
condition	80 -8g-5a-4k4j6c12i
condition $	89 7j
conditions	81 -12c13a
conditions $	85 -15c16a
congrats	83 -13a4e5c13i
congrats on	89 -8g9c
construction	77 5k
construction $	89 -7a9b
contents	78 -16c26g
contingent	89 
contract	71 -10g-5a5b7f11k
contract $	81 -8a9f11k
contractor	83 
contractors	83 5a6b
contracts	80 6d
contracts with	89 
conversation	85 -9k6c9j
cool	68 -11j-8b-7f7c23d
cool and	87 8c
cool cool	87 -9a9g12c
cool so	89 -9c-6g6d7a9e
copper	85 -19b18a
copy	78 -8k-7c4e6i8j
copy $	82 -4c15a
copy of	89 -4k5e7i
corner	87 -9a-5k8c16f
corolla	87 6d
corporation	87 -16a-5i24b
corporation $	89 -17a-5i24b
correct	70 -7a-6bc29j
correct $	70 -6abc29j
cost	63 -35a-8c-7i5k6j13b37g
cost $	80 -14c6g8a
cost on	89 
cost or	89 -6a15b
cost to	74 -19a26g
cost you	79 16g
costs	79 -14b-7k-5h7g27a
couch	83 -6a6b8c
could	50 -20k-14j-7h-5d-4f5i10g19e27a
could a	87 -15a-10g29c
could come	89 -5b10c
could fix	89 -4g7c
could get	89 -13a18k
could go	89 7k
could he	87 6c
could i	79 -11i-9g-8k7c36a
could it	87 9g
could not	75 -9c-5h6f8d
could she	89 
could somebody	89 6a
could take	87 -6b5k9a
could the	83 -19a11g17e
could they	79 5c6b
could you	60 -45c-34k-12j-5f-4d9g10b19e30i41a
could your	89 
count	80 -20c6eg17k
counting	81 -16c5k16g
country	81 -6g16f
counts	85 -5e11c
county	78 -10b-8g5d8a9c
county $	89 -11b6d9a
couple	75 -12f-10b5j8g13c
couple of	84 -12f7j11c
couple years	87 -5b14g
court	82 -35a7cf22j
cousin	84 -5b6a
cover	68 -16g-10a4k14b15c
cover $	83 -9g6a10c
cover the	89 -8g-6d5a10i
coverage	53 -7d-4fh5c6g8b
coverage $	63 -43g-7bj-6k-4d8ci60a
coverage a	89 4j
coverage amount	89 -8c-4b11g
coverage do	79 -12g14c
coverage does	87 
coverage in	87 -13a7b10c
coverage is	83 10c
coverage on	78 -9a-6c25g
coverage or	79 -22a28b
coverage to	89 -7a13e
coverages	85 -15g-6a-5b-4e7ck20h
covered	67 -6cf-5jk5e7g15a
covered $	81 -31g15c20a
covered for	83 -30c34g
covered if	89 5a
covers	79 -12g-10d9a10c15k
covers $	87 -13g17a
coworker	89 -6g7i
cpa	84 
cr	85 -5g6i
cr v	85 -5g6i
crash	80 -8b-7g7c12d
crash $	87 -8b4a7d
crawl	83 -7c5j11i
crawl space	83 -7c5j11i
crazy	76 -6i-4j5b9h
credit	64 -14f-9g-6b13c18a
credit $	79 -6c12a
credit card	85 -6c
credit cards	82 -9c-5i5g14a
credit score	85 -10a-6g7i18c
credit union	85 -4k6j
creek	79 -6b-4c5f10a
cremation	84 5b
cremation $	87 5b
crew	75 -13a-7c-5i4e5d13g
crew $	84 -4i4g
curious	83 -10c-8a-4j11h21k
curious what	87 -10c-5g11h14k
current	66 -17a-6j-4b4k15e17c
current carrier	87 -8a-5k19c
current company	84 -16e-8g31c
current policy	87 -26c-10g34e
currently	81 -8g9aj
cushion	85 -9c5a6k
customer	68 5b7d
customer $	83 -7c4g7d
customer there	89 6a
customers	70 -10b13d
customers $	84 -4a7c
customers come	89 -6b15a
customers pay	89 -6g11i
cut	75 -6i-4k6c8b
cut off	84 -4k8c
cute	89 6i
cyber	87 5a
d	83 -7c5i6k
dad	71 -13ac6k11g20f
dad $	89 -5a4c6b
dad died	89 
daddy	83 -4g6a7d
dads	87 
damage	67 -15c-7b-6e5k12a19g
damage $	77 12a
damage on	83 -6g7a
dangerous	83 -9c5e9a
dash	83 7g
dash $	89 5d6a
data	85 -4d4f8a
date	65 -25a-13g6k21c28e
date $	79 -21e-19a-5k54c
date of	78 -7k-6ac-4g29e
dates	89 9k
daughter	71 -6e-5b5ag6cj
daughter $	89 
daughters	80 -10g-5k4e9c
day	57 -22g-14i5h9a11k25e
day $	70 -23g-12c-6j-5d6b15h21a
day and	79 -12a-8j6d15e
day do	89 -5h4c9e
day does	89 -8c16e
day of	87 -8i-7g4k5c10j
day or	85 10a
day so	85 -4e16k
day you	85 
daycare	89 5g
days	60 -15a-10j5d6b9i26g
days $	68 -8f-6c4ad7g10b
days a	84 
days are	89 -8g12c
days off	87 -6g-5j5c9i
days or	85 -9a7b12g
dead	83 -4k5a7b
deadbolts	85 9a
deadline	84 
deadline $	87 
deal	75 -15g-6j-5i16a17c
deal $	83 -9j-4cg21a
deal with	87 -9a5b6c
dealer	89 -10a12d
dealt	87 -5a7i
dealt with	87 -5a7i
death	84 -12c-6b19g
death benefit	89 -12c21g
debt	82 -9a5g9b
debt $	89 7c
debts	89 -21a24c
dec	78 
dec page	79 
decent	85 -9b5g12a
decide	78 -31a9bdi16j
decide $	83 -25a12d19j
decides	89 
decides $	89 
deciding	89 -5b6c8a
decision	81 -6a8c
decision $	87 9c
decisions	89 -9c11a
declarations	82 4k
declarations page	85 -6a10k
decline	87 -9a-5k5h6b7e
declined	87 10a
deductible	63 -6a5gj6b
deductible $	72 -33a-5ij11g37c
deductible is	89 -8c6j8a
deductible on	87 -14c-9a12bg
deductible right	89 
deductible you	89 -5a5j
deep	87 -16a-6b7j9g11i
deer	87 -5j4a16c
degree	80 -7g9b
degree $	85 12b
deliver	75 -5bi7c13a
deliver $	82 -5i4c5g
deliveries	79 -11c4d11g
deliveries $	84 -11c6a13g
delivery	87 -10g4a10i
den	89 
denied	89 7d
dent	89 -10c11g
dental	85 
department	81 -12c-10a7bg17d
department or	89 -8a11b
depend	82 9b
depend on	82 9b
depends	87 
depends on	87 
describe	84 -6g-5i17k
describe the	89 5k
design	85 5b
design work	87 
desk	83 -5a12b
detached	85 -5b6a
detached garage	87 -5b6a
detectors	83 10c
detectors $	87 -28c33a
device	85 6j
diabetes	80 9a
diabetes $	89 5b
diagnosed	89 -24a8e19c
did	36 -26k-14b-10d5g7h12c17ei22a
did a	81 -9g8c9a
did anybody	82 
did he	75 -6i12a
did i	62 -20a-13g-12b-9e-7k-4c14i61j
did it	63 -50c-14a-8j7h11i15e21b29g
did not	74 -11g-9d5j18c
did she	83 -7b-4a16c
did somebody	78 -7e15a
did something	89 5a
did that	69 -19a-14i-6j5e18b28g
did the	61 -32b-14j-9e-5hk11i23c37a
did they	56 -28i-16g-14j-5k5bd9h12c41a
did you	45 -18k-13g-7a11c15fi19e
did your	62 -34g-8bj-6d4e16f21a24i
did yours	89 5g6c
die	81 -6j-5c4g5a12i
die of	89 -10g14c
died	73 -9e-8c5g7a12j
died $	79 -7e7j
difference	87 -9c6g
different	71 -10b-6j-5h26c
different $	87 -17h23c
different now	89 9c
differently	89 4a
digit	89 -6a6c7k
digits	77 -5b-4a16c
digits on	89 -7k9a
dinner	82 -8j-4gi5d9e12a
dinner $	87 -9g-7j9c12a
disability	83 9a
discount	72 -7gj6a15k
discount $	83 10a
discount for	85 -11j-9c25a
discount so	87 -8a5d9k
disease	87 6a
district	85 -6b9j
dive	87 -10b6a9g
diving	89 -5b7a
divorce	89 -6b6a
divorced	85 -12j-11c9a20b
dmv	87 -6a-5c5f12d
do	27 -45k-38j-9g10h12i13b19f21e30c40a
do $	66 -31g6j7c23a
do a	75 -12a-7c11k18b
do after	89 9c
do all	89 6g
do any	76 -5b4a
do anything	80 -5c9a
do business	87 -17c-8a13k16d
do clients	87 8c
do customers	87 -6b14a
do for	69 -23g-7a-4e5d36c
do i	66 -19k-15c-7a-5e5g6j15b25d
do if	79 -12g7a15c
do in	83 -13k-12a-5g17i20d
do it	71 -9c-7g-5j12h19a
do not	58 -54a-19c-7b8j13i27h36g
do people	82 -8g-7c6i14a
do right	87 -8c-5i14a
do that	79 -10g-5j-4b8e13c
do the	70 -11g-8c9i16k
do there	84 -10g13c
do they	65 -16g-9c-6i15a20d
do this	79 -11a9b
do to	77 -21g-19a57c
do we	85 -8j-5c16a
do with	77 -14e-11g-8a40c
do without	83 -18g-7c23e
do you	30 -52k-46j-17d4h6g10i15e19f23c28b55a
do your	68 -7a-5b-4d5g8c13f
dob	84 -12a6k19c
dob $	87 -9a19c
doctor	70 -15g4e5k6d10i
doctor $	77 -16c-14g5e15d17i
doctors	85 -6a-4k16d
does	41 -21k-10j-8h6i12e22d23a
does $	85 -47a7b42c
does a	87 -19c8a19g
does anybody	74 -13a25d
does anyone	83 -9c17a
does he	71 -42c4a6i15g21d
does it	60 -27g-11a4d17e28b
does not	79 -17a5j21c
does she	71 -9bi6a7g10c
does that	68 -16g-9j-8c-7d11e16a19i
does the	56 -14c-10d-9b-8k5i8e10g14f15a
does your	54 -32b-14fk-10e-6j5i6c8g14d51a
does yours	89 7a
dog	75 -8a5c11j
dog $	85 -7b12a
dogs	83 -10b15a
doin	80 -7j11c
doing	62 -15g-9d-6e-5hj5b6k12c18i
doing $	77 -4j8c
doing for	87 11c
doing in	89 -13c-4g23i
doing okay	89 -16a-6c26i
doing that	84 -13i-7a7b16g
doing the	89 -9d-4a6i8f
doing this	89 -11g15a
doing with	89 -7g11c
dollar	70 -15g5k6j8a
dollar @name	84 -19g5i22c
dollar amount	85 -6g8b
dollar deductible	87 -11g-9a-5c27j
dollars	74 -23a4b9j24g
done	64 -15e-10a6b8d17c
done $	75 -7g-4i5ab6e
done any	89 
done now	87 4k
door	71 -12b-6a-5ci6k8j12f
door $	77 4g5ae
door to	89 
doordash	82 
doordash $	89 
doors	80 -14c14e
dose	89 -11c13g
dot	84 -11a18j
dot com	89 9j
double	89 -16a10g15b
down	53 -21c-15a-14i5d9k10h14g18j
down $	69 -18c-15j-4i4f5k7beg13a
down and	81 -8c14e
down as	84 -14a18j
down at	87 -7b14a
down for	77 -5e11g
down in	87 -9g4bc
down right	87 
down the	79 -11a-5c5j7b9k
down there	82 -7b16c
down to	78 -10g-6a7b8c10d
down what	85 -10c-9k9g21h
down with	83 -19a9h13b
downstairs	87 5b
downtown	83 5f6a
draft	87 -7a8c
draw	85 -10c7b8e
drawer	85 -9a4j7b
drink	77 -6b15a
drink $	83 -12b12a
drinks	84 -8d12a
drive	58 -10k-9c-5a4d6b23i
drive $	68 -10g-7a26i
drive for	83 5c
drive in	83 -15c5g14f
drive it	79 5i7g
drive to	81 -8i-4f11g
driven	89 -17b4d6f11a
driver	69 -22a5cg10d
driver $	82 -20a-12c15g20d
driver or	87 -6g13c
driver training	89 -13a20c
drivers	65 -15a-5bgj11c27d
drivers $	79 -34c12a27d
drivers @name	83 -36d-7g53a
drivers in	89 
drivers license	78 -11a-5d4k17c
drives	69 -24d6k26a
drives $	85 -43d44a
drives it	89 -4d5k
drives the	85 -5a6d
drives which	84 -5c5d
drives you	89 5c
driveway	77 -9a-7f-6c-4g33b
driveway $	89 4a
driveway or	89 
drivin	77 -10a5d13c
drivin $	89 16c
driving	63 -7b-6dg-5i4ce25a
driving $	75 -10bc22a
driving or	87 -14b-7d8c11g14a
drop	76 -13a-5c7g9h15b
drop it	89 -12a13b
dropped	81 -6g17h
dropping	87 -8c5k
drug	89 
drugs	83 -12c-4b8a11d
drugs $	87 -12c-5b9a11d
due	77 -14c-5b-4g13a21e
due $	83 -12c19e
dui	87 -18a23c
duplex	89 5aj
during	87 6c
during the	89 6c
dwelling	79 -11a-5c4b15g
dwelling limit	87 -11c15g
e	78 -21a-12g7b34j
each	66 -12c-10a-4e7d9j11g12k
each month	81 -8c7g
each of	85 -14k-9c8g17d
each one	87 -6c8d9k
each way	85 -5a11j
earn	79 -16c5bij9g
earn $	85 -28c6a7j17g
easiest	87 -13b-4g22i
easiest way	89 -12b-5c23i
easy	82 -17j5b6ac
eat	84 -15a13g16b
education	80 -6ab-5gj13k15c
education $	84 -6b-4g6a16k
either	82 -4a4b
electric	84 -9a5k11b
electrical	81 -11c-5j5d10ag
else	55 -10g-6a-4e6j7d8h9c
else $	70 -20b-11d6c7f27a
else are	85 -4g10c
else do	89 7c
else drives	89 
else gets	89 -4k5d
else has	87 -6a4c6d
else i	89 8c
else in	85 -36a12b27d
else is	75 -4a6d
else on	85 4a
else you	87 -13b-10a9c15k
em	68 -23a-8ck-5i6d9j14e23g
em $	81 -19a-5k7j28c
email	61 -7eg-5i5b10a21c
email $	71 -16a-5j-4g6f15b20c
email address	84 -5f5a7k
email for	89 
email me	87 -10k16a
email or	87 -7b10a
emails	87 
emergency	84 4d
emergency fund	85 5a
employed	84 6f
employed $	89 5b7f
employee	79 5j
employees	71 4a5j
employees $	79 8a
employer	74 -4e11b
employer $	81 
empty	80 -7a-6c-5k12g16e
end	68 -9c-7bj-4d9g21i
end $	79 -15c-10a7g23i
end of	85 -13b17a
end up	81 -16c-5b5fi14g
ended	85 -6a12d
ends	79 6j
ends $	89 
ends in	85 5j
engaged	89 -8j5e8a
engagement	89 -4c11g
engagement ring	89 -4c11g
enjoy	85 7c
enough	71 -17b-16i-7c10g17h20a
enough $	87 -26c-18i24h26g
enough to	79 -11g10ac
equipment	71 
equipment in	87 -5a8b
equipment worth	87 -7c7g
equity	87 -18c17g
erie	89 -17a19j
errands	85 -19k-9b15a16i
escrow	82 -13c9a14d
escrow $	87 -13c10a15d
even	69 -9g-7d-6b-5c5j10k17a
even a	84 5k
even if	87 -7c6k7a
evening	89 -20a4b22j
ever	49 -29b-16g-14j-8ch-7k-6e-4f7i19d74a
ever $	89 6a
ever been	66 -8bg-6a13c19i
ever come	83 8a
ever empty	87 -13g17a
ever explain	89 -20a-10c36d
ever get	81 6a
ever gone	87 
ever gotten	83 5a
ever had	70 -6b4c19a
ever have	82 6a
ever said	89 5a
ever sat	87 4a
every	60 -16c-11ei-5k4h6d9b11f15g
every #	84 -7j-5g21b
every @day	89 
every day	76 -5i7b
every month	75 -9j-7c7d8g16b
every time	89 -6g8c
every week	89 5g
every year	87 -9c-4a6b9g
everybody	71 -22a-15d-6c5b11e15gk
everybodys	78 -5gk6f9c
everybodys got	84 9c
everyone	89 -7c11k
everything	63 -24a8bc16i
everything $	77 -10c-6gj8e20a
everything in	85 4b
everything you	83 -23a-5c10gi14k
evidence	87 -11a-5g7j14e
evidence of	87 -11a-5g7j14e
ex	89 -5j7a
exact	87 -7c4f9k
exactly	77 -10i-9a-5j5ef6g19c
exactly $	87 -10i-4c9f12g
exactly did	89 -4a5e6c
exam	74 -5c7ab
exam $	80 9a
excellent	89 5b
excess	78 
excess liability	85 
exciting	89 -8c-5b4f13e
excuse	87 -17g-5a15c17h
expand	89 6a
expense	87 -6g6i
expenses	82 -5a6j
expenses $	87 4k
expensive	82 -4k5g12a
experience	78 -5b7a8c
experience with	89 -8a-6g9cj
expires	89 
explain	74 -10c-8i-7b16a23d
explain $	89 -5d9a
explain it	84 -22a-8b35d
explain that	89 
explained	84 
explained it	89 
exterior	87 -7b18c
extinguisher	87 -5a7c
extra	74 -9j-8a10c16g
extra #	89 -9j-6c20a
extras	85 5a
face	85 -14a-10c12gk
facebook	89 -6b5j7c
factor	89 -5a11j
fair	75 -6g-5j7a14c
fair $	84 -7j18a
fake	83 -15g-7b7a10ci
fall	74 -19a-10g-5j14e15c17b
fall out	89 -9a8b
falls	83 -22c-5d32a
falls off	87 -4d4b8c
familiar	87 -11a-7c-5g5e10b12i
family	60 -7e-6j4c15a
family $	71 -8g-6a9b12c
family history	84 -15c-5g25a
familys	89 
far	62 -25i-15j-10b13af45g
far $	75 -21g-13j5b9c30a
far are	87 6g
far do	87 -32g-8i44f
far does	89 -9i15g
far is	79 -9a5g7i
far out	89 -8i-4a16g
farm	74 -9dg-4c7j8e10a
farm bureau	89 8j
fars	84 -7ai10g12f
fars the	89 6g
fast	79 -12i-6k5a6g12e
fast $	89 9a
father	80 -7a-6b9c10f
fault	76 -8d-4c5a18b
fault $	87 -28d34b
favorite	81 -5a12c
favorite thing	89 4c
fax	84 -9c4k6f
fear	89 12c
feel	64 -14c-10a-5e-4k6b7h9g17i
feel $	87 -5g5i6c
feel about	72 -9a-7g-5c30i
feel like	85 -7a-6i15b
feeling	80 -4g6a11c
feels	87 7c
feet	69 -4i4h
feet $	80 -5b8a
feet is	87 
feet right	89 
fella	79 -8a5g6c
fellas	89 -12b-4d6e15a
fence	78 -4b4k5j
fence $	89 4c
fender	81 7a
fender bender	89 
fender benders	87 5a
few	75 -13b5j7k14a
few questions	89 10a
few years	83 -9b-5c5k14a
fianc	89 -6a5e14j
field	85 -6a-4b14g
fifth	89 5b
fight	84 -5i6a
fight you	89 -6i10a
figure	71 -16c7ek13g
figure it	89 -19g-8a5b7j18c
figure you	89 -10c7ae
file	72 -6b-5g17a
file $	84 -14c5k16a
file for	87 5a
filed	77 -4c6fj
filed $	89 -5a7f
files	87 -6a6dj
fill	85 -7h-6b-5a7k16c
filled	84 
filled out	85 6c
filling	89 7c
filling out	89 7c
final	78 -7b-6j19a
final expenses	85 
finally	82 -10a6h13i
financed	83 
financed $	89 
financial	82 4c
financial guy	89 6c
financially	87 
financially $	87 
find	70 -15c-5f6ik7h
find a	89 6a
find it	87 -7a7d
find the	89 -17c-8g10e17a
find us	89 4i
fine	74 -10a-4g12b13k
fine $	85 -5j13k
fine print	89 4b
finish	83 -4b9a
finished	72 4k
finished $	83 13a
finished basement	89 -6c5a
fire	62 -9j-8b-5e-4i5g6d8k12f
fire $	85 -8g6a7i
fire department	83 -9a-7c7d8bg
fire extinguisher	89 
fire station	83 -12a-6c15f18g
fire truck	89 6g
fired	89 4d
fireplace	77 5c
fireplace $	84 7a
first	59 -5ceg5d7a9k
first $	79 -22g-18a5f8b13j19c
first and	79 -17k-8d38c
first name	89 -18c6k13a
first one	84 -11k16a
fish	89 -14b12a
fix	79 -4g5a
fix one	89 -4g7c
fixed	84 -4be13c
flat	77 -15g6j19b
flood	70 6d8a
flood $	89 4d8c
flood insurance	83 7a
flood zone	82 13a
flooded	87 
floor	75 -6d-5a8c9j
floor $	85 -4d4c
floors	84 -7c-6a-5j7k16g
floors $	89 -7c-6a-5j23g
florida	87 -6a14f
fly	85 
folks	64 -7ak-5ej7b8h16d
folks $	83 -14a-6g5h6b7ij
folks do	89 -21c-14k4a35d
folks still	89 -7i-5j-4d29a
folks who	89 -4k5d
follow	85 -10g5a6i7b
food	78 -6a4j7g
foot	79 -8c-4k8g11a
footage	83 5c6g
footage $	87 -9a17g
for	34 -25b-7c6j7gi12a15h28k
for #	69 -11g-4dh7k8i13c
for $	58 -13c-12d-8ei-7b-5f5gk12a42h
for a	62 -16g-5f5be7j13a
for and	85 -11c5d9i
for anything	89 
for bodily	89 -10c14g
for business	87 
for college	87 6d
for for	83 -13a12b
for fun	85 
for good	89 8b
for her	89 4a
for in	89 -20g23c
for insurance	81 -9c18g
for it	70 -26c-11b-4i6e34g
for life	81 -12c8a9g
for me	63 -24c-11b-9j-5d9i19e31k
for money	85 -6b-4c4a7k
for retirement	81 -14g-7b18c
for school	89 -7b-4g5c7a
for somebody	89 -14a6g10b
for something	89 -4k10b
for that	69 -15j-11d-7g-5i5bh17c22a
for the	53 -39c-11a-8i-6b10j14d15gk22f
for their	87 -11c-5b4a13g
for them	83 -15g4d18a
for this	74 -31c-8a-7b46g
for today	89 -6c7g
for what	79 -25g-10j8ah10b19d
for when	82 -13c-4b11e
for work	78 9c
for you	53 -39g-25k-12j-10e-9h18b27i52c
for your	64 -20b-7h-4i8j9c23k
for yourself	87 -7a11b
force	83 4b
forever	83 -10a12g
forget	89 -5c6g
form	71 -11c-8j-6h9b25k
form $	81 -7h-5a15k
forward	82 5ac
forward $	89 8c
found	82 -10g-5ak25c
found it	89 -7g16c
foundation	84 -4ag5i8b
foundation $	85 -4ag5i8b
fourth	89 -9c13a
frame	79 -14c-4g15e
frame $	89 -11c-4g4b15e
free	73 -27i-16g6e17a27c
free and	84 -4c12j
free or	89 -15a20b
friend	75 -18b5j10h15a
friend or	89 -21b7d19a
friend who	89 4a
friends	83 -18a4d19b
from	48 -7c-4d4e5i6f9h
from #	82 -9j-8a4b17e
from $	72 -23c-5agj11d12f26i
from @month	89 
from a	83 -7a5bi
from before	87 7a
from home	77 -25b-7f44a
from it	85 -32a4j6e26c
from me	80 -26k-16g6e39c
from scratch	87 9b
from the	64 -24a-16c-7ei-4f7k8b21j32g
from them	87 -5j-4c23a
from there	87 -6b-5a10fk
from us	89 7c
from what	89 -24c-7a37g
from work	89 -9c-5d5e13h
from you	72 -22a-7g14ck17i
from your	72 -4i8j
front	68 -26b-7g9c10k30a
front $	81 -25b-5g12c23a
front door	89 
front of	77 8k
full	62 -15f-5e-4j5k8cg12b
full $	87 4a
full coverage	78 -10g-4k16a
full name	87 9k
full time	76 -11b-9a-5e4j27g
fun	71 -12a-10e-9j-6g-5c7k19b26i
fun $	84 
fund	77 -11i6g11a
fund $	79 -11i6g15a
funeral	73 5j7d
funeral $	81 -10g6cd
furnace	79 -4ag5ij
furnace $	87 -20g21i
furniture	79 -4c12g
furniture and	85 4g
fuses	89 -4b8a
g	85 -14a7c8g9j
game	87 -6a7d10j
gap	75 -5g6e9a
garage	69 -11c-5b27f
garage $	77 -10b-4j4k24a
garage driveway	89 -21f-13a-10c50b
garage or	89 -43b-10a55f
garden	89 -7a6c7b
gas	82 -14a6b12i
gate	85 -13b4f8i12a
gave	75 -4h6c8g
gave you	76 -4a10c
gc	85 -13g13c
gc want	89 -9g9c
gear	89 -24g-8a5f29c
geico	89 -11a-9d27b
general	73 -4j7g
general contractor	89 5b
general liability	79 -30c9a30g
georgia	84 -5c14k
get	45 -16b-9f-7j4i11k15e18a
get $	79 -20c32g
get a	71 -19b-11a-6g-4e6d17k25c
get around	83 5a6i
get behind	89 -22a10k20d
get by	81 -6c8i
get certificates	89 4a
get cut	85 -4k9c
get for	84 -36c45g
get his	89 -16a17b
get hit	89 -5d-4j6cf
get hold	89 -9g-5c16i
get hurt	84 -23d-4a32c
get in	84 -10i-6b4e16c
get into	85 -25c-7b-6g15a25e
get it	74 -16a-13j-9c9g10i11e17k
get me	85 -6c-5ag5ek11i
get my	84 -10c-7b10f12a
get off	87 -11c14e
get out	81 -4g7d
get paid	85 -10a-5g5e6b
get started	87 -16i-6g-5j26c
get that	73 -21a-14c12h35j
get the	74 -14c-6f5e19a
get there	89 -14a-5ef8b19c
get this	82 -9b6a18g
get through	84 -7e-5g8c10i
get to	74 -18a23b
get you	73 -11g-5j4e5b11c
get your	73 -14f-4eg24c
gets	71 -8c7b
gets a	87 
gets the	84 5a
gets you	89 -5a5d
gettin	81 -13a9bk
getting	71 -9b-6g6e8a12i
getting any	89 
girl	79 5gj
girlfriend	87 
girlfriend on	89 4b
girls	83 -9a-5g6c14b
give	55 -13de-9fj-5bi6g9a14c31k
give me	60 -25a-17e-16g-7j-5f-4d32c53k
give you	71 -21c-6k5a7h26g
gives	89 6d
givin	89 -10c6b8a
giving	85 9d
gl	79 -17g6a16c
glad	82 -10k-7a5h6d8ce
glad you	85 -5a5eh6d
glass	78 -8d-6c-5ag27b
gmail	85 -8a4f7j
go	48 -13j-12c-11g-9e-5bi5d8a28k29f
go $	70 -13i-8bc-7f6k7h31g
go about	89 7i
go after	87 -6g6c
go ahead	77 -7c7b12a
go back	82 -5g-4k13a
go by	80 -11e12b14a
go down	83 -5a-4c9k
go for	84 -47c5b14e36g
go in	75 -14i-10b-5f13a22g
go on	75 -32a-10g-5c-4i10b55k
go over	79 -20b-6g-4c5e34a
go part	87 
go through	79 -5g-4b6i9c
go to	71 -57a-40g-6k-5b29c30d53f
go up	74 -10g-5i8h18a
go when	89 -6a-5c8f9g
go with	74 -8b-6a6j14c
goal	89 -6a17c
goes	67 -8i-6j5e19k
goes $	87 -12c-8g-5i30a
goes to	82 -8g-7d8c10k
goes with	89 5k
goin	81 -5a10j
going	55 -9f-7j-4i7g11k13h
going $	78 -21a28k
going for	82 -34c-15b12a37g
going on	79 -11c-5k6a7b11g
going through	84 -11g-7a27c
going to	62 -23g-12a-7j-4h6d14b26c
golf	87 6c
gone	66 -6e7b11j
gone $	73 -9c-5g5b7a8d
good	52 -9fk-4c5d8hi13b
good $	74 -54b-8c-5g38i43a
good day	87 -4e
good for	81 -7g-4i7e10b
good grades	89 -5i11c
good health	85 -4i13a
good idea	89 
good or	80 -7ci4a15b
good outcome	89 8c
good shape	80 -9a4i8b
good student	85 -10a20c
good that	89 -10a9b
good time	81 -22c-5g32a
good to	81 -9b-7g-6i9a10c12j
got	40 -16f6k7e10cj11d
got #	71 -21k-16a5b35g
got $	67 -20d-18g8ck9a13b
got a	58 -23g-12b-9k-7ej-4f19i51a
got about	87 
got an	84 -5dj22a
got another	87 15a
got any	78 -43a-18c64g
got anything	89 -32a5k28c
got for	80 -8a17g
got going	87 -10g16c
got hurt	84 -21c12a15d
got in	78 -18c-6a5k29g
got insurance	89 -22g-4c5d24a
got it	71 -14g-8ij-7a13e24d
got on	75 -9d-5k8f9c
got put	89 -6a5b8c
got some	85 -8c-6g-4k8e12i
got something	89 -9a9b
got that	81 -14c-5e20h
got the	67 -17j-10g-7c-5bk-4i6e15d36a
got there	87 -8g4d8a
got to	66 -32a-6bj5eg39k
got what	89 4c
got you	69 -16g-15c-4bi6h12e24j
got your	73 -11e-10bc6k8h23g
gotcha	84 -8a-4j7c13d
gotten	76 -5g12a
gotten hurt	87 
gpa	87 -5a12c
grab	81 5c
grab your	85 -6a9c
grade	81 -12g23c
grades	79 6b13i
grades $	85 13i
grandkids	89 8a
grandma	87 -6a-4g6c8j
great	76 -12j-9i5g6f13c
groceries	87 -5b7g
gross	78 -15c-8a-6b-5e7k9j23g
ground	77 -6c-5a6j7g
group	78 -8c6abd
group life	85 -5g8c
grow	79 -9g-8a13c14b
grow up	84 -8g9c10a
growing	85 -4b5f
grown	83 -7c-6b6e18a
grown $	89 -5bg7e8a
guardian	81 -5c14d
guardian $	89 -14d18a
guess	77 -14c-7d-6g6k26a
guests	87 -7i8g
guitar	89 10c
guns	81 -11b17c
guns $	87 -11b21c
gut	81 -17a-11g-7c18i19b
gut $	87 -7a8b
guy	68 -8e8j14d
guy $	85 4j
guys	63 -9c-8b-7dj7i8f9g17e
guys $	81 -9a-4b7e15c
guys do	84 -6g6i
gym	89 6c
h	82 
h are	89 
ha	85 -6c-4j6d10i
hacked	82 
hacked $	84 
had	53 -7bg-4ek7c12aj
had $	81 -9a7k10c
had a	68 -12b-10j-9k-6eh8i11g26a
had an	85 4h
had any	74 -8c-4g17a
had it	89 
had that	84 -8j-5b16a
had the	79 -20a-6c8d9e13j
had to	70 -17g-8k16a19c
had water	89 
haha	75 -7a7g10b
haha $	82 -5i5c12b
hail	72 -15g-11c-9j-4fk6h14e30i
hail $	87 -34g17c23a
hail deductible	89 -23c7a21g
hair	85 -5a
half	66 -22c-11j10k29d
half $	87 -25c29d
half a	84 -15gj6b28a
half of	85 -18c24g
hand	74 -14c-7j6b8g11f
hand you	87 -8c14g
handbook	89 
handle	74 -28a-10c-6g4k44i
handle it	89 5i
handled	82 -14i20a
handles	77 -13a9d11b
handles the	81 8d
hands	82 -7b-5e6c10a
hands on	89 
handy	76 -6jk12f14a
handy $	80 15a
hang	79 -10e-8g-4j4dk7c11a
hang on	89 -6k6d
hang up	85 -11e-5gi9ac11k
hangin	89 
hanging	80 -17a7e18i
hanging over	87 4a
happen	65 5a6ck
happen $	76 -6c8g
happen again	83 -10a19c
happen if	83 8k
happen to	80 
happened	63 -11ae-10g4j5h10cd
happened $	75 -10c-9e5i6d10j
happened that	84 -4a7c
happened to	77 -10a-5g9d10h
happened with	84 11c
happens	65 -9d-6e-4i5k8c9g
happens if	79 -10a-7d-5g27c
happens to	74 -40c15a27g
happens when	89 -5c14a
happy	73 -12j-9ci-8g6k10h27a
happy with	78 -17j-10i-6g44a
harassment	87 -6c9a
hard	75 -10j-6g5f
hard $	89 7f
harmless	89 5a
has	53 -7g-6b-5j-4hi4f32a
has a	73 -7d23a
has an	89 5a
has anybody	72 4g
has anyone	79 
has it	74 -5c13b
has the	72 -6j-5g10e16a
has to	83 -10a-7c11j15d
has you	89 4c
has your	74 12c
hate	81 -11a6f10g
hate to	89 -8a-4d7k8f
haul	83 -5a6c9b
have	31 -11i-9f-6dh4b9k11c12g13j21a
have $	58 -11g-7e-5i27c
have a	54 -9d-7b-5e4i10j20a
have an	69 -16g-12c-11b22ad
have and	89 
have any	65 -8c-7d27a
have anything	82 -20c26a
have at	89 -10g12c
have been	65 -19g-15i-9a-5d4e5b9k11ch12j
have dealt	89 -5a7i
have done	87 -11a-8g16c
have flood	87 
have for	77 -15c-7a-6b34g
have full	89 
have got	53 -37a-6g-4fh8e19k33j
have had	74 -15a-9g9h19k
have heard	89 -12c-5g9h14i
have his	87 -7a8b
have i	85 10a
have in	77 -28c-4a38g
have insurance	84 9a
have insured	89 -5a11c
have it	82 7a
have kids	89 -15b17a
have life	87 
have not	77 -18g4c7f14e
have now	83 7c
have on	77 -12a-9b-7c13d19g
have one	89 -5a5c6j
have rental	89 
have seen	89 -8c-7a6d8g9f
have some	87 -6a9b
have something	84 -13b4i17a
have that	75 -8e-5a7j17c
have the	67 -75a-4b10g27d51c
have their	84 -10b10a
have they	77 -12g-7b7i11c13a
have to	59 -17ae-11c20b33g
have uninsured	87 
have workers	89 
have you	46 -16i-15k-9dj-7f-6h10b23g51a
have your	71 -13a4c16b
havin	87 
having	83 -4b11a
he	53 -20e-7k-6f-5a6i7dg9c18j
he $	83 -4a9j
he a	89 
he do	83 9c
he doing	89 -5a8i
he get	84 -11c11a
he have	85 
he is	70 -24c-15a11j26g
he keep	89 5i
he say	85 -6i7a8c
he take	85 -23c27d
head	83 -10b-7k5a9g11c
headed	85 5f
heads	87 -4j7g
health	61 -12g-11a-5d-4j10c30i
health $	71 -9g-6c8a13i
health insurance	81 5b
health issues	87 -5c5a
health wise	85 
healthy	78 -8i6bj12a
healthy $	82 -6bij29a
hear	61 -15g-13i-11b-10e-7h6j22k26a
hear $	85 -24c-11g-7k-5e24j32a
hear a	84 -7b-6k20a
hear about	83 -7j-6i5f16k
hear from	89 -13k6g13c
hear it	85 6a
hear that	77 -18j5dg17a
hear what	89 -15c-12a34k
hear you	84 -13ag11j14c
heard	74 -13ag-5ck6j9i12h14e
heard from	87 -5c19e
hearin	89 -9a10j
hearing	83 8j
hearing $	83 8j
heart	71 -8c7d9a
heart attack	85 -6ae6d8g
heart disease	87 6a
heart trouble	85 
heat	77 -18g9k15c
heater	79 -9b7g
heater $	89 
heavy	87 
height	78 -11a-8j-5e4k7g21c
height and	80 -13c-7j-6a5k29g
help	68 -17c-7a-4e8h10b15i
help $	83 -6j5b9a
help me	87 9h
help you	79 -15c-4a28i
helping	89 -8b12a
helps	85 -9a9b
her	61 -23c-13b-8k6f7d37g
her $	78 -27a17d27g
her gpa	89 5g
her on	89 
her own	83 -16b23a
here	59 -11g-8a-7de-5i4h6b9j10k13c
here $	71 -11g-9d-8i4c7j27a
here in	87 -7a-6g-4f7b15c
here is	84 -8c-7b-6a12i18k
here so	85 -7c-4j11h
here to	89 -13a12b13c
here what	89 -7a5c12g
hers	89 -46i-6g20c31d
hesitation	89 -4c6a
hesitation $	89 -4c6a
hey	81 -8g6c8ai
high	66 -14i-13a-9j-7c-6d18b19g20f
high blood	85 -6a-5b14c
high does	87 -10i19g
high is	87 5j
high school	77 -23a-15c-4d22b26f
higher	78 -8g-6c21b
highest	85 -6b14c
highway	87 5a
hike	89 5g
him	70 -12k5j10e
him $	79 -19k-5j7a9g16e
himself	87 11b
hip	89 
hire	75 -9eg4a7c13b
hire $	89 -5c8a
hire a	85 -5k5b7a
hiring	89 4a
his	63 -30a-24d-9g-8c6h13j16i18b28e
his $	87 -32d-11g-4i53c
his job	89 -7a-6g8b9c
his license	89 
his own	82 -15a17b
history	79 -6g-4b12cj
history $	87 -12a14c
hit	68 -15g-11b8e11i14a
hit a	89 -6a6j9c
hit and	89 -13c4a7d11e
hit with	85 -5j-4g6f
hit you	84 8a
hitched	89 -7a7b
hits	79 -5b17a
hits you	81 -5d11a
hobbies	82 -5g6ac
hobbies $	82 -5g6ac
hold	71 -11cg-5d7b12a17i
hold harmless	89 5a
hold of	87 -11c-9g21i
hold on	87 
holder	85 -16a24d
holding	77 -15g-6i5d11c17a
holding up	82 -5cd18a
holding you	89 -12g18c
holds	87 
holds the	87 
holidays	89 -11b-9f-7c32a
home	51 -8c-7b-5dhi-4j8efk20a
home $	60 -21b-15c-5ij8f46a
home and	84 -6k-4g5c13a
home for	89 -6a6b
home insurance	89 -6a5b
home is	89 -10g-4c16e
home loan	89 -17g6k15c
home office	87 11a
home or	78 -17b-5a27c
home policy	89 4k
home so	89 8e
home who	89 
home with	83 -12a13b
homeowner	85 14a
homeowner $	87 15a
homeowners	79 -22a-7c-5k12d20b
honest	80 -7c9k
honestly	89 10i
hoping	81 6c
hoping to	83 4g
hospital	72 
hospital $	83 -5b12a
hot	75 -14f-7c-5b7g10j15a
hot tub	80 -8b5a
hotel	84 -4a6j
hour	80 -17c-7a6e10b11g
hour $	87 -18c26g
hours	70 -17g-8a-5i17c25e
hours $	82 -15a-12eg49c
hours a	83 4g
hours do	87 8c
house	47 -14c-8e5b9ad16g
house $	55 -25g-7aek-5j10b12i42d
house and	83 -21a5ce13d
house built	89 5e
house is	77 -10a-9g4c8d
house like	84 -14a18c
house made	89 -9g11c
house number	87 -23a-10g37c
house or	77 -14a-8e6c7f17b
house paid	89 5a
house payment	83 -23c-15a-5d52g
house right	85 4j
house the	87 -6c9g
house to	89 -4c8a
house what	84 -5g7e11h
house worth	89 -34g36c
household	77 -6ag15c
household $	85 
how	30 -114a-40b-25dj-4k6c11e12h94g129i
how are	66 -66g-16a-4j8k19c71i
how bad	87 -9i-6c-5a20g
how big	74 -26i-7b-6c-5a52g
how bigs	85 -10i12g
how can	83 -11g22i
how close	81 -8i17g
how come	83 -34i-23g-6a75h
how did	60 -79g-25a-18e-11j-6k11h32c108i
how do	57 -68g-29a-17b-13e-11k-5j-4d27c131i
how does	77 -35g-8a-5d9c49i
how far	66 -29i-7bc26f29g
how fars	84 -7ai10g12f
how fast	87 -12i-10a-4c16e17g
how have	89 -10g-6a17i
how high	79 -13i-8a35g
how is	53 -81g-19j-10b-8d-6e-5k29c117i
how it	74 -34i-20g26a36j
how long	55 -48i-17a-14c-5h-4bf9k35e62g
how many	47 -35i-23a-18c-7j-5d4k103g
how much	46 -32a-30i-12j-9k-5de-4f5b106g
how often	73 -16i-9a-7c-5b14d34g
how old	62 -30i-14k-12a-11b-9j7c76g
how olds	76 -19i29g
how soon	83 -31i-16a-7b-5k9g56e
how tall	81 -25i28g
how that	87 4k
how the	82 7k8a
how they	82 -12i-9g8b15a
how was	74 -18g-7b-5c41i
how will	87 -11g16i
how would	67 -60g-21a-5k-4c106i
how you	69 -17g6k22j
how your	82 -7i6a7k
hr	89 
huge	89 -7j-6c-4ai6f8b9g
huh	74 -21a-14g6c17j18i
huh $	79 -27a-6c24ij
hurricane	83 -5g4b5j
hurricanes	87 
hurry	84 -7b13a
hurt	65 -18f-12b-5j5g11i13c15a
hurt $	78 -21f-9ac5k7d10i18g
hurt at	87 4a
hurt in	84 -17d-7g-5b17ac
hurt on	85 -9a7i10d
hurt somebody	84 
husband	58 -21c-8i6e12d19a
husband $	79 -19a-15d7j10b18c
husband do	85 -8g-5e15c
husband drive	89 -21c28d
husband have	85 -27c30g
husband how	89 
husband in	87 -9b15a
husbands	73 -19a-6dg6i8b21c
husbands name	87 -7d18c
hustle	87 7g
hydrant	75 -5i-4c8a11g
hydrant $	85 -5i6g
hydrant within	89 
i	34 -32a-24b-22g-14d-7f8e14i41j76k
i am	58 -32a-11i-8f-5b5g9cj21hk
i ask	77 -20c-8g-6k13d31a
i believe	89 -6a15j
i call	73 -8e-6a-5g10b17c
i can	63 -27a-9j-7g4c5h14e24k
i catch	81 -8k-5c5a12j
i come	87 -7b5f13a
i could	80 -6a4k10c
i did	77 -10a-8h-7d11c18j
i do	68 -13k-12j-9a-8b7e21ci
i explain	81 -10i-8b-6d34a
i get	66 -17f-10c-9i-8k6e24a27j
i go	84 -7k5b6c
i going	89 9a
i got	70 -20c-16a-14j-5g6d26k29e
i had	81 -9c-8k-7j-5f4e5i6a15g
i hate	87 -7k6df
i have	56 -58a-17k-9i4h10e11d26j39c
i hear	69 -12a-7b-6gk9c30j
i heard	85 -10a7c8j
i help	81 -13c-8g-4a4h30i
i just	74 -17b-13g14a25k
i know	72 -19k-8b-5j6i9c12f15a
i leave	89 
i like	87 -7d
i love	81 -8j-5k6c7e9f
i make	89 -8g15i
i mean	81 -21c-4i5bg8h13a
i need	60 -38a-15c-10d-7e-6j-4b95k
i put	76 -17c-9e-8k6f28g
i remember	87 -8j-5c-4e9i14a
i right	78 -6j8c9a
i run	84 -6k6a9b
i saw	85 -6c-5k11i
i say	87 -29j-5c5b29i
i see	85 -10c-8a-6k7d21j
i send	75 -14a-5e9b16f
i sent	87 -6c16a
i should	73 -31a-5i14b26c
i still	89 -9j-6k-5h4c6g13f
i take	87 -9a-8d-5g34j
i tell	87 -9c-7k-6g29a
i the	84 -11k8a10b
i think	82 -7ai-6h-5j5f6b8c10g
i understand	89 -9a-5f6k12j
i use	87 -7c7k
i want	75 -30a-11j-9c5g8e11i32k
i was	87 -8e-6j20g
i will	65 -29a-9i4g47k
i would	61 -48a-20c-10j-8d-7e-6g-4b7f102k
i write	85 4c7a
ice	87 -15c6e13i
id	76 -31a-7e-6k5b7j43c
id card	87 4b
id cards	85 -21c9j21a
idea	77 -4c8k9a
idea $	85 
if	41 -17b-15a-12h-10j-8i4d9g12f22c42k
if a	74 -5g4d14c
if any	87 
if anything	89 -7a-5c13g
if he	85 -12g17c
if i	63 -20k-12g-9i-5d53a
if it	69 -6g-5k6i9f
if one	84 -11a18c
if she	84 -13g4d16c
if somebody	82 -6g16a
if something	74 -12c-8g4i6a11d
if that	77 -10bc-7e-6j9k26g
if the	69 -12g-4a5i10j12b
if there	74 -15c-10b5e6f17k
if they	79 -9g-7j6c15a
if this	87 -9a5c11k
if we	80 -20b-10a5c28g
if you	49 -35a-8d-7h-6ci6e8f21g43k
if your	71 -20a-6g-5k9d34c
if yours	87 -9a4d5b
important	77 -4a5h6b
important to	83 6b
improvements	89 5a
in	33 -15c-5b5h11aj12fg14i
in #	64 -16a-14k14g27j
in $	57 -24g-22e-11aj-8b7d10i26h41f
in @month	73 -8e-6c-4d5f9i11j
in a	59 -22a-21c-19i-6e6j26b46g
in an	85 5c
in and	83 -48c22i36e
in any	87 8a
in at	83 5e
in between	89 8b
in business	82 10j
in case	79 
in charge	89 
in coverage	87 
in for	85 7f
in force	83 4b
in from	89 -4c5e6b
in front	79 5a
in full	85 5a
in good	77 4b5i
in ground	89 
in how	89 -7g-5c5k8i
in is	84 
in it	71 -29c-8e-5ij4f9b10g31a
in law	80 -8g-6j-4d4a21c
in liability	89 
in may	89 
in mind	82 -5a
in my	84 -8c7g15k
in on	79 -15j-6h7a9bk
in one	81 -11a-5g-4i6d17c
in or	87 -25b30a
in person	87 6a
in place	74 -18g-5i5c7j8a13e
in sales	87 -26c27g
in school	81 -14bi-9f-6c22a27g
in storage	87 10a
in that	66 -10j-8b-7k-6a-5ce5f6i38g
in the	45 -28j-15f-12i-8g8h12ad48c
in there	69 -25a-5g4j5k10b12i
in this	80 -9a-8k-6d12c13e
in to	79 -7gh-5i8bf12c
in tools	84 -25c-5a29g
in touch	89 -4g11d
in town	87 -4f6j
in trouble	87 5g7a
in wages	84 -26c33g
in when	89 9e
in with	82 -14a6c9j10d
in writing	89 -13d15a
in your	59 -20g-11b-5ef5i10k30a
in zone	89 
inches	89 -13a4j6bg
include	85 6b
included	81 -9b10c
income	70 -20a10c22g
income $	75 -22a-5k20g21c
incorporated	84 -8b15a
incorporated $	85 -6b12a
increase	79 -12g-4k8e14a
increase $	84 -11g-5k8c14a
independent	89 -5a7b
info	83 
information	81 -5b5a9c
information do	89 -6a11c
injuries	80 -7c10g
injuries to	89 -14g15c
injury	77 -4b5c
inside	73 -17c-8a-4i4k10g11b12f
inside $	85 -9c-4k8a11g
inside the	87 -13a8k18f
instacart	89 -4j6e
instead	85 -5c9b
instead of	87 -5c9b
instruments	89 -5b6c
insurance	47 -8a6e21c
insurance $	58 -25g4i6b10e16a
insurance at	85 
insurance card	87 -6d-4a14c
insurance company	79 -7g-5d8i10c
insurance do	78 -4i12c
insurance does	85 -13c-8e27g
insurance for	89 -6g9a
insurance from	87 
insurance hits	87 6c
insurance is	84 -5bc8g10a
insurance now	85 -22a26g
insurance on	85 -6g-5a14e
insurance or	83 -11a-5b21c
insurance papers	87 -7c12f
insurance pay	87 -27c-10b8a31g
insurance through	87 -4k15a
insurance to	89 -7b5d7a
insurance with	87 
insurance you	85 
insure	83 -5a6b
insure the	89 -6d11a
insured	61 -24c-5d-4f7k10g30a
insured $	71 -6cdg9k21a
insured at	85 -28c-6b11a24g
insured for	77 -16c-6b4g5d6k12a
insured with	87 
insurer	82 -6c18d
insurer $	89 6a
insures	89 
interest	85 -15c-6k8ah12g
interesting	87 -8a-6g7c13h
into	68 -13g-5h-4j5ac6k13d
into it	87 -6gi14a
into the	82 5e
into your	84 -9a6d12c
inventory	81 -5c4k
invoice	89 4a
involved	87 5b
ira	87 4j
ira $	89 
is	23 -10k-7g-6c13i17d21a54j
is #	68 -8g-6c8a16j
is $	72 -28a-23g-15j-5i7e30c36d
is @day	87 -9a5c11b
is @name	74 -12g4j8d10i
is a	53 -21j-17b-6i-5d4k12e17g18a
is about	78 4j
is all	77 -6ce5d7g9i
is an	77 -9c-5a4g13h
is any	84 
is anybody	87 -14a21d
is anything	84 12a
is asking	89 
is at	80 -22c7k21a
is awesome	87 -7j6a8g
is been	79 -11g-9j-6e5i22c
is business	81 -8g-7c18i
is changed	89 5c
is different	84 -8g5c11h
is down	87 5c
is everything	83 -18a5j10i12b
is fine	85 -8a-4j6c10k
is for	89 -7g16a
is free	89 -10j-5c5e15a
is from	89 -8a-6j18e
is going	76 -8g-7i11d23c
is good	81 -12j-9a-5c7be19g
is got	72 -16a-14c5k9h11dj
is great	89 -10j5a11cg
is he	64 -12j-9c-6a4e11b15i
is her	78 -8g5a10c
is his	80 -11d-6g7i19e
is holding	89 -12g18c
is home	87 
is in	61 -46g-10ei-5f5k18c57a
is included	89 -17g18c
is insured	89 5a
is is	87 
is it	42 -15j-12k-8b-7d-6g6ch22i41a
is just	78 -20a11b12j
is kept	85 -9g-8ac5k26h
is left	78 -32c29g
is licensed	89 
is like	83 8c
is most	83 -5bg4c8a
is named	84 -17d-9c6ej17k
is new	89 -8e-6g16c
is next	77 -8g-5a5d9cf
is no	81 -13a-11c5e11jk
is not	69 -17d-12c-8i44a
is now	89 -8b15a
is on	63 -31g-10e-6j-4c6d11h12k33a
is one	85 -17b16a
is out	85 -6a4c
is recorded	89 -9j15a
is right	85 -5g6f7i
is she	68 -50a-31c-15d-7j14b31g65i
is sitting	89 -4a7d
is smart	89 -11c-8a18d
is so	89 -8b15c
is somebody	89 -9a17b
is something	89 -8h-5j10cg
is still	82 6c
is stopping	87 -5c-4g13h
is that	41 -37a-33k-31i-16d-14ce-13h-12g31b160j
is the	42 -18j-13hk6f7b9ad15i16g
is their	87 -31c7a32g
is there	51 -46b-11fj-7c-5e-4d39g52a
is this	68 -39a-16c-4gj29b49d
is under	87 -12g5c8f
is up	81 -22g-20i-8a8j51c
is what	64 -34c-25a-8gi-5d4h83j
is when	82 -14e30j
is where	89 -7a-6f21j
is work	82 -4a
is worth	81 -7g-6a4k13c
is you	76 -18d-6a-5c4e5k23j
is your	41 -21c-19jk-18d-4h9i11a17b29e33g
is yours	80 -10e-6j21g
issued	89 6c
issues	85 4a
it	28 -10c-7e6gh13i26b29j
it #	83 -27g-5b-4j36c
it $	43 -37k-13h-9b-8ef11c19d34g36j
it @name	87 -15b10aj
it a	63 -9c-4j8i11b
it about	84 -15a16b17h
it again	85 
it all	67 -33c-12k-7j13b16i25g
it an	84 -6a10c
it and	77 -13g-5j-4a9d14c
it appraise	89 -11g10c11b
it at	84 -6a10f
it back	81 -5a-4b9g
it be	72 -6k-5gj4b12a
it been	79 -7c-5b13i14a
it before	81 -58c66g
it built	89 -14e-4d9c10a
it burned	85 -12c20g
it but	87 -4f5k
it by	82 -7c-6aj6k10b
it come	77 -11g-5h7c24b
it comes	83 -10g-7e22c
it cost	72 -25c-10a44g
it cover	89 -7g10c
it covers	89 -13g6a11c
it do	83 -9a-6j17e
it does	87 -9b-5g9i10c
it done	89 -4c
it down	89 -12j6a10b
it due	87 -5b6a
it ends	89 
it ever	82 
it finished	87 -9a14c
it for	66 -9a-7c7d9g10b
it from	81 -8c-4a6f9b
it go	75 -12c-4g7a8eh
it goes	87 5k
it going	83 -12g15e
it got	82 -8b-7a9c12g
it happen	83 7c
it happened	87 -9e-5c4g11j
it happens	89 -7a6k10g
it have	77 -8b-4g10a
it how	85 -6k-5c9i10e
it i	89 8f
it if	82 -15a6b8k
it in	67 -16g-8j-7i10e11bc
it is	48 -25d-20g-17bi-7h6a9k16f19j45c
it it	89 12g
it just	65 -6dj8c10h14a
it lapse	89 
it last	84 5a
it like	79 -18c-12a-9i4bk38g
it made	87 11c
it more	78 -11a21b
it mostly	89 -9a6b7i
it new	89 
it now	87 7c
it off	77 -9a5bk9f
it okay	87 
it on	69 -23g4i6a9k13b
it one	79 -5g6b7f
it only	84 -6a12b
it or	69 -42a-10c-6k-4g11dij38b
it out	75 -8c-5j7k8a11f
it over	76 5b7a
it rains	89 9f
it renew	84 -16c-10a-5g11b22e
it right	74 -23a16k19i
it run	82 -19c-9a-5e9i11b16g
it running	87 -27c7i21g
it say	77 -13g8f21c
it says	80 -10ac5k8f17j
it sell	87 -18c20g
it sit	89 -13a14b
it slow	89 -18k-7a7b22i
it so	82 -14i-5aj9c19k
it something	89 -10a11c
it sounds	89 6a
it start	89 -23f7i24g
it still	77 -16b-8g-7c9a31i
it take	73 -10a-8i-5j4e29g
it that	77 -17g-6j16c17i
it the	69 -11j-7e7h15b
it there	83 -14i-6c11d19a
it to	69 -18b-4g5f9i10e
it today	82 -25g5c9h18i
it under	82 -20c24g
it up	68 -8ac-6i-4f8gk20b
it used	85 -22c26g
it was	71 -16g-15e-11i-8a5b11jk32c
it went	78 -12a-8g-4i11h23j
it what	74 -18a-7c-6dgj7ek16i19h
it when	77 -14e-11b-8g4d16i22a
it who	89 -9a-5j21d
it will	85 
it with	75 -17b-11e-8c-6k13d35a
it without	87 4d
it worth	89 -13c15g
it would	75 -15c-13g-8i4a14j22k
it you	77 -17a-11g-8j-5dk8f17h19b
it your	77 -22a-7j-4g7cd25b
it yourself	87 -5bg13a
itself	82 -5c5a
jeep	87 5c
jewelry	78 -7a11c
jewelry $	87 -38c39a
job	57 -12g-6d-4e6k7af14c
job $	66 -7b-5g21a
job or	83 -18a7f21b
job title	89 -8g10c
job what	89 -6a4c6k
job you	89 -6a6b7e
jobs	73 -13b-11k-5c16a19d
jobs $	80 -13k-9g7a19d
join	85 -6k-4j6a17e
judgment	89 
jump	79 -8g-5a21h
jump $	87 -17c-7g25h
junior	85 6a7c
just	48 -24c-11g-10e-9i-7d5f9a11j20k29b
just a	75 -17b-5k10g18a
just for	84 -17b21a
just get	89 6a
just just	77 -17b-8g32a
just kind	85 5a
just need	77 -15a-9e-7c7b35k
just say	84 -11g-9j-5i-4h6c9a18k
just so	87 -17a6di12j
just take	85 14b
just tell	85 6k
just the	68 -33b-8k-4g7j42a
just want	87 -8a8e
just what	87 -11c-5a7k11b
just you	72 -4k17a
keep	57 -15g-7e-5bi19a21k
keep $	83 
keep a	89 -10c15a
keep going	85 -15b-7a31k
keep in	87 -14a-6g24c
keep it	77 -5c11b
keep on	87 4c
keep that	89 -12b14a
keep the	74 -16c-13a-10k5j34b
keep your	85 -10c4a12f
keepin	83 5aj
keeping	78 -8a5c7b8i
keeping busy	89 
keeping you	85 7c
keeps	75 -10a-4g5e7h12c
keeps you	81 -7a-4g6k8h10c
kept	74 -8c-7g-5j5f22h
kept $	87 -7a6c8f
kept you	89 -10g-8c27h
key	87 -5g13a
keys	77 -9a4d7e
keys $	83 -7a7b
kick	85 -7a11e
kick in	89 -9a4b12e
kid	74 -16d-6b6af9c14k
kid $	87 -8f18k
kids	56 -14k-7g-6c5j6a10b15d
kids $	67 -17a-15k-6g12i29b
kids are	84 -16c27d
kids college	89 -7g9c
kids doing	85 -5ci-4g21a
kids in	89 -10b17a
kids names	85 -6d9c
kind	55 -10a-8j-6f-4e11g20c
kind of	56 -14j-10b-5f5a12g18c
kitchen	71 -9a-5b5i11g
kitchen $	85 6j
kitchen table	87 -7c7bi
knee	87 
knob	89 7a
knob and	89 7a
knock	82 -7b-6g6k15c
knot	89 -15b-4a6e18j
know	51 -16c-11g-8d5f6e14a30k
know $	73 -43a-5i7h11e12c21g
know about	74 -13a9c11k
know how	78 -8g-7i-5e8c13a
know i	85 -8k-5a7f12i
know if	72 -14a-7c-6b36k
know it	83 -4k6g
know of	89 9a
know the	84 -8d-5c-4i6ae10k
know this	89 -5j6i
know what	68 -59g-50c-7h125a
know where	87 -4a8k
know your	85 -29a7i9c21g
l	83 -55b-9c-6i12g63a
labor	89 -6c11j
ladders	89 -5b-4c6dg
lady	79 -11d-5b5i7c16j
laid	81 -8c-6b6a10d
laid up	87 -8a4i11d
lake	81 -5i-4a11g
land	80 -30b-24c-6g5i25e39a
landline	89 -11a16b
landlord	68 -5ek7d12a
landlord $	83 -14a13b
landlord need	89 -15k21a
landlord want	83 -5c-4e5a12g
lapse	80 10j
lapse $	83 10j
laptop	87 -17j8a12b
large	89 -18i19g
last	48 -12a-8k-7f-6d13g14i20e
last #	70 -15g-9e-8j-6b6k8d11a19c
last $	79 -9c-6e-4b24g
last agent	84 -9g-4e6h7a
last check	89 -5c-4g16e
last checkup	87 -5a17e
last few	89 
last look	87 -8c15e
last name	77 -32k5i12b30a
last one	89 -5g10i
last see	85 9e
last statement	89 
last talk	89 8c
last time	69 -20a-10c-6j7k35g
last update	89 
last updated	89 4e
last year	69 -28e-24g-5b4a27j28c
late	82 -4c11g
lately	72 -5b9a
lately $	74 9a
law	79 -8g-6j-4d6k14c
lawsuit	87 -5g5c6a
lawyer	77 -7d-5g11k
lay	89 -12c-8j4f9g11a
layer	87 -4b6k
leak	84 8a
leaks	79 -9b14a
leaks $	85 
lean	84 -12a12b
lean on	85 -7a6b
lease	61 -13d-6g8j10c13b
lease $	72 -10c-7d-5b4j25a
lease ask	89 
lease it	84 -17a21b
lease require	87 8c
lease say	83 10c
leased	85 4b
leasing	87 7b9a
least	85 -8b7a13g
leave	60 -17g-5c-4a8d11f17h
leave $	87 -10e6f11a
leave a	89 -12b14a
leave behind	87 8c
leave it	82 -11a6f8d
leave something	85 5a
leave the	81 -9a-4g7b13e
leave them	81 -12g17h
leave your	89 -8a7h
leavin	89 5b
leaving	81 -5i5b6a
left	68 -13c-5a4k20g
left $	82 -15g17c
left on	77 -29c-5a10k29g
legacy	89 -5a
legal	79 -4bg4k12a
legal name	87 -4a7k
legally	89 -5b9c
lender	76 -7a-5b8d18c
lender $	83 -14a-6b10d18c
lenders	89 
less	79 -8c7f9g
less than	84 -7a-6c7f10b
let	61 -9dg-6j-5f5c7e8h20k
let me	69 -7d-4f5e18k
let us	77 -13a5e7k11c
let you	79 -9b-7g5c9h12a
letter	73 -4g6a14i
letter $	85 -25a-13k19i23c
letters	83 7a
level	77 -13b-6g19c
liability	60 6b11g
liability $	72 -45c-6k25g31a
liability do	87 -8a-4b15g
liability does	84 7g
liability is	85 -17g19c
liability limits	81 -40g-18a67c
liability on	89 6a
license	62 -13e-9j6g16c
license $	71 -15e-14c4b9a21g
license number	82 -11g24c
license plate	87 
licensed	74 -16ac-12g5j6b13d27e
licensed $	84 -25c-11g37e
lie	89 -4c5d6a
lien	87 -7b-6c4j12d
life	55 -22c-8b-7a5f8e27g
life $	75 -16d-8g-7j-4f43a
life and	87 -7c9f
life coverage	89 -37a38g
life insurance	65 -29a-17c4i11d16g18e
life is	89 -8i18j
life policy	75 -16b4k5ag8f
light	82 -5bg6d10a
lights	89 -9a5b
like	43 -12b-6f6h8e11d16i
like #	72 -33a-17b-11k-8i20j29c31g
like $	74 -40a-17g-4e7k61c
like a	65 -8j-7gk5a7c9de
like about	77 -6g6a9c
like an	85 -8b8f12c
like for	80 -40c-4g6e47i
like home	89 -12a14i
like how	87 -6i-4g13e
like it	71 -14c-10j-6f7a13e18i
like me	85 -19a24b
like that	68 -23c-5g4i8h12a17j
like the	74 -14a-5g5bh9j12e
like this	75 -6b-5g8dk
like to	64 -20i-13g-8b-6ae5k9d41c
like under	89 -5g5a7b
like what	84 -42c-6e6f45a
like when	87 -5a5g
like you	80 -12b-9f-8i7a8j18k
like your	80 -13c-4k7e11a14d
likes	89 4a9k
liking	82 -6g-4a4j15k
limit	74 -26a18c25g
limit $	77 -28a9c33g
limits	66 5k10g
limits $	72 -32c-15a-7k60g
limits do	89 -17g19c
line	63 -12j-9a-5e-4f15g20c
line $	78 -6d11c
line is	89 -11j10a
line of	77 -13b-4a9c18g
lines	89 5k
link	87 6j
liquor	89 10a
list	64 -25a-6i5h36k
list $	87 
list every	89 -4a5k6d
list for	89 -12c-6a9h17g
list of	85 -10c8k11a
list off	87 -9a14k
list the	87 -6a5b
listed	79 -11c-6k4e5i6ad
listed on	87 
listen	89 
little	60 -5e7i
little about	83 -7c-4a12k
little bit	84 -6b11a
little one	82 -5c4i6d
little ones	82 11a
live	63 -28a-8e-6g-4i8b14c32f
live $	79 -21f5ak11c
live in	83 -36c-4g12a36f
live on	81 -14g-13a13b21c
live there	87 -10b11a
live with	89 
lived	84 11a
lived there	87 
lives	79 
lives there	89 6d
livin	79 -17a-6d-5g7ij20b
living	68 -6g-4b7ci
living $	79 -5g5c9a
living there	84 -16d7g20a
llc	79 -8a-4h6c17b
llc $	89 6b
llc or	87 -5b9c
loan	68 -17g-5ae6k17c
loan $	82 -20g-7b10a24c
loan officer	89 -7a-4e6d8c
loan on	83 -7c8b
loans	72 -13c5bg9j
loans $	81 -17c7ag14j
local	80 -7j5bf6a
located	85 7f
located $	87 4f
locations	83 -4c5a
locations $	85 
lock	82 -8g-7c-5k4b6a8i10e
locked	79 11j
locked up	89 4c
locker	89 8a
locks	89 
log	89 -7b10a
logs	89 -7b-6a15i
long	53 -39i-9j-7cd7f13h15e41g
long $	78 -7c-6e4i6h12g
long ago	81 -21g-8i39e
long could	75 -8a-7i25g
long did	87 8g
long do	80 -9i-6a28g
long have	67 -13i24g
long is	85 -10g16e
long time	85 -12a-5e5b13g
long would	84 -8a23g
long you	77 -11i-4a17k
longer	89 -9a6g7d
look	62 -13g-6a-5j7i16c
look after	80 -8c12d
look at	74 -8g-4d5b7e11c
look for	89 
look like	77 8i
looked	82 -6d-5c17g
looked at	85 -6d-4ac18g
lookin	79 -12a-7g9c10bj
lookin at	84 -20a-7g11cj13b
looking	67 -14c6a7e
looking at	79 6b
looking for	83 -9b-4c6k18a
looking to	81 -31c-4i16e19g
looks	75 -6b-5j-4e4k8ac
looks after	89 4d
looks like	84 6k
lord	89 11c
lose	73 -7e5d8a9h
loss	74 -12e-6a8g9j13b
loss $	83 -13e6g13c
losses	84 5a
lost	72 -15c5k13i15a
lot	65 -15a11g13c
lot $	80 -7ac-6ei-4b36g
lot of	75 -15g7a20c
love	68 -9b-7cj-5g6ik9h12f
love it	87 6c
love that	82 -4j9a
love to	83 -8a-6c-5bj12f18k
love what	87 -10c13a
loving	89 -10a-4c20i
low	77 -25i-14a8e17g21b
lower	79 -10g5b8c
loyal	85 -8c9h
loyalty	89 -7a-5c7j11e
ls	89 -36b-12j5i47a
lucky	84 -5bd6c8a
lumbers	89 
lunch	85 6c11a
lyft	89 
m	82 -8a-5e9j16c
machine	82 -8a-4d12g
machines	81 -14g4k7c9a
mad	87 
made	64 -17g-8b6f36h
made a	89 7a
made of	79 -11g-5ah6k20c
made the	87 4j11f
made you	74 -8a-7g-4ek16c20h
mail	77 -18a5bj14f
mailbox	89 7c
mailed	89 6b
main	72 -6a13d
main supplier	87 -15a20d
mainly	85 -7a12c
make	57 -14d-11k-8e6b16g21i
make $	84 -31k-19c51g
make a	80 -33c-10a10k35g
make and	87 -4d8k
make it	84 -6g10a
make sense	81 -8c14a
make sure	87 -6c-4b5a8i
make the	84 -16d-10g8i9a20c
make this	87 -21g6i18c
make up	89 -10g6c9i
make you	71 -15a-12g-5e5h6b25c
makes	72 -6ab8d
makes the	83 10d
makes you	84 6g
makin	89 
making	79 -10j-7g-4i7d10a11c
making you	89 -8a11c
mama	87 -7a5c8g
man	76 -18g-7j-5b6a8k15c
manage	79 -9g14i
manage without	85 6i
manager	82 -17g5a18c
many	47 -35i-20ac-7j-5d99g
many bedrooms	83 
many certificates	89 5g
many claims	89 
many days	76 -5i10g
many drivers	84 
many employees	83 
many folks	89 4h
many hours	84 5g
many locations	85 
many miles	72 
many minutes	84 
many months	80 
many more	85 8g
many nights	85 -6i11g
many of	87 
many people	79 -5i-4a16g
many quotes	89 
many square	83 
many times	89 9g
many units	87 
many vehicles	83 -4g11a
many weeks	85 -6c13g
many years	65 -6a9g
marijuana	89 -4c7a
marital	84 -9a9c10k
marital status	84 -9a9c10k
mark	89 -6b11k
market	79 -14c5ej7bg
market value	87 -14c8bg
married	72 -5dgk6a20b
married $	82 -12b-5j21a
married to	89 6a
match	78 -13c-6d-5e5j6k8g12a
match $	89 8j
matter	85 -7b10a
matters	82 -6c7bk
max	89 -9g16c
may	75 -6k7d11g
may i	80 -6k-5j-4g5a9d11c
maybe	80 -11c-5b7e15a
me	37 -24g-23a-18d-17c-12f-10h-8i-6e151k
me $	62 -70k-7e7b14gj53a
me a	64 -11c-5gj25k
me about	56 -20a-5bc46k
me and	84 -14a8b9k
me asking	84 -13c24g
me from	89 
me how	64 -17g-7a35k
me i	85 -23k-4a6h7g17j
me if	72 -16a24k
me in	83 14k
me know	73 -14a-7c-5g36k
me more	87 
me off	89 
me recording	89 -4c13a
me so	87 -21k-9j-6c21i22a
me that	79 -11k-6a27c
me the	59 -13g-12a-8j-7b-6d-4f17k44c
me those	87 -7a11k
me through	64 -15a-12c-6g51k
me to	70 -26k-15g7j11e12b15a
me what	57 -25c-15g-7j-6a-4e12d59k
me when	85 -6a11e
me where	81 -6a15k
me which	85 -9c16k
me who	79 -6cd18k
me you	87 -12a5j8b
me your	69 -17e-6g7c10k19a
mean	78 -9j-4ik4b5h11a
mean $	87 -16c10b18a
med	83 -5g10a
med pay	83 -5g10a
medical	71 -8a4dj6b
medical exam	83 5a
medical payments	85 4j
medications	85 -12a18c
medicine	89 7c
meet	79 -8aj5fg14c
meet $	87 9f
meeting	89 6j
meetings	87 -8c-4j19a
meetings $	87 -8c-4j19a
mentioned	85 -10k-7a10c11j
menu	89 11c
mess	83 -7c11e
message	89 11c
met	87 -7k6c11j
metal	79 -4a7c9b
metal $	84 10c
middle	79 -12a6be18c
middle of	84 5b7e
might	80 -19b-5g-4j5d6e9h13c
mileage	80 -13a5k6cg
mileage $	84 -13a7c9g
miles	64 -12c-6i6a24g
miles $	89 -5g8a
miles a	82 6g
miles do	89 
miles each	87 5j
miles is	89 
miles one	87 -8a13g
miles to	89 12g
mill	89 -9a4i9j
mind	62 -13gk-11c-5d4h9b31a
mind $	74 -26a-11c6e9h13b17g
mind a	89 
mind if	80 -14cg40a
mind me	81 -16c-11a8j9f19g
mind on	89 -6g9i
mine	77 -18g-11k-6c4i5be28a
mine $	87 -11g-6c11b15a
minimum	79 -5c9g
minimum $	85 -6g12a
minimum or	89 -13a-5c17g
minute	79 -18j6i16k
minute $	89 -7a11k
minutes	69 -8c-4d4a11j
minutes $	80 -5a5j6g
minutes before	89 -4a8j
mira	87 -11a20j
miss	81 -9g-6b7a11c
missed	83 5k
missing	83 -7b-4g5i9a
missus	84 -7j7b12e
mistake	85 -14a-13g32c
mobile	87 -7a-5k7b9f
mod	83 -12c-7a13g14j
mod $	87 -17c22g
model	80 -15a-5g14c16b
model $	83 -16a-4g15c17b
mom	73 4e9a
mom and	85 5e10a
moment	77 -11j-10b6dg7a10k
moment $	89 -5g7d
moment or	89 -5b8a
moms	83 4a
money	60 -11j-8d-7i-5e10g11a13f
money $	73 -7c-4b5a7dk
money is	87 -8a4k6c
money or	87 -17a18b
money to	87 -29d-10g43c
monitor	89 -7k19a
monitored	87 -18a6c14d
month	55 -16j-6h-5bf15g25e
month $	65 -25b-13e-5j5d13a25g
month and	87 -26e8k24c
month day	84 -31e-21a-11g71c
month for	80 -8c-5ak6j14g
month is	83 4k
month or	83 -8j22a
month right	87 
month what	87 -9b-8j4g7a8c
month you	87 4j
monthly	74 -15a7cg11b
monthly or	82 6b
months	65 -11a-10g-5e8h29b
months $	76 -13a-10j-7g36b
months could	89 
more	56 -15j-9d-8g-7i-5ef7a10h12k28b
more $	78 -7a-4g17b
more about	84 -16a-7c28k
more kids	85 -12b-8c28a
more like	82 -12c-10a11b17h
more of	81 -9a13b
more than	71 -31b-13j-7c8g54a
more the	89 -5c15b
more to	89 -11a-5d9b11c
more years	87 8g
mornin	84 -9c5e14g
morning	72 -12a-5c-4e6b9g10f
morning $	82 -6c5i10g
mortgage	65 -11d-5g4j8a13c
mortgage $	77 -12d-10b9a14c
mortgage and	85 
mortgage company	85 -6a5b
mortgagee	89 -11c14d
most	65 -14b-5i-4e5g27c
most $	81 -10g12c
most expensive	89 -9g16c
most important	82 7c
most people	81 -6b-4i5h10g
mostly	72 -10c-9k-6g4ai18b
mother	78 -10a-5b-4g5d8c11f
mother in	89 
motorcycle	85 -6b7ak
motorist	76 -23c7b21a
motorist $	81 -24c31a
move	67 -9cg-8b5h15a16e
move $	82 -17c23a
move go	87 4i
move in	85 -8c10e
move on	89 -14i-6gk4a9h20e
move out	89 
moved	79 -14g-10a-6b-5d9f15c16e
moved in	87 -13g-5ad5j6c20e
moving	74 -11a-6e7i8b9d
moving $	87 -6b11a
mrs	87 4j
much	45 -30i-15j-9k-7cd-6e-5f4h5a16b63g
much $	75 -40g-6cf6h19a34b
much a	89 
much are	82 5g
much cash	85 
much comes	87 4g
much could	89 
much coverage	77 -5a9g
much did	71 -10i18g
much do	66 -9c-4ai25g
much does	79 
much gl	89 
much have	82 -5a9g
much inventory	89 9g
much is	68 -5k12g
much liability	82 4g
much life	79 -5i13g
much of	72 -7j-6c-5a6i25g
much stuff	89 
much time	85 
much umbrella	89 
much was	79 
much would	69 -6i16g
much you	87 
must	84 -4a5c7d
must be	89 -8a7cd
mustang	87 -12b7a12i
my	56 -18j-11a-8k-4g6e9bi13d18f
my name	87 -5d7k
my number	89 -9c14f
my own	83 -10k4d6cg
my wife	87 -6i11a
my wifes	89 -8a-4c5i9d
myself	83 8a
n	82 -13a-6b9c17j
name	52 -30j-27g-8e-7a5f8b13i19k47c
name $	63 -21a-13k-9g-4e6df17c27b
name and	78 -11d-8a28k
name for	87 -9c18a
name goes	89 -9c11d
name is	82 -10b5a9d
name of	71 -5ag-4b7k16d
name on	82 -22k13c18a
name or	87 7a
name so	89 -14d18c
name the	85 -6b6c7a
named	74 -17c-13b6a7j11d12k
named on	84 5e
names	71 4j7c
names $	83 -5g6c
names and	89 -16k-11c-4a8j20d
nanny	87 -4ak5b6d
nationwide	89 -4j8a
near	74 -7b8f9a
near the	85 
near you	87 -7b11a12f
nearby	80 10a
nearby $	80 10a
nearest	85 -11a-5c-4i6j18f
neck	89 -14c15i
need	48 -15i-12d-11g-10ac-8j-6f10eh65k
need $	79 -4i5g
need a	72 -7g7k16b
need an	80 -7c-6j17a
need it	79 -10b-7g-6i11a15e
need proof	83 -13k5c18a
need the	65 -36c-13g-10d-8ab26h47k
need this	85 6a
need to	60 -19a-13b-7i-4h16e32c
need your	71 -11c-9a-4g35k
needles	89 9a
needs	72 -8e5c7i8j
needs a	89 -5a5c
needs proof	89 
needs the	84 
needs to	89 6a
neighbor	82 -8a4i6b7c
neighborhood	87 -7a7g8e
neighbors	82 -5c6j12a
nervous	85 -7a4c
nest	87 -7g-6jk10i11e
net	83 -6bc17g
never	72 -13a-5k-4g8h9i10j
new	58 -21k-4f15i16c
new $	87 -6b11a
new construction	89 
new house	87 -6g5i9a
new job	89 
new one	83 -8b4a10g
new place	83 -22a-17k16i31c
newer	83 8b
next	65 -6g-4fj5c7h8b
next door	84 9a
next for	84 -8g15c
next to	83 -5c10f
next year	87 -9b8a13h
nice	67 -9e-4j4a5d7i
nice and	84 -13a6b9d
nicotine	89 4a
night	67 -15b-11j-5i4e15f17a
night $	73 -8g-5j16f
nights	75 -4a9b
nights $	82 -7g6ai
nights a	87 5g
no	54 -35b-20i-7d6cef9a48j
no $	83 -5b-4c4k7a
no car	89 -7g11c
no exam	89 -10a12b
no insurance	79 -5d8c
no judgment	89 
no more	89 4a
no problem	89 -9a-6g9e10c
no shame	87 -9c-8j-4b8ef13g
no to	89 
nobody	72 -7dk-5e-4b4i11j
nobody else	85 -5d9j
nobodys	79 -5b8a
noise	85 9c
noise $	87 -9a10c
non	82 -10b-6c10h13a
non smoker	89 -10b17a
none	89 -4a6j
normal	81 -7a5j
normal week	89 -5g
north	84 -5b-4k14a
nosy	85 -11c6k9f
not	45 -12b-7d10k22h
not $	79 -15c-12b-6g4k8i24a
not a	85 -5a9h
not counting	87 -17c5k13g
not cover	85 -7a7k
not do	83 -9c5a13h
not even	87 5ce
not go	85 -9a-6g6f23c
not have	77 -9c-5d26a
not here	83 -5fi4a6b9g
not i	83 6i
not it	83 -6a10j
not let	89 -6g-5c9e
not like	89 -34a35c
not live	87 5d
not mind	77 -22c-13a8fj26g
not need	83 -13a-9g4d6e16j
not not	89 
not open	89 
not tell	87 -16k-11c-5h14a21g
not that	87 -15g-8j-6i-5c43a
not the	82 -5j11h
not there	89 -6g6a10c
not to	84 -9a6k7e
not want	74 -31d-16c-5b-4i16eh25a
not what	89 7h
not work	85 -7c9a
not you	74 -27a-9g5cd29j
not your	89 
note	77 -8a17b
note $	87 -6ac6g7b
note on	89 5b
notes	87 8a
nothin	78 -7a-6c17j
nothing	72 -5b7i11j
nothing $	85 -5b18a
now	50 -29j-7i8ah9c20g
now $	57 -32j-15ci-14d-9k6h14b21a55g
now and	87 -20g8a21d
now are	89 -8b13g
now for	82 -11a-7g4c6i12k
now i	83 -13c-7a4i7k13h
now is	85 -9b5d8g
now it	87 
now okay	89 6a
now or	84 -15a19b
now right	84 5i
now tell	87 5k
now the	87 -5g4d5c8f
now what	80 -19g-6ij-5ae48c
nowhere	87 -17a-5g4j5c6i14h
number	52 -18j-9ad-8bei18f25g30c
number $	62 -12k-6a-5i4g8f13bc
number and	85 -22a-5g31c
number did	85 -48c-5e54g
number for	84 11k
number off	87 -9c5a6k
number on	83 -9k-5b4a6c8g
number one	84 -9a15c
number right	89 
number start	89 -9c-6b17a
number that	87 -14a7k14f
number to	87 -8a14c
number you	84 -12c4k7a
numbers	69 -24f-11g-7e-6c12ak23i
numbers $	81 -8g5ak
numbers on	87 -14g5k14c
nurse	77 -8c-7b6a8hj
nuts	84 9g
o	79 -10c-6j-5g23a
oak	85 5c11a
occupation	80 -7a24c
occupation $	82 -7a21c
occurrence	84 -21c8g10a
odometer	84 -9a6c10g
of	36 -8b5k9d10j13c15i
of #	79 -9b-8e-6g-5c7d10j11h
of $	74 -5gh8k11c
of a	71 -4j8c
of an	83 -7b4c7a
of birth	78 -8c-4g4k22e
of building	84 -8b16c
of business	87 5c
of construction	87 5c
of coverage	83 -5a7j
of em	82 -13k-6c-5j4ad8b13g
of her	84 -9b5d8a
of insurance	74 -8g-5a8j13e
of is	87 -5b7c
of it	66 -21k7c10a11i
of life	85 -11g-5a8c11i
of mine	89 -4k7a
of money	85 -24c24g
of pocket	82 
of policy	84 5k
of roof	84 6c
of safety	87 -5g7c
of shape	89 6i
of that	68 -18a-15c-9b-7j-5e4d8h9i15g22k
of the	54 -28c-15a-6e-5j4k5b18g34f
of their	89 8g
of them	76 5b9d
of there	89 -12c15a
of thing	87 -9c9a
of this	79 -12a-5bf4g5ci16j
of those	68 -13g-11d-7j-4i7b11c25a
of us	87 -17a6be8h
of what	82 -29c-5g5e6k14a15b
of work	72 -11a-7b12c18g
of you	66 -35c-9b7gk15i18a
of your	57 -7k-6ej8cg11d
of yours	80 -9g-5d-4e4k22c
off	52 -15g-8j-6c-5d9ae13k14b
off $	66 -14g-12d-7k-5hj4e40a
off a	84 -8k-5a9b13c
off like	89 7h8e
off of	83 -10a4b10h
off or	85 -15a-4c25b
off right	89 9j
off site	89 4g
off the	71 -7b-4j4c6e10k
off to	84 -7a14k
off what	89 -16c-5k10a18g
off work	89 5i
off your	77 -10j-6a9d15k
offer	77 -7b6c11a
offer $	85 8c
offered	89 -14a-5g5b6k10c
office	65 -8g-5k9b13a
office $	75 -4d7af10b
office or	85 7a
officer	89 -7a-4e6d8c
often	73 -16i-9a-7c-5b14d34g
often do	78 -7ag21d
often does	89 -7c-5di22g
oh	60 -26j-21b-8g6i8c11adk12f
oh #	85 -13a-10c12d14b
oh a	87 -12b-8c-6j17i19a
oh cool	85 -4f7ac
oh i	87 -8c-7a9f11e
oh nice	87 -12e-6f27c
oh no	85 -17i-8g7f23c
oh that	83 -6b14a
oh you	83 -24a10g11d12f
ohio	87 -7a8gj
okay	46 -21j-19b-9k4c5e6f9a11d12g17i
okay #	83 -6b5g19c
okay $	65 -23g-19c-7d-5e15b22i26a
okay a	87 5d6c
okay and	73 -32c-10d-9b-7i-5k7f25a41g
okay cool	83 -10b-5g5ci7d
okay good	87 -12g-5a21b
okay how	87 -7b-6g-5a21i
okay i	78 -5k-4ah7g14e
okay if	80 -7i-6k10g13a
okay let	89 13c
okay no	83 -10a-9g10e17c
okay or	87 -17a-16b37i
okay so	66 -36a-11j-10k-9i-4e7c11h17d33g
okay that	78 -17a5b6i10e11f
okay there	89 -10a-7d7b17g
okay to	84 -13c22a
okay what	89 -7g-5b22c
okay with	74 -11g-9i-4j9b17a
okay you	83 -14a-8c-5b10d18g
old	54 -29i-9b-8k-5d10j15e41g
old $	81 -18i24c
old are	77 -10i-9b-5c33g
old enough	89 7k
old is	69 -11e-10a-5c38g
old one	80 -7g5b7a
old policy	81 -9g4a5ce
old price	89 -11c11e
old was	89 -13e-7i22g
older	77 -4g22b
older home	89 8b
older than	89 -9a-7g17b
oldest	74 -9g-8b-5c5k9a14j
olds	76 -19i29g
olds the	80 -13i18g
on	33 -18f-15b-14c-7e12g15j17k20d26a
on #	87 -6a7j
on $	62 -30a-24g-10d-8ij-4f6e11b34c41k
on @day	82 -13b-7c22a
on a	67 -19a6b7e9i
on and	89 -8j7a
on any	83 8k
on anything	89 -5a4k
on at	89 -7c4j6a
on board	87 -10a11b
on each	87 -7c7gk
on either	89 
on file	82 -10c14a
on her	82 -20a-12c-5k41g
on here	78 -13b-8a-6d-5g7c10j22k
on him	89 -21k18c
on his	87 
on hold	89 
on it	60 -22c-11fi-8b-6ej8d11g47a
on my	83 -12a9h
on one	81 -5g15a
on or	89 -12a-8b-7e-5g-4k17c24d
on paper	81 -14g9c12b
on speaker	89 -6k13a
on staying	87 -5f15a
on that	63 -24e-17b-15j-11c4d10ai11h37g
on the	45 -12hk-5ae7c15j18i19d
on their	87 -13a-6k7b16e
on there	67 -33k-10c-6b-4i5d23g36a
on this	69 -13g-11c-8i-6b8j11e19k
on those	85 10g
on to	84 7b
on top	76 -14g-5c6b8j10a
on what	85 -29a-6k7b12g25d
on with	85 -5c7b10e
on you	64 -24b-8g-5i6d7c9a10j16k
on your	54 -28g-20j-10cd-6k5e9i11f12h44a
on yours	84 -20c-10b4a31g
on yourself	83 -5g
once	71 -8g9b
once $	87 4b
once you	89 
one	43 -13b-6e4c6d7f14j
one #	71 -44a-12c4i12b24g27j
one $	62 -19b-18h-6ad-4f15i39c
one and	89 9k
one car	85 -4b6a
one for	82 -5c4j10d
one go	89 8f
one how	89 
one in	80 -4j7f
one is	84 4h
one of	63 -15c-14gk-12j4d15a40b
one on	89 -20b-5j4e9a20k
one or	79 -31a-9g5i6c11f24b
one that	89 -10b7c10a
one thing	79 -18a-6g-5k36c
one times	89 -7a-5g17j
one to	84 -10k5d8i
one way	83 -8ai19g
one with	89 6b
one you	75 -7ag5b8k11c
one your	87 -10a12c
ones	65 -16c-7g5e10dk
ones $	79 -12b-8c6a23k
online	74 -10g-8b8c14a
online $	80 -5b5a
only	66 -11d-9a9k12j18b
ooh	78 -14a-5k7g11c
open	65 -15j-12eg-5i4k9c14b19a
open $	77 -31e-13a16b32c
open to	84 7a
opening	89 -9c-8a23e
opinion	87 -9a6d
option	89 -9a14j
or	31 -81a-65j-34e-27k-20g-10h-7c5d23f264b
or #	72 -50b-10j-4e12a26g37c
or @day	85 -7a9b
or a	57 -21gj-7e-6a7f9d41i
or about	87 -9g-7d-5c-4k8b15e
or after	89 -10a14b
or all	84 -4j4b5e
or am	89 -18b29a
or an	84 -7d-5a13c
or anything	71 -12c-9b25a
or are	65 -53a-7i-5d-4j12h61b
or been	89 -5b5a6k
or better	87 -14c-12b14g15a
or can	83 -12a19b
or closer	87 -9a11g
or could	87 -20a-6j14b17c
or coverage	87 
or cremation	87 5b
or did	60 -12i5af6b12j
or do	60 -64a-7f-5cej-4dg7i96b
or does	70 -53a-7d7f19c44b
or drop	85 -12a13b
or every	89 -6a12g
or for	83 -16a-9c-4j34b
or get	85 -10b-4g6c14a
or go	84 -5b17a
or guns	89 -11b-7c22a
or has	83 -13a8j15b
or have	75 -37a-5c47b
or home	89 -9a12b
or how	83 -10b-8g9i15a
or in	83 -12a-10g26b
or is	55 -19aj-14g-13i-12c-10d-5k5h6f92b
or just	65 -19a-11c-7k8j43b
or lease	85 -10a10b
or leave	87 -22a25b
or like	87 -8bc9a16d
or metal	85 -4b10c
or missing	89 -7b-6c8a9i
or more	74 -16a-5c5g23b
or nights	89 
or no	82 -59b-5c6k72a
or not	78 -13b-9g7c24a
or on	82 -19a5f9i12d
or one	79 -19b-9g-6j10i29a
or only	83 6a
or or	60 -50b-11j-6hk5i6c13g16f39a
or out	89 7a
or over	83 -18a23b
or part	85 -21b-6a32g
or pay	87 -17a19b
or pleasure	85 
or rent	84 
or scuba	89 -11b13a
or sell	87 -20a23b
or should	81 -22a29b
or siding	89 
or somebody	82 -23b11i15a
or something	85 
or stay	89 -6c12b
or still	89 -14a19b
or text	89 -4a11b
or the	64 -25a-12g-8ck-6j-4i17d48b
or trampoline	89 -10b12a
or was	78 -21a-8j-4c40b
or what	85 -9g-4j8c13i
or whole	84 5b
or work	89 -19a4f18b
or would	73 -15a-7c-4gk42b
or you	77 -17b8c11a
or your	79 -6g12f
order	89 5i
original	80 -4c5k13b
original roof	85 -10j-5b21a
originally	81 -8b6ad9c
originally $	84 -5f10ac
other	57 -10c-7j-6ef-5b12d15g16h
other agents	89 -8a6bi
other car	84 -16b-13g-11d14a33c
other drivers	87 -6d-5c19a
other guy	83 -6c16g
other insurance	84 -6d-5g14c
other one	80 -19d-6j-5g6f28c
other policies	81 10c
other quotes	85 5a
other vehicle	87 
others	87 -8g11c
otherwise	87 -6a4j
ouch	85 -29g-6a9e12d23c
ought	87 -6d4c10a
ought to	87 -6d4c10a
our	73 -12a-5c7j11i
ours	85 
out	45 -15d-9i-7j-6ch-5f9e21k30a
out $	65 -45g-5e8d11b44c
out a	84 -4b5k9a
out all	89 
out and	84 
out any	89 
out at	87 -8a10c
out back	81 -16a-5b23c
out for	79 -6g7k
out front	89 -6g-4a19c
out in	77 -22c12a18g
out like	89 -8b-4c15a
out of	59 -11g-7c-6i-4d4a5h7k9b10j
out on	74 -10b-4a6g8e11f
out or	89 9a
out that	85 -8g5c6ei
out the	79 -6d-5a-4b10k12c
out there	72 -17c-5f5d7k8b15g
out to	76 -18d-6e5c7a20g
out your	84 -12c-4a10j12i
outcome	89 8c
outfit	77 -21k-9a5ef24c
outfit $	83 -7c-6a5e7f
outside	73 -17a-7g10j11b16c
outside of	87 
outside the	87 -5c9j
over	50 -8c-7a-5i-4h4b12j14g
over #	72 -17j-6b33a
over $	70 -7j-6a-5dg8k9c12b
over a	74 -13j-10g7k19a
over at	77 -11a-4k4i19j
over in	82 -5a-4d6j9b
over it	79 -70a-5b5e78g
over that	87 -4g10a
over the	70 -13c-4k4d10a
over there	68 -13a-7c-5f8dj13b
over to	80 -26a-4c8k12b19j
over what	89 -9bc9f17a
over your	87 -15b6c14a
overall	89 
overnight	80 -11b4k6e9a
overnight $	89 
overseas	89 -5d7a8f
owe	70 -27d-10a8c31g
owe $	85 -32c32g
owe on	80 -46c53g
own	52 -19c-13j-5hk4f9i11a26b
own $	70 -9k-7c-5g4f11e17a
own a	84 -11b13a
own anything	85 -9b18a
own car	81 -7g-4b20a
own cars	84 -17c-5b11a19i
own insurance	89 
own it	87 -32a7k37b
own life	89 -8c4a9f
own name	87 -5c5b
own or	79 
own pocket	89 -7c18g
own that	79 -13a-9g11k21c
own the	84 
own words	85 5i
own your	85 4ab
owned	89 
owner	77 -5d-4b5k14a
owner $	85 -10b10a
owners	80 4a
owners policy	87 
owns	77 
owns it	89 
owns the	81 
p	84 -8b-5g5a9c
package	79 -8a-5g8b15c
package $	89 
page	69 -7g-6c-4b25k
page $	81 -9k4e16a
page and	87 
paid	63 -24c-4h6b8ad18g
paid #	89 
paid $	87 -5b
paid for	81 -14g-7c32a
paid off	77 19a
paper	77 -15g-4d10b18c
paper or	89 -8a8b
papers	79 -8c-5a4d11f
papers $	87 -5c5f
paperwork	76 -4a5i8d
paperwork $	82 7a
parent	83 -9c-7b7d14a
parent $	87 8d
parents	70 6a
parents live	89 -6a6b
park	80 8j
parked	85 5f
parking	87 -10g-8c8b17a
part	61 -18a-11d-8i-7e-4h7g20f30c
part $	84 -39b-6a46g
part of	69 -10ag-7d4j6b7c26f
part time	77 -18g24b
partner	72 -17k7b13c
partners	79 -8c15g
parts	87 -11a13i
party	83 -5g5ac
pass	79 -14e-9b5c8a12d
pass $	89 -5e8g
passed	75 -11c-5k4d8g
passed $	87 -6g-4k14a
passed away	85 -12c-5a5d15g
passengers	83 -6b5g9a
past	72 -14g7i17a
past #	79 -5j4k8a
patch	87 -9a7b
pay	51 -19c-12e-10d-7k-5f10b16i17g23a
pay #	89 
pay $	68 -48c-15d9a58g
pay a	82 -11a6g9b
pay for	68 -11g-9b-6k9d20a
pay if	85 -7a6g
pay in	85 -61g-10a17b57c
pay it	85 
pay out	76 -6a5c11g
pay the	77 -25c9i17g
pay them	89 
pay you	78 -26c6dg7i9b
pay your	78 -13d-5e-4b6c18i
paycheck	72 -8c-6b5e6g7f
paycheck $	81 -7c5e8f
payin	80 -19c13g15a
paying	65 -28a5k22g
paying $	89 -9c12g
paying for	81 -10a6g9k
paying now	85 -20c9i12g
paying on	89 -8k7h11g
payment	72 -20a-4d8b11g15e
payment $	78 -15a-5d11eg
payments	70 -16g-8j4k6i16a
payments $	83 -10a19b
payments on	84 -13a8d11b
payout	87 11g
payroll	67 -9a6d9g
payroll $	74 -31a-7d-6i24c28g
pays	71 -17a-10g-4k5ij34c
pays for	84 -8b7i8d
pays the	81 -22d-8a-5g6b35c
pays you	89 
pdf	89 6f
peels	84 -13c11d
peels $	87 -13c12d
pension	79 -7a4c11b
pension $	87 -10g-6b5c15a
people	58 -6ej-5f-4g17d
people $	79 -13a-5d-4i5h6c15b
people are	81 -4d10a
people do	89 -17c10g18d
people in	89 9g
people or	85 -11a11c
people over	89 
people to	89 -6c9i
people who	89 -10a5d16k
per	76 -17c-9e4a23g
per occurrence	87 -21c9g11a
percent	70 -9a-8c-6k7h22g
percent $	89 -5g9b
percent of	82 -13c-5ab28g
perfect	79 -11i-8g26c
permanent	87 5c
permit	78 -16g5a6b15e
permit $	85 6a
person	67 -5g5k7a
person $	81 -6a6b
person or	82 -6b6c
person who	87 -9b-5d16a
personal	72 -16c-4b7a11j12g
personal $	85 -4j19a
personal property	83 -5a11g
pets	89 
phone	64 -6h-5di10b12e
phone $	77 -6hk5e8b9a
phone number	82 -15a-8g5j26c
phone or	85 -6a11b
photo	85 
photo of	89 -12a11k
physical	79 -7g4c
pic	89 -5a9k
pick	70 -12g-9h-6e9c17k
pick that	89 
pick them	89 4i
pick up	83 -6hi22a
picked	79 -9c5b6h
picked up	85 -7c6b7h
picking	87 -5g7i
pickup	84 -6c5d
picture	71 -8c-5j4d5af7k
picture $	82 -12j16a
picture of	79 9k
piece	87 5c
pill	89 -12a4j9b
pills	84 7a
pip	84 -26b29a
pipe	80 -5a6b12c
pipe burst	87 -6a12c
pipes	83 -13a11b
pizza	89 
place	54 -9b-6c-5j8a10g12d
place $	62 -34k-16g-8a6d15i41c
place or	84 -16a22b
place to	89 
place with	89 -6b5a
place you	83 -19b-10g7j12k15a
place yours	89 -13b22a
places	82 -12a-8c5g7b12d
plan	67 -5b-4k6a12j
plan $	84 -5a11j
plan to	83 -9f-5c-4k14a
planned	85 
plannin	85 -6c15a
planning	75 -8b5f15a
planning on	84 -6b13a
planning to	80 5f
plans	71 -11a-5g4k7b20c
plans $	85 -26a36c
plans for	87 -34a37c
plans to	84 -18c21a
plant	85 -6g-5e13c
plate	78 -5g-4k9a16c
plate number	87 -5a-4g18c
play	81 5i
please	72 -23a-12e-8j-6b11c20f25k
please $	73 -20a-11e-7j-5b10k14c22f
pleasure	79 -13a-11c-5f12d18b
pleasure $	85 -5f13b
plot	87 -9b8a
plug	84 7a
plug in	87 7a
plumbin	89 -6a8j
plumbing	78 -12g4c6k12a
pocket	77 4c11g
pocket $	87 -5g6c
point	89 -6b7a
points	87 -6c5a12h
policies	71 -13a4k5b15c
policies $	81 -9a9bc
policies do	89 -8a5k
policy	49 -11i-5d6g13e
policy $	60 -30g-22c-8k-6i4b8h25e38a
policy and	84 
policy in	84 -6b10a
policy is	83 -6a11j
policy number	72 -21a-8g10b24c
policy of	89 -10b11a
policy on	87 -4c7a
policy or	79 -9c-5g-4j15a16b
policy out	89 
policy pay	85 -9c-4b14g
policy right	84 4k
policy that	87 6k7f
policy with	89 -8a10k
policy you	83 -17c8g12a
pool	68 -5b-4g4i5j11a
pool $	81 7b
pool or	85 -23b25a
porch	85 -5a9c
portable	89 6a
portable $	89 6a
position	89 9c
postal	89 6c
postal code	89 6c
pounds	85 5gk
prefer	87 -15a-5c6j19b
premium	77 -8c-5bj4k7a13g
premium $	83 -14a24g
premium audit	89 7k
prescriptions	85 5c
prescriptions $	87 
present	85 -6a4j8k
pressure	77 -8b8j10c
pressure $	89 -8b6j8c
pretty	69 12a
pretty good	85 -12i-8g7ce14a
price	61 -6i-4bh5e7g17a
price $	72 -15a-13b-4k4e5f6j17g
price a	87 -9c-7a4b5e9g
price is	87 10a
price on	89 -9c10g
price or	85 -12a17b
price you	89 -19a8k16b
primary	89 
print	89 4b
private	83 -11a-4c6f11b
problem	79 -6a6c7e9b
problem with	87 4a11b
problems	82 -11c13j
problems $	84 -8c15j
product	87 -5ag8c
product $	89 -5a6b
products	89 -15b18c
professional	82 -7b4k6a
program	79 -13a5bg11c
program $	84 -13a15c
progressive	84 -11a-5i6g12b
promise	85 -5c7g
pronounce	89 8i
proof	69 -12c-9k-4g5j24h
proof $	83 -9k17a
proof of	79 -7a8j
property	66 -7b6d8k10g
property $	83 -8g-7a5c9d
property coverage	89 5a
property manager	85 -18g5a18c
protect	87 -7j9c
protected	89 -5c8j
protecting	87 -6g-5d15c
protection	79 -11a-5c5bg8j
pull	73 -8g-5j-4c4h5k14e
pull it	85 
pull the	87 -7g-5b6h14e
pull up	89 -4a8k
pulled	82 10g
pump	83 8a
pump $	85 
purchase	85 -10a14g
purchase price	85 -10a14g
push	84 -11b-6k4c6e13a
pushed	89 -15a15b
put	54 -13c-9e-7i7a8f11dg
put a	85 10g
put away	87 -8g8c
put down	84 -14c-8a-5e7b19g
put in	75 -10dg6c14a
put it	75 -17b-9j-6c9f27a
put on	75 -5a5c6b
put that	84 -12a-5j5ik12d
put the	85 -9g-6e-5b-4cj10a22d
put toward	89 -4a11g
put you	75 -7a-6g5d11j
put your	85 6a
puttin	87 -4k14j
putting	78 -8d9e10g
putting on	89 -7d16g
quarter	84 -7k7j
question	83 -13j-6h-5e6d8k13a
questions	72 -7a-4k7c9j
questions $	80 -4ak14c
questions do	87 5c
quick	73 -15a7g12k
quiet	85 -8c-4a9e12k
quit	74 -6g-5e11a
quit $	84 -10e-6g7c12a
quote	69 -6k-5a7b15g
quote $	80 -16c-4b8g12a
quote you	81 -8c5g
quotes	81 5a
quotes $	85 5a
race	87 -5b9a
rain	85 -5b9a
rains	87 8f
rainy	85 -22c-12i6a30g
rainy day	85 -22c-12i6a30g
raise	77 -12c-4e4a5g13d
raise the	87 13d
raised	80 -6c4a11j
raised it	89 -8c5j
ran	89 -5c7k
rate	71 -11c-7b-6a5h12k18g
rate $	83 -6c-5eg9ah
rated	85 -14g-6c12h17a
rates	79 7j
rather	74 -8c-7a6j8k9b
rather i	82 -8c4b6k7j
rating	89 -11a5k7b
reach	75 -9b-4d16e
reach out	87 -4d6g
reach you	79 -9bc-4g22e
reaction	89 4k
read	63 -13g-12a-8i-5ej9b10c35k
read it	89 6a
read me	67 -9a-7gj8b29k
readin	87 -7c12g
ready	78 -9c7k15a
ready to	81 -6c22a
real	70 -16c-8a-7f-6i5k9ej14g
real quick	81 -7c7k
really	78 -4g8i10a
rear	89 -5a13d
rear ended	89 -5a13d
reason	75 -18a-10b-5deg20c33h
reason $	87 -5d-4e9h
rebuild	79 -4c4g9a
rebuild $	83 4g
recall	81 -4e7b
receipts	84 -12g6c8k
recently	87 5b
reckon	89 -8c8g
record	71 -21i-5g-4c20j25a
record $	81 8a
recorded	77 -11j4k7ab
recorded $	89 7a
recorded line	87 -10a5i10b
recording	83 13a
records	80 -11a-9d7f8e9k
red	89 -4b5ak
redone	82 -8a14e
redone $	89 7a
registration	85 
regular	73 -14a-5j4b7k18c
rely	89 5a
rely on	89 5a
remember	70 -13c-4k7e11j12a
remember me	87 -10k15a
remodeling	87 
remodeling $	89 
renew	81 -16c-5g21e
renew $	84 -16c-5g22e
renewal	76 -9b-5g5ac8h
renewal $	83 -23c26e
renewed	87 -4e9a
renews	89 
rent	62 -14k-11e5d6b34g
rent $	73 -28c-7b40g
rent from	87 -11c6b8d
rent out	84 -7bg22a
rent the	85 -7a4j
rental	70 -7g14b
rental $	87 -11b-4k19a
rental car	85 5c
renter	89 6a
renters	75 -5b5a6k
renters insurance	87 5c
renting	81 8c
repair	83 -12g-9b-5h8c10j13a
replace	73 7a
replace everything	87 -5c5g
replace it	87 
replace your	89 -22g5i22c
replaced	79 -8a-4c5e7g9b
replaced $	89 11e
replaced the	89 -10e12g
replacement	79 -11g7ab
replacement cost	83 -8g9b
report	79 -5b-4c8k9h
report card	89 -10a16k
require	79 7c
require $	82 9c
requirements	89 -8a17c
requirements $	89 -8a17c
residential	89 5b
rest	79 -19k-5j4i6ac7d
rest $	87 -9c5gi
restaurant	83 -6b5d
retire	80 -5ag8c9b
retire $	83 5e
retired	85 -4g6j
retirement	75 -9a-6c7f10g
retirement $	80 -7g7c
retiring	89 5a
return	83 -11b5g6j
revenue	83 -7a4c10g
revenue $	85 -7a-4j4c10g
review	85 -14e13a
review $	89 4c
ride	77 -17a-6b4d9f25i
ride share	89 6b
right	37 -17a-13ce-7h-4f7b20i50j
right $	39 -58a-15c-10e-8bdg-5f5k18i107j
right about	89 
right around	89 -6b6a8f
right now	60 -43j-11i-6k5c8d10b23a25g
right there	85 -12j-11g-4c5k28a
ring	69 -9b-8a-7ik15d26g
ring a	87 -4j9a
ring up	89 -21c-6e9d24g
ring you	89 -9e-6j-5a6g20c
river	85 -16b-7e-6c9g24a
road	75 -7k-5j4f7a
road $	87 -7g-5b5i12c
roadside	79 6a7j
roadside $	89 -6c13a
rock	89 -5a11c
roll	89 -5b10a
roof	59 -11e-7h-5b4j5k8c10g
roof $	68 -21c-11i-9b14j32a
roof in	87 -20a-9g13c25i
roof is	85 -5j18c
roof right	87 
roofing	85 -4b
room	75 -12b-7a11i17k
room $	87 -7b5d8c
roommate	84 -9c-6b6a15d
roommates	80 7c
roommates $	83 
rooms	85 -4g11a
rooms $	89 -7g12a
rough	81 -8a5b7f
roughly	77 -13f-9a8c19g
roughly $	80 -15c-7a23g
round	83 -10c-5a8b12h
route	89 -8c-6a7h8j9b
run	58 -19e-7ck5h7a8d23g
run $	76 -29e-22k-7a10j23c28g
run a	84 9a
run in	87 -20c19g
run it	78 -6aj-5g4bk5c7d
run me	85 6k
run out	85 -10a11b
run the	82 6b
run you	87 -8e6cg
runnin	81 -13a-9g-4f12c15b
running	73 -13c-8b4k11ag
running $	87 -4g5i
running around	87 8a
runs	75 -12j-8c6e10bg
rush	87 -6k7e10a
s	79 -12a-5c-4k8b20j
safe	83 -4b5j15a
safe driver	89 5j
safety	70 -7ag11c
safety $	85 
safety meetings	87 -8c-4j19a
safety program	85 -20a6b16c
said	62 -11a-8g-5de6k16h22j
said $	74 -9c-8g-7h-4i7a29j
said you	77 -18c-6g-4j5k8h22e
salary	77 -6a5dg
salary $	85 -6a17g
sale	84 -12a4b5d
sales	72 -10b-9e-5j5a26g
sales $	83 
sales is	83 -5g13c
salon	87 4j
same	62 -29b-8j-7f4e5c9gk24a
same age	87 -10a26g
same as	85 -8f-7b20a
same company	87 -5a4k6j
same one	89 -6b14a
same thing	84 -24a-5b6dk12c13i
sat	83 11c
sat down	85 6a
satisfied	87 -5j4a10h
satisfied with	89 9a
save	77 -11g7a9c
save some	89 7a
save you	89 -6a-5g11c
saved	80 -10c4a12g
saving	87 13a
saving for	89 13a
savings	75 -20a9b22g
savings $	82 -18a16g
saw	78 -9k5ac9i
say	52 -19e-14h11ck17i
say $	66 -12a-11c-5b4i38j
say about	79 -7g-5i18c
say for	89 -32g32c
say in	89 -6d6a
say it	78 -21a-17k-12g-5j14c15i29b
say on	85 -9c-5i9f14g
say so	87 -9a12k
say that	87 -23b-4c36a
say the	83 -12i-5a11k12g
say what	85 -9c-7bg-6i-5h-4jk47a
say when	87 -9g-5e15c
say why	89 -21h22a
say yes	82 5h
say you	73 -18a-5eg4f7d17c
say your	87 -26j-11a-5c5d6b31i
sayin	89 -10c-8a-7i15d18j
saying	83 -29j-9c13a30i
says	72 -21c-13g-10a7fh15b19j
says $	87 -5g6ij
scale	84 -10c-7ae7i16g
scan	87 
scare	89 5h10a
scared	87 4b
scares	89 
scares you	89 
scary	82 -9j-6b-5g5e7a21i
schedule	83 
schedule $	89 
school	62 -20c-8a-5ik5d9b14f18g
school $	74 -10b-7i-5f-4k5a8c26g
school and	87 -6g4f8a
school district	89 -6b10j
school is	89 6i
school or	82 -10i-7b-6f11g15a
schooling	89 -43g15k38c
score	78 -39a20g30c
score $	83 -35a4i20c22g
scratch	87 9b
scuba	83 -11b6g10a
scuba dive	89 -10b6a10g
season	81 -11c-8a25e
season $	87 -12c-6a29e
seasonal	89 -4a7b
second	65 -10b-5g7j13c
second $	83 -5cd6k10a
second car	83 -17a24c
second home	89 7a
second vehicle	89 -6a-4j15c
security	76 -5g9b
security system	89 8a
see	60 -14c-11h4bj5i10ef
see a	82 7e
see if	85 -5ck6e7g
see the	77 -9a-7g-5b15f16i
see your	84 
see yourself	83 -16a4e7g13b
seen	79 -8c-4k5ad12f
self	89 4i
self employed	89 4i
sell	67 -9c4g17b
sell $	82 -5g4b8c
sell for	85 -18c19g
sell it	89 -8a7b
sell the	87 -8a-6c16b
selling	89 -5b10e
send	63 -7g-4c7b11f
send a	87 7d
send it	82 -8a8b
send me	82 -12k16a
send that	89 5b
send the	79 -7a8f
send you	83 9a
sending	89 -4a5d
sense	77 5a7b
sense $	87 -7c14a
sense to	89 
sent	75 -7g-5e5ak8h
sent you	83 -6a-5c10h
separate	79 5a7b
serious	87 6g
serve	81 -4g7a
serve alcohol	89 
service	75 -8a8k
service $	84 -7a7c
services	84 -5d10a
set	66 -15i-6e6c7d20b
set aside	85 5g
set on	87 -4f6a
set up	82 -25i-13g12b37c
set you	89 -5a7b
settle	87 -9i-8a-6g-4j10h18c
settled	84 -13a-5c-4e5g22i
settled in	89 -19a24i
settlement	89 -9bc9g11a
sewer	83 -6b9a
sewer backup	84 -6b11a
shall	84 14a
shall we	87 12a
shame	87 -9c-8j-4b8ef13g
shape	74 -11a-8c-5g5k6b19i
shape $	84 5i
shape is	85 -8c-5g18i
share	74 -12j-4d8b16a
sharing	87 -7g7a
she	55 -22c-13d-11e-6af11bg12j28i
she $	85 -10a-9i8g21j
she do	87 -10c6b10a
she does	87 -11a-8c6b10k
she get	89 
she go	85 -20b-6i6g25a
she have	85 -26c16a18g
she is	72 -7agi-6c4h14j16k
she keep	89 -7b9a
she take	87 -19a6b22c
shed	80 -6b13c
sheds	89 -28b6k11a14c
sheet	87 7j
shifts	87 -9c10b
shingle	81 -11a7j10b
shingle or	89 8c
shingles	77 -11c21e
shingles $	87 -6c6e
shoot	79 -5c-4a5i8fk
shoot you	89 6c
shop	60 -9c-8k-6b-4h4e6i21f
shop #	89 -5g8c
shop $	68 -12g-11b-7h-4fk7i10e11c13a
shopping	81 -15c5d6a10h
shopping around	84 -11c8a10h
shops	85 -14e-7a-6c7k9d13g
short	85 -6c6k
should	57 -10i-8jk11c13b14f
should be	85 -16a16c
should i	63 -24c-12k-4i6fg9a13e19b
should it	84 -13e16c
should know	81 -29a31c
should we	77 -9b-7g6f21a
show	73 -23g-19i-8c-4e6b8k11d33a
show up	85 -7c-4i6a10d
show you	85 -9i-6j-5c14ak
showed	84 -12g13c
showing	84 9j
shows	85 -4a4d6j
shut	75 -10c7b15i
shut down	87 5b
shut the	89 10a
shutoff	87 4j
shutters	89 -8b15a
sick	79 -4k9c
sick $	83 -6k11c
side	67 -8bk26a
side $	80 -8k-7j22a
side hustle	87 7g
side of	87 -4a6c
siding	81 -24a30b
siding $	87 
sign	66 -5gi-4cd6b17e
sign $	87 -11g-4j18c
sign off	89 6j
sign up	83 -8g9ae
signed	79 -16b-11c-7e8j14a16i
signed up	85 -11c-7be4j20i
signs	83 
signs your	89 
silverado	89 
simple	87 -20a19b
since	61 -12g-11a6e8c10i
since #	75 5j
since $	84 -38a17b27c
since last	87 -5e9a
since that	89 
since the	87 7c
since then	83 -18c-8j11e20a
since when	83 -5c11e
since you	80 -5g-4be15j
single	77 -12a22b
single $	89 -7a11b
sink	87 -4i4gj
sister	74 -11g-9a5d9c10j
sister say	87 -5g13c
sisters	84 -9c9a
sit	74 -15a-7j-5ik4c7gh13b
sit down	84 -11a-6k5e9h
site	87 4g
sits	83 -13f10j11a
sittin	85 -14j27a
sitting	73 -12g-9j-4a4d9b10f14c
sitting in	89 -6g12b
sitting on	89 5ag
situation	85 -6a-5g5ij6b
situation $	89 -5ag5j6i
size	82 -22c-9a4b32g
size of	87 -8g10k
skip	81 8b
skip it	89 -8a9b
sky	87 -7a-6k11i
slab	81 -13c23b
sleep	73 -12a5k7j8f
sleep $	87 -5a10f
sleep at	85 -5a9k
sleeping	84 -4b17a
sleeps	89 
slide	89 -6b9a
slow	74 -7c-6j11i15a
slow $	85 -6c12a
small	79 -5g5c6b
smart	81 -13b-10c9g16d
smoke	70 4a6c
smoke $	79 4a
smoke alarms	87 
smoke detectors	83 10c
smoker	87 -10b17a
smoking	89 -6b
snap	87 
snap a	89 5k
snow	84 -10a5c13j
so	33 -43a-32b-23g-14i-10df11e28h35k92j
so #	68 -13c-7a30j
so $	75 -9b-5a26j
so @name	81 
so a	74 -10a-5c19j
so about	74 -4k7j
so are	89 -34j8bd24a
so do	81 -14j-5k-4bg36a
so far	74 -15j-10g-4k5c35a
so give	76 -6a21k
so he	79 -12a18j
so how	80 -15g-13i-10j-6a6h11e35c
so i	62 -44a-16j9d14i19e23k
so if	78 -4g7j
so is	81 -33j-15b-7h6c10g23i25a
so it	55 -19d-12a-10g-5i12c46j
so just	77 -10a-8c5j21k
so let	83 -9a7g8k
so long	89 -8c-7g21h
so much	87 -7c-6gj-5a10b16h
so no	83 -9a6c13j
so one	85 -9c10g
so she	80 -6k5e9j
so somebody	89 7j
so stop	89 -5a14k
so tell	63 -10j-9ac-8d47k
so that	67 -13k6f8a
so the	62 -25a-8c-6gi13b43j
so there	66 -8k-7a5g24j
so they	75 -7a-6i-5c7g8j10d
so we	75 -10c-5g6a10e
so what	65 -55j-18a-13i-11b-5f-4d18g31h59c
so when	84 -9j-4a6d15e
so who	87 -14j-12k-4a15d20c
so would	87 -9c-7j-6g35a
so you	48 -19c-16k-13a-10b-5gi6h11d62j
so your	66 -16a28j
social	74 -6g-5a-4j27c
social $	83 -16b-4k29c
social security	83 -4c7b
soft	87 9a
softball	89 
sold	77 -11e-8bg8j10c22i
sold it	85 -8b-7g10c12a
sold you	87 -12a-8g-7e10j18i
sole	83 -5c9ab
solo	89 -9a16b
some	61 -16ag5h8ck16b
some $	84 -11b13a
some money	87 4a
some of	84 -13b-7c4d6g16a
somebody	57 -8b-7k-5e8i13ad
somebody $	79 -18a17b
somebody close	89 
somebody could	89 -7a11c
somebody else	82 -14a15b
somebody in	84 -4b6a
somebody or	84 8b
somebody to	89 11g
somebody without	89 7c
somebodys	87 
someday	87 -4b10a
someone	80 -10c-5dj-4b7a19g
someplace	84 5b
someplace else	87 7b
somethin	71 -6j-4g4f5b12a
something	55 -9hj-6i5e6g8b12d
something $	77 -15g-5i5c7b15e
something else	79 -25b4i23a
something happened	77 -7g-6c5i12d
something happens	85 -46c8a40g
something i	89 -8h-5j5a17c
something in	87 
something like	84 -21a6i23j
something on	89 
something that	87 7b
something to	87 -7a8b
something you	76 -16a8b19c
somewhere	72 -20c-8f-4d9a12h20b
somewhere else	81 -22c4b9a15h
son	72 -8g-5c4e5a6i9b
son or	89 -9a12b
sons	84 -7k-6c15a
soon	70 -26i-9c-8b4g12a33e
soon $	76 -30e-13i-7c26ag
sorry	72 -21j-5b-4e7i9g11ac
sorry i	84 -8d-7a6i14c
sorry to	87 -16j5d7c10a
sort	89 12c
sound	72 -15c-7f-5j7ai10gk
sound $	89 4i
sound like	85 -9b-8f11k17a
sounds	72 -12g-7abi14e19j
sounds like	75 -12g-9c-7i-6b16e20j
south	84 -8a18j
space	74 -6b-4c9i
space $	81 -7a6d
spare	82 -15a6c12b
speak	87 7j
speaker	89 -6k13a
speaking	87 -16a25j
speaking with	87 -16a25j
special	84 8c
speeding	82 -5b12a
spell	75 -10c-7j-5a6i25k
spell that	82 -24a-6j34k
spell your	89 -9c-7k5i13a
spend	79 -14c-11i-8a-7e8f35g
spend your	87 -21g-20i-6a-4e7b8f39c
split	84 -6a5b
split it	89 -5a5b
sports	85 
spot	79 -11a-4j8b12f
spots	89 8a
spouse	70 9k
spouse $	89 
spouses	82 -12g-6a19c
spring	77 -16a5i9j19b
sprinklered	89 7a
sprinklers	79 7a
sprinklers $	87 
sprinklers in	89 
square	70 -7b-5a4j8c10g
square feet	75 6j
square footage	83 5c6g
sr	83 -6k5a8f
sr #	83 -6k5a8f
staff	80 -9c4g7a
staff $	85 -9c8a
stand	80 -20g-18a-16f-5d11b12e44c
start	64 -20f-6h7g8b12a14e
start $	80 -13e10b15c
start it	89 -20a21b
start the	87 -19c-9g5ak7i18e
start to	89 -23f-4ac32g
start with	79 -16b32a
started	72 -10i-6j8a13g
started $	84 -19i26c
started it	89 
starting	83 4i8b
starts	84 -13a-6e11k14f
starts with	87 -11a14f
state	64 -12d-10e-5g10bf14a
state $	87 -12a14c
state farm	82 -9d15a
state is	89 
state minimum	83 -7g13a
statement	82 
station	83 -12a-6c15f18g
station $	84 -12a-6c15f18g
status	83 -9a-4b9k15c
stay	64 -9c-5e9h13f
stay $	85 -4a10f
stay at	89 -7a-5c6b7g
stay closed	89 
stay in	82 -13a-6g20b
stay there	84 -7a4k6g
stay with	84 -6b11h
stayin	87 -12a9c12b
staying	72 -5df20a
staying put	89 4b
staying with	84 -5d6c
stays	89 
step	79 -9c6d8e
step in	89 
steps	80 -7c12a
steps and	89 -11a11c
still	55 -13c-11k-10b-7dh7f12i17a24j
still #	87 -8g-6j-5c22a
still a	89 -9b10e
still good	84 -12a22j
still in	87 -12a17b
still living	87 -6i13a
still on	87 -20a21j
still owe	80 -17c24g
still the	87 
still there	89 -7j5b8a
still with	84 -7b-4d24a
stock	80 -8c17g
stop	75 -9a-8c8e17k
stop at	89 -7b8a
stop me	85 -9a20k
stopped	83 -6a5i8c
stopping	85 -6g12h
stopping you	87 -5c-4g13h
storage	75 -7b9c11a
storage $	87 10a
storage unit	84 9a
store	71 -14b-4i26a
store $	85 -10a6f10c
store or	87 -11b13a
stored	87 -4d5cf
storefront	89 -11a12b
stories	87 
storm	79 -9b-6g-5e6ai15c
storms	85 -10a4i9c
story	77 -8a-7f-5gh5j11b13k
story or	89 -8a12b
stove	77 -8b4d10a
stove $	84 5a
stove in	87 5a
straight	74 -6a-4j5k6e12b
straight $	89 
straight with	87 -15a8k13b
street	65 -8ag-7e7bf8i9c
street $	74 -20a-6g8c29f
street address	83 -21f25c
street and	89 -4a4k5c
street or	89 -6a11b
strip	87 4c
stroke	85 -7c9a
structure	89 8j
stucco	87 12b
stucco $	89 -4a17b
stuck	82 6d8a
student	74 -6b-4k5j12c
student $	87 -4j12a
student loans	81 -9c11gj
stuff	61 -16a10i18k
stuff $	75 -24b-8g-4c7k34a
stuff at	89 -7ab-5g22c
stuff in	85 -17c20i
stuff is	87 4a
stuff worth	89 -18c18g
stylists	89 
sub	83 6a
subaru	89 8h
subcontractors	82 
subs	69 -5a-4d12g
subs $	77 -24a5b24g
such	89 
such $	89 
sudden	89 -5e7a
sued	82 -5a8g
sued you	87 -7c-4a14g
sugar	84 -11a5b8c
summer	82 7b
summer $	87 -14b17a
sump	80 8a
sump pump	83 8a
supper	89 -8a6b11g
supplier	80 -4c13d
supplier $	87 -8c18d
suppliers	81 -5d6b
suppliers $	84 -5d8a
supplies	89 -19f5d20c
supply	89 -5c10h
sure	77 -4b7i9a
surprise	89 
surrender	87 -11g-6a21c
surrender value	87 -11g-6a21c
survive	87 -6c7g
suspended	84 -7b9c
suv	89 
sweet	83 -5g13c
swim	89 -9a-8b6f16c
swimming	87 4k
swimming pool	89 5a
swing	83 -25c9b10i14g
swing by	89 -9g12i
switch	78 -11g5c6a9f
switch $	82 -10g6c17a
switching	87 7h
switching $	89 7a
system	71 -6b-5d7c10k
system $	75 -11c-5j-4d7k22a
t	87 -33a34j
table	78 -14a6bd13g
take	53 -9i-7f-6a11dk14b
take $	77 -22a4k7g19d
take a	76 -8c9ak
take cards	87 -6c16a
take care	77 8d
take for	89 -6a6cg
take it	74 -25a-12g-10c-6e10d19i28j
take on	89 -19g20c
take out	85 9a
take the	77 -21c-13d-4i6g14b19h
take to	78 -5j13g
take you	83 -11a-7i-4c8d21g
take your	84 8b
taken	87 8a
takes	76 -8c5a
taking	82 5d
talk	68 -9g-4i7a8c
talk $	81 -4g4a11c
talk right	89 -4g12a
talk to	85 -4bk6ad
talked	74 -11cg-6e4d5j11a15i
talked about	84 -12c20a
talked to	85 -4d5c8a
talkin	85 -20c-7g-6j5a7k8b22f
talking	69 -11k-5a11d14g
talking $	85 -10d-7g6h9e13c
talking about	84 -22c-7b8a11i15g
talking to	83 7a
tall	80 -25i-5a5b28g
tall are	84 -14i16g
tape	85 -10c19a
tax	83 -11b5j6e
tax return	89 -12b5j6g
taxes	84 -9a7b
teachers	89 -6c5b6i
team	82 -5c9k
teen	85 4g7c
teenager	85 -5b9d
teenagers	85 -11c-7d6a7b11g
teens	89 
telematics	85 -5c7h
tell	44 -21g-15b-10j-8i-7e-5d-4f8a74k
tell me	45 -43a-15g-9b-8c-7e-6j-5hi-4d115k
tell you	68 -43k-21g-10b-6j12h15c59a
tenant	85 -7b4a6k
term	69 -19c-10a7j16b17g
term $	89 -17a22b
term or	81 
terrible	89 8c
test	84 
tests	89 
texas	89 
text	71 -13c-7k11a19b
text $	87 11b
text me	85 -4k10a
text or	89 -10c14b
text you	85 5a
than	62 -6jk-5i6h21a
than #	74 -14j-10c-8b-5g6f10h32a
than a	83 -5b7c
than that	89 -8b5a8g
than the	85 -8g6b
than you	82 -17a-7g6j23b
thanks	85 -5k-4a6cei
thanks for	85 -5k-4a6cei
thanksgiving	87 -7a4c10b
that	29 -21c-9g-8d5a6k13h63j
that #	85 -8c-7b6k7g10a
that $	52 -19g-11b-10d-9i5e6f13a15h21j
that @name	87 -8a-7be9i17c
that a	68 -8ej-7g-5c39b
that about	82 -5a5b8j
that accident	89 -5a6b
that address	80 -8c7d8a
that all	79 -16b17a
that an	89 -6i11a
that and	87 -6g6f16c
that be	82 -7j5a10d
that bugs	89 -11c-6i10b14h
that building	89 
that came	89 -6b5g8a
that car	74 -12c-4a8d20g
that claim	73 -12j-7be-6k-4i4h8g12a17c
that clear	87 -4j5a
that commercial	89 -6b9d
that company	79 -15c-8g-4j8h12e15i
that correct	79 9j
that could	84 -6b11a
that coverage	87 -5c9a
that did	82 -14a-7g11i12b
that do	80 -10a-9g25c
that does	89 5k
that down	84 -8a5c10j
that everything	87 -5j13a
that for	77 -13g-7a9i19c
that from	85 -5b12a
that go	89 -4g8e
that goes	89 
that got	81 -7g4c13a
that group	89 -5g8c
that had	89 9d
that happen	85 -11c7b13g
that happened	85 -4c8i
that has	89 -11b14a
that home	87 -13b14a
that house	83 -19c-14a12h30g
that how	74 -32i-24g-4k21a53j
that i	79 -28a-12j-8g-5i14b16c30k
that in	83 -7b-6k-4a4i6j15c
that is	48 -41c-31b-10e7d28g69j
that it	77 -20a-4k33j
that job	78 -7a23g
that just	89 6c7b
that kind	84 -9c5g10a
that last	83 -20a-7g10e11b15i
that life	87 -10a7c8g
that like	87 -29c-6g-4k5e46i
that little	84 -9a5b11c
that loss	80 -8e5c7g
that make	84 5i
that makes	85 -4c4f6a
that new	89 9g
that off	89 -18a5j7k9b
that okay	82 5a
that old	79 -7cg-5j5e24a
that on	83 -7b8c9d
that one	68 -12a-8j9f10b11h
that or	89 
that out	83 -8a-5g5c7d8b
that page	89 9k
that place	82 -14a-5k-4j4e6d20b
that policy	70 -14k-9c-5j5d8g9a11e
that premium	89 -4g7k
that price	87 9f
that right	51 -7c-5j22i
that roof	84 -5c6k
that same	85 -8g5c6i
that so	75 5h12j
that somebody	89 -8a11c
that sound	79 -7c-6g16i
that sounds	87 -10g15e
that still	77 -4a6e12j
that that	79 -7j-5g-4b6c16a
that the	69 -30b-8gk10a51j
that they	87 -14a5e14b
that to	87 -6k10a
that truck	83 -5j6b7a
that up	89 9d
that vehicle	89 5k
that was	77 -22g-10k-6ae6i45c
that we	89 -7j9c
that what	63 -31c-22g-20a-11k-6i-5e4f102j
that when	89 -7c12e
that who	85 -7a17j
that whole	84 6h
that will	89 5a
that with	79 -15b-11d-5j5a11c27i
that would	83 
that you	67 -22g-20j-13b-7e-6h5a7i10k43c
that your	71 -19b-16g-10i17a36j
the	22 -11g-5a5b7c11d12k13h15e18f22j
the #	64 -34c-15a5k12j39b
the @name	77 -17g-5j8c28a
the account	82 -7g-4k10c
the address	85 -25k-9a44c
the adjuster	83 -6g-5b4k7i
the age	89 -29c-4a6k29g
the amount	87 -5a9j
the apartment	73 -7d-5b6j
the app	79 -7b-4c12i13a
the at	89 -15g5f18c
the audit	76 -15a-11g6c20b
the auditor	89 5a
the auto	77 -8g-6a9j10c
the baby	78 -7d10a
the babys	85 
the back	87 4d6g
the balance	89 -13g16c
the bank	72 -6g4df8a
the bar	89 -12d16a
the basement	74 -9a-7g10b16c
the beneficiary	82 -10g-4a8c13d
the best	72 -10g-4i11ah
the big	78 -26a-7g10k25b
the bills	79 4a6b
the books	87 -7c-4d4a7b
the boss	89 -6b6e8a
the both	89 -6a6k
the bottom	89 6c
the break	89 -11a12c
the building	69 -24c-8a7b28g
the business	59 -21i-14b-7k-6e-5a-4f4h16j37c
the call	84 
the car	62 -32d-30g5e10f12i13b29c
the card	79 -16k-7j-6a10c21i
the cars	76 -25k-5a5b7i19g
the cash	84 -18g-7a6i7b14c
the cert	89 
the certificate	78 -5k
the check	83 -19d-7i-4e7k8g21c
the children	87 8g
the chimney	85 -7b7d
the church	89 -5a6f
the city	87 -14b18a
the claim	75 -9g-7ei24c
the client	89 
the closing	82 -18c-5b7a8k18e
the cloud	89 4b
the coast	89 6g
the collision	89 -9c-8b17g
the comp	83 -12c-8b22g
the company	62 -15g8k10e
the companys	83 -9c-4h8k10j
the complex	89 -9c-5k26d
the computer	87 -8c-6g4f9e
the contract	77 -13g-6a8f18c
the cost	89 -6i5k9b
the country	83 -6g17f
the county	83 -10bc-6gj15d17a
the coverage	79 -22a-4c4k5e8j14b
the credit	81 8j
the creek	89 -33g36i
the damage	83 -7e15g
the dash	84 7g
the date	84 -29c-4a4b11k25e
the day	77 -35c-9bg4a19h30e
the dealer	89 -10a12d
the dec	84 -5a5e
the decision	89 
the declarations	87 -6k7a
the deductible	80 -13c5b6hi
the difference	89 -9c10g
the divorce	89 -6b6a
the dmv	87 -6a-5c5f12d
the doctor	83 -16g-7c9k17i
the dollar	89 -4j6g
the door	84 -14a5eg13f
the doors	85 
the drivers	81 -9a-4g4f10c
the driveway	83 -10b5ck11f
the dwelling	87 -31g-5a5b29c
the easiest	89 -12b-5c23i
the electrical	83 -5j4a10g
the end	77 -11bc10g20a
the equipment	84 -15a7e15b
the fall	84 -7a-5g5j11b
the family	74 -8b-5g15a
the fifth	89 5b
the file	87 -6c7a
the fire	79 -5j8c
the fireplace	89 -6a4b6c
the first	70 -9g-8e-6c-5k7i24a
the floor	87 
the form	75 -22c-8j-6h-5a20b30k
the front	79 -22b-6c12k19a
the full	79 -18f-9j13a14c
the funeral	80 -9a5c9d
the furnace	81 -15g-4a5j16i
the garage	80 -5b5k6a
the gc	85 -13g13c
the general	84 -30g5b29c
the grandkids	89 8a
the ground	84 -16a-4c8g18b
the group	89 -9c-6a9b10g
the guy	87 -16g-7e-5b4k9c20d
the heat	89 6k
the holidays	89 -11b-9f-7c32a
the home	66 -34a-25g-13i6j8e18bk25c
the hospital	74 -5b8j
the house	51 -23g-9e-6f-5bh5c15i20a22d
the household	82 
the id	85 -7e14c
the increase	82 -12g-5k8e18c
the insurance	68 -37c-12b-5e4i8k14d15a22g
the jeep	89 5c
the job	69 -17a-4c4fk6bj
the keys	79 -8a5d8e
the kids	63 -11g-5f4j6ai7c
the kitchen	75 -11b7c12i
the knot	89 -15b-4a6e18j
the lake	83 -8a7b
the landlord	75 -18c-8a6dj7k12g
the last	60 -36c4k5g7bde18a
the lease	67 -20d-6g-4k9j32a
the legal	87 6k
the lender	82 4d
the letter	83 -6b7a9c
the liability	83 4k5b
the license	87 17c
the life	79 -5bg6f7a
the limits	85 -23g4b6k16c
the line	80 -8k6d13g
the list	89 -7g-6b14c
the little	75 -5c5d7j
the loan	79 -6a6f
the long	89 -11a15f
the lot	84 -7i6g7k
the lower	89 -7a7b
the lucky	89 -6d10c
the mail	84 -12a4k5c8b
the main	82 -5c6j8a
the market	84 -14c5aeg6j
the menu	89 11c
the middle	81 -4a7e13b
the moment	81 -14b-9j7dg16a
the money	74 -9c5b16f
the month	78 -10c-6bg-5j18ek
the morning	87 -16c-6i-5a33g
the mortgage	73 -12d-7a18g
the most	78 -19a8c16g
the move	85 4i
the name	70 -23c-5g7e21k
the nearest	87 -6a-5i4g8j
the neighbors	87 -4c6j10a
the new	69 -16k-9bc-4d5j6h14i20g
the next	78 -12f-5g4b5i11c
the note	89 -6c6g
the number	72 -22a-4i9f23c
the numbers	89 -14g-5k7b18c
the odometer	84 -9a6c10g
the office	72 -6i-5j15b
the old	69 -14b-12g-4k7e27a
the oldest	84 -7c6d
the on	87 -6a6e
the one	64 -19a-7g-6k-5e14j25c
the only	81 -7a4c7b
the original	83 -10j5ak6b
the other	65 -22c-16d-14b-4e11a14h38g
the outside	85 5c
the owner	84 -10b11a
the owners	89 -6b7a
the package	89 4a8c
the paper	89 6c
the paperwork	79 
the past	83 5k7a
the payment	84 -11c-8ag4k7b19e
the payments	84 -14b7a10i
the payout	89 12g
the payroll	84 -38c-9b5d11a39g
the pdf	89 6f
the people	89 -19a8d9bk
the person	89 -9b13a
the phone	71 -15c-6h-5j7e13g16a
the pickup	89 -4c5d
the picture	87 -13j18a
the place	65 -27b-23c-18e4d6i29a38g
the plan	79 -6b-5a9j13c
the plant	85 -6g-5e13c
the plate	87 -20c-7b35a
the pleasure	89 -9a-4c17d
the plumbing	87 5k
the policy	65 -14a-11i-10k-8g11d19b22c
the pool	89 9i
the premium	89 -31c-5b8a28g
the price	72 -10j-6cg6k28a
the proof	83 -34c-5b5df34h
the property	74 -19g-9b8dk18c
the quote	82 -12k-5a13g
the rate	81 -17a-15c-8b7e8k33g
the rates	89 10j
the reason	87 -5b14h
the registration	89 5a
the regular	89 -10a4b7k
the renewal	84 -8b-6c20a
the rent	83 -13c-6e5d17g
the rental	89 
the repair	87 -7g12c
the rest	82 -20k-7g-5j5i6d8a16c
the restaurant	89 -5a5d
the right	84 -11g-8a-7j6c9b11i
the river	89 -11b12g
the road	79 -4j13a
the roof	66 -12e-7ab15d19j
the safe	89 -6a6j
the sale	89 
the same	65 -34b-9j-7f5e15c18g21a
the scale	87 -10c-7e-4a6b17g
the school	87 -6b12j
the second	79 -31a5j35c
the service	87 -6a5bi
the settlement	89 -9bc9g11a
the shop	64 -15a-12g4j6i11e13b
the size	87 -8g10k
the south	89 -17a19j
the space	87 
the spring	85 -9a11b
the square	89 -39g40c
the state	73 -12c-7g19f
the store	79 -8b7a
the story	87 -8f-4g19k
the street	75 -7c-6e5k7ab
the stuff	82 -8a5j
the subs	89 7c
the summer	89 
the surrender	89 -35g36c
the system	87 -9a5k12c
the table	87 -5a8d
the tax	87 -6a-5g4k5j7e
the the	67 -8d-7bc6g14f
the thing	83 7j8c
the things	89 -12a14j
the time	81 -9c-8b5a10h
the title	81 -9c-5b11d
the top	77 4a5k
the total	85 -9c-7e31g
the truck	74 -20b5cj14d
the trucks	87 -10c8a
the umbrella	89 -17a5k19b
the uninsured	85 -7a9j
the upstairs	87 4f
the van	85 -7g-6a5d7h
the vans	89 -10c5i7a
the vehicle	84 -8c8a
the vin	72 -18a-6j33c
the water	71 -12i-5j-4e5b6a13f
the way	72 -13j-7g4d26c
the weather	84 -4eg5i6c
the website	87 -13j-6h10a12b
the week	85 4b6h
the weekend	87 -7a9c
the what	83 -28c-5a5f7i10b15h
the wheel	78 -7a-6c20d
the whole	71 -8bi6j7g8k9a
the windshield	87 6k
the winter	84 19a
the wiring	83 -10a-7j7k16e
the work	82 -12c-9e-4d8a19g
the worst	80 -11a-5i5k6h11c
the yard	78 -5c15a
the year	75 -7c-5j8k10e
the zip	79 -13j-11c7a20k
theft	84 -5g4a9b
their	61 -12c-9b7h16g
their excuse	89 -16g7h20c
their own	73 -5k13e
their price	89 -13a-5b13c18g
theirs	87 -6ac7b9h
them	53 -15e-11a-7j6cg7bd8i14h
them $	60 -13b-11k-9e-8j-6h9ag10i27c
them in	89 
them on	87 -4j4b5k
them or	89 -14a-13c14b18h
them right	89 
them so	87 -6g9h
then	63 -14b-12k-9h-5dgi-4f23c28a
then $	76 -28c-11j-9h5e10k18g22a
then it	85 7a
then what	79 -25k-17g-7e53c
then you	89 7j
there	38 -20f-11j-8e-6bd6gk23c41a
there $	51 -22g-21f-7k-5d4b6h12i19c21a
there a	56 -30b-12c-8fj6h9d23g27a
there an	83 -17b25a
there and	80 -25c-6i-5j-4g16d29a
there another	89 -16a17b
there any	78 -9a11c
there anything	77 -5c-4k13b
there are	89 -6b11a
there by	87 -9a6f
there for	84 -10c6b14a
there i	89 -5a5k
there in	78 -12b9c10a
there is	58 -11b-8hi-7fj6g15c23k
there like	83 -13c-8b8a13g
there more	89 
there on	84 -8e-5j4k15c
there or	73 -24a-6i-5g6f39b
there right	89 
there so	89 -8c7a11h
there somebody	85 -14a7b17d
there something	78 -5a17c
there sprinklers	85 5a
there was	82 -8c-7a5k7f10j
there what	80 -13a-5j6f9g17c
there when	89 5e
there with	79 -8b-4j5i8a11d
these	63 -7j9a13i
these days	67 -10c4d6g11i
these things	89 7i
these years	89 -5g12c
they	44 -8ac-7i-6k-5j7f8h9g15b17d
they $	83 
they are	75 -19c4a8h19g
they be	85 7b
they been	89 -16g-5b20i
they charge	85 -7g-4a5j6c
they cut	87 -7i7b
they did	85 -17b-6i9g19a
they do	75 -9g-7i7d8a12c
they ever	87 -13g-9a30c
they gave	85 5k
they get	84 -11c5i11g
they give	75 -12c5h19g
they go	87 -20i6b12g
they got	85 -9g12c
they hand	89 -8c12g
they handle	89 -4c8k
they have	74 -14b-7d-5i5c6g16a
they in	89 -10b-4i16c
they let	87 -6k8a10h
they need	87 -8c10g
they pay	72 -12g-5c7a17b
they put	82 -4bg12d
they quote	85 -5c6g
they raise	89 -4e9a
they say	77 -22h-7g7j8b19c
they sell	89 9c
they take	81 -10a20d
they tell	81 -8g-7k5h15c
they treat	80 -7ac-6g-5j8b21i
they want	83 -20c-7a7b21g
they were	87 -10a7j8b
they will	80 -10a-5g4d17c
they would	83 -16a7b14g
thing	59 -48a-14g-5f5k6i9h20b35c
thing $	73 -5c10h
thing about	79 -5agk21c
thing or	83 -8e-7i-6a30b
thing that	89 8c
thing you	81 7c
things	66 -15g-7k10i20j
things $	81 -5c10b
things are	89 
things in	89 4g
think	59 -15j-8c-6d-5b6fh26i
think #	87 -12g8c10a
think $	74 -12g-7ce-4j6a37i
think about	78 -16g33c
think it	84 -16c-6a27g
think that	85 5a
think you	77 -13c-5hi5b9e14g
thinkin	84 -5a9b
thinking	69 -10c-9b-5k-4i5a8g21h
thinking about	77 -11bg-5h-4k17c23a
thinking of	81 -8a8e12g
thinks	87 7j
thinks it	89 -6a8j
third	81 5i
this	45 -12b-11i4k5g10a27d
this $	61 -12g-7i-5fj-4b5k6e9c19a
this a	81 -8a14b
this afternoon	87 -10c12g
this by	87 
this call	79 -10i-7ag6j8h22c
this is	82 -11c-5g5k20j
this line	89 -8j7a
this month	85 -13b-11e-4h5c31a
this morning	85 -6g-5a6i12c
this off	85 -7c-5i-4jk7h16g
this on	84 -11b-7g8h12a
this one	81 -13a5e6c9k
this ones	87 -7a4f5c
this over	85 -13c14f
this so	89 6a
this summer	89 
this the	87 -19c7h16a
this thing	89 
this week	81 -12g-7c-5ak8bde9h
this what	85 -11e-8b11g18c
this year	74 -17ce-10k-5b19a33g
this your	81 -7d-4c15a
those	56 -16f-7c-6b10e20i
those #	79 -13a-8d-7h5gk29c
those $	81 -14b-6c-5j6d7g18a
those are	83 -11h-7a24j
those guys	85 -6c-5a8g9e
those old	87 -16a4c7e9b
thought	77 -20d-11c-5k-4j5h12g25a
thought about	79 -10c-4j6h13g
through	53 -15g-11e-6h4c5j8f10d14k
through $	84 -7b-6g-5i6a22f
through a	83 6a
through all	89 -16a-5g7i16c
through escrow	89 -13c10a15d
through how	87 -9i6k10g
through it	82 -8a10b
through that	80 5ak
through the	71 -12c5fij
through what	75 -10c19k
through work	81 -5g-4k6c7a
through your	71 -17g-4ef5b23c
throw	87 -19c12g13k
ticket	79 -8a7b
ticket $	87 4e
tickets	77 -6c-5b5aj
tickets $	81 6j
tie	89 4a5e
tied	89 -7b18j
tight	89 -6c8a
til	82 -6g6eh
tile	87 -6j6c10b
tile $	89 -8a-5j6c15b
till	71 -13k-8a-7j-5i-4d6b8f20e
till the	82 -6a4b6c
time	53 -12bi-11j-6a-5f10g40e
time $	65 -21i-11g-5k4d11b13h19a
time and	84 -7e8k
time do	83 -30c-14g48e
time does	89 -7g-6c-4a18e
time for	85 -4a5d7k
time or	79 -9b-7a-4e27g
time right	89 
time so	89 -4e5c
time to	85 -29c-6g10a34e
time what	89 -9c-7e5h19g
time you	75 -9c-5a-4j5g7k14e
time your	89 -5g9b
timers	89 5a7b
times	77 -8a-4i9g11j
times your	87 -7a14j
tip	85 -12g15c
title	77 -5b4j9d
title $	85 -9g5a6d
titled	89 
titled to	89 
to	31 -16j-6a13f15bk16g17c
to #	73 -11a-4g9i13b
to $	67 -21c-13a-11e-8b16d18g26f
to @day	89 -6a5b
to @month	87 
to a	74 -11g-10a4e10c15b
to add	89 -14c-7b23a
to ask	70 -6bc9k11e
to be	61 -27a-8k-5fi-4e10g13c14d21j
to build	84 -4b6g
to buy	79 -10c19g
to call	78 -13b-9k-8d-4h13e29a
to carry	89 
to change	89 
to check	87 -7aj7k12d
to close	87 -15g14c
to college	80 -21a33c
to come	79 -6b-5k5i16f
to compare	87 -10c12d
to cover	87 -4c8a
to do	66 -8i-6j-5g5a9c12e
to drive	75 -21a-8b-7g-5d5c35i
to drop	89 6h
to each	87 -10g12c
to earn	89 -8g-5a4b18c
to every	89 -12g5d15f
to expand	89 6a
to file	87 -9a5b8c
to for	87 -8a7h8d
to get	64 -18a-17j-12e-4c6k12f21gi
to give	85 -6d10b
to go	66 -16b-15k-12f-6g18c50a
to have	74 -14a-5gh6jk16e
to hear	75 -15j-13i-8g-6b-5f5c6a39k
to hire	85 -5ck11a
to it	80 -7g7h14c
to keep	72 -15a-8c-5g5dj7k23b
to know	63 -29a-10g-8d-7b-4e26c39k
to last	89 6g
to leave	72 7e
to list	79 -19k-5a5b9d14c
to live	87 7a
to look	79 -8g-6h5i15c
to lose	89 -8g-5a8d11c
to make	79 -17c-6b-4k9i10h14a
to me	74 -16c-4e4k9j11a
to move	77 -17c-8g-6i4j7h13ae
to my	87 -7k5a9e
to need	85 
to pass	85 -14e-10b-5g5cf9a13d
to pay	70 -13c7g9a11b
to pick	87 -8a8c
to price	89 -5g-4a11j
to protect	89 -7j9c
to pull	89 5k
to put	70 7b12a
to quote	89 -12a20b
to reach	81 -9b-6c22e
to read	85 -13i6b16c
to rebuild	81 7g
to record	89 
to replace	77 -6b7g
to run	75 -28e-12a-5j5k16c26g
to save	82 
to say	77 -5c16a
to school	81 -16a-6c4b5i16f
to see	77 -9c-5a12e
to sell	84 -6c13a
to send	82 -4a6d
to show	89 6a
to sign	80 -6b-5e24a
to sit	89 -5ak4f10h
to somebody	89 5b
to spend	87 -36c-5a7b38g
to start	79 -8c-4g14e
to stay	79 -5a5gk
to take	79 -5k-4b8d9a
to talk	85 -6b-5k22a
to tell	87 -4k10a
to that	77 -9g7f10b
to the	58 -22g-5d5b6j17i
to them	89 
to think	87 5c
to this	82 -10e4a9ch
to to	77 -15c-10a-5k7e8i9b10g
to travel	89 -5c6f
to us	84 -6g8c
to use	83 
to walk	85 -5e7c
to what	85 -19c8b10g
to when	85 -28a-13e-7g15k19d20c
to work	67 -9a17f
to you	59 -15g-6ce5f6h15a
to your	64 -12i-9a-7h-5k-4e4j6b10g16c
tobacco	79 -8b10a
tobacco $	84 -8b10a
today	58 -8k-7h4fg5i7d
today $	62 -23g-14h-12k-10j-9b5f8d12i23ac
today is	89 5c10j
today or	85 -11a11b
today right	89 
today what	89 -19c25g
together	75 -9b-7a7e9fj
together $	80 -12b-7k5f8e10j
told	71 -15c-5a11g15j
told me	87 -10a16j
told you	74 -10c5j7g
tomorrow	69 -7d-5b-4c6j8g9e
tomorrow $	79 -27a6i14g16c
tomorrow what	85 13g
tonight	79 -18a5g10j15c
too	61 -19k-6h-4g4f5b25a
too $	67 -6c-5dj-4h6i23b
too much	83 -31g12b25a
too or	85 -37b40a
took	75 -11g7k10j
tools	71 -13b-4a25g
tools $	87 -28c35g
tools or	87 -11ab28c
top	67 -8g11j14c
top $	89 -6c-4bg11j
top of	72 -8g4k9a
tornadoes	87 7c
total	73 -7ae-5b6d7c8g
totally	87 -6c-4j14h
touch	82 -8a-7g9d
tow	89 -7b11a
toward	87 -9a5b11g
toward this	89 -4a11g
towing	81 -6c12b
town	73 -10g-8d-4e8k16f
town $	84 -8d-6f7a12c
track	89 -5b6a8g
tracker	89 -11c-7a10b14h
tracking	89 -14c14h
trade	79 -11c-8a8b11e
trade $	89 -11c14e
traffic	85 -4b6g9a
train	87 -7a5bi
training	80 -8g-7a-5b25c
trampoline	75 -12b16a
trampoline $	81 -8b10a
travel	81 -6c4f8g
treat	77 -9cj-6g12b17i
treat you	77 -9cj-6g12b17i
treated	81 
treated for	84 
treatin	89 9i
treating	82 -6a7b
treating you	82 -6a7b
treatment	89 5d
treatments	85 
tree	84 -14b17j
trees	79 -13i4k11c
trees near	89 11a
tried	89 -8c9d
trip	84 6j
trip to	89 -6a7j
trips	89 -7c8a
trouble	72 -6bc5k10a
trouble $	87 
trouble with	87 -10a6j9b
truck	65 -10b-5c10ad
truck $	77 -11g-6b8c15a
truck for	89 
truck is	87 4g
trucks	75 -9a-5b17c
trucks $	84 -29a29c
true	85 7c
true for	89 
trust	73 -12a7b9h
trust $	81 -4a7d8c
try	80 -19c9a22e
try you	89 -21c24e
tub	80 -8b5a
tube	89 7a
tuition	85 -5c-4a18g
turn	74 -16e-7j5b9a11c
turn #	89 -5b
turned	72 -13c-4i4a8d
turned down	80 -5g5j7a
turned in	89 4b
turns	87 4a
turns #	87 4a
tv	89 15c
twice	80 -12a5d12b
twice a	89 -9a8b
twins	89 
type	72 -8g-6a-5b11c16k
type of	78 -7b7k12c
typed	87 -18k4c6a14j
typical	87 -5c10g
uber	80 7a
uber or	87 5a
ugh	80 -14a-7c-6j6h8g17i
ugly	85 5f7a
umbrella	62 -10g-5i5a8h10b
umbrella $	72 -9c-7g23a
umbrella on	89 
umbrella over	83 -6c10a
umbrella policy	83 -18a29c
uncle	83 -5d4c
under	60 -17j-9d-6i-5e4c10f12g18a
under #	72 -23g-8j-7c5f18b22a
under $	83 -10b-5j21g
under a	81 8a
under one	89 -24c-10a12b28g
under that	87 
under the	81 
under your	81 -8b-7cd10f14a
underinsured	87 -7a12g
understand	79 -10a-8c-4f7hk16j
underwriter	89 7d
underwriters	89 -9c10a
unhappy	85 -9a12c
unhappy with	85 -9a12c
uninsured	73 -20g5j8b16c
uninsured motorist	76 -23c7b21a
union	82 -5k9j
unit	75 -11c-6b5j9g10a
unit $	82 -11c9ag
units	85 
universal	89 -5j15b
until	89 -6a5j6e
up	43 -14c-5aj4g11h12e19f
up $	58 -30a-24g-11b-10j6f7k14h22e36c
up a	84 -12g7c11b
up after	89 -8a4i7d
up and	77 -6i-5g8a14e
up around	89 -4b6a
up at	79 -6b6a11d
up for	73 -8e-6i-5b14g
up front	89 9a
up if	89 4d
up in	74 -20a7fj9b
up is	89 -5i6b
up like	89 -4a12h
up on	76 -6j-5abi11k15g
up or	85 -13c-8b-4e5i6a18g
up right	89 7j
up so	89 -8g-5a6j11c
up that	89 -6g6c
up the	72 -11a-8c-6h5k13bg
up there	76 -13a-7cg4j15e16f
up to	70 -16a-13c-8e-4j16b33g
up with	70 -23c-13b7g10i11e16h
up your	75 -24a-11c-8g-4h4k10e43i
update	89 
updated	74 -13b17c
updated $	79 -6a4g10e
upstairs	79 -5b4c5f6a
us	62 -12g-10d-7a5e14b20h
us $	69 -8g-6d4j8b9a
us do	87 -13a-4c8h11k
us to	89 -5g4b8c
use	59 -16b-10c-7f-4eg15i37a
use $	79 -5d-4c13a
use any	87 -5b10a
use for	89 -7b7c
use it	83 -9g6c10a
use that	87 -4b7c
use the	79 -8c6b8i
use tobacco	87 -9b11a
use your	85 -7a8b
used	73 -24i-19a6g14b28c
used $	89 -38i-9g-4a7b47c
used for	85 -17g30c
used to	82 -39c-7a7d8b34g
using	83 -11b21a
usually	72 -8g-6c-5aj10f11e
usually go	89 5d
v	82 -7g5i
vacant	83 
vacant $	87 
vacation	83 -12c5g6f8a
valid	87 -8b15a
valuable	87 -17c21a
value	68 -7c-5e12i17g
value $	79 -9a17g
value of	89 -30c-5a17g19i
values	89 7e
van	83 -6g5d7h
vans	80 -15c-6b4i8d14a
vape	87 -20b28a
vehicle	69 -13a4b5c11k
vehicle $	83 10c
vehicles	73 -8g-6k8j15a
vehicles $	83 -9c15a
vehicles does	89 6c
vendor	89 -8g11c
vendors	87 -5g11i
version	87 -6c8k
video	84 
vin	71 -18a-6j6b28c
vin $	82 -45a51c
vinyl	87 -6a10c
violations	84 -4c6a
visit	84 -20b-6g10h16a
visit $	89 -6g6c
voice	89 -13a-6k9b21c
volunteer	89 
volunteers	89 -8a9b
w	81 -14c-4j6a15g
w #	85 -15c4i16g
wages	74 -6ab-5c5k9d12g
wages $	83 -14g-6a5k10c12d
wait	77 -15j5h12a
waiver	89 -6c8j
walk	62 -10c-8e-6a36k
walk away	87 -5e8c
walk me	65 -16a-12c-4g46k
walked	89 -6ag15c
walls	79 8b9c
walls $	84 11b
want	46 -15d-5c4k6h13e17b
want $	74 -7a-6e-5d21g
want a	79 -7g-6b6e14c
want for	87 -12c15g
want it	74 -14g-9ac-8i6j7b30e
want me	72 -22k-10g-8e8bj10c20a
want that	84 -35d-8c4b8h34a
want the	76 -15a7b9hi
want to	53 -24j-20g-10a-5c11d15i20k25b
want you	87 4g
want your	84 -13i-8a8k14c
wanted	83 -9b4de6a
wanted to	87 -6b4ce
wanting	87 -6b-5e6a8g
wanting to	89 -6b-5c7a12g
wants	74 -10a6f9k
wants to	84 -6a5k7f
was	45 -35f-12k-10g5j10h12c13b14i18d
was $	89 -9c-5b6a16g
was a	79 -20g-6a5c6fk7b10i
was about	89 -10k12c
was anybody	89 -7g-6b21a
was for	87 -8i-5c14j
was i	89 -76f79c
was in	82 -8g-6e6i11c
was it	60 -26e-14h-9c-7i-6k7j14d24a29g
was not	89 
was on	87 -14c6k17g
was that	63 -53c-43g-12k6ab23d30i50e
was the	60 -31c-10j-8a-7k-5d4f11e19h36g
was their	89 -24g6h7a20c
was there	80 -21a-4c29b
was your	68 -15c-12a5i10be15g
watch	87 -5c7j
watches	84 -8i4d5a10c
water	61 -13i-8j-7e-4d5k12f18g
water $	80 9a
water damage	84 -7g-5c5a7k
water heater	82 8g
water in	89 8a
water off	89 -5c-4f5b10a
way	61 -19b-12j-6df4g8c15h23i
way $	74 -38a5c6b13g20i
way around	87 
way it	89 -5b4a7k
way to	77 -11g-7b-5k11i19a
we	52 -8f6i12cj
we are	72 -7d-5g6h11j
we can	89 -8a8k
we do	78 -9b-6g5c6d8k
we get	75 -10g-8k-4j11a20c
we go	87 7b
we got	84 -18c-11g10a27d
we have	77 -12c-7g5ab13e
we meet	87 8f
we need	87 -8b-7j-5k15a
we talked	89 -12a4i13j
we talking	77 -16c-12a-10d5i38g
we will	85 -12a12k
weather	82 -4eg5i6c
website	82 -6h5c11b
wedding	85 -6d4e13j
week	62 -18a-5c4d5e7b9h
week $	74 -6ag-5e6h8c
week do	80 5g
week is	89 5i
week or	89 -7a-4e14b
week you	89 -5a6e
weekend	75 -12a-7e-6g6i8j16c
weekend $	82 -11a-5g18c
weekends	81 -5b5ae
weekends $	89 -4b7a
weeks	72 -11b8i16g
weeks $	85 -6b4g5ac
weigh	81 -27c-8d6a32g
weigh $	84 -24c28g
weight	75 -11j-6a28c
weight $	81 -18a-9j20cg
weird	89 -9c5f7a
well	67 -15b-9j-8e-4c7ah13d16i
well $	79 -9g10a13c
well that	84 -9j-6e-5i10d16g
went	66 -18g-14a-9i-7b6c10e13h20j
went $	85 -8g-4c5a17j
went down	89 -12a-6cj7k22e
went from	89 
went through	89 8c
went to	87 -9c6afg
went up	85 -13a7j14h
went wrong	89 -5g-4j5c10h
were	55 -12c-8h-5fi7e9k16a
were gone	82 -8k6a7f
were not	80 -14g6b11c
were the	89 -5c12e
were they	81 4a7g
were you	63 -21c-18i-14j-10f-8d-7e-6h18k32g42a
wet	87 5i
what	25 -107a-43b-38j-28k-5d7f30h45e87g136c
what $	72 -44c-11e-10j-5dk12bi63g
what a	83 -25c5g10a11d
what about	76 -23g-4k6d8c24a
what age	84 -25g-6c-5a43e
what all	79 -15a-7j-4b10g25c
what amount	82 -10a24c
what are	57 -25a-12j-10bd-8hk-6f8e9i17c53g
what becomes	89 -7g6c9a
what benefits	89 -5g9c
what bills	89 -12g17c
what breed	87 
what brings	87 -25g5c22h
what can	79 -41c-8ae19i47g
what changed	85 
what city	87 -4g8f
what comes	83 -9c4j6g7b
what company	87 10c
what condition	89 -7cg17i
what could	79 -12a5g19c
what date	84 -89c-4g97e
what day	75 -48c-21g-10j-6h-5a97e
what did	53 -45a-34e-18i-14j-7h-6k26c117g
what do	48 -69a-54e-16k-13b-10fj-8i12d29h58c95g
what does	60 -25e-20a-9k-8j-6d-5i-4h35g56c
what else	74 -7dg-6a32c
what exactly	85 -7a15c
what got	82 -19g5h9j15c
what grade	87 -13g26c
what happened	69 -10a-7g-6i7h25c
what happens	68 -30g-9d-5e48c
what have	71 -14a-5b8g26c
what hours	83 -32c-7g44e
what i	68 -33c-16g-10e-8h-6ik-5b19j72a
what if	72 -17g-7d13c24a
what insurance	85 -11g-7e-4c29a
what is	39 -54j-19b-7k5i13e21h82g
what it	72 -28g-25c4i8j15k27a
what keeps	82 -7a-4g6k8h9c
what kind	59 -19a-9bj-8h-4f5di8g42c
what life	87 -10c14g
what limits	82 -15c18g
what line	85 -4a13c
what made	73 -7ag-6k-5e35h
what matters	89 
what month	87 -55c-13g-7j78e
what number	79 -37c-4e49g
what other	82 -16g-5a10d15c
what part	80 -15c32f
what percent	81 -7a-6bc26g
what questions	87 5c
what reason	89 -6h9c
what shape	87 -12c7k12i
what share	89 -17g24c
what should	85 6c
what street	89 6f
what that	83 5c
what the	74 -16a-5g11k23j
what they	77 -18c-9g-6b7j8h9k16a
what time	78 -28g-6j-4a13e35c
what town	89 -13c-10g29f
what type	80 -7b17c
what vehicles	87 -4g8c
what was	63 -27j-23a-13d-12e-9k-5c24g35i40h
what we	87 -17c-5g14aj
what went	83 -8g-6jk8h18c
what were	82 -22e-5a4g12c13k
what what	73 -23c-8k-7bj6g40e
what will	85 -9g21c
what work	87 -4g8c
what worries	87 -5g6c
what would	52 -57a-40k-16e-11b-10ij-8df6h37g127c
what year	66 -58c-47g-13a-10j-6b-5f16d130e
what you	55 -124c-40g-12e-8h-7i-5f10d14b27k69j84a
what your	78 -15g-14c8i9j19k
what zip	89 
whatever	76 -14c-7a-4g5d27k
whatever $	82 -7a-5c16k
whatll	85 -7e17c
whatve	77 -16a-6d6f8g21c
whatve you	77 -16a-6d6f8g21c
wheel	77 -9a-6c7k16d
wheel $	87 -10a-5i4e6k14d
wheel of	85 -5a-4c14d
wheels	84 5i12c
when	41 -27a-19f-15j-14h9g84e
when $	75 -6g5a17e
when a	84 -11e-5b6a10c
when are	75 -16a-12e38c
when could	85 -16a21e
when did	59 -27c-20a-19g-9j-7i-6d-5b103e
when do	62 -28a-17c-7j-6k12g65e
when does	75 -7a18e
when he	84 -12e-4i5a17g
when i	85 -14e-5f8i16g
when is	62 -17a-12c-7gi-6dj-4k4b64e
when it	74 -35e5c6f8b9j11a
when she	87 -10e-5c25a
when that	89 -9e4b18i
when the	75 -32e-9b-5c9j13g30a
when was	64 -21c-14a-5k54e
when we	89 -13g-9e-7a-4i36c
when were	83 -14a25e
when would	77 -17a-11c-6k-5g47e
when you	56 -111e-11f-7h8i12g14b19d24k28a30c
when your	85 -5e5d6c
whend	74 -13c-9ag45e
whend you	77 -12c-7a-5g35e
where	49 -47a-23b-22e-15d-6j13c17k90f
where $	89 7f
where are	75 -17a-7c-5b-4j43f
where can	89 -17c22f
where did	83 -14c-5a31i
where do	66 -26a-15g-4be15c50f
where does	77 -14a-6e11f21c
where i	85 -12c-8f-6a-5b9j18h
where is	66 -19a-13c-12j-11e-7i-5dk16g62f
where it	85 -6c4f11a
where should	81 -17c-7b32f
where the	87 -6c-5f4k14a
where would	72 -27a-10k-9b-8c22g47f
where you	69 -59f-4g5j15k17c34a
where your	87 -6f9k
whereabouts	83 -5c-4a17f
whered	76 -15a-9g-6bck-4j54f
whered you	77 -13a-9g-6bk-5c-4j50f
whether	82 12k
whether it	89 7k
whether you	87 6k
which	55 -32a-18j-15g-6i-5h8be10f23c35d
which bank	87 
which car	78 -9c-4a13d
which cars	87 -11d19c
which company	79 -10c-5k6a7f11d
which floor	87 -6d11c
which of	89 -6c7d
which one	83 -44c10k13b30d
which ones	83 -17c12b18d
which other	87 -13c-6a24d
which state	89 8c
which year	89 -16d-13c-8j19e25a
while	69 -11c-5bi6j14g15a
while $	85 -10c12a15g
while you	83 -11c8a9g
who	39 -25g-19b-15j-14a-13e-11i-6f-4c125d
who $	87 -11a-7d26b
who all	80 -11a-5c22d
who are	71 15d
who checks	89 10a
who comes	84 -9a16d
who could	85 
who decides	89 
who depends	87 
who did	85 7d
who do	63 -32a-13k-10g-5e26d48c
who does	73 -9a13d
who drives	74 -25d-10c6k31a
who else	71 -6a-5k22d
who gets	84 -9d11a
who handles	79 9d
who has	80 -12a5c13d
who holds	89 
who i	85 -10d-9k25c
who is	52 -24j-22a-18c-6i-5g86d
who keeps	89 
who lives	89 -8d6a
who looks	87 4a
who makes	85 5d
who needs	78 
who owns	81 
who pays	77 -7b-6g31c
who runs	87 -13g17d
who sent	89 
who should	87 -5a10d
who signs	85 7d
who started	89 
who takes	87 5j
who told	85 -14c4d16g
who was	84 -5b-4c15d
who who	87 -6d11k
who works	83 
who would	73 -10c-6k-5j16ad
who you	82 -33d16k20a
whod	65 -10a-9g36d
whod pay	80 -9a-5g18c
whod raise	89 -4a14d
whod run	85 8d
whod take	84 9a
whole	63 -18d-9i-6f4j8k9a16b
whole life	75 -16d-5c4h25a
whole thing	85 -7i6a
whose	70 -30a-5j-4g7b44d
whose fault	87 -10d-4c23b
whose name	82 -9bc22d
whove	85 -13a19d
whove you	89 -17d-8a30c
why	60 -21c-15a-11g-8bj-6ei-5d-4k91h
why $	87 -21h10j15a
why are	83 12h
why did	69 -25a-6j49h
why do	83 -12a21h
why now	85 -9c15h
widowed	89 -6cj10ab
wife	58 -11g-7dij-6k-4e22b26a
wife $	79 -32a10g32b
wife do	85 -10g-7a19c
wife drive	87 -5g7c
wife have	84 -9b11a
wife on	85 -5c12a
wife work	84 -6c4a
wifes	71 -25a5k11g15i
wifes name	87 -5g10c
will	53 -13b-6cfh-5d4j10e16a21k
will $	78 13a
will be	81 -16k-9a6e8j15g
will get	89 -12a11j
will it	89 -6g7a11c
will need	83 -7a-5k19c
will not	74 -8ac10k13e
will or	89 
will put	89 -5a10k
will you	77 -21g-10k-5c5b6e14i18a
willing	87 6a
willing to	87 6a
win	85 -5g8j
wind	74 -28a5i10b21g
wind and	83 -9a20g
wind deductible	87 -16a7b10g
windshield	83 -5j4c5k
wine	85 5ag
winter	79 -6e5c19a
winter $	80 -6e5c13a
wire	89 -5a
wiring	80 -7cj5k12e
wise	74 -13a-8d14g18c
wise $	78 -8cd20g
wishes	89 -8j-4b18a
with	39 -13g-12e4i5f6k8hj10a15d
with #	82 -18a-6g6f20c
with $	65 -17g-14c-12a-8b11k19d28i
with a	62 -28b-10c-7a4e5d7i15h21f
with all	87 4a6k
with an	80 -10c-8i12j14a
with anybody	89 -7d4g7a
with anything	87 -24a8k18c
with em	87 -6h-4c6jk
with family	89 
with her	89 
with how	89 -12i-6g25a
with insurance	87 -10a-5g9c14b
with it	73 -8a-6k8bhi
with me	73 -15c-8k-5bg6h32a
with my	85 -6k-5i5f8b
with no	77 -7c15a
with now	87 5c
with one	80 -5c4g5j7b
with some	89 -10b10a
with somebody	89 -7b13a
with that	68 -21b-18g-4h6k9e12a23c
with the	59 -24a-21c-8g-6h-5f5k12i14e17j26b
with them	67 -22a-9b-8di-7k4h9c55g
with this	77 -6b-4c9a11d
with those	82 -17a-8c6e14g
with today	87 -21i-6h-5ag9d36c
with us	79 -4ck5a15b
with what	83 -19c9i13b
with with	85 -4j5e8c
with you	62 -15j-9k-8e-6g12a28b
with your	66 -10eg-5j5b9k11a13h
within	85 -5i7ag
without	63 -10a-6b19e
without $	85 -13a-6d7b13c
without a	87 
without insurance	82 4a
without it	81 -11b-5j5i8ae
without you	79 -5a5g6j
without your	82 6i
wood	69 10a
wood $	83 
wood frame	87 5j
wood stove	82 10a
word	79 -15a-5cg12b22k
words	85 5i
work	48 -15k-9j-7ad7ci17b23f
work $	57 -11b-9e-7i-4k7g14f22a
work and	84 -6g4a13c
work do	85 
work for	73 -11a-8g-4k5d11b12c
work from	80 -8f19a
work going	89 -6c6i
work if	81 4i
work is	87 -5b10g
work or	80 -9a-6b-5g6c15f
work out	89 -12b18a
work so	89 6e7g
work too	89 -5a9i
work week	87 
worked	84 -8j-5a5g7c
workers	75 -7b7a9j
workers comp	79 -7b5j10a
workin	85 -17b-5c4j5i11a
working	72 -6b5d6c
working $	82 -6ae7c8i
working there	89 -10a5e10d
works	71 -22i-15c-8g9jk10e11a13b
works $	83 -21ci-6g15ak22e
works for	84 -10e-4a16c
works there	85 
workshop	87 -11g13c
world	85 -9i-5a4k7c8f
worried	84 -5b7i
worried about	89 
worries	81 -7a-5g4c13b
worries you	83 -5g5c
worry	83 -7g-6b18c
worst	79 -12i-11a5k6h8j10c
worth	62 -11c-8e-5j4k31g
worth $	68 -40c48g
worth it	87 -11g14i
would	37 -8c-4e6a11i13b14k
would #	87 -9g-5b24a
would a	72 -9g8c13a
would be	71 -18c-15a-6bi12j13h23k
would cost	89 -12c-9g23a
would do	84 -37a6j13k21c
would feel	89 -23c27g
would get	84 -9c14g
would go	84 -8a8i
would happen	76 -9g7k9c
would have	79 -21d-11g5a6j7i17c
would he	77 -8g-6k-5j14c21a
would i	85 -7a-5b-4k4d13f
would it	62 -19f-8jk-7i-5e5a10c41g
would like	76 -10c-7a-6b14k17d
would look	89 -5a11d
would love	84 -15a-6c-5j13f19k
would make	74 -17g-13a-7i-6e43c
would need	65 -27a-9g-6e-5j61k
would not	85 -34d-7cg55a
would pay	83 -19g-13a6j7d29c
would rather	84 -8c8j10k
would she	77 -22g5a7b17c
would take	81 -5a4k
would that	73 -10b-8j-5c8di18a
would the	79 -23c-5k11f12b17g
would they	73 -23a-22c4i10d16g19b
would want	79 -15a-9c10j22k
would what	89 -8g21c
would worry	89 -6b-5g14c
would you	47 -62k-22cj-5h5e16f26a28i46b
would your	64 -18k-7dj6f8b10g15a
wow	74 -16a-6bdj-5i9h11g23k
wow that	87 -6c-4j8e11g
wreck	78 -9a12d
wreck $	89 
wrecks	89 
write	72 -7c-5b6ak
write it	84 -5c6i
write that	87 -5c4d
writing	84 -7d-4k4bc8a
written	78 -26a-18b8i20c24j
wrong	74 -6g-5j7h14c
wrong $	83 5a10h
wrong with	89 -11g17c
wrote	83 -6h-5b-4k15a
x	83 -11a20b
y	87 -5i-4a19j
yard	75 -6c-5j-4i6b8a9g
yard $	81 -8b-6c12g13a
yeah	70 -22a-8b-7e-5k4c5d7i10f21j
yeah $	74 -12a-6c31j
year	49 -13k-9af-8i6j16g32e
year $	59 -35c-24k-4b25e46a
year and	83 -31k-9e4j12b33c
year before	89 -11c5g8e
year built	87 -16a24e
year did	75 -15g-9a-5f4c37e
year do	87 
year for	83 -14c-9a6b19g
year is	81 -7g-6ej24c
year it	89 -8a-5e16c
year make	83 -6a-4d7k17c
year of	89 -9e19k
year on	87 -16b-4g6k16j
year or	83 -5c
year right	84 
year round	89 -9a11b
year term	87 10a
year was	79 -42e-14g-5b21d45c
year you	89 -20c-9a11k22e
yearly	83 -10j15g
years	51 -13d-9j-8i4a8c11h14b
years $	63 -32j-8f-4i4g22a33b
years and	85 -7a10b
years at	84 5c
years do	89 
years have	76 6g
years in	87 11j
years is	87 -10a-4g17h
years of	87 
years old	87 -18a-16g32j
years on	84 -8b5aj
years or	84 -5a7b
years that	89 -6a8c
years the	89 -23g23c
years with	81 -18c-16a-7h13j39g
years you	87 9h
years young	89 -4g5k
yes	72 -15g-9a8c9j13h
yes $	79 -14g-12a13c15j
yes to	87 -6ck16h
yet	66 -14g-11j-6d-5bc8e12i31a
yet $	69 -10j-6d-5g7b13i15a
yet or	87 -30b34a
you	17 -23k-6e-4g5d13b15f19i25j28h34a
you #	68 -26d-15cj-9a-5k11b67g
you $	43 -22a-14f-12k-10eh8j9g19i25c32d
you @name	87 
you a	61 -33c-10g-8jk-4i6e7d20a29b
you about	73 -11a-8g6b10ch
you actually	84 -4i8g
you add	83 -5c11a
you afford	87 -26c8a23g
you all	85 -8a5b7e
you already	81 
you an	85 -11a-6e7c11b
you and	67 -12bc-6i6g13d19j
you any	83 -15a6d14h
you are	47 -35b-30f-21a-8i5h11c12d41k43j
you as	80 -17a-12c7g12d17j
you at	69 -25e-10j-6k-4i4b7a9h22g
you back	75 -12c-4i6e7a12g
you be	69 -16c-9g-6j-5ik-4d8e18b27a
you been	60 -11c-8j-5i4h14a23g
you before	85 -8g16e
you believe	89 4a
you born	80 -23e-8j-6dg24a26c
you both	89 -5c6e
you bought	71 -11g-7i11k18a
you bring	77 -19g-6a-5e18c21d
you built	85 -6g5a8c
you burn	87 -4b5g6c
you busy	81 4a
you buy	71 -18g9c12e
you call	73 -45c-13a-6g6f8b30h31d
you called	76 -14c-13j-5e7d14a19h
you calling	85 -12a-4g7c11b
you came	81 -9a-7g7k12j
you can	73 -17a-13g-8c-7b8k17e25d
you care	87 5c
you carry	65 -7b12c
you carryin	89 -8a8b
you carrying	83 -7ad9c10g
you change	75 -8b17c
you check	84 -8c5j6i
you choose	79 -12b-10e-5h7i11c17a
you close	78 -10c-8a-6g10j16e
you collect	87 -7a7b
you come	77 -13ab-6c5i16h22f
you could	68 -35a-5e5f7di12gk
you cover	89 -8g10i
you covered	81 -14g7e8ac
you decide	83 -8a9i10b
you deliver	79 -5bi4g9a
you did	74 -6g-5ci5bh9j
you died	82 -9c-8a8g9j
you do	51 -21b-20g-17i-6f4c6a15h19j25k
you doing	77 -28a38i
you done	81 -8g-6a5k10b
you down	78 -5b16j
you drink	82 
you drive	67 -14k-10d-5i4g5b6f16c
you driving	80 -4b10a
you earn	87 -35c7aj21g
you email	89 -7k9a
you end	84 -5b6ai
you enjoy	87 8c
you even	87 -8d15a
you ever	62 -16b-5g6c27a
you fall	87 -9g22c
you feel	68 -10c-7a-6g-4e5bf8h14i
you feeling	89 6i
you figure	79 -6a-4g5h10e
you filed	82 -4c8j
you fill	89 -7h-6b16c
you filled	89 
you find	77 -18c-5e6di9k
you finish	89 -4b8a
you first	82 -20c36g
you follow	89 -8g7i8b
you for	73 -16c-5i-4j5k10e15g
you found	89 -4g5cj
you free	87 -15b-7c23a
you from	72 -6fk-5ai7b9h16j
you get	55 -12a-6ij13be14g
you getting	85 -11a11b
you give	79 -34k20c26a
you go	61 -60a-17g-15e-14i-7j15d24c40b41f
you going	74 -5jk6fg10c
you golf	89 6c
you got	52 -10k-7hj10b34c
you gotten	87 
you grab	89 -8k-7c19a
you grow	85 10a
you guys	67 -10g-7bj7i10f13e
you had	61 -11g-6ak8bc17j
you handle	79 -29a-5c5b40i
you happy	79 -8i-6cg4ab7k8h
you have	38 -27a-18e-7g-5f9j12c15d40k
you hear	79 -28c-6e4f38a
you heat	85 
you hire	87 6d
you hit	80 -7a7c9e
you hold	81 8a
you hoping	83 6c
you how	78 -9c-6j-5ik8e22a
you hurt	85 
you i	83 -9aj-7i-5b5d10g16c
you if	73 -8ci4d16g
you in	62 -15j-13g-4e7d11h21f
you incorporated	89 -4b6a
you insured	80 -15g-12a11b25c
you into	89 12d
you is	74 -16g-11a8ij11c
you it	87 -6c11j
you just	70 -6c-5hi7f20b
you keep	63 -10bg5d9f15c
you keeping	89 -15a7i9b
you know	61 -32a-31c-10k-6d7j12b21e40g
you last	72 -10c-5a32e
you lease	85 -8b10a
you leave	70 -13e-11c-7b-5g7f17h21a
you left	89 -7g7c
you let	80 -12k-5c5b19a
you like	57 -21j-18g-10a-6h7c14e16i31b
you live	71 -12g-8a4k21f
you lived	85 11a
you located	89 5f
you look	84 -6g-5e4f12c
you looked	83 -19c-6d4e26g
you looking	75 -23c-12a-5i7b10k13g16e
you lose	79 -9c-7e4i8a13g
you lost	80 -10c5k7g
you love	81 -12c4h7j12a
you make	72 -50c-13d7b10i49g
you manage	87 -8g5i
you married	82 -6c-4bj17a
you mentioned	89 -10k-8a10c12j
you mind	80 -7k-4c27a
you miss	85 -8g-7b8a9c
you more	79 -9a-8g19h
you mostly	85 -17a4d13b
you move	83 -8a11c
you moving	89 
you my	89 -5d7k
you name	83 -4a8c
you need	61 -32k-12g-9i14c19h27e
you never	89 -5i9h
you nuts	89 
you off	83 -8j10b
you offer	87 8c
you okay	79 -11g-6j23i
you on	65 -32a-7d-6h6k12i18c19b
you one	84 -6h-5d9a11b
you open	73 -36e9a39c
you or	66 -10cg-5e10d11b12f
you out	79 -11c-9j-6b-4i12a19e
you over	76 -19j6g7b16a
you owe	75 -27d11g24c
you own	64 -7b-6j-5g-4e8a11c15k
you park	82 -6f8j
you passed	82 -15c-5k6a10g
you pay	61 -13d-7b-6e4g5c7a17i
you paying	73 -8c6i16g
you pick	77 -11g-10h6c8a9i
you picked	85 -4c5g6j
you picture	89 -4a5k
you plan	83 -6c5g
you planning	78 -8b5f10a
you play	87 -11c11g
you pretty	89 -8c-5i12a
you pronounce	89 8i
you pull	82 -5j-4c4d5h7a
you put	67 -12c-5b-4e5a9d10f
you putting	87 -12c-6b4a6e14g
you quit	77 -10e-6g6c10a
you rate	89 
you rather	79 -5a11b
you reach	89 -4e7c
you read	83 -34k8a34c
you ready	87 5e
you recall	84 -11j8ab
you remember	75 -17d-6i6k12e
you rent	74 -10c-6e6d17a
you renting	87 8a
you retire	83 -11a-6e-5g12c14b
you right	72 -16g-11i4b8a17c
you run	74 -22k-8bi4c10j11e19a
you said	66 -11a-10ci-9g9h16j17e
you satisfied	89 9a
you saw	85 -6a5j13c
you say	64 -47a-16c-9k-6e9h17b19g44j
you see	68 -15h-11g-8j-4d4k10a11i17f
you seen	87 7a
you sell	80 -10g-8b8c15a
you send	75 -9k8e10a
you serve	83 -4g9a
you set	79 -19c-4f7b10a16g
you share	87 -5b8a
you shopping	85 -10c14h
you shut	89 10a
you sign	79 -11c-7a-5g7b25e
you signed	87 -8c-7b-6g-5e4a5j21i
you sleep	85 
you smoke	83 5a
you so	83 -7g-5aj5b10hk
you sold	87 7c
you some	84 -5c5jk
you something	84 -5c9j
you sound	82 -10b-7i-6c8a21g
you spell	83 -9a-8c-5j9i16k
you spend	84 -11i-6e7f21c
you stand	89 -5j4c9b
you start	75 -18a-10g-6eh14b35c
you started	89 -13c19g
you stay	79 -4b10f
you staying	80 6c
you still	69 -20c-5a6j9b15g
you stop	87 -7b8a
you store	89 
you sub	89 
you swing	85 -26c6a12i14g
you switch	83 10f
you take	67 -16g-8d-7j6b9h14ac
you taking	89 
you talk	83 -5g7c10a
you tell	82 -49k-6g20a42c
you text	85 -4k6a
you that	71 -8k-7g7d9a11c
you the	71 -12g-6i-5ek27b
you there	82 -11c-8a-4g4f6j7b9h
you these	85 -8c-5i5d12g
you think	63 -21c-12j-9b-4i13h30g
you thinking	73 -7h6e19g
you thought	83 -10c14g
you to	65 -23b-10c-7j-4e4d5f11i12g23a
you today	80 -9g4i5a6c
you told	87 9j
you took	83 -13c-4a7h13k
you train	89 5i
you trust	84 4k5d
you turn	82 -14e5f12g
you turned	80 -6a4j9g
you under	82 -5g5b
you understand	89 7j
you up	71 -15c-8g10a26e
you updated	85 -14b-6a27c
you use	65 -6f-5bc15a16i
you using	87 -11b14a
you usually	82 -6c-5a6i7d
you want	50 -44a-14k-13g-4h7f8d11j30c32b
you wanted	89 -5b-4g5c6a
you weigh	83 -27c33g
you went	82 -12a-6b5g9k15j
you were	66 -22a-10g-7c-5k6fi12dej
you what	73 -7e-4k6b9i
you when	72 -13d-11e10a14gi
you will	76 -21k-12a7g10e21j
you with	70 -23b-15g-10k-7j4c7h25ai
you work	66 -8g-6e-4i4f5d13a
you worked	89 9g
you working	89 -6b4a8f
you worried	87 7a
you would	60 -33a-14g-12b-10i-8f-6e13d23k53j
you write	85 -6g4d10i
you you	82 -14c18h
young	77 -10j-8i-7ce-4f9k27g
young are	85 -9i-4c16g
younger	89 -8g7b8c
youngest	85 5k
younguns	89 6b
your	26 -7h8a11j13i14eg18f
your #	84 5k
your @name	82 -25g7k26c
your account	83 -9d-7k6g8j11a
your accountant	83 -5g6c
your address	83 -29a-15k6c44f
your age	82 -64c-7k4a78g
your agent	74 -5i4j8g
your agents	89 -16c24d
your annual	84 -7g10c
your apartment	82 -6b8a
your auto	79 -4j5k8f
your baby	89 -11b11a
your belongings	84 -5j6a13g
your beneficiary	89 
your better	75 -13a-12d-8g-7bf5i15k32c
your biggest	82 
your bike	87 5b
your birthday	77 -11k17c
your blood	87 -4g13e
your bookkeeper	85 -14a-4c24d
your books	85 
your boy	84 -4b5ai8j
your boys	89 6k
your brother	74 -15a-5i12d13c
your brothers	87 -10d9a12c
your buddy	84 -5i7c8g
your budget	83 -5ac17g
your building	87 -5g6c7a
your business	70 -5e-4d6c9b
your call	89 -7h-6d-4b8c11a
your car	71 -36c-7b-5e4a5j40g
your cell	84 -6g-5k8a11c
your check	84 -19g-11a5d6b26c
your children	89 -10d5k10a
your client	85 -8a6b
your clients	83 7d
your closing	89 -7e10c
your commercial	87 6k
your commute	89 -13c15g
your company	72 -7j-5c6b10k
your contents	89 -8c11g
your coverage	75 -10c5i6g
your coworker	89 -6g7i
your credit	72 -12f-9g4k5a6e7c8i
your crew	84 
your current	68 -8g-5a5k6c17e
your customer	89 
your customers	75 -14a-5g-4b5i17d
your dad	74 -22a-16c8k14g23f
your dads	89 
your date	87 -19c-5k28e
your daughter	72 -6e-4b5gj7c
your daughters	82 -15a-10g4b5ej13c
your days	89 -6g10i
your deductible	79 -38c-10b9a48g
your doctor	80 5c
your drive	87 -15c17g
your drivers	80 -5d9c
your driving	85 -10c12a
your dwelling	89 -34c36g
your email	74 -11d-9a-7j-6f6k35c
your employees	82 5b
your employer	77 -7a4d7b
your end	89 -19a27i
your equipment	83 -7c7g
your ex	89 -5j7a
your experience	87 -7a5g10c
your family	69 5g6i
your father	82 9c
your favorite	83 6c
your feet	89 -5b7a
your first	80 -11g-9b-7i29a
your folks	76 -13k-10g-8j10b12ad
your friend	85 -7c-6d-5a9j12h
your girlfriend	87 
your goal	89 -6a17c
your gut	83 -12g-7ac8b19i
your guys	83 -5d18g
your half	89 -23c25g
your hands	89 -6b9a
your head	84 -10b7a11c
your health	72 -16i-9k-7a4j34c
your height	85 -20g-5e25c
your home	70 -18c-8b-7i6f19g
your honest	89 -4c6k
your hours	84 -29c-12g9a36e
your house	70 -14i-12d-5c6f13g15a
your household	85 5c
your husband	59 -10e-9d-5i4bc6g16j
your husbands	73 -19a-6dg6i8b21c
your income	75 -18g-7a30c
your insurance	69 -23a-19g-13d-7b-5e9f64c
your job	71 -13g-9b7c30a
your kids	75 -23a-6c-4g5bj28d
your landlord	77 -13g4a16c
your last	66 -5c-4j6a8i
your lease	77 
your lender	85 -9a-5b5d18c
your liability	82 -29g7a26c
your license	73 -27c-14e-11b-6j9f18g42a
your life	84 -8i-7b-5c8aj
your list	87 -7g4c10h
your little	87 -5b7i12a
your main	80 -7g11c
your marital	89 
your medical	87 -11c-10a5j7d10b
your mind	75 -27g-22a6ei9h14b23c
your missus	89 14e
your mod	89 -21c10g16j
your mom	75 4e13a
your moms	85 4j
your mortgage	81 -8g6k9c
your mother	80 -8a-5b4d12f
your name	72 -23j-22a-6d-5g6k8f12i13b21c
your neighbors	89 
your number	85 7c
your occupation	85 -6a16c
your office	87 
your old	84 -10c-5b9a10g
your oldest	82 -9b-8c-6d10a18j
your other	87 -7c17d
your own	63 -24c-6k-5ej8b12af13g
your parents	72 6a
your partner	73 -17k-6a10b15c
your partners	81 14g
your passengers	89 6a
your pay	89 
your paycheck	76 -7c-5a5e6i7f
your payroll	81 -49c7b13d35g
your people	73 -20g8adi
your phone	81 -5j-4c14a
your place	71 -10a-7g4e15d
your plan	87 -13a15j
your plans	87 
your policy	66 -12c-9b-8k-7d13h29a
your property	87 -20g-6a10d17c
your record	87 
your rent	84 -58c20a44g
your roof	82 
your roommate	89 -6b-4c17d
your salary	82 -8a8d
your sales	80 -20c29g
your schedule	89 6c
your score	85 -34a15c27g
your share	87 -16c-10j10a17g
your shop	84 -7h-5f14c
your side	87 -10k-5c22a
your sister	77 -11g-5b6d9c11j
your sisters	89 
your social	79 -18b-8k8a30c
your son	73 -8g-5c5e6i10a
your spouse	72 -5a6k
your spouses	84 -21c11k12a
your steps	89 -22c25a
your store	89 -7a6f7c
your street	85 -4f13a
your stuff	80 -19c5b14g
your subs	77 -9g6b12a
your system	87 6g7a
your things	87 6a
your time	80 -19g5c8a11e
your tools	85 -12c13g
your umbrella	87 5g
your uncle	89 -5g5c8b
your unit	87 -5a5b
your vendors	89 -5g11i
your weight	84 -4j
your whole	84 7b
your wife	59 -10g-8k-7d-5i6j31b
your wifes	73 -8ad8k10g
your will	85 
your wind	84 -10c14b
your work	76 -7c-5j11f15a
your yearly	85 -19g-5a5k21c
your your	84 -7b6c
your zip	79 -11b-4g5i9c
yours	59 -19b-10jk-4c5a19e25g
yours $	70 -29c-12a-9k-6j8d14g35e
yours is	87 -4c5j
yours or	82 -17b-8c11d16a
yours was	89 -5a4d
yourself	61 -9e-8ag-7i-5f7c12k18b
yourself $	70 -17b-13e-5g-4i10c14k19a
yourself or	76 -20a31b
zero	85 -4c7a
zillow	87 -4a7c
zip	67 -13aj-5g12k26c
zip $	80 -17j10a14c
zip code	79 -9a4j10c
zone	77 -8e-7j10a16c
zone $	83 13a
zone x	89 
zoom	87 9a
~<#>	34 -44k-43c-28d-12ef-7i9h12a20g29b112j
~<@d	63 -11g-7e13a14j
~<@da	63 -11g-7e13a14j
~<@m	65 -12e-7cg-5d12i24j
~<@mo	65 -12e-7cg-5d12i24j
~<@n	52 -21c-8i-6ek-4h13d17g22j
~<@na	52 -21c-8i-6ek-4h13d17g22j
~<a>	28 -18d-16e-10f-6h7c15i16j18b23k31a
~<ab	41 -7e6h7a21k
~<abl	80 -10c18a
~<abo	41 -7e-6a7ch22k
~<ac	55 -13g-8h-7b-5k5e7c8aj11i
~<acc	57 -9g-7k-6h5ce11j
~<acr	84 5f
~<act	72 -8b5i11a
~<ad	53 -24b-13g-9a-6h-5i8de9f10j14k17c
~<add	56 -27b-10a-7i11f12ek19c
~<adj	82 -6g-5b7i
~<adt	89 5j
~<adv	72 -8g5j7b8a
~<af	55 -17g-6f4a5j7i9b11d
~<aff	84 -5c7d
~<aft	55 -17g-6f5a6dj8bi
~<ag	51 -21j-14k-9f-6ac-5i7b9h16g38e
~<aga	64 -7d-4k4g8i10e
~<age	57 -30a-9jk-6fi8c9b12e13d29g
~<agg	87 
~<ago	76 -19g-17j-10c-8i7h17a34e
~<agr	77 -6e-5dk5b8h13a
~<ah	74 -6a-4g7ej
~<ahe	75 -8c4b8j
~<ai	76 4f5e
~<air	77 4f5e
~<al	43 -10k-7bh9i14a24g
~<ala	71 -5k7a8j
~<alc	75 6c7g
~<all	47 -10e-6bc-5d-4k6j15i28g
~<alm	82 
~<alo	71 -11g-6j-5c8i17a
~<alr	63 -14k-6i4a7c19e
~<alw	77 -9j-7bi6g8d11f
~<am	52 -14b-12c-8e-5d8i11fg12j13h
~<am>	54 -12b-11c-6eg5i6a14f15h
~<amo	69 -7k-6a5i22g
~<an	26 -53b-17i5e10a11g20j25k34d35c
~<an>	50 -15i-11be7g9h12a17j
~<and	33 -38a-16b-7h10g11k12c20e27j34d
~<ani	84 
~<ann	74 -13a8k15g
~<ano	72 -6c-4g6e11a
~<ans	78 -7a5g7c
~<anx	87 -7b15a
~<any	35 -70b-15j-14g-11e-8i16k18d19c102a
~<ap	56 -8c-4e5f10j16a
~<apa	65 -5b4ak5j
~<app	61 -6d13a
~<ar	32 -17g5e9f20b28a
~<arc	87 5b
~<are	33 -15g5j8f12c14a25b
~<aro	58 -11j-9b-7c6i7d12f
~<art	83 -30c-9b5d40a
~<as	48 -26a-20b-19i-11k7e8h12d13g47j
~<as>	58 -19a-17b-16i-14c-10k8g17h24d31j
~<asi	81 -6b7a9g
~<ask	55 -8b-6dk-4h5f6j7g9e11c
~<asp	83 -5b5c8j
~<ass	76 -6g-5a13b
~<at	42 -17b-9i-7h-6d-5f5a15k22g27j
~<at>	42 -17b-11i-6h-5d14k17g31j
~<att	77 -6f-5e-4c5di
~<au	59 -12gi-5d4k8b9c12a
~<aud	67 -6ai16b
~<aut	66 -11g-5i5f7a10c
~<av	85 -11c6g8j
~<ave	89 6g
~<aw	58 -24a-19j-5h9i10e16d20k
~<aw>	89 -15a4c10e12i
~<awa	64 -12b-5ij4g5a6k16d
~<awe	71 -10j13k
~<awf	87 -5a4i
~<aww	79 -10a5k9d
~<b>	77 -16c7b11g
~<ba	44 -11a-7e-6f-5h11ij13c15g
~<bab	68 -6bd5e14a
~<bac	52 -11d-5k-4e4abg5h6j10i
~<bad	69 -12a-6e-4h4g5bc16i
~<bal	72 -17c-6a8k24g
~<ban	64 -8c-7gi-6j9b27d
~<bar	70 -13a-7g-6d8e31c
~<bas	66 -6a6i7j8c
~<bat	72 -13a-4bi5jk7c9g
~<be	36 -15i-9f-8c-6k8h10e13g21a24d
~<be>	49 -15i-12f5cgj6e13d
~<bea	74 -8ck-5j6g9b14a
~<bec	65 -9i8d14c
~<bed	74 -11a-5c19g
~<bee	49 -12j-5g-4d5bhk12c18i
~<bef	55 -17k5dg11i
~<beg	89 -5a7k
~<beh	69 -13c-9g-4i4k5f10h15d
~<bei	70 -10b-5g4e6f10i
~<bel	69 -17b-11k6gj9f18a
~<ben	67 7a9d
~<bes	61 -15g-8a-7i-6b6h7e15d17c
~<bet	62 -11a-7i-4d12c18b
~<bi	49 -21i-13j-7h7k8c18bg
~<bid	89 
~<big	56 -20i-7j-5ah-4f4c7k13b23g
~<bik	77 7k
~<bil	69 -13g-9j8bd
~<bin	84 -10c5f7b
~<bir	64 -9a-6b-4g17e18c
~<bis	87 -4c9g
~<bit	77 -4c7g10a
~<bl	62 -12k-8g-4b5e7d12c13a
~<bla	80 -5a5d7b10c
~<ble	83 -6a10d
~<blo	68 -12g-11b-7k9e11c18a
~<blu	83 -10c8ag
~<bo	47 -26g-18i-17f5de7h13k17a29b
~<boa	71 -9b4j14a
~<bod	79 -8ai5k15c
~<bon	85 
~<boo	65 -10a-4ei5dh7j10b
~<bop	83 -4g4a6c
~<bor	68 -13g5b7de8c
~<bos	77 -9j-5f9c18a
~<bot	64 -5ci5h6a8b
~<bou	69 -9ci-6j10a12k13b
~<box	70 -8c-7f9k11e
~<boy	70 -13a-7c-6g-5d6hj9i18b
~<br	52 -16k-12a-10b5h7f10c27g
~<bra	74 -11c-7j-5ek7a24i
~<bre	66 -22b-14a-5k4d8f15c20g
~<bri	63 -12a-7k-5i8d10g13h
~<bro	62 -13d-4ak5j11ci
~<bs	89 11a
~<bs>	89 11a
~<bu	40 -13c-12d-8f9j14b17g27e
~<buc	80 -6c-5g7a13h
~<bud	72 -7cd5j18g
~<bug	78 -11g-7i6k7b9h
~<bui	55 -8dj-7c-5i-4h11gk22e
~<bul	87 -8c-4k5i6f7b
~<bum	79 -8a-6c-4h10b12j
~<bun	74 -8g-7c-4j6i9b14a
~<bur	63 -17a-4k5j11g17i
~<bus	50 -12i-9f6c7j9bde
~<but	62 -5ad9e15g
~<buy	63 -4gi4b6e8a
~<by	52 -17d-10k-9h-7g-4j11e21i22b
~<by>	52 -17d-10k-9h-7g-4j11e21i22b
~<c>	80 -44a8c19i30j
~<ca	34 -15g-12c11fi22d23a
~<cab	85 -8c-7b8j14i
~<cak	87 -10c8a10g
~<cal	51 -30g-17i-16a-6e5k7f9c13b23h27d
~<cam	62 -14b-10i-6d-4f6k7a15g16j
~<can	47 -19jk-7g5i7c10f11d12a18e
~<cap	89 -6a-5b16c
~<car	42 -9ek-8gh-6a9d24i25c
~<cas	63 -15a-5d-4c4k5j12g19b
~<cat	67 -13d-12c-4ai4j7g9e18k
~<cau	85 -17c-5d11k22a
~<ce	59 -10a-9k-5g6bcd9f12j
~<cei	84 -10a6gj10f
~<cel	79 -10g-5k4a7b15c
~<cen	89 -12a13j
~<cer	62 8d
~<ch	46 -14d-11c-10e-4j6bf7g15k23a
~<cha	55 -18c-6ei5b8a12gk
~<che	57 -8i-7d-5h5k6e9a16b
~<chi	67 -10d-6ae4f5i9g
~<cho	74 -14g-11b-10e6h7c13i16a
~<chr	84 12f
~<chu	79 -7b5f6a
~<ci	69 -4d4c6f7k
~<cig	81 -4a4k5b
~<cit	74 -7b4k7cf
~<cl	45 -18i-15c-5h6j8f10e11b14g
~<cla	57 -7d-6j-5a9i12c
~<cle	66 -21i-12c-5g10b11j25a
~<cli	62 -12g-6b-4i8f9a12d
~<clo	54 -23c-19a-9i9b23e27g
~<co	31 -32c-14k6ef10i11h29a30g
~<coa	82 -7a4d7b10g
~<cod	72 -8g-7a-5f7k23c
~<cof	82 -5a6k9i
~<coi	82 -12k5a11b
~<col	58 -6i-5h-4cf6g8b12a
~<com	41 -7a-6g-4bj12d13f29h
~<con	54 -7e-6hj-5cd6i7f13b17a
~<coo	66 -13b-11j-7f6ac27d
~<cop	73 -16b-7k-4g4ij19a
~<cor	65 -27a-7k-6i10bf28j
~<cos	60 -15a-8i-5h9j30g
~<cou	47 -10hk-8b-5d13g15c20e
~<cov	48 -18d-10f-6e-5j7k8a16c21b
~<cow	85 -7a-6g5i6c
~<cp	83 5k
~<cpa	83 5k
~<cr	53 -16g-12a-11f-4j7dek14i20b
~<cr>	85 -5g6i
~<cra	66 -11ag-4e6h7k8d13b
~<cre	58 -10f5a9e
~<cri	87 -7c4e7i
~<cro	85 -14a-4g10i14b
~<cu	53 -18a-6b4e6hi7d12k
~<cur	62 -23a-11b-9g5h7c11e19k
~<cus	61 -9c-5b-4e8a12d
~<cut	72 -6k5g6c7b
~<cy	84 
~<cyb	87 5a
~<d>	83 -7c5i6k
~<da	44 -7i-6dh5f10gk21e
~<dad	67 -16c-6j4b6g18f
~<dam	66 -7b-6ce5k12ag
~<dan	82 -9c5e9a
~<das	82 -7k6g8a
~<dat	63 -19a-15g-6d-5h13k21c24e
~<dau	68 -7k-5d-4g5j7a13c
~<day	51 -9a-5i-4cf5g6k19e
~<de	45 -18a-12cf-5k6e14d15bj23g
~<dea	63 -4gj6cd7a
~<deb	77 -27a4g8b21c
~<dec	61 -6gk-5b4e5a6d10j
~<ded	63 -11a-8c-4k4bj26g
~<dee	79 -7b-5k5g8i11c
~<deg	79 -9c8b11g
~<del	67 -14c-8b11a13e
~<den	73 -7c4j5h
~<dep	70 -14c5g7b13d
~<des	73 -9a-7i-6g-5c12k23b
~<det	77 -5b8c
~<dev	82 6j
~<di	34 -15b-14k-13d-4j12ci16e20g27a
~<dia	72 4c
~<did	36 -26k-14b-10d5g7h12c17ei22a
~<die	69 -12c-10e7gij9a
~<dif	68 -10b-5j6gk15c
~<dig	74 -9a-5b7k21c
~<dim	89 -11a6g10b
~<din	79 -8j-4i5d8e12a
~<dip	85 -16b5k10c12a
~<dir	89 -7a6b8h
~<dis	63 -23c4g9j12a14k
~<dit	89 -8a7df
~<div	72 -11c-9j6g22a
~<dm	87 -6a-5c5f12d
~<dmv	87 -6a-5c5f12d
~<do	24 -42k-17j5i9d10b20f31e59a
~<do>	27 -45k-38j-9g10h12i13b19f21e30c40a
~<dob	84 -12a6k19c
~<doc	68 -18g-6a4e8i18d
~<doe	41 -21k-10j-8h6i12e22d23a
~<dog	71 -7b6a11j
~<doi	60 -15g-10j-9d-6e-5h5bk18i19c
~<dol	65 -13a-5c7g13j
~<don	64 -15e-10a6b8d17c
~<doo	65 -15b-14c-6i7k8f12j13e
~<dos	87 -10c12g
~<dot	81 -12a20j
~<dou	89 -16a10g15b
~<dow	52 -19c-14i-13a8ek9h11g14j
~<dr	44 -14c-13g-6f8h9i10d22b
~<dra	72 -9a-5cg4h5e7bi
~<dri	46 -7h-6g-5j6di8c9b11a
~<dro	68 -14c-13a12b19h
~<dru	79 -14c5a10d
~<dry	83 -5g9a
~<du	68 -9f-6b6e9g11k
~<due	77 -14c-5b-4g13a21e
~<dui	83 -8a20c
~<dup	89 5aj
~<dur	87 6c
~<dw	79 -11a-5c4b15g
~<dwe	79 -11a-5c4b15g
~<e>	78 -21a-12g7b34j
~<ea	58 -26c-12a-10b-4h13i26g28k
~<eac	66 -12c-10a-4e7d9j11g12k
~<ear	71 -23c-15b5i7a13g18k
~<eas	77 -17j-7b-5g5ak18i
~<eat	80 -17a14g15b
~<ed	79 -6b-5gj11c13k
~<edu	80 -6ab-5gj13k15c
~<ei	79 -11b13a
~<eit	82 -4a4b
~<el	53 -18a-11g-5e7h9j10d13c
~<ele	72 -8c-4i5j6g
~<els	55 -10g-6a-4e6j8h9cd
~<em	51 -9a-7h6d9j11eg
~<em>	68 -23a-8ck-5i6d9j14e23g
~<ema	60 -8g-7e10a19c
~<eme	83 4d
~<emp	60 -9c5j8e
~<en	57 -28b-6c12gh15a
~<end	63 -12c-11a-9b6g8j18i
~<eng	81 -8j-5c9ag
~<enj	82 -4b5c9a
~<eno	71 -17b-16i-7c10g17h20a
~<enr	89 -7g-6e15c
~<ent	87 
~<eq	68 -13c16g
~<equ	68 -13c16g
~<er	79 -18k-11b15ij
~<eri	89 -17a19j
~<err	83 -19k-11b16i20a
~<es	75 -17c-8f-5g4j11d16a
~<esc	79 -13c-4gk12d13a
~<est	85 -8f-5c5a6b
~<ev	43 -15c-12b-8h-7g5j6d7fik29a
~<eve	43 -13c-12b-8h-7e-4g5d8fik34a
~<evi	87 -11a-5g7j14e
~<ex	51 -17g-15i-7j5ac9k13h16e
~<ex>	89 -5j7a
~<exa	67 -12ai-6d5b6k9f16e
~<exc	68 -18g-6jk8e12ah
~<exi	87 -8a4h10j
~<exp	59 -18c-13g-5f6h9k11d12a
~<ext	68 -11j-9b-6d10g25c
~<ey	83 -14a6i7d10b
~<eye	83 -14a6i7d10b
~<fa	46 -27i-13dk-10b-8h-5j11e13c15f26a28g
~<fac	77 -13b-11c-10a8g10k11d14j
~<fai	74 -5j5c12a
~<fak	83 -15g-7b7a10ci
~<fal	71 -13g-7d-6j-4c9a12e20b
~<fam	59 -6gj5b10ci
~<fan	84 -21b-7g-4j4h17a19c
~<far	58 -38i-12b-11cd-6j5e9a16f61g
~<fas	77 -12i-6k5ac6g12e
~<fat	79 -16k-7a-6b8c10f15j
~<fau	76 -8d-4c5a18b
~<fav	80 -4a12c
~<fax	84 -9c4k6f
~<fe	52 -29b-7e-4d5hk7i12c20a
~<fea	89 12c
~<fee	57 -8e-6a6g9h11i
~<fel	74 -7b5e9c
~<fen	71 -15b21a
~<few	75 -13b5j7k14a
~<fi	43 -15b5f6aj7g9d17k
~<fia	87 5e6j
~<fie	85 -6a-4b14g
~<fif	84 5b
~<fig	67 -16c-8i5k6h7e13g
~<fil	62 -11b-7h-5g-4e4k6d8j10c
~<fin	55 -12g-11c-8f6eh7i12b
~<fir	52 -10e-6h8f10d17k
~<fis	83 -13b5f7a
~<fit	89 
~<fix	72 -6dg-5ek4f6a17c
~<fl	58 -11g-8e-6i6f10k21b
~<fla	74 -16g-6a-4i5j6k17b
~<fli	89 -5c6ak
~<flo	62 -8a-4e10f
~<fly	80 -6j7a13b
~<fo	33 -13e-5f4d5bc8h9g13i21k
~<fol	62 -10g-9k-8j-6e-5c4i7h11b16d
~<foo	68 -10b-9k-7i-4af17c25g
~<for	34 -15c-6e8i9j10h16g30k
~<fou	73 -16g-9e-5k4bi23c
~<fr	45 -23g-16b-5d4a5h9j12k13e17c
~<fra	75 -11c-5ag5j17e
~<fre	71 -17g-11a5e26c
~<fri	71 6c9h
~<fro	47 -19b-7g-6d4f5c8h9k17a
~<fry	87 -5a7j
~<fu	53 -16f-9e-5c4a8g12i21b
~<ful	62 -15f-5e5k8cg12b
~<fun	62 -10e-6c-4j14i15b
~<fur	71 -7c-6a-4k6g7e
~<fus	85 -5b10a
~<g>	85 -14a7c8g9j
~<ga	56 -8g-7h-6b-5a5i18fj
~<gad	87 
~<gal	87 7j
~<gam	85 -6a6d9j
~<gap	74 -5g5e10a
~<gar	66 -4bc5j23f
~<gas	82 -14a6b12i
~<gat	80 -8b-6g6i7j9a
~<gav	75 -4h6c8g
~<gc	85 -13g13c
~<gc>	85 -13g13c
~<ge	42 -11j-10g-6f-5d7i10a14e23k
~<gea	89 -24g-8a5f29c
~<gei	87 -10a-9d26b
~<gen	72 7g
~<geo	84 -5c14k
~<get	43 -10bf-8j-5c10i13k15a17e
~<gi	52 -16e-10f-7j-5d4c14a24k
~<gir	72 -5a14b
~<giv	54 -13e-9fj-6i4g6c12a27k
~<gl	68 -15g-9k4e14c18b
~<gl>	79 -17g6a16c
~<gla	72 -10a-7gk6e23b
~<glo	89 -4bc9g
~<gm	85 -8a4f7j
~<gma	85 -8a4f7j
~<go	33 -11j11ch16b30k
~<go>	48 -13j-12c-11g-9e-5bi5d8a28k29f
~<goa	85 -6a16c
~<goe	67 -8i-6j5e19k
~<goi	55 -10f-5i5g11k13h
~<gol	83 -5g5c8i
~<gon	65 -6e-4d7b9j
~<goo	52 -12k-8fg7h9ci10a11b
~<got	40 -16f4b5ek8j12d14c
~<gp	87 -5a12c
~<gpa	87 -5a12c
~<gr	53 -10a-8h-7i7cdj8b10g
~<gra	62 -18g-13a5i6bd10j11c
~<gre	73 -11j-9i-7k4a5g6f14c
~<gro	61 -7i-5c7j20g
~<gu	53 -21c-8a-7h7d9jk13i
~<gua	81 -5c14d
~<gue	73 -16c-8d5k10a14j
~<gui	83 -6a7gk
~<gun	80 -11b16c
~<gut	79 -17a-12g-7c5k18bi
~<guy	58 -10bc-5h6dfi8g9e
~<gy	89 6c
~<gym	89 6c
~<h>	82 
~<ha	28 -15h-8f-6e-4j5c7b11k24i37a
~<ha>	85 -6c-4j6d10i
~<hac	79 5d8c
~<had	53 -7bg-4ek7c12aj
~<hah	75 -7a7g10b
~<hai	69 -12g-10c-7j-4f5h13e26i
~<hal	65 -11j-7b5a9k11d
~<han	56 -16c-10j-9e-8g-5h7a10b29i
~<hap	52 -16e-10g-8j-5i11h13ac15k
~<har	68 -8g-5b-4j15a
~<has	53 -8g-6b-5j-4hi4f33a
~<hat	78 -7c5f8g
~<hau	80 -10c-5a8b15i
~<hav	31 -12i-9f-6dh8k11c12g13j25a
~<he	39 -27e-18b-7a6h11g14f15k16j19d
~<he>	53 -20e-7k-6f-5a6i7dg9c18j
~<hea	48 -11b-10g-9a-6c-4h6i10j14f25k
~<hei	78 -11a-8j-5e4k7g21c
~<hel	64 -18c-7j-5e5d7h10b12i
~<her	53 -29i-12a-9e-7b10j12f17d22g
~<hes	84 -6g8h9a
~<hey	81 -8g6c8ai
~<hi	48 -26d-24k-16a-6g-5h8f10c11e16j43b
~<hid	89 5a
~<hig	61 -14i-13a-9j11g17f28b
~<hik	84 -11a-7c-5k5b6j22g
~<him	69 -13k8b9e
~<hip	89 
~<hir	71 -23e-11g10j13b20c
~<his	61 -26a-25d-13g-6k5h14bi20j26e
~<hit	64 -17g-4jk4e9i18a
~<ho	27 -64a-33b-19j-10d-6k9e64g116i
~<hob	81 -6a-5g19c
~<hol	62 -20g-6be8i9f10a18d
~<hom	50 -9c-7i-6h5k6e7f16a
~<hon	73 -13a-8g5j9c12b
~<hoo	85 4j6b
~<hop	77 -11a8c11i
~<hor	89 -6j11a
~<hos	70 -7i-4b4f6a9j
~<hot	71 -15f-9c7g12j18a
~<hou	45 -5acf8d10bg11e
~<how	30 -116a-41b-26j-25d-4k10e12h86g147i
~<hr	89 
~<hr>	89 
~<hu	50 -14f-10b-7k6j12i17a
~<hug	89 -7j-6c-4ai6f8b9g
~<huh	74 -21a-14g6c17j18i
~<hun	81 -6g-4b8a9j
~<hur	62 -17f-13b-6e6g8ci24a
~<hus	56 -5k-4i8d
~<hy	72 -5ci7a10g
~<hyd	74 -5i-4c8a11g
~<hyg	89 
~<i>	34 -32a-24b-22g-14d-7f8e14i41j76k
~<ic	87 -15c6e13i
~<ice	87 -15c6e13i
~<id	69 -9d-8e-7g5j27c
~<id>	76 -31a-7e-6k5b7j43c
~<ide	75 -11c11k13a
~<if	41 -17b-15a-12h-10j-8i4d9g12f22c42k
~<if>	41 -17b-15a-12h-10j-8i4d9g12f22c42k
~<il	89 -6c9a
~<ill	89 -6c9a
~<im	72 -9g-5aj4h5b18c
~<imp	73 -7g-5j5bh13c
~<in	29 -29c-8b4i6h7dk9j15f22g27a
~<in>	33 -15c-5b5h11aj12fg14i
~<inc	62 -6b-5h4g16c
~<ind	84 -9a12b
~<inf	72 -5g6c13a
~<inj	71 -6b4k6a9g
~<ins	43 -11j-10c-9i9d10f11a15g
~<int	63 -10a-8g-6i-5c5e6j7k10h11d
~<inv	72 -11c9g11a
~<ir	85 -7d5a
~<ira	87 4j
~<is	23 -9k-8g-5c12i17d21a54j
~<is>	23 -10k-7g-6c13i17d21a54j
~<iss	81 5k
~<it	28 -8e-7c5a6h13i25b30j
~<it>	28 -10c-7e6gh13i26b29j
~<its	82 -5c5a
~<ja	85 -25b13a14f
~<je	73 -8a-7b5cg9i
~<jee	85 -6c11g
~<jew	78 -7a11c
~<jo	55 -14g-13b-8k-5h-4i4e5f8d13c22a
~<job	55 -10g-9b-6e-4h6f8d10c18a
~<joi	82 -6k-5bj5a16e
~<ju	47 -15c-14g-12i-11d-8e5j11a12h17k29b
~<jud	84 
~<jum	75 6c18h
~<jun	84 6c
~<jus	48 -24c-11g-10e-9i-7d5f9a11j22k29b
~<ka	87 -14i-12c7ae18b
~<ke	51 -23g-4j7a17h21k
~<kee	54 -23g-5e8a12c20k
~<kep	74 -8c-7g-5j5f22h
~<key	74 -5g-4c7e
~<ki	47 -11a-6h-4e4i7j10b14g
~<kic	80 -12c-6i5g6e7b11a
~<kid	55 -9g-5h5bj6f8a
~<kin	55 -12a-8j-6ef5b11g19c
~<kit	70 -9a-5bc5i10gj
~<kn	50 -16g-14b-9d-6c-4h6j8e14a30k
~<kne	87 
~<kno	51 -16g-14b-9d-8c6j9e15a31k
~<l>	83 -55b-9c-6i12g63a
~<la	42 -13b-12f-9d6a11c14j21e
~<lab	82 -9c-5g18j
~<lad	75 -9b-5a4i5c15j
~<lai	81 -8c-6b6a10d
~<lak	79 -6ai-4d10gj
~<lan	63 -15b-11g4d6j13e14a
~<lap	75 -10i-8g-5j8a9b13h
~<lar	84 -17i10c14g
~<las	48 -14a-8k-7df5c12g14i20e
~<lat	69 -7c5i7k8g
~<law	67 -17g-9d-8j9k11a20c
~<lay	80 -9j-4b4c10a
~<le	43 -15g-10b-5i4a8h15k33c
~<lea	50 -17g-8ik-5ce4f6j8d10h23b
~<lef	68 -13c-5a4k20g
~<leg	72 -18d-9g-8b9ak25c
~<len	72 -14a-6b7dk13c
~<les	77 -18a4i6f8g12c
~<let	57 -12g-10j-6df4h8ci17k
~<lev	77 -13b-8a-6g6d19c
~<li	33 -37a-13b-4e10f12d15i17c21g27k
~<lia	60 4c5g6b
~<lic	59 -11a-5j6b9e10d
~<lie	79 -9c-6b4j15d
~<lif	54 -13c-9a-5b4e5f22g
~<lig	79 5d
~<lik	42 -14b-6fg-5j5h6e9d13k24i
~<lim	62 -19a-6b-4d15c30g
~<lin	61 -14a-6e-5fj9k11g18c
~<liq	87 10a
~<lis	60 -18a-5bi29k
~<lit	60 -6e7i9c
~<liv	56 -28a-14g-9de5j7i16c18b26f
~<ll	78 -10a-4h6c20b
~<llc	78 -10a-4h6c20b
~<lo	39 -19i-15d-7j-6a9e12fk15b16g17h
~<loa	63 -11g-6e-5a-4i6k8j12b
~<loc	64 -12c-11g5e6i18a
~<log	80 -12b-5d-4j13i16c
~<lon	52 -39i-10c-9aj7f12h15e45g
~<loo	54 -5dg-4a5b11c
~<lor	87 -4a10c
~<los	60 -18e-7g-5cf5h6k9i19a
~<lot	65 -15a13c15g
~<lov	66 -11c-9j-8b-6g-5d6k8h10f16i
~<low	70 -23i-8a6e9g28b
~<loy	81 -12c8hj9e
~<ls	89 -36b-12j5i47a
~<ls>	89 -36b-12j5i47a
~<lu	74 -11b-7d4j5c12a
~<luc	83 -6b-5d5i6c
~<lum	84 -5c8j
~<lun	84 -5b6c11a
~<ly	89 
~<lyf	89 
~<m>	82 -8a-5e9j16c
~<ma	38 -12e-11i-9k9c13h35g
~<mac	74 -7a-4b7f9j
~<mad	63 -17g-8b6f35h
~<mai	63 -18a-7g-6i-5e5c9b11f16d
~<mak	54 -12j-9k-6e5a8c11g17i
~<mal	83 -6b8a
~<mam	84 -11a4b5c8g
~<man	45 -14i-11bj-7k-5c-4f5d63g
~<map	89 
~<mar	64 -8g-7d-4hi7j9k15b
~<mas	87 -11a17b
~<mat	69 -10d-9c-6e8a11j12k
~<max	87 -10g-6a5j15c
~<may	71 -8k-7c-6b5d10g14a
~<me	35 -33g-21d-18a-14i-13f-8c-6e4j14b125k
~<me>	37 -24g-23a-18d-17c-12f-10h-8i-6e151k
~<mea	72 -9j-8c-5k7b11h
~<med	65 -9g-6i13bc
~<mee	74 -5k4a6c
~<mem	83 10a
~<men	79 -14k-7b6a13cj
~<mes	77 -4k7ae
~<met	74 -8ag-7k7b8j17h
~<mi	48 -9j-8k-7df-4b7a12e22g
~<mid	77 -8a5e6b9g
~<mig	80 -19b-5g-4j5d6e9h13c
~<mil	61 -10a-5c5j28g
~<min	55 -26c-9j-8k-5d7i8b19g20a
~<mir	87 -11a20j
~<mis	67 -24g-18j7i8e10a27c
~<mo	38 -18j-13i-9a-6g9k11f17e21c22b
~<mob	87 -7a-5k7b9f
~<mod	74 -20a-6e7g11j14b
~<mom	66 -8bj-5ci5g6k17a
~<mon	48 -18j-11i4f6g12e21c
~<mor	51 -15j-9d-8c-7i-5e7h11k27b
~<mos	61 -5ek16c
~<mot	66 -10g-8c5d8f9a
~<mou	85 -8g-4a5b8i10c
~<mov	61 -15b-9g-5a6j26e
~<mr	85 -5b15a
~<mrs	87 4j
~<mu	45 -27i-17j-7k-6c-5d13b60g
~<muc	45 -32i-15j-9k-7cd-6e-5f4h5a16b65g
~<mus	79 -12b-7g6d8c9i
~<my	55 -20j-9a-8k-6g6e9bi12d17f
~<my>	56 -18j-11a-8k-4g6e9bi13d18f
~<mys	83 8a
~<n>	82 -13a-6b9c17j
~<na	49 -30g-17a-15j5h7i10k20d32c
~<nam	50 -30g-20j-6e-5h4f8i15dk38c
~<nan	87 -4ak5b6d
~<nat	83 8j
~<ne	41 -16d-14g-11a-10c8e17h23i27k
~<nea	68 -12b-9c-6k13a21f
~<nec	89 -14c15i
~<nee	47 -14g-12i-10d-9c-7bf13h62k
~<nei	73 -4k4e
~<ner	83 
~<nes	87 -7g-6jk10i11e
~<net	83 -6bc17g
~<nev	72 -13a-5k-4g8h9i10j
~<new	57 -22k-7a-4f7c11b24i
~<nex	65 -6g-4fj5c7h8b
~<ni	57 -15j-6e-4h5d6g7a9b10f
~<nic	65 -9e-5j5abd6i
~<nig	63 -11j-6i-4k9ag13f
~<nin	89 
~<no	37 -32b-13d-5i-4e12g29h43j
~<no>	54 -35b-20i-7d6cef9a48j
~<nob	69 -8be-7d-4k6c7a12j
~<noi	85 9c
~<non	77 -10b-7c-5k9h17j
~<nor	74 -4b5aj
~<nos	85 -11c6k9f
~<not	44 -9d-5a-4b5i6k13j19h
~<now	49 -27j4b12g15c16h
~<nu	49 -14e-9d-7b5i10k18cg
~<num	50 -15j-13e-7bd-5h9i13k16g24c
~<nur	74 -8c-7b8ahj
~<nut	82 7g
~<o>	79 -10c-6j-5g23a
~<oa	83 -7g4c5i9a
~<oak	83 -7g4c5i9a
~<ob	89 
~<oc	75 5g
~<occ	75 5g
~<od	81 -15a9g18k
~<odo	83 -9a6c10g
~<of	33 -8g-7h9k10i13a20d
~<of>	36 -8b5k9d10j13c15i
~<off	48 -24g-11j-10c6e7d13k14ab
~<oft	73 -16i-9a-7c-5b14d34g
~<oh	60 -21j-20b5c6ai9k11df
~<oh>	60 -26j-21b-8g6i8c11adk12f
~<ohi	87 -7a8gj
~<ok	46 -21j-19b-9k4c5e6f9a11d12g17i
~<oka	46 -21j-19b-9k4c5e6f9a11d12g17i
~<ol	51 -42i-7cdk13e17j46g
~<old	51 -42i-7cdk13e17j46g
~<on	30 -13f-12e5a19j24k28d
~<on>	33 -18f-15b-14c-7e12g15j17k20d26a
~<onc	71 -8g9b
~<one	43 -8b-6c7k8f13dj
~<onl	63 -12d-11g6c8k10b13j
~<oo	77 -19a-5k10c13g
~<ooh	78 -14a-5k7g11c
~<op	61 -12g-5i5d12a
~<ope	63 -12j-11g-6i4e14b15a
~<opi	87 -9a6d
~<opt	85 -15b6a14j
~<or	31 -74a-68j-30e-27k-23g-12h-8c7d24f258b
~<or>	31 -81a-65j-34e-27k-20g-10h-7c5d23f264b
~<ord	82 -8c-4a7f11e
~<ori	74 5bd
~<ot	56 -6bef9g11d15h
~<oth	56 -6bef9g11d15h
~<ou	43 -25g-7d-4f7b9k18e23c
~<ouc	85 -29g-6a9e12d23c
~<oug	87 -6d4c10a
~<our	71 -12a-7c-5g5e6jk12i
~<out	44 -11i-9d-4f7k8ab10e13c
~<ov	49 -13c-5hi-4a4k5ef10j14g
~<ove	49 -13c-5hi-4a4k5ef10j14g
~<ow	49 -19d-15j-13c-6h-5e5i11a25g27b
~<owe	69 -26d-11a5ck33g
~<own	50 -17c-14j-6h-5e6i19a25b
~<p>	84 -8b-5g5a9c
~<pa	37 -31e-14h-5k6j13b15af17g19i
~<pac	73 -5gj-4d4f14a
~<pag	68 -8g-6c-5b25k
~<pai	62 -15c-5h-4e7d10b14g
~<pan	83 -5c5j6b
~<pap	67 -14g-11a6c7df8b
~<par	51 -16k-13e-9d-5h6b21c26f
~<pas	61 -14e-9k-5c6b9d15a
~<pat	76 -12b10a
~<pay	44 -10a-9ce-6j-5fhk7b22i41g
~<pd	89 6f
~<pdf	89 6f
~<pe	47 -10i-7f-6e-5j10g20bd
~<pee	80 -4ag7c9d
~<pen	75 -10a10b11c
~<peo	57 -7j-6e-5f7a16d
~<per	54 -14c-11i7a14b17g
~<pet	85 -16a6k21c
~<ph	60 -7d-6h6k8e9b
~<phi	89 
~<pho	62 -6dh-5i9b11e
~<phy	77 -8g6k
~<pi	53 -12g-9j-5i-4h4c16a18k
~<pic	58 -9e-6ac5d9b20k
~<pie	81 -4g6k8e
~<pil	77 -5g-4j5b7a10c
~<pin	85 -9c-7i6a9e
~<pip	72 -7b-5g9a11c
~<pit	85 -5b9a
~<piz	87 
~<pl	45 -10h-5i-4be5aj11f12k14c
~<pla	47 -8hk6aj7d13c
~<ple	68 -11e-10a-7d-6j-4g9b15f24k
~<plo	87 -9b8a
~<plu	70 -7g-6b5j10e
~<po	44 -15d-14i-7f5eh7g9k11c19a
~<poc	76 -8a10cg
~<poi	80 -6c-4bg10a11h
~<pol	47 -15a-11i-7d4g7k11c12be
~<poo	68 -5b-4g5j11a
~<por	79 -7d5c7a
~<pos	75 7c
~<pou	80 -8c-6e-5j4gk21a
~<pow	89 5j
~<pr	44 -36a-11i-6d6bhk10g19j30c
~<pre	59 -10a-7i-6fh-5d6c8g10jk12b
~<pri	57 -19a-7i-5h7f9b12c13g
~<pro	51 -22a-8b12c14j18h
~<pu	49 -18c-13i-5j7e17b19g
~<pul	70 -6ij11e
~<pum	82 9a
~<pur	80 -21a10b12g
~<pus	79 -4g5e8a
~<put	53 -16c-8i4bd5af16g
~<qu	54 -8h-6i6g8b15c
~<qua	80 10j
~<que	69 -6h-4e4a7c
~<qui	64 -6j-5d13c
~<quo	66 -4k9g
~<ra	54 -18i-11e-10b5h8g10j11k18a
~<rac	80 -5b10a
~<rai	66 -21c-11i-9e-5k-4b6j7d20ag
~<ran	77 
~<rat	62 -16c-14a-6i-4d7j8b11h19k
~<re	38 -23i-11f7a9hk13e15b20j
~<rea	53 -19i-13a-12b-8f-6g6c7e20h38k
~<reb	76 -7c12a
~<rec	58 -18i-12d-9c-6g-5h4j9k18b27a
~<red	75 -4b13e
~<ref	79 -12c-5a7b19d
~<reg	67 -12c-5bd-4e6k21g
~<rej	89 -4a5h
~<rel	80 
~<rem	66 -18k-6g-5b9i10a17j
~<ren	53 -12k-10a-5fi9d14g16b
~<rep	60 -5cd6k11a
~<req	74 13c
~<res	69 -16k-4e7hi8bd
~<ret	66 4f5g8j
~<rev	77 -6e-5j7c9g
~<ri	36 -18c-17e-13b-11k-9h8a10g26i45j
~<rid	72 -15b-9d-6j-5k-4g7af10c22i
~<rig	37 -13ce-10a-7h-4f20i50j
~<rin	68 -16b-8k-7i-6c6a14d24g
~<ris	78 -4g7a12b
~<riv	83 -15b-7e-6c9g23a
~<ro	49 -12b-9f-5e6k8d12g13c
~<roa	70 -7k-5d5c12a
~<roc	84 -5a10c
~<rol	83 -14j-5bcg-4i10d22a
~<roo	54 -23b-12e-7h-5f7i10a11dg14k
~<rot	84 -11c-7a10b11e
~<rou	68 -30a-9f-4d5c11g14bh
~<ru	53 -21c-15e-7j-6f-4k9d13b41g
~<rul	87 -6g-4a5j9c
~<run	54 -16e-14c-9j-6a-5f10d18b32g
~<rus	84 -4k7e9a
~<s>	79 -12a-5c-4k8b20j
~<sa	41 -25e-12b-10f4a5c12k21i24j
~<saf	67 -8g6j8c
~<sai	61 -10a-8g-5de6k16h22j
~<sal	64 -11e-8b-6i-5ac5j6h11d20g
~<sam	62 -29b-9j-8f8eg9k26a
~<sat	79 -8j-6g9h10c
~<sav	66 -9c-5f5j6b17g
~<saw	77 -9k-5g5a8ci
~<say	50 -21e-15c-11g-9h-5a5f6d9j11b12k31i
~<sc	54 -28a-8c-6j5f6d10b11g15i
~<sca	67 -21c-13j-5d9h12g22i
~<sch	60 -15g-8i-6a-5h5dj7b8k12f
~<sco	77 -28a4i19g20c
~<scr	78 -12a-7c10d16b
~<scu	83 -11b6g10a
~<se	43 -28c-12h-5j13e14f15b29a
~<sea	76 -12a-11c6b23e
~<sec	62 -9g5j11c
~<see	59 -22c-13h6d8e9i18f
~<sel	65 -10c4ag7e13b
~<sen	58 -11g-5e6a8f13b
~<sep	78 12a
~<ser	66 -7c-6b21a
~<set	62 -12a-8ej-5i5d10b21g
~<sew	83 -6b9a
~<sh	41 -22g-11e-9d-6c5bj11a23f34i
~<sha	62 -16c-12j-7d-5g7a8b11f25i
~<she	54 -14de-11b-7f7g20j25i
~<shi	68 -9c-6a-4d4j12b19e
~<sho	48 -14g-12e5b6a11d27f
~<shu	70 -17g5c7a14i
~<si	46 -15a-9g-6k-5fh6e10j41b
~<sic	78 9c
~<sid	65 -9k7a17b
~<sig	62 -9c-7b-6g-4h9ae13j
~<sil	89 
~<sim	85 -20a20b
~<sin	58 -17a-11g5ce6i7j17b
~<sis	71 -8g10j
~<sit	62 -13j-8g-6k-5i7a11c18b
~<siz	81 -22c-10a4b33g
~<sk	72 -7c-6k8i11e
~<ski	78 -14c5b12e
~<sky	80 -6bk10i
~<sl	61 -10g-9c-5d-4e5fi11a20b
~<sla	77 -10c-4g28b
~<sle	69 8f
~<sli	82 -6g9c
~<slo	74 -7c-6j11i15a
~<sm	62 -10j-7b9d18i
~<sma	73 -6j-4c13d
~<smo	67 -11b-4g8a18i
~<sn	73 -9f-5b8c14j
~<sna	82 6c
~<sno	79 -8f-4a17j
~<so	29 -34g-19f-14i-10d18k19h23e62j
~<so>	33 -43a-32b-23g-14i-10df11e28h35k92j
~<soc	71 -7dj-6a12b20c
~<sof	80 8j
~<sol	70 -12g-5dh7ab17i
~<som	44 -16j-10f-7cg-5k14d16a31b
~<son	69 -9cg-8k5i10b17a
~<soo	70 -26i-8b-4c12a32e
~<sor	71 -23j-7b-5e6i8g11a20c
~<sou	63 -17c-9f-7b-5g6k12e25j
~<sp	51 -14e-11a-8h-6d5g9f10c14bk
~<spa	69 -8b4c6i12a
~<spe	62 -13a-8e-7i-4h7j9k22g
~<spl	82 -8a6f
~<spo	63 -14g-9j6b8f9k12c
~<spr	68 -6g9j13b
~<sq	69 -5b7c10g
~<squ	69 -5b7c10g
~<sr	80 -29k7f17ac
~<sr>	83 -6k5a8f
~<st	37 -27d-15h7f9ci13a20b25k
~<sta	47 -25d-10i-7hj8f10g12c14k25b
~<ste	69 -19c5g6d7a8e
~<sti	54 -14c-8dk-7h8a9f12i23j
~<sto	54 -16b-7g-5fj8a16k17c
~<str	57 -19g-7d-6j-5h5a8k13bc
~<stu	57 -6af6c8i9k
~<sty	85 8c
~<su	51 -18f-6i-5j4h12ag16c
~<sub	63 -5d4h5bj7g
~<suc	85 12a
~<sud	87 -6e5c
~<sue	82 -5a8g
~<sug	82 -15a7c10b
~<sui	85 -7g14e
~<sum	74 5a6b
~<sun	81 -7k-5j5b8e
~<sup	68 -15f-8ij4c6hk14d
~<sur	68 -18b5cgi16a
~<sus	84 -7b9c
~<suv	89 
~<sw	64 -15j-12c-4k7fi11g14b
~<swa	85 -7a-5c13b
~<swe	77 -9j-4k15g
~<swi	68 -8j-6c6i7b10f
~<sy	69 -6b-5d11c13k
~<sys	70 -6b-5d7c14k
~<t>	87 -33a34j
~<ta	45 -16c-14i-5k15b16g26d
~<tab	75 -18a-5c5i6d11b12g
~<tac	87 -7a4i5d
~<tak	51 -10c-9i-7f5b8a11k15d
~<tal	57 -11i-8k-7c-4ej6b9f10adg
~<tap	82 -11c-6k4b18a
~<tax	77 -8a5ej
~<te	41 -37c-15i-12df-7eg7h16j24a56k
~<tea	74 -7g4b10j
~<tee	72 -13c5a8h15g
~<tel	43 -21g-15b-9i-6c-5df-4e5ah64k
~<ten	77 6h7j
~<ter	67 -13c-8a-5d5j15bg
~<tes	79 
~<tex	68 -16c-12k16b26a
~<th	17 -6h9be14j16g18k25i34a
~<tha	29 -19c-11g-8d6b12a16h56j
~<the	20 7adi9j14b16k33g
~<thi	40 -15ag4b5c17di21h
~<tho	55 -17d-16f-8b4c7h8e11a20i
~<thr	52 -11e-10c-8g-6h-4b4i6d8fj20k
~<ti	47 -23i-6c-4g13h47e
~<tic	70 -16c12h
~<tie	83 -9b4e14j
~<tig	87 -12c7a8e
~<til	67 -14k-12j-7agi-5d7fh17b22e
~<tim	52 -17i-8b-7a-6f6h13g35e
~<tin	87 8k
~<tip	84 -12g14c
~<tit	74 -7g-5b6j9d
~<to	29 -11h6k16f40g
~<to>	31 -16j-6a13f15bk16g17c
~<tob	79 -8b10a
~<tod	58 -8k-7h5i7d11g
~<tog	75 -9b-7a7e9fj
~<tol	71 -15c-5a11g15j
~<tom	69 -7d-6b-4c5i6j7g9e
~<ton	77 -18a9j16c
~<too	56 -14k-7b-5c5f12g18a
~<top	67 -8g10j14c
~<tor	83 
~<tot	70 -11a-7e-5b5c6k8d9h
~<tou	77 -12a-11g6c7j13d
~<tow	66 -9d-7ci-5e5k12f13b
~<toy	89 -6b7a
~<tr	47 -14b-9c-5f-4g5k7ad13e15h
~<tra	58 -13c-5d6a7e14h
~<tre	62 -9g7c13i
~<tri	73 -11b5dh6a
~<tro	72 -6bc5k10a
~<tru	58 -9a-7b-6i12d13c
~<try	77 -22c7ag19e
~<tu	60 -7ei-4jk12g14a
~<tub	77 -8b11a
~<tui	85 -5c-4a18g
~<tur	64 -7e-6i5ag6f7b
~<tv	85 12c
~<tv>	89 15c
~<tw	76 -11a4f11b
~<twi	77 -10a11b
~<ty	68 -6ab7j9c10k
~<typ	68 -6ab7j9c10k
~<ub	80 7a
~<ube	80 7a
~<ug	76 -8c-7aj-4k5gh16i
~<ugh	80 -14a-7c-6j6h8g17i
~<ugl	85 5f7a
~<um	62 -10g-5i6a8h10b
~<umb	62 -10g-5i6a8h10b
~<un	51 -12i-8d12j26b
~<unc	83 -5d4c
~<und	57 -13c-10i-6e-5d6f7a8b19g
~<unh	85 -9a12c
~<uni	63 -13g-5k11j12b
~<unp	89 
~<unt	89 -6a5j6e
~<up	42 -16b-5d9h11e13a20f
~<up>	43 -14c-5aj4g11h12e19f
~<upd	72 -15b5e10c11a
~<upg	87 -9a13c
~<ups	74 -8b-7g-5e-4d4j21a
~<us	51 -15g-9j-8d11c16h21a
~<us>	62 -12g-10d-7a5e14b20h
~<usa	89 -4a4k7c
~<use	57 -7f-5i-4bej13c21a
~<usi	83 -11b21a
~<usu	72 -8g-6c-5aj10f11e
~<v>	82 -7g5i
~<va	58 -27b-14c5g9i33a
~<vac	77 -11c6f12a
~<val	64 -8a-6b-4d8c10gi
~<van	74 -15c-8g4j6h7a11d
~<vap	84 -24b28a
~<ve	60 -19g-10a-8e-7d-6c7j25b26k
~<veh	64 -5d5jk6c
~<ven	75 -19g-9c-8a13k23b
~<ver	82 -6c-5ae15k
~<vi	62 -13a-6gk5h7i21c
~<vid	84 
~<vin	69 -22a-4g4b35c
~<vio	81 -4c6j
~<vis	75 -7k-6b8h9a
~<vo	76 -11a-10k16b17c
~<voi	85 -12k-11a15b19c
~<vol	83 -6a8b
~<w>	81 -14c-4j6a15g
~<wa	35 -29f-4j10a11ik12c21h
~<wag	74 -6a-5c5k9d
~<wai	72 -7cj8ai
~<wal	59 -9a-8ce-6i8g9b32k
~<wan	45 -13d4f7h8k11b12e
~<war	83 6a
~<was	45 -36f-12k-11g6j7a10bh11c13i18d
~<wat	59 -20i-9e-4j4k10fg15c
~<way	61 -20b-14j-6adf6e8c14h22i
~<we	40 -12b-10f-5g5hj8k14i24a
~<we>	52 -8f6i12cj
~<wea	77 -7eg-5b9c11a
~<web	80 -6h-5j9a10b
~<wed	83 -7a-6d5k13j
~<wee	56 -16a-5b6i7h9g
~<wei	69 -11j-10d9a18g
~<wel	66 -15b-9j-8e-5c7h8a14d15i
~<wen	66 -18g-14a-9i-7b-4d6c10e13h21j
~<wer	55 -12c-8h-5fi7e9k16a
~<wet	87 5i
~<wh	20 -159a-50j-49b-17k-15i35f37h40g76d100e103c
~<wha	25 -115a-44b-40j-20k-8d-5i9f29h42e88g146c
~<whe	36 -69a-27b-21j-15h-6g-4d5i21k74f78e
~<whi	53 -31a-10i-8h-5g7ef19c33d
~<who	37 -38a-32g-19i-17j-15e-11f-7bc-5h7k169d
~<why	60 -21c-18a-12g-11j-8b-6ei-5d-4k99h
~<wi	34 -5f4i9c18a19k
~<wid	84 -7j-5g5e8ab
~<wif	55 -8d-7ej4c5ai22b
~<wil	53 -14b-6cdfh-4gi5j9e19a23k
~<win	63 -6e5i13g
~<wir	74 -7j11e
~<wis	72 -9d-8j-7b10g19c
~<wit	38 -9g-7b5k6h8j10a13d
~<wo	32 -10e-5aj8i15f22k25b
~<woo	68 -7c4a8i
~<wor	42 -12a-8e-6di7gk11bc22f
~<wou	37 -8c-4e6a11i13b14k
~<wow	74 -16a-6bdj-5i9h11g23k
~<wr	58 -19b-7g-6e-5k-4f5i10d15j18c
~<wre	74 -5a10d
~<wri	65 -17b-10a-4e7i12c20j
~<wro	70 -7b-6k-5g11c16a
~<x>	83 -11a20b
~<y>	87 -5i-4a19j
~<ya	72 -7c-6d-5ai7k8bg
~<yar	74 -5i4a5b8g
~<ye	41 -14k-12d4b6j13h15c18e
~<yea	42 -18a-12k-9i-7d7hj8b12c14e21g
~<yes	72 -15g-9a8c9j13h
~<yet	66 -14g-11j-6d-5bc8e12i31a
~<yo	15 -15k8bd9a10e12f14h16g19j21c23i
~<you	15 -15k6b8d10ae12f14h16g19j21c23i
~<ze	85 -4c7a
~<zer	85 -4c7a
~<zi	65 -17j-8a11k29c
~<zil	85 -7a7c
~<zip	67 -19j-7g12k25c
~<zo	73 -8e-7j-4dgi8b13ac
~<zon	77 -8e-7j10a16c
~<zoo	85 7b
~@da	63 -11g-7e13a14j
~@day	63 -11g-7e13a14j
~@mo	65 -12e-7cg-5d12i24j
~@mon	65 -12e-7cg-5d12i24j
~@na	52 -21c-8i-6ek-4h13d17g22j
~@nam	52 -21c-8i-6ek-4h13d17g22j
~aa>	89 7c
~ab>	72 -9c-5g-4i21b
~abe	78 8a
~abet	79 9a
~abi	58 -11c5d6gi
~abie	89 
~abil	59 4b7ag
~abin	85 -8c-7b8j14i
~abl	63 -10g-6ejk-4h8d11a19c
~able	63 -16g-6j-5ek-4h8d14a20c
~ably	89 -4a8g
~abo	41 -7ae-5b5j6fh21k
~abor	89 -6c11j
~abou	41 -8ad-7e-4b6f7h10c22k
~abov	79 -10c15d
~abs	87 -5g5j
~aby	68 -8d-6b5e13a
~aby>	70 -7d-5c5e11a
~abys	83 -6b7c
~aca	74 -11c-6j4g5f13a
~acan	83 
~acar	89 -4j6e
~acat	82 -12c5g6f8a
~acc	56 -9g-6bhk4e7a11j
~acce	82 -9b4d9a
~acci	69 -14c6d7a12e
~acco	61 -10g-5dehk4b8j17c
~ace	48 -16c-5h5bi11g13d
~ace>	50 -14c-5h6d9i10g
~aceb	89 -6b5j7c
~aced	79 -8a-4c5e7g9b
~acem	79 -11g7ab
~aces	81 -11a-8c5g7b12d
~ach	56 -10a-4f4c5ek14j
~ach>	62 -13ac-6b7d8j9eg11k
~ache	71 -7g-6e-5k5c9j10b
~achi	72 -4b6a15c
~aci	87 -5g8a
~acin	87 -5g8a
~ack	49 -9e-8d-7b-4c5g7i11a18h
~ack>	54 -11i-6ce-4d4k6j7h22g
~acka	77 -6g-4j6a8b9c
~acke	69 -4cg5f9h
~ackg	85 7b
~acki	83 -13c-5a8b13h
~acks	81 -9b13a
~acku	74 -9b-6g24i
~acky	89 -10a10c
~aco	83 -11c-10a4i9f11j
~acom	89 5i
~acon	89 -9ac9fj
~acr	84 5f
~acro	87 5f
~act	56 -13g-8a-6i-5h7d8f15k16c
~act>	69 -13g-6a5b10f18k
~acte	89 -20a14bc
~acti	80 -7c-6b14a
~actl	77 -10i-9a-5j5ef6g19c
~acto	70 -14c-7a4b5g10j11d
~acts	80 6d
~actu	72 -12b-8g-6j5i12c13a
~acy	84 -6a9j
~acy>	84 -6a9j
~ad>	45 -12g-9e-7d-5h7b10f11k17c
~ada	89 -8g6i7c
~adb	84 5a
~adbo	84 5a
~add	54 -30b-10a-7i8k9f10e15d17c
~add>	72 -20b-14a10g11j15c
~adde	78 -6c-5b8a9d
~addi	71 -4j4a
~addr	62 -11a-10b-6j-5g7c9e13k15f
~addy	77 9d
~ade	58 -26g-11a-8j-6d-5k6ef8i14c29h
~ade>	61 -24g-7a-4d7c9e32h
~aded	83 4a5f
~ades	75 -10a-4gj6b10c12i
~adg	85 
~adge	85 
~adi	77 -29a6b11c22f
~adin	79 -28a-6c8b10g23f
~adj	82 -6g-5b7i
~adju	82 -6g-5b7i
~adl	81 -5a8b
~adli	83 
~ado	77 5d
~ado>	82 -5c5i
~adoe	87 7c
~ads	71 
~ads>	79 -5j-4c6g
~adsi	79 6a7j
~adt	89 5j
~adt>	89 5j
~adu	85 -5b4f
~adua	85 -5b4f
~adv	72 -8g5j7b8a
~advi	72 -8g5j7b8a
~ady	64 -12d-5g4k5a7e15j
~ady>	64 -12d-5g4k5a7e15j
~afe	67 -8g6j8c
~afe>	82 5j14a
~afet	70 -7ag11c
~aff	72 -15c5d6j11ag
~aff>	80 -9c4g7a
~affi	85 -4b6g9a
~affo	84 -5c7d
~aft	55 -19g-6f6d7bj8ci
~aft>	87 -7a8c
~afte	55 -17g-6f5a6dj8bi
~ag>	87 -10a-6g7k19c
~aga	64 -7d-4k4g8i10e
~agai	64 -7d-4k4g8i10e
~age	41 -10i-8j-6a11d14cg19k
~age>	43 -22d-9h-8b-6ai6f9e14c18k28g
~aged	79 -10g-9f6b7a14c
~agee	89 -11c14d
~agem	84 -15c8g15d
~agen	63 -27g-8e7a15b22d
~ager	74 -7g6c7a
~ages	68 -11b-8a-7e-5j-4i9k11h17g
~agg	80 -9b-7c5h7a8i
~aggr	87 
~agi	81 -7g-5b5i7c8f
~agin	83 -7g-5b6ci8f
~agl	89 
~agle	89 
~agn	82 -10a4gj5c
~agno	82 -10a4gj5c
~ago	76 -19g-17j-10c-8i7h17a34e
~ago>	76 -19g-17j-10c-8i7h17a34e
~agr	76 -6e-5d5b8h11a
~agre	77 -6e-5dk5b8h13a
~ah>	69 -31a-12b-8e-6k4d6i9f12h26j
~aha	75 -8a7g10b
~aha>	75 -8a7g10b
~ahe	75 -8c4b8j
~ahea	75 -8c4b8j
~aho	87 4bf
~aid	55 -28c-7ef5g9bd10h22j
~aid>	55 -27c-8a-7e-6f6g9d10h12b22j
~aig	74 -6a-4j5k6e12b
~aigh	74 -6a-4j5k6e12b
~ail	54 -20g-5c5f6b10e19i
~ail>	56 -19g4b5c6f16i
~ailb	89 7c
~aile	79 -8c-6a8i12e
~ails	84 
~aim	59 -9a-6d9g10i
~aim>	63 -15j-14a-4d11ci15g
~aims	70 -9c-5g12j
~ain	52 -9ik5f11d12g
~ain>	57 -9c-8k-4h4f6e24d
~aine	78 -7d5j12a
~aini	78 -9g23c
~ainl	85 -7a12c
~ains	72 -8c-4dj4b5f12h
~aint	75 14c
~ainy	85 -22c-12i6a30g
~air	61 -10g-8h20c
~air>	68 -20g-6h-4i5k23c
~airb	84 -4b11a
~airs	71 -9a6g9b
~ais	68 -5ek5c6j7d8b
~aise	69 -7c-5e4g6j7d8b
~ait	74 -13j4h8i11a
~ait>	77 -15j5h12a
~aiv	87 -6c-4a6b8j
~aive	87 -6c-4a6b8j
~ak>	69 -8k-4h6a8f
~ake	45 -8e-4d5j6g7i9c
~ake>	47 -12e-6j9g10ci11b
~aked	89 -10a5c8k
~aken	84 8j
~aker	77 -9b-5c-4g26a
~akes	66 -7b6e7d
~aki	68 -11gi-10b-7k5j13d15c17a
~akin	68 -11gi-10b-7k5j13d15c17a
~aks	73 -11bg4i11a14c
~aks>	73 -11bg4i11a14c
~al>	42 -23i-17f-12e6c9g11k15a18j20b
~ala	65 -17c10j18g
~alan	82 -16c18g
~alar	67 -5c7j
~alc	74 -7a5c12g
~alco	75 6c7g
~ale	63 -14e-8b-7c-4a6h17d22g
~ale>	77 -18a-9c-6e5d6i7b13g
~aler	82 10d
~ales	70 -10be-8j-7i-4k8h14a18g
~alf	65 -11j-7b5a9k12d
~alf>	66 -22c-11j10k29d
~ali	77 -14b6k20a
~alid	87 -8b15a
~alk	53 -12g-9e-7c-5j5b6f7d22k
~alk>	58 -7g-6i-5e-4j33k
~alke	72 -17g-6b6a9c14i
~alki	67 -14c-7k-6j7b8dg13f
~all	39 -9i-7k-6ej-5a17h19d22b
~all>	42 -14i-8k-6ac-4f6h14b19g23d
~allb	87 -8a6c7k
~alle	66 -17j-7aeg7d13h23c
~alli	75 -11c-6a-5d8k10b13f
~allp	77 10gk
~alls	64 -13e-9k-8d-6i-5g13b18j21a
~ally	58 -18g-10a-5j5f6c8e10i11h
~alm	82 
~almo	82 
~alo	67 -18g-6bc13a27i
~alon	69 -11g-5c7i17a
~alr	63 -14k-6i4a7c19e
~alre	70 -7i5j
~alri	69 -14k-6j-5b5c6d18e
~als	72 -10d4a5fk6c
~als>	73 -7d-5a6f11c
~alt	57 -16g-7d-5ah5cj8b24i
~alt>	79 -5b4c5i
~alth	59 -13g-7a-6d-4h7c12b23i
~alty	87 -6c-5a7j10e
~alu	65 -17a-4j10c11gi
~alua	83 -14a-5g22c
~alue	67 -7c-6a11i15g
~alv	85 11j
~alw	77 -9j-7bi6g8d11f
~alwa	77 -9j-7bi6g8d11f
~am>	51 -14c-12b-11g-5e4k5j8i12h13a14f
~ama	64 -8b-7e-5d12j18g
~ama>	84 -5ak5c8g
~amag	67 -7b-6ce5k12a13g
~amb	87 -16a-6k8c14f
~ame	41 -24b-11a-10h-8i6e7gj8f15k16c22d
~ame>	42 -12b-9ah-5i8d11g15k18c
~amed	72 -18b-17c6ej10d11fk
~amer	77 6k9c
~ames	71 4j6c
~ami	58 -8c-7g-5jk6a9ei11b
~amil	59 -6gj6a10bi
~amin	84 -9c-6a18e
~amm	87 -8a5j7b
~amme	89 -8a7b
~amo	68 -14a-7k-5b4i15c20g
~amou	69 -13a-7k-4b4i12c22g
~amp	69 -22b-8c6j7g22a
~ampl	89 4e5j
~ampo	74 -12b14a
~amr	87 -13b-6c4j20a
~amry	87 -13b-6c4j20a
~ams	83 8a
~ams>	84 8a
~an>	38 -28i-21k-14g-10j5e8h13d35a39c
~ana	69 -29g11h14d16i
~ana>	89 -4c7a
~anag	71 -29g4a5c14d17i
~anc	44 -6c-5b9g10e11a
~anc>	89 -6a5e14j
~ance	45 -9c-5i-4j4k9be13g
~anch	84 6i
~anci	75 -14b16a
~and	30 -11f-9bh-7a-5c5g13i22j27e30d
~and>	32 -18b-10a-8f-6i-5h7g10k21j29e30d
~andb	85 5k
~andd	85 -12a4g5e6c
~ande	83 4k5b
~andi	81 -5ab5ci8j
~andk	89 8a
~andl	59 -15a-9g-7c-6e-4f6d20b22i
~andm	83 -5a6c7j
~ands	66 -10a-9k-8e-7d-5b-4f12j16i21c
~andy	76 -6jk12f14a
~ane	67 4c5j6f
~ane>	77 -4c6j10f
~aned	87 -6a6c
~anen	87 5c
~aner	87 8j
~anes	83 5a
~ang	55 -15bg-10j-7h-5d12c24a30i
~ang>	74 -13b-11g-10e-5j5c14i16a
~ange	60 -11b-6d-5hj6c27a
~angi	72 -13a-4c6e9k10i
~ani	66 -14a-10c-7g-5i8j25d
~anie	74 -5c-4i4b8k
~anim	84 
~anin	83 -14a-7c-5b7h23d
~anis	89 -4a5j6c
~aniz	89 -5ck5a6dj
~ank	61 -11g-7j10b25d
~ank>	66 -14g-5j4k8b13d
~ankr	87 7a
~anks	75 -13a-7k4g5b16d
~ann	63 -10c-5b-4i7a8g17j
~anne	81 -6d15j
~anni	73 -9b-8c27a
~annu	75 -13a7c18g
~anny	85 -5a-4k5b6dj
~ano	71 -9c-5g5e7a8bj
~anot	72 -6c-4g6e11a
~ans	59 -16a-4f6d9c14b
~ans>	62 4b7d
~answ	78 -6j5g8c
~ant	43 -10d-7g5e6h7ak18b
~ant>	44 -11d-9g-5f5h7e15b20a
~ante	82 4de
~anti	83 -5ae4i6g
~ants	72 -12a-4g4b6f9k
~anu	85 -9b-7g15a
~anx	87 -7b15a
~anxi	87 -7b15a
~any	31 -59b-21i-18j-7e13d23k44g68a
~any>	34 -47b-25j-18i-6f-4e13c18k42a60g
~anyb	56 -14c-11b-6g-5j4k6h18ad
~anym	82 -8a-4k5d9e
~anyo	67 -13c10a17d
~anys	77 -10d-4gh4a7k9j
~anyt	50 -21b-8e-6i-5dgh6j7k16c31a
~anyw	74 -10c6f15a
~ap>	68 -14j-6d4k5e13a15b
~apa	65 -5b4k5j
~apar	65 -5b4k5j
~ape	59 -19g-10c-6e-5h10a28i
~ape>	70 -17c-11b-5g16i27a
~aper	65 -13g-12a6f7cd12b
~apes	84 -6c6j20i
~api	84 -7b-6a17j
~apin	87 -8b-6a5c11j
~app	48 -16e-8g-6di4b8ah11k15c
~app>	69 -6g-5d14a
~appe	53 -14e-5g10k16c
~appl	77 -5bc11g
~appo	85 10f
~appr	75 8b
~appy	71 -12j-10i-8g4k10h19a
~aps	73 -10i-8g-4b7j8c13h
~aps>	84 12c
~apse	78 -10i-7g9j14h
~apt	83 -17j11b15a
~apto	87 -17j8a12b
~ar>	38 -13d-12h-11i-8b9f12e14a19c20g
~ara	61 -10cg-5di4k5j33f
~arac	89 -20a14bc
~arag	67 -13c-9b6j25f
~aras	85 -5c8a
~arat	73 -5c11a
~arb	77 -5j8a9e
~arbe	89 12e
~arby	80 10a
~arc	82 -15a-9c4b10h14j
~arch	87 5b
~ard	50 -17k-11g-5af8ej10b11i12c
~ard>	53 -16a-11d-9k-6j12ei13c17b
~arde	81 -11a7b17c
~ardi	77 -9c-5b-4k4j10a13d
~ards	68 -13b-6g-5k5d8j20a
~are	32 -6i-4a6dj8c12f38b
~are>	32 -8g6ac9f37b
~area	79 -22c-11e-9a5b37f
~ared	84 -11c4b9g
~aree	89 
~areh	89 
~aren	68 -8c-5b17a
~ares	79 -10a-4i6j17f
~aret	85 5b
~arg	68 -15i-7c24g
~arge	69 -15i6g9c
~ari	67 -10g-7b4k6c8a14j
~arij	89 -4c7a
~arin	74 -9g-4b4c17j
~arit	81 -7b8c9k
~ark	63 -5h-4d5a13k
~ark>	70 -7b-5a7g14k
~arke	74 -15c4e5gj
~arki	84 -10g-7j8b17a
~arl	76 -11j-9c8g18a
~arly	79 -10j-8c8g10a
~arm	63 -9d-6c-4i12e21j
~arm>	66 -13g-9d6e11j12a
~arml	89 5a
~arms	83 7j
~arn	68 -12b-5ac7i17g
~arn>	75 -13a-5k5ij12g
~arne	81 -6g-4c4b5ei
~arni	85 -20b-12c14g19a
~aro	58 -9bj-5c6i7d12f
~arou	58 -9bj-5c6i7d12f
~arp	82 -8a-6c8k9j
~arpe	89 -8a4j9k
~arr	55 -9i-5e-4h5ak6d8b
~arri	66 -6ag-5i12b14d
~arry	60 -7d-5i8g15a
~ars	48 -18a-6de6b7fh23g
~ars>	48 -16a-6de-4j6b7fh23g
~art	46 -13h-9ik-4j4b7f8a18d20g
~art>	52 -11bh-9i-8j-5c12e17g27a
~arte	69 -10i-4k5aj11g
~arti	77 -5g4d5b
~artm	63 -9c-5i5j16d
~artn	67 -15k9g12b
~arts	79 -24a-7e-4g4d10k11i12f
~arty	83 -5g5ac
~aru	89 8h
~aru>	89 8h
~ary	66 -9j-8c-7g-4ab10e13d17i
~ary>	66 -9j-8c-7g-5a10e13d17i
~as>	39 -24f-19k-11g-9b5i6ce13d15h19j28a
~ase	52 -24d-7e-6a-5h6bj10f13c15k
~ase>	55 -25a-9d-6e-5hi4b6j12f19k20c
~ased	84 -23d23a
~asem	68 -4c6ag7i
~ash	60 -18a-7i-5e4d5b9g10c12j
~ash>	62 -11a-5i-4e7d10b18g
~ashe	79 -11g-5b19c
~asi	72 -11c-7b-5f7aj13i
~asid	81 -6b7a9g
~asie	84 -13b-5g5k21i
~asin	85 7b8a
~ask	55 -9b-6ad-5hk4f5j9e22c
~ask>	60 -17b-6g7ef8d15a
~aske	77 -7k-5a4i6bg
~aski	70 -18a-5i6j7e9c11g
~asks	82 -14d-5g5j8k18c
~aso	69 -26a-7g-5d9c15e27h
~ason	69 -26a-7g-5d9c15e27h
~asp	83 -5b5c8j
~asph	84 -5b5c6a
~ass	58 -14e-7i-6c-4g4f6k29b
~ass>	68 -13e-8g5k8f13b
~asse	67 -6c-4i4j6g
~assi	82 9c
~assm	87 -6c9a
~asso	89 -7c14b
~assw	87 -9a15b
~ast	46 -16k-7f-5adj-4h6c7i10b13g22e
~ast>	46 -15k-9f-7b7a9i16g23e
~aste	81 -11a-4g9c16b
~asti	89 -4a5f
~asu	75 -17a-5f11d16b
~asur	75 -17a-5f11d16b
~asy	82 -17j5b6ac
~asy>	82 -17j5b6ac
~at>	20 -10a-9d9f13h16j17c26g41e
~ata	82 6b
~ata>	85 -4d4f8a
~atc	63 -12d-11i-6c-4h8b12j25k
~atch	63 -12d-11i-6c-4h8b12j25k
~ate	42 -15b-12i-9d10ce17f25k
~ate>	49 -6ab-4h13f22e
~ated	64 -24b-5g5a7h26c
~atel	71 -6c-5b11a
~atem	82 
~aten	89 -5d7a
~ater	59 -16a-14i-7e6b10f12k19g
~ates	64 -7d-6e-5g6b8j9a
~atev	76 -14c-7a-4g5d27k
~ath	61 -16a-14i-11c-7de8fk13gj19b
~ath>	77 -28c8j11a13g
~athe	66 -8ag-5e5k6j7f10b
~athr	81 -13i-8a-4c27b
~aths	83 -15b-13a6k13c14g
~ati	50 -13g-5a-4c6f9k12b17h
~atic	80 -5c6ah
~atie	89 
~atin	70 -10c-8a-5j-4g4b6h7ei8k
~atio	53 -8eg-7i7ck8f12b
~atis	87 -5j4a10h
~atl	82 -7e14c
~atll	85 -7e17c
~atm	81 
~atme	81 
~ato	87 4ci
~ator	89 4c
~ats	73 -24b5g8c11i
~ats>	74 -13a-8b5g8c11i
~att	68 -10a-7f5dk11b
~atta	80 -15a-5e4j5bd6i
~atte	74 -7f-6d-4g5k12a
~atto	89 -4c
~atu	79 -9j-4b8k14c
~atus	83 -9a-4b9k15c
~atv	77 -16a-6d6f8g21c
~atve	77 -16a-6d6f8g21c
~au>	89 8j
~aud	67 -6ai16b
~audi	67 -6ai16b
~aug	67 -9d-5g5a12c
~augh	67 -9d-5g5a12c
~aul	71 -13c-9d-6g12i24b
~aul>	83 -5a6c9b
~ault	76 -8d-4c5a18b
~aur	82 -6b4d
~aura	82 -6b4d
~aus	64 -8i-4e8d14a
~ause	64 -8i7a8d
~aut	65 -11g-6i5f10ak
~auto	66 -11g-5i5f7a10c
~ave	30 -12i-7f-6e4b8k10c14j28a
~ave>	31 -10i-7f-6de5b9k15j17c23a
~aved	80 -10c4a12g
~avel	76 -11c4f5a6d
~aver	89 6g
~avi	65 -10c-9i4a14b15g
~avin	65 -10c-9i4a14b15g
~avo	79 -7a-5g20c
~avor	79 -7a-5g20c
~avy	87 
~avy>	87 
~aw>	68 -13g-8dj-5k12c14e15i
~awa	64 -12b-5ij4g5a6k16d
~away	64 -12b-6j-5ci5ag6k16d
~awe	69 -7aj5b12k
~awer	85 -9a4j7b
~awes	71 -10j13k
~awf	87 -5a4i
~awfu	87 -5a4i
~awl	82 -10cg5j10i15b
~awl>	83 -7c5j11i
~aws	80 -5g6b
~awsu	83 -5g4c8a
~aww	79 -10a5k9d
~aww>	79 -10a5k9d
~awy	76 -5dg5a10k
~awye	76 -5dg5a10k
~ax>	74 -12b-6g5fj7k
~axe	84 -9a7b
~axes	84 -9a7b
~ay>	33 -11h-7j-6a11g20c33i
~ayb	80 -11c-5b7e15a
~aybe	80 -11c-5b7e15a
~ayc	70 -9c-7b-4k4e6f11g
~ayca	89 5g
~aych	71 -9c-6b-4k4e7fg
~aye	84 -5h-4b12k
~ayer	87 -4b6k
~ayi	58 -17j-9f-7e-5c5b10d17gi
~ayin	58 -17j-9f-7e-5c5b10d17gi
~aym	64 -9j-4g5k8b12e
~ayme	64 -9j-4g5k8b12e
~ayo	84 10g
~ayou	85 11g
~ayr	67 -9a6d9g
~ayro	67 -9a6d9g
~ays	53 -16a5d9i
~ays>	53 -16a5d9i
~azy	76 -6i-4j5b9h
~azy>	76 -6i-4j5b9h
~ba>	81 -10b6g10a
~bab	67 -6bd5e13a
~babi	89 
~baby	68 -8d-6b5e13a
~bac	51 -11d-5e5h6aj10i
~bacc	79 -8b10a
~bach	82 -4c5j11b
~back	52 -11d5cgh11i
~bad	69 -12a-6e-4h4g5bc16i
~bad>	70 -8a-6e-5h4g5c16i
~bal	69 -17c-11b-10a4jk7d37g
~bala	82 -16c18g
~ball	72 -13b-9a-4c5j8d23g
~ban	52 -13c-9i-7g-4k7e10b28d
~band	56 -7c-4k6d10e
~bank	64 -8c-7gi-6j8b27d
~bar	69 -17a-9g-5d4h8e29c
~bar>	85 -12d15a
~barb	89 12e
~bare	84 -8g-4j5a7d
~bark	89 -9j15c
~barn	83 -22a-5b27c
~baru	89 8h
~bas	66 -6a6i7j8c
~base	67 4g5a7i
~bat	72 -13a-4bi5jk7c9g
~bath	73 -13a-4bi5k6j7c9g
~bbe	89 -6b6a
~bber	89 -6b6a
~bbi	80 -6g13c
~bbie	81 -5g6ac
~bco	79 -4a
~bcon	79 -4a
~be>	49 -19i-13f-4b7j9k10e11d14a
~bea	74 -8ck-5j6g9b14a
~beag	89 
~beat	80 -7j-6k5g14a
~bec	64 -10i-4f7d19c
~beca	66 -10a-9i7g8d13c
~beco	85 -7g10a
~bed	73 -11a-5c19g
~bed>	89 5j
~bedr	76 -7a6k
~bee	49 -12j-5g-4d5bhk12c18i
~been	49 -13j-5g-4d5bhk12c18i
~beer	83 
~bef	55 -17k5dg11i
~befo	55 -17k5dg11i
~beg	89 -5a7k
~beh	69 -13c-9g-4i4k5f10h15d
~behi	69 -13c-9g-6b-4i4k5f10h15d
~bei	70 -10b-5g4e6f10i
~bein	70 -10b-5g4e6f10i
~bel	68 -10b-8k5ag9f12j
~beli	79 -13g-7a-6k-4b7j8ce11f
~bell	83 -6a9b
~belo	77 -8b-4c9g18a
~belt	89 -8b-5k6j12g
~ben	67 7a9d
~bend	82 7a
~bene	70 10d
~ber	48 -17b-9d-8h4c5e6k11g13i14a
~ber>	49 -14b-11i-10d-6j-5h6a13ce14f17g
~bers	68 -24f-9cg-5e12k14a22i
~bes	61 -15g-12a-7b-4j4i6h7e14c15d
~besi	68 -6g21d
~best	68 -11g-6a-5d-4i7h9e16c
~bet	61 -7i-5d-4h10c15b
~bete	80 9a
~bett	65 -8f-6i6j8k10b
~betw	79 -6ak7f10b
~bid	89 
~bie	77 -5g5ac
~bies	77 -5g5ac
~big	56 -20i-7j-5ah-4f4c7k13b23g
~big>	58 -12i-9d-5j7cg10k12b
~bigg	75 -10a11g15d
~bigs	85 -10i12g
~bik	77 7k
~bike	77 7k
~bil	56 -8j-5e5d7f15b
~bile	87 -7a-5k7b9f
~bili	59 4b7ag
~bill	69 -13g-9j8bd
~bin	68 -13g-9b-4e8i9c10j
~bin>	82 -10a-8b7j13i
~bind	84 -10c5f7b
~bing	75 -12g-9b4k12c14a
~bir	63 -10a-6b16e17c
~bird	89 
~birt	64 -9a-8b12c23e
~bis	87 -4c9g
~bisc	87 -4c9g
~bit	75 -7c6dg7a
~bit>	77 -5c7g8a
~bla	80 -5a5d7b10c
~blam	82 4c5d8b
~ble	52 -11k-7i-5eh4b16a17c
~ble>	54 -9k-8ej-6i4b37a
~blem	74 -5c-4g6e7b8j
~bles	77 -25a-7b7g9d25c
~bli	83 -4g6i
~blin	89 6i
~blo	68 -12g-11b-7k9e11c18a
~bloc	89 -4b11c
~bloo	70 -7b-6g-4k5j10e12a
~blow	85 -7g5a7i
~blu	83 -10c8ag
~blue	87 -10c4j10g
~bly	89 -4a8g
~bly>	89 -4a8g
~bnb	84 -4b11a
~bnb>	84 -4b11a
~bo>	87 -13a8k
~boa	70 -9b-5ck4f17a
~boar	74 -6k4f10a
~boat	81 -6b9a
~bod	46 -16b4i5jk12d
~bodi	81 -7a7c
~body	47 -16b5ai6j13d
~bol	83 5b
~bolt	83 5b
~bon	85 
~boo	63 -6i-5ag-4e5bdhjk
~book	64 -5i-4e5dk6hj
~boot	87 -4g6c
~bop	83 -4g4a6c
~bop>	83 -4g4a6c
~bor	62 -14g-9k-4h5d7j12b15e
~bor>	79 -6a-5g5b8j
~borh	87 -7a7g8e
~born	72 -12g-7d-5k5c8a16e
~borr	77 -11a9b16d
~bors	82 -5c6j12a
~bos	77 -9j-5f9c18a
~boss	78 -5f7a10c
~bot	63 -5ci5h6a8b
~both	65 -7c-6k-5i5h6j9b
~bott	83 6k
~bou	40 -9d-7e4c5h6f28k
~boug	70 -9i-8c-4j10k15b
~boun	87 8a
~bout	41 -8ad-7e-4b6f7h10c22k
~bov	79 -10c15d
~bove	79 -10c15d
~box	68 -8f-5a-4g5b9k10e
~box>	69 -7f-6c-4g10ek
~boxe	87 -10a9b
~boy	70 -13a-7c-6g-5d6hj9i18b
~boy>	75 -7c-6g-5k-4d7h9j12i
~boys	79 -11a5k18b
~bra	72 -7j-5eg-4k23i
~brak	87 12a
~bran	78 -6g-5ce9b14i
~bre	57 -10b-7i-6a-4k4h8g10f11c
~brea	69 -6abg-5k5d8f16c
~bree	84 
~brel	62 -6i-5b8h14g
~bri	62 -12a-7k-5i5j8d10g12h
~bric	74 11c
~brid	89 -7d11j
~brin	68 -15c-13a4f6g14d15h
~bro	61 -14d-4k4c10j11i
~brok	74 -16a-13d-6g4f6b9i18c
~bron	89 -12a4k12i
~brot	69 -9k-6g5j10a16c
~brou	84 -6cg7e11a
~bs>	62 -12b-11k-8c6g11d20a
~bsi	81 -6h5c10b
~bsit	81 -6h5c10b
~bt>	82 -9a5g9b
~bts	89 -21a24c
~bts>	89 -21a24c
~buc	80 -6c-5g7a13h
~buck	80 -6c-5g7a13h
~bud	72 -7cd5j18g
~budd	77 -7d8j
~budg	80 -5ac16g
~bug	78 -11g-7i6k7b9h
~bugg	89 -7g6k10c
~bugs	84 -6cgi9b11h
~bui	54 -11c-8d-7j-6i-5h6a9k10g21e
~buic	89 6a
~buil	55 -10c-9d-6j-5i-4h10gk22e
~bul	85 -8c-4k5i6bf
~bull	87 -8c-4k5i6f7b
~bum	79 -8a-6c-4h10b12j
~bump	79 -6c-4h12j
~bun	74 -8g-7c-4j6i9b14a
~bunc	85 -11a6d13b
~bund	83 -6i14a
~bung	87 -8b-6cg9a14i
~bur	62 -17a-9b-5k9g16i19j
~bure	89 8j
~burg	89 4a
~buri	79 -7a5b7c
~burn	68 -11b-10c15g18i
~burs	81 8c
~bury	89 -21a22j
~bus	49 -12i-8f7cj8d9be
~bus>	81 -4g5acj
~busi	51 -12ai-7f4g7j9c10d13b
~busy	73 -5c-4g5i7a13e
~but	62 -12a-5d9e15g
~but>	63 -6b-5i-4d4e17g
~butc	89 -4bc14i
~butt	89 -7a7e8b
~buy	63 -4i4b6e7a
~buy>	64 -4i5b6e
~buyi	84 -6c12a
~by>	50 -22d-9hk-8g-4j8a13e19b22i
~bys	83 -6b7c
~bys>	84 -7a11c
~cab	84 -9b-8c-5a7j8e13i
~cabi	85 -8c-7b8j14i
~cak	87 -10c8a10g
~cake	87 -10c8a10g
~cal	48 -20a-19g-15i-14e-6c4j5k8f18h27d30b
~cal>	62 -9c-7i5d13b
~cale	82 -9a-8c-7e5k7i15g
~call	51 -36g-15i-11a-10e7cfj16b22h25d
~cam	61 -15b-10i-6d-4f6k7a16j18g
~came	63 -16a-9i-4d4c5b6k12g14j
~camp	87 -14b-4c11ag
~camr	87 -13b-6c4j20a
~can	46 -19k-17j-7g6ci9d10f15ae
~can>	48 -27k-26j6d9i11f13ace
~canc	70 -12g-6bc6dk7e10j
~cand	89 5k
~cane	79 4j5a
~cant	83 
~cap	84 -18a-8b9j20c
~car	41 -12k-11j-5eg6d17c31i
~car>	51 -9d-8j-7e-4h5i6f17c
~card	58 -14g-5k-4ah8b14ci
~care	64 -12c4gh6d8a
~carp	85 -8a-6c6j9k
~carr	58 -7i-5b4c5k7g10d
~cars	66 -23k-6g6c11d20i
~cart	89 -4j6e
~cary	82 -9j-6b-5g5e7a21i
~cas	63 -13a-5cd5j13g19b
~case	76 10j
~cash	66 -12a-5c-4d14g21b
~cat	55 -11a-8c-7i-5j-4d5f8eg26k
~cat>	89 -7a10b
~catc	74 -15d-6c5j10e22k
~cate	63 -4b4g7f10d
~cati	66 -9j-6b4c15k
~cats	84 -12b5gj7a
~cau	65 -9i-6c-5e-4f4d6a17k
~caus	65 -9i7a8d
~cce	81 -9b4d9a
~ccen	87 5a
~cci	69 -14c6d7a12e
~ccid	69 -14c6d7a12e
~cco	60 -11g-6hk-5de7j12b16c
~cco>	75 11a
~ccor	87 -6c12i
~ccou	63 -9g-8a-7k-5hi-4d9j11b23c
~ccu	74 4j11g
~ccup	79 -9a23c
~ccur	83 -20c7a8g9j
~ce>	36 -18c-6f-5j10b11g12ak19i
~ceb	89 -6b5j7c
~cebo	89 -6b5j7c
~ced	70 -15j-6c-4a6g32b
~ced>	70 -15j-6c-4a6g32b
~cei	77 -7a-5eg5j6k9f
~ceil	84 -10a6gj10f
~ceip	83 -12g6c8k
~cel	70 -9g-7a12c13b
~cel>	84 -4a4b
~cele	85 
~cell	75 -10g-4a11b13c
~cem	77 -11g7b9a
~ceme	78 -11g7ab
~cen	54 -10a-8c-4i5d6e7b12g
~cens	59 -11a-5j6b9e10d
~cent	64 -12c-6k-5d4h9j18g
~cer	58 -14g-9b-6i-4h6f7j10a15d
~cer>	74 -13g-10b4e9j12d
~ceri	87 -5b7g
~cern	84 -8g5a10c
~cert	62 8d
~ces	64 -24c6i23d
~ces>	69 -25c13a19d
~cess	75 -9a-6g6i7d
~ch>	39 -38a-37i-14j-6h6e7f11c14g20k28b33d
~cha	53 -10c-8e-7i-5f-4a7k9d11b16g
~cha>	83 -8a-6g-4j11c13d
~chai	78 -7a-5c9bh
~chan	59 -6e-5bd-4hj11k25a
~char	68 -13c11g
~chas	83 -23a27g
~chat	82 -9c6b7d8j
~che	50 -8ch13bj
~chea	77 -9c4b10g14a
~chec	57 -10a-5gj6c11b13e
~ched	71 -8g-7i6j10c
~chel	82 -4c5j11b
~chem	89 
~chen	70 -9a-5bc5i10gj
~cher	79 -10a-7c7b16i
~ches	73 -5e
~chew	85 
~chi	60 -12j-9e-5d7a12b13c
~chil	70 -11d-6e5bf6i10g
~chim	84 -7b6d
~chin	68 -12j-9g-4di11b13a14c
~chit	87 5b
~cho	59 -23g-9e7d8c12f
~chol	89 -9g5a9i
~choo	60 -14g-9e-8h4j5dk11c12f
~chr	84 12f
~chri	84 12f
~chu	79 -7b5f6a
~chur	79 -7b5f6a
~cia	59 -13g-4i7b8d19c
~cial	62 -5gj-4i24c
~cian	87 12j
~ciar	77 -9g-4a6c14d
~ciat	84 -7c13b
~cid	64 -10c-6g5j8ei11d
~cide	64 -20a-12c-5g4b9ei10j13d
~cidi	87 -10b-7j23a
~cie	68 -8b14c
~cies	69 -9a15c
~cig	81 -4a4k5b
~ciga	81 -4a4k5b
~cin	78 -6g8ac
~cin>	89 -5g6a
~cine	85 9c
~cing	89 
~cis	78 -6k5d
~cisi	78 -6k5d
~cit	71 -10b-6g-5j9e10af
~cita	89 -6a6k7c
~citi	87 -6c-5b13e
~city	76 -5b7af
~ck>	43 -17a-13b-11j-8h9d10e11cg14k19i
~cka	77 -6g-4j6a8b9c
~ckag	77 -6g-4j6a8b9c
~cke	56 -13c-9i-5d11j12h15b
~cked	64 -7ik-5g5h7a11b12j
~cker	75 -9ac10b11h
~cket	65 -6bc-4i4fj5k12g
~ckg	85 7b
~ckgr	85 7b
~cki	71 -17g-8a6i13h15b
~ckin	71 -17g-8a6i13h15b
~ckl	80 -11c-5g7d9a14h
~ckle	83 -10c-4g15h
~cko	83 -10c-5a8i10g
~ckon	89 -8c8g
~cks	61 -14b-9i-8d8h9g23a
~cks>	61 -9i-8d-7b9gh15a
~cku	69 -8c-5a12e17i
~ckup	69 -8c-5a12e17i
~cky	77 -7a-5d13c
~cky>	81 -5d5c
~ckya	89 -10a10c
~cla	56 -13a-7d4j5k9i11c
~clai	59 -9a-6d8g10i
~clar	82 4k
~clas	78 -7g-6b4c7af
~clau	87 
~cle	57 -21i-12g-5d-4e8k11j12b27a
~cle>	66 -8d-6a5bc18k
~clea	66 -21i-11c-5g5b11j29a
~cles	72 -10g-7k5c7j13a
~cli	61 -13g-7k-6i-4c4e8af14d
~clie	65 -7g-4j10d
~clim	80 -10b-4c6d14a
~clin	79 -7k5e9f
~clo	54 -23c-19a-9i9b23e27g
~cloc	82 -13c-7a-4j8e11b13g
~clos	56 -18c-8a-7i5j15g19e
~clot	85 9g
~clou	84 -6a7b
~clu	73 -4b15a
~clud	74 -8b12a
~co>	70 -11a-9d-5c8i12g16b
~coa	82 -7a4d7b10g
~coas	87 6g
~cod	72 -8g-7a-5f7k23c
~code	72 -8g-7a-5f7k23c
~cof	82 -5a6k9i
~coff	82 -5a6k9i
~coh	75 6c7g
~coho	75 6c7g
~coi	82 -12k5a11b
~coi>	85 -12k5b10a
~col	57 -6i-5h-4cf6g8b12a
~cold	84 6a
~coll	59 -6c-5i-4h7g9b14a
~colo	89 -6a7c
~colu	89 6d
~com	40 -17a-7j-6k4i10df15c26h
~com>	89 9j
~coma	89 5i
~come	51 -11k-7e-6i-5a5fg35h
~comf	78 -5c5f6a
~comi	67 -21b-13a-11j-9k8f10i38c
~comm	65 -4a4k7g11b
~comp	46 -8c-6g6ik7be13d
~con	50 -8ce-7h-6d5b6j10fi13a
~con>	89 -9ac9fj
~conc	83 -8g7b9c
~cond	61 -11g-5b6c10j12i
~conf	89 12c
~cong	80 -8j4c12i
~cons	71 -14c4g21a
~cont	60 -13c-6ae8k11b13g
~conv	79 -9k8j9c
~coo	66 -13b-11j-7f6ac27d
~cook	85 -7b6d7a
~cool	67 -11j-8b-7f7c23d
~cop	73 -16b-7k-4g4ij19a
~copp	85 -19b18a
~copy	78 -8k-7c4e6i8j
~cor	55 -21a-10i-9d-6h5g9f12b33j
~cord	62 -16c-10di-5g5k6j13b18a
~core	77 -28a4i19g20c
~corn	87 -9a-5k8c16f
~coro	87 6d
~corp	77 -5i13b
~corr	69 -9a-7b-6c33j
~cos	60 -15a-9i-6h9j31g
~cost	60 -15a-8i-5h9j30g
~cot	89 4a
~coti	89 4a
~cou	44 -12h-9ad4j15e16g18c
~couc	83 -6a6b8c
~coul	50 -20k-14j-7h-5d-4f5i10g19e27a
~coun	55 -11a-9i-8h4j11f20k
~coup	74 -11f-9b5j8g13c
~cour	78 -34a5b15c19j
~cous	82 -5b5f6a
~cov	48 -18d-11f-7e-5j6k9a14c21b
~cove	48 -18d-11f-8g-5j6k9a18c21b
~cow	85 -7a-6g5i6c
~cowo	89 -6g7i
~cpa	83 5k
~cpa>	84 
~cr>	85 -5g6i
~cra	65 -17a-13g-5e6h7dk22b
~cras	78 -8b-6a-5g11c12d
~crat	85 8b
~craw	81 -10cg5j9i15b
~craz	76 -6i-4j5b9h
~cre	56 -10f-8g-4h5c8b12e15a
~crea	77 -13g-5k11e19a
~cred	63 -13f-9g5k11c13a
~cree	74 -5c4f5a
~crem	83 -4a9c
~crew	75 -9ac-5i5d13g
~cri	73 -9cg-6a6i7d14k
~crib	83 -6g-5i17k
~crip	82 -5c4i9d
~cro	73 -15c-9g7i10b11d
~cros	84 -5g5bf6i
~crow	78 -13c4a7b12d
~cs>	79 -13a6h12b
~ct>	58 -28a-8e-7i-5g5b6h9c13k20j
~cte	74 -14a6i8j11b
~cted	77 -12c6i11j
~cter	89 -20a14bc
~cti	56 -9c-8d-5b-4e7g8aj13k
~ctib	63 -6c5j13g
~ctin	83 -7g-6d9c12k
~ctio	66 -7c8k
~ctiv	87 -5c10a
~ctl	74 -11i-8b4efg17c
~ctly	74 -11i-8b4efg17c
~cto	61 -14a-12g-4c5e6i25d
~ctor	61 -14a-12g-4c5e6i25d
~ctr	72 -7c-5a5b6gj
~ctri	75 -14c-4a7bgj
~ctro	85 7c
~cts	75 -14b6d21c
~cts>	75 -14b6d21c
~ctu	63 -10g-9b-4j6c10ak
~ctua	74 -5b6ci
~ctur	67 -9g-5b5f8k10a
~cub	83 -11b6g10a
~cuba	83 -11b6g10a
~cui	85 7g
~cuit	87 -4c9g
~cup	77 -12a-6k4i21c
~cupa	80 -7a24c
~cur	59 -16a-7c-6g-5b4h9j10e19k
~curi	72 -9c-7a-6g-5j8b9h19k
~curl	87 10i
~curr	63 -7b-4i5k13e
~cus	60 -11g-5aej13h16d
~cuse	87 -17g-5a15c17h
~cush	85 -9c5a6k
~cust	62 -4be4i5a12d
~cut	71 -6k-4a5g6c7b
~cut>	74 -6i-4k6c8b
~cute	89 6i
~cy>	48 -12i-6c4k5g9a12e
~cyb	87 5a
~cybe	87 5a
~cyc	80 5k
~cycl	80 5k
~da>	82 -6a13f
~dad	65 -11c-10a-5j5d9g17f
~dad>	70 -13ac5k10g20f
~dadd	77 9d
~dads	87 
~dam	66 -7b-6ce5k12ag
~dama	67 -7b-6ce5k12a13g
~dan	78 -9c-6f5e19a
~dang	82 -9c5e9a
~dar	89 -6c8gk
~das	74 -7k-4b5i8a
~das>	89 -5g5j7i
~dash	75 -7k-4b5g11a
~dat	59 -18g-13a-9d-6h-5b-4j7k28c32e
~data	84 -5d8a
~date	61 -15a-13g-12b-5di7k24c34e
~dati	81 -7a-6g4i9b
~dau	68 -7k-6d-4g5j13c
~daug	68 -7k-6d-4g5j13c
~day	44 -13a-9b-6g-4h5f8j14e28c
~day>	47 -24g-16a-13i-8b8j14f20e37c
~dayc	89 5g
~days	59 -10f-9j-6e-5c4d6a11i19g
~dba	89 5k
~dbo	80 5a
~dbol	84 5a
~dboo	89 
~dd>	72 -21b-19a8j9cg19k
~dda	85 -12a4g5e6c
~ddad	87 -8a5g6c
~dde	75 -7e-6b8d10a
~dded	83 11a
~dden	87 -6e5c
~dder	85 -6c-5b5g11d
~ddi	68 -4cg5f7ej
~ddin	77 -11c-6d-4b7f12j
~ddit	74 -5j4e6c
~ddl	77 -11a-5i6beg9c
~ddle	78 -11a-5i6be7g9c
~ddr	62 -11a-10b-6j-5g7c9e13k15f
~ddre	62 -11a-10b-6j-5g7c9e13k15f
~ddy	71 4j
~ddy>	73 -5j7g9c
~ddys	87 -9c-5g10j
~de>	49 -20a-7g-5e-4k5f9j11i20h
~dea	61 -7g-5hj5d7k15a
~dea>	77 -4c8k9a
~dead	73 -6k-5g4b11a
~deal	69 -15g-5a4b6k11d12c
~deat	84 -12c-6b19g
~deb	77 -27a4g8b21c
~debt	79 -27a5g9b22c
~dec	61 -6gk-5b4e5a6d10j
~dec>	78 
~dece	85 -9b5g12a
~deci	68 -7k-6g-5a7i10j11d
~deck	89 
~decl	75 5e
~ded	55 -13e-7bj6i7c12a13g
~ded>	61 -12be-11gj-5h6di15c24a
~dedu	63 -11a-8c-4k4bj26g
~dee	79 -7b-5k5g8i11c
~deep	87 -16a-6b7j9g11i
~deer	87 -5j4a16c
~deg	79 -9c8b11g
~degr	79 -9c8b11g
~del	63 -6c4b8ae
~del>	79 -9a-6g-5e13c16b
~deli	66 -17c-8b12e16a
~den	57 -9g-6c-5f5d13e16j
~den>	78 -6e-5g4c6bi
~denc	84 -12a-9g7jk13e
~deni	87 6d
~dent	60 -15c-6k-4b9j11ae
~deo	84 
~deo>	84 
~dep	69 -15c-6a-4i4g12bd
~depa	79 -12c-10a6b7g16d
~depe	75 -6a14b
~der	50 -20a-9j-8c-4k9df19b24g
~der>	53 -20j-10e-7k-5h9f14b30c
~dere	89 -23c8f23g
~deri	84 -10a9g
~ders	68 -19c-16a-6i-5f5h8gk10e16j
~derw	82 -9c6d9a
~des	58 -23g-5a5c9bd11k14j
~des>	63 -10g4j6i8c12d
~desc	84 -6g-5i17k
~desi	84 5b
~desk	83 -5a12b
~dest	73 -10g-9b-4i5k8a14j
~det	77 -5b8c
~deta	84 -5b5a
~dete	83 10c
~dev	82 6j
~devi	82 6j
~df>	89 6f
~dge	74 -10a11k14g
~dge>	87 6c
~dget	77 -6a-5c16g
~dgm	89 
~dgme	89 
~dia	69 9d
~diab	79 9a
~diag	83 -8a4g6c
~dian	81 -5c14d
~dic	67 -18a-5g4b6e18c
~dica	69 -17a5b13c
~dici	85 9c
~did	36 -26k-14b-10d5g7h12c17ei22a
~did>	36 -26k-14b-10d5g7h12c17ei22a
~die	68 -10e5gj7i12a
~die>	80 -6j-5bc10a11i
~died	73 -9e-8c5g7a12j
~dies	89 11c
~dif	68 -10b-5j6gk15c
~diff	68 -10b-5j6gk15c
~dig	74 -9a-5b7k21c
~digi	74 -9a-5b7k21c
~dil	80 -7a4g7c
~dily	81 -7a7c
~dim	89 -11a6g10b
~dime	89 -11a6g10b
~din	51 -15i7c12j15f
~din>	69 -6ik-5c4h5g6a12j
~ding	54 -10a-8i-6h-5g-4e5b9j11c17f
~dinn	82 -8j-4gi5d9e12a
~dip	85 -16b5k10c12a
~dir	89 -7a6b8h
~dis	63 -23c4g10a11j14k
~disa	80 -5g5a8j
~disc	69 -7j8b14k
~dise	85 
~dist	82 -19c-6b9j18g
~dit	54 -18g-6f6e10c16b
~dit>	60 -13f-7g-5di4e6k10b16c
~ditc	89 -8a7df
~dite	84 12a
~diti	67 -10g6b8i
~dito	85 
~dits	89 -7a4k6b
~div	70 -12c-9j6g12b13a
~dive	85 -10b6a9g
~divi	77 -4a10b
~divo	81 -10cj13b14a
~dju	82 -6g-5b7i
~djus	82 -6g-5b7i
~dki	89 8a
~dkid	89 8a
~dle	61 -14a-6cj-5fg4k14b15i
~dle>	69 -40a-10g-4j4e6h8bc37i
~dled	77 -19i-5c33a
~dles	74 -6a5k8d10b
~dli	77 -7d13b
~dlin	78 -7d14b
~dlo	67 -5ek4c7ad
~dlor	67 -5ek4c7ad
~dma	85 -6a-4g6c8j
~dma>	87 -6a-4g6c8j
~dmv	87 -6a-5c5f12d
~dmv>	87 -6a-5c5f12d
~dne	89 -12d-5a6i13c
~do>	27 -45k-38j-6g10h11i13b19f21e28c42a
~dob	84 -12a6k19c
~dob>	84 -12a6k19c
~doc	68 -18g-6a4e8i18d
~doct	69 -15g-5a-4j4e8i19d
~doe	41 -21k-10j-8h-4f5i6c12e22ad
~does	41 -21k-10j-8h-4f5i6c12e22ad
~dog	71 -11b5a11j
~dog>	74 -8a5c11j
~dogs	83 -10b15a
~doi	60 -15g-10j-9d-6e-5h5bk18i19c
~doin	60 -15g-10j-9d-6e-5h5bk18i19c
~dol	65 -13a-5c7g13j
~doll	65 -13a-5c7g13j
~dom	81 9g
~dome	83 -13a4b5c10g
~don	62 -16a5b7d15c
~done	62 -16a5b7d15c
~doo	64 -14c-12b-6i7k8f12j13e
~door	64 -14c-12b-6i7k8f12j13e
~dor	80 -13bg9ci12a
~dor>	89 -8g11c
~dors	87 -5g11i
~dos	85 -10c12g
~dose	87 -10c12g
~dot	81 -12a20j
~dot>	84 -11a18j
~dou	85 -13a-6c9g14b
~doub	89 -16a10g15b
~dow	52 -21a-9ci-4g6dk8h10e22j
~dow>	85 -5c-4gk5e6j12i
~dowe	89 -6cj10ab
~down	52 -18a-14i8e9hk14j
~dra	66 -8c4e5bg
~draf	87 -7a8c
~drag	89 -4bk6h10i
~drai	87 
~dran	74 -5i-4c8a11g
~draw	79 -10c-7a7e13b
~dre	59 -11a-6j-5bi7e13f16k
~dren	73 -10c5bgk
~dres	62 -11a-10b-6j-5g7c9e13k15f
~dri	46 -7h-6g-5j6di8c9b11a
~drin	72 -8d-4i21a
~drip	89 -7a10b
~driv	47 -8g-6h-5j6b9i11c12d
~dro	64 -19a-12c7k13b18h
~droo	76 -7a6k
~drop	69 -14c-11a-5i13b20h
~dru	79 -14c5a10d
~drug	79 -14c-4b10d11a
~dry	83 -5g9a
~ds>	45 -6h8g17j
~dsh	79 -5j4k6b
~dshi	83 -5j4c5k
~dsi	78 -6g5a7j
~dsid	78 -6g5a7j
~dt>	89 5j
~dua	84 4f
~duat	85 -5b4f
~duc	60 -18a-9b-5f5k17g23c
~duca	80 -6ab-5gj13k15c
~duct	61 -13a-5k-4b10c21g
~due	76 -14c-5b-4g13a21e
~due>	76 -14c-5b-4g13a21e
~dui	83 -8a20c
~dui>	87 -18a23c
~dul	80 -5g5a6e
~dule	81 -4g5a6e
~dup	89 5aj
~dupl	89 5aj
~dur	87 6c
~duri	87 6c
~dvi	72 -8g5j7b8a
~dvic	75 -9c5b7a12d
~dvis	83 -13d-5g7j9c
~dwe	79 -11a-5c4b15g
~dwel	79 -11a-5c4b15g
~dwo	89 -6a4c8j
~dy>	45 -9b8ej18a
~dys	68 -10g-7e10k11j
~dys>	68 -10g-7e10k11j
~ea>	70 -28c-11e-6g9jk32f
~eab	83 -5c-4a17f
~eabo	83 -5c-4a17f
~eac	59 -11i-9a5g7e9j10k
~each	60 -12i-9a7egk9j
~eact	89 4k
~ead	52 -23c-19i-10d-7a-6h10f16g17b37k
~ead>	58 -12i-10g-8e-5d12c16b25k
~eadb	84 5a
~eade	84 5f
~eadi	81 -24a-6c10g23f
~eadl	83 
~eads	81 -4j6g
~eady	66 -7i-6c4b5k8a9e
~eag	76 -14a4f5c6g
~eage	80 -13a5k6cg
~eagl	89 
~eah	70 -22a-8b-7e-5k4c5d7i10f21j
~eah>	70 -22a-8b-7e-5k4c5d7i10f21j
~eak	62 -13g-12bk-8i-5h6f13a18c20j
~eak>	71 -7k-4h6j9f
~eake	80 -6k-4b18a
~eaki	83 -12a-9i9c23j
~eaks	74 -11b-9g13a14c
~eal	53 -18g-9af-6h6k14b27i
~eal>	66 -10i-7f7e8k11a
~eale	85 -10a12d
~eall	78 -4g8i10a
~eals	89 -13a14b
~ealt	58 -14g-10a-6d-4h6c12b27i
~eam	74 -10cg4ak5e10i
~eam>	76 -10g-8c5e8k10i
~ean	65 -18i-7c-6j-5gk5a7b9h25d
~ean>	69 -24i-6c-5j4h13b32a
~eane	85 -9a11c
~eani	83 -14a-7c-5b7h23d
~eap	76 -9c4b10g14a
~eap>	85 -11c-10j7b8g11a
~eape	81 4a8j
~ear	39 -15i-8bc-5d4f5h6gk12j13a18e
~ear>	45 -15i-13b-8h14j17a18e
~earb	80 10a
~eard	74 -13ag-5ck6j9i12h14e
~eare	85 -11a-5c-4i6j18f
~eari	78 -5ab4c15j
~earl	79 -10j5k9g
~earn	72 -28c-9b5e8i9a16g
~ears	51 -13d-10j-8i6c11h12b14k
~eart	69 -9c5ae9d
~eas	51 -18dg-16j-7a6e9b10f14hk15c
~eas>	89 -5d7a8f
~ease	56 -23d-16g-5ei7a9b13f14c17k
~easi	79 -7c-6bg8a17i
~easo	69 -25a-7g-5d9c15e28h
~east	83 -12b6a8d12g
~easu	75 -17a-5f11d16b
~easy	82 -17j5b6ac
~eat	55 -18j-7d-5h6a11gi18b
~eat>	63 -20j-6d-5e9c13a16b
~eate	70 9g
~eath	75 -12c5b6i12g
~eati	74 -5c4b8i
~eatm	81 
~eats	87 -5a6c
~eau	83 -4c5a6j
~eau>	89 8j
~eav	58 -15g-10i-8c-5k7d9b11f16h
~eave	60 -17g-5ck8d11f17h
~eavi	78 -6i-4c6a10b
~eavy	87 
~ebo	56 -10b-5efk6ci7aj12d
~ebod	57 -6b-5efk8i11a13d
~eboo	89 -6b5j7c
~ebs	81 -6h5c10b
~ebsi	81 -6h5c10b
~ebt	79 -27a5g9b22c
~ebt>	82 -9a5g9b
~ebts	89 -21a24c
~ebu	76 -7c12a
~ebui	77 -5c13a
~ec>	77 5a
~eca	64 -12a-9i-7e-4f5d6bg8k9c
~ecal	81 -4e7b
~ecau	66 -11a-9i8cdk
~ece	70 -10g-7b12k14a
~ece>	85 5j
~ecei	83 -12g6c8k
~ecen	78 -6j-5b15a
~ech	85 5b6j
~eci	65 -10a-9gk7i10dj15c
~ecia	80 7c
~ecid	72 -9a7dij
~ecis	78 -6k5d
~eck	55 -11c-4gj4b7i8d11e
~eck>	58 -5a-4g7i12d
~ecki	84 -11g5bi
~ecko	87 -8c8g
~ecks	74 6bg
~ecku	85 -5a16e
~ecl	74 5e
~ecla	81 4k
~ecli	81 -5k4bh6e
~eco	56 -14i-10d-7g-5h8j9c20a
~ecom	80 -9g4a15c
~econ	65 -10b7cj
~ecor	63 -18i-12c-9d-5g5k6j13b20a
~ect	54 -13a-9g-8e-7d-5f5h6c15k29j
~ect>	63 -15a-11g-6i-5e6b9h16j17c
~ecte	78 -12c7i10j
~ecti	69 -9b-6d5j13k
~ecto	81 13c
~ectr	72 -7c-5a5b6gj
~ecu	74 -6g6c9b
~ecur	75 -5g9b
~ed>	30 -24g-15b-8c-5i9df10h11k30j38a
~eda	83 -5k6a10b
~eday	87 -4b10a
~edd	83 -7a-6d5k13j
~eddi	83 -7a-6d5k13j
~ede	89 7a
~edi	57 -13f-12g5a33c
~edic	67 -17a-4g5b22c
~edin	78 -7b6a8c
~edit	63 -13f-9g5k11c13a
~edl	87 -6b-4c8a9h
~edle	87 -6b-4c8a9h
~edo	79 -8a14e
~edon	82 -8a14e
~edr	76 -7a6k
~edro	76 -7a6k
~eds	69 -23b-8e5ci8a13g
~eds>	69 -23b-8e5ci8a13g
~edu	60 -11a-5f9k18g
~educ	61 -15a-5f6k21g
~edul	81 -4g5a6e
~ee>	53 -20g-12i-10h-6bc5f11e21j24a
~eed	46 -17g-14i-10b-8j-7df9a15h53k
~eed>	47 -16i-14g-12j-9d-7c-6f9e12h57k
~eedi	78 -7b6a8c
~eedl	87 -6b-4c8a9h
~eeds	72 -8e5c7i8j
~eek	55 -9b-8a6h7i9g
~eek>	60 -10c-5a5f8h
~eeke	71 -7a-5g4j5i15c
~eeks	72 -11b8i16g
~eel	58 -11b-8j-7e14di
~eel>	62 -15c-11a6h7g10di
~eeli	77 -8g-5j6k15c
~eels	75 5c8d
~eem	84 -6e-4d8b
~eeme	84 -6e-4d8b
~een	47 -15j-5e7f8b18i
~een>	48 -15j-8a-5e7f11bc18i
~eena	79 -11c-5b9g12a
~eens	85 
~eent	87 
~eep	51 -17g-8e-7a5c6df8j20k
~eep>	54 -9eg-8b7j9f23k
~eepe	81 -7a-5c4b14d
~eepi	70 -6g7i8a
~eeps	73 -8a-4g5e7h11c
~eer	70 11c
~eer>	75 -5j7a14c
~eers	81 -6a8b
~ees	67 -13i-4b4k5a19g
~ees>	67 -13i-4b4k5a19g
~eet	55 -10k-9e-7ag-6d7fh8b11j13c
~eet>	57 -12e-11a-7dk-6g5j7b8f25c
~eeth	87 -9c6e11h
~eeti	81 -8c9j13a
~eez	87 -40a-12c8b13g37i
~efe	77 -8a-5k-4g8j11b
~efer	78 -11a-4k6j14b
~efi	69 5k10d
~efic	77 -9g-4a6c14d
~efit	76 -7c5a10g
~efo	55 -17k5dg11i
~efor	55 -17k5dg11i
~efr	87 -13a16b
~efro	89 -11a12b
~eft	66 -12c-5i10b16g
~eft>	66 -12c-5i10b16g
~efu	87 -12c17d
~ega	71 -9g-8b-5d5c8a13k
~egac	89 -5a
~egal	76 -8b-7g7k14a
~egat	87 
~ege	65 -4i6c10b
~ege>	65 -5f-4i6c10b
~egg	85 -11g7c10i
~egi	77 -23c-5a27g
~egis	80 -24c28g
~egr	78 -9c8b11g
~egre	78 -9c8b11g
~egu	72 -6j-5b6a7k10c
~egul	72 -6j-5b6a7k10c
~ehe	82 -7a5c11h
~ehen	82 -7a5c11h
~ehi	60 -11g-6c-4i7h8d9k
~ehic	64 -5d5jk6c
~ehin	69 -13c-9g-6b-4i4k5f10h15d
~eho	73 -6g14c
~ehol	76 -6ag15c
~ehou	87 
~eic	87 -10a-9d26b
~eico	87 -10a-9d26b
~eig	64 -10d-7j8c23g
~eigh	64 -10d-8j8c23g
~eil	82 -6k5j6g10f
~eili	84 -10a6gj10f
~ein	69 -23b-5g5f14a17i
~ein>	83 -6bc7e10a
~eing	71 -19b-5g6a7f18i
~eip	83 -12g6c8k
~eipt	83 -12g6c8k
~eir	60 -22c-5b13h16g
~eir>	61 -12c-9b7h16g
~eird	89 -9c5f7a
~eirs	87 -6ac7b9h
~eit	82 -4a4b
~eith	82 -4a4b
~eje	89 -4a5h
~ejec	89 -4a5h
~ek>	60 -10c-5a5f8h
~eke	71 -7a-5g4j5i15c
~eken	71 -7a-5g4j5i15c
~eks	72 -11b8i16g
~eks>	72 -11b8i16g
~el>	55 -21a-9e4j9d13b
~eld	74 -11a8j10g
~eld>	75 -11a8j10g
~ele	67 -11c-8b-5i4h15a
~elec	72 -7c-5a5b6gj
~eled	85 
~elem	85 -5c7h
~elf	58 -10e-6g5k20b
~elf>	58 -10e-6g5k20b
~eli	60 -13bg5f6a13e
~elie	78 -13g-7a-5k-4b7j8ce11f
~elin	71 -9g-5ej5dk12c
~eliv	68 -14c-8b12ae
~ell	39 -23b-8cf-7j-5e6h10a63k
~ell>	41 -23j-21g-12e-10b-8f-7c4h14a77k
~ella	59 -10b-6d-5i6ch13g
~elle	77 -20b-9c5dk7g11a
~elli	72 -16a-10k-7c12e13g19j
~ello	87 8c
~ells	87 -6a12j
~elo	70 -10c5g8a
~elon	80 -16b-4cej10g24a
~elor	82 -4c5j11b
~elow	87 -7a8b
~elp	65 -17c-6j-5e7h11b13i
~elp>	68 -17c-7a-4e8h10b15i
~elpi	87 -8b12a
~elps	85 -9a9b
~elr	78 -7a11c
~elry	78 -7a11c
~els	54 -12g-7a-6e5j7h11c14d
~els>	74 8d
~else	55 -10g-6a-4e6j8h9cd
~elt	85 -7b-4k6j11g
~elt>	89 -8b-5k6j12g
~ely	69 -8b10i13a
~ely>	69 -8b10i13a
~em>	49 -26a-7f-4j6d7b8h12c17g
~ema	58 -10g-7e5b20c
~emai	60 -8g-7e11a18c
~emat	78 6h
~emb	68 -14c-5g-4b5a10ij
~embe	68 -14c-5g9j10ai
~eme	54 -9c-7gk-4h6d8j13i17a
~emem	69 -14c-5g-4bk9a10ij
~emen	58 -7e4c6i8a
~emer	83 4d
~emi	73 -11k7c14g
~emic	85 6b
~emiu	77 -8c-5bj4k7a13g
~emo	79 -7c9j
~emod	82 -5c13a
~emp	60 -10c5b8e
~empl	62 -9g-5ce5b6j
~empt	79 -6ac-5k12g16e
~ems	79 -15c8a12j
~ems>	80 -15c6a12j
~en>	34 -13fh-10a-5k6i17g61e
~ena	73 -13c-8b6j7g13a
~enag	78 -11c-6b9g11a
~enan	82 6k
~enc	62 -10b-5i5e9a10k11j
~ence	64 -10b-6c-5di6ae11k14j
~ency	83 4a
~end	47 -24a-9b5hj7f9i10c17e
~end>	52 -15c-11d-9a-8k4h10i11g14f19e
~enda	85 -6bf4k7c9a
~ende	64 -16a-9b4g12d18c
~endi	80 -7a-4i7h11j
~endo	82 -12g9i10c
~ends	68 -9a10b
~ene	53 -9g-6a-4c7bk9h12d
~ened	62 -11e-9g-7a4j5h7d10c
~enef	70 10d
~ener	73 7g
~enew	69 -9cg7h15e
~eng	73 -9j-7c-4i9k15g
~enga	83 -8j-5c4e5a10g
~enge	81 5g
~eni	71 -29a-11g8f16e17j
~enie	87 4f7d
~enin	74 -27a-11g5f17ej
~enis	89 
~enj	82 -4b5c9a
~enjo	82 -4b5c9a
~enn	87 5cj
~eno	69 -19b-16i9g11a17h
~enou	71 -17b-16i-7c10g17h20a
~enov	87 -11a12c
~enr	89 -7g-6e15c
~enro	89 -7g-6e15c
~ens	50 -5i4g8h10b
~ens>	63 -9d-6e-5i6k8ah10g
~ense	56 -7g-5a6e7d9b
~ensi	69 4g5b7h
~enso	89 5c
~ent	36 -22c-12i5ag6e7j11k18b19d
~ent>	40 -18a-16i4e5h10k11d13b18g
~enta	67 -11g6a15b
~ente	71 -6a5ck6b
~enth	87 
~enti	69 -9k-5bgi4e5cj14a
~entl	75 -9g8j10a
~ento	80 -5c7g
~entr	87 -7a14j
~ents	53 -13c-6f-5j11i14a15d
~enu	79 -10a-4k7g14c
~enu>	89 11c
~enue	82 -8a10g
~env	87 -7a6ck
~enve	89 -6a6k
~eo>	84 
~eon	79 -10c-6b-5d-4j7a19g
~eone	80 -10c-5dj-4b7a19g
~eop	57 -7j-6e-5f4a16d
~eopl	57 -7j-6e-5f7a16d
~eor	83 -5c14k
~eorg	84 -5c14k
~eow	75 -8a-7c-6k5j9d15b
~eown	75 -8a-7c-6k5j9d15b
~ep>	53 -9g-8b-5ce8f10j21k
~epa	67 -10c-8a-5h6g11d15b
~epai	77 -11a-5h7bj
~epar	72 -14c9b14d
~epe	70 -12a-6c10d16b
~epen	75 -6a14b
~eper	81 -7a-5c4b14d
~eph	87 
~epi	70 -6g7i8a
~epin	70 -6g7i8a
~epl	62 -8d-5j13a14b
~epla	62 -8d-5j13a14b
~epo	77 -6b-5c-4j4f8k9h
~epor	77 -6b-4cj8k9h
~eps	69 4c5h
~eps>	69 4c5h
~ept	71 -9bg-4c5f6a21h
~ept>	72 -9b-8c-7g-5j5f7a22h
~equ	64 12g
~equi	65 12g
~er>	28 -25e-18g-13i-8h-7b4k9f31a43d46c
~era	49 -7f-6d-5ai5h7b9cjk
~era>	87 9j
~erad	89 
~erag	52 -8d-4f5b6k7c8h
~eral	65 4d
~eras	79 6k9c
~erat	82 -5c
~erc	63 -10c5h6b16g
~erce	69 -10a-8c-6k6h7b18g
~erci	72 5a
~ere	32 -25e-22d-13b-9j4a6i13h14g16k59f
~ere>	33 -21e-20d-10b6a8g10h15k16c40f
~erea	83 -5c-4a17f
~ered	61 -16c-14a-8k-5j-4h6g7i40f
~eren	67 -12b-5dh-4j4g6k22c
~eres	78 -8c-7a-6j5k6g19h
~erf	77 -11i-9a-8g7b25c
~erfe	79 -11i-8g26c
~erg	80 8i
~erge	83 4d
~eri	60 -11k-8d-7i-4a7b14j24g
~eria	84 6g7a
~erie	68 -10a-6ce10g20j
~erin	72 -13k-9c-6d10g12b13e
~erio	80 -9b5a8c
~erl	87 -9a-4c18j
~erly	89 -8a19j
~erm	63 -23c-4fh9g13e22b
~erm>	69 -19c-10a7j16b17g
~erma	83 5c
~ermi	76 -15g6ab15e
~ern	70 -11c-6d6i7j14b
~erne	89 8b
~erni	79 -11b4k6e7j
~erno	83 -11c6b8g9i
~ero	74 -24g-14c5i19a21e
~ero>	85 -4c7a
~erol	89 -9g5a9i
~erou	83 -9c5e9a
~err	74 -20k-4b7a12i13j
~erra	85 -19k-9b15a16i
~erri	89 8c
~erru	85 -8a-4c19j
~ers	41 -13gi-9c-6f-5h15bj18d23k
~ers>	44 -15g-12f-7i-5eh9b11a20k22d
~ersa	81 -10k-4g4j12b
~erse	83 -8d-4bc5g18f
~ersh	84 -4a6c
~ersi	81 -6ac9k
~erso	62 -10c-4i6j7a
~erst	75 -17a-8c-4fi4e6hk20j
~ert	56 -12b-9c-5i-4h6a9j11d12g
~ert>	78 -11a-10c5j8g13b
~erti	64 -14b-5j6c9d12a
~erts	84 -4c5f13a
~erty	66 -11b6d7k10g
~erv	66 -5g6b
~erve	77 -5cg-4k8b12a
~ervi	71 -5d7k
~ervo	85 -7a4c
~erw	69 -9c-5a5j6i12d
~erwa	85 -4a4j
~erwi	87 -6a4j
~erwo	76 -4a5i8d
~erwr	82 -9c6d9a
~ery	51 -27a-11d-5ce7j9fi11k12b13g
~ery>	58 -18c-13e-6k-5i5d8fg11aj
~eryb	67 -23a-12d4b6f7e9g10k
~eryo	89 -7c11k
~eryt	63 -24a4c8b10g15i
~es>	30 -24f-15h-6i-5e4ac9j12k20b23d29g
~esc	71 -9g-7c-5i8d10ak
~escr	72 -9g-6c-5i8d10ak
~ese	62 -4e5a12i
~ese>	63 -7j9a13i
~esen	85 -6a4j8k
~esh	89 -9a4b10k
~esi	63 -13g-5ai5h20d
~esid	66 -9ag-4i22d
~esig	84 5b
~esit	84 -6g8h9a
~esk	82 -5a12b
~esk>	83 -5a12b
~eso	70 -10j4b12k
~esom	71 -10j13k
~esp	85 -6g-4a9bh
~espe	89 -6g-4e10h
~ess	44 -15i-10g-5h4a5f8d14j18c
~ess>	46 -7gi7f15a
~essa	89 11c
~esse	75 -12a-5g7k15b
~essi	70 -12a-7i11c12j
~esso	89 -20a-6b6i22c
~essu	77 -8b8j10c
~est	50 -24g-14a-9b-4k9e10d13i32c
~est>	54 -20g-18b-15k-11a5h6i7d10f14e28c
~esta	79 -7f-5c4d6a
~este	82 -8g-6a-4c4b8i11k
~esti	67 -6eg-4a4h6k10c
~estl	89 10i
~ests	81 -6i7g
~et>	38 -12d-8j9e17c27k
~eta	74 4c5b
~etac	85 -5b6a
~etal	79 -4a7c9b
~etc	85 -6g4c5b7k
~etch	85 -6g4c5b7k
~ete	70 -8b-4j10a16g
~etec	83 10c
~eter	82 -9a21g
~etes	80 9a
~eth	51 -9ij-5h8f10d11e
~ethe	70 -11a-9b7j8fk11e
~ethi	53 -14j-11h-7i-5k9c11abd
~eti	63 -9c7f10j11a
~etim	84 -9b14a
~etin	80 -8c4f8a9j
~etir	68 -6a4fj5b
~eto	84 -6g5c9b
~ets	63 -12c4a6j11k
~ets>	63 -11c5a7j9k
~ett	53 -12f-8c-5d5bg8k19i
~ette	60 -9f-7h-5g4i6k9c11b
~etti	67 -20c-5a5e9g10i
~ettl	77 -11b-10a-4j7g8h12i
~etty	69 12a
~etu	80 -11b6j8c
~etur	83 -11b5g6j
~etw	79 -6ak7f10b
~etwe	79 -6ak7f10b
~ety	69 -7g5a7c
~ety>	69 -7g5a7c
~eve	41 -26b-7g-5h7a8j9i12f24k
~eve>	78 -13g-6k-5b6c7j8e11f
~evel	77 -33b-6g18a19c
~even	65 -10a-7d7k20j
~ever	42 -19c-10j-9e-7b8d13i16a23k
~evi	72 -8a-7c6de10j
~evic	82 6j
~evid	87 -11a-5g7j14e
~evie	83 -6e9a
~ew>	53 -17k-6f5e6g10i13a
~ewa	70 -8g-7f6h22b
~ewal	76 -9b-5g5ac8h
~eway	77 -9a-7f-6c-4g33b
~ewe	68 4a9c
~ewed	84 6a
~ewel	78 -7a11c
~ewer	77 6a
~ewh	72 -20c-8f-4d9a12h20b
~ewhe	72 -20c-8f-4d9a12h20b
~ews	83 -14c5b7j11i
~ews>	83 -14c5b7j11i
~ex>	74 -9c-6g-4k13b14d
~exa	66 -12i-11a-7d5b6k9f15e
~exac	74 -10ai-4j4e5k8f12c
~exam	73 -12c4j6b13e
~exas	89 
~exc	68 -18g-6jk8e12ah
~exce	75 -6a7b
~exch	89 -5k7a
~exci	83 -7c-5b10a12e
~excl	87 -5c10a
~excu	87 -17g-5a15c17h
~exi	87 -8a4h10j
~exis	89 4h
~exp	59 -19c-13g-5f6h11dk14a
~expa	89 6a
~expe	66 -5de-4g5b7ij9k
~expi	80 -4g10e
~expl	69 -15c-8i-7bg10h14a19d
~ext	56 -11j-7fk-6d11c12b17a
~ext>	60 -7cg-6k-5f5h6a23b
~exte	87 -7b18c
~exti	79 -5k9a
~extr	72 -9j-5d10c14g
~ey>	41 -15j-6i4c9bg10d18f
~eye	83 -14a6i7d10b
~eys	75 -12a4d6be
~eys>	76 -12a4d6e7b
~fac	75 -20b-6c9k10j11d
~face	80 -11b4j10g11k
~fact	83 -11b-8g6a7j13d
~fai	74 -5j5c12a
~fair	75 -6g-5j7a14c
~fak	83 -15g-7b7a10ci
~fake	83 -15g-7b7a10ci
~fal	71 -13g-7d-6j-4c9a12e20b
~fall	71 -13g-7d-6j-4c9a12e20b
~fam	59 -6gj5b10ci
~fami	59 -6gj6a10bi
~fan	84 -21b-7g-4j4h17a19c
~fanc	89 -22b5c24a
~far	58 -38i-12b-11cd-6j5e9a16f61g
~far>	62 -25i-15j-10b13af45g
~farm	72 -9d-5c9e11j
~fars	84 -7ai10g12f
~fas	77 -12i-6k5a7c11e
~fast	77 -12i-6k5a7c11e
~fat	78 -16k-6b5c10f15j
~fath	79 -6b5c10f
~fau	76 -8d-4c5a18b
~faul	76 -8d-4c5a18b
~fav	80 -4a12c
~favo	80 -4a12c
~fax	83 -9c4k6f
~fax>	83 -9c4k6f
~fe>	49 -7ik-6c-5d10b21a
~fea	89 12c
~fear	89 12c
~fec	77 -8g-7i-4j24c
~fect	77 -8g-7i-4j24c
~fed	87 -19g5j20e
~fed>	89 -20g6j21e
~fee	56 -9a-8e-5dj8gh17i
~fee>	81 -5b5k9i
~feel	61 -12a-7ej6h18i
~feet	69 -4i4h
~fel	74 -7b5e9c
~fell	74 -7b5e9c
~fen	70 -18b4k25a
~fenc	75 -16b16a
~fend	79 5k
~fer	61 -11e-8a-7g-6h-4d6k36c
~fer>	72 -8g-6e-4k10b15c
~fere	66 -12a-8b-5dhj10k30c
~fers	89 -6c6a7i
~fes	67 -18a-4b4k7c10g13i
~fes>	70 -25a5k11g15i
~fess	79 -7b4c7a
~fet	69 -7ag4b11c
~fety	70 -7ag11c
~few	75 -13b5j7k14a
~few>	75 -13b5j7k14a
~ff>	48 -11a-9c-6d-5gj5i8e13b24k
~ffe	62 -13b-10j-7d-6eh12i15k19c
~ffee	82 -5a6k9i
~ffer	64 -12b-7j-6de-5h5i9k23c
~ffi	62 -15c-5g6f11a12d
~ffic	62 -15c-5g6f11a12d
~ffo	84 -5c7d
~ffor	84 -5c7d
~ffs	87 -6a4d5g
~ffs>	89 5g
~fia	87 5e6j
~fian	87 5e6j
~fic	55 -13c-7j-6b5g29d
~fic>	84 6ag
~fica	64 -5c10d
~fice	64 -10c-9g-6e8af13d
~fici	75 -9g-5a5e13d
~fie	77 -12a-6b9gh10j
~fied	85 -5j4a10h
~fiel	82 -17a-4b13g16j
~fif	84 5b
~fift	84 5b
~fig	67 -17c-6i5h7e8k10g
~figh	82 6a
~figu	69 -15c-5a5k7e13g
~fil	62 -11b-7h-5g-4e4k6d8j10c
~file	66 -8b-6c-4g10aj
~fill	74 -6abh4k7d14c
~fin	54 -12g-10c-8f6eh7i9b
~fina	65 -8g-7j-5k5a7i8e
~find	70 -15c-5f5i6k7h
~fine	74 -10a-4g12b13k
~fing	79 -14k14j
~fini	69 4k8a
~fir	52 -10e-6h8f10d17k
~fire	59 -8bj-6e-4h6d9k10f
~firs	59 -5ceg5d9ak
~fis	82 -13b5f7a
~fish	82 -13b5f7a
~fit	68 -17k5g6d11c
~fit>	73 -20k-5a5f15cg
~fits	77 -9g11d
~fix	72 -6dg-5ek4f6a17c
~fix>	79 -4g5a
~fixe	83 -4e13c
~fixi	89 6f
~fla	73 -18g-4i6k19b
~flat	75 -18g-7c5j10a21b
~fli	89 -5c6ak
~flo	62 -13a-4e5b10f
~floo	63 6g
~flor	85 -6a14f
~fly	80 -6j7a13b
~fly>	85 
~flyi	89 12b
~fo>	83 
~fol	62 -10g-9k-8j-6e-5c4i7h11b16d
~folk	64 -7ak-5ej7b8h17d
~foll	80 -9g5bi15a
~foo	68 -10b-9k-7i-4af17c25g
~food	78 -6a4j7g
~foot	73 -10b-7k5a25g
~for	33 -35c-7e7h8a9j13i18k36g
~for>	34 -25b-7c6j7gi12a15h28k
~forc	83 4b
~ford	79 -11c-5e6bd7i
~fore	55 -17k-13a-4c5d10i14g15b
~forg	85 6g
~form	67 -13c-9g-6a5j10h21k
~fort	74 -11c-8a-5i5f12g18b
~forw	79 -5g14a
~fou	73 -16g-9e-5k4bi23c
~foun	75 -14g-9ae-4k5b31c
~four	89 -9c13a
~fra	74 -9c-7ag5bj17e
~fram	77 -12c-5a-4g5j18e
~fre	70 -17g-13a5e7b25c
~free	72 -16g-15a5bei25c
~fri	69 -4g8h
~frie	69 -4g8h
~fro	47 -12b-11g-7d4f5c8h9k16a
~from	48 -7c-4d4e5i6f9h
~fron	66 -16b-12g8c9k28a
~fry	87 -5a7j
~fs>	81 -22d-5b-4a13g25c
~ft>	62 -6ci-5d-4f5bk6a12g
~ftb	89 
~ftba	89 
~fte	54 -6ef5j7g17d
~ften	73 -16i-9a-7c-5b14d34g
~fter	55 -17g-6f5a6dj8bi
~fth	89 5b
~fth>	89 5b
~fts	87 -9c10b
~fts>	87 -9c10b
~ful	59 -15f-5e5k7i8b12a
~ful>	76 -13c-9g-6b12i20a
~full	61 -15f-5e5k8cg12b
~fun	62 -10e-6c-4j14i15b
~fun>	71 -12a-10e-9j-6g-5c7k19b26i
~fund	77 -11i6g11a
~fune	73 5j7d
~fur	71 -7c-6a-4k6g7e
~furn	72 -6a7g
~fus	79 11d
~fuse	82 -14c7a15d
~gac	89 -5a
~gacy	89 -5a
~gad	85 
~gadg	87 
~gag	63 11a
~gage	63 11a
~gai	64 -7d-5b-4k4g8i10e
~gain	64 -7d-5b-4k4g8i10e
~gal	73 -14b-12g4j5k10i14a
~gal>	78 -4bg4k12a
~gall	85 -4b9c
~gam	85 -6a6d9j
~game	85 -6a6d9j
~gan	87 4d
~gap	74 -5g5e10a
~gap>	75 -5g6e9a
~gar	63 -15a-6d-5g10j21f
~gar>	82 -10a5b7c
~gara	68 -13c-9b6j26f
~gard	85 -8a6bj10c
~gare	85 5b
~gas	82 -14a6b12i
~gas>	82 -14a6b12i
~gat	74 -9b-8c-6g5i10a15j
~gate	79 -6b-4g6a7i
~gav	75 -4h6c8g
~gave	75 -4h6c8g
~gc>	85 -13g13c
~ge>	41 -19di-11h-7j-6b-5a10e14k32g33c
~gea	89 -24g-8a5f29c
~gear	89 -24g-8a5f29c
~ged	66 -8f-7gj11c21a
~ged>	66 -8f-7gj11c21a
~gee	84 -15c8a13d
~gee>	84 -15c8a13d
~gei	87 -10a-9d26b
~geic	87 -10a-9d26b
~gem	84 -15c8g15d
~geme	84 -15c8g15d
~gen	58 -20g-9e-6j-5c9a15b23d
~genc	82 4a
~gene	72 7g
~gent	62 -27g-8e5a14b23d
~geo	84 -5c14k
~geor	84 -5c14k
~ger	61 -7k-6i8b16j
~ger>	68 -20a-15g-9k7b11d12j17c
~geri	87 -5c4j5a
~gero	83 -9c5e9a
~gers	74 -8cd-4i4b7a14g
~ges	61 -10b-8ej-7i4c7g8h11k12d
~ges>	65 -12b-11c-7e-5j-4i10hk11g13a
~gest	72 -17a14d18c
~get	43 -15f-12b-9c9i10g11a14k20e
~get>	44 -16b-10f-7j11k13e15g16a
~geth	74 -8a-7b7e9fj
~gets	70 -8c6b
~gett	68 -8g5e11i
~gge	71 -6bj-4ak9c14d
~gged	84 -9b11a
~gger	84 -5j6h
~gges	77 -16a10c16d
~ggi	83 -6ac4i5h10g
~ggin	84 -5a4i5h
~ggr	87 
~ggre	87 
~gh>	48 -16c-9e-8j-7i7h10k11f29g
~ghb	73 -4k4e
~ghbo	73 -4k4e
~ghe	74 -9g-5a7c14b
~gher	77 -7g-6c20b
~ghes	85 -6b14c
~ghl	76 -13f-9a8c18g
~ghly	77 -13f-9a8c19g
~ght	34 -13d-6g-5h6i7e13c33j
~ght>	35 -10d-9b-4h5i6e9a30j
~ghte	67 -8g-6d-4k5ij7c9e
~ghts	72 -24a-5g4j12b23c
~ghw	87 5a
~ghwa	87 5a
~gia	84 -5c14k
~gia>	84 -5c14k
~gie	85 -10c10g
~gien	89 
~gin	60 -12c-8aj9k11i14g
~gin>	77 -7c5bgh
~gina	74 5bd
~gine	87 7c
~ging	68 -17a-16c-5j4f10k15i16g
~gir	72 -5a14b
~girl	72 -5a14b
~gis	79 -17c27g
~gist	79 -17c27g
~git	74 -9a-5b7k21c
~git>	89 -6a6c7k
~gits	77 -5b-4a16c
~giv	54 -13e-9fj-6i7a8c26k
~give	55 -13e-9df-8j-7b-5i6g8a13c30k
~givi	77 -7c-6k-4g11d13b
~gl>	79 -17g6a16c
~gla	71 -11a-7gk6ce22b
~glad	82 -10k-7a5h6d8ce
~glas	77 -8d-5g-4ac27b
~gle	65 -19k-8g-7c-4a6j11i12e22b
~gle>	69 -19k-7g-6e7j11i26b
~gles	77 -11c21e
~glo	89 -4bc9g
~gly	84 5f7a
~gly>	84 5f7a
~gma	85 -8a4f7j
~gmai	85 -8a4f7j
~gme	89 
~gmen	89 
~gn>	65 -6c-5gi-4d10b17e
~gna	89 
~gne	79 -16b-11c-7e8j14a16i
~gned	79 -16b-11c-7e8j14a16i
~gni	87 -5i5k7c
~gnin	87 -5i5k7c
~gno	82 -10a4gj5c
~gnos	83 -8a4g6c
~gns	83 
~gns>	83 
~go>	47 -24j-23g-18c-10i-6b7d12e20a27k28f
~goa	85 -6a16c
~goal	87 -6a17c
~goe	67 -8i-6j5e19k
~goes	67 -8i-6j5e19k
~goi	55 -10f-5i5g11k13h
~goin	55 -10f-5i5g11k13h
~gol	83 -5g5c8i
~golf	87 6c
~gon	65 -6e-4d7b9j
~gone	66 -6e7b11j
~goo	52 -12k-8fg7h9ci10a11b
~good	52 -9k-7f-5g7ch11i12b
~got	40 -16f-4i4b5ek8j12d16c
~got>	40 -16f-5a6k7e10j11cd
~gotc	84 -8a-4j7c13d
~gott	76 -5g12a
~gpa	87 -5a12c
~gpa>	87 -5a12c
~gra	58 -24a-13g-5h7b10i28c
~grab	81 5c
~grad	69 -14g-8a-4e11i27c
~gram	75 -4k6g8c
~gran	72 -9a-4i5e10dj
~grat	80 -8j4c12i
~gre	63 -13i-10jk-6e-5c4h10a14g21b
~grea	75 -11j-9i4g6f12c
~gree	71 -9c-6e-5dk7gh8a12b
~greg	87 
~gres	83 -12c-6i5g12b
~gro	60 -8i-4ce7b17g
~groc	85 -5b7g
~gros	78 -15c-8a-6b-5e7k9j23g
~grou	69 -11c-5k-4e4d5g16b
~grow	71 -12g-4j20c
~gs>	54 -13b-6ce-5f-4k5d7j8g11a14h
~gua	79 -7a5c13d
~guar	81 -5c14d
~gue	71 -10c-8d6k8a12j
~gue>	87 7c
~gues	73 -16c-8d5k10a14j
~gui	77 5g7k
~guis	83 
~guit	85 -7a7k8g
~gul	71 -8b-5j6k9c12a
~gula	72 -6j-5b6a7k10c
~gum	89 5b
~gun	75 -5b6a12c
~guns	77 -6g-5b6a14c
~gur	69 -15c-5a5k7e13g
~gure	69 -15c-5a5k7e13g
~gut	79 -17a-12g-7c5k18bi
~gut>	81 -17a-11g-7c18i19b
~guy	58 -10b-8c-5h6dfi8eg
~guy>	68 -8e8j14d
~guys	63 -9c-8b-7dj7i8f9g17e
~gym	89 6c
~gym>	89 6c
~ha>	69 -14a-8j6i13d15b
~hac	79 5d8c
~hack	79 5d8c
~had	53 -7bg-4ek7c12aj
~had>	53 -7bg-4ek7c12aj
~hah	75 -7a7g10b
~haha	75 -7a7g10b
~hai	66 -12g-10c-8a-6j-4f5bh13e25i
~hail	72 -12g-11c-9j-4fk6h14e29i
~hain	87 -5c10h
~hair	77 -11a11b
~hak	85 -10a13f
~hake	85 -10a13f
~hal	62 -15b-10j-5e-4h6k10d24a
~half	65 -11j-7b5a9k12d
~hall	83 14a
~halt	84 -5b5c6a
~ham	83 -8c-6ak-5j7ef12g
~hame	87 -9c-8j-4b8ef13g
~han	48 -15j-13g-9ce7k8b22i31a
~han>	62 -6k-5i-4j6h19a
~hanc	81 -6c13a
~hand	59 -21c-7e-5j-4h5f10ab19i
~hang	58 -9bgj-7e-5h-4f9i11c14k18a
~hank	77 -11a5ei6b8c
~hap	51 -17e-16g-10j5b9h10c17k21i
~hape	73 -14a-12c-9g4k6b38i
~happ	52 -16e-10g-8j-5i8a10h14k20c
~har	58 -7c-6j5b23a
~hara	81 -10a8c11b
~hard	72 -8g4f7c
~hare	72 -10j8b14a
~harg	71 -22c4k14g
~hari	83 -6g-5b13a
~harm	87 6j
~has	52 -6b-5j-4hi9g18a
~has>	53 -7g-6b-5j-4hi4f32a
~hase	83 -23a27g
~hat	21 -30a-17b-5dj12f16h40e41c45g
~hat>	21 -18a-17b-5dk9f17h34c41g43e
~hate	72 -16a-11c-4j5g6d26k
~hatl	85 -7e17c
~hatv	77 -16a-6d6f8g21c
~hau	80 -10c-5a8b15i
~haul	80 -10c-5a8b15i
~hav	31 -12i-9f-6dh8k11c12g13j24a
~have	31 -11i-9f-6dh4b9k11c12g13j21a
~havi	77 8a
~hbo	73 -9k5a
~hbor	73 -4k4e
~hda	69 -9k-7b-6c-5a4j29e
~hday	69 -7b-6k-5a4j23e
~he>	22 -7g7b10k11i13dh14f22j
~hea	47 -16c-6bgh12f14j21k
~head	67 -25c-18a-5e11k22f30g
~heal	59 -13g-7a-6d-4h7c12b23i
~heap	77 -9c4b10g14a
~hear	55 -24g-9bc-7i5e8d9a15k19j
~heat	69 -7b-6g-5i5e7k11c
~heav	87 
~hec	57 -5gj4b6c10e
~heck	57 -5gj4b6c10e
~hed	61 -20g-10i-8b-5f5k15j34c
~hed>	63 -17g-13a-9i-7e12b16j28c
~heds	89 -28b6k11a14c
~hedu	81 -4g5a6e
~hee	69 -12b7k12d
~heel	73 -14b-6j4k5c6a13d
~heet	83 6j
~hef	84 -5g4a9b
~heft	84 -5g4a9b
~hei	59 -12a-5b13h21g
~heig	78 -11a-8j-5e4k7g21c
~heir	60 -16c-4b14h16g
~hel	62 -15c-6e-4a6h11i18b
~hell	87 -5a8c
~helo	82 -4c5j11b
~help	65 -17c-6j-5e7h11b13i
~hem	53 -15e-10a-5j5b6cdg8i14h
~hem>	53 -15e-11a-7j6cg7bd8i14h
~hemi	89 
~hen	39 -22f-17a-10bhjk7g10c98e
~hen>	39 -21f-20h-12k-10a-9j-8b11g23c76e
~hend	74 -13c-9ag45e
~hens	78 -7c20h
~her	31 -30ae-11i8g9j10c18h70f
~her>	45 -27c-9a-6ek6f9h16dj21g
~here	34 -28e-24d-12b-9a-8j12k13h22c70f
~heri	85 -11g5b14c
~hers	69 -28i-13g-6k6f8h14d22c
~herw	87 -6a4j
~hes	57 -13j-9e-8b-5fk6i18a19c
~hes>	68 -8j-5e6a7g12c
~hese	63 -7j9a13i
~hesi	84 -6g8h9a
~hest	85 -6b14c
~het	82 12k
~heth	82 12k
~hew	82 
~hew>	84 
~hey	43 -7jk-5c-4a5g6fh14b15d
~hey>	43 -7jk-5c-4a5g6fh14b15d
~hic	52 -33a-15j-14g-6hi4ek9f13b27c29d
~hich	55 -32a-18j-15g-6i-5h8be10f23c35d
~hick	89 -6a5bg
~hicl	64 -5d5jk6c
~hid	89 5a
~hie	80 -5j-4a5k8b
~hiel	83 -5j4c5k
~hif	83 -5c4a5be
~hift	83 -5c4a5be
~hig	61 -14i-13a-9j11g15f28b
~high	61 -14i-13a-9j11g17f28b
~hik	84 -11a-7c-5k5b6j22g
~hike	87 -6a4g6j
~hil	62 -11c-10d-5e9b21g
~hild	70 -11d-6ce5bf6i11g
~hile	69 -12c-5i5abj14g
~him	67 -10k5d10e
~him>	70 -12k5j10e
~himn	84 -7b6d
~hims	87 11b
~hin	37 -17g-5j4e9b20c22i
~hin>	64 -7i-5k-4c6j8b12f
~hind	69 -13c-9g-6b-4i4k5f10h15d
~hine	74 -4d5a6c
~hing	40 -21g-12a-10f-8h7b8e13j15i41c
~hink	55 -17c-11j-7d-6b7g21i22h
~hio	80 -12c7gj
~hio>	87 -7a8gj
~hion	85 -9c5a6k
~hip	75 -7a5b6c
~hip>	77 -10a6b7c
~hir	68 -22e-10g6a9j12b16c
~hird	81 5i
~hire	73 -21e-10g11j14b18c
~hiri	87 
~his	43 -5g-4a8d12j18e
~his>	44 -7ac7j9d19e
~hist	78 -6g-4k9cj
~hit	62 -18g-5k4ae7c8ij
~hit>	68 -15g-11b8e11i14a
~hitc	89 -7a7b
~hite	83 -5j4b11c
~hits	79 -5b17a
~hly	69 -23a-12f8b13c23g
~hly>	69 -23a-12f8b13c23g
~ho>	39 -25g-19b-15j-13e-11i-9a-8c-6f125d
~hob	81 -6a-5g19c
~hobb	81 -6a-5g19c
~hod	65 -10a-9g36d
~hod>	65 -10a-9g36d
~hoe	81 -10b-9i6a9dg
~hoev	89 
~hol	52 -22g-5e4k6b7d8a10c
~hol>	75 6c7g
~hold	61 -29g-4j6a9i12c20d
~hole	61 -18d-7c-6f7k14a15b
~holi	84 -11b5a16f
~holl	87 -15a6j11d
~hom	50 -11c-7hi6ef9a14d
~home	50 -9c-7i-6h5k6e7f16a
~hon	60 -13a-7h-5df8e10c20b
~hond	89 
~hone	61 -6hj-5a-4d6k9e14b
~hoo	57 -11g-9h-6a-5e5b6c7k19f
~hood	81 -8a5g7f8e
~hook	87 -5a6b
~hool	61 -12g-11a-7i-4h5j6dk8b13f
~hoos	79 -12b-10e-5h7i11c17a
~hoot	79 -6c-4j5k7f
~hop	56 -8e-7b-5k12i17f
~hop>	59 -8k-7g-6b-4h6i20f
~hopi	79 5a6c
~hopp	79 -6d5c10h
~hops	84 -14e-6c7k13g
~hor	78 -7c-4j4k5d6b7a
~hore	89 -5a6d
~hort	85 -6c6k
~hos	52 -13a-12f-10c5j7e12i25d
~hose	54 -16af-9c8e17i28d
~hosp	72 4a5f
~hot	67 -14f-12c7g11j21a
~hot>	73 -14f-7c-5b7g10j16a
~hote	84 -4a6j
~hoto	84 5a
~hou	41 -8i-6k-5j-4d5b6a10g14c15e
~houg	74 -20d-6j-5k5h13a16c
~houl	56 -10i-9j-6k10c13af
~hour	67 -12a-7g-6i8b28e
~hous	46 -8e-7c5a10d15g
~hout	62 -12a-6b7j19e
~hov	85 -13a19d
~hove	85 -13a19d
~how	30 -106a-36b-19j-18d-7k-5f7e12h71g141i
~how>	30 -102a-35b-25j-19d-6k-5f9e12h85g124i
~howe	84 -12g13c
~howi	83 -5a12j
~hows	85 -4a4d6j
~hr>	89 
~hre	84 -5d9a
~hrea	87 -5d6a
~hri	84 12f
~hris	84 12f
~hro	52 -11e-10c-9a-7g-6h8f9dj22k
~hroo	83 -11a11b
~hrou	53 -16g-11e-6h8f10dj14k
~hrow	87 -19c12g13k
~hs>	63 -20a-7e5k7ch16b
~ht>	35 -10d-9b-4h5i6e9a30j
~hte	67 -8g-6d-4k5ij7c9e
~hter	67 -8g-6d-4k5ij7c9e
~hts	72 -24a-5g4j12b23c
~hts>	72 -24a-5g4j12b23c
~hug	89 -7j-6c-4ai6f8b9g
~huge	89 -7j-6c-4ai6f8b9g
~huh	74 -21a-14g6c17j18i
~huh>	74 -21a-14g6c17j18i
~hum	89 9e
~hun	81 -6g-4b8a9j
~hunt	84 -10b-6g18a
~hur	60 -19b-13f-6e5c6g7i28a
~hurc	79 -7b5f6a
~hurr	74 16a
~hurt	65 -18f-12b-5j10gi11a12c
~hus	56 -5k-4i8d
~husb	56 -4k7d
~hust	87 7g
~hut	70 -17g-9j5c13i20a
~hut>	75 -10c7b15i
~huto	87 4j
~hutt	89 -8b15a
~hwa	84 
~hway	87 5a
~hy>	58 -13cdg-12i-7ek-4fj84h
~hyd	74 -5i-4c8a11g
~hydr	74 -5i-4c8a11g
~hyg	89 
~hygi	89 
~hys	77 -8g6k
~hysi	77 -8g6k
~ia>	79 -7a-6c12k
~iab	59 -4i4g15a
~iabe	79 9a
~iabi	60 6b10g
~iag	82 -6a4g5c
~iagn	83 -8a4g6c
~ial	59 -7gij-6k-5d9a33c
~ial>	60 -10g-7j-6b-5i-4k12a28c
~iall	83 5b6e
~ials	85 -10d4g12c
~ian	74 -8c6e11d
~ian>	79 -9a-7c12j13d
~ianc	87 5e6j
~iar	74 -14a-13g7b10i13d
~iar>	87 -11a-7c-5g5e10b12i
~iary	77 -9g-4a6c14d
~iat	84 -7c13b
~iate	84 -7c13b
~ibe	79 -9a-6bg6j10i15k
~ibe>	84 -6g-5i17k
~ibl	61 -8b-6d-5k12g16a
~ible	61 -6d-5k-4b12g13a
~ic>	67 -19a-6i-5cd9k10f23b
~ica	55 -5ci-4e4b5k9j12d
~ical	63 -11c5d7b10j
~ican	79 4j5a
~icat	62 -6a-5b7c9d
~ice	46 -17g-11j-7h8i12b15c21d
~ice>	50 -11g-6j-5f6d11i13b16a
~icen	59 -9a-5j-4g6b8e10d
~icer	83 -6a5d6f
~ices	75 -7c-5b7a10d
~ich	55 -33a-18j-15g-6i-5h7be8f26c35d
~ich>	55 -32a-18j-15g-6i-5h8be10f23c35d
~ici	63 -16a-11g5d6j21c
~icia	73 -10g-5a9j12d
~icie	70 -12a4bk17c
~icin	84 9c
~ick	52 -13c-8i-6d5e7h14k16b
~ick>	59 -10h-8g-7j-6d5e18c20k
~icke	65 -18c-9i-5d6h11b13j
~icki	80 -9g-6a5b10c
~ickl	84 -11c10a14h
~icks	82 -13c-5b4e8ag
~icku	82 -8c-6a7b9g
~icl	64 -5g5ck
~icle	64 -5g5ck
~ico	79 -11a-9d-5j14b20g
~ico>	84 -16a-9d-5j16b20g
~icot	89 4a
~ics	80 -7a6h
~ics>	80 -7a6h
~ict	67 -7b-6c-5i5d6k
~ict>	84 -6b9j
~ictu	70 -8c-5j4d5f7k
~icy	49 -11i-5d4k5b6g13e
~icy>	49 -11i-5d6g13e
~id>	34 -18k-15b-11d-4f5g9c11e13ai16h23j
~ida	77 -8b-5g26f
~ida>	87 -6a14f
~iday	84 -11b5a16f
~idd	78 -13a-4g5f6be13c
~iddl	79 -12a6be18c
~ide	48 -13g-10c-9h-7k-4b5e11di23j
~ide>	54 -12a-9e-7k-5h4g7f14j15i
~idea	77 -4c8k9a
~ided	87 -6k5i6a
~iden	64 -20c-10g7d9j20e
~ideo	84 
~ider	83 -13d20c
~ides	66 -7b-6g-4i5a9j15d
~idi	75 -8j26b
~idin	75 -8j26b
~ido	84 -7j-5g5e8ab
~idow	84 -7j-5g5e8ab
~ids	56 -15k-8c7d9b20a
~ids>	56 -15k-8c7d9b20a
~ie>	70 -22c-18b-6k8agi9e21j
~iec	82 6k
~iece	82 6k
~ied	60 -16c-8gk-6e5d6i12a18j
~ied>	60 -16c-8gk-6e5d6i12a18j
~iel	76 -13a10j11g
~ield	76 -13a10j11g
~ien	57 -12g-5e-4ak4h5cj14d
~ien>	87 -7b-6c4j12d
~ienc	77 -5a7b8c
~iend	69 -4g8h
~ieni	89 
~ient	64 -7g-4j4f10d
~ier	67 -5i-4a7k23d
~ier>	70 -8b-7a-5i8k29d
~iers	80 -5d6b
~ies	54 -16f-12a-7j-5h7c8k10dg12b
~ies>	54 -15f-10i-6aj-5eh9k11d14g20b
~iest	79 -12b-9a-7g8ce19i
~iet	80 -14c-5j8e10k11a
~iet>	85 -8c-4a9e12k
~iev	78 -10g-6k-5b5c7j8e11f
~ieve	78 -10g-6k-5b5c7j8e11f
~iew	82 -7e14a
~iew>	84 -14e17a
~if>	41 -17b-15a-12h-10j-8i4d9g12f22c42k
~ife	48 -7j-5ad4i7g8c12b
~ife>	49 -6i-5jk11b12a
~ifes	70 -25a5k11g15i
~iff	68 -10b-6a-5j5gk21c
~iffe	68 -10b-5hj6gk16c
~ifi	64 -5c10d
~ific	64 -5c10d
~ift	73 -9c8ab
~ift>	82 4e6a
~ifth	89 5b
~ifts	87 -9c10b
~ig>	58 -9di-5j6g7c10k12b
~iga	80 -5a4k5b
~igar	81 -4a4k5b
~igg	73 -11a-6j9g14d
~igge	74 -11a-5j10c15d
~igh	34 -18a-10k-8h-6c8e9b10f14g32j
~igh>	64 -28c-14i-12d-10j14b19f43g
~ighb	73 -4k4e
~ighe	74 -9g-5a7c15b
~ight	35 -17a-6b-5hk7e9i38j
~ighw	87 5a
~igi	67 -8j-6a-4i9k21c
~igin	74 5bd
~igit	74 -9a-5b7k21c
~ign	61 -9c-6g-4h4i7a8j9e
~ign>	65 -6c-5gi-4d10b17e
~igne	79 -16b-11c-7e8j14a16i
~igni	87 -5i5k7c
~igns	83 
~igs	81 -14b-10i12g14a
~igs>	83 -14b-10i12g15a
~igu	69 -15c-5a5k7e13g
~igur	69 -15c-5a5k7e13g
~iju	89 -4c7a
~ijua	89 -4c7a
~ike	42 -7b-6a-5f5c6k9d21i
~ike>	42 -6b-4f4h5e11d14i
~ikes	82 -7e-6a4c6i10k
~iki	78 -11c-10a-5e9k10gi
~ikin	78 -11c-10a-5e9k10gi
~il>	55 -11g-7ack5fh8b10e14i
~ilb	89 7c
~ilbo	89 7c
~ild	55 -19c-12d-7j-5h10bk28g
~ild>	67 -17cd-6jk4i19g26a
~ildi	62 -20a12c13k
~ildr	73 -10c5bgk
~ile	53 -17c-7k-6hi-4d4j14b29g
~ile>	62 -6i-4k6g11b13a
~ilea	80 -13a5k6cg
~iled	74 -13a-7c5fj7i10e
~iler	84 -5c-4k8a
~iles	63 -12c-6i4j23g
~ili	58 -9c-7a7g18b
~ilia	87 -11a-7c-5g5e10b12i
~ilin	79 5g
~ilit	59 7g12b
~ill	44 -12bh-9g-5d5i7ef12a25j
~ill>	46 -16b-14d-12h-7c5fk6i12e13a28j
~ille	80 
~illi	77 -10j16a
~illo	83 -11a7cj
~ills	67 -13g-5e8b16d
~ils	84 
~ils>	85 
~ilt	68 -12g-8b-6d14c23e
~ilt>	68 -12g-8b-6d8c23e
~ilv	89 
~ilve	89 
~ily	58 -7e-6j7a8c11b
~ily>	58 -7ej7a8c11b
~ilys	89 
~im>	58 -21a-12k-11j-5b7i9e15g28c
~ima	75 8a
~imal	84 
~imar	89 
~imat	89 4k
~imb	75 -13b-6g4j5d16a
~imb>	83 -10c-5b6d14a
~imbi	89 -6b8a
~ime	51 -12i-9a-7b-6f-5c-4d19g35e
~ime>	52 -11b-9i-8j-7a-5f16g36e
~imer	85 8b
~imes	75 -6a-4i8g10j
~imi	62 -19a-5be-4d13c29g
~imit	62 -24a-5b18c30g
~imm	83 4b6k
~immi	84 4b6k
~imn	84 -7b6d
~imne	84 -7b6d
~imp	71 -22a-5j4h10c22b
~impl	85 -20a20b
~impo	77 5h6b
~impr	84 -4g11c
~ims	69 -10c-8g9j12b
~ims>	70 -9c-5g12j
~imse	87 11b
~imu	77 -6c11g
~imum	77 -6c11g
~in>	29 -19a-12c-11k4e5h7i14b18f50j
~ina	61 -10gj4aei5d11b
~inal	67 -10j-6g-5e5cd7i11a
~inan	71 -5cg10e12b
~inb	89 -4c5j
~inc	54 -6bh6i7e17c
~ince	60 -12a-8g5e7c9i
~inch	87 
~incl	75 -8b4c9a
~inco	68 -7a7c21g
~incr	79 -12g-4k8e14a
~ind	47 -9ce-8jk-4a12dh14b19i
~ind>	48 -11k-7j-4e4c8d10b14h
~inde	79 -13c-7e5fk7i13b
~indo	85 -13c-11b4a6j8d12i
~inds	79 -5gj4k5i
~ine	44 -18i-12f-6d-5g6ek14c15b22a
~ine>	52 -15j-13d-7f-6g-4ik5e9b20c27a
~ined	74 -8d19a
~iner	85 -14a-7c5j18e
~ines	50 -16i-7f-6e5j7c8k10b11d
~inf	72 -5g6c13a
~infl	89 -5c10a
~info	75 -5b4a11c
~ing	28 -14j-7c4d5h6b12e13k18a29i
~ing>	28 -29j-5g6d8e21k28i34a
~inge	80 -20k-7a4b13cj
~ingi	87 6b
~ingl	67 -21a-7c-5g8j14e25b
~ings	57 -8a-5ef-4k8gh10j
~ingu	83 
~ini	62 -11b-7a-5i4f24c
~inim	77 -6c5a11g
~inin	77 -7g23c
~inio	87 -9a6d
~inis	69 4k8a
~inj	71 -6b4k6a9g
~inju	72 -5b5k9g
~ink	52 -19c-14d-5j-4k9g13i19h21a
~ink>	57 -10c-9j-7d-5e5h11a20i
~inki	67 -10c-5i-4k7g20h
~inkl	76 -4b12a
~inks	79 -8d6j8a
~inl	84 -9a11c
~inly	85 -7a12c
~inn	77 -11j-9c-5ik7be9a11d
~inne	78 -10j-7c-5k-4i7be12a
~ino	84 -16c-8b7a17g
~ins	42 -18j-9i4h5k9b13a16f
~ins>	69 -13j-10g-6bc-4d5h20a23f
~insi	72 -17c-9a-4i10g11b12f
~inst	69 -6j6b
~insu	44 -5fj-4i6abd9c
~int	56 -12g-8i-7b4d6fk8c14h
~int>	74 -7c5g13a
~inte	67 -6c-5ai-4d4f7j13h
~intm	85 10f
~into	68 -13g-5h-4j5ac6k13d
~ints	80 -6a8c11h
~inu	65 -8c-4dj7i11k
~inut	66 -8c-4dj7a8i11k
~inv	72 -11c9g11a
~inve	77 -8c5a10g
~invo	79 -5c6a
~iny	79 -12c-11i-6a6k27g
~iny>	84 -22c-12i8k29g
~inyl	87 -6a10c
~io>	81 -6ag7j12c
~iol	81 -4c6j
~iola	81 -4c6j
~ion	43 -7e-6h-5c-4i10k12j17b
~ion>	47 -28a5j6c8g11k19b
~iona	72 10a
~ione	84 -10ak6f8c10j
~ions	58 -21c-8g5jk35a
~ionw	87 4a
~ior	77 -6b-5j-4e28c
~ior>	79 -6b-4j18c
~iou	74 -15c-5aj8h9g18k
~ious	74 -15c-5aj8h9g18k
~ip>	59 -17g-8d-4e15k31c
~ipe	73 -18a-4g6k12c16b
~ipe>	77 -7a6b11c
~ipes	83 -13a11b
~ipl	87 -11b5k7a11c
~ipm	71 
~ipme	71 
~ipp	79 -11a5d15b
~ippe	81 -5a10b
~ips	80 -7g-6j20a
~ips>	80 -7g-6j20a
~ipt	76 -12g7k9d
~ipti	84 4c
~ipts	83 -12g8k11d
~iqu	85 
~iquo	89 10a
~ir>	57 -8ab-5i4e6j7c12k
~ira	78 -6a-4gi20j
~ira>	81 -11a-4i22j
~irb	84 -4b11a
~irbn	84 -4b11a
~ird	75 -11c4a
~ird>	77 -11c4ai
~ire	52 -17e-7h-6g5k10f23c
~ire>	57 -13j-7g-6eh-4ai5d8fk11b17c
~ired	74 -14e-8b6j18a
~irem	73 -16a7f8c9g
~irep	76 5c
~ires	84 -6d-5a14j
~iri	72 -4g6k9e
~irin	72 -4g6k9e
~irl	72 -5a14b
~irl>	79 5gj
~irlf	85 -4c7a
~irls	83 -9a-5g6c14b
~irs	56 -7e-6c7k12b
~irs>	70 -13a6gh14b
~irst	59 -5ceg5d9ak
~irt	63 -12a-4di11c23e
~irth	64 -9a-8b12c23e
~is>	22 -16g-11b-5k7i10e13d37a46j
~isa	76 -9c-7k7j11b
~isab	81 -4g5a9j
~isc	68 -6c-5j5b13k
~isco	70 -7j8a13k
~iscu	85 -7a8g
~ise	59 -11d-7e-5i-4fh4j8g10b17c
~ise>	62 -15a-7e-4i4b8g24c
~isea	87 6a
~ised	75 -11c8a10j
~ises	89 -13d4b8a
~isf	87 -5j4a10h
~isfi	87 -5j4a10h
~ish	62 -12b-8g-5i5c29a
~ish>	75 -15b-5j5c23a
~ishe	67 -6g4k17a
~ishi	85 -7a5bf
~isi	62 -8k-4c4eg7a
~isin	81 -9a5c7gj
~isio	66 -10c-6k6ae11b
~isit	77 -12b-6g9h10a
~isk	85 -12c9a10b
~iss	65 -13g-7j4bc6a7ek
~iss>	81 -9g-6b7a11c
~isse	83 5k
~issi	75 -5b5i10a
~issu	76 -6j-4g6b11e
~ist	52 -11bi-6ac10h14j18k
~ist>	59 -11c-10a-9i9h27k
~ista	79 -14a-4b5g16c
~iste	64 -20c6d9g13a
~isti	85 -7g4h9c
~istm	84 12f
~isto	79 -6g-4bk4a9c10j
~istr	79 -6b5a7j
~ists	85 -5a4d
~it>	27 -9df-8k-5e7h9c10ai13g22b26j
~ita	64 -9b-8a-5ei4h5c17k
~ital	69 -5b4f7c10k
~itar	85 -7a7k8g
~itat	80 -6bg7ch
~itc	63 -10a-6k-5e7g11f
~itch	63 -10a-6k-5e7g11f
~ite	60 -10j-8h-4f8d19a
~ite>	64 -7h-5j5k15c
~itec	87 5b
~ited	80 -4c5i15a
~iter	83 -9c6d9a
~ites	87 9d
~ith	38 -9g5k6h9j13d
~ith>	39 -13g-12e4i5f6k7a8hj15d
~ithe	81 -9a12b
~ithi	85 -5i7ag
~itho	63 -10a-6b19e
~iti	60 -8d-7a-6k-5j7c9e10b
~itie	89 -10a-5c12b
~itin	74 -6dg-5k4b9e12a
~itio	64 -5ak6gi
~itl	74 -7g-5b6j9d
~itle	74 -7g-5b6j9d
~ito	74 -6k-5g12d
~itor	74 -6k-5g12d
~its	56 -13f-5b5j8k10a
~its>	57 -13f-4b5c6a9k
~itse	82 -5c5a
~itt	55 -16g-7e-5h5f8i30c
~itte	76 -25a-17b7i20c23j
~itti	70 -20j-13g-5i5d9bf11c14a
~ittl	60 -5e7i
~itu	75 -4a4b7g
~itua	85 -6a-5g5ij6b
~itur	79 -4c12g
~ity	55 -5cei5a6k11g
~ity>	55 -4ci6k12g
~ium	77 -8c-5bj4k7a13g
~ium>	77 -8c-5bj4k7a13g
~iva	81 -11a-5c5f11b
~ivat	83 -11a-4c6f11b
~ive	41 -19e-12c8f15g16a17k
~ive>	46 -21e-12a-10d5i9c12k14f17g
~ived	84 11a
~iven	85 -16b4d6f11a
~iver	55 -11b-8c4k5g28d
~ives	65 -19d-5b7k25a
~ivew	77 -9a-7f-6c-4g33b
~ivi	54 -16g-4hk9ac12b
~ivid	87 -8a10b
~ivin	54 -16g-4hk11c18a
~ivo	81 -10cj13b14a
~ivor	81 -10cj13b14a
~ix>	77 -4g5a
~ixe	81 -4e12c
~ixed	84 -4be13c
~ixi	87 -4a6f7j
~ixin	89 6f
~ize	77 -24c6j29g
~ize>	79 -21c30g
~ized	89 -4c5a7j
~izo	89 
~izon	89 
~izz	87 
~izza	87 
~jec	80 4h5k
~ject	80 4h5k
~jee	85 -6c11g
~jeep	87 5c
~jew	78 -7a11c
~jewe	78 -7a11c
~job	55 -10g-9b-6e-4h6f8d10c18a
~job>	57 -12g-6d-4e6k7af14c
~jobs	73 -13b-11k-5c16a19d
~joi	82 -6k-5bj5a16e
~join	82 -6k-5bj5a16e
~joy	81 5c9a
~joy>	85 7c
~jua	89 -4c7a
~juan	89 -4c7a
~jud	84 
~judg	84 
~jum	75 6c18h
~jump	75 6c18h
~jun	84 6c
~juni	85 6a7c
~jur	72 5k9g
~juri	80 -7c10g
~jury	77 4c
~jus	47 -22c-14g-10e-7d-5i4f8a10j24k26b
~just	47 -22c-14g-10e-7d-5i4f8a10j24k26b
~kag	77 -6g-4j6a8b9c
~kage	77 -6g-4j6a8b9c
~kay	46 -21j-19b-9k5e6f10d11a12g17i
~kay>	46 -21j-19b-9k4c5e6f9a11d12g17i
~ke>	37 -11j-9e-8d6ah19i27c
~ked	56 -7ek-5d5g6i7b8j
~ked>	56 -7ek-5d5g6i7b8j
~kee	53 -24g-5e4j8d9c19k
~keep	53 -22g-5e4a6c8d20k
~kel	87 -7ac6i10g
~ken	67 -10a-9d-5g13c16j
~ken>	80 -7d7b11j
~kend	71 -7a-5g4j5i15c
~kep	73 -10g-5j-4c5f22h
~kept	73 -10g-5j-4c5f22h
~ker	62 -14g-8b-7ck7h15j22a
~ker>	68 -11g-10k6b8j10h
~kers	72 -11b-5c9j13a
~kes	65 -8ab4i5dj9k
~kes>	65 -8ab4i5dj9k
~ket	63 -11c-5bi-4d7j13g
~ket>	66 -10c-5i4f5e14g
~kets	75 -7b-6c5j10a
~key	74 -5g-4c5f7e
~key>	85 -5g7f9a
~keys	77 -9a4d7e
~kgr	85 7b
~kgro	85 7b
~kic	80 -12c-6i5g6e7b11a
~kick	80 -12c-6i5g6e7b11a
~kid	54 -9g-5h5f14a
~kid>	74 -16d-7b6f7a9c14k
~kids	56 -14k-7cg4j9b11a15d
~kin	44 -14g-5e14h21c
~kin>	63 -7cd5k6j10f
~kind	55 -10a-8j-6ef11g19c
~king	50 -8c-7gk-5i5j6ae9d17h
~kip	81 8b
~kip>	81 8b
~kit	70 -9a-5bc5i10gj
~kitc	70 -9a-5bc5i10gj
~kke	80 -5a5j14d
~kkee	80 -5a5j14d
~kle	72 -10c-7g-6b12h13a
~kler	76 -4b12a
~kne	85 
~knee	87 
~kno	51 -16g-14b-9d-8c6j9e15a31k
~knob	89 7a
~knoc	80 -6ag5k14c
~knot	89 -15b-4a6e18j
~know	51 -16c-11g-8d5f6e17a29k
~kon	89 -8c8g
~kon>	89 -8c8g
~kru	87 7a
~krup	87 7a
~ks>	48 -12i-11b-6f5ck6j9h27a
~ksg	85 -8a9b
~ksgi	85 -8a9b
~ksh	87 -11g13c
~ksho	87 -11g13c
~kup	69 -8c-5a12e17i
~kup>	70 -14a-6b13e22i
~kups	89 -7c-5i12a
~ky>	75 -6dk8i11a
~kya	89 -10a10c
~kyar	89 -10a10c
~kyd	85 -5b8a
~kydi	85 -5b8a
~la>	59 -8a-4i6h17g
~lab	74 -20c-8g-4i5a18b19j
~lab>	79 -13c20b
~labo	89 -6c11j
~lac	50 -9j-4hk6b11g12d
~lace	50 -8j-7c-4hk8b13dg
~lad	71 -11abk4d5e12c13j
~lad>	82 -10k-7a5h6d8ce
~ladd	85 -6c-5b5g11d
~lady	79 -11d-5b5i7c16j
~lai	55 -7a-6j-4f5i16d
~laid	81 -8c-6b6a10d
~laim	59 -9a-6d8g10i
~lain	67 -8i5bc18d
~lak	79 -6ai-4d10gj
~lake	79 -6ai-4d10gj
~lam	77 -13a5d7c13b
~lame	80 5d7b
~lan	51 -10b-7i-5d5e8a18j
~lan>	67 -5b-4k6a12j
~lanc	81 -16c18g
~land	63 -15b-7c-5g5d6j14e16a
~lane	82 -5b11f
~lann	70 -10b-9c-6d7j29a
~lans	71 -11a-5g4k7b20c
~lant	80 -15a-4e11b12c
~lap	74 -10i-9g-6j8b10a13h
~laps	78 -10i-7g9j14h
~lapt	87 -17j8a12b
~lar	55 -9i-8a-5eh-4f10ck12gj
~lar>	64 -19g-5a11k18c
~lara	82 4k
~larg	84 -17i10c14g
~larm	72 5j6a
~lars	73 -13a-5b8j22g
~lary	77 -6a5dg
~las	47 -15d-6ak8bc11i18e
~las>	87 -12b-4d6e15a
~lash	89 -7a6f8c
~lass	71 -11g-10d5f19b
~last	48 -12a-8k-7f-6d12g14i20e
~lat	60 -4deg11a14b
~lat>	77 -15g6j19b
~late	65 -5d6c11g
~lati	76 -8c15a
~lau	85 
~laus	87 
~law	67 -17g-9d-8j9k11a20c
~law>	79 -8g-6j-4d6k14c
~laws	80 -5g6b
~lawy	76 -5dg5a10k
~lay	73 -6b10c
~lay>	77 8g
~laye	87 -4b6k
~lba	87 -8a6c7k
~lbac	87 -8a6c7k
~lbo	84 -13a5f6bc
~lbox	87 6c
~lc>	79 -8a-4h6c17b
~lco	75 6c7g
~lcoh	75 6c7g
~ld>	32 -14k-13h-12d-7c4fi11e32a42g
~lde	64 -12c-5g5k9j14d
~lder	70 -8ac7bg16d
~ldes	74 -9g-8b-5c5k9a14j
~ldi	59 -10g-6a-5i-4b7d11k20c
~ldin	59 -10g-6a-5i-4b7d11k20c
~ldr	73 -10c5bgk
~ldre	73 -10c5bgk
~lds	72 -19i7b23g
~lds>	72 -19i7b23g
~le>	39 -21f-16e-6k4g14b16i17c20a
~lea	47 -25i-19g-12e-9c7h8j9a11k13f30b
~leag	79 -12a5k6cg
~leak	74 -10b-4c20a
~lean	70 -21i-6g5b24d
~lear	71 -16c-5k8ej11b
~leas	55 -19d-12e-6i-5h7f19k22b
~leav	59 -18g-8ci-6k7d10b11f16h
~lec	68 -10c6j8g
~lect	68 -10c6j8g
~led	56 -9b-5ek-4j5i7h11c
~led>	56 -9b-5ek-4j5i7h11c
~lee	68 -5c-4d6a8f9j
~leep	69 8f
~lef	68 -13c-5a4k20g
~left	68 -13c-5a4k20g
~leg	61 -14d-8g-6i7ak27c
~lega	74 -8b-7g7c9k10a
~lege	65 -4i6c10b
~lem	70 -15c5e6a8j
~lem>	79 -6a6c7e9b
~lema	85 -5c7h
~leme	89 -9bc9g11a
~lems	82 -11c13j
~len	70 -21a6bk7d12c
~lend	73 -8a-6b7d16c
~lent	89 5b
~ler	66 -13c16a
~ler>	75 9d
~lere	89 7a
~lers	73 -12c18a
~les	51 -12b-7ik13d24g
~les>	53 -10bi-5fh-4k6e9d34g
~less	70 -13a5fg7d11c
~lest	89 -9g5a9i
~let	56 -12g-10j8i16k
~let>	60 -9ag-6j-5f6e7h21k
~lett	69 -5j-4g4a12i
~lev	76 -15b-7g5d19c
~leve	77 -13b-6g19c
~lex	77 -9c-6g-4k14d
~lex>	77 -9c-6g-4k14d
~ley	87 -8c5i8g
~ley>	87 -8c5i8g
~lf>	54 -14e-11cj-5h6a12k15b23d
~lfr	85 -4c7a
~lfri	85 -4c7a
~lia	60 -9a5i12b
~liab	60 4c5g6b
~liar	87 -11a-7c-5g5e10b12i
~lib	85 -11b6a10j
~lic	45 -18a-16i4h9bc11k18e
~lica	84 4h
~lice	59 -11a-5j6b9e10d
~lici	70 -13a4k5b14c
~licy	49 -11i-5d4k6g13e
~lid	74 -27b-6g-5c7e13f28a
~lid>	82 -14b-5cg8e19a
~lida	84 -11b5a16f
~lide	89 -6b9a
~lie	58 -19g-8k5e11c29d
~lie>	89 -4c5d6a
~lied	89 
~lien	63 -7g19d
~lier	74 -6c4b8d
~lies	84 -18f6d20c
~liev	79 -13g-7a-6k-4b7j8ce11f
~lif	54 -13c-10a-5b4e5f22g
~life	55 -11c-8ab4e5f22g
~lift	87 5b
~lig	76 -4j4d5k
~ligh	79 5d
~lik	42 -14b-6fg-5j5h6e9d13k24i
~like	43 -13b-6f5hk8e10d19i
~liki	79 -7g-5a-4c11i14k
~lim	60 -13b-8a11c26g
~limb	78 -10b-8c-4g5d20a
~limi	62 -24a-5b18c30g
~lin	49 -27g-13d-7h-5be8f16ak17c18i
~lin>	72 -11a-7d-5e-4f4bi25j
~line	56 -11j-5df5k21c
~ling	60 -24g-19j-5h5e8k12i13f20a
~link	87 6j
~lip	84 -6g-5a6k9b
~liq	87 10a
~liqu	87 10a
~lis	56 -16a-10c-6i4e7g24k
~lisi	69 -23c-5d-4j5be8a22g
~list	60 -22a-11g-5i-4b7d9c28k
~lit	52 -8e-5j-4dh5c8k16b
~lit>	83 -6a-4j4b9c
~litt	60 -5e7i
~lity	59 4bk6a7g
~liv	53 -16a-10g-9d6j7i10b21f
~live	56 -5a22f
~livi	65 -13a-9g-8d9j13bi
~lk>	58 -7g-6i-5e-4j33k
~lke	72 -17g-6b6a9c14i
~lked	72 -16g-4b5j6a15i
~lki	67 -14c-7k-6j7b8dg13f
~lkin	67 -14c-7k-6j7b8dg13f
~lks	63 -7ak-5ej6b8h17d
~lks>	63 -7ak-5ej6b8h16d
~ll>	32 -15f-9i-6j-4e5ag11c13d52k
~lla	55 -10b-8a8j19g
~lla>	60 -8a-4i6h17g
~llar	65 -13a13j
~llas	87 -12b-4d6e15a
~llb	85 -13a6cf7k
~llba	87 -8a6c7k
~llc	78 -10a-4h6c20b
~llc>	79 -8a-4h6c17b
~lle	55 -13j-11e5a7dg8h13c
~llec	78 -6b9a
~lled	63 -15j-9e11h25c
~lleg	65 -4i6c10b
~llen	89 5b
~ller	89 7b
~llet	83 -9c-7a5f6b7d
~lli	59 -22c-10d-7i-6h-4k8f10ab13e14g
~llin	64 -15c-6di6ab7g9e10f
~llis	70 -10c-5d5be6a7g
~llo	72 -8g4j9c
~llow	73 -8g4j9c
~llp	77 10gk
~llpa	77 10gk
~lls	58 -16e-13g-12k-5i6d16a17b23j
~lls>	59 -16e-15g-6k-5i8a10d18bj
~llst	85 -10k-7d7j12a
~lly	58 -18g-9a5c6f9e10i11h
~lly>	58 -18g-9a5c6f9e10i11h
~lmo	82 
~lmos	82 
~lo>	85 -8a15b
~loa	62 -11g-6e-4ai6k8j12b
~loan	63 -11g-6e6k7b8j
~loc	62 -15c-4dj9b10a13e
~loca	71 -10c-6j5a13f
~lock	67 -8f-7c6b7a11e
~log	79 -12b-5j-4g13i15c
~log>	87 -7b4d8a
~logs	89 -7b-6a15i
~lon	50 -34i-12cj-11b-5d5f10e12h15a41g
~lon>	85 4j
~lone	78 -5j16a
~long	51 -33i-13c-11j-10b5f9a11h12e46g
~loo	50 -7d6ej12c
~lood	62 -11g-7b-5k6e17a
~look	55 -5dg4h11c
~loor	72 -10a-6d5j6k13g
~lor	62 -9e-8k-5h7bf10j
~lord	66 -7e-5k6d12c
~lore	89 9a
~lori	85 -6a14f
~lors	82 -4c5j11b
~los	51 -16c4a5e6j7k
~lose	57 -8e4ch9g
~losi	69 -14g-10c-4b5dk31e
~loss	71 -12e5g8j13b
~lost	72 -15c5k13i15a
~lot	63 -9b10c20g
~lot>	64 -8b9g12c
~loth	85 9g
~lou	79 9i
~loud	81 6b
~lov	66 -14b-9j-8g-5cd5a6k8h10f16i
~love	67 -15b-7j-6g6ik9h12f
~lovi	87 -6c6a13i
~low	59 -10g-7k-5dh-4j32b
~low>	63 -6g-5k5i22b
~lowe	75 -10g6a9b
~lowi	87 6b
~lows	89 -6a6c
~loy	61 -14c-9g5h12j
~loya	81 -12c8hj9e
~loye	62 -7g-5ce4a6bj
~lp>	68 -17c-7a-4e8h10b15i
~lpa	77 10gk
~lpar	77 10gk
~lpi	87 -8b12a
~lpin	87 -8b12a
~lps	85 -9a9b
~lps>	85 -9a9b
~lre	70 -7i5j
~lrea	70 -7i5j
~lri	69 -14k-6j-5b5c6d18e
~lrig	69 -14k-6j-5b5c6d18e
~lry	78 -7a11c
~lry>	78 -7a11c
~ls>	52 -19e-7b-6k7d8j10c23a
~lse	55 -10g-6a-4e6j8h9cd
~lse>	55 -10g-6a-4e6j7d8h9c
~lst	84 -10k-7d6gj10a
~lsta	85 -10k-7d7j12a
~lt>	62 -13d-6g6c7j16e
~lth	59 -13g-7a-6d-4h7c12b23i
~lth>	61 -12g-11a-5d-4j10c30i
~lthy	78 -8i6bj12a
~lti	89 8k
~lts	84 6b
~lts>	84 6b
~lty	87 -6c-5a7j10e
~lty>	87 -6c-5a7j10e
~lua	83 -14a-5g22c
~luab	83 -14a-5g22c
~luc	82 -6bd5i8c
~luck	82 -6bd5i8c
~lud	74 -8b12a
~lude	75 5c8a
~lue	66 -11c-8a-6d5e11i13g
~lue>	67 -9c-6a-5e11i15g
~lues	89 7e
~lug	84 7a
~lug>	84 7a
~lum	69 -14a-5g9e12j
~lumb	70 -6b-5a-4g10e12j
~lun	75 -4gk4c14a
~lunc	84 -5b6c11a
~lunt	80 -6k4a7b
~lus	89 6a
~lve	78 
~lved	87 5b
~lver	89 
~lwa	76 -9j-7bi5a6g8d11f
~lway	76 -9j-7bi5a6g8d11f
~ly>	44 -12d-7k-5g7a8ci23b
~lyf	89 
~lyft	89 
~lyi	89 12b
~lyin	89 12b
~lys	89 
~lys>	89 
~ma>	73 -12b6j11c
~mac	73 -11a-4b7f15j
~mach	75 -4b10c
~mad	63 -17g-8b6f35h
~mad>	87 
~made	64 -17g-8b6f36h
~mag	66 -8b-7e-6c4j5k9a12g
~mage	67 -7b-6ce5k12a13g
~magi	87 9c
~mai	54 -13g-11e-4h4j8f10d18c
~mail	57 -10g-9e9c10f12a
~main	70 -12a-4g11c15d
~mak	54 -12j-9k-6e5a8c11g17i
~make	55 -7dk-5ej16g21i
~maki	77 -10j-7g-5i6d10ac
~mal	67 -8g4b5k6c
~mal>	80 -7a5j
~mall	74 -6g-4j14b
~mals	85 
~mam	84 -11a4b5c8g
~mama	84 -11a4b5c8g
~man	45 -17i-11j-8k-7c-6b4d60g
~man>	70 -18g-8i6ak7c9e
~mana	71 -29g4a5c14d17i
~mane	87 5c
~manu	85 -9b-7g15a
~many	47 -35i-20ac-7j-5d99g
~map	89 
~mar	61 -9c-5h4j5d8k11b
~mari	79 -4g5c9k
~mark	75 4e5j7k
~marr	72 -5dgk8a20b
~mart	81 -13b-10c9g16d
~mary	87 
~mas	75 -15a10f17b
~mas>	78 -5a11f
~mat	60 -12b-8e4h6jk16a
~matc	78 -13c-6d-5e5j6k8g12a
~mate	71 -9b6cj12d
~mati	71 -5k4h8a
~matt	76 -6d-5g5k6a
~max	87 -10g-6a5j15c
~max>	89 -9g16c
~may	71 -8k-7c-6b5d10g14a
~may>	75 -6k7d11g
~mayb	80 -11c-5b7e15a
~maz	89 -6b15j
~mb>	78 -21c-9e-8ab5d7f16k17g
~mbe	49 -11b-7d-6h5a7c8k12g15i
~mber	49 -11b-7d-6h5a7c8k12g15i
~mbi	72 -13g-8b4j5a18c
~mbin	73 -13g-9b4j5a18c
~mbr	62 -10g-5i6a8h10b
~mbre	62 -10g-5i6a8h10b
~mbu	84 
~me>	29 -24a-15d-12i-10j-9f-5b5g8h17e19c85k
~mea	72 -9j-8c-5k7b11h
~mean	74 -9j-8c-5k6a11h
~meas	89 
~meb	57 -6b-5efk8i11a13d
~mebo	57 -6b-5efk8i11a13d
~med	59 -12g-9i-4c5jk6e8f10d
~med>	67 -17c-10b-9g-5i5j8e9d10fk
~meda	85 -6k6b9a
~medi	67 -15a-4g5b20c
~mee	74 -5k4a6c
~meet	74 -5k4a6c
~mel	89 5h
~mem	67 -16c-6k-5g8j10i18a
~memb	68 -14c-5g10aij
~men	47 -11a4fk8c10b11d
~mend	87 -6a14c
~ment	47 -7h-5g-4aj5f7k9b13d
~menu	89 11c
~meo	71 -16c-7k5d11b17g
~meon	80 -10c-5dj-4b7a19g
~meow	75 -8a-7c-6k5j9d15b
~mep	84 5b
~mepl	84 5b
~mer	55 -6g-4e4b15d
~mer>	65 -6a-4eg6d11b
~mera	77 6k9c
~merc	71 6a
~merg	83 4d
~mers	68 -7b10g12d
~mes	58 -10i-6fh-5a7c8b17j
~mes>	59 -9e-7ai-5f-4h5g6cd19j
~mess	78 -4k6a8e
~met	51 -10k-9ij9cd14b
~met>	87 -7k6c11j
~meta	79 -4a7c9b
~mete	82 -9a21g
~meth	53 -14j-11h-7i-5k9c11abd
~meti	87 4a
~mew	72 -20c-8f-4d12ah20b
~mewh	72 -20c-8f-4d9a12h20b
~mfo	78 -5c5f6a
~mfor	78 -5c5f6a
~mic	84 6b
~mica	89 
~mid	77 -8a5e6b9g
~midd	79 -12a6be18c
~mig	80 -19b-5g-4j5d6e9h13c
~migh	80 -19b-5g-4j5d6e9h13c
~mil	53 -6e-5f6i9b18g
~mile	62 -6ci-4a28g
~mili	87 -11a-7c-5g5e10b12i
~mill	84 -9a5c7j
~mily	59 -7e-5j14a
~min	51 -21k-16j-5d5f8e9g11i18h
~min>	77 -73a-7j4d7i8b17h18c32g
~mind	62 -25k-14g4h9b27a
~mine	74 -19g-12c-11k-4j5b21ae
~ming	68 -17b-10j-5k6a8fh12c
~mini	77 -6c5a11g
~minu	65 -8c-4dj7ai11k
~mir	87 -11a20j
~mira	87 -11a20j
~mis	64 -21j-14g7ei14c18a
~mise	85 -5c7g
~miss	67 -12g-8j8e12a
~mist	83 -14j-13g5i24c
~mit	60 -23a-6j5b8e14c17g
~mit>	69 -20a-5k9g12e13c
~mits	66 5k10g
~miu	77 -8c-5bj4k7a13g
~mium	77 -8c-5bj4k7a13g
~mle	89 5a
~mles	89 5a
~mma	74 -5b6a13d
~mmat	75 -5b6a13d
~mme	67 -8a-5g8c10b
~mmed	87 -8a7b
~mmen	87 -6a14c
~mmer	69 6b
~mmi	80 -7c-4a6k8b
~mmin	84 4b6k
~mmo	89 -11a-4j7b13c
~mmon	89 -11a-4j7b13c
~mmu	77 -19c5b7a8g
~mmut	77 -19c5b7a8g
~mne	84 -7b6d
~mney	84 -7b6d
~mob	87 -7a-5k7b9f
~mobi	87 -7a-5k7b9f
~mod	71 -8a-7e5g9j13b
~mod>	83 -12c-7a13g14j
~mode	74 -6g-5e9c14b
~mok	67 -15b4c7j15a
~moke	68 -11b5c7j12a
~moki	87 -6b
~mom	66 -11c-8bj-5i6k14g17a
~mom>	73 4e9a
~mome	76 -12c-11j-10b5d7a10k16g
~moms	83 4a
~mon	46 -6a6b22c
~mon>	89 -11a-4j7b13c
~mone	60 -11j-8di-6e5b9a10g13f
~moni	79 -6k13d
~mont	49 -9a-5d-4c5i8j9e11g
~moo	89 -21a-6g5bj28i
~mor	49 -11d-9cj-6i5h6k7eg24b
~more	55 -13j-7gi-6df9k10h27b
~morn	69 -12ac-6j9f20g
~morr	69 -7d-5b-4c6j8g9e
~mort	65 -6g4j5c7a
~mos	60 -5e4b15c
~most	60 -5e4b15c
~mot	66 -10g-8c5d8f10a
~moth	75 -8a-7g-6b6c8d10f
~moto	72 -14c-4g22a
~mou	67 -16a-9k-5h-4f10i15g19c
~moun	69 -7k-5a5i22g
~mout	87 -8g-7a5b8i10c
~mov	60 -14b-13a-9g14j26e
~move	64 -22b-6d-5ik5f32e
~movi	73 -10a-7g-6e7bij8d
~mp>	61 -9c-5i-4k7d13h14a
~mpa	50 -9cg-7a-4h6e8i9bd12k
~mpan	50 -7ag-4h6e8i9b10k
~mpar	83 -9c11d
~mpe	77 -13b-11c-5h-4d10j11g19a
~mped	85 -11c-5h10j11g
~mper	89 -14b17a
~mpl	58 -11g-8a10j12b13d
~mpla	79 -9a16c
~mple	74 -15c4j8b14d
~mplo	62 -9g-5ce5b6j
~mpo	68 -4g4h9a
~mpol	74 -12b16a
~mpor	76 -6j-5a5h10b
~mpr	76 -7a10h13c
~mpre	79 -12a10h14c
~mpro	87 5a
~mps	87 -9a12c
~mps>	87 -9a12c
~mpt	79 -6ak11g16e
~mpty	80 -7a-6c-5k12g16e
~mpu	75 -13a-5c6b8e
~mput	76 -10a-7g6b8e
~mrs	87 4j
~mrs>	87 4j
~mry	87 -13b-6c4j20a
~mry>	87 -13b-6c4j20a
~ms>	59 -18c-8g-5be8k34j
~mse	85 9b
~msel	85 9b
~muc	45 -32i-15j-9k-7cd-6e-5f4h5a16b65g
~much	45 -32i-15j-9k-7cd-6e-5f4h5a16b65g
~mum	77 -6c11g
~mum>	78 -5c8g
~mus	78 -15b-7g5d6c8a9i
~must	79 -11b-6g4c6d9i
~mut	75 -19c6b7g8a
~mute	79 -11c8a9g
~mv>	87 -6a-5c5f12d
~my>	56 -18j-11a-8k-4g6e9bi13d18f
~mys	82 -5k7a
~myse	83 8a
~na>	81 -9c-5a8g12b
~nac	79 -4ag5ij
~nace	79 -4ag5ij
~nad	82 
~nado	82 
~nag	67 -20g-8b-5c13a14d15i
~nage	68 -16g-8b-5c10i13a14d
~nal	58 -10c-9e4d17a
~nal>	61 -18c-8e-6i5gk25a
~nall	74 -9a5d9ci
~nam	44 -12b-11g-9e-8h6f8k21d25c
~name	44 -12b-11g-9e-8h6f8k21d25c
~nan	67 -8c-5g-4a4d9e13b
~nanc	71 -5cg10e12b
~nann	87 -4ak5b6d
~nant	81 5j6k
~nap	82 
~nap>	87 
~nat	77 -10a7j13h
~nati	79 -10a-7c7j13h
~nb>	84 -4b11a
~nc>	89 -6a5e14j
~nce	42 -6c11e12ak
~nce>	43 -7a-6d6i7e8b9k12g
~nced	79 11b
~ncel	77 -9a6k
~ncer	73 -20g-10b6d7ej14a
~nces	84 -11c-6b21a
~nch	71 -10a-7g8k18b
~nch>	75 -9g-6j5b10a
~nche	82 -11a5k
~nci	73 -14b8g14a
~ncia	77 
~ncl	72 -6d-4b8c12a
~ncle	83 -5d4c
~nclu	75 -8b4c9a
~nco	67 -16a7c10i20g
~nco>	89 -12a4k12i
~ncom	70 -20a10c22g
~ncor	84 -8b15a
~ncr	79 -12g-5k6b8ae
~ncre	79 -12g-5k6b8ae
~ncy	79 -10b-6j11a
~ncy>	79 -10b-6j11a
~nd>	28 -12b-5i-4a6f14gj26d28e
~nda	74 -6fg10i
~ndat	80 -6g-5a4i9b
~ndb	85 5k
~ndbo	89 
~ndd	85 -12a4g5e6c
~ndda	85 -12a4g5e6c
~nde	52 -16e-10a-7i5d6f8k10b17g
~nded	73 -11b-8e-5ag9d10k15c
~nden	89 -5a7b
~ndep	89 -5a7b
~nder	53 -10e-7c-6i7f10b21g
~ndi	66 -10a-6k-4cde4bh8i16j
~ndin	74 -8a-6b5gh13j
~ndit	73 -8g-7c4af5b10i
~ndk	89 8a
~ndki	89 8a
~ndl	58 -11g-7e-5af-4h17i20b
~ndle	64 -11c-10a-9g5d6k11b21i
~ndli	87 -8d16b
~ndlo	67 -5ek4c7ad
~ndm	83 -5a6c7j
~ndma	85 -6a-4g6c8j
~ndo	75 -15b-12g-5k5aj7d19i
~ndor	82 -12g9i10c
~ndow	84 -11b-5ac6j8d12i
~nds	56 -21a-11g-7f7e9i13c20j
~nds>	57 -13a-8g-6f-5b7ci8e17j
~ndsh	81 -5j4b5k
~ndy	76 -6jk12f14a
~ndy>	76 -6jk12f14a
~ne>	37 -9i-7h-6k6fj8b15c22a
~nea	66 -18c-6bk10j12a20f
~near	68 -8bc-6k8a21f
~nec	85 -18c7a15i
~neck	89 -14c15i
~ned	53 -14b-9c-8ek12j32i
~ned>	53 -14b-9c-8ek12j32i
~nee	47 -14g-13i-11d-7bcf13h62k
~nee>	87 
~need	47 -14g-12i-10d-9c-7bf13h62k
~nef	70 10d
~nefi	70 10d
~nei	73 -4k4e
~neig	73 -4k4e
~nel	87 6a
~nen	87 5c
~nent	87 5c
~ner	53 -14k-10i-6h7e8bf11j
~ner>	61 -14k-13g-7bi-6j-5d13ce14f18a
~nera	66 8j
~ners	66 -16c-15a5d9j15g17b
~nerv	83 
~nes	47 -10g-6f-5ce-4i11d18b19k
~nes>	60 -13c-9gi-5j4b8ad19k
~ness	51 -8ei-7f4d9j11c13b
~nest	74 -10g-8c-7j5b7e16i
~net	79 -9c-6b15g
~net>	81 -6bc5a16g
~nev	71 -17a-4g4k8hi9j
~neve	71 -17a-4g4k8hi9j
~new	54 -23k-5fg-4d5hj9e11b22i
~new>	57 -21k-4f5c13e15i
~newa	76 -9b-5g5ac8h
~newe	78 -4e6ab
~news	85 -11c-5a8j12i
~nex	64 -6g-5j-4f5b7h
~next	65 -6g-4fj5c7h8b
~ney	58 -11j-9i-6e7g8ak12f
~ney>	59 -11j-8i-6e-4b4c6k7g12af
~nfe	89 5a
~nfl	89 -5c10a
~nfo	75 -5b4a11c
~nfo>	83 
~nfor	81 -5b5a9c
~ng>	27 -36j-8b-5c7f10gh22i24k38a
~nga	81 -8j-7b-5c4ag12i
~ngag	83 -8j-5c4e5a10g
~nge	56 -10k-6hi-4f14c19a
~nge>	67 -10b-8g-6k7a27c
~nged	73 5g6c
~ngen	89 
~nger	69 -12k-9a10b12j
~nges	77 -11c-4d5k18a
~ngi	67 -7c4k5eg8i
~ngin	68 -7c4k5e6g8i
~ngl	67 -21a-17k-7c-6g-4d6j14i18e24b
~ngle	67 -21a-15k-7c-5g6j14ei24b
~ngr	79 -8j-4a11i
~ngra	80 -8j4c12i
~ngs	57 -19a-5efk8h9g10j16c
~ngs>	57 -8a-5ef-4k8h9g10j
~ngu	75 -8g4b11c
~ngui	83 
~ngun	87 4a6b
~nha	83 -5a7d9c
~nhap	85 -9a12c
~nic	63 -9e-7j5fi6bc
~nic>	85 10f
~nice	67 -9e-4j4ac5d7i
~nico	89 4a
~nics	87 -8a8c
~nie	72 -7c-5i7k9d
~nied	89 7d
~nies	74 -5c-4i4b8k
~nig	60 -9b-8i-4j6c11g12f
~nigh	60 -9b-7i4e5a6c7g12f
~nim	74 -7c6a11g
~nima	84 
~nimu	77 -6c5a11g
~nin	53 -18a-7g-4b6f7c10dj12e
~nin>	69 -8k-6a6e13b
~ning	58 -22b-12a-6c7j8g9defk
~nins	73 -20g5j8b16c
~nio	74 -6a-5k7j8c
~nion	78 -11a5d10j
~nior	85 6a7c
~nip	89 
~nis	66 -6a-4i8bj
~nish	68 -4i4c5j
~nist	87 5j
~nit	65 -12b-8k-5ai10j11d15g
~nit>	75 -11c-6b5j9g10a
~nito	79 -6k13d
~nits	85 
~nitu	79 -4c12g
~niv	83 -5j14b
~nive	83 -5j14b
~niz	89 -5ck5a6dj
~njo	82 -4b5c9a
~njoy	82 -4b5c9a
~nju	72 -5b5k9g
~njur	72 -5b5k9g
~nk>	53 -13j-8cg5f6ab17i
~nki	66 -10c-8d-5ik7g11a19h
~nkin	66 -10c-8d-5ik7g11a19h
~nkl	75 -4b12a
~nkle	76 -4b12a
~nkr	87 7a
~nkru	87 7a
~nks	70 -8k-5a4e6g8d
~nks>	72 -7c-6k-4b5de9g
~nksg	85 -8a9b
~nli	74 -10g-8b8c14a
~nlin	74 -10g-8b8c14a
~nly	65 -14a-10d-6g-4f7c8k11j20b
~nly>	65 -14a-10d-6g-4f7c8k11j20b
~nne	71 -14c-8k-5i5b6e9j13a
~nned	83 
~nner	78 -8c-5ik7e17a
~nni	64 -10c26a
~nnin	64 -9c24a
~nnu	75 -13a7c18g
~nnua	75 -13a7c18g
~nny	81 -5k-4a5b6dj
~nny>	81 -5k-4a5b6dj
~no>	54 -31b-20i-7d6ef7a48j
~nob	68 -9b-8e-7d-5k6c11j13a
~nob>	89 7a
~nobo	69 -8be-7d-4k6c7a12j
~noc	79 -7a5k14c
~nock	80 -6ag5k14c
~noi	84 9c
~nois	84 9c
~non	77 -10b-7c-5k9h17j
~non>	82 -10b-6c10h13a
~none	89 -4a6j
~noo	79 -12c-7a6bg8i11j
~noon	81 -11c6b7g9i
~nop	87 -16c-7f7a18g
~nor	74 -11b4j16a
~norm	79 -7a4k5j
~nort	84 -5b-4k14a
~nos	77 -5a-4c5k8f
~nose	85 -8a7c8e
~nosy	85 -11c6k9f
~not	43 -11d-10b-8c4ek17h24j
~not>	45 -20b-7d8j10k21h
~note	74 -4c16b
~noth	63 -9c-5bdg-4k7a27j
~nou	70 -17b-10c-9i8g17h19a
~noug	71 -17b-16i-7c10g17h20a
~noun	87 8i
~nov	84 -11a5c8g
~nova	87 -11a12c
~now	43 -20j-6d11h16k19a
~now>	44 -20j-5d4h5g6f17k21a
~nowb	89 
~nowh	87 -17a-5g4j5c6i14h
~nro	84 -7g-5j13c
~nrol	89 -7g-6e15c
~ns>	46 -13j-11i-10eg4b7h9f13k23c
~nsa	89 5a
~nse	56 -7cg4b6ae7d
~nse>	59 -15e-9j5b11a13c
~nsed	74 -16ac-12g5j6b13d27e
~nses	82 -5a6j
~nsh	85 -4c5a
~nshi	89 -5c4a
~nsi	62 -13c-10a-6i5h7f12g19b
~nsid	72 -17c-6a-4i10bg12f
~nsio	78 -8a10b
~nsiv	74 -5k-4b7a9h
~nsm	87 -5a12j
~nso	85 8c
~nsor	89 5c
~nsp	85 11b
~nst	63 -8j5g10b
~nst>	77 4h6b
~nsta	77 -5j4e5g
~nste	85 -5c9b
~nstr	72 4k5g
~nsu	44 -5fi5bd8ac
~nsul	85 -4c7j
~nsur	44 -5fj-4i6d7a10c
~nsw	78 -6j5g8c
~nswe	78 -6j5g8c
~nt>	33 -15i-9d-6j-4f6eh8a15b19g27k
~nta	63 -11g-5h-4k11b16a
~ntal	67 -7g8a9b
~ntan	76 -5g-4h5c15a
~nte	58 -19a-15c-8i4k8j10bh13g
~nted	77 -24a-6g8f11d13b
~ntee	83 -6a8b
~nten	76 -10c25g
~nter	63 -11b-9c-6d-5i8ak11j13h
~nth	49 -9a-5d-4c5i8j9e11g
~nth>	52 -8c-7h-6b4j6i9g14e
~nthl	74 -15a7cg11b
~nths	65 -11ag-5e8h28b
~nti	62 -10k-5f-4i6g13j
~ntia	84 6a
~ntil	89 -6a5j6e
~ntin	67 -7e-6i4b6d11g
~ntio	84 -10k-7b6c9a10j
~ntit	89 
~ntl	74 -9g6j10a
~ntly	74 -9g6j10a
~ntm	85 10f
~ntme	85 10f
~nto	64 -9g-8j-5hi7k10d11a
~nto>	68 -13g-5h-4j5ac6k13d
~ntor	80 -5c7g
~ntow	83 5f6a
~ntr	60 -11g-7a-5e6b7j8k16f
~ntra	62 -11a-6g-5e8j9bk
~ntry	79 -6g4a16f
~nts	50 -5bcgj5h8i9a12d
~nts>	50 -5bcgj5h8i10a12d
~nty	77 -14g-11b23c
~nty>	78 -10b-8g5d8a9c
~nu>	89 11c
~nua	74 -11a4j17g
~nual	74 -11a4j17g
~nue	82 -8a10g
~nue>	82 -8a10g
~num	50 -15j-13e-7bd-5h9i13k15g24c
~numb	50 -15j-13e-7bd-5h9i13k16g24c
~nur	74 -8c-7b8ahj
~nurs	74 -8c-7b8ahj
~nus	87 -9f17a
~nut	64 -7j-6c-5d6agi9k
~nute	66 -8c-4dj7a8i11k
~nuts	83 -6a4c7g
~nve	70 -4be8j10g
~nven	79 -5c7g
~nver	79 -9k-4e11j12c
~nvo	79 -5c6a
~nvoi	84 7a
~nvol	87 5b
~nwi	85 
~nwid	87 4a
~nxi	87 -7b15a
~ny>	34 -45b-23i-22j-7f-5e4d19k40a71g
~nyb	56 -14c-11b-6g-5j4k6h18ad
~nybo	56 -14c-11b-6g-5j4k6h18ad
~nyl	87 -6a10c
~nyl>	87 -6a10c
~nym	82 -8a-4k5d9e
~nymo	82 -8a-4k5d9e
~nyo	67 -13c10a17d
~nyon	67 -13c10a17d
~nys	77 -10d-4gh4a7k9j
~nys>	77 -10d-4gh4a7k9j
~nyt	50 -21b-8e-6i-5dgh6j7k16c31a
~nyth	50 -21b-7e-6i-5dgh7k16c32a
~nyti	89 6j
~nyw	74 -10c6f15a
~nywh	75 -10c6f17a
~oad	69 -7k-5d11a
~oad>	73 -7k4f11a
~oads	79 6a7j
~oak	80 -7g4c5i6k
~oak>	84 5c11a
~oal	87 -6a17c
~oal>	89 -6a17c
~oan	63 -11g-6e-4a6k7b11j
~oan>	68 -17g-5ae6k17c
~oans	72 -13c5bg9j
~oar	74 -6k4f10a
~oard	74 -6k4f10a
~oas	85 -4a7c
~oast	85 -4a7c
~oat	77 5a
~oat>	78 5a
~ob>	56 -14g-7d-5e-4hi5f9k26c
~oba	77 -8b10a
~obac	79 -8b10a
~obb	79 -9a-4b24c
~obbi	81 -6g14c
~obi	87 -7a-5k7b9f
~obil	87 -7a-5k7b9f
~obl	74 -5cg6e7b8j
~oble	74 -5c-4g6e7b8j
~obo	68 -8be-7d6c7a12j
~obod	69 -8be-7d-4k6c7a12j
~obs	73 -13b-11k-5c14a19d
~obs>	73 -13b-11k-5c16a19d
~oca	70 -11c-6j11a13f
~ocal	80 -7j5bf6a
~ocat	75 -8c9f
~occ	74 7g
~occu	74 7g
~oce	81 -5b5j6i
~ocer	85 -5b7g
~oci	72 -9a-5j14b17c
~ocia	72 -9a-5j14b17c
~ock	59 -22a-10d-9f-4h5e9c14g21i
~ock>	66 -26a-8j-5f-4d4g7c14e27i
~ocke	68 -7a-6e6g7cj8b
~ocks	84 -6d9a
~oct	69 -15g-5a-4j4e8i19d
~octo	69 -15g-5a-4j4e8i19d
~od>	46 -16k-11c-9f16j30d
~oda	58 -8k-7h4f5i7d
~oday	58 -8k-7h4f5i7d
~odd	89 -17c-11a7b10g20k
~ode	65 -14g-8a-6ef-5d7k10b29c
~ode>	72 -7ag-5f7k21c
~oded	87 
~odel	74 -6g-5e9c14b
~odi	79 -7a13c
~odil	81 -7a7c
~odo	83 -9a6c10g
~odom	83 -9a6c10g
~ods	82 -13c-8a5b7f14i
~ods>	82 -13c-8a5b7f14i
~odu	82 -11b-5g24c
~oduc	82 -11b-5g24c
~ody	47 -16b5i6j8d10a
~ody>	48 -15b-9c4g5i6e8d13a
~odys	69 -7e-6g9c10k
~oes	40 -14j-9hk-5f6c14a15e25d
~oes>	40 -14j-9hk-5f6c14a15e25d
~oev	89 
~oeve	89 
~of>	35 -11e6a7h11j15d19i
~ofe	78 -17g-6b4c18e
~ofes	80 -7b5c
~off	48 -18g-12c-10j5de6i8a13b16k
~off>	52 -9g-8c-5dj5a9e12k14b
~offe	69 -6j-4bd6c10k11i
~offi	63 -12c-10g7af13d
~ofi	82 -4b6c
~ofin	83 
~oft	69 -16i-9c-7b-6a-4e6j13d31g
~oft>	87 9a
~oftb	89 
~ofte	73 -16i-9a-7c-5b14d34g
~og>	72 -8b10j
~oga	89 -8c14j
~oge	74 -8a-7b7e9f11j
~oget	74 -8a-7b7e9fj
~ogr	73 -9i-5k9g13b
~ogra	77 -4k5g9c
~ogre	83 -12c-6i5g12b
~ogs	79 -16b9a13i
~ogs>	79 -16b9a13i
~oh>	59 -28j-23b7ik12d14f16c
~ohi	87 -7a8gj
~ohio	87 -7a8gj
~oho	75 6c7g
~ohol	75 6c7g
~oi>	85 -12k5b10a
~oic	78 -9a-6k6b10h15c
~oice	78 -9a-6k6b10h15c
~oil	85 -10a12b
~oin	49 -12gj-7df7a8c10i13hk
~oin>	72 -5g14e
~oing	51 -11fj-6de-5g8h10c11i15k
~oint	75 -9b-5g6f7a9h
~ois	84 9c
~oise	85 9c
~ok>	57 -18a-5e4bd6i7k12h
~oka	46 -21j-20b-9k4c5e6f10a11d12g17i
~okay	46 -21j-19b-9k4c5e6f9a11d12g17i
~oke	60 -18d-8b4gj11a16c
~oke>	64 -11d-7j-6g-5b5i9a18c
~oked	79 -6d15g
~oker	82 -10b10a13j
~oki	62 -7g-6b-5d4e8a11j
~okin	63 -7g-5d5e11j
~okk	80 -5a5j14d
~okke	80 -5a5j14d
~oks	69 -4ej15a
~oks>	69 -4ej15a
~ol>	53 -7hk-5b-4j5f8g18d
~ola	80 -4c5j
~olat	81 -4c6j
~old	46 -13i-9k-7h-5b-4f9d19g26j
~old>	49 -12k-10b-6cdh21j29g
~olde	66 -17g-10a-6c5k10j11b15d
~oldi	74 -16g-4i5d12c16a
~olds	74 -19i28g
~ole	59 -12c-11d-6f-4i6k18a21b
~ole>	61 -11d-10ci-6f4g6k13a21b
~oles	85 -11g9ai
~olf	85 7c
~olf>	85 7c
~oli	46 -20g-14i-11b-7d9f14k16e22c
~olic	48 -11i-9a-8d5g7bk10c12e
~olid	81 -16b-5c8e10a15f
~olin	72 -36g-12b13a14k25c
~olk	64 -7ak-5ej7b8h17d
~olks	64 -7ak-5ej7b8h17d
~oll	51 -8h-6ef5g6a9d14b
~oll>	66 -10a6g14d
~olla	64 -13a-6c6g13j
~olle	62 -5e-4i5bc8a
~olli	69 -11c-8j-5d5be7g17a
~ollo	80 -9g5bi15a
~olo	83 -14a-4g14b
~olo>	89 -9a16b
~ols	70 -13b-4a25g
~ols>	70 -13b-4a25g
~olt	82 5b
~olts	84 6b
~olu	79 -8a4d7b
~olum	89 6d
~olun	83 -6a8b
~olv	87 5b
~olve	87 5b
~om>	46 -11c-6a6hi9e11k
~oma	78 -7b-4g7i8c
~oma>	85 -5b4k9c
~omat	85 
~ome	36 -26j-8cf-5i10g21h24d29b
~ome>	43 -18j-11d-4bi4f6c7a9ek29h
~omeb	57 -6b-5efk8i11a13d
~omed	87 -4b10a
~omen	77 -11j-10b6dg7a10k
~omeo	71 -16c-7k5d11b17g
~omep	84 5b
~omer	62 -4e4i18d
~omes	66 -11e-6a-5f6d8j10b
~omet	52 -15j-11h-7i-5k4e7a8g9c10bd
~omew	72 -20c-8f-4d12ah20b
~omf	78 -5c5f6a
~omfo	78 -5c5f6a
~omi	65 -16b-14j-12a-6k8fi32c
~omin	67 -18a-14b-11j-9k8f9i38c
~omis	83 -6c6g7a
~omm	62 -6j6bg9d
~omma	75 -5b6a13d
~omme	71 9c
~ommo	89 -11a-4j7b13c
~ommu	77 -19c5b7a8g
~omo	69 -7d-5b-4c6j8g9e
~omor	69 -7d-5b-4c6j8g9e
~omp	46 -6cg6eik7b13d
~omp>	66 -10c7a8g9d
~ompa	50 -9cg-8a-4h6e8i9bd12k
~ompe	85 4a
~ompl	73 -9b-6k8a12d
~ompr	81 -8a10h
~ompu	76 -10a-7g6b8e
~oms	71 -5g12a
~oms>	71 -5g12a
~on>	30 -20c-14f6g11dhk13a34j
~ona	63 -14c-6e-5i5a7j8g10b
~onal	64 -17c-5e-4i5b8agj
~onc	68 -15g-10a-6j5k6i11c14b
~once	69 -14g-4j8b11c
~onco	89 -12a4k12i
~ond	60 -10g-6b-4d6a7c11ij
~ond>	64 -13b6a7j11c
~onda	89 
~ondi	73 -8g-7c4af5b10i
~one	37 -9e-8h-6i5d7gj9b11k14f
~one>	39 -7e-5h5g6df9a10c12j
~oned	81 -9k-6bd7a9c10j
~ones	62 -20c-9g-4a8b11d17k
~oney	59 -11j-8di-7e5b7c8g9a12f
~onf	89 12c
~ong	49 -26i-20j-10b-4d4f8a11e14h39g
~ong>	51 -32i-13j-8d-6b6f9ae17h29g
~onge	85 -10a6g7d
~ongi	82 -6b11ag
~ongr	80 -8j4c12i
~oni	69 -24a-6k7d10j25c
~onic	85 7c
~onig	79 -18a5g10j15c
~onit	79 -6k13d
~onl	63 -12d-11g6c8k10b13j
~onli	74 -10g-8b8c14a
~only	66 -11d-9a9k12j18b
~ono	85 6i
~onou	87 8i
~ons	54 -6ag-5d-4ei6k10j20c
~ons>	57 -10g-8a5j6k29c
~onsi	87 9b
~onst	74 5k7g
~ont	45 -5c-4d5j13gk
~ont>	66 -16b-12g8c9k28a
~onte	78 -16c26g
~onth	49 -9a-5d-4c5i8j9e11g
~onti	87 -4a5b
~ontr	62 -6g-5e9bk
~onv	79 -9k8j9c
~onve	79 -9k8j9c
~onw	87 4a
~onwi	87 4a
~oo>	60 -19k-6h-4g7f13b17a
~ood	47 -14k-7g-4f5e6b8a10j12i
~ood>	47 -13k-8f-6c4bh5d6e11j16a
~oode	87 
~oods	83 -13c-8a5b7f14i
~oof	55 -8c-6b8j12h
~oof>	56 -11e-7c4dg8j13h
~oofi	83 
~oog	89 -4k18a
~ooh	78 -14a-5k7g11c
~ooh>	78 -14a-5k7g11c
~ook	50 -5c-4ae6k10h11j
~ook>	57 -18a-5e4bd6i7k12h
~ooke	80 -6d15g
~ooki	63 -7g-5d5ae11j
~ookk	80 -5a5j14d
~ooks	69 -4ej15a
~ool	52 -13b-7h-6ai7f16c18d
~ool>	55 -7k-6h6f9g21d
~ooli	87 -42g4j15k32c
~ools	71 -13b-4a25g
~oom	61 -6aj-5cg7d16k
~oom>	69 -16a6ei16k
~oomm	75 -5b6a13d
~ooms	74 -5g5k9a
~oon	67 -18i-13c-5k9g12a27e
~oon>	67 -18i-17c-5k10g12a28e
~oop	87 -6a6j10g
~oor	61 -12b-10c-7ad-6i6fk10j11e17g
~oor>	66 -11b-7a-5i-4d5k10fj
~oord	82 
~oors	74 -19c-6aj9k13eg
~oos	77 -10e-6b-5h6i8a13c
~oose	77 -10e-6b-5h6i8a13c
~oot	67 -6b-5cej12g22i
~oot>	72 -6c6af
~oota	83 5c6g
~ooth	87 -13a-7g5b28i
~op>	52 -13g-12k-9j-6d7b16f22c
~ope	56 -7fj-5cg4a6d9b14k
~ope>	87 -7f6k
~open	64 -15j-13g-6i5ek10a16b
~oper	64 -8c-6b-4i5d7jk9g
~opi	75 -8a4cd7j
~opin	76 -14a6cd9j
~opl	57 -7j-6e-5f7a16d
~ople	57 -7j-6e-5f7a16d
~opp	66 -16b-9g-7d5c16a29h
~oppe	72 -17b-6g7c10a14h
~oppi	72 -7d-4i7a18h
~opr	87 -18c18g
~opri	87 -18c18g
~ops	77 -11c-10a-7e-4i7j8d9k17g
~ops>	77 -11c-10a-7e-4i7j8d9k17g
~opt	84 -15b6d13j
~opti	89 -9a14j
~opy	78 -8k-7c4e6i8j
~opy>	78 -8k-7c4e6i8j
~or>	26 -47a-30j-27e-14c-9g-5k4d11i15f168b
~ora	70 -7j-5i6c9ab
~orag	75 -7b9c11a
~orat	79 -5i14b
~orb	89 -5a8j
~orc	70 -10j-5g6k9a12b
~orce	75 -10c-9j9a16b
~orch	85 -5a9c
~orcy	83 -6b6ak
~ord	53 -16c-13g-7h5f15k28b
~ord>	59 -30c-12e-8i-5h4g8k9d12a14j18b
~orda	81 -18g23c
~orde	71 -11acj-5g6f9e11i16b
~ordi	80 -4c13a
~ords	73 -21a-8d-6j5b6f7e10ck
~ore	46 -22a-12j-9k6c8g10d30b
~ore>	47 -13j-11k4h5g6c8d16b
~ored	81 -20a4f9d10c
~oref	89 -11a12b
~ores	85 -10c6a
~orev	83 -10a12g
~org	77 -7c4d11k
~orge	89 -5c6g
~orgi	84 -5c14k
~orh	87 -7a7g8e
~orho	87 -7a7g8e
~ori	63 -10g-8c-5i-4h5b8f11a12d
~orid	85 -6a14f
~orie	84 -12c4a14d
~orig	74 5bd
~oris	76 -23c7b21a
~orit	79 -11a-5g23c
~ork	44 -12g-8k7bc9a20f
~ork>	47 -16k-9j-6de-5a5c8i18b21f
~orke	70 -7b4c
~orki	69 -21b5ci7a8d
~orks	69 -19g-17i-6c8j9ek10a12b
~orl	85 -9i-5a4k7c8f
~orld	85 -9i-5a4k7c8f
~orm	61 -16b-14g-8e-6f6j7ch9i21k
~orm>	67 -9j-7beh-6g17a22k
~orma	72 -9b5a10c
~orms	81 -24a7c10i14j
~orn	61 -11j-10d-5hk-4c8g13e15f
~orn>	71 -12g-7d-5k4c11a16e
~orna	83 
~orne	82 -5a15f
~orni	69 -12ac-6j9f20g
~oro	87 6d
~orol	87 6d
~orp	77 -5i13b
~orpo	79 -5i14b
~orr	56 -6ab-5fhk7i12j13c
~orre	69 -9a-7b-6c33j
~orri	76 -5g6i7b
~orro	66 -7a-5c4j5g7de
~orry	70 -21j-10b-5d-4e6i11a25c
~ors	58 -10i-6f4dj5e11b
~ors>	60 -10c-5f5ab6de
~orse	89 -7j9b
~orst	79 -12i-11a5k6h8j10c
~ort	51 -14c-13e-8i-7d-6j5h10b11k12a21g
~ort>	71 -4b8h10k
~orta	69 -4cj4f8a
~ortg	65 -6g4j5c7a
~orth	61 -8e-7c-5j4a26g
~orti	89 -14ac14g18b
~orts	83 
~orw	79 -5g14a
~orwa	79 -5g14a
~ory	67 -8f-7a-5hi7bg10k11j
~ory>	68 -10a-7f-5h7b11jk
~os>	84 -20a-10d37c
~ose	47 -13f-10b-9a5j16i26d
~ose>	49 -17f-14b-8c4a10g13i24d
~osed	71 -20a-12e-7b7di9j18c
~oser	83 -17a-5j7g19b
~oses	80 -13c-5b7fj14a
~osi	67 -10g-5i-4b4d27e
~osin	69 -14g-10c-4b5dk31e
~osit	89 9c
~osp	72 4a5f
~ospi	72 4a5f
~oss	62 -11ce-8a-4h6b11j21g
~oss>	64 -12ce-7a-4h13j19g
~osse	81 
~ossi	89 -5a5b7g
~ost	51 -10e-8d-6h4b8a23g
~ost>	54 -23a-7de12k36g
~osta	87 6c
~ostl	72 -11c-9k-6g18b
~ostp	89 
~osts	79 -14b-7k-5h7g27a
~osy	85 -11c6k9f
~osy>	85 -11c6k9f
~ot>	35 -11b-7f5e6d9k10h16g18j
~ota	67 -13a-5i6k7d8gh
~otag	83 5c6g
~otal	70 -14a-7e5c6k8d9h
~otc	84 -8a-4j7c13d
~otch	84 -8a-4j7c13d
~ote	58 -8hk-5d-4e6g11j18b
~ote>	64 -9k-7h4a13b15g
~otec	72 -13a-6d5i6j11c
~otel	82 -8a6j8b
~otes	77 -4c12a
~oth	47 -18k-11a-6f-5e12dh14i19j
~oth>	66 -21a-17c-5k8j17i23b
~othe	50 -14k-8b-5e10a11d12c17h
~othi	68 -8b-5c6i25j
~oti	79 -7b21a
~otin	83 -5b15a
~oto	69 -17c-4g4k27a
~oto>	85 
~otor	72 -14c-4g22a
~ots	82 6a
~ots>	82 6a
~ott	70 -4bg20a
~otte	74 -5g15a
~otto	87 -4g6c
~ou>	17 -23k-6e-4g5d13b15f19i25j28h34a
~oub	71 -8c6b10g
~oubl	71 -8c6b10g
~ouc	72 -34g-21a4b6ej22d27c
~ouch	72 -34g-21a4b6ej22d27c
~oud	79 -7c6b11h
~oud>	81 -7c11h
~oug	48 -13i-12d-8e-4b6h7c16a19k
~ough	48 -13i-12d-8e-4b6h7c16a19k
~oul	34 -14j-9hk6g10ei45a
~ould	34 -14j-9h-7k6g10ei41a
~oun	44 -21a-9h6f8b22g23k
~ounc	82 5a8i
~ound	51 -6ag6k
~oung	70 -12j-11a-10i-8e-5f8b9k17g18c
~ount	53 -13a-9h-6i-5d4j8f14k20g
~oup	69 -13f4c10g
~oup>	77 -9c5b6ad
~oupl	74 -11f-9b5j8g13c
~our	25 -15a-9h5b10i11e15j17g18cf
~our>	26 -7h11g13j15e16i18f
~ours	51 -9j-7i-5h-4f14c20e
~ourt	78 -22a-4g7f19j
~ous	44 -7e-5c7d10g15k
~ous>	68 -18a-4b4c5i6h17k
~ouse	45 -9e5b7k8dg
~ousi	82 -5b5f6a
~out	35 -19a-16d5h12e15j22k23c
~out>	35 -18d-7f-6b-4i8g11a12e37k
~outc	89 8c
~oute	89 -8c-6a7h8j9b
~outf	76 -21k-9a4e5f10d15c
~outh	79 -14a-11g5b7ci17j
~outs	69 -20a-9g8b9j12f14c
~ova	84 -22a11c13j
~ovat	87 -11a12c
~ove	39 -10g-4d4fk5h12a20e
~ove>	57 -23b-20c-14g-6j7f11h13e15a23d
~oved	79 -14g-10a-6b-5d9f15c16e
~ovem	89 5a
~over	41 -18d-5f5c8g9k21b
~ovi	70 -15c-11e4j5d6b17i
~ovid	89 -8c-6e14g
~ovin	71 -9cg-7e-5a4j5d8b17i
~ow>	27 -76a-31j-24d-16b10k12h13e85gi
~owa	81 -5a4b5i
~owar	87 -9a5b11g
~owb	87 
~owbi	89 
~owe	61 -26d-6i-4e8a12g14b17c
~owe>	70 -27d-10a8c31g
~owed	74 -10g-8j4k7b12a
~ower	74 -7g-6i7a14c
~owh	87 -17a-5g4j5c6i14h
~owhe	87 -17a-5g4j5c6i14h
~owi	70 5j7a9b
~owin	70 5j7a9b
~own	43 -19c-12g-6i8k10f33b
~own>	45 -17c-9g-5i6a8k13f19b
~owne	65 -5e6ad
~owns	73 -5a14b
~ownt	83 5f6a
~owo	89 -6g7i
~owor	89 -6g7i
~ows	77 -11b4j5c11d
~ows>	77 -11b4j5c11d
~ox>	68 -7cf-4g5a10ek
~oxe	87 -10a9b
~oxes	87 -10a9b
~oy>	71 -9g-6a-5k-4d6bh7j14i
~oya	81 -12c8hj9e
~oyal	81 -12c8hj9e
~oye	62 -7g-5ce4a6bj
~oyed	84 6f
~oyee	68 6a10j
~oyer	73 11b
~oyi	85 -5bc9k10a
~oyin	85 -5bc9k10a
~oys	78 -11a-5j4k12b
~oys>	78 -11a-5j4k12b
~pa>	77 14a
~pac	66 -13g-6c4i10b11a
~pace	74 -10g-7c8i12b
~pack	72 -5g-4d13a
~pag	68 -8g-6c-5b25k
~page	68 -8g-6c-5b25k
~pai	60 -12c-8h-7a-5e-4f5d7j15b16g
~paid	63 -24c-4h8d16b18g
~pain	84 -9a-5g4k5b11c
~pair	78 -5bh7j
~pan	49 -5ch5k6i13b
~pand	85 -7c9b
~pane	87 6aj
~pani	73 -4i8k
~pany	51 -7ag5k7be11i
~pap	67 -14g-11a6c7df8b
~pape	67 -14g-11a6c7df8b
~par	47 -15e-9a-8h-5k4g8d10c13b26f
~para	75 -5cg5a12f
~pare	65 -11c5ab11d
~park	68 -10c7k8a
~part	51 -23a-13e-11k-6h9b10g18f27c
~pas	61 -14e-7c6b9d13a
~pass	66 -13e-7k-5ci4a5b11dg
~past	71 -14g7i13a
~pat	71 -12b-6g21c
~patc	85 -7a6b
~pati	75 -6a-4g24c
~pay	44 -10a-9ce-6j-5fhk7b22i41g
~pay>	50 -18c-12e-10d-6k-5f9b15i17g23a
~payc	71 -9c-6b-4k4e7fg
~payi	63 -16a-12c-5ej5k6d32g
~paym	64 -9j-4g5k8b12e
~payo	87 11g
~payr	67 -9a6d9g
~pays	71 -17a-10g-4k5ij34c
~pda	72 -15b5e10c11a
~pdat	72 -15b5e10c11a
~pdf	89 6f
~pdf>	89 6f
~pe>	61 -15g-9b-7f-5j12i15a20k
~pea	74 -9i-5k23j
~peak	77 -9i-7k5c25j
~pec	73 -10a-6g5i8hk
~peci	82 -5a8c
~pect	79 -8c-5g-4a5i9hk
~ped	66 -16k-10a-8e8gh9i20j
~ped>	66 -16k-10a-8e8gh9i20j
~pee	72 -7gk-6b7d22c
~peed	78 -6j-5bk7a17c
~peel	84 -13c11d
~pel	72 -11c-6bgj-5a11i23k
~pell	73 -11c-6bgj-5a11i23k
~pen	47 -16e-10j-9i-6ad10gk21c22b
~pen>	58 -15j-13g-11e-7i7k14b15c19a
~pend	68 -11i-9a-7e-5c-4j6f10b28g
~pene	63 -11ae-10g4j5h10cd
~peni	83 -11a-10c8i21e
~pens	60 -10d-7e5b8c9g
~peo	57 -7j-6e-5f7a16d
~peop	57 -7j-6e-5f7a16d
~per	48 -16i-8e-6c-4h6g8ak12bd
~per>	63 -11ei-4cj7k8d13g15a
~pera	83 -5c
~perc	69 -10a-8c-6k6h7b18g
~perf	79 -11i-8g26c
~peri	77 -5a7b8c
~perm	74 -18g-6j6a9b14e
~pers	59 -16c-4i6d7k8f
~pert	66 -7b-4c5a6d8gk
~perw	76 -4a5i8d
~pes	77 -14a-4c5j8b18i
~pes>	80 -15a-6g10b20i
~pest	89 9j
~pet	80 -23a16k18c
~pet>	89 -28a-4g16k23c
~pets	89 
~pgr	87 -9a13c
~pgra	87 -9a13c
~pha	83 -5b5c8j
~phal	84 -5b5c6a
~phe	89 8b
~phi	87 10a
~phis	89 11a
~pho	62 -6dh-5i9b11e
~phon	63 -6h-5di10b12e
~phot	84 5a
~phy	77 -8g6k
~phys	77 -8g6k
~pic	58 -9ce-8a5d9b19k
~pic>	89 -5a9k
~pica	87 -5c10g
~pick	63 -7e-5g7b8k
~pict	70 -8c-5j4d5f7k
~pie	79 -8c5k8e
~piec	82 6k
~pil	77 -5g-4j5b7a10c
~pill	80 -5a7b
~pin	59 -10b-9g-6i-5f8k11a12j13h
~pin>	74 -11d-9a-5g12c19j
~pine	89 -9c-7i4k6g9e
~ping	63 -13b-7c-6eg-4fj5d8k13h22a
~pini	87 -9a6d
~pip	72 -7b-5g9a11c
~pip>	84 -26b29a
~pipe	75 -16a-5g13c16b
~pir	79 -4g6j10e
~pira	89 6a
~pire	83 10e
~pit	69 -8b5fj12a
~pita	71 5f
~piz	87 
~pizz	87 
~pla	44 -9i-8k-6e7a10b13d14c
~plac	50 -9j-8c-4hk5a7b10g12d
~plai	67 -8i5bc18d
~plan	57 -9d-8g-6ei5h6f11c14j
~plat	77 -5g-4k5a16c
~play	81 5i
~ple	52 -15e-6c16dk
~ple>	55 -13f-9a10c13d
~plea	68 -11e-10a-7d-6j-4g9b15f24k
~ples	85 -9c5a13g
~plex	79 -9c-5g-4k15d
~pli	66 -15f4bk8c10d
~plic	84 4h
~plie	71 -15f11cd
~plit	83 -6a4b
~plo	60 -13g-6e-5b4j6k15a
~plot	87 -9b8a
~ploy	62 -9g-5ce5b6j
~plu	70 -7g-6b5j10e
~plug	84 7a
~plum	73 -7g-6a-5b4j11e
~ply	87 -6b-5c5a10h
~ply>	87 -6b-5c5a10h
~pme	71 
~pmen	71 
~poc	76 -8a10cg
~pock	76 -8a10cg
~poi	75 -7b-5cg6f7a9h
~poin	76 -7b-5cg6f7a10h
~pok	89 -5j9a
~pol	47 -11i-8d-5a4g5b8k9c12e
~poli	47 -11i-7d5g8ck12e
~pon	83 7b8a
~pone	89 
~poo	68 -5b-4g8j10a
~pool	68 -5b-4g4i5j11a
~por	62 -8dg-6ij-4e7ak10h16b
~pora	79 -5ij18b
~porc	85 -5a9c
~port	66 -6cg7a9k11h
~pos	74 6c8a
~posi	89 9c
~poss	87 -5c7g
~post	81 6a
~pot	75 -8a-4j5b16f
~pot>	79 -15a-4j8b17f
~pots	89 8a
~pou	65 -7g-6ej-4i6c14ak
~poun	83 -5j4k5g9a
~pous	68 -10g11k13c
~pow	89 5j
~powe	89 5j
~pp>	69 -6g-5d14a
~ppe	51 -20e-5a-4b8k13h15c
~pped	70 -6ae13h
~ppen	53 -15e-6a-4g11k19c
~pper	79 -8b6a10g
~ppi	71 -6c-4gi8b17h
~ppin	71 -6c-4gi8b17h
~ppl	67 -15f-5b4a6g9d10h
~ppli	69 -16f9c10d
~pply	87 -6b-5c5a10h
~ppo	82 10f
~ppoi	85 10f
~ppr	75 8b
~ppra	80 -5a5c9b
~ppro	87 
~ppy	71 -16j-10i-8g4k10h23a
~ppy>	71 -16j-10i-8g4k10h23a
~pra	77 -5a6b9c
~prai	79 -6a9b10c
~pre	57 -8i-7a-6f-5de5g6b7k9j12c
~prea	83 4g
~prec	87 8k
~pref	84 -15a4c7j16b
~preh	82 -7a5c11h
~prem	77 -8c-5bj4k7a13g
~pres	68 -13b-10g-4d6a9j23c
~pret	69 12a
~pri	54 -18a-8h6j14g21b
~pric	60 -6i-5h-4f21c
~prim	89 
~prin	67 -14a-13c-4e5fg9j17b
~prio	89 -8a5g7c
~pris	84 -8g7a
~priv	82 -11a-5c5f11b
~pro	51 -20a8c14j18h
~prob	73 -5c-4g6e7b8j
~proc	89 -7g9i
~prod	82 -11b-5g24c
~prof	79 -7b9c
~prog	73 -9i-5k9g13b
~prom	83 -6c-5j12g
~pron	87 8i
~proo	69 -17c-9k-4g5j6b24h
~prop	64 -8bc-5i5d6g7k12a
~prot	72 -13a-6d5i6j11c
~prov	79 9a
~ps>	60 -7ei-5c5g6k11a
~pse	76 -11g-7i7a9j13h
~pse>	80 10j
~psi	89 5a
~pst	79 -5b4c5f6a
~psta	79 -5b4c5f6a
~pt>	70 -21b-8c-7g-5j5f18a21h
~ptc	87 7a
~ptci	89 5a
~pti	74 -10a-6k-5g5c30j
~ptio	77 12j
~pto	87 -17j8a12b
~ptop	87 -17j8a12b
~pts	83 -12g8k11d
~pts>	83 -12g8k11d
~pty	80 -7a-6c-5k12g16e
~pty>	80 -7a-6c-5k12g16e
~pul	70 -6ij11e
~pull	70 -6ij11e
~pum	82 9a
~pump	82 9a
~pur	80 -21a10b12g
~purc	85 -10a14g
~pus	77 4a5e
~push	79 -4g5e8a
~put	52 -17c-5i7f8b11g
~put>	54 -13c-9e-7i7a8f11dg
~pute	75 -10a-6g6b8e
~putt	75 -9d-4c8eg9j
~py>	66 -9j-6cg-5i8h23a
~qua	66 -8a-5b4c8g12j
~qual	89 
~quar	67 -8a-6k-5b4c8g14j
~que	68 -6h-5e4c5a7b
~ques	68 -5eh6bc
~qui	57 -8j-7d-5i5b11g15c
~quic	71 -4j5g10k
~quie	85 -8c-4a9e12k
~quip	71 
~quir	75 15c
~quit	71 -12c-6e5a6b10g
~quo	65 -5k8g9a
~quor	89 10a
~quot	66 -4k9g
~ra>	69 -21a-5i9g17cj
~rab	81 5c
~rab>	81 5c
~rac	58 -16c-8e-6a-4i7k14h17b
~race	85 -5b7aj
~rack	72 -25c7a21h
~ract	62 -14a-7g-6e8c9k17b
~rad	64 -21g-14a-6j5e8b11i29c
~rade	67 -14a-12g-6j6e10b13i18c
~rado	89 
~radu	85 -5b4f
~raf	80 -5b4c
~raff	85 -4b6g9a
~raft	87 -7a8c
~rag	49 -14b-10d4k9h13f14a
~rage	49 -9d-5i4j6hk7a9f
~ragg	85 -10b-8c-4k4g6h8a9i
~rai	57 -13i-6d-5h4cj6a9b12g
~raid	89 5a
~raig	74 -6a-4j5k6e12b
~rail	89 -5c
~rain	66 -10d-7i-5b5f6a17g
~rais	68 -5ek5c6j7d8b
~rak	85 -4k11a
~ral	64 9j
~ral>	65 9j
~rall	89 
~ram	64 -7k-6b-4i10f14e
~ram>	78 -13a5bg11c
~rame	77 -14c-8a-6g13f18e
~ramp	74 -12b16a
~rams	89 12a
~ran	44 -8k-5f8e10i12c
~ran>	89 -5c7k
~ranc	47 -7a-4j6e21c
~rand	68 -18k-6c-5g8d15a16i
~rang	82 -7k4c6e
~rank	89 8k
~rans	82 -12a11b
~rant	71 -7b-5c9ag
~rap	83 -5b-4g5a14c
~rar	89 -8g-5e4b17c
~ras	67 -13b-11g-6j5d17k22c
~ras>	75 -5bg8k11c
~rash	77 -8b-7g-6a12d13c
~rass	84 -5c8k
~rat	55 -20c-7a-6d-4f8h21k22b
~ratc	85 8b
~rate	62 -14c-12b-4d7k11h20a
~rath	74 -8c-7a6j8k9b
~rati	70 -11a-9c-5i-4j14k22b
~rats	83 -13a4e5c13i
~rav	75 -11c-5a4f6d8i
~rave	75 -11c-5a4f6d8i
~raw	73 -18c-10g-9a5e6j8i26b
~raw>	84 -9c7b8e
~rawe	85 -9a4j7b
~rawl	82 -10cg5j10i15b
~raz	76 -6i-4j5b9h
~razy	76 -6i-4j5b9h
~rb>	89 -6ab8fj
~rbe	84 -4a4j11e
~rbn	84 -4b11a
~rbnb	84 -4b11a
~rby	80 10a
~rby>	80 10a
~rce	65 -22c-6j-5k14h18g20b
~rce>	78 -8c10h
~rced	85 -12j-11c9a20b
~rcen	69 -10a-8c-6k6h7b18g
~rch	70 -9e-8a8g12c
~rch>	74 -8e-4b12c
~rcha	84 -12a13g
~rchi	87 5b
~rci	72 5a
~rcia	72 5a
~rcy	80 -6b6k9a
~rcyc	83 -6b6ak
~rd>	48 -19c4j6i30b
~rda	81 -18g23c
~rdas	82 
~rde	68 -20a-11j-7g4c7e9i21b
~rded	77 -11j4k7ab
~rden	87 -8a6b11c
~rder	78 -21a-7c-5g7f9i11e13b
~rdi	72 -12c-6bk6j11d20a
~rdia	81 -5c14d
~rdin	77 -8c-6k7j20a
~rds	63 -9b-6g5ik7c
~rds>	63 -9b-6g5ik7c
~re>	25 -9e-4i4d12k16g22f37a
~rea	46 -22g-11a-10i-5j-4d9e11h20k28f
~rea>	79 -22c-11e-9a5b37f
~reab	83 -5c-4a17f
~reac	71 -15i-9b-4d4a11c14e
~read	56 -14i-7c-5df5a8b37k
~reak	70 -11g-7k8f20c
~real	66 -15c-7f7e9gj
~ream	85 -5g-4c7ei
~rear	87 -6a13d
~reas	69 -16g-14b-10a-9k-6j6d27c29h
~reat	62 -17j-7g-5d10a12b16i
~reau	89 8j
~reb	76 -7c12a
~rebu	76 -7c12a
~rec	53 -16i-15c-10g-7h-6d11k13b15a27j
~reca	80 -6c-4e7b11k
~rece	76 -13g5c7k
~reci	89 8c
~reck	72 -10c10d
~reco	61 -18i-10d-7c5j14ab
~rect	69 -7b-6c-5a32j
~red	47 -11c-8h-6b18f19a
~red>	50 -22c-15e-7h-4b11g17a30f
~redi	63 -13f-8g5k11a14c
~redo	79 -8a14e
~ree	54 -13g-10d-9e-6k5f6b10j26c
~ree>	66 -26i-23g-5bk15j22c25a
~reed	82 6h
~reek	79 -6b-4c5f10a
~reem	84 -6e-4d8b
~reen	85 5b
~reer	89 
~rees	77 -13i21g
~reet	65 -8ag-7e7bf8i9c
~ref	72 -22a-9c-8g6j13d26b
~refe	78 -11a-4k6j14b
~refr	87 -13a16b
~refu	89 -12c17d
~reg	66 -12c-5bde4j7k20g
~rega	85 6j
~regi	79 -24c27g
~regu	72 -6j-5b6a7k10c
~reh	77 -5a4c10h
~rehe	82 -7a5c11h
~reho	85 
~rei	89 
~rej	89 -4a5h
~reje	89 -4a5h
~rel	60 -8b-6i-4c6f7h15g
~rell	62 -6i-5b8h14g
~rely	85 5a
~rem	59 -15k-9a4c8i11gj
~rema	81 -17a8c14b
~reme	64 -7bc-6k9j11i
~remi	76 -12k-5bj5a11c13g
~remo	81 -5c9j
~ren	46 -8f-6hij5cd6e28g
~ren>	74 -10c5b6g
~renc	77 -19c5jk7a11g
~rend	84 -7a12g
~rene	69 -9cg7h15e
~reno	85 -10a12c
~rent	49 -10hj-7f-6k6d18g24c
~rep	58 -7d-4f5ak10b
~repa	77 -11a-5h7bj
~repl	63 -5dj11b14a
~repo	77 -6b-4cj8k9h
~req	74 13c
~requ	74 13c
~rer	77 -20g-6c-4j7f13d16e
~rer>	80 -6c-4j7a14d
~res	51 -24a-13g-8i5c10j13k14h18f
~res>	69 -11a-7g6b13j
~resc	83 4c
~rese	85 -6a4j8k
~resi	82 -7a7j
~resp	87 -6c-4a9b11h
~ress	58 -13b-11i-10g-5d4e6a12f13c16k
~rest	67 -14k-8a-7c-4bj6g8d12f15h
~ret	59 -5hi5k6j11b
~retc	87 -6g5bc7k
~reti	68 -6a4fj5b
~rett	67 -5g4e6b8a
~retu	83 -11b5g6j
~rev	72 -6ae-5ij29g
~reve	76 -14a5b21g
~revi	81 -6e-5c9a10g
~rew	72 -12c-5ak8d13g
~rew>	73 -9c-8a-4k8d14g
~rfe	79 -11i-8g26c
~rfec	79 -11i-8g26c
~rga	89 -4k6d8i
~rge	65 -15i6d7j8g
~rge>	72 -15i-6a5d15g
~rgen	82 4d
~rger	87 8j
~rges	87 -11g6c7a
~rget	85 -5k6g
~rgi	81 -24c14k21g
~rgia	84 -5c14k
~rho	87 -7a7g8e
~rhoo	87 -7a7g8e
~ria	74 -7c9a
~rial	77 -4c8b
~rib	79 -7g-6i8c15k
~ribe	83 -6g-5i17k
~ribl	89 8c
~ric	54 -11i-7f-6h6a9j14c
~ric>	84 -9a5k11b
~rica	72 -13c-4i7abg
~rice	60 -6i-5h-4f19c
~rici	89 -7a14j
~rick	73 11c
~rict	81 -13b7j12a
~rid	69 -15d-14b-7g-6k5j10c17f20i
~rida	84 -9a13f
~ride	73 -18b-14d-6k4j5a7f9c22i
~rie	54 -17c-16a-9e-5f13j20b21d
~rie>	87 -17a23j
~ried	67 -10g-6ck6a10b11i
~rien	66 -7eg-5d5j6b7h9c
~rier	76 -16a4c20d
~ries	65 -25c-4ij8b12d18g
~rig	37 -10a-9k-7h-6cf6d19i44j
~righ	37 -17a-11k-10c-8h-5f4d21i48j
~rigi	74 5bd
~rij	89 -4c7a
~riju	89 -4c7a
~rim	83 -7a9c
~rima	89 
~rin	50 -21k-20c-13i10ej14d25g
~rin>	74 -18a-4k5d8g14j
~ring	54 -17k-12c-8i4g6h12e19d
~rink	67 -9d-7b-5fi30a
~rins	87 -7a12g
~rint	84 -6ac7b11f
~rio	73 -9ab-5ej5g8h19k
~rior	82 -9a-7b23c
~riou	78 -18c-4j10h20k
~rip	69 -14c-5a5d10b13j
~rip>	77 -11a11j13b
~rips	87 -8c7a
~ript	82 -5c4i9d
~ris	66 -24c-10g-6d-4k4j7f12b30a
~rise	80 -8g6a
~risi	89 8c
~risk	85 -12c9a10b
~rist	72 -22c-4d5b9f19a
~rit	58 -14ab-6e-5f-4h5d14j26c
~rita	83 -9a9ck
~rite	66 -6b-5c6a13d
~riti	81 -7d11a
~ritt	77 -25a-18b7i20c24j
~rity	73 -6g12c
~riv	46 -7e-6h5c8ai10d
~riva	82 -11a-5c5f11b
~rive	49 -11e-5h4b12d14i
~rivi	61 -9b-7i-4g14c16a
~riz	89 
~rizo	89 
~rk>	46 -8a-7dejk6c7gi14b18f
~rke	65 -9c-4b6j7f
~rked	77 -6j-5a4g5c
~rker	72 -7b-6g7a8j
~rket	79 -14c4b5ej6g
~rki	68 -14b-11g-4h6c7d21a
~rkin	68 -14b-11g-4h6c7d21a
~rks	68 -23g-17i4a7j9e11b13k
~rks>	69 -17i-15g-7c4a7j9e11b13k
~rksh	87 -11g13c
~rl>	79 5gj
~rld	85 -9i-5a4k7c8f
~rld>	85 -9i-5a4k7c8f
~rlf	85 -4c7a
~rlfr	85 -4c7a
~rli	89 11i
~rlin	89 11i
~rls	82 -9a-5g6c14b
~rls>	82 -9a-5g6c14b
~rly	75 -11c6j7g
~rly>	75 -11c6j7g
~rm>	56 -13d-11c-10h-7f8a11j14b18k
~rma	69 -7g-6b4e5j8c
~rmal	79 -7a4k5j
~rman	81 5c10a
~rmat	81 -5b5a9c
~rme	87 -9a-4b15g
~rmer	87 -9a-4b15g
~rmi	74 -21g-15c5a8b14e18h
~rmin	87 -14c-7g22h
~rmit	78 -16g5a6b15e
~rml	89 5a
~rmle	89 5a
~rms	75 -25a4c8i20j
~rms>	75 -25a4c8i20j
~rn>	60 -10d-7k-5b17a19c
~rna	74 -8a-7b-5g7i18c
~rnac	79 -4ag5ij
~rnad	83 
~rne	62 -26c-11a5be7g8f19i
~rned	65 -22c-18a6d8e13g22i
~rner	79 -5g5c14f
~rney	89 -4c
~rni	62 -20c-15b-5ah7f11e32g
~rnig	80 -11b4k6e9a
~rnin	66 -14c-11b-5h7f8e26g
~rnit	78 -6a-4c7j12g
~rno	81 -17c6b10i16g
~rnoo	83 -11c6b8g9i
~rns	80 -4a5k9c
~rns>	80 -4a5k9c
~ro>	82 -4c7a
~roa	69 -7k-5d15a
~road	69 -7k-5d15a
~rob	72 -5a5be7j
~robl	74 -5c-4g6e7b8j
~roc	76 -6b-4a7j9c
~roce	81 -5b5j6i
~rock	84 -5a10c
~rod	82 -11b-5g24c
~rodu	82 -11b-5g24c
~rof	79 -7b9c
~rofe	80 -7b5c
~rog	71 -9i-6k7g8j11b
~rogr	73 -9i-5k9g13b
~rok	71 -13d-8a-6g4f5b8i12c
~roke	71 -13d-8a-6g4f5b8i12c
~rol	63 -14j-8g-6e7c12a17d
~rol>	87 -9g5a9i
~roll	64 -11j-7e9d11a13c
~rom	48 -10c-5d5fik6g9h
~rom>	48 -9c-5d5i6f9h
~romi	85 -5c7g
~ron	60 -18g-16b-9dj-5e5h9i11k19c23a
~ronc	89 -12a4k12i
~rong	72 -7g-5j7h12c
~roni	85 7c
~rono	87 8i
~ront	66 -16b-12g8c9k28a
~roo	51 -21c-9b-6a5e9g10dh12k
~roof	55 -8c-5b4d8j12h
~room	62 -8a-6j-5b7i8d16k
~rop	59 -22c-8i7g8b9k14h
~rop>	74 -7c-5j6g8h10b
~rope	65 -8b-5c5dj7g8k
~ropp	76 -9c5a14h
~ros	72 -32a-5e4i7ck9j14g
~ross	74 -16c-11a-5e5i7k8j17g
~rot	61 -11k-8g-7h-5d5b13j14c
~rote	69 -6h8j9c
~roth	68 -9k-6g5j10b15c
~rou	45 -16c-6a4hi7f8bk12d
~roub	72 -6bc5k10a
~roug	52 -14a-7gh-4e8d9j18k
~roun	56 -11a-9c-8j4i5d7b12f
~roup	77 -9c5b6ad
~rous	82 -10c5e20a
~rout	84 -13a-4f6hj7b11c
~rov	78 7a
~rove	81 6a
~row	59 -10c-5h6b9e13d
~row>	62 -18c-11a4j5e14b16d
~rowe	85 5a
~rowi	84 -4b5f
~rown	82 -6bc-4g4i6e16a
~rp>	87 
~rpe	89 -8a4j9k
~rpo	76 -6c-5i13b
~rpor	77 -6c-5i13b
~rpr	84 -8g7a
~rpri	84 -8g7a
~rra	84 -12k-9b9a16i
~rran	85 -19k-9b15a16i
~rre	58 -13a-12b-6i-5c-4f8g11e31j
~rrec	69 -9a-7b-6c33j
~rren	62 -7b-6a-5i5k11g12e
~rri	61 -13g-7e-4a7c11d20b
~rrib	89 8c
~rric	79 4j5a
~rrie	64 -11a-10g5c14d20b
~rro	65 -6c4g7de
~rrow	66 -7a-5c4j5g7de
~rru	85 -8a-4c19j
~rrup	85 -8a-4c19j
~rry	56 -19j-11d-10b-6e9g21c27a
~rry>	57 -14b-13j-6de22a24c
~rryi	75 -7j-6d-4c5b8a9g
~rs>	36 -7j-5i-4f6ack7b13de
~rsa	81 -10k-4g4j12b
~rsal	89 -5j15b
~rsat	85 -9k6c9j
~rse	58 -11e-8i-6dg7fk13b
~rse>	74 -9b-4c7h17a
~rsea	89 -5d7a8f
~rsel	61 -9ae-7i5c10k15b
~rsh	83 -7a6c
~rshi	84 -4a6c
~rsi	77 -6c-4a9k
~rsin	89 
~rsio	87 -6c8k
~rsit	87 
~rso	62 -10c-4i6j7a
~rson	62 -10c-4i6j7a
~rst	56 -13i-10a-7g-5f6h15k23j
~rst>	57 -11i-6eg7c8j11k
~rsta	77 -17a-8c-4fi4e7hk22j
~rt>	48 -10b-5h4k6cg9e
~rta	69 -4cj4f8a
~rtab	75 -7c5f11a
~rtan	77 -4a5h6b
~rte	68 -10i-5k7j8a9g
~rted	72 -10i11g12a
~rter	82 -7k12j
~rtg	65 -6g4j5c7a
~rtga	65 -6g4j5c7a
~rth	55 -7d-5j-4fh13e19g
~rth>	58 -12e-8j-5d4b6ak18g
~rthd	69 -9k-7b-6c-5a4j29e
~rti	60 -7j-4b6a11dg
~rtie	82 -7c5b6a9g
~rtif	65 -4a10d
~rtin	79 -10a8b
~rtm	63 -9c-5i5j16d
~rtme	63 -9c-5i5j16d
~rtn	67 -15k9g12b
~rtne	67 -15k9g12b
~rts	71 -9a-8g-7e-4c8k9i15f
~rts>	71 -9a-8g-7e-4c8k9i15f
~rty	64 -6ab-5e5d6g7k
~rty>	64 -6ab-5e5d6g7k
~ru>	89 8h
~ruc	58 -12b-5ai4j5k8d13c
~ruck	61 -13b10d11c
~ruct	72 -6a5j6k
~rud	89 -20c-6e-5b10a26g
~rude	89 -20c-6e-5b10a26g
~rue	85 7c
~rue>	85 7c
~rug	79 -14c-4b10d11a
~rug>	89 
~rugs	83 -12c-4b8a11d
~rui	89 
~rul	85 -6g4j8c
~rule	87 -6g-4a5j9c
~rum	89 -5b6c
~rume	89 -5b6c
~run	54 -16e-14c-9j-6a-5f10d18b32g
~run>	58 -19e-7ck5h7a8d23g
~runn	70 -4f6b
~runs	75 -12j-8c6e10bg
~rup	80 -7c18j
~rupt	80 -7c18j
~rus	70 -5agi4e5b8h
~rush	87 -6k7e10a
~rust	71 -13a6b8h9k
~rve	77 -5cg-4k8b12a
~rve>	80 -4g10a
~rvi	69 -10b-6d5g6k11a
~rvic	72 -5d7k
~rviv	84 -9b-6c6g15a
~rvo	85 -7a4c
~rvou	85 -7a4c
~rwa	75 -5g4i9a
~rwar	75 -5g4i9a
~rwi	87 -6a4j
~rwis	87 -6a4j
~rwo	76 -4a5i8d
~rwor	76 -4a5i8d
~rwr	82 -9c6d9a
~rwri	82 -9c6d9a
~ry>	46 -15b-9c-8h6f14j18a
~ryb	67 -23a-12d4b6f7e9g10k
~rybo	67 -23a-12d4b6f7e9g10k
~rye	87 5a
~ryer	87 5a
~ryi	73 -8j-7d6g7b8a
~ryin	73 -8j-7d6g7b8a
~ryo	89 -7c11k
~ryon	89 -7c11k
~ryt	63 -24a4c8b10g15i
~ryth	63 -24a4c8b10g15i
~ryw	85 6g
~sa>	84 -7k6c
~sab	81 -4g5a9j
~sabi	83 9a
~saf	67 -8g6j8c
~safe	67 -8g6j8c
~sag	85 10c
~sage	85 10c
~sai	61 -10a-8g-5de6k16h22j
~said	62 -11a-8g-5de6k16h22j
~sal	63 -11e-7c-6i6h8d15g
~sal>	87 -5j14b
~sala	77 -7a5d6g
~sale	68 -10e-7i-6b6d8h14g
~salo	85 6j
~sam	62 -29b-9j-8f8eg9k26a
~same	62 -29b-8j-7f4e5c9gk24a
~sat	74 -13k-8g8h9a14c
~sat>	83 11c
~sati	78 -11k-5g4c8h9a
~sav	66 -9c-5f5j6b17g
~save	72 11a
~savi	73 -9a-6c8b18g
~saw	77 -9k-5g5a8ci
~saw>	78 -9k5ac9i
~say	50 -21e-15c-11g-9h-5a5f6d9j11b12k31i
~say>	52 -19e-14h11ck17i
~sayi	79 -18c-12j-6g5a14d23i
~says	72 -21c-13g-10a7fh15b19j
~sba	56 -4k7d
~sban	56 -4k7d
~sca	66 -11ac-6d-4k8h11g21i
~scal	81 -8a-7e6i14g
~scam	87 
~scan	85 
~scar	73 -12c-10j-5k-4d10ah16i
~sch	60 -15g-8i-6a-5h5dj7b8k12f
~sche	81 -4g5a6e
~scho	61 -12g-11a-7i-4h5j6dk8b13f
~sco	66 -17a-6j-4e9k13g14c
~scor	77 -28a4i19g20c
~scou	71 -8g-7j4c14k
~scr	68 -13c-11g8k12b17d
~scra	83 -7a12b
~scre	89 5b
~scri	75 -6ag7d15k
~scro	79 -13c-4k12d13a
~scu	78 -7b13g
~scub	83 -11b6g10a
~scui	87 -4c9g
~se>	33 -28e-19b-13f5ik8h12d15g27a34c
~sea	72 -15c-5d4b6f21e
~seas	73 -15c-5d6bf21e
~sec	62 -9g5j11c
~seco	65 -10b-5g7j13c
~secu	75 -5g9b
~sed	55 -24i-15c-10a-7f-4g5k7h8e12d16j23b
~sed>	55 -24i-15c-8a-7f-4g5k7h8e12d16j21b
~see	58 -22c-12h6dj8e9i18f
~see>	60 -15c-11h-5a4b5i8j10ef
~seen	79 -8c-4k5ad12f
~seh	77 -6ag15c
~seho	77 -6ag15c
~sel	54 -6ci-5h6a29b
~self	58 -10e-6g5k20b
~sell	66 -10c-5i5g8e13b
~sem	67 5ag7i
~seme	67 5ag7i
~sen	57 -9cg-5e6fk10a13b
~send	63 -7g-5c7b11f
~seng	81 5g
~sens	74 5ab
~sent	72 -7g-6c-5e8ah10k
~sep	78 12a
~sepa	78 12a
~ser	64 -7j-5d10a14b
~ser>	81 -19a-5j7g21b
~seri	83 -11c5g18a
~serv	68 -4g6b7a
~ses	62 -9g-6d4f5a7j10b
~ses>	63 -8g-6d4k7j9a11b
~set	61 -10e-9a-6j5c12b13g
~set>	65 -12i-7e4c6d19b
~sets	84 -7g6k7c
~sett	76 -14c-11b-10a-5j7h11i27g
~sew	83 -6b9a
~sewe	83 -6b9a
~sfi	87 -5j4a10h
~sfie	87 -5j4a10h
~sgi	85 -8a9b
~sgiv	85 -8a9b
~sh>	58 -8ij-7b-4fh4d7e12g16a
~sha	61 -16c-10j-8d-5g4a11bf24i
~shak	85 -10a13f
~shal	84 14a
~sham	85 -9c-5aj-4b8ef13g
~shap	73 -14a-12c-9g4k6b38i
~shar	70 -7j-6g8b20a
~she	50 -18d-15e-8f-6g8k16c19i21j
~she>	55 -22c-13d-11e-6af11bg12j28i
~shed	65 -13b-12g-4i8k12j26c
~shee	83 6j
~sher	76 5a8c
~shes	81 -7j-4bg9a12c
~shi	62 -11c-9d-7g-5ai4f9k16e17b
~shie	83 -5j4c5k
~shif	83 -5c4a5be
~shin	68 -14a-11c5j8f11b14e
~shio	85 -9c5a6k
~ship	79 4b8c
~sho	47 -20g-12e5b7a11d26f
~shoe	89 -10i-9a11g12d
~shoo	77 -5j5k6f
~shop	58 -7b-6e-5k5i18f
~shor	84 -6c6k
~shot	81 
~shou	56 -10i-9j-6k10c13af
~show	67 -33g-18i-7e-4f4b5c7k13d14j22a
~shu	70 -17g5c7a14i
~shut	70 -17g5c7a14i
~sib	85 -5c6g
~sibl	85 -5c6g
~sic	69 -11g-8a-5e4bi8j11c
~sica	77 -8g11j
~sick	77 8c
~sid	53 -11a-8e-7i-6k-5h5c10j11d22b
~side	54 -7ei-6k-5h4c5a11j12d
~sidi	81 -24a30b
~sie	78 -13b-7g8e18i
~sies	80 -12b-9a-6g5c8e19i
~sig	61 -10c-6g-4h6a9e13j
~sign	61 -9c-6g-4h4i7aj9e
~sil	89 
~silv	89 
~sim	85 -20a20b
~simp	85 -20a20b
~sin	45 -12ag-9f-8i-5h9d14cj16be
~sin>	73 -8g-7a-6k-5d6j7h9e13c
~sinc	61 -12g-11a6e8c10i
~sine	51 -12i-7af-5e4c6g7j11d13b
~sing	61 -21g-11h-6f-4i4a6bj9c15e
~sink	87 -4i4gj
~sio	59 -7c-5h6e10b14a
~sion	59 -7c-5h6e10b14a
~sis	68 -4eg7d8j
~sist	69 -9g7d8j
~sit	57 -16g-14j-7i-6k8b9h18c24a
~sit>	71 -9b-6ij-5k7a15h
~sita	84 -6g8h9a
~site	76 -6h5c8b
~siti	81 -11a6b7c
~sito	89 
~sits	83 -13f10j11a
~sitt	71 -20j-13g-5i5bd9f11c18a
~situ	85 -6a-5g5ij6b
~sity	89 
~siv	72 -6i-5k6b8gh
~sive	72 -6i-5k6b8gh
~siz	78 -21c31g
~size	79 -21c31g
~sk>	59 -6g5a6f7de
~ske	76 -7k-5a4i6b
~sked	77 -8c-6k4i6b10g
~ski	67 -16a-6i-5d-4k5j6c7e8b13g
~skin	70 -17a-5i-4k6j7e9c11g
~skip	81 8b
~sks	82 -14d-5g5j8k18c
~sks>	82 -14d-5g5j8k18c
~sky	77 -8c-6bk9i17a
~sky>	82 -8c-7k10i11a
~skyd	85 -5b8a
~sla	75 -10c27b
~slab	81 -13c23b
~slam	89 -12a7b
~sle	68 8f
~slee	69 8f
~sli	79 -5g9c
~slid	87 -6b7a
~slip	89 -11a-5g7c10b
~slo	74 -7c-6j11i15a
~slow	74 -7c-6j11i15a
~sma	72 -6j-4c5a13d
~smal	78 -5gj4c11b
~smar	81 -13b-10c9g16d
~sme	84 -12c7a12h
~smen	85 -12c7a12h
~smi	89 -5a7b
~smo	66 -11b-4g6j18i
~smok	67 -15b4c7j15a
~sna	82 6c
~snap	83 
~sno	79 -8f-4a17j
~snow	79 -8f11j
~so>	33 -40a-32b-24g-14i-10df-5c11e28h38k91j
~soc	70 -8j-7d-6a15c23b
~soci	72 -9a-5j14b17c
~sock	89 -7d11b
~sof	80 8j
~soft	80 8j
~sol	70 -12g-5dh7ab17i
~sold	77 -11e-8bg8j10c22i
~sole	83 -5c9ab
~solo	89 -9a16b
~som	44 -22j-11f4k9a12d31b
~some	44 -21j-11f-5cg4e5k11a13d31b
~son	55 -12g-7k-5ad5c15e18h
~son>	58 -20g-9b-6j-5d5i7c19e20h
~sona	70 -16c8b10j12g
~sons	80 -7k-4b17c
~soo	70 -26i-8b-4c12a32e
~soon	70 -26i-8b-4c12a32e
~sor	69 -23j-8b-5e5i9g12a22c
~sorr	72 -21j-5b-4e7i9g11ac
~sort	89 12c
~sou	63 -17c-9f-7b-5g6k12e25j
~soun	65 -16c-9f-7b12k13ej
~sout	84 -8a18j
~spa	69 -6e-4k5i8b11a
~spac	74 -10g-7c8i12b
~span	89 -6k-5j-4e5a6c8g
~spar	82 -15a6c12b
~spe	60 -11e-10a-7b-6i-4d5j7k12c15g
~spea	77 -9i-7k5c25j
~spec	78 -5ag7c9h
~spee	78 -6j-5bk7a17c
~spel	74 -11c-7j-5ag11i24k
~spen	74 -10i-9c-7e-5a7f38g
~sph	84 -5b5c6a
~spha	84 -5b5c6a
~spi	71 5f8j
~spit	72 4a5f
~spl	79 -16a4f15b
~spla	89 -11a5f12b
~spli	83 -6a4b
~spo	62 -14g-8j-5d8f9k11c12b
~spor	84 
~spot	77 -4j5b11f
~spou	68 -10g11k13c
~spr	68 -7a-6g9j13b
~spre	85 
~spri	69 -8a-6g9j13b
~squ	69 -5b7c10g
~squa	70 -7b-6a4j5c10g
~sr>	83 -6k5a8f
~ss>	44 -11e-10gi-6h4d6j7a8k9c12bf
~ssa	85 -4gk7b9c
~ssag	89 11c
~sse	61 -9a-8i-7c8k22b
~ssed	69 -14c5g7k11b
~ssen	81 5g
~sses	73 -6g4d11b
~sset	84 -7a-5g4k7c
~ssi	63 -6a5g8j15c
~ssin	75 -14a11c12j
~ssio	71 -12b7c15a
~ssis	85 4c
~ssiv	84 -11a-5i6g12b
~ssm	87 -6c9a
~ssme	87 -6c9a
~sso	83 -19a5i7b14c
~ssoc	89 -7c14b
~ssu	70 -7g8e10c
~ssue	81 5k
~ssur	77 -8b8j10c
~ssus	84 -7j7b12e
~ssw	87 -9a15b
~sswo	87 -9a15b
~st>	34 -22a-16c-7i6g13bh19j32k
~sta	45 -26d-8i-5h7j10g11bk17c
~stac	85 -4j5e
~staf	80 -9c4g7a
~stai	74 -4g5a11f
~stak	85 -14a-13g32c
~stal	82 -5a
~stan	66 -18f-17a-8b-7d5g7ek8i9c13j
~star	58 -10f-7hj-6i-4d4k6a8b9e12g
~stat	58 -19d-6ei5cg10j11b13f
~stau	82 -6b4d
~stay	59 -8d-5e-4j5a8f10b
~ste	54 -10c-7f-6a5d6bi15k
~stea	82 -7a-6g-5c4i6e13b
~sted	74 -11c-5a4k5d
~stem	71 -6b-5d-4i7c14k
~sten	83 -8g13c
~step	72 -19c7d10ag
~ster	64 -14a11i
~sti	51 -21g-10e-6d5ac6i7b10f18j
~stic	79 -10a9f11b
~stil	55 -13c-11k-10b-7dh7f12i17a24j
~stim	89 5k
~stin	76 -29g-11a-4i13b15h27c
~stio	69 -6h-4e4a7c
~stl	69 -13c-10k10i21b
~stle	85 7g
~stly	70 -12c-9k-8g12i21b
~stm	81 -5bd6g11f
~stma	84 12f
~sto	50 -20b-9g-6ef-5j10ck16d17a
~stoc	79 -9c-4i17g
~stom	62 -4be4i18d
~stop	69 -16a-7g4e9h14k
~stor	57 -14g-10b-6h-5e4k5j11a24c
~stov	77 -8b4d10a
~stp	89 
~stpo	89 
~str	54 -16g-8d-5hj12c14b15k
~stra	69 -8j-7c-5i4b7k8a9e
~stre	63 -16g-9e-5j-4d5f8c9ik10b
~stri	73 -7k5j15c
~stro	82 -10c-4j5a11b
~stru	70 -5a5jk8c
~sts	70 -9b-8i-6ck-5h5j12g19a
~sts>	70 -9b-8i-6ck-5h5j12g19a
~stu	57 -6af6c8i9k
~stuc	78 -5j5d8ab
~stud	74 -6b-4k5j13c
~stuf	61 -17a9i18k
~sty	85 8c
~styl	85 8c
~sua	72 -9g-7c-5j11e
~sual	72 -9g-7c-5j11e
~sub	63 -5d4h5bj7g
~sub>	83 6a
~suba	89 8h
~subc	79 -4a
~subs	69 -5a-4d12g
~suc	85 12a
~such	89 
~sud	87 -6e5c
~sudd	87 -6e5c
~sue	75 6g
~sued	79 -8a4c6g
~sues	85 4a
~sug	82 -15a7c10b
~suga	84 -11a5b8c
~sui	78 -11g7a12e
~suit	79 -10g-4k9a12e
~sul	85 -4c7j
~sum	74 5a6b
~summ	82 7b
~sump	80 8a
~sun	81 -7k-5j5b8e
~sup	68 -15f-8ij4c6hk14d
~supe	89 -7j5d9k
~supp	69 -16f-5i4cg6h11d
~sur	42 -10f9ad17c
~sura	47 -8a6e21c
~sure	53 -11f-7e-6c-5gh4k10b13ad
~surg	87 8j
~suri	87 7d
~surp	85 -8g9a
~surr	84 -7a12g
~surv	84 -9b-6c6g15a
~sus	78 -8j8c11e
~sus>	84 -7j7b12e
~susp	84 -7b9c
~suv	89 
~suv>	89 
~swa	85 -7a-5c13b
~swap	85 -7a-5c13b
~swe	71 -14j-7k4c18g
~swee	79 -6g-4j11c
~swer	78 -6j5g8c
~swi	68 -8j-6c6i7b10f
~swim	81 -11a4k5f13c
~swin	83 -25c9b10i14g
~swit	75 -11g-5j8af
~swo	85 14b
~swor	85 14b
~sy>	67 -17j-11b-10c5f6k13e27a
~sys	70 -6b-5d7c14k
~syst	71 -6b-5d-4i7c14k
~ta>	76 -12a-6c-4d8g12h
~tab	68 -12c-9a-4e7b11d12g
~tabl	70 -11c-5a-4ej11d13g
~tac	71 -12a9di
~taca	89 -4j6e
~tach	82 8i
~tack	81 -13a-6e7g10d
~taco	89 5i
~taf	80 -9c4g7a
~taff	80 -9c4g7a
~tag	79 -13a4b25c
~tage	82 -5a4b5c
~tai	72 -5g6a10f
~tail	89 
~tain	89 -8c13f
~tair	75 -4g4af5c
~tak	51 -10gi-7f4b7c11k15d
~take	51 -10ai-9g-7f5j8cd11k13b
~taki	79 -13b10d12a
~tal	50 -17i-11e8f9g11b16d
~tal>	57 -10a-8ei-4fh10k13b14c
~tale	89 -9a5bd
~talk	58 -10g-8k-7c-4ej7i9f10d13a
~tall	74 -23i-8a-7c-4j11h27g
~tals	87 -11b7a8f
~tam	87 4a6j
~tan	60 -17f-7d-5b6i12c13j
~tanc	83 -14c17g
~tand	69 -24a-18f-7g-6d4hk7e16j22c
~tang	87 -12b7a12i
~tant	69 -10g5c18a
~tap	82 -11c-6k4b18a
~tape	84 -10c18a
~tar	57 -10f-8hj-6i-5d5k6e7c8b17g
~tar>	87 10c
~tart	58 -10f-7hj-6i-4d5k6a8b9e14g
~tas	87 -4g5f10a
~tat	57 -19d-7ei7b9j10c12f
~tate	60 -18d-7k-6g-5e-4i9j14b23a
~tati	74 -17a-5b7h12fg
~tatu	83 -9a-4b9k15c
~tau	81 -6b4d5e
~taur	82 -6b4d
~tax	77 -8a5ej
~tax>	83 -11b5j6e
~taxe	84 -9a7b
~tay	59 -8d-5e5a8f10b
~tay>	64 -9c-5e9h13f
~tayi	70 -7d-5f-4gj10abc
~tays	89 
~tba	82 -11b-6c-5a8e13g
~tbal	84 -10b14g
~tch	55 -11g-5ae4f10b25k
~tch>	62 -22c-14a-6g-5dh-4i8f9j13b29k
~tcha	83 -8a-6g-4j11c13d
~tche	64 -6e-5b4j8i11g
~tchi	80 -14j-6g6h23a
~tci	89 5a
~tcie	89 5a
~tco	87 7c
~tcom	89 8c
~tdo	87 -20g20c
~te>	44 -8h-5j-4cd6b7f15g17e
~tea	70 -12g-7ac5i9j15b
~teac	80 -5g5i
~tead	83 -7a-5c7e14b
~team	79 -6g-5c5i8k
~tec	67 -11a-7d-4g9j16c
~tect	68 -14a-7d-4g5b18c
~ted	54 -14b-9g5f7e12d
~ted>	54 -14b-9g5f7e12d
~tee	67 -13c6a7h13g
~teen	71 -8b-6c10a11g
~teer	82 -4a7b
~tel	43 -22g-14b-10c-7i-6d-5ef4h8aj62k
~tel>	79 -9a7b10j
~tele	83 -5c6h
~tell	44 -21g-15b-9i-5df-4ce4j5a66k
~tely	72 -6c-5b12a
~tem	67 -5d-4i4a5c14k
~tem>	70 -6b-4dg10k12c
~teme	82 
~ten	58 -27b-9i-8ef-4k5c22j32g
~ten>	63 -20b-18a-7e-5k9cd19j22g
~tena	82 6k
~tend	87 -7b-6f8h17a
~tent	77 -15c25g
~tep	72 -19c7d10ag
~tep>	79 -9c6d8e
~teps	80 -7c12a
~ter	41 -13a-9f-6d4i8c10k14j23b
~ter>	45 -8h-5e7c8gk11b
~tere	75 -19a-8c4d5gk6b18h
~teri	78 -8b14c
~term	68 -19c-10a7j16b17g
~tern	81 -11c-6a6b7gj9i
~tero	89 -9g5a9i
~terr	81 -6a16j
~ters	60 -13g-10d-8j6e8k23c
~terw	85 -4a4j
~tery	89 
~tes	55 -7c-5deh13j22a
~tes>	56 -9c-5de-4h4b14j22a
~test	80 
~tev	76 -14c-7a-4g5d27k
~teve	76 -14c-7a-4g5d27k
~tex	68 -16c-12k16b26a
~texa	89 
~text	69 -16c-12k17b26a
~tfi	74 -20k-19a4e5f9d13c16j
~tfit	76 -21k-9a4e5f10d15c
~tfo	89 -14c-6g22h
~tfor	89 -14c-6g22h
~tga	65 -6g4j5c7a
~tgag	65 -6g4j5c7a
~th>	34 -17a-11e-7c5d7gk11j13b31i
~tha	29 -19c-11g-8d6b13a16h56j
~than	60 -9k-5gj4ce5h11a
~that	29 -21c-9g-8d5a6k13h63j
~thd	69 -9k-7b-6c-5a4j29e
~thda	69 -9k-7b-6c-5a4j29e
~the	19 6i9c10j11ak15bd17g
~the>	22 -11g-5a5b7c11d12k13h15e18f22j
~thef	84 -5g4a9b
~thei	60 -16c-4b14h16g
~them	53 -15e-10a-7j6bcg7d8i14h
~then	62 -13bk-9h-5dgi-4f23c34a
~ther	35 -16f-7e5d11h12c24a
~thes	62 -7j7a9g12i
~they	44 -8ac-7i-6k-5j7f8h9g15b17d
~thi	34 -7bg4k5h7j8a14i15d
~thin	38 -7d-6g4h5a12c27i
~thir	79 6a
~this	45 -12b-11i4k5g10a27d
~thl	74 -15a7cg11b
~thly	74 -15a7cg11b
~tho	51 -17f-12bd-4c4h7a20i23e
~thos	56 -16f-7c-6b10e20i
~thou	60 -16d-8b4g13c17e
~thr	52 -13c-11e-7g-6h5d7fj13b21k
~thre	84 -5d9a
~thro	52 -11e-10c-9a-7g-6h8f9dj22k
~ths	63 -20a-7e5k7ch16b
~ths>	63 -20a-7e5k7ch16b
~thy	78 -8i6bj12a
~thy>	78 -8i6bj12a
~tia	82 -7b12c
~tial	82 -7b12c
~tib	62 -10b9g11a
~tibl	62 -10b9g11a
~tic	63 -12c-7a-5i4d5bf14h
~tic>	82 5f8b
~tice	89 -5b9c
~tick	68 -18c4k11h
~tics	85 -5c7h
~tie	71 -12c5e6g13j
~tie>	87 -5b5e
~tied	89 -7b18j
~tien	89 
~ties	77 -11c-5a10g14b
~tif	64 -7c7a9d
~tifi	64 -5c10d
~tig	87 -12c7a8e
~tigh	87 -12c7a8e
~til	52 -23k-11d-10c-5g6i10b11f15j17e
~til>	79 -5ag5h11e
~tile	87 -6j6c10b
~till	53 -20k-11c-10d-5h-4b9i11ae12f18j
~tim	51 -14bi-7f-5d-4c4a5h13g33e
~tima	89 9a
~time	51 -13b-11i-6f16g35e
~tin	49 -21g-8a-5d7e8k28b
~tin>	64 -34g8k9j16c
~tine	89 4a
~ting	52 -11c-5ai5h8e9g17b
~tio	46 -11e-4g6cf9k10j11b
~tion	46 -11e5c6f9k11bj
~tip	84 -12g14c
~tip>	85 -12g15c
~tir	67 4f
~tire	68 4j5f
~tiri	89 5a
~tis	82 -7j-5g5a17h
~tisf	87 -5j4a10h
~tist	89 -4i5e8h
~tit	71 -5abg6j7dk
~titi	89 
~titl	74 -7g-5b6j9d
~tity	89 
~tiv	82 -5c4a8j
~tive	83 8j
~tle	55 -12a-8e6c7k12i
~tle>	57 -9a-5e4bd14c
~tled	80 -13a-6c-4e5g21i
~tlem	89 -9bc9g11a
~tles	87 4k
~tll	85 -7e17c
~tll>	85 -7e17c
~tly	62 -12k-11g5c6f8a10b
~tly>	62 -12k-11g5c6f8a10b
~tma	80 -5j-4d6b10f
~tmas	84 12f
~tme	60 -11c-6i6j8f17d
~tmen	60 -11c-6i6j8f17d
~tne	67 -15k9g12b
~tner	67 -15k9g12b
~to>	31 -14j-5h-4a6d8g13c15f16b21k
~tob	79 -8b10a
~toba	79 -8b10a
~toc	79 -9c-4i17g
~tock	79 -9c-4i17g
~tod	57 -8k-7h5i6a11g
~toda	58 -8k-7h4f5i7d
~tof	85 -7a9g
~toff	85 -7a9g
~tog	74 -8a-7b7e9fj
~toge	74 -8a-7b7e9fj
~tol	71 -15c-5a11g15j
~told	71 -15c-5a11g15j
~tom	57 -10b7ai10d
~tom>	87 -4g6c
~toma	85 
~tome	62 -4be4i18d
~tomo	69 -7d-5b-4c6j8g9e
~ton	74 -18a-6k11j20c
~ton>	85 -7k6ce
~toni	79 -18a5g10j15c
~too	56 -14k-6b-5c5f12g18a
~too>	61 -19k-6h-4g4f5b25a
~took	75 -11g7k10j
~tool	71 -13b-4a26g
~top	60 -14g-11a6h7b10ck
~top>	63 -7g-5ad4e6c8b13k
~topp	78 -8a-6g9c11h
~tops	89 -4g6dj
~tor	49 -26g-10h-9f-8b5ck6j23a26d
~tor>	62 -20g4ad5c6j9i
~tora	75 -7b9c11a
~torc	83 -6b6ak
~tore	66 -5i-4j7f15d
~tori	72 -32c6b11d20a
~torm	74 -9b-5ae-4g9i22c
~torn	79 -4c5a
~tors	68 -7k-6i11d
~tory	68 -8af-5h6bc12k13j
~tot	70 -14a-7e5c6k8d9h
~tota	70 -14a-7e5c6k8d9h
~tou	77 -12a-11g6c7j13d
~touc	79 -12a-7g8j14d
~tov	77 -8b4d10a
~tove	77 -8b4d10a
~tow	64 -10d-8g-7i-5e8a11b16f
~tow>	89 -7b11a
~towa	87 -9a5b11g
~towi	81 -6c12b
~town	69 -19g-10d5b6k9c18f
~toy	89 -6b7a
~tpo	89 
~tpon	89 
~tra	50 -8cdj-7i4a7be8h14k
~tra>	74 -9j-8a10c16g
~trac	60 -21c-6e7k12b15h
~trad	77 -10c7b11e
~traf	85 -4b6g9a
~trai	67 -13a-12d-4g4k5e9b16c
~tram	74 -12b16a
~tran	79 -4c6e8b
~tras	84 -4g5ac
~trat	83 6k
~trav	77 -7c4f5g7d
~tre	55 -23g-10e-4ad9bk16c19i
~trea	65 -13g-10j-9a12b30i
~tree	62 -8e-6g-5b-4d6f14j17c
~tres	83 -4j7a9k
~tret	87 -6g5bc7k
~tri	63 -12b-6k-5i8d13j
~tric	71 -14c-5b-4i4d6ag13j
~trie	87 -8c-5a5b9d
~trig	87 -12b6ah7c
~trip	75 5j9a
~tro	67 -8c9k12a
~trok	85 -7c9a
~tron	83 5c
~trou	72 -6bc5k10a
~tru	56 -13a-9b-7i5j7k9d19c
~truc	58 -12b-5ai4j5k8d13c
~true	85 7c
~trum	89 -5b6c
~trus	73 -12a7b9h
~try	72 -23c10a13f18e
~try>	73 -20c-7g-4b12a13f20e
~ts>	41 -11b-10g-7e-5h4f8i11k15c17d
~tse	82 -5c5a
~tsel	82 -5c5a
~tsi	73 -17a-7g10j11b16c
~tsid	73 -17a-7g10j11b16c
~tsy	89 -20b4g18a
~tsy>	89 -20b4g18a
~tta	77 -26a-5e4d6ij7g13h
~tta>	87 -13a4g15h
~ttac	81 -12a-5e5bd6i
~tte	54 -14f-13g-7bd-5h6k7i10a15j16c
~tte>	89 
~tted	89 -6a4c5e
~tten	70 -21b-7g-6f7i17c21j
~tter	58 -9f-7g-6e-4dh4i7b10k15a
~tti	59 -12c-8j-6h7e10b
~ttin	59 -12c-10j-6h7e11b
~ttl	58 -9a-7e-4dj4g6k16i
~ttle	58 -9a-7e-4dj4g6k16i
~tto	80 -4g5e
~ttom	87 -4g6c
~ttor	89 -4c
~tty	69 -8g12a
~tty>	69 -8g12a
~tua	70 -6g6c9i
~tual	72 5i6c
~tuat	85 -6a-5g5ij6b
~tub	75 -8b7e8a
~tub>	79 -8b6c
~tube	89 7a
~tuc	77 -5j5d8ab
~tucc	87 12b
~tuck	80 6d7a
~tud	74 -6b-4k5j13c
~tude	74 -6b-4k5j12c
~tuf	61 -17a9i18k
~tuff	61 -17a9i18k
~tui	85 -5c-4a18g
~tuit	85 -5c-4a18g
~tul	85 -11j-6g8c17a
~tup	87 9c
~tup>	89 9c
~tur	56 -12i-9e-5bh6k8fg14a
~ture	63 -5i7ak
~turn	63 -8i-7e9ag
~tus	82 -9a-4b9k15c
~tus>	83 -9a-4b9k15c
~tv>	89 15c
~tve	77 -16a-6d6f8g21c
~tve>	77 -16a-6d6f8g21c
~twe	77 -9k6f9b
~twee	79 -6ak7f10b
~twi	77 -10a11b
~twic	80 -12a5d12b
~twin	89 
~ty>	48 -10i-5f-4bh4cg5d6j8k12e
~tyl	84 -14a8c12b
~tyli	89 
~typ	68 -6ab7j9c10k
~type	70 -8g-5b8j14c
~typi	84 -6a-5c9g10k
~uab	83 -14a-5g22c
~uabl	83 -14a-5g22c
~ual	61 -9a-5j5gi8e
~ual>	70 -8f-5c-4b11i12g
~uall	67 -11a-6gj-5i8f10e
~uan	89 -4c7a
~uana	89 -4c7a
~uar	65 -11a-7k-5b7g10d13j
~uard	81 -5c14d
~uare	70 -7b-6a4j5c10g
~uart	82 -7k12j
~uat	79 -5g4i
~uati	82 -5g4j5i
~ub>	74 -5b6a7c
~uba	79 -10b7h9a
~uba>	83 -11b6g10a
~ubar	89 8h
~ubb	89 -6c-5b7a9e
~ubc	79 -4a
~ubco	79 -4a
~ube	77 13a
~ube>	89 7a
~uber	80 7a
~ubl	70 -8c6b10g
~uble	71 -8c6b10g
~ubs	69 -5a-4d12g
~ubs>	69 -5a-4d12g
~uca	80 -6ab-5gj13k15c
~ucat	80 -6ab-5gj13k15c
~ucc	87 12b
~ucco	87 12b
~uch	44 -32i-11jk-6af6d10c19b40g
~uch>	44 -30i-14j-9k-6f10c19b39g
~uck	58 -23b-6j-5k6h9d12c17a
~uck>	62 -12b-5jk4i14ad
~ucks	70 -9b10c11h
~ucky	84 -5bd6c8a
~uct	58 -17a-5d8j11c20g
~uct>	83 -15a23g
~ucti	61 -5a7b9g
~ucts	89 -15b18c
~uctu	85 -6g5c9j
~ud>	79 -7c-4j9b11h
~udd	74 -7d-6e4a9j
~udde	87 -6e5c
~uddy	78 -7d8j
~ude	67 -11b-8e-6k17a21g
~ude>	82 -22c-5e6b22g
~uded	79 -9b6a9c
~uden	73 -9b-6k5j11ac
~udg	75 -5j14g
~udge	78 -4j15g
~udgm	89 
~udi	66 -7i11b
~udit	67 -6ai16b
~ue>	61 -8c-6d-4af7i11e14g
~ued	78 -8a-4d5e6g
~ued>	78 -8a-4d5e6g
~ues	62 -12c-6h-5i8bj9k10a
~ues>	80 -6a-4c6e7b
~uess	75 -16c-7d-6g5k11a14j
~uest	67 -7i-6h-5e5cg6a
~uff	61 -17a9i18k
~uff>	61 -16a10i18k
~ug>	77 -5c5f10a
~uga	84 -11a5b8c
~ugar	84 -11a5b8c
~uge	89 -7j-6c-4ai6f8b9g
~uge>	89 -7j-6c-4ai6f8b9g
~ugg	85 -6ag4b5k9c
~uggi	89 -7g6k10c
~ugh	46 -18d-7b-4e7h11ac19k
~ugh>	51 -13b-10e-5c6d9h10f14k
~ughl	77 -13f-9a8c19g
~ught	58 -29d-8g-6j-5fi8b9k16c23a
~ugl	85 5f7a
~ugly	85 5f7a
~ugs	77 -16c-6gi4b6a10dh
~ugs>	77 -16c-6gi4b6a10dh
~uh>	74 -26a-15g6c17i25j
~ui>	87 -18a23c
~uic	70 -6j5g6a10k
~uick	70 -6j5g6a10k
~uie	85 -8c-4a9e12k
~uiet	85 -8c-4a9e12k
~uil	55 -10c-9d-6j-5i-4h10gk22e
~uild	57 -17c-5i6b9k20g
~uilt	68 -12g-8b-6d8c23e
~uin	83 12c
~uip	71 
~uipm	71 
~uir	75 15c
~uire	75 15c
~uis	79 -5gj4b12a
~uish	83 
~uit	64 -18c-4d28g
~uit>	70 -10g-6e5c18a
~uita	85 -7a7k8g
~uiti	85 -5c-4a18g
~uits	81 -5c-4a13e
~uity	87 -18c17g
~ul>	71 -11g-8c-5k8i17a
~ula	69 -13j-5b6gk8a9c
~ular	71 -5bj5a7k10c
~ulat	87 -9j11g
~uld	34 -14j-9h-7k6g10ei41a
~uld>	34 -13j-9h-7k6g9b10ei35a
~ule	76 -10g4j13e
~ule>	80 -4g5j8e
~ules	89 -7g4c9e
~uli	89 -18c21i
~ulin	89 -18c21i
~ull	57 -12f-8j7g14b
~ull>	59 -16f-8j-4i4c6e8k10b
~ulle	80 -6a5f9g11b
~ult	74 -8d-7c-4g6a17b
~ult>	75 -8d-4c18b
~um>	68 -12c-11a13b18g
~umb	47 -12e-10ad4j5i9c13g23k
~umb>	87 -13a-12c-9e-6f5i19k23g
~umbe	50 -10j-8b-7d-5eh8i12k14c17g
~umbi	74 -12g-4b5j17c
~umbr	62 -10g-5i6a8h10b
~ume	85 5c
~umen	85 5c
~umm	81 7b
~umme	82 7b
~ump	67 -4i6a7j12h
~ump>	70 -9g8a18h
~umpe	82 -12c-5h10g12j
~un>	56 -27e-12c-10j5d17b19i23g
~unc	70 -9g-7j10k19b
~unce	84 6a8i
~unch	77 -10a-4gj6k19b
~uncl	83 -5d4c
~und	46 -14i-9c5b6k7f12ag
~und>	52 -11j-5c4k5a6bf7g
~unda	84 -4ag5i8b
~unde	57 -12e-10i-6c-5d6f7a8b18g
~undl	83 -6i14a
~unds	70 -10b-9i-8g-6a-4c7k14e16j
~une	72 -7b4aj6d
~uner	73 5j7d
~ung	67 -10a-6f-5dj-4e6b7k10g11c
~ung>	75 -9ei-8c-5a-4f7b9k25g
~unge	79 -5g5b6a
~ungu	87 4a6b
~unh	85 -9a12c
~unha	85 -9a12c
~uni	62 -13g-6k-5i8acj13b
~unin	72 -20g5d8b14c
~unio	77 -6k5j9c
~unit	73 -11c-6b5j9g10a
~univ	83 -5j14b
~unn	69 -4f6b
~unni	70 -4f6b
~unny	89 
~unp	89 
~uns	68 -11j4e5a8b
~uns>	70 -11j4g5bce
~unt	51 -9h-7di7fjk18g
~unt>	57 -13d-12ac-5f-4h6b21k30g
~unta	75 -5g-4h4c17a
~unte	79 -9a-4c7j8b
~unti	73 -15c-11a4b6d9g11j
~untr	81 -6g16f
~unts	77 -15k-5e-4b6c8f12a
~unty	77 -14g-11b23c
~uor	89 10a
~uor>	89 10a
~uot	66 -4k9g
~uote	66 -7k6b9g
~up>	42 -16c-12a-10j8h14i16f17e
~upa	80 -7a24c
~upat	80 -7a24c
~upd	72 -15b5e10c11a
~upda	72 -15b5e10c11a
~upe	87 -6j4d9k
~uper	89 -7j5d9k
~upg	87 -9a13c
~upgr	87 -9a13c
~upl	72 -12f-8b5g8j12c
~uple	73 -13f-8b5g8j12c
~upp	68 -15f-6j-5i4cg6ah10d
~uppe	87 -9a6b11g
~uppl	71 -16f7ch11d
~ups	72 -6cek-5bd29a
~ups>	85 -10c17a
~upsi	89 5a
~upst	79 -5b4c5f6a
~upt	80 -7c18j
~uptc	87 7a
~upti	87 -9a-4c20j
~ur>	26 -7h11g13j15e16i18f
~ura	47 -7b-4a6e20c
~ural	87 7a
~uran	47 -7a-5b6e20c
~urc	75 -8b11g
~urch	75 -8b11g
~ure	48 -19c-9f-5i-4eh5ag12k14d15b
~ure>	55 -14c-12a-4f7d8g11k16b
~urea	89 8j
~ured	57 -10c-6d-5ef5k31a
~urer	82 -6c18d
~ures	79 -14a-5g5d6b9c
~urg	81 5a6j
~urge	85 8j
~uri	63 -12a-8j-6c6h12b17k
~uria	83 -5a10b
~urie	77 9g
~urin	78 5d
~urio	83 -10c-8a-4j11h21k
~urit	75 -5g9b
~url	85 9i
~urli	89 11i
~urn	56 -12b-8e-5a-4h5j10i25g
~urn>	68 -17e-12b-8i9g14c19a
~urna	78 -12a-7bg4j5i19c
~urne	65 -26c-8a6d14g17i
~urni	74 -10a6b7eg
~urns	87 4a
~urp	84 -8g9a
~urpr	85 -8g9a
~urr	59 -9b-6i5k6aj7g8e
~urre	62 -7b-6a-5i5k11g12e
~urri	79 4j5a
~urry	82 -7b12a
~urs	50 -9bi10a13c19e
~urs>	56 -17b-11j-9k-4h5c7a8g31e
~urse	59 -10e-9g-8i-6f5h6c8j10bk
~ursi	89 
~urst	84 6c
~urt	62 -12f-9b-7a-4d5g9c10ij
~urt>	63 -12af-9b10i12j17c
~urth	87 -13c9e13a
~urv	84 -9b-6c6g15a
~urvi	84 -9b-6c6g15a
~ury	74 -17a4c19j
~ury>	74 -17a4c19j
~us>	55 -20a-16g-9d-5j-4f12c14e15k21h
~usa	89 -4a4k7c
~usb	56 -4k7d
~usba	56 -4k7d
~use	41 -14e-9fi-4j5h12a14c22d
~use>	42 -14e-7f6i7gh11d16a
~used	71 -24i4c13b17d
~useh	77 -6ag15c
~uses	75 -6g-5b10c
~ush	72 -7c-6g-4i5b11e19a
~ush>	79 -11bk-5g13e21a
~ushe	87 -16a19b
~ushi	85 -9c5a6k
~usi	50 -12i-4f5a8d14c
~usie	87 -8a8c9e
~usin	50 -12i-6e-4f4g7a9d10c
~usp	84 -7b9c
~uspe	84 -7b9c
~uss	89 5b
~ust	44 -25c-23g-16e4dh7j17b21a25k
~ust>	47 -24c-13e-11i-9g5h11j20k32b
~usta	87 -12b7a12i
~uste	82 -6g-5b7i
~ustl	87 7g
~usto	62 -4be4i5a12d
~usu	72 -9g-7c-5j11e
~usua	72 -9g-7c-5j11e
~usy	73 -5c-4g5i7a13e
~usy>	73 -5c-4g5i7a13e
~ut>	33 -13d-9c5b6e7a15g31k
~utc	82 -15j-4b12ai
~utch	87 -15j-5c-4b13i14a
~utco	89 8c
~utd	87 -20g20c
~utdo	87 -20g20c
~ute	60 -23c-5d4e7b12k13i
~ute>	70 -16c-10j-5e5b9i15k
~uter	75 -10a-6g6b8e
~utes	69 -8c-4d4a11j
~utf	76 -21k-9a4e5f10d15c
~utfi	76 -21k-9a4e5f10d15c
~uth	78 -20a-11g7c9i11b16j
~uth>	80 -14a-5g6b9c16j
~uti	80 -15a8k17b
~utin	87 -8a7b11c
~uto	64 -6i6fj8c
~uto>	67 -11g-4i6f10c
~utof	85 -7a9g
~utom	87 6a
~uts	67 -24a6j10b11f17c
~uts>	76 -6a-5c5g14f
~utsi	73 -17a-7g10j11b16c
~utt	69 -8cd-7a-4i6g9hj11e
~utte	87 -8b15a
~utti	74 -8d-4c7e8g9j
~utu	85 5a
~uv>	89 
~uy>	59 -4i4j11d
~uyi	84 -6c12a
~uyin	84 -6c12a
~uys	63 -9c-8b-7dj7i8f9g17e
~uys>	63 -9c-8b-7dj7i8f9g17e
~uzz	87 -15b-7g8k12a
~vac	75 -11c5f11a
~vaca	77 -11c6f12a
~val	64 -17a-6b-4d8cj10gi
~vali	87 -8b15a
~valu	66 -17a-4j10c11gi
~van	73 -20c-9g6ah11d17j
~van>	83 -6g5d7h
~vani	89 -6c16j
~vans	80 -15c-6b4i8d14a
~vap	84 -24b28a
~vape	87 -20b28a
~vat	78 -12a5bf6c
~vate	81 -26a5f11b13c
~ve>	28 -11e-8b9j12h13c15k19a
~ved	69 -5k14e
~ved>	69 -5k14e
~veh	64 -5d5jk6c
~vehi	64 -5d5jk6c
~vel	69 -29b5df7ck17a
~vel>	72 -12b5f6a9c
~vem	89 5a
~veme	89 5a
~ven	59 -12c-11g-9d-7a7b8f17j19k
~ven>	68 -17b-9g-7d-6c5j11k25a
~vend	82 -12g9i10c
~veni	81 -23a10f20j
~vent	74 -16c-5a5g18k
~venu	82 -8a10g
~ver	34 -27c-7e-4h7i18d23k30g
~ver>	40 -18b-13e-10c-7fh4j5g7i18k23d25a
~vera	52 -8d-7a-4f6k8bh9c
~vere	67 -6cf-5jk5e7g15a
~veri	73 -24c-7k5b11e19g
~vern	78 -4cd6e
~vers	60 -17g-7e-6i-5a5f7b11d12k13c
~vert	83 11g
~very	52 -34a-11d-4e9f10i13g15k16b
~ves	62 -26d-9b-4i9c13g26a
~ves>	63 -26d-7b11cg23a
~vew	77 -9a-7f-6c-4g33b
~vewa	77 -9a-7f-6c-4g33b
~vic	64 -6g-4c5d7k
~vice	65 -6g-4c6a7k
~vid	74 -11a-10c6bj7eg
~vide	75 -6a-5g6j12e
~vie	81 -7e14a
~view	82 -7e14a
~vin	49 -11g-8h-5ef-4k4j7i14b21c
~vin>	61 -16a-9g-6d6j15c22b
~ving	53 -6h-5f-4ek5d10i21a
~viny	87 -6a10c
~vio	79 -12c5j11g
~viol	81 -4c6j
~vis	71 -11d-5gk7hj19c
~vise	84 -12d-5g8a10c
~visi	76 -6g-5b8j9h
~vit	89 -6c7d
~viv	84 -9b-6c6g15a
~vive	87 -6c7g
~voi	79 -12k12b16c
~voic	79 -6k6b16c
~vol	79 -7a12b
~volu	83 -6a8b
~volv	87 5b
~vor	74 -10j-6g6a9c10b
~vorc	81 -10cj13b14a
~vori	81 -5a12c
~vou	85 -7a4c
~vous	85 -7a4c
~vy>	84 -4c6b
~wag	74 -6a-5c5k9d
~wage	74 -6a-5c5k9d
~wai	72 -7cj8ai
~wait	74 -13j4h8i12a
~waiv	87 -6c-4a6b8j
~wal	57 -7e-6i-5c-4d28k
~wal>	76 -9b-5g5ac8h
~walk	61 -10a-6e-4i33k
~wall	74 -10c8b13g
~wan	45 -13d6f7hk10b12e
~want	45 -13d4f7h8k11b12e
~wap	85 -7a-5c13b
~war	69 -4e6g9j
~ward	73 
~ware	82 -7a5g7j
~was	45 -36f-12k-11g7aj10bh11c13i18d
~was>	45 -35f-12k-10g5j10h12c13b14i18d
~wash	85 -5b7a
~wat	59 -20i-9e-4j4k10fg15c
~watc	77 -9gi5j7d11c
~wate	61 -13i-8j-7e-4d6k7c12f17g
~way	53 -20j-14b-5c9gi10hk13d
~way>	54 -12j-9bf7k8dg11h14i
~ways	75 -11j-7bi8de10f
~wbi	89 
~wbir	89 
~we>	50 -22d-8af5i11j17c23g
~wea	77 -7e-6j-5b-4c10a13g
~wear	84 -10bc-6j15a19g
~weat	82 -4eg5i6c
~web	80 -6h-5j9a10b
~webs	81 -6h5c10b
~wed	69 -11g-7d5e8k10a
~wed>	71 -11g-9j5b16a
~wedd	83 -7a-6d5k13j
~wee	54 -19a-9k5g6h10ci
~week	56 -20a-5b6ci7h9g
~ween	79 -6ak7f10b
~weet	79 -6g-4j11c
~wei	69 -11j-10d13a18g
~weig	71 -11j-10d9c19g
~weir	89 -9c5f7a
~wel	61 -12b-9a-8e-7j6h11g13di
~well	64 -11b-10j-8ce6h12d13g14i
~welr	78 -7a11c
~wen	66 -18g-14a-9i-7b-4d6c10e13h21j
~went	66 -18g-14a-9i-7b6c10e13h20j
~wer	52 -11i-9h-7f4k9b17a
~wer>	66 -8i-5k5a8b16c
~were	55 -8ch-6f-5i7e8k16a
~wers	87 
~wes	69 -11j-4d12k
~weso	71 -10j13k
~west	89 -5c6b
~wet	87 5i
~wet>	87 5i
~wfu	87 -5a4i
~wful	87 -5a4i
~wha	25 -115a-44b-40j-20k-8d-5i9f29h42e88g146c
~what	25 -115a-44b-40j-20k-8d-5i9f29h42e88g146c
~whe	36 -64a-20j-17b-12c-8dg6i18k71f76e
~whee	73 -14b-6j4k5c6a13d
~when	40 -33a-19f-15j-14h-7c106e
~wher	47 -53a-24e-21d-15b-10c-7j-6g8k14h130f
~whet	82 12k
~whi	53 -39a-11i-8h-5g7ef12b19c33d
~whic	55 -32a-18j-15g-6i-5h8be10f23c35d
~whil	69 -12c-5i5abj14g
~whit	84 -18a8c18j
~who	37 -38a-32g-19i-17j-15e-11f-7bc-5h7k169d
~who>	39 -25g-19b-15j-14a-13e-11i-6f-4c125d
~whod	65 -10a-9g36d
~whoe	89 
~whol	62 -10d-9i-6f4aj8k16b
~whos	70 -30a-5j-4g7b44d
~whov	85 -13a19d
~why	60 -21c-18a-12g-11j-8b-6ei-5d-4k99h
~why>	60 -21c-15a-11g-8bj-6ei-5d-4k91h
~wic	80 -12a5d12b
~wice	80 -12a5d12b
~wid	79 -6j-5g-4i4e8b11a
~wide	87 4a
~wido	84 -7j-5g5e8ab
~wif	55 -8d-7ej4c5ai22b
~wife	55 -8d-7ej4c5ai22b
~wil	53 -14b-6cdfh-4gi5j9e19a23k
~will	53 -14b-8c-6fh-5d7j10e17a23k
~wim	81 -11a4k5f13c
~wim>	89 -9a-8b6f16c
~wimm	85 5b
~win	58 -24c-11e-6f-5h10abi26g
~win>	80 -7k9aj
~wind	68 -19a-5c13g16i
~wine	85 5ag
~wing	68 -21c-5f4k5i9g19b
~wins	89 
~wint	79 -6e5c19a
~wir	74 -7j11e
~wire	85 -6a
~wiri	78 -7j4k11e
~wis	69 -8d-6a-4j9g21c
~wise	71 -20a-8d13g20c
~wish	85 -8j-4bg17a
~wit	38 -14g-6b5cj7f8h12d14a
~witc	75 -11g-5j8af
~with	38 -8g-7b6hk8aj13d
~wl>	82 -7c5j11i
~wn>	45 -11c-10g-5i6ak13f19b
~wne	65 -5e6ad
~wned	87 5i
~wner	66 -5e-4i6d9a
~wns	73 -5a14b
~wns>	77 -6a11b
~wnst	87 5b
~wnt	83 5f6a
~wnto	83 5f6a
~woo	68 -9c8i12j
~wood	68 -9c8i12j
~wor	42 -15a-10e-5j4k5g11c19b20f
~word	73 -25a-7g-4j21k23b
~work	45 -13g-8k6a7b8c20f
~worl	85 -9i-5a4k7c8f
~worr	72 -11g5i18c
~wors	79 -11a-8i4k6h7j9c
~wort	62 -11c-8e-5j4k31g
~wou	37 -8c-4e6a11i13b14k
~woul	37 -8c-4e6a11i13b14k
~wow	74 -16a-6bdj-5i9h11g23k
~wow>	74 -16a-6bdj-5i9h11g23k
~wre	74 -14c-6a10d17i
~wrec	74 -5a10d
~wri	64 -18b-4e5c6d7i18j
~writ	64 -18b-4e5c6d7i18j
~wro	70 -7b-6k-5g11c16a
~wron	73 -6g-5j4a7h13c
~wrot	83 -6h-5b-4k15a
~ws>	72 -9a-7c7di10j
~wsu	83 -5g4c8a
~wsui	83 -5g4c8a
~ww>	79 -10a5k9d
~wye	76 -5dg5a10k
~wyer	76 -5dg5a10k
~xac	74 -10ai-4j4e5k8f12c
~xact	74 -10ai-4j4e5k8f12c
~xam	73 -12c4j6b13e
~xam>	74 -5c7ab
~xas	89 
~xas>	89 
~xce	75 -6a7b
~xcel	89 5b
~xces	78 
~xch	89 -5k7a
~xcha	89 -5k7a
~xci	83 -7c-5b10a12e
~xcit	83 -7c-5b10a12e
~xcl	87 -5c10a
~xclu	87 -5c10a
~xcu	87 -17g-5a15c17h
~xcus	87 -17g-5a15c17h
~xed	84 -4be13c
~xed>	84 -4be13c
~xes	78 -18a4j6c19b
~xes>	78 -18a4j6c19b
~xie	89 -8b-6c9j10a
~xin	89 6f
~xis	89 4h
~xist	89 4h
~xpa	89 6a
~xpan	89 6a
~xpe	66 -5de-4g5b7ij9k
~xpec	83 -8c-4a11k
~xpen	73 6j7a
~xper	77 -5a7b8c
~xpi	80 -4g10e
~xpir	80 -4g10e
~xpl	69 -15c-8i-7bg10h14a19d
~xpla	70 -15c-8i-6b-4g7a11h22d
~xt>	60 -7cg-6k-5f5h6a23b
~xte	87 -7b18c
~xter	87 -7b18c
~xti	79 -5k9a
~xtin	79 -5k9a
~xtr	72 -9j-5d10c14g
~xtra	72 -9j-5d12c14g
~yal	80 -12c8hj9e
~yal>	85 -8c9h
~yalt	89 -7a-5c7j11e
~yar	72 -5i4c5b8g
~yard	72 -5i4c5b8g
~ybe	77 -12c-5b6e18a
~ybe>	80 -11c-5b7e15a
~yber	87 5a
~ybo	53 -11c-7b-6j4h5e8d12k
~ybod	53 -11c-7b-6j4h5e8d12k
~yca	85 5c
~ycar	89 5g
~ych	71 -9c-6b-4k4e7fg
~yche	71 -9c-6b-4k4e7fg
~ycl	80 5k
~ycle	82 6k
~ydi	85 -5b8a
~ydiv	85 -5b8a
~ydr	74 -5i-4c8a11g
~ydra	74 -5i-4c8a11g
~ye>	89 -10a4c11b
~yea	42 -18a-12k-9i-7d7hj8b12c14e21g
~yeah	70 -22a-8b-7e-5k4c5d7i10f21j
~year	43 -14i-10d-9fk-6j-5a9h10c13b19e21g
~yed	82 -5h5k6f
~yed>	82 -5h5k6f
~yee	68 6a10j
~yee>	79 5j
~yees	71 4a5j
~yer	65 -9g-7c6b11k16a
~yer>	66 -9gj-4c7b12k18a
~yers	87 8j
~yes	71 -18g-13a4di7c8j12h
~yes>	71 -18g-13a4di7c8j12h
~yet	66 -14g-11j-6d-5bc8e12i31a
~yet>	66 -14g-11j-6d-5bc8e12i31a
~yft	89 
~yft>	89 
~ygi	89 
~ygie	89 
~yin	55 -22j-14c-10f-8e12i15ab17g
~yin>	68 -11c-8ik-6a-5f11d12j26b
~ying	58 -33j-7bf-6d-5ce10k19gi21a
~yl>	87 -6a10c
~yle	89 -7a-4j7c11b
~yli	89 
~ylis	89 
~ym>	89 6c
~yme	64 -9j-7g-4a7b9k12e
~ymen	64 -9j-7g-4a7b9k12e
~ymo	82 -8a-4k5d9e
~ymor	82 -8a-4k5d9e
~yon	66 -18c6ak14d
~yone	66 -18c6k10a14d
~you	15 -15k6b8d10e12af14h18c19gj23i
~you>	17 -23k-6e-4g5d13b15f19i25j28h34a
~youn	70 -12j-11a-10i-8e-5f8b9k17g18c
~your	25 -8h5d6j10i16e17f23g
~yout	87 11g
~ype	70 -8g-5b8j14c
~ype>	72 -8g-6a-5b11c16k
~yped	87 -18k4c6a14j
~ypi	84 -6a-5c9g10k
~ypic	87 -5c10g
~yro	67 -9a6d9g
~yrol	67 -9a6d9g
~ys>	46 -29a-7h6befi8c10j16k
~yse	83 8a
~ysel	83 8a
~ysi	76 -7g-5b6k11a
~ysic	77 -8g6k
~yst	70 -6b-5d7c14k
~yste	71 -6b-5d-4i7c14k
~yth	47 -13b-8d-7h-6e6i7k12a19c
~ythi	47 -13b-8d-7h-6e6i7k12a19c
~yti	89 6j
~ytim	89 6j
~ywa	85 
~ywh	74 -10c15a
~ywhe	74 -10c15a
~za>	89 
~ze>	79 -12c-8a28g
~zed	89 -4c5a7j
~zed>	89 -4c5a7j
~zer	83 -8g-4c6ak
~zero	85 -4c7a
~zil	85 -7a7c
~zill	85 -7a7c
~zin	89 -33a38i
~zip	67 -19j-7g12k25c
~zip>	67 -13aj-5g12k26c
~zon	74 -8e-4d5j8a13c
~zon>	89 -13b14j
~zone	77 -8e-7j10a16c
~zoo	85 7b
~zoom	87 9a
~zy>	74 -6j-4c8i9h
~zza	87 
~zza>	89 `,
};
