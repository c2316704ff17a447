// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.expenses","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.inspection","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,7,4,5,4,8,6,10,6,8,7,5,7,5,4,4,5,5,5,5,8,7,4,7,7,5,6,6,8,5,7,4,2,6,5,5,5,7,8,7,3,6,6,4,3,5,5,5,5,7,4,6,6,7,7,5,6,3,5,5,5,6,6,6,5,4,6,6,5,6,6,4,6,8,4,6,4,7,7,3,3,5,3,3,5,5,5,3,3,5,1,5,6,5,4,5,3,6,6,6,4,6,4,4,5,5,6,5,6,6,7,5,4,4,7,7,4,6,5,8,2,4,5,7,7,7,6,4,6,6,7,3,7,5,5,6,7,3,5,5,7,6,6,5,8,4,6,8,5,5,4,5,5,7,8,5,6,6,8,4,5,7,4,5,5,4,6,5,5,6,3,5,5,5,6,4,4,6,6,5,7,6,6,4,3,5,4,8,6,8,9,4,6,8,10,6,3,5,8,5,7,6,6,3,6,5,4,7,5,5,5,5,4,6,7,6,8,6,10,8,8,8,9,6,6,7,4,5,5,6,5,3,4,6,6,24],
  features: `#	34 -28Ő-25q-23Jő-21ǫ-20ť-19lĺ-18ǡ-17PĸňŉŞ-16ŗŜơ-15QłńŇŴ-14kHŁŚŭƗƠǄǅ-13gtzACFKNŀŮǧ-12aYśŠšŪųƐƭǞ-11iĽľũƊƥƦƷ-10ŕŵƵǜ-9UşƓƝǖ-8xĻļŅōŷưǘǠ-7mŊŋƀƛƸǀǢǦ7rZŻƅƴ8fwŸǥ9ŝŰžǒ10ūżƲƻ11sSƑǈ12ŢǇǑǤ14h15ƺ16Ǘǟ17eĵĶŤŦƪ18nƌƿǋ19ǉǪ20OŬŹƉƙƬ22u23źǚ24ņƄ25Ŕƕƚ26DGLĹ27Ư28Iǌ30ř31y32ŧƖ36Ɔ37Ǩ39Ƈ41p42œ43X44d46ķ48ů49ǣ51T53Ř58ƃ59Ƣ61Ƴ65Ƽ66Ɣ72ſ76v79Ʈ82Ǔ87E90c
# $	54 -23q-21Ɗ-19SŲ-18Ŕ-17Ǌ-15Ŝǉ-13HƔ-12ŉŸ-11I-10DƯ-9CU-8uQōŚ-7FŶŷƫǠ7Ƅ8O9ƅƇƺ10bvƌ11Ťƿ12ƃ13V14yRĶœǆ15ƪ16Ƃ17pǣ19Ŏ20Ɔǌ21ǋ25ƾ28Řů29EƢ31ř32Ǫ37ŧ40ķ44Ǩ45Ɩ48Ʈ49T55c75Ǔ83Ƴ115ſ
# a	66 -13Ĵ-12ĵ-11Ŧǌ-10ň-9ǡ-8őƄƦ-7ǟ7ŏƕ10ſƧǋ11nƼ14Ƃ15Ɩ17p34Ƣ35L38ņ44X48ů54œ57T
# aggregate	90 28ǣ
# and	69 -13Ĵ-11cǩ-10Ş-7ŉ7ǋ8uGXŻ9ƵǕ10sƌƍƿ11ŧǗǤ12ǎǐ13p17Ɩ18Ŕ20źǫ48v69Ƽ
# at	90 14Ƨ25w
# before	86 -7Ň19Ǖ20T47Ŕ
# bucks	81 7ŕƁ10ţ11ƃ12ſ16œ29X
# by	86 14ĹƓ15dƧ
# cars	88 9Ÿ15Ŵ16ű
# days	85 7k16ǟ19žǗ
# deductible	90 13ř
# did	85 -14ŧ-12d-10ŉ10Ƽ14e22Ź23Ɖ24p45v
# digit	90 8e
# digits	85 -24Ś9d16Ŭ32E
# do	88 -7ƨ11Ʃ14ƃ44Ʈ
# dollar	76 -11ſ8ŧƚ9ƃ15Ř17Ĺ19ř
# dollars	77 10ŏſǚ12ĹŔ13Ŀ14Xţ25ņ
# feet	84 -10ƛ13Ƌ14Ƒǂ28Ƈ
# for	74 -14Ɣ-9ŏǤ12Ʋ14œ15ƙ16ſ17ņ19Ʈ23p35d52Ƣ
# have	86 27r31ƴ
# house	90 50Ɔ
# in	67 -23ſ-17Ʈ-14Ɓ-9Ÿ-7Ǉ7ǝ8ķƚƦ9nŤ10LŔ12ƙǎ13ǋ14ŝ15Ĵ18Ɵ20źǌ21Ƴ28Ƭ39ƄǑ41ǣ
# is	67 -18p8Sƺ9yƑƚƩ10cVŲżƴǤ11Ǘ12ůƫ15Ǉ19Ɔ22Ř23Ƽ27Ŧ34d36v
# kids	86 -8v8Ƶ23n28u
# like	85 9cǨ10Ŭ12V13ƿ25Ź30y
# ls	90 61b
# miles	73 10ůƜ13Ż17ǒ22Ƒ27Ű
# minutes	73 -8J7ŋ8ş10a11OŅǃ13ōŰǩ14ļ
# months	69 -16p-15Ƣ7ƹ8ņ9ƻ12Ļ13Ń17vGů18Ũ23Ƅ27Ǫ28ĵœ
# now	86 -18E10Ƽ15ŔƲ17Ɣ18c43œ
# number	86 7C8I30ŝ
# numbers	90 -13D11eſ23E
# of	67 -16Őū-10ſ-9ƀ-8ŀ7Ǔ9Ʈ10ǥ11eƄ12Ŭ13EƇ19Ū21Ÿ25r30u34s51Ř
# oh	90 9I13dķ
# okay	82 -14Ɣ-11X-7b19ů31Ʈ38W65ķ
# on	68 -13Ɔ-12ŵ-9I-8ŘƄ-7ǉǢǧ7ƨǥ9ƀ10ĶŲƪ11RŹƼ16Ś17cƕ21Ɩ26ĴřůǣǤ27ŧǨ
# one	77 -17ǣ-11Ɩ-8b9f10dƑǋ12E18Œ21Ƭ24c70Ƽ
# or	68 -23b-14ŉƖ-10ŤŲ-9p-8Ŧ-7ōůƼǌ7Ɓ8ƅ10XĶǓ11ǈ12v14Ǩ19ŧƔ23E24Ʈ27Tſ46Ř47Ư54ǣ71ř
# out	86 12ř14ş15Ƭ33Ĺ
# people	85 -8ǋ7Ŵ10ǉ12ǙǠ14Ņ20ƀ
# per	88 10ſ17ǣ
# percent	75 -10ř9ķƖ10Ŕ11ǝ12ǖ13Ɯ16Ż21ĵ29ž
# pounds	90 33Ƽ
# right	65 -14ƮǠ-8ſ-7Gǁ7ǋ8sSŒūƻƿ9e10yŹ11ĵǟ12v13wǇ16Ŕǐ17ƍ18ƌǝ19pŧ21ǈ25cƕ29Ƽ37E38Ɔ69Ɣ
# so	85 12iƌ13Ɓ15ş16y
# square	84 -16Ǎ43Ƈ
# talked	90 17Ʊ21B
# that	73 -16Œ-9X-7iK8D12Ŭ13Ś14Ť16C20Ƣ21Ř22S23G29M32I
# times	90 15ǂ46ǫ
# to	80 -10X-7ŕ7R13Ƹ15V20Ɩ38Ŕ42ǐ44T
# umbrella	88 9Ǖ
# weeks	78 10Ũǟ11Ƅ13Ʀ15T36Ŷ
# with	88 -19E14ƿ15ƍ33I
# would	90 -8X7ƙ20Ʋ23ǟ
# year	77 -23Ɔ-20ǌ-12Ǖ-9cTů-7Ŧ7Ɗ12ō19vŁ22ź31Ư33ƫ56Ɩ
# years	57 -15Ɔ-11ƾ-8Š-7ů7yśŝŷƧ9oŒƫ10Ɖǥ11ŹƳ13ŏż15Ţ17ƺ19Ş20Gţ22Ǡ24Ǉ25Ž30Ť34S37Ŧ40Ư
# yet	84 -14Ņ41v56c
@day	63 -7ǟ7sōǚ8ľǡ9gĹǊ10Ůƽǋ12Ǜǩ13ų15iń21Ŷ22R42k44ǐ49L
@day $	75 10iō12ĹǊǐ13Ŷ15Ů18L19ń24k
@day and	86 -7Mǟ9k11s12ǚǡ14ǐ21ų
@day at	85 16ǩ45L
@day is	90 -8ǟ18R32ǐ
@day or	85 -18k42L
@day right	90 13M
@month	66 -15Ļ-10Ź-8ŏ7ľƠ9VĹ10y11ků13ť15Ǟ21Ŗ22Ŧơ23ńǀ24p25dź
@month #	88 -10ŏ7Ŗ10p20d
@month $	90 -20Ļ-13Ź-12Ŗ15ź16ů26ń29ť
@month and	85 9Ɲ12ơ24ź26Ǟ
@month is	90 13Ĺ15ń
@month of	88 -7d18p20Ŧ
@month right	88 -7ť12Vơ17Ŧ
@month to	88 16ů35ơ
@name	53 -16ƺ-14ť-11ǅ-8Ƙǫ-7xƃǟǠǥ7łŝƤǣ8Ÿ9Aľ10p11Ŀ12ő13aƜ15Ś16Ľ18sJƪǄǔ19ǚ21i22Ƅ23Ŕƹ25ŧ26oŻ28t30Ǌ33Ǧ36ś38Ĺ41œ
@name $	69 -53a-20Ÿ-11o-8śƃ-7ō7Ō8őǚ10bŀ15ư19Ɯ24t32œ33Ƅ36Ż38Ǧ43ŧ44Ǌ
@name and	82 -27o-12ƺ11nǚ12Ÿ14a16Ǆ65w
@name do	90 -11w21Ĺ24a
@name is	86 -25w-8Ǡ12A13Ŗ23Ŵ29oœ
@name or	88 -11w7o36a
@name over	86 13ǣ26ŝ28Ľ
@name you	88 17Ĺ
^ #	59 -21ƃ-20ǌ-18Ŧ-17T-15ǣ-14Ɖ-12Ś-11œƮǫ-10Ƶ-9ťǓǠǡ-8Qŉŧ-7ERŠ7choǊ8Ƅƚ9ŒǛ10ƪǤ11Ʋ12CǑ13IU14Şū15GXţŸƢǉ16SZǇ17ņ19bƖ22ĵ25v28Ƈ29Ǩ33ů48ſ49ř55Ɣ61ƯƼ
^ @day	84 -7k7R15ǋ40L
^ @month	90 17pŖ
^ a	72 7Ƌ8sƂ9Ůƨǚ10ƠƶǊ11RƆƫ12Ƥƾǌ13Ųǣ17ǁ21ƣ
^ about	85 16ů21Ɔ27Ŧ39ǌ
^ after	77 -7Ɔ13Ŧ15ǟ21ř
^ alarm	90 
^ all	90 9g13ļ17ǀ22Ǘ
^ alright	82 -8ľ7dEŴ8a9Ś11Ř12ŠŦ16ň
^ am	75 -15Ƙ-7X17N20Ņ27a29ŉ35b51ǫ
^ and	46 -31Ǎ-20Ƥ-17ǫ-16Ÿ-15ƵǊ-14ĺƊǆ-13Ř-12Ɩ-10Ŵƺ-9ĵśŠƨǘ-8źǒǖ-7WŦŻƌƙ7ehETļ8Ǆ9AĴƻ10vƘƭ11Rŭ12ŷǅ13dfJQŀ15t16q17Ʃ19ŧ20B21Ļ22p23cD24Űƪ29ū30w34P39C40ő44Ŏ46a48œ49o
^ annual	83 15T18ǋ
^ any	47 -24ǉ-19gǒ-13ƪǓ-12Ǉ-11ŐǑ-10nơ-9UŒŵƙǩ-7cŴŽƁƱ7WZǐǘ8ŠƜ9RşūƏƤǆǛǦ10vTŞŤƃ11ų12kŊŪŲƨ13rHƒ14ŕźǈǊ15VƓǁ16ƿ17ƚ19Ƭ20ż22ƺǕ23ĸƊǞ25ǅ26Ƴ28Ɲƾ30Ɵ32ƽ34h37m40ƻ44ǂ45Ţ
^ anybody	75 -15ƞƬ-13Ǜ7Ņ9Ʊ10ǚ13z17Ǐ18Ž26nŴ33ǥ
^ anyone	86 8Ƥ11ŗŸ15Ŵ19Ž
^ anything	68 -19Ǆ-11ǅ-10ŌŠ-8zƊ-7ĸŪƋǠ8ƪ9Ķŀ11ƨ12ƃ13ƍƏƺǚ14ż15Ŋ16Ť22Ƨ24Ɠ25ƚ34Ǝ43ň50Ŏ
^ are	47 -32ő-25Ř-21U-20Ǒ-16c-14ūǄ-13Nƣƥ-12ĻĽų-11aśź-9ǉǍǟ-8ĿŗƔƚƢ-7ĸŮơ7kŀƍǐ8jXŒǊ9MĺžƆ10SƘǓ11QŸ12OķŷǃǠ13iƑƽ14pńŭưǒǔ15DŅœſƼ16ǂ17uGłƷǈǤ18g20Ūǥ22Ş25Ơ27Ǐ29ŉ30Pũ33H34v35x37ţ41Ő42R43ǡ61ǫ
^ at	90 11ǔ28Ư
^ aw	90 11ź12w15Ɔ
^ awesome	76 -12ǡ-7ǖ7Ťƅ8i10ō12cFűƈ13ś14I15ļ16Ɩ19ǆ22Ķ
^ aww	80 -7ǫ8h9fx10o12z13Ľ14w16ƭ
^ basement	90 -7ƈ8Ƌ
^ be	90 13ư14ŀ15Ł
^ been	82 -16Œ-13S17Ž78G
^ before	83 -12ō-8Ŕ8Ōř12iXŊ13ŋ28a
^ besides	86 -9n8Š9ĸ15ł20Ĵ
^ best	90 -15ş18L25ļ26Ş
^ big	85 -21ŕ17Ǔ21k25Ŕ
^ biggest	88 -14ŀ8Ǒ27ǖ
^ blood	90 16ƽ31ƾ
^ boy	90 15bj26u
^ brick	86 35ƈ
^ burial	88 15Ʋ
^ business	83 -11ǧ-9ǆ-8ǍǨ9ǖ10Ɵ28Ů42ǡ
^ by	79 -10Ŗ9Ʒ12Ÿ18Ŕ25ƅ63ń
^ call	90 9K
^ can	59 -13ŉ-11ĺ-10JƷ-9Ŗ-8űƽ-7ŵƵ7oNŶ8Ź11aƑ12Ŏǘ13ǃ14ǎ15łńŬ16Ř17e29Oś33M35ōŜ36ŋ37Ʃ56ǫ
^ college	90 -10m-7ŻƳ44y
^ comp	86 26ǥ
^ congrats	86 8Ơ9Ǖ11Ƽ12Ɣ16ǡ
^ cool	78 -12Dų-8ź7ŵŹƗ8ƈ9űǜ10Ŗ11a12pŤ13dř15E21ž
^ could	63 -14Z-11V-9ĵ-8n-7ĸŦ7X8aţƑƞ9d10ŚǪ12s13Ŝ14Ƥ15M17ǜ19ǟ24ś26ƹ27ǫ29ư40Ū51Ĺ
^ credit	90 23Ķ
^ days	88 -12ǐ22ǟ27R
^ describe	86 -7Ŵ7Ų8ƥ10ƊǏ11ƈ
^ did	49 -22ſ-18ť-16aŧƣ-15ŋş-12Gƾ-10ļũƱǢ-9KSǚ-8wHWŒŞƸ-7cgţǜ7ųŹǛǞ8mpķƗƳƵǇ9kŤƜƬ10tFŜŢ11Ɩ12BƍƎƢ13b14ŁƴǦ15x17Ļǎ18Żƛ22š24Ň25Nƨ29jĽ30ŕ33ŗƔ37Ū39Ř40Ũ45Ņŉ53ľ73ǫ
^ do	37 -58Ř-40ň-39ŷ-38ų-29Ƣ-28Ʈ-25Ɩ-23ū-22ř-19Oƣǧ-18e-17Ƙ-16ĴŰƨǄ-15ƥ-14Ÿ-13Qő-12ĿŇƸ-11aCœ-10bĵĻƵƷƽ-9cmBSŃŊŏŤŪŻƍ-8ĺŅş-7jkqyšŢƊƦƯƱƹ7nsuķƂƴ8ůƋƎƕƲǍ9APƾ10TŞŮǟ11fǅ12gƗǈ13ŌŴŶƚǉǤ14Kǂ15ǁ16ŚƻǀǙǡ17wǐ18ƺǚ19NRś20źƧǗǪ21WXǢ23ľŋōŐǊ26łǕǣ27ƄǛǞ28űǨ29ŉ31U34ŝ35Ǔ36zƜ38Ɵ40ǜ41Fŭ47ƀ48ƞ56Ơǒ58ǝ60ǫ61ơ
^ does	52 -20Ź-18ǎ-16ƺƻ-14Ő-13ǫ-12Ɖ-10Ǖ-9q-8ŀŨ-7œŞŮƃƽǊǥ7Ś8sAŝƿǨ9WĴű10dƣ11zƊǚ12Ɩƞƪ13bƠǢ14ũƱ15ŭƤ16ķƈǔ17ǣ18ŴŷŻ19Ƌ20ų21ŲǏ22xŉ23Ʃ24hƂ36L38Ǆ41ň48ƫ56ǩ
^ email	90 
^ ever	62 -21Ŵ-13ǘ-7ƿ7Ňųƴ8ƀƛǁ9Ů11ƃǫ12Ɯ13Ǧ14Vƶ16ŗ22Ƭ27ǚ30Ť35Ɲ37ƾ38ż
^ everybody	88 7Ÿ9ƙ13ſ16Ǉ
^ everybodys	84 12ų13Ĵ18K22Ŀ
^ family	90 -13Ƶ-7n43Ʀ
^ fire	90 35Ŋ
^ first	90 22a
^ flood	90 
^ folks	90 11Ļ21z
^ for	82 -14a-8ƶ7c9o13wǅ14fƳǁ
^ full	81 -54R-13ſ37Ɓ70ǉ
^ garage	88 9ű
^ give	65 -12A-11Ś-9ƕ-8GŦ7ǐ8ǩ9dœƙƨ10DŞů11őƔ12wǢ14ňǒ15ŧū17Yǉ18ǜ20Ƈ30X
^ go	75 -7Ɩ7d8Ś9aǊ11ƙǧ19ś35ş55Ŏ
^ good	75 -22L-18ǌ-12S-8Ş8ǉ11ƿ12Z13ƔǇ14Ž15őƻ25Ż37N42ň45ǡ
^ got	60 -16ǂ-15ƳǢ-11ņŠǨ-10ŋ-8ŇƋ-7Oƿ7ƴ8Ɠ9ł10hjűƃ11u12ŊśŶ13k14g15N17ŚƦ19ŵ21Ņ33ǧ34Ő38A40n52ķ62ƀ
^ gotcha	88 10Ő12Ÿ15VĻ16Ŧ
^ ha	90 -10h-7Ļ14g16cż17ő
^ happy	88 -13ş12Ş34ŷ
^ has	57 -13ť-10œ-9łƏ-8ƺƿ7ƃƱ8ŦƕƽǣǨ9hƌƞ10UŪŲƵƼ11jşƊƛ12ƶ13B14ŕ15ƓǞ16Żǜ18Ţǝ19Ť21ŗ23Ŕ24Ɲ35Ǆ
^ have	50 -36G-12Ťƨƴ-10vĸũ-9ŭǧ-7UŠ7ţƳƻƼǇǍǟǫ8ŗƏ9ŞŲƹǠ10iƬ11Ĵžǁ13ŅŽǚ14Ź15ƶƺǗ16śť17lƾ18şǀ20Ūƙ22ƍ23Ķ24Ʋǔ25c29ŇŒ31r36Ő38Ʊ43Ƶ
^ he	90 -21p-15Ɲ27q53v
^ height	86 22Ƽ
^ hey	85 10ĺ15i
^ high	85 -7Ǆ10ƾ15ƥ20m
^ house	86 20D22Ɩ27H
^ how	32 -27W-20RƔ-18ő-16ǅ-15qŉ-14ł-13QŐ-12ŦſǄ-11DFŭǎ-10şǊ-9yHǠ-8sUŋŕƁǧ-7oŚźƈƋƣƧƷǆ7lXZŀƀƩƮǁǏ8hĺǂ9tĽňŶƅƆƻ10vYƘ11nŹƇƓƬǈ12gųƛƹ13ĸŃŴżƄǌǟ14jGńƖǇǍǑǖ15OŔŧƜǛǡ16Sůƨƿǒ17Ţ18ķĹťŮǚ19šƦƺ20bƌƼǞ21ņŖ22xƯǫ23ǉ24zǘ27ŲƠƥ28KŘ29iŷ30ũǓ36ĵ40ư41Ƶ
^ i	47 -49ǫ-21ŏ-13ƅ-12ƪ-11ĺƯ-10ō-9MŶƙƮƳ-8Vņźƛƨǚ-7cHńūƷǙǠ7ŮŰųŻƤƭƻ8mD9hCSŅŹƞǀ10sFœšŤƘƜǈ11ŀň12prřǢ13BGTXƔ14n15wŕŷƃƆƎ16ż18Ķ19Ơǅ20fE21vIǍ22o24ŋ26beP
^ if	52 -22Ŷ-16ƹ-13Ɨ-11Ŕƭ-10ǫ-7ĻőŽƔƩ7NŕŲƎǥ8Dŭƅƕƪ9Şſǣ10Ƭ11Ĺŀŝƃ12YƱƳ13Wř17ƙ18ƁƮ19Ƃ20Ŀ24Ɛ25ǆǟ27ĸŗ29ļ32ư33Z44ŏ
^ in	84 8Ǝ14Ť19ļ50M
^ is	37 -33ƺ-23Ŕ-22ǚ-20ũ-19Pŗ-18Ɯ-16ŝ-15ŏšǐǓǣ-14vůƕƫ-13ĻǏ-12clnQŅŚ-11ikĸƦ-10mŢǟ-9oœƔ-8gŇŐťŧžƙƤ-7dBVĹŕƝƞǔ7GŋŦƍ8hrwĵŁśƅǌ9HőƂƘ10ĺŖŽƌǋ11Ʈǉ12uAXŃŴŶ13JƆƇƎƠ14xNŉųŻƩƪ15şƈƨƾ16EŞƐǨ17ŷǅǍǘ18fřźƁƖ19tyǝ20ŰƊǙ21ńƴ22ơƭ23aFƥƸ24ŮǇ25Ǆ26ū28ƀǡǧ29Ǥ32Rŭ33Ǫ37Ř38sƳ39U40ł45Ŏ49ǫ
^ it	68 -14E-7G7aŜťűƬǡ8Ĺ9ƌ10ĽľƁƻǪ11zŃŅƵ12Ķ13J14ƕ15Ʃ16jŬ17ž22Œ32œ38Ɔ
^ just	71 -22Ř-21Ɵ-11ŃŎ-8Ÿ-7uƗ7Ť10MƤ12Ű13ļŉ14YŠǧ15L18Ĵ23ſ27ł29ō33n55ǉ
^ keep	85 -16Ƭ-13ǫ-9a-7V26ƹ40Ʒ77Ŏ
^ keeping	90 -22x-15t10U20Ʒ59ǡ
^ last	79 -13Ś-9I15t17ĵ30ŝǀ32E
^ let	74 -8N7ĸ8ŁńƑƟǃ9Kőűſ11řźƒ12O29a
^ liability	88 -65ǣ-29Ř91ſ
^ list	80 -8Ǜ7Ÿ8ū10Šǒ12ĴǑ16ǧ26Ɛ
^ llc	90 16ǈ
^ long	88 -8Ů-7dP13Œ20S64i
^ look	84 -8ǆ9ƫ11ŘƩǤ12ś14j31ƀ
^ lumbers	90 29ƕ
^ may	82 -11ŉ-10Ƌ19a21Ō23ǫ31ŋ
^ mind	80 -14Ŋ13ž15c19Ŝ24ŋ32ǃ
^ monthly	85 17ĵ21Ƣ27œ
^ most	86 -10ǉ8Š9ƚ12ƴ13ŗ17ƨ
^ my	69 -17ǫ-7z7KŌūžƞƸǕ8lZŉ9bjVǁ10Ŏ11UŁǈǠ12Iŀ13Qƴǡ16ů17Ʋ
^ name	85 -21o-15w12ƚ17L21ƣ41a
^ need	86 27Ƃ29ƅ
^ nice	85 -16Ơ10m11Ǝ15ǋ20Š25ŷ36j
^ no	73 8śǁ9ųƂƅ10K12uWžǞ27Ŷ
^ nothin	90 10ż11ǝ13ƒ19ƽ
^ now	79 -15L8ch11T13fB14nu17Nņ31ǫ
^ oh	62 -10Ÿǫ-9ŕ-8ǆǒǧ-7ƁƝƞ7CŭŰƉƊƖƛǍ8gŅņŪƍơǅ9PőųŽ10aŷ11WƠ13Ɛ14G15Ŏźƚ17U19Q22Ţǘ29ť
^ okay	52 -18ǫ-14ũ-12Ņ-11bķ-10Ǐǘ-9ų-8MNĵŭǓ-7iŽ7aglľŊŚŜſǣǧ8oƶ9LĺĿřŮŶƗƙǔ10PƄ11Ɓǃ12ńŏǙ13cpOţƊ14T15Jœ16hŐƨ17ƫǄ18ǐ20ŬŸ28Ƈ
^ on	88 -7s9ň53ƀ
^ one	74 -19Ƽ-11T-8wX-7ƨƳ7Ǩ8ſ9Ǒ10fDFƐƮ12Ɠ13m15u17ǒǣ20Ƈ21ƀ32Ʃ48b
^ ooh	80 -10Ɯ7Ż9Š10Ɖ11ŷ12kH14ǅ15ƍ16ƚ
^ ouch	86 -7œ11Ŧ12ŧ15ŔŽǥ
^ over	86 -26T-17Ǩ-15c-12ƃ-9Ɣ-8ſ30Ƣ33ŧ36ǌ42œ50ů
^ own	84 -13Ƥ-12Ƣ11ĸ34ŭ
^ paid	85 -22Ɩ-19ǔ-15ŧ11Ɨ20Ǔ23ŭ62Ɣ
^ perfect	86 -8d7D11J12ŚŹ17ő
^ policy	88 
^ pool	90 
^ price	90 39Ŀ
^ read	75 -8Ÿ-7ǎ8dſ9Ź10ƫ11ǣ15Ř19ƣ
^ ready	90 -18ţ23ō
^ regular	90 12ƛ
^ remember	86 24ľ
^ rent	86 -7Ƈ10Ƣ33ƞ
^ roof	88 10Ɖ
^ roughly	79 17T
^ run	84 -8œ8ĸ15n19Ǌ21ǧ25ū
^ same	90 9ǚ12Ǆ13ǀ14Ž
^ say	82 -7ļ7Ŏ8Ƅ15Ŷ17bŋ21ƪ22Ʀ
^ shall	85 -8Ų19Ʈ24ō33ǫ
^ shingle	88 19Ɗ
^ should	71 -42Ŏ-19J-17r-7L8ǩ9M11IN12ĵ13ƭ22Ʈ24K27ŉ36ō43ǫ45s
^ since	85 -18G-13Ǡ11Ǆ42Œ43S
^ smoke	88 20Ɛ
^ so	38 -19Œ-17ĵ-15o-11řŦ-10Ł-9zƊƓǝ-8yőƯ-7jvY7aVŅšƄƫƬǀǑ8ĻļłŢŨŶƕƺƼǖǣ9qDĸĺńũŲſ10UZĿŗŵƞƟǇ11R12gGPŬŴ13QTŘƉƔǗǥ14hxƤƽ15ŕŚţųƏǆ17kƮ18ǉ19npťū20SŧŸ22ƨ23c26Ƣ27Ŕ29ō
^ some	84 -10W9ƚ10h13ƣ14Ŀ16Q21ž
^ something	86 -15ƪ-9ŀ8Ƹ17Ł21Ŏ23Ļ42ş
^ sorry	82 -8ť9buŉ25ǫ29a
^ sounds	80 8rǕ9Bƞ11NŨƇǊ12FL
^ spell	85 10J19b
^ square	90 
^ state	86 -56ſ7Ņ13Ƴ18ő73Ř
^ still	82 -14q-9ŭ-7ǫ7ƌ13D15ƭ16J17ő25Ɩ30P36Q
^ sump	90 
^ take	90 -18Ĵ31š42ǘ
^ tell	50 -20Ł-14ǒ-13Ļş-12ǫ-11ŦƟ-10Gƛ-9Ɲǧ-8y-7wA7KŇƍƞƧǊǛ8ũơƢǙǝ9VŉŮŲŽƿ10hSƤƶ11gľǘ12ņŏƋǖ13UƜƯƲǓ14ntFŀŝŨ15q17H18P20Ŕ23uĺ27Ƶ31ť37ǆ
^ term	88 -12Ư29ƫ
^ text	90 13Ŝ
^ that	67 -15œ-11ǀ-9ƆƜǫ-8D-7ť7bBƛǞǟ8ƑǓ9ƌƩ10ŕŦƈǚ11SƔǄǌǘ12ŨƦƽ13lA20ǁ21ǅ23Ǒ39E47ũ
^ the	65 -8P-7ǣ7hƉ8ťŸǀǩ9ŕǌ10WƈƿǊ11Ŧ12Ə13ř14Ō15Ū16Ŭŭ17ƛ18eM22c26m
^ their	88 10ŕ20Ş
^ there	75 7ž9Œ10ľƪ11ńƷ12Ƃ14ř15ƫ19Ś
^ they	71 -8ŞǏ7U8ƣ9őŔŲƆ10ƉƗƮ13Ʋ14ǌ16Ť17Ũ
^ think	88 16Ƹ20Ʀ
^ this	81 10Ɖ13O17a
^ those	86 9Ǧ10Ɯ12ǎǏ
^ till	90 -20v19ų64Ư
^ towing	88 18Ƃ
^ ugh	82 -12ť7Ŝ12RŇŰ18Ǟ25Ǧ
^ umbrella	90 -8ƃ28Ǩ
^ walk	64 -10ũ-9ƿ-7W7ryǐ8ƓƝǝ9ŗŶǆǗǪ10YĹƦǊ11nƙǚ12RŽư15Ĵ17Ńǟ27ť
^ want	77 -8ř-7Ǩ8ƃ10ƅ12s13ŉ15ſ21M30ō47ǫ
^ was	62 -18Ƶ-10Ł-8A7Ɔ8Ū9B10SĽ14ŕƏ15ǌ18Ļ19ņ20ŹƠ21ŧ28Ž30ũ33ť40š54Ŧ
^ we	75 -9r7kǩ9ƁƖ10jG11ŵƋ20Ŗ22ľ24ƪ
^ well	79 -10Ş-7t7k8ş9H11a13NŲ14i16ŎŨ22ĺ
^ were	71 -15Ƅ-14d11Ɔ16Ʒ19ƮǦ20ƶ21ŗ22lŢ24Ž43ũ48Ũ
^ what	29 -32Ŵ-30ŭ-26Ʀ-19Ÿź-18ŗŝű-17ř-16F-15u-14NU-13pŅŒƀǤ-12HľŚŽƘǡ-11śǒ-10ĵłƭ-9sOŋƉǊ-8Mō-7dGKĽŉŜŮŰƑƴǨ7qEńŬſƄǘ8šŹƥǋ9ŇƌƜƩ10ƚƝǎǙ11Yǥ12DƊƋƏǦ13iwQňŎ14vǟ15ŞǏ16ũƿ17oIŦǌ18hǕ19ZƖƗƸƼǑ20lRTƹƾ21BLWņƢǐ22Ɠ23ŀŔƈƫ25ųǪ27ƣ28Ŀ29Cļŧ30ƙƮ31Ĵǧ32ĸƔƽ33ťǅ35ŃǠ36ŏ37Ř39Ŋ40Xū45œş46Ł51Ļ53ǆ57ĺ68ŵ69ǫ
^ whatll	86 22ķ31Ń
^ whatve	84 7Ū8Ǒ9Ɛ10ƍƨ11Ő13Ƨ25ƙ
^ when	46 -21š-20ŨƔ-19ať-14ō-13ķĺ-12l-11ŇƤ-10ũƣǫ-9ƀ-8Ʒ-7KƫǍ7fŜŲƅƝǔ8ňǦ9ĵƓƴǇǝǩ10ƛƭƽ11kpŕǑǤ12Ƹ13GHŢǎ14ƶƾ15ƦǠ16d17ź19yǀ21ƌ22ŒŦƘƻ24s27R31vŖŗ32O35Vń39ǐ62L
^ whend	76 -21ǐ-19Ǒ-15Ũ-9H7Œ8Ɖ12ƒƴ15ĶƻǇ16G17Ŧ21Ǥ26S
^ where	56 -17R-16ń-15Ǌ-12ƌ-11PƟ-10ơ-9nV-8Ƴ-7ĺưǪ8rƑ9kŮ10XƝǑ11yŅ13Ĺǂ14Ľ15Qšť17Ǡ19śǙ20DŻ21ǀ22l25Ƌ29M30J31Ʀ32ǫ39q42C52Ǎ
^ whered	83 8l19m25Ľ
^ which	58 -19Ǚ-14Ŀƛǜ-11Ǆ-9žƂ-7K7ǧǫ9bEŮƽ10ŅŉŭƗƶ11RƏ12DźǑ13Ł16ų18ƥ19ǘ20ŵ21JĽ23őŦǊ24Q33C
^ who	42 -29ų-18Tŵ-15a-14x-13ĵƥ-12śưǎ-11PVƖ-10ƠǨ-9WZœǆǉ-8yĸŀŐŗŢţŹźǤ-7LĹĻŞťũŻ7ǧ8ƃǟǩ9Ǡ10ƒƞ12ƂƄ13ǀ14QƛǇǗ15ŭ16Ņ17Ǐǚ18Ĵǈǜ20nqĽƴ21oł22ƭƸǒǙ23AǓ24őƦǝǞ28ƗƤ31š32ŝ33ƣ34Ʊǖ36Ÿ37Š43ŴƵǢ52u55ǫ77Ǌ
^ whod	71 -16ǀ-8ư10Aƀƴ11ŶƳ15Ƅ17ƦƭƱ18ǚ30Ǫ32Ʋ
^ whose	75 -20ƙ-14w-11ƭ8F9A12ł13Ŵ14ĸǣ16őŽ20ǈ40Ƥ
^ why	65 -19Ņ-13Ŕŕŝ-9Œ-7l9A15B16ĺš26Ňƽ28ǫ30Ʒ31ƶ35ţ42Ł43Ļŷ
^ will	77 -10Ƥ-9ƣ-7ĺƴ7y8ķ9Ķ11Ńź16Ʀ19Ż24s47V
^ with	83 -7ź7ǣ9ǜ10Ǩ13T15ű17ƃ30ŉ
^ work	84 -31R-30ŷ-7Ż28U39Ɵ51Ů
^ would	52 -19Ƃ-15QƸ-14ļ-11Ŋ-10Ǒ-9ưǟǪ-8ŢƔƦƬ-7JVŘŞŪǀ7eŌƕƚ8EƉ9LƪǨ13Ķř14W15ĵĿŶǃǤ16yŜƱ17M19ſ20Ɓ21ƹ23sƳ24ŋţžǫ25ŷ27mň45r48T51Ʒ
^ wow	80 7ǉ8S9ǂ10R12u13ƾ14ŧ15Ƣ22Œ
^ yeah	86 7Ŷ11œ12Ɩ13ű14Ƃ
^ year	84 21ū
^ you	51 -103Ơ-42ǡ-19Ʀ-18Ş-16xƽ-14MŘƃ-13G-11ńŗ-10BœŲƔǏ-9ŀņŋŔƍƩƳ-8RSŌťŧ-7nTĹŎŪŵſƖƸǟ7HźƁ8eKŇŠƘǜǠ9Ɵ10dAŃōŜũƂ11yĿşƉ12kmŊƹƺ13aĽŭƨƬ14juľ15ĺŶ17ő18Œ19gĵǂǨ20Ł21fCUƯ25Oŉ26ǫ27Ő29Q30F31P32l38V39ŷ67c69N74i77ň
^ your	63 -16Ɨ-11v-10ƪ-9Bľ-7ax7ƭưǄ8w9Ļ10sAX11ŖźǢ12E14yŝ15IļŹƖƙ16Ƨ18P19œ20c21oĸņ23p24MT29ň
^ zip	86 24E
a	27 -27ǖ-24ǐ-23Ł-21Ɨ-20xŊ-19jsſ-18Ş-17őư-16ōšŵ-14aƩǉ-13pVş-12ŖŠţ-11D-10ňśƤƿǍǙǨ-9ktyCEĻŚŦƔƹ-8cdŀŧƀƘƠƶ-7nrGJƍǈǦ7eņŇŕƂǡ8UƟơƧǘ9ĿƣƨǆǇǏ10MĶūƚ11ŹźƆƛǕ12YŸƇ13ǀǛ14ťŷƕƮƱ15wIƋƐƒǥ16AŏŝŭŻƈƑǞǩ17ZžǪ18lńǧ19ƦƳǜ20bhŋǟ21L22WŒżƲ23Ɲƻ24řƓǅǚ25Sľ26ű27Ţǋ28Ɯ29ļ30ŶƎƞǌ31ůǁ32ǫ33gu34ǂ35fNĹŜƴ36m37F38Xķ40Pƃǃ42T45ƥ47q48ǣ
a #	54 -29ſ-19Ǩ-15c-13Ǫ-11bƀƔ-10ƕ-9ŦƋƦǖǡǩ-8ZĸƄƊǟ-7pĻŗƯǇ7ŖşƷǂ8œ9ŔƉƚ10Ƨ11ĶŢ13vņ14Ż15ŵǋ16Ƣ17ƣ18ƫǎ23ƨ24WƼ26Ĺ30T34X35ū38Ɔ46ǣ50Ʈ52Ř53ķ61ř65ǌ67Ƴ77ƃ
a @name	84 -13ƪ12Ň14oĻ21Ĺ
a a	73 -8Q7fŸ8K9Ţź10Ŷƴ11Ɠ12ŷƝ13ƅ15ơ16h
a b	86 -12q-11h15Ŭ23Ż37ǧ
a bachelors	88 29m
a backup	90 -7Ɲ15Ƌ25Ŷ
a bad	79 11ǚ18Ň42N
a ballpark	86 -13ĺ13ŧ20T21ļ
a bank	86 -9ĵƗ7e14ŭ20Ĵ
a basement	75 33Ƌ
a bell	88 36ľ
a big	73 -12S-10F8ţƉƑ12Ɲ13y14gǇ19ŧ20Ŀ26ƥ38Ĺ
a bit	88 7ǃ8ũ9j32Ŏ
a blood	88 8Ǆ10ǃ
a bop	86 40ǧ
a box	84 10fǁ12Ő19m
a break	90 14m20Ɛ27Ţ
a bunch	90 -7Š10ǧ15Ņ
a business	80 -11Ǎ-9ǈ21ǧ27Ɵ
a buy	90 49Ǫ
a c	86 -9t19o22b
a car	69 -10ř-8ư10ŷŽ15Ż20Ƅ30Z
a card	84 11e16Ĺ24ĵ
a cert	88 18ǔ26ǩ
a certificate	78 -10ƣ7ƅ8Ż29ǎ
a chair	80 16Ǔ
a check	86 -11ƭ15ĴƬ16Ĺ17Ť19ƪ23W
a claim	75 -10Z-9ť-8Ũ12Ŧ13ř15ŕ17Ť
a clean	88 14Ť
a client	75 -8ƶǖ8Ǖ12ŋ16Ť18Ǩ28ǜ
a coi	90 30ǩ
a commercial	84 -21ƃ8ǧ13š25Ǩ
a company	79 -7Q8Ɛ10q13Ɵƶ18ƣ19Ţ
a complaint	90 24Ǟ
a contractor	90 17ƍ24ƕ
a copy	79 11ƣ37Ŝ
a couple	78 -11ĸ-7ǟ8ǐ10SľƦǠ12ƚ14ǁ15O24ū
a cousin	90 8Ÿ25n
a cpa	90 -8A43Ǣ
a crash	84 -9Ʀ17Ž40Ƅ
a crawl	88 24Ƌ
a creek	88 36ƛ
a customer	81 -18S-13ǖ-7G14ǆ15ǜ27Œ39ǣ
a day	78 -13ŰŲ20ǟ26ŴƂ27ƽ38ƻ
a deadline	88 38ń
a deal	88 14ņ25ōŏ
a degree	90 21m
a desk	88 -10Ǒ22Ɵ32P
a detached	90 -13ű26Ɠ
a different	90 -7EQ9I14ŉ15Ǉ16V
a discount	78 8ž9ĿŠ10Œ19ǫ
a doctor	84 -8ǀ10ƾ26Ǆ
a dog	88 43h
a driver	86 26Ÿ
a fake	90 14ŀ15ǚ
a family	86 -19ƿ-13ũ8n27Ƶ66u
a fella	88 -9o13ƀ14ǅ19ƚ
a fence	85 12Ǝ34Ɠ
a few	80 -13Ŋ10mľ11Ƃ16Ɵ17O27ŋ
a financial	90 45A
a fire	72 -10Ǒ8Ļ9ŀƐ10ƙ12ť16Ƒ23Ǥ30ǟ36Ʀ
a fireplace	86 
a flat	84 -14Ɗ9j17Ɯ18Ƃ29ƪ
a flood	85 33ƛ
a form	88 -12ŭ13Ʒ22ƣ32ľ
a friend	82 -7B17Ľ44A
a full	86 11ƾ
a funeral	88 14Ʋ
a garage	84 45ű
a gate	90 19ƥ20ű
a good	65 -20Ų-10ǡ-8š-7oR7WŇō8Ǌ9Ƈǅ10Nũ11ŗƊ12ǘ13BŔ18ǫ21U24i29ŷ32I33ļ35ǌ42L
a guardian	88 -10ƴ43Ʊ
a guess	90 14Ƒ15ǌ16Ɔ
a guy	90 -15Ţ11ť14Ǟ16ƀ
a high	88 -8Ř9ů14ř19ƥ
a hip	90 14Ɗ18ƞ
a home	90 -16ǧ13Ƈ14F22ƖƟ
a homeowner	88 31F
a hot	86 -9j-7C18Ɣ22Ǝ
a hotel	88 27Ʀ
a house	75 -15Ơ-11ƞ7ƃ24H30ƥ46F
a hurry	90 38ń
a hydrant	84 33Ƒ
a is	88 -14Ř-7Ǥ63ƕ
a job	74 -17ƪ-12Ǌ-11Ř11Ũ13ƹ19ķ20Ť21ǒ23Ǖ42q
a junior	90 32w
a kid	83 24Ǝ25l28ƨ42ź
a landlord	90 -16Ɩ-7ƣ52F
a laptop	90 -10Ǒ14Ǚ23Ɵ
a lawsuit	90 9ŀ26ĸ
a lawyer	80 14ǫ16A18Ǟ38ƴ
a leak	79 27Ɲ34ť
a letter	86 -13Ŕ-8d12Ź14ŕ32K
a license	77 -9n31Ÿ
a list	86 -21ƣ-11ĸ11ƾ23ǎ41ƙ
a little	65 -26x-11u-8Ľ7mqƨ9gIVŅŇƇƻ10zŀőǆ11Ƶǃ12clķ13Zņ15Ž18ŋ19Ŕ20Ʊ
a living	80 -9ƿ-7Ơ7z15ƴ35q47P
a loan	67 15Ƴ27Ĵ36ŭ
a local	90 14ŝ38l
a long	82 7Ş18g22Ź33Ś
a lot	70 -13ǂ-9Ű7tƪ9Rƛ10ŜƜƣ12ŀůǘ15ĸ18ň37ơ40ƞ
a m	90 21b48L
a medical	85 8Ǚ
a mess	88 15ŧ27Ŧ31i
a minute	86 -30O8f10i13ś14u33N
a mistake	90 41ǜ
a month	61 -17Z-16ĵ-15Ĵ-12ǌ-8Ĺ-7ĺő7Ɩ8ƃƧǗǟ10ǋ14ũ15Ʀ16ŏ19Y20ķ24T25ř27ņ29Ƣ51œ57X
a mortgage	75 -14Ɨ16F23Ɩ
a motorcycle	90 9Š16ū23ǂ
a mrs	90 46f
a nanny	88 31Ʊ
a new	75 -11xU-9ƠǑ-7ńǠ8bŭǛ9Ƃ10ƅƌ14Ʒ19HǗ21ź24Ǉ36G45S
a nice	86 11Ň13Ʃ18k19i
a no	90 10ž11ŏ13ƶ16ǃ
a normal	65 8nR11Ǒ13Y21Ů
a number	83 -35I-30Ʈ-17Ś-12D14ƀ15ř16Ǣ19ļ52X65Ǫ
a nurse	79 -14Œ-7ƞ12q14Q25U26S31P32ǃ
a okay	86 36b
a one	83 -11ǫ-7Ś11Ŭ14ƃ15ƾ18ǉ19Ū35ǣ
a or	90 8Ƃ9ƍ
a parent	85 -11FƱ9Ÿ10z60u
a pension	85 47ķ
a permit	90 9Ź13ƍ
a person	88 -13ǎ14ƣ36ŝ
a photo	88 -8K27Ŝ
a physical	85 14ǀ32ǃ
a pic	90 -10K34Ŝ
a picture	78 9Ɠ12ŵ16Ŭ33Ŝ
a pipe	85 26Ɲ
a place	85 12MƇƒǡ16Ʀ
a policy	73 -13Ƃ-9ŗǧ-8śƥ8ƣ12Ƥ15ļ21Ʈ29ƪ34ƨ42Ő43Ŀ
a pool	80 8ƃ36Ǝ
a private	88 -9F11Q12ǂǥ23ƣ
a quarter	88 12ƨ16Ʈ18O19ƚ
a quick	86 9ĸ26ŋ
a quote	88 -7Ơ13ľ34ĺ
a real	83 12F13Ŷ22ƒ30Ŀŝ
a reason	90 8ŕ12Ɓ
a recorded	90 -9ō14Ō
a regular	86 8Ź11ǀ12Ɗ20ƣ
a rental	85 8ƃ10Ƃ35Ŷ
a renter	90 -14ǫ17Ʀ44F
a restaurant	90 14ƥ25Ǐ
a ring	88 9Ɛ47f
a rough	86 -9Ŗ-8Ś15ů18Ŧ21S23Z24Y
a safety	88 
a second	74 -15ŵ-13ǐ-9V8f9ļ12A14I15Ū20Ɩ23yǫ29Ǡ38N
a security	90 -9Ǚ33Ɛ
a separate	90 -32ř22Š48Ɯ
a service	79 7ǆ10Ʋ19Ť
a shed	90 30Ɠ
a side	90 27ų
a slab	86 24ƈ
a small	90 15ő28ŧ
a spouse	90 66f
a storage	86 
a strange	79 11y23Ǘ
a student	80 21Ƴ
a sump	90 22Ƌ
a term	88 -10Ŗ13ƫ34Ư
a time	88 -14a12b23L
a total	90 13ƻ14ƙ18g
a trampoline	86 
a truck	90 -7ŷ15Ǩ21ǒ23ū25S
a trust	86 -7A15ƭ42ƴ
a typical	88 8T9ǩ10ǐ12ǁ15ǆ
a vacation	90 17k19ơ
a w	90 9bǓ25ǉ
a way	90 -7ř14ŏ20ǃ26ŷ
a week	68 10ů17Ŷ19Ů20Űǁ24ǟ26ų30R
a while	79 -7Ƃ11ŝ13ųŴƦ15ň17Ǫ40Œ
a whole	86 -12ǫ7ƫ9hu13ŉ14ĸ
a will	78 79ƴ
a win	90 32ļ
a wood	82 23ƒ
a workshop	79 16Ɵ
a wreck	84 17Ƅ20ŝ
a written	90 15Ǜ18Ǖ
a year	64 -15Ɩ-13Ŧ-12ǡ-10ň-8ŭ-7Ŕū7X8ƒưǟ9ľ10Ŗ14œ15p18q20c23ƞ28ǂ32ǋ41ĵ53T60ů
a yes	86 10Ō42ŏ
able	81 7ƹ9Z16NŜ17ŗ
able to	81 7ƹ9Z16NŜ17ŗ
about	41 -18x-14c-13Ŗ-11Ǉ-10őƾǒ-9SŘǅǉǡǤ-8jsļŉœ-7ŅǨǪ7ĶŢũƑƳƼǁ8nzƐƙƤƶƺǚ9ľźŽǑ10mHŰƏƮǙǝǞ11uABGVķĿŋųƃǌ12hŊƪǄ13ŇŗƸ14Ń15Ɩǎ16pŵǃ17ZĽť19ǆ21ňŎžǖ22ŞƵ24rŁ25Ơ27T28ş29ŀ37ĺ
about #	63 -13ňŦ-12ĺŵ-11Ǉ-10ş-9p-8IŞǢǤ7cǖǙ9ķƉƑƲǝ10Ų11G12ōǋ13ƌ14Ɩ15ƬƳ16Ɵ17ƛ18ǂ19ŧǟ21ƙ22Ǒ24Ĵ25Ʈ31ǌ32ZƼ49T
about $	72 -17ş-12Ƽ-11ƾ-10Ʈ-8ƞ-7Ŏ10v13Ŋū14ƺ16UƢǄǫ17Ŧ18Ƹ19ĺ22Ł34ť
about a	79 11ľ12Ţ13ŋ20Xŀ32ĺ
about all	88 -7ş9ŀ14Ƶ24r
about an	88 -9ň16ƃ18ǃ
about any	70 -7Ŏ7hƟ8źŽƍƝǓ9Ɠƻ11ķ12Ţ13H16ų17ǚǞ20ƶ
about anything	90 -7ƚ17Ƨ18ŀ
about being	88 9ž21ş
about how	82 -12Ǎ-8ǌ10Z11Ƈ12G19ů28Ɔ
about insurance	88 -13ƣ27ǎ
about it	65 -28ş-15ŗ-10Ƴ-8Ńǫ9ŨƱ11ĺ12ĵĶ14Ʀ17Ɛ19A20Ŏ21ŷ22Ǟ28r30ňũ36B38ŀ46Ł
about leaving	90 -11Ş23ţ28V
about replacing	80 -9ĺ27Ļ
about right	86 -10ǖ7G10ƙ21Ʈ
about that	73 -17ť-13Ŧ-9ǫ-7Ơ8ƃ10kş11vŷ16t18ǧ21Ƶ29Ŏ30ŗ45ň
about the	59 -21x-18c-17ƛ-14ŖŞ-11Ũ-10őū-9ƝǊ-8ň-7ŎǠ7ľŀƊ8ŁŗŠšǏǛ9Ų11Ƹ12ơ15şǖ16ŕ18Ňǫ20ŐžƏǝ21uƪ30p33Ŀ37ť39ŵ40ǆ41Ơ
about them	77 -20Ł-7Ơ35ş42Ş
about this	77 -8ĺ8Ł9Ō10hǠ12ĻƩ15Ƶ18ŏ29r
about to	77 10ź11ň17T
about uninsured	79 
about us	85 -22A-8Ļ14Ň52Ľ
about what	78 10ş11ķ12g13Ɣ14ŗ15ňƹ
about when	90 10Ƶ13ľ34Ŧ
about you	88 8m11fƪ12Ŏ
about your	63 -11v-10ǒ-9UƸ-8rĿ-7VŐƟ7k9Ǘ10pƴ11ƠǙ12q13ŋ14ƪ15uŝ16h17Ű18l20ūƺ21z22Ǌ26nŞ28P37ş
above	80 -12Ơ-9ƥ14Ǩ16ǋ24ĶƎ54Ǐ
accent	88 47l
accident	76 -12Ǫ-9ư12Ƶ15ŕſ16Ž22Ŧ34Ƅ
accident $	84 -13Ǫ8Ž26Ŧ
accidents	68 14Ť38Ž
accidents $	84 -10Ť7Ž14ż
accidents in	88 32Ž
accidents or	74 -8Ž29Ť
account	69 -12Ǣ-9Ĵ-8ư7ķǕ8ĸ11J12aY13e14ǖ18Ǘ20Zœŝ21ĵ43Ś
account $	82 -23e-10ǖ9Z11ķ14a17Ś19ĵ24Ǘ26ŝ
account number	81 -10Ǣ31e37Ś
accountant	77 -9ň16ǈ28AǢ30B
accountant $	86 -11B18A36Ǣ
accounts	88 12ǖ28ķ
across	88 9Ű22Ľ
actual	86 12ƒ13ǈ
actually	77 -14œ-9ǆ8ƒ9ŝŤƟ11ſ12KRļ15P28ŗ
add	72 -11ō-9Ŋ8Ǧ10Ĵ12ĸǢ14ƳǑ18Y20y24c27Ŏ35Ǡ60Ƃ
add up	86 15ĸ17Ǒ23Y
added	84 -14Ɔ12ƙǧ26Ǡ30ƍ
adding	88 9ƍ12ź13Ǡ
addition	90 12ƍ15Ʒ
additional	79 8ǔ9Ǧ13Ǖ17ǎ18ǩ
additional insured	80 8ǔ13Ǖ18ǎǩ
additions	90 36ƍ
address	63 -14Ǡ-9S-7Ǥ7ƣ8F12n14E18Ÿǩ21J28ű32GǍ48D
address $	70 -13Ǡ-9S7Ÿ10F11Jǩ22n23D26Ǎ40G
address of	84 -10G-9Ǥ10ƣǩ14D27Ǎ
adjuster	83 44Ũ
adjuster $	90 26Ũ
adt	90 35Ɛ
advice	76 16A26B37ǜ
advice $	85 16A19ǜ
advice on	90 13A
afford	86 -7ǫ10ǖ17X21Ʀ
after	56 -12Ǫ-11Ư-9řƜ-8O7bVƗǟǠ8ƉǢ9gĿűƆƫǡ10ƌƏƹ11Ť12JţǦ14tEUŦƩǤ15ļǐ16ŝ17L18w20y22zƱƵ23ĸ25ŧ26ũƄ30Ū
after #	88 -7z12ţ14ƿ15Ŧ16Ɔ
after $	83 -10O-8y-7ũ17Ū18wĸļ26zƵ
after a	74 10ƙ11Ǥ16g18Ť21Ƅ
after closing	80 22ř
after high	90 -8m41y
after that	79 -9Ɯ-7u10ŢƉ11ǡ13t15m16ƭ27ũ29Ū
after the	71 -7Ŧ9Ƶ10tĶưƱ11bǢ14Əǟ15Ŀ17Ǧ19E20ũ22Ū
after you	79 -8ũ-7ƨ9Ʃ10Ǥ12Ɨ14Ǡ15ŝ17ƹ19Ŧ28Ʊ
after your	85 -29ř14ŝ17Ʃ47ŧ
afternoon	84 -11ń7ļ10g14ō16i17L18j
afternoon $	88 8ļ20j23L
afterward	88 9ũ10ŪƵ
again	64 -10Ĺ-7Ŧ7Ɯ9Ơǁ10Ƙǫ11o13t14k20Z24ŷƙ25L27ƕ28ŉ31Ū
again $	69 -7Ŧ7ľž10ŉŝǁ11Ƙ12ƕƙ13ǫ14o16ŷ17L34Ū
again how	79 -8Ĺ29Z
against	72 -8Z7Ɩ10ǆ11ǣ12rŃ13BŅ18Ĵ27Ƭ
against it	75 13r14B21Ƭ25Ĵ
age	69 -17Ɗ-11ŋ-10ō-8ƪ8Ÿ10Ǐ11ƿ12Ź16x21Ư28Ɖ63p99c
age $	77 -12ŋ-9ƪ9Ɖ10Ÿ18v28p34c
agent	66 -10ť-8Őő9ǩ10ƀ14Ǡ19Ŀ43Ň59ŝ
agent $	75 -8ő-7ĺ12Ň17ŝ22Ŀ
agent ever	90 9ŗ14ƀ
agents	78 -7w23ŝ30Ņ41Ň
agents name	90 -11Ň-8w54ŝ
agents you	90 25Ň
ages	84 -12u-7ĺǋ75v
ages $	90 -7ǋ38v
aggregate	88 28ǣ
ago	77 10ƶ12ľ13u14GĻƉ17f43Ŧ
ago did	88 14Ŧ17G
ago was	88 17Ɖ24Ŧ
agree	86 -14ƪ-7q13ĺ17rB25ǫ26ł
agreement	86 7Ƥ12ǎ13Ǫ32Ǖ
ahead	76 7d9Śś10ay11ƴ14Ŀ22ō35ş
ahead and	82 8d10Ś11a12ś21ō26ş
air	85 -17ǈ12Ĺƣ13ǎ14Ŋ21ƌ23ǅ
airbnb	85 38ƞ
alarm	75 11Ǐ44Ɛ
alarm $	84 20Ɛ
alarm system	90 
alarms	86 26Ɛ
alcohol	71 32ǁ35ǝ
alcohol $	79 8ǁ25ǝ
alcohol these	80 18ǝ
all	48 -20ǫ-17a-15Ǡ-13Ǔ-12Ř-11ž-10ưǤ-9lƢ-8bŲƌ-7ABKŁŉŞšŰŷźƉƖƫ7PŋťůƇƈǋǙǚ8ŝŭŵƹǆǔ9rŇǖ10stĸńŤŸƃƚƴǀǪ11ũƘ12dWƵǗ13gwĵƠƪǒ14xYŀƋƟ15ŐǍ16Ƥƭ17Ūǉ18ǘ19ŗ20ŧ22k23n27Ń31ƙ34Ŏ35ƍ36ǧ37Ĵ
all #	86 10d13Ƥ22Ń24s
all $	71 -12ũ-8Ǡ7nŀƻ8Ť9Ɩƞǣ10ƥ11x12ŝƵ15ş17Ɵ18ƍ20k27gŎ38Ő
all about	90 11ƪ41Ń
all at	85 15n21ĵ
all day	88 7ŵ42P
all do	85 -10P12W14Ĵ21Ƌ23ǧ30ǆ
all in	80 -13ƙ-12ž-9ť9ń11ś12Xœ17ĸŧ19Ÿ36ǘ
all is	84 -12Ǥ-8Ɖ-7Őżƪ13uŤƓ14ĸ21n32ŗ
all lives	90 18n
all of	71 -12ŵ-8Ǩ7ǚ8tƃ9Ļũ10ŀ11ƙ12ū13ŝ14ŧ15Ǎǔ23Ĵ
all on	85 -7śƨ11Ǚ15Ǫ16qƇ27ƪ
all over	86 -8l11Ɣ12Cǒ14ǖ15Ū
all right	90 11Š13ƨ17ƹ18ŋ
all that	74 -12ƃ-8ŘƵǤ7ƙ10y11ƁƚǨ12Ŧƍ14kǛ15ǧ20Y46ũ
all the	72 -8ĸ7Ţų8ŀ9śǪ10ŚƋƍ11ń14Ɵ19Ň23Ū
all these	88 13Ƃ15Ļ28U
all this	81 -10Ǩ-8x-7ļ9i12Ƶ14t17j23ƃ32r
all together	86 -7Š15Ĵ16ǌ17ǋ
all what	90 9L11œ12ƙ14T
all you	84 -18Ǔ7Ů12ļ14ż15Ǚ31ǉ
all your	76 7ĸŠǖ8Z10ǚ14ǀ31Ǘ46ƙ
alls	90 15Ņ16ƽ17Ƹ19n
allstate	88 17Œ20ņ35ő
ally	90 13ƅ20ŭ
almost	75 7ƅ11kƲ13d14Ť21Ǘ41Ǜ
almost cost	80 23Ǘ
alone	80 -10Ǎ-7ĵ7z15ƹ16ư21ł23n27Ǐ
alone $	84 -8ĵ16ƹ17ư22ł25n
along	79 -9Œ8ƃ11ǂ13t14iš15Ơ17s18ķ19Ʃ
along $	86 -7tƽ9x12sǂ16i20ķ22Ʃ
along with	90 9ƃ19Ơ
already	71 8fƘ9v13ǫ14p17Ʋ19ĺ23ź27Ƃ30Ő
already $	85 9Ő19ǫ28Ƃ
already have	86 11ĺŐƂ
alright	70 -8ō-7ľ7ũ8ĵŚŠ9Řžǃ10Ŧư11K12Nňƹ17M18Ō22ŋ29i
alright $	84 9ũ10ŋ15Ō19i24M
alright i	88 7E8d10Ś12Ř17ň
alright if	88 -7J15K18ŋ
alright with	85 -8ō8Ō11ĵǃ13ž
always	77 -11G8ƞǫ9Ňř10ĽŴ11VĹ12Ķ21ƙ24l
am	55 -15Ŋ-12Ƙ-9p-8X-7Lŷ7rŞƋƻǫ8BIP9cdōţťŶƵƾ10UľŇ11hqM12fwĺņŽǧ13ǆ14C15ň16Œ17bg18Ņ19Ơ23Ŏ26N29i31a39ŉ
am a	90 14K32g
am curious	86 7B10ŕ13r14š15ĺ
am glad	90 -8Ɓ14Žƾ16ť
am going	83 7d8a9ż10D12o21P
am hearing	84 -13ǫ7H10ţ12g19Ŷ21h
am i	65 -14Ƙ-8ĺ-7X8vƻǎ9uƓ11A13I14iō15ǧ16cq18C21Œ22ňŉ23bN26a27Ņ46ǫ
am not	88 -8Ŏ16B17N20Ş24ņ
am sorry	83 -7Ƶ8ƿ11z12Ű16f20Ň
amount	71 -10ř10ƨƳ13ǘ14ƙƜ15Xŧſ16ƕ17Ř44Ʈ
amount $	84 -8Ǥ8ŘƮ9ƕ12ƙ13Ƴ19ſ
amount on	90 11Ǥ18ƨ19ŧ
amount you	90 -9X13Ř21Ʈ
an	51 -16Ɵ-15Ǒ-14Ǫ-11ǩ-10Ţ-9eňŷ-8őŭ-7ŗşųǢ7LŋƠƥǜ8qZŽƇƓƸ9KŒǃǅǨ10OĺŕƗǎ11lǍ12JƄ14P15ūǞ16ƶ17D18Ɔ21ķŝǋǘ23Ŀ24ƅ25ƙ27b37ƃ41A47ǈ
an #	85 10Ɓ14ŝŲ
an accident	86 -13Ǫ15Ƅ16Ž17ŕ
an accountant	85 -10Ǣ-7B72A
an agent	81 -10Ő-7ĺ11ŝ24Ŀ
an alarm	90 
an apartment	86 -9F17Ơ21D
an app	88 -8ų9ž39ǘ
an email	81 20K21J
an emergency	90 19Z
an employee	85 32Ǟ
an excess	90 26ƃ
an hour	88 19L20O22ǋ
an insurance	86 10Ň17ŝ18ĺ21Ŀ
an llc	86 32ǈ
an old	85 -8ő13ĺŁ15Ɔ16ū18Œ22ķ
an older	88 13ƌ18Ɔ
an s	88 13b16ƅ33ǈ
an sr	86 12ƅ
an umbrella	71 11ƃ19Ǩ23ǫ
and	31 -26ǫ-15S-14jňŲ-13Ɔƥ-12ĵŊŶ-11Łńņ-10Zũű-9bĽŷƠ-8ŉŘƔƜƳƺǖ-7ŞƩ7eNķŇŬŮƁƃƱƲǂǄ8puĶŜƏǈ9tXƀƈƗǤ10JŚźŻǀǐǛ11ŠƕƝƽǁǎ12zBĸřŧƪ13gTŒǒǧ14PŅōőƌǢ15hnǗ16Ƌƙƭǃ17Ɩ18ǉǑ19WŴ21ŎŰ22vĺŸ24Dœǅ25Cǜ26Ĵǝ28o34dwǊ37Ƽ42a47ū
and #	76 -13ŧ-11Ǔ-7ŉƳ10X11Ƥ14ǋ18Ĵ20nƖ40v44ǉ
and @name	85 8ƤǊ12ł21t30Ÿ
and a	67 -12Ť-11ǩ-7ǅ7IW8ƎƲ9ahŪƌǕ10ǎ11ǃ12ƃǊǥ13ķŰƽ19v23u24ūƼ26ǒ
and about	83 -14ŵ-12Ǎ-11c11Z12Ƈ19U32Ĵ56Ƽ
and address	88 -9J10ƣ12Ɨ28ǩ
and all	77 -8ŘǤ10Ɩ11ƞƤƥǚ12T13ƍ14k16ǧ19Y
and an	90 -8ŷ8ƥ18ū
and and	74 8Dǂǔ9PķŗƋǨ10ƓƲ11dƞ12Ƽ15ǀ16Ǜ
and any	88 11ƿ
and are	79 -10y7H10cǦ12Fŷ28u
and by	79 -21ƣ-10ǎ56ĺ
and cards	80 17ǘ
and clear	86 -11ŉ14ƹ16ŭ38Ɩ
and collision	80 12Ɓ
and could	90 13ǡ22W
and dad	88 -8Ƶ29z
and did	80 -10Ŋ-8B7m9ŕ10Ž12nŎƍ26Ż
and do	69 -11ƌ-8ǩ7Ǩ9Ř10Ɵǎ11Ǔ12ƅƛ13Ő16ŋ23g
and does	86 11Ɯ20Ż
and everything	90 12Ǔ14YŨ
and for	84 -13Ƽ-9ř-8Ř10Ɓƙ11pƽ14ǃ15ſ19Ǆ
and give	86 8d11Ś12Ÿ13a14ƙ
and hail	84 14Ɯ
and has	79 10ǥ12h
and have	81 -7Ƃ9Ţƶ11ǚ14Ƭ
and he	84 -10Ş10ǔ15ƿ17p24Ǟ26s31o
and his	88 -39d-17Ɗ10nƸ31ƪ38p
and how	57 -21o-19ƥ-12Ŕƺ-9wĵ-8ŲƔǋ-7iĴ7ŃŴŸƼ8kƮǗ9hĶŮƑƾ10Eŷƪ11xƖ12Ƌǆ14ǉ15cļ16T19ŧ20pƇǄ23t47ƕ
and i	68 -15ƴ-9Ř-7vŃ7iqwMƸƾ8ŏ9GNŎ10X11Ʈǈ12xƅǠ15Oő19ŉ26ō30L
and if	74 8ţ9cş10ƕƩ11I12zGƱ28ƭ
and in	79 12Ǌ16ǒ
and is	62 -14Ƭ-10Ɯ-9ƿ7FƄ8Ƴ9gƓ10ŭ13Tĸ14ǝ15Ǣ19ƫƺ23ř
and it	74 7gŴƛ9ǃ11ǚ12ƝƵ13Ŕ15Žƴ17N24w
and just	90 22Ǎ
and last	81 -9Ź-7w12o54a
and look	90 20Ǜ36ŝ
and model	88 26ū
and no	84 8gƵ10ǁ13hƐ16Ʋ
and not	90 -11Ł-9v11ǫ15ź16Ƭ18Ļ
and on	90 -11P8y14q20Ĵ
and raised	90 30l
and read	79 9eŹ10Ƭǎ11ǋ23ƽ34ś
and roughly	79 -11T31ư
and slow	90 -14ǐ-8ǡ9Ŭ23U
and some	88 11ž14ĸƣƸ
and street	90 28D
and such	90 11Ĵ14ƽ
and tell	74 -8ǆ7ŋ8ſƩǧ9Řƙƹ10ƓǤ11ƊǊ12Łš13Wś27ƀ
and that	74 -9Ǌ-8Ʃǣ7ż8őŠ9ǜ12ƾ14Ɲ19œ21ƨ23W33ť
and the	58 -26p-19ū-15ǒ-14Ř-13I-11ƅ-10ś-9ƕ-8Ʊ-7auőŴƃ7ŃŮǨ8vEŬǊǓ9ĸǎǡ10ŔŠ11TŚŞƏǧ12w13Ǘ15ƈƭǅ16œŦ17nC18ŧ31d40Ĵ41D45ŵ
and then	76 -12Ŧ-9ť-8ŝ7ƶ8H9Ǌ10d14Ņ18ƭ20wy21Ň76Ŏ
and they	79 -9ǣ-7ſ9ŢƦ12ķ25ǫ28ŧ30ƣ
and tube	90 30ƌ
and was	88 17rƏ19ǀ
and we	88 12s16Ư20M
and weight	83 10ǃ23Ƽ
and what	50 -14ŵǅ-12ǫ-11şũ-10ĴǢ-9ƞ-8ŦƩ-7rǠ7qyŎţƊƗƚǈ8aǆ9WǄ10RƋ11JPĿŗů12ƖƢǋ13cŒǐ14Ś15Bƍ17Ř18Ʊ26ĺ33Ǌ34d47œ58ū
and when	75 -9ǐ8s10Ŧ12Gń13Ɣ14P15Ŗ16Ʃ29Ƙ
and where	72 -30Ǎ-12ő-11Ŵ-8lr8Dǂ9M12ƨ14X16Ǒ23ŵ27Q62C
and which	76 -33ŵ-9C11Ƹ18Ŵ20ū21Ŭ35Ÿ
and who	68 -21Ÿ-19Ƥ-13ƖƵ-11ǎ-9ū10aQƣ11Ǌ12Ɨ15h21nťǒ22A26ő35o
and whose	77 12F13Ƥ15ő16A
and why	90 -14ǫ20ŀ28r38Ļ
and would	84 12ǃ16Ɗ25ž
and year	86 15Œ16d
and you	68 -12Ş-10cC-8ƍ7sŒƄ8Ǌ9ƪ10RōŰ11NƷ13ƻǗ14f15ǈ19ǟ23š24ŴƦ25p47a
and your	62 -14t-11Ŵ-10rǘ-9ǖ-8ŧ-7Ǣ8al10ǚ12v13IƄ14őƤǅ15dřǐ19Bƚ20J21łǪ22ǈ23oq25Ű26Ÿ
animals	86 31h
annual	76 9Ƭ10ǌ11ů14T17ǋ
annual payroll	88 
another	72 -9p8vŽ9ŷŹ11Ŏź15ƶ16ő18Ǡ20I22H24ŵ26Ŷ30ơ36y
answer	86 -7ǫ12K13Ŀ14ǜ17ŕ31Ŋ
answered	90 22Ŋ
any	40 -15Ʃ-13QǇ-12ƙǠ-11UŒŗŵžƁ-10Ƃ-9cŉŎŴǉǒǧǩ-8szFǤ-7qĻŀņőŘŻƉƌƠƣƫƱǡ7kTƏ8ŊŪƎƐƖ9txƿǆǊ10ō11ŌūƧ12ĴŕŽǚ13WŤǕǖǜ14ƛǈ15jĶƳǀǁǞ16ƾǓ17uƚǅ18yƓƬ19Ǜ20ƒ21Ɗƞ22Ɲǂ23H24ĸ25gǄ26ƽ29ż31ų33hm34Ɵ35ƍƨƺ37Ų39ƻ41ź48Ţ
any #	84 -25ǥ-16Ǉ-11ǉ38Ǔ103Ƴ
any $	85 -11r12Ǆ15ƪ16Ɵ26g
any accidents	70 -10ż16Ť32Ž
any additions	90 36ƍ
any animals	90 25h
any bankruptcies	90 21Ķ
any big	84 -21Ǡ23Ɠ28k
any business	86 -13Ǒ15ǒ18ų23Ɵ
any cash	88 14ǘ
any chance	86 8l10Hś15V16Ɩ22P
any claims	78 53Ť
any close	88 18ǚ43Ǜ
any complaints	90 -19Ǟ50ş
any coverage	82 -16ƨ-9Ʃ13Ƶ28ƪ31Ő32W
any damage	77 -12Ɲ25ť46Ų
any deliveries	90 -22ǒ-17ǝ46ų
any delivery	80 7Ů
any drugs	90 25ǁ
any excess	88 -9ƃ44Ǩ
any family	79 20ƺ
any fender	88 -12Ť26Ž
any health	81 7Ǆ24ƺ
any heart	90 12ƾ19ƿ
any hobbies	88 -26ǂ41g
any insurance	88 12W17ƀ18ƶ
any jewelry	88 
any kids	84 23ź24u
any kind	90 -7ǆ8ŕ11Ő13Ɵ
any leaks	85 12Ɲ33Ɗ
any life	83 -21ƶ-19ƪ-12Ő-10Ʃ15W69ƨ
any loans	88 24Ƭ
any losses	88 42Ť
any more	86 -14u-9Ǡ55y
any of	71 -27Ɵ-11ž-10ƙ-8c8Ǩ9Ő11Ǚ12źǊ15ƨǑ16Ǔ18ų19ƿ20j23v24ƞ31Ƨ
any other	77 -8ņ-7źƀ7Ĵ14ū16Ÿ20Ǎ21Š31Ņ
any plans	84 -16k10ǂ20Ǡ33H
any prescriptions	88 22ƽ
any questions	84 32Ŋ
any reason	90 -9Ő20ŕ30ō
any remodeling	88 8ƍ
any roommates	88 -7n23Ƥ
any savings	88 10Z
any side	79 17Ɵ20T
any subs	90 7ǔ
any tickets	82 -20Ž32ż
any time	86 -8ƾ-7ƨ7Ţź10y23ƶ39ƺ
any tobacco	88 33ƻ
any trouble	88 8Ķ33Ǟ
any violations	90 24ż
any water	75 11Ɛ27ƛ40Ɲ
any wood	88 25ƒ
any work	86 -11Q16ǖ42Ɵ
anybody	56 -14Ǒ-13Ƭ-10ƨ7Ʃƿ9ƃƤǫ10ŞƥǓǞ11uť12hŝƕǉǤ13Ÿ14łƞ15ǖǝǣ16nŐŽǥ17ĴųŴ18ƶ19Ņ20Ǫ22ƱǏ32ŗ
anybody $	80 -8Ŋ9Ž11Š14Ƶ15ŗ16Ņ18ł24h
anybody been	80 24Ť
anybody else	77 -9ł-7Ƥƨ8Ņ10Ž13Ǫ15Ĵ17n33Ÿ
anybody ever	77 -14Ť7ƃƪ8Ǟ12ŗǣ15ŝ18ǝ22ƶ31ƞ
anybody hurt	90 -15Ǜ22ǥ28ť
anybody in	90 9ƀ12Ÿ15ƿ
anymore	83 8z9K12ŞŧŲ20Ŧ31Ư
anyone	63 -10RƏǊ-9ź-8ŀǔ-7W8Šǝ9ƃ10nŽǚ12Ÿ13Ɗƞǫ14Ƴǩ15Ǟ16ƵǤ17łƱ22ǒ24ơ27ŗŴ
anyone $	88 -20ŗ-11Ǟ16ŠƵ22ł23n32Ŵ
anyone co	80 21Ƴ
anyone else	85 -7n8Ƥ10ł
anyone gone	79 10ǥ
anything	50 -15ǫ-9Ōǅ-8Ɗ-7HĻŷ7ŠŽƞ8ŕ9ǏǕǗ10ĴƒƲƴƺǑ11ų12ƟƳƽ13kƓƨƿǂ14ŀǄ15Ķż16Ƶ17gŐƪ18ňŪ20Ə21ƚ22Ɯƾ23Ǡ24ƅ25ŊƎƧǁ26Ŏ27Ť
anything $	67 -13ƨ-9Ť-8ƺƽ-7ǫ9Ŏǀ10ƞ11zƪǂ12rŐǕǝ13g14Ĵ18ų23Ǆ27Ū29Ǡ39ƾ
anything else	73 -10ƚ16ĸ25Š34Ŏ
anything from	90 12g24ƅ
anything fun	85 7g38k
anything in	76 -13ƾƿ-8zşƋƚ9Ƶ13Ķ15Ə16Ƨ17Ťƴ30ƺ32ƨ49ň
anything like	74 -8ƚ-7ňŎ7ǂ8ųƎ9Ķ10ƞ11Ŵǐ12u13ż14ƻ31Ɵ32ǁ
anything on	80 -12Ō-10Ź-7ŭ7Ĵ9ŐƄ14Ť15ƅ18Ų19ż20ƃ26ƪ
anything special	77 14ƚ
anything that	85 8ƽ10Ŏ11ƒ12ƚ13ŀ14ƿ15ǂ
anything to	90 -11Ť13Ǝ19Ɯ23Ū
anything ugly	90 17Ķ22Ə
anything valuable	90 13Ƌ
anything you	78 -21Ǡ-8Ő12Ş13Ƨ24ƽ32Ŋ39Ŏ
anytime	90 -13Ǡ25H
anytime soon	90 -13Ǡ25H
anywhere	76 -10ǚ-7x11ŅǙ13ǧ21Š30kŉ
apartment	62 -22Ǐ-12œ-11Ɵ-10ǩ-9Ɲ9ű12Ơ14ƣ15G18F19ťƧ20ƞ23D24ƙ27Ƣƥ29Ƥ31Ʀ
apartment $	70 -16ƣ-13œ-10Ɲƞ-8Ǐ7Ƣ10Ʀ20Ƥ24Ƨ29ť30F41ƙ
apartment building	90 -17Ǐ12ƣ17ƥ
apartment do	80 -13Ɵ33ƞ
apartment or	88 -19F22ƥ26D
apartments	85 10ƥ11ƣ49Ǐ
app	69 -9ŗź7ǁ11ƅ13ŝ16ƶ25ś32ǘ40ž41Ş46ų
app $	80 -9ź8Ŝ10ś15ŝ35ǘ42ž
app that	88 22ž
application	85 8ǂ9S11ƶ12ǁ15ō
applied	90 26ƶ
appointments	88 7Ǚ10M14ǀ16Ŷ18ǘ
appraise	90 24Ɣ
appraise for	90 24Ɣ
appraised	86 30ƚ
are	33 -19ƙ-15ĽšŲźǄ-14ŕŨ-13Aǝ-12tƞƭǅ-11ņŋŎťŶǇǧ-10ľňŔ-9mŝƁƧƩǘ-8ŒǑǕǟ-7qKƈǞ7sNŀŊŌşŦƮǌǔ8jŮŴǒ9pUXłǖǥǦ10YĶŞƂǢǣ11uyŁŅŐƄƑƹ12ELķļŷƽǪ13nzVƦưǂǉ14Šŭƻ15bŉƜƯƳ16ŗ17œơ18ńţũ19lōū20fkPŃ21gĺ22ƠƼ23ŘǓ24Ǌ25Ū26ǐǠ27aRƥ28wĴ30Qƺ31iH32ǡ33xCő35vF36ǈ44ǫ48c
are #	84 -11Ş15ƅǈ16p38Ƽ60c
are $	79 -12Ư-11C8r11c25b26j30ţ62a
are a	76 -19ǃ-10u-9h13ƹ16Fƻ17b20l24d35g80P
are at	83 -8P10S13U14œ17ſ20Ǎ41Q
are covered	86 -19ǫ-8Ǥ7ŗ11Řǔ14ő35ƨ
are done	88 -10ū-8ō12ƅ18y19ļ24Ÿ26Ǡ
are going	86 7Ķ8V13łŃ15ǡ
are gone	77 -12Ư-11Ɨ-7ƭ12Ʊ19ưƸ21ƫ31ơ45ƹ
are good	90 -11ň13Ŋ15Ō24ō
are in	68 -30Ǐ-8ǒǖ-7ǉǘ7F9ơ10ƣ11n14Q17ƛ19Ƥ22ŏ27ƺ31Ŵ32Ǚ33C45ƥ
are insured	90 8Š10Őő24Ř
are looking	86 15ś18ǌ20Ʈ
are not	72 -18P-17ş-16ǫ-7FǓ7Ő8Ɔ9őƘ10Cơ11Łŧ12ǟ13ŵ14Ǣ15ň16Ţ20ƳǊ23ŗ28g32Q
are off	88 -8g11R13kƄ16N
are on	68 -16Ÿ-14ǋ-9w7ƓƤ8R9Tů13Řƥ15N16śŴ17ūǈǢ20Ƃ24ǉ
are out	90 14Ű21Ǫ
are over	85 -7c8Š11Ű17T37Q41C
are paying	85 -10ĺ-7ƙ12ŗ14Ĵ16ǋ33œ
are pretty	90 -7ő14Ŏ16ŷ17ţ
are right	90 12ů
are the	62 -33ſ-14u-13Ǒ-12ƹ-11ū-7R7şŬưǊǪ8ŭ9qŴƄ10ǈǋ11ƝǦ12YŞǆ13Ɯ14Ǘ15w16y18ŚŻƠ19Ǥ26ǒ35v45Ř46x
are their	88 -10P-7ǒ41Ǌ
are there	70 -11ƥ-7Gųǂ7HƊ12Ɠǉ24Ÿ25ǫ28n30u44Ǐ
are they	63 -20ǡ-17ǫ-10ĺ-9l-8ű-7ŕǅ8ś9Ƭ10ƚǖ11Š12zU14Ǒ16ş17œǉ27Ǔ28w40x62v
are things	85 -7U29ǡ40i
are those	82 -7ŭ7Ĵ9Ɗ12ǒ13ƽ15Ɠ32Ǔ
are unhappy	90 38ş
are we	71 -12PĻ-11ļǫ-8NǊ8Ő9OŧƯ10hŏ13Ʒ14ō15Ƈ17ńū21c23vŦ29X40ĺ
are with	82 9ş10Qţ48ő
are worth	86 -15Ǒ-9ĸ-7Ǥ17Ɵ26ƚ
are you	41 -26v-22ǟ-17ǉ-16ş-14Ǆ-13Ľƙƣ-12ŴǊ-11Ŕźǘ-10ŎƄǇǓǣ-9ňšǤ-8etAœƇƨƯǧ-7bmIŁŇŲƓƖƞơǖǗ7oVĺŖ8sTĶƔƕư9pĵĿƀ10ZųǠ11Fƺ12fGĻłžƑƳ13Dķƥ14Ơ15ŀţŷ16LƜǃǥ17l18Ņ19uŭŮƻ20ļƽ21E22ĸſ23ő25RŉūƦ26Pńũ27HƼ28ǂ29ik31Ńǐ32cŐ35Ĵǈ38C42Ū47ǡ73ǫ
are your	60 -17Ř-12Őƚ-9xƠ-8Ǚ-7n7uſƁƲ8lǐǑ9ǔ10Ǐ13Ǘ14Ǌǫ15wYǓ16ǌ17V20z23Ǥ25RĻ35ǖ37v41ǣ
area	79 -17S-14Ɯ-13Ǉ-10i8ŕ9G12ƛ13F21E24j28C31l34I
around	58 -11BH-7Řƺ7ţŮƕƗƴǙ8ƐǄ9uŠƞƧ10WĶ11Ƴ12hǃǩ13V15z16nTǋ17lƓ20Ǝ21Ņ22Ŷ23Cš27s
around #	79 7ŭ8œ9ǋ10s12ŲǙ15Ķ28T
around $	73 -18t-14ţ-12H-9ƺ10Ƴǩ12Ǆ14uWŠ19V26Ŷ28s44Ņ
around here	84 -16B10Ŵ11Ɓ22lz
around if	79 12Ŷ
around it	86 -7Ř14X15n28Ǝ
around so	90 10s11Œ17Ƨ
around the	83 -9Ǜ12Ǌ13Ɛ15n16Ǝ24Ɠ
around there	88 10ņ11h12l14űƛ
art	76 32ƚ
art $	78 26ƚ
as	57 -13ǫ-12Ź-9hǖǘ-8Ʊǈ7ţŵżƪƴ8IKňœŽƨǃ9Cśǥ10vŪƺ11l12F14djŅ15fƣ16o18Ÿ19ŐƭǕ25c51ǅ
as a	76 7f8ǜ10ǂ11ƪ12ŵ13Pƨ14ż16l18ƺ22Ÿ
as additional	86 12ǔ37Ǖ
as beneficiary	73 13ƭ
as it	85 10Ƃ11ŷ12Ǌ14œ25j
as the	84 -13Ź12ƭ14ǅ18d24ƣ
as you	85 10Ǆ13pKǏ
as your	90 -12p7ű12d18C
aside	82 13Ƴ30Ʋ37Z
aside for	86 15Ƴ18Ʋ
ask	59 -9Ǐ-7ƅ7iTƗǀ8aƌ9ĶƩ10Aƈ11u12Ţ14ǎ23cǁ25ĺ28Ǖ33ł36ŋ44Ŋ
ask $	82 10Ŏ15ŋ18Ǖ40Ŋ
ask for	69 -14ż-11ƣ9ŢƗǀ14Ǖ17ǎ18ǁ35ĺ
ask how	90 -7ļ12c13i
ask me	83 65Ŋ
ask so	90 8ŧ10hƷ11Ū
ask you	79 -35Ŋ-11Ǐ-10ǫ7Ǖ18ƣ76ŋ
asked	72 -9ŋŹ-8Ÿ8ƣ10p11ŅŊŎŕ16ǔǨǩ17aƗ
asked for	77 -18ǔ12ƣ18ǩ19Ɨ
askin	90 11ǩ14vŋ16a
asking	73 -10ĺ-9ǎ-7ƴ8pƢǨ9ǚ10ǩ12ŋ13cĴľŎ18ƣ23ƅ25Ǖ29Ɣ
asking $	85 11P12Ƣ16Ŏ17Ĵŋ27Ɣ
asking for	80 -10ǎ-9ĺ-8ƴ9Ǩ10ǚ12ǩ22ľƣ28ƅ
asks	83 -13ǩ9hu13w16ǎ17P23m
asks about	90 12h25m
asphalt	85 40Ɗ
assets	88 40ĸ
associates	90 21m
at	41 -17iǠ-16ƣ-15c-14Şŧƃ-13ŁƄǊ-12ŖơǆǓǪ-11lŠƬ-10jƹ-9kŕŨŴƤƷǉǑǫ-8ĴŇŉōŎţŪūŬŮƵƸǅ-7oAŋųżƁƆƢ8qVYŃźƝƯǨ9CķŔřƚƨǔǣ10rBPŅƎƘƿǢ11b12ňŽſƕƩ13ĽůŹǦ14xłǎ15Ķǀǌ16šǤǥ17uśŸǛ18ŏ20Ƨ21s23GŐƪǘ24N25ŀ26L28ľ29ņ30ǝ31h32ű33ŝŻ38W39Ɵ40U43nQS51J
at #	68 -12Ő-7S8ƺ9Ʃ10Ƌ11sſƚ16Ǎ18V26Ʈƿ27ǝ30Ř31Ź33D42ņ47L
at $	75 -14V-10Ŭ-8ŧ-7ű10r12ǥ15I19ř20QŃŅ22Ķ29ƕ63C
at a	76 -7a7ƶ9b10ƻ13q15Ž19ķ28N39P
at all	69 -9ƨ-8Ǡ7Lŀƻ8H9suǣ10xW11ŝ12ũ15ş16Ɵ18Ťƍ20ǧ22ƪ28g32Ő
at fault	84 33Ž
at gmail	90 13J
at home	68 -17ƞ-13Ʊ-9Ǒ9pq10ƪ11r13Y19wƟ24ź29h43u48n
at it	75 -25Œ-11ĺ7Ǉ9Ǡ10Ɵ11ś22ŝ24Ļ25S29ŗ
at least	86 9Ř13ǣ17ŒƠǇ
at night	68 -8W8ǁǝ9Ŀ10n11L12ƽ15x16ű21ļŀǑ23ǐǘ
at once	86 13s21ĵ
at risk	80 12ĸ
at school	78 44Ż
at that	77 -20D9V11FSš12ư13G15ŝ36n
at the	54 -18ƣ-14CǠ-13V-12ǫ-11H-9Ř-8iYŞ-7G7tǛǢ8hnŏƎǝ10s11ŀǦ12Śűſǌ13Ŀ14ĻŒƧ15bůƝƨƲ17őƘ18ǘ20Qǡ21ǎ23Pľ25ĽƟ26Ő27š28ś30S49U
at this	83 -8Œ7ľŔ10S12V24G
at work	69 -30P-20Ř-13Lƞ-12Ƅ-10Q-7q8K9Ǜ12V15ņƱ17N18Ʃ21ƨ22B24U34Ļ41ǥ68W
at you	88 10ņ22ŀ30ň
at your	66 -16Š-15ǥ-9Ǔ-8DUǆǏ-7Ŗ7ưǦ8ķŝşǚǞǢǤ9ƥ10Ǝǔ12hĹ13Ƨ14YĶǝ18Ǜ19G20S25Ÿ27ǀ28ű30ł37ƞ
attack	86 13Ǫ14ƾ17ƿ
attorney	90 14ƴ15Ƙ18B
audit	68 14ǔ16ǥ47Ǧ
audit $	82 13Ǧ
audit @name	90 24Ǧ
audit go	78 19ǥ
audited	85 25Ǧ
audited $	90 21Ǧ
auditor	86 33Ǧ
auto	68 -12ő7ūŭ8ź9ǅ10ƀ14ĵ18ǧ20ĺ27ſ30ƃ34Ƅ44Š
auto $	82 11ƃ15Š23ſ
auto and	90 10Š14ƃ
automatic	90 14Ɲ22ĵ
average	90 -12q8R17ǋ23Ż
aw	90 11ź12w15Ɔ
away	65 -7ƻ7Bƶ9ǃ10Ʃ11Ƶǁ13ţ15ļ19ķ21ƨ22Ŋ34k39ơ42Z43Ż
away $	79 8ƨ9ƶǪ17ơƵ34Z
away at	86 -18Ƴ55Ż
away for	85 -8Z12Ƴ14k15ơ34ķ
away from	86 11B15Ż16ǁ21ţ28k
away with	86 13Ŋ25ļ
awesome	71 -7ǖ7Ť8i9FōŐśűƚ10cnuǌ11CƈƩ12I13ļƖ17ǆ19Ķ20ǁ
awesome and	88 13FŐ16u
awesome that	90 15c16ƈ28Ķ
awful	88 13ư15ǋ16Ĺ19ũ
aww	80 -7ǫ8h9fx10o12z13Ľ14w16ƭ
aww i	90 -7ǫ10h13z14x
b	77 -11h-10q8ƞ12D14Ŭ32Ż33dǧ47ǅ
babies	90 17Ʊ19y22h
baby	72 -17Ŷ-13ƺ9v15wƱƽ20Ļ23d26y28x34ŷ41u
baby $	84 -12v-11ŷ18Ʊ22w30u
babys	85 -9d8V24w34v
bachelors	83 45m
bachelors $	90 16m
back	55 -13Ťǫ-11ŗ-7r7HISĿŋŮŴƲ8ŔƻǙ9řůƎǀǚ10ƀƴ11hƓƶǡ13uœ14şƟƫǁ15LVŁǥ16ũ17ŵ20ǟ21Zƹ22ƛ24ľŉ25Ƭ27šƕ30Ŧ
back $	73 -12ƙ-7s8ľ10Ǡ13Ƭ14H15ŵ16V17Ŧƕ20Ł24L25œ31Ɵ
back and	86 -15Ť14Ů15ǥ17ƶ18Ŵ
back in	80 7yƶ9Ŧ12t15ľ16ƻ18š
back on	71 9ǁ10Ƅ20ř28Z35ũ
back then	84 -8Œ11Ɔ17ŔƔ19š28ƫ
back there	88 11N22h26u
back to	80 -14ŗ11V12ŉ15Ŀư16ľ27š30ƹ
back up	79 -12Ų7ƛ13Ɠ15ƕ20Ǚ23Ɲ25ǚ26ǟ31ŉ
back when	90 13š14ǁ19ƀ
backed	85 -7ǚ8Ž18ť35Ǚ
backed up	88 37Ǚ
background	86 9sŌ24Ǟ27ǫ
backup	76 -7ŕ12Ƌ20Ŷ23ƭ28Ő37Ɲ
backup $	90 -16Ő27ƭ28Ɲ
backup coverage	86 -8ŕ24Ő32Ɲ
backyard	90 11Ɩ16Ǝ
bad	71 -8ŵ7Ǩ8Ǐ9ǚ10b12ƈ15ţ16ǜ20Ĺ23Ɯ29Ž37N38Ň
bad time	85 15Ň32N
balance	85 -14ŭ31Ɩ
balance on	90 -15ŭ19Ɩ
ballpark	78 -12ĺ9v11Gŧ12Y16ļ17ĸ24T
bank	68 -22Ś-7ł7X8ǒ15Ĵ16ƅ26ĵ29Z30ŭ33e50Ɨ
bank $	79 -13ŭ10ƅ14e18Ĵ20Z29Ɨ
bank account	88 -26Ś24e27ĵ
bankruptcies	90 21Ķ
banks	86 8Ɨ38ƛ
bar	86 -7Ǣ8Ƌ55ǝ
bar $	88 -7Ǣ56ǝ
bare	86 11Ř12ŐƁ18ő
barn	86 -10ƕ-7ƙ38Ɠ
basement	64 -8y11ƞ12ƛƟ15Ƨ26Ɲ51Ƌ
basement $	77 9Ƌ24Ƨ
basement and	79 28Ƌ
basement finished	88 
basement or	79 22Ƌ
bath	86 15Ƈ18ƍ
bathroom	88 8Ƈ11Ƌ14ƍ
baths	84 21ǆ28Ƈ
baths $	90 -10ƍ10Ƈ23ǆ
be	49 -15ō-14Ǖ-13Ĺ-10ŷƠ-9ňǪ-8ZŲƅƙƦƩ-7ƪ8ŁŞŸƤƮǚ9ķũ10beĵǃ11nKŜǟǩ12ŔƯ13T15AH16şƣƹǠ17VXĸŎ19O20Őǎ21ư22Ń23Ĵļ24cĿ25ŋ26m27s30y32r37ź
be $	76 -14ư-8ŏ-7ĹƸ8Ư9ĿŔ11gV12C13Ŷ17şƮ18Ş25ļ31A45ǫ
be a	76 -13ǫ-9ŀ7s9ķŠ11ŉũ12bŚ13Ʀ14Ŝ18Ǡ21ļ22Ū
be able	84 7o8ƹ16Ŝ17ŗ
be additional	90 -23Ǖ35ǩ
be alright	84 7ǃ11ĵ13ư15ƹ
be at	79 12ĸ13Ž
be comfortable	88 12e
be driving	86 50ź
be enough	90 10ŏ14ſ28Ʈ
be honest	90 9ǚ10Ĺ14ŀ
be in	84 -11ƹ8H12c13Ƴ15ń18ry
be listed	84 9ŭ12Ÿ13ƚǎ23ƣ
be off	90 -16ń42O
be okay	80 -8Ʈ7ř9ŋ10ǃ13ł24ư46X
be on	84 11Ÿ12x13ź16Ʒ17Ŷ19Ƥ
be paid	80 33Ĵ
be straight	90 26Ł
be stuck	79 -14Ĵ15Ŷ27ư
be the	82 -13ş-12Ʊ7r8zƴ9ţ12y16ŀ21s22Ń
be there	90 -8q17Ʊ23s
be true	90 17Ń25ŏ
be willing	90 10ţ11ž
beagle	90 28h
beat	83 -8Ũ-7ŏ21ţ22œ59ņ
because	67 -14ŧ7bDŁŇűƑ8Bŉš9gHIŕŞŦ10ĶŃƸ11j12u14J15ƶ21ťǃ
because i	81 -17ǫ7ǜ10DŔ12ŉ13j14ŃŇŞ18J
because it	90 14H15Ķ19u
because of	88 -13Eŧ7ǁ9ŕ19ť23ƶ
because there	90 8ǂ31ǃ
becomes	90 18Ǫ21Ʃ
becomes of	90 18Ǫ21Ʃ
bedroom	76 -8ĸ9ƙ11Ƣ15Ɵ23ƞ
bedroom what	79 7y12ƙ
bedrooms	81 7Ƣ23Ƈ
bedrooms $	90 18Ƈ
been	48 -8OƨǠ-7ŸƆƊƯǝ7jňŊƀƋ8ǇǦ9AůƶǞ10aŐƌƵƺ11k12ǁ13ŷ14tŽƍǄ15f17Ťǚ21Ş22Ɖ23l24ż25Ň26Œ27Ź28i35SŢƾ39Gǡ
been $	86 -13t-7S37ǡ65i
been a	82 -10G7i11S14Ƶ25ǡ34Œ
been any	80 22Ť
been at	79 -15Œ-9U7Ǉ18G52S
been audited	90 22Ǧ
been burned	90 -21ƶ34Ň
been doing	86 -10i-8G-7Œ16ǫ41S
been good	90 11ţ
been hacked	86 32ǚ
been hurt	74 40Ť
been in	70 -22Ť-16SŒ-11i-7ŢƢ8ǀ14ƺ21ǫ26Ǆ33Ž35ƾ36G55l
been insured	90 -7Œ14ƞ32Ţ
been licensed	86 -17S15ź16Ź
been redone	90 14ƍ15ƌ
been there	76 -12l-7Ǉ10S11Œ12R79G
been to	90 11ǁ23ů33Ş
been treated	85 20ǁ25ƾ
been turned	86 -9Ţ42ƶ
been with	71 -12Ş-10G9f10Ň77Œ
beers	88 47ǁ
before	56 -13Ŏœ-12Ū-8Ɣ-7ŧũǫ7IľšŶ8ţƉƴ9Ɨ10ŋŌ12ŗƏƿǩ13uTƭ14ł15LƅǗ16aŦ17OŊǕ18ń19ǌ20ƶ23J24Ŕ26Ɔ31Ň39ř
before #	88 -24Ŕ-8ř22ƿ25L47Ɔ
before $	72 -15Ŧ-11ř11ľ17ǌ23ŗ30Ň39ƶ44Ŕ
before i	82 -8Ŕ11XŐ12Ŋ13Iŋ14ƅ16a
before the	79 -14Ū7ư8ǩ11ř13ƴ16Ŧ27ń40J
before they	76 -10œ8ǔ10Ƴ13Ŕ17Ɨ67ř
before we	83 -15Ŏ11ais13ł15Ŋ17Ō
before you	72 -8Ň8ơ9ţƉƘ10Ń11ǩ12Oƅ13š15Ǉ16ŏ17Ə19Ǖ22ƭ30Ǘ
behind	70 -9xŐ-8Ť10Ļƛ12użƄ14Ƶ17š19p21Ÿź23Ŵ24Ƹ
behind $	88 -7Ƶ20Ƹ
behind the	79 -10x7Ÿ29Ŵź
behind you	86 -10Ő-9Ť12ƛ15ĻżƄ16u25p
bein	85 9Ʀƾ12şƳ13Ō14H16ǡ
being	73 -8PĻ7ž8lĸǫ10Ŷ11F12c13ŋ14Ƃ15t18Ō19şǡ26U
believe	80 8Mō9m10l11S13Ź15Ʈ26ǫ
bell	88 36ľ
bell $	90 31ľ
belongings	85 13Ƨ29ƙ
below	88 -7ƛ17ǋ35Ƌ
belt	90 10ż11p13Ư
bender	90 8Ž15Ť
benders	88 -12Ť26Ž
benders $	88 -12Ť26Ž
beneficiary	69 33ƭ
beneficiary $	80 18ƭ
beneficiary on	72 13ƭ
benefit	88 14Ʃ16ƨ22Ʈ
benefits	80 54W
benefits do	90 17W
besides	67 -9Ʊ-7Ż7łŠƓ10ŵƤƧ12WŸ13ŴǊ15ǉ18Ĵ20uĸ29ƨ
besides mira	79 21u
besides the	81 -8ƨ8ƽ10Ɠ15Ƨ24Ĵ30ĸ
besides you	83 -8Ż11Ÿ14Ƥ18Ŵ20Ǌ38n
best	69 -13ş-12P-11ŀ-9Ś-7Ł7Jšǖ8ĵ10Ɖ11Ň16Ń18ļŞ19Ơǫ22K24U30L32ǡ36I
best number	86 -11Ś33I
best part	85 -15P30ǡ32U
better	66 -13ź-9b-8Qũ8Ń10aǃ11ţǄ12ƪ13K14q16rĿ20ň21p22oLŻ25ş33t
better $	80 -15ź-9ũ22LĿ23t26Ż36ş
better half	77 -9Q8Ǆ9t15ƪ16p18q25r29o
better than	88 9K10ǝ16a18ň
between	79 7m9PŢ10C11Ǫ12Ńƭ13Ÿ22ŉ
between the	88 8mǉ13ƭ25ŉ
big	58 -16œǠ-15ŕ-12ư-11Ǌ-10uSƃ-9FƔ-7ŠƊ7yŘƈƚƬƸ8ĸƍǃ9jƝƞƲ10gřǇ13ĿǏ14Ĵƥǉ15Ŕ18Ǒ20ŧǨ22Ɠ23Ǔ25kƮ29ő31ƕ35Ĺ44Ƈ
big deal	90 11Ɖ26Ŀ
big is	74 -38Ǩ-19œ-8Ɣ-7ƥ11Ƭ13ǉ17ř18Ǐ19Ƈ38ƃ39ƕ
big ones	88 14ƍ24ő27Ĵ
big trees	88 25Ɠ
bigger	90 12Ƭ15H22ňǠ
biggest	73 13ǖ37ŀ
biggest customer	76 11ǖ22ŀ
bigs	86 -9Ǩ9ƃ20Ɠ21ǉ22Ƈ
bike	79 -16Ƌ-11Ǚ-7Ǐ17ǂ66Ƨ
bike $	88 7g19ǂ
bike kept	90 -12Ǚ23Ƨ
bills	67 -9Ŷ7ŀ12ƄǦ18ư19ł21Z24Ǣ26Ʋ28Y29Ĵ
bills $	86 -13Ƅ-10ư7U10Ǣ25łƲ
bills if	88 33ư
bills would	77 -11Ƹ11ư12Ƅǟ20Ĵ
binder	86 13Ƙ26Ɨ
birth	75 17v24p31d
birth $	81 17p23d
birthday	71 10v12ŝ28c32p
birthday $	79 -19d7c36p
birthdays	90 11Ǚ14v
bit	79 -10š7jWũ10mş13Ň14ŀ16Ŕǌ28Ŏ
bit of	90 8W9l15Ň18ǌ
blame	85 -8Ũ8Ǣ12Ƽ14Hŕ15Ņ
block	90 8Ǐ27ƈ
blood	72 -7ǫ11ǀ17Ǆ20ƾ35ƽ50ǃ
blood pressure	79 -8ǫ8ƽ20Ǆ31ƾ
blood test	88 -8ƾ25ǃ
blow	90 14ƃ17gǨ25Ɯ
blue	88 -9ŤǢ16ż37Ų
board	79 -8t12Ǟ19Ǝ23ł34r
board or	86 13r21Ǝ
boat	83 12ĴŠ18t31ĸ
bodily	82 14Ř25ſ
bodily injury	82 14Ř25ſ
book	80 8Ų10ŕ16ļ18g43ǘ
booking	77 12ǘǟ17Ǚ
booking system	77 7ǘ14ǟ17Ǚ
bookings	79 17ǘ
bookings and	80 17ǘ
bookkeeper	84 14Ǣ25ǚ
bookkeeper $	90 29Ǣ
books	79 -7Ɵ19Ǌ26Ų37Ǣ
books $	86 22Ǣ
bop	84 -12ő70ǧ
bop $	88 28ǧ
born	74 -7uŦ13v37d41l48p
born $	80 -19l27d57p
born and	88 -8u46l
born in	90 -8l26d
borrow	80 -9Z10Ĺ24Ŷ25Ƭ38Ŵ
borrow it	90 -21Ƭ15Ĺ61Ŵ
boss	79 -7i7Ǜ9Ľ10N11s13Q19ł28U32ǡ
boss $	90 -16U14ǫ19ł25ǡ
both	69 -9gL7lƸƿ8uDƁ9ƾǄ10ƍƭ11ƮƱ13ĸƐ17Ƴ18Ź26Ʒ27ł44s
both $	86 12uƁƾ17ĸ20Ʒ
both of	82 7z8s9p10D11Ǆ13Ʊ14ƭ18Ƴ
bother	85 -10ĸ13ţ16ǃ19ũ23Ō
bother you	86 16ǃ19ũ23Ō
bothered	80 22ĺ
bothered you	80 22ĺ
bothers	90 -18Ş11ž18Ł23ş
bothers you	90 -18Ş11ž18Ł23ş
bottom	88 9Ŭ10ņ14ǧ15Ń
bought	71 -11ũ7Ř9Ǥ11Ũ14ƲǑ15ƀƏƠ16ƨ17Ńŷ18ƫ19ŗ25ƍ27š39Ɣ
bought in	90 -10ŷ10Ɣ21Ơ29ƫ
bought it	77 -9ũ7Ɣ8Ř16ƀ19ŗ27ŷ43ƍ53š
box	73 8ƅǁ9Őś10d11cqǒ12P14ƽ15mǛ16ǩ17ƌ18f
box $	84 -7P9D11dƅ13q17ƽ19ǩ
box here	90 7Ů10f13Ő
boxes	88 16ƽ38Ơ
boy	76 -10hp-9ǅ8ny11bťŬ12j14x15v19w25u31ź
boys	80 7m10n11v14xő15w24u
branches	90 34Ɠ
brand	84 8ŷ13Ƃ16ĺ17Ǉ27Ɔ
brand new	86 8ŷ13ƂƆ16ĺ18Ǉ
break	77 -8ǫ-7T9X10x11Oű12mŪ14Y15N16Ɛ17kũ21Ţ
break in	86 13Ţ14Ū19Ɛ20ũ
breakers	90 29ƌ
breaks	84 8Ż9ƛƞ15ƣ18ǟ20Ţ
breed	86 20Ɵ32h
breed is	90 29h
brick	75 9ƥǏ56ƈ
brick or	83 36ƈ
bring	64 -10ƹ-7ĺŻƓǫ7Ɵ9Ŏŏ14qrŝ15S18Ų21Ɣ24u27Ǔ28ǉ32ǌ34ư39T
bring home	72 -8Ż21q26T35ư
bring in	79 -11ƹ8ư14Ɵ27T31u36Ǔ42ǌ
bring you	79 15ŏ19S22ŝ
brings	86 11Ǫ38ĺ
brings you	88 39ĺ
broke	72 -9ŗ8Ƅǟ9Ĺƀ10ƞ11Ƨ12ŶǠ17řƐ20Ơ25Ƃ36ť
broke $	77 10Ĺ19ř21Ơ30ť
broker	80 23ŝ
broker bring	80 23ŝ
bronco	90 41ŷ
brother	72 -9Ů8Ǫ9ewž10nƭ13AQƵ14ņ16ǈ19ł21B24Ŵ
brother in	84 16Qņ17AB
brothers	85 8ƴ20B27ƿǅ
brought	86 12Ƙ13rǣ21Ļ36l
bs	90 -17ź37Ż
bs or	90 -17ź37Ż
bucks	81 7ŕƁ10ţ11ƃ12ſ16œ29X
bucks a	90 8X12ƃ
buddy	80 9ŝ11Ƥ16ľ20B22A34ņ
budget	81 18Y27Ĺ44X
budget $	86 28Ĺ35X
budget for	90 16X
bugging	90 13K26Ł
bugs	85 9Ł19ž25ş
bugs you	85 9Ł19ž25ş
build	75 -11Ƭ-8ƣ-7Ř7Ļ8ƍ11ƒ12X13ƕǎ26Ɔ35ƫ56Ƽ
build it	90 22ƕ27Ɔ
building	64 -15Ɔ-12F-11ƈ-10ƫ-8Ǫ-7C7Ƨ12ǟ16Ɠ21Ǥ23ƣ40Ǎ55Ǐ59ƥ
building $	75 -14Ɔ8ƣƧ55Ǎ
building is	86 -12ƥ-10ƫ-9Ǫ16ǟ29Ǐ
building or	90 -20Ǐ-16F17Ǥ37Ǎ
building your	88 -10ƥ-8Ǎ49Ǐ
buildings	85 -11ƕ11ƙ13Ǥ20Ʀ
built	69 -13ƫ7ƼǏ9bƳǤ16ƈ22ĸ27Ƭ30Ǡ44Ɔ
built $	79 28Ɔ
built up	85 -16ƫ30ĸ40Ƭ
bump	86 9Ř11Ǥ14ſ18Ƅ19Ŕ
bunch	86 -7Š10ǧ12Ǌ14Ņ
bundled	86 42Š
bundled $	88 37Š
bureau	90 9Œ11Ņ12ŝ
burial	84 14ƨ27Ʋ
burial or	88 15Ʋ
buried	90 -9c14Ʋ17j
burn	83 19Ň33ƒ
burned	75 -19ƶ9Ɩ10Ǘ11Ł12Ʀ13Ɠ16Ǥ23Ň24ǟ26ƕ
burned to	88 33ƕ
burner	90 -7ť12ƒ16Ļ
burst	85 7Ʀ26Ɲ
burst $	90 9Ɲ
bus	88 -15f15Ǩ64Ŷ
busiest	88 32ǐ
business	51 -23ƃ-11G-10tǑ-9Ļƙ-8ūŶſ-7C8ųǖǫ10ǚ11Ǔ12Mǝ14A15Ǣ17ǐ18Ǥ19Ǩ20ŏ22ǆ23Ů24ǟ25ǒǣǪ26Ǉ27ǈǠǡ29Ǎ30ǌ31Ɵ32ǅ33ǧ
business $	65 -14G-13S-11ƃ-10Ů-8ǖǟ7ǒǢ8ǆ10AǈǍ14ǚ15ǝ17M19ŏǡǫ26ǅ45Ǉ50Ǡ
business at	77 -19ǡ18Ɵ27U
business do	85 -21ǧ-10Ɵ-8ǡ43ǌ62ǆ
business from	88 -9Ǫ7Ǉ16Ǎ22Ɵ
business have	80 -10ƃ-9ſ-7ū9Ǩ15ǒ28ǣ
business if	88 15ǟ31Ǫ
business in	90 -25Ǐ10Ǡ11ǅ33Ǎ
business is	84 -13ǧ-10Ǎ-9ǣ9ǝ10Ů26ǖ27ǆ34Ǐ
business name	90 -12Ǎ19ǒ26ǅ
business out	88 -11ǆ8Ǎ31Ɵ
business owners	86 -10ǈ24ǧ
business policy	88 11ǧ21ǣ
business since	79 13Ǡ
businesses	88 10ǧ22ǆ25ǖ
busy	74 -7Ů11xǐ14tP28U32N46ǡ
busy $	79 -23U-10P17t30x40Nǡ
busy over	90 -20x20ǡ32U
busy season	90 12U18ǐ
but	64 -12ǫ-7ǋ7wĿŎŬŲƛƮ8BKƂ9Žſƺƿ10Ʊǥ11ł12cƽ13Ǜ15Ǔ16Łǀ20Ʃ21ŋ22Ǆ23pT
but i	83 8rŢ10wž12T13Ŏ14ŋ
but otherwise	90 14ƺ20Ǆ
but what	84 9Ɣ10ŏ12ſ15T34p
butcher	90 19b
buy	63 -14ƷǑ-13ƶ-12ǎ-11Ŧ-7ŶǤ7X8Ǉ9ŃƛƬ10š11ƪ13W16ƫ19ǆ20Hō21FŭǠ25Ɣƨ32Ǘ33ŷƙǪ48G
buy again	79 37ƙ
buy from	85 14ǆ39Ǘ
buy it	80 -16Ʒ-14ǎ7Gƨ8W10F11ƪ14Ǉ21Ɣ27ō29ŭ
buy sell	90 49Ǫ
buy that	90 10Ǒ15W18F20š
buy the	82 -15Ɣ-8ƙ7F12ƛ33ŷ40G
buying	90 17H
by	52 -24œǎ-19Ɵ-14ŢƘ-13ĸň-12ź-10fōǫ-9ŖŹ-8Ňŕƪǟ-7sŷ7ŮǠ8bQƛƧ9ƖƣƳǅ11TŌ12ƞ13w14ũƙ15aŨǞǡ17nŚ19ŃŰƦư21ƀ22AŎ24jPŶ25ś28ĺ29Ŕ31ǩ33o35ĵƅ42M53ń
by #	90 15Ɠ16Ƨ
by $	71 -12ŇźƘ-10Ƶ12qŃ13ǩ15ś16Ǡ17ǅ21ƅ22w31A32Ʀ43o
by @day	85 8ƅ13ǡ14Ĺń18ǩ
by a	83 -16Ţ7Ʀ8Ɛ9ƺ13A15ƀ19Ǟ
by any	90 8l11ś18Ɩ23P
by how	90 
by now	90 14G15S16ũ
by the	73 -21ǎ-18Ɵ-8œ-7Ƙ8ƛ14ŜǍ16aļ18Q19ƞ20Ű23T28ń36M42ƣ
by what	88 -11Ŗ-7d14Ŕƅ46ń
by when	76 -20ƣ-10ǎ12ƅ20ńǩ53ĺ
by you	80 -14f-7M16Ǎ19Ō26Ŷ27Ũ46j
by your	77 12Ǟ15Ů19Ś26M
by yourself	90 -7H43n
c	81 -9t-8ǫ13ǅ14ƾ18o58b
c or	90 25b
cabin	90 12ƒ14ĸ20ơ
cake	88 9ľ10M13p32c
call	57 -18ǎ-11Jŕ-9rǊ-8RŘ7xĻǟ9ŃŲ10N11Ɛ12PĶǓǕ13Ņǝ14MŌ17w18Ƃ20ǅ21ǫ22Ť28s29ƣ30ļ31ao32ŝ34Kĺł47L
call $	72 -22ǅ-12Ļ-11ŕ-10ǫ-8aR8Ņ10M12Ō16ļ20ł24K33s43ĺ58L
call for	90 -28ǎ-11Ř13Ǣ20Ǖ34ƣ
call it	86 -32ĺ-7Ū10ǅ11ǟ20Ų69ǫ
call or	82 -7L12M16ł38K
call the	90 -7Ƒ8Ɛ14Ǘ19ǅ
call today	79 -25ĺ49Ļ
call you	76 -8sJ-7ǫ11xŅ23L24ŝ62a
call your	84 -13ǆ-8L16Ķ18w19Ť32ǅ48o
callback	88 26I
callback number	88 26I
called	69 -9r7ĺ9NƑ11I16ƫ22o23ţ25Ņ26Ũ32ŕ36wǅ
called $	74 -35Ũ-12ŝ-10r25o27w31Ņ38ŕ49ǅ
calling	78 32C41ĺ
calling about	90 -7Ơ32ĺ
calls	74 -13ƣ7ŨǕ8ž14ǚ15ǎ17Ō21K27ş35Ǜ
calls $	88 45Ǜ
came	67 -13Ň-7œ7Ʊ8Ž9Ź10ŏƿ11jGĹŪ12ƕƛǀ13d14M15šǠ22ťƝ26Ľ30ŧ38ņ
came back	90 8ǟ14Ɲ17ǀ
came down	88 8l14ƿ16ŏ17ť
came in	83 12ǚ23Ľ53ņ
came out	86 17ƛ19Ĺ29ŧ
came to	90 12Ʊ16G20M21š
cameras	80 -7Ɲ11Ū14ƚ34Ɛ
cameras $	90 18Ɛ
camry	88 13ŭ44ū
can	49 -12Ʒ-10RŉŖ-9űŷ-8ŵƵ-7ŝŪƞơǊ7AƑƱ8Źƥ9eJŌŘǃ10ĵŻǎ11oĿ12Ǫ13Nǘ14ł16Ƅ17Ś20MO21Ŋǩ22ń23IXŋ25Ŝ26ŏ27Lĺ28ō29ś30s31Ŭǫ35Ʃ
can and	88 13Ɗ16W19ƽ
can do	88 15Ş18Y24ŏ
can get	85 7Ŝ13Ǚ14ŏ
can hear	88 -9ǫ14x17ŀ22Ł
can i	64 -43ǫ-12Ŭ-10Oś-8X7KŊŌ9o11MŹ15a19Iŏ23e29L31J38ō61ĺ66ŋ
can not	75 -14W-12ǫ-10ł9őƦ11JKƺ12Ǣ14Ʊǟ17A18Ŀũ31Ƅ
can see	90 -10ĺ14ǁ15Ŕ21œ
can we	88 10Ķ11ō17M
can you	61 -21J-15Y-12ŉŋ-11ō-10sƷ-9ű-7KŵƵƽ8Ŷ11Ƒ12M13Ŏ14ǎ18Ř19N28ł31Ŝ39Ŭ40O41X43ś49Ʃ79ǫ
cancel	85 -9ŕ26Ţ42Ʒ
canceled	88 35Ţ
cancer	77 -7zS43ƾƿ
cancer $	85 42ƾ
car	49 -17ĸ-16tƬ-15őƖ-14Ɨ-12Ř-11ƨǄǆ-10U-9řƫưǫ-8iņŞǖ-7ĹƚƟƠƪ7Z9š11ƅ12Y13ůƧ16Ŭ17ž21ƂƄ24Ż27Š33ų37ű41Ɓ44Ŷ45źſ53Ŵ56ŮŲ59ŭ60ū66ŷ82ŵ
car $	61 -24Ų-17Ƭ-14Ű-9ņƨǖ-8U-7Ɩ7Ÿ10ŵƅ11Ƃ14ſ15Ŷ21ź23ų24ŭ35Ɓ42ū45Ŵ54ŷ57Ů
car accident	90 -11ư27Ƅ
car and	85 8Ƅ15Š23Y
car do	90 -16ǆ-9ŵ10ǒ28ū33Ŵ
car for	81 -7Ŵ10ǒ12Ų22Ů
car get	90 -7Ů30ŵ
car in	76 -13Z9Ţ12Ų14ū18ů32Ű
car is	77 -48Ŵ-10Ų-9ƫ9šű13Ů25ū48ŵ
car or	81 -8Ŷ9Ɓ13Ůź15ŷ19ū26Ƨ
car paid	77 -11Ů36ŭ
car right	88 9Ų12ƅ
car that	90 16ž
car to	90 -13Ů12Ŵ21ų27Ż
car was	90 22Ŷ
car were	74 -11ř33Z
car worth	90 -16ĸ59Ų
card	63 -12I-9Ķ-7Ŭ7ľƆ8c9DF10dſ11bP21Ż23Ĺ25Ľ27Ś29ƅ31Ǚ35ĵ36ő37ǘ49e
card $	78 8ĵ9Ǚ14dP24ő27ƅ33Ś
card is	88 10Ż12Ľ13Fƅ
card number	90 -23Ś-9I12ǘ51e
card numbers	88 47Ǚ
card or	90 -26e-7ƅ7a45ĵ
cards	68 -12ŵ-9Ķ7Ǚ12ŝ45Ĵƅ50ǘ
cards $	72 -8Ķ26Ĵ65ǘ
care	69 -10ő-7ĺŀŴǘ8BŪžƄǄ9WşǚǢ10Ş18ŨƮƸ20ŝ33Ŀ37z47Ʊ
care about	90 -9ŀ-7ĺ26Ƹ49Ŀ
care for	88 -11ő11ž12B13Ʊ17ş
care of	73 -11ǀ-8ǘ-7Ŵ9ŪƄǄǚ10WǢ13Ʊ17Ş19ŨƮ22ŝ40z
carrier	77 7ŧ9ş13ţ14Ş23ǫ26Œ40ő
carrier $	81 -8Ş11ş29Œ35ő
carry	60 -15Ǩ-11Oſ-7Ɵƥ7Š8ƚ9bŶ10ưǥǧ11ǒ13ŐƤ14Ǒ16ƅ17Ř18ųƃǔǜ26ǣ29ƀǎ
carry $	75 -22Ǩ-20ſ-16Ř-10ƣ16ǒ17ǧ27ƃ41ǎ44ǣ45ƀ
carry for	88 14ſ
carry on	79 8ƨ14ŘǑ
carry the	90 18ư21Ƥ
carry their	90 -16Ř32ǔ
carry today	80 -22ſ-20ǣ45Ř
carryin	86 -15ǘ-9ſ7Ř12ƨǣ15Ƅ16Ĵ
carrying	79 -17ǣ7ƀ8Ő9Ĵ12ř13ǧ14Š32ſ
carrying $	90 8ƀ13Ĵ16Š
cars	61 -13ǉ-10ő-8Ǩ7ŭ8ĸŲ10ű12Ɓ13ƃ24Ÿ25Ů28Š42Ŷ49ǒ69ū
cars $	75 -9Ŵ14Ÿ27Ů59ǒ
cars and	88 -10Ǩ11ƃ15Ÿ16Š
cars are	86 13Ÿ55ū
cars do	90 -12ǉ34ū
cars in	72 -7ǧ12ū19Ŷ
case	77 7Ɓ11Fŀ12Ǫ14I17ƴ18ǗǢ21ļ
cash	66 -10Ǣ15ƫ20Zų42Ʒ48Ƭ64ǘ
cash $	85 -13Ǣ-7ƫ30ų33Ƭ
cash in	90 7Ʒ26Ƭ
cash value	72 -7ǘ20Ƭ24ƫ
cat	90 16h
catch	76 -13ǫ9S10ƍ11s15wǚ16q19L27a32N
catch you	83 12s21L41N
catering	90 33ǝ
cats	85 9ŭ60h
caused	90 -7B13Ū22ŕ
ceiling	88 18Ɲ25X
cell	83 51I
cell $	88 24I
cert	81 12ǔ61ǩ
cert $	90 14ǩ
certificate	70 12ǅ19Ż20ǎǩ
certificate $	78 -8ƣ8ǎǔ13Ż16ǩ
certificate of	90 10ǎ
certificates	72 11ǩ21ǔ
certificates $	85 11ǩ
certificates for	80 18ǔ
certificates from	90 -7ǩ10ǔ
certs	85 -12Ǔ44ǔ
chain	90 13Ǘ14Ɠ16ǖ
chair	79 12ň16Ǔ
chair $	79 12ň16Ǔ
chairs	85 -18ƞ7ǉ30Ǔ38Ǎ
chance	83 9H10ś14V15dƖ19ľ21P
change	67 8ű9Ư10IT11q12ŲƝƹ19ŏ20ŕ21Ū24Ʃ26ňş
change $	76 -27ň-13ŏţ7Ū15T21ƹ78ş
change jobs	90 7V38Ʃ
changed	68 9ƌ10ŕ11ƽ12Ƽ13ƺ15Ū26Ǡ28Ļ
changed $	86 -17ŕ-16Ǡ62Ļ
changed in	79 -13Ļ32Ǡ
changed since	90 17Ǡ22Ū
changed with	79 19ƺ
changes	83 12HƆ15Ķ18u20V
changing	85 -19P12ŕ25V30ţ
changing companies	90 -15V32ţ
charge	75 -7Ǣ8Ǧ9ǔǛ11Ŗƣ13ǁ16œ19ƕ21ł22Ƣ
charge of	90 -8Ǣ11Ǜ26ł
charge you	80 9ǔǦ12Ŗƣ15ƶ19œ24Ƣ
chat	86 67N
cheap	86 8r12Ƃ13ŧ15Ŀ26Ư
cheaper	86 -10š17Ŕ35ņ
cheapest	90 21Ŀ32š
check	65 -13TĵƱ-10ŗ-7ZŹ7m8Ő9AŤơ10cdŅƬǀǔ11ŝŨ12KĹƤǒ13ƪư15JǤ16őǗ17e18W22Ʈ24ƭ30Ĵ35ŧ
check $	84 14Ƭ15Ũ16J22e35W
checking	88 12Z45ĵ
checks	79 -18ł-10Ǔ-8ƭ8ǘ12ǔ13ǋ16ǝ21ơ22Ǟ33Ǣ
checks on	90 -8ƭ30ơ
checkup	76 13ƺ33ǀ
checkup $	77 13ƺ17ǀ
chemical	90 16ǜ
chew	90 19ƻ
child	86 -8Ƹ8ź14w16Ƴ17ŷƱ
children	75 9w10v13ƭ15y16Ʊ39u
children $	83 15vƭ22u
chimney	85 -8ǜ50ƒ
cholesterol	90 11Ǆ23ƾ
choose	80 30š39Ń
choose $	90 28Ń
christmas	85 9ƌ19D20d22k
church	80 -8f10Ʋ14oB17t19Ů30Ƹ
city	77 -11Ř10ǀ11DǕ13Ǎ14ǩ20Ƒ48C
claim	61 -8Z11ņŕ19ŧ22Ū26Ť31Ũ35ř40Ŧ41ť
claim $	75 -8Ť9Ū21ŧ33Ŧ
claim go	79 12Ť22Ũ
claim tomorrow	80 -10Z16ř
claim was	86 7Ŧ10ť
claims	71 -7ż11ǥ13Ũ16Ǟ20Ŀ44Ť
claims $	82 21Ǟ
claims in	88 17Ť
class	82 -12ǥ8d11ƅ21Ż45Ǧ
class $	90 15Ǧ21Ż
clause	90 13Ɨ33Ǥ
clean	77 -25Ō8Ź11ƾ14Ə19Ų28ż34Ť
clean record	88 14Ť
cleaned	88 -8Ŧ18ǑǤ26ǝ
clear	74 -12ǒ-8dū-7S11ƾ12ƹ13ļ14Tųǀ21ŭ26Ŋ28Ɩ60ŉ
clear $	85 -7S14ƾ27ŉ39Ɩ
client	69 -10ƞ-8ƶ11ŋ14Ť15Ǩ16ǚ18Ǚ23Ǖ35ǖ37ǜ
client $	85 14ǖ28ǜ
client ever	79 -9ƶ9ǜ17Ť19Ǩ
clients	68 -8ǉ-7n9Ƙ12U16Ǚ21ǖ25Ɵ28ƞ30Ů
clients $	82 10ƞ11Ů28ǖ
clients come	90 -19ǖ9Ɵ22ƞ
clients ever	80 -13Ɵ33ƞ
climb	86 -8Ŵ16Ŕ25Ǌ
clock	84 11ŉ18q41ů42R
close	61 -13Ũ-8ơ7ĻƑ8Ƶ9c11ǚ12Ɨ14Ŧ16Ƙ20ǐ22ǟ25ƛ26Ǜ27Ʀ31Ɠ35ś37Ű
close $	76 9Ƙ10Ɠǐ20ś26Ƶ35ǟ
close and	80 20Ɨ
close by	81 -18Ƙ-12Ƶ7ƛ28ś36Ű45Ʀ
close calls	88 18ǚ43Ǜ
close for	79 -8ơ-7Ƙ17ǟ19ǐ
close is	88 -13ǟ22ƛ
close on	88 13ǐ28Ƙ
close to	86 -7Ƶ12Ļ13ƛ14Ɠ16Ű
closed	73 -12Ų10y12Ɨ15g17Ƙ33ǐ53ǟ
closed $	83 -17Ƙ-10Ʀ12y21ǟ33ǐ
closer	84 -9Ʈ13ƛ14Ƽ15œ18C29X
closer to	85 -9Ʈ14Ƽ15œ19C30X
closin	86 13Ǫ23Ƙ
closing	70 7Ɨ19ř56Ƙ
closing $	86 
closing date	84 27Ƙ
closing what	80 22ř
clothes	86 28ƙ
cloud	88 13x32Ǚ
co	79 16Ĵ18Ƴ
co sign	79 16Ĵ18Ƴ
coast	88 8Z19C32Ɯ
code	73 -11ǥ-7D7Ŭ10ŕǚ21Ǧ27E35I
code $	82 8I11Ǧ12ǚ16E
coffee	83 -9a-7ŷ11Z14ǝ15Ŏ27Mǫ
coi	86 41ǩ
cold	85 8ǩ13ƒǣ14Ł44j
collect	88 -8ǩ25ǔ32ƚ
collections	90 17Ķ
college	66 -7w7Ĵ13ƞ18y27Ż39m40Ƴ
college $	74 -20Ƴ19yŻ59m
collision	71 -9ř-8Ʒ25Ž62Ɓ
collision $	80 16Ž17Ɓ
collision on	83 -9Ʒ12Ɓ13Ž
com	90 -7ǃ37J
come	55 -10mř-8ŗƗǫ-7ĿŨũǌǟ7ľŖŧƜǖǗ8ŤƂǇ9ŏƢ10qEZǛ11Ɩ12WƏǋ13Ɵ15ĵŁ16Ʈ17š18ŝ19jƓ21lť24Ńǃ30Ɲ35Ĺ36ƞ37M39Ļ
come after	88 14b18ĸ
come by	86 -20Ɵ23ƞ41M
come down	84 -10ť-8ř11ŏ37Ɠ45Ń
come from	81 -8ư12l13ǖ14Ɲ18š28ť32Ĺ
come in	79 -9ƛ10k11Ǫ12Ǘ13ơ14Ǉ17qƝ26ǖ
come out	82 -9Ɨ-8Ŗ11Ƒ12W17ļ18Ǜ21Ɩ23ĵ33ŝ
come through	88 13ŧ37j
come to	71 -22ǖ-7ǌ8Ŋ12T14Ƣ16Eƞ18ǋ24ǃ36M45Ɵ
come up	71 -11m7Ļ10Ʋǅ14ư15ZŖ17Ə21ƛ22l24Ʈ25Ĺ
come you	86 -11H29Ł56Ļ
comes	69 -16n-15Y-10ĵ-8y-7ǥ7ǃ9ĴƑ10ǋ12ŀ13ǌ14wǗ15ǖ16HƂ17J22W23ǘ29T30Ŀ33ř34ƞ
comes and	90 10g14Ƒ21Ƃ
comes from	90 9ƽ38ǖ
comes out	84 -16T-11ĵ9ǃ14ř17œ20Ǘ30Ĵ
comes to	84 -20n-7M13ř19H27Ŀ33ƞ
comfortable	80 7X10Tō11M14e16Ƶ
comin	82 8jƝ9kx11M13ĵ16u21ķ
coming	71 -9ư-8g-7Ǎ8Ǧ9Mǃǟ11HŖ12YĿŀ14pǡ15ź17VǠ21ǀ24k
coming up	80 -9g10Ǧ13Ŗ16p18Hź24ǀ33k
commercial	74 -19ƃ7ǖ8ǍǤ10š12ǎ14ǧ16Ǐ21Ǩ27ǆ
commercial umbrella	88 -22ƃ27Ǩ
common	90 13Ǔ15Ǜ
commute	81 17Ű31Ů
commute $	85 14Ů27Ű
comp	65 -11Ť-8őǓ10Ǧ19Ɓ35ǔ110ǥ
comp $	79 11ǥ35ǔ
comp and	81 12Ɓ
comp audit	80 20ǥ
companies	74 -13V12ŁŠ20m25Ņ35ţ
companies $	84 -14V8Ņ15ţ
companies have	90 27Ņ
company	53 -22ū-14Ɩ-12f-11SŅſ-9ǎ-8ĺŽƃǟ-7Ŕǔǥ7ƈǓ8ŘŢ9Wǈ10ņǊ11ƣǋ12qšƅƘǢ14ǃǌ15Ť16ŝţǧ17ş18Ɨ20ǣ23ǆ24ķ25Ʃ26ǅǪ27ƶ28QǠǨ29ǒ31Ǉ33Ş35Œ42Ũ43ő
company $	63 -13fő-12š-10SǎǨ-9ǌǒ-8W-7ƶ8Ɨƣǈ9ǣ10ǆǓ12Ũ13ŞŠǢ14Ǌ16Ƙǋ19ţ24ŝ27Œ38ş96Q
company do	85 -14ş-12ǒ-9Qǅ14Ş27Ũ29ǆ34ő
company ever	85 20Ţ25ƶ
company got	90 11Ř48Ǉ
company have	86 8ǒ13Ǩ15ƅǣ20ǧ
company or	88 -12ſ-10ƹ9Ɛ12Ŋ13Ǫ17ǣ
company to	90 16š30Ǡ
company what	90 16Ř25Ŀ
company you	88 -7ş7ŒŞ11ţ
companys	78 -16ő-8a10Ǐ11ŕ13Ǩ14Ŀ16ǡ17ǅǒǧ19Q
companys name	90 -18Q-10a15ǒ20Ŀ23ǅ
compare	86 -7k10ő19Ń21š23Ņ
complaint	88 9ş23Ǟ
complaints	86 9Ǟ32ş
complex	83 -16ǅ-13ǩ35ƥ43ƣ
complex $	90 -17ǅ-14ǩ7ƣ36ƥ
comprehensive	83 37Ɓ
computer	81 -12Ɲ-11Ư9d11cǚ12Ɵ24Ǚ
computer $	90 -13Ɲ10ǚ22Ǚ
computers	86 14b16Ǒ33ǚ
condition	81 -8ƾ16Ɗ22ŏ53Ų
condition $	90 12ŏ17Ɗ
conditions	82 -10Ų10ŕ52ƾ
conditions $	86 -18ƺ10ŕ47ƾ
congrats	84 8Ǖ10fƼ12Ɣ15ǡ21Ơ
congrats on	90 9ƠǕ11Ƽ18ǡ
construction	77 -9ǆ10Ǐ13ǡ16P22ƈ30Ɔ
construction $	90 10Ɔ17ƈ
contents	79 -11ƕ-10Ř-8Ʈ42ƙ45Ǥ
contingent	90 47ƭ
contract	69 -9Ř-7ś8ƫ10Ƙ12Ś13Ƥ16Ł29Ɣ49Ǖ
contract $	82 11ƫ14Ɣ16Ś18Ǖ
contract for	79 -7ǧ13Ɣ14Ǖ
contractor	84 16ƍ19ǩ22ƕ
contractors	84 -9Ǖ13ŧǣ14ǔ32Ǔ
contracts	81 9ǎ29Ǖ
contracts with	90 14Ǖ
conversation	86 9ļ15s22Ō
cool	68 -10D-8źƥ-7ƞǤ7Őūƌǜ8ŖŻƟ9pQő10djPŅřŤ11C12goE16rĿ18ž21Ƈ24ǘ
cool and	88 -28ƥ9ƌ19o23Ŀ29Ƈ
cool cool	88 -13D8ŵ15řŤ17E19o
cool so	90 -8Ǥ9Ɨ10Ő12Ŗ15ő
copper	86 36ƌ
copy	79 10ƣ43Ŝ
copy $	83 11ƣ30Ŝ
copy of	90 10Ŝ
corner	88 7Š11CŬ12ő
corolla	88 9ź27Ŵ
corporation	88 22ǈ
corporation $	90 15ǈ
correct	71 -7v7n8Ţơ9bŘŭųź10Ƭ11ŐǞ12Ǉ14œ16d18F22E
correct $	71 -7v7n8Ţơ9bŘŭųź10Ƭ11ŐǞ12Ǉ14œ16d18F22E
cost	62 -8Œš-7ŏƶ11Ŀ13ƢǤ14Ĺ16şǗ20Ɠ22Ʋ24ƕ25Ǒ27Ʊ33ǜ34œ35ŧ
cost $	81 -15Ŕ-14Ǒ-7ƣ15ǟ19Ƣ34Ǥ35ŧ
cost on	90 7ƕ
cost or	90 -7Ǥ9ƙ12Ŀ18Ł
cost to	75 -8Ǥ-7ŏ11Ɠ12ƙ17ƕƲ19Ʊ46Ǒ
cost you	73 -14ƕ-9š-8ĿŁ8Ĺ10Y13Ɠ15Ŕ21Ǘ48œ
costs	79 7Ư9Ǒǜ10u13Xŕ16YƦ19ǟ
couch	84 9Ƌ11Ů12g14n20Ʀ33ƙ
could	48 -11ŝ-10VƄ-9nŵ-8ƨǐǘ-7AŞž7eļŊšŬ8ǃ9WƤǑ10ƑƬ11Ưǫ13ŀƎƹ14ĺ16ř18Mŋ20śş21Ʀǆ23Ū24ư25Ĺ29Ŝ32Ǫ34ǜ36Ŷ37X41ĸǟ54Z
could a	88 14ƞ15Ƒ20ǜ
could be	80 12ĸ
could come	90 13Ɠ16ĸ
could fix	90 33ş
could get	90 27Ǝ
could go	90 -7ş10ŀ12ǜ
could he	88 13ư
could i	80 -10Ŭ-8Ĺǖ13Ś15a31ŋ33M43ǆ
could it	88 -9ư-7Ĺ12ǜ36Ū
could not	71 -18Z-9ư-8Ŷ8ǖ9G10ǡ11ǈǗ12Ʀ13ōƔ17W32ř33Ǫ
could she	90 -8ĵ20ƹ21Ƥ
could somebody	90 -7A8ĸ16ǜ
could take	88 -15ŝ11Ŷ17Ƭ22ĸ24Ǫ
could the	75 -11Ŷ7ǟ15ǃ18Ǫ25Z
could they	79 15ş32ĸ46ư
could you	55 -20ư-10Vĸ-8ǘ-7Ǫ8dƦ10e11Ų12Ŭ16Ư22ǫ25ř27ś31Ŝ33X36ǟ39Ŷ60Ĺ75Z
could your	90 -16Ʀ-8Z15ƹ47ư
count	81 -8Ś8nǦ10Ň13u18ƻ21Ÿ24ǉ
counting	82 -11ǉ8Ư11ǋ20Ƥ25Ƈ29Ʊ
country	82 -10Ɯ7C10Ɖ12Ź14ǖ17ǂ23l
counts	71 9Œ19u24Ŀ32Ʊ
counts on	72 19u35Ʊ
county	79 10DƍƑ12Ľż21Ɔ35C
county $	90 7ǖ29C
couple	76 -11ĸ-7ǟ8ǐ9HSƦ10ľ11ƚ13ǁ15O19Ǡ23ū
couple of	85 -7ƞ15Ʀ16U17O25Ǡ
couple years	88 -10U11H12S
court	83 -9Ť-8ǩ10ĸ49ƅ51D
cousin	85 7Ÿ8D10ŝ11Ǟ23n
cover	69 -11ǒ-7Ǧ7ZƤ8ĿƜ9űƟǧ10ƀưǟ14ǣ18ŧ22ųƩ23Ƴ24ŗ31Ĺ
cover $	84 -11Ř-10ƪ12ǧ18ų23Ʃ37ŗ
cover the	90 -14ǒ-10ř-9Ǧ13Ƴ17Ĺ18ŧ20ǣ
coverage	54 -15Ǒ-12ŉ-9ś-8ǣ-7ş7ŗƬǥ8ĺŊŖ9Ǖ11XųƝƯǎǚ12ƀƨǪ14Ɯǔ16Wńƪ17ǜ18ĿƁ20Ʃ21Ƃǟ23ŢƮ26ſ28Ő32ƕǤ33Ř
coverage $	64 -23Ǥ-16ƕ-15ŢƩǧ8Ǩ9Ƅƚ10Xǔ11ƅ12Ş13šſ14ĿƁ15ƪǚ16ǎǪ21Ɲ27ǜ30ŗǟ35Ƃ
coverage a	90 -14Ř-7Ǥ65ƕ
coverage amount	90 26Ř
coverage do	80 -20ƪ13ƨ18Ʈ27Ǥ32Ř
coverage does	88 -12Ř-10ǣ12Ǖ20ƪǧ
coverage in	88 -16ƨ15Ɯ37Ő
coverage is	84 -9Ƅ-7ŕƀƪ9Ř13Ń17ſ28ƕ31Ő
coverage on	79 8Ř9ǤǪ10Ɯ12Ɓ19ƪ
coverage or	80 12ŏ13Ɓ14Ƭ19ĺ26ƀ
coverage to	90 -8Ʃ35ń
coverages	86 -8ŏ21š23ǧ44ś
covered	68 -16ǫ-13Ǒ7Ɲ8ńǔǡǣ9ő12Ƃ13Ư14Ŀ17ŗ19ŏƁ20Ǥ21Ř22ƨ27ō28ƪ37Ő
covered $	82 -16Ǒ-10Ő-7Ř11ǔ14ń16Ư31ŗ33Ǥ
covered for	84 -16ǫ9Ǥ13Ɓ14Ř16ƪ33ƨ
covered if	90 10ƀ14Ɲ19Ɓ
covers	80 -9o-7Ǌ7Ƥ8Ƴ15ƙ18i28ŗ48Ƅ
covers $	88 34ŗ
coworker	90 11B29Ƶ
cpa	85 7B12A55Ǣ
cr	86 22ŷ34ū
cr v	86 22ŷ34ū
crash	81 -8n22Ʀ24Ž38Ƅ
crash $	88 9Ƅ22Ž
crawl	83 14ƈ15Ə21Ƌ
crawl space	83 14ƈ15Ə21Ƌ
crazy	77 7ǐ9xHƀƉǫ11UƳ12ŕ13Ɣ15iň16t
credit	65 -10ƅ10Şƨ11ĹĽŭ13ZƗ17Ǚ20Ĵ24e54Ķ
credit $	80 9ĵ39Ķ
credit card	86 -12Ķ13Ǚ15Ĺ39e
credit cards	83 -10Ķ-8ƅ7ǘ10Ǚ34Ĵ
credit score	86 
credit union	86 -15Ķ13ƨ16Ľ17ŭ19ZƗ
creek	79 -12ǟ11ƣ66ƛ
cremation	85 31Ʋ
cremation $	88 15Ʋ
crew	76 -11Ƅ-7œƇƓ7u13ǥ14Ǡ17Ǫ19k21Ǔ29ǋ40Ǌ43ǉ
crew $	85 -8ƇƓ19Ǔ41ǉ45Ǌ
curious	84 7B10ŕ13rŊ14ĺš
curious what	88 8B10ŕ13r16ĺ
current	63 -10ſ10ŗś11SƷ13ŐŒǧ16ő18şǔ22G24Ř26œ28Ş29Ŗ
current carrier	88 -8Ş12ş24ő
current certificates	80 18ǔ
current company	85 -7Ǉ20Œ22Şş
current policy	77 12ś15ŗƷ24Ő
currently	82 11Ƃ12œ16ő29Ő
cushion	86 47Z
customer	67 -15S9ţ11ŀǆǕ12ǜ23ǖ25ǣ38Ǚ47Œ
customer $	75 -7ǣ17ŀ37ǖ
customer there	90 -20S-8G58Œ
customers	71 -11Œ-7l10k17ǖǡ18Ǖ25ǅ27ǘ29Ɵ
customers $	85 8ǖ9Ǖ18ǘ
customers come	90 -8l8ǖ44Ɵ
customers pay	90 -20Ǚ45ǘ
cut	76 9ŧ10Ʃǁ12ǥ13VƱ16Ǜ20Iǅ29Ţ
cut off	85 23I27Ţ
cute	90 -8b11Ɔ16ǅ21h
cyber	88 -20Ő17ǧ49ǚ
d	84 -19b-11h10ƅ12Ŭ18w37d51ǅ
dad	71 9qš13Ÿ21B23ƿ43Ƶ55z
dad $	90 8z12q17Ƶ18t
dad died	90 19Ƶ
daddy	84 -8Œ9g12Ǌ14ƿ15šǠ
dads	88 -10ƾ11zƳ17ƿ
damage	66 -7Y8ũ21Ɲ24Ɯ26Ɓ33Ųſ39œŧ
damage $	77 -17ť10ƙ11ũ17Ɲ19ŧ20œƜ
damage in	79 -11Ɲ35ť
damage on	84 21Ɓ31Ų
dangerous	84 -11g9Ŝ32ǂ
dash	84 -14Ś16ǝ24Ŭ27ů
dash $	90 -15Ś17ǝ30Ŭ
data	86 43Ǚ
date	66 -16v8ǩ14S20p22ń28d33Ƙ42Ŧ60Ŗ
date $	79 -14pv10Ŗ18Ƙ23dń
date of	79 13d33p
dates	90 -19d-12ǩ12ǔ41v
daughter	72 -15Ź-14Ŵ7K9Ǡ10ƹ12B13u18v19ű20x21y36ź
daughter $	90 17w22x
daughters	81 -17b-15p-7dǅ15v16Ƴ20Ŵ22u41w
day	58 -12Ų-11ŝ-9ĺ-7œūƟǫ7Uű8źƅ9ƠǑ10ơǗǠ11R12ĵŖǘǟ13pǐ14Ű15PƂ16š17j21Ƙ22ť23Z26Ʃƻ30ŵ32d35ƽ44i62L
day $	71 -13ũ-9L9x12Űű13Ʃ14ơǘ15Ǡ16š18ŵ19ƻ21P23Rƽ32ť39i
day and	80 -12R9g12Ű17ƽ22d
day do	90 9d13Ƙ19ń
day does	90 8Ƃ14ƅƘ15Ŗ
day of	88 -9Ŗ17ǐ21ũ32ĵ
day or	86 7ŵ11q14R15ų16Ů
day so	86 8iƘ18U
day you	86 -12ŝ7Ƙ8d15Ũ28Ʃ
daycare	90 -8ư23Ʊ34Ɵ
days	59 -8x-7HťŲ7ƺǡ8fqżƘǉǝǣ9Ŷ10tŖ11zœŝžǟ12QǗ13Ǡ14ūƼ15Ű16nƔ19k22gŢ25ǐ42R
days $	66 -7Ų7Qǫ8cRU9f10ǟ11q12žǉǝ13zőŝ14œ16Ǡ17ūƼ20Ɣ24n
days a	85 14Ů31Ű
days are	90 -18Ƙ-17ǟ-7R10ǡ18P38ǐ
days off	88 -23R36k45g
days or	86 7ń19i27R
dead	84 10Ū12Ɠ13ǃǪ14ţ28ǟ
deadbolts	86 25Ɛ
deadline	85 12Ƙ44ń
deadline $	88 37ń
deal	76 -11A9Ɖ10Ų11ņƩ12Ł14Ũŵ17ŝƵ18ŏ21Ŀō
deal $	84 -7Ŵ11Ų14Ł16ŵ24ōŏ
deal with	88 -11A13Ʃ16Ũ20Ƶ27ŝ
dealer	90 10ƅ16Ƃ
dealt	88 8Ŷ32Ň
dealt with	88 8Ŷ32Ň
death	85 10U15ƨ22Ʈ35Ƶ
death benefit	90 16ƨ24Ʈ
debt	83 48Ĵ
debt $	90 25Ĵ
debts	90 24Ĵ
dec	79 10Ŝ15ǣ19ś
dec page	79 10Ŝ19ś
decent	86 -10Ő7ş15Ř16Ƅ19Ʋ21Ķ
decide	79 15ł17A30Ń
decide $	84 -28ł20A27Ń
decides	90 24ł
decides $	90 24ł
deciding	90 15Ń25ł
decision	82 12Ń22ń34ł
decision $	88 7ł14Ń25ń
decisions	90 -10ł11ǜ15A
declarations	83 18Ŝ22ś
declarations page	86 23Ŝ
decline	88 -12ŕ-8ņ34ƶ
declined	88 30ƶ
deductible	60 8Ńǫ9Ŀ11Ɓ13Z16ƂƜ19ŏŧ22ŉ30ř
deductible $	73 -18ř-7ŧ10Ɓ13Ƃ64Ɯ
deductible and	80 -13Ɯ31ř
deductible could	74 23Z
deductible is	90 -25ř25ǫ
deductible on	88 7Ɯ20ř
deductible right	90 13Ń
deductible you	90 36ř
deep	88 11Ƌ15N27ǝ
deer	88 10g31Ɓ
degree	81 17Ƴ47m
degree $	86 14m18Ƴ
deliver	76 -9R10Ɵǝ11ųǗ33ǒ
deliver $	83 -26ǝ-9R9ų49ǒ
deliveries	74 -8Ů18ǒ32ų
deliveries $	85 -25ǝ-8Ů11ǒ43ų
deliveries work	80 16ǒ
delivery	77 7Ů13ǝ17ǣ
delivery or	80 7Ů
den	90 19ƒ
denied	90 34ƶ
dent	90 29Ų
dental	86 -7ƺ14P18W21Q
department	82 8Ɛ21Ƒ
department or	90 8Ɛ
depend	75 11Ƴ20Ʊ25z26ŀ
depend on	75 11Ƴ20Ʊ25z26ŀ
depends	77 -12T20Ʊ26u
depends on	77 -12T20Ʊ26u
describe	85 -7Ŵ7Ų8ƥƺ10ƊǏ11ƈ
describe the	90 -7Ŵ8ƥ10Ǐ14Ųƈ
design	86 49ǜ
design work	88 43ǜ
desk	84 -9Ǒ9Ǌ11V20Ɵ30P
detached	86 -13ű25Ɠ
detached garage	88 -13ű26Ɠ
detectors	84 27Ɛ
detectors $	88 23Ɛ
device	86 34ž
diabetes	81 17ƿ19ƾ20Ǆ
diabetes $	90 32ƿ
diagnosed	90 11ƾ
did	36 -21ǐ-19ſ-18Ş-17œ-15ļň-14V-13Ʃ-12Aŀ-11Ʊ-10yKLUĸŋǙǢǩ-9Rƞơǜ-8gsJPōśźƄƑǅǏǗ-7iĴƟƯƸǆǊǘǪ7Nżǟ8clŐ9fƢƼǎ10pqxXŎŝƛǛǞ11ŏŤƠƻǚ12jǀ13Ǆ14ĺŘƗƶǌ15FŻƫƭ16Ŷ17wƜƴǠ18ƾ19Ŧ20S21Ǧ22ŗŹ24Ɖǫ25ŊŒƏ26š27Ņŕƿ28ŉƮ29G30ľ32Ţť33kŇƍ34ŔŪ35Ɣ36mǇ37Ľņ39Ƶ40Ũ43ŧũ44B
did a	82 -8ǜ-7ľƾ9Ţ10ƒ13Ľǀ15ǟ36ƴ
did anybody	83 -12Ƶ-7Ţ12ƂƩ13ƿ15ƶ16ŝ18Ǜ32ŗ
did anyone	78 16ŗ20ƳǤ
did he	75 -19Ź-13Ɲƻ-7Ƹ10x12qt13ǀ14ƏǄ15w16B18ź22Ƶ23Ż
did i	63 -22ŧ-17ŋ-15ŗƵ-10ť-9B7kHXĿŉƐƿ9F10degZńů11ľƉǇ12qőŬ14CŹ15p17c20D21Ł27b29vŎ32N37Ŋ75ǫ
did it	64 -21š-15l-11Ū-10G-9ŗ-8ŒƮǫ-7ľƆ8ş9jǑ11ĻŢ13J14Ƴ15Ɖ16ŖŜƠ23Ũ25ŧ26ŕ29Ŧ59Ŕ106ť
did not	75 -18ǫ-8ŉ7Ţ8Ŋ11ũ12ŋ13Ļ14Ŷ15r20E29a33Ŏ
did she	84 -9ǫ-8p10o12Ƶ13q18Ǟ27B
did somebody	79 -11Ƶ7ŕ9Ř10Ɔ11Ļ12š18Ň19Ľ32ŗ
did something	90 -7ǫ7ŕ11Ŋ29Ļ
did that	67 -17Ɯ-16ĺǫ-15š-13Ū-8Ž7gǞ10Ţ11Ɲ13Ɣ14H16ŧ18ť20Ũ21Ŧ22ũ24Ť25d37ŉ41j
did the	57 -20ǫ-15ť-10ǓǠ-9ŭƔ-8wŤǏ8f9BĺŨ10ż11ƅǚ12kųǌ13ŻǋǎǑǦ14ƍ15Ɨ16ŔƷ18Əƾ19ņ20Ƽ22ŝŧ23Ɯ26Ňƣ29Ơ
did they	56 -15Ň-12ſ-11Şǫ-9š-8œ-7ŉ7ƂƗǋ8ŘŻŽƊ9ŗ10őƫ11BƏƘ12Ƣ16Ţƽ17S18Ǧ20Ő23ǀ24Ɔ33ŕ34ŝ35ƶ37ŧŨ38ņ40ƾ
did you	45 -29Ļ-25ŝ-23ǐ-21Ǒ-19BŎŕ-16ţ-14bťƩ-13goVźƳƶ-12HļŻ-11Ňſǋ-10dǎ-9tvǜ-8CNTŁňŞƆƱǙ-7nyRŀŏœƗƠƷƾ7Ŋ8ĵŲƓƬƴǓǚ9cŉŗƖ10fXǈ11ŭƎǌǟ12Ɖǁ13ŧ16Fƫ17WŘ18ŢŶ24SƵ25ƻ29ƭ31ľ32lĺ34Ź35Ǡ38k39w40ĽǇ44ƍ47Œ48Ʈ50mGŅ53ǫ62Ɣ71Ū75š
did your	61 -19ƣ-14w-12ǀǢ-9ŦƠƾ-8ƶ-7lŧ8Ŕƪ9npTŝ10ƁƗ11ŤŪƢ13zǥ14ƛ15t17ŢǄ18xǎ20Ňƨ31Ƶƿ43B
did yours	90 -12Ɯ12B13ƛ14ƿ17Ǉ
die	82 -15Ţ-11B8H12V14Ų19Ƶ32ƿ33ƨ
die of	90 -17Ƶ-12B51ƿ
died	74 7Ĺ12Ʊ15ƹ26Ǫ30ƨ63Ƶ
died $	79 -10ư13Ʊ14ƹ17ƨ20Ǫ22Ƶ
difference	88 10Ƒ11Ŕ18Ń23ŉ
different	68 -12Ɯ-9Ŕ8Ʈ10CVǧ11KǇ12Ǘ15ř17Ū22Ļ24ş26ŕ
different $	88 26ǫ42ş
different for	79 -13Ɯ7ŏ30ř
different now	90 -12ř-8ǫ-7ş22Ļ36Ū
differently	90 -7ş12ŏ20Ū30Ũ
digit	90 8e
digits	77 8d13Ŭ25E29I31Ś
digits on	90 18ŚŬ
dinner	83 14n16ǁ18N21Lǫ
dinner $	88 33Nǫ
disability	84 -10Ʃ-7Ƅƨ28Š37W
discount	72 -9W8Ŀů9Œ11Š14Q15ǫ18ž19Ż
discount $	84 12ž18ǫ
discount for	86 7ů8Ż10Œ
discount so	88 -11W17Q
disease	88 14ƿ
district	86 13Ƒ15ǖ16Ǖ18Q
dive	88 37ǂ
diving	90 22Ǝ
divorce	90 13Ķ14f
divorced	86 28f
dmv	88 31ƅ
do	27 -38Ļ-32ƪ-25Ǉ-23Ɣ-22S-20ƣ-19ƍǄ-18šŢŧ-17Ŕţ-16GƵ-15j-14iŤ-13eƢ-12ŵƿ-11ŒŘƈ-10txťƶ-9BŎŰ-8rvŅŻŽƬ-7LŹưǦ7aśŭƕƘƙƺǔ8łŗŚŶƤƱƻ9QūƧƾǩ10ƃƄǣ11IVœƯ12YĸļĿşžƦ13HŇŌōőŴƋƚƽǁ14FJZŉƷǉ15uMŋǀǖǙǢ16A17Uńƹǫ18qWǋ19yŝű20Oľƒ21Ů22ůǂ23wŐǗ24KĴųƗƞǍǞ25Ǖǜ26zŠǒǚ27T28ĵŞſơ29ƂƜƟǊ30ǐ31ƀǅǑ35Pŏ38Ǜ39ǝ40RǓǘ42Ơǆ45g
do $	67 -25r-21ƪ-16xǄ-14ǉ-13şŷǧ-10Ơ-9g-8ŏž-7ǟǫ7Ň8ơ9ĵǖ13B14Ƹ21y24U26ů33ǆ35Ǌǌ37Ʀ43ǡ53ƹ70qP
do a	76 -7ōƦǫ11ǃ16Ǜ18ƴ20X24ŝ36M
do after	90 15U23y
do all	90 43P
do any	77 -13Q13ųǊ14Ǜ15ź23ǆ29ǜ38ǖ
do anything	81 15g17Ɯ19r27ǂ
do business	88 -27ǆ-7Ɵ7Ǎǖ14ǣ17ŏ38ǅ
do clients	77 -17ǖ50ƞ
do customers	88 -20Ǚ-7ǖ38ǘ44Ɵ
do for	67 -14K-13ŝǫ-12L-10Ǣ-8ƿ-7XŮ7ǆ10Ũ11gzƁ14Ǌ15Ŀ16ŏ24Ň26P32q35ĺ44Ʊ
do i	67 -44Ŏ-14Ɩ-8ū-7KżƟ7w10Ľ11uƇ12Eǣǩ13ŋ14c18a19Ÿ26Ō27Ɨ28I32ŏ34o77ǫ
do if	79 -10ư-9ǟ11Ĺ12ƹ16Ǟ23ǚ26Ʀ
do in	84 -11ǆ10ƜǊ24Ɵ26ǌ
do it	72 -26Ĺ-18Ļ-15ř-14Ʒ-10X-9ň-8ǜ-7ńƟǤ8Mĵƒ9ƗǢ10ŷƙ11ł12K14r16ž19Ʈ29Ł48ō88ŏ
do not	59 -33Ş-26ǫ-13NĻ-10ő-9Hō-8Ǫ-7g7eŌŗƂƔǢ8cOƋƛ9ĴƷ10łūŶž11Ƣ12ľ13ĵŸ14ŉǓ15ǔ16P17Ņň18bl19LŖ22X23ƽ48Ł58ş
do people	83 -15ǉ9ǜ23d27ǫ28ǘ40Ǔ
do right	88 7Ş23Ʃ28Ũ
do that	80 -11ǫ8ų13ǜ18U20Ş21ŏ
do the	63 -10ƌ-7űƳ7Ɠ8ſ10Ǒ11ƫǜ12k13xY14ƞ16ǃ18Ʈ21Ƭ22Ǣ30Ǔ
do there	85 -13P-8W9Ɵ12Ĵ70ǆ
do they	66 -26ń-23Ũ-15ƨ-14Ř-13Y-11ƅ-10ņǋ-9Hǀ-8ŕŮ-7aĸ8ǎ9ǔ10ŴƎƬǓǫ13ƂǄǗ14ƣǕ15ų17Ɨ18RW19TƢ24Ʃ27ǘ29y30ǩ32w35Ş59œ
do this	79 -12Ǡ-10ļ10ō13N20s45M
do to	78 -23X-8Ɵ-7Ƶ9ŏƜ11ſ31ǟ43ũ67Ĺ
do we	86 -13ƅ7Ƃ9d11ŏ13Ɓ20ō27Ɨ
do with	77 -12ǖ-8Ş-7B7k14ŵ28g48Ů71Ʒ
do without	84 16Ŀ17Ŷ23ƹ26Ư
do you	30 -26Ɣ-25Ƣƣ-24ĻŁ-23şƪǇ-21qS-20ƍ-18ŏŢ-17ƩƬ-16ŪŸǄ-15Ņ-14ceGš-13jŔŧŵƵ-12lŤƱ-11ikţƹƿ-10ũŻƈ-9BĹƥƶ-8xĽŒťŨǩ-7doĶŇŽƮ7ƯƽǨ8ƷǈǊǤ9wNŬǡ10CƌƘƙƲƺƻƼƾ11ļŚǆ12śŭƤǠǧ13JŀōŕƃƄƸ14ŴƖƧǕǢ15QľŋūƋ16Yĵŉǌ17Z18VŗƅƜƨǀǉ19uŎǁ20FOTƚƞƟ21WĴƒ22ĿŞǗ23ŐőƂ24ĸųǜǞ25AHńſǖ26ŝǋǓǚ28űǂ29Ǚ30ůǑ31ơǍ32ŮǛ33PŠ37Kƀǐ44R45ǅ48ǝ51Ơ55g
do your	69 -19ų-16ǉ-9ŰǓ-7lŮ8ƿ9Ƅ10ǖ15Ǣ18ǔ20Ǜ22Ǖ25Ǌ46z70ǒ
dob	85 -13Ź32p51d
dob $	88 -14Ź8p49d
doctor	71 12ǥ19ƽ20Ǆ27ƾ33ǀ
doctor $	78 14ǥ25Ǆ
doctors	86 30Ƅ32ǀ
does	41 -20Źƃ-19ſ-15ƨ-14ƺƻ-13ş-11Ɖ-10ūŶ-9tŔŨŮƽ-8lnőƙǍǘǥ-7mQĸĻŠƑƓƝƦƮƵǠǡ7dBŪƇƠǗ8YĺŚƗ9Tœǌǎ10Ǐǣ11EłŘũǑ12ŝŲǐǧǨ14Lŵ15ŗŰƈƱ16Ɛ17xƋ18bňƂǜǞ19Ƣ20hŴ21Ŗƛ22sƣǢ23źƩ24WűǆǒǕ26Żƅƫ28ľǄ31rǊ34ǫ35q38ƪǩ
does $	86 -19ƃ-9Ǩ-8ǅ12Ś14q28ǫ30ǆ
does a	88 -8YƗ8ƪ13ŭ19ǫ20A24ǌ
does anybody	75 -19Ÿ10n11ǣ12ơ14Ĵ16ŝ21ƱǏ22ƞ37ų
does anyone	84 -10ǔ-9ŀ7z15ǩ23Ʊ31ǒ
does each	78 8Ǌ12ǈ16T
does he	71 -27T-13Ŵ-12ň-11ǆ-9źƽ-8ƳǊ-7Ő14ŝ30r32Ż36h39Ű41Ǆ56q
does it	58 -47ƥ-24ſ-10r-9ŨǨǫ-8Ƣ-7Ş7pƇǗ8ƂƘǎ9œǈ10ľǁ11ƐƩ12ůŵǅ13ǐ16Ƌ17Ơ21ŷ24b25Y26ƫ27ũ35ƈ37Ų39Ř41Ŗ51Ǐ
does not	79 -9ŉ9Ǜ11Ǆ12s24Ū29Ł38ǫ
does she	72 -14ź-12rķ-11Ǣ-10W-9ƺ11Ǌ13ŰŻ16ƹ24ƪ26s30Ŵ42o43x
does that	68 -11B-10Ř-9ƈ-8L7Ǖ8p9dŦ10ŒƇƛ13Ů14ŀ16ƩǑ29ľ56ǫ72ň
does the	54 -48Ǐ-37Ɩ-26Ŵ-14ŗų-13Ɖ-12ƃ-11Ř-9qǜ-8ſƪ-7ūǍ7ŭƋǗ8ľłŵǐ9Śǫ10ƣǤ11ň12ƊǢ14T15ǧ16ű18Wǩ19źƫǣ20ǆǊ24Ʃ25Ƣ26ƛ27ĺǕ28ǒ34Ǩ35ƅ53Ɨ58ƥ
does your	54 -20ňŹ-19oƱ-17ǔ-16Űǫ-12Ʃ-11şƨƻ-9Ůų-8ĺƥ-7Ŗƺ7Ʋ8ŞŻƢƪǝ9zǓ10dqǄ11RƗ13űŸ14s16wƤ17Őŗ20ķłǆ21BEœ23Ƃ30Ǣǩ31Wŵƣ37ź38r50Ŵ
does yours	90 -12ǣ13ſƀ15b18ǎ
dog	76 11PŬ73h
dog $	86 12P13hŬ
dogs	84 -9ǅ-7w20Ɵ37h
doin	81 7j9kŞ11tŏ13ƪ16ǡ20Ǣ
doing	63 -16ų-12u-10Ǆ-8q7ǃǓ8Ʒ9ź10ō11cş13Ƶ16k18jŞ21i22Ū25ǒ27S28x30t31ǡ
doing $	78 -10Ǆ-9i9Ǔ13j23ǡ27t38x
doing for	88 -25ǫ14k30ş
doing in	90 15j
doing okay	90 -16u15x21t26i
doing that	85 -7GŒ12o47S
doing the	90 -18t15ō20c21Ƶ
doing this	90 20ǫ
doing with	90 -9x12Ʒ14ǡ16t
dollar	71 -10ſ-7ť7ǘ9Xƃ10Ɯ13ƚǇ14Ĺ21ř22Ř35ŧ
dollar @name	85 21Ĺ
dollar amount	86 -10ř8ƕ12X14Ɯ18ŧ
dollar deductible	88 -7ŧ25ř
dollars	75 8mſ9ŏǚ10ƙ11Ĺ12Y13XĿţ22ņŔ
dollars a	90 14ŏ15Y20X
done	65 -18Ǒ-10Ɵ-8ū-7XƝ7pƅ8Ǆǡ9ƉǍ11ŵ12ōǆǠ14Ş17Ÿǟ18ǚ19ŨƸ21ļ24y30Ūǀ33ń36ƍƙ
done $	76 -7Ɲ10ńƅ12yƉ13ǡ14ǆ18ļ21Ǡ23ǚ28ƍ
done any	90 11ǂ24ƍ
done now	88 11ƙ12p16ŵ22ō
door	71 -9ų7Ƒ8Ʀ10šƚ12ǝ13ǆ14ǌ16YŬǅ17Ű18ƥ19Ɵ22ƛ29Ǐ
door $	78 10Ʀ11šƚƛƟ18ǅ27Ǐ
door to	90 22Ű
doordash	83 10ǝ32ų
doordash $	90 -11ų16ǝ
doors	81 -9ư-7ǐ11ƥ12Ɛ13Ǫ28Ǉǟ
dose	90 50ƽ
dot	85 -7ǃ53J
dot com	90 -7ǃ37J
double	90 19ř28Ŕ
down	52 -26ǫ-9ŵ-8ŝŢƚơƨ-7bdPXšǆǒ7jwŊŏŦūƲƿ8eoŀŚƇƑǝǤ9LƴǊǋ10pŉōǗ11UVŐƭ12ŗŹǌ13Ǝ15cƸ16Ƃ18şǐ19TƀǠ20aM21ť22ƶ24Ŷ26ǟ28ŃƓ36Ƌ
down $	67 -8XƋ-7ľŢƙ7ş9aƎƻ10fv11MƇƸ12Ʋ18ƶ26Tǟ27ť30Ŧ31Ɠ
down and	82 -9v-7ŝ8d9s10wŉ15ƙ23ŗ
down as	85 10ƭ14o15aƣ19c
down at	88 11ř24Uş
down for	72 -18ǫ-7ơ7ĸ9ƶ11L13Ũ14c20Ő22ō29ǐ
down in	88 -7ƚǏ12Ķ19Ƨ
down right	88 -12d8ǈ13o16e24p
down the	80 -8ƶǆ-7Q10ū11V14y27Ǡ47ƀ
down there	75 -11Ƨ69Ƌ
down to	79 -10ť-7ř7ŔǠ10H12VƁ15ŀ53Ń
down what	86 -7P8ƽ9q14Ŋ15Ś19Ǥ
down with	84 7Ń8M14ƿ17ĺ
downstairs	88 23Ƌ
downtown	84 12ŰǍ16ƥ24Ǐ28ǫ
draft	88 14e18ĵ
draw	86 23ǃ32ǜ
drawer	86 11ŭ12ŗ15ǘ25ś
drink	78 -12ǆ9Ƽ11ǝ14ǫ62ǁ
drink $	84 23ǫ42ǁ
drinks	85 7ǁ45ǝ
drive	59 -19uR-15q-11ǆ-9r-8zŻ7D9ǒ11Mƅ12QǊ15ź16ũ20ž22Ů29ū31Ŵ33ų34ŷ40Ŷ42ů44ŵ59Ű
drive $	69 -23Ů-21u-16ů-14q-12ǆ-11Ż-9z9DǊ10Ű18Ŵ25Ÿ26ź32ŷ34Ŷ54ū55ŵ
drive for	84 -10ǒ-7Ūū14ũ18Q32ų
drive in	84 -14R-7Ů61Ű
drive it	80 -23Ű-11Ÿ-9ų7ŵ16ƅ19ů68Ů
drive to	82 -12R7ž30Ű35ǒ
driven	77 9Ÿ10ŵ15Ů16Ǎ
driven by	79 16ŮǍ
driver	70 -15ŵ-11ǩ-10xų-9ū13ŮŽ16ž18ſ21źƀ25Ŵ27Ÿ43Ż
driver $	83 -14ŵ14Ž21ŸŻſ
driver or	88 -10ų9ů17Ů18Ÿ
driver training	90 -15ǩ36Ż
drivers	66 -23Ŵ-8Ű-7nů9Ŭź13ǝ15ǫ16ƀǒ17Ź27a30Ż40Ÿ
drivers $	80 -18Ŵ-16ǒ12ƀ17ǝ48Ÿ
drivers @name	84 -23Ÿ59Ż
drivers in	90 15Ÿ
drivers license	79 -25Ÿ-7d21Ź36a
drives	65 -10nūŰǊ9q10Ų12ź14Ÿ23ş35ǒ41Ŵ
drives $	86 -51Ŵ-45ǒ18ź91Ÿ
drives and	80 -20Ŵ37Ÿ
drives it	90 -33Ÿ10ǒ38Ŵ
drives the	86 -12Ÿ13Ų14Ŵ16ǒ
drives them	80 -9ū17ǒ
drives which	85 -28Ÿ31Ŵ
drives you	90 33ş
driveway	77 12Ƒ25ū40ű
driveway $	90 -12ū15Ƒ41ű
driveway or	90 8ű
drivin	77 -7v7ųǒ8ƃ15ż19ū20ź22S
drivin $	90 9ž12ź24ū
driving	64 -19S-16Ōǫ-7ķǒ7ūƃ8Ż9L10zŴ17Ůż22ŵ23ůž24ź31NŸ33Ž40Ź
driving $	76 -21S-8Ŵ7ź10zž20ū28Ź30ŵ43Ž
driving or	88 8N11Ż
drop	77 -10M-7Ń8Ǩ9DV12ƿ16Ŝ26Ɓ40Ʒ
drop it	90 -12M13Ɓ18Ŝ
dropped	82 7Ǩ9ƃ11ƁǪ38Ţ
dropping	88 20ų
drug	90 -7ņ12ǁ16Ũ32ƽ
drugs	84 9ƽ41ǁ
drugs $	88 10ƽ18ǁ
due	78 12y13Ş14ǀ42Ŗ
due $	84 12Ŗ
dui	88 34ż
duplex	90 -14œ-9Ǐ14Ƣ26ƥ
during	88 16Ů19ơ21P24RƜ
during the	90 17Ů19ơ21P24R
dwelling	80 48ƕ
dwelling limit	88 19ƕ
e	79 -15ǫ-7Ʃ9ū16wō25ǥ48b56ǜ
each	63 -21Ř-11ư-9ǆ7vŁƤ8ƚǣ9Ĵǈ10Yǋ11Ƴ12ř14T15ŴƖ17Ǎ19Ű20Ƹ21œƢ35Ǌ39W
each have	79 -37Ř16Ŵ69W
each month	80 -14T-12ư-7Xĵ13ǋ14YĴ19Ɩ28Ƣ29œ
each of	76 -10ǆ9v24Ǌ33T
each one	88 -7Ǌ13ƚǈ
each way	86 27Ű
earn	80 -16ǌ-8Ɵ10ư26q30ŏ32T
earn $	86 -17ǌ-16ŏ12ư21q36T
easiest	88 11Ŝ20K
easiest way	90 11Ŝ13K
easy	83 -8ǀ8ŜŞž9ǩ11k13Ǆ15Ũ16M
eat	85 -9P7ǔ11k12ǥ15ř18ǝ42ƺ
education	81 -7Z29Ƴ44m
education $	85 -8Z8m23Ƴ
either	83 -12Ơ12ƿ14Ǐ16Ž17ŭ
electric	85 23ƌ
electrical	82 19ƌ29Ǔ
else	53 -18ǫ-12ƀ-7ŐƨǙ7ŏǪ8h9ťƾ10ŵǧ11ƓǍ12ţ13ƍ14Ŷƛ16ǟ17HƧư19Ǌ21Ƥ22Ŵ24Ÿ25Ĵ27ł28n38Š44Ŏ45Ņ
else $	71 -23Š-10ĸ-8ł7n11ĻŷǪ12Ņ13ť14Ĵ19ŵǍ20H21Ŏ28Ƨ
else are	86 -12ǫ-11Ŏ-8œ24Ĵ42Ņ
else be	80 -14Ĵ29ư
else do	90 -18ƀ-15Ŏ23Ŋ25Š
else drives	90 14Ŵ
else gets	90 -7Ņ11n25ł
else has	88 12ş14Š18ł20h
else i	90 -9Ŋ19Ŏ
else in	86 -16Ÿ8Ť11H12Ž13Ņ19n
else is	76 -13Ņ-8n-7ł9Ǔ15ƾ19Ǌ20Ɠ26Ŏ30Ƥ31Š
else lives	79 15n19Ƥ
else on	86 -14Ņ-13n-10Ŏ-8Ŵ-7ł21ǧ27ƛ47Ÿ
else would	80 
else you	77 16Ņ17ĸ
em	69 -16Ľ-10c-8Ǟǫ7užƦ8ŔŝŬƆƱ9ƶ10VĴŲƣ11l13Ǘ14EƳǍ15Ũ18š19ţ22v23ş25ǜ37Ş
em $	82 -18Ľ-9Ǟ-8ǫ11Ŕ16l18Ǎ20ş36š48Ş
email	61 -12D-9Ľ-7b11ǩ17Ǘ21ľ25Ŝ36ǚ40K50J
email $	72 -7Ŝ7Ɨ10J37K
email address	85 -13D35J
email for	90 -10b-7K29J
email me	88 -8J26Ŝ
email or	88 -8ľ22K
email something	80 23Ǘ
emails	88 8ǚ12Ǚ22J
emergency	85 9Ƅ19Z
emergency fund	86 20Z
employed	85 -8o13Ƅ21Q38q
employed $	90 37Q
employee	80 -10ǉ11ǧ47Ǟ
employees	64 -7qQ8ǒ10ǋ19ǥ21Ǔ23Ǌ40ǉ
employees $	79 -8Ǔ9Ǚ11Ǟ12ǋ21Ǌ28ǉ
employees are	80 16ǉ
employees or	72 -22Ǌ49Ǔ
employer	74 -12Œ-9Ǟ21V23S27Ʃ36Q39W
employer $	82 -14Œ-13W10V21Ʃ26S35Q
empty	81 11y53ơ
end	68 -15Ū-10ǈ-7ǫ7Ń8mōƩƯ9E10j12IƲ13ļłƹ15Ŗǅ17iń24š25ŕ27Ǧ28ŧ33b
end $	80 -17Ū10ŃƯ11ł13Ŗ21i24ŕ25b33Ǧ
end of	86 -12ǈ12Ŗ21ǅ23ń
end up	82 -11b-7Œ10m15ƹ31š33ŧ
ended	86 8l11Ľ33Ž
ends	80 7ƫ10e16ŚŬ22Ŗ26Ʃ
ends $	90 9ƫ27Ŗ
ends in	86 11e17ŚŬ
engaged	90 37f
engagement	90 16ƚ
engagement ring	90 16ƚ
enjoy	86 18U25g26t
enough	72 7Ư8ƱƲ10ƙ11Ł12ķ15r16jy17ſ18ŦŸ33Ʈ
enough $	88 -8ŏ46Ʈ
enough to	80 8r11Ʋ12ƙ13Ʈ15ķŏ22Ÿ
equipment	69 -9ƚ-7ƕ21ƟǤ27Ǡ50Ǒ
equipment in	88 -18Ǒ12Ǥ30Ɵ
equipment values	79 -12Ǥ32Ǒ
equipment worth	88 -10Ǡ29Ǒ
equity	88 -12Ƭ-9Ɵ29Ɩ43ĸ
erie	90 10Š12l14š27ő
errands	86 8ǒ37Ů
escrow	83 43Ɩ
escrow $	88 -35Ɨ66Ɩ
even	62 -11ĺ-9u-8X7şǁǥ8h9ǫ10ŖţƮ11YƆ13œŦ14ũƻ19Ʊ21Ÿ22ŝ27Ž35Ť
even a	76 -9u14Ɔƻ19Ž26Ʊ
even if	77 10Ž11Ÿ14ţ23Ť
even ones	80 9Ť
even small	79 10Ǟ22Ť
evening	90 10ľ33L
ever	48 -16Ƅ-12Ɵ-11ŕŧǖ-10ƿ-9Ső-8ryŞŨ-7ĸŃ7ţŮƜƹǦ8Ɠ9VŐ10CǗǫ11Źƃ12RƎǔǝ13gƋǈǜ15hƫ16ŝƀǁ17žǟ18ǚ19Ǟ20Ĵ22Ňť24Ţż26ŴƝ27Ř29ų31ƛƞ37ƶ38ƾ41Ť42ŗ
ever $	90 -8ǒ-7Ń11ų28Ő
ever been	65 7ų9ƞǞ11Ƌ14Ǧ16ƀ22ǁ25ƶ26żǚ27ƾ
ever come	75 -13Ɵ7ƛ11ƶ18Ɠ20Ɲ25ƞ32ŝ
ever empty	88 9ơ
ever explain	90 -8ŕ13ƀ34ŗ
ever get	82 11Ǝƴ12ǚ26g28Ƌ
ever gone	88 21ƛ43ŗ
ever gotten	84 -17ǥ-14Ƌ10ƛ13ǝ20Ɲ33ƞ
ever had	65 -13ŝ-10ƿ11Ɲ15Ňż18ƾǗǟ25ť28Ť
ever have	83 -7Ů7ǟ19Ǟ25R53Ť
ever said	90 15ƶǜ
ever sat	88 -7ŝ24ŗ
ever taken	80 -42Ƭ59Ĵ
every	60 -12Ʊ-10Ǒ-9Ǖ-8ŭ-7ŘƧ7CFŕŝźƨƫ8hœ9bYƿ10cǀǤǧ11Uǟ12ĵ13Ɩ16ő17ƽ19Ǜ23Tū25Ĵŵ32u35ǔ37Ű
every #	85 7œ15T19ƫ25ĵ
every @day	90 20Ǜ
every day	77 -19Ŵ7Ů9q10ų12ź14U25ƽ36ŵ46Ű
every month	70 -44œ-14Ʊ-7ŭǟ8F14Y16T18Ɩ21ő30u34Ĵ57ĵ
every time	90 9Ǜ10şƛǔ
every week	90 -8Ů15Ŵ27ǟ
every year	88 8ơ14ŝ17ǀ20œ
everybody	71 -8ŗ-7zĴ7Ŕ8HƘǊǚ9łŕŮ10ſƵǙ12Ƥ13ŸǇ15Ʈ16ĸ18n
everybodys	79 7ų8Ʈ10gŏ11Ĵ13Ǌ14ű17Kǫ21Ŀ
everybodys got	85 8ų11ŏ12g13Ĵ21Ŀ
everyone	90 -8ǒ13ž14n25Ÿ
everything	64 -8œ7wĴřŷ8KUŀŨƘƱƽǓǨ10ƴ11ƃǒ12ǆǑ13ƮǤ14ǘ16ļ20Ŏ25Yƙ26i28Š34ĸ
everything $	78 -16Ǒ-11Ʊ9ř10Ǩ11Ƙ12Ũ13ƽ14ƃƴ22ƙ24Ŏ
everything in	85 -17X7Ǥ13ĸ14Š19Ǒ30Y
everything you	84 7ƙ12ŷ16ĸ19Ĵ
evidence	88 -7ŭ14ƅ29Ɨ
evidence of	88 -7ŭ14ƅ29Ɨ
ex	90 48ƭ
exact	88 8d10Z15ǅ30Ŭ
exactly	72 -10Ǐ-9ŗ-8Ʈ-7ǅ8DŖ10ņ12ŁŢ14ǆ15Ɨ16dƣ20Ʃ24ť
exactly $	88 13ņ18ť21d
exactly did	90 -12Ǐ-7ť7B15Ţ21Ɨƣ
exactly does	79 -9ŗ13Ŗ28Ʃ
exam	75 -8ň68ǃ
exam $	81 -8ň34ǃ
excellent	90 16ƺ
excess	79 14ƃ63Ǩ
excess liability	86 15ƃ22Ǩ
exciting	90 13H26Ƙ
excuse	88 37ŕ
expand	90 44Ǡ
expense	88 12ľ27Ĺ
expenses	82 -7Ƣ13ǌ15Z21Y27Ʋ
expenses $	86 -7Ƣ12Ʋ14ǌ22Y
expensive	83 11Ǒ13ǥ16X19ƙ24ƚ
experience	73 -8Ť12ũ14Ũ16Ň17Ǉǥ
experience mod	78 23ǥ
experience with	90 18Ň
expires	90 16e28Ŗ
explain	75 -10Ũ-9Ơ9ƀ15ŉ17B18ŗ19ŕ33ŋ
explain $	90 -19ŉ30ŋ
explain it	85 -11Ũ-10Ơ19B21ŗ26ŕ
explain that	90 -17ŗ31ŉ
explained	85 12ŗ15ŉ
explained it	90 8ŗ16ŉ
exterior	88 36ƈ
extinguisher	88 18Ɛ
extra	75 -10Ƃ-7ź9ų10Ƹ14ŵ15Ʀ16ƶ19Ő21ǉ23ƚ31ƃ32Ǧ
extra #	90 -10Ǩ-8ź-7ǉ44ƃ
extras	86 56Ƃ
face	86 -9Ř14ƨ28M34Ʈ
facebook	90 -11ľ27Ľ32ǫ
factor	90 -24J-8ł24Ń36ǚ
fair	76 -9Ʈ8ŏ9Ŀ12Ľ14Ł16ňŊ17i19Ũ26Ķ
fair $	85 14ŏ21Ũ
fake	84 -17ť13ŀ55ǚ
fall	67 -16š-8ĺĻ8ľǠ9ňƄ10Ţ12ǀ14Ǜ16d18ř19Ŗƙ21y23Ơ24Z26ŷ
fall back	73 10Ƅ21ř29Z
fall out	90 13ň30ƙ
falls	84 12ǀ15Ŧ21ǣ23ƞ26ǥ
falls off	88 12ǀ16Ŧ28ǥ
familiar	88 23ľ35ŗ
family	58 -14Ƥ-8Ŵ7Y8qŀ9zA10hƺ12F13Ʋǉ15ūƞ18ũƵ20Ʈ21uư24ƦƸ26y34ƿ40n
family $	72 -11Ʈ-9Ļ-7ưƵ7ƀƸ11ƞ12A18F19ũǉ20Ʀ21u25y26n
family fall	80 27Z
family history	76 17ƺ22ƿ
familys	90 8ƿ9Ư18Ǉ
far	63 -17ŵ-11R-9š-7U8yƑ9ňŞů10S11v12Ư13Ĵ14mŉŦ16uƠ18ǒ19Œ23Ɯ24i29Ŵ45Ű
far $	76 -12Ű-7ş10ŷ12ŞƑ13ň18i21u22Ơ27ŉ32Ŵ
far are	88 24Ɯ
far do	88 7Ű22ů
far does	90 -21ŵ8Ŵ45Ű
far is	79 -12R-8Ż8M33Ű
far out	90 -11Ű-8ů24Ư30ǒ
farm	74 -13h9ţ10ľŝǆ11ņ13ŅƸ14Œ15Ů33Ǔ36ő
farm bureau	90 9Œ11Ņ12ŝ
fars	85 12Ż14ƛ
fars the	90 
fast	79 -20ǫ-9N-8ŧ9ǉ11ǩ13O14ż16Ũ25ń42ŉ
fast $	90 -10N-9ŧ-8ǫ15O21Ũ24ŉ
father	81 -7Ʊ17Ƶ31z32ƿ
fault	77 -7Ƶ9Ƅ11ť46Ž
fault $	88 11Ƅ28Ž
favorite	82 19Ơǫ22Şŷ
favorite thing	90 -9ǫ34ŷ
fax	85 -11M-9ƴ18ƅ29Ŝ
fear	90 31ŀ
feel	65 -9Ş-7Ƶ7ſƺ9M11ŌƠǡ12ĶŇ13Ũ19ŏƮ20ţǃ21ũ22ž24r26ň
feel $	88 -8Ʈ-7Ũ13ň34ũ
feel about	72 -13ũ-10Ơ12Ō25ž27ǃ32ň33r
feel like	86 -15ũ10ſ12Ʈ19Ũ28Ơ
feeling	81 -9Ǆ8Ơ14ň19ũ21ƺ22t
feels	88 14X30Ʈ
feet	69 -7R7r10Ƌ11Ƒǂ13U14Ũ15Ƽ16P17Ł21Ǎ39Ƈ
feet $	81 -8ƛ16P21Ł31Ǎ
feet is	88 8Ƈ10ƛ
feet right	90 -7Ǎ8Ƈ15ǂ
fella	79 -8o9g11x12Ņƀǅ14B15ŝ16ƚ
fellas	90 -8ǔ9ƭ13Ň29Ǔ
fence	79 -7ƕ12ƛ14Ǝ51Ɠ
fence $	90 39Ɠ
fender	82 32Ž
fender bender	90 8Ž15Ť
fender benders	88 -12Ť26Ž
few	71 -13Ţ-12Ŋ-8Ǡ8m9ľ10Ƃ14OƟ16H17Ť24Ķŋ
few questions	90 -15Ŋ16ŋ
few years	75 -14Ţ-7Ǡ17H18Ť25Ķ
fianc	90 -10a-7ľ10p15o24q
field	86 12ƛ13ś15Ĺ17Ǌ
fifth	90 10ĵ24Ņ
fight	85 11rŏ15Ũ17Ű18Ǟ
fight you	90 12r16Ũ
figure	71 -14Ǒ-8Ɗ7Hǌ8ťƯ9ƙ10ĹƔ11Ńņř12ŗ13ǋ14ŧ15AƉ16Ų20Ʈ23ƚ
figure it	90 21A26ŗ
figure you	90 -12ƕ-9ŗ11HƯ14X27Ų
file	72 -11Ź-10Ũ-9ǩ-7Ǆ7d11ǘ13Ť17ǔ19Ŝ24ƅǈ26a27Ǚ
file $	85 -7ƅ10d13a15Ǚ
file for	88 11Ǚ14ǈ
filed	78 -8ǩ8ǈ11ƅǔ12Ǟ17ř18Ũ24ť33Ť
filed $	90 -9ǩ10ǈ14ǔ20Ũ
files	88 13ǚ33Ǚ
fill	76 7ľ8Ľ12ů19ĺ
fill in	79 -9Ļ31ĺ
filled	85 7a9ĺ13Ľ14ō
filled out	86 7a9ĺ13Ľ14ō
filling	90 12ľ20Ļ
filling out	90 12ľ20Ļ
final	79 10ľ22ł48Ʋ
final expenses	86 30Ʋ
finally	83 7j9Ļ12x18t20k27Ơ
financed	84 38ŭ
financed $	90 
financial	83 22B35A
financial guy	90 24B
financially	88 14ư17Ʊ20Ĺ
financially $	88 14ư17Ʊ20Ĺ
find	71 -8Ʃǫ7ǃ8Ƭ9ŷſƹ10Mǡ11ĸ12ŚŨǀ14U20ǚ21š22ƾ25ś33Ľ
find a	90 -7ř13ŏǡ14ĸ15ƹ
find it	88 13ŷ18UŚ
find the	90 -8S12Ƭ29ƾ
find us	90 
fine	75 9i10Ɗ11Gž12ǌ13œǫ17N18Ō21ŗ
fine $	86 8ǃ13G15œ
fine print	90 -7ǉ17ǫ25ŗ
finish	84 -11Ƌ7ƍ15ǆ16ť23ǫ24m
finished	72 9ǣ11Ż15m20ƍ42Ƌ
finished $	84 8Ƌ22m
finished basement	90 21Ƌ
fire	63 -11C-10Ǒ8Ťƙ10ń17Ļ19Ǥ23ŊǞ25ťǟ27Ʀ34Ɛ77Ƒ
fire $	86 -14Ƒ-12Ǒ12ƙ15Ʀ18ǟ22ť28Ǥ
fire department	84 8Ɛ
fire extinguisher	90 18Ɛ
fire station	84 20Ƒ
fire truck	90 32Ƒ
fired	90 -7Ž43Ǟ
fireplace	77 54ƒ
fireplace $	85 32ƒ
first	59 7Ĵōſ8eǇ9SŖƪ10š11w14ňś15ZŒ16ƭ17xń18A19aƆǫ20Ŕ22Ő23oŅ24Ƙ31ř
first $	79 7AŃ10ń12Ĵ13ƹ14ō23Ƙ42ř
first and	79 -10w-7u11o36ƭ43a
first months	80 27Z
first name	90 -8a20b28o
first one	85 -7Ń9š20Ņ21ǫ26Ő
fish	90 30g
fix	79 10ŏ13Ʀ15ǫ17Ť27ş29Ɓ34Ū
fix one	90 33ş
fixed	85 10Ŷ16Ƃ21Ū30ƍ
flat	78 16ƂƜƶ22ǫ25ƪ43Ɗ
flood	71 90ƛ
flood $	90 27ƛ
flood insurance	84 27ƛ
flood zone	83 18ƛ
flooded	88 8Ʀ13Ƌ
floor	76 -11Ƥ-7ƛ17Ƌ24Ǌ30Ɲ48ƥ
floor $	86 20Ƌ
floors	85 13ƥ26Ƈ
floors $	90 7ƍ9ƥ15Ƈ
florida	88 33H
fly	86 -10Ź49ǂ
folks	65 -8Ǐ7KUǊ8aĺ9WĽƞƥư13ž14Ǚ15ſƧǘ17Ş20ƿ21ƨǖ25ǉ31z
folks $	84 9Œ10Ǚ16ſ22z30Ş
folks do	90 -13ǆ7ŗǖ14Ǌ
folks still	90 33z
folks who	90 -7z13W15Ľ22ƞ
follow	86 -7ŧ16g18ŉ21Ʃ24K
food	78 -19ǒ-10ŵ11ų13Y14ŀ41ǆ53ǝ
foot	80 7Ǎ11j21ż28ƕ42Ƽ
footage	84 28Ƈ
footage $	88 22Ƈ
for	34 -24Ŵ-19ǚ-17CŁūƾ-16ǋ-15ŸǏ-14Uƫ-13Dŀưǆ-12łŔ-11ţƩƹƿ-10hŉśƨ-9ƺǞ-8amvĻńŬ-7RƋƍƓƞƤǝ7Jšžſƭǉ8rŏŝşűƵ9jyzņƯǩ10cwŢƀƣǨ11lVǡ12ƶǁǠǤ13qťơǓ14gLœŲ15pōŧƖƱ16ƽ17ŕ18dƮ19Ʋ20ƙǧ21bļŃŗŤǃ22ƅǎ23ŘƁƦ24QX25Ǖ26ķƟ27Oƕ28Ŀ29ũǢ30k31ĺ32Ǆ36ų37Ƹ38ǒ39Ƣ43Ɣ45Ů64Ƴ
for #	70 -12ư-7Ų7Ļşŧ9ƕ10Ʀ11aŶƧ14Ƅ15žƮ23Ǫ32ǟ38Ɣ
for $	58 -32ǎ-30Ų-21ĺ-17Ő-10ǒ-9mőǊǏ-8œ-7CŁ7BƯ8şƪ9ŭƅƮ10ż11Oƕ12uƳǑǧ13ļƢ14ǫ15ƽ16ų17ťƖƗ26Ǖ36Ř37ŗŮ43Q55Ɣ82ƣ
for a	59 -17ƣ-10ǫ-9ŪǠ-8ƿ-7ĺ7Ř8LľƑƮǗ9zǃ10Ǫ11YŢƟ12ǀ14ǒ16SƲ17Hŋ21ũǎ24ř25q51Ʀ
for all	79 8ǚ18ǔ
for and	71 -19ƣ-10ǎ-8N10ĸŗ12O14ƀ29Ʊ49ĺ
for anything	90 -9Ť16z21Ǆ26ƺ
for bodily	90 -13ſ33Ř
for business	88 -8ǆǖ12Ǥ25Ů
for college	88 -9m-7y34Ƴ
for for	84 -9ƾ-8ŷ-7Ƹ9Ůů12Ǆ15ŠƳ20Ƅ
for fun	86 -9ŷ9Ů18g
for good	90 21V39Ū
for her	90 -8Ƹ8źƳ12x27Ƶ
for in	90 -13ĺ-11ŝ44Ƹ54Ŀ
for insurance	82 -52ƣ-9ţ18Ļ23œ74ǎ
for it	65 -16ŗ-14ƹ-10ǘ-8Ƣ-7Ƹ7ǔ8bZǣǦ10Ɣ11BFƠ13ű16ŏ21œ29ő30ĵ34Ų38ŧ39r43ƕ
for life	82 -16ż-13q-10ƨ20ǁ30ƪ36ƶ
for me	64 -11ƙ-10a-7Ǜǫ7JƊǏ8ŊŜŸƈ10jŎƐ11nƯǆ12LTǑ13ū14ĸ17O20Ĵ24Ǌ60b
for money	86 -8Ƅ8ǚ20Ɵ34ų
for on	78 -7ǧ9g10ƕ11Ǖ12Ɣ
for retirement	82 39ķ
for school	90 -16Ż13Ů45Ƴ
for somebody	90 41Q
for something	90 -15Ő-9ƴ13ĺ16Ť17ƅ
for that	69 -20ĵ-9Ļų-8Ɣ7m8ǂ9ŕƁ10Ŧ11ǒ12Ũżǥ20Őœ21Ɵ30ŷ31ō38Ĺ
for the	53 -17x-16Ǐ-14Ǎ-13Ůſ-12ǌǫ-11Ɵƣ-10Qǆǡ-9ĸƶ-8ĵĺř-7DƕưƱ7ftzķŚŦǅǙǝ8eņŰƙƬƭǁǈǐǖ9ƎǊǣ10Ož11FPǓ12Ʋǒ13Ɣǋ14ƅƚ15Ƴ17œơ18Ţ19kw20ű24ǃ27Ǣ30Ƹ32ŕ42ǧ49Ǡ71Ƣ
for their	88 -8Z36Ƴ
for them	75 -37Ƴ-8mş11ư13ų16x27Ƹ32Ʊ39y
for this	74 -7aũ7JŻ8sQ10X11Ľ12OŐǌ15Ʒ16m20ǃ21ĵ
for today	90 -26Ļ-22Ɣ-11ļ39ĺ46Ų
for what	79 -23ū9r10ťƽ11ŧ12ĸƙ13Ɣ29Ů32ƨ
for when	83 10ĺ11Ɯ14Ɣ16ƀ33ķ
for wind	79 -11Ɯ30ř
for work	79 -7Ů8ų10Ɵơ14ŵ19P23ǒ
for you	52 -38ǋ-24Ŵ-23Qǐǚ-18Ÿ-17ǫ-16œřƔ-15Ů-10ŷǠ-9OPUĹǔ-8ŋ-7kCH8JLŜ9MYŅŊŐƖƴǊ10jƻ11ş12Ň13Ǔ14ZƵ15őŗ16ňǉ17ō18IĺŞ19gŏ23G24cN25dǢ26V28ǒǡ29l30ŝ34X36Ŀ38š39ļ40Ť51ũ54Ń
for your	65 -21Ǒ-12ƫ-11ŕƕƨƼ-7Ŀųƺ7xŻǙ8Wƴǎ10dřŮƸǥ11ǋ12EƱƶ13sĺ14Ƅ16œ17wƳ18Ư19ƁǤ20Ǆ22X24Ɵ37p
for yourself	88 11Ǆ19Ʊ21Q
force	84 9ō15ń39Ő
forever	84 14GŲ15ƫ43H
forget	90 7ƕ15ƪ16ƅ
form	69 -10ŭ7uƞ8hF9ǈ10ĺőƷ13a14p17ƣ18Ľ20mĻ21ľ
form $	82 -55ĺ-11ŭ9ľ10ƞ12ő20ƣ78Ļ
form just	80 -52Ļ72ĺ
forward	83 -7H13ŏ16Ł24Ŝ34ō
forward $	90 -17Ŝ-7H19Ł53ō
found	83 -8Ǣ10ŬƆ13ŚŲŽ17ļ20ƫ31ś
found it	90 11Ɔ22ƫ34ś
foundation	85 15ƛ29ƈ
foundation $	86 15ƛ29ƈ
fourth	90 -7ź15x29k
frame	79 37ń43ƈ
frame $	90 26ń
free	74 -10ŉ-8k12ŭƩƹǃ14Ť18N19s20Ĵ25L28Ɩ30g
free and	85 -11ŉ14ƹ16ŭ37Ɩ
free or	90 18Ť27Ĵ
friend	76 15aBĽ21Ƶ39A
friend or	90 12A
friend who	90 22Ƶ25A
friends	84 9Ƅ11ƞ12š18Ʀ26B
from	48 -15Q-14TŴ-13ǫ-11hşŦǒ-9ĺƵǩ-8ś-7fLPŃōœŤƦǚ7ŪųƊƏƜƿǛ8uŁŐƬ9IňšƞơưǇ10mƆƨǆǟ11ŜƀƩ12krŰƅƫǓ13Ź14ĸǏ16Ĺŕťƣƽǌ17ŨƑ18ņţǖǞ19W20Ǎǔ21ŏŔ22RŻ23ľ24ŝ26ļ30ƛ33l38Ǘ
from #	83 -11Ɗ-7ŕ10Ɖ12ƌ13Ǘ22ƫ46Ŕ
from $	73 -10Ƥ-8ĺƟ11CFƨ14I18Ĺ22š23l27ť30Ǎ46Ǘ
from @month	90 36ơ
from a	84 10I12Ƅ13Ǫ15uƝ17ǆ
from before	88 -24Ŕ13l17ƭ26u34Ɔ
from home	72 -12h-7l11Ű18Ɵ20ƞ25Ż45R
from it	86 -21Ŵ11B12Ɵ13Ł23Ƭ28k31Ū
from me	81 -8ǆ11ň14ń18Ɨ26ŏ43ļ
from scratch	88 15ƕ16Ő
from shipping	80 11ǟ
from the	65 -16ŝ-12ǒ-11ŦƋǘ-7ƞǦ7ţǥ8ƝƩ9ŧŹżƈ11Ņ12ųǍǑǔ13Ə15ƙ17ľƜ18ƽ20ǖ28ǌ29ŨǏ43ƛ
from them	88 -7ǩ12ǔ13ţ18Ŝ
from there	88 27ŝ
from us	90 -17Ɨ9ƣ31ƅ
from what	90 -12l13Z18ň41Ŕ
from work	90 8B13s24ƨ
from you	73 -19ŝ-12T-10Ű-8Ǐ7M8ƥ9gŏŻ11Ƌ12ǆ13Ƹ14ǁ21ƞ23Ƒ30ư33ĸ36Ǔ
from your	72 -15Q-9ǖ8Ƒ9ƫ14Ŝ21Ʃ22r25Űǘ27W32ŝ
front	68 7ņ8e9Źƞ12Ļƥ14qĵ17ƈƑ27ǅ29śǊ
front $	82 11e18qƈ35ǅ
front door	90 11Ƒ13ƥ
front of	78 8ƫ9ņ12Ź38ś
full	63 -14Ǥ-7oZŘ7qųƢ8uƾ9tŎ10Ƅǆǝǡ11œ13DƦ15ƕ17ơƯ18ŏ22ĵ27ǉ30a32R48Ɓ
full $	88 16ǡ27ĵ
full coverage	79 -7ǜ8ſ73Ɓ
full name	88 -9o32a
full time	77 -7Ɓ10ų13q23ơ37ǉ43R
fun	72 -17ź-8ĺ-7ǫ8ƞ9Ǧ14Ƥ17x22Ůǡ30k47ŷ52g
fun $	85 7Ů19g23ŷ
fund	77 -13m-8y17Ɨ29Ƴ31ǥ36Z
fund $	80 -13m-9y21ǥ31Ƴ37Z
funeral	74 8Ļ15Ƶ52Ʋ
funeral $	82 -7ư28Ʋ
furnace	79 -7Ǎ14ZĹ15Ə20Ƌ32ƌ
furnace $	88 -7Ǎ36Ƌ
furniture	79 -8Ř15Ƨ21G27ƙƤ
furniture and	86 -9Ř49ƙ
fuses	90 29ƌ
g	86 -31Ř12Ǩ18b20Ż57ǣ
game	88 10g11Œ44ǫ
gap	76 9Ư19Ŗ39Ţ59Ƃ
garage	70 -12Ǒ-7z13ťƞ17ƓƧ21Ƈ31Ɵ32ű
garage $	77 -12Ǒ-7zƿ9Ɵ12ű14Ɠ23Ƈ29Ƨ
garage driveway	90 9ű
garage or	90 15ű
garden	90 10g23ƥ
gas	82 11ƌ13Y42ƒ
gate	86 18ƥ19ű22Ǝ
gave	76 8ŋ9ŕ10W12Ņ13ņŨǜ14B24ŗ31Ľ
gave you	77 8ŋ9ŕ10W12Ņ13ņŨ14B25ŗ32Ľ
gc	86 -10Ɣǫ26ǩ43Ǖ
gc want	90 -10ǫ10Ǖ27ǩ
gear	90 -9ƞ-8ƙ14Ɵ52Ǒ
geico	90 9ő23Ņ
general	74 -21ſ-9Ř7ǘ16ƺ17ǩ21Ǖ37ǣ
general contractor	90 21ǩ
general liability	79 -22ſ49ǣ
georgia	85 7l17C18yŹ
get	45 -13qƹ-12š-11ķŐ-10ĻŘŞƼǫ-9rŃŖƙ-8acŔŮƍƮ-7lzXłœơǏ7Cőƨ8bjţŬŰƢƵƷǐ9IŋŒƕ10ŁƪƸ11JKRŵźŻ12ĵľŏ13sƋƛǛ14żǁ15p16Sŷ17gvŹƎ18Ɨ19HļƘƜƣ20Ǘ22k23Ų24WŉƄ25ŧ29eŜ31ōŶ
get $	79 -9ņƭ-8Z15Ż19Ɨ23ƨ27ŧ29Ų37ƪ
get a	72 -28ķ-10ŝ-9ǁ8K9ƕƣ10ǚ11ŏ12e13Hŗǉ14Q15Aľ20ǫ21Ɯ24W
get around	75 10ƴ12ƕ34Ŷ
get behind	90 7Ŵ17Ÿ
get by	82 -16ƹ-7ƪ9Ƶ12Ƅ23Ŷ38ư
get certificates	90 -8ǩ10ǔ
get cut	86 19Ǜ24I
get for	85 -44Ɣ-8ŗ22Ƣ47Ų52ŧ
get his	90 -22Ź19w42ź
get hit	90 8ƀ11Ǧ18Ɯ
get hold	90 23K
get hurt	85 -16W9ƞ15Ǜ25Ǝ34Ƅ
get in	85 -10Ǐ13sƥ16ŝ17ť21m
get into	86 -11Ǉ-10š-7ļ13iǙ15ǚ46S
get it	75 -10Ş8ţ9B10Ƙ11OŏŒƧ12e13ŀŜǅ15ĵƚ23b36Ɣ
get me	86 12ǋ33Ŝ
get my	85 -9Ź15J16ľ33Ľ
get off	88 -13g10L13ō53R
get out	82 9H11V13N20ļ49g
get paid	86 13ǘ15Tĵ16Ɨ20Ƅ
get started	88 9dŌ13ō
get that	74 -19ŧ-13Ƴ-12Ƽ-11d-10ŗ-7ũ9Hľž10XƎƐǫ11Œ14Ū16Ǉ17Cōő18Ŭ21p36ŉ39v
get the	75 -10Ɯ8Ŷ9řƉ11Ĺ13ƫ14ķ15ƭ21Ƙ
get there	90 -14S16Ű34G
get this	83 -16a20ō30ƣ31ń
get through	85 18Ĺ26W
get to	74 -10ǘ7Ű10L19kŷ20Z21ũź34Ŷ
get you	74 -10Ő-7eƲ10d11pOƂ13żƯ14Ŝ16ţƵ17ŷ18I27ō31ŏ
get your	74 -16ź-11I8o9Ƥ10asŨ11WƘ24Ǘ27e41Ź
gets	72 -10Ɩ-8Ņū7ǉǥ9g10T11sŏ12Ŵŷ13Ƥ15ƂƯ24ł36ƭ
gets a	88 -7Ņ8ǉ14ŏ21ł
gets the	85 11Ŵ14Ʊ30ƭ
gets you	90 -13Ɩ13g16ŷ19Ư21Ƃ
gettin	82 8x9ŀ11Ǟ13it15œ16P
getting	69 7tĺ8Ơ9źǟ10ś11AŲƂƪ12ŀ13Ǜ14UŗǢ15Ŷ16z19j
getting any	90 8j33t
getting paid	80 14ǟ
girl	80 8ǘ9v12Ǧ15lǊ20w28u
girlfriend	88 -7ư16Ƥ21ƹ
girlfriend on	90 17Ƥ
girls	84 10v13ƹ17Ǟ19u
give	56 -13A-9ƕ-8n-7GŘŶǫ7emIĶņŋőƉ8wOť9łŷƔƟǒ10ů11oňŕŨūǉǗǤ12ƙƩƬ13Yǩ14xŞ15DōǢ16ŧƣ17dƇ19XƂ24ǜ30W
give me	60 -10W-9ƕ-7GŘ7eƉ8œƨ9wOő10IƔ11Ķůŷ12oťǒ13ňū14ǉ15Y16ō17DǢǩ18Ƈƙ19ŧ20d23X
give you	72 -16ƨ-10ŭ-7œǄ8r13ŋ14ņ16ǗǤ17Ʃ18ƣƬ23x29Ƃ57W
gives	90 14A
givin	90 14ǃ15Ł18t
giving	86 -12X12e15œ16Ņ17Ŷ21A
gl	80 -25ƃ-13Ǥ-8Ŏ19ǧ25Ǩ93ǣ
glad	83 -10Ɓ-7Ɣ12ƾ13ťŦ14tő18Ž30ŷ
glad you	86 -8Ɓ-7Ɣ13Žƾ14Ŧ15ő31ŷ
glass	79 16Ɓ20ǎ29ǁ40Ƃ
gmail	86 29J
go	47 -16ǫ-15ŧ-13ũŰ-12Lő-11ĺűŷ-10qů-9łňƜƟƮǟ-8GĹƳ-7xŁńŖŲƧƶƻǍ7Őƹ8NŉŒƐǅǥ9Ŵŵƌ10swŝŤſ11EşŨ12Ŝǀ13ǂǒ14aAĸ15ŃŢ16ņ17ōŕšǨ18oŔŘŪƯ19Ƣ22m23V25Ơơ26ŏƩ29Ɩ32Ɣ36Ǟ38Ŏ39ƭ42R47Ʀ
go $	67 -12Ũ-10ŉ8Ƌ10Řţ11ōŢ12ſ16Ưǥ17Ǟ18ZƩ21ŏǨ22Ơ25Œ33ņ37Ʀ
go about	90 17Ǟ23Ń
go after	88 20ƌ24E37ĸ
go ahead	77 7d10aŚ11ś23ō35ş
go back	83 12Ʀ14Ƭ15ư31ƹ
go by	81 -13ź-7Ǎ12Ǟ13Ń17aw19ǅ37o
go down	84 11Hū13V19ť25Ŧ
go for	76 -16ƹ9ŏ22rƔ23Ƣ27Ť
go in	76 -10Ɵ-9Ƴ8ŰƝ9ǂ10ơ13Ů20m22Ǟ62R
go on	71 -20Ư-13Ű-12ŋ-11Ŷ9csŌ10ź11Ņƛ14Ŋ17Ǫ18ŵ26Ɩ75Ŏ
go over	74 -7ř7ŝ12Ɗ18Ɣ19s28ŗ33ŉ
go part	88 23Ʃ31V
go through	80 -11Ũ-7ũ8f9Ǩ10Ļ11ŋ12ǧ17Ū25Ƶ26Ŝ
go to	72 -11Ƴ-10ł-9l-8Ǫ7Ű8yƸ9Żǀ12ż13Ʀ27m42A71ƭ
go up	75 -13ŧ-12Ơ-9Ʈ-7Řţƶ9X11ǂ12Ɔ13Ƣƫ14c19Ɣ20Ū22ſ26ř41Ŕ44ŕ
go what	73 9Ř40ŝ
go when	90 9ǂ11ƛ
go with	75 -15ſ-12ő-11A-9ňŒ-8Űŷ10aB14Ţ17ŃŶ20ō24Ŵ27Ũ36Ř37š
goal	90 46ļ
goes	68 8d9Ʒ10Hƫ11JKYŃŵǋ12Ełƹ14ǟ16ķ21o24Ŵ26ǘ27ƭ
goes $	88 12Ʒ14Ŵ17ƹ19ǫ
goes to	83 -7J10D14K16ŵ38ƭ
goes with	90 -7D12E25Ŵ
goin	82 -35ǡ10yư11Ʒ13V14HƯ15U43i
going	56 -20Ţ-12ƹ-10Ƶ-8ş-7Ɩ7UYƱ8ĻŊŨſǠ9eƟ10HQţǅ11Ɣ12Pŉ14Dǫ16Ǉ17rĺż18ũƺ19Ŏ21ź22yŪ28Ńǡ29kV47Ő
going $	78 -27Ʒ-23ǡ-13V9UǪ12Y13e15Ŋ25Ǉ27Ŏ29i34ǫ
going for	83 -10y-9Ɩ9m10ź19Ş22Ɣ29x
going on	79 -20Ń-8V-7ơ9Ō11p14k15Ɵ19QĻ28ƺ42ĺ
going through	85 -12Ƶ14U18Ũ40ũ
going to	63 -15x-13V-8ŀ-7ĺŞũ7ĶơǠǫ8oƱ9ſ10ż15P16Ő17D20ź23HƷ27rŪ42y57Ń
golf	88 36g
gone	63 -10Ɨ-9Ư-8ū7ũǥ8Ƴ10ƔƢ12ƛ14Ƹ15ƫ17œƐ19Ŷ20ŔƱ22ŗ35ư40ơƹ
gone $	74 -10Ư-7ƭ10Ƴ12Ʊ18Ƹ20ƫ27ư30ƹ42ơ
gone through	79 10ǥ13ŗ
gone up	79 23œ27Ŕ
good	53 -11š-10ĺ-9y-8o-7wRǍ7Ō8ŽƻǊ9BMŔţŤƊƖƫ10ƏƯƷ11p12UZő13JƄǌ14ǫ16Wļ17ōŲŻ18Ūƺ20Ķ21ŏ22ň23xNŇ25ŷ27L30iI34ǡ43Ş
good $	75 -11Ş-10iy-9N9H10ŇŉŊ13I14J18Ū21Ʒ26xƯ27ǡ36Ų62ň
good day	88 -8R18ǘ34L
good for	82 -14ǡ8L10x16Ǉ18Ɩƻ19Ť25Z
good grades	90 14Ż
good health	86 -11W7Ǆ27Ƅ
good idea	90 12s19B
good or	81 -13H8Ň12Ū13Ų14ƺ19V46ň
good outcome	90 -10ō33ļ
good shape	81 -10t12Ǆ25ƺ
good student	86 13Ż
good that	90 8ŪǛ13c23i
good time	82 8L16Ɣ55N
good to	82 -16Ŋ-10ň10ţ12tŏ14W16ŋ22ō
got	41 -25ǫ-16ř-11XľƍơƮ-10iPŷǠ-9ŒŪƵǓ-8BSŇǆ-7MRňŌžƞưǢ7ĺŘżƘǝ8DVłŅŊŢŵŹƁƇƈƓƚƦ9ŚƄƙǃ10EųƛƨǦ11gĸźƧƴ12uşţŧŬƂ13qņūǄǉ14hNœƽ15kĽšŴƐƷǧ16őŲƶ17ŶǤ18Şǚ19ZŉŖś21jǑ22ŝ23ķ24Ő25n29AĻ32Š37ƀ40O
got #	72 -14ǣ-13ķ-8ƨ7ǘ9ǉ10Ń11Řǚ14jE16ƪ19Ǥ22u24I30O39ſ
got $	68 -24ř-17Ő-13Ǉ-12őŒ-10a-9Ŵ-8ķƪ-7uŉ9h10ż11ţ12Ɛ14Ɩ15ƨ17Ŗǖ21ş23qƇ26ŗ27Ş31ū35Ŭ37ŧ43œ67ƀ
got a	59 -18u-13ſ-12ƀ-10ĸ-8ŵƋƿ-7Ƃƞ7ņƓƳ8ŝūƺǍǔ9ZƧ10mUŤŰ11ű12ŠŶƚ13Ő16ƨ17ŏŲ18Ǣ19ƙ21h24n25ź30Ř31N37ǧ59ķ
got about	88 8Ɵ
got an	85 -47Ǣ-15Ǩ-11Ň16ŋ19ƃ30ŝ59A
got another	88 14Ŏ16Ŷ23ƶ35ŵ
got any	79 -20ǂ-8ņŌŠ-7ť7Ɠ14ż15Ų20u29g31Ņ
got anything	90 -16g13Ǝ17k33Ő
got for	81 7Ǜǧ8ƀ9ſƛ12ķ22Ɓ23Ƅ
got going	88 20Ş28Ǉ
got hurt	85 -13Ƅ10Ǫ12Ǜ13ǥ34W
got in	73 -9ű7ĸ11ƓƧ18ƴ24ƙ25V28Ǒ
got insurance	90 10ő34Ő
got insured	79 21Ƅ
got it	72 -8X-7jľ8ĸ9Ų10Kœś11łŏŦ12ŔƆ13Ůǋ14őǢ20ŉ26Ɣ29n
got on	76 -16ƙ-10œ-7ǫ7ƀ8Ƃ9Ɖ10ř11Ǚ16aŖ23ůǤ26ƨ
got put	90 33Z
got some	86 8j10ǂ11ŇŖ17Ƭ19ǉ
got something	90 -15ŋ14g31Ŋ
got that	82 -8IƵ-7P7ƀƽ9qƚ15šƿ18Ś21Ŵ
got the	68 -13a-10C-8Ś7Nšƞ8ŭƝ9EŃǄ10o11Ľ14Ŷ15D18ŉ21Š29Ŵ68ś
got there	88 -10ƚ8Ŗ12Ǒ13ǝ16ŋ
got to	67 -8a-7Ŏǩ7sŧūǕ8AœŞųŸƐ9TũƁƌƘƞ10jlĽƅ11ƣ12k13Ǟ18ł19ņ
got what	90 8ŵ13ǈ28ş
got you	70 -15Ņ-9Nŷſ-7y8ĺǦ10Ƶ11LƄ12Pő14ct16Ő18a19ƽ21ŀ24ţ28O68Ļ
got your	74 -12n-11dǥ-8B-7P7q8Ǩ9ĺ10ǂ15tŚǅ16vǦ18Ź39ő49Š
gotcha	85 9Ő11gŸƒ14VĻ16Ŧ
gotten	77 -13Ƌ7Ǜ8ƛ11ǝ13ƞ14Ƣ16Ņ18Ɲ
gotten hurt	88 9Ǜ21ƞ
gpa	88 45Ż
grab	82 -7Ŭ9a11Ź18ƽ27ś
grab your	86 -7Ŭ10aś12Ź
grade	82 16x20Ũ23qv
grades	73 -9x14v61Ż
grades $	86 36Ż
grades at	80 18Ż
grandkids	90 8k26Ƹ
grandma	88 9ǖ10Ÿ11n14Ʊ
great	77 7Ż8aƺǕ10x11Jƞ12ŵǍ13ƈ21T
groceries	86 12X17Ů22Y
gross	79 10T11Ɩ24ǋ47ǌ
ground	78 9Ƽ16ƥ22ƕ37Ǝ
group	79 -9V15Q29Ʃ43W
group life	86 24Ʃ
grow	79 -19H-14k7v12Ƭ13ǌ29Ǡ31l
grow up	85 34l
growing	86 -10Ļ10ǉ24Ǡ25y
grown	84 8u17Ư27nv
grown $	90 16Ư30v
guardian	82 7Ʊ43ƴ
guardian $	90 -23ƴ54Ʊ
guess	78 -13Ǉ9őŪǌǘ10iƉ12Ƒ14Ɔ15ů21ƙ42ǫ
guests	88 41ƞ
guitar	90 12ƚ28g
guns	82 30ƚ
guns $	88 9ƚ
gut	82 -15ǫ13ƍǞ31Ń44ň
gut $	88 14Ǟ30Ń
guy	68 -15ǫ-12Ţ-9h7Ń8ľƉ9ǥ12Ə13ŝ14M15g16ťǗ19Ǟ20ņƣ26Ň33ƀ35B
guy $	86 10AǪ13ŝ20ƣ
guys	63 -12Ů-9ǫ-7cƀ7fFSŎŒǍ8kŖũƔǥ9hy10őŵƹ11ǒ12CY13xHƖ15jǛ16Ĺ18ǉ20ǡ23ǋ30ǆ35Ǔ
guys $	81 8Ĺ9ǔ10ş12ũ14ǋ16Y17Ɯ40Ǔ
guys do	85 -25Ǔ11H16k32ǉ58ǆ
gym	72 -13V-8ŗ9Ʃ11g18Q20P24Ř30Ļ
gym $	79 -14V24P34Ļ
gym and	80 -18Ʃ33Ř
h	83 -9t7W10Ʃ13Ǣ18o19b
h are	90 8W11Ʃ14Ǣ17b
ha	86 -9h-7Ļ12Ś13g14Ų15c16őż
hacked	83 37ǚ
hacked $	85 25ǚ
had	51 -10G-9npǫ-8zOS-7Ǫ7Ųǁ8Əǡ9tvPŋƌ10ťŷŹ11ŞƉ12ĿǗ13Ʀ14ǚǛǞǟ15š16ĶŢƾǥ17Ǆ18Ǉ19ż22ĻŽ24Ň25Ĺ26ǀ28Ɲ31ƿ35Ť43Œ
had $	82 10ƝǏ11Ť16c21Ž
had a	62 -9ZŤ7AŶƖƦ8ĺ11Ɲ12řƿǀ13Žǡ14ŋŝ17ŇǗ23Ķ24ť26ż
had an	86 -15ŝ11ƃ21Ň
had any	75 -14ƿ9ƾ10Ţż14ǚ16ǀ17Ǜ29Ǆ
had it	88 -23Ǉ-16O-11n17Ə30ƿ46Œ
had that	85 14Ǉ16Ū20ƌ24Œ
had the	79 -10G-8ƾ8Ļ9ƿ12t14x20Ɖ49Ǉ
had to	66 -16ř8ŷ11ũ12ƙ13ZƦ17Ş19Ƶ20ĿǞ29ǟ34Ĺ55Ť
had water	90 26Ɲ
haha	76 -8ķ7şǚ9ƺ10Ņ11hpHŝƴ12jtœű13ǀ19Ų
haha $	83 -8ķ8ǚ10ƺ11Ņ13htű14œ21Ų
hail	69 -8ľ8ŕ10Ŧ11Ɖ28ř32Ɓ60Ɯ
hail $	77 22Ɯ27ř
hail deductible	90 -8Ɯ15ř
hair	86 14N17P18U20Ǌ35Ɵ
half	67 -11Ʊ-8Qƺ-7X7tuƟ8ķƅǟ9Ʃ10Řǫ11OƋƓ12Ƣƪ14p15q21r22Ƥ23ǖ25o26Ǫ37Ʈ
half $	88 -14Ʊ-10r16ƪ21o31Ƥ
half a	85 -10ǖ-8X11ǟ15Ř53Ʈ
half of	86 11Ɵ13Ǫ14ǖ18Ƣ
hand	71 -11Ť-9ǎ8Ǜ9MǊǑ10SƸ13ǥ16ǔ17Ǡ21Ƣ27ǘ
hand over	79 -13Ǡ7ŀ8Ƣ15S
hand you	88 -13ļ20ǔ27Ƭ
handbook	90 31Ǟ
handle	71 -10Ʊ7ĵ11Zŗ12ƴ15sǞ17Ǌ20Ũ21ƹ29Ĺ
handle it	90 29Ũ
handle out	79 9Ĺ17Z
handled	83 -12ŝ15ń28Ũ
handles	78 -15śŠ13Ǟ15Ǣ18łǘ27ŝ38ǚ
handles the	82 -16śŠ-8ǚ-7ŝ21ǘ38ł55Ǣ
hands	83 -7s9Ǖ12ś16P17t21ǜ23ǉ
hands on	90 -7s15ś23ǜ
handy	77 -12Ő-7I10vŮ11M13ǘ18Ś40ś
handy $	81 -13Ő-7I19Ś45ś
hang	79 -9ƍ8ś9Ŵ10Ɠ11V28ļ29Ʒ37Ł
hang on	90 -10ƍ10śŴ34Ʒ
hang up	86 7Ŝ31ļ41Ł
hangin	90 -10V9ƺ13Ĵ40i
hanging	81 -10Ɗ-7Ɖ9at10Ĵ19V31Ɠ
hanging over	88 -11Ɗ-8Ɖ11Ĵ36Ɠ
happen	64 -12ƪ-10Ƹ-7Ĺ7ŏƝ8ƩǗ10Ūƞ13ť15ļ18Ť22ǚ24ŀǖ31Ŧ36Ļ40ư
happen $	77 -12Ū-11ƪƵ-10Ƹ-7ǫ11ǚ14Ť17ŀ18ť23ļ31Ŧ49Ļ
happen again	84 -9Ŧ40Ū
happen if	75 -7ư9Ǫ10Ɲ12ƞ13ǟ28ǖ
happen to	81 -16ǟ9ƹ11ŚǗ15Ʃ49ư
happened	61 -10ŀ-9ł-7ǟ7š8Ļǥ9ŗŧƦƪưƱ11Ǫ13Ň14iZ15ĺũ16Ɲƭ17Ţ18Ŏ28Ƶ34ť
happened $	76 -29Ƶ-14Ļ-10Ǫ7Ŧ10š11Ĺŧ14Ʊ15ũ22ƭ31Ŏ54ť
happened again	79 -8Ĺ18Ū28Z
happened that	85 -18ť-12ł34Ţ42Ļ
happened to	78 -25Ļ-12ŗ-8ŀť12Ň14Ʀ16ƪ19ư26Ǫ52Ƶ
happened with	76 -17ť-10Ļ8Ň21Ƶ30ĺƝ
happens	64 -13Ļ-7Vň7ZƝǔǜ8ż9ļƄ11Ǫ13ĹŢ15ǥ16ƪ17Ř21ƹ23ƀƩǟ30ǫ
happens if	79 -18Ǫ10ǜ11Ɲ12ǥ14Ƅ17Ʃ30ǟ
happens to	75 -8V16ŀ19ƪ30ƹ33Ǫ36Ʃ
happens when	77 -19Ʃ7ǘǥ9ǔ10ƀ31Ř
happy	74 -13ş-8Œ-7ţ8d11ļ15Ơ20U39ŷ41Ş
happy with	79 -12ş-9Œ22Ş56ŷ
harassment	88 -16ş30Ǟ
hard	68 8N9ks10ĸƛ11dƋ12ƻǡ16ž17Ƶ18Ǜ30U32ǫ
hard $	90 14ž15Ƌ
hard for	79 13ĸ22Ƶ
hard where	80 13ƛ
harmless	90 34Ǖ
has	50 -13ť-12Ź-8nƏƿ-7diŏŐŒŧƆ7UŪ8QőŲƊƗƛƼ9ŵźƕƶǏ10Bƽ11ŔŕƉƓǞǨ12ŃŻ13qƃƬǎǜ14ńşŢůƌǝ16jœ17ŗ19ŠƝ20vǄ21łƀ23Ť24hǙ
has a	67 7Ť8ż9mŸƒ14ƾ16Ţ20Ɠ21ǜ24Ǩ
has an	90 9ƀ15Ǟ
has anybody	69 -7h7ƪǛ9ŝ10ǣ11Ʊ12ŕƃƶ13Ť14ƞǝ19ƕ
has anyone	74 -11Ə8Ƶ9ǥ12ǝ13ƃ16Ɗǚ27ŗ
has changed	80 19ƺ
has it	71 -12ƌ-9ť9Ţ10ƇƍǇ11ŦƋ12Ƭ13UŲ14Ū17Ɖ20œ24Ŕ27j
has the	69 -17Ƌ8Ǐ10ǧ11ƛ12Š14Ť16Ɨ19ƽ30ƌƝ31ł
has to	84 -10ŏ-7ō23Ń25ł26ǎ28ń
has you	90 10ǈ20Q32ő
has your	74 -12ƿ-9Ť-8ł-7ŝƪ8pǏ9Ż10Ž13ƛ14Ƽ15ŵ16Ǆ18B19h23q24Š
hate	82 -8Ő7Ǣ8ƹ10Kž11ǀ12c13a15Ş18ť20ŀ
hate to	90 -9Ő9ƹ14a17Ş22ŀ
haul	84 -17ǘ-11Ɵ-7ǝ14Ű20Ƨ23Ů41ų
have	31 -17Ʃǆ-16Ł-15P-14gǌ-13yŰ-12Hš-11QUŔŸƆƠƣǓ-10MƗǡ-9jǎ-8ŀǐǩ-7eLTĽŃųƢƦƯ7ōşŨżǑ8ĶłŚŢưǪ9FŊŎƇƺǅ10hkrJŉŖƋƏƵƿǀǖǣ11ſƝƬǤǫ12GNĸŗŦūűƞǈǊǚ13ŇƌƓƜǇ14lSńŌŞŹŽ15mIŝ16ţźƂƎ17ƚƲ18ķǍǕ19ŠŤŶƀƙǟ20aĴŒƱ21ƄƷǧ22ŏ23ŘƐǉǞ24ƍ25uZƳǔ26f28Oƾ29ś31ƨ33Ő35Ņ40ƪ
have $	58 -44Ǔ-25ǆ-24Őſ-21Q-16ŵŶ-12œƮƳ-11Ǟ-10ŒŰǣ-9śţŲƍ-8qŔŧưƵǫ-7ŏƟǊ8Šǈ9ĺŊřżƭƿ11ǉ12Ǖ16ƈ17ƇƚǑ20ƙ23ő24ƫ25ƌƸ28Ʒ29ūǧ30ǖ34O35Ǎ51m56ƪ89ƀ90Ř
have a	55 -25ūƮ-21nſ-18O-17Ƃ-16Ƭ-14Ɓƃ-11ųƠ-9śǢ-8IŠ-7ĴĸřƣƵǉǙǚ7oŗǃ8Qƒ9ŇżƦƳ10kƐǫ11BǨ12ō13qŏŐ14ŭ16Ǫ17ŝƟ18ƞ19Ǜ20Ż21Ǝ24Ƌ25ƓƜ29fķǣ30ǅ36Ǌ37X39N40Fű47u
have an	70 -18Ǩ-11e-10ǚ-9ŇŐ-7Ɵ7Ƅ10ƚ11ķ12ZǞ14ǈ17J22ŝ23b24ƃ40Ǣ
have and	90 7O17Ɗ
have any	66 -23u-17Ǟ-14ƾ-10Ǌ-8rW7Ǩ8Ō9ū12Ƶ13ƺ14Ųƞ16ǒ17Ĵ19ǀ20ź23ƨ24Ǔ25ǉ29Ő34ƪ
have anything	83 -11ƺ-7BŠ7ƿ13ĸ14ƵǨ15ƪ
have at	90 -27P-26Ř-12q-9Ʃ-8U14ƪ20Ő48ƨ55W
have been	66 -15Ǉ-13Ş-7tŅƊƢ7arŎŏţƪ8Ļũ9R11ň12ŊƬ14S15ƍ16Ţ19Œ20k28ǫ31ŷ62G
have current	80 18ǔ
have dealt	90 8Ŷ22Ň
have done	88 -8X-7Ū16Ǎ25ǟ32Ũ
have flood	88 23ƛ
have for	77 -7Ɣ7ƪ14Ŧƣ21ǧ28ǫ
have full	90 40Ɓ
have got	53 -18Ő-12ǫ-10pǧ-9NĺŶǇ-8őǛ-7ŁƔƞǣ7JUŤƨƺ8ŋ9uvļŖŭŮƐǋǙ11ƴ12ų13I14dŎ15ƽ16Cŝǃ17ŅŗŞƳ18DƂ19ņ20ŉ21ſ22Ǒ23aşƷ24Ř32œ
have had	75 7Ţ9ciŒǞ11ŷŽ15ǥ19Ļ21Ɲ
have heard	90 10ŀ12ŕ16ť
have his	88 -9ǥ25ź47ǔ
have i	86 7Ŋ17O31i
have in	78 -21X-15Ő-9Ř7Ƹ12Ǚ14Ŏ16Zǁ39ƨ70Ʈ
have insurance	85 -25Š-10Ƃ9Ţ51Ő
have insured	90 -18ƀ19ǆ25Š
have it	83 -10ńŘ9ǔ10Z12Ǖ15ōǈ33ś
have kids	90 17u
have life	88 9ƨ17Š
have not	78 -8ŁŸ9ơ10ǀ11Ŏŝ13Ƭ15nľ17tŊ23ţ
have now	84 -7œ14ǣ23Ő28ǧ34ő
have on	78 -23Ř-7ŏ8ƙƨ11ſǁ14ǒ16p17a21ǧ
have one	90 14ŐƝ26Ŀ
have rental	90 11Ƃ
have seen	90 8ǔ14ǧ15œ
have some	88 11Ĵ19u28Ǌ
have something	85 13ƃ14Ƌ33Ő41Ŷ
have that	76 -12ś-8wƵ-7Gũ7al8Ƨ11Oĸǚ12ŚŶƩƲ13Ƈ16u37Ŧ
have the	68 -39Ř-32Ɲ-12ő-10ž-8Ǣ-7Ť7ř8ńŶƌ11ƒǤ12Śųƹ14żƘ17a18ś20Š26r31Ő38ſ
have their	85 -15ǒ-7ǔ10ǚ16Ƥ20ŵ37Ǔ
have there	80 22Ť
have they	78 -18ƍ-13i-11ǥ20Ő26Ǧ31ş78Ş
have through	69 -16Ʃ15W19ƨ77Ř
have to	58 -21ƨ-16ǔ-10ĸ-9r-8ō-7ŃœŞƟǎ7řţŬŸƛƲ8zů9ƎƖ10ƯǞ11ĵƏ15ŨƔ16Ŷ19Ƴ20Ĺ23Oƙ25Ĵƅ26ńŧ30Ǖ31ư32Ť33ł62ŏ
have uninsured	88 
have workers	90 
have you	45 -12Ɔƨƴǧ-11ũŶ-10vOŞŠŴ-9GUœşŭƂǡ-8mƯ-7uĻŝűŷƞƪƿǋ7krŖƹǛ8ĴƝǖ9ĸŉƁǁ10Ə11VƖǗǤ12R13ťūƬ14ƺǉ15śž17ŐŢŽ19ŇƳƶ20cĶƾ21fǀǔ24Œ26Ū28S31ƲǠ33Ź36ƵǇ39l42Ʊ49ƍ51Ņ
have your	72 -14ǀ-13Ő-12ŝ-10Ţ-8e-7ż7Ňƚ10aǚ12Ś14ƻ15Ŵ16ŋ17Q24Š33Ōś38w
havin	88 13Ŀ15iń18y29ǡ
having	84 14i20s24Ŀ41y
he	53 -22T-15HŹ-12PQĵ-11ňƕƝơƼ-10ƻƽǆǫ-9Ɣƨ-8ŏŞƆǊ-7acmWķŐŠŶƳƸ7ǀǥ8ǔ9ŴƏ10A12Ǟ14w16ŰƱƿ20ņ23vŝ24xŵ26ź27Ƶ30o36B45t46ƪ49h50ƹ52s59Ż62Ǆ65p82r88q
he $	84 -10t7v12o26h28p
he a	90 14h
he do	84 -14P-13ǆ10ǔ14ŝ16ŵ18Ż31ƹ33q
he doing	90 -20x14ź39t
he get	85 -21Ź12x18w23ź
he have	86 -14Ǌ-8Ő16q18ƪ32Ż
he is	71 -13H-9Ş-8Ɣƺ7ŻƤ8y9ņ10n13Ʊ14ƪ16Ǆ18qs21A22ŝ50p56v
he keep	90 -16ĵ17ư
he say	86 -7Ń7ƺ14ǀ33r
he take	86 -12ź-11ŵ-10ƽ28Ŵ30Ǆ
head	84 7Ř9ƙ10Ʀ11ƴ13ǉ19ŀ28ũ
headed	86 -11Ż-8Ƴ14kV22y
heads	88 -9Ɖ8ƃ9źǘ19n
health	57 -12pz-10t-7Ő11ƶ13ƾǙ21ƿ26W35Ǆ42Ƅ57ƺ
health $	72 -13pz-10Ƅ14ƶ29Ǆ37ƿ
health and	79 -11ƿ-7Ǆ18ƺ24W
health insurance	82 -25ƺ-10Ő59Ƅ
health issues	88 16ƺ
health plan	79 27Ƅ
health since	80 19ƺ
health when	80 16ƺ
health wise	86 -8ƺ10Ǆ
healthy	79 12ƿ22x25ƺ
healthy $	83 -8ƺ12Ǆ23x
hear	62 -12w-8Ļ-7ŉōƵ7Ő8WXŒŕŪƂ9gkNƎƻǟ10DZů11flŀ12xŁŇƼ15aŏƉ16htu19Ľ22ň27s38ǫ
hear $	86 -7Şǫ7h23Ɖ30ŏ35ň
hear a	85 13ƻ14Ň18lN29ǫ
hear about	84 -9Ļ11Ơ34Ľ
hear from	90 9ŝ
hear it	86 9Ɗ14tƹ16ŀ23s
hear that	77 -12w-11ǫ7ƥ9xŐ10z11Ŀœ13k14D15fg16ů21a
hear what	90 7B10Ş14ŕ16Ū
hear you	85 -15ǫ13Ł14ǟ15Z16XŒ22Ƽ
heard	75 8hrŀ9Ňŕ10bŷ12U13ť37ŝ
heard from	88 12Ň31ŝ
hearin	90 -7ǫ8ň19U20i22ō
hearing	84 -13ǫ7H10ţ12g19Ŷ21h
hearing $	84 -13ǫ7H10ţ12g19Ŷ21h
heart	72 -9n-7Ǟ7ƛ9Ɔ10Ś11Ǫ13Ǡ17UǄ25ƿ53ƾ
heart attack	86 13Ǫ14ƾ17ƿ
heart disease	88 14ƿ
heart trouble	86 -10n-7ǄǞ22ƿ26ƾ
heat	77 -15U-9ţƠ38ƒ47ƌ60j
heater	80 40ƌ
heater $	90 
heavy	88 11ǐ12Ʊ13Ǌ28Ǒ
height	79 10ǃ39Ƽ
height and	81 10ǃ29Ƽ
help	69 -12Ő-9i7ǫ8zŁ9vĻƱƳ11ţ12ŞŨ13œ15Ǌ18s20Ķ25ŉ30ǉ35ĺ
help $	84 -14ǫ-7R7ǋ29ǉ41ŉ
help me	88 -10ĺ-9ŉ12Ł15Ļţ34ǫ
help you	80 -10i11v13Ʊ17œ18Ũ44ĺ
helping	90 31z
helps	86 -13ł10ǉ11c32A
her	62 -50d-28ƺ-15ǫ-13Ź-12Ŋ-11a-10ǅ-9qƸ-7fļŃǪ7v8ŵ9ǃ11Ǣ12ǊǞ13xz14w18r19t25Ʊ26źǄ29ư30B34Ƶƹ37sŻ47o50p77ƪ
her $	79 -16ǫ-7Ƹƹ10x14Ǣ16Ǟ17Ʊ22Ƶ35ƪ36w
her gpa	90 37Ż
her on	90 8o26s27t
her own	84 -8p8o25ƪ26ư
here	60 -17ƪ-12s-9v7fŐǀǅ8mFŃŹƇơƳ9ƫ10ōŎ11Ļŷ12ů13a14zŞ15uĿ18cloū23ŋ40ļ41j
here $	72 7Ǫ8oQŎŧ10uƂơ11ƫ12lŃūŵǫ15jļ16ŋů17z20Ŀ
here in	88 -8O9ō11jļ13Ź
here is	85 -14ƪ-7Ƴ11Ɓ12Ƈ14o15I16m
here so	86 7Ů8j11ť12k13y
here to	90 12ư21ŷ26Ş
here what	90 9j20Ƴ
hers	90 -20ū-10Ů22ņ24Ŵ47ŵ
hesitation	90 29Ł
hesitation $	90 29Ł
hey	82 -7t8ĺ20N30i
high	67 -8š7ƅ8vƜƢ9ƚ11ſ15ř18yƛ21l26Ǩ29ƾ35Ř42ƥ
high blood	86 11ƾ
high does	88 16ſ27ŘǨ
high is	88 11Ɯ18ƾ22Ř
high school	77 7ƭ10vƅ22y26l
higher	79 7ř8ņ11ŕ13Ŕ14Ɣ18Ǖ
highest	86 33m
highway	88 8Ƣ12Ƒ20Ƃ26Ű
hike	90 -10ş13ŕ16Ļ23Ŕ
him	71 -21ƺ-18ƾ-14a-13ƨ-12ƣ-7ŏũ7gƤ8ƹ9t10ŇŻ11rAƵ12w13Ʊ14ŝǎ21o30ƪ40Ǆ53s
him $	79 -23ƺ-19ƾ-15a-14ƨ13Ƶ14w17Ʊ19o23ŝƪ46Ǆ
himself	88 11ƪ12a13t16ƹ
hip	90 14Ɗ18ƞ
hire	76 -15V-14H-11Ǌ13ǆ15Ǟ18ǖ25Ǔ27ƱǠ37S
hire $	90 -17V-16H54Ǡ
hire a	86 9Ǟ11Ǔ32Ʊ
hiring	90 -8ŝ22Ǟ33Ǡ
his	64 -35d-24Ŵ-18a-17Ź-15ư-13uƊ-11Ƅ-10ƺ-9ǅ-7rU7nTZť8xǪ10Ǡ12yƵ19Ǆ20Ƥ22ņƱ25oƹ26q29ǔ32Ż33ƪ42p45ź56ŵ
his $	88 -30Ŵ-16u13T14ņ19Ʊ56ŵ
his job	90 -8U15q17t23ƪ
his license	90 -22Ź28ź
his own	83 -18ư-8ǥ-7aŐ11ź17w22Ƥ35ƹ39ǔ
history	74 10Ň14ƾ16ƺ19Ť29ƿ
history $	88 -7ƺ16ƿ17ƾ
history i	80 -11ƿ25ƺ
hit	66 -18ř-15Ţ-10Ņ-8š-7ǥ7Ǧ8Ŕ9j10ƋǨ11ǚ12ſ18Ɯ20ũ24Z33c41Ĺ45ƀ61Ž
hit a	90 7Ɓ14ť15Ǩ
hit and	90 35ƀ
hit tomorrow	79 -21ř10Ĺ33Z
hit with	86 10ĹǦ17Ɯǚ
hit you	85 -9š-8ƀǥ11Ɯ16j19ũ44Ž
hitched	90 -11Ɗ51f
hits	80 11Ɯ15ǣ44ƀ
hits you	82 48ƀ
hobbies	83 15ǂ24g
hobbies $	83 15ǂ24g
hold	72 -14ŋ-10ǘ-8šŵ-7Ɨ7m8ś9ŭ14ł21K26Ǖ29ş31ũ38Ǚ46ǫ
hold harmless	90 34Ǖ
hold of	88 35K
hold on	88 -12ǘ-9ŵ14ś23ǫ38Ǚ
holder	86 40ǩ
holding	77 9Ɗ12i16t17Ł28Ų
holding up	83 -7Ɖ10Ɗ14i18t31Ų
holding you	90 24Ł
holds	88 -9Ɩ19Ɨ26ŭ
holds the	88 -9Ɩ19Ɨ26ŭ
holidays	90 15Uǉ20k
home	49 -18ő-14ǖ-13ŭ-12ǧ-11PŵƱ-9vM-8ŲǑǫ-7zŒ7gƍƗ8Ɛư9ľŸ10Dĺ11Ű12hwźƝǃ13ƈƲ15ĸƹ17I18ŻƇ21uƠ22ű23ơ24qƕ25F27CHT29Ɣ31s33RƖ34n38Ɔ43Š63Ɵ
home $	58 -33l-15ǖ-11Ʊ-10ő-9vŵǑ-7pƖ7LƜ8r9FũŻƃǃ10Ű11Yƍ13ƞ14ƹ15IĺƇ17R18hƟ28Ɔ30n32H35u37s41ơ61C
home and	68 12ť14T15Š17ĸ
home for	90 -27C9ű53l
home insurance	90 -12ő-7ƨ9Ɨ27Š
home is	90 -9z7Ɔ15n
home loan	90 -18ŭ41Ɩ
home office	88 -28R-10M12Ō49Ɵ
home or	79 -8Ɵ8R9ƹ10H11ǃ12Ɔƈ15F17Ʋ
home policy	90 -10Ɩ12Ɨ13ƕƟ
home so	90 10s12ƌ
home who	90 -14n8ź11Ÿ25w
home with	84 -15F-7Œ12g17q19Š26n
homeowner	86 34F
homeowner $	88 32F
homeowners	79 8ƛ10ĺ11ƕ22Ɨ33ǖ
honest	81 8ǚ9Ĺ12Qŀ13ţ16ŷǁ20ň
honestly	90 -7ŧǉ14ŉ29ŗ
hoping	82 10H26X36ļ
hoping to	84 11H29X31ļ
hospital	73 -11CŤ-10Ř8Ű9ǖ10qV11Ĺ12S13ſ15PƄ17ƾ18Ǫ20ƨ22Ǆ23Q25ƺ
hospital $	84 -12S-11Ř-7Ǆ11Ǫ21P27ƨ58ƾ
hot	76 -7C12Ķ13Ɣ17ƌ44Ǝ57j
hot tub	81 -9j48Ǝ
hotel	85 16ǖ44Ʀ
hour	81 -14N-8œ7g10ǋ13R19O24ǐ26T27L
hour $	88 15O22ǋ26ǐ
hours	71 -9P-8ǌ10Lǂ12Ʃ13Ʊ16U20ų51ǐ65R
hours $	83 -11R-9ǌ13Ʃ65ǐ
hours a	84 12ǂ17ų32R
hours do	88 55R
house	46 -19Ř-17ŭ-13ǉ-12ǐ-11ŵǑ-9SŴŷǨ-8ĵǪ-7ITŃőœŢŬŶƨǘǛǠ7Ǔ9ƋƜǗ10ź11łƃƝ12Ɠƛ13hƐ14ƊƌƗ15Ĵư19Űǃ20ƍ21ƥ22ƈƘƙ23n24H27DM29ƹ32Šƕ33G34Ɣ35ƞ36ĸ37Ƈ39ơ41FƟ43Ơ46Ɔ51Ɩ
house $	54 -22Ĵ-16Ř-13ǉ-12Ɩǐ-11ƒ-10ĸǑ-9Ƥ-7ŭŷǪ7H8Š9Ɯ10ƍ11GŰźƕ12ƈƘ13Mǃ14Ɗ18ƙƛ19h20ł21ƇƝ22ư23ƥ25ƹ26nƓơ27ƌ31Ɔ32F35Ɵ37Ɣ41Ơ
house and	75 -15Ɩ7yƃ8Š9ǫ10M18Ǘ38Ĵ
house built	90 
house is	78 -12ƌ-9Ơ-8FƖ-7Ɣ8ĺ9ŸƆƑ11Ƶ15Ư18Ƌƞ22Ǔ37ĸ
house like	85 -7Š9Ÿ11ƒ13ĸ
house made	90 -8Ơ31ƈ
house number	88 -11e-10IŬ63D
house or	77 -17Ɔ8F10űǢ18Ɩ
house paid	90 -26Ɣ-13ŭ68Ɩ
house payment	84 -9ĵŢ40Ɩ41Ɨ
house right	86 -10Ǩ10ƃ13y15Š25Ɔ
house savings	80 12ĸ
house the	88 -14ŵ24ĸ29Ĵ
house to	90 -10ƛ20Űǃ34Ơ
house what	85 -7ĺ10D12Ƙ34Ơ
house worth	90 -15Ĵ-8ƙ21ĸ31Ɣ
household	68 -17Ŵ13ū14ư27n28TŸ29Y
household $	85 25n27Y
household drives	80 -20Ŵ37Ÿ
household has	79 11Ÿ
how	29 -27W-17ő-16włƃ-15oQ-14Ǌ-13sR-12FHŞŦǠ-11DMŐ-10qōŭƫǧ-9yŕƁƝƣƷǀǆ-8dľŚśƗ-7AŎœűƭƱƶ7ĺŹƅƢƨƿǥ8hSŗơ9ųƸǒ10ňŔƆƓƜƦƬ11YŒŴƛƺǈ12fķžǁǑǛǫ13kpG14jńŋŢŧƥ15UŖƑƕƖǞǟ16ż18vǚ19zĹŶ20ņƼǇǨ21Ů22OŘƄ23bZĽƠ24cĵǓ25ũƮ26ťŰǉ27Ũůƌ28Ų29Ń30Ư31ưǡ32šǘ33K37ŷƇƵ42t43x46i
how are	63 -38œ-8vĺŸŹ-7ļŘū7U9ķ11ũ12ǉ13ƺ14a16Z18ŪŻ21zĵ25ǡ28Ů35x84i
how bad	88 14ǜ20Ɯ25Ĺ
how big	71 -19œ-13ư-8ƃƔ-7ƥ7ŧ10Ƭ16ř17Ǐ19ǉ24Ǩ31ƕ34Ʈ52Ƈ
how bigs	86 -9Ǩ9ƃ20Ɠ21ǉ22Ƈ
how can	84 -10O8ļ21ŏ31ĺ
how close	82 -13ǟ-8Ɗ10Ƒ19ƛ26Ɠ
how come	84 -11H9Ţ28Ł65Ļ
how did	56 -31ŷ-27Ŧ-16ƿ-12Ū-11ǫ-10bg-9Œŗ-8Ļ-7ňŧŽ7B8Ĺ11Ʈǥ13Ŷ14Ń15ĵ18Ť20kƠ25Ľ27ŨƵ28ŝ33ǚ70š77ũ93ť
how do	54 -23U-22œ-18Ɣ-17ł-16Ũ-15Ǚ-14Xŉ-11Ŵƞ-10rzń-9MRų-8Śũ-7kTǏ7ƒ8ňŌƥǅ9ǔ10w12aŵ13Ƅ15ƌƸ19Pž21Ǟ22bǓ25ƠǛǫ30ǚ36Ń37Ů42g44K59ĵ64ǘ87ŷ
how does	77 8ǫ9a10ŵ13EŲ17ļ23ǒ28ň38r
how far	67 -18ŵ-12Ƴ-11R-9ŉš-7U7MŻ8ƛ9Ƒ10ů11S12v13Ư14Ĵ15m19ǒ24Œ25Ɯ31Ŵ49Ű
how fars	85 12Ż14ƛ
how fast	88 12ǩ16ż28ń
how has	80 -11Ŕ36œ
how have	90 -7S10Ň25Ş30i
how high	79 9Ɯ12ƛ14ſ16ƾ32Ǩ43Ř
how is	53 -32v-30p-26Ɖ-21w-17ƪ-16S-14qW-13oœǍ-12ŭŮ-11Ű-10Ɔ-9ǫ-7nyŴƜǇ7Ŝ8Ƅ9ƺ11Zķ14ĶƵ17ƿǄ21ň25N26Ơǈ29Ǟ35z37b44ŷ46j47U51Ɗ53i58Ų60ǡ85x118t
how it	75 -7ŝǉ7ƴ9Ų10Ň11ǁǫ12Ƶǅ14Ŷ15Rŗũ16ŋǡ17š
how long	55 -27i-18ǎ-17Ş-14Ů-11őš-10Ƥ-9Ų-8ǡ7ƾ8ơ9Ŷ10fZƉ11vHŖ12ƅ17ŰƑ23l24Ũư25G26Ŧ27S28Ţ35ǟ37Ư40O41Ʀ44Œ49Ǉ
how many	47 -17ǋ-11T-10DŒƊ-9ǊǞ-8iőƍǏǘǠ-7ŷƄǚǡ7OƉƽǗ8YƤǪ9ŠŢ11Sųơ12Ƙǐ14cŹƌǁ15Űŵǥ16GŽƯƻ17ůŸ18żưǫ19Vǖ20ƇƖ21ŅŖ22hū25ƥǙ28Ǔ32nu41ǉ44Ǎ
how much	45 -23ƃ-22W-16ĵ-13Ũ-12ťŻ-10QŐ-9ŵŷƦƯ-8UŮƆǚ-7FŏũŶǡ7ſƋƧƹ9źƍ10ǎ11ţŭŴƖƚƸ12ŲƟ13řǕǣǤ14OYŀ15Ƴ16ƕ17ķǝǨ19ZƀƬ20ƙ21Ƣ22ƄƮǋ23ĸ24Ʃǌ25X28ņ29Ǒ30ů31TŔƨ32ƪ38ŧ39Ř42Ɣ47œ
how often	70 -13ǒ-8ǫ-7Ƨǝ8ź11ŝ12ŴǛ15ǂ18ƞǁ23Ůųơ
how old	62 -25x-21Ɗ-20t-11q-9ƺ-8Ǎ-7wƋ10Ǆ11Ź19ƯǏ22Ɖ27ƌ32ƿ44Ɔ55c56p57v
how olds	77 -14Ơ-7Ǎ7Ǐ8Ɖ11ƌƥ23p25Ɔ27v
how soon	84 -24ź-8H12y14ƅ64ń
how tall	82 19Ǆ63Ƽ
how that	88 9š17kŋ
how the	83 -15ǖ-14ř9ŋ10Ż11ư16ǡ17Ǉ24ŉ29ǘ
how they	83 -7Ş7ző13Ǘ14Ũ26ş
how was	74 -15ť-8ŤŦ39k47Ũ59Ƶ
how will	88 -7Ų15Ń25ļ
how would	66 -12ĵ-8ř-7ƪ11bŏ12ŉō13ƺǟ15Ŀ23ƹ26Ŷ40Ĺ43ư
how you	70 -18x-8ǫ-7t9Ƴ10Ůǘ12ǐ13Uǃ17K18Ơ23i24Ń28Ľš33ž
how your	83 -12ŝ9ǈ13Ƅ17Ũ19q33x
hr	90 -23Ǌ8W27Ʃ56Ǟ
huge	90 14Ɣ18Ĺ
huh	75 -11v9Ļŝǡ12rņƑ15Ơ18jŷ25ũ
huh $	80 -8v-7y7x10ǡ11Ļ13r15j17Ơ19ŷ27ũ
hurricane	84 12ƛ19Ɯ
hurricanes	88 -9ŀ30Ɯ
hurry	85 24O44ń
hurt	62 -7ŏ9W13Ŀ14ƞ17ǜ18Ǝ22ť23Ĺ24Ǜ25XŤ28ſ37Ƅ50ǥ
hurt $	79 -14ǥ-9ŏ-8ť8Ǟ10Ƅ11Ǫ25X33Ĺ56Ǜ
hurt at	88 -10Ǜ25ƞ36ǥ
hurt in	85 24ť32Ƅ
hurt on	76 9ŀ17Ť22Ǝ28ǥ
hurt or	80 19Ť
hurt somebody	85 -11Ƅ48ſ
husband	59 -15ǀ-14ǡ-11Pƻ-10Ƽ-8d-7DU7Ű9ưƱ13Ŵ15ł17ƭƵ19no20f24pŽ26ƪƹ27Ǆ31r32qt39s
husband $	80 -24q-22t-18ư-11Ǆ14ŵ18Ƶ20ł22ƪ23o26pƹ
husband do	86 -22r-8P-7s27ƹ43q
husband drive	90 -25Ű-13q27ŵ37Ŵ
husband have	86 -8r22ƪ
husband how	90 -44Ŵ-14Ƽ34Ǆ50Ű
husband in	88 -8p-7P19fq
husbands	74 -12d-8w-7sǢ9pq12ƪǄ30o41ŵ
husbands name	88 -9w23o
hustle	88 40ų
hydrant	76 47Ƒ
hydrant $	86 
hydrant within	90 15Ƒ
i	35 -20Ƴ-19Řƪ-18Ĺŗƙƴ-16ūƯ-15Ƶ-14ĽŲƢǚǪ-13ĻŝŧźƛƟƦǊǖ-12Š-11ĿŃŨŵưƲǕǙ-10ƖƝƱƸ-9RłşŶžǗǨ-8ķŔƀơǉǑǟ-7ŦƋƨǃǓǛǝǠǤ7XƃƐƗƻǩ8xŅŇŐťƚƠǍ9őƉǅ10ŖƇǀ11Uř12pGƎƼǈ13Ś14Źƺ15Ķļňŷ17fŒŸ19iwƆ21CO23hu24Ǣ25Ƅ26ĺǆ27lqľţ28dJ29ōŎ30e31K33E34vŌ35D38M39L42Ŋ47o49N50bŏ58c68I71ǫ73ŉ85a97ŋ
i am	59 -37ǫ-13Ŋ-9p7kvKšůŰ8clrňŞƋ9fŋ10aţ11dPťŶƵƾ12hUľ13BņŇ14Ž15Mǆ17w18iNŎ19ĺ20gŉ22Ơ
i ask	77 -24Ŋ13ǫ17cu18a47ŋ
i believe	90 11ō13l15S
i call	74 -10ǫ-9J9Ǣ18N21K33L39ao
i can	64 -22ǫ-15ŋ-14ĺ-9RŹ-8ŉ7Ōőť8Ŕřşƚ9xƆƘƺ10YŀƎǢ11Ơǩ12oLŬ13ĵś14Łũ15I17ńŻ18œ22ŊŚ24ŏ
i catch	82 -7L10S13s17q18w52N
i come	88 53M
i could	81 -7ĿǪ11G14ŊƔ15I17ŏ37ļ
i did	78 -19ǫ8ŉ11X12b13ŋ18Ŋ19C21E22Ŏ30a
i do	69 -11N-8KŁ7Zľƾ8e9M10OłŖ12LŞ13Ǣ20X22Ņ24b29ŏ42ĺ
i explain	82 -16ŗ20ŋ27ŉ
i get	67 -12IŉŧƳ-11Ƽ-10d-8Ş-7S7Hţ8BƘ9GXƐƧ10b11oŹǇ12ŀ13J15Cő16Ŭǫ19p20O24Ŝ34v37e
i go	85 11Ő13ŉ15X17Ŋ
i going	90 -9Ń18ǫ30ŉ
i got	71 -10a-8X7ŭƤ8nŧų9EšŸŹ10ŞƁƌ11œƞ12ŏ14O18Ŵ
i had	82 10ŶƦ11Œ12Iż17P18ŋ20Ķ
i hate	88 8Ǣ10ƹ12Kǀ20ť
i have	57 -14ƪ-12S-10cGǇ-9wŬ-8Š-7śƟǚ7nƧƺǍ8kFRļťƎưƽǫ9vBUňŮƇƚ10tǆ11Ţ13DŚ14ŋŎ15foJPņŊ16Cŏ20u23d30IŌ34ŷ77a
i hear	70 -16ǫ-13w7s8ĿŐœ9WŒ10Ňƻ11k12gDXZƹǟ13ů14l15Ƽ18NƉ20a21u22h
i heard	86 11h13bŷ14U
i help	82 -11i69ĺ
i just	75 -9D-7Ŗ8K9J11ŧ12c13ǫ14d17Ő18mS31ň
i know	73 -23ŗ-22ǫ-12n7ƹ8ĸ9kCŇ10ňƫƱ11œ12ńǥ13T15ǡ20w21Ŗ32ŉ42Ŏ
i leave	90 15Ŏ39Ŋ
i like	88 -7Ɲ12Ɛ13ł16Ľ
i love	82 -13Ơ-8o12Ɠ13ǅ14Ǎ18l24Ɔ
i make	90 -11O8ļ39ŏ
i mean	82 -55Ŏ9Ƽ12VŒ15Ļ28ǫ29ŉ
i need	61 -10ƅ-8łūƯ-7IS7fnŭƄǅ8ƎƷƼǍ9dƑ10řűƕ11ơƭǀ12eGǢ13cƆ14hFƞ16ſǇ17q18Ŭ19Ɣ
i put	77 -17ŋ-9ū8Ɗ10ǀ11D12w13ƣ15E18cō23ǫ25Ÿ
i remember	88 -8ľ9Ƥ11x19E
i right	79 -8Ŏ-7cmG7f10ƣǎ11v13Ɠ19ǧ20i21q26Œ28ň
i run	85 -9Ų9ŉ10ŋ14Ķ47Ʈ
i saw	86 13tŊ15Ɯ22j
i say	88 -21a10ǫ17ŉ34b35Ł
i see	86 -7ǫ11ƃ12ǒ17EƇ22Ť29ŋ
i send	76 -14ǫ-12Ŝ11DK13o14ŝƗ21ǩ24J26ō
i sent	88 -11Ľ-10J49ľ
i should	70 -11ƾ-10ƿ-8Ŋ7Ŏ8Ų9Ÿ11ƅ14ƚ16u17Ǆ21ƺ26f
i still	90 9ǘ11Ŋ13M15ǈ
i take	88 -11T-7ƨ8f12ĸ13ŋ17N36Ʃ
i tell	88 11i63ŋ
i the	85 19ǫ46Ņ
i think	83 -9Ƣ-8d11Źǫ14O17Ǎ21G24h
i understand	90 9r12ŪǠ14ƿ
i use	88 -10K-7E13J38I
i want	76 -15ō-7ĵ7ƍ8ļŇ9Ŕ10yƠ11O12ŢƘ13ǅ17ov20bǘ
i was	88 -8ǖ-7k11Ŋ14D16ǆ22Ķ
i will	66 -21ƴ-13a-10vŘ-8Ń7yVŋ8ŏ9ƅƐ10XŎœŹƮƼ11ŉ12N14Ŧ15eO16o20M23őś24ō30L
i would	62 -14d-9ǫ-8ĺ-7Ŋƛ7bJŒƖ8TŕůƆǁǈ9sGHũƈƘǌ10eŅƉ11Żǋ12MœŖ13Ű15ŞŪ16ŋƃ18v19ř
i write	86 7ǈ8w12o23Ź27ō
ice	88 14ƞ17Ɯ23ǐ
id	77 -13ś57Ś65ƅ
id card	88 33ƅ
id cards	86 -7ō43ƅ
idea	78 -7Ş9ž10sƷ12V13ŕ15B25ňŋ
idea $	86 -8Ş13Vŋ19B29ň
if	39 -21Ļ-18X-17Ŋǫ-16Ɨ-12Ǌ-11ŁŎŔ-10AňŘťũƸ-9kőǧ-8ijyTƴǍǠ-7dgŖŚšƵǒ7ŭ8ļǨ9ŢƋǤ10GţžƂƹǗ11bHǆ12Ų13FŉřƷ14WƐ15ĵĸŐ17cIŌŞưǚ18rƃ19Ƭǜ23Ɓ24ƨ25Zŋƞ26ƱƳ27ſǣ29Ĺƭ30Ʀ38ƀ39ŏŶ40Ƅ43ǟ45Ʃ75Ǫ
if a	68 -11ř-9ư-7Ʀ7ǃ11Ǩ13ƞ21ƀ24Ƅ27Z33ǣ
if any	88 10Ǩ11ų14Ǆ17Ɵ
if anything	90 -16ƨ9Ƴ54Ő
if he	86 9BƤ13Ǫ17ƹ18r
if i	64 -15Ŋ-12Ĺĺ-11X-9ľ-8k-7fřǖ8sG9o10DĶ13CEǫ17q19ŉŗ20œ26c30ļ34ǆ45ŏţ67ŋ
if it	65 -12ř7ĵƵ8ƛ9Ń10Ƌ11Ɠ14ĹŻ15GHƂƫ17ZƷ19Ʊ21Ŷ22ƕ
if one	85 -12Ƅ-7ƹǊ11ƀ15ǣ17Ǟ43ǥ
if she	85 -17ƹ9s23ƭ25ư26r
if somebody	75 -13ŗ10ĸ18Ǥ20Ɛ21ƀ23ƞ
if something	71 -23Ļ10Ʊ11ƪ12ư15Ĺ27ƭ28ř30ŗǪ
if that	78 -9Ǫ-7ǫ12Ƴ13c14ŪƷ17Ǥ47ǟ
if the	70 -9ư-7ǧ8ǚ10ƋƷ11ŀ13ƀǨ17Ʀ19ž21ǟ23Z28Ɲ31Ǫ37Ŷ55ŏ
if there	75 -14Ƒ-12Ŕ-8Ǩ8ń10u11Hƒ12ŕǟ14ŭ16Ɛ21ƃ23Ţ25ƀ31Ʀ
if they	80 -9Ƶ12ĸŸ13V15z16ƿ27Ʃ
if this	88 14Ō15N19Ŷ
if we	81 8Ʒ11ǃ15IŌŏ19ƃ
if you	47 -20ŏ-17Ŷ-13ŗ-12ţ-11œ-10Ɨ-9Zƀǫ-8XŁƷ-7VňŋőũŽǥ7Ƃƭ8BşŤƢưƽ9ŝƮ10bPY11I14ĺƔƱ16ĸ17ƙ18FĵĿ19Ĺ20WƳǜ24ř25Ų28Ƭƹ30Ş34Ɓ40ſ43Ƅ45ƨ59Ʃ68Ǫ
if your	68 -15ǥ-7ƴ8Ƅǜ12ǖǟ13ƅ14Ŷ18ư25ǚ27Ǘ29Ʀ
if yours	88 -7Ʀ9ŷ28Ŷ
important	78 10Ƹ14Ŏ17Ƴ26Ŀ
important to	84 10Ƴ13Ƹ15Ŀ
improvements	90 13Ǥ23ƍ
in	32 -38Ư-26Ļ-25œ-23Ř-21ŕ-20ư-19ǧ-18aŞţǡ-16w-14Ɓǚ-13xŷǈ-12pşſƂƕƗƩƪ-11ŔƢƼǅǆ-10oŻƣǉǖǫ-9DőƖƚƶ-8JŃŋŎŜ-7ŊŒűƲ7fXļĽŅźƆǄ8dĺōŮŸƊƵǁ9łŏƋƝƷ10A11iyňƏƸ12KMƄǕ13GƍƳǊǩ14mQŢŨƨ15EżƠƦƻǠ16ĿŴƜƥ17sĶņžƾǍǣ18ƹ19ĸƎǒ20ǀ21Ųƒƴ22ŗŤǏ23q24SƐ25Rń26ŰǓ27ť28lnTƿǋǎ29vś30Ǒ31Ƭ33Ƨ34Ǉ35ķŽ36ƺ39Z40C42ǌ44Ǚ45ƙ49Ɵ
in #	65 -15Ư-13Z-9S-8Ŕ-7GJ7eƜ9ǥ10dQŚ11Ŭǩ12y13Œƴ14ů15Eƀ17ƫ18Ɖ19Ť20IƌǇ26ż27ƻ33Ǡ34Ɔƍ
in $	57 -37ŕ-21Ư-18Ǉ-15ƙ-12ǚ-10ƹ-9WǈǍ-8yHƛ-7lĻƉǅ7TłŖžƣƺǫ8PRƤ9Fŧ11Ǝƥ12E13ō14ƱƾǏ15Ɗ16vYĸ17sƝ19u20Ʒ21řŤ22q23ǌ25ķ28Ų32ĺƦ36Ű38C52Ũ65S
in @month	74 -17Ļ7ŢƝ8ľƠơ10Ĺ12y15ť19ź21Ǟ27ǀ28Ŧ
in a	56 -9Űƙǫ-7Rœ7Ǔ8Ɗǋǩ9ƄƜǤ10ƚ11ǀǁ14ĸű15TǍ16i17Z18śǃǌ22ń24Ŵ26Oƛ30Ů31Ŀ
in an	86 -17Ƅ-12ž-11ŝ-8ĺ-7R17P18ŽƠ25Ŀ38ǘ
in and	84 13ơ15d
in any	88 -12Ť9Ų19Ž
in at	84 11G57ņ
in between	90 11P12Ţ
in business	83 -14G-11S-9ǡ-7ǌǠ90Ǉ
in case	80 7Ɓ12Ǫ17I18ƴ19Ǣ
in charge	90 -8Ǣ11Ǜ26ł
in coverage	88 -14Ƃ34Ţ
in for	86 9ű10Ť11ǂ24Ǔ29Ų
in force	84 9ō15ń39Ő
in from	90 -16ǖ13s26Ǘ31ǘ
in front	79 8Ś10ņ42ś
in full	86 -7Z40ĵ
in good	77 -9t7Ų22Ǆ
in ground	90 25Ǝ
in how	90 -12Ư8ư13c16Ų
in is	85 -10Ǐ-8ĸ9Ű10Ʊ11s13Xƥ20ũ23Ǎ
in it	69 -20ǘ-10Ɯ-7Ǉ7Ƌǈ8ƒ9Ňƅ10ƛ11ķƆơ13ƹ14Ǒ20ƫ28Ƴ29ŗ31Ƭ
in law	81 13n15B16AQņ
in liability	90 -32ſ-18Ɓ17ǎ41ǣ
in may	90 9ź14v
in mind	83 -11I-9Ř-8Ś9Ƹ36X59Ʈ
in my	85 13ż14Ňƿ16jŎ
in on	80 11ĺ16ŭ29s32ŝ
in one	82 7ǖ8ƺ10Ʀ14Ŕ15ĵ23Š
in or	88 10F20Ɛ23ž38Ű
in person	88 62M
in place	75 -12H-8ƍ-7KƢ11ļƵ18ōƴ19ǥ35Ő42ń57ƨ
in sales	88 -16Ʈ47ǌ
in savings	78 35Z
in school	82 -12Ƴ9Ż12v23m
in storage	88 25Ƨ
in that	67 -16Ǌ-11Œŷ-10Ř-8C-7ǉ7Ɯ9MVľŽƎƧ10l11ś12ŴƥǙ15ƠǕ16Ů18ťƦ23Ƭ27S44G45Ɵ
in the	43 -20S-19Ƣư-17ƥ-14FŢ-13ǧ-12ƬǍ-11iƦǇ-10CPƚƣƨ-9jpJĻŗŠű-8ŦŨǜ-7rOĵŐŮƆǘ7źſƂ8RĺĽŅųƍƑǀǩ9ŖƵǄǉǟ10žƻǦ11mťƏ12HLUǂǕ13Ƅ14NǏ15flĶƐ16Ƌƾ17ǎǠ18K19yAŁ20Ɠ21šƟ23Ƨƹƺ24Ÿƒ26ū27Ŷ28nķ33ƿ48Ǌ49Ǚ50Z55ƙ
in there	67 -16ǆ-13GŁ-11VƋƠǫ-10Őŝ-9ZǑ-7j7t8ƍ9Ɲ10Ţƌ11hǏ13Ƥ14Ə15ŉ17ƬǕ25S29Ɵ36i43ň52ŗ61ƙ
in this	81 -23Ǉ-10ţ7kS9Š10ļŒ12qǥ15j27ǫ
in to	79 10ǀ13Ť14Y19ś26ǖ35R
in tools	76 -9ű21Ɵ35Ǒ
in touch	90 10Ņ13K37ŝ
in town	88 11Ʀ31Q
in trouble	88 7ǁ8ư9Ĺ14p
in wages	85 33ǋ
in when	90 -11Ǌ23ǐ24Ǔ29G
in whose	80 16ǒ
in with	83 8j13Ɯ14ǆ16œ23n27ƹ
in writing	90 -11Ʊ17ƅ25ƴ
in your	60 -13w-11Ǒ-10ƦǕ-9a-8ƄǉǏǖ-7ōƂ7ŸƬƴǅ8ŗ9ő10ĶƎƽǁ11ŁŢƞǤ13Ņťǜǣ14nž15Ǚ17ĸļƿ18ŀ19ŉƨ21ǒ24g25c26Ƹ27Ɵǎ33ƥƧ
in zone	90 30ƛ
inches	90 -7ǫ16j27Ƽ
include	76 -12ǉ8Ƣ10s12Ƈ18ǋ36Ő
include $	80 39Ő
included	82 8Ƣ10Ƃ11Ŕ12Ɓ16ŗ
income	68 9Ʈ10ǖ14u27Ʊ30ư33ǟ46T
income $	76 -17u-16ƹ7ǟ30ư41Ʊ47T
income besides	79 -10Ʊ36u
incorporated	85 15ǅǈ
incorporated $	86 27ǈ
increase	80 26ŕ33Ŕ
increase $	85 13ŕ34Ŕ
independent	90 23Ǔ
info	84 9Ľ11ľ16ŋ19Ņ32Ǚ
information	82 11ľǙ25ļ
information do	90 25Ǚ
injuries	81 16ſ33Ƅ34ǥ
injuries to	90 -7ǥ11Ƅ24ſ
injury	78 8Ƅ10Ř39ſ
inside	74 -21Ǐ-8ƌ7ƫ11ŗƑƝ12ƍƥƬ15ǆ16Ŭ21Ƨ23ű39Ǥ
inside $	86 -23ƙ-15Ǐ15Ƨ16ƥ23ƫ39Ǥ
inside the	88 14ƑƝ19Ŭ
inspector	77 21Ə
inspector say	79 12Ə
instacart	90 43ų
instead	86 -7J7M8r13Ǔ14K16Ʒ
instead of	88 -7J8r13Ǔ15K16Ʒ
instruments	77 26ƚ
instruments art	80 
insurance	48 -15ƺ-12ǆ-9Ř-8Ĵĵ7Śƈ8XǦ9ſ10AśūƀƛǪ12ƶ13ĻşŠŢƄƨƵǔ14ř15ŧƂƫƮƯ16Ǖ19ĿłŐ20ő21ƅƗǎǧ22Wœ24Ň27Ť
insurance $	58 -20ƪ-18ő-17ƺ-11ĺƩ-10ŇƮ-9Ƥǧ-8ƅ-7łţ7Ɨ9rXŞŧƵ10ŝƨ12ĿŤ14ŐǚǪ16ƣƶǔ18Ưǎ19A21Š23Ļ26Ƃ28Ƅ43œ
insurance at	86 -16Šƨ-14Ʃ-12Ƅ42ł51W
insurance card	88 22ƅ35ő
insurance company	80 11őş12Ť13ƈƶ17Ŀ
insurance do	79 -17ƪǆ-8Ő8ƨ13ŠƁ24ǧ29ƫ34Ʈ
insurance does	86 25Ǖ
insurance for	90 -7Ƃ10Ţ
insurance from	88 9W11ƅ18ƭ
insurance hits	88 26ƀ
insurance is	85 -16ƨ-13ĵ-12Ř12ſ17ƪ21ǫ
insurance now	86 -19Š19ƨ45Ő
insurance on	86 -10rƨ15ƅǪ25ƪ
insurance or	84 8š10Ő11ş14ƛƨ
insurance papers	88 20ǔ30ś
insurance pay	88 -7Ƅ13ſ15ƪ17ƨ22ŧ
insurance through	88 -23ƨ8Ɨ53Ʃ
insurance to	90 19Ʀ26Ŀ
insurance with	88 -12Ţ-8Ő19ő29ƪ
insurance you	86 -12ƪ11Ʈ15ş32ƨ
insure	84 -8ƣ-7ǍǏ9ū11Tƕ13Ǫ16ǎ25Ǥ
insure the	90 -9ƣ-8Ǎ-7Ǐ17ǎ34Ǥ
insured	60 -16Ǒ-14ƀ-9Ɣ-8őœ-7Ǔ7Ɓ8ǅǒ9ƞǕ11Ƅǎ12ǆ13ǩ15ŵ18ǧ19Ţ21ǔ25Š27Ő31Ǥ39ƪ43Ř47ƕ
insured $	71 -14Ǒ-10ƕ-7ƀǓ12ǒ13ǩ17Ǖ23ǔ33Š35ƪ44Ǥ
insured at	86 -9Ř8Ǥ21ǧ38ƕ
insured for	77 -19Ő-11Ɣ10Ɓǎ47ƕ71Ř
insured what	80 21Ƅ
insured with	88 -9Ǥ13Š19ǧ
insurer	83 -10Ţ9ţ18œ22ƶ30Œ43ő
insurer $	90 10ţ34Œ
insures	90 -8Ǥ-7n24Š26ő
interest	86 -9B-8ǫ12ĺƖ14H16ň
interesting	88 7Ŏ17š22B
into	69 -10Ǉ-7ļƮ7GŽǪ8ŏƛ9iǙ11Ɓ12Ń13dŋť14ķšƀ16R17ƬǠ18gǥ28ƍƝ34S
into it	88 7š10Ļ11Ƭ14S22ƍ
into the	83 -9ƍ7d10G14S15Ǡ20R22ǥ26Ɲ
into your	85 10ǚ11ƝǪ13Ǚ17Ń18ť21ķ
inventory	82 14Ǥ22ƙ24Ɵ26Ǒ
invoice	77 17ǚ21Ǘ
invoice or	80 23Ǘ
involved	88 10Ž11P14ł15f
ira	88 52ķ
ira $	90 31ķ
is	23 -29ũ-20ƺ-19ŧ-18šǚ-17Ň-16ƹ-14c-13Sƞ-11ŉŤťǓ-10ĻŔƻ-9O-8ŢŨƮƿ-7ľ7ŶźžƐƙƠǌ8blrŚƃǃǠǤ9ŮƔƬǛ10EŪƒƩ11CQXŊŠƨƱǖ12ĿŀņƎƓƖƾǀǐ13FƗƛǞǥ14fuKĸŘŞşŴſƁƣƧǘ15ŗŬŸƚƳ16aAơ17nƽǇ18ķƤǉǧ19IRĶőƀƭ20h21qNTŖŻƂƢ22pJŎƫ23svłŲŷƊ24PǊǍ25ZńƆ26ŰƇǈ27yŵ28DœƋƕ29ūŭƴǅǙ31jǄǡ32ǝ33ƈ34ĺƪƸ39i41oǫ42txUǏ45Ł
is #	69 -27q-19Ʈ-14Ř-9H-8ŐƔ8yƯ9ƇǊ11Ƹ13E17Ŕ18Ź24I28D33ǫ37X47pƕ49v52Ƣ
is $	73 -20ř-11n-10t-8q-7pƙƪǠ7Ő8Ŭ9Ł12Ĵ13Ķ14R16ő17Ņ18w23Jœ39ǫ48o
is @day	88 7L8k
is @name	75 -22ƺ-15ő-14n-11i-8xœ-7a9ŝ15J20o28s32Ǆ44w56t
is a	54 -22Ư-17S-16Ɗ-15i-12Ų-9pX-8Łű-7Ŗ7fUĴŢŭƧ8qŀŝżƉƒ9rCYŚŵƀ10BŞƐ11xļřǃǏǛǧ12Ʈ14Ō16vƈ17Ǉ18ƪǑ19Mž29ū33ƫ34Ɔ36L39ǟ
is about	79 -19Ŗ14IŊƖ19ĺ21Z25Ƭ
is alcohol	78 24ǝ
is all	77 -13ŵ-10ń11ZƝƨ12ōƸ13n14Ǫ16ƙ25Ĵ
is an	78 -8Ǩ11ĸƁƌư12š14ǋ19ķ21ƃ29ǈ
is any	85 -11Ɵ8ŷ12u14Ǚ18Ǒ26Ƨ
is anybody	88 -15Ņ-13n23Ő35u46Ÿ
is anything	85 9Š11ƒ14Ǘ17ƀ
is asking	90 -15ƣ14ǩ15ƅ
is at	81 -10W8q9n10r12ŏ19Ʊ24Ŀ31ƨ
is awesome	88 15Ʃǌ16ǡ27ǁ
is been	80 -19G-11S8Ş12ľ18Ɖ20A26Œ40ǡ
is business	82 -12ǅ10U11ǧ80ǡ
is changed	77 30Ǡ
is different	85 -12řǫ-10Ŕş18Ū35Ļ37ŕ
is down	77 -8ǆ12ƭ27ƋǠ
is driven	80 16Ů
is everything	84 12U13ĸ22Š24i
is fine	86 12Ɗ13G14ǌ20N
is for	90 -10œ8ŵ59ǫ
is free	90 12Ɩ15Ʃ16ǃ
is from	90 -15T-12Ɗ11Ɖ13ƌ17ǖ40ư
is going	77 -10ǫ-9ŀ7Ƥ8źſ13ƱǠ15ǡ17Ū18Ļ21Ń38ĺ
is good	82 12t14Ķ19p20S27Ş
is got	73 -20n-13Ņ7Ÿ8ŁŻǨ10ũǈ12jł16ƪ17ő23ŀŲ25ţ59Š
is great	90 8Ż10a12x26T
is he	65 -27v-14Q-12HP-11ƕƼ-10ơ-7ķŠ7w9noA12x20Ǆ27h28ź32ņ34q35ŵ38ƪ55p57st
is her	79 -20ƺ-17p-15d-11ǅ-7qŃƬ8ŵ11o18Ǌ22Ǆ35v46B48Ż
is his	81 -35ŵ-25w-13a-12ƺ-11t-10ǅ11pǊ18Ż29Ǆ37q41Ŵ45o
is holding	90 24Ł
is home	88 -11ű-7q28l54C
is in	59 -19Ʀ-18ƿ-17Ű-15ǘǫ-13Ǒ-11Ƣ-10Ƥ-9ŝƖǍǧ-8ű-7jĺƔƠ7ŴƌǊǕǛ8ő10ł11W15Ɠ17ƂǏ19ĸƊ21ūƋ22qƽ23n24Ł25ķ31Z35Ɵ38ǎ43Ǚ68ŗ69ƙ
is included	90 12Ƣ18ŗ
is insured	90 17Š24ƕ
is is	88 -7d9o14u16ů31p
is it	42 -26ǫ-23Ƭ-19ƙ-17t-16ũ-15ŧ-14swůƔǣ-13XƧǓǤ-12fŕšŭŶ-11Ʈǚ-10CŎŠǊǐ-9kŀƛƟƷƿǖ-8pyGņťƢƺǆ-7lxĿŇƖƯǠ7WŉŦŬųſƋƌƴ8Fń9oŋŌŐŝūŰƨƽ10ŖǦ11Ɓ12řśǢ13ŮƆ14ŞƥǇ15uƾǘǧ16ķǝ20ƘƤƱƸ21ơ22Ɨǈ23ŵƠ25TœŲ27ƈ28ǡ29ǉ30űƊƕ33U34Łƫ37ŷ40Ǚ41ǅ44i46łŘ49j59P61Ƈ
is just	79 -14ū9ǁ10WƟ11Ů14ƫ15yŵ31Ÿ
is kept	86 -9Œ15Ƨ17ű26Ş
is left	79 -10Ɩ7z12Ʃ15ŗ22Ƹ36ŭ
is licensed	90 -8Ź26Ÿ
is like	84 10ǟ11Ŭ12ƃƬ
is most	84 -13ǘ11Ŀ16ǌ
is named	71 8w9Ɯ12Ƥ38ƭ
is new	90 -15Ň-13ĺ34Ǡ78i
is next	78 -16Ƴ15ƭ22Ś26Ǡ35V37y58Ǐ
is no	82 7Ŗ9Ū10sƪ12Ǫ13Ŋ14ń
is not	69 -34Ł-22p-9œ-8ƙ-7ŵ7Ƶ8oĹƆ9Ũƍƶ10cMU11ŗ12ƀ13l14Ř15w17Ǔ18ŷ20Ƨ38v90ǫ
is now	90 -10ũ46N
is on	63 -35ǫ-26ƣ-22ŭ-16a-15ǘ-9ƨƫ-8sƬ-7prŹƉƖƥƭǤ7Ɔ8żƊ9dF11ǧ12Ƽǝ13Ŵſ15ĺǅ16ů19ŗ20ŀ22Ƥ24ƕ29Ĵ30ő31Ə34Ÿ42ƪ43ƀ68Ǌ
is one	86 18ǖ26y
is out	86 13yƓ15X18Ǌ
is recorded	90 
is right	86 11s13D17ŏ42N
is she	69 -24ū-11ƻ-10ǉ-8ƺ-7iƳ7Ƥ9ŲŻ10p11vź12x14y18ǄǊ20ŷƵ25t32ŵ53q
is sitting	90 7ơ14Ɵ17n
is smart	90 13Ū19A25Ņ
is so	90 12wū17Ľǫ
is somebody	90 -11ǐ-7ǉ14ǩ19ł32ơ
is something	90 15j20Ŋ21ƨ
is still	83 10I12n14Ŋ22D24Ʒ
is stopping	88 20ţ30Ł
is that	42 -23ǉ-20vwǎ-19ƕ-15ǌ-14A-13iIĻ-11ŧƠ-10Ĵĸ-9Ŧǟ-8jyķůſ-7nŁśƄƥƻǧ7SŃƛƞƱǞ8oŌŶ9sDŠžƈƟƲƺǀǇǜ10fBTňūűƝ11bpGŲǃǍǗ12őŸƢƫ13ĿŒǋ14uų15FŅ16dł17EļƆǘ18ƽǫ19ĺ21Ŗŭ22Ű23Ľ24œŮ26h28Ŏ30C39Q45R
is the	42 -34ŵ-28Ÿ-26Ƥ-25Ǌ-21i-20ƥ-19t-18WƦ-17ƫ-13dpSŗ-12aŐƓ-11Cŧ-10RƱǆ-9nńƀƺǠ-8TĺłƟƳƷƸǟ-7LļŔťŶźƹǄǅǇǪ7hmŀƍƎƒƝǞ8cKĴŠƆƨ9JŎűƁ10kwIƕƘ11EŮǌ12ĸƩƴǧ13AřŴƖ14śŷ15ůǤ16yQƠƢƭǉ18Ǒ19Ų20Ƈǎ22F23vŃƈǈ25UƬ26xœƮ27ƛ29Ǎǡ31Ŗ32Ł34ŭ35ƚ37Ř44jūǏ45Ɣ53ƣ
is their	88 13ŕ43ņ
is there	47 -17jǫ-15Ǌ-14Ƥ-11ŝǉ-10ŘƗ-9ŗƞƧǈ-8GŚŠŢǑ-7Ŀŵƀ7ŁłǕ8źƵ9ĸƃ10Ɩƛƫƽ11ńŲ12ŊşƓ13ŀōŭƺ14Ɛ15ZǤ16Ƒ17ƨ19Ƌ20ƄƸǖ21ǝ22Ǝ24nƥ25Ʃ26Ǩ27ǅ29Aƴ31Ŷ34f41Ƴ46Ǫ50Ŏ
is this	69 -25ł-19Š-18A-13o-9Ƥ-7yĻŃ7ơ9Ő15ń16Ʒ24Ǉ26Ǌ30N33H37I41ĺ106a
is under	88 -9Ɗ7G20Ƌ28n
is up	82 -29œ-16Ł-8Ŕ12t16ǆ19Ż21ž23Ŗ24i60ĺ
is what	65 -12řſ-11Xǫ-7DƔ7şƢƣƳ8vxLǤ9cuCœŕŦƸ10ů11iyĵņƍ13UŁŬƄ15G20ŀ21ĹĻť34ŧ35p
is when	83 -13š9Ɔ13S15GŖ20ŦŨ
is where	90 19D35M
is work	83 -15i-11j-8Ż12Ű87U
is worth	82 7Ųƙ15Ƃ30ĸ
is you	77 -19ǀ-9Ʊ-8z-7u8p13hŞ16a23Ǆ30Ƥ75n
is your	41 -41ǎ-29ŀ-27Ǌ-24B-21Ƈ-19ǅǡ-17Ʈ-15Qƽ-14ĴŮ-13no-12CŗǙ-11ŃǠ-10MWƟưƱǚ-9Ĺĺ-8HUŐŒŞşƩƹǈǓ-7cuĻƈƨǒ7bgŁ8v9Kśǖ10ŵŹǆ11iIRƊƪ12dDŠƿ13Ŭǌ14ķœƤƾǏ15eqŽƭ16Aǘ17ź18swǢ19XĶƗ20yŝƴǤ21T22z23lPƖ27xſǉǍ28ǀ32ř34Ƽǐ36ǥ37ńŰ39r47Ʀ49ǫ51ň55t
is yours	81 -12F7D9Ɗ10Ɣ11ǎ13Ų19ƨ20Ķ32ĸ
issued	90 39Ź
issues	86 8Ǆ16ƺ
it	28 -33ĺ-23ņǓ-21Ĺ-20lƹǤ-19cq-18yŠź-17ƥ-16CĴ-15ǆǖ-14gvGƪǊǟ-13tMŸƨ-12pOſƄ-11LşƦƺǀǘǫ-10ż-9aozHXŰǄǎǢ-8xZŇŞǐǒǗ-7hƟƣƼǛǞ7sŶ8KƐǝ9ŝƅƗǚ10ŧžƂǉǑǧ11ŀŬƒƸƽ12JĶőƍ13Ƙ14FŌŵƱǩ15Ţ16iųƉƤǠ17ƃƏ18łƿ19ƾ20nňůŹƕƛǈǡ21AšŦǏ22Ļŏ23śƋ24Ɓơ25bœƯ26ŋ27PŃŚǇ28BUǙ29ń30ť31ŭƊ33ŕŖ34ĵƈƫ36ōŜŨ37Ʃƭ38ũ39Ŵ40ŁƠǅ41jƇ43ŮűƔ44ŘƆ45ŔŗƷ47rŪ54Ƭ60ŷ68Ų
it #	84 -17Ų-12Ƈ8ų39Ř72ſ
it $	43 -42ǆ-30Tœ-26Ÿ-22qĹĺƙǘ-20ǝ-18ŝǎ-17wĽ-16ƣ-15HOŞ-14sƸ-13ǡ-12ZĴłţūƠ-11jƥƱǍ-10ŃǊǟ-9kŦźŻ-8acgiCVžƖƪưƳƴ-7oĿŇŖŢƊƝƢƨƶǪ7fǠ8ŮűƅƐ9őšŬƛƯ10XĵŎŲƤ11EUńƒƿ12bŔų13ŕƟǨ14ļŀŁ15ŹƁƵǙ16ŏťǋ17Ə18DƗƩǑ19Sƀ20Ɣ21ƭ22ƍƫ24ōůƃ26Ŝ27ǫ28ŨŪ30ũƇ31ŵ33ŧ34ǈ35ƽ38P39ŗ40r42Ŵǚ46Ʒ53ŭ55B67Ƭ75ŷ82ň
it @name	88 8w9b24o
it a	64 -18ǐ-10ǎ-9ǋ-8ť-7ƕ7Fǥǧ8ǈ9Ļ10ŕ11Ɩ13iŘ15œŰŷ16T17Ŕ18U20ƣ21Ơ22Ɲ24Ƈ27Ǉ29ǡ31ƥ37ƈ
it about	85 -9ş8ĺ11Ƹ12Ǡ17Ŕ31ž
it again	86 9ƕ11ž15Ƙ38ŉ
it all	68 -14Ǔ-13ũ-11žǐ-7bōƌ7œƋǙǧ8ĵƕ9ƙ10Ĵǅ12ŗƇ13qǞ15ťƴǍ16Ƥǒ18ƍƘ20ǉ21k26Ń28ƭ30ǘ
it an	85 -18F14ǈ20Ɔ25ƥ
it and	69 -16Ƭ-8Ɣǣ7ŭƈ9pƎ10ǅǇ11Ŕŵ12Ŝ14A16ƣ21ƫ70ƕ
it appraise	90 24Ɣ
it at	85 7ƙ8Řƶ10Őš11ű
it back	82 -13ŗ13ŉ29Ƭ44ƕ
it be	73 -16ư-10ŏ-8r7Ŝ11b15MƮ19Ş21ş29ļ31ŋ34s45ǫ
it been	79 8Ň12jŢǇ13iŦ22Ɖ24U
it before	82 13ƴ44Ŕ
it built	90 21Ɔ
it burned	86 -8ƙ15Ɠ30ƕ
it but	88 7g16Ʊ28Ł
it by	83 -21ń-11M7łŬ8Ǘ16Ŝũ30ǩ31A
it come	77 -16l11TWŖǗ14šƜ15ľ18ĵ28Ń46ť
it comes	84 7Ń13ř16ŀ19H26Ŀ
it cost	72 -11ƕ-8š-7Ǥ7Y15œ19Ʊ24Ɠ38ŧ39Ǒ
it cover	90 -8Ř44ŗ
it covers	90 35ŗ
it different	80 -13Ɯ31ř
it do	84 -8ľ-7Ɲ8Ų12ƐƧ13Ŧ19ŗ
it does	88 -9ŉ14ŵ16ǈ27Ū
it done	90 8ō13ǃ15ń
it down	90 8Ǡ14Ɓ18f24Ź
it due	88 20Ŗ
it ends	90 8ƫ17Ś18Ŗ
it ever	83 -9ǒ-8ǖ8ųơ11Ů28Ź31Ƌ37ƫ
it finished	88 13Ƌ
it for	65 -25ǚ-19ū-15Ǣ-14ř-13ƫ-9OŲ7p8ō11Ŷƕ12Tļž13ő14ƮƷ17Ư18ŏ25Ʊ29Ƹ36Ů57ŝƔ
it from	82 -23Ŕ-12ŝ14ƨ15Ũ16Ŝ17Ǉ22ƛ33Ɔ
it go	76 -11Ũ-10Ǩ-9Ɯ-8šƮ-7ŧũƻǪ7Ɣ8Ƌ11Ơ13jťƩ17Ř20Ŝ25Ŕ35ƭ40ŕ
it goes	88 11D13ƭ14Ŵ
it going	84 -19U-13ƹ8Ŀ9ŌǪ11ơư14e23ǡ34i
it gone	79 23œ27Ŕ
it got	83 -8ť9g12Ƈ16ŲƬ
it happen	84 12ť32Ŧ
it happened	77 -14Ƶ-9Ĺ11ŧ17Ū19Ŧ21ť26Z
it happens	90 12ż26Ţ
it hard	79 22Ƶ41U
it have	77 -60ƥ-33ƫ-8Ű7Ǝ10ůǧ11Ƈ13Ų14ǈ17ńƯ21ƈ25bƬ70Ǐ
it how	86 -9G9œ12b15Ź16x21Ɖ
it i	90 10ŭƹ
it if	83 -10Ʊƹ-7Ʀ13ƞ18Ʃƭ24Ǫ29Ʒ
it in	68 -43ŕ-18J-11ļ-9Ǎ-8Űǅ-7HƊƫǘ10űƜ11ŏǇǩ13ŀƬ16ń18ō21KŴ23Ǐ25Ʒ33ś46Ų68Ũ
it is	49 -16ŷ-14EXǫ-13cƔ-12ńŗ-11puŴ-10ƭǤ-9btxŵźǕ-8oķĿŧŨƖ-7lzŪů7ŀşƩƿ8iŮŰưƾ9ANQŋŏŚŬƀƙƷǇ10Ǌ11rWŒūƯǁ12ŕŻƸ13JŲǈǣ14Ƃ15Ĵ16žƤƳ17kŸ22ƛǅǆ23Ş26wǡ27ǝ28ƫ31Ɗ36Ƣ37n47Ɔ50j
it it	90 12X17ŀ
it just	64 -25ſ-11ŵ-10Ƨ-8ĺ-7ŶǑ7ťűƋƞƪ8šŮƟ10źǈǉǝ11Ņơ13ǅ17nr22ŝ26Ļ27Ɓ37u42ū
it lapse	90 
it last	85 -19ŝ-10Ŕ9Ɖ21Ư24ŗ32Ŧ
it like	80 7Ż8Ŕ13Ů14Ʒ18ŲƦ39j
it made	88 -10t-7Ļ26ƭ29ƈ
it meant	79 32Ʊ
it more	79 -9Ŕ-7Ŀ9ş13ZŷŻ16ň18Aŉœ19ǆ
it mostly	90 -8Ů9ů10ĸ
it new	90 9ǆ17Ɔ
it now	77 -11Ɣ17œ29ĵũ
it off	77 10śƴǀ12Ļ14I15ƅ20Ō
it okay	88 -7ŉ10ŋ15Ō19ǀ
it on	69 -15ƛ-8ź-7ZŨ7Ŕ8WƆƨǚ9jƞ11Ǚ12Ų13Ĺ14ư15Lś17ű18ĵƢ23D26Ő32ŕ
it one	80 -18ǣ-8Ǥ10Q11Ɔ17i28Ɗ30ƫ31ǧ
it only	85 -9ŭ7ūǋ8ŉƐ10Ƥ16Ŵ18ǉ
it or	70 -15Ƭ-12s-11Ƴ-10M-8Ǎ-7Ňŉ7ƍ8m9šŧŴŷƚ10Ĺłŗǂ11ŏ12Bŭ13ŋƶǇ14Ŝ15ư16ƣ17rƷ20ŝ25c28Ŏ
it out	76 -14Ǔ-8ŷ-7FƢ7Ů8ś9Ƭ10Zĵ13Ʒ16š17A23ű24ƞơ
it over	76 -10ŗ-9Ʈ8Ŝ10Ʃ11ŷƛ12Ł16ĵ18Ə28r29Ƈ33Ǡ36T
it rains	77 13Ƌ17ƛ
it renew	76 21Ŗ
it right	75 -13ƣ-12ŗ-9X-7ǈ7ōǧ8Ų9ĵŏŐ11ǅ12tFŉ14ǁǎ17b19ķ
it run	83 -13Ư-12U7Ţ17Ŗ38œ45Ų
it running	88 -26ǡ-13i19ŷ20Ų26œ
it say	72 -29ſ7ů8Ǖ10Q11Śǎ16ǅ17ǩ20ś29Ř
it says	81 -8ǆ-7ŗ10ſƫ11qĽǤ12F18ů20Ś24ś
it sell	88 -8ļ39Ɣ
it sit	90 -12ŵ12ű18ǝ33ƈ
it slow	90 -7U8J12ǐ16ǡ18b
it so	83 8e10ǔ11Ơ12Oĸ13Ļ
it something	90 -13ş14Ł29r
it sounds	90 11ĸ12ō15ƿ22b
it start	90 -11Ĺ14b16ť26Ŗ34X
it still	78 -11U-8Ň8œŪ10S12Ʃ13JǍ14ķ15Hŝ16jƼ36ũ
it take	73 -13š-12B-9ƽ-7ƆƩ11Ű12Ŧ15Ʈ16Ƴ20ŏ22Ńƙ23Y24ţ41Ũ
it that	78 -12ň-11œ-7Ŧ8ŕ10ƒ11K12Ļ14š15Ľ16ƶ17Pĺ21ů26Ł
it the	70 -31ſ-16œ-12Ɣ-11U-10ņǥ-8Ŕƺ-7ľĿ7ř8ǃ9xǢ10ĽǦ12Ǆǉ13Ɖ14ƅ17ş23Ļ38Ř41š45Ş66Ł
it there	84 -44ŷ-19ňŞ-11Ř-7j12Ǖ13ǘ16ǟ33U83Ơ
it to	70 -17ţ-11ƭ-9ŰƠ-7Aů7Ƥ13ĵ14ń16ŗ17B23ŵ25Ŵ27ř28ŝ29Ů30Ƹ39Ư
it today	75 -12ĺ-8Ř-7ń14œ16Ļ31Łō
it under	83 -8X9Ŕ11ǅ13ǥ28ŏ42Ɣ
it up	69 -13ũ-9i-7Ʀ7DŪ8ť9őŬ10šů11Ƒ12ĵƧ13O17ōŚ20ƭ21œ24Ŗ27r28ś30V46ł
it used	86 22Ŕ33Ů
it was	71 -26ǀ-12Ŕ-9ŧ-8š10Ƶ11ƝƱǋ13Ɔ14ĻŽ21Ľ22Ŷ32ũ39ƾ51Ū
it went	79 -7Bŝ11Ň13Ƶ16Ɔ17š27ŕ42Ŕ
it were	80 11ǟ
it what	75 8ǃ10Ňŕƃ11ŒŚšũƘ12ƙ16ś17Ž18ƫ
it when	78 -8Ƶ-7ƭ12Ɔ16Ǟ17s19Ǒ21Ʃ32ũ33ơ
it who	90 15ł16n18Ǣ
it will	86 -7ř13Ń14ƻ
it with	76 -12S8ƛ10sŋ11őśŭ12Ʃ15Ǉ16Ņ18Ƥ35ŗ
it without	88 13Ɖ24Ǫ
it worth	90 -12œ11Ɣ46Ų
it would	76 -14ŏ-7ǫ8Ŝ9Ɣ10ŗ13Ŷ17ņ18Ʋ19ţŦ23Ƒ30ƕ
it you	78 -9Ʈ-8fš-7Ş10BQž11ƶ12Łŷ13o15ŊƬ16ǎ17Ū23Ž37P
it your	78 -39Ǐ-22ǅ-16u-13ƥ-12Ɔ8ƿ9ǔ16Ʊ18Ʀ24F27Ơ34ŷ47ł53Ǎ
it yourself	77 -12ƨ-8ǜ8Ǉ9ƒ12Ɓ21š23Ť
itself	83 -11ĸ7Ł11Ǥ13ƚ15ƕ16ĵ22C
jeep	88 13ū15Ŵ21ŭ
jewelry	73 36ƚ
jewelry $	88 8ƚ
jewelry instruments	79 
job	56 -12GQǧ-10Řư-9ǫ-8i-7ršţƛƞ7tŨƹ8ŤŵǓ9ŉǂ11Ɵ12ķǩ14RƮǒ16ƨ18u20ǥ22ƩǊ24Ű25Ǖ39q41V51SU55W57P
job $	67 -8ţƛƪ-7Ť10Ů12ǩ13tW15S17ŰƩ19ǒ21Pǥ22V23qu24ƨ73U
job ask	80 -7ǧ11Ǖ
job even	80 24Ť
job or	84 9ƪ25W
job title	90 12q35P
job what	90 -11ǧ9Ǖ13q17W
job you	90 -13Ř14S20Ʈ21Ǖ
jobs	74 8Ǩ9ǣ12ƪ14Ǔ17Ǌ19ǖ20V21Ʃ22ǆ31ǒ
jobs $	81 -11ǆ18Ʃ23ǖ24V29ǒ31Ǌ
join	86 11ŏ12Œ34s
judgment	90 10ǁ16c17Ţ
jump	79 -19Ɣ-13ň-9ŧ17ŔƎ29ŕ49ţ
jump $	88 -22Ɣ-12ň32ŕ38ţ
junior	86 8m19w22a
just	48 -13Řƅ-11D-10ŃŎŴǒ-9Ƨ-8Ǒ-7qRĿƠƵ7dUƯ8rvYŜƙǜǩ9sĴĸłƎ10eōǛ12KSň13hŋŐƨǊ14Cƣ15u16ŕƤǓ17ūƽ19Ů21ŗ23n24Ǎ26šƁ29ĺļ30Ÿǉ
just a	76 -12ĺ-9Ǒ-7Ŏ8ǁ9ų10K11W15Ŧ16ơ18ƣǧ19ļ32Ɵ34ŷ
just for	85 -9ǒ-8kǔ9Ƣ15ŰǓ45Ů
just get	90 -12ŝ8Ź12ƣ16ŗ
just just	77 -11Ů7Ŗ8ǔ10ųƣƤƾǟ11ŷƳ21Ǎ
just kind	86 7š8Ļ10Ő11ŗ20ƴ
just need	78 -18ƅ-10D-8Ŗ7p10Jő11eŐŧ13d14C18mS
just now	73 -23Ļ17ŋ58ĺ
just say	85 8ŋō12N38ǫ
just so	86 -12ĺ15n16ŉ17Yœ
just take	86 -9ŷ9ŋŮ15Ň18ǔ
just tell	86 -8ǫ14Ł16M
just the	68 -16ƾ-13ŷ-12ǉ-8Ŷ-7Ɨ7ĸ8ešƁ9Ƥ10sǋ11ŘŤ12ƈǜ13ŝż15ƨ16ŠŸ18Ĵ22ƽ24ū30h42Ǎ43u
just want	88 -8K10ƾ13Ʋ20ļ33ĺ
just what	88 12Z23ƙ
just you	73 -22Ɵ-13Ǎ-12Ů-10uŴ-9Ń10Ǚ12ŕ13ƪ14y17s22ǈ26ł37Ÿ46n88ǉ
keep	56 -12ĵ-11eƬ-10ķ-8řǖ-7źǚ7ŌŹǘ9Ǫ10ŊǛ11qWƁƟ13ư14Ƌǫ16Š17ZśƀƧ19Y20o21ǟ25Ǒ28ű29ŎƩ33Ʒƹ35Ǚ
keep $	84 -13ķ-11Ɵ11h17Ǚ19ƹ20q44Ǒ
keep a	90 -18Ƌ7Ō20Ƨ
keep getting	80 14ǟ
keep going	85 -30Ʒ-8V10m13Y15Ŋ37Ŏǫ
keep in	88 25Ƌ
keep it	78 -15Ƭ-13ƹ-10ź-7Ǚ7Š10Ǡ20ư21Ʒ26ű43Ʃ
keep on	88 -11ǖ11Ǒ28Ǚ
keep that	90 15Ş17Z18ű
keep the	74 -11Ɵ-10ư-9Ǚ-7ƆƷ7Ǣ9ŬƧ11Ź15Ǫ16Y18ś24ƀ53ƹ
keep your	86 13ŏ19ś
keepin	84 -8ň8U10Ł13t15Ƹ16ţ17ǡ19ž
keeping	79 13Ūǡ15U16tŁ17Ʒ33x
keeping busy	90 -41U-11x20t69ǡ
keeping you	86 -46ǡ18Ł49x59U
keeps	76 -7Ů7Ɲ9ţơ10Ǣ13ǔ14ƽ15c23P25ŀ29Ş
keeps you	82 -7Ů10ţ16ƽ26P28ŀ31Ş
kept	74 -10Ŏ-9ư-8ŌŒ10Z11ŷƄ21Ş27Ǚ33ű41Ƨ
kept $	88 15Ǚ
kept you	90 -11ư-9Œ13Ƅ32Ş
key	88 -8ƨ80Ǫ
keys	72 10v34Ŵ44Ƙ
keys $	75 10Ŵ11v25Ƙ
kick	86 12Ŗ13ƻ15ō18ļ
kick in	90 13Ŗ16ō
kid	75 -25Ŵ-11yz-8ū10Ʊ12n14ƞƸ15ƚ22Ǝ25ƨ28l32Ż66ź
kid $	88 -13z12Ʊ16Ƹ32ƨ
kids	57 -9Ż-7tĸ7qŮƲ10Ŀ11ũ12ƞ13Ǝ17ź20ƴ22ƭƯ24n26v29w31Ʊ32Ƴ44y49x57u
kids $	68 -28ź-19y-7r10q11Ů12Ʊ13Ƴ24v25ƴ32n67u
kids are	85 -20v24w46Ư
kids college	90 19y
kids doing	86 -15u54x
kids in	90 -7Ż11N18y22Ʊ25v
kids names	86 -7u36w
kind	55 -32ǝ-15ƨ-13Ƭ-11Ŧ-10Ɖ-9Ɔ-7ƭ7ƒƺ8ŵƲǡǧ9Ż10iĻŗƐƜƻǛ11ŋ12RƟ13XƊ14Ųǫ15ǈ16qťƈƴ18Ő20Ũǖ21hƥ22ū23ǆ31ƌ42ƫ
kind of	56 -32ǝ-15ƨ-14Ƭ-10ŦƉ-9Ɔ-7ƭ7ńţƪƺ8ŵƒƲǡ9Żǧ10iƐƜǛ11ŗƻ12hRŋƟ13XŨƊ14Ų15ǈ17qťƴ18ǫ19Ő20ǖ21ƈƥ32ūƌ38ǆ
kitchen	71 7Ǌ8Ǒ9Ń10L12Ɛ13Ơ15ǟ16ǝ26M50ƍ
kitchen $	86 12Ǒ14Ɛ
kitchen table	88 -9ƍ12Ń35M
knee	88 13ƺ46t
knob	90 30ƌ
knob and	90 30ƌ
knock	83 7ƍ10mŤ11ĵ12R24Ż
knot	90 43f
know	52 -12ǖ-11n-10ư-9ĺŏ-8NĻƿǘ-7ŋōŢƔƨ7ńŤƒơ8OŖ9ľœųƝƹ10ŇřƁǄ11hAG12ĶŕƉƐ13ŉǥ14w15ņŝ16Ʃƫƺ17c18rűƕǅ19Ŏ21Ƶ33ǫ46Ŋ48ŗ
know $	70 -21ļ-13ǫ-9ƿ8Ǆ9Ʃ15Ɲ17ƺ21r33Ŏ59Ŋ
know about	74 -11ƾ-7Ŋ7Ƥ9źƟǄ11h17ų20Ɛ
know how	79 -9N-7S8Ŝ9Ƒ10ǃ12G14O16ń17ǫ34c
know i	86 -17ŗ9ƹ10ŧ13ň30ŉ
know if	72 7ž8sǣ9fFK10uƒƫƷ11Ɓƞ19ƃ
know it	84 9ŗ10ĸ12Ʊ13p15ǥ17T18ǡ
know of	90 8ƺ11h
know the	85 8Ų9mS11Ś13G15ŝ16Ŋ
know this	90 -7Ų7Ō12Ř25ļ
know what	69 -16ƃ-9ŉ-8ĺř-7ưǣǨ7ƹǟ8Ň10ƄƉǌ15Ʃ25œ28ƕ52ǫ84ŗ
know where	88 33ű
know your	86 17Ķ28ř
l	84 -31Ř-10Ƈ11Ǩ13ū15ǅ27ǣ69b
labor	90 14Ǟ23Ŧ
ladders	90 -8Ŵ8Ǜ21ǆ25Ǌ
lady	80 -13Ǌ7ǃ9cŶ11Ũ16ŝ20t25o29ƞ
laid	82 -12ǟ11Ƅ13Ʃ14Ŷ15B21ňǪ
laid up	88 -13ǟ11Ƅ16Ŷ25Ǫ
lake	82 7ƞ15ƛ16ĸ23gơ24k
land	80 -7ľŠ7ǫ8š15Ʀ16GJ21Y31ň43ĸ
landline	90 -11ń25I
landlord	69 -13Ɩ-12ƅ-7Ǖ22Ƣ30F39ƣ45ǎ
landlord $	84 -72ǎ8F100ƣ
landlord need	90 -55ƣ-14ƅ26ǩ53ǎ
landlord want	84 -9ǩ34ǎ
lapse	81 41Ţ
lapse $	84 28Ţ
laptop	88 -10Ǒ14śǙ23Ɵ
large	90 41Ƈ
last	46 -11dšťŧ-10pvŪǇ-9ŁńœŨ-8DŖũ-7GŹƄơǅǤ7yĵƒƬƯƸǔ8łŭżƓƾǄǚ10ľŃƀƫ11oĺ12Ŷƭ13iŕŲǪ14ƴƼ15cŢŽ17ƻ18ŤƜƲ19ǋ20Ɖ21bEƺǝǥ24aŝ25ŇǛ26ĶǠ27Ǒ30ŗ32ǌ34Ŕ36ǀ
last #	71 -12Śƾ-8IƯ-7ŒǠ12e14ƻ18Ž21Ţ23Ŧ27Eǋ28ƺ
last $	80 8a18ư39Ư
last agent	85 -26ŝ13ƀ38Ň
last check	90 -8ŝ-7Ŕ17ǀ23Ǥ
last checkup	77 13ƺ17ǀ
last few	77 -14Ţ11Ť26Ķ
last look	88 -17ŝ-8ƾ8ƭ10ǀ18Ķ40ŗ
last looked	80 12Ǡ
last name	78 -14ǀ-10ǅ-8p-7ŝ10a19ow46b
last one	90 7Ɯ10Ǧ15y
last policy	79 -10Ļ11Ţ33ĺ
last renewal	73 -8ƍ13Ǡ38ŝ
last see	86 -21ǀ14ƴ27Ǆ
last spring	79 7ľ28Ť
last statement	90 12ķ18Ƭ
last talk	90 -12Ň11ľ18ŝ
last time	70 -7šŪ7ǀ9Ɖǔ11ƴ13tW14Ķ15ƀǚ16Ɲ20Ŷ25Ƽ26ŝ30ŕ
last update	90 -22Ǒ17ƭ26Ǥ
last updated	77 -47Ǥ74Ǒ
last workers	80 20ǥ
last year	69 -12Ŧ-9Ł-7œƄ8ǋ10IƍǚǨ13Ļ15Ǡ17Œǥ43Ŕ58ǌ
late	83 -8ƚ12O14L15Ķ17ų21ǐ
lately	73 -17ƾ-8ť8Uƕ10żŽ11Ǆǥ12ĻǑ13Ť15ǀǡ17Ǟ22ƺ
lately $	75 -17ƾ-14Ǜ11ż12ǄǑ14ǥ15Ťǡ16Ž17ǀ23ƺ
law	79 9Ʒ11n12Ÿ15BQņ16A
lawsuit	88 9ŀ17Ǩ25ĸ
lawyer	78 13Aǫ14ǣ18ĸǞ34ƴ
lay	90 -7s11Ʀ14ś15Ʃ22Ʋ
layer	88 10ƃ15Ɗ
leak	76 -17Ɖ7Ū18Ɗ21Ɛ23Ɲ33ť
leak or	80 -11Ɲ36ť
leaks	79 -12ƌ28Ɗ38Ɲ
leaks $	86 -22Ɗ-12ƌ66Ɲ
lean	85 -7ǫ21ň22z31A
lean on	86 -7uǫ22z32A
lease	60 -26Ǐ-15Ŝ-11ŕ-10Ŗ-9ǩ-8Ǌ-7Ǖ10F13ĺ14Ƣ35ŭ38ƣ39Ǎ48Ʀ61Ƥ65ǎ
lease $	73 -9Ǌ-8ƣ-7ĺ41Ʀ51Ƥ
lease ask	77 12ƣ40ĺ
lease it	84 -17ǎ-14Ǐ9F19ŭ40Ǎ
lease require	88 11ǎ
lease say	84 -9Ƥ7ǎ42ƣ
leased	85 11ǍǑ30ŭ
leasing	86 15ƅ28ŭ33F
least	86 9Ř13ǣ17ŒƠǇ
leave	60 -12ŝ-10Ʊ-7ŏ7słŎ8GŧŸƁ9Ňơ12űƭǞ13Ļŋ15ǫ16Ʈ17ļƧ21ŊŘ22ţ24Ƶ34Ʃ35Ƹ
leave $	77 13G30Ř
leave a	90 11mƯ32ǫ
leave behind	88 -7Ƶ35Ƹ
leave it	83 -14ţ16ŋ20Ļ21ű25Ƹ
leave something	86 23Ƹ
leave the	82 -19Ƹ-8ơ12sƝ13Ɓ15ǐ17ƭ19Ƶ
leave them	82 -9Ƹ14ƚ25Ʈ43ţ
leave your	90 -17ŝ14Ʃ19Ň
leavin	90 9ţ15ŀƸ
leaving	82 -10Ş8Ƹ14ŀ16V44ţ
left	69 -14Ɨ-8ư-7Ł7Ĺ8ĸ9fl11ķŗ15ţƩ17ŎŖ20Ĵ23Ş27ƖƸ28ŭ
left $	83 -9ư-7Łǫ7z12Ƹ14ķ19ţƖ29Ş31Ĵ
left on	77 -15Ɨ11f15Ɩ20Ŗ26ŭ
legacy	90 35Ƹ
legal	79 -12Ř7ǈ10Ɓ13Ō16ſ20ƴ29ǅ
legal name	88 32ǅ
legally	90 9f13Ÿ23ǈ
lender	72 10ƛ12ƅ14ŭ61Ɨ
lender $	84 16ƅ18Ɨ
lender asked	80 20Ɨ
lenders	90 -9ƴ11ŭ13Ƙ17ƅ
less	79 -12Ɩ-10ŧ-8Ÿ-7ǋ8G9ǉ15Ɣƨ17S20ņ21Ŀ22Ƭ28ů
less than	85 -8Ÿ8G16Ɣ17ƨ18S31ů
let	62 -10Ư-9sŗ-7ǫ7łřſƑ8irNźƒƬ9ƅ10ĶŚŢūǀ11O12ńŋ14Ɛƞ16ļ18ŏ20ž27ş30a36Ǟ
let me	70 -10Ư-8N-7ǫ7dsDńőűǃ8cŧƑƟ9K10iłřźƒ12Ś13O15ŋ20a
let us	78 -18s8ĸ9Ł10žſ13ō14ū15rĶ16a25ŏ
let you	80 -15ű-9ŗ7Ǖ10ƅ11ń13Ţ20N21Ɛ29ļ39ş
letter	74 -13Ŕ-11Ľ-10h-8a-7d9Ź11Ŭ16K26ś31b36ľ37ŕ
letter $	86 -12Ľ20ľ22ŕ27b
letters	84 27bŚ
level	72 8Ŭƥ9Ł15ƫ22Ƌ24m31Ƈ
level $	78 15Ƌ18m
liability	59 -10ǒ7ǌ8ǧ12ǝ15Ř16ƣ17ǜ19ǎ24ƃ29Ɓ32ſ36ǣ
liability $	72 -20ǣ16ǜǝ26Ǩ28Ɓ34Ř
liability do	88 -40ǣ33Ř42ſ
liability does	85 -12ſ-7Ǩ7Ǖ21ǣ22ǎ
liability is	86 25ƣ
liability limits	70 -18Ř-11ǣ49ſ
liability on	90 -9ǣ8ƃ11ǜ13ſ
license	61 -8nI8ǝ12o13Ƽ16dǂ18aƅ19Ŭź41Ź
license $	72 -18Ź-9Ŭ9ǂ10ǝ11d13ƅ14o15aƼ19ź
license now	80 
license number	83 -13Ÿ-11I32Ź
license plate	88 -25Ź28Ŭ
licensed	75 -15S10ź11Ǫ29Ź46Ÿ
licensed $	85 -17S7Ÿ28Ź
lie	90 12š58ŀ
lien	88 -8ū36ŭ
life	56 -20Ő-13qż-11ő-10Ř-9j-8Ŀ7Wơ8l11mũ12Š16Ļ19i26Ʈ30ǁ31Ƭ33Ʒ34Ưƹ41ƶ45ƪ49ƫ56Ʃ67ƨ
life $	76 -10qƨ-8Ʒ8Ƭ10t12Ư15l27ƫ
life and	88 -10Ʃ8ƶ12ƨƬ15W
life coverage	90 -13ŐŘ-9Ʃ52ƨ
life insurance	66 -13Ő-12ő-10Š-9Ŀ7ƳƷ9ƶ10Ƭ11Ļ15ƫ22Ư33Ʈ41Ʃ45ƨ
life is	90 9ƨ11ƪ21ũ
life policy	76 7Ʃ8ƭ11ƨ25Ʒ
light	83 8Ļ14ƒ15ō18Žư
lights	88 -9Ť8DŢ15ż19Y26U
like	44 -20J-14P-12ŏ-11ť-10Ǆǒ-9ƤƳǠ-8ĺĿŀ-7nŉƝƥƪƫƱƽǤ7ayŌŐŗŮƂƢ8mƃƲ9ŁŔŝŭƆƐǘ10ADŸ11Ũ12lŒŧƚ13ŃŇŤ14jůƯ15grRŲƠ16Zũƿ17ſƼ18ōƒǫ19Ǐ20ń21vųƸ22Ŋ23K24ĵļ27ǁ29ň35Ş37Uŷ
like #	73 -18b7Ʈ8ƚ9HŬ10ĵţƃ11E12Ť13vƲ14j16ŧŽ18ů19ſ21Ř
like $	75 -41Ł-17Ŧ-14ǆ-10ư-9Ő-7Ŕƥ8ƹ11Ƃ12Ň14ƿ15Ʊ17ļǧ22Ǐ33ň36ş40ũ42R49ǫ
like a	66 -10Ʊ-8Ş7ŌŬƂ8ŤƇƎƒǊ9FšƯ10zĻřŷſƞ11ZőƷ12ŝ13Ÿ14ŲǏ16Ɩ31Ŧ
like about	78 -28ş-13ň27Ş59Ł
like an	86 11Ő16ū
like for	81 8Ů11RưƲ13Ŷ14Ƶ
like home	90 51Ơ
like how	88 -10ŉ-9ǫ10ǟ11Ư13Œ18ǁ
like it	72 -19Ş-15ĵ-7j9DŌƐ11ń15ů16bmō21Ł32ň35U47ŷ
like me	86 -7sǫ9ƃ10Ƽ12Ň14L21l
like that	69 -11ǫ-10Ş-8QŎ-7B8Ķƚƞ9ĹŲ10Ŵǐ11uňż13ƻǖ15Ŕ18ŕ26Ƽ27Ɵ28ǁ31ŷ
like the	75 10Ļ12Ɔ14D16ŗ21Ũ25Ơ26ń
like this	76 -21ƹ-10Ƃ-8ł-7Ļ8Ū9B14Ŗ15Ʀ17r20Ư21Ő32A37Ń
like to	65 -14ţ-12Ʊ-10Şŷ-8ĹňƕƠƦ-7ORŏ7X9łŕ11KĽ14MƸ15Ŏ17ŋ18ş23gy27ō40ļ49Ŋ63ĵ
like under	90 9Ű13ŧ
like what	85 -7Ş12Q17Xŗ22v32ň
like when	88 -7ĵ9ơ10ƍ23ǘ
like you	81 7c9ň10iBN11VŊ12ǚ14Ʈ
like your	81 -12P-8M-7zKư9F12LƱ21ŞƸ27ŷ29U31ǫ
likes	90 13Ō17Ʊ
liking	83 -7U10b11Ơ13ň26tx
limit	75 -36ſ-8ƙ9ƀǏ11Ř14ƕ16y30Ǥ40ǣ
limit $	78 -38ſ-7ƙ9ƀǏ21Ǥ44ǣ
limits	61 -8Ő-7C8Ŀ9š11Ƒ18Ǩ26Ǖ30ſ49Ř
limits $	73 -54Ř-7Ǖ10ĿǨ20š25ǣ52ſ
limits are	79 21Ř
limits did	80 14Ř
limits do	77 -23ſ-15ǣ49Ř
line	64 -10Ŧ-8Ǒ7ŖśƬƭǆ8wEO9Ňǫ10V12X13aĵǠ15łŌǌ16IŃ17s18qSƝ24P28Ɩ
line $	79 -11ƭ-8ǫ8ĸ9Ǥ10ś13ō14aV18s21ł29Ɩ
line is	90 -9ō7q12Ō
line of	78 -9Ǒ7Ɩ9ǆ12Ň19Ǡ20q22S32P
lines	90 7I
link	88 -16ǫ13ǚ14Ɠ31ō
liquor	90 -12ǣ-10Ź-7ſ14ǁ45ǝ
list	64 -12Ɩ-11ƣ-9a-7Ǜ7oĴƏƗƾ8ŀ9hŠǑǙ10f12ǎǧ14nƚƞ15ǚ17ĻŅƐ19ŭƔ20Ÿ23ǒ25ƙ30Ŀ
list $	86 10Ə11Ŀ13Ļ15Ņ
list every	90 7Ÿ11n14h18ǧ
list for	90 -7cC13Ļ32Ɣ
list of	86 -23ƣ20ǒ23ǎ29ƙ
list off	88 11ĸ14Ĵ18ū
list the	88 -9ūǛ10ǒ13ŭ14Ɛ15ƚ18ƞ
listed	79 -10Ź9ŭ12ƚǎ14P17o18aƭ21ƣ
listed on	88 13Ÿ14ƭ39ƣ
listen	90 8A10s11B23ǫ
little	60 -14a-8ho-7Ɲ7glVŇ8dzIŀƵƻƽǆ9őǃ10cķĽŬ11ZžƠ14Ž15Ŕƨ16ŋ17v19ņ22Ʊ25u26w29x
little $	79 -10u10ű28Ʊ
little about	84 -29x11q13g16Ƶ17ǆ19z20u
little bit	85 7l8W11mş14Ň16ŀ
little one	83 -7o12wŽ27v29x
little ones	83 -17a-7h18w59u
live	63 -10Ǎ-8œŠ-7IŚŞ7Ɯƿ8D9ŝơƦǏ11Ɔ13Ƅ17FķƢ19h20Gĸ21ƥ27zY28ƹ34ư35n38C
live $	79 -10n9ƹǙ18D28ĸ46C
live in	83 11Y12C14Ɔ16ƥ17Ʀ
live on	81 -10Ʀ-7ZŚ19Ƅ23ƹ24ķ26Y38ư
live there	88 -10X-9œ15G26Ƣ
live with	90 -8Š-7I7Ƥ16X32n
lived	85 -10S-7Œ24l33G
lived there	88 -10S-7Œ8l27G
lives	73 -10z17Ƥ18Ÿ40n
lives there	77 10Ÿ13n20Ƥ
livin	79 9ķ11F12HŗƠ13ơ14ŀ20P22S
living	69 -12ő-9Şƿ-8Ÿ-7ŀ8fkƒơ9ƤƦ10Ƈ12ƹ13Yƴ14Ǐ17H18n19u21Ơ26F27z28qP
living $	80 -9ƿ-7Ơ29z30P35q
living there	85 -10Ş-9Ÿ-7ŀǉ12nơƤ23H25Ơ
llc	79 21ǅ45ǈ
llc $	90 30ǈ
llc or	88 
loan	62 -7w7Ƃ14Ƴ16Ĵ28Ɩ45ŭ46Ɨ50Ƭ
loan $	83 -7Ɨ7ŭ10Ƃ17Ƭ36Ɩ
loan against	80 -42Ƭ59Ĵ
loan for	80 21Ƴ
loan maybe	80 21Ƴ
loan officer	90 22Ɨ
loan on	75 -25Ĵ10ŭ64Ƭ
loans	69 -10Ʊ9Ɨ16Ƭ23ưƳ47Ĵ
loans $	74 -35Ƭ-10Ʊ7Ƴ26ư47Ĵ
local	81 -7Ǎ7ŝ14őǖ16M22Ŀ40l
located	86 -10Ǡ21CǍ
located $	88 -8Ǡ-7l25C
locations	84 21Ǡ35Ǎ
locations $	86 23Ǎ
lock	83 7Ǝ13ƥ18Ƨ19ǐ21ō
locked	80 -17Ǐ11ŏ26ƥ27ű39ǚ
locked up	90 -7Ǐ7Ƨ18ű19ǚ
locker	90 -13Ƌ-11ƙ50Ƨ
locks	90 13Ū
log	90 22śƈ
logs	90 25ƒ
long	53 -19Ů-17ǎ-11őš-10Ƥ-9Ųǡ-7N7g8ŀŞ9fZŖƉ10Hǫ11ivƅ12Ŭů13Ŷ14ơ15Ƒ16Ś17Ű19lŹ20ư22Ũ24Ŧ25Ţ30S31ǟ32G36Ư37O38Ʀ45Ǉ55Œ
long $	79 -7O7Ŷ8ţ10Ş13Ű14G19ů21ǫ
long ago	82 15GƉ47Ŧ
long could	76 19Z22Ŷ23ư28ǟ
long did	88 -15š56Ũ
long do	81 -15Œ-12S11Ƒ19Oƅ20V24H45Ư
long have	65 -17i-9ǟ-7ǫ9Źƾ10S13f15ŒǇ17O32Ţ36l37G
long is	86 -27ǎ-20Ů-16Ƥ13ơ20Ű51Ʀ
long time	86 7Ş18S23Ź24Œ
long would	85 -11Ʀ11ǚǪ35ư
long you	78 -22Ǉ-17G11Œ14Ư21O67S
longer	90 -11œ8Ư12ǎ20Ŗ
look	62 -12VƉ-9Ůǫ-7ǆ7pŘǞǤ8TňŊ9YŏǢǧ10œŝ11ľĿ12JĶļǛ13Ŭ14Ɗ15Ń16jǌ19Ļŗ21zR22ƀ29Ʊ
look after	81 13Ǣ28zƱ
look at	70 -12V-8Ŀ-7ǆ7ƫǦ9śƩǤ13ľ14JĶň15Ǜ16Ļ17ŝ22Ń26ŗ
look for	90 12Ř15ƀ28Ŀ
look like	77 -10Ů-9ǫ7j10ŊǞ11Ʊ12T13Y14œ17ǧ19ļ21ǌ28R
looked	75 8ƭ10ķǠ11ľ12Ķ28Ņ
looked at	76 8ƭ10ķ11ľǠ16Ņ
lookin	80 -8Ņ7Hƈ8N12ĺũ13ńţ15ŀś17šƒ24Ǡ
lookin at	85 8ƈ13ũ14ń15H17ŀś18ƒ
looking	68 -9ŝ-7Ǡ9šƘ10ň12ŷ13y14XŅǌ16HVś17ĻĿ19ĺ20ń28Ʈ
looking at	79 -11ļ-10Ļ9X10Ń15ŷ17ǌ18yƮ20Ņ22ĺ25ś
looking for	84 -27Ļ-12Ǡ-10ŝ13š14ň16Ʈ18ļ21ĺ22Ŀ28H
looking to	82 10H12X30ń
looks	76 -10Ǣ-9ũ-7Ŀ7ǘ8L9ŷ11zƍǚ12Ŷ18ň25ŝ28ƹ
looks after	90 14z32ŝ
looks like	85 13ǚ14Ŷ32ƹ
lord	90 12k13v
lose	67 -14ŉ-12ũ-11Ř7Ǜ8ǖ9Ĺŀ10şƩ11IƋ13Ş15Ǖ19Œǟ25Ƶ34ǫ38ĸ
lose $	78 -14ǟ-8ǫ9ǖ17Ş23Œ24ĸ
lose somebody	79 35Ƶ
loss	74 9Ƽ15Ū16Ũ17ť18ŤƵ25ř37ŧ38Ŧ
loss $	84 -20ť-7G15ŧ18ŨŪ26Ŧ32Ƶ
losses	85 53Ť
lost	72 -15t-9Ǟ9ǂǖ11ƪ12ũư13Ƽ14ƄƜ17Ʃ19Z27ŉ67Ƶ
lot	66 -13ǂ-9Ű-7Ɔ7tżŽ8ƛ9RŜƜƣ10ŀƈ11ůǘǡ12ő13ť16ň21ű31ơ35ĸ36ƞ37Ɠ
lot $	81 -15ǂ-8Ɔ9żŽ13ƈ22ƞ24Ɠ46ơ
lot of	76 -7Ű8s10ůƓ11ňŜƛƣ12RƜƞ13ǘ14ő
love	69 -9P-8ţ-7o7rƊ8Ƌ9ǫ10ƓƸǅ11MǍ12lǆǖ14Ž17Ş20Ɔ23U24Ơ31ŷ39ǡ
love it	88 -12ǡ7ŷ12Ƌ19Ž41Ơ
love that	83 -15Ơ-7ŵ10ž14Ɔ27ǖ30ŷ
love to	84 -9ţ9rƊ10Ş14Ƹ20M
love what	88 -19ŷ-16Ơ-10P16Ǎ34U64ǡ
loving	90 -9ķ15t24Ơ
low	78 -13Ũ-10š-9ǫ8Ƽ9Ŀ10Ķ12ř15c18Ř19ƛ22ƙ41ņ
lower	73 -15ř13Ƅ14ǫ18ļ20ņ24ŏ30Ƌ
lower level	78 34Ƌ
loyal	86 17Œ45ţ
loyalty	90 17ŒǙ
ls	90 61b
lucky	85 -8h11Ɩ13P14Ť29o
lumbers	90 29ƕ
lunch	86 10L12O13ō17Nľ
lyft	90 39ų
m	83 9ƅ17ƀ43L48b
machine	75 9ǘ11Ɲ14ƾ27Ǒ36ǟ
machine would	79 10ǘ11ǟ
machines	82 -9ŧ36Ǒ38Ǥ
mad	88 -9Ž-7Ơ15Ǟ18r34ǫ36ũ
made	60 -13ƽ-12ň-7tǍǫ7Ʀǀ8Ň9ƿǈ12ń15Ơ16xƊƍƭ18ƴ19ĺ20ŷ23ŕǏ30ƈ32š43Ļ
made a	90 7Ǟ25ƴ
made of	79 -9Ǎ-8Ơ-7Ų24Ɗ32Ǐ44ƈ
made the	88 11ǀ25x
made you	65 -13ƽ8Ʀ23ŷƠ28ĺ30š41Ļ
mail	77 -29J-12M9ľ11n13ĵ21Ľ31K38E54D
mailbox	90 9Ž16DĹ
mailed	90 11ś
main	72 -21P-9ơ-7Ÿǫ7ĸ9ŝ12ş14ƋǍ16ǟ19ĿǗ28Ŵ32Ɲ42ǆ
main supplier	88 8Ǘ
mainly	86 12Ůŵ19ǘ
make	58 -18Ŕ-13Ů-11R-8ŁłǠ-7ĸ7sŇƠ8O9qxţƐ10ōőǟ11ŭųƏǒ12ńū13ǔ16ňǜ17ǂ18cPƟ21ļ22Űǎ23ư25ǆ28Ń30T37ŉ42ŏ
make $	85 -22P-11ňƟ-8ŏ8ǒ16ǆ85T
make a	81 -21ǌ9ŃŰ11ţ17qǜ24ń30T35P
make and	88 11ǒ
make it	85 15xƑ28ư
make sense	82 7ň15s59ŉ
make sure	88 9ƍ12ǔ13O
make the	85 -17ţ-10O-8ĵ15ư16ő17Ń18ōŭ19ļ
make this	88 18ļ25ŏ
make up	90 9ǖ28Ń
make you	72 -22Ŕ-11ň-8ƥ10O11ŇũƮ21ţ28ǎ29c39ŏ
makes	69 -11ŉ7MŬƑ8Şǒ9ŌŪ10ǖ12ŀ14X17Ƶ25Ł29ł
makes it	79 9Ŭ22Ƶ
makes the	84 10ǒ37ł
makes you	85 10Ş15ŀ17X33Ł
makin	90 -11Ź8Ĵŭ12Ń17ƅ
making	80 -12a-8ĵ10Ɵ12ŭ14ǎ17Ĵ22ǫ34ƣ
making you	90 -17a16ǎ26ƣ
mama	88 -7it13T15ƪ16a31z
man	77 -7ƨ7j8ŇǊ10ag11ĺ12ũ13U16ǉ18Ƌ34Ǫ
manage	79 21Ƶ27ư31Ŷ
manage without	86 -14Ƶ11ư39Ŷ
manager	83 -7ƹ10ŏ11Ǟ13ƣ15ǎ39Ǌ
many	47 -17ǋ-11T-10DŒƊ-9ǊǞ-8iőƍǏǘǠ-7ŇŷƄǚǡ7OƉǗ8YƤǪ9ŠŢƯ10ơ11Sų12Ƙƫǐ13c14Źƌǁ15Űŵǥ16GŽƻ17ůŸǫ18żư19Vǖ20ƇƖ21ŅŖ22hū25ƥǙ28Ǔ32nu41ǉ44Ǎ
many bedrooms	84 24Ƈ
many certificates	90 15ǩ
many claims	90 9Ť
many days	77 -9ő12Ů15Ŷ16Ŗ22ŰƘ25Ţ32R
many drivers	85 37Ÿ
many employees	75 -9ǓǞ46ǉ
many folks	90 14ĺ37ǉ
many hours	85 17ų37R
many locations	86 21Ǎ
many miles	73 12Ƒ22ů25Ű30ŵ
many minutes	85 25O
many months	81 -12Ŗ-8ĵ11Zơ49ư
many more	86 -16Ư-10R22Ŗ66V
many nights	86 12ƞ22ų
many of	88 -15ǩ-10ƥ10Ƥ11c27ǔ49n
many people	73 -15ǋ-11Ǌ-10Ǔ10Ÿ34ǉ55n
many quotes	90 26Ņ
many square	84 -32Ƈ43Ǎ
many times	90 14Ť23ż
many units	88 -10Ǐ37ƥ
many vehicles	84 -38ǒ12Ǩ55ū
many weeks	86 -7Ŷ8ǟ17Ŗ18Ǫ19ơ
many years	66 -13D-10V-8Ɗ8p15Ǉ16c17ƫ20ǫ22ƌ23Ź24Ɖ26S35G37ƖƯ
marijuana	90 18ƻ21ǁ
marital	85 29f
marital status	85 29f
mark	90 -7ǈ15Ǝ27F
market	80 7ķ9ŕ10ƕ15Z20H35Ɣ
market value	88 -7Ǥ11ƕ33Ɣ
married	73 8r13ƭ23ţ27o44f
married $	83 17ƭ54f
married to	90 -29f34oţ
match	79 -7Ŏ10Ř11ŞƯ12ř25W28ķŴ
match $	90 -17ķ-7Ŏ13Ş40W
matter	86 11Ƅ12A19Ŏ
matters	83 13z14Ŧ33Ŀ
max	90 24ǫ41Ř
may	76 -10iŉ-9Ƌ7źƘ10ǀ11v15Ō17aĺ20ǫ22c26ŋ
may i	81 -11ŉ-10i-9Ƌ18aĺ21Ō22ǫ30ŋ
maybe	74 7ř12ƨ18Ŗư19Ƴ
maybe $	78 20Ƴ
me	37 -16G-13B-12ƛ-10Ŧųƕ-9oĻƫ-8pwA-7Őǅ7łœŔŘƃƇƊƪǝ8ajDţŧŲƋƧǈǩ9uMśſƜƣƶ10YńŌŚƵ11iľŀǘ12UŃƢ13Ž14Ŭǫ15LP16eŁǊ18ĴŎ19cŇ20ĺŅ21n22dŋ23Ŋǆ24lū27b32O34ŏ35Ľ38ť46ŉŜ
me $	63 -17š-10Ł-8ǒ-7ǖǛ7crJũƂƆƪ8lZ9bdĹŸƐ10sľ11TŀŅ13m14Ś15ś16ū18ǫ19ŊŜ20O21ļ30ŏ45ŉ56Ľ
me a	65 -23x-9ƕ-7KŘŚ7oƸ8qƓƨ10M12eĶƵǆ13ů14zŬ15uLǫ18Y22ƙ23Ŏ25X46Ŝ
me about	57 -19Ŏ-12Ŧ-11Ɵ-10Şŷǒ-9rUŗƛ-8Ũ-7VǉǠ7ŲźƞƻǗ8ĺŢƑǛ9ƍƓƧǞ10ūƨǄ11lŽơǊ12hƠƪ13ŰƤǚ14kķŇŊǍ15ťƶǝ16uŵǖ17Ǔ18nŝ21H28P30ǆ34Ƶ
me and	85 -9ƴ13Ǌ15ŁŅ16ƅƯ
me asking	85 7c12Ƣ16Ĵ18ŋ
me from	90 11I18Ǒ
me how	65 -13G-12ǖ-11ǫ-10ŝ-8ķ7b8Ƴ9kƄǁ10Ůƈ11ƮǇ13Ũ14qS15Ľ17t18Ư19ǡ22ǘ24š33x39U
me i	86 7l15ń23E
me if	73 -7Ǎ7ŷǨ10Hľ11NƳ13ž14ĵ20Ʃ23F26ƀ28ŉ
me in	84 9ŗ10Ɯ13ŉ16ƥ
me know	74 -8N-7ǫ7ńƁ8sŧƑǃ9KűƟ11łřźƒ14O
me more	88 -10Ƶ54Ŏ
me off	90 8J13Ř
me recording	90 22Ō
me so	88 13Ł22b30ŉ
me that	80 -8Ÿ9Ŭ10Ź11Śǎ14Ŝ15Ŋ23ŗ
me the	60 -12J-8aW-7GI7dwŎŔƚƬ8ŀǣ9KœƣǑǪ10ŬƔ11őū12ŧǒǢ13Ų14ō16Dƽ18ŜƇǎǩ27ņ31ť32Ř
me those	88 -7E9I13Ŭ23ſ
me through	63 -11ũ-9ƿ-7W7rƌ8YƝǆǝ9ŗǊǗǪ10ĹƦǚ11Ž12Rư14ǧ15Ĵ16Ńūǟ20Ŷ24n27ť
me to	71 -12Ƹ-9Xļ-8ř8Ǡ9ƅ10ǫ11Ʈ12Ŏ13ſ15M18Kƃ19ō34L35ŋ39ŏ
me what	58 -16ǫ-14ǎ-11ŉ-8Ŏ-7Ƥ7yţŮƙǋǤ8ňƈƦ9MW10ŏƧ11Ƭ12ŨŪƣ13Ɯ14ƊƿǙ15ƟǠ16ƹ17ŀƋƲƴ18śƢ24Şũ25g27Ł39ĺ
me when	86 7ƶ10s11Ɔ13Ƃ15ń
me where	82 -9H7ǜ12ƅ13l15ű17Ʀ28V
me which	86 8ő12Ƃ14Ŵ
me who	79 10ǖ13Ľł17ŝ20n40Ņ
me you	88 17Ł18ľ20j
me your	70 -11ś-10X7Ʒ8ǐ9ǋ10aŜŷƉ11Dœ13ńǠ14Ŕ16e17ň19ǉ23d
mean	79 -23ň9Ƽ10Ɛ12VŒ13Ļ23ŉ26ǫ33Ŏ
mean $	88 -30ǫ10Ƽ13V44ŉ
meant	79 32Ʊ
meant to	79 32Ʊ
med	84 53Ƅ
med pay	84 53Ƅ
medical	72 -7Ţ9ƿ11Ǆ14Q17Ǚ19W27ƾ30Ƅ
medical exam	84 
medical payments	86 -8Ţ40Ƅ
medications	86 19ƽ
medicine	90 -12ǅ39ƽ
meet	80 9aƟ16ƨ44M
meet $	88 24M
meeting	90 16O
meetings	88 11Ǜ
meetings $	88 11Ǜ
mentioned	86 -9Ÿ-8ť12A15n16Ž21ŗ22Ņ
menu	90 16X23ǫ27ǝ
mess	84 11Ū15Şŧ26Ŧ29i
message	90 -7L18ĺ27K
met	88 -10ƍ8M10ľ12ŏ15Ʒ
metal	80 21Ǐ33Ɗ
metal $	85 16Ɗ24Ǐ
middle	80 9v12L18a23N
middle of	85 13L25N
might	81 -8f9Šƞǃ12o18Ŏ20yǐ30H
mileage	81 13Ű34ů
mileage $	85 25ů
miles	65 -8ū8Ɯ12Ż15ǒ26ŵ33Ƒ41Ű53ů
miles $	90 25ů
miles a	83 42ů
miles do	90 
miles each	88 24Ű
miles is	90 -9ů27Ű
miles one	88 -19ů38Ű
miles to	90 -22ů34Ű
mill	90 -7ƞ17QU22DǗ
mind	63 -12u-11ō-9IŘ-8ş7ĺ8ś10rMĴ11cľƱ12ńƢ14P16ũ20Ń22X23Ƹǃ24ŏ27ŀ28Ŝ29ŋ35Ʈ
mind $	75 -14ǫ-10Iō-8ş-7Ś8ļ12ĺĻ13M15ń17ľ20Łũ22r29Ʈ31Ƹ32X33ŏ
mind a	90 15Ņ
mind if	81 -14Ŋ8ŋ9ǃ13ž16c21ǫ
mind me	82 9l12Ƣ15Ĵ24P29ŋ
mind on	90 40Ń
mine	77 8Ɗ9eş10x11ŋƼ12ņ13ŝŹ14Ņ15Ʀ17ǫ19M
mine $	88 14ņ22Mǫ
minimum	79 50ſ
minimum $	86 31ſ
minimum or	90 -24Ř53ſ
minute	79 -19O7f8ō9i11ś13u38N
minute $	90 -31O9ō44N
minutes	70 -8J7ş8Ņ10aǃ12ōŰǩ13ļ61O
minutes $	81 12Ű13OŅ17ō
minutes before	90 17O
mira	77 -10v17u32x45w
mira $	79 -12w-10v19u30x
miss	82 10ĺ12ǡ16Ţ25ŎǛ40Ş
missed	84 17Ķ25Ŏ26Ţ
missing	84 -14ő12ŏ23Ɗ36ş
missus	85 -13ƿ9p10r13s15ł16ƹ17Ǆ
mistake	86 50ǜ
mobile	88 -10ń8ƹ10C28I
mod	75 66ǥ
mod $	88 31ǥ
mod and	80 10ǥ
model	81 27ǫ43ū
model $	84 57ū
mom	74 -12ũ-7ŀ9Ʀ11ź15ƿ16Ʊ19Ƶ21Ÿ49z
mom and	86 -14ũ9Ƶ28z
moment	77 34ő36Ő50N
moment $	90 -7Ļ16ő20Ő
moment or	90 13Ő29N
moms	84 8Ʀ13Ʋ15q17Ŷ28z
money	59 -15ǖ-10şŮ-7Ƅ8ĿƬǗ9YŀŇţŨƫ10zƲ11Xǚ12rZ14Ĵ15ĺƍǜǢ16TƭƳ17ŁƟ18ǘ23Ĺư24Ƹ31Aų
money $	74 -11Ů-7Ƅ8ļŨ12AŇ17Ɵǫ20Ǘǜ23ĺ26ƭ36ų
money even	80 -10u28Ʊ
money is	88 -14T11ţ21r39ư
money or	88 -13ş13z16ƫ32Ł
money to	88 -14Ʊ-8A15ǟ27Ĵ41Ƹ
monitor	90 29ž
monitored	88 19Ɛ
month	53 -13Z-12Ĺ-11Ʊ-9ĺ-8ŭưǎǫ-7ƙ7ŒƃƘƧǌ9ő11ńŢ12p15ķǋ17Ŧ18Ĵř19ņ20Ʀ21uœ23dT24Ŗ31Ɩ35ǟ36X40Ƣ51ĵ57Y
month $	64 -18ĵ-17Yŏ-15œ-12Ʊ-8ǎ-7ń7ķƃǗ10F12ő16X17Ɩ22ǋ23ņ25Ŗ28T29u32ǟ34Ĵ54Ƣ
month and	88 15Œ19Ŧ
month day	85 -19Ŧ-10ĵ22dp
month for	81 -8Ʀ-7Ĵ8Ƣ11Ɩ12Ƨ41œ
month is	84 -16Ĵ8ĵņ22ƖƢ
month or	84 7ńņ10X14ĵŖ15Ƙ21œ
month right	88 -15Ƣ8ĵ24ń35X
month to	90 -9ĵŭ-8T-7š10Ļ21Ĵ39Y
month what	71 -17Z11Y31řƦ
month you	88 -11X25ŏ34œ
monthly	75 13Y15œƢ24Ɩ30ĵ
monthly or	83 11œ29ĵ
months	64 -15p-14Ƣ-8Y7ņ8ơƻ11Ļ12Ń15vů16G17Ũ19ĵ20Ƅ24Ǫ25œ32Z34ư
months $	72 -11Ŗ-7Y11ư17ů18ĵ22œ25Ƅ26Ǫ
months could	90 17ư
more	57 -15u-11ŘƯ-10s-9HUǠ-8RřŞƵ-7ĸŲǫ7vXŦƫǃǌ8Ɣ9ļŻ10AJŧǄ11Ǧ12ŖǨ13r14Ƭǆ15ńŒ16Ƽ18ŪŸ20g21Z22ŉ23Ŀŀ28ſ29V35Ŕ49y51Ŏ
more $	79 -20Ř-10Ǡ-8Gřų9Ŏ13Ŀŉ14Ƭ15S16ň20ſ28Ÿ32y
more about	85 -9Ƶ11Ŀ51Ŏ
more kids	86 58y
more like	83 -13s-11y8ţ9Ʈ12gv15ń17r
more of	82 -7y7ǆ11Ů13ńŷ14ŧ17ų21g
more than	71 -12S-10ĸ-8U-7V8ǉ9ǖ11ƚǣ12ZƂ13GŘ14Ŧ16Œŧ17œǨ22Ƽ24ſ
more the	90 -8Ŀ8ŀ11ş19J
more to	90 31Ŏ33Ŀ
more years	88 -16Ư-10R68V
mornin	85 10ƌǝ11ǃ14ƿ15L
morning	73 -16Uń-8Ǫ8Ő12aĺ13Ŷ14ǟ15Ǜ18L22R30iŰ
morning $	83 -18Lń-9Ǫ9i14ĺ15a16ǟ21Ű26R
mortgage	64 -7œ12F13Ư16Ĵ18ư23Ɨ48Ɩ
mortgage $	78 -37Ɨ16F17ư46Ɩ
mortgage and	86 -9œ12Ɨ24Ĵ
mortgage company	86 -21Ɩ41Ɨ
mortgage on	79 -11Ɨ12Ɩ
mortgagee	90 23Ɨ
most	61 -10ǘ-9Ÿ-8şǉ7BŗǑ10XZŞůƨ11Ļǌ12ƙ13Ŵ14ĺƚ17Źƴ25ǫ30ŀ38Ŀ44Ř
most $	82 -8ş20ŀ23Ř25ǫ40Ŀ
most about	80 22ĺ
most expensive	90 12Ǒ16ƚ21ƙ
most important	83 12Ŀ
most people	82 -10ǉ-8Ÿ7Š13ǫ15ů17Ļ20ŗ23Źƴ
most when	73 13ŀ
mostly	73 -9ƍ7Aů8ĸŇ9P11ǉ17Ů24ǆ50ǖ
mother	79 14ŀ15ƭ22n28ƿ43z
mother in	90 11z25n
motorcycle	86 15ū17Š22ǂ
motorist	68 30ƀ
motorist $	74 
motorist on	79 16ƀ
move	68 -13Ŝ-9ĸ-7Ǡ9nŊ11ō14ń15ő18Ʀ21Ł25yƹ32Ơ37G41ţ65H
move $	83 -21ō-8Ǡ8ţ15ń78H
move go	88 -7G49Ơ
move in	86 -11H28ƹ41G
move on	90 -13H-11Ļ10ń13Ŋ30Ł
move out	90 -19H-7ǟ13n27Ʀ45y
moved	80 -7ũ9œ10Ůơ12Ļ13Ƥ16n17Ŧ18G
moved in	88 11ơ14Ƥ18n23G
moving	75 11ţ14y15Ł21n24Ơ29H
moving $	88 -13y-9Ơ22H24ţ
mrs	88 19a42f
much	44 -23ƃ-21W-16ĵ-12Ũ-11ť-10QŐ-9ŮƦƯ-8Ŷǚ-7FŏũŻƆƠǡ7ſƋƧ8ţź9Ŵƍ10ŭƖǎ11ĴřŲƚƟƸƹ12Ǥ13Ǖǣǫ14OYƳ15ķ16ƕǝǨ18Z19ƀƙƬ20Ƣ21ǋ22ĸƄ23ŀǌ24Ʃ27ņ28ůƪǑ29TŔƨ31X32Ɣ35ŧ37ŘƮ44œ
much $	76 -15œŧŭ-10ǋ-9Ʈ-8Ņ7ZŻ11A12Ɩ14Ŕ16ŀ17X18ǫ21T25Ƣ55Ɣ
much a	90 9ư10Ƃ22ķ
much are	83 -15œǘ-10ŗ-8ƙǟ14Ĵ17ĸƢ18Ř33T
much cash	86 9ǘ18Z20Ƭ
much comes	88 19ř
much could	77 7XZ8Ĺ17Ų
much coverage	78 -9Ʃ-8ƀǤ-7Őƪ11Ǖ19ƕ33Ʈ50Ř
much did	72 -24Ʈ-17ƨ-9Ǡ9Ǒ11ǌ20Ŕƍ32Ɣ40X68ŧ
much do	61 -27W-21ǣ-17ǖ-14ĵ-13Ɣ-12ĴǑ-8Uņǌ7ŗ9Xř10Ƽ13ŭſƢ14Ɩ18T19Ʃ21Z29ǋ32ƨ34ŀ35ů40ƀ46œ
much does	80 -15ŵ-12Ŕ13ź14Ɵ15ǫ20q22ǌ35Ŵ42ƪ
much gl	90 -7ƀ39ǣ
much have	83 -17ƙ18Ƴ19ZǤ26Ƭ
much inventory	90 -22ƙ30Ɵ37Ǒ
much is	68 -45ƃ-26Ʈ-22ǘ-12Q-11ŧ-9ƙ-8XƢƨ-7TĹŘ8ř9Ƨ13ƪ16Ų18Ĵ19ƚ20ŭ22ķƩ32ǫ36Ɣ46Ǩ70œ
much liability	83 -58ſ7Ǖǣ20ǎ50Ř
much life	80 -7Ư11ƨ44Ʈ
much of	69 -17ǌ-13T-11ķ-8ǣ-7Fƨ10ŉŔ11Ƌ16ǆ17ƹ18ŧ21ǖ25ĸ30ư34ǘ40ǝ
much stuff	90 8Ƨ59ƙ
much time	86 -9ŧ54O
much umbrella	90 -7Ǩ14ƃ
much was	80 -20Ŕ-14Ɣ-13ť-7Z14ņ94ŧ
much would	69 -23ĸ-20ư-10Ƅ-8Tŏœ-7Z7Ƭ8ķ10Y11ǣ12ƟƲ15ƨǟ19ţŲ20Řſ23Ƹ28Ʈ29ƙ
much you	88 -19ŧ-16Ɣ33Ʈ45œ
must	85 9Ş10ǖ12cx33ũ
must be	90 9Ş10ǖ12c13x
mustang	88 13ű18Ŵ24ŷ
my	57 -7nsFŹ7qŜƔǈ8QņƴǠǢ10DŅ11ŉǘ12MŀůƲ13fť14Ň15jŎ17bJ19ŷ22L35ľ43ǫ45Ľ
my name	88 24Ľ
my number	90 -9Ź37Ľ
my own	84 8Ž11eǞ12J14z15Ɣ19ǫ
my wife	88 9M10ž11ŉ13V
my wifes	90 10ƞ13Ƽ14j15b
myself	84 7ǜ8mŷ10ž11ż15ƽ16g
n	83 18w20Ŭ61b
name	53 -14p-13ǫ-12W-10Ǎ-9Ǐ-8sJŇ-7śƱ7ō9Ŀ10Lł11Ƥǩ12FĽŚǢ14hƽ15Aľǒ17ǀ18ƨ21ĸƣǕ23Ɨ25Q26ő31wŝ43b50o66ǅ68a
name $	64 -18Q-11ő7ǀ8ĸ10ǒ14Ŀ15Ɨǅ17ŝ18hĽ21A23ƨ38o81a
name and	79 -9J-8a8ƣ9Ƹ12ŚƗ18Ǌ23ǀ25ǩ
name for	88 28b
name goes	90 -12ƭ8Ɨ19Ŵ25ł
name is	83 -19Ƥ-9b11F13w15ǅ16ĸ27ő
name of	71 -15W-8Ǐ-7aw7ŭ15ƽǢ16ŝ20ő25ƣ30ǅ52Q
name on	83 -25w-13a7Ƥ8ƽ9F10oǅ11ľő14ō25ƭ
name or	88 -10a-8Ǎ16ǅ38ǒ
name so	90 14w19o
name the	86 -13a-8p15oƤ18w21Ś
named	67 -8r7ǔ8Ɯ9ǅ10Ƥ16w20ǎ27Ʊ49ƭ
named as	72 9ǔ10ǎ12ƭ
named on	85 -10r14ǎ56ƭ
names	72 -10a-9ǆ-7v9Ǌ10F15o16ƭ19ǈ20Q27Ǚ44w
names $	84 -7u36w
names and	90 -11ǆ12Ǌ23Ǚ
nanny	88 31Ʊ
nationwide	90 -9S13ő15š20Œ
near	71 -7ƈ8ƞ9ǚ13ƓƜ20Ǜ34Cƛ
near the	76 9ƞ14Ɠ24ƛ
near you	88 16Ɯ
nearby	81 11Ƒƛ26ś30z
nearby $	81 11Ƒƛ26ś30z
nearest	86 30Ƒ
neck	90 -7Ɨ13Ƙ20jU
need	49 -13ļǔǫ-10Ŋƣ-8ưƹǘ-7aĹňǠ7hŒŹƦǢ8pFOǈǋ9JŰƉƞǑ10coƂǣ11uřǀǌ12ŬŶ13Ɔ14msvƔ15GƗ16eǎ18ū22ŁłƮ23ń24Y26ĺ27ŏ30ƅ33Ư37ǩ45Ǩ
need $	80 -17ŏ-9ūƅ11ł72ĺ81Ʈ
need a	72 -14ǔ-8Ŗ8Ɖ9Ʀ10qŧ12Ƒ13ǋǢ17SŦ21T32ǩ34Ŷ
need an	81 11ů22Ɨ27ƅ
need it	79 -12ƅ-9Ǉ19Ǒ25ǩ41ń43Ư
need proof	84 -24ƣ-12Ɨ-11ń18ǎ20ƅ32ǩ
need the	66 -8ƛ-7ūƅ7ƕǃ8D9e10pŒƘǍ11CŹƂ13Ʀ14Ű15Ŗ16ǈ18Ɣ20ſǇ21Ŭ23Ɨ28Ɔ
need this	86 -8ƅǩ7Ư13ǣ20ń
need to	61 -15ĺ-14ǩ-11ŊƣƮ-8ƹ-7ļƯǣǫ7ŭųŴƄǁ8nĸǌ9ƎǨ10ű11Ɖơ12Gœ13m14hFYƞ15ū16O20u22cǎ23sŏ28ł39Ł
need your	72 -9D7m9oƖ10ő11fŚƯǅ14J16ǀ20e25d
needles	90 40ǃ
needs	73 8ł9Ů11Ɨ12ƣ21gƱ24ƅ
needs a	90 12Ů17ǩ
needs proof	90 
needs the	85 -8ǩ15ƣ
needs to	90 17ƅ20ł
neighbor	83 -13ŗ-12Ơ-7ľ8ơ10Ʀ13Ľ17ǫ19ƞ20B
neighborhood	88 -10ŷ11Ɣ12G13Ɔ25C
neighbors	75 10ť12Ǐ14ƛ15ņ30Ơ
neighbors $	79 7ŀ
nervous	86 13ǂ34ŀ
nest	88 -7vƯ15ķ24Z41y
net	84 -7T10Ǝ11Ƭ14Ǘ42ĸ
never	69 -9ŝ-8ŸŹǫ7cƜǖǞ8TŇ9lƛ10Kƻ11Ųǂ13Ş15Ǜ18Œ27a
never want	79 -7ǫ17Ş23Œ
new	58 -25Ɗ-12Őǫ-11ŇŞǍ-10Ɣǅ-9ŵ7ŔſƁƗƽ8Ŗŭ9H10Ū11DU14ŕƂǗ15ƌ16ƆǛ17ƙ20œ21ĻƷ23ĺ25ƍ26GƉ27ź32Ơ34i35ŷǇ36S44Ǡ
new $	88 -26Ǡ-13ĺ-10U9Ǒ11S13Ɨ15Ɔ79i
new construction	90 23Ɔ
new house	88 -14Ɔ-9Ɣ10ĺ15Ļ27Ơ
new job	77 10Ǖ12U19S
new one	84 10bƷ13ŭ14ƁǇ17Ŕ
new place	84 -20Ǡ18D22H33G44Ơ
newer	84 14ŵƊ39Ɔ
next	66 -17Ƴ-11ň-8K7źƦ9p10Ū11ƀǘ12ƭ13ǫ14ń15Ř17ĻŚ18HƘ19Ǡ20k21ŏ24y30Ŗ35V40Ǐ
next door	85 11Ʀ39Ǐ
next for	85 -23Ǐ-18Ƴ43Ǡ44y45V
next to	84 -16Ǡ7o16ƀ22Ř24Ś41Ǐ
next year	88 8ǂ12ź40Ļ
nice	68 -13ǐ-12ƫ-11S-8ǆ-7Cǡ7ŇŰ8Ǝ9Ƃƍơ10coƩ11qGĽƊ12Ũŭǋ13iPUƬǅ14k15Š17ŷ18F20Ơ24j
nice and	85 -13ǐ-7ǡ8Ŭŭ12ƍ14o21U
nicotine	90 26ƻ
night	65 -8WƜ-7Ƨ7Rǝ8Ŀũǘǫ9ƒ10LU11ƽ12j16x17nǁǐ19ŀǑ20ļť27ű
night $	70 -8W8ǝ9Ŀǘ10ǐǫ12xǁ13ŀ22ťǑ25ļ
nights	76 9ƞ10n15ŀ21x26ų32R
nights $	83 18ŀ25x36R
nights a	88 -7R12ƞ17ų
no	55 -31ŕ-11ŉǄ-10ő-9ǫ-8wǓ-7ĵĸŒŞ7sXƓƿ8WƲƺ9Lŗǜǣ10Ĵľǉ11ťƵ13l14ŐŚ15ƅ17uǁ20Ƅ22ž24ńŊ25ňƀ27Ŷ28ŽƂǃ34Ţ63ƶ
no $	84 -33ŕ-10Ţ12ũ16Ő26ž56ƶ
no car	90 -9ĵŭ21Ĵ35Ŷ
no exam	90 21ǃ
no insurance	80 -10ő12W19Ƶ54ƀ
no judgment	90 10ǁ16c17Ţ
no more	90 11ǁ12Ɩ13Ÿ
no problem	90 8s11Ő20L
no shame	88 10ŗƾ12ƅ
no to	90 34ƶ
nobody	73 7ƹ8K9ƦƱ10Śơǁ12ť13Ƽ15Ư16n17Ÿ20g21ş
nobody else	86 29nŸ
nobodys	80 10s11g12ş18ł20ŗ30ơ
noise	86 -7Ƒ7N16Ɛ24ǫ
noise $	88 -7Ƒ16Ɛ25ǫ
non	83 7ƻ14ǧ16Ǆ37Ţ
non smoker	90 7ƻ18Ǆ
none	90 11ş16x18Ɓ
normal	65 8n11Ǒ12ǀ13Y17R19Ů
normal week	66 33Ů
north	85 -10Ɯ8C12l15j20D23œ39T
nosy	86 7Ơ9l16Ż19ŋ
not	46 -24Ɲ-12Şƙ-11Z-10ĺ-9ŏ-8ŃƨƩǚ-7jpNVťƈƮƸǉǧ7egŦŸž8hBKĵĿņƆ9ũƦƶ10rŻƔƧǔǛ11EŖŢƇ12Ŷ13ŽƬǟ14clLQľňƽ15řƛ16ĶǢ17XŗƄƳ19Ŏ20vţǓǪ22Ő25bǫ34ş64Ł
not $	79 -37Ɲ-17ǫ-10Ŋ-7ŉƦ12ŎŸ13RƛǪ14ŋ18Łƞ27ŗ40Ő
not a	86 -7ǫ12ƶ14l16h27r
not counting	88 12ǋ27Ƈ
not cover	86 9Ƥ11ų12Ɵ
not do	84 -18Ļ8BǪ10ž18Ʊ19r22Ł23Ǔ
not even	88 11ş16Ŗ21ũ
not go	86 -9ŉ8y10ľ11Ū13Ʀ
not have	78 9ŐŢ10ŉƳ12ƀ15Ŷ18ǔ19ĵ
not here	84 10ư11Ǫ24ŞƳ
not i	84 9ľ13J15X
not it	84 8ķ11Ĺ12MŨ14U18Ř22ŷ
not let	90 -12Ư10d12ńƅ13c
not like	90 -20Ł-10Ő-8Ş11Ō17ş25ǫ55ň
not live	88 9z24Ʀ
not mind	78 8l10Ɣ12Ņ14M15ĴƢ24P
not need	84 10Z14ƛ15ƂƯ16s
not not	90 7Ŀ10ǁ
not open	90 -10ư-7Ǫ63ǟ
not stay	80 -19Z36ř
not tell	88 11e13p14ǈ15Ƽ
not that	88 -30Ł-10œ20w90ǫ
not the	83 -13Ņ8m9ǫ10Ł13Ƅ29ţ
not there	90 -7F12ư15ơ26Ǌ
not to	85 -24Ł-9Ő10Ň12pō13s16Ż28ǫ
not want	75 -13Ļ-12N-9H7Ǣ8Kǃ9ǫ10bž12O13Ş15X19L25Ŗ30Ł
not what	90 11ž14b19ƚ
not work	86 -19ǟ-7P18Ŷ20Ǫ32Ƅ
not you	75 -48Ş-20ň-17r-14ő-8Ÿ-7ŗ7Ɨ8ǫ12C14ŉƶ15n17Ŀ26ţ28Ł31ƽ35Q71ş
not your	90 7Ž14o18Ǣ
note	78 -17Ɔ-10Ư-7ĵ9Ų10ǚ13ń14ƹ17Ĵ28Ɩ40ŭ
note $	88 -11Ư10Ų11ǚ23ŭ
note on	90 -19Ɔ10Ɩ17ƹ32ŭ
notes	88 13Ĵ18ŋ30Ŏ
nothin	79 -7Ɨ7ż9ǝ10Ŏ12Ţƒ14ƾ16ƪƽ17ǧ20Š21Ĵ
nothing	72 -8w7ų8Ơ9hŮ11ƺ13ŀ14ǫ16ƪƻ17ļ20L24Őƨ31Ť37ƀ
nothing $	86 18ǫ28ƀ
notice	80 22ĺ
notice say	80 22ĺ
now	48 -20Š-13ǐ-11L-10ž-9QŁţǤ-8AŇňŕūƮ-7ŌŗŴǫ7SXņŔơƽ8FŜǚ9HĿŒŝ10nGŞŹ12uŲ14ǁ16vś17ĺǡ18ŵ19ō20cŉƨ21ĵŘ24s32ǧ35ő36Ļ37ũŪ46Ő60œ63N
now $	55 -21Šǫ-16Q-8AŇ-7ŕƕ7eHŉŞſǡ8Ɣư9uZżǣ10śǁ11Ĵŝơ12ǧ13vŒ15Ų19ĵ20ō28Ő31ĺœ36Ū38ũ40sƨ42ő44Ļ
now and	77 -11Ŕ11ő12ǁ35œ
now are	90 11H13v15f
now for	83 -12ĵž-9Ǥ7œ9ů12Ǆ13ų40N46ǧ
now i	84 10cųŶ15BĻ19ņ23p
now is	86 -12G-8Q11q14ō15NS23Ř
now it	88 -8œ12Ő16Ʋ25Ŕ
now okay	90 -17L-10ũ69N
now or	85 -7h10P15N17qŉũ24Ŀ
now right	85 7Ź11ƕ12Ɲ13ŉ
now tell	88 -11r7ǝ13Ƴ14ŵ17ƪ19ǚ
now the	88 7ŵ9Ÿ10h14ƀ
now what	81 7œƢ9Ş11E12ľ14ũ15Xƽ27r
nowhere	88 8ŕ9g27Ĺ
number	53 -15Ÿ-13ś-11Ǚ-9ƥǫ-8v-7Eľ7ǋǣ8řƀǛ9ƕ12ǖ13œŝ15Y16ǉ17yĿ18c19C20ļ23ĽƮ28ŹǪ30Ŭ31Xņ34e35D50Ś56I
number $	63 -27Ś-10ŸǢ11ƀ15Ź16DƮǉ17c20ŝ21I30e32Ľ54Ŭ
number and	86 27D
number did	86 -21X-12v-9I13c40ņ53Ʈ
number for	85 16ř23I
number off	88 -9Ÿ10Ŭ13Źǣ
number on	83 -10ƥ-8I11ƕ17D27Y40Ś
number one	85 -14I-9Ś-7ǟ11Ǘ12Ɲ20ǖ44Ŀ
number right	90 17ļ
number start	90 8Ŭ18Ś
number that	88 -7I11Ź15X20Ř
number to	88 21ļ
number you	85 12Ʈ13ļ25I
numbers	70 -11DI-10Ś-7X8pZŜƔ9d19Kš20ň21Ǣ31E36ƾ42Ř52Ǚ
numbers $	82 -16e-13D-8I7ň9Ŭ10EǢ11ſ27Ǚ44ƾ
numbers on	88 -32ſ10Ǚ50Ř
nurse	77 -14Œ-7ƞ11q14Q24U26S30P40ǃ
nuts	85 -9ķ8ƕ11œ14t15Ʋ28ş
o	80 8D9cƞ35ǧ38d55ǜ
oak	86 11Ū12Ɠ13ƒ21D
occupation	81 22q29P
occupation $	83 10q35P
occurrence	85 38ǣ
odometer	85 37ů
of	36 -20Ƶ-16ǫ-15oŰǉ-14Š-13ķŃŵ-12bVŏű-11IšŶƀ-10ƚǟǩ-9ōſǜǣ-8wĺľŢŷƍƔƕǀǤ-7fGŤ7NRĶƻǂ8aŬƐƩưǚ9ŀŉśŦǅǍ10lAEHĴƫǝ11tťƇ12ĹńƳ13izŚŧǑ14ejpZŇŴǁǡǥ15ŋŝƜ16gsŜƟƥ17ĵƦǘ18rKQŲƣ19ūƌ20xŘƯƴƷ21Ƨ22SőƃǊ23ĿǠ24ƈ25C26ǔ28ƿ29Ɗ33ň37ǆǖ
of #	80 -7d10Ʀ13ş16p20œ26Ɣ52Ŧ
of $	75 -14Ƶ-12œ-10Bǫ-7ĻƠ7ƺ9h18Ư22Ǐ24Ł28ŀ42ƿ44ƈ
of a	72 -9ƭ-7y9ĻŮǓ10ńŅŨƥ11ŷ12Ƈ13gŔ14ųƴ15ņƪ17Ǒ18Ų21ǚ34T
of an	84 8l11g19R24ĿǍ
of birth	79 13d32p
of building	85 -14ƫ63ƥ
of business	88 7Ɵǧ41ǆ
of construction	88 30ƈ
of coverage	84 -15Ő10Ʈ13ǔ20Ư37Ř
of em	83 -12c10uşŬ13ƣ15l17EǍ18Ƴ27v
of her	85 18Ʊ32ƪ
of insurance	74 -27ǎ12Ő14Ɨ31ƅ32ƣ
of is	88 10Ǐ12A
of it	67 -24T-20ǫ-13Ǔ-12ŵ-10ƔǨ-7ĵŁ7ŨŲƃƜ8Ǥ9JƳ10BŎ11ĸŀƿ12ƛ14ť15ŭ16Ʃ18ǋ19Ŝ21Ĵ23ƞ27ǝ35Ʒ67ň
of life	86 -22ƨ8W44ƫ
of mine	90 15ŋ17Ʀ18ŝ
of money	86 -9Ĺ10Zǆ13Ʋ20r22X
of pocket	83 -16Z26ř36Ĺ
of policy	76 -18Ƭ9Ő86ƫ
of roof	85 -16Ɖ-13ǆ-8ƫ60Ɗ
of safety	88 36Ǜ
of shape	90 -8ƫ13ƺ35Ų
of that	68 -15ǫ-9ǈ-8ŀ7g8Ŕ11Ň13Ơ16ǅ18ŜŪƩ21Ŵ22Ų23j33ŧ47ŉ
of the	54 -13R-12uTǠ-11ǆ-10ķ-9Ÿ-8ŖŰƔǈ-7mnxƞǏ7ơǊǒǙ8SƐƬƹǅ9Ɗǐ10ajƣƽ11EŧƃƱǑ12ǝ13ƳǪ14Qƶ18ĸłƉ19Ɵ20ń22lCŬưǓ23Ƣ28ĵ33Ŵ35ő
of their	90 -7Ǔ8ǔ12Ř
of them	72 -18ǜǩ-10Ǖ-7ŵ9Dƿ10ſƣ12ū13Ľƽ19g38Ǌ51ǔ
of there	90 8ŕ11H19Ɵ
of thing	88 -9ǁ11Ƃǂ14ń17ƻ
of this	79 8t11sŀ15Ŗ16ǌ20Ő33ļ
of those	69 -12ǘ-8řǤ-7šǫ7ƀ8ŻƆǔ10ŷƝ11ĿƊƜ13cǌ15Ķ19Ņ20ƫ22ž24i26ų
of us	88 12Ƈ16x23s24Ň
of what	83 -11ĸ7Ŝ11Ƴ13ť14ǖ16Ʒ30ƙ
of work	73 -15U-10Rƫ11Ň13ǋ14gƨ15q17Ƅ27S41P45ǆ
of you	62 -15ū-8ƥ-7ǉ7ņŝǄ9Ʊ10šŽƭ11œƹ19Şǁ20sŸ21r25u27T31ś32n36K
of your	56 -37Ɩ-13P-11o-10Wǩ-9qĹŴǉǌ-8vƟƱ-7gǏ7ŊůŹǔ8aNŨƃǆǖǢ9Ƭ10Ǟ12œũ13Śŧ15UZ18Ĵ19ĵ21Ŀǝ25ǥ26Q27ezǎ28ƨ34Ǌǘ35Ƨ37Ɨ
of yours	81 -16Ǌ-13v8w11ŝ12Ƌ13A14Ǩ19t31Ɵ41x
off	52 -13QǪ-12ń-11Ɲ-10ư-9ŗŞ-8ţ-7PŰƆƳǐ7ř8Dĵų9qşŹƧ10žƐƮ11uWƩ12Řǀ13eĴŶǝ14jŁ15ĸ16gBŌŢŦŬơǌ17y18I19Ɯ20OŻ22Ɩ23kǥ29ł30Ļ31Rŭ
off $	67 -15Q-11Ǣ-10ū-9ǡ9ňǀ10Ļ12Ŧǫ14ŌŢ15Ɛ18R20gƖ21Ʃ25Ł26k33ł36ŭ
off a	85 -12Ƅ-7ƅ10m13Ǖ14ĵ16e43ǥ
off like	90 -8Ɔ13Ÿ15Ŧ26Ļ
off of	84 -8ǣ7ŕ8DŶ9Ɓ12A13ǌ15B
off or	76 18ŭ19Ļ
off right	90 14ł16IR
off site	90 21Ƨǝ
off the	72 -13ńƝ-9ư9Ɯ10dōƄ11ƥ12X16q18ǡ20Ř23Ŭ32O
off to	85 -7g11Śś15k36y
off what	90 11ǜ15I18ǌ22ĸ
off work	90 11LR13Ƅ16N
off your	78 -8Ÿ-7d7J10ĸ11ǣ12ĴƔ13ǝ22uŹ
offer	78 8ƶ14Ƃ18ǜ19W24Ɣ25ǆ34ņ
offer $	86 11W14ņ30ǆ
offered	90 15Ɣ18ňƃ
office	66 -17ǡ-13ǉ-10ŭƝ-7ů9IŌǚ11P12Ŝ13R14ĺ16ŮŰ17Ǧ20Ǎ21ŝƟ24U33ƣ36Ǌ37M
office $	76 -8ů8Ǎ9M11IR14Ŝ24Ű31Ɵ
office or	86 -13Ɵ-7U16MP23Ǎ24Ů
officer	90 22Ɨ
often	70 -13ǒ-8ǫ-7Ƨǝ8ź11ŝ12ŴǛ15ǂ18ƞǁ23Ůųơ
often $	79 -8ǫ16Ůǁ
often do	79 -13ǒ-8Ƨ-7ǝ7ǀ9ǁ16Ǜ17ǂ22Ů24ų
often does	90 -11Ů11ź13ŝ16Ŵ
oh	61 -10Ÿǫ-9ŕ-8ǆǒǧ-7ƞ7CķŅņŭƉƊƍƖƛ8gőŪŽơǅ9adEPųŷ10ŀ11WƠ13GƐ14Ŏƚ15ź16U19Q21Ţǘ29ť
oh #	86 11E12d15ū
oh a	88 -10Ɖ-7Ɲ8Ǚ12Ɛ13ŭƊ15ŷ
oh cool	86 -7Ǥ13Qų14ő15C17g31ǘ
oh i	88 -8Ɓ10N11Ɔ13ƍ14Ž
oh nice	88 -13S-10ǆ10Ƌ16q18Pǅ19G
oh no	86 -9ŕ10l16Ţ18ŀ27ť
oh that	84 9btŔ12ƚ17ŷ20x
oh you	84 -10ǒ-8ƞ9Ű10Ɛ13Ɵ14ƚ17Q
ohio	88 15Ż21l
okay	47 -14Ƹ-12ŗ-10ǘ-9ŭųǓ-8QĻļūƽ-7j7TńőţŮůƗưƶǀǔ8IUŉŽ9MOŦ10pŝžƊƫǙ11KřŨ12JƨǄ13hƾ14ǐ15ĵŬŲ16iWŎƮ17XŌŸǃ18N19bŋ23ũƇƺ26ķ
okay #	84 8Ş11ƊƋƜ14Ÿ16y
okay $	66 -14ƽ-13ŗ-12uXœƄ-10ũ-9Ɩ-8ŋ-7Pƫ8b10ǀ12i15t17ư18Uƾ19KŨ21NŲ24M25ŉ29ƺ33Ʈ34ĵǫ44ķ
okay a	88 -9Ǐ10ƥ12ƒ16b
okay and	74 -12Ƽ7Ǝ8ƙ9ķƄ11IƂǁǃ12ſ13œǐ14PX17Ǆ19ů
okay cool	84 -27ƥ11Őū14Ņ16P18o21Ŀ27Ƈ
okay good	88 9ǔ12cZǧ21ƫ
okay how	88 11ǔ12O13Ƈ16Ǘ
okay i	79 -7Dŋ9sŀ10E11Ŗ12ńƼ14b18lŞ20ǐ
okay if	81 7ƺ14rŌ18ƨ30ŋ
okay let	90 11D16Ś
okay no	84 -9ǩ7Ʀ9s10Ő11ƅ15ń17ľ21L
okay or	88 -17L16ķ23N
okay so	67 -11Ņ-10ǘ-8ĵų-7Pŉũŭ7ŏơ8şŠŢŧŪűŴƍƖ9Ɓ10qřŮǒ11h12ĴƇ13ŝƨ14vJ17ĺ19Ǚ20Ŷ22ţ
okay that	79 -8ŧ-7ǀ7ř8śŬ9p10ŜŦ11ŉ12Ǆ13Ř14Ɗ23ň24T
okay there	90 9Ż10ǈ11Š
okay to	85 12I19ŋŌ20Ŭ
okay what	90 17Ŧ18Ŏ
okay with	75 7ř10ŋ12ł15ķ16X26ǃ31ž
okay you	84 8ƃ11T13őŹƶ14Ƅ15ǀ
old	53 -24x-13Ǡ-11Ɗ-10q-9Tǫ-8ƺǍ-7twņǡ7ŪŲ8Ǆ9KĽľŒŹ10Ʊ11Ÿ12D13Ţ14SƯ15źƁƙ17Ň22ķǏ25pƿ32Ɖ43ƌƷ44Ɔ46c52Ŕ61v
old $	82 -14p-7w17ƌ20Ɖ23Ư34v
old are	78 24v63c
old enough	90 7ź26Ÿ
old is	67 -24x-22tƊ-12q-10ƺ-9Ǎ-7Ƌ10Ǉ11ƁǄ14v17ƌ21Ǐ26Ɖ51Ɔ78p
old one	81 9Ɓ13Ŕ38Ʒ
old policy	70 11Ř12Ţ36Ʒ
old price	90 39Ŕ
old was	90 -17Ǉ-10Ƶ47ƿ
older	78 -12t-10Ʊ8ƌ10v11Ɔ26p31ŵ39z
older home	90 14ƌ19Ɔ
older than	90 -13t16ŵ22p
oldest	75 -11Ź-7p12ź27vy28x40w
olds	77 -14Ơ-7Ǎ7Ǐ8Ɖ11ƌƥ23p25Ɔ27v
olds the	81 -14Ơ-7Ǎ8ƉǏ12ƥ29Ɔ
on	33 -22Ǡ-20Ʀ-19ŋŪ-18Ƶ-17ǋ-16ļŏ-15ŶƩ-14wŰ-13lJŷŹƯ-12ŠƮƾǖǟǢǫ-11Z-10hņŉŞƳ-9tHPĿŜƫƲ-8eGXŔŗƻ-7pIŁńŇňŒƙƛǃǍǏǝ7ķŻƣǆǈǣ8FVŊơǘǪ9ŽƑưǓ10YťƢ11ŮƈƎƹ12ƉƘƽǔ13ABŎŖűƄ14fzQTŨǜǥ15UūƊƏƷ16Ń17gŚśŤ18y19rƭ20ƝǤ21Ƭǅ22cĺŀłƁǁǧ23Ĵƞ24aDŕřǊ25ĻŧŲǨ26suŘƂ29Ÿǉ30ƕ31Ʊ36Ǚ42Ƥ43ŭƨ46ƀ48Ɩ50ƍ54ƪ58ů
on #	88 -8Q15Ǘ18ǡ39Ǔ
on $	62 -32ǎ-29Ǡ-16ƛ-14ū-11Pŋ-10Ǌ-9Ŵ-8ŀœŨ-7ŚƖƦƵǓ7RĹŌ8IĻŕǧ9xŊƉ10Qǜ11Ń12ƚǄ14SU16DĴ17tƹǆǖ18řƎ19Yť20ƥ21ư22A26ƽ36ƣ39ƍ58Ŏ64ĺ
on @day	83 -19Ƙ8M16Ů19ų23k42ǐ
on a	65 -10V-8ŵǠ7ŃŴ8nƈǁǊ9ƒǓ10Ņťǩǫ11ŦŹ12Ĺ13ǘ17ŧ19ŤǙ20y
on and	90 11Ś16R22Ǣ
on any	84 -9Ǡ-8ƽ9ź15Ǆ19y27ƍ
on anything	90 -11ƾ13ƽǄ14Ĵ
on at	88 -9Ǡ13s14S16Ɵ19Y25ƍ
on board	88 -8t42r
on each	88 11v20ř
on either	90 13ƿ18ŭ
on file	83 -8Ǆ-7ƅ13ǘ20ǔ31Ǚ
on her	83 -16ƺ-15Ŋ-10a8o11p17Ǆ26ư42ƪ
on here	79 -20ƪ-8Ƴ-7s8Ž9ŧ11u15m17ŵ22ū26o
on him	90 -17ƨ-8a12o48ƪ
on his	88 -19ư-7P10Ǖ13q38ƹ
on hold	90 -17ŋ24ş53ǫ
on in	78 9Ō10i26Z
on insurance	78 -7ǧ11Ǖ14ł26ū
on it	59 -47Ĵ-16w-15ň-11ƣǫ-10ŵƗ-9q-7Łŕ7ľłŸƍ8šƚ9ōŨǧ10ǣ12Aǎ14Ő16ŗ20ơ21Ńř26ũ29Ə33B35Ų37ƭ45Ƭ49ů61ŭ
on my	84 10D11ōť14f18L20a
on one	82 12ŷ14Ņ16Ƈ
on or	90 10ŕ12Ɖ19Ǝ
on paper	82 -7Ɣ12ǈ14K24Ǚ29ĸ
on payroll	78 -24ǋ-10u18Ǔ42ǉ
on speaker	90 29s
on staying	88 -13y17H22ţ
on that	63 -18B-13ǫ-12Zĺ-9Ĵ-8ƥ-7ƨ7Ƅ8Ǩ9ŊŖŲ10œş12Ɩ13ĽƠǎ14Ɣ15Ũů17DĻš19fƁƽ23ň26ŭ38Ƭ41ŧ
on the	44 -20ǘ-14ǐ-11ƃƆƪƹ-10xIųƙƬǕǢ-9ovĿŁŎǍ-8DńŗƣƭǙ-7Mŋŏŝǩ7jpyBĵō8qHœŬƛǉ9nőƅ11gQƋƓƼǣ12cŽ13űǁǨ14Ɓ16abŊŮǧ17ŴŻ18Ǥ19Ǡ20FŖŸǊ21ź22s24ś25ŭƕ28Ƃ30Ĵ31Ś32ǥ36Ƙ44ů47ǅ58Ƥ76Ɩ
on their	88 7z13ž20y
on there	68 -15Ɩ-12n-10Ņ-8s-7jŕ7aƜ8řƄƝ10Ɓ11ƅ13ƣ15Ť17Ɨ20ū22ŐƂ25Ÿ30ƭ54Ř64ƀ
on this	70 -10H-7aŚŴ7Ɨ8w10frD12d14ń20s22Ł23B28ŐŸ44ł
on those	86 12v14Ɖ15ƞ19Ĵ
on to	85 -11ǘ-7ľ14Ľƍ15Ƹ25Ǚ34Ʒ
on top	77 -7ǉ12W15Ʒ19T20Ɗ32Ǩ39ƃ
on what	85 -8Śƙ10Z14Ĵŗ27Y34u
on with	86 -18Ǆ12ŎŒ15V17ƺ20s
on you	63 -21Ƽ-19ŭ-14ŐƤ-10ǫ7ŢŧżǪ8Ɠ9Ƴ12qŔƝ13ŀ14j17Ƣ19cuŽ20ǎ22ŝ23ǀ31U34z57Ʊ69ƨ
on your	52 -29ǫ-24ǖ-20RŹ-14JŌŐŸ-12wŪ-11pF-10qvũŰư-9sŠ-8ň-7tyDŝƚƵ7nŵƛ8NłŚŤƆƴ9Ƽ10xĿŘŨǙ11iĻőžƊǔ12EĶǈ14aQ15żǧ16cPƝ18ǁ19ƙ23T25uƤ27ƞ28ŕ30gVƱ31ƕ35Ǌ44ŀ45ƀ62ƪ
on yours	85 -8Ǣ7Ƣ8Ř12ƪ15Ų16ť36ƨ
on yourself	84 -16ŧ-8ZŘ15Ǫ76ƨ
once	72 -8ř7ƭ8y9sƅƒƩǂǞ10ũ11ŉŴƷ12Ťűų14Ũ17Vĵ25Ū
once $	88 22ĵ
once you	90 14VƩ16ű20Ũ
one	44 -28ǫ-20Ļ-16n-15apů-14tTư-13Ĵ-12KŸǜ-11oVŁŎŗƍƳǕ-10ŏŨƕƙǟ-9sHţƪ-8GUZĺłńŘũƱ-7jrDMQŋűƘƞƟǃǆǙǝǡ7hxJřťƁƭ8fmEŀƀǈ9ŃŦŴƊƑǋǞǦ10ŐœƝǔ11wŒƔƚ12uXň13AǗǪ14şŭŰǥ15ƾ16Išżž17őŖƩ18Ǩ19ŽƨǊ20ŤŶ21vyļūǧ22Ƈƽ23i25Ņ28ŔƷ31ĿŇƼ32ǣ35bǍ36Š37ŷ44ŵ51ǖ
one #	72 -21b-14Ĵ-9ƕ-8ſƷ-7ŭ7E8ƃ9DƖ11Ǥ12Ŕ17Ƭǒ33X60Ƽ99ǣ
one $	63 -19Ļ-11ŧ-10ƽ-9VǊǫ-8ŃǠ-7o8xĽņŽƑƚƸ9ŹƈƨǦ10řŲŶƄƫ11b12ňŦ13i15vƔ16w18yš26Ťŭŵ28Ŵ32Ʒ36ŷ
one and	90 12ǋǧ15Ɓ21Œ
one car	86 -18ŷ-17ŵ-9Ů20Ŷ62ū
one for	83 -19ƾ-8I7ż10b11mƑ15Ǝ18i20ĿŚ28ƽ
one go	90 7ŵ10Ǧ11Ʒ
one how	90 -12p-7J13ŷ14bǚ26v
one in	81 7Ɓ11ž31ƀǍ
one is	85 -13n12ƶ15qŔŴ23w
one of	64 -13ǜ-10ŴƄǫ-9řǉǕ-8Ǥ-7Hšǖ7ƹ8ŷŻƝǪ9ſƊƜ10Sƽ11Ǟǣ12E13gĶų14Ň15Ǡ16Ɛ17Ɔ18ƫ19ǔ21i28Ņžǥ37ő55Ǌ
one on	90 -9ľ-8Ƴ12Ľ17m23Š
one or	79 -25ƫ-11m-9Ŀ7Ŷ8u10ŤŬ11ūǨ12ř13E14ż16J18š41ƾ
one that	90 9Ń15Ŵ16Ƥƫ
one thing	80 10Ɲ29ļ36Ŀ37ş
one times	90 -13T12W16Ʃ31ƨ
one to	85 -7KŅ8zň9ŀ15B24ǫ31I
one way	84 -18ů12Ń47Ű
one with	90 -10ŵ-7Ŵ10ľ14Ń39Ž
one you	76 7ř8ŀ9Ň10Ƃ12yƷ13Ņƽ15ŵ25A33œ
one your	88 8ŵ11ơ12Ǐ
ones	63 -14a-8šŽ7yƉǏǐǞ10ŊƂ11ŶƊ12Ŗ13wŵƷ14ő15ū17Ř18Ĵ19Ɛ22Ť29h31uŴ
ones $	73 -8Ɲ8Ǟ9ǐ10ĴƐ11ƍ12Ŋ14Ɗ19Ť28u
ones you	79 8Ť14Ɛ
online	75 -13ǝ-9š9ś10Ľ14K17ŅǗ21ľ27ņ41ǘ
online $	81 -14ǝ11ś12ľ16K19Ǘ26ņ34ǘ
only	65 -10T-8ŭ7ŶƌƬ8ƚǊǘ9Rƞƾ10ŅƵ11Ǥ12ļŸƁǀ13ǉ14ŤŮǜ15Ŀ17ǝ18Ƥ19Ŵ20ų23ūư
only paycheck	80 -11T31ư
ooh	79 -10Ɯ7Ż8ŭ9ŠƉ10ƞ11ŷ12kH14ƍǅ16ƚ
open	66 -18H-8ư7ĸŜ8aŤǍ9Ɠ10śű12ŋ14Ǫ27W29ţǟ38Ǉ49ǐ
open $	77 7y8ŨƎ13ǟ15ǐ31Ǉ
open to	85 -22H-7ǐ8ž41ţ
opening	90 -20R20ǐ38Ǡ
opinion	88 12ļ30A
option	90 23ň24ō
or	31 -41ǫ-18Ɔ-13eǎ-10HũƳ-9dƢƵǏ-8wņ-7lBXōŦŵŶƹǔ7hmyŷŻƲǉǙ8ŰƍƣƷƼǃǖǠ9iDRƅƌƓǂ10PĽőœŤŭƐƘƟƯ11pZĺŖųƁǝǣ12IƇ13EŽƫǅ14CNSŘŲŴ15ƄƖ16uĸűǆ17MĿŐǍ18ŠťūŮ19qłƒǓ20ƿ21ƻ22ňǄ23LĶǁ24FƊ25KĵƎ26bƈƾ30ř31ƥ43f
or #	69 -18Ǌ-17ǌ-16Ɔ-13ŉ-11c-10ůŲ-9Ŧ-8Ɖ7Ť10E11ż17Ƈ25Ǩ29Ǔ33Ʈǣ35b41Ř54Ɩ56Ư
or @day	86 -19k40L
or a	58 -15Ǐ-13Ư-11u-10ńŘǎ-9ŵ-8ƙǫ-7BĿŴƮƶǑ7JKĸƓƚ8hFĹƈƊƱǁǍǕ9ZťŬż10ŖŝƝǝ11ĽőŨ12Ƌ13fI14ƦǠ17ĻƸ18A23ƣ25i31ū56ƥ63ř
or about	88 7Ɔ11ŀ12ĿŊ
or after	90 -8ũ8L21Ŧ
or all	85 -8l8ųǏ14ǖ20ĵ
or am	90 7a14Ņň15c
or an	85 -8ő-7ƥ10F11A18Œ
or any	73 -10Ɲ9W12Ɵ32ť
or anything	72 -19Ő-11Ť7ƅ8Š9Ķƞ10ǐ11uŴ13Ɵ14ų22Ǒ51ƾ
or are	66 -14H-10e-9ǫ-7ų7sŐ8lv9ayZŉŧŪƾ10ŗƬǍ11QSǡ13Ÿ17N19ń20x22F23V27ǈ
or been	90 7ǁ8Ţ17ŽǄ
or better	88 -16ź32Ż
or can	84 -14ŋ11ś12Ʃ13ł17Ŋ18ƥ
or closer	88 -9Ʈ14ƛ16œ19C21X
or could	88 9Ŷ27X
or coverage	88 38Ŀ
or cremation	88 15Ʋ
or did	61 -17ǫ-12Ū-11ť-9ũ-8ŅŇţƜ-7ǜ7ŧƵǅ9jŕ10HőƊƘ11ƪǄ12J13Ţ14wŲ15C16Ŕ17ŗŹƔ19mŉƀ20q29c35š
or do	61 -13ŷǍ-10ſ-9ơ-8ų-7XƨǓ7kHǑǞǡ8KĺŠƓ9yAǕǘ10ƬƸ11ňƗǄǣ12Q13s15Ńǐ17Ǌ20ƒ21ǉ22Űǝ24F26Ɵ28Ŵ
or does	71 -8q-7Ů7ů8ű9ŏƗ10WƪƳǗ11ƫ12ũǈǜ13ǁ14Ǥ16Ų17ŵ31ł
or drop	86 -11M17Ŝ20Ɓ21Ʒ
or email	78 22Ǘ
or every	90 -14ĵ-10Ů7ǁ13œ15Ŵź
or for	84 -7ĵƢǤ8Ư12ƕ21Q41œ
or get	86 10H17ǆ18ĵ19Ǜ
or go	85 -9Ɵ-8m9R15ż16Ʃ26ſ
or guns	90 
or hail	80 -13Ɯ31ř
or has	84 -10pƌ9Ň10œ13ƍǇ14Ɖ15Ť18v
or have	76 -10ń7ƍ10Gǂ11n12Ť13ō14fƠ16ǉ18Ŷ22ŉ
or home	90 -25Š11Ɩ16q25I28ĺ
or how	84 -14v8U9b14S20p26ş
or in	84 10Pś11Z18Ǚ19ĵ
or is	56 -15Ɵǉ-13H-12ǘ-11Ƴ-9ūǐǫ-8fsRœƺ-7ǈ7ĺńŅŞƆǄ8AZźǡ9ňǅǆ10pƅǌǍ11iŷ13y14ķǏ16TƇƜ17Ŏŝ18Ūž19Nł21n22Łű23rŲ27q28u30ơ
or just	66 7fǔ8KŪųƽǙ9Ƴǂ10Ɓƨ11Ňţ12sŮƯǊ13ƴ14ƈ15ƙ17Ǜ19U22ƣ30ŷ
or lease	86 -17ǎ-16Ǐ18F43Ǎ
or leave	88 -8Ƹ13ƃ16ƚ17ŋ
or like	88 12Ŵ15ő
or metal	86 16ƊǏ
or missing	90 
or more	75 -14y-12s-7G8C10g11vǌ12ŧ13Ů14ńũ15rSų25ǆ44ſ
or nights	90 28R
or no	83 9ū16Ő23Ƅ48ň
or not	79 -37Ɲ8Ż10mŶ11Ǝ13Rƛ16Ž17ƞ40Ő
or on	83 -8ń15Ž17Pō
or one	79 -10ř8ƥ12ŅƐƨ13EƜ18Ķ27b
or only	84 12ƞ16ŮǀǤ18ļ
or or	61 -11Ƨ-10Ů7gxňűŻƈƟǂ8uFŊŜŭƋ9cƁƚƺ10ĹƷǖǝ12ƥ13ƇǆǍ15ǐ16Ř18Ŵ21ł
or out	90 18P
or over	84 -10X10c14TƉ21M27ů
or part	86 20Rǉ23G
or pay	88 11ǃ35Ǣ
or pleasure	86 -10Ű20Ů
or rent	85 -16Ƣ24Ǎ
or scuba	90 15ǂ
or sell	88 -16H10Ǫ25Ǡ
or should	82 -17L10Ō16ľŜ18ŉ19N23O
or side	80 7Ů
or siding	90 
or somebody	83 -12Ƥ-9ĸ10ŀ13Aš14fƂ19F23Ǎ
or something	86 -18ſ7ų11śŶ14Ļ16ť28Ř
or stay	90 -8ǟ10ǐ12q
or still	90 11Ĵ13Ƙ14f18t
or stylists	80 16Ǔ
or text	90 27K
or the	63 -13Ǡ-10ašƤ-7Uľǫ8űƲ9CI10ƄƢƫ11SƊ12e13Ə14ƻ15ƌ16ŅŠ17ĿŖ20E22ūǎ25ǒ27Ű28Ş
or tickets	74 -8Ž29Ť
or trampoline	90 13Ǝ
or upset	80 19Ť
or was	79 -8Ɔ10Ť12řƝƿ13Ţƈ14Ľ24ť
or what	86 15ŷ16ť17Ů
or whole	85 -9Ư11ƫ
or work	90 -13ǒ8R13ǃ24Ǔ
or would	74 -12ŉ-8Ŷ8Ư9ĹŐ10ĸŏƲ11ŷƦ13ư14Ǫ24ŋ26ǟ
or you	78 8Ƥ9Ž10fg11ň14t15ƍ21M
or your	79 -17Ǆ-8ǫ-7Ŀ9ŃǪ10Ǚ11Ƅ12c13ǃ16Jƾ18ƻ26ƿ
order	90 17Ǘ18ŏ30ǫ
original	81 11Ɔ17Ɖ19ƌ23ƍ
original roof	86 23Ɖ
originally	82 -8C27š29l
originally $	85 -8C25l26š
other	58 -15Ǐǫ-14n-11ŧ-10ǧ-8CŐŝ-7ŭƺ7ŉŽƄ8şŲŸǄǍ9Ƌ11Ʒ12ţ13wĴ15Ŵƀ16oǊ21ǉ23Ń24ĸ30ſ33Ɠ43ŵ44ņ48Š52Ņ
other agents	90 -9ŝ10Ň20Ņ
other car	85 -11ņ17ū33ŵ
other drivers	88 -7ź14ƀ21Ÿ
other guy	84 9Ń24ƀ26ņ
other insurance	85 -9Őƀ73Š
other one	81 -29Š-12nŧ-9Ǌ-7Ń14ņ19Ʒ22w23ŵ39Ŵ
other policies	82 -10ǧ45Š
other quotes	86 25Ņ
other vehicle	88 -13Ŵ-12ū42ŵ
others	88 -13Ƅ-10w19u24ū41ſ
otherwise	88 11v13ƺ20Ǆ
ouch	86 -7œ11Ŧ12ŧ15ŔŽǥ
ought	88 -14Ŋ8ƺ13Ś31Ŏ
ought to	88 -14Ŋ8ƺ13Ś31Ŏ
our	74 7j8ĺŌ15ľ24M80Ľ
ours	86 10Ɩ11G16xƷ
out	46 -24T-20ǫ-18H-17ũ-16ǆ-15Ƣ-12F-11ŷƱ-10ŞƝǟ-9ŁŉŏŔů-8rĸŀŃŕţƆƔƣ-7GLńŅŐŭŴƅưƹƾǧ7xzŠƎǗǛ8ƦǍ9lŗűǖ10qĺŒƭƷǃǤ11bř12CơǊ13ļňŎƳ14śƋ15ľŊƑƖƜǅǒǩ16gŝŢǪ17ŧ18ĻųǇ19Ŗƺ20Ř22œǋ23ƫ25ƞ26ĵĹ27UV30Ƭ34j38yƟ39Ǔ
out $	66 -21ǫ-12Ų-10H-8ĻŨ-7Ř7ƃǃ8šƑǁ9ƙƷƸ10Ž11ǎ12ƨ13ĵ14Ǔ15UŒ16xŗ17ƫ19Ƭ20Ţ21ĺ29Ŋ36Ŗ37y42ƞ
out a	85 14ƨƮ20ľ21Ɩ
out all	90 13y21Ū
out and	85 -7ŗ13ś14ƙ18g19UǛ34ŝ
out any	90 -19Ɵ-11H12y22Ǔ
out at	88 12V17ň34Ř
out back	82 -12ƙ17Ǝ33Ɵ
out for	80 -12ǟ-8ŷ8Ů13Ť15š19ņ21Ʀ25Ǫ28b
out front	90 -10ś39ǅ
out in	77 10ĵƑ11CŰƘ16Ǌ17ǋ
out like	90 13zƙ18Ʃ19ŗ
out of	59 -22T-10ƞǆ-8šǪ7X8ŹƛƠơ9tNŲ10SƄ11yƗ12ǋ13ŧǗ14ǂ15ǚ16Z18Ĵǖ19ĵƬ20Ŀř21Ǎ24œ28ļ45Ĺ53Ɵ
out on	75 -13Ɲ-8r7ś8Ř11Oōű14q15Ů16Ţ17Ǉ23g46V
out or	90 12ĵ13n15ŗ16U
out that	86 -17Ũ-15ũ7W12Ǥ15ľ19ť20Ŧ24Ļ
out the	79 -15ĺ-12ƌ-7ƙ7Š9Ļǒ11Ľľ12ƚǓ16Ǥ17Ǒ18Y19Ʒ
out there	72 -12Ơ-7Ɵ9EűƓ10ƀ11Ƒ14Pų15q16Ɯǫ18Q28l43j
out to	77 -17ĺ-9t8ś11MŝƬ14ő18ǃ22ƭ27Ļ28Ǔ
out your	85 -8Œ7Ɯ9Ǫ14j20Ǉ27ǩ
outcome	90 -10ō33ļ
outfit	77 -8Fǖ9Wş10Œš12Ǡ19ƣ25ő26Q27ǆ
outfit $	84 -9F7ǆ8Q10ş12Œ14Ǡ21ƣ
outside	74 -10Ɵ-7U9Ɠ10Ǣ11qƊ14ǂ15ƨ19g26j32ƈ
outside of	88 -8U19ƨ25g
outside the	88 13q19ǂ
over	50 -15š-13Ʈ-12ō-11őǐ-10XſƥƳ-9lƟ-8Kơ-7ŘƋƱƵƾǟ7FWŒƠƧ8hĵţ9xŹƼǀ10rvRSľƏ11Ŗ12tĽ13iMş14ŗŞƇ15AǏ17j18ŀ19CPŉǪ20ŧƞ21œǉ23QƃƓƔ24Uŝż25T27ǌǨ28ŜƢ33Ǡ34ů
over #	73 -44ǌ-23ǫ-15Ǩ-9CŒ-8őſƛ-7jƃ10Ŧ11nS12Ķ13Ɣ16ů18Ƽ19Ƣ20v27Ƈ29c40ǉ44œ45Tŧ
over $	71 -24T-23J-17ŝ-12ō7Ɠƞ8ţǦ11ŏǀ12Ɖ13Ŗ14ľ19Ǫ24ů26rŪż30ǫ32ŀ44Ŝ
over a	75 -9ǡ-8Xŧ-7ƃ8ř10MĹŻ15ůƚƢ16T32ƞ94ǌ
over at	78 -14Ǡ10Ű14qS18hƧ23ŝ26Ľ28U37Q
over in	83 11z14Hŝ50C
over it	80 -7ƳǪ12ŉ14ŗ16tũ19sƛ30ƃ51Ǩ
over that	88 -9ř16ķ26xŉ
over the	68 -12ƃ-11ŝƥ-7Ɖ8ľƔ10kǘ11ǖ14Ń16M22ǏǠ23Ǩ26Ɠ
over there	69 -13ǐ-11ũ-10ŗŷ-8Cƞ7Ƣ8tǊ9ƣǡ13WŨǢ18R20Ơ21F23U24i28ş30jŝ31P39Ş
over to	81 7Ź8Ƣ12QƩ29Œ36Ǡ
over what	90 -12ŝ-10Ʈ14J17Ł36ŗ
over with	78 17ĵŝ24A
over your	88 9j14N15Ɠ23ŗ
overall	90 13ş17ƺ
overnight	81 12Ǒ14Ŗǘ31ű
overnight $	90 9ű17ǘ
overseas	90 13ǂ38Ǘ
owe	68 -8ƍ-7Ať8Ŋ11ĸ12Ƃ42ŭ46Ɩ56Ĵ
owe $	86 -34Ɩ-9ť22ĸ66Ĵ
owe on	74 -25Ĵ-8ƍ38Ɩ56ŭ
own	51 -25ƥ-18Ƣ-14ǎ-12UƟ-11ŘųǊ-10ĹŐƣ-9rŀŮǥ-8a-7gsƞơ7JūƎǕ8ŗŴŵźǒ9ŉƄǇǈǢ10ť12ƲǑ14Ƥ15Zŧ16z18ł19Ɩ21ƹǅ22ŭ23V24Ǔǝ31ƚ33ƙǡ34ǔ41Ǎ43ƨ44Ɓ51ĸ55F
own $	71 -14ǒ-10r-8FŀǓ-7p7W9ƚ10y14ł15ū16Ǉ21ƙ22ư27Ƥ29V47ĸ
own a	85 -11Ɵ8ƃ19F22ŭ25Ʋ27Ǒ
own anything	86 -7ƨ21ƚ
own car	82 -13ƨ12ǒ17ŵ20ź73Ɓ
own cars	85 -9Ů12Ɓ62ǒ
own insurance	90 38ǔ
own it	86 -14Ƥ-13FǍ-10ŉ28ŭ45Ɩ
own jewelry	80 
own life	90 37ƨ
own name	88 -9a-8Ǎ26ǅ33ƨ
own or	79 -15Ƣ7Ţ12ƪ22Ǎ
own pocket	77 -9Ĺ24ŧ27Z
own that	80 -16Ǐ14Ƨ22ĸ45Ǎ
own the	85 -28Ǎ-22ƥ-13ǎ67Ǐ
own words	86 21ŗť28ŉ
own your	71 -9Ǐ10Ǎ12ĸ36F
owned	90 -7S16ǧ20Ǉ
owner	77 -9Ǎ13Ǥǥ14Ɔ15aƣ19Ǫ25ǎ27ǈ
owner $	86 -22F-7Ǎ15ǥ17Ǥ33ǈ
owners	81 -9Gǟ7ǈ13ǋ18Ǫ20Ɖ22ǧ
owners policy	88 -10ǈ24ǧ
owns	78 -8ĸ12F17ǒ33ƣ49ǈ
owns it	90 -12Ǎ43ǈ
owns the	82 -8ĸ13Fǈ14Ǎ36ƣ
p	85 -13ǫ-11ņ-10Ʈ-7ů8D19Ż38ǧ74Ƅ
package	80 -10ǚ-7Š21W52ǧ
package $	90 -11ǚ21ǧ24W
page	69 7ƫ8Ǖ10fĽ11Ŏƀ16ǎ21Ŝ42ś
page $	82 20ǎ
page and	88 7Ŝ15ƀ
paid	58 -13ǔ-9ūŮ-8ǡ7Ƭǟ8Ƨƫǘ9ĵƄƭƯ11Ƥ12Ŕǫ14ĸǋ16ŧ17Ƴ20Ǔ21ĴŤ22Ɣ28Ɩ30Ɨ41ŭ
paid #	90 14Ƨ26Ŕ33ŧ
paid $	77 -8ĸ10Ƅ12Ƹǘ13ǟ17ǋ
paid every	80 33Ĵ
paid for	82 -25Ɣ-12Ů-8m-7Ƹ9ŭ12ĸ20ǫ27Ƴ37Ɩ
paid it	79 14Ƭ24Ť
paid off	72 -10ū-9ǡ36Ɩ58ŭ
paid yourself	80 9Ť
paper	77 -7J7ǔ11ǈ14Q17ś23Ǚ26K27ĸ
paper or	90 -8ś14Ǚ15K
papers	80 8ǈ14Ƙ16Ƥ18ǔ20ƴ24ś
papers $	88 7ǅ9ǈ14ǔ
paperwork	77 8Ɵ10Ŝ11i12ǅ13o20śǢ21J
paperwork $	83 -9J13ǅ14o15Ǣ35ś
parent	84 -11FƱ10z20Ÿ59u
parent $	88 -12F-11Ʊ11zŸ43u
parents	71 -15ƺ-9Ǆ-8ƾ11ƨ12Ʊ19š20Ƨ49ƿ53z
parents live	90 31z
park	81 11ǡ27ǫ34ű
parked	86 -7D20ű
parking	88 7ż10Ž12Ƣ23ű
part	62 -12DPť-8amyř7Ť8dJǎǜ9ưǆǥ10sE11Ű12Ǌ13Ŀƀǫ14GŞũƩ16Łş18lƳ19ǡ21UŎ32C40ǉ43V48ŉ
part $	85 -8ť7ŀ14ǜ18ǉ19Ǌ22Ŀ27ǫ
part of	70 -14ǫ-13DP-9m-8a9Jǎ10ũ11ǆ12Eư14ş15s17G22l24ǡ25Uŉ36Ƴ38C
part time	77 8R20Ʃ28ǉ65V
partner	72 -15ǈ-7Q8ŵ11sł12r15o16ƪ17Ǆ18ƹǪ25Ǣ26t29q
partners	79 -25d-13Ű-9ő-7c11Ǆ16ƪ23o26ŵ36p38ǈ
parts	88 19Ŷ24Ǔ27l
party	84 10Ɩƣ15Ʋǣ17P22ƞ
pass	79 -8z-7Ǫ10ƿ11sƭ12ƨ13ƹ18ƴ21Ƶ30Ƹ
pass $	90 14Ƶ20ƭ21ƴ
passed	76 8Ʊ10ưƳ15ƨ16ƹ43Ƶ
passed $	88 10Ʊ14ư20Ƶ
passed away	86 11Ƶ12Ƴ19ƨ
passengers	84 17Ƅ28ų
past	73 -22ŏ-10Ɩ-8ƶ-7ŝ7Ưǂ8ǀ9ǁ10ǐ11ƃƿ13ƼǞ23Ň25cOŤ39Ł
past #	80 7ż9ǂ10ǀ13ƃƿ22Ť33c
patch	88 -19ǀ11Ū20ƻ23Z27Ǜ
pay	49 -17Ŵ-16ǌǙ-15ļǪ-12ǀ-9ţůŵǑ-8K-7yQĴŒũŸǝ7Y8Z9Ʊǣǥ10ǚ11Ƃ13Ť14Ǣ15Ũ16Ǥ17ŗƲ18ƗƳ19WĹ20ſ23Xőŧ25Ŕ29Ƅ30Ƣ31ř32œ33Ř34ųǋ35Ǔ36Ɣ42ĵ48Ǘ51ǘ
pay #	90 -37ĵ-12Ɣ9Ĺ25Ŕ29Ƣ35œ
pay $	63 -31Ŕ-16ļǫ-13Ǚ-12ǋ-10ŧƮ-7Ĺ7Ƃ10ķ11ǘ17Zų19Ř25Ƅ27ĵ30ř34œ41X53Ɣ
pay a	83 -8ĵ-7Ʀ12ǃ14Ǣ18ř22œǗ
pay for	66 -13Ǔ-10Řƨ-9Ƣ-7yũư7Xƞǘ8Zǣ10WƂ13Ɓ16Ʀ17Ɣ23Ĺ29ĵ30ő32Ƴ41ŗ
pay if	86 -13ư14ƪ21Ǥ23ǚ24ƨ
pay in	86 28Ƣ
pay it	86 -26œ16Ƭ49ĵ
pay out	77 -7Ĺ7ř12Ǔ17ƨ21Ť25Ř31ŧ
pay the	77 -17ŧ-12ŵ-9œ7Ǔ14Ɨ19Y20ſ21Ũ23ǫ25ǋ26Ʋ
pay them	90 -25ĵ12Ǘ13ſ20œ38Ǔ
pay you	79 -25Ŵ-15Ǫ-11ǋ-9œŨ-8ĵŸ-7Ƅ13ƀ25T35W47ų66ǘ
pay your	79 -19ǀ14ő25Ǘ26Ƅ60ǋ
pay yourselves	80 22ř
paycheck	69 -9Ǣ7W9ĵ10ǋǡ11T14Ưư15u21q24Ʊ28Q31Z
paycheck $	82 -18u-8q-7ư8Z18ĵ47QƱ
paycheck and	79 -11T12W31ư
payin	81 9Ĵ12Ŕǟǧ14Ƣ17Ũ20Wƞ
paying	62 -14B-8ĺŎǫ7FŀƁ8řƄ9ǋ10ŧ12ǧ13Ŕ16Xǥ17Ƣ18ĵƬ20Ĵ22ƞ26œ28ƕ29Ɣ35ņ
paying $	90 -19B15ř24ņ31X
paying for	74 -30œ9ŗ10Ƴ12ņƢ14ǧ41Ɣ46ƕ
paying now	76 -11Ŕ-9ƕ-8ĺ25ĵ58œ
paying on	90 -11Ŏ-9œ-8ƙ13Ʒ18Ƭ40Ĵ
payment	73 -7Ƅ7Ŗ10ŏ11e20ǚ22ŭ24Ţ25Ɨ37Ɩ
payment $	79 -11ĵ11ŭ12e15Ţ21Ɩ23ǚ27Ɨ
payments	71 -7ƚ7Ţ12ƫ24ŭ25Ƅ26Ĵ27Ķ28ĵư
payments $	84 -15Ķ20ư28Ţ
payments on	85 -8ƚ-7ĵ13Ƅ15Ķ50ŭ
payout	88 -16Ƹ17ƭǫ38ŧ
payroll	66 -9u12ǟ16Q20Ǔ24Ǣ36ǉ51ǋ
payroll $	71 -49Ǣ15Ǔ29ǉǋ
pays	72 -12Ɩ-10x-7ő7Ż8Ɨ9ǎ10ƞ11Ƴ13ŉƄ14ŗ15ƀ19ǟ22ǫ27ư28Ǣ
pays for	85 -12x11ǎ14Ƴǥ21ŗǫ
pays the	82 -9Ɩ7U10ǫ31ư35Ǣ
pays you	90 8ǘ15ƞ24ƀ
pdf	90 7J29Ŝ
peels	85 -8Ŵ50ǜ
peels $	88 -9Ŵ40ǜ
pension	79 20ƹ53ķ
pension $	88 26ķ
people	58 -12ū7őŠųǚ8bŇůƪǙǞǣ9ƙǒǓ10ƀǫ11Şǖ12ǝ13dŹǋǜ14Kƞƴ15l17nǘ18Ƹ20ŸǛǟ23Ǌ28ǉ
people $	79 -10ǫ-9n-8Ÿ9K10Ř13Ş15ů16Ļ23ŹǊ26ǋ
people are	74 -15ǋ7Ǚ9Ÿǉ11ǁ12bRǫ28n
people do	90 -10ū12Řǉ24Ÿ
people in	90 -7Ǔ17Ǌ
people or	86 9h24ǝ
people over	90 20Ş37ƞ
people to	90 12K16Ǜ34Ƹ
people who	90 -10Ǌ7Ŵ8Ÿ30ǖ
per	76 -9ŧ9Y11ǥ17ƕ22ǣ23ſ25œ35ř
per occurrence	88 27ǣ
percent	71 -12ř7ķ9Ɩǖǘ13Ǔ15Ż16Ɯ17ǈ19ǆ20ĵ21ǝ23Ŕ26ž
percent $	90 17Ŕ
percent of	83 11ǘ12ǖ16Ǔ23ǝ26ǆ
perfect	80 -7d7D9Ŗ10J11Ś12a16ő17ļ22ş
permanent	88 35ƫ
permit	79 10ƍ21Ź43ź
permit $	86 43ź
person	68 -12Ǌ-10ǎ7ƀǢ9gŗŸƣ10aǐ14Ŵ16ĿŃ17Ň19ſ24AǪ33ŝ37M
person $	82 -7ŝ12g15a29A
person or	83 -12ǎ9f12ƭ13ƣ20M21Ń
person who	88 8ƀ11Ǣ16ŗ
personal	73 -9ſ-8ǆ-7Ŀ7ƃǙ12Ǥ13T14J16Ƅ20Ů24ŋ39ƙ
personal $	86 -7Ŀ16ŋ17J27Ů
personal property	84 -8ǆ17Ǥ46ƙ
pets	90 54h
phone	65 -13J-12ń-11ƹ-9Ǉ-8šǚ8iCĺ10Ũǘ11SĿǆǙ13Ļ14rǡ15ś17cŜŝ19M20ž24O26I28ǫ40K
phone $	78 -12ƹ-11ń-10J-7š9K11ō12ǘ18r19ś20Ļ23O27M
phone number	83 14C38I
phone or	86 7K10I17Ŝ
photo	86 -7K27Ŝ
photo of	90 9Ŝ
physical	80 20Ɓ30ǀǃ
pic	90 -10K34Ŝ
pick	71 7ǈ9ĺŝƅ11I13š14W16KĻ18Lŷ19Ư22Ŀ25Ń
pick that	90 -10Ļ-7š27ŷ
pick them	90 42š
pick up	84 -11š-7ĿǪ8Ƅ11ƅ12ŝ13Iĺ20KĻ
picked	79 -9Ʊ8ŝ13ƴǡ15N17w24ř33š
picked up	86 13ŝ15ǡ17N
picking	88 10Ń13ǡ22i
pickup	85 -9a10Ǒ12O17Ů21Ŵ22ǒ
picture	71 7ķƓ8Ƴ10ťŵ11nƈ12Ŷ13Ŭ16ƹ19Ʈ22ŀ23Ŝ27f
picture $	83 -7p7ƈ9ķ10ŀ24Ʈ38f
picture of	80 10Ɠ17Ŭ31Ŝ
piece	88 -10ƚ8ƀ15Ǥ19ř23ŭ
pill	90 7Ǆ37ƽ
pills	85 -8Ŵ13ǁ32ƽ
pip	85 86Ƅ
pipe	81 -8ŉ7Ʀ11Ū38Ɲ
pipe burst	88 26Ɲ
pipes	84 -8Ɗ9Ū10Ʀ39ƌ
pizza	90 12Ǐ29ǫ
place	55 -17ƌ-9pSǂ-8ŅǓ-7ĴŤ7nQļŦƇǪ8hš10ƏƓǝ11YōŠƒƔƜƴǛ12Ǎ13U14Ƨ15ǘ16Ʀ18ǌ19Őƞ20ƖǇ21ƆơƢƤ22Dǡ23Hń25Mƍ26ƨ29G31Ơ43F
place $	63 -26ƌ-16Œ-13ǫ-12Ǎ-10p-8ƙ-7Ĵ7MƘ8j9ļơƴ10ŦƎǢ11hšƔƕ12Hƒƨ13Ǜ14YƏƖǝ16ō17Ɠ18ƞ19Ɔ20F21Ő25D28Ǉ31ǡ34Ơ38ƍ
place or	85 9D15G24Š29M
place to	90 -7M9ǡ13ƒ31ǫ32U
place with	90 50Ƥ
place you	84 -8ǈ-7Dǅ11ņ15Ʀ20Q23Ǎ24F
place yours	90 42F
places	83 -11W10ǂ14Ƣ15ǖǗ31Ņ
plan	65 -13ş-10Ʃ-8mS-7ƅ8ŁŞ9ōƱǠǪ10ķƸ11Ř12yƂ13uŗ15Ƴ18Ƅ20Ʒ21Ő25ň41V42W
plan $	85 -10m-7ƅ8Ńň10H11k12V24Ƴ26Ƃ
plan pay	80 21Ƅ
plan to	84 -9ķ16Ƹ17Ʒ18V20Ǡ
planned	86 -14u17yǂ
plannin	86 9H12V15Ĺ
planning	76 9Ʒ12H16ƍ19Ʀ33y
planning on	85 -19Ǡ-10V9ƍ46y
planning to	81 -8y7H8ƍ10Ʒ14V21Ʀ23Ǡ
plans	69 -9ơ8ǃ17V23H28ǜ29Ļ32Ǡ39k
plans $	86 -11ơ50k
plans at	80 -15V42Ļ
plans for	88 20k21Ǡ
plans to	85 -17k10ǂ20Ǡ33H
plant	86 -14Ǡ15Ʃ18U30S
plate	79 -22Ź-17I7ǎ10ǂ64Ŭ
plate number	88 -19I44Ŭ
play	82 -15ũ10s13ƚ17Ŋ19ťƞ29g
please	73 -13ƤǍ-7o7j8w10cIŬ12b13Ś17D21d25a
please $	74 -12ƤǍ-7o8w11cIŬ12b13Ś17D21d28a
pleasure	79 -9Ű20a34Ů
pleasure $	86 -10Ű-7Ż38Ů
plot	88 -11ƍ57Ʋ
plug	85 12Ƒ33ž
plug in	88 21ž
plumbin	90 8Ɲ17ƌ
plumbing	79 12ƝǓ26ƌ
pocket	72 9Z12ǆ17Ĺ19ŧ34ř
pocket $	77 -17ř7ŧ15Z32Ĺ
point	90 10ǥ11ř12Ţ22ŗ
points	88 -12m-9Ō15ş47ż
policies	68 7ƚ9Ʒ10ƭ23ǔ32Š34ǧ
policies $	82 -11ǧ9Š29ǔ
policies do	90 21Š
policies you	78 10ǧ13ƭ
policy	47 -15Ǩ-10ĻŬƖǔ-8I-7Łƥ7ƪǃ8ŝƃ9şźſƁƂǠ10Ƅ11ţ12ŢƤ13ǑǤ14őƕƝƮ15ĺ16ƣ17ĿƜƩǣ18š19ŗ20Ř21ǧ23ƀƬƷ24Œ25ŖŸ27ƨƫ28ś29Ő35Ś
policy $	58 -24Ś-17Ő-12ƨǨ-10ǔ-9ǫ-8őƪ-7Ǥ7Řƙƛ8ƃ9œ10Ƅ12aū13š15ţ16ƣƩ17ŝ18Ǡ19ƝǑ24Œ27Ʒ29ǣ31Ŀ35Ƭ38ƀ44Ÿ
policy and	76 -9Ļ-7ǆ9Ǩ10Ǥ13š32ĺ
policy in	85 11ś12ź18ļ34Ő
policy include	80 39Ő
policy is	75 -18Ƭ-10Ś9ĺ14Ƃ19Ÿ54ƫ
policy number	73 -14Ŭ-13ś-11I89Ś
policy of	90 36ƪ
policy on	88 41ƨ
policy or	80 -18ǣ9Ƥ10Őƣ11ƨ13Ɯ28ǧ
policy out	90 -10Ɩ-7š12Ɨ21Œ24ś
policy pay	86 -13ŵ-11ƨ14Ɓǣ18Ǥ22ſ
policy right	85 -10ƨ8Ő13ź16ǃ18Ś23ƕ
policy that	88 11Ƅ14ƨ16ş
policy today	78 10ō18Ř
policy with	90 -23Ÿ23ŵ44ő
policy you	84 10Ʒ13ş20œ22Ŗ
pool	69 7ƃ10Ƨ22Ɯ75Ǝ
pool $	82 14Ɯ24Ǝ
pool or	86 9Ǝ13Ɯ
porch	86 8D11Ɔ12ƑƠ16Ƨ
portable	90 42Ʃ
portable $	90 42Ʃ
position	90 -8Œ15V17SǊ
postal	90 -9D38E
postal code	90 -9D38E
pounds	86 47Ƽ
prefer	88 11K20ĵ
premium	77 11X12Ŕ18Ǧ29œ
premium $	84 -7Ǧ13Ŕ36œ
premium audit	90 8Ǧ
prescriptions	86 22ƽ
prescriptions $	88 22ƽ
present	86 7ő10ş11Œ15ŞǞ17N
pressure	78 -8ǫ7Ń8ƽ20Ǆ30ƾ
pressure $	90 -8ǫ-7ǃ30ƽ
pretty	70 -11Ǆ7ſ8SĴŰƠ9ŷǒ10ŵǓ11WŎũ13Ƈ15ƛ17GUţ21ƺ
pretty good	86 9ǡ11G14Wƺ
price	62 -10ǫ-9Ũ-7ŕ10ĶļřţƉǃ11ňŊǌ12rŞ14ŋŔ17ƫƮ18Ņ20ŏ22Ŀ24š26Ɣ27Ł30œ31Ń34X37ņ
price $	73 -19œ-9X-8Ŀ-7ǀ7ƶ11ŅƮ13Ŋǃ14Ɣ16Ł17rţ19Ŕ33ņ43š
price a	88 10Ǩ17ǌ
price is	88 10Ŀ15ŏ21ļ
price on	90 25Ɣ40œ
price or	86 62Ŀ
price you	90 11ş15œ36Ş
primary	90 23ǀ
print	90 -7ǉ17ǫ25ŗ
private	84 -9F10Q11ǂǥ13Ƴ22ƣ
problem	80 9ĺ10Ŷ12Ō15L17ŝ19Ł
problem with	88 12ĺ15Ō21Ł
problems	83 10ƺ12ƾǞ15Ɲ
problems $	85 -27Ǆ12ƾ16Ɲ35ƺ
product	88 12Ɵ17Ǘ19ǆ21ƫ
product $	90 17Ǘ20ǆ21ƫ
products	90 8ǆ22ǣ
professional	83 10ƒ29ǜ
program	79 -8œ8ŋ11Ľ13Ǉ14Ǚ25Ǜ33ǧ
program $	85 -7œ18ǧ27Ǜ
progressive	85 16ņŒ19Ņ21ő
promise	86 12œ14d15ǫ28ŏ
pronounce	90 27b
proof	70 -18ǎ-11ń-9Ɖ-8Ǐ13Ɨ16ƣ25ǩ46ǔ63ƅ
proof $	84 -40ƣ-9ƅ18ǎ23ǔ39ǩ
proof of	80 -38ǎ-11Ɨ13ǔ23ƅ38ƣ
property	67 -7Řǆ7ƞ9ƎǍ12ĸ13H17ſ20Ɠ21ǎ22D26ƙ42Ǥ
property $	84 -8ǆ10ƞ15DƎ17H
property coverage	90 29Ǥ
property manager	86 16ǎ19ƣ
protect	88 20ǚ28ĸ
protected	72 8Ū14Ő16ĸ24ƀ
protected $	74 19ĸ
protecting	88 9ĸ11Ƴ19Ő
protection	80 -9ƀ-7ĸŉƳ10X11Ƒ18Ƅ19ŗ21Ư25ĿŘ
pull	74 -7Ʀ7g8Dł10ōőƍ12RŚ13W14ĵ21d38ś
pull it	86 -8Ʀ10D12ő14Ś37ś
pull the	88 14łō
pull up	90 8W29d
pulled	83 16ļŋ49ż
pump	84 26Ƌ
pump $	86 26Ƌ
purchase	86 32Ɣ
purchase price	86 32Ɣ
push	85 7ń11ŋ12Ń15ō17Ƙ
pushed	90 8Ƙ14Ļ19H
put	55 -21V-14ŋ-12y-11Ʊ-9Ɯ-8nWŏŨǙ-7GŗťŦ7oqDƐƣ8cuEŉǫ9akŲƄ10Q11RŅű12LXĻŵ13fSƉƳ14ķƆǦ15Ř16ŪŸ17Ĺ18ƒ19ƍƕ21Ʀƾ23ůƽ24ƴ25Z36ō38H
put a	86 -8Ɠ10ŧ20a25Ɣ
put away	88 13Ƴ30Z
put down	85 -12ō7uƔ8G14ƭ15ƣ17c
put in	76 -13G-11W-10Ʊ-8Ǚ8Ť9ƴƾ11Ǝ13Ɛ14EQ18Ņ19RŪ21ƒ29Sķ
put it	76 -8Z8ƴ10ǀ13Ĺ15f17Ų18ō19L39ƕ
put on	76 -13Z10u11wD12Ɖ15T16ū19ŵ27Ÿ37ů
put that	85 -8ƕ10ƞ11Ɔ12ƍ14Ɠ15Ž16ŉ
put the	86 -16Ɣ8ƈ11Ɖ15Ɔ26ƾ
put toward	90 31X
put you	76 -17ŋſ-11Z-7Nľ11ƀ12Ľ17Ƅ18Ĺ24Ř26ǫ36ō37ƽ42Ʀ
put your	86 7Ɨ11ľ14ō26Ǧ
puttin	88 13ƻ15ķ
putting	79 11ů13Ƴ14ū17w18H24ķ
putting on	90 9ů16ū
quarter	85 12ƨ15ńƮ18ƚ35O
question	84 11ĸĺ18A19Ŋ
questions	72 9d32ŋ42Ŋ
questions $	81 29ŋ
questions do	88 20Ŋ
quick	74 8ĸ9D10Rś11d12ŌŚ13Şǋ22ŋ24Ũ
quiet	86 10L13ư23ǐ36Ł
quit	75 -10ƀ10o12Ţ13V29ƩǄ38ķ40ƻ
quit $	85 -11ƀ13ķ30ƻ31Ʃ
quote	70 -8Ņ8ǅ9ūƉ10ľǨ14ſ19e21J23ĺ35ņ
quote $	81 10ĺ12ľƯ20J24e
quote you	82 8ĺ17ſ24ņ
quotes	82 48Ņ
quotes $	86 25Ņ
race	88 -9Ƨ53ǂ
rain	86 -8ŉ9Ɗ13ƺ39j
rains	77 12Ƌ26ƛ
rains hard	78 13Ƌ14ƛ
rainy	86 39Z
rainy day	86 39Z
raise	78 7ƶ13Ŕ21Ƣ38Ʊ
raise the	88 8Ʊ9ƶ
raised	81 -12E10Ř12ŕ15a25Ŕ26l
raised it	90 -14E14ŕ29Ŕ
ran	90 -27ť-8Ļ10Ǖ50Ţ
rate	71 -7ŧ7ű8Şƺ10şƖ11cĶĻ13ŏ15Ŀ29œ36Ŕŕ
rate $	84 -7ņ7ƶ20œ22Ŕ36ŕ
rated	86 -12Ň-11Ŕ15ş69ƶ
rates	80 -8ǣ8ţ11Ɩǌ12C13Hŏ15c16E20Ū
rather	75 -12ŉ7I12Mǃ13sĵ20Ŀ24ŋ30K
rather i	83 -14ŉ8I23ŋ39K
rating	90 10Ķ15f
reach	76 -11N-10Ŭ10ŝ12ĺ13X15LĻ16K18ľ24I
reach out	88 12ŝ15ĺ18Ļ
reach you	80 -11NŬ17L18K21ľ31I
reaction	90 35ň
read	64 -11ǫ-9Ÿ7Ƭ8ƫ9ǋǣ10ŚŹ11ņ13Ǖ14eJŘ15ƣ16D17d18aƽ22Ŭ24ś39ŗ
read it	90 -7Ť21ś33ŗ
read me	68 -8Ÿ7ſ8ƫƬ9ǋǣ11Ś12ņ13ś16eŘŹ17ƣ19ƽ27Ŭ
readin	88 8Ś10ŀ15I19jů
ready	79 -16ţ-10D8Ś10eJǦ12ƘǠ51ō
ready to	82 -17ţ-10D10J12Ǡ55ō
real	71 -12I-9C7śŻ8FŶư9RŨƆƑ10djŚ11Ō12c18Ŀƒ22ŝ24ĸ33ǫ
real quick	82 10D11R12dś13ŌŚ
really	79 -13Ł-7Ŏ9ŀŶƛ10Ş11ũŷ12gŇ19ŗ21Ŀ
rear	90 35Ž
rear ended	90 35Ž
reason	76 -8Ő7B8ţ10Ɓƃ15ĺ25ō44ŕ
reason $	88 8B30ŕ
rebuild	79 38ƕ
rebuild $	84 24ƕ
recall	82 22q53ľ
receipts	85 -13Ǡ17ƚ34ǌ
recently	88 10Œ13Ƶ17Ť24Ļ
reckon	90 9r10z13B22Ʋ
record	72 13Ťǡ16Ōǁ49ż
record $	82 50ż
recorded	77 -8ō35Ō
recorded $	90 18Ō
recorded line	88 -9ō20Ō
recording	84 32Ō
records	81 -16Ō-7ű7ž10Ǧ11ƍ16ǀ45Ǚ
red	88 14ż20Ə
redone	83 8ƕ12ƍ20ƌ22Ɖ
redone $	90 16ƍ
registration	86 36Ŭ
regular	74 7Ź8Ŵ9Kƛƫ10ǀ17ƣ18ƚ19ųƊ
rely	90 17Ʊǜ
rely on	90 17Ʊǜ
remember	71 7Ƥ8ŧ9x10ŦƸ14E47ľ
remember me	88 25ľ
remodeling	88 8ƍ
remodeling $	90 8ƍ
renew	74 -10Ƥ-9ƣ-7ĺ27Ŗ36Ʀ
renew $	76 15Ŗ
renewal	66 -9ō-8ƍ10Ţ11Ǡ13Ŝ22ĺ27Ŗ32ŝ
renewal $	84 -15Ŗ-11ō-10ƍ15ĺǠ17Ŝ
renewal go	74 41ŝ
renewal notice	80 22ĺ
renewed	88 -14ŕ18Ţ23Ƣ
renews	90 -14Ư34Ŗ
rent	60 -17ŝ-15ĵ-13Ĵ-10n-8yǏ8ƧǍ9ǟ10ŀ13Ǒ14ǉ15ƥ16Ŷ17ƣǒ18ơ19ư28Ǔ44F63ƞ105Ƣ
rent $	74 -18ĵ-11ƞƤ11Ƨ13ƥ45Ƣ56F
rent a	78 16Ǔ22ǒ
rent from	88 -23ŝ-12F29ƣ33ƞ
rent loans	80 -14Ĵ29ư
rent out	85 -8Ǎ-7Ƈ18Ǔ24ƞ
rent the	86 -17F-11y16ŀ25Ǎ54ƞ
rental	71 -10Ƣ10ĸƦ23Ŷ32Ƥ70Ƃ
rental $	88 30Ŷ
rental car	86 26Ƃ
renter	90 -14ǫ17Ʀ44F
renters	76 -28ǎ-12ǒ8ǔ14ŠƧ16ǉ20ĺ22Ő23Ǔ29Ƥ38ƣ
renters insurance	88 -32ǎ-8ǔ13Ƥ26Ő53ƣ
renting	82 10Ƥ14Ǎ28F
repair	84 9Ĺ14ŕ23ŧ
replace	74 -11ƒ-8ǟ-7ƕ7ŪƉ10ſ12ƄƓ13ư15Ǥ18Ʒ26Ǒ27ƙ
replace everything	88 7Ǥ33ƙ
replace it	88 -7ƙ29Ʒ
replace your	90 15Ƅ38Ǒ
replaced	80 -9Ɯ27Ɖ30ƌ
replaced $	90 -7Ɖ39ƌ
replaced the	90 
replacement	79 -29Ǒ7ƙ23Ǥ49ƕ
replacement cost	84 -29Ǒ8ƙ16ƕ28Ǥ
replacing	79 -9ĺ15Ļ21Ʒ
replacing it	79 -9ĺ15Ļ21Ʒ
report	79 -8ƚ7ǋ9ť13ż14Ť16Ķ22Ə27Ż
report $	88 -9ƚ11ż13Ķ25Ə
report card	90 33Ż
require	80 20ǎ32Ǖ
require $	83 13Ǖ19ƣ
requirements	90 -22ƣ25ǎ
requirements $	90 -22ƣ25ǎ
residential	90 10ǖ22ǆ
rest	79 -12Aƌ7Ǔ10B11Ÿ12Š13zŎ19Ʋ23ǫ29t
rest $	88 -9x12Ÿ21Ʋ25ǫ33t
restaurant	84 11ǡ13ƥ15ǝ21Ǐ
retire	81 -10ķ-8Ň14Ư17ŝ24Ʃ38V
retire $	84 -10ķ-8Ň15Ư18ŝ40V
retired	86 -22V-7h11Ň12q48P
retirement	76 -7ŝ26t57ķ
retirement $	81 14t24ķ
retiring	90 37V
return	84 9fŨ11ǌ12ǈ13Ǣ16T20Ǜ
revenue	84 41ǌ
revenue $	86 39ǌ
review	86 -15Ƹ13ŷ14ŗ15Ǡ22ŝ23ǫ
review $	90 -16Ƹ13ŝ14ŷ17Ǡ25ǫ
ride	77 -13Ş-10F-7ū7ŵ9Ƅ15ŷ16ŭ21ǂ32ų57Ŷ
ride share	90 26ų
right	38 -12ǫ-11x-10ť-8ijmnŌǃǐ-7LRU7cwňůųƫƭƳǑ8pŢŸǊǓǖǥǧ9ekQĽŇōŲƨƻ10śƟƣǀǎ11qEőŘŮƪ12sŒ13Cńƿ14oŐŨƞƮ15Xƕ16uSƔƹ17Ɔǡ18Ł19Nŏǅ20P21I22b24Ş
right $	40 -14n-13N-12Ő-9rřť-8mx-7jǃ7EĿōŔŨűžƗƛƝƤƶƷƺǂǄǆǗǜǠ8oŊƀƳƼǋǑǖǞ9uAļūƭ10eĺĽńƻǓ11ňŢŸƮǀ12pƟ13QŠŮƕƣƹ14ŒƔƪƿ15bŁŏƨǥ16őƞ17Pǅ19Ş20S23IƆ
right about	90 -8Ŏ14v22ǧ
right around	90 10ņ
right now	61 -13ǐ-10ĵĺž-8Š-7Ōőƨ7ſǧ8cXĻŤŲ9nPń10ż11Z13u14F15Ĵ16qs18ō19r24ś27ǡ40NŐŘ
right there	86 -8Ɔ7ů11sƫ14ƈ
ring	70 -18Ɣ-17Ų-12ǫ-8Ǫ14ŝ17K25Ɛ26ľǌ32L35I36f70ƚ
ring a	88 36ľ
ring up	90 -7Ž21ŝ35ǌ
ring you	90 14I24L
risk	78 12ĸ18ƛ30Ū
risk if	80 12ĸ
river	86 53ƛ
road	76 -15R-12x-8ǆ8ǒ9C11Ǩ12y14Ƒ21Ǡ23ǡ24ź25Ů38D
road $	88 -17R-12x13ź15ǒ38Ů
roadside	79 11ŏ15Ş33Ƃ
roadside $	90 23Ƃ
rock	90 10j17ǂ
roll	90 15Ƒ16Ŗ17ķ33Ż
roof	58 -13Ų-10ǆ-8Ɯ9Ņǥ10Ƭ11Ɵ15h23Š24Ɠ26n75Ɖ92Ɗ
roof $	64 -8ǆ9Ɗ14Ɵ17hn20Ɖ27Ɠ
roof in	88 -11Ɖ-9Ų28Ɗ
roof is	86 8Ɖ
roof right	88 -12Ɗ17nƉ
roofing	86 -10Ɖ9Ɗ12P35ǆ
room	76 7Ƅƍ8Ơ9ƤƦ10Ƌƒ13ǅ15X19Ɵ22ƙ
room $	88 -7ƚ7Ƈ9ƄƠ13Ƌ
roommate	85 8n10Ÿ25Ŵ
roommates	81 9n43Ƥ
roommates $	84 9n19Ƥ
rooms	86 16Ƈ18ƍ26ƞ
rooms $	90 -8Ƈ19ƍ28ƞ
rough	81 -8Ŗ-7Ś7ũ8Ň12ǂ14ů17Ŧ19S22Z23Y
roughly	69 -13Ǥ-9S8YZ10Tƙ17Œů19ư24ĸ
roughly $	80 -15Ǥ-11S-9ư10YZĸ19Œ20ů24ƙ
roughly what	73 28ư
round	84 -13Ņ-9ŀ10Ɣ16ƙ21ơ24Ū29ţ30ǐ
route	90 7m8š17M
run	58 -19R-10U-8ŷǟ-7ƈƦƹǓ7Ŗ8nƕƛƩǊ9ŞǆǍǧ10ųƲ11Ť14œǙ15Ķ16Yƀ17ŧūŬ18e21Ų22Ɵƫ23ƿ24ǐ25ǒ26O28AƮ38Ǫ
run $	77 -22R-12U-9ǟ-7ŷƫ12ŧ14ūƯ17ņ24ǆ29Ų40O43ǐ
run a	85 13ƕ44Ɵ
run and	80 -9ū17ǒ
run in	88 38ƿ
run it	79 -9Ų-7Ʀ7ł18Ʈ25A37Ǫ
run me	86 -8œ18n21ǧ26ū
run out	86 -13ŲƯ7Ţ15Ʃ21Ŗ57ƫ
run the	82 -10Ɵ-9ƹ7ż9p19ŤŬǍ25e26Y34Ǫ
run you	88 -14Ų11ƍ13ſ15ŧ43œ
runnin	82 -7Ɵǫ10RŅő11Ǫ12f16q18ŀ19ŵ27ǡ
running	74 -14ū8Ņ9k10ż12ƾ13uŲ14ŷ15Ɵ16hǫ18œ24ǟ
running $	88 -26ǡ-14œ-12i19ŷ29ǟ34Ų
running around	88 16u21h
runs	76 -13ơ-11y-9ǣ9ƀ10E16ǋ17ƣƿ25Ǌ26œ29Ŗ39Ų
rush	88 -13ļ-12i10ś15s16ń43O
s	79 11JŹ15Ɨ17ƅ20q30ǈ34b
safe	84 7N17ƚ37ž
safe driver	90 23ž
safety	71 15Ɛ59Ǜ
safety $	86 
safety meetings	88 11Ǜ
safety program	86 8Ǜ
said	63 -11Ŕ-9ń-7ŁƢ7pSWĶĺ8uxKMŇŞů9rƆǜ10ŋŏ11tǇǞ12fO13dHŊ14q15GƧ16cŕ17V20Ƹ21yB32ƶ
said $	75 -12Ŕ9ŭ10xVW12BƆ14ŋǇǫ16Ş20Ƨ23ŕ25q29y
said you	78 7ų9Ɵƹ11HK12Aǜ13Ň19ƶ20d
salary	78 -7ĵ12Ʃ14ư16ǋ19ƨ20u22W35T
salary $	86 14W42T
sale	85 -11Ǖ10H13Ǫ16ƙ41Ɣ
sales	69 -13Ʈ-7ǣ11ǖ13Ǣ24ǝ32ǘ66ǌ
sales $	84 37ǌ
sales is	75 7ǘ12ǖ43ǝ
salon	88 -19t-9ł-8DŅ28ǅǊ32ǡ
same	63 -13H-8ƙ-7GƺǇ7ǀǠǢ8oŃŇǞ9ŽƈǏǧ10Ƙǉ12kƕ15IǄ16Œ19ŷ20ƫ26ŵ28ŠŪ31S37p
same age	88 -25c45p
same as	86 7ű8o10Ǆ24c
same company	88 -8S25Š33Œ
same one	90 -8ƙ24I36ŷ
same thing	85 13Žǧ14pƈ29Ū
sat	84 -7ŝ10Ɯ13ư27ŗ
sat down	86 -7ŝ28ŗ
satisfied	88 -7Ư18Ũ26Ş
satisfied with	90 9Ş18Ũ
save	78 -10ĸ8ļŻ22ĵ25ĺ28ř33ţ
save some	90 -14ţ10ļ33ĺ34ř
save you	90 9Ż29ţ
saved	81 7Ƴ10ĵ12Ǚ13Ō14ţƷ41Z
saving	88 -16y25ǫ27Ƴ
saving for	90 -16y28Ƴ
savings	66 -7N11Ƶ12ļ17ĸ26ř47Z
savings $	75 7ư11ĸ17Z
savings could	80 -19Z36ř
savings if	80 18Z
saw	79 -9d8ƭ9ũ11Ų12tŊ13Ɯ18C20j23ǀ
say	51 -20ſ-16aƹ-11ŧ-10ĸ-9AƤ-8cţƱ-7C7wXŗŚƦǩ8ŒƄǅ9ŌŔśųƟƪƶǓ10ŤƷǎ11ǜ12Ķŉŕǀ13ŋŞŬ14Qƾ15ň16Ɗ18ōƺ19Łǫ20BŘů24b26łœ29ƣƼ31T47r
say $	67 -17ƾ-10Ń-8ŗ-7Ʊǎ7Ł10Ś11ǆǚ12ZŒ13ůǓ17Ƽ18ňǀ19ƣ20w21œ22ǫ25Ŕ26B29r
say about	70 -11ƣ9ƺ10Ə13r21ǎ
say and	79 -9C22ĺŬ
say for	90 -37ſ40Ř
say in	90 15ǎ21ǩ
say it	79 -29ǀ-7Ų7Ɣ13Ķ15ŉ17bņ26Ɗ44ƾ
say on	86 8Ų9ů12Q19ǅ
say so	88 7Ǥ15N
say that	88 -7Ū14ŉ37ǫ
say the	84 -8ƙǠ8ō9ƫ10Ʀ13Ř14ĴŲ17ŋ29œ
say what	86 7ŗ13ň17Ū19ų22ǫ
say when	88 16ŕ20r
say why	90 -18ƶ34ŕ
say yes	83 -18ŏ37łŃ
say you	74 -12ǎ-8ǫ-7Ƥ7RǕ9Ƅƅ10Ŀ11Q12ůŶ14T19ŗ25ƺ41ƣ
say your	88 -21a9Ƅ16ǜ35b
sayin	90 7b11ƺ
saying	84 9ŉ12o14N15Ĺ30b
says	73 -10ǎ-9w-7vǆ7ǫ8VťƫƬ9ŉƮ10cqFĽǤ11Ɣ15ů16a17ŚƆ19ſƣ21ś
says $	88 11ŗ16ś17Ɔ18ǫ
scale	85 7ŀ9ň20Ń39Ƽ
scan	88 -12M39Ŝ
scare	90 17ƥ40ŀ
scared	86 -9Ƌ-7Ū18Ə19ņǃ37ũ
scares	90 36ŀ
scares you	90 36ŀ
scary	83 10ĸź12ǚ14V32ũ
schedule	84 12Ǥ24ƚ37R
schedule $	90 -15Ǒ9R16ƚ23Ǥ
school	62 -9š7źƅ9ƤƸ10QSżǖǨ11K12y14v16ŮǕ23m26l29Ƴ31x34Ż
school $	71 -14l7v12ż17mx25Ż41Ƴ
school and	88 13Ƥ15ŵŻ
school district	90 16ǖ17Ǖ19Q
school is	90 -8m
school or	83 -9š10Ů12v14ź15S16K
schooling	90 -10Ƴ45m
score	79 52Ķ
score $	84 31Ķ
scratch	88 15ƕ16Ő
scuba	84 43ǂ
scuba dive	90 22ǂ
season	82 -18i-15j10U16Ɯƞ17x22ǐ24ǡ
season $	88 -45ǡ-16j17Ɯ67ǐ
seasonal	90 14ơ28ǐ
second	66 -12ǐ-9V-8ŏ-7ū7fƥƭ8ļ9dň11AI13Ūǫ14p15Ŀō16Ǎ17Ɩ19y23Ǡ29Nơ31ŵ
second $	84 -16ŵ-15ŋ-12ơ13ƭ35ǫ62N
second car	84 31ŵ
second home	90 -12ŵƖ-7N62ơ
second vehicle	90 35ŵ
security	77 9e10ƥǚ12ķǙ39Ɛ
security system	90 -9Ǚ33Ɛ
see	61 -15ƞ-11J-8CQX-7Ļǫ7ŢţžƝ8ŵƃƊǁ9ĺŮƈƋƴ10ŻƟ11ŤƇƑ12ŏ13vĽŬ14yEŀ15Ŕ16ľŚ17ŋǠ18œǄ23Hǀ26ƅ28ŉ32V
see a	83 11ǀ12Ƒ13ƴ26Ǆ
see if	86 -15ļ7ǜ14Ţ23ĺ30œ
see the	77 -14Ľ-13J18Ŭ22Ŕ23ľǫ26ƅ39Ǡ
see your	85 -9H12ǀ17ƅ29V
see yourself	84 -7Q14ţ29V49H
seen	79 -12ũ7Ɲ10œ17t19ƛ23ǔ25Ƶ33ǫ
self	90 14Ƅ19Q
self employed	90 14Ƅ19Q
sell	68 -10ǁ-7AļŃ7ų8ǆǗǝ10ĹƂ12Ǡ14ƫ17Ɨƹ36ƔƟ37ǖ42H43Ǫ
sell $	83 -9ǖ11Ǘ15Ǫ18H22ǆ
sell for	86 -8ļ53Ɣ
sell it	90 -7ƹ8ƕ11Ǫ
sell the	88 -9Ń7Ǡ9Ǫ13Ƶ20H
selling	90 48Ǡ
send	64 -18ƣ-13ǫ-11ĵś-8L7ŨƖ8ǚ10oƬ11ŝ12Ľ17ō18K19ǩ24ĴƗ29J33ǎ36Ŝ
send a	88 -7L8ǃ14Ľ16Ĵ
send it	83 -7k12K14D18Ŝ
send me	83 -12ś23ǎ24Ŝ
send that	90 16ǩ
send the	79 -7ƅ12Ǘ13o33J38Ɨ
send you	84 -21ƣ-15ǫ9K12ǚ14Ƭ22ǎ30ō
sending	90 -12Ũ12ľ25Ŝ
sense	78 7ř9š11Ū14s45ŉ
sense $	88 -11ň39ŉ
sense to	90 18sň23ŉ
sent	76 -18ś-8Ǣ12ǚ13Ţ15ĺ18J35Ľ51ľ
sent you	84 14Ţ51Ľ
separate	80 12ƚ19Š28ř
serious	88 -8B10Ǒ18Ǆ20ƾ
serve	82 17ǖ34ǝ
serve alcohol	90 15ǝ
service	71 -11C-8Ǒ7ş8ţ10Ş11Ǡ13ŤƑ17ǆ21ŲƲ23Ŀ
service $	76 -11C-9Ŀ7y9şţ12Ʋ14Ƒ15ǆ17Ť24Ų
services	85 -11ǖ11ǜ20ŝ23ǆ
set	67 -12Ǎ-10œƦǐ-9ŧǋǡ7ƕ8ŊƮ11LŘ13Aķ14ĵ15ř16Ļ19ūƘ20T25ǟ28Z37šƲ40ţ42ǈ
set aside	86 8Z30Ʋ
set on	88 15Ŋ48ţ
set up	83 -14Ǎ-10šƦǡ11Ř34ǟ54ǈ
set you	90 7š10Ř15Ļ
settle	88 11G15Ń16Ũ20Ŋ
settled	85 8ŧ11ń41Ơ
settled in	90 44Ơ
settlement	90 21ŧ29Ƙ
sewer	84 9Ő39Ɲ
sewer backup	85 9Ő28Ɲ
shall	85 -8Ų19Ʈ24ō33ǫ
shall we	88 -7ǫ41ō
shame	88 10ŗƾ12ƅ
shape	75 -9t-7ƫ8Ɗ11Ǆ34ƺ40Ų
shape $	85 -10t13Ǆ
shape is	86 -9Ɗ-8ƫ52Ų
share	74 7ź10ǈ15ƤǏ16ǖǚ19ų20Ŵ22Ƣ25ŋř
sharing	88 -9F13Ǐ16Tų23Ƥ
she	56 -21ū-20ƺ-12ƻ-11ǫ-10ķ-9iWǢ-8ũƳǉ-7clwƾ8U9Ű10Ǟ12ŷƭ14B17Ƥ19Ǌ20Ŵ22y23ƪƵ26p30x32ƹ34ư35Ż37ŵ39s40o42Ǆ44q45t49v54r
she $	86 -9ƺ-8t-7c8Ǆ12Ũ14p18v
she do	88 -13Ǣ11ƹ13Ÿ20Ǌ
she does	88 -7w8ƪ12q13x17Ɵ
she get	90 -14ƹ-8ƪ7ź17Ż29ư
she go	86 -12ư-9Ű-7q26ƹ28Ŵ54o
she have	86 -11ƺ13Ƶ42ƪ
she is	73 -7i7A8pǄ10y11ƈƭ14rUŻ20t27s32v
she keep	90 -14ķ-9p11o46ƹ
she take	88 -13Ŵ-9r26Ż29ŵ
shed	81 13Ɵ33ƹ56Ɠ
sheds	90 17Ɠ
sheet	88 -8v9w14u15f21ś
shifts	88 -17k7ǉ21R31ǐ
shingle	82 -8Œ19Ǉ26Ɗ
shingle or	90 18Ɗ
shingles	77 13Ɯ30Ɗ41Ɖ
shingles $	88 17Ɗ22Ɖ
shipping	80 11ǟ
shipping if	80 11ǟ
shoot	80 -10Ź-9Ÿ8Ŝ9h11c14J18a
shoot you	90 9K12c
shop	60 -25D-22ƥ-20ƣ-14i-13Ő-12SƦ-8q-7Űǫ7Ľƶ8Ǩ10ǆ11yǤǪ12Uǒ13ǟǢ16Ǡ17ƂǊ18ƙǑ19Ɵǖ22ǅ23M26ǡ27š29Ǉǎ31Ǐ33ǧ38Ŷ41Ǎ
shop #	90 8ǟ18Ŷ
shop $	67 -30Ɵ-24ƥ-22ƣ-18D-13Sǐ-8Ű8g9Ǩ10ǅǠ12Ǌ13ǧ14ǒ21ǖǡ23ǎ26Ǐ35Ǉ40ƙ45Ŷ47Ǎ
shopping	82 13ő20Ņ31Ļ
shopping around	85 15ţ22Ņ
shops	86 11Ǌǎ13ǤǪ14ǅ18g
short	86 -7Ƅ8ƞ13W14ť27ư
should	57 -15r-14Ū-11Ŋ-10ƾ-8ƿ-7Ŗư7Ǣ8hƭ9ľ10IŌǫ11LƅǄ12uƳ13ŵ14MOƮ15Ƹƺ16ŏ17fN19ŨƚƯ20Ÿ21a22Dĵǩ23s24K27ŉ29ō
should be	86 13ƚƳ18Ÿ
should i	64 -11Ƴ-8s7ǩ8cJMǢ9NƯ12IĵľŌ14L16O19Ʈǫ20ŏ24D26ō27a28K33ŉ
should it	85 -9Ŗ-7c13b17ƭ18ĵ19ǩ20Ư
should know	74 -11ƾ-10ƿ-8Ŋ8Ŏ12h18Ǆ23ƺ
should we	77 12Nō13M20Ƴ33s
show	74 -12Ź7Ķǀ8ţǔ9k11ƻǋ12X14ŏ15dn16ľ18Ŧǫ26ŋ
show up	86 8ŕ10Ķ11k14ƻ21Ŧ
show you	86 -7I10ţ15X17ŏ31ŋ
showed	85 12ņ14ň18B
showing	85 -12p10Ɔ11Ɵ12d15ƅ
shows	86 10ǔ12Ř13Ŧ31ǣ
shut	76 7ơ13ŷ15Ō24ǐ34ǟ
shut down	88 -8ơ7Ǘ24ǐ
shut the	90 -12ǟ17ơ
shutoff	88 -7ǫ22Ū41Ɲ
shutters	90 17Ɯ
sick	79 11ŀ18W32ǝ33Ǫ
sick $	84 12ŀ19W25Ǫ
side	64 -13ƺ-11ǆ-10ũƠ-8ƾ7q11Ƌ12ŕƗ13ķŔƿǄ14ŨǏ15TƀƂ16C17ǝ18Ń19ų24Ǣ31Ɵ
side $	81 -16ƺ-12Ơ9Ŭ11u13CǏ15Ɨ17ŔǄ
side business	79 15Ɵ
side hustle	88 40ų
side of	88 -13ǆ23C24Ƃ27ǝ
side work	79 7Ů
siding	82 41ƈ
siding $	88 
sign	65 -8ś-7ĹƓ7ł8H10ƪ12ĴŗƳ15Wǫ16JƔ18ŏ20Ƙ27ŒǕ28ǅ35ō
sign $	88 11J54ǫ
sign a	80 21Ƴ
sign off	90 21ł
sign up	84 14ƪ15W28Œ
signed	79 -7O7š8ł11ƀ13ō15Ŕƴ16Ƥ
signed up	86 -8O-7Œ8šƂ12ƀ15ō17Ŕ
signs	84 12q19ł20QǢ
signs your	90 -10Ǣ13q42Q
silverado	90 8ŵ15ū
simple	88 13ļ27Ʋ
since	59 -13Ň-9ǫ-8Ɣ7Ɖƺ8I9GPƬ11Žƥ12Ř13Bƌƻ16ź17Ŧ19ǡ22ŤǇ26t29i30S36ŒǠ40Ū
since #	71 7ƕ13SƬǇ16ƺ17Œ24Ť30G
since $	85 -25ƍ10ƌ11Ɖ12t18Ŧ26Ū
since last	88 13I37Ǡ
since somebody	80 12Ǡ
since that	90 7Ū10Ɖ15Ŧ
since the	88 -14ƍ8Ǡ19t36ǡ
since then	84 12ƌ46Ū
since when	84 -18G-13Ǡ8Ź39Œ43S
since you	81 -11Ɣ-10Ū-9Œ9Ř14Ź15Ž17i18Ǉ19B43ƍ
single	77 -11Ɗ-9ǁ13Ƈ20ǫ22ƚ38f
single $	90 7f
sink	88 9ƍ17Ɲ38Ĺ
sister	75 8hǦ10ņ15AU16ƹ27Ʊ33B
sister say	88 -9Ʊ27B
sisters	85 -11w-9B9Ʀ36ƿ47A
sit	75 -7Ů7ů9űŵ12s14ĺƛǝ17M27ƈ29Ł
sit down	85 -11ŵ7sŃ8M17ĺǝ
site	88 18ŵ20ǝ21Ƨ
sits	84 7ű13ŗƃ15ơ
sittin	86 -11ş13Ł14H16n18ƚ
sitting	74 -11Ő-9X10śǨ11rZŘƟ12jnĶ14ơ24M25ķ
sitting in	90 14Z15Ɵ
sitting on	90 
situation	86 8ź12zǪ14n20F
situation $	90 8ź13Ǫ14z26n
size	83 8r10Ǡ14Ƈ21Ŕ29Ʈ
size of	88 9r11Ŕ15Ƈ
skip	82 -11A-8Ǩ9ƃ11ǃ13B17Ű20Ŋ
skip it	90 -9Ǩ-7ŉ10ƃ11ǃ14ŋ
sky	88 15Ƣ37j
slab	82 8ƕ39ƈ
sleep	74 11ŀƞ13ō15Ĺ16ũ19x21ļƦ22Ń24n26ƾ
sleep $	88 8ű15x34Ʀ
sleep at	86 -14ű14ƞ32ļ
sleeping	85 12Ŀ14x
sleeps	90 13n27ű
slide	90 22Ǝ
slow	75 -10Ŗ7Ŭ8J10Ś11ŉ14Ɲ15bi24U25ǡ40ǐ
slow $	86 -17ǡ8Ŭ12Ś16ǐ32U
small	74 -7ǖ7ƨ9Ǟ11ƧǊ12ő16ǆ20Ť23ŧ
small ones	79 10Ǟ22Ť
smart	82 -15Ɲ10m11Ɣ17A18Ū22ƐƮ23Ņ
smoke	71 -9q11ƒ16Ʀ17ƻ23Ɛ31Ǆ
smoke $	80 -18Ɛ-10q26ƻ37Ǆ
smoke alarms	88 27Ɛ
smoke detectors	84 27Ɛ
smoker	88 8Ǆ22ƻ
smoking	90 16ƻ
snap	88 27Ŝ
snap a	90 20Ŝ
snow	85 -8c9ǆ61j
so	34 -14Œ-12o-11Ɠǝǫ-10Ł-9N-8ŦǠ-7ŋőǓ7uxDJĿŕŢŬŮźſƃƻǛ8qyKĽœƺǁǆǙ9ųƔƽǀǣ10gCŀŝƚƣƦ11ARSļńōƷǉǗǥ12wUŠŤŶƖ13ƏƟ14ĸŅŖŪƠƮ15fłŚŷ16TŸƘƫǜ17ckĺĻŉūƉ18ĶƢ19sťŴƤ20i21nƨ22hŧ23Ş24pQ25Ŕţ
so #	69 -27T-26Œ-20Ɔ-15Ɨ-13c-12Ʈ-10v-7wŭƚ7ƙǒ9Ÿ10ĵ11œ15DŰƄ19Ƭ22uů23d29Ƽ38ƔƖ40ŧ45ES49ǉ
so $	76 -8H10Ķź11ŝǏ12jVŴ13Ƹ14Ƥ15CƟ16p17ł18ǜ25ǃ
so @name	82 -7o11Ǌ17w19r20Ŵ21ź28s
so a	75 -12Ɩ-7ŷ8Ɛ12Ź13ĹǞ14ūǁ15Ƈ16ķƯ24ť32ǣ
so about	75 -11ňƳ-8ĺǤ-7pŧ8ǋ10Ɩ11ǝ12ů20Z26ƙ31Ǒ37ǖ44Ʈ51T
so are	90 7C9ŭ10Ő28ō
so do	82 -11ŏ7yŉǙ9h13R29ō
so far	75 -7ş7Ƴ10ŷ11y12ňŞ20u23Ơ27ŉ34i
so give	77 -8W7ŧ8ŭǢ9D10ļƉ11Q13o14ĶŦ15ŷ
so he	80 -8Ɣ-7v8Ż9sǛ11qx13r17ƪ61p
so how	81 -13g10ĻơǪ11K14ǣ22ť28k
so i	63 -15ŗ-13Ŋ-9ǫ-8R-7BǇǣ7d8inXŅƌƚǀǌ9ŔřƘƷ10ƿ12bY13o14amĵ15ń16Œ17MŚ18Lŉ19Ŗ22œ
so if	79 -11X-9a9Ĺ10bļţ11B19Ǫ29Ŷ47ŏ
so is	82 -11ǡ-8ķ9ř11ƴ12ĺƒƠ13Ķ14t18Ɩ
so it	56 -17Ŵ-15oƖ-13ŵ-11cŷ-10Dœ-9XŉǕ-8pźſƔƱ-7suŕ7Ɗƭƾ8hĸƸ9aŝƋƽǈǏ10kų11ūƯ12Qǆ13wűǝ14ĻŮŲ15AŪ16ŁŞǅ17ńŘşŸ20Ĵ21ŖƤ22Ɔ23Ś25Ŕ26ǡ28ƫ41Ƣ48n
so just	78 -19ū-18ƾ-9ǫ8Sž16ż24Ł25Ÿ26ƽ35h
so let	84 9œ10s12ł
so long	90 9ţ22Ş24ǫ
so much	88 8ǜ13Aŷ20ŀ
so no	84 -8ĵŭ7ż14Ž19Ĵ26Ŋ
so one	86 -11Ʃ8ż11Ǎ40ƨ
so she	81 9Ż10t16Ɵ21Ɔ23s30p
so somebody	90 -8Ǣ33ǚ
so stop	90 11ƾ12ľ15Ƃ
so tell	64 -8Ǐ7ĻƆƝƣǔ8yŪ9ACŞƻǁ10z11Ƨ12UƦ13ǈ14i16x20Ņ
so that	68 -15E-9Ɗ-8ŏ-7T7ƫ8Ū9yĸ11ŷƩ12Ɖ13vJQň17ǅ20I21ū22b24c25Ŏ27D34Š
so the	63 -13ƣ-11ū-10Źƕ-9wƊ-7ŉŝ7ņƍơ8Ūŷƅ9ťűƌƚƩǨ10şźƑ11IƝǩ12v13Uǎ14Ǘ15aŮŴ16Ŭ19ŧ20Ǥ21Ǖ22Ş23Ɖ26Ň31Ə39ŵ
so there	67 7Ū8Ő9ƛƞ10ƖǙ11ƒƚ12ƨ13ĸƪ14ǧ16ķ18ZŢ19Ƭ
so they	76 -12E-9Ʃ7ǟ11œŨ13Wņǘ20ŧ47ŕ
so we	76 -15Ő7sƗ9ĵŖ10T11ǁ13ū29ō31Ʈ
so what	66 -15ű-12N-11ł-9ňō-8Ɖǒ7TţƋ8O9ƊƮ10ĸ12Qŀ15ş16Jĺ24ū27Ļ28g30P40ǫ
so when	85 -10ŉ-7S7R9ų12Œ13H15ř17Ƥ
so who	88 8Ǣ10n14w25u
so would	88 13KX
so you	49 -19ǝ-15ǫ-14Ĵ-13Łƌ-12ĵ-11ř-10ŐżƮ-9h-8abpŞşƶǘ-7sZŇōŦƙƫ7Ɩƛǃǔ8TŃŢƘƠƷǍǛ9ŅƟƼǞ10ļŗŪŷƨǂǙ11ŶƂ12Ʀ13CFVŝƔơ14UŴƍƻǜǠ15g16HžƢǀ17RśƲ18łųƀ19ĺŉƞ21f22lũƳ23Ŕ25ţ29Ř31ſ32G39c
so your	67 -11Ř-10ǩ-8Œ-7bv7Ǫ8xŴź9eqt11ŀǎ12oŊ13ǄǇǢ16Ŭ17ƕƩƱ19Ƶƿ21B25ǥ28š
social	75 -12X12ķ18ǈ19Ǚ22ǁ53e
social $	84 21ǈ39e
social security	84 -7Ɛ10e14ķ22Ǚ
soft	88 11Ķ
softball	90 12x19g
sold	77 9Ţ11ŗ13Ɨ14ŷ15P18ĸš25ŝ31Ň34Ų
sold it	86 -7A13ŗ36ŝ41Ų
sold you	88 -8ŝ21š37Ň
sole	84 61ǈ
solo	90 -9F20f21s23Ƥ
some	62 -14Ŋ-9W-7Zǫ7ĴĵŖŪƑƕ8ĻťƧƸǨ9UĸĿƪ10lQŧƬ11ǉ13žƣǠ14š15Ǌ17mƔ18ĺ21ļŋ26ř
some $	85 -7ţ8z10ĵ14u28Ɣ30ř
some money	88 8ţ10ļ17Ƭ28ĺ
some of	85 8ǟ13Ƨ14ƣ17l18ŧ
somebody	55 -13n-12Ĵ-10ũ-9Ƅǫ-8ǐ7PŴƂƦǠǤ8Ňǩ9fŶƞ10ĽšŨǀǍ11ĸ13ưƵ14Ŀŝơ16Ʊǚ17ƀƗ18FƐ19Q21Ǟ27A30ſ
somebody $	73 -9F8Ǉ13f16Ǣ18Ƶ20ſ27Ǟ
somebody close	90 12Ļ19Ƶ
somebody could	90 23ĸ
somebody else	75 -13Ĵ-10ĸ10Ņ12Š13Ɨ15ł17Ŵ21Ǎ26ư
somebody in	85 -14n14Ň19Aǀ26ſ
somebody last	79 12Ǡ18ŗ
somebody or	85 9Ƥ12Ő21Ŷ39Q
somebody sued	80 12ĸ
somebody to	90 15Ƃ39Ʊ
somebody without	90 30ƀ
somebodys	88 -7Ʋ8Ő9ų12Ƶ13ŭ15ť
someday	88 7Ǡ12Ʊ14z16V31y
someone	81 -15Ţ7łƀ8Ň15ǜ16Ǉ18Ƶ27A
someplace	85 -7Ŏ13ǟ14Ƨ15HǍ20Š
someplace else	88 -7Ŏ14ǟ15H21Š
somethin	72 -12ş-7Ŋ8Ĺǜ9HŎǅǘ10Ĵƚǀ11ENƱ13Z15ž16ŷ18Ņ19Ļū21ŀ
something	54 -12ſ-11Ū-8Ɲ-7AHň7ŋŎƃƣư8PƋƲ9NƅƐƨ10Ňŕ11rŞƮǗ12Ŭŵǝ13gŤƭ14iZŘǫ15ĹŃ16Ļ17ŶǪ18ŗ20Ƽ22Ƹ23řƪ27Ŋ28Ł31ş
something $	78 -24Ł-11ƚ10ĸś13Ĺ15Ǖ16Nř19Ő21ŋ26Ť27ǫ
something broke	80 22ř
something else	80 -9Ŋ7ŷ10j12Ļ13ŏ14Ł15ť32Ŷ
something happened	78 -20Ļ-10ŀ-7Z8Ĺ11ř12ƪ13Ʊ14ư17Ǫ28ŗ29ƭ
something happens	86 -7ļ9ŀ13Z14Ǫ22ƪ
something i	90 -10ǫ22Ŋ40Ŏ
something in	88 -9ƴ-8K-7P13q14ļ16ƅ
something like	85 -9Ļ13Ő33Ƽ37Ń
something on	90 7ŕ15Ƹ22ƪ
something that	72 -15ǫ9Ļ11ƃ13X15Ƶ20Ǘ27Ł
something to	88 -15ŋ16Ŋ25ǫ
something you	77 -12Ő-11Ş10ľŀ11g12ĵ19şŵ21ĺ24r26Ŋ
somewhere	73 -18Š-9Ŏ8v9Q10ƴǍ12ǟ17œţ18űŵ21śƦ22Ƨ
somewhere else	82 -21Š-10Ŏ7Hű17ǟ20ţ22ŵ35Ƨ
son	72 -11t-9H-8p10oŽ12Ʊ14Ŵ17x18Ǌ20w21y28Ǡ30ź35v
son or	90 8uǠ13Ž
sons	85 -12ǈ20xy22ǅ24u31w
soon	71 -12Ǟ-7ŭ8VƂ12ŀƅ15Ŗ16y19Ǡ21ź26H40ń
soon $	77 -13Ǟ9Ŗ10V14ź21Ǡ26ń39H
sorry	73 8bu9z10Ű16ŇƵ17ǫ18a20f
sorry i	85 -21ǫ7c10a11b16ŉ
sorry to	88 -7Ƶ7Ň9ƿ12z17f
sort	90 9Ɲ11ǂ36ƫ
sound	72 -13Œ-11I7Ŧ8ƙ10ƺ11V15i16lG18ľ19ů25c41ň
sound $	90 40ň
sound like	86 -7ň7c10i11ľ20l
sounds	73 7ĸōƞǕ8BŇƇ9NŨƑ10FLǊǝ11ƿ12Ǫ14b17Ŧ19ũ
sounds like	76 7rň8BōƞǕ9NŇũƇ10Ũ11FLǊ12ƿ13Ǫ21Ŧ
south	85 8l14C24ơ
space	75 -25F-12ƌ7Ƈ10Ǥ12ƈ14Ə19Ƌ20ƒ24Ǎ34ǎ
space $	82 -27F9Ƌ13Ǎ17ƈ50ǎ
spare	83 -21Ŝ-8ĸǫ8g23ŵ30Ɵ44O
speak	88 13ś14ƿ15ǫ17N23Ő
speaker	90 29s
speaking	88 37a
speaking with	88 37a
special	76 11Ʊ25Ơ31ƚ
special you	80 
speeding	83 42ż
spell	76 -8a12ǅ13t14w16J41b
spell that	83 50b
spell your	90 -9a11J17w
spend	79 8Y13Ƹ17g19kl47X
spend a	90 11Y12g
spend your	88 8g16Ƹ21k22l
split	76 -7u13ǉ14ſ16ĵ26ƭ34Ƥ
split $	80 16ǉ
split it	90 -8u19ĵ22Ƥ31ƭ
sports	86 25g26ǂ
spot	80 9ƛơ11FǍ15ǚ18Ơ24M28ű
spots	90 7Ɗ
spouse	71 -21ƺ-10a12o15ƹ17p25qr36s37ƪ38Ǆ43f
spouse $	90 12s17ƪ26f
spouses	83 -12dP10ƹ17q24o26p
spring	72 8Ŧ10tǠ11jńƛư14k17H19Ŗ24Ť
spring $	78 8ľ12ƛư27Ť
sprinklered	90 -25ƥ41Ǐ
sprinklers	79 54ƥ
sprinklers $	88 -39Ǐ64ƥ
sprinklers in	90 -42ƥ58Ǐ
square	71 15ƕ17Ǎ27ǘ44Ƈ
square feet	76 20Ƈ24Ǎ
square footage	84 28Ƈ
sr	84 -13O44ƅ
sr #	84 -13O44ƅ
staff	81 -8ş30Ǟ32Ǌ50ǉ
staff $	86 -8ş9Ǟ18Ǌ37ǉ
stand	81 -11q-10Ǎ8g10Xơ12Kǘ18r27ĸ28Ǐ
start	65 -11V-10GĹ-9ŉ-7ĺ7Ÿ8bǡ9ř10Śǩ12d14ƌ15ź16Ǖ19aXŖ21Œǫ22ťǇ27R33ń36S
start $	81 -15S-12ō-8Œ-7ǫ13Ŗ20d22Ǉ58ń
start it	90 -12ń28Ǉ37ō
start the	88 -10S7Ƙ14ǩ20Ǉ23ť
start to	90 -11Ĺ12ť21ƌ35X
start with	79 -7Ǉ7Ŭ11bŸ13aŚ28Œ
started	73 -9š-7Ƶ7d8SŌ9x10Ž13Ļ19ƿ21ō27Ŕ28Ǉ31Ƴ
started $	85 -11Ǉ8d16ō22ƿ25Ƴ
started it	90 -11ō-8Ƴ10Ō32Ǉ
starting	84 8j11ō12t34Ő
starts	85 -8d8Ŭ10Ŗ11Ś12Ź
starts with	88 -8d8Ŭ12ŖŚŹ
state	65 -7aǩ7ţ8ņƜ9ŕ10ķ11ŬŻ12Ķ15ő16E18Ņ19Ƴ23ǖ26Ź29ǥ31ƅ33Ř44C
state $	88 -12ő-9ǩ10ƅ33ǖ40C
state farm	83 -9Ź8Œ10ţ13ņ37ő
state is	90 -10C11m25Ŭ
state minimum	84 14ſ21Ř
statement	83 9ķ14Ĺ17Ŀ27Ƭ31ś
station	84 20Ƒ
station $	85 20Ƒ
status	84 38f
stay	63 -16Z-14Ļ-8ƕ-7Œ7ǐ8gnB9Vƪ11HǠǪ12ő17Ƨ18ţ20X21Ʃ24Ʀƫ26ř41ƞ42ƹ
stay $	86 -15Ļ-7ƹ10ƞ14Ʀ24ţ
stay at	90 12q14ƪ26Ƨ
stay closed	90 -10Ʀ30ǟ
stay in	83 -19ư-12H21Ʀ60ƹ
stay there	76 -25Ʀ-18Z8ƹ13n22ƞ25V27H34ř
stay with	85 -8Œ9ţ12Ʃ17ő34Ʀ
stayin	88 9yH11ǡ13K20k
staying	69 -7yNS12tH13Fǡ15n17ţ21Ʀ24j28Ļ32V
staying at	79 -7H12n41Ļ
staying put	90 -11y-9V51H
staying with	85 8n18F19V
stays	90 -14D9Ƌ12Ʒ29ű
step	79 -13S9dǪ12ƊǠ15Ǉ16ſ31ǚ38Ʊ
step in	90 -15ǚ32Ʊ
steps	81 9ť25u26Ū39ƞ
steps and	90 7ƞ11uť
still	54 -11Ɲ-9ǐ-8Ư-7Ňţ7ƍƷƻƼǈǙ8jŝ9Ĵő10ǡ11Ơ12ŊƩ13fƮǫ14z16U17qŭ18Ū19ctC20Ÿ22PƘ23vQƖ27J28D29I30ƭ31ũ
still #	88 18Ƽ20c
still a	77 14cI
still good	85 7O11L20J23I24Ʒ
still have	79 13Ʃ32Ĵ
still in	88 -11y11c18Ơ50v
still living	88 11Ơ19z
still on	88 15Ǚ18D22ƭ
still owe	81 -26Ĵ10Ŋŭ46Ɩ
still the	88 -9Ň11H13F14ƍ16Ū19ŝ
still there	90 -16ũ-9c15Ʃ16Ū73ǫ
still with	85 17z18ő52Q
stock	81 8ķ10Ǥ22Ǒ30Ɵ
stop	71 8ƚ9ľƾǟ10ǝ11mƂ13ŉ18ǐ28M
stop at	90 10ƚ14m
stop me	86 11ƾ12ľ14Ƃ18ŉ
stop you	80 11ǟ
stopped	84 7M13t15ŀ25ư
stopping	86 16y20ţ29Ł
stopping you	88 20ţ30Ł
storage	76 -11ƙ11Ƌ12Ɠ59Ƨ
storage $	88 25Ƨ
storage unit	85 27Ƨ
store	72 10ŴǑ12Ǡ14Ǉǌ15Ǐǘǣ17ǡ21ǐ22Ǥ24Ǎ26Ǚ
store $	86 -14ƥ15Ǒ16ǐ17Ǎ18Ǥ28Ǐ
store or	88 -18ǐ-14ǘ-10Ǐ13Ŵ15Ǎ16ƥ17ǌ21ǡ
stored	88 -23Ǎ9Ƌ18Ƨ36Ǚ
storefront	90 -8F18ǎ25Ǎ
stories	88 -19Ǎ-11ƥ11Ƌ25Ǐ32Ƈ
storm	79 8Ɖ13Ū29j48Ɯ
storms	86 9ŕ42Ɯ
story	78 -12Ŧ9ŕ12ŋ13š15O25Ŏ35ť42Ƈ
story or	90 18O37Ƈ
stove	78 53ƒ
stove $	85 22ƒ
stove in	88 19ƒ
straight	75 -7Gǟ7l8ƾǐ10ŉ11ǩ13Ţ15ŕ19ĵŴ20Ł23Œ
straight $	90 8l24Ŵ
straight with	88 26Ł
strange	79 11y21Ǘ24K
strange invoice	80 23Ǘ
street	64 8ƥ9tƈ12ŝ13EƠ16GǍ17ǅ31űƛ44D
street $	71 9ƛ10Dƥ11tƈ20ű
street address	84 10D13ű
street and	90 17Ǎ19E
street or	90 7ű18D24G
strip	88 11Ŭ22Ǎ33Ǐ
stroke	86 13ƾ18ƿ
structure	90 12ǈ27ƕ
stucco	88 34ƈ
stucco $	90 32ƈ
stuck	75 -13Ĵ10Œ12ş14ƥ15Ł17ư20Ʋ31Ŷ
stuck with	78 -14Ĵ-7Ŷ10Œ19ư21Ʋ
student	71 11Ƴ26Ĵ39Ż
student $	88 14Ż
student loan	80 21Ƴ
student loans	82 -8Ƴ-7ŭ35Ĵ
stuff	62 -15ƾ-7Ų7Ɓƻ8XƎƴǗ9łŌ10ǚ11ƜǕǞ12sƊ13Aşƌ15ǒ16Ů20Ǆ21Ƥ22Ɵ23Ǥ27Ƨ29ƙ
stuff $	76 -9Ǆ7Ƥ8Ř9ǁ10Ǚ11Ɓ12Ɗƴ14Ɯ15ƌǑ17ş18ǚ19ƙ
stuff at	90 9Ƨ10ƚ11Ɵ15Ǝ
stuff in	86 -21ƙ7ǎ8Ƨ18Ǖ21Ǥ22ǒ
stuff is	88 -9ƙ11Ő12Ƨ19Ǟ25Ƥ
stuff worth	90 -19ƚ-7Ų41ƙ
stylists	77 10Ǌ23Ǔ
stylists who	80 16Ǔ
sub	84 -13ƌ22Ǔ33ǔ
subaru	90 27Ŵ34ŷ
subcontractors	83 9ǔ20Ǔ
subs	70 45ǔ57Ǔ
subs $	77 -9ǔ51Ǔ
such	90 11Ĵ14ƽ
such $	90 11Ĵ14ƽ
sudden	90 12Ļ16Ĺ
sued	75 -10ŗ9ŀ34ĸ46Ǟ
sued you	77 -10ŗ16Ǟ24ĸ
sugar	85 23ƶ24ƾ
summer	83 15Ǝ16ơ19ǉ25k27x
summer $	88 7k16Ǝ21x
sump	81 43Ƌ
sump pump	84 26Ƌ
supper	90 11ǁ16r18L
supplier	81 27Ǘ
supplier $	88 
suppliers	82 19Ǘ
suppliers $	85 18Ǘ
supplies	90 -9ĸ11ǒ18Ɵ
supply	90 12ŕ18Ǘ
sure	78 -13ş-9ōǫ-8Ǔ7ũ8sƍ9ļƆ11O12Ĵ15ǔ18Ł21ŗ
surprise	90 10Ĺ20Ǧ
surrender	88 23Ƭ
surrender value	88 23Ƭ
survive	88 17x25ǟ
suspended	85 -9ǩ14ƅ32Ź
suv	90 -7ǒ20Ŵ26ū
sweet	84 -11F10Ř12wŚŬ13Ƹ16Ɠ18ŭ20t
swim	90 48Ǝ
swimming	88 15Ǝ
swimming pool	90 
swing	84 11ĵ23X24M
swing by	90 27M
switch	79 -7Ŧ10Ń12Ź16ōţ29Œ
switch $	83 10Ń17ōţ
switching	88 31ţ
switching $	90 25ţ
system	68 -8ǖ-7ǉ8Ś9Ţǟ14ǝ18ǚ23Ɛ28ǘ29Ǚ
system $	76 -9ǖ-7ǉ28Ɛ51Ǚ
system were	80 17ǟ
t	88 12ǚ13ƀ44b
table	79 -8ƍ8L10ś11TŃ12Ƨư14s24M28n
take	53 -17Ĵ-13Łŝ-12ƪ-11ŷ-8ry-7ƆƵƿǫ7NŇœşŪ9ǆǪ10ŋŒǔ11ŏ12Ƭ13ŜƙƱ16Ƒ17Żƕǃ18Ƙ19šũ20ţƮ21Ńňź22z24Ũ25BƳ26ƦǄ28ĸ31Ű32ƽ33Ʃ34ǘ
take $	77 -17ŵ-15ƪ8ĸ9ǒ22Ǆ27ź29ƽ37B55ŏ
take a	77 -7ǀ10e12ǁ14Ƭ16ǃ28Ŝ
take bookings	79 17ǘ
take cards	88 23ǘ
take care	77 10ǚ11WǢ17Ʊ21Ʈ32z
take for	90 -52ŏ13ţ51Ń
take it	74 -14Łš-10T-9rŷ-8B-7Ƶ7f8ň9xĸ10k12ŏ13Ŵ14Nş18ƽ24ŵ36ũ59Ʃ
take on	90 -16ƽ-9ŵ-8Ń-7ƩƬ26Bǆ31ň
take out	86 -16Y-12Ʊ14ƨ16Ƭ19œ20Ɩ31Ƴ
take the	77 -7Ŵ7š9źǘ11Ƒ13ƽ18Ń25Ż33Ű44Ʊ
take to	78 -15Ń10Ũ17Ƴ21Ʈ24Y26ƙ28ţƕ
take you	84 -24Ʊ29Ű63Ʀ
take your	85 9ǃ12Ń14Ŵ15Ň
taken	77 -10ŭ10Ū15Ż16Ɲ32Ĵ
taken a	79 -10ŭ34Ĵ
takes	77 -8ǣ9Ƅ11OǪ12Ʒǃ13ŵ20ŝŴ23ǌ28Ǡ
taking	83 -13ǫ9k10z11ĵ19t47ƽ
talk	69 -19ǫ-15Ň-11Ŋ7ŝ8ľ9O10T12sAŶ13ĶǛǢ14Ņ17ŉ22ĺ55N
talk $	82 9s53N
talk right	90 32N
talk to	86 -18Ň12ŝ16A17Ǣ19Ņ
talked	74 7ƃ9s12ƪ13Ʊƹ17B24i30š34r
talked about	85 10r15ƪ16Ʊƹ
talked to	86 7Ņ9ƃ15s
talkin	86 -7ł9ľ11C14Ŏ15Ņ
talking	70 -7ĺ7ŧ8ŊŠ9OƎ10hX11c13Ƈ21Ŧ22v25ň28a29ǫ
talking $	86 -8v7Ŕ13h15c30Ŧ
talking about	85 -12ĺ7Ƈ10Š11v12Ǝ15ū20ǫ21X
talking to	84 -8ǫ18Ņ22a
tall	81 -7ǫ19Ǆ72Ƽ
tall are	85 29Ƽ
tape	86 48Ō
tax	84 9f11ǌ12ǈ17T21Ɔ
tax return	90 9f12ǌ13ǈ18T
taxes	85 8ǅ15œƷ23T29Ǣ
teachers	90 16ķ
team	83 -7w8ł11Ǌ15ƹ18x30ǫ45ǉ
teen	86 -15Ÿ9ƃ39ź
teenager	76 -12ǒ7ƃ11ź14Ů15Ż
teenager in	79 16Ů
teenagers	86 11Ɓ15ź23v
teens	90 19ź
telematics	86 40ž
tell	45 -16w-15ş-13Ļǒ-11GŦ-10Ń-9bňŊŤƫ-8Ŝ-7aIĸŧ7tSŝűŵƊƪǊǝ8nŇŘšƢƯǖǘ9qFłţŮƈƜƩǠ10EMĽŅŐƲƵƶǓ11ĵũŲ12kHĺŀŽƀǁ13guƅƋƧǈ15U17Ơ18ť19iŋǆ21P22Ŏ23ŗ25ŕ36B
tell me	46 -28ǫ-18ŋ-13ǒ-12B-11Ŧ-10GĻƛ-9Ŋƫ-8ŃŜşų-7wƗ7tŞűŵƊƹƿǁǚ8SWľņƢƯǊǘǝ9nŔƈƠǖǠ10qFŇţŮƜƪƲ11EMĵłŘŝšƶǓ12HŨ13kPŀũŲŽƀ14iuƋƧ15gŅŗ16Uĺ18Ƶ23ǆ24ť25Ŏ
tell you	69 -20Ũ-15w-11Ƶ-10ş-8Ť-7Ņť8iƩ9yƛǁ11ƅǈ12ĽƠ13Ɨ18ų22Ő24ŗ33ŕ37ǫ56ŋ76B
tenant	86 -9Ǐ10ƞƥ15Ƥ23F
term	69 -10AƖƮ-9œ11W12Ʒ15B28Ŗ64Ư65ƫ
term $	90 -11œ18Ʒ20Ŗ
term or	82 28ƫ
terrible	90 10Ŕ11w13ũ
test	85 -7ƾ12Ũ24ǃ
tests	90 26Ǜ31ǀ
texas	90 15Ź30l
text	72 -7ǫ10ƅ18Ŭ25Ŝ44K
text $	88 27K
text me	86 -7K14Ŝ23Ŭ
text or	90 11K
text you	86 -8Ŝ-7ǫ12ƅ26K
than	63 -11t-9U-8CVǫ-7Ÿ7Ūŵǉǖ8Lňƚǎ9ŔŲ10aZŦƂƔ11œƨƫ13ĸŒŧ14Ǩ16G17ņ18ů19pƼ21KǄ32ſ
than #	75 -9ǋ-7SV8Ŕ9ǉ10ů12Ļ15Ŧ16Œœ22G24Ƽ
than a	84 -12ĸ-9U9ū11S12Ŀ13ƚǣ20Ǩ
than that	90 -7ƕ16Ų17Ř28ſ
than the	86 -14Ř15Ŕŵ23ſ
than you	83 -14t10ň27p28Ǆ
thanks	86 7ƶ8ĺ9a10iĸ
thanks for	86 7ƶ8ĺ9a10iĸ
thanksgiving	88 36k
that	30 -24ǉ-17i-15ǡ-14ĺ-13ǠǪ-12ZƋƮ-11XĴƜƪǊ-10sNP-9yơƸ-8ĿřƕǌǎǏ-7eŊźŻƗƙƯ7mnxőŤƅƒƞǅǑǩ8ƁƉƍƔ9HĶķņŢűƽǃ10ŝŠūŲųǖǜ11hŐǗ12jWĸŖŴŽƎƧ13ōŨƓ14łŗůżƫ15MľŰƬǁǂǟ16Ɔ17oADŌŕ18dŬƛǍ19Ʃ20tœ21p22Ł23SŚ24CQŜ25Rŧ26u27žƟƵǫ29EŪ32ŭ33ťŮ34Ļ37G38Œ41ŷ44ŉ48b50Ĺ51Ŏ52š53ũ55ň57Ŧ
that #	86 -10Ɯ-9ř11Ɖ13ǚ15Ɓ17œ
that $	53 -23ũ-19ŏ-17ŧ-13Œ-12B-10ĻŀŜŷƃ-9ĵĽūǈ-8anFQĸƮǤ-7ZļŶƕ7żƁǒ8Kǖ9ŭƻǅǛ10qwŖƼǃǇ11ŗ12ų13S14ŔůǨ15Hſ16Ŭ17A19bŁ20ŉŦǫ21Ř22h23ǧ24mD25Ś26ǁ28C31v34Ĺ36ō37Ŏ53Ƶ
that @name	88 -7ũ11a16Ĺ34œ
that a	68 -27Ŧ-26ǎ-20Uŏ-16Ƶ-10ŷ-7ƦǠ7ŉ8ŹƇƾ9ƽ10JƋ12ĿłŖŪ15ĸ17ļ18uĹŒť19ŧ28S31ǫ32ŭ34G37hũ
that about	75 -11Ƴ7r10ư13TƔ15ň28Ŏ
that accident	90 23Ŧ
that address	81 -22D8Ÿ11F27n31G
that all	80 10ĸ12ż13uū14ƈ15Ǚ17Ǎ29d35Ŏ
that almost	80 23Ǘ
that an	90 15Ɔ
that and	88 -8ƞ9g14Ɵ15G
that be	83 7ǃ10ķ12g13CEV14ŏ15ļ16A
that bugs	90 9ş11Ł21ž
that building	90 -18Ǐ-16F-10Ǫ17ǟ38Ǎ
that came	90 -11Ɯ17j27ŧ
that car	74 -13Z-11ǖ-7ūƠ8ŭŲ11Ŷ16Ŵ18ůų24Ů41ŷ
that claim	70 9Ū14Ť16Ũ28ť37ŧ
that clear	88 39ŉ
that commercial	90 10ǍǏ12ǎ
that company	79 -16f-9Ũ-7őǇ15Œŝ16Ş28ţ43š
that correct	80 -7œ8ų10Ţ13Ǟ16F22d
that could	85 -8ş12Ɠ14Ĺ18Ǒ21ǜ26ŀ
that coverage	88 -11ŉ7ŕ17œ20š37Ʃ
that did	83 11ť12ŉ17H18ũ
that do	81 -24X-11ň-7Ƶ15ū27Ĺ32ǟ44ŏũ
that does	90 -7d11pű
that down	85 -11d8ǈ12oƎƻ14Ƈ23p
that everything	88 16ƽ29Ŏ
that for	77 -10Ƶ-7ǫ12ő13j14Şťƽ20Ő40ũ
that from	86 -14h8Ŝ11Űƕ14Ū21Ɵ
that go	90 -14š-11ŉ11Œ28Ŧ35Ũ
that goes	90 -7D12E16ƫ
that got	82 -10ŷ8Ƶ14š33Ļ
that group	90 34Ʃ
that had	90 -7ƾ10ƿ16ũ
that happen	86 9Ū13Ŧ27ť
that happened	86 -11Ƶ-7ť11š16Ʀ31ũ
that has	90 11œ12ƒ15ł22Q
that home	88 12G15Ɵ17F18Ɩ
that house	84 -12S-8Ɠ15ƆƠ23Ɣ61G
that how	74 -7ŝ7ƴǫ9Ňƞ10ŴƵǘ12ǅǐ14fRũŶ18K28Ľš
that i	80 7u8b9Ų11Ŋ12Ş34Ŏ
that in	84 -13ś13ŉŚ15Z22ō23ť
that is	49 -26ǫ-16Ş-14Ɔǀ-13šũ-11jƠ-10řƵ-9ĿşŦǕ-8dŉœţŴſ-7krsłŮŲƖƛ7LRĺŋŚƀƩ8EŘƊƢǤ9lvķĹ10Jŀ11wUŵƍ12ZĴŅƔǄ13ŎƈƧ14ņőǑ15Ŕƨǅ16pW17Ɖ18oťū19Ľŕ21xŨ23Š24ǁ26MŁ28bŧ33DIĸ
that it	78 -24ť-14A-8ŷ-7Ļ10ƦƷ11ļ12BŲ13ūƁƛ15Ņ19Ŧ21X32Ţ
that job	79 -15G23VƩ25S32u
that just	90 -9ǉ-7ƪ14ǋ16Ƥƨ29Ǌ
that kind	85 -9ǁ-8ǣ8OS10Ƃǜ11r13Ʋ17ƻ
that last	84 -8ť9ŦƜ10Ɖ29ǫ
that life	88 7Ʃ
that like	88 -19Ŧ-7ǫ15Ƶ53ũ
that little	85 -18x10Ŭ11ž12ľ14ƨ15ƽ23Ơ
that loss	81 -9ť10ŧ17Ū18Ũ30Ƶ31Ŧ
that make	85 -18ň14ũ25ŉ
that makes	76 8Ł9ŞŬ13ǖ21Ƶ
that new	90 -7ĺ9ƍ10Ǒ13t30ŷ
that off	90 7Ō10Ǖ11Ś14D
that okay	83 -15ŗ10s35ŉ
that old	80 -9v10H13Ţ15ķ16ŷ17t20Ų
that on	84 10ƞ11Ɲ15Ž30ǘ
that one	69 -23Ļ-11mFǫ-8ňŎƽ-7Œ8Ŵ9Ŧ10b11őť12ŮŲƆ13řų15ŀ16ƫ17ż19gŭ23ŵ29Ɣ39ŷ41š
that or	90 -7ŉ14ŋŭ24ł
that out	84 -17ř7Ŝ9ƃ15bš17Ĺ18Ǔ24ŗ
that page	90 11ś15Ŝ
that place	83 11n21Gƙ41F
that policy	71 -11ǫ-7IĴ9Ť12Ř17Ś18š20ŗ21Ŗ23ş38Ƭ48Œ
that premium	90 8Ǧ13X
that price	88 -8Ŀ-7s7ŏ8ř23ň24r37ņ
that right	52 -26w-21ŉ-16G-13Ɣ-12Ĵ-10ƌ-9ūǫ-8iNǡ-7Pżƕƻ7ĶŊƴƺǁǋ8zŒƀƢǥ9DŮƖǓ10Ǜ11lņřƪƼ12o13d14uń15bŠǄ16ƭ17SƳ19ĺ22ő24A
that roof	85 -8Ɖ11Ɗ36n
that same	86 10I14Œ16ƕ24Ū
that so	76 10Ķ11ŝǏ12jĿŴ13Ƹ14fƟƤ16p17ł18ǜ25ǃ
that somebody	90 -8I17ĸ25Ŀ
that sound	79 -14Œ7Ŧ9ƙ17G21ľů36ň
that sounds	88 11Ƒ13ũǝ27Ŧ
that still	78 -7v9H11Fƭ12fqOV14P15C27c
that that	79 7ǎ10Ư11Ķƍ12ƫǡ13yƿ15ū16p24Ļ
that the	69 -9I-7C7żƊƫƳǊ8m9ŁƑƩƮǌǩ10hkƱǅ11auV12Ű15şūǒ17ŸǗ18ǉ38E
that they	88 12Ʊǀ14ƿ15ƽ20ƶ
that to	88 25Ŝ29ŗ
that truck	84 -8ŵ12Ů14Ŵ30ŭ
that up	90 -10ŉ19Ƅ27ǫ42š
that vehicle	90 -16ǒ18ű29Ů
that was	78 -13n-12ŧǫ8Ų9ļ12Ǟ13ň15Ať22Ŧ52ŉ
that we	90 14Ŏ15ĸ
that what	64 -21œ-13ǌ-9h-7qņǢ7gMZŔţŭƪƫƱƺ8ŕƂ9BŀƌƢ10Wũƚǣ11sNTU12ǀǇ13dŞŶƲǑ17ŅƧ18ǖ19Ɔ20Ų
that when	90 -9ũ16ń34ŗ
that who	86 11ǖ13z15ƣ17Q
that whole	85 -13ƫ8ũ12ŧǤ21Ƭ29Ʒ
that will	90 9śź14y29Ķ
that with	80 -30ő-13ş7Š12Ƃƶ82Q
that would	84 -7Ř11Ķ13Xň16ǂ35c
that you	65 -19ǫ-12ĸœ-10ł-8őũ-7ťŨŸ8C9ĺǑǗ10XķŎ12n13aƾ14PŤ16ŁǢ18ŘǍ19ƛ28Ş29ş65Ļ
that your	72 -12ƪ-11Ƥ-9š-7ŵǅ7I8ŗƳ9ŷ11ŏ12oSƢ13ƾ15ǒ16L17ǝ22ǫ23Ń25ǆ38Ů
the	22 -31ŗ-21i-19ňŒ-18Şƥ-17Ŏƃ-15Ʀ-14ŉ-13tHŹ-12Bļƶ-11T-10ozń-9pNũǘǟ-8uGǐ-7AŋŤƺ7ĴƔƨƿ8acZšŲųƯƾǋǓ9vŜŠ10mőūƀƊ11wDƐƚƹǕ12ŕűžƕƲǣ13fĻŘƎƙƜǊ14JķŸƂƞǃǝ15QĿťƷǅǦ16hŻǉ17dŀōŮůƑƩƬǙ18xŵżƈƧǑ19ſǌǩ20Ňƽǥ21eEŃŖŚ22ľŨǈǒ23YŧŰƉƒǇ24kƋƌƛǧ25ŴƆƝǍ26łƤưǏ27ƍǠ28ơǡ29UƓƠǨ30Ǫ31yƅƘǎ34Ɨƣ35śƏ36ŁŭźǤ38ƭ40ƢǢ41Ŭ
the #	61 -16ū-12Ś-10Ǖ-8ŧ-7C7ķ8ehO9ŬǨ11VņƄ12Ł13ǆ14IŠǗ15Ǥ16wŉ17Ÿ18Ŀœ19ĵ21r23s24ſ25Ƙ27u45E
the @name	77 -22Ǌ-17o-8Ƙ-7s13ƚ17Ś44őś46ŧ
the account	82 -10Ĵ11Z14a15Y50Ś
the address	86 -15D-10G9Ɵ16E31Ǎ
the adjuster	84 35Ũ
the age	90 -12Ɗ26Ɖ
the amount	88 -9X10ŘǤ12Ʈ13Ƴ
the apartment	65 -13œ-11Ɵ-10ƣǩ-9Ɲ13űƞ16G23Ƨ26ť27F28ƙƢ34Ƥ
the app	79 -18ž-10ŗ8Ŝǈ12ƅ15ŝ29Ş41ų
the at	90 59J
the audit	77 41Ǧ
the auditor	90 22Ǧ
the auto	78 -13ő8Ƃ9ſ12ź20ŠƃƄ
the baby	79 -14ƺ-11ŷ-7Ǆ17Ʊ19w21v27u40x
the babys	86 -9d8V21w35v
the back	88 18ƴ22Ų24ƛ
the balance	90 -15ŭ31Ɩ
the bank	73 -7ł9ǒ11X12ĵ14Ɨ16ŭ18ƅ35Z
the bar	90 -7Ǣ50ǝ
the basement	71 -9yƛ13ƞ14Ɵ19Ƨ30Ɲ
the beneficiary	83 24ƭ
the best	73 -13PŞ-10ŀ-9Ś8J9š11Ň18Ń20Ơ21ǡ23ǫ26KU39I
the big	79 -11u7Ǖ9cſ10ƕ11ĴŘ13ƈ28Ǒ47ő
the bills	78 -16Ƅ7U14ŀ23łư28Ǣ35Y
the books	88 -8Ɵ21Ǌ25Ǣ
the boss	90 9Ǜ13sN19ł
the both	90 10p12Ǆ17Ʊ
the bottom	90 10Ŭ11ņ16Ń
the break	90 15Ū21ũ
the broker	80 23ŝ
the building	70 -40Ǎ-15Ɔ-11ƈ8Ƨ11ƥ23ƣ26Ǥ107Ǐ
the business	59 -39ǡ-26ƃ-25Ɵ-15Ǐ-12Ů-10Ļ-9ŏ-8Ŷ-7Cſ8ǊǤ11ǅ14ǝ15ǆ17A18ǌ35Ǩ38ǒ46ǧǪ53Ǎ54ǈ55Ǡ
the call	85 -7r21ł56s
the car	60 -18tƬ-17Ɩ-16Ɨ-15ū-13Ŵ-12ő-8ŵ7vNů8Ŷ9ž15Ƅ16YŮ17ƅ20Żſ21Űų28ź32Š43ű56Ų72ŭ
the card	80 -8e-7v11Ř12cF14ő16b26ǘ33Ś
the cars	68 -19ǒ-8Ǩ10ĸŭ11Ų13ŠŸ15ƃ19Ŷ37Ů
the cash	85 -14ƫ-13Ǣ21ǘ49Ƭ
the cert	90 14ǩ
the certificate	79 -9ǔ-7ǎ8ǩ14ƣǅ
the check	84 -13Ʊ15ő34ƭ52ŧ
the children	88 -8ƴ16ƭ23Ʊ29v
the chimney	86 -8ǜ49ƒ
the church	90 14Ƹ19t
the city	88 -13C15Ƒ17ǩ19D
the claim	76 -9ŧ19ťŪ32Ŧ
the client	90 10ǜ16Ǖ25Ǚ
the closing	83 39Ƙ
the cloud	90 33Ǚ
the coast	90 19C33Ɯ
the collision	90 -12ř33Ɓ
the comp	84 13Ɓ14Ǧ25ǥ
the company	63 -21ő-14Qš-12ſ-9ƃǟ-8ū-7ƣƹǤ7ķŸ8ǀ11ǒ14Ǌ15Ʃ16Ǣǫ18W19ǃ22ǧ24ǆǨ25ǣ26ǅ27ǌ37Ǫ43Ǡ49Ǉ70Ũ
the companys	84 -9a-7Ũ12ŕ16Ŀ17ǡ19ǧ20ǒ
the complex	90 -17ǅ45ƣ
the computer	88 -12Ư10d12c
the contract	72 15Ś20Ɣ34Ǖ
the cost	90 17Ł28ş
the country	84 7C14ǖ18ǂ24l
the county	84 7Cǖ11Ƒ13Ľ16Ɔ
the coverage	80 -8Ʃ7ĿŘ12ŏ13ń15ŊƪǤ26ƀ
the credit	82 -27ǘ-17Ķ12e13ƨ14Ĺ15Ľŭ18Z44Ĵ
the creek	90 16ƛ
the damage	84 -9ť-8Y11ƙ12ũ34ŧ38œ
the dash	85 -14Ś25Ŭ28ů
the date	85 8d15Ŧ32Ŗ
the day	78 -11ŝ8Ũ9Ŗ14ű15i16ơ24š25Ʃ26R
the dealer	90 10ƅ16Ƃ
the dec	85 11Ŝ16ǣ
the decision	90 -9Ń35ł
the declarations	88 29ś
the deductible	74 -26Ɯ14ĹĿ27ŉ31ř
the deliveries	78 12ǝ20ǒ
the difference	90 11Ŕ19Ń23ŉ
the divorce	90 13Ķ14f
the dmv	88 31ƅ
the doctor	84 13ǀ23ƽ25ƾ
the dollar	90 -8ť-7Ŧ9ǘ20ŧ24Ř
the door	84 10Ŭ12šƚ16ǆ17ǌ19Y21ǅ
the doors	86 13Ɛ19Ǉ20Ǫ
the drivers	82 -19Ÿ-7d7Ż8Ž9aŬ19ǫ21Ź
the driveway	84 -8ű62ū
the dwelling	88 22ƕ
the easiest	90 11Ŝ13K
the electrical	84 12Ǔ20ƌ
the end	77 -11ǈ9ŃńƯ14ƲǦ16ł19ǅ50b
the equipment	76 -7ƕ11Ǥ42Ǒ
the fall	85 10ľǠ16ǀ24Ŗ28y
the family	70 -28n-8Ʈ11q15A19Ƹ21Z26Ƶ29y56ƿ
the fifth	90 10ĵ24Ņ
the file	88 -12Ũ23aŜ
the fire	79 7Ɛ13Ļ15ť35Ƒ
the fireplace	90 15ƒ
the first	68 -8aƘ-7v7Ƣƫ8ư10eō19ś21xZ22š23Ɔ28ń31Ņ32ǫ
the floor	88 -15ƥ-13Ƥ31Ǌ37Ɲ
the form	71 7ƞ8hu10FĽő12ĺ14ap21m
the front	79 -7ť10eƫ12Ź14Ļ17ƈƥ18Ǌ
the full	79 -11Ƥ-8Ǥ8ź10ƂƢ11Ƴ14u15œ17D24Ư
the funeral	81 48Ʋ
the furnace	81 -7Ǎ11ƌ14Ĺ15Z16Ə21Ƌ
the garage	81 -13Ǒ-11ű15ť16ƞ25Ƈ32Ɵ
the gc	86 -10Ɣǫ26ǩ43Ǖ
the general	85 -7Ř19ǩ26Ǖ
the grades	79 25Ż
the grandkids	90 8k26Ƹ
the ground	85 10Ƽ24ƕ
the group	90 7ƨ10Ʃ
the guy	86 11Ɖ12ľ13ť15Ə23B
the gym	73 -13V-8ŗ9Ʃ22P25Ř30Ļ
the heat	90 -16U7ơ38j
the holidays	90 15Uǉ20k
the home	66 -15ŭư-10R-7z7ĸ8Š9Ō12ŸƍƟ13ƐǍ14Ɨ15ľ17nƆ19Ƈ23qƹ30Ɩ
the hospital	75 -11Ť-10Ř-9C8Ű9ǖ11V13S14ſ18ƾ19P20Ǫ21ƨ24Ǆ31ƺ
the house	50 -17Řŭ-12ǐ-11ŵ-9ĺƤ-7ŃŬƨǛǪ7FƯ8ƈǃ9yƉƐƠ10ƇƊ11ŰƋƜ12ź14ư15hMƛ17Ɵ18Ɲ19Ƙ23D24ƌƍ25Ɔ26Ɠ29Ĵ31ƕ33Ɩ35ƞ38ĸƙ41Ɣƹ47n
the household	70 -18Ŵ11T13ū14Y17n21Ÿ28ư
the id	86 -9Ź15d47ƅ
the increase	83 45ŕ
the inspector	77 21Ə
the insurance	69 -44Ɩ-14Š-11ĵ7Ǖ11şǎ12ƈƨ13Ǧ14řƦƭ27Ťŧ32ł60Ɨ
the jeep	90 16Ŵ22ŭ
the job	70 -11V-9ư-8i-7qƞ8Ƅ13ŵǩ15S20RƮ25P27ƨ30W31U33ǥ
the keys	74 7ź19Ŵ24Ƙ
the kids	64 -28u-8ĸ7NŶ8Ʋ10ź11q13Ŀ14x17n19w23yƴ28ƭ31Ư33Ƴ38Ʊ
the kitchen	76 7MǊ9Ǒ10Ń12ǝ13Ɛ15Ơ16ǟ18ƍ
the knot	90 43f
the lake	84 8ƞ17ĸơ23g25k
the landlord	76 -25ƣ-8ǩ26Ƣ66ǎ
the last	57 -14w-12ǫ-11ƾ-9Ļƍ-7Ư7eŒŽǀǋǐǛ8cmƴ11WŤŦŭǚ12Ɲ13ał14ƻ17Ɯ19Ʋ20Ķĺ24Ŕƺ41Ň43ŝ
the lease	65 -52ŭ-16Ŝ-12ŕ-9Ŗ16Ƣ17ǎ25ĺ77Ƥ130ƣ
the legal	88 9ǈ13Ɓ18ǅ
the lender	75 8ƅ9ŭ10ƛ31Ɨ
the letter	84 29ŕ31ś
the liability	84 -14ǒ-9Ǥ-8ſ12ǌ18ǧ51ǣ
the license	88 -24Ź34Ŭ
the life	80 -11ƶ-9r8ƨƳǂ9Ư10ƪ18Ʃ29ǁ
the limits	86 12Ŀ24Ř
the line	81 -9ǫ-7Qŋ11ĸƬ14V16X29s37a
the list	90 12Ņ14ŀ15Ļ21ǒ
the little	76 -17a-9o-7ľ7žƱǅ8ĽŬ24v33x39w
the loan	80 -12Ɩ18ŭ33Ƭ35Ɨ
the long	90 14Ł21Ŭ
the lot	85 -9Ɔ10ż14ƈ15ǡ44Ɠ
the lower	77 14Ƅ32Ƌ
the lucky	90 32o
the mail	85 -15J10Dľ24Ľ29K
the main	83 -20ơ-7Ÿǫ9ĸ11ŝ15ş18Ƌ22Ŵ38Ɲ
the market	85 21H37Ɣ
the menu	90 16X23ǫ27ǝ
the middle	82 9v13L24N
the moment	82 -7Ļ37ő45Ő
the money	75 -14ǖ-11ş-8A-7Ʊ15Ŀ17Ƹ18ŀ25Ł26ǘ29Ǣ30ƭ39Ĺ
the month	79 -10Ŗ-7ľ9Ƣ14Œ26Ŧ29ĵ33ń
the morning	88 -19ń28R36Ű
the mortgage	74 16Ư22Ĵư
the most	79 -14ƚ-13ŗ-8ş10Ǒ13Ŀ15X17ŀ27ƙ36Ř
the move	86 -7G15H46Ơ
the name	71 -15W-10Ǐ-9a-7w7ŭ8ǅ13ľ15ƽǢ16ŝƣ31ő52Q
the nearest	88 30Ƒ
the neighbors	77 8ƞ12ť27Ơ
the new	67 -27Ǡ-17Ɔ-12iŞ-10G-9ŵ-7ƔǤ8ŪǇ9ńǕ11Ɓ12ŔŖ14D18ŕ27Ǒ29Ļœŷ31U53Ơ
the next	79 -10O7ǂ10Vź17ļ19H26kŖ
the note	90 -11ƖƯ56ŭ
the number	73 -16Ŭ7ƍ9D10Ɲ12Ř20Ź21ņǉ30Ʈ54Ś
the numbers	90 -45ſ9Ŭ13d18e51Ř
the odometer	85 37ů
the office	73 -17ǡ-11Ɲ-9Ɵ-8ů-7Ǎ11I12ǚ14Ŝ19Ǌ23Ű24Ů34U49R
the old	65 -15Ǡ-8Ɔ7Ū8Ţ9Ř10Ɗ12ƌ15D19Ɓ23S39Ŕ63Ʒ
the oldest	85 -12Ź14ź20v22w
the on	88 -8Ɓ13F14Ž15ő23Ŗ
the one	65 -16t-15ƾ-13ŷ-12Q-8ŨŴ8IĽƭǏǩ9Ƅ10uƆ11ǋ12żƵ15Ś16Ŷ19hſƤƽ20Ʃ23Š25œ26Ž27Ť29A30Ň33ū38Ǎ
the only	74 -10T-8ų7mż10ƚ11Ŵ12Ņƾ16Ÿ22ū28ư
the original	84 12Ɔƍ20Ɖ
the other	66 -24Š-20Ņ-12nŧ-8ƺ-7Ǐǫ8ƥ10şƄ11ŽƋǄ15Ʒ16Ń17w19ţŴ20Ǌ27ſƀ30ŵ58ņ
the outside	86 -10j53ƈ
the owner	85 -20F-8Ǎ14ǈ16ǎ17aǤ23Ǫ
the owners	90 -10ǟ-7ǉ14ǋ18ǈ20Ǫ
the package	90 8ǧ17W
the paper	90 14ś17Q
the paperwork	79 8Ɵ10Ŝ12ǅ13oǢ21J22ś
the past	84 10ǂ11ǀ15Ň26ż
the payment	85 -7ŭ8Ŗ12ŏ21ĵ
the payments	85 -16Ĵ15ƫ20Ɩ36ư
the payout	90 -16Ƹ17ǫ18ƭ25ŧ
the payroll	85 -10ǋ-8Ŕ17Ǣ21Q24ǉ
the pdf	90 7J29Ŝ
the people	90 -11Ǌ10Ÿ30ǖ37Ş
the person	90 8ƀ10ŝ16ŗ
the phone	72 -23I-13ń-12ƹ-9šǫ9iō11CMĺŨǘ12Kǆ14Ŀ15Ļ16r17śǡ19cŝ26ž31O
the pickup	90 -10a17ǒ18Ů23Ŵ
the picture	88 -7p8ƈ10ķ41f
the place	66 -16ƌ-14Œ-11ƨǫ-9p-8H7Ʒ8Ƙǟ10Ơ11ơ13QƏǪ14ƒ15Ɣ21Fǘ25Ɔǌ32Ǉǡ33Ƥ35Ɩ41Ƣ43ƍ
the plan	79 -12ş-9m8Ń9H10y11kǪ12ŁƱ13z14V22Ƴ
the plant	86 -14Ǡ15Ʃ18U30S
the plate	88 -10I8ǎ24Ŭ
the pleasure	90 24a
the plumbing	88 14Ǔ
the policies	79 13ƭ
the policy	64 -20ǧ-10Ŭƀ-9Ǥ-8Őšƫ-7Ƥ7ŜƩ8Ŗ9Ƙ10ƂƜ13ū14aœ17ź19ƣ21Ƭ22Ǡ24őǑ30ŘŸ32Ś
the pool	90 23Ǝ
the premium	90 14Ŕ
the price	72 -16Ɣ-13ņ-12Ŕ-9Ń7şƶ12Ɖ13ĶŊŋ22ƫ26Ş29ŏ36Ł41š45œ
the proof	84 27ƅ34Ɨ
the property	75 -17Ǥ11Ǎ12Ǝ15ǧ27Dǎ31Ɠ
the quote	83 -7ņƯ7c14ǅ23e29J
the rate	82 -7Ŕ8ű13Ķ14Ļ15ŏ16Ş18cş
the rates	90 9ţ14ŏ17c
the reason	88 10ţ12ƃ13Ţ18ĺ
the registration	90 34Ŭ
the regular	90 12K15ƚ23ų
the renewal	76 -10ō15Ŝ16Ŗ31ĺ
the rent	84 -8F15ŀ17Ƥ54Ƣ
the rental	90 -8Ƃ43Ƥ
the repair	88 29ŧ
the rest	83 -13ƌ-11A7Ǔ11Ÿ12B13Š14Ŏ26ǫ
the restaurant	90 15ǡ17ǝ
the right	85 -12ǥ8Ư12dǦ13X16a
the river	90 41ƛ
the road	80 -16R-12x-8ǆ8ǒ12Ǩ13y22Ǡ25ź27Ů28ǡ
the roof	63 -8Ɯ-7Ų11Ƭ14Ɠ52Ɖ57Ɗ
the safe	90 21ž
the sale	90 -11Ǖ46Ɣ
the same	66 -20c-13H-7GƙǇ7ľŒŘřǢ8Ǟ9ŃŇǏǠǧ10ƈƘ11oǉ14ŵ15Ū22ŷƫ30Š33pS
the scale	88 22Ń42Ƽ
the school	88 16ǖ18Q25Ǖ
the second	79 21ō48ŵ
the service	88 7Ŀ10ş11y13Ũ16Ʋ
the settlement	90 21ŧ29Ƙ
the shop	63 -23ƥ-21ƣ-17D-12SƦ-11Ő-7Ű7g8Ǩ9Ǡ12ǒǪ13U14Ǣ16ǟ19Ƃ25ƙǍ28ǡ32Ǉǎ33Ǐ34Ǌ39ǧ44Ŷ
the size	88 9r11Ŕ15Ƈ
the south	90 9l15C
the space	88 -29F22Ǎ23ǎ
the spring	86 10H13tǠ25Ŗ
the square	90 22Ƈ
the state	74 -8aǩ11Ɯ12ķ20Eſ32C34ǥ39ƅ
the store	80 -13ƥ-8ǘ12ŴǑ15ǌ20ǡ24ǐ26Ǐ28Ǥ
the story	88 -14Ŧ7l16š46ť
the street	76 10Eƥ11ƈ14űǍ18D37ƛ
the stuff	83 -34ƙ-7Ɵ9Ƨ10ǁ11ĸƻ12Ǘ38Ǥ
the subs	90 9Ǔ
the summer	90 11x16Ǝ22ǉ
the surrender	90 21Ƭ
the system	88 -10ǘ10Ś12Ţ13ǚ15Ǚ
the table	88 12ś20s32n
the tax	88 7ǅ9f11ǌ22Ɔ
the the	68 -8ľ-7v7wGŘşŻ8Ľű9aƉƑ10CSŒŬů11ńŕǎ12ckuVƝ13ƅ14t15ň16ƙ20ſ
the thing	84 12Ń13ŁŞ15ŗ33ŀ
the things	90 -7ş10ŀ18Ş
the time	82 8Ţų12ń14Ŵ16F17ļ37š
the title	82 28Ƙ31ŭ
the top	77 -13Ŧ7Ǩ9Řś10a12ĻƊ19ǌ21Ŀ25Ś
the total	86 -10ť-8ƙ11Ƣ15Ĵ16ņ22ŧ
the truck	71 -26ū-15ǒ-12Ɩ-9ĺ9ű10Ǒ13ƨ16ŭ17Ů19Ǎ22Ŵ24ŷ37ŵ51Ĵ
the trucks	88 -10ƃ11Ǩ18ǒ20Ŷ
the umbrella	90 13Ǩ
the uninsured	86 22ƀ
the upstairs	88 10Ɲ19ƞ
the van	86 -7H7Ǒ9Ɓ12ǒ15Ů19k
the vans	90 12Ů34ǒ
the vehicle	85 24Ŭ37ŭ
the vin	73 -18Ŝ-9h104Ŭ
the water	69 10ƛ12Ǝ15q19ơ21ǟ24ť29ƌ
the way	73 -19Ű-16Ŷ-7ǫ9Ũ10o11Ƌ14ŪƸ16m17ş19aƓ20y50Ł
the weather	85 8Ɯ36j
the website	88 13ĺ
the week	86 -10Rǟ11Ļ14Ů15ǐ23i25P
the weekend	88 12k23ǁ
the what	84 8ŀ11ƃ12J13Ţ
the wheel	79 -10x7Ÿ29ź42Ŵ
the whole	72 -8D-7ǌǦ7Ƌ8ňŕŪƞ9ŜƲ10Ų11htť12Ũ14Ţŧ16OŰ18ǋ19kƉ22Ŏ
the windshield	88 26Ŭ
the winter	85 -7Ƙ9ǐ23ơ27Ɲ
the wiring	84 21ƌ
the work	83 -18Ɵ-8Ŀ10Ǫ13ǆ14ƨǢ17J22Ʃ37Ǔ
the worksheet	80 10ǥ
the worst	81 15Ǧ18Ǟ26ş32ŀ
the yard	79 10Hŵ15Ơ23Ɣ42Ɠ
the year	76 8pǡ9ŦǦ13ơ18ǌ21Ɔ23Ǉ
the zip	79 7E13ŕ
theft	85 7Ɛ13Ť30ť37Ɓ
their	62 -13d-10ǩ-9Ůǧ-8Z-7P10Ƶ11yĿśŨ12Ş13ŵǙ14ƤǗ16Ǔ18ǒ19v22ŕ27ņ30Ƴ36Ǌ50ǔ
their excuse	90 26ŕ
their own	74 -13Ř-10Ů9ǚ13Ƥ15ŵ17y21Ǔ24ǔ28ǒ
their price	90 9ņ
theirs	88 -12ŧ10Œ11ŕ15Ǖ32ņ
them	51 -20Ƴ-18ǩ-16Ł-11ŷ-9ń-8mGĺŀőƶǘ-7alĵļŏŵƠǇ7ĽűŸƚƽ8ePŜǗ10gxƅ11ſƣ12ŽƮ13ŕŠ14ǒ17S18Ũǜ19œ20ŔƸ23wǊǕ25Ǔ26y30Ʊǔ34ş40Œ41ţ47š48Ş
them $	58 -29Ƴ-19ĵŒ-16Ł-10ŷ-9ń-8ǩ-7mŀǘ7ǧ8ŃŔŘ9ųŸ10wš11PŜ12x13œ18ǔ19ǒ23Ǔ25ŞƱ26Ƹ27ǜ29y39S40ş50ţ
them and	80 24Œ
them in	90 8Ǒ19Œ21š
them on	88 -8v-7a11D15ƅ24Ũ30w
them or	90 -11Ũ-9š10ţ14Ţ28Ž
them right	90 -9Ũ14şſ19Ş
them so	88 -11ş11š17ŭ34Ş
then	63 -14ň-11ū-10Œ-8ŝŞť-7ĺǑ7csƌǖ8dQƀƖ9ōŔŷƈƩ10Ĺǀ11ŅŊ12Ɣ13š14Ń15w16y18ŏƭ19ƫ21Ň24ǟ29ǫ30Ū44Ŷ49Ŏ
then $	77 -16ň-8Œ-7Ş11ƀƌ15Ŕ16Ɣ18š22Ū25ŏƫ29Ŷ31ǫ
then it	86 12ƖǊ15Ŧ16y
then what	80 -12Ŧ-11ū-9ť-7Ǒǫ7m14Ĺ17Ʃ28Ŷ34ǟ70Ŏ
then you	90 -8ŝ12c13Ň15Ŋ
there	37 -20ŷ-19d-17Cǐ-16œƧǇ-14T-13ǉ-12cĻĿŔƝ-11rzŁƆǑ-10oŃŅƮƯ-9ƚǚǠ-8pvĽŏőŦŵƾ-7KOXļŠųŽžƷǁǂǍ7ƑƒƢǖ8ZťŻƁƨƭǃ10APŘŚŭ11WŐşŪƓƦ12hńƛ13ŢƉǨ14UƏƐƥ15ķƂƄƎƞǕ16ƫƸ17uŤŶƬƴ18ŊƊǝ19lH20ƃƩǅ21Vřƙ22ƜƳ23fŸ24Ǐ26iƀ27SŎǊ28ŞƋ29Ǫ31Ơ34ơ35ǆ42ŝ45s46nƟ71G
there $	51 -27Œ-23ŀ-21ň-19dŷ-17Ǉ-13TŅ-12cAƖǓ-11uƚƯ-10ƝƷ-9Ǎ-8CœŲƛƨǑǖ-7gMŁŕǂǠ7ksŋŎŗťƌǡ8ŚŧƂƗ10itš11Rūƭ12EŐ13ŘŤ14Hś15W17hŻ18ŸǕ19j23Ɖ26lUǊ27Ɯǫ28VƋ29Ɗƙ30Ş32n37Gƀ46ŝ55Ơ61ǆ63Ɵ76S
there a	55 -14ŀ-13G-12jǉ-11Ɨǫ-10DŘǨ-7sŚŞƀƱǏ7ĺ8ał9nH10Ǖ11ƨǞ13ń14ǝ15WźƖ16Ŏ17Ɛ18Œ19Ǥ20ŭƋƓ21Ƒǅ22Ŷ24Z28Ǝ29Ƹ35ƴ36ƥǪ42f50Ƴ55ƃ
there an	84 -64ƃ-12ƥǈ16Ƈ20ǅ28D64Ǩ
there and	70 -10Ǣ8gs14Wŀǉ21Ƥ29Ǌ
there another	90 11Ž26Ŷ
there any	67 -9ƿ-7Ő7Ÿ9Ƭ11u21ƺ22ōŲ23ƛ
there anything	68 -9Ŏ-8ŐƧ8Ƅ9Ƌ10Ş11Ʋƿ13ŀ14ĸ15Ǐ16Ə17Ŋ20ƽ30ƨ
there are	90 -10ŷ-9Ǐ8N10ƥ14ƻ20Ơ
there been	79 13Ƶ38Ť
there by	88 -9ư18Ǎ22Q31ƹ
there cash	80 -18Ƭ25ƫ
there employees	80 16Ǔ
there for	76 -18Z8ƙ14Ʊ15ƀ18VƟ34ř
there i	90 -14n7Ɨ11ƞ17M25w
there in	79 -12Ƨ11Ƌ13Ɠ14ś15X
there is	59 -9ŀ-8oƑǫ7HŻƂƞƦƨƷǅǙ8f9ĴŢŭƖƚƫ10ĸǧ11ŚƐ13ķ14Zń16řƃƬ17ƀ18ƒƪ19ǃ22uŊŪ27Őǟ
there like	84 11Ő18ŝ
there more	90 -18S-9ų19Ÿ25G31Ŏ
there on	85 -8Ɔ11nGƫ13F14ƈ
there or	74 -12ǐ-8ų9Uŗ10lǙ11ƁƞƬ12n13S17i22ŝş27Ş
there right	90 -15Ł-12ƀ14ơ18ƣ25ŗ32Ř
there so	90 13Ÿ
there somebody	86 -11ł12Ʊ15Ņ17Ŵ31A
there something	73 -11ǫ7Ŋ11gŀŎ20Ƶ21Ł30ş
there sprinklers	86 16ƥ
there still	80 
there that	79 12ƙ14j
there was	83 -13Ŕ-9ǟ-8Ƒ11ľ14ŕ28Ʀ35Ţ
there what	81 -9P-7d7ŵ9a10l11Ź14hǊ19ƨ
there when	90 -16Ƶ10ƛ14R16ƣ27ť
there with	80 8ƪ10ƞ11ű16ų26n52s
these	62 -11R-7iŲ7c8fƂƺ9qĻŗŝǡ10Ƣǝ11tzőœǉǎ14Ǡ15QƼ16ū17l19nƔǫ20AP22Ō25U
these days	65 -11R-7iŲ7Uǫ8cƺǡ9fq10ǣ11ǝ12őǉ13tzœŝ15Ǡ16QƼ17ū20Ɣ21n24P
these things	90 14ŗ33A
these years	90 15Ļ29U
they	43 -18ǡ-16ĺń-15ƍ-14Ǫ-13lŇ-12Ŷſ-11Ƶ-10ļŁŎŷǥ-9aĵĻŀũƔǤ-8iuXZĹŉšŪŮƷƸǅǠ-7cEMĿŖƹǏǙ7ŔƉƌǉǝ8S9ţƘƳǊ10zƂƨƿǕǗ11Rƽ12yUőǔ15ųǀǓ16ŘŢŽƏǩ17ĸ19Őŝ20ǘ23xƆǦ24Ʃ27řƢƾ28ƣƬ30œƗ31ƶ32wW36ư37ŧ38v40ņ50ş54ŕ56Ş59Ũ
they $	84 -15Ũ-8ŧ12v39ņ
they are	76 7Şƙ9zŭ10Ŕ12HR14œ24ţ
they at	80 -10ű19Ǒ
they be	86 14ĸ24ư
they been	90 -15i55Ş
they charge	86 16Ǧ20œ27Ƣ
they cut	88 7Ţ11ŧ14Ʃ15V
they did	86 17ő20ş30ŧ
they do	76 -12ŕ-9ǫ-7ĸ7ǟ11Ÿ12Ųư32ş35Ũ45Ş
they employees	79 -20Ǌ37Ǔ
they ever	88 -16ŧ-8ŨŮ-7Ţ19ť26R27ŗ37ŝ
they gave	86 10ŕ11W14ņ15Ũ
they get	85 13Ǘ16ư22Ƣ26ƨ
they give	76 -17ƨ-7œ8Ż12W13ŕ15ņ17ƂǗ19Ƭ28Ʃ
they go	77 -14Ũ11ŗƳ13Ɗ16ĸ18ņ20ŝ
they got	86 -12ǥ17Ş19Ő23ǝ29Ǧ
they hand	90 -13ļ9ǔ28Ƭ
they handle	90 21Ǌ28Ũ
they have	75 -17Ş-12Ū-8Ƶ7D8ţ10őǀ13ƽ14ǍǓ15ƿǄ19ư26Ũ
they in	90 19v
they let	88 15Ţ44ş
they need	86 -34ń-14ƅ12Ʈ19Ư21Y24Ɨ36ǩ
they pay	73 -17ư-16œŔ-15ņ-14Ǫ-12ǋ-7Ɣ14Ũ16Ř19ƨ22ǘǫ23T32W44ř53ŧ
they put	83 -18ſ-16Ɣ-8Ũ12Ǧ14Ž24ƾ25Ɔ27Ř28ƽ
they quote	86 25ņ
they raise	90 -7ŕ24Ƣ
they say	78 12Ʈ16Ūƶ19ǀ24ŕ
they sell	90 15Ƃ19ƫ27Ɨ
they split	80 16ǉ
they take	82 -15Y-7ǘ10ǒ11W15Ŵ19œ20ĸ26Ş
they tell	82 -23Ũ-12ş23ų26Ő28B38ŕ
they treat	81 -20Ň19ş51Ũ
they want	84 -10ǔ-9ǣ-7ſƸ9ǎ36œ52ƣ
they were	88 9ņ13š14U
they will	81 -9Ǐ7Ǖ10ƣǔ11ńƉ12ź18Ť19Ɨ
they would	84 8ǃ9ŗ12ư32Ř
thing	60 -9Ļŋ-8NĸŤƵǁ-7ň7ƒƝǄǡǧ8Śŧ9pƈ10Ŗ11ĵƻǅǢ12ŗƙ13Q14ļ15Ń16ž18ŷ19ťūƠ20ų23ŀ27ƚ28Ş33Ŀ34ńŪ
thing $	74 -14ş-8ǁ8źžƂ9ŁŜǂ11ń12ŀŗŧ13łƚ14ƻ15ǡ16ťų19Ŀ
thing about	80 -11ŀ-9Ŀ-8ǫ27şƠ29ŷ34Ş
thing or	84 -7Ƶ13ť15Ŗ29Ū30ń
thing that	90 13ŀŃ
thing you	82 -7ƙ11Ń13Ş16š23ŀ27ū49ƚ
things	65 -11ơ-10ǫ7HŉƏ8ŗ9Ńƙ10ŋŠ12ĺŊŞƧ13ǆ17ƤǊ23iU34Aǡ
things $	82 -13ǡ12H14Š18ĺ19ƙ38i
things are	77 -7ǡ27Ƥ35U
things in	90 
think	59 -12ƪ-10ş-9oĺ-8X-7qƢǢ7KŹƊƸǔ8GOĸƑƦƱ9ƹǌ10ĵƙǟ12ƉƔǍ16h17ƕ22ŕƮ23ŗ25ũ26H29B32Ų36rǫ38ň
think #	88 -8X9ſ11ƕ22ǟ23ƙ
think $	75 -50ǫ-11o-8Ǣ-7d7r8Ɣ9źǔ10Ź11KƊ14ĸ20Ʈ25B33Ų74ň
think about	73 -13ƪ-11ş-10Ʈ-9ĺ9Ł10ũ14ĵƱ17Ʀ18V21Ļ24ǫ29r
think it	85 -10Ʈ-9r12ƕ13Ƒ15Ł16Ų19B
think that	86 -9G13H21Ɖ22ŗ
think you	77 -10V7Ŝ11O14Ǡ15ŗ16ǫ20Ʈ34H
thinkin	85 7ŀ9Ļ10Ʒ13X
thinking	70 -9Ř-8ŷ-7ţǫ8Ɓ10Ǩ11Ǡ12X14Ļ15V16Ʒ17Hš22Ư24Ƶ30Ʈ32y
thinking about	78 -10Ʈ-7ţ10ŀ20Ļ25V28Ƶ30y
thinking of	82 -7VƮ9y19H20ƯƷ26Ǡ
thinks	88 38r
thinks it	90 38r
third	82 -7m13ǣ16ƥǇ18d24q
this	46 -16ƹ-14ŗ-13ƍ-12ňš-11noyŠ-10œƅƤ-9ţũŲƂǐ-8RĹťƪǡ-7ZŅŎşŴƠƭƲǨ7OŁŵǃ8ŝ9Ư11mƃƣǊ12HŤƼ13cJƗ14X15ŃŸƵ16ǌ18dkŔ19AM20B28Ʒ29Nłō30Ƙ32js33Iļ35ĺŏ38r43Ō45Ő51ń52Ļ56a
this $	62 -37Ǌ-18ƹ-13Ļ-11HǠ-9ĺ-8Ǩ-7ixũ7ĿŀƷǃ8B9AD12ŏƗ13łŤ14Xĵ16s17tƃƵ18Ńƣ19Ł23M25Ō29ļ42r76a
this a	82 17Iń25N29Ǉ
this afternoon	88 -12ń7ļ14i15ō19j
this by	88 -8ǩ12ń17M20A
this call	80 12ĺ13s23Ō29ļ
this is	83 -20Ŗ11s13Nǣ14Ļ18a33ĺ
this line	90 8r10Q
this month	86 -7š9Ļ15Ƙ40Ŗ
this morning	86 -15L10Ő11i14ĺ15a
this off	86 11Ř17ǌ35Ļ
this on	85 -11ĺ-10ť24ł65Ļ
this one	82 7rƼ9Š10ơ11Ŕ13Ľ19ŵ
this ones	88 -10ƍ7m10Ɖ19Ʒ20Ŷ
this over	86 11A20J
this so	90 9Ǣ10Ū12h13Ʒ
this summer	90 18x28k
this the	88 -7n7a12Ļ16ł
this thing	90 9ŏ10ń13I
this week	82 -18i-11RŁ12Ɨ16ő19Ļ26Ƙ27ń51L
this what	86 7ǔ8Ż11m16Ŀ
this year	75 -22Ļ8Hƽ10Ƽ13ń14kƢ18ǀǌ27Ǡ29c
this your	82 19Ʀ21I43H
those	57 -13ǘ-10D-9Ļ-8řǐ-7C7EĿƊ8ŒƎƙ9Aǆ10ĶňŖŞžƐǌǫ11ŘƉƠƱǒ12Ɔ13iŅƜ14ĴŲƀ15Ǔ16ŷ17w18ƫǉ20Ǧ26Ɠ27ų35š
those #	79 -12D8I9Ŭ10w12uū14E17Ŀ18ǫ
those $	82 12vŠ15ŷ16ƀ18Ķ
those are	84 9Ǧ12Ř15Ş18ǆ19wƠǫ
those guys	86 10Œ11Ŗş13S22Ǔ
those old	88 9Ū12Ǐ16Ɔ
thought	77 11Ʋ14x17ŋƃ18ţ29ǫ
thought about	80 14Ʋ19ƃ25ţ
through	51 -9ŐƖƿ-7Lœ7dŢưǚǟ8zĴĽŃŉŽƳƽ9Ƃ10ūƨǨ11Ʃ12ŜŨŭ13Ŷ14nĹǧ15ŋőŪƵ17ŗ18Ə19ťƗ20j22ƪ23ǐ24Řǘ26W27ũ
through $	84 -13m-8ǟ7ũ9ńǐ10Ɯ13ő17Ə18l
through a	84 9Ǩ10Ŷǐ13ŋ15ǆ20Ƶ
through all	90 -9Ƶ10t28ũ
through escrow	90 -14Ɩ39Ɨ
through how	88 13ŧ32Ń
through it	83 -9W16ǟ17ŉƦ18ũ24ť25ŋ
through that	81 -18ǘ-10ũ-8Ĺ-7n15Žǚ18Ũ25Ƶ32ť
through the	66 -16Ʃ-11Ũ-7ũ7WŬǘ8ǝǥǧ9Ľƌ14ŘŪƏ16Ŝ20ŗ21Ɯ27ƪ39ƨ
through what	76 -12ť-8ũ7Ŷǘ10ǟ11yǪ12rĴ14Y18ư21Ĺ
through work	70 -31ƨ25W40Ʃ53Ř
through your	69 -10ŘƜƿ-8ő-7œ10Ĵ11ŶǊ13ŀŗǨ15Ƃǧ16n17R25j26W39ũ
throw	88 10ņ13Ʈ15œ21ŵ28ƞ
ticket	80 12Ǒ36ŕ39ż
ticket $	88 14ŕ22ż
tickets	69 20Ť34ż
tickets $	82 8ż
tickets even	80 22Ť
tickets in	78 -8Ž22ż
tie	90 -8ǫ-7ƌ10ľ30f32Ń
tied	90 12f20Ǒ
tight	90 8ǟ15H25g
til	83 -10H10y11V12ƅ17Ļ18v
tile	88 -10Ɖ24Ɗ
tile $	90 -10Ɖ15Ɗ
till	72 -17v8cļ9gsǀ10Ɠ11Ƙ12O14ų16ƫ17Ļ19ń20Ŗ48Ư
till the	83 -19v12gƓ13sơ53Ư
time	54 -8ŧ-7Pƨƾ7yWŴƀƔǔ8ơǘ9kFSĶńŨƩǚ10Ɲƶ12ŶŹ13Ňš16ŝŢŪ17ŕƼ18g19ļ20s21ǉ22ųƺ28ǐ31R32V37O40N41L
time $	66 -18L-13ǉ-11ń-9k-8ǫ-7ơ7bKŐ10ŔŪƘ11Ŵǘ14V16Ƽǐ17šŹ19ļ21Ʃ27ŕ36N39g48R
time and	85 -14R13N17L32ǉ
time do	84 -14g-11Ƙ-8ŧ18ų24ǐ28R36O
time does	90 -14q16ǐ43s
time for	86 7N16n20O
time or	80 8ǔǛ10ų12R15ơ24ǉ
time right	90 -9R7L18Ũ20ƀǉ
time so	90 12Ń
time to	86 8N17Ɣ28L
time what	90 8Ş9Ŕ13v
time you	76 -12Ɲ7Ƽ8ş9ǔ11ŗ12ƴ15ǀ17Ķ19ǚ25k
time your	90 16ŝ20Ţ
timers	90 -7R13ǉ16Sǥ
times	78 -13T9ǐ10Wş11Ť13Ʃǂ18ơ20ż21ƨ37ǫ
times your	88 -13T10W17Ʃ25ƨƮ
tip	86 -8Ƽ12Ŋ45Ń
title	77 -8ū9q18Ų26Ƙ30P40ŭ
title $	86 -9Ɨ18P22ŭ
titled	90 13ĸ14ǒ
titled to	90 13ĸ14ǒ
to	31 -23ƨ-22Ųǔ-20ť-19n-17Š-15p-14ƫ-13irSŐŗ-12ŦƋƽǇǊǍǝ-11qœǥ-10jwŇǡ-9fvƄǄǤ-8PƂǈǉǣǧ-7cQWķūƇ7TŀňƁƑƢƳǒ8zǂǫ9ŅŋŚŵƓǏ10kIƘ11řƍƲƵ12ĽǕ13OźǎǞ14dƅƖǖ15GLVų16otƕƗƙƞǙ17ļŴƦǑ18Aŝŷǃ19aBĵƛǟ20yĹĻƯ21e22NXĴŎŶ23Ō25sKŞũ26H27ţƱ28YŨƹ29ĿŏŔŜŤſ31Ŋ34Ń36ń37M41Ǡ43ō44Ű45ƭ47ł51Ƹ57Ʒ
to #	74 -9Ʈ-7ŕ7ň8ŀ12ſ13Vœ15Ƅ21Tž28ř32X38ǐ39Ŕ
to $	65 -19ǫ-10a-9ťƅƱ-8ł7Dǂ8Cǀ9J10ƿ12ŀƻ14ZŃƢ15EƬ18Ƶ19Ɨ26ƭƸǖ28Ņ
to @day	90 11k21R
to @month	88 16ů35ơ
to a	75 -11y-9Ʈ-8ĵ-7ŭ7Ź13œƦ15ǆ16Ĵ18ǫ20ƭ21Xƞ22Ɲ32T
to add	90 -26Ǡ-10Ŋ32y64Ŏ
to ask	71 -15Ŏ7Ʒ8ƹ10Tƌǁ16Ţ43ł67Ŋ
to be	60 -22ǫ-17Ǖ-14ō-8ĸŀƠ-7rX7Ʊ8ŚźƲƷ9jŽ10łǩ12Ŏ13ƤǠ15KĵŐŪ16ĿũƯ17ŃŔ18ŏ19ş21Ĵ25OƣƸǎ26s
to build	85 9ƍ13ƒ34ƕ
to buy	73 -16Ʒ8Ǒ10ƛ12WŃ14Ɣ17š25ō33H39ƙ
to call	79 -12ł-9s-7ĺ9ǅ10I15Ľ23Ļ26Ť33L
to carry	90 -14O26ƅ
to change	77 15V17T19ŏ
to check	88 11m12Ő17A19ŝ
to close	77 -11ǐ21Ƙ43ǟ
to college	81 8Ż11m36y
to come	80 -10ļ8ĵ9ǃ10Ʋ13Ƃ17Ĺŏ35M
to compare	88 -7k10ő21Ń24Ņ
to cover	88 15ǟ29Ƴ
to do	65 -15x-13ļ-11Ǡ-10ǫ-8ŞƯ-7ĻƟǖ7BŇƹ9ĵŝŷ10ǆ12ǃ15Ŀ16s23g26ŏ36y38ō41M46Ʊ48Ʒ
to drive	76 -13ŵ-11Ů-9Űź12ũ16Ŵ37Ŷ50ųŷ
to drop	90 -8Ń11D35Ʒ
to each	88 13Ř15Ĵ16Ƹ
to earn	90 -9Ɵ12ư50ŏ
to every	90 -14ĵ9ő12Ŵ14Ĵ
to expand	90 44Ǡ
to file	88 -9ǩ20Ť22ƅ
to for	88 12AĻ17k
to get	65 -12Ų-11Ő-10ŏ-9ǁ-7Ń7Vř8ŨƑ9ůƘ10p11Ƴǅ12ķƭ13A14ŋōƗ15IŰ16M17b18ŶƷ19ǟ27ŷ28Ł29ń35Kļ
to give	86 -8Ő-7n13r17ł18Ş
to go	67 -14ř-12A-9ň-8r7a9Rĸź10ƙ12kŋ15ƌ16BV19ư22Ɣ23ŉ34Ʀ42ōƯ48Ɩ
to have	75 -11Ŋ-7ŏư11łƅ12źƣƹ23Ǖ24s25Ŏ33ń41Ƹ
to hear	76 -11s-7ōƹ7rƿ8ŞƊ10zƠ11ŕ12Ū14f23t25ŏ38ǫ
to hire	86 -16V-15H16Ʊ52Ǡ
to it	81 -8ł-7V10ĻŘ13W15Ŵƀ26Ŏ29Ʃ44Ǚ
to keep	72 -7Ʒ7ư8Ō9ŏƐƩ10aǪ11oŞ12Y13Ɓ16V25ƀ
to know	64 -13Ŏ-9ĺļ-7ŏŗǣ7fruFGŇ8ƞƷ9ĽœŚƁƄǌ11Ɖơ16űƃ17ų20ř23c78Ŋ
to last	90 -8ǌ23ǋ28Ư
to leave	73 -12Ʊ11s12ļ22ţǫ24Ƹ25ƭ
to list	79 -10a-7Ɨ8Ƥ9o12h14ƚ19nŸ27ŭ
to live	86 -10Xœ11Y12G15Ɔ24Ƣ37ư
to look	79 -14V-7š10Ǧ16ľŏ17Ʊ24z26Ń30Ļ
to lose	77 -14ǟ-8ǫ9ǖ17Ş22Œ33ĸ
to make	79 -11Ů-9ĸ8ƍ13ŃŇ16ōƏ19ų22ń23O
to me	74 -13ŗ9ŉŚ11l13Ľ15ŀ17ś22ş28Ŝ
to move	78 -15Ŝ-10Ļ-7ǟǠ13ŏ14ō19ń22Ʀ25Ł35H
to my	88 -12ŗ8ŀŜ11e12Ƙ14ǫ
to need	86 7d9a11ł12o22P
to pass	86 12sƵ14ƹ33Ƹ
to pay	70 -18ļ-16ƨ-15ř-11œƔư-9ţ-7yŘũ10Ũ12ĹƮ13ņƖǘ14Ʀ15YǗ19Ʊ21Ť22Ŕ24ŧ48ĵ53X
to pick	88 -8š10ǈ19ĺ33Ŀ
to price	90 -9X10Ǩ11Ń15Ʈ
to protect	90 30ĸ
to pull	90 18ĵ24d
to put	71 7G8aZŧƞ9Ń11q12ĹƓ13s17ŵ18ō23ū28ƕ
to quote	90 14Ǩ19ſ
to reach	82 -11N15I17L26K30Ļ
to read	86 -12Ś11ƾ15d17e22a
to rebuild	82 24ƕ
to record	90 -10ż17Ō
to replace	78 -7ƕ7Ǥ8ƙ11ſ12Ɠ13ư20Ʒ28Ǒ
to run	76 -8ƹ9ż17ǘ18Ŭ23Ư24Y26e27A39O
to save	83 -11ĸ22ţ23ļ32ř
to say	77 -17ŏ11Ǌ12rł14ŉ15ŗ21Ş28Ń
to school	82 -12Ƴ10Ŷ13ŵŻ14ź16l19m
to see	77 -9X-7ǫ8Ʈ10Ŕǀ12Ţ14Ż16ŏ17v19ŀ23ĺ27ƅ
to sell	85 -9Ń10ų12Ƶ15Ĺ53H
to send	83 -10D-7K10Ũ12J13Ľ15ĴŜ
to show	90 
to sign	81 14ō16Ǖ18ł
to sit	90 7L8M19ĺ
to somebody	90 7a30Ɨ
to spend	88 15Ƹ49X
to start	80 7Ƙ15ō67ń
to stay	79 -11V-9ƕ9y10BH15ƹ19Ʀ23ƞ28X
to take	79 -15Ʊ8Ŝ9Ń10kǃ14Ǡ15Ʈ22z28Ƴ
to talk	86 -13Ŋ7ŉ29ĺ40N
to tell	88 -7Ņ14l17k25ǫ
to that	78 -16f10ŌƩ11Ʊ15Ʒ17H22Ś29ţ39G
to the	58 -15n-10ū-8ǫ-7HƟ7Ťŭŵ8ĿŀǆǞǩ10ƑƙǑ11ƛ12Cǃ14y19Ǫ20Ůƕ21Ű23R24a25k28ſ36ƍ37ƞǒ38ư
to them	90 9Ǘ31Œ
to think	88 -10rƮ13Ł16Ʊ17ĵ20ũ21ļ
to this	83 -9B11ĺ16x25Ŕ28Ŀ31ł
to to	77 7j8N10XZ11ōǠ13ŏ14kư26Ɣ
to travel	90 -7ơ50ǂ
to us	85 -17ĺ12ĽŃ35Ļ
to use	84 10ž24ź32Ť
to walk	86 -9ŉ16ŋ25ļ
to what	86 -7Ǥ13ř16Ʒ21ň36Ř
to when	86 -11ł-8Ń16ő30š33A
to work	68 -18ů-12Ư-11R8y12ư15U16ŷǛ22Ů24ŵƹ30V35Ŷ55Ű
to you	60 -20ǫ-16ǟ-11ŏ-10Ǡ-9sĻ-8AƵ-7ļ7ĸšƬƸ8IƄƑƮǗǩ10ľ11ƛ12B13ŉ14ŞƠǑ15ư16Ũƶ23Ĺ29Ŀ31M33łǏ34Ǫ36ŝũ39ň44ŗ
to your	65 -27X-21ŏ-11Ň-10RƋ-9rư-8tƈ-7Ɗƞƴ7Ɯ8Ŷ9Ɓƹ11Ʀƪ12Ɠ13Aŝ18B19ũƵ21Ʃ22Ĺ24Ű25ǃ33Ǡ37ƛ40Ɵ41ǟ45ƭ
tobacco	79 10Ǆ45ƻ
tobacco $	85 -19Ǆ40ƻ
today	54 -17ſ-15ǣ-11ǫ-10Ǚ-9Ņ-8Ʃ-7ń9ƕ11aŁ12tŝ14ţ15Ƭ18ĺ20ǧ22Ųƨ23Ř24j25O29ő30ļō33œ38ĻŐ39i
today $	56 -17ſ-15Ɣǣ-10Ǚ-9Ņ-8Ʃ-7ǫ7ĹŁ8ƕ12a13tǧ16ţ17œ20iő21j22ĺļ25ĻŲ26Oƨ30Ř38Ő
today is	90 7ƃ11Ő15ŏ
today or	86 -9ń-8K8jļŐ30ō
today right	90 -19Ő11ő18œ26ō
today what	90 16Ɣ26Ƭ
together	76 8f9u11Ĵ14ǌ15ǋ20M22s36Š
together $	81 10f11M15Ĵǌ18s
told	72 -14n-11E-10ǫ-7ŝũ7ņŢ9uZƂ10Ľƶ11jlƩǀ12ƛ14ƾ16d23ŕ25B27ŗ30A
told me	88 12ZƂ14l15j20d
told you	75 -14n-11E-8ǫ-7ŝ8ņŢ10Ľ11Ʃƶ12ǀ13ƛ15ƾ24ŕ27B32A
tomorrow	65 7ǔ8ŲǗ9IƮǚ10Ʀǥ12ŗǟ15Ĺ16ƨ25Z27L
tomorrow $	80 -10ř7Ŷ8Ĺ11Ǘ12ǚǪ
tomorrow what	71 11Ų12Ʈ15ř18Z21ƨ
tonight	79 11Ŝ13Lŗ14ǟ16rƦ17ƨ
too	62 -12ż-11aŊƔǊ-8ő7beŬƃƐ8cũǈǤǫ10ŀŏ11ňūǆǝ13ǜ14Ǔ15Xǁ16oŉ17ŠƵ20UŅ21sƪ22ž23j25Ʈ32q
too $	68 -14ż-12Ŋ-7Xǫ7ņǍ8ŮƐ9ŵ10bUǈ11ŏ12Ņū14qǝ17ǁ20Š28js29ƪ
too much	84 -15Ɣ-8Ņ7ƹ9ž12X29Ʈ32ǫ
too or	86 -8Ǩ-7Ǎ8ǆ10ƃ17qǤ
took	76 -12ǀ-8ũ7k8Ɓ12Ǆ13pƬƱ14Ńš22t23Ƶ24Ũ29Ū
tools	69 -19ű-9Ő9ƚ22Ů27Ǥ34Ɵ56Ǒ
tools $	88 -12Ǥ39Ǒ
tools and	78 -10ű20Ǒ
tools or	88 -11Ǒ13Ɵ28Ů
top	68 -11Ŧ7aś8ƥ9Ļǧ10W12Ʒ16T17ǌ26Ɖ28Ɗ29Ŀ30Ś34Ǩ36ƃ
top $	90 -7Cǉ11ƥ12a37Ǩ
top of	73 8ŘǨ10Ļ11W14Ʒ18T19Ŀ20Ś31Ɗ34ƃ
tornadoes	88 16ŀ23Ɯ
total	74 -10ƨǧ-9ť10YƇƢƻ11Ɓ12Ĵ13ņŸ14g22ŧǋ29Š
totally	88 10ś11ž15œ
touch	83 8ƛ9Ņǁ10ĸų12K16ƾ33ŝ
tow	90 -8ƅ66Ƃ
toward	88 22ň31X
toward this	90 31X
towing	82 39Ƃ
town	74 -13ƅ-11l-9Ɲ-7Ƃ7ŰŹ9Ʀ10ǒ11Ů20ơ21E23Q75C
town $	85 -37Ɲ9Ű28Q43ơ
track	90 15ǌ16ǔ
tracker	90 27ž
tracking	90 38ž
trade	80 -15G10y11ǥ12ǡ13m21z28S32P
trade $	90 -17G24z36S
traffic	86 -12m10N12Ű13Ǎ14ż
train	88 19Ǜ26Q38Ű
training	81 -13ǩ7Ō37Ǜ38Ż
trampoline	76 37Ǝ
trampoline $	82 28Ǝ
travel	82 33ǂ35ơ
treat	78 7k18ş23Ň27Ũ29ŷ
treat you	78 7k18ş23Ň27Ũ29ŷ
treated	82 9Ň17ǁ23ƾ24Ş
treated for	85 20ǁ25ƾ
treatin	90 11i12ŷ18U
treating	83 14j17iUŞ
treating you	83 14j17iUŞ
treatment	90 14ǁ
treatments	86 -8ǣ32ǜ
tree	85 -19ŀ16D17ť22Ɠ27ǆ
trees	79 52Ɠ
trees near	90 24Ɠ
tried	90 20ǚ24ž
trip	85 13ƞ19Ű28k
trip to	90 17k20Ű
trips	90 13k16ǂ
trouble	73 -9n7Ķ8Ĺ10Ɲ11p13ĺ14t15ş16ƾƿ17Ų20Ǟ
trouble $	88 -15ƿ-7ǄǞ8ư34ƾ
trouble with	88 8Ķ17ĺ20Ǟ21ş
truck	64 -11Ɩ-7P7ű8ĺ9Ǒ10ǠǨ11ƨǝ16Ǎ17S20Ƒ22Ů23ū32ŭ33Ĵ34Ŵ41ŵŷ
truck $	72 -15ǒ-11Ɩ-9ĺ-7Ů13ǝ18Ų20Ǎ21ŭ23Ĵ32ū63ŷ
truck for	90 -7ŷ12ŵ20ǒ25S
truck is	88 -41ū-13Ų-7Ů13Ŵŷ77ŵ
trucks	76 -8ƃ7Ƒ8ŮǨ12Ƃ16Ŷ58ǒ
trucks $	85 41ǒ
true	86 -7v13Ũ15c16Ń23ŏ
true for	90 17Ń25ŏ
trust	74 7ƙ12Ň13ƭ14ŏ23Ł33A39ƴ
trust $	82 16ŏ30ƴ34A
try	81 -13N-8ő12ž23I24ǚ32Ņ33L
try you	90 -14N39L
tub	81 -9j48Ǝ
tube	90 30ƌ
tuition	86 -9ō52Ƴ
turn	75 7űƛơ8A9ŏ11pV12Ŋ14Ʃ15Ť18ǩ23c
turn #	90 -7ƨ11Ʃ14V18p21v
turned	72 -12ǫ-11ļ-8Ţ-7Ƶ10ƙ11ť14v15c16x20Ƭ22Ť23Ł32ƀ50ƶ
turned down	81 -9Ţ-8Ť35ƶ40ƀ
turned in	90 -8Ƶ15ť17Ť
turns	88 43ź
turns #	88 43ź
tv	90 -13Ƨ16Ɯ23Ƌ
twice	81 12ŖŤǧ13Ū14R16ĵƽ
twice a	90 16R18ĵƽ
twins	90 14u22y23w
type	73 -13Ư-10ƆƟ-7ś8ž9c10Ɗ11ǆǈ13ǋǖ14ƥ16ƈ23d33ƫ43ƾ
type of	79 -10ƆƟ-9ƾ12ƈƊǆ14ǋ15ǖ16ƥ24ƫ
typed	88 9Ľ11p13b24E
typical	88 8T9ǩ10ǐ12ǁ15ǆ
uber	81 51ų
uber or	88 21ų
ugh	81 -12ť7Ŝ9Ơ12RŇŰ18Ǟ25Ǧ
ugly	85 9Ǧ12Ň15Ķ20Ə
umbrella	63 16ǫ47ƃǨ
umbrella $	72 52ƃ
umbrella on	90 -14ƃ28Ǩ
umbrella over	84 -59ƃ70Ǩ
umbrella policy	84 -25Ǩ29ǫ
uncle	84 7Ƶ8Ʋ11AT18ǡ22B
under	61 -15ŭ-13Ɗ-9Ɖƕ-8Ǐ-7œ7Ƙƫǣ8jńƚǌ9ĶƋƝ10ŘƥǇ11żƟ12iƛ13cŰ14hĻŔū15ņ16ů17ŏśŠ18ƼǦ20ǅ21Ɣ22n28ǎ29X
under #	73 7T8X10Ǉ11Ɖ12ǌ13Ɣ17Ű22ŏ24c25ů
under $	84 -8c14Ķ15ƛǦ28Ƽ
under a	82 10ǂ11ŧ15X22Ŕū29ņ
under one	90 14ǥ39Š
under that	88 -12Ɖ19j36n
under the	82 -19ŭ9Z10ǣ14ƚ15Ɲ17Ƌ18ż19i26ǎ
under your	82 -10ƉƊ-9Ǐ-7Ǎ12ǎ15ƥ17ǅ18Ɵ25h
underinsured	88 -8Ř18ǫ31ƀ
understand	79 -7sǫ8rŪ10ŁǠ11ļ12Ļţƿ21ŗ39ŉ
underwriter	90 9e11ť12n17ǂ
underwriters	90 11Ɖ21Ū
unhappy	86 49ş
unhappy with	86 49ş
uninsured	67 -7Ř52ƀ
uninsured motorist	68 30ƀ
union	83 -15Ķ-10ǧ12ƨ15Ľ16Wŭ18Z19Ɨ24ƪ
unit	76 -23Ƈ-10œ-8ǩ9Ǐ11ǎ16Ʀ17Ǎ19Ƣƥ25D33Ƨ
unit $	83 -26Ƈ-19Ǐ-10œ23Ƨ25Ƣ27ƥ29Ǎ
units	86 -10Ǐ19Ʀ35ƥ
universal	90 27ƫ
until	90 -7ń12O21Ŗ26Ư
up	44 -20ŗ-19ǫ-14BƤ-13ovŇŨƠ-12GţǠ-11bŭƵƷƸ-10swLǍǏ-9yņňƣ-8qŐŽ-7PQSŁŰųŸƞơƨƩƯƽǋ7Zƈƕƴǖ8WĽǑǡ9ļű10Cőǎ11ĵĻŅśƑư12ĸřź13jŀŃŊůƉƻ14ũ15HŚǀǟ16ŝžƥƫ17VōŘƍƏǜ19KšƄǙ20ƛƶ22łſƦǈ23ǌ24xĺƬ29i32k34Ɔ36l38ŔŕƊ39t48Ŗ
up $	58 -27Ū-19Ɣ-14Ǎ-13ƤƬǚ-11ŧ-10Ř-9ƣ-8gŗƶ-7ŭǪ7Ɠƭ8pƑƕƫǞ9IĽœǑ10HĸƏƝ11Ł12iźǟ15KO16śƆƦ17kǎ18lŊ19Ų20ƍǈ21ōǀǙ31ũ33Ŗ38ĺ40Ŕ46ŕ
up a	85 -7Ű11a12ů13I16c17Ŕ
up after	90 15Ƅ37Ū
up and	78 -11Ų-10o-9ƶ9kǦ10iŤ11ŕ12ǅǜ17ǐ24H26ǟ27t
up around	90 14ű15l42C
up at	79 11V12rǡ13š17m19ŝ31ŀ
up for	74 -7ƙ7k8ťũ9Hĺ10ōƱ11Ŧ12Ĵƪ13Ŵ16Ŗ18ž20W24š
up front	90 19ĵ21Ǌ
up if	90 10Ķ16ǣ
up in	74 -7Ŕ9Ǎ10őƝǪ11ǂ12Ŋ14lƻ15ǌ27Ƭ39Ɔ
up is	90 13MŐƛ
up like	90 -13Ơ-9B10Ǧ16Ɔ19ŕ
up on	77 7Ǜ8Ŗǔ9Dƌ11ƍ12Ɗ17ǆ28ƈ
up or	86 -14Ŧ10š12Ū18ĵƦ22ǌ
up right	90 11Ɵ13ƀ14ƥ18Ƭ
up so	90 8Ŗ11Ʀ
up that	90 8W12ǀ13Ŏ14ĸ
up the	73 -17š-11Ɲ-8I7Ɯ9Řǚ10dƅǤ11Ɛ12ĸĺƍ13ǜ16kĻĿ17ư22ŝ
up there	77 -31Ɲ-9G8l11x17Ż25j40Ɖ50Ɗ
up to	71 -17ũ-12v-8oDō-7iŔ7Xƛ8ŝ9Ļő13ƻ14ƄƬ16œ20ž22k27gř30t33ſ34Ř42x47ł
up with	68 -11b8ǅ9ĽŔ10VŒ12r13ƕ15Zļş16Ə17Ʋ20š22Ʈ24Ĺ
up your	76 -7rĻ7t8Ř9A12d13Ƒ14ŋǑ15ń19jǙ27ǚ33Ń
update	90 -22Ǒ17ƭ26Ǥ
updated	71 9Ǐ14ƴ17Ǒ20ƌƍ
updated $	73 10Ǐ18Ǒ23ƍ
upset	78 7r18Ť27ũ
upset after	80 19Ť
upstairs	79 8ƥ9Ɲ12ƞ20Ƈ23Ʀ29Ǐ
us	63 -18A-13ǫ-12Ɨ-11Ņ-9p7ľō8ŐſƇ11arxĶū13vzŌž18ŏ20ţ21ƅ22Ļ25Ň26s28ĺ58Ľ
us $	70 -19A-13Ɨ-9p-8ǫ9zI10Ňƣ15v16ƅ22ĺ26s32Ļ51Ľ
us do	88 -16s8ū11ſ18r24Ň
us to	90 7L9N20ĺ
use	57 -13Ǚ-12Ɵ-8K-7ƻǔ7ŴƑ8ǄǕ10Ŕ11Ǣ12ǒ13ǫ14őŶǓǚ15ź17Jž22ų24I28Ť30ǘ40ǁ54Ů
use $	80 -13Ɵǔ-9Kŵ-7ƽ10Ƒ12JƆ22Ǔ26Ŷ27Ů29ǁ
use any	88 
use for	90 -17Ǚ19Ǣ20ǘ21ǒ
use it	84 8ų12Ů24Ť
use that	88 -16ǒ10I22Ů
use the	67 7ų13I16ŵ19ź24Ů
use tobacco	88 7ƻ14Ǆ
use your	86 7ų11Ŵ15Ǖ18Ť
used	74 7ų10Ǌ18ž19ƙ29Ů38Ŕ42ŵ
used $	90 -7Ǥ23ƙ30ŵ
used for	86 49Ů
used to	83 9ų12Ǌ53Ŕ
using	84 -22D-13e-11ǒ-8ǫ18Ɨƻ20ǈ22J23Ů25ő
usually	73 -9ŗǏ-7R8Ɔ9ƣ11ǣǫ12W13Ǉ14ĻŚŮų15A18Ń26L
usually go	90 -8L7Ń13A18Ů
v	83 9ƅ10ƞ20Ŭ21ŷ28ū
vacant	84 47ơ
vacant $	88 13ơ
vacation	84 48k
valid	88 14Ź
valuable	88 12Ƌ15ƚ
value	67 -11Ǥ-7ǘ8Ƃƕ9Ǒ17ŏ24ĿƔ25Ƭ35ƫ
value $	79 7Ǥ
value in	80 -18Ƭ25ƫ
value of	90 -11Ǥ9Ų18Ǒ
values	77 57Ǥ
values last	79 -48Ǥ77Ǒ
van	84 -9ų-7ƙ7Ǒ9Ɓ15Ů18kǤ23ǒ
vans	81 10Ů63ǒ
vape	88 52ƻ
vehicle	70 -16ǒ-15ū8Ž9ſ10ŶƁ14ŷż17Ŭű21Ů25Ŵ26ŭ45ŵ
vehicle $	84 -18ǒ-7ū10Ż17ŭ18Ů36ŵ
vehicles	70 -14ŵ9Ǩ52ǒ56ū
vehicles $	84 -11ŵ7ǒ43ū
vehicles do	79 9ū21ǒ
vehicles does	90 -8ū33ǒ
vendor	90 -8ǟ36Ǘ
vendors	88 34Ǘ
version	88 12O18ť
video	85 -7ń8ƙ12g36M
vin	72 -18Ŝ-9h109Ŭ
vin $	83 -19Ŝ29Ŭ
vinyl	88 17ƈ
violations	85 23ż
visit	85 13N25ǃ29ǀ
visit $	90 15ǃ31ǀ
voice	90 -14ǫ11Ŀ17ŀ20aľ
volunteer	90 14Ƒ
volunteers	90 13Ƒ
w	82 8b11n22ǉ23Ǔ27Œ38T
w #	86 23ǉ25Ǔ40T
wages	75 -9ǌ10Tǥ15Ƅ69ǋ
wages $	84 12ǥ16T
wait	78 9ŐūŶ15Ļ16r18Ǒ20ń21ś23s
waiver	90 -8ƣ10ǎ32Ǖ
walk	62 -11ũ-8ŉ-7W7ƓƝǝ8ŋŗŶ9nĹƋƙƦǊǗǪ10Yǚ11RŽƏư14Ĵ15ļǖ16Ńǟ21ƥ25ť
walk away	88 26ļ
walk me	64 -10ũ-9ƿ-7W7ryǐ8ƓƝǝ9ŗŶǆǗǪ10YĹƦǊ11nǚ12RŽư16Ĵ17Ńǟ27ť
walked	90 22ǖ32ǆ
walls	79 -7Ɔ9Ƣ14ƙǏ30ƍ47ƈ
walls $	85 10Ƣ16ƙ18ƍ22ƈ
want	46 -18Ř-15ś-13ƫ-11mƨ-10Ʊ-9NŚŧƔ-8cŶ-7ŕƢƩǁǏǔ7vņŏž9eoŒƄǪ10V11ĿŊŞ12Ǩ13bLŋƙƷ14OƀƁǃ15ŁńŖǕ16JĺƂ17ſƃƅǎ18ĵ20yK25s26MƭƲǫ27ƣ28XƮ31Ƴ34ļ35ō37Ƹ38Ư
want $	74 -30ƣ-16ǫ-15Ř-14ƨ11Ƃ12ƭƯ15Ǥ20ņ27Ǖ45ǎ64Ʈ
want a	79 -16ǩ-9ǣ-7ſ11ƅ14yŖ15Ʋ18ļ21ƣ26ǎ
want for	88 -20Ş-8ļ7Ƴ30Ƹ38œ
want it	75 -13ƫ-8ō-7ƴ8ƾ9ǃ11ƅ13Ŀƭ17ń29K68Ư
want me	73 -9XļƸ-8ř8sL9ƅ11ƃƮ14ſǫ16M17K19ō37ŋ40ŏ
want protected	74 19ĸ
want that	85 -10Ʊ-8ŕ11ž12Ƃ14ĵ41ǫ
want the	77 -18ś7ǩ8ƙ9ǃ10O16Ƅ17Ƹ21ſ29J
want to	53 -18Ǖ-13Ʈ-12ń-9Nŧ-8Ř-7yĿŋŏœƙƹǁ7Ţƚ8ŎǅǨ9evļƣ10ŖřŜƭƸ11oLǘ12Œŵ13sO14H15AƳ16Vĵǩ19b22ĺƀ26M27ŁŞ28Ʒ35Ŋ41ō50X
want you	88 7X35Ǖ
want your	85 -11Ś8ƅ9s14Ƹ21a24Ŀ
wanted	84 8Ʋƶ11G12ƎƸ15Ǡ26Ŋ
wanted to	88 8Ʋ12G13Ƹ27Ŋ
wanting	88 7ń13Ŋ15k19ĺ
wanting to	90 8ń14Ŋ16k
wants	75 8Sƹ10fĽ11ź12s13ƣǩ18ƅ20ǫ24Ǖ
wants to	85 -7Ŋ9Sƹ12fĽ16ƣ23ǫ
was	45 -17C-14œ-13dnŁ-12Ǡ-10ǀ-9ŃŎǟ-8ĺŤƭ-7GZĹőƑƯǤǥ8Ųǝ9TǚǛǦ10ļ11ǌ12ŹƠ14kƴ16Ə18ƌƦƶǫ19Ɲ20BŊƾ21ŕƆ22ŉŔǞ23pĽ25Ļ26Ɖ27ŪŽ28Ţƿ29šŶ30ņŨ33Ɣ43Ƶ45Ŧ48ť49ũ52ŧ
was $	90 -32ǀ-7ŧ8ƕ17Ū50ƾ
was a	79 -13Ŕ-9ǟ-8Ƒǖ-7ŧ11ľň12ŉ14ŕǆ19Ţ27Ʀ
was about	90 14Ţ24ŧ
was anybody	90 28ť
was for	88 14Ļ19ŧ20ũ
was i	90 -29C-9Ń74ǫ
was in	83 -10ť15ş25Ŧ26Ŷ
was it	61 -16ņ-15ŝ-14Ũ-11nŁ-8ũƾ-7ľŪ7ř8lŦǇ9ƈƴ10ť11ŔƏǀ12ŕ13AŧƆ14ŗŽƝ15Ɖ17ƶ19Ź21c24Ŋ32Ļ33Ľ39Ƶ44Ɣ53š
was not	90 8Ʀ12b19Ž
was on	88 -14ũ-9r10s19BŨ27T
was that	64 -14š-11Ļ-8Ɓ-7Ň7lƉ8Ɣƫƾǌ10SŪ16Ž26ƶ27ť45ũ51Ƶ57Ŧ
was the	61 -14Ž-11Ť-8Ǥ-7Ǡ7Ţƃ8Ɣǚ9ŇšǑǦ14ŝǇǌ17ũǝ18ņ22ƌƝ31Ŕť39Ũ46ŧ
was their	90 12ŕ
was there	80 -15Ƶ-7œ8Ž9Ť13Ţƿ16ťŧ17Ǟ19Ə
was uninsured	80 
was your	67 -18Ŧ-14d-13Ǉ-9Ƶ11Ŕż12ƺ13p14o15zŇ16BŽ17Ǜ19v22Ų33ƿ37k
watch	88 15ǫ31Ʊ
watches	85 13ž24ơ25ƚ
water	60 -11Ɯ-7Ő7Ť9ƎƢ12q15ƋƐơ16ǟ31ť43ƌ63Ɲ66ƛ
water $	81 9ť11ƛ15Ɲ18q28ǟ
water damage	85 40Ɲ
water go	78 22ƛ
water heater	83 42ƌ
water in	90 -12Ɯ8ƛ16Ǝ
water near	79 27ƛ
water off	90 26ơ
way	62 -16ů-12Iǫ-11Ņ-8Ļƺ7orŃŜŨ8ŏƑǁ9ŇŉƋǄ10ŪƸ12XŶǃ13mş14a15yƓ16Ľ17j19ŷ25ţ31Ł37K42Ű
way $	75 -18Ŷ-12ů-9ǫ9Ń10r21Ľ22y25jŰ53Ł
way around	88 -10ƺ11Ɠ15Ǆ20ǃ
way it	90 13o18Ū
way to	78 -14I12ŏ21ŷ35Ŷ46K
we	53 -14Ļň-12r-11P-9Ǌ-8HƶǠ-7řŶ7Šƫ8fŋ9cĽƪ10dŢƇ11ŇƃƷ12hƁ13IŊŦ14ś15vļ17ŖƳ18Ư20łƗ21X22iĺ23ŏ24ŌƮ25ŵ30ū31ľ36M38s81ō
we are	72 -15Ő-8ƶ-7s7ū8ŊƳ9Š10łŅŏǄ15ś16ļŢ17ƅ19Ňō29Ʈ
we can	90 10s17Ư
we do	79 -17ň7Ʒ10T12Ƌ13Nłŏ14MŖ15s34ǫ
we get	76 8Ō9Ɓ11i13s22I29ō
we go	88 -8a11bsŌ13X
we got	85 11Ƙ16ŋ19Ľ
we have	77 9Gƪ10Ŗ11Ŏ12ŵƫ13ū21ŏ30ō
we meet	88 24M
we need	88 8Ƃ11ł12ǃ15ĸ19u
we talked	90 -12r12t17ƪ
we talking	77 -12ĺ-10ǫ7ū10Oŧ11h13c16Ƈ19X25Ŧ26v
we will	86 10ĵ12dsM
weather	83 -9Ƶ14ť25Ɯ32j
website	83 9ľ12ĺ37Ľ
wedding	86 11ǖ12ƻǩ13Ļ15f
week	57 -8tŁ7ľ8xůƗ9Ūǐ10ő11g13P14ǁ16ŰųƘ17Ļń18i21Ŷ28ǟ29L38Ů40R
week $	65 -8R7kǁ9ĻŴƗ13gŶ17ǟ19P20L26Ů
week and	79 -10Ł16ĻŮ
week do	81 -22Ů7R14ů22ų30Ű
week is	77 14R
week or	90 13ń30Ƙ
week you	90 12ľ22ǟ
weekend	76 -7ǐ10R11Ů17ǁ19Ŧ49k
weekend $	83 -7R65k
weekends	82 -10k8Ů17R18ƞ20ųǐ
weekends $	90 -10k11Ů22ǐ24R
weeks	73 8Ũǐ9Ʀǟ10ũƄ11Ǫ14TŖ15ơ20ľ26Ŷ
weeks $	86 7ń15ǟ20Ŷ
weigh	82 13ł18Ǆ36Ƽ
weigh $	85 39Ƽ
weight	76 9ǃ53Ƽ
weight $	82 22Ƽ
weird	90 -10J7m30ǚ
well	68 -10d-8q7xHļŎŪ8ǫ9a10Ų11N12ǋ13ĺ15ŗ19p20ŷ23Ņ33t40Şǡ
well $	79 -13Ũ-11d-8q-7r25Ş29ŷ38ǡ47t
well that	85 -7Ŏ9ļŅ12xŨ16ǡ20p
went	67 -10ƿ-8ǫ-7Bľŝ7H8Œ9zQŦƮǞ10cĻ11k13ŇǇ14Ə17l18Ƶ19ŕ24Ł27ũ28Ŕ31Ɔ35ť42š
went $	86 -12ƿ-7ŝ12Ň20š29Ƶ
went down	90 -8ľ14Ŧ17ť
went from	90 -8ŕ51Ŕ
went through	88 16z20Ə43ũ
went to	88 11H14Ǟ16Ʈ28l
went up	86 -9Ŕ-8B38ŕ45Ɔ
went wrong	90 11Ň30ť
were	53 -15ļ-11œ-10ř-8ŃƦ-7ĻŪ7ĽŇƎƹ8Ƶ9żƱƻǤ10šƷ11X12ŜƐ13ƯƶǦ14ĺ15lW17Zư18ŽƮ20rŢ24dņ25Ź29ǟ30Ŕ32ƾ33Ũ40ũ
were down	73 51ǟ
were gone	83 -11ŗ-8ǟ10Ʊ13ƹ20ư22Ɛ
were hit	80 -12ř35Z
were in	80 
were not	81 -11ǟ8Ǫ12Ş14Ĺ19ư
were the	77 13Ǒ14Ǥ
were they	82 -7ŧ13U38Ũ41ņ
were you	63 -15ļ-14Ƅ-8Ń-7œ7ŨƆ8Ƶ10Ľ11ż12lƻ14Ʒ17XŗƯƶ18Ǧ20Ź22Ž27Ʈ28Ţ30d39Ŕũ
wet	88 13j21ƋƝ22ƛ
what	24 -32Ÿ-31ŭ-27ű-20Fł-19ź-18NŴǢ-17ŝ-16AōƦ-15ƭ-14nO-13ĵĽ-12bHŅơǒ-11sŤƤƶ-10ŋŜƑǨ-9ŒƃƵǁ-8tzKVľŷƅƞ-7MĶŐŽ7rDńŦƌƟǈǥǪ8do9vƆƜǏǙ10iƄư11ƾ12RŪƪƹ13IŬŶƗƲ14ǋ15chJŇƩǟ16qQZţũŲƓƕ17WƚƷǐǕǧ18mLƊ19ř20Ƽƿ21ĴƮǅ22Ƌǌ23Ǡ24YųƏƖƣƸ25Ŏ26ŕƈƫǑ27C28Ńňƨǫ29ņ30ƽ31wXŏ32ĸǊ33PTĿŞƢ34Ɣ36gļ38Ŋŧ39B40ŵǆ41Łť45Ř46Ļ47ƙ48ş49Ŕŗū54ŀ56ĺ58œ
what $	73 -37ǫ-34Ÿ-31ū-12Ɣ-10Ş-8l-7ŵǑ9ř12Ĺťŷ15Ʃ16Ŏ17pwƙ21J25Ŷ29ǟ30Ř37Ǌ38Ů43Ŕ46Ŵ
what a	84 -22ř7ƕ14Ŷ40ǫ
what about	77 -22y-10ĺ-8ū-7PşƵ8z10Ʃ12Š17Ž23Ƴ24ƪ36ŵ
what age	85 -12ō14ƿ15Ź17v27Ư43c
what all	80 -11Ǥ-10P12WƓ13ĸ18ť20Ƌ21ǧ28ǆ30ŗ
what amount	83 9Řƙ11Ʈ15X17ǘ
what are	55 -29P-20Ő-11iĴ-10Ŕǫ-9Ļ-8CŞ-7uŗŝǅ7Ƴ9ƽ10ǒ12vƕ13Ŀ14Ū15y16ŀŚ17Ǒ18Ǌ19Ɣ21Rǣ23ǌ24Yĸ25kļ41œŘ46w48ĺ51Ń59ū
what becomes	90 18Ǫ21Ʃ
what benefits	90 15W
what bills	77 -11Ƹ10ư12ǟ37Ĵ
what bothered	80 22ĺ
what breed	88 48h
what brings	88 39ĺ
what can	79 -19Y-14L-13ǫ19Ŀ33X58ĺ
what changed	86 -17ŕ49Ļ
what city	88 31C
what comes	84 -18Y-11ĵ-7ǥ8Ŀ11Ĵř17ǌ21J30W40T
what company	88 -22ǆ-17ş-12ǒ-9Şǅ43ő79Q
what condition	90 22Ų
what could	65 -9Ĺ9ş17X34ǆ35ĸ48Z
what date	85 14Ŧ18Ŗ30ń
what day	76 11ń12Ŗƅ18ĵ22dƘ56L
what deductible	72 8Ɓ19ř22Z
what did	52 -23š-20ŗ-16Ƶ-14Ũ-12oŘ-11ť-10ŉǅ-9Œœ-7dŁŃ7ƣ8żƁ10ŝƳǑǫ14ŶƷ15ņşƾ16w17ŇƼ18WŐ19ǌ21ǀǟ27mŏ29ţŪ30B31Ɣƿ34Ə39Ŋ46Ŕ77ŧ
what do	48 -44ŭ-26F-22ǖ-21RXǒ-20ůǫ-16Ļ-15ń-14ŔǑ-13Q-12Ń-11qUŵǉ-10őƔ-9VŠŶƈƍ-8rLƄƙǓ-7ĵƗ7IƋǤ8ƅǢ9ōŬƢƲǙ10ſǟǧ11ĺǊǌ12ŘƸǕ14Łŕ15Yư18ŎƨƷƼ19wŲ21Ů22ƽǝ23ǋ24oř25ŏ28Ĵ29ş31ļňū32T33Ş36ĸ37W49ų50œ52Ɩǅ54g61P66Ŀ
what does	56 -39Ŵ-26ň-23ſ-20Ǆ-18Ǣ-12ź-11ş-9ǧ-8ŲŻƩ8TWŞ9ǅ11oǎ12R13r14BǊ17w19ŗ20Y21ĺ23œ25Ő26ƣ28Ř37Ƣ40q42ǆ54ǫ65ŵ
what else	71 -14ƀ-13Ǌ-11ǫ-7œ9ş13Ŋ18Ĵ19Ɠ20ƍ29Š59Ŏ
what exactly	86 -12Ǐ-10ŗƮ7B10ť15Ł19Ɨƣ30Ʃ
what got	83 -12B-9œ18ĺ40ť81Ļ
what grade	88 22Ũ28v
what happened	67 -14Ŧ-12ŗ-10ł-7ũ11ǥ17Ň18ĺ19Ļť22Ţ23ŎƝ38Ƶ
what happens	66 -7V7ƛǔ8Ɲǜǫ10Ƅ15Ĺ16ǥ18ļŘ24ƹ25ǟ27ƀƩ
what has	73 -9ŏ17ƺ18Ɨ20Ń
what have	68 -11Ɔ-8ű8kǑ9ƨ12Ʋ13ĸ14Ƨ16Ū17ǣ18ƁƄ33Ş38Ǡ
what hours	84 -7P7ųǐ13L21R
what i	69 -9h-7bd7ţ8ŏœ9L10B11uņ13ľƚ14pŶ22ŋ24i32U39ň57ŉ
what if	73 -16Wř-14Ļ-12ǟ-7Zŗǧ8ŀ15Ĺ16Ƅ18Ǘ19ǜ21ƞ23Ŷ28ƨ70Ǫ
what insurance	86 -10œ16ǧ20ǒ21ǫ
what is	38 -26ĸ-20ŲƦ-19Ŕ-17sCŸ-16Ƴǘ-15Ŏű-14NWƗ-13zŒŠƫư-12ũƥ-11ĴŝƆ-10wŅź-9vŇŐŧŴŶ-8ĵťƭǒǪ-7uGSĹŉōŨƀƞƷƹǖǚ7mAǅǐ8prxXĿŕŖžƘƠƱ9cYŚǤ10ƕƪƮ11ū12lIZŞŻƚǕ13ƓƢƣǌ14eţ15ſƏ16LƽǎǑ17VƜǉǙ18D19gKůƨƬ20TŀƖ21Ƽǫ22jşŵ23Ƹ24Ŭǥ26yńņ27iƋǏ29ĺ30Ɣ31ň32Ǡ35ƈ43P56ŗ57œ60ƙ89Ł
what it	72 -7Ųǆǫ8ǟ9ƫ10ĻţƙǤ11ŕ12ŘƊ13ũ14ŀ20ƕ21ś24ŗ
what keeps	83 -7Ů10ţ16ƽ26Pŀ32Ş
what kind	59 -33ǝ-15ŷ-14Ƭ-13ƨ-10UŦƉ-9Ɔ-8g-7ƭ7ƪ8ƒƺ9ǧ10ŵ11ŻƐ12Ɯ13RǛ14XŨ16Ɗ17ǈ18q19ťǫ21ƈ22ǖ25hƥ29ū34ǆ37ƌ44ƫ
what liability	73 -22ǣ18ſ34Ř
what life	88 32ƨ
what limits	75 -7ƣǣ10ǎ18Ǖ20Ř
what line	86 15Pǆ40q
what made	65 -13ƽ9Ň23ŷƠ24ĺ36š57Ļ
what matters	90 
what month	88 -15ũ8Ŗ15d28Ŧ
what number	79 -13Ŭ-11v12c19IX36ņ41Ʈ
what other	83 -8ĵŭ9Ņ12Ɠ14Ĵ38Š
what part	81 -8a11l14ư15ŀ17ŉ51C
what percent	82 8ǝ10ǘ16ŔǓ20ǈ26ǆ
what questions	88 20Ŋ
what reason	90 19ŕ
what savings	80 -19Z36ř
what shape	88 11Ų12Ɗ
what share	90 12ǈ20ǖ
what should	86 -36L-21K-14Ūǫ20ǩ31Ũ32ŏ83a
what street	90 21D
what that	84 -11ť9ŗ10œ12ŧ14BŇ25ũ
what the	74 7Ƙǣ9ŧ10Ǫ11Cư12c14ǀ22ǫ23ǌ25Ɔ
what they	77 -15œ-10ŗ7ƙ8ǃ12ŕ13H14Ǎ17ų18ŞǊ19Ƣ
what time	79 -16g-12q-10Ƙ8Ŧ16ǫ17ų21R35L36ǐ47s
what town	90 29C
what type	81 -11Ɵƾ-10Ɔ12Ɗ13ƈǆ15ǖ16ƥ44ƫ
what vehicles	77 45ǒ
what was	64 -42Ŧ-10ņ-9œ-8ĺŃ-7pŉŨ7ƃƵ8oǦ9BŇŢ10Ǜ12Ļ16zŕ18T26Ŋ27šǫ39ť59ũ68Ŕ
what we	88 11Ƴ14ƫ19u
what went	84 10Ň38ť44ũ
what were	83 -19ļ-8œ13š29X47ƾ52Ŕ
what what	74 8ƦǇ9ķ10S11CIŊŖ13ſƽ15Pļ16uv
what will	86 -10ť14r31Ń
what work	88 9Ǔ23ƍ
what worries	72 36ŀ
what would	50 -16ǫ-11Tĺŵ-10ű-9Ĺǟ-8sAXĵĻŋŪ-7xMƷǆ7CƋ8ƺǗ9ňǞ10rſ11ŞƓ12ŀư13ŒƐ14Ƅ16Ų17ƪǑ18ŁƮǖ19ƨƱƸ20ĴĸǤ23B24Ƭǚ25Ń29ş30Ŋƹ33Ɣ40ŏ67ļ
what year	67 -15ŵŽ-12ǌǠ-9ǡ-8ĺƖ-7T14v21Ɖ23Œ26S28Ǉ32ū33dG37Ɔ85Ŧ
what you	56 -51ǫ-16ŷ-15Ŷ-14Xǌ-13ƹ-12Ơ-11Ļţ-10Łš-9Dǆ-8ŉŏŝǎ-7qrĿƅƚǠǢ7xNůƊ8sĵƍǣ9ťŬǑ10dĺǇ11PŨ12yGƸ13TŅ14şƧ15Yĸœ17u22Ĺ23Ƣ25g27ķňƲ28ŧƟ30mƙ39Uǡ41Ų46Ʒ68ŗ
what your	79 -10ǎ10ƹ15ŗ27r30ņ31ƣ
what zip	90 22E
whatever	77 7ƈƫǘ8ż9ƓƟ10qơ11Ū13Ʋ14ŊŠ19P
whatever $	83 8ƫ10żƓƟ11ơ15Ʋ16Ŋ
whatll	86 22ķ31Ń
whatve	78 7Ūƛ8ūƋƨ9ŐƍƐ11ſƓƧ13ƈ22ƙ
whatve you	78 7Ūƛ8ūƋƨ9ŐƍƐ11ſƓƧ13ƈ22ƙ
wheel	77 -10x23Ÿ25ź40Ŵ
wheel $	88 7Ŵ14ź
wheel of	86 44Ŵ
wheels	85 9Ł20ǒ25ū36Ŷ
when	40 -20aǫ-17l-16ť-14łƣ-12Ňş-11Ļ-10ŉŪǡ-9UŅōţƁƷǍ-8ijqwFMŎŤŶƫưǟǪ-7CNQTŁŏŴŻƄƖǅ7AŔŕƅƜƴ8fĶĹżǇǔǤ9řƦƶƿǂ10rķũǘǝ11Hƛǁ12ŘŜǛ13ƂƸ14Ə15yƌǑ16ƾǩ17ĺŝƀƹ18dźƯǀ19Ɖ20ŹƵǠ22g23O24vǄ25Gŗ26S27RƩ29Ɔ30V32ơ34s35ǐ37Œ41Ŧ42Ƙ43ń46Ŗ47L
when $	71 -33S-19ƣ-10ǎ-9ń-8Ǡ7Ź9ŝ11ǁ15Ǉ18ǩ20G21ƆƉ23Ƙ49ĺ62Œ
when a	85 -11Ǌ8ǘǥ9Ǖ10ǔ12Ɯ23Ǔ
when are	76 -16g-10Ǉ-7i11Ǡ17ơ18ǐ21s28ń37L40V
when could	86 27Ŝ
when did	60 -25Ɣ-23ǐ-20ť-16ũ-15š-13ŨƩ-11Ň-10Vŉ-7ƀ9Ţǀ10ƜƵ11fƚ12Ǜ14Ɠ15Ǥ16ŝƍǁ18Ǆ19ƭƽ22SƆ26ƻ27ŗ29ƾ42Ǉ44G53Œ71Ŧ
when do	62 -25Ǉ-11G-8SķĺƩ-7g8ǝ9Ǡ10L11ŭ12c13Ɨ14ĵ15ǩ16d19H30y37V45O53ń57Ƙ63R
when does	76 -9Ų10Ǧ11ń15ź18ǐ24ƅ31Ŗ
when exactly	79 10Ŗ13Ţ18d
when he	85 15ƿǥ26Ƶ
when i	86 -7ĵ15o16ŷ22Ķǘ
when is	63 -22p-14Ƥ-12Ɔơ-11ń-9d-8LŦƣ7fǔǦ8y10ƴ11ǀ12W20kźǎ24Ʀ28s48Ŗ57v58ǐ
when it	71 -16Ǉ-14Ƶ-12ń-7ơ8Ɲ11řŧũƆƸ16Ŧ18Ŗƿ21ť24Ŀ38ƛ
when she	88 12s15Ƶ17Ǆ
when that	90 -9Ƶ-7ť19Ĺ26ũ
when the	76 -13ŕ7Ǜ9Ɖ10ơ15ŖƤ16g18Ƣ38ƀ
when they	88 9Ɔ12ż41Ə
when was	63 -14d-8lũƁƵǤ8Ǐ9ǚ10ƔǑ11żƺ13Ɲ14Ɖ15ŽǇ16ǝ20ŗ21Ų25ƌ28ƶ38p
when we	90 11ļ25ľ
when were	75 -9l8ƾ12Ǒ14Ǥ36d
when would	77 11Ƙ15V16L17H30Ư44ń
when you	54 -17ƻ-11P-10LłŒŖ-9ńƝ-8Fƭ-7ŦƘǅǫ8ňřƱƸǋ10ǄǑ12ǂ14ƀǊ15ũǞ17AŀŃŹ18ƹ19g20šǠ21r22Ɣ23Ř24Ƃ29Ŕ30Ũ31ŕ32ķ53ơ67Ʃ
when your	86 10Ɔ17Ƶ
whend	75 -21ǐ-19Ǒ-15Ũ-12Ơ-9H7Œ8Ɖ12ƒƴ13Ɔ14ƻ15ĶǇ17Ŧ21Ǥ24S25G
whend you	77 -21ǐ-9H7ŒƉ12ƴ13ƒ15ƻ16ĶǇ25S26G
where	49 -18ń-16R-15sƟ-14Ǌ-13nơ-12Ŵƌ-11Pō-10ư-9Gő-8ĺŜƳǪ-7cŹƂƫǆ7yŮƎ8ƨǠ9šŬƝ10rFŚŠťƅǗ11HŢ12Yƹ13śţ14ĸŻ15ĹŅņƧ16ŵǂ17ǀ18lĽǑ20Ķ24jǙ26XƋ29q30JQ32Ʀ34ǫ41Ǎ46D47M54C58ű
where $	90 -8Ō19űǙ20Ƨ
where are	71 -11ű-8Ǡ-7ơ8Ǚ9H13k16Ǒ17y28C32l
where can	90 -9Ŝ28J
where did	84 -16l-8Ź25š30Ľ33ťǫ
where do	67 -19R-18ń-10Ɵ-9lP-8Ǚǫ-7nq7zǩ8ŬǍ9HƦ10Ƨ11Ǝǖ13Ǒ15ś16Ǘ17Y19ű24JM29ņ32C36Ǡ40Q
where does	72 -8Ƴ8Ǚ9q10Ǘ14Ů15r19Ż20ƛ33ű
where i	86 10ţ13Ƌ16ƅ17M
where is	67 -16Ǌ-14ƌ-11ő-8Ǡ-7M8Ż9ś10ǫ12QƑ13XƝ17ƨ18lĶ19C21Š24Ǚ26ǀ31Ƌ47q49Ǎ
where it	86 11ſ13ŏǚ15Ş23Ś
where should	82 7M12J27D
where the	88 10Ŭ17ű
where would	73 -13ư-8ť8g9H15Xǟ20D22ƹ24M30Ĺ46Ʀ
where you	69 -10Q-8ō7Ʀ8śŢƜ9ļĽ10LǍ11Ư12ű14DX20F22Vţ24ĸ26C45j
where your	88 9r11Ŷ14D16Ķ
whereabouts	84 10ƥ14Ǎ23C
whered	77 -10Ż11ǃ18G20Ľ22m34l
whered you	77 -10Ż11ǃ18G20Ľ22m34l
whether	83 8Ɓ10Ʒ20ĵ
whether it	90 10ĵ12Ʒ
whether you	88 8Ɓ12ĵ
which	54 -18Ǚ-14ƛǜ-10Ǆ-8Kž7ŭƸƽ8bŉźƂ9dƑ10ŁƏǑ11ū12ų13ŸƗ14Eŵ15ƥ16DŅŬƶ17Rǘ18Ľ20ŦǊ22Jő23Ŀ26C31Q34Ŵ
which bank	88 -7Ŵ18ŭ19Ɨ
which car	69 -41ū-12Ǆ8Ÿ11Ů15ź31ŵ50Ŵ
which cars	88 -21Ÿ-9Ŵ57ū
which company	80 12QƆ18ƶ51ő
which floor	88 32ƥ
which machine	79 10ǟ18Ǒ
which of	90 -8ŵ8Ǌ17Ŵ
which one	84 -20ǜ-10Ŵ7Ŭ11F13Ƹ30Ŀ33Ǌ
which ones	84 14Ƃ22ū44Ŵ
which other	88 -7ţ9Š31Ņ
which state	90 -11ő9C23Ŭ
which year	90 32Ŧ
while	70 -9ŗ-8Ū-7ƕ7Ƃ8Ŋ9ŝƞǢ10ŴŶǪ11ơ13ň15ś18Ɛ19Ʊ21Ũ22Ʀ26ų28ǟ34Œ
while $	86 -7Ƃ7GŢ16Ʀ47Œ
while you	84 -13ũ-10ŗ-8Ʊ12Ǣ14ơ18Ũ21ų23Ɛ30ǟ
who	38 -26Ɩ-22ų-20ŵ-18T-14x-13tPƥǤ-12ĵœśūƠ-11ĸŐǆǉ-10yLVZţ-9ĹĻŃƹ-8fHŀōŢũŹŻ-7sRĿńŋŎŔŧŮƉƊƙƩƷǡ7Şƀƅǩ8ǟ9ź10ơǧ11Ǡ12q13wĴǀǏǚ15aƛǜ16ƂƒƦǗ17ƸǇ18ǈǪ19ŭǙǝ22Ņ23Ǟ24QƄƴ25ǒǓ29š30ƞ31oŠ33Ľ34ǫ37Ƥ39ƣ40uŴƱ44nłƗƵ48ŝ49Aǖ52Ÿ54Ǣ55ő57Ǌ58ƭ
who $	88 -18Ɩ-17Ņ7ŭ13Ƹ18őƅ20Ɨ
who all	81 -7ƉǊ12ǈ15Ĵ23Ÿ33n
who are	72 -16Š-11Ơ-10ƱǙ-7Pǔ11Ǐ14n15o16Ǔ17Ǘ22u24őǫ29Ǌ32ǖ
who checks	90 -9ƭ-7Ǣ17ơ21ǝ
who comes	85 -20n13Ƒ19w20Ƃ47ƞ
who could	86 -15ŝ-9Z12Ÿ21Ʀ36Ǫ
who counts	72 19u35Ʊ
who decides	90 24ł
who depends	77 -12T20Ʊ26u
who did	86 -20w-11ǫ16ƍ20ƭ28Ƶ
who do	64 -14ĵ-13ƅ-12Ɩ-11VǆǢ-9Ţ-8ƴǊ-7P7a8ŝų9Ľ10wƣ13Ǘ21uƂƤ26ĴŠ31Ǔ35Q36Ɨ41A46ǖ59ő
who does	74 -26ų-8Ŵ11ǒ13Ǔ26ǝ33Ǌ38Ǣ43Ǟ48ǜ
who drives	70 -17Ÿ-10ūǊ-9n13ź30Ŵ43ǒ
who else	68 -15Ÿ-10Šǫ12Ŵ14n15h21ƛ25ł29Ņ34Ƥ40Ǌ
who gets	85 8Ʊ48ƭ
who handles	79 -15śŠ-11Ǌ13Ǟ15Ǣ18ǘ19ł21ŝ39ǚ
who has	81 -7ő9Ÿ20ł23ǎ28Š46Ǚ
who holds	90 27ŭ
who i	86 -11ǫ-7ŋ10r15ƣ35a
who in	73 -19Ŵ-9n25ƿ35Ÿ
who is	51 -21ǎ-18Ɩ-16ųƿ-13ź-11A-9Ǔ-8Wƥ-7yłŐœ7ŝǠ8zŶ9lq10Qƃ14ƪ16ŭ17ǒǫ19őǧ20Ƥ23ǏǢ24wǀ27Ʊ28ƣ32ƴ33ŠŸ35n36Ŵ40Ɨ43ƭ47o56Ǌ
who keeps	90 11ơ16ǔ
who lives	90 -12z13n23Ÿ
who looks	88 8A14z31ŝ
who makes	86 34ł
who needs	79 -8ǩ11ł14ƣ16Ʊ17ƅ
who owns	82 -8ĸ8ƣ13F15Ǎ30ǈ
who pays	77 -13Ɨ-11x8ǥ11ǎ13Ƴ16Ƅ18ƀ21ǟ30ư31Ǣ
who rent	80 16Ǔ
who runs	88 -15ơ19ǋ24Ǌ
who sent	90 -11š11ľ55Ľ
who should	88 12Ǣ23Ÿ27Ƹ
who signs	86 9Ǣ13q15Q21ł
who started	90 -8Ƴ34Ǉ
who takes	88 15Ǫ23ŝ36Ǡ
who told	86 -15n-8ǫ12Ľ13ņƛ54A
who was	85 -10ő-7Ľ14Ň20ť62Ƶ
who who	88 9z11Aǒ
who works	71 -8ǉ20Ǌ22ƞ32Ǔ
who would	74 -11ţ10AƳ13Ƹ14Ǣ15Ʊ20ƭ34Ʀ46ǫ
who you	83 13Ǘ16Qƭ17ŝ37Ş
whod	66 -18u-16ǀ-8Ž-7ư8Ŀ9Aƀ10ŶƳ11ǥ14ƭ15ŝƄ16ǚ20Ʀ28Ǫ29Ʋƴ40Ʊ
whod pay	81 -19ǀ13ƀ14ǥ16Ʋ17Ƴ21Ƅǚ
whod raise	90 8Ʊ
whod run	86 -7Ʀ46Ǫ
whod take	85 26Ʊ40Ʀ
whole	63 -14ƨ-11ǫ-8DǦ-7n7ŕŜŪǤ8aBĸŉťŲ9lt10Ũ12ŢƷ13OŰǒ15ǋ16hk17ƉƯ18Ŏ21ŧƬ39ƫ
whole life	76 -16ƨ12l16Ʒ25ƫƯ31Ƭ
whole thing	86 11ŜŪ18ť
whose	66 -19ƙ-12w-10ƭ7Ƅ10Ŵ11ĸŽ12ǣ17Fǈ19ǒ26A29ł36ő44Ƥ
whose cars	80 16ǒ
whose fault	88 11Ƅ15Ž
whose name	83 -22Ƥ-12ƭ11F16ĸ17Ŵ19ł22ő
whose things	79 28Ƥ
whove	86 11aǊ15ő17uw
whove you	90 11w13Ǌ17ő18u
why	61 -19Ņ-13Ŕŝ-9Œ-8Ŋœ-7lŪ8A9ǈ10Ŀš11ŀǦ12ŢǞ19Ň23Bƽ24ƶ26r27Ʒ31ǫ33ĺ38ŷ42Ł45ţ49ŕ54Ļ
why $	88 -17ƶ7ǥ34ŕ
why are	84 -24ţ-20Ņ-7Nĺ13ǈ39ǫ62Ļ
why did	70 -26Ļ-22ǫ-14Ŕŝ-7Ł7Ňŕ8Ǩ9š13Ǧ15Ǟ16Ţ37ĺ39B45ƶ48ŷ
why do	84 -19Ł23Ň26ǫ35ƽ41Ʒ
why now	86 -7ŕ56Ļ
widowed	90 16ƹ29f
wife	58 -13ƺ-11ƽ-10d-9ƾ-8ƨ-7vzPňŶƆ7nŀŉƵ8ǈ10uư12Ǫ13ƹ20fŵ21op22ǄǊ29ƭ32q33ƪ35s38t44r
wife $	79 -13ƻ-9Ʊ10p12Ǆ14u17r18ƭ28t
wife do	86 -18Ǆ-10Ŷ-7rư37qƹ
wife drive	88 -12Ÿ-11r13Ŵ58ŵ
wife have	85 -22ŵ-14ƹ-12r28ư61ƪ
wife on	86 -16ƽ-12Ǣ-9ƾ12s23Ǌ28Ǆ
wife work	85 15q19Ǌ
wifes	71 -19P-17ƺ-13w-10a8ƞ10Ƽ11bj14ư20Ŵ30q32Ǆ39o43p
wifes name	88 -15w29o
will	54 -13v-12a-10Ř-9Ʊ-8ĺť-7řŲƍǏǫ7zœŹƐƻ8dNķǌǠ9ŜŤųƦ10cOŦƮ11ļŻƅ12o14Ɨ16ő17s18eō21Ķ22Mś23HL26ź28y33V47Ń57ƴ
will $	79 56ƴ
will be	82 8ś11VǠ13ź17Ŏ20y
will get	90 13d14N
will it	90 -10ť14I22sŃ
will need	84 -7a10c13Źź15o18Ŧ
will not	74 7deƅƛƤ8ž9c10ńƉ12œƼ18ų
will or	90 14ƴ
will put	90 7ōƗ23L
will you	77 -10Ƥ-9ƣƴ-7ĺŲ7ź9Ư13ķ16Ʀ22ļ35Ń49V
willing	88 10ţ11ž
willing to	88 10ţ11ž
win	86 16b31ļ
wind	71 -16ř10Ɠ11j12ť88Ɯ
wind and	84 14Ɯ
wind deductible	88 -58ř77Ɯ
wind or	79 -15Ɯ14ť30ř
windshield	84 -8Ɯ8Ų18Ƃ24Ŭ
wine	86 -9ǫ40ǝ42ǁ
winter	79 -13ǟ-8ŉŔ-7Ƙ11Ū13ƒ14ơ19Ɲ31Ŧ38ǐ
winter $	81 -8ŉŔ-7Ƙ11Ū13ƒ20Ɲ30ǐ32Ŧ
wire	90 -7Ǣ9Ǘ14ǚ
wiring	81 50ƌ
wise	75 8m10ư11Ő12ǌ15wƪ22g27V
wise $	79 13ǌ15w17ƪ26V
wishes	90 30Ʋ
with	39 -21ǒ-17Ļ-13Hǫ-12ŦƖ-11P-10Őť-9yƄƭƱǖ-8EūơƨƸǉǤ-7DNĸĿłņŰƾǝ7IƅƺƿǓ8ķŚ9ŔŴƜƝƪǁ10BŸ11rMWśţƵǏǣǧ12AƂ13űŽƩƲ14ŁŌƏƳ15SŉŮƒ16aĹŅŗǞ17Vļ18ŝƦ19gQĵŨƃǃ20ŋőŭž21Řŷ22sƷ23bĺšų28n29ŞƤ32Ňş33Š55Œ
with #	83 7k13śũ15bű18Ĺ
with $	66 -19Ÿ-11Ǩǫ-9şŢ-8Œŝ-7ĹƖ9Ňƶ10ǣ11šƃǧ12ǚ14ĵŭƵ15XƦ16Š21ƪ26a34Q35Ƥ50ő
with a	63 -13Q-11ų-10n-9Ǉ-7t7qŭƒ8gŇǂ9ƴ10Vǆ11BSƃ13ƚ14oŬ18űŸ22Ʈ28ļǃ29Ĺ30b31ž33Ǐ
with all	88 -9x12Gś13ŀƂ16t
with an	81 10w12Ňž26b
with anybody	90 10Š40Ņ
with anything	88 8ş12ƒ14Ŋ
with em	88 -12š12Ŕ16V20ţ23ş
with family	90 -22n33Ʀ44F
with her	90 7Ż13s14ƹ
with how	90 19Ũ
with in	80 18Z
with insurance	88 16Ň
with it	74 -24ǝ-9Ş-8Űǒ-7B8M10E11Ʋ12V13ŵƠ17Łƒ23Ŵ25ŷ29Ʒ62ų
with me	74 -7ő8Ĺ10ŀư11ś12ŋŌ14ĺŏ16m20Ł80ŉ
with my	86 11f16z63ǫ
with no	77 -9ő-7Ɯ11Ƶ12ƿ20Ŷ26Ƃ34ƀ
with now	88 -9Ǥ17ş19ǧ
with one	81 -12u7Ƈ18Ņ19Œ24Ŷ27ļ34ő
with rent	80 -14Ĵ29ư
with some	90 18l19ŧ
with somebody	90 14Ő15Ƥ
with that	69 -29S-13b-12Ŧ-11ǖ-9ĺ-8ő-7sQ8a9zũ10Ǩ11ŇƵ12ń13AŞƕ16ŷ17M19r22Ů27u31ť50š62Œ
with the	59 -27Œť-20Ş-17E-15Ŕ-11šǅ-9ňőŵ-8PĻ-7ǫ7kŃœƞƹ8qƃƍǞ9ŀŕŘǠ10QTşųƾǐ11Ə14gxŮſ15ōžǡ16ǥ17ƅ20ĺǇ21WƲ22ŨƝ23Š24Ž26S27I29ŷ
with them	65 -8ŀŨ-7G7ǃ8ĵ9Ś10Ř15ş16ţ20š21Š27SŔ47Ş
with this	78 8Ǣ11r12ł13Ť20ŵ23a
with those	83 7S10Ř11Ŗ16U19Œ
with today	88 19ő20ĺ
with us	79 9Ľ10ĺ11Ő12Ō16z22s
with what	84 9ŗ11P13ĺ15şǣ17B
with with	86 8k13ŀ14ź15Ɨ21ĵ
with you	60 -11Fş-10Šţ-9z-8őƥ-7H8Ŏǁ10ŭ12ĴǪ15Aǘ16Ł21ň22i23ŸǊ26Ǔ29ŗƩ35ŋ37ŝ39s62n
with your	65 -28ő-13ǒ-11Ǆ-7ś7vŜƦ8ľƹ9Ɯ10rǕ11a13ƠƵ14ŃŞǝ15ĵŗţ26şƺ29Œ31Ʒ
within	86 -10Ű-8ů14Ƒ20ǒ30Ŧ
without	63 -18Œ-11S-10T-9Ř7dŻ9Ɖ10aĻǢ13Ƽ14Ǖ15Y17ƀ19Ư20Őư23ƹ24Ŀ33Ǫ41Ŷ43Ţ
without $	86 -13SŒ7Ţ8Ǫ11ǃ19Ŀ49Ő
without a	88 11Ż12Ţ14Ŷ
without insurance	83 -17Ő-7Œ10ƀ19Ƶ35Ţ
without it	82 -13Ƶ8e9dX14Ļ40Ŷ
without you	79 -24Ŷ-21ư19Y53ƹ54Ǫ
without your	83 -11T46ư
wood	70 8Ť10Ɠ34ƈ56ƒ
wood $	84 24ƈ33ƒ
wood frame	88 19ƈ
wood stove	83 9ƒ
word	79 -8b9Ǖ14Ľǅ15ŋ17ǔ19ǫ20ō35ł
words	86 21ŗť28ŉ
work	47 -17i-15Ŀ-11ůŻƫ-10wƯ-9ŷƪǊ-8jĸĹƔƦ-7CŏŒǔ7ǀǉǋ8Bņ9JǍ10zƍƹǃ12IXǪ13NƟ15Ǜ16ĻŘ17ƨ18ŵ19Ƅǆ20ǖ21ƺǓ22Lňǒ23Ŷ24ǥ25ǜ32SV38Ů39q40Ű41R43Ʃ44W50Q52P53U
work $	57 -22Ř-21Ɵ-15ů-14ƞ-13ǟ-10RƯ-9ư-8i-7ņŒųƫ7ƱǃǛǡ9ŰǢ12PŶ13N14ŷ16ƹ20Lƨ21Ǫ24q25SU26ǜ28ǥ32ǒ34Ʃ42W47V85ǆ
work and	76 -8P7g8ǆ11Q13Nƨ15ǒ18ŵ
work are	78 -14V-7R41Ļ42P
work do	86 -10P27Ǔ
work for	74 -14Ŀ-12PǆǊ-11ǒ-7Ĺǫ7Ǔ8r17Ƅ20ǉ22X27ǖ45ň66Q
work from	74 -23Ɵ-7Ż10Ű14ǟ21ƞ55R
work going	90 -14i16Ɵ31U
work if	82 8Ŷ15ǋ26ư
work is	88 -40ǆ-9U20Ŷ23q76P
work or	81 7ƨ11Ŝŵ13ǃ16Ű22I
work out	90 -27R-10PU-7QŮ26Ǎ38Ɵ44ƺ
work so	90 -11R10K12Ǫ13s
work today	73 -13ƨ61Ř
work too	90 -7ƪ14ŵ16ǜ23q
work week	88 -14Ů59R
worked	85 13ĸ16Ň34S
workers	71 22Ǔ23ǥ32ǉ
workers comp	74 48ǥ
workin	86 -7h8P10U11ķ12Ǌ13Ɛ23Ņ
working	72 -10Ʒ-7Ǉ8ǉ9tS12Ş15ķ18V20gq28Ǌ29ĺ35P
working $	83 -9S8P10t14ķ16q21V23g
working there	90 -12Ʒ-11P-8Ǉ7V23S37Ǌ
works	66 -13ǉ-12ř-7ĺ8Ʊ12MŗƆ17ŉ18Ş19ƞ25Ǔ26L34Ǌ48ŋ
works $	84 15Ɔ20L34ŋ
works for	85 -9Ǔ10Ş15L16M31Ǌ
works there	76 24ƞ33Ǌ
works with	80 -20Ǌ37Ǔ
worksheet	80 10ǥ
worksheet $	80 10ǥ
workshop	77 -11Ǐ-7ǌ23Ɠ44Ɵ
workshop or	80 14Ɵ
world	86 11iC14ń16ļ18d
worried	85 11Ɯ22ŀŪ
worried about	90 11Ɯ12ŀ
worries	70 8Ő14ľ20Ɠ24ŀ
worries you	71 21Ɠ27ŀ
worry	84 -7ş15ǣ37ŀ
worst	80 15Ǧ17ũǞ26ş32ŀ
worth	63 -11Ĵœ-10ň-9TǏ-8OǤ-7Ǡǫ8Ƨ10ţ11Ƃ17Ɠǟ27ƙǑ41ļ43Ɣ47ƚ48ĸ57Ų
worth $	69 -46ĸ-11ļ-8Ǡ9ƟƧ17ƙ19ǟ31Ǒ45Ɣ48ƚ56Ų
worth it	88 -11OŲ54ļ
would	36 -21Z-17ĺ-13Ƃ-12Ļƛ-11dQťűƫ-10qŸƵ-9ŧ-8oOŢƼǜ-7knSŉœŔūƅƽǏǠ7ŷǣ8eHĵƄ9LWŃƉǪ10ŁşƑǖ11Ŋƨ12ƺ13AŗŘƁƳ14Ƭǁ15mBTĿǨ16ĴńŞƯǚ17sƃǤ18ĶŜƪƸ19cňŋƔ20Ŷ21M22XŲſ23ƕǃ24ƙƷ27Ʋ28ǟ29rž31ļ33ƮƱ34ţ35Ʀư41Ĺ47ƹ50ŏ
would #	88 15Ʈ17ƕ21X
would a	73 -15řŶ-7ţ8ſ9ĸŜƕ11ŏ13Ư16ǫ18ļ19ǚ33Ĺ45m
would be	72 -13ş-11Ƹ-9ŏ-7Ş8rŜ9be10Ő13ŀŶ16ţ20Ʈ21c23ĸ24Ĵ
would cost	90 22Ʋ23ƕ
would do	85 -9X10ŏž12ş13ĹƦ
would feel	90 12Ʈ
would get	85 -7ŗ9Ŷƕ13Ƅ15Ņ22ţ25Ų
would go	85 17V18Ɣ19Ū37Ʀ
would happen	72 -7Ĺ8Ǫ9Ɲ10Ǘ11ƞ12Ʃ27ǖ37ư
would have	73 -20ţ-8X13ũ14Ĺ17ƙ19ǟ27ǫ45ŏ
would he	78 -14ĵ-8ŏ-7H7ƺ17B58r63ƹ
would i	86 -7k10g12ţ16Ş18Ǣ24D
would it	63 -19ǟ-16ư-15Ĺ-11B-10rƷ-8ĸƽ8ŏ9ŌƘ10ļ12M13ń16ŞţƱ17Ų18Ń19ŋ20X21Ɠ22ƭ24Ǒ25ƙƮ33Ɣ52s
would keep	79 -8ư14ţ26ǟ
would like	77 -9ƕ8Ŋ10Ʋ12Xŕ13Ƹ20Ư22ŋ
would look	90 11Ʊ13ư
would love	85 9r10Ş20M
would make	75 -32ţ9Ű12Ʈ14xǂ29ļ30c43ŏ
would need	66 -14d-8ĺ-7ƛǣ7QřųƖ8Œ9ůǁǈǌ10cGTƆƘ11Ǩ12ǋ13œŖƉ14Ű19v
would not	86 -18r-7ŘƱ14HX22Ŧ46ǫ
would pay	84 12Ƴ25Ř37ŗ
would rather	85 8I16ǃ18ĵ21K
would she	77 -7ƪ10Ǫ17ƹ21ư62r
would somebody	79 -14Ĵ17Ʀ28ư
would still	79 35Ĵ
would stop	80 11ǟ
would take	82 12ţ15Ʀ20Ʊ23ƕ25Ƒ
would that	74 -35X-20Q-11Ǒ-7Ɠƹ9ķƯ11gCV12Eļ13A20Ɣ24ŏǤ29ǟ34ň48Ĺ
would the	79 -11Ʊǟ12Ʋ16ƩƳ17ƨ25Ǩ29Ĺ41Ǫ
would they	74 -17Ǫ-11ļ-8Tŏ-7ĹŞ7Ʈ10Ƴ17YƯ18Ɓ20W22Ř26ư36Ƭ39ƨ
would want	73 -9Ǩ7ƭ11ƲƸ12ƹ13ŞŪ14Ż15Aĸ16ř18ŵ20ƃ
would what	90 12ş14ƙ16Ŀ22ĸ
would worry	90 16ǣ31ŀ
would you	47 -39ƹ-24Ʈ-22ư-17Ʊ-16rǫ-15XŏƔ-11ZƂǪ-10ŀ-9Ūǀ-8ŃŢƭ-7mOĺŸƑ7bŨƉƋǓǘǣ8ƟǞ9ĹŒƁ10L11ĵřſƊǚ12ō13Ŝƺ14y15ƃ17ŋǁ18ň19HńŊŷ20Ķ21M22Ŀ24Ų25Ł28ǃ30ŗşǟ32ƪ37ţƸ39T42ž49Ʀ54Ʒ62Ŷ
would your	63 -17s-12Ʀ-11ŵŶ-10q-9ǟ8ǚ9Ʈ11Y14ǣ15W16Ǫ19Ƅ24ſ25Ʊ26Ǥ45B64ư75ƹ
wow	75 7S8ǂ9R10ƾǤ11u13UŧŲ14Ƣ18ţ20Œ21Ŏ
wow that	88 -8S11R14Ŧ15ŧ25Œ
wreck	79 -9ť9Ǩ12ũ13Ž15ŶƄ19ŝ24Ɓ
wreck $	90 8Ž20Ƅ
wrecks	90 -7Ÿ43Ž
write	72 -15ư-13Ŝ-7v7ǘ8bť9o10Ǝ11Ǟǫ13ŚƏ14Ĺ15K16Ʈ19wŹ27ō
write it	85 10ť15Ǟ22Ź26ō
write that	88 8ǈ9ő13boƎ
writing	85 -11Ʊ12J13Ŋő16ƅ24ƴ
written	79 12Ǜ13żǕ14Ʋ16ƴ20ſ22bŘ
wrong	74 -13Œ-7Ş12Ǧ14Ť16C18ť21ŀ22ǫ23ş25Ň36ǜ
wrong $	84 10ǫ17Ň18ŀ20C22ť
wrong with	90 -16Œ-7Ş14Ň42ş
wrote	84 -8Ň-7P9qw13ŵ16ƴ18ŝ24ĺ
x	84 -7Ŧ13ū14b16Ŗ28ƛ
y	88 49b
yard	76 10Hŵƙ13Ơ16ƞ19Ɣ57Ɠ
yard $	82 11Hŵ14Ơ19ƞ20Ɠ23Ɣ
yeah	71 -14Ŋ-9S-7Ļũ8œŗŻ9TƖ10cőşű11ŵżƂƕ12Ĺ13ŋś18Œ21v
yeah $	74 -14Ŋ-8S8Ż10Őŗ11cşƕ12ŵ14ŋś15T19Œ22v
year	50 -18ŵ-15ǫ-14Ž-10ĺ-9ňǕ-8ŏŧŭ-7ŰŴ7kƯ8Ƽǒ10ǥ11S12qĻư14cvƉ15ƞǀ16ǠǦ17GƖ19ƫ21ĵ22Ǉ23T24źơǂ26Ŕ27pŒœǋ28ǐ29ū33ǌ34Ɔ37ů38dǡ40Ŧ
year $	60 -26Ɩ-20ů-10Ł-8ūŭǇ-7Ɔ7ƒǓǟ8pĻƢ9ǉǐ10ńŒǀ11k12d14cǋǥ16qƼ22Ŕ26Ŧ28ĵ29Ǡ30ǌ31ǡ41Ư51T
year and	84 8ơǒ13ǚ15Ŗ33ū
year before	90 22ǌ
year built	88 20Ɔ
year did	76 -9Ŧ27dŒ30S41G
year do	88 -13T15ǂ23ƞ
year for	84 -8ǌ9Ɖ16Tǀ18ǋ20œ26ǡ
year is	82 -18ŵ-8Ɩ7d9ƞ11Ɔǂ14Ŕ17ơ28ū
year it	90 -8Ŗ9ƫ13Ɔ
year make	84 10ǒ24ū
year of	90 27Ɔ
year on	88 -13ň15Ɔ25ů32c
year or	84 -46Ư-26T8Ŧ11ź13ư15œ23ů63Ɩ
year right	85 -21ǌ8ŢƊ13ƍ24T
year round	90 -7ǉǟ22ơ32ǐ
year term	88 -12Ɩ10Ư24ƫ
year was	80 -17Ž8p10ƉǦ12Ŧ18v26Ǉ
year you	90 10d14Œ21œ
yearly	84 14T15ǌ18ů
years	52 -22ū-11Dƾ-9ůǒ-8Šš-7RTǉǍ8oUƖƳ9cŞǥ11ŏ12ǫ14Ķƌ15ŽƆ16ķ17ţƺ19ƫ21H24ĻŒǠ27Vŵ28Ź29Ŧ30Ɖ31Ǉ35Ť36G41S52Ư
years $	64 -41S-20Ɖ-11ƾ-9Ź-8ŢǇ7ǂ9GUƷ10yż12Ŧ15ǥ16v20ĶǠ25Ť26H27ƺ31Ž66Ư
years and	86 11fķ12ŏ
years at	85 -17D-7Ƹ20Ƴ25S27G
years do	90 -16Ư-10RƊ15Ɖ42V
years even	80 9Ť
years have	77 -20G-16Œ-7Ư10Ť23V33Ǉ35Ź39S
years in	88 -28Ư-23G98S
years is	88 -8Ư9Ť14ŏ25Ş
years of	88 10Ɩ13ś18Ǉ21Ư
years old	88 -8v15c26Ɖ
years on	85 9ƌ12S15ƫ20Ɖ
years or	85 -12G-10Ɖ-9HU7Ź13V23ƫ25Ư26S
years that	90 13ŝƊ15U
years the	90 -29Ɩ-26ū-12G9Ɖ53Ɔ54ŵ
years with	82 -10Š49S53Œ
years you	88 -10G-7c12ţ13Ļ20ƌ26Ɖ
years young	90 -14Ư31c
yes	73 -9B10Ō13ĺ14Ő18d25Ń38ł45ŏ
yes $	79 20d32Ń42ŏ
yes to	88 -9B18ĺł
yet	67 -18t-16ǐ-13ǟ-9Ÿ-7ő7ơ8ǀ9Ǝ10Ł11uƷǍ12nw13ǡ14fr23x24Ņ25j26cź32Ơ33Ƙ35v
yet $	70 -18t-16ǐ-14ǟ-9Ÿ-7ő7ů8rǀ9Ǝ11Ł13n14Ņ17fx28j29ź34cvƠ35Ƙ
yet or	88 14Ņ15Ǎ16u
you	17 -33v-25ƿ-24ť-23ŵŻ-22q-20ư-17ź-16Ɔ-15bƈ-14oƇƪ-13Ǆ-12ŰŴ-11tŦƣǧ-10Ŗ-9hņŧŸǩ-8Ɗǡ-7eŚƕƥ7łƑƒƱƼǆǣ8YŌŨƐƖǎ9ŘŬŮżƭǏ10ķƃƾǢ11dBIŊůƁǅ12MQƔƧǔ13pLńſ14aĶơǁǛǞ15GūƜǈ16ZōƯǀǚ17kĴĵŒƳǃǓǕ18juŇƄƚƸǍǖ19ŹŽƺƽǜ20ž21fSƲ22HƷ23ĹŋŐųƂƮ24WļǗǫ25ŗŜǠ26Ļǉ27ƻ28KĸĿ29mTľŷƶ30ƨǂǪ31nOUĺŃŞƩ32VXśƀƍ33Łš34Cţ36ŝ37œ38FNŉŪ39gAŅ40RƦ41Ľő42Ŷ43Pũ45ilş50ŀ55ň64c
you #	69 -10Ÿ-8Œ7ƞ9u11ţ12ŝƹ14BE15ſǗ18Ʊ20p23r24ƴ31n33c36f49y
you $	43 -33Ŵ-30Ųǋ-27ǫ-23Ƶ-21Ũǐ-18nŮ-17vř-16uwƼ-15Ő-14ƳǠ-13FHŸƔ-12ļŅƘư-11ţťƥƭǍǚ-10PZĺŠƮƽ-9ŒŖƢƸǟ-8eĵŘŷƋƦ-7tyńŎŦűųƙƟƪƯǇǤ7ŃƂƑƨ8AŌƍƏ9pő10ĴŔŭŽǗ11zŁłŇƤ13ĹšǁǖǢ14Mŧ15GşƀƓƩƬǡ16ĸ17ŏ18ƶ19l21ǀ22ņŉǒ23Ľŀ24BŢ25gIǊ26ś31Ş32jK33Ǐ35ƹ38aLĿǘ39i40ũ42Ǫ47Ʊ48c50ň61œ72ǉ73ŝ
you @name	88 -13t-9ō9Ō13Ÿ20p26n
you a	60 -14Ŋ-12ƽ-11ǩ-10ő-9ŭŴ-7k7Ţǈ8PŇ9DƬƻ10Kļ11ƨ12ǉ14ŃŕƳǚ15ǎ16ū17gŗǁǔ18ŋ19FŒ20S24Ƃ37u45l53ǂ
you about	74 -21ŕ-19Ş-11Ƶ8ŋƃ9ž13Ľ14B18ǟ19ų24Ő27ŗ29ş31ŀ
you actually	85 -9ǆ-7n10Ɵ11ƒ14Rŗ17P21K
you add	83 -27Ŏ12ĸ22Y32ƍ63Ǡ
you afford	88 -7ǫ19X22Ʀ
you all	85 -14ũ12nY13ǡ16Ƶ24Ŵ
you already	82 9Ƃ10fĺ12Ƙ23Ʋ
you an	86 -8J9K10Ǖ16ƃ
you and	68 -13n-9Ŋ-7a7śŻ9rŎŖƉƲǊ12M13Ƽ17Œ22ǈ23Ǫ25d33Ƥ35ł49Ÿ
you any	84 -10Ʃ7ŕ8mW13Ō16u21M27x
you are	47 -50ǫ-16u-15ǃ-14vǈ-12ū-11bƤƮ-10GŒƁƙ-9hŨƕǐ-8VńŔťŮƔƩƽǉǒǤ-7AXŎŖŝŶƀƈƞƭǖ7RŌůƫƯƸƾǜǢ8lŏſƳƶƼǌ9sƘ10NTĹĺƂ11ǋ13ĻŊŘǓ15Ơưƹ16ş18djnPƨǟ19f20Łś22œǪ24ŗ25C26ţƄ27cH32ő35Ŵ36gƺǠ37ơ47a48Q51F
you as	81 -13Ǖ-11ǘ-9ǖ11F14œ15fň20Ő22Ņ26ǔ31ǅ
you at	67 -31Ʊ-30W-21Ɵ-10ņǫ-9Ŭ-8Ļƺ-7ű7KŤ9v11ő12ŏ15I17Qſ20B22PŔ26V29N41Ʃ44u46C49n
you back	76 -12š-7s9ş16Ŕ20Ǚ23ǚ25œ27L35Ł
you be	70 -9Ʀ-8Ʈ-7ŋ7ķž8ceƯǚ9Ɲ10Ń11V12Ŝ14ŗŶǃ24ǟ27H28X29T
you been	60 -47G-11Ť-10ƶ-9ǡ-8Uǫ-7Ư10ǀ11ŇƵ13Ņ19Ţ20Ő21ƾ22Ǉ23ƺ28Œ31Ź37i39l64S
you before	86 11ơ12ţ13ō28ŗ
you believe	90 17Ʈ34ǫ
you born	81 15l42d
you both	90 -11L-10g25Ź41s
you bought	71 -11ũ7Ř8Ǒ9Ǥ11Ũ15ƀƏƠƲ17Ńŷ18ƫ21ŗ25ƍ27š29Ɣ
you bring	69 -10ƹ17r27u30ǉ31Ǔ35ư36T
you built	86 -16Ɔ-8ƍ12Ǥ29ĸ40Ǡ
you burn	88 11ƒ
you busy	82 -53ǡ-7Ů20P26x44U62N
you buy	72 -24Ǒ-13Ŧ-10ƙ-7Ŷ7W21ƫ30Ǡ31F42ŷǗ58G
you call	70 -11ǆ-10Ǌ-8BLĻ7o8C11Ǘ12ƣ13ŝ16ĶŲǓ19ĺ21w24Ƃ41ǅ46ǫ
you called	77 -15ǅ-14ŝ10Ƒ14I17Ņ26ţ29Ũ30ĺ45ŕ
you calling	86 12ĺ21C
you came	82 12Źǚ13ť15G17d19š36Ľ
you can	74 -14Ǫ7Ŷ9Ʀ10Lļ11NƊǩ12Ş13WŦŹƄ14ǟ16Aƽ
you care	88 -11ő-8ŀ-7ĺ12ş25Ƹ47Ŀ
you carry	63 -24Ǩ-10ſ-7Ɵƥ8Šų12ǥ14ǜ15Ǒ25ƃ30Řǎ32ƀ35ǣ
you carryin	90 -16ǘ-10ſ8Ř16Ƅ17Ĵ
you carrying	84 -14ǣ7ƀ10Ĵ20ſ24Š
you change	76 -35ŏ-11V-7ŕ11I14Ɲ17Ų28ş31Ʃ33ň42Ū
you check	85 -11ǩ17ǔ19Ņ20J21Ǘ
you choose	80 30š39Ń
you close	73 -8ơ17Ɨ24Ƙ48ǐ
you collect	88 -8ǩ25ǔ32ƚ
you come	72 -11m9Ĺ10ǅ16Z25Ʈ57l
you could	66 -27Z-20ư-14ļ-12ŵ-9ǐ-8Ĺ7Ňǖ8b10ĵƚ12X13š15ĿƮ16ǟ20ƦƬ25ĺ27řŶ29şǪ
you cover	90 -11ř10Z43Ĺ
you covered	82 -13ŗ9ƀ28Ő37ō
you decide	84 22ł30Ń
you deliver	79 -9R11Ɵǝ20ǒ22ų
you depend	78 42ŀ
you did	70 -12ƻ-10ǫ7Ţ8ƍ9ĿũŹ12Ŷ14Ļ15rƴ16ő18Ƶ22Ǆ
you died	83 -8Ĺ8Ǫ13Ʊ18ƹ40ƨ
you do	52 -22ǒ-19ǫ-16Ļ-15Ş-14ŷ-13Ơǀ-12Wœ-11HƞǪ-10ŉŗ-9qKƙǊǟ-8ŀũūƨƹ-7ĹŘţźƊǨ7JƂƛǔ8Ĵ9IǓǞ10XŐǚ11Ʃ13ľ14žǂǃǣ15Ư16l17Łů18ĵǅ20ǜ21ň24ǆ27Ǣ29Ʀ30gU31Ɵ33Ūǖ38ǡ39Ŷ41ų47Ǜ51ǌ141P
you doing	78 -16x-9ǫ14k23Ū59i
you done	82 -10Ť-8ǀ7y9ǂ12Ǆ13p20ƍ49Ū
you down	79 -19ǫ11ǟ12L13ƶ18c20Ő22a35ō37ş
you drink	83 -10ǝ60ǁ
you drive	68 -23ŵ-20Ű-12ǆ8ũ12ƅǒ14Q19ž45Ů48ū56ů
you driving	81 -19ǫ-14ź-8Ŵ42N75ū
you each	79 -37Ř16Ŵ69W
you earn	88 -17ǌ-15ŏ63T
you email	90 -31J42Ŝ
you end	85 -11b-8Œ7ŧ11m34š
you enjoy	88 19U28g
you even	88 21ǫ35ŝ
you ever	59 -22Ƭ-18Ƅ-17ŝ-10Ɲ-7ŗƞ7ƙƛ8Ƶ9ƨ10HŽƶǫ11ŀ12ţ14Ţ15ž16Ǝǁǒ17ǈǔǗ18g19Ť21ťǟ22Ň29Ŵ34Ĵ
you fall	77 -17š-8ĺĻ24ř28Ơ31ŷ
you feel	69 -11r-9ŞƠ-8X8ƺ12MŌ13Ň14ŨƮ22ţ23ž25ǃ28ũ48ň
you feeling	90 -7Ǆ18ũ20ƺ
you figure	79 -15Ǒ-9Ɗ7ry9AHƯ16ŗ17Ɖ19Ų34ƚ
you filed	83 9ǈ14Ť18ř20Ũ27ť
you fill	77 7ľ8Ľ19ĺ
you filled	90 9ľ10ĺ14Ľ
you find	77 -8Ʃ8š11ŷ15Ũ16U28ś38Ľ
you finish	90 9ƍ28m
you first	83 -23š9a11G13Ź15ŀ28Œ33Ŕ
you follow	90 -7ŧ17g50ŉ
you for	74 -11Ǐ-10Ɣ-8Nƙ9ǩ10Ʈ12H13zLż16Ǥ18ŕ20Ƣ22œ27ƣ32O34Ǖ
you found	90 -9Ǣ15ŲŽ19ś22ƫ
you free	88 -12g25L26N
you from	69 -14C-7Ǎ9ǟ12ň15ŷ16ţƽ18Ɯ24Ł34ŝ56l
you get	56 -22ķ-18ǫ-14ź-13Ɣ-11aš-10b-9Ǉ-8mļńũƭ-7sGI8JǦǩ9TĵƩƫ10ņǪ11LżƄƱ12Œ13Ƙ14Ľ17gǁ18j20ƣ23Ɯ24ƪ25RľǗ27Ź29SŲ31Ŷ36k47Wŉ49ŧ
you getting	86 7x11Ŷ15ƪ16j18Ơ
you give	80 12d15eǜ16O22Ũ
you go	62 -15Ż-14ſ-12ŝ-11o-10Ƶ-9łőƳ-8ĺŕ-7ŒǍ7H8Vŗţ10ŏŰ12Ɣ14aNǅ15Ņ16ZŃ18Ǟ19Ŷǀ21Ʃǂ23Rř24Ţ29AŘ30ơ43š54m
you going	75 -9ǫ-7ơ8ũ10s14ż16Ʒ17k26V37H41Ń
you golf	90 37g
you got	52 -17œ-12PŒŴƃƪǇ-11Ļ-10ř-9ŅŘǫ-8gűƀǋ-7CŲŵ7őŠƆƇƈƣƤǞ8Ŋƭǅ9tAŉŨƖǨ10ZƓ11ǂǑǖ12kƁƄǊ13ĸĹĽŝƧǤ14WƐǪ15VƔƚ16jśƨ17Őš18Nź20ūƙǉ21Ŗ23ŧ25Ŭ27ƶ50O
you gotten	88 20Ņ
you grab	90 42ś
you grow	86 34l
you guys	68 -7Ůǫ7ǐ8fwŎ9FƔƳ10kũ11hyƹ12Ǎ13Y14CƖ15Hŵ17j19Ĺ23ǡ46ǆ
you had	58 -10G-8O-7Ǫ7AĺƃƝ8ŹŽƮǚǥ9ŤŪ10ƏƙƦ12Ųƌ13ŝƾ14ŞƉ15Ǉ16ŢǞ17Ŀ18Ǜ22Ň29Ĺ33ǀ42Œ
you hand	79 -10ǎ24Ƣ
you handle	74 8ƹ12Z17s18Ǟ32Ĺ
you happy	80 18Ơ21Ş24U
you have	38 -26P-25Ǔ-23ǆ-22ƪ-18Ʃ-16Wŏ-15ƣ-14aĿ-13ƠǠ-12ƬƵǨǫ-11Ųǌ-10UťŪŸƿǔ-9gŁšƢ-8lnCHQTVŇōũŷưǗǣ-7beĵļŀłŢŮųžƯ7żƛǃǈ8ĻŊƴ9kzŉŖƝ10ŅœƊƌǑ11XşƓơǚ12ĴőŗźǍǒǖǥǪ13ŭƫǅǢ14fhFŒţ15ƋƎƚ16ĸƙ17ǟ18ƃ19u20NŐŶ21Ɯǧ22Ŧ23Ǖ24ǉǞ25ű26ſƀ28Ƅƞƾ29ķƐ30m31GŝƷ32Ƃ33Z34O35ś36Ǌ42Š58ƨ63Ř
you hear	79 -9N-7Ļ13Ƃ31Ľ33ň37ǫ
you heat	86 -10Ơ24ƌ46ƒ
you hire	88 12Ǟ31Ǔ
you hit	81 -12Ņ13Ƌ15ſ37Ž48c
you hold	82 -11ǘ-8šŵ9mǫ36ũ45Ǚ
you hoping	84 27X38ļ
you how	79 7bő10K11y12ň13Ņ53ŋ
you hurt	86 -11Ƅ49ſ
you i	84 8Ǣ9a12ĸň16K
you if	74 -17Ǫ-8ũǟ8ŌƜǔ10ǖǗ11Ŷ13ŋ14Ʃ16Ĵ20WƬ36ƀ
you in	63 -19Ʊ-14l-13ǫ-11ļ-7RŐŤǄ7ŷ8Ű9pŅšƀǆ10EK11iżƑƹǪ14ƛ15LNƺ16ž21Ŵ23ĺ26O32P33ń46CƦ
you incorporated	90 20ǈ
you insured	81 -18Š-14ƕ7ő51Ř60Ő
you into	90 22g39š
you is	75 -7I7N8Łşż10ZžǊ11ŝ12ŕ14ƂƤ21Ŀ
you it	88 -13E13ŗ14Ʃ17ŏ29ŕ
you just	71 -10ŝ-9ŷ-7K7Ŗ8ŚƟ9ņŹǚǟ10ŜƲ13ǐ17ǫ22ļ23ŗ25ĺ40š
you keep	64 -12e-9ǖ-7ţƅƹǫ8hŬǘ9ĿŹ12Ǜ14ű17ƋƟ20Š21ZƧ22śƷ31Ʃ33Ǒ46Ǚ
you keeping	90 -7x15Ū
you know	62 -17ř-14ƃ-12Ţ-9ŉ-8Ŋǡ-7Ǩ7ūŮǣ8pGǥ10ƾ11ŝ12ƫ13Ɲ14ľ16ļƐ17r19ŕƕ21Ʃ24ņ29Ƶ62ŗ74ǫ
you last	69 -12Ň8ŝƉƌ10ǀ11ƒ12Ķ13ƴ14ƚ17Ɠ24Ť25ƭ31ŗ
you lease	85 -39ƣ-20Ǐ-9F8Ǒ16ǎ29Ǎ45ŭ
you leasing	90 -18ƣ37F42ŭ
you leave	68 -13ŝ7Ʀ8m9ļ11G12ơ14Ň16ű21Ƨ26Ř31ţ44Ʃ
you left	90 -7Ł17ķ23ţ33Ş
you let	81 10ƞ12Ƭ24ŋ25Ǟ27ž
you like	58 -25J-17P-12ţǆ-11ƞƦ-10Rũ-9zĸ-8ư-7jĹĻŏƟƩ7ŕ8Ŏř9L12Ǐ14g16s22Ơ25Ƹ26ń29ō33ļ34Ŋ40ĵ44ǫ46K54Ł64U67ŷ88Ş
you live	71 -9ŠǍ-7Ś8Ɯ12Dơ13G16Ƅƥ20Fķ23Y24Cĸ66n
you lived	86 -10S-7Œ52G
you located	90 -7l29C
you look	76 11Ŋ13ũ16JĿň
you looked	84 9ƭ11ķ13Ķ31Ņ
you looking	76 -9ŝ11ĺ12š15ĻƮ17Ņ19V20X21Ŀ27ń
you lose	73 -12ũ10ŀ11Ʃ12ĹƋ36ǟ42Ƶ
you lost	81 -9ư-8ǟ11ǖ13ƪ15Ƽ20Ʃ22Z23Ƶ
you love	82 -10U-9P14ŞƸ23ŷ31Ơ49ǡ
you make	73 -19ǌ-15ŏ-14ū-13R11ǂ13őǜ16ŭǟ17ǔ20Ű23P24Ɵ27ň38ǆ53T
you manage	88 40Ŷ
you married	83 18fo20ţ
you mentioned	90 -9ť13A18Ž24Ņ
you mind	81 12Ŝ13ś14ŋ21ǫ
you miss	86 11ĺ12ǡ17Ţ43Ş
you more	79 8Tţũ11Z14Ǧ29Ū31g34ŀ
you most	69 19ĺ31ŀ
you mostly	86 8ǆ9A24Ů
you move	84 9ţ19H52G
you moving	90 -9Ơ36H
you my	90 36Ľ
you name	84 -17o-15ǫ-7Ʊ12ƴ26ƭ45w
you need	62 -20Ƃ-16ſ-15c-13ǎ-12ļŐ-11Ɨ-9ǘ-8TŊǇ7Ǥ9Y10ōƯ13OƮ14Ǒǣ18Ʀ22ŏ23łŶƣ31ƅ33ū37Ł50ĺ57Ǩ67ń
you never	77 -7ŝ9c11KŇ23Œ
you nuts	90 -9ķ15t30ş
you off	84 -14ǫ-10ư-7ŕ7Ţ12dĻƄƩ15B20ş31Ł
you offer	88 20ǜ28ǆ
you okay	80 -15c-13Ū-12N-8i-7ǫ16ž23Ũ25U82ũ
you on	66 -13ŋ-12F-9ŭ-8ŕŴ-7U7ƞ8rĵ9BCW10Aǌ11nRĹƤ12Q13I14x15Sš18ƥ22Ů23s28Ũ49ǫ69ƽ
you one	85 -10Ʃ8ƻ13Ń14Ňǈ15SW
you open	74 -19H7ž12Ǎ25ǐ31ţ47Ǉ
you or	67 -13F-12Ǐ-10t-9ƺ-7Jĸ7ƧǪ9Ƅǩ10IŏǄ12sĻƸ13ľ14ň15ƻǉ16pǑ19Ž22n23ǎ27Ǎ
you out	80 10g12O13U18CƄ24ųǚ34l
you over	77 -10Tő10œ12ǀ14ş15Uŏũ21ŝżƼ40c
you owe	71 -8ƍ-7Ať8Ɩ13Ƃ15ĸ36ŭ81Ĵ
you own	60 -20ŭ-19ƥ-12ǎǒ-10Ɵƨ-9Ƣ-8ŉƔ-7ŀ7ǈ10Ƨ13ū17Ǒ25Ɩ28Ǐ31Ǎ42ƚ48ƙ49F77ĸ
you paid	72 10ǋ21Ŕ29Ť
you park	83 40ű
you passed	83 -8Ƶ-7ǟ10Ʊ11ưƳ17ƨ18ƹ
you pay	57 -47ŧ-29ǘ-18ǌ-12X-10Ř-9TůƄ-7QWų8F9ǫ16ZĹ17Ŕ21Ɨ31ő37Ǘ43ř45Ƣ47Ǔ59ǋ63Ɣ76œ
you paying	67 -8Ŏ7œ9F13Ĵ18ǥ20Ŕ22ĵ23Ƣ33ƕ37Ɣ
you pick	77 10ƅ15W20Ļ21ŷ22K23š24Ń
you picked	86 -9Ʊ15ƴ17N28ř
you picture	90 12Ƴ27Ʈ33ŀ
you plan	84 -9ķ-8S16Ƹ20Ǡ27Ʒ42V
you planning	79 -7Ǡ7y9V11HƷ16ƍ20Ʀ
you play	88 15ƚ22g
you pretty	90 9Ş12Ĵ15G20U
you pronounce	90 27b
you pull	83 -8Ʀ9g11łƍ14R36ś
you put	68 -29Z-12G-10HW-9Ʊ-8mǙ7ƃ8Ɖ10ƭ11ƐǠ12Tŉ14Ų15RŅ16űſ19Ɣ23ķƳ24Sƴ25Ū31ƍ33ů
you putting	88 9ů14H15Ƴ19ķ
you quit	78 -10ƀ34Ʃ40ķ58ƻ
you rate	90 11ƺ
you rather	79 -13ŉ13KM22Ŀ25ŋ
you reach	90 -13Ļ8g22ĺ
you read	84 16Ǖ31Ŭ
you ready	88 11Ǧ36ō
you recall	85 38ľ
you remember	76 7Ŕ9cŧ11Ŧ26ľ
you rent	75 -49Ƣ-10y-8ǍǏ11Ƨ17Ǒ20ƥ24ơƣ46ƞ49F
you renting	88 8F15Ǎ23Ƥ
you retire	84 18Ư19V25Ʃ
you right	73 -8NĿ8CKŗǋ9œ10ŽƑ11XǏ12I19Ʈ20pň21ŀŇ25Ũ28s
you run	71 -20R-10ǘ-9ūǪ-7ǟ10Ǟ13Ǎǒ15ųǆ21Ǚ31Ɵ36ǐ
you said	67 -12B-7Ƣ7ŭƟƹ8SVĶĺ9pxKWŇů10uA11ŋ12Ǉ13ftO14dHŊŞ16GƧ17q19c24y
you satisfied	90 9Ş18Ũ
you saw	86 -10d12ũŲ26ǀ
you say	65 -16ŉ-8ĸ-7cǏǠ7ňƥ8Ł9Qǆǚ10ĴŏŲƉƺǄ11Z12łŒǓ13ĶƟ15ŗ16Ƽ17ŇƊ20ōœ26w35T
you see	68 -16ƞ-11J-8CQ8ǫ10ţƊ13Ƒ15ĽŬƟ17y18ľ19Ś27HǠ32ŉ35ǀ38V
you seen	88 -13ũ-11ǧ8Ɲ19ǔ23ǫ29Ƶ
you sell	81 -11ǁ-9Ǡ-8A10ǆ11Ǘǝ12H48Ɵ51ǖ
you send	76 -12ĵś9Ɩ12Ǘ15Ĵ19ǎ26Ŝ
you serve	84 39ǝ
you set	80 -11Ʀ-10š-8ŧ9Ř12ķ18ţ20ř21Z25Ʋ36ǟ
you share	88 18Ǐ19ǚ31Ƥ
you shopping	86 41Ļ
you shut	90 -18ǟ-11Ɲ16ơ30ǐ
you sign	79 15Ǖ17W18Œ30Ƙ
you signed	88 -8O8Ƃ13ƀ15ō18š
you sleep	86 -18ű16x31ļ32Ʀ
you smoke	84 -18Ɛ30ƻ
you so	84 -7ǫ7Ş10Dƪ12X19ŀ24u
you sold	88 11Ţ21ĸ42Ų
you some	85 -16Ŋ8z11ĵ15ţ16ŋ
you something	85 -10ǫ-7ŝ10ţ15X24Ň28ŋ
you sound	83 -10I-9ň12ƺ13V22i31c
you spell	84 13ǅ18w30b
you spend	84 9Y19g20k21l
you stand	90 -7ǟ11X30ĸ
you start	76 -17ń-11V-10G-9ŉ-7ĺ8Ļ21Ǖ25Ǉ30Œ32R34S
you started	90 17Ž19Ŕ
you stay	79 -12H-11ţ-10ƹ17ő21Ʀ25ǟ37V
you staying	74 -19H15F26V27Ʀ33Ļ
you still	70 -23Ĵ-11z-10c-7H10ƻ11Ʃ14Cũ17Ɩ19Ÿ20ǡ28D37U38ŭ42ǫ
you stop	88 13ǝ14m
you store	90 11Ɵ37Ǚ
you sub	90 -14ƌ24Ǔ
you swing	86 13ĵ17M23X
you switch	84 -7Ń13Ź35ŏ
you take	65 -13Ł-11Ʊ-8ň-7BŞ7Ǎ8ŏǁ10Ŝ11zšǃ13ũŪ15Œ16Ɩ17ǆ19Ʃ22Ű28Ƙǘ86ƽ
you taking	90 -10ǫ37ƽ
you talk	84 -8ŝ16A19Ņ36N
you tell	83 -10Ƶ9ǜ11Ǆ15r17P18Ŏ25Ř27ŗ
you text	86 -10K12Ŝ19Ŭ
you that	72 -15S-13n-11š-10Ǎ-9ƚ8Ō9Ƴ10ƱǑǗ11Ĺş13KZķƕ14Ǉ15ƾ21Žƛ22BŎǈ40A
you the	68 -17Ǌ-16ǫ-15F-12Ǡ-10T-7ų9Ŀƅ10r11Ƃ12SŀŋŨ14EŸ19ō24Ɔ26ư28őǈ29ł
you there	83 -24ŀ10ş12Ǫ13šŷ17Ǎ26ţ28Ş
you these	86 -8P9n11c13ő20œ
you think	62 -17r-13V-9ĺş-8ļŀ-7GX7Ŏǔ8yKƊ9ĸƑǌ10ƙƹ11Ļ13ƉƔ14ǟ16ƕ24ŕ28ŗ29H32Ʈ35ǫ36Ų63ň
you thinking	74 -9Řŷ-7yţ12X15V17Ʒ20H24Ư25Ļ28Ƶ39Ʈ
you thought	84 8ƃ15Ʋ
you to	66 -22Ŵ-11Aō-9Ť-7Ÿƙǫ7Uĺ8Mƅǁ9ƞƯ11ŷƓ12ĽũƑ14BŶ15őƗƲ19ţ22Ļ27Ŝ33Ǖ36ŏ42ų45Ń
you today	81 -9Ř8ƨ13i17ĺ19ļ39ő
you told	88 -7ũ12ZƂ14l20d31ŗ
you took	84 -13ǀ9Ɓ14ƬǄ16š25t34Ū
you train	90 24Ǜ27Q
you trust	85 -11ƴ52A
you turn	83 -13v-7dƨ8ơ9ű10AƩ13V26c
you turned	81 -14v-12ļ-11ƶ-7Ƶ13ƙ14ť19c23Ƭ25Ť45ƀ
you under	83 -19ŭ7Ƽ13Ŕ14Ǧ27ǎ33c
you understand	90 18ŗ53ŉ
you up	71 -10ǫ-9Z-7Ŕ7Ř9ż10ƥ11ŝ12ō13Cƻ14ũ23Ŗ24k25ƶ43ŀƦ
you updated	86 -10Ǒ13ƴ25ƍ
you use	61 -14Ǚ-11ƻ7D8ƒ9JǕ11ž12Ǣ13Ŕų15ǫ17ő18ǚ19Ǔ22ǁ33Ůǘ
you using	88 -13e-11ǒ-8ǫ18ƻ19Ɨ20ǈ23ő25Ů
you usually	83 17ų19A23Ń31L
you want	51 -26ǫ-15ś-14Şƫ-13œŘ-11Ŕƨ-10m-9Ɣ-8řŚŧǕ-7ŉǘ8HĿŎ9eƅ10sƪǣ11a13ŏ14ĻſƄǃ15V16Ɓƙ18Ǩ19JŋƀƲ21Ŋ22yK23MƂ24Ʒ25ĵ26ƭ29X31ń32ō35Ƴ36Ư37Ʈ47ļƸ
you wanted	90 13Ǝ14Ƹ28Ŋ
you weigh	84 50Ƽ
you went	83 -9ť8r11š12Q14ĻƮ18Ǉ19Œ37Ł
you were	67 -12ŗ-8Ʀ-7Ū7lũ8ňŔŞƄ9ĹƎ10ľƨǀ11Źǟ12ƱǪ16Ŝ18Ɛ20W22ĺ23ƹ28ư
you what	74 -12ƹ-9Oǫ-8Ǫ-7Bŏ8Ʃ9iƖ11ľƀ12I16cť18ŕŘ23ŋ26ư33ļ
you when	73 -13ŕ8ũ9Ʃ10AGƀƨƵ11ž12šƔ13őƸ15ĺ19Ƣ23Źǁ
you will	77 -8ƴ9Ŭ11ŜƯ12z19Ń24Ǡ44H
you with	71 -35Q-11uł-10şǫ-8ŒƤ7Ǣ11ũ14ĺŧ26A29ŗ34Ş52ŉ104ő
you work	65 -22UƟ-21Ů-13ǆ-11Ǔ-8W-7qǊ9Ǖ11ǖ12ǟ16ƞ17Ǎ32ƺ39P76R113Q
you worked	90 26S
you working	90 11Q45P
you worried	88 11Ɯ12ŀ23Ū
you would	59 -14Ř-12ǫ-9ƕ-8ŗ7KXĹľ8ǃ9ž10VĿř11Ū12ŀŲƯ13ŞǕ14cPŵ15ƙƲ17A18ŶƸ23ĵ27ţ28ŏ32Ʀ
you write	86 -15Ŝ9ő14b16Ǟ21ǫ
you you	83 -9Ʈ10mĻ11ǀ12ƛ15Ł
young	77 -8v10Ʊ12Ż13Ư17Ƶ19Ķ53c
young are	86 -7vP48c
younger	90 -13v14ż31p
youngest	86 -7c8y33v
younguns	90 12v14x30u
your	26 -30ų-23Ŧ-20Ő-18Ř-17C-16Ŏŭƈ-14ĹōŪƫ-13Ľ-12Ƈƍ-11ĺůŲƉƋ-9ZŒūƌƮ-8ŉŶƐƒǑ-7LXĴťŮƶƽ7cMYņŞŨŻƀƞǃǈ8ĿŖƩǎǔ9ŗŽžƂƙ10JǇ11nŃƺǆ12agTƨ13hIľƟƱ14ƁƤǐǘ15yœŵƛǦ16ńŹƸǖǛǩ17tvŚśź18oŷſǝǟǢ19jlEWƗ20ƭƹƼǄ21ňǀ22řŴƴǍǣ23ķ24s25wVŠ26pxŝƪǊǒ27qǥ28ł29P30ƦƵ31ưǋ32ŰǗ33dƧǤ34e36r41ƿ43Ķ45Ƅ48B50ǚ68z
your #	85 9e19w21ķ22h25ź
your @name	83 -19r-11Ǌ-10oĹ-8ǚ9Ś36ś41Ƅ67œ
your account	84 -9e-8ǖǢ7ĵ24Ś27œ33ŝ
your accountant	84 -40A-10ň9ǈ37Ǣ41B
your address	84 -9Ǎ-7n20Ÿ48D
your age	83 -15v-13ŋ9p82c
your agent	75 -28Ň-9ő9ŗ10ǩ16Ǡ62ŝ
your agents	90 -11Ň-8w54ŝ
your annual	85 7ǌ
your apartment	83 -25Ǐ17Ʀ30ƥ32ƣ
your auto	80 13ƀ22ſ27Ƅ41Š
your baby	90 -9v69ŷ
your bedroom	80 12ƙ
your belongings	85 13Ƨ29ƙ
your beneficiary	90 
your better	76 -9Q-8ƺ13p15ƪ17Ǆ18q22t25r26o
your biggest	75 -10ǖ50ŀ
your bike	88 -7Ǐ13Ƨ
your birthday	78 -41v-13p11Ź74d
your blood	88 -8ǫ13ƾ21ǃ
your booking	79 -18Ǚ14ǟ37ǘ
your bookkeeper	86 8Ǣ31ǚ
your books	86 25Ǣ
your boy	85 -11p-10ǅ14ź18v22w30x
your boys	90 8m16x17v19w
your brother	75 -9Ů8Ǫ11nAƭ14Ƶ15ņ17ǈ20ł25B26Ŵ
your brothers	88 9ƴ21B32ƿ
your buddy	85 12Ƥ33B39ņ
your budget	84 28Ĺ33X
your building	88 11Ǎ14Ǐ
your business	71 -14Ɵǌ-11Ǉ-10t-8Ǡ-7ǈǪ7ǝ8ǧ9P15ǚǢ25ǐ27ǅǏ28ŏ31ǣ42ǆ
your call	90 -26ǅ-14ŕ20ĺ57ł
your car	72 -53ŵ-13ĸ-10Ř-9U-7ƚ10Š15ū17Ŷž22Ƨ25ŷ39Ŵ43Ų46ſ
your cell	85 47I
your check	85 -15T-9ĵ11W30Ĵ40ư
your children	90 -8v11w12ƴ
your client	86 22ǚ
your clients	84 11Ǚ49ǖ
your closing	90 
your commercial	88 -8ǆ11ǏǤ
your commute	90 -38Ů59Ű
your company	73 -10ő-9Š7Q8ǅ9Ǟǧ10Ǉ12ş14Ş15ŝŤǨ18Ʃ28ķ29ǆ
your contents	90 12ƙ19Ǥ
your coverage	76 -19Ʈ-11Ƃ-7Ő7ƕ9W12XƩ15ƅ18Ŗ20ő32Ţ34Ř48ŗ
your coworker	90 11B29Ƶ
your credit	73 7e16Ɨ54Ķ
your crew	85 -12Ƅ15ǥ26ǉ56Ǌ
your current	66 -15ő-11ſ7Őţ10ś11ŗƷ12S14ǧ17Ŗ23G26ş27Ř30Œ31Ş32œ
your customer	90 19Ǖ20Ǚ
your customers	76 -9Ɵ-7l8ǖ23Ǖ29ǅ
your dad	75 -15t-8B7A10š14Ÿ19ƿ36z56Ƶ
your dads	90 -11ƾ11z18ƿ
your date	88 -48p53d
your daughter	73 -15Ź-14Ŵ8w10ƹǠ12B19vű20x21y37ź
your daughters	83 -17b-15p-7d7x18vƳ22Ŵ44w
your days	90 -23R28k47g
your deductible	79 -7Ɯ8ŏ20ř41ŧ
your doctor	81 7ƺ13ǀ21Ƅ
your drive	88 15Ű
your drivers	81 -21Ÿ-9Ű-7Ŭů7Ź28a38ǒ
your driving	86 21ž
your dwelling	90 28ƕ
your email	75 -10D-8b30ǚ56J
your employees	83 -32ǉ-7q10Ǚ13ǒ59Ǌ
your employer	77 15Ʃ42W43Q
your end	90 -18Ū15j24i35ŕ
your equipment	84 -10Ǡ37Ǥ
your ex	90 48ƭ
your experience	77 22ǥ
your family	69 -30Ʀ-13Z-11Ƶ-10z7ƀ8Ň9Ƅ10Y13ŀ15Ƹ17Ʋ29ư37ũ40Ʈ74n
your father	83 -9B-7ťƱ18Ƶ31z33ƿ
your favorite	84 -11Ş24ŷ28ǫ30Ơ
your feet	90 -8R10Ł19U22P
your first	81 -10š-7Ń12Ƙ14S18ab20ň35Ő
your folks	77 -10ǆ12ưǊ21Ƨ25ƿ26ƨ44z
your friend	86 23B31Ƶ
your girlfriend	88 -7ư16Ƥ21ƹ
your goal	90 46ļ
your gut	84 -15ǫ14Ǟ24Ń47ň
your guys	84 -7Ů13Ǧ14ǥ16Ǜ20ǒ36ǋ
your half	90 -15Ʊ10Ǫ20Ƣ33Ƥ
your hands	90 -7s14ś18tP
your head	85 9ƙ10Ʀ12ƴ13ǉ19ŀ29ũ
your health	63 -61Ǆ-12ƿ12ƶ33Ƅ126ƺ
your height	86 19Ƽ
your home	65 -22ő-14ǖ-10Ǎ-8nŲ8ơ10Ɯǃ12F13ƞ14D19ű20ĸ24ƕ40Š41Ɣ45Ɔ
your honest	90 18ŷ22ň
your hours	85 -9ǐ15Ʃ40R
your house	71 -23nƖ-17ǉ-16ƙ-12Ĵ-11Ǒ-7őƔƹ7ƕư8Ÿ9ű10M13Ĺ15ĸŰ20ǃ23Ƈ26ł29Ɨ51Ɵ55Š
your household	85 11Ÿ14n21Y
your husband	60 -19o-15ǀ-14ǡ-12ƻ-11P-10Ƽ-7D7Ű9ưƱ13Ŵ16ł17ƭ20n24Ž27tƹ28p32ƪǄ35r46s48q
your husbands	74 -12d-8w-7sǢ9pq12ƪǄ30o41ŵ
your income	71 -16ƹ10Ʈ12ǖ16u29Ʊ50ư
your insurance	70 -15Ƅ-11Őƀƨ-10Š-9Ʈ8ǧ10ſ11XƁ12Ś13ŗŨƗ16Ƃ19ş22Ŀś23Ť32œ72ő
your job	71 -27q-14Q-8ƛ-7ţ8ǔ12Ůǂ13V17Ʃ25Ű37U49W65P
your kids	76 -12x-8ź8Ƅ24u29w42v
your landlord	77 -62ǎ-7FǕ45ǩ78ƣ
your last	63 -30ŝ-16a-13Ŕ-12Ŧ-11v-7ǅ7ŢǦ8ķ9ƀ10ŃżƺǠ11ƩƸ12Ƭ13ƻǥ14ǋ15ŽǛ16Tǀ26Ň27w28c34ƾ40b
your lease	78 -65ƣ-12ĺǩ-9Ǌ74ǎ75Ʀ
your lender	86 21Ɨ
your liability	83 -26Ř16ǣ33ſ
your license	74 -17ź-10I13ƅ16Ƽ27d46Ź
your life	85 -11Ʃ9ƭ10ƫ15Ƭ20ũ
your list	88 12Ļ15Ņ49Ŀ
your little	88 12Ɵ18u24x
your main	81 -24P-7Ǒ10ơ11ǟ21Ŀ22Ǘ50ǆ
your marital	90 25f
your medical	88 16ƾ25W
your mind	76 -14ǫ-10ō-8ş8Ļļ11ĺ13r15ń17ľ20ũ22Ƹ29Ń34ŀŏ
your missus	90 -14ƿ10pr17ƹ18Ǆ
your mod	90 24ǥ
your mom	76 -12ũ9Ʀ21ŸƵ53z
your moms	86 9Ʀ18Ŷ29z
your money	78 -10u10Ũ14Ň27AƱ
your mortgage	82 -8œ12Ɨ36Ɩ
your mother	81 13n16ƭ29ƿ31z
your name	73 -26w-25o-16ǅ9ľ10F11ō19ĸ22Ś27b31ǒ94a
your neighbors	90 15Ǐ19ƛ20ņ
your number	86 -9e-8ǟ-7Ŭ11Ǘ19Ŀ21ǖ49I
your occupation	86 -24q54P
your office	88 15Ǎ18M26Ǧ
your old	85 -8c17ľ22Ň39Ŕ
your oldest	83 -7p16vw35y
your other	88 -11ū-8a32o38ŵ
your own	62 -32Ǐ-22ĸ-19ǒ-13U-12ų-10wƥ-9ĹǊ-8rƪ-7y7ǈ8ǂ9nQ10ƎǕ11z12ŴƄǇ13ŗǢ14ťǓ19ŉŧ20Z25ł27ǅ30Ǎ32V34ǝ43ǡ62Ɓ70ƨ
your parents	72 -18u-16ƺ-9Ǆ-8ƾ12ƨ13Ʊ20šƧ33z53ƿ
your partner	74 -13ǈ-7Q9ŵ10Ǣ12s15o16rƪ19ƹǪ20Ǆ27t31q
your partners	82 -26d-14Ű-9ő-7c11Ǫ13Ǆ17ƪ29o34ŵ42p
your passengers	90 33Ƅ
your pay	90 12Ʈ13ư
your paycheck	77 -11Z8Ƅ14ĵ16Ư17u25T29Ʊ41Q
your payroll	82 -7ǉ9Ǔ48ǋ
your people	74 -20ų-17n-7Ŵ7Ǜ12ǣ13Ƹǚ22ǒ26l30ǟ32Ǌ39ǋ
your phone	82 25Ŝ33I
your place	72 -17ǥ-9Ǔ7ƥ8ŰƜ9Ɲ10Hǔ11jnƓƕ12ƆǢ13F14hǛ16Yǝ34ƞ39M
your plan	88 8ķ12V16Ş17Ƃ18ŗ
your plans	77 16Ǡ23V33Ļ
your policy	67 -20ƨ-17Ő-16ƪ-12ǧ-11Ʃ-10Ʒ-9Ř-7Ÿ7Ɯ9ŚǦ17ƕ18ţƂ19Ɓ20Ŗ22ŗŝ23ƝǤ28ś51ƀ
your property	88 -11ſ9ĸ10ƞ12ƣ25Ǥ
your record	88 -24Ō21ǁ24ż
your rent	85 -7Ŧ31Ƣ
your roof	83 -23Ɖ16Ɠ18Ɵ25h37Ɗ
your roommate	90 7Ƥ27Ŵ
your salary	83 10W14Ʃ22u23ƨ33T
your sales	74 -8ǣ12ǖ24ǝ47ǘ
your schedule	90 54R
your score	86 43Ķ
your share	88 -13Ƥ26Ƣ31ř
your shop	85 8Ǜ12Ǎ14ǅ28ǖ
your side	88 -13ũ12u17ŕ19Ũ27Ɵ
your sister	77 10ņ19A28Ʊ34B
your sisters	90 -11w-7a10Ʀ52A
your social	80 -11X20ǈ64e
your son	74 -11t-9H-8p10oŽ15Ŵ18xǊ20w23y28Ǡ30ź36v
your spouse	72 -21ƺ-9f16ƹ18p26r29q37s38ƪ39Ǆ
your spouses	85 -12dP10ƹ17q23o26p
your steps	90 11ť30ƞ
your store	90 19Ǎ21ǣ
your street	76 -8D7Ƒ26ƛ
your stuff	81 -17ƚ-7ŲƟ23Ƨ30ǚ45ƙ
your subs	78 8Ǧ15Ǔ50ǔ
your system	88 -10ǖ-8ǉ13ǚ33Ǚ
your teenager	79 -8ź15Ů16Ż
your things	88 17Ƨ22ƙ
your time	81 -7ƈ7L11Ń15ŋ22ļ42ń
your tools	86 12ƚ17Ǥ
your umbrella	88 -7Ǩ16ƃ
your uncle	90 8Ƶ24B
your unit	88 -27Ƈ-9ǩ11ƦǏ12ǎ20Ǎ28ƥ
your vendors	90 35Ǘ
your weight	85 24Ƽ
your whole	85 -19ƫ16l20ǒ44Ư
your wife	59 -14ƺ-11ƽ-10d-9ƨƾ-8PƆ-7vzňŶ7nŀ8ǈ10u11ư12Ǫ14ƹ21ŵ22o23Ǌ25Ǆ27p30ƭ35tƪ37q38s47r
your wifes	74 -13w-11a-7P13q15ư19Ǆ21Ŵ42o48p
your will	86 -12Ʊ43ƴ
your wind	85 13ř22Ɯ
your work	77 -15w-7ŵƄ11W13Űǃ14ǖ16Rǜ17Q28Ů
your yearly	86 11ů16ǌ
your your	85 7o9ƭ10Ő13Ɯ
your zip	79 26E
yours	60 -16ǫ-15ƖǊ-14ŵ-12v-10Ɯ-9rƙƣǣ-7ƦǢ7bzśƿ8AƋǠ9SƽǨ10tťƴ11Bſƀ12ů13ĿŷƢ14uĶƂ16ǎ17Ɵƪ18ŭŲ20Ŷ23xƘ27ĸ30ƨ32Ź38Ŵ65F
yours $	71 -15Ǌ-10Ǉ-8ƙ7š8wGƌ10z11p12Sťŷƽ14ƴ18ŹƢ19u20Ƥ22Ɵ24ĸ26ƨ29Ƙ32F
yours is	88 -9Ǣ9ŷ14Ƌ15Ų24Ƃ
yours or	83 -13Ƥ-8p10o11Ǒ16ĸ52F
yours was	90 -7Ʀ30Ŷ
yourself	60 -7Ř7iPƤ8Ǫ9AţƁǥ10Ɛ11řƱ12šǓ14VƗ15g16cǉ17ł18Ťǋ21nŎŧ24ƨ26H
yourself $	65 -7Hǜ7ƒ8QłǄ9PƗ15c17Ǔ21ƨ22g23Ŏŧ24Ť26n
yourself or	77 7A8Ǉ10Ɨ12inšǢǪ13ǜ
yourselves	80 22ř
yourselves if	80 22ř
zero	86 11Ő14Ť23Ś
zillow	88 -7Ų20Ɔ33Ɣ
zip	68 9ŕ84E
zip $	81 
zip code	79 11ŕ16E
zone	78 20ǫ40ƛ
zone $	84 18ƛ
zone x	90 30ƛ
zoom	88 -8ō62M
~<#>	34 -28Ő-25q-23Jő-21ǫ-20ť-19lĺ-18ǡ-17PĸňŉŞ-16ŗŜơ-15QłńŇŴ-14kHŁŚŭƗƠǄǅ-13gtzACFKNŀŮǧ-12aYśŠšŪųƐƭǞ-11iĽľũƊƥƦƷ-10ŕŵƵǜ-9UşƓƝǖ-8xĻļŅōŷưǘǠ-7mŊŋƀƛƸǀǢǦ7rZŻƅƴ8fwŸǥ9ŝŰžǒ10ūżƲƻ11sSƑǈ12ŢǇǑǤ14h15ƺ16Ǘǟ17eĵĶŤŦƪ18nƌƿǋ19ǉǪ20OŬŹƉƙƬ22u23źǚ24ņƄ25Ŕƕƚ26DGLĹ27Ư28Iǌ30ř31y32ŧƖ36Ɔ37Ǩ39Ƈ41p42œ43X44d46ķ48ů49ǣ51T53Ř58ƃ59Ƣ61Ƴ65Ƽ66Ɣ72ſ76v79Ʈ82Ǔ87E90c
~<@d	63 -7ǟ7sōǚ8ľǡ9gĹǊ10Ůƽǋ12Ǜǩ13ų15iń21Ŷ22R42k44ǐ49L
~<@da	63 -7ǟ7sōǚ8ľǡ9gĹǊ10Ůƽǋ12Ǜǩ13ų15iń21Ŷ22R42k44ǐ49L
~<@m	66 -15Ļ-10Ź-8ŏ7ľƠ9VĹ10y11ků13ť15Ǟ21Ŗ22Ŧơ23ńǀ24p25dź
~<@mo	66 -15Ļ-10Ź-8ŏ7ľƠ9VĹ10y11ků13ť15Ǟ21Ŗ22Ŧơ23ńǀ24p25dź
~<@n	53 -16ƺ-14ť-11ǅ-8Ƙǫ-7xƃǟǠǥ7łŝƤǣ8Ÿ9Aľ10p11Ŀ12ő13aƜ15Ś16Ľ18sJƪǄǔ19ǚ21i22Ƅ23Ŕƹ25ŧ26oŻ28t30Ǌ33Ǧ36ś38Ĺ41œ
~<@na	53 -16ƺ-14ť-11ǅ-8Ƙǫ-7xƃǟǠǥ7łŝƤǣ8Ÿ9Aľ10p11Ŀ12ő13aƜ15Ś16Ľ18sJƪǄǔ19ǚ21i22Ƅ23Ŕƹ25ŧ26oŻ28t30Ǌ33Ǧ36ś38Ĺ41œ
~<a>	27 -27ǖ-24ǐ-23Ł-21Ɨ-20xŊ-19jsſ-18Ş-17őư-16ōšŵ-14aƩǉ-13pVş-12ŖŠţ-11D-10ňśƤƿǍǙǨ-9ktyCEĻŚŦƔƹ-8cdŀŧƀƘƠƶ-7nrGJƍǈǦ7eņŇŕƂǡ8UƟơƧǘ9ĿƣƨǆǇǏ10MĶūƚ11ŹźƆƛǕ12YŸƇ13ǀǛ14ťŷƕƮƱ15wIƋƐƒǥ16AŏŝŭŻƈƑǞǩ17ZžǪ18lńǧ19ƦƳǜ20bhŋǟ21L22WŒżƲ23Ɲƻ24řƓǅǚ25Sľ26ű27Ţǋ28Ɯ29ļ30ŶƎƞǌ31ůǁ32ǫ33gu34ǂ35fNĹŜƴ36m37F38Xķ40Pƃǃ42T45ƥ47q48ǣ
~<ab	41 -18x-16c-13Ŗ-11őǇǉǒ-10sļƾ-9jSœŘǅǡǤ-8ŉŶƥǪ-7ŅŮǘ7ŏŢũƑƙƹƺƼǁ8nĹźƐƶǋǚ9mzHľŽǑǙ10GŰƏƪƮǌǝǞ11uABVķĿŋųƃ12hŊǄ13ŃŇƸ14ǂ15Ɩǃǎ16pŵ17ĽťƎ18Ơ19ZĶǆ20ňŎ21Şžǖ22rŗƵ23Ł26T27ş28ŀ29Ǐ35ĺ
~<abl	81 7ƹ9Z16NŜ17ŗ
~<abo	41 -18x-16c-13Ŗ-11őǇǉ-10ļƾǒ-9SŘǅǡǤ-8jsŉœŶƥ-7ŅŮǪ7ŏŢũƑƙƺƼǁ8nzźƐƶǚ9mľŽǋǑǙ10GHŰƏƮǝǞ11uABVķĿŋųƃǌ12hŊƪǄ13ŃŇŗƸ15Ɩǎ16pŵǃ17ZĽťƎ18Ơ19Ķǆ20ň21Ŏžǖ22ŞƵ23Ł24r27Tş29ŀǏ36ĺ
~<ac	54 -14ư-12Ǫ-11Ĵ-9ǆ-8ň-7łƱǫ7KŲƺ8aJŕūƓ9ePYǙ11Ľ12ŐŴƒǂǗ13Zŵ14AŦƔ15ĵŗŤǈ16ſǖ18Bŝ19ķ21ǘ22Ƅ23ļ25l28Ǣ29Ś40Ž
~<acc	56 -14ư-12Ǫ-10Ĵ-8ň-7łƱ7Ƭ8JūŲǈ9aeYŕŤſǙ12ŝŴ13Ǘ14Zŵ15AļœŦƔ16ĵ17ǖ19B20ķ22ǘ24Ƅ27l29Ǣ31Ś42Ž
~<acr	85 9Ű16Ɠ21Ľ
~<act	73 -17œ-8ǆ8ŤƟ9ŝ10ſǈ11KRļ14P17Őǂ18ƒ24ŗ
~<ad	54 -12ǫ-10ōƆ-9SŊǚ-7ŔŧǄǤ7nǕ8u9Ƴ10ǎ11ǙǦ12yE13Y15Ÿ16c17JƷ20ŎƐ23ű24ĽǍǜ25G27Ũǩ34B36A39D43ƂǠ49ƍ
~<add	57 -11Ɔ-10ō-9SŊ-7ǄǚǤ7ĴĸǑ8Ǖ9nǢ10Ƴ11ǎ12ǙǦ13yE14Y16Ÿ18cƷ19J21Ŏ25ű26Ǎ27G28ǩ42D46Ƃ48Ǡ53ƍ
~<adj	83 44Ũ
~<adt	90 35Ɛ
~<adv	72 35ǜ50B51A
~<af	54 -19ǫ-12Ǫ-11Ư-10ńř-8Ɯ-7OŶƝ7ƗǢ8jĿűƆƉƫǡ9ƌƹ10ŤƏ11ţǦ12J13EUƩǤ14tļŦǐ15gŝ17w18y19Ʊ20zX21ĸ22ư24ŧƄ25Ƶ27L29ũ31ŀ46Ū
~<aff	85 -7Nǫ10ǖ20Ʀ35X
~<aft	55 -11ƯǪ-10ř-9Ɯ-8Oń-7Ɲ7iVƗǠǢ8ĿűƆƉƫǡ9jƌ10ŤƏƹ11Ǧ12Jţ13UǤ14tEļŦƩǐ16gŝ17w20yƱ21z22ĸ24ŧ25Ƅ27LƵ31ũ48Ū
~<ag	51 -18ƪ-13ťƊ-12Ŵ-11ŋ-10ō-9Ĺ-8qsŐő-7œŔǄ7tǏ8GŹǠ9ZĴ10fkĿ12ł14Ư15ľǫ16rBƬ17ŷƙ18L19Ǖ20ŉƕ22Ŧ23ǣ24Ū25Ņ28Ɖ38p43v49ŝ61Ň63c
~<aga	60 -10Ĺ-7Ŧ7ŃƜ8Ơǁǆ9rŅǣǫ10oBƘ12tZĴ13k20Ƭ21ƙ22ŷ23L25ƕ26ŉ33Ū
~<age	58 -14Ɗ-11ĺ-9ouŋōť-8Őőƪ-7w7Ÿƀ8ƿǏǩ9Ź12xĿǠ17Ư19Ņ22Ɖ50v51p64ŝ67Ň76c
~<agg	88 28ǣ
~<ago	77 10ƶ12ľ13u14GĻƉ17f43Ŧ
~<agr	78 -15ƪ-7q7Ƥ8Ǫ10ǎ14Ʊ15rB17ĺ20ł23ǫ30Ǖ
~<ah	74 -8ǩ7d9aŚśƅ10yƘ11ƴ14Ŀ17K20ō34ş
~<ahe	76 7d9Śś10ay11ƴ14Ŀ22ō35ş
~<ai	77 -16ǈ-12T-9R10Ĺ11ƣǎ13Ŋǂ17V18ƌ19Q21ǅ34ƞ
~<air	77 -16ǈ-12T10Ĺ11ƣǎ13Ŋǂ18ƌ19Q21ǅ34ƞ
~<al	43 -16Ǡ-13Ǔǫ-12S-11Ųŷ-10bcōŘŰƖƫǤ-9AŁŞƛƢƯ-8BľĿŉŶƉƌƳǇ-7yļŏŔţŨŮƑơƼǟǨ7ŌŦŬƈƚƵƸǍ8gķŀƴƷǪ9lWőƟǒ10wƹ11YĵŇƋ12xĺũŴƤƭ13tŪƘƲǘǝ14ƃǉ15sŤŭŵ16ŧ17ŗŠƂ18ŋƠǁ19ŃǏ20d21kǗ23i24ƙ26ŐǛ28Ŏ29ƍ30ǧ31Ĵ32Ɛ38n
~<ala	72 11lǏ18Ŭ63Ɛ
~<alc	71 32ǁ35ǝ
~<all	47 -20ǫ-17a-15ŘǠ-13Ǔ-11ž-10ŲŷưǤ-9lƢ-8bSšŰźƌƫ-7ABKŁłŉŞƉƖƼǝ7ůŵƹǋǚ8ŇŝŴǆǔ9rĸńŸƚƴǀǖ10stŤũƃƘƵƸǪ11dgWŐƪ12ĵőƟƠǒǗ13wxYŀƋ14Š15ƤƭǍ16Ū17ŗǉǘ18ŭ20ŧ21k26Ń29ƙ32n33Ŏ34ƍǧ35Ĵ
~<alm	75 7ƅ11kƲ13d14Ť21Ǘ41Ǜ
~<alo	72 -9ŒǍ-7ĵ7ƃ8Ƅ9ǂ10ƹ12it13sšƠư15Ʒ16ķ17Ʃ19ł20n23Ǐ
~<alr	64 -9ō-7ľ7fvĵŘŚŠƘ8žǃ9Ŧư10pKN11ňƹ14Ʋ15MŌ17ĺ19ź20ŋ23Ƃ25iŐ
~<alw	77 -11G8ƞǫ9Ňř10ĽŴ11VĹ12Ķ21ƙ24l
~<am	53 -15Ŋ-12Ƙ-9přş-8Ɓ-7mnLŁŷƍ7ǘ8cBIPľţťƙƜǧ9dUōŧŶƵƾ10hqMŇƕ11fwĺņŽ12ǆ13CQň15Œ16bg17Ņ18Ơ22Ŏ24N28iƮ30a37ŉ38Ř
~<am>	55 -15Ŋ-12Ƙ-9p-8X-7Lŷ7rŞƋƻǫ8BIP9cdōţťŶƵƾ10UľŇ11hqM12fwĺņŽǧ13ǆ14C15ň16Œ17bg18Ņ19Ơ23Ŏ26N29i31a39ŉ
~<amo	70 -10ř9ƨ10Ƴ13ǘ14XŧſƙƜ15ƕ43Ʈ46Ř
~<an	25 -20ǫ-19Sń-17ũ-16ĵņ-15űƩǇ-14Řţ-13Ł-11ĽŉƔƣ-9cUňŶŷƫǡ-8sQVĻľŏƢ-7jGŖƂƠƷ7Nŧƭ8uBŀőŝƐ9ŪůŰƋǑǕǙǥ10JƶǘǤ11ĺłƅƕƵƺƿǎǏ12Aōǋǐǒ13œŗǉǗ14tŐƙƟ15TƖơƧƱǀǃǚ16nCHWķŕƊƏƒƳ17mĸ18oPŊŠƃƎ19ŢǛ20gkyźƓƻ21ĶŤƝƨ22dƾ23wŅƪǅ24Ŏƞ25vDŲżƍǁ26ųŸƼǈǊǞ27Ǆ28a29Ŵƚǝ30Ž31ƽ32ǂ33h35ǜ38ū39Ĵ
~<an>	51 -16Ɵ-15Ǒ-14Ǫ-11ǩ-10Ţ-9eňŷ-8őŭ-7ŗşųǢ7LŋƠƥǜ8qZŽƇƓƸ9KŒǃǅǨ10OĺŕƗǎ11lǍ12JƄ14P15ūǞ16ƶ17D18Ɔ21ķŝǋǘ23Ŀ24ƅ25ƙ27b37ƃ41A47ǈ
~<and	31 -26ǫ-15S-14jňŲ-13Ɔƥ-12ĵŊŶ-11Łńņ-10Zũű-9bĽŷƠ-8ŉŘƔƜƳƺǖ-7ŞƩ7eNķŇŬŮƁƃƱƲǂǄ8puĶŜƏǈ9tXƀƈƗǤ10JŚźŻǀǐǛ11ŠƕƝƽǁǎ12zBĸřŧƪ13gTŒǒǧ14PŅōőƌǢ15hnǗ16Ƌƙƭǃ17Ɩ18ǉǑ19WŴ21ŎŰ22vĺŸ24Dœǅ25Cǜ26Ĵǝ28o34dwǊ37Ƽ42a47ū
~<ani	85 45h
~<ann	74 8Ĺ9Ƭ10ǌ14T17şǋ20ů
~<ano	72 -9p8vŽ9ŷŹ11Ŏź15ƶ16ő18Ǡ20I22H24ŵ26Ŷ30ơ36y
~<ans	79 -7ǫ12ļĿ13Kǜ16ŕ47Ŋ
~<anx	88 24ŀƾ
~<any	35 -16Q-15Œƙ-14UǇ-13ŵ-12cĻžƁ-11FńƗ-10sŋőŻſƂƉƩ-9qAĵļĿœţũŭűŶƣưǡ-8ĺľņŇŘŨŰƆƢƫƮƸǟ-7alGJĹŁŃŏŔŹƭǋǔ7ŎƯǅǤ8jǙǥǪ9tňƶ10yƛƤǜ11ƅǀǈ13ǝ14ƏƱǓǕ15ŕŞ16ułŸǚ17ŠƝǏǛ18ŪƊƜ19Ŋƪǖ20Ņ21Ŵƃ22HĶĸŗƵƿ23gƎƓ25mƾ26hĴŐźƒǞ27Ƨ28kŤƚ29ǁ30ƻƽǄ31Žƨ32ƍƳ33ƞ35Ţ36Ɵƺ37ż38ǂ47ų48Ų
~<ap	54 -17ǫ-12œ-10Ɵ-9ǩ-8ŕŗźƝ7ōŘŝűŶƅƠ9vŋŏ10ł11GǏ12ňƔǁ13ƞ14FƧǀ15ť18BDśƙƣƾ21Ƣ22ƤƦ23ƚ25Ş28ž29ƥ34ǘ37ƶ53ų
~<apa	61 -12œ-11Ɵ-10ǩ-9Ɲ9ű11vƠ14GǏ17FƞƧ19ť22Dƙƣ25Ƣ26Ƥ27Ʀ33ƥ
~<app	62 -17ǫ-9ŗź-8ŕ9ōŘŝŶƅ10ŋŏ12ł14ňǁ15Ɣ17ǀ21Bś28ƚ29Ş33ž40ǘ43ƶ62ų
~<ar	32 -21ƙ-16Ľ-15Ũź-14Aǝ-13tǇ-12ňŲƭǅǧ-11ľŋŎŔŕŝťǄ-10mǘ-9qǑ-8KSņǕǞǟ-7ŵƇƈƉƣ7UƊƎǒ8pIŁłƜǢǥ9YŞŦŷƂǖǙ10yĶŐƄƑƹǣ11VXķļŴƦƽǉǦǪ12TŮưǂ13bŗƻ14LŉƯ15ŭƓƚ16uńũ17fū18kĺōŘŠ19EPŃŅœƼ20zƠơƳ21jǓ22nsŪ23gǐ24iǠ25aĴƺ26wRƥǊ28Qţ30H31xőǡ32v33F34ǈ35C38l41ǫ45c
~<arc	88 16ǜ21Ɗ
~<are	33 -19ƙ-17Ǉ-15ĽšŲźǄ-14AŨ-13ǝ-12tƞƭǅ-11ņňŋŎŕťŶǧ-10ľŔ-9mŒŝƁƧƩǘ-8SǑǕǟ-7qKƈǞ7sŀŊŌŦƮǌǔ8UŮŴǒǦ9pIXYłǖǥ10ĶŁŅŞƂƜƹǢǣ11uyŐŷƄƑ12LķļƦƽǪ13nzVŠŭưǂǉ14bƻ15ŉƯƳ16ŗơ17œũ18ńţ19jōū20fkEPŃ21gĺ22ƠƼ23ŘǓ24Ǌ25Ū26aiǐǠ27Rƥ28wĴ30CQƺ31H32őǡ33x34v35Fǈ37l43ǫ47c
~<aro	58 -11BH-7Řƺ7ţŮƕƗƴǙ8ƐǄ9uŠƞƧ10WĶ11Ƴ12hǃǩ13V15z16nTǋ17lƓ20Ǝ21Ņ22Ŷ23Cš27s
~<art	75 -10w20ǈ32ƚ
~<as	47 -17Ź-14ǫ-10ǖ-9ƚƱ-8ļŗǈǘǧ-7ĻŞşŠšƸ7ĺŢƺ8FƂ9jŪŸ10dou11fP12ƭ13vǩ14pŎƔǔǨ15Ʋǎ16Ņǁ17Ɨ19mZ20Ɗ22a23ł26ĸƣ32ƾ35ŋ38Ŋ40ǅ45c52Ǖ
~<as>	57 -13ǫ-12Ź-9hǖǘ-8Ʊǈ7ţŵżƪƴ8IKňœŽƨǃ9Cśǥ10vŪƺ11l12F14djŅ15fƣ16o18Ÿ19ŐƭǕ25c51ǅ
~<asi	82 13Ƴ30Ʋ37Z
~<ask	54 -8Ǐ-7ļŁŸŹ7vwƌ8AĴĶľƈƩ9hƅ10PŢ12ĺǔ13mp15ǩ16uƣǎ17Ɨ18ƔǨ20ǁ21Ŏ26a29cł43ŋǕ48Ŋ
~<asp	84 18ƽ40Ɗ
~<ass	77 11Ƃ17z18m54ĸ
~<at	41 -17iǠ-16cƣ-14ŞŧƃǊ-13ŁƄơǆ-12ŖŠǓ-11lƬǫ-10jŨƹǉ-9kŕţŴƷǑ-8oĴŇŉōŎŪūŬŮżƵƸǅǪ-7AŋųƁƅƆƛƢǖǟ7qŃƝ8VYŷźƚƯǣǨ9ķŅŔřƨǔ10rPƎƿǢ11bŽƩ12ňŹſƕ13ĽůǎǦ14xłǀǚ15Ķǌ16śšƘǤǥ17uŸǛ18BCŏ20Ƨ21s22Ő23Gƪǘ24N25ŀ26L28ľ29ņ30ǝ31h33ŝŻ35ű37W39Ɵ40U42S43nQ51J
~<at>	41 -17iǠ-16ƣ-15c-14Şŧƃ-13ŁƄǊ-12ŖơǆǓǪ-11lŠƬ-10jƹ-9kŕŨŴƤƷǉǑǫ-8ĴŇŉōŎţŪūŬŮƵƸǅ-7oAŋųżƁƆƢ8qVYŃźƝƯǨ9CķŔřƚƨǔǣ10rBPŅƎƘƿǢ11b12ňŽſƕƩ13ĽůŹǦ14xłǎ15Ķǀǌ16šǤǥ17uśŸǛ18ŏ20Ƨ21s23GŐƪǘ24N25ŀ26L28ľ29ņ30ǝ31h32ű33ŝŻ38W39Ɵ40U43nQS51J
~<att	77 7ű8Ŝ9Ǫ11ƾ12Ƙƴ14ƿ15Bŷ25ǚ
~<au	59 -11ő7źǅ8ƀƝ10ǥ11Ƣǔ12m13ǧ17ĺ23ſ25ƃƄ35Š50ĵ86Ǧ
~<aud	65 12ǥ13ǔ96Ǧ
~<aut	67 -12ő7ū8źǅ10ƀƝ17ǧ20ĺ26ſ29ƃƄ40Š57ĵ
~<av	86 -17Ǆ-14q-7ƪ8R10w16ǋ22Ż34s
~<ave	90 -12q8R17ǋ23Ż
~<aw	59 -11ǫ-8ǖ7cnzCFĽűƆƚ8ƈƵǃǇǌ9oIĹǆǋ10ũƭ11ţƖ15Ķ16ķ17wŊ18ƨƩ20ŀ24ļ27ǁ29k34Z35ơ37Ż
~<aw>	90 11ź12w15Ɔ
~<awa	65 -7ƻ7Bƶ9ǃ10ƩƵ11ǁ13ţ15ļ19ķ20ƨ21Ŋ23ŀ34k39Zơ43Ż
~<awe	71 -7ǖ7Ť8i9FōŐśűƚ10cnuǌ11CƈƩ12I13ļƖ17ǆ19Ķ20ǁ
~<awf	88 13ư15ǋ16Ĺ19ũ
~<aww	80 -7ǫ8h9fx10o12z13Ľ14w16ƭ
~<b>	77 -11h-10q8ƞ12D14Ŭ32Ż33dǧ47ǅ
~<ba	44 -17Ś-15ĺŗŤ-13ƙ-10rƺǊ-9aBłŕŝųǪ-8jŎǄǤ-7ciklopŀōŪŲƚƠơƮǇǫ7ĹůƧƶǏǟ8Tŭǥ9ŒũƄ10ƞƱ11wƎ12gxDĵĶœƍ13VŐŷƹ14u15hǁ16yƖƜƬ17ľƕ18Ĵƫ20eŦ21šǙ22mǝ24vŉǚ25NƓ26Ň29Ƈ30Ž31Z34Ɵ37Ƌ38Ɨ39ƛ42Ɲ
~<bab	68 -17Ŷ-12ƺ13ƽ14dh16Ɵ18Ļ24x27Ʊ31ŷ32w36vy37u
~<bac	52 -15Ť-12ŗ-7rŕǪ7ŋƻǀ8Ŕřů9hşƓƴ10ưƶǑǡ11uœǞ12ƭǁ13VŁƟƫǥ14LŵŶƎ15Őũ16ƛǟ17Ž18Zƹ22ľŉƬ23š24mƕ25ǚ26Ŧ28Ǚ31Ɲ
~<bad	70 -14w-8ŵ7ǏǨ8ǚ9b11ƈ13ŉ14ţ15ǜ17Q20Ĺ23Ɯ28Ž37NŇ
~<bal	72 -12ŭ-11ĺ8gv10Gœŧ11YĴť13ļ15ĸ22T26Ɩ
~<ban	65 -21Ś-7ł7ǒ11A13Ƅǉ14Ĵ15ƅ22ĵ23Ķ27Z30ƛ31eŭ54Ɨ
~<bar	71 -8ƕǫ7Ɩ8Ř10ĽŐŒƁ11t14ő15Ǐ26D27h44Ɠǝ
~<bas	63 -8y-7h8ĴŃŇ9Ɨ11ƞƟ12Ũƛƫ15ňƧ18g25Ɲ49Ƌ
~<bat	73 8Ɯ18ǆ20Ƌ27ƍ53Ƈ
~<be	35 -17Řŧ-15PƔ-14vĹ-13ZĺŝƱ-12QŪ-11œūŮ-10Ɗƕ-9dǐǒǓǥ-8ŀőśŠŨŬŰƖƛƼǅǍǙǧ-7ĻŖƫƽǆǤ7oƘƨƵƹǌ8jĿţ9ľŦƞƤǄ10sưǝ11ŒŤƙ12cATXƸǎǏǚ13ļņƋƮǇ14aHǩ15iO16yUĸŐŸŽ17Ŕšǃ18pKřżƇǁ19ĴŌ20mJW21Iƭ22ŞŢŹ23SƉƾ25ŋş26uG27lŃŴź28r32L33ƶ34Ň36ǡ39t41ǫ
~<be>	49 -15ō-14Ǖ-13Ĺ-10ŷƠ-9ňǪ-8ZŲƅƙƦƩ-7ƪ8ŁŞŸƤƮǚ9ķũ10beĵǃ11nKŜǟǩ12ŔƯ13T15AH16şƣƹǠ17VXĸŎ19O20Őǎ21ư22Ń23Ĵļ24cĿ25ŋ26m27s30y32r37ź
~<bea	74 -7Ũ8l12Ɯ19œţ22h24kŲ52ņ
~<bec	66 -14ŧ7bBDŁŇƑ8gHŉŞšŶ9IŕŦƘ10jĶŃƸ11u12Ǫ13Ʃ14J15ƶ19Ŵ20ǃ21ť
~<bed	70 -8ĸ11Ʀ14Ɵ16ƙ17Ƣ20ƞ47Ƈ
~<bee	48 -9ƨ-8OǠ-7cvŸƆƊƯ7jŊƀƋ8AǇǦ9ůƶǞ10akŐƌƵƺ14tŽƍǄ15f17Ťǚǝ21ŞƉ23lŷ24ż25Ň26Œ27Ź28i33ǁ35SŢƾ39Gǡ
~<bef	56 -13Ŏœ-12Ū-8Ɣ-7ŧũǫ7IľšŶ8ţƉƴ9Ɨ10ŋŌ12ŗƏƿǩ13uTƭ14ł15LƅǗ16aŦ17OŊǕ18ń19ǌ20ƶ23J24Ŕ26Ɔ31Ň39ř
~<beg	90 -9ń10ť14Ǉ16ōš
~<beh	70 -9Ő-8Ť10Ļƛ12tużƄ14Ƶ17š19p20ź21Ÿ23Ŵ24Ƹ
~<bei	71 -8PĻ-7ļ7ĸƦ8ƾǫ9ŶƳ10H11cF13ŋƂ14t25U28Ō29ş32ǡ
~<bel	70 7ō8lmpż9S10Ƨ12ŹƮ13ǋ16Ǒ21ǫ27Ƌ28ľ35ƙ
~<ben	63 -7Ř7Ʃ11ƨ15Ʈ24Ž31ƭ37ǫ38W
~<bes	61 -13P-12ş-10ŀ-9Ʊ-8őŚ-7Ł8ŵƉƧ9WŇƤ10Ǌ11ŴŸ13ǉ14ŃŞǫ16ĴļƠ17ĸ18uU19KǏ25ƨ27L28ǡ32I
~<bet	63 -13ź-9b-8Qũ-7ǀ7CŢǪ8ƍƭ9aƪǃ10ţŸǄ11K13q15rĿ16ŉŴ18p19ň21oLŻ24ş28Ń30t
~<bi	48 -20q-19S-17œ-15Ǌ-14uŕ-13Ƌ-11Ơ-10KŒšŶ-9FTŁƔƦǫ-8ŭ-7OXŠŮŰűƊƯ7gƞǌ8Ŀǂ9Dłǃ10jƗƥƬǦǨ11Zƚ13JǕ15Ŏŧ16Ǣ17ǑǓ18kő19YƮ20Ŕ21v22ǉ23ĵ24ƕ25Ʋ26c27Ĺ28Ɠ30p31Ĵ32h38d40ŀ46Ƨ47Ƈ53Ǉ
~<bid	90 -13Ř15ņ16Ņ29Ǖ
~<big	55 -15œŕ-14Ǌ-12ư-10uS-9FƔ-7Ɗ7ĸƈƍƚƞǃ8jƝƲǇǖ9gř10ň12ĿǏ13ĴŔǨ14ƥƬ15J18ŧ21ǑǓ23kƮ26őǉ29ƕ31ŀ33Ĺ34Ɠ55Ƈ
~<bik	78 -16Ƌ-11Ǚ-7Ǐ10ƚ17ǂ64Ƨ
~<bil	66 -10K-9Ŷ-7Ơ7ŀ12Ƅ16Ǧ17ư19ł20Z24Ǣ25Ʋ28Y29Ĵ34ĵ
~<bin	85 13ōƘ25Ɨ
~<bir	65 7GǙ10Cŝ15D24c33v44p54d
~<bis	88 9ǩ11Ƃ12Ƽ16h
~<bit	77 -25q-9š7jWũ9m10ş13ŀŇ15Ŕǌ27Ŏ40h
~<bl	63 -12ǫ-8Ũ-7Ť7ƦƼ8oƓ9jƃ10gHŅż11iǨ13ƜƿǄ14U15ƾ16u18ƈ20ŋ25Ųǀ28ŕ29ƽ41ǃ
~<bla	81 -8Ũ7Ǣ8m11Ƽ13H14Ņ38ŕ
~<ble	84 11oƦ19i20U23u
~<blo	68 -8ǫ10jƃƓ12g13Ǩ14ƿ15Ǆ17Ɯ18ƾ20ƈ28ǀ32ƽ45ǃ
~<blu	84 -9Ǣ-8Ť15ż29ŋ35Ų
~<bo	47 -14Ş-13Z-11aiŝ-10hLő-9Ư-8ňŦƟƦƪ-7zCFŀŎŖŪƚǣǪ7fgŗŶƲǙǜǫ8ŬƌƫƳ9jŠƏǩ10ŌŹſƁ11mƀ12UǛ13rƷ14xŴ15ĸŃšźƞ16wTƎ18u20ƍƔ22pv23Ł24dŲ25Ơ26ǡ27sƬƽ32ǘ36lł39Ǣ41ǧ
~<boa	72 7Ǖ8Ĵ9t10Ǟ16Ǝ18Š20ł24ĸ28r34ƞ
~<bod	79 14Řƺǅ24ſ
~<bon	86 13ƀƁ39T
~<boo	63 -9ǫ7ŁŕƩ9ǟ11j12ļǓ13gǙǡ14Ǌ16ǚ25Ų48ǘ59Ǣ
~<bop	84 -12ő70ǧ
~<bor	69 -9Z-7uŦ8Ĺ12v20Ŷ31Ŵ34d38l44Ƭ45p
~<bos	78 -7i7gǛ9NĽ10s12Q17l19ł27U31ǡ
~<bot	63 -14Ş-8gLś7uDžƁ8ţƭƾǄǧ9Ńƍ10ƮƱ11ũƐǃ14ĺƳ15ş16ŌŹ17ƽ22łƷ31Ł37s
~<bou	69 -11ũ8Ǥ9A10Ũ11Ǝ13Ǒ14ƀƏƠƲ15ƨ16Ńŷ17ƫ18ŗ24ƍ26š38Ɣ
~<box	71 8ƅǁ9dŐś10cqǒ11P15mǛǩ16ƌ17f27ƽ30Ơ
~<boy	71 -10h-9pǅ7y10bŬ11jť12ő16n25v26x28ź31w45u
~<br	50 -13ƹ-11Ǒ-10zŗƋ-9ơ-8cŮƩƮƱ-7ŁŒƪ7gNĻǇǋ8ařƠǈǪ9tSƓǟ10ŲŴƃƔƘ11quǅǎ12łƝǍ13rŃƆ14y15Ɵ16ƌ17Bņŷƛ18h19ĺ20ťƂƐƿǉǓ21ư22Ţ23Tžǌ27l41ƈ
~<bra	75 11Ƃ13ƝǇǍ14ĺ15ņ24Ɔ27Ɠ29ž
~<bre	67 -10ƹ-8Ʃ-7uTƔ7xX9IOŪƘư10űƣ11l12NYƨƿǟ13kũƐ15ƃƟ22Ń23ǫ25ƌ29h32Ţ
~<bri	59 -12ƹ-7Ɠǫ7ŏǖ8ŎƯ11ǆ12grŝ13S16tŲ19qĺƔ21u24Ǔ25ǉ28ưǌ36T51ƈ
~<bro	60 -11Ƌ-9ŗ-8Ů-7Ʊǫ7enŶƘƭƵǍ8AĸƧǠ10Qņǋ11a13Ļřŝǈǣ14łƐƠ15ƿ16Ŵǅ17Ƃ18yƛ24l26Bŷ27ť
~<bs	90 -17ź37Ż
~<bs>	90 -17ź37Ż
~<bu	40 -21ƶǑ-17Ʒ-15C-14ƃ-13Şƞ-12ŦŪ-11ŧũ-10qŀŐŗūưƹ-9lsuZ-8afnoLRļňŘśǋ-7ryzDQVŊŤƀƸǘ7bhŕƝƤ8Pĸľž9ABNŋǂǄ10pF11KņƦǈ12ŏŲŷƙƣǖǢ13UŁǏǓ14ō15ƓƟ16ŇŮǒ17ŠƔƨƬǣ18G19ǇǨ20Ŷǌ21HǗ22ǅ25ǟ26ƫ28Ɔ29şƒ31Ƽ32ǐǧ33Ǥ34ƥƲǆ35Ǫ37ǡ41X44Ǎ46Ǡ
~<buc	81 7ŕƁ10ţ11ƃ12ſ16œ29X
~<bud	72 7eŝ11Ƶ12Ļ14Bľ15Y18A20Ƥ21Ĺ30ņ37X
~<bug	79 -9Ļ-7L8Ǣ9Ł16ž20K65ş
~<bui	56 -11F-8ǈǪ-7C7ŮŲƍǟ8Xťƒǎ9Ʀ10Ƴ11Ƭ13ƕ16ĸ17Ɠ20Ǡ23ƣ26Ǥ27Ǎ31ƫ38Ǐ45Ƽ46Ɔ49ƥ
~<bul	88 15Ŀ25h
~<bum	79 8Ř9ſ10Ǥ16ťƄ17ŕ18Ŕ20ŲŶ
~<bun	75 -15x8ǜ9ǧ10ƇǊ11Ņ20Ơ23ǂ43Š
~<bur	64 -16ƶ-7cť7ŝƖ8ŅƐǗ9Ł10ƨ11jĻƓ13Ǥ15Ʀ18Ɲ20ƕǟ32Ň42ƒ63Ʋ
~<bus	50 -23ƃ-11G-10ĻǑ-9fƙ-8Cūſ7ų9ǚ10Ǔ11Mǝ13AP14Ǣ17ŮǤ19Nŏ22UǈǖǟǪ23ǒ24Ǡǣ25Ǉ27ƟǍǨ28Ŷǌ31ǅ32ǆ38ǧ42ǐ51ǡ
~<but	63 -7ǋ7ĿŲƂƛ8Bōſ9Žƺƿ10Ʊǥǫ11błƽ12c13Ǜ15ŁǀǓ19Ʃ20ŋ21Ǆ22T23p
~<buy	62 -14Ʒ-13ƶǑ-11Ŧǎ-10Ǥ-7Ŷ7X8Ǉ9Ńšƛ10ƪ12W16ƫ19ōƬǆ20Ǡ21ŭ25ƨ28Ɣ32ŷƙǗ33Ǫ35F41H47G
~<by	52 -24œǎ-19Ɵ-14ŢƘ-13ĸň-12ź-10fōǫ-9ŖŹ-8Ňŕƪǟ-7sŷ7ŮǠ8bQƛƧ9ƖƣƳǅ11TŌ12ƞ13w14ũƙ15aŨǞǡ17nŚ19ŃŰƦư21ƀ22AŎ24jPŶ25ś28ĺ29Ŕ31ǩ33o35ĵƅ42M53ń
~<by>	52 -24œǎ-19Ɵ-14ŢƘ-13ĸň-12ź-10fōǫ-9ŖŹ-8Ňŕƪǟ-7sŷ7ŮǠ8bQƛƧ9ƖƣƳǅ11TŌ12ƞ13w14ũƙ15aŨǞǡ17nŚ19ŃŰƦư21ƀ22AŎ24jPŶ25ś28ĺ29Ŕ31ǩ33o35ĵƅ42M53ń
~<c>	81 -9t-8ǫ13ǅ14ƾ18o58b
~<ca	33 -19Ǌ-18Ɩǉ-17rǆ-16RUƔƗ-15uŇŉƙ-14gQŖŗ-13lyHƞƟǖǨ-12nœƪǄǍ-11vBĻũƵ-10kTŁŎƨ-9tňŔƓƜƹǐ-8ķřƇƠƢƦưƳǈǞǡ-7fSżƈƭƼǇǌǏǠ7ńŕŜŧǛ8XZōƀƾǚ9pǢ10CĹŋŚž11Ņţǩ12bŏśŨ13Ŋ14ǎǙ15Ƭ16ĵŌŝşŪ17ĴƩƿǅ18źƃ19h20ŢƷ21sĽƐ22Iļ23eMłŬ24ŴƂƄƱǫ26wŻ28ſǒǝ29KN30oŷ31L32aųƁ33Ųŵ36ű39ŭŶ40Ů43ĺŠ47ƅ63ǘ79ū
~<cab	86 11ƒ13ĸ17ƍƽ19ơ
~<cak	88 9ľ10M13p32c
~<cal	52 -16r-11J-9ŘǊ-8l-7BRť7ǚ9Ɛ10PĶǓǝ11ƫǫ12M14ŕ15NţǕ16Ƃ18ş19Ť21ƣ22Ǜ23sŨ24Ō25ļŝ29IŅ30ł32C34a42w44ǅ45o51KL61ĺ
~<cam	63 -13Ň-9ź-7œ7ŽƚƱ8ĸŹŻ9jŏƿ10GĹƛ11ƕǀ12d13M14šǠ15ŠűƝ19Ū21ť24Ľ27ŧ28ū35ņ36Ɛ
~<can	48 -11ŉ-10RŖ-9ŝűŷ-8Sŕŵ-7ŃŪƞơǊ7ŹƑ8Řƥǃ9eJĵŌŻǎ11oĿǘǪ12cƷ13Nł15Ƅ17Ś19O20M21ńǩ22IXŋƾ24Ŝƿ25ŏ26Lĺ27ō28ś29sŊ30Ŭǫ32Ţ34Ʃ
~<cap	90 10ƚ12Ř35ǫ
~<car	41 -17Ɩ-16Ƭ-13Ɵǆǫ-12UĶœƗǉ-11ĸŀũǨ-10iĺņƔƣƷǖ-9yHIOQŁŎƙƪƫƽǠ-8sCōƠǀǊǤ-7tuxRļŉơƦǓǝǟǪ7pĹĿŨůǔ8ŬƧǜ9bVYŒ11ŝǣ12Ľ13Ÿ15ŚŪ16zĵőžǎ18ƀ19Ǚ20Ƃ21ƃ22ƄƱ28e29Ĵ30Ż33ź36ų38Ŵ40ſǒ42Ɓ43ǘ48ŭűŲ50ŷ52ŵ53Š56Ů61Ŷ64ƅ87ū
~<cas	63 -7Ř7ŀ9FǪ11I14ƫƴǗ17ļ18Z19ų42Ʒ60ǘ62Ƭ
~<cat	68 -14ǫ7Sőŭ9sĹƍ12ǚ13wƴ14bq16L20a31N57h64ǝ
~<cau	86 12Ū13a21ŕ31i
~<ce	59 -12Ǔ8Ǐ9ǅ10Ʋ13ŀ14Q16XŻǎ18Ɲ29Ƌ35I57ǔ74ǩ
~<cei	85 19ŀ24X26Ɲ
~<cel	80 40Ƌ48I
~<cen	90 11Ɛ14Ǐ22Q
~<cer	62 -12Ǔ10ǅ17Żǎ60ǔ79ǩ
~<ch	46 -14ŗ-13Ǌ-12Ş-11ŴƔƞ-9Ł-8ļŀƛƷǫ-7TXŒŠũŹƀƗƟǌ7vWĶŏŝƳƼǁǞ8ikDHJƌƤǤ9lĿţƏǠ10ŷƕǢ11ewżƢƩǓ12ĵľƮƻ13ŃşƯƺǘ14œơ15ĻŲ17uCĴňƭƸǍǔ19d20Ū23ƒǀ24ņǗ26ŕŧ29š31V32N
~<cha	53 -13ƞ-11Ş-8Ǌ-7ŁƔ7qżƝ8dĶņŋŲƹƺ9ƖǗ11łŨƼ12Hŏƕ13Ǡ14Ʃ15ţ16ƢƸ18ľ19ş21Ļ22œǍ23Cň26ŪǓ33ŕ39NV
~<che	57 -15ł-14Ǔ-13TƱ-11ŗŴ-9ǫ-7uŹ7dŨŷ8KšţƬǒ9ĹŤƤƺǜǝ10őư11ūŲƪ12JǗ13ŝƏǞǤ14eWƭƯ15i16ĵ17ƻǔ19Ʈǘ20ĿǢ21ơ22ņ24Ĵ32ǀ34ŧ
~<chi	68 -7Ƹǜ9Ǘ10żƭƵ11Ƴ12ŷ13yƤ16l19v22w27Ʊ31u40ƒ
~<cho	75 9ƞǄ19ƾ36Ń43š
~<chr	85 9ƌ19D20d22k
~<chu	79 -8f10Ʋ13o14B17t18Ů30Ƹ
~<ci	70 -10Ř7ǀ10DǕ12Ǎǩ13Ǆ17Ƒ21ū25ż43C47ƻ
~<cig	82 15Ǆ55ƻ
~<cit	75 -11Ř10ǀǕ11D13Ǎǩ19Ƒ28ż47C
~<cl	44 -16Ō-14ǫ-12nǉ-11ǒ-10Z-9SƉơ-8ŐūƮǆ-7GMľŀŎŒŞŴƶǓǠ7T8ĿŭƒǨ9ŧ10Ɵƾ11XżƑƖ12xŪŻ13RŊů14Ǌ15ĻǛ16Ůƙ17ƓƦ18Ŧǚǝ19śŰ20ƛǂǦ21ƞǤ22ť23Ɨ27Ũǀ28ǜ29ǐǖ30řǕǙ36ŉ40ǟ49Ť63Ƙ
~<cla	56 -8Z-7żƉ7ņƊƗ8ŕ9ǜ10x11Ǟ14Ŀǝ16ŧǕ19ŪǤ20Ż28Ǧ31ř33ť34Ŧ37Ũ49Ť
~<cle	67 -22Ō-12ǒ-10Ŧ-8dū10ƹǀ11ļƏǊ12Tų13ǑǤ15Ų16ƒ17ǝ18ŭƾ23Ŋżƞ25Ɩ26Ť52ŉ
~<cli	60 -8ƶǫ-7ǉ8Ƙ9Ľŋ10UŔŤ13Ǩ14Ǌ15ƞ18Ļ19ǚ21Ɵ26ŮǕǙ30ǂ31ǀǜ46ǖ
~<clo	53 -12ŨŲ-8nƮ-7Ťơ7gǚ9C10qř11Ŧ15Ƒ16XǙ18R21Ǜ22ů24ƓƗƙƦ25Ű27śƛ37ǐ52ǟ79Ƙ
~<co	30 -20ŷ-18ũ-17ňū-16Ŕǫ-15Ʒ-14cŵ-13wƃǄ-12tvłŉŦƖ-11fLRSUƧƫǍ-10aNůơƽƿǐ-9ozBŭ-8hAŎŴƴ-7rGOŇƸǊ7uIōŝŨƌƓƶǏ8yDŌœƒǋǒǕ9ųŶƇƣ10dŗƬǚ11ŘŻƑƤƪƮƾǀǘ12kś13JQķţƆƜ14ŮƈƦ15ŀřƝǅ17ƂƅƙƯǇǠǦ18mƩǈ19XƳǗ20ŢƕǡǨ21ŅŜǃǧ22ƚ23Zǣ24ş25EŁŧ26Ń27Ʊǆ29W30őƞǪ31j32CŐ35šǔǟ36Ĺ38Ŀ40Ǥ41Mǥ46ǜ48Ɓ
~<co>	79 16Ĵ18Ƴ
~<coa	83 8Z11šƬ18Cǀ30Ɯ
~<cod	72 -11ǥ-7D7Ŭ9ŕ10ǚ27E35I38Ǧ
~<cof	83 -9a-7ŷ11Z14ǝ15Ŏ27Mǫ
~<coi	83 -9Ǖ30Ǥ35ƚ39ǩ
~<col	58 -8řǓ8ƒƭ9Ǣǣ10Ķƞ11ǫ13Ǘ14ǅ21C23Żǔ27Žƚ28j29y32mƳ45Ɓ
~<com	41 -20ū-16ŗ-15ƃ-14S-13ĺſ-11afŔƯǫ-10ũųŷƔƦƨ-9nsŐŪƍǟ-8FŭŲƹǄǕǩ-7ioCGLOńňŋƇƙƠƭưƱǉ7HŢƏƑƟǢ8ťǑ9ƓƗƥǋǏ10lĵǗǘ11ƂƩǖǞǡ12ǀ13ǚǛǪ14qņǔ15kŮŰƶǌ16jŁǦ17ŒƝ18ǣ19ĻŞ20TŨ22Ĺş23őŝǅǇ24ţƁƣǧ25QĿ26JǒǠ27Wķ28ǆ32Ņ33ǃ34Ǩ35š37Ń38M43ƞ65ǥ
~<con	54 -17ǫ-15Ř-8ś-7Ʈ7sĿŢƊƍƤ8PŚƟ9ţ10kƘ11ŏŤŮǩ12ŉƠǎ13Ǔ15Ō16ŀ17ǡ21K22Ɔƈ23Ų24Ɣƭ25ƙǜ27ŁǤ35ƾ38Ǖ
~<coo	67 -10D-8źƞƥ-7ŴǤ7ūŻǜ8kQőŖ9pPŅ10dCřŤ11goE12ǊǏ13Ǒ15r16Ŀ17ž19ǝ21Ƈ23ǘ38j
~<cop	74 10Žƣ23ż31ƌ40Ŝ
~<cor	66 -9w-7v7bŢųơ8CDőŬŭ9ŐƬ10Ǟ11Ǉ13œ14d16Ŵź17aF20E41ǈ
~<cos	60 -10š-8Œ-7ŏƶ7X8ĽĿŕǥ9Ʀ12ƢǤ14ş15Ǘ17Y19Ɠ20ǟ22Ĺƕ24Ʋ29œƱ31Ǒ39ǜ46ŧ
~<cou	44 -11V-10ŞŵƄ-9ƨ-8œŤžƜƟǓǢ-7TňŝƘƭƷ7ƆƬǂǃǑǠ9sĺūƚ10n11ŀƇƎƹ12gƙ13uWĿƯ14ƍƑƤ15Mƻ16ǉ17řśşǆ18ŋŸ19Ūư21Ĺ23ƅ25Ŝ26Ʀ27Ǫ28ĸ30CƱǜ31Ŷǟ32DX46Z
~<cov	49 -24Ǒ-18ǫ-12ŉ-11ǒ-8şǓ-7qrǆǊǦ8XǎǕ9ŧǚǣ11W12ŏ14śšƜƝǜǧ17ńōƮǔ18ƀƳ19ĹŢ20ſ23ƕ24ųƨ25Ư26őƂ27Ɓǟ29Ŀ30Ƅ32Ʃ35ƪ37Ǥ41Ř50Ő51ŗ
~<cow	86 9j10B13g27Ƶ
~<cp	84 12A13B55Ǣ
~<cpa	84 12A13B55Ǣ
~<cr	54 -9ƅǕǟ-8ż-7yœƓ7iĽŔƔƣǚǠ8pŭǡǥ9ƏǪ10kŁƈ11ŲžƋƐ12Ǚ13ƦǓ14xĴƄ17ŷ18tǋ19eūǉ20ƗƲ24h25Ǌ33ǐ39Žƛ45Ķ
~<cr>	86 22ŷ34ū
~<cra	67 -10Ǖ-8Z-7n7Hƀǫ8gxƉ9UƳ10ŕƔ12ňƏ13ip14ƈ15ŁƋ17Ʀ20Ų30Ƅ50Ž
~<cre	59 -10Ƅ-9ƅǟ-7y8ƣƨ9ĹĽŔŞǠ10ŭǥ11ZƗ12kǪ13Ɛ14žǙ15Ǔ17Ĵ21e22ǋ23Ʋ30Ǌ31ǐ32ǉ44ƛ51Ķ
~<cri	88 -25n12Ƙ17ŷ23ǡ43h
~<cro	86 -14ǉ-7J13ŗ14Ū15xǚ17Ɨ30n
~<cu	52 -10ſ-8Ƣ-7lo7ĺšƊƱǜ8V9ǧ10hűǊǛǡ11şţǔ13GI15Ř16ǃǣ17Ɵ18ŞŢ20ǘ21őǕ22Ŗ25ZǙ27Ő28œ29ǖ35Œ47ǅ
~<cur	60 -10ſ-8Ƣ8rŊŗƊǅ9ĺŒśš10SƷ12ǧ13ű14şǔ20Ř21G23Ş26őŖ33Ő34œ
~<cus	61 -14S-7l7Ű8kţǆ11ǜ13ǡ20ǅ21Ɵ22ǣ24ǘ26Ǖ31ZǙ33Œ36ǖ
~<cut	73 -7b7ǂ9ŧƆƩ10ǁ11ǥ13Ʊ14V16hǛ17Ǌ19I28Ţ32ǅ
~<cy	85 -19Ő15ǣ17ǧ24g47ǚ
~<cyb	88 -20Ő17ǧ49ǚ
~<d>	84 -19b-11h10ƅ12Ŭ18w37d51ǅ
~<da	45 -16ĺ-14b-13Œǫ-12HŚ-11Ź-9ŞưƾǅǢ-8amYŀǇǓǚǧ-7ĴļňŘŷŻƀƛƨƯǤ7QƳǘ8Ƃ10ůƝǝ11jk12gtxPŢŬƜƼ13u14ZŰ15BƁǂǟ16Ǘ17Ʃ18wŵƻ19ſƵ20ŧŮ21œűƽǙ22ń23šŦ24ź25v27ǐ28ƿ31ťǠ32z35i40dƘ43L45R54Ŗ
~<dad	68 -9ƾ-8Œ8q9ľƳǊ12ŸǠ19B21Aš39Ƶ46ƿ57z
~<dam	65 -7Y8ũƋ20Ɲ23Ɯ25Ɓ31œſ32Ų34ŧ37ť
~<dan	83 -11g9Ŝ32ǂ
~<das	83 -16Ś15ǝ27ů29Ŭ
~<dat	64 12ǔ13d14vS18p21ń31Ƙ35Ǚ40Ŧ58Ŗ
~<dau	69 -15b-14Ź-13p-7m7K8B9Ǡ10ƹ16ű17Ƴ18y23x30v31uź35w
~<day	51 -17Ų-11H-10ĺ-8Ş-7Aưǫ7žƠǑǣ8zUơ9nQĵńƱ10pǘ11ƂƔƟƼ12qš13ť15j16kŢ17Ű18PZ19gŖǟ20ǗǠ22Ʃƻ25ŵƘ27d29ƽ33ǐ43i52L53R
~<de	44 -17Ž-15n-11Ƥ-10TŐűŴǄ-9őǈǑ-8RŕƗ-7wŞŮƛƞƦǐ7euƍƒƮƾ8şƜǅ9zĶōƅ10ƟƳ11ŧǟǫ12ŇŉƂ13ĻǗ14ŜƓ15FĿƑ16ǣ17ś18P20mŏžƁ23ǒ24Ƶǜ25Ʊ27Ɛ28Ńų29ń32ǝ33Ĵ34řŲ36ł44ƶ
~<dea	64 -10A-8ŀ7ŲƉ8ŁƓǞǪ9ņŝţƘƩǃ10Ũƨǫ11şŵ14ŏ15ƅƮ16Ɛ17Ŀō19Ň20ǟ27ń39Ƶ
~<deb	78 14e16ƪ66Ĵ
~<dec	62 -9ŕ-8nŐ-7ņ9Ř11Ƅǣ12ƚƲ15ĶĻƍ19Ań21Ŝ31ś36Ń43ƶ58ł
~<ded	59 7Ń9Ŀ10Ɓ13Z15ƂƜ17ŏ18ŧ20ŉ50ř
~<dee	79 -12Ƥ10Ƌ13N24ǝ28Ɓ32F
~<deg	79 16Ƴ18j45m
~<del	63 -10ǈ-8R7Ɵ14ǣ16ǅ21Ǘ31ǝ39ǒ45ų
~<den	74 -24Ž7l9Ļ10ľ12P15Wƒ17Q19ǫ28ƶ61Ų
~<dep	66 -11T9Ƴ11I13Ǎ17ƾ19u21z22ŀ26Ƒ34Ʊ
~<des	74 -8Ǒ7ƥƺ8fǊǏ9ƈƊ10V16Ɵ24P43ǜ
~<det	78 -12ű9Ɩ23Ɠ25Ɛ
~<dev	83 48ž
~<di	34 -26ň-23ǐ-22Ş-21œ-20ſ-19yļƩ-16ŀ-14A-13ŋ-12RUƄƞ-11ĸōƋǙǜǢ-10gŁśơǩ-9iJźǅǆǏ-8huTłŮŴŷƦƯǉǊǘǝ-7oőūűŸƤ7djNŚůŲƚǎ8qxŎŝŤŬƠǛ9Ɯǀ10WĺŘǁ11ǂ12FŠƗƶǚ13rƎƫ14ŏŗǠ15wƴ16E17fSŦŶ18Ǧ19ǄǞ20IŹƛƬƭƻ21vŊƉ22šƮ23ŅŻƏ26GŒ27ľ28Ţť29kŇŔƍƨ30şƿ31Ɣ33Ľņ37ŕŪ38ũǇ39ŧ40Bŉ41ǫ44m45ƾ46Ũ54Ƶ
~<dia	72 -15ǌ-9y-7Ƶ17Ǆ21ƚ28ƿ40v41I54ƾ
~<did	36 -21ǐ-19ſ-18Ş-17œ-15ļň-14V-13Ʃ-12Aŀ-11Ʊ-10yKLUĸŋǙǢǩ-9Rƞơǜ-8gsJPōśźƄƑǅǏǗ-7iĴƟƯƸǆǊǘǪ7Nżǟ8clŐ9fƢƼǎ10pqxXŎŝƛǛǞ11ŏŤƠƻǚ12jǀ13Ǆ14ĺŘƗƶǌ15FŻƫƭ16Ŷ17wƜƴǠ18ƾ19Ŧ20S21Ǧ22ŗŹ24Ɖǫ25ŊŒƏ26š27Ņŕƿ28ŉƮ29G30ľ32Ţť33kŇƍ34ŔŪ35Ɣ36mǇ37Ľņ39Ƶ40Ũ43ŧũ44B
~<die	70 -13Ţ-12B7H8Ŷ10VŲ11Ʊ15ƹ21Ǫ29ƿ57ƨ76Ƶ
~<dif	66 -11Ɯ7Ƒ8C9KV10Ǉǧ11ĻŃǗ13ŏǫ14ř16ş19ŉŨ24ŕ27Ū
~<dig	75 8d12e17Ŭ24E28I30Ś
~<dim	90 9ř13Ƈ17Ƹ
~<din	79 9Ɵ13n15Ķǁ16ǫ17Nǡ20L
~<dip	86 12Ķ13Ƭ26ƻ29m
~<dir	90 14s18P24Ň
~<dis	64 -20ň-11Ƌ-8ŁƩ7ĹŒƙ9Ƒ10IƝƱƿǖ11ŉǕǫ12Ĵ13Űƛ15Żž17r18WůǞ24Q31Š46ş
~<dit	90 14ƛ15ƀ
~<div	73 9Ķ13ƭ17Ǝ34f35ǂ36Ƭ
~<dm	88 31ƅ
~<dmv	88 31ƅ
~<do	24 -43Ļ-25Ɣ-23Ţ-20š-18GţŤ-16Ƶ-15Ŏ-14ŒǇ-13vŹ-12SŅŽư-11nƨ-10elƝƬ-9jDĽŔŧŸ-8iƉƭƳƿ-7BŵƆǦ7aFŃŇŭžƥƯǃǄǠ8sŋŌŰſƘƱƴǔ9œŖƤƲ10rŚŮƧƩƫƷǖ11yXļĿƚǙǧ12łŬƓƾǁ13dqƙǨ14AOŝƎƗǏ15Ƅƹ16HKMŪƐ17ŉŠƒƛǫ18źǂ19ŗůǡ20UĴńşŴǑ21wƞǋ22ƅƟƽ23ĵų24zJƜơǍǗ25YŐǌǟ26ōǜ27Wǅ29Pǐ30ƋǛǞǢǩ31ŏűǓ32ľŞǕǘǚ33T35gRƂǆ36hǊ37ƀ39Ơǝ42ǀ46ǒ
~<do>	27 -38Ļ-32ƪ-25Ǉ-23Ɣ-22S-20ƣ-19ƍǄ-18šŢŧ-17Ŕţ-16GƵ-15j-14iŤ-13eƢ-12ŵƿ-11ŒŘƈ-10txťƶ-9BŎŰ-8rvŅŻŽƬ-7LŹưǦ7aśŭƕƘƙƺǔ8łŗŚŶƤƱƻ9QūƧƾǩ10ƃƄǣ11IVœƯ12YĸļĿşžƦ13HŇŌōőŴƋƚƽǁ14FJZŉƷǉ15uMŋǀǖǙǢ16A17Uńƹǫ18qWǋ19yŝű20Oľƒ21Ů22ůǂ23wŐǗ24KĴųƗƞǍǞ25Ǖǜ26zŠǒǚ27T28ĵŞſơ29ƂƜƟǊ30ǐ31ƀǅǑ35Pŏ38Ǜ39ǝ40RǓǘ42Ơǆ45g
~<dob	85 -13Ź32p51d
~<doc	69 11ǥ18ƽ20Ǆ26ƾ28Ƅ71ǀ
~<doe	41 -20Źƃ-19ſ-15ƨ-14ƺƻ-13ş-11Ɖ-10ūŶ-9tŔŨŮƽ-8lnőƙǍǘǥ-7mQĸĻŠƑƓƝƦƮƵǠǡ7dBŪƇƠǗ8YĺŚƗ9Tœǌǎ10Ǐǣ11EłŘũǑ12ŝŲǐǧǨ14Lŵ15ŗŰƈƱ16Ɛ17xƋ18bňƂǜǞ19Ƣ20hŴ21Ŗƛ22sƣǢ23źƩ24WűǆǒǕ26Żƅƫ28ľǄ31rǊ34ǫ35q38ƪǩ
~<dog	72 -8ǅ10PŬ11F12Ɵ101h
~<doi	61 -15ų-11u-9Ǆ-8q7ōƷǓ8źǃ10c11ş12Ƶ14Ǣ20Ū22jk23iǒ24Ş26xS37t42ǡ
~<dol	66 -7ť7ǚ8ƃ9Ɯ10Ŀƙ11Yţ12Ǉ16Ř17ƚ18ņ19XŔř22Ĺ33ŧ
~<don	65 -18Ǒ-10Ɵ-8ū-7XƝ7pƅ8Ǆǡ9ƉǍ11ŵ12ōǆǠ14Ş17Ÿǟ18ǚ19ŨƸ21ļ24y30Ūǀ33ń36ƍƙ
~<doo	65 -8ư7Ǫ8ƚ9š11ť12ǆ13ǌ14YŬǅ15Ű17ųƟ18ǝ19Ǐǟ20ƛ22ƐǇ52ƥ
~<dos	88 56ƽ
~<dot	82 -12ƭ-7ǃ13ō18Ǎ22ł51J
~<dou	90 19ř28Ŕ
~<dow	52 -9ŵƨǫ-8XŝŢƚơ-7bdPQšǆǒ7wŊŏŦūƇƲƿǝ8eoŀŚƑƥǋǤ9LōƴǊǏǗ10pVŉ11UŐƎƭ12ŗŹǌ14ƸǠ15cMƂ17ş18Tǐ19aƀ21ť22Hƶ23Ŷ25ǟ27Ń28Ɠ48Ƌ
~<dr	44 -22n-19R-18u-14ǩ-12dŌ-11s-10ơ-9qrŅƆƛ-8pvŃŐǠ-7wPķńņŒŪƪǚ7DIŨƴǔ8şũſǃ9śƃƋ10ǡ11ǀ12Ơ13ǜǫ14aű17ƽ18ż19NŢ20Ʒ22ŶƀƁ25Ű29ŷŽǝ30ų31ū33Źǒ36ŵ37Ů40ž41ů43Ɲ44Ż50Ŵ58ź71ǁ74Ÿ
~<dra	72 7rŁ9iŗŭ11e12ǘ15ĵ18ǃ20ś26ǜ45Ɲ
~<dri	46 -21n-18u-17Rǆ-13r-12Ō-11ǩ-9qs-8vŅŗơ-7pPķ7MƅǍ9ſƃ11şũ15a19ű20żƝ21Nŷ24ųƀ27Ŷ31Ű32Ž33ǝ34ū35Ź36ǒ42Ůŵ44ž45ů46ǁ47Ż55Ŵ63ź78Ÿ
~<dro	69 -13M-7Ń8D9ƩǪ11jŦƿ13ųǨ14IŜ18V22ǡ33Ţ35Ʒ37Ɓ
~<dru	79 14Ũ36ƽ49ǁ
~<dry	84 17ǔ20ǆ22Ƌ32ǫ
~<du	68 -12œ-7ƶǏ9yĸŞƢ10Ŋǀ11ƄǊ12Ů13ƚ14Ķơ16P18RƜǁ20ƥ36Ŗ46ż
~<due	78 12y13Ş14ǀ42Ŗ
~<dui	84 -8ƶ23ǁ58ż
~<dup	90 -14œ-9Ǐ14Ƣ26ƥ
~<dur	88 16Ů19ơ21P24RƜ
~<dw	80 48ƕ
~<dwe	80 48ƕ
~<e>	79 -15ǫ-7Ʃ9ū16wō25ǥ48b56ǜ
~<ea	57 -20Ř-14Ɗ-13ǌ-11P-10ǆ-9a-8Ɵ-7SƹǪ7ƚƳǈǣ8YĴǄǥ9Ũǋ10kŜǝ11K12ŀųŴ13ƖǍ14mư16Ű17xœǫ18ŏƢ19Ƹ20ř22M27ƺ28Ŏ31Ǌ33W37q48T
~<eac	63 -21Ř-11ư-9ǆ7vŁƤ8ƚǣ9Ĵǈ10Yǋ11Ƴ12ř14T15ŴƖ17Ǎ19Ű20Ƹ21œƢ35Ǌ39W
~<ear	71 -17Ɗ-14ǌ-8a-7ƟǪ8BR19m22x26ŏǫ30ư35Ŏ46T53q
~<eas	77 -7ǀ7Şž8ǩ9k12Ǆ14Ũ15Ŝ17K31M
~<eat	81 -9P7ǔ10k12ǥ14ř17ǝ20ŀų39ƺ
~<ed	79 -11ǁ-7Z28Ƴ33ƻ43m
~<edu	81 -7Z29Ƴ44m
~<ei	80 -12eƠ12ƿ13Ŗ15Ž16ŭ20ǈ25Ǐ
~<eit	83 -12Ơ12ƿ14Ǐ16Ž17ŭ
~<el	52 -18ǫ-13ƀ-7ŐƨǙ7Nŏ8hƾ9aKťƥ10qŵƓǍǧ11ƍ12ţ13FƛƤ14Ŷ16HƧưǟ17Ǌ21Ŵ22ƌǓ24ĴŸ25ł27n37Š43Ŏ44Ņ
~<ele	73 7ƙƚ10P12K14ƥ15q24Ǔ33ƌ
~<els	53 -18ǫ-12ƀ-7ŐƨǙ7ŏǪ8h9ťƾ10ŵǧ11ƓǍ12ţ13ƍƤ14FŶƛ16ǟ17HƧư19Ǌ21Ŵ24Ÿ25Ĵ26ł28n38Š44Ŏ45Ņ
~<em	50 -20Ľ-11D-10Œǫ-9c-8a-7bjo7lEƄǋ8šǙ9ŅƳǍǩ10ŨǊ11ǓǞ12ţǥ13ľ14qş15yZƩ17ǜ18W19SV20Ŝ21ǉ22Ǘ25Ş28Q29ǚ30v31K33ơ52J
~<em>	69 -16Ľ-10c-8Ǟǫ7užƦ8ŔŝŬƆƱ9ƶ10VĴŲƣ11l13Ǘ14EƳǍ15Ũ18š19ţ22v23ş25ǜ37Ş
~<ema	60 -12D-9Ľ-7b8ƅǙ11ǩ17Ǘ20ľ25Ŝ39K40ǚ63J
~<eme	84 9Ƅ28Z
~<emp	58 -11Œ-7o7yǒ8ǋǧ13V15ǊǓ16ǥ17q19Ʃ21Ǟ23SW25ǉ34Q37ơ
~<en	58 -15ǫ-14Ū-7Œū7eEƙƚƠ8ķƹ9ļŬŲƥ10rył11ŦǅǍ12gń13iŸſ15t16Ʋ18I19ŕ20jŽ22fWšŧǦ24Ʈǈ25UƩ26b41Ŗ
~<end	64 -14Ū-10ǈǫ7emĽŃōŚƯ9jE11ŬƲ12ļłƹ13ǅ14ń15i20I22ŕ23Ž25ŧǦ28Ʃ30bš46Ŗ
~<eng	82 13ƚ20Ų33f
~<enj	83 12ǡ21g24t38U
~<eno	72 7Ư8ƱƲ10ƙ11Ł12ķ15r16jy17ſ18ŦŸ33Ʈ
~<enr	90 38W
~<ent	88 -8ū-7ƫ16ƥ19Ǎ51ǈ
~<eq	67 -10Ƭ-9ƚ-7ƕ8Ɩ13Ɵ15Ķƭ20ŭǤ24Ǡ31ĸ45Ǒ
~<equ	67 -10Ƭ-9ƚ-7ƕ8Ɩ13Ɵ15Ķƭ20ŭǤ24Ǡ31ĸ45Ǒ
~<er	80 7ǒ8Š10l12šǜ24ő33Ů
~<eri	90 10Š12l14š27ő
~<err	84 8ǒ13ǜ36Ů
~<es	76 -9C11ů12ƕƴ13ŵ14Ƹ27ĸ30Ɩ32Ɨ
~<esc	79 14ŵ31Ɩ33Ɨ
~<est	86 -10C7ǋ12ů13ƕ14ƴ16Ƹ31ĸ
~<ev	41 -14Ɵ-13ĺŧƄ-12ŭǖ-11X-10rySǕ-9Ū-8aDGŃŅŲƁƣƧ-7szJPńŞŶƕǪ7UŀŐƀƎƨƴǛǨ8iœţƗ9KĸŎŮǈǜ10TťƋƻƽ11ũǤ12uCū13gŵż14LŘ15hƃǫ16ŇŴžƫ17RŢǞ18nǟ19ƞ20Yǁ21ŰŽƙ22ƝƮ24ųŸǚ25ŗ26ƛ29ƶƾ31ŝǔ41Ĵ52Ť
~<eve	41 -14Ɵ-13ĺŧƄ-12ǖ-11X-10rySǕ-9ŭ-8aGŃŅŪŲƁƧ-7zDJPńŞŶƕƣǪ7UŀŐƀƎƨǛǨ8iœţƴ9KĸŎŮǈǜ10TťƋƻƽ11ũǤ12uCū13g14LŘŵż15hƃǫ16ŇŴžƫ17RŢǞ18nǟ19ƞ20Yǁ21ŰŽƙ22ƝƮ24ųŸǚ25ŗ26ƛ29ƶƾ31ŝǔ41Ĵ53Ť
~<evi	88 -7ŭ14ƅ29Ɨ
~<ex	50 -14ǫ-13gƱ-10ƖƮ-8VŤūǏ-7őœŘźƟ7MňŐŢƗƶ8eƙƦǇ9Jƣ10ĹŴ11YZƩƲ12Ƙǂǉ13dťƐ14BŇŬ15Ơ16ŉ18ƈ19ŗŵǦ20ŋ22ƭǥ23Ƃ27Ŗƚ28ƃǠ30Ʒ32ƴ39Ǩ45ŕ46ǃ
~<ex>	90 48ƭ
~<exa	65 -9Ǐ-8ŗƮ-7ň7DZŖ9ņ10ŁŢ12Ɨǆ13J14ƣ17Ʃ20d21ťŬ64ǃ
~<exc	69 -7V7i8ǥ9Ÿ12ƃƺ19Ƙ20ŗ28ŕ30ƠƷ54Ǩ
~<exi	88 18MŲ27Ʒ
~<exp	59 -8ŤƖƠ-7ǫ7ľǑ8ũǌ9Zŏŭ10eǇ11X12Bƙ13ŵ14YŴ15Ʋ16ŗƚ17ĹŇň20ŉ21ǥ25ŋ27Ŗ31ŕ39Ǡ
~<ext	69 -15g-7ź8ų9Ƹ13ŵ14Ʀ15ƶ17Ő19ǉ20ƚǂ21Ɛ27ƈ28ƃ29Ǧ35Ƃ
~<ey	84 -10ǫ10Ƅơ13rŗ18A36ŷ
~<eye	84 -10ǫ10Ƅơ13rŗ18A36ŷ
~<fa	46 -22š-16ŵ-14JƤ-13Pĺť-12ƹ-11NRĹ-10lŘş-9ĻŧƱƾ-8CLUƳ-7csVXļƔƴ7ĴŻżƅƑƺǛ8FŗƗƛ9dľŊřũƙƚƲǥ10MŖŴǣ11ńƦƯǒ12ǀǉ13mĶŜư14EŞƜƵ15ŦƄ16Ƹ17rŅǓ18ňőŨ19Ľ20ŀƞ22zŽ24i25uŒ26Ʈ27n29Ű30yŷ31ŉ35Ơ41ǚ45ƿ
~<fac	77 -21J-10ľ-9Ř-7ł11ƨ19Ń23Ľ25M26ǫ28ǚ30Ʈ
~<fai	75 -9Ʈ8ŏ9Ŀ11Łǃ12Ľœ15Ŋ16ň17i18Ũ25Ķ
~<fak	84 -17ť13ŀ55ǚ
~<fal	66 -16š-8ĺĻ7ľǠ9ňƄ10ŢŦ14Ǜ16dǣ17řƞǥ18Ŗƙ21yǀ22Ơ23Z26ŷ
~<fam	57 -14Ƥ-8Ŵ7azY8qŀ9Aƺ10hǇ12F13ľƲǉ14ƞ15ū16Ƶ18ŗũ19Ʈ20uƦ22ư23Ƹ25y37n38ƿ
~<fan	85 11ƍǅ19ŀ22ƚ27r
~<far	59 -16ŵ-11hR-9š-7U7yľŝ8ņňŞŮůǆ9Ƹ10vƗ11ƑƯ12ĴŉŦ13Żƛ14muƠ16ǒ21iƜ24Ŵ25ŅǓ27ő38Œ44Ű
~<fas	78 -20ǫ-9N-8ŧ8ś9ǉ10ǩ12O14ż16Ũ24ń41ŉ
~<fat	79 -7ťƱ16Ƶ21E31ƿ33z
~<fau	77 -7Ƶ9Ƅ11ť46Ž
~<fav	81 -11ƹ18ǫ19rƠ21Ş22ŷ
~<fax	85 -11M-9ƴ18ƅ29Ŝ
~<fe	52 -13ǫ-12ŞŢ-10Ŋő-9ƄǄ-8ļƵ-7oĺŔťƕǠ7MPUŅŝƟǂǡ8xŌƑƼ9Oƚǥ10Hş11tŁ12ŤƛǍ13ŀŏ14ţǃǓ15ŋŽƎƠƷ16ž18Ňƺ21QŨ24rň26Ķũ27Ƈ31Ʈ32u33Ɠ
~<fea	90 31ŀ
~<fee	58 -10Vǫ-9ŞǄ-8ļ-7ĺőƵ7N8Ƌǂ9MUŌƑǡ10ĶŇƼ11P13t14Ǎ15Ł16ŏ17ţǃ18Ơ19ž21ƺ23Ũ27r29ň31ũƇ36Ʈ38u
~<fel	75 -11Ƅ-8o-7ǔ7ƭ9gǣ10x11ƀƞǅ12Ņ13ŝǥ15Ňƚ23Ʒ24Ǔ
~<fen	72 -7ƕ11ƛ22Ǝ27Ž47Ɠ
~<few	71 -13Ţ-12Ŋ-8Ǡ8m9ľ10Ƃ14OƟ16H17Ť24Ķŋ
~<fi	43 -15ũ-12CƟǩ-11ŕ-10ļŁǓ-9chnŉŝŞŦƓƩǠ-8lvIRŎŬŸŹŽƀƗơƵǁǉǕǪ-7LTŇŢŶźƞƣƷǣ7ňŗƭǌ8HŊ9Ɓ10Ɔ11kUŅŐŔŖšŨǈǔǟ12tEĹƘǚ14xō16amƋƚ17fĶƦǤ18ŭƐ19ľń20oA21Xǫ22Ļ23Ľ25ś26ŪǙ27ƲǢ28g29ƍ31ƒ32ƅ33řť34Ť59Ǟ61Ƒ
~<fia	88 -10a-7ľ7f10p14o23q
~<fie	86 12ƛ13ś15Ĺ17Ǌ
~<fif	85 9ĵǦ10ń17Ŗ23Ņ
~<fig	68 -14Ǒ-8Ɗ-7ŕ7HƯ8ťƙǋ9ĹņŧƔƕ10Ũ11ŗř12ƲǢ14rAŰƉǞ15Ų19Ʈ22ƚ
~<fil	62 -14ǩ-10Ź-7Ǆ7ůƽ8ǘǚ9ōǞ12ř15ĽŜ16ĺĻť23ǔ26ǈ27a31ľ37Ť44ƅ45Ǚ
~<fin	56 -9S-7rƩ7ĸư8œŨƅǌ9tĹŗŚƱǀǃ10NUŋ11kBŌƬǫ12łš13EǛ14ƾǚ16AƠ17fƍ19ś23ĽƋǢ26m30ŭƲ
~<fir	52 -10C-8ũŰ-7ĹŏƟ7ekSŖšƪ8sUƚ9w10ŀň11ZĻś12Œǫ13ƭ14xA15ǟǤ16aŊŔťƆ17Ʀ18Ņ19oŐƘ23ń24ř26Ɛ40ƒ57Ǟ78Ƒ
~<fis	84 -9h62g
~<fit	90 -14ǣ-13Ʈ13ō14ň18t53X
~<fix	72 7Ŷ9ŏǎ10ǂ12ƂƦǫ13Ǥ14H15ŤǑ24şƁ35ƍ47Ū
~<fl	59 -10őƤ-9ſ-7C7ƙǎ8Ƅ9Ľ11ƂƜƦƫƶǫ13ǒ14ƒ15Ƈ17Ǌ19HƝƪ20Ƌ23Ə31Ɗ44ƥ45ǂ73ƛ
~<fla	74 11ƞ14Ɯƫ15Ƃƶ18ƒ20ǫ24ƪ30Ə40Ɗ
~<fli	90 12yǎ13ƙ14ƀ
~<flo	63 -10Ƥ-8ſ10Ƅ13Ʀ17Ƈ19Ǌ21Ɲ22Ƌ23H48ƥ80ƛ
~<fly	81 -10Ź-7C9f13Ľ64ǂ
~<fo	33 -22Ŵ-20Ǐǚ-17Cƾǋ-16ţŸ-14DŔ-13Łłƹ-12U-11Ƥ-10vưƺ-9ūŹƓǍ-8hiRĴŀŦŭƂƋƍ-7uŎƝ7jņůƀǡ8šŢżžƯǠǨǩ9KVǓ10qGYœťƪǁǤ11lŞŧơƧƶǪ12ƽ13HLŕƱƼǇ14pľƖƲ15Ʈǧ16dŗƣ17gƟǝ18ǉ19bXŃŘŜŤƦǃ20Ɓǎ21OŲ22QǕ23cũƙ24zļǢ25Ǌ26ķƅ28ĿǄǒ29ō31ĺ32ų34kƸ36ƕƢ37Ɣ47Ů58Ƴ
~<fol	63 -8Ǐǟ7UǊ8aWĺĽ9gƞƥưǣ13žſǙ14ǘǪ15Ʃ16Ş19ƿ20ƨ21ǖ22ǉ24K26ŉƧ30z
~<foo	69 -17ǒ-9ŵ8ƞ9jš10ųƛ11Y12ŀ14Ū17ż24ƕ27Ƈ36Ƽǆ46ǝ
~<for	33 -21Ŵ-19ǚ-16ƾǋ-15CUŸǏ-14ţ-13DŀŔưǆ-12łƩƹ-11Łŉƿ-10śƨ-9ƺ-8vŭƋƓƤƫ-7hRĴŎūƂƍǝ7jyűſƵ8zņŐůƀƯ9ŢǡǨǩ10lV11qGơƪƶǁǠǤ12ťǓ13gœ14pHLŕŧƖƱƽ15ľ16Ʈ17dƣƲǧ18ļŗŲ20bXŃŜŤƦǃǎ21ƁƟ22OQŘǊ24ķ25Ǖ26Ŀƅƕ27cũƙ28kǢ30ōǄ32ĺ34ų35Ƹ37ǒ38Ƣ41Ɣ48Ů59Ƴ
~<fou	74 -16Ŧ-7Ǣ7Ɔ8Ŭ11ŚŲŽ12x13ƛ15ļ18ƫ21ƈ23k27ś41Ǉ
~<fr	45 -15QT-14ŉŴ-12ǒ-11hŦ-10ĺœƳ-9Ńŗ-8fōŠǩ-7yFUVőŮƍƚƠǙǚ7NĴňƆƨư8mHILƀƥǟ10rśŜťŰ11sŪŹǏ12jƖƽǅǊ13ŕ14AĸĹŨƣƫǌ15gšǖǞ16WţƅǇǓ17RńŐƩǍǔ18Ƒ19ľŏŔŻƞ20ŝ21ņ23Bļ25ƛ28l34Ǘ35ƈ44ǝ
~<fra	76 -9ǆ10Ǔ12H14Ǉ16P27ǫ36ńƈ
~<fre	71 -10ŉ-9ơ-8ak-7ǫ10Ɲ11ŎŭƩƹǃ12ŀŤ17N18s19ĴŐ24jL27Ɩ28g
~<fri	72 7Ƅ9Ŀ11ƞ12š14aĽƦ19Ƶ34A37B
~<fro	47 -15ǫ-14QTŴ-11hşŦǒ-9ĺƵ-8œǩ-7fLPŃŉōŗŤƦƳǚ7euŐƏƬƿǛ8ňơư9mIšƨǆǇǟ10ƀƆƥƩ11krŜťŰ12ŹƅǏǓ13śŪ14ĸ15ĹŕƈƞƣƽǅǊǌ16Ũƫ17WǖǞ18ţǍ19ǔ20RƑ21ŏŔŻ22ľ23ņŝ25ļ29ƛ31l37Ǘ
~<fry	88 84ǝ
~<fu	54 -13Ǥ-12Ř-10m-9u-8ĺŁźǍ-7joĿŐŗ7DœǆǏǝ8ƄƧ9ŀƗ10ƏƦƵ11xơ12GƋƕƯ13ǫ14ŏ15Ů16ŉ17ĵ19Ƥ20ǥ21k22ǉ24ƙǡ25aƳ26R27Z29h33ŷ34g40Ɓ41ƌ43Ʋ
~<ful	63 -14Ǥ-7oZŘ7qųƢ8tuƾ9ŎǏ10Ƅǆǝǡ11œ13DƦ15ƕ17ơƯ18ŏ22ĵ27ǉ30a32R48Ɓ
~<fun	63 -15ź-11m-8yĺ7ƞǦ12Ƥ13Ƶ14xƗ19Ůǡ20ǫ23Ƴ25ǥ26k28Z40ŷƲ43g
~<fur	71 -18u-7Ř8d12ZĹ13Ƨ14Ə18GƋ24Ƥ26ƌ35ƙ41h
~<fus	86 16Ʋ35ƌ
~<g>	86 -31Ř12Ǩ18b20Ż57ǣ
~<ga	57 -12Ǒ-7zǛ7ŅǦ8YņŨƊǜ9BťƼ10fƧǆ13ŖƎ14ž15Ƈ16ŗƐ17ƌ18Ľƞ21ƓƟ24ƥ27ƒ28g36ǫ41Ƃ42Ţ68ű
~<gad	88 -9Ǜ25ž27Ɛ
~<gal	88 12Ǧ16ƌ17f21ǫ
~<gam	86 11Œ23g43ǫ
~<gap	75 9Ư19Ŗ58ŢƂ
~<gar	67 -11Ǒ12ťƞƧ15ƥ16Ɠ17g20Ƈ27Ɵ56ű
~<gas	82 11ƌ13Y42ƒ
~<gat	81 10ǂ12ƞ16Őƥ17ǆ21Ǝ32ű
~<gav	76 8ŋ9ŕ10W12Ņ13ņŨǜ14B24ŗ31Ľ
~<gc	86 -10Ɣǫ26ǩ43Ǖ
~<gc>	86 -10Ɣǫ26ǩ43Ǖ
~<ge	43 -16Ř-15ſ-14qƙǫ-13šƹ-12rķĻŐŞ-11Ƽ-10aXŃŮƖ-9cŖƮǊ-8ĸňŎŔƍƔơǏ-7uĴŇşǍǓǡ7AŁłņŋŗŬŰƱƺǐ8iŅŒ9KRŻƛƤƸǕ10Jĵǟ11ľƂ12ŵƋƯǁ13pż14tCSź15vHŀŏǩ16ļƎƗƪ17ƜƣƭǗ18sǣ19ƄƘǑǛ20gk21jWŷ22ŉŧ25Ź26e27ŜŲ28ō30mŶ
~<gea	90 -9ƞ-8ƙ14Ɵ52Ǒ
~<gei	88 9ő13ņ23Ņ
~<gen	73 -20ſ-9Ř7ǘ10ƿ14Ǉ16ƺǩ21Ǖ36ǣ
~<geo	85 7l17C18yŹ
~<get	44 -13qšƹǫ-12rķŐŞ-11ĻŘƼ-10aŃƖƙ-9XŖŮƮ-8clŔƍơǊǏ-7yŇňŎşǍǓ7bĽłţŬŰƱǐ8AIŁŋŒǩ9iŗƕƤƸ10KRĵŻƛ11Jľǟ12ŵƂƋ13żƯǁ14pt15Sź16vHŀŹƪ17ƎƗƜ18ļŏƣƭǗ19sƘ20ƄǛ21gk22jWŷ23ŉŧ28eŜ29ōŲ40Ŷ
~<gi	53 -12n-10ư-9ƕǫ-8B-7GŘ7ŅťǦ8lołŷƔƟǒ9AňůǉǞ10OXœūǗǤ11ŨƙƤƩƬƸǃ12Y13vōŞǢ14Dŧƣ15Ƈ16deƂǜ17ƹ18t19w20x21ŕ26u28W
~<gir	73 -11ư7ǘ11Ǧ12Ǌ13l14Ǟ17vw19Ƥ28ƹ42u
~<giv	55 -12n-9ƕ-8ǫ-7BGŘ7mwĶŅŋ8ťƔ9łůŷƟǒ10oAOňǤ11XœŨūƩǃǉǗ12ƙƬ13Y14txōŞǢ15Dŧƣ16Ƈ17de18ǜ19Ƃ22ŕ29W
~<gl	68 -21ƃ-12Ǥ-10Ő-8Ŏ-7ƀ8Śśƅ9ƨƾ10őťŦ11tƮ12Ǜ14Ž16ǎǧ21Ǩ23ŷ24ǁ33Ƃ78ǣ
~<gl>	80 -25ƃ-13Ǥ-8Ŏ19ǧ25Ǩ93ǣ
~<gla	73 9Ś10ƾ11ťŦ12tő13Ǜ15Ž18ǎ26ŷǁ36Ƃ
~<glo	90 12śƅƨ16Ʈ
~<gm	86 29J
~<gma	86 29J
~<go	33 -21Ʈ-16ƍ-15ű-14lǆǍǓ-13řŰžƪ-12FGŁǐ-11TXľńƗƵǢ-10ƜǠ-9SĴĵƋƲ-8vƟǟǩ-7ƥǏǫ7Dŕǀǂǥǧ8HƌƠƽ9œǦ10aWĶƩǘǤ11dnyŤŵƄƢ12jIŘŻ13JŅŋťŨſ14ƛǞ15mUŲż16Ešưƺ17gņŗśţƯ18Šƫ19ŝ20ŶƦƷ21źǑ22Aļŏƀƹǡ23ik24o25RŔƐǖ26ZŪŴƖ27OĻŉ28N29Ľ31ķŎŞ32Ń33ơƭ39Ɣ50Ő53V
~<go>	47 -16ǫ-15ŧ-13ũŰ-12Lő-11ĺűŷ-10qů-9łňƜƟƮǟ-8GĹƳ-7xŁńŖŲƧƶƻǍ7Őƹ8NŉŒƐǅǥ9Ŵŵƌ10swŝŤſ11EşŨ12Ŝǀ13ǂǒ14aAĸ15ŃŢ16ņ17ōŕšǨ18oŔŘŪƯ19Ƣ22m23V25Ơơ26ŏƩ29Ɩ32Ɣ36Ǟ38Ŏ39ƭ42R47Ʀ
~<goa	86 12ơ16ť44ļ
~<goe	68 8d9Ʒ10Hƫ11JKYŃŵǋ12Ełƹ14ǟ16ķ21o24Ŵ26ǘ27ƭ
~<goi	55 -20Ţ-12ƹ-10Ƶ-8ş-7tŁƖ7YŊƱ8eĻţŨſǠ9QƟ10ưǅ11PƔ12ŉ13DƯ14ǫ15Ŏ16Ǉ17rUĺũż18ƺ20H21Ūź27Ń28ky31i37V44Ő
~<gol	84 14h30ķ34g
~<gon	63 -10Ɨ-9Ư-8ū7ũǥ8Ƴ9b10ƔƢ12ƛ14Ƹ15ƫ17œƐ19Ŷ20ŔƱ22ŗ35ư40ơƹ
~<goo	52 -10ĺš-9y-7wAǍ7ŽƻǊ8MŔţŤťƊ9ƏƖƫ10ƯƷ11pő12JUZǌǫ13ƄǗ15W16ļō17ŪŲŻ18ƺ19Ķ20ŏ21xň22N24ŷ26L28iI30Ň32ǡ35Ľ42Ş
~<got	40 -25ǫ-15ř-11XľƋƍơƮ-10iPŷǠ-9ŒŪƵǓ-8BSŇňǆ-7MRŌžưǢ7łŊŢŹżƇƓƦ8DŵƁƈƚǃ9ŚųƄƙ10EĸƧƨƴǦ11şţźƂ12hquņŧŬǄ13œūǉǝ14NVŴƛƽ15kĽőšŲƐƶƷǧ16gŅŶǤ17Ş18ZŖśǚ19ŉ20jǑ21ŝ22ķ24n28AŐ31Š35Ļ36ƀ39O
~<gp	88 45Ż
~<gpa	88 45Ż
~<gr	53 -15H-14ǫ-9k-8CVĻ-7ŝź7ƈ8QǇ9aųƥƯǕ10lmqƣƽ11ŨŸ12Yƕ14ś15Ʃǋ16xŮƍ17ş18n19T22y23WƎ29Ƹ37ǌ39v40Ż43Ǡ
~<gra	62 -7ź7nw8ŹƫƱ9ƂƚƵ11xǇ13mqyƽ14Ÿ15Ũ18ś20ƍ23v36Ƹ43Ż
~<gre	74 -9ǣ7aǕ8ƇƠƺǨ10xJƞ11Ǎ12ōŵƈ17ƣ20T
~<gro	62 -16H-15k-8CVĻ-7ǫ7T8XƖƬ11Q12ƥƯ14y15Y16lƕ17n18ǋ20Ů22Ʃ24v28Ǝ32W44ǌ53Ǡ
~<gu	54 -11ŢŮǇ-8cœ-7Ǡ7Yſƹǒ8ŝťůƆƏƑƖƝǜ9jCM10xHƙǗ11ƉǛ12Ĺǡ13Aőƻǥ14ǉ15ƣ16g17ņ18kǋ19Ňƀ20Ɯǆ21ŃǞ23ƞ24ň25Bƴ28Ǔ46ƚ
~<gua	82 7Ʊ43ƴ
~<gue	74 -13Ǉ7ś8Ūǌ9iőƉǘ11ŗ12lƑ13Ɔ14ů19ƙ37ƞǫ
~<gui	84 15ǜ20A24g34ƚ
~<gun	81 42ƚ
~<gut	80 -14ǫ11ƌ13ƍǞ30Ń43ň
~<guy	59 -21ǫ-11ŢŮ-8ǘ-7c7gkŖŵ8yőƹ9ſǒ10CŝťƏƖ11MY12HǗ14jǛǞ15Ĺ16xƣǉǥ19ǡ21ņŇǋ22ƀ26ǆ29B32Ǔ
~<gy	72 -13V-8ŗ9Ʃ11g18Q20P24Ř30Ļ
~<gym	72 -13V-8ŗ9Ʃ11g18Q20P24Ř30Ļ
~<h>	83 -9t7W10Ʃ13Ǣ18o19b
~<ha	27 -21ǆ-19n-16ƆƣǓ-14gǌ-13PTň-12Łǐ-11AQƯ-10MXƫ-9KŰŸ-8eLľƗƠ-7bxHŔŧƔǋǩ7ƬƻǠ8dķĿőŻƉǒ9NĻŒƇƮƱƴǅ10rSĶŎűƛƤǣ11IŌŶƂƎƲƺ12aŚƹǍ13ļŗŷŽƃƙƞǄǇ14moŘřƚǀǜ15huUĴłť16ŇŠźƄ17ŐŨǧ18ƐƳǘ19ńżƾ20ftŢƿǊǥǫ21ƨ22ZƌƍƜƷǉǖǛǪ23iŅ24ǟ25ŝ26ĹǔǕ27ƀ28OŞŤ29Ŧ31Ƶ32Ɠ34ś39Ɲ42ƪ44Ǟ52ǚ
~<ha>	86 -9h-7Ļ12Ś13g14Ų15c16őż
~<hac	80 -8ŏ19ǫ57ǚ
~<had	51 -10G-9npǫ-8zOS-7Ǫ7Ųǁ8Əǡ9tvPŋƌ10ťŷŹ11ŞƉ12ĿǗ13Ʀ14ǚǛǞǟ15š16ĶŢƾǥ17Ǆ18Ǉ19ż22ĻŽ24Ň25Ĺ26ǀ28Ɲ31ƿ35Ť43Œ
~<hah	76 -8ķ7şǚ9ƺ10Ņ11hpHŝƴ12jtœű13ǀ19Ų
~<hai	67 -8ľ8ŕ9Ŧ11N13PU15Ǌ16ǘ19Ɖ26Ɵ27ř31Ɓ57Ɯ
~<hal	66 -11Ʊƺ-8aQ-7X7uķƟ8ƅǟ9Ʃǫ10Ř11pOƋƓ12Ƣƪ14Ǆ15q16ů17t20r22Ƥǖ25Ǫ36Ʈ43o
~<han	56 -13Š-12ķ-11Ő-10Ť-9Ʊǎ-8Ɗ-7jIƍ7SZŗƸǠ8ńŋ9ƴǥ10PǢ11łŚǔ12ǜ13Vǉ14Ĵ15ƷƹǕ16ƢǊ18ŝ20Ĺ21ļ23i24Ł26ǚ27t31ŨƓ34ś36Ǟ40ǘ
~<hap	51 -14ş-11Ƹ-9ň-8Łłţ-7Œ8ĺƠǜ9ŇŘƞ10iƪǟ11HŎƭ12UŤ13ƀ14Zǫ16Ƶǚ17ŀưǖ18ǥ21Ş22ŢƩ23ŪŷƹǪ24ŦƝ25Ļ26ļ32ť
~<har	64 -12ş-9ǈ7N8ks9ĸƛ10Ƌ11dƍƻǠǡ14Ƶǅ15ž17ǥ19ũ23Ǖ27Uǫ28Ǜ34Ǟ
~<has	50 -13ť-12Ź-8nƏƿ-7diŏŐŒŧƆǫ7UŪ8QőŲƊƗƛƼ9ŵźƕƶǏ10Bƽ11ŔŕƉƓǞǨ12ŃŻ13qƃƬǎǜ14ńşŢůƌǝ16jœ17ŗ19ŠƝ20vǄ21łƀ23Ť24hǙ
~<hat	79 -8Ő7Ǣ8ƹ9Kž10ǀ12acLƵ14Ş18ť19ŀ21Ǜ
~<hau	81 -16ǘ-12ū-11Ɵ-7ǝ13ŵ14Ű16Ƨ21Ů24ǒ39ų
~<hav	31 -17Ʃǆ-16PŁ-14gǌ-13HŰ-12šƠ-11MQUŔŸƆƣǓ-10Ɨ-9jǎǐ-8eŀųƢǩ-7xLTļĽŃƦƯ7ĿłşŨżưǑǪ8yFĶŎŖŚŢƺǫ9kJŊƇǅ10hrŉƋƏƝƵƿǀǖǣ11NſƞƬǤ12GĸŗŦūűƌǈǊǚ13sSŇŝŞƓƜǇ14ilIŌŹŽ15m16ţźƂƎ17ƚƲǍ18ķǕ19ńŠŤŶƀƙǟ20aĴŒƱ21ƄƷǧ22ŏǉ23ŘƍƐǞ24Ƴ25uZǔ26f27Oƾ29ś31ƨ33Ő34Ņ40ƪ
~<he	39 -37d-23T-18ǆ-15Źƨ-14PĹŊşƝƽ-13ĵ-12QŗƕƸ-11SłŲƔƩƭ-10ŐŠŮǈǍ-9MRķńŔśŦƟƠƮƯǡ-8HOŃŖŸƞƬ-7ĸĻŘūųŶżžƷǚǝǧ7yĶĿŀŇōƇƤ8UŰƴ9wǀ10uW11kĽ12l13ů14Ŵ15ļǞ16A17vƼǑ18ņư20ƄƵ22Ł23z26xŝ29ƾ31Ʊƿ32ƒ39ƌ40ź41ƺ42ŵ45j46B47t49ƹ52ǉ54hoq57Ż64r65s67p69ƪ71Ǆ
~<he>	53 -22T-15HŹ-12PQĵ-11ňƕƝơƼ-10ƻƽǆǫ-9Ɣƨ-8ŏŞƆǊ-7acmWķŐŠŶƳƸ7ǀǥ8ǔ9ŴƏ10A12Ǟ14w16ŰƱƿ20ņ23vŝ24xŵ26ź27Ƶ30o36B45t46ƪ49h50ƹ52s59Ż62Ǆ65p82r88q
~<hea	47 -13p-10wzŉ-9ĻŻƵǈ-8ŗ-7oSĺşŲ7fůŶ8ŏŕƶ9Ǚ10gƼ12ĽŇǅ13kǑ14s17ũ18Uň19xŀ23ŝ24hW29jƄ40ƒƾƿ41ǉ51ƌǄ52ƺ
~<hei	79 10ǃ39Ƽ
~<hel	65 -12Ő-10ł-9i-7R7Ł8ĻƳ9Ǔ10ţ11œŞŨ12őƴ14Ǌ16s19Ķ22A23ŉ24ǫ32zĺ35ǉ
~<her	54 -42d-26ƺ-12q-11ŊƸ-9Ŷǫ-8MXŀ-7HWŮƬ7ŎƇƫ8ĻōŷǊǢ9wņǞ10uůƤ11ŞƳ12cĿ13tǀ15l17Ŵ19ŋ20rźƱ21s22Ǆ24z25B26Ƶ28ư30ļŻ35j36ƹ40p41ŵ52oƪ
~<hes	85 45Ł
~<hey	82 -7t8ĺ20N30i
~<hi	48 -28d-20ư-19a-15Ƅƨ-14HŴŹ-13ušƣƺ-12GVŢǫ-11Ő-10Ņǅ-9ŨŶƊ-8UWőŞǊ-7ĿńŗŧƳ7gťŭƂ8ŇƢǣ9ƛƵ10lş11mŰ12t13Ǖ15ƾƿǖ16yǓ17qņ18Ƥ21Z22ǔ23fƜǞ24ŔŘ25Ǩ26cĹŻ28ƥ29psƹ30źƱ33o37S39ŵǄǠ41Ž42ƪ55ƀ
~<hid	90 11c15ş21i
~<hig	62 -12ǎ-7š7vŴƚƜ8ŕƑ9ŔƔ11ſ12ŭƂǕ13Ƣ15y16Űƛ18l19ř20m24Ǩ26ƾ34Ř39ƥ
~<hik	85 8ŕ12g13ş15Ļ26Ŕ
~<him	69 -21ƺ-17ƾ-13ƨ-12ƣ-7ŏ7Ƥ9ŇƵ10AŻ11rw12Ʊ13ŝ14ǎ19t21oƹ38ƪǄ50s
~<hip	90 14Ɗ18ƞ
~<hir	72 -17H-14GV-11Ǌ-7ŝǫ12ǆǧ23Ǔ25Ʊ27ǖ42Ǟ51Ǡ63S
~<his	61 -34d-23Ŵ-18a-17ư-16Ź-15Ƅ-13u-12Ɗ-9ǅ-7rzU7xTZ8ƵǪ10Ǡ11yƾ15Ť16Ǆ19Ƥ21ņƱ23ƹ24o25q26ƿ28ǔ31Ż32ƪ40p43ź53ŵ
~<hit	63 -17ř-14Ţ-10Ņ-8šƊ-7Őǥ7Ǧ8jŔ9ƋǨ10ǚ11Šſǣ19ũ23Z26Ɯ30c33f39Ĺ58Ž77ƀ
~<ho	26 -30Wő-22Ǌ-19oǧ-18ǆ-16ŦŵǠ-15ōŐœ-13NƷ-12Aŭƫǀ-11Ŏƭ-10dwPŏŝŬƣƱ-9ŉƁƂ-8rQƧƶƽǎǪ-7eĿŕśŤƤǅǢ7fķŖūųǕǟ8ƊƍƐǁ9LĺŧżǞ10pŘŶžǂǙ11vzňƎƑǚǛǨ12uŮ13ĴĸƄƜ14ĵŲƓƗǇ15ņƈƘƙƝƼǩ16UZŸƦ17bYĽũƮǃǖ18HļŃŨƥ19T20ghkƌƔƞǘ21clGRůŻƛ22ťǐ23OĹǉǓ24šǫ25ƺ27jƯ28ǡ30Kưƹ31t32ƇƵ33Ɔ34ŷ35xơ36FŠ37ƕƟ39Ű42n46Ơ47Ɩ48i
~<hob	82 12ǂ49g
~<hol	63 -13ŋ-9ŨƉǘ-8š-7ŵ7śƗ9U10Ĵŕǉ11łƺ12tƊ16K20Ų21ş22kǕ24ŭ26ũ28Ł32Ǚ33ǫ43ǩ
~<hom	48 -18ő-14ǧ-13ŭ-11PŵƱ-9vM-8ŲǈǑ-7zŒǅǊ7gư8wľƐǫ9DŸ10Ű11hƛƝ12źƈƲǃ13ĸĺ14ƹ17IŻ18Ƈ19uƗ20Ơ22ű23qC25T26H28sƔ29ƕơ31R32nƖ36Ɔ40F42Š44l61Ɵ
~<hon	74 -7ǉǫ7ǚ8Ĺ9ŭ10cŀŉ11Q12fţ13ŷ14ǁ17ň23ŗ25ū27Ż
~<hoo	86 -8Ŧ19Ľ22ǡ37ǝ
~<hop	77 -8ń9H11ŷ16Ű17Ǜ23X66ļ
~<hor	90 -10Ǒ16Ǡ22ƺ
~<hos	71 -11CŤ-10Ř-7ǫ7Ű8k9q10V11SĹ12Pſ15ŪƄ17ƾ18Ǫ20ƨ21ǖ22Ǆ23Q24ƺ31Ɲ
~<hot	72 -19D-7C12ĶƔ13ǖ16ƌ33J36Ʀ41Ǝ53j
~<hou	44 -20Ŵ-19Ř-17ŭ-13ǉ-12Nœǌ-11ŵǑ-10ĵŷŹǆ-9PŃƨǨǪ-8QSŏŲŶǘ-7sIŁőŢŬŮƢǛǠǫ7Ʊ8OźƋƜǗ9ł10ƛƝ11hųƃƓ12Ɛ13ƊƌƗ14YĴ16Ű18ǃ19ƍ20Lƈƥ21Ƙ22HŸƙư25DM27ƹ29Š30ƕ31G32ĸƞ33T34Ɵǐ35Ƈ36ơ37F39nƔ40Ơ43Ɔ44R47Ɩ
~<how	29 -27W-17ő-16włƃ-15oQ-14Ǌ-13sRǠ-12FHŦ-11DMŐ-10qōŕŭƫǧ-9yƁƝƣƷǀǆ-8dľŚśƗ-7AŎœűƭƱƶ7SĺŹƅƢƨƿǥ8hŗơ9ŔųŻƸǒ10ňŒƆƓƜƦƬ11YŴƛƺǈ12fGķŢžǁǑǛǫ13kpŧ14jńŋƥ15UŖżƑƕƖǞǟ17vǚ19zĹņŶǇ20ƼǨ21Ů22OŘƄ23bZĽƠ24cĵǓ25ũƮ26ťŰǉ27Ũůƌ28Ų29Ń30Ư31ưǡ32šǘ33K36ŷ37ƇƵ41t43x56i
~<hr	90 -23Ǌ8W27Ʃ56Ǟ
~<hr>	90 -23Ǌ8W27Ʃ56Ǟ
~<hu	50 -17ǀ-16d-14P-13v-11ƻ-10QƼ-9UŒǫ-8u-7wDŏŘƨǉǡǢ7ņƑ8ĿŴ10jŷƞ11łƱǇ12OƭƵǜ13anũƎ14ŝ15fƠ17ťƹ18ųŽǛ19Ť22Hń24XƜ25pŵ26Ƅ27stĹ28ƪ29Ǆ31qſ35o37r39ǥ
~<hug	90 14Ɣ18Ĺ
~<huh	75 -11v9Ļŝǡ12rņƑ15Ơ18jŷ25ũ
~<hun	82 -8Œ7mǝ10Ơ12gƱ19Ǉ40H
~<hur	60 -7ŏ8ƛ9W12Ŀ13ƞ16Oǜ17Ǝ21ť22Ĺ23Ǜ24Ť29ń31XƜ34Ƅ38ſ48ǥ
~<hus	57 -17d-14ǀǡ-11Pƻ-10Ƽ-8Q-7wDU7Ʊ9ư11Ŵ14ł15ƭ16Ƶ17n19f23Ž24ųƹ31pŵ32s33rt34ƪ35Ǆ38q41o
~<hy	73 9Ǌ18P24ū49Ƒ
~<hyd	75 50Ƒ
~<hyg	90 12Ǌ23P
~<i>	35 -20Ƴ-19Řƪ-18Ĺŗƙƴ-16ūƯ-15Ƶ-14ĽŲƢǚǪ-13ĻŝŧźƛƟƦǊǖ-12Š-11ĿŃŨŵưƲǕǙ-10ƖƝƱƸ-9RłşŶžǗǨ-8ķŔƀơǉǑǟ-7ŦƋƨǃǓǛǝǠǤ7XƃƐƗƻǩ8xŅŇŐťƚƠǍ9őƉǅ10ŖƇǀ11Uř12pGƎƼǈ13Ś14Źƺ15Ķļňŷ17fŒŸ19iwƆ21CO23hu24Ǣ25Ƅ26ĺǆ27lqľţ28dJ29ōŎ30e31K33E34vŌ35D38M39L42Ŋ47o49N50bŏ58c68I71ǫ73ŉ85a97ŋ
~<ic	88 14ƞ17Ɯ23ǐ
~<ice	88 14ƞ17Ɯ23ǐ
~<id	69 -12ś-8ō-7Ş8sž9Ʒ10V11ŕ13B15d16ǝ20Ŭ21ŋ22ň50Ś58ƅ
~<id>	77 -13ś57Ś65ƅ
~<ide	76 -7Ş9sž10Ʒ11dV13ŕ15B22Ŭ23ŋ25ň
~<if	39 -21Ļ-18X-17Ŋǫ-16Ɨ-12Ǌ-11ŁŎŔ-10AňŘťũƸ-9kőǧ-8ijyTƴǍǠ-7dgŖŚšƵǒ7ŭ8ļǨ9ŢƋǤ10GţžƂƹǗ11bHǆ12Ų13FŉřƷ14WƐ15ĵĸŐ17cIŌŞưǚ18rƃ19Ƭǜ23Ɓ24ƨ25Zŋƞ26ƱƳ27ſǣ29Ĺƭ30Ʀ38ƀ39ŏŶ40Ƅ43ǟ45Ʃ75Ǫ
~<if>	39 -21Ļ-18X-17Ŋǫ-16Ɨ-12Ǌ-11ŁŎŔ-10AňŘťũƸ-9kőǧ-8ijyTƴǍǠ-7dgŖŚšƵǒ7ŭ8ļǨ9ŢƋǤ10GţžƂƹǗ11bHǆ12Ų13FŉřƷ14WƐ15ĵĸŐ17cIŌŞưǚ18rƃ19Ƭǜ23Ɓ24ƨ25Zŋƞ26ƱƳ27ſǣ29Ĺƭ30Ʀ38ƀ39ŏŶ40Ƅ43ǟ45Ʃ75Ǫ
~<il	90 15ƿ18Ǆ21C
~<ill	90 15ƿ18Ǆ21C
~<im	73 -10ǫ9Ƹ10Ǥ13Ŏ16ňƳ17ũƍ24Ŀ26ş
~<imp	74 9Ƹ10Ǥ13Ŏ16ňƳ17ƍ24Ŀ26ş
~<in	28 -23Ư-19ţŷǡ-17w-16Ļ-15aŞ-14ĴƔ-13pǉ-12oŎ-11DŀŊŻƢǈ-10œũƩ-9ŪŭƲ-8ưǨ-7bFPŜŦƈƘǆǝ7XŏųƛƪƵǧ8ļƮǟǣǦ9fiWňſƅƠƣƫƽǔ10dmAŨūŴƳƸǍǏ11EMƱƹƻ12GőžƕƾǤ13ĶĿšŢƊ14sƦ15NņŠŲƎƜǀǠ16nqŇżƐƥƷ17łńƴǩ18ĺƨǥ19ƺ20ĸƍƝǕ21lŗƿǓ22ƒ23vǑǒ24R25Űǋ26Sś27ťƏǇ28ǎ30ZŤ31CƧ33ķŽ34ǌ36ƄƟ38T41Ƭ42Ő49ƙ51Ǚ
~<in>	32 -38Ư-26Ļ-25œ-23Ř-21ŕ-20ư-19ǧ-18aŞţǡ-16w-14Ɓǚ-13xŷǈ-12pşſƂƕƗƩƪ-11ŔƢƼǅǆ-10oŻƣǉǖǫ-9DőƖƚƶ-8JŃŋŎŜ-7ŊŒűƲ7fXļĽŅźƆǄ8dĺōŮŸƊƵǁ9łŏƋƝƷ10A11iyňƏƸ12KMƄǕ13GƍƳǊǩ14mQŢŨƨ15EżƠƦƻǠ16ĿŴƜƥ17sĶņžƾǍǣ18ƹ19ĸƎǒ20ǀ21Ųƒƴ22ŗŤǏ23q24SƐ25Rń26ŰǓ27ť28lnTƿǋǎ29vś30Ǒ31Ƭ33Ƨ34Ǉ35ķŽ36ƺ39Z40C42ǌ44Ǚ45ƙ49Ɵ
~<inc	60 -10ǉ7sŗƂƇƮ8Ɓǖ9jǈ10ǅ11Ƣ12u13ǋ17Ƽ19ŕ23Ʊ24ŐŔ26ư29ǟ39T
~<ind	85 7Ǎ13ƒ14ƨ22Ǔ
~<inf	73 8Ľ14ŋż15ŕ16Ņ18ľ21ļ25x38Ǚ
~<inj	72 -8ǣ7Ř18ǜ30ǥ37Ƅ50ſ
~<ins	43 -16Ǐ-15ƺ-14Ǒ-12Ɣ-10Ĵŷ-9nĵŮǍ-8Ǆ-7Qŭƌ7rAś8ƨƬ9Ʒǒǩ10ĻşƁƊƚƧƮƵ11ĺƽ12řūƂƯ13Ŀŧųǎ14łǆǪǫ16ƅƫ17WƗ18ŢűƄ19ŘǕ20Ňœƶ22Ťƣ24ǔ29Əƪ37Šƕǧ38Ǥ43Ő44ő
~<int	64 -13ǫ-10Ǥ-9Ǉ-7ļŦƮ7ĺƛƣ8iBHņƖƷ9ŰǙ10Ńň11dŋ12ťǟ13ķƀ15RǠ16gŽǥ20Ƭ23N24š26ƍƝ31S
~<inv	69 8PŽ11ł12fǤ14ǫ16ǚ17ƙ18ĸǗ20Ɵ21Ǒ
~<ir	86 51ķ
~<ira	88 52ķ
~<is	23 -29ũ-19ŧǚ-18š-17Ň-16ƹƺ-14c-13Sƞ-11ŉŤťǓ-10ĻŔƻ-9O-8ŢŨƮƿ-7ľŦ7rŶźžƐƙƠǌ8blŚƃǃǠǤ9ŮƔƬǛ10CEŊŪŹƒƩ11QXŠƨƱƾǖ12ĿŀņƎƓƖǀǐǞ13FĸƗƛǥ14fuKŘŞşŴſƁƣƧǘ15ŗŬŸƚƳ16aAơ17nƽǇ18ĶķƤǉǧ19IRőƀƭ20hŖ21qNTŻƂƢ22psJŎƫ23vłŲŷƊ24PǊǍ25ZńƆ26ŰƇǈ27yŵ28DœƋƕ29ūŭƴǅǙ31jǡ32ǝ33ƈƪǄ34ĺƸ39i41oǫ42txUǏ44Ł
~<is>	23 -29ũ-20ƺ-19ŧ-18šǚ-17Ň-16ƹ-14c-13Sƞ-11ŉŤťǓ-10ĻŔƻ-9O-8ŢŨƮƿ-7ľ7ŶźžƐƙƠǌ8blrŚƃǃǠǤ9ŮƔƬǛ10EŪƒƩ11CQXŊŠƨƱǖ12ĿŀņƎƓƖƾǀǐ13FƗƛǞǥ14fuKĸŘŞşŴſƁƣƧǘ15ŗŬŸƚƳ16aAơ17nƽǇ18ķƤǉǧ19IRĶőƀƭ20h21qNTŖŻƂƢ22pJŎƫ23svłŲŷƊ24PǊǍ25ZńƆ26ŰƇǈ27yŵ28DœƋƕ29ūŭƴǅǙ31jǄǡ32ǝ33ƈ34ĺƪƸ39i41oǫ42txUǏ45Ł
~<iss	82 8Ǆ15ƺ35Ź
~<it	28 -33ĺ-23ņǓ-21Ĺ-20clƹǤ-19q-18yŠźƥ-16Ĵǖ-15ǆ-14gvGMƪǊǟ-13tŸƨ-12pOşƄǫ-11LƦƺǀǘ-10Hż-9aozCXŰǄǎǢ-8xZŇŞſƼǐǒǗ-7hƟƣǕǛǞ7sŶǝ8KƅƐ9ŝƗǉǚ10ŧŬžƂǑǧ11ŀőƒƸƽ12JĶƍ13ŵƘ14FŌŢƱǩ15ių16ƉƤǠ17ƃƿ18łƚ19ƾ20nňůŹƛǈǡ21AšŦǏ22Ļŏ23śƁƋƏ24ơ25bœƕƯ26Pŋ27ŃŚǇ28BUǙ29ń30ťŭ31Ɗ33ĵŕŖ34ƈƫ36ōŜŨ37Ʃƭ38ũ39ŴƠ40ǅ41jƇ42Ř43ŁŮűƔ44ŗƆ45ŔƷ47rŪ54Ƭ60ŷ68Ų
~<it>	28 -33ĺ-23ņǓ-21Ĺ-20lƹǤ-19cq-18yŠź-17ƥ-16CĴ-15ǆǖ-14gvGƪǊǟ-13tMŸƨ-12pOſƄ-11LşƦƺǀǘǫ-10ż-9aozHXŰǄǎǢ-8xZŇŞǐǒǗ-7hƟƣƼǛǞ7sŶ8KƐǝ9ŝƅƗǚ10ŧžƂǉǑǧ11ŀŬƒƸƽ12JĶőƍ13Ƙ14FŌŵƱǩ15Ţ16iųƉƤǠ17ƃƏ18łƿ19ƾ20nňůŹƕƛǈǡ21AšŦǏ22Ļŏ23śƋ24Ɓơ25bœƯ26ŋ27PŃŚǇ28BUǙ29ń30ť31ŭƊ33ŕŖ34ĵƈƫ36ōŜŨ37Ʃƭ38ũ39Ŵ40ŁƠǅ41jƇ43ŮűƔ44ŘƆ45ŔŗƷ47rŪ54Ƭ60ŷ68Ų
~<ite	90 -8ƙ18Ə53ƚ
~<its	83 -11ĸ7Ł11Ǥ13ƚ15ƕ16ĵ22C
~<ja	86 11Ŭ16aƎ17Z
~<je	70 9l10ū12Ŵ13ŷ14Ơ17ŭ34ƚ
~<jee	86 13ū15Ŵ21ŭ
~<jew	73 36ƚ
~<jo	54 -12GQǧ-10Řư-9Ǉ-8iţƞ-7jršƛ7ŤǨ8ǂ9ŉǖ10ƟǏ11ķƪǫ12RŒ13Ʈǩ15ƨ16sŮ17uǆ18ŰǓǥ24Ǖ33Ǌ36qƩǒ46S47U50W52P54V
~<job	55 -12GQǧ-10Řư-9ǫ-8iţ-7ršƛƞ7tŵ8ŤǨ9ŉǂǖ10Ɵ11ķ12ƪ13ǩ14RƮ15ƨ18uǆǓ19Űǥ24Ǖ35Ǌ37qƩǒ49U50S51W54P55V
~<joi	83 9f11ŏ18Ǐ26Œ33s
~<ju	47 -15Ɣ-13Řƅ-11DŎ-10ŃŴ-9ƧǑǒ-8B-7qFRĻĿũŲƠƩƵǠ7vwUŜǜ8rsYĴǩ9ełŽ10cmSōǛ11K12hŋŐ13uCňƨǊ14ƣ15aƤǓ16ūƽ19ŮƎ20ŗ23nǍ25šƁ27ĸļŔǂ28ĺ29Ÿǉ30ţ37ŕ
~<jud	85 8Ž9ǁ15c16Ţ21ĸ
~<jum	76 -19Ɣ-12T-9ŧ16Ǝ28ŕ37ǂ38Ŕ47ţ
~<jun	85 8m11G19w21a
~<jus	48 -13Řƅ-11D-10ŃŎŴǒ-9Ƨ-8Ǒ-7qRĿƠƵ7dUƯ8rvYŜƙǜǩ9sĴĸłƎ10eōǛ12KSň13hŋŐƨǊ14Cƣ15u16ƤǓ17ūƽ19Ů21ŗ22ŕ23nǍ26šƁ29ĺļ30Ÿǉ
~<ka	88 11b25Ƨ
~<ke	51 -11ĵƬ-10eķǖ-8rHňŒřƅ-7NƆƨǚ7cŪƁƸƽǢ8qŊƟǛǫ9mPWž10UŲǔ11Ł12xŠƀƋ13ś14ŀǡ15t16oţ17Yǟ19Ŏ20Ǒ21ZŴ27Ʃ28Ƙƹ33Ş38Ʒ42Ƨ44ű47Ǚ63Ǫ
~<kee	54 -11eĵƬ-10ķ-9ǖ-8rňř-7Nźǚ7ŌŹƸ8cŪƽ9qŊƟǛǢ10PWžƁ11Uŀǫ12ưǔ13Ƌ14xŁŠ15śƀƧǡ16tZ17o18YţǟǪ20Ş22Ǒ23ű26Ʃ27Ŏ30ƹ31Ǚ41Ʒ
~<kep	74 -10Ŏ-9ư-8ŌŒ10Z11ŷƄ21Ş27Ǚ33ű41Ƨ
~<key	71 -7ƨ10v34Ŵ42Ƙ64Ǫ
~<ki	47 -18ǝ-13Ƭ-11mŦ-10zĺƆƉ-9t-8sĸŸ-7ajkHňŞƩƮǁ7ŖŗƜǛ8XŵŷƟƪǟ9iRŋŲ10ūƊƸ11ƭǈ12ťƲ13MŐřƈ14ĻŨǖ15hƐƻ16Ư17ƞƥ18l19qv20Ż22w23yƳ24ƍƎ25nƌ29ƴǆ30Ʊ34ƫ43u49x54ź
~<kic	81 12ƻ13ō14Ļ16Ŗ17ļ28ř
~<kid	56 -21Ŵ-12m-10zū-8ĸŸ-7t7q9ƚ10Ŀũ15ŻƸ16ƨ19ƴ21ƭƯ22ƞ25lv28w29ƎƳ32n35y37Ʊ44x54u66ź
~<kin	55 -32ǝ-15ƨ-13Ƭ-11Ŧ-10Ɖ-9Ɔ-7ƭ7ƒƺ8ŵƲǡǧ9iŻ10ĻŗƐƜƻǛ11ŋ12RƟ13XƊǫ14xŲ15ǈ16qťƈƴ18Ő19Ũ20hǖ21ūƥ23ǆ31ƌ42ƫ
~<kit	71 7Ǌ8Ǒ9Ń10L12Ɛ13Ơ15ǟ16ǝ18ǆ25M42ƍ
~<kn	51 -13n-12ǖ-10ĺư-9ŏ-8NĻŢƿǘ-7iŋōƔƨǇ7OĵńŖ8GľŇœųǄ9řƁƝƹ10hm11Ķ12ŉŕŤŻƉƐǥ14wņŝ15Ʃ16cƌƍƫ17rűƕǅ18Ŏ19Ƶ22f23ƺ24t25A31ǫ44Ŋ46ŗ
~<kne	88 13ƺ46t
~<kno	51 -12nǖ-10ĺư-9ŏ-8NĻŢƿǘ-7ŋōƔƨ7Oĵń8GľŖų9ŇœřƁƝƹǄ10hm11Ķ12ŉŕŤŻƉƐǥ14wņŝ15Ʃ16ƌƍƫƺ17cűƕǅ18rŎ19Ƶ23f25A31ǫ44Ŋ46ŗ
~<l>	84 -31Ř-10Ƈ11Ǩ13ū15ǅ27ǣ69b
~<la	41 -18ť-15Łń-13œũƖ-12dŪǇǟ-11psvS-10XŘƄƅ-9PŖŴŹƂƍǁǅǤ-8LĿŠƵ-7RŏşŮƆƙƨƿ7iƢƫƭ8Y9ŕŲƃƛǖ10AżƼ11ktŦƟǄǨ12Ưǐ13F14ŃƇƜƩ15cǝ16abDƉǋ17EňŤŽǆ18ƣ19Ǫ20oŶƻǠ21ŗ22Ňƴ24ƲǑ26Ǜ27ǌǞ28Ŕǎ29Ķ30ƺ32ŝǫ36ǥ37Ţ39ĸ47ǀ
~<lab	83 12Ǟ13ƻ15h16ǀ18ƽ21Ŧ
~<lad	75 -11Ƅ-9P-7Ŵ7ǃ8Ŷ9c10Ũ14Ə15ŝ16ǆ18t19Ǌ23o24ǥ27ƞ
~<lai	82 -12ǟ11Ƅ13Ʃ14Ŷ15B21ňǪ
~<lak	80 7ƞ12ŝ15ĸ22gơ24k29ƛ
~<lan	63 -12Ɩ-11ƅ-8ń11GĹ12J13ŧƦ15Y16Ƣ17Iš19ňǆ20ǫ26F29ĸ33ƣ39D47ǎ
~<lap	76 -8Ǒ12śǙ19Ɵ49Ţ
~<lar	85 29ǖ39Ƈ
~<las	46 -11dšťŧ-10pvŪǇ-9ŁńœŨ-8DŖũ-7GŹƄƞơǅǤ7yĵƒƬƯƸǔ8łŭżƓƾǄǚ10ľŃƀƫ11oĺ12Ŷƭ13iŕŲǪ14ƴƼ15cŢŽ17ƻ18ŤƜƲ19ǋ20Ɖ21bEƺǝǥ24aŝ25ŇǛ26ĶǠ27Ǒ30ŗ32ǌ34Ŕ36ǀ
~<lat	70 -16ƾ-8ťƚ8Użƕ9OŽ10Ťǥ11ǄǑ12ĶĻƯ14ųǡ15ǀ16Ǟ17Nǐ21ƺ
~<law	68 7ŌƷǕ10ƃ11ǣǫ12BQǨ13Ńņ19n24A27Ǟ29ƴ33ĸ
~<lay	81 -7s9Ʀ10ƃ12ś13VƊƩ18ŀ20Ʋ
~<le	43 -24Ǐ-17ŗ-15ŜƱǫ-14ŝ-13Ŕ-12Ő-11ĽǊ-10ŉŲ-9nTŮŷƉƌƙưǣǩ-8oCŃŤŶƪƿǓǚ-7BPųŽƀƳ7xKVŀŁśƢǑ8ŌŕżſƖƧ9AťƋǅ10Ɵ11zŎş12ŊůźƁǈ13ž14ľ15mŋū16ŚƇƵ17Ŵ18Ƭ19Ū20hFļƐ22ƊƗ23ƅ25b28Ǎ29ƦƩ30ƣ31Ǟ33Ƥ34Ɲ44ţ54ǎ61Ƹ70ŭ
~<lea	49 -22Ǐ-14Ŝ-13Ş-12ŖƉ-11ŕŝƱ-10ƌ-9ƞ-8ĴǊǩ-7TŏŷǓǕ8ĻňŒŪűƠƭǇ9YƏǞ10zŋƢƮ11Vźż12uƧ13ļŀƐǑ15A16Ŋ17ť18Ƶ20Ř26FƩ27Ɗ36Ǎ37Ɲ38ƣ40ƦƸ42Ƥ45ţ55ŭ57ǎ
~<lef	69 -14Ɨ-8ư-7Ł7Ĺ8ĸ9fl11ķŗ15ţƩ17ŎŖ20Ĵ23Ş27ƖƸ28ŭ
~<leg	73 -11Ř9ƁƄ10Ÿ12Ō14ſ18ƴ23ǅ25ǈ27Ƹ52h
~<len	69 -16ŗ-7ƴ7SƘ9ƛ19Ư22ŭ24ƅ27Ŵ61Ɨ
~<les	77 -11Ɩ-9ŧ-7Ÿǋ7G9ǉ14ƨ15Ɣ16SƟ19ņ20Ƭ21Ŀ27ů36Ū
~<let	58 -11ĽŔ-9hsŗƯ-8ǫ7irNłŬƅ8ƒ9ĶŢūǀ10O11ńŋ12Ɛƞ14x15ļ16KŏƬ18ś21a23şž24ľ25ŕ26Ś33Ǟ40b
~<lev	72 8Ŭƥ9Ł10ǎ15ƫ22Ƌ24m31Ƈ
~<li	34 -18J-17ŏť-15Ő-14ĺœ-13ŵǄǈ-12pĹśţǉǍ-11ŦűŴǇǒ-10ŉőƘǖǟǢ-9ĴŚǛ-8ŎŜǓǗǡ-7MQŻƊƌƳǊǔǥ7mBHSķƮ8hińƇǙǧ9gtEŃǂǝ10DųſƁƢ11rĸŊƸǕ12dơƬ13lļŇŞƃưƷ14Žǌ15KZňŬƆ16Ō17uŷƐƚ18qGƼ19ƒƓƪ20vũ21Ʃƶ22Ļŀƫƹ23ǎ24ō25ĵ27YƯǏ28FP29UŸ30z31Ơǣ33x37nwƨ38ŭŹ42ǁ43Ř
~<lia	59 -10ǒ-7Ǥ7ƀǌ8ǧ12ǝ13Ř16ƣ17ǜ19ǎ23ƃ29Ɓ36ǣ40ſ
~<lic	59 -12S-9n-8I8ǝǪ11o12Ƽ15ǂ16ad17Ŭƅ27ź36Ÿ62Ź
~<lie	80 -7ū11š51ŀ61ŭ
~<lif	55 -20Ő-13qż-11ő-10Ř-9j-8Ŀǫ7lW8B10S11mũŶ12ŠŲ15Ļ19i25Ʈ30Ƭǁ32Ʒ33ƹ39Ưƶ44ƪ48ƫ55Ʃ65ƨ
~<lig	79 -9Ť7DĻŢ13ƒ14ō15ż16Žư17Y23U
~<lik	43 -19J-14P-12ŏ-11ť-10ķǄǒ-9ƳǠ-8ĺĿŀƤ-7nŉźƝƥƪƫƽǤ7aŗŝŮƂƢ8mŔƃƲ9DŁŭƆƐǘ10AŸ11lrŨ12ŃŒŤŧƚ13jŌƯ14ůŲ15gRZũ16ƿǫ17ŇōſƒƼ18txǏ19vń20ų21ŊƸ23Kĵļ26ǁ28ň32UƠ34Ş35ŷ
~<lim	59 -8Ő-7Cƙ7ĿǏ9š10Ƒƕ12y17Ǩ22Ǖ23Ɠ27Ǥ34ǣ56Ř
~<lin	62 -10Ŧ-8Ǒ7śƬƭǆ8twEOŇǚ9Ɠ10V12XĵǠ13a14łǌ15ŃŌ16sƹ17S18Ɲ19I22ō23P27Ɩ31q
~<liq	88 -12ǣ-10Ź-7ſ12Z14ǁ44ǝ
~<lis	61 -12Ɩ-10Ź-7śǛ7hrƏǩ8ŠǑǙ9PƆ10ǧ11ƞ12ƭ13nǚ15Ļ16ŅƐƽ17Ɣ18o20Ÿ21ǎǒǫ22ƚ23ƙ25ŭ27Ŀ
~<lit	59 -14a-8o-7hƝ7glVŇ8dzIĻŀőƵƻƽǆ9ķǃ10cĽŬƠ11Zž13Ž14Ŕ15ƨ16vŋ18ņ21Ʊ25u26w28x
~<liv	55 -15ő-14Ş-10œǫ-9ŠƨǈǍ-7ITűŴŹǉ7ŸƇƜ9DƆ10Ƅƴ12Ƣ14u16h17Hĸƥ18lǏ20qķƦ23ơƤ24Ơ27ư29C33ƹ34Y35P39z41G43F72n
~<ll	79 13ǒ21ǅ44ǈ
~<llc	79 13ǒ21ǅ44ǈ
~<lo	39 -28Ů-15PƤ-14nŲ-12ųƘǎǏ-11Ǌ-10ŎŐŕŸƨ-9awūŴŵƇƟƷ-8douxĵŇœŔŠšƔƝ-7qDFWĽşŻſƽƿǂǃǉǓǝ7HŅƑƹǫ8ĻőŚťŧƄƎƩƮ9vŖŝŹ10RńŏƊ11ļľŬƂǌ12sŨůƋƼ13ĶĺƖƥ14zŢǠ15ţŭŰƈƒ16GSŉśǡ17Şǖ18űŷƠƳ19Ŧ21ňƦ22ņƓƯ23ŀƧ25OŤǍ27Ĵǚ28ĸƗǟ29ƞǇ30l33ư34Ƭ35Ŀ36ơ45Œ53Ƶ
~<loa	58 -9Ʊ-8w12k19Ƃư25Ɩ32Ƴ37ŭ50Ɨ54Ĵ61Ƭ
~<loc	65 -14Ǐ-10Ƌƙ8ŏŪ9M10ǖ11ő13Cǐ15Q16ō17Ŀű18Ǝ19Ǡ25l29ƥǚ40Ǎ47Ƨ
~<log	81 19ś20ƈ22ƒ27ő35ǚ
~<lon	53 -21Ů-11őš-10Ƥǎ-9Ųǡ-8œ-7N7g8Ş9fvHZƉǫ11iůƅ12ŬŶ15Ƒ16Ś19lŹ20Ŗư22Ũ24Ŧ25Ţ27ơ30S31ǟ32G33Ű38Ʀ40OƯ45Ǉ54Œ
~<loo	54 -14ǫ-11Ɖ-8gōǆ-7nƵ7Yǧ9AJŬƭ10ŀƒǛ12jŷ13ļŗ14ŃǠ15RľƊ16Hšƹ17ĶĿŝƀ19sĺ20Ʈ22ń23ŅƱ24Ļśǌ28zň
~<lor	88 11ĺ12k13v
~<los	59 -17Ƙ-13t-11Ř-9Ǟ-7XƦ8şƜƪư9IŪƋ10Ƅ11ŞŨ12ťǟ13ZǕ14ũǖ15ŀŒǫ17Ƽ18ř22Ʃ27ŧ29Ŧ30ĸ35ŉ48Ť97Ƶ
~<lot	66 -13ǂ-9Ű-7Ɔ7tżŽ8ƛ9RŜƜƣ10ŀƈ11ůǘǡ12ő13ť16ň21ű31ơ35ĸ36ƞ37Ɠ
~<lov	67 -8Pţ-7oķ8Ƌ9Ɠƚǅǫ10MƸ11tǍǖ12lǆ13Ž16Ş19Ɔ22U29ŷ36ǡ53Ơ
~<low	68 -12Ũ-9š7Ƽ8Ķ11Ƅ13cŘ15ļ16ƛ22ŏ26ƙ27Ƌ33Ŀ54ņ
~<loy	82 13Ǚ31Œ42ţ
~<ls	90 61b
~<ls>	90 61b
~<lu	74 -11x-7h9LƖƲ10Oĵ11Pōź12Ť14Nľ23ƕ25o30Ǘ
~<luc	84 -12x-7h11Ɩ13Pź14Ť29o
~<lum	85 11ĵ27ƕ35Ǘ
~<lun	85 10L11Ʋ12O13ō16ľ17N
~<ly	90 39ų
~<lyf	90 39ų
~<m>	83 9ƅ17ƀ43L48b
~<ma	37 -24J-20iŔ-18ǋ-16t-15Ǡ-14Œ-13œǚ-12RŨ-11kƹǌǡ-10őŗťŪƙ-9dyQŧŲƚƩ-8ĵĸƀƸƽǅ-7PŀņžƆƓƢƱǝ7UZƐƔ8OŌůŶżŽƟƴǒǔǜ9zGķńŭƌƏƑƘƯǥ10KłŇŕŘƊƖ11oxYŅţũǏ12ŰųǊǗ13ahĽ14ŃšƇƋ15EĿŵƝǓǟ16uTVĻǙ17ĺūƭƻǁǪ18Ƶǖ19ǎ21n22ŖǑ24Ŵ26cŏ29fƈ34ǉǫ38ƣ39D41ưǍ42ǆ
~<mac	70 -8ŧ9Ňǘ10Ɲ12l13ƾ30ǟ31Ǥ56Ǒ
~<mad	60 -13ƽ-12ň-8Ǎ-7tŔŽ7Ʀǀ8Ňƿ9rǈ10Ơ12ń14Ǟ15ƍ16xƊƭǫ18ƴ19ĺ20ŷ21ũ23ŕǏ30ƈ32š42Ļ
~<mai	64 -39J-19P-10Ÿ-9ơ-7Mǫ7ľŵ8ŝŮ10ĵĹş12UǍ13Ƌǘǟ15Ŀ16Ǘ28KƝ29ĽŴ31E37ǆ76D
~<mak	54 -18Ŕ-13Ů-11Rĵ-10a-8ŹǠ-7rĸŕƥǓ7qO8XőţƅƐǖǟ9ńōƑ10ūƏǫ11ų12Łň14Ĵǜ15cPǂǔ16xƵǒ18ļ19ư20Ű22ŉǆ23ŭƟ26łƣ27T30Ńǎ38ŏ
~<mal	84 14Ŷ16aŵ19Ǐ21Ǎ
~<mam	85 -7it8Ʀ12T14ƪ16a30z
~<man	46 -17ǋǏ-14T-10DŒƊ-9iőƆƍƨ-8xŷƄǘǠ-7RŪƹǚǡǤ7BYŠƉƤ9ơƯ10Sųƈ11cƫ12ŶƘ13ƌƵǁǆǫ14ŰŵŹǥ15GŽƻǐ16ůŸƋ17ż18VƇǊ19ŅƖƥǖ20Ŗ21hū24Ǚ26Ǔ27Ǫ28u30n33ư38ƣ41Ǎ49ǉ
~<map	90 7D14ű
~<mar	65 -10ƪ-7ǫ7ŕ8ƕ10qƎ11ZŮ12ƻ15ǁ17Ƨ18F20ţ23Hƭ28Ɣ34o58f
~<mas	88 8Ǐ17m
~<mat	69 -7ǫ7ƄƈƜ9ŎŞƯ10zVř12ŦǗ13A14cY20Ɗ21W23ķŴ27Ŀ
~<max	88 23ǫ60Ř
~<may	68 -10ŉ-9i-8Ƌ9vǀ10ƨ13Ō15aĺ16ư17ŖƳǫ20c24ŋ
~<me	36 -17G-14Bǅ-13ƛ-11ňųƕ-10o-9pwŐƫǒ-8Ƹ-7rNřƩǕǡ7ţŶƋƧƶǈǏǩ8ńƜƣ9aYŀŃƱǘ10LPUŽƵ11KƢ12QŧŬ13eŁŌ16cĴ17hŇ19ŋ20ľŊǆ21dn22ilūƊ23Ś24ĺǊ25bǄ26ǝ28Ņ32MƄ33Ľ35ť36Ŏŏ37O39ǫ44Ŝ47ƽ54ŉ
~<me>	37 -16G-13B-12ƛ-10Ŧųƕ-9oĻƫ-8pwA-7Őǅ7łœŔŘƃƇƊƪǝ8ajDţŧŲƋƧǈǩ9uMśſƜƣƶ10YńŌŚƵ11iľŀǘ12UŃƢ13Ž14Ŭǫ15LP16eŁǊ18ĴŎ19cŇ20ĺŅ21n22dŋ23Ŋǆ24lū27b32O34ŏ35Ľ38ť46ŉŜ
~<mea	69 -21ň-14ǒ7Ƽ8ŶƐ9Œ10V19ǫ20Ļŉ21ž26ǝ27Ʊ39Ŏ
~<med	66 -14ƪ-10ǅ8fƿ11Q12ƾ15Ǚ17W48Ǆ65ƽ68Ƅ
~<mee	74 8a9ƟǛ13O15ƨ44M
~<mem	84 -15ś9Ō15ľ16ƥ20h32Ś
~<men	79 -8ťŸ11nA13hƿ14X15Ž19ŗǫ20Ņ23ǝ
~<mes	78 -9ƶ-7L8h9Ū11ĺ12ǜ13Ǎ14Şŧ23K24Ŧ27i
~<met	75 -8ƍ9ľ10ŏ16Ʒ20Ǐ23ƽ31Ɗ
~<mi	48 -12ķő-11Iƿ-10ū-8Śš-7FJňŊŪŭơǠ7ty8Ķǫ9hDļŘśũŲƽǒǗ10r12HǛ13Ń14XŅƸ15MŞ16iŀŵ17Ǒ18ş19ŏƊƮ20Ŝ21Ţ22xſƑ25wŋǜ27aN28ǃ32ǐ35Ŏ42Ű51O55ů
~<mid	77 9v10L15a17i22N37ǐ
~<mig	81 -8f9Šƞǃ12o18Ŏ20yǐ30H
~<mil	62 -8ū-7ƞ8Ɯ9Ż10U11Q12ǫ14ǒǗ15D17ƽ24ŵ31Ƒ48Ű75ů
~<min	55 -11ķ-9I-7Jš7ŝƝƢ8irľŰŹǢǩǫ9ĸńƦƱ11P13śũŲ14Ř15ļ16Ń18NXŏ19ŅƸ21M22ŀ24Ŝ27ſǃ29Ʈ31ŋ60O
~<mir	77 -10v17u32x45w
~<mis	68 -12ő-11ƿ-7ǫ7prĺŏ9sǡ11łƹ12Ǆ13Ķ14t20Ǜ22ş23aƊ28Ş33Ţ37ǜ44Ŏ
~<mo	37 -16Uĸ-15ťǠ-14sŲ-12cşšǊ-11Ŝŝũŭ-10lQWƞ-9MłŤǇǎ-8fjxSľŵƕƪƮƾǍǡ-7ŋŕśŽƛƜƷƽǐǒǓǙ7ķņŞŸžƀ8gńƚƹ9uLŒŨŰŶƬ10dFƸ11ŘŹƴǋ12Őƭ13iVŉŖſǌ14rĺƐ16NXŔųƗǖǫ17ZūƠ18ĻŁőŦ19ů21T22ǆ23A24nƦƿ25ŎţƢ29Ĵĵ30ǟ31œǥ33ŀ34G36HĿư37Y38Ɩ47y63z
~<mob	88 -10ń8ƹ10C28I
~<mod	71 22ǫ34ū70ǥ
~<mom	67 -11ũ-7ŀ9Ʋ10ź11qƿ13Ŷ14ƦƱ15Ƶ18Ÿ29ő31Ő43N66z
~<mon	46 -13ǖ-11Ů-10şƙƱ-8ťŭƮ-7ŝŪŲǎǫ7rĹůƄǚ8vĻ9GřŢƳ10ƍƭǗǜ11ŁƟǢ12ŀŦǋǘǪ14ķž15u16dŨƦƸ20ņ21AƐ22Z24Ŗų26XĴ29T34Ƣ37Ɩǟ40ư42ĵ44œ50Y
~<mor	51 -19U-14u-11Ř-10sĸ-9HǠ-8řƵǪǫ-7ŞŲ7RŶŻƔǟ8AǄ9JĴŧǦ10ŖǛǨ11rư12ŸƬǃǆ13ŒƼ15FŪ18gZŰ19iĿŉ20ŀ22L25Vſ29Ɨ31Ŕ34Ɩ42y43Ŏ
~<mos	58 -11Ÿ-10ǘ-7şƍ7B9XZƨ10Ļƙǌ12ĺ13Ůƚ14Ŵ15Şůƴ16Ź18ǆ22ǫ28ŀ33Ŀ37ǖ41Ř
~<mot	63 11ŀŠ12Ʀƭƴ13ż14ū15ǂ16n25ƀ29ƿ46z
~<mou	86 -7ŧ7r8k12ŉ16Ľ20Ş24u
~<mov	62 -13Ŝ-9ĸ-8ũ-7ťǠ7ŊŮ9ńŦƤǫ10Ķ12ő16Ʀ17ō18Ļ22ƹ29Ł37n40y41Ơ45ţ47G79H
~<mr	86 38a41f
~<mrs	88 19a42f
~<mu	44 -23ƃ-21W-16ĵ-15ť-14Ũǆ-10QŐƆƦ-9ŮƯ-8uŏŶŻƠǚǡ-7FŅňūǍ7źſƋ8ũ9ŷƍ10ŭƖƚƸƹǎ11ĴŉřŲƟ12ǣǤ13őǕ14OYƳ15ķ16ƕǝǨ18ZŴƀƬ19ƙ20Ƣ21ǋ22ĸƄ23ŀƩǌ27ņǑ28ůƪ29Tƨ30X31Ɣ32ǫ34Ř35ŧ37Ʈ38Ŕ43œ
~<muc	44 -23ƃ-21W-16ĵ-12Ũ-11ť-10QŐ-9ŮƦƯ-8ŶƆǚ-7FŏũŻƠǡ7ſƋƧ8ţź9Ŵƍ10ŭƖǎ11ĴřŲƚƟƸƹ12Ǥ13Ǖǣǫ14OYƳ15ķ16ƕǝǨ18Z19ƀƙƬ20Ƣ21ǋ22ĸƄ23ŀƩǌ27ņǑ28ůƪ29Tƨ31X32Ɣ34Ř35ŧ37Ʈ39Ŕ44œ
~<mus	79 -15ǆ7Ş9ǖ11cxű16Ŵ20ŷ28ũ38ǫ
~<my	56 -7nsFŹ7qņƔǈ8QƴƽǠǢ9D10Ņŉ11ǘ12fgMŀťůƲ13Ňż14kŎ15j16bJ22L24ŷ34ľ42ǫ44Ľ
~<my>	57 -7nsFŹ7qŜƔǈ8QņƴǠǢ10DŅ11ŉǘ12MŀůƲ13fť14Ň15jŎ17bJ19ŷ22L35ľ43ǫ45Ľ
~<mys	84 7ǜ8mŷ10ž11ż15ƽ16g
~<n>	83 18w20Ŭ61b
~<na	49 -15ǫ-14p-12sW-10vJǍ-9rǆ-8Ň-7uxśŵƪǧ7Ŀł8LŒǈ9CǊǎ10ĽŚǢǩ11A12hŴǒ13ľ15ǀǕ16ƨƽ17FƣǙ19ĸƗ20l24ŝ29Ʊ32Q36ő39b48ƭ53o55a66ǅ70w
~<nam	50 -14pǫ-12W-11s-10vJǆǍ-8rǏ-7xŇśŵƪ7ł8Ŀǈ9Lǎ10ĽŚǊǩ11AǢ12hƱ13ǒ14ľ15Ǖ16ƨǀ17ƽǙ18Fƣ19ĸő20Ɨ26ŝ37Q40b50ƭ55o57a68ǅ71w
~<nan	88 31Ʊ
~<nat	84 -9S13š17Œ30ő38l
~<ne	41 -19ŗ-18ň-16Ƴ-15ŝ-14Ɗǔǫ-13Ɲ-12Ŋ-11ļşǧ-10XĿũưǡ-9ĹŅŐǙ-8NľŃŉţŻƈƫǟ-7rwAĵŋŠŸƨƵƸƹǊǓǪ7coŴƜǣ8mpsHŀŪƌƎƷǑ9ƭ10j11zŁǎǗ12eœŚƍ13ZŷƦƮ14Ʊ16VĸƂ17ūƘ18iYƗƯǂ19źǃ20Ļ21Œ22Sƞ23Ŗ24Ƒ25Ǉ26yĺłƉ27Cń28Ǐ29Ǜ31Ơ32ŏƛ33Ǩǩ35Ǡ40ƅ44G46Ɔ
~<nea	66 -8Ɲ-7ƈ7ƞ8ǚ11Ɯ12Ɠ18Ǜ21ś25z31C35Ƒ40ƛ
~<nec	90 -7Ɨ13Ƙ20jU
~<nee	48 -13ļǔǫ-10Ŋ-9ư-8şƹǘ-7aHĹňǠ7ŒƦǈǋǢ8cgpFOŰƞ9uJƂƉǑǣ10ořǌ11ŬŶǀ13mƆƔ14sv15Gǎ16e17ū19Ʈ20ŁƗƱ22ń23Y24ĺ26ŏǃ32Ư35ł40ǩ44ƅǨ
~<nei	70 -11ŗ-8ŷ7ơ8GĽťƔƦ9ƛ10Ɔ11Ǐǫ13ņ14B17C22ƞƠ
~<ner	84 23ǂ31ŀ
~<nes	88 -7vƯ15ķ24Z41y
~<net	84 -7T10Ǝ11Ƭ14Ǘ42ĸ
~<nev	69 -9ŝ-8ŸŹǫ7cƜǖǞ8TŇ9lƛ10Kƻ11Ųǂ13Ş15Ǜ18Œ27a
~<new	57 -14Ɗ-13ǫ-12Ő-11ŇŞǅǍ-10Ɣ-8ő7ŒŔŖŭſƁƗƽ8HŪ9DU12j13ŕǗ14Ƃƌ15xƙ16Ǜ19œ20ĻƷ22ĺ24ƍ27źƉ31Ơ32i34ŷ35SǇ41G42ƆǠ
~<nex	66 -17Ƴ-11ň-8K7źƦ9p10Ū11ƀǘ12ƭ13ǫ14ń15Ř17ĻŚ18HƘ19Ǡ20k21ŏ24y30Ŗ35V40Ǐ
~<ni	57 -11ƫ-10SW-9pC-8Ɯǆǡ-7ŞƧ7ciƒƩ8oqĽƊ9ŭǋ10kǅ11ĿŠ12dŨ13Ŵŷƻǁ14hF15ťųǑ17LUļ18ƚ20nŀ21ű25Ǔ29x30R35jƠ
~<nic	66 -13ǐ-12ƫ-11S-9ŀ-8ǆ-7Cǡ7ŇřŰ8Ǝ9oƂƍơƩ10cĽ11qGŭƊǋ12iUǅ13kPƬ14Š16Ũ17Fŷ18ƻ19Ơ23ƚ30j
~<nig	62 -8WƜ-7Ƨ7Uũƽǘǚǫ8Ŀƒ9L10j15ǁǐ17ť18Ǒ19ļų21Ơ24n26ű30ŀ33xR
~<nin	90 -17h-13p14L21d42Ǔ
~<no	36 -24ŕ-21Ɲ-17Ʈ-16ǐ-15iĸŞŠ-14Ŵ-13ƙƜƩ-12yVƫƸǅ-11ŏǒ-9kƈƑǤ-8wĽƕƭƯǇǨ-7dZŨūűƆƗǌǍǠ7GĹřśųƔǓǔ8ĿŚǣ9eǡǢ10ĶŸƦ11xōž12blnĺƻ13KŘƨƳ14uTŭǪ16Ŋƺǃ17gŤ18Ļƪ19vľňŋŗƂ20Lńƽǫ21ĵ22őŶǁ23Ƅ24ĴŎ25Ž26ơ27X28c30sƀ31şŪǧ36ũƶ38Ł40N43œ48Ţ68Ő
~<no>	55 -31ŕ-11ŉǄ-10ő-9ǫ-8wǓ-7ĵĸŒŞ7sXƓƿ8WƲƺ9Lŗǜǣ10Ĵľǉ11ťƵ13l14ŐŚ15ƅ17uǁ20Ƅ22ž24ńŊ25ňƀ27Ŷ28ŽƂǃ34Ţ63ƶ
~<nob	69 7sKƹ8Ʀ9ŚƱǁ11łť12nƼ13Ư16Ÿ17ŗ28g30ş35ơ
~<noi	86 -7Ƒ7N16Ɛ24ǫ
~<non	77 9ş13ǧ14xǄ15Ɓ18ƻ47Ţ
~<nor	63 -8Ɯ7nĵ9l11jǑ12Yǀ13œ14A15D16R18Ů28T
~<nos	86 7Ơ9l16Ż19ŋ
~<not	44 -24Ɲ-13Şƙ-12Ư-11Z-10ťƸǒ-9ĸŃŏƩǅ-8ipœǠ-7uyNVŴƈƐƮǉ7BKņ8ŖũųŶŻƔƦƶ9rEƧǔǛ10ƇƖ11ŽƬƺ12cQňŋŗřǟ13hlľŤ14XĶƛƪ15ƳǢ16Ƅ17ŢţŭǪ18vǓ22bƽ24ƀ25L28Ĵǫ31ş35Ő38Ŏ58Ł
~<now	48 -20Š-13ǐ-11L-10ž-9QŁňţƮǤ-8AŇūǫ-7dŌŗŢŴ7SXņŜơƽ8vFǚ9nHĿŒŝŞ10GŹ11Ĺ12uŲ13x14ǁ16ś17ĺǡ18ŵ19ŉō20cƨ21ĵŘ24s32ǧ35Ļő37ũŪ46Ő59œ63N
~<nu	50 -18Ÿ-14ǫ-13ś-12Œ-11v-9ƥ-8ķľ-7ƞ7ŜƕƲǛ9ŝ10šǖ11Kş12ǉǢ13cCYĿ14qU15yE16P17Ľ18ļňœ20Ʈ21ƾ24DSŹǃ25XǪ26ņ27Ǚ28Ŭ29Ř32Q35e40Ś45I
~<num	51 -15Ÿ-13ś-10vǫ-9ƥ-7ľ7řŜƀǋǛ8ƕ10ŝ11ňšǖ12KǉǢ13œ14YĿ16yCE17c18ļĽ21Ʈ23ƾ25DXŹ26Ǫ27ņ28Ǚ29Ŭ30Ř36e41Ś46I
~<nur	75 -15Œ-7Gƞ13Q24U25q29P39ǃ40S
~<nut	83 -10ķ8žƕ10œ13ň14t15Ʋ27ş
~<o>	80 8D9cƞ35ǧ38d55ǜ
~<oa	84 10Ū12ƒ21D44Ɠ
~<oak	84 10Ū12ƒ21D44Ɠ
~<ob	90 12bŌ30ǃ
~<oc	76 20q27P33ǣ
~<occ	76 20q27P33ǣ
~<od	82 -9aū-7Ƴ14ŵ15mo36ů
~<odo	84 -9a15o37ů
~<of	33 -23ǉ-20Ƶ-17Š-15oŵ-14Vķŏ-13bwšƚ-12ſǟ-11ĺŰűŷ-10FľŃŗƀƕǩǫ-9ŊǤ-8fGţŤżƨǧǪ-7PōŎŒŞŶƸ7EIřŚťžƂƅƘƶǍ8tQĻƇƫǡ9iĹśŧǛǝ10qzWņŋƄƩǑǥ11klZŇŹ12pKNĸǂ13ŅŭŮŲŻƐƦǚ14rǘ15xMUĵƗ16sĴŌŬƌơƯƷ17euOSőŦūƖ18ĿŴ19ŜƈƥƧǠ20łųƴǁ21jCŘ22ŝ23g24Ɵƿǔ25Ɗ26ƃƜ27ƣ30R33ǖ37Ǌ38ň42ǆ
~<of>	36 -20Ƶ-16ǫ-15oŰǉ-14Š-13ķŃŵ-12bVŏű-11IšŶƀ-10ƚǟǩ-9ōſǜǣ-8wĺľŢŷƍƔƕǀǤ-7fGŤ7NRĶƻǂ8aŬƐƩưǚ9ŀŉśŦǅǍ10lAEHĴƫǝ11tťƇ12ĹńƳ13izŚŧǑ14ejpZŇŴǁǡǥ15ŋŝƜ16gsŜƟƥ17ĵƦǘ18rKQŲƣ19ūƌ20xŘƯƴƷ21Ƨ22SőƃǊ23ĿǠ24ƈ25C26ǔ28ƿ29Ɗ33ň37ǆǖ
~<off	49 -17Ɲ-14Q-13ńǉǪ-11Ş-10ŗư-9wƞ-8ĿţůƦƳǐǡ-7FKŊŕšƆ7ĵşǏ8NŮŹƐƧƮǚ9žƃǝ10ĴŘƩǆǦ11jŁňŝŶǀ12egUŢŦƟǍǫ13ĸƘơ14BņŬǌǜ15yŅ17Ɯ18OŻƗ19uǊ20kŭƖǥ21WŌ22ƣ23I25ĻłƔ26M38R
~<oft	70 -13ǒ-8ǫ-7Ƨǝ8ź11ŝ12ŴǛ15ǂ18ƞǁ23Ůųơ
~<oh	61 -12ǫ-10Ÿ-9ŕ-8ƞǆǒǧ7CķŅņƉƊƍƖƛ8gőŪŽơǅ9adEPųŷŻ10ŀ11WƠ13GƐ14Ŏƚ15ź16U18l19Q21Ţǘ28ť
~<oh>	61 -10Ÿǫ-9ŕ-8ǆǒǧ-7ƞ7CķŅņŭƉƊƍƖƛ8gőŪŽơǅ9adEPųŷ10ŀ11WƠ13GƐ14Ŏƚ15ź16U19Q21Ţǘ29ť
~<ohi	88 15Ż21l
~<ok	47 -14Ƹ-12ŗ-10ǘ-9ŭųǓ-8QĻļūƽ-7j7TńőţŮůƗưƶǀǔ8IUŉŽ9MOŦ10pŝžƊƫǙ11KřŨ12JƨǄ13hƾ14ǐ15ĵŬŲ16iWŎƮ17XŌŸǃ18N19bŋ23ũƇƺ26ķ
~<oka	47 -14Ƹ-12ŗ-10ǘ-9ŭųǓ-8QĻļūƽ-7j7TńőţŮůƗưƶǀǔ8IUŉŽ9MOŦ10pŝžƊƫǙ11KřŨ12JƨǄ13hƾ14ǐ15ĵŬŲ16iWŎƮ17XŌŸǃ18N19bŋ23ũƇƺ26ķ
~<ol	51 -15Ơ-14Ɗ-13ǍǠ-10qu-9tTǫ-8oƺ-7ņƋǡ8KĽŒŸ9ľ11D12ķ13yŢƯ14SƁƙ16Ňŵ20w23zƿ26Ǐ32ź35Ɖ41Ʒ43c49Ŕ55ƌ62p66Ɔ70v
~<old	51 -19t-15Ơ-14Ɗ-13ǍǠ-10qu-9Tǫ-8oƺ-7ņƋǡ8KĽŒŸ9ľ11D13yŢƯ14SƁƙ16Ňŵ20w21ķ23zƿ26Ǐ32ź35Ɖ41Ʒ43c49Ŕ55ƌ62p66Ɔ70v
~<on	29 -29ǫ-22ŋŏ-21Ʀ-20Ǡ-19nǟ-17lptŗ-16Ư-15HZ-14ƙƳ-13ŁńŹǢ-12GPœƛƲ-11ŜŪǃ-10NŞƮǡ-9eoJƵ-8KLĸ-7OŝƠƫǋǕǝ7aYķŅşŠŶƇư8UĻĽŐŮųŷƑ9hEšžǞ10Vőƈƚ11crzŔƅƉǍ12ĵĿŨűƄƎƏ13BĺłŊżǖ14vŇřƼ15fǪ16sśŲŽǔǗǣ17ŕ18gDƊǁ19iAƕƞǅ20ĴŃƁ21ŧǤǥ22yŸƬ23ŀŵ24ƭƱǘ26ŘƝ27bƽ28ŖǙ29Ŵǉǧ31Ʒ34ūƍǨ35Ť39Ǌ41uƤ42ůƖƪ43ŭ44ƀƂ50ƨ
~<on>	33 -22Ǡ-20Ʀ-19ŋŪ-18Ƶ-17ǋ-16ļŏ-15ŶƩ-14wŰ-13lJŷŹƯ-12ŠƮƾǖǟǢǫ-11Z-10hņŉŞƳ-9tHPĿŜƫƲ-8eGXŔŗƻ-7pIŁńŇňŒƙƛǃǍǏǝ7ķŻƣǆǈǣ8FVŊơǘǪ9ŽƑưǓ10YťƢ11ŮƈƎƹ12ƉƘƽǔ13ABŎŖűƄ14fzQTŨǜǥ15UūƊƏƷ16Ń17gŚśŤ18y19rƭ20ƝǤ21Ƭǅ22cĺŀłƁǁǧ23Ĵƞ24aDŕřǊ25ĻŧŲǨ26suŘƂ29Ÿǉ30ƕ31Ʊ36Ǚ42Ƥ43ŭƨ46ƀ48Ɩ50ƍ54ƪ58ů
~<onc	72 -8ř7ƭ8y9sƅƒƩǂǞ10ũ11ŉŴƷ12Ťűų14Ũ17Vĵ25Ū
~<one	43 -28ǫ-24a-20Ļ-16n-15pů-14tTư-13ǜ-12KVŏŗŸ-11oQŁŎƕƟƳǕǟ-10HŨƙƪ-9sńţ-8GUZĺũƞ-7jrDMĸŋűźƋƌƘƯǃǆǙǝǡ7EŀƀƁƑƭǈ8ŃƊǦ9œŦǋǔ10fmŊŐŒšƔƚ11ňƐ12AXżǪ13őşŭŰŽƝǗǞ14ƾǥ15Iž16Ʃ17ǊǨ19wƨ20vŅ21ļƇƽǧ22i24Ŗ26y27hŶ28Ŕ29ĿŇƷ30ūŴƼ31ǣ32u34bǍ35ŠŤ36ŷ49ǖ52ŵ
~<onl	62 -10T-9š-8ŭ7ƚƞǊ8Ľƾ9RƵ10Ǥ11KļŸǀ12Ɓǉ13Ůǜ14ĿŤǗ16ľ17Ƥ18ųŴ20ņ21ūư23Ņ41ǘ
~<oo	77 -9Ɯ7ŭŻ9ŠƉƞ10ŷżƓ11kH14ƍǅ15ƚ
~<ooh	79 -10Ɯ7Ż8ŭ9ŠƉ10ƞ11ŷ12kH14ƍǅ16ƚ
~<op	62 -18HR-8S-7Śưǫ7aŤƓǣ8ļű9ś11ŋ13Ǫ15ňōŸ20A23Ǡ24W26ţ27ǟ47Ǎ56ǐ63Ǉ
~<ope	64 -19H-18R-7SŚư7ĸŤǣ8aűƓ9ś12ŋ13Ǫ16Ÿ24Ǡ25W27ţ28ǟ49Ǎ58ǐ65Ǉ
~<opi	88 12ļ30A
~<opt	86 8ǥ22ň23ō
~<or	31 -32ǫ-13eƆǎ-12w-10HƢƳ-9dƵǏ-8ņũ-7BXōŦŵŶƹǔ7hmyŷƲǉ8iDŰƣƷƼǂǃǖǠ9RŏőŤƐƓƘƟǗ10PĽœŖšŭƯǝ11pCZĺƁǣ12IŘƇǅǈ13ESŽƅƫ14NŲŴ15ĿƄƖǆ16uĸűǍ17MŐť18ŠūŮ19qłƒƿǓ20ƌ21ƻ22LňųƊǄ23Ķǁ24F25KĵƈƎ26bƾ30ř31ƥ43f
~<or>	31 -41ǫ-18Ɔ-13eǎ-10HũƳ-9dƢƵǏ-8wņ-7lBXōŦŵŶƹǔ7hmyŷŻƲǉǙ8ŰƍƣƷƼǃǖǠ9iDRƅƌƓǂ10PĽőœŤŭƐƘƟƯ11pZĺŖųƁǝǣ12IƇ13EŽƫǅ14CNSŘŲŴ15ƄƖ16uĸűǆ17MĿŐǍ18ŠťūŮ19qłƒǓ20ƿ21ƻ22ňǄ23LĶǁ24FƊ25KĵƎ26bƈƾ30ř31ƥ43f
~<ord	83 8ũ11ƅǀ15Ǘ17ŏ25ǫ30ų
~<ori	75 -8C9Ɔ16Ɖ17ƌ21ƍ22l24š
~<ot	57 -16ǫ-15Ǐ-13n-11ŧ-10ǧ-8CŐ-7ŝŭ7wŉŽǍ8Ÿ9Ƌ11uŲƷ12Ĵţ14Ŵ15oƀ16Ǌ21ūǄǉ23Ń24ĸ32Ɠ40ŵ42ņ43Š50Ņ56ſ
~<oth	57 -16ǫ-15Ǐ-13n-11ŧ-10ǧ-8CŐ-7ŝŭ7wŉŽǍ8Ÿ9Ƌ11uŲƷ12Ĵţ14Ŵ15oƀ16Ǌ21ūǄǉ23Ń24ĸ32Ɠ40ŵ42ņ43Š50Ņ56ſ
~<ou	44 -25ǫ-24T-22H-18ũ-17F-15Ƣ-12ŏŞŷƱ-11ŉ-10ŁŃƝ-9ĸŀŐţƆƔưƹ-8crƅ-7LńŰŴŵƇƪƾǝǟǡǧ7ĺŊƦǥ8ŗƭǤ9břǃ10ŦŽǊǠ11CMňűƨ12śƳ13őŝƈƋƑƜơǅǒ14xĻŢƓƖǂǩǪ15qĴŒœŘŧųǇ17Ʒ18Q19Ŗ20Uƫǋ21V22ƞƺ23Ĺ24ĵ25ľŎ27ļ28Ƭ30Ɵ32y36Ǔ38g43Ľ52j
~<ouc	86 -7œ11Ŧ12ŧ15ŔŽǥ
~<oug	88 -14Ŋ8ƺ13Ś31Ŏ
~<our	71 7jŌ8ĺōƖ9G13xƷ14ľ20M76Ľ
~<out	45 -23T-22ǫ-21H-17Fũ-15Ƣ-12Şŷ-11ŏƱ-10Ɲǟ-9ĸŀŁŃŉŔ-8rGŐţƅƆƔư-7LńŇŴƇƪƹƾǝǧ7lxƦǍǗǛ8ĺŗǤ9ƭƷǃ10bŎřƖ11ơǊ12CňűƨƳǠ13śƋ14ŊƈƑƜǂǅǒ15ĻľőŝŢƓǩǪ16qĴŒŘŧųǇ19QŖƺ20œ21Uƫ22ǋ23ƞ24VĹ25ĵ28ļ29Ƭ31Ɵ33y37Ǔ40g49j
~<ov	49 -17Ʈ-15š-12ōǐ-11Xőơ-10ſƟƥƳ-9lK-8yŘ-7ĿūŭŴŶƋƱƵƾǚǟ7hWţƼ8vxĵŹƝ9ľǀ10rSƏ11iĽ12tMŞ13ŗƇǏǘ14ARǗ15ű16jCŧ17ŀŉ18PƞǪ19ş20œǉ22QƃƓƔ23Uŝż26ŖǌǨ27ŜƢ30ů31Ǡ42TǑ
~<ove	49 -17Ʈ-15š-12ōǐ-11Xőơ-10ſƟƥƳ-9lK-8yŘ-7ĿūŭŴŶƋƱƵƾǚǟ7hWţƼ8vxĵŹƝ9ľǀ10rSƏ11iĽ12tMŞ13ŗƇǏǘ14ARǗ15ű16jCŧ17ŀŉ18PƞǪ19ş20œǉ22QƃƓƔ23Uŝż26ŖǌǨ27ŜƢ30ů31Ǡ42TǑ
~<ow	48 -26ƥ-18Ƣ-15Ǌ-13ųƟ-12UŘ-10ĹŐŮ-9rAŀŠƞǟ-8gsGƍ-7SƗƠơƦ7źƄ8ŉ11ƉƲǑ13ZŧƤ15złǅ16Ǉǧ17ǒǪ18ƹ20ƣ21VǓ22ǝ28ƙƚ30ǡ31ǔ35Ǎ36Ĵ38ƨ40Ɓ50ĸ54ŭ56Ɩ61F68ǈ
~<owe	67 -8ƍ-7ť8Ŋ11ĸ12Ƃ40ŭ53Ɩ55Ĵ
~<own	49 -26ƥ-18Ƣ-15Ǌ-13Ɵ-12U-11Řų-10ĹŮ-9rŀŐƞǟ-8G-7gsSơƦ7ŗŴŵǕ8ŉźƄ9ť11ƉƲǑ13Ƥ14Zŧ15z16łǅǇǧ17Ǫ18Ɩǒ19ƹ20ŭ21ƣǓ22V23ǝ29ƚ30ƙǡ32ǔ36Ǎ39ƨ41Ɓ43ĸ63F69ǈ
~<p>	85 -13ǫ-11ņ-10Ʈ-7ů8D19Ż38ǧ74Ƅ
~<pa	36 -21ļ-18ĻŴ-17ĺŝǌ-16dŏťƙ-15aBūŮů-14yƺǖ-13nńţ-12DPňŒŕƶ-11xŠŪŲƚơƦǊ-10jmRSƍƠƾ-9vľŃŅōŐŷƅǑ-8kƇƛƽ-7bLNŋŚŰŶžƆƟǇǪ7ĶĹŢƂƕǂ8ƭƯ9ņſǅ10CƧǃǡǣ11Třƪ12lpŜ13QƬƴǎ14Ř15UƀƱ16oƲ17Vŗ18uXǠǥ19qzǫ20ŨƵǟ22Zƻǈ23ŉűǧ25Ɩ27Ĵ28ųǚ29œǗ30ŔƳƿǉ31WŤƢ33ŭ35ư36Ɨƞ40ś43ŧǘ44Ł46ĵǢ47Ɣ48Ǔ52Ƅ66ǋ
~<pac	74 -10ŝǚ7Š11D12ų13ŗ14H19W36ƻ43ǧ
~<pag	69 7ƫ8Ǖ10fĽ11Ŏƀ16ǎ27Ŝ42ś
~<pai	57 -13ǔ-9ūŮ-8ǡ7ǟǫ8Ƨƫƭǘ9ĵƄƯ11UƤǅ12ŔŨ13ǆ14ĸǋ15ŧ16Ƴ20ŤǓ21ĴƔ28Ɩ29Ɨ40ŭ
~<pan	84 -13Ū8Ɗ10ǟ11Ƃ15ƌ16M17Ŧ
~<pap	68 -9ļ7Ɵ8Ŝ9iQ11oƘ12J13Ƥ15ǅǈ16ǙǢ20ĸ21Kǔ22ƴ53ś
~<par	52 -20D-15ƺ-13a-12ť-10dyF-9c-8mQőřƾ-7LńňŗƠ8EǊǣ9ũŶƀ10GĿŞŸƩǓ11Łƹ12ş13sƧƳǄǪ14ǃǢ15qtU16Ŏ18ƪ19ŵ22pCšǡ24oƞǫ25ǈ27l29ǉ33uV35ƿ36ŉ40z43ű
~<pas	62 -19ŏ-9Ɩ-7ŝƶǟ7Ƴǀǁ8gƄǐ9ƃǞ10Ƽǝ12ƭ13ƴǂ16Ťƿ19Ňų20cƨ21O22Ƹ23ƹ32Ł33ǚ49Ƶ
~<pat	77 -9d-8Ǆ-7ƍ9Ū12ǀ17ƻ20Z23ǙǛ71Ǡ
~<pay	43 -17Ŵǌ-16ļǀǙ-14ƸǪ-12Bŵ-11ţůƙǊ-10ŸƹǑǝǠ-9KĸĺŎŐũ-8xyPŞşŠūŶǖ-7cgnĻŒŕƚ7Fǣ8Ťǫ9ƀƂ10Ɓ11Ķǧ12ƕ13ĹƲǤ14TőŢ15qƬǉ16ņ18ſƖǚ19Q20ŨƳǟ21ĴŘƱǥ22Z23ŗŭ26ųƞ29X30ř31W32Ŕ34Ɨ35ư38Ǣ39ǓǗ40ŧ41Ƣ43œ47Ɣ48ǘ50Ƅ64ĵ69ǋ
~<pd	90 7J29Ŝ
~<pdf	90 7J29Ŝ
~<pe	48 -12Œū-11W-9żǍǎ-8ňŧƟơƢ-7sǧ7dŃœŻƒ8őǈ9lnKŮǕ10AŚƴƶƸƹǞ11aƀǪ12ƣ13xJŋŔƫǖ14žǃ15ƜƞǛǟ17Ňş18ǘ20źǙǣ21ǉ22Mǝ23Ÿ24ŝǊ25Ź27ƙ31ķ32h36ǜ
~<pee	81 -17Œ-8Ŵ12ŝ25ş27ǃ46ǜ
~<pen	76 7Ʒ9Ś19ƹ21ƶ24Ǖ50ķ
~<peo	57 -12ū-7Ƅ7bŇőŠ8ůƪǓǞǣ9ƀƙǒǫ10Ş11ǖ12ǝ13dŹǋǜ14lKƴ16nǘ18Ƹ20ŸǛǟ21ƞ22Ǌ26ǉǙ
~<per	55 -12W-9ǎ-8ŧ-7żǋǫ7ſƭ8fřŸǆǓǤ9ļşŴƄ10ŃŻƕ11ǈ12ĵŇ14Ůǝ15aœǣǪ16ŋŔŹ17Jƫ18Až19Ɯ23ŝƙ27Mź
~<pet	86 -17Œ7Š23ş51h
~<ph	61 -12Jń-10ƹ-9Ǉ-8š7Cĺű9ĿŨǘ10Sǆ11ś12Ļƽ13rǡ14c15ŝƁǙ17ƺ18M20ǃ22O24Iǫ26ž30ǚ31Kǀ34Ŝ
~<phi	90 11ű37ǚ
~<pho	63 -12Jń-10ƹ-9Ǉ-8š7iĺ8C9Ũǘ10Ŀǆ11S12ś13Ļ14rǡ16cŝǙ19M23O25I27ǫ29ž33K36Ŝ
~<phy	77 19Ɓ23ƺ26ǃ41ǀ
~<pi	54 -8aŉŤƱ-7pżưǪ7NƠ8iĺĻƦ9WŮſ10ŝŪŬ11ŷƟƮƹ12Ư13fŀǡ14ƊƓ15Xŭ17t20Ń21h22ƌƝ23ř24ƈ26šǒ27Ŀ30ƽ34Ŝ39ǂ56Ƅ
~<pic	59 -10ǫ-8aưƱ7Kŵſ8nwťŶ9LNƠ10tĻ11iWĺŬŮ12ŝŴ13Xřŷƹ14ƮƯ15ǡ17ŀ20f23Ń30ǒ31š32Ŀ39Ŝ
~<pie	82 7ƀ11Ƙƚ14Ǥ17ř20ŭ30ƈ
~<pil	77 -10ǫ-7Ŵ11ĸ12ǁ47ƽ57ǂ
~<pin	86 -8Ɗ7X10ŕ11Ɔ18ǫ27Ɠ
~<pip	73 -8ŉ-7Ɗ15Ʀ18Ū32ƌ33Ɲ73Ƅ
~<pit	86 -7f37Ɗ41h
~<piz	88 9ų12Ǐ28ǫ
~<pl	45 -14ũ-13ş-11ő-10pĺŭ-9ś-8lPœŷŹƅƣƬǅǊ-7movIKĴĸŋŤŪƙƮƿǈ7SƒơƤƳƴǛ8gYŅƌƏƜ10dƧǖǪǫ11ňž12Ļ13ōƝǌǡ14ńǜ15UWŮƔƖƷǇ16a17ƨǘ18M19GƆƦ20ŞƠǠ21ƍƞƢ23k25ǂ26DŐ28yF34Ʋ39V45H48Ŭ
~<pla	48 -16Źƌ-14ũ-13Iş-9pĺǓ-8œƅƬ-7lmPĴŋśŤŪŭŷƿǅǈǊ7šťƊǝ8ŠƏƒƔƳƴǛ9gYƜơ10Ņ11Ƨǖ12ňǪ13Ļǫ14ǡ15ōǌ16ńƖǇǜ17DUWƤƷ19ƨǘ20MƆ22GƠƦ23ƢǠ24ƞ25k27ǂ30yŐ31ƍ32F43V46Ŭ49H
~<ple	69 -14Ƥ-12Ǎ-10ő-8Ű-7o7j8w9Ŭ10cI11b12Ś16D19d29Ů32aŞ
~<plo	88 -11ƍ57Ʋ
~<plu	71 9Ƌ10ŹƑ11jSǓ12Ɣ18Ɲ28ž36ƌ
~<po	43 -14Ǩ-12Ļ-11Ŭ-10Ɩ-8mIŁŴ-7ĴŅŭƥǈǒ7qĹŧźſƂƄƶǀ8őū9ţ10Ƒǥ11ĿƃƝƮǑ12ĺƕƤƧ13ľƜƣ14ŘƁ15şšŢƛǣ16EŒǤ18ƀ20Ƭ21ŖŸƼ22śŠżƨǫ23Őƫ25Ƙ26ƩƷ31Ś33ŗ34ř37ǧ43Ǝ
~<poc	72 8Ƹ9eZ12ǆ17Ĺ19ŧ34ř
~<poi	81 -11m-8Ō9ǥ10řŢ13ş34ŗ42ż
~<pol	46 -13Ǩ-10ĻŬƖ-8I-7ŁŴƥǈ7ŝƪƭ8źſƃƘƚǠ9şƂƄ10ţ11őŢƤ13ƮǑ14ĿƕƝ15ĺƣ16ƁƜƩ17Řšǣ18ŗ20Ǥ22ƀƬ23Œ24ŖŸ25Š26śƨƫ27Ő29Ʒ34Ś41ǧ
~<poo	69 7ƃ10Ƨ12ǥ22Ɯ75Ǝ
~<por	79 7D10Ɔ11ƑƠ14Ƨ17ř23ǫ33Ʃ
~<pos	76 -8D-7Œ12V14SǊ19ƶ21ľ31E33Ƙ
~<pou	81 8jľ9M12ƛǝ44Ƽ
~<pow	90 14ƴ20q
~<pr	45 -14Ƃ-12nńŨ-11ł-10F-9ŀŕŲǊ-8cjOŉŮǉǏ-7iACŦơƦǅǘ7ŰžǑǣ8wőƒƯ9ƠƮ10DPƉǈǚ11ĻƓǁǄǛǜ12bKQŋšƶ13ŗţƔ14ǩ15Ūƽ16ƚƾǞǧ19Ŕƙ20ǫ21ŏ22ŁǤ24ƺ25Ņ27Ş29ƣƫ31ņ32X33œǔ35ĸ36Ń38ƅ39Ŀ
~<pre	60 -8Ť-7ň7XŎũŷǒ8ŵǓ9ƲǞ11NŞƇ12ƛǟ13wĵţƉǦ14UŰ16ŔǄ18œǫ20ƾ22Ū23K25ƽ27ƺ
~<pri	58 -9Ũ-7FŕƂ7ƖƧƳǂǥ8ţƢ9ļŊřƉǀǃ10rĶňƙǌ11Ş12ŗ13ƣǫ14Ǒ15ƫ16ŋƮ17ŏ22ŔšƔ23œ24Ł27Ņ28Ńƚ30X33ņ42Ŀ
~<pro	51 -10ń-8ƂƉ-7nOňŉşǊǏ7lŁņŗŝžƀƗƹǗ8HLŅƝǆǚ9ĿŐſƄǣ10ƍƒƓƫ12ŏŞŹƯǞ14ǁǈǛ15Dőƙ16Ļ17bŃǜǩ22ƣ23ǧ27Ǥ41ǔ42ƅ45ĸ
~<pu	50 -20V-11ŏŗƱ-10UŎŨǟ-9nœťƜ-8ŕǙ-7GNŦƙƟƠƨ7ŲƄƫ8QŅ9EXűŵƧ10fL11rDSƆǦ12ŘŪŸƉƘ13dw14ĹƦ15ƕ16qƒ17Rū18Ļƾ19śƳ20ƽ21ZƋƔƴ23ƍ25T27ů29ż36hķ45ō57H
~<pul	71 -8ǟ-7Ʀ7gDł8ō9őƍ10Ķ11RŚ12Wĵ13ļŋ20d29T35ś44ż
~<pum	83 39Ƌ
~<pur	81 14ƫ28y30Ɣ
~<pus	79 10ŋ11Ń12Ļ14ō16H23Ƙ24r
~<put	54 -21V-14ŋ-12y-11Ʊ-9WƜ-8nŏŨǙ-7GœŗťŦ7ckuDŽƐƣ8Eŉ9QŲƄ10Ņ11RXűŵ12fLĻ13SƆƉǦ14Ř15wŪŸ16Ĺ18ƒƕ19ūƍ20ƾ21Ʀ22Ƴƽ23ƴ24Z30ů34ō39ķ52H
~<qu	55 -9ƀǘ-8Ʒǫ-7K7ŚƮư8VńŞǋǨ10Aĸſƚ11e12ĵŌǐ14Jŗ17Ǣ18OƩ19ĺŁŨ22Z23Ņ25ķ28Ǆ29ņ34ŋ39ƻ43Ŋ
~<qua	81 -7K11ƨ14ńƮ17ƚ19ĵ33O
~<que	70 7ĸ9dĺ15A29ŋ57Ŋ
~<qui	65 -9ƀǘ-8Ʒ7D8dośǟ9Śư10ŌŢ11VŞǋ14ŋ16ǐ19ŗ21Ǣ22Ʃ23Ũ25ŁǄ27Z32ķ47ƻ
~<quo	67 7ǅ8ŐūƉ9ľǄ10Ǩ13ſ18e20J21ĺ31Ņ37ņ
~<ra	54 -27ť-20ŉ-12ņŧ-10ǫ-9Ň-8ŨƝ-7ŷƧ7fRXƋ8sĵ9SŪ10I11Ʒ12şƢ13clĶƺ14ŋŏƖ15ūů17aƇ18Kœƛ20C22Z24Ʊ27Ţ35ǂ38ŕ39Ŀ40Ŕ47j49ƶ
~<rac	81 -8Ƨ10N26ů55ǂ
~<rai	65 -10E-8Ɲ-7ŉ7Ř9ƺ10Ƌ11a17Ƣ19l23ŕ24ƛ28Z30Ŕ31Ʊ61j
~<ran	78 -25ť-7Ļ9ITǕ10ǚ13X22Ŀ26Ƈ43Ţ
~<rat	63 -15ŉ-9Ň-8ņ-7ŧǣ7Eƺ8CHMǌ9fĻǃ10Ų11gsĵ14Ū16Ķş18Ɩ19ŋŏ21c23KŔ24œ26ŕ30Ŀ53ƶ
~<re	38 -18ĵ-17Ań-16ĴŁœ-13ťǞ-12yCNş-11oŏź-10hilļŅőũŭŲƔƮǚ-9łŋƅƜǧǪ-8sMSYŉŊƟƠƨƭǨ-7bvwWZŐŔŞţūŮƀƇƝƪƿǄǐ7ŧŨŽơǜ8Ʊǀ9equŬƚƥǉǖǙ10H11dŢŤŻƌǡ12JśưǛǤ13ŕƷ14aķǁ15VŚǕ16ōƏǦ17KĽƦ18ƶ19ĻŪ21tǓ22Bĸƙ24Ƃ25Ƥ26ĺŶ28ƞ29ŗ30Ŗ31ż34ǆ35ŝ37ƕƣ42Ɖ44Ō45ǌ48ƍ56F69Ƣ73ľ
~<rea	54 -12Ł-11ť-10NŸ-9CŐ-8Ť-7Ŏţ7LXƁƑǋǠǣ8ľŌ9gŀ10ŘůŶ11ƣǕ12IƘ13ƒƽ14ŝ15e16jĸĻ18J19aŚŽ21d23ň24Ŀś28ĺŕ29K40ŗ44ō
~<reb	77 10ƙ11ǟ46ƕ
~<rec	59 -11Ǡ-7ōũ7š9ǡ10Ǌǜ11ŦƲǀ12Ļ14q18ƚ19ǌ20Ť22BŒ23Ǧ29Ǚ31ǁ36ż48ľ65Ō
~<red	75 7ƕ12ż16Ə18ƌ19Ɖ40ƍ
~<ref	80 11Ś15ľ21ƙ35ƶ55Ľ
~<reg	68 7Ŵ8Kĺƛƫ10Ɨǀ11ŷ12ǅǘ14ų15ƚƣ16Q17Ɗ23ǌ25ǖ27Ŭ
~<rej	90 20ƶ
~<rel	81 -7ư15ǜ24u31Ʊ44H
~<rem	67 -10o-9ń7ŧƤ8x9Ŧ11Ǉ13E14ǆ15a30Ƹ37ƍ39ľ
~<ren	50 -15ǎ-13ĵǫ-12Ĵ-11ŕ-10nƯ-9œ-8yōŗ-7PǏ7ŀƹǠ8ŝ9Ŝƍ12ƥǍ13Ǒ14ơ15Ƨư21ǉ22ĸ23ĺ26Ţ29Ŷ31ƣ34Ʀ35Ǔ39Ƥ41Ƃ48Ŗ52ƞ77F100Ƣ
~<rep	60 -13ƒ-9Ɯ-8ĺ-7ƚǟ7Ň8ŨſƄ9ĻŕƓ10ż11Ķŝ13Ť14ǆ16Ə20Ż21ŧƌ24Ɖ26ƙ28ƕ29Ǥ33Ʒ45Ū
~<req	74 -11Ʀ9ĺ13Ǜ18ǎ19ľ20ƣ26Ǖ
~<res	70 -11Aƌ7ƥǖ8BŃŸ10Šţ11zŎǝ12U15G16ƲǆǏ17ǡ18ǫ22t23n
~<ret	67 7ŝŨ8q9ǈǌ10Ǣ11Ư13T16Ǜ19Ʃ21t22ǆ30P35ķ38V
~<rev	77 -14Ƹ12ŷ13Ǡ19ǫ24ŝ28ŗ37ǌ
~<ri	37 -28ǫ-11x-10jť-9in-8mUŌǃǐ-7RTř7kpŘŝŵŸƳǖǥǧ8eQĽŇőŢŷƨƻǓ9sśƐƟƣǀǌ10ELŮǎ11KŒ12oCńŪƞƿ13wXƮ14Ũƕ15uSŁŐƹ16qľŞƪ17ƆƷ18fNŏ19bP20ƥ22ų24ǅ25ǡ28Ŷ35ƚ37ǂ38I42ƛ
~<rid	73 -18ǫ-12Ş-10F-7ū8Ƅ11ƪ12wŊŷ15ŭ24Ʒ31ǂ35ų54Ŷ
~<rig	38 -12ǫ-11x-10ť-8ijmnŌǃǐ-7LRU7cwňůųƫƭƳǑ8pŢŸǊǓǖǥǧ9ekQĽŇōŲƨƻ10śƟƣǀǎ11EőŘŮƪ12sŒ13Cńƿ14oŐŨƞƮ15Xƕ16uSƔƹ17Ɔǡ18Ł19Nŏǅ20qP21I22b24Ş
~<rin	69 -18Ɣ-17Ų-12ŷǫ-8Ǫ13ŝ15ĺ16K17ǡ25Ɛ26ľǌ32L33I36f76ƚ
~<ris	73 -10Ɯ10ĸ26Ū32ǂ36ƥ37ƛ
~<riv	84 15ǅ65ƛ
~<ro	49 -15Ų-13ǔ-12RƖǤ-10xǇ-9ŐŚƜǉ-8ŀƆ-7cFHĺĻŝ7ľ8Ū9Ƈƍ10ƞǫ11ŴưǂǊ12Sōǡ13ĸź14ţŮŻǐ15ů16eZŏŠƂƑ18YƓǅ19ķƟ20D25ǆ27n28ƙ33h51Ƥ76Ɗ82Ɖ
~<roa	71 -14R-11x-7ǆ7ǒ8C9ŏ10Ǩ11y13ŞƑ19Ǡ21ǡ22ź24Ů28Ƃ35D
~<roc	85 -15Ɩ9j16ǂ18Ɨ
~<rol	84 14Ƒ15ķŖ17ƚ23Ǌ26ō31Ż
~<roo	54 -14ǔ-13Ų-8ŐƜ7PŅƒǥǦ8ǅ10X12hƇ13ŏƍƞ14ƙ15Ŵ19Š21Ɠ23Ɵ33n34ǆ59Ƥ86Ɗ93Ɖ
~<rot	85 -11Ǉ16S17ľ27ķ40h
~<rou	64 -13Ǥ-10Ņ-9Ś-7ŀŖ9ǂ10Ɣ11MTŦơ15Œ16ư17Ū21eĸţƙ22ǐ24Z25Y26ů
~<ru	53 -15i-12yơ-11R-10Uļ-9ƹ-8ŴŶƈƦ-7dōŏŪŸǓǣ7uEŀƑǆǍ8hŨųǧ9qŤƲǛǡ10Ņŵƣǋǟ12LĶŧżǙ14Y15Ŭƫ17e19ƀ20ǐ21ǒ22A23Ɲ24Ǌ26Ɵ27Ŗ30Ʈ32ƿ41œǪ48O57Ų
~<rul	88 12Ʈ16Ǜ25L
~<run	54 -12yRơ-10U-8ƈƹ-7iŶŸƦǓǣ7uŀƛƾ8EŨųǆǍǧ9hqƲ10ŅŤŵƣǋǟǡ12ŧżǙ13Ķ14Y15Ŭƫ17e20ƀǐ23AOǒ24Ʈ25Ǌ26Ɵ28Ŗ33ƿ42Ǫ44œ45Ų
~<rus	85 -12iļ10ś14s15ń21Ų42O
~<s>	79 11JŹ15Ɨ17ƅ20q30ǈ34b
~<sa	41 -15őŧƹ-12ş-11sŀń-10vŐƯƱ-9gLPŅſ-8inAĸƛƞƢƤƲ-7mĹĿŝŦŴŶƙǕǟǣ7wĵľŬƜƟƧưǖ8ŊųƷƸǝǞǢ9Ǆ10ĶōƊ11uWĺŒœžƳǋ12VłŌŚƆǜ13ŇŉŗŠŪƺ14qŋŲŵƔǘ16ŕǅ17śţƫ18Ř19SƼǫ23půǀ24Ş26Bƶ31ƣǌ32b33ř34T36Ǜ44rZ
~<saf	68 12ľ13Ɛƚ29ž55Ǜ
~<sai	62 -11Ŕ-9ń-7ŁƢ7pKSWĶĺŞ8ruxMŇů9Ɔǜ10tŋŏ11ǇǞ12fHO13dŊ14GƧ15ŕ16cV19Ƹ20B21y25q31ƶ
~<sal	63 -15t-12Ʈ-8Ǖ-7łǣ7H8ǖ9ƩǪ10ƙ11ưǢ13Ǎ15uŲƨ17WǊ19ǅǋ21ǝ22ǡ23T28ǘ29Ɣ30Ň54ǌ
~<sam	63 -13H-8ƙ-7GƺǇ7ǀǠǢ8oŃŇǞ9ŽƈǏǧ10Ƙǃǉ11ƕ12k14Ǆ15I16Œ19ŷ20ƫ26ŵ28ŠŪ31S37p
~<sat	79 9Ɯ12ư16Ũ24Ş25ŗ
~<sav	61 -14y-8Ĺ-7N9ŌƷǙ10Ƶ11ǫ13ļ14w16ĺ23Ƴ25ĵ41ţ45ř69Z
~<saw	78 -9d7ƭ8ũ11tŊŲ12Ǜ13Ɯ18C19j23ǀ
~<say	50 -16ƹ-13ŧ-11ĸƤ-10A-9ţƱ-8CşǠ-7ļŀũſǏ7XŒŗƄƫǅǩ8ŌųƪƮǓ9ŤƟƶƷ10ŕǜ11ňƆǀ12NĶŋŞŬ13Qƾ15Ɗ16ō17Ł18Ś20B21ǫ22ś23ŉœŘƺ24ł27Ƽ29Tů41ƣ44b45r
~<sc	54 -10ǫ-9Mš-8iĹŔŪŴ-7Ƌ7yKVŐżƤǤǨ8QŦƕǖ9vŠƥǃ10ņźƏ11aqŃ12Ů13ƚǕ19lR22Ƽ24ǂ25xƳ28Ż29Ŝ32Ķ34ũ39m43ŀ47ǚ
~<sca	67 -9M-8ŔƋǫ-7JĹŪ7ĸǉ8ţź10V11Ŧ12Šƥ13Ə14ņǃ17Ń27Ŝ30Ƽ49ũ56ŀ61ǚ
~<sch	60 -9š8ƤƸǤ9KSǨ10yQżǖ12v13q15ŮǕ16ƚ22R24l29x30Ƴ33Ż45m
~<sco	77 14ž50Ķ
~<scr	79 7m9D10ƽ12ŜŲư13ƕ14Ő19a
~<scu	84 43ǂ
~<se	44 -28ś-17CǊ-16ijŁƣ-14ŗ-13Ʀǣ-11hX-10knBŕũŶǢ-9agĸťǇǋ-8cWłƩƷǉǘǞǫ-7lruAMŃŅŎŦŷƙƯưƱǅǓ7TŬƋƏƚǐ8EŚƹ9ĴĻŝŢǙǟ10Kķĺǔ11ŊŤƊƴǚ12ǀ13NVƖƵ14yZƑǖ15ōš16Ŀ18ƔǍǧ19ŋǄǆǪ20Ɨơ22ƅƘǈǎ23Ʋ24œƝǝ25ǩ26ľřū27Jŵ29ƐƟ31ţ34Ŝ37Ľ38H39ŉ61Ǡ
~<sea	77 -17i-14j-12h8ż9U12ơ15ƊƜƞ16x19ǡ34Ǎ43ǐ
~<sec	63 -12ǐ-8Vŏū7eļƭǚ8dķňŋǙ10AIƸǫ12Ū13Ŀ14pō15ƥǍ16Ɩ18y21Ǡ27ơ28N30ŵƐ
~<see	60 -15ƞ-11J-10ǖ-8CQXŗ-7nĻ7ŵžǁ8ĺƈƊƋ9Ɵ10ŤŻƇ11ŏƑ12tvĽƛƝ13yŀŬ14EŔ16ľŋŚŮǠ17ǫ18Ǆ19ƴ20Ƶǔ22ǀ23H25œ26ƅ27ŉ31V
~<sel	66 -10ǁ-8Ń-7Aļ7ǆǗ8ǝ9ĹƂƄ12Q13Əƫ16Ɨƹ35Ɣǖ39H41Ǫ43Ɵ46Ǡ
~<sen	59 -25ś-17ƣǫ-16Ǌ-11ĵ-8LǢ7š8os9ŢƬ10ĺ15ōƐ16ǚ18K19ő21Ɨ22Ĵ30ŉǎ35ǩ36Ľ40J45ľ51Ŝ
~<sep	79 7f18Š24ƚ28ř
~<ser	65 -10C7ţŴǙ9ŞŬƗƿ10Ǡ11Ť12Ƒ13ŝǄ14ƾ18ĿŲƲ33ǆ34ǝ
~<set	63 -12Ǎ-11ǫ-10ŁƦǐ-9ǋǡ7G8ŃƮ9LŨ10Řŧ11ķ12Aĵ13œ14ř17ū19T22Ŋ23ǟ24Ơ26Z28Ļ30š34ƘƲ37ţ39ǈ
~<sew	84 9Ő39Ɲ
~<sh	41 -22ū-21iƣ-19ƥ-17Ŋ-15ŁŐƦ-14SŖŹ-12FŔ-11lķşůű-10jCGŀƔƿ-9ZļŃńŧƛƾ-8zHQĸŒŗŢŪŭƄƨƩǓǙ-7wPVĺłňŝŠžƍƠƱǕǜ7uĻśƯ8dhŜšŸƽ9pĵľņŶ10ŌřŨƜƪǡ11nKųǘ12xJŏǢǣ13Ʈǐ14BNRƝ15aŉƚƭǩǪ16UŲƅǅ17yƉǧ18Ŵŷƺǖ19oŅƙ20ŋǍ21MŻưǎ22Ɵ23qǇ24rt25ũ26ō27vƓ31ŵƤǏ32Ǌ33ƹ35s37Ǆ39Ɗ43ǟ
~<sha	63 -10F-8tƉ7M8Ǆ10TŷǊ12ǈǚ13Ʈǖ15ōǫ16Ŵ17nƢ20ŋ21řƊǏ25ũ26ų29ƺ32Ų36Ƥ
~<she	54 -21ū-20ƺ-12ƻǫ-11ķ-9iǢ-8WũƳǉ-7cl7U8œŰ9Ǟ10fņś11ŷƭ13BƟ16Ƥ18Ǌ19yŴƵ22ƪ24p29x32ư33Ż35ŵ36s38o40Ǆ41q42v43tƓ51r53ƹ
~<shi	66 -13k-7Œ9ǟ10Ǘ11UƜ13ţ14Ǉ22ǐ38R40Ɖ46Ɗ
~<sho	48 -20ƣ-19ƥ-18Ŋ-17Ū-16r-15Ź-14ŐƦ-13iƵ-12SŁ-11Ŗ-10o-9pqxƾƿ-8ŗƹǐ-7ZĸşůŰƄƔƪ7uUĶŌŵưǃǄǔǫ8BƮƼǒǤ9OŸƳƸ10hXŋǠ11gsƂ12Ũƺ13dfĻŜƯƽǑǖ14kǊ15ľƟǘ16JKšǣǪ17ĵŶƅ18ũ19Nǡ20ŏǩ21ŉƚǇ22ōǢ23aMǅǏ24ǧ25Ņ26ƙ27ǎ28Ǎ
~<shu	71 -7ǫ11ŷ12Ɯ14Ō17Ū22ǐ34Ɲ59ǟ
~<si	45 -15Ň-14ş-13ŐŞǆ-12ũƠ-11ňư-10Ļ-9wOXƊƓƷ-8őŲƞƵƸƾǊǒ-7coĸŅŖťŴŷƙƫƯǓǚ7CTōƧƻǨ8ŏƌƴǏ9JŦ10IĹŘųƂ11ĶŤƀƮƲǄǡ12ŃơǇ13dźǅ15t16ŵǕ17nŁƚ18fiMSW19Ƈ20ķł21ƘǪ22B23Ɵ24ŔǢ26Ū27Ǡ28A33ƈ40Œ42ƿ43ǝ46ǫ
~<sic	79 -7ư11ŀ18W22ƿ32ǝǪ
~<sid	62 -12ƺ-11ǆ-9ũƠ-8ƾ7q10Ƌ11ŕƗ13ķŔŨƿǄ14ƀƂǏ15T16C17Ńǝ18ų23Ǣ29ƈ30Ɵ
~<sig	61 -8ś-7ĹƓ7ľƀ9Iŗƪ10ŔƤǋ11ĴƳƴ12Ǣǫ13QW14yƔ15J20Œ24ŏ25ǅǕ33Ƙ35ł41ō
~<sil	90 8ŵ15ū
~<sim	86 13ļ15Ɛ27Ʋ
~<sin	57 -26ō-13Ň-10Ɗ-9ŏƔǁ7Iƺ8GPƇƬ10ŽƝƥ12BŘƻ13ƌ14ƚ15Ŧź18ǡ19Ǉ20d21Ť23Ĺ25t26f28iS32Ǡ34Œ38Ū59ǫ
~<sis	72 -9w-7a7hƦǦ9ņ14U15ƹ24B25Ʊ29ƿ54A
~<sit	63 -10Őş-8X7sHŗŘś8zZǪ9jĺƃƟ10ĶűƛǨ11ƚ13F14Ƨ20ķ22ƈơ24ŵ25ǝ31n33Ł34M
~<siz	82 8r10Ǡ21Ŕ26Ƈ29Ʈ
~<sk	73 -11A-7Ǩ8pƃǜ9ſǃ11B12Ƣ15Ű17Ŋ22Ł23Ǒ30j31ǂ
~<ski	79 -11A-8Ǩ9pƃ10ſǃǜ12B16Ű19Ŋ25Ǒ
~<sky	81 13Ƣ34j35ǂ
~<sl	62 -16ǫ-9Ŗ7JŀŉŚſ10ōƁ11biƝ12Ĺũ13ľƦ15Ǝ16ļ17Ńǡǣ20ƾ22ű26n28ƈ31x33U45ǐ
~<sla	77 7ƕǐ9ſ10ƀ12ǡ17U37ƈ
~<sle	69 9Ŀŀƞ12ō14Ĺ15ũ17Ʀ18ļ20Ń24ƾ25ű30n36x
~<sli	83 -13ǫ10ť14Ɓ19ľ20Ǝ24ǣ
~<slo	75 -10Ŗ7Ŭ8J10Ś11ŉ14Ɲ15bi24U25ǡ40ǐ
~<sm	62 -12Ɲ-9q7mƔǝ8Ǌ9HƒƠƧ12AŪǆ13őƦ15ŅƮ18ŧ19Ũ20ǅ32Ǆ35Ɛ59ƻ
~<sma	70 -13Ɲ-7ǖ8mǞ9Ɣ10Ǌ11HƧ14A15őŪǆ18ŤƐƮ19Ņ21ŧ
~<smo	68 -15Ť-9q10ƒ11Ơ15Ʀ21ŨƐ36Ǆ65ƻ
~<sn	74 -8c8ǆǦ10Ň22Ŝ31ơ41ž48j
~<sna	83 11Ň25Ŝ31ž
~<sno	79 -8c8ǆ14ž33ơ51j
~<so	30 -15Œ-14ǚ-13őƓ-11ǐ-10Xƙǫ-9ƄƛǓ-7WũǄǡǦ7ųŸƖƞƟưǛ8qŕśƂƘ9iFķļĽŊŪžƺǅǇǉǠ10lxCTZŨŲƀƏƐƔƕ11mvĿłŘŚŤƅơƨƵǪ12kUVƉƢƮǗ13ňŉŵƧǍ14ePŖŝşſ15hsĹŅŞšƦǀ16puAŇŔƣƱƼǙ17gHœ18Ķƪ19řŧŶ20fŀūǊ21ŷǈ22cŴźǜ23ťƤ24ĺƫ25ţ26w27Ļ28ĸń30ǁ31y32Q
~<so>	34 -14Œ-12o-11Ɠǝǫ-10Ł-9N-8ŦǠ-7ŋőǓ7uxDJĿŕŢŬŮźſƃƻǛ8qyKĽœƺǁǆǙ9ųƔƽǀǣ10gCŀŝƚƣƦ11ARSļńōƷǉǗǥ12wUŠŤŶƖ13ƏƟ14ĸŅŖŪƠƮ15fłŚŷ16TŸƘƫǜ17ckĺĻŉūƉ18ĶƢ19sťŴƤ20i21nƨ22hŧ23Ş24pQ25Ŕţ
~<soc	72 -11X7j12Ĺ17ǈ18x22ķ23Ǚ27ǁ50e
~<sof	81 10xĶ17g31q
~<sol	71 -8F7Ɗ8ŗŢƆ12ŷƗ13P14f16sĸš17Ƥ22ŝ28Ň31Ų46ǈ
~<som	44 -17n-15Ţ-11ũƄ-10sƙƝ-9IWƷ-8ƛǐ-7cōŠƳ7FűƅƗơǟǪ8ryŕŬƕ9ū10Pŀť11zNZŘǀǇ12šſƣƦư13ƀƵǞǠ14ĺĿśƼ15Ŷž16ĸĹşŵƧ17Ǌ18mŁǍǜ20ŋƸ21Ɛ22ƪ23Ň24Ļ25AƱ26Q34ř
~<son	70 -11t-10ǈ-9H-7ap10Ž11Ŵ12Ʊ16Ǌ17ǅ25u27źǠ32v33x37y45w
~<soo	71 -12Ǟ-7ŭ8VƂ10Ŀ12ŀƅ15Ŗ16y18Ǡ21ź26H40ń
~<sor	72 7b8u9zǂ10Ű15Ƶ16Ňǫ17a20f29ƫ
~<sou	64 -12Œ-10I-8ǫ7BLNŨƇƑ8CFƺǊǝ9Vƿ10Ǫ12iŤ13G15ľũ16ů17bơ20lŦ22c40ň
~<sp	50 -16FŜ-15ƺ-14dPǫ-11ň-10zƌ-9uyĸƄ-8ļōƉ-7ĺƞƷ7HſƈƏǉ8MŠƨǑ9ľǅ10lŐžƛ11CŵƋ12tYŃŖƊƒƟƹǂ14Ťƚƥǀ15rĵƭ18oűǏ19kǍ20J21Ơǎ23Oƪ24fXƤǄ26pq28ż30b33s36g
~<spa	69 -23F-18Ŝ-11ƌ-8ĸƉ9ƯǤ10Ɗ11ƈ12Ɔ13Ə14J17Ƌ18ƒ19ŵ22Ǎ25Ɵ31ǎ35O
~<spe	61 -10z-7ň8tś9Ƹƿǈ10N11g12Jƨǅ14klž15Ő16sY17Ơ18aǀ20ƚ33X37ż40b
~<spl	75 -8u12Ǝ13ǉ14ſ16ĵ26ƭ42Ƥ
~<spo	63 -18ƺ-15adP-10ǫ7Ǎ11ǚ12Ơ13ľǑ15C17M18ǂ20ƹ21ű22r28s29go31ƪ32f33Ǆ34q35p
~<spr	66 8ĵŦ9tǠ10jńƛư13k15H17Ŗ18Š20Ń21Ť25ƥǏ
~<sq	70 8Ŭ11ĸǃ15ƕ17Ǎ27ǘ43Ƈ
~<squ	70 8Ŭ11ĸǃ15ƕ17Ǎ27ǘ43Ƈ
~<sr	81 -13O-8Ǩ94ƅ
~<sr>	84 -13O44ƅ
~<st	36 -17Ɔ-16ƔƵ-15ĺ-14ŗŦūǫ-13Ňŷ-12ZŞŧŨųƄƨƯƸ-11NŃŰ-10ŏƣ-9psļĽšƢ-8hBTWĹŠŲŵžǢ-7iGLŀůƀƗ7ŕƫƱǎǗǠ8qķŸƋ9KƖƠ10vyŮƑƾǘ11IŢǞ12JVőŚƭ13ESƘƛ14HōřŬűƌƙƩǉǥ15Ʀƹ17MUŻƒ18ŪƊǐ19fŹƳǤ20jŒ21Łưǡ22ƈ23ťƞǍǙǚ24mXƇ25tCǑ31ţǏ38ũǇ40D41Ƨ44Ɯ
~<sta	47 -15ŉ-12GşƵ-11ĺ-10sDŁǍ-9ŗƕ-8zZšų-7qNQŴƸǓ7kƊ8śƌƓƩ9rŅŒƬ10nũƧǕ11tEŔŚǞ12Ǐǖ13ŐűƑ14jńŖŬ15ƫ16Rő17fHVĻŘƅǊǡǥ18ť20S21ř23ƞ25Ƴ26ōƹǉ27CƦ28X30Ź34ţ41Ǉ
~<ste	70 -8Ũ7Ǫ8dť9Ǡ10ƊǇ12Ɲ13ſǐ14g17u18Ū22Ǒ24ǚ29ƾ30Ʊ31ƞ
~<sti	54 -11ƝǕ-9ǐ-8Ư-7ŇƆ7őƍƷƻƼǈ8jŝ9Ĵǡ10Ł11Ơ12ŊƮǫ13f14z16Uŭƈ17q18tŪ19cCƩ20Ÿ22PQƘ23vƖ27DJ29I30ƭ31ũ
~<sto	54 -13ƙ-10Ŧƥ-9ƞ-7Fǖ7mtĸǠ8yŉšǌ9Ǉǣ10ŋţǎǘ11OŕƟǡ12Ƌǚ14ŁŎ15j18Ǎ19ťǑǤ23ư26M27ǐ31ƒ34Ǚ35Ǐ45Ƈ47Ƨ51Ɯ
~<str	56 -14ǫ-9P-8a-7S7VƂǥ8Gŝ9ż10EŕŚũƞƠƿ11tŁŴƓ13ĵƾǗ14Ůǅ15KŒƕ17ň20Ǐ23U25Ţű26Ǎ33ƛ34D
~<stu	56 -14ƾ-12Ɣ-11ǫ-9B-8jū-7œšŭ7qXƎ8ŁłŌƳǚ9ƜǕǞ10sƊƥǗ11AĴũƌ12ư13Ůǒ14Ʋ17Ǆ18ş19ƟƤ20ƈ21ŶǤ23Ƨ29Ż35m38ƙ
~<sty	76 -8Ɖ10Ǌ11Ɗ12ƥ23Ǔ
~<su	51 -13Ǡ-12ş-9Şƌǩ-8ƣ-7ŘŶƙ7zňƎơǛǣ9tļōƶǫ10ĴƆ12kĹūǁ13Ǧ15iŏ16ŷƬ17Ź20ĸ22xŴ24Ə25Ƌ28LƍǞ32j34ƾ37Ǘ59Ǔ62ǔ
~<sub	63 -10ƌ9ŰƆǁǕ18Ŵ21ō23ŷ78Ǔ80ǔ
~<suc	86 8Ŝ11Ĵ13ƽ15Ƃ
~<sud	88 11ĻŮ16Ĺ
~<sue	75 -10ŗ9ŀ34ĸ46Ǟ
~<sug	83 8ƃ14Ǜ23ƶƾ
~<sui	86 9ĸ13ǣ16ň34L
~<sum	75 13Ǝ14ơ17ǉ23k24x39Ƌ
~<sun	82 -17Ǡ10ļ41ƍ58j
~<sup	68 -7ĸ8ŕƘǁ9Ɵ10z11n12rǒ13L25ŏ26ǫ53Ǘ
~<sur	68 -13ş-8ōǫ-7Ǔ7Ĺ8ļŐƆ10txOĴ11ǟ13aŁǔ14Ǧ16ŗ24Ƭ27i30ƾ34Ə
~<sus	85 -9ǩ14ƅ32Ź
~<suv	90 -7ǒ20Ŵ26ū
~<sw	65 -9FI-7Ŧ7ŃŚ8hĵŬ9wƸǘ10ōƣ11Ɠ12ŭƒ13D14Ū15tX16M17c21Ʒ23Œ25Ŵ33ţ44Ǝ
~<swa	86 20Ū31Ʒ34Ŵ
~<swe	78 -10FI7ƭ8Ř10ŚŬ11hwƸ12ƣ14Ɠ15ƒ16ŭ17D18t21c
~<swi	69 -7Ŧ8Ń9ĵ10Źǘ12ō17MX25Œ36ţ47Ǝ
~<sy	67 -8ǖ-7ǉ8Ś9EŢǟ12D13Ǘǝ17ǚ22Ɛ27ǘ28Ǚ
~<sys	68 -8ǖ-7ǉ8Ś9Ţǟ13Ǘ14ǝ17ǚ23Ɛ27ǘ29Ǚ
~<t>	88 12ǚ13ƀ44b
~<ta	46 -18Ś-17ǫ-16Ł-13ŭƵ-12IĻơ-11ł-10y-9ŀōƍǖ-8uŗŸƟ-7lqĹőŖťŲƉƞƯƸƿǀǇǊǋǣ7ĶŮƌƬǔ8ŋŪƙ9anrvA10tľ11œƷǪ12źƊƑƕƮǅ13OŜũƝǝ14ţƘƱ15sǛǠ16ňŦǌ17Ũū19ŅƳ20ŻƦǃ21Ń22zĸ24Ű25ŴƩǘ28B29T31Ǆ32š34NƼ35ŌǢ41Ŭ50ƽ
~<tab	76 -8ƍ-7ň8L9ś10TŃ11Ƨ12ư14s17ž24MƊ27n
~<tac	88 14ūŷ16ŵ
~<tak	51 -16ǫ-13Łŭ-12ƪ-11ŷ-8ryƆƵ-7ĻŗŸƿǣ7Ň8Ʊǆ9kŋŏŒƝƬ10tŮǔ12ŜŪƙǢ14Ƒǌ15Ǫ16Ŵƕ17šũƘ18Ʈǝ19Ńţź20ň22Ũ23BƳǄǠ24ŻƦǃ26z27ĸ29Ű30Ʃ31ǘ58ƽ
~<tal	58 -13Ň-9ł-7ǖ7hKXƎ8Ƈƹ9ŉƱ10BĶǢ12iĺ13ƪǄ15O16sľŦ17ň18v19A20a22š24rǛ28Ņ38N47Ƽ
~<tap	83 -8ơ12Ɲ70Ō
~<tax	78 8f9ǌ11ǈ13ǅ14œƷ19Ɔ28Ǣ37T
~<te	41 -20ǒ-19Ť-15ş-14w-13Ń-12GŦŸ-11bň-10aAĸĻō-9cILŊƖ-8ŧƾǏ-7hoXļœŴǋ7kqCHŅŐŜŷſƃƈƜơƤƩ8EMĵĽŀŔŲŹŻƲƵ9uyRĺŽƀǀǚ10WłƷǃǈǗ11ţƋƧǞ12xƶ13ŮƠǫ14ŗǛ15i16lUŋŖťžƅƪǆ17ǁ18Ŏ20ƞ21ŕǉ22ũ23F26g30ƫǊ38P39ź40Ư41B50K
~<tea	74 -14ŉ-13h-7w7ł8U9ƪǊ11ǅ12ķ13ƹ17xƟ22g24ǫ38ǉ39P
~<tee	69 -13Ÿ-11ǒ8Ɓǉ10ţŮ12Ż13ǁ15ƃ18v76ź
~<tel	44 -16w-15ş-13Ļǒ-11GŦ-10Ń-9bňŊŜŤƫ-8I-7aĸŧ7nKSŘŝűƊƢƯǖǝǫ8łŇšƈǘǠ9qCFĽŅţŮƜƩƲǓ10EMĵŐŲƵ11HĺŀŽƀ12gkuƅǁ13ƋƧƪƶǈ14U17Ơ18ťǆ19iŋũž20P21Ŏ22ŗ24ŕ36B
~<ten	77 -8Ǐ9ƥƵ10Ļ11ơ12C14Ƥ27R30F33ƞ
~<ter	68 -12Ť-10AƖƮ-9œ8w10Wũ12Ʒ13Ǘ15B16Ǟ27Ŗ63ƫƯ
~<tes	79 -7ƾ11Ũ14ŷſ22ǃ23Ǜ24ǀ
~<tex	69 -9ŗ-7ǫ10ƅǚ11Ź17Ŭ23l27Ŝ78K
~<th	17 -21T-16ƪ-13ŅŹǐ-12Xĺ-11go-9ŗ-8L7ŔŤƍƴǟ8řŢżƂƼǌǜǣ9UVĶľĿƁƝƻƿǃǑ10ĸļųŴƧƲƷƸǩ11DſƑƙƥǙǦ12eķŒŪŲǧ13ĻŇŘŶƜƫǡǥ14fAJŻƐƔ15ŃŐœŰǅǓ16hrRŖƋƒǆǎǠ17lũƚƞǝ18WŌƅƉƊƌǈ19dsxQŜťŷƀƳǪ20ŕůŸž21EƎƘƭǍ22jkŁŉŚśƛ23łźƆǊǔ24wƽǒ25yŮơǕ26ōƏƬ27avŬǢ28ĹŝŦư29bƟƢƩ31nņŎƠ32GǤǨǫ33Ɠ34Ɨ35ŞŨ37ŧƣ39š40Sŭ44ň
~<tha	29 -20ǉ-16ǡ-14i-13ǠǪ-12ZĺƋƪƮ-11syXĴƜǊ-10NP-9ơƸ-8UŘřźǌǏ-7ewŊƕƗƙƯ7xŢƁƍƱǑǞǩ8HķĽŠƂƝƽǖ9ĶŝűŲųƉƚǃǜ10hkŐƼǗ11jWŨŴƎƧ12ŖūŽƓǄǨ13ałōŗżƔ14MľŰƆƬǁǂǟ15otŕ16ADŌ17dSĸņŬƛǍ18Ʃ19ƫ20C21Ł22Ś23QRŜůǫ25uƟ26œžƵ27pEŪ30ŧŭ31Ů32ť37Ļ39ŷ40G42ŉ44Œ45b48Ĺ49Ŏ50šũ53ňŦ
~<the	19 -23T-22ň-20ļ-17ińŉŗǐ-15XũŹ-14Ņ-13Cĺ-12opŋŷ-10rBLǘ-9tNĵǞ-8g-7ƃ7jŔūŮűųƱǇǜǣ8QƚǀǖǗ9JWĿŎţżžƕƥƨƫǑ10DŇŜŠŪůƈƲ11ƧǏ12PŘšƳƿǉǌ13YōťŵƁƍƔƴǥǦǧ14lŖſƐƝƞ15őŚşǃǙǩ16ķƂƑƙƟƤƸǅ17efEľŰƒƜ18kŁœƊƎǈǍ19hGŃřŻƛǓǠ20łǆ21ŴŶƆƬ22sŸ23ƅƋƘǝ24vSUǔǡ25wśŭƉƌ26xŝ27ŕƀǎ28nƓƽ29ǒǢ30ņ31ǊǨǪ32ŬƏơƭ33ŧźƠǕǤ35Ʃ36Ɨ37Ƣƣ38y39ư41Ş45Ũ
~<thi	40 -17oƪ-16ƍ-15ţ-14nœ-13Zƅƨ-12Ĺş-10RĴŘƀơƭǁǐǪ-9ŴǓ-8vTŅŦƓƫƲƹ-7gluFPĸŇŎŭżƂƛƳƴǉǦ7Łŉƣ8JUVňŔūžƃƊƼ9QŕƗ10hGųƙǣǫ11ŲŸ12ikyƉƚǌ13Ŗ14Ńƽ15XǠ16MŗǊ17dŞǡ19cĵƯ20N21jĿōŏ23ŀ24s25Ū26I27Ʈ28ĺłƘ30B32Ő34AƷ36Ō37ń40H41ļ46a51Ļ55r
~<tho	55 -12ǘ-10D-9Ļ-8řǐ-7XŎ7EŒƙ8AHƎƱƷǆ9ŖŞžƐ10ĶŘƉƠǌǒ11xŅŋƃƆ12iƜ13ĴŲƀ15ŷǓ16w17ţǉ18ƫ19Ǧ25Ɠ26ų30ǫ33š35ň
~<thr	51 -9ŐƖƿ-7Lǡǫ7dĴŃŉŢưƳƽǟ8zĽŽ9ŵ10ūƨǨ11Ʃ12ŜŨŭŶ13n14ĹőŪƞƵǧ15ŋ16ŗ18ťƏ19Ɨƪ20j21Ř23ǐǘ25Wũ
~<ti	47 -10ő-9ŁœŗŧūƾǠ-8auť-7GŅōśƁƈƌƟǡ7FƝƼǀ8yšŶƫƶ9ŇŒŪŷŹƊ10W11SŝǊ12ŢƩ13ƘǑ14ŤŲ15Ļǉ16qŖş17ų19fŭƺ20sơ22R27ǐ29ļ30ŕ31V35Ư37g39OŃń40LN51ż
~<tic	65 9Ǒ11N13ĺ15ş17Ť20ŷ23ŕ60ż
~<tie	84 -8ǫ-7ƌ9ľ18Ǒ30Ń39f
~<tig	88 8ǟ13L15H25g
~<til	68 -9Hǫ-8Ɖ7cVļ8gsǀ9ƅ10Ɠ11OƘ14yų15ƫ18ń19ŖƊ30Ļ51Ư
~<tim	53 -12T-8œŗŧ-7PőƁƾǊǠ7yşǘ8kFĶĻƨǚ9ŨƝ10żƶ11Ź12ŇšŶ13W14Ƽ15gŒŝŢŪ16ŕǫ17SƩ18sļ20ơǉ21ų22ƺ30R31Vń33ǐ35O37N39L
~<tin	88 -7m10Ɗƚ11g20Ǌ26q
~<tip	85 -8Ƽ11Ŋ21T45Ń
~<tit	75 -7ū9qǒ10ĸ11Ǌ18Ų20P25Ƙ35ŭ
~<to	29 -29n-27ť-21Ŧ-19Ǌǔ-18rƫ-17ǣ-16Ɣ-14Sƽ-13pwPǇǉǍ-12cWŇƋǘ-11ķűƄ-10Dżƈ-9lR-8fşŽƠǝǡǥ-7FůƆƧƴǐǧ7giIňőƉơƢƬƾǆǙǪ8ŧƅƘƲǒǓ9EųƟǋ10TVřŚƖǎǕǞ11Ŵŷƙǖ12ĺĽŅƗ13GŠſƞ14ũ15doyĵŮǃ16ZŎŶƜƯǛ17eNŞƕ18aBƻ19tŘƁƵ20ĹŌ21jHŔƃ22ŊƂƛƱ23ĻŝŤ24ǟ25CƹǨ26sKļŜŨ27LOYŃƦ28Ĵ30ńţ31AX32M33ŏ34ǑǠ35Ŀ37ō39ƭ40ł42Ű45Ƹ49Ʒ
~<to>	31 -23ƨ-22Ųǔ-20ť-19n-17Š-15p-14ƫ-13irSŐŗ-12ŦƋƽǇǊǍǝ-11qœǥ-10jwŇǡ-9fvƄǄǤ-8PƂǈǉǣǧ-7cQWķūƇ7TŀňƁƑƢƳǒ8zǂǫ9ŅŋŚŵƓǏ10kIƘ11řƍƲƵ12ĽǕ13OźǎǞ14dƅƖǖ15GLVų16otƕƗƙƞǙ17ļŴƦǑ18Aŝŷǃ19aBĵƛǟ20yĹĻƯ21e22NXĴŎŶ23Ō25sKŞũ26H27ţƱ28YŨƹ29ĿŏŔŜŤſ31Ŋ34Ń36ń37M41Ǡ43ō44Ű45ƭ47ł51Ƹ57Ʒ
~<tob	79 10Ǆ45ƻ
~<tod	54 -17ſ-15ǣ-11ǫ-10Ǚ-9Ņ-8Ʃ-7cń9ƕ10ŝ11axŁ12t14ţƬ16v18ĺ20ǧ22Ųƨ23Ř24j25O29ő30ļō33œ37Ő38Ļ39i
~<tog	76 8f9u11Ĵ14ǌ15ǋ20M22s36Š
~<tol	72 -14n-11E-10ǫ-7ŝũ7ņŢ9uZƂ10Ľƶ11jlƩǀ12ƛ14ƾ16d23ŕ25B27ŗ30A
~<tom	65 7ǔ8ŲǗ9IƮǚ10jƦǥ12ŗǟ15Ĺ16ƨ25Z27L
~<ton	78 10b11ŊŜ12L13ŗ14ǟ15Ʀ16rƨ
~<too	56 -13ű-12Ɣ-11aŊŐżǊ-9ǀ-8ő-7Ş7Ńǈ8ŀŏšƁƬƱ9ňūǆǝ11ǜ12o13tXǁǓ14ŉ15ŠŨ16U17ƪ18sŅ19jž20Ū21Ɵ22ŮƮƵ24Ǜ28qǤ42Ǒ
~<top	68 -11Ŧ7aś8ƥ9Ļǧ10W12Ʒ16T17ǌ26Ɖ28ĿƊ30Ś32Ř34Ǩ36ƃ
~<tor	84 7ǟ15ŀ43Ɯ
~<tot	71 -10ƨ-9ťǧ9žƢƻ10YœƇ11ĴƁ12ņŸ13g15Ŷ21ŧǋ28Š
~<tou	78 7ų8ĸŅŎƛǁ11Kƻ12Łǡ13ǟ15ƾ31ŝ
~<tow	67 -18Řƅ-10l-8Ɲ7Ʀ9Ůǒ12ƥ15ň16Ǘ18ơ20Q21X30Ǩ32E66C74Ƃ
~<toy	90 9ŭ16Ų19Ů
~<tr	47 -16ŀǫ-15Ƴ-13G-12n-10ŉőƖ-9Ơǩ-8qvŹ-7RŔśŝŢŤƛƵǄǉǣ7Uƿ8i9zĺǝǞ10cLŲǠ11I12ūż13Ż14ǁǨ15ŅŮŶǑ16Ǎ17APĴŏŞŨƂƑǜ18ƾ19QƎ20ŭŴǂ21Ňơ22k25ƴ26SŵǛ28ǚ33Ű35ǒ47ŷ48Ɠ55ž
~<tra	59 -12G-11Ƴ-10ǩ-8ŉ-7Łş7Z8ŶǍǚǝǡǥ9ǌ10lƟǔ12ŲǑ13y14z15Q19żǒ20SŻ27Ǝ28ǂ31ơ32Ű33P36Ǜ52ž
~<tre	63 -16ŀ7Ƹ8j10ş11D12ťƚ15ƾ17iŨ18ǁǆ19U22Ň25Ş27ǜ30ŷ56Ɠ
~<tri	74 7ł9ōŬ13ǂ14ƞ16Ű18žƓ21Ƃ34k36ǚ
~<tro	73 -9n7Ķ8Ĺ10Ɲ11p13ĺ14t15ş16ƾƿ17Ų20Ǟ
~<tru	58 -10Ɩ-9P-7UşƃƠƳǫ7Ũ8ŇƂǑ9ƨƭǝǠ10Ń11Q13ŶǍ14SŁ17c20ū22Ǩ23ŮƑ24Aŏ27Ĵ28ŭ29Ŵ33ƴ34ŷ35ŵǒ
~<try	78 -12N-8ő9ń10ŘǠ11ž12ů22I23ǚ30Ņ32L
~<tu	60 -17ǫ-13ƨ-10ļ-9w-8ōŢƵ-7jt7ĸƙ8p9ť10Ʃ11ǌ12C13Zǩ15Ƭ18ƌ21aŊ22ź23Ł25ƀ28c29vŤ32Ǟ34Ǝ35Ƴ38ƶ
~<tub	78 -9j26ƌ46Ǝ
~<tui	86 -9ō52Ƴ
~<tur	64 -17ǫ-10ļƨ-7tŢƵ7Ǡ8ƙ9pĸť10Ʃ12vǌ15ǩ16Ƭ22Ŋ24ź25Ł27ƀ31c32Ť35Ǟ41ƶ
~<tv	86 -13Ƨ-8Ř10ƙ16Ɯ22Ƌ
~<tv>	90 -13Ƨ16Ɯ23Ƌ
~<tw	77 8l11uŤ12ŖŪǧ13R14ƽ15ĵ19w40y
~<twi	78 11Ť12uŖŪǧ13R14ƽ15ĵ20w24y
~<ty	69 -12Ư-9ƆƟ-7aś7cĽžǐ8p9Ɗǁ10ǈ12ǋǖ13ƥ15ƈ16b17E19d21ǆ31ƫ39ƾ
~<typ	69 -12Ư-9ƆƟ-7aś7cĽžǐ8p9Ɗǁ10ǈ12ǋǖ13ƥ15ƈ16b17E19d21ǆ31ƫ39ƾ
~<ub	81 51ų
~<ube	81 51ų
~<ug	76 -12ť7Ŝ8Ơ11RŰ14Ķ16Ǟ18Ə21Ň32Ǧ
~<ugh	81 -12ť7Ŝ9Ơ12RŇŰ18Ǟ25Ǧ
~<ugl	85 9Ǧ12Ň15Ķ20Ə
~<um	63 16ǫ46Ǩ49ƃ
~<umb	63 16ǫ46Ǩ49ƃ
~<un	51 -21œ-19Ƈ-15P-12Ɗ-10ƕ-9ǧ-8őŞ-7sǏǩ7iƛǇ8WŰƟǡ9chƢƪƴ10yŔŖū11gBņŏŪ12DĹśŠůƯ13Zţ14ƠƼǦ16ŗƋƔǅ17Ļŉǂ18X19Ƨ20ƫ22nŁ24şƦ29ǎ41ƥ49ƀ
~<unc	84 7Ƶ8Ʋ11AT18ǡ22B
~<und	58 -15ŭ-12Ɗ-10ƕ-8Ǐ-7sœ7jńƘƚǌǣ8ĶƝƿ9ƥǇ10żƛƟ11ciŰƴ12hŔ13ū14ņŪƀ15ŏśŠů16ǂ17ƼǦ19ƋƔǅ21Ļŗ22ŉ23X26ǎ28n
~<unh	86 49ş
~<uni	61 -20Ƈ-11Ķ-8œŘǧ7Ż8ǎ11WĽŭ12Z13ƗƪǍ15yƢ18ƫ20D26Ƨ33Ʀ40ƥ46ƀ
~<unp	90 10Ĺ30Ơ
~<unt	90 -7ń12O21Ŗ26Ư
~<up	42 -21ǫ-19ŗ-14ŨƤ-13ovBŇƠƩǠ-12GţƷƸ-11bsyŭƵ-10wLǍ-9ņňƣ-8PŐŢųŽ-7QSŁŎŰŸơƨƯƽǄǇǋ7WĽűƙǡ8ļƧǑ9rśǎ10CĸĻŅőƇƑưǤ11ŀŃřźƉ12jŊůƻǟ13ƭ14ōŚŝžƌƫǀǜ16VĵŘƏƛƴǏ17šƄ18KŜǙ19Hƥƶ20łſ21ǈǌ22ĺƬ23x27i28ũ30k31Ɔ33lŔƦ35tƊ36ŕ45Ŗ49ƍ
~<up>	44 -20ŗ-19ǫ-14BƤ-13ovŇŨƠ-12GţǠ-11bŭƵƷƸ-10swLǍǏ-9yņňƣ-8qŐŽ-7PQSŁŰųŸƞơƨƩƯƽǋ7Zƈƕƴǖ8WĽǑǡ9ļű10Cőǎ11ĵĻŅśƑư12ĸřź13jŀŃŊůƉƻ14ũ15HŚǀǟ16ŝžƥƫ17VōŘƍƏǜ19KšƄǙ20ƛƶ22łſƦǈ23ǌ24xĺƬ29i32k34Ɔ36l38ŔŕƊ39t48Ŗ
~<upd	69 9Ǐ15ƭ16ƴ18ƌ23Ǥ37ƍ
~<upg	88 10Ǐ21ƍ
~<ups	70 7ƥ8HƝ10nƞ11q16Ť18Ƈ20Ʀ23ƙ25ũǏ
~<us	50 -12DƟ-11ŅǙ-10Kŗ-8ep-7RœƔǏǔ7aŶƻ8ĶŒǢ9vzƙƣǈǓǚ10ŌţƆ12ź13Ńŏ14ŵƅ16s18Ň20Lĺ23Ť25Ļőǘ26I27JŴ33Ŕųǁ36ž45Ľ93Ů
~<us>	63 -18A-13ǫ-12Ɨ-11Ņ-9p7ľō8ŐſƇ11arxĶū13vzŌž18ŏ20ţ21ƅ22Ļ25Ň26s28ĺ58Ľ
~<usa	90 9ŞŮ23Œ
~<use	55 -12ƟǙ-8K-7Ɣǔ7Ǆ8Ǖ10Ǣ11ǒǫ13őŶƙǓǚ14ź16J18ŵ23I26Ťų29ǘ30ž32Ŵ38Ŕǁ73Ů
~<usi	84 -22D-13e-11ǒ-8ǫ18Ɨƻ20ǈ22J23Ů25ő
~<usu	73 -9ŗǏ-7R8Ɔ9ƣ11ǣǫ12W13Ǉ14ĻŚŮų15A18Ń26L
~<v>	83 9ƅ10ƞ20Ŭ21ŷ28ū
~<va	57 -9ų-8H7ƋǑ8ŹƝ10C14ŏŪ15Ň16Ů18Ŀ20ƔƬ22ƚ31ơ33ƻ37ƫ43Ǥ44k59ǒ
~<vac	77 43k45ơ
~<val	62 7Ƃƕ8Ƌ9ŹƝ11C16ŏŪ21Ŀ22ƔƬ25ƚ32ƫ35Ǥ
~<van	75 -8ų8Ɓ14Ǥ16k21Ň22Ů79ǒ
~<vap	85 52ƻ
~<ve	60 -20p7OŶſǨǩ9ŷƁǘ11łťż13ŬŮ14ű18Ŵ20dŭ21ş26ŵ30ǒ32Ǉ33ū45Ǘ
~<veh	63 7Ž8ſǨ9Ŷ10Ɓ12ŷż14ŬŮű19Ŵ21ŭ27ŵ32ǒ36ū
~<ven	76 -7ǟ7ƈ10ǩ11ǘ28ş43Ǉ58Ǘ
~<ver	83 -27p9ō11O17ť28d
~<vi	63 -16Ŝ-12Ǣ-9h7Ɔ8gƒ9BN11ƈ12e14Ĵ15ƽ17ǃ21ǀ25M35ż41ƞ91Ŭ
~<vid	85 -7ń8ƙ12g36M
~<vin	70 -18Ŝ-9h14ƈ105Ŭ
~<vio	82 46ż
~<vis	76 12N15e18Ĵ21ǃ26ǀ51ƞ
~<vo	77 9Ŀ14ŀ15e17a23Ƒ25ľǫ26ł
~<voi	86 -14ǫ10Ŀ16ŀ17e19a28ľ
~<vol	84 25Ƒ
~<w>	82 8b11n22ǉ23Ǔ27Œ38T
~<wa	35 -23Ř-17Ců-16NŅ-15dœ-14Zƞƨ-12Ś-11ƫǀ-10nWŀłŴǔ-9giuPUĹőŬŮųƜƟƩƽ-8ľŐŠŸƖƧƬǒǡ-7IňřŝƗǠ7OĺţƎƠ8bĵſƆǨ9JŇƁƋǖ10kŔŹ11oxŪƦƭ12ŏǎ13Ƅƙƶ14pžǃǆǩ15ƃƾ16TŁńšƔ17yŉƅƏ18rBŰƉ19ĻƲƿǞ20XƳ21ōƈƣƮ22MŢƯ23ņŊŨŽ24ũ25Ľ26Ƶ27jƌǋǕ28s29ŧ31Ŧ32ŶƸ33K36ļ39ǫ40ƛ54ť66Ɲ
~<wag	75 -12œ-9ǌ10ǥ15Ƅ35T59ǋ
~<wai	73 -7ƣ8Őūǎ10ķ12ǩ13Ǟ14Ļ15rŶ17Ǒ18ń19ś20s23ƀ24Ǖ
~<wal	59 -11ũ-8jŉǡ-7tW7őŗŶƌǗ8nţŹƦưǊ9Yǚ10RļƏ13Ĵ14ŃŽǟ16ƛƥ17Ǐ18ƙ19ƍ23ť27xǆ28ǖ30ƈ
~<wan	45 -18Ř-15ś-13ƫ-11mƨƱ-10ŚŧƔ-9NŶ-8cŕƢǔ-7TłŗƞƩưǁǏ7ž8oŒǠǪ9eƄ10VĿŞ11ŋǨ12bLƙƷ13ǃǩ14OŁŖƀƁ15JƂ16ſƃ17yǎ18ĵń19Kŏ24Ʋ25Mĺƭ27Xƅ28ŊƮ29Ǖ31s32Ƴ33ōǫ34ƣ37Ư38ļ40Ƹ
~<war	84 -12V-11ţ11ǂ12Ɲ15B16Q28Ǎ56j
~<was	45 -17C-14dŁœ-13n-12Ǡ-10ǀ-9ŃŎǟ-8ĹĺŤƭƯ-7GZńőƑǤǥ7ǝ8Ų9TǚǛǦ11ǌ12rļŹƠ13k14ƴ16Ə18ƌƦƶǫ19B20Ŋƾ21ŔŕƆ22ĽŉǞ23p24Ļ25Ū26Ɖ27Žƿ28Ţ29ņšŶ30ŨƝ33Ɣ43Ƶ45Ŧ48ť49ũ51ŧ
~<wat	58 -11Ɯ-7Ő8Ƣ9Ǝ10q14ƋƐǟ16ƚ18ǫ22Ʊ28ž29ť30ơ41ƌ62ƛ66Ɲ
~<way	62 -16ů-12Iǫ-11Ņ-8Ļƺ7orŜŨ8ŏƑǁ9ŇŉƋƮǄ10ŪƸ11c12XŶǃ13mş14a15yƓ16Ľ17j19ŷ25ţ31Ł37K42Ű
~<we	40 -16œřǠ-15qŘŝ-14Ǌ-13ƍ-12nň-11y-10ƙƟƿ-9Cţƀǆ-8BVĿźŻžƔƩǓǙ-7GJĴŃŎşŭűŸƕƦƺǍ7vŜŰƁƃǃ8ǚǛ10fńƜ11tZŏųƋƏƝƳǐǘ12Ƙ13ņŵƷǡ14jŅ15LŖŞƻ16lŌťūŹ18dłŇ19XŦŶ20šƾ21isƆƯ22ĽŢ23ľ24MƼ25Ɨ27Ũ30kŮ32ǟ33Ŕ34R35ĺƮ37ũ40ǁ57ō
~<we>	53 -14Ļň-12r-11P-9Ǌ-8HƶǠ-7řŶ7Šƫ8fŋ9cĽƪ10dŢƇ11ŇƃƷ12hƁ13IŊŦ14ś15vļ17ŖƳ18Ư20łƗ21X22iĺ23ŏ24ŌƮ25ŵ30ū31ľ36M38s81ō
~<wea	78 -9Ƶ9U13ť22Ǜ23Ɯ29jǫ
~<web	81 9ľ10Ņ11ĺ30ǘ35Ľ
~<wed	84 11ǖǩ12Ļƻǝ15f
~<wee	53 -9Łǫ-8t-7ť7ƗƻǪ8gTŖ9őƞ10Ŧơ11P14Ű15iĻƘ19ń21ľ22ǐ23ų25L29k31ǟ38Ŷ46Ů51R53ǁ
~<wei	70 -8J8ǃ9ł12Ń15Ǆ23ǚ27ŀ54Ƽ
~<wel	67 -12q-10d7xHļŎǫ8Q9a10Ų11NƗ12Pǋ13ĺ15ŗ18p20ŷ22SŅ32t39Şǡ
~<wen	66 -10ƿ-8ǫ-7Bľŝ7H8zŒŦ9QĻƭƮǞ10c11k13ŇǇ14Ə17lƵ19ŕ24Ł27Ŕũ30Ɔ34ť41š
~<wer	53 -15ļ-11œ-10ř-8ŃƦ-7ĻŪ7ĽŇƎƹ8Ƶ9żƱƻǤ10šƷ11X12ŜƐ13ƯƶǦ14ĺ15lW17Zư18ŽƮ20rŢ24dņ25Ź29ǟ30Ŕ32ƾ33Ũ40ũ
~<wet	88 13j21ƋƝ22ƛ
~<wh	19 -26ō-24N-19t-17ŋ-16xƠ-15Ťŭ-14KŐ-13bž-12zFĵŉǨ-11ǡ-10HľŌƇǉ-9ŨŻ-8ƃ-7fUŜǃ7cEƂƉǍ8łżƊƜƧǎǕǚǛ9aSŇźƮƹǅǒǗǘ10uŬŲƕ11ţũƭƲƼǇ12loPňƚƾǌǩ13mrGTŸƤǈǏǧ14vųǙǞǢ15hƓƘƯƷ16ńŝƨ17š18ŎŒƿǟǪ19RĴĽŏŶƦƴ20DYļƵ21ƈƫ22XņŖƄƆǀǆǐ23ŕŠƏ24gwAœŵƢ25qJŃ26ŔŞťǖ27ŘşŧƋƱƸǠ28ĸĿƔǑ29Ǌ30Bƙ31ƽ32Ɨ33LŊƣ35Ŧ36Ļŀ39ĺ40Q41Łū44ŗ45ő54C64ǫ
~<wha	24 -32Ÿ-31ŭ-27ű-20Fł-19ŴźǢ-18Nŝ-16AōƦ-15nƭ-14O-13ĵĽ-12bHŅŤƤƶǒ-11sŜ-10ŋƃƑǨ-9tKVŒơƵǁ-8zĶľŷƅƞ-7fxMőŽžƇ7dorńſƧǈǥ8ƆƜ9vƍƟǏǙ10iƄưƾ12RķŶƪƲƹ13IŬƗƩǋ14hJ15cQŇƕǟ16ZţũŲƷ17WŪƚǐǕǧ18mLƊ19qřƿ20ƮƼ21Ĵǅ22ǌǠ23ųƏƓ24YƖƣƸ25ŎŕƋ27CňǑǫ28ƫ29ņƽ30ƨ31wXĸŏ32ŞƈƢǊ33TĿ35g36ļŃ38ŧ39BPŵǆ40Ł41ť45ĻŘ46œ47ş48ŊŔŗ49Ɣ51ū54ĺŀƙ
~<whe	36 -21a-17ō-15ƟƠƣư-14łşǪ-13PŇƫ-12ĻŉŪǡ-11nUƳ-10ZŊƞǅǆǊ-9iwINŎƄƮ-8uTőťƖƪ-7btBŌŨƁƔƙǢǧ7ũŶżƜƶƿ8qķĺŵƧƸ9jĵƝƻ10ƴǇ11RŝŢƀǔ12ŠƏ13lŹƅƾǙ14dHǁǩ15XƵǛǤ16Ƌ17grĹ18yơǑ19vJOĽƩǂǐ20sĶźƉƯǄ21ŗ22Q23ƹǠ24ń27ǀ28MǍ29DG30VƆƦ33S34Œ35űƘ37L38Ŗ42C43Ŧ
~<whi	52 -18Ǚ-14ƛǜ-12ž-10ŪǄ-9K-8Őŗţ-7qĻľť7ňŉơ8dźƑ9ŁśżǑ10ūƏ11Ŋ12ŸƂƐƗƱ13EŨŵƦ14Dƥ15ŅŬƶ16RƽǀǊǘ17Ľ18Ŧ21aĿő23CŒǟ29Q30ų31J40Ŵ
~<who	37 -26Ɩ-24ų-21ŵ-19T-18ƙ-17ţ-15xœś-14PƠ-13ūƥƨ-12yZĻŐƩǉ-11DLVĵƹ-10HĹŀńōŮŻ-9fsĺřǅǤ-8tKMWŁŋŏŔŘşŷŹƊǆǌǡǦ-7cjRXļŗžſƓƔƘƟ7Ưǧ8ơƳǣ9lqƀǠ10ǩ11wĴǏ12Ǚ13hƛǜ14ƂƲ15ƒ16ŭźǇǝ17aƫ19Ņǚ22QǓǞ24ƞƸǗ25šǈǫ26oƦ30Ľ31ŠǪ32ƴ35Ƅ39u40ƗƣƵ41Ŵ42ǒ46n48Ÿ50Ǣ51ǖ53ŝ54ƭǊ56Ƥ58ł63A64Ʊ84ő
~<why	60 -18Ņ-13Ŕ-12ŝ-10Œ-9Ư-8Ŋœ-7lŪ7AŞ9ǈ10ĿšǦ11ŀ12ŢǞ19Ň23Bƽ24ƶ26r27Ʒ31ǫ32ĺ37ŷ41Ł44ţ48ŕ53Ļ
~<wi	34 -27P-23ǫ-20Ʊ-18ř-17ƨ-15ĻŰ-14v-13ūƺƾǒǟ-12DƄƖ-11łňůƆƽǉǤ-10ĸƥƸǖ-9CŲƍƔƘǇ-8ixĴņƁƟƫǀ-7dhEGťũƙǆǙ7uILŮűƂƩ8ejyŽƭƼǊǕǣ9XĹŬƳ10ŅŌţŻƗǞ11ĶķĺƀƏ12Qŝźƅ13Ɲǁ14šŨŵǏǐǚ15ŭƃƷǃ16fŉŋŷƵ17ĵƌƒƦ18ŴŶƤ19tŢ20bgśŦžƲƹ21pM22Ş23Ňőų24n25ŠǪ28Ǆ29ư30qŃƪ32ļ33o35r36Œ37Vş41s44Ɯ48ƴ
~<wid	85 8ƭ13Ǫ14ƹ20Ƶ26f
~<wif	56 -27ƺ-23P-13w-11dƽ-10a-8ƨƾ-7vzňŶƆǫ7bjƵƼ8ǈ9u11Ǫ12ƹ18Ǌ19f20Ŵŵ21ư28ƭ31ƪ32s36t41r47Ǆ51o54p55q
~<wil	54 -13v-12a-10Ř-9DƱ-8ĺť-7ŗřŲƍǏǫ7zœŹžƐƣƻǌ8dNķųǠ9cOŜŤƦ10ŦƮ11ļŻƅ12o14Ɨǅ15ő17s18eō21MĶś22H23L25ź28y33V46Ń77ƴ
~<win	63 -18ř-11ǟ-8ǫ-7Ŕ8ŪƓǚ9ǎ10bƂƒ11ơ13Ɲ17Ŭ18ť20j22ļ25Ŧ27ǝ29ǁǐ76Ɯ
~<wir	75 -7Ǣ7Ǘ22Ǐǚ49ƌ
~<wis	72 7m10ư11Ő12ǌ14wƪ20g24Ʋ26V29ş
~<wit	38 -15ǫ-13H-12PťŰƖǒ-10ĻůƄƨ-9yơƭƱǇǖ-8EņūƸǉǤ-7CDLNĸłœƥƾǝ7IYƅǓ8SXķĿŔŚŴƜƪǁǕ9BWŸƝǧ10AMśţǏǣ11rŽƂ12ŗűƩƲ13ĹŁŮƵ14ŌƏƦƳ15ŅŉŘƀƒǞ16Vļƹ17gĵŝǪ18QŨƃưǃ19ŋőŭŷž20sƷ21bĺš22aų23ŢŶ26n27Ş28ŇƤ30ş31Š44Œ
~<wo	31 -24Z-18ő-17œƫ-16OƵ-14ūűƛ-13nwŢǠ-12kŸǏ-11ĺ-10loxšƽǐǝ-9hŝŠŴƅƼǇ-8fFŔśťŭůƂƗƠƿ-7iŕŧŻƶǧ7AŒƐƳǒǕ8gķŵƪƬ9ǚǜ10ƁƸǁǫ11mǨ13csŗƃƄǤ14ĶńŊŜƷǉǑǞ15ş16BŮſǊ17ƕƚƨ18MXƒǖ19ƈ20rŘƲǃ21ŞƟ22ž23Rƺ24qŀţ25Ŷǥ26ƓƩƮ27ưǓ28LWƦ29ĸƱ30Vƙǟ31Q32SŋŰ33Ĺ34ļƔ36ƹ40ŏ42U43Ų51P
~<woo	69 8Ť10g15j21Ɠ33ƈ55ƒ
~<wor	41 -16Ŀ-14œ-12iwO-11TĴŏůŻǫ-10jőūƫƯƷ-9rGĹŃŒŷƦƪƵǠ-8bkZŁřƘƸǏǐ-7hnuxHŕŖšŢǚǝǤ7NŪǃ8gzBIĻŗ9Xńň10ŘŞƨ11ķŇƙǛ13ł14ŵŶƄǆǖ15Ǒ16Ǟ17Ɠƺǒ18Ɣ19ŉǉ20ǜ23ŋ25ĸļƚ27Ů30LRŲǊ33VƩ35Ɵ36W38ǥ40Ű41QǓ42q45S49ŀ55U63P
~<wou	36 -21Z-17ĺ-13Ƃ-12Ļƛ-11dQťűƫ-10qŸƵ-9ŧ-8oOŢƼǜ-7knSŉœŔūƅƽǏǠ7ŷǣ8eHĵƄ9LWŃƉǪ10ŁşƑǖ11Ŋƨ12ƺ13AŗŘƁƳ14Ƭǁ15mBTĿǨ16ĴńŞƯǚ17sƃǤ18ĶŜƪƸ19cňŋƔ20Ŷ21M22XŲſ23ƕǃ24ƙƷ27Ʋ28ǟ29rž31ļ33ƮƱ34ţ35Ʀư41Ĺ47ƹ50ŏ
~<wow	75 7S8ǂ9R10ƾǤ11u13UŧŲ14Ƣ18ţ20Œ21Ŏ
~<wr	59 -15ư-13Ŝ-12Œ-10Ʊ-9Ū-7vP7ƅƎƠǛ8JŏŵżǦ9ĹƄƲ10ŚƏ11KĺńƮ12C13Ň14Ŷ15ŀŘŹǕ16şƁ18ōſǫ19ť21bwǞ22ő25ŝ27ǜ42ƴ44Ž
~<wre	75 -9ť8Ǩ11ũ13Ƅ18ŝ21Ɓ22Ŷ59Ž
~<wri	66 -15ư-13Ŝ-9Ʊ-7v8oƎ9JǛǞ10ŏżƅ11ŚƲ12ĹŊƏ13K14ťƮ16ſ17wŘŹǕ22ō26b28ő35ƴ
~<wro	71 -13Œ-7P7q8w10ŵ11Ǧ14ƴ15Cĺŝ16ťǞ18Ň20ŀ21ǫ22ş34ǜ
~<x>	84 -7Ŧ13ū14b16Ŗ28ƛ
~<y>	88 49b
~<ya	73 8ūŵ9H10Mƙ11a13Ơ14J15ƞ18Ɣ23ƛ53Ɠ
~<yar	75 8ūŵ10Hƙ13Ơ16ƞ19Ɣ24ƛ55Ɠ
~<ye	42 -15tň-12Ŋũƾ-11DšŭŰŸ-10BŠťŪŴ-9lRŉŧŲƔǕǟ-8iļſ-7asCŇŘƛƝƮǫ7Ő8xĶŅţżư9ķƌƞƷ10fwŃś11ƺǐ12jŵǦ14ĵ15ľŔƠǥ16H18VłƘ19Źơǀ22ǂ23œǋ24pŤƖ25Ļŏ27ǡ28T30ƫ31ǌǠ33ź35Ɖ36ů37d38vS40GƆ43Ǉ44c46Ư47Œ60Ŧ
~<yea	43 -13ň-12ƾ-11DŊ-10ĺšũŭ-9ŠťŪŰǍǕ-8ilnRŧŲŴſƔ-7Cŉƛ8qư9Ķ10ķżƌƞ11śţ12ƺǦ14ŵǀ15ĵ16vǥ17źơ18HŔŹ19V22ǐ23ǂ24ǋ25œŤ26cĻƖ27p28d29ǡ31Tƫ33ůǌǠ36Ɖ39S41Ɔ42G46Ǉ48Ư49Œ62Ŧ
~<yes	73 -9B10Ō13ĺ14Ő18d25Ń38ł45ŏ
~<yet	67 -18t-16ǐ-13ǟ-9Ÿ-7ő7ơ8ǀ9Ǝ10Ł11uƷǍ12nw13ǡ14fr23x24Ņ25j26cź32Ơ33Ƙ35v
~<yo	14 -20Ŧƈ-19ť-18vƇ-15ŧŻƆ-13ƣ-11ŵ-10Ÿ-8ǅǙ-7bƊ7yŏƃ8ŊŌůżƁƜƟƮƳ9GLŒūŬƾǎǞ10ōƔƗƞơƵǏǓ11QŇřƯưƿǑǕǦ12esĵłƚƴǁǔǟ13YŗǐǘǝǤǥ14wķĺĻŠƤǆ15kIMWƛƭƷƽǊ16apxSžƧƱƸǢ17fĴſƲƻǃǠ18UĹŃŋŐǜǣ19BHśŹƼǒ20KľńŜƂƶǪ21ļŞšǗ22CŽƍƺǛ23mƄǍ24uOŁţǂ25nĶǀ26zXŪǫ27dAĸĽǉǚ28gŉŝ29jĿŅƩ30NTŶ32ƀ33ǖ34őŷƦ35Vŀ38œş39iFƨ41ũ42R45l46P56c61ň
~<you	14 -20Ŧƈ-19ť-18vƇ-15ŧŻƆ-13ƣ-11ŵ-10Ÿ-8ǅǙ-7bƊ7yŏƃ8ŊŌůżƁƜƟƮƳ9GLŒūŬƾǎǞ10ōƔƗƞơƵǏǓ11QŇřƯưƿǑǕǦ12esĵłŠƚƴǁǔǟ13YŗǐǘǝǤǥ14wķĺĻƤǆ15kIMWƛƭƷƽǊ16apxSžƧƱƸǢ17ĴſƲƻǃǠ18fUĹŃŋŐǜǣ19BHśŹƼǒ20KľńŜƂƶǪ21ļŞšǗ22CŽƍƺǛ23mƄǍ24uOŁţǂ25nĶǀ26zXŪǫ27dAĸĽǉǚ28gŉŝ29jĿŅƩ30NTŶ32ƀ33ǖ34őŷƦ35Vŀ38œş39iFƨ41ũ42R45l46P56c61ň
~<ze	86 11Ő14Ť23Ś
~<zer	86 11Ő14Ť23Ś
~<zi	66 9ŕ15Ɔ33Ɣ106E
~<zil	86 -7Ų20Ɔ43Ɣ
~<zip	68 9ŕ109E
~<zo	74 -7ōǡ8h11x16ǫ38ƛ52M
~<zon	78 20ǫ40ƛ
~<zoo	86 -8ō9h61M
~@da	63 -7ǟ7sōǚ8ľǡ9gĹǊ10Ůƽǋ12Ǜǩ13ų15iń21Ŷ22R42k44ǐ49L
~@day	63 -7ǟ7sōǚ8ľǡ9gĹǊ10Ůƽǋ12Ǜǩ13ų15iń21Ŷ22R42k44ǐ49L
~@mo	66 -15Ļ-10Ź-8ŏ7ľƠ9VĹ10y11ků13ť15Ǟ21Ŗ22Ŧơ23ńǀ24p25dź
~@mon	66 -15Ļ-10Ź-8ŏ7ľƠ9VĹ10y11ků13ť15Ǟ21Ŗ22Ŧơ23ńǀ24p25dź
~@na	53 -16ƺ-14ť-11ǅ-8Ƙǫ-7xƃǟǠǥ7łŝƤǣ8Ÿ9Aľ10p11Ŀ12ő13aƜ15Ś16Ľ18sJƪǄǔ19ǚ21i22Ƅ23Ŕƹ25ŧ26oŻ28t30Ǌ33Ǧ36ś38Ĺ41œ
~@nam	53 -16ƺ-14ť-11ǅ-8Ƙǫ-7xƃǟǠǥ7łŝƤǣ8Ÿ9Aľ10p11Ŀ12ő13aƜ15Ś16Ľ18sJƪǄǔ19ǚ21i22Ƅ23Ŕƹ25ŧ26oŻ28t30Ǌ33Ǧ36ś38Ĺ41œ
~aa>	90 -47Ő9Ş23Œ88Ƃ
~ab>	73 -7ŬƆ8a9Ź11ƻ12Ŧ13h15ƽ16Ɗ24ś34ƈ
~abe	79 17ƽƿ20Ǆ23ƾ
~abet	80 17ƿ20Ǆ23ƾ
~abi	57 -10ǒ-7ƩǤ7ƒǌ8ĸǧ9Ʊ10ƍ11yƽǝ12ơ13hŘ14Š15ƣǜ18ǎ22ƃ23W28Ɓ29ſ35ǣ
~abie	90 17Ʊ19y22h
~abil	58 -10ǒ-7Ʃ7ƀǌ8ǧ12ǝ15Řƣ16Šǜ18ǎ23ƃ24W28Ɓ30ſ35ǣ
~abin	86 11ƒ13ĸ17ƍƽ19ơ
~abl	64 -14Ǆ-7ƍƪ7Ńŗś8ſƋƱ9IƊƵ10TŉŜ11e12lƦƧư13ňƹ17n25Ʃ26ƚ27M29s67X
~able	64 -14Ǆ-7ƍƪ7ōŗś8ŃſƋ9IƊƱ10Tŉ11eŜƵ12ƦƧư13ň20n25Ʃ26ƚ27M29s53X
~ably	90 13ƹ18l19X
~abo	41 -18x-16c-14Ŗ-11őǇǉ-10ļƾǒ-9jSœŘǅǡǤ-8sŉŶ-7ŅŮǪ7knCŏŢũƑƙƺƼǁ8zľźƐƶǋǚ9mŰŽǑǙ10GHƏƮǝ11uABVķĿŋųƃǌ12hŊƪǄ13ŃŇŗƸ15Ɩǃǎ16pĽťŦŵǞ17ZƎ18Ơ19Ķǆ20ňŞ21Ŏžǖ22Ƶ23Ł24r26ş27T28Ǐ29ŀ35ĺ
~abor	90 14Ǟ23Ŧ
~abou	41 -18x-14c-13Ŗ-11Ǉ-10őƾǒ-9SŘǅǉǡǤ-8jsļŉœ-7ŅŮǨǪ7nĶŢũƑƳƺƼǁ8zCźƐƙƤƶǚ9ľŽǑ10mGHŰƏƮǙǝǞ11uABVķĿŋųƃǌ12hŊƪǄ13ŇŗƸ14Ń15Ɩǎ16pŵǃ17ZĽť19ǆ20ň21ŎŞžǖ22Ƶ24rŁƠ27Tş29ŀ36ĺ
~abov	80 -12Ơ-9ƥ14Ǩ16ǋ24ĶƎ54Ǐ
~abs	88 -9ň-7Z8Ɗ17ǀ20ž28Ĺ
~aby	69 -17Ŷ-12ƺ14dƱƽ16Ɵ19Ļ22y32ŷ33w36v37x38u
~aby>	71 -17Ŷ-12ƺ9v14Ʊƽ15w19Ļ22d26y33ŷ39x40u
~abys	84 -9d8V20Ɵ23w34v
~aca	75 35ų42k44ơ
~acan	84 47ơ
~acar	90 43ų
~acat	83 12ơ47k
~acc	56 -15ư-12Ǫ-10Ĵ-8ňƱ-7ł7Ų8JŤūſǈ9aeYŕǙ12ŝŴ13Ǘ14Zŵ15AļœŦƔ16ĵ17ǖ19B20ķ22ǘ23Ƅ27l29ƻǢ31Ś41Ž
~acce	83 -8ł20Ǚ27Ɣ35ǘ44l
~acci	65 -10Ǫ-8ư10Ƶ12ŕŤſ19Ŧ29Ƅ50Ž
~acco	62 -8Ĵňư7Ǆ9JŲǈ10aeYū15Ǘ16Zŝŵ17ļœŴ18Aĵ20ǖ22B23ķ33ƻ34Ǣ35Ś
~ace	49 -16W-12Ř-9pvSĴ-8ĺľŤǓ-7KĸŎœŭƬǅǊ7wōǝ8QYƈƌǛ9ŅƇƴ10U11xƦƷǘ12Ľƞ13ƓơƮ14ŐŰƙ15Ƨǌǫ16Ɩ17ƉƍƏƤǇ18ńƆǡ19DF20Šƕǎ23Ƣ24G25Ơ26H27Ƌƨ29Ǎ31Ǥ32M33ǂ48ƒ
~ace>	50 -10WŘ-9pvSĴŅ-8Ǔ-7KĸĺŎœŤŭƬǊ7wō8Yǝ9ƈƔƜƴǛ10UƇƙ11xƦƷ12ǘ13ƓƞƮǑ14Ű15ŐơƧ16ƢǌǤ17ƆƖ18ƍƏƤǇ19ńǡ20DF21Šǎ25G27ƋƠ28Hƨǂ30Ǎ33M48ƒ
~aceb	90 -11ľ27Ľ32ǫ
~aced	80 -9Ɯ27Ɖ30ƌ
~acem	79 -29Ǒ7ƙ23Ǥ49ƕ
~aces	82 -10W10ǂ14Ƣ15ǖǗ30Ņ
~ach	54 -20Ř-10hưǆ-9Ŭűǫ-8Nŧ-7ň7ķƺǈ8YĴƜƟƣƳǋ9LřŴƾ10qľ11T12IƖ13Ǎ14Ƹ15Ɠ16kœ17Ƣ18Ļ21ĺŰ22ǟ23mPǤ29Ǌ30K31W41Ǒ
~ach>	60 -21Ř-11hư-9NŬǆ7ĺš8ǈǣ9Ĵǋ10YĻƜƳ11KLřŴ12TƟ13ľ14Ɩ15I16ŰǍ17Ƹ19kœ20Ƣ33Ǌ36W
~ache	71 -11ű7Ǟ8Ű9ŷ10ƺ11P12ķ21Ɠ27K32mq
~achi	69 -11q-8ŧ9UƝǘ11Ļ12ƾ19ĺ24P30ǟ31Ǥ54Ǒ
~aci	77 -8ĺ14Ļ24Ʒ
~acin	77 -8ĺ14Ļ24Ʒ
~ack	49 -16Ť-13ŝ-9ŎŏŕŰ-7Ļƙ7hŔřƴƿǔ8ruWŁƓƶǞ9ƭǑǡ10œũ11Ɵƫǁ12LVŶǥ13ŐŵƎƛƠǫ14Žƹǟ15HZ19Iľ20ŉƬ21šƕ24Ŧǧ27Ǚ28Ɲ29ƻ32ů43ž59ǚ
~ack>	53 -14ǫ-12Ť-11ŗ7ŋŴƐƻǌǚ8ŔřƿǙ9ƀƎƴǀǔ10hrƓƶǡ12uœ13şƟǁ14Vƫǥ15LŁũ16ŵ19Zƹǟ20ƛ22Iľ23ŉ24Ƭ26šƕ28Ŧ35ů
~acka	77 -10ǚ8Š12ų20W45ǧ
~acke	70 -10ŝ-8ŏ-7ş9N10D12ŗ14ť15ǫ23Ơ30Ǚ36ž42ǚ
~ackg	86 9sŌ24Ǟ27ǫ
~acki	84 -7Ŏ16H24Ž35ž
~acks	82 13Ɲ16ǚ40ƻ
~acku	75 -7ŕ11Ƌ20Ŷ22ƭ27Ő28Ɲ30ǚ
~acky	90 11Ɩ16Ǝ
~aco	84 -8u11Ň12ư13ūŷ15l16ŵ
~acom	90 14ūŷ17ŵ
~acon	90 -8u12Ňư16l
~acr	85 9Ű16Ɠ21Ľ
~acro	88 9Ű22Ľ
~act	55 -15Jœ-12Ř-8Ʈǧ-7łƆ7RļŢſ8ƣ9ŗƍƤ10ŚƕƗ11Őƈǂǩ12Ń13Qƒ14Ʃ16d17ť18ň19ǔ20ŁƔǚ23ŬǓ30K31ǆ39Ǖ
~act>	67 -9Ř-8ś8Zƫ9Ƙ11ǅ12ŚƤ15Ł21Ŭ27K28Ɣ47Ǖ
~acte	90 11Ǐ12Ŭ
~acti	81 -8P14ǆ18ǂ21QŐ31ň
~actl	72 -10Ǐ-9ŗ-8Ʈ-7ǅ8DŖ10ņ12ŁŢ14ǆ15Ɨ16dƣ20Ʃ24ť
~acto	71 -19J-12Ǖ-7ł10ŧǣ13ƍ16ǩ18Ńƕ28ǚ29ǔ36Ǔ
~acts	81 9ǎ29Ǖ
~actu	73 -13œ-7Ɔ8ŤƟ9ŝ10ſǈ11KRļ13P17ƈǆ18ƒ23ŗ
~acy	85 10ž19ƽ33Ƹ
~acy>	85 10ž19ƽ33Ƹ
~ad>	45 -13p-12nR-11Ʃ-10GSŐ-9OĴŉŴŵư-8uHŅœƁƂƄƞ-7glVľŃŊƠƳǆǧ7ŠƏƑƽǜ8ƙ9eyŘšŢƉƣƴǗ10dŚśŞźǂǛǥ11ţ12tBĶŬŮƦǄ13a14şƜǚ15ĻĿŹ16Ŝ17Ľŗǡ18Ǟ19Ǉ20Nŷżƾ21ƝƵǀ24ǟ25zŤ28D29ƿ32ĹŒ33ũ34Ň42Ž
~ada	90 -14v10Ǟ13K37x
~adb	85 24Ɛ
~adbo	85 24Ɛ
~add	55 -10ōƄƆ-9SŊ-8Œǚ-7ŴǄǤǫ7ĸƚ8šƿǆ9nƳ10AƏǎ11yǙǦ12E13YǕ15Ÿ16ǥ17cƷ19Ǌ20Ŏ23ű25GǍ27ǩ29J40D44Ƃ50ƍ55Ǡ
~add>	72 -11ō-9Ŋ8Ǧ10Ĵ12ĸǢ14ƳǑ18Y20y24c27Ŏ35Ǡ60Ƃ
~adde	78 -13Ɔ-11Ƅ-7Ŵ7Ǜ11ƙǧ15Ə17ǆ19Ǌ24Ǡ25ǥ27ƍ
~addi	72 8Ǧ9ź11Ǖ15ǎ16ǩ19Ǡ25Ʒ44ƍ
~addr	63 -14Ǡ-9S-7ǄǤ7ƣ8F12n14E15Ǚ18Ÿǩ21J28ű32GǍ48D
~addy	78 -8Œ7g8Ǖ9Ƹ10ZľǊ12ƿ13ƚ14šǠ16J17A
~ade	55 -16Ƴ-12ňƽ-11G-9tǫ-7wźǍ7kqVǡǥ8ƿǈ9m10ńŨ12z13Ơ14Ɗ15ƭ16ƴ17ĺ18xPŷ19S20y21ŕ24v26ƍ27ƈǏ28š30Ż38Ļ
~ade>	58 -12Gňƽ-9ǫ-8t-7ŔźǍ7Ňǀǥ8ƿǡ9ǈ10Ũ11mń12q14zƍƠ15vƊ16ƭ17ƴ18ĺ19ŷ20PS22ŕǏ26x28ƈ30š41Ļ
~aded	84 -11Ż-8Ƴ13kV22y
~ades	71 -9xƳ8Ǐ10Ǔ13v17ƍ55Ż
~adg	86 -17w-9Ǜ24Qž27Ɛ
~adge	86 -17w-9Ǜ24Qž27Ɛ
~adi	77 -9P7ŚŜƲ9ŀ12u13IǊ15Ɵ16jBů17k23Ʒ
~adin	80 7Ŝ8Ś9ŀ12u14I15Ɵ17jků
~adj	83 44Ũ
~adju	83 44Ũ
~adl	82 -12t12Ƙ17ŉ18p21ǫ36ń
~adli	84 12Ƙ21ǫ37ń
~ado	78 7ŵ13ū14aŀ15u40Ɯ
~ado>	83 7ŵ8ǟ14ū15a21Ɯ
~adoe	88 16ŀ23Ɯ
~ads	72 -9ƾ-8Ɖ7źƃǘ8az9Ƴ10ŏ14Şƿ15n23Ń29Ƃ
~ads>	80 -10ƾ-8Ɖ7źƃ8ǘ9az10Ƴ15ƿ17n
~adsi	79 11ŏ15Ş33Ƃ
~adt	90 35Ɛ
~adt>	90 35Ɛ
~adu	86 11Ƴ16m27y
~adua	86 11Ƴ16m27y
~adv	72 35ǜ50B51A
~advi	72 35ǜ50B51A
~ady	65 -14ţ-11Ǌ-9D7vǠǦ8eJǫ10ŝ11p12tǐ14Ʋ15S17ĺƘ19o21ź23Ƃƞ25Ő39ō
~ady>	65 -14ţ-11Ǌ-9D7vǠǦ8eJǫ10ŝ11p12tǐ14Ʋ15S17ĺƘ19o21ź23Ƃƞ25Ő39ō
~afe	68 12ľ13ƚ25Ɛ29ž55Ǜ
~afe>	83 7N13Ɛ17ƚ36ž
~afet	71 15Ɛ59Ǜ
~aff	73 -10m-8ş-7ǫ8ǖ9Ǎ10Ű11Mż17Ʀ27Ǟ28Ǌ30X45ǉ
~aff>	81 -8ş30Ǟ32Ǌ50ǉ
~affi	86 -12m10N12Ű13Ǎ14ż
~affo	85 -7Nǫ10ǖ20Ʀ35X
~aft	54 -11ƯǪ-9ř-8ńƜ-7OƝ7eiVǢ8jĿűƆƉƫǡ9ƌƹ10ĵŤƏ11ţǦ12J13EUŦƩǤ14tļǐ15gŝ17w19yƱ21z22ĸ24ŧƄ26Ƶ27L30ũ47Ū
~aft>	88 14e18ĵ
~afte	55 -11ƯǪ-10ř-9Ɯ-8Oń-7Ɲ7iVƗǠǢ8ĿűƆƉƫǡ9jƌ10ŤƏƹ11Ǧ12Jţ13UǤ14tEļŦƩǐ16gŝ17w20yƱ21z22ĸ24ŧ25Ƅ27LƵ31ũ48Ū
~ag>	86 -24Ś-13I-10C-8e8Ł14ƞ84Ŭ
~aga	60 -10Ĺ-7Ŧ7ŃƜ8Ơǁǆǫ9rŅǣ10oBƘ11t12ZĴ13k20Ƭ21ƙ22ŷ23L25ƕ26ŉ33Ū
~agai	60 -10Ĺ-7Ŧ7ŃƜ8Ơǁǆ9rŅǣǫ10oBƘ12tZĴ13k20Ƭ21ƙ22ŷ23L25ƕ26ŉ33Ū
~age	41 -21Ǒ-12Ɗ-10qĻōŪŴƥǒ-9zŋş-8ořƔƙǌǣ-7wYĵŁňŔūŵƹǓ7ŶƄ8ńŮƚǔ9Ƶǥ10KŅšǕ11ŐųƓƟǜ12TŜƀƩǟ13ŢƂƮ14ůźŻƉǤ15Ǌ16ŧǎ18fWĿŘ19Ɲ20ƕƖư21ťű22ƇƗ24ǧ26ŲƣƯ28ś30Ɯ32pƁ33Ƨǋ35ſ41ŝ42v43c45Ň
~age>	44 -22Ǒ-12Ɗ-10qō-9ŋŪ-8zşŠǣ-7YŝƔƙ7Żǫ8xTĿť10ĺŜǔ11KńŶǕ12Ƶǜ13ƓƗ14œƩǟ15ŢůƀƂƟ16űƉƮ17śǎǧ19Ő20W21ŧƝǤ22Ř23ƕƖư24Ƈ26Ɯ28Ư29Ų30Ɓ36p38Ƨ40ſ54c
~aged	80 -9œ-7Ļ13ű15Š31f41ť
~agee	90 23Ɨ
~agem	85 -13ǎ14ƣ15ƚ
~agen	64 -10ť-8Őő-7c9ƀǩ13Ǡ18Ŀ23Ņ75ŝ76Ň
~ager	70 -11ǒ8hŏƁ9Ǟ10ƣ12Ůǎ14Ż18v20ź32Ǌ
~ages	69 -13Ǐ-10u-9ǌ-8ř-7ĺŏƥ9Tǥ11ųƜ14Ƅ15ǧ16š29ƣ34ś57ǋ60v
~agg	81 8r13R16ņ22i25ǣ
~aggr	88 28ǣ
~agi	82 7z11Ƶ18ű20ũ22ŏ
~agin	84 7z11Ƶ18ű20ũ
~agl	90 28h
~agle	90 28h
~agn	83 -7Ƶ13D15ƿ39ƾ
~agno	83 -7Ƶ13D15ƿ39ƾ
~ago	77 10ƶ12ľ13u14GĻƉ17f43Ŧ
~ago>	77 10ƶ12ľ13u14GĻƉ17f43Ŧ
~agr	77 -14ƪ-7q7Ǫ10ǎ14Ʊ15rB16ĺ19ł29Ǖ47ǫ
~agre	78 -15ƪ-7q7Ƥ8Ǫ10ǎ14Ʊ15rB17ĺ20ł23ǫ30Ǖ
~ah>	70 -14Ŋ-9S-7Ļũǩ7Ż8œŗ9TƅƖ10cőşűƂƕ11ţŵż12Ĺ13ŋś15w18vŒ
~aha	76 -8ķ7şǚ9ƺ10Ņƶ11hpHŝƴ12jtœű13ǀ19Ų
~aha>	76 -8ķ7şǚ9ƺ10Ņƶ11hpHŝƴ12jtœű13ǀ19Ų
~ahe	76 7d9Śś10ay11ƴ14Ŀ22ō35ş
~ahea	76 7d9Śś10ay11ƴ14Ŀ22ō35ş
~aho	88 17J20K28Ŵ
~aid	52 -13ǔ-11ńƢ-9œŮ-8Rǡ-7Łư7ĵŋƭƯǜ8HƝ9dftOTňƤǇǞǪ10qŊ11cGĸ12ŕǋ13Vŧ14ŤƄƔƳ15y16Ĵ17Ǔ19ƧƸ24Ɩƶ26BƗ30ŀ42ŭ
~aid>	52 -13ǔ-11ńƢ-9œŮ-8Rǡ-7Łư7ĵŋƭƯƲǜ8H9dftOTňƤǇǞǪ10qŊ11cGĸ12ŕǋ13Vŧ14ŤƄƔƳ15y16Ĵ17Ǔ19ƧƸ24Ɩƶ26Ɨ27B30ŀ42ŭ
~aig	74 -7Gǟ7l8ƾǐ10ŉǩ13Ţ15ŕ17Ų18Ŵ19ĵ20Ł23Œ
~aigh	75 -7Gǟ7l8ƾǐ10ŉ11ǩ13Ţ15ŕ19ĵŴ20Ł23Œ
~ail	53 -11Ǆ-9M-7bŲ8ĵ9ǩ10U11Ǒ13Ǘ14Ľ17ǆ18Ůǒ19Ɖ20sř21Ŝ23ľƁ24E31ǚ39D42K44Ɯ72J
~ail>	55 -9M-7bŲ7Ŧ8Ɖ9ĵ10ǩ13D14Ǘ18ǆ20Ŝ22ř24ľ25EƁ29ǚ45K46Ɯ73J
~ailb	90 9Ž16DĹ
~aile	80 7Ɖ10ś15Ľ18Ǒ29ǒ
~ails	85 7ǚ10ƉƖ12Ǚ21J
~aim	58 -8Z-7Rż9ņŕǜǥ12VǞ14ǝ15Ŀ17ŧ20Ū32ř35ťŦ40Ũ54Ť
~aim>	61 -8Z-7R11ņŕ13V19ŧ22Ū26Ť31Ũ35ř40Ŧ41ť
~aims	71 -7ż11ǥ13Ũ16Ǟ20Ŀ44Ť
~ain	51 -10Ĺ-9Ÿơ-8ū-7PŁŦƽǒǩ7oƲǅǣ8tUĴǘǟ9Ǎ11QĿƓ13kƛǁ14ŗŴŻƊƙǞ16ŷƋƬ17LŕǗ18B19ŋƕ20Ű24Ū29ş30ZǛ34ŉ40j47ǆ54Ɲ
~ain>	56 -18P-10Ĺ-9ơ-8Ż-7Ŧ7şǁ8ƓƘƺ9oŝƲǖ10BUŗƋǛǟ11ktǍ12ŕ13Ŀ14Q16ZƊ17Ŵ19ŷƙ21LŋǗ22j23Űƕ25Ū30ŉ31ǆ40Ɲ
~aine	79 11ŗ12ǁ13ŉ14Ƽǝ15ǚ18P
~aini	79 -13ǩ7Ō35ŻǛ36j
~ainl	86 12Ůŵ19ǘ
~ains	66 -8Z8ŕǥ9ǆ10Ƌǣ11rŃ12BŅ17Ĵ21ƛ24Ƭ25Ɲ
~aint	76 9Ɠ12ǃ13qœ16ǅ18ǆ28Ǟ36ş
~ainy	86 39Z
~air	60 -13ǈ-10T-8Ʈǫ-7C7Ľ8NƋƣǎ9ŁŪǂǊ10PU11Ĺ12iǆ13Ũƌ14QƇ15ǅǘ19Ķ20Ǐ21ň22ŊŧƞƦ23Ɵ24Ǎ27Ǔ
~air>	66 -13ǈ-8Ʈ7Ŀŕ8Ľ9Nƣǎ10Ł11Ǌ12PUĹǓ14i15Ũƌ17ŧ18ǅ22Ķ24ňŊ26Ɵ
~airb	85 38ƞ
~airs	72 7ƥ8Ɲ11ŧ14Ƌ15ǆ18Ƈ20Ǔ21Ʀ26Ǐ31Ǎ
~ais	69 -11E8Ř9k12a17Ɣ18Ƣ19l21ŕ29Ŕ33ƚƱ
~aise	69 -11E8Ř9k11ŕ12a17Ɣ18Ƣ20l22ƚ29Ŕ33Ʊ
~ait	75 8Őū11gķ13Ǟǩ14Ļ15r16Ŷ17Ǒ19ń20ś21s
~ait>	78 9ŐūŶ15Ļ16r18Ǒ20ń21ś23s
~aiv	88 -8ƣ10ǎ29ƀ30Ǖ
~aive	88 -8ƣ10ǎ29ƀ30Ǖ
~ak>	67 -16Ɖ-7T7XǦ8x9OśűƒƓ10mƿ12Y13Ő14k15ũƊ16Dœ18Ţ19Ɲ24Ū26N27ťƐ
~ake	45 -19Ŕ-17ť-16ǫ-12rRŮŷ-11ĹĻƪ-10yŗ-9AŕƆ-8noŘŸƔƥƿǓ-7ĺǀ7pOƏơƵǌǕ8ǒ9Ŝž10MPļư11ŪŴƛǂ12zƘ13sƕǝ14xšŨǠǪ15kBƌƝǎ16ŇźƟǔ17Ʀ18ŉƮ19łŻǃǄ20Ƒǜ22ţƳ23ƽ24Ʃǘ25cTĸǆ26ň27ŀ28ǚ35ũŰ39ŏ51Ń
~ake>	47 -19ĴŁŔ-14ŝ-13ť-12rR-11Ůŷƪ-10Ļ-9yĹłŕ-8ĵŗ-7oAXŵƆƔƿǀǫ7ńŒ8xMƏƙơǕ9ƬƱǪ10Ŝšž11PƟưǒ12ļŇǂ13Ż14zƕƘǃǔ16kŨƑǎ17Bź19Ʀ21ƮǄ22ŀ23ǜ24ţƳ26ŉƽ27Ʃǘ28cTĸǆ30ũǚ31ň38Ű40Ń42ŏ
~aked	90 8Š17Ɲ
~aken	76 -10ŭ9Ū13ũ14Ż16Ɲ32Ĵ
~aker	77 -10ǫ10Ɵ12x16a17ł19Ń23s30ƌ
~akes	65 -10ŉ-7ǣ7ŞƄƑǒ8ŀŇŌŪǖǪ9OƷǃ10ŵ11ƛ13X14Ŵ15ŝ16Ƶ19ǌ22Ł23Ǡ26ł
~aki	69 -9Ź8zŃƟ9I11ƅǈǢ12ǎ13Ů15t16ŭ17a19Ĵ22ǫ29ƣ37ƽ
~akin	69 -9Ź8zŃƟ9I11ƅǈǢ12ǎ13Ů15t16ŭ17a19Ĵ22ǫ29ƣ37ƽ
~aks	74 -11ƌ7ƞ13ƣ16ǟ17Ţ21Ƨ26Ɗ28Ɠ33Ɲ
~aks>	74 -11ƌ7ƞ13ƣ16ǟ17Ţ21Ƨ26Ɗ28Ɠ33Ɲ
~al>	41 -24Ř-15C-12XŤť-11uŗƟ-10zųŴƣ-9Őſƽǉ-8şŷƝƞƪ-7bnwyŀœŞƮǝ7Rĺŧ8ŠƉƠǅǓǦ9Pņŋǧ10Ǆ11ATYŁŶƫƶǖ12lĸƵǐ13IŖƤ14WļłőţƌǈǕǙ15Eƺǃǋǜ16fƁ18Ůƒƙƚǀǁ19eǏ20ƾǩ21Ɗ22ǎ23Q24ǫ26Ƅ29Ƃ31ǆ44ŝ60Ʋ
~ala	66 -12ŭ9Ǐ10lĴƩ11ư16Ŭƨ17u18W24Ɩ25ǋ29T57Ɛ
~alan	83 -14ŭ13Ĵ30Ɩ
~alar	68 9Ǐ11Ʃ12ư17ƨ18u19W25ǋ30T59Ɛ
~alc	71 32ǁ35ǝ
~alco	71 32ǁ35ǝ
~ale	63 -12Ʈ-8Ǖ-7ǣ7š8bǖǪ9ǁ10Ƃ11ƙ12ŃŶƽǢ13LǗ15ƅ16C21ǝ25Ƽ27Ň28ǘ29Ɣ54ǌ
~ale>	78 -10Ǖ7ǆ8ň9H12Ǫ14ƙ18Ń36Ƽ37Ɣ
~aler	83 10š13Ƃ16ƽǁ18Ǘ21ƅ
~ales	68 -13Ʈ-7ǣ10b11ǖ13Ǣ23ǝ31ǘ33Ň62ǌ
~alf	66 -11Ʊƺ-8aQ-7X7uķƟ8ƅǟ9Ʃǫ10Ř11pOƋƓ12Ƣƪ14Ǆ15q16ů17t20r22Ƥǖ25Ǫ36Ʈ43o
~alf>	67 -11Ʊ-8Qƺ-7X7tuƟ8ķƅǟ9Ʃ10Řǫ11OƋƓ12Ƣƪ14p15q21r22Ƥ23ǖ25o26Ǫ37Ʈ
~ali	78 -9ŀ11ǥ12Ź13Ŷ14ŵ19ş28ǀ
~alid	88 14Ź
~alk	53 -13Ň-11ũ-8łƵ-7WĻ7RYƋƦư8ĶļŋƇƏƪ9BĴǢ10ĺ11iŽƹ12Ńǟ13svŦ14OňŶƥ15ľ17A18a19šťǖ21xǆ25Ǜ26rŅ33N
~alk>	58 -18ǫ-13Ň-11Ŋũ-7W7OTŉŗǗ8nRĹƋƙƦǊǪ9sAYǚ10ĶŽƏưǖ11ŅŋǢ12Ĵ14ļŃǛ15ǟ17Ŷ18ĺ19ƥ23ť44N
~alke	72 7ƃ8s10K11ƪ12Ʊ13ƹ16Bǖ23i26ǆ29š33r
~alki	68 -7tĺł7CŎŧ8Ŋ9hOľţƎ10cX13Ƈ16Ņ18v20Ŧ24ň25ǫ28a30x
~all	39 -23Ř-19Ł-14B-13Ǡ-12ŏŞŰ-11bpŔŲź-10JRVŉƉƦ-9rSŬŶŻƀƌơ-8ŽƊƖƯǎǐǟǤ-7hiOQňŒšžƆƩưƲǓǨǩ7qŠůŷƤǈ8aTĻũǗ9MZŀŭ10tƂƒƟǫ11ĸǉǔǘ12Ňƞ13Ǐǣ14YłŌşƘƛƭ15dIƣ16CPĵǍ17n18Ũ19gŎ20ƺ21kxƠ22ľő23ĺŅǧ24sĴļŝƈƼ25ǆ26ŗǛ28ŧǅ31ƍ32ƙ33o34Ť35L37KŃ39w
~all>	42 -17Ř-16ǎ-14šž-13ŕ-12l-11BRŞư-10źǠǤ-9bJŉŏŒŔŶƌƢ-8cpOŁŮŰŻſƖƦƫǇ-7VņŨŲƉƊƑơǩ7yWŌōŷƘǀǞǫ8ŀťƃƟƵ9ĵĺƪǒ10qŐŪƺǛ11YƤƭ12PƂ13ZŗƛǗ14ǅǉǏǔǘ16kn17ļƣ19dK20gxł21Ǎ22w24oƠǆ26Ŏ27sŧ28ľƍǧ29ĴŃƼ30ŝ31L32ƙ35Ť
~allb	88 26I
~alle	67 -9r7ĺ9NŹƑ10I12H16ƫ18ő21o22ţ25ŅŨ31ŕ33ǅ34w
~alli	76 9K11aǆ37ĺ40C
~allp	77 -12ĺ9v11Gœŧ12Y13ļ16ĸ24T
~alls	65 -12ƣ-7SƆ7Ƣ8Œǀ9MŅ10Ŧƽǚ11ŠƸǏ12n13ǎ14ņ15Ōƙǣ16ƞ17K19ǥ21ƍ23ş24ő29Ǜ38ƈ
~ally	59 -12Ł-8CǆǏ-7nǀ7Kſƅƭư8WŸǣ9ŭŮ10tPŨųƱǇ11ĹŚ12k13Ŀšǈ14ĵĻ15ŇƘ16Ơ17LŃ18lƺ19A25ŗ
~alm	75 7ƅ11kƲ13d14Ť21Ǘ41Ǜ
~almo	75 7ƅ11kƲ13d14Ť21Ǘ41Ǜ
~alo	68 -11x-10D-8Œ-7ĵŅ7ƃƄ8ǂ9Ƈƹ10łš11i12sŷư13ƴ14Ʒ15Cķ16Ʃ17n19Ǌ21ǅ23ǡ26Ǐ44Ơ
~alon	70 -8DŒ-7ĵŅ7ƃ8Ƅ9ǂ10ƹ11ił12sšư13Ơ14Ʒ16ķƩ17n21ǅǊ24ǡ27Ǐ
~alr	64 -9ō-7ľ7fvĵŘŚŠƘ8žǃ9Ŧư10pKN11ňƹ14Ʋ15MŌ17ĺ19ź20ŋ23Ƃ25iŐ
~alre	71 8fƘ9v13ǫ14p17Ʋ19ĺ23ź27Ƃ30Ő
~alri	70 -8ō-7ľ7ũ8ĵŚŠ9Řžǃ10Ŧư11K12Nňƹ17M18Ō22ŋ29i
~als	72 -14ǒ-7F9wőơǞ13mǖǗ15Ǣ17ŵ19Ɗ25h27ĸǝ
~als>	74 -15ǒ-7F9wőơ10Ǟ13ǖǗ15Ǣ20Ɗ26h27ĸ28ǝ
~alt	55 -13z-12p-10t-8Ő7Ɓ9Œ10ƶ12ƾ13x17ŇǕ22Ǚ25WƊ28ƿ37Ƅ56Ǆ70ƺ
~alt>	80 7Ŷ29Ň38Ɗ
~alth	56 -13z-12p-10t-8Ő10ƶ12Ǚ13ƾ14x26W29ƿ37Ƅ57Ǆ72ƺ
~alty	88 15Ǚ16Œ28Ǖ
~alu	62 7Ƃƕ8Ƌ16ŏ21Ŀ22ƔƬ25ƚ32ƫ35Ǥ
~alua	84 12Ƌ37ƚ
~alue	64 8Ƃƕ17ŏ22Ŀ23ƔƬ34ƫ37Ǥ
~alv	86 13Ɲ15ƌ18Ū21Ų
~alw	77 -11G8ƞǫ9Ňř10ĽŴ11VĹ12Ķ21ƙ24l
~alwa	77 -11G8ƞǫ9Ňř10ĽŴ11VĹ12Ķ21ƙ24l
~am>	52 -14Ŋ-12Ƙ-11œ-10npX-9ő-8Ɔ-7LŃ7cxBJPUǙ8dIōţťƾ9ŇƊ10hqMĺņŋŽǐ11fǆ12Ľ14ŒǛ15b16Ņ20ǚ21Ŏ24CN25gǉ26a27i33ǧ36ŉƠ41ǫ51ǃ
~ama	63 -7Ļ7ũ8T9l10ƪ11a14Ŭ19Ɲ21z22QƜ24Ɓ30œſ31Ų33ŧ36ť
~ama>	85 -7it12T13l14ƪ15a21Ŭ30z
~amag	65 -7Y8ũ20Ɲ23Ɯ25Ɓ31œſ32Ų35ŧ37ť
~amb	88 11ļƄ12Ŭ14ư18a
~ame	41 -19ƺ-15x-14Ũ-12vW-11ƙǍ-10uǆ-9Ʀǡǥ-8qNŇũŲ-7cPUĺļŁƂƔƵƷ7dhŷƒƝƪǒǩ8ŵŽ9łŚƜƫ10ŠƨƽǕ11ŒŔƗƣ12iľĿńƕƚǙ13FĸƄ14ƤǔǢ15Aƹ16tŕƱǄǚ17SŪŻ19ő20ś21ņ22œƐ23p24QǦ25ƈ27ŝǀ29Ǌ30Ĺ32Ľ33ŧ35b43ƭ44aǅ51o77w
~ame>	43 -20ƺ-15x-14Ũ-12WǍ-11ƙ-9Ʀǡǥ-8qvNŇũŲǇǎ-7cUĺļŁƔǃ7JƜ8dhFŷƒƪǩ9Žƽǒ10ŵƫ11ŚƝƨǔ12łŒŔŠ13iĿńŪƕƗ14QĸƣǕ15ľƄǢ16ƹ17t18ASŻƤǄ19ǚ22ś23ņœ25pő26ǊǦ27ƈ29ǀ31ŝ32Ĺ33w35Ľ36ŧ38b42ǅ53a59o
~amed	66 -8r7ǔ8ǅ10Ƥ12Ǉ15w19ǎ20ŕǃ26Ʊ47ƭ
~amer	77 -7Ɲ9Ɵ11Ū12ƚ47Ɛ
~ames	72 -10a-9ǆ-7v9Ǌ10gF15o16ƭ19ǈ20Q27Ǚ44w
~ami	57 -14Ƥ-8Ŵǆ7zY8qŀ9Aƺ10hǇ11F13ľƲƽǉ14ūƞ16Ƶ18ŗũ19uƮǃ20Ʀ22ư23Ƹ25y37n38ƿ
~amil	58 -14Ƥ-8Ŵ7zY8qŀ9Aƺ10hǇ12F13ľƲǉ15ūƞ16Ƶ18ŗũ19Ʈ20uƦ23ư24Ƹ26y38n39ƿ
~amin	85 -9ǆ11Ǔ16ǃ18P21ƽ
~amm	88 13ǐ15ǅǚǡ
~amme	90 14ǐ15ǚǡ
~amo	69 -15ǌ-10ř9ƨ10aƳ12D13Xſƙǘ14ŧƜ15ƕ19ƚ42Ʈ44Ř
~amou	70 -10ř9ƨ10aƳ13ǘ14XŧſƙƜ15ƕ43Ʈ45Ř
~amp	70 -9ź7ǃ9ĸŻƋ13Ǌǜ14J18Šű34Ǝ
~ampl	90 9ǃ18J
~ampo	75 14Ǌ37Ǝ
~amr	88 13ŭ44ū
~amry	88 13ŭ44ū
~ams	84 -15ŉ10ƀ12ƪ18ǚ19ž24ƽ28g
~ams>	85 -15ŉ11ƀ18ǚ19ž24ƽ29g
~an>	39 -20Ɵ-18ųŷ-17Ÿ-14Ƶ-13tŖşťźǑ-12Ļ-11S-10nTűƞ-9ŅŠǆǏǓǡ-8cQRőƤƮ-7BHŃŌƪƭƲǧ7MņœŤǞǩ8gqńŘżƶǄǉ9pŦƁƚ10rŁŚƳ11aŇňŹƂƅƆƙƼǍ12NŊůŲǃǨ13XZŎƖƱ14ķƴ15DIŏŝſǊǋ16sś17bOŋŒŭ18ǎ19VWōūƄƩ21ǫ22Kĺǘ23Ŭ24Ƭ25ƥ26ĿǪ31LƃƗ32ǈ33Ŝ48A
~ana	70 -13Ǐ-7ƥ8ŏ9Ǟ14ƻ16ǁ19ŕ23ư24Ŷ27Ƶ32Ǌ51ƣ
~ana>	90 18ƻ21ǁ
~anag	72 -13Ǐ-7ƥ9ŏǞ24ư25Ŷ28Ƶ34Ǌ53ƣ
~anc	45 -15ƺ-13ǆ-10Ř-9ĵŒƋ-8aţ-7QSŕŪǄǓ7Xůſ8qBŋśūǪ9ĻŰƚǤǫ10şƶ11Šƨǔ12řŧƓƫƮǕ13ƇƯ14P15ĹĿłŐƗƵǢ16Ƅ17őŤŭƅ18Wƛǎ19Ƃǧ20œ21Ňƾƿ24Ʒ25Ɩ33A42Ţ
~anc>	90 -10a-7ľ10p15o24q
~ance	46 -15ƺ-13ǆ-10Ř-9ĵŒƋ-8ţ-7Sŕ7XŚůƀǜǦ8ľŋśūſ9ŰǪ10ĻƶǤǫ11şŠŭƨ12řǔǕ13ƫƮ14ŧƯ15P16ĿłŐƵ17Ƅ18AőŤƅƗ19Wƛǎǧ20œƂ22Ňƾƿ25Ʒ26Ɩ43Ţ
~anch	85 15Ǎ28Ƈ32Ɠ
~anci	76 9ǅ12ŭư14Ʊ15Ĺ18B19Ǣ26A
~and	29 -37ǫ-17j-16Ų-15Ŷ-14Ŋƥ-12SńņŪű-11bŘŷƠǍ-10ŁŞƔƳƺǡ-9ĵĽƅƨƩƻ-8ľųƷǓ-7Ŀƛ7LTXĶĹŋŭŻƀƈƏƦǐ8zBřƓƽ9ŜŰŽƊƕƝǁǏǧ10cgnFōőŒƖǢ11ŅǛ12fhqƌƙƣƱǗ13Ũǒ14rƋǃ15JPWłŚŧǄ16ŗ17DŎŵǞ18śƸǘǚ19Ǒ20ŮƭǅǠ21vĺ22pCĴ23dŴǊǝ24sœ25ǎ26Ÿƹǉ27ow28ǜ33ĸƼ34ƪ35t36a41ū
~and>	30 -33ǫ-15jŲ-14Ŷ-13ƥ-12ZĵńŊũ-11Sņű-10bƠǍǡ-9ĽŘŞƳƺ-8ľŁųŷƔƩƻǖ-7ĹƷǓ7ĶŜŠƀƏǈǔǤ8nqLŵźƈƗƦǐ9zBTXŻǘ10PłřŚƕƝƸƽǁ11gōŒŗŧŰŽǄǏ12ŅőǒǛǧ13fhrƌǢ14ƙƱǗ15Ƌǃ16JƖ18DWƹ19pvŎ20o21ŸǑ22œǅǉ23sCƭǜ24Ĵĺ25ǝǠ26Ŵ29dƪ30Ǌ33w34Ƽ35t37ĸ39a43ū
~andb	86 15x30Ǟ
~andd	86 9ŜƸǕ11Z14ƚ17Ǉ
~ande	84 -15ǎ-13Ū10ŕǟ13Ŵ14Ƃ15š17Ŧ18ŧŭ
~andi	82 -8Ɨ7ŗ8ơǕ16Ɗ17Ǥ18Ɠ21Ĵ30ũ
~andk	90 8k26Ƹ
~andl	59 -13Š-12ś-11ƅƖ-9Ʊ-7Ǖ8ZǊ9ŗƴ11słǘǢ16I17ƹ18Ƣ21ŝǞ22c23Ĺ26F29ǚ31ƣ34Ũ45ǎ
~andm	84 8ǖ10c11n13Ʊ21Ÿ
~ands	67 -16s-12d-7w8pq9ś10œƪǄ11r12PĹ15t16ǜ17ǉ20Ǖ21ǆ26oŮ36ŵ
~andy	77 -12Ő-7I10vŮ11M13ǘ18Ś40ś
~ane	68 -11T-9n-8ŀ-7Ŧ8ƕ9Ɗƛ11ƌ12M13CǑǤ14Ƃ19ǝ21ǫ27ƫ37Ɯ38ǂ45D
~ane>	77 10ƕǂ11ƛ15C17Ɯ51D
~aned	88 -8Ŧ18ǑǤ26ǝ
~anen	88 35ƫ
~aner	88 8Ɲ17M19Ƃ
~anes	84 -13T-9ŀ28Ɯ45ǂ
~ang	53 -16P-10g-8Ɗ-7ƍ7qŜŲƹƽ8ƝƼ9uĶƄǫ10b11ƞ12ITĴŏűŷ14KňǠ15ļŁşţƩƺ16ŴǗ18ǂ21i23Ļ26ŕŪ28Ɠ38Ʒ39V
~ang>	75 -8ƍ8lIś9Ɠ10V11ű20ŷ24Ŵ26ļ27Ʒ35Ł
~ange	57 -9g7HIXƌƷ8ƽ9qƝ10ĶŲƹƼ11uVƄƺ13ƞ14T15ŏ16KǠ18şƩǗ20ňǂ23ŕ27Ļ30Ū
~angi	73 -17P-9Ɗ-7Ɖ7ƺ8at9ŕư17Ʒ19Ĵ23ţ29V31i32Ɠ
~ani	67 -12V-9wƉ7ĻƓ8ŶǊ9Ɗ10ŎŠ11Łƌ17mǈ18Ň20ƍ21Ņ23ƞǫ24u30h31ţ
~anie	74 -13V12ŁŠ20m25Ņ35ţ
~anim	85 45h
~anin	84 -12Ǌ8r11ĻƓ13Ŏ30ƞ31u
~anis	90 -10Ɖ13Ɗ15ǫ25Ň
~aniz	90 -11w7ļ16ƌ24ǈ
~ank	62 -20Ś-12ķ-7ł8gHǞ10AƆ11tĽ12ƌ13Ĵ14ƅ16Ŀ21Ķ23kĵ25Z28ƛ29ŭ30e51Ɨ
~ank>	67 -22Ś-7ł7ǒ12Ľ13ƌ15Ĵ16ƅ18Ŀ25ĵ28Z30ŭ32e49Ɨ
~ankr	88 32Ķ
~anks	76 -14ķ7aĺƗ8i9ĸ10Ǟ14t29k34ƛ
~ann	64 -11u-7ưǫ7Ƭ8ǌǖ9ƫ11T12V13Ʀǂ14wAǋ15Hşƍ17ů20Ʊ24Ĺ37y
~anne	82 -13u8Ĺ11ǖ15ǂ16y19A
~anni	74 8ƷǠ13Ĺ15V16Ʀ17ƍ19H29y
~annu	76 9Ƭ10ǌ14T17ǋ20ů
~anny	86 13ƫ30Ʊ
~ano	71 -12h-9p8vŽ9ŷŹ11CŎź14Ɵ15ƶ16ő17I18Ǡ21H24ŵ26Ŷ30ơ35y
~anot	72 -9p8vŽ9ŷŹ11Ŏź15ƶ16ő18Ǡ20I22H24ŵ26Ŷ30ơ36y
~ans	58 -9Ʊ-8ơ7Ŀƒ8ļ9K10Bŕ12lŲƬ14VǊ15ư18HƳ23Ļ24Ǡ31k32ǜ38ĴŊ56ǒ
~ans>	60 -9Ʊ-8ơ7ƆƒƗǃ10B13Ƭ15VǊ17ư19HƳ24ǜ25Ļ26Ǡ32k40Ĵ44ǒ
~answ	79 -7ǫ12ļĿ13Kǜ16ŕ53Ŋ
~ant	43 -18Ř-16ś-14ƫ-11mŚƨ-10NňŧƔ-9cƢ-8łŕŗǔ-7rŐŔşƦưǁ7oŒƄǜǡǪ8eVŞƚƥ9Ƥ10bŋƷǨ11LŎƙƞ12BFOSŁŖƀƁƂǃǩ13y14J15ſƃ16ĵńǎ17Ǣ18K20A22ƭƲ23MĺĿ24ơǫ25XƅǕ26ŊƑƮ28s30ō31ƣ34Ư37ļ38Ƴ41Ƹ
~ant>	44 -18Ř-16ś-13ƫ-11mŚƨ-10Nŧ-9ňƔƢ-8cłŕŶǔǠ-7ŗƦǁ7FŏžǪ8eoŒƄƱǜ9SVŞƤƥ10Ŋ11bŋƙƷǨ12LƂǕ13BOŎƀƁǃ14ŁńŖ15Jĺƃƅ16yſǎ17ĵǢ18ǫ19Kơ21A23s24MĿƑƭƲ25ƣ26X27Ʈ32ļ33ō36Ư38ƳƸ
~ante	83 8Ʋƶ11G12ƎƸ15Ǡ26Ŋ
~anti	84 7ń9Ŷ12Ŋ13ƚ14k15ļ18ĺ
~ants	73 8Sƹ9Fơ10fĽźǡ12sƣǩ17ƅ18ǫ22ƞ23Ǖ
~anu	86 -8Ɔ17Ǜ21ƈ30ǆ
~anx	88 24ŀƾ
~anxi	88 24ŀƾ
~any	31 -17ſ-16UĻ-15ƙ-13fiFŇœũŭƁǔ-12aĵńŔŶŷžƄǟ-11dsDŋŻƂǋ-10wAļŁŏƮƹ-9lTŃűƢǎǡ-8oJRĹĺľŘƆƭƸ-7bCLřŧƔƠ7őŝƇǚ8QƖǧ9şƊƐǝ10ƱǇǕǣ11ŨƝơƯǀǠ12VłŪ13ƃƜƤǏǐǛ14HŊŴǈǥ15ķūƏƥƪƵǫ16Ķŕŗƅǆ17gĸƶƿ18ƓǨ19źƎƒǞ20Ĵƾ21kƨǪ22ƍƚƧǍǒ23mŐŞŠǄǙ25Ņǉ26Ƴ27Ÿƺǅ28ǖ30nƽ33ƞƟ34uŤŽǂ35ǁǓ36ƻ38Ų39h41ż42Ţ46ų
~any>	34 -14Uŗſ-13Ƅƙǡ-12fŴƁƂǤ-11iŇœž-10dzDFĵŀŉŎǏ-9sĻŔũŶŻƠƱƹǟǩ-8wŋŧƢǋǔ-7aNļńŦŭűŷƮƷ7ůƘưǒ8ŊŕŖŹƏƧǊǕǜǞǣ9jĶƛƤƳ10ƇƊƚǪ11yƾǐ12ŠƓƖƶ13HŅşƐƒƥƬǇ14ƝǀǛ15ķǫ16W17gŽǄǈǙ18VĸǨ19őŸǂ20Ũū21ǆ22nŞƍǁǉ23ƞƨǖ25Ťƺ26ƽ27Ų28mǍ30ǅ31źƟ32ų36uż38Ǔ43ƻ45h53Ţ
~anyb	56 -14Ǒ-13Ƭ-10ƨ7Ʃƿ8ƤǙ9ǫ10ŞƃƥǓǞ11uť12hŝƕǉǤ13Ÿ14ł15Őǖǝǣ16nŽǥ17ĴųŴ18ƶ19Ņ20Ǫ22ƞƱǏ32ŗ
~anym	83 8z9K12ŞŧŲ20Ŧ31Ư
~anyo	63 -10RƏǊ-9ź-8ŀǔ-7W8Šǝ9ƃ10nŽǚ12Ÿ13Ɗƞǫ14Ƴǩ15Ǟ16ƵǤ17łƱ22ǒ24ơ27ŗŴ
~anys	78 -16ő-8a10Ǐ11ŕ13Ǩ14Ŀ16ǡ17ǅǒǧ19Q
~anyt	49 -15ǫ-9Ōǅ-8Ɗ-7Ļŷ7HŠŽƞ8ŕ9ƴǏǕǗ10ĴųƒƲƺǑ11Ƴ12Ɵƽƿ13kŀƓƨǂ14Ǆ15Ķż16gŐŲƵǠ17ƪ18ňŪ19ƾ20Ə21ƚƜ23ƅ24Ǝǁ25ŊƧ26ŎŤ
~anyw	75 -10ǚ-7x10Ņ11Ǚ13ǧ21Š29ŉ30k
~ap>	69 8D10ŧ11ĿƷ12ż16U21Ŝ27ŖŴ29Ư34Ţ63Ƃ
~apa	61 -12œ-11Ɵ-10ǩ-9Ɲ8ű11v13Ǐ14G17FƞƧ19ť20Ơ22Dƙƣ25Ƣ26Ƥ27Ʀ33ƥ
~apar	61 -12œ-11Ɵ-10ǩ-9Ɲ8ű11v13Ǐ14G17FƞƧ19ť20Ơ22Dƙƣ25Ƣ26Ƥ27Ʀ33ƥ
~ape	60 -9yļ-8tƉ-7Ɣ7QŜ8ƘǄ9oŵ10CJŔ11Ƥ12Ŀ13šǅǈǙǢ17Kĸ18ǔ19ƴ20Ɗ24ņ27ƺ31v33Ų34ƻ40Ō46ś
~ape>	71 -9t8Ɗ10Ǆ12ŵ32ƺ38Ų39Ō41ƻ
~aper	66 -9yļš-7Ɣ8iŜ9Q10Ƙ11oJ12Ŕ13CƤ15ǅǈǙǢ19ĸ20Kǔ21ƴ26ņ35v51ś
~apes	85 -8Ɖ7Ų19Ŀ20Ɗ30š
~api	85 11Ƴ14Ō27ǆ32ǫ
~apin	88 15Ō29ǆ
~app	48 -11Ƹ-10Ł-9ŕţ-8Œź-7VĿƨ7Ňƞ8ŎƔƭǟ9Hǁ10UŏŤƷǫ11BZƀǀ12şƵ13ǚ14iŀư15Řś16ǖ17Ʃǥ18ƚ19Ţŷ20Ǫ21ŦƝƹ22Ļļ23ž29ťǘ31Ūƶ34Ş45ų
~app>	69 -9ŗź7ǁ11ƅ13ŝ16ƶ25ś32ǘ40ž41Ş46ų
~appe	52 -11Ƹ-8Łł-7Ş7H8ńǜ9ĺŇƞ10iŘƪǟ11Ŏ12Ťƭ13ƀ14Z16ǚ17Ƶ18ļưǖ19ŀǥ22Ʃ23ŢƝ24Ǫ25ĻŦƹ34ť35Ū
~appl	78 7ǂ8S11ǁ14ō15Ř16ǫ40ƶ
~appo	86 7Ǚ9M15Ŷ17ǘ25ǀ
~appr	76 9iƷ11Ş14ŋŏ16ł20Ɣ27B36ƚ
~appy	72 -8Œ-7ţ7d10ļ15Ơ20U28ş35Ş37ŷ
~aps	74 -7ơ8ƚ10ŘƜƝ12ş28ž67Ţ
~aps>	85 -8ơ10ƚ11Ɯ12ŘƝ14ş22Ţ
~apse	79 52Ţ
~apt	84 -9Ǒ9ū12ǁ13śǙ22Ɵ
~apto	88 -10Ǒ14śǙ23Ɵ
~ar>	38 -18ő-16UĸƬ-15RĺǄ-14rşƗǆ-13ţũ-12ťƨƷ-11jwƔƦƮƵ-10oņƱǕ-9bnƪƳǊǙǣ-8PQVŤƙƝƸǖ-7ĿŋŎƤǍǢǧ7SYĵ8kCGXƧ9ĴŊžƄƯƾ10ŀơƹƻǦ11gƚƫƼ12T13p14uxZŔƖƣǒ15c16œŠƉƊǂǑǛǝ17ŻƂǐ18vǋ19Ƌ20ƆƛǀǇ21d22Ɯ23ǌ24ŉǡ25űſ27ŰƁ28Ŷ29Ŧ33Œ35Ų36Ůųź39ů45ŵŷ48ŭ49ū58Ŵ
~ara	62 -12ş-11Ǒ7ŬǏ10hƞ11ť12Ƨ13ŜŠ14ś15Ɠ18Ƈƚǃ21ř24Ɵ33Ǟ51ű
~arac	90 11Ǐ12Ŭ
~arag	68 -12Ǒ12ť13ƞ14Ƨ17Ɠ20Ƈ28Ɵ57ű
~aras	86 -16ş-7ƹ47Ǟ
~arat	74 16Ŝ17Š18ś22ƚ26ř
~arb	78 -9D10ƛ11ĽŒƑ12t17Ǐ25ś29z
~arbe	90 -10D13ĽŒ14t19Ǐ
~arby	81 11Ƒƛ26ś30z
~arc	83 8Ǌ10ǉ12ţ15ǜ20Ɗ41D
~arch	88 16ǜ21Ɗ
~ard	50 -14Ķ-11I-9ZŮ-7tvŉŋŞƝƣƤǅ7ſƻǡǫ8łŅňžƶ9aō10gXƔƥ11Ǜ12Ū13bĹŻ14ǂ15Ƶ17ľũƛ18Ś19Ľ20Ŝ21Ǝ23rő24ƴ26Uĵ27Ǚ28Ĵŝ31Ɠ33ƞ36e52ƅ62ǘ
~ard>	53 -11I-8ZĶ-7tvŉŋƣ7dťƋƠ8Pŏſƻǡ10łžƞƶǫ11aňŜ12Ɣ13Ǜ14XĹ15bŻ17ōƵ19ľ20Ś21ƅ22Ľŝ23Ǝ24Ǚ25r26ő28ĵǘ29U34Ɠ39e
~arde	82 20ƥ21g30ũ41ƞ
~ardi	78 7Ʊ10ĺ18Ŝ41ƴ
~ards	66 -13ŵ-8Ķ7Ǚ11ŝ15ŅŪ20ƛ43ƅ44Ĵ47ǘ
~are	32 -19ƙ-17ĽŲǇ-15AŜƞ-14ň-13tŔźǅǝ-12ŎŕťŶ-11ľǧ-10ŒƋƩƭǄ-9ǑǕǟ-8KƈǞ-7mŨżƃƌƒƖƣ7IXŁłƟǥǦ8YĶŐŸƜƹǣ9ļųƂƦưƽǪ10quLķŠǂǏǚ11Uŭǉ12bŅŉŴƳ13ŗŞƄƇƤƯǢ14œơƮǖ15jĺĿţūǍ16ō17PŃ18fk19EńƑ20nOƻƿǊ21ƺǓ22gV23HŪƼ24aiƥǐ25wRĴŀ26Q27ŘũǠ28C30xƱǡ31F32vƠǫ33lő34z40ǈ45c
~are>	32 -19ƙ-16Ľ-15AŕŲ-14Ŝ-13ƞƭ-12tņňťźǄǅǇǝ-11ŔŶǧ-10ľŎ-9mƧƩǑǕǟ-8KŒšƈǞ-7I7pyXŮŷƸ8uYŁłƹǣǥǦ9ĶŐƂƟƦưǪ10ļƑƤƽǏ11ELVķŠųǂǚ12nUŭǉ13bŅŗŴƳƻǢ14ŀŉŞũƄƇƜƮƯ15œţơǖ16ĺĿū17Ńńō18klP19f20OƼ21ǊǓ22g24Ʊ25aĴƥǐ26wRŪ27zHQ28iŘƺ29Ǡ30xǡ31C32F33vƠǫ34ő38ǈ45c
~area	79 -17S-14Ɯ-13Ǉ-10i8ŕ9G12ƛ13F21E24j28C31l34I
~ared	84 -9Ƌ-7Ū7ń8Ƽ17Ə19ņǃ36ũ
~aree	90 -10H16q31V
~areh	90 8ǈ17Q30Ǎ
~aren	69 -15ƺ-10F-9ƾǄ11ƨ16Ÿ19šƧ50u52ƿ59z
~ares	79 7ƭ10Ƥ24n27Ƒ31ŀ
~aret	86 17Ǆ28ƻ
~arg	69 -7ŀǢ7ŖǦ8ļǔǛ9ƶ10ńƣǁ11Ɨǫ12B13ņż17ƕ22ł23Ƣǖ31Ƈ33œ
~arge	70 -7ŀǢ7ŖǦ8ļǔǛ9ƶ10ńƣǁ12œ13żǫ17ƕ23łǖ24Ƣ31Ƈ
~ari	68 -8uF7g8ƫǏ9Tų10Ź12ǋ13iŅƭƻ14Ŷ16hōǁ17Ƥ18fƧ19ơ20Ń27U29Ƹ
~arij	90 18ƻ21ǁ
~arin	74 -8F8g9Ǐ11T13ų15iŅ16Ŷ18hō19Ƥ21Ƨ22Ń30U
~arit	82 28f36Ƹ
~ark	64 -11D-10ĺ7vŕŽƕ8GœŧƢǡ9Y10Ǝ11Zļ12ĸŮ13ǫ17F19T22H25h27Ɣ69ű
~ark>	71 -11ĺ8hv10Gŧǡ11YƎ14ļ15ĸ20F21ǫ22T42ű
~arke	75 8ŕ9ƕ11F14Z15Ů17ű28H33Ɣ
~arki	85 7ż9Ž11Ƣ22ű24h
~arl	77 -11d9R10m13T14ǌ16ů19ŋ23p25C
~arly	79 9R10m13T14ǌ16ů
~arm	64 -11h-9V8ľŝ9ņǆǏ11Ƹ12Ůƚ13ƽ22Œ23Ǖ28ŅǓ30ő42j54Ɛ
~arm>	67 -12h-9V8ŝ9ľǆǏ10ņ12ŅƸ13ŒŮ30Ǔ32ő37Ɛ44j
~arml	90 34Ǖ
~arms	84 17ƚ22Ņ24Ɛ
~arn	69 -14ǌ-8ƕƟ-7ƙǪ7Ū8s9ǂ10m12B14Ə19ź24ŏ29ư31Ǜ45TƓ51q
~arn>	75 -15ǌ-9ƕ-8Ɵ9ư14B16Ə24q27ŏ30T33Ɠ
~arne	82 10Ū12ms23ź37Ǜ
~arni	86 -7Ǫ12ǂ17q23T26ư
~aro	58 -11BH-9ǫ-7ŘƺǛ7ţŮƕƗƴǙ8uƐƞǄ9WĶŠŨƧ10t11Ƴ12hǃǩ13V15nz16lTƓǋ20ŅƎ21Ŷ23Cš27s
~arou	58 -11BH-8ǫ-7Řƺ7ţŮƕƗƴǙ8uƐǄ9WŠŨƞƧ10Ķ11Ƴ12hǃǩ13V15nz16lTƓǋ20ŅƎ21Ŷ23Cš27s
~arp	83 -13D11Ƌ17ŷƝ18ū27ű
~arpe	90 12Ƌ18Ɲ
~arr	55 -12ǘ-10O-9ǈ-8NƟ-7ŵ7řŶƭ8buư9ǒ11Ƥƨ12ǅǑǥ13ƅ14ĴŐŒƃ15ǔ16Řųǜ18ǧ19oŠǣ22ő25ţ26ǎ28ƀ30f
~arri	67 -9ǈ8ŝŞşƭ9W11u12Ǩ15ǅ16ǫ18Œ24o30ő32ţ38f
~arry	58 -14Ǩ-12ǘ-10O-9ǫ-8N-7Ɵƥ7ſ8řŶƚ9bư10ǒǥ12Ƥƨ13Ǒ15Ĵƅ17Šųƃǔǜ18ŐŘ19ǧ21ǣ28ǎ32ƀ
~ars	47 -19ǉ-12ő-10Dƾ-9ašůƪǍ-8TǨ-7uRŘƔǓ7ŞƳǥ8ŔƁ10ƃ11Ɔƌƻ12ĶņŠŽ13ķ14oƚǖ15ŎŏŸƺ16Hƫ17Ů20ŒŵǠ21Ļ22Vţ25ŦŹ27ƉǇ29Ŷǒ31Ť32Gū35S45Ư
~ars>	47 -19ǉ-12ő-10Dƾ-9ašůǍ-8TǨ-7uxRŘƔǓ7ŞƳǥ8ŔƁ10ƃ11Ɔƌƻ12ĶņŠŽ13ķ14ƚǖ15ŎŏŸƺ16Hƫ17Ů20ŒŵǠ21Ļ22Vţ25ŦŹ27ƉǇ29Ŷǒ31Ť32Gū35S45Ư
~art	45 -20Ɲ-14őƊ-13nĺœ-11cyLĹƟƵ-10QŘƯ-9wķŗř-8uzNśŦŷƱǞ-7HňŠţǐǖ7EĵĻŁşźǏǕ8Fƒƹ9ŅŔ10sRƧǢ11ũƙƦ12qGŎŐƑƤ13Ɛǡ14OŖƪ15ŵƢ16tŚųƮǥǪ17pť18oV19Cń20ƿ21U22lƥ23Sƚ24ŉō25ƣƳǄǉ29ƾ31ǈ34ǫ35ƞ40Ǉ
~art>	52 -14Ɲ-11DP-10Lĺ-9nyĹř-8ŗŦƯ-7šǞ7aŪƩǩ8ũŰǊ9AĿ10EŞźƀƌǕ11ƮƳǄ12ŁŅşƐ13lŒ14XŖƿ15dRŚ16Ǉ17Ŏ19ƚǡ21ńų24C26Sǫ27V28U32ŉǉ36ƾ
~arte	70 -9š-7ķ7Ō8S10ĻŽƨ12Ʈ14ƚ17ĵ18ƿ20xō26Ŕ27Ǉ28O29Ƴ
~arti	77 -10w7j9ǂ10tǝ17š20ōǈ29ƞ30Ő
~artm	60 -12œ-11Ɵ-9Ɲǩ8ű11Ơ13Ǐ14G16ƞ17FƧ18ť21DƑƙƣ24ƢƦ25Ƥ32ƥ
~artn	68 -22d-11Ű-8ő-7Qƺ9s10ł11r17ƹ21Ǫ23Ǣ24t26Ǆ27q28ƪ30ŵ32p34o36ǈ
~arts	79 -7d7Ŭ9Ŗ10ŚŹ13ƣ17Ŷ22Ǔ24l
~arty	84 10Ɩƣ15Ʋǣ17P22ƞ
~aru	90 27Ŵ34ŷ
~aru>	90 27Ŵ34ŷ
~ary	63 -9Ǉ8źǚ9qƩ10V11ư12Sľǋ15ƨǀ16u17W24ũ28Tƭ
~ary>	63 -9Ǉ8źǚ9Ʃ10V11ư12Sľǋ15ƨǀ16u17W24ũ28Tƭ
~as>	38 -21n-16ǖǠ-14ŏǀ-13Œ-11iĺŁŎŞſơǟǤ-10uCZĿŴƯǘ-9GXĸĹōŖŘǪ-8HŀƑƙƤƩǍ-7xLNRĴūƋưǈǐ7ŠŵƏǇǨ8IűŻǚǛ9hşŤŸżǕǦ10ƹǗǜ11ołŇƀ12ŗƐƦƺ13lŊƆƭ14ǄǏ15qƾƿǙǝ16jĽ17cŲƴ18ƃ19kĻ20š21ŉŶƒƶ22BņŨƂ24Ɣ25pŔŕƝ26vǞ27ŢƉǅ28Ž29ť30Ū34ƌ35ũ37ŧ38Ƶ41Ŧ
~ase	51 -27Ǐ-16Ŝ-10ǣ-9őŖǊ-8yǩ-7Ǖ7ŚƿǢ8aDĺƛƞƴ9ŨƟ10ƢǗ11ƧǑ12d13ļ15FIƔ19ŔƝ21Ş26ƣ30Ǎ38Ʀ40Ƥ42ŭƋ59ǎ
~ase>	55 -24Ǐ-17Ŝ-10Ŗ-9ǩ-8Ǌ-7Ǖ7bŀŕŚǪ8ƿ9ƴ10ĺŨ11Ǣ12DǗ13dƢ14ļ16aƔ17FI21Ŕ26Ǎ30ŭ31ƣ43Ʀ45Ƥ56ǎ
~ased	84 -11aő10Ǎ11Ǒ24ŭ39Ş
~asem	64 -8y11ƞ12ƛƟ15Ƨ26Ɲ51Ƌ
~ash	59 -13Ś-9Ǣ-7n7ſ8Ɵ9ƋƎ11Ə12D13ƫ14Ʀ16ǝ18ů19Ŭ25Z26Ƅ34Ɲ38ų40Ʒ44Ž56ǘ57Ƭ
~ash>	61 -12Ś-10Ǣ-7n7ſ14ƫ16ŬƦ17Ž18Zǝ19ů27Ƅ38Ʒ39ų43Ƭ58ǘ
~ashe	79 -8ƞ10Z12Ɵ13Ƌ21Ƭ33Ɲ37Ž
~asi	72 -7ǫ7Ŝ9Ň12ƅƳ13M14Ũƣ15K17ň23ŭ27Ʋ28F32Z
~asid	82 13Ƴ30Ʋ37Z
~asie	85 8Ŝ18M19K
~asin	85 15ƅ18ƣ27ŭ33F
~ask	54 -8Ǐ-7ļŁŸŹ7vwĴƌƩ8AĶľƈ9hƅ10PŢƫ11ĺ12ǔ13mp15uǩ16Ɨƣǎ17Ɣ18Ǩ20ǁ21Ŏ26a29cł43ŋǕ48Ŋ
~ask>	59 -9Ǐ-7ƅ7iTƗǀ8aƌ9ĶƩ10Aƈ11u12Ţ14ǎ23cǁ25ĺ28Ǖ33ł36ŋ44Ŋ
~aske	72 -9ŋŹ-8Ÿ7ƣ10p11ŅŊŎŕ16ǔǨǩ17aƗ
~aski	71 -11ĺ-9ǎ-7ƴ7pƢ8ǚǨ10v11a12cĴľŎ14ƫ17ƣ19ǩ22ƅ23ŋ24Ǖ28Ɣ
~asks	83 -13ǩ9hu13w16ǎ17P23m
~aso	69 -15i-13j-8Ő8Uţ9Ɓƃ11ơ13ĺƜƞ14x15ň17ǡ22ō38ǐ39ŕ
~ason	69 -15i-13j-8Ő8Uţ9Ɓƃ11ơ13ĺƜƞ14x15ň17ǡ22ō38ǐ39ŕ
~asp	84 18ƽ40Ɗ
~asph	85 40Ɗ
~ass	59 -13ş-11ǥ-9ǟ-7hŐŤǊ7ĴŚƄƅ10xƁǛ11mƭ12ƴ14ǎ17ƹ18ųŻ19ƨ20Ƹǁ25g30Ǟ31ǚ36Ƃ37ĸ46Ǧ47Ƶ
~ass>	69 -10ǥ-8hz-7Ő9ƅƭƿ10sĴƨ11ƹ13Ɓ15ƴ17Żǎ18Ƶ20g25ǁ26Ƹ34Ƃ37Ǧ
~asse	68 -8ǟ7ŻƱ8Śư9Ƴǂ11Ƅ12xƨǛǪ14ƹ22ų37Ƶ44ĸ
~assi	83 -7ƹ12gƂ17Ǟ18z23Ǧ
~assm	88 -16ş30Ǟ
~asso	90 21m
~assw	88 55ǚ
~ast	44 -16ŏ-15ŧ-11dSŐšťŪ-10pvDœũ-9Nƍƶ-8GŖŹƄƔƖ-7sBVơƵǅǤ7rCľƓƫǄǐǘ8ĹĺŃ9Ŷƀ10moƭƯ11iŕŲǪ12Ţƴƿ13Ž14Ł15ŉ16ŝƲƻ18Ożǋ19EƉƺǥ20bƼ22aǠ23Ǜ24Ķ25Ǒ26ŗǝ27c29Ťǌ30Ɯ31Ŕ37Ňǀ39ƾ
~ast>	45 -16ŏ-15ŧ-11dSšťŪ-10pvDNœũ-9ƶ-8GŖŹƄƔƖǤ-7sBVŀơƵǅ7ƒƓƾǄǐǚ8Cľƫ9ĺŃŶ10oƀƯ11iŕƭ12ŲƿǪ13ŢŽƴ15Ł16ŉƻ17ŝƲ18żǋ19OƉ20bEƺǝǥ21Ƽ23aǠ24Ǜ25Ķ26ŗǑ28c30Ťǌ32Ŕ34Ɯ38Ň39ǀ
~aste	82 8Ĺś14ŀ15m19r
~asti	90 20ǘ
~asu	76 -9Ű-7Ż9Ƹ16ƚ18a23ž32Ů
~asur	76 -9Ű-7Ż9Ƹ16ƚ18a23ž32Ů
~asy	83 -8ǀ8ŜŞž9ǩ11k13Ǆ15Ũ16M
~asy>	83 -8ǀ8ŜŞž9ǩ11k13Ǆ15Ũ16M
~at>	20 -21Ÿ-20ǉ-19ơ-18Ƥ-15Fź-13O-12ĵŅƦ-11sŋƃǒ-10Ǣ-9ŴƀǓ-8i-7zŭƠƴǡ7UŌŝƒƧƺǤǩ8ŜűƗǁ9atńƍƾǦ10npIřŚŞţŲŻƆƲǐ11vĶŷſƓƕǝ12lĴŹƝƮǥ13ķƬƸǍǑǛ14oTĹŇŬƋƚƣƪǋ15PƌƵƷǘ16qwŮƔƖ17jLůƼƿ18ǌǕ19ŕ20JŃũƈƊƏƩ21WƢǧ22Ɵ23uŊŒǊ24ǅ25mŉšƨǆ26RXųƫ27BDEŧŵ28YĿ29ƽ30ĸŪ31G32bgĻļ34ǫ35hƙ36C37Ł38Sĺ41ŀŎ42Ŕ43QŘť44ņş46ŏ47œ49Ŧ52ū53ňŗ
~ata	83 15Ĺ17ƴ46Ǚ
~ata>	86 43Ǚ
~atc	64 -15ǀ-7ū7SŘŪ8Şƍ9sřŲ10Őǫ11qƕ12Ŋǚ13ƻ14L15Z16ķŴ17wơ18Wƚ19aǛ25Ʊ28N30ž
~atch	64 -15ǀ-7ū7SŘŪ8Şƍ9sřŲ10Őǫ11qƕ12Ŋǚ13ƻ14L15Z16ķŴ17wơ18Wƚ19aǛ25Ʊ28N30ž
~ate	42 -18Ő-17ǫ-13I-12lĺƜ-10Ŏŝũ-9DTŗŧƞ-8jFšŷƗǇǠ-7bhuBXĴŁŃŉŚŢŨƁƆƔƦƵ7NķŋŒŽƋƐǗǤ8ĻńŏŔŪƕƖƣǈ9qĿƊƒ10œřǖ11śǞ12ŘşŻƅơƳƴǎ13cƬ14űƺ15ǅ16mEƘǩ17dŕǍǔ18őŠ19Ķť20Ƥ21Ŧƍ22ǥ25C26ǀ28Şƌ30Ŗ31ƶ40ƛ41ǝ42Ɲ44Ŭ
~ate>	49 -15v-14Ǒ-13I-12Ő-10ǫ-9ĺ-8lFŤ-7bDUŚŝŧƁƞ7ųƥ8ņŰƴǝ9ŋŴƎǤ10mŅǂǐ11cpEű12ŒƣƳǅ13ĸńǣ14ř15œǖ16ǎ17ŘƅǍ18Ż19ǩ20ǥ21CŔƘ22Ş23ő24Ķ28Ŧ29ŕ38Ŗ40d42Ŭ
~ated	63 -11Ŕ-8Ǡ7ş8ƬƳǏ9Ƈǅ10ǈ11űǍ12ƴǁ14Ǒ15Cƾ16ƌ17Ş26ƍ48ƶ
~atel	71 -17ƾ-8dť8Uƕ9Ž10żƚ11ǄǑǥ12Ļ13Ť14ǡ16Ǟ21ƺ41ǀ
~atem	83 9ķ14Ĺ17Ŀ27Ƭ31ś
~aten	90 15Ǟ
~ater	58 -12L-11Ɯ-7Ő8Ƣ9VƎǗ10Ư12q13N14ƋƐơ15ǟ16Ɗƒ17Ų29ť30ƌ53ǝ61ƛ64Ɲ
~ates	63 -16d-8T-7ǣ7nŹ8yǌ9CHŏƖ10cŠ12Eş13m14Ŭ15Ūƍ25v26ǔ32Ƥ
~atev	77 7ƈƫǘ8ż9ƓƟ10qơ11Ū13Ʋ14ŊŠ19P
~ath	61 -12ŉ-7ǫ7Ő8MƘƞ9ǃ10sƨ11ĵ12cY13C14ǆ15ĿƮ17ƿ18ŋ19b20ƍ21j24KƜ25z40Ƶ43Ƈ
~ath>	77 9U13Ƈ14ƍƨ15Y17c20Ʈ31Ƶ
~athe	67 -12ŉ9Őƞ10Mǃ11s12ĵ13b15C17Ƶ18Ŀ19Ɯ20ƿ21ŋ24j27zK
~athr	82 10b11Ƌ16ƍ19Ƈ
~aths	84 21ǆ28Ƈ
~ati	51 -14Ť-10ǫ-8wZƾ-7S7fŨƛǜ8Ǖ9FŜ10ŀŁŌśǥ11inĵǁ12qHǅ13őš14ƈƳƽ15PƲǞ16ļƑ17ǈǙ18UǇǍ19l20ž22Ş24k25ŕ29Ŭ30m37ż59Ǡ
~atic	81 12Ɲ19ĵ37ž
~atie	90 -9Ǆ7n28Ǚ
~atin	71 -11ǈ7Ķ8jmş11fŷ13Ş14ƽ17ŀ19ǅǇ22i27U28H
~atio	54 -12Ť-8wHƾ-7Z7syǜ8nōƛ9ŒǕ10Ŝ11FŁŌśǥ13q14ǁ15š16PƈƳ17ƲǞ18őƑ19ļ20Ǎ26km27ŕǈ32Ŭ40ż64Ǡ
~atis	88 -7Ư18Ũ26Ş
~atl	83 10ǂ12Ű21ķ28Ń
~atll	86 22ķ31Ń
~atm	82 -8ǣ11ǁ34ǜ
~atme	82 -8ǣ11ǁ34ǜ
~ato	88 -9Ś13ƣ14j16ƥ18ǆ23Ÿ
~ator	90 -9Ś13ƣ16ƥ19ǆ24Ÿ
~ats	74 7ƌ8fŠŭ9Ƽ10Ɣ12Ǜ13ǡ16ų17Ơ33Ǎ39h
~ats>	74 7ƌ8fŠŭ9Ƽ10Ɣ12Ǜ13ǡ16ų17Ơ33Ǎ39h
~att	68 7ZŜƄƜ8ľǪ9a10zCƘƴƾ11Ŧƿ12AŠ13Bŷ14Ŏ15Ƌ16Ų21ǚ31Ŀ
~atta	81 8Ŝ12ƾǪ13C14ǚ15ŷƿ
~atte	74 8Ƅ9ľ11zǚ12Ŧ13Š14A16ŎƋ34Ŀ
~atto	90 14ƴ15Ƙ18B
~atu	79 11ľƖ12ł37f
~atus	84 38f
~atv	78 7Ūƛ8ūƋƨ9ŐƍƐ11ſƓƧ13ƈ22ƙ
~atve	78 7Ūƛ8ūƋƨ9ŐƍƐ11ſƓƧ13ƈ22ƙ
~au>	90 9Œ11Ņ12ŝ
~aud	65 12ǥ13ǔ96Ǧ
~audi	65 12ǥ13ǔ96Ǧ
~aug	68 -15b-14Ź-13p-7m8B9aƹǠ15ű16Ƴ17ǫ18y23ix29v30uź34w
~augh	68 -15b-14Ź-13p-7m8B9aƹǠ15ű16Ƴ17ǫ18y23ix29v30uź34w
~aul	72 -15ǘ-11ū-10Ɵ-7Ƶ8Ƅ11ť12Űŵ14Ƨ19Ů21ǒ35ų43Ž
~aul>	84 -17ǘ-11Ɵ-7ǝ14Ű20Ƨ23Ů41ų
~ault	77 -7Ƶ9Ƅ11ť46Ž
~aur	83 12ƥ15ǝ20Ǐ23ǡ
~aura	83 12ƥ15ǝ20Ǐ23ǡ
~aus	65 -14ŧ-13Ļ7bƑ8gHŉŞƗ9I10jĶŃƸ11u12Ƣ14Jƶ18Ǖ19ť20ŕǃ22Ǥ52Ł
~ause	65 -14ŧ-13Ļ7bƑ8gHŉŞƗ9IŦ10jĶŃƸ11u14Jƶ18Ǖ19ť20ŕǃ22Ǥ52Ł
~aut	66 -12ő7ū8ź10ƀƝ11Ū17ǧ19ĺ26ſ28Ƅ29ƃ40Š56ĵ
~auto	67 -12ő7ū8źǅ10ƀƝ17ǧ20ĺ26ſ29ƃƄ40Š57ĵ
~ave	30 -17Łǆ-16P-15gy-13HšŰǌ-12MQUŔƆǓ-11ƣ-10Ɨǡ-9TŀƠǎ-8eĿŃųƢǩ-7nxKLŸ7krRWĶŖŝżƩǃ8FŋŻƃƇƺǅ9hJſƁƏƬƿǀǑǖǣ10NŞƝƞǤ11lĵĸłŦūƌǈǊǚ12SńŨƓƜǇ13IŹŽƧ14źƎƱǂ15GĴŏŶƲǟ16ķƋǍǕǫ17amŇŠűƀƙ18Ťƚ19ŊŗƂƄ20ŌŘǧ21ƵƷǉ22ƍƐơƳ23uŒǔ24fƸ26Ośƾ28ƨ29Ǟ31Ő32Zţ36ƪ37Ņ
~ave>	31 -17PŁǆ-15gy-14ǌ-13HšŰ-12MQUŔƆǓ-11ƣ-10Ɨǡ-9ŀǎ-8eTĿŃųƠƢǩ-7nxKLŮŵŸ7ĶŉŎŖŚ8rWĵŝżƃƩƺǃǅ9hkFJŋŻƁƇǑǣ10NŞſƏƝƬƿǀǖǤ11ĸłŦūƞǈǊ12SŨƌƓƜǇǚ13lIńŽƧ14Ź15źƎƱ16GŌŶƂƋƲǟ17ķŏƙƷǍǕǫ18amŇŠŤűƀ19Ĵƚ20ŊŒŗƄ21Řǧ22ZƐƵǉ23ƍƳ24uǔ25fƸ27Ośƾ28ţ29ƨ30Ǟ32Ő38Ņƪ
~aved	81 7Ƴ10ĵ12Ǚ13Ō14ţƷ41Z
~avel	77 -9ŉ9ƃ11Œ12Ƃ38ǂ43ơ
~aver	90 -12q8R17ǋ23Ż
~avi	61 -9Ş-8N-7ő8x9ļƵ10Vńǫ11t13s16ĸƸ17ǡ18Ƴ19ŀ20i23ř24Ŀ36y40Z43ţ
~avin	61 -9Ş-8N-7ő8x9ļƵ10Vńǫ11t13s16ĸƸ17ǡ18Ƴ19ŀ20i23ř24Ŀ36y40Z43ţ
~avo	80 -11ƹ16ƫ17ǫ18rƠ21Ş22ŷ
~avor	80 -11ƹ16ƫ17ǫ18rƠ21Ş22ŷ
~avy	88 11ǐ12Ʊ13Ǌ28Ǒ
~avy>	88 11ǐ12Ʊ13Ǌ28Ǒ
~aw>	69 -11Ǖ-8d7ũ8tźƷ9wŊŲ10nŸƆ11Ɯ12B13AQņ15C16jŁ18ǃ20ǀ26ǜ
~awa	65 -7ƻ7Bƶ9ǃ10ƩƵ11ǁ13ţ15ļ19ķ20ƨ21Ŋ23ŀ34k39Zơ43Ż
~away	65 -7ƻ7Bƶ9ǃ10Ʃ11Ƶǁ13ţ15ļ19ķ21ƨ22Ŋ34k39ơ42Z43Ż
~awe	70 -7ǖ7iŗŭ9FōŐƚ10cnuCƈǌǘ11Ʃ12I13ļƖ16ǆ19Ķ20ǁ29ś
~awer	86 11ŭ12ŗ15ǘ25ś
~awes	71 -7ǖ7Ť8i9FōŐśűƚ10cnuǌ11CƈƩ12I13ļƖ17ǆ19Ķ20ǁ
~awf	88 13ư15ǋ16Ĺ19ũ
~awfu	88 13ư15ǋ16Ĺ19ũ
~awl	82 15Ə18ƈ20Ƌ
~awl>	83 14ƈ15Ə21Ƌ
~aws	81 8ŀ11nƱ12ƃ14Ǟ15Ǩ21ĸ
~awsu	84 8ŀ13ƃ15ǞǨ23ĸ
~aww	80 -7ǫ8h9fx10o12z13Ľ14w16ƭ
~aww>	80 -7ǫ8h9fx10o12z13Ľ14w16ƭ
~awy	77 8Ǖ9Ō13Aǫ14ǣ17Ǟ18ĸ34ƴ
~awye	77 8Ǖ9Ō13Aǫ14ǣ17Ǟ18ĸ34ƴ
~ax>	75 -10M-8ƴ8f9ǌ11ǈ14T15ƅ17Ķ19Ɔǫ25Ŝ34Ř
~axe	85 8ǅ15œƷ23T29Ǣ
~axes	85 8ǅ15œƷ23T29Ǣ
~ay>	33 -19ĸ-17ǌ-16A-15ŭŴ-14ŀƸ-13Ǚǝ-12ƤǉǪ-11uQūƯƿ-10Sƙ-9ŏşǇǖǞ-8GŅŒſƕƛƴǂ-7flŠƍƟǏ7BŃŎůŶƬǀ8cƹƻǄ9DĺńţƑƨƶ10Nǧ11yRƦƼǩ12Ĺƞ13KŻƘƣƮ14ŊƇƗƽ15gOłŬƔƢƫ16WŤŲƲƾ17Ƃ18ŐűƊǓ19pŨ20jŔơ21r22Ōōƺ23Tǃ24b25Ʃ26kŰƄ27ǋ28ķŋųǘ29LXZŁ30Ǘ32ř34ő36ǐ38i41ĵ44œ50Ř57d
~ayb	74 7ř12ƨ18Ŗư19Ƴ
~aybe	74 7ř12ƨ18Ŗư19Ƴ
~ayc	68 -9Ǣ7W9ĵ10ǋǡ13ư14uƯ21qT25Ɵ27Q31Z41Ʊ
~ayca	90 -8ư23Ʊ34Ɵ
~aych	69 -9Ǣ7W9ĵ10ǋǡ14uƯ19ư21qT24Ʊ28Q31Z
~aye	85 10ƃ12š14Ɗ19ţ
~ayer	88 10ƃ15Ɗ
~ayi	56 -15ǫ-13B-10ƙ-9Ǡ-8PĺŎ7Kǋ8notĹ9ŧǟ10ţ11XŨ12kHƦ13ǥ14W15jĵƬǡ16Ļŀ18F19ǧ20Ŕ22bƕ23VĴ24œ25ƔƢ27ņ30ƞ
~ayin	56 -15ǫ-13B-10ƙ-9Ǡ-8PĺŎ7Kǋ8notĹ9ŧǟ10ţ11XŨ12kHƦ13ǥ14W15jĵƬǡ16Ļŀ18F19ǧ20Ŕ22bƕ23VĴ24œ25ƔƢ27ņ30ƞ
~aym	65 -8ƞ8ŏ9e11ƫ17Ƅǚ19Ĵ20Ķư21Ɨ28Ţ30ĵ35Ɩ42ŭ
~ayme	65 -8ƞ8ŏ9e11ƫ17Ƅǚ19Ĵ20Ķư21Ɨ28Ţ30ĵ35Ɩ42ŭ
~ayo	85 -16Ƹ13ƛ14V16ǫ17ƭ36ŧ
~ayou	86 -16Ƹ13ƛ16ǫ17ƭ37ŧ
~ayr	65 -9u12ǟ15Q19Ǔ23Ǣ33ǉ59ǋ
~ayro	65 -9u12ǟ15Q19Ǔ23Ǣ33ǉ59ǋ
~ays	53 -12w-10Ɩ-9DGH-8Ų-7vAĺǆǊ7QĶœŖŗǣ8tŝůžƄ9anzūǗǠ10ƞ11VŚƆƙƣƼǤ12ĽśŰ13lqUűƮ14ŉſ15ǉǢ16g18Ţư20c21Ɣǐ23ǟ26kǫ34R
~ays>	53 -12w-10Ɩ-9DGH-8Ų-7vAĺǆǊ7QĶœŖŗǣ8tŝůžƄ9anzūǗǠ10ƞ11VŚƆƙƣƼǤ12ĽśŰ13lqUűƮ14ŉſ15ǉǢ16g18Ţư20c21Ɣǐ23ǟ26kǫ34R
~azy	77 7ǐ9xHƀƉǫ11UƳ12ŕ13Ɣ15iň16t
~azy>	77 7ǐ9xHƀƉǫ11UƳ12ŕ13Ɣ15iň16t
~ba>	82 -12f-11F-10Ƌ-7Ǟ41ǂ83ǅ
~bab	68 -17Ŷ-12ƺ10ƹ12l13ƽ14dh16Ɵ18Ļ26Ʊ30w31ŷ35y36vx37u
~babi	90 17Ʊ19y22h
~baby	69 -17Ŷ-12ƺ14dƱƽ16Ɵ19Ļ22y32ŷ33w36v37x38u
~bac	51 -16Ť-12ŗ-7ŕŝǪ7Ŕř8hrƴ9şƓ10uƭưƶǑǞǡ11œ12Ɵƫǁ13LVŁǥ14ŐũŵŶƎƛ15ǟ16Ž17Zůƹ20ľ21IŉƬ23mšƕ24ǚ26Ŧ28Ǚ30Ɲ35ƻ
~bacc	79 10Ǆ45ƻ
~bach	83 45m
~back	52 -15Ť-12ŗ-7ŕǪ7ŋřǀ8Ŕ9hrşƓƴ10ƭƶǑǞǡ11uœ12ǁ13VƟƫǥ14LŁŵŶ15ŐũƎ16ƛ17Žƹǟ18Zů21Iľ22ŉƬ23š24ƕ25ǚ26Ŧ28Ǚ31Ɲ
~bad	70 -14w-8ŵ7ǏǨ8ǚ9b11ƈ13ŉ14ţ15ǜ17Q20Ĺ23Ɯ28Ž37NŇ
~bad>	71 -8ŵ7Ǩ8Ǐ9ǚ10b12ƈ15ţ16ǜ20Ĺ23Ɯ29Ž37N38Ň
~bal	69 -12ŭ-11ĺ8všƗ9xĴŧ10GYœť11ƛ12ļ13ƞ14ĸ21T22g25Ɩ
~bala	83 -14ŭ13Ĵ30Ɩ
~ball	72 -11ĺ8v9xš10GœŧƗ11Yťƛ12ļ13ƞ15ĸ22T23g
~ban	53 -18Ś-16d-14ǀ-13ǡ-11ƻ-10PƼ-9Qǫ-8B-7uwDU8Ał9ǉ10ĴƄ12ƅ14ƭƵ17n18fĵĶ21ZŽ22ƹ23ƛ24ŭ25e28p29rŵ30st31ƪ32Ǆ35q37o43Ɨ
~band	57 -17d-14ǀǡ-11Pƻ-10Ƽ-7uwDQU7LƱ9ư11Ŵǉ14ł15ƭ16Ƶ18n19f23Ž24ƹ31p32sŵ33t34rƪ35Ǆ38q41o
~bank	65 -21Ś-7ł7ǒ11A14Ĵ15ƅ23Ķ24ĵ27Z30ƛ31eŭ54Ɨ
~bar	70 -8ƕƙǫ7ŘƖ9Ľ10tŐŒƁ13ő15Ǐ21Ŵ23ŷ26hD44Ɠǝ
~bar>	86 -7Ǣ8Ƌ55ǝ
~barb	90 -10D13ĽŒ14t19Ǐ
~bare	85 7m11Ř12ŐƁ17ő
~bark	90 -8ǫ36h
~barn	84 -10ƕ-7ƙ55Ɠ
~baru	90 27Ŵ34ŷ
~bas	63 -8y-7h8ĴŃŇ9Ɨ11ƞƟ12Ũƛƫ15ňƧ18g25Ɲ49Ƌ
~base	64 -8y8Ń9Ɨ11ƞ12ƛƟ15Ƨ26Ɲ50Ƌ
~bat	73 8Ɯ18ǆ20Ƌ27ƍ53Ƈ
~bath	74 8Ɯ19ǆ28ƍ54Ƈ
~bbe	90 8Ƣ17aƝ
~bber	90 8Ƣ17aƝ
~bbi	81 14ǂ16ƫ17ƪ23g
~bbie	82 14ǂ17ƪ23g
~bco	80 13Ǔ22ǔ
~bcon	80 13Ǔ22ǔ
~be>	48 -14ōǕ-13ĹǪ-10ŷƠ-9ň-8ZƅƙƦƩ-7Ŵƪ7ŁŞŸƤƮǚ8ķ9ĵŖũǃ10benǟǩ11KTŔŜƨƯ14HƌƳƹ15AşǠ16VXŎƣ17ĸ18O19Őǎ21ĴŃ22ļ23cĿ24ŋ25m27s29y31r32ư36ź
~bea	74 -7Ũ8l12Ɯ19œţ22h24kŲ52ņ
~beag	90 28h
~beat	81 -8Ũ21œţ26Ų58ņ
~bec	65 -14ŧ7bBŞšƑ8gHŉŶ9tIŃŕŦƘ10jĶƸ11u12Ǫ13Ʃ14JƶǏ19Ŵ20ǃ21ť
~beca	67 -14ŧ7bDŁŇűƑ8Bŉš9gHIŕŞŦŶ10ĶŃƸ11j12u14J15ƶ21ťǃ
~beco	86 13Ƙ17Ǫ20Ʃ
~bed	70 -8ĸ11Ʀƽ14Ɵ16ƙ17Ƣ20ƞ47Ƈ
~bed>	90 14ƽ15Ƈ20Ʀ
~bedr	72 -8ĸ8ƙ14Ɵ17Ƣ20Ƈ21ƞ
~bee	48 -9ƨ-8OǠ-7cvŸƆƊƯ7jŊƀƋ8AǇǦ9ůƶǞ10akŐƌƵƺ14tŽƍǄ15f17Ťǚǝ21ŞƉ23lŷ24ż25Ň26Œ27Ź28i33ǁ35SŢƾ39Gǡ
~been	48 -8OƨǠ-7ŸƆƊƯǝ7jňŊƀƋ8ǇǦ9AůƶǞ10aŐƌƵƺ11k12ǁ13ŷ14tŽƍǄ15f17Ťǚ21Ş22Ɖ23l24ż25Ň26Œ27Ź28i35SŢƾ39Gǡ
~beer	84 37ǁ41ǝ
~bef	56 -13Ŏœ-12Ū-8Ɣ-7ŧũǫ7IľšŶ8ţƉƴ9Ɨ10ŋŌ12ŗƏƿǩ13uTƭ14ł15LƅǗ16aŦ17OŊǕ18ń19ǌ20ƶ23J24Ŕ26Ɔ31Ň39ř
~befo	56 -13Ŏœ-12Ū-8Ɣ-7ŧũǫ7IľšŶ8ţƉƴ9Ɨ10ŋŌ12ŗƏƿǩ13uTƭ14ł15LƅǗ16aŦ17OŊǕ18ń19ǌ20ƶ23J24Ŕ26Ɔ31Ň39ř
~beg	90 -9ń10ť14Ǉ16ōš
~beh	70 -9Ő-8Ť10Ļƛ12tużƄ14Ƶ17š19p20ź21Ÿ23Ŵ24Ƹ
~behi	70 -9xŐ-8Ť10Ļƛ12użƄ14Ƶ17š19p21Ÿź23Ŵ24Ƹ
~bei	71 -8PĻ-7ļ7ĸƦ8ƾǫ9ŶƳ10H11cF13ŋƂ14t25U28Ō29ş32ǡ
~bein	71 -8PĻ-7ļ7ĸƦ8ƾǫ9ŶƳ10H11cF13ŋƂ14t25U28Ō29ş32ǡ
~bel	68 7lmpż8S10Ƨ11Ź12Ʈ13ǋ14Ɛƽ15Ǒ20ǫ26Ƌ27ľ33ƙ
~beli	80 8Mō9m10l11S13Ź15Ʈ26ǫ
~bell	84 18Ɛ35ľ
~belo	78 12Ƨ15ǋ18Ǒ31Ƌ40ƙ
~belt	90 10ż11p13Ư
~ben	63 -7Ř7Ʃ11ƨ15Ʈ24Ž31ƭ37ǫ38W
~bend	83 32Ž
~bene	65 8Ʃ11ƨ16Ʈ32ƭ39W
~ber	48 -21ś-14ŐŸ-11ǫ-10v-9ţƥ-8ń-7Ū7ŝ8ǉ9hňőǖ10KĿœ11Ǣ12y13YƝ14Cǂ15ļ16šƕ17Ƹ19cƮǁǗ20ľƾ22XĽ23DņŹǚ24EǪ25Ǚ26Ŭ27Ř28ų33e40I48Ś
~ber>	50 -21ś-14ŐŸ-11Ǚ-10ǫ-9ƥ-8v-7Ū7řƕǋǛ10ŝǖ11ǉ12œ13Ŀ14YƝ15ǂ16yC17ļ20cǁ21Ʈ23Ǘ25ľǚ26ŹǪ27Ľ28XŬ29ņ30ų31e32D49I57Ś
~bers	68 -11D-10IŚ-7X7Ɣ8pZŜ9d12Ǉ16h19Kňš20ƕǢ30E35ƾ40Ř50Ǚ
~bes	61 -13P-12ş-10ŀ-9Ʊ-8őŚ-7Ł8ŵƉƒƧ9WŇƤ10ŴǊ11Ÿ13ǉ14ŃŞǫ15ļƠ16Ĵ17ĸ18uU19KǏ25ƨ27L28ǡ32I
~besi	67 -9Ʊ-7Ż7łŠ9Ƨ10ŵƤ12WŸ13ŴǊ15ǉ18Ĵ20uĸ23Ǐ28ƨ
~best	69 -13ş-12P-11ŀ-9Ś-7Ł7Jšǖ8ĵ10Ɖ11Ň16Ń18ļŞ19Ơǫ22K24U30L32ǡ36I
~bet	62 -13ź-9bǀ-8Qũ7CŢǪ8aƍƭ9ƪǃ10ţŸ11K12qƿ14Ŀ15r16ŉŴ17ƾ18pň20oL21Ż23ş26Ǆ28Ń30t
~bete	81 17ƿ19ƾ20Ǆ
~bett	66 -13ź-9b-8Qũ8Ń10aǃ11ţǄ12ƪ13K14q16rĿ20ň21p22oLŻ25ş33t
~betw	79 7m9PŢ10C11Ǫ12Ńƭ13Ÿ22ŉ
~bid	90 -13Ř15ņ16Ņ29Ǖ
~bie	77 11x13ǂ14Ʊ16yƪ18h22g
~bies	77 11x13ǂ14Ʊ16yƪ18h22g
~big	55 -15œŕ-14Ǌ-12ư-10uS-9FƔ-7Ɗ7ĸƈƍƚƞǃ8jƝƲǇǖ9gř10ň12ĿǏ13ĴŔǨ14ƥƬ15J18ŧ21ǑǓ23kƮ26őǉ29ƕ31ŀ33Ĺ34Ɠ55Ƈ
~big>	58 -16œǠ-15ŕ-12ư-11Ǌ-10uSƃ-9FƔ-7ŠƊ7yŘƈƚƬƸ8ĸƍǃ9jƝƞƲ10gřǇ13ĿǏ14Ĵƥǉ15Ŕ18Ǒ20ŧǨ22Ɠ23Ǔ25kƮ29ő31ƕ35Ĺ44Ƈ
~bigg	71 10Ƭ12Hǖ16ň17Ǡ35ŀ
~bigs	86 -9Ǩ9ƃ20Ɠ21ǉ22Ƈ
~bik	78 -16Ƌ-11Ǚ-7Ǐ10ƚ17ǂ64Ƨ
~bike	78 -16Ƌ-11Ǚ-7Ǐ10ƚ17ǂ64Ƨ
~bil	54 -10ǒ-9K-8őŶ-7XńƩ7ǧ10ǝ13ŘưǦ14ƣǜ15łŠ16IZ17ǎ19Ǣ20Ʋ21Ĵƃ22W23Y26ĵƁ27ſ33ǣ
~bile	88 -10ń8ƹ10C28I
~bili	58 -10ǒ-7Ʃ7ƀǌ8ǧ12ǝ15Řƣ16Šǜ18ǎ23ƃ24W28Ɓ30ſ35ǣ
~bill	66 -10K-9Ŷ-7Ơ7ŀ12Ƅ16Ǧ17ư19ł20Z24Ǣ25Ʋ28Y29Ĵ34ĵ
~bin	69 8P9ƒ10ĸƘǓ11ōƍ12ǂ13ƫƽ15ơ18Ɲ20Ɨ35ƌ
~bin>	83 8Ɲ11ƒ13ĸ16ƌ19ơ
~bind	85 13ōƘ25Ɨ
~bing	76 9P12Ǔ13Ɲ14ǂ25ƌ
~bir	64 7GǙ10Cŝ14D24c27ơ32v43p53d
~bird	90 -7j39ơ
~birt	65 7Ǚ10ŝ24c33v44p55d
~bis	88 9ǩ11Ƃ12Ƽ16h
~bisc	88 9ǩ11Ƃ12Ƽ16h
~bit	76 -25q-9š7jWũ9mşƦ12Ň13eŀ15Ŕǌ27Ŏ40h
~bit>	78 -10š7jWũ10mş13Ň14eŀ15Ŕ16ǌ28Ŏ
~bla	81 -8Ũ7Ǣ8m11Ƽ13H14Ņ38ŕ
~blam	83 -8Ũ8Ǣ11Ƽ14HŅ39ŕ
~ble	51 -14Ǆ-7Řƍǉ7atTşƁƵ8ĹƦƺ9eioŁŝŲƧƿ10uUƂ11ŃŏŮƜ12nĺŔŜ13ư14Lŧ15ZƝƾ17Mƚ19Ʃ20ƻǞ25ŉ26s39X40ř
~ble>	53 -16Ǆ-7Řƍ7I8aTĹňşƁƵ9entŲƦƾ10Ƨƿ12ŮƂƜ13ŃŜǞ14ŏŔŧư16Z17ŉ18M20Ʃ23s36ř42X
~blem	75 8ƺ9ĺŶ10ƾ11ŌǞ14LƝ15ŝ18Ł
~bles	78 -11ǁ10řƦ11o18i19U21u24ƚ33ƻ
~bli	84 11b13ư17ƿ18Ƨ
~blin	90 14ư18ƿ
~blo	68 -8ǫ10jƃƓ12g13Ǩ14ƿ15Ǆ17Ɯ18ƾ20ƈ28ǀ32ƽ45ǃ
~bloc	90 8Ǐ27ƈ
~bloo	71 -7ǫ15ƿ16Ǆ19ƾ30ǀ34ƽ48ǃ
~blow	86 13ƃƓ14j16gǨ23Ɯ
~blu	84 -9Ǣ-8Ť15ż29ŋ35Ų
~blue	88 -9ŤǢ16ż37Ų
~bly	90 13ƹ18l19X
~bly>	90 13ƹ18l19X
~bnb	85 38ƞ
~bnb>	85 38ƞ
~bo>	88 14Ɠ45ƞ
~boa	71 7Ǖ8Ĵ9t10Ǟ16Ǝ18Š20ł23ĸ28r33ƞ
~boar	75 -7t7ŏǕ11Ǟ18Ǝ21ł32r37ƞ
~boat	82 10Ĵ18t21Š31ĸ
~bod	46 -13ƨƬǑ-12Ƅ-10Ţ-8rǐ-7WĵĺŊŎźƲǋǟ7ƃƥƦƮƯǍǝ8Řš9ǁǉǓǣ10ŕƂƕƗǙ11KQƀǇǖǥ12F13hŽƐ14ĸşƤƶǪ15Ő16ŴǏ17Ǥ18Ņť19gŗų20nAĿŝǚ22Ƶ23ƞ24łǞ28Ÿ35Ʊ37ơ43ſ
~bodi	82 14Ř25ſ
~body	46 -13ƨƬǑ-11Ƅ-10Ţ-8rǐ-7WĵĺŊŎźƲǋǟ7ƃƥƦƮƯǊǍǝ8š9ǁǉǓǣ10ŕƂƕƗ11KQƀǇǖǙǥ12F13hŽƐ14ĸşƤƶǪ15Ő16ŴǏ17Ǥ18Ņť19ų20gnĿŗŝǚ21A22Ƶ23ƞ24łǞ28Ÿ29ſ35Ʊ37ơ
~bol	84 20Ų23Ɛ
~bolt	84 20Ų23Ɛ
~bon	86 13ƀƁ39T
~boo	61 -9ľ7ŁŕƩ8e9jǟ11ǓǙ12ļ13gǊǚǡǫ17Ľ18Ǟ23Ų44ǘ77Ǣ
~book	62 -9ľ7ŕƩ8e9ǟ11Ǚ12ļ13gǚ14Ǌ16ǫ17Ľ19Ǟ25Ų45ǘ79Ǣ
~boot	88 8ǔ15Ł16j18Ǔ
~bop	84 -12ő70ǧ
~bop>	84 -12ő70ǧ
~bor	62 -11ŗ-9ŷ-8Z-7u7ĹĽ8Ɔ9vǏǞǫ10Ŧ11ņ12B14Cƞ17xŶ19Ơ27Ŵ33l37d39pƬ
~bor>	79 -12ŗƠ-7ľ7ơ9Ʀ12ĽǞ16ǫ18ƞ19B20Ŧ
~borh	88 -10ŷ11Ɣ12G13Ɔ25C
~born	72 -7uŦ12v21x39l44d46p
~borr	78 -10Z9Ĺ23Ŷ36Ŵ50Ƭ
~bors	75 10ť12Ǐ14ƛ15ņ30Ơ
~bos	78 -7i7gǛ9NĽ10s12Q17l19ł27U31ǡ
~boss	79 -8i7Ǜ8g9Ľ10N11s13Q19ł28U32ǡ
~bot	63 -14Ş-9g-8Lś7uDžƁ8ţƭƾǄǧ9Ńƍ10ƮƱ11ũƐǃ14ĺƳ15ş16ŌŹ17ƽ22łƷ23ǫ31Ł37s
~both	64 -14Ş-8gL7Dž8uƁƭƾǄ9ţƍ10ƮƱ12ũƐǃ15ĺşƳ16ŌŹ22Ʒ23ł32Ł38s
~bott	84 -8ś9Ŭ10ņ14Ńǧ24ƽ
~bou	40 -18x-15c-13Ŗ-12őǇ-10Sƾǒǡ-9jœǅǉ-8sļŅŉ-7ŪŮŶƯǘǠǨǪǫ7nƐƑƙƤƳƺƼǁǚ8zľźƨ9mGŰŽƮǙǝ10uBHVķŋųƍǌǞ11ĿŇŊŢƃƪƲǄ12hƎƸ14ŷƖǎ15pĽšŵǃ16Ať17ZǑ19ňŞƏǆ20ŎžƔǖ21ŁƵ23rŃ24ŗ26Tş27ŀ32Ơ34ĺ
~boug	71 -11ũ7Ř9Ǥ11Ũ14ƲǑ15ƀƏƠ16ƨ17Ńŷ18ƫ19ŗ25ƍ27š39Ɣ
~boun	88 8ǜ10Ţ12A15Ǝ
~bout	41 -18x-14c-13Ŗ-11Ǉ-10őƾǒ-9SŘǅǉǡǤ-8jsļŉœ-7ŅŮǨǪ7nĶŢũƑƳƺƼǁ8zCźƐƙƤƶǚ9ľŽǑ10mGHŰƏƮǙǝǞ11uABVķĿŋųƃǌ12hŊƪǄ13ŇŗƸ14Ń15Ɩǎ16pŵǃ17ZĽť19ǆ20ň21ŎŞžǖ22Ƶ24rŁƠ27Tş29ŀ36ĺ
~bov	80 -12Ơ-9ƥ14Ǩ16ǋ24ĶƎ54Ǐ
~bove	80 -12Ơ-9ƥ14Ǩ16ǋ24ĶƎ54Ǐ
~box	69 -7Ŀ7ǁ8ƅ9dŐ10cqǒ11P12Ĺ14m15ƌǩ16f17D18ś23J26ƽ29Ơ31Ǜ
~box>	70 -7Ŀ7ǁ8ƅ9dŐ10cqǒ12PĹ13ƽ14m15ǩ16ƌ17f18D19ś23J32Ǜ
~boxe	88 16ƽ38Ơ
~boy	71 -10h-9pǅ7y10bŬ11jť12ő16n25v26x28ź31w45u
~boy>	76 -10hp-9ǅ8ny11bťŬ12j14x15v19w25u31ź
~boys	80 7m10n11v14xő15w24u
~bra	73 11lƂ12Ǎ13ĺƝǇ14ņ23Ɔ27Ɠ28ž
~brak	88 35ž
~bran	79 7ŷ12Ƃ13Ǎ14Ǉ15ĺ25Ɔ29Ɠ
~bre	58 -9ƹ-7Ʃ7Ū8IOűƘư9ƣ10lYũƨǟ11kNƐƿ12Ɵ19Ń21ƌ24h26Ţ34ǫ40Ǩ58ƃ
~brea	69 -10ƹ-8Ʃ-7TƔ7mxXƞ9OŪƘ10Iűư11ƣ12Yƨǟ13Nũƿ14kƐ23Ń26ƌ29ǫ33Ţ
~bree	85 20Ɵ43h
~brel	63 13ǫ44Ǩ63ƃ
~bri	59 -12ƹ-8ǫ-7Ɠ7ŏǖ8ŎƯ11ǆ12grŝ13S14a16tŲ18ū19qĺƔ21u24Ǔ25ǉ28ưǌ36T51ƈ
~bric	75 9ƥǏ68ƈ
~brid	90 12ǖ19ǆ27t29ū
~brin	62 -12ƹ-7Ɠǫ7ƟǪ8ŏ9Ŏ13rŝ15S18Ų21qĺƔ23u26Ǔ27ǉ30ưǌ39T
~bro	60 -11Ƌ-9ŗ-8Ůƣ-7Ʊǫ7enŶƘƭƵǠ8AĸƧ9ũǎ10Qņǋ11a12ŝǂǕ13Ļłřǈǣ14ƐƠƿ16ŴƂǅ18yƛ24l26Bŷ27ť
~brok	67 -8ŗ7Ƅǟ8Ĺƀ9ƞƧ10Ŷ11ĸũǠ12ǋ16řƐ17ŝ18Ơ22Ƃ34ť
~bron	90 41ŷ
~brot	70 -9Ů7Ǫ8ewž10nƭ11A13QņƵ15ǈ18ł19ƿ20Ŵǅ36B
~brou	85 12Ƙ13rǣ19a20Ļ36l
~bs>	63 -12ź-7ň7Ǩ8ǣ10ƪ12ǀ14žǊ16Vǖ17Ʃ18ǆ25Ż26ǒ38ǔ63Ǔ
~bsi	82 9ľ10Ņ11ĺ36Ľ
~bsit	82 9ľ10Ņ11ĺ36Ľ
~bt>	83 48Ĵ
~bts	90 24Ĵ
~bts>	90 24Ĵ
~buc	81 7ŕƁ10ţ11ƃ12ſ16œ29X
~buck	81 7ŕƁ10ţ11ƃ12ſ16œ29X
~bud	72 7eŝ11Ƶ12Ļ14Bľ15Y18A20Ƥ21Ĺ30ņ37X
~budd	78 8ŝ12Ƶ13Ļ15ľ16B20A22Ƥ33ņ
~budg	80 8e17Y26Ĺ42X
~bug	79 -9Ļ-7L8Ǣ9Ł16ž20K65ş
~bugg	90 13K26Ł
~bugs	85 9Ł19ž25ş
~bui	55 -11F-8Ǫǫ-7Cǈ7XŮƍƒ8ťǎ9ƦƳ11Ƭ15ĸǟ20Ǡ21ƣ24Ɠ25Ǥ27Ǎ31ƫ36Ǐ43Ƽ45Ɔƕ47ƥ
~buic	90 13Ů14Ų16ť
~buil	56 -11F-8ǈǪǫ-7C7ƍ8Xƒǎ9Ʀ10Ƴ11Ƭ15ǟ16ĸ20Ǡ22ƣ25ƓǤ27Ǎ31ƫ37Ǐ44Ƽ46Ɔƕ48ƥ
~bul	86 11Ƅ15Ŀ24h
~bull	88 15Ŀ25h
~bum	79 8Ř9ſ10Ǥ16ťƄ17ŕ18Ŕ20ŲŶ
~bump	80 9Ř10ſǤ16Ƅ17ŕť18Ŕ20Ų
~bun	75 -15x8ǜ9ǧ10ƇǊ11Ņ20Ơ23ǂ43Š
~bunc	86 -7Š10ǧ12Ǌ14Ņ
~bund	84 10ǜ55Š
~bung	88 -17x13Ƈ23Ơ28ǂ
~bur	63 -16ƶ-7cť7ŅŝƐƖǂǗ8Ł9Űƨ10jƓ11Ļ13mDǤ15Ʀ18ƂƝ20ƕǟ31Ň41ƒ62Ʋ
~bure	90 9Œ11Ņ12ŝ
~burg	90 11ǂ12Ɛ
~buri	80 -8c13ƨ15j38Ʋ
~burn	69 -17ƶ-7ť8Ɩ9ŁǗ11Ʀ12ĻƓ15mǤ22ǟ23ƕ37Ň45ƒ
~burs	82 7Ʀ25ƂƝ
~bury	90 20D48Ʋ
~bus	49 -22ƃ-11G-10Ǒ-9fĻƙ-8ū-7qſ7ųŵ9Cǚ10Ǔ11Mǝ12A13PǢ16Ǥ17Ů18Nŏ21ǖǟǪ22Uǈ23ǒǣ24ǇǠ26Ǩ27ƟǍ28ǌ30ǅ32ǆ36Ŷ37ǧ41ǐ50ǡ
~bus>	82 -14f14Ǩ16ŵ27C73Ŷ
~busi	51 -23ƃ-11G-10tǑ-9Ļƙ-8ūŶſ-7C7ǫ8ų9ǚ11Ǔ12Mǝ14A15Ǣ17Ǥ19Ǩ20ŏ22ǖ23Ůǈ24ǒǟǣǪ26ǇǠǡ28Ǎ29Ɵǌ32ǅ35ǆǐ39ǧ
~busy	74 -7Ů11xǐ14tP28U32N46ǡ
~but	63 -7ǋ7ĿŲƂƛ8Bōſ9Žƺƿ10Ʊǥǫ11błƽ12c13Ǜ15ŁǀǓ19Ʃ20ŋ21Ǆ22T23p
~but>	64 -12ǫ-7ǋ7wĿŎŬŲƛƮ8BKƂ9Žſƺƿ10Ʊǥ11ł12cƽ13Ǜ15Ǔ16Łǀ20Ʃ21ŋ22Ǆ23pT
~butc	90 19b
~butt	90 9j16ō31ǫ
~buy	62 -14Ʒ-13ƶǑ-11ŦǎǤ-7Ŷ7X8Ǉ9Ńšƛ10ƪ12W16ƫ18ǆ19ōƬ20Ǡ21ŭ25ƨ28Ɣ32ŷǗ33Ǫ35F40ƙ41H47G
~buy>	63 -14ƷǑ-13ƶ-12ǎ-11Ŧ-7ŶǤ7X8Ǉ9ŃƛƬ10š11ƪ13W16ƫ19ǆ20Hō21FŭǠ25Ɣƨ32Ǘ33ŷǪ41ƙ48G
~buyi	85 15Ƭ21F29H
~by>	50 -25œ-23ǎ-19Ɵ-14ŢƘ-13ĸň-12ź-11ǫ-10fōǄ-9ŖŹƪ-8ŇŕƝƿǏǟ-7sŉū7QƧ8bƖƱƳƽǅ9gƣ10TĻŌ11Ŷƞ12yũǡ13ƙƛ14aŨǞ16nŚŷ17Ń18ŎŰƦư19dƀ20zA21j22P23uw24x27ĺŔ29ǩ31o33ƅ34ĵ39ś40M50ń
~bys	84 -9d8V20Ɵ23w34v
~bys>	85 -9d8V24w34v
~cab	85 -8Ɔ11ƒ13ĸ14Ŧ17ƍƽ19ơ
~cabi	86 11ƒ13ĸ17ƍƽ19ơ
~cak	88 9ľ10M13p32c
~cake	88 9ľ10M13p32c
~cal	48 -16r-10JŘť-8BRŏŔǍ-7gŜŞšŢƠǆ7PƐ8qĶǝ9WŁƌ10ŕƁƫǀ11ţ13NƂƺǕ15Ńşƾ16lŤ17Ƅ18ƣƼǃ20sMŌǛ21ļ24Ǔ26IľłŅ27ŝ30aŨ38w39ǅ40oC45L46K51ĺ
~cal>	63 7ǆ8ƿǁ9Ǆǜ10őǖ11Q12M14ƌǙ15WƁǊ16Ŀ19Ł21Ǔ22ƾǀ25Ƅ27ǃ31l
~cale	83 7ŀ9ň18LŃ38Ƽ
~call	51 -16r-11J-9ŘǊ-8l-7BRť7Ń8PƐ10qĶǓǝǫ11ƫ12Mŕ14ţǕ15N16Ƃ17şƺ18Ť20ƣ22sǛ23Ō24ļŝ28IľŅ29ł31C32Ũ33a37L41w43oǅ50K57ĺ
~cam	62 -13Ň-9ź-7œ7ƚƱ8jĸŹŻ9ŏƛƿ10DGƕ11dǀ13MšǠ14ŠƝ15ű18Ū19ť23Ľ27ŧ28ū35ņƐ57ǚ
~came	64 -13Ň-7œ7ŽƱ8ƚ9Ź10jĹŏƿ11Gƕƛǀ12d13M14šǠ16Ɲ19Ū21ť25Ľ28ŧ36ņ37Ɛ
~camp	88 -11ź12ĸŻ23Š24ű
~camr	88 13ŭ44ū
~can	47 -11ŉ-10RŖ-9Sŝűŷ-8ŕŵ-7ŃŪƞǊ7Źƥ8JĵŘǃ9eŌŻǎ10oĿ11cNƷǘǪ12M13ł14Ƅ16Ś18O19ń20ơǩ21IXŋ22ƾ23Ɯƿ24ŏ25ĺ26Lō27ś28sŊǫ29Ŭ31Ţ33Ʃ44Ŝ
~can>	49 -12Ʒ-10RŉŖ-9űŷ-8ŵƵ-7cŝŪƞơǊ7AƑƱ8Źƥ9eJĵŌŘǃ10Żǎ11oĿ12Ǫ13Nǘ14Mł16Ƅ17Ś20O21ńŊǩ23IXŋ26ŏ27Lĺ28ō29ś30sǫ31Ŭ35Ʃ46Ŝ
~canc	71 -8ŕ-7zS13Ŋ35Ʒ38ƾ39ƿ53Ţ
~cand	90 11Ɵ34c
~cane	79 -8ŀ11ƛ44Ɯ
~cant	84 47ơ
~cap	85 9ƚ12Ř15ŵ27ǆ32ǫ
~car	40 -17Ɩ-16Ƭǫ-13Ķœǆ-12UƗ-11iĺŎƔǨ-10yHRƣƷƽǖǠ-9CIOQŁōƙƪƫ-8lstuňŉƠǀǊǟǤ-7kxJļŏŔơƦưǄǅǉǓǝǪ7ĹĿţŬƏƧǔ8Œǜ9bY10Ū11Ľŝǣ12Ÿ13ľ14Ś15zVĵőžǎ17ƀǙ18Ƃ19ŀũ20ƃ21Ƅ27e28Ĵ29Ż32Ʊ36Ŵ37ź39ſǒ41Ɓ42ǘ45Ų46ŭų47űŷ50ŵ51Š55Ů58Ŷ62ƅ84ū
~car>	49 -17ĸ-16tƬ-15őƖ-14Ɨ-12Ř-11ƨǄǆ-10U-9řƫưǫ-8iņŞǖ-7ĹƚƟƠƪ7Z9š11ƅ12Y13ůƧ16Ŭ17ž21ƂƄ24Ż27Š33ų37ű41Ɓ44Ŷ45źſ53Ŵ56ŮŲ59ŭ60ū66ŷ82ŵ
~card	58 -15Ķ-11Iŵ-8ō-7ŬŮǫ7cd8DFŝ9ſ10bP19Ż21ĹĽ22ľ25Ś32ĵő35ĴǙ44e65ƅ76ǘ
~care	64 -11ő-8Hǫ-7ĺŴƋưǘ7BŞžƄǄ8WǢ10q12ƥ13Əǃ14ņ16ŨƮ17ũƸ18ŝ19V24ŪƟ30Ŀ33z44ŀ60Ʊ
~carp	86 -13D11Ƌ28ű
~carr	57 -12ǘ-10O-8N-7Ɵƥ7ŞŶƚ8břţưǫ9ǒ11Ƥ12ƨ13Ǒǥ14ƅ15ĴŐƃ16ǔǜ17Řų18Œǧ20Šǣ26ő27ǎ31ƀ
~cars	61 -13ǉ-10ő-8Ǩ7ŭ8ĸŲ10ű12Ɓ13ƃ24Ÿ25Ů28Š42Ŷ49ǒ69ū
~cart	90 43ų
~cary	83 10ĸź12ǚ14V32ũ
~cas	62 -7Ř7ŀƟ8Ǫ9F11I13ƴ14ƫǗ16ļ18Z19ų42Ʒ58ǘ61Ƭ
~case	77 7Ɓ11Fŀ12Ǫ14I17ƴ18ǗǢ21ļ
~cash	65 -10Ǣ15ƫ20Zų45Ʒ63ǘ65Ƭ
~cat	55 -14ǫ-7Mż7b8Š9wSōƽǚ10ƴ11qC12ŬǠ13LŻ14ǎ15aǔ18Ƴ23H24ǩ25N27k28m34Ǎ45h50ǝ
~cat>	90 16h
~catc	75 -13ǫ9Ső10ƍ11s15wǚ16q18L24a37N
~cate	62 -8Ǡ7H9ǅ13Ǎ14C17Żǎ19ǔ28ǩ60ǝ
~cati	67 -8ż8ơƶ9ǁ12ōƽ17Ŭ20H23Ƴ25Ǡ29Ǎ34k35m
~cats	85 9ŭ60h
~cau	66 -14ŧ7bDŇŞƑ8gHŉš9aIŦ10uĶŃƸ11j14J15ƶ16Ū20ťǃ23i25ŕ
~caus	66 -14ŧ7bDŁŇűƑ8gHŉŞš9IŦ10ĶŃƸ11j12u14J15ƶ20ťǃ25ŕ
~cce	82 -8ł20Ǚ21x27Ɣ34ǘ43l
~ccen	88 47l
~cci	65 -10Ǫ-8ư10Ƶ12ŕŤſ19Ŧ29Ƅ50Ž
~ccid	65 -10Ǫ-8ư10Ƶ12ŕŤſ19Ŧ29Ƅ50Ž
~cco	61 -8Ĵňư7Ǆ9JŲǈ10aeYū15ŝǗ16ZŴŵ17ļœ18Aĵ19ǖ21B22ķ23ƈ31ƻ33Ǣ34Ś
~cco>	76 10Ǆ29ƈ42ƻ
~ccor	88 -8ŷ9Ɔ14Ų15ū24ŵ26Ŵ
~ccou	64 -8Ĵňư7ĸ10aJ11eYǈ16ŝǗ17Z18œ19Aĵ20ǖ23B24ķ36Ǣ37Ś
~ccu	74 10Ƭ13ơ20q26P33ǣ
~ccup	79 14ơ21q28P
~ccur	84 7m38ǣ
~ce>	36 -17CĴǫ-15Ǔ-14ŘŶ-13vǆ-12Ŏŕŗƚ-11pťǀǐ-10gTĸŵƿǈǖ-9uƕƝƱƹǉǙ-8lLķ-7sNŸƐ7ĶƑƗƢƦƵǡǪ8ŝƩƫƬƶǊ9DŇžƍƜǔ10RľŦƄƏƔ11tBơǣǦ12jńŒƂƅƛƷ13ŉƋƤǚǧ14ƣǌ15PřŨǤ16i17ņǜ18ŃǠ19FH20Xœ21Ašǂ22U23Ť24Űƨ25Ơǎ26MĿƓ27ƮǍ28ŠƖ29Ǉ32G35ŐŪ36ƒ
~ceb	90 -11ľ27Ľ32ǫ
~cebo	90 -11ľ27Ľ32ǫ
~ced	71 -9Ɯ9Ǝ10K23f24Ɖ32ŭ35ƌ
~ced>	71 -9Ɯ9Ǝ10K23f24Ɖ32ŭ35ƌ
~cei	78 -12Ǡ17ŀ22X24Ɲ27ƚ31ǌ
~ceil	85 19ŀ24X26Ɲ
~ceip	84 -13Ǡ29ƚ34ǌ
~cel	71 -7ŕ12ƺ13Ŋ31Ʒ36Ƌ43I59Ţ
~cel>	85 -9ŕ26Ţ42Ʒ
~cele	86 34Ţ
~cell	76 11Ţ13ƺ38Ƌ46I
~cem	78 -29Ǒ7ƙ8ľ14Ʋ23Ǥ48ƕ
~ceme	79 -29Ǒ7ƙ14Ʋ23Ǥ49ƕ
~cen	55 -17ř-12S-9n-8Iǌ-7Ő7ŘƄǏ9ŤƶǓ10oŻƲ11QƼ12ĶĻŦǈ13ǂ14d15aĵŒŔŬǆ16ƅ19ž21Ɯ23ǝ24ź25l33Ÿ57Ź
~cens	59 -12S-9n-8I8ǝǪ11o12Ƽ15ǂ16ad17Ŭƅ27ź36Ÿ62Ź
~cent	65 -19ř-9ǌ-8Ő7Ɛǖ8cƖƵǘ9ŘƄǏ11ŤƶǓ13QŻƲ14Ķ15ĻŦǈ17ǆ18ĵ19ǝ20Ŕ23ž24Œ25Ɯ32l
~cer	58 -12Ǔ-7wS7X8ƺǅ10Ŀ14xY15Żǎ18ŀ19Ů20Ł30Ɨƿ31ƾ56ǔ73ǩ
~cer>	74 -7z7j18Ɨ19x42ƾƿ
~ceri	86 12X17Ů22Y
~cern	85 13ƺ16Ŀ29ŀ31Ł
~cert	62 -12Ǔ10ǅ17Żǎ60ǔ79ǩ
~ces	65 -11W-8ŀł7ǜ8ǂ9ƙ10ĴƢǑ11žƃǗ13ŝ14ŋǏ17ǆ19Ń24Ǣ31Ņ33ƚ36Ǚ49Ǩ
~ces>	69 -11W7Ň8ǂ9ǜ10Ƣ11ĴƙǑ12žǗ14ŝ15ŋǏ17ƚ18ǆ27Ǣ34Ņ
~cess	76 -8ł10Ǟ13ƃ24Ń43Ǚ58Ǩ
~ch>	38 -21ƃ-19Ǚ-16ť-15Ũ-13ĵǆ-12Ż-11ũŶǒǜ-10hHƛǄ-9iuxĹňŎǇǡ-8PńŗƞơƯǪ-7lŏžƫǗ7kŒƋƜƲǛ8IRYľōŮƥƱ9EĿőŦƶǘ10NƍƚƧǍǕǝ11wQĽŝźƑƽǨ12CWŭ13J14ŅƖƬƳǌ15DOƕǋǣ16ƄƙƟ17ĴŀƩ18ņŘƀ19ĸ20Lķřůƨ21Z22ƪ25ƔƸǫ26ŧ27XŔǑ28Ʈ29Ƣ32Tœ36Ǌ42Ŵ
~cha	52 -13ƞ-12Ş-9Ł-8ŀŗ7qĶņŲżƝ8dŋƖƹǗ10ŏŨƼǤ11Hłƕ13ƔƩǠ14ţǫ15ƢƸ17ľş18Ʒ20ňœ21Ǎ22C25ŪǓ28Ļ31ŕ38N42V
~cha>	84 9Ő11gŸƒ13V14Ļ15Ŧ17Ŋ
~chai	73 -16ƞ9ŕǗ11ňƓ12ǖ32Ǎ40Ǔ
~chan	57 7Tƽ8qI9duĶŲƝƹƼǫ10Ɩ12ľǤ13H15ŏǊǠ16Ʃ17ş19ňţ22Ʒ23Ļ29Ū31ŕ39V
~char	69 -8Ş-7Ǣ7ǏǦ8Ŭǔ9ƶ10Ŗƣǁǫ13ņż16ŋ17ƕ18ł21C23Ƣ30Ƹ31œ
~chas	84 21Ũ30Ɣ
~chat	83 12a13Cľ64N
~che	50 -18ǫ-15Ŵ-14Ǔ-13ł-11ŗ-10ű-9Œ-8a-7sœŞųŹƔƸ7ĹūƤ8Lƪ9ŝǗ10gJŷƏƭǆǋǢ11i12eƼ14Ʈƺǔ15RƊǘ16MQWĿŲǞ17ĴǤ18ņǝ19ĵư21Zƻ23f24Kƚ25mƍ26ŧǀ28Ư29Ɠ34ơ36q
~chea	77 7r10ŧƂ14Ŕ18š23Ư31Ŀ33ņ
~chec	56 -16ł-11ŗǓ-7ŔŹǫ7dŤŨƱǡ8cţƬǒ9uKĹƤƯƺǝ10ƪ11őǗ12JŝƏƭǢ13ǞǤ14e15ǋ16q17ǔ18Ʈǘ19Qơ20WĴ24ĵ26Zŧư31ǀ
~ched	71 -11ű7Ƙ8ŷ10ƻǤ11Ŏ18ƚ20Ɠ22Ɗ26R27K32f
~chel	83 45m
~chem	90 16ǜ
~chen	71 7Ǌ8Ǒ9Ń10L12Ɛ13Ơ15ǟ16ǝ18ǆ25M42ƍ
~cher	79 -7m9Ű13Pķ16b19Ų36q
~ches	74 -7Ŵǫ9ƛƯ10žƺ11Ų13j20g21ƚƼ27Ɠ29ơ
~chew	86 28ƻ
~chi	60 -8ŧ7UźƝǗǘ8żƭǫ9CĻƳƵ10ŷƾ11yƤ12l14Ɗ15avž16Pĺ19wţ24ǟ26uƱǤ34ƒ46Ǒ
~chil	71 10ż11Ƴ12ƭ13ŷ14y17l19v23w28Ʊ32u
~chim	85 -8ǜ50ƒ
~chin	67 -8ŧ8ǘ9UƝǗ10ǫ11Ļ12ƾ17ž18ĺ19P21a22ţ28ǟ29Ǥ52Ǒ
~chit	88 16ǜ21Ɗ
~cho	59 8ƸǨ9ySżǖ10KQ11Ƥ12qv13ƾ15ŮǕ23l25š26Ń27x29Ƴ32Ż45m
~chol	90 11Ǆ23ƾ
~choo	60 8ƤƸ9SǨ10yKQżǖ13qv14š15ŮǕ24l27Ń29x30Ƴ33Ż46m
~chr	85 9ƌ19D20d22k
~chri	85 9ƌ19D20d22k
~chu	79 -8f10Ʋ13o14B17t18Ů30Ƹ
~chur	80 -8f10Ʋ14oB17t19Ů30Ƹ
~cia	56 -15ƃ-9X7iš8ķưǎ9ŋǧ10Ĺǈ11qǏ12mBŞ13ǊǢ15Ǩ16ƘƚƠǙ17Ʊ18A19ǆ20ǁ25ƭ30ǀ38e
~cial	61 -16ƃ-10X7őš9ķưǎ10ǧ11Ĺǈ13Ǐ14BǢ17Ǩ18ƘƠǙ19Ʊ20Aǀ21ƚǆ22ǁ42e
~cian	88 -7ľ12P18q20ǀ24Ǌ
~ciar	69 33ƭ
~ciat	85 11i16ŋ19mŞ
~cid	61 -10Ǫ-8ư9Ƶ11AŕŤſ14Ļ18Ŧ27Ƅ28Ń38ł47Ž
~cide	62 -10Ǫ-8ư9Ƶ11AŤſ12ŕ14Ļ18ŃŦ19ł27Ƅ47Ž
~cidi	88 14Ń28ł
~cie	67 7Z8Ǒ9ƭƷǅ15Ķ18ƚ22ǔ32Š33ǧ
~cies	67 7Z8Ǒ9Ʒ10ƭ15Ķ18ƚ22ǔ32Š33ǧ
~cig	82 15Ǆ55ƻ
~ciga	82 15Ǆ55ƻ
~cin	73 -10ǅ-8ĺƾ7Ɨ11ŭ13Ļ18ƽ23ƷǄ
~cin>	90 14Ɨ
~cine	86 -12ǅ-9ƾ21ƽ27Ǆ
~cing	77 -8ĺ12ŭ14Ļ21Ʒ
~cis	79 9ǜ11AŃ21ń24ł
~cisi	79 9ǜ11AŃ21ń24ł
~cit	72 -10Ř8i9ǀ10DǕ12Ǎ13ǩ18Ƒ20Ƙ27ż32Ơ43C
~cita	90 35ż
~citi	88 11i13H26Ƙ
~city	77 -11Ř10ǀ11DǕ13Ǎ14ǩ20Ƒ48C
~ck>	43 -23ŗǫ-14Ƶ-12Ɨ-11ƖǆǢ-10GPųŹƙ-9yŘţƠƢ-8inwMXňŪŰǊǖ-7gkTłŎŏŕŢŸƩƳƷǕǞǧ7ejŃŒŻǗ8dŲƁƭǤǥǨ9JōƎƮǋǟ10şƑƛƻǡǪ11QSĹŦǁ12Kŭǀǔ13Ŀŝƹ14LľŁūƯƲǚ15uŋ16qŮŶƥ17ŧ18ǝ19ƕƟ21Iŉ22š23ƬǑ24RŴư25Z26Ĵ29W32ŷ36ũ37ŵ39ƈ47ů
~cka	77 -10ǚ8Š12ų20W45ǧ
~ckag	77 -10ǚ8Š12ų20W45ǧ
~cke	54 -12Ǐ-10Ɩ-9ƙ-8Ƌ-7Ʊ7eDĽşǫ8Žƴǆ9w10Ɗ12ŧƍƏ13ŤƗƠ15vš16Nűƥ17Z18Ĺŕ19Ǚ20Ļ21ǡ24ř26žƧ47ż50ǚ
~cked	65 -14Ǐ-8Ʊ-7ŕ8ķ9ŏ10Ľǡ11ƴ12Nť13wZ14şŽ15ƍƏ16ř17Ơ20šƥ21ű23Ǚ28Ļ46ǚ
~cker	76 -11Ƌ-10ƙ-8ŏ8Ŭ15Ɗ17ǫ19ǚ23v31ž42Ƨ
~cket	61 -11Ɩ-9ŝ7NZƸ8eǑ9D10ŗǆ12Ɨ14Ĺ15ǡ16Ťŧ26ř27ŕ58ż
~ckg	86 9sŌ24Ǟ27ǫ
~ckgr	86 9sŌ24Ǟ27ǫ
~cki	72 -11Ǖ-9ǒ7ĺŃŒ8Z9ǡ11Ǝ12X13HŁ15Q19ţ20Ž22i29ž42ĵ
~ckin	72 -11Ǖ-9ǒ7ĺŃŒ8Z9ǡ11Ǝ12X13HŁ15Q19ţ20Ž22i29ž42ĵ
~ckl	81 -11ǘ-8ƶ9Ǩ11g14Nǁ17ĺ22Z26ŷ
~ckle	84 -8ƶ12g14Nǁ17ĺ27ŷ
~cko	84 -7ĵ9rz10ŶƂǝ12B20Ʋ21ǘ
~ckon	90 9r10z13B22Ʋ
~cks	62 -15ł-9Ǔ-7ƨƭ7ţƝ8Ūſ9Lǔ10ƈǋǚ11œ12Ŷǝ14Ůơ15Ŀ16ĸřǞ19Ƃ21X25Ǣ27Ž29ƻ51ǒ
~cks>	62 -15ł-9Ǔ-7ƨƭ7ţƝ8Ūſ9Lǔ10ƈǋǚ11œ12Ŷǝ14Ůơ16ĸĿřǞ19Ƃ21X25Ǣ27Ž29ƻ51ǒ
~cku	67 -8a7Ǒ8O9ſ10Ƌ11ƺ14Ů15Ŵ17Ŷ19ƭ24ŐƝ27ǀǒǚ
~ckup	67 -8a7Ǒ8O9ſ10Ƌ11ƺ14Ů15Ŵ17Ŷ19ƭ24ŐƝ27ǀǒǚ
~cky	78 9ŭǚ12P13ŤƎ19Ɩ24Ŵ27o
~cky>	82 10ŭǚ11Ɩ13PŤ28o
~ckya	90 11Ɩ16Ǝ
~cla	56 -8Z-7żƉ7ņƊ8ŕǜ10x11Ǟ12Ŝ13ǝ14Ŀś16ŧǕ19ŪǤ20Ż27D31ř33ť34Ŧ36Ũ44Ǧ48Ť
~clai	58 -8Z-7ż9ņŕǜǥ12Ǟ14ǝ15Ŀ17ŧ20Ū32ř35ťŦ40Ũ54Ť
~clar	83 18Ŝ22ś
~clas	79 -12ǥ7d10ƅ15x30Ż64Ǧ
~clau	88 12Ɨ26Ǖ30Ǥ
~cle	57 -19Ō-10Ŧǫ-8w-7d7ųǊǨ8Ƨƹǀ9ļŠƁƏǑ10ŷǡ11ű12ŬŮŲ13ƒǂǈǝ14B15ƾǒ16TŴ19Ŋƞ20Ť21Ɩ22ŵ30ż34ŭ39ū43ŉ
~cle>	67 -16ǒ7Ž8ATŶ9ſ10Ɓ11Ƨ12Š13ŷż14űǡ16Ŭǂ17B20Ů23Ŵ24ŭ41ŵ
~clea	67 -22Ō-12ǒ-10ŦǊ-8d-7ū10ƹǀ11ļƏ12Tų13ǑǤ15Ų16ƒ17ǝ18ŭ19ƾ23Ŋżƞ25Ɩ26Ť52ŉ
~cles	69 -14ŵ-9w9Ǩ17ǈ47ǒ58ū
~cli	59 -9ŕǫ-7ǉ7Ƙ8ŋ9ĽŔŤ10Uǣ12Ǌ13Ǩ14ƞ15g17Ļ18ǚ21Ɵ25ŮǕǙ30ǀǂǜ35ƶ45ǖ
~clie	62 -7ƶǉ8Ƙ9ŋ11UŤ13ǚ14Ǩ16ƞ22Ɵ27ŮǕ30Ǚ32ǜ51ǖ
~clim	81 -7Ŵ10P15Ŕ21Ǌ43ǂ
~clin	80 -11ŕ-7ņ42ǀ58ƶ
~clo	53 -12ŨŲ-8nƮ-7Ťơ7gǚ9C10qř11Ŧ15Ƒ16XǙ18R21Ǜ22ů24ƓƗƙƦ25Ű27śƛ37ǐ52ǟ79Ƙ
~cloc	83 10ŉ13ƿ18q40Rů
~clos	54 -12Ũ-11Ų-7RơƮ7ƼǪ8gƙǚ10C11ř12Ŧ16Ƒ17X22Ǜ24Ɨ25Ʀ26Ɠ28Űƛ29ś39ǐ54ǟ83Ƙ
~clot	86 28ƙ
~clou	85 12x14j30Ǚ
~clu	70 -17ǉ9sŔƂ10ŸƁ11Ƈ14Ƣǥ17ǋ29Ő47ŗ
~clud	70 -11ǉ9sŔƂ10ŸƁ11Ƈ14Ƣ15ǥ17ŗǋ30Ő
~co>	68 9Ǆ10Ľ13Ǘ14Ĵ15Ƴ17Ņ26ƈ31ŷ36Ķ37ƻ
~coa	83 8Z11šƬ18Cǀ30Ɯ
~coas	88 8Z19C32Ɯ
~cod	72 -11ǥ-7D7Ŭ9ŕ10ǚ27E35I38Ǧ
~code	72 -11ǥ-7D7Ŭ9ŕ10ǚ27E35I38Ǧ
~cof	83 -9a-7ŷ11Z14ǝ15Ŏ27Mǫ
~coff	83 -9a-7ŷ11Z14ǝ15Ŏ27Mǫ
~coh	71 32ǁ35ǝ
~coho	71 32ǁ35ǝ
~coi	83 -9Ǖ30Ǥ35ƚ39ǩ
~coi>	86 41ǩ
~col	58 -9ř-8Ǔ8ƒƭ9Ǣǣ10Ķƞ11ǫ12ľ13Ǘ14ǅ20C23Żǔ26ƚ27Ž28j29y32mƳ45Ɓ
~cold	85 8ǩ13ƒǣ14Ł44j
~coll	60 -9ř-8Ǔ-7Ʒ8ƭ11Ķƞ13ľ24Ż26ǔ28Žƚ31y34mƳ47Ɓ
~colo	90 -7ǘ9Ʒ21Ǘ24ǅǫ
~colu	90 15Ǣ30C
~com	40 -17ŗ-15ƃ-14S-13ĺūſ-12ƨǫ-11aŔƦ-10nsũųƔ-9fŐŪƍ-8rFLńňŭŲƙƯƹǄǕǩ-7ioACOPRYŋōŶƀƄƇƖƠƪƭƸǉ7ťƏǑ8uƓǋ9lĵƂƗƥƱǏǖǗǘ10ƮǞǟǡ11ưǚ12Ƙǀ13qŰǛ14kņǌǔ15jŁŮƶǦ16Ɲ17ĻŞǣ18şƩ19őŨǪ20Ĺ21ŝǅ22ļţǇ23ĿƁƣǠ24QWŒǧ25Jǒ26ķǆ30Ņ32ǃǨ33š35Ń36M41ƞ48T63ǥ
~com>	90 -7ǃ37J
~coma	90 14ūŷ17ŵ
~come	50 -15Y-14n-13ő-10mōŗ-9ǥǫ-8yŅũǊ-7sXŨƔ7quwH8gEƟ9Ǜ10ƏƑ11GJǪ12Ł14ř15jĿŝšƓƱǖǘ16Ǘǟ17lƂǋ18ļť20Ʈ22ư24WŃ26ǃ27Ɲ28M30Ĺ34Ļ56ƞ57T
~comf	79 10Tō11M14e15Ƶ24X
~comi	68 -8g7Ɲ8Ǧ9ǃǟ10uHĵŖ11YĿŀ12j13pźǡ16V17Ǡ18M20ǀ21ķ30k
~comm	66 -17ƃ-7ŷ7ǍǤ8TőǓ9Łš10ǎ11Ǜǜǧ14Ǐ16B18Ǩ23ǆ31Ű34Ů
~comp	47 -21ū-13ſ-12Ɩ-11fSVƝ-10ĺƯ-9aĻǟ-8wœŔŗŽƃǎǩ-7kťƨǄǤ7yWŢ8ĿŠ9Ǧ10qƅƘǌǢ11ǃǙ12ļŝǑ14m15Ɨƥ17Ǟ18ǔ19ķǆǚ20ņš21ŃƩǠǪ22ǣ23ƶǅǇǧ26Ş27őş28Œ30ţŨƁ31ƣǨ32Q33ǒ45Ņ84ǥ
~con	51 -15Ř-11ǐ-8Vśū-7uHƮǫ7lAŚƊ8ţ9kpŉōŮ10ļŤƠǍǩ11fǎ12y13ŌƘ14ŀǠ16Iǡ17Ɩǔ18NĿ19KŲƆ20ƈ21ŵơǓ22Ɣ23ƙǜ24Ł25Ǥ28ƭ32ƾǕ
~con>	90 -8u12Ňư16l
~conc	84 13ƺ16Ŀ29ŀ30Ł
~cond	62 -11ǐ-8V-7ū7Ĺļŕ8dŏ9ňǎ10AIŪ11Ɗǫ13kpĿ14ōǍ15Ɩ18y21Ǡ27Nŵơ28Ų31ƾ
~conf	90 -12ǫ20Ť27ŉ
~cong	81 8Ǖ9Ɩ10Ƽ11fƔ14ǡ20Ơ
~cons	72 -9ǆ8Ń9žǏ12ǡ14Pţ32ƈ34Ɔ36ǜ
~cont	59 -15Ř-7śƮ8ŢŧƘ9Ƥ10Śƍƾǆ12Ł13ǩ20ǔ21Ɣ24K25Ǔ28ƭ30ƙ32Ǥ39Ǖ
~conv	80 8ļ12Ʃ13s15Ɵ20ŌŮ
~coo	67 -10D-8źƞƥ-7ŴǤ7ūŻǜ8kQőŖ9pPŅ10dCřŤ11goE12ǊǏ13Ǒ15r16Ŀ17ž19ǝ21Ƈ23ǘ38j
~cook	86 -8Ŵ9Ǌ10m12k19Ǐ27ǝ
~cool	68 -11D-8źƥ-7ƞǤ7ŐūŻǜ8Ŗ9pQő10dPŅřŤ11C12goE13Ǒ16rĿ18ž21Ƈ24ǘ40j
~cop	74 10Žƣ23ż31ƌ40Ŝ
~copp	86 36ƌ
~copy	79 10ƣ43Ŝ
~cor	56 -9w-8cv-7ōǫ7DŲƬǡ8ŤǇǞ9œ10ǀǁ11adź12F13ŵž16E27Q29ŴǙ34ż35Ķ43ǈ62Ō
~cord	63 -7ō7Ǧ8ƍ9Ų10ūǡ11Ť12ǀ13ǁ16ŵ18Ŵ34Ǚ40ż72Ō
~core	77 14ž50Ķ
~corn	88 7Š11CŬ12ő
~coro	88 9ź27Ŵ
~corp	78 12ǅ64ǈ
~corr	70 -9w-7v7nŢ8Řŭơ9bDųź10Ƭ11ŐǞ12Ǉ14œ15d18aF21E
~cos	60 -10š-8Œ-7ŏƶ7XĿ8Ľŕǥ9ņƦ12ƢǤ14ş15Ǘ17Y19Ɠ20ǟ22Ĺƕ24Ʋ29œƱ31Ǒ39ǜ45ŧ
~cost	60 -10š-8Œ-7ŏƶ7X8ĽĿŕǥ9Ʀ12ƢǤ14ş15Ǘ17Y19Ɠ20ǟ22Ĺƕ24Ʋ29œƱ31Ǒ39ǜ46ŧ
~cot	90 26ƻ
~coti	90 26ƻ
~cou	43 -13ň-11VŵƄ-10ĴŞƨ-9ťƜƟǓ-8TŤƵ-7ŉŗŦũƘƭƷǊ7WƆƬǂǑ8sĺŒƚ9nūƹ10uŀƇ11gBƎƙ12eŻƍƯǗ13AķƑƤ14Mƻ15ĿřưǆǢ16śş17ŋŸ18ĵŪǖ20ĹŚƅ24ŜǪ25ƦƱ26C28ǜ29Ŷǟ30D31X32ĸ44ǉ50Z
~couc	84 9Ƌ11Ů12g14n20Ʀ33ƙ
~coul	48 -11ŝ-10VƄ-9nŵ-8ƨǐǘ-7AŞž7eļŊšŬ8ǃ9WƤǑ10ƑƬ11Ưǫ13ŀƎƹ14ĺ16ř18Mŋ20śş21Ʀǆ23Ū24ư25Ĺ29Ŝ32Ǫ34ǜ36Ŷ37X41ĸǟ54Z
~coun	54 -11ư-9Ĵ-8ň-7Ɯǫ7nJĽŠŹż8elYǈ9œ10ƻ11ZŝƤǂǗ12Żž13ŒŸƆ15Ƈ18Bĵƍ19ķŚ20uĿ21Ǣ24C25A27ǖ36Ʊ58ǉ
~coup	75 -11ĸ-7ǟ8ǐ9sHSƦ10ľ11ƚ13ǁ14O19Ǡ23ū
~cour	79 -9Ť-8ǩ7m8gŻ10ĸ18ų47ƅ48D
~cous	83 7Ÿ8D10ŝ11Ǟ18C22n
~cov	49 -24Ǒ-18ǫ-12ŉ-11ǒ-8şǓ-7qrǆǊǦ7ĴǕ8Xǎǚ9ŧǣ11W12ŏ14śšƜƝǜǧ16Ʈ17ńōǔ18ĹƀƳ19Ţ20ſ23ųƕ24ƨ25Ư26őƂ27Ɓǟ29Ŀ30Ƅ32Ʃ35ƪ37Ǥ41Ř50Ő51ŗ
~cove	49 -24Ǒ-18ǫ-12ŉ-11ǒ-8şǓ-7qrǆǊǦ7ĴǕ8Xǎǚ9ŧǣ11W12ŏ14śšƜƝǜǧ16Ʈ17ńōǔ18ĹƀƳ19Ţ20ſ23ųƕ24ƨǟ25Ư26őƂ27Ɓ29Ŀ30Ƅ32Ʃ35ƪ37Ǥ41Ř50Ő51ŗ
~cow	86 9j10B13g27Ƶ
~cowo	90 11B29Ƶ
~cpa	84 12A13B55Ǣ
~cpa>	85 7B12A55Ǣ
~cr>	86 22ŷ34ū
~cra	66 -11Ǖ-8Z-7n7HƀƉǫ8gxư9UƔ10ŕ11ňŐ12iƏƕ13p14ƈ15ŁƋ17Ʀ30ŲƄ49Ž
~cras	79 -8n-7ż21Ʀ37Ƅ62Ž
~crat	86 -7Ŵ13Ų15Őƕ
~craw	81 -12Ǖ15Ə18ƈ20Ƌ21Ł
~craz	77 7ǐ9xHƀƉǫ11UƳ12ŕ13Ɣ15iň16t
~cre	57 -10Ƅ-9ƅǟ-7yƇ7ƣǁ8ĹĽŜŞƨ9ŭǠǥ11ZƗǪ12akƐ13ž14Ǚ15ĴǓ17ŕ20e21ǋ22Ʋ28Ǌ30ǐ31ǉ32Ŕ42ƛ49Ķ
~crea	78 12ǁ21ǐ25ŕ32Ŕ
~cred	64 -9ƅ9ƨ10ĹŞ11Ľŭ13ZƗ14Ɛ17Ǚ19Ĵ23e57Ķ
~cree	75 -11ǟ9D11ƣ12Ŝ13Ŕ18a19ž59ƛ
~crem	84 36Ʋ
~crew	76 -11Ƅ-7yœƇƓ7u13Ǡǥ16Ǫ19k20Ǔ23ǐ29ǋ40Ǌ43ǉ
~cri	74 -21n8ƈƊǏ9Ǟ10Ƙ14ŷ19ǡ35h39ƽ
~crib	84 7Ų8ƥƺ10ƈƊǏ12ƽ
~crip	83 32ƽ
~cro	74 -12ǉ8Ű11xŗ12Ūǚ18Ľ26n29Ɩ45Ɨ
~cros	85 9Ű13ŗ14Ū21Ľ
~crow	79 -13ǉ-7W28n31Ɩ49Ɨ
~cs>	79 -7ƺ8ƙ10ƚ13Żǒ18ǫ22Ǌ36ž
~ct>	57 -9ū-8ś-7vǧ7JţƑƘƬǞ8ŚǇǖ9QUŁŏőœƤǗǜ10ǆ11ļľřǚ12dƶǠ13ş14Fĸǔ15Ŭ16E17ƚ19ƫ22K23Ɣ50Ǖ
~cte	68 8Ǐ9Ŭ11Iƈ13Ő14ĸƊ15Ĺ23ƀ24ň
~cted	68 11Iƈ13Ő14Ɗ15ĸĹ23ƀ24ň
~cter	90 11Ǐ12Ŭ
~cti	55 -7ƀ7ƐƑ8Ɓƭǜǡ9Ķ10ŗƈ11ZƄǂ12Q13Ƃ14ŉŏŘƜƯ15Ə16ŧǃ18xňƆ20ǫ22Ő23Ŀ33ř
~ctib	59 7Ńǫ9Ŀ10Ɓ13Z15ƂƜ17ŏ18ŧ21ŉ37ř
~ctin	84 8ĸ10Ƴ13ƭ14ǆ18Ő
~ctio	67 -9ǆ-8ƀ-7ĸŉƳ8XŌǏ9Ƒ11ǡ12P13Ķƈ14ŗƄ17Ưǫ18Ŀ19Ə20Ř22ǃ23xňƆ
~ctiv	88 14Ɛ20ǂ23Ő
~ctl	71 -10Ǐ-9wŗƮ-7ǅ8Ŗ10ņ11Ţ12sŁ14Ɨ15dƣ19DƩ20ťŮǆ21a
~ctly	71 -10Ǐ-9wŗƮ-7ǅ8Ŗ10ņ11Ţ12sŁ14Ɨ15dƣ19DƩ20ťŮǆ21a
~cto	60 -16J-10Ǖ-7ł7Ɔǜ9ǥ10ƍ13ǩ14ƕ15ŃƽǄ16Ɛ21Əƾ22ǚ23ǔ24Ƅ28Ǔ48ǀ
~ctor	60 -16J-10Ǖ-7ł7Ɔǜ9ǥ10ƍ13ǩ14ƕ15ŃƽǄ16Ɛ21Əƾ22ǚ23ǔ24Ƅ28Ǔ48ǀ
~ctr	73 7ƙƚ10P12K15q24Ǔ33ƌ
~ctri	76 10P16q25Ǔ37ƌ
~ctro	86 9ƙ11ƚ15K
~cts	76 -11Ǔ8ǎ10ǔ11ƺ19ǣ23ƍ28Ǖ
~cts>	76 -11Ǔ8ǎ10ǔ11ƺ19ǣ23ƍ28Ǖ
~ctu	64 -13œ-8Ř-7LƆ7ƟƳ8Kŝŵſ9Rļť10ŶƠ11PŬ14Ɗƹǆ15ƒƮ16ƕ17ǈ18ŀ19fŗ20Ŝ23Ɠ24ƈ
~ctua	74 -13œ-8ǆ8ŤƟ9ŝ10ſǈ11Rļ12K14P18ƒ24ŗ
~ctur	68 -7Ɔ7ķ8ŵƳǈ9ť11nƠ12ŬŶ15ƹ16Ɗ17ƕƮ19ŀ20f21Ŝ23ǆ25Ɠ26ƈ
~cub	84 43ǂ
~cuba	84 43ǂ
~cui	86 -9D8ǩ11Ƃ12Ƽ14t16h
~cuit	88 9ǩ11Ƃ12Ƽ16h
~cup	77 11iM13ơ20q25ǃ27P
~cupa	81 22q29P
~cur	58 -10ſ-8Ƣ8rķĺŊŒŗśƊǅ9šƷǙ10Sǧ12ű13ǔ14ş19Ř20G22Şǣ25őŖ29œƐ31Ő
~curi	73 8ŕ9eƥǚ11rķŊǙ12ĺš37Ɛ
~curl	88 -9o13Ɗ14ǅ
~curr	61 -10ſ-8Ƣ9Œŗś10SƷ11ǧ15ǔ16ş20Ř21G24Şǣ26Ŗ28ő31œ34Ő
~cus	60 -14S-7l7kŰǎ8ţǆ10ǜ13ǡ19rǅ21Ɵ22ǣ23ǘ24Ǖ25ŕ30Ǚ31Z32Œ35ǖ
~cuse	88 37ŕ
~cush	86 47Z
~cust	62 -14S-7l8kţǆ9ŀ11ǜ14ǡ20ǅ22Ɵ23ǣ25ǘ26Ǖ32Ǚ34Œ36ǖ
~cut	72 -7bő7ǂ8ŧƩ9Ɔǁ11ǥ12Ǌ13V16hǛ18ǘ19I28Ţ32ǅ48ƴ
~cut>	75 9ŧ10Ʃǁ11ǥ12V13Ʊ16Ǜ19ǘ20Iǅ29Ţ
~cute	90 -8b11Ɔ16ǅ21h
~cy>	47 -15Ǩ-11Ļ-10ŬƖǔ-9I-8Ł-7Ĵƥǆǈ7Zƪƽ8źſƃ9şƁƂǠ10ƚƤ11Ţţ12Ǥ13Ǒ14őƄƕƝƮƸ15ĺ16ƜƣƩ17Ŀǣ18š19ŗ20Řǧ23ƀƬƷ24Œ25ŖŸ26ƨ27śƫ29Ő35Ś
~cyb	88 -20Ő17ǧ49ǚ
~cybe	88 -20Ő17ǧ49ǚ
~cyc	81 14Ƨ15Šǣ18ū20ǂ22g
~cycl	81 14Ƨ15Šǣ18ū20ǂ22g
~da>	83 22Ŵ30ū31H
~dad	66 -9ƾ-8Œ7Ƹ8qZľƳǇǊ10ƚ11Ǡ12Ÿ13J18B20Aš38Ƶ44ƿ55z
~dad>	71 8Ǉ9qš13Ÿ21B23ƿ43Ƶ55z
~dadd	78 -8Œ7g8Ǖ9Ƹ10ZľǊ12ƿ13ƚ14šǠ16J17A
~dads	88 -10ƾ11zƳ17ƿ
~dam	65 -7Y8ũƋ20Ɲ23Ɯ25Ɓ31œſ32Ų34ŧ37ť
~dama	65 -7Y8ũ20Ɲ23Ɯ25Ɓ31œſ32Ų35ŧ37ť
~dan	79 -11g7ű8Ŝ12Ɓ14ǜ19A23ū30ǂ
~dang	83 -11g9Ŝ32ǂ
~dar	90 9Ƽ18űƶ19L
~das	74 -14Ś-9ſ9ŭ11t13Ƅ23ƹǝ24ů25ų26Ŭ
~das>	90 -11ſ12ŭ14t15Ƅ28ƹ
~dash	76 -14Ś24ǝ25ů26ų27Ŭ
~dat	58 7Ǐ8šƣ9ƛ10ǜ11ǔ12vSƭƴ14pƌ18ńǤ19ƈ27Ƙ30ƍ31Ǚ32d35Ŧ51Ŗ
~data	85 47Ǚ
~date	60 7Ǐ11ǔ12vSƭ13ƴ15pƌ18Ǥ19ń28Ƙ32ƍ34d36Ŧ54Ŗ
~dati	82 12š15ƛǜ27ƈ
~dau	69 -15b-14Ź-13p-7m7K8B9Ǡ10ƹ16ű17Ƴ18y23x30v31uź35w
~daug	69 -15b-14Ź-13p-7m7K8B9Ǡ10ƹ16ű17Ƴ18y23x30v31uź35w
~day	43 -20ǫ-16ſ-11H-10Ņ-9AŞŽ-8owXŀňŋŗŠŷƙƪư-7TĸũŪƀƯǅ7Ɵ8qšųƬǩ9ť10yPƔƨǉǟ11UƅƱ12czńŢŰƩǧ13txZŖŘŮ15Ǘ16OļŝŶ17ƻ18Ǡ19ŵ21gĻőƘ24pō25jŐ26œ29ƽ44k50L54ǐ56R57i85d
~day>	46 -19ǫ-16ſ-13ǣ-11Ǚ-10Ņ-9KŞ-8XūŽƟƪ-7oŋŗŷ7aĵĹŖǗǛ8ŝţŲǩ9cĺńŮŰƂ10šųƬǠ11Ŷ12yƨ13ƅƩ15Zǧ16ŘťƘ18O19ƻ20ļ21őœ22Rŵ25Ļ26ō27jk29pŐ33ƽ38ǐ55L58i91d
~dayc	90 -8ư23Ʊ34Ɵ
~days	58 -7HťŲ7fKƺ8qŶżƘǝǣ10tzœŖŝžǟ12QUǗǠ13ū14ŰƼ15n16xƔ18ǉ21gŢ24ǐ31k39R
~dba	90 -12fF-10Ƌ-7Ǟ15x91ǅ
~dbo	81 23Ɛ28Ǟ
~dbol	85 24Ɛ
~dboo	90 31Ǟ
~dd>	72 -11ō-9Ŋ8ƳǦ10Ĵ12mĸǢ14Ǒ18Y20y24c27Ŏ35Ǡ60Ƃ
~dda	86 9ŜƸǕ11Z14ƚ17Ǉ
~ddad	88 9Ǖ10Ƹ12Z14ƚ18Ǉ
~dde	75 -13Ɔ-11Ƅ-7Ŵ9Ļ10Ůƙ11ǧ13Ĺ14Ə17ǆ18Ǌ23Ǡ24ǥ26ƍ
~dded	84 -14Ɔ12ƙǧ26Ǡ30ƍ
~dden	88 11ĻŮ16Ĺ
~dder	85 -12Ƅ-8Ŵ7Ǜ16Ə19ǆ21Ǌ27ǥ
~ddi	69 8lǖǦ9źƤƻǝ10ĻǕ12f13ǎ17Ǡ24Ʒ25ǩ42ƍ
~ddin	77 7ƍ9l10źƻǖǩ11Ļǝ13f14Ʒ25Ǡ
~ddit	74 7ǔ9Ǧ12ƷǕ16ǎ17ǩ38ƍ
~ddl	78 11L15a17i18x22N24v
~ddle	79 12L17a18x22N24v
~ddr	63 -14Ǡ-9S-7ǄǤ7ƣ8F12n14E15Ǚ18Ÿǩ21J28ű32GǍ48D
~ddre	63 -14Ǡ-9S-7ǄǤ7ƣ8F12n14E15Ǚ18Ÿǩ21J28ű32GǍ48D
~ddy	72 -8Œ-7ũ7ŝǕ8ƸǊ9Z10Ƥ11ƚƵƿ12ĻšǠ13B14J24ľ29ņ35A
~ddy>	74 -8Œ7g8ŝƸǕ10ZƤǊ12ƿ13šǠ14ľ17B20A30ņ
~ddys	88 -7ũ12ľ14Ƶ15Ļƚ19A
~de>	47 -15ǫ-13ƽ-12Gň-11ũƺǍ-10ǉ-9UŘ-8FMœūźƾ-7prDQŲŻƌƵ7gAŭƀƥǝ9vT10cCPSńƄƎǋ11jĺ12ƴǦ13Ɵ14űƙƧ15ŬƲƿ16EZ17qŨƍ18ŐƊ19ƭǤ20xIŷǂ22Ǣ25Ń26Ļ27ųƂ29š31ŕŶǏ38ƈ
~dea	62 -11Ş-10A-8nŀ7sŁƉǞ8VņŝƓƘƩǃǪ9bŕţŨƨ10Bŵ11ş12ŏ14ōƅƮ15ŋ16ĿƐ18ňǟ19Ň25ń37Ƶ
~dea>	78 -7Ş9ž10sƷ12V13ŕ15B25ňŋ
~dead	74 9Ū10ƓƘ11ǃǪ13ţ18ǫ20Ɛ24ǟ32ń
~deal	70 -10A-8ŀ-7n7šƂ8ŲƉ9Ǟ10ŁņŝƩ12Ũŵ14şƵ16ŏ17ƅ19Ŀō22Ň
~deat	85 10U15ƨ22Ʈ35Ƶ
~deb	78 14e16ƪ66Ĵ
~debt	79 67Ĵ
~dec	62 -9ŕ-8nŐ-7ņ9Ř11Ƅǣ12ƚƲ15ĶĻƍ19Ań21Ŝ31ś36Ń43ƶ58ł
~dec>	79 10Ŝ15ǣ19ś
~dece	86 -10Ő7ş15Ř16Ƅ19Ʋ21Ķ
~deci	69 -8n7Ʊǜ18Ļ21ń22A41Ń65ł
~deck	90 23ƍ
~decl	76 -10ŕ-7ņ16Ŝ20ś54ƶ
~ded	54 -13Ŧ-11Ɔ-8ōŐŻ7ĿƅƋ8š10eǧ12Ļŗ13yŏƜ14Ʊ15Ǡ16Z17ŉƁ18Žƍ19Ź24Ō26ŧ29Ƃ30Ǉ45ř
~ded>	62 -14Ŧ-12Ɔ-9Żǫ-8ōŐ-7ǩ7kĽŔƙƝ8Ɓ9VƅƋ10š11ŧ12eǧ15yĻŗ16Ʊ17ƂǠ21Žƍ22Ź28Ō35Ǉ
~dedu	59 7Ń9Ŀ10Ɓ13Z15ƂƜ17ŏ18ŧ20ŉ50ř
~dee	79 -12Ƥ10Ƌ13N24ǝ28Ɓ32F
~deep	88 11Ƌ15N27ǝ
~deer	88 10g31Ɓ
~deg	79 16Ƴ18j45m
~degr	79 16Ƴ18j45m
~del	61 -10ǈ-8R9ƭ12ķ13ǣ14ǅ17ǫ20Ǘ30ūǝ33ƍ37ǒ43ų
~del>	79 25ǫ42ū
~deli	63 -8R7Ɵ13ķ14ǣ21Ǘ23ƍ31ǝ39ǒ45ų
~den	55 -11ŭ-9Ǫ-8ư7dƅƳ8PŕſƵ9WĹŤ10Ļ11Gƒǆ12Q13gƥǓ14Ŧ15nŬ17Ɨ18Ĵķ23Ƅ24Ž25Ƭ30Ż32ƶ35ǫ43Ų
~den>	79 9g10Ļ14Ĺ17ƒ20ƥ28ķ
~denc	85 13ƅ22G28Ɨ
~deni	88 13g34ƶ
~dent	58 -9Ǫ-8ư-7ŭ7ľƫ8dſƳƵ9Pŕ10Ť12Wƶǆ13Q14Ǔ16ŦŬ17n20Ĵ23ǫ25Ƅ26Ž31Ż47Ų
~deo	85 -7ń8ƙ12g36M
~deo>	85 -7ń8ƙ12g36M
~dep	65 -11T9Ƴ11I13Ǎ15uǓ16ƾ21ŀ25z26Ƒ34Ʊ
~depa	80 7Ɛ32Ƒ
~depe	68 -11T9Ƴ12I16uǓ23ŀ26z35Ʊ
~der	51 -14Ɗ-11t-10ƄǍ-9sƱ-8œǏǓ-7JĿŀ7őżƟƥǆ8ciŪ9hPŔūŰƏǗ10ǫ11ņśŠƀƔ12xů13ţƼǂǎ14ųŽƛǦ15Ƙǅ16ŗŵƋ17Ļǥ18ŉ19XƞƬ20pŊŏ21z22n26ǩ29ŭ30ƅ37Ɨ
~der>	54 -12Ɗ-10Ǌ-9tƄƉƱ-8ŪǏ-7œ7NĶƋƝǫ8żƥǇ9őƟ10ciƏǗ11PĻŔūŰ12hƘ13ņśƔƬ14Šůǎ15ƅƼǦ17nŽƛǅ18ŵǩ20ǥ22p24zŏ25Xŭ38Ɨ
~dere	90 12ƅǀ13Ƭ
~deri	85 -8Ř18ǫ22Ŋ29ƀ
~ders	69 -10Ť-8Jǫ-7sŴ7Ū8ŁŭƴǠ9ļ10ĻƘƿ11ŊţƕǪ12ƅǩ13ǆ19ŽǊ23ƞ24ŗ26ų33ŉ
~derw	83 8e9Ɖ10ť11n16ǂ18Ū
~des	57 -9ŹƱ-8ƳǑ7ŵǓ8ŸƤƧ10WőƟ11Ǐ12ǉ13uƍǦ14xĴ15źǊ16Pĸ20łũ21y23ƨ25v28w32ǜ38Ż
~des>	61 -9Ʊ-8Ƴ-7x8ŵǓ9ƤƧ10vŸǊ11Ŵ12Wő13ǉ14ƍǦ15Ĵ16u18ĸ22ł26ƨ41Ż
~desc	85 -7Ŵ7Ų8ƥƺ10ƊǏ11ƈ
~desi	85 49ǜ
~desk	84 -9Ǒ9Ǌ11V20Ɵ30P
~dest	74 -10Ź-7p20v25ź26y27ũ28x40w
~det	78 -12ű9Ɩ23Ɠ25Ɛ
~deta	85 -13ű10Ɩ25Ɠ
~dete	84 27Ɛ
~dev	83 48ž
~devi	83 48ž
~df>	90 7J29Ŝ
~dge	74 -14w-8Ǜ7eŽ15ĸ16Y21Qž23Ɛƞ24Ĺ38X
~dge>	88 -17w9eŽ22ĸ25Q
~dget	77 -8Ǜ17Y21ž24Ɛ25Ĺ42X
~dgm	90 10ǁ16c17Ţ
~dgme	90 10ǁ16c17Ţ
~dia	69 -14ǌ-9y17Ǆ20ƚ25ƿ36ƴ38v39I52ƾ
~diab	80 17ƿ20Ǆ23ƾ
~diag	84 -7Ƶ15ƿ40ƾ
~dian	82 7Ʊ43ƴ
~dic	68 -10ǅ9ƿ10Lƺ11Q16ƾǙ18W27Ƅ30ƽ34Ǆ
~dica	69 9ƿ13QǄ14ƽ16Ǚ19W24ƾ27Ƅ
~dici	86 -12ǅ-9ƾ21ƽ27Ǆ
~did	36 -21ǐ-19ſ-18Ş-17œ-15ļň-14V-13Ʃ-12Aŀ-11Ʊ-10yKLUĸŋǙǢǩ-9RƞơǗǜ-8gsJPōśźƄƑǅǏ-7iĴƟƯƸǆǊǘǪ7Nżǟ8clŐ9fƢƼǎ10pqxXŎŝƛǛǞ11ŏŤƠƻǚ12jǀ13Ǆ14ĺŘƗƶǌ15FŻƫƭ16Ŷ17wƜƴǠ18ƾ19Ŧ20S21Ǧ22ŗŹ24Ɖǫ25ŊŒƏ26š27Ņŕƿ28ŉƮ29G30ľ32Ţť33kŇŔ34Ū35Ɣ36mǇ37Ľņ39Ƶ40Ũ42ƍ43ŧũ44B
~did>	36 -21ǐ-19ſ-18Ş-17œ-15ļň-14V-13Ʃ-12Aŀ-11Ʊ-10yKLUĸŋǙǢǩ-9RƞơǗǜ-8gsJPōśźƄƑǅǏ-7iĴƟƯƸǆǊǘǪ7Nżǟ8clŐ9fƢƼǎ10pqxXŎŝƛǛǞ11ŏŤƠƻǚ12jǀ13Ǆ14ĺŘƗƶǌ15FŻƫƭ16Ŷ17wƜƴǠ18ƾ19Ŧ20S21Ǧ22ŗŹ24Ɖǫ25ŊŒƏ26š27Ņŕƿ28ŉƮ29G30ľ32Ţť33kŇŔ34Ū35Ɣ36mǇ37Ľņ39Ƶ40Ũ42ƍ43ŧũ44B
~die	69 -13Ţ-12B-9P7H8Ŷ9V10ŲƤ11ƱǊ14ƹ21Ǫ29ƿ56ƨ75Ƶ
~die>	81 -15Ţ-11B8H11V13Ų19Ƶ31ƿ33ƨ
~died	74 7Ĺ12Ʊ15ƹ26Ǫ30ƨ63Ƶ
~dies	90 -10P-7L13Ƥ15Ǌ17Ŷ
~dif	66 -11Ɯ7Ƒ8C9KV10Ǉǧ11ĻŃǗ13ŏǫ14ř16ş19ŉŨ24ŕ27Ū
~diff	66 -11Ɯ7Ƒ8C9KV10Ǉǧ11ĻŃǗ13ŏǫ14ř16ş19ŉŨ24ŕ27Ū
~dig	75 8d12e17Ŭ24E28I30Ś
~digi	75 8d12e17Ŭ24E28I30Ś
~dil	81 7Ʋ14Ř25ſ
~dily	82 14Ř25ſ
~dim	90 9ř13Ƈ17Ƹ
~dime	90 9ř13Ƈ17Ƹ
~din	52 -17ƫ-13F-10ǈ-9œ-8ŨƉ-7CƆǪ7fjYǁ8kƦǡǥ9tLNŖŮůƷƺǩ10ĶĻźƟ11ĴǠ12Ų13ũƶ14łƈ15Ɗ17S18I21u22Łż23Ǥ25ƣ26ŌǍ30Ŝ32Ɠ36Ǐ44ƥ
~din>	70 7ĺĻŀŉ8Ƭǥ10ŌǠ11ƣ12IũƟƷ13ƺ14jkŖů16Ů18Ĵ19ŁƊ
~ding	55 -14ƫ-11F-10ǫ-8ŨƆ-7CœǪ7QŃǖǟ8fYŁš9I10tĶƦǩ12ź13ł14ƶ15Ųƈ18Sƣ20Ō23u24ż25Ǥ29Ǎ31Ŝ33Ɠ41Ǐ48ƥ
~dinn	83 14n16ǁ18N21Lǫ
~dip	86 12Ķ13Ƭ26ƻ29m
~dir	90 14s18P24Ň
~dis	64 -20ň-11Ƌ-8ŁƩ7ĹŒƙ9Ƒ10IƝƱƿǖ11ŉǕǫ12ĴǤ13Űƛ15Żž17r18WůǞ24Q31Š46ş
~disa	81 -10Ʃ-7Ƅƨ9Ĺ15ŉƱ27Š36W
~disc	70 -9W7Ŀů8Ǟ9Œ11Š12I13Qǫ14Ĵ17ž19Ż22r
~dise	86 14ƿ19Ǥ
~dist	83 -13Ƌ12Ƒ15ůǕǖ17Q18Ű19ƛ
~dit	55 -9ƅ7ƛǕ8ŞƨƷ9ZĽŭƊǥ10Ɨ12ƐǙǩ13ŏ14Ĺ15Ĵǔ19ǎ20e22ƍ25Ųƾ48Ķ86Ǧ
~dit>	60 -9ƅ8Ĺ9Şƨ10Ľŭ12ZƗǔ13ǥ15Ǚ18Ĵ22e40Ǧ50Ķ
~ditc	90 14ƛ15ƀ
~dite	85 25Ǧ
~diti	68 8ĹŕǦ10Ǖ11Ʒ12Ɗ15ǩ17ŏ24ǎ30ƍ33ƾ34Ų
~dito	86 33Ǧ
~dits	90 10Ǧ21Ɛ
~div	71 9Ķ11Ɔƨ13ƭ16Ǝ33f35Ƭ50ǂ
~dive	86 54ǂ
~divi	77 7ǂ12Ɔ13ƨ15ƭ18Ǝ38Ƭ
~divo	82 10Ķ40f
~dju	83 44Ũ
~djus	83 44Ũ
~dki	90 8k26Ƹ
~dkid	90 8k26Ƹ
~dle	61 -13ś-10tƱ9LZŗ10słńŝƴ11aǊǘ13pǢ14x16N18vƹ20c21Ǟ24Ĺ27Š29ǚ33ǃ34Ũ
~dle>	67 -10tƱ7vǃǜ10LZŗŠ11ƴ12a13sǞ15pǊ18Ũ19N20ƹ27Ĺ
~dled	78 -11ŝ14ń26Ũ38Š
~dles	74 -14śŠ8Ɵ12Ǟ13ł14Ǣ15ǘ26ŝ27c33ǃ35ǚ
~dli	78 11Ƙ14ŝ18i19ǫ20ƿ21I25ń
~dlin	79 11Ƙ14ŝ18i20ƿ22I31ń
~dlo	68 -12ƅƖ-7Ǖ22Ƣ30F37ƣ53ǎ
~dlor	68 -12ƅƖ-7Ǖ22Ƣ30F37ƣ53ǎ
~dma	86 9Ÿǖ11n13Ʊ
~dma>	88 9ǖ10Ÿ11n14Ʊ
~dmv	88 31ƅ
~dmv>	88 31ƅ
~dne	90 -16ũ12o14R21ť
~do>	27 -38Ļ-32ƪ-25Ǉ-24Ɣ-22S-20ƣ-19Ǆ-18šŢŧ-17Ŕţ-16GƵ-15j-14iŤƍ-13eƢ-12xŒƿ-11Řƈ-10tťƶ-9BŎŰŵŽ-8rvŅŻƬ-7pLŹưǦ7śŭƕƘƙƺǔ8łŗŚŶƤƱƻǟ9QƧƾǩ10ƃƄǣ11IVœƯ12aYĸļĿşžƦ13HŇŌōőūŴƋƚƽǁ14FJZŉŋƷǉ15uAMǀǖǙǢ17Uńƹǫ18qWǋ19yű20OľŝŮƒ22wŐůǂ23ǍǗ24KĴųƗƞǞ25Ǖǜ26zŠǒǚ27T28ĵŞſơ29ƂƟǊǐ31ƀǅǑ34ŏƜ35P38Ǜ39ǝ40RǓǘ42Ơǆ45g
~dob	85 -13Ź32p51d
~dob>	85 -13Ź32p51d
~doc	69 11ǥ18ƽ20Ǆ26ƾ28Ƅ71ǀ
~doct	69 11ǥ18ƽ20Ǆ26ƾ28Ƅ58ǀ
~doe	41 -20Źƃ-19ſ-15ƨ-14ƺƻ-13ş-11Ɖ-10ŨūŶ-9tŔŮƽ-8lnőƙǍǘǥ-7mQĸĻŠƑƓƝƦƮƵǠǡ7dBŪƇƠǗ8YĺŚƗ9Tœǌǎ10ƜǏǣ11EłŘũŲǑ12ŝǐǧǨ14LŰŵ15ŗƈƱ16Ɛ17xƋ18bňƂǜǞ19Ƣ20hŴƛ21Ŗ22sƣǢ23WźƩ24űǆǒǕ26Żƅƫ27ľ28Ǆ30Ǌ31r34ǫ35q38ƪǩ
~does	41 -20Źƃ-19ſ-15ƨ-14ƺƻ-13ş-11Ɖ-10ŨūŶ-9tŔŮƽ-8lnőƙǍǘǥ-7mQĸĻŠƑƓƝƦƮƵǠǡ7dBŪƇƠǗ8YĺŚƗ9Tœǌǎ10ƜǏǣ11EłŘũŲǑ12ŝǐǧǨ14LŰŵ15ŗƈƱ16Ɛ17xƋ18bňƂǜǞ19Ƣ20hŴƛ21Ŗ22sƣǢ23WźƩ24űǆǒǕ26Żƅƫ27ľ28Ǆ30Ǌ31r34ǫ35q38ƪǩ
~dog	72 -8ǅ10PŬ11F12Ɵ100h
~dog>	75 11PŬ71h
~dogs	84 -9ǅ-7w20Ɵ37h
~doi	61 -15ų-11u-9Ǆ-8q7ōƷǓ8źǃ10c11ş12Ƶ14Ǣ20Ū22jk23iǒ24Ş26xS37t42ǡ
~doin	61 -15ų-11u-9Ǆ-8q7ōƷǓ8źǃ10c11ş12Ƶ14Ǣ20Ū22jk23iǒ24Ş26xS37t42ǡ
~dol	66 -7ť7ǚ8ƃ9Ɯ10Ŀƙ11Yţ12Ǉ16Ř17ƚ18ņ19XŔř22Ĺ33ŧ
~doll	66 -7ť7ǚ8ƃ9Ɯ10Ŀƙ11Yţ12Ǉ16Ř17ƚ18ņ19XŔř22Ĺ33ŧ
~dom	82 -9a12Ǘ15o36ů
~dome	84 13Ǘ37ů
~don	63 -17Ǒ-10Ɵ-8ū-7Ɲ7pƅ8Ǆǡ9Ǎ10a11ŵǆǠ12ō14Ş16Ÿ17ǚǟ18Ũƌ19Ƹ20ļ23y25Ɖ28Ūǀ32ń34ƙ44ƍ
~done	63 -17Ǒ-10Ɵ-8ū-7Ɲ7pƅ8Ǆǡ9Ǎ11ŵǆǠ12ō14Ş17Ÿǚǟ18Ũƌ19Ƹ20ļ23y25Ɖ28Ūǀ32ń34ƙ44ƍ
~doo	65 -8ư7Ǫ8ƚ9šƒ11ť12ǆ13ǌ14YŬǅ15Ű17gųƐƟ18ǝ19Ǐǟ20ƛ22Ǉ51ƥ
~door	65 -8ư7Ǫ8ƚ9šƒ12ǆ13ǌ14YŬǅ15Ű17gųƐƟ18ǝ19Ǐǟ20ƛ22Ǉ51ƥ
~dor	81 -10ƙ-7ǟ12Ƨ63Ǘ
~dor>	90 -8ǟ36Ǘ
~dors	88 34Ǘ
~dos	86 17C54ƽ
~dose	88 56ƽ
~dot	82 -12ƭ-7ǃ13ō18Ǎ22ł51J
~dot>	85 -7ǃ53J
~dou	86 18ř27Ŕǂ
~doub	90 19ř28Ŕ
~dow	51 -10ǫ-9ŧŵ-8XŝŢƚơ-7bdCPQšƫǆǒ7oŦūƇƑƲƹǝ8eŚƥƴǋǤ9pLŉōƵǊǏǗ10UV11fŐŗƎǌ12ŹƸ14cjǠ15MƂƭ16ş17ǐ18aTƀ21Hƶ22Ŷ26Ń27Ɠ28ť45ǟ47Ƌ
~dow>	86 8ƭ13ťǪ14j20Ƶ
~dowe	90 16ƹ29f
~down	51 -9ŵǫ-8XŝŢŧƚơ-7bdPšƫǆǒ7ŀŊŦūƇƑƲƿǝ8eoŚƥƴǋǤ9LŉōǊǏǗ10pUVƭ11ŐŗƎǌ12Ź14ƸǠ15cMƂ16ş17ǐ18T19aƀ21Hťƶ22Ŷ27ŃƓ45ǟ47Ƌ
~dra	67 8ŗŭ9i10e11ǘ14ĵ16ś17ǃ25ǜ42Ɲ44Ƒ
~draf	88 14e18ĵ
~drag	90 9r10Ł13i
~drai	88 56Ɲ
~dran	75 50Ƒ
~draw	79 10ŭ11ŗ13ǘ21ǃ23ś29ǜ
~dre	60 -13Ǡ-9S-7ǄǤ9w10nƭ11Ʊ12yŷ13E14ƴǙ17vŸǩ20J21Ơ26ű28u29Ǎ30G45D
~dren	74 12w13ƭ15yƱ22v37u
~dres	63 -14Ǡ-9S-7ǄǤ7ƣ8F12n14E15Ǚ18Ÿǩ21J28ű32GǍ48D
~dri	46 -21n-18u-17Rǆ-13r-12Ō-11ǩ-9qs-8vŅŗơ-7pPķ7MƅǍ9ſƃ11şũ15a19ű20żƝ21Nŷ24ųƀ27Ŷ31Ű32Ž33ǝ34ū35Ź36ǒ42Ůŵ44ž45ů46ǁ47Ż55Ŵ63ź78Ÿ
~drin	73 -11ǆ8Ƽ13ǫ49ǝ83ǁ
~drip	90 -8ơ45Ɲ
~driv	47 -21n-18u-17R-13r-12Ō-11ǩ-10ǆ-9qs-8vŅŗ-7pPķǫ7ƅ8MǍ9ſƃ11şũ16a20ű21ż22Nŷ25ųƀ29Ŷ32Ű33Ž36ūŹ37ǒ43ŵ44Ů45ž47ů49Ż57Ŵ64ź81Ÿ
~dro	63 -12M-7ĸŃ7D8ƩǪ9j10Ŧƿ11Ǩ12ųƟ13IŜ15Ƣ16V17Ƈƞ20ǡ30Ţ32Ʒ33Ɓ
~droo	72 -8ĸ8ƙ14Ɵ17Ƣ20Ƈ21ƞ
~drop	69 -9M-7Ń8D9ƩǪ11Ŧƿ13ųǨ14IŜ18V33Ţ35Ʒ37Ɓ
~dru	79 14Ũ36ƽ49ǁ
~drug	80 14Ũ37ƽ50ǁ
~dry	84 17ǔ20ǆ22Ƌ32ǫ
~ds>	45 -17s-14Ơ-13T-12ǌǫ-11dǍ-10ŌŻƖƾǊ-9cA-8WĶşŠǁǔǤ-7imHUŁŃŞűŴŽƊƨƮ7ťůǀǜ8jqŇŭƓƛ9gƎǗ10ŖƚƦ11oƩǕ12őƆƇƭƿǄǚǝ13w14ƴǩ15pBŅŉźƯƸ16ũƗ17Ƭ18Ů19ƽ20ƫƼ21n23Ĵ24ŵƞǙ28ǘ29Ƴ30y32x33v39ƅ45Ʊ51u
~dsh	79 -7Ɯ8Ų15Ǖ17Ƃ23Ŭ25Ń
~dshi	84 -8Ɯ8Ų18Ƃ24Ŭ
~dsi	79 11ŏ15Ş33Ƃ
~dsid	79 11ŏ15Ş33Ƃ
~dt>	90 35Ɛ
~dua	85 11Ƴ14ƨ16m27y
~duat	86 11Ƴ16m27y
~duc	57 7ZƟ8ĸƁƚ10Ǘ12ƫ14Ɯǣ15ŏƂ17ŧǆ19ŉƳ30m48ř
~duca	81 -7Z29Ƴ44m
~duct	59 7ŃƟ8Ŀ9Ɓ11Ǘ13Zƫ14ǣ15ƂƜ16ŏ18ŧǆ20ŉ50ř
~due	77 13Şǀ39y42Ŗ
~due>	77 13Şǀ39y42Ŗ
~dui	84 -8ƶ23ǁ58ż
~dui>	88 34ż
~dul	81 7L9Ƙ11Ǥ23ƚ32R
~dule	82 7L9Ƙ12Ǥ23ƚ32R
~dup	90 -14œ-9Ǐ14Ƣ26ƥ
~dupl	90 -14œ-9Ǐ14Ƣ26ƥ
~dur	88 16Ů19ơ21P24RƜ
~duri	88 16Ů19ơ21P24RƜ
~dvi	72 35ǜ50B51A
~dvic	76 16A26B37ǜ
~dvis	84 29B42A
~dwe	80 48ƕ
~dwel	80 48ƕ
~dwo	90 13g18ƍ24ǀ
~dy>	44 -16ũ-14ţƨ-13ƬǑ-11Ƅ-10IŒ-9rsŢ-8ĹŊŏƟ-7lDWŎŭǋǟ7SĿźƥƲ8vŕŗŶƃǇǉǝ9ťǁǣ10fgoQŨųƕƿǖǥǪ11htƀƗ12FĸŴƐ13łƘƶ15ņšŽǏ16ŅǠ17ƂƵǤ18Śśǚ20nơƤ23ōǞ25Ő26m27Ÿ28Aſ30Ʊ31ŝ32ƞ
~dys	69 -8ū-7nƲ8sľŏşƞ9Ĵŭ10ťǊ11űŵƚǙ12ŗ13ł14Kǫ15ųƵ17gĿ18A23ơ
~dys>	69 -7nƲ8sľŏşƞ9Ĵŭ10ťǊ11űƚǙ12ŗ13ł14Kǫ15ųƵ17gĿ18A23ơ
~ea>	71 -16S-12ƜǇ-10i-8ǫ-7Ş8sGž9Ʒ10Vǅ11Fƛ13B18E19ŕ20j22ň23ŋ25Cƾ27l30I
~eab	84 10ƥ14Ǎ23C
~eabo	84 10ƥ14Ǎ23C
~eac	58 -20Ř-11hư-9NŬǆ-7ǫ7ǣ8Ĵķǈ9YƜƣƳǋ10LřŴ11qƟ12Tľ13IƖ15ňƸǍ17k18œƢ19xĻ23ĺŰ25P27W31Ǌ33K
~each	58 -20Ř-11hư-9NŬǆ-7ňǫ7ǣ8Ĵķǈ9YƜƣƳǋ10Lř11Ŵ12qTľƟ13IƖ15Ǎ16Ƹ17k18œƢ20Ļ23ĺŰ25P31Ǌ33K34W
~eact	90 35ň
~ead	53 -10ŸŻƳ-9ƹ-8i-7lœŤťƉ7ņƷǃ8ĺǐ9n10SůƲǕ11Ńƣ12ŘżƐ13JśŠƴƽǟ14Ŭ15ŀŚũ16Ƃ17d18eyŐ19ńƘ20ź21ş24ŗ25a42ō48ǉ
~ead>	59 -13ǫ-9Ÿ-7ť7KĵƓƫǉ8JĿǃǋǓǣ9ņţŹ11ŀǕ12ō13eDƣ14ż16ŚŠƴƽ17Ř18śũǟ19Ŭ20d25aş31ŗ
~eadb	85 24Ɛ
~eade	85 -11Ż-8Ƴ14kV22y
~eadi	82 7Ŝ8Ś9ŀ10H13u14I17j18ů
~eadl	84 12Ƙ21ǫ37ń
~eads	82 -9Ɖ8źƃǘ9a18n26Ń
~eady	67 -14ţ-9D7fŚ8vJǠǦ9e10ǫ13pǐ15Ʋ16S18ĺƘ22ź24Ƃ26Ő41ō
~eag	77 12Ű24h32ů
~eage	81 13Ű34ů
~eagl	90 28h
~eah	71 -14Ŋ-9S-7Ļũ8œŗŻ9TƖ10cőşű11ŵżƂƕ12Ĺ13ŋś18Œ21v
~eah>	71 -14Ŋ-9S-7Ļũ8œŗŻ9TƖ10cőşű11ŵżƂƕ12Ĺ13ŋś18Œ21v
~eak	62 -15Ɖ-8TƩ-7Ɣ8IOśű9ƣƿǈ11Yũǟ12kƌ13Ő14Ū16s20Ń23N24ť25a28Ɛ29Ţ33ǫ35Ɗ47Ɲ
~eak>	68 -16Ɖ-8T7XǦ8x9Oś10műƿ12Y14k15Őũ16Ɗ17Ū18Ţ19Ɲ26N28ť32Ɛ
~eake	81 -7ǫ25s29Ń32ƌ
~eaki	84 12I14ǈ19ǫ35a
~eaks	75 -11ƌ7Żƛ8ƞ13ƣ16ǟ17Ţ27Ɗ34Ɲ
~eal	51 -13pz-12ǒ-10t-9AI-8CŐ-7n7dŌŚşũŵǫ8cŗƠ9Ƶ10ŏƶƾǙ11xōƅ12ƒ13ŷ15ŨŶ16ĸ18ǝ20ŝ21Ň22W25ƿ29Ŀ33Ƅ50Ǆ64ƺ
~eal>	67 -12I-10A-9C-8n7FŶ8jRņŲƆƉƑư9dŚƩ10ŁŌ11c12ŵ13Ƶ14ň15ōŏ17ƒǫ21Ũ22Ŀ23ĸ38ŝ
~eale	86 10š15Ƃ22ƅ
~eall	79 -13Ł-7Ŏ9ŀŶƛ10Ş11ũŷ12gŇ19ŗ21Ŀ
~eals	90 -17ǒ12Ǟ35ǝ
~ealt	55 -13z-12p-10t-7Ő10ƶ12Ǚ13xƾ18Ň25W28ƿ37Ƅ56Ǆ71ƺ
~eam	75 -14ŉ-8ƈ-7w9ƪǊ10ƛ11śǃ13ƹ14Ɗ15xŷ18ǐ26ǫ27Ơ38ǉ39g
~eam>	77 -9ƈ-7w10Ǌ11śƛ14gƹ15ŷƊ16x19ǐ27Ơ28ǫ41ǉ
~ean	64 -21Ō-12Ǌ-9Ǔ7ŶƐƼ8ŒƓƾ9V10ǫ11ƏǑ12Ǥ14Ų15ŉƒ17ǝ18uĻ19zƞ21Ʊ22Aż27Ť36Ŏ
~ean>	69 -22Ō7ŹƼ8Ɛ9ƾ10VŒ11Ļ13Ə16ǫ17ŉŲ21z24A25ż29Ŏ30Ť
~eane	86 -8Ŧ8Ɲ17Ǥ18Ǒ25ǝ
~eani	84 -12Ǌ8r11ĻƓ13Ŏ30ƞ31u
~eant	79 10Ŷ32Ʊ
~eap	77 7r10ŧƂ14Ŕ15ǫ18š23Ư31Ŀ33ņ
~eap>	86 8r12Ƃ13ŧ15Ŀ26Ư
~eape	82 15Ŕ19Ŀš36ņ
~ear	39 -16ĺ-13n-12Ɲ-11ŰƵǍ-10wŠŧŲǒ-9jĹşŴƄƔƙƱǕ-8APRŃőŗŘšſƮƸǞ-7rŅŨŮŸŻƇƊƕƪǆǉǊǝǧ7fō8ķĽƹ9mƿ10CŔƼǦ11Ŏ12vxzŽơ13ĵǥ14sV15ŀŹǐ16H17œƑǑ18ŉǛ19dĻŤǀǂ20ƾǋ21ǌ22pŏƛư23ŝź24cǡ25h27ƫ28Œ31ǫ32Ɩ33SUǠ34qů35Ɔ37G39Ǉ41TƯ42Ɖ49Ŧ
~ear>	45 -18ŵ-13ĺ-11w-10ţŧ-9rŷƵǕ-8ũŰŴ-7oĹŗşťŶƄƔƙƮƱ7aXƊƞǫ8qǥ9htuŁư10v11ĽŊ12kǠ13GǦ14sC15ƹƼ16ƫ17ŀǇ18Tĵźƛơ19Ŕ20ūǂ22pxǀǑ23cƉǋǐǛ26ŉœ28dŒƆ29ǌ31Ɩ32Ŧǡ40ů
~earb	81 11Ƒƛ26ś30z
~eard	75 8hrŀ9Ňŕ10bŷ12U13ť37ŝ
~eare	86 30Ƒ
~eari	79 9gţ12ǫ16i17Ŷ19ō20h32U
~earl	80 10mR13T14ǌ16ů
~earn	73 -15ǌ-8ƟǪ8Ū9s11m15Ə20ź26ŏ31ư48T54q
~ears	51 -21ū-11D-10ƾ-9ůǒ-8Šš-7axRTǍ7oǫ8UƖƳ9cŞǥ11ŏ14ĶŽƌ15Ɔ16ķţƺ18ƫ20H23ŎǠ24ĻŒ26V27ŵŹ29Ŧ30ƉǇ34Ť35G40S51Ư
~eart	70 -16Ɗ-9n-7Ǟ8Ɔ9h10ŚǪ11ƣ12ũǠ15ƒ16UǄ23ƿ33ǫ49ƾ
~eas	51 -22Ǐ-13i-11Ǌǫ-10Ŗ-9ő-8Ő-7ŰǀǕ8DŚŨƜƠ9xňŒƚ10KžƢ11Ǒ12dǡ15ō17aMĺƿ18ŔŮ20Ǘ24Ş26ŕǐ27F29Ǎ37ƣƤƦ58ŭǎ
~eas>	90 13ǂ38Ǘ
~ease	56 -24Ǐ-15Ŝ-11ǣ-10Ŗ-9őǊǩ-7Ǖ7cIŕ8bƿ9aFŚ10Dĺ12Ǒ13Ƣ14d22Ŕ25Ş30ƣ34Ǎ43Ʀ45Ƥ48ŭ65ǎ
~easi	79 8Ŝ14Mƅ16ƣ17K25ŭ31F
~easo	70 -15i-13j-8Ő8Uţ9Ɓƃ11ơ13ĺƜƞ14x15ň17ǡ23ō39ǐ40ŕ
~east	84 -7z9Ř13ǣ16ƿ17ŒƠǇ
~easu	76 -9Ű-7Ż9Ƹ16ƚ18a23ž32Ů
~easy	83 -8ǀ8ŜŞž9ǩ11k13Ǆ15Ũ16M
~eat	56 -12h-11Ơ-9ǈǫ-8Pŝ-7tŏǆ7JťŵƘǥ8řǞ9Ũ10kųƈ11ƾ12ŀœƮ13iT14ǅ15ŲƵ16Ɯ17U20Ş21Ňǜ23ǁ24ŷ26Ū27Ǎ28ƺ35ņ39j49ƒ61ƌ
~eat>	63 -19U-10Ơ-8P-7ŏ7xżƞ8JţǍǥ9ŵƈ10ř12k13ǝ14şŨ15œ16T19ŷ20Ň29Ū30ƒ35ƺ38ƌ41ņ43j
~eate	71 7Ň10Ƈ12Ǟ14ǁ19ƾ21Şƒ24Ų30ƌ
~eath	76 11Ƙ13ťƨ19Ʈ23ƜƵ28j
~eati	75 -11ǈ9jǁ12ŷ14Ş18ŀ20ǅ24i29U
~eatm	82 -8ǣ11ǁ34ǜ
~eats	88 -14h7ƒ8ƌ20ų40Ǎ
~eau	84 8Œ11lŅŝ23b
~eau>	90 9Œ11Ņ12ŝ
~eav	58 -13Ş-12ŝ-8Ĵ-7ŏŷ7sGłŎŧŸƂ8ƁǊ9Ňơ11YĻűƭ12ŋǐǞ13Ʈǫ14V16ļƧ18ŀ19Ř20Ŋ21Ǒ22Ƶ32Ʃ50Ƹ58ţ
~eave	60 -12ŝ-10Ʊ-8Ĵ-7ŏŷ7słŎ8GŧŸƁ9Ňơ12YűƭǞ13Ļŋ15ǫ16Ʈ17ļƧ20Ř21Ŋ22ţ24Ƶ34Ʃ35Ƹ
~eavi	79 -10Ş14V21Ƹ27ŀ51ţ
~eavy	88 11ǐ12Ʊ13Ǌ28Ǒ
~ebo	54 -13n-12Ĵ-10ũ-9ľƄ-8ǐ7ŇťƂƓǤ8fšŶǩ9ƞ10ĸŨǀǍǫ13Ŀŝơư14Ɨǚ16ƀƱ17F18Ɛ19Q21ƵǞ25A26Ľ30ſ
~ebod	54 -13n-12Ĵ-10ũ-9ǫ-8Ƅǐ7PŇťƂƦǠǤ8ǩ9fšŶƞ10ĸĽŨǀǍ13Ŀŝơư14Ɨ16ƀƱǚ17F18Ɛ19Q21ƵǞ25A30ſ
~eboo	90 -11ľ27Ľ32ǫ
~ebs	82 9ľ10Ņ11ĺ36Ľ
~ebsi	82 9ľ10Ņ11ĺ36Ľ
~ebt	79 67Ĵ
~ebt>	83 48Ĵ
~ebts	90 24Ĵ
~ebu	77 10ƙ11ǟ46ƕ
~ebui	77 11ǟ46ƕ
~ec>	77 7ŋ10Ŝ14Ƹǣ19ś
~eca	65 -13ŧ7bBŦŪƑ8gHŞšŶ9Iŕ10jĶŃƸ11u13DJ14ƶ16q20ǃ21ť40ľ
~ecal	82 22q53ľ
~ecau	67 -14ŧ7bDŁŇŪűƑ8Bŉš9gHIŕŞŦ10ĶŃƸ11j12u14J15ƶ21ťǃ
~ece	71 -12Ǡ-9Ő9ƳƵ10ŘŤ12ƄƶǤ13Ǌ14řƲ15Ŧ16ĶĻ17ŭ24ǌ26Œ34ƚ
~ece>	86 -10ƚ7ƀ12Ƴ15Ǥ19ř22ŭ
~ecei	84 -13Ǡ29ƚ34ǌ
~ecen	79 -9Ő10Ƶ13Řƶ14ŤƄ17Ʋ19ĶĻŦ29Œ
~ech	86 -7ƺ10Ŷ19y21ǫ68Ǌ
~eci	64 -17ǫ-8n7ǜ8i12ŋ13Ş14w15Ʊ19Ơ20Ań22Ļƚǀ37Ń59ł
~ecia	74 10iƱ14ŋ16Ş23Ơ26ƚǀ
~ecid	73 8Ʊ14A20Ļ34Ń46ł
~ecis	79 9ǜ11AŃ21ń24ł
~eck	54 -16ł-11ŗǫ-10Ǔ-8ť-7ŹƗƶ7cBĹţƬǒ8uKőƤƯƺǝ9Uƪ10jƍǑǗ11JƭƲ12ŴƏǁǞǢǤ13eŶƁ14qǋ16ǔ17ơƮǘ18QWĴ23ĵ24Zŝŧư28ǀ40Ž
~eck>	58 -11Ǣ-10ŗ-8ť-7ŹƗǫ7AŤƘ8dŅŶŽƬƱǔǡ9cĹŨ10KUƤƪƯǒ11uő12jǗ13JǑǤ15e16qƁ18Ʈ19Zƭ21QW22Ĵŝ23ư30ŧ
~ecke	90 10Ŷ13ŝŽ21Ə
~ecki	85 11Z15ţ51ĵ
~ecko	88 -7ĵ9r10z13B21Ʋ22ǘ
~ecks	74 -17ł-10Ǔ-8ƭ7ǘ8ƍ10T11ǔ12ǋ15ǝ19ơ21Ǟ30Ǣ35Ž
~ecku	76 13ƺ33ǀ
~ecl	75 -10ŕ-7ņ16Ŝ20ś21Ǧ51ƶ
~ecla	82 18Ŝ22ś23Ǧ
~ecli	82 -11ŕ-7ņ59ƶ
~eco	57 -11Vǐ-10ŏ-7ū7dňšǫ8fǡ9IŤƚ10Ūǜ11ľǀ12pĿƩǁ13BƘǍ14Ɩ16yǠ24Nơ26ŵ29Ǚ36ż63Ō
~ecom	81 12šƘ15ǜǪ18Ʃ19B
~econ	66 -12ǐ-9V-8ŏ-7ū7fƥƭ8ļ9dň11AI13Ūǫ14p15Ŀō16Ǎ17Ɩ19y23Ǡ29Nơ31ŵ
~ecor	63 -7ō8ƍǦ10ǡ11Ť12ǀ13ǁ34Ǚ41ż73Ō
~ect	53 -9Ɖ-8ŉ-7fvƟǫ7sIŏőƭ8UĶļœǓ9qĹŗƀƶǚǠ10DşƄƍ11Ŀ12FƯ13ň15E16ǃ17x19ǜ20a21ŘƐǔ23ĸƌ24Ő25Ɗ27ƚ36Ə
~ect>	64 -7vƟ7bŃŐŘŭųź8dJŚţ9ƬǇǞ11Uŏőǜ12œ13ļľƶǚǠ16Fş17ĸ18ǔ19E20ƚ
~ecte	69 11I13Ő15ĸĹƊ23ƀ24ň
~ecti	69 -9ƀ-7ŉ7ǜ8XŌ9ƐƑƚ10Őƭ12Ķ15ŗƄ18Ư19ĿƏ21Ř22ǃ23x
~ecto	72 -7ǣ9ǜ21Ɛ28Ə
~ectr	73 7ƙƚ10P12K15q24Ǔ33ƌ
~ecu	74 -16Ʊ-9D-7ő9eƥǚ11ķ12tǙ14Ǐ38Ɛ49ƴ
~ecur	76 9eƥ10ǚ12ķǙ39Ɛ
~ed>	30 -45ǫ-25Œ-23ő-20ļ-18ŝ-17Ŧ-16ŃœƩǓ-15Ĵ-14VŲ-13ADXŻ-12aWśſƆǄǊ-11ŖƛƜǉǘ-10LTĿŋ-9H-8gŜųƥ-7zMO7rQŎŸƇƈƊ8iuǐǑǝǣǪ9ĶĸƋƎƼ10YńƃƦ11Ůǧ12řŠţǔ13eŏŘŞŵƁƴǦ14oFŐž15wŌŽ16żƂƠƯǁ17PŨű18ĺĽšƏƹǙ19Gł20l21ƅǚ22Ŕ23ZƣǞ24ŇŪƌƗƝ25ĻŅƱ26ŹƄƉƓƕƪǅ27ƀ28ōŕƬƭǤǨ29Ƶ30h33ǩ35ƍ36ť37mǇ40Ţ60fƶ
~eda	84 7Ǡ10f12Ʊ13zƁ15V24ū29y
~eday	88 7Ǡ12Ʊ14z16V31y
~edd	84 11ǖǩ12Ļƻǝ15f
~eddi	84 11ǖǩ12Ļƻǝ15f
~ede	90 11Z14Ʊ20ł40Q
~edi	57 -10ǁ-9ƅǅ7ƨƺ9QĹŞŭ10Ľ11ZƗƾ12WƍƐ14u16Ĵ21eƄ23ƻ24żƽ28ǄǙ50Ķ
~edic	68 -10ǅ9ƿ10ƺ11Q16ƾǙ18W27Ƅ30ƽ34Ǆ
~edin	79 8ź22u38ż
~edit	64 -9ƅ9ƨ10ĹŞ11Ľŭ13ZƗ14Ɛ17Ǚ19Ĵ23e57Ķ
~edl	88 49ǃ
~edle	88 49ǃ
~edo	80 8ƕ19ƌ21Ɖ25ƍ
~edon	83 8ƕ12ƍ20ƌ22Ɖ
~edr	72 -8ĸ8ƙ14Ɵ17Ƣ20Ƈ21ƞ
~edro	72 -8ĸ8ƙ14Ɵ17Ƣ20Ƈ21ƞ
~eds	70 -14ƪ7h8ł9Ůƙ11Ɨ12Ɠƣ15ƇǄ20gƱ22ƅ38ƽ
~eds>	70 -14ƪ7h8ł9Ůƙ11Ɨ12Ɠƣ15ƇǄ20gƱ22ƅ38ƽ
~edu	58 7ZŃ8Ǥ10Ɓ12ƚ14Ɯ15ŏƂ17ŧ19ŉ20Ƴ22R30m48ř
~educ	58 7ZŃ10Ɓ15ƂƜ16ŏ18ŧ20ŉƳ31m49ř
~edul	82 7L9Ƙ12Ǥ23ƚ32R
~ee>	54 -15ƞ-10Jƪ-9QX-8aknqĻǉ-7ƚƠ7rBDŎťŭŮƈƊƋƟƴƺ8Ż9sŏƇƑƣ10vyŬ11NĽƓǄ12EŔƗ13ĴľǠ14MĺłŋœŚ15ǂǆ16gŉ17L18Ɩ19HŤǀ20ǫ22ƅ23ǃ26tV27m29Ǟ
~eed	47 -17ǫ-14ň-13ļǔ-11VŊ-9Ƥư-8aHşƹǘ-7ĹŐǠ7gŒƞǈǋǢ8cJŰžƉƟǑ9oƂǣ10ōřŶǀǌ11Ŭ12ƆƔ13msvQ14G15ǎ16e17Łū18Ʈ19Ɨ21ń22hY25ĺŏǃ27F28Ʊǁ31żƯ33ł39ǩ41u42ƅ43Ǩ
~eed>	48 -16ǫ-14ň-13ļǔ-11VŊ-10ƣ-9Ƥ-8aưƹǘ-7gĹǠ7pŒƦƱǈǋǢ8ƞƟ9cJŰžƂƉǑǣ10ořżǌ11ōŬǀ12Ŷ13mƆƔ14svGQƗ16eǎ18ū19Łł21Ʈ22ń23hY26ŏ27ĺ28F29ƅ30uǁ32Ư36ǩ44Ǩ
~eedi	79 8ź22u38ż
~eedl	88 49ǃ
~eeds	73 8ł9hŮ11Ɨ12ƣ21gƱ23ƅ
~eek	53 -8tŁ-7ťǫ7TŪƗƣǪ8gŖ9őƞ10Ŧơ11PŰ14Ƙ15iĻ19ń21ľ22ǁǐ24ųǟ25L29k38Ŷ40ƛ45Ů51R
~eek>	56 -8tŁ7ľůƗƣ8xŪ9ǐ10gő13PŰǁ15ų16ńƘ17iĻ19ǟ20Ŷ28L37Ů40R44ƛ
~eeke	72 10ǐ15ųǁ16ƞ17ŦŮ24R38k
~eeks	73 8Ũǐ9Ʀǟ10ũƄ11Ǫ14TŖ15ơ20ľ26Ŷ
~eel	59 -9ŞǄ-8ļ-7ĺƵǫ7MNŁ9Ōǡ10ĶŇƝǪ11Ũ12Š13tūǒ16ŏ17ţŸ18źǃ19žƠ21ƺ22r23ŴŶ30ň31ũ33ǜ35Ʈ
~eel>	63 -9Ş-8x-7Ƶ7ſƺ9M10ŌƠǡ11ĶƝ12ŇŨǪ17Ʈ18ŏ19ţŸǃ20ũź21ž23r25ň32Ŵ
~eeli	77 -9Ǆ7Ơ10iNǞ11ň12Ł17ũ20ƺ21t
~eels	76 -8Ŵ11X17ǒ22ū24Ʈ32Ŷ44ǜ
~eem	85 7Ƥ11ǎ12Ǫ33Ǖ
~eeme	85 7Ƥ11ǎ12Ǫ33Ǖ
~een	46 -12ǒ-10Ŵ-9ūƨǠ-8OŗŠšŸƆƸ-7cŝƊƢƯǐǝ7AŊƃǇ8ůƘƶ9kŉŐƌƺ10vǁ11ǔ12tŷǦ13Žƍ14Ǆ15fŖŤǚ19aŞ20Ɖ21l22ż23ǫ24ŇŒƵ25Ź26i33Sƾ35Ţ36ǡ37G49ź
~een>	47 -9OƨǠ-8ŗŠšƸ-7cŝŴŸƆƊƢƯǝ7ŊōƋƛǇǦ8Aƶ9Őůƌ10kŉƺǁ12ǔ13tŷƍ14ŽǄ15Ť16fǚ20aŞ21Ɖ22lź23ż24Ňǫ25ŒƵ26Ź27i34Sƾ36Ţ38Gǡ
~eena	73 -11ǒ9Ɓ13Ů14Ż19v33ź
~eens	86 14Ŝ18ź
~eent	88 10ńƘǦ33Ŗ
~eep	51 -12ĵ-11rķƬ-10e-9řŸǖ-8ňź-7Ůƅ7cŔǪ8ĹŊƟƦǛǫ9PUWļŁũƁ10Ŀŭ11Ńưǔ12Šǡ13tśƀƧǝǟ15Zŀţ16oYƾ18nŞƋǑ23Ŏž24Ʃ28ƹǙ34Ǣ36Ʒ39x40ű
~eep>	54 -12ĵ-11eķƬ-9ř-8źǖǚ-7r7NŌ8qǪ9xĹŊǛ10WŔũƁƟ11ŭƦǫ12ư13nŃ14ļŠ15śƧǝǟ16Zƀ17ƾ18Y19o20Ƌ21Ǒ26Ŏ27Ʃ30Ʒ31űƹ33Ǚ
~eepe	82 10x22Ǣ24ǚ
~eepi	71 -9ǘ-7ň9Ŀ11Ū12ţƷƸ15žǢ20U22Ł23t26ǡ40x
~eeps	74 7Ɲ8ţơ10nǢ13ǔ14cƽ17ű22P23ŀ28Ş
~eer	71 -8H7gƈ9e10Ł12q19i20Ƒ22Ǒ24VƁ31ǁ34ǝ
~eer>	76 -8Hǁ8gƈ11iƑ24Ǒ26VƁ37ǝ
~eers	82 12Ƒ15q44ǁ
~ees	62 -7QW8ǒ9ǋ11œ14j18ǥ21Ǔ22Ǌ38ǉ39Ɠ
~ees>	62 -7QW8ǒ9ǋ11œ14j18ǥ21Ǔ22Ǌ38ǉ39Ɠ
~eet	55 -13v-8nFǫ-7R7ƈƋƣƸ8fUǂ9Oŝŭŷǁ10EŁŨƠƨ11śƼ12wPǒ13GƑ14Ńǅ15h19t24ű25ƛ28Ǎ29Ƈ35M47D
~eet>	56 -8nFǫ-7vR7hŬƈƋ8fƸ9Uŭǂ10EŁŝƠƨ11śŨƼ12Pǒ13w14GƑǅ15Ń19t25ű26ƛ29Ǎ30Ƈ34M35D
~eeth	88 8ƭ10ǉ12ţ13h15ƣ
~eeti	82 10Ǜ15O
~eez	88 -8ơ13Ɲ14ĸ33j
~efe	77 10Ś11Ż18ĵ27K53Ľ
~efer	79 10Ś18ĵ27K54Ľ
~efi	65 7Ʃ10Ƒ11ƨ12U14Ʈ17ƙ32ƭ39W
~efic	69 33ƭ
~efit	77 9Ʃ14ƨ19Ʈ48W
~efo	56 -13Ŏœ-12Ū-8Ɣ-7ŧũǫ7IľšŶ8ţƉƴ9Ɨ10ŋŌ12ŗƏƿǩ13uTƭ14ł15LƅǗ16aŦ17OŊǕ18ń19ǌ20ƶ23J24Ŕ26Ɔ31Ň39ř
~efor	56 -13Ŏœ-12Ū-8Ɣ-7ŧũǫ7IľšŶ8ţƉƴ9Ɨ10ŋŌ12ŗƏƿǩ13uTƭ14ł15LƅǗ16aŦ17OŊǕ18ń19ǌ20ƶ23J24Ŕ26Ɔ31Ň39ř
~efr	88 -8F17ǎ18ľ24Ǎ
~efro	90 -8F18ǎ25Ǎ
~eft	67 -14Ɨ-8ư-7Ł7Ĺ8flĸ9ķ10ŗŤ12Ŏ14Ʃ15ţ16Ŗ19Ĵ20ť22Ş25Ƹ26Ɩ27ŭ29Ɓ
~eft>	67 -14Ɨ-8ư-7Ł7Ĺ8flĸ9ķ10ŗŤ12Ŏ14Ʃ15ţ16Ŗ19Ĵ20ť22Ş25Ƹ26Ɩ27ŭ29Ɓ
~efu	88 -8ũ-7ő20Ǜ32Ū39ƶ
~ega	72 -11Ř8ĺ9Ɓ10Ÿ11ŌǇ14ſ18ƴ19ǣ23ǅ25ǈ27Ƹ
~egac	90 35Ƹ
~egal	77 -12Ř7f10Ɓ11Ÿ12Ō15ſ19ƴ25ǅ27ǈ
~egat	88 28ǣ
~ege	66 -7w7Ĵ13ƞ27Ż35y39mƳ
~ege>	66 -7w7Ĵ13ƞ18y27Ż39m40Ƴ
~egg	86 8ǖ14ķ22Z43h
~egi	77 -8ń-7Y9ť12Ɨ14ōš15ǅǘ19Q26ǌ30Ŭ
~egis	81 -7Y16ǅǘ28ǌ32Ŭ
~egr	79 14ŷ16Ƴ18j45m
~egre	79 14ŷ16Ƴ18j45m
~egu	72 7Ź8KŴƛ9ƫ11ǀ16ųƚƣ18Ɗ29ǖ
~egul	72 7Ź8KŴƛ9ƫ11ǀ16ųƚƣ18Ɗ29ǖ
~ehe	83 37Ɓ
~ehen	83 37Ɓ
~ehi	59 -8xŐ-7Ť7ŶſƛǨ8Ļ9uƁ10Ƅ11ŷ12Ƶ13šŬŮű16p17Ÿź19Ƹ20ŭ21ż25ŵ30ūǒ37Ŵ
~ehic	63 7Ž8ſǨ9Ŷ10Ɓ12ŷż14ŬŮű19Ŵ21ŭ27ŵ32ǒ36ū
~ehin	70 -9xŐ-8Ť10Ļƛ12użƄ14Ƶ17š19p21Ÿź23Ŵ24Ƹ
~eho	67 -17Ŵ-7fŰ11o12Qū13ư14Ƒ22Ǎ26n27TŸ29Y
~ehol	68 -17Ŵ13ū14ư27n28TŸ29Y
~ehou	88 -8Ű16Q19Ƒ29Ǎ
~eic	88 9ő13ņ23Ņ
~eico	88 9ő13ņ23Ņ
~eig	63 -10ŗ-8ŷ7GĽťƔƦǃǫ8łƆƛ10ŃŖ11ņ12B13Ǆ18ƞ19ƠǏ26ŀ32C53Ƽ
~eigh	63 -10ŗ-8ŷ7GĽťƔƦǃǫ8łƆƛ10ŃŖ11ņ12B13Ǆ18ƞ19ƠǏ26ŀ32C53Ƽ
~eil	83 19ŀ23X24h26Ɲ
~eili	85 19ŀ24X26Ɲ
~ein	69 -11e-8P-7Ļļňǖ7ĸƾ8Ů9ŶƳ10FH11cũ12ŋ13Ƃ14t17ŷǈ23U27Ō28ş30ǡ
~ein>	84 -13e9Ʀƾ12şƳ13Ō14H16ǡ21ǈ
~eing	72 -8PĻ-7ňǖ7l8ĸ9Ů10Ŷ11cF12ũ13ŋƂ15t17Ōŷ18ǡ19ş25U
~eip	84 -13Ǡ29ƚ34ǌ
~eipt	84 -13Ǡ29ƚ34ǌ
~eir	61 -13d-10ǩ-9ŧŮǧ-8Z-7JP10ĿśƵ11yŨ12ŞŵǙ13Ǘ14Ƥ15Ǔ16Ǖ17ǒ19v26ǚ29ŕƳ35Ǌ49ņǔ
~eir>	62 -13d-10ǩ-9Ůǧ-8Z-7P10Ƶ11yĿśŨ12Ş13ŵǙ14ƤǗ16Ǔ18ǒ19v22ŕ27ņ30Ƴ36Ǌ50ǔ
~eird	90 -10J7m30ǚ
~eirs	88 -12ŧ10Œ11ŕ15Ǖ32ņ
~eit	83 -12Ơ12ƿ14Ǐ16Ž17ŭ
~eith	83 -12Ơ12ƿ14Ǐ16Ž17ŭ
~eje	90 20ƶ
~ejec	90 20ƶ
~ek>	56 -8tŁ7ľůƗƣ8xŪ9ǐ10gő13PŰǁ15ų16ńƘ17iĻ19ǟ20Ŷ28L37Ů40R44ƛ
~eke	72 10ǐ15ųǁ16ƞ17ŦŮ24R38k
~eken	72 10ǐ15ųǁ16ƞ17ŦŮ24R38k
~eks	73 8Ũǐ9Ʀǟ10ũƄ11Ǫ14TŖ15ơ20ľ26Ŷ
~eks>	73 8Ũǐ9Ʀǟ10ũƄ11Ǫ14TŖ15ơ20ľ26Ŷ
~el>	55 -10Ş-9X-8x-7dŕƵ8ŌƠǡ9ĶŇƌƝǖǪ10Ũƫ11AǗ13ŏǫ14Ʈ15Ţ16ţŸźƋǃ17ũž18mǀ19r20ǂ21ň22Ƈơ24ū26Ʒ27Ŵ36Ʀ
~eld	74 -7Ɯ7Ų9ŏ10śƛ11Q12JĹƂ14ƴǊ17P21Ŭ22a25S
~eld>	76 -7Ɯ7Ų10ŏśƛ12JĹƂ14ƴǊ22Ŭ23a
~ele	68 -8ŉ7ƙ8sƃ9P10KŒ13ƥ14q17Šǫ21Ǔ26Ţ30žƌ
~elec	73 7ƙƚ10P12K15q24Ǔ33ƌ
~eled	86 10ƍ34Ţ
~elem	86 40ž
~elf	57 -9ĸŘ-7ư7tƚǜ8AƁƄǥ9Ɛƕƽ10řƱ11šǓ13CVƗ14cQǉ15łƹ16Ť17ǋ18Ŏ19nƤ20ŧƨ22H24g
~elf>	57 -9ĸŘ-7ư7tƚǜ8AƁƄǥ9Ɛƕƽ10řƱ11šǓ13CVƗ14cQǉ15łƹ16Ť17ǋ18Ŏ19nƤ20ŧƨ22H24g
~eli	59 -8R-7Ǆ7iSňǞ10ŊŹƮ11ķũƱǫ13ǣ14Ǎ15tuƺ19Ǘ21ƍ24ń28ǝ36ǒ41ų
~elie	79 -10T-7ư8Mō9m10l11S13Ź14Ʈ15Ʊ24u25ǫ
~elin	72 -8Ǆǫ8Ł9iNơǞ10ň13Ŋ16ũ19tƺ26ƍ30ń
~eliv	64 -8R7Ɵ14ǣ21Ǘ22ǝ40ǒ46ų
~ell	40 -16Ļ-15oŃǒ-13ş-12GŦŧ-11d-10ŊŜǟ-9awTXōŠ-8ǧ-7crALĴļƙ7ŀŐƏƐƵ8EMNĵŝŞŽƒƚƪƺǅ9iuUƅǈ10Ƨ11gkpƶƷ12xņƠ13ŇŎƹǫ14ŋťũƀǝ15IP16Ǔ17ƗƟ18bĺŕŷƔ19ǆ21ƕǪ24Ųǡ25BŅ26ŗ27ǖǨ31Ƌ32Ǡ33t35ľ37ƃ38H
~ell>	42 -15Ń-14Ļ-13ǒ-12ş-11GŦ-10dwŊ-9oōŜŧǟ-8cXĸ-7aALT7FšţŮųƈƯǥ8gxĽũƜƩƲ9EMĵŀŐƶ10NUŽƀǈ11iuƅƋƗƵǝ12bŞƧ13kp14ŷƠ15ŎƟƹǠ16PťŲ17ŋ18I20ĺŕ21Ɣǆ22ľŅ24Ǫ26ǡ30ŗǖ31B36t41H
~ella	60 7gƀ8xǅ9Ņ10Bŝǫ12Ňƚ19Ǔ30Ƌ41Ǩ59ƃ
~elle	77 -7w12Ţŷ13ƺ14bƒ16Ə19Ų
~elli	73 9Ɵƪ12Ĺœ14sũ16ņ37Ǡ42ƕ
~ello	88 -8B10w23ǫ27Ʒ36ľ
~ells	88 10K11ǝ13Ɛ15C16Ɨ
~elo	71 10Dƶ11Ƨ14ǋ16Ǒ28Ƌ36ƙ38mH
~elon	81 12Ƨƶ19Ǒ42ƙ
~elor	83 45m
~elow	88 -7ƛ17ǋ35Ƌ
~elp	66 -12Ő-10ł-9i-7R7Ł8vĻƳ10ţǓ11ŞŨ12őœ14Ǌ16s19Ķ23A24ŉ33zĺ36ǉ
~elp>	69 -12Ő-9i7ǫ8zŁ9vĻƱƳ11ţ12ŞŨ13œ15Ǌ18s20Ķ25ŉ30ǉ35ĺ
~elpi	88 34z
~elps	86 -13ł10ǉ11c32A
~elr	73 36ƚ
~elry	73 36ƚ
~els	52 -19ǫ-13ƀ-7ŐœśƙƨǙ7Ł8hť9ƽƾǧ10ŵǒ11ţƓǍ12ƍ13FƤ14ƛ15ūƮưǟ16HŴƧ20Ǌ23Ÿ24Ĵł25n29ǜ36Ŷ37Š42Ŏ44Ņ
~els>	74 -8Ŵ7Ɗ11X15ƽ17ǒ21ū23Ʈ31Ŷ43ǜ
~else	53 -18ǫ-12ƀ-7ŐƨǙ7ŏǪ8h9ťƾ10ŵǧ11ƓǍ12ţ13ƍƤ14FŶƛ16ǟ17HƧư19Ǌ21Ŵ24Ÿ25Ĵ26ł28n38Š44Ŏ45Ņ
~elt	86 -13ǈ10ż11p12Ư15j23ǅ
~elt>	90 10ż11p13Ư
~elv	78 9ō12ax21ř
~elve	79 10ō12x21ř
~ely	70 -16ƾ-8ť8Uƕ9Ž10żǥ11ĻǄǑ12Ʊ13Ťǜ14ǀǡ15Ū16Ǟ21ƚƺ
~ely>	70 -16ƾ-8ť8Uƕ9Ž10żǥ11ĻǄǑ12Ʊ13Ťǜ14ǀǡ15Ū16Ǟ21ƚƺ
~em>	48 -18ǩ-12ŷ-11Ƅ-10cGŀƠ-9aAńŏőƳǖ-8mļľŵǇǉǞ-7nĿƙƵ7ePǍǝ8gxƅ9ŕǚ10EŚŢƮ11Žǒǘ12ŝŠ13ſƐ15vSƸ16Ǘ17œƣ18Ǚ19Ǌ21Ǖ22ƚǓ23wy24Ŕ27Ũ28ǔ33Ʊ34ǜ36Œ48ş52ţ57š70Ş
~ema	58 -12D-11Ľ-7bO7ƅǙ10q11ǩ16Ǘ23Ʋ24Ŝ25ľ26ž33Ǌ37Kǚ59J
~emai	60 -12D-11Ľ-7b8ƅǙ11ǩ17Ǘ25Ŝ26ľ39Kǚ61J
~emat	79 34Ʋ36ž
~emb	68 -12ś-9ń7Ɗ8xŧ9Ŧ11Ǉ13E16h25Ś30Ƹ39ľ
~embe	69 -12ś-9ń7Ƥ8xŧ10Ŧ11Ǉ13E16h25Ś31Ƹ40ľ
~eme	54 -21Ǒ-13g-9ŝ-8yń-7ƣ7ŦƤǇ8ĹĿƟƲ10Eƛ11ƘƧ12Ƃƍ14ǎ15Ƭǂ16Z18ŧ19ś20Ǖ21tƝǤ24Ƹ31ľƕ35ķ41Ƌ
~emem	70 -9ń7Ƥ8ŧ9x10Ŧ11Ǉ14E32Ƹ42ľ
~emen	57 -22Ǒ-8y-7ŝƣ7ƞǪ9Ĺ10ĿƟ11ƛ12ŧƧ13ƍ14Ƃ15ǎ16ƘƬ19t20ś21Ǖ22ƝǤ34ƕ38ķ44Ƌ
~emer	84 9Ƅ28Z
~emi	74 -14Ū-11o8ǟ10X11Ŕ13ǜ15Ŧ17aǦ27œ
~emic	86 -14Ū10ǟ15ǜ18Ŧ
~emiu	77 11X12Ŕ18Ǧ29œ
~emo	79 9Ō15ľ17ǆ44ƍ
~emod	83 46ƍ
~emp	58 -11Œ-7o7yǒ8ǋǧ10ƥ13V15ǊǓ16ǥ17q19Ʃ21Ǟ23SW25ǉ34Q37ơ
~empl	59 -11Œ-7o7ǒ8ǋǧ15V16ǊǓǥ18q20Ʃ22Ǟ24SW26ǉ35Q
~empt	80 11y12ǚ52ơ
~ems	79 9ƺ11ƾ12xǞ14Ɲ15Ə18ƚ
~ems>	80 9ƺ11ƾ12Ǟ14Ɲ16Ə18ƚ
~en>	33 -21ū-16ł-15Łƣ-13TŠ-12XƁƄǒ-11qFZťƨƪƷ-10NņşƙǙ-9UŴƊƧǅǆ-8ĸŧƋ-7zBJĽŬƇƤǜ7rŏŜũųǖǥ8ikŕƯưƹǦ9ŃŷƱƴƺǝ10bAŀƏƞǑǞ11OĹŘţ12Ļƿǂ13gƛ14Rƶ15Ťǡǫ16df17ƌǇ18ķƭǀ20vVŎƀǔ21ŇŝżǁǛǟ22Ž23Ʃ25yŦƆ26ŢƍƝƵ27ƉƾǄ29sơǚ30ń33Ź35źƘ38L40Ŗ43ǐ45GS46Œ
~ena	70 -11ǒ-7Ǐ7h8Ɓƥ10ơ12ŮƤ13Ż18v20Ǖ27F29ƞ30ź
~enag	73 -11ǒ8h9Ɓ13Ů14Ż19v33ź
~enan	83 -9Ǐ9ƥ12ơ15Ƥ32F36ƞ
~enc	62 -8Ť-7ƕ7ŔƑ8ƛ9ƅ10Ũũ12Ń13żǇ14Śǥ15ŉ16GK18Ǝ19Ň20ZƗ27ǣ33ǫ39Ɠ
~ence	63 -8Ť-7ƕ7ŔŚƑ9ƅƛ10ũ11Ũ13ŃżǇ14ǥ16Gŉ17K19ŇƎ20Ɨ28ǣ40Ɠ
~ency	84 9Ƅ19Z
~end	47 -17Ǌ-16ŗƣ-15ŨǑ-14Ū-12ś-11Tĵǫ-10Ơ-9Hǈǐ-8ǕǟǠ-7nyWœŠư7iƤƻǁ8Ķ9ŀǤ10Yƶ11Kŭ12lzőŕ13AGRSĴōƞƵ14ŧŴ15Ź16ƅƩ17ƹǦ18Ŧ19bJ20IĽƱ22Xǎǩ25š27k30Ŗ31Ž32B37Ŝ38Ǘ39Ƭ57Ɨ
~end>	52 -21ǐ-16ƣǑ-14ŗŪ-12ś-11ĵ-10LƠ-9ǈ-8H-7Ũ7joIļƤƬ8gƆƒƲƴ9ĶńŖƻǅǇ10ilƱǁ11Ƶ12zǤ13Kŀ14ǩ15S16GĴŕšƗ18ōŧŴ19AĽǦ20ƹ21B22bJ23Ŧ25ǎ27XŜ37k
~enda	86 8ű13š15I16ǜ19L
~ende	63 -7ƴǩǫ8Ľƛ9ƭ16Ǔ19ŭ23Ź25Ƭ32ƅ46Ž55Ɨ
~endi	80 -11Ũ9ľ10Ļ13Y14š15I17Ŗ22Ŝƶ
~endo	83 -7ǟ65Ǘ
~ends	66 -17Ǌ-11T-8k8e12Ŭ13RŚƦ15ųǐ17Ʊ18Ŗ20uBǩ21Ʃ22ƞ25ő32Ƭ
~ene	50 -14ſ-12Ř-11ŕƍ-10ŀ-8ŁłōƤƯƶ-7ƣ7ƨưǞǠ8ŜƢǪ10ZŇŋũƺ11iƮǩ13ƝǕ14Ŏ21ƵǇ22ŝ24ĺǣ26ť29W31Ʀ36ƭ43Ţ51Ŗ
~ened	60 -10ŀ-9ł-7ǟ7š8ĻƪƱǥ9ŗŧƦưǞ10Ǫ13ZŇ14iĺ15ũǇ16ŢƝƭ18Ŏ27Ƶ33ť
~enef	65 8Ʃ11ƨ16Ʈ32ƭ39W
~ener	74 -21ſ-9Ř7ǘ15Ǉ16ƺ17ǩ21Ǖ36ǣ
~enew	61 -12ŕ-10Ư-9ōƤ-8ƍƣ-7ƶ10Ǡ12ŜƢ15ĺ28ŝ29Ʀ36Ţ64Ŗ
~eng	74 7h8S9ǂ12ƚ15Ƅ18Ų20Ư24ų30f
~enga	84 14ƚ34f
~enge	82 9h11ǂ17Ƅ27ų
~eni	72 7Mľ8ű9Ǌ10g11H12ǫ13r15ǐ17P19Ū27ƶ30Ǡ38L
~enie	88 9M34ƶ
~enin	75 7ľ8ű10g12H13r14ǫ16ǐ20Ū31Ǡ39L
~enis	90 12Ǌ23P
~enj	83 12ǡ21g24t38U
~enjo	83 12ǡ21g24t38U
~enn	88 7Ź9Ʒ12c15C
~eno	70 7ƯƱ8Ʋ10Łƙƹ12Qķ14r15jy17ŦŸſ25ƍ32Ʈ
~enou	72 7Ư8ƱƲ10ƙ11Ł12ķ15r16jy17ſ18ŦŸ33Ʈ
~enov	88 32ƍ
~enr	90 38W
~enro	90 38W
~ens	50 -12Ļ-11S-10I-8nƍ7sXŜŢǌ8dCƙ9oŘƼ10ƪǆ11YƐ12Ŭƚǂ13aZƅƲ14Ǫǫ15ƀ16RƩ17ǟ19Ɓ21ǥ24Ĺ26ŉ27ƹ29Ÿ30ķź33Ǒ49Ź
~ens>	62 -12Ļ-8ƍ-7Vň7ţżƝǔǜ8v9ļƄ10Ǫ12ź13ĹŢ14Cǆǥ15ƪ16Ř20Rƹ21ƀ22ǟ23Ʃ28ǫ35Ǒ
~ense	56 -11S-8nI7lǝǪ8Ū9sǌ10Z11oƼ14dYǂ15aŬ16ĹƅƲ25ź31ŉ34Ÿ57Ź
~ensi	70 8ŋǑ10Ƈ11Żǥ13X15ƙ18ƹ19ƚ28Ɓ46ķ
~enso	90 25Ɛ
~ent	35 -17Ǆ-14Ǌ-12ň-11yXūųƔ-10BŴƪǢǣ-9RTļłŃņřſƅƈƯǌǪ-8gijwHŀŷƁƇƽǅǐǫ-7bfhsvEŉŎůŵźƉƊƓƠƩƸƹǋ7tQŮǆǧ8WĿŞŭ9ĴĽŔƭǠ10GŅưǍǘ11ťƦ12ĵĸńŝƆƕ13luĶĻşƘƵƿǞ14Ǖ15őŢŦŽƫ16Ūǚ17ľŶƄ18ķšŲƖ19Ƃ20NƋǈ21ŕŻ22ŒŖƞǙ23Ǉ24ŐƟ25ǜ27zƙǤ28ƥƧ30ƣǓ35Ǒ39Ň41Ƥ46ǖ50F59Ƣ
~ent>	39 -25Ǐ-12nǊ-11Ʊ-10yQXĸƔ-9PňƿǌǢ-8BRļŃŅņŴƈƍƪ-7AūųƇƩƯǪ7DJƗƙƟơƦƬ9tŐś10ŁžƆƫƾǙǧ11Ƶ12ĿŪƄ13ĽńŖƭ14Ş15őƤ16GŔ17uľŢǠ18lǕǜ19šťŦǞ20Ɩ21ƣ22şƕƥǚ23ķ24ŒƋƧ25Ż26Fŕ27NŇǓ30Ǒ35ƞ42ǖ69Ƣ
~enta	68 -12Ƣ-8Fř10PƦ11Ɯ14W16Q22Ŷ30Ƥ36ĸ60Ƃ
~ente	72 -17ǎ-11ǒ-10Ƣ7c8ǫ10Ʀ13ŠƧǉǍ17Q18ĺ20Ǔ21Ő24Ƥ30F35ƣ
~enth	88 10ńƘǦ33Ŗ
~enti	70 -11Ơ-7ŐťŸ7Ļǖ9dAľƤ11nƶǍ12Ɔ13Ž14ǆ16ŗ17Ņ20Ŭ38F39ǈ
~entl	76 -7ş10ŏƂ11œƵ13Ť15ő16ĻŪ25Ũ26Ő
~ento	81 14Ǥ22ƙ24Ɵ26Ǒ
~entr	88 10Ɛ13Ǐ18ƥ
~ents	51 -12ƺǄ-11Ř-9ƕǉ-8ƣƾ-7Ʀǣ7UŶ8ƞƫ9ĸ10Ƨ11Žƍƚ12ŝ13šƢǘ14ŭƄǎǖ15ŅƟ16Ĵǜ17Ķư18ĵ20Ů21Ǚ22Ų23ƙ24Ň29Ǐ32ƿ33Ǥ34z
~enu	79 11ǩ14X18ǫ24ǝ38ǌ
~enu>	90 16X23ǫ27ǝ
~enue	83 11ǩ41ǌ
~env	88 8l12D13Ơ21ǫ
~enve	90 8l13D24ǫ
~eo>	85 -7ń8ƙ12g36M
~eon	80 -14Ţ-7Ƹ7ƀ8Ň10Ʋ14ǜ16Ǉ18Ƶ27A
~eone	81 -15Ţ7łƀ8Ň15ǜ16Ǉ18Ƶ27A
~eop	57 -12ū-7ĵƄ7ŇőŠ8bůƪǓǞǣ9ƀƙǒǫ10Ş11ǖ12ǝ13dŹƴǋǜ14lK16nǘ18Ƹ20ŸǛ21ƞ22Ǌ26ǉǙ28ǟ
~eopl	57 -12ū-7Ƅ7ŇőŠ8bůƪǓǞǣ9ƀƙǒǫ10Ş11ǖ12ǝ13dŹǋǜ14lKƴ16nǘ18Ƹ20ŸǛǟ21ƞ22Ǌ26ǉǙ
~eor	84 7l11z16C18yŹ
~eorg	85 7l17C18yŹ
~eow	76 -7ǈ7ƛ10ĺƕ20Ɨ26F30ǖ
~eown	76 -7ǈ7ƛ10ĺƕ20Ɨ26F30ǖ
~ep>	53 -12ĵ-11eķƬ-9Sřǖ-8ź-7pr7NŌƊ8qĹŊ9xſƁƟǇǛ10WŔũƦǫ11nŭư13ļŃǚǠ14ŠǝǪ15śŝƀƧǟ16Z17ƾ18oY19Ƌ20Ǒ23Ʊ24Ŏ26Ʃ29Ʒ30űƹ32Ǚ
~epa	68 7Ĺ11ŕŪƲ15Š17ǆ21ƚ23ř27ŧƑ
~epai	78 8ĹƦ12ŕƲ13Ū19ǆ31ŧ
~epar	73 17Š22ƚ25ř29Ƒ
~epe	65 -11T7x9Ƴ11I15uǓ16Ǣ18ǚ22ŀ25z33ŪƱ
~epen	68 -11T9Ƴ12I16uǓ23ŀ26z35Ʊ
~eper	82 10x22Ǣ24ǚ
~eph	88 7h11s15I19Ŵ24ǫ
~epi	71 -9ǘ-7ň9Ŀ11Ū12ţƷƸ15žǢ20U22Ł23t26ǡ40x
~epin	71 -9ǘ-7ň9Ŀ11Ū12ţƷƸ15žǢ20U22Ł23t26ǡ40x
~epl	61 -9Ɯ-7ĸĺƞ7Šſ8Ƅ9HƓǍ10ĻƧư20ƌ25Ɖƙ29ƕ30Ǥ33ƒƷ63Ǟ
~epla	61 -9Ɯ-7ĺ8ſ9HƄƓ10ĻƧưǍ14Š20ƌ25Ɖƙ29ƕ30Ǥ33ƒ34Ʒ
~epo	76 -8ƚ7ǋ9ť13Ũż15Ķ16Ǎ18Ť21Ə26Ż
~epor	77 -8ƚ7ǋ9ť13Ũż15Ķ18Ť21Ə26Ż
~eps	70 8ţťơ9nǢ12ƽǔ13c16ű21Pŀ22uŪ25Ş32ƞ
~eps>	70 8ţťơ9nǢ12ƽǔ13c16ű21Pŀ22uŪ25Ş32ƞ
~ept	72 -10Ŏ-9ư-8ŌŒ9Z10ŷƄ13Ǌ14ƒ20Ş22Ł23Ɣ30ǘ32ű40Ƨ
~ept>	73 -10Ŏ-9ư-8ŌŒ9Z10Ƅ11ŷ14ƒ21Ş23Ɣ30ǘ32ű40Ƨ
~equ	63 -10ƦƬ-8ƚ-7ƕ7Ɩ8ĺ11Ǜ12Ɵ14Ķƭ15ǎ16ľƣ17ŭ18Ǥ22ǕǠ28ĸ42Ǒ
~equi	64 -10Ƭ-8ƚ-7ƕ7Ɩ11Ǜ12Ɵ14Ķ15ǎ17ƣ18ŭǤ22ǕǠ29ĸ43Ǒ
~er>	28 -35d-28ƺ-27š-22ĺ-19ō-18ƙ-17Łŷ-16ƽ-15ŐƨƯǍ-14lƍƖƦ-13mƠ-12ŘƸǓ-11uGZ-9ŶƉƘǇ-8iĻŉƑƟƲǀǤǧ-7ńňŎƮǅǆ7nvMƀƫƻ8ŇœŜƎƧǒǜ9cśŭǑ10sĸŏưƱƴǙ11hAHǂ12CĿŽƏƩ13jEŤŧǈǥǦ14rLVŦžǃ15ŹǄǎ16P17eyFUŬźǠ18ľŝŴƃƗƹ19xKƿ20wQXƌǉ21ĴťżƋƔƾ22ŚǨǪ23ŗů24ĽőųŻƪǗ25pƞơ26IǞ27zǚ28BƓƶ29Ƶ30qŠ31ǁǌǝ32otŵ35ţǣ39Œ42ƛ47ņ51Ɲ
~era	50 -15Ǒ-11ŉ-9q-7ŚƧ7MŊǪ8ĸǋǎ9Xųſƨǚ10ƀƯǩ11Żǔǣ12ŸƚƜƵ13Wńƪ14ǜ15ĿšƁ16śǇ17Ǎ18ƂƩƮǟ19ƺ20Ţ21Ř22Ǖ23Ő26Ǥǧ28ƕ29Ɛ31Ʋ
~era>	88 15Ɛ17M
~erad	90 8ŵ15ū
~erag	53 -15Ǒ-12ŉ-9q-8ǣ-7ş7ĺƬǥ8ŊŖǋ9ųǕǧǪ10XĸƝƯǚ11ƀƨǎ12Ż13Ɯ14ńƪǔ15W16šǜ17ĿƁ18ś19Ʃ20Ƃǟ21Ʈ22Ţ24ſ26Ő28Ǥ30Řƕ
~eral	66 -18ſ-8Ř7Ļ9ş13Ƶ15ǩ18ǣ19Ǖ24ǧ27ƺ43Ʋ
~eras	80 -7Ɲ11Ū14ƚ34Ɛ
~erat	83 -8Ś7ǅǉ9ǣ22Ÿ32Ǉ35Ǎ
~erc	64 -19ř-16ƃ7őǍǘ8šƖ9ǎǓ10Qǧ13ŻǈǏ14ǖ18ĵǝǨ21ŔǤ23ž25Ɯ41ǆ
~erce	70 -20ř7ķ8ǖ9Ɩǘ12Ǔ14Ż17ǈ19ĵǆ21ǝ23Ŕ25ž27Ɯ
~erci	73 -18ƃ7ǖ8ǍǤ9ő10š12ǎǧ15Ǐ20Ǩ27ǆ
~ere	31 -24ŷ-19œǐ-17TŁ-15ǉ-14pǇ-13O-12vő-11cxŦŴƆƚǓ-10ƕǠ-9bƍƘ-8LRĵŀųǈǋǥ-7tŃŲƼǌ7ţūƅƞƯƻǃ8dŶƙ9FĶŘŤŻƉƛƩǕǝǨ10rUWķƫƴƾǊǫ11ZĸŕřŵƑ12kōŗƊ13iuĹņťŪŹƏƜ14šŸƁƬ15JƂƐ16ŊŚśƸǀǤ17ƳǅǙ18fSǪ19sŨũƀƃƎ20ĽǍ21Ţơǆ22Ŏ23Ơ24jDVƨ25nHŝƟ26ǟ27Q28ŐŞ29M30ƦǏ32C34l37Ƌ39ű54G
~ere>	32 -24ŷ-19Ǉǐ-16TŁœ-15ő-14ǉ-13p-12KŃ-11vxOŦ-10ĻŴƔƚ-9cƆƘǒ-8bBŏƍƕǈǋǓǠ-7LRĿŀųƪǌǡǥ7hXŋřǖ8ūƑƞƻǤ9dĸƸ10ĶŐŶƥƩǕǝ11FUķŊšţŤŨƂƉƛƫƬƴƾǊǨ12ZĽƙǅ13krWŚŵƊǀ14uŹŻƃƏ15ĹņťŸƨ16JǍ17i18śƐǏ19ƀǙ20fSũƎƳ21sCVŎǪ22HƜǫ23Ţơǆ24Ơ25D26j27Ɵ28nŝ29ǟ30lM31Q32Ʀ33Ş40Ƌ41ű52G
~erea	84 10ƥ14Ǎ23C
~ered	60 -17ƥ-16ǫ-12Ǒ-9Ż7őǀǒǡǣ9ŠƔ10ƂƯ11ňƃǅ12GĿ14ŗ15ĺĽŏ16mƁ17ƸǤ18ŊŘ20ƨ23lōƪ26Ǐ30Ő
~eren	66 -11Ɯ7Ƒ8CŚ9V10Ǉǧ11ŃǗ13ŏ14ř17Ļş19ŉŨ24ŕ26Ū28K
~eres	79 -8ǫ8ĸ9ƣ10ĺ11Ɩ12B13H14ňš
~erf	78 -7d7D9Ŗ10J11iŚ12a15ő16ļ21ş22Ɲ
~erfe	80 -7d7D9Ŗ10J11Ś12a16ő17ļ22ş
~erg	81 8Ƅ13Ƌ23x26Z
~erge	84 9Ƅ28Z
~eri	58 -19p-11Ť7hXŬƯ8šũżǗǫ9ǒ10Ũ12Ǉǥ13b14YŊ15ǄǊ16Ɗ17Ł18ŇƸ19dƀƈ28ƾ29ǝ36ő37ų
~eria	85 9ƈ11ǚ12Ŭ15Ǘ26Ɗ
~erie	64 -11Ť8l9Xš10hũ11ǒ12Ũ14Ǉǥ16Y18őƾ21Ň26ų
~erin	73 -7Ř9Ƹ10ƞƯ13ǫ17bų18Ŋ23Ł25ƀ26ő36ǝ
~erio	81 -7B9Ǒ13ƿ16Ǆ18ƾ33ƈ
~erl	88 -8K13Ŗ21ĵ23Ź
~erly	90 -8K22ĵ24Ź
~erm	64 -12Ť-10A-9ƖƮ-8œ-7ż7Ōƍ10WƷ12Ǘ14jB15gǞ17Ź24Ŗ34ź59Ư70ƫ
~erm>	69 -10AƖƮ-9œ11W12Ʒ15B28Ŗ64Ư65ƫ
~erma	84 21g32ƫ
~ermi	77 -14Ť-8ż9Ō10ƍ19Ǟ20Ź42ź
~ern	71 -10Qń8g10VņƺǑ11ō12Ŗǘ13iLĿ15j23ŀ25Ł27ű49ǖ
~erne	90 13ņ17ŀ
~erni	80 12Ǒ13V14Ŗǘ31ű
~erno	84 -11ń7ļ10g14ō16i17L18j
~ero	75 -13Ŧ-10g8Ŝ9ŐǄ12Ť19ƾ20Ś22Ɖ29ǂ
~ero>	86 11Ő14Ť23Ś
~erol	90 11Ǆ23ƾ
~erou	84 -11g9Ŝ32ǂ
~err	74 -11Ǥ7ǒ8Ŕũ9w11ǜ15Ľ17Ųǟ29N31Ů
~erra	86 8ǒ37Ů
~erri	90 10Ŕ11w13ũ
~erru	86 -13Ǥ-7Ŏ20ǟ34N
~ers	42 -26ǎ-17dő-16n-15W-14D-13Ş-12Iĸů-11ƂǍ-10FXŔŤƮ-9RŠūǟǫ-8cCPQłřŰűǃ-7HUŀōŎœŖŧŲŶơƢƵƸǣ7BKƅƌƫǔǚ8Ŀǘ9aƒƳ10uŅŇŋšƑǩ11ŉŝƈǝǥ12pļŘſƉ13EŌƾ14ŪƕƘ15Mƞƿ16ŃųŴŽǁǢ17ź18ƙƣ19ŻƗƽ20Ǒ22ǉ23Ÿƥ24ŗŵǓǖ25Ǚ26ǅǗ27ƴǪ29Ƅ31Ƥ32h34A41ǈ45v
~ers>	45 -20ǎ-19d-16Ű-15n-13D-12yőŞ-11IŮů-10clFĸǠ-9JŉŔŤƂǍ-8RXŝǂǟ-7sQWłřŠŧűƮǃǐǞ7ňŐśžƎƳǡ8bŃšŹǛ9BKŴƌƪǔǚ10ĺƘƟƿǘ11zŽƑƒ12ŅŪǩ13uƈǝǢǥ14pƉ15EƾǪ16ŘŻſƕ17ƣ18ƞ19ųǁ20ŸźƴǗ21ƽ22AƗ23Ƅǅ24ǑǙ25Ƥƥǉ26ǈ27ŵǓǖ33h51v
~ersa	82 8ļ14s21Ō25ƫ
~erse	84 9ƹ10l11ǀ12ǂ19Ƥ34Ǘ
~ersh	85 10š12ƅ37ǈ
~ersi	82 9Ż11O14ǅ17ť22y
~erso	63 -11W-10ǎ-7ǆ7Tŗƣ8agĿŸǐ9ſ10fǤ12JƄǊ13Ŵ14Ń17Ů20Ňŋ21AǪ28ŝ29ƙ32M
~erst	76 -7sƁǫ8rŪ9ŁƘ10Ǡ11ļ12ĻţŽƿ15Ű17ƴ27ŗ37ŉ
~ert	56 -12Ǔ-7ŖŘ7šƎƩ8őǅ10HƍƟ11Ů13ſ15Ż16TƓƣ18D20ƙ24ĸ32ǎ33Ǥ54ǔ70ǩ
~ert>	79 -8ǜ9ƒ12Ʃǔ60ǩ
~erti	63 10ǅ15Ůƣ16ĸ17Żǎ19ǔ20T28ǩ
~erts	85 -12Ǔ44ǔ
~erty	67 -7Řǆ7Šƞ9ƎǍ10š11ő12ĸ13H17ſ20Ɠ21ǎ22D25ƙ42Ǥ
~erv	64 -8Ǒ7fţŴǙ8Ş9Ɨ10Ǡ11ŤƑ13ŝ17Ʋǂ18ĿŲ22ŀ33ǆǝ
~erve	77 9fŴǂ10Ǚ15ǖ46ǝ
~ervi	69 -10ǖ-8Ǒ8ţ10ŞƗ11Ǡ12ŤƑ14ŝ19Ʋ20Ų21Ŀ35ǆ
~ervo	86 13ǂ34ŀ
~erw	69 7eƟƵ8vŜťƉ9i10ƺ11oǅ13ǂ15Ǆ18JśǢ40Ū
~erwa	86 8ũ9Ƶ32Ū
~erwi	88 11v13ƺ20Ǆ
~erwo	77 8Ɵ10Ŝ11i12ǅ13o20śǢ21J
~erwr	83 8e9Ɖ10ť11n16ǂ18Ū
~ery	51 -11Ř-9ťǕ-8ŗŤŭ-7zLŴŶƞƧƱ7bcƖƲƿǆ8ĵļƃǀǇ9Ǌǘ10ŕűƋǣ11Ƙ12őǚ14UŎǛ15K16iŠŮ17TūǤ19nĸƽ20ŵ22Ÿƙ23Ʈ24u26YŰ27ǔ31Ĵ
~ery>	57 -12Ʊ-10Ǒ-9Ǖ-8ŭ-7ŘƧ7eCŁǝ8bhYƾ9cUƲƿǀǤ10ǟǧ11Ů12ĵƋƖǣ15ő16ƽ18Ǜ22Tū23Ĵ24ŵ30u31Ű32ǔ
~eryb	68 -11ŗ-7z7ŏǚ8gHłŕŮƘ9ſǙ10ũ11űƤ12ŸǇǫ14nK15ĸ16Ŀ19Ǌ20Ʈ
~eryo	90 -8ǒ13ž14n25Ÿ
~eryt	64 7wřŷƸƽ8KUŀŨƘƱǓǨ10ƴ11ƃǒ12ǆǑ13ƮǤ14ǘ15ļ20Ŏ25Yƙ26i27ĸ28Š
~es>	30 -29P-23a-22Ʈ-20ƃ-18ŔŧǍ-16Źſ-15ĻņŨ-14lĵƳ-13itV-12ńŮ-11MQSŒŞƕƸƺǇ-10CGNŕŢƬǀǟǡ-9RUĽƘƦ-8FƥƵƶ-7fDŉšŭŶưƴǁǠ7ALŁǪ8gsyŃǦ9bHƢƼƾǉǐ10rūűŵƞǜǝ11TŪůƋǗǛǥ12cĶŘŠƑƿ13OųƐƫƷǃǨ14uźƅǚ15ľřŤƱƲ16EWǞ17ĴƂƩǆǫ18şƌǓǧ19Ɗƛǖ20Ɯ21pYŀǋ22wxŝ23hŖǏǔǕ24ƣƤ25v26ƪǘ27ŅǤ28ǂ29qƚǊǑ30Ǣǩ32Ǚ33Ż34Űǌ38o41ǒ42Ɠ46Ǆ49ł72Ŵ
~esc	72 8ƊǏ9ƈ12ŵ28ƽ29Ɩ30Ɨ
~escr	72 8ƊǏ9ƈ28ƽ29Ɩ30Ɨ
~ese	61 -11R-7iŲ8fŗŞƂƺ9qĻŝǡ10ƢǝǞ11tzNœǉǎ14QǠ15őūƼ16l18nƔǫ20AP22Ō25U
~ese>	62 -11R-7iŲ7c8fƂƺ9qĻŗŝǡ10Ƣǝ11tzőœǉǎ14Ǡ15QƼ16ū17l19nƔǫ20AP22Ō25U
~esen	86 7ő10ş11Œ15ŞǞ17N
~esh	90 -9a16Ŏ18ľ25Ő
~esi	63 -9Ʊ-7Ż9xŵƤƧ10WŸ11Ŵǆ12Ǌ13G14ǉ16Ĵ17ĸ19u21Ǐǫ23n26ƨ31Ł36ǜ
~esid	65 -9Ʊ7ł9ŵƤƧ11WŸ12ŴǊ13ǆ14G15ǉ17Ĵĸ19u21Ǐ24nǫ27ƨ
~esig	85 49ǜ
~esit	85 45Ł
~esk	83 -9Ǒ9Ǌ11V12Ĵ20Ɵ30P
~esk>	84 -9Ǒ9Ǌ11V20Ɵ30P
~eso	71 -7ǖ7Ť8i9FōŐśűƚ10cnuƝǌ11CƈƩ12I13ļƖ17ǆ19Ķ20ǁ
~esom	71 -7ǖ7Ť8i9FōŐśűƚ10cnuǌ11CƈƩ12I13ļƖ17ǆ19Ķ20ǁ
~esp	86 7Ň11Ń12ţ16U
~espe	90 8Ň12Ń13ţ17U
~ess	45 -13ſƃ-11Ļūƶ-10ŎŘ-9ŐŶƖ-8tƞ-7ŀłş7ňţƿǝǩ8KĿǓǫ9AEMőŦƬǤ10ǐ11ǞǢ12ŃŤǄ13J14ŏ16GņűǕǜ17ǈǖǛǠ18ŮƘǣǪ19Ǉǒ20ǡ21ů22ŪǍ23ǅǆ24ƾ27iǌ28D29ǟ31ǧ32UǙ33Ɵ49Ǩ
~ess>	46 -13ƃ-12Ǒ-11ſ-10tĻũ-9CŎūŶƖ-8uŘ-7łŐŒƞ7nŸǄǚ8ņţťŪǩ9EǓǝ10AMĿŃŦƬǤ11ǐ12UǞǢ14J15ŏ17Gű18ǆǕ19iǠǫ20ŮǇǣǪ21ǒ22ǈǙǡ23ů26ǅǍ27Ɵ28ǌǧ31ǟ32D50Ǩ
~essa	90 -7L18ĺ27K
~esse	76 -8ƶǄ7h8ǧ10u11ǜ12C16ǆ17i19ƿǙ20ǖ27Ǜ
~essi	71 8Ňƒ9o10u11ŗ12lP13ņŒ15ŅŤ16ƾ17ňő20ǜ31Ƙ
~esso	90 12Ǒ19Ɵ43Ū
~essu	78 -8ǫ7Ń8ƽ20Ǆ30ƾ
~est	50 -14Łş-12cP-10CŰƌ-9pųŹ-8Ļƙ-7őŘŚŧǉ7xŷ8ǏǑ9ZļŀŎ10ľŞƲǫ11źƠ12Bŗũǃ14ǀ15tUĺňǐ16m18Lŋ19ƚƞ21šǛ23v24IKƑ25wĿ29ǖ31ǡ34y36Ŋ37ĸ
~est>	54 -14ş-13Ł-11cP-10AŰƌ-9pŹ-8dŚ-7Ļ7QŇŎŠƉƖ8ķ9ŷơǁ10ŃǑ11xĺļŀ12ZŞƲ13Ơ14ǃ15ǫ16ũ17U18mǐ20ň21tLšƚǡ27IKƑ28w29Ŀ31v32ǖ40y
~esta	80 -10C12ƥ13ƴ14ǝ15Ƹ20Ǐ23ǡ28ĸ
~este	83 8ĸƃƣ10Ǆ14Ǜ21ƾ
~esti	68 7ĸ8dĺľ9ů10ƕǗ13Aš17B28ŋ53Ŋ
~estl	90 -7ŧǉ14ŉ29ŗ
~ests	82 -8v13ź23Ǜ28ǀ37ƞ
~et>	38 -25ǫ-18ƹ-16Ʀ-15qŐŖŞ-13ňŗƖƙ-12œŮ-11lŎŔ-10yFŦǊ-9zĴĿŇťŽƍǏ-8ųƭƾǇǓǘǠǤ-7ĺƀƶǝ7fINũűƬ8pJXŕƅǁǅǛ9cgrOľūŵŷƒƨ10LSǟ11xGKŲƐƪ12ŅŋǍ13ŉƜƣƸǗ14kń15ƇƑƗ16wƄƕƠ17řŹƎǞ18DĵĹ19ŜşŶƋƲ20WōƷǈ21jHŏ22ĸƛƝ23e24ļţž25MZ26źż28v30ŧ37Ł43Ƙ
~eta	75 -11ű9Ɩ20Ǐ22Ɠ24ǆ30Ɗ
~etac	86 -13ű25Ɠ
~etal	80 21Ǐ33Ɗ
~etc	86 9ś12ơ13ż25Ţ
~etch	86 9ś12ơ13ż25Ţ
~ete	71 8ǣ13Ʋ14ƿ16jǄ17yƾ22Ɛ31ů
~etec	84 27Ɛ
~eter	83 15Ʋ19j36ů
~etes	81 17ƿ19ƾ20Ǆ
~eth	51 -12ſ-11Ū-8AƝ-7ŝƀǟ7rEŋƋƐƨƲǋ8mŅŕŞƅǌǗǫ9sŀŇŵžƱ10ŷƮǝ11gMŬŴ12iĴŃŎŘū13ŗ14ĵŶƣƭ15ŠŤǪ16N18Ƽ19ŊƸ20Ĺş21řƪ22Z28Ļ29Ł
~ethe	71 7f8uƷ10hĴ12ƣ13ǌ14ǋ15ĵ18M21s33Š
~ethi	52 -12ſ-10Ū-9Š-8Ɲ-7Aŝ7EPƋƐƣ8rŅŋƅƨƲ9mŕŞǗ10ŀŇŵžƭƮƱǫ11gŬŷǝ12iŤ13ŃŎŘū14ŗ15Ŷ16Ǫ17N19Ƽ20ĹŊƸ21řş22ƪ23Z29Ļ30Ł
~eti	64 7ńŝ8ŒǛǡ10Ǌ11O14ņ16Ư18Ʃ20t25Ņ29P32ķ37V
~etim	85 7Ưǜ11Œ12ǡ16ń20Ǌ
~etin	81 10Ǜ15O
~etir	69 8ŝ9q11Ư19Ʃ21t32P36ķ41V
~eto	85 -9ǫ10Ň13ǈ17łǁ72l
~ets	61 -9Ɩ-8Ņū-7ǂǛ8TĻ9ŏ10ŴƍƤ11Ư13Ƃ15ǡ17ĸŤ19Ɛ20ł21ŷƟ23ǫ27ż30ƭ34h
~ets>	61 -9Ɩ-8Ņū-7ǂǛ7ƙ8TĻ9ŏ10Ŵƍ11ƤƯ13Ƃ15ǡ17Ť19Ɛ20ł21ŷ23ĸǫ27ż30ƭ34h
~ett	53 -16ǫ-12Ŕ-10Ľ-9hŁ-8Qǀ-7dĸŐőŞ7PĿŗƛǃ8ĺǛ9ƇǢ10qŊǄ11rz12ň13jŃŧ14xLŚşţƘƻ15p16oŻƺ17Gƪ19K22Uľŀœŕś30b33Ơ37t
~ette	60 -13ź-11Ŕ-10Ľ-8hũǀ-7dQǫ7ŃŹ8Ŭǃǒ9ţ10ŀƪ11Ŀ12q14r17Ś18pLň19oƻ20śŻ21şǄ24K27ľŕ29t36b
~etti	66 -8Ł7śƠǞ8źǟ9iƬ10ŲƂƪ11AǛ12PU13ŗŶǢ16tz18ŀ20x21j37œ
~ettl	77 9Gń12ŃŨ17Ŋ20Ƙ22ŧ32Ơ
~etty	70 -11Ǆ7ſ8SĴŰƠ9ŷǒ10ŵǓ11WŎũ13Ƈ15ƛ17GUţ21ƺ
~etu	81 -7š8fŨ9ĻƋ11ǈǌ13Ǣ16T19Ǜ
~etur	84 9fŨ11ǌ12ǈ13Ǣ16T20Ǜ
~etw	79 7m9PŢ10C11Ǫ12Ńƭ13Ÿ22ŉ
~etwe	79 7m9PŢ10C11Ǫ12Ńƭ13Ÿ22ŉ
~ety	70 15Ɛ19ƾ58Ǜ
~ety>	70 15Ɛ19ƾ58Ǜ
~eve	40 -16ĺ-14Ƅ-13Xŧ-12yƠ-11ƟǕ-10rŭ-9ŅƁƍƧƯ-8jsDJńŶǏǖǪ-7kzWĻƅƕƢƷǠ7CœťŪŹǘǩ8ŎƓǈǜ9ũūƴƽǤ10uƆ11gƀƤ12LŘşŠŵ13hmKƇ14nTŴž15ƻǌǛ16Rƃǧ17Ţżƙƞǟ18Ÿǁ19YŇŽ20ŗŰǞǫ21ƋƝ22ųǚ23H24ŝ27Ʈƾ28ǔ29ƫ30ƛƶ39Ĵ47Ť
~eve>	79 8Mō9m10l11S13Ź14ŌƮ18d25ǫ
~evel	72 8Ŭƥ9Ł11ŷ15ƫ22Ƌ24m31Ƈ
~even	59 -11ĺ-9uƠ-8X7ǩ8h9Ŗţ10YƮ12œŦƻ13ũ14R15Ū18Ʊ20ŸƆ21ŝ25ŤŽ28ǌ30L
~ever	42 -13ŧƄ-12S-10ryƟǕ-9ŭƧ-8JLXĺŅŖŶƍƱǖ-7jszDĻńƁƕǪ7cRUĸŀƎƨƻǝ8iŐŸƀǘ9ŎŮƓǈǜ10ŝƋƴǤ11ť12CūƤ13gŒƽ14ŘŵƮǁ15hKŠ16TŴž17nǛ18uƃǞǧ19Ţǟ20YƙƝƞ22ŇŰż25Hƫǚ26ŗų30ƾǔ31Ť32ƛ33ƶ42Ĵ
~evi	73 -13Ƹ-8G8Ŕ10ŷǎ11ƅ12Ǡ15Ɖ18ǫ23ŝ24Ɨ26ŗ42ž
~evic	83 48ž
~evid	88 -7ŭ14ƅ29Ɨ
~evie	84 -15Ƹ13ŷ14Ǡ22ǫ27ŝ31ŗ
~ew>	52 -23Ɗ-12Ǣ-11ŇŐŢƸ-10ŊŞƔǅǍ-9ŵƄƤ-8ƣ-7ŸƓ7I8kBŪŴƴǥ9OUƟ10DŤǪ11ŕƙǗ12ƻǓ13œƌ14ĺƆǛ15Ķ16HŋƂ18ĻƷǋ21ƍ22GźƉ23Ʀ24Ǌ26Ŗ27Ơ28iǉ31SǇ35ŷ41Ǡ
~ewa	63 -9ō-8ƍ10ŢƑǠ12Ŝ20ĺū26Ŗ30ŝ33ű
~ewal	66 -9ō-8ƍ10Ţ11Ǡ13Ŝ22ĺ27Ŗ32ŝ
~eway	77 12Ƒ25ū40ű
~ewe	67 -11ŕ7Ő8ŵ10ū11Ɗ12ŗ13Ţ18Ƣ30ƆƝ33ƚ
~ewed	85 -14ŕ17ŗŢ23Ƣ
~ewel	73 36ƚ
~ewer	77 8Ő13ŵƊ35ƆƝ
~ewh	73 -18Š-9Ŏ8v9Q10ƴǍ12ǟ17œţ18űŵ21śƦ22Ƨ
~ewhe	73 -18Š-9Ŏ8v9Q10ƴǍ12ǟ17œţ18űŵ21śƦ22Ƨ
~ews	84 -13Ư8ƻ22j28ǐ31Ŗ
~ews>	84 -13Ư8ƻ22j28ǐ31Ŗ
~ex>	75 -14ǅ-12œǩ-10Ǐ12Ƣ15ƚ28Q38ƣ39ƭ53ƥ
~exa	65 -9Ǐ-8ňŗƮ7DZŖ9ņ10ŁŢŹ12Ɨǆ13J14ƣ17Ʃ18l20d21ťŬ64ǃ
~exac	71 -10Ǐ-9ŗ-8Ʈ7D8ZŖ10ņ11Ţ12Ł13ǆ14Ɨ15ƣ19Ʃ22d23ť24Ŭ
~exam	74 -8ň15J75ǃ
~exas	90 15Ź30l
~exc	69 -7V7i8ǥ9Ÿ12ƃƺ19Ƙ20ŗ28ŕ30ƠƷ54Ǩ
~exce	76 13ƃƺ61Ǩ
~exch	90 -8V42Ʒ
~exci	84 10i23Ƙ37Ơ
~excl	88 11ǥ12Ÿ27ŗ
~excu	88 37ŕ
~exi	88 18MŲ27Ʒ
~exis	90 18Ų28Ʒ
~exp	59 -8ŤƖƠ-7ǫ7ľǑ8ũǌ9Zŏŭ10eǇ11X12Bƙ13ŵ14YŴ15Ʋ16ŗƚ17Ňň20ŉǥ25ŋ27Ŗ30Ĺ31ŕ39Ǡ
~expa	90 44Ǡ
~expe	65 -7Ť8ľǑ9ǌ10Zũ12XŏŨǇǠ13ƙ16Y18ƚƲ19ň20Ň24ǥ33Ĺ
~expi	81 8Ź14e39Ŗ
~expl	70 -10Ũ-9Ơ-8Ɩ8ƀ11ŭ15B16ŵ18Ŵ25ŗ26ŉ31ŋ38ŕ
~ext	57 -15gŗƳ-10ň7p8Ū9ƀǘ10ŵƭ11ŘŚ12ńƶ13kŐŬ14Ļǉ15HƘƚ16Ǡ17ŏƐƦ19y20Ŝ21ǂ22ƈ23ƃ24Ǧ25Ŗ28Ƃ30V34Ǐ58K
~ext>	61 -16Ƴ-10ň7źƅ8p9Ū10ƀǘ11ƭ13ń14ŘŬ15Ś16ĻƘ17H18kǠ19ŏŜ21y28Ŗ30K32V37Ǐ
~exte	88 36ƈ
~exti	80 23K25Ɛ
~extr	72 -16g-7ź8ų9Ƹ14ŵƦ15ƶ18Ő20ǉ21ƚǂ30ƃǦ37Ƃ
~ey>	41 -18ǡ-16ń-15Ů-14Ŷ-12ſǤ-11MĻŎūŷǥ-10ĵŉšũƄƔ-9aluŃŪƷƹǅǠ-8cļŇňŖƀƞƵǇǙ-7gjmstEPłŅŒťżƛǏǖǞ7iƟǃǢ8ĹőŲƿǗ9yƸƽǔǕ10BRUƲ11ƫ12ŝ13TŘŽǀǓ14zĸŢţƘ15Őǩ16ƚ17A19Ƴ20xǪ21ƆƒƩ22Ǧ23ř24ƶƾ26œƣ27Ɨ29W30Ƭ31Ƣ32wǘ34vŧ35ųƏ36ņ40ş49ŕ50Ş57ư62Ũ
~eye	84 -10ǫ10Ƅơ13rŗ18A36ŷ
~eys	71 -8ǣ10v17ƣ34Ŵ43Ƙ
~eys>	72 10v34Ŵ43Ƙ
~fac	76 -20J-9ľŘ-7łƆ11ƨ18Ńƈ22Ľ24ǆ25Mǫ28ǚ30Ʈ
~face	81 -10ľ-9Ř12ƨ24Ľ27Mǫ32Ʈ
~fact	84 -22J-8Ɔ-7ł7ǖ20ƈ22Ń27ǆ33ǚ
~fai	75 -9Ʈ8ŏ9Ŀ11Łǃ12Ľœ15Ŋ16ň17i18Ũ25Ķ
~fair	76 -9Ʈ8ŏ9Ŀ12Ľ14Ł16ňŊ17i19Ũ26Ķ
~fak	84 -17ť13ŀ55ǚ
~fake	84 -17ť13ŀ55ǚ
~fal	66 -16š-8ĺĻ7ľǠ9ňƄ10ŢŦ14Ǜ16dǣ17řƞǥ18Ŗƙ21yǀ22Ơ23Z26ŷ
~fall	66 -16š-8ĺĻ7ľǠ9ňƄ10ŢŦ14Ǜ16dǣ17řƞǥ18Ŗƙ21yǀ22Ơ23Z26ŷ
~fam	57 -14Ƥ-8Ŵ7azY8qŀ9Aƺ10hǇ12F13ľƲǉ14ƞ15ū16Ƶ18ŗũ19Ʈ20uƦ22ư23Ƹ25y37n38ƿ
~fami	58 -14Ƥ-8Ŵ7zY8qŀ9Aƺ10hǇ12F13ľƲǉ15ūƞ16Ƶ18ŗũ19Ʈ20uƦ23ư24Ƹ26y38n39ƿ
~fan	85 11ƍǅ19ŀ22ƚ27r
~fanc	90 12ƍǅ23ƚ
~far	59 -16ŵ-11hR-9š-7U7yľŝ8ņňŞŮůǆ9Ƹ10vƗ11ƑƯ12ĴŉŦ13Żƛ14muƠ16ǒ21iƜ24Ŵ25ŅǓ27ő38Œ44Ű
~far>	63 -17ŵ-11R-9š-7U8yƑ9ňŞů10S11v12Ư13Ĵ14mŉŦ16uƠ18ǒ19Œ23Ɯ24i29Ŵ45Ű
~farm	73 -13h9ľŝţ10ǆ11ņ13Ƹ15Ů25Œ33ŅǓ35ő
~fars	85 12Ż14ƛ
~fas	77 -9N-8ŧ-7Ɣ7ś9ǉǫ10ǩ12O14ż16Ũ24ń40ŉ
~fast	77 -9N-8ŧ-7Ɣ7ś9ǉǫ10ǩ12O14ż16Ũ24ń40ŉ
~fat	79 -7ťƱ21E24ƿ29Ƶ33z
~fath	79 -7Ʊ24ƿ29Ƶ33z
~fau	77 -7Ƶ9Ƅ11ť46Ž
~faul	77 -7Ƶ9Ƅ11ť46Ž
~fav	81 -11ƹ18ǫ19rƠ21Ş22ŷ
~favo	81 -11ƹ18ǫ19rƠ21Ş22ŷ
~fax	84 -11M-8ƴ18ƅ19Ķ28Ŝ
~fax>	84 -11M-8ƴ18ƅ19Ķ28Ŝ
~fe>	50 -19Ő-13ƺ-12ż-11őƽ-10d-9jňŘŶƾǫ-8PĿ-7vzƆ7uƐư9ĻŠƚ10m12i14fŵ16opǄ18qǊ20Ʈ24ž26sƬǁ29ƭ30ƯƷ34t35ƶ39r41ƹ43ƫ48Ʃ53ƨ56ƪ
~fea	90 31ŀ
~fear	90 31ŀ
~fec	78 -7d7D9Ŗ10J11Ś12a15ő16ļ21ş26x
~fect	78 -7d7D9Ŗ10J11Ś12a15ő16ļ21ş26x
~fed	88 -15Ŧ-7Ŕ13V21ş38Q44Ɖ
~fed>	90 -15Ŧ-7Ŕ14V23ş46Ɖ
~fee	57 -10VŞ-9Ǆ-8ļ-7aĺőŷƵ7N8iƋǂǝǫ9ŇŌŎƑǡ10PĶƼ12t14Ǎ15Ł16ŏ17ţƠǃ18ž20ƺ23Ũ27r28Mň30ũƇ35Ʈ37u
~fee>	82 -9a-7ŷ11Z14Ŏǝ26Mǫ
~feel	62 -9ŞǄ-8ļ-7ĺƵ7iſǞ8MN10Ōǡ11ĶŇ12Ũ16t18ŏ19ţǃ20žƠ23ƺ24r32ň33ũ39Ʈ
~feet	69 -7R7r10Ƌ11Ƒǂ13U14Ũ15Ƽ16P17Ł21Ǎ39Ƈ
~fel	75 -11Ƅ-8o-7ǔ7ƭ9gǣ10x11ƀƞǅ12Ņ13ŝǥ15Ňƚ23Ʒ24Ǔ
~fell	75 -11Ƅ-8o-7ǔ7ƭ9gǣ10x11ƀƞǅ12Ņ13ŝǥ15Ňƚ23Ʒ24Ǔ
~fen	71 -7ƕ10ƛ11lŻ21ǫ22Ǝ27Ž46Ɠ
~fenc	76 -7ƕ11ƛ23Ǝ51Ɠ
~fend	80 24ǫ31Ž
~fer	61 -11Ɯ-7Ŧ7CŚ8V9ƂǇǧ10SřǗ11ňŏƃ13Wĵǜ15ĻşŨ16ŕ17ŉ18ņǆ19Ń21Ņ23Ū27Ɣ29K41Ľ
~fer>	73 -8Ŧ7ķ13Ƃ14S16ĵǜ18W21Ɣ23ǆ30ņ35Ľ
~fere	65 -11Ɯ7Ƒ8CŚ9V10ŃƔǇǧ11Ǘ12ňŏƃ14ř17Ļş18ŉ19Ũ20ŕ26Ū28K
~fers	90 -9ņŠ14Ń36Ņ
~fes	68 -16ƺ-12w-10a-7P8Ňƒƞ9BƼ10j11b14ư15Ť19Ŵ22ǜ28q30Ǆ37o40p
~fes>	71 -19P-17ƺ-13w-10a8ƞ10BƼ11bj14ư20Ŵ30q32Ǆ39o42p
~fess	80 9ƒ10Ň14P18Ť26ǜ
~fet	70 7ś15Ɛ58Ǜ
~fety	71 15Ɛ59Ǜ
~few	71 -13Ţ-12Ŋ-8Ǡ8m9ľ10Ƃ14OƟ16H17Ť24Ķŋ
~few>	71 -13Ţ-12Ŋ-8Ǡ8m9ľ10Ƃ14OƟ16H17Ť24Ķŋ
~ff>	49 -14Qƾ-13Ǫ-12ń-10ŗư-9ŞţŲƆ-8PťƳǐ-7ŰƞǢ7qĵŪƊ8ŮŹžƌƮ9uWĸƩ10ejŶƁƎƐǒǚ11AƴǀǊǝ12Ł13gsBĴŘƟ14ŢŦŬƝơǄǌǕ15yƤ16IǤ17O18Ż19Ɩ20ǥ21kƙ22Ō23Ǟ26Ɯ27RĻŭǉ28Ƨ34ł
~ffe	61 -11Ɯ-8a7CZǝ8Vǧ9ňƂǇ10ŎřǗ11ŏƃ13Wǜ15Ļş16MŨ17ŉŕ18Ńǆ19ņ21Ņ23Ū28Ɣ36ǫ
~ffee	83 -9a-7ŷ11Z14ǝ15Ŏ27Mǫ
~ffer	63 -11Ɯ7CƑ8KV9Ǉǧ10ƂǗ11ňřƃ12ŏ14Wǜ16Ļş17ŉŕŨ19Ńǆ20ņ22Ņ25Ū29Ɣ
~ffi	63 -16ǡ-13ǉ-11ŭ-9mĻƝ-7wů8IŌǚ9żǫ10NPŜ12RǏ13ĺ15ŮǦ19ŝ20ƘƟ22U24Ű27Ɨ29Ǎ31ƣ33Ǌ35M
~ffic	63 -16ǡ-13ǉ-11ŭ-9mĻƝ-7wů8IŌǚ9żǫ10NPŜ12RǏ13ĺ15ŮǦ19ŝ20ƘƟ22U24Ű27Ɨ29Ǎ31ƣ33Ǌ35M
~ffo	85 -7Nǫ10ǖ20Ʀ35X
~ffor	85 -7Nǫ10ǖ20Ʀ35X
~ffs	88 -12Ɣ15V17u21ƙ
~ffs>	90 -12Ɣ15V22ƙ
~fia	88 -10a-7ľ7f10p14o23q
~fian	88 -10a-7ľ7f10p14o23q
~fic	54 -14ǡ-11ǉ-10ŭ-8mƝ-7w7NŌǚ8PŜżǅǫ10RĺǏ13ŮŻǦ14ŝŬǎ17ƘƟ19Uǔ20Ű22Ɨ23ǩ24ƭǍ28ƣǊ29Ķ30M
~fic>	85 -12m8Ļ9N12Ű13Ǎ14ż
~fica	63 7ŕ10ǅ17ŬŻǎ19ǔ28ǩ
~fice	65 -16ǡ-13ǉ-11ŭ-10Ɲ-8w-7ů9IŌǚ11PŜ12Ǐ13Rĺ15Ű16ŮǦ20ŝǍ21Ɵ23U32ƣ33Ɨ35Ǌ36M
~fici	68 20Ƙ32ƭ
~fie	78 -7Ư10ƛ11ś12J13Ĺ15ŨǊ20Ǧ23aŞ
~fied	86 -7Ư17Ũ23Ǧ26Ş
~fiel	83 11śƛ13J14Ĺ16Ǌ25a
~fif	85 9ĵǦ10ń17Ŗ23Ņ
~fift	85 9ĵǦ10ń17Ŗ23Ņ
~fig	68 -14Ǒ-8Ɗ-7ŕ7H8ťƙǋ9ĹņŧƔƕ10UŨƑ11ŗř12ƲǢ14rAŰƉǞ15Ų19Ʈ22ƚ
~figh	83 9ŏ11r12Ƒ13U14Ũ17Ű18Ǟ
~figu	70 -14Ǒ-8Ɗ7HŘƯ8ťǋ9ĹƔƙ10Ńņƕ11ř12ŗŧǢ13Ʋ14A15Ɖ16Ų20Ʈ23ƚ
~fil	62 -14ǩ-10Ź-7Ǆ7ů8ǘǚ9ōǞ12ř14ƙ15ĽŜ16ĺĻť23ǔ26ǈ27a31ľ37Ť44ƅ45Ǚ
~file	67 -15ǩ-10Ź-7Ǆ7d9ǚ10ǘǞ14ř17Ŝ20ť24a25ǔ29ǈ31ƅ40Ť49Ǚ
~fill	71 8ƽ10ů11ō18Ľƙ20Ļ23ĺ37ľ
~fin	55 -9S-8Ɖ-7rƩ7ĸŨƅưǌǦ8œŗǀ9tUĹŋŚƱǃ10NƬ11kBłŌšƊǫ12Ǜ13Eƾ14ǚ15A16fƠ17ƍ18ś22ĽƋǢ26m29Ʋ30ŭ38ǆ
~fina	66 8ľ9x10ƅư11Ʊ13tĹ14ŋ15k16Bł21AƠ28Ǣ37Ʋ41ŭ
~find	70 -8Ʃǫ7ǃ9ŷſƹ10Mǡ11ĸ12ŚŨǀ14U17Ƭ20ǚ21š22ƾ25ś33Ľ
~fine	74 9i10žƊ11G12ǌ13œǫ17NŌ20ŗ
~fing	80 -10Ɖ8Ɗ11P12Ū20E21Ǜ25f31ǆ
~fini	70 9ǣ10Ż12ťǆ18ǫ25ƍ32Ƌ34m
~fir	52 -10C-8ũŰ-7ĹŏƟ7ekSŖšƪ8sUƚ9w10ŀň11ZĻś12Œǫ13ƭ14xA15ǟǤ16aŊŔťƆ17Ʀ18Ņ19oŐƘ23ń24ř26Ɛ40ƒ57Ǟ78Ƒ
~fire	60 -10C-9Ǒ-8Ű7Ťƙ10kUń11ƚ15Ļ18Ǥ21Ŋ22ť23ǟ24Ʀ31Ɛ47Ǟ49ƒ93Ƒ
~firs	59 7ōſ8eǇ9SŖƪ10š11sw14ňś15ZŒ16ƭ17xń18Aǫ19aƆ20Ŕ22Ő23oŅ24Ƙ31ř
~fis	83 61g
~fish	83 61g
~fit	69 -11ǣ-8F-7ǖ7ŅƮ8Ʃ9Œš10ō11ňǠ12ƨ13t17ƣ21ő23Qǆ40X51W
~fit>	74 -12ǣ-8Fǖ7ş9Ʈ10Œš11ōƩ12Ǡ13ƨ19ƣ24ő25Q26ǆ44X
~fits	78 8Ņ13ň15t52W
~fix	72 7Ŷ9ŏǎ10ǂ12ƂƦǫ13Ǥ14H15ŤǑ24şƁ35ƍ47Ū
~fix>	79 10ŏ13Ʀ15ǫ17Ť27ş29Ɓ34Ū
~fixe	84 10Ŷ12ǎ16Ƃ21Ū29ƍ
~fixi	90 8y14ǂ15ƍ18H
~fla	73 -7ņ11ƞ13ŕ14Ɯƫ15Ƃƶ18ƒ20ǫ24ƪ29Ə40Ɗ
~flat	76 15Ɯ16ŕƂƶ22ǫ25ƪ42Ɗ
~fli	90 12yǎ13ƙ14ƀ
~flo	63 -10Ƥ-8ſ10Ƅ17Ƈ19Ǌ21ư22HƋ39Ɲ48ƥ79ƛ
~floo	64 -10Ƥ13Ʀ17Ƈ20Ǌ21Ɲ23Ƌ49ƥ81ƛ
~flor	86 -10ſ15Ƅ32H
~fly	81 -10Ź-7C9f13Ľ64ǂ
~fly>	86 -10Ź49ǂ
~flyi	90 11f20ǂ
~fo>	84 9Ľ11ľ16ŋ19Ņ32Ǚ
~fol	63 -8Ǐǟ7UǊ8aWĺĽ9gƞƥưǣ13žſǙ14ǘǪ15Ʃ16Ş19ƿ20ƨ21ǖ22ǉ24K26ŉƧ30z
~folk	65 -8Ǐ7KUǊ8aĺ9WĽƞƥưǣ13ž14ſǙ15Ƨǘ17Ş20ƿ21ƨǖ25ǉ31z
~foll	81 15gƧ20Ʃ22K38ŉ
~foo	69 -17ǒ-9ŵ8ƞ9jš10ųƛ11Y12ŀ14Ū17ż24ƕ27Ƈ36Ƽǆ46ǝ
~food	78 -19ǒ-10ŵ11ų13Y14ŀ41ǆ53ǝ
~foot	74 10jš12ƛ14ƞ19ż26ƕ29Ƈ38Ƽ
~for	32 -21Ŵǚ-17ƾǋ-16U-15CŸǏ-14ŀŎ-13DśƩǆ-12ŉưƹ-11ƨ-10ƺ-9vţŪƫ-8hūŭƂƋƍƓƤǝ-7RĴŁŠƛƜ7zŢůƗƯƴ8ańŦǠǡǨ9qMšƭǁǓ10VŊŐťŧƪǌǤǥ11gl12pHŕƆƵ13GƖƱ14ơƮ15ŇƣƲ16ǧǩ17dT18bľŤǃ19JŜƟƦƽǎ20ŘŲƁǊ21LQũ22ķŃ23ƶ24cļĿƕ25ōŗƙ26kǢ27Ǆ28ř29OXĺƅǕ31ų33Ƹ35ƔƢǒ45Ů54Ƴ
~for>	34 -24Ŵ-19ǚ-17CŁūƾ-16ǋ-15ŸǏ-14Uƫ-13Dŀưǆ-12łŔ-11ţƩƹƿ-10hŉśƨ-9ƺǞ-8amvĻńŬ-7RƋƍƓƞƤǝ7Jšžſƭǉ8rŏŝşűƵ9jyzņƯǩ10cwŢƀƣǨ11lVǡ12ƶǁǠǤ13qťơǓ14gLœŲ15pōŧƖƱ16ƽ17ŕ18dƮ19Ʋ20ƙǧ21bļŃŗŤǃ22ƅǎ23ŘƁƦ24QX25Ǖ26ķƟ27Oƕ28Ŀ29ũǢ30k31ĺ32Ǆ36ų37Ƹ38ǒ39Ƣ43Ɣ45Ů64Ƴ
~forc	84 9ō15ń39Ő
~ford	80 -10Ŵ-7Nǫ9Ŭǖ15ŷ19Ʀ21ů22ūǥ32X
~fore	55 -13Ŏœ-12Ū-8Ɣǫ-7yļŧũ7ľšƴ8ţƉƗƫ9Ō10ŋ11Oŗ12uƏƭƿǩ13aTłŲ14Ǘ15GLƅ16ŊŦ17ńǕ18ǌ20ƶ22J23Ŕ25H26Ɔ29ŇǊ38ř
~forg	86 7ƕ14ƪ15ƅ17ľ
~form	65 -9ŭ7huFƞ8ĺǈǙ9őƷ12ap14c15ƣ17Ľǫ18Ļƽ19mľǞ20ļ
~fort	74 7Ʋ8T9Mō12Ů13e14Ƶ15Ŵ21X23c
~forw	80 -7H11ŏ16Ł30ō42Ŝ
~fou	74 -16Ŧ-7Ǣ7Ɔ8Ŭ11ŚŲŽ12x13ƛ15ļ18ƫ21ƈ23k27ś41Ǉ
~foun	76 -17Ŧ-8Ǣ7Ɔ8Ŭ11ŚŲŽ13ƛ15ļ18ƫ21ƈ27ś42Ǉ
~four	90 -7ź15x29k
~fra	75 -9ǆ10HǓ14Ǉ15P16ǫ32ń35ƈ45ŀ
~fram	77 -9ǆ10Ǔ14Ǉ16P36ń39ƈ
~fre	71 -10ŉ-9ơ-8ak-7ǫ10Ɲ11ŀŎŭƩƹǃ12Ť14ľ16N18s19ĴŐ24jL27Ɩ28g
~free	73 -10ŉ-9ơ-8k11ŭƝƹ12Ʃǃ14Ť17N18s20Ĵ25jL28Ɩ29g
~fri	70 7Ƅ8Ŀ11šƞ13aƦ14Ľ15Ƥ16ƹ18Ƶ33A35B
~frie	70 7Ƅ8Ŀ11šƞ13aƦ14Ľ15Ƥ16ƹ18Ƶ33A35B
~fro	47 -15Ŵǫ-14QT-12ǒ-11hşŦ-9FĺƵ-8Ńŉœǩ-7fDLPōŗŤƦƳǚ7euŐƏƬƿ8ňơư9mIšƨǆǇǟ10ƀƆƥƩ11krŜťŰ12ŹƅǏǓ13ĵĸśŪ15ĹŕƈƞƣƽǅǊǌ16Ũƫ17WǖǞ18ţ19ǔ20RŔŻƑ21ľŏ23ņŝ25ļ29ƛ31l32Ǎ37Ǘ
~from	48 -15Q-14TŴ-13ǫ-11hşŦǒ-9ĺƵǩ-8ś-7fLPŃōœŤƦǚ7ŪųƊƏƜƿǛ8uŁŐƬ9IňšƞơưǇ10mƆƨǆǟ11ŜƀƩ12krŰƅƫǓ13Ź14ĸǏ16Ĺŕťƣƽǌ17ŨƑ18ņţǖǞ19W20Ǎǔ21ŏŔ22RŻ23ľ24ŝ26ļ30ƛ33l38Ǘ
~fron	67 7ņ8e9Źƞ11Ļ12qƥǎ17ƈƑ18Ǎ23ĵ27ǅ28Ǌ29ś
~fry	88 84ǝ
~fs>	82 -11Ɣ-8a10Ǆ13t14V18Ɖ19ƙǆ23o27ŏ
~ft>	63 -14Ɨ-7Łư7fĶĸ8lķŎŤ9eUŗ10Ų12ĵ13ŶƩǫ14ţ15Ŗ17Ĵ19ť20RŞ24Ɩ25ŭ26ų27Ɓ38Ƹ
~ftb	90 12x19g
~ftba	90 12x19g
~fte	53 -12ǫ-11ƯǒǪ-9řƜ-8O-7ňƝǝ7űŴƆƉƹǡǢ8jĿƫǛ9Ŗƌƞ10ŤƏǂ11Jţ12Uǁ13tEŦƩǐǤ14gļųơ16wŮ17Ǧ19yƱ20zĸ23ŝŧ24Ƅ25Ƶ26L29ũ46Ū
~ften	70 -13ǒ-8ǫ-7Ƨǝ8ź11ŝ12ŴǛ15ǂ18ƞǁ23Ůųơ
~fter	55 -11ƯǪ-10ř-9Ɯ-8Oń-7Ɲ7iVƗǠǢ8ĿűƆƉƫǡ9jƌ10ŤƏƹ11Ǧ12Jţ13UǤ14tEļŦƩǐ16gŝ17w20yƱ21z22ĸ24ŧ25Ƅ27LƵ31ũ48Ū
~fth	90 10ĵ24Ņ
~fth>	90 10ĵ24Ņ
~fts	88 -17k7ǉ21R31ǐ
~fts>	88 -17k7ǉ21R31ǐ
~ful	60 -14Ǥ-11Ť-9P-7oZŘť7iuųƢƾ8tŋŎőœư9DǏǝǡ10Ƅǋ12Ʀ13Ǜ14ƕơǞ16Ư17ŏũ19ĵ20Ū25U26ǉ27a30R45Ɓ
~ful>	77 -14Ť-11P-8ť7b9Bŉ10i11ư12ŋ13őǋ14Ĺ19Ǟ23ũ27Ū34U
~full	62 -14Ǥ-7oZ7qųƢ8tuƾ9ŎǏ10Ƅǆǝǡ11œ13DƦ14Ǜ15ƕ16ơ17Ư18ŏ21ĵ27ǉ30a32R47Ɓ
~fun	63 -15ź-11m-8yĺ7ƞǦ12Ƥ13Ƶ14xƗ19Ůǡ20ǫ23Ƴ25ǥ26k28Z40ŷƲ43g
~fun>	72 -17ź-8ĺ-7ǫ8ƞ9Ǧ14Ƥ17x22Ůǡ30k47ŷ52g
~fund	77 -13m-8y17Ɨ29Ƴ31ǥ36Z
~fune	74 8Ļ15Ƶ52Ʋ
~fur	71 -18u-7Ř8d12ZĹ13Ƨ14Ə18GƋ24Ƥ26ƌ35ƙ41h
~furn	72 -7Ř12ZĹ13Ƨ14Ə18Ƌ19G24Ƥ27ƌ36ƙ
~fus	80 -11ǫ-7Ǟ15Ʋ24ŉ32ƌ35ƶ
~fuse	83 10ŉ34ƌ36ƶ
~gac	90 35Ƹ
~gacy	90 35Ƹ
~gad	86 -9Ǜ24ž27Ɛ
~gadg	88 -9Ǜ25ž27Ɛ
~gag	63 -7œ10ƚ12F13Ư15Ĵ17ư25f39Ɨ45Ɩ
~gage	63 -7œ10ƚ12F13Ư15Ĵ17ư25f39Ɨ45Ɩ
~gai	60 -10Ĺ-7Ŧ7ŃƜƼ8Ơǁǆ9rŅƘǣǫ10oB11Z12tĴ13k20Ƭ21ƙ22ŷ23L25ƕ26ŉ33Ū
~gain	60 -10Ĺ-7Ŧ7ŃƜƼ8Ơǁǆ9rŅƘǣǫ10oB11Z12tĴ13k20Ƭ21ƙ22ŷ23L25ƕ26ŉ33Ū
~gal	74 -15x-12Ř9Ɓ10ŸǦ11Ƈ12Ō13ƌ14ſ17ǫ18ƴ19Ơ21f24ǅ26ǈ
~gal>	79 -12Ř7ǈ10Ɓ11Ǧ13Ō16ſ20ƴ29ǅ
~gall	86 12Ÿ21ǫ22ǈ25f
~gam	86 11Œ23g43ǫ
~game	86 11Œ23g43ǫ
~gan	88 -11w14Ǉ16C23ǈ
~gap	75 9Ư19Ŗ58ŢƂ
~gap>	76 9Ư19Ŗ39Ţ59Ƃ
~gar	64 -11Ǒ7ĺ10Ǆ11ť12ƞƧ14ƥ15Ɠ16g17ƶƾ18x19Ƈ25Ɵ42ƻ54ű
~gar>	83 16ƻ23ƶƾ
~gara	68 -12Ǒ12ť13ƞ14Ƨ17Ɠ20Ƈ28Ɵ57ű
~gard	86 11ĺ22ƥ23g
~gare	86 17Ǆ28ƻ
~gas	82 11ƌ13Y42ƒ
~gas>	82 11ƌ13Y42ƒ
~gat	75 -7ƣ8ǎ9ǂ11ƞ15Őƥǆ17Ǖ19Ǝ23ǣ30ű
~gate	79 16ƥ20Ǝ25ǣ32ű
~gav	76 8ŋ9ŕ10W12Ņ13ņŨǜ14B24ŗ31Ľ
~gave	76 8ŋ9ŕ10W12Ņ13ņŨǜ14B24ŗ31Ľ
~gc>	86 -10Ɣǫ26ǩ43Ǖ
~ge>	41 -21Ǒ-15w-12Ɗ-10ŋō-9ŁŠƙ-8zŝƸǠ-7rLYĵŀŵǢǣ7QĴĸĺǗ8ńŕ9ňŖŜŶ10xXłƞƵǕǜ11yƓƗ12Ʈǟ13œŢůƀƂƟǔ15śƉǎ16ǧ17ŏŐ18TW19ŧűưǤ20ŘƖ21m22K23ŲŻƜƳ26ƁƝ27Ʃ31ƕ32Ƨ33pƯ36ſ41Ƈ49c
~gea	90 -9ƞ-8ƙ14Ɵ52Ǒ
~gear	90 -9ƞ-8ƙ14Ɵ52Ǒ
~ged	63 -13Ŷ-7œ7i8bŕƌ9Rƽ10ű11ŠżƝƺƼ13Ƅ14Ū20Ļ23Ǡ24f30h31ť39m
~ged>	63 -13Ŷ-7œ7i8bŕƌ9Rƽ10ű11ŠżƝƺƼ13Ƅ14Ū20Ļ23Ǡ24f30h31ť39m
~gee	85 22Ɨ27ǂ
~gee>	85 22Ɨ27ǂ
~gei	88 9ő13ņ23Ņ
~geic	88 9ő13ņ23Ņ
~gem	85 -13ǎ14ƣ15ƚ
~geme	85 -13ǎ14ƣ15ƚ
~gen	59 -17ſ-9Řť-8Őő-7c7ƿ8ƀ11Ǉ12ƺǠ16Ǖ17Ŀ18Z21Ņǩ25ƭ28ǣ29ń64ŝ68Ň
~genc	83 8Ƅ27Z
~gene	73 -20ſ-9Ř7ǘ10ƿ14Ǉ16ƺǩ21Ǖ36ǣ
~gent	63 -10ť-8Őő-7c8ǩ9ƀ13Ǡ18Ŀ22Ņ27ƭ31ń71ŝ73Ň
~geo	85 7l17C18yŹ
~geor	85 7l17C18yŹ
~ger	61 -10gǒ-9œ-8ǫ-7ƫ7vłƬǞ8tHżƁ9ōŪŮƣ10Ż11ťƄ13ňŖ14ųǠ15EǛ16hź17f19pǎ25ƾ27Ǌ30ǂ32ƞ
~ger>	66 -11ǒ-10v-9œ-7ƫǫ7ŏźǁ8łƬǂǞ9ż10Hōƣ11Ż12ťŮ14Ŗ15ň16Ǡ17E19f20ƞǎ22p30Ǌ
~geri	88 11ǚ14h25ƾ
~gero	84 -11g9Ŝ32ǂ
~gers	75 9Ɓ12ŪǛ13ź15Ƅ18ƞ20v24ų
~ges	61 -12Ǐ-9c-8řǌ-7ƥ7TƆǥ8H9ųƜ10ĶǛ12Ƅ13ǧ14Všơ20y23ŀƣ29ś31ǖ50ǋ73v
~ges>	66 -12Ǐ-9ǌ-8ř-7ĺŏƥ7ǫ8TƆǥ9H10ųƜ11Ķ13Ƅ14ǧ15yVš27ƣ31ś54ǋ57v
~gest	69 7ƃ12Ǜ16ơ23v27ŀ36ǖ
~get	43 -16ƹ-14ǫ-13qš-12rķŐŞ-11ĻŖŘƙƼ-10aŃŮƖ-9cĸŔƍƮ-8lŎƔơǊǏ-7yŇňşūŭǍǓǠǡ7AĽŁŬŰƱǐ8iIŋŒŗǋǩ9KRŻƛƤƸ10Jľǟ11ĵńƋ12ĹŵƕƯǁ13pXżƂ14tHSźƗ15vŀǛ16ļŏŠŹžƎ17ƜƣƭǗ18Ɛ19WƄƘ20gk21ŷ22jŉŧ23ƪ27eŜŲ28ō33s38Ŷ
~get>	45 -16ƹ-13q-12š-11ķĻŐŖŘŞǫ-10ŃƙƼ-9rƮ-8aclŔŮƍƔ-7zĴłŇŎœơǏ7bCţƢƨ8jŋŬŰƵƷǐ9IŁŒ10Ƹ11JKRŏŵźŻ12ľƋƕǛ13sńƛǁ14ĵż15pĹ16SŷƗ17gvXŹƎƪ18HļžƜ19Ƙƣ20Ǘ22kWŲ23Ƅ24ŉŧ29eŜ30ō31Ŷ
~geth	75 8f9u11Ĵ13ǌ15ǋ20M22s35Š
~gets	71 -10Ɩ-8ŅūǛ7ǉǥ9g10T11sŏ12Ŵŷ13Ƥ15ƂƯ22Ɛ24ł36ƭ
~gett	67 7ś8źƠǞǟ9i10ŲƂƪ11Aœ12PǛ13UŗǢ14Ŷ17tz19ŀ22j
~gge	68 7ƃ8i9łƬ10R11Hōǖ12Ǜ14Ɲ15ň16Ǡ33hŀ
~gged	85 11i13R17Ɲ42h
~gger	85 11Ƭ12ł13ō14H20ň21Ǡ
~gges	72 7ƃ12ǖǛ36ŀ
~ggi	84 8r11i12K17ņ24Ł
~ggin	85 8r11i12K17ņ24Ł
~ggr	88 28ǣ
~ggre	88 28ǣ
~gh>	47 -13ǫ-11ƿ-10Őœš-9Ɩơ-7qLPQňŖ7SƨǞ8lƙƩ9rRŇťūŶ10nCŁŨŭůǄ11ĹŪƵǧ12ŋőŗŸ13řǟ14ŜƛƜ15ƮǦ16ƏƼƾ17yYŦſƗ18ǐ19ƪ21Wǘ23ũ27ƥǨ28j45Ř
~ghb	70 -11ŗ-8ŷ7ơ8GĽťƔƦ9ƛ10Ɔ11Ǐǫ13ņ14B17C22ƞƠ
~ghbo	70 -11ŗ-8ŷ7ơ8GĽťƔƦ9ƛ10Ɔ11Ǐǫ13ņ14B17C22ƞƠ
~ghe	75 -7Ƌ7ņ10ŕ12Ŕ13Ɣ14f16Ǖ28m
~gher	78 7ř8ņ11ŕ12Ŕ14Ɣ15f17Ǖ
~ghes	86 33m
~ghl	68 -13Ǥ-12ǎ-9S8YZ10Tƙ11Ŵ15ŭ16Œů18ư23ĸ
~ghly	69 -13Ǥ-9S8YZ10Tƙ17Œů19ư24ĸ
~ght	35 -12m-9TW-8řş-7ĸŪ7śŮƍƦ8qLRXƣǎ9bĻńōŐšƮƿ10lKMSư11UŎŠƃƏǞǡ12aoEŀŖŚƒƕǁ13vļŗŢųƆƠƳǅǘ14rPŘŴ15ƨƲ16iŞ17Iŏ18uƞƹ19Ł20yNŋ22ŨƔǐ23xH25ň26Ǒ28ű29w31Ƽ
~ght>	36 -9mB-8TWřş-7Ū7ewKQĿőŒśŰƍƪƺǀǓǟ8XŖŮƣ9qōŷƮǎ10ĻńňŐšƿ11luMSŢƏư12EŠƃǞǡ13ŚŴƒƕǁ14aoļŗƆǘ15rŎŘƞ16PƨƲǅ17b18iIŏŞ19H20ƹ21Łŋű22N23ŨƔ25ǐ28Ǒ33Ƽ
~ghte	68 -15b-14Ź-13p-7m8BL9ƹǠ10Ƒ11Ŗ12U15ű16Ƴ18y23x28ź29v31u34w
~ghts	72 -8Ť7D8nƞ12ż13Hŀ15xY17y18U24ų29R34ň
~ghw	88 8Ƣ12Ƒ20Ƃ26Ű
~ghwa	88 8Ƣ12Ƒ20Ƃ26Ű
~gia	85 7l17C18yŹ
~gia>	85 7l17C18yŹ
~gie	86 -7Ǫ11ưǊ22P
~gien	90 12Ǌ23P
~gin	61 -15P-12Ɗ-11ŷ-7Cńşǫ7KƆƉƵ8ŻƧ10ō11ĺ12űŲ13ƌǡ14ŁũƷ15Ĵ16lœţƍ23VƓ25ņǚ28ƙ29š32i
~gin>	78 -13ŷ-8ń7r8ƺ11Ĵ14š15ņō18ĺ20ǡ34ǚ44i
~gina	75 -8C9Ɔ16Ɖ17ƌ21ƍ22l24š
~gine	88 21ũŲ
~ging	69 -16P-9Ɗ7aĴ8ŕű9K10ƧƵ11Ż15ņ18Ł19Ʒ20œ22ţƓƙ30V
~gir	73 -11ư7ǘ11Ǧ12Ǌ13l14Ǟ17vw19Ƥ28ƹ42u
~girl	73 -11ư7ǘ11Ǧ12Ǌ13l14Ǟ17vw19Ƥ28ƹ42u
~gis	80 -7Y14ť15ǘ16ǅ28ǌ32Ŭ
~gist	80 -7Y14ť15ǘ16ǅ28ǌ32Ŭ
~git	75 8d12e17Ŭ24E28I30Ś
~git>	90 8e
~gits	77 8d13Ŭ25E29I31Ś
~giv	55 -12n-9ƕǫ-7BGŐŘ7mwĶŅŋ8ťƔǒ9AłůŷƟ10oOňūǉǤ11XœŨƙƩǃǗ12YƬ14txDōŞǢ15ŧƣ16Ƈ17dekǜ19Ƃ22ŕ29W
~give	56 -9nƕ-7BGŘŶǫ7emIĶņŋőƉ8wťƔ9łŷƟǒ10ů11oOňŨūǉǗǤ12ƙƩƬ13Y14xŞ15DōǢ16ŧƣ17dƇ19XƂ20ǜ23ŕ30W
~givi	77 -11X10Ǟ12Ł13œ14eŅ15tŶ17ǃ18A27k
~gl>	80 -25ƃ-13Ǥ-8Ŏ19ǧ25Ǩ93ǣ
~gla	72 9ŚƐ10ƾ11ťŦ12tő13Ǜ15Ž18ǎ25ŷ26ǁ36Ƃ
~glad	83 -10Ɓ-7Ɣ12ƾ13ťŦ14tő18Ž30ŷ
~glas	77 -7Ő10Ś14Ǜ15Ɓ19ǎ28ǁ39Ƃ
~gle	66 -8ǁ-7Œ7Ɔ11ƇƜ12ǫ13b14Ǉ17ƚ19h25f36Ɗ40Ɖ47Ľ
~gle>	70 -9ǁ-7Œ8Ɔ11ƇƊ13b14ǫ16Ǉ19ƚ21h32f50Ľ
~gles	77 13Ɯ30Ɗ41Ɖ
~glo	90 12śƅƨ16Ʈ
~gly	84 9Ǧ11Ň12t15Ķ20Ə
~gly>	84 9Ǧ11Ň12t15Ķ20Ə
~gma	86 29J
~gmai	86 29J
~gme	90 10ǁ16c17Ţ
~gmen	90 10ǁ16c17Ţ
~gn>	64 -8ś-7ĹƓ7ł8H10ƪ12ĴŗƳ14Wǫ16JƔ18ŏ20Ƙ26Ǖ27Œ28ǅ33ǜ34ō
~gna	90 12ľ13ł16I18Ǆ
~gne	79 -7O7š8ł11ƀ13ō15Ŕƴ16Ƥ
~gned	79 -7O7š8ł11ƀ13ō15Ŕƴ16Ƥ
~gni	88 12ŏ15ǋ22Ƙ
~gnin	88 12ŏ15ǋ22Ƙ
~gno	83 -7Ƶ13D15ƿ39ƾ
~gnos	84 -7Ƶ15ƿ40ƾ
~gns	84 12q19ł20QǢ
~gns>	84 12q19ł20QǢ
~go>	47 -19ŧǫ-16ũ-14Ű-12qL-11ĺűŷ-10ůǟ-9łňƜƟƮ-8xĹœƳǇǍ-7ŁńŇŖŲƧƻǐ7NŐ8ĻľŉŴŵƌƐǅǥ9ŝŤŨ10fswſ11Eş12Ŝǀ13aĸǂǒ14A15ŃņŢŪ16š17ōŕƯǨ18oŔŘ19Ƣ22m23V25Ơơ26ŏƩ27Ŧ28Ɩ32Ɣ36Ǟ38Ŏ39ƭ42R44Ʀ
~goa	86 12ơ16ť44ļ
~goal	88 12ơ45ļ
~goe	68 8d9Ʒ10Hƫ11JKYŃŵǋ12Ełƹ14ǟ16ķ21o24Ŵ26ǘ27ƭ
~goes	68 8d9Ʒ10Hƫ11JKYŃŵǋ12Ełƹ14ǟ16ķ21o24Ŵ26ǘ27ƭ
~goi	55 -20Ţ-12ƹ-10Ƶ-8ş-7tŁƖ7YŊƱ8eĻţŨſǠ9QƟ10ưǅ11PƔ12ŉ13DƯ14ǫ15Ŏ16Ǉ17rUĺũż18ƺ20H21Ūź27Ń28ky31i37V44Ő
~goin	55 -20Ţ-12ƹ-10Ƶ-8ş-7tŁƖ7YŊƱ8eĻţŨſǠ9QƟ10ưǅ11PƔ12ŉ13DƯ14ǫ15Ŏ16Ǉ17rUĺũż18ƺ20H21Ūź27Ń28ky31i37V44Ő
~gol	84 14h30ķ34g
~golf	88 36g
~gon	63 -10Ɨ-9Ư-8ū7ũǥ8Ƴ9b10ƔƢ12ƛ14Ƹ15ƫ17œƐ19Ŷ20ŔƱ22ŗ35ư40ơƹ
~gone	63 -10Ɨ-9Ư-8ū7ũǥ8Ƴ10ƔƢ12ƛ14Ƹ15ƫ17œƐ19Ŷ20ŔƱ22ŗ35ư40ơƹ
~goo	52 -10ĺš-9y-7wAǍ7ŽƻǊ8MŔţŤťƊ9ƏƖƫ10ƯƷ11pő12JUZǌǫ13ƄǗ15W16ļō17ŪŲŻ18ƺ19Ķ20ŏ21xň22N24ŷ26L28iI30Ň32ǡ35Ľ42Ş
~good	53 -11š-10ĺ-9y-8Ǎ-7w7ŌŽ8ŔƻǊ9BMţŤťƊƖƫ10ƏƯƷ11p12JUZőǌ13Ƅǫ14Ǘ15W16ļ17ōŲŻ18Ūƺ20Ķ21ŏ22xň23N25ŷ27L29iI31Ň33ǡ43Ş
~got	40 -25ǫ-15ř-11XƋƍơƮ-10iPŷǠ-9BŒŪƵǓ-8SŇňǆ-7MRŌžưǢ7łŊŢŹżƇƓƦ8DŵƁƈƚǃ9ŚųƄƙ10EĸƧƨƴǦ11şţźƂ12hquņŧŬǄ13œūǉǝ14NVŴƛƽ15kĽőšŲƐƶƷǧ16gŅŶǤ17Ş18ZŖśǚ19ŉ20jŝǑ22ķ24n27Ő28A31Š35Ļƀ39O
~got>	41 -25ǫ-16ř-11XƍơƮ-10iPŷǠ-9BŒŪƵǓ-8SŇǆ-7MRňŌžƞưǢ7ĺŘżƘǝ8DVłŅŊŢŵŹƁƇƈƓƚƦ9ŚƄƙǃ10EųƛƨǦ11gĸźƧƴ12uņşţŧŬƂ13qūǄǉ14hNœƽ15kĽšŴƐƷǧ16őŲƶ17ŶǤ18Şǚ19ZŉŖś21jŝǑ23ķ24Ő25n29AĻ32Š37ƀ40O
~gotc	85 9Ő11gŸƒ14VĻ16Ŧ
~gott	77 -13Ƌ7Ǜ8ƛ11ǝ13ƞ14Ƣ16Ņ18Ɲ
~gpa	88 45Ż
~gpa>	88 45Ż
~gra	58 -7œź7fŹƂƚƫƱ8Ƶ9Ǚǡǫ10xyž11Ǖ12mqŸ13ŨƠ16ś17Ǜ19Ǉ20v23ǧ28ƽ31ƍ33Ƹ37Ż
~grab	82 -7Ŭ9a11Ź18ƽ27ś
~grad	67 7Ǐ8Ƴ14y15mqƍ16Ũ28v45Ż
~gram	76 -7œ8ŋ10Ľ12Ǉ13Ǚ15ž21ƽ22ǫ23Ǜ31ǧ
~gran	72 -7ƿ7ŜǕǖ8cnZ10Ʊ11xƚƫƵ13Ǉ18Ÿ24ƍ43Ƹ
~grat	81 8Ǖ9Ɩ10Ƽ11fƔ14ǡ20Ơ
~gre	64 -13ƪ-8h-7q7xƇƞǎǨ8JŤ9ŵŷǍ10ōƈ11jrBņƱ12ĺŒƳǣǫ13ƣ14Ņ15łő17T24Ǖ34m
~grea	76 7Ż8aƺǕǨ10xJ11ƞǍ12ŵ13ƈ20T
~gree	71 -13ƪ7Ǫ9ǎ10Ơ12ō13Ʊ14rBƳ15ĺǫ16j17ł27Ǖ39m
~greg	88 28ǣ
~gres	84 12Ť16ņŒ19Ņ21ő
~gro	61 -16H-15k-8CVĻ7T8XƋƖƬ10Q11ƥƯ12ǫ13y14Y15ƕǞ16l17nǋ20Ů21Ʃ23v26Ǝ31W44ǌ52Ǡ
~groc	85 12X22Y29Ů
~gros	79 10T11Ɩ24ǋ47ǌ
~grou	70 -9V7sŌƼ9Ƌ13Qƥ17ǫ18Ǟ19ƕ25Ʃ30Ǝ36W
~grow	72 -18H-16k-9Ļ8ǉ10Ƭ11ǌ14Ư19y21l22n29v69Ǡ
~gs>	52 -12ǫ-11ơ-9Ɲ-8ƕ-7ǅ7qƸ8ŊžƦǘ9ĸşƟƻǆǊ10T11ƇƤǉ12ƒư13Ű14i16U17ƏƧ18ř19Ɠ23ǁǡ25A27ƙ29ĺ32Z33h
~gua	80 7Ʊ12ŉ26ǫ42ƴ
~guar	82 7Ʊ43ƴ
~gue	72 -13Ǉ7ś8bőŪǌǘ9iŊƉ10Ŭ11ŗƆƑ12lB13ů18ƙ35ƞǫ
~gue>	88 11b12Ŋ13Ŭ16B
~gues	74 -13Ǉ7ś8Ūǌ9iőƉǘ11ŗ12lƑ13Ɔ14ů19ƙ37ƞǫ
~gui	77 14ǜ18A22g23Ɛ32ƚ
~guis	84 26Ɛ
~guit	86 25g36ƚ
~gul	72 7Ź8KŴƛ9ƫ10Ɯ11ǀ16kųƚƣ18Ɗ29ǖ
~gula	72 7Ź8KŴƛ9ƫ11ǀ16ųƚƣ18Ɗ29ǖ
~gum	90 21D24ƻ
~gun	76 9Ƈ10v11x13ź24u51ƚ
~guns	78 10v12x25u41ƚ
~gur	70 -14Ǒ-8Ɗ7HŘƯ8ťǋ9ĹƔƙ10Ńņƕ11ř12ŗŧǢ13Ʋ14A15Ɖ16Ų20Ʈ23ƚ
~gure	70 -14Ǒ-8Ɗ7HŘƯ8ťǋ9ĹƔƙ10Ńņƕ11ř12ŗŧǢ13Ʋ14A15Ɖ16Ų20Ʈ23ƚ
~gut	80 -14ǫ11ƌ13ƍǞ30Ń43ň
~gut>	82 -15ǫ13ƍǞ31Ń44ň
~guy	59 -21ǫ-12Ů-11Ţ-8ǘ-7c7gkŵ8yőƹ9ſǒ10CŝťƏƖ11MY12HǗ13b14jǛǞ15Ĺ16xƣǉǥ18ǡ21ņŇǋ22ƀ26ǆ29B32Ǔ
~guy>	68 -15ǫ-12Ţ-9h7Ń8ľƉ9ǥ12Ə13ŝ14M15g16ťǗ19Ǟ20ņƣ26Ň33ƀ35B
~guys	63 -12Ů-9ǫ-7cƀ7fFSŎŒǍ8kŖũƔǥ9hy10őŵƹ11ǒ12CY13xHƖ15jǛ16Ĺ18ǉ20ǡ23ǋ30ǆ35Ǔ
~gym	72 -13V-8ŗ9Ʃ11g18Q20P24Ř30Ļ
~gym>	72 -13V-8ŗ9Ʃ11g18Q20P24Ř30Ļ
~ha>	70 -8ķ7ŝ8Ņƒƶƺ9pHŚŸ10Vűƴ11cjtőœŦǀ12ż13Q14Ŋ15Ǜ18g29Ų
~hac	80 -8ŏ19ǫ57ǚ
~hack	80 -8ŏ19ǫ57ǚ
~had	51 -10G-9npǫ-8zOS-7Ǫ7Ųǁ8Əǡ9tvPŋƌ10ťŷŹ11ŞƉ12ĿǗ13Ʀ14ǚǛǞǟ15š16ĶŢƾǥ17Ǆ18Ǉ19ż22ĻŽ24Ň25Ĺ26ǀ28Ɲ31ƿ35Ť43Œ
~had>	51 -10G-9npǫ-8zOS-7Ǫ7Ųǁ8Əǡ9tvPŋƌ10ťŷŹ11ŞƉ12ĿǗ13Ʀ14ǚǛǞǟ15š16ĶŢƾǥ17Ǆ18Ǉ19ż22ĻŽ24Ň25Ĺ26ǀ28Ɲ31ƿ35Ť43Œ
~hah	76 -8ķ7şǚ9ƺ10Ņ11hpHŝƴ12jtœű13ǀ19Ų
~haha	76 -8ķ7şǚ9ƺ10Ņ11hpHŝƴ12jtœű13ǀ19Ų
~hai	63 -16ƞ-8ľ7ŕǗ8ň9ŦƓǖ10NǊ12PU15ǘ17Ɖ20Ɵ25ř28Ǎ29Ɓ34Ǔ54Ɯ
~hail	69 -8ľ8ŕ10Ŧ19Ɖ28ř32Ɓ60Ɯ
~hain	88 11ŕ12Ǘ14Ɠ16ǖ
~hair	72 -16ƞ10ň11N12Ǌ14PU18ǘ29Ɵ32Ǎ40Ǔ
~hak	86 12M17Ǖ37ũ
~hake	86 12M17Ǖ37ũ
~hal	63 -11Ʊ-10ƺ-8aQŲ-7X7ķƅǟ9ŘƩ10pOƋƓ11Ƣƪƽ13Ǆ14q15ů16tō19r21Ƥǖ22Ǫ29Ɗ33ǫ41o49Ʈ
~half	66 -11Ʊƺ-8aQ-7X7uķƟ8ƅǟ9Ʃǫ10Ř11pOƋƓ12Ƣƪ14Ǆ15q16ů17t20r22Ƥǖ25Ǫ36Ʈ43o
~hall	84 -8Ų19Ʈ24ō33ǫ
~halt	85 40Ɗ
~ham	84 9ŗƾ11ƅ14Ľ16Ǌ18C
~hame	88 10ŗƾ12ƅ
~han	47 -15Š-13Ť-12ķŐ-9jCŞũƊ-8yUōƍǓ-7XŷƬƮưƱǌ7PľłŒǍǔǢǤ8GŚƺ9ĴǜǨ10sņşƝǕ11KĸůŲƩ12ZŝţƢ13ptļŁƼ14kĹǄǉ17Ǡ19ňǚ20ƹ21iſ22ĻŨƓ25ŕǊ26Ū29Ʒ32ǘ35Ǟ36ś37V
~han>	63 -11t-9U-8CVǫ-7Ÿ7Ūŵǉǖ8Lňƚǎ9ŔŲ10aZŦƂƔ11œƨƫ12Ǎ13ĸŒŧ14Ǩ16G17ņ18ůƼ19p21KǄ32ſ
~hanc	82 9H10ś14dV15Ɩ18ľ21P
~hand	57 -13Š-10ŐŤƱ-9ǎ7MZƸ8SŗǠ9ńŋƴǥ10P11tŚǔǢǤ12łǉ13ǜ16ƢƹǕ17sǊ19ŝ21Ĺ27ǚ29ś31Ũ37Ǟ41ǘ
~hang	56 -14P-8Ɗƍ7Iƽ8qŲ9ĶƝƹƼ10u13ŏ14Ĵ15Ǡ16ļƩƺ17şţ18ň20Ł23i24Ļ28ŕŪ30Ɠ41Ʒ44V
~hank	78 -14ķ7ĺ8i9ĸ10Ǟ14Ľ15t30k
~hap	50 -11Ƹ-9Łňţ-8ł-7tŒƉ7iĺǜ8ŇŘƠ9ƞǟ10Ŏƪ11Hƭ12UŤƀ13Zǫ15Ƶǚ16ŀŞƊ17ưǖ18ǥ21Ʃƺ22ŢŪŷƹǪ23şŦƝ24Ļ25ļ29Ų31ť
~hape	74 -9tƉ-7ƫ10Ǆ26Ɗ34ƺ46Ų
~happ	51 -11Ƹ-9Łň-8łţ-7Œ8ĺŇƠǜ9iŘƞ10Ŏƪǟ11Hƭ12UŤ13ƀ14Zǫ15şƵ16ǚ17ŀưǖ18Şǥ22ŢŪƩ23ŷƹǪ24ŦƝ25Ļļ32ť
~har	57 -17ş-13F-8ŀŞǊ-7Ǣ7TŖƶǡ8ŷƋǠ9dƍƻ10ņżžƽǖǚ11Ƶ12łǅ13Ŵƕ14nǥ15ũ16C18ř19Ǖ23UœųƸ25Ǐ26ǫ27ŋǞ30Ǜ32Ƥ35Ƣ
~hara	82 -15ş10Ǐ11Ŭ45Ǟ
~hard	67 8kN9s10ĸƋƛ11dǠ12ƍƻǡ16žƵ17Ǜ21ũ28U30ǫ
~hare	72 14Ǐ15ǖǚ16ǈ19ųŴ21nƢ23Ƥ24ŋ25ř
~harg	72 -7Ǣ7Ǧ8ǔ9Ǜ10Ŗƣƶ11ǁ13ǫ14ņż18ƕ20ł25Ƣ34œ
~hari	84 -9F12Ǐ15Tų22Ƥ37Ƹ
~harm	88 20ƽ33Ǖ
~has	50 -13ť-12Ź-9ŏ-8nŐŧƏƿ-7diŒƆǫ7UŪƗ8QőŲƊƛƼ9ŵźƕƶǏ10BŕŨƽ11ŃŔƉƓǞǨ12Ż13qƃƬǎǜ14ńşŢůƌǝ15Ɣ16jœ17ŗ19ŠƝ20vǄ21łƀ23Ť24hǙ
~has>	50 -13ť-12Ź-8nƏƿ-7diŏŐŒŧƆ7UŪ8QőŲƊƗƛƼ9ŵźƕƶǏ10Bƽ11ŔŕƉƓǞǨ12ŃŻ13qƃƬǎǜ14ńşŢůƌǝ16jœ17ŗ19ŠƝ20vǄ21łƀ23Ť24hǙ
~hase	84 21Ũ30Ɣ
~hat	20 -26Ÿ-20ź-18s-17Ņ-16ĵƤǉ-14űǢ-13Oơ-12F-11U-10xƦ-9Nŋƭǒ-8ƀǡ-7zĽǝǨ7ŖžƁƌƗƝƧǙ8ńŌŜŠżƲǜ9ctLƍǍ10jŇůƟǛ11SƊƛƹƾ12pIĴŚƚ13qřţŲƆƮ14uwJƋǠ15alvŬƕƸǋǌǐ16oTĹǕ17DƬƷ18hŒƓƩƵǧ19WķŮƖƼƿ20m21YŕƏƣǑ22ŞƢ23Ešũ24Q25bPƨ26GXĿǊ27gCƈǅǆ28ĸņŉŪųƫǫ29ŧŵ30BRŃƔ31ƽ32ŊŘ35ļ36ŏ38Ļŀœ40Ł41ĺ42ť43Ŏşƙ45Ŕŗ51Ŧ55ň56ū
~hat>	20 -26Ÿ-20ź-17sŅ-16ǉ-15ĵơƤǢ-14ű-12O-11F-10xU-9NŋƦƭǒ-8ǡ-7zĽƀǝ7cZľŠŷƁƌƍƝƳǙǛ8ńŌŖƗƟǜ9atLŜƛƲƹ10ŇůǍ11jqSƊƾ12pĴŚƋƚ13IřţŲƓ14uwJķƆƮǠ15vƕƸǋǌǐ16loĹŬ17DTǕ18hŒŞƔƬƵƷ19WŮƩƼƿǧ20ƖǑ21mPYƏ22ŕƈƣ23EŃšũƢƨ24Q25bŊŪ26GXƫ27ĿǅǊ28gCŉǆǫ29ĸņŧų30BRŵ31ƽ32Ř35ļ36ŏ38ƙ39Ļŀ41Ł42ĺť44Ŏş45Ŕ46ŗ47œ51Ŧ55ū56ň
~hate	72 -7Ő7żƫƹ8KžƓ9ŪƟơǀ10cq11a12ŊƲ13ŞŠ14ť16ŀ17P
~hatl	86 22ķ31Ń
~hatv	78 7Ūƛ8ūƋƨ9ŐƍƐ11ſƓƧ13ƈ22ƙ
~hau	81 -16ǘ-12ū-11Ɵ-7ǝ13ŵ14Ű16Ƨ21Ů24ǒ39ų
~haul	81 -16ǘ-12ū-11Ɵ-7ǝ13ŵ14Ű16Ƨ21Ů24ǒ39ų
~hav	31 -17Ʃǆ-16PŁ-15g-14ǌ-13HŰ-12šƠǓ-11MQUŔŸƆƣ-10Ɨ-9jǎǐ-8eLŀųƢǩ-7TļĽŃƦƮƯ7ĿłşŨżưǑǪ8yFĶŎŖŚŢƺǫ9kJŊƇǅ10hrŉƋƏƝƵƿǀǖǣǤ11NſƞƬ12GĸŗŝŦūűƌǈǊǚ13lsSŇŞƓƜǇ14iIŌŹŽ15m16ţźƂƎ17ƚƲǍǕ18ķƙ19ańŠŤŶƀǟ20ĴŒƱ21ƄƷǧ22ŏǉ23ŘƍƐǞ24Ƴ25uZǔ26f27Oƾ28ś31ƨ33Ő34Ņ40ƪ
~have	31 -17Ʃǆ-16Ł-15P-14gǌ-13yŰ-12Hš-11QUŔŸƆƠƣǓ-10MƗǡ-9jǎ-8ŀǐǩ-7eLTĽŃųƢƦƯ7ōşŨżǑ8ĶłŚŢưǪ9FŊŎƇƺǅ10hkrJŉŖƋƏƵƿǀǖǣ11ſƝƬǤǫ12GNĸŗŦūűƞǈǊǚ13ŇƌƓƜǇ14lSńŌŝŞŹŽ15mI16ţźƂƎ17ƚƲ18ķǍǕ19aŠŤŶƀƙǟ20ĴŒƱ21ƄƷǧ22ŏ23ŘƐǉǞ24ƍ25uZƳǔ26f28Oƾ29ś31ƨ33Ő35Ņ40ƪ
~havi	78 -8ǫ11x12ń15t18s24ǡ26i33Ŀ54y
~hbo	70 -11ŗ-8ŷ7ơ8GĽťƔƦ9ƛ10Ɔǫ11Ǐ13ņ14B17C22ƞƠ
~hbor	70 -11ŗ-8ŷ7ơ8GĽťƔƦ9ƛ10Ɔ11Ǐǫ13ņ14B17C22ƞƠ
~hda	69 8Ǚ11ŝ20v25p27c30d
~hday	70 8Ǚ12ŝ20v28cp
~he>	21 -31ŗ-25i-24ň-20TŞ-19Œ-18ŎŹ-17ƃƥ-16HƦ-14ļŉ-13ũ-12zƶ-11Nńƺ-10uPǟ-9AGǐǘ-8LVŋ-7CXţŤ7mZőųƕǋ8BŜŲƀƊ9DQņŘŷƚǕ10ĻŕűƐ11ķžƙƜƲǊǣ12foƂƎǃǉǝ13wJĿťƞƷƿǅ14důŸǦ15ŀŮƑƩƬƵƽ16ōƧǑǙ17ŃŖżſƪǌǥ18tǩ19Śƈƹ20eEľŨǒǧ21YŇŧƉƌƒǇǈ22kƋƛ23łƝơǍ24ƆƍƤǏ25Ǡǡ26ƠǪ27sƓǄǨ28pƅ29Ƙǎ30U31ƣư32vŁśŰŻƗǤ33hŭƏ36Ŵ37yƭ38qxŬŵƢǢ41ź44r
~hea	46 -14p-11ǈ-10wzĻŉƳ-9ŗŻƵ-8cSĺŲƩ-7oǀǍ7ŏŕŶƶ8ŚǙ9ƯƼ10ag11ĽŇšƴǅ12kyǑ13sş16ņũ17Uō18xŀň21ŝ23W28jĿƄ30h38ƾ39ƒƿǉ50ƌǄ51ƺ
~head	68 -11Ƴ-10Żǫ-7œƉ7aśźƦ10kV12Ŀ14nŀ18ƴ19ō22ũ25y30ş63ǉ
~heal	56 -13z-12p-10t-8Ő10ƶ12Ǚ13ƾ14x26W29ƿ37Ƅ57Ǆ72ƺ
~heap	77 7r10ŧƂ14Ŕ18š23Ư31Ŀ33ņ
~hear	56 -11w-10ŉ-9Ƶ-8nĻƺ-7Ǟ7kťƂƻǠǪ8ZŌƎƣǟ9afilDŁůƼ10xŶ11ŏƒ12ŕ13tuŀƉ15g16Ľǫ18Ň20ƿ22s25ň29ŝ33U35ƾ42h
~heat	70 -14U-11ǈ-9ţƠ9Ƈ19ǅ53j63ƒ82ƌ
~heav	88 11ǐ12Ʊ13Ǌ28Ǒ
~hec	56 -16ł-11ŗǓ-8ǫ-7ŔŹ7dŤŨƱǡ8cţƬƯǒ9uKĹƤƺǝ10ƪ11őǗ12JŝƏƭǑǢ13ǞǤ14eǋ16q17ǔ18Ʈǘ19QWơ20Ĵ24ĵ26Zŧư31ǀ
~heck	56 -16ł-11ŗǓ-8ǫ-7ŔŹ7dŤŨƱǡ8cţƬƯǒ9uKĹƤƺǝ10ƪ11őǗ12JŝƏƭǑǢ13ǞǤ14eǋ16q17ǔ18Ʈǘ19QWơ20Ĵ24ĵ26Zŧư31ǀ
~hed	62 -10ű7ZŎŷǣ8rĻƻǤ9ŻƟ11mƘ15ƍƚƬ17H18ŇƊ23KRƹ27f34Ƌ62Ɠ
~hed>	64 -10ű7ZŎŷ8rƻǣ9ĻŻƟ12m16ƍƬ17H18Ň19Ɗ24Kƹ28f35Ƌ53Ɠ
~heds	90 17Ɠ
~hedu	82 7L9Ƙ12Ǥ23ƚ32R
~hee	67 -9vx8ǥ9u10f15ǒ16QśŠū19iŃ20Ÿ22ź27Ŷ34Ŵ
~heel	74 -9x8Ł17ūǒ18Š22Ÿ24ź30Ŷ38Ŵ
~heet	75 -7v7w9ǥ12u13f18ś22Ń
~hef	85 7Ɛ13Ť30ť37Ɓ
~heft	85 7Ɛ13Ť30ť37Ɓ
~hei	60 -13d-10ǩ-9ŧŮ-8Zǧ-7P7ǃ9Ƶ10Ŀś11yŞŨ12ŵǙ13ƤǗ15Ǔ16Ǖ17ǒ18v28Ƴ29ŕƼ35Ǌ48ņǔ
~heig	79 10ǃ39Ƽ
~heir	61 -13d-10ǩ-9ŧŮǧ-8Z-7P7Œ10ĿśƵ11yŨ12ŞŵǙ13Ǘ14Ƥ15Ǔ16Ǖ17ǒ19v29Ƴ30ŕ35Ǌ49ņǔ
~hel	63 -12Ő-10ł-9i-7R7ĻŁƳ9ňţǓ10Ş11őŨ12ƴ13ņǊ15s18Ķ21A22ŉœ23ǫ31zĺ33m34ǉ
~hell	88 10ź13ň15œ20ņ24ǫ
~helo	83 45m
~help	66 -12Ő-10ł-9i-7R7Ł8vĻƳ10ţǓ11ŞŨ12őœ14Ǌ16s19Ķ23A24ŉ33zĺ36ǉ
~hem	51 -20Ƴ-18ǩ-16Ł-11ŷ-9ń-8mGĺŀőƶǘ-7alĵļŏŵƠǇ7Ľűƚƽ8ePŜǗ10gƅ11ſƣ12ŽƮ13ŕŠ14ǒ17xS18Ũ19œ20ŔƸ23wǊǕ25Ǔ26yǜ29Ʊ30ǔ34ş40Œ41ţ47š48Ş
~hem>	51 -20Ƴ-18ǩ-16Ł-11ŷ-9ń-8mGĺŀőƶǘ-7alĵļŏŵƠǇ7ĽűŸƚƽ8ePŜǗ10gxƅ11ſƣ12ŽƮ13ŕŠ14ǒ17S18Ũǜ19œ20ŔƸ23wǊǕ25Ǔ26y30Ʊǔ34ş40Œ41ţ47š48Ş
~hemi	90 16ǜ
~hen	38 -24a-20ť-17l-14łşƣ-13ĻŞ-11ŉǡ-10FōūǪ-9ijqUŁŤƷǍ-8BNTņňŴŻƞǅ-7IPZĸƄƮưǗǙ7MũƦǔǘ8ķŘŪżƁƛƿǂǊ9frHŃřǁ10Ŝƻ11ŝƂƶǛ12ĺƴƸ13Əƭƾ14ĹƹǀǇ15ĶǟǠǩ16ƍǝ17ŹǤ18ŶƯƵ19gŗƌ20vźƀƉ21dyǐ22OƩǄ23Ŏ25R27Vơ33G34SƆ35sŒ38Ƙ40ń42Ŗ47Ŧ49L
~hen>	39 -24a-20ť-18l-15ƣ-14łş-13Ş-12Ļ-11ŉţǡ-10ōūƁƷǪ-9ijqFUŁǍ-8BCNņňŤŴŻƞǅ-7PTZƄƮưǗ7fMĶũżǤ8Ʀƿǂǔǘ9rķŃŘřŪƛǊ10ǁ11Ŝƶ12ŝƂǛ13ĺƏƸ14HĹƭƾ15ƹǟ16ǑǝǠǩ17Ɖǀ18Ƶ19ŶŹƌƯ20g21vGźƍ22dOŗƀ23SƩǄ24yŎ26R28Ɔơ29V33Œǐ36s40ŦƘ41ń44Ŗ51L
~hend	75 -21ǐ-19Ǒ-15Ũ-12Ơ-9H7Œ8Ɖ12ƒƴ13Ɔ14ƻ15ĶǇ17Ŧ21Ǥ24S25G
~hens	79 -9ƍ9ǉ11ţ18C20ǆ36Ɓ
~her	31 -41d-19TǇǐ-18ŷ-15ƆƮƾ-14œ-13OŮƚ-12ĻŔŜƺǒ-11ĺŏő-10Ŧ-9cƼǚǡǥ-8RňŧųƍƘƯ-7xLľƕƗǣǧ7FĹŕƁƩƬǕǝǟ8pƂƉƙƛƸǏ9qĴĶŢƏ10kƫǨ11ŐŚŤūŴ12řşƃƊƐ13iķĽźƝǅ14JśŻƎƥǀ15ť16yŋ17SƳǄǆǙ18fuVţƴǪ19ŸƜ20ƓƵ21ƟƠǃ22ŎŞ23BD24ŝƀǊ25ƹǍ26Hƪ27C28Ņſ29ƿ30o31zƦ32jQ34ơ35nŠ36M38lű39ņ40s42Ƌ51ŵ54G
~her>	46 -36d-32ǫ-27ƺ-15a-13ļŊ-12Ůǅ-11ŧƠƨ-10mŝƬƸǧ-9CĻƞǆ-8XƟƾ-7gWĹĺō7ƐƜǋǌǞ8qĿƶǈ9rŃţƱƷ10tHŋŌƭ12jĵŸ13IMĴ15yŽơǉ16K18ź19ưǊ20Ŵſǃ21Ɠƹ22Ż24wǄ25Ɲ28p29ƿ32s33B36z37Ņ42ņ44oƵ48Š52ŵ54ƪ
~here	33 -22ŷ-19Ǉ-18dǐ-15TŁő-14Ŕǉ-13Ɔ-12Ʈ-11KOƵ-10pvxœŜŴƚ-9ŦũƷƾǒ-8bBƔƕưǈǓ-7RĻŃŇŏżƘƪƶ7UōƁƓ8hmǖ9ŋūƄƑƞǃ10ĸƉƸǟ11FĶŐŻƏƐǕǝǨ12ĹŊŶƂƛƨƩƬƴƹǊ13ķļřŢţŤƙǀǅ14ŚƃƊƥƫ15kŵ16uťŸ17JĽƎ18Ƴ19iśǏ20Ɯ21fS22ƀǙǪ23sVŎǍ24Hơ25Ơǆ26Dǫ28Ɵ29jn32Cŝ33MQŞ37Ʀ42Ƌ43ű44l60G
~heri	86 12ƞ13ż16Ƹ20b31Ł
~hers	70 -14Ş-11Ƅ-8wŮ7Ɛƹ8ž9ǀ12ķ13ŁŴ14uzņ15B16Ƥ18ş20ƴ22ǅ29ƿ31ŵ32ſ
~herw	88 11v13ƺ20Ǆ
~hes	57 -11R-10ż-7iHŴƞ7fjĻőŗƺǡ8qŝǝ9gtƢǫ10zœǉǎ11Ǡ12ū13Q15lnƚ16Ɣ17A18P20ŌƓƲ21mơ23Uƙ26Ž28Ł30Ƽ
~hes>	69 -8żƞ-7Ŵǫ7Ư8ƛ9ž10ŲƟƺ11j17g19Ƽ20ƚ22Ʋ25Ɠ26ơ31ƙ33Ž
~hese	62 -11R-7iŲ7c8fƂƺ9qĻŗŝǡ10Ƣǝ11tzőœǉǎ14Ǡ15QƼ16ū17l19nƔǫ20AP22Ō25U
~hesi	85 45Ł
~hest	86 33m
~het	83 8Ɓ10Ʒ20ĵ
~heth	83 8Ɓ10Ʒ20ĵ
~hew	83 14I18Ŵ27ƻ
~hew>	85 15I18Ŵƻ
~hey	43 -18ǡ-16ń-15ƍ-14Ǫ-13lŇ-12ĺŶſ-11Ƶ-10ļŁŎŷǥ-9ĵĻŀũŮƔǤ-8auXZĹŉšŪƷƸǅǠ-7ctEMĿŖƹǏǙ7Ɖƌǉǝ8iS9ţƘƳǊ10zƂƨƿǕǗ11yRƽǔ12Uő15ųǀǓ16ŘŢŽƏǩ17ĸ19Őŝ20ǘ22x23ƆƩǦ26ř27Ƣƾ28ƣƬ29Ɨ30œ31ƶ32wW36ŧư38v40ņ49ş53ŕ55Ş58Ũ
~hey>	43 -18ǡ-16ń-15ƍ-14Ǫ-13lŇ-12ĺŶſ-11Ƶ-10ļŁŎŷǥ-9ĵĻŀũŮƔǤ-8auXZĹŉšŪƷƸǅǠ-7ctEMĿŖƹǏǙ7Ɖƌǉǝ8iS9ţƘƳǊ10zƂƨƿǕǗ11yRƽǔ12Uő15ųǀǓ16ŘŢŽƏǩ17ĸ19Őŝ20ǘ22x23ƆƩǦ26ř27Ƣƾ28ƣƬ29Ɨ30œ31ƶ32wW36ŧư38v40ņ49ş53ŕ55Ş58Ũ
~hic	51 -18Ǚ-14ƛǜ-10Ǆ-9ž-8K-7ľ7bŉźƂ8dżƑƗ9ŁŷƊǑ10űųƁƏ11Ÿ13EŅ14Dƥ15ƶ16RĽŮǘ18ŦǊ20J21Ŀőǒ24Cŭ27Ŭ28Q36ŵ39Ŵ41ū
~hich	54 -18Ǚ-14ƛǜ-10Ǆ-8Kž7ŭƸƽ8bŉźƂ9dƑ10ŁƏǑ11ū12ų13ŸƗ14Eŵ15ƥ16DŅŬƶ17Rǘ18Ľ20ŦǊ22Jő23Ŀ26C31Q34Ŵ
~hick	90 11ǝ18Ɗ
~hicl	63 7Ž8ſǨ9Ŷ10Ɓ12ŷż14ŬŮű19Ŵ21ŭ27ŵ32ǒ36ū
~hid	90 11c15ş21i
~hie	81 -10ƺ-7Ɯ8Ų18ƂǑ23Ŭ30Ǆ
~hiel	84 -8Ɯ8Ų18Ƃ24Ŭ
~hif	84 -16k14U29ǐ49R
~hift	84 -16k14U29ǐ49R
~hig	62 -12ǎ-7š7vŴƚƜ8ŕƑ9CŔƔ11ſ12ŭƂǕ13Ƣ15y16Űƛ17l19ř20m24Ǩ26ƾ34Ř39ƥ
~high	62 -12ǎ-7š7vŴƚƜ8ŕƑ9ŔƔ11ſ12ŭƂǕ13Ƣ15y16Űƛ18l19ř20m24Ǩ26ƾ34Ř39ƥ
~hik	85 8ŕ12g13ş15Ļ26Ŕ
~hike	88 13ŕş15Ļ16Ŕ
~hil	63 -9ŗ-8Ū-7Sƕ7Ŋű8ŝŶƞǢ9ŴŷżƳǇǪ10lơƭ11ň12y13ś16Ɛ17v18Ũ19Ʀ20w23ų25ǟ28uŒ41Ʊ
~hild	71 11Ƴ12ƭ13ŷ14y17l19v23w28Ʊ32u
~hile	70 -9ŗ-8Ū-7ƕ7Ƃ8Ŋ9ŝƞǢ10ŴŶǇǪ11ơ13ň15ś18Ɛ19Ʊ21Ũ22Ʀ26ų28ǟ34Œ
~him	68 -20ƺ-17ƾ-13ƨ-12ƣ-7ŏǜ7Ƥ9ŇƵ10rAŻ11w12Ʊ13ŝǎ19t20oƹ37ƪǄ40ƒ49s
~him>	71 -21ƺ-18ƾ-14a-13ƨ-12ƣ-7ŏũ7gƤ8ƹ9t10ŇŻ11rAƵ12w13Ʊ14ŝǎ21o30ƪ40Ǆ53s
~himn	85 -8ǜ50ƒ
~hims	88 11ƪ12a13t16ƹ
~hin	37 -15ơ-13nŝƗ-12sxŒ-11cJSōœŔŰſ-10loŭ-9dvFRTŌőƖƢƩǃ-8tǉ-7fŧůŻƂƆƫƬƶǙ7NĶŬǂǕ8AZşǁǒ9ĸŴŷź10YżǄ11pPļƃƠƺǟǨ12ĵŁūƀƒƵǠ13ńřǘǚǡ14ĴƊƜ15BŃƱƾǗ16Őƨƻ17UƏ18ųƅǤ19H20ŠŪƎƧ21gŗƽ22Ş23ŕŲ24žƉ25ƙ26ň27Ļ28iƚ29ƮǑ31Ťǫ32ƪƸ36ŊŎ39r46ŀ
~hin>	65 -12ş-8Űǫ-7Ŋů7HĹǘǜ8Ƒƚƾǀ9UŃƒ10ENŢƎƱ11Z12Šƪƽǚ13Ųŷ14qǧ15Ņǒ16ĻŎ17ū18ŀ22Ŧ24ž26Ĵ
~hind	70 -9xŐ-8Ť10Ļƛ12użƄ14Ƶ17š19p21Ÿź23Ŵ24Ƹ
~hine	70 -8ŧ9Ɲǘ13ƾ28j30ǟ31Ǥ56Ǒ
~hing	40 -15ſ-14ơ-12VŝŦ-11anHJŅŒǟ-10yƦ-9chSŌœƗ-8sFōőũŭƔ-7flTŢŸƯ7ĴĵţūŶƵǠ8kťƒƿǚǨ9ĶŬŷƴ10ŽǕ11ŕƽǆǑ12ĿŁƲƺǁǂ13AYĺƾǄǗ14žƸ15UřƃƠ16ŠƀƎǫ17ĸƊƜǡ18Pńƻ19Ə20şƉ21Ńŗųƅ22ļƙ24Ƨ25Ū26Őƨ27g28Ş29ƚ33Ŏ36iƪ38Ť45Ŋ54ŀ
~hink	55 -13ƪ-11ş-10ĺŘ-9oŷ-8Ŕţƨ-7qǢ7GOŹƊƑƦƱǨ8ƹǌǟ9ĵƁƙǠ10XƔ11šƉǍ12ŀ14hƕ15ƵƷ17VƯ19ŗ20ŕ21ũ22Ļ23y27B28ǫ29Ų33ň36H45Ʈ54r
~hio	81 14Ż19l44Z
~hio>	88 15Ż21l
~hion	86 47Z
~hip	71 8š9ǟ10ƅ11ƊǗ12Ƶ13ƞ14ţƤ30ǈ
~hip>	77 9š11ƅ12Ɗ13Ƶ15ţƞ33ǈ
~hipp	79 11ǟ12Ǘ16Ƥ
~hir	68 -16H-13GV-10Ǌ-7ǫ10Ƙ11ǆǣǧ12Ǉ13ƥ14d19cq22Ǔ23Ʊ25ǖ40Ǟ48Ǡ59S
~hird	82 -7m13ǣ16ƥǇ18d24q
~hire	74 -14GHV-11Ǌ12ǆ13ǧ15Ǟ24Ǔ25Ǡ26Ʊ27ǖ66S
~hiri	88 -8ŝ32Ǡ34Ǟ
~his	44 -23Ŵ-15ư-14uŗŹƄ-13ƍ-12ňšƅƊ-11œŠ-10ĹŞũƂǅ-9RţŲ-8dnUŅŎşƭƳǡǨ-7PĸŊƠƨ7oxOǥ8mƯǄ9ƣƱ10ƃ11cHJņƼ12qXƗǚ13ŃǊǠ14Ÿ15Ŕǌ16kƪƿ17AM20ŻƵǔ21Ť22B24p26łźƷ27Nō28s29jƘ30ļ31I32rĺŏ39Ő41aŌ44ŵ48ń49Ļ
~his>	45 -23Ŵ-14ŗŹ-13uƍư-12ňšƅƊ-11œŠƄ-10ĹţũƂǅ-9RŲƺǡ-8dUƭƳǨ-7PĸŅŇŊŎŞşƠƨ7oOǃ8mxǥ9ƣƯǄ10Ʊ11HņŤƃƼ12cJXƗ13qǊ14ŃŸǠ15Ŕǌ17kƪ18AM20Żǔ23BƵ24p26ź27łƷ28Nō29sƘ30j31ļ32I33rĺŏ40Ő42aŌ46ŵ49ń50Ļ
~hist	73 10Ň14ƾ15ż16ƺ18Ť28ƿ
~hit	62 -17ř-14Ţ-10Ņ-8š-7Őǥ7jŔƊ9ƋǚǨ10ǜ11JŠſƽǣ12ǀ18ũ22Z25Ɯ26f29c31a38Ĺ56Ž75ƀ
~hit>	66 -18ř-15Ţ-10Ņ-8š-7ǥ7Ǧ8Ŕ9j10ƋǨ11ǚ12ſ18Ɯ20ũ24Z33c41Ĺ45ƀ61Ž
~hitc	90 -11Ɗ51f
~hite	84 15ǜ16ƽ19ǀ20Ɗ
~hits	80 11Ɯ15ǣ44ƀ
~hly	65 -13Ǥ-9S-7Ų8T9ƙ12œƢ15ůư16Œ20Y21Ɩ22ĸ25ĵ
~hly>	65 -13Ǥ-9S-7Ų8T9ƙ12œƢ15ůư16Œ20Y21Ɩ22ĸ25ĵ
~ho>	38 -26Ɩ-22ų-20ŵ-18T-14x-13tPƥǤ-12ĵœśūƠ-11ĸŐǆǉ-10yLVZţ-9ĹĻŃƹ-8fHŀōŢũŹŻ-7sRĿńŋŎŔŧŮƉƊƙƩƷǡ7Şƀƅǩ8ǟ9ź10ơǧ11Ǡ12q13wĴǀǏǚ15aƛǜ16ƂƒƦǗ17ƸǇǪ18ǈ19ŭǙǝ22Ņ23Ǟ24QƄƴ25ǒǓ29š30ƞ31oŠ33Ľ34ǫ37Ƥ39ƣ40uŴƱ44nłƗƵ48ŝ49Aǖ52Ÿ53Ǣ55ő57Ǌ58ƭ
~hob	82 12ǂ49g
~hobb	82 12ǂ49g
~hod	66 -18u-16ǀ-8Ž-7ư8Ŀ9Aƀ10ŶƳ11ǥ14ƭ15ŝƄ16ǚ20Ʀ28Ǫ29Ʋƴ40Ʊ
~hod>	66 -18u-16ǀ-8Ž-7ư8Ŀ9Aƀ10ŶƳ11ǥ14ƭ15ŝƄ16ǚ20Ʀ28Ǫ29Ʋƴ40Ʊ
~hoe	82 -7ř9ƣǪ10ǩ12Ńś13Ǣ15Ƽ19Ǒ21Ƥ26Ŵ
~hoev	90 -7ř10ƣ11ǩ13Ń24Ƥ
~hol	51 -19Ŵ-12ŋƨǌ-10Ǌǘ-8ADš-7XŵƖǦ7łŢūźưǒ8ĸƊƺ9OŰƷƾ11ǋǗ12h13ŎƯ14ŕ15tşŧ16Ƭǫ17Ǖ18TŸ20ŁŲ21Y22ǁǝ23K24ũ25Ǚ26n29kǩ30ƫ35ŭ
~hol>	71 32ǁ35ǝ
~hold	59 -16Ŵ-12ŋ-9ǘ-8ŵƉ-7Jš7ś8i10łūƺ11tƊư16Ų20şǕ21n22Ÿ23T24ũ25Y26Ł29K30Ǚ34ǫ35ǩ44ŭ
~hole	62 -14ƨ-11ǫ-8DǦ-7nA7atBŜǄǤ8lĸŉťŲ9Ũ12ŢŰƷ13OĴǒ14ƾǋ15hkǗ16Ɖ17Ư18Ŏ20ŧƬ38ƫ
~holi	85 14Uǉ33k
~holl	88 -10Ũ12J16ŕź25n
~hom	48 -18ő-14ǧ-13ŭ-11PŵƱ-9vM-8ţŲǈǑ-7zŒƭǅǊ7gư8wľƐǫ9DŸ10Ű11hƛƝ12źƈƲƸǃ13ĸĺ14ƹ17IŻ18Ƈ19uƗ20Ơ22ű23qC25T26H28sƔơ29ƕ31R32nƖ36Ɔ40F41Š44l61Ɵ
~home	48 -18ő-14ǧ-13ŭ-11PŵƱ-9vM-8ŲǈǑ-7zŒǅǊ7gư8wľƐǫ9DŸ10Ű11hƛƝ12źƈƲǃ13ĸĺ14ƹ17IŻ18Ƈ19uƗ20Ơ22ű23qC25T26H28sƔ29ƕơ31R32nƖ36Ɔ40F42Š44l61Ɵ
~hon	61 -12Jń-11ƹ-9šǇ-8ǉ7Cŀ8QŉŨŷ9fĿţǘǙ10Sǁǆ11ňǚ12ĻśŜ13rǡ15ŗŝ17M19ū21Ż22O24cI26ž35K37ǫ
~hond	90 12ŭ31ū
~hone	62 -12Jń-11ƹ-9šǇ-8ǉ7C8Qŀŉ9ţŨǘ10SĿŷǆǙ11ňǁ12ĻŜ13ǡ14ś15cŝ16rŗ18M22O24I27ž36K39ǫ
~hoo	57 -12ǫ-8ŷŹ-7Ÿ7GżƆƤƸ8ySǨ9Qƙǖ11aKĽ12qvš13ǡ14ŮǕ15C17Ŝ20J23ǝ25Ń27x28Ƴ30l31Ż43m
~hood	82 -9ŷ-7Ŧ10Ɣ11G12Ɔ20l23C36ǝ
~hook	88 16ƙ20Ľ23ǡ
~hool	61 -9š7ź8ƤƸ9SǨ10yKQżǖ13qv15Ǖ16Ů25l29x30Ƴ34Ż47m
~hoos	80 30š39Ń
~hoot	79 -9ŸŹ9h11c14J17a25Ŝ
~hop	55 -23D-21ƥ-19ƣ-14iŐǫ-11SƦ-8oń-7qŁǌǐ7Ǩ9yUǆ10ǒǟ11Ǣ13ƓǠ14Ƃƙ15g16Ǒǖ17ĻǛ18ǤǪ19Ǌǘ20Ǐ21M23Xšǡ25Ǉ28Ŷǅǧ32Ņ33Ǎǎ45ļ46Ɵ
~hop>	58 -24D-22ƥ-19ƣ-13i-12Ő-11SƦ-8q-7ǫ7Ľƶ8Ǩ9Uǆ10yǤ11ǒǪ12ǟǢ14Ǌ15ƓǠ16Ƃ17ƙ18Ǒǖ20ǅ22Ǐ23M25ǡ26š28Ǉǎ31ǧ35Ŷ37Ǎ51Ɵ
~hopi	80 10H24X29ǘ50ļ
~hopp	79 12ő13X30Ļ54Ņ
~hops	85 11Ǌǎ12Ǫ13Ǥ14ǅ18g
~hor	79 -12Ǚ-9Ǒ-7Ƅ7ƞ12W13ť14ǖǠ18kő19ƺ25ư
~hore	90 -14Ǚ17ǖ21kő
~hort	86 -7Ƅ8ƞ13W14ť27ư
~hos	52 -15C-12ǘ-11ƭ-10DŤ-9Ļ-8řƙǐ-7Tŭ7PƎƱǆ8ňŖŞƐǌǣ9ĶŅžƉƠƾ10FSŪƀƆǪ11iĴƜ12Ųſƨǈǖ13Ǔ14QŷǄ15Ƅ16ƫƺǉ17AǦ20ł22ƓƝ23őų24ǒ30š35Ƥ
~hose	53 -12ǘ-11ƭ-10D-9Ļ-8řƙǐ-7Cŭ7ŒŽƎ8ňƐƱǆǣǫ9ĶŖŘŞžǌ10ŅƉƠ11FĴŪƀƆƜ12iǈ13ŲǓ15ŷ16ǉ17ƫ18AǦ21ł23ƓƝ24őų25ǒ31š36Ƥ
~hosp	72 -11CŤ-10Ř8Ű9q10V11SĹ12Pſ15Ƅ17ƾ18Ǫ20ƨ22Ǆǖ23Q24ƺ
~hot	68 -18D-7C8Ƈ11ĶƔƚ12ǖ14ǃ15ƌ22ƽ24ž30Ŝ31J34Ʀ39Ǝ49j
~hot>	74 -7C11Ŝ12Ķ13Ɣ17ƌ28ž43Ǝ55j
~hote	85 16ǖ44Ʀ
~hoto	85 -7K7Ǚ26Ŝ
~hou	40 -24Ř-20Ŵ-17rŭ-16SŒ-15Ŋ-14œ-13Ūŷǉ-12ǌ-11ŃŗƨƿǆǑ-10PŁŅŖŹƪƾ-9őŮƦǊǘǠǤǨ-8ZĺļŀşťŬǚǛǟ-7ijVXńŧƢƷ7łƀƛƸ8sųƚƝƺ9fŐŨŰƓ10ĴƊƐƑ11NĿƌǢ12ň13KƗǫ14Ŷǩ15hǪ16OŉōƘ17ƈ18ƃƥ19Lǃ20Ţ21Y22T23aƍƙ24Š25ƕ26Hĸƞư27G28Ɵ29Ưǐ30Ƈ31nơ32M33FƔ35RƠƹ37D38ŸƆ42Ɩ
~houg	75 9x10ŸƲ14H16ŋƃ17ţ28ǫ35ň
~houl	56 -19Ŋ-15r-14Ū-9ƾ-8ƿ-7Ŗư7ƭǢ8h9ľǫ10IŌ11LƅǄ12uŎŵƳ13M14OƮ15Ƹƺ16ŏ17f18ŨƯ19Ÿƚ20a21ĵǩ22sD23K25N27ŉ29ō
~hour	68 -12N-9P-8œǌ8ǋ9ǂ11Ʃ12Ʊ15U16O19ų33LT69ǐ73R
~hous	45 -20Ŵ-18Ř-17ŭ-13ǉ-12ǐ-11ŵǑ-10ŷ-9ǨǪ-8SĵŲ-7IUŃŏőœŢŬŶŹƨǌǘǛǟǠ7Ǔ8Ƌ9źƜǍǗ10łƛ11ƃƓƝ12hTƐ13Ƒ14ĴŰƊƌƗ15Y18ǃ19ƍ21ƈƘƥ22Ÿ23Hƙư26DM28ƹ30Š31ƕ32G33ĸƞ36Ƈơ38Ɵ39F40nƔ41Ơ44Ɔ49Ɩ
~hout	63 -18Œ-11S-10T-9Ř-7ŗ7dŻ8Ɖ10aĻǢ12ƍ13Ƽ14Ǖ15Y17ƀ19Ư20Őư23ƹ24Ŀ33Ǫ41Ŷ43Ţ
~hov	86 11aǊ15ő17uw
~hove	86 11aǊ15ő17uw
~how	29 -27W-17ő-16włƃǊ-15sQ-14Ǡ-13FHR-12D-11MōŐŭ-10oqyƗƝƫǆǧ-9ƁƣƷ-8AŎŕŚśƭƱ-7Iœűźƶ7SƸƿ8hnpŗųŻơ9fŔŤƦƬǒ10ŒƓƛƜƻǈ11GYķŴžƺ12ŢŧǁǑǛ13ňƅƆ14jUńŖƥǞǣ15żƕƖǟ16kǚ17vŋƑ18ĹŶǫ19zǇ20ŮƼǨ21Ƅ22bOĽƠ23ZņƮǓ24cĵũ25ť26ŘŨůŰŲǉ27ƌ29ŃƯ30ưǡ31š32Kǘ35Ƶ36ŷƇ40t42x56i
~how>	29 -27W-17ő-16włƃ-15QǊ-14s-13FHR-12DŞǠ-11MŐ-10oqōŭƫǧ-9yƁƝƣƷǆ-8ŎŚśƗƱ-7Aœŕűƭƶ7ƢƨƸƿ8hnSŗơ9fňŔŤųƅƦƬǒ10ƆƓƛƜǈ11GYŒŴƺƻ12pķŧžǁǑǛ14jńŢƥǞ15UŖżƕƖǟ17kvƑǚ18ŋŶ19zĹǇ20ņƼǨǫ21ŮƄ22OĽŘƠ23bZ24cĵƮǓ25ťũ26ŨŰǉ27ůŲƌ29ŃƯ31ưǡ32Kšǘ35Ƶ36ŷ37Ƈ42tx45i
~howe	85 12ņ14ň18B
~howi	84 -12p10Ɔ11dƟǩ14ƅ
~hows	86 10ǔ12Ř13Ŧ31ǣ
~hr>	90 -23Ǌ8W27Ʃ56Ǟ
~hre	85 9ƺ12ŏ13ň14Ǟ
~hrea	88 9ƺ15Ǟ
~hri	85 9ƌ19D20d22k
~hris	85 9ƌ19D20d22k
~hro	51 -10ƿ-9ŐƖ-7Lǡǫ7dzĴŃŉŢưƳƽǟ8ĽŽ9ŵƂƇƨ10ūǨ11Ʃ12ŜŨŭŶ13n14ĹőŪƞƵǧ15ŋƍ16ŗ17Ə18ť19Ɨƪ20j21Ř23ǐǘ25W26ũ
~hroo	84 11Ƌ17ƍ19Ƈ
~hrou	51 -9ŐƖƿ-7Lœǡ7dŉŢưǟ8zĴĽŃŽƳƽ9Ƃ10ūƨǨ11Ʃ12ŜŨŭ13Ŷ14nĹǧ15ŋőŪƵ17ŗ18Ə19ťƗ20j22ƪ23ǐ24Řǘ25W26ũ
~hrow	88 10ņ13Ʈ15œ21ŵ28ƞ
~hs>	63 -16p-14Ƣ-8Y7ơƻǦ10Ļ12uŃ14vůǊ15Gǆ16Ũ18ĵŴ19Ƅ20Ƈ23Ǫ24œ31Zư
~ht>	36 -9mB-8TWřş-7Ū7ewKQĿőŒśŰƍƪƺǀǓǟ8XŖŮƣ9qōŷƮǎ10ĻńňŐšƿ11luMSŢƏư12EŠƃǞǡ13ŚŴƒƕǁ14aoļŗƆǘ15rŎŘƞ16PƨƲǅ17b18iIŏŞ19H20ƹ21Łŋű22N23ŨƔ25ǐ28Ǒ33Ƽ
~hte	68 -15b-14Ź-13p-7m8BL9ƹǠ10Ƒ11Ŗ12U15ű16Ƴ18y23x28ź29v31u34w
~hter	68 -15b-14Ź-13p-7m8BL9ƹǠ10Ƒ12U15ű16Ƴ18y23x29v30ź31u34w
~hts	72 -8Ť7D8nƞ12ż13Hŀ15xY17y18U24ų29R34ň
~hts>	72 -8Ť7D8nƞ12ż13Hŀ15xY17y18U24ų29R34ň
~hug	90 14Ɣ18Ĺ
~huge	90 14Ɣ18Ĺ
~huh	75 -11v9Ļŝǡ12rņƑ15Ơ18jŷ25ũ
~huh>	75 -11v9Ļŝǡ12rņƑ15Ơ18jŷ25ũ
~hum	90 8J9ś10ƾ18ŝ
~hun	82 -8Œ7mǝ10Ơ12gƱ19Ǉ40H
~hunt	85 8m13gƱ41H
~hur	59 -8ŏ-7f7ƛƲ8W9o10B11t12Ŀ13Ůƞ15ǜ16O17Ǝ21ť22ĹƸǛ24Ť28ń30Ɯ31X33Ƅ37ſ47ǥ
~hurc	80 -8f10Ʋ14oB17t19Ů30Ƹ
~hurr	75 -8ŀ10ƛ20O38ń41Ɯ
~hurt	62 -7ŏ9W13Ŀ14ƞ17ǜ18Ǝ22ť23Ĺ24Ǜ25Ť33X36Ƅ40ſ50ǥ
~hus	57 -17d-14ǀǡ-11Pƻ-10Ƽ-8Q-7wDU7Ʊ9ư11Ŵ14ł15ƭ16Ƶ17n19f23Ž24ųƹ31pŵ32s33rt34ƪ35Ǆ38q41o
~husb	57 -17d-14ǀǡ-11Pƻ-10Ƽ-7wDQU7Ʊ9ư11Ŵ14ł15ƭ16Ƶ18n20f23Ž24ƹ31p32sŵ33t34rƪ35Ǆ38q41o
~hust	88 40ų
~hut	71 -7ǫ11ŷ12Ɯ14Ō17Ū21ǐ25a34Ɲ59ǟ
~hut>	76 7ơ13ŷ15Ō24ǐ34ǟ
~huto	88 -7ǫ22Ū41Ɲ
~hutt	90 17Ɯ
~hwa	85 7Ƣ12Ƒ14Ɲ19Ƃ25Ű
~hway	88 8Ƣ12Ƒ20Ƃ26Ű
~hy>	59 -18Ņ-13Ŕ-12ŝ-9Œ-8Ŋœ-7lŪ7A8ƿ9Ŀǈ10ŀšǦ11ŢǞ16x18Ňƺ22Bƽ23ƶ25r26Ʒ29ǫ32ĺ36ŷ41Ł44ţ47ŕ52Ļ
~hyd	75 50Ƒ
~hydr	75 50Ƒ
~hyg	90 12Ǌ23P
~hygi	90 12Ǌ23P
~hys	77 19Ɓ23ƺ26ǃ41ǀ
~hysi	77 19Ɓ23ƺ26ǃ41ǀ
~ia>	80 -7ĺ10ǚ11z13D15C17yŹ24Ŵ27ŷ
~iab	58 -10ǒ-7Ǥ7ƀƫǌ8ǧ12ƿǝ13Ř14Ǆ15ƣ16ƾ17ǜ18ǎ23ƃ28Ɓ36ǣ39ſ
~iabe	80 17ƿ20Ǆ23ƾ
~iabi	59 -10ǒ7ƀǌ8ǧ12ǝ15Ř16ƣ17ǜ19ǎ23ƃ29Ɓ31ſ36ǣ
~iag	83 -7Ƶ15uƿ39ƾ
~iagn	84 -7Ƶ15ƿ40ƾ
~ial	59 -15ƃ-10X7a8ķưǎ9Ǘǧ10ĹǈǍ12Ǐ13Bƶ14Ǣ16ƠǨ17ƊƘƲǙ18Ʊ19Aǀǆ20ƚ21ǁ32I35e
~ial>	60 -16ƃ-10X7cšƫƱ8aķǎ9ƈ11Ǎǧ12ǈǏ13ƶ14BǙ16Ǩ17Ʋǁ18Ơ20ǆ23ƚ24A32I36e
~iall	84 7ǁ13ư16Ʊ19Ĺ25Ƙ
~ials	86 11ő16Ǘ18Ǣ24Ɗ
~ian	75 -13h-9a7Ʊ8p9Ɔ10P12o15q16ǀ18Ɵ20Ǌ39ƴ
~ian>	79 7Ʊ10ǀ11P16q42ƴ
~ianc	88 -10a-7ľ7f10p14o23q
~iar	68 18ľ27ŗ32ƭ
~iar>	88 23ľ35ŗ
~iary	69 33ƭ
~iat	85 11i16ŋ19mŞ
~iate	85 11i16ŋ19mŞ
~ibe	80 7ƥƺ9ŠǏ10ƈƊ11ƒƽ12š19ő
~ibe>	85 -7Ŵ7Ų8ƥƺ10ƊǏ11ƈ
~ibl	58 -8ǁ7wŃ8Ŀũ10Ɓ12ƿ13Z14ŮƂ15Ɯ16ŏ18ŧ20ŉ24ƻ38ř
~ible	58 -8ǁ7wŃ8Ŀũ10Ɓ13Z14ŮƂ15Ɯ16ŏ18ŧ20ŉ24ƻ38ř
~ic>	68 -15ǆ-12Ū-10m7ŶǍǟ9Ű10ƝǗ11ż12ĵ13ƌ14tňŦƧǘ16ū18ŏ24Ŝ30ǫ35ǀ
~ica	55 -7ŀ7ƛǜ8ǅǆ9ōŨƽǄ10Q12ƌǙ13WƁ14ŬŻǀǁǎ15ƺǊǔ17Łƾ18Ǔ21Ƅ23ǃ24ǩ29Ɯ
~ical	63 7Ňǐ8ƿǁ9Ǆǜ10ǆ11Ũ12Q14ƌǙ15WƁ17ǀ18ƺǊ20Ł21Ǔ22ƾ25Ƅ26ǃ
~ican	79 -8ŀ11ƛ44Ɯ
~icat	62 7S8ƶ9ǁ10ǅ11ō15ƽ16Ŭ17Żǎ18ǔ28ǩ
~ice	45 -22ǫ-21ǡ-18S-16C-14n-11ǉ-9ŶƝǖ-8wŗŘ-7lĸłŕŦů7QŮƼǏ8ŋƅǍǦ9cƠǂ10dPľţŤŲƲ11BŏŞƟƮ12ǚ13oŁŅƔ14RŬŰ15ĺǆ16œ18ŝźǊ19ajĿŃƣ20MUƗ21X22š23ņ24Ÿǜ25ž28ƚ45Ź
~ice>	50 -22ǡǫ-15C-11ǉ-10S-9ŘƝǑ-8ŗŶ-7łŕůǀ7AĶľŊŜƜǋǌ8akrFQŮŷƬ9ŋŔŠǗ10ŝǍǦ11ŅƠ12PţŤŲƮƲ13BŞƟ14ŏ15ǚ16ŁŰ17jR18ĺƔ19œ20ž21ǜ22Ń23UĿƣǊ24M25Xš27ņ
~icen	59 -12S-9n-8I8ǝǪ11o12Ƽ15ǂ16ad17Ŭƅ27ź36Ÿ62Ź
~icer	84 -10w9j46Ɨ
~ices	76 -10ǖ-8ŀ10Ņǜ11ƙǢ12Ǒ13ž17ŝǏ20ƚǆ
~ich	54 -18Ǚ-14ƛǜ-10Ǆ-8Kž7ŭƸƽ8bŉźƂ9dƑ10ŁƏǑ11ū12ų13ŸƗ14Eŵ15ƥ16DŅŬƶ17Rǘ18Ľ20ŦǊ22Jő23Ŀ31Q34Ŵ35C
~ich>	54 -18Ǚ-14ƛǜ-10Ǆ-8Kž7ŭƸƽ8bŉźƂ9dƑ10ŁƏǑ11ū12ų13ŸƗ14Eŵ15ƥ16DŅŬƶ17Rǘ18Ľ20ŦǊ22Jő23Ŀ26C31Q34Ŵ
~ici	61 -9ǅ-7ƾ7Ǒ8PƷǝ12q13ƚǀ15ƽǊ18Ƙ19Ǆ20ǔ26ƭ29Š30ǧ
~icia	67 9P14qǀ18Ǌ20Ƙ31ƭ
~icie	68 8Ǒ9Ʒ10ƭ18ƚ22ǔ32Š34ǧ
~icin	85 -11ǅ-9ƾ13Ɨ21ƽ27Ǆ
~ick	52 -11ǫ-10Ǖ-9Ɔưǘ-8ŧƱ-7ŇŗũŶƞƠƨ7ŁŌşǋ8ŖŝƊ9XZŴ10Ư11K12iŋǑ13ƿ14Ũ15ŕŮǪ16Ǣ18L20W21ĺǚ22Ń24šǝ25Ŀŷǒǡ31Ļ32ř44ż51ƈ
~ick>	60 -9ư-7ŤƆ7RŖƅǏ8dŚŲƻ9ļŌŞǋ10xš12Ļť13KL14Ũŷ15Ư16Ŀŋ17ǚ19Ǫ21Ń22ǝ24W52ƈ
~icke	62 -7Ʊ8Ǒ9Ľ10ƴ12wNƊ14ş16Ť22ŕř23š25Ļǡ56ż
~icki	81 -12Ǖ8Œţ9ĺŃ11ǡ14X19Ł26i
~ickl	85 -11ǘ12g15N17ĺ23Z27ŷ
~icks	83 -8Iƨ10Ʃǒ12Ů13L14ƈ23Ŀ24ř
~icku	83 -9a10Ǒ11O12ſ17Ů20Ŵ35ǒ
~icl	63 -8w7Ž8ſǨ9Ŷ10Ɓ12ŷż14ŬŮű15ǈ19Ŵ21ŭ27ŵ31ǒ36ū
~icle	63 -8w7Ž8ſǨ9Ŷ10Ɓ12ŷż14ŬŮű15ǈ19Ŵ21ŭ27ŵ31ǒ36ū
~ico	80 8ő12ņ21Ņ23ƻ43Ķ
~ico>	85 9ő22Ņ46Ķ
~icot	90 26ƻ
~ics	81 -7ƺ8ƙ11ƚ19ǫ23Ǌ38ž
~ics>	81 -7ƺ8ƙ11ƚ19ǫ23Ǌ38ž
~ict	68 7ķƓ8Ɔ9ťŵ10ŬƈƑƺ11nƠǖ12ŶǕ14Q15ƹ17Ʈ20Ů21ŀŜ25f
~ict>	85 13Ƒ15ǖ16Ǖ18Q
~ictu	71 7ķƓ8Ƴ10ťŵ11nƈ12ŶƠ13Ŭ16ƹ18Ʈ22ŀŜ26f
~icy	47 -15Ǩ-10ĻŬƖǔ-8I-7Łƥǈ7ƪǃ8ŝƃƘ9şźſƁƂǠ10Ƅ11ţ12ŢƤ13Ǒ14őƕƝƮ15ĺ16ƣ17ĿƜƩǣ18šǤǧ19ŗ20Ř23ƀƬƷ24Œ25ŖŸ27ƨƫ28ś29Ő35Ś
~icy>	47 -15Ǩ-10ĻŬƖǔ-8I-7Łƥ7ƪǃ8ŝƃ9şźſƁƂǠ10Ƅ11ţ12ŢƤ13ǑǤ14őƕƝƮ15ĺ16ƣ17ĿƜƩǣ18š19ŗ20Ř21ǧ23ƀƬƷ24Œ25ŖŸ27ƨƫ28ś29Ő35Ś
~id>	34 -22œ-21ǐ-20ſ-19Ŵ-17ļƩ-14RśŞ-13ōǢ-12LŮ-11gsUǔǙǡ-10iAJPĿŁŸơǗǩ-9ołńňőžƙǅǆǊǏ-8ŠŷƦưƱ-7CKŃřŰűƑǝ7ŝƛƼǎ8tŀŎƧǓǕǛ9jrŐƠƷǋǑ10xƻǀ11Ƴƴǚ12pFƸǌ13dƆ14flƾ15cwĺŏŦƎƜǄǞǠ16q17Ŷ18ŗŚŤƫƭǦ19Ɩ21Ŋ22SŒźƉƮ23ŅšƏ24ŭŻƿ25ŉ26Ź27ľ28ŢťƗ29kmƶ30Ūƅ33ĽŇŔ34GŕŨ35Ƶ37ƍ38ũ39Ǉ40ņ41Ɣ50ŧ60B
~ida	77 -9ſ-7ǫ12U13Ƅǉ14ǜ16ǆ18A28H30k
~ida>	88 33H
~iday	85 14Uǉ33k
~idd	79 9lv11L15a17i22N
~iddl	79 9v11L16a17i22N
~ide	47 -13ũ-11ƠưƺǪ-10FSUŞū-9P-8Řƾ-7rQĺœŝŻƌƱǠ7eGţŵƓƿ8ĸŔŨƝ9ĴňƎƥǉ10Ʒ11jntCTǏ12gŦƟǆ13ŋű14uŕ15MZƈƲ16łƙ18Ǥ19ǂ20Ǣ21ƗƧ23ŃŬ24őƄ25Ƃƨ27Ŷ28Ƭ29ų31Ž
~ide>	53 -11Ơƺ-9Uũ-8FŘūƾǫ-7sPSĻƌ7iłşƊƋƑƨƬƭƳ8ŕŭƗǄ9qƀǝ10gAŔŨƿ11ŒƎ12Tƥ13tC14jŬ15Ǐ16ƟƧ17űƙ18Ʋ19Zƈ23ǂǤ26Ǣ32ŃųƂ36Ŷ
~idea	78 -7Ş9ž10sƷ12V13ŕ15B25ňŋ
~ided	88 -12ł10Ʊ16Ɲ17e26Ļ
~iden	62 -10Ǫ-8ư8d9ƅƵ11ŕŤſ13Gǆ18ŦŬ20Ɨ21n25ǫ27Ƅ30Ƭ47Ž
~ideo	85 -7ń8ƙ12g36M
~ider	84 12ƪ14wŊ18ţ21ő
~ides	65 -9Ʊ7Ɠǖ9ŵ10ƤƧ11Ÿ12ŴǊ13Wő14ǉ17Ĵ19uĸ24ł28ƨ
~idi	76 8Ő11Ńǂ16Ů24ł37ƈ
~idin	76 8Ő11Ńǂ16Ů24ł37ƈ
~ido	85 8ƭ13Ǫ14ƹ20Ƶ26f
~idow	85 8ƭ13Ǫ14ƹ20Ƶ26f
~ids	57 -9Ż-7rtĸ7qŮ9Ņ10Ŀ11ũƞ12ǝ13Ǝ17ź20ƭƴ21Ư22Ƹ23n26v28w30Ʊ32Ƴ44y49x57u
~ids>	57 -9Ż-7rtĸ7qŮ9Ņ10Ŀ11ũƞ12ǝ13Ǝ17ź20ƭƴ21Ư22Ƹ23n26v28w30Ʊ32Ƴ44y49x57u
~ie>	71 -16ǔ-14Ţ-10BǪ-8ŐŗƠ7ľŠ8m9lƘư10V12Ų16Ƶ20š21ő23fŃ24hƿ27ƨ33Ƥ44ŀ
~iec	83 7ƀ11Ƴ12ƚ14Ǥ17ř21ŭ
~iece	83 7ƀ11Ƴ12ƚ14Ǥ17ř21ŭ
~ied	61 -8c7ƜƝ8ƘƲ9Ʊ10jŨơƭ11ŷ12ŀƹǑǚ14Ū15ž16ŞţǦ21ƨǪ22o37ƶ39f47Ƶ
~ied>	61 -8c7ƜƝ8ƘƲ9Ʊ10jŨơƭ11ŷ12ŀƹǑǚ14Ū15ž16ŞţǦ21ƨǪ22o37ƶ39f47Ƶ
~iel	77 -7Ɯ7Ų10ƛ11ś12J13Ĺ15Ǌ16Ƃ22Ŭ23a
~ield	77 -7Ɯ7Ų10ƛ11ś12J13Ĺ15Ǌ16Ƃ22Ŭ23a
~ien	55 -7őƶǉ7ŋƘ8šƦ9Uũ10aĽŨǚ11ƤƵǥ12PƹǇǨ16Ň19Ɵ21Ǖ22ƞ23Ů24A25ǜ27B40ŭ43ǖǙ
~ien>	88 -8ū36ŭ
~ienc	72 -8Ť12ũ14Ũ16Ǉ17ǥ24Ň
~iend	70 7Ƅ8Ŀ11šƞ13aƦ14Ľ15Ƥ16ƹ18Ƶ33A35B
~ieni	90 12Ǌ23P
~ient	62 -7ƶǄǉ8Ƙ9ŋ11UŤ13ǚ14Ǩ16ƞ22Ɵ27ŮǕ32ǜ49Ǚ51ǖ
~ier	68 -9ƺ8şǅ11Şţ15Mų20ǫ23Œ25ƈǄ35ő38Ǘ
~ier>	71 -9ƺ7ŧ8ş9ǅ11Şţ15M16ų21ǫ23Ǘ24Œ26Ǆ37ő
~iers	81 19Ǘ30ƈ
~ies	52 -15Ǎ-11V-10Ơ-9T-8Pƥǫ-7ư7Ŷƣǋ8ťƆ9ľſƪǒ10KǨ11Yƾ12hmĶŅƓƚǅ13guŀǊ15Ƅƞǔ16yǐǝ17ųƇ19Ʊ20ǂǥ21ǧ22cǏ23ţ30Š
~ies>	53 -15Ǎ-11V-10Ơ-9T-8ƥ-7PŘư7xŁƟǋ8ťŶƆƣ9ſƪǒ10ľ11ƾǨ12YĶŅƓ13ghmuǅǊ14ŀ15Ƅƞ16yǔǝ17ų18Ƈ19Ʊ20ǂǥ22Ǐǧ23cţ31Š
~iest	80 10ŜǑ13ƚ18K29ǐ
~iet	81 9L12ưǈ22ƾǐ34Ł
~iet>	86 10L13ư23ǐ36Ł
~iev	79 8Mō9m10l11S13Ź14ŌƮ17Ǒ25ǫ
~ieve	79 8Mō9m10l11S13Ź14ŌƮ17Ǒ25ǫ
~iew	83 -15ƸǢ13ŷ14Ǡ18B22ǫ26ŝ30ŗ
~iew>	85 -16Ǣ-15Ƹ13ŷ14ŗ15Ǡ18B21ŝ23ǫ
~if>	39 -21Ļ-18X-17Ŋǫ-16Ɨ-12Ǌ-11ŁŎŔ-10AňŘťũƸ-9kőǧ-8ijyTƴǍǠ-7dgŖŚšƵǒ7ŭ8ļǨ9ŢƋǤ10GţžƂƹǗ11bHǆ12Ų13FŉřƷ14WƐ15ĵĸŐ17cIŌŞưǚ18rƃ19Ƭǜ23Ɓ24ƨ25Zŋƞ26ƱƳ27ſǣ29Ĺƭ30Ʀ38ƀ39ŏŶ40Ƅ43ǟ45Ʃ75Ǫ
~ife	49 -25ƺ-21P-18Ő-12wżǫ-11őƽ-10ad-9ŘŶƾ-8ĿňƆ-7vzœū7u8SŠ9mĻ12i13f14ŵ15Ǌ17Ŵư20Ʈ25Ƭ26sǁ28ƭ29Ʒ33t34Ưƶ36r38qǄ40ƹ42ƫ43o45p46Ʃ53ƨ54ƪ
~ife>	50 -19Ő-13ƺ-12ż-11ƽ-10dő-9jŘŶƾ-8PĿňǫ-7vzƆ7uư9Š10mĻ12i14f15ŵ16opǄ18qǊ21Ʈ26Ƭǁ27s29ƭ30ƯƷ34t36ƶ39r41ƹ43ƫ48Ʃ54ƨ56ƪ
~ifes	71 -19P-17ƺ-13w-10a8ƞ10BƼ11bj14ư20Ŵ30q32Ǆ39o42p
~iff	66 -11Ɯ7Ƒ8C9KV10żǇǧ11ĻŃǗ13ŏǫ14ř16ş19ŉŨ24ŕ27Ū
~iffe	66 -11Ɯ7Ƒ8C9KV10Ǉǧ11ŃǗ13ŏ14ř17Ļ18ş19ŉŨ24ŕ27Ū
~ifi	63 10ǅ17ŬŻǎǦ19ǔ28ǩ
~ific	63 10ǅ17ŬŻǎ19ǔ28ǩ
~ift	74 -15k8ĵǊǦ9P11U14Ŗ17ŲƸǫ18Ŷ19Ņ24ǐ43R
~ift>	83 -7ń13U19Ƹ20Ų21Ŷ25ǫ28R
~ifth	90 10ĵ24Ņ
~ifts	88 -17k7ǉ21R31ǐ
~ig>	58 -16œǠ-15ŕ-12ư-11Ǌ-10uSƃ-9FƔ-7ŠƊ7tyŘƈƚƬƸ8jĸƍǃ9ƝƞƲ10gřǇ13ĿǏ14Ĵƥǉ15Ŕ18Ǒ20ŧǨ22Ɠ23Ǔ25kƮ29ő31ƕ35Ĺ44Ƈ
~iga	81 15CǄ54ƻ
~igar	82 15Ǆ55ƻ
~igg	70 8t9Ƭ10ł11xHō12ǖ16ňǠ34ŀ
~igge	71 10łƬ11Hō12ǖ16ň17Ǡ35ŀ
~igh	35 -11š-10ǫ-9TW-8ş-7ĸœŷŻƁǌ7lqŒŚśŦũŭŮƭƶǟ8arRņňŔſƑƣǏ9LńōŐƿ10MSXĽƢƮǡ11uEUŠƨưǞ12ƒƦǁ13oPļŋŖųǘ14ƕ15HŢǅ16bŨŰŴƠ17IŞƛ18ŏƆǑǨ19Ɣƹ20yŁűƥ21N22ƾǐ25C28ŀ30Řƞ32Ƽ
~igh>	65 -8š7Ɯ8vƢ9ƚ10ł11ſ15ř16Ǆ17yCƛ20l24Ƽ25Ǩ28ƾ34Ř41ƥ
~ighb	70 -11ŗ-8ŷ7ơ8GĽťƔƦ9ƛ10Ɔ11Ǐǫ13ņ14B17C22ƞƠ
~ighe	75 7ř8ņ10ŕ12Ŕ13Ɣ17Ǖ28m
~ight	36 -13ǫ-9m-8BT-7Wřş7ewxDKĽĿŒŚŰŲżƪƾǀǝǧ8qőśŦŮǟ9aCRũƣƦǎ10rLńňōŐƔƮ11MXŘƿǡ12uyESŠưǞ13UŴƒƕǁ14oļŋŖųƨǘ15PŀƆ16Ţǅ17Ũ18bHI19ŏŞ20ƞƹǑ22Łű23N24ǐ33Ƽ
~ighw	88 8Ƣ12Ƒ20Ƃ26Ű
~igi	68 -8C7d8Ɔ10T11e14Ɖ15Ŭƌ19ƍ20l21š22E25I27Ś
~igin	75 -8C9Ɔ16Ɖ17ƌ21ƍ22l24š
~igit	75 8d12e17Ŭ24E28I30Ś
~ign	60 -8ś-7Ɠ7ľƀ9Iŗƪ10QŔƤǋ11ĴƳƴǫ12WǢ14JƔ20Œ24ŏǕ25ǅ32ǜ33Ƙ34ł40ō
~ign>	64 -8ś-7ĹƓ7ł8H10ƪ12ĴŗƳ14Wǫ16JƔ18ŏ20Ƙ26Ǖ27Œ28ǅ33ǜ34ō
~igne	79 -7O7š8ł11ƀ13ō15Ŕƴ16Ƥ
~igni	88 12ŏ15ǋ22Ƙ
~igns	84 12q19ł20QǢ
~igs	82 -14Ɲ-12ž-8Ǩ-7Z8ƃ15ų18qŲ19Ɠ20ǉ21Ƈ
~igs>	84 -14Ɲ-13ž-8Ǩ9ƃ15ų19q20Ɠ21ǉ22Ƈ
~igu	70 -14Ǒ-8Ɗ7HŘƯ8ťǋ9ĹƔƙ10Ńņƕ11ř12ŗŧǢ13Ʋ14A15Ɖ16Ų20Ʈ23ƚ
~igur	70 -14Ǒ-8Ɗ7HŘƯ8ťǋ9ĹƔƙ10Ńņƕ11ř12ŗŧǢ13Ʋ14A15Ɖ16Ų20Ʈ23ƚ
~iju	90 18ƻ21ǁ
~ijua	90 18ƻ21ǁ
~ike	43 -19J-14P-12ŏ-11ŀ-10Ǆǒ-9ĺƳǠ-8ĿűƤƥ-7nŉƋƝƪƫƽǤ7aƂƢ8mŭƃƐƲǂ9DŨƆǘǫ10rAŸ11lŒŕŧũ12ŃŤ13jŌ14ůŲƠƯ15RZǏ16Ŕſƚƿ17gŇōƒƼ19ńų20vŊƸ22K23ĵļ26ǁ30ň32Ş33Ƨ35Uŷ39ş
~ike>	43 -19J-14P-12ŏ-11ŀť-10ǒ-9ĺǄǠ-8ĿűƤƥƳ-7ŉƋƝƪƫƱƽǤ7aŌƂƚƢ8mŝŭƃƲǂ9DŨƆƐǘǫ10AŸ11lŒŕŧ12ŃŇ13jrŤ14ůŲƠƯ15RZũǏ16Ƽƿ17ōſƒ18g19ńŔų20vŊƸ23Kĵ24ļ26ǁ27ş31ň32Ş34Ƨ35ŷ36U
~ikes	83 -7ũ12Ō14ť15Ʊ16ƚ17Ĺ22ş
~iki	79 -15ķ-7U9b10Ŕ11g12ň26x31Ơ39t
~ikin	79 -15ķ-7U9b10Ŕ11g12ň26x31Ơ39t
~il>	54 -13ǫ-9M-8H-7bĹŲ8ĵƉ10ĻƅǑ11vŖ13DǗ14ǩ15ƽ17ǆ19Ư20Ŝ21řƒ23ľƁ24E28ǚ44K45Ɯ71J
~ilb	90 9Ž16DĹ
~ilbo	90 9Ž16DĹ
~ild	56 -11FƬ-10ƈ-8ǈ-7CǪ7Xǟ8ŷƆƒǎ9yƦƭ11Ƴ13l14v17w18Ǥ20Ʊ22ƣ25u26Ɠ27Ǎ37Ǐ38Ƽ42ƫ49ƕƥ
~ild>	68 -10Ƭ-8ƣ-7Ǐ7ƍ10Xƒ11wǎ12ŷƱ16Ƴ23Ɔ32ƫ44ƕ50Ƽ
~ildi	63 -15Ɔ-12F-11ƈ-10ƫ-8ǈǪ-7C9ǟ13Ʀ29Ǥ30Ɠ32ƣ38Ǎ49Ǐ58ƥ
~ildr	74 12w13ƭ15yƱ22v37u
~ile	54 -13ǩ-10ŗ-9ńūŹ-8Ūǫ-7ŮƕǄ7ơǇ8ĽŻ9ň10ř11ťǑ12Ɗ13hŜƐƱ15aƦ16Iś17ų19Ũŵǔǟ21Œ22ǈ23Ɲ26Ƒ27ƅ30ǒ31Ť38Ǚ41Ű64ů
~ile>	63 -10Ź-9ŗ-8ńŪƉǩ-7Ǆ7ŝ8ĸƞ9ŴŶǇǘǪ10ŤŨơ11ň12ś14ǔ15Ŝ16Ɛ17ƊƱ19Iƅ20aƦǈ22ų23Ǚ25ǟ28Œ
~ilea	81 13Ű34ů
~iled	75 -7ǩ7Ɖǈ9ś10ǔ12Ǟ16řƅ17Ũ23ť32Ť
~iler	85 16Ľ19Ǒ24h31ǒ
~iles	64 -8ū8Ɯ9ǚ11Ż14ǒ23Ǚ25ŵ32Ƒ40Ű51ů
~ili	56 -11J-7ƄƩ7ǧ11Xǝ12ŀ13Řƅ14ľ15YŠƣǜ16D17Ɲǎ21ŗ22ƃ23W27ſƁ33ǣ
~ilia	88 23ľ35ŗ
~ilin	79 -16J8f18ŀ20ƅ22X24Ɲ25D
~ilit	58 -7Ʃ7ƀǌ8ǧ11ǝ15YŘƣ16Šǜ18ǎ23ƃ24W28Ɓ30ſ35ǣ
~ill	44 -13ǐ-12KŘťŶ-11Ŵ-10aŁňŮ-9ŇřšŷƝƞƳ-8uĸŲƸǏ-7pxRTŐşſƚǊǪ7oŖƫǅǗ8ƙư9ZĽśƗƼǄ10qķļńŭƻ12sŪųŸǠ13tƲǢ14eyzDPĶĻ15őƔ16OYōƖƮ17ź18ľƭ19cLM21HQĴ22CJĵũƘ23U24I28V33Ń35Ư45ƽ58ƴ
~ill>	46 -14a-13ǐ-11Řť-10Ʊ-9Ňţ-8ŁřšƝƞƳǏ-7uxĸłňŐŞŮŷ7fŖƅƠ8oĻƫǗ9Ŋƙ10ōƗƼ11ķńŭƻ12qļ13śŪŸƽ14tC15esĶų16yzP17OƖƮ19ź20DLőƭ21MU23cH24JũƘ25IQ31V36Ń37Ư45ƴ
~ille	81 -8Ơ8ĺ12ĽƱ13ō19C23ĵ
~illi	77 -7K7Ş8ţ9ž14Ǡ15Ļ17Cĵ21ƽ27ľ
~illo	84 -8D-7Ų12ƣ19Ɔ27ǅ41Ɣ
~ills	65 -9Ŷ-7Ŵ7ŀ11Ƅ12Ǧ17ư18ł19Z23Ǣ24Ʋƴ28YĴ30ƽ
~ils	85 7ǚ10ƉƖ12Ǚ21J
~ils>	86 7ǚ10Ɩ12Ǚ21J
~ilt	69 -13ƫ7ƼǏ8Ǥ9bƳ10żǟ16ƈ22ĸ27Ƭ30Ǡ44Ɔ
~ilt>	69 -13ƫ7ƼǏ8Ǥ9bƳ10ǟ16ƈ22ĸ27Ƭ30Ǡ44Ɔ
~ilv	90 8ŵ15ū
~ilve	90 8ŵ15ū
~ily	57 -14Ƥ-13o-8Ŵ7zY8qŀ9AŘƺ10hǇ12FƲ13ǉ14ūƞ15ſ16Ƶ18ũ19Ʈ20uŮ23ƦưƸ25y35w38nƿ
~ily>	57 -14Ƥ-13o-8Ŵ7Y8qzŀ9AŘ10hƺ12F13Ʋǉ14ūƞ15ſ18ũƵ19Ʈ20uŮ21ư23Ƹ24Ʀ25y33ƿ35w39n
~ilys	90 8ƿ9Ư18Ǉ
~im>	57 -17ƺ-15ƾ-12a-11ƨ-10ƣ-8Zũ-7R7tŇŻ8rAŕƵ9wņƱ10Vŝ11ǎ16oŧ19Ū21Ť23ƪ28Ũ29Ǝ31Ǆ32ř33ƀ36Ŧ37ť42s
~ima	76 11Ɓƕ12ů18ũ19ǀ40h
~imal	85 45h
~imar	90 23ǀ
~imat	90 8ǋ14ůƕ
~imb	76 -7Ŵ9P14Ŕ20Ǌ22Ƃ40ǂ42Ɠ
~imb>	84 -8Ŵ15Ŕ24Ǌ26Ɠ
~imbi	90 11P17ǂ
~ime	52 -15Ǡ-8œŗŧ-7PĿőƁƾ7şƨƸǘǚ8kĶ9šƝƶ10Ňż11HŨŹǝ13gWƼǜ15ŝŢŪ16sSŕ17ļŒŶƩǫ18ǉ19ơ20ų21ƺ29V31ǐ33R34O35N37Lń
~ime>	53 -11Ǡ-8ŧ-7PĿƨƾ7WƀƔǔǘ8kFSĶơƸǚ9ƝƩ10ƶ11ŇŹ12HšŨ15Tŝ16gŢŪƼ17ńŕ18ļŶ19s21ųǉ22ƺ27ǐ30V35R36O38N39L
~imer	86 -8ő-7R13ǉ15Sǥ18LŒ
~imes	76 -13T7Œ8ǐ9Wş11Ťǡ12ǂ13Ʃ17ơǊ19ż21ƨ36ǫ
~imi	59 -8Ő-7Cƙ7ĿǏǞ9š10Ƒƕ12yĻ17Ǩ22Ǖ27Ǥ34ǣ56Ř
~imit	59 -8Ő-7Cƙ7ĿǏ9š10Ƒƕ12y17Ǩ22Ǖ27Ǥ34ǣ56Ř
~imm	84 14Ǝ21Ɠ
~immi	85 14Ǝ
~imn	85 -8ǜ50ƒ
~imne	85 -8ǜ50ƒ
~imp	71 9ſ10ļǤ13ŎƐ15ňƳ16ƍ22ĿƲ24ş
~impl	86 13ļ15Ɛ27Ʋ
~impo	77 10Ƹ14Ŏ17Ƴ26Ŀ
~impr	85 12Ǥ20ňƍ30ş
~ims	70 -7ż9ƪ10at11ǥ13Ũƹ16Ǟ20Ŀ43Ť
~ims>	71 -7ż11ǥ13Ũ16Ǟ20Ŀ44Ť
~imse	88 11ƪ12a13t16ƹ
~imu	77 44ſ49Ř
~imum	77 44ſ49Ř
~in>	29 -29Ưǫ-26Ř-21œ-19Şſ-18ĻŜ-17ŕ-16Ʃǅ-15wşŻưƼ-14pDŹƁƖ-13acƂƔ-11Ɨƶǖ-10JţǨ-9rŒŧƈǔǧ-8ƚƢƣ-7h7KMňŌơƵǃǕǥ8O9LľźƏƘƥƦ10fVŪƄƆƸǍ11mŉšŢƋƜƳƹ12ļūƨǢ13y14kĶŁƻ15EQŅŮƍƷƾ16ĵŀŝŤ17vUťŨŰǀǣ18żƎƝƴǠ19lsĺŴǓ20TĸĿōƊƐƿǆǑǩ21ńǋ22qņǒ23jƽ24Ų25HŗśƠ26ŬƧǏ27tŽžǎ28SƬ29Rķ30ƒ31nǇ33ƙ35ǌ36iǙ37C42Ɵƺ45Z
~ina	62 -12Ť-7C7ľ8xǗ9ƅư10Ʊ12tĹƉ13kŋƌǊ14Bł15š16lqƍ17Ƨ19AƠ21Ǟ26Ǣ34Ʋ38ŭ
~inal	68 -7C7Ɔ8ľ9x13t14Ɖ15ƌ16k18łšƍ19l21Ơ40Ʋ
~inan	72 11ư12ƅ13Ʊ14Ĺ16ŋ17B24A32Ǣ46ŭ
~inb	90 -8Ŀ8Ŝ11ǂ32J
~inc	52 -13ǫ-12Ň-10ǉ-8Ɣ7GPƬǈ8Ƣǅ9uŘŽƥ10ǋ11Bƌƻ13ź14ŕƼ15Ŧ17ǡ18ŔǇ19ŐŤƱ21ư22tǟ25i26S30Ǡ31Œ32T34Ū
~ince	59 -13Ň-9ǫ-8Ɣ7Ɖƺ8I9GPƬ10ƥ11Ž12Ř13Bƌƻ16ź17Ŧ19ǡ22ŤǇ26t29i30S36ŒǠ40Ū
~inch	88 7X16j26Ƽ
~incl	71 -12ǉ9sŔƂ10Ɓ11ŗƇ14Ƣ17ǋ30Ő
~inco	66 9Ʈǖ11ǅǈ14u26Ʊ29ư32ǟ44T
~incr	80 26ŕ33Ŕ
~ind	47 -29ǝ-13şƩ-12IŘř-11oŦ-10ňŤ-9ƆƉ-8NŮƨǅǊ-7ŊŪƭǁ7UŐƢƻǛ8jŉƟ9MRŬƊƗƵ10pŃǓǚ11qŴŸźƂƴƾǈ12ńŲƒǡ13ūƈ15hŀƹ16ŏƥǖ17gĻ18ĽŜǆ19ś20ǃ22Ʈ23šťŨ25Xƌ30ŋƸ31ƫ63Ɯ
~ind>	48 -29ǝ-16ƨ-12IŘşƩ-11Ŧ-10ořŤ-9xňƆƉ-8NƬǅ-7ŊŮƭǁǊ7arľƢǛ8UŐƐ9RŲƟƻ10pMƊƵ11qǚ12ŃńŴŸźƴƾǈ13ƈǡ14ū16hŀǖ17ŏťƥ18gĻ19ĽŜǆ20ś21ǃ23Ʈ24Ũ25š26Xƌ31ŋƸ35ƫ65Ɯ
~inde	79 7Ƙ20Ǔ23xƗ
~indo	86 12ǎ13ťƒ14j
~inds	80 8Ų10ŉ13Ǣ17Ƃ23Ŭ
~ine	44 -21ƃ-12Ļƙ-11htŧ-10CšŦŶ-9Rŀū-8GŎŭſ-7nuDŕŴƗƞƩưƹ7KSłŃǗ9sAŲ10ƻ11ƓƼǐǢ13ľŗǃǄǚ14ŅņŏśǨ15jŌƖǖ16M17Ǫ18qŮƎƟǅǇǈ19ǒǣ20ƝǑǫ22IǆǍ24ǁ26ƶǘ28PǓǝǠ30ń31ǡǤǧ34ǟ38ǌ
~ine>	53 -11ǅ-10Ŧ-9ŕšƟ-8ơ-7ŭƗ7Źǃ8bMVX9aKNĵũƿǫ10łŃ11SśƊǑǗ12sľŗǝ13qŲ14ƻ16ƽǌ17jP18ƶ19ŅŌ20ņƖǟ21Ɲ23Ǝ24I31ǁ33ǘ38ń
~ined	75 10ŗ12ŉŒ13Ƽǝ14ǚ21Ɲ22ƶ
~iner	86 17ǃ18ǡ19P
~ines	50 -22ƃ-11Gƽ-10ht-9Ļŧƙ-8ūŶſ-7CR7ųǫ9ǚ12MǑǝ13A14ǄǢ15Ɠ16ǐ19ŏǨ21ǟ22Ůǖ23ǈǒǪ24ǣ25Ǉ26Ǡǡ27Ǎ28Ɵǌ31ǅ34ǆǓ38Ǥǧ
~inf	73 8Ľ14ŋż15ŕ16Ņ18ľ21ļ25x38Ǚ
~infl	90 20ż21ŕ
~info	76 8Ľ15ŋ17Ņ20ľ22ļ40Ǚ
~ing	28 -23Œ-19Gƫ-17ŝ-16sōŢƹ-14Řǈǖ-13Ɩ-12ĽőƩǜǣ-11lvƆƼ-10oŨƑ-9WťƗǙ-8BJ-7wŇŔŴŸǔ7ĶňŽƦǢ8eŅŌůŹƃƇƓƺǝǤ9hmZŗƝƞǞ10MųƂƏƙƟưƴƽ11rIņŜƕƮǕ12gŶƐ13Pƥ14qķŉřƤ15ĸœŮƠƵ16YĴƔǆ17TļľƌƧ18zLĿƻǂ19FƷǌ20ŊŞźƎƪ21Łƅƣ22ŃżǏ23fuĵ24Xž25ƘǛ27UŐ28ŀşŤǫ29yŎ30ţŪ32i34k35jxƚ39Ļ40tH42ĺǠ47ǡ54V
~ing>	28 -20ƫ-19Œ-17G-15sōŢ-14Ɖƹ-13ŘŝƖǈǖ-12Ʃ-11vĽǜǣ-10lCŋƆ-9oőŨƼǪ-8WťƑƗǙ-7wBJƭǇ7ŗŠƏƤƾǞǟǨ8ňŌŽƃƧǢ9emĶĸŅůŹƺ10hŷƝƴǝ11TŉųƂƟƮƽǆ12MņŜƵǕ13grIŶƥ14ļ15PķŞƕǛ16fLYŮ17ĴœƌƔƠ18qľǂ19zĺŃƷ20FĿŊźƪƻ21ƅƎǌ22iUŁžƣ23ĵż24u25ŐƘǏ27XŀŪǫ29ţŤ30yŎ31ş34ƚ35k36jx38ǡ41tĻ44HǠ55V
~inge	81 11ŏ12Ū21E22Ǜ25f42ƭ
~ingi	88 -14ŷ10q14Ż22ĺ23ǡ
~ingl	68 -8ǁ-7Œ11ƇƜ15Ǉ16ǫ18ƚ28f38Ɗ41Ɖ
~ings	54 -11ǫ-10ơ-8ƕ7ŋŠƵ8ļŞƓƸ9ŊƦǘ10ƻǆ11Tĸ13ƤưǊ16i18UƧ19ř25ǡ27A29ƙ31ĺ34Z
~ingu	84 26Ɛ
~ini	63 -11ǩ7ļƟǣ8a10ǆ11ť13ǫ20A22ƍ25Ř27jǛ28mƋ29Ż32ǀ34ſ
~inim	78 32Ř44ſ
~inin	78 -13ǩ7Ō9Ɵ34Ǜ35jŻ
~inio	88 12ļ30A
~inis	70 9ǣ10Ż12ťǆ18ǫ25ƍ32Ƌ34m
~inj	72 -8ǣ7Ř18ǜ30ǥ37Ƅ50ſ
~inju	73 7Ř30ǥ37Ƅ51ſ
~ink	52 -13ƪ-12Řǆ-11ş-10ĺ-9Ŕŷƨ-8oţ-7qǢ7ƹǌǟ8ĵƁƙǠ9XƔƝǍ10ŀšƉ13hƕƵ14ōƷ15Ư16V17ŗ19ŕƥ20ĻũǏ21yĹ24ǫ25BŲ26ň32ǝ33H40Ʈ55ǁ58r
~ink>	57 -12ƪǆ-10ş-9oĺ-8X-7qŔƢǢ7GOĸŹƊƑƓƦƱǚǝ8ƹǌ10ĵƔƙƝǟ11ƉǍ15hō16ƕ20Ʈ21ŕŗ23ũ25HĹ28B31Ų32ň34ǫ42rǁ
~inki	68 -9Ř-8ŷ-7ţǫ7Ɓ10ǁǨ11ŀǠ14H16š19V21Ļ22X23Ƶ24Ʒ25Ư30yƮ
~inkl	77 31ƥ32Ǐ
~inks	80 34r42ǝ
~inl	85 9Ɯ12Ůŵ18ǘ
~inly	86 12Ůŵ19ǘ
~inn	77 -11ƹ-8ǃ-7ơ8ŕ9ť10Ʀ11Ɲư12n14ǁ15ƨ16N18ǫ19L27ƽ
~inne	79 -11ƹ-8ǃ-7ơ9ŕ11Ɲ12ư13n15ƨǁ16N19ǫ20L28ƽ
~ino	85 -18Ɩ20C25ƽ30ŭ
~ins	41 -16Ǐ-15ƺ-14ƔǑ-10ŷ-9nĵŮǄǍ-8QZŭŴ-7jŎƌƟǊǠ7wşƨ8CĻǒǩ9ƁƊƙƧƮƵ10aĺĿŘřū11ŧųƂƯ12łǎǪ13rǆ14Ɨ15ƅ16WŢűƄǕ17Ň18ŤƛƝƶǫ19œƣ20ƽ22ǔ23ƫƬ25ƚ26ƪ28Ə34Šƕǧ37Ő39ƀ40ő48Ǥ
~ins>	67 8ŕű9uŁǞ10Ƌ12Ƣ13ƫ15y16wCƽ17ǖ21aƛ24ƙ26ƚƝ
~insi	73 -37ǎ-21Ǐ-8ƌ7ƫ9Ÿ11ŗƑƝƥ12ƍƬ15Ŭǆ21Ƨ22ű38Ǥ43ƣ
~insp	74 21Ɗ54Ə
~inst	65 -8Z8Ǔ10KŃǣ11ŅƒƷ12B15Ĵ16rǆ21ƚ24Ƭ27ų38ǫ
~insu	44 -16ƺ-13Ǒ-12Ɣ-11Ǔ-9nŷ-8ĴĵǄ-7QǍ7Xŵƛ8Aś9ƨǩ10ĻƁǒ11şƵ12ĺŘřūƫƮƽ13ŧƂƯ14ł15ĿǪ17ƅƗ18WǕ19ŢƄ20Ň21Ť22ƶ23œ25ǔ29ƪ34ƕ35ǎ37ǧ38ŠǤ44Ő45ƀ46ő
~int	57 -12Ǥ-10mǉ-9pǇ-8ŉŔ-7ļŌƮ7ŃŰǃǘ8qňťŶƒǫ9ŋǅ10ķƀǏ11Ǚ12gRŽǆ13Ǡ15Ųǀ16Ŧ17Ƭ18Ǟ19Nǥ20š22dƍ25ǐ27S28ż34ş35ŗ36Ɲ
~int>	75 -7ǉ7ş8Ɠǥ9řŬ10Ţ11ǃ12œǫ13q16Ǐ19Ǟ22Ų39ŗ
~inte	68 -10Ǥ-8ŉ-7ŔƁ7ĸ8ĺƣ9ņŗŽƖƷ10B11Hňšƒơ13Űǅ16Ɲ22Ŧ25N32ǐ
~intm	86 7Ǚ9M15Ŷ17ǘ25ǀ
~into	69 -10Ǉ-7ļƮ7GŽǪ8ŏƛ9iǙ11Ɓ12Ń13dŋť14ķšƀ16R17ƬǠ18gǥ28ƍƝ34S
~ints	81 -11m-8Ō9Ǟ43ż44ş
~inu	66 -11Ĵ-7J7iŅ9auśǃ10Ţ11Űǩ12ļ16ĸ18ō28N42O
~inut	67 -7J7iŅş9auśǃ11Ű12ļǩ18ō29N42O
~inv	69 8PŽ11ł12fǤ14ǫ16ǚ17ƙ18ĸǗ20Ɵ21Ǒ
~inve	78 14Ǥ17ǫ19ƙ20ĸ23Ɵ24Ǒ
~invo	74 7Ǣ9PŽ12ł13f18ǚ20Ǘ
~iny	80 -10j9ƚ16ƈ36Z
~iny>	85 9ƚ39Z
~inyl	88 17ƈ
~io>	82 -8ƍ14Ż17B19l23Ʒ76Ǡ
~iol	82 46ż
~iola	82 46ż
~ion	44 -11Ǥ-10ƀƣ-9w-8ŉƦƿǆǧ-7LĻŀŐūŷŸǚ7FńŘśŶƪƽǟǩ8łƯƹ9qTšǁ10nxōƏƲ11őǕǞ12ŋǃǍ13Ɨ16Ɔ17ļƘ18kŌƑ19mƈƾǈ20ķŲ21Ņǎ22ŗŬż23ŕ24Ŋƍ25P27Ž29ZňƁ31AƳ32ǜ
~ion>	48 -16ǫ-12Ť-10Ķ-9wƀǤ-8ŉƣƦƽǧ-7fLŷƿǆ7ĿƊǇǥ8FŏƄƗ9ńƪƯǟ10qxSŘŶżƹ11T12ōƏ13ŅƆƲ14ƍƑǃǞ16łŽ19Ƙ20Aļ21Ō22mŕǈ24kķ25Ŭ26ƈ30P32Ų33Z34ňƁ36Ƴ
~iona	72 7ǔ8ƒǦ10g11ǁ12Ǖ16ǎǩ18Q24ǜ
~ione	85 -9Ÿ-8ť12AĹ15n16Ž21ŗ22Ņ
~ions	59 -10Ų-7ł7dƑơǣ8ƇƗ9AŪ10ĶŤǠ11ŗ12Ŝ14ǫ15ś17ż18ƍ21ǜ22Ǎ24ŋ25ƽ26ƾ30Ŋ
~ionw	88 -9S14š18Œ34ő
~ior	78 7m13Ŕ17w19a31Ŀƈ
~ior>	80 7m13Ŕ18w19a32ƈ
~iou	75 -15ǫ-8G-7ǁ8ŕǑ9ŔƘ10ǝ11rƿ12ĺŊš15Ǆ16ƾ17wŀ18Ɖ
~ious	75 -15ǫ-8G-7ǁ8ŕǑ9ŔƘ10ǝ11rƿ12ĺŊš15Ǆ16ƾ17wŀ18Ɖ
~ip>	59 -14ǫ-12A7ŕƅǎ8ĸƊ9Ƶ10ţƝ12Ǎ13ľ16B17ƻ18kƞ22ŊǏ23ǈ25Ű29Ń58Ƅ72E
~ipe	74 -8ŉ-7Ɗ13ǘ14U15Ʀ18Ū28ş29Ɲ33ƌ
~ipe>	78 -8ŉ11Ū14ǘ29ş33Ɲ
~ipes	84 -8Ɗ9Ū10Ʀ39ƌ
~ipl	88 24Ƃ30m
~ipm	69 -9ƚ-7ƕ21ƟǤ27Ǡ50Ǒ
~ipme	69 -9ƚ-7ƕ21ƟǤ27Ǡ50Ǒ
~ipp	74 -7ơ8ť9ǟ10Ķ11ƙƬǗ14ǁ15Ƥ21Ɲ33h
~ippe	82 9ť11ĶƝ12ƙƬǗ16ǁ37h
~ippi	79 -7ơ11Ɲǟ16Ƥ
~ips	81 11k15ǂ20T24ǣ30E
~ips>	81 11k15ǂ20T24ǣ30E
~ipt	77 -12Ǡ27ƚ29ƽ31ǌ
~ipti	85 21ƽ
~ipts	84 -13Ǡ11ƽ17ƚ34ǌ
~iqu	86 -12ǣ-10Ź-7ſ12Z13ƚǁ43ǝ
~iquo	90 -12ǣ-10Ź-7ſ14ǁ45ǝ
~ir>	57 -13dǈ-10ǩ-9Ů-8ZƮǧ-7ǫ7aǎ8NŁŞ9yśƵ10UĹ11iŵƤǙ12Ǘ13ƌ14ŧǅ16Ŀǒ17v18Ķ19Ŋ20ň21Ɵ23ņ24ŨƳ25Ǔ27ŕ43Ǌ46ǔ
~ira	73 -10v9ž10Ŗ16u29x42w43ķ
~ira>	74 -10v16u30x43w44ķ
~irb	85 38ƞ
~irbn	85 38ƞ
~ird	76 -8J12ǣ15ƥǇ16d22q25ǚ30ơ
~ird>	78 -8J9ơ12ǣ15ƥǇ17d23q26ǚ
~ire	53 -12GH-10CǊ-9Ǒǫ-8RŰ-7ŦũǢ7ŲǆǛ8kUǧ9eļƚ12Ļǎ13ƣǚ14ƩǤ15tƱǓ16ŖǠ17Ǖ18Ŋťǖ19ǟ22Ʀ23P27ķ29Ɛ42ƒ45S49Ǟ81Ƒ
~ire>	58 -12H-11Ǌ-10C-9Ǒ-8ķ-7ŇŦ7ńŤƙǚ9Ưǆ10ŝ13ǖ14ǎ15VĻ16Ʃ17ǓǤ18Ʊ19Ǡ21ŊǕ22ǟ23ť24Ʀ28S30Ǟ31Ɛ70Ƒ
~ired	74 -22ǎ-19V-14G-7h9Ň10qǚ12Ǜ13Ųǧ14Ū29S34Ǟ40ƣ41P
~irem	74 -19ƣ-7ŝ21ǎ25t55ķ
~irep	77 59ƒ
~ires	85 11ǖ15e18ļ27Ŗ
~iri	73 -7Hŝ16ƽ21Ǐ24Ǡ30V43Ǟ47ƌ
~irin	73 -7Hŝ16ƽ21Ǐ24Ǡ30V43Ǟ47ƌ
~irl	73 -11ư7ǘ11Ǧ12Ǌ13l14Ǟ17vw19Ƥ28ƹ42u
~irl>	80 8ǘ9v12Ǧ15lǊ20w28u
~irlf	86 -7ư20ƹ23Ƥ
~irls	84 10v13ƹ17Ǟ19u
~irs	56 7eſǇǕ8SŖƪ9š10swƋǓ11ǆ12Ʀ13ňśƇ14Z15ńƭ16xǫ17A18aņŔƆ19Ǐ21oŅŐŒƘ23Ǎ29ř
~irs>	71 7ƥ8ŒƝ9ŕ10Ǖ13Ƌ15ǆ17Ƈ19Ǔ21Ʀ25ņǏ30Ǎ
~irst	59 7ōſ8eǇ9SŖƪ10š11sw14ňś15ZŒ16ƭ17xń18Aǫ19aƆ20Ŕ22Ő23oŅ24Ƙ31ř
~irt	64 7ƘǙ10ŝ12P17Ň32v43p44c53d
~irth	65 7Ǚ10ŝ24c33v44p55d
~is>	22 -32ũ-22š-20ƺǚ-19Ňŧ-14ƞƹ-13ť-10SĹľƮƻǓ-9dŢư-8Ũƶ-7cOWYŉŜŦǎ7lzŮŶƃƉƬƵǛǤǪ8bĻŊƘƨƩƾǇ9aKŏżƒǃǖ10BĸņōŗƖǁǐ11EFŚşŪƎƓƼǞ12uQŀŞŠſƁƚƛƣƱǘ13nXŐŬŸƧƳǠ14CƗơ15fļĿŘƭǀ16ķƀƂǉǥ17MRĶŃƽǧ18Ųź19hrŌŎǊ20qvőŷ21NTƊƫǍ22P23ŖƆƢƤǈ24IZœŰƇ25Żƕ26ŭƋƴǅǡ27ǄǙ28yADJū29ĺ30sǝ31ƈƪ32p33Ƹ36o38j39itUłǏ40ń41ǫ44x47Ł51ŵ
~isa	77 -10Ʃ-8ƨ-7Ƅ11ƚ13Ɛ14ŉƱ15e18Ĵ23Ĺ25Š34W
~isab	82 -10Ʃ-7Ƅƨ15ŉƱ27Š36W
~isc	69 -9W7Ŀůǩ8ŒƂǞ9Ƽ11IŠ12hǫ13Q14Ĵ17ž18Ż21r
~isco	71 -9W8Ŀů9Œ11Š12I13Q14Ĵǫ18ž19Ż
~iscu	86 8ǩ10Ƃ12Ƽ16h27r
~ise	59 -10E7dkƪ8aŀ9ŕǌ10wƐ11ƿ12ƺǍǤǦ13ƔƢ14g15lt16ŐǄ17Bŏƚ19A20V23Ŕǫ24Ʊ28ƥ
~ise>	63 -7Ř7ƪư8kŐŔ9d10ŀǌ11wƐ13ƺǍǤǦ15Ɣ16gƢ17tǄ18ŏ22V24ƥ25ǫ26Ʊ
~isea	88 14ƿ
~ised	76 -12E11Őŕ13B14a20Ŕ24l26ƚ
~ises	90 7ż9ƥ18A
~isf	88 -7Ư18Ũ26Ş
~isfi	88 -7Ư18Ũ26Ş
~ish	63 -8Ɖ8Ɗǣ9Żǃ10ťǆ16Ň18Ɛ19ƍƙ20ļşƲ23ǫ25ǚ27Ƌ30m43g
~ish>	76 -10Ƌ-9Ɖ10Ɗ12hǃ13ǆ14ť21m23g25ļ27ş32ǫ
~ishe	68 8ǣ9ƙ10Ż13m16gƍ18Ň20Ɛ22Ʋ38Ƌ
~ishi	86 -9h13g15ƙ35ǚ
~isi	63 -10Ɯ-9ř-7Ʒ7ŕ8Ń9NƆ16ń17Aƛǃ18ƽ19ł21ǀ30Ž42ƞ51Ɓ
~isin	82 -11Ɯ11ŕ12A23ƛ24ƽ
~isio	67 -9ř-8Ʒ7ǜ9AŃ10Ɔ18ń20ł32Ž55Ɓ
~isit	78 12N22ǃ27ǀ52ƞ
~isk	76 11ĸ18ƛ28Ū33ǂ
~isk>	78 12ĸ18ƛ30Ū
~iss	66 -12őƿ-7żǫ7sŌŏ8TZǜ9ǡ10ƹ11ł12Ķƺ14Ų17Ŷ18ŴǄ19Ǜ21ş22Ɗ27Ş28Ź32Ţ43Ŏ
~iss>	82 10ĺ12ǡ16Ţ25ŎǛ40Ş
~isse	84 17Ķ25Ŏ26Ţ
~issi	76 -13ő-8ż9Ō10TZŏ11ǜ17Ų21Ŷ27Ɗ32ş
~issu	77 -12ƿ7r8ps13łƹ14ƺ23Ǆ33Ź
~ist	50 -11Ɩ-9wŹƄƋǎ-8Y-7cCZśűƵ7zPQūůƆƭƹǊǕ8UżƛǘǙǚǧ9dhDŤŰƺ10goť11kŅƷ12ƐƔƱƾǓǫ15aƀƚǀ16ǌǒ17Ŭƙ18Ļŭ19Ų20BĿ22Ÿ24ǜ31A32ƣ36ƿ
~ist>	58 -18ǎ-11Ɩ-9a-7Ǜǫ7hľǁǊǙ8fŠǑ10ūƚǧ11nƞ12Ų13Pǚ14g15ŅťƐ17ŭƔ18Ÿ19ǀ20ǒ21ƀ22Ļƙ24ƣ27Ŀ
~ista	80 -13Ƌ11Ƃ14ů17Ű19ƛ46ǜ
~iste	65 -9w-8Ź7r8otņ9Pƚ10ƹǅǎ12Uǘ13zƭ16ƣ21Ʊ22ǌ25ƿ26ǫ30B31a46A
~isti	86 14Ɔ17Ų26Ʒ
~istm	85 9ƌ19D20d22k
~isto	73 10Ň14ƾ16ƺ18Ť28ƿ
~istr	80 12Ƒ14ǖ15Ǖ16Q31Ŭ
~ists	76 10Ÿ21Ǌ23Ǔ
~it>	27 -29ĺ-25ņ-24Ǔ-22ƹ-20q-18glCŠǖǫ-16yGǊ-15vſƪǟ-14tƄ-13pO-12zHŞŸƥ-11aĹƺǞǢ-10ĴƣǘǤ-9xŰżǐǕǗ-8ľƼ-7cdŇşǛǜ7KWŎƗƜǣ8eZžƂƍƒǧ9Ƹƽ10ŬƢǩ11DJŀŢƘƱ12sŵǚ13iFŌųǉ14Ɖ15łőƃǑ16nƏƿǦ17AķƛƾǏǠ18ŏœŦůŽƻǈ19ǡ20Ƥ21Ź22bŋšơƯ23Pňƀƕ24BŚƁǇ25Ļ26UĶŃńƋ28ś29ŕƊ30Ŗť31ĵƇƫ32ƈǙ33ŜŨŭ35ƭ36jŴ37ōƠ38ǅ39Ɣ40ŗũŮűƩ41Ɔ42ŪƷ43rŘ46Ŕ47Ł51Ƭ54ŷ62Ų
~ita	65 -11C-10ŘŤ7ŰƦ8qV9Ĺ10PSſ11Ƹ12a13Ƅ15ƽƾ16Ǫǫ17ƨ18g19Ǆǖ20Q21fż22ƺ26ƚ30Ł
~ital	70 -11C-10ŘŤ8Ű9q10V11SĹ12Pſ14Ƅ16ƾ17Ǫ19ƨ20ǫ21Ǆǖ22Q23f24ƺ
~itar	86 25g36ƚ
~itat	81 29ż42Ł
~itc	64 7Ǒ8Ư9LŹƀƛ10Ɛ11Ơ12ǟ13ō14ǝ16Ńǆ17gŒ19Ɗ22M30f33ţ35ƍ
~itch	64 7Ǒ8Ư9LŹƀƛ10Ɛ11Ơ12ǟ13ō14ǝ16Ńǆ17gŒ19Ɗ22M30f33ţ35ƍ
~ite	60 -20q-14ư-12Ŝ-7vƙ7oǞ9Ū10ŚŵƎƽǂǜǝ11Ĺ12KŞƮǀ13ŷƧ14Ɗ15wőŹ17ƍǦ19ǫ20ō22Ə24Ľ30h32ƚ41Ơ
~ite>	65 -22q-14ư-12Ŝ-7v7ĺ8oǞ9Ǝ11ŚŵƏƽ12Ĺǝ13K14ŞƠƮǀ15Ƨ16wŷ17Ź19ƍ23ō24ǫ28Ľ33h
~itec	88 16ǜ21Ɗ
~ited	81 -7H7Ŷ24Ǧ41Ơ
~item	90 -8ƙ18Ə53ƚ
~iter	84 8e10ťƉ11n16ǂ18Ū
~ites	88 10Ǖ14Ņ18ő
~ith	38 -15ǫ-13Hť-12PŰƖǒ-10yĻůƄƨ-9ūơƭƱƾǇǖ-8EņƸǉǝǤ-7CDLNĸłœƥ7IYŔŴƅǓ8SXķĿŚƜƪǁǅǕ9BWŸƝǧ10AMśţƿǣ11Ƃ12ŗűƩƲƵ13rĹŁŮƳ14ŌƏƦ15ŅŉŘƀƒǞ16Vļƹ17gĵŝŨǏǪ18QŽƃưǃ19ŋőŷž20sƷ21bĺš22aų23ŢŶ26n27Şŭ28ŇƤ30ş39Š44Œ
~ith>	39 -21ǒ-17Ļ-13Hǫ-12ŦƖ-11P-10Őť-9yƄƭƱǖ-8EūơƨƸǉǤ-7DNĸĿłņŰƾǝ7IƅƺǓ8ķŚŴ9ŔƜƝƪǁǅ10BŸ11rMWśţƵǏǣǧ12AƂ13űŽƩƲ14ŁŌƏƳ15SŉŮƒ16aĹŅŗǞ17Vļ18ŝƦ19gQĵŨƃǃ20ŋőŭž21Řŷ22sƷ23bĺšų28n29ŞƤ32Ňş33Š55Œ
~ithe	82 -12Ơ12ƿ14Ǐ15ŠŽ17ŭ
~ithi	86 -10Ű-8ů14Ƒ20ǒ30Ŧ
~itho	63 -18Œ-11S-10T-9Ř7dŻ9Ɖ10aĻǢ13Ƽ14Ǖ15Y17ƀ19Ư20Őư23ƹ24Ŀ33Ǫ41Ŷ43Ţ
~iti	61 -10Ʊ-9ǫ-8ō7iHVķő8JSǕ9Ʒ10a11ƅƊ12ņ13ǂ16Yƞƴ21ǎ22ǩ23Ņ25ŲƍƘ27ŏƾ34Ƴ
~itie	88 10Ƣ21ǂ23Y
~itin	75 -10Ʊ9i10H11JķŊ12őǩ14ŏƅ21ƴ22Ƙƞ
~itio	65 -7ōŒ7ĹŕƘǦ8V9Ǖ10Ʒ12SƊ13ņ14ǩ16ŏ23ǎ26Ņ27ƍ28Ų30ƾ37Ƴ
~itl	75 -7ū9qǒ10ĸ11Ǌ18Ų20P25Ƙ35ŭ
~itle	75 -7ū9qǒ10ĸ11Ǌ18Ų20P25Ƙ35ŭ
~ito	74 23ž28Ǧ29ƞ37Ɛ
~itor	74 23ž28Ǧ29ƞ37Ɛ
~its	55 -12ĸ-11Ő-8Ǐ-7ƣǫ7Cňš8ŬƕǞ9hƃƑơ10tĵǤ11ZƐƦ12L13ƚ14Ǩ17E20I21Śƥǣ22Ǖ26ſ28ƀ35W37Ř
~its>	55 -10Ő-8C-7ƣǏ7ňƜƼ8šŬǞ9hƃƑơ10t11ZƐƦ12L15Ǩ17E20I21Śƥǣ23Ǖ26ſ28ƀ35W39Ř
~itse	83 -11ĸ7Ł11Ǥ13ƚ15ƕ16ĵ22C
~itt	56 -14a-10ǫ-9XŐ-8o-7ŗŲƝ7djzIŇżƲƵƽǛ8cĶǃǕ9ĽŬžƠơ10ƚƴ12ŽƟ13b14ŋŔƨ15v17Mņ18Z19hƱƻ20Ř21ſ22u24wx26ķ
~itte	77 -21n11Ǜ12ż13Ǖ14Ʋ16ƴ19ſ21Ř22b36h
~itti	71 -10Őş-8X7Ƥ8H9ZśǨ10rŘ11jĶƟ12Ł13ơ14ƻ15ƚ23Mķ24n
~ittl	60 -14a-8ho-7Ɲ7glVŇ8dzIŀƵƻƽǆ9őǃ10cķĽŬ11ZžƠ14Ž15Ŕƨ16ŋ17v19ņ22Ʊ25u26w29x
~itu	76 -8Ř7ź11zǪ12n15Ƨ17F20G26ƙƤ
~itua	86 8ź12zǪ14n20F
~itur	79 -8Ř15Ƨ21G27ƙƤ
~ity	54 -8ūƬ-7ƄƟƩǤ7xǀǧ8VǍ9ǩ10Ǖǝ12y13Ƒƣ14Šǜ17ķĿƖǎ20ƃ21WƸ25ĸ26ſƁƐ29ǈ31Cǣ
~ity>	54 -8ūƬ-7ƄƟƩǤ7xǀǧ8VǍ9ǩ10Ǖǝ12y13Ƒƣ14Šǜ17ķĿƖǎ20ƃ21WƸ25ĸ26ƁƐ27ſ29ǈ31C32ǣ
~ium	77 11X12Ŕ18Ǧ29œ
~ium>	77 11X12Ŕ18Ǧ29œ
~iva	82 -9F8Ʀ10Q11ǂǥ12Ƴ21ƣ
~ivat	84 -9F10Q11ǂǥ13Ƴ22ƣ
~ive	41 -22R-19u-14ǆ-13ƨ-12ŗŘŠ-11ƪ-10Hœ-9qsĹŏƕǄ-8prSZŪƱǫ-7BŁŭƞǁ7dFķşŧũƚƤƬǕ8QōƟǝǢ9xzņŹƂǥ10aűƆƇǜ11ƥ12ƁƙƢ13Y14ŕ15Xƹ16W17Ŷžư18CǗ21DGŵǂ22Ű23ū24n25Ů26ƛ27ŷ28ů30lƀ33ųź39Ŵ43Ÿ47Ż70ǒ
~ive>	47 -19u-18R-16q-15ǆǫ-13A-11Ř-10ŏŠűƨǍ-9Hœƕƫ-8ĹŪƪǄ-7sZŗş7oǉǗǟ8hGŕ9FķĸŋƚƬ10ōőũƀǩ11ŧžǢ12zQņźƂƆƣǒǥ13dnƇ14ƥ15YƁƢ16Ů17ƙǜ18xX19ųƹ21Ŵ22lư23WŶ24C25ǂ26D31ū32ŵ33ŷ37ů44Ű
~ived	85 -10S-7Œ24l33G
~iven	76 -13ǩ9ŵŸ14ǔ15Ů16ŕǍ
~iver	54 -15ŵ-13Ű-10ū-9xǩ-8Rƣ-7ŗ7ŬŮ8ǅ10ǫ11žǣ12yſ13ŹŽ15ƫ16Ǖ17Ǘǝ21a23ź27ƀ28ų39ƛ52Ÿǒ61Ż
~ives	61 -12Ǌ-9ūŰ-8z9qAŲ10ź12Ƥ21ş24n28Ÿ32ǒ34Ŵ
~ivew	77 12Ƒ25ū40ű
~ivi	55 -24ǫ-14Ō-12ő-11Ş-10X-9sǈ-8vƿǟ-7T7LŻƇƭ8ųŶƆƹ9tAYƴǏ10e11uŮƃǃ12Ǝ13ơ17Hŵǂ18iů19q21ŸƠ22kž23Ž24ż25N26Ƭ27F28Ź30zP32ź35ū
~ivid	88 15ƨ17ƭ43Ƭ
~ivin	55 -24ǫ-14Ō-12ő-10X-9ǈ-8svŞƿǟ-7T7LŻƇ8Ŷ9AYųƴƹǏ10et11Ůƃǃ12uƎ13ơ17ūŵ18iHů19q22ŸžƠ23k24Ž25Nż27F28Ź30zP32ź
~ivo	82 10Ķ40f
~ivor	82 10Ķ40f
~ix>	77 10ŏ13Ʀ14ǫ17Ť20h26ş28Ɓ33Ū
~ixe	82 9Ŷ11Ķ12ǎ15Ƃ20Ū28ƍ34Ǒ
~ixed	85 10Ŷ16Ƃ21Ū30ƍ
~ixi	88 8y13ǂ14ƍ17H
~ixin	90 8y14ǂ15ƍ18H
~ize	77 7r9Ǡ14ƌ20Ŕ21H24Ƈ26Ʈ
~ize>	80 8r10Ǡ13Ƈ20Ŕ22H28Ʈ
~ized	90 14Ƈ16ƌ
~izo	90 -10Ǒ13Ź16Ǡ27ơ
~izon	90 -10Ǒ13Ź16Ǡ27ơ
~izz	88 9ų12Ǐ28ǫ
~izza	88 9ų12Ǐ28ǫ
~jec	81 -8ǣ11Ō16ƶ19ǜ24ƍ27ǃ
~ject	81 -8ǣ11Ō16ƶ19ǜ24ƍ27ǃ
~jee	86 13ū15Ŵ21ŭ
~jeep	88 13ū15Ŵ21ŭ
~jew	73 36ƚ
~jewe	73 36ƚ
~job	55 -12GQǧ-10Řư-9ǫ-8iţ-7ršƛƞ7tŵ8ŤǨ9ŉǂǖ10Ɵ11ķ12ƪ13ǩ14RƮ15ƨ18uǆǓ19Űǥ24Ǖ35Ǌ37qƩǒ49U50S51W54P55V
~job>	56 -12GQǧ-10Řư-9ǫ-8i-7ršţƛƞ7tŨƹ8ŤŵǓ9ŉǂ11Ɵ12ķǩ14RƮǒ16ƨ18u20ǥ22ƩǊ24Ű25Ǖ39q41V51SU55W57P
~jobs	74 8Ǩ9ǣ12ƪ14Ǔ17Ǌ19ǖ20V21Ʃ22ǆ31ǒ
~joi	83 9f11ŏ18Ǐ26Œ33s
~join	83 9f11ŏ18Ǐ26Œ33s
~joy	82 12ǡ19Ů21g24t37U
~joy>	86 18U25g26t
~jua	90 18ƻ21ǁ
~juan	90 18ƻ21ǁ
~jud	85 8Ž9ǁ15c16Ţ21ĸ
~judg	85 8Ž9ǁ15c16Ţ21ĸ
~jum	76 -19Ɣ-12T-9ŧ16Ǝ28ŕ37ǂ38Ŕ47ţ
~jump	76 -19Ɣ-12T-9ŧ16Ǝ28ŕ37ǂ38Ŕ47ţ
~jun	85 8m11G19w21a
~juni	86 8m19w22a
~jur	72 7Ř11ĸ30ǥ37Ƅ50ſ
~juri	81 16ſ33Ƅ34ǥ
~jury	77 8Ƅ10Ř12ĸ39ſ
~jus	48 -13Řƅ-11D-10ŃŎŴǒ-9Ƨ-8Ǒ-7qBRĿƠƵ7dUƯ8rvYŜƙǜǩ9sĴĸłƎ10eōǛ12KSň13hŋŐƨǊ14Cƣ15u16ƤǓ17ūƽ18Ũ19Ů21ŕŗ23nǍ24š26Ɓ29ĺļ30Ÿǉ
~just	48 -13Řƅ-11D-10ŃŎŴǒ-9Ƨ-8Ǒ-7qBRĿƠƵ7dUƯ8rvYŜƙǜǩ9sĴĸłƎ10eōǛ12KSň13hŋŐƨǊ14Cƣ15u16ƤǓ17ūƽ18Ũ19Ů21ŕŗ23nǍ24š26Ɓ29ĺļ30Ÿǉ
~kag	77 -10ǚ8Š12ų20W45ǧ
~kage	77 -10ǚ8Š12ų20W45ǧ
~kay	47 -14Ƹ-12ŗ-10ǘ-9ŭųǓ-8jQĻļūƽ-7ǅ7TńőţŮůƗưƶǀǔ8IUŉŽ9MOŦǙ10pŝžƊƫ11KřŨƧ12JƨǄ13hƾ14ǐ15ĵŬŲ16iWŎƮ17XŌŸǃ18N19bŋ23ũƇƺ26ķ
~kay>	47 -14Ƹ-12ŗ-10ǘ-9ŭųǓ-8QĻļūƽ-7j7TńőţŮůƗưƶǀǔ8IUŉŽ9MOŦ10pŝžƊƫǙ11KřŨ12JƨǄ13hƾ14ǐ15ĵŬŲ16iWŎƮ17XŌŸǃ18N19bŋ23ũƇƺ26ķ
~ke>	37 -20Ĵ-18J-16ƪ-14ĺ-13ƥ-12Ł-11nĿ-10ƔƖƤǓ-9Ĺłű-8oŅśŴŵƋƝƫǑǠǤ-7qCŝŪƌǉǗǛ7ŀšůưǔ8ijkzZŻƬƿǪ9xľŤŭƞ10řź11ſƳƻǎǏ12ƸƼ13BĵƒƟ14Ŋǜǫ15vŉōţƽ16KŒƑǂ17Ƃǆ18Ʈ19gĸ20ŇųƦ21ńǚ22cŏŨŷ23Ʃ24ǁǄ25ŞşƠ26T27U29ļŰǘ32ŃƧ35Ɛ40ũ50ň
~ked	55 -12Ǐ-8ŋŸƨ-7ŤŹǫ7pĶĽŊŎǡ8FNťƃƪǨ9Zľƴƹ10awŮƍǖ11Bşǔ12ƏƗƠǩ13ķř14iŇŽ15ƥ19SǆǙ21Ļ24r29Ņ30ű33ǚ37š
~ked>	55 -12Ǐ-8ŋŸƨ-7ŤŹǫ7pĶĽŊŎǡ8FNťƃƪǨ9Zľƴƹ10awŮƍǖ11Bşǔ12ƏƗƠǩ13ķř14iŇŽ15ƥ19SǆǙ21Ļ24r29Ņ30ű33ǚ37š
~kee	53 -11eĵƬ-10ķ-9ǖ-8rňřź-7NŮ7ŌƸƽ8cqŪǚ9PŊƟǛ10WžƁ11Uŀǫ12Łưǔ13xƋ14hśŠ15ƀƧǡ16tZ17oţ18YǟǪ19Ş21Ǒ22ű26Ʃ27Ŏ29ƹ30Ǚ35Ǣ40Ʒ
~keep	53 -11eĵƬ-10ķ-8rňřǖ-7Nź7ŌƸǪ8cqŪƽ9PŊƟǚǛ10WžƁ11Uŀǫ12Łưǔ13xƋ14śŠ15ƀƧǡ16tZ17oţ18Yǟ19Ş21Ǒ22ű26Ʃ27Ŏ29ƹ30Ǚ36Ǣ40Ʒ
~kel	88 11ř20Ū22Ų
~ken	66 -9ŭ7mŪ9ǐ11ũŻ12ǋ13Qų14Ɲƞǁ15ŦŮ22R27Ĵ35k
~ken>	74 -10ŭ9Ū13ũǋ14Ż16Ɲ31Ĵ
~kend	72 10ǐ15ųǁ16ƞ17ŦŮ24R38k
~kep	74 -10Ŏ-9ư-8ŌŒ10ZƄ11ŷ21Ş23Ł27Ǚ33ű41Ƨ
~kept	74 -10Ŏ-9ư-8ŌŒ10ZƄ11ŷ21Ş23Ł27Ǚ33ű41Ƨ
~ker	60 -9Ƌƙ-7ŏ7K8x10Aĸ11Ɗ12ał14Ńǚ16ŝ17vǓ18sƵ19Ǟ22ƌ23ƻǥ24ž25ǉ31Ƨ
~ker>	66 -10Ƌƙ-7ŏ7gŬǁ9K12A13aƊ14ł16Ńǚ17ž18ŝ20sƵ22Ǟ26ƻ35Ƨ
~kers	69 10ž12x20v21ƌǓ22ǥ31ǉ
~kes	64 -10ŉ-7ǣ7ŇƄ8OŀŪƱǖǪ9Ʒǃ10ťŵ11ƚƛ12XĹ14şŴ15ŝƵ17Ō18ǌ21Ł23Ǡ24ł
~kes>	64 -10ŉ-7ǣ7ŇƄ8OŀŪƱǖǪ9Ʒǃ10ťŵ11ƚƛ12XĹ14şŴ15ŝƵ17Ō18ǌ21Ł23Ǡ24ł
~ket	59 -11Ɩ-9ŝ7eNƕ8Ǒ9Dǆ10ŗ12Ɨ14Ĺǡ15Ťŧ17Z21H23Ɣ25ř26ŕ55ż
~ket>	65 -12Ɩ-9ŝ8Nƕ9Ǒ10Dǆ11ŗ13Ɨ15HĹ17ŧ19Z25Ɣ28ř29ŕ31ż
~kets	68 8H17ǡ20Ť31ż
~key	71 -7ƨ10v34Ŵ42Ƙ64Ǫ
~key>	86 -8ƨ78Ǫ
~keys	72 10v34Ŵ44Ƙ
~kgr	86 9sŌ24Ǟ27ǫ
~kgro	86 9sŌ24Ǟ27ǫ
~kic	81 12ƻ13ō14Ļ16Ŗ17ļ28ř
~kick	81 12ƻ13ō14Ļ16Ŗ17ļ28ř
~kid	55 -20Ŵ-12m-10zū-8ĸŸ-7r7q8ƚ9Ŀ10ũ15Żƨ16Ǒ19ƭƴ20Ư21ƞ24lv27w28ƎƳ31Ƹ32n34y37Ʊ43x53u64ź
~kid>	74 -25Ŵ-11yz-8ū10Ʊ12n13ƚƸ14ƞ21Ǝ23Ǒ24ƨ28l32Ż65ź
~kids	57 -9Ż-7rtĸ7qŮ10Ŀ11ũ12ƞ13Ǝ17ź20ƭƴ22ƯƸ24n26v28w31Ʊ32Ƴ44y49x57u
~kin	44 -23ǝ-17ƨ-15Ř-13Ƭ-12ŝ-11jş-10ōźƉ-9nuNœƙƞ-8LłŤŷƛƩƭǇǒ-7lsMUŉőŪŬŶŹǓ7QŃťűŲƴǙǨ8Ƣǜǡ9ľǘ10iƊƔƟƠǖǠ11ƎƐǩ12ĴŨƥ13gvśţŽƯ14ƒǆǊ15ƈƽǈ16ū17yž19ň20Ņŋ21hšƅƻǫ22qPĻƌ23ĵ24ĺƣ25H26ń28t29V31Ʈ33X35x37ƫ39a
~kin>	64 -10Ǖ-8Źǫ-7ŗƙ7Ʒǜǩ8ũ9vńŋţƐ10tƎǈǢ11śƅ12šŮƫƻ13ŁƒǏ14HƆ16ĺŀƠ18Ǡ19Ņ20X21a
~kind	55 -32ǝ-15ƨ-13Ƭ-11Ŧ-10Ɖ-9Ɔ-7ƭ7ƒƺ8ŵƲǡǧ9iŻ10ĻŗƐƜƻǛ11ŋ12RƟ13XƊǫ14xŲ15ǈ16qťƈƴ18Ő19Ũ20hǖ21ūƥ23ǆ31ƌ42ƫ
~king	50 -12Ř-11NU-10ŉź-9Łŝ-8rō-7uLTŐœşũƞǇǒ7ķľ8ƇǌǙ9ś10cqvĿŅűƵ11QŦƢ12hšǨ13ǘ14ƅƯ15ĴĻǕǫ16ńƔǊ17ĺŽ19Hž20P23gƽ24Xĵ25t27y28ň29a31xƣ33V36Ʈ
~kip	82 -11A-8Ǩ9ƃ11ǃ13B17Ű20Ŋ
~kip>	82 -11A-8Ǩ9ƃ11ǃ13B17Ű20Ŋ
~kit	71 7Ǌ8Ǒ9Ń10L12Ɛ13Ơ15ǟ16ǝ18ǆ25M42ƍ
~kitc	71 7Ǌ8Ǒ9Ń10L12Ɛ13Ơ15ǟ16ǝ18ǆ25M42ƍ
~kke	81 -10ǘ23ǚ41Ǣ
~kkee	81 -10ǘ23ǚ41Ǣ
~kle	72 -7ƶ9Ʃ10g12Nǁ14ĺ23ŷ29ƥ30Ǐ
~kler	77 31ƥ32Ǐ
~kne	86 13ƺ22ƿ45t
~knee	88 13ƺ46t
~kno	51 -12nǖ-10ĺư-9ŏ-8NĻŢƿǘ-7ŋōƔƨ7Oĵń8GľŖų9ŇœřƁƝƹǄ10hm11Ķ12ŉŕŤŻƉƐǥ14wņŝ15Ʃ16ƌƍƫƺ17cűƕǅ18rŎ19Ƶ23f25A31ǫ44Ŋ46ŗ
~knob	90 30ƌ
~knoc	81 9Ť10mĵ12R23Ż31ƍ
~knot	90 43f
~know	52 -12ǖ-11n-10ư-9ĺŏ-8NĻƿǘ-7ŋōŢƔƨ7ńŤƒơ8OŖ9ľœųƝƹ10ŇřƁǄ11hG12ĶŕƉƐǥ13ŉ14w15ņŝ16Ʃƫƺ17c18rűƕǅ19ŎƵ25A33ǫ46Ŋ48ŗ
~kon	90 9r10z13B22Ʋ
~kon>	90 9r10z13B22Ʋ
~kru	88 32Ķ
~krup	88 32Ķ
~ks>	48 -16ǫ-14łƟ-10R-9Qķũƌǩ-8šƭƸ-7gnļőŰŸǆǏ7AŝŮǓǙ8ŉŲƙƨǎ9wǛ10ľĿŖŢƍ11mTǟ13XœƂƿǖǘǞ14ƹ15ĸƊ16ſƓ17r18Žǚ20ƞƻ21ƛơ22ŞƧ25Ɲ28zL31ŋŶǝ35Ǌ36ǒ42Ǣ
~ksg	86 11Ǟ34k
~ksgi	86 11Ǟ34k
~ksh	72 -10Ǐ-7ǌ9ǥ21Ɠ41Ɵ
~kshe	80 10ǥ
~ksho	77 -11Ǐ-7ǌ23Ɠ44Ɵ
~kup	67 -8a7Ǒ8O9ſ10Ƌ11ƺ14Ů15Ŵ17Ŷ19ƭ24ŐƝ27ǀǒǚ
~kup>	68 -8a8OǑ10Ƌ11ƺ14Ů16Ŵ17ǒ18Ŷ19ƭ25Ő29ǀ32Ɲ
~kups	90 -11Ɲ13ſ14ǒ39ǚ
~ky>	76 9ŭǚ10ĴƖ12PŤƢ26o31j37ǂ
~kya	90 11Ɩ16Ǝ
~kyar	90 11Ɩ16Ǝ
~kyd	86 33ǂ
~kydi	86 33ǂ
~la>	60 7gƀ8xǅ9Ņ10Bŝŷſǫ12ƚ18Ŵ41Ǩ58ƃ
~lab	74 -15Ǆ11lƻǞ13h14ǀ16ƽ18Ŭ19Ŧ29s35ƈ
~lab>	80 7ƕ12ƻ15h38ƈ
~labo	90 14Ǟ23Ŧ
~lac	50 -11ĺ-10W-9S-8pĴǓ-7KŎœŤƮǅ7hōƔ8Yǝ9QŅƏƴǛ11U12Ʀ13ǘ14ŰƓơ15Őƞ16Mƙǌ17ƉƖ18ƤǇǍ19ńƕǡ20D21ŠƆƍƧ22ƨ25GƢǤ27ƠƷ28H37Fƒ
~lace	51 -10W-9pSĴ-8Ǔ-7ŎœŤƮǅ7hƔ8ōǝ9QYŅƏǛ10ƴ11U12ƦƷ13ǘ14Ɠ15ŐŰƞơ16ƙǌ17MƖ18ƉǇ19ńƤǍ20Dǡ21ŠƆƧ22ƍƕƨ25GǤ26Ƣ27Ơ29H37F38ƒ
~laci	79 -9ĺ15Ļ25Ʒ
~lad	72 -11Ƅ-9PƁ-7Ŵ8cŶ9Ũƾ10őŦ11ť13Ə14ŝ15Ž16ǆ18Ǌ22oǥ25ŷ26ƞ29t
~lad>	83 -10Ɓ-7Ɣ12ƾ13ťŦ14tő18Ž30ŷ
~ladd	85 -12Ƅ-8Ŵ7Ǜ16Ə19ǆ21Ǌ27ǥ
~lady	80 -13Ǌ7ǃ9cŶ11Ũ16ŝ20t25o29ƞ
~lag	90 14ƞ18f20Ə
~lai	54 -9ǟ-8ZƠ-7Wż7ņƺ8ŶƩǜ9ƊƲ11ň12Ŀǝ13Ǫ15ŧ16ŗ18ŉŪ21B23ŋŕş28Ǟ29Ũ30ř31ť32Ŧ50Ť
~laid	82 -12ǟ11Ƅ13Ʃ14Ŷ15B21ňǪ
~laim	58 -8Z-7ż9ņŕǜǥ12Ǟ14ǝ15Ŀ17ŧ20Ū32ř35ťŦ40Ũ54Ť
~lain	68 -10Ũ-9Ơ8ƀ10ƺ12Ʋ13Ɗ15B18ŕ22Ǟ25ŉŗ29ŋ30ş
~lak	80 7ƞ12ŝ15ĸ22gơ24k29ƛ
~lake	80 7ƞ12ŝ15ĸ22gơ24k29ƛ
~lam	78 -8Ũ7Ǣ10ƀ11Ƽ12Hǐ13ǡ14Ņ20ƒ36ŕ
~lame	81 -8Ũ7Ǣ11Ƽ13H14Ņ21ƒ38ŕ
~lan	51 -15ƅ-12ş-11ń-10Tơ-9n-8ǟ-7Ǎ8SŰƖƳ9JŧƢ10ƍ11Y12Iŕ14šǆ15FŐ17Ļǜ18Ƅ19ƦƷ21ĸĹ25ƣǠ26W27ǫ28ǎ29H30kD31ň36y43ǂ50V
~lan>	65 -13ş-10Ʃ-8mS-7ƅ8ŁŞ9ōƱǠǪ10ķƸ11Ř12yƂ13uŗ15Ƴ18Ƅ20Ʒ21Ő25ň41V42W
~lanc	82 -14ŭ10Ƅ13Ĵ30Ɩ
~land	64 -12ƅƖ-8ń9Ŵ11Ĺ12GJ13ŭƦ14ŧ15Y16Ƣ17š18I20ǆ23ň26F33ĸƣ37ǎ
~lane	83 -13T-10n33ǫ47ǂ56D
~lann	71 -12u7Ʒ8Ǡ9Aǖ13V14ǂ15Ʀ17Hƍ19Ĺ41y
~lans	69 -9ơ8ǃ17V23H28ǜ29Ļ32Ǡ39k
~lant	81 -14Ǡ13Ʃ16U17Ű18l28S
~lap	74 -8Ǒ11ŖǙ12ś17U19Ɵ48Ţ
~laps	79 52Ţ
~lapt	88 -10Ǒ14śǙ23Ɵ
~lar	56 -9ĵ-7ĸ7ĿƙƜƩǀǏ8Yţƃư9Ǉ11uŘŜšųƨ12ƣ13ś15WXņŔř18Ĺ19Ɗ20ǋ22T24Ƈ26ŧƚ27Ƌ41ǖ53Ɛ
~lar>	65 -10ſ-7ť7XŴƛ8Kƫǀ9ƃƜ11Ǉ12Ĺ14š15ƣ17ų19ř20Ř23Ɗ28ƚ30ŧ32Ƌ
~lara	83 18Ŝ22ś
~larg	85 29ǖ39Ƈ
~larm	72 11Ǐ64Ɛ
~lars	74 8mſƐ9ŏǚ10Ĺƙ12Y13XĿţ21ņ22Ŕ28ǖ
~lary	78 -7ĵ12Ʃ14ư16ǋ19ƨ20u22W35T
~las	45 -13ť-11šŧŪ-10pvŨǇ-9Łńœũ-8DŖƄǤ-7dBGSŹƞơǅǩ7yĵŭżƁƌƓƯƾǄǘǚ8x9ľŃƀ10oĺƫǎ11ŕƭǁ12iŲŶǪ13ƴƼǥ14cŢŻŽǓ16ŤƜƻ17Ʋ19Ƃǋǝ20EƉƺ21b23aŝ25ĶǑǠ29ŗ30Ň31ǌ32Ǜ33Ŕ35ǀǦ
~las>	88 -8ǔ8ƭ12Ň28Ǔ
~lash	88 -8ƞ11ſ14ƎƟ17Ə
~lass	71 -11ǥ9Śƅ12Ǜ13xƁ18ǎ26ǁ27Ż35Ƃ56Ǧ
~last	46 -11dšťŧ-10pvŪǇ-9ŁńœŨ-8DŖũƄ-7GŹơǅǤ7yĵƌƒƬƯƸǔ8łŭżƓƾǄǘǚ10ľŃƀƫ11oĺ12Ŷƭ13iŕŲǪ14ƴƼ15cŢŽ17Ťƻ18ƜƲ19ǋ20Ɖ21bEƺǝǥ23ŝ24a25ŇǛ26ĶǠ27Ǒ30ŗ32ǌ34Ŕ36ǀ
~lat	61 -18Ź-17ƾ-14I-11ƚ-7ņť8OŤŽƕƖƬ9ĻǄǑǥ10ĶƯ11ŕųƂǡ12Ɯƶǀ13Ǟǫ15Nǐ18ƺ19ƪ33Ɗ41ż62Ŭ
~lat>	78 16ƂƜƶ22ǫ25ƪ43Ɗ
~late	66 -19Ź-16ƾ-15I-7ťƚ7Uǂ8ż9OŽƕƬ10ĻŤǄǑǥ11Ư12Ķ13ųǡ14ǀ15Ǟ16Nǐ20ƺ69Ŭ
~lati	77 10Ɩ17ŕ43ż
~lau	86 12Ɨ26Ǖ30Ǥǫ
~laus	88 12Ɨ26Ǖ30Ǥ
~law	68 7ŌƷǕ10ƃ11ǣǫ12BQǨ13Ńņ19n24A27Ǟ29ƴ33ĸ
~law>	79 9Ʒ11n12Ÿ15BQņ16A
~laws	81 8ŀ11nƱ12ƃ14Ǟ15Ǩ21ĸ
~lawy	77 8Ǖ9Ō13Aǫ14ǣ17Ǟ18ĸ34ƴ
~lay	74 -16ũ-9Ɖ8Ʀ9ƃ11VśƩ12ƚ14ƞ15Ŋ16ŀ17ť18Ʋ23Ɗ25g36D
~lay>	77 -14ũ-9Ɖ9Ʀ11Ɗ12śƚ13Ʃ15ƞ16Ŋ17ť18Ʋ26g37D
~laye	88 10ƃ15Ɗ
~lba	88 26I
~lbac	88 26I
~lbo	85 8Ž14N15DĹ21Ǜ
~lbox	88 9Ž15D16Ĺ22Ǜ
~lc>	79 21ǅ45ǈ
~lco	71 32ǁ35ǝ
~lcoh	71 32ǁ35ǝ
~ld>	31 -22x-19Ŵ-18qǠ-16Ƶ-15ť-14ő-13oQĻœǘ-12Uŧű-11tƽǍǐ-10knŮƠơǒ-9ŠŵŽƜǇ-8zŤƟƢƣǅǥ-7EFRVŐųƇƍƾǉǝ7eŒǤ8ňŷǄǚǣ9jĴľŁśǁǆǕ10bLŀŬƚƪǨ11ķřŪƺǙǩ12rōŘƃƬ13mAńƑ14pTĶƁƼ15aYŇſ16ŋƔǜ17ƕ18Zž19BŔƲǪ20ĵļ21DŗƌƳ22ǃ23ŸƉƙƸ25ş26ĸ27ǫ28sţƆƱ29ŜƷ31M32Ŷ33Ų34KƦƮǟ35v38Ư40cX44ŏ46ƹ51Ĺ57ư
~lde	65 -11t-10Ʊ-9Ź-7J10N11Ǫ15pP19ƕ20xy22ŭź23ķ25vŵ30z34w35ǩ
~lder	71 -11t-10Ʊ-8J7ƌ8v10Ɔ11N12Ǫ16P21ƕ23p24ŭ28ŵ35z38ǩ
~ldes	75 -11Ź-7p20v25ź27y28x40w
~ldi	60 -14Ɔ-11Fƈ-10ƫ-8Ɖǈ-7CœǪ8Qǟ9Ɗ11Ʀƺ12t20Ų21S28ƓǤ29Ł31ƣ35Ǎ45Ǐ55ƥ
~ldin	60 -14Ɔ-11Fƈ-10ƫ-8Ɖǈ-7CœǪ8Qǟ9Ɗ11Ʀƺ12t20Ų21S28ƓǤ29Ł31ƣ35Ǎ45Ǐ55ƥ
~ldr	74 12w13ƭ15yƱ22v37u
~ldre	74 12w13ƭ15yƱ22v37u
~lds	73 -13Ơ-8Ǥ-7ƖǍ7Ɖ10ƌƥ15Ɨ21ŭ22p25v27Ɔ32ƫ
~lds>	73 -13Ơ-8Ǥ-7ƖǍ7Ɖ10ƌƥ15Ɨ21ŭ22p25v27Ɔ32ƫ
~le>	39 -20Ǆ-15Ł-14ń-13œ-12ƍ-11D-10iƕƗƢ-9joryAQĿłšŪźǌǍ-8ĻŘƄƛǩ-7UŐťƈƤƭƳǕ7BŋǉǠ8knvŒŽǔǜ9NżƬǃǇǛ10fŉŬŴƧ11uOŠƐ12hlwňűƔƹǘ13ƞƴƼ14xLƁǟ15MĹŧǋ16ŵƱǙ17IRřƂƊǊ18dsŃƫ20ZǞ21XƦ23ŜŲƚ26Ũŭ28ų29aĽ34ǈ
~lea	46 -21Ǐ-16Ǌ-13ŌőŜ-12ŖŝƉƱ-11ŕŦ-10SƌǒǓ-9ŗ-8ĴūſǕǩ-7ŏśŢŷ7ňŪűŲƭǞ8YƮ9zVŋŞźƢǝ10uƒƧ11ŀƾ12AŤƐ15ťůƵ16ŮƏƖ17a20ļŘ21Ǒ22F24Ʃ25ƊǍ26ż30Ƥ31ŉŊ32ƣ33Ɲ36Ʀ37Ƹ41ţ51ǎ60ŭ
~leag	80 13Ű33ů
~leak	71 -16Ɖ-12ƌ19Ɛ29ť42Ɗ57Ɲ
~lean	70 -22Ō-11Ǌ-9Ǔǫ-7Ŧ7rŹ9Ɠƾ12Ə13Ǥ14Ǒ16Ų17ňƒ18z19ǝ21u22ƞ24A25ż30Ť
~lear	72 -12ǒ-8dū-7SŎ7Ū9s10ƾ11ƹ12ļ13Tų14Əǀ20ź21ŭ25Ŋ28Ɩ58ŉ
~leas	55 -24Ǐ-14Ŝ-11ŕ-9Ŗǩ-8őǊ-7ŰǕ7bIƅ8Ř9DŚǇ10ŒƠ11ĺ12ƢǑ14d22Ů23aŞ30F33Ǎ41ƣƤƦ63ŭǎ
~leav	58 -13Ş-12ŝ-10Ʊ-8Ĵ-7ŏŷ7słŎŧƂ8GŸƁ9Ňơ11YĻƭ12ŋűǞ13Ʈ14Vǫ16ļƧ18ŀ19Ř20Ŋ22Ƶ32Ʃ50Ƹ58ţ
~lec	69 -7ǩ9P10ľƭ11K13Ķ14qǓ30ǔ31ƌ42ƚ
~lect	69 -7ǩ9P10ľƭ11K13Ķ14qǓ30ǔ31ƌ42ƚ
~led	57 -8rvŊŗ7ĸļĽǒǔ8Iō9Ʊ10ŉŋ11řŶƅƉ12ŷ13jńƫ14ĵ15ť16o18NŅţ19Ơ20Ť23w24ŕŠ25ż27Ţ31ǅ41Ũ
~led>	57 -8rvŊŗ7ĸļĽǒǔ8Iō9Ʊ10ŉŋ11řŶƅƉ12ŷ13jńƫ14ĵ15ť16o18NŅţ19Ơ20Ť23w24ŕŠ25ż27Ţ31ǅ41Ũ
~lee	68 7Ł8eĿƞ9ŀ12ō13Ĺ14ũ16ǒ17Ʀ18ļ20Ń23ƾ25ű30n36x
~leep	69 9Ŀŀƞ12ō14Ĺ15ũ17Ʀ18ļ20Ń24ƾ25ű30n36x
~lef	69 -14Ɨ-8ư-7Ł7Ĺ8ĸ9fl11ķŗ15ţƩ17ŎŖ20Ĵ23Ş27ƖƸ28ŭ
~left	69 -14Ɨ-8ư-7Ł7Ĺ8ĸ9fl11ķŗ15ţƩ17ŎŖ20Ĵ23Ş27ƖƸ28ŭ
~leg	62 -10Ř-8w7Ƅ8Ÿ10Ō12ſƞ15ƴ20ǅ21ǈ22Ƹ25Ż32y36mƳ44h
~lega	75 -12Ř7f9Ɓ10Ÿ12Ō15ſ18ƴ24ǅ26ǈ28Ƹ
~lege	66 -7w7Ĵ13ƞ27Ż35y39mƳ
~lem	71 8ĺŶƺ10ŌƾǞ13LƝ14ŝ15Ł17ŧ22Ƙ32ž
~lem>	80 9ĺ10Ŷ12Ō15L17ŝ19Ł
~lema	86 40ž
~leme	90 21ŧ29Ƙ
~lems	83 10ƺ12ƾǞ15Ɲ
~len	68 -16ŗ-9ƴ7S9ƛ11ƺ14L16ŋ17ǚ18Ư21ŭ24ƅ26Ŵ60Ɨ
~lend	70 -16ŗ-9ƴ7Ƙ9ƛ15L22ŭ24ƅ27Ŵ62Ɨ
~lent	90 16ƺ
~ler	67 -12ū-10Ũ-9ŉ7šƃ10ŒŵƂ11jĽŕǁ12Hƽ13Ə14Ǘ15x16Š17ƅ18h19v20Ǌ23ǒ26ƥ28Ǐ29Ǒ
~ler>	76 -10Ũ-9ū-7B8ƅ12ŵ13jĽŕƂ14Hǁ15Ə18x19Š26ǒ33Ǒ
~lere	90 -25ƥ41Ǐ
~lers	74 -9ŉ9šƃ11Œƅ14ƽ16Ǘ21h22v50ƥ
~les	51 -14ś-13ŠƮ-11ǋ-10w-9Ɩǫ-8PőŧŸǠǣ-7vŭǍ7LłǛ8SŵŷŻƔ9ţƾǗ10iuUƬǈ11Ŀņƽ12Ɵ13ƚƜ15cŝǝ17ƊǕ18Ǣ20ƻǃ23ŇŪ24Ƒ26Ɖ27ǚ28Ű31ū32ǘǙ39ǌ43ǒ52ů
~les>	53 -14ś-13ŠƮ-10wǁ-8Pǣ-7vǠ7bLŘǞ8łŻǛ9ŷ10ŵ11ǈ13Ɯ14ƽ15ƚ16cŝ17ǝ19ƊǢ21ƻ23ǃ25Ƒ27Ɖ29ǚ30Ű34ǘǙ35ū36ů46ǒ47ǌ
~less	71 -11Ɩ-9ŧ-8Ÿ-7ƶǋ9Ʀ10o11Ɵ12ǁ13Ɣƨ14ţ15S16iU18ņƬ19uĿ24ů26Ǖ33Ū
~lest	90 11Ǆ23ƾ
~let	57 -11ŔƯ-9hsŗǫ-8Ľ-7o7irN8ūǀ9ĶŢ10Oń11ŋƞ12yőƐ14xļŹ16KŏƬ17ś18ƒ19a22şž23ľŚ24ŕ29Ɲ32Ǟ39b
~let>	61 -10Ư-9sŗ-7ǫ7Nłřźſ8irŹƅƬ9ĶŚūǀ10Ţ11Oń12ŋ13ƞ14őƐ16ļ17ŏ20žƒ26ş28a32Ɲ35Ǟ
~lett	70 -12Ŕ-11Ľ-9ah-7d9ŬŹ10Ƭǒ14K17x20Ś24ś33ľ35ŕ52b
~lev	72 8Ŭ9Ł10ǎ15ƫ22Ƌƥ24m31Ƈ
~leve	72 8Ŭƥ9Ł15ƫ22Ƌ24m31Ƈ
~lex	78 -15ǅ-12œǩ-10Ǐ12Ƣ16ƚ40ƣ55ƥ
~lex>	78 -15ǅ-12œǩ-10Ǐ12Ƣ16ƚ40ƣ55ƥ
~ley	88 23Ų
~ley>	88 23Ų
~lf>	54 -12ĸ-8Xư-7Z7pĵƁƄƈǥ8OƋƐƕƽ9řšƓƢ10ǄǉǓ11kqVƹ12tCƗ13cł14Ŏ15rŤƨƪ16nǖ18ŧǋ19o20H26ƮǪ36Ƥ44g
~lfr	86 -7ư20ƹ23Ƥ
~lfri	86 -7ư20ƹ23Ƥ
~lia	58 -10ǒ-7Ǥ7ƀǌ8ǧ9D12ǝ13Ř15ľƣ17ǜ18ǎ20ŗ23ƃ28Ɓ36ǣ39ſ
~liab	59 -10ǒ-7Ǥ7ƀǌ8ǧ12ǝ13Ř16ƣ17ǜ19ǎ23ƃ29Ɓ36ǣ40ſ
~liar	88 23ľ35ŗ
~lib	86 10Š13š14Ŷ16ŵ20ő
~lic	43 -14I-12Ǩ-9nƖ-8Ņ-7ŁŭŴ7ſƃƘƚƧƼǠ8şƁƂƄ9dōőţƤ10Ţǝ11ƅǑ12ƕƝƮ13ĺƩ14šƜƣǂ15Ŀǣ16ŗŘ17aŒ19ƀǤ20Ŗ21Ƭ22Š23ś24ƨƫ25Ő27źƷ31Ś38ǧ44Ź48Ÿ
~lica	85 8ǂ9S11ƶ12ǁ15ō
~lice	59 -12S-9n-8I7Ž8ǝǪ11o12Ƽ15ǂ16ad17Ŭƅ27ź36Ÿ62Ź
~lici	68 7ƚ9Ʒ10ƭǝ23ǔ32Š34ǧ
~licy	47 -15Ǩ-10ĻŬƖǔ-8I-7Łƥǈ7ƪǃ8ŝƃƘ9şźſƁƂǠ10Ƅ11ţ12ŢƤ13Ǒ14őƕƝƮ15ĺ16ƣ17ĿƜƩǣ18šǧ19ŗ20Ř21Ǥ23ƀƬƷ24Œ25ŖŸ27ƨƫ28ś29Ő35Ś
~lid	75 10Ɔ12UŹƁ13ǉ18Ǝ29k
~lid>	83 11Ɔ13Ź14Ɓ
~lida	85 14Uǉ33k
~lide	90 22Ǝ
~lie	57 -9T-8ĸ-7nǉ7ySƘ8ŋƱ9ŤŹƮƶ10U11ǚ12Ǩ14ƞǫ15u24ŮǕ27Ǚ29ǜ31Ɵ32ŀ33Ǘ42ŭ45ǖ
~lie>	90 12š58ŀ
~lied	90 26ƶ
~lien	61 -7nƶǉ8Ƙ9ŋ10Ť11U13ǚǨ16ƞ22Ɵ26Ǖ27Ů30Ǚ32ǜ45ŭ49ǖ
~lier	75 43Ǘ
~lies	85 -10T-9ĸ-8ư10ǒ12y17ƟƱ26u
~liev	80 8Mō9m10l11S13Ź15Ʈ26ǫ
~lif	55 -20Ő-14q-13ż-11ő-10Ř-9j-8Ŀ7lW8B10Sǫ11mũŶ12ŠŲ15Ļ19i25Ʈ30Ƭǁ33ƹ34Ʒ39Ưƶ44ƪ48ƫ55Ʃ65ƨ
~life	56 -20Ő-13qż-11ő-10Ř-9j-8Ŀ-7ǫ7lW8B10S11mũ12Š16Ļ19i26Ʈ30ǁ31Ƭ34ƹ35Ʒ40Ưƶ45ƪ49ƫ56Ʃ67ƨ
~lift	88 -7ń11PǊ22ŲŶ26ǫ
~lig	76 -9Ť7DĻŢ10b11T13ōƒ14ż15ŽƏ16Yư21ƽ22U
~ligh	78 -9Ť7DĻŢ13ƒ14ō15żƏ16Žư17Y23U
~lik	43 -19J-14P-12ŏ-11ŀť-10ķǄǒ-9ƤƳǠ-8ĺĿ-7nŉźƝƥƨƪƫƽǤ7aŝŮƂƢǍ8mŔƃƲ9rDŭƆƐǘ10AŸ11lŨ12ŃŒŤŧƚ13jŌƯ14gůŲ15RZňũ16ƿǫ17ŇōſƒƼ18txǏ19vń20ų21ŊƸ23Kĵļ26ǁ32UşƠ33Ş35ŷ
~like	43 -19J-14P-12ŏ-11ŀť-10ǒ-9ƳǄ-8ĺĿƤǠ-7nŉƝƥƪƫƽǤ7ayŝŮƂƢ8mƃƲ9DŔŭƆƐǘ10AŸ11lrŨ12ŃŒŤŧƚ13jŌ14gůŲƠƯ15RZňũ16ƿ17ŇōſƼǫ18ƒǏ19ń20vų21ŊƸ23Kĵļ26ǁ32ş33Ş35Uŷ
~liki	80 -15ķ-7U10b12ň26x32Ơ40t
~lim	58 -8Ő-7Cƙ7ĿǏ9š10ŔƑƕ11y14Ǌ16Ǩ22ƓǕ26Ǥ30ǂ34ǣ55Ř
~limb	79 -7Ŵ10P14Ŕ20Ǌ31Ɠ42ǂ
~limi	59 -8Ő-7Cƙ7ĿǏ9š10Ƒƕ12y17Ǩ22Ǖ27Ǥ34ǣ56Ř
~lin	50 -22ǫ-13ǝ-12J-10Ŧ-9šǟ-8ļŋŕƦǄǍǑ-7jŐŭƗƙ8KŅǗ9łǌ10Ōśƅǆ11Ńƹƺ12Sƽ13aDǒ14Tƍ15iPĺ16tũ18ƿ19sĵƎƖ21Xņ22mq24ƕǀǘ25ľ26I27CƝ29ō33ƶ34ń38Ǡ
~lin>	72 -7ļ7Ɲ8a9Ƴ10ǆ11HĹư12ŝ13sŊ14ľ15ĵŀ17ņ18ƍ24ƽ27i
~line	57 -11ǝ-10Ŧ-9š-8ŕǑ7wEOŇƘ9KV10aXĵǠ11Ņƿ12łǌǗ13ŃņŌś14sľ15SƝ20P22Ɩ26Ǝ27q29ǘ30I39ƶ42ń
~ling	60 -12J-9ŀǫ-7ŐƳǄ7Nƪ8Ļ9ň10x11Ɲƿ12ş13t14ƅ15Xƺ17ǒ18CDō22T25ĺũ30m33ƕ37Ǡ
~link	88 -16ǫ13ǚ14Ɠ31ō
~lip	85 -14ǫ10ť11ǎ12ƙ13ƀ20ľ25ǣ
~liq	88 -12ǣ-10Ź-7ſ12Z14ǁ44ǝ
~liqu	88 -12ǣ-10Ź-7ſ12Z14ǁ44ǝ
~lis	56 -11Ɩ-10Ź-9řƷ-7ZśǛ7fJŠǑǙ8PƆ9ƞǣǧ10Ųƭǚ11n13g14ĻŅƽ15ƔǓ17oļƚ18Ÿǀǫ19ǎǒ21ŭƙ25ĿŽƐ45Ɓ
~lisi	70 -9ř-8Ʒ20ƽ33Ž59Ɓ
~list	59 -12Ɩ-10Ź-7śǛ7ŠǑǙǩ8P9Ɔ10ƞǣǧ11ƭ12nŲǚ14g15ĻŅ16ƐƔǓ18o19Ÿƚǀ20ǎǒǫ22ƙ24ŭ26Ŀ
~lit	51 -13a-10Ʃ-8Ƅ-7hoǤǫ7cIķĻĽƵƻƽǃ8Ŭžƨ9ZƠǝ10Ž11ŘŠ12ĵŋŔƣ13Yǜ14v15ņǎ16uƭ17Ʊ19ƃ21w24xƁ25W26Ƥ29ǣ35ſ
~lit>	75 13Ļǉ14ſ16ĵ26ƭ34Ƥ
~litt	59 -14a-8o-7hƝ7glVŇ8dzIŀƵƻƽǆ9ķǃ10cĽŬƠ11Zž13Ž15Ŕƨ16vŋ18ņ21Ʊ25u26w29x
~lity	58 -7Ʃ7ƀǌ8ǧ11ǝ12ķ15Řƣ16Šǜ18ǎ23ƃ24W28Ɓ30ſ35ǣ
~liv	52 -15ő-13Ş-11ǫ-9œŠǍ-8Rƨǈ-7TZűŴǉ7ǥ8Ƅ9DƆƴ10ǣ11Ƣ13u14h15ĸǗ16Hƥǝ17lǏ18q19ķƦ21ơƤ22Ơ26ưǒ27C31ƹ32PY34ų37z39G40F68n
~live	55 -9SŠǍ-8R-7œŞŴ7ơǏǥ8Ʀ9Ɔ10DƄ11ǣ12Ÿ14FķƢ15Ƥ16hzǗ17ĸ18ƥǝ19l23Y24ƹ29ư31Cǒ37ų38G58n
~livi	66 -12ő-10ǈ-9Şƿǫ-7TŸ7kķ8ƒƤƦ9ŗƇ11ƹ12ƴ13YǏ16nS18uơ26H27qz30Ơ35F44P
~lk>	58 -13Ň-11Ŋũ-7W7OTŉŗǗ8nRĹƋƙƦǊǪ9sAYǚ10ĶŽƏưǖ11ŅŋǢ12Ĵ14ļŃǛǟ17Ŷ18ĺ19ƥ23ť44N
~lke	72 7ƃ8s10K11ƪ12Ʊ13ƹ16Bǖ23i26ǆ29š33r
~lked	73 7ƃ8s12ƪ13Ʊƹ16Bǖ23i26ǆ29š33r
~lki	68 -7tĺł7CŎŧ8Ŋ9hOľţƎ10cX13Ƈ16Ņ18v20Ŧ24ň25ǫ28a30x
~lkin	68 -7tĺł7CŎŧ8Ŋ9hOľţƎ10cX13Ƈ16Ņ18v20Ŧ24ň25ǫ28a30x
~lks	64 -8Ǐ7KU8aWĺ9Ľƞƥưǣ10A13žſ14Ǚ15ƧǘǛ16Ş20ƨƿ21ǖ24ǉ31z
~lks>	64 -8Ǐ7KU8aĺ9WĽƞƥư10A13ž14Ǚ15ſƧǘǛ16Ş20ƨƿ21ǖ24ǉ31z
~ll>	32 -21Ř-19ǎ-16ư-15Ǥ-12AŒŶž-11lGTĹňšǐ-10mŉŔŴżƝǩ-9vĿŨƌƱǦ-8ĸŁşŮŰ-7rŦŬƆǇǑ7yEŐƐƔƤƺ8eCRƈ9ƂƋƘƧǗǫ10owńŸǔ11zŀŻƹ12xĶťŧŭƗƵǝ13sBKķŖǛ14JŷƮǘǪ15dUVŪǧ16ļŋųƟƠ17gŝǍ18qQĴ19nDĺłŅź20Mƭ21kś22ũ23Ɓ24ŗƙǖǡ25ƍ26ŤƼ29ǋ30ǆ31PĵŎ32Iľ33L34Ư35H36ǉ40ƴ45Ń48t
~lla	56 7xƙƜǅǫ8Ŀŝţ9BYǇ10fŇ13Ř14Ŕ15X16řŴ17ņǓ18Ĺ25ƚ27ŧƋ37Ǩ55ƃ
~lla>	60 7gƀ8xǅ9Ņ10Bŝǫ12ƚ18Ŵ42Ǩ58ƃ
~llar	66 -7ť7ǚ8ƃ9ƙƜ10Ŀ11Yţ12Ǉ16Ř17ƚ18ņ19XŔř22Ĺ33ŧƋ
~llas	88 -8ǔ8ƭ12Ň28Ǔ
~llb	86 25I
~llba	88 26I
~llc	79 13ǒ21ǅ44ǈ
~llc>	79 21ǅ45ǈ
~lle	55 -8rǓ-7ĻŊƠǫ7ļōƭ8bIĿ9Hŋƺ10CĺĽŲƏƞ12ƫ13ĵőƒ14ľ15oĶ17wţ18Ņ19Ũ21Ż23ǔ24ŕƚ27y29ż30ǅ31mƳ
~llec	79 -10Ǔ-8ǩ12ƭ15Ķ17ľ35ǔ40ƚ
~lled	64 -9r-7ŊƠ7Ţ8NƑ9Ľō10bIļ12ŋ13ĺ15ƫ17ĵ19o21ţ23ŅŨ27w29ŕ35ż37ǅ
~lleg	66 -7w7Ĵ13ƞ27Ż35y39mƳ
~llen	90 16ƺ
~ller	88 -11Ũ16ŕ17H18Ə
~llet	84 -7Ŭ12Ź13ő15Ŀ16ƒ
~lli	60 -10ř-9ǫ-8Ʒ7Jƪ8aĹœǆ9sĻ11ũ12ĵņ15ƽ18ľō22T26ĺ28Ž33ƕ37Ǡ45C48Ɓ
~llin	65 -9ǫ-7ǟ7žƪ8œ9aĹǆ10sĻ12ũ13ņ14ĵ19ō20ľ25T28ĺ36ƕ41Ǡ49C
~llis	71 -9ř-8Ʒ10J34Ž59Ɓ
~llo	73 -7BDŧ8w9ƣ12g13Ƨ15Ŵ16Ɔ18KƩ21Ʒ23ǅ28ľ31ŉǫ33Ɣ
~llow	74 -7BDŧǫ9w10ƣ13gƧ15Ŵ17Ɔ18Ʃ19K22Ʒ23ǅ28ľ32ŉ34Ɣ
~llp	77 -12ĺ9v11Gœŧ12Y13ļ16ĸ24T
~llpa	77 -12ĺ9v11Gœŧ12Y13ļ16ĸ24T
~lls	58 -11ƣ-10Ŷ-8Ŵ-7SŘǫ7Ņ8CMŦƄƗƸǚ9ŠǏ10nǦ11ņǎ12ƙ13łŌƞǣ14hư15KZ16ǥ17ő18ƍ19şǢ20Ʋƴ23Ĵ24YǛ33ƈ35ƽ
~lls>	58 -11ƣ-9Ŷ-8Ŵ-7ǫ7ŅƐ8CMƄǚ9ŦƗƸ10nǏǦ11ǎ12ƙ13Ōƞǣ14hłư15KZ16ǥ18ƍ19şǢ21Ʋƴ23Ĵ24YǛ33ƈ36ƽ
~llst	86 16ŒŠ19ņ34ő
~lly	58 -12Ł-8Cǀǆ-7n7KWſƭư8ŭŸǣ9ŨŮƱǇ10tPų11ĹŚ12kšǛ13ĵĻĿǈ14Ň15Ƙ16Ơ17lLŃ18ƺ19A24ŗ
~lly>	58 -12Ł-8Cǀǆ-7n7KWſƭư8ŭŸǣ9ŨŮƱǇ10tPų11ĹŚ12kšǛ13ĵĻĿǈ14Ň15Ƙ16Ơ17lLŃ18ƺ19A24ŗ
~lmo	75 7ƅ11kƲ13d14Ť21Ǘ41Ǜ
~lmos	75 7ƅ11kƲ13d14Ť21Ǘ41Ǜ
~lo>	86 -9F19f20s22Ƥǫ
~loa	58 -11Ʀ-9ƩƱ-8w12k19Ƃ25Ɩ29Ŝ32Ƴ37ŭ39ư50Ɨ54Ĵ61Ƭ
~loan	58 -9Ʊ-8w19Ƃư25Ɩ32Ƴ37ŭ50Ɨ54Ĵ61Ƭ
~loc	63 -10Ƌƙ-8Ǐ-7S7MŉŪ10őƿǖ11ǐ12C13q15Qō16Ŀƈ17űƎ18Ǡ23l27ƥ28HRůǚ36Ǎ45Ƨ
~loca	71 12Mőǖ15C18Ŀ22Ǡ29l32H46Ǎ
~lock	68 -10Ƌƙ-9Ǐ-8S7ŉƂ8Ū9ŏ10ƿ13ǐ14q17Qō18ƈ19űƎ30ƥ31Rů32ǚ49Ƨ
~log	79 16Ɲƴ18ś19ƈ21ƒ26ő34ǚ
~log>	88 18ƴ22śƈ
~logs	90 25ƒ
~lon	50 -21Ů-12ő-11Ƥ-10DŲǎ-9œ-8ĵŅ-7NŃ7nƩ8fvHZƉǡ9Ŷƅƹ10ķůǑ11Ŭ12Ʒ13Ǌ14ŚƑǅ17l18iŖŹǫ19Ǐ20Ũ21Ŧ22ƙ23Ţ25ơ27S28ư29Gǟ30Ű33Ư34Ʀ37O41Ǉ45Œ
~lon>	86 -19t-9ł-8DŅ21ǫ27ǅǊ30ǡ
~lone	79 -10Ǎ-7ĵ7z9Ƅ15ƹ16ư21ł23n26Ǐ
~long	51 -21Ů-12ő-10ŲƤǎǡ-8œ-7N8fsvHZƩƷǫ9ƅƉ10ķǑ11ůŶ12Ŭ15ŚƑ17l18Źư19iŖ20Ũ22Ŧ23ƙ24Ţ25ơ27S30Gǟ31Ű34Ư35Ʀ38O42Ǉ46Œ
~loo	50 -20ǫ-12Ƥ-11Ɖ-9Őőǆ-8gnō-7ƠƵ7ACũƭƾ8JŀŬƍƦƿǄ9jŗƒǛ11ļŷ12ŃƇǊǠ13HRľƊƹ14ŝšƀ15ĶĿƝ16ĺƋ17s18Ʈ19ńƽ21ŅśƱ22Ļǌ24ǀ25zň31ǃ37ƥ59ƛ
~lood	63 -8ǫ9Ƌ13Ʀƿ14Ǆ16ƾ26ǀ30ƽ42ǃ85ƛ
~look	54 -13ǫ-11Ɖ-8gǆ-7nƵ7Yǧ9AJŬƭ10ŀƒǛ12jŷ13ļŗ14ŃǠ15ľƊ16HRšƹ17ĶĿŝ18ƀ19ĺ20Ʈ22ń23ŅƱ24Ļśǌ28zň
~loor	73 -11Ƥ-10ƛ-7Ǐ16Ƌ21Ƈ23Ǌ29Ɲ57ƥ
~lor	63 -21Ɩ-11ƅ-8ſ-7Ǖ7ĺ8k9v10ŭƄǫ11Ʈ14ŵǗ16ǅ18Ŵ20Ƣ21H27F34mƣ48ǎ
~lord	67 -12ƅƖ-7Ǖ9k10v21Ƣ29F36ƣ52ǎ
~lore	90 -10Ɩ11ĺ14ŭ21ŵ27Ŵ
~lori	86 -10ſ15Ƅ32H
~lors	83 45m
~los	50 -12tŲ-10Ř-9Ʈ-8RƊǞ-7nŶƝơƿ7Ƅ8CŞť9Zǫ10XǕǖ11ŒũƜ12ŀ13Ƒ18ƦƩ21ŧƗƛƼ22ĸƓ24śǛ25Ű26ř28ŉ35ŤŦǐ43ǟ65Ƙ66Ƶ
~lose	54 -13ŉ-12Ũ-11ũŲ-9Ř-8Ʈ-7RŤơ7şƋƙƩƼ8gIǚ10CŞ11Ǖ12Ŧ13XŒ16Ƒ19Ɨ21Ʀ23Ƙ24ǫ25ƓƛƵ27ĸś28ŰǛ41ǐ51ǟ
~losi	67 -14ǫ7Ƶ10ŀǪ17ř20ũ30ŉ60Ƙ
~loss	72 9Ƽ14Ū15Ũ16ťƵ24ř36Ŧŧ62Ť
~lost	72 -15t-9Ǟ9ǂǖ11ƪ12ũư13Ƽ14ƄƜ17Ʃ19Z27ŉ67Ƶ
~lot	64 -13ƽ-12ǫ-9Űƍ-7Ɔ7Ž8RŜ9ƈƜƣ10ŀůǘǡ12őť15ň19ƙ20Cű30ơ32ĸ34ƞ35Ɠǂ39Ʋ
~lot>	65 -13ƽ-11ǫ-9Űƍ-7Ɔ7żŽ8Ŝƛ9RƜƣ10ŀůƈǡ11ǘ12ő13ť16ň21ű27ǂ30ơ33ĸ35ƞ36Ɠ40Ʋ
~loth	86 28ƙ
~lou	79 7Ŝ8ľ11x13j14ŷ16Ơ28Ǚ
~loud	82 7Ŝ8ľ12x14j29Ǚ
~lov	67 -9P-8ţ-7oķş7ǘ8śƅƋǫ9Ɠƚǅ10MƸ11tǍǖ12lǆ13Ž16Ş19Ɔ22U29ŷ36ǡ52Ơ
~love	68 -9P-8ţ-7oş8śƋǘǫ9ƅƚǅ10ƓƸ11MǍ12lǆǖ14Ž16Ş19Ɔ23U24Ơ30ŷ38ǡ
~lovi	88 -9ķ15t38Ơ
~low	59 -15ŧ-14x-12Ũ-10š-9Ŗ-8Ų-7D7jŚƓƛƣ8cƃ9ƄƧ10biǋǨ11ŴƆ12ļƩ13KƠ14Ɯ16Ʒ17Uŏƙǅǡ20g21ľ22Ɲ24Ɣ26Ŀ30ǐ33ŉ44ņ46Ƌ
~low>	64 -15ǫ-14x-12Ũ-10ŧ-9Ŗš-8Ų-7D7wĶƝ8ŘŚƇƛƣ9řƃ10c11bǋǨ12iƆ15KƩ16Ơ17ƙƜ18ƔƷ19Uǅǡ20ŉ23g24ľƋ31ņ33ǐ
~lowe	71 -14ř7Ɲ12Ƅ14ǫ15Ŵ16ļ19ņ23ŏ27Ŀ29Ƌ
~lowi	88 14j15Ɲ23ŉ
~lows	90 11Ɣ13Ɠ16Ƨ
~loy	58 -7oő7ǒǧ8ǋ12ŒǙ14V15ǊǓ16ǥ18q19Ʃ21Ǟ23SW24ǉ29ţ34Q
~loya	82 13Ǚ31Œ42ţ
~loye	59 -11Œ-7o7ǒ8ǋǧ15V16ǊǓǥ17S18q20Ʃ22Ǟ24W26ǉ35Q
~lp>	69 -12Ő-9i7ǫ8zŁ9vĻƱƳ11ţ12ŞŨ13œ15Ǌ18s20Ķ25ŉ30ǉ35ĺ
~lpa	77 -12ĺ9v11Gœŧ12Y13ļ16ĸ24T
~lpar	77 -12ĺ9v11Gœŧ12Y13ļ16ĸ24T
~lpi	88 34z
~lpin	88 34z
~lps	86 -13ł10ǉ11c32A
~lps>	86 -13ł10ǉ11c32A
~lre	71 8fƘ9v13ǫ14p17Ʋ19ĺ23ź27Ƃ30Ő
~lrea	71 8fƘ9v13ǫ14p17Ʋ19ĺ23ź27Ƃ30Ő
~lri	70 -8ō-7ľ7ũ8ĵŚŠ9Řžǃ10Ŧư11K12Nňƹ17M18Ō22ŋ29i
~lrig	70 -8ō-7ľ7ũ8ĵŚŠ9Řžǃ10Ŧư11K12Nňƹ17M18Ō22ŋ29i
~lry	73 36ƚ
~lry>	73 36ƚ
~ls>	52 -15ű-13Ŵƣ-10ǫ-9dŐ-8œ-7ś7Ŧ8ƙưǏǗǦ9uǎǚ10t11łŌŶǣ12JKZūŮ13ǥ14pĸƞƮ15şƍǞ17Ʋ18Ɗƴ19YĴƟ21Ǜ22Ǥ23ǝ25Ǣ26ƈ28ǜ29h31b40Ǒ42ƽ
~lse	53 -18ǫ-12ƀ-7ŐƨǙ7ŏǪ8h9ťƾ10ŵǧ11ƓǍ12ţ13ƍƤ14FŶƛ16ǟ17HƧư19Ǌ21Ŵ24Ÿ25Ĵ26ł28n38Š44Ŏ45Ņ
~lse>	53 -18ǫ-12ƀ-7ŐƨǙ7ŏǪ8h9ťƾ10ŵǧ11ƓǍ12ţ13ƍ14Ŷƛ16ǟ17HƧư19Ǌ21Ƥ22Ŵ24Ÿ25Ĵ27ł28n38Š44Ŏ45Ņ
~lst	85 10Ɖ15Š16Œ19ņ34ő
~lsta	86 16ŒŠ19ņ34ő
~lt>	63 -12ƫ-7ĻƵ7bpżƄǤ8ťƯƳǟ14ƈ20ĸ22Ň24Ƭ27Ǡ29Ɗ36Ž39Ɔ
~lth	56 -13z-12p-10t-8Ő10ƶ12Ǚ13ƾ14x26W29ƿ37Ƅ57Ǆ72ƺ
~lth>	57 -12pz-10t-7Ő11ƶ13ƾǙ21ƿ26W35Ǆ42Ƅ57ƺ
~lthy	79 12ƿ22x25ƺ
~lti	90 12Ɓ16j23ǜ
~lts	85 20Ų24Ɛ
~lts>	85 20Ų24Ɛ
~lty	88 15Ǚ16Œ28Ǖ
~lty>	88 15Ǚ16Œ28Ǖ
~lua	84 12Ƌ37ƚ
~luab	84 12Ƌ37ƚ
~luc	83 -11x-7h8ū11Ɩ12ź13P14Ť29o
~luck	83 -11x-7h8ū11Ɩ12ź13P14Ť29o
~lud	70 -11ǉ9sŔƂ10ŸƁ11Ƈ14Ƣ15ǥ17ŗǋ30Ő
~lude	71 -12ǉ9sŔŸƂ10Ɓ11Ƈ14Ƣ17ŗǋ30Ő
~lue	63 -7ŤǘǢ7Ƃƕ12ŗ16ŏ22ĿƔ23Ƭ24ż26Ų33ƫ36Ǥ
~lue>	66 -11Ǥ-7ŤǘǢ8Ƃƕ9Ǒ11ż13ŗ17ŏ23ĿƔ24Ƭ27Ų34ƫ
~lues	77 57Ǥ
~lug	85 12Ƒ33ž
~lug>	85 12Ƒ33ž
~lum	69 9ĵ10jǓ11SƔǢ17Ɲ21ƕ23C28Ǘ35ƌ
~lumb	71 10Ǔ11jS12Ɣ18Ɲ22ƕ23C29Ǘ36ƌ
~lun	76 9L10Ʋ11Oō15Nľ22Ƒ25ŋ
~lunc	85 10L11Ʋ12O13ō16ľ17N
~lunt	81 24Ƒ28ŋ
~lus	90 12Ƌ14Ź19ŗ
~lve	73 8ōŽ9P11xƝ12fłū19řŪ
~lved	88 10Ž11P14ł15f
~lver	90 8ŵ15ū
~lves	78 10ō12xƝ21ř
~lwa	77 -11G8ƞǫ9Ňř10ĽŴ11VĹ12Ķ21ƙ24l
~lway	77 -11G8ƞǫ9Ňř10ĽŴ11VĹ12Ķ21ƙ24l
~ly>	43 -14Sǫ-13o-12şƍǅ-11ŎŲ-10ŧŰƾǏ-9r-8ińƟǐǠ-7CHMQĺľňţǓǚ7RļœŴƘǈǌ8DĹŐŸƏƠƩǗǛ10mtużƣǀ11ŗŪƖ12lLĸƸ13TŉũƚƦǜ14yſ16nYZųǆ17w19ǉ20ĿŨūưǂ21AƵ22Ň24Ťůǖ25ĵĻ27ƿ32ƺ58Ů
~lyf	90 39ų
~lyft	90 39ų
~lyi	90 11f20ǂ
~lyin	90 11f20ǂ
~lys	90 8ƿ9Ư18Ǉ
~lys>	90 8ƿ9Ư18Ǉ
~ma>	74 -16Ő-9ƚ-7i7ƛǖ8Ÿ9n10TƁ11lūƱ12ƪ13aŵ18Ŭ25m26z55ƾ
~mac	70 -8ŧ-7u9ŇƝǘ12l13ƾ14ƽ30ǟ31Ǥ56Ǒ
~mach	71 -8ŧ9ǘ10Ɲ13ƾ30ǟ32Ǥ57Ǒ
~mad	60 -13ƽ-12ň-8Ǎ-7tŔŽ7Ʀǀ8Ňƿ9rǈ10Ơ12ń14Ǟ15ƍ16xƊƭǫ18ƴ19ĺ20ŷ21ũ23ŕǏ30ƈ32š42Ļ
~mad>	88 -9Ž-7Ơ15Ǟ18r34ǫ36ũ
~made	60 -13ƽ-12ň-7tǍǫ7Ʀǀ8Ň9ƿǈ12ń15Ơ16xƊƍƭ18ƴ19ĺ20ŷ23ŕǏ30ƈ32š43Ļ
~mag	64 -7Y9D17ŏ19Ɲ23ũƜ24Ɓ31œŲſ32ť34ŧ
~mage	65 -7Y8ũ20Ɲ23Ɯ25Ɓ31œſ32Ų35ŧ37ť
~magi	88 21ũ24ŏ
~mai	55 -17P-12ǫ-9Ÿ-8ơ-7bM8şǘ9ĵ10UǍǩ11Ƌǟ12Ŀ14Ľ22Ŝ24Ɲ25EŴ29Ǘ30ľ31ǆ33ǚ40D44K76J
~mail	57 -10M-7bǫ7ƅ9ĵ10ǩ12U15Ǘ16Ľ23Ŝ26E31ľ35ǚ44D47K79J
~main	71 -21P-9Ÿơ-7ǫ7ĸ8ŵ9ŝŮ12ş14ƋǍ15ǘ16ǟ18Ŀ19Ǘ32Ɲ33Ŵ41ǆ
~mak	54 -18Ŕ-13Ů-11Rĵ-10a-8ŹǠ-7rĸŕƥǓ7qO8XőţƅƐǖǟ9ńōƑ10ūƏǫ11ų12Łň14Ĵǜ15cPǂǔ16xƵǒ18ļ19ư20Ű22ŉǆ23ŭƟ26łƣ27T30Ńǎ38ŏ
~make	55 -18Ŕ-13Ů-11R-8Ǡ-7ĸŕǓ7O8qţƐǖ9Xōőǟ10ńūŭųƑ11Ə13Łň15ǂǜ16cPƟǒǔ17xƵ19ļ20Űưǎ22ǆ23Ń26ŉ27ł28T39ŏ
~maki	77 -12a-10Ź-8ĵ9Ɵ10Ń13ƅ14ǎ19ŭ20ǫ24Ĵ33ƣ
~mal	59 -7Ɵ7ĵ8ƧǊ9HǑ10ŵ11aYǀ12Aǆ13őǍǏ15RŤ18ŧŮ31h
~mal>	65 8n10h11Ǒ12ǀ13Y17R19Ů
~mall	71 -7ǖ7Ń8Ǟ9ĵ10ƧǊ12H15Aǆ16őǍǏ19Ť22ŧ
~mals	86 31h
~mam	85 -7it8Ʀ12T14ƪ16a30z
~mama	85 -7it8Ʀ12T14ƪ16a30z
~man	45 -18Ǐ-16ǋ-13T-10ŒƊ-9iDőŷƆƍƨǡ-8xƄǘǚǠ-7RŞŪƹǤ7YŠƉƤ8ơ9Ňų10Sƈǫ11cŶƘ12gUƵǆ13ŰŹƌǁǥ14ŵŽƻǐ15GůƋ16Ÿ17Vż18ŅŖƇƖǖ20ū23Ǚ24h26uǓǪ28ƫ29n32ư37ƣƥ40Ǎ43Ǌ47ǉ
~man>	71 -8O-7ƨ7ƾ9a10ĺũ11q13ŝǉ15Ƌ22Ň26U27g29ƥ31Ǫ48Ǌ
~mana	72 -13Ǐ-7ƥ9ŏǞ24ư25Ŷ28Ƶ34Ǌ53ƣ
~mane	88 35ƫ
~manu	86 -8Ɔ17Ǜ21ƈ30ǆ
~many	47 -17ǋ-11T-10DŒƊ-9ǊǞ-8iőƍǏǘǠ-7ŇŷƄǚǡ7OƉǗ8YƤǪ9ŠŢƯ10ơ11Sų12Ƙƫǐ13c14Źƌǁ15Űŵǥ16GŽƻ17ůŸǫ18żư19Vǖ20ƇƖ21ŅŖ22hū25ƥǙ28Ǔ32nu41ǉ44Ǎ
~map	90 7D14ű
~mar	62 -12Ɲ-10ƪ-8ǫ-7ő7mƕ9q10Ǝ11ZŮƻ12AŪ14ǁ15ǀ16ŅţƐƧƮ17F18H21Ơƭ33o34Ɣ55f
~mari	79 -7u15ƻ16ƭ19ǁ22Ƨ26f
~mark	76 -7Ǥ7Ż8ŕ9ƕ12Ǝ14Z15Ů21F28H33Ɣ
~marr	73 8r12uƭ23ţ27o44f
~mart	82 -15Ɲ10m11Ɣ17A18Ū22ƐƮ23Ņ
~mary	88 16q22ǀ
~mas	76 7ƌƦǏ10ŷ12y14m17dD19k21v
~mas>	79 7ƌƦ10ŷ13y18dD20k22v
~mat	61 -7ǫ7ľŞƝǙ8jzŎřůƯ9Vƕ10Ŧ11nA12cY13ĵǗ16ļ17Ɗ18W19ķ23Ŀ25žƲ33Ƥ38Ŵ
~matc	79 -7Ŏ10Ř11ŞƯ12ř25W28ķŴ
~mate	72 7ƈ8Ÿ11ůƕ12V13Ǘ14n21ŴƊ40Ƥ
~mati	72 9ľǙ11Ɲ17ĵ21ļ26Ʋ32ž
~matt	77 8Z9ƄƜ12z13Ŧ15A17Ŏ36Ŀ
~max	88 23ǫ60Ř
~max>	90 24ǫ41Ř
~may	68 -10ŉ-9i-8Ƌ9vǀ10ƨ13Ō15aĺ16ư17ŖƳǫ20c24ŋ
~may>	76 -10iŉ-9Ƌ7źƘ10ǀ11v15Ō17aĺ20ǫ22c26ŋ
~mayb	74 7ř12ƨ18Ŗư19Ƴ
~maz	90 23Ŵ32Q
~mb>	79 -7Ŵ10Ŭ13jŊ14ŔƔ20Ķ23Ǌ24Ɠ
~mbe	49 -21ś-14Ÿ-11ǫ-10v-9ƥ-8ń7SŜǇ8ŝ10hňšǖ11KĿǉǢ12œ13Y15yC16ļĽǂ17ƕ18Ƹ19cƮ20Ǘ21ľƾ23DX24EŹǪ25ņ26Ǚ27Ŭ28Ř34e41I49Ś
~mber	49 -21ś-14Ÿ-11ǫ-10v-9ƥ-8ń7SŜǇ8ŝ10hňšǖ11KĿǉǢ12œ13Y15yC16ļĽǂ17ƕ18Ƹ19cƮ20Ǘ21ľƾ23DX24EŹǪ25ņ26Ǚ27Ŭ28Ř34e41I49Ś
~mbi	73 9P11xǓ13ǂ19Ɲ38ƌ
~mbin	74 9P11Ǔ14ǂ19Ɲ38ƌ
~mbr	63 16ǫ46Ǩ49ƃ
~mbre	63 16ǫ46Ǩ49ƃ
~mbu	85 10Ƅ25Ƃ28C
~me>	29 -17B-15Xǡ-14vŭǍ-13G-12xŦƙǥ-11ŗƷǪ-10ǙǤ-9Ũż-8ŐŞşƁƦǌ-7zňũƎƳ7pĶĻŕǘ8ĵƤƲƼ9eĸŊŹƠƢƮǃǔ10DVĴłŎŚư11ikŌœŔūƕ12ŁŅƇơƣǐ13hź14űǀ15jtIM16CŇšƜƪ17dHSņǅǚǦ18wŠƆǆ19Ńǉ21sśƹ22qĺľŻƔƝ23u24lFƖǊ25L26ŏ27ŧ28ŉŋ29ļ31o32aƈ33ŜƟ34Ĺť35b36Ľ37OR38n39ŝ44T
~mea	69 -21ň-14ǒ7Ƽ8ŶƐ9Œ10V19ǫ20Ļŉ21ž26ǝ27Ʊ39Ŏ
~mean	71 -21ň7Ɲ8Ƽ9ŶƐ10VŒ21Ļŉǫ28Ʊ40Ŏ
~meas	90 28ž
~meb	54 -13n-12Ĵ-10ũ-9ǫ-8Ƅǐ7PŇťƂƦǠǤ8ǩ9fšŶƞ10ĸĽŨǀǍ13Ŀŝơư14Ɨ16ƀƱǚ17F18Ɛ19Q21ƵǞ25A30ſ
~mebo	54 -13n-12Ĵ-10ũ-9ǫ-8Ƅǐ7PŇťƂƦǠǤ8ǩ9fšŶƞ10ĸĽŨǀǍ13Ŀŝơư14Ɨ16ƀƱǚ17F18Ɛ19Q21ƵǞ25A30ſ
~med	58 -13ƪ-9rŤ-7ĵŐ7zƿǚ8Ƥǐ9Qƾǜǡ10VǇ12Ǚ13w14Ɠǝ15W16ŕ17ǎ19y21ǃ30Ʊ40ƭ41Ǆ56ƽ58Ƅ
~med>	64 -9Ť-8r7ǔ8ǅ9ǐǚ10Ƥǡ11Ǉ12ǜ15w16Ɠ17ǝ19ŕǃǎ25Ʊ40Ƅ45ƭ
~meda	86 7Ǡ10f12Ʊ13z16V30y
~medi	68 -10ǅ9ƿ11Q16ƾǙ18W27Ƅ30ƽ34Ǆ
~mee	74 8a9ƟǛ13O15ƨ44M
~meet	74 8a9ƟǛ13O15ƨ44M
~mel	90 -7ǫ11ǝ13ƶ16j38ń
~mem	68 -12ś-9ń7ŌƊ8xŧ9Ŧ11Ǉ13Eƥ16h25Ś30Ƹ53ľ
~memb	69 -12ś-9ń7ƊƤ8xŧ10Ŧ11Ǉ13E16h25Ś31Ƹ40ľ
~men	45 -14œ-13ş-9QŘŝƔ-8yĻǩ-7VłŸƈ7Fŗƍƚǚ8ƂƄƞǘ9BƘƢƣǀǁǝ10ĴƝƟǎ11ĶƬư12Ǟ13WƗƦǠ14tDőƑƙǕ15Ő16ś19ĵƧ20ŢƤ21Ɩƥ22ŭ23ǜ24ƕ25ǖ26Nķ27Ǒ31Ƌ
~mend	88 13š17ǜ22B
~ment	46 -14œ-13ş-9yQŘŝƔǫ-8Ļǩ-7VŸ7FGŧƍƚ8ŗƂƄƞǚ9Ƣǘ10ƘƝƣǀǁ11ĴƟƬǎ12ĶưǞ13ƗǠ14WőƑƦ15tDƙǕ16Ő17ś18ǜ19ĵ21ŢƤƥƧ22Ɩ23ŭ24ƕ26ǖ27Nķ28Ǒ32Ƌ
~menu	90 16X23ǫ27ǝ
~meo	71 -13Ţ7Ň9ĺ13ƕǜ14Ǉ16Ƶ19Ɨ22F23A27ǖ
~meon	81 -15Ţ7łƀ8Ň15ǜ16Ǉ18Ƶ27A
~meow	76 -7ǈ7ƛ10ĺƕ20Ɨ26F30ǖ
~mep	85 -7Ŏ13ǟ14Ƨ15HǍ20Š
~mepl	85 -7Ŏ13ǟ14Ƨ15HǍ20Š
~mer	56 -15ƃ-8Ǡ-7l7ŀţǎ8ǥǧ9GƎǜ10Qơ11LǏǡ14ǞǨ16ZǅǤ17x20ǉǣ21ǘ23Ǖ24kƟ27ǆǙ33Ɛ37ǖ47Œ
~mer>	64 -17S-7ő9ţ10ŀǕ11Ǝǆ12Lơǜ14ǉ18Ǟ19k20x22ǖ24ǣ36Ǚ57Œ
~mera	78 -7Ɲ11Ū12ƚ47Ɛ
~merc	72 -18ƃ7ǖ8Ǎ9ő10š11ǎ12ǧ14Q15Ǐ20Ǩ24Ǥ26ǆ
~merg	84 9Ƅ28Z
~mers	69 -8lǠ9k10ǉ11Sǥ16ǖǡ18GǕ24ǅ26ǘ28Ɵ
~mes	59 -15n-13Y-11ǆ-10auy-9ĵőƜ-8ƶ-7vLǥ7xĴĺŞŤƛǡ8Ƒƭǜ9gŀƽǂǍǪ10ǌ11oǖ12JżƂ13HQƨ14T15ǈ16K17ŦơǊ18Ʃ19iǘ20Ǘǫ21Ǚ23W24Ŀ26ř27ƞ43w
~mes>	60 -15n-13Y-9aĵőƜǆ-8uy-7vǥ7ĴŤƛǋǡ8Ƒ9gŀƭƽ10ǂǌǪ11Ǘ12oJƂǖ13HQż15Tƨǈ18ơǊ19Ʃ20ǘ21Ǚ24W25Ŀǫ27ř29ƞ48w
~mess	79 -9ƶ-7L8h10Ū11ĺ12ǜ14Şŧ23K24Ŧ28i
~met	50 -12ſ-11Ū-9Š-8sAƍƝ-7ŝǟ7irŋƨ8ńŅŕŞŵžƅǜ9gmŀƮƱǊǗǝ10Ŭŷƭ11jľŏŤ12ŃŎŘūǏ13ŗŶƽ15NŇǪ16Ʋ17Ƽ18Ɗ19ĹŊşůƪƸ20ř21Z25Ł26Ļ38l
~met>	88 -10ƍ8M10ľ12ŏ15Ʒ
~meta	80 21Ǐ33Ɗ
~mete	83 15Ʋ19j36ů
~meth	52 -12ſ-10Ū-9Š-8Ɲ-7Aŝ7EPƋƐƣ8rŅŋƅƨƲ9mŕŞǗ10ŀŇŵžƭƮƱǫ11gŬŷǝ12iŤ13ŃŎŘū14ŗ15Ŷ16Ǫ17N19Ƽ20ĹŊƸ21řş22ƪ23Z29Ļ30Ł
~meti	88 -7q8ǜ11Œ13ǡ16ń21Ǌ
~mew	73 -19Š-9Ŏ8v9Q10ƴǍ12ǟ17œţ18űŵ21śƦ22Ƨ32ǫ
~mewh	73 -18Š-9Ŏ8v9Q10ƴǍ12ǟ17œţ18űŵ21śƦ22Ƨ
~mfo	79 10Tō11M14e15Ƶ24X
~mfor	79 10Tō11M14e15Ƶ24X
~mic	85 -14Ū10ǟ15ǜ16C18Ŧ
~mica	90 16ǜ
~mid	77 9v10L15a17i22N37ǐ
~midd	79 9v11L16a17i22N
~mig	81 -8f9Šƞǃ12o18Ŏ20yǐ30H
~migh	81 -8f9Šƞǃ12o18Ŏ20yǐ30H
~mil	53 -13Ƥ-9Ŵ7ŀŻǛǫ8hAQUƞƺ9Ǉ10Fǉ11ǒǗ12DľƲ14Ƶƽ16ŗũ17uƮ18Ʀ20ŵư21Ƹ22y26Ƒ33n35ƿ36Ű63ů
~mile	63 -8ū8Ɯ10Ż14ǒ25ŵ32Ƒ50Ű78ů
~mili	88 23ľ35ŗ
~mill	85 -7ƞ14Ǜ16QU21DǗ24ƽ
~mily	58 -14Ƥ-8Ŵ7zY8qŀ9Aƺ10hǇ12F13Ʋǉ15ūƞ17Ƶ18ũ20uƮ24ƦưƸ26y39nƿ
~min	52 -11Ť-10o-9gI-8ǆ-7JTšǍ7ĸľńŰŹƎƦǢ8pxYƱǩ9Cź10VŲ11śũǠ12ĻŘƝ13Xļǀ14Ń15a16NŅ17ŏǞ18Ƹ20Pǡ21k22Ŝ25ſƽ27Ʈ28ŋ29ŀ34M40ǃ55O
~min>	77 7jķƝ8k9x10MǓ13ĵ14u22ƽ39O
~mind	63 -13u-11oō-9IŘ-8ş7ĺ8ś10rMĴǢ11acľƢƱ12ń14P16ũ20Ń22X23Ƹǃ24ŏ27ŀ28Ŝ29ŋ35Ʈ
~mine	75 8Ɗ9eş10xƼ11ņŋś12ŝ13Ź14ŅƦǃ16ǫ18M
~ming	68 -9ư-8gǆ8Ǧ9Mǃǟ10HŖƎ11ŀ12YĿ13pPĻ14Cź16VǠ20ǀ23k29ǡ
~mini	78 32Ř44ſ
~minu	66 -11Ĵ-7J7iŅş9auśǃ11Űǩ12ļ16ĸ18ō28N42O
~mir	77 -10v17u32x45w
~mira	77 -10v17u32x45w
~mis	65 -12ő-11ƿ-7żƦ7TZŌ8œ9dsǃǡ11łƹǄ12Ķ13t14Ų16Ŷ19Ǜ20ş21a22Ɗ26Ş28ŏ31Ţ41Ŏ44ǜ
~mise	86 12œ14d15ǫ28ŏ
~miss	68 -12őƿ-7żǫ7prŏ8TZŌǜ10sǡ11ł12ƹǄ13Ķ15Ų17Ŷ20Ǜ22ş23Ɗ28Ş33Ţ44Ŏ
~mist	84 13t30a48ǜ
~mit	58 -8Ő-7Cƙƣ7ĿŁƍǏ9š10Ƒƕ11y15Ź16Ǩ19ōǅ22Ǖ27Ǥ31ź34ǣ55Ř
~mit>	70 -34ſ-8ƙ7ƀ8Ǐ9Řƍ13ƕ14y18Ź24ō28Ǥ37ǣ38ź
~mits	61 -8Ő-7C8Ŀ9š11Ƒ18Ǩ26Ǖ30ſ49Ř
~miu	77 11X12Ŕ18Ǧ29œ
~mium	77 11X12Ŕ18Ǧ29œ
~mle	90 34Ǖ
~mles	90 34Ǖ
~mma	75 8Ÿ14y15n22vŴ43Ƥ
~mmat	76 8Ÿ15n22Ŵ44Ƥ
~mme	68 -17ƃ7ǍǤ8őšǚ10ǐǡ11ǎǧ12Ǝǜ13ơ14Ǐ15ǉ16BƓ19Ǩ20k22x24ǆ
~mmed	88 13ǐǚ15ǡ22Ɠ
~mmen	88 13š17ǜ22B
~mmer	70 -18ƃ7Ǎ8Ǥ9őš11ǎǧ13Ǝ14ơǏ16ǉ19Ǩ21k22x25ǆ
~mmi	81 8Ŷ11T12Ł14Ǝ
~mmin	85 14Ǝ
~mmo	90 13Ǔ15Ǜ
~mmon	90 13Ǔ15Ǜ
~mmu	78 -8ŷ-7O38Ű41Ů
~mmut	78 -8ŷ-7O38Ű41Ů
~mne	85 -8ǜ50ƒ
~mney	85 -8ǜ50ƒ
~mob	88 -10ń8ƹ10C28I
~mobi	88 -10ń8ƹ10C28I
~mod	68 20ǫ31ū37ƍ67ǥ
~mod>	75 66ǥ
~mode	75 24ǫ37ū41ƍ
~mok	68 -9q10ƒ15Ʀ21Ɛ36Ǆ76ƻ
~moke	69 -9q10ƒ15Ʀ21Ɛ36Ǆ51ƻ
~moki	88 34ƻ
~mom	67 -12ũ-7ŀ9Ʋ10ź11qƿ13Ŷ14ƦƱ15jƵ18Ÿ29ő31Ő43N66z
~mom>	74 -12ũ-7ŀ9Ʀ11ź15ƿ16Ʊ19Ƶ21Ÿ49z
~mome	77 -7Ļ17j34ő36Ő50N
~moms	84 8Ʀ13Ʋ15q17Ŷ28z
~mon	45 -13ǖ-12Ů-10şƙƱ-9ŭ-8ŏŝŪŲŹƮ-7IŘšǊǎ7rĹǞ8G9řƍƳǗǜ10ŁƚƟƭǢ11Ǫ12ŀŢźǋǘ13ķž14Ũůǀ15uơƦƸ16p18ņ20AƐ21Z22ńų23X24Ĵ26Ŧ28T33dƢ34Ɩ35ǟ37Ŗ39ĵœư47Y
~mon>	90 13Ǔ15Ǜ
~mone	59 -15ǖ-10şŮ-7Ƅ8ĿƬǗ9zYŇţŨƫ10Ʋ11Xǚ12rZ14Ĵ15ĺƍǜǢ16TƭƳ17ŁƟ18ǘ20ŀ23Ĺư24Ƹ31A33ų
~moni	80 25ž40Ɛ
~mont	48 -11Ʊǫ-9ĺƙ-8ŭŹ-7ŏŪŲƮǎ7vŨ9GǞ12ķřƄ13Zǋ14Ţ15ĴǀǪ16Tůźư17uơ18p21Ʀ22ņ26ń28X29Ŧ33ǟ36dƢ37Ɩ40Ŗ44ĵœ54Y
~moo	90 -19Ť11i16Ơ23ů28Ũ
~mor	49 -19U-14u-11sŘǠǫ-10ĸ-9H-8ƵǓ7DŗǄ8AJĴĹľŶƮ9rƬǛǦǨ10Ŗƨ11Ÿǃǆ12ŒŪƼ13ŧ14F15gư16ŀ17iŉŦŰ18Ŀ19Ư23ſ24V25Ɨ29Ŕ32Ɩ36Z39yŎ40L
~more	56 -15u-11sŘ-9HUǠ-8RřƵǫ-7ĸ7ƫǃ8ļŻƔ9DǄ10AJƯ11Ǧ12rŖǨ13ǆ14ńƬ15ŒƼ17ŪŸ18ŧ19g20ZŦ21ŉ22Ŀŀ27ſ28V34Ŕ47y49Ŏ
~morn	70 -16U-15ń-8Ǫ7ǝ8Őƌǃ11aĺƿ12Ŷǟ14Ǜ20R28Ű30i34L
~morr	65 7ǔ8ŲǗ9IƮǚ10Ʀǥ12ŗǟ15Ĺ16ƨ25Z27L
~mort	64 -7œ12F13Ư16Ĵ17ư40Ɨ46Ɩ
~mos	56 -11Ÿ-10ǘ-8ƍ-7ş7kƲ8d9XZĻƨ10Ťƙǌ12ĺŮƚ14ŞůŴǗ15Źƴ16ǆ20ǫ26ŀ27Ǜ30Ŀ36ǖ39Ř
~most	56 -11Ÿ-10ǘ-8ƍ-7ş7kƲ8d9XZĻƨ10Ťƙǌ12ĺŮƚ14ŞůŴǗ15Źƴ16ǆ20ǫ26ŀ27Ǜ30Ŀ36ǖ39Ř
~mot	63 7c8Ÿ11ŀŠƦ12ƭƴ13ūż15ǂ16n25ƀ29ƿ46z
~moth	76 9c10Ÿ13ŀ14ƭ15ƴ19n35ƿ56z
~moto	66 13Šż14ū17ǂ28ƀ
~mou	68 -10ř8ŧ9ŉƨ10aƳ12Ľ13XſƙƜǘ14Ş15ƕ17u41Ʈ44Ř
~moun	70 -10ř7k9ƨ10Ƴ13ǘ14XŧſƙƜ15ƕ43Ʈ45Ř
~mout	88 -7ŧ8r13ŉ16Ľ20Ş24u
~mov	61 -13Ŝ-9ĸ-8ũ-7Ǡ7ŊŮ8Ƥ9ĶńŦǫ10ǆ12ő15Ʀ16ō18Ļ22ƹ29Ł37n40yƠ44ţ46G78H
~move	65 -13Ŝ-9ĸ-8ũ-7Ǡ7ơ8ŊŮ9Ļ10ĶōƤ11ńŦ15ő17Ʀ19Ł21n24ƹ28y30Ơ38ţ49G58H
~movi	74 8ō10ţ11Ļ13Ł14ǫ15Ơ16y20n28H
~mp>	60 -15Ɣ-10ňŤ-9ŧ-8őǓ7ĵǤ9Ǧ11Ƅǜ12Ǝ16Ɓ21ŕ26Ŕ31ǔ36ţ38Ƌ101ǥ
~mpa	51 -21ū-13Ɩ-12S-11fVſ-10ĺǥ-9ǎ-8aĻŔŽƃǟ-7kwǔ7Řƈǡ8Wǈ9ƣǊ10Ţǋ11şŠƅǢ12qĿņŤƘǌ13ǃ15mŝ17Ɨ18ǣ22ķǆ23šƩ24ŃǠǪ26ƶ27ǧ29ŅǇ30Ş32Œ35ţŨǨ36Qőǅ38ǒ
~mpan	51 -21ū-13Ɩ-11fSſ-10V-9ǎ-8aĺĻŽƃǟǥ-7wŔǔ7ƈǡ8Wǈ9ƣǊ10Ţǋ11šƅǢ12qņŠŤƘ13Ŀǃǌ14ş15mŝ17Ɨ18ǣ22ķǆ23Ʃ25Ǫ26ƶǠ27ǧ29Ǉ31őŞ32Œ35Ǩ36Ũ37Qǅ38ǒ39ţ
~mpar	84 -8ǫ-7kţ9ő20š39Ņ45Ń
~mpe	77 9ǂ15ņť16Ų17ŕǥ19Š22Ŕ31Ņ
~mped	86 11ǂ19ŕ25Ŕ
~mper	90 19ť23ŠŲ
~mpl	56 -14ǅ-11Œ-9ǩ-7o7ǧ8ǋ9Ɛ10J13yǥ14VǊ15Ǔ16Ʋ17q18Ʃ19ş22Wƥǉ23S26ļ27ƣ33Q41Ǟ
~mpla	80 12ƺ30Ǟ37ş
~mple	75 -15ǅ-12ǩ7ǃ9ǣ11ļ15J19y23Ʋ31ƥ38ƣ
~mplo	59 -11Œ-7o7ǒ8ǋǧ15V16ǊǓǥ18q20Ʃ22Ǟ24SW26ǉ35Q
~mpo	69 9Ƹ12Ŏ13Ǌ15Ƴ23Ŀ34Ǝ
~mpol	75 37Ǝ
~mpor	77 10Ƹ14Ŏ17Ƴ26Ŀ
~mpr	77 10Ǒ11Ǥ18ňƍ27ş34Ɓ
~mpre	80 10Ǒ20ň36Ɓ
~mpro	88 12Ǥ21ƍ31ş
~mps	88 -13T13ĸ15ǂ17ň24ǥ
~mps>	88 -13T13ĸ15ǂ17ň24ǥ
~mpt	79 11y12ǚ29Ļ51ơ
~mpty	81 11y53ơ
~mpu	76 -12Ɲ-10Ư-9ź8d10c11ŻƟ12b14Ǒ20ű22Ǚ40ǚ
~mput	77 -12Ɲ-10Ư9d10c11Ɵ12b14Ǒ22Ǚ40ǚ
~mrs	88 19a42f
~mrs>	88 19a42f
~mry	88 13ŭ44ū
~mry>	88 13ŭ44ū
~ms>	60 -12ŉ-8ż8Ʋƾ9ŨƝǥ10qŶ11ƏǗ12žǚ13cŅǫ14ƍ15Ŀƽ16Ɛƞ19gz20Ř22Ǟ25ƚ27Ɯ34Ƈ35Ť
~mse	86 11ƪ12a13tx16ƹ
~msel	86 11ƪ12a13tx16ƹ
~muc	44 -23ƃ-21W-16ĵ-12Ũ-11ť-10QŐ-9ŮƦƯ-8ŶƆǚ-7FŏũŻƠǡ7ſƋƧ8ţź9Ŵƍ10ŭƖǎ11ĴřŲƚƟƸƹ12Ǥ13Ǖǣǫ14OYƳ15ķ16ƕǝǨ18Z19ƀƙƬ20Ƣ21ǋ22ĸƄ23ŀƩǌ27ņǑ28ůƪ29Tƨ31X32Ɣ34Ř35ŧ37Ʈ39Ŕ44œ
~much	44 -23ƃ-21W-16ĵ-12Ũ-11ť-10QŐ-9ŮƦƯ-8ŶƆǚ-7FŏũŻƠǡ7ſƋƧ8ţź9Ŵƍ10ŭƖǎ11ĴřŲƚƟƸƹ12Ǥ13Ǖǣǫ14OYƳ15ķ16ƕǝǨ18Z19ƀƙƬ20Ƣ21ǋ22ĸƄ23ŀƩǌ27ņǑ28ůƪ29Tƨ31X32Ɣ34Ř35ŧ37Ʈ39Ŕ44œ
~mum	77 44ſ49Ř
~mum>	79 21Ř50ſ
~mus	79 -15ǆ-7š7Ş9ǖ11cxű16Ŵ18Ņ19ŷ28ũ38ǫ
~must	80 8Ş9ǖ11cxű16Ŵ20ŷ29ũ
~mut	76 -11u-8ŷ-7O8ƶ31ő37Ű40Ů
~mute	79 -8ŷ-7O38Ű39Ů
~mv>	88 31ƅ
~my>	57 -7nsFŹ7qŜƔǈ8QņƴǠǢ10DŅ11ŉǘ12MŀůƲ13fť14Ň15jŎ17bJ19ŷ22L35ľ43ǫ45Ľ
~mys	83 7mǜ8ŷ10żž14ǅ15ƽ16g
~myse	84 7ǜ8mŷ10ž11ż15ƽ16g
~na>	82 11ŘǗ12Ź16ƻ19ǁ23Ƨ24ơ
~nac	79 -7Ǎ14ZĹ15Ə20Ƌ32ƌ
~nace	79 -7Ǎ14ZĹ15Ə20Ƌ32ƌ
~nad	83 7ǟ15aŀ42Ɯ
~nado	83 7ǟ15aŀ42Ɯ
~nag	66 -12Ǐ-10ǒ-7ƥ7hƁ8ŏǞ11Ů13Ż17v22Ŷư25Ƶ28ź30Ǌ48ƣ
~nage	66 -12Ǐ-10ǒ-7ƥ7hƁ8ŏǞ11Ů13Ż16Ƶ17v22Ŷư28ź30Ǌ48ƣ
~nal	59 -11ſ-7CĿǆ8xTơǁǤ9f10IƄ11tJƉǎ12ƌ13kQƍǩ14š15łŮǐ16l17Ơ19ŋǜ27Ǖ29ƙ33Ʋ
~nal>	62 -11ſ-7ǆ7ľǦ8Ɔ9fTơǁǕǤ10I11Ƅ12JƉǎ13ǩ14Qƌ15ƍ16łŮ17ǐ20ŋǜ31ƙ36Ʋ
~nall	74 -8C7Ļ10c11x16t17k20š24Ơ25l
~nam	45 -19ǫ-14ťƺ-12xW-11Ǎ-10vǆǠ-8uŨŵƘƦǏǥ-7qŏŠƃǟǧ7LŴǢ8ƚ9ƪǩ10hǒ11Ś12ľłƤǄǕǚ13ƨƽ14ƗƣǙ15FƱ16iĸĿƜǔ17ŔƄǀ18A19ŧƹ20tŻ22Ľ24ś26Ǧ27ő29Ĺ30Qŝ31œ35Ǌ42bƭ52aǅ62o88w
~name	45 -19ǫ-14ťƺ-12xW-11Ǎ-10vǆǠ-8uŨŵƘƦǏǥ-7qŏŠƃǟǧ7LŴǢ8ƚ9ƪǩ10hǒ11Ś12ľłƤǄǕǚ13ƨƽ14ƗƣǙ15FƱ16iĸĿƜǔ17ŔƄǀ18A19ŧƹ20tŻ22Ľ24ś26Ǧ27ő29Ĺ30Qŝ31œ35Ǌ42bƭ52aǅ62o88w
~nan	68 -7Ǐ7ƥ9ơư11ƅƤǄ13Ĺ15ŋ16B22A26F30Ǣ34ƞ35Ʊ42ŭ
~nanc	72 11ư12ƅ13Ʊ14Ĺ16ŋ17B24A32Ǣ46ŭ
~nann	88 31Ʊ
~nant	82 -8Ǐ9ƥ12ơ15Ƥ16Ǆ32F36ƞ
~nap	83 19C25Ŝ31ž
~nap>	88 27Ŝ
~nat	77 -14Ť-8S10ľ11gł12š15Œ21ŕ28őǞ35l
~nati	79 -15Ť-8S12š16Œ21ŕ28ő29Ǟ36l
~nb>	85 38ƞ
~nc>	90 -10a-7ľ10p15o24q
~nce	42 -14ǆ-11Ɣ-10Ƌ-9ŕţ-8ŅǓǖ-7zQōťŮŶ7KŰűźƌƩƶƻǤ8ŀŠŦŭƨƫ9bPŚũƬǔǕǡǥ10ŁƮ11SŧƎƯƵ12VŐőƄ13łœ14GŒŨǧ15Ɨǣ16tWŇƂǎ17iƿ19ŉƾ20AĿƅ21ƓǇǠ22Ɩƛ26Ʒ28Ť34Ū41Ţ
~nce>	43 -14ǆ-11Ɣ-10ŭ-9ĴƋ-8ŅţǓ-7QōŮǖǢ7KľśūƭƻǤǪ8ŠŰűźƌƩƵƷ9bƨƫƬƶ10ŚŢũƮǔǕǡǥ11PŦ12őŧƯ13ĿŐƄ14Vłœ15GŒǧ16tSƗǣ17WŇƂǎ18i19Ũ20ŉ21ƅƓ22AǇǠ23Ɩƛ32Ť36Ū
~nced	80 11Ǝ36ŭ
~ncel	77 -8ŕ14Ŋ38Ʒ64Ţ
~ncer	74 -7z11ƺ14Ŀ24ŀ27Ł40ƿ41ƾ
~nces	85 9Ň14Ĵ19ŋ22Ǣ
~nch	72 -7Š8Lǧ9ƲǊ10Oō11jŅ12Ǎ14Nľ15q20Ƽ21Ƈ26Ɠ36ǫ
~nch>	76 -7Š9Lǧ10Ǌ11Oō12Ņ13Ǎ15Nľ24Ƈ43ǫ
~nche	83 11Ʋ15j25Ƽ31Ɠ
~nci	74 8Z9Śǅ11Ɩ12ŭư13Ʊ15Ĺ18B19Ǣ25A
~ncia	77 12ư14Ʊ15Ĺ19BǢ27A
~ncl	69 -11ǉ8ATŔ9sƂ10ŗƁƇ14Ƣ15ǡ16ǋ18B29Ő
~ncle	84 7Ƶ8Ʋ11AT18ǡ22B
~nclu	71 -12ǉ9sŔƂ10Ɓ11ŗƇ14Ƣ17ǋ30Ő
~nco	66 9Ʈǖ11ǅǈ14u26Ʊ29ư30ŷ32ǟ44T
~nco>	90 41ŷ
~ncom	68 9Ʈ10ǖ14u27Ʊ30ư33ǟ46T
~ncor	85 15ǅǈ
~ncr	79 26ŕ32Ŕ
~ncre	79 26ŕ32Ŕ
~ncy	80 8Ƅ10ƍ13Ǝ18Z21ƚ
~ncy>	80 8Ƅ10ƍ13Ǝ18Z21ƚ
~nd>	28 -26ǫ-19ĵŘ-18Ŋƨ-16Hƣ-15şŷ-13jņũƠ-12ĿŁƔ-11Ĺ-10xřųƩǕ-9ŤűŲǓǡ-8Ţ-7ǍǨ7cAPĻŕŨǋǚ8ŏŚŰŵŻƵǁǒ9BMłŃƎƴ10fťůǑ11iqŋŽƙǤǧǩ12nNWĽźƐƲǄǈǛǥ13rvGƈǗ14zŧƕƮǅǦ15DTĶļŎƋǆǉ16osŀśƫ17gƭǎ18kĺœǜ19ơƪ20ōŸƖ21Ǌ22hŅ23lƸǠ24Ʊ25Ɨ26wJĴ27Cƌ28dtŜšƹƼ29p30Ɯ32ǃ33ĸ35X36Ŵ37a49ū
~nda	74 7ű9ŭ10š11tƣ12Iƛ13ǜ15ƶ16L23ƹ24ƈ25ū
~ndat	81 12šƣ14ƛ15ǜ27ƈ
~ndb	86 15x30Ǟ
~ndbo	90 31Ǟ
~ndd	86 9ŜƸǕ11Z14ƚ17Ǉ
~ndda	86 9ŜƸǕ11Z14ƚ17Ǉ
~nde	52 -12Ɗ-10ƕ-9œ-8Ǐ-7sǩ8żƟƥ9ciŔŰǓ10hū11ŏśƀ12ņŊŠŧůƔ13xŭǎ14ŗƼǂ15ƘƛǦ16Ƌǅ17ĻŹ18ŉ19Ƭ20X24n33ƅ34Ž36Ǉ41Ɨ
~nded	74 -17Ŧ-8ǩ9Ľŕ12šƂƅ14ŧ26Ž27Ź42Ǉ
~nden	90 23Ǔ
~ndep	90 23Ǔ
~nder	54 -12Ɗ-10ƕ-8Ǐ-7sœ7ĶƝƿǇ8ƥ9żƟ10ciŰ11hŏŔū12ƀ13ņŊśŠŪůƔ14xŭǎ15Ƽǂ16ŽƘƛǦ17Ƌǅ18ŗ19Ļ20ŉƬ21X25nƅ43Ɨ
~ndi	67 -10Ũ-8ƫ7Ļľŉ8ĹƬǎ9šƨ11Y12IǤ14ŖƓ16Ĵ17ŏ18Ŝƶ21ũ25Ɗ33Ų35ƾ
~ndin	74 -10Ũ7ơǕ8ľŉ9ĻƬ12Yš13I14Ɗ15Ŗ16Ɠ18Ĵ20Ŝƶ23ũ
~ndit	74 8ŕ9Ĺ11ǎ14Ɗ19ŏ38Ų39ƾ
~ndk	90 8k26Ƹ
~ndki	90 8k26Ƹ
~ndl	58 -12ś-11ƅƖ-9Ʊ-7Ǖǫ7Ŀ8ZŗǊ9ƴ10ǘǢ11sł15I17ƹ18Ƣ20Ǟ21cŝ23Ĺ25FŠ28ǚ30ƣ33Ũ44ǎ
~ndle	63 -13ś-10Ʊ7Ɵ9Z10ŗƴ11ńǘ12sŝǊ13łǢ18ƹ22Ǟ23c25Ĺ28Š30ǚ36Ũ
~ndli	88 -10ń16ŝ24I
~ndlo	68 -12ƅƖ-7Ǖ22Ƣ30F37ƣ53ǎ
~ndm	84 8ǖ10c11n13Ʊ21Ÿ
~ndma	86 9Ÿǖ11n13Ʊ
~ndo	76 -7ƫǟ10ļ11ƒƨǎ12jť17k59Ǘ
~ndor	83 -7ǟ65Ǘ
~ndow	85 -8ƫ11ļ12ǎ13ťƨ14j
~nds	56 -15s-13ǌ-11dT-8kǊ-7wAWǔ7œśƪǄ8ƂƿǪ9bPŚǐ10ĹŦƦǜ11tų12ũƱ13ǉ14ruŖ15ƚ16Ʃǆǩ18o20őǕ22B23ƞ24Ů25Ŭ26Ƭ27Ƽ29ŵ
~nds>	57 -15s-13ǌ-11dT-8kǊ-7wAǔ7eFLRœśƪǄ8ƿǪ9bPĹŬ10ŚƦǐǕ11tŦųǜ12Ʊ13ũǉ14ru15Ŗƚ16Ʃ17ǩ19o20ő23B24ƞ25Ů27Ƭ28Ƽ29ŵ
~ndsh	82 -7Ɯ8Ų16Ǖ18Ƃ24Ŭ
~ndy	77 -12Ő-7I10vŮ11M13ǘ18Ś40ś
~ndy>	77 -12Ő-7I10vŮ11M13ǘ18Ś40ś
~ne>	37 -19Ɵ-17TĴŎ-16ŕƗ-15ĻŁŢů-14ŏ-13ptHţźƯǕ-12lŘƪ-11RUǓ-10ZĹű-9akoƏƠǉǐ-8LQĺŉǅǎ-7FGĸŮƂƋƣƧ7MƉƔƩǆǌǚǠǤǩ8ƨƭǀǏ9xEőŖşưƻ10SƜƫ11OŌƍƱƾǒ12DXņŤƐƖǞǟǥǧǨǪ13vż14ĿŪƶƸ15śŴŸƵǁ16ŗƇƝǗ17KŽƹǫ18AŅƷ19œŶƎ20łƛ21ļ22iƊ23ŷ24Ňžǘ25ǣ26ŔǍ27yńƼ28ƽ30Š31bơ37ǖ38ŵ40I
~nea	65 -8Ɲ7ƞǚǦ11Ɯǫ12Ɠ18Ǜ21ś23ƾ24z30C34Ƒ39ƛ
~near	67 -8Ɲ-7ƈ7ƞ8ǚ12ƓƜ19Ǜ21ś25z31C36Ƒ41ƛ
~nec	86 -7Ɨ12Ƙ14I19jU
~neck	90 -7Ɨ13Ƙ20jU
~ned	52 -14ǫ-11u-10ļ-8ĸ-7OŸ7nōŢƴǚ8yƓƼǟǧ9cvZǂǑ10ijĺŅũ11xƤ12Ƭƭ13Ť14ŎƦ15ƕ16ŁƵ18ƀ20Ǥ22ŗǇǝ24Ň26Ɲ29ť40ƶ
~ned>	52 -14ǫ-11u-10ļ-8ĸ-7OŸ7nōŢƴǚ8yƓƼǟǧ9cvZǂǑ10ijĺŅũ11xƤ12Ƭƭ13Ť14ŎƦ15ƕ16ŁƵ18ƀ20Ǥ22ŗǇǝ24Ň26Ɲ29ť40ƶ
~nee	47 -14ǫ-13ǔ-12ļ-10Ŋ-8şưƹǘ-7aHňǠ7pŒƦǈǋǢ8cgFJOŰƉƞ9ouƂǑǣ10řǀǌ11ŬŶ12Ɔ13msvƔ14G15ǎ16e17ū19ŁƮ20ƗƱ22ń23tY24ĺ25ŏǃ31Ư35ł39ǩ43ƅǨ
~nee>	88 13ƺ46t
~need	48 -13ļǔǫ-10Ŋ-9ư-8şƹǘ-7aHĹňǠ7ŒƦǈǋǢ8cgpFOŰƞ9uJƂƉǑǣ10ořǌ11ŬŶǀ13mƆƔ14sv15Gǎ16e17ū19Ʈ20ŁƗƱ22ń23Y24ĺ26ŏǃ32Ư35ł40ǩ44ƅǨ
~nef	65 8Ʃ11ƨ16Ʈ32ƭ39W
~nefi	65 8Ʃ11ƨ16Ʈ32ƭ39W
~nei	70 -11ŗ-8ŷ7ơ8GĽťƔƦ9ƛ10Ɔ11Ǐǫ13ņ14B17C22ƞƠ
~neig	70 -11ŗ-8ŷ7ơ8GĽťƔƦ9ƛ10Ɔ11Ǐǫ13ņ14B17C22ƞƠ
~nel	88 9Ɗ11Ƅ12Ǟ16ƌ
~nen	88 35ƫ
~nent	88 35ƫ
~ner	54 -18d-16ſ-12Ř-10Ű-9Gǟ-8Ǎ-7cQňǆǊ7nrǇǋǥ8NPƆǁǤ9MƂƣƵǡǧ10ư11Lǩ12ƉƗǂ13Ļ14źǎǕ15Ǣ17ŀƽǄ18qtF20ƪ22ŵǖ24ǣ25p26o34Ʋ38Ǫ46ǈ
~ner>	62 -8Ǎ-7Q7AĹĿŬƒƹǈ8ư9nsPĻłǥǫ10rƆǤ11Nǁǃ12oƂƣǡ13Lƪ14Ǆ19ǎ20Ǣ22qt26F30Ǫ
~nera	67 -19ſ-9Ř7Ļ13MǇ14Ƶƺ15ǩ19Ǖ32ǣ44Ʋ
~ners	67 -21d-11Ű-8Gőǟ-7ǃ8ĺ9ƕǄ10ǋ12ƨƪ14ǧ16ƉƗ17Ǫ18ź19o21ŵ25ƽ30p33ǖ62ǈ
~nerv	84 23ǂ31ŀ
~nes	46 -21ƃ-13ŧ-12aũ-11GTƽ-10tƙ-9xĻš-8Ņſ-7qvŽƾǉ7ňŖŘŷƷ8őŵ9Ɲǝ10MZƓǏǑ11hAŗ12ĴŤƐǚǢ13Ɯ14ŏ16uǨ17ƿǟ18yǐǖǛ19ŮŴǪ20ǈǒ21ƟǇǣ22ǂǄǠǡ23Ǎ26ǅǌ28ǆ30Ǔ34ǧ35Ǥ
~nes>	59 -13a-12ƽ-10T-8ŀŧŽ-7Ņšƾ7ƀ8śƁƂƿ9Ŋ10Ŷ11ŖƷ12wŵ13őū14Ɠ15Ř16h17ĴƐ19ŤƜǄ24Ǒ25Ǥ26Ǔ28uŴ29ǂ
~ness	50 -22ƃ-11G-10tũǑ-9Ļƙ-8ūŶſ7ų8Ǆ9ǚ10ť11Ǔǝ12Mƿ13A14Ǣ16ǐ17Ǥ19ŏǨ21ǖǛ22Ů23ǈǒǪ24ǟǣ25ǇǠǡ27Ǎ28Ɵ29ǌ30ǅ32ǆ38ǧ
~nest	75 -7ǉ7ǚ8Ĺ10ŀ11Qŉţ12ķ14ŷǁ18ň20Z23ŗ35y
~net	80 -10n-8ǂ-7T9Ǝ10Ƭ12ņ13Ǘ16ƍ17ƽ32ǫ40ĸ
~net>	82 -7T9Ǝ10Ƭ12ņ14Ǘ17ƽ41ĸ
~nev	68 -9ŝ-8ŸŹǫ7ŇƜǖǞ8Tƛ9elƻ10K11Ųǂ13Ş15Ǜ18Œ26a
~neve	68 -9ŝ-8ŸŹǫ7ŇƜǖǞ8Tƛ9elƻ10K11Ųǂ13Ş15Ǜ18Œ26a
~new	52 -13Ɗǫ-12Ư-11ŇŐŞ-10ƔƤǅǍ-9ōŗ-8őƣ-7ƶ7HŪ8DUƢ9Ŝ10j12ƂƌǗ13x14ƙǛ15ƍ17œ18ĻƷ19ŝ23Ʀ24źƉ27Ơ29iŢ30ŷ31SǇ33ĺ37GƆ47Ǡ61Ŗ
~new>	56 -24Ɗ-12Őǫ-11ŇŞǍ-10Ɣǅ-9ŵƤ-8ƣ7ŔŭſƁƗƽ8H9Ū10U11D13ŕƂǗ14ƌ15Ɔ16ƙǛ17ĺ20œƷ21Ļ24ƍ25GƉ26źƦ28Ŗ31Ơ32i33ŷ34SǇ41Ǡ
~newa	66 -9ō-8ƍ10Ţ11Ǡ13Ŝ22ĺ27Ŗ32ŝ
~newe	79 -13ŕ9ŵ12ū13Ɗ16Ţ21Ƣ36Ɔ
~news	86 -13Ư23j32Ŗ
~nex	65 -17Ƴ-11ň-7K7źƦ9p10Ū11ƀǘ12ƭǫ13Ĺ14ń15Ř16Ś17ĻƘ18H19kǠ20ŏ23y29Ŗ35V40Ǐ
~next	66 -17Ƴ-11ň-8K7źƦ9p10Ū11ƀǘ12ƭ13ǫ14ń15Ř17ĻŚ18HƘ19Ǡ20k21ŏ24y30Ŗ35V40Ǐ
~ney	58 -15ǖ-10şŮ-7ŝƄƦ8ĿŇţƬǗ9zYŨƘƫƲǜ10B11XZǚ13Ĵ14rĺƍ15ƭǢ16TƟƳ17Ł18ǘ19ŀ23ĹưƸ30A33ųƒ
~ney>	58 -14ǖ-10şŮ-7ŝƄƦ8ĿŇţƬǗ9zYŀŨƘƫƲǜ10B11XZǚ14rĴĺƍ15ƭǢ16TƟƳ17Ł18ǘ23ĹưƸ30Aų33ƒ
~nfe	90 20Ť31x
~nfl	90 20ż21ŕ
~nfo	76 8Ľ15ŋ17Ņ20ľ22ļ40Ǚ
~nfo>	84 9Ľ11ľ16ŋ19Ņ32Ǚ
~nfor	82 11ľǙ25ļ
~ng>	27 -21ƫ-16ō-15ső-14Řŝǈǎǖ-13Ɩƹ-12Ľ-11ŋƆƉǣ-10Ƽ-9oBŏǙ-8WŔŸƗƭ-7wAJƩǔ7eĸŌŖŰŽƓƱƽǢ8mTŉƝƺ9hŜƂƟƮƴǆǝ10MņųŹƃƾ11PǕ12ƥ13Lƕưǟ14ŷǛ15rISYĶŃœŞůŶƵ16qĴĺľƌƔ17gzŊƯǂǌ18Oźƻ19fFUƪ20ķƎƠƣ21uĵļĿżž23ŐƘǇǏ24Ū25Xƅ26ŤƷ27ǫ28yŎţ32kŀƚ33j34ǡ35x36iŁş38Ļ40H41Ǡ43t56V
~nga	82 -16x12Ƈ14ƚ21Ơ33f
~ngag	84 14ƚ34f
~nge	54 -9gǫ-8œ-7cŀŁǚ7ƽǎ8ĶƝ9uVŲơƹƼ10vyŖƯƺ12ƞ13T14pşǛǠ15fK16ų17ƩǗ18Eň21ŏƄ22ŕ25Ļ27ƭ36Ū43ǂ
~nge>	63 7yű8IƯƷ10qX11ŲƝ12ƹ16TǗ18Kŕ19Ū22Ʃ24ňş26ŏ
~nged	67 9ƌ10ŕƽ12ƺƼ14Ƅ15Ū26Ǡ28Ļ
~ngen	90 47ƭ
~nger	69 -10gv-9œ7Ŝǁ9ǎ10Ūż14Ƅ15Ŗ16ƞ17E19Ǜ21f22ų23p35ǂ
~nges	77 10H11Ɔ14Ķ16u18Vơ27v
~ngi	68 -16P-11ŷ-9Ɗ7aƺ8ŕ10Ƨ11Ż15ĺŲ16Ʒǡ17Ĵ21ţ27V28i29Ɠ33ƙ
~ngin	68 -16P-11ŷ-9Ɗ7aƺ8ŕ10Ƨ11Ż15ĺŲ16ǡ17ĴƷ21ţ27V28i29Ɠ33ƙ
~ngl	68 -8ǁ-7Œ11ƇƜ14bǫ15Ǉ18ƚ28f37Ɗ41Ɖ
~ngle	68 -8ǁ-7Œ11ƇƜ14bǫ15Ǉ18ƚ28f37Ɗ41Ɖ
~ngr	79 7ǝ8Ǖ9Ɩ10Ƽ11fƔ14ǡ18Ơ
~ngra	81 8Ǖ9Ɩ10Ƽ11fƔ14ǡ20Ơ
~ngs	54 -11ǫ-10ơ-8ƕ7ŋŠƵ8ļŞƎƓƸ9ŊƦǘ10ĸƷƻǆ11T13ƤưǊ14Ű15i18UƧ19ř25ǡ27A29ƙ31ĺ34Z
~ngs>	54 -11ǫ-10ơ-8ƕ7ŋŠƵ8ļŞƓƸ9ŊƦǘ10ƻǆ11Tĸ13ƤưǊ14Ű15i18UƧ19ř25ǡ27A29ƙ31ĺ34Z
~ngu	76 10vŉŊ11x13ź23Ɛ24uǫ29b
~ngui	84 26Ɛ
~ngun	88 12v13x15ź28u
~nha	84 11Ʀ16ƽ48ş
~nhap	86 49ş
~nic	64 -13ǐ-12ƫ-11S-9Cŀ-8ǆ-7ǡ7řŰŶǫ8ƂƍƎơ9coĽƩ10qGKƊ11iŭǅǋ12PUƬ13ktŠ15Ũ16Fŷ17ƻ18Ơ28j30ƚ32ǀ33Ǌ
~nic>	86 10Ŷ15K18t45ǀ
~nice	68 -13ǐ-12ƫ-11S-9ŀ-8ǆ-7Cǡ7ŇŰ8Ǝ9ƂƍơƩ10coĽ11qGƊ12iŨŭǋ13PUƬǅ14k15Š17ŷ18F20Ơ23ƚ31j
~nico	90 26ƻ
~nics	88 -7ƺ9ƙ12ƚ21ǫ25Ǌ
~nie	72 -12V7M11Š12Ł19m24Ņ26ƶ34ţ
~nied	90 34ƶ
~nies	74 -13V12ŁŠ20m25Ņ35ţ
~nig	59 -8WƜƧ7UĿƽ8ŗŜƒǟ9jrŖ10ƨ13Ʀ14ǁ15ť17Lļųǘ19Ơ22n25Ǒ28ŀ29R31x33ǐ46ű
~nigh	60 -8WƜƧ7UĿƽ8ŗŜƒ9jrŖ10ƨǟ13Ʀ15ťǁ17Lǘ18ļų20Ơ23n26Ǒ29ŀ30R31x34ǐ47ű
~nim	74 30Ř39h42ſ
~nima	85 45h
~nimu	78 32Ř44ſ
~nin	53 -15ń-14U-12ū-10pǊ-9ǩ-7cnŘ7Ĺƾƿǎǐ8Tǋǡ9ƍ10ŀœŵƟ11ŅŌƘ12rŪ13ư15j16iyƦ17H18Űƞ19dq20Ǔ21Rǟ22Ż27u33ǛǠ35L37ƀ
~nin>	69 -9ǫ-7c7VŁűǝ8Ņőƌưǃ9ƒ10fƘƿǎ11Ĺ12dǋǠ13q15ŵ17j21ŀǡ24R
~ning	58 -15U-13ń-12ū-10Ǌǩ-9ǡ-7Ǫ7żǂ8aŌŲư9ŶŷƍƟƾǐ10qT11h12œ13Ʀ14Ūǫ15r18H19i21Űƞ23y25LŻ26Ǡ28ǟ31u37Ǜ
~nins	67 -7Ř52ƀ
~nio	75 -13Ķ-9ǧ10ļƨ13Ľ14Wŭ16ZƗ17w19a21ƪ25A
~nion	79 -14Ķ-9ǧ11ļƨ14Ľ15Wŭ17Z18Ɨ23ƪ26A
~nior	86 8m19w22a
~nip	90 14ĸ43h
~nis	67 -8Ɖ8ǣ9Ɗ10Ż11ťǆ12ƙ16P17Ň18Ŵ21Ǌ24ƍ27ǫ30Ƌ33m
~nish	69 -8Ɖ9ǣ10ŻƊ11ǆ12ťƙ18Ň25ƍ29ǫ31Ƌ34m
~nist	88 22P29Ǌ
~nit	66 -22Ƈ-9œ-7Řǩ9aǎ10V14Ǎ16GƢ19D20žƙ21Ƥ23ƍ28Ʀ32Ɛ41Ƨ43ƥ
~nit>	76 -23Ƈ-10œ-8ǩ9Ǐ11ǎ16Ʀ17Ǎ19Ƣƥ25D33Ƨ
~nito	80 25ž40Ɛ
~nits	86 -10Ǐ19Ʀ35ƥ
~nitu	79 -8Ř15Ƨ21G27ƙƤ
~niv	84 10Ż22y25ƫ
~nive	84 10Ż22y25ƫ
~niz	90 -11w7ļ16ƌ24ǈ
~njo	83 12ǡ21g24t38U
~njoy	83 12ǡ21g24t38U
~nju	73 7Ř30ǥ37Ƅ51ſ
~njur	73 7Ř30ǥ37Ƅ51ſ
~nk>	53 -19Ś-12ƪ-11ǆ-10ş-9oĺ-8ł-7qŏťŴǢ7Ƒƹ8Ľƙǌǟ9ƔƝ10ĿƉƌǍ11ƅ13hG14ōƕ15Ʈ19ŕŗ20Z21ũ22ŭ23BHĹ25e26Ų29ĵňǫ37Ɨ39rǁ
~nki	67 -9Řŷ-7ţǫ7Ɓ10ǁǠǨ11ŀƆ14H15š19V21XĻ22Ƶ24Ʒ25Ư29y30Ʈ
~nkin	67 -9Řŷ-7ţǫ7Ɓ10ǁǠǨ11ŀƆ14H15š19V21XĻ22Ƶ24Ʒ25Ư29y30Ʈ
~nkl	76 13H30ƥ32Ǐ
~nkle	77 31ƥ32Ǐ
~nkr	88 32Ķ
~nkru	88 32Ķ
~nks	71 -13ķ7aiĺƗ8ĸ9Ǟ13t27k30r31ƛ36ǝ
~nks>	73 -14ķ7aĺƗ8iĸ13t31r32ƛ37ǝ
~nksg	86 11Ǟ34k
~nli	75 -13ǝ-9š9ś10Ľ14K17ŅǗ21ľ27ņ41ǘ
~nlin	75 -13ǝ-9š9ś10Ľ14K17ŅǗ21ľ27ņ41ǘ
~nly	64 -10T-8ŭ7ŵŶƌƬ8ƚƞǊ9RƵƾ10ŅŸǤ12ļƁǀ13ǉ14Ťǜ15Ŀ17ǝ18Ƥ19ų21ū22Ůưǘ23Ŵ
~nly>	64 -10T-8ŭ7ŵŶƌƬ8ƚƞǊ9RƵƾ10ŅŸǤ12ļƁǀ13ǉ14Ťǜ15Ŀ17ǝ18Ƥ19ų21ū22Ůưǘ23Ŵ
~nne	72 -12uƹ-8ǃ-7ơ7Ĺ8ŕ9ǖǞ10IƝư11n12C13yǁǂ14ƨ15N16Aǫ18L25ƽ
~nned	84 -14u9Ĺ10ŕ16y17ǂ
~nner	79 -11ƹ-8ǃ10Aǖ12ư13n15ƨǁ16N18ǫ20L28ƽ
~nni	65 -12ū7RőƟ8ŌťżǪ9fŲ10Vŀŷƾ11uĹ12q13h14ŵƍƦ15HŅœ16ǟǡ24y
~nnin	65 -12ū7RőƟ8ŌťżǪ9fŲ10Vŀƾ11uĹŷ12q13h14ŵƍƦ15HŅœ16ǟǡ24y
~nnu	76 9Ƭ10ǌ14T17ǋ20ů
~nnua	76 9Ƭ10ǌ14T17ǋ20ů
~nny	82 13ƫ24j28Ʊ36ǫ
~nny>	82 13ƫ24j28Ʊ36ǫ
~no>	55 -31ŕ-11ŉǄ-10ő-9ǫ-8wǓ-7ĵĸŒŞ7XƓƹƿ8WƲƺ9Lŗǜǣ10Ĵľǉ11ťƵ13l14ŐŚ15ƅ16ǁ17uƟ20Ƅ22ž24ńŊ25ňƀ27Ŷ28ŽƂǃ34Ţ63ƶ
~nob	68 7sKƹ8ƦƱ9Śǁ10ť11ł12nƼ13Ư16ŗŸ22ƌ28g30ş35ơ
~nob>	90 30ƌ
~nobo	69 7sKƹ8Ʀ9ŚƱǁ11łť12nƼ13Ư16Ÿ17ŗ28g30ş35ơ
~noc	79 9mŤ10ĵ11R14ơ23Ż30ƍ
~nock	81 9Ť10mĵ12R23Ż31ƍ
~noi	85 -7Ƒ7N16Ɛ20C24ǫ
~nois	85 -7Ƒ7N16Ɛ20C24ǫ
~non	77 9ş13ǧ14xǄ15Ɓ18ƻ47Ţ
~non>	83 7ƻ14ǧ16Ǆ37Ţ
~none	90 11ş16x18Ɓ
~noo	80 -11ń10g12C13ō14ž15iǩ17j23L
~noon	82 -11ń10g13ō15iǩ18j23L
~nop	88 -10ƶ19X20Ţ26ƽ
~nor	63 -8Ɯ7nĵ9l11jǑ12Yǀ13œ14A15D16R18Ů23Ż28T
~norm	64 8nĵ11Ǒ12Yǀ14A17R18Ů
~nort	85 -10Ɯ8C12l15j20D23œ39T
~nos	78 -7Ƶ8l14Żƿ16Q17ŋ37ƾ
~nose	86 32ƾ
~nosy	86 7Ơ9l16Ż19ŋ
~not	44 -24Ɲ-14p-13Şƙ-12ĸƯ-11Z-10ŃŏťƸǒ-9Ʃǅ-8iuNVœŴƮǉ-7qSƈƐƫ7BKņŖų8rőũŻƔƦƧ9EƖǔǛ10HƇ11cQŗƬƺǟ12lňŋřŵ13hľŤƛƪ14IXĶţ15yƳǢ16ŢŭŽƄ17ƶǪ18Ǔ19f21ƽ22bơ23ƀ24L26Ŷ27vĴ28ǫ31ş33Ő37Ŏ57Ł
~not>	46 -24Ɲ-12Şƙ-11Z-10ĺ-9ŏ-8ŃƨƩǚ-7jpNVŤťƈƮƸǉǧ7egŦŸž8hBKĵĿņƆ9ũƔƦƶ10rŻƧǔǛ11EŖŢƇ12Ŷ13LŽƬǟ14clQľňƽ15řƛ16ĶǢ17XŗƄƳ19Ŏţ20vǓǪ21f22Ő24ǫ25b34ş64Ł
~note	75 -17Ɔ-9Ư-7ĵ9Ųǚ13ń14ƹ15ŋ24Ŏ27ĴƖ38ŭ
~noth	63 -9p-8wĸ-7Ɨǅ7hŹ9Ţźƒƺ10ŀƾǫ11Šƽ12ƻǠǧ13ļƶ14Ĵőƨ16IL17H18Ŏ19Ő20ŵ21Ŷ25ơ26yƪ28Ť29ƀ
~noti	78 9ƌ12K13H21ĺ
~nou	71 7Ư8ƱƲ10ƙ11Ł12ķ14r16jy17Ŧſ18Ÿ22b32Ʈ
~noug	72 7Ư8ƱƲ10ƙ11Ł12ķ15r16jy17ſ18ŦŸ33Ʈ
~noun	88 28b
~nov	85 -12x-7t16ǌ31ƍ48Ǟ
~nova	88 32ƍ
~now	43 -21Š-13ǐ-12LŁŢƮ-11iǖ-10ţǤ-9dQVǇǘ-8šŴǊ-7abŀŃŏťžƭƯƶƿ7hOĹŕŹƉ8pĶƐǥ9wńřŜƫ10xľŤƩǁ11FGōŎűƕƝƨƵ12uĺųǅ13śŵ14A16r18jņƺǡ19ĵ20ŝǫ21s22Ř23c25Ļ26ŉ27ǧ28ő29ũŪ30ơ33ŗ35Ŋ41Ő50Nœ
~now>	43 -20Š-13ǐ-12Ł-11iLŢƮ-10ţǖ-9dQVǇǘǤ-8šŴǊ-7abgxŀŃŏťžƭƯƶƿ7hƉ8pOĶŹǥ9ńřŜƐ10wľŤƩƫ11vFGōűƕƝơǁ12uĺŎųƨǅ13śŵƵ16r18ņƺǡ19ĵ20ŝ21sǫ22jŘ23c26Ļ27ŉǧ28ő29ũŪ34ŗ35Ŋ42Ő50N51œ
~nowb	90 -7j39ơ
~nowh	88 8ŕ9g27Ĺ
~nro	85 -17Ǡ36W43ƍ
~nrol	90 38W
~ns>	46 -14W-13Ʊ-12ƍơ-11ĸ-10ň-9P-8cĿťŦŧŭǤ-7lrŁŝŞŴƈƮ7yĹĻŘśŜƓƬ8Ɔƪưǥ9aƗ10Ƴ11œƙƛ12Rƹ13qEŖŲƩ14xǟǢ16ŋżƀ17ƾ18Ū19CǈǠ20ŊƝ21kǍ23ƚǑ26uwĴŀź27ƣƽ28ǫ31Ƃ37Ǌǜ40ǒ
~nsa	90 12ƕ21ǥ
~nse	56 -11S-8nI7lŪǝǪ9sZǌ11oƼ12A14dYǂ15aŬ16ĹƅƲ25ź31ŉ34Ÿ57Ź
~nse>	59 -8I-7n7lľ8Ūǝ10s11o12Ƽ15ǂ16d17aƅ18ĹŬź33ŉ38Ź
~nsed	75 -15S10ź11Ǫ29Ź46Ÿ
~nses	82 -7Ƣ13ǌ15Z21Y27Ʋ
~nsh	86 14Ŝ34j
~nshi	90 36j
~nsi	63 -28ǎ-18Ǐ-9y-8ǫ-7ƌǠ7ŋŸ8Ɲ9ŻƇƑƥǥ10ƍƬ11X12ţŬǆ14ǒ16ƙƚ17Ƨƹ18ű25Ɓ29H32Ǥ37ƣ41ķ
~nsid	73 -21Ǐ-8ƌ7ƫ10ŗƝ11Ƒƥ12ƍƬ15ţŬǆ21Ƨ22ű38Ǥ
~nsio	79 11Ƈ20ƹ53ķ
~nsiv	75 9Ǒ12Żǥ15X17ƙ21ƚ32Ɓ
~nsm	88 -7L12Z14ƻ17Ŷ20Ų
~nso	86 11ǚ24Ɛ
~nsor	90 25Ɛ
~nsp	72 8ž16l21Ɗ52Ə
~nspe	74 21Ɗ54Ə
~nst	61 -7Z7ǆǏǓ8Ţ9ŃŅǡǣ10KPƷ11Bƒ14Ĵ15rƋ19ƚ22ƈƬ25ų27Ɔ34ǫ
~nst>	72 -8Z7Ɩ10ǆ11ǣ12rŃ13BŅ18Ĵ27Ƭ
~nsta	78 14ƒ19ǆ20Ƌ22ǫ34ų
~nste	86 -7J7M8r13Ǔ14K16Ʒ
~nstr	69 -8ǆ8Ǐ11ǡ13P19ǫ22ƚ25ƈ30Ɔ
~nsu	44 -16ƺ-14Ǒ-12Ɣ-11Ǔ-9nŷ-8ĴĵǄ-7QŮǍ7Xŵƛ8Aś9ƨǩ10ĻşƁǒ11ƮƵ12ĺŁŘřūƫƽ13łŧƂƯ14Ǫ15Ŀ17œƅƗ18WǕ19ŢƄ20Ňǜ21Ť22ƶ25ǔ29ƪ33ƕ35ǎ37ǧ38ŠǤ44Ő45ƀ46ő
~nsul	86 29ƽ43ǜ
~nsur	44 -15ƺ-13Ǒ-12Ɣ-11Ǔ-9nŷ-8Ĵĵ-7QǄǍ7Xŵ8Aśƛ9ƨǩ10Ļşǒ11ƁƵ12ĺŁŘřūƫƮ13ŧƂƯ14ł15ĿǪ17œƅƗ18WǕ19ŢƄ20Ň21Ť22ƶ25ǔ29ƪ34ƕ35ǎ37ǧ38ŠǤ44Ő45ƀ46ő
~nsw	79 -7ǫ12ļĿ13Kǜ16ŕ53Ŋ
~nswe	79 -7ǫ12ļĿ13Kǜ16ŕ53Ŋ
~nt>	33 -17Ɣ-16ň-12P-11TłŃŅŨųŴŷƨ-10nRƿ-9giĴŀūƍǌ-8djprwŮźƇưƽǏǐǟ-7fhxEřŤŶƒƩƹƼǣ7AĽŗƃƷǠ8ľőŔǗ9JSĻťŸƀƂ10GœŝŲƾ11sşŪǃǘ12šŦǅ13uķſƖǨ14Nǎ15ļŕ16KŁžƄƙǜ17MŋŖśŞƋƧǓǕǫ18ƕơƤǚ19elXō20ƯƲ21ńŢǞ22ŻǑ23Ƹ24FĵŇƥ27Ƒƭ29ǉ30ĿŒ31ƣ32Ƴ33ƞ37Ʈ39ǖ50Ƣ
~nta	64 -11Ƣ-8ňř-7F9ŰƦ10P11Ɯ13Wǈ14Q20Ŷ22Ǣ23A24B26K28Ƥ33ĸ56Ƃ
~ntal	68 -12Ƣ-8F10PƦ14W16Q22Ŷ30Ƥ36ĸ60Ƃ
~ntan	77 -9ň16ǈ28AǢ30B
~nte	59 -14ǎ-10ƕƢǒ-9Ř-7ŉŔƮ7GŗŽƖƦƷ8BHňƎƸ9ŠšƒơǍ10ƧǅǉǠ11Ű13ƍƝ14QŐ15Ǔ16Ŋ17Ƒ19ŦƤ21N22ĺ24FǤ25ƙ27ǐ35ƣ
~nted	77 7ƅƲƶ10Gǎ11ƎƸ12ǫ14ŗǠ15ǅ23Ŋ
~ntee	84 25Ƒ
~nten	77 -11ƕ-10Ř-8Ʈ7ƺ10c11Ʒ41ƙ44Ǥ
~nter	64 -24ǎ-10ƢǒǤ-7ŉŔ7ǘ8Ž9ņňƖƦ10BHƒơǍ11ŠšƧǉ12Ű15QƍƝ17Ő18Ǔ21ŦƤ24Nĺ26F29ǐ39ƣ
~nth	48 -11Ʊǫ-9ĺƙ-8ŭŹ-7ŏŪŲƮǎ7vŨ9GǞ11Ƙ12ķřƄ13Zǋ14Ţ15ĴźǀǪ16Tůư17uơ18p21Ʀ22ņ28X29Ŧ32ń33ǟ36dƢ37Ɩ44ĵœ48Ŗ54Y
~nth>	51 -13Z-11Ʊ-10Ļ-9ĺǫ-8ŭŹưǎ-7Iŏƙ7ő10Ǟ12Ƙơ14ķǋ15œŢ16řź17Ĵņǀ18Ʀ19u21T28Ɩ31p33XŦǟ36ń38Ƣ41d47ĵŖ51Y
~nthl	75 13Y15œƢ24Ɩ30ĵ
~nths	64 -15p-14Ƣ-8Y7ņǦ8ơƻ11Ļ12Ń15vů16G17Ũ19ĵ20Ƅ24Ǫ25œ32Z34ư
~nti	63 -13Ơ-11ǫ-8ť-7ŐŸ7gOľ8dŊǋ9ļŢƆƚ10kŽƶǉǍ11ĺ13nŗ14Ŗ15Ņ16Ŭ17ƇƱ18Ǣ20H22Ƥ23Ư28ǆ29ƭ30F35ǈ
~ntia	85 9ǖ11ƫ19ƶ20ǆ
~ntil	90 -7ń12O21Ŗ26Ư
~ntin	68 -9ǫ-7Ő9gǋ10ŊŢ11kļǉǍ14ĺ16ǆ19ƇƱǢ22H24Ƥ32ƭ33F
~ntio	85 -9Ÿ-8ť12A15n16Ž21ŗ22Ņ
~ntit	90 -8ū-7ƫ13d52ǈ
~ntl	75 -7ş8f10ŏƂ11œƵ13Ť15ő16ĻŪ24Ũ26Ő
~ntly	75 -7ş8f10ŏƂ11œƵ13Ť15ő16ĻŪ24Ũ26Ő
~ntm	86 7Ǚ9M15Ŷ17ǘ25ǀ
~ntme	86 7Ǚ9M15Ŷ17ǘ25ǀ
~nto	65 -9Ǉ-8Ʈ-7ļ7ŏƛǍǪ8iǙ10Ɓ11ŃƀǤ12dŋťƥ13ķš15RƙƬǫ16gǠǥ18ƟǏ20Ǒ26Ɲ32S37ƍ
~nto>	68 -9Ǉ-7ļƮ7GŏǪ8ƛ9iǙ11Ɓ12dŃŋ13ť14ķšƀ16RƬ17gǠǥ27Ɲ33S40ƍ
~ntor	81 14Ǥ22ƙ24Ɵ26Ǒ
~ntow	84 12ŰǍ16ƥ24Ǐ28ǫ
~ntr	60 -8ŘƜ-7ś7Ɖ8ŧƘǏ9Źǖ10ŚƍƤǆ11ƾ12ƥǂ13Łƕǩ16l21ǔ22Ɣ26Ǔ44Ǖ
~ntra	62 -8Ř-7ś7Ɛƫǣ8Ƙ9ŧǏ10Ƥǆ11Śƍ14Łƕǩ22ǔ23Ɣ27Ǔ45Ǖ
~ntry	80 -10Ɯ7C10Ɖ12Ź13ǖ16ƥ17ǂ22l
~nts	49 -13Ǆ-12ƺǉ-9ƕ-8mƾ-7wƦƮǣ7ĸŶƫǩ8uŘƍ9ŽƧ10šƅƚ11ŝŭư12ķƢǘ13ŅƄǎ14ĿƟ15Ĵǜ16ĶǕ17ĵ18Ů19ǖǙ20Ų21ƙƞ22Ňş27żǏ29ƿ31Ǥ32z35Ʊ
~nts>	49 -13Ǆ-12ƺǉ-9ƕ-8mƾ-7wƦƮǣ7Ŷƫǩ8uĸŘƍ9ŽƧ10šƅƚ11ŝŭư12ķƢǘ13ŅƄǎ14ĿƟ15Ĵǜ16ĶǕ17ĵ18Ů19ǖǙ20Ų21ƙƞ22Ňş27żƱǏ29ƿ31Ǥ32z
~nty	78 9Ƒ10Dƍ12WĽż20Ɔ35C
~nty>	79 10DƍƑ12Ľż21Ɔ35C
~nu>	90 16X23ǫ27ǝ
~nua	74 9Ƭ10ǌ14TǛ17ǋ20ů
~nual	74 9Ƭ10ǌ14TǛ17ǋ20ů
~nue	83 11ǩ41ǌ
~nue>	83 11ǩ41ǌ
~num	51 -15Ÿ-13ś-10vǫ-9ƥ-7ľ7řŜƀǋǛ8ƕ10ŝ11ňšǖ12KǉǢ13œ14YĿ16yCE17c18ļĽ21Ʈ23ƾ25DXŹ26Ǫ27ņ28Ǚ29Ŭ30Ř36e41Ś46I
~numb	51 -15Ÿ-13ś-10vǫ-9ƥ-7ľ7řŜƀǋǛ8ƕ10ŝ11ňšǖ12KǉǢ13œ14YĿ16yCE17c18ļĽ21Ʈ23ƾ25DXŹ26Ǫ27ņ28Ǚ29Ŭ30Ř36e41Ś46I
~nur	75 -15Œ-7Gƞ13Q24U25q29P39ǃ40S
~nurs	75 -15Œ-7Gƞ13Q24U25q29P39ǃ40S
~nus	88 -15Ĵ7Ƈ22ĸ39T
~nut	65 -8ķ-7J7œ8au9ňśǃ10t11ŰƲǩ12ļ17ō27Nş41O
~nute	67 -7J7iŅş9auśǃ11Ű12ļǩ18ō29N42O
~nuts	84 -10ķ8ƕ10œ13ň14t15Ʋ27ş
~nve	71 10DƩ11s12Ǥ17Ůƙ18ĸŌ22Ǒ33ǫ34Ɵ
~nven	79 7M14Ǥ17ǫ21ƙ23Ɵ25Ǒ
~nver	79 7lļ12Ʃ13s15Ɵ19Ů20Ōǫ
~nvo	74 7Ǣ9PŽ12ł13f18ǚ20Ǘ
~nvoi	76 7Ǣ19ǚ21Ǘ
~nvol	88 10Ž11P14ł15f
~nwi	86 -18P-9S14š17Œ24g33ő
~nwid	88 -9S14š18Œ34ő
~nxi	88 24ŀƾ
~ny>	34 -14Uŗſǡ-13Ƅƙ-12fœƁƂƹǤ-11iŇŎŴž-10dszDFĵĻŀŉǏǟ-9ŔŧũŶŻƠǩ-8wļŋŷƢǋǔ-7aoNńŦŭűƮƷ7ŊŕůƘǒǕ8ŖŹƏƧǊǜǞǣ9ĶƛƤƳ10ƇƊƾǚǪ11yǐ12ŠƐƓƖƶ13HŅşƒƥƬǇ14ƚƝǀǛ15Wķ16gŽǄ17jǈǙ18VĸőǨ19ZūŸǂ20Ũ21nǆ22Şƍƨǁǉ23ǖ25Ťƞƺƽ26Ų28mǍ30Ɵǅǫ31ź32ų36uż38Ǔ43ƻ45h53Ţ
~nyb	56 -14Ǒ-13Ƭ-10ƨ7Ʃƿ8ƤǙ9ǫ10ŞƃƥǓǞ11uť12hŝƕǉǤ13Ÿ14ł15Őǖǝǣ16nŽǥ17ĴųŴ18ƶ19Ņ20Ǫ22ƞƱǏ32ŗ
~nybo	56 -14Ǒ-13Ƭ-10ƨ7Ʃƿ8ƤǙ9ǫ10ŞƃƥǓǞ11uť12hŝƕǉǤ13Ÿ14ł15Őǖǝǣ16nŽǥ17ĴųŴ18ƶ19Ņ20Ǫ22ƞƱǏ32ŗ
~nyl	88 17ƈ
~nyl>	88 17ƈ
~nym	83 8z9K12ŞŧŲ20Ŧ31Ư
~nymo	83 8z9K12ŞŧŲ20Ŧ31Ư
~nyo	63 -10RƏǊ-9ź-8ŀǔ-7W8Šǝ9ƃ10nŽǚ12Ÿ13Ɗƞǫ14Ƴǩ15Ǟ16ƵǤ17łƱ22ǒ24ơ27ŗŴ
~nyon	63 -10RƏǊ-9ź-8ŀǔ-7W8Šǝ9ƃ10nŽǚ12Ÿ13Ɗƞǫ14Ƴǩ15Ǟ16ƵǤ17łƱ22ǒ24ơ27ŗŴ
~nys	78 -16ő-8a10Ǐ11ŕ13Ǩ14Ŀ16ǡ17ǅǒǧ19Q
~nys>	78 -16ő-8a10Ǐ11ŕ13Ǩ14Ŀ16ǡ17ǅǒǧ19Q
~nyt	49 -15ǫ-9Ōǅ-8Ɗ-7Ļŷ7HŠŽƞ8ŕ9ƴǏǕǗ10ĴųƒƲƺǑ11Ƴ12Ɵƽƿ13kŀƓƨǂ14Ǆ15Ķż16gŐŲƵǠ17ƪ18ňŪ19ƾ20Ə21ƚƜ23ƅ24Ǝǁ25ŊƧ26ŎŤ
~nyth	50 -15ǫ-9ŌƊǅ-7HĻŷ7ŠŽƞ8ŕ9ǏǕǗ10ĴųƒƲƴƺǑ12ƟƳƽƿ13kƓƨǂ14ŀǄ15Ķż16Ƶ17gŐŲƪ18ňŪ19ƾ20Ə21ƚ22Ɯ23Ǡ24ƅ25ŊƎƧǁ26Ŏ27Ť
~nyti	90 -13Ǡ25H
~nyw	75 -10ǚ-7x10Ņ11Ǚ13ǧ21Š29ŉ30k
~nywh	76 -10ǚ-7x11ŅǙ13ǧ21Š30kŉ
~oad	69 -14R-11x-9H-8Ʃǫ-7ǆ8CǍ9ŏ10Ǩ11y13ŞƑ14kǂ17Ǡ21ǡ22ź23Ů27Ƃ31D34Ŝ
~oad>	74 -15R-11x-9Ʃ-8ǫ-7ǆ7ǒ8Ǎ9C11Ǩ12y14Ƒ16ǂ19Ǡ23źǡ24Ů33D37Ŝ
~oads	79 11ŏ15Ş33Ƃ
~oak	81 10Ū12ƒƝ20D21œ43Ɠ
~oak>	85 10Ū12Ɠ13ƒ21D22œ
~oal	88 12ơ45ļ
~oal>	90 46ļ
~oan	58 -9Ʊ-8w19Ƃư25Ɩ32Ƴ37ŭ50Ɨ54Ĵ61Ƭ
~oan>	62 -7w7Ƃ14Ƴ16Ĵ28Ɩ45ŭ46Ɨ50Ƭ
~oans	69 -10Ʊ9Ɨ16Ƭ23ưƳ47Ĵ
~oar	75 -7t7ŏǕ11Ǟ18Ǝ21ł32r37ƞ
~oard	75 -7t7ŏǕ11Ǟ18Ǝ21ł32r37ƞ
~oas	86 8Z15ŀ18C26Ɯ
~oast	86 8Z15ŀ18C26Ɯ
~oat	78 -13Ʀ10Ĵ11Ƭ14ť17tǀ20Š27ư28ĸ
~oat>	79 -14Ʀ11Ƭ12ĴŠ15ť17tǀ27ư29ĸ
~ob>	56 -12GQǧ-10ŘŹư-9ǫ-8ir-7šţƛƞ7tŤŨŵƹ8Ǔ9ŉǂ11Ɵ12ķǩ14RƮǒ16ƨ17ƌ18pu19ǥ22ƩǊ23Ű25Ǖ32d38q41V51SU55W56P
~oba	78 10Ǆ12ƹ15l45ƻ
~obac	79 10Ǆ45ƻ
~obb	79 -9Ǐ7Ƣ12ƥǂ16ƫ47g
~obbi	82 14ǂ17ƫ24g
~obi	88 -10ń8ƹ10C28I
~obil	88 -10ń8ƹ10C28I
~obl	74 8ƺ9bĺŶ10Ōƾ11Ǟ14LƝ15ŝ17Ł
~oble	75 8ƺ9ĺŶ10ƾ11ŌǞ14LƝ15ŝ18Ł
~obo	69 7sKƹ8Ʀ9ŚƱǁ11łť12nƼ13Ư16Ÿ17ŗ26ǫ28g30ş35ơ
~obod	69 7sKƹ8Ʀ9ŚƱǁ11łť12nƼ13Ư16Ÿ17ŗ28g30ş35ơ
~obs	74 8Ǩ9ǣ12ƪ14Ǔ17Ǌ19ǖ20V21Ʃ22ǆ31ǒ
~obs>	74 8Ǩ9ǣ12ƪ14Ǔ17Ǌ19ǖ20V21Ʃ22ǆ31ǒ
~oca	71 11ǁ12Mőǖ15C18Ŀ22Ǡ29l32H46Ǎ
~ocal	81 -7Ǎ7ŝ14őǖ16M22Ŀ40l
~ocat	76 -7l17C24Ǡ36H55Ǎ
~occ	75 13ơ19x20q26P33ǣ
~occu	75 13ơ20q26P33ǣ
~oce	81 -8O11XǞ16ō21Y25Ń28Ů
~ocer	85 12X22Y29Ů
~oci	72 -11X11ķ17mǈ23Ǚ28ǁ50e
~ocia	72 -11X11ķ17mǈ23Ǚ28ǁ50e
~ock	59 -12ŦƖ-10Ƌƙ-9Ƶ-8SǏ-7Ǚ7eŏǆ9jƿǂ11qƗǐ13ķō14Qŧ15ĸűƈ16ŻƟ17Ǝ18Ǒ20ƍ25řůǚ26ƥ33ũ34Ĺ35R40Ƨ
~ock>	67 -13Ŧ-10Ƶ7ŉŤ8mĵ9ƥ11ǂ12Ƨ13ǐ14qĹ17ō18Żƈ20Ɵ22Ǒ30ů39ũ41R
~ocke	66 -14Ǐ-12Ɩ-10Ƌƙ7ZƸ8e9ķŏ10ǆ13Ɨ17ŧ19ƍ20ƥ22ű24Ĺ30řǚ34Ƨ
~ocks	85 12Ū24ĸ
~oct	69 11ǥ18ƽ20Ǆ26ƾ28Ƅ58ǀ
~octo	69 11ǥ18ƽ20Ǆ26ƾ28Ƅ58ǀ
~od>	46 -19u-14ǒ-12ŵ-11ĺš-10ƞ-9nŦư-8owœ-7rRXřşūǀǍǠ7ƀƖƫƭƷ8pCZĿƏƯ9UƔƾ10JũƦǌ11Ǆ12WļōŤŲŻǫ13ŝ14Ūŷ15ƺǪ16Ķňƽ17ŏ18xNŇƲǆ19ƈ21LƄ24iƱ25I27ǃ28ǡ29ƴ32ƒ33Ş44ǝ45ǥ48ƛ
~oda	54 -17ſ-15ǣ-11ǫ-10Ǚ-9Ņ-8Ʃ-7ń9ƕ11aŁ12tŝ14ţƬ18ĺ20ǧ22Ųƨ23Ř24j25O29ő30ļō33œ37Ő38Ļ39i
~oday	54 -17ſ-15ǣ-11ǫ-10Ǚ-9Ņ-8Ʃ-7ń9ƕ11aŁ12tŝ14ţƬ18ĺ20ǧ22Ųƨ23Ř24j25O29ő30ļō33œ37Ő38Ļ39i
~odd	90 -8Ƴ17m21x27v
~ode	66 -11ǥ-7D8ŕ9Ƌǚ10b17ǫ24E32Iū35ƍǦ
~ode>	73 -11ǥ-7D7Ŭ10ŕǚ21Ǧ27E35I
~oded	88 8Ʀ13Ƌ
~odel	75 24ǫ37ū41ƍ
~odi	80 9ƛ14Ř24ſ
~odil	82 14Ř25ſ
~odo	84 -9a15o37ů
~odom	84 -9a15o37ů
~ods	83 9ǥ10Ʀ12ŇƓ19j25Ǘ
~ods>	83 9ǥ10Ʀ12ŇƓ19j25Ǘ
~odu	83 11Ɵ16Ǘ19ƫ20ǣ25ǆ
~oduc	83 11Ɵ16Ǘ19ƫ20ǣ25ǆ
~ody	46 -13ƨƬǑ-11Ƅ-10Ţ-8rūǐ-7WĵĺŊŎźƲǋǟ7ƃƥƦƮƯǊǍǝ8š9ǁǉǓǣ10ŕƂƕƗ11KQƀǇǖǙǥ12F13hŽƐ14ĸşƤƶǪ15Ő16ŴǏ17Ǥ18Ņť19ų20gnĿŗŝǚ21A22Ƶ23ƞ24łǞ28Ÿ29ſ35Ʊ37ơ
~ody>	47 -13ƨƬǑ-12ũ-10Ƅ-9Ţ-8rǐ-7WŊŎŏŭźǋǟ7ĽƃƼǍ8gĿƥƦƯ9şš10ƂǁǉǓǝǣ11ŕŗųƕǖ12QťƗǇǥ14hFƀƐƶǪ15ĸłƤ16Ž17ŐŴƞǏ18ŅǤ19A20Ƶ21ŝǚ22ơ25n26Ǟ30Ÿſ36Ʊ
~odys	70 -8ū-7n8sŏş9ŭƞ10Ĵť11ŵǊ12ŗűǙ14łǫ15K16ų18gĿ24ơ
~oes	40 -20Ź-19ſƃ-16ƨ-14ƺƻ-13ş-12Ŷ-11őƉ-10ŔŨū-9tƙƮƽ-8lnĻƓǍǥ-7mvCQĸŎŠŤŮƑƝƦƵǉǠǡ7TĺŚǌǘ8zƖƹǎ9ŘƜǏ10ŝũŲƭǑǣ11dķƗǐǧǨ13LŗŰƱ14Y15ƈƐ16oƋǞ17bňƂƢ18Eł19hŖƛǜ21sŵƣƩ22WźǕ23űǆǒ25xŻƅƫǄ26ľ27rǊǢ33q34Ŵ36ƪǫ37ǩ
~oes>	40 -20Ź-19ſƃ-16ƨ-14ƺƻ-13ş-12Ŷ-11őƉ-10ŔŨū-9tƙƮƽ-8lnĻƓǍǥ-7mvCQĸŎŠŤŮƑƝƦƵǉǠǡ7TĺŚǌǘ8zƖƹǎ9ŘƜǏ10ŝũŲƭǑǣ11dķƗǐǧǨ13LŗŰƱ14Y15ƈƐ16oƋǞ17bňƂƢ18Eł19hŖƛǜ21sŵƣƩ22WźǕ23űǆǒ25xŻƅƫǄ26ľ27rǊǢ33q34Ŵ36ƪǫ37ǩ
~oev	90 -7ř10ƣ11ǩ13Ń24Ƥ
~oeve	90 -7ř10ƣ11ǩ13Ń24Ƥ
~of>	35 -20Ƶ-17ǫ-16ǉ-15oŰ-13bķŃŏ-12Vűŵ-11šŶƀƚ-10Iǟ-9ĺľōŢƍƕǜǣ-8cwŷſƔǀǤǦ-7fGŤ7ĶƩǂǚ8aŀŅŬƐưǅǍ9ltAHĴŉśǝ10EƇƜƫ11ťƳ12iĹŚŧǎ13ehpzŇŴǁǑǡǥ14jZŋŝŲ15gŜƥ16s17KĵƗƦƯǘ18rQŘūƌ19xőƴƷ20nƧǊ21Sƃ22ƈƟǠ23ƅƓ24C27ƿ28Ŀ32ň35ǆ36ǖ42ǔ43Ɖ48Ɗ
~ofe	79 -14Ŧ9ƒ10Ň14P26ǜ45Ɖ
~ofes	81 10Ňƒ14P27ǜ
~off	48 -13QńǉǪ-11ŗŞ-10aư-9Kƞ-8wĿţůŷƦƳǐǡ-7FŊŕšťŨƆƠ7NşŮƐƧǏǚ8ŹžƩƮ9UŘƃǦ10jĴŁňŝŶǀǆ11egŦƟǍ12ĸŢƘơ13ņǌǜ14yBŅŬ16Ɯǝ17Ɨ18uOŻ19ŭǊ20kWƖǥ21Ōƣ23Iǫ24ĻƔ25ł37R41M
~off>	52 -13QǪ-12ń-10ư-9ŗŞ-8ţ-7PťŰƆƳǐ7ĵř8qDų9şŪŹƐƧ10žƩƮ11uW12Řǀ13eĴŶƝǝ14jŁ15ĸơ16gBŌŢŦŬǌ17y18I19Ɯ20OŻ22Ɩ23kǥ29ł30Ļŭ31R
~offe	70 -9a-8Š-7U8l9Zǝ10Ń11ňƂ12Ŏ13ƃ16ǜ17W19M22ǆ23ņ26Ņ33Ɣ41ǫ
~offi	64 -16ǡ-13ǉ-11ŭ-10Ɲ-8w-7ů8Ō9Iǚ11PŜ12RǏ13ĺ15Ű16ŮǦ19ŝǍ20Ɵ21Ƙ23U28Ɨ31ƣ34Ǌ36M
~ofi	83 -10Ɖ7Ɗǔ10Ǧ12P48ǆ
~ofin	84 -11Ɖ7Ɗ12PǦ48ǆ
~oft	67 -12ǒ-8ǫ-7Ƨǝ8Ķ10ŝ11Ŵ12Ǜ13gǂ16ƞ18ǁ22Ůųơ25q
~oft>	88 11Ķ
~oftb	90 12x19g
~ofte	70 -13ǒ-8ǫ-7Ƨǝ8ź11ŝ12ŴǛ15ǂ18ƞǁ23Ůųơ
~og>	73 10P11Ŭ14ƴ18śƈ69h
~oga	90 -8ƣ10ǎ15C20Ǖ
~oge	75 7f9u11Ĵ13ǌ15ǋ16ť20M22s35Š
~oget	75 8f9u11Ĵ13ǌ15ǋ20M22s35Š
~ogr	74 -8œ8ŋ9Ť10Ľ11Ǉ13ņŒǙ15őž16Ņ23Ǜ30ǧ
~ogra	78 -8œ8ŋ11Ľ13Ǉ14Ǚ16ž25Ǜ32ǧ
~ogre	84 12Ť16ņŒ19Ņ21ő
~ogs	80 -9ǅ18Ɵ22ƒ35h
~ogs>	80 -9ǅ18Ɵ22ƒ35h
~oh>	60 -11ǫ-10Ÿ-9ŕ-8Ɯǆǒǧ7gķŅņƊƛơ8őųŽ9adEPŀƠ11W12GŭƐ13Ŏ14źƉ15U17ŷ18Qƍǅ20Ţ21ǘ26ƚ28ť
~ohi	88 15Ż21l
~ohio	88 15Ż21l
~oho	71 32ǁ35ǝ
~ohol	71 32ǁ35ǝ
~oi>	86 41ǩ
~oic	73 -12ǫ7Ǣ8Ŀ14ŀš16aǚ20Ǘ23ľ
~oice	73 -12ǫ7Ǣ8Ŀ14ŀš16aǚ20Ǘ23ľ
~oil	86 18Ǒ35ƒ38Ɲ
~oin	50 -15ų-14u-13Ţƹ-11Ǆ-9mq-8GŁŘƳ-7wLœŲƖ7eQƟưǅ8Ǐǘ9PŉŒşƔǇ10Ǣ11DĺŎƯƷ12ǫ13jrU15ƺ16ŗũǀ17HSƚǤ18sxǒ19Ş21yŃ24t25ź32V34Ū36Ő38ǡ41kż46i
~oin>	73 -17ǡ7k8Ş9tyŏưƷ10Œ11Vƪ12Ư13HU17Ǣ28s41i
~oing	52 -19Ţ-14ų-13u-12ƹ-11Ǆ-9qƪ-7wGŘƖƳ7Yſ8eţƟ9HQǅ10jPŉƔ13DĺǇ14rǫ16yżƺ17ŎŞ18ũ19itǒ20S21x24Ń25V27ź38kŪ42Ő52ǡ
~oint	76 -11m-8Ō8fMǥ9řŢ12ş13Ŷ15ǘ16Ǐ21ǀ32ŗ40ż
~ois	85 -7Ƒ7N16Ɛ20C24ǫ
~oise	86 -7Ƒ7N16Ɛ24ǫ
~ok>	57 -12Ɖ-11V-10ŮƋ-7ǆ7gTYŝƙ8œšƩƬǝǧǫ9Ķ10Ŭ11JĿƊǛ12jƵ13ǡ14ĻĽŨǌ15t16p17zŗƛ18RŪ19ƀ22ļ23Ń25Ǟ26ǘ36Ʊ
~oka	47 -14Ƹ-12ŗ-10ǘ-9ŭųǓ-8jQĻļūƽ-7ō7TńőţŮůƗưƶǀǔ8IUŉŽ9MOŦǙ10pŝžƊƫ11KřŨ12JƨǄ13hƾ14ǐ15ĵŬŲ16iCWŎƮ17XŌŸǃ18N19bŋ23ũƇƺ26ķ
~okay	47 -14Ƹ-12ŗ-10ǘ-9ŭųǓ-8QĻļūƽ-7j7TńőţŮůƗưƶǀǔ8IUŉŽ9MOŦ10pŝžƊƫǙ11KřŨ12JƨǄ13hƾ14ǐ15ĵŬŲ16iWŎƮ17XŌŸǃ18N19bŋ23ũƇƺ26ķ
~oke	58 -8qŗ7kƞƧƾ8ĸũƒ9Ķƿ10ŝǋ12ǀǫ13ĽřŶ14iƦ15Ơ17Ǡ18Ƃ19Ņ20ľ26ť30Ǆ31Ɛ41ƻ
~oke>	63 -8qŗ7ƀƄƞƾǟ9ƒƧ10ũƿǠ13ľǀ14ƻ15ř16iŶƠƦ18ǫ21Ƃ27Ǆ29ť35Ɛ
~oked	73 8ƭ9ķ10kǠ11ľ12Ķ17Ľ26Ņ
~oker	75 7Ǆ18ĸ21ŝ31ƻ
~oki	60 -9ŝ7yƘǟ8ŀňŷǝ10Ļ12XƒǌǏǙǠ13V14Ŀ19Hǘ21š22ƻ24Ʈ25ś26ĺ27ń
~okin	60 -9ŝ7yƘǟ8ŀňŷǝ10Ļ12XƒǌǏǙǠ13V14Ŀ19Hǘ21š22ƻ24Ʈ25ś26ĺ27ń
~okk	81 -10ǘ23ǚ41Ǣ
~okke	81 -10ǘ23ǚ41Ǣ
~oks	70 -9ũ-7JĿƟ7L8ŷ10zƍ11Ŷ15Ǌ16ň19ŝ21ǚ22Ų26ƹ48Ǣ
~oks>	70 -9ũ-7JĿƟ7L8ŷ10zƍ11Ŷ15Ǌ16ň19ŝ21ǚ22Ų26ƹ48Ǣ
~ol>	53 -14ķ-9Dš-8ƞƥ-7isǫ7dCŅřżƧǖǨ8gyEKŪ9o10JǛ11rvĿ12ž13ŮǕ15QƜ16lƇ17ƾǘ18m22ǁ23Ƴǝ25x34Ż52Ǝ
~ola	81 8Ɗ45ż
~olat	82 46ż
~old	46 -19Ŵ-15Ơ-13qxǍǠ-12ŋ-11ő-10ǘ-9ortĴƔƵǟǡ-8EœŶǊ-7aƄƋƖƭ7DũƝ8ŵƗ9ĸŕşƯ10yS11AĽǫ12BƁƙ14Ǖ15Ţ17wz18Y19ŗƿ21ǏǙ24Ɖ25jŸ27Łź29Kǩ30ŭ31Ň33cƷ34ķ39Ų40Ŕ48ƌ51p57Ɔ59v
~old>	48 -24x-17Ŵ-13Ǡ-12ŋƊ-11qŵ-10ǘ-9Eőƺǟ-8tŶǍǡ-7wƋƔƠ7PľŒưǪ8ĸŷƝ9dDŝũ10ŕ12SĽşƯ13ABźƁ14ƙǫ15Ǖ16Ţ19YķǏ20ŗ21pƿ23Ǚ24Ų27j28Ɖ30Ÿ32K33Ň35Ʒ37cƆ38ƌ43Ŕ52v
~olde	67 -11t-10ŹƱ-7J15p21xy22ź23ķŭ26vŵ31z35w36ǩ
~oldi	75 -10Ɖ12i14ƺ15tƊ27Ų38Ł
~olds	74 -14Ơ-7ƖǍ7ƉǏ10ƌƥ16Ɨ22pŭ23Ɔ26v
~ole	60 -14ƨ-12ǫ-8DǦ-7nA7alBĸŉťŲ9Ũ10ŢƁ11ƚƷ12OĴŰǊǑǒ13ƾǋ14hkǗǚ15Ɖ16Ư17Ŏ19ŧƬ25j36ƫ41ǈ
~ole>	62 -15ƨ-11ǫ-8DǦ-7nA7aBŕŜǤ8lĸŉťŲ9t10ŨƁ11ŢƷ12ǒ13OĴŰǊ14ǋ15hk16Ɖ17Ư18Ŏ20ŧƬ38ƫ43ǈ
~oles	86 8ǆ10Ǆ19Ǘ22ƾ
~olf	86 14ƈ36g
~olf>	86 14ƈ36g
~oli	45 -13Ǩ-10ĻŬƖ-8I-7ŁťŴƥǈ7ŝƃƚƭǠ8şźſƁƂƘ9Ƅ10ţ11őŢƤ12ĺǑ13ƕƝƮ14ƣ15kƜƩ16Ŀǣ17ŗŘšƎ20Ǥ21mƀƬ22Œ23ŖŸ24Š25śƫ26Őƨ28Ʒ33Ś40ǧ
~olic	46 -13Ǩ-10ĻŬƖ-8I-7ŁŴƥǈ7ŝƪƭ8źſƃƘƚǠ9şƁƂƄ10ţ11őŢƤ13Ǒ14ƕƝƮ15ĺƣ16ĿƜƩ17Řšǣ18ŗ20Ǥ22ƀƬ23Œ24ŖŸ25Š26śƫ27Őƨ29Ʒ34Ś41ǧ
~olid	82 10Ɔ13U14ǉ32k
~olin	73 35m36Ǝ
~olk	65 -8Ǐ7KUǊ8aĺ9WĽƞƥưǣ13ž14ſǙ15Ƨǘ17Ş20ƿ21ƨǖ25ǉ31z
~olks	65 -8Ǐ7KUǊ8aĺ9WĽƞƥưǣ13ž14ſǙ15Ƨǘ17Ş20ƿ21ƨǖ25ǉ31z
~oll	51 -11u-8Ʒǫ-7wťŦŨ7gķŖřƑƧǇǓ8YĶŕ9Ŕ10QŘ11nKƩǟ12ź13XņŴ14ō16ĹŧǢ20W21ŉǔ22Ž23yǉ27Ƴ33mƚ38Ż40Ɓ43ǋ
~oll>	65 -9u10Ƒ11Ŗź12ķǟ15Q16n20Ǔ23ŻǢ36ǉ49ǋ
~olla	65 -7ť7ǚ8ƃ9ƙƜ10Ŀ11Yţ12Ǉ16Ř17ƚ18ņ19XŔřŴ22Ĺ33ŧ
~olle	63 -8ŨǓ-7w9ƭ11ŕ12Ķƞ13ľ25Ż27ǔ29ƚ32y36mƳ
~olli	70 -9ř-8Ʒ10J21ō33Ž58Ɓ
~ollo	81 15gƧ20Ʃ22K38ŉ
~olo	84 -9F-7ǘ8Ʒ18f19s20Ǘ21Ƥǫ22ǅ
~olo>	90 -9F20f21s23Ƥ
~ols	68 -19ű-9Ő9ƚ15t22Ů27Ǥ33Ɵ55Ǒ
~ols>	68 -19ű-9Ő9ƚ15t22Ů27Ǥ33Ɵ55Ǒ
~olt	83 -7m20Ų22Ɛ24q
~olts	85 20Ų24Ɛ
~olu	80 13Ǣ24Ƒ27C
~olum	90 15Ǣ30C
~olun	84 25Ƒ
~olv	88 10Ž11P14ł15f
~olve	88 10Ž11P14ł15f
~om>	46 -17Ŵǫ-15Q-14T-12ōũ-11hşŦǒ-10nĺŗś-9ǡ-8aœŮǩ-7fALPŚŠŤƚƳǚǦ7ĸňƏƬư8mIšŸƄơƩǆǇ9Ɔƨǟ10kŜƀƋ11rţŰƅƫǓ12Ź13oǏ14Ĺŕťƽ15ƣǌ16ŨƸƿǖǞ17JWƑƟ18RŏǍǔ20ŔŻƞ21ľņ22ŝƙ24ļ25z28ƛ30lƍ31M35Ǘ
~oma	79 10ƶ12ūŷƝ13j14ŵ19ĵ27m
~oma>	86 14ū16ŵ29m
~omat	86 13Ɲ14j21ĵ
~ome	35 -18S-15ƙ-14Ƅ-13őŢŪǈǧ-12ũŲǑ-11ňŉŭƳƷǥ-10aXYōŮǐ-9Ŕ-8tBņŦżƨ-7cvƤǄǒǓ7rŶſƏƧǙǪ8gsEŻžƝƠƼǁǋǣ9hIůƇǍǟ10wZŐśŝƸǇ11MľƈǕǗ12ĸŀŋƱ13QƮǘ14Ň15Ašƪ16CļƗ17ŃŒ18jRĿŁƔǜ19Nĺ20ǃ21qƐ22u23ťƕ24ĹŠű26Ɔ27H28ƞ29ơ31Ɩư33Ļ36ř38F40ǖ42Ɵ45l54T
~ome>	42 -23ő-19ǫ-15ŗŭ-13P-11Řŵ-10XŒŨƨǑǒǧ-9vŀńŊœŲŶƙƦǈ-8NŅşƅǤ-7aAňŉųƳƵǙǚǞǪ7wŰƍƐƲ8ĶřŝŤźƜ9Əǁ10ŧƓƹǟ11hjŋ12ĵľŃƞ13Ʈ14ŻƇƠ15ĸƈ16H17š19Ɲ20sM21Iĺ22ű23Fƕ24ơưǃ25Rť26lC27qĹ30nƆƔ31Ļ33Š34ļ35u44Ɩ51T62Ɵ
~omeb	54 -13n-12Ĵ-10ũ-9ǫ-8Ƅǐ7PŇťƂƦǠǤ8ǩ9fšŶƞ10ĸĽŨǀǍ13Ŀŝơư14Ɨ16ƀƱǚ17F18Ɛ19Q21ƵǞ25A30ſ
~omed	88 7Ǡ12Ʊ14z16V31y
~omen	77 34ő36Ő50N
~omeo	71 -13Ţ7Ň9ĺ13ƕǜ14Ǉ16Ƶ19Ɨ22F23A27ǖ
~omep	85 -7Ŏ13ǟ14Ƨ15HǍ20Š
~omer	62 -14S-7lő8kţǆ9ŀ11Gǜ14ǡ20ǅ22Ɵ23ǣ25ǘ26Ǖ32Ǚ36ǖ46Œ
~omes	67 -16n-15Y-10ĵ-9yƜ7ǃ8wĴ9xƑƛ10Ʃǋ11ŀ12ǌǪ14Ƃǖ15H17J19W23Ǘǘ28T29Ŀ32řƞ
~omet	51 -12ſ-11Ū-9Š-8AƝ-7sŝ7rEPŋƋƐƨƲ8iŅƅǜ9mŀńŕŞŵžƱǊǗ10gƭƮǝ11ŤŬŷ12jŃŘū13Ŏŗ14Ŷ15NŇǪ18Ƽ19şƪƸ20ĹŊřů22Z26Ł27Ļ39l
~omew	73 -19Š-9Ŏ8v9Q10ƴǍ12ǟ17œţ18űŵ21śƦ22Ƨ32ǫ
~omf	79 10Tō11M14e15Ƶ24X
~omfo	79 10Tō11M14e15Ƶ24X
~omi	66 -15ǔ-9g-8Ő7Ɲ8ǃǟǦ9Hĵǜǫ10duĿŀŖ11jY12p13ź15Vœ16Ǡ17M19ǀ20ķ21ŏ27ǡ29k31Ƥ
~omin	68 -8g7Ɲ8Ǧ9ǃǟ10uHĵŖ11YĿŀ12j13pź16V17Ǡ18M20ǀ21ķ28ǡ30k
~omis	84 12œǜ13d14ǫ27ŏ
~omm	63 -16ƃ-7ŷ7TőŸǓǤ8š9Ł10ǎǛǧ11ǜ12n13Ǐ15B17Ǩ18Ŵ22ǆ29Ű32Ů35Ƥ
~omma	76 8Ÿ15n22Ŵ44Ƥ
~omme	72 -18ƃ8ǍǤ9ő10š12ǎǧ13ǜ15Ǐ18B20Ǩ26ǆ
~ommo	90 13Ǔ15Ǜ
~ommu	78 -8ŷ-7O38Ű41Ů
~omo	65 7ǔ8ŲǗ9IƮǚ10Ʀǥ12ŗǟ15Ĺ16ƨ25Z27L
~omor	65 7ǔ8ŲǗ9IƮǚ10Ʀǥ12ŗǟ15Ĺ16ƨ25Z27L
~omp	47 -21ū-13ĺſ-12Ɩ-11fSVƝ-10Ư-9aǟ-8wœŔŗŽƃǎǩ-7kťƨǄǤ7yWŢ8ĻĿŠ9Ǧ10qƅƘǌǢ11ǃǙ12ļŝǑ14m15Ɨƥ17Ǟ18ǔ19ķǆǚ20ņš21ŃƩǠǪ22ǣ23ƶǅǇǧ26Ş27őş28Œ29ţ30ŨƁ31ƣǨ32Q33ǒ45Ņ84ǥ
~omp>	65 -11Ť-8őǓ10Ǧ19Ɓ35ǔ110ǥ
~ompa	51 -21ū-13Ɩ-12S-11fVſ-10ĺǥ-9ǎ-8aĻŔŽƃǟ-7kwǔ7Řƈǡ8Wǈ9ƣǊ10Ţǋ11şŠƅǢ12qĿņŤƘǌ13ǃ15mŝ17Ɨ18ǣ22ķǆ23šƩ24ŃǠǪ26ƶ27ǧ29ŅǇ30Ş32Œ35ţŨǨ36Qőǅ38ǒ
~ompe	86 19ņ20ǥ34Ņ
~ompl	74 -15ǅ-11ǩ9ǣ11ƺ18y25ļ27Ǟ28ş30ƥ37ƣ
~ompr	82 11Ǒ37Ɓ
~ompu	77 -12Ɲ-10Ư9d10c11Ɵ12b14Ǒ22Ǚ40ǚ
~oms	72 7Ʀ11Ʋ13q14Ŷ18ƍ21ƞ24z43Ƈ
~oms>	72 7Ʀ11Ʋ13q14Ŷ18ƍ21ƞ24z43Ƈ
~on>	30 -23t-22ŋ-20Ƶ-18ŪƩ-17Ʀǋ-16Ű-15ŷƮ-14pJŉŹǖ-13ŏŞ-12ƙƫǍ-11hNŒŔŜ-10ƾǢ-9eGKœŠŦŵŶǝ-8IRőƯ-7dXľņũƐƠƿǂǟ7ĽŝŤŮŴǔ8kHYƎǫ9fŎūƉ10ńŨŬűưƷǄǜ11PŊťƲ12vFśǈǤ13MTVZŚ14ňǐǧ15UŖƭƹǡǪ16zBDƄƑƝ17ķźŽƊƞƬǥ18uĴĻŘŧƳ19rxƘǨ20aŀƂ21cyQĺŃƏ22gsǁ24łōƕǉ25řŸ26ǅ27Ǚ29ƈƱ32Ǌ33A34Ƥ35ŕ36ŭƁƨ37Ų42ƀƖ45ƪ49ƍ50ů
~ona	64 -11ſ-7Ŀǆ7ƒǦ8g9Źǁ10ǕǤ11aT12JňƄ14Qǎǩ17Ů18ǐ21ŋǜ29ơ33ƙ
~onal	65 -11ſ-7ǆ7ƒ8Ǧ10ơǁǕǤ11T12JƄ14ǎǩ15Q17Ů18ǐ21ǜ22ŋ34ƙ
~onc	69 -8ř8syƅƒǂǞ9ũƩ10ŉŤŴƷƺ11Ŀų12ű14Ũ16Vĵ22ŀ23Ū24Ł31ŷ
~once	70 -8ř8syƅƒǂǞ9Ʃ10ŉũŴƺ11ŤƷ12Ŀűų14Ũ16ĵ17V23ŀ24ŁŪ
~onco	90 41ŷ
~ond	61 -13ǌ-11ǐ-8V-7Ũ7ļňŭƑ8dŏǎ9AI10Ū11Ɗǫ12pŞ13kĿō14ūǍ15ŊƖ17yƚ20Ǡ26ŵơ27NŲ30ƾ
~ond>	65 -12ǐ-8Vŏ-7Ũū7fƑƥƭ8ļ9dň10A11I13Ūǫ14pĿŞ15ōǍ16Ɩ19y22Ǡ29Nơ31ŵ
~onda	90 12ŭ31ū
~ondi	74 8ŕ9Ĺ11ǎ14Ɗ19ŏ38Ų39ƾ
~one	37 -25a-16ŏź-15ŎŢ-14ĻůƯǑ-13HVŮƗǕ-12los-11jtDŋƦƪǓ-10pGRUĸŕ-9kNPƏƘǉ-8qľűƋƠǎ-7ũ7OŭŰƙƤǆǦ8ƾǀǩ9xKƨƩ10nŸżƀƁƔ11œūǒǘǪ12ŨŪƉƊƳǥǨ13vłǗ14wXňƭǏǫ15ƛƽǧ16ŀŖƇƐ17ƫƱǞ18hiuųƵƹ19ǚ20ŽưƷ21ŗ23ŅƼ24IŤ25bļžǣ26ĿŶŷ27Ǎ28Ŕƍ29ǖ30yƸ31ŇŠơ35Ŵ38A46ŵ
~one>	39 -16aT-15ĴŎ-14ŢůźƟ-12ĻŁŏŘţƗƯǕ-11ostDHVƪǑ-10jlpŋŕǓ-9GRUZ-8kNPQĸĹűƏƘǎ-7ľƠƦǁǐ7nuwXňŐŞšŨƑƚǋǡǦ8cO9ŭƉƾǀǊǗǚǩ10ŖƙǏ11xKőŰƔƨ12şƫư13łƊƐƩƱǒǫ14ŤƍǞǥǨ15œŗżǪ16vǧ17ĿŪŸƵƸƽ18Ƈƛ19Ŵ20iŽƹ21AŅƷ23Ŷ25ļƼ26I27bǣ28Ň29ŷž30yǍ31Ŕ35Š37ơ42ŵǖ
~oned	82 -8ťŸ7ƶ12A14n15Ž20Ņŗ
~ones	60 -13a-9Ņ-8šŽǉ7ŀǐ8ŉƀ9ŊţŶƁƂ10Ɗ11ŖŷƷǁ12w13ňőūŵ15Ř17ĴƐ18ŗ21Ť27h29uŴ
~oney	59 -15ǖ-10şŮ-7Ƅ8ĿƬǗ9zYŇţŨƫ10Ʋ11Xǚ12Z14Ĵ15rĺƍǜǢ16TƭƳ17ŁƟ18ǘ20ŀ23Ĺư24Ƹ31A33ų
~onf	90 -12ǫ20Ť27ŉ
~ong	50 -21Ů-12ő-11Ų-10Ƥǎ-8jœũ-7NPŃ7HZƩƷǦ8svťŶƉ9şƅ10CķůǑǞ11Ŭ13f14ŇŚƑ16l17iŹƠư18ŀŖ19Ũ21ƙǫ22Ŧǜ23Ţ24ơ25S28G29ǟ30Ű33Ư34Ʀ36Œ37O41Ǉ
~ong>	51 -18Ů-17ǎ-12ő-10Ƥǡ-9Ų-7jNPũ7fŤǦ8sZŖƩ9HťŶƅƉ10vCķş11ůǑ12Ŭ13ơ14Ň15ŚƑ16lŰ17ư18Ź19i20Ũ21ŀ22Ŧ23ǜ24Ţǫ26S30Gǟ32Ư35OƦ37Œ42Ǉ
~onge	86 -11œ7Ư10ǁ12ǎ18Ŗ20ơ
~ongi	83 12Ƨ43ƙ
~ongr	81 8Ǖ9Ɩ10Ƽ11fƔ14ǡ20Ơ
~oni	70 9Ŝƚ10ǎ11KLŗ12ǟ13Ǌ14rƦƨ21ž35Ɛ
~onic	86 9ƙ11ƚ15K
~onig	79 11Ŝ13Lŗ14ǟ16rƦ17ƨ
~onit	80 25ž40Ɛ
~onl	62 -10T-9š-8ŭ7ƚƞǊ8Ľƾ9RƵ10Ǥ11KļŸǀ12Ɓǉ13Ůǜ14ĿŤǗ16ľ17Ƥ18ųŴ20ņ21ūư23Ņ41ǘ
~onli	75 -13ǝ-9š9ś10Ľ14K17ŅǗ21ľ27ņ41ǘ
~only	65 -10T-8ŭ7ŶƌƬ8ƚǊǘ9Rƞƾ10ŅƵ11Ǥ12ļŸƁǀ13ǉ14ŤŮǜ15Ŀ17ǝ18Ƥ19Ŵ20ų23ūư
~ono	86 27b32Ż
~onou	88 28b
~ons	55 -11WŲ-9ǈ-8ǆ-7ł7PƇƗƻǡ8ĶŤ9ŗƟ10yţǫ11Ŝ12ǅ13uś14xż17Ǌ19wƈ21ƽ22ŋƾ26Ū27Ŋ29Ǎ31Ɔ37Ƃ40ǜ
~ons>	57 -11W-10Ų-9ǈ-7ł7AƇƑƗ9ĶŤ10ŗƟ11y12Ŝ13ǅǫ14uś15x16ż18Ǌ20wǜ22ƽ23ŋ24ƾ28ŊŪ32Ǎ40Ƃ
~onsi	88 19ţ
~onst	75 -9ǆ9Ǐ12Ţǡ15P34ƈ35Ɔ
~ont	44 -17Ř-14ǫ-12Ʈ-11Ʊ-10ĺ-9ŭ-8ŏŪŲ-7HIƂ7Ǟ8G9ŚƄƈƑǋǍ10ZķřƘ11Ɣ12śǔǪ13Ĵůƍƙưǀ14uTźǩ15pKơǅ16ǊǓ18ŢƦƭ23ńņǤ24X26Ŧ28Ǖ29ǟ32dƢ33Ɩ36Ŗ39œ45ĵ48Y
~ont>	67 7ņ8el9Źƞ11Ļ12qƥǎ17ƈƑ18Ǎ23ĵ27ǅ28Ǌ29ś
~onte	79 -11ƕ-10Ř-8Ʈ42ƙ45Ǥ
~onth	48 -11Ʊǫ-9ĺƙ-8ŭŹ-7ŏŪŲƮǎ7vŨ9GǞ12ķřƄ13Zǋ14Ţ15ĴǀǪ16Tůźư17uơ18p21Ʀ22ņ26ń28X29Ŧ33ǟ36Ƣ37dƖ40Ŗ44ĵœ54Y
~onti	88 14Ţ46ƭ
~ontr	62 -8Ř-7ś7ƫǣ8Ƙ9ŧ10Ƥǆ11Śƍ12ƾ14Łƕǩ22ǔ23Ɣ27Ǔ45Ǖ
~onv	80 8ļ12Ʃ13s15Ɵ20ŌŮ
~onve	80 8ļ12Ʃ13s15Ɵ20ŌŮ
~onw	88 -9S14š18Œ34ő
~onwi	88 -9S14š18Œ34ő
~oo>	61 -12ż-11aŊƔ-8ő7beŬƐ8cũǈǤ9ŏ10ŀū11ňǆǝ12J13ǜ14XǓ15oŉǁ16Ƶ17Š20UŅƪ21sž22j24Ʈ31q
~ood	48 -14ǒ-12ŵ-11ĺš-10Ŧ-9ƞ-8zœşǍ-7ruwHXŨǚǠ7MőţťƊƖ8pyCƏƫƯƷ9Ɣƴƾ10JUZŤǗ11ƄƓǌ13WļƿǄ14ōŪŲŻ15ŷ16ŏƺ17Ķňǀ18xƽǆ19N20ƈ23L24i26IŇ27ǃ29ǡ33ƒ35Ş47ǝ57ƛ
~ood>	48 -13ǒ-12ŵ-10ĺš-9Ŧ-8o-7ruwzRœşǍǠ7MőŔţƊƖ8yƏƫƷ9pCƔƯƴ10UZƾ11JƄǌ13WļŤǄ14ōŲ15ŪŷŻ16ƺ17Ķň18ŏ19NŇƽǆ20xƈ23L25i26I29ǃǡ34ƒ36Ş47ǝ51ƛ
~oode	88 8Ʀ13Ƌ
~oods	84 10Ʀ12ŇƓ19j26Ǘ
~oof	54 -15ǎ-14Ŧ-13Ų-9ń-7Ɯ7Pǥ8ŅƗƬ9Ɵ12ƣ13hŏ19ǩ21Š24n29Ɠ34ǆ35ǔ46ƅ85Ɗ103Ɖ
~oof>	55 -15ǎ-13Ų-10ǆ-9ń-7Ɯ8Ņǥ9ĿƗƬ10Ɵ12ƣ14h19ǩ21Š25n30Ɠ36ǔ47ƅ69Ɖ84Ɗ
~oofi	84 -11Ɖ7Ɗ12PǦ48ǆ
~oog	90 11Ɔ15C64Ľ
~ooh	79 -10Ɯ7Ż8ŭ9ŠƉ10ƞ11ŷ12kH14ƍǅ16ƚ
~ooh>	79 -10Ɯ7Ż8ŭ9ŠƉ10ƞ11ŷ12kH14ƍǅ16ƚ
~ook	49 -11Ɖ-10Ƌ-8cnqŞŮǆ-7ōŐŦŴƟ7jŀŬ8kƵ9ƒǏǛ10ŗŝŷǡ11ĽŨƊ12tǊǝǠ13pHRŪ14Ķĺƛƹǚ15ƀ16Ŀ17ŲƮ19ĻńǞ20ŃŅś21ļšǌ22ň23z29Ʊ35ǘ66Ǣ
~ook>	57 -12Ɖ-11V-10ŮƋ-7ǆ7gTYŝƙ8œšƩƬǝǧǫ9Ķ10Ŭ11JĿƊǛ12jƵ13ǡ14ĻĽŨǌ15t16p17zŗƛ18RŪ19ƀ22ļ23Ń25Ǟ26ǘ36Ʊ
~ooke	74 8ƭ9ķ10kǠ11ľ12Ķ17Ľ27Ņ
~ooki	61 -9ŝ-7Ř7ũƘ8yňŷǝǟ9ŀ10Ļ12XƒǌǙǠ13VǏ14Ŀ19ǘ20H21š24Ʈ25ś26ĺ28ń
~ookk	81 -10ǘ23ǚ41Ǣ
~ooks	70 -9ũ-7JĿƟ7L8ŷ10zƍ11Ŷ15Ǌ16ň19ŝ21ǚ22Ų26ƹ48Ǣ
~ool	52 -11ű-9Dš-8ƞǫ-7iƥ7dřŪż8goEK10vĿ11r12qžǕ14QǤ15ƇƜ16lǘ23Ǜ24xƳ27Ɵ28jŮ34Ż38m51ƎǑ
~ool>	55 -9Dš-8ƞ-7iƥǫ7pPSŅřŤŵƤƸǨ8dyCŪżƧǖ9goEK11vǛ12rĿ13žǕ14Ů16QƇƜ17l18ǘ19m24Ƴ26x36Ż55Ǝ
~ooli	88 43m
~ools	68 -19ű-9Ő9ƚ22Ů27Ǥ33Ɵ55Ǒ
~oom	61 -14ǔǠ-8ĸ-7Ő8ƒ9nǅ10ǡ11X12Ƣ15Ƌ17Ŵ24ƙ26Ɵ32ƞ37Ƈ42M59ƍ68Ƥ
~oom>	67 -15Ǡ-8ĸ9ƒ10ƇƢǅ13X17Ƌ18ƞ27ƙ29Ɵ47M49ƍ
~oomm	76 8Ÿ15n22Ŵ44Ƥ
~ooms	75 19ƍ22ƞ45Ƈ
~oon	68 -11Ǟ-7ŭ7V8gƂƅ9Ŀō11ŀ12iǩ14jŖ15y17ůǠ19L20ź24H29ń
~oon>	68 -11Ǟ-7ŭ7V8gƂƅ9ō11ŀ12iǩ14jŖ15y17ůǠ19L20ź24H29ń
~oop	88 12ż13ł16ž33s
~oor	62 -10Ƥ-8ư7ƚǪ8šƒ10ǆǥ11ƛ12Ƌǌ13Ŭǅ14YŰ15ų16gƇƟǏǝ17Ǌǟ20ƐǇ22Ɲ89ƥ
~oor>	67 -11Ƥ-9ų8Ʀ9šƚ10ǝ11ǆǥ13ǌ15YŬƋƛǅ16Ű18ƟǊ24Ǐ25Ɲ54ƥ
~oord	83 10ǝ32ų
~oors	75 -9ư-7ǐ11ƒ12Ǫ17ƥ21g23Ƈ26Ǉǟ
~oos	77 8Ǩ9Ɛ12f19C29š37Ń
~oose	78 8Ǩ10Ɛ13f29š38Ń
~oot	68 -15Ť-13Ź-9Ÿ7h9š11JŁƛƠ13ƞǓ14a17ż21jŜŨ23ƕ26Ƈ35Ƽ
~oot>	73 -13Ź-9Ÿ7Ŝ8h9j12JŁ16a19ż25ƕ38Ƽ
~oota	84 28Ƈ
~ooth	88 -18Ť8ǔ16Ơ18Ǔ28Ũ
~op>	51 -18ƣ-16D-15Ő-14ƥ-13i-12ǫ-11SƦ-10őŦ-8qŃƔ-7bů7yǆǐǤ8ŜŢǑ9Tǈǒ10mǊǢ11ŗƓ12śǠ13ƙǪ14sż15Ɓ16ǅǟ17Ƃ18Ǐǖ19ĿƉƊ21Śǡ22šƃǇ23ǎ29Ŷ31MǍ34Ʒ37Ǩ55Ɵ75ǧ
~ope	57 -17R-9Ř-8ǫ-7SńŚưƶǆ7űŷ8ś9ŋ10Ǫ11X12ļŢƎǛ13ſ14ŸŹƣ17ǎ20ƙǠ21D22Wţ23Ɠ29ĸ32ǟǤ50Ǎǐ56Ǉ
~ope>	88 -10ƶ-9ń13D18X20ļŢ
~open	65 -19H-18R-7ư7ĸŜ8aŤƓ9ű10ś11ŋ13Ǫ25Ǡ26W28ţ37ǟ54Ǉ61ǐ
~oper	65 -7ŘŚ8Ǝ10Ǉ13H16Dſƣ17ŸŹ18Ɠ20ǎ24ƙ27ĸ36Ǎ38Ǥ
~opi	76 9H13ž23X24A27ǘ58ļ
~opin	77 10H13ž23X24A58ļ
~opl	57 -12ū-7Ƅ7ŇőŠ8bůƪǓǞǣ9ƀƙǒǫ10Ş11ǖ12ǝ13dŹǋǜ14lKƴ16nǘ18Ƹ20ŸǛǟ21ƞ22Ǌ26ǉǙ
~ople	57 -12ū-7Ƅ7ŇőŠ8bůƪǓǞǣ9ƀƙǒǫ10Ş11ǖ12ǝ13dŹǋǜ14lKƴ16nǘ18Ƹ20ŸǛǟ21ƞ22Ǌ26ǉǙ
~opp	67 -7ǫ7ƃǪ8VX9t10ŀő12y13ųƁ18Łţ19ư24Ţ25Ļ27ƌ44Ņ
~oppe	73 8ƃ9ƁǪ11t13ŀ17Ņ21ư29Ţ30ƌ
~oppi	73 9V11Xő13y16ų20Łţ27Ļ31Ņ
~opr	88 13ǈ26ƽ
~opri	88 13ǈ26ƽ
~ops	77 -8Ɔ9Ǌǎ10IżŽ11ƩǪ12ǅǤ13Ŧ14ƍ16gư28Ř
~ops>	77 -8Ɔ9Ǌǎ10IżŽ11ƩǪ12ǅǤ13Ŧ14ƍ16gư28Ř
~opt	85 8ǥ17u21ň22ō
~opti	90 23ň24ō
~opy	79 10ƣ43Ŝ
~opy>	79 10ƣ43Ŝ
~or>	26 -23ǫ-18ƹ-17Ɔ-15ǋ-14ŁƤ-11Ŕ-10eĻŎƠư-9śŸƂƨƩǚ-8v-7UĴŀńţŨŴŹ7TĽōŝƘ8EŠŷžƀƮǆǩ9PŭŽƚơƿǥ10kuSőŢƐƶǪ11FŕŧŻƞƦƱƷǀǓ12Xſƒƻ13INļŰǉǗ14yKŗũƯǝǡ15grŐƄƣǍ16űǠ17ĸňƲ18MĶƎƽǢ19Oķƅƕǃ20pƊƢǕǧ21Ń22ƈǅ23ŘƖƟƾ24ĺřťƴ25ŤŲƁǁ26qĵ27Q28LƸ32Ůǒ33ų35Ɣ37Ŀ38bƥ39fƳ46Ǆ
~ora	71 -10ƙ10Ƌ11Ɠ12ǅ31ǈ55Ƨ
~orag	76 -11ƙ11Ƌ12Ɠ59Ƨ
~orat	80 14ǅ35ǈ
~orb	90 20Ɛ29Ĺ
~orc	71 7ō9ĶƆƠ10Ƒ12ńƧ13Š16ū17ǂ30Ő34f
~orce	76 8ō10Ķ13ń35Ő36f
~orch	86 8D11Ɔ12ƑƠ16Ƨ
~orcy	84 16Š19ū21ǂ
~ord	54 -10Ɩ-9N-7b7ŋ8ĽŏŤǅǗǡ9ǁǔ10ŗ12ť13ůŵƦǥǫ16ŉƢ17ǀ19X20ł22Fū25Ǚ27ƣ28ǚ33ż37ų39ǎ60Ō
~ord>	60 -11ƅƖ-7b7kv8ŋŲ9Ŵ10XĽŤǅǡ11Ōǔǚ13ǁ14ō15Ʀǥ18Ƣ24ł25F26ū33ƣ37ǎ40ż
~orda	82 -7N10ǝ17X31ų
~orde	72 -9ō9Ŷƅǀ13Ǘ14ŏ19ǫ26ų42Ō
~ordi	81 9Ɔ43Ō
~ords	74 -15Ō-7ű9ǎǦ10ƍ15ǀ18ŗť19ů20ŵ24ŉ25ǚ38Ǚ
~ore	47 -18ǫ-14ĸ-13Ř-11U-10Ɩ-9RņƵǓ-8qSĵœśťƢ-7cjxŠůƕƙƞ7krOŌƐƧƿǎǦ8aŒŖţŧƭǘǤǨ9LłƏƬƼǗǩ10TƅǆǇǐǖ11ŊŲ12Ÿƫ13gGZǕ14Ŵǣ15ĿŀŉǏ18HſƆ19Vƶ21Ň22Ǌ23Ķ24Ǎ25řǙ26ń27JŎ30Ŧǌ31y48Ŕ
~ore>	48 -15ǫ-13Ř-10U-9RĸņƵǓ-8Sĵœ-7śťůƢ7rDőƯƿǏǙǡ8ŌţǘǦǨ9ŒŖŧƏƭƼ10LłƅƬǆǇǖǗǩ11aTǐ12ŊǍǤ13OŸǕ14gZǣ16Ŀŀŉ19ſƆ20ƶ21V23Ň24Ķ26ř27ń28J29Ŏ31Ŧǌ34y49Ŕ
~ored	82 -22Ǎ9Ƌ17ƐƧ33Ǚ
~oref	90 -8F18ǎ25Ǎ
~ores	86 -8ĸ14Ǐ15ž20k21Ǎ
~orev	84 14GŲ15ƫ43H
~org	78 -10w13ƅƪ15Cľ16y17Ź21ǈ
~orge	90 7ƕ15ƪ16ƅ
~orgi	85 7l17C18yŹ
~orh	88 -10ŷ11Ɣ12G13Ɔ25C
~orho	88 -10ŷ11Ɣ12G13Ɔ25C
~ori	61 -14Ǎ-8Cſƥ-7Ǒ7Ƌ8z10Ǡ12Ɖǫ13ƌƠ14ƍ15ŞƆ16ŷ17lǏ19š20Ƈ22H23Ŀ26ƀ
~orid	86 -10ſ15Ƅ32H
~orie	85 -19Ǎ-10ƥ7ǖ11Ƌ24Ǐ31Ƈ
~orig	75 -8C9Ɔ16Ɖ17ƌ21ƍ22l24š
~oris	68 30ƀ
~orit	79 18Ơǫ21Ş22ŷ31Ŀ
~ork	43 -15Ŀ-12n-11iļŻ-10wĹőřůŷƫƯƷ-9jƔƦƪ-8CGŀŏŒűǏ-7hxŕūŲƸ7ŅƓǃ8ƍƱƹǞǪǫ9zIN11BX12ķĻŇǛǢ13Ř14Şƨ15ŵƄǆǖ17gǀ18ňŶƺǒ19J20ǉǜ26ŋ31L32ŮǊ33R36Ʃ37VƟ38W41ǥ42Q43Ű44qǓ48U49S70P
~ork>	46 -15Ŀ-11nŻ-10iwůƫƯ-9ĸĹļŷƪǊ-8jűƔƦ-7CĺŏŒǔ7Bǋ8ņśǍ9ǃ10zƍƹ11XǪ12I13N14Ǜ16ĻŘǢǫ17ŵƟƨ18Ƅǆ19Lǀ20ƺǓǖ21JňŶǒ23ǥ24ǜ31SV36q37ŮŰ39R42Ʃ43W47Q51PU
~orke	68 8B13Ň20Ƶ21Ǔ22Ǟ24S27ǥ30ǉ
~orki	70 -10Ʒ8tSǉ10ŞƐ17VŅ19q24ķ26ĺ30g37Ǌ40P
~orks	61 -12ǉ-11ř-9Ǐ-7ĺ8Ʊ10ŗ11kMƆ14ƙ16ŉ17Ş18Ɠƞ22Ǔ24L28Ǌ32Ɵ44ŋ
~orl	86 11iC14ń16ļ18d
~orld	86 11iC14ń16ļ18d
~orm	56 -9ŭƙ7ő8ŪƷǑ9ǀ10apY11cAĻ12Ɖ13ƣ14RĽƽǫ15ľŮ16mļǞ18j22ƥ59Ɯ
~orm>	65 -9ŭ-8ƙ7huF8Ƨǈ9ĺőƷ10Ū12a13p14Ɖ15Ļ16ƣ17Ľ19mľ23j38Ɯ
~orma	63 7nĵ8ľǙ11Ǒ12Yǀ14A17R18Ů19ļ26ƥ
~orms	82 9ų19c23ǫ39Ɯ
~orn	62 -15ń-10Ǫ-7u7CŬƌ8ő9aĺƘƴƿ10vŀŶ11B12Ǜ15ǟ16R17x24Ű25i28L31Ɯ33l38d39p
~orn>	72 -7uŦ12v17U21x39l44d46p
~orna	84 7ǟ15ŀ43Ɯ
~orne	83 7Š10Ŭ11Cő13ƴ14Ƙ16B
~orni	70 -16U-15ń-8Ǫ7ǝ8Őƌǃ11aĺƿ12Ŷǟ14Ǜ20R28Ű30i34L
~oro	88 9ź27Ŵ
~orol	88 9ź27Ŵ
~orp	78 12ǅ64ǈ
~orpo	80 14ǅ35ǈ
~orr	54 -9w-7vşťū7zDIŰźǞǟǥǫ8œŗǇǣ9ľŪƵ11bdŇŐƨ12f13FZ14Ɠ15Ŷ16E17Ĺ21L23Ŵ26a38Ƭ53ŀ
~orre	70 -9w-7v7nŢ8Řŭơ9bDųź10Ƭ11ŐǞ12Ǉ14œ15d18aF21E
~orri	68 7Ő8Ɯ14ľ17Ū19Ɠ41ŀ
~orro	63 7ǔ8ŲƮǗǚ9Iǟǥ11ŗ15ƨ16Z20Ŷ21Ĺ26L28Ŵ37Ƭ
~orry	71 7b8u9z10Ű12ǣ15Ƶǫ16Ň17a19f30ŀ
~ors	58 -10Ǖ-8ư7ŧƛ8ƒǪ10ņƫǦ11ũǞ13ƺ14gŸǔ15Ƈ16ǜ17ş18ƄǇ19ǀǟ21ƠǗ22ƥ24ŀ30m32Ǔ45Ɛ
~ors>	60 -11Ǖ-8ư-7Ś7ƛƞ8ŧƒ9Ǫ10ņƫ15Ÿǔǜ16Ƈ19ƄǇ20ǀǟ21Ǘ23Ơ24ƥ31m33Ǔ47Ɛ
~orse	90 22ƺ
~orst	80 15Ǧ17ũǞ26ş32ŀ
~ort	51 -11ň-9Ǥ-8ǏǠ-7rOƄƜ7zFXř8ŨŴżƳƵ9eĶŤƯ10cǟ13ĿťűƏƓ15ƫ16Ż17T18Ʃ19ƙǂ20Ǒ21g28ư29ļ30Ɨ31ƚ33ĸ34Ɣ35Ɩ43Ų
~ort>	71 -11D-8ƚ-7Ƅ7ǂ10z11W12Ťż13g14Ķ15Q19Ə20ť22űư24Ż28ƫ
~orta	70 8ō9MƸ12Ŏ13eƵ15Ƴ18Xǫ21Ŀ27Ʃ
~ortg	64 -7œ12F13Ư16Ĵ17ư40Ɨ46Ɩ
~orth	62 -11Ĵ-10ň-9ǏǤ-8OƜǠǫ7Ƨ8l9ţƂ11j12Ŵ14D16ǟ17Ɠ19T25ƙ26Ǒ38ļ42Ɣ44ĸ46ƚ55Ų
~orti	90 20ř28c
~orts	84 24g25ǂ
~orw	80 -7H11ŏ16Ł30ō42Ŝ
~orwa	80 -7H11ŏ16Ł30ō42Ŝ
~ory	66 -11Ŧ7Ōǝ8ŕ9Ňŋƣ10Ʈ11šǤ12Oľƾ14ƺ16Ť17ƙ18Ǒ19ŎƟ25ƿ29ť34Ƈ
~ory>	66 -11Ŧ7ǝ8ŕ9Ňŋƣ10Ʈ11šǤ12Oľƾ14ƺ16Ť17ƙ18Ǒ19ŎƟ25ƿ29ť34Ƈ
~os>	85 -12Œ7Ǚ9ǔ10Ń11ő15ņ18y20Ş
~ose	46 -15ŉ-13Ũũ-11ƭƮǘ-10DřŤ-9nŭ-8oMņŶơ-7aHŕŗǊ7cĶŪƀǌǕ8FXĴşŦƉ9iIǚ10ŏŷƎǈǓ11Ɛ12Ş13Aƾǉ14ƫ15ƑƝǦ16ƦƵ17łŒƗ18ŃųƘƛ19ś20őǒ22ŰǛ25ǫ26Ɠ27ĸ28ǐ30Ƥ31ƽ41ǟ42š
~ose>	47 -15ŉ-13Ũ-12ũ-11ƭǘ-10D-9nřƙ-8oMŤơ-7aCXņŕŭŶ7ŅŖžƆƑƜƝƠǌǕ8cFĶƀƉǐ9ĴşŦŲƘǚ10iIŏŷƗǈ11Ǔ12ŞƐƛ14Aƫǉ15ƦǦ18łŒ19ŃųƵ20ő21śǒ23Ǜ27Űǫ28Ɠǟ29ƽ30ĸ31Ƥ43š
~osed	72 -12Ų8ƾ10y11Ɨ15g17Ƙ33ǐ53ǟ
~oser	84 -9Ʈ13ƛ14Ƽ15œ18C29X
~oses	81 -7Ű10Ƃ14Ɲ15Ƒ18Ū20ƾ
~osi	66 -14ǫ9ƿ10VŀǪ12SǊ17řǅ19ũ28ŉ59Ƙ
~osin	67 -14ǫ7Ƶ10ŀǪ17ř20ũ30ŉ60Ƙ
~osit	90 -8Œ15V17SǊ
~osp	72 -11CŤ-10Ř8Ű9q10V11SĹ12Pſ15Ƅ17ƾ18Ǫ20ƨ22Ǆǖ23Q24ƺ
~ospi	72 -11CŤ-10Ř8Ű9q10V11SĹ12Pſ15Ƅ17ƾ18Ǫ20ƨ22Ǆǖ23Q24ƺ
~oss	63 -8i7NŗƼ8sƖ9Q11g13ťŨƵ14ł18ǋ21U22ĽŪ23řǡ27Ƙ30ŧ31Ŧ35ǌ53Ť
~oss>	65 -7i7Ƽ8sNŗ9QƖ12Ū13Ũ14ť15łƵ16Ť19ǋ21ř22U23Ľ24ǡ31ŧ32Ŧ37ǌ
~osse	82 36Ƙ50Ť
~ossi	90 10g15Ū
~ost	50 -11tŸ-10šǘ-9ŒǞ-8ŏƍ-7jRƞǋ7Ƽǌ8CĺƜƢǤ9lŮŴƚ10kŞƩǗ11ůƄ12ľƙƴǆǟ13XYŹ14ŉƓ16Ĺǫ17ƕ19EZŀœ20Ǜ21Ʊ26Ʋ29ǜ31Ǒ32ĿŘ35ŧ36ǖ44Ƶ
~ost>	52 -11tǘ-9ŒŸǞ-8šǉ-7ŏƶ7dĻşůƪ8ƨƼǌ9ƄƜƢǤ10ĹĺŴ11ƚƩ12Ǘ13ƴ14Ź15ƙ16ŉƓ18ƕ20Ʊ21Z22ŀǛǫ24œ25Ʋǜ26ŧǑ34Ř40Ŀ46Ƶ
~osta	88 -9D17C37E
~ostl	72 -9ƍ7A8PĸŇ10Ĺ11ǉ17Ů24ǆ50ǖ
~ostp	90 23ƶ
~osts	79 7Ư9Ǒǜ10u13Xŕ16YƦ19ǟ
~osy	86 7Ơ9l16Ż19ŋ
~osy>	86 7Ơ9l16Ż19ŋ
~ot>	35 -23Ɲ-17Ʈ-15i-13PƍǠ-12Ƹǆ-11SŒ-10pƩǒ-8xHŷƯƹƻǐ-7ŰưƵǩ7IĶŘŬŴŽƈƕƘƬǄǓǟ8aMŉőš9ktLNĽůǔ10ŊŧƐǧ11śţŲźƌǂ12bňŜūżžǤ13gŅƔƦƲ14hŗƇƞƳǑǚ15fŎŢơƷ16EņŝƧƽ17vű18n19ķǪ20ƎƶƼ22ĸ23ĻŠŶƄ24AŖƓƛ27ƀ29j32J36OŐ38ş49Ł
~ota	67 -10ƨ-9ťǇǧ-7ơ8ž9YœƝƢƻ10Ɓ11ĴņŲ12gŸǁ13Sľ14Ŷ19ǋ20ŧ26Š32Ƈ
~otag	84 28Ƈ
~otal	71 -10ƨ-9ťǧ9žƢƻ10YœƇ11ĴƁ12ņŸ13gǁ15Ŷ21ŧǋ28Š
~otc	85 9Ő11gŸƒ14VĻ16Ŧ
~otch	85 9Ő11gŸƒ14VĻ16Ŧ
~ote	57 -14Ɔ-7ĵŶƠǫ7ľŵƉƐ8wǖǨ9ńŋ10ŝƀƴƹ11ſ12ŗƄƯ14Ŀ15eł16JŎ17ŐŘ18ǚ19Ĵ20ŅƖ28ĸŭ31ņ33ĺ37Ʀ
~ote>	65 -15Ɔ-13Ņ-7ĵŇ7wŲǅǚ8ūƉ9ľŵ10Ǩ11ń12ſƴƹ13Ĵŝ18eł19J23Ɩ32ņ33ŭ39ĺ
~otec	66 7X8Ū9ƐƑ14ƀǚ15ŗƄ17Ư18Ŀ20Ř21Ő34ĸ
~otel	83 15ǖ59Ʀ
~otes	78 11Ĵ16ŋ27Ŏ46Ņ
~oth	48 -15Ş-14Ǐ-12ŧ-11a-10ŭ-9gCŘŝǫ-8rĻƞƟǒ-7fFŗƗǙǥ7Žǃ8žƻǈǊ9oŎţŤƙƳƾ10IłŨŶƠ11ķŌūŸƴ12uH13ŀƀǍ14Ń15yĸşǓ16Źơǉ17ƪ18BĴ20sŴƭ21ŁǄ22Ɠ24Ʒ31z36ƿ39Ņ40ņ41Š43ſ44ŵ
~oth>	67 -14Ť-8gL7Ƹ8uDƁǄ9ƾ10ƍƭ11ƠƮƱ12ĸƐ14Ǔ16Ƴ18Ź20Ũ21ķ25Ʒ26ł43s
~othe	51 -18ǫ-14Ǐ-13Ş-12ŧ-11s-10Ů-9pCŐŝǧ-8ŭƨ-7arļƞƟ7őŲƋƵƶƷ8uĴĺłƀǃ9vĸũǈǠ10w11ŽžǅǊ12oIŌƙ13ţŶƴ14Ÿƭ15Hū17şǄ18Ńǉ19ơ20B21y23Ŵ25Ɠ27ŁŠ31z35ƿ42Ņ44ņ47ſ48ŵ
~othi	68 -8w-7Ɨǅ7ųƠ8hŮ9Ŏ10Ţƒƺ12ŀƾǫ13ƽ14ƻǧ15ļ16Š17Ĵ18ƨ19L21Ő29ƪ31Ť34ƀ
~oti	74 8ƌ9ŐǄ11K12H16Ŝ20ĺ21ƻ34ǫ
~otic	79 9ƌ12K22ĺ
~otin	84 10Ő11Ǆ18Ŝ24ƻ40ǫ
~oto	65 8ǜ12Š13ż14ū16ǂ20Ŝ28ƀ
~oto>	86 -7K27Ŝ
~otor	66 13Šż14ū17ǂ28ƀ
~ots	83 11ǂ14j18ǃ28ƽ
~ots>	83 11ǂ14j18ǃ28ƽ
~ott	71 -12Ƌ-10ƭ-7ś7Ŭ8ņ10ǝ11ōǧ12Ńƞ13Ƣ14Ņ17Ɲ18ł20ƽ23C31h
~otte	75 -12Ƌ-11ƭ11ǝ12ō13ƞ14Ƣ15Ņ18Ɲ20ł24C
~otto	88 9Ŭ10ņ14ǧ15Ń
~ou>	17 -33v-25ƿ-24ť-23ŵŻ-22q-20ư-17ź-16Ɔ-15bƈ-14oƇƪ-13Ǆ-12ŰŴ-11tŦƣǧ-10Ŗ-9hņŧŸǩ-8Ɗǡ-7eŚƕƥ7łƑƒƱƼǆǣ8YŌŨƐƖǎ9ŘŬŮżƭǏ10ķƃƾǢ11dBIŊůƁǅ12MQƔƧǔ13pLńſ14aĶơǁǛǞ15GūƜǈ16ZōƯǀǚ17kĴĵŒƳǃǓǕ18juŇƄƚƸǍǖ19ŹŽƺƽǜ20ž21fSƲ22HƷ23ĹŋŐųƂƮ24WļǗǫ25ŗŜǠ26Ļǉ27ƻ28KĸĿ29mTľŷƶ30ƨǂǪ31nOUĺŃŞƩ32VXśƀƍ33Łš34Cţ36ŝ37œ38FNŉŪ39gAŅ40RƦ41Ľő42Ŷ43Pũ45ilş50ŀ55ň64c
~oub	72 -9n7Ĺ9Ɲ11p12ĺ13tş14řƾ15ƿ16Ų17Ŕ19Ǟ
~oubl	72 -9n7Ĺ9Ɲ11p12ĺ13tş14řƾ15ƿ16Ų17Ŕ19Ǟ
~ouc	73 -7œ7ĸŅŎƛ8ųƋǁ9ŦŧŮ10gnKƻ11Ž12Ŕǥ14ƾ17Ʀ26ŝ27ƙ
~ouch	73 -7œ7ĸŅŎƛ8ųƋǁ9ŦŧŮ10gnKƻ11Ž12Ŕǥ14ƾ17Ʀ26ŝ27ƙ
~oud	80 7Ŝ8ľ11x13j15Ơ25ǁ28Ǚ
~oud>	82 7Ŝ8ľ12x16Ơ26ǁ29Ǚ
~oug	46 -12Ŋ-10ƿ-9ŐœŝƖ-8QXŖơǤ-7uLPŲ7ŁŒŶƫ8ŷſƩƵǨ9yĻŎŜŪŭ10n11ĸĹőǟǧ12Z13šťŦƃƙ14ňŸƮ15ư16Ńũů17rŨƗǐ18ƨƪƲ19Wƍ20ǘ21lŋ22YƔ23Ř25jŗƏ
~ough	46 -12Ŋ-10ƿ-9ŐœŝƖ-8QXŖơǤ-7uLPŲ7ŁŒŶƫ8ŷſƩƵǨ9yĻŎŜŪŭ10n11ĸĹőǟǧ12Z13šťŦƃƙ14ňŸƮ15ư16Ńũů17rŨƗǐ18ƨƪƲ19Wƍ20ǘ21lŋ22YƔ23Ř25jŗƏ
~oul	33 -14nĻ-13ťƂƛƵ-12ŝŧű-11qQœƾƿ-10loŢƽǐ-9ŔǠ-8ijkSUĺłőūŮơƫƼǊǒ-7dwŕŭŴŽƍƢǀǅǇǏǥ7IƉƓ8eNŌŗśŨŪƎ9TĿŞƁǑ10ŘǤǩ11aBńǁǚ12mĴňƚƪǆǨ13bLŀ14Kƃ15řƑ16rĶǜ17DZļƳ18ōşſƕƷƺǫ19cƬ20Ɣ21ž22Ʋ23ĵƙǪ24ŋƸ26Ųǃ27Ʊ31ĸţ33sŜƯ35MƮ38ŶƦǟ46X49ŏ51ƹ55ư57Ĺ
~ould	33 -14nĻ-13ťƂƛƵ-12ŝŧű-11qQœƾƿ-10loŢƽǐ-9ŔǠ-8ijkSUĺłőūŮơƫƼǊǒ-7dwŕŭŴŽƍƢǀǅǇǏǥ7IƉƓ8eNŌŗśŨƎ9TŞŪƁǑ10ĿŘǤǩ11ańǁǚ12mBĴňƚƪǆǨ13bLŀ14K15řƃƑ16rǜ17DZĶļƳ18ōşſƕƷƺǫ19cƬ20Ɣ21ž22Ʋ23ĵƙǪ24ŋƸ26Ųǃ27Ʊ31ĸţ33sŜƯ35MƮ38ŶƦǟ46X49ŏ51ƹ55ư57Ĺ
~oun	44 -14Iư-13Hǫ-12Ĵř-10Łŗ-9tĺŀŃŷ-8şǁǟ-7oPUĻŉőŞƭǆǍǓǔ7LŸƓƞǃǐǦ8vzœžƑǞǩ9pƯ10BšŨƆƈǢ11ľŅŠŶƍǘ12ĵķĿśůƇƙƳ13V14nňŻ15Ķǋ19Ś20bs21AŘǖ22ƮƼ24ƕ26lǇ31C33cu35ǉ36Ʊ40Ǝ
~ounc	83 9Ţ11A14Ǝ26b
~ound	51 -11H-10Iǉ-8ŀŘ-7tŁŷǔǟǢ7ŠũƧ8hŦƙƛơƥƳ9GŲǃ10TŪůƫǩ11bnLƞǊǐǞ12czƓǋ13Ũ14Cƈ16ľśŶ17Ņ18Všƕ24l26sň27Ƽ30Ǝ33Ǉ
~oung	71 8x9ŻƱ10ż11Ǝ12Ư15źƵ17Ķ20puv41c
~ount	52 -11ư-10řǫ-9Ĵň7elnJœżƙǈ8Yſ9Xŧ10ŝƕƤƻǂǗ11AZŻž12ŒŸƆ14Ƈ16ƍǘ17BĵķŚ18uĿ22Ǣ23C26ǖ29Ʈ30Ř34Ʊ54ǉ
~oup	70 -10ĸ-9V-7ǟ7ǐ8sHSƦ9ľ11ƚ12xǁ13OQ15Ǡ21ū25Ʃ38W
~oup>	78 -9V14x15Q28Ʃ42W
~oupl	75 -11ĸ-7ǟ8ǐ9sHSƦ10ľ11ƚ13ǁ14O19Ǡ23ū
~our	25 -22Ŧ-21Ő-20Ř-19Cų-16Ūƈƫ-14Ĺ-13ōūƇƍǫ-12ZƮ-10ĺŉŒ-9XĴŭ-8ŎƉƋ-7ŁůƌƖƜƶǕ7abkŖƢǔ8MŃŻžǆǜ9IJœŵƂ10hvĸŗƀ12yĿǇǘ13ĽƁƺǖǩ14cDńźƸǎǛǦ15WľŚƱ16oǢ17lnEƅƭǣ18RňśƛƟƹǄǊǟ19ƤƼǀǝ20gķǍ21jstŷ22ſ23pTŠƪ24Fǒ25qwŝƦƴƵ26ŰŹƗ27Płřǐ28Vư29ǗǤǥ30d32eƧ33r34xǋ35ƨ36Ŵ38Ƅ42ƿ46ǚ47Ķ50B67z
~our>	26 -31ų-23Ŧ-20Ő-18Ř-17C-16ōŎŭƈ-15Ū-14Ĺƫ-13ƍ-12Ƈ-11ůŲƉƋ-10ūƮ-9ZŉŒŶƌ-8ĺƐƒǑ-7XĴťŮƶƽ7cRYņŞŨŻƀƞǈ8ĿŖƩǎǔ9JŗŽƂƙǇ10MŃž11anƺǆ12œƨ13hIƟƱǘ14ƁƤǐ15gyĽŵŹƛǖǦ16vńźƸǛǩ17otŚśŷǝ18EľſǢ19lWƗ20TƭƹƼǄǟ21jňŴƴǀ22ķřǍǣ24sV25pwŝŠ26xƪǊǒ27qłǥ28ǋ29PƵ30ŰƦ31ư32ǗǤ33dƧ34e36r41ƿ43Ķ45Ƅ48B50ǚ68z
~ours	51 -17ǫ-15Ǌ-12vŵ-10Ɯ-9rĵƙ-8ƖƣƦǣ-7Zœūǌ7ťƽǓǨ8tUůſƀƛƴ9VĿų10uĶłŷƂƟƢ11cƤǉ12gnƪ13šŤǎ14AŭŲŶƗƱǋ15Ŏ16ŧ17Ƙ19H20ĸ21ř23Ź27x30Ŵ31ǐ39ƨ41R50F
~ourt	79 -9Ť-8ǩ7m9ĸ13x25k47ƅ48D
~ous	43 -20Ŵ-19Ř-17ŭ-16ǫ-15P-14ƺ-13ǉǐ-12dŵ-10SœǪ-9ŁŏőǨ-8gUĵŃŬŲŶŹƄƨǛǠǤ-7jIVZŅşǁǆǌǘǚǟ7źƋƜǗ8ałǍ9ƓƝ10hTƃƑ11Ɛ12ĴƉƌ13ŰƊƗ14sY15ƛƪ16r17oƍǃ19qHŸƈƥ20fpư21ƙ22ŀ23M25GŠƘ26Dƕ27Ǆ28ƞ30ĸ33Ƈơ34Fǂ36Ɵ37Ɣ41Ɔƹ45Ɩ47Ơ49n
~ous>	68 -14ǫ-10g-8G-7ǁ7aŕŜǑ8Ƙ9rǝ10ŊŢƛ11ĺšŷ13ƠƾǄ15w16Ɖ42ŀ57ǂ
~ouse	44 -20Ŵ-18Ř-17ŭ-14ƺ-13Pǉ-12dŵ-11ǐǑ-10ŷ-9ǨǪ-8SĵŃŏőœŲƨǤ-7IUŢŬŶŹƄǆǌǘǛǟǠ8źƋƜǗ9łƛǍ10rƝ11hTƃƓ12ƐƑ13ĴŰƊƌƗ15sY16ƪ18ƍǃ19oǄ20qƈƘƥư21fpŸ22Hƙ25DM27Šƕ31Gƞ32ĸ34ơ35FƇ37Ɵ38n39ƔƠ42Ɔƹ47Ɩ
~ousi	83 7Ÿ8D10ŝ11Ǟ18C22n
~out	35 -18cǫ-17F-15S-14ƾ-12ĸƝ-11ǉǡ-10isxŴ-9IńŅŉŨŭſƅƕƢ-8DHLŔũƔƱƽǨ-7wKRŷŸƿǀǔ7hŋŐƀƈƋƏƓƨǁǄǌǛ8mzQœƐƯǍ9pBŦŽƎǊ10lƙƮƹƼǋǚǩ11ťƃƍƑƜ12qAŁžƫǑ13Ĺƭ14uĴļŗ15ZŞƳǆ16ŝǂǎ17erŶǝ18VŀşƞƵ19ĵľơ20ųƖƠƺǃǖ21CňŊ22ĻĽ23ĺŧǪ24y25ĿŎ26ƟƬ30j31g34Ǔ42Ţ
~out>	36 -18c-16Sǫ-14ŉƾ-13F-12ŅƝ-11ĸǉǡ-10ixŭŴ-9sIńőſƅƕǨ-8LŔŨƔƢƱƽ-7wDKRũŸƿǀǔ7qŋśƋƏǁǄǌǗ8hŐƀƐǛ9lƯ10pBUœŦŽƎǂǩ11ŞƍƙơƮƹƼǊǋǚ12zťƃƑƜǑ13Ažƫ14gĹŁƭ15ŗ16Ƴǎ17ZĽƠ18rŝŶ19jŀǝ20VĵľşƞƵ21ƺǃ22Ŋų23ň24Ɩ25ĻǖǪ27ĺĿŧƬ28yŎ32Ɵ35Ǔ43Ţ
~outc	90 -10ō33ļ
~oute	90 7m8š17M
~outf	77 -8Fǖ8Ņş9W10Œš12Ǡ19ƣ23ő26Q27ǆ
~outh	80 -7ŧ7r8l11ŉ13C15Ľ18Ş21u22ơ
~outs	70 -10Ɵ-7UƗ8Ɠ10qƊǢ11Ǎ13ǂ14Ŋƥƨ18gĴ20C25j30ƈ
~ova	85 18ǆ19ł31ƍ
~ovat	88 32ƍ
~ove	40 -15ƥǫ-14ĸ-13oǐ-12KŶ-11ťũūǒǓ-10gVŭŲŴŵƟ-9ňŔŤƫƱƵ-8ŅņŎƖƾǇ-7mpLOłŸźƭƶǙ7jnAĽŁſƆƇƏƹ8RĴŀƀƎƜǗǜ9QōŞŦǟ10MŢƞǣ11BCśƸǉ12ĹŜŝŷƔƚǘ13Ķų14WńţűǑ15ĿœżƂƕƨƯǔ16ƢǞǪ17ƝǠ18şƁ19ŧƃƓ21ŏƄ22Gů23Ŗƒ24Ʃ25ŘƪǌǨ26ő27U28T29Ơ31HǖǤ34Ő35Ǐǡ40ŗ
~ove>	57 -12Ŝ-9ĸ-8P-7oƥƵǟǠ7ŞƅƸǅǆ8ōǖ9luwǍǨ10ńŽƦǋ11ŏ13ş15ĶŁƆ17U18Ǝƹ19y21ő23Bŷ26ţ28G37ƠǏ38ƒ50ǡ53H
~oved	79 -7ũ9œƷ10Ůơ12Ļ13Ƥ16n17GŦ
~ovem	90 13Ǥ23ƍ
~over	42 -18ǫ-17Ǒ-13ǐ-12y-11lKơ-10ƥǆǒǓ-9oŲ-8gVĸŤūŴŶƋƱƾ-7aGŅŔťŸƖƟƦƫƷƹǅǍ7SśƳƸ8MĽſƏƚǧ9ńŞşƇǗǜ10ARƀƜǏ11jPQĴŀǣ12Ţƞ13Cő14ŏǉǘǟ15œ16UWŝűųƓƔǔ17Ĺƕƨ18żƂƯǞ19ĿƝƢǪ20ƁǨ21ƃ22Ŝ23ŧǠ24ůƄ27ŖƩǖ28ƪǌ29ŘǤ33T37Ő45ŗ
~ovi	71 -8ķ8ō10ţ11Ļ12t13Łǫ15y16ő19n27H45Ơ
~ovid	90 8ǆ23ő
~ovin	72 -8ķ8ō10ţ11Ļ12t13Ł15y20n27H54Ơ
~ow>	27 -31W-20QǊ-18D-16ł-15oHŠ-14Mŭ-13y-12ƃƶ-11ǆǢ-10Şƭ-9ƍƱǠ-8qRŁşźƗǀ-7dƈǎ7XŒŹƉƦǄǑ8ŎŝƙƢƻǛ9Yƥ10kķŪƋƛƩ11hǌǞ12fvĶŖŧƆƔơǁ13GńřŤųƺǇǟ14uĺľŔŵƑƜǅǐ15Ĺżǥ16ĽŊŋ17pOƂƨƬǓ18ŉŐœŴŶ19zUĵĻŨŮ20SšƠǉǨ21ŃťƄ22bŰƕƼǚ23NƌƯ24Ɩǘ25Ʈǫ26ņŘ27Kŗů28cǡ29ư30ŷ31Ƈ32Z34j36x37ũ38Ų40t43i45Ƶ
~owa	82 -13v7a11K19ň28X33x
~owar	88 22ň31X
~owb	88 -7j9ƙ38ơ
~owbi	90 -7j39ơ
~owe	59 -20Ř-12ř-8ť-7Aƍ8ň9ĸƴƹ10ŴƂƄƥ11qŃ12B13ļǗ17ŏ18f21ĿņƗƬ26ƋǨ34ŭ37Ɩ46Ĵ
~owe>	68 -8ƍ-7Ať8Ŋ11ĸ12Ƃ42ŭ46Ɩ56Ĵ
~owed	74 8Ɲ10ņ11ƹ12ň14Ŵ16B23f28ƗƬ
~ower	71 -22Ř-14ř11ƴ12Ƅ13Ńƥǫ15q17ņ18ļ23ŏ32Ǩ33Ƌ
~owh	88 8ŕ9g27Ĺ
~owhe	88 8ŕ9g27Ĺ
~owi	71 -10p-9Ļ7ǆ8ŭǉ9ƆƟǩ10dj12ƅƝ15Ǡ18ŉ20y33Ƃ
~owin	71 -10p-9Ļ7ǆ8ŭǉ9ƆƟǩ10dj12ƅƝ15Ǡ18ŉ20y33Ƃ
~own	42 -17Ƣ-16ƥ-14ĹƟ-12Řųƅƞ-11ŝƝǆǫ-10rSŁ-9gPXľŞ-8bšƠƫƵǉ-7DĻĿňŎœŖŠţŷſƱƷ7jŰǠ8cşƉǌǑ9nMZūƤǅǐǤǧ10ezłŹƸǖǪ11vTǇǋ12HQƀ13ŉŶƖ14ŗŭƎ15ƲƹǒǓ16Eƶ17aŃ18Ɠƚ21ǡ22ƣ23l24ťƙ25ǔǝ26V28ǟ30C32ƨ33Ǎ35ĸ36Ƌ38Ɓ56ǈ63F
~own>	44 -17Ƣ-15ƥ-14Ĺ-13Ɵǎ-12Řųƅ-11ŝƞ-10rƝǥ-9gPXŁŞǆǫ-8šƆƗǪ-7bDHľĿœŖƫƵ7wƭǒ8EŰǌǑ9aşǈ10cMZū11enzŹƤƸǐ12vTłǠ13Qƀ14ŉƖǅ15ŶƎƹ16ŗŭƲ17ƶǓ18Ń20ƚ21Ɠ25lťǡ26ǝ27Ƌƙǔ28V33C35ƨǟ38Ǎ41Ɓ42ĸ43F
~owne	66 -10G-8Ǎǟ-7S7ƕ8ĺ10jǋ11ƆǇǤǥ13aƣ15Ɖ17Ɨ21ǎǖ25F26ǧ29Ǫ34ǈ
~owns	74 -9y-8ĸ-7Ǡ11F16Eǒ19Ƌ31ƣ34H46ǈ
~ownt	84 12ŰǍ16ƥ24Ǐ28ǫ
~owo	90 11B29Ƶ
~owor	90 11B29Ƶ
~ows	78 9Ɣǔ11gŘƓǎ12Ŧ13Ƨ20A28ǣ
~ows>	78 9Ɣǔ11gŘƓǎ12Ŧ13Ƨ20A28ǣ
~ox>	69 -16Ɩ-7Ŀǣ7ǁ8ƅǜ9dŐ10cqǒ11P12Ĺ13ƽ14m15ƌǩ17f18Dś23J24ŭ31Ǜ
~oxe	88 16ƽ38Ơ
~oxes	88 16ƽ38Ơ
~oy>	72 -10h-9pǅ7ny10Ŭ11bjť13x14Ů15vU18w20gt24u29ź
~oya	82 13Ǚ31Œ42ţ
~oyal	82 13Ǚ31Œ42ţ
~oye	59 -11Œ-7o7ǒ8ǋǧ15V16ǊǓǥ17S18q20Ʃ22Ǟ24W26ǉ35Q
~oyed	85 -8o13Ƅ21Q38q
~oyee	62 -8Q-7qW8ǒǧ9ǋ18ǥ20Ǔ22Ǌ31ǉ32Ǟ
~oyer	74 -13Œ-9Ǟ9Ɵ21V23S27Ʃ36Q39W
~oyi	86 10Ĺ12ǡ20ş21U
~oyin	86 10Ĺ12ǡ20ş21U
~oys	79 -8Q7m9n10q11v12ő14x15w17ƚ23u
~oys>	79 -8Q7m9n10q11v12ő14x15w17ƚ23u
~pa>	77 7j11A39Ż50Ǣ
~pac	67 -23F-11ƌ-10ǚ-9ŝ9Ǥ10Dų12HŗƏ15ƈƋ17W18ƒ20Ǎ22Ơ30ǎ32ƻ38ǧ
~pace	74 -25F-12ƌ10Ǥ14Ə16ƈ17Ƌ20ƒ23Ǎ34ǎ
~pack	73 -11ǚ-10ŝ7Š11Dų13ŗ14H19W24Ơ35ƻ42ǧ
~pag	69 7ƫ8Ǖ10fĽ11Ŏƀ16ǎ27Ŝ42ś
~page	69 7ƫ8Ǖ10fĽ11Ŏƀ16ǎ27Ŝ42ś
~pai	56 -13ǔ-9ūŮ-8ǡ7Ƨǟ8ŕŪƫƭƲǘ9ĵƄƯ10ǅ11UŔŨƤ13ĸǋ15Ǔ16Ƴ20ĴŤ21Ɣ26ǆ27Ɩ28Ɨ37ŧ39ŭ
~paid	58 -13ǔ-9ūŮ-8ǡ7Ƭǟ8Ƨƫǘ9ĵƄƭƯƲ11Ƥ12Ŕǫ14ĸǋ16ŧ17Ƴ20Ǔ21ĴŤ22Ɣ28Ɩ29Ɨ41ŭ
~pain	85 -7ǫ7y10Ɠ16Ũ17ǅ18U20ǆ
~pair	79 8ĹƦ13ŕŪ19ǆ31ŧ
~pan	50 -21ū-13Ɩ-12S-11fVŪ-10ſƉ-9Ļǎ-8aĺŔŽƃǥ-7wœŭǔ7M8WŦƌǈ9ƆƣǊ10šŢǋǫ11qŠƅƊƘǢ12ĿņŤǌ13şǃ15mŝ17Ɨ18ǣ21ǆ22ķƩ24Ǫ26ƶǧ28Ǉ30őŞ31Œ34ŨǨ36ǅ37Qǒ38ţ50Ǡ
~pand	86 -14Ū10ǟ18Ŧ42Ǡ
~pane	88 9Ɗ16ƌ17M
~pani	74 -13V-9Ɖ11Ɗǫ12ŁŠ20m25Ņ35ţ
~pany	52 -21ū-13Ɩ-12Ņ-11fSſ-9ǎ-8aĺĻƃǟ-7wŔŽǔǥ7ƈǓǡ8Ţǈ9W10ƣǊǋ11š12qƅƘǢ13ņŤǃǌ14Ŀ15ŝţ16ş18Ɨ19ǣ23ķǆ24Ʃ25Ǫ28ƶǠǧ30Ǉ32őŞ33Œ36Ǩ37Ũǅ40Qǒ
~pap	68 -9ļ7Ɵ8Ŝ9iQ11oƘ12J13Ƥ15ǅǈ16ǙǢ20ĸ21Kǔ22ƴ53ś
~pape	68 -9ļ7Ɵ8Ŝ9iQ11oƘ12J13Ƥ15ǅǈ16ǙǢ20ĸ21Kǔ22ƴ53ś
~par	47 -16Ŝ-15ĺ-14ƺ-13a-10cdy-9nQŗƝǩ-8kHLńŭƾ-7mMXňŒţǠ7ĿřŞşŧũƀǏǣ8ŁŶŸƠƩǓǫ9vƹ10sƙƚǪ11TƳǄ12qUƦǃǢ13tŎƑƤ15ƪ18Cǡ19Ņ20pƣ21lOŃƢǈ22o23ƥ24Ƨǉ25uV26G29ŵ30šƿ32ŉ34ƞ35z41ű
~para	76 7f12h17Š23ƚǃ26ř
~pare	66 -17Ŝ-14ƺ-10Fǫ-9ƾ-8Ǆ-7ĸ7ő10ƨ14Ń15Ÿ17Ņ18ŵƧ21Ɵ34Oš47u49ƿ56z
~park	69 -11Dĺ8vŽ9GŧƢǡ10œ11Y12ļ14ĸ21T22ǫ61ű
~part	51 -13œ-12a-11Ɵ-10dyő-9cƝǩ-8Q-7mLř7DšƲǊ8EŶǣ9ĿũƀǏ10ŁŞƩ11şƹǓ12FƳǪ13sƧ14ƙǡǢ15qtU16Ŏ17ƑƦ18ƢƤƪǄ19ŵ22pG23ƣ24oCǈ26ƥ28l30Vǉ38ŉ41ƞ
~pas	62 -19ŏ-9Ɩ-7ŝƶǟ7Ƴǀǁ8gƄǐ9ƃǞ10Ƽǝ12ƭ13ƴǂ16Ťƿ19Ňų20cƨ21OƸ23ƹ32Ł33ǚ49Ƶ
~pass	67 -7ǟ7ưƿ8sƳǂ9gƄ13ƭ15ƴ21ų22ƨ24Ƹ25ƹ37ǚ55Ƶ
~past	72 -21ŏ-10Ɩ-7ƶ7Ư8ǀ9ǁ10ǐ11ƃƿ12ƼǝǞ23Ň25cOŤ38Ł
~pat	72 -8dǄ-7ƍ9Ū11ǀ16ƻ18Z19q22ǙǛ25P64Ǡ
~patc	86 -19ǀ11Ū20ƻ22Z26Ǜ
~pati	76 -8Ǆ-7ƍ20q23Ǚ27P68Ǡ
~pay	42 -16ŴǀǌǙ-15ļ-14Ǫ-13Ƹ-12Bŵ-11ţůƙǊ-10Ǒǝ-9ĸĺŎŐŠũŸƹǠ-8xyKPŞşŶǖ-7cgnĻŒŕūƚ7FŤ8Ƃ9ƀ10Ɓ11Ķǧ12ƕǤ13TĹŢ14qőƲ15Ƭǉ16ņ17Ɩ18Qſǚ19Ũ20ŘƱƳǟ21Ĵǥ22Zŗŭ25ųƞ28X29ř31W32Ŕ33Ɨ34ư37Ǣ38ǓǗ40ŧƢ42œ46Ɣ47ǘ48Ƅ68ǋ79ĵ
~pay>	49 -17Ŵ-16ǌǙ-15ļǪ-12ǀ-9ţůŵǑ-8KŠ-7yQĴŒũŸǝǫ7Y8Z9Ʊǣǥ10ǚ11Ƃ13Ť14Ǣ15Ũ16Ǥ17ŗ18ƗƲƳ19WĹ20ſ23Xőŧ25Ŕ27Ƅ30Ƣ31ř32œŘ34ųǋ35Ǔ36Ɣ48Ǘ50ǘ62ĵ
~payc	69 -9Ǣ7W9ĵ10ǋǡ14uƯ19ư21qT24Ʊ28Q31Z
~payi	61 -13B-10ƙ-9ǫ-8ĺŎ7řƁ8Fǋ10ŧ11ǟ12Ũ15WXǥ17ĵ18Ƭ21ǧ22Ŕ25ƕ26Ĵ28ƔƢ29œ30ņ37ƞ
~paym	65 -8ƞ8ŏ9e11ƫ17Ƅǚ19Ĵ20Ķư21Ɨ28Ţ30ĵ35Ɩ42ŭ
~payo	88 -16Ƹ17ƭǫ38ŧ
~payr	65 -9u12ǟ15Q19Ǔ23Ǣ33ǉ59ǋ
~pays	72 -12Ɩ-10x-7ő7Ż8Ɨ9ǎ10ƞ11Ƴ13ŉƄ14ŗ15ƀ19ǟ22ǫ27ư28Ǣ
~pda	69 9Ǐ15ƭ16ƴ18ƌ23Ǥ37ƍ
~pdat	69 9Ǐ15ƭ16ƴ18ƌ23Ǥ37ƍ
~pdf	90 7J29Ŝ
~pdf>	90 7J29Ŝ
~pe>	62 -12Ɵ-11Ư-9ńƆ-8tŉśƶ7cŪǆ8D9Ǆǈǘ10ŵ11ƈƥǋǖ12X13ļŢ15Ɗ19d21ş22ƫ26Ɲ28ƺ32Ų34Ō35ƻ36ƾ
~pea	75 -9W11ś12ƿǈ14N15ƣ19Ő20ň21s24x31a38Ū
~peak	78 9ǫ11ś12ƿ13ǈ15N20Ő22s32a
~pec	65 8Ń9ţƱ11U12ŏ14ĹǠ18Ɗ19Ơ20ň22ƚǀ45Ə
~peci	75 7Ļ10Ʊ23Ơ26ǀ27ƚ
~pect	70 9Ń10ţ13Uŏ15Ĺ16Ǡ20Ɗ22ň50Ə
~ped	67 7ƃǪ8pŌŷƁƙƬǂǗ9btĶ11ŀ13Uń14ŅŕŪ18EŔ19ư25Ţ29h
~ped>	67 7ƃǪ8pŌŷƁƙƬǂǗ9btĶ11ŀ13Uń14ŅŕŪ18EŔ19ư25Ţ29h
~pee	73 -15Œ-8Ŵ-7ň11ŝ18ž23ş24ǃ42ǜ49ż
~peed	79 -7ň20ž54ż
~peel	85 -8Ŵ50ǜ
~pel	73 -8a7w11t13ƒ15J17ǅ18Ǎ52b
~pell	74 -8a8w11t14ƒ15J17ǅ53b
~pen	46 -16R-13T-11ň-9Łłœ-8HŞƢ-7VƔ7guƪ8lŚűƚ9ŎƭƶǓ10ƀư11zƲǠ12Ǖǚ13Ƶ14ļ15WŤŹǖ16ţ18ZĹŪƩ19Ţ20ĻŦ21Ɲ22Y24ť25Ʊǥ26ķ27ǟ28ŀǪ30X32ƹ35Ǉ40ǐ
~pen>	58 -16H-11ƪ-9Ƹǫ-7Ĺũ7aťŪƓƩǍǗ8śűƞ9ŋ13ļ16Ǫ19ǚ20ŀǟ21ǖ22W23Ť24ţ26Ŧ30ư32ĻǇ42ǐ
~pend	64 -10T-7ǩ8Ƴ10ƅƸ11I13g14ku15lǓ16ƶ17Y20ŀ21z23Ź31Ʊ36X
~pene	60 -10ŀ-9ł-7ǟ7š8ĻƪƱǥ9ŗŧƦư10Ǫ13ZŇ14iĺ15ũǇ16ŢƝƭ18Ŏ27Ƶ33ť
~peni	84 -19R7ŀ14H19ǐ23Ū35Ǡ
~pens	59 -12Ļ-9ň-7V7ľż8ļƄ9XǌǪ11ƙ12Ţ13Řƪ14Y15ƚ16ZƲ20ƀƩ21ǟ22ǫ26ǥ30Ĺ34ƹ37ķ
~peo	57 -12ū-7Ƅ7bŇőŠ8ůƪǓǞǣ9ƀƙǒǫ10Ş11ǖ12ǝ13dŹǋǜ14lKƴ16nǘ18Ƹ20ŸǛǟ21ƞ22Ǌ26ǉǙ
~peop	57 -12ū-7Ƅ7ŇőŠ8bůƪǓǞǣ9ƀƙǒǫ10Ş11ǖ12ǝ13dŹǋǜ14lKƴ16nǘ18Ƹ20ŸǛǟ21ƞ22Ǌ26ǉǙ
~per	48 -12W-10yšƂ-9ŧ-8lŘűż-7PSŁőŤƔǋǕ7ĵŨŻƕǚ8f9a10ƙǈǓǙǝ11KŮƓƘǁǅǪ12Dœǔ13Aŋƫƴ14ņž15ſƜǥ16ƣǇǣ17ŝ18Ÿƌ20vMǍ22JŔź24Ǥ26ŹǢ29Ň31ĸ33ś
~per>	63 -10ŧ-9š-8J-7ĵƔǊ7xYǢ8ǈ9ǥ10rŲ11QŔ12Lť13śƕ14Ǚ15Šǚ17ſǣ19œ20Kǁ21ĸǫ22ņ25ƌ28ř
~pera	84 -8Ś7ǅǉ10ǣ16Ǉ22Ÿ35Ǎ
~perc	70 -20ř7ķ8ǖ9Ɩǘ12Ǔ14Ż17ǈ19ĵǆ21ǝ23Ŕ25ž27Ɯ
~perf	80 -7d7D9Ŗ10J11Ś12a16ő17ļ22ş
~peri	72 -8Ť12ũ14Ũ16Ǉ17ǥ24Ň
~perm	75 -7ż9Ō10ƍ20Ź30ƫ41ź
~pers	60 -11W-9yǎ-7őǆ7gTĿ8ſ9fnƤǤ10ƄǊǢ11JŴ12ǔ13Ń14ƴ16śŮƘ19ŇŋǪ20A26ŝ27ƙ31vM
~pert	67 -7Řǆ9ƎǍ13H17ſ18ƣ20Ɠ21ǎ22D26ƙ29ĸ40Ǥ
~perw	77 8Ɵ10Ŝ11i12ǅ13o20śǢ21J
~pes	77 -7Ɖ9Ʀ11ĴƊ17Ŀ27š35ƌ
~pes>	81 -8Ɖ8Ū10Ʀ12Ɗ37ƌ
~pest	90 21Ŀ32š
~pet	81 -16Œ7Š10Ƌ18ņ22ş32Ņ48h
~pet>	90 -18Œ8Š12Ƌ29ş
~pets	90 54h
~pgr	88 10Ǐ21ƍ
~pgra	88 10Ǐ21ƍ
~pha	84 18ƽ40Ɗ
~phal	85 40Ɗ
~phe	90 7h15I16Ĺ19Ŵ
~phi	88 11ű17ƥ36ǚ
~phis	90 17ƥ37ǚ
~pho	63 -12Jń-10ƹ-9Ǉ-8š7iĺ8C9Ũǘ10Ŀǆ11S12ś13Ļ14rǡ16cŝǙ18M23O25I28ž33K36Ŝ44ǫ
~phon	64 -12Jń-11ƹ-9Ǉ-8š7iĺ8C9Ũǘ10ĿǆǙ11S13Ļ14rśǡ16cŜŝ19M23O25I28ž39K45ǫ
~phot	85 -7K7Ǚ26Ŝ
~phy	77 19Ɓ23ƺ26ǃ41ǀ
~phys	77 19Ɓ23ƺ26ǃ41ǀ
~pic	59 -11ǫ-8aưƱ7KŵŶſǁ8nw9LNƠǆ10itWĺĻ11ŬŮ12XŝŴƹ13řŷ14ƮƯ15ǡ17ŀ20f23Ń30ǒ31š32Ŀ38Ŝ
~pic>	90 -10K34Ŝ
~pica	88 8T9ǩ10ǐ12ǁ15ǆ
~pick	64 -8aƱ7ghOŭƅ8ſƴ10w11Ļ12NW13iĺŮŴ14ŝ15LXřŷƯ16K18ǡ29Ń32ǒ35š36Ŀ
~pict	71 7ķƓ8Ƴ10ťŵ11nƈ12ŶƠ13Ŭ16ƹ18Ʈ22ŀŜ26f
~pie	79 7ƀ11ƘƚƳ13Ǥ14ơ16ř20ŭ29ƈ
~piec	83 7ƀ11Ƴ12ƚ14Ǥ17ř21ŭ
~pil	77 -10ǫ-7Ŵ11ĸ12ǁ47ƽ57ǂ
~pill	81 -8Ŵ7Ǆ13ǁ64ƽ
~pin	59 -8ǘ-7aNňơ7bƆ8ŪƸ9ŌƋƤ10y11ų12Ǣ15U16Ɠ17A18tǆ19Ļ20ţƷǡ22zŅž31X32x33Ł40ļ
~pin>	75 -7ň7U8Ł10V11Ʒ12tX13ļŅţƸ15ǡ16ǆ29ž
~pine	90 -8Ɗ11Ɔ19ǫ29Ɠ
~ping	62 -8ǘǫ-7a7Ŀǂǟ8b9őŪǡ10tUŌƋ11yţƤ12ŅƷ13ųǢ18X21z22Ļ24ļ28Ł35x
~pini	88 12ļ30A
~pip	73 -8ŉ-7Ɗ15Ʀ18Ū32ƌ33Ɲ73Ƅ
~pip>	85 86Ƅ
~pipe	76 -8ŉ-7Ɗ15Ʀ18Ū34ƌƝ
~pir	79 8Ź9ž14e17ƽ38Ŗ
~pira	90 11ž12Ŗ
~pire	84 8Ź15e29Ŗ
~pit	70 -11CŤ-10Ř-7f7Ű9q10V11SĹ12Pſ14Ƅ16ƾ17Ǫ19ƨ20ǫ21Ǆǖ22Q23ƺ29Ɗ32h
~pita	72 -11CŤ-10Ř8Ű9q10V11SĹ12Pſ15Ƅ17ƾ18Ǫ20ƨ21ǫ22Ǆǖ23Q24ƺ
~piz	88 9ų12Ǐ28ǫ
~pizz	88 9ų12Ǐ28ǫ
~pla	44 -15ũŹ-14ĺ-12I-11TŨ-10œ-9pĴŎǓ-8ĸśŤŷƬƮ-7mKPŀŭžƅƿǅǈǉǊ7gYşƏƴǛ8ǫ9ňƓǞ10ǖǪ11ō12ŉŋƄƙǡ13MńƉǌǍ14WŰƖƠǇǜ15DUƕƤ16ƨ17ŠƆƧǘ18ŕŗƦ19GĻƞƢǠ20Ǥ22k25Ő27yFƍ31ƒ38Vǂ40Ʒ41Ŭ51H
~plac	50 -11ĺ-10W-9S-8pĴǓ-7ŎœŤǅ7hōƔ8Yǝ9QŅƏƴǛ11U12Ʀ13ǘ14ŰƓơ15Őƞ16Mƙǌ17ƉƖ18ƤǇǍ19ńǡ20Dƕ21ŠƆƍƧ22ƨ25GƢǤ27ƠƷ28H37Fƒ
~plai	68 -10Ũ-9Ơ8ƀ10ƺ12Ʋ13Ɗ15B18ŕ22Ǟ25ŉŗ29ŋ30ş
~plan	56 -12ş-10Tơ-9n-7m7ķƱ8UŘƸ9lŗƂ10SƦ11Ƴ12ƍǫ13Ĺ14ŕƄ17Ő18ň20Ļ21Ʒǜ30Ǡ31W34H35k41y49ǂ55V
~plat	78 -22Ź-17I7ǎ9ǂ83Ŭ
~play	82 -15ũ10s13ƚ17Ŋ19ťƞ29g
~ple	52 -14œǍ-13Ƥ-12ǅ-10ĸ-9ǩ-8ŰǏ-7oĵśƄ7OƀƙƪǞ8ǒ9DJǖ10yǜǝ11KŹƂǋ12lƞƸ13nƴǟǣ14bƲǁǘ15ŘŮ16Ǡ17Ÿ18Ǜǫ19Ǌ21a22ƣ23Ǚ26d27ǉ30Ş35ƥ
~ple>	55 -10ĸ-7ĵ7bŇŞůűƚ8JOƀƙƪǓǙǞǣ9ƞǒ10ǖ11ǝ12dŹƂǋǜ13KƸ14lƴǟ15Ʋǁǘ16n18ŸǠ19Ǜ20ǫ21Ǌ26ǉ
~plea	69 -14Ƥ-12Ǎ-10ő-8Ű-7o7j8w9Ŭ10cI11b12Ś16D19d29Ů32aŞ
~ples	86 11s16Ř27Ǚ
~plex	79 -15ǅ-12œǩ-10Ǐ12Ƣ40ƣ56ƥ
~pli	65 -14ĸ-8Š-7ś7Sǉǒ9ǁ11ōſƐ13ĵƟ21ļ22ƭ27ƶ36Ƥ39Ǘ69Ǟ
~plic	85 8ǂ9S11ƶ12ǁ15ō
~plie	72 -7ĸ9ǒ14Ɵ20ƶ44Ǘ
~plit	75 13ǉ14ſ16ĵ26ƭ42Ƥ
~plo	58 -11Œ-9ƍ-7oƖ7ǧ8ŭǋ12ŵƩ13V15ǊǓǥ17qŴ19m21Ǟ23SW25ǉ29Ŝ34Q37Ʋ
~plot	88 -11ƍ57Ʋ
~ploy	59 -11Œ-7o7ǒ8ǋǧ15V16ǊǓǥ18q20Ʃ22Ǟ24SW26ǉ35Q
~plu	71 9Ƌ10ŹƑ11jSǓ12Ɣ18Ɲ28ž36ƌ
~plug	85 12Ƒ33ž
~plum	74 11Ǔ12jSƔ19Ɲ38ƌ
~ply	88 8ƶ11ŕ17Ǘ
~ply>	88 8ƶ11ŕ17Ǘ
~pme	69 -9ƚ-7ƕ21ƟǤ27Ǡ50Ǒ
~pmen	69 -9ƚ-7ƕ21ƟǤ27Ǡ50Ǒ
~poc	72 8Ƹ9eZ12ǆ17Ĺ19ŧ34ř
~pock	72 8Ƹ9eZ12ǆ17Ĺ19ŧ34ř
~poi	76 -11m-8Ō8Mǥ9řŢ12ş13Ŷ15ǘ16Ǒ21ǀ32ŗ40ż
~poin	77 -11m-8Ō8Mǥ9ř10Ţ13şŶ15ǘ22ǀ32ŗ40ż
~pok	90 19ľ20ǀ22C
~pol	46 -13Ǩ-10ĻŬƖ-8I-7ŁŴƥǈ7ŝƃƪƭ8źſƘƚǠ9şƂƄ10ţ11őŢƤ13ƝƮǑ14Ŀƕ15ĺƣ16ƁƜƩ17ŗŘšǣ18Ǝ20Ǥ22ƀƬ23Œ24ŖŸ25Š26śƨƫ27Ő29Ʒ34Ś41ǧ
~poli	46 -13Ǩ-10ĻŬƖ-8I-7ŁŴƥǈ7ŝƃƪƭ8źſƘƚǠ9şƁƂƄ10ţ11őŢƤ13ƝǑ14ƕƮ15ĺƣ16ĿƜƩ17ŗŘšǣ18Ǝ20Ǥ22ƀƬ23Œ24ŖŸ25Š26śƫ27Őƨ29Ʒ34Ś41ǧ
~pon	84 7ƛ10Ƒ21ƶ
~pone	90 23ƶ
~poo	68 7ƃ10Ƨ12ǥ13Ǌ21Ɯ73Ǝ
~pool	69 7ƃ10Ƨ22Ɯ75Ǝ
~por	63 -8ƚ7ťƆƸ8ƑƠ9z10ŎřŨżƧǅ11Q12ĶŤ13Ƴǫ16ű17Əǂ19Ŀ21Ż24Ʃ27ǈ29g
~pora	79 14ǅ34ǈ
~porc	86 8D11Ɔ12ƑƠ16Ƨ
~port	66 -10D-8ƚ8ťƸ9z10ř11ŎŨż12Q13ĶŤ14Ƴ16ǫ18Əǂ19ű20Ŀ22Ż26Ʃ31g
~pos	74 -7DŒ12V14SǊ17ƶ20ľ27ŏ30E32Ƙ
~posi	90 -8Œ15V17SǊ
~poss	88 39Ƙ
~post	82 -8D20ƶ23ľ33E
~pot	76 -8ǫ8ūƛơ10F14ǚ17Ơ22M26ű27Ǎ
~pot>	79 -8ǫ8ƛ9ơ11F15ǚ17Ơ23M27ű28Ǎ
~pots	90 7Ɗ
~pou	66 -19ƺ-15adP-7c9ƛǝ22ƹ23r30o31s33ƪ35ƼǄ36fpq
~poun	84 9Mľ46Ƽ
~pous	68 -20ƺ-15dP-14a23ƹ24r31o32s34ƪ36Ǆ37f38pq
~pow	90 14ƴ20q
~powe	90 14ƴ20q
~pp>	69 -9ŗź7ǁ11ƅ13ŝ16ƶ25ś32ǘ40ž41Ş46ų
~ppe	50 -11Ƹ-9ł-8ŁŶ-7sŞǠ7ńǜ8nĺƪǟ9iŇŘ10ŅŎƭǗ11Ť12Zƀ14ǁǚ15Ƶ17ļǖǥ18ƌ20h21Ʃ23Ŧƹ24Ļ26ŀ28Ɲ29Ǫ31ư33Ū36Ţ37ť
~pped	71 7ťƃƝ8Ǫ9ĶƁƬǗ10tƙ12ŀ14ń15Ū16Ņ20ư27Ţ31h
~ppen	52 -11Ƹ-9ň-8Łł-7Ş7H8ǜ9ĺŇƞ10iŘǟ11Ŏƪ12Ťƭ13ƀ14Z15ǫ16ǚ17Ƶ18ļưǖ19ŀǥ23ŢƩ24ŪǪ25ŦƝƹ26Ļ34ť
~pper	80 14r15n16L25ǁ33ƌ
~ppi	68 -7ơ8Vǟ10XőƝ12yƤƷ15ų18Łţ25Ļ27Ņ
~ppin	68 -7ơ8Vǟ10XőƝ12yƤƷ15ų18Łţ25Ļ27Ņ
~ppl	68 -8ĸ7S8Ɵ9ǁ12ōǒ13Řǫ34ƶ55Ǘ
~ppli	70 -8ĸ7Sǂ8ǒ10ǁ12ō14Ɵ29ƶ43Ǘ
~pply	88 8ƶ11ŕ17Ǘ
~ppo	83 -7Şƿ7Ǚ9M13z14Ŷ16ǘ24ǀ31ŏ
~ppoi	86 7Ǚ9M15Ŷ17ǘ25ǀ
~ppr	76 9iƷ11Ş14ŋŏ16ł20Ɣ27B36ƚ
~ppra	81 22Ɣ40ƚ
~ppro	88 -7Ş10Ʒ16ŏ19ł33B
~ppy	71 -8Œ-7ţǫ7d9U10ļ14Ơ27h28ş34Ş37ŷ
~ppy>	71 -8Œ-7ţǫ7d9U10ļ14Ơ27h28ş34Ş37ŷ
~pra	78 -7P10k20Q21Ɣ25Ń38ƚ
~prai	80 11k21Ɣ39ƚ
~pre	57 -9Ť-7ŀ7ŋŵǓ8ƲǞ10NƇ11ƛǟ12wţƉ13UŰǦ14Šǫ15ŔǄ17œ18Ń20ĵŪ22K23Şƽ24Ɓ25ƺ33ƾ
~prea	84 10Ű11ĵ24Š25Ń
~prec	88 -17ǫ12i16ŋŪ20wŞ
~pref	85 20ĵ35K
~preh	83 37Ɓ
~prem	77 11X12Ŕ18Ǧ29œ
~pres	69 8Œ9Ǒ11ňŞǞ13N15ǟ17Ǆ30ƽ39ǫ42ƾ
~pret	70 -11Ǆ7ſ8SĴŰƠ9ŷǒ10ŵǓ11WŎũ13Ƈ15ƛ17GUţ21ƺ
~pri	54 -11Ũ-8Ř-7FŕƂ7tńňţƉƢưǍǦ8rŊřŞǀǃǌ9kuĶŗƙǫ10ƣ11H13ŖƽǑ14ŏƫ15ŋŤƮ17Ɣ19ƥ20ŔšǏ21œ22Ł24Ņ25Ńƚ28X31ņ38Ŀ
~pric	61 -11ǫ-9Ũ-8Ƃ-7ŕ7Ƨ9řţƉƢ10rĶļňŊǃǌ11ƙ12Ş13Ŕ14ŋ15Ǒ16ƫ17Ʈ19ŏ20Ŀ23Ɣ24š25Ł29Ņœ30Ńƚ32X36ņ
~prim	90 23ǀ
~prin	65 7Ŧ8ǚ9jtƖƛǠ10ńư12ku15H17Ŗŗ21Ť24ƥǫ25Ǐ
~prio	90 15Ŕ36Ŀ
~pris	85 7ż10Ĺ12Ő19ǍǦ
~priv	83 -9F10Q11ǂǥ12Ƴ21ƣ
~pro	51 -10ń-8nňƂƉ-7OŉơǊǏ7lHŁņŗŝƀƝǗ8LŅŞƫǆǚ9ŐſƄǣ10ƒƓƯ11şŹ12Ǟ13ő14ǁǈǛ15Dƙ16BĻǜǩ17bŃ18Ŀ19ŏ22ƍƣ23ǧ34Ǥ41ƅǔ44ĸ
~prob	74 8ƺ9ĺŶ10ŌƾǞ11ƹ14lLƝ15ŝ18Ł
~proc	90 -8O12Ǟ19ō29Ń
~prod	83 11Ɵ16Ǘ19ƫ20ǣ25ǆ
~prof	80 7ǔ10Ňƒ14P27ǜ
~prog	74 -8œ8ŋ9Ť10Ľ11Ǉ13ņŒǙ15őž16Ņ23Ǜ30ǧ
~prom	84 11œ12v13dǫ27ŏ31Ļ
~pron	88 28b
~proo	70 -18ǎ-11ń-9Ɖ-8Ǐ12Ŀ13Ɨ16ƣ25ǩ46ǔ62ƅ
~prop	65 -7Řǆ8ƎǍ13H16ſƣ17Ź19Ɠ20ǎ21Dǈ25ƙ27ĸ39Ǥ
~prot	66 7X8Ū9ƐƑ14ƀǚ15ŗƄ17Ư18Ŀ20Ř21Ő34ĸ
~prov	80 -7Ş7ǆ9Ʒ11ŏǤ17ł18ƍ19ő27ş28B
~ps>	61 -11ł-7Œ7ikIşżŽƜƩǎǪ8ǅǒ9qňŦƽǔ10ƍư11g12űǤ13Ţ14ǥ15u17nPŀŪǣ18cŞų19ǂ20AEǚ26ƞ29Ř
~pse	72 14Ť25ũ42Ţ
~pse>	81 41Ţ
~pset	78 7r18Ť27ũ
~psi	90 11H30ƙ
~pst	79 8ƥ9Ɲ12ƞ20Ƈ23Ʀ29Ǐ
~psta	79 8ƥ9Ɲ12ƞ20Ƈ23Ʀ29Ǐ
~pt>	71 -10Ŏ-9ư-8Œ8ƚ9Z10ŷƄ11ǚ13ƒ20Ş23Ɣ29ǘ31ű39Ƨ
~ptc	88 32Ķ
~ptci	90 21Ķ
~pti	75 -11Ǥ-8ǫ-7Ŏ7ū11ǁ14Ǌ18ƽǟ19ň20ō24N25Ł
~ptio	78 -12Ǥ15Ǌ19ƽǟ20ňō
~pto	88 -10Ǒ14śǙ23Ɵ
~ptop	88 -10Ǒ14śǙ23Ɵ
~pts	84 -13Ǡ11ƽ17ƚ34ǌ
~pts>	84 -13Ǡ11ƽ17ƚ34ǌ
~pty	81 11y53ơ
~pty>	81 11y53ơ
~pul	71 -8ǟ-7Ʀ7gDł8ō9őƍ10Ķ11RŚ12Wĵ13ļŋ20d29T35ś44ż
~pull	71 -8ǟ-7Ʀ7gDł8ō9őƍ10Ķ11RŚ12Wĵ13ļŋ20d29T35ś44ż
~pum	83 39Ƌ
~pump	83 39Ƌ
~pur	81 14ƫ28y30Ɣ
~purc	86 32Ɣ
~pus	78 -10ź10ŋ11ŃŻ12Ļ14ō16H21ű23rƘ
~push	79 10ŋ11Ń12Ļ14ō16H23Ƙ24r
~put	53 -21V-14ŋ-12yƯ-11Ʊ-10Ɲ-9WƜ-8nŏŨ-7GœŗťŦƙǉ7uŉŽƐǑǞ8EŲƄǙ9QR10Ņűŵ11fLXĻ13SƆƉǦ14cwŘ15ĹŪŸ17ƒ18ūƍƕ19ƾ20Ʀ21Ƴ22ƽ23ƴ24Z25ǚ30ů33ō38ķ51H
~put>	55 -21V-14ŋ-12y-11Ʊ-9Ɯ-8nWŏŨǙ-7GŗťŦ7oqDƐƣ8cuEŉǫ9akŲƄ10Q11RŅű12LXĻŵ13fSƉƳ14ķƆǦ15Ř16ŪŸ17Ĺ18ƒ19ƍƕ21Ʀƾ23ůƽ24ƴ25Z36ō38H
~pute	76 -12Ɲ-10Ư9d10c11Ɵ12b13Ǟ14Ǒ22Ǚ40ǚ
~putt	76 10ůƻ12Ƴ16w18ū21H36ķ
~py>	67 -8Œ-7ţǫ7d8U9ļſƣ13Ơ17ž25h26ş32Ş35ŷ36Ŝ
~qua	67 9ƨ11Ʈ14ƕƚ16ĵƭǍ17ń25ǘ27O41Ƈ
~qual	90 7Ō22ƭ
~quar	68 9ƨ11Ʈ14ƚ15ƕ16ĵǍ17ń26ǘ27O42Ƈ
~que	68 8d10ƚǃ14A17ĸľ18ĺ28ŋ54Ŋ
~ques	69 7ĸ9d10ƚ14A18ĺľ28ŋ55Ŋ
~qui	57 -11Ƭ-8ƀƙƚǘ-7ƕƷ7doŚśư8Ţ9VŌŞǋǛ10ĶƟ12ŋ13ǎǐ14ŭƣ16ŗǤ18ǠǢ19ƩǕ20Ũ21ŁǄ25ķ30ĸ32Z38Ǒ41ƻ
~quic	72 -10ǘ7ĸ8D9R10dś11ŌŚ12ǋ13Ş18Z20ŋ24Ǣ27Ũ
~quie	86 10L13ư23ǐ36Ł
~quip	69 -9ƚ-7ƕ21ƟǤ27Ǡ50Ǒ
~quir	76 -7ƤƦ13Ǜ19ǎ20ƣ27Ǖ
~quit	71 -11Ƭ-9ƀ-8Ɵ9oǟ11Ţ13VZ22Ɩ27Ʃ28Ǆ34ķĸ53ƻ
~quo	66 -9ǣ-8Ź7ǅ8ŐūſƉǄ9ľ10ǁǨ18e19J21ĺ30Ņ32ǝ37ņ
~quor	90 -12ǣ-10Ź-7ſ14ǁ45ǝ
~quot	67 7ǅ8ŐūƉ9ľǄ10Ǩ13ſ18e20J21ĺ31Ņ37ņ
~ra>	67 -9vƂ8ų9Ƹ11Ɛ12M13ŵƦ14uƶ17Ő18ƚǉ25x27ƃ28Ǧ38w39ķ
~rab	82 -7Ŭ9a11Ź18ƽ27ś
~rab>	82 -7Ŭ9a11Ź18ƽ27ś
~rac	58 -8Ř-7ś7ŁƘƫǌ8ŧƍ9Ƥǆ12Ś13wƕǩ14Q17ů21Ɣǔ25Ǔ38ǂ42Ǖ61ž
~race	86 -9Ƨ19w52ǂ
~rack	73 -7ş7Ų9N12ǌ13ǔ23ů70ž
~ract	61 -8Ř-7ś7ƫǏǣ8ŧƘ10Ƥǆ11ƍ12Ś13Łƕǩ15Q22ǔ23Ɣ27Ǔ45Ǖ
~rad	63 -12G-11t-8ť-7w7Ǔ8ǥ9qǡ10ū11Ɵ12B13ƍ14p15zŨ19Ʒ22S23P24m26v28y39Ż
~rade	66 -13G-12Ƴ7Ǐ8Ǔ9yǡǥ10q13m14ƍ16Ũ17z23S25P30v45Ż
~rado	90 8ŵ15ū
~radu	86 11Ƴ16m27y
~raf	81 -11m9N11Ű12Ǎ13eż17ĵ
~raff	86 -12m10N12Ű13Ǎ14ż
~raft	88 14e18ĵ
~rag	50 -23Ǒ-11qŉƙ-8şǣ-7Ɩ7ŊŖť8ĸņųǋǕǧǪ9XƝƨ10ŻƀƯǎǚ11iR12Ɯƪ13WńƇǔ15Ŀšǜ16śƁƓƟ18ƂƩǟ19Ʈ20Ţ23ſ24Ő25Ǥ27ƕ28Ř39ű43Ƨ
~rage	50 -23Ǒ-11ŉƙ-9q-8ǣ-7şƖ7ŊŖť8ǋǕǧǪ9ĸųƝ10XƀƨƯǎǚ11Ż12Ɯ13WńƇƪǔ15Ŀšǜ16śƁƓ17Ɵ18ƂƩǟ20Ʈ21Ţ23ſ24Ő25Ǥ27ƕ28Řű43Ƨ
~ragg	86 8r14R17ņ23i
~rai	57 -12ǫ-9E-7GSǟ7aŢƺǚǝǥ8Ƌ9P10Ų11ŴǑ13ĵŁƔ14Ƣ15Q16Œ17ƛ18Zǒ19l21ŔŻ23Ű25Ʊ26ƚ27ŕ34ŀǛ38Ɲ50j
~raid	90 -13ǫ17Ɲ57ŀ
~raig	74 -7Gǟ7l8ƾǐ10ŉǩ13Ţ15ŕ17Ų18Ŵ19ĵ20Ł23Œ
~rail	90 20Ǒ33ǒ
~rain	65 -11ǩ-7ŉ9Ƌƺǥ10ǝ11ǚ12P18Q21ƛ25Ż27ZŰ33Ɲ39Ǜ57j
~rais	69 -11E8Ř9k12a17Ɣ18Ƣ19l21ŕ29Ŕ33ƚƱ
~rak	86 14h34ž
~ral	65 -18ſ-8Ř7ĻƐ9şƑǏ13Ƶ14ǩ15Ɗ16C17ǣ18Ǖ24ǧ26ƺ43Ʋ
~ral>	66 -19ſ-8Ř7ĻƐ9Ƒ10Ǐ13Ƶ14ƺ15ǩ16Ɗ18ǣ19Ǖ24ǧ43Ʋ
~rall	90 13ş17ƺ
~ram	65 -8ǆ-7œ7ļǓ8Ľ10ư11Ǚ12aPž16ǫ18ƽ19ǃ20Ǜ22Ǉ27ńǧ31Ǝ33ƈ
~ram>	79 -8œ8ŋ11Ľ13Ǉ14Ǚ23ǫ24Ǜ33ǧ
~rame	77 14Ǉ23ǃ36ń42ƈ
~ramp	75 37Ǝ
~rams	90 21ž26ƽ
~ran	45 -16ť-15ƺ-12ǆ-11Ř-8Ĵĵţ-7ŒƿǓ7ĻŲſƛǦǪǫ8AūǚǤ9ZŸǏǗǡ10Kĺřşƨ11ŠƄƶǔ12ŧƍƓƮƯ13ƆƇ14Ǉ15XŐŮ16łǕ17őƅ18œǒ19ƗƫƵǎǧ20WŤ21Ň23Ƹ27Ƃ28ĿƑ35Ţ
~ran>	90 -27ť-8Ļ10Ǖ50Ţ
~ranc	48 -16ƺ-13ǆ-10Ř-8Ĵĵ-7ţ7ŚǍ8XƀǦ9ūſƛ10AśǪ11Ǥ12şŠŢƨƶǫ13ĻƄƵǔǕ14řŧƂƇƫƮ15ƓƯ18ĿłŐ19ő20ƅǎ21Ɨǧ22Wœ24Ň25Ť
~rand	69 -7ƿ7Ŝ8cnZ9Ʊ10x11ƚƵ12ĺ16Ÿ22ƂƆ27Ǉ29Ů41Ƹ
~rang	75 7I9yT13X18ƞ20Ǘ22K
~rank	90 13g16H26Ŀ
~rans	83 -7L10ǚ11Z15Ŷ19Ų20lǒ
~rant	72 9ƥ13ǝ17Ǐ20ǡ48Ƒ
~rap	84 8m11Ɯ12Ơ15ż18ń
~rar	90 8Ǜ15U18S
~ras	68 -13ş-7nƝ8w9Ū10l11ƚ17Ʀ29Ɛ31Ƅ37Ǟ43Ƃ53Ž
~ras>	76 -7Ɲ10Ū13ƚ33Ɛ48Ƃ
~rash	78 -8n-7ż21Ʀ36Ƅ61Ž
~rass	85 -15ş-7ƹ8Ţ46Ǟ
~rat	56 -15ŉ-9Ň-8ņŧ-7Śǫ7HĻǃ8ƕ9gsĵǡ10Ŝ11śŠŪ12Ơ13ǅ14Ķ15Ÿƚ16cŋŏŲ18ř19Ŭ20fKœŔǇǍ21Ɩ22ŕǈ25Ŀ34ş46ƶ
~ratc	86 -7Ŵ13Ų15Őƕ
~rate	63 -9Ň-8ņ-7ŧǣ7ƺ8ǌ9HĻ10Ķǈ12EĿ14ŠŪ16ǅ18Ɩ19ƚ20c21ŏř23Ŕ24œ26ŕǍ32ş53ƶ
~rath	75 -12ŉ7I12Mǃ13sĵ20Ŀ24ŋ30K
~rati	71 7Ķǣ10Ŗş12f15Ŝ18śǈ28Ŭ29Ǉ
~rats	84 8Ǖ10fƼ12Ɣ15ǡ21Ơ
~rav	76 -9ŉ8Ơ9ƃ11ŒƂ25ū37ǂ41ơ
~rave	76 -9ŉ8Ơ9ƃ11ŒƂ37ǂ41ơ
~raw	74 -11Ǖ9ŭ10ŗ12ǘ14Ə16ƈ17Ƌ18Ł19ǃ21ś27ǜ
~raw>	85 -13Ǖ21Ł23ǃ32ǜ
~rawe	86 11ŭ12ŗ15ǘ25ś
~rawl	82 15Ə18ƈ20Ƌ
~raz	77 7ǐ9xHƀƉǫ11UƳ12ŕ13Ɣ15iň16t
~razy	77 7ǐ9xHƀƉǫ11UƳ12ŕ13Ɣ15iň16t
~rb>	90 21ű29Ĺ
~rbe	85 -9D12ĽŒ13t18Ǐ19Ɛ
~rbn	85 38ƞ
~rbnb	85 38ƞ
~rby	81 11Ƒƛ26ś30z
~rby>	81 11Ƒƛ26ś30z
~rce	66 -19ř7Ķķǉ8ţƖǖǘ11ń12Ǔ14Ż15ǈ18ĵǆ19ǝ21Ŕ24ž26Ɯ30Ő31f
~rce>	79 8ō9ǉ11Ķţ12f14ń36Ő
~rced	86 28f
~rcen	70 -20ř7ķ8ǖ9Ɩǘ12Ǔ14Ż17ǈ19ĵǆ21ǝ23Ŕ25ž27Ɯ
~rch	71 -12f8GƆƲ10ƑƠ11Ǥ12oBǜ13Ƨ15t16Ů17Ɗ23D25Ɣ26Ƹ
~rch>	75 -7f8G9ƆƲ10ƑƠ13oBƧ16t17Ů25D28Ƹ
~rcha	85 19Ǥ32Ɣ
~rchi	88 16ǜ21Ɗ
~rci	73 -18ƃ7ǖ8ǍǤ9ő10š12ǎǧ15Ǐ20Ǩ27ǆ
~rcia	73 -18ƃ7ǖ8ǍǤ9ő10š12ǎǧ15Ǐ20Ǩ27ǆ
~rcy	81 8Ǌ15Š16Q18ū20ǂ
~rcyc	84 16Š19ū21ǂ
~rd>	48 -11I-9J-8ZĶļŉǊǟ-7tMĺŞƨ7Ōŷžƞ8abqƥƶǇ9ňŜŻƔƦǁǔ10ƅǥ11Ǜ12Ĺǫ13Ƣ14Ƶ15ľǡ16d17Śū20ƎƣǙ21rXőŝ22ǚ24ĵǘ25FU26ō27ǎ28Ľł30żƓ34e
~rda	82 -7N10ǝ17X31ų
~rdas	83 10ǝ32ų
~rde	69 -9ō8Ŷ9ƅǀ12Ǘ13ŏ16ǫ17gƥ24ų31ũ32ƞ40Ō
~rded	77 -8ō35Ō
~rden	88 22ƥ23g
~rder	79 9Ŷ10Ōƅǀ14Ǘ15ŏ24ǫ28ų37ƞ
~rdi	73 8Ɔ10ĺ17Ŝ38ƴ39Ō
~rdia	82 7Ʊ43ƴ
~rdin	78 9Ɔ10ĺ18Ŝ41Ō
~rds	62 -13Ō-8Ķ-7j7ƍǎǦ10ŝ12ǀ13Ņ14ŗŪ15ťů17ơ18ƛ19ŉ20ǚ38Ǚ40Ĵƅ43ǘ
~rds>	62 -13Ō-8Ķ-7j7ƍǎǦ10ŝ12ǀ13Ņ14ŗŪ15ťů17ơ18ƛ19ŉ20ǚ38Ǚ40Ĵƅ43ǘ
~re>	25 -15tƪ-14Kŷ-12Łŕ-11BIƌƵǧ-10mŰŲźǑ-9ňœƿ-8eƈƍƭ-7pľŏżƔƖƲ7YŇŌƃƛƤƩƬƹ8łŹǎ9gRUĹŦŪŸƅƇƸǦǫ10dƄƓƙǊ11jrķŃŅŐƎƐƨƴǗǣ12śŭƫƻǨ13ŊūƂƏƯƱ14ZļĿŢŵƉƽ15xPXŀŗŝŻſǟ16sĴƦǍǐǕ17vOSōťŮƼǓ18kwƾǙǡ19zŉŔǌ20nyőƳ21ĶƜǖ22MńŎƮǈ23řǪ24JƑ25űƟƺ26Ƌ27cƥǤ28lFHǠ29Dơ30f32aũ33Q35iǆ36G37Ş39C41Ơ50V
~rea	46 -15Ł-13S-12ť-11Ɯ-10ŤŸǇ-9ţŴƩƹ-8btHŎƔ-7hwzŧǊǑǚ7FYŐŠůƲǐ8kũƾ9lXƒ10Eư11UĸĻźƠǍǕ12eƂ13ňŔŝŨŽƌƚ15Śƣ16dŞ17ǁǜ18aĿŇ19ƛ20CŢ21JƘ22Ń23K24ś25ǫ29j30ĺŗŷ32ō33ŕ36I
~rea>	79 -17S-14Ɯ-13Ǉ-10i8ŕ9G12ƛ13F21E24j28C31l34I
~reab	84 10ƥ14Ǎ23C
~reac	71 -10NŬ9ŝ12X14L15ľ21Iň26Ļ31ĺ42K
~read	57 -13ţ-10Ÿ-9ƹ-7i7ĵǋǠǣ8uƨư9jpņŘ11ĺůǕ12Ʋ13ŃŚƣ14dƘ15Šƽ16Ŭź18ś19Ƃ20aeJ21Ő29ō31ŗ
~reak	70 -8Ʃ-7TƔ7mXƞ8x10IOŪű11ƣ12Y13Nũǟ14kƐ23Ń27ƌ30ǫ35Ţ
~real	67 -12IŁ-10C7Fśũŷƛ8jRŨƆƑư9dgŇŚ10Ō11c15ŗŝŶ17ƒ22ĸ28ǫ35Ŀ
~ream	86 -9ƈ12ƛ13ś20ŷ23ǐ31Ơ
~rear	88 18ƚ34Ž
~reas	69 -8Ő7Ƹ8ţ9Ɓƃ12ĺ13ƿ15ňƚ22ō27Ŕ49ŕ
~reat	63 -7ŝ8Jƞ9ŵƘǍǞ10şƈ14ƾ16T18iŨ19U25ŇŞ27ǁǜ30ŷ
~reau	90 9Œ11Ņ12ŝ
~reb	77 10ƙ11ǟ46ƕ
~rebu	77 10ƙ11ǟ46ƕ
~rec	54 -17ǫ-14ť-12Ǡ-7vō7ƬǀǇǞ8ƄǊǜ9œŦ10adĻŞƲ11ŝ12qF13Ŷ14Ɓƚ16EŤǌ18Œ20BǦ26Ǚ27ǁ32ż40Ž43ľ57Ō
~reca	81 15Ū21q52ľ
~rece	77 -13Ǡ10Ƶ14Ťƶ15Ǌ17Ŧ18Ļ26ǌ27ƚ29Œ
~reci	90 -17ǫ12i17ŋ20wŞ
~reck	73 -9ť-7ƶ7r8zǨ10B11ũ12ǁ13Ƅ17ŝƲ20Ɓ21Ŷ57Ž
~reco	62 -7ō7ƍǦ9š10Ťǡ11ǜ12ǀ13ľǁ15B33Ǚ40ż71Ō
~rect	70 -10w-7v7nŢ8Řŭơ9bDųź10Ƭ11sŐǞ12Ǉ14œ15d18aF21E
~red	47 -23Ǒ-16Ǎ-15Vƥ-10Ǔǫ-9ŎœƆƙ-8WŔŻ-7hijsuŁŷ7ĿŗƗƧƯƲǆ8ZĺņƃǛ9ŵǩ10ŏƉƌ11mǒ12ĴŊŢƈƸ13ũ15Sǃ16ō17eƁǞ18Ǐ19ƏƐǧ20ƍƨǔ21lP22ƣ25Š28Ľ29Ǚ34Ǥ36Ř37ƕ40Ķ41ƀ42Ő46ƪ
~red>	49 -24Ǒ-16Ǎ-15Vƥ-10Ǔ-9ƙ-8ŒœŻǫ-7huŔƆǎ7żƂǅǛ8ĿňŗƃƧƯǆ9ĺņŵƲ10Ɛǩ11ŏ12mǒ13ŊŢƈƨƸ14ũ16Sǃ18ōƁǙ20ƏǏǞ21Ľǔǧ23lPƣ26Š34ƕ36Ǥ38Ř44Őƀ49ƪ
~redi	64 -9ƅ9ƨƺ10ĹŞ11Ľŭ13ZƗ14Ɛ15ƍ16Ǚ19Ĵ23e57Ķ
~redo	80 8ƕ19ƌ21Ɖ25ƍ
~ree	54 -15ŀ-11ƪ-10ŉ-8kHơ7ƩƳǃ8aĺōŔŜŝŤ9BťƱ10rEłƟ11s12GNžǅǍ13Ĵ14ƣ15V16ǆ17LƠ19gƖǕ21h24ű27j28m43Ɠ44D64ƛ
~ree>	67 -16ŀ-11ƪ-10ŉ-8k8ĺ9ƹ10ŭƳǃ11Ʃ12BDŤǫ13rťƣ15sNƓ18Ĵ19ł21ǆ23L25Ɩ26g37m
~reed	83 16Ʊ19Ɵ40h
~reek	79 -12ǟ11ƣ66ƛ
~reem	85 7Ƥ11ǎ12Ǫ33Ǖ
~reen	86 10D13Ơ14Ŝ15ō20a
~reer	90 -10H16q31V
~rees	78 18j50Ɠ
~reet	64 8ƥ9tƈ12ŝ13EƠ16GǍ17ǅ31űƛ44D
~ref	73 -10ũ-7Fő10Ś11Ƒ13ľ14Uǎ16ĵ19ƙ20Ǎ24K26Ū32ƶ50Ľ
~refe	79 10Ś18ĵ27K54Ľ
~refr	88 -8F17ǎ18ľ24Ǎ
~refu	90 -8őũ32Ū39ƶ
~reg	67 7KŴƛ8ĺƫ10Ɨǀ11ŷ12ǅǘ13Ǆ14ųƚ15ƣ16Q17Ɗ20ǣ23ǌ24ǖ26Ŭ
~rega	86 11ĺ27ǣ
~regi	79 -7Y12Ɨ15ǅǘ19Q27ǌ31Ŭ
~regu	72 7Ź8KŴƛ9ƫ11ǀ16ųƚƣ18Ɗ29ǖ
~reh	78 -7Ű7ǈ14Q16Ƒ26Ǎ35Ɓ
~rehe	83 37Ɓ
~reho	86 -8Ű8ǈ16Q18Ƒ28Ǎ
~rei	90 27Ƃ
~rej	90 20ƶ
~reje	90 20ƶ
~rel	61 7Ɩ11ǜ12ǫ18u23Ʊ33H43Ǩ61ƃ
~rell	63 13ǫ44Ǩ63ƃ
~rely	86 8m16Ʊǜ
~rem	60 -15ƣ-14g-9ońŝ8Ŧ9Ǉ11E12ǆ13a14ŔǦ16ǂǎ22œ24tƲ27Ƹ32ƍ34ľǊ43ķ
~rema	82 -8O34Ʋ47Ǌ
~reme	65 -16ƣ-14g-9ń-8ŝ7xŧ9Ŧ10Ǉ13E18ǎ19ǂ26t29Ƹ38ľ48ķ
~remi	77 -12o11X12Ŕ18aǦ29œ
~remo	82 18ǆ46ƍ
~ren	44 -15ǫ-14ǎ-13nĵ-12ĴƯ-11ƺ-10ſ-9ōƜ-8PƾǄ-7HQŅŦǏ7Ŝƍ8ĻŘŸƱ9ŉŝšŨƥǍ10vœưǑ11ơǔ13Gǧ14ŞŪ15őƬǉ16ĺǣ17Kĸş21Ţ23Ŷ25ƣƧ27ƦǓ28Ő30ƿ32Ƥ33Ƃ34z42ƞ49u59F61Ŗ79Ƣ
~ren>	75 9w10v13ƭ15yƱ38u
~renc	78 9ŚƑ10Ŕ16Ń20ŉ21K35ǣ
~rend	85 34Ƭ
~rene	61 -12ŕ-10Ư-9ōƤ-8ƍƣ-7ƶ10Ǡ12ŜƢ15ĺ28ŝ29Ʀ36Ţ64Ŗ
~reno	86 15ƹ31ƍ
~rent	48 -14ĵ-13nǎǫ-12Ĵŝƺ-10ŔſƜ-8yPƾ-7QǄǏ7ĺŏƦ8ř9Ÿ10ĻŘšƥ11Ǎ12ŨǑ13ơưǔ15Gœ16ŕŖŞǧ17ǉ18ő19ĸ20Ū22ş26Ŷ28Ƨ30u31Ő32Ǔ33ƿ34ƣ37zƂ42Ƥ47ƞ66F77Ƣ
~rep	58 -9Ɯ-8ĺ-7ƚǟ7Ũſ8ŕƄƓ9ĻżƲ11Ķŝ12Ť13ǆ15Ə19Żƌ20ŧ23Ɖ25ƙ27ƕ28Ǥ31Ʒ32ƒ43Ū
~repa	77 8ĹƦ12ŕ13ŪƲ19ǆ31ŧ
~repl	62 -9Ɯ-7ĺǟ8ſ9ƄƓ10Ļư21ƌ25Ɖ27ƙ30ƕ31Ǥ34Ʒ35ƒ
~repo	77 -8ƚ7ǋ9ť13Ũż15Ķ18Ť21Ə26Ż
~req	74 -11Ʀ9ĺ13Ǜ18ǎ19ľ20ƣ26Ǖ
~requ	74 -11Ʀ9ĺ13Ǜ18ǎ19ľ20ƣ26Ǖ
~rer	77 -14q-13Ŧ-9ŢƖ-7ǩ8ţ9ǔ12ŭ13Q16œ18ŵ20ƶ22Ɖ23Ŵ28Œ40ő
~rer>	81 -10Ţ-9Ɩ9ţ13ŭ17œ19ŵ21ƶ30Œ42ő
~res	52 -13Ǡ-12aAS-9Pƌ-7xƧ7zũ8eNļŅņŐžƚ9ľŒǙǡǢǩ10kEňƲǖǟ11ŀƓ13BǑ14Ŗ15Ƒ16JŎ17Ǟ18tŠǏ19Ÿ20ƽ22ű28ő30ƾǫ32U33n34D36GǍ
~res>	70 7Ř8Ƥǖ11ƠǏ12e14nļžƚǢ15kǑ16Ǎ17Ɠ18Š19ő21Ŗ27ŀ
~resc	84 34ƽ
~rese	86 7ő10ş11Œ15ŞǞ17N
~resi	83 9ǖ18Gǆ29n34ǫ
~resp	88 12Ń13ţ17U
~ress	59 -13Ǡ-9PS-7ǆǤ7ƅ8FŒŤǄ10ņǞ11Ņǩ12ũǙ13Eňőǟ17Ÿ19J26Uű28Ǎ29G36ƾ41D
~rest	68 -11Aƌ7ĸƣƥ8ĺŸ9Ɩ10HňŠ11zǝǫ12š14Ǐ16ŎƲ17ǡ19B21t23Ƒ
~ret	60 -8ǫ-7ő7qWŎŷǌǒǓ8ŀũŵżǈǢ9Ư10T11Ƈ12ƛ13GǛ14Uţ16Ʃ17Ţƺ18tƻ19ǆ26P33Vķ
~retc	88 12ơ13ż26Ţ
~reti	69 8ŝ9q11Ư19Ʃ21t32P36ķ41V
~rett	68 -7ő7Ĵĺſ8SŰƠǒ9ŎŷǓ10Wŵ11ŀũ13Ƈ14ƛ16G17Uţ20ƺƻ
~retu	84 9fŨ11ǌ12ǈ13Ǣ16T20Ǜ
~rev	72 -13Ƹ-10Ť8Ŕ10ŷ11Ǡ12Ųƫ14Ɖ16ǫ18Ū22ŝ25ŗ34ǌ36H
~reve	77 -10Ť13GŲƫ20Ū37ǌ39H
~revi	82 -15Ƹ-9G9Ŕ13ŷ14Ǡ17Ɖ20ǫ26ŝ30ŗ
~rew	73 -11Ƅ-7yœƓ10ŏ11ň13ƴǠǥ16Ǫ20Ǔ22ǐ28ǋ32k37Ǌ41ǉ
~rew>	74 -11Ƅ-7Ɠ10ŏ11ň13ƴǠǥ16Ǫ18k20Ǔ29ǋ38Ǌ41ǉ
~rfe	80 -7d7D9Ŗ10J11Ś12a16ő17ļ22ş
~rfec	80 -7d7D9Ŗ10J11Ś12a16ő17ļ22ş
~rga	90 -12w7ļ24ǈ26x
~rge	66 -7ŀ7ǔǛ8ļƶ9ƣ10tƪǁ11œƅǫ12ż16ƕ20Z21łǖ22Ƣ25ƾ29Ƈ43ń
~rge>	73 -7Ǣ8ǔǦ9Ǜ10Ŗ11ƣ12ǁ16œ18ƕ21Ƣ24ł33Ƈ
~rgen	83 8Ƅ27Z42ń
~rger	88 13t40ƾ
~rges	88 18ǫ31ǖ
~rget	86 7ƕ11ļ14ńƪ15ƅ
~rgi	82 16C17y18ņŹ24œ
~rgia	85 7l17C18yŹ
~rho	88 -10ŷ11Ɣ12G13Ɔ25C
~rhoo	88 -10ŷ11Ɣ12G13Ɔ25C
~ria	75 7u8ƈ9zƆǚ10Ŭƫ12ƨ13Ǘ15ƭ22Ɗ24Ʋ
~rial	78 8ƈ11Ŭ13ƨ14Ǘ23Ɗ25Ʋ
~rib	80 7ƥƺ8Ŕ9ƈǏ10wƊ11ũƽ
~ribe	84 7Ų8ƥƺ10ƈƊǏ12ƽ
~ribl	90 10Ŕ11w13ũ
~ric	55 -12ǫ-9ŀŨ-8Ƃ-7łŕǀ7ƉƑ8ļŊţƢǃ9rQĶňƙǌ10Ş11qŔ12ŋǑǡ14ƫǊ15ŮƮǚ16Ǔ17Ŀŏ20š21Ɣ22Ł24Ņƚ25ƌ26Ńœ29XƜ32ņ47ƈ
~ric>	85 23ƌ
~rica	73 -8ŀ9Ɵ10ƛ17ƌ21Ǌ25Ǔ40Ɯ
~rice	61 -10ǫ-9Ũ-8Ƃ-7ŕ7ƧǑ9řţƉƢ10rĶļňŊǃǌ11ƙ12Ş13Ŕ14ŋ17ƫƮ19ŏƚ21Ŀ24šƔ26Ł29Ņ30Ńœ32X36ņ
~rici	90 -7ľ11Ǒ13Pƚ19q
~rick	74 8ƥ9Ǐ18ǡ22ǚ66ƈ
~rict	82 7ǆ12Ƒ13ǖ15Ǖ17Q25Ů
~rid	69 -18ǫ-12Ş-9F-8ſ9ƪǖ11wŊ12ŷ14ŭǆ16ūŮ19Ƅ20t23Ʒ25H29ǂ31ų50Ŷ
~rida	85 -10ſ15Ƅ17ǆ31H
~ride	74 -12Ş-10F-7ū8Ƅ10ƪǖ12wŊ14ŷ15ŭ20ǂ21t35ų54Ŷ
~rie	52 -13Ǎ-11Ť-8cƥ-7Q7ƲƵǒǫ8ajŨƦǋǨ9Ľľſǚ10ƤǇǝ11žƹ12Ū13YƓƾ14ŒǏ15Ňš17oƇ21Ƅ22Aţ25fB26ŀ30ų35ǥ36ő
~rie>	88 9Š12l14hš27ő
~ried	68 -8c8rƜ9ƘƝ10Ʋ11ƭ12j13ŷ15ŀǚ17Ūž19ţ25o37f
~rien	65 -8Ť7Ŀ10šƞ11ũ12aŨƦ13Ľ14Ƥǥ15ƵƹǇ21Ň30A32B
~rier	77 7ŧ9ş12Ş13ţ17ų23ǫ26Œ40ő
~ries	61 -14Ǎ-8ƥ7Ƌ8WX10ǋǒ11ſǨ12ľ14ǝ15Y17ƓƾǏ20ŀƄ22ųƇ24ǥ
~rig	38 -15ǫ-12x-11ť-9jnǐ-8mTU-7BR7pšũŸƍƭƳǊǖ8eikCQĽłŇśŢƨǓǥǧ9KŦŲƟƻǀ10őŚŠƉƣƪǎ11sōŮ12aońŒ13ŐƞƮƿ14EMSXňŨǡ15ŘƔƕ16u17Ł18ŋŏǅ19q20IP21b22Ɔ23Şƹ25N
~righ	38 -15ǫ-11xť-9jn-8mǐ-7BRTU7pwũūůŸƭƳǊǖ8eikĽŢƨǓǥǧ9KQŇŦŲƟƻǀ10őŚśŠƣƪǎ11qsŮ12aoCńŒ13Őƿ14EXňŨƞƮ15MSƔƕǡ16uŘ17ŁƆ18ŋŏ19ǅ20IP21b23Şƹ25N
~rigi	75 -8C9Ɔ16Ɖ17ƌ21ƍ22l24š
~rij	90 18ƻ21ǁ
~riju	90 18ƻ21ǁ
~rim	84 11ŬǞ21Ɠǀ
~rima	90 23ǀ
~rin	49 -12ŷ-11Ɠƹǆ-9Ơ-8nFļŘǒ-7yŀşŪŽƪ7ŅŊŗ8rŁ9hKRSŐ10ŖƤ11ŃƜƧ12Ť13őŚƐƥ14qŝƀ15UǠ16Vųǉ18LǓ19fľǫ20Iĺ24u25Ǟ28ƌ29ư34T36Ǐ40ǌ49ƚǝ52ǁ
~rin>	75 -13ŷ-7ǫ10ƯǞ11ǝǧ15iU16ĺƽ17ő18ōǏ19Ŋ20Ő
~ring	53 -15ǫ-11ŷƓƹ-10i-8FƠ-7nyŀǁǒ7Pǡ8HŶ9jŅơ10rRS11hKŚ12ŁŖƤ13ŃƜ15Ť16qŝ17Ɛ18ų19VǝǠ20Ǔ22fLľǉǞ23I25ĺ28u30ƌ32ư39T44ǌ54ƚ
~rink	68 -11ǆ7Ƽ11ǫ27ƥ28Ǐ45ǝ77ǁ
~rins	88 -8Ř18ǫ31ƀ
~rint	85 -7ǉ8ƅ24ŗ36ǫ
~rio	74 8ŕǑ11rƿ12ŊŔš13ĺ14Ǆ16ƾ29Ŀƈ
~rior	83 14Ŕ33Ŀƈ
~riou	79 9ŕǑ12rŊƿ13ĺš15Ǆ17ƾ
~rip	69 -7ơ8Ŭ12ǂ13Bƞ15Ű16Ǎ18Ƃ26şƽǏ30Ɲ32k
~rip>	77 9Ŭ10ƞ15BƝ17Ű18Ǎ25k29Ǐ
~rips	88 13k16ǂ
~ript	83 32ƽ
~ris	61 -9Ɯǈ-8Ř8ĸŝ13ǍǦ14dDǅ15k21Ū26ƀǂ29ƥ30ƛ
~rise	81 -10Ř9Ĺ11Ő18ǍǦ40ƥ
~risi	90 -12Ɯ26ƛ
~risk	76 11ĸ18ƛ28Ū33ǂ
~rist	67 7ťƌ15dD17k29ƀ
~rit	59 -14ư-12nŜ-9Ʊ7oJŚƅƯǛ8ķŏżǙǞǣ9ŊƎƲ10ĹƏǂ11KŞŪŷƮ12eſƠ14gwǫ15ŘŹǕ16f18Ŀ19ō22b24ő25h28Ɛ30ƴ35Ƹ
~rita	84 16Ƹ29f
~rite	67 -15ư-13Ŝ-7v7bťƉ8no10Ǟ12ŚƎƏǂ13Ĺ14KŪƮ15Ơ16ŷ17wŞ18őŹ24ō25ǫ
~riti	82 -11Ʊ12J13Ŋő15ƅ16ŏ23ƴ
~ritt	77 -21n11Ǜ12ż13Ǖ14Ʋ16ƴ19ſ21Ř22b36h
~rity	74 9eƥǚ11ķǙ26Ŀ32Ƹ37Ɛ
~riv	46 -20n-18u-17R-12rŌ-11ǩ-10qǆ-9s-8vPŅŗǫ-7pFķ7Mƅ8Ǎ9ſƃ10ƣ11Qşũ15a19ű20ż21Nŷ23ƀ24ų28Ŷ31Űƛ32ŹŽ35ū36ǒ42ŵ43Ů44ž46ůŻ56Ŵ62ź79Ÿ
~riva	83 -9F10Q11ǂǥ12Ƴ21ƣ
~rive	49 -18n-17uR-12r-10xǆ-8zǩ-7qtŗ7ǅ8Mƅ9QǍ10Žſ11Ź12ũ15ş16ų17a20ū21ű24ƀ26ž27ŷ29ŵ31Ŷ32ů34ŮŰƛ39ź40ǒ41Ż53Ŵ58Ÿ
~rivi	62 -16ǫ-15Ō-8v-7ķ8Ŵ9zLŻ12ų13ƃ15Ů20ŵ21ů22ū27ž29ż30N31Ž33Ÿ34Ź39ź
~riz	90 -10Ǒ13Ź16Ǡ27ơ
~rizo	90 -10Ǒ13Ź16Ǡ27ơ
~rk>	45 -15Ŀ-13ĺ-11nŻƫ-10iwĹůŷƯ-9jCƦƪǊ-8Ɣ-7MŏŒœǔ7Bņ8śǃ9Fƍƹ10zTX11IǪ12N14ĻǛ15Řƨ16ŵǢ17Ɵ18LƄǆ19űǀǓǖ20Jƺ21ňŶǒ22ǥ23ǜ29Vǫ33S34q35Ů36Ű38R41WƩ45Q49PU
~rke	64 -7D7ŕ8Bƕ9F11Z12Ň13Ů15ű19Ƶ20Ǔ21Ǟ22S23H26ǥ28Ɣǉ
~rked	78 12ĸ13F15Ň16Ů18ű31S
~rker	69 8B22ƵǓ23Ǟ28ǥ30ǉ
~rket	79 7ķ9ŕ10ƕ14Z29H35Ɣ
~rki	68 -11ǫ-10Ʒ-7ƞ7tǉ8S9ŞƐƢ13h16V17Ņű18q23ķ25ĺ29g36Ǌ39P
~rkin	68 -11ǫ-10Ʒ-7ƞ7tǉ8S9ŞƐƢ13h16V17Ņű18q23ķ25ĺ29g36Ǌ39P
~rks	61 -12ǉ-11ř-9Ǐ-7ĺ8Ʊ9œ10ŗ11kMƆ14ƙ16ŉŞ17ƞ18Ɠ22Ǔ24L28Ǌ32Ɵ44ŋ
~rks>	65 -13ǉ-12ř-7ĺ8Ʊ10œ11kMŗ12Ɔ16ƙ17ŉ18Ş19ƞ25Ǔ26L33Ǌ47ŋ
~rksh	72 -10Ǐ-7ǌ9ǥ21Ɠ41Ɵ
~rl>	79 -9o7ǘ9v11ǅ12Ǧ15lǊ20w27u
~rld	86 11iC14ń16ļ18d
~rld>	86 11iC14ń16ļ18d
~rlf	86 -7ư20ƹ23Ƥ
~rlfr	86 -7ư20ƹ23Ƥ
~rli	90 13Ɗ
~rlin	90 13Ɗ
~rls	83 -11d10v13ƹ16Ǟ19u24p
~rls>	83 -11d10v13ƹ16Ǟ19u24p
~rly	76 -7K9R10m13ĵ14ǌ15ů20Ź26T
~rly>	76 -7K9R10m13ĵ14ǌ15ů20Ź26T
~rm>	56 -10œ-9AVŭƖƮ-8ƙ7WĺǆǏǢ8ĻŒŪ9ŅžƸ10apŮ11BƉƞ13ƣ14Ľ15m16Ʒ21Ŗ23ľ24Ǔ30Ɛ32Ɯ34ő51Ư52ƫ56j
~rma	61 7nĵľǙ10Ǒ11ǀ12Y13Aƽ14g16R17Ů18ļ23ƫ25ƥ
~rmal	64 8nĵ11Ǒ12Yǀ14A17R18Ů
~rman	82 21g31ƫ33ƥ
~rmat	82 11ľǙ25ļ
~rme	88 12Œ26Ǟ
~rmer	88 12Œ26Ǟ
~rmi	75 -13Ť-7ż9Ō10ƍ16C18Ǟ20Ź22ƽ41ź
~rmin	88 -16Ť19C21Ǟ27ƽ
~rmit	79 10ƍ21Ź43ź
~rml	90 34Ǖ
~rmle	90 34Ǖ
~rms	76 15ƚǗ18c20Ņ21ǫ22Ɛ36Ɯ
~rms>	76 15ƚǗ18c20Ņ21ǫ22Ɛ36Ɯ
~rn>	61 -29ŀ-9ǫ-8ƕ-7uƟ7VŊ8Ʃǈ9Ǣ10B12vĿŤƏ13mŇ14UǛǩ16c17x18q23ƒ26Ɠ28ŏ31l32dTŁ48p
~rna	74 -7Ǎ10ŀ11a12Ĺ13Z14Ə15Ŋ19Ƌ30ƌ37Ɯ
~rnac	79 -7Ǎ14ZĹ15Ə20Ƌ32ƌ
~rnad	84 7ǟ15ŀ43Ɯ
~rne	62 -14ǫ-10ļ-7ŢŦƵ7CŬƒƖƙǗ8msņ9ĻƘƦƴ10ŀƓ11B12cvxǤ14ź16Ƭ17ŇŤǟ20ƕ26Łƀ27ƶ28Ǜ
~rned	66 -12ǫ-10ļ-8Ţ-7Ƶ7Ɩ8ƙǗ9msť10Ʀ11ŀƓ13cvǤ14x18Ƭ19ŇŤǟ21ƕ28Łƀ29ƶ
~rner	79 -7ť10CŬƒ11ő14Ļ22ź
~rney	90 14ƴ15Ƙ18B
~rni	63 -15U-14ń-12Ǫ-7Ř7ŐǃǠ8ĺƒǂ9aVƿǑ10dŖŶǘǟ11qƧ12Ǜ16GT17Rư20Ƥ22ű24Ű26i28L31ƙ
~rnig	81 12Ǒ14Ŗǘ31ű
~rnin	67 -15Uń-12Ǫ7Łƌǃ8ŐǠ9ĺƒǂ10aƿ11dŶǟ12q13Ǜ17T19R20ư26Ű28i31L
~rnit	79 -8Ř13V15Ƨ21G27ƙƤ
~rno	82 -11xń-7t10gi13ō16jLǌ46Ǟ
~rnoo	84 -11ń7ļ10g14ō16i17L18j
~rns	81 -16Ł12ƺ17Ɠ19q38ź48ŀ
~rns>	81 -16Ł12ƺ17Ɠ19q38ź48ŀ
~ro>	83 7ǜ10Őƒ13Ť23Ś
~roa	70 -14R-11x-7ǆ7ǒ8CǍ9ŏ10Ǩ11y13ŞƑ15ǂ18Ǡ21ǡ22ź23Ů27Ƃ31D
~road	70 -14R-11x-7ǆ7ǒ8CǍ9ŏ10Ǩ11y13ŞƑ15ǂ18Ǡ21ǡ22ź23Ů27Ƃ31D
~rob	73 8ĺƺ9Ŷ10lŌƾǞ11ƹ13Ɲ14L15ŝƫ17Ł29ǫ
~robl	75 8ƺ9ĺŶ10ƾ11ŌǞ14LƝ15ŝ18Ł
~roc	76 -13Ɩ-7O8j10XǞ14ǂ15ō16Ɨ19Y23Ń26Ů
~roce	81 -8O11XǞ16ō21Y25Ń28Ů
~rock	85 -15Ɩ9j16ǂ18Ɨ
~rod	83 11Ɵ16Ǘ19ƫ20ǣ25ǆ
~rodu	83 11Ɵ16Ǘ19ƫ20ǣ25ǆ
~rof	80 7ǔ10Ňƒ14P27ǜ
~rofe	81 10Ňƒ14P27ǜ
~rog	72 -8œ-7ƣ7ǎ9Ť10ĽŬ11Ǉ12Ǚ13ņŒ14ž15őť16ŅǕ22Ǜ29ǧ
~rogr	74 -8œ8ŋ9Ť10Ľ11Ǉ13ņŒǙ15őž16Ņ23Ǜ30ǧ
~rok	66 -8ŗ7Ƅ8Ĺƀƞƾ9ŶƧ11ĸũƿǠ12ǋ15řƐ16ŝ18Ơ21Ƃ33ť
~roke	66 -8ŗ7Ƅ8Ĺƀƞƾ9ŶƧ11ĸũƿǠ12ǋ15řƐ16ŝ18Ơ21Ƃ33ť
~rol	62 -9u-8Ŕ10tŖƑ11ķǟ12ƚ14QǊ18ŴǓ19ō21Ǣ22Ż26W29ƾ31ǉ54ǋ
~rol>	88 10Ǆ37ƾ
~roll	63 -9u10Ƒ11ķŖǟ15Q19ŴǓ20ō22ŻǢ26W32ǉ55ǋ
~rom	48 -15QŴ-14T-12ĺ-11hşŦǒ-9Ƶǩ-8Ńōś-7fLPŗŤƦƳǚ7ňŐŪųƏƜƿǛ8uƞƬ9IšơưǇ10mƆƨǆǟ11ŜŰƀƩƫ12krƅǓ13ĻŹ14ĸǏ15ŕ16Ĺťƣƽǌ17ţŨƑ18WņǖǞ19Ǎ20ǔ21RŔŻ22ľ24ŝ25ļ30ƛ33l37ŏ38Ǘ
~rom>	48 -15Q-14TŴ-13ǫ-11hşŦǒ-9ĺƵǩ-8ś-7fLPŃōœŤƦƳǚ7ŪųƊƏƜƿǛ8uŁŐƬ9IňšƞơưǇ10mƆƨǆǟ11ŜƀƩ12krŰƅƫǓ13Ź14ĸǏ15ŕ16Ĺťƣƽǌ17ŨƑ18ņţǖǞ19W20Ǎǔ21RŏŔŻ23ľ24ŝ26ļ30ƛ33l38Ǘ
~romi	86 12œ14d15ǫ28ŏ
~ron	61 -11Œ-7Ş7eƚƞ8KťŹ9Ǧ10qĻ11ƥǎ13CǞǫ15ƈƑ16ŀǍ17b18ş20Ň24ǅ25ĵśǊ26ŷ28ǜ
~ronc	90 41ŷ
~rong	73 -13Œ-7Ş8Ŀǁ12Ǧ16C17ťǞ21ŀǫ22ş25Ň35ǜ
~roni	86 9ƙ11ƚ15K
~rono	88 28b
~ront	67 7ņ8e9Źƞ11Ļ12qƥǎ17ƈƑ18Ǎ23ĵ27ǅ28Ǌ29ś
~roo	50 -14ŦǎǠ-13Ų-9ń-8ĸŐƜ7ƗƢƣǅ8X11hŏ13Ŵ15ƛ17Šǩ18ƙ19Ɠ20yǔ26ƞ29Ƈ30nƟ31ǆ42ƅ47ƍ53Ƥ77Ɗ93Ɖ
~roof	54 -15ǎ-14Ŧ-13Ų-9ń-7Ɯ7Pǥ8ŅƗƬ9Ɵ12ƣ13hŏ19ǩ21Š22Ɠ24n34ǆ35ǔ46ƅ85Ɗ103Ɖ
~room	62 -15ǔ-14Ǡ-9ĸ8ƒ9nǅ12XƢ16Ƌ18Ŵ24ƙ27Ɵ34ƞ38Ƈ61ƍ69Ƥ
~rop	60 -9M-7ŃŘƂǆǫ7ƎƩǍ9ŦƿǨ10Ĺ11HŜų12I14ſ15VŹƣ17Ɠ18ǈǎ22ƙ25ĸ26D28Ţ30Ʒ31Ɓ35Ǥ
~rop>	75 -10M-7Ń8Ǩ9DV12ƿ16Ŝǈ25Ɓ39Ʒ
~rope	66 -7Řǆ8ƎǍ13H16ſ17Źƣ19Ɠ20ǎ21D25ƙ28ĸ39Ǥ
~ropp	77 9ƃ10Ǫ11V15ųƁ34Ţ
~ros	73 -11Œ7Űǔ9TŃ10Ɩ11ŗŪ12Ŕ17Ş18Ľ19ǅ22ǋ42ǌ
~ross	75 8Ű10T11ŗƖ12Ū18Ľ23ǋ44ǌ
~rot	59 -9Ů-8Ǉ7enAƐƑ8ƭ10QSņŝƀƵ11ľǚ12ŗƄǈ14ĺłƯ15wĿŴƿǅ16ķƴ17Ř18Ő26h27B29ĸ
~rote	65 7qXŪ8Ɛ9wƑ10ŵ12ƴ13ŝƀǚ14ŗƄ16Ư17ĺĿ20Ř21Ő34ĸ
~roth	69 -9Ů7wǪ8ež9n10Aƭ12QƵ13ņ15ǈ18łǅ19Ŵƿ21ķ36B
~rou	44 -12HǉǤ-11B-10Ő-9qPƖ-8gDŔŖŚŝǡ-7ĵļŁňŞŷƮ7tĻǃǊǨ8ŭǩ9ZĸŲƓǧ10őŗƠǋ11CŋŒťƙ12ŅŘ13ĶƳ14ezĹƏ15nŜůƕǁ16Ũƪ17Tš18jưǘ20YǂǞ21sũŪƗ23Ǝ25Ŷ29Ʃ30ǐ33l49W
~roub	73 -9n7Ķ8Ĺ10Ɲ11p13ĺ14t15ş16ƾƿ17Ų20Ǟ
~roug	49 -11Ǥ-9ƿ-8ŐœƖ-7LQŖơǫ7zŃŉūŽƳƽ8ĽƂ9rŒƙƨǨ11ĻŜŨƩƵ12nŭŶ13ĸĹŋŪǧ14Ző15ŗ16ť17Ə18jƗ19ůư21Řƪǐ22ǘ23W24Y25l29ũ
~roun	56 -11H-10Bǉ-8ŀ-7ƺ7ƋƐƗǄ8uWĶŨƞƧ9Š10hƥƳ11ơǃ12VŪǩ13nǞ14z15lTƓǋǐ18C19Ņ20Ŷ21š22ƕ31s34Ǝ
~roup	78 -9V14x15Q28Ʃ42W
~rous	83 -11g9Ŝ19a32ǂ
~rout	85 7š16M29e
~rov	79 -7Ş9Ʒ10ŏ11Ǥ17ł18őƍ26ǡ27ş28B
~rove	82 -7Ş9Ʒ11ŏǤ19ƍ27ǡ28ş29B
~row	58 -15H-14k-8Ļ-7W7jIŲǌǚ8œǟǥ10ŗ11Ư12ŵƮ13ƞƨ14yZ16l18Ŷ19Ĺ22Ɩ23vL25Ŵ32Ɨ37n41Ƭ53Ǡ
~row>	60 -15H-11k7ŲƗǗ8Iœǚǟǥ9ǌ10ŗ13ŵ14ƞƨ16Z17Ʈ19ŶǠ20Ĺ22l24LƬ27Ŵ30Ɩ
~rowe	86 -11Ɩ27Ƭ38Ɨ
~rowi	85 -10Ļ10ǉ23Ǡ25y
~rown	83 7u13j16Ư27nv
~rp>	88 19ŷ21ū34ǈ
~rpe	90 12Ƌ18Ɲ
~rpo	77 -12D13ǅ19Q24ű33ǈ
~rpor	77 -12D13ǅ19Q24ű33ǈ
~rpr	85 7ż10Ĺ12Ő19ǍǦ
~rpri	85 7ż10Ĺ12Ő19ǍǦ
~rra	85 8Ţǒ36Ů
~rran	86 8ǒ37Ů
~rre	57 -9Ƣ-8w-7ſ7Œŗź8śǞ9SƷǧ10Ľ11d13Fǔ14aş17E19G22Şǣ23Ŗ24ő25Ř30Ƭ40Ő41œ
~rrec	70 -9w-7v7nŢ8Řŭơ9bDųź10Ƭ11ŐǞ12Ǉ14œ15d18aF21E
~rren	60 -10ſ-8Ƣ8ŗ9Œś10SƷǧ14ǔ15ş20Ř21G23ŞƬǣ26Ŗ27ő31œ33Ő
~rri	59 -8ǈ7ŝũƭ8uWƛ11ľǨǫ13ǅ14Ū16ŒƓ21o26ő27ţ32fƜ33ŀ
~rrib	90 10Ŕ11w13ũ
~rric	79 -8ŀ11ƛ44Ɯ
~rrie	61 7ŞşƜƭ8W11Ǩ12ľ13ǫ15Ū17ŒƓ22o28őţ33f34ŀ
~rro	62 7Ųǔ8IƮǗǚǟ9ǜǥ11ŗ15ƨ16Z19Ŷ21Ĺ25L28Ŵ36Ƭ
~rrow	63 7ǔ8ŲƮǗǚ9Iǟǥ11ŗ15ƨ16Z20Ŷ21Ĺ26L28Ŵ37Ƭ
~rru	86 -13Ǥ-7Ŏ20ǟ34N
~rrup	86 -13Ǥ-7Ŏ20ǟ34N
~rry	55 -15Ǩ-11Ɵǘ-8uN-7œƥ7řŰŶƚ9ǥ10ƨǒ11ŇŲƤƵ12aǑ13Ő14bfĴƅ15ŘŠǜ16ųƃǔ18ǧ21ŀ25ń26ǎ29ǣ30hƀ
~rry>	56 -15Ǩ-12Ɵ-11ſ-8u-7ƥ7ŐŰŶƚ9ǥǧ10ǒ11ŲƤƵ12ŇǑ13aŘ14bf15ƅ16ųǔǜ17ƃ22ŀ26ńƀ27ǎ31h34ǣ
~rryi	76 -14ǘ7Ő10Ƅƨ11ř12ǧ13Š22ſ23Ĵ
~rs>	36 -23ő-22dn-19D-18Ű-14lœǊ-13CPǫ-12Qłưǌ-11ITĴƮ-10rsJŉřũƵǣǤ-9jyWĽůƸƼǞ-8MĵľōƓƖơƹǃ-7gOŀńŖŞƬǎ7UĿśŮŲƈƣƧ8bĸņƃƑǟǩ9ĻťźƇƋƒƕƳǀ10uEŘƿ11xzVţ12ĶķŭƞƟƫǠ13ƴǅǐ14ŤƌǏǙǥ15ūŻſƘƛǁ16Žƪ17fRųƉ18mŴǈǒ19pƗ20ŒƽǑ21hAŦƤ24Ƅ25F26ŶƥǗ28ŵ29Ưǖ31ƐǇ34G35SŸ36v38Ź43Ǔ
~rsa	82 8ļ14s21Ō25ƫ
~rsal	90 27ƫ
~rsat	86 9ļ15s22Ō
~rse	56 -10Œ-8ƞ-7MZĵŘ7qAǂǪ8ţƁǥ9ƐƱ11šǓ12QƗ13V14cƂǉ15ł16UŤǋ17Sƺ18g19nŎŧƤ20Ǘ22ƨ23H24ř27Pǃ
~rse>	74 -13Œ-7ƞ7g9Ż11q13Q17ƺ23U24S29P38ǃ
~rsea	90 13ǂ38Ǘ
~rsel	58 -7Ř7Ǫ8AţƁǥ10ƐƱ12šǓ13VƗ14g15cǉ16ł17Ťǋ20nŎŧƤ23ƨ25H26ř
~rsh	84 -13ƪ10š12ƅ14o36ǈ
~rshi	85 10š12ƅ37ǈ
~rsi	78 -7G9Ż10O11x13ǅ14q15S16ť20y
~rsin	90 -8G16q18S
~rsio	88 12O18ť
~rsit	88 10Ż13x23y
~rso	63 -11W-10ǎ-7ǆ7Tŗƣ8agĿŸǐ9ſ10fǤ12JƄǊ13Ŵ14Ń17Ů20Ňŋ21AǪ28ŝ29ƙ32M
~rson	63 -11W-10ǎ-7ǆ7Tŗƣ8agĿŸǐ9ſ10fǤ12JƄǊ13Ŵ14Ń17Ů20Ňŋ21AǪ28ŝ29ƙ32M
~rst	56 -7ĺŏƁ7eţǇ8rSŖšŰŽƪ9ũǦ10wǞǫ11ƴ12ňś13Z14Œşƭ15xńƝ17Aŗ18aŔƆ20Ő21oŅ23ŉ28ŀ29Ƙ31ř
~rst>	57 7ōſ8eŖšƪǇ9SũǦ10wǞ13ňś14ZŒ15ńşƭ16xƝǫ17A18Ɔ19aŔ22oŅŐ23Ƙ29ŀ32ř
~rsta	77 -7Ɓǫ8rŪ10ŁǠ11ļ12ĻţŽƿ15Ű29ŗ37ŉ
~rt>	48 -15P-11ĺ-10nyLŏŗ-9ŘřƝƯ-8šŦ-7qŋŔơƦƨƵǓǖǞ7ŞŰǕ8EĶŖźƌƮƳƿǄ9Ņş10ŁƐ11lDŒƚƞƩ12XŚűŻƎƏ13dRŎǜ14ĹǇ16ƫư17ĿńǛǡ18ų20ǫ21S22ſƅ23UV24C25Ƅǉ26Ť28ŉ30ǩ32ƾ35ť43ǥ
~rta	70 8ō9MƸ12Ŏ13eƵ15Ƴ18Xǫ21Ŀ27Ʃ
~rtab	76 9ō10M14e15Ƶ20X34Ʃ
~rtan	78 10Ƹ14Ŏ17Ƴ26Ŀ
~rte	69 -9š-7Kķ7Ō8S9Žƨ10ĻŨ12Ʈ13Ɵ14ƚ16ĵ18ƿ20xō25Ŕ26Ǉ28O29Ƴ
~rted	72 -9š-7ńƵ7dŌ8S9x10ŨŽ13Ļ14Ɵ19ƿ21ō26Ŕ27Ǉ31Ƴ
~rter	83 -7K11ƨ15ńƮ18ƚ20ĵ34O
~rtg	64 -7œ12F13Ư16Ĵ17ư40Ɨ46Ɩ
~rtga	64 -7œ12F13Ư16Ĵ17ư40Ɨ46Ɩ
~rth	56 -14Ɗ-11Ĵ-10ň-9Ǐ-8wǠǤ-7OƜ7lx8ŝţƂ9j10Ŵ12Dƒ14ǟ15Ɠ16cT17k20ǫ22ƙ23Ǒ27v34ļ37pƔ38ĸ41ƚ46d48Ų
~rth>	59 -15Ɗ-11Ĵ-10ň-9Ǐ-8ƜǠǤ-7O7Ƨ8lxţ9jƂ11vŴ13Dƒ15ǟ16Ɠ18kpT22ǫ23d24ƙ25Ǒ36ļ40Ɣ41ĸ43ƚ51Ų
~rthd	69 8Ǚ11ŝ20v25p27c30d
~rti	60 -8w7ǂǝ8t10ǅ11ſ12ř13ĸšƣ14Ů15ōǈ16Żǎ18Tǔ22ƞ23Ő26ǩ27c
~rtie	83 -7Ƃ10ǝ16ƣ19ĸ31ƞ40c
~rtif	64 11ǅ17Ż18ǎ19ǔ29ǩ
~rtin	79 7jm10X11t15ſ21ō31Ő
~rtm	60 -12œ-11Ɵ-9Ɲǩ8ű11Ơ13Ǐ14G16ƞ17FƧ18ť21DƑƙƣ24ƢƦ25Ƥ32ƥ
~rtme	60 -12œ-11Ɵ-9Ɲǩ8ű11Ơ13Ǐ14G16ƞ17FƧ18ť21DƑƙƣ24ƢƦ25Ƥ32ƥ
~rtn	68 -22d-11Ű-8ő-7Qƺ9s10ł11r17ƹ21Ǫ23Ǣ24t26Ǆ27q28ƪ30ŵ32p34o36ǈ
~rtne	68 -22d-11Ű-8ő-7Qƺ9s10ł11r17ƹ21Ǫ23Ǣ24t26Ǆ27q28ƪ30ŵ32p34o36ǈ
~rts	72 -7d8Ŗ9ŚŹ10Ǔ12ƣ15Ŷ20g21lǂ37ǔ
~rts>	72 -7d8Ŗ9ŚŹ10Ǔ12ƣ15Ŷ20g21lǂ37ǔ
~rty	65 -9Ř-7ǆ7Ɩ8Ǎ9šƎǣ10ő11ĸƲ12H13ƣ15ſ16Ň19Ɠ20D21ǎ24ƙƞ26P40Ǥ
~rty>	65 -9Ř-7ǆ7Ɩ8Ǎ9šƎǣ10ő11ĸƲ12H13ƣ15ſ16Ň19Ɠ20D21ǎ24ƙƞ26P40Ǥ
~ru>	90 27Ŵ34ŷ
~ruc	58 -12ǆ-10Ɩ-8Ř-7ƃ7ĺǠ8ƂǑǡ9ƨǝ11Q12Ǎ13ŶƓǫ15S17ƈ19ū20ƕ22Ǩ23ŮƆƑ28Ĵŭ29Ŵ34ŷ35ŵ36ǒ
~ruck	61 -10Ɩ-8P-7ƃ7ĺű8Ǒ9ƂǠ10ƨǝ12Q14ŶǍ16S22ū23Ǩ24Ƒ25Ů30ŭ31ĴŴ36ŷ38ŵǒ
~ruct	72 -9ǆ9ǈǏ12ǡ14P19Ɠ20ǫ25ƈ26ƕ31Ɔ
~rud	90 -7d12ƫ15c20ƶ
~rude	90 -7d12ƫ15c20ƶ
~rue	86 -7v13Ũ15c16Ń23ŏ
~rue>	86 -7v13Ũ15c16Ń23ŏ
~rug	80 14Ũ37ƽ50ǁ
~rug>	90 -7ņ12ǁ16Ũ32ƽ
~rugs	84 9ƽ41ǁ
~rui	90 26Ɲ27t
~rul	86 11Ʈ12c15Ǜ24L
~rule	88 12Ʈ16Ǜ25L
~rum	77 26ƚ
~rume	77 26ƚ
~run	54 -12yRơ-10U-8ƈƹ-7iŶŸƦǓǣ7uŀƛƾ8EŨųǆǍǧ9hqƲ10ŅŤŵƣǋǟǡ12ŧżǙ13Ķ14Y15Ŭƫ17e20ƀǐ23AOǒ24Ʈ25Ǌ26Ɵ28Ŗ33ƿ42Ǫ44œ45Ų
~run>	58 -19R-10U-8ŷǟ-7ƈƦƹǓ7Ŗ8nƕƛƩǊ9ŞǆǍǧ10ųƲ11Ť14œǙ15Ķ16Yƀ17ŧūŬ18e21Ų22Ɵƫ23ƿ24ǐ25ǒ26O28AƮ38Ǫ
~runn	71 -14ū8kRőƟ9ŌżǪǫ10fŲ11ƾ12uŀŷ14hq16Ņœŵ19ǡ23ǟ
~runs	76 -13ơ-11y-9ǣ9ƀ10E16ǋ17ƣƿ25Ǌ26œ29Ŗ39Ų
~rup	81 -12Ǥ-7Ŏ19ǟ29Ķ32N
~rupt	81 -12Ǥ-7Ŏ19ǟ29Ķ32N
~rus	71 -12ļ-10i7ƙ11sŇ12ńƭ13ŏ17Ų18Ł24ş31A34O42ƴ
~rush	88 -13ļ-12i10ś15s16ń43O
~rust	72 7ƙ11Ň12ƭ14ŏ18Ų19Ł25ş32A43ƴ
~rve	77 7Ŵ9fǂ10Ǚ15ǖ39Ə46ǝ
~rve>	81 10ǂ17ǖ34ǝ
~rvi	67 -10ǖ-8Ǒ7ţ9ŞƗ10xǠ11Ťǟ12Ƒ14ŝ19ŲƲ21Ŀ28i34ǆ
~rvic	69 -11C-10ǖ-8Ǒ7ş8ţ10ŞƗ11Ǡ12Ť13Ƒ14ŝ19Ʋ21Ų22Ŀ36ǆ
~rviv	85 14xǟ37i
~rvo	86 13ǂ34ŀ
~rvou	86 13ǂ34ŀ
~rwa	76 8Ƶ10ŏ15Ł26Ū28ō39Ŝ
~rwar	76 8Ƶ10ŏ15Ł26Ū28ō39Ŝ
~rwi	88 11v13ƺ20Ǆ
~rwis	88 11v13ƺ20Ǆ
~rwo	77 8Ɵ10Ŝ11i12ǅ13o20śǢ21J
~rwor	77 8Ɵ10Ŝ11i12ǅ13o20śǢ21J
~rwr	83 8e9Ɖ10ť11n16ǂ18Ū
~rwri	83 8e9Ɖ10ť11n16ǂ18Ū
~ry>	44 -16N-14Ʊ-13Ǩ-9Ŧ-8ƜƧǇǕ-7ĿŞƞǊǓǫ7cƖ8Dųƅ9fŕŘźƺƽǜ10LŎũưǤ11IŀŇƟ12lŅƃƋƾǚǛ13Ĵŵǧ15bľť16ƀƨƭ17ǀ18ń19ǎ20Ƈ22ǝ24ƚƿ25u26Ʋ28h29Ű34ǣ35Tū36ǔ
~ryb	68 -11ŗ-7z7ŏǚ8gHłŕŮƘ9ſǙ10ũ11űƤ12ŸǇǫ14nK15ĸ16Ŀ19Ǌ20Ʈ
~rybo	68 -11ŗ-7z7ŏǚ8gHłŕŮƘ9ſǙ10ũ11űƤ12ŸǇǫ14nK15ĸ16Ŀ19Ǌ20Ʈ
~rye	88 14Ƌ32ǫ41ǝ
~ryer	88 14Ƌ32ǫ41ǝ
~ryi	74 -13ǘ7Ő9ńƄ10ƨǠ11řů12ǧ13Š17ǝ19P21ſ22Ĵ
~ryin	74 -13ǘ7Ő9ńƄ10ƨǠ11řů12ǧ13Š17ǝ19P21ſ22Ĵ
~ryo	90 -8ǒ13ž14n25Ÿ
~ryon	90 -8ǒ13ž14n25Ÿ
~ryt	64 7wřŷƸƽ8KUŀŨƘƱǓǨ10ƴ11ƃǒ12ǆǑ13ƮǤ14ǘ15ļ20Ŏ25Yƙ26i27ĸ28Š
~ryth	64 7wřŷƸƽ8KUŀŨƘƱǓǨ10ƴ11ƃǒ12ǆǑ13ƮǤ14ǘ15ļ20Ŏ25Yƙ26i27ĸ28Š
~ryw	86 14ź17ǔ19ǆǚ
~sa>	85 15Ǎ17e20Ĵ21C
~sab	82 -10Ʃ-7Ƅƨ15ŉƱ27Š36W
~sabi	84 -10Ʃ-7Ƅƨ28Š37W
~saf	68 12ľ13ƚ25Ɛ29ž55Ǜ
~safe	68 12ľ13ƚ25Ɛ29ž55Ǜ
~sag	86 -7L8Ů17ĺ26K
~sage	86 -7L8Ů17ĺ26K
~sai	62 -11Ŕ-9ń-7ŁƢ7pKSWĶĺŞ8ruxMŇů9Ɔǜ10tŋŏ11ǇǞ12fHO13dŊ14GƧ15ŕ16cV19Ƹ20B21y25q31ƶ
~said	63 -11Ŕ-9ń-7ŁƢ7pSWĶĺ8uxKMŇŞů9rƆǜ10ŋŏ11tǇǞ12fO13dHŊ14q15GƧ16cŕ17V20Ƹ21yB32ƶ
~sal	62 -14t-12Ʈ-8Ǖ-7łǣ7H8ƚǖ9ƩǪ10ƙ11ưǢ13ƨǍǗ14u15Ų16W17ƫǊ18ǋ19ǅ20ǝ22ǡ23T27ǘ28Ɣ30Ň53ǌ
~sal>	88 13ƚ27ƫ
~sala	77 -7ĵ12Ʃ14ư19ƨ20u22W29ǋ34T
~sale	66 -12Ʈ-8Ǖ-7ǣ7H9ǖ10Ǫ12ƙǢ14Ǘ22ǝ30ǘ31Ɣ32Ň58ǌ
~salo	86 -19t-9ł-8DŅ18Ǎ26Ǌ27ǅ31ǡ
~sam	63 -13H-8ƙ-7GƺǇ7ǀǠǢ8oŃŇǞ9ŽƈǏǧ10Ƙǃǉ11ƕ12k14Ǆ15I16Œ19ŷ20ƫ26ŵ28ŠŪ31S37p
~same	63 -13H-8ƙ-7GƺǇ7ǀǠǢ8oŃŇǞ9ŽƈǏǧ10Ƙǉ12kƕ15IǄ16Œ19ŷ20ƫ26ŵ28ŠŪ31S37p
~sat	74 7ļ9Ɯ11ư12s15Ũ18ǥ19Ō21ŗ22Ş
~sat>	84 -7ŝ10Ɯ13ư27ŗ
~sati	79 -7Ư8ļ13s16Ũ19ǥ20Ō23Ş
~sav	61 -14y-8Ĺ-7N9ŌƷǙ10Ƶ11ǫ13ļ14w16ĺ23Ƴ25ĵ41ţ45ř69Z
~save	73 -11ĸ7Ż11ŌƷǙ20ĺ26ř30ĵ31Z43ţ
~savi	65 -12y-7N11Ƶ12ļ17ĸǫ20Ƴ25ř46Z
~saw	78 -9d7ƭ8ũ11tŊŲ12Ǜ13Ɯ18C19j23ǀ
~saw>	79 -9d8ƭ9ũ11Ų12tŊ13Ɯ18C20j23ǀ
~say	50 -16ƹ-13ŧ-11ĸƤ-10A-9ţƱ-8CşǠ-7ļŀũſǏ7XŒŗƄƫǅǩ8ŌųƪƮǓ9ŤƟƶƷ10ŕǜ11ňƆǀ12NĶŋŞŬ13Qƾ15Ɗ16ō17Ł18Ś20B21ǫ22ś23ŉœŘƺ24ł27Ƽ29Tů41ƣ44b45r
~say>	51 -20ſ-16aƹ-11ŧ-10ĸ-9AƤ-8cţƱ-7C7wXŗŚƦǩ8ŒƄǅ9ŌŔśųƟƪƶǓ10ŤƷǎ11ǜ12Ķŉŕǀ13ŋŞŬ14Qƾ15ň16Ɗ18ōƺ19Łǫ20BŘů24b26łœ29ƣƼ31T47r
~sayi	80 8ŉ10ƺ13N14o15Ĺ35b
~says	73 -10ǎ-9w-7vǆ7ǫ8VťƫƬ9ŉƮ10cqFĽǤ11Ɣ15ů16a17ŚƆ19ſƣ21ś
~sba	57 -17d-14ǀǡ-11Pƻ-10Ƽ-7wDQU7Ʊ9ư11Ŵ14ł15ƭ16Ƶ18n20f23Ž24ƹ31p32sŵ33t34rƪ35Ǆ38q41o
~sban	57 -17d-14ǀǡ-11Pƻ-10Ƽ-7wDQU7Ʊ9ư11Ŵ14ł15ƭ16Ƶ18n20f23Ž24ƹ31p32sŵ33t34rƪ35Ǆ38q41o
~sca	66 -9M-8ŔƋǫ-7JĹŪ7wţźǉ10Vŵ11Ŧ12Šƥ13Ə14ņǃ15C16Ń19ǆ27Ŝ28Ƽ48ũ55ŀ60ǚ
~scal	82 8ň10w20C21Ń37Ƽ
~scam	88 -8Ĺ74ǚ
~scan	86 -11M38Ŝ
~scar	73 -8Ƌ-7Ū7ǚ8ĸǉ9ţź11V13ƥ15Ə16ņǃ55ũ56ŀ
~sch	60 -9š8ƤƸǤ9KSǨ10yQżǖ12v13q15ŮǕ16ƚ22R24l29x30Ƴ33Ż45m
~sche	82 7L9Ƙ12Ǥ23ƚ32R
~scho	61 -9š7ź8ƤƸ9SǨ10yKQżǖ13qv15Ǖ16Ů25l29x30Ƴ34Ż47m
~sco	67 -9W7Ŀů8Œ10Š11I12ǫ13QǗ14Ĵ18Ż29ž43Ķ
~scor	77 14ž50Ķ
~scou	72 -9W8Ŀů9Œ11Š14Q15ǫ18ž19Ż
~scr	68 7Ǐ8ƈƊǞ10Ŝư11Őƕ16a27Ɩ28Ɨ35ƽ
~scra	84 8m13Ųư14ƕ15Ő
~scre	90 11D15Ŝ22a
~scri	76 7ƥƺ9ƈƊǏǞ40ƽ
~scro	80 32Ɩ34Ɨ
~scu	79 8ǩ9Ƃ11Ƽ14h25r40ǂ
~scub	84 43ǂ
~scui	88 9ǩ11Ƃ12Ƽ16h
~se>	32 -21Ř-19ŧǙ-16ƭ-15ũƨǏ-13Rņ-12ǅǇ-11TńŗƀǑ-10KXZōŨƮ-9CĵŐŜƬ-8xĽŋœůżƄǀǞǨǩ-7LOŖŝƷǖ7śǉ8tAQĹŌŸƌƜǛ9hwĶƋƵƼ10sMŃŉƊƑƘƽ11JŏžƈƣƱ12ūƕ13dqGPŴŹƟ14aŁŕǦ15őơǒ16Űƛƞ17ƍư18fŔŮźǓ19nŎƐƥƹǁ20DUƇƗǟ21HIĴ22ƓǃǄ23ų25š26Ņ28Ʀǫ29łƖƠǍ33Š35Ɔ37ǎ38F39Ƥ41Ɣ43ĸ
~sea	73 -16i-14j-12h7żơ8U10ǂ12ƿ14ƊƜƞ15x18ǡ30Ǘ32Ǎ41ǐ
~seas	74 -16i-14j7ơ8U10ǂ12ƿ14Ɯƞ15x18ǡ31Ǘ43ǐ
~sec	63 -12ǐ-8Vŏū7eļƭǚ8dķňŋǙ10AIƸǫ12Ū13Ŀ14pō15ƥǍ16Ɩ18y21Ǡ27ơ28N30ŵƐ
~seco	66 -12ǐ-9V-8ŏ-7ū7fƥƭ8ļ9dň11AI13Ūǫ14p15Ŀō16Ǎ17Ɩ19y23Ǡ29Nơ31ŵ
~secu	76 9eƥ10ǚ12ķǙ39Ɛ
~sed	56 -13ő-12S-11Ų-9E-7ŠǤ7ŐźƗǜ8iƁǪ9ƨ10Ķŭƶƹ11g12Ƙƙ13Ŏūž14r16l17ƚ19Ů20ŕ21ŞŹ22Ţ24Ƶǐ31ŵ33Ÿ35ǟ40Ŕ
~sed>	56 -13ő-12S-11Ų-9E-7ŠǤ7ŐźƗǜ8iǪ9ƨ10Ķŭƶƹ11g12Ƙƙ13Ŏž14r16l17ƚ19Ů20ŕ21ŞŹ22Ţ24Ƶǐ31ŵ33Ÿ35ǟ40Ŕ
~see	59 -14ƞ-10Jǖ-8QXŗ-7nĻ7ŵǁ8ĺƈƊƋ9ŻƟ10ŤƇƑ11ŏƛ12tvĽŬƝ13yEŀ14Ŕ15ľŚǠ16ŋŮ17ǫ18Ǆ19ƴǔ20Ƶ22Hǀ25œƅ26ŉ31V
~see>	61 -15ƞ-11J-8QX-7Ļǫ7ŢţžƝ8ŵƃƊǁ9ĺŮƈƋƴ10ŻƟ11ŤƇƑ12ŏ13vĽŬ14yEŀ15Ŕ16ľŚ17ŋǠ18œǄ23Hǀ26ƅ28ŉ32V
~seen	79 -12ũ7Ɲ10œ17t19ƛ23ǔ25Ƶ33ǫ
~seh	68 -17Ŵ13ū14ư27n28TŸ29Y
~seho	68 -17Ŵ13ū14ư27n28TŸ29Y
~sel	53 -11ĸ-10Ř-9ǁ-8Ńư-7yZļƠǟǫ7ƁƄƐǜǥ8ƫƱƽǓ10VšƏ11CQ12łƕǉ13c14AŤ15ǋ16nŎ17ŧƤƨ19g23ř25ƔƗ26ƹǖ32Ǡ33Ɵ39Ǫ52H
~self	57 -9ĸŘ-7ư7tƚǜ8AƁƄǥ9Ɛƕƽ10řƱ11šǓ13CVƗ14cQǉ15łƹ16Ť17ǋ18Ŏ19nƤ20ŧƨ22H24g
~sell	66 -9ǁ-7AļŃ7ųǆǗ8ǝ9ĹƂ13Əƫ16Ɨƹ35Ɣǖ39H42Ǫ43Ɵ46Ǡ
~selv	79 10ō12x21ř
~sem	64 -8y-7ƈ11ƞ12ƛƟ15Ƨ19Ƃ26Ɲ51Ƌ
~seme	64 -8y-7ƈ11ƞ12ƛƟ15Ƨ19Ƃ26Ɲ51Ƌ
~sen	57 -24ś-18ǫ-17ƣ-15Ǌ-11ĵ-8LǢ7oŒǂ8sŢƄƬǞ9NŞ10ĺ13ǚ14ōƐ17K18ų20ĴƗ23ő29ŉǎ34ǩ35Ľ38J43ľ49Ŝ
~send	63 -18ƣ-16Ǌ-13ǫ-11ĵś-8L7ľƖ8oǚ9ŝ10ĽƬ16ō18K23ĴƗ24ő28J33ǎ39ǩ53Ŝ
~seng	82 9h11ǂ17Ƅ27ų
~sens	75 7ř8ŋ9š10Ū13s20Ɛ44ŉ
~sent	72 -17ś-8Ǣ8ş9Œ12ŞŢǚǞ13N14ĺ17J33Ľ48ľ
~sep	79 7f18Š24ƚ28ř
~sepa	79 7f18Š24ƚ28ř
~ser	63 -7śƮ7fţƒǙ8œŞŬƗ9AƛƿǠ10ŤƼ11Ƒ12ŝǄ13ƾ17ĿƲ18Ų20X32ǆǝ
~ser>	82 -9Ʈ12ƛ14œƼ18C19A29X
~seri	84 -8B10Ǒ12Ŭ13ƿ17Ǆ19ƾ
~serv	66 -10C-8Ǒ7ţŴ8fǙ9ŞƗ10Ǡ12ŤƑ13ŝ18Ʋ19ĿŲ34ǆ35ǝ
~ses	63 -21ŵ-10dPƤ-9ǣ-8ƢǄ-7Ǌ7ŚŻƹ8A9Zǌ10ƔƝ11qxƑ12Ūǆǎ14FTƾƿǖ15YǙ17o19pƌƲǕ21Ǜ26Ƙ28Ŵ33Ť
~ses>	64 -21ŵ-10dPƤǣ-8ƢǄ-7Ǌ7ŻƂƹǧǪ8AŚ9Z10ƔƝǌ11x12qǎ13Ūǆ14FTƾǖ15ƿǙ16Y17o19pǕ20ƌƲ22Ǜ29Ŵ34Ť
~set	60 -11ƦǍǫ-10ǐ-9Ł-8ǋǡ7Ń9Lŧƙ10ķŘ11A12ĵŤ13œř15ũ16ū18T19ǟ20Ŋ21Ơ25Z26Ļ28š32ƘƲ35ţ37ǈ40ĸ
~set>	64 -12Ǎ-10œǐ-9Ʀǋǡ-8ŧ7ƕƮ8Ŋ11LŘ12Aķ13ĵ14ĸŤ15Ļř18ũūƘ19T23ǟ27Z35šƲ38ţ40ǈ
~sets	85 11ƙ13Ļ38ĸ
~sett	77 -9Ł-7ǫ9Gń12ŃŨ17Ŋ20Ƙ22ŧ28œ32Ơ
~sew	84 9Ő39Ɲ
~sewe	84 9Ő39Ɲ
~sfi	88 -7Ư18Ũ26Ş
~sfie	88 -7Ư18Ũ26Ş
~sgi	86 11Ǟ34k
~sgiv	86 11Ǟ34k
~sh>	58 -12Ś-10iƪ-9Ǣ-8aƋ-7nƉ7ōťƊǃ8hsŎ9oļ10ǆ11ľƘ13Őƫ14ńŬƦ15m16gZŽǝ18şů19ǫ25Ƅ27O35Ʒ37ų39Ƭ55ǘ
~sha	62 -10F-8tƉ7M8Ǆ9QT10ŷǊ11Ǖ12ǈǖǚ13ƮǛ15ōŴǫ16n17Ƣ19ŋ20ƊǏ21ř25ũ26ų28ƺ31Ų35Ƥ
~shak	86 12M17Ǖ37ũ
~shal	85 -8Ų19Ʈ24ō33ǫ
~sham	86 9ŗƾ11ƅ17Ǌ
~shap	74 -9tƉ-7ƫ10Ǆ26Ɗ34ƺ46Ų
~shar	71 -13F-7ǫ12T13ŷ14ǈ15ǖǚ18Ŵ20nƢ23ŋ24řǏ32ų41Ƥ
~she	51 -20ū-19ƺ-14ǫ-12ƻ-11ķ-9iWũ-8clƞƳǉǢ-7ƾ7Ǟ8fņŰƍ9gś10ŷƭ11Ƭ12BŃ14ƐƤƲ16Ǌ17Ŵ18yŇƵ19Ɵ20ƪ21Ž22p26xƋ28Ɲ30ư31ŵ34s35o36Ɠ38ŻǄ39qv40t48r49ƹ
~she>	56 -21ū-20ƺ-12ƻ-11ǫ-10ķ-9iWǢ-8ũƳǉ-7clwƾ8U9Ű10Ǟ12ŷƭ14B17Ƥ19Ǌ20Ŵ22y23ƪƵ26p30x32ƹ34ư35Ż37ŵ39s40o42Ǆ44q45t49v54r
~shed	66 8Zǣ10ĻŻƟ11H13m17Ƭ18ƍ19Ň26ƹ37Ƌ53Ɠ
~shee	75 -7v7w9ǥ12u13f18ś22Ń
~sher	77 11ż13Ƌ19g23Ɛ47Ɲ
~shes	82 -8ƞ11ƙ13Ɵ27Ʋ39Ž
~shi	61 -12k-8h-7Œ7šƝǟ8gƅ9UƎǗ10ƙ11ţ12Ƃ13Ǉ16Ŭ20ǐ23j24ǚ25ǈ33Z35R37Ɖ42Ɗ
~shie	84 -8Ɯ8Ų18Ƃ24Ŭ
~shif	84 -16k14U29ǐ49R
~shin	69 -8h-7Œ9Ɲ10g11ƎƜ12ƙ15Ǉ27j28ǚ42Ɖ48Ɗ
~shio	86 47Z
~ship	74 9š10ƅǟ12Ǘ15ţ32ǈ
~sho	47 -20ƣ-19ƥ-17ŊŪ-15r-14ŐŹƦ-13iƵ-12Ł-11SŖ-10o-9pqxŗƾƿ-8ĸƹǐ-7ZşůŰƄƔƪǓ7uŌŵǃǄǒǔ8BƮƳƼǤ9hOŸƓƸǠ10XŋƂ11gsŨƺǊ12fƯƽǖ13dkĻǑ14ž15JľšŶǘǣǪ16KƅǏ17ĵ18ũǡ19Nŉŏǩ20ŜƚǇ21ō22aǅǢ23Mǧ24Ņƙ25Ǎ27ǎ42Ɵ
~shoe	90 11Ǫ14ś15Ǣ19Ƽ
~shoo	78 -9ŸŹ8h10c13J14ƙ17a25Ŝ
~shop	57 -24D-22ƥ-20ƣ-14Ő-13i-11SƦǫ-8oqǐ-7ŁŰǌ7XƶǨ9ǆ10yǒ11Uǟ12Ǣ14ƓǠ15Ƃƙ17gǑǖ18Ǫ19ĻǤ20Ǌǘ21Ǐ22M24šǡ27Ǉ29ǅ30Ŷǧ34Ņǎ35Ǎ49Ɵ
~shor	85 -7Ƅ8ƞ13W14ť20k27ư
~shot	82 11Ƈ12Ŝ13ƚ18ǃ27ƽ31ž
~shou	56 -19Ŋ-15r-14Ū-9ƾ-8ƿ-7Ŗư7ƭǢ8h9ľǫ10IŌ11LƅǄ12uŎŵƳ13M14OƮ15Ƹƺ16ŏ17f18ŨƯ19Ÿƚ20a21ĵǩ22sD23K25N27ŉ29ō
~show	68 -11Ź-10p7ǀ8kňƆ9ņŘǩ10ƻǋ11X12ŏ13B14nǔǫ15ľƅ23dŋ24ǣ26Ŧ
~shu	71 -7ǫ11ŷ12Ɯ14Ō17Ū22ǐ34Ɲ59ǟ
~shut	71 -7ǫ11ŷ12Ɯ14Ō17Ū22ǐ34Ɲ59ǟ
~sib	86 18ƿ
~sibl	86 18ƿ
~sic	70 -16ǆ8Ň9ŀ12Ũ13x14ň15W17Ɓ20ƺƿ24ǃ28ǝǪ33ǫ36ǀ
~sica	77 10Ň15Ũ19Ɓ22ǀ23ƺ27ǃ
~sick	78 11ŀ15x18W22ƿ31ǝ32Ǫ
~sid	52 -12Ʊ-11Ơƺ-9Uũ-8PŘŷƾ-7ƌ7ƋƑƬƳ8ƗǂǊ9ŕţųƀƓǆ10GĸŔŨƿǄ11gTĴƥǉǝ12qŃǫ13CŬ14ƙƟǏ15j16ű17n18uƲ19Z21Ǥ23Ƨ25Ǣ29Ƃ30ƨ44ƈ
~side	53 -12Ʊ-11Ơƺ-10U-9ũ-8PŘŷƾ-7Żƌ7WŴƊƋƑƬƳ8ƗǂǊ9ŕţų10GŔŨƀƓƿǄǆ11gTĴĸǉǝ12qŃƥ13Cǫ14ŬƙǏ15jƟ17nű18Ʋ19uƈ20Z22Ǥ24Ƨ25Ǣ30Ƃƨ
~sidi	82 41ƈ
~sie	79 8Ŝ9Ō17KM21ǅ28ǐ
~sies	81 10Ŝ18K22ǅ29ǐ
~sig	60 -8ś-7Ɠ7ľƀ9Iŗƪ10QŔƤǋ11ĴƳƴǫ12WǢ14yJƔ20Œ24ŏǕ25ǅ32ǜ33Ƙ34ł40ō
~sign	60 -8ś-7Ɠ7ľƀ9Iŗƪ10QŔƤǋ11ĴƳƴǫ12WǢ14JƔ20Œ24ŏǕ25ǅ32ǜ33Ƙ34ł40ō
~sil	90 8ŵ15ū
~silv	90 8ŵ15ū
~sim	86 13ļ15Ɛ27Ʋ
~simp	86 13ļ15Ɛ27Ʋ
~sin	44 -21ōƃ-13D-12Ļū-11ŇŶƙ-10ŞſǑ-9ƔƜ-8eƞƹǁ-7ŁňŧƤ7n8BřƌƗƛǝ9tJPŦƚ10Aũźƽ11ŭǐǞ12FǢ13dşŤ14ǒǖǤ15ŏǨ16Ĺ17iƻ18ǟ19fǣ20S21Œ23ƟǍ24ŉǌ25ǅǪ27ǆǫ29ǈ30Ů31ǧ34Ū35ǡ36ƘǇ39Ǡ
~sin>	74 -7G7D8gŝ9oŕǪ10AǞ11Ūƣ14S19nƘ22ũ
~sinc	59 -13Ň-9ǫ-8Ɣ7Ɖƺ8I9GPƬ11Žƥ12Ř13Bƌƻ16ź17Ŧ19ǡ22ŤǇ26t29i30S36ŒǠ40Ū
~sine	51 -23ƃ-11G-10tǑ-9Ļƙ-8ūŶſ-7C8ųǫ9ǚ11Ǔ12Mǝ14A15Ǣ17ǐǤ19Ǩ20ŏ22ǖ23Ůǈ24ǒǟǣǪ26ǇǠǡ29ƟǌǍ32ǅ35ǆ39ǧ
~sing	60 -27ō-16D-9eƜ-8ǁǒ7ŀő8lu9ŗ10qƅƇƛƵ12ƻǞ13Jǈ15ř16ŮƗƚ18ŭ22dF24ş28f36ŉ37Ƙ41ǫ
~sink	88 9ƍ17Ɲ38Ĺ
~sio	60 -10ř-7żƷ7gATŃŇŌ8Ƈ9PƆ10Ų11ŗťƾ12Ť13ň14ń15ƹ16Ŷ18ł26Ƙ28Ž33ǜ36ķ46Ɓ
~sion	60 -10ř-7żƷ7gATŃŇŌ8Ƈ9PƆ10Ų11ŗťƾ12Ť13ň14ń15ƹ16Ŷ18ł26Ƙ28Ž33ǜ36ķ46Ɓ
~sis	69 -35ǎ-9w-8Ƶ-7a7hƦǦ8ņŸ9Ƃ14zUƹ23BƱ40ƿ41ƣ51A
~sist	70 -36ǎ-9w-7a7hƦǦ9ņŸ10Ƃ14Uƹ15z23BƱ28ƿ41ƣ52A
~sit	58 -11ş-10Ő-9ǫ-8X-7ŒŮ7jzSZǪ8NVĶƃǊǒ9űƚƛǨ12yF13Ƨ15ǃ16ĺ18ķ19ǀ20ƈơ21ŵƟǝ24Ľ27n31M37ƞ57Ł
~sit>	72 -7Ů8ŵ9ű11sN13ĺƛǝ15ǒ16M17Ɵ20ǃ25Łǀ26ƈ
~sita	85 45Ł
~site	77 8ľ9Ņ10ĺ15ŵ17ǝ18Ƨ34Ľ
~siti	82 -7Œ9ŋ13V15S16Ǌ24ƞ
~sito	90 36ƞ
~sits	84 7ű13ŗƃ15ơ
~sitt	71 -10Őş-8X8H9śǨ10rZŘ11jĶƟ12Ł13ơ15ƚ23Mķ24n
~situ	86 8ź12zǪ14n20F
~sity	90 11Ż13x24y
~siv	72 9Ǒ11Żǥ13ņ14XŒ16Ņƙ18ő20ƚ30Ɓ
~sive	72 9Ǒ11Żǥ13ņ14XŒ16Ņƙ18ő20ƚ30Ɓ
~siz	79 -10y7r20Ŕ25Ƈ27Ʈ44H
~size	79 7r9Ǡ20Ŕ21H25Ƈ27Ʈ
~sk>	57 -8Ǐ-7ƅǑ7aĸƌǀ8ĶƩ9Aƈ10u11Ţ12ƛƟ14ǎ18P21c23ǁ24ĺ26Ū27Ǖ31ł34ŋ42Ŋ
~ske	72 -9ŋŹ-8Ÿ7ƣ10p11ŅŊŎŕ16ǔǨǩ17aƗ22Ł
~sked	72 -9ŋŹ-8Ÿ8ƣ10p11ŅŊŎŕ16ǔǨǩ17aƗ
~ski	68 -10Aĺ-9ŉ-8ǎǫ-7ƴ7pƃƢ8ſǃǚǜ10vBŎ11cľ12Ĵ14Űƫ16aŊ17ƣ18ǩ21ƅǑ22Ǖ24ŋ27Ɣ
~skin	71 -11ĺ-9ǎ-7ƴ7pƢ8ǚǨ9ǜ10v11a12cĴľŎ14ƫ17ƣ19ǩ22ƅ23ŋ24Ǖ28Ɣ
~skip	82 -11A-8Ǩ9ƃ11ǃ13B17Ű20Ŋ
~sks	83 -13ǩ9hu13w16ǎ17P23m
~sks>	83 -13ǩ9hu13w16ǎ17P23m
~sky	78 11Ĵ13Ƣ32j68ǂ
~sky>	83 12Ĵ14Ƣ34j41ǂ
~skyd	86 33ǂ
~sla	76 7ƕǐ9ƀ11ǡ13ŷ17U23ſ36ƈ
~slab	82 8ƕ39ƈ
~slam	90 11ƀ14ǐ15ǡ
~sle	69 9Ŀŀƞ12ō14Ĺ15ũ17Ʀ18ļ20Ń24ƾ25ű30n36x
~slee	69 9Ŀŀƞ12ō14Ĺ15ũ17Ʀ18ļ20Ń24ƾ25ű30n36x
~sli	80 -25ň-13ǫ-8ZŁ9ť13Ɓ18ľŲ19Ǝ23ǣ59ş
~slid	88 15Ɓ21Ǝ
~slip	90 -14ǫ11ť21ľ26ǣ
~slo	75 -10Ŗ7Ŭ8J10Ś11ŉ14Ɲ15bi24U25ǡ40ǐ
~slow	75 -10Ŗ7Ŭ8J10Ś11ŉ14Ɲ15bi24U25ǡ40ǐ
~sma	69 -13Ɲ-7ǖ8mǞ9ƔǊ11HƧ14AőŪ15ǆ16Ň17ŤƮ18ŅƐ21ŧ
~smal	73 -7ǖ8Ǟ11ƧǊ12H16ǆ17ő19Ť22ŧ
~smar	82 -15Ɲ10m11Ɣ17A18Ū22ƐƮ23Ņ
~sme	85 -16ş10ǝ14Ň29Ǟ
~smen	86 -16ş14Ň30Ǟ
~smi	90 -7L12Z17Ŷ20Ų31ǅ
~smo	67 -14Ť-9q10ƒ11Ơ15Ʀ21ŨƐ35Ǆ75ƻ
~smok	68 -9q10ƒ15Ʀ21Ɛ36Ǆ76ƻ
~sna	83 11Ň25Ŝ31ž
~snap	84 25Ŝ32ž
~sno	79 -8c8ǆ14ž33ơ51j
~snow	80 -8c8ǆ34ơ52j
~so>	34 -14Œ-12o-11Ɠǝǫ-10Ł-9N-8ŦǠ-7ŋőǓ7uxyDJĿŕŢŬŮźſƃƻǛ8mqKĽœƺǁǆǙ9ųƔƽǀǣ10gCRŀŝƚƣƦ11ASļńōƷǉǗǥ12wUŠŤŵŶƖƟ13Ə14ĸŅŖŪŷƠƮ15fŚ16TĺłŸƘƫǜ17ckĻŉūƉ18ĶƢ19sťŴƤ20i21nƨ22hŧ23Ş24pQ25Ŕţ
~soc	71 -11X7j12Ĺ16m17ǈ18x22ķ23Ǚ27ǁ49e
~soci	72 -11X11ķ17mǈ23Ǚ28ǁ50e
~sock	90 9j14ķ16Ĺ
~sof	81 10xĶ17g31q
~soft	81 10xĶ17g31q
~sol	71 -8F7Ɗ8ŗŢƆ12ŷƗ13P14f16sĸš17Ƥ22ŝ28Ň31Ų46ǈ
~sold	77 9Ţ11ŗ13Ɨ14ŷ15P18ĸš25ŝ31Ň34Ų
~sole	84 61ǈ
~solo	90 -9F20f21s23Ƥ
~som	43 -15Ţ-11nũƄ-10sƙƝ-9WƛƷ-8ǐ-7TőŠŦŪŮƟƳǖ7rŬƕƗǆ8yŕơ9Pŀǚ10zNļŘťƣưǇ11iZĶšƚƦǀ12ĿūſƵǠ13FűŶƀƼǞ14žǁ15ĸĹşŵƧ16ĺǊ17mŁǍǜ19ŋśƸ20Ɛ21ƪ22ĻŇ24AƱ25Q33ř
~some	43 -15Ţ-11nũƄ-10sƙƝ-9WƛƷ-8ǐ-7TőŠŦŪŮƟƳǖ7rŬƕƗǆǟ8yŕơ9Pŀ10zNļŘťƣưǇ11iZĶšƚƦǀ12ĿūſƵǠ13FűƀƼǞ14Ŷžǁ15ĸĹşŵƧ16ĺǊ17mŁǍǜ19ŋśƸ20Ɛ21ƪ22ĻŇ24AƱ25Q33ř
~son	56 -16i-12j-11W-10tǈ-9HŐǎ-8ǆ-7pǨ7ơƱ8ƜƞǤ9ĺňǅǡ10JƄ11fŃƃ14Ů16uōǪ17AŇŋ19źǠ20ŴǊ21ŝ22v23xƙ25Ū27M28y30ŕ37ǐ38w
~son>	59 -17i-12j-10t-9Hǎ-8Ő-7p7fgŗŽƣ8Ʊ9Ɯ10ĺƞ12Ŀǡ13Ń14ſ16y18ō19wǪ20AŇ22źǠ23ǐ24Ŵ25ŝ26vx31M33ŕ
~sona	71 -9ſ-8ǆ-7Ŀ7ƃǙ11ơ12TǤ14J15ňƄ19Ů20ǐ24ŋ37ƙ
~sons	81 -15W-11ǈ17Ɵ19xy21ǅ22u28ŪǊ29w
~soo	71 -12Ǟ-7ŭ8VƂ10Ŀ12ŀƅ15Ŗ16y18Ǡ21ź26H40ń
~soon	71 -12Ǟ-7ŭ8VƂ10Ŀ12ŀƅ15Ŗ16y18Ǡ21ź26H40ń
~sor	70 7bu9zǂǑ10Ű14Ƶǫ15Ň16a19fƐ22Ĺ28ƫ
~sorr	73 8bu9z10Ű16ŇƵ17ǫ18a20f
~sort	90 9Ɲ11ǂ36ƫ
~sou	64 -12Œ-10I-8ǫ7BLNŨƇƑ8CFƺǊǝ9Vƿ10Ǫ12iŤ13G15ľũ16ů17bơ20lŦ22c40ň
~soun	66 -12Œ-11I-8ǫ7BƇƙ8FLNŨƑ9ƺƿǊǝ10VǪ13i14lG15ũ16ľů18b22cŦ41ň
~sout	85 8l14C24ơ
~spa	69 -23F-18Ŝ-11ƌ-8ĸƉ9ƯǤ10Ɗ12Ɔ13Ə14J15ƈ16Ƌ18ƒ19ŵ22Ǎ25Ɵ31ǎ35O
~spac	74 -25F-12ƌ10Ǥ14Ə16ƈ17Ƌ20ƒ23Ǎ34ǎ
~span	90 -10Ɖ13ƊƯ15Ɔ16ǫ
~spar	83 -21Ŝ-8ĸǫ8g23ŵ30Ɵ44O
~spe	58 -11ǩ-10z-8ň7ţ8tśƅƿ9NƸǈ10gU11ƨ12lJǅ13kŐž15sYƠ16Ɗ17aǀ19ƚ20Ź31X34ż38b40Ə
~spea	78 9ǫ11ś12ƿ13ǈ15N20Ő22s32a
~spec	67 9ŃţƱ12U19ƊƠ22ǀ23ƚ47Ə
~spee	79 -7ň20ž54ż
~spel	75 -8a8w11t16J17ǅ54b
~spen	74 -8ǩ12ƅƸ15ƨ16g17k18l20Y27Ź43X
~sph	85 40Ɗ
~spha	85 40Ɗ
~spi	71 -11CŤ-10Ř-7ǫ8Űž9q10V11SĹ12Pſ15Ƅƽ17ƾ18Ǫ20ƨ21Ǆǖ23Q24ƺ
~spit	72 -11CŤ-10Ř8Ű9q10V11SĹ12Pſ15Ƅ17ƾ18Ǫ20ƨ22Ǆǖ23Q24ƺ
~spl	74 -8u12Ǝ13ǉ14ſ15ĵ18l25ƭ41Ƥ
~spla	90 14Ǝ22l
~spli	75 13ǉ14ſ16ĵ26ƭ42Ƥ
~spo	63 -18ƺ-15adP-10ǫ7Ǎ11ǚ12Ơ13ľǑ15C17M18ǂ20ƹ21ű22r28s29go31ƪ32f33Ǆ34q35p
~spor	85 25ǂ42g
~spot	77 8ƛ9ơ11FǍ15ǚ17Ơ23M27ű
~spou	68 -20ƺ-15dP-14a23ƹ24r31o32s34ƪ36Ǆ37f38pq
~spr	66 8ĵŦ9tƛǠ10jńư12ku15H17Ŗ18Š20Ń21Ť25ƥǏ
~spre	86 12ĵ24Š27Ń
~spri	67 8Ŧ9tǠ10jńƛư13ku16H18Ŗ22Ť25ƥ26Ǐ
~squ	70 8Ŭ11ĸǃ15ƕ17Ǎ27ǘ43Ƈ
~squa	71 15ƕ17Ǎ27ǘ44Ƈ
~sr>	84 -13O44ƅ
~ss>	44 -13ŐƃǑ-12Ļũ-11tŶſ-10CŘū-9uşƱǥ-8hzŀŒƞ-7xŭư7AƅƴǋǓǤ8EĿŃŰŻ9sƨƬǎǐ10MǞ11GĽŏřŤǢ12i13gJƸǠ14ŪűǛǫ15Ǫ16ťǆǕ17Ů18ƂǇǣ19ŧǒ20ůƵǈ21ǁǙ22Ǧ23ŞǍ24Ɵǅ25ǧ26U27ǟ28Ŧ30D38ǡ45ǌ47Ǩ
~ssa	86 -7Lź17ĺ20a24Ŵ26K
~ssag	90 -7L18ĺ27K
~sse	62 -9ūŭ-8ǟ-7ƶǄ7uŚưƳǂ8Ǫ9ŵ10CƄƨ11xĶ12iǆ13ƹƿ14ǖ15Ǚ16Ŏ18rŢ20ų21Ǜ26Ƙ32Ƶ33Ť39ĸ
~ssed	70 -8ƶ9uưƳ10ǜ14Ķƨ15iƹ19Ŏ20r21Ţ39Ƶ
~ssen	82 9h11ǂ17Ƅ27ų
~sses	74 -8Ǆ8ǧ9ŚŻǪ13x15ǆ17ǖ18ƿ19Ǚ26Ǜ32Ƙ43Ť
~sset	85 60ĸ
~ssi	64 -7żǫ7ZŇŌƒ8oTŏŗƂ9uPŪ10l11ņŒƾ12ňŲǞ13zŅŤ15gŶ17Ǧ21Ɗ26ş27Ƙǜ
~ssin	76 -13ő7ś8g9o10ŏ11u12ŗŪ13l15Ǟ26Ɗ32ş
~ssio	71 -7ż8ZŌƒ9gTŇ11P13ƾ14Ų15Ť16ň20Ŷ31Ƙ32ǜ
~ssis	86 12Ƃ19z
~ssiv	85 16ņŒ19Ņ21ő
~ssm	88 -16ş30Ǟ
~ssme	88 -16ş30Ǟ
~sso	84 11Ǒ17Ɵ20m40Ū
~ssoc	90 21m
~ssu	71 -14ƿ-9ǫ7ƽ12łƹ13ƺ27ƾ31Ź39Ǆ
~ssue	82 8Ǆ15ƺ35Ź
~ssur	78 -8ǫ7Ń8ƽ20Ǆ30ƾ
~ssus	85 -13ƿ9p10r13s15ł16ƹ17Ǆ
~ssw	88 55ǚ
~sswo	88 55ǚ
~st>	33 -19ǎ-16ŏ-15p-14Dǘ-13ť-12dqRVƶ-11ŊŪŰƮ-10lFőƂƅƍƖƧƷ-9ĽŎŴƛǟ-8NņŻƊǕǢ-7GHXŖŚţŬŵžƞƥǅǏ7ōŮƘƤƨƪ8COŃǓǩ9ehILƑƻƼǁǂǠ10cĴřŠŽƫǚ11oUŁŝƓƕ12AĶƀǍǝ13bňƬǋǖ14mnŕżƁƺ15všūƉƭƵ16xEŐŤŲ17ƣǐ18ũǜ19ļǉ20wŉŗƲ21KŸ22Ņƙ23yǫ25ǌ26ZƚƜ27Ŕ28ŀǛ31ƴ35Ňǀ37ĺ45Ǒ52Ŀ
~sta	45 -15D-14ĺ-13Gş-12ƵǍ-11s-9zPUZƕƗǓ-8NQŝŞšŦŮƟǣ-7quLŎŏŶƁƯ7nŐŗũƥƬ8rtųƇǕǖǞ9ŔŽƝ10ņŚƑƧ11RŘŰ12jńŬƿ13Ŗƫ15HSVƅǊǥ16fť17Œ18ű20ĸř23XĻōƳ24ƹǉ28CŹƞ29Eǡ32ő34ǜ37Ʀ38ţǇǏ
~stac	86 8ő14Ɛ40ų
~staf	81 -8ş30Ǟ32Ǌ50ǉ
~stai	75 8ƥ12ƞ15Ƌ19Ƈ22Ʀ24Ɲ27Ǐ
~stak	86 50ǜ
~stal	83 -8D7ǜ16ƒ21ǆ35E
~stan	67 -12Ƌ-10qǫ-9Ǎ-8Ɨ7Ǡ8ļű9KĻţǘ10œƿǁ11ů12ŰƊ13Ŵơƶ14Ɠƛ15ŷ16Ĵ17ĸ21Ǐ22rũ23ŗ31ŉ
~star	59 -11V-10ŉ-9GĹš-7ĺƵǣ7tř8Źǩ10dŬ12ƌƣ13ź14ƿǕǫ15aĻŒ16XŚ18Ŕ20Ƴ21Ő22ńŖ24R32ť36ō39S58Ǉ
~stat	59 -10S-7aǩ7ĿŕŠƜ8ŬŰŽ9ĹŻƴ10Ķƽ14EķŅƳ16ŒƬ18ĸś19ņ20ǖ21Ƒ25fŘƅǥ30Ź32C36ő
~stau	83 12ƥ15ǝ20Ǐ23ǡ
~stay	58 -15Z-9Dǫ-8ƕ-7NSŒ7KƪǠ8t9F10ĻőǪ12k15XƧ17nǡ18jƩ21ű22řƫ26H34Vƞ37ƹ40Ʀ44ţ
~ste	54 -8wǖ-7JŶŹǉ7gUƊƷƹǅǇǎ8mŚƝǐǛǝ9zſ10ƭ11u12Ū14Ǒ16Ɛ17ƣǌǫ18ƞƿ21Ǚ22rBŨ24a29ǚ31ǘ33ƾ35A40Ʊ
~stea	83 -7J7rM11Ǔ14K15Ʒ16ǐ18g20S
~sted	75 -9Ź7ƃ8ŭ11ƚ12ǎ13PǛ16aoz17ƭ27ƣ
~stem	68 -8ǖ-7ǉ8Ś9Ţǟ14ǝ18ǚ23Ɛ28ǘ29Ǚ
~sten	84 -7Ɔ7A10sB11r36ƾ42ǫ
~step	73 -12S8dťǪ11ƊǠ14ſǇ18u23Ū26ǚ32ƞƱ
~ster	65 -9w7Ĺ9ƪ10Ǝǅ11ŀǘ12mU13ƹ14ƾ17a20B21Ʊ22ǌ26ƿ34Ũ46A
~sti	51 -11ƝǐǕ-9Ư-7ĻŇňŦƨ7Łŝŧů8AĴƢǡǫ9B10Ơ11Ʈ12fz13Ųǘ15qUŭƈ16cŪ17tCƩ19PŋŸ21vQƖƷ25DJ27IũƘ28ƭ44Ŋ
~stic	79 -12Ǖ-9Ɔ-7ƨ8Œţ9ŬƩ10ǚ12Ǘ17ǘ20Ł26ƈ
~stil	54 -11Ɲ-9ǐ-8Ư-7Ňţ7ƍƷƻƼǈǙ8jŝ9Ĵő10ǡ11Ơ12ŊƩ13fƮǫ14z16U17qŭ18Ū19ctC20Ÿ22PƘ23vQƖ27J28D29I30ƭ31ũ
~stim	90 8ǋ13ů14ƕ
~stin	77 -7Ŧ8k10rľ11ǥ12Ɔ13š14Ƣ15Ų16ŧ18B23Ʒ
~stio	70 7ĸ9dĺ15A29ŋ57Ŋ
~stl	69 -8ƍ7ĸŇ8P9Ĺŉ14ż15Ů22ŗ23ǆ29ų47ǖ
~stle	86 17ż39ų
~stly	71 -8ƍ7ĸŇ8P10Ĺŉ17Ů22ŗ24ǆ48ǖ
~stm	82 9ƌ19dD21k23ĸ
~stma	85 9ƌ19D20d22k
~sto	49 -13Sƙ-11ƞ-10ƥ-9ŦƄǁ-8śǫ-7FGŗǊ7ŉšƽǇǌǎǜ8lŋ9ƺ10OŀŕƉƋǚ11Ŏ12Łƴƾ13jǅ14Ǒ15ƿǍǣ16ţťǤ17ư19Ǖ21ǡ22MŒ23ǖ24ǐ28ƒƟ29ǘ31Ǐ40Ƈ42Ƨ44Ɯ55Ǚ
~stoc	79 7ķ10Ǥ21Ǒ22ĸ29Ɵ
~stom	62 -14S-7l8kţǆ9ŀ11ǜ14ǡ20ǅ22Ɵ23ǣ25ǘ26Ǖ32Ǚ34Œ36ǖ
~stop	67 7ƚǟ8ľƾ9ŀŢǝ10mtƂ12yŉ14ţ16ǐ21Ł31Mư
~stor	57 -13ƙ-10Ŧƥ-8ĸ-7F7ŪŴ8ŋƾǠ9š10OƽǇǌǎǣ11ƺǘ12ŕƉǡ13ŤƋǤ15Ŏǐ17j20ƿǍ21ť37Ǐ44Ǚ48Ƈ54ƜƧ
~stov	77 53ƒ
~stp	90 23ƶ
~stpo	90 23ƶ
~str	53 -8aS7Łŝǖ8GĹż9EQŕŚũƞƠƿ10tŴƓ11Ƒƾ12ĵŮǅǗ13Œ14K15ňƚ18şƕ19ƈ21UƆ22ű23Ţ24Ŭ25Ǐ28Ǎ31ƛ32D
~stra	67 -7S7ƾǐ8y9ŉƜǥǩ10Ƃ12Ţ13ŕ14Ł15ƞ16ĵŴ17Ǘ19KŒ25ş27Ŭ
~stre	62 -9P-7ǩ7ƅƥ8śơ9ż12EŝƠ13tũ14Ǎ15G16ǅ18Ţ27U29ű38ƛ39D
~stri	74 -15ǫ11Ƒǝ12Ǖǖ13V15Q20Ś21Ů24Ǎ27ň28Ǐ
~stro	83 8ǁ11Ŀ12ƾ15Ĺ17ƿ
~stru	68 -8ǆ8ǈǏ11ǡ13P18Ɠ19ǫ22ƚ24ƈ25ƕ30Ɔ
~sts	68 -7v7u8ŸǑǜ10ŕź11X13YƜƦ16ǟ18Ǌ19ǓǛ23ǀ29ƞ
~sts>	68 -7v7u8ŸǑǜ10ŕź11X13YƜƦ16ǟ18Ǌ19ǓǛ23ǀ29ƞ
~stu	56 -14ƾ-12Ɣ-11ǫ-9B-8jū-7œšŭ7qXƎ8ŁłŌƳǚ9ƜǕǞ10sƊƥǗ11AĴũƌ12ư13Ůǒ14Ʋ17Ǆ18ş19ƟƤ20ƈ21ŶǤ23Ƨ29Ż35m38ƙ
~stuc	73 -13Ĵ9Œ11ş14Łƥ17ư19Ʋ28ƈ30Ŷ
~stud	70 -8B-7ǫ11Ƴ25Ĵ38Ż45m
~stuf	62 -15ƾ-10Ɣ-7Ų7Ɓƻ8XƎƴ9łŌ10ǚ11ƜǕǞ12sşƊǗ13Aƌ15ǒ16Ů20Ǆ21ƟƤ23Ǥ27Ƨ44ƙ
~sty	76 -8Ɖ10Ǌ11Ɗ12ƥ23Ǔ
~styl	76 -8Ɖ10Ǌ11Ɗ12ƥ23Ǔ
~sua	73 -9ŗǏ-7R8Ɔ9ƣ11ǣǫ12W13Ǉ14ĻŚŮų15A18Ń26L
~sual	73 -9ŗǏ-7R8Ɔ9ƣ11ǣǫ12W13Ǉ14ĻŚŮų15A18Ń26L
~sub	63 -10ƌ9ŰƆǁǕ18Ŵ21ō23ŷ78Ǔ80ǔ
~sub>	84 -13ƌ22Ǔ33ǔ
~suba	90 27Ŵ34ŷ
~subc	80 13Ǔ22ǔ
~subs	69 11ǁ43ǔ56Ǔ
~suc	86 8Ŝ11Ĵ13ƽ15Ƃ
~such	90 11Ĵ14ƽ
~sud	88 11ĻŮ16Ĺ
~sudd	88 11ĻŮ16Ĺ
~sue	71 -10ŗ7Ǆ8ŀ13ƺ30ĸ31Ź43Ǟ
~sued	73 -10ŗ9ŀ31ĸŹ44Ǟ
~sues	86 8Ǆ16ƺ
~sug	83 8ƃ14Ǜ23ƶƾ
~suga	85 23ƶ24ƾ
~sui	79 7ŀ11ǣ12ƃ13ňǨ14Ǟ29ĸ31L
~suit	79 7ŀ11ǣ12ƃ13ňǨ14Ǟ21ĸ31L
~sul	86 29ƽ43ǜ
~sum	75 13Ǝ14ơ17ǉ23k24x39Ƌ
~summ	83 15Ǝ16ơ19ǉ25k27x
~sump	81 43Ƌ
~sun	82 -17Ǡ10ļ41ƍ58j
~sup	68 -7ĸ8ŕƘǁ9Ɵ10z11n12rǒ13L25ŏ26ǫ53Ǘ
~supe	90 9ő11Ƙ36ǫ
~supp	69 -7ĸ8ŕǁ9Ɵ11z12nrǒ14L25ŏ55Ǘ
~sur	42 -15ƺ-13ǑǓ-12nƔ-10ŷǫ-8Qĵ-7ōŭŰǍ7Aśƨ9ĺĻŗŘǒǩ10ŮƁƮƵ11řūžƂƫ12iŧƯ13łǪ14ĿǦ15aœ16WƅƗƬ17ŤƄǕ18Ţ19ŁŇƏ20ƶ27ƪ28ǔ31ƕ32ƾ33ǎ35ǧ36ŠǤ42őƀ46Ő
~sura	48 -15ƺ-12ǆ-9Ř-8Ĵĵ7Śƈ8XǦ9ſƀ10AśūƛǪ11Ǥ12Ţƶ13ĻşŠƄƨƵǔǕ14řƫ15ŧƂƮƯ18łŐ19Ŀő20ƅ21Ɨǎǧ22Wœ24Ň25Ť
~sure	52 -14Ǒ-12Ǔ-11şƔ-10n-8ƣ-7ōŰ7Ǖ8Ƅ9ŗžƚǆ10ŢǄ11ŵǩ12ƶ13Œǧ14a17ŐŮ18ƾ19ǎ24Ř25Łǔ30ƪ31Š32ő33Ǥ43ƀ44ƕ
~surg	88 13t40ƾ
~suri	88 -14ŷ9ž13ǧ21ĺ23Ő
~surp	86 7ż10Ĺ12Ő19Ǧ
~surr	85 34Ƭ
~surv	84 14xǟ35i42Ə
~sus	79 -12ƿ-9ǩ9pr12s13ƅ14ł15ƹ16Ǆ29Ź
~sus>	85 -13ƿ9p10r13s15ł16ƹ17Ǆ
~susp	85 -9ǩ14ƅ32Ź
~suv	90 -7ǒ20Ŵ26ū
~suv>	90 -7ǒ20Ŵ26ū
~swa	86 20Ū31Ʒ34Ŵ
~swap	86 20Ū31Ʒ34Ŵ
~swe	72 -10Iǫ-9F7Ř9hĿŚŬ10wļƸ11Kƣ12ǜ13ƒƓ14ŕ15Dŭ16t19c48Ŋ
~swee	80 -10F7ƭ8Ř11hwŚŬ12Ƹ13ƣ15Ɠ17Dŭ19t
~swer	79 -7ǫ12ļĿ13Kǜ16ŕ53Ŋ
~swi	69 -7Ŧ8Ń9ĵ10Źǘ12ō17MX25Œ36ţ47Ǝ
~swim	82 57Ǝ
~swin	84 11ĵ23X24M
~swit	76 -7Ŧ9Ń11Ź16ō28Œ42ţ
~swo	86 11H54ǚ
~swor	86 11H54ǚ
~sy>	68 -7ĸŮ7lǩ8k9g10xǄǐ11M12PŨŻ13t14ŋ24Ɵ25U28N42ǡ
~sys	68 -8ǖ-7ǉ8Ś9Ţǟ13Ǘ14ǝ17ǚ23Ɛ27ǘ29Ǚ
~syst	68 -8ǖ-7ǉ8Ś9Ţǟ14ǝ18ǚ23Ɛ28ǘ29Ǚ
~ta>	77 -12ǈ-7ơ7ŕ8ŭ10ĺƠ11ŰƝ15C21ǅ39Ǚ
~tab	69 -7ňƍ7L8ōśƦ9Ń10Ƨư12es13Ƶ14X15Tž21Ɗ23n30MƩ
~tabl	71 -7ƍ7L8ōśƦ9Ń10ư11Ƨ12s13eƵ14X15T23n31MƩ
~tac	72 -11ű7Ŝ11ūƐƾǪ12ǚ13ŵƿ22Ɠ25ŷ29K33ų
~taca	90 43ų
~tach	83 -13ű9Ŝ16ŷ26Ɠ
~tack	82 7ő13ƐƾǪ14ǚ15ƿ
~taco	90 14ūŷ17ŵ
~taf	81 -8ş30Ǟ32Ǌ50ǉ
~taff	81 -8ş30Ǟ32Ǌ50ǉ
~tag	79 -22Ś-12I-9Cř-7e13Ɯ24ǫ27Ƈ77Ŭ
~tage	83 -10ř14Ɯ28Ƈ
~tai	73 7kƥ8Ɩ11ƞ15Ƌ18Ƈ21Ʀ22ǆ23Ɲ26Ǐ
~tail	90 10Ɩ31ǆ
~tain	90 9k19Ɲ
~tair	76 8Ɲƥ12ƞ15Ƌ19Ƈ22Ʀ27Ǐ
~tak	51 -16ǫ-13Łŭ-12ƪ-11ŷ-9Ɔ-8ryƵ-7ĻŗŸƿǣ7a8Ʊǆ9kŋŏŒƝƬǔ10tŮ12ŜŪƙǢ14Ƒǌ15Ǫ16Ŵƕ17šũƘ18ŃţƮǝ19ź20ň22Ũ23BƦƳǄǜǠ24Żǃ26zĸ28Ű30Ʃǘ58ƽ
~take	51 -13Łŭ-12ƪ-11ŷ-8ryƆƵ-7ĻŸƿǣǫ7aŇ8ǆ9ŋŏŒƝƬƱǔ12ŜŪƙ14Ƒǌ16ƕǪ17šũŴƘ18Ʈǝ19Ńţź20zň23BŨƦƳǜ24ǃǄǠ25Ż26ĸ29Űƽ30Ʃ31ǘ
~taki	80 -14ǫ8k9z10ĵ13Ǣ16Ů18t45ƽ
~tal	51 -13Ň-11Ť-10Ř-9łť-8FƮǣǧ-7ƈƵǠ7WņŸƱǁ8BĶĺƒǎǖǪ9giƪƴ10ƾǋ11Ǐ12fŦƺ13sOPľň14vƇ15a17Aš18ŧƊ19rEƤ20ŠǛ22Ǆ23Ņ24Qĸ28ǫ30Ŷ32N40ƂƼ
~tal>	58 -10CŘ-9Ťǣǧ-8ť-7ƈ7qYſƇƦƨƻ8VĴĹ9SWŸƄ10gņǎ13ƾǄǪ14Ǐ15ƺ16Ŷǋ17fŧ19P21Š22Ɗ23E25Ƥ28Q34ǫ51Ƃ
~tale	90 18ǁ20Ŷ
~talk	59 -13Ň-9ł-7ǖ7chƎ8KXŶ9Ʊ10BĶŉƇƹǢ12ĺ13i14ƪ16sOŦ17ľň18v19A21a22š25rǛ29Ņ39N
~tall	75 -8ǫ8ś9ž13œ14ƒ17Ǆ18ǆ66Ƽ
~tals	88 -8F7ƞ16ǖ34ĸ
~tam	88 8j14ǅ17ǜ22ƽ
~tan	61 -15ǫ-11Ƌ-10ň-9q-8Ǎ-7Ɨ7ĻļŎţű8Kǁǘ9Cœƿ10ů11ŰŴƊ12ƓƛơƳƶǈ13ǜ14Ĵĸŷƌ18rĿƸ19ũǏ20ŗ21ABǢ28ŉ
~tanc	84 -13Ƌ12Ƃ13ǁ15ů16Ƹ19Ű20ƛ
~tand	70 -10qǫ-9Ǎ-8Ɨ7Ū8Ǡ9ļţ10KĻǘ11œƿ13Ɗ14ƶ15Ɠơ16Ĵ18ĸ22Ǐ23r25ŗũ33ŉ
~tang	88 13ű18Ŵ24ŷ
~tant	70 -9ň-7ǫ9Ƹ12Ŏ14ǈ16Ƴ17ǜ23Ŀ25AǢ26B
~tap	83 -8ơ12Ɲ70Ō
~tape	85 58Ō
~tar	58 -11V-10ŉ-9GĹš-7LĺƵǣ7tř8Źǩ9d10ľŬ12źƌƣ13ƿ14ĻŒūǕǫ15agX16ŔŚ19Ŗ20ŐƳ22ƚ23R31ńť35ō38S56Ǉ
~tar>	88 -10ǣ11ƚ21ƣ28g
~tart	59 -11V-10ŉ-9GĹš-7ĺƵ7tŽ8řŹǩ10dŬ12ƌ13ź14ƿǕ15aĻŒǫ16XŚ18Ŕť20Ƴ21Ő22ńŖ24R36ō39S58Ǉ
~tas	88 12Z15ĹŲ
~tat	58 -10S-7aǩ7ĿŠŰƜ8ŬŽƴ9ĹŻ10Ķƽ14EķŅƳ15ŒƬ17ĸś18ņ19żǖ20Ƒ24Řƅ25fŁǥ29Ź31C35ő
~tate	61 -10S-7aǩ7ŠƜ8Ŀŕ9ĹŬŽƴ10ĶŻ12Ű15EķŅƳ16ŒƬ18ĸś20ņ21ǖ26Řǥ28ƅ31Ź33C37ő
~tati	75 15ƽ26ż28Ƒ30Ł
~tatu	84 38f
~tau	82 9Ŝ12ƥ15ǝ20Ǐ23ǡ
~taur	83 12ƥ15ǝ20Ǐ23ǡ
~tax	78 8f9ǌ11ǈ13ǅ14œƷ19Ɔ28Ǣ37T
~tax>	84 9f11ǌ12ǈ17T21Ɔ
~taxe	85 8ǅ15œƷ23T29Ǣ
~tay	58 -15Z-9Dǫ-8ƕ-7NSŒ7KƪǠ8t9F10ĻőǪ12k15XƧ17nǡ18jƩ21ű22řƫ26H34Vƞ37ƹ40Ʀ44ţ
~tay>	63 -16Z-14Ļ-8ƕ-7Œ7ǐ8gnB9Vƪ11HǠǪ12ő17Ƨ18ţ20X21Ʃ24Ʀƫ26ř41ƞ42ƹ
~tayi	68 -7NS10K12ntF17kţ18H21Ʀǡ23j27Ļ31V
~tays	90 -14D9Ƌ12Ʒ29ű
~tba	83 11xš12L13ƛ15ů16ƞ17g
~tbal	85 11xš14ƛ17ƞ18g
~tch	56 -14ǀ-7Ŏū7VĻřŹżƐ8ƕ9bqŊǚǟ10ō11Zƻǝ12Ńƚǆ13wķŒŴ14Ő15WŢ16MǛ18Ɗ20gLƱ21ơ23N24fţž31a37ƍ
~tch>	63 -15ǀ-8Ŧ7SŃŪƯ8sŞţƍ9řŹƀ10qŐƕ11żǚ12ō13ƻ14LZ16wķ17W18Ţ19Ǜ21aŒŴƱ24N
~tcha	84 9Ő11gŸƒ13V14Ļ15Ŧ17Ŋ
~tche	65 7ƯǑ8Ńžƛ9LŲ10Ɛ11Ơ12b14ǝǟ16ƚǆ17g22Ɗ23M26ơ30f36ƍ
~tchi	81 18ǫ22ž26a27ţ
~tci	90 21Ķ
~tcie	90 21Ķ
~tco	88 -9ō14Ľ32ļ
~tcom	90 -10ō33ļ
~tdo	88 25g36ǟ
~te>	45 -19v-17q-15ư-14IǑ-12Ő-11P-10Ŝŧƛ-8blBFOUňŤƆƞǪ-7TXĵŃŇŉŎŗũŪƁƔƗƷǊ7iťſƏǐ8ľłƧƻǂǤ9ceŒœűƣ10EJĸƳƹ11Kŵƍǀǖ12mwřŹŻǣ13ƅƎǎ14ŘŮŰǍǝ16ĺĽōǩ17Ŕƴǥ18ŭƘ19Nń20Ɩ21Ķ22ǅ23őŦ25ŕ28ņ29hŞ32CŖ34d36Ŭ
~tea	71 -13hŉ8K9ƪǊǓ10ǅ12ķƷƹ13ǐ16xƟ17S20q21ǫ36gPǉ
~teac	81 -14h-7m11U14ķ19Ɵ24q43P
~tead	84 -7J7rM12Ǔ14K15Ʒ17ǐ20S
~team	80 -14ŉ-7w7ł10ƪǊ14ƹ17x29ǫ41ǉ42g
~tec	64 7XŪ8Ƒ10ǜ13yƀǚ14ŗƄ15Ɗ16Ư17Ŀ19Ř20Ő28Ɛ31Ǌ33ĸ
~tect	64 7XŪ8Ƒ10ǜ13ƀǚ14ŗƄ15Ɗ16Ư17Ŀ19Ř20Ő29Ɛ33ĸ
~ted	53 -9Ƶ-8šŹ-7HńŢ7aPŔƲǈ8uIŐƟǁǛ9oz10CĹƊƴƾ11Ş12łƌƿ13ĸǑ14ŊƀǎǦ15ňǅǇ16ƣ20ƍ21ō24Ơ26Ļ28Ƴ46ƶ
~ted>	53 -9Ƶ-8šŹ-7HńŢ7aPŔƲǈ8uIŐƟǁǛ9oz10CĹƊƴƾ11Ş12łƌƿ13ĸǑ14ŊƀǎǦ15ňǅǇ16ƣ20ƍ21ō24Ơ26Ļ28Ƴ46ƶ
~tee	66 -13Ÿ-11ǒ-7Ŵ7ńƘǉǦ8Ɓ9ţŮ11Ż12Ɲǁ14ƃ17v19Ƒ20Ǒ24Ŗ68ź
~teen	69 -13Ÿ-11ǒ-7Ŵ7ƘǦ8ńƁ10Ů12Ż15ƃ18v26Ŗ72ź
~teer	83 25Ƒ27Ǒ
~tel	44 -16w-15ş-14Ļƾ-13ǒ-12Ŧ-11G-10Ńňƫ-9bXŊŜ-8dIŧǟ-7aoĸ7nKŇŘƢƯǥǫ8łŅšƈƚǄǓǘǠ9qCFĽŐţŮƜƩƲƵ10EMĵŲƀ11kHĺŀǁ12guƅƪǞ13ƋƧƶǈ15ǖ16ƺ17ťŽƠ18ŋũžǆ19iPU20Ŏ21ŗ23ŕǀ34Ʀ35B
~tel>	80 -9d15ǖ30ǀ56Ʀ
~tele	84 10s22ǫ38ž
~tell	44 -16w-15ş-13Ļǒ-11GŦ-9bŃňŊŜƫ-8IŤ-7ŧ7SŘŝűƊƢǖǝ8nKłŇšƈƯǘǠ9qCFĽŅţŮƜƩ10EMĵŐƲƵǓ11HĺŀŲŽ12gkuƀƅǁ13ƋƧƪƶǈ14U17Ơ18ťǆ19iŋũ20P21Ŏ22ŗ24ŕ36B
~tely	72 -17ƾ-8ť8Uƕ10żŽƚ11ǄǑǥ12Ļ13Ť14ǡ15ǀ16Ǟ22ƺ
~tem	65 -8ǖ-7ƙǉ7Ś8ĹŢǟ12ĿƏ13ķǝ21ƐƬ23ś26ǘǚ27Ǚ38ƚ
~tem>	68 -8ǖ-7ǉ8Ś9Ţǟ13ǝ18ǚ22Ɛ24ƚ28ǘ29Ǚ
~teme	83 9ķ14Ĺ17Ŀ27Ƭ31ś
~ten	58 -11Ƌǒ-9ƕ-7ŗƮǏ7ŘŝŴǞ8żƢƷ9Cƴ10ŅƤƲ11ǂ12x13ſƝ14ǁ15b17Ůųǫ18R21F22ƾ23Ǜ26ơ29ƙ33Ǥ47ƞ
~ten>	63 -12ǒ-11Ƌ-7Ƨ7s9ŝŴż10Ǖ11ŅƢƲ13xƴǂ15ſƝ16ǁ17bŘ19ų20Ůơ24ƞ26Ǜ
~tena	83 -9Ǐ9ƥ12ơ15Ƥ32F36ƞ
~tend	88 7ŉ8ű10Ƶ12Ļ13Ʒ
~tent	77 -11ƕ-10Ř-8Ʈ33ƾ41ƙ44Ǥ
~tep	73 -12S8dťǪ11ƊǠ14ſǇ18u23Ū26ǚ32ƞƱ
~tep>	79 -13S9dǪ12ƊǠ15Ǉ16ſ31ǚ38Ʊ
~teps	81 9ť25u26Ū39ƞ
~ter	41 -25ǫ-17ǎ-15œ-14Ľř-13Ŕŷ-12ŘƜǪ-11nĻŉ-10ų-9RŁŏŗŞŶ-8PXĴƔƽǀǜ-7dfkYŅőŵƁƂƘǊ7xĺƉƑƳƷǙ8guEţƊƤƪǓ9JŠ10hvĸǗ11qKŚűƈǌǦ12ľŖŧƎƒ13FŕůƵǚ14śŨ15ƿǟ16byũƋƌ17zť18N19UƄƯƹ20ƣ21B22ơ23Lǐ24t25AƱ27Ŧ28Ɲ29Ŀ30wǝ35Ū39ƛ40ƫ
~ter>	44 -20Ɯ-16Ŕǫ-14Ľ-13řŴ-12Ǫ-11ŷ-10iŐƯ-9Rŉœ-8ĻōŗŘŞšŶ-7ĺŁŏŽƞƤǀ7rxƏƩǟ8AļŝƐ9şŻƋǙǠǤ10opEOĸũŲźǘ11J12wŤƵǦ13qǌ14azţű15bŕŧ16ľů17KLŨǝ18FĿś21yBť22Ūƹ24U26ƌơ27ŦƄǐ29tƝƱ44ƛ
~tere	76 -8ǫ8ĸ9ƣ10ĺƖ11ǒ12BH13ň14Šš15ǅ
~teri	79 14Ǘ24Ɗ28ƈ41ǝ
~term	69 -12Ť-10AƖƮ-9œ11W12Ʒ13Ǘ15B16Ǟ28Ŗ64Ư65ƫ
~tern	82 -11ń10g12ņ13ō14V16iL18j
~tero	90 11Ǆ23ƾ
~terr	82 -12Ǥ-7Ŏ9Ŕ10w12ũ19ǟ32N
~ters	61 -23ǎ-18n-13p-10Bǒ-8aǅ-7d7Ŭ8z9ŦŽƑƧƳ10vŠƜǑ11Űǉ12ŪƎ14uŴ15ĺ16bŐ17ĿƒǓ19Ś22Ƥǚ23wƿ26h29ƣ38A
~terw	86 8ũ9Ƶ32Ū
~tery	90 16Ʋ20Ƌ
~tes	56 -15d-9ǫ-8T-7J7aCHĴŷƖǌ8ōŠ9őſǞ10Eļƿ11mƍǩ12Ŭ13Ū15ŋşǀǛ17Ŏ21v22ǔ23ǃǄ24Ű27Ƥ35Ņ40O
~tes>	56 -15d-8Tǫ-7J7acyCHĴƖǃǌ8Š9ōőǞ10Eļƿ11mƾǩ12Ŭ13Ūƍ15ŋş17Ŏ21v22ǔ23Ǆ24Ű27Ƥ36Ņ41O
~test	81 -7ƾ12Ũ23ǃ24Ǜ25ǀ
~tev	77 7ƈƫǘ8ż9ƓƟ10qơ11Ū13Ʋ14ŊŠ19P
~teve	77 7ƈƫǘ8ż9ƓƟ10qơ11Ū13Ʋ14ŊŠ19P
~tex	69 -9ŗ-7ǫ10ƅǚ11Ź17Ŭ23l27Ŝ78K
~texa	90 15Ź30l
~text	70 -9ŗ-7ǫ10ƅǚ17Ŭ27Ŝ80K
~tfi	75 -8Fǖ8Ņş9W10Œš12JǠ19ƣ23aő25Q27ǆ
~tfit	77 -8Fǖ8Ņş9W10Œš12Ǡ19ƣ23ő26Q27ǆ
~tfo	90 24ǥ27ƽ
~tfor	90 24ǥ27ƽ
~tga	64 -7œ12F13Ư16Ĵ17ư40Ɨ46Ɩ
~tgag	64 -7œ12F13Ư16Ĵ17ư40Ɨ46Ɩ
~th>	34 -24Ļ-21ǒ-17Ő-15HP-14ūǤ-13Z-12t-11ĿňƱ-10EŤŪǫ-9NOƼǎǖǝ-8GLŏťŰƣƥƫǪ-7foōŧƆƛƞƟǈ7aMŸƖƩǦ8glrĹœƧǣ9ŗŦűŽƝơƲ10pŭƮ11ŉŌŘŴƏƒǑ12ĺŝŮƂƠƿǓ13QSšƄ15ŋţŷžƔǃ16bV17ųƳ18u19ŲƢǞ20nķőƃ21WĸńŅŖƵǟ22ŞŨ23ƺǄ24Xşƚ25ŇŠ26ƤƦ29TƷ31Y32ļ37s42ĵ43d50Œ
~tha	29 -20ǉ-16ǡ-14i-13ǠǪ-12ZĺƋƪƮ-11yXĴƜǊ-10NP-9ơƸ-8UŏŘřźǌǏ-7ewŊƕƗƙƯƹ7xŢƁƍƱǑǞǩ8HķĽŠƂƝƽǖ9ĶŝűŲųƉƚǃǜ10hkŐƼǗ11jWŨŴƎƧ12ōŖūŽƓǄǨ13ałŗżƔ14MľŰƆƬǁǂǟ15otŕ16ADŌ17dSĸņŬƛǍ18Ʃ19ƫ20C21Ł22Ś23QRŜůǫ25uƟ26œžƵ27pEŪ30ŧŭ31Ů32ť37Ļ39ŷ40G42ŉ44Œ45b48Ĺ49Ŏ50šũ53ňŦ
~than	61 -11t-9ǫ-8CUV-7Ÿ7LňŵǖǞ8ŔŲƚǎ9ZŦƂƔ10sĽ11œƨƫ12ŒŧǍ14aǨ16G17Kņů18pƼ20ĸǄ22k31ſ
~that	30 -24ǉ-17i-15ǡ-14ĺ-13ǠǪ-12ZƋƮ-11XĴƜƪǊ-10sNP-9yơƸ-8ĿřƕǌǎǏ-7eŊźŻƗƙƯ7mnxőŤƅƒƞǅǑǩ8ƁƉƍƔ9HĶķņŢűƽǃ10ŝŠūŲųǖǜ11hŐǗ12jWĸŖŴŽƎƧ13ōŨƓ14łŗůżƫ15MľŰƬǁǂǟ16Ɔ17oADŌŕ18dŬƛǍ19Ʃ20tœ21p22Ł23SŚ24CQŜ25Rŧ26u27žƟƵǫ29EŪ32ŭ33ťŮ34Ļ37G38Œ41ŷ44ŉ48b50Ĺ51Ŏ52š53ũ55ň57Ŧ
~thd	69 8Ǚ11ŝ20v25p27c30d
~thda	69 8Ǚ11ŝ20v25p27c30d
~the	19 -24T-23ļň-18ńŉŗ-17iǐ-16pX-14ĺŹ-12ũ-11rC-10tLNǘǞ-9ĵŷ-8g-7oqOƃ7QŽƚƵǀ8Jžƕƥǖ9WŅŜŪūżƫǑ10DPĴŘůƈƧƲǏǧ11ŇōŎšƳǥ12YƁƍƔƞƴ13lĸťƝǦ14ĿőŖŚƐ15ķƂƟƤƸǌǙǩ16eľƑ17fkzEœŰŻƊƎƒƜ18GřşſƛǠ19ŴǆǉǓ20ƙ21hƆƬǃǅ22wŃŠƀƅƋƘǈǍǝ23SUłŝŭŵǔǡ24sśƌ25xŁŶƉ26nvŸƿǎ27ŕƽ28ǒǢ29ņ30ƓǊ31ŬƭǨ32ŧƏƠǕǤǪ34źƩ35Ɨ36Ƣƣ37Ş39ư40yơ44Ũ
~the>	22 -31ŗ-21i-19ňŒ-18Şƥ-17Ŏƃ-15Ʀ-14ŉ-13tHŹ-12Bļƶ-11T-10ozń-9pNũǘǟ-8uGǐ-7AŋŤƺ7ĴƔƨƿ8acZšŲųƯƾǋǓ9vŜŠ10mőūƀƊ11wDƐƚƹǕ12ŕűžƕƲǣ13fĻŘƎƙƜǊ14JķŸƂƞǃǝ15QĿťƷǅǦ16hŻǉ17dŀōŮůƑƩƬǙ18xŵżƈƧǑ19ſǌǩ20Ňƽǥ21eEŃŖŚ22ľŨǈǒ23YŧŰƉƒǇ24kƋƌƛǧ25ŴƆƝǍ26łƤưǏ27ƍǠ28ơǡ29UƓƠǨ30Ǫ31yƅƘǎ34Ɨƣ35śƏ36ŁŭźǤ38ƭ40ƢǢ41Ŭ
~thef	85 7Ɛ13Ť30ť37Ɓ
~thei	61 -13d-10ǩ-9ŧŮǧ-8Z-7P7Œ10ĿśƵ11yŨ12ŞŵǙ13Ǘ14Ƥ15Ǔ16Ǖ17ǒ19v29Ƴ30ŕ35Ǌ49ņǔ
~them	51 -20Ƴ-18ǩ-16Ł-11ŷ-9ń-8mGĺŀőƶǘ-7alĵļŏŵƠǇ7ĽűŸƚƽ8ePŜǗ10gƅ11ſƣ12ŽƮ13ŕŠ14ǒ17S18xŨǜ19œ20ŔƸ23wǊǕ25Ǔ26y30Ʊǔ34ş40Œ41ţ47š48Ş
~then	63 -14ň-11ū-10Œ-8ŝŞť-7ĺǑ7sƌǖ8dQƀƖ9ōŔŷƈƩ10Ĺǀ11ŅŊ12Ɣ13yš14CŃ15w18ŏƭ19ƫ21Ň23ǟ29ǫ30Ū44Ŷ49Ŏ
~ther	34 -21C-19œ-18Ƨ-17dǐ-16TĻǇ-15pŷǫ-14ŔƝƾ-13r-12cļƮǑǚ-11qŏŮƆƯ-10XƚƱǧ-9OĽŧųǂǗ-8ĹŦżƔǁǥ-7xƕƼǒ7IKĵŁǄ8hWĸŋŚŪƦƵ9AńŢƁƛƞƭ10Ő11BUŴƄƉǕǨ12jĴķƂƎƏƐ13yŊťƫƸǏǝ14ŶƬ15lMŤūƙƥ16Ɗ17VřŞƃƩǃ18ŅƳ20i21şƜ22H23fuSŠƴ24zņŵ25ǅ26ŸƓ27ŎƠ28ǆǪ29ſƀ30Ƌ32ŝ33Ǌ37Ɵ38ƿ44ơ46s51n63G
~thes	61 -11R-7iŲ8fƂƺ9qĻŗŝǡ10Ƣǝ11tzőœǉǎ13Ǡ14Q15ūƼ16l18nƔƙǫ20AP22Ō25U
~they	43 -18ǡ-16ĺń-15ƍ-14Ǫ-13lŇ-12Ŷſ-11Ƶ-10ļŁŎŷǥ-9aĵĻŀũƔǤ-8iuXZĹŉšŪŮƷƸǅǠ-7cEMĿŖƹǏǙ7ŔƉƌǉǝ8S9ţƘƳǊ10zƂƨƿǕǗ11Rƽ12yUőǔ15ųǀǓ16ŘŢŽƏǩ17ĸ19Őŝ20ǘ23xƆǦ24Ʃ27řƢƾ28ƣƬ30œƗ31ƶ32wW36ư37ŧ38v40ņ50ş54ŕ56Ş59Ũ
~thi	34 -18ţ-17noœ-13ơ-12ŭ-11lFRTŰſƂƍ-9uvŒůƖƛƫ-8űŴŻƆƦƹǉ-7ņźƝƶǖǙǞǦ7LŷƜǁǑǗǘǣ8mYƣǌǡ9UŖƀƅƯƱ10žƒ11cMĴŗřǊ12dgjŠūƎǠ13XĿōƨƻƾǫ14Ƹ15sƏ16ĵŲƽ17Ių18kňŞƙƧƵƼ19ĺŏŕ20ŁƃǄ22Nł24AŌ25Ūƪ26ƚƮ27iB29HńƷ30ŊŎ31ŀƘ33a38Ť39ļ41Ő48Ļ53r
~thin	38 -14ơ-13Ɨ-12nŝţ-11asJōŰſ-10coœŔ-9dlSŌŭŸǇ-8FTőŒƖƢǃ-7jvxűŻƛƶ7ĹũŽƲǧ8ĶĿŬǂǆǒǕǝ9ANZşƜƼǁǑǘ10ĸŷ11YǄǗ12ĵƺǨ13UļńƀƃƒƠ14řƱǠ15ĴžƎǡ16BŁūƵƻǫ17gŃƨƾ18Ə19ųƅƸ20ƙ21H22ŠŪƧƽ23Őŗ24ĻŕŞ25Ų29ň31ƚ32iƮ33ƪ34ŀ38ŊŎŤ41r
~thir	79 -7m12Ƙ13ǣ15ƥǇ16d23cq
~this	46 -16ƹ-14ŗ-13ƍ-12ňš-11noyŠ-10œƅƤ-9ţũŲƂǐ-8RĹťƪǡ-7ZŅŎşŴƠƭƲǨ7OŁŵǃ8ŝ9Ư11mƃƣǊ12HŤƼ13cJƗ14X15ŃŸƵ16ǌ18dkŔ19AM20B28Ʒ29Nłō30Ƙ32js33Iļ35ĺŏ38r43Ō45Ő51ń52Ļ56a
~thl	75 13Y15œƢ24Ɩ30ĵ
~thly	75 13Y15œƢ24Ɩ30ĵ
~tho	52 -13T-12ǘ-10ŗ-9D-8ŒřƦǐ-7SŎ7HŞžƎƱ8ŖƐƲƼ9ĶŋƠǌǒǕ10ixŅƃ11YĴŲŻƆƜ12ŷ13ƯưǓ14ĿŐ15w16ţƫƹǉ17ƉǦ23ųƓ25Ǫ26ǫ27ƀ30š31Ŷ32ňŢ
~thos	57 -13ǘ-10D-9Ļ-8řǐ-7C7EĿƊ8ŒƎƙ9Aǆ10ĶňŖŞžƐǌǫ11ŘƉƠƱǒ12Ɔ13iŅƜ14ĴŲƀ15Ǔ16ŷ17w18ƫǉ20Ǧ26Ɠ27ų35š
~thou	61 -17Œ-11S-10T-9Ř-8Ʀ-7ŗ7dxŻ8ŸƉ9aĻǢ11HƲ12ŋţƼ13ƃ14YǕ16ƀ17ư18Ư19Őǫ21ƹ23Ŀ27ň30Ǫ39Ŷ40Ţ
~thr	50 -9ŐƖƿ-7Lǡǫ7dzĴŃŉŢŽưƳƽǟ8Ľ9ŵƇƨ10ūǨ11ŜƩ12ŨŭŶ13nƞ14ĹŋőŪƵǧ15ƍ16ŗ17Ə18ť19Ɨƪ20j21Ř22ǐ23ǘ24ũ25W
~thre	85 9ƺ12ŏ13ň14Ǟ
~thro	51 -10ƿ-9ŐƖ-7Lǡǫ7dzĴŃŉŢưƳƽǟ8ĽŽ9ŵƂƇƨ10ūǨ11Ʃ12ŜŨŭŶ13n14ĹőŪƞƵǧ15ŋƍ16ŗ17Ə18ť19Ɨƪ20j21Ř23ǐǘ25W26ũ
~ths	63 -16p-14Ƣ-8Y7ņơƻǦ10Ļ12uŃ14ů15vGǆ16Ũ18ĵ19ŴƄ20Ƈ23Ǫ24œ31Zư
~ths>	63 -16p-14Ƣ-8Y7ņơƻǦ10Ļ12uŃ14ů15vGǆ16Ũ18ĵ19ŴƄ20Ƈ23Ǫ24œ31Zư
~thy	79 12ƿ22x25ƺ
~thy>	79 12ƿ22x25ƺ
~tia	83 9ǖ10ǂ11ƫ12a18ƶ20ǆ
~tial	83 9ǖ10ǂ11ƫ12a18ƶ20ǆ
~tib	59 7Ńǫ9Ŀ10Ɓ13Z14Ů15ƂƜ17ŏ18ŧ21ŉ37ř
~tibl	59 7Ńǫ9Ŀ10Ɓ13Z14Ů15ƂƜ17ŏ18ŧ21ŉ37ř
~tic	60 -11Ǖ-9w-7PƆ7ƌƩ8KƝǎǑǗ9N12şš13ǘ14QĵŤ15ǈ17ŷ19ƈ20ŕ26ž28ĺ30Ł54ż
~tic>	83 12Ǘ13Ɲ18ǘ20ĵ
~tice	77 -7P9ƌ12K20Q21ĺ
~tick	64 -10Ǖ-7Ɔ7Ŭ8Ʃ9Ǒ11N13ĺ14Łş17Ť20ŷ21ƈ22ŕ58ż
~tics	86 40ž
~tie	71 -12Ơ-8ǫ-7ƂǄ7ľƢ8ǝ10Ǐ11hǊ12Ɔ13ƣ15ĸǑ16ǂ18Y21Ǚ23ƞ25Ń32f33c
~tie>	88 -8ǫ-7ƌ9ľ16h29f32Ń
~tied	90 12f20Ǒ
~tien	90 -9Ǆ7n28Ǚ
~ties	77 -12Ơ-7Ƃ8Ƣ9ǝ11Ǐ13ƆǊ14ƣ16ĸ18ǂ20Y25ƞ36c
~tif	63 7ŕǅ17ŬŻǎ19ǔ28ǩ
~tifi	63 7ŕ10ǅ17ŬŻǎ19ǔ28ǩ
~tig	88 8ǟ13L15H25g
~tigh	88 8ǟ13L15H25g
~til	52 -13ǐ-11Ɲ-8ţƉ-7rŇŦŮź7jńŝ8OĴųƩ9ǡ10VƠƫǒ12fzYŊƮ13Ɗ15Uŭ16qyŪ17C18tĻ19ŸƖ20P21Q22v23Ŗ24c25DJ27Iƭ29ũƘ46Ư
~til>	79 -10H-8ǫ9y10O11Vƅ16Ļ17v18Ŗ29Ư
~tile	88 -10Ɖ24Ɗ
~till	53 -13ǐ-11Ɲ-8ţ-7Ň7jĻƼǈ8őŝƩ9Ĵųǡ10yƠƫǫ11vO12ńŊŖƮ13fz16Uŭ17qŪ18C19tŸ21P22QƖ25c26J27D28IƭƯ30ũƘ
~tim	52 -15Ǡ-8œŗŧ-7Pőƾ7ĶĻƨǘǚ8kŨƝ9ƕƶ10Ňšż11HŹ13gWƼ14ŝŢŪ15ǫ16sSŕ17ļŶƩ18ǉ19Œơ20ų21ƺ30V31ǐ33R34O35N37Lń
~tima	90 8ǋ12Ɓ13ůƕ
~time	52 -14Ǡ-8œŗŧ-7PőƁ7Fşƨǘǚ8kĶŨ9Ɲ10Ňšżƶ11HŹ13gWƼ15ŝŢŪ16sSŕ17ļŶƩǫ19Œơǉ20ų21ƺ30V31ǐ33R34O35N37Lń
~tin	49 -10Sǈ-8s-7VłŉƍƔƕƨǡ7gB8kqśŧū9wxPĺōŜƞ10rzĶŊƳƷǅǜ11KŐƚǇ12tƐƴ13nƘǛ14eMNŲ15Ƈ17ǆ19FƤ20ŀœǊǢ22i24U27ƭƻ36j38ķ56H
~tin>	65 -12ş-9Ő7ōŷ8ƻǞǥ9txķļƞƭ10nƆǆǢ11jFUŏœŲ12Pƽ13ƚ16ǜ17Ǉ18ǉ20ŀ25i38H
~tine	90 26ƻ
~ting	52 -10ǈ-9ǉ-7ySƍǡ7ūƻǩ8Ŷſơ9kB10zĺŜŧǆ11wĶŊƷǊ12FKœśǅ13ƴǢ14ƐǛ15eNƘƤƳ16MU17Ƈ19Ő22ƭ29H30j33ķ
~tio	47 -14Ť-12ƀ-11Ǥ-9wŸƣ-8Zŉťǆ-7ķƿ7ĶĿņŏřŽ8FśŜǥǩ9ŘƯǜǟ10q11šƆƏǁ12xAōő13ļƲƽƾǃǕǞ14nŋŌ15ŗŲǍ20kP21mƈƑǈ22ň23ƍǎ25ŅŬ27ŕ28Ŋ29ż35Ƴ48Ǡ
~tion	47 -14Ť-11Ǥ-9wƀƣ-8Zŉťǆ-7Ÿƿ7ĶĿņŏŽƄ8FřŜǥǩ9śƯǜǟ10qŘ11šƆƏǁ12xAō13őƲƽƾǃǕǞ14nļŋŌ15ŗŲǍ20P21kmƑǈ22ňƈ23ǎ25ŅŬ27ŕƍ28Ŋ29ż35Ƴ
~tip	85 -8Ƽ11Ŋ21T45Ń
~tip>	86 -8Ƽ12Ŋ45Ń
~tir	68 8ŝ9q11ŲƯ14ļ19Ʃ21t31P35ķ40V
~tire	69 8ŝ9q11Ư12Ų13V14ļ20Ʃ21t32P38ķ
~tiri	90 37V
~tis	83 -7Ư9ū11Ļľ12ǁ17Ũ24Ş
~tisf	88 -7Ư18Ũ26Ş
~tist	90 9ū12Ļľ13ǁ
~tit	72 -13ū8dqǒ9ĸ13Ų15ņ19P29Ņ33ŭƘ41ǈ
~titi	90 -7Ǌ11Ƙ20ņ36Ņ
~titl	75 -7ū9qǒ10ĸ11Ǌ18Ų20P25Ƙ35ŭ
~tity	90 -8ū-7ƫ13d52ǈ
~tiv	83 9ŋ13Ɛ18ǂ22Ő38l
~tive	84 9ŋ13Ɛ22Ő38l
~tle	56 -9oǫ-8hū-7Ɲ7zIĸŀőŨƵƻ8ckķĽŷǃ9Ŭż10ZŊž11q12PŔŽ14wŋŧƨ16ņ19Ʊ22uŭŲ23ƽ24ų26x29Ƙ33Ơ
~tle>	57 -9oǫ-8hū-7Ɲ7zŇƵƻƽ8IķĽŀőŨǃ9ckŬżƠ10Zž11Ŋ12qŽ14ŔƘƨ15vŋ17wņ19P20Ʊ22Ų23u25ų26ŭ27x
~tled	81 7ŧ10ń11ĸ12ǒ39Ơ
~tlem	90 21ŧ29Ƙ
~tles	88 -10P-9v13Ǌ18ŷ26ƽ
~tll	86 22ķ31Ń
~tll>	86 22ķ31Ń
~tly	61 -10ǫ-9ƮǏ-8wƍ-7ǅ7ņŉŏƂ8ĹœƵ9sŁŢ10ŗŤ11ĻőŪƗ13dƣ14ť16DƩ17a19Ũ20Ő31Ů37ǆ40ǖ
~tly>	61 -10ǫ-9ƮǏ-8wƍ-7ǅ7ņŉŏƂ8ĹœƵ9sŁŢ10ŗŤ11ĻőŪƗ13dƣ14ť16DƩ17a19Ũ20Ő31Ů37ǆ40ǖ
~tma	81 9ƌ19d20k31Ơ38J
~tmas	85 9ƌ19D20d22k
~tme	58 -12œ-11Ɵ-9Ɲǩ7ǁ8Łű9Ŷ11Ơǘ13GĸǏ14ƞ15Ƨ16Fǀ18ť19ƙ20DƑƣ22ƢƦ23ǜ24Ƥ31ƥ
~tmen	58 -12œ-11Ɵ-9Ɲǩ7ǁ8Łű9Ŷ11Ơǘ13GĸǏ14ƞ15Ƨ16Fǀ18ť19ƙ20DƑƣ22ƢƦ23ǜ24Ƥ31ƥ
~tne	68 -22d-11Ű-8ő-7Qƺ9s10ł11r17ƹ21Ǫ23Ǣ24t26Ǆ27q28ƪ30ŵ32p34o36ǈ
~tner	68 -22d-11Ű-8ő-7Qƺ9s10ł11r17ƹ21Ǫ23Ǣ24t26Ǆ27q28ƪ30ŵ32p34o36ǈ
~to>	31 -24ƨ-22Ųǔ-20n-16Ǉ-15pŗƫ-14rŐťŦ-13ƋƽǊǍ-12œǝ-11jqwǡǣ-10fvŇǄǤ-9iǈǉ-8cDPQWőƠ-7ƇƈƊ7Ƣǂ8ŅŚŵƓǪ9kzIĺŋšƘǏ10gř11ĽƲƵ12źƁǕǖǞ13OƖǎ14LļƀƝ15Vųƕƙƞ16otŝŴƅƗ17dAŷƦǑǟ18aBGƃǃ19yĻƯǙ20eKĹ21NXŎŶ22Ĵ23Ōƛ24sŞũ25Hĵ26ĿţƍƱ27YŨƹ28ŔŤ29ŏ30Ŋ33Ń35ń36M39Ŝſ41ō42Ű44ƭ45Ǡ50Ƹ53ł56Ʒ
~tob	79 10Ǆ45ƻ
~toba	79 10Ǆ45ƻ
~toc	79 7ķ10Ǥ21Ǒ22ĸ29Ɵ
~tock	79 7ķ10Ǥ21Ǒ22ĸ29Ɵ
~tod	54 -17ſ-15ǣ-11ǫ-10Ǚ-9Ņ-8Ʃ-7cń9ƕ10ŝ11axŁ12t14ţƬ16v18ĺ20ǧ22Ųƨ23Ř24j25O29ő30ļō33œ37Ő38Ļ39i
~toda	54 -17ſ-15ǣ-11ǫ-10Ǚ-9Ņ-8Ʃ-7ń9ƕ11aŁ12tŝ14ţƬ18ĺ20ǧ22Ųƨ23Ř24j25O29ő30ļō33œ37Ő38Ļ39i
~tof	86 -7ǫ8ǂ22Ū40Ɲ
~toff	86 -7ǫ8ǂ22Ū40Ɲ
~tog	75 8f9u11Ĵ13ǌ15ǋ20M22s35Š
~toge	75 8f9u11Ĵ13ǌ15ǋ20M22s35Š
~tol	71 -14n-11E-9ǫ-7ŝũ7ņŢ9uZĽƂ10ƶ11jlƩǀ12ƛ14ƾ16d18ǚ22ŕ24B26ŗ29A
~told	72 -14n-11E-10ǫ-7ŝũ7ņŢ9uZƂ10Ľƶ11jlƩǀ12ƛ14ƾ16d23ŕ25B27ŗ30A
~tom	56 -13S-7lś7kIƦƮǚǟǥ8jƝǧ9Ńŗ10ǜ11ǡ12Ĺ13ĵƨ17ǅ19ZƟ20ǣ22ǘ23LǕ28Ǚ30Œ32ǖ
~tom>	88 9Ŭ10ņ14ǧ15Ń
~toma	86 13Ɲ14j21ĵ
~tome	62 -14S-7l8kţǆ9ŀ11ǜ14ǡ20ǅ22Ɵ23ǣ25ǘ26Ǖ32Ǚ34Œ36ǖ
~tomo	65 7ǔ8ŲǗ9IƮǚ10Ʀǥ12ŗǟ15Ĺ16ƨ25Z27L
~ton	75 10bŊŜ11ż12Lŗǟ13ō15rƨ22ǫ23Ʀ30l
~ton>	86 10Ʀ13ż15ō27ǫ34l
~toni	79 11Ŝ13Lŗ14ǟ16rƦ17ƨ
~too	56 -13ű-12Ɣ-11aŊŐżǊ-10ǀ-8ő-7Ş7Ńšǈ8ŀŏƁƬƱǆ9ňūǝ11ǜ12o13tXƴǁǓ14ŉ15ŠŨ16U17ƪ18sŅ19jž20Ū21Ɵ22ŮƮƵ24Ǜ28qǤ42Ǒ
~too>	62 -12ż-11aŊƔǊ-8ő7beŬƃƐ8cũǈǤǫ10ŀŏ11ňūǆǝ13ǜ14Ǔ15Xǁ16oŉ17ŠƵ20UŅ21sƪ22ž23j25Ʈ32q
~took	76 -12ǀ-8ũ7k8Ɓ12Ǆ13pƬƱ14Ńš22t23Ƶ24Ũ29Ū
~tool	68 -19ű-9Ő9ƚ21Ů26Ǥ32Ǜ33Ɵ55Ǒ
~top	60 -10Ŧ-8Ǒ7WĻľŀŢǝ8tǙ9yƍƷ10ŉ12mśţƟ13ǐ14Tǌ18Ł23ĵƉ24ĿƊ25ư26MŚ27Ř29Ǩ31ƃ
~top>	62 -10Ŧ-8Ǒ7ľƥƾǟǧ8ĻŢǙǝ9W11ŉƷ13mƟ15Tǌǐ16ś22M24Ɖ25ĿƊ27Ś30Ǩ33ƃ
~topp	79 12t13ŀ15y18ţ23ư26Ł
~tops	90 17ƍ19ư35Ř
~tor	48 -14JƱ-13ǫ-10Ǖ-9ĸőŦǊ-8łƭ-7FŗŚŝ7OŸżǆǇǌ8ŕūƉǎ9ŤƕǑǘ10ŃƋƘǄǡǣǩ11Ŏǂǐ12jž13Ƅƞƺ14Ɵ15ťƀƿǍǚ16ƏǓǔǦ18Ǥ20ƽ23ƾ30Ǐ34Ɛ35Ǚ36ǀ38ƴ39Ƈ44Ƨ64Ɯ
~tor>	61 -16J-15Ʊ-13Ǔ-8Ǌ-7łő8ǔ9ǈ10ǥ11ƍ12żǆ14ǩ15ŃƏƕƽ17Ǆ18ž20ƞ23ƾǚǦ27ǀ40ƴ
~tora	76 -11ƙ11Ƌ12Ɠ59Ƨ
~torc	84 16Š19ū21ǂ
~tore	67 -8ĸ-7F7Ƌ8Ǒ9Ŵ11Ǡ12ǌ13ƐǇǎ14Ƨƽǘǣ15ǡ17Ǥ19ǐ25Ǐ40Ǎ51Ǚ
~tori	67 -15Ǎ-8ƥ8ƆƋ19Ǐ25Ƈ29ƀ
~torm	75 7ŕ13Ū17Ɖ26j81Ɯ
~torn	80 7ǟ13Ƙƴ14ŀ15B41Ɯ
~tors	69 -12Ǖ-7Ś7Ə8ǜ10ŧ12ƥ18Ÿǔ22Ƅ24ǀ40ƐǓ
~tory	66 -11Ŧ8ŕ9Ňŋƣ11šǤ12Oƾ14ƺ16Ť17ƙ18Ǒ19Ɵ20Ŏ25ƿ29ť34Ƈ
~tot	71 -10ƨ-9ťǧ9žƢƻ10YœƇ11ĴƁ12ņŸ13gǁ15Ŷ21ŧǋ28Š
~tota	71 -10ƨ-9ťǧ9žƢƻ10YœƇ11ĴƁ12ņŸ13gǁ15Ŷ21ŧǋ28Š
~tou	78 7ų8ĸŅŎƛǁ11Kƻ12Łǡ13ǟ15ƾ31ŝ
~touc	80 8ŅŎƛ9ĸųǁ11ƻ12K15ƾ32ŝ
~tov	77 53ƒ
~tove	77 53ƒ
~tow	65 -18Řƅ-8Ɲ7Ň8Ǎǒ9Ů14ň15ŰǗǫ17ơǏ19Q20X24ƥ29Ǩ31E45l56C71Ƃ
~tow>	90 -8ƅ66Ƃ
~towa	88 22ň31X
~towi	82 39Ƃ
~town	70 -12ƅ-8Ɲ-7DƂ8ŇƦ9Ǎǒ10Ů13ƥ17Űǫ18Ǐ19ơ21Q34E49l62C
~toy	90 9ŭ16Ų19Ů
~tpo	90 23ƶ
~tpon	90 23ƶ
~tra	50 -15G-10ŘƳ-9ś-7kLXūźǟǫ7ŐŵƞƟƤƦ8ŕƶ9ŲŴƕǑ10şǗ11zKQĵǉ12lSƚǒ15ŁŻ16yƔǔ17Ŭż18Œ20Ǧ21ǂ22Ǝ23ƃơ25Ű26Ǔ27P28Ƃ29Ǜ34Ǖ41ž
~tra>	75 -10Ƃ-7ź9ų10Ƹ14ŵ15Ʀ16ƶ19Ő21ǉ23ƚ31ƃ32Ǧ
~trac	60 -8Ř-7ś7ƫǌǣ8ŁŧƘ10ŚƤǆ11ƍ13ƕǩ22Ɣǔ26Ǔ44Ǖ56ž
~trad	78 -15G-13Ƴ10Ǔ11ǥ12ǡ13m15Ɵ19y20z27S31P
~traf	86 -12m10N12Ű13Ǎ14ż
~trai	68 -8S-7ǟ7ƾǐ9ŉǥ10ǝ11ǚ12Ţ13Pŕ15ŴǑ17ĵŁ19Q20Œ22ǒ27Ż28Ű43Ǜ
~tram	75 37Ǝ
~tran	73 -7L10yZ12Ƃ13Ŷ17Ųƞǒ18l19Ǘ21K
~tras	85 55Ƃ
~trat	84 32ş35Ŭ
~trav	78 -9ŉ9ƃ11Œ38ǂ43ơ
~tre	55 -15ŀ-13g-9P7ŝşơ8tǞ9ƣ10EũƚƠ11ƾ12Ǎ13GŢǆ14iŨǅ15ǁ16ǂ17Ň21Ş23ǜ24ű25ŷ31ƛ40U44D45Ɠ
~trea	66 -8ƈ-7ǣ7Ƹ9jśƛ11ş13ƚ16ƾ19iŨǁ21U24Ň27Ş28ǜ32ŷ
~tree	61 -15ŀ8ƈ9t10ƣ11Ơ12Eŝť15GǍ16ǅ19ǆ26ƛ28ű52Ɠ53D
~tres	84 -12P-8ǩ9Z10Ɯ11ƅ15Ǟ19ũ39U
~tret	88 12ơ13ż26Ţ
~tri	63 -15ǫ-7ľ7ō8Pǖǝ9Ƒ10VƞǂǕ12qQ13Ŭ14ŰƓ15ž16Ś17Ƃ18Ů19Ǔ20Ǎ22ň23Ǐ28k30ƌǚ
~tric	71 10Pǖ11Ƒ13Ǖ14Q15q21Ůǚ23Ǔ34ƌ
~trie	88 15ǝ19ǚ23ž
~trig	88 14łō
~trip	76 9Ŭ13ǂ14ƞ17Ű18Ǎ20Ƃ29Ǐ35k
~tro	68 -9n8Ŀƚ9Ɲ10p11K12tĺǁ14ş15Ų18Ǟ19Ĺ27ƿ40ƾ
~trok	86 13ƾ18ƿ
~tron	84 8ƙ10ǁ11Ŀƚ14K
~trou	73 -9n7Ķ8Ĺ10Ɲ11p13ĺ14t15ş16ƾƿ17Ų20Ǟ
~tru	55 -12ǆ-10Ɩ-8Ř-7şƃƠƳ7ƂǑǠǡ8Ňƨƭǝǫ9Ń10Q11Ǎ12ŶƓ13SŁ15c16ƈƚ17ū19ƕ20Ǩ21ŮƆƑ22Aŏ25Ĵ26ŭ27Ŵ31ŷƴ32ŵ33ǒ
~truc	58 -12ǆ-10Ɩ-8Ř-7ƃ7ĺǠ8ƂǑǡ9ƨǝ11Q12Ǎ13ŶƓǫ15S17ƈ19ū20ƕ22Ǩ23ŮƆƑ28Ĵŭ29Ŵ34ŷ35ŵ36ǒ
~true	86 -7v13Ũ15c16Ń23ŏ
~trum	77 26ƚ
~trus	74 7ƙ12Ň13ƭ14ŏ23Ł33A44ƴ
~try	72 -11N-9Ɯ-7ő7Ź8ńǠ9ŘƉ10ž11ůǖ14ƥ15ǂ19l20Iǚ27Ņ29L
~try>	74 -12N-9Ɯ-7ő8Ź9Ɖ11žǖ15ƥǂ20l21Iǚ28Ņ30L
~ts>	40 -13kŐőǄǠ-11c-10ŞūƮƾǉ-9mvAGPĺŁśƋƖǁǒ-8awVņŎŗƵǇ-7QļŧũŸƓƗƻǗǪ7HłŬƘǘǨ8gƄǀǓ9EŮŶƑǂǐ10tĿŷſƜƦǛǟ11IĵšŭƽǖǙ12U13YĶƀǌ14ŇųǏǔǜǩ15Rƭ16ĸƙǡ17ĴŽƚǍ18Ś19ƥǣ20Wňǎ21ŲƐƿ22şƍ23z24Ʊ26Ǥ28ƞ31Ř37ż45Ǖ46h
~tse	83 -11ĸ7Ł11Ǥ13ƚ15ƕ16ĵ22C
~tsel	83 -11ĸ7Ł11Ǥ13ƚ15ƕ16ĵ22C
~tsi	74 -10Ɵ-7U9Ɠ10Ǣ11qƊ14ǂ15ƨ19g26j32ƈ
~tsid	74 -10Ɵ-7U9Ɠ10Ǣ11qƊ14ǂ15ƨ19g26j32ƈ
~tsy	90 -9ĸ8o33Ɵ
~tsy>	90 -9ĸ8o33Ɵ
~tta	77 8Ŝ10ĺƠ12CƾǪ13ǚ14ƿ15ŷ
~tta>	88 7Ɨ8ŕ11ĺ12Ơ
~ttac	82 9Ŝ12Ǫ13ƾ14ǚ15ƿ16ŷ
~tte	55 -17n-12źǫ-11Ŕ-9Ľƭ-8dQũǀ-7œŗ7zŠǃ8AŀţƞǕ9ŅƝƢƪƲ10qŎŘƴ11Ǜ12łſǝ13rň15hoLŚ16pC17śŻƻ18ş19Ǆ21K23t24ŕ31ľ35Ŀ48b
~tte>	90 24ƻ29C
~tted	90 -13ƭ11ľ15ō16ŀ25ł
~tten	71 -13Ƌ7ƛ10ǝ11ż12ƞǕ13ƢƲ14Ņƴ17ſƝǛ19Ř20b
~tter	59 -17n-13ź-11Ŕ-10Ľ-8dQũǫ7ŬŹǒ8zǃ9ŠţŦǄ10AƜƪ12qŎƋ14r16Ś17Lň18op19śŻ20hş24K26ľŕ28t35b38Ŀ
~tti	59 -11Őş-10Xǫ7irůźƟǨ8AŘŲƂƪƬƳ9PUĶ10hŗơǛ11wŶƚǊǢ12ū13tś14zŀ15n17x18Mƻ20H26j30œ45ķ
~ttin	59 -11Őş-10X-9ǫ7iůźƟǨ8rAŘŲƂƪƬƳ9PUĶ10ŗơǛ11wŶƚǊǢ12ū13tś14zŀ15n17x18M19ƻ20H26j30œ45ķ
~ttl	58 -8oǫ-7hƝ7dgzŇƻ8IŀőŨƵǃǆ9cķĽŲ10ZŬž11ŊƘ12v13ŔŽ14ŧ15wŋƨ17ņ20Ʊ24u25ƽ27x34Ơ
~ttle	58 -8oǫ-7hƝ7dgzŇƻ8IŀőŨƵǃǆ9cķĽŲ10ZŬž11ŊƘ12v13ŔŽ14ŧ15wŋƨ17ņ20Ʊ24u25ƽ27x34Ơ
~tto	81 9ņŬ12Ƙƴ13ǧ14Ńō16B26ǫ
~ttom	88 9Ŭ10ņ14ǧ15Ń
~ttor	90 14ƴ15Ƙ18B
~tty	70 -11Ǆ8SĴŰƠ9ŷǒ10ŵǓ11WŎũ13Ƈ15ƛ17GUţ18ſ21ƺ
~tty>	70 -11Ǆ8SĴŰƠ9ŷǒ10ŵǓ11WŎũ13Ƈ15ƛ17GUţ18ſ21ƺ
~tua	71 -13œ-11u-8ǆ7ƶ8ŤƟ9ŝ10zſǈǪ11KRļ13P16F17ƒ22ŗ28ő
~tual	73 -13œ-11u-8ǆ7ƶ8ŤƟ9ŝ10ſǈ11KRļ14P18ƒ24ŗ29ő
~tuat	86 8ź12zǪ14n20F
~tub	76 -9j9dƜ11q25ƌ45Ǝ
~tub>	79 -9j9Ɯ11q47Ǝ
~tube	90 30ƌ
~tuc	72 -13Ĵ9Œ11ş13ƥ14Ł17Zư19Ʋ21v27ƈ30Ŷ
~tucc	88 34ƈ
~tuck	74 -13Ĵ9Œ12ş14Łƥ17Zư19Ʋ22v31Ŷ
~tud	70 -8B-7ǫ11Ƴ25Ĵ38Ż45m
~tude	71 11Ƴ26Ĵ39Ż
~tuf	62 -15ƾ-10Ɣ-7Ų7Ɓƻ8XƎƴ9łŌ10ǚ11ƜǕǞ12sşƊǗ13Aƌ15ǒ16Ů20Ǆ21ƟƤ23Ǥ27Ƨ44ƙ
~tuff	62 -15ƾ-10Ɣ-7Ų7Ɓƻ8XƎƴ9łŌ10ǚ11ƜǕǞ12sşƊǗ13Aƌ15ǒ16Ů20Ǆ21ƟƤ23Ǥ27Ƨ44ƙ
~tui	86 -9ō52Ƴ
~tuit	86 -9ō52Ƴ
~tul	86 12Ɩ
~tup	88 -7š9Ƌ10Ļ22Ǉ
~tup>	90 -7š10ĻƋ23Ǉ
~tur	57 -20ǫ-11Řƨ-10ļ-9Ɔ-8tL-7iňŢƵ7nTľłƠƧǤ8ŶƩǢ9vŬ11ƹǑ12yƕƮǛ13GťƊǩ14Ƭǈ16Ŝ17ǌ18ŁŊƓƤǆ20ź21fƈ22ƀ23ƙ25c27ŀŤ30ǇǞ35ƶ
~ture	64 -12Ř-9Ɔ7ŵƳǈ8Hľ9nłťƠƧǤ11ŬŶ13Ǒ14ƹ15yƕƮ16G19Ŝƙ20Ƥ21ǆ22fƓ24ƈ33ŀ36Ǉ
~turn	63 -17ǫ-10ļƨ-7tŢƵ7ƙ8Tĸǈ9pǢ10Ʃ11v14Ǜ15ǩ16Ƭ20ǌ22Ŋ24Łź26ƀ29c31Ť34Ǟ40ƶ
~tus	83 20C37f
~tus>	84 38f
~tv>	90 -13Ƨ16Ɯ23Ƌ
~tve	78 7Ūƛ8ūƋƨ9ŐƍƐ11ſƓƧ13ƈ22ƙ
~tve>	78 7Ūƛ8ūƋƨ9ŐƍƐ11ſƓƧ13ƈ22ƙ
~twe	78 9PŢ10CǪ11Ńƭ13Ÿ21ŉ22h
~twee	79 7m9PŢ10C11Ǫ12Ńƭ13Ÿ22ŉ
~twi	78 11Ť12uŖŪǧ13R14ƽ15ĵ20w24y
~twic	81 12ŖŤǧ13Ū14R16ĵƽ
~twin	90 14u22y23w
~ty>	48 -12ǫ-10Ǆǆ-9ūƟƬ-8Ʃ-7jƄ7ŒţƇǒǝǩ8Gƛ9Uǜ10ŇƆƾ11ƺǙ12ĿǍ13y15PƓƞ16ķƙ17ŠƃƑ18Ƹ19Ɩ21Ɓ22ƣǈ23Ǖ25DW26ơǣ27ĸǤ30ǎ32Ɛ37Ǜ45C48ſ
~tyl	76 -8Ɖ10Ǌ11Ɗ12ƥ23Ǔ
~tyli	77 10Ǌ23Ǔ
~typ	69 -12Ư-9ƆƟ-7aś7cĽžǐ8p9Ɗǁ10ǈ12ǋǖ13ƥ15ƈ16b17E19d21ǆ31ƫ39ƾ
~type	71 -13Ư-10Ɔ-9Ɵ-7ś7bĽ8cpž10Ɗǆǈ13ǋǖ14ƥ16ƈ17E20d32ƫ40ƾ
~typi	85 -8a8Tǩ10ǐ11b12ǁ15ǆ
~uab	84 12Ƌ37ƚ
~uabl	84 12Ƌ37ƚ
~ual	62 -12œ-10u-8ǆǏ-7n7ŝ8ļſǈǌǫ9KWǣ10ŮƨǇ11APTĻŚųǛ12ŗ13ǋ14Ńƭ15ůƒ21L24ő
~ual>	71 -11u7ƶ8Ƭ9ƒǌ10ůǈ12ƨ13TǛ16ǋ29ő
~uall	68 -13œ-8ǆǏ7ŝŤůƆƒƟƣ9ļſƭǫ10KWǣ12ŮǇ13APĻŚų16Ńŗ23L
~uan	90 18ƻ21ǁ
~uana	90 18ƻ21ǁ
~uar	66 9ƨ11Ʈ13ƚ14ƕ16ĵǍ17ń25ǘ26O35ƴ40Ƈ
~uard	82 7Ʊ43ƴ
~uare	71 15ƕ17Ǎ27ǘ44Ƈ
~uart	83 -7K11ƨ15ńƮ18ƚ20ĵ34O
~uat	80 7ź10Ƴ11zǪ13n15m18F23y
~uati	83 7ź10m11z12Ǫ13y14n19F
~ub>	74 -12ƌ-9j8Ɯ10q16ų19Ǔ29ǔ44Ǝ
~uba	80 24Ŵ30ŷ41ǂ
~uba>	84 43ǂ
~ubar	90 27Ŵ34ŷ
~ubb	90 10d17Ɲ
~ubc	80 13Ǔ22ǔ
~ubco	80 13Ǔ22ǔ
~ube	78 26ƌ49ų
~ube>	90 30ƌ
~uber	81 51ų
~ubl	71 -9n7Ĺ9Ɲ11p12ĺ13tş14řƾ15ŲƧƿ17Ŕ19Ǟ
~uble	72 -9n7Ĺ9Ɲ11p12ĺ13tş14řƾ15ƿ16Ų17Ŕ19Ǟ
~ubs	69 11ǁ43ǔ56Ǔ
~ubs>	70 45ǔ57Ǔ
~uca	81 -7Z29Ƴ44m
~ucat	81 -7Z29Ƴ44m
~ucc	88 34ƈ
~ucco	88 34ƈ
~uch	44 -23ƃ-22W-16ĵ-13Ũ-12ť-11Q-10Ő-9Ư-8ŏŶŻƆƠǚǡ-7axFũūŵǍ7źƾ8ţƍ9Ŵ10ŭŲƖƚƸƹǎǫ11řƋƟ12ŝƳǣǤ13YǕ14Oķ15ƕǝ16ĴǨ17Zƀ18Ƭ19ǋ20Ƣ21Ƅ23ŀƩǌ24ƙ25Ǒ26ĸ27ņů28Tƪ29ƨ30X32Ɣ34Řŧ36Ʈ40œ46Ŕ
~uch>	44 -23ƃ-22W-16ĵ-13Ũ-12ť-11Q-10Ő-9Ư-8ŏŶŻƆƠǚǡ-7axFũūŵǍ7źƾ8ţ9Ŵƍ10ŭŲƖƚƸƹǎǫ11řƋƟ12ŝƳǣǤ13YǕ14Oķ15ƕǝ16ĴǨ17Zƀ18Ƭ19ǋ20Ƣ21Ƅ23ŀƩǌ25ƙǑ26ĸ27ņ28Tůƪ29ƨ30X32Ɣ34ŧ36Ʈ37ŔŘ40œ
~uck	57 -10x7ŁœźſǑ8ǝǠ9Ťƥ10Q11ƚ12Zư13ƲǍ14S16v17ĴƂ19oX20Ǩ22ŮƑ23ū24ŭ28Ŵ32ŷ34ŵǒ36Ŷ
~uck>	60 -11x-10Ɩ-7P7ĸĺŒ8ŁźǑ9ƨǠǨ10ƥǝ12ƚ13ư14Ǎ15SƲ18Ƒ19Ů20Ĵ24ū26ŭŶ31Ŵ37ŵŷ
~ucks	71 7Ů8ţ10ſ13œ14Ŷ23Ƃ25X53ǒ
~ucky	85 -8h11Ɩ13P14Ť29o
~uct	56 -7Ř7ĿƟ8Ɓǡ10PǆǗ12Zƫ13ǣ14ƂƓƜ15ŏ17ŧ19ŉƈ20ƕǫ24Ɔ47ř
~uct>	84 11Ɵ16Ǘ17ř18ǆ20ƫ
~ucti	58 -7ǆ7ŃǏ8Ŀ9ǡ10PƁ11ƈ13Z15ƂƜ16ŏ18ŧ20ŉƆ23ǫ36ř
~ucts	90 8ǆ22ǣ
~uctu	86 11ǈ23Ɠ26ƕ
~ud>	79 -7ǫ7Ŝ8ľ11x12ŉ15Ơ25ǁ28Ǚ
~udd	75 8ŝ9Ů10Ĺ13Ƶ14ľ15B19A21Ƥ22Ļ32ņ
~udde	88 11ĻŮ16Ĺ
~uddy	79 8ŝ11Ƥ12Ƶ13Ļ15ľ16B20A34ņ
~ude	63 -11ǉ8sŔŸƂƫ9ƁƇ10cƄƳ12Ƣ14ƶ15ŗǋ22Ĵ26Ő34Ż
~ude>	75 -12ǉ8Ƣ10sŸ11Ƈ12cƄ18ǋ35Ő
~uded	80 8Ƣ10ŔƂ11Ɓ23ŗ
~uden	70 9ƫ11Ƴ16ƶ25Ĵ38Ż
~udg	76 7eŽ8ǁ13c14Ţ16Y18ĸ25Ĺ39X
~udge	78 7e8Ž17Y19ĸ25Ĺ41X
~udgm	90 10ǁ16c17Ţ
~udi	65 13ǔ23ǥ96Ǧ
~udit	65 12ǥ13ǔ96Ǧ
~ue>	60 -10Ǥ-8Ť-7ǘǢǫ7bŊŨƂƕ8BŞŬǑ9cŃ10żǀ11ŗ12Ǐǩ20ĿƔ21Ƭ24Ų28ǌ29y30ƫ31ŏ32Ŗ
~ued	73 -10ŗ7ƭ8ŀ31ĸŹ44Ǟ
~ued>	73 -10ŗ7ƭ8ŀ31ĸŹ44Ǟ
~ues	61 -11Ǉ7iƉǘ8ŗƚ9lƑ10Ɔ11ůƺ12A15ĺľƙ24ŋ30ƞǫ44Ǥ48Ŋ
~ues>	74 7Ǆ11ƚ14ƺ55Ǥ
~uess	76 -13Ǉ7ś8ǌ9őŪƉǘ10i12lŗƑ13Ɔ15ů20ƙ38ǫ
~uest	68 7ĸ8d14A17ľ18ĺ28ŋ35ƞ54Ŋ
~uff	62 -15ƾ-10Ɣ-7Ų7Ɓƻ8XƎƴ9łŌ10ǚ11ƜǕǞ12sşƊǗ13Aƌ15ǒ16Ů20Ǆ21ƟƤ23Ǥ27Ƨ44ƙ
~uff>	62 -15ƾ-7Ų7Ɓƻ8XƎƴǗ9łŌ10ǚ11ƜǕǞ12sƊ13Aşƌ15ǒ16Ů20Ǆ21Ƥ22Ɵ23Ǥ27Ƨ29ƙ
~ug>	78 -23Ł-8Ļ8Ǣ9K11Ƒǁ14Ũ28ƽ29ž43ş
~uga	85 23ƶ24ƾ
~ugar	85 23ƶ24ƾ
~uge	90 14Ɣ18Ĺ
~uge>	90 14Ɣ18Ĺ
~ugg	86 9ƃ12K15Ǜ25Ł
~uggi	90 13K26Ł
~ugh	45 -13b-12pŊ-11Ź-10mŐƿ-9LœŝƖơ-8QXŖǤ-7cGPļŲ7ĻŪűƩƫǨ8RŎſƜ9nŭ10ĸĹőƠǧ11iZšǟ12Ŧƙ13uŸƃƮ14ňũưǦǫ15ŃƗƳ16rvŨůźǐ17ŜƨƲ18xWƍƪ19lŋǘ20w21yYƔ22ŗŘ24jƏ
~ugh>	49 -12ǫ-9ŐƖƿ-8œơ-7LQŖ7zĽůŽƽ8SZŰƂǞ9ƙƜƨǨ10ŇťŨūŶſƩ11rRŭ12nyĹŁŋƵ13őŪǧ14ŗǟ15Ŝ16ŸǦ17ƏƮ18YŦƗ20ƪǐ21Ř22ǘ23W26ũ30j
~ughl	69 -13Ǥ-9S8YZ10Tƙ17Œů19ư24ĸ
~ught	59 -14b-13pŹ-11ũ-10Ŋ-8Ƶ-7m7aƘ8rŚŨǣ9H11ŋţǑ12ŃűŷƀƃƏƠƨ13yĻŗƳǫ14Ŏƫ18iƍ20źƲ21š22l24u25v26xň29w31Ɣ
~ugl	85 9Ǧ12Ň15Ķ20Ə
~ugly	85 9Ǧ12Ň15Ķ20Ə
~ugs	78 8Łƽ18ž23ş38ǁ
~ugs>	78 8Łƽ18ž23ş38ǁ
~uh>	74 -10v9Ļŝǡ11ņƑ12r15Ơ17ŷ18j24ũ
~ui>	88 34ż
~uic	71 -10ǘ7ĸ8DŮ9R10dśŲ11ŌŚ12Şǋ16ť17Z20ŋ24ŨǢ
~uick	71 -10ǘ7ĸ8DŮ9R10dśŲ11ŌŚ12Şǋ16ť17Z20ŋ24ŨǢ
~uie	86 10L13ư23ǐ36Ł
~uiet	86 10L13ư23ǐ36Ł
~uil	56 -11F-8ǈǪǫ-7C7ƍ8Xƒǎ9Ʀ10Ƴ11Ƭ15ǟ16ĸ20Ǡ22ƣ25ƓǤ27Ǎ31ƫ37Ǐ44Ƽ46Ɔƕ48ƥ
~uild	58 -11FƈƬ-8ǈ-7CǪ7ǟ8Xƒǎ10ƆƦ19Ǥ23ƣ27Ɠ28Ǎ39Ǐ40Ƽ43ƫ51ƕƥ
~uilt	69 -13ƫ7ƼǏ8Ǥ9bƳ10ǟ16ƈ22ĸ27Ƭ30Ǡ44Ɔ
~uin	84 -18Ɩ-9D7ĸ10Ŭ13t25Ɲ30ŭ
~uip	69 -9ƚ-7ƕ21ƟǤ27Ǡ50Ǒ
~uipm	69 -9ƚ-7ƕ21ƟǤ27Ǡ50Ǒ
~uir	76 -7ƤƦ13Ǜ19ǎ20ƣ27Ǖ
~uire	76 -7ƤƦ13Ǜ19ǎ20ƣ27Ǖ
~uis	79 -8ƶ14Ĺ21ǁ23t24ż25Ɛ
~uish	84 26Ɛ
~uit	65 -12Ƭ-9ƀ-8ōƟ-7ǫ7Ƃǟ8oƼ9ƃǣ10ňŢǞǨ11hVZ17g20Ɩ23L24ƩǄ25ƚ30ķ39Ƴ47ƻ48ĸ
~uit>	71 -9ƀ8Ƃ9o10Lǣ11Ţ12VňǨ20ĸ27Ʃ28Ǆ36ķ37ƻ
~uita	86 25g36ƚ
~uiti	86 -9ō52Ƴ
~uits	82 8ǩ11Ƽǟ13ƃ15hǞ17Z19L
~uity	88 -12Ƭ-9Ɵ29Ɩ43ĸ
~ul>	72 -15ǘ-10PƟ-8ť7b8Bŉ9i10ư11ŋ12őŰǋ13Ĺ17ƧǞ19Ů22ũ25Ū31U35ų
~ula	70 7ŴŹ8KƄƛƬ9Ɩ10ǀ15šųƚ16ƣ18Ɗ28ǖ
~ular	72 7Ź8KŴƛ9ƫ11ǀ16šųƚƣ18Ɗ29ǖ
~ulat	88 12ƖƬ
~uld	33 -14nĻ-13ťƂƛƵ-12ŝŧű-11qQœƾƿ-10loŢƽǐ-9ŔǠ-8ijkSUĺłőūŮơƫƼǊǒ-7dwŕŭŴŽƍƢǀǅǇǏǥ7IƉƓ8eNŌŗśŨƎ9TŞŪƁǑ10ĿŘǤǩ11ańǁǚ12mBĴňƚƪǆǨ13bLŀ14K15řƃƑ16rǜ17DZĶļƳ18ōşſƕƷƺǫ19cƬ20Ɣ21ž22Ʋ23ĵƙǪ24ŋƸ26Ųǃ27Ʊ31ĸţ33sŜƯ35MƮ38ŶƦǟ46X49ŏ51ƹ55ư57Ĺ
~uld>	33 -14nĻ-13ťƂƛƵ-12ŝŧű-11qQœƾƿ-10loŢƽǐ-9Ŕ-8ijkSUĺłőūŮơƫƼǊǒǠ-7dwŕŭŴŽƍƢǀǅǇǏǥ7IƉƓ8eŊŌŗśŨƎ9TŞŪƁǑ10ĿŘǤǩ11ańǁǚ12mBĴňƚƪǆǨ13bLŀ14K15řƃƑ16rǜ17DZĶļƳ18ōşſƕƷƺ19cƬǫ20Ɣ21ž22Ʋ23ĵƙǪ24ŋƸ26Ųǃ27Ʊ31ĸţ33sŜƯ35MƮ38ŶƦǟ46X49ŏ51ƹ55ư57Ĺ
~ule	77 -8ū8d9Ƙ10Ʈ11Ǥ12ŵ13Ǜ22ƚ29L30R
~ule>	81 9d10Ʈ11Ǥ18L23ƚ36R
~ules	90 14L16Ǜ
~uli	90 27ǒ30ƽ
~ulin	90 27ǒ30ƽ
~ull	58 -14Ǥ-7oZŗŘǟ7tƢƾ8ĶļŚǏǝ9WŋœƄǆǡ12Ǜ13ƕƯ14ơ15dhŏ18D23T24ǉ27ś30aĵ35ż39R43Ɓ
~ull>	60 -14Ǥ-7oZŘ7uōųƍƢƦƾ8t9WŚƄǆǝ10ǡ11œ14ƕ15dơ16Ư17ŏ19D25ǉ28a29ś32ĵ41R45Ɓ
~ulle	81 14Ŀ16ļŋ48ż
~ult	74 -7ĻƵ9Ƅ11ť13ǫ37ǜ44Ž
~ult>	76 -7ĻƵ9Ƅ11ť14ǫ45Ž
~um>	69 7ś9X10Ŕ15ƻ16DǦ17ŘŶ26œ43ſ
~umb	47 -14Ÿ-12ś-10v-9ƥ-7ľŗ8ŝ9ňǖ10KĶš11ĿœƔǉǢ13cY14yE15ļƝ16Ľ17ƕ19ƮǗ20ƾ22Dƌ23XŹǪ24ņ25Ǚ26CŘŬ33eǨ34ƃ37Ś40I
~umb>	88 14j15Ŋ16Ɣ22Ķ
~umbe	51 -15Ÿ-13ś-10vǫ-9ƥ-8ľ7SřŜƀǋǛ10ňŝǖ11š12KǉǢ13Ŀœ14Y15E16yC17c18ļĽ19ƕ21ƮǗ23ƾ25DXŹ26Ǫ27ņǙ29Ŭ30Ř36e41Ś44I
~umbi	75 11Ǔ20Ɲ39ƌ
~umbr	63 16ǫ46Ǩ49ƃ
~ume	76 8ƴ26ƚ
~umen	76 8ƴ26ƚ
~umm	82 15Ǝ16ơ19ǉ25k26x
~umme	83 15Ǝ16ơ19ǉ25k27x
~ump	68 -17Ɣ-11Tŧ7Ř8ĵſǤ13ťƄ14Ǝ16Ų33ǂ39ŕ41ţ47Ƌ49Ŕ
~ump>	71 -18Ɣ-12ň-9ŧ7Ř9ĵǤ11ſ14Ƅ15Ǝ25ŕ31Ŕ37Ƌ43ţ
~umpe	83 10ǂ17ť18ŕ21Ų24Ŕ
~un>	56 -19R-12U-10ǫ-9Ÿ-8ĺǟ-7ƈƦƹǓ7nŖŞƩ8ƕƛƲǆǊǍ9Ƥǧ10Ť11xŮ12œ13ūǙ14Ķƀǡ15Y16ŧŬ18eŲ21Ɵƫ22kƿǐ24ǒ25O26A27Ʈ29ŷ37gǪ
~unc	71 7Ţ8LTǧ9Ǌ10Oō11ŅƎ13ľ14Nǡ15qB16Ʋ18A21b
~unce	85 9Ţ11A26b
~unch	78 -7Š9Lǧ10Ʋ11OōǊ12Ņ15Nľ17q
~uncl	84 7Ƶ8Ʋ11AT18ǡ22B
~und	47 -12HŀƊǉǏ-11mI-10ŭǍǢ-9yĺŷƤ-8tǁǔǟ-7AUĹŃŕŞǛǡ7ţūŰơǊ8bƞǃǞǩ9zLŏśƓƕƫǐ10TĶŨƈǋ11CGƀƗƿǂ12ĻŗŶǅ13ľŅŉƋ14išƴ15VņƔƛƥ17hļ18lǦ19sZǎǥ20Ū21cXů22ň23Ƴ29Ǝ32n37ƼǇ49Š
~und>	53 -11mH-10BIǉ-8yŀŘǢ-7Nũ7iuWļŦŨ8ŠƧ9hƙơƥ10Gƫǃ11TŪŲǩ12nůǞ13zCƓǋ14ǐ15c17ľŅśŶ18Ɨ19Všƕ20Zǥ25lň29sƳ32Ǝ
~unda	85 15ƛ29ƈ
~unde	58 -18Ŧ-15ŭ-12Ɗ-10ƕ-8œǏ-7s7jńƘǌǣ8ĶƝƿ9ƥ10żƛƟ11ciŰƴ12hŔū14ņśŪůƀ15ŏŠ16ǂ17ƼǦ19ƋƔǅ20Ļ21ŉŗ23X26ǎ27n43Ǉ
~undl	84 10ǜ55Š
~unds	71 7ĸŇƇƞǕ8BƑ9NŨ10FLǊǝ11ƿ12Ǫ13b16Ŧ19ũ37Ƽ
~une	72 8Ļś15Ƶ16Ĺ57Ʋ
~uner	74 8Ļ15Ƶ52Ʋ
~ung	68 -8Œ9ŻżƱ11ƎƯ14źƵ15Ǉ16Ķũ19puv21ǂ28Ơ39c
~ung>	76 -8vŒ10Ʊ12Ż13ƠƯ16Ƶ17Ǉ19Ķũ52c
~unge	79 -7c7y11ż19v23p25ǂ
~ungu	88 12v13x15ź28u
~unh	86 49ş
~unha	86 49ş
~uni	60 -20Ƈ-11Ķ-8œŘ-7ǧ8ǎ10Ľ11Wŭ12ZƗƪ13wǍ14ay15Ƣ18ƫ19D25Ƨ33Ʀ40ƥ45ƀ
~unin	67 -7Ř8Ʀ52ƀ
~unio	78 -14Ķ-9ǧ7m11ƨ14Ľ15Wŭ16Z17wƗ19a22ƪ
~unit	74 -24Ƈ-9œ-7ǩ10ǎ16Ǎ19Ƣ24D32ƦƧ49ƥ
~univ	84 10Ż22y25ƫ
~unn	69 -13ū7k8RőƟ9fŌżǪ10Ų11ŀŷƾ12u13hq15ŵ16jŅœ18ǡ22ǟ40ǫ
~unni	71 -14ū8kRőƟ9ŌżǪǫ10fŲ11ƾ12uŀŷ14hq16Ņœŵ19ǡ23ǟ
~unny	90 27j40ǫ
~unp	90 10Ĺ30Ơ
~uns	69 -12ơ-11y-8ǣ-7i7x8ƀ9vE14Aœǋ15ƣƿ22uǊ23Ł25j26Ŗ35Ųƚ
~uns>	71 -12ơ-11y-8ǣ8xƀ9vE15ƣƿǋ22u23Ǌ24œ27Ŗ36Ųƚ
~unt	51 -13ǫ-12ư-10ř-9Ĵň7emœƙǈ8XYſ9ŝŧƕƻ10ZŖŻžƤǂǗ11AŒƆ12Ÿ13Ƈ15ŋǘ16BŚƍ17ĵķĿ18uƯ20HƑ21Ǣ22C26ǖ28Ʈ29Ř41Ʊ52ǉ
~unt>	58 -13Ǣ-11ř-9WĴ-7lư7auƨ8ŠƳ9Jƙ10QYǘ11eœŧſƜǖ12XŘƕƻ13ž14ŻǗ15ZŝŸ18ŋ20ĵ25Ś35Ʈ54ǉ
~unta	76 -9ň7k16ǈ27Ǣ28A29B
~unte	80 13ǘ20ƍ24Ƒ
~unti	74 -9ǫ7m9O10gǋ12ǉ17Ŗ18Ƥ21ƇƱ22Ǣ28Ư32H
~untr	82 -10Ɯ7C10Ɖ12Ź14ǖ17ǂ23l
~unts	69 9Œǖ17u21ķ23Ŀ28Ř41Ʊ
~unty	78 9Ƒ10Dƍ12WĽż20Ɔ35C
~uor	90 -12ǣ-10Ź-7ſ14ǁ45ǝ
~uor>	90 -12ǣ-10Ź-7ſ14ǁ45ǝ
~uot	67 7ǅ8ŐūƉ9ľǄ10Ǩ13ſ18e20J21ĺ31Ņ37ņ
~uote	67 7ǅ8ūƉ9ľ10Ǩ13ſ18e20J21ĺ31Ņ37ņ
~up>	42 -21ŗ-20ǫ-14BƤǠ-13ovŨƠ-12GŇţƷ-11bwŭƵƸ-10syLƣ-9ņňƞǍǏ-8qŸŽƯǄ-7afzPSŁŉŎŰųƙơƽǋ7ĽƋǡ8ļŐűƩǃ9MOőśŶư10CĵŅǎ11hVĸŀŃřŴźƑƻǒ12jŊůƉƫƺ13ŘũǑ14HĻŚŝšƥǟ15ōžǜ16ƍƏƭ17KƄƶ18ƛǙ20łƦ21Ɲǈǌ22ĺƬ23ſ27i30kxW32ŕƆǀ33l35Ɗ36Ŕ37t44Ŗ
~upa	81 22q29P
~upat	81 22q29P
~upd	69 9Ǐ15ƭ16ƴ18ƌ23Ǥ37ƍ
~upda	69 9Ǐ15ƭ16ƴ18ƌ23Ǥ37ƍ
~upe	88 9ő11Ƙ35ǫ
~uper	90 9ő11Ƙ36ǫ
~upg	88 10Ǐ21ƍ
~upgr	88 10Ǐ21ƍ
~upl	73 -12œ-11ĸ-9Ʃ-7ƞǏǟ8sƦǐ9HS10ľ11ƚ12Ƣ13ǁ14O18Ǡ21ƥ22ū36Ŝ
~uple	74 -12œ-11ĸ-7ƞǏǟ8Ʀǐ9sHS10ľ11ƚ12Ƣ13ǁ14O19Ǡ21ƥ22ū
~upp	69 -10U-7ĸ8ŕǁ9Ɵ11z12nrǒ14L25ŏ26h55Ǘ
~uppe	88 11ǁ15r16n18L
~uppl	72 -7ĸ9ŕƟ13ǒ60Ǘ
~ups	69 7ƥ8H9iǒ10nſƞ11q16Ť17Ƈ20Ʀ22ƙ24ũ25Ǐ29ǚ
~ups>	86 -10Ɲ12i13ǒ14nq37ǚ
~upse	78 7r18Ť27ũ
~upsi	90 11H30ƙ
~upst	79 8ƥ9Ɲ12ƞ20Ƈ23Ʀ29Ǐ
~upt	81 -12Ǥ-7Ŏ19ǟ29Ķ32N
~uptc	88 32Ķ
~upti	88 -13Ǥ-7Ŏ21ǟ32N
~ur>	26 -31ų-23Ŧ-20Ő-18Ř-17C-16ōŎŭƈ-15Ū-14Ĺƫ-13ƍ-12Ƈ-11ůŲƉƋ-10ūƮ-9ZŉŒŶƌ-8ĺƐƒǑ-7XĴťŮƶƽ7cRYņŞŨŻƀƞǈ8ĿŖƩǎǔ9JŗŽƂƙǇ10MŃž11anƺǆ12œƨ13hIƟƱǘ14ƁƤǐ15gyĽŵŹƛǖǦ16vńźƸǛǩ17otŚśŷǝ18EľſǢ19lWƗ20TƭƹƼǄǟ21jňŴƴǀ22ķřǍǣ24sV25pwŝŠ26xƪǊǒ27qłǥ28ǋ29PƵ30ŰƦ31ư32ǗǤ33dƧ34e36r41ƿ43Ķ45Ƅ48B50ǚ68z
~ura	47 -15ƺ-12ǆ-9Ř-8Ĵĵ-7ǫ7ŚƈǝǦ8Xƀ9ſƛ10AśūƊǏǪ11ǡǤ12şŠŢƄƨƶ13ĻřƵǔǕ14ƂƫƮ15ŧƯ17Ő18Ŀł19ő20ƅƗǎǧ21œ23WŇ25Ť
~ural	88 13Ƒ22Ɗ
~uran	48 -16ƺ-12ǆ-10Ř-8Ĵĵ-7ǫ7Śƈǝ8XƀǦ9ſ10AśūƛǏǪ11ǡǤ12şŢƨƶ13ĻŠƄƵǔǕ14řƂƫ15ŧƮƯ18łŐ19Ŀő20ƅ21Ɨǎǧ22œ23W24Ň25Ť
~urc	76 -7f9Ʋ13oB16t18Ů28Ɣ29Ƹ
~urch	76 -7f9Ʋ13oB16t18Ů28Ɣ29Ƹ
~ure	48 -14ş-13Ǒ-12Ǔ-9ƣǫ-8ňōŰǍ-7jpPĺŎƊǠ7AŃžƫƲǄǢ8ŢƉ9GHŲƳƹ10aƶǩ11ťǧ12y13ŐŜƈƤ14fŮ15ŗŵƓƙ16Œƾ17Łǎ21ŀŘƮ22ǔ23ƚ24ǆ25ƪǇ27Š31ő36Ǥ37ƀ52ƕ
~ure>	56 -19ǫ-14ş-12ŘǑ-11œ-8ōŰ-7ňƊƣǍǓ7OņŬŶǪ8řžƳ9Ńŧƫǋǔ10ƧǎǤ11AŲƉƹ12HǄ13G14ať16yŜƤ17ƚǆ20fƾ21Ů22ŗ23ƙ25ƕ26Ł27ŀ28Ʈ31Ǉ
~urea	90 9Œ11Ņ12ŝ
~ured	56 -15Ǒ-9őƔ-8œ-7Ǔ7ǅǒ8ƞǕ10Ƅǫ11ǆǎ12Ʋǩ14ŵ15ƈ16ǧ17Ţ19ǔ22Š24Ő26Ǥ29Ř35ƪ45ƕ49ƀ
~urer	83 -10Ţ9ţ18œ22ƶ30Œ43ő
~ures	79 -7n9ŘǤ14Ơ16ƚǢ17Ǒ21ŠƓ22ő
~urg	82 10ǂ11Ɛ12t33ƾ42ń
~urge	86 13t34ƾ44ń
~uri	64 -12ŷ-8c7ŕƥǚ8eŊƨǝǧ9rķšǙ10Ů11ų12ſ13ơ14P15Ő17jRƜ25Ƅ26ĺǥ30Ʋ31Ɛ
~uria	84 14ƨ27Ʋ
~urie	77 -9c12Ʋ15jųſ31Ƅ32ǥ
~urin	79 -13ŷ-7i7žǃ10ǝ12ǧ13Ů17ơ18P19ĺ20Ő21R22Ɯ
~urio	84 7B10ŕ13rŊ14ĺš
~urit	76 9eƥ10ǚ12ķǙ39Ɛ
~url	86 -9o13Ɗ14ǅ15T
~urli	90 13Ɗ
~urn	57 -18ǫ-12ƨ-10ļ-7tŘŢƵ7apvTƦǈ8ZĹĻƓƩǢ9Ƨ11mǤ12Ǜ13GƋƏƬǩ15ǟ17ƕǌ18Ƥ19ƌ20Ŋ21ź22ƶ23ƀ25cƙ27Ť28Ň29Ł30Ǟ35ƒ
~urn>	69 7fAŏŨ9Vǈǌ10pTǢ11Ŋ12Ʃ14Ť15mŇ16Ǜǩ20c26ƒ
~urna	78 -7Ǎ12a13Ĺ14Z15Ə16Ŋ20Ƌ32ƌ
~urne	66 -11ǫ-10ļ-8Ţ-7Ƶ7Ɩ8ƒƙǗ10Ʀ11ĻƓ13cv14xǤ18Ƭ19ŇŤǟ21ƕ28ƀ30Łƶ
~urni	74 -7Ř8Ł9Ǡ11ĸƒ13d14Ƨ19G25Ƥ39ƙ
~urns	88 43ź
~urp	85 7ż10Ĺ12Ő19Ǧ
~urpr	86 7ż10Ĺ12Ő19Ǧ
~urr	58 -17u-10ſ-8ŀƢ7ƛ8Œŗś9SƷ10ǧ13Oǔ14ş19Ř20G22ŞƬǣ25Ŗ26ő27ń29Ő30œ31Ɯ33h
~urre	60 -10ſ-8Ƣ8ŗ9Œś10SƷǧ14ǔ15ş20Ř21G23ŞƬǣ26Ŗ27ő31œ33Ő
~urri	79 -8ŀ11ƛ44Ɯ
~urry	83 -20u-7Ɵ23O43ń49h
~urs	49 -19ǫ-14Ǌ-13Œ-12vŵ-10Ɯƞ-9rĵƙ-8Ɩƣǣ-7MZœūƠǌ7tƀƛ8QĿůŷſƟƴ9uVłųƢ10cĶƤ11gŤƪǉ12nš13qAŭŲŶƗƝƱǋǎ15Ŏŧ16PƘ18H19ĸ20ř22Źǃ23U24Ƃ26x29Ŵǐ32S37ƨ39R48F
~urs>	57 -16ǫ-15Ǌ-13ŵ-12v-10rƜ-9Pƙƣǣ-8Ɩǌ-7gūƦǢ7bƋƩƷƿǠ8ASƽǨ9tť10BUůſƀƛƴ12uĿųŷƟƢ13ĶƂ15ƪǎ16ŭŲ17Ŷ21Ƙ25ĸ26ƨ27Ź31x36Ŵ38ǐ47R61F
~urse	57 -10Œ-7ZĵŘƞ7qǪ8AţƁǥ9Ɛ10Ʊ11šǓ12Q13VƗ15cłƂǉ16ǋ17SUŤ19gnŎŧ23ƨ25Hř28Pǃ
~ursi	90 -8G16q18S
~urst	85 7Ʀ26Ɲ
~urt	60 -7ŏ9xW12Ŀ13ƞ16ǜ17ťƎ18kŤ22Ĺ23Ǜ32X34Ƅƅ36D38ſ48ǥ
~urt>	61 -7ŏ9W12Ŀ14ƞ16ǜ18ŤťƎ23ĹǛ24X27ſ35ƅ36Ƅ37D49ǥ
~urth	88 -7ź10d15x28k
~urv	84 14xǟ35i42Ə
~urvi	85 14xǟ37i
~ury	75 7Ƅ9Ř11ĸ16D37ſ38Ʋ
~ury>	75 7Ƅ9Ř11ĸ16D37ſ38Ʋ
~us>	56 -26ǫ-20A-11ĴƗ-10g-8Gź-7ǁ7xŊŢǎǝ8łŵŹƹ9ūǄǨ10wzĶžƇƠƾ11vŌ12Ɖ13Cű14fŏ15a16ƅ17ĸţ18Ļ20s21Ň22r32ŀ33ĺ45Ŷ46ǂ51Ľ
~usa	90 9ŞŮ23Œ
~usb	57 -17d-14ǀǡ-11Pƻ-10Ƽ-7wDQU7Ʊ9ư11Ŵ14ł15ƭ16Ƶ18n20f23Ž24ƹ31p32sŵ33t34rƪ35Ǆ38q41o
~usba	57 -17d-14ǀǡ-11Pƻ-10Ƽ-7wDQU7Ʊ9ư11Ŵ14ł15ƭ16Ƶ18n20f23Ž24ƹ31p32sŵ33t34rƪ35Ǆ38q41o
~use	40 -20Ř-17ŭ-14ŧƺ-13Pǉ-12dœŢŷǙ-11SǐǑ-10KŲǨǪ-9ĻŏŗƨǆǠ-8cZĵŅŒŝŨŬŹƄƽǌǔǛǞǟ-7xņŚşƳǝǧ7rŉťƝǢ8hĴƓ9ƃƐ11sŰƊ12ŤǕ13Y14ƪǘ15ƍƑ16oqIƗƘưǓ17fźƈƥ18pJųŸ19T20Š21M22Ǆ23ŕžƕƶ24HƟ25ŁŔƞ26ĸ27DGƌǃ28ơǁ29FƇƔƙ32n34Ơ36ƹ39Ɔ41Ɩ47Ů
~use>	42 -20Ř-18ŭ-14ŧƺ-13ǉǙ-11SœŢŷǐǑ-10KǨ-9ŵǆǠǪ-8PTŏŒŬƄƨƽǊǔǛǟ-7ĵĻŅņŗŚŝşŲƻǝ7rƋƜǤ8ŉƛƝǢ9hĴťƓ10qƃƐư11ƶ12ŰƊ14sŤž15ƌƪǘ16ŕƍƑ17nIųǓ18źƗƘƥ19ƈƙ20J21f23M25HŠƕǄ26Ɣ27ƞƟ28GŁ29Dǃ30ĸơǁ31FƇ33Ůƹ36Ơ42Ɔ44Ɩ
~used	71 9Ū10Ǌ16ŕ18žƙ23ƶ27Ů35Ŕ41ŵ
~useh	68 -17Ŵ13ū14ư27n28TŸ29Y
~uses	76 -24ŵ-11dP9ƹ14qƔ19T22o24pƌǕ37Ŵ
~ush	73 -11iļ8ś9ŋ10ĻŃō11s14Ɲ15H19rń21Ƙ36O39Z
~ush>	80 -12ļ-11i9ś10ŋ11Ńō13s16Ƙ21ń39O
~ushe	88 8Ƙ13Ļ17Ɲ18H
~ushi	86 47Z
~usi	50 -22ƃ-14D-12ū-11G-10tǑ-9Ļƙ-8eŶſ7ų8ŉŗ9Ɨƻǚ10n11Ǔǝ12JM13Aő14Ǣ17ǒǤ19ŏǨ21ǖǫ23Ǫ24ǆǟǠǡǣ25Ǉ28ƟǌǍ31ǅ34ǈǐ36Ů37ǧ
~usie	88 32ǐ
~usin	50 -22ƃ-14D-12ū-11G-10tǑ-9Ļƙ-8eŶ-7ſ7ų8ŉ9Ɨǚ10nƻ11Ǔǝ12JM13Aő14Ǣ16ǐ17ǒǤ19ŏǨ22ǖ23Ǫ24ǟǣ25ǇǠǡ28ƟǌǍ31ǅ34ǆǈ36Ů38ǧ
~usp	85 -9ǩ14ƅ32Ź
~uspe	85 -9ǩ14ƅ32Ź
~uss	90 11Ű17Ʋ21a29r
~ust	44 -14Ř-12ƅǒ-11ť-10DŃŎś-9Ƨ-8lqĿŭƠƵǑ-7BFRƩǠ7csvYĸłţŶǩ8ŇƎ9eňōũƢǛ10K11hCŋŐşƙƨǊǣ12uŁƣ13ūƤǓ14ƟǕǘ15ŒŨŮƽǜ16ŷǙ17Aǅ18nŗ19ŕ21š22ų23ƁǍǖ24ĺŸ25ļ26ǉ32ƴ
~ust>	47 -14Ŵ-13Řƅ-11Dǒ-10ŃŎ-9ťƧ-8qƠƵǑ-7FRĿ7rUŜŧƯǜ8csvYĴĸłǩ9eŇƎ10SōǛ11Kň12hŋŐũƙ13CƨǊ14uƣ15ŕūƤǓ16Łƽ18Ů19A20ŗ21n23Ǎ25šƁ27ĺ28ļ29Ÿǉ30ƴ
~usta	88 13ű18Ŵ24ŷ
~uste	83 44Ũ
~ustl	88 40ų
~usto	62 -14S-7l8kţǆ9ŀ11ǜ14ǡ20ǅ22Ɵ23ǣ25ǘ26Ǖ32Ǚ34Œ36ǖ
~usu	73 -9ŗǏ-7R8Ɔ9ƣ11ǣǫ12W13Ǉ14ĻŚŮų15A18Ń26L
~usua	73 -9ŗǏ-7R8Ɔ9ƣ11ǣǫ12W13Ǉ14ĻŚŮų15A18Ń26L
~usy	74 -7Ů11xǐ14tP28U32N46ǡ
~usy>	74 -7Ů11xǐ14tP28U32N46ǡ
~ut>	34 -22ǫ-15F-14Ũ-13ǉǡ-12xńŭƅƝ-11iőŴ-10WŉŒũǨ-9sĸŔƢƱ-8Sŕ-7vMNšƁƥǔ7fUŞťƒƹǋ8zŌŘƀơǁǂǗǞ9uAŗűǅǐǩ10qTŲƮǑǥ11ŵƉƑƫƼ12gVŶƎƐ13BHƠƽ14ķŃŝşƃǛ15jŀƭƵǎ16ĵžǝ17rľƦƩǄ18ŊųŽƴǃ19ĽŁ20ƞǪ21pĺ22yƖƬ23ĹƳ24ōƺ25Z26ƍǖ27Ɵ28Ļ29Ŏ31ŧ32ĿǓ37ň44Ţ
~utc	83 -9ō17b30aļ
~utch	88 18b31a
~utco	90 -10ō33ļ
~utd	88 25g36ǟ
~utdo	88 25g36ǟ
~ute	61 -9Ɲ-8Ư-7ŷ7Ɔ8auƟǃ9M10ǅǑǞǩ11ļ12ś13h16ō17Ǚ26N30Ů31ǚ33O39Ű
~ute>	71 -17O-7b7ō8i9Ɔ10ś11u12Mǅ14Ű16h28Ů34N
~uter	76 -12Ɲ-10Ư-8ŷ8Ů9d10c11Ɵ12b14Ǒ22Ǚ40ǚ
~utes	69 -8J7Ņş10aǃ12ōǞǩ13ļ31Ű54O
~utf	77 -8Fǖ8Ņş9W10Œš12Ǡ19ƣ23ő26Q27ǆ
~utfi	77 -8Fǖ8Ņş9W10Œš12Ǡ19ƣ23ő26Q27ǆ
~uth	79 7r8l11ŉ13C14Ľ18Ş21u22ơ
~uth>	81 7r8l13C15Ľ18Ş22ơ
~uti	80 8b9Ƣ14Ǌ15Ū18ǒ21Y28e
~utin	88 30e
~uto	65 -18ő-14Ʊ-9ǫ7ǅ8ź10ƀ16Ūǧ19ĺ25ſ28ƃƄ29Ɲ38Š43ƴ55ĵ
~uto>	68 -12ő7ūŭ8ź9ǅ10ƀ14ĵ18ǧ20ĺ27ſ30ƃ34Ƅ44Š
~utof	86 -7ǫ8ǂ22Ū40Ɲ
~utom	88 14Ɲ21ĵ
~uts	68 -9Ɵ-8ķ-7UƗ7œ8Ɠ9qtňƊƌǢ10Ǎ12Ʋ13ƨǂ14Ŋƥ17g18Ĵ19Cş24j29ƈ
~uts>	77 -8ķ7ƕ9œƥ10ƌ13tǍ14Ʋ16Ŋ21C23ş
~utsi	74 -10Ɵ-7U9Ɠ10Ǣ11qƊ14ǂ15ƨ19g26j32ƈ
~utt	70 7Ơ9ůƻ11ōƳ13Ɯ16aū17Ǌ19H22ǫ33ķ
~utte	88 17Ɯ
~utti	75 10ůƻ12Ƴ16w17ū18Ǌ21H36ķ
~utu	86 -13u9ƶ12H19y22ŀ35ő
~uv>	90 -7ǒ20Ŵ26ū
~uy>	58 -15ǫ-14Ʒ-13ƶǑ-12Ŧ-11Ţǎ-8h-7ŪŶƞǤ7šƉƬǇ8ƛǥ9ƪ10MŝƏ11W12gť14Ńƫ15ņǞ16ƣǆ17F18Hōŭ19Ǡ21ŇƔ23ƨ28Bƀ30ŷ35Ǫ37ƙ43Ǘ44G
~uyi	85 15Ƭ21F29H
~uyin	85 15Ƭ21F29H
~uys	63 -12Ů-9ǫ-7cƀ7fFSŎŒǍ8kŖũƔǥ9hy10őŵƹ11ǒ12CY13xHƖ15jǛ16Ĺ18ǉ20ǡ23ǋ30ǆ35Ǔ
~uys>	63 -12Ů-9ǫ-7cƀ7fFSŎŒǍ8kŖũƔǥ9hy10őŵƹ11ǒ12CY13xHƖ15jǛ16Ĺ18ǉ20ǡ23ǋ30ǆ35Ǔ
~uzz	88 -14Ǐ16Ǝ18ƥ30ŉ
~vac	76 -17ŭ13ƌ25ǎ43k44ơ
~vaca	77 43k45ơ
~val	61 7Ƃƕ8Ƌ9ŹƝ11C13łǆ15ŏ16Ū21ĿƔ22Ƭ24ƚ31ƫ34Ǥ
~vali	88 14Ź
~valu	63 7Ƃ8Ƌƕ16ŏ22ĿƔ23Ƭ26ƚ33ƫ36Ǥ
~van	74 -8ų-7ƙ8Ɓ13ƌ14Ǥ16kw20Ň22Ů78ǒ
~van>	84 -9ų-7ƙ7Ǒ9Ɓ15Ů18kǤ23ǒ
~vani	90 16ƌ25Ň
~vans	81 10Ů63ǒ
~vap	85 52ƻ
~vape	88 52ƻ
~vat	79 -9F10Q11ǂǥ12Ƴ14ƥ20ƣ29ƍ
~vate	82 -9F10Q11ǂǥ12ƍƳ21ƣ
~ve>	28 -22P-21ǆ-19g-16qš-15ǌ-14AœŔƯǓ-13ŀŁ-12TĿŃŜǎ-11Ɨƫ-10LĹ-9pK-8yRƕ-7jŲŸǄ7NŎŧƝơǀǑǚǣ8XşŦƌƏƩƱǇǈ9zHņűŻƠƿǍ10iwŵŶǒ11ŏŘŠŨźſƅƷǅǕ12hSłŋƓƜǜǤ13BFŌŗŤŰŴƧƲǂ14IĴŇŊōŽƬǊǡ15ZńŹƁƇƎǟ16CƋƵǖǧ17DĶ18ŒůƳǔ19adőƒƸǫ20fWƂƄ21mGķƀƍƹ22uśƾ23Ǐ24ƨǉǞ25Ɛƚ26Oŷ27ţ28ƪ29l30Ņū32ƙ34Ő35Ş
~ved	69 -9S7ŴŽ8PĵœŮơ10ĻƤǙ11fnłŌţ13Ŧ19lƷ34Z41G
~ved>	69 -9S7ŴŽ8PĵœŮơ10ĻƤǙ11fnłŌţ13Ŧ19lƷ34Z41G
~veh	63 7Ž8ſǨ9Ŷ10Ɓ12ŷż14ŬŮű19Ŵ21ŭ27ŵ32ǒ36ū
~vehi	63 7Ž8ſǨ9Ŷ10Ɓ12ŷż14ŬŮű19Ŵ21ŭ27ŵ32ǒ36ū
~vel	67 -10C-8ŉ7Ŭ8Łƃƥ9DƂƚ10Œŷ14ƫ20Ƌ22m29Ƈ32ǂ37ơ
~vel>	69 7Ŭ8Łƥ10Ƃ15ƫ21Ƌ23m27ǂ29ơ30Ƈ
~vem	90 13Ǥ23ƍ
~veme	90 13Ǥ23ƍ
~ven	55 -14ĺ-10Ơ-9u-8X-7Tǟ8ŖţǔǘǤ9YœŮ10ŕƻǍ11Ŧ12ũƙ13RŪ14Ɵ15ľƱǫ17ŸƆ18ŝ23ŤŽ25şǌ27L30Ǉ41Ǘ59Ǒ
~ven>	59 -11ǩ-10ĺ-9u-8X7ŵǁǑǥǫ8h9Ŗţ10YľƆƮ11ŕŮǍǔ12Ŧ13œũƻ18Ʊ19Ÿ21ŝ25Ž34Ť
~vend	83 -7ǟ65Ǘ
~veni	82 8M9ľű21R46L
~vent	75 -12Ơ-10Ť10ǩ11Ɔ13Ǥ16ǫ19Ū20ƙ22Ɵ23Ǒ28ş42Ǉ
~venu	83 11ǩ41ǌ
~ver	34 -19p-17Ǒ-16ǐ-14ŶƱ-13L-12DŅŭƷ-11Jƍƥ-10oyňƦǄ-9IXĻņƗǍ-8mrBŁƑƒƭǓ-7xłŋƆƣƧǃ7iļŧźǁ8nuŀŠƄƕ9RĹŏŰŽƔǪ10œťƂƢƯǘǛ11PőƁƜ12Şſǉ13ůǠ14YĿŜűƮǜǝ15hŇŮƙǖ16Ŗž17HƀƩƪǨ18CŹƨƾ19UŤǌ20Ɠǧ21ŝ22ǚ23ƶǗ24ż25Ţƞƫ27ƃǟ29Ǟ31ŘǤ32Ɲ36ųǔ37ŐŸŻƛ38Ĵ39T40ǒ47ŗ
~ver>	39 -18ő-17y-16ƄƮ-14Xŵ-13ĸōš-12ǐ-11ŕū-10Dƥƿ-9ńŅƱǤǩ-8LłŶǆ-7IJĺĿśƁƍƑƕƯƷƺǄǑ7jAMĽƎƏƤǈǜ8ŽƇǏǕǗǘǪ9ŒƜǚǫ10œţŮŹƩǔ11Ş12Rŉťǁ13Uǝǟ14Řǉ15QƔƝ16ĹŀŢŧƢǣ17hƫǒ18PŻƀ19Ŝųž20HT21ŇǨ22CǠ25ůƾ26ŝǌ28ŴƃƓ29Ĵ30Ťƶ33ż36ƛ38ƞǞ44ŗ
~vera	53 -20ǣ-15Ǒ-12ŉ-10q7ĺŖūƬ8Ŋǋ9ƺǕǪ10XųƝƨƯǚ11ƀǎ12Ż13Ɯǔ14ńƪ15W16šǜ17ĿƁ18ś19Ʃ20Ƃǟ21Ʈ22Ţ25ſ26Ő29Ǥ30Řƕǧ
~vere	68 -16ǫ-13Ǒ7Ɲ8ńǔǡǣ9ő12Ƃ13Ư14Ŀ17ŗ19ŏƁ20Ǥ21Ř22ƨ27ō28ƪ37Ő
~veri	70 -22p-8Ů9Ƹ10Ư16ǒ24d25ő46ų
~vern	79 -9Q11Ǒ14Ŗǘ30ű55ǖ
~vers	60 -22Ŵ-9Űų-8o-7nůǊ7ǩ8OŃŬźƛǂ9sƳ10ǅ11ƙǝǫ12ťƀ13iǒ15yŌŗŹ16ƫ21a34ŸŻ36ƄǗ
~vert	84 7R13Ʃ16Ɵ20Ů30T
~very	51 -11Ř-9ťǕ-8ŗŭ-7zLŤŴƞƧ7cƖƿǆ8bƃǀǇ9ĵļŮǊǘ10űǣ11ŕƘ12őǚ14UŎǛ15K16Š17iūǤ18T19nĸƽ20ŵ22Ÿ23ƙƮ24u26YŰ27ǔ31Ĵ
~ves	58 -12Œ-11Ǌ-9ūŰ-8zĴ7fōƂ8qAŲ9xĶźƝ10ǝ11YƤ13Ǒ14ĸ15ř21n27Ÿ30ǒ31Ŵ38ş
~ves>	58 -12Œ-11Ǌ-9ūŰ-8zĴ7fōƂ8qA9xĶŲźƝ10ǝ11YƤ13Ǒ15ř21n27Ÿ30ǒ32Ŵ39ş
~vew	77 12Ƒ25ū40ű
~vewa	77 12Ƒ25ū40ű
~vic	63 -10Cǖ-7Ǒ7Ɔ8Ş9Ɨ10AǠ11ŤƑ13ŝ18ŲƲ19Ŀū21B32ǆ35ž36ǜ
~vice	64 -10Cǖ-7Ǒ7ţ9Ş10AǠ11ŤƑ13ŝ18ŲƲ19Ŀ22B33ǆ36ž37ǜ
~vid	75 -7ń7ƙ10g11ƅ12ƨ14ƭ18ő23Ɨ31M37Ƭ
~vide	76 -7ń7ƙ10g11ƅ14ƭ19ő24Ɨ31M37Ƭ
~vie	82 -15ƸǢ-9Ơ9ŷ14Ǡ18B26ŝ30ŗ39ǫ
~view	83 -15ƸǢ13ŷ14Ǡ18B22ǫ26ŝ30ŗ
~vin	49 -18ő-16ǫ-15Ş-14Ŝ-13vŌ-10X-9hjƿǈ-8cǟ-7TŃŷ7tYƹǏ8euxƈƴ9Ůƃǃǡ10ĸƎơ11ŁƸ12ū15ŀůŵƳ16qNĿř17kn18ž19Ÿ20Ž21Ź22F23P25zźż30iHZ36y39ţ54Ơ70Ŭ
~vin>	62 -16Ŝ-10vŹǫ-9h7HĿńō8xŁ9iŗơǃ10ĻƸ11t12ż13Pū14ź16y17SƠ18ǡ19ŀ92Ŭ
~ving	52 -18S-16ő-15Ş-13Ō-10X-9ƿ-8ǟǫ-7Tķǒ7eAŶ8YƴƹǏ10u11ĸĿŮƎ13PƳ15ź16ž17ŵż18qFNřůŸ21kn22Ž25iyH27z31Ź33Z37ţ43Ơ
~viny	88 17ƈ
~vio	80 -9G10Ŕ19Ɖ45ż
~viol	82 46ż
~vis	72 11NƆ13a14e16Ĵ20Bǃ24ǀ35A48ƞ
~vise	85 30A31B
~visi	77 -7B11A12NƆ21ǃ26ǀ52ƞ
~vit	90 12ǎ22ǂ23ƽ
~viv	85 14xǟ37i
~vive	88 17x25ǟ
~voi	73 -12ǫ7Ǣ8Ŀ14eŀ16aǚ20Ǘ24ľ
~voic	74 -12ǫ7Ǣ9Ŀ14ŀ16ǚ17a20Ǘ24ľ
~vol	79 9Ž10P13ł14f23Ƒ
~volu	84 25Ƒ
~volv	88 10Ž11P14ł15f
~vor	74 -10ƹ9Ķ15ƫ16Ơǫ17r19Ş20ŷ36f
~vorc	82 10Ķ40f
~vori	82 19Ơǫ22Şŷ
~vou	86 13ǂ34ŀ
~vous	86 13ǂ34ŀ
~vy>	85 -10uŴ10ǐ12ƠƱǊ24ū27Ǒ
~wag	75 -12œ-9ǌ10ǥ15Ƅ35T59ǋ
~wage	75 -12œ-9ǌ10ǥ15Ƅ35T59ǋ
~wai	73 -7ƣ8Őūǎ10ķ12ǩ13Ǟ14Ļ15rŶ17Ǒ18ń19ś20s23ƀ24Ǖ
~wait	75 8Őū11ķ13Ǟǩ15rĻ16Ŷ17Ǒ19ń20ś21s
~waiv	88 -8ƣ10ǎ29ƀ30Ǖ
~wal	55 -11ũ-9ō-8j-7Wŉǡ7nŜŢţŹƦưǊǠ8Yǚ9RļƏ10ǔ11ƍ12Ĵ13ŃŽǟ15ƛƥǏ16ĺƙ21Ŗť25xŝǖ28ƈ38ǆ
~wal>	66 -9ō-8ƍ10Ţ11Ǡ13Ŝ22ĺ27Ŗ32ŝ
~walk	61 -11ũ-8ŉ-7tW7ŋŶƓǝ8ŗţƙưǗ9nYƋƦǊǚ10Ə11Rļ14Ĵ15ŃŽǟ18ƥ25ť28xǆ29ǖ
~wall	74 -12Ƌ-7ŬƆ8Ƣ10Ź11ƙ12ő14ǔ18ǆ24ƛǏ28ƍ43ƈ
~wan	45 -18Ř-15ś-13ƫ-11mƨƱ-10ŚŧƔ-9NŶ-8cŕƢǔ-7TłŗƞƩưǁǏ7ž8oŒǠǪ9eƄ10VĿŞ11ŋǨ12bLƙƷ13ǃǩ14OŁŖƀƁ15JƂ16ſƃ17yǎ18ĵń19Kŏ24Ʋ25Mĺƭ27Xƅ28ŊƮ29Ǖ31s32Ƴ33ōǫ34ƣ37Ư38ļ40Ƹ
~want	45 -18Ř-15ś-13ƫ-11mƨƱ-10ŧƔ-9NŚŶ-8cŕǔ-7łŗƞƢƩưǁǏ7ŏž8oŒǠǪ9eƄ10VĿŞ11ŋǨ12bLƙƷ13ǃǩ14OŁŖƀƁ15JƂ16ſƃ17yǎ18ĵń19K24Ʋ25Mĺƭ27Xƅ28ŊƮ29Ǖ31s32Ƴ33ōǫ34ƣ37Ư40ļƸ
~wap	86 20Ū31Ʒ34Ŵ
~war	69 -13ţ-11H-10V8ǚ9ŏƝǂ12BQŁǠ14ň17X22Ū23Ǎ25ō26q35Ŝ46j
~ward	74 8Ƶ10ŏ14Ł16ň21X25Ū27ō38Ŝ
~ware	83 10ǚ15QǠ27Ǎ31q
~was	45 -17C-14dŁœ-13n-12Ǡ-10Ńǀ-9Ŏǟ-8ĹĺŤƭƯ-7GZńőƑǤǥ7ǝ8Ų9TǚǛǦ11ǌ12rļŹƠ13k14ƴ16Ə18ƌƦƶǫ19B20Ŋƾ21ŔŕƆ22ĽŉǞ23p24Ļ25Ū26Ɖ27Žƿ28Ţ29ņšŶ30Ũ33Ɣ38Ɲ43Ƶ45Ŧ48ť49ũ51ŧ
~was>	45 -17C-14œ-13dnŁ-12Ǡ-10ǀ-9ŃŎǟ-8ĺŤƭ-7GZĹőƑƯǤǥ8Ųǝ9TǚǛǦ10ļ11ǌ12ŹƠ14kƴ16Ə18ƌƦƶǫ19Ɲ20BŊƾ21ŕƆ22ŉŔǞ23pĽ25Ļ26Ɖ27ŪŽ28Ţƿ29šŶ30ņŨ33Ɣ43Ƶ45Ŧ48ť49ũ52ŧ
~wash	86 15Ƌ51Ɲ
~wat	58 -11Ɯ-7Ő8Ƣ9Ǝ10q14ƋƐǟ16ƚ18ǫ22Ʊ28ž29ť30ơ41ƌ62ƛ66Ɲ
~watc	77 21ơ22ƚ30ǫ31Ʊ39ž
~wate	59 -11Ɯ-7Ő9ƎƢ12q14Ƌ15Ɛơǟ30ť42ƌ64ƛ68Ɲ
~way	54 -12ő-11IŅ-9Ļ-8Gĺ-7ƺǫ7mĶŶƋƩƸǄ8BXŪ9yƙ10aş11lļƂƓ12j13Ň14ķ15ūŷǁ16Ŋƨ18ǃ20ĽƑ24k25Ł26ű30ơ31KZ33ţŻ36Ű
~way>	55 -13ǫ-12ő-11IŅ-8ĺĻ-7ƺ7mŇƋƵǄ8XŪŶƩƸ9B10ayş11ļƂ12Ɠ13jĽ14ķ15ūŷ16ƨǁ17Ŋ19ǃ21Ƒ26kŁ27ű31ơ32KZ34ţŻ37Ű
~ways	76 -11G8ƞǫ9Ňř10VĹĽŴ12Ķ13cƮ21ƙ24l
~wbi	90 -7j39ơ
~wbir	90 -7j39ơ
~we>	51 -14Ļň-12r-11Pƍ-9ťǊ-8HƶǠ-7ŗŘřŶǫ7ŋŢƂ8fĽ9cƇƪ10dŇƷ11hƃ12IĸŦƁ13ś14vļ16Ƴ17ŖƯ18Ŋ19XłƗ21iĺ22ŏƮ23Ōŵ28ū29ŭ30ľ34M36s38Ĵ39Ɩ78ō
~wea	77 -10I-9Ƶ9U13ť20c22Ǜ23Ɯ26ǫ29j
~wear	85 -11I13U22c24Ǜ29ǫ
~weat	83 -9Ƶ14ť25Ɯ32j
~web	81 9ľ10Ņ11ĺ30ǘ35Ľ
~webs	82 9ľ10Ņ11ĺ36Ľ
~wed	69 -12ŕ7Ɲ9Ļņƻǖǝǩ10ƹ11ň13ŗŢŴ14B18Ƣ25Ɨ26Ƭ33f
~wed>	72 -12ŕ7Ɲ10ņ11ƹ12ň14ŗŢŴ15B19Ƣ22f27ƗƬ
~wedd	84 11ǖǩ12Ļƻǝ15f
~wee	52 -10ǫ-9Ł-8F-7cňťū7gTŢƗƣƻ8őŖƓ9ŭƞơ10DŦ11ƭ13ĻŉŰ14iƘǪ16P18ľ19ń20ǐ22ų24L28k31ǟ37Ŷ44Ů49R52ǁ
~week	53 -8tŁ-7ťǫ7ŪƗǪ8gTŖ9őƞ10Ŧơ11P14Ű15iĻƘ19ń21ľ22ǐ23ǁ25Lų29k31ǟ38Ŷ46Ů51R
~ween	79 7m9PŢ10C11Ǫ12Ńƭ13Ÿ22ŉ
~weet	80 -10F7ƭ8Ř11hwŚŬ12Ƹ13ƣ15Ɠ17Dŭ19t
~wei	70 -8J8ǃ9ł12Ń14Ǆ20h23ǚ27ŀ54Ƽ
~weig	71 8ǃ9ł12Ń15Ǆ28ŀ55Ƽ
~weir	90 -10J7m30ǚ
~wel	61 -11q-10d-7Ř8aQ9Ų10NPƗ11ĺǋ12ŗ14Ǘ17p18ŷ19Ņ20S29tƚ34ƕ35Şǡ
~well	65 -10d-8q-7Ř7xHǫ9aŲ11NƗ12ĺǋ14ŗ18p20ŷ21Ņ31t36ƕ38Şǡ
~welr	73 36ƚ
~wen	66 -10ƿ-8ǫ-7Bľŝ7H8zŒŦ9QĻƭƮǞ10c11k13ŇǇ14Ə17lƵ19ŕ24Ł27Ŕũ30Ɔ34ť41š
~went	67 -10ƿ-8ǫ-7Bľŝ7H8Œ9zQŦƮǞ10cĻ11k13ŇǇ14Ə17l18Ƶ19ŕ24Ł27ũ28Ŕ31Ɔ35ť42š
~wer	50 -20Řř-11œ-9ŧ-8ĻŪƦ-7ŝ7żƊƥƱƴƵǜ8ŗƻǤ9qXšƷ10Ŝ11śƐƶǦ12lĺŏƯ14Wư15Z16ŽƮ18rŢ20Ɲ21ƋǨ22d23Ź26ǟ27Ɔ28Ŕ29ƾ30ŊŨ34ņ36ũ
~wer>	65 -21Ř-14ř7Ŀŗŭ8K9ŵ10ƄƊǜ11ƥǘ12Ńŕ14q15ļņ17ś20ŏ22Ŋ25Ƌ28ƝǨ29Ɔ
~were	52 -15ļ-10œř-8ŃƦ-7ĻŪ7ĽŇƎ8Ƶ9żƱƻǤ10XšƷ12ŜƐǦ13ĺƯƶ14lŊ15W16Z17ŽƮư19r20Ţ23dņ25Ź28ǟ30Ŕ31ƾ32Ũ39ũ
~wers	88 14ļ
~wes	70 -7ǖ7i8ś9FōŐűƚ10cnuǌ11CƈƩ12Iļ13Ɩ16ūǆ19Ķ20ǁ26Ŀ
~weso	71 -7ǖ7Ť8i9FōŐśűƚ10cnuǌ11CƈƩ12I13ļƖ17ǆ19Ķ20ǁ
~west	90 14ū37Ŀ
~wet	88 13j21ƋƝ22ƛ
~wet>	88 13j21ƋƝ22ƛ
~wfu	88 13ư15ǋ16Ĺ19ũ
~wful	88 13ư15ǋ16Ĺ19ũ
~wha	24 -32Ÿ-31ŭ-27ű-20Fł-19ŴźǢ-18Nŝ-16AōƦ-15nƭ-14O-13ĵĽ-12bHŅŤƤƶǒ-11sŜ-10ŋƃƑǨ-9tKVŒơƵǁ-8zĶľŷƅƞ-7fxMőŽžƇ7dorńſƧǈǥ8ƆƜ9vƍƟǏǙ10iƄưƾ12RķŶƪƲƹ13IŬƗƩǋ14hJ15cQŇƕǟ16ZţũŲƷ17WŪƚǐǕǧ18mLƊ19qřƿ20ƮƼ21Ĵǅ22ǌǠ23ųƏƓ24YƖƣƸ25ŎŕƋ27CňǑǫ28ƫ29ņƽ30ƨ31wXĸŏ32ŞƈƢǊ33TĿ35g36ļŃ38ŧ39BPŵǆ40Ł41ť45ĻŘ46œ47ş48ŊŔŗ49Ɣ51ū54ĺŀƙ
~what	24 -32Ÿ-31ŭ-27ű-20Fł-19ŴźǢ-18Nŝ-16AōƦ-15nƭ-14O-13ĵĽ-12bHŅŤƤƶǒ-11sŜ-10ŋƃƑǨ-9tKVŒơƵǁ-8zĶľŷƅƞ-7fxMőŽžƇ7dorńſƧǈǥ8ƆƜ9vƍƟǏǙ10iƄưƾ12RķŶƪƲƹ13IŬƗƩǋ14hJ15cQŇƕǟ16ZţũŲƷ17WŪƚǐǕǧ18mLƊ19qřƿ20ƮƼ21Ĵǅ22ǌǠ23ųƏƓ24YƖƣƸ25ŎŕƋ27CňǑǫ28ƫ29ņƽ30ƨ31wXĸŏ32ŞƈƢǊ33TĿ35g36ļŃ38ŧ39BPŵǆ40Ł41ť45ĻŘ46œ47ş48ŊŔŗ49Ɣ51ū54ĺŀƙ
~whe	35 -21a-17ō-16Ɵ-15şƣưǪ-14łŎ-13PĻƠƫ-12nUŇŪǡ-11ƳǅǆǊ-10iZƄƙƞ-9uwxINTŊƮ-8ŁőťƖƪ-7btBŋŌŨƁƔƤǢ7jqĺŕż8ĵķţƌƸ9ƻǇ10ŝƀƝǔ11RŢƏ12lƅƾ13ŠŹǁǛǩ14dXƴƵ15HśǤ16ryŵƋ17ơǑ18JOĽƩǐ19gksŗƉƧƯǄ20ǙǠ21Ķǂ22vƹ23ńź26MQĹǀ27D28GV29Ɔ31SǍ33ŒƘ36L37Ŗ40C42ŦƦ43ű
~whee	74 -9x8Ł17ūǒ18Š22Ÿ24ź30Ŷ38Ŵ
~when	40 -21ǫ-20a-17l-16ť-14łƣ-12ŇşƠ-11Ļ-10FŉŪǡ-9UŅōţƁƷǍ-8ijqwCMŎŤŶƫưǟǪ-7NQTŁŏŴŻƄƖǅ7Ŕƅ8fĹǔ9ķřżƦƶƿǂǘǝ10rũ11ƛƻǁ12ŘŜǛ13ƂƴƸ14yƏ15ƌ16ĶƹƾǀǇǩ17dĺŝźƀ18Ư19ǠǤ20ŹƵ22g23OŗƉ24vǄǐ27RƩ30V32ơ34s36Ɔ38G39S41ŒƘ43ń46Ŗ47L50Ŧ
~wher	47 -19ń-16sRƟ-15nơǊ-12Ŵ-11Pōư-10ĺƳ-9xŎőǪ-8Ŝƌƙƫǆ-7cIKřŹƂƩǒǝ7mœšŻ8ťŬƨǗ9rFŚƅ10Ţ11YŠƝƹǟ13Hĸ14ņŉ16ǀǑ18qǂ19jkŅ22Ķţ24XƋ25ś26Ĺŵ28JĽƧ30ǫ33Ǚ36l42D43Q46M47Ʀ52Ǎ63C66ű
~whet	83 8Ɓ10Ʒ20ĵ
~whi	52 -18Ǚ-14ƛǜ-12ž-10ŪǄ-9K-8Őŗţ-7qĻľť7ňŉơ8dźƑ9ŁśżǑ10ūƏ11Ŋ12ŸƂƐƗƱ13EŨŵƦ14DŅƥ15Ŭƶ16RƽǀǊǘ17Ľ18Ŧ21aĿő23CŒǟ29Q30ų31J40Ŵ
~whic	54 -18Ǚ-14ƛǜ-10Ǆ-8Kž7ŭƸƽ8bŉźƂ9dƑ10ŁƏǑ11ū12ų13ŸƗ14Eŵ15ƥ16DŅŬƶ17Rǘ18Ľ20ŦǊ22Jő23Ŀ26C31Q34Ŵ
~whil	70 -9ŗ-8Ū-7ƕ7Ƃ8Ŋ9ŝƞǢ10ŴŶǇǪ11ơ13ň15ś18Ɛ19Ʊ21Ũ22Ʀ26ų28ǟ34Œ
~whit	85 16ƽ17J19ǀ44a
~who	37 -26Ɩ-24ų-21ŵ-19T-18ƙ-17ţ-15xœś-14PƠ-13ūƥƨ-12yZĻŐƩǉ-11DLVĵƹ-10HĹŀńōŮŻ-9fsĺřǅǤ-8tKMWŁŋŏŔŘşŷŹƊǆǌǡǦ-7cjRXļŗžſƓƔƘƟ7Ưǧ8ơƳǣ9lqƀǠ10ǩ11wĴǏ12Ǚ13hƛǜ14ƂƲ15ƒ16ŭźǇǝ17aƫ19Ņǚ22QǓǞ24ƞƸǗ25šǈǫ26oƦ30Ľ31ŠǪ32ƴ35Ƅ39u40ƗƣƵ41Ŵ42ǒ46n48Ÿ50Ǣ51ǖ53ŝ54ƭǊ56Ƥ58ł63A64Ʊ84ő
~who>	38 -26Ɩ-22ų-20ŵ-18T-14x-13tPƥǤ-12ĵœśūƠ-11ĸŐǆǉ-10yLVZţ-9ĹĻŃƹ-8fHŀōŢũŹŻ-7sRĿńŋŎŔŧŮƉƊƙƩƷǡ7Şƀƅǩ8ǟ9ź10ơǧ11Ǡ12q13wĴǀǏǚ15aƛǜ16ƂƒƦǗ17ƸǇ18ǈǪ19ŭǙǝ22Ņ23Ǟ24QƄƴ25ǒǓ29š30ƞ31oŠ33Ľ34ǫ37Ƥ39ƣ40uŴƱ44nłƗƵ48ŝ49Aǖ52Ÿ54Ǣ55ő57Ǌ58ƭ
~whod	66 -18u-16ǀ-8Ž-7ư8Ŀ9Aƀ10ŶƳ11ǥ14ƭ15ŝƄ16ǚ20Ʀ28Ǫ29Ʋƴ40Ʊ
~whoe	90 -7ř10ƣ11ǩ13Ń24Ƥ
~whol	63 -14ƨ-11ǫ-8DǦ7aŜŪǤ8BĸŉťŲ9lt10Ũź11n12ŢƷ13OŰǒ14ǋ15kǗ16h17ƉƯ18Ŏ20ŧ21Ƭ38ƫ
~whos	66 -19ƙ-12w-10ƭ7Ƅ10Ŵ11ĸŽ12ǣ17Fǈ19ǒ26A29ł36ő44Ƥ
~whov	86 11aǊ15ő17uw
~why	60 -18Ņ-13Ŕ-12ŝ-10Œ-9Ư-8Ŋœ-7lŪ7AŞ9ǈ10ĿšǦ11ŀ12ŢǞ19Ň23Bƽ24ƶ26r27Ʒ31ǫ32ĺ37ŷ41Ł44ţ48ŕ53Ļ
~why>	61 -19Ņ-13Ŕŝ-9Œ-8Ŋœ-7lŪ8A9ǈ10Ŀš11ŀǦ12ŢǞ19Ň23Bƽ24ƶ26r27Ʒ31ǫ33ĺ38ŷ42Ł45ţ49ŕ54Ļ
~wic	81 12ŖŤǧ13Ū14R16ĵƽ
~wice	81 12ŖŤǧ13Ū14R16ĵƽ
~wid	80 -8S7ƭ12Ǫ13šƹ16Œ19Ƶ24f31ő
~wide	88 -9S14š18Œ34ő
~wido	85 8ƭ13Ǫ14ƹ20Ƶ26f
~wif	56 -27ƺ-23P-13w-11dƽ-10a-8ƨƾ-7vzňŶƆǫ7bjƵƼ8ǈ9u11Ǫ12ƹ18Ǌ19f20Ŵŵ21ư28ƭ31ƪ32s36t41r47Ǆ51o54p55q
~wife	56 -27ƺ-23P-13w-11dƽ-10a-8ƨƾ-7vzňŶƆǫ7bjƵƼ8ǈ9u11Ǫ12ƹ18Ǌ19f20Ŵŵ21ư28ƭ31ƪ32s36t41r47Ǆ51o54p55q
~wil	54 -13v-12a-10Ř-9DƱ-8ĺť-7ŗřŲƍǏǫ7zœŹžƐƣƻǌ8dNķųǠ9cOŜŤƦ10ŦƮ11ļŻƅ12o14Ɨǅ15ő17s18eō21MĶś22H23L25ź28y33V46Ń77ƴ
~will	54 -13v-12a-10Ř-9DƱ-8ĺť-7řŲƍǏǫ7zœŹžƐƣƻǌ8dNķųǠ9cOŜŤƦ10ŦƮ11ļŻƅ12o14Ɨǅ15ő17s18eō21MĶś22H23L25ź28y33V46Ń77ƴ
~wim	82 57Ǝ
~wim>	90 48Ǝ
~wimm	86 15Ǝ
~win	57 -17ř-13P-12ǫ-11ǟ-9p-8Ļƹ-7Ŕƶ7dĵǎǩ8uƒư9bƅƓơƨ11Ǡ12Ţ14gwX15ŉťŬ16jM19ļ21Ɲ22Ŧ24ǝ26ǁǐ29y35Ƃ68Ɯ
~win>	81 10ŭ11ǩ15b29ļ
~wind	67 -18ř-14P8ŉ9Ɠǎ14Ƃ18g19Ŭ21ť22j82Ɯ
~wine	86 -9ǫ40ǝ42ǁ
~wing	69 -10p-9Ļ-8ƶ8ƆƟǉ9dĵǚ10j11ƅƝ15ŉǠ16Ţ18X19y20M32Ƃ
~wins	90 14u22y23w
~wint	79 -13ǟ-8ŉŔ-7Ƙ11Ū13ƒ14ơ19Ɲ31Ŧ38ǐ
~wir	75 -7Ǣ7Ǘ22Ǐǚ49ƌ
~wire	86 -8Ǣ8Ǘ25ǚ
~wiri	79 23Ǐ51ƌ
~wis	70 7m8v9ư10Ő11ŀǌ13wƪ15ƺ19g20Ǆ23Ʋ25V27ş
~wise	72 7m9v10ư11Ő12ŀǌ14wƪ15ƺ21gǄ26V
~wish	86 28Ʋ35ş
~wit	38 -16ǫ-14H-13ť-12PŰƖǒ-10yĻůƄƨƱ-9ūơƭǇǖ-8ENĸņƸǉǌǤ-7CDLłœƙƥƾǝ7ISXĿŔƅǓ8ķŚŴƜƪǁǕ9BMWŸƝǧ10AŃśǏǣ11rŽƂƩ12ŗűƲƵ13ĹŁŌŮƳ14ƏƦ15ļŅŉŘƀƒǞ16Vƹ17gĵŝŨǪ18Qŋƃưǃ19őŭŷžƷ20sš21bĺ22aų23ŢŶ26n27Ş28ŇƤ30şţ31Š58Œ
~witc	76 -7Ŧ9Ń11Ź16ō28Œ42ţ
~with	38 -15ǫ-13H-12PťŰƖǒ-10ĻůƄƨ-9yơƭƱǇǖ-8EņūƸǉǤ-7CDLNĸłœƥƾǝ7IYƅǓ8SXķĿŔŚŴƜƪǁǕ9BWŸƝǧ10AMśţǏǣ11rŽƂ12ŗűƩƲ13ĹŁŮƵ14ŌƏƦƳ15ŅŉŘƀƒǞ16Vļƹ17gĵŝǪ18QŨƃưǃ19ŋőŭŷž20sƷ21bĺš22aų23ŢŶ26n27Ş28ŇƤ30ş31Š44Œ
~wl>	82 -8ő14ƈ15Ə21Ƌ33ǫ
~wn>	44 -17Ƣ-15ƥ-14Ĺ-13Ɵǎ-12Řųƅ-11ŝƞ-10rƝǥ-9gPXŁŞǆǪǫ-8šƆƗ-7bDHľĿœŖƫƵ7wƭǒ8EŰƴǌǑ9aşǈ10cMZłū11enzŹƤƸǐ12vTǠ13Qƀ14ŉƖǅ15ŶƎƹ16ŗŭƲ17ƶǓ20ƚ21Ɠ25lťǡ26ƙǝ27ŃƋǔ28V33C35ƨǟ38Ǎ41Ɓ42ĸ43F
~wne	66 -10G-8Ǎǟ-7S7ƕ8ĺ10jǋ11ƆǇǤǥ13aƣ15Ɖ17Ɨ21ǎǖ25F26ǧ29Ǫ34ǈ
~wned	88 -7S14j15ǧ20Ǉ
~wner	67 -10G-8Ǎǟ8ĺƕ10ǋ11ƆǤǥ13aƣ15Ɖǧ17Ɨ21ǎǖ26F30Ǫ36ǈ
~wns	74 -9y-8ĸ-7Ǡ11F16Eǒ19Ƌ31ƣ34H46ǈ
~wns>	77 -8ĸ12F16E17ǒ33ƣ48ǈ
~wnst	88 23Ƌ
~wnt	84 12ŰǍ16ƥ24Ǐ28ǫ
~wnto	84 12ŰǍ16ƥ24Ǐ28ǫ
~woo	68 7Ť10gF11ŝ13ƍ15j20Ɠ33ƈ54ƒ
~wood	68 7Ť10gF11ŝ13ƍ15j20Ɠ33ƈ54ƒ
~wor	40 -16Ŀ-14œ-12nwOĴ-11TŏůŻƷ-10jĹőūƫƯ-9rGŃŒűŷƦƪǠ-8bZŁŕřƘƸǏǐ-7chuxŖŠšŢŨŴǝǤ7zINŗǅ8XĻńň9ŘŞƨ10ķŇƙǢ11Ǜ12BłŶ13gŵƄǆǖ14ǑǞ15ǀ16ƺǒ17JŉƓ18Ɣǉǚ19ǜ21ļ22ŋ23ĸ24ƚ26Ů27LǊ29RŲ31VƩ34W36ǥ38QŰƟ39q40Ǔ44S47ŀ53U61P
~word	74 -8b8Ǖ13Ľŋǅ14ǔǫ16ŗ18ōť23ŉ32ł42ǚ
~work	43 -15Ŀ-11inļŻ-10wĹőřůŷƫƯƷ-9jƔƪ-8CGŀŏŒűƦǏ-7hxŕūƸ7ŅƓǃ8ƍƱƹǞǪǫ9zIN11BX12ķĻŇǛǢ13Ř14Şƨ15ŵƄǆǖ17gǀ18Ŷƺǒ19Jň20ǉ21ǜ26ŋ31L32ŮǊ33R36Ʃ37VƟ38W41ǥ42Q43Ű44qǓ48U49S70P
~worl	86 11iC14ń16ļ18d
~worr	67 10Ɯ12ǣ14ľ17Ū19Ɠ70ŀ
~wors	79 15Ǧ17ũǞ25ş31ŀ
~wort	63 -11Ĵœ-10ň-9TǏ-8OǤ-7Ǡǫ8Ƨ10ţ11Ƃ17Ɠǟ27ƙǑ41ļ43Ɣ47ƚ48ĸ57Ų
~wou	36 -21Z-17ĺ-13Ƃ-12Ļƛ-11dQťűƫ-10qŸƵ-9ŧ-8oOŢƼǜ-7knSŉœŔūƅƽǏǠ7ŷǣ8eHĵƄ9LWŃƉǪ10ŁşƑǖ11Ŋƨ12ƺ13AŗŘƁƳ14Ƭǁ15mBTĿǨ16ĴńŞƯǚ17sƃǤ18ĶŜƪƸ19cňŋƔ20Ŷ21M22XŲſ23ƕǃ24ƙƷ27Ʋ28ǟ29rž31ļ33ƮƱ34ţ35Ʀư41Ĺ47ƹ50ŏ
~woul	36 -21Z-17ĺ-13Ƃ-12Ļƛ-11dQťűƫ-10qŸƵ-9ŧ-8oOŢƼǜ-7knSŉœŔūƅƽǏǠ7ŷǣ8eHĵƄ9LWŃƉǪ10ŁşƑǖ11Ŋƨ12ƺ13AŗŘƁƳ14Ƭǁ15mBTĿǨ16ĴńŞƯǚ17sƃǤ18ĶŜƪƸ19cňŋƔ20Ŷ21M22XŲſ23ƕǃ24ƙƷ27Ʋ28ǟ29rž31ļ33ƮƱ34ţ35Ʀư41Ĺ47ƹ50ŏ
~wow	75 7S8ǂ9R10ƾǤ11u13UŧŲ14Ƣ18ţ20Œ21Ŏ
~wow>	75 7S8ǂ9R10ƾǤ11u13UŧŲ14Ƣ18ţ20Œ21Ŏ
~wre	75 -9ť8Ǩ11ũ13ŻƄ18ŝ21Ɓ22Ŷ59Ž
~wrec	75 -9ť8Ǩ11ũ13Ƅ18ŝ21Ɓ22Ŷ59Ž
~wri	65 -15ư-13Ŝ-9Ʊ-7v7Ɖ8no9JŏżǛǞ10ƅ11ĹŊŚƎƲǂ12KŪƏ13Ʈ14ť16wſ17ŘŹǕ21ō25b27ő34ƴ
~writ	65 -15ư-13Ŝ-9Ʊ-7v7Ɖ8no9JŏżǛǞ10ƅ11ĹŊŚƎƲǂ12KŪƏ13Ʈ16wſ17ŘŹǕ21ō25b27ő34ƴ
~wro	71 -13Œ-7P7q8w10ŵ11Ǧ14ƴ15Cĺŝ16ťǞ18Ň20ŀ21ǫ22ş34ǜ
~wron	74 -13Œ-7Ş12Ǧ16C17ťǞ21ŀ22ǫ23ş25Ň35ǜ
~wrot	84 -8Ň-7P9qw13ŵ16ƴ18ŝ24ĺ
~ws>	73 -12Ư7ƻ8Ɣǔ9nƱ10gŘŦƓǎ12Ƨ18jA24ǐ25Ŗ26ǣ
~wsu	84 8ŀ13ƃ15ǞǨ23ĸ
~wsui	84 8ŀ13ƃ15ǞǨ23ĸ
~ww>	80 -7ǫ8h9fx10o12z13Ľ14w16ƭ
~wye	77 8Ǖ9Ō13Aǫ14ǣ17Ǟ18ĸ34ƴ
~wyer	77 8Ǖ9Ō13Aǫ14ǣ17Ǟ18ĸ34ƴ
~xac	71 -10Ǐ-9ŗ-8Ʈ7D8ZŖ10ņ11Ţ12Ł13ǆ14Ɨ15ƣ19Ʃ22d23ť24Ŭ
~xact	71 -10Ǐ-9ŗ-8Ʈ7D8ZŖ10ņ11Ţ12Ł13ǆ14Ɨ15ƣ19Ʃ22d23ť24Ŭ
~xam	74 -8ň15J75ǃ
~xam>	75 -8ň68ǃ
~xas	90 15Ź30l
~xas>	90 15Ź30l
~xce	76 13ƃƺ61Ǩ
~xcel	90 16ƺ
~xces	79 14ƃ63Ǩ
~xch	90 -8V42Ʒ
~xcha	90 -8V42Ʒ
~xci	84 10i23Ƙ37Ơ
~xcit	84 10i23Ƙ37Ơ
~xcl	88 11ǥ12Ÿ27ŗ
~xclu	88 11ǥ12Ÿ27ŗ
~xcu	88 37ŕ
~xcus	88 37ŕ
~xed	85 10Ŷ16Ƃ21Ū30ƍ
~xed>	85 10Ŷ16Ƃ21Ū30ƍ
~xes	79 7ǅ11Ķ12ǎ14œƷƽ21T26Ǣ34Ơ
~xes>	79 7ǅ11Ķ12ǎ14œƷƽ21T26Ǣ34Ơ
~xie	90 24ƾ
~xin	90 8y14ǂ15ƍ18H
~xis	90 18Ų28Ʒ
~xist	90 18Ų28Ʒ
~xpa	90 44Ǡ
~xpan	90 44Ǡ
~xpe	65 -7Ť8ľǑ9ǌ10Zũ12XŏŨǇǠ13ƙ16Y18ƚƲ19ň20Ň24ǥ33Ĺ
~xpec	84 17ŏ18Ĺ20Ǡ29ň
~xpen	74 -7Ƣ9Ǒ10ľ11ǥ12ǌ13Z14X16ƙ18Y21ƚƲ22Ĺ
~xper	72 -8Ť12ũ14Ũ16Ǉ17ǥ24Ň
~xpi	81 8Ź14e39Ŗ
~xpir	81 8Ź14e39Ŗ
~xpl	70 -10Ũ-9Ơ-8Ɩ8ƀ11ŭ15B16ŵ18Ŵ25ŗ26ŉ31ŋ38ŕ
~xpla	71 -10Ũ-9Ơ8ƀ16B26ŉŗ31ŋ39ŕ
~xt>	61 -16Ƴ-10ň7źƅ8p9Ū10ƀǘ11ƭ13ń14ŘŬ15Ś16ĻƘ17H18kǠ19ŏŜ21y28Ŗ30K32V37Ǐ
~xte	88 36ƈ
~xter	88 36ƈ
~xti	80 23K25Ɛ
~xtin	80 23K25Ɛ
~xtr	72 -16g-7ź8ų9Ƹ14ŵƦ15ƶ18Ő20ǉ21ƚǂ30ƃǦ37Ƃ
~xtra	73 -7ź9ų10Ƹ14ŵƦ16ƶ18Ő20ǉ22ƚ30ƃ31Ǧ37Ƃ
~yal	81 12M13Ǚ31Œ42ţ
~yal>	86 17Œ45ţ
~yalt	90 17ŒǙ
~yar	73 8ūŵƖ9H10ƙ13Ơ15Ǝ18Ɣ19ƛƞ53Ɠ
~yard	73 8ūŵƖ9H10ƙ13Ơ15Ǝ18Ɣ19ƛƞ53Ɠ
~ybe	72 -16Ő7ř10ƨ14ǧ17ư18ŖƳ40ǚ
~ybe>	74 7ř12ƨ18Ŗư19Ƴ
~yber	88 -20Ő17ǧ49ǚ
~ybo	54 -14Ǒ-13Ƭ-10ƨ-7WŊŢ7űƩ8uŕǚǞ9KŝŞƃǇ10hĿƥǊǤ11ƕ12Ǔ13ŐŴƮǝ14ǖ15Ǚǣǥ16ǉ17ŅƤƶ18ųŽǫ19ĴƞƱǪ20ł21Ǐ22ŗ23Ÿ27n
~ybod	54 -14Ǒ-13Ƭ-10ƨ-7WŊŢ7űƩ8uŕǚǞ9KŝŞƃǇ10hĿƥǊǤ11ƕ12Ǔ13ŐŴƮǝ14ǖ15Ǚǣǥ16ǉ17ŅƤƶ18ųŽǫ19ĴƞƱǪ20ł21Ǐ22ŗ23Ÿ27n
~yca	86 -8ư7E15D22Ʊ33Ɵ
~ycar	90 -8ư23Ʊ34Ɵ
~ych	69 -9Ǣ7W9ĵ10ǋǡ14uƯ19ư21qT24Ʊ28Q31Z
~yche	69 -9Ǣ7W9ĵ10ǋǡ14uƯ19ư21qT24Ʊ28Q31Z
~ycl	81 14Ƨ15Šǣ18ū20ǂ22g
~ycle	83 15Ƨ16Š19ū21ǂ
~ydi	86 33ǂ
~ydiv	86 33ǂ
~ydr	75 50Ƒ
~ydra	75 50Ƒ
~ye>	90 -9o11ơ13ŷ14rǅ
~yea	43 -13ň-12ƾ-11DŊ-10ĺšũŭ-9ŠťŪŰǍǕ-8ilnRŧŲŴſƔ-7Cŉƛ8qư9Ķ10ķżƌƞ11śţ12ƺǦ14ŵǀ15ĵ16vǥ17źơ18HŔŹ19V22ǐ23ǂ24ǋ25œŤ26cĻƖ27p28d29ǡ31Tƫ33ůǌǠ36Ɖ39S41Ɔ42G46Ǉ48Ư49Œ62Ŧ
~yeah	71 -14Ŋ-9S-7Ļũ8œŗŻ9TƖ10cőşű11ŵżƂƕ12Ĺ13ŋś18Œ21v
~year	44 -12ňƾ-11D-10ĺŭ-9ŠšťŰǍǕ-8RŧŪŲſƄƔ-7lnŉőŴ7ūŵ9qĶţư10ƌ11ķƞ12ƺ13Ǧ15ǀ16ĵǥ17v18Hź19ŔŹơ20cV21œƖ22T23ǐ24ǂ25ǋ26Ť28p29d31Ļǡ32ƫ34ǌǠ35ů37Œ38Ɖ43Ɔ45G46S48Ǉ50Ư60Ŧ
~yed	83 -8o12š13Ƅ18ţ20Q37q
~yed>	83 -8o12š13Ƅ18ţ20Q37q
~yee	62 -8Q-7qW8ǒǧ9ǋ18ǥ20Ǔ22Ǌ31ǉ32Ǟ
~yee>	80 -10ǉ11ǧ47Ǟ
~yees	64 -7qQ8ǒ10ǋ19ǥ21Ǔ23Ǌ40ǉ
~yer	66 -12Œ-8Ǌ-7a7ŌƃƟ10ĽƊƋ11Aǣ15ĸ18SV23Ʃ27ƴ29ǝ31Q33ǫ34W
~yer>	67 -11Œ-8Ǌ7ƃ10ĽƋ11AƊ12ǣ15ĸǝ18SV24Ʃ27ƴ32Q34ǫ35W
~yers	88 10ŌǕ11Ɵ19ǝ
~yes	72 -9Bǫ8Ƅ9Ō11ŗ13ĺ14Ő15A18d24Ń37ł44ŏ
~yes>	72 -9Bǫ8Ƅ9Ō11ŗ13ĺ14Ő15A18d24Ń37ł44ŏ
~yet	67 -18t-16ǐ-13ǟ-9Ÿ-7ő7ơ8ǀ9Ǝ10Ł11uƷǍ12nw13ǡ14fr23x24Ņ25j26cź32Ơ33Ƙ35v
~yet>	67 -18t-16ǐ-13ǟ-9Ÿ-7ő7ơ8ǀ9Ǝ10Ł11uƷǍ12nw13ǡ14fr23x24Ņ25j26cź32Ơ33Ƙ35v
~yft	90 39ų
~yft>	90 39ų
~ygi	90 12Ǌ23P
~ygie	90 12Ǌ23P
~yin	54 -19ǫ-13B-11ǘ-10ƙ-9gĺŎ-7SĿ7nt8oşŠţŧǝ9UƄǟ10XŨǂ11kƵ12Ʀǥ13jWřſ14ĵĹ15Ļ18Ŕ20bœ21Vƕ22ǡ23ŀƬ24Ƣ25ņ26Ɣ27ǧ28FH29ƞ38Ĵ
~yin>	69 -13ǘ-8ſ7f8ƺǡ9Ŕƨǟǣ10Kǧ11Ƭ12Ƣ14PŨ15kFǝ16HƵ17ƞ18W19Ĵ26ŀ
~ying	56 -16ǫ-13B-12ǣ-8gĺŎ-7yS7ůǋ8Š9tŧ10ţ11nUŔşǂ12X14Ʀǥ15ĵĹřƢƬ16jHƞ17FĻǡ18b19œǧ20ſ23V24Ĵƕ28Ɣ31ņ
~yl>	88 17ƈ
~yle	90 -10Ɖ13Ɗ14ƥ
~yli	77 10Ǌ23Ǔ
~ylis	77 10Ǌ23Ǔ
~ym>	72 -13V-8ŗ9Ʃ11g18Q20P24Ř30Ļ
~yme	65 -8ƞ8ŏ9e11ƫ17Ƅǚ19Ĵ20Ķư21Ɨ28Ţ30ĵ35Ɩ42ŭ
~ymen	65 -8ƞ8ŏ9e11ƫ17Ƅǚ19Ĵ20Ķư21Ɨ28Ţ30ĵ35Ɩ42ŭ
~ymo	83 8z9K12ŞŧŲ20Ŧ31Ư
~ymor	83 8z9K12ŞŧŲ20Ŧ31Ư
~yon	63 -10RźƏǊ-8ŀǔ-7WŤ7ž8ǝ9Žƃ10ǚ12ǫ13Ɗƞ14Ƴǩ15Ǟ16ƱƵǤ17łǒ19n20Š24Ŵơ27ŗ29Ÿ
~yone	63 -10RźƏǊ-8ŀǔ-7WŤ7ž8Šǝ9ƃ10Žǚ12ǫ13Ɗƞ14Ƴǩ15Ǟ16ƱƵǤ17łǒ19n24Ŵơ27ŗ29Ÿ
~you	14 -20Ŧƈ-19ť-18vƇ-15ŻƆ-13ƣ-11ŵ-10Ÿ-8ŧǅǙ-7bƊ7yŏƃ8ŊŌůżƁƜƟƮƳ9GLŒūŬƾǎǞ10ōƔƗƞơƵǏǓ11QŇřƯưƿǑǕǦ12esĵłŗŠƚƴǁǔǟ13YǐǘǝǤǥ14wķĺĻƤǆ15kIMWžƭƷƸƽǊ16apxSƧƱǢ17ĴſƛƲƻǃǠ18fUĹŃŋŐǜǣ19BHśŹƼǒ20KľńŜƂƶǪ21ļŞšǗ22CŽƍƺǛ23mƄǍ24uOŁţǂ25nĶǀ26zXŪǫ27dAĸĽǉǚ28gŉŝ29jĿŅƩ30NTŶ32ƀ33ǖ34őŷƦ35Vŀ38œş39iFƨ41ũ42R45l46P56c61ň
~you>	17 -33v-25ƿ-24ť-23ŵŻ-22q-20ư-17ź-16Ɔ-15bƈ-14oƇƪ-13Ǆ-12ŰŴ-11tŦƣǧ-10Ŗ-9hņŧŸǩ-8Ɗǡ-7eŚƕƥ7łƑƒƱƼǆǣ8YŌŨƐƖǎ9ŘŬŮżƭǏ10ķƃƾǢ11dBIŊůƁǅ12MQƔƧǔ13pLńſ14aĶơǁǛǞ15GūƜǈ16ZōƯǀǚ17kĴĵŒƳǃǓǕ18juŇƄƚƸǍǖ19ŹŽƺƽǜ20ž21fSƲ22HƷ23ĹŋŐųƂƮ24WļǗǫ25ŗŜǠ26Ļǉ27ƻ28KĸĿ29mTľŷƶ30ƨǂǪ31nOUĺŃŞƩ32VXśƀƍ33Łš34Cţ36ŝ37œ38FNŉŪ39gAŅ40RƦ41Ľő42Ŷ43Pũ45ilş50ŀ55ň64c
~youn	71 8x9ŻƱ10ż11Ǝ12Ư15źƵ17Ķ20puv41c
~your	25 -31ų-22Ŧ-21Ő-20Ř-17C-16ƈ-15Ūƫ-14ĹĽō-13ĺƇƍ-12Z-11ūƮǫ-10Ɩ-9ĴŉŒŭ-8LXŎƉƋ-7ŁƌƜƶ7bŖŽǠ8žƢǔ9aJŃŵƂǜ10ĸŗǆ11hvITľœƀǐ12ĿǇ13yƁƺǖǘ14ńǦ15cWŚźƛƱƸǎǛ16goǝǟǢǩ17jlnEǣ18ƭǄ19ňśƤƹƼǊ20ƟǀǍ21tķ22sŷſ23pŠƪ24ǒ25qFƴ26wŝƦƵ27řƗ28łŹ29ŰưǤ30PVǗǥ31d32eƧ34r35x36Ŵƨ37ǋ39Ƅ42ƿ46ǚ47Ķ51B67z
~yout	88 -16Ƹ17ƭǫ38ŧ
~ype	71 -13Ư-10Ɔ-9Ɵ-7ś7bĽ8cpž10Ɗǆǈ13ǋǖ14ƥ16ƈ17E20d32ƫ40ƾ
~ype>	73 -13Ư-10ƆƟ-7ś8ž9c10Ɗ11ǆǈ13ǋǖ14ƥ16ƈ23d33ƫ43ƾ
~yped	88 9Ľ11p13b24E
~ypi	85 -8a8Tǩ10ǐ11b12ǁ15ǆ
~ypic	88 8T9ǩ10ǐ12ǁ15ǆ
~yro	65 -9u9Ǆ12ǟ15Q19Ǔ23Ǣ33ǉ59ǋ
~yrol	65 -9u12ǟ15Q19Ǔ23Ǣ33ǉ59ǋ
~ys>	47 -12Gĺ-10doŠŲ-9pDňŨǥ-8ŁŘŞŷŸ-7NŃŔŧ7nƆƳ8jlFśƣƼ9fuUĽŚŰƮǙ10ŖǛǢ11Qŉǅ12cVŗƞơ13ƚ14ĿŢǋǒ15wĹſǆ16ưǤ17űǟ20g22xǐ23Ɣ24qvǓ25ǉǡǫ27R28k31Ŵ35Ƙ
~yse	84 7ǜ8mŷ10ž11ż15ƽ16g
~ysel	84 7ǜ8mŷ10ž11ż15ƽ16g
~ysi	77 18Ɵ19Ɓ23ƺ26ǃ41ǀ
~ysic	77 19Ɓ23ƺ26ǃ41ǀ
~yst	68 -8ǖǣ-7ǉ8Ś9Ţǟ14ǝ16ƣ18ǚ23Ɛ28ǘ29Ǚ
~yste	68 -8ǖ-7ǉ8Ś9Ţǟ14ǝ18ǚ23Ɛ28ǘ29Ǚ
~yth	47 -18ǫ-10ǅ-9JŌ-8HĻţƊ-7hźƉ7ƮǆǒǗǤ8ļǏǕ9Ʋƺǘ10ƟƳ11Ɠƨƿǂ12kǨ13ŲżǄ14gĴĶƃƙ15Ū16YňƜƪ17ƴƵƽƾ18iŀƏƚ19Ǒ20Ő21ƎǠ22Ťƅǁ23Ƨ24Ŋ26ĸ27Š39Ŏ
~ythi	47 -18ǫ-10ǅ-9JŌ-8HĻţƊ-7hźƉ7ƮǆǒǗǤ8ļǏǕ9Ʋƺǘ10ƟƳ11Ɠƨƿǂ12kǨ13ŲżǄ14gĴĶƃƙ15Ū16YňƜƪ17ƴƵƽƾ18iŀƏƚ19Ǒ20Ő21ƎǠ22Ťƅǁ23Ƨ24Ŋ26ĸ27Š39Ŏ
~yti	90 -13Ǡ25H
~ytim	90 -13Ǡ25H
~ywa	86 7ż17ǔ21ǆ
~ywh	75 -7x7ǚ10Ņ11Ǚ12źǧ21Š29ŉ30k
~ywhe	75 -7x7ǚ10Ņ11Ǚ12źǧ21Š29ŉ30k
~za>	90 12Ǐ29ǫ
~ze>	79 -8ŉ7r9Ǡ11Ū13Ƈ20Ŕ21H27Ʈ
~zed	90 14Ƈ16ƌ
~zed>	90 14Ƈ16ƌ
~zer	84 -10Ǐ11Ő13ƥ14Ť23Ś
~zero	86 11Ő14Ť23Ś
~zil	86 -7Ų20Ɔ43Ɣ
~zill	86 -7Ų20Ɔ43Ɣ
~zin	90 -11y-8Ǡ14ĸ26H33j
~zip	68 9ŕ109E
~zip>	68 9ŕ84E
~zon	74 -8Ǒ11Ź13Ǡ18ǫ22ơ26Q37ƛ
~zon>	90 -10Ǒ16Ǡ32Q
~zone	78 20ǫ40ƛ
~zoo	86 -8ō9h61M
~zoom	88 -8ō62M
~zy>	75 7ǐ8HƉǫ9xƀ10UƳ11ŕ12Ɣ14ň15it22ƒ25ŉ
~zza	88 9ų12Ǐ28ǫ
~zza>	90 12Ǐ29ǫ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [52,-1,17,0,-4,-4,5,-4,0,0,-6],
  features: `#	34 -45k-39c-28d-14e-12f-4i9h10a24g26b110j
# $	55 -70j-20d-10k-6h-5e4i22a31b62g
# a	65 -17g-10b-7e12j32a
# aggregate	89 
# and	68 -12c-6k6g7a10j
# at	89 
# before	85 -6j-5g15a
# bucks	80 -6c-4b6a13h
# by	85 
# cars	87 7f
# days	84 -4gj6c8a
# deductible	89 -27g-8j-6c8b34a
# did	84 -9a15j
# digit	89 6k
# digits	84 10k
# do	87 5a
# dollar	75 -29g-6b12c23j
# dollars	77 -20a-10c7b12j20g
# feet	83 6a
# for	74 -17j-5g7a19b
# have	85 
# house	89 
# in	66 -13a-4c6b17j
# is	66 -25a-9c-5gi57j
# kids	85 -8a-7c14g
# like	84 4d6g
# ls	89 -36b-13j5i47a
# miles	72 -15g23a
# minutes	72 -11c-6k-5d5ai15j
# months	68 -14g-11a8h30b
# now	85 -9c11a
# number	85 -20j23b
# numbers	89 -8a-4j8k10c
# of	72 -29g-11k-6a6b47c
# oh	89 -9b8a
# okay	81 -11g-8c24a
# on	67 -20c-18a9e17j23b
# one	77 -14b-11c-8g-4a4i9d25j
# or	67 -42a-13j-5k30c39g
# out	85 -9g-7c-5k10j13h
# people	84 -9b5c10a
# per	87 -8g10a
# percent	74 -13g-5k9h10a
# pounds	89 5a
# right	64 -5a8j
# so	84 -12j-8a-7g13h16e
# square	83 7j
# talked	89 6a
# that	72 -10b-6gk-4c9a28j
# times	89 8g
# to	79 -5a5b
# umbrella	87 4j
# weeks	77 -5g-4k4c15i
# with	87 
# would	89 -6g5a6c
# year	76 -6f14b
# years	56 -20g-10d-9j-6i-4k4h7c12f14b19a
# yet	83 -9b20a
@day	63 -14g-6e13aj
@day $	74 -16b-11c-4g31a
@day and	85 -12g8c11j
@day at	84 4b
@day is	89 -8g13j
@day or	84 -14a21b
@day right	89 
@month	65 -11e-10c-6g-4d4f11i24j
@month #	87 5j
@month $	89 
@month and	84 -8c-6ej-4d27a
@month is	89 -4a5j7f
@month of	87 
@month right	87 
@month to	87 
@name	52 -21c-9i-6k-5eh11d15g21j
@name $	68 -38c-34a-9b9ij25d48g
@name and	81 -15c-7g7i19b
@name do	89 -11c-4g21b
@name is	85 -18g-6a5c11e13j
@name or	87 7a
@name over	85 -6d-5a15j
@name you	87 6a
^ #	59 -57g-24a-16c-14e-10k-8f-7i-5d55j91b
^ @day	83 -7a4c5b
^ @month	89 -5e13j
^ a	72 -15d-10g-7c-4b7j17a22k
^ about	84 -16a-10c34j
^ after	87 -10a-6c8e9g
^ alarm	89 -7c-5j-4k23a
^ all	89 -9a-5g17j
^ alright	81 -25a-12j-9k-4i7g8d13c27e
^ am	74 -16k-11j-10c-9g-7d-5ef31i34a
^ and	45 -66a-57b-43k-15j6h9f20i32d33e40g64c
^ annual	82 -12a-6c26g
^ any	46 -42b-25g-22k-11j-7i-6h-5ef11d44a89c
^ anybody	74 -11d-8b-5c32a
^ anyone	85 -34a-8c50d
^ anything	67 -15k-14b-9i-5g4a53c
^ are	46 -43c-38g-29d-23i-21k-14j-13f-12e-8h82b136a
^ at	89 -18g-6c-4a26e
^ aw	89 -14a10e12i
^ awesome	75 -9g-5j-4k5e15c
^ aww	79 -9a4k5e9d
^ basement	89 -5c19a
^ be	89 11k
^ been	81 -11c-6a-5e-4h7b34g
^ before	82 -10k-6g20c
^ besides	85 -5g-4d11a
^ best	89 -17a-6g-5d-4k15c25e
^ big	84 -26g4c37a
^ biggest	87 -16a11c17d
^ blood	89 -13c18a
^ boy	89 -8c7i12h
^ brick	85 -21a-10c42b
^ burial	87 6b
^ business	82 -21c-4j12a26g
^ by	79 -29c-5a4gk36e
^ call	89 
^ can	58 -33k-18i-15f-14j-11b-8eg-7d11c115a
^ college	89 -10c-9b-5g27a
^ comp	85 -7c-6b-4g12a13d
^ congrats	85 
^ cool	77 -6aj4f5k6d8e
^ could	62 -25k-16c-8ef-6j-5d5b14i60a
^ credit	89 -6a15c
^ days	87 -25a9b24g
^ describe	85 -5ag19k
^ did	49 -49c-47j-34g-29e-28h-12k-10i-9d40b195a
^ do	37 -66c-41d-25g-23k-22e-18i-17h-16j-14f32b236a
^ does	51 -45c-36g-17e-12dk-8j-7bfi166a
^ email	89 -19a-7k39c
^ ever	61 -15g-13b-10d-9c-8k-5hj15i60a
^ everybody	87 -5g5d8c
^ everybodys	83 
^ family	89 -9g-7b12a13c
^ fire	89 -8a-7c21k
^ first	89 -8a18c
^ flood	89 -8c22a
^ folks	89 -4i7gh
^ for	81 -23k-12d-9a20c33g
^ full	80 -23b-6k-5c14a27g
^ garage	87 -12c-11a29f
^ give	64 -19ae-5fj-4bd25c40k
^ go	74 -19a-9c40k
^ good	74 -33b-20e-6i-4j5d12c56a
^ got	59 -30j-24k-21c-16b-14d-10f-5eh15i36g84a
^ gotcha	87 -5j6b7d
^ ha	89 -4a8d
^ happy	87 11a
^ has	58 -13c-10bd-6gj-5fi68a
^ have	52 -32g-20c-17j-12k-10i-7d-6f-5e-4h124a
^ he	89 -14b8j9a
^ height	85 -15a-6j28g
^ hey	84 -6g7a10i
^ high	84 -13a-6c29b
^ house	85 8g9c
^ how	33 -84a-34b-27j-19d-17k6e18h21c77g87i
^ i	46 -54a-38b-25g-13d-6c6h9ij16f110k
^ if	55 -21k-20j-15b-10i-8d-4h38c53g
^ in	83 -8i-4g13c
^ is	37 -89j-74c-39f-32g-28k-27e-22i-8h102b248a
^ it	67 -35a-17g-7di-5b6j10k11h13e14f19c
^ just	71 -28b-8eg11j14k24a
^ keep	84 -7dj-6c9a25k
^ keeping	89 9a
^ last	79 -43a-10j9k12c46e
^ let	74 -7d-4a5c23k
^ liability	87 -12a-7g26c
^ list	79 -18a-8d34k
^ llc	89 10b
^ long	87 -19e-17g46a
^ look	83 8c
^ lumbers	89 
^ may	81 -6j-5k8cd
^ mind	79 -14c-12g-9k49a
^ monthly	84 -13ac-5b38g
^ most	85 -8b13g
^ my	68 -10j-7ghk-6b5a9c12e17d
^ name	84 -13a5k21c
^ need	85 -51k-18c77a
^ nice	84 -14b-8cj6ef23a
^ no	72 -9a-7b5f28j
^ nothin	89 -9a9j
^ now	78 -7b5f6a
^ oh	61 -27j-26b-10g6i10a12dfk16c
^ okay	51 -40a-24k-20j-7i5e9h11f15d30g35c
^ on	87 -4c10a
^ one	74 -64b-8c18k23j34a
^ ooh	79 -7ad8g10c
^ ouch	85 -32g-7a10e12d25c
^ over	85 -9j-6g23a
^ own	83 -20a-5c31b
^ paid	84 -8a-6d26g
^ perfect	85 
^ policy	87 -11g-7a27c
^ pool	89 -9b16a
^ price	89 
^ read	74 -11c-9a-4j36k
^ ready	89 -5ck21a
^ regular	89 -6a7ck
^ remember	85 -12k-4c28a
^ rent	85 -17k-16a-5b44c
^ roof	87 -36a10c11g20i
^ run	83 -6g15k
^ same	89 -13a7b18k
^ say	81 -41c-15a-11j-4b7i8f10d16k33g
^ shall	84 12a
^ shingle	87 -8a18b
^ should	70 -12c-6k-5fg40a
^ since	84 -7a-4c4k13e
^ smoke	87 12c
^ so	37 -93a-29gk-14i-13d-12e-11b-5h7c223j
^ some	83 -16a-6c5k6dh10b
^ something	85 -36j-7c-5b55a
^ sorry	81 -7d-5j18c
^ sounds	79 -6b-5i7j
^ spell	84 9k
^ square	89 -25c-10a44g
^ state	85 -9d-8ag-6c6j34b
^ still	81 -6b-5c11j17a
^ sump	89 9a
^ take	89 -17c13k18a
^ tell	49 -33a-27c-9b-6g-4h89k
^ term	87 
^ text	89 7a
^ that	66 -31j-25b-9c4d8g14h43a
^ the	64 -65a-9hi-6f-5b8c11d19j27k36g
^ their	87 -26a-9c7h40g
^ there	74 -7a18k
^ they	71 -55a-9d-8b7f12e20g34i
^ think	87 -4g6k
^ this	80 -6j18a
^ those	85 -10a4c6d
^ till	89 21e
^ towing	87 -4c18b
^ ugh	81 -7c-6j5egi7h
^ umbrella	89 -8h-6c-4g27a
^ walk	65 -12a-11c40k
^ want	77 -19k-10c-7gj-6b63a
^ was	63 -26e-25c-24i-22j-20g-8h-5k57b84a
^ we	74 -26a4b6k9e19j
^ well	78 -17b-8cj5d9k11h13g
^ were	71 -19i-8e-6g-5ck57a
^ what	30 -123a-48b-44k-38j-9h-4d17f38i45e62g160c
^ whatll	85 -6e17c
^ whatve	83 -5ac7f10g
^ when	47 -52a-12j-11k-9f-7b-5i-4h32c80e
^ whend	75 -9c-7a-6g41e
^ where	55 -54a-18b-9e-7dk-4h14i28c65f
^ whered	82 -7a-4b20f
^ which	60 -32a-17b-12f-9g-8k-6j9e90c
^ who	43 -43a-22g-21b-14k-9e-7j-6i-5fh147d
^ whod	70 -19a-7c-4g46d
^ whose	74 -17a-14c-7g15b33d
^ why	64 -39a-8c-4b70h
^ will	77 -18c-12k-4e9b35a
^ with	82 -20k-10c-5gj7f39a
^ work	83 -21c-11fi-6g63b
^ would	51 -54c-30g-24k-19i-17j-14f-8d-6e-4h64b123a
^ wow	79 -6j5e12h
^ yeah	85 -17a-6b-5j7c11g14f
^ year	83 -28e-24a-7g-4b73c
^ you	50 -51c-24k-20b-19f-13d5e7ai27h28g73j
^ your	63 -78a-29k-14ei-6h12d16c22f29j73g
^ zip	85 -9a-8k21c
a	28 -18d-17e-8f-6h5g6c12i15j16b20k34a
a #	53 -20c-17a-16e-9f-7i5j14b19h42g
a @name	83 -8c-6ej-4d22a
a a	72 -16j-5b-4g6e7a10f
a b	85 -5c11b
a bachelors	87 7j
a backup	89 -23a-4d33i
a bad	78 -5b4k15a
a ballpark	85 -6g-4c7k9a
a bank	85 -7g-6a-4d5b14c
a basement	83 -15b9c13i
a bell	87 -5j13a
a big	72 -19g-9b-5d5a10k20i
a bit	87 8b
a blood	87 7j
a bop	85 -4g8c
a box	83 4k
a break	89 -10b-7c8e12a
a bunch	89 -11a16b
a business	79 -18a-4g9b16c
a buy	89 7a
a c	85 -19a27i
a car	77 -6c-5b5ag
a card	83 -26a4j7k18c
a cert	87 4j
a certificate	77 7cg
a check	85 
a claim	82 -11c7a8b
a clean	87 -8a8j
a client	83 -5ek8a9c
a coi	89 12a
a commercial	83 5a
a company	79 -15a8b10d
a complaint	89 
a contractor	89 -6b4dk
a copy	79 -8k-5c7i9a
a couple	77 -10b5j11g
a cousin	89 -5b7a
a cpa	89 -7d8a
a crash	83 -6g8c
a crawl	87 -4c14i
a creek	87 -5a6g7f
a customer	80 -10a7c12g
a day	77 -6i-4a10g
a deadline	87 
a deal	87 -11g-9j11c15a
a degree	89 15b
a desk	87 -5a9b
a detached	89 4j
a different	89 -26b-9c-7j8k9g26a
a discount	77 -10j-5d5c16a
a doctor	83 6e
a dog	87 -5a17j
a driver	85 -6k9d
a fake	89 -8b-7g15c
a family	85 6d
a fella	87 6g8c
a fence	84 7c
a few	79 -11b4k6aj
a financial	89 
a fire	72 -7c6f8d
a fireplace	85 9a
a flat	83 -15g5d7j14b
a flood	84 5b
a form	87 
a friend	81 -16b21a
a full	85 -6a-5c12b
a funeral	87 -10c15g
a garage	83 -8a4f7b
a gate	89 -11b4f12a
a good	64 -22a-6c-5f5h10e18g
a guardian	87 -15d16a
a guess	89 -5a13k
a guy	89 
a high	87 -11g14a
a hip	89 
a home	89 -6bg14i
a homeowner	87 
a hot	85 -7c-6b6a12g
a hotel	87 -7a5j
a house	83 -13a8c12b
a hurry	89 
a hydrant	83 
a is	87 
a job	80 -16a8bcf
a junior	89 5a
a kid	82 -6c5f15k
a landlord	89 
a laptop	89 -12a12b
a lawsuit	89 -6g9c
a lawyer	79 -11d7k8a
a letter	85 7a
a license	87 -7bc15d
a list	85 -13c-6b26a
a little	67 -14g-5j5i7k14b
a living	79 -21a-9g5i11c17b
a loan	81 -9c5d7a
a local	89 -8a10b
a long	81 -16a-6g7bi12c
a lot	69 -20a-5djk8f10g19c
a m	89 -6ej16c
a medical	84 13a
a mess	87 -8c-6k-5j5ab11e
a minute	85 -17j4i9ak
a mistake	89 -14a-9g28c
a month	63 -10b-4e4c8j13g
a mortgage	83 8a
a motorcycle	89 8a
a mrs	89 -4b4a
a nanny	87 5b
a new	74 -22b-6j5i12c18a
a nice	85 -19a-4c10j15b
a no	89 -8g5h10c
a normal	82 4c
a number	82 5j6k
a nurse	78 -6c5j12a
a okay	85 -8a-5j26i
a one	82 -28a7c12b13f
a or	89 -12b15a
a parent	84 -6b-5c-4d20a
a pension	84 -9g6b10c
a permit	89 
a person	87 -12b12a
a photo	87 5k
a physical	84 
a pic	89 -4a11k
a picture	77 -6c6ak
a pipe	84 8c
a place	84 -14i16g
a policy	72 -14d20k
a pool	79 -6b5a
a private	87 7f
a quarter	87 -6a4c5j
a quick	85 -4g11k
a quote	87 -6b-5g17a
a real	82 -20a22b
a reason	89 -5b6h7a
a recorded	89 
a regular	85 -7a10b
a rental	84 -11a14b
a renter	89 8a
a restaurant	89 -5b6a
a ring	87 -8b-4j15c
a rough	85 -12k-10c23g
a safety	87 -11c15a
a second	73 -7c-6b-4k4d6i14a
a security	89 8a
a separate	89 -16b22a
a shed	89 -8b-4g20c
a side	89 8g
a slab	85 -4c4a5b
a small	89 -9a15b
a spouse	89 9a
a storage	85 
a sump	89 
a term	87 -4b7k
a time	87 -6e-5a18k
a total	89 9j
a trampoline	85 
a truck	89 
a trust	85 -15b5k13a
a typical	87 8g
a vacation	89 5g
a w	89 
a way	89 -7c-5k4b18a
a week	70 -6i-5a14g
a while	79 -5f-4di7a9g
a whole	85 -13a-6d10c11b
a will	77 -15b24a
a win	89 12a
a wood	81 -8b15a
a wreck	83 4b5d
a written	89 -8c12b
a year	63 -54c-14e10j62g
a yes	85 -16g-5a5j20c
able	80 -9c18a
able to	80 -9c18a
about	41 -8d-6e-5ab7h12c23k
about #	62 -25a-19c-7e10g52j
about $	72 -16k-11a-6i-4e6c43g
about a	78 -17c-6k5j6i15g
about all	87 -6ag19c
about an	87 5a
about any	69 -18a22k
about anything	89 
about being	87 8c
about how	81 -16g-9c5j10b15e
about insurance	87 
about it	66 -23g-12j-11k8i9h14c24a
about leaving	89 -4i10a
about right	85 -19j20a
about that	72 -14c-8b-4g5a24k
about the	60 -14i-13a13h23k
about them	77 -6g10c
about this	76 -9k-5ghj5b8a18c
about to	89 -10d-4c6b14a
about us	84 -9ac6f8i11h
about what	77 -28c-10k5a37g
about when	89 -10g7c
about you	87 -5k4i11b
about your	62 -19a-8g-7b20k29c
above	79 -8c15d
accent	87 6a
accident	75 -12c-6ag4i7d15e
accident $	83 -13c6a18e
accidents	76 -5b12a
accidents $	83 5a
accidents in	87 
account	69 -10d-9g-8k-6a-4i5j16b26c
account $	81 -9cd5aj14g
account number	80 -20c-12g5b37a
accountant	76 -6b-4g5c15a
accountant $	85 
accounts	87 -7c-5a6k9f
across	87 5f
actual	85 -11b-5c-4g10a14i
actually	77 -8a-7i4g5b11c
add	72 -19b-12a-6f9g11j16c
add up	85 -11c-6f23g
added	83 14a
adding	87 -6b8a
addition	89 -17a6e18c
additional	78 
additional insured	79 6b
additions	89 -15c4k12a
address	62 -10b-9a-6gj-5i8e10c11k14f
address $	69 -11a-7k-6dj7f15e17c
address of	83 -21k-5a36c
adjuster	82 -5b-4g8i
adjuster $	89 5i
adt	89 
advice	75 -8c5b6a10d
advice $	84 -10k18a
advice on	89 -6a11d
afford	85 -24c4a5d18g
after	56 -21g-5f4j5b8d9a14c
after #	87 8e
after $	82 -10g5c8i
after a	81 -7g6d8i
after high	89 8c
after that	78 -6i8b
after the	70 -13a14c
after you	78 -7b6a9d
after your	84 
afternoon	83 -10c7g9i
afternoon $	87 -8c10g
afterward	87 6i
again	67 -8b-5k-4df6i12e
again $	71 -13c-11b-5i16e25a
against	77 4h7b
against it	83 5h8b
age	68 -26a-10k-7b-6dij-4f27e46g
age $	76 -25g-12k-9e-5d-4i5a63c
agent	65 -19g-7ei5b7d13c14a
agent $	74 10a
agent ever	89 -10c19a
agents	77 -17c-12a-6g10i15d17b
agents name	89 -18c24d
agents you	89 -13a13b
ages	83 -18a8c25g
ages $	89 -18a11g20c
aggregate	87 
ago	76 -18g-16j-11c-7i8h16a34e
ago did	87 -5g13e
ago was	87 -7g15e
agree	85 -4c5a
agreement	85 -5e-4d6a7b
ahead	75 -7c4a8j
ahead and	81 16a
air	84 -8a4c6f
airbnb	84 11a
alarm	74 5a6j
alarm $	83 6a
alarm system	89 -6c17a
alarms	85 
alcohol	75 6cg
alcohol $	79 -11a7g9c
all	47 -12c-8b-5ef-4a5k14i32g
all #	85 -5c13e
all $	71 -10j-9bc-5g42a
all about	89 -5b10a
all at	84 -6j12d
all day	87 -5c7f10k
all do	84 -9a-7c23g
all in	79 -20c-8a9bd16g
all is	83 -7g19c
all lives	89 5d
all of	75 -5bg5j7i
all on	84 -18b16a
all over	85 -20a-9c6dg8b10k
all right	89 6a
all that	73 -6j-5f4b11c
all the	71 -9c-8b-5di7a17g
all these	87 -8g7c9a
all this	80 -11g-10a5i22c
all together	85 6c
all what	89 -7e15g
all you	83 -13a6g12j
all your	75 4g10j
alls	89 -13e22c
allstate	87 -10k-7d5j14a
ally	89 5j
almost	82 
alone	79 -6g-5c17a
alone $	83 -6g12a
along	78 -8g12i
along $	85 -6g-5b6a9i
along with	89 -6a9b
already	70 -5i4c5ej
already $	84 8a
already have	85 -6a7b
alright	69 -14k-6bj5d19e
alright $	83 -13i-5k24a
alright i	87 -17a-8k5g8e18c
alright if	87 11a
alright with	84 7a
always	77 -10j-8b-7i5a8dg12f
am	54 -11c-8b-7e-6g5a6i14f15h
am a	89 -5ag5k13c
am curious	85 -10c-5j10h15k
am glad	89 -9k5c6h10e
am going	82 -6a4g12k
am hearing	83 7j
am i	64 -26c-22k-17g-7e-6h-5d20i21j22a25f
am not	87 -29a-6i5g7c30j
am sorry	82 -17j4k5d9g
amount	70 -26a4i13g15k
amount $	83 -15c-4a30g
amount on	89 -5c5gk
amount you	89 -20a-6c-5b5k9j23g
an	50 -13i-11e-6b5c6g7h11a13j
an #	84 -16a-8c-4j11i19b
an accident	85 5d
an accountant	84 -6b10a
an agent	80 -19g-9i15a18d
an alarm	89 -5b5c
an apartment	85 -5a8c
an app	87 -10i21a
an email	80 -15c6b13a
an emergency	89 
an employee	84 6a
an excess	89 5k
an hour	87 -20c-6a4k25g
an insurance	85 
an llc	85 7c
an old	84 -8a8f
an older	87 11b
an s	87 -5j11a
an sr	85 -4k6b
an umbrella	70 -9a-6g6h7f14c
and	33 -36a-16b-8h6c10k12g18e30j38d
and #	75 -9g-5c5a12j
and @name	84 
and a	66 -37a-9b-6d27c39j
and about	82 -9g12b
and address	87 10k
and all	76 -11c-5f5k16g
and an	89 6j
and and	73 -17bc-6j8a19i25e
and any	87 10a
and are	79 -10c-4g9a10b
and clear	85 12j
and collision	79 -5d15b
and could	89 -9c18a
and dad	87 7a
and did	79 -5a6h8b
and do	68 -39c-12g-5i-4j11d56a
and does	85 -5b-4a5g12c
and everything	89 -8c-5a6i10g
and for	83 -51c-9a11d13f14g27e
and give	85 8k
and hail	83 -14a-6c26g
and have	80 -4b9g
and he	83 -17a-10j-8d-6e16g31c
and his	87 -17c-11a19ej
and how	60 -26a-19c-10b-7j9g13d53i
and i	67 -22a-10j-8cg-6h-4b19d44k
and if	74 7d10f
and is	74 -7j4c6b9d
and it	74 5c9j
and just	89 -5j9a
and last	80 -24k-4i43c
and look	89 
and model	87 8c
and no	83 -10a7c10j
and not	89 
and on	89 -6k5e
and raised	89 4a7j
and read	79 -13c-6g29k
and slow	89 -6a6b
and some	87 -9a5dj7h
and street	89 -21a24c
and such	89 5b
and tell	74 -5cg7ak
and that	73 -13cd-5a7f29g
and the	58 -47d-27a-8b-6i-5fh13e14k71c
and then	75 -17k-5d-4g14j21c
and they	79 -9g10j
and tube	89 8a
and was	87 15a
and we	87 -15a16k
and weight	82 -18c-8j-4a40g
and what	54 -27j-14ag-9b-4h17d26k30e
and when	74 -12a-11g4k13be
and where	77 -10d-7ab25f
and which	84 -10e-8cj6d27a
and who	70 -12ac-5b38d
and whose	89 -17a24d
and why	89 -11c20h
and would	83 -8b15a
and year	85 -11a5c11e
and you	67 -37a-13b-5i22dj24c
and your	61 -26a-20b-9i-8k-4f5c6h10j26eg
animals	85 
annual	75 -14a7c20g
annual payroll	87 -17g24c
another	72 -8c7e13a
answer	85 8g
answered	89 10c
any	40 -61b-18j-9e-8fg-4i13k38c82a
any #	83 
any $	84 4ak
any accidents	81 9a
any additions	89 -15c4k12a
any animals	89 
any bankruptcies	89 5a
any big	83 -14a-5g23c
any business	85 -7c13a
any cash	87 -52a56g
any chance	85 6a
any claims	77 8a
any close	87 5a
any complaints	89 -17a20c
any coverage	81 -5c16a
any damage	87 
any deliveries	89 7a
any drugs	89 
any excess	87 
any fender	87 7a
any health	80 -12c-7j24a
any heart	89 
any hobbies	87 -26a31c
any insurance	87 
any jewelry	87 -19a22c
any kids	83 
any kind	89 -9c-5a16h
any leaks	84 -5bc12a
any life	82 -33a36g
any loans	87 -6c10a
any losses	87 
any more	85 -4bc10a
any of	70 -12c-6b26a
any other	76 -7d5a12c
any plans	83 9a
any prescriptions	87 
any questions	83 -13a11c
any reason	89 -25a27c
any remodeling	87 
any roommates	87 
any savings	87 -15a-5c22g
any subs	89 7a
any tickets	81 -6c15a
any time	85 4a
any tobacco	87 5k
any trouble	87 7k
any violations	89 
any water	82 -8c-6g6a11k
any wood	87 
any work	85 -42a52c
anybody	56 -12c-10b-5g-4j8h15d24a
anybody $	79 -10e-9b-5cd32a
anybody else	77 -15a-10c34d
anybody ever	76 4k
anybody hurt	89 -7g19a
anybody in	89 
anymore	82 -6ak-5c10e
anyone	67 -15c8a18d
anyone $	87 
anyone else	84 -31d-7c43a
anything	50 -22b-8e-6i-4dg8k20c27a
anything $	66 -31a5fi8cg10k
anything else	79 -27a7k26c
anything from	89 8i
anything fun	84 -8a-5i17c
anything in	75 -12a-7b-4ei38c
anything like	74 -5k18a
anything on	79 -15j-6c29a
anything special	89 -11a14c
anything that	84 -8a14b
anything to	89 5k
anything ugly	89 10a
anything valuable	89 -21c24a
anything you	77 -23c29a
anytime	89 5j
anytime soon	89 5j
anywhere	75 -9c6f14a
apartment	66 -9d-4g4a5k8c
apartment $	79 -13g-6b7a20c
apartment building	89 -5g11k
apartment or	87 8c
apartments	84 -7c-6b16d
app	69 -8d-6g14a
app $	79 4a8i
app that	87 -7i11a
application	84 4hk
applied	89 
appointments	87 4d
appraise	89 -12g7b8c
appraise for	89 -12g7b8c
appraised	85 -5c10g
are	33 -15g9e11f16a26b
are #	83 -13j-5c20g
are $	79 -26f-13a-10g-8j-5i-4b10k30d32c
are a	75 -15a6e13j
are at	82 -11a-5c6k11j
are covered	85 -13c-9a8i18g
are done	87 -8c18d
are going	85 
are gone	77 -9a-7g-5d-4e11c14j
are good	89 -14a-5k25j
are in	71 -22b-4i5a10j18d
are insured	89 -10b9k
are looking	85 -8i4j10h
are not	72 -15c-14e5k8d13j15g
are off	87 -4a6i
are on	74 5g
are out	89 6a
are over	84 -25a27j
are paying	84 -5ak12c
are pretty	89 6j
are right	89 
are the	63 -15g-9b-8k-7e-5f10j18a23c
are their	87 -25g27c
are there	73 -6g-5d-4j11c13a
are they	68 -16c-12a-5j17f27g
are things	84 -7g17i
are those	81 -6i-4a5g16b
are unhappy	89 -15a15c
are we	70 -13dj-10k-6c-5f16b39g
are with	81 -11a10j13c
are worth	85 -7c5k6b
are you	40 -52g-38j-36d-24k8e29c32f48b60a
are your	61 -53c-6a-4k5i6f8b22e29g
area	79 -23c-11ae5bk39f
around	58 -9j-7bc8d11f
around #	79 -8b6j9a
around $	72 -5d-4j5b7a
around here	83 -9c-6a5d10f14g
around it	85 
around so	89 
around the	82 -15a5c6f8k
around there	87 -4a13f
art	84 -31c-8b42a
as	58 -18aci-12b-10k8g18h25d29j
as a	75 -11j-7k-4b7d10f11a
as additional	85 -4c7a
as it	84 -9c11g
as the	83 -10g-5b4j8i10a
as you	84 -28a7c32g
as your	89 
aside	81 -6b9ag
aside for	85 -5b5g10a
ask	60 -19b-6g-5j6e8d9f16a
ask $	81 16a
ask for	78 -19g6k9a16c
ask how	89 -10a-6c4i21g
ask me	82 -10k-6g8c13a
ask so	89 5k
ask you	79 -6g5j
asked	77 -7ck-5a7b11g
asked for	89 
askin	89 -15a8bj
asking	72 -7k9e11g
asking $	84 -6c13g
asking for	79 -12g13c
asks	82 -13d-5g-4a5j7k17c
asks about	89 -7c14k
asphalt	84 -5b5j6a
assets	87 5b
associates	89 -5c13b
at	42 -19b-11i-6h-5e5c15k16g34j
at #	68 -15a-6g6e9c21j
at $	74 -14f-11d-9e-7j-6a19c36g
at a	75 -5eg5k6j7f
at all	68 -11g-8b-6e-5k4j6c29a
at fault	83 -5b7a
at gmail	89 7j
at home	70 -17b-4e6g9c16a
at it	82 
at least	85 -9b5a13g
at night	71 -6bj-4i6c18f
at once	85 
at that	76 -22a-5j14d19g
at the	56 -16c-11e-10f-6a6hi7j8k17b
at this	82 -16c22e
at work	72 -9bc-4f31a
at you	87 -6a13g
at your	65 -27a-8c-6b6ef9g12k16j
attack	85 -7a-6e5d10g
attorney	89 -6c5ak
audit	71 -18a-9i7k22b
audit $	81 -8g14a
audit @name	89 -35c-24i62g
audited	84 8a
audited $	89 8a
auditor	85 -5g8a
auto	67 -9g6f12c
auto $	81 -12g-6j6c8f
auto and	89 
automatic	89 6a
average	89 -5c4a5g
aw	89 -14a10e12i
away	65 -10b-6i-5cj5g6ak17d
away $	79 -13g-6b-4a8e9df
away at	85 -6g-4b8c11a
away for	84 14a
away from	85 5b6c
away with	85 -9a5c6k
awesome	71 -10j4e13k
awesome and	87 5a
awesome that	89 -6jk8a10e
awful	87 -7a4c6i
aww	79 -9a4k5e9d
aww i	89 -4a5c6d
b	77 -18c5a8g10b
babies	89 
baby	71 -6d-5g4e13a
baby $	83 -5d8a
babys	84 -7a11c
bachelors	82 4j9b
bachelors $	89 -5b10a
back	55 -9i-8d-7c4j5a6b8h13g
back $	72 -12c-7bj7e12a15g
back and	85 -5a-4g4c11b
back in	79 -10c-5ag7j23h
back on	82 -12g8c14a
back then	83 -14c-10h-8a13k22g
back there	87 -8j5a11c
back to	79 -11a-10c-6g4h7j11k
back up	79 
back when	89 -10c-5e4a15i
backed	84 6c
backed up	87 
background	85 -6j7b
backup	75 -9b-8a27i
backup $	89 
backup coverage	85 -6b4a9c
backyard	89 -8a8c
bad	70 -6e-5aj5g18i
bad time	84 14a
balance	84 -15c17g
balance on	89 -16g17c
ballpark	77 7g
bank	67 -17g-7a4c10b17d
bank $	78 -8c-6g9d12b
bank account	87 -8a-4g6b9c
bankruptcies	89 5a
banks	85 -12c-6i8g14d
bar	85 -12d15a
bar $	87 -12d16a
bare	85 -4g5a7d
barn	85 -10a19c
basement	68 -5c7ag8i
basement $	77 -8g20a
basement finished	87 -6c16b
bath	85 -13c4j5f13a
bathroom	87 -9a9b
baths	83 -14b-13a12c14g
baths $	89 -15b-7a7j20c
be	49 -15i-9f5gj6ce13d
be $	75 -18c-17a10e15d17g
be a	75 -10d16c
be able	83 -9c14a
be additional	89 -7a7b
be alright	83 -5b13a
be comfortable	87 -8g9c
be driving	85 
be enough	89 -28c5a25g
be honest	89 
be in	83 5d
be listed	83 -9c6a9d
be off	89 5e
be okay	79 6a
be on	83 -8a-5i-4k5g6j7c
be straight	89 10k
be the	81 -6dgi6c16h
be there	89 
be true	89 -4g6c
be willing	89 10a
beagle	89 
beat	82 -6bk-4j6g18a
because	66 -10i-9a5g8d13c
because i	80 -6i-4d8c9b
because it	89 -12b-4cj24g
because of	87 -12g8j11c
because there	89 -6c9g
becomes	89 -6g5c9a
becomes of	89 -6g5c9a
bedroom	85 -6a5g
bedrooms	80 5k
bedrooms $	89 
been	49 -13j-5dg5bh12c17i
been $	85 -20g23i
been a	81 -9a10g
been at	79 -13a20g
been audited	89 8a
been burned	89 -16a22i
been doing	85 -19i-5c5g7b15a
been good	89 -5i5c8a
been hacked	85 
been in	69 -15c-5b4e9ad10g
been insured	89 
been licensed	85 5g
been redone	89 -8j14e
been there	75 -21g-7c-5a5ef6h8j14b
been to	89 -14g16i
been treated	84 
been turned	85 -5g10a
been with	75 -10a-5k8b25g
beers	87 
before	55 -15k4d5fg10i
before #	87 -5c7a10b
before $	71 -35c-5dj5a6f7b18g20i
before i	81 -10k-9g-5b13c22a
before the	79 -10g-5k21c
before they	75 -12c-5a25g
before we	82 -14a13c
before you	71 -10a-5gk10c18d
behind	69 -11c-10g-6b-5i5fk11h14d
behind $	87 7c
behind the	78 -9c-7b-4i13a15d
behind you	85 -7a7d
bein	84 -7a8be
being	72 -16b-6g7f10a11i
believe	79 -13g-9a-4bk7cj9e11f
bell	87 -5j13a
bell $	89 9a
belongings	84 6a13g
below	87 -9a10b
belt	89 -8b-6k13g
bender	89 
benders	87 7a
benders $	87 7a
beneficiary	77 -9g7c14d
beneficiary $	79 -5c17d
benefit	87 -16c21g
benefits	79 -9g5a6c
benefits do	89 7c
besides	69 -8g5c22d
besides the	80 -20d-10g17c18a
besides you	82 -41a-4c53d
best	68 -10g-6ad-5i6h7k8e14c
best number	85 -6g5ac
best part	84 13c
better	65 -7f-6i5j10bk
better $	79 -10i4g17a
better half	76 -17a-7fg-5b4i15k20c
better than	87 -8a5b
between	79 -6k-5a7f8b
between the	87 -4a4g
big	58 -13i-8d5g6c9k12b
big deal	89 -11b7a8k
big is	80 -22i28g
big ones	87 -10a6k
big trees	87 -6c10a
bigger	89 -5c5b
biggest	78 -14a9c17d
biggest customer	85 -7c11d
bigs	85 -10i12g
bike	79 -5e
bike $	87 -7b-5e5c8a
bike kept	89 
bills	69 -15g-6a7c9b10d
bills $	85 -11a6d7b
bills if	87 -7c5d
bills would	89 -11g15c
binder	85 -9c6bf
birth	74 -8g-5a9k21c
birth $	80 -9e10k12c
birthday	70 -11k-7a-6b5j23e
birthday $	79 -19g-13c42e
birthdays	89 -4c6k
bit	78 -5j-4c9ag
bit of	89 -8c12g
blame	84 -4k5d7b
block	89 -5b5a11c
blood	71 -8b-5gk5j9e15a
blood pressure	78 -9b5a8j9c
blood test	87 
blow	89 -5g7i8a
blue	87 -7c9g
board	78 -7b-4j15a
board or	85 5b
boat	82 -5b8a
bodily	81 -7a4c6g
bodily injury	81 -7a4c6g
book	79 -7c-5e5g9h
booking	87 -5g11c
booking system	89 -5g11c
bookkeeper	83 -4c14d
bookkeeper $	89 -7j-4c17d
books	79 -8c5j6b
books $	85 
bop	83 -4g7c
bop $	87 -4g9c
born	73 -11g-6d7e10c13a
born $	79 -16a-4g11e15c
born and	87 4a7j
born in	89 -11e-8j-5d29a
borrow	79 -12a9b15d
borrow it	89 -19a5b19d
boss	79 5e7a
boss $	89 -12a14b
both	68 -16c4d6gj13b
both $	85 -9k-6c-4j5d19a
both of	81 -14a-13c5k10b14g
bother	84 
bother you	85 
bothers	89 13h
bothers you	89 13h
bottom	87 6c
bought	70 -8i-4gj6a9k16b
bought in	89 -8c15g
bought it	77 -9ce-4g6b11k14a
box	72 -10c-6f-5b-4g4a5d8k12e
box $	83 -9c-6f-4g13a14e
box here	89 
boxes	87 -7a5c7b
boy	75 -11c-9a-4g9hi11j
boys	79 -7a14b
branches	89 -4g7i
brand	83 -5ce10i11b
brand new	85 -9a-4c12bi
break	77 -23a5bceg11f
break in	85 -10b6c7e
breakers	89 8a
breaks	83 -7g-5b22c
breed	85 
breed is	89 
brick	74 4a10c
brick or	82 -6b13a
bring	70 -19c-13a5f18d22g
bring home	87 -10c9g
bring in	79 -35c-12a22d34g
brings	85 -17g-5d26h
brings you	87 -26g27h
broke	77 -10ad-7g-4b5f10i21c
broke $	89 -15a7f18i
bronco	89 -13a5k12i
brother	71 -8k-5g6cd8a
brother in	83 -10g-5j5a17c
brothers	84 -8d-4j5a11c
brought	85 4k8e
bs	89 10a
bs or	89 10a
bucks	80 -6c-4b6a13h
bucks a	89 -4c7a
buddy	79 -6dj-4i4c10g
budget	80 -5a12g
budget $	85 -10g-5a22c
budget for	89 -29c30g
bugging	89 -7g6k9c
bugs	84 -5cgi9b12h
bugs you	84 -5cgi9b12h
build	74 -26c-6d5e10g21a
build it	89 
building	63 -12a5c8g10k
building $	74 
building is	85 -6g-5b18c
building or	89 -5c9b
building your	87 
buildings	84 -13a17c
built	69 -9b-8g-6j-4d12c20e
built $	79 -18a-10e-6g44c
built up	84 -9a6cg
bump	85 4a
bunch	85 -11a-5c6d15b
bundled	85 -5i11a
bundled $	87 -5i15a
bureau	89 6j
burial	83 -5a11b
burial or	87 6b
buried	89 -7b10c
burn	82 -5bi5c6g
burned	74 -20a-14c4j10g24i
burned to	87 -6c12g
burner	89 -8b8a
burst	84 5c
burst $	89 5a
bus	87 -5bi6a7j
busiest	87 -7a10e11c
business	51 -12i-6f4b7j8g9d
business $	64 -15g-7d-5a4i6c21b
business at	89 -10a-4g6i16c
business do	84 -7b6a
business from	87 -5a10b
business have	79 -5g8c
business if	87 
business in	89 -17b24a
business is	83 8g
business name	89 -7c6b
business out	87 -19c10k12a
business owners	85 
business policy	87 -13b13a
businesses	87 -14a5cd13b
busy	73 -5c4i6a12e
busy $	78 -4c21a
busy over	89 -13a8i10c
busy season	89 -13c-12a5b23e
but	64 -7i-6bk-4d7e17g
but i	82 19k
but otherwise	89 -6a7j
but what	83 -9a-6k-5c13e14g
butcher	89 4k11i
buy	64 -5g6be
buy from	84 4c
buy it	79 -35c-7a9b34g
buy sell	89 7a
buy that	89 -5c6g
buy the	81 -23e-13b14a24c
buying	89 7a
by	52 -17d-9k-7h-5gj13e19i22b
by #	89 
by $	70 -24b-6d-5jk6a12g29c
by @day	84 -9a12j
by a	82 -7i-5cj5k7b11a
by any	89 
by how	89 -7g12b
by now	89 -19a8e15b
by the	72 -14g-10j-7k-6i-5e7f15a19c
by what	87 -26c32e
by when	84 9e
by you	79 -4cj4b6f10a
by your	87 8b
by yourself	89 
c	80 -48a-4b7c21i31j
c or	89 -15i-9a30b
cabin	89 -7b-5c15i
cake	87 -10c8a9g
call	57 -27g-13i-8k-6c12b18h35d
call $	71 -14e-6d-4j15a16h
call for	89 
call it	85 -4g4c
call or	81 -11a19b
call the	89 8a
call you	75 -19g7e14d
call your	83 -19c7b26d
callback	87 -7a5c10k
callback number	87 -7a5c10k
called	68 -15j-7e-6g-5ik4d13h27c
called $	74 -15j-7h30c
calling	77 -9c-7g8b19f
calling about	89 
calls	74 -6c-5a19j
calls $	87 4k
came	66 -17a-9i-5c5k7b11g19j
came back	89 -7c-4a6j8g
came down	87 5j10b
came in	82 -8a-5g4c15j
came out	85 -7i-5aj4b20g
came to	89 6a
cameras	79 8c
cameras $	89 11c
camry	87 -13b-6c18a
can	48 -25j-24k6i7d11cf12e17a
can and	87 8k
can do	87 10c
can get	84 -8a4jk
can hear	87 -8j5a14c
can i	63 -15k-11g-7d-6j15i34a
can not	74 -39a-6eg-4f27c30d
can see	89 -8c7a8k
can we	87 5b
can you	60 -44k-15j-7e-5d-4i11c18f25a30g
cancel	84 -5a
canceled	87 6a
cancer	77 -14g-10b6d11j12e
cancer $	84 5e
car	51 -11j-7de-5h4af6i19c
car $	61 -14i-12dj-6g6b7a35c
car accident	89 5i
car and	84 -13c-9f5k7g14a
car do	89 4d
car for	80 -10g4b7c
car get	89 -11b6a10i
car in	85 -18c-8a5b20i
car is	87 -13d-5a5k13c
car or	80 
car paid	89 -4a7b
car right	87 -7ac8j11g
car that	89 6j
car to	89 -7c11b
car was	89 -7a4d6i
car worth	89 
card	63 -24a-9g-7d13i16c18b
card $	77 -15a-5k-4d6i27c
card is	87 
card number	89 -32a10k29c
card numbers	87 -7c7aj
card or	89 9b
cards	70 -8b-6g7d13a
cards $	77 -7j-5i21a
care	68 -10c-5a5d6g
care about	89 8c
care for	87 -4g8c
care of	72 -10c5j7d
carrier	77 -15a-5b7c17d
carrier $	80 -18a6c18d
carry	62 -6b5c9a
carry $	74 -8g-4j14c
carry for	87 -4a7c
carry the	89 
carry their	89 
carryin	85 -13a8b10j
carrying	79 -14j-7d8g19a
carrying $	89 -16g18c
cars	66 -21k-7g-4b4c9d20i
cars $	83 -11c-5d20i
cars and	87 5j
cars are	85 -25g-9a20cd
cars do	89 
case	77 6j
cash	67 -16a-14c4k20bg
cash $	84 5a
cash in	89 -36a41g
cash value	77 -5b4g6a
cat	89 -7a9b
catch	75 -17c-9a-7d6j12e26k
catch you	82 -12c-6k-5j9ag16e
catering	89 
cats	84 -10b6a7g
caused	89 -17c25a
ceiling	87 -19c-7a6j12g14f
cell	82 -6g-4k7b10c
cell $	87 15a
cert	80 -8a8b
cert $	89 
certificate	69 -14a4g15d
certificate $	77 -5c10a
certificate of	89 
certificates	76 -4d14a
certificates $	84 9a
certificates from	89 
certs	84 -5c5f12a
chain	89 
chairs	84 
chance	82 -5c15a
change	68 -7b-5g8k18c
change $	84 6a
change jobs	89 7a
changed	74 -5e4a6c7g
changed $	85 4c
changed since	89 -5e11c
changes	82 -11c22a
changing	84 13k
changing companies	89 7k
charge	74 -7c-4a4d
charge of	89 
charge you	79 -7a
chat	85 -9c-8e10aj
cheap	85 -9cj-4d8ab9g
cheaper	85 7a
cheapest	89 9j
check	64 -10a-5j11b14c
check $	83 -17a-6k4j5c21b
checking	87 -10g6i
checks	78 -5dj4a5g7b
checks on	89 -10a5b7d
checkup	85 -8a16e
checkup $	87 -8a17e
chemical	89 
chew	89 
child	85 -14d-5k6c9gi
children	74 -9d-4c6k9b
children $	82 -9d5g6a
chimney	84 -7b6d
cholesterol	89 -9g9i
choose	79 -15b-7eg8i9c20a
choose $	89 -8e5i9a
christmas	84 13f
church	79 -6b-4c5f7a
city	76 -8b7a8f
claim	63 -14aj-4d9i11c14g
claim $	74 -16e-9i6g8c12a
claim was	85 -9c10e
claims	70 -9c-5g11j
claims $	81 -6c9a
claims in	87 6a
class	81 -6g-5b7f8c
class $	89 
clause	89 
clean	77 -25i-5g33a
clean record	87 -8a8j
cleaned	87 -6a7c
clear	73 -14c7j9ab
clear $	84 -8g5e13a
client	72 -5ce15d
client $	84 -11c18d
clients	71 -5k7e8c
clients $	81 -5a8c
clients come	89 5c
climb	85 -7c6a7d
clock	83 -9a-8c4g10b11e
close	63 -10i-8d-5b5a7e15g
close $	75 -12a-7c7b10eg
close by	80 -17c-4e5a7f25g
close calls	87 5a
close is	87 
close on	87 -10a15j
close to	85 -9g18c
closed	72 -17e-6b4g5d9ij
closed $	82 -11g-5b6ai7c
closer	83 -14a-6j8g16b
closer to	84 -10a-7j-5g25b
closin	85 -6ac5d12e
closing	73 -17c4k22e
closing $	85 
closing date	83 -5ae5k13c
clothes	85 9g
cloud	87 
coast	87 5g
code	72 -8a-7g6k20c
code $	81 -6a9c
coffee	82 -6a7k11i
coi	85 5b8a
cold	84 
collect	87 -7a7b
collections	89 -6b-5c14a
college	65 -5fi8c11b
college $	73 -10g-8b8a16c
collision	71 -11c-5d5be7g9a
collision $	79 10b
collision on	82 5ae
com	89 9j
come	56 -14b-12g-10c-7k-6j-5di11f15a44h
come after	87 -6a-5g16c
come by	85 5af
come down	83 -5g8c11a
come from	80 -19f-13a4b6c30i
come in	79 -12b-8fh8c17a
come out	81 -12e6i9dg
come through	87 -5i13g
come to	74 -14b-11c-6dk-4e13g14f21a
come up	74 -17a-13c-6g-5e-4j16h26f
come you	85 -23i-13g47h
comes	68 -11a-9e5b6g8d9j
comes and	89 5cd
comes from	89 -4c4a
comes out	83 -14g9c12j
comes to	83 -10g-7e20c
comfortable	79 -4g11a
comin	81 -26a-10g6d8i29c
coming	70 -23b-8jk7g10af14c
coming up	79 -32a-14b-4j56c
commercial	73 -14c5k7d8a
commercial umbrella	87 -6c16a
common	89 -9a-5g7b13c
commute	80 -15c4k7a9g
commute $	84 -16c8a10g
comp	66 -13c-4i7a8d10g
comp $	79 -28c6a26g
comp and	80 -5d15b
companies	74 -5i4b8k
companies $	83 -14c6k15d
companies have	89 -10d14c
company	52 -13a-5gj7be13i
company $	63 -13b-9j-7h-6e5f6k7d8c9a
company do	84 -7d-5a19c
company ever	84 
company got	89 
company have	85 -8a13e
company or	87 -7k-5a15b
company to	89 -10a5b8k
company what	89 -10a5c6g
company you	87 -12c-7a-6g13d20e
companys	77 -9d-6h-4g5bk8j
companys name	89 -9c5b8a
compare	85 -13c5a11d
complaint	87 
complaints	85 -11a14c
complex	82 -7c19d
complex $	89 15d
comprehensive	82 -6a4c9h
computer	80 -9a-5c7b9e
computer $	89 4g
computers	85 -4g6i
condition	80 -8g-5k4j14i
condition $	89 8j
conditions	81 -9c8a
conditions $	85 -11c11a
congrats	83 -12a13i
congrats on	89 -8g7c
construction	77 -4g
construction $	89 -7a9b
contents	78 -12c22g
contingent	89 6d
contract	71 -10g-6a6b7f11k
contract $	81 -10a10f11k
contractor	83 
contractors	83 -4c4a5g6b
contracts	80 5d
contracts with	89 
conversation	85 -10k7c8j
cool	68 -11j-9b-5f5e8c23d
cool and	87 7c
cool cool	87 -8a7g12c
cool so	89 -9c-7g5a9d12e
copper	85 -17b18a
copy	78 -8k-5c7ij
copy $	82 -7k6i10a
copy of	89 
corner	87 -9a-5k9c18f
corolla	87 5d
corporation	87 -16a25b
corporation $	89 -16a27b
correct	70 -8a-6b-5c31j
correct $	70 -8a-6b-5c31j
cost	62 -31a-13c-6i5j14b39g
cost $	80 -17c6g12a
cost on	89 -5g5a
cost or	89 -7a18b
cost to	74 -14a-6c26g
cost you	78 -6a-4e18g
costs	78 -15b-6h-5k7g24a
couch	83 5b6c
could	50 -17k-14j-7h-6f10g18e26a
could a	87 -14a-10g27c
could come	89 11c
could fix	89 5c
could get	89 -14a17k
could go	89 6k
could he	87 
could i	79 -7i-6k6c25a
could it	87 10g
could not	75 -9c5f6a8d
could she	89 9a
could somebody	89 6a
could take	87 -7b13a
could the	83 -22a12g17e
could they	79 -10g5b8ac
could you	60 -41c-31k-11j-7f8b11g20e26i37a
could your	89 5a
count	80 -16c-5a6eg15k
counting	81 -16c7k14g
country	81 -5g18f
counts	85 -5e11c
county	78 -10b-9g-5f8d9a10c
county $	89 -10b-8c10a11d
couple	75 -12f-6b4j9g11c
couple of	84 -13f5i6j10c
couple years	87 -5c14g
court	82 -32a7f9c23j
cousin	84 -5b7a
cover	68 -14g-12a-4e5i6k10b16c
cover $	83 -5g10c
cover the	89 -10g7a11i
coverage	53 -6d-5a6b7c8g
coverage $	64 -41g-8bj-5k-4d7i9c57a
coverage a	89 
coverage amount	89 -10c-5b5k15g
coverage do	79 -8g10c
coverage does	87 
coverage in	87 -9a-8g5b15c
coverage is	83 -8a9c
coverage on	78 -7b-5c-4a22g
coverage or	79 -20a-5k30b
coverage to	89 -5a10e
coverages	85 -14g4c19h
covered	67 -9cj-5f5be7g14a
covered $	81 -26g7i8c16a
covered for	83 -28c34g
covered if	89 
covers	79 -14g-11d6c11a15k
covers $	87 -14g23a
coworker	89 
cpa	84 
cr	85 
cr v	85 
crash	80 -7b-6g7c10d
crash $	87 -7b9d
crawl	82 -7b-5c5aj9i
crawl space	82 -7b-5c5aj9i
crazy	76 -6i5b9h
credit	64 -14f-12g-5b12c15a
credit $	79 -6c-5g8ai
credit card	85 -10c8a
credit cards	82 -8c-5i6g11a
credit score	85 -12a-4g5i21c
credit union	85 6j
creek	79 -8b6f8a
cremation	84 6b
cremation $	87 6b
crew	75 -10a-8i-7c5e6d9g
crew $	84 -8i9g
curious	83 -10c-9a-5j10h22k
curious what	87 -9c-4j10h13k
current	66 -15a-5bi14e18c
current carrier	87 -10a19c
current company	84 -16e-13g32c
current policy	87 -25c-7g33e
currently	81 -11g8j11a
cushion	85 -9c4a8k
customer	68 -4k4b6d
customer $	83 -5c10d
customer there	89 12a
customers	70 -12b4a14d
customers $	84 -4a5c
customers come	89 -8b10a
customers pay	89 
cut	75 -5ik6bc
cut off	84 5h9c
cute	89 -6g5c10i
cyber	87 5a
d	83 -8c-6a5i6b
dad	71 -15a-12c5k11g19f
dad $	89 -5a6b
dad died	89 
daddy	83 -5g5i7d
dads	87 5b
damage	67 -18c-9b-4e7k12a23g
damage $	77 8a
damage on	83 -6b-4g9a
dangerous	83 -14c6e10a
dash	83 -7k9g
dash $	89 -7k9a
data	85 -6cd11a
date	65 -25a-16g24c28e
date $	79 -28e-17a-6g57c
date of	78 -6a-5gk22e
dates	89 -5c9k
daughter	71 -7b-4e4g5c6j8a
daughter $	89 
daughters	80 -10g10c
day	57 -19g-15i-5d-4c5h9k15a24e
day $	70 -29g-13c-6j6b13h26a
day and	79 -13a-8j4c17e
day do	89 -5a8e
day does	89 -7c-5g21e
day of	87 -7i-5g9j
day or	85 6a
day so	85 -4j6a10k
day you	85 
daycare	89 5g
days	60 -20a-12j7b10i28g
days $	68 -10c-6f-4e5b8ag
days a	84 
days are	89 -6g-4b12c
days off	87 -6j8ci
days or	85 -10a8g13b
dead	83 -4g5ab
deadbolts	85 7a
deadline	84 5e
deadline $	87 
deal	75 -12g-6j-5i6k11c16a
deal $	83 -9j21a
deal with	87 -9a7b
dealer	89 -6a12d
dealt	87 8i
dealt with	87 8i
death	84 -15c21g
death benefit	89 -16c22g
debt	82 -11a13b
debt $	89 7c
debts	89 -19a23c
dec	78 5a
dec page	79 5a
decent	85 -9b6g8a
decide	78 -29a9d10b18j
decide $	83 -24a11d19j
decides	89 
decides $	89 
deciding	89 -5b4c10a
decision	81 -4a7c
decision $	87 8c
decisions	89 -8c8a
declarations	82 
declarations page	85 -5a9k
decline	87 -7a-4k6be
declined	87 5a
deductible	63 -5a5g6b
deductible $	72 -32a-4i9g32c
deductible is	89 -5a4g6j
deductible on	87 -18c-7a9b18g
deductible right	89 
deductible you	89 -7a4k6j
deep	87 -15a-6b7j10g12i
deer	87 -6j4a18c
degree	80 -4g5c8b
degree $	85 4a11b
deliver	75 -8g-7b12c15a
deliver $	82 -5g5a10c
deliveries	79 -12c4d5k10g
deliveries $	84 -12c12g
delivery	87 -8g7i
den	89 
denied	89 -5c7d
dent	89 -7c13g
dental	85 5a
department	81 -14c-9a5g10b16d
department or	89 -8a12b
depend	82 8b
depend on	82 8b
depends	87 
depends on	87 
describe	84 -5ag-4i19k
describe the	89 -4a9k
design	85 7b
design work	87 4a
desk	83 -5a11b
detached	85 -4b6j
detached garage	87 -4b5a
detectors	83 13c
detectors $	87 -25c37a
device	85 7j
diabetes	80 10a
diabetes $	89 5b
diagnosed	89 -23a9e18c
did	36 -26k-16b-11d4f5j6h7g14c15e18i20a
did a	81 -8g7ac
did anybody	82 
did he	74 -4ij10a
did i	62 -18a-15b-14g-10e-8k-5c-4h16i66j
did it	63 -51c-13a-6j6h12i17e22b26g
did not	74 -10ag-8d-5i8j21c
did she	83 -5b5h15c
did somebody	78 -8c-6e5i11a
did something	89 5a
did that	69 -17a-13i-8j19b33g
did the	60 -33b-12j-9e-6k-4h8gi20c38a
did they	56 -27i-16j-12g-6k-4f5b7d8h9c40a
did you	45 -17gk-10a12c16i17e20f
did your	62 -35g-11j-10b-8d6e8c15f20i23a
did yours	89 5g6c
die	81 -7cj5a6g10i
die of	89 -8g13c
died	73 -8e-5c7a12j
died $	79 -8e5c6j
difference	87 -9c8g
different	71 -10b-7j25c
different $	87 -16h-4a25c
different now	89 6c
differently	89 4a
digit	89 6k
digits	77 -6b-4a20c
digits on	89 -8k9a
dinner	82 -8j-5i5d8e13a
dinner $	87 -8gj8c14a
disability	83 9a
discount	72 -6j-5g13k
discount $	83 4d
discount for	85 -12c-9j24a
discount so	87 -7a4d10k
disease	87 9a
district	85 -7b8j
dive	87 -9b6a10g
diving	89 
divorce	89 -5b6a
divorced	85 -11j-9c8a21b
dmv	87 -6ac6ef11d
do	27 -47k-37j-11g10i11h15b18f22e30c42a
do $	66 -35g5dj6c7e22a
do a	75 -10a-5g-4c10k16b
do after	89 -5a12c
do all	89 -7a7g8k
do any	76 5a
do anything	80 -7c8a
do business	87 -19c11k14d
do clients	87 5c
do customers	87 -6b10a
do for	69 -21g-5ae6d39c
do i	66 -20k-12c-11a-8e6g8j13b27d
do if	79 -15g9a16c
do in	83 -12k-9c-6ag16i19d
do it	71 -10g-7c-5ej-4k5b12h21a
do not	58 -50a-22c-7b8j17i26h33g
do people	82 -7c-4g5i11a
do right	87 -8c-6i5b16a
do that	79 -9g7e8c
do the	70 -11g4a6i10k
do there	84 -12g15c
do they	65 -16c-11g-8i-4j7b15a21d
do this	79 -6a11b
do to	77 -26g-12a50c
do we	85 -6j5e8a
do with	77 -12e-11g-5a38c
do without	83 -17g-5c23e
do you	30 -52k-44j-16d5h7g10i14e19f26bc51a
do your	68 -6d-5e5c9g14f
dob	84 -9a20c
dob $	87 -7a21c
doctor	70 -14g4k6d8i
doctor $	77 -14g-12c5e12d15i
doctors	85 -8a15d
does	41 -24k-11j-8h4c6i14e21d24a
does $	85 -44a4j5b36c
does a	87 -21c4a22g
does anybody	74 -17a22d
does anyone	83 -10c13a
does he	71 -37c4i7a11g20d
does it	60 -26g-12a-5c6d21e31b
does not	79 -14a-5k5j17c
does she	71 -9b-7i13c14g
does that	68 -15g-6dj-4c6e13a21i
does the	56 -14c-11d-10bk7g12e14f21a
does your	54 -33b-17k-13f-10e-5j5i9g11c13d48a
does yours	89 -4d7g8a
dog	75 10j
dog $	85 -7b-5j22a
dogs	83 -10b13a
doin	80 -5k-4j10c
doing	62 -14g-7de-5j6bk10c18i
doing $	77 -6g8c
doing for	87 -5g8c
doing in	89 -14c-4g25i
doing okay	89 -14a-5c26i
doing that	84 -14i-8a-5c7b21g
doing the	89 -5ad9f
doing this	89 -14g-5i5c19a
doing with	89 5c
dollar	70 -15g-5c6jk9a
dollar @name	84 -20g23c
dollar amount	85 -7g4k9b
dollar deductible	87 -12g-9c-6a29j
dollars	74 -23a10j24g
dollars a	89 -4g5a
done	64 -14e-12a6b7d16c
done $	75 -6g5a6be
done any	89 
done now	87 5c6k
door	70 -12b-8c-6a-5i4e5j7gk12f
door $	77 -4i4g7e
door to	89 -4a
doordash	82 6a
doordash $	89 8a
doors	80 -15c16e
dose	89 -11c14g
dot	84 -14a19j
dot com	89 9j
double	89 -13a8g16b
down	53 -22c-18a-15i5de11hk14g19j
down $	69 -14c-11j6e8g13a
down and	81 -11c13e
down as	84 -14a20j
down at	87 -5b7a
down for	77 -6c12g
down in	87 5bc
down right	87 5j
down the	79 -13a9k10b
down there	82 -4b12c
down to	78 -9g-4e9cd
down what	85 -7k-5c5g21h
down with	83 -18a-4k9h14b
downstairs	87 
downtown	83 -5j7f8a
draft	87 6c
draw	85 -9c4a5b10e
drawer	85 -10a13b
drink	77 -6b20a
drink $	83 -10b10a
drinks	84 -9d6a
drive	58 -9k-7c5d20i
drive $	68 -11g-4a5d23i
drive for	83 -4d5a8c
drive in	83 -11c11f
drive it	79 7i
drive to	81 -9i-5f14g
driven	89 -18b7f12a
driver	69 -23a7cdg
driver $	82 -22a-14c18g20d
driver or	87 -8g14c
driver training	89 -13a20c
drivers	65 -16a-5bj8c27d
drivers $	79 -36c9a33d
drivers @name	83 -38d-7g57a
drivers in	89 7a
drivers license	78 -13a-5d14c
drives	69 -25d-4b7k25a
drives $	85 -40d40a
drives it	89 -5d6k
drives the	85 -7a8d
drives which	84 6d
drives you	89 
driveway	77 -11a-6f-5g4k34b
driveway $	89 5a
driveway or	89 -4a9b
drivin	77 -8a5d9c
drivin $	89 12c
driving	64 -7bg-5d5e27a
driving $	75 -8b-7c19a
driving or	87 -13b-10d-5k7c10g17a
drop	76 -16a-4k4g14h16b
drop it	89 -13a14b
dropped	81 -7g16h
dropping	87 -7c8a
drug	89 4a
drugs	83 -11c6a11d
drugs $	87 -11c7a11d
due	77 -16c-7g-4b12a23e
due $	83 -12c-5g19e
dui	87 -20a23c
duplex	89 
during	87 4c
during the	89 5c
dwelling	79 -11a-6c16g
dwelling limit	87 -11c13g
e	78 -19g-15a6b34j
each	65 -12c-9a-6e7d9j10k12g
each month	79 -7c10g
each of	85 -14c-11k11g17d
each one	87 -9c7d9k
each way	85 12j
earn	79 -17c5bi7g
earn $	85 -25c7a17g
easiest	87 -12b23i
easiest way	89 -12b-5c24i
easy	82 -17j4c5b7a
eat	84 -14a7g12b
education	80 -6g-5abj12k16c
education $	84 -5bg-4j18k
either	82 5b
electric	84 -12a13b
electrical	81 -11c-5j5d9g12a
else	55 -13g-7a-4e7h8dj9c
else $	70 -18b-8d6c11f18a
else are	85 -6g10c
else do	89 -4a7c
else drives	89 
else gets	89 4d
else has	87 -5a4c
else i	89 -5a9c
else in	85 -34a11b28d
else is	75 -4a6c
else on	85 7a
else you	87 -13b-10a10c15k
em	68 -23a-8k-6c7j16e23g
em $	81 -20a9j21c
email	61 -10g-6e-4i6a21c
email $	71 -18a-5gj6f15b22c
email address	84 -8c5a9k
email for	89 
email me	87 -12k21a
email or	87 -8b10a
emails	87 4a7j
emergency	84 
emergency fund	85 6a
employed	84 6f
employed $	89 7f
employee	79 7j
employees	71 
employees $	79 -7b13a
employer	74 -5g5d10b
employer $	81 
empty	80 -6k-5c-4a13g17e
end	68 -10b-9c-6j10g21i
end $	79 -15c-7a-6j5e6g20i
end of	85 -14b16a
end up	81 -15c-5b4i5f13g
ended	85 -7a12d
ends	79 -5a8j
ends $	89 
ends in	85 -5a8j
engaged	89 -8j4e7a
engagement	89 -4c11g
engagement ring	89 -4c11g
enjoy	85 7c
enough	71 -18i-16b-7c8g18h21a
enough $	87 -28c-21i25h26g
enough to	79 -11g6a11c
equipment	71 
equipment in	87 -5a9b
equipment worth	87 -13c14g
equity	87 -19c17g
erie	89 -15a20j
errands	85 -19k-9b14a17i
escrow	82 -11c-5g-4k9a14d
escrow $	87 -11c-5g10a15d
even	69 -9g-6b-5d4j6k17a
even a	84 5a
even if	87 -5c5a7k
evening	89 -20a22j
ever	49 -31b-14g-12cj-8h-6e7i18d74a
ever $	89 5a
ever been	66 -8b-7g12c19i
ever come	83 8a
ever empty	87 -13g18a
ever explain	89 -25a-8c34d
ever get	81 6a
ever gone	87 
ever gotten	83 
ever had	70 -7b13a
ever have	82 6a
ever said	89 
ever sat	87 4a
every	60 -14c-11ei-4k5h7d9f11bg
every #	84 -8j-5k22b
every @day	89 
every day	76 -7a-5i4k7g9b
every month	74 -12j-7c7dg19b
every time	89 -7g-5e6a7c
every week	89 
every year	87 -5c4b5g
everybody	71 -22a-13d-5c5b11e12g13k
everybodys	78 -5k5c6f
everybodys got	84 7c
everyone	89 -5d9k
everything	63 -22a-4d8bg15i
everything $	77 -17c-4j7e21a
everything in	84 -13c5j6b11g
everything you	83 -27a6g12i14k
evidence	87 -13a8j13e
evidence of	87 -13a8j13e
ex	89 5a
exact	87 -5c5f10k
exactly	77 -11i-9a-4j5efg18c
exactly $	87 -10i-4j9f13g
exactly did	89 -6g5e9c
exam	74 -4c6a7b
exam $	80 11a
excellent	89 -4a8b
excess	78 
excess liability	85 
exciting	89 -9c-5b13e
excuse	87 -19g-4a16ch
expand	89 -6c7a
expense	87 -5g5i
expenses	81 6k
expenses $	85 6k
expensive	82 -5k6g11a
experience	78 -6b-4d7a8c
experience with	89 -11a5i6c10j
expires	89 
explain	74 -14c-7b-5i16a22d
explain $	89 -4d6a
explain it	84 -23a-9b34d
explain that	89 
explained	84 
explained it	89 
exterior	87 -5ab15c
extinguisher	87 8c
extra	74 -10j-7a-5d11c17g
extra #	89 -9c-6j-5g25a
extras	85 
face	85 -13a-10c10g14k
facebook	89 -7b5j8c
factor	89 -7a12j
fair	75 -8g-5f8a13c
fair $	84 -7j24a
fake	83 -14g-8b6a8i10c
fall	74 -17a-9g-5j-4k13e14c18b
fall out	89 -7a6b
falls	83 -22c30a
falls off	87 
familiar	87 -10a-7g-6c11b12i
family	60 -7j-6e-4k5cd15a
family $	71 -13g15c
family history	84 -17c22a
familys	89 5j
far	62 -26i-12j-10b-9c13f14a43g
far $	75 -20g-11j38a
far are	87 11g
far do	87 -32g-10i45f
far does	89 -8i15g
far is	79 -6a7i
far out	89 -7a-5i13g
farm	74 -12g-9d5j7a9e
farm bureau	89 6j
fars	84 -7ai8g11f
fars the	89 
fast	79 -14i-7k5c6a8g11e
fast $	89 
father	80 -11a-6b8c12f
fault	76 -12d6a22b
fault $	87 -34d42b
favorite	81 -4g14c
favorite thing	89 9c
fax	84 -9c4k6fi
fear	89 -8d-4a16c
feel	64 -13c-8a-4ek5h6bg17i
feel $	87 -5g4c
feel about	72 -8g-6c-5a26i
feel like	85 -10a14b
feeling	80 -5g9c
feels	87 -5j-4a5h9c
feet	69 -5i4j
feet $	80 -8b-5j12a
feet is	87 
feet right	89 
fella	79 -7a5cg
fellas	89 -14b7e14a
fence	78 -6a5k7j
fence $	89 4ac
fender	81 8a
fender bender	89 
fender benders	87 7a
few	75 -11b-5g5j7k14a
few questions	89 11a
few years	83 -8b-7c16a
fianc	89 -6a14j
field	85 -9a-4b14g
fifth	89 5b
fight	84 -8i4h11a
fight you	89 -8i13a
figure	71 -15c-6aj7ek15g
figure it	89 -21g-9a6bj20c
figure you	89 -4cg6e7a
file	72 15a
file $	84 -14c18a
file for	87 -4c6a
filed	77 -5c4f9j
filed $	89 5f
files	87 -6a7d
fill	85 -8h-6b-5a6k18c
filled	84 4c
filled out	85 7c
filling	89 5c
filling out	89 5c
final	78 -8b-4j7d17a
final expenses	85 
finally	82 -9a-4g4c7h13i
financed	83 5b
financed $	89 5b
financial	82 
financial guy	89 
financially	87 
financially $	87 
find	70 -16c-4b4ai5d6h
find a	89 -6c9a
find it	87 -6a6k9d
find the	89 -14c-10g12a14e
find us	89 7i
fine	74 -7a-5g12b15k
fine $	85 13k
fine print	89 
finish	83 12a
finished	72 5k
finished $	83 11a
finished basement	89 -7c7a
fire	62 -9j-6b-4i5d8k13f
fire $	85 -9g6i
fire department	83 -9a-7c5g6d10b
fire extinguisher	89 
fire station	83 -11a-8c-4i14f18g
fire truck	89 
fired	89 5d
fireplace	77 7a
fireplace $	84 8a
first	59 -6e-5g5d7a10k
first $	78 -25g-14a4f8b14j18c
first and	79 -17k-6d35c
first name	89 -13c12a
first one	84 -10k14a
fish	89 -15b13a
fix	78 -6k-5g5b7a
fix one	89 5c
fixed	84 -6b4a14c
flat	77 -15g5j20b
flood	70 -4g5d10a
flood $	89 4d7c
flood insurance	83 -4c14a
flood zone	82 14a
flooded	87 -4g5i
floor	75 -5ad5j12c
floor $	85 4c
floors	84 -8a-6c7k17g
floors $	89 -8a-6c22g
florida	87 13f
fly	85 
folks	64 -7a-6k-5ej5b8h17d
folks $	83 -10a-5g4b5h6j
folks do	89 -21c-13k5a34d
folks still	89 -7j-5i-4c29a
folks who	89 
follow	85 -9g4a7bi
food	77 -7a8g
foot	79 -7c-6k4j13a
footage	83 -5a6c9g
footage $	87 -7a14g
for	34 -23b5g7j8i11a16h26k
for #	69 -12g-5dh-4a6i9k17c
for $	58 -12d-11c-8ei-7bf4g10a41h
for a	61 -11g-6f6j19a
for and	85 -6cg10i
for anything	89 
for bodily	89 -18c20g
for business	87 
for college	87 6d
for for	83 -13a6g11b
for fun	85 
for good	89 8b
for her	89 7c
for in	89 -26g29c
for insurance	81 -4d16g
for it	70 -29c-16b-5i13a38g
for life	81 -11c7a9g
for me	63 -19c-11b-7dj-4g12i19e27k
for money	85 -5bc8a
for retirement	81 -16g-8b6a19c
for school	89 -8g-7b5ac7i
for somebody	89 -14a8bg
for something	89 10b
for that	69 -13j-8g-7d-5i4c8h9b20a
for the	53 -42c-11a-6b-5i6j13g14d18k23f
for their	87 -8c10g
for them	83 -13g-5b21a
for this	74 -31c-10a-7b6i7k39g
for today	89 -9c12g
for what	79 -20g-9j6b8a9h17d
for when	82 -10c-4b9e
for work	78 -5a5b
for you	53 -37g-25k-11e-9hj8a18b23i50c
for your	64 -20b-5h5j13c16k
for yourself	87 -7a6b7d
force	83 5k
forever	83 -9a7b13g
forget	89 6g
form	71 -10c-8h-7j8b26k
form $	81 -8h17k
forward	82 4k
forward $	89 5c9a
found	82 -10g-7k25c
found it	89 -7g17c
foundation	84 -5a-4g6i8b
foundation $	85 -5a-4g6i8b
fourth	89 -5c11a
frame	79 -18c6j17e
frame $	89 -15c17e
free	73 -25i-15g5e17a25c
free and	84 -4c11j
free or	89 -15a21b
friend	75 -16b7j10h16a
friend or	89 -22b6d19a
friend who	89 
friends	83 -18a5d17b
from	48 -7c-5d5fik9h
from #	82 -9aj4b16e
from $	72 -19c-8g-4e6f10d26i
from @month	89 
from a	83 -8a6c
from before	87 8a
from home	77 -25b-6f-5i6g40a
from it	85 -28a4j24c
from me	80 -23k-14g-4a4j6e35c
from scratch	87 -5a10b
from the	64 -24a-17c-7i-6e6k11b20j31g
from them	87 -6c-5j8b16a
from there	87 -9b7k8f
from us	89 
from what	89 -26c-6a38g
from work	89 -10c-4d6e12h
from you	72 -21a-15g14i16k17c
from your	72 5a7j
front	68 -26b-5g6k9c29a
front $	81 -26b9c23a
front door	89 
front of	77 6k
full	62 -14f-6e5k7g8c12b
full $	87 
full coverage	78 -13g-6k7c20a
full name	87 5k
full time	76 -16b-5a28g
fun	71 -13a-12j-8g-7e7k20b25i
fun $	84 
fund	77 -10i15a
fund $	79 -10i16a
funeral	73 5d6j
funeral $	81 -7g4i6c
furnace	79 -5b4j
furnace $	87 -19g21i
furniture	79 -4c13g
furniture and	85 7g
fuses	89 8a
g	85 -15a-4k4c9j12g
game	87 9j
gap	75 -5d5e9a
garage	69 -13c-6b26f
garage $	77 -12b-4j5k21a
garage driveway	89 -23f-12c-11a52b
garage or	89 -44b-11a58f
garden	89 -6a6b7c
gas	81 -14a6b12i
gate	85 -11b6i14a
gave	75 -5h-4i7c9g
gave you	76 -6a11c
gc	85 -9g10c
gc want	89 -5g5c
gear	89 -21g-5a4f24c
geico	89 -10a-9d25b
general	73 -5j-4i6gk
general contractor	89 6b
general liability	79 -25c8a24g
georgia	84 -5a14k
get	45 -16b-10f-5j4i10k14e21a
get $	79 -15c-6a32g
get a	71 -19b-11ag8d17k28c
get around	83 
get behind	89 -22a8k18d
get by	81 -5c11a
get certificates	89 7a
get cut	85 10c
get for	84 -35c46g
get his	89 -15a18b
get hit	89 -7g6c7f
get hold	89 -11c16i
get hurt	84 -20d-8a32c
get in	84 -10i-6b5e13c
get into	85 -27c-5bg16a24e
get it	74 -17j-13a-12c12gi13e16k
get me	85 -10a-8g5k16i
get my	84 -10c-5b9a10f
get off	87 -11c18e
get out	81 
get paid	85 -9a4i6b
get started	87 -17i-7g-6j11a23c
get that	73 -15a-12c-7b12h34j
get the	74 -6c15a
get there	89 -19a-6ef8k11b15c
get this	82 -9b15g
get through	84 -7e-5g7c10i
get to	74 -16a23b
get you	73 -12g5e6b11c
get your	73 -15f-6g4b6a20c
gets	71 -6c-4j6b
gets a	87 
gets the	84 9a
gets you	89 -6a4k6d
gettin	81 -10a6k9b
getting	71 -7bg-5k6e10ai
getting any	89 4a
girl	79 7j
girlfriend	87 
girlfriend on	89 
girls	83 -8a6c14b
give	55 -17e-12d-9j-8f-5i7a11cg30k
give me	60 -22a-20e-9j-5bf-4dg29c50k
give you	71 -14c-8k-4di7a8h19g
gives	89 8d
givin	89 -9c10a
giving	85 5d
gl	79 -7g5a8c
glad	82 -9k-8a5h6d8c10e
glad you	85 -6a-5k5h7d8e
glass	78 -11d-6c-5g29b
gmail	85 -8a6j7b
go	48 -16c-11j-10g-8e-5b5d9a26k28f
go $	69 -11c-9f-7bi-4a4k8h33g
go about	89 5i
go after	87 
go ahead	77 -7c-4j6b13a
go back	82 -6gk15a
go by	80 -9c11b15a
go down	83 -5c4f8k
go for	84 -39c11e33g
go in	75 -16i-8b-5f11a24g
go on	75 -34a-9g-6c-4i15b52k
go over	79 -20b-6c34a
go part	87 
go through	79 -6g-4k6i11c
go to	71 -52a-41g-6b25c27d54f
go up	74 -9i-6g-5b21a
go when	89 -5a-4c8f10g
go with	74 -12a-6b-5k5h6j16c
goal	89 -9g-5a18c
goes	67 -8i-6j5e18k
goes $	87 -13c-8g-6i31a
goes to	82 -8g-6d5k10c
goes with	89 5k
goin	81 13j
going	55 -9j-8f8g11k13h
going $	77 -20a4b24k
going for	82 -35c-17b13a39g
going on	79 -13c-5k5a9b11g
going through	84 -15g-8a30c
going to	62 -23g-7j-5hi8d13b19c
golf	87 6c
gone	66 -6i-5de9j10b
gone $	73 -9c-6i4f5a6b8d
good	52 -10f-9k-5cg6a8h9i12b
good $	74 -57b-17c37i46a
good day	87 -6e4c5j
good for	81 -6c-4g8be
good grades	89 -6i7a8c
good health	85 -6i10a
good idea	89 6a
good or	80 -6ci6a10b
good outcome	89 7c
good shape	80 -9a5b6i
good student	85 -10a20c
good that	89 -12a10b
good time	81 -24c-7g4e32a
good to	81 -6g-5bi-4k5c10a13j
got	40 -16f5ek9cj15d
got #	71 -23a-20k40g
got $	67 -19d-12g10ak15b
got a	58 -22g-11bk-8e-7j4d20i47a
got about	87 
got an	84 -4c18a
got another	87 -5c14a
got any	78 -37a-7c51g
got anything	89 -33a5k29c
got for	80 -8a21g
got going	87 -10g17c
got hurt	84 -16c9a15d
got in	78 -17c-5a8k22g
got insurance	89 -20g-5c5d22a
got it	71 -10agj-7i7b15e20d
got on	75 -9d-6k6f11c
got put	89 -6a-5g4b10c
got some	85 -9c-7g11e12i
got something	89 -8a9b
got that	81 -12c-5e20h
got the	67 -11j-10bc-9g-6f7e18d33a
got there	87 -8g5d9a
got to	66 -38a-9b4e6g41k
got what	89 
got you	69 -16g-10c-6b14e22j
got your	73 -11ce-9b7h21g
gotcha	84 -8a-4j5b6c12d
gotten	76 -6g12a
gotten hurt	87 
gpa	87 -7a12c
grab	81 
grab your	85 -6a7c
grade	81 -10g17c
grades	79 -7g6b13i
grades $	85 -4g13i
grandkids	89 6a
grandma	87 -8a-5g6c9j
great	76 -10j-8i-4k6fg7a10c
groceries	85 -5bf5a13g
gross	78 -9a-8c-5b6k7j16g
ground	77 -7a4b5j
group	78 -8c4g5ab6d
group life	85 -4g8c
grow	79 -11a-10g13b16c
grow up	84 -10g8a11c
growing	85 
grown	83 -6b-4g4e16a
grown $	89 -6bg5e11a
guardian	81 -4c14d
guardian $	89 -14d16a
guess	77 -16c-8d9k22a
guests	87 
guitar	89 -5e8c
guns	81 -12b5a15c
guns $	87 -12b-4a24c
gut	81 -15a-12g-11c20i21b
gut $	87 -8a13b
guy	68 -8e-6b8j15d
guy $	85 -7b9a
guys	63 -9c-7j-6bd-4k6i7f9g18e
guys $	80 -11a-7g-5i5e27c
guys do	84 -5g4f
gym	89 8c
h	82 -4a
h are	89 
ha	85 -8c7d10i
hacked	82 
hacked $	84 
had	53 -8b-6g-5k-4e6c13a14j
had $	81 -8a6k10c
had a	68 -13b-8ej-7k-6h7i10g26a
had an	85 5a
had any	74 -8c14a
had it	87 
had that	84 -5b4e11a
had the	79 -17a-6ch6d10e13j
had to	70 -18g-8k-5j-4f6b18c19a
had water	89 
haha	75 -10a6g9b
haha $	82 -6i5c11b
hail	72 -13c-10g-9j-5f6h14e29i
hail $	87 -30g18ac
hail deductible	89 -25c28g
hair	85 5k
half	66 -21c-11j-4e11k26d
half $	87 -27c30d
half a	84 -18j-16g7b30a
half of	85 -13c18g
hand	74 -18c-5i4dg8b11f
hand you	87 -13c-5a-4i21g
handbook	89 
handle	74 -27a-8c-7g46i
handle it	89 6i
handled	82 -17i21a
handles	77 -13a8d10b
handles the	81 7d
hands	82 -6b-5e5c11a
hands on	89 
handy	76 -5j12af
handy $	80 -6c16a
hang	79 -9e-7g-5j6c10a
hang on	89 -6k4a6d
hang up	85 -9e-5i7a8c10k
hangin	89 -7i8a
hanging	80 -25a7e27i
hanging over	87 
happen	65 -5g-4j5k6a9c
happen $	76 -11c4a5i7g
happen again	83 -8a16c
happen if	83 5k
happen to	80 11c
happened	63 -11e-10a-9g4j5h8c11d
happened $	75 -10ce5f9d10j
happened that	84 -4a10c
happened to	77 -12a-6g5i8d9h
happened with	84 7c
happens	65 -9e-8d-5i5k11cg
happens if	79 -8a-6d25c
happens to	74 -41c15a31g
happens when	89 -5c12a
happy	73 -11cj-10i-7g4b6k10h23a
happy with	78 -16j-10i-6c-4g43a
harassment	87 -6c4k7a
hard	75 -8j-6g4f6c
hard $	89 7f
harmless	89 5a
has	53 -8b-6j-4dg32a
has a	73 -5d-4c17a
has an	89 4a
has anybody	72 7g
has anyone	79 
has it	74 11b
has the	72 -8j10e16a
has to	83 -7c-6a8j11d
has you	89 
has your	74 -12d5a16c
hate	81 -11a6f8g
hate to	89 -11a-4d9f10k
haul	83 -5a4c9b
have	31 -11i-7f-6dh7k12gj13c20a
have $	58 -15g-8e-6a-4i7b32c
have a	54 -8bd-6c-5e5i9j23a
have an	69 -16g-14b-11c21d24a
have and	89 
have any	65 -10d-8c28a
have anything	82 -14c-4e22a
have at	89 -14g16c
have been	65 -24g-18i-10a-5d5e6b12h13jk14c
have dealt	89 8i
have done	87 -11a5f15c
have flood	87 6a
have for	77 -23c-9a-5b6j38g
have full	89 
have got	53 -39a-8g-5h7e20k32j
have had	74 -22a-4g9h17k
have heard	89 -11c-9g5k9h15i
have his	87 -8a9b
have i	85 11a
have in	77 -27c-6a40g
have insurance	84 9a
have insured	89 -9a16c
have it	82 -5c
have kids	89 -15b18a
have life	87 
have not	77 -18g6c8f15e
have now	83 
have on	77 -10b-8a10g12d
have one	89 -4a4c
have rental	89 
have seen	89 -11a-8c5d9f11g
have some	87 
have something	84 -13b17a
have that	75 -14a-7e-5d4g8j23c
have the	67 -64a-7e-5b9g26d47c
have their	84 -11b13a
have they	77 -14g-5bj15c18a
have to	59 -15ae-5i-4j17b33g
have uninsured	87 
have workers	89 
have you	46 -13ik-8j-7cfh-5d9b16g49a
have your	71 -17a4cj5d18b
havin	87 5j
having	83 -5b13a
he	53 -21e-7k-6f-5a6di8g10c19j
he $	83 -5a11j
he a	89 
he do	83 
he doing	89 7i
he get	84 -8c12a
he have	85 -4a7c
he is	70 -16c-9a9j23g
he keep	89 4i
he say	85 5a
he take	85 -28c5a24d
head	83 -12b-5k5ag14c
headed	85 5f
heads	87 -4j6g
health	61 -13g-7a-6j-5d11c30i
health $	71 -10g-7b11a15i
health insurance	81 4b
health issues	87 -4c
health wise	85 5b
healthy	78 -8i6bj11a
healthy $	82 -7j-6b-5i26a
hear	61 -19g-15i-11b-9e-7h4f5c6j23k26a
hear $	85 -25c-11g-7k-4e26j30a
hear a	84 -8k-6b19a
hear about	83 -6ij6f16k
hear from	89 -16k16c
hear it	85 8a
hear that	77 -21j5d19a
hear what	89 -14c-11a32k
hear you	84 -16g-13a8k12cj
heard	74 -13ag-7c4j11i12h15e
heard from	87 -6a20e
hearin	89 -6a11j
hearing	83 7j
hearing $	83 7j
heart	71 -4i7d15a
heart attack	85 -7a-6e5d10g
heart disease	87 9a
heart trouble	85 8a
heat	77 -19g5b6k14c
heater	79 -11b9g
heater $	89 
heavy	87 -6i7g
height	78 -11a-9j-5e4k7g23c
height and	80 -19c-8j-5a4k38g
help	68 -20c-7a-4e8h10b17i
help $	83 -8j4b17a
help me	87 10h
help you	79 -17c-5a27i
helping	89 -8b14a
helps	85 -10a10b
her	61 -19c-10k-9b-7a5f9d39g
her $	78 -27a-6c14d28g
her gpa	89 6g
her on	89 5a
her own	83 -15b25a
here	59 -12g-8a-6e-5d6bh7k9j12c
here $	71 -15g-8i-7d4j11c28a
here in	87 -8a-6g8b15c
here is	84 -10c-6b-5a-4j12i18k
here so	85 -8c12h
here to	89 -16a-5g11c13b
here what	89 10g
hers	89 -47i-6g19c35d
hesitation	89 4a
hesitation $	89 4a
hey	81 -11g-4k8ci10a
high	66 -13i-11aj-10c-5d16g19b21f
high blood	85 -6b13c
high does	87 -7i-5a19g
high is	87 
high school	77 -27a-14c-5g-4d5e26bf
higher	78 -7c-6g-4a18b
highest	85 -6b14c
highway	87 4d6a
hike	89 5g
him	70 -12k4g5j10e
him $	79 -18k-8c-5j6a11g17e
himself	87 10b
hip	89 
hire	75 -9g-7e4d8bc
hire $	89 -6c12a
hire a	85 4a5b
hiring	89 
his	63 -28a-23d-9g-7c5h13i14j18b25e
his $	87 -36d-11g53c
his job	89 -11g-8a6b9i11c
his license	89 
his own	82 -14a17b
history	79 -5b-4k9j12c
history $	87 -10a16c
hit	68 -15b-14g4c5e12i17a
hit a	89 -9a12c
hit and	89 -10c8ae
hit with	85 7f
hit you	84 -10b12a
hitched	89 -5a5b
hits	79 -4b16a
hits you	81 -6d10a
hobbies	82 -5g7c
hobbies $	82 -5g7c
hold	71 -11c-7g-6d5b14a16i
hold harmless	89 5a
hold of	87 -14c20i
hold on	87 
holder	85 -18a24d
holding	77 -12g-6i5d8c15a
holding up	82 -4c16a
holding you	89 -10g-5i18c
holds	87 
holds the	87 
holidays	89 -11b-9f-5c33a
home	51 -11c-7b-5h5g6k7e9f18a
home $	60 -21b-13c-6j-5d-4i9f51a
home and	84 -5b6c12a
home for	89 -6a10b
home insurance	89 -13a7b9d
home is	89 -9c16e
home loan	89 -18g6k14c
home office	87 7a
home or	78 -16b-8a29c
home policy	89 
home so	89 4a5e
home who	89 
home with	83 -11a12b
homeowner	85 -5b11a
homeowner $	87 -5b11a
homeowners	79 -17a-8c11d20b
honest	80 -6c5b8k
honestly	89 10i
hoping	81 6c
hoping to	83 9g
hospital	72 4j
hospital $	83 -5b5c13a
hot	75 -13f-9c9g11j14a
hot tub	80 -6b5a
hotel	84 -7a6j
hour	80 -22c-6a6e10b12g
hour $	87 -21c25g
hours	70 -18g-10a-4i14c30e
hours $	82 -17a-12g40c
hours a	83 5g
hours do	87 -6g10c
house	47 -16c-9e4i5b8d12a16g
house $	55 -22g-8ejk-4f8b14i38d
house and	83 -18a4ej10d
house built	89 
house is	77 -12a-9g5cj7d
house like	84 -14a19c
house made	89 5c
house number	87 -26a-10g38c
house or	77 -20a-7e9f11c18b
house paid	89 -5g9a
house payment	83 -25c-15a-5bd56g
house right	85 7j
house the	87 -4c7g
house to	89 4a
house what	84 -6k-5c8e12h
house worth	89 -43g44c
household	75 -8a-5g18c
household $	84 -19c17g
how	30 -115a-39b-27j-24d-5fk10c12e13h93g126i
how are	66 -64g-15a-4j10k17c71i
how bad	87 -10i-6c-4a19g
how big	74 -30i-7c-6ab58g
how bigs	85 -10i12g
how can	83 -11g-9a26i
how close	81 -6i5k14g
how come	83 -33i-22g-6a74h
how did	60 -80g-24a-15e-12j-4b13h30c108i
how do	57 -63g-31a-19b-11e-10k-5dj29c127i
how does	77 -34g-10a11c47i
how far	66 -30i-7c-6b-4a27g28f
how fars	84 -7ai8g11f
how fast	87 -14i-10a14e19g
how have	89 -16g17i
how high	79 -12i-9a35g
how is	53 -81g-22j-8b-7ek-6d31c116i
how it	74 -33i-23g23a40j
how long	55 -48i-15a-12c-5dh-4bf7k34e65g
how many	47 -32i-28a-18c-6j-4bd5k104g
how much	45 -28ai-12jk-6d-5ef6b102g
how often	73 -18i-10a-7c15d34g
how old	62 -33i-10b-9ajk5e7c67g
how olds	76 -17i26g
how soon	83 -28i-21a-7b-4k11g55e
how tall	81 -26i31g
how that	87 -4i5k
how the	82 7a
how they	82 -9i-4g8b9a
how was	74 -22g-5b40i
how will	87 -13g18i
how would	67 -59g-17a-8c-7k-6j110i
how you	69 -19g8a22j
how your	82 -10i7k8a
hr	89 
huge	89 -8c-5aj-4i6f8b9g
huh	74 -21a-14g6c15j19i
huh $	79 -28a-7c23j26i
hurricane	83 -7g5bj
hurricanes	87 5a
hurry	84 -8b13a
hurt	65 -17f-9b-4e10i13c16a
hurt $	78 -19f-10c-4a7d10i18g
hurt at	87 
hurt in	84 -18d-8g11a21c
hurt on	85 -11a8i12d
hurt somebody	84 
husband	58 -20c-7i8e11d21a
husband $	79 -19d-18a-4g7j10b29c
husband do	85 -12g-5e19c
husband drive	89 -19c26d
husband have	85 -27c31g
husband how	89 5g
husband in	87 -7b4k6a
husbands	73 -21a-7d-5e-4g6i7j9b21c
husbands name	87 -7d18c
hustle	87 8g
hydrant	75 -7i7a13g
hydrant $	85 -7i9g
hydrant within	89 7a
i	34 -27a-25g-22b-14d-8f9e13i38j75k
i am	58 -34a-13i-8f6j8g10c19k21h
i ask	77 -21c-5k5h12d20a
i believe	89 -9a13j
i call	73 -9e-6f-5g4d11c16b
i can	63 -25a-10j-5g6h12e23k
i catch	81 -7k-5c4ae12j
i come	87 -4b4f7a
i could	80 -7a5c
i did	77 -10a-8h-7d-6g-4b16c20j
i do	68 -11jk-8a-7b6g7e12c18i
i explain	81 -9b-7i-6d33a
i get	66 -15f-13c-10k-9i-4b10e22a28j
i go	84 -6k7c
i going	89 
i got	70 -20c-19a-9j-6g5d28k29e
i had	81 -11c-7j-6k5i8a14g
i hate	87 -6k6d7f
i have	56 -55a-13k-9i-6b5h8d12e26j34c
i hear	69 -10k-8ag-7b-5i12c31j
i heard	85 -7a6c8j
i help	81 -14c-8g-5a32i
i just	74 -13b-11g12a18k
i know	72 -19k-7b-5j-4deg8i12c13a14f
i leave	89 4c
i like	87 -4d
i love	81 -7j-5k6e7c11f
i make	89 -9g10i
i mean	81 -20c-4k4e5b8h14a
i need	60 -41a-11c-10j-8d-7e-4b94k
i put	76 -15c-10k-8e6f31g
i remember	87 -7j-5c-4eg8i14a
i right	78 -10j9c10a
i run	84 -5ck7a13b
i saw	85 -7k-5c5j11i
i say	87 -30j-5c6b31i
i see	85 -11c-5ak6d21j
i send	75 -7a-6e5b16f
i sent	87 -4c13a
i should	73 -36a-6i15b31c
i still	89 -8j-5k6cg14f
i take	87 -13a-8d-4g33j
i tell	87 -9c-6gik30a
i the	84 -11k8a12b
i think	82 -8i-7h-6j-5a6bf9g11c
i understand	89 -9a7k13j
i use	87 -11c6a7k
i want	75 -25a-14j-12c8g9ei31k
i was	87 -11e-7j5a19g
i will	65 -20a-9i-4b45k
i would	61 -49a-19c-11j-8dg-7e-4b8f105k
i write	85 5a
ice	87 -15c6e13i
id	76 -28a-8e-5gk5b6j40c
id card	87 -6a7b
id cards	85 -21c9j16a
idea	77 -6cg9k13a
idea $	85 5a
if	41 -18b-13j-12ah-9i5d10g13f22c42k
if a	74 -4a14c
if any	87 
if anything	89 -8a-5c14g
if he	85 -9g-4k20c
if i	63 -18k-12g-8i-7d58a
if it	69 -5k-4g10f
if one	84 -10a6d13c
if she	84 -9g-5i13c
if somebody	82 -7g18a
if something	74 -13c-8g5f7i13d
if that	77 -11b-7c-6ej11k24g
if the	69 -14ag10j13b
if there	74 -13c-9b6e10f15k
if they	79 -12g-7j10c16a
if this	87 -4a6k
if we	80 -23b26g
if you	49 -34a-6dhi-5b5e21g45k
if your	71 -22a-5k-4gi13d28c
if yours	87 -13a6bd
important	77 -5g4h7b
important to	83 5b
improvements	89 
in	32 -14c-6b9aghj12f14i
in #	64 -20a-11k-6c6f13g28j
in $	57 -23e-19g-12abj-4c8d9i32h40f
in @month	73 -7c-6e-4d5f6j10i
in a	59 -23a-21c-17i-5k-4e4j25b46g
in an	85 -5b8c9a
in and	83 -51c-5g22i40e
in any	87 9a
in at	83 4e
in between	89 -5a10b
in business	82 
in case	79 4c
in charge	89 
in coverage	87 
in for	85 5f
in force	83 5k
in from	89 -6a-4c5b7e
in front	79 6c
in full	85 6a
in good	77 
in ground	89 
in how	89 -7g4i5k
in is	84 
in it	71 -25c-7e-4i6g9b28a
in law	80 -10g-4j8a16c
in liability	89 
in may	89 
in mind	82 -5a9c
in my	84 -8a6g15k
in on	79 -16j-5h9bk10a
in one	81 -8a-5g5d14c
in or	87 -22b27a
in person	87 
in place	74 -19g-8i7c8a9j12e
in sales	87 -20c19g
in school	81 -14b-12f-11i-5c19a31g
in storage	87 -5g4c9a
in that	66 -12b-10j-6e-5a-4k5f37g
in the	45 -32j-17f-11i-4k6b8d10h16a44c
in there	69 -25a-11g5ek6c8b16i
in this	80 -9k-7d-4a12e15c
in to	78 -7h-6i-5a7f9b11c
in tools	84 -26c25g
in touch	89 13d
in town	87 5j
in trouble	87 -4c9g
in wages	84 -28c33g
in when	89 5e
in with	82 -10a9j11d
in writing	89 -12d18a
in your	59 -19g-16b-6e4dj5i10k30a
in zone	89 -5a5b
inches	89 -11a4j6b
include	85 -5c4b
included	81 -10b11c
income	70 -24a7b15c17g
income $	75 -27a18g21c
incorporated	84 -10b17a
incorporated $	85 -4b11a
increase	79 -8g-7k5e14a
increase $	84 -8k-7g7c15a
independent	89 -6a7b
info	83 4c
information	81 -5b8c
information do	89 -6a10c
injuries	80 -8c5k10g
injuries to	89 -13g15c
injury	77 -4b
inside	73 -17c-9a-4j9g12f14b
inside $	85 -13c8ab9g
inside the	87 -10a18f
inspector	87 
instacart	89 5eg
instead	85 -7c9b
instead of	87 -6c9b
instruments	89 -4b5c
insurance	47 -6a5g7e20c
insurance $	58 -22g-4h10e25a
insurance at	85 
insurance card	87 -6d15c
insurance company	79 -12d-7a9i16c
insurance do	78 -5g13c
insurance does	85 -14c-8e27g
insurance for	89 
insurance from	87 4a
insurance hits	87 
insurance is	84 -7b-4c4g14a
insurance now	85 -18a-5c24g
insurance on	85 -8a-4g12e
insurance or	83 -14a-5b24c
insurance papers	87 -7c5d10f
insurance pay	87 -22c-9b5a29g
insurance through	87 -10c18a
insurance to	89 -6b4a7d
insurance with	87 -7a11d
insurance you	85 
insure	83 -8a10b
insure the	89 -7d-6c15a
insured	61 -23c-5e-4d5k11g30a
insured $	71 -6g4k16a
insured at	85 -35c-5b15a26g
insured for	77 -14c-9b4d6g8k11a
insured with	87 
insurer	82 -6a-4c19d
insurer $	89 4a
insures	89 
interest	85 -12c-7k-5j8h9a11g
interesting	87 -11a-5g4c5k13h
into	68 -12g-6h5ac6k11d
into it	87 -6i-5gh4c15a
into the	82 4e
into your	84 -8a6d9c
inventory	81 -5c5k
invoice	89 
involved	87 
ira	87 
ira $	89 
is	23 -10k-7g-4c13i18d23a50j
is #	68 -12g4a17j
is $	72 -28a-23g-15j-6bi5k6e28c39d
is @day	87 -6a-5j6c13b
is @name	74 -13g-6d5j9a11i
is a	53 -20b-19j-9i-6d13e17g23a
is about	78 6j
is all	77 -11a-4j6dg11i
is an	77 -7c-4a11h
is any	84 -5c8a
is anybody	87 -12a-4j23d
is anything	84 7a
is asking	89 
is at	80 -23c5k24a
is awesome	87 -6j6g7a
is been	79 -12g-9j7a16c
is business	81 -9g-8c5a18i
is changed	89 -5e13c
is different	84 -11g5c12h
is down	87 
is everything	83 -14a7j11b
is fine	85 -7a-5j5c13k
is for	89 -6g18a
is free	89 -10j-5c5e14a
is from	89 -8a-7j18e
is going	76 -9g-6i-5b12d18c
is good	81 -13j-9a5b9e18g
is got	72 -19a-12c7k8h9j14d
is great	89 -11j-6b6a11c15g
is he	64 -11j-9c5b7e14i
is her	78 -8g5a16c
is his	80 -8d20e
is holding	89 -10g-5i18c
is home	87 
is in	61 -42g-10i-9e-6f6k20c50a
is included	89 -21g5a20c
is insured	89 5a
is is	87 
is it	42 -15j-13k-7d-6b7h20i38a
is just	78 -14a4j10b
is kept	85 -9ac-7g6k24h
is left	78 -31c24g
is licensed	89 
is like	83 6c
is most	83 -6g6a
is named	84 -18d-8c8j18k
is new	89 -10e-6g16c
is next	77 -7ag7d8cf
is no	81 -11c-10a6e9j10k
is not	69 -18d-8i-6c37a
is now	89 -8b12a
is on	62 -26g-14j-11e7dk10h41a
is one	85 -16b16a
is out	85 
is recorded	89 -7j14a
is right	85 -4g6i8f
is she	68 -49a-34c-11d-5j15b29g64i
is sitting	89 -5a6d
is smart	89 -13c-7a19d
is so	89 -7b14c
is somebody	89 -13a18b
is something	89 -8h-7a8c11g
is still	82 4c
is stopping	87 -9c12h
is that	41 -42a-31k-25i-20d-14cg-13h-10e31b158j
is the	42 -22j-13h-12k7ab8c9d10f15g17i
is their	87 -38c7a37g
is there	51 -47b-11j-10f-6e-5c38g54a
is this	68 -45a-14c-5g27b48d
is under	87 -11g-8a6b8c9f
is up	81 -27g-15i-8a-5b16j48c
is what	64 -35c-25a-9i-8g-5bd89j
is when	82 -13e-6c27j
is where	89 -6k19j
is work	82 -6a10i
is worth	81 -7g-4a16c
is you	76 -19d-6a5e6k21j
is your	41 -21k-20j-14d-11c-4h7i14a17b25g29e
is yours	80 -10e-9j-4k22g
issued	89 5c
issues	85 
it	28 -12c-7e5ah6g10i28b30j
it #	83 -26g-5b34c
it $	43 -30k-11bf-8h-7e-6a11c15d30j39g
it @name	87 -11b8a9j
it a	63 -5egj8i15b
it about	84 -17a-5c16b19h
it again	85 
it all	67 -27c-9k-5j7d11b14g18i
it an	84 -5a9c
it and	77 -9g-6a-5j11d12c
it appraise	89 -12g7b8c
it at	84 -12a4j16f
it back	81 -4b5g
it be	72 -6k-5gj5a11b
it been	79 -6b-5c-4g10i16a
it before	81 -55c61g
it built	89 -6e11a
it burned	85 -8c14g
it but	87 6k
it by	82 -7ac-5j5k12b
it come	77 -10g-9a-4h10c21b
it comes	83 -11g-7e24c
it cost	71 -22c-11a41g
it cover	89 5c
it covers	89 -12g7c9a
it do	83 -7j-6g-5a18e
it does	87 -6b-5g-4a6c9i
it done	89 -5c5j
it down	89 -12j7a8b
it due	87 4a
it ends	89 
it ever	82 
it finished	87 -13a17c
it for	66 -12a-4c6d9g11b
it from	81 -7c-5i12b
it go	75 -9c5e6a
it goes	87 
it going	83 -13g5b16e
it got	82 -10b8c13g
it happen	83 
it happened	87 -11e-7c4a12j
it happens	89 -6a4h6k9g
it have	77 -8b14a
it how	85 -6k-5c7i11e
it i	89 -4b9f
it if	82 -10a5d8k
it in	67 -18g-6j-5i5f9c11be
it is	48 -28d-20b-18g-15i-8h5k6a16f26j42c
it it	89 13g
it just	65 -6dj-5k-4i8c11h13a
it lapse	89 4e
it last	84 
it like	79 -19c-10a-9i8b37g
it made	87 -5b13c
it more	78 -15a22b
it mostly	89 -11a12b
it new	89 
it now	87 -6g8c
it off	77 -5ad9f
it okay	87 5a
it on	69 -16g5a10bk
it one	79 -5j-4g4b6f10a
it only	84 6b
it or	69 -38a-9c-6k-4f10d11ij35b
it out	75 -8e-6c8a12f
it over	75 -6e6b14c
it rains	89 9f
it renew	84 -12c-11a-8g11b21e
it right	74 -14a-7j-5c16k20i
it run	82 -23c7i10b14g
it running	87 -23c7i19g
it say	77 -22g9f20c
it says	80 -9c-8a7k8f12j
it sell	87 -23c31g
it sit	89 -11a14b
it slow	89 -13k-10a6b22i
it so	82 -17i-5a4c22k
it something	89 -8a13c
it sounds	89 8a
it start	89 -22f-4a7i25g
it still	77 -13b-8g-6c28i
it take	72 -11a-5i28g
it that	77 -19g-5hj15i17c
it the	69 -10j-7e7h12b
it there	83 -12i-9c9d13a
it to	69 -20b5df7i14e
it today	82 -22g5c9h18i
it under	82 -20c-6b8j25g
it up	68 -9a-5fi6k18b
it used	85 -20c27g
it was	71 -18e-14gi10k14j33c
it went	78 -12a-8g7h24j
it what	74 -19a-12c-10g-6dj8k11e19hi
it when	77 -16e-11b-8g5d10i28a
it who	89 -8a-6j18d
it will	85 5a
it with	75 -17b-10e-6c-5k13d34a
it without	87 5k9d
it worth	89 -22c26g
it would	75 -9g-8ci15j17k
it you	77 -20a-10gj-4dk6i8cf11b18h
it your	77 -14a-6j-5g21b
it yourself	87 -6g9a
itself	82 7a
jeep	87 
jewelry	78 -7a10c
jewelry $	87 -38c40a
job	57 -13g-6de-4h6a7f9k14c
job $	66 -9b18a
job or	83 -19a7f19b
job title	89 -6g7c
job what	89 -5a6k
job you	89 -7a4e9b
jobs	73 -12b-11k-5c16a17d
jobs $	80 -12k-7g8a18d
join	85 -6k-4j5a17e
judgment	89 4h
jump	79 -6a20h
jump $	87 -20c23h
junior	85 6c
just	48 -20c-12g-9e-8i-6d4f9a10j20k28b
just a	75 -15b10g15a
just for	84 -17b24a
just get	89 7a
just just	77 -14b-10g32a
just kind	85 4a
just need	77 -13a-8c-7e6b27k
just say	84 -13g-7j-5h-4i8a10c16k
just so	85 -17a-6g-5k5i7d9j11c
just take	85 -5g16b
just tell	85 12k
just the	68 -34b-4k11j37a
just want	87 -6a8e
just what	87 -9c5b7k
just you	72 -6j-4k14a
keep	56 -11g-7e-5bi16a18k
keep $	83 6g
keep a	89 -11c12a
keep going	84 -14b-10a-4c5g34k
keep in	87 -16a-4g23c
keep it	77 -7k4j5a9b
keep on	87 5c
keep that	89 -15b19a
keep the	74 -16a-11c-8k5j30b
keep your	85 -13c9a12f
keepin	83 -4c6j7a
keeping	78 -9a5b10i
keeping busy	89 
keeping you	85 -5a4i7c
keeps	75 -9a-6g6e7h11c
keeps you	81 -6g-5a6k9h10c
kept	74 -10c-7g-4j22h
kept $	87 8c
kept you	89 -10c-7g25h
key	87 10a
keys	77 -11a4d7e
keys $	83 7b
kick	85 -6ac5g11e
kick in	89 -9a-6c5g12e
kid	74 -15d-5b-4g8a10c13k
kid $	87 -7f17k
kids	56 -15k-6c-5g6a7j10b14d
kids $	67 -15k-12a-6g5i10c25b
kids are	84 -22c29d
kids college	89 5c
kids doing	85 15a
kids in	89 -10b22a
kids names	85 4c
kind	55 -11a-8j-5f-4e11g20c
kind of	56 -14j-8b-5f5a12g15c
kitchen	71 -11a-5b5k6i11g
kitchen $	85 -4c4a5j
kitchen table	87 -5ac5i7b
knee	87 
knob	89 8a
knob and	89 8a
knock	82 -5b-4a5k13c
knot	89 -17b8e16j
know	52 -15c-12g-9d4f7e15a31k
know $	73 -39a9ch12e16g
know about	74 -13a8k11c
know how	78 -11i-7g9c19a
know i	85 -7a-5k-4g8f14i
know if	72 -15a-11b-8c44k
know it	83 -8k6g8c
know of	89 6a
know the	84 -7d-4ci5ak6eg
know this	89 -5j8i
know what	68 -56g-54c-7h-4b126a
know where	87 6k
know your	85 -30a8i9c17g
l	83 -58b-9c14g63a
labor	89 -7c11j
ladders	89 -7b6d8g
lady	79 -11d-5a-4g5c6i17j
laid	81 -12c4i8a9d
laid up	87 -8a5i9d
lake	81 -7a-6i5b11g
land	79 -33b-24c-6f5g25e38a
landline	89 -10a14b
landlord	68 -5e5j7d10a
landlord $	83 -13a13b
landlord need	89 -11k16a
landlord want	83 -4e7g8a
lapse	80 9j
lapse $	83 9j
laptop	87 -15j7a11b
large	89 -17i18g
last	48 -10a-9k-6df10g14i21e
last #	70 -10g-9e-8b-7j7d12a19c
last $	79 -7c-4e22g
last agent	84 -8g7i11a
last check	89 -5c-4a19e
last checkup	87 -8a17e
last few	89 -7c
last look	87 -6c15e
last name	77 -30k-4dej10b36a
last one	89 -7g9i
last see	85 8e
last statement	89 
last talk	89 7c
last time	69 -16a-10c-5j8k31g
last update	89 
last updated	89 5e
last year	69 -29e-25g-4b4d5h23j33c
late	82 4i11g
lately	72 -6c13a
lately $	74 -5c11a
law	79 -10g-5j-4d5k7a13c
lawsuit	87 -6g5a6c
lawyer	77 -7d4a8k
lay	89 -10c-8j5f9a10g
layer	87 5k
leak	84 7a
leaks	79 -6b12a
leaks $	85 -4c6a
lean	84 -12a11b
lean on	85 -6a6b
lease	61 -12g-9d4k11c14b
lease $	72 -8c-5b31a
lease ask	89 -8g8ac
lease it	83 -21a21b
lease require	87 
lease say	83 8c
leased	84 
leasing	85 6b7a
least	85 -9b5a13g
leave	61 -17g8d11f14h
leave $	87 -9e4f8a
leave a	89 -9b11a
leave behind	87 9c
leave it	82 -12a8df
leave something	85 9a
leave the	81 -5a6b12e
leave them	81 -11g16h
leave your	89 
leavin	89 
leaving	81 -4i4a5b
left	68 -13c4k18g
left $	82 -11g-5a13c
left on	77 -23c9k22g
legacy	89 
legal	79 -7b-5c8k11a
legal name	87 
legally	89 12c
lender	76 -5abg19c
lender $	83 -14a-6b18c
lenders	89 6e
less	79 -8c5f12g
less than	84 -10a-5c5fg10b
let	61 -9d-6g-5af-4j7eh19k
let me	69 -7d-5c6e19k
let us	77 -15a5k7b12c
let you	79 -11b-5g6h14a
letter	73 -5g15i
letter $	85 -26a-12k20i22c
letters	83 6a
level	77 -9b-5g17c
liability	61 -5a6b12g
liability $	72 -50c25a33g
liability do	87 -6b11g
liability does	84 6g
liability is	85 -21g24c
liability limits	81 -31g-13a55c
liability on	89 5a
license	62 -14e-8j8g14c
license $	71 -15c-12e-5d8b9a19g
license number	82 -7g14c
license plate	87 
licensed	74 -16ac-13g7b12d28e
licensed $	84 -22c-12g38e
lie	89 6a
lien	87 -9c-6b4j9d
life	55 -21c-9ab4d5f7e27g
life $	75 -17d-13g-7j7c40a
life and	87 -5c7f
life coverage	89 -33a37g
life insurance	65 -34a-25c5b6i10d18e21g
life is	89 -7i15j
life policy	75 -17b5ck6a8f
light	82 -6bg7d15a
lights	87 -11a6bh
like	43 -11b-5f5h9e10di
like #	72 -26a-21b-12k-7i22j24g32c
like $	74 -40a-13g-5i6k56c
like a	65 -8j-6k5c7ad9e
like about	77 -7g14c
like an	85 -7b-6a8f12c
like for	80 -44c-5b5k48i
like home	89 -12a14i
like how	87 -6i11e
like it	71 -13c-11j-4f9a10e11i
like me	85 -16a-5k4c25b
like that	68 -21c7h10a18j
like the	74 -15a-5c-4g4h7b9j10e
like this	75 -4b5k9d
like to	64 -18i-13g-11b-5e5a6k10d35c
like under	89 -5g-4j7b8a
like what	84 -43c-5e5f7k45a
like when	87 -6a5b
like you	80 -12b-8f-5i11a20k
like your	80 -11c-5i6a7e11d
likes	89 5k6a
liking	82 -6g9i14k
limit	74 -23a18c22g
limit $	77 -25a5c33g
limits	66 -4j4k12g
limits $	72 -25c-17a-8k60g
limits do	89 -22g22c
line	63 -12a-11j-6e-5f7b13g21c
line $	78 -7d10c
line is	89 -8j7a
line of	77 -11b-8a11c16g
lines	89 
link	87 
liquor	89 9a
list	64 -23a-9g4h34k
list $	85 -18g17i
list every	89 4k7d
list for	89 -15c-7i-4j9h21g
list of	85 -13c9k10a
list off	87 -9a13k
list the	87 -6a5k
listed	79 -10c-5k5e7d
listed on	87 
listen	89 -7a5c7j
little	60 -5de4b5a8i
little about	83 -7c-5a14k
little bit	84 -5b-4j11a
little one	82 -4c6g
little ones	82 7a
live	63 -29a-12e-8k-5i9g10bc32f
live $	79 -23f6ak11c
live in	82 -38c-5g16a36f
live on	80 -19k-18a-4e10g15b22c
live there	87 -8b10a
live with	89 -5c4a
lived	84 -4f10a
lived there	87 7a
lives	79 4k
lives there	89 5d
livin	79 -23a-6d-5g-4c4f8i12j19b
living	68 -10g-5b-4d4k6a7i13c
living $	79 -5g13a
living there	84 -15d-4f9g21a
llc	79 -7a18b
llc $	89 5b
llc or	87 -7b8c
loan	68 -17g4k5d15c
loan $	82 -20g-7b9a24c
loan officer	89 -7a-6f4c9d
loan on	83 -8c8b
loans	72 -12c4b9j
loans $	81 -15c6g13j
local	80 -6j5f6b7a
located	85 7f
located $	87 7f
locations	83 -5c5a
locations $	85 
lock	82 -11c-6g5bi8a9e
locked	79 8j
locked up	89 -5a5b
locker	89 7a
locks	89 
log	89 -4b6a
logs	89 -8b15i
long	53 -38i-8adj-6c7f13h15e43g
long $	78 -10c-5e6i8h10g
long ago	81 -21g-7i38e
long could	75 -8a-5i19g
long did	87 9g
long do	80 -8i-7a-5k30g
long have	67 -12i-6ac28g
long is	85 -9g17e
long time	85 -11a-6e7b16g
long would	84 -5ad-4i22g
long you	77 -9i17k
longer	89 -10a4b6g7d
look	62 -17g-6a-5k7i16c
look after	80 -8c4b12d
look at	74 -7g5b7k11e
look for	89 -6g7c
look like	76 -5k8c9i
looked	82 -10d19g
looked at	85 -10d20g
lookin	79 -10a-7g9c10bj
lookin at	84 -15a-6g8b11cj
looking	67 -14c-6i5hj6e
looking at	79 -6a-4eg6c
looking for	83 -12g-5b-4c6k21a
looking to	81 -28c-4i16e20g
looks	75 -5ej6c7a
looks after	89 5d
looks like	84 6k
lord	89 -4a9c
lose	73 -8e6a10h
loss	74 -12e-6a6g10j12b
loss $	83 -13e6g12c
losses	84 
lost	72 -14c-4g4k11i15a
lot	65 -16a7g14c
lot $	80 -6bce-5a33g
lot of	75 -16g4d5a21c
love	68 -9bg-6j-5a6i7k9h14f
love it	87 5c
love that	82 5f6a
love to	83 -7a-6c-5bj13f19k
love what	87 -9c4f12a
loving	89 -13a18i
low	77 -22i-15a-5c7e19b20g
lower	79 -12g5b8c
loyal	85 -8c10h
loyalty	89 -7a6j11e
ls	89 -36b-13j5i47a
lucky	84 -5d-4b7ac
lumbers	89 
lunch	85 5c11a
lyft	89 
m	82 -8a6j14c
machine	82 -10a-4d10c12g
machines	81 -13g5k12a
mad	87 
made	64 -17g-8b6f36h
made a	89 5a
made of	79 -8g-6h21c
made the	87 -5ad10f
made you	74 -8a-7g-5k11c22h
mail	77 -10a5dj6f
mailbox	89 6c
mailed	89 4a
main	72 -11a14d
main supplier	87 -14a20d
mainly	85 -6a11c
make	57 -18d-9k-7e7c11g20i
make $	84 -29k-19c50g
make a	80 -28c-12a10k32g
make and	87 -5d7c9k
make it	84 -5c11a
make sense	81 -5c11a
make sure	87 -6c5a13i
make the	84 -17d-12g10i23c
make this	87 -23g22c
make up	89 -7g5c7i
make you	71 -13a-8gi-6e4k5h6b24c
makes	72 -5b-4a11d
makes the	83 10d
makes you	84 -4b4a5g
makin	89 
making	79 -11j-7g7ad11c
making you	89 -8a-5j12c
mama	87 -9a6c8g
man	76 -17g-6b-5j6a10k13c
manage	79 -10g17i
manage without	85 -5g6a
manager	82 -16g11a15c
many	47 -32i-22a-20c-7j-4d97g
many bedrooms	83 
many certificates	89 
many claims	89 
many days	76 -6i13g
many drivers	84 
many employees	83 
many folks	89 -4a4g
many hours	84 6g
many locations	85 
many miles	72 6g
many minutes	84 
many months	80 
many more	85 
many nights	85 -5ai16g
many of	87 -4i5g
many people	79 12g
many quotes	89 
many square	83 
many times	89 8g
many units	87 
many vehicles	83 -6c14a
many weeks	85 -7c-6a16g
many years	65 -7a11g
marijuana	89 -5c7a
marital	84 -8a9c10k
marital status	84 -8a9c10k
mark	89 -7b10k
market	79 -15c4ej6g8b
market value	87 -14c8g11b
married	72 -6di-5k6a21b
married $	82 -11b-4j20a
married to	89 9a
match	78 -14c-5de4j6k9g10a
match $	89 7j
matter	85 -10b5h13a
matters	82 -5c6k7b
max	89 -9g16c
may	75 -5k7d8g
may i	80 -6j-5k-4g8cd
maybe	80 -12c8e14a
me	37 -25a-20d-17g-16c-12f-10h-8i-7e-5j152k
me $	62 -64k-7e-4d9j11b14g52a
me a	64 -24c-6j4i13g25k
me about	56 -21a-5b-4c40k
me and	84 -14a7b9k
me asking	84 -14c23g
me from	89 6a
me how	65 -13g-8a32k
me i	85 -25k6gh17j
me if	72 -16a-5b28k
me in	83 -4i16k
me know	73 -13a-9c36k
me more	87 
me off	89 5k
me recording	89 5a
me so	87 -24k-9j-4c20a21i
me that	79 -10k-7a27c
me the	59 -15g-10j-8b-6adf-5e17k45c
me those	87 -7a8k
me through	64 -18a-13c-4i54k
me to	70 -28k-11g8ej12b14a
me what	57 -21c-18g-8aj-4be11d65k
me when	85 -7a10e
me where	81 9k
me which	85 -8c13k
me who	79 -7d-5c18k
me you	87 -11a4j7b
me your	69 -20e-8g-4j12a14k15c
mean	78 -7j-4k5bh10a
mean $	87 -19c10b21a
med	83 -5g14a
med pay	83 -5g14a
medical	71 -8a7b
medical exam	83 6a
medical payments	85 5bj
medications	85 -18a22c
medicine	89 
meet	79 -13a-6j-4k4g5f6b16c
meet $	87 7f
meeting	89 
meetings	87 -8c22a
meetings $	87 -8c22a
mentioned	85 -10k-7a9c11j
menu	89 11c
mess	83 -9c-4k4b10e
message	89 8c
met	87 -7k6c12j
metal	79 6c9b
metal $	84 -4a10c
middle	79 -12a-5i5b7e19c
middle of	84 8e
might	80 -17b-4g4e6d9h10c
mileage	80 -14a6k7cg
mileage $	84 -15a9cg
miles	64 -13c-4i24g
miles $	89 6a
miles a	82 -8a11g
miles do	89 
miles each	87 4j
miles is	89 
miles one	87 -7a9g
miles to	89 8g
mill	89 -8a5i6j
mind	62 -15g-12k-10c-7d5h10b30a
mind $	74 -20a-6c4e10gh12b
mind a	89 
mind if	80 -13c-11g35a
mind me	81 -19c-9a8fj18g
mind on	89 -4c7i
mine	77 -19g-12k-5cj5bi7e29a
mine $	87 -10g-9c11b14a
minimum	79 -5c8g
minimum $	85 -5g14a
minimum or	89 -11a-5c14g
minute	79 -17j-5e19k
minute $	89 -8a16k
minutes	69 -11c-6k-4d6a14j
minutes $	80 -8a6g11j
minutes before	89 6j
mira	87 -11a22j
miss	81 -10g-7b4ai12c
missed	83 6k
missing	83 -6b11a
missus	84 -6j6b13e
mistake	85 -14a-11g30c
mobile	87 -6a-5k6b9f
mod	83 -7a-6c9g13j
mod $	87 -20c25g
model	80 -16a-6g14c15b
model $	83 -16a-5g16bc
mom	73 -5d9a
mom and	85 6a
moment	77 -10b-8j4g5k7d8a
moment $	89 -6g8d
moment or	89 -5b7a
moms	83 5j
money	60 -9j-8i-7d-4e9g11af
money $	73 -9c5k7a9d
money is	87 -6a4k5c
money or	87 -15a17b
money to	87 -29d-11g44c
monitor	89 -7k19a
monitored	87 -19a7c15d
month	55 -15j-7h-4f18g22e
month $	65 -19b-12e-7j8k10g14a
month and	87 -26e7k25c
month day	84 -40e-18a-7g70c
month for	80 -7k-6c6dj7g
month is	83 
month or	83 -9b-5g21a
month right	87 8j
month to	89 -7g-5hk27c
month what	85 -10j-8b6e7a9g
month you	87 5j
monthly	74 -14a9c11b
monthly or	82 
months	65 -12a-10g8h28b
months $	76 -15a-8gj36b
months could	89 
more	56 -16j-9g-7di-6e-4cf5a11h12k31b
more $	78 -5a17b
more about	84 -17a-4cij31k
more kids	85 -10b-8c29a
more like	82 -12c-9a8b17h
more of	81 -9a13b
more than	71 -34b-14j-7c9g54a
more the	89 -7c13b
more to	89 -8a-5d8bc
more years	87 
mornin	84 -7c-4a8e13g
morning	72 -8a-5ce8f9g
morning $	82 5d9g
mortgage	65 -13d5j6a13c
mortgage $	77 -14d-12b9a18c
mortgage and	85 6j
mortgage company	85 -5a5b
mortgagee	89 -11c15d
most	65 -14b-6i7g26c
most $	81 -14g16c
most expensive	89 -8g14c
most important	82 -4g7c
most people	81 -8b-5i5a6h10g
mostly	72 -11c-7k-6g5a21b
mother	78 -10a-5g-4b6d8c12f
mother in	89 
motorcycle	85 -7b5a8k
motorist	76 -24c9b19a
motorist $	81 -25c30a
move	67 -9b-8g-6c-4k13a18e
move $	82 -9c13a
move go	87 6i
move in	85 -10c11e
move on	89 -9i-7k-6g5h7a17e
move out	89 
moved	79 -14g-7ab9f13c14e
moved in	87 -13g-6a7j18e
moving	74 -10a-5e7i9bd
moving $	87 -6b9a
mrs	87 4a
much	45 -28i-15j-13k-7cd-6e4h6a15b63g
much $	75 -43g6h19a34b
much a	89 
much are	82 5g
much cash	85 
much comes	87 
much could	89 
much coverage	77 
much did	71 -6i19g
much do	66 -9c-5i20g
much does	79 
much gl	89 
much have	82 8g
much inventory	89 9g
much is	68 -6k-5i20g
much liability	82 
much life	79 
much of	72 -7j-6c6i25g
much stuff	89 15g
much time	85 
much umbrella	89 
much was	79 
much would	68 -8i-5a-4k23g
much you	87 
must	84 5d
must be	89 -5a6cd
mustang	87 -11b5a12i
my	56 -18j-9a-8k7b8e9i12d16f
my name	87 -6c-5d6k
my number	89 -8c11f
my own	83 -11k-4j5g6d
my wife	87 -7i12a
my wifes	89 -13a-6c4g5i12d
myself	83 5c7a
n	82 -11a-6b-5g-4k10c20j
name	52 -33j-26g-7e-6a-5h6f8b13i16k47c
name $	63 -26a-10k-8g-7e7df20c28b
name and	78 -11d-5a25k
name for	87 -10k-7c23a
name goes	89 -8c14d
name is	82 -9b-5j6d9a
name of	71 -6g-5cf-4a9k18d
name on	82 -17k-4d13c16a
name or	87 7a
name so	89 -13d16c
name the	85 -7b7a
named	74 -16b-14c7a9j10d13k
named on	84 
names	71 -4g5c7j
names $	83 -5g5c
names and	89 -14k-9c6j20d
nanny	87 5b
nationwide	89 6a
near	74 -7b9f12a
near the	85 9a
near you	87 -5b14f
nearby	80 8a
nearby $	80 8a
nearest	85 -12a-6c-5i5gj18f
neck	89 -13c5e14i
need	48 -15i-12ag-11c-10d-7j-6f9h11e68k
need $	79 
need a	72 -8g-5ci-4e15b16k
need an	80 -6c13a
need it	79 -11b-8g5j7a17e
need proof	83 -10k14a
need the	65 -30c-13g-10d-8a-7b25h40k
need this	85 5a
need to	60 -21a-12b-8i5g13e33c
need your	71 -14a-11c-5j-4g42k
needles	89 -5k15a
needs	72 -8e5ci9j
needs a	89 5c
needs proof	89 
needs the	84 
needs to	89 9a
neighbor	82 -10a-5g7b8c
neighborhood	87 -6a7eg
neighbors	82 -5c7j12a
nervous	85 -6a4c
nest	87 -7g-6j-5k9ei
net	83 -5bc16g
never	72 -14a-6k7h9i10j
new	58 -19k-4f15ci
new $	87 4g9a
new construction	89 6b
new house	87 -4j11a
new job	89 
new one	83 -7b4a8g
new place	83 -26a-17k-5b21i33c
newer	83 -4j10b
next	65 -6g5h7bc
next door	84 7a
next for	84 -7g15c
next to	83 -5c4k9f
next year	87 -10b9ah
nice	67 -8e-5j4d5a6c7i
nice and	84 -11a5b9d
nicotine	89 5a
night	67 -15b-9j-5i6e10a16f
night $	73 -6g-5j12f
nights	75 -4c6g13b
nights $	82 -8g5b10a
nights a	87 6g
no	54 -36b-20i-8d6ef7c9a49j
no $	83 -10b-4c5j12a
no car	89 -8g12c
no exam	89 -14a16b
no insurance	79 -7g10c
no judgment	89 4h
no more	89 
no problem	89 -5ag6c9e
no shame	87 -8cj-7b7f8e13g
no to	89 
nobody	72 -6b-5dek10j
nobody else	85 9j
nobodys	79 5ac
noise	85 -4k9c
noise $	87 -9a10c
non	82 -9c-8b9h12a
non smoker	89 -8b12a
none	89 
normal	80 5j
normal week	89 
north	84 -5k12a
nosy	85 -10c6k9f
not	45 -12b-6d10k21h
not $	79 -17c-8bg8i25a
not a	85 -6a9h
not counting	87 -17c7k12g
not cover	85 -7a9k
not do	83 -9c4a12h
not even	87 -5a6e8c
not go	85 -9g-7a20c
not have	77 -10c-5d23a
not here	83 -6f5a
not i	83 5i
not it	83 -6a6f11j
not let	89 -5cg10e
not like	89 -39a40c
not live	87 4d
not mind	77 -23c-11a8fj23g
not need	83 -9a-7g-5b5de15j
not not	89 -6b6a
not open	89 
not tell	87 -14k-10c15a18g
not that	87 -13g-9c-6j-5i-4h40a
not the	82 -5a10h
not there	89 -8e-6g8c10a
not to	84 -7a8e
not want	74 -32d-15c-5b6g14eh26a
not what	89 7h
not work	85 -4c6a
not you	74 -24a-8g4d27j
not your	89 
note	77 -9a15b
note $	87 -6a-4c4g6b
note on	89 6b
notes	87 11a
nothin	78 -7a-4c17j
nothing	72 -4b8i9j
nothing $	85 -4b20a
now	50 -29j-5i6ah9c19g
now $	57 -34j-16d-13i-9k-8c12a18b56g
now and	87 -19g8a21d
now are	89 -10b9g
now for	82 -16a5i12k
now i	83 -14c-8a8k13h
now is	85 -7b-5c6d8g
now it	87 
now okay	89 9a
now or	84 -10a14b
now right	84 
now tell	87 
now the	87 -9g7f9c
now what	80 -27g-7i-5e52c
nowhere	87 -16a-5g-4k4b5c15h
number	52 -17j-8abde-7i16f24g30c
number $	62 -6a-4k6f10b13c
number and	85 -26a-8g35c
number did	85 -41c47g
number for	84 -8g8k
number off	87 -9c4a7k
number on	82 -22k31g
number one	84 -11a17c
number right	89 
number start	89 -8bc16a
number that	87 -13a-4c8k14f
number to	87 -13a15c
number you	84 -17c6ak7b
numbers	69 -23f-9g-8e-7c4j11k12a23i
numbers $	81 -10g6ac
numbers on	87 -10g11c
nurse	77 -9c-7b5j9h10a
nuts	84 7g
o	79 -10c-9g-6j7b24a
oak	85 -4b4c10a
occupation	80 -7a24c
occupation $	82 -7a21c
occurrence	84 -19c9a10g
odometer	84 -8a13g
of	36 -8b-6e-4h7k9d11j14i15c
of #	79 -7e-6bg-5c5d9j12h
of $	74 -6h8k11c
of a	71 -6b9c
of an	83 -7b9a
of birth	78 -6g-5c5k16e
of building	84 -6g-5b19c
of business	87 7c
of construction	87 7c
of coverage	83 5j
of em	82 -13k-5j4d5b6a11g
of her	84 -9b4d9a
of insurance	74 -6g4d8j13e
of is	87 -6b8c
of it	66 -23k-5eg9ci16a
of life	85 -14g7c9i
of mine	89 -5k8a
of money	85 -26c26g
of pocket	82 5c
of policy	84 
of roof	84 8c
of safety	87 8c
of shape	89 
of that	68 -17a-12c-8b-5e7g8i9h23k
of the	54 -36c-16a5d6b11g12k35f
of their	89 8g
of them	76 -5a-4k7b8d
of there	89 -4c8a
of thing	87 -9c11a
of this	79 -12a4c15j
of those	68 -12d-10g-5i-4j4b8c28a
of us	87 -11a4b7h
of what	82 -32c-5g5k16b18a
of work	72 -10a-8b7c20g
of you	66 -37c-7b5k13g15a16i
of your	57 -6e-4fh6c8g9d
of yours	80 -6g-4de19c
off	52 -13g-10j-7c-5d5h8e9a15bk
off $	66 -16g-9d-6k-5bj-4h5c6e39a
off a	84 -7k-6a7b11c
off like	89 6h7e
off of	83 -12a5b13h
off or	85 -19a-5c31b
off right	89 
off site	89 -6c4g7a
off the	71 -9b11k
off to	84 9k
off what	89 -14c7a17g
off work	89 -4a6i
off your	77 -8j8d12k
offer	77 -5b7ac
offer $	85 8c
offered	89 -12a-5g5bk11c
office	65 -8g-5d4fi10b13a
office $	75 -6d-4i6f8b9a
office or	85 5c
officer	89 -7a-6f4c9d
often	73 -18i-10a-7c15d34g
often do	78 -7ag22d
often does	89 -7ci-6d25g
oh	60 -24j-21b-10g5i8c11df12ak
oh #	85 -14a-11c11d14b
oh a	87 -10b-7c-4j16a18i
oh cool	85 4a7c
oh i	87 -5ac10ef
oh nice	87 -12e-6f26c
oh no	85 -17i-8g8f23c
oh that	83 -5j15a
oh you	83 -23a-7b11fg12d
ohio	87 -10a6j9g
okay	46 -22j-20b-9k5cf6e9a11d12g18i
okay #	83 -6b19c
okay $	65 -24g-20c-6de11b25i30a
okay a	87 5d8c
okay and	73 -32c-12d-6i-5j7f19a42g
okay cool	83 -10b-5g4ac7d
okay good	87 -12g-7a22b
okay how	87 -7g-6b19i
okay i	78 -6a-5k5j6g14e
okay if	80 -8i-5ck10g15a
okay let	89 -4g13c
okay no	83 -11a-8g5b8e14c
okay or	87 -22b-13a38i
okay so	66 -37a-11i-9j-8k6c7f11h16d31g
okay that	78 -14a5i10f11e
okay there	89 -10a-7d7b17g
okay to	84 -6g20a
okay what	89 -9g-6b25c
okay with	74 -14g-9i6c9b18a
okay you	83 -18a-10c-5b7e10d19g
old	54 -31i-8b-7c9j15e40g
old $	81 -12i-7g25c
old are	77 -20i-7b37g
old enough	89 -4g4k5a
old is	69 -9e-5c-4a32g
old one	80 -6g4b6a
old policy	81 -6g5b6e
old price	89 -4c8e
old was	89 -13e-5i19g
older	77 -5g23b
older home	89 7b
older than	89 -9a-6g17b
oldest	74 -8b-7ci-5g7k11a15j
olds	76 -17i26g
olds the	80 -7i10g
on	33 -16f-14bc-5e13j15g17k18d24a
on #	87 7j
on $	62 -34a-10dj-8i-4h5e11b24k36c
on @day	82 -14b-9c25a
on a	67 -22a5bj7i8e
on and	89 -5j6c
on any	83 -4a10k
on anything	89 -6a5k
on at	87 -5c6a
on board	87 -4j10b
on each	87 -8c6g9k
on either	89 
on file	82 -8c14a
on her	82 -12ac-5k40g
on here	78 -14b-8a-5d10j24k
on him	89 -18k17c
on his	87 
on hold	89 
on it	60 -17c-14j-13b-10fi-4e8d14g51a
on my	83 -17a4b5j11h
on one	81 -5g4b8a
on or	89 -10ab-9e-4k16c24d
on paper	81 -12g-6a10bc
on speaker	89 -6k12a
on staying	87 -5f10a
on that	63 -20e-17b-16j-12c4d8i11h12a35g
on the	45 -14h-12k-11g17d21j23i
on their	87 -12a-6k9b14e
on there	67 -33k-12c-6b6d23g35a
on this	69 -11cg-9b-5i-4d5a8j11e20k
on those	85 8g
on to	84 -6a8b
on top	76 -11g-6c6a7b11j
on what	84 -27a-19k-12c8b25d32g
on with	85 9b10e
on you	64 -21b-10g7d9j13ck
on your	54 -31g-22j-10d-8c-4k5e7i12fh46a
on yours	84 -22c-9b5k31g
on yourself	83 4j
once	71 -7g6c7b
once $	87 
once you	89 
one	43 -15b-6e4i6d8f16j
one #	71 -44a-11c5i12b20j27g
one $	62 -20h-17b-4f9i44c
one and	89 -5g7k
one car	85 -6b6a
one for	82 -7c10d
one go	89 -4g7f
one how	89 6i
one in	80 4k6f
one is	84 -6a5h8j
one of	63 -21c-13k-12g-9j7d16a36b
one on	89 -21b-6j4e8a21k
one or	79 -31a-7g6i11f23b
one that	89 -9b5c8a
one thing	79 -19a-5gk33c
one times	89 -6a15j
one to	84 -10k7a8i
one way	83 -7a10g
one with	89 8b
one you	75 -7a-6g6c8k
one your	87 -10a16c
ones	65 -12c-7g-4i7b8d12k
ones $	79 -12b-8c7a22k
online	74 -12g-9b9c13a
online $	80 -4g6i
only	66 -12d-10a8k13j15b
ooh	78 -13a-4j10cg
open	65 -14j-12g-5i12b22a
open $	77 -30e-16a16b36c
open to	84 -5c13a
opening	89 -10a-6c20e
opinion	87 -8a5dh
option	89 -6a9j
or	31 -81a-64j-33e-25k-22g-10ch5d21f267b
or #	72 -46b-12j14a24g35c
or @day	85 -6a10b
or a	57 -24g-21j-8e-7b6df7k47i
or about	87 -10cd-7k-5g7b10a16e
or after	89 -7a10b
or all	84 4e6b
or am	89 -9b-4c24a
or an	84 -7d13c
or anything	71 -16c-8b5k24a
or are	65 -48a-6i-5j-4d12h59b
or been	89 7k
or better	87 -13c-11b13ag
or can	83 -9a20b
or closer	87 -9a12g
or could	87 -19a-6j11b18c
or coverage	87 -4a5b
or cremation	87 6b
or did	60 -12i-5k11b13j
or do	60 -64a-6f-5d-4j8i89b
or does	70 -54a-7d8f20c47b
or drop	85 -13a16b
or every	89 -5a13g
or for	83 -18a-5c31b
or get	85 -15b-5g6c17a
or go	84 -5b18a
or guns	89 -13b18a
or has	83 -7a-4e7j11b
or have	75 -38a43b
or home	89 -7a13b
or how	83 -8b-6c7i15a
or in	83 -14a-10g28b
or is	55 -18a-17j-16g-14i-9cd-7k4f5h91b
or just	65 -17a-8c-4k7j35b
or lease	85 -11a10b
or leave	87 -21a25b
or like	87 -9c-5bg10a15d
or metal	85 -9b11c
or missing	89 -6b-5c7i8a
or more	74 -11a-6c6g19b
or nights	89 9b
or no	82 -64b-5c4k75a
or not	78 -13b-6g5c27a
or on	82 -18a-5b8f9i12d
or one	79 -20b-9g-5j10i29a
or only	83 -6c5a8b
or or	60 -44b-9j-6h-5e5c8i9g18f36a
or out	89 6a
or over	83 -15a23b
or part	85 -22b-5a33g
or pay	87 -13a14b
or pleasure	85 4k
or rent	84 
or scuba	89 -10b10a
or sell	87 -20a21b
or should	81 -19a31b
or siding	89 5c
or somebody	82 -23b11i21a
or something	85 4b
or stay	89 11b
or still	89 -18a21b
or text	89 11b
or the	64 -16c-14a-9gj-7i-6k5f15d48b
or trampoline	89 -9b11a
or was	78 -20a-6j-5c42b
or what	85 -11g9c15i
or whole	84 
or work	89 -22a4f20b
or would	73 -25a-4k43b
or you	77 -15b9ac
or your	79 -8b12f
order	89 6b
original	80 15b
original roof	85 -7j12a
originally	81 -8b6ac7d
originally $	84 -4f7c11a
other	57 -9c-7ej-6bf14d15h16g
other agents	89 -9a7i8b
other car	84 -17b-13d-9g14a28c
other drivers	87 -7d19a
other guy	83 -7c-6b16g
other insurance	84 -7d-4g15c
other one	80 -12g-10d-7j5f34c
other policies	81 11c
other quotes	85 
other vehicle	87 
others	87 -8g11c
otherwise	87 -6a6j
ouch	85 -32g-7a10e12d25c
ought	87 -6dg8c11a
ought to	87 -6dg8c11a
our	73 -6ac7j10i
ours	85 -5g5b
out	45 -13d-9ci-8j-6h4g8e21k28a
out $	65 -40g-5e10bd42c
out a	84 -4g5k6a
out all	89 4j
out and	84 
out any	89 
out at	87 -11a4g12c
out back	81 -15a-7b24c
out for	79 -7g5c
out front	89 12c
out in	77 -20c10a16g
out like	89 -8b-5c15a
out of	59 -9g-8c-7i-5d5a6bh7j10k
out on	74 -6a6g7e10f
out or	89 -5b10a
out that	85 -7g4i
out the	79 -7dh-6a10k18c
out there	72 -23c-4f7b10k13g
out to	76 -17d-5e4c8a18g
out your	84 -12c-5a8j13i
outcome	89 7c
outfit	77 -20k-11a4f5e28c
outfit $	83 -7a-4c6ef
outside	73 -15a-7g-5f9j11b15c
outside of	87 
outside the	87 -4f4b9j
over	50 -10a-6c-5h-4i8b12j16g
over #	72 -15j33a
over $	70 -8aj-5dg5e6k9c14b
over a	74 -14j6k15a
over at	77 -15a7i16j
over in	82 -6d-4a7j8b
over it	79 -69a78g
over that	87 -5b12a
over the	70 -10c-5k5dg9a
over there	68 -14a-9c-5f9d10j12b
over to	80 -27a-6g6k16b19j
over what	89 -10c-9b10f16a
over your	87 -17b5c19a
overall	89 
overnight	80 -12b5f6e10a
overnight $	89 6f
overseas	89 -5d8f
owe	70 -26d-14a8bc29g
owe $	85 -36c36g
owe on	80 -41c43g
own	52 -22c-12j-4h4f10i11a28b
own $	70 -8k-6c-5g5f10e15a
own a	84 -12b15a
own anything	85 -10b-5c18a
own car	81 -8g20a
own cars	84 -16c7a19i
own insurance	89 
own it	85 -37a5k39b
own life	89 -6c7f
own name	87 -5c6j7b
own or	79 
own pocket	89 -8c-5j18g
own that	79 -14g-13a10k26c
own the	84 7b
own words	85 7i
own your	85 8b
owned	89 
owner	77 -5d15a
owner $	85 -12b13a
owners	80 5a
owners policy	87 
owns	77 -5a4d5b
owns it	89 
owns the	81 -4a
p	84 -10b7c8a
package	79 -8g-6a7b14c
package $	89 5a
page	69 -7g-6b-5c25k
page $	81 -5k16a
page and	87 5j
paid	64 -21c6b8ad16g
paid #	89 
paid $	87 -4b6g
paid for	81 -14g-9c29a
paid off	77 -7g4b18a
paper	77 -14g-5ad9b18c
paper or	89 -5a4k
papers	79 -9c-8a5k9df
papers $	87 
paperwork	76 5i7d
paperwork $	82 -4di12a
parent	83 -7c-6b5d14a
parent $	87 8d
parents	70 -5d4i7a
parents live	89 -8a9b
park	80 -4a8j
parked	85 
parking	87 -13g-8c6b18a
part	61 -20a-11d-8i-7e-5h-4b7g23f32c
part $	84 -39b-7a47g
part of	69 -15a-10g-8d-4e7bc29f
part time	77 -18g24b
partner	72 -16k-5g10b13c
partners	79 -7c-6e19g
parts	87 -9a-5g14i
party	83 5a
pass	79 -11e-10b5c9a13d
pass $	89 -8e9g
passed	75 -12c-6k9dg
passed $	87 -4bg15a
passed away	85 -11c-6a6d15g
passengers	83 -8b5g9a
past	72 -12g20a
past #	79 11a
patch	87 -6a
pay	51 -19c-16e-11d-5f-4h8b19i22g23a
pay #	89 
pay $	68 -45c-14d14a57g
pay a	82 -8a5g6b
pay for	68 -7bc5d9a12i
pay if	85 -11a5g6c
pay in	85 -63g-12a15b61c
pay it	85 5a
pay out	76 -9a14g
pay the	77 -28c5b7i10a13g
pay them	89 
pay you	78 -17c5a11b
pay your	78 -11d-4b6c15i
paycheck	72 -10c-5b-4k6g7f
paycheck $	81 -8c9f
payin	80 -19c4d9g12a
paying	65 -26a23g
paying $	89 -16c19g
paying for	81 -7a5k7g
paying now	85 -17c9gi
paying on	89 -5k6g
payment	72 -17a-4cd6b12g16e
payment $	78 -10a-5i-4d9g15e
payments	70 -14g-9j5ik14a
payments $	83 -9a-4g18b
payments on	84 -15a9d12b
payout	87 13g
payroll	67 -10a6d11g
payroll $	74 -28a-8d-6i-5b25g27c
pays	71 -20a-11g-5d5i6j34c
pays for	84 -8b8i10d
pays the	81 -27d-11a-5g8b39c
pays you	89 
pdf	89 -5c6f
peels	84 -11c10d
peels $	87 -11c11d
pension	79 -8a7c8b
pension $	87 -10g-7b8c12a
people	58 -6e-5f-4j18d
people $	79 -15a-5i5c6h14b
people are	81 8a
people do	89 -16c-5a8g18d
people in	89 -4c9g
people or	85 -7a11c
people over	89 
people to	89 8i
people who	89 -6a5d7k
per	75 -16c15g
per occurrence	87 -19c9a11g
percent	70 -12a-8c-5k7h24g
percent $	89 -8a10b
percent of	82 -11c-6b24g
perfect	79 -11i-6g-5j4a25c
permanent	87 -4j5b6c
permit	78 -14g4a13e
permit $	85 
person	67 -5bj-4c7k11a
person $	81 -5a7b
person or	82 -6b4a7c
person who	87 -8b-5d17a
personal	72 -15c9j11g
personal $	85 -5c14a
personal property	83 9g
pets	89 
phone	64 -5ij-4h9e11b
phone $	77 -7c-5k4g5b10a
phone number	82 -15a-12g30c
phone or	85 -8a17b
photo	85 5k
photo of	89 -15a14k
physical	79 -6g5c
pic	89 -4a11k
pick	70 -10g-7h-5e4i7c14k
pick that	89 
pick them	89 
pick up	83 -6ci-4e25a
picked	79 -11c4ah
picked up	85 -12c5h9a
picking	87 6a
pickup	84 -5a7b
picture	71 -6cj5a6fk
picture $	82 -11j15a
picture of	79 -5c5a7k
piece	87 
pill	89 -11a6b7j
pills	84 5a
pip	84 -22b28a
pipe	80 -5g12c
pipe burst	87 -6a10c
pipes	83 -12a12b
pizza	89 5c
place	54 -8b-7j7a9g13d
place $	62 -35k-15g-5a-4j20i37c
place or	84 -19a4d20b
place to	89 
place with	89 
place you	83 -20b-7g-6c7j10k18a
place yours	89 -10b16a
places	82 -11ac7g8b11d
plan	67 -8k-5b8a13j
plan $	84 -8k10j
plan to	83 -8f-4k5b11a
planned	85 
plannin	85 -5c15a
planning	75 -9b16a
planning on	84 -7b10a
planning to	80 8a
plans	71 -17a-5g5k6b25c
plans $	85 -25a36c
plans for	87 -39a42c
plans to	84 -11c16a
plant	85 -7g-5e14c
plate	78 -8g7a15c
plate number	87 -9a-6g18c
play	81 
please	72 -24a-7e-6b-5j9c20f24k
please $	73 -21a-6e-4b10k12c22f
pleasure	79 -12c-8a-5f12d19b
pleasure $	85 -5f10b
plot	87 -10b10a
plug	84 6a
plug in	87 5a
plumbin	89 -8a7j
plumbing	78 -13g5k14a
pocket	77 13g
pocket $	87 -4g6c
point	89 -5b7a
points	87 -7c-4g6a14h
policies	71 -13a-4d4k16c
policies $	81 7b10c
policies do	89 -8a4g5k
policy	49 -10i-5d5bg13e
policy $	60 -29cg-6k-5i-4j5d7h26e42a
policy and	84 
policy in	84 11a
policy is	83 -4a8j
policy number	72 -20a-13g11b29c
policy of	89 -9b11a
policy on	87 -4c5a
policy or	79 -8c-6g-4j11b17a
policy out	89 
policy pay	85 -13c17g
policy right	84 
policy that	87 -5bc6k8f
policy with	89 -7a10k
policy you	83 -11c5g7a8b
pool	68 -5b-4g5j11a
pool $	81 4b
pool or	85 -17b20a
porch	85 -6a5b9c
portable	89 
portable $	89 
position	89 9c
postal	89 -4a7c
postal code	89 -4a7c
pounds	85 4g
prefer	87 -14a-5c8j17b
premium	77 -5j5k7a9g
premium $	83 -19a7c25g
premium audit	89 -4c9k
prescriptions	85 5c
prescriptions $	87 
present	85 -9a6k9j
pressure	77 -9b5a8j10c
pressure $	89 -8b4j8c
pretty	69 -4c12a
pretty good	85 -13i-6g7e8c14a
price	61 -7i-4h8g15a
price $	72 -18a-9b-5k4cde10j17g
price a	87 -11c-8a7b11g
price is	87 -4c11a
price on	89 -11c12g
price or	85 -10a-5c19b
price you	89 -16a7k13b
primary	89 
print	89 
private	83 -9a-5c5f10b
problem	79 -7a-5g7e8c9b
problem with	87 10b
problems	82 -13c4d5a13j
problems $	84 -10c15j
product	87 -5ag5b7c
product $	89 -4a5b
products	89 -15b19c
professional	82 -7b4k7a
program	79 -13a5b11c
program $	84 -15a6k15c
progressive	84 -13a-6i6g14b
promise	85 -4j5a6g
pronounce	89 6i
proof	69 -14c-10k-7b-4i5f8a23h
proof $	83 -9k19a
proof of	79 6j
property	66 -4b5d8k10g
property $	83 -10a-5g6k11d
property coverage	89 
property manager	85 -15g14c
protect	87 -8j-5a5b10c
protected	89 -4bc10j
protecting	87 -7g5k11c
protection	79 -11a-4c7gj
pull	73 -6ag-5j-4c4h6k16e
pull it	85 -6a8b
pull the	87 -9b-5c-4g5h18e
pull up	89 -4a8k
pulled	82 -4k6a11g
pump	83 9a
pump $	85 8a
purchase	85 -10a14g
purchase price	85 -10a14g
push	84 -11b5e15a
pushed	89 -17a15b
put	54 -13c-8e-7i8f9ad12g
put a	85 5g
put away	87 -9g11c
put down	84 -15c-12a-5e11b18g
put in	75 -14g-10d4j11a12c
put it	75 -19b-8cj-5d7g8f28a
put on	75 -8a-4k4e5b
put that	84 -10a-6cj-4b7i13d
put the	85 -8e-7g-6b-5c-4j14a22d
put toward	89 -4a12g
put you	75 -10a5b10j
put your	85 6a
puttin	87 15j
putting	78 -6d-4j7e11g
putting on	89 -6d17g
quarter	84 5j
question	83 -13j-6h6dk8c9a
questions	72 10j
questions $	80 -6a16c
questions do	87 
quick	73 -8a-5j6g9k
quiet	85 -6ac-5j8e12k
quit	74 -5g13a
quit $	84 -10e-5g10c11a
quote	69 -8k10b16g
quote $	80 -13c-5b4g13a
quote you	81 -13c5b12g
quotes	81 
quotes $	85 
race	87 -7b7a
rain	85 -5b11a
rains	87 9f
rainy	85 -20c-11i5a31g
rainy day	85 -20c-11i5a31g
raise	77 -11c6g9d
raise the	87 -4a5b
raised	80 -5c10j
raised it	89 -8c5j
ran	89 -5ac7k
rate	71 -9b-8c5h12k15g
rate $	83 -8eg4k8h12a
rated	85 -12g-6c-5b13h15a
rates	79 -6a4k5j
rather	74 -8c-5a6j7k10b
rather i	82 -8c-5a5k7j10b
rating	89 -9a8b
reach	75 -9b-4c17e
reach out	87 8g
reach you	79 -10b-7g-6c23e
reaction	89 6k
read	63 -14ag-9i-4j10b11c36k
read it	89 7a
read me	67 -14a-10g-7j8b36k
readin	87 -4c11g
ready	78 -10c-5b5k24a
ready to	81 -8c-5e-4b29a
real	70 -13c-9a-7f-5i4b8e10j12g
real quick	81 -10c5e6k
really	78 -7b9i11a
rear	89 -6a13d
rear ended	89 -6a13d
reason	75 -18a-9b-8g-4de19c34h
reason $	87 -4d8h
rebuild	79 -9c7ag
rebuild $	83 -7c9g
recall	81 7b
receipts	84 -10g6c8k
recently	87 -4a7b
reckon	89 -6c9g
record	71 -21i-5g-4c21aj
record $	81 -4g11a
recorded	77 -9j-4c5k6a8b
recorded $	89 9a
recorded line	87 -10a11b
recording	83 9a
records	80 -8d-5a4f7k8e
red	87 -6b14a
redone	82 -5ac15e
redone $	89 7a
registration	85 
regular	73 -9a-7j8k17c
rely	89 
rely on	89 
remember	70 -13c-5bk7e11a12j
remember me	87 -9k19a
remodeling	87 
remodeling $	89 
renew	81 -12c-8g21e
renew $	84 -12c-8g22e
renewal	76 -9b5ac7h
renewal $	83 -21c-5a4j29e
renewed	87 
renews	89 
rent	62 -14k-11e-7j-4a6d8b35g
rent $	73 -29c-5j43g
rent from	87 -9c10d
rent out	84 -6b-4g20a
rent the	85 -5a
rental	70 -6g13b
rental $	87 -11b16a
rental car	85 
renter	89 8a
renters	75 -4b6a7k
renters insurance	87 
renting	81 5a8c
repair	83 -14g-7b-6h10j11c13a
replace	73 
replace everything	87 -4c4g
replace it	87 
replace your	89 -20g5i20c
replaced	79 -6a-5c6g8b
replaced $	89 9e
replaced the	89 -11e12g
replacement	79 -11g7ab
replacement cost	83 -10g5a8b
report	78 -5a-4b7k10h
report $	87 -5g-4k14c
report card	89 -11a15k
require	79 4c
require $	82 
requirements	89 -11a18c
requirements $	89 -11a18c
residential	89 -4a4b
rest	79 -20k-7j6a8d9c
rest $	87 -7c4i7g
restaurant	83 -5b4i
retire	80 -6a-5g8b10c
retire $	83 5ce
retired	85 7j
retirement	75 -7c-6a7f9g
retirement $	80 -9g-5b7ac
retiring	89 6a
return	83 -11b7j
revenue	83 -7a6c10g
revenue $	85 -7a6c9g
review	85 -11e12a
review $	89 
ride	77 -15a-8b-4c11f25i
ride share	89 5b
right	37 -18a-13c-11e-7h-5f6b20i52j
right $	39 -54a-15c-11g-9be-8d-6f5k14i112j
right about	89 
right around	89 -7b9f
right now	60 -44j-11i-8k5c6d11b16a35g
right there	85 -11gj27a
ring	69 -9b-6ik-5a13d24g
ring a	87 -5j13a
ring up	89 -15c-4e7d17g
ring you	89 -9e-6a-4j7g23c
river	85 -18b-7e11g26a
road	75 -8k-5j5f9a
road $	87 -8g-7b4i16c
roadside	79 -4b5a7j
roadside $	89 -6c11a
rock	89 11c
roll	89 -4b9a
roof	59 -10e-6h4k5j6dg11c
roof $	68 -20c-12i-5b5k13j30a
roof in	87 -19a-9g13c21i
roof is	85 -5aj18c
roof right	87 
roofing	85 
room	75 -12b-4ad11i19k
room $	87 -5b6d9c
roommate	84 -6bc4a17d
roommates	80 5c
roommates $	83 5a
rooms	85 12a
rooms $	89 -4g13a
rough	80 -12k-11c-6j5i7f19g
roughly	77 -15f-11a8c19g
roughly $	79 -16c-10a26g
round	83 -9c-8a5k6b10h
route	89 -7a-6c5j8h10b
run	58 -19e-10c-5k4h6a8d26g
run $	76 -25e-23k-8a10j22c28g
run a	84 
run in	87 -15c15g
run it	78 -8j-7a-6g5k9b13d
run me	85 6k
run out	85 -8a11b
run the	81 -11c-4a14g
run you	87 7c
runnin	81 -12a-8g12c13b
running	73 -13c11ag
running $	87 -5g8i
running around	87 6a
runs	75 -11j-6ac7eg11b
rush	87 -6k7e8a
s	79 -12a-4ck6b23j
safe	83 -6k17a
safe driver	89 5j
safety	70 -8a-6g5k11c
safety $	85 
safety meetings	87 -8c22a
safety program	85 -23a5k6b16c
said	62 -12a-8g-4dei6k16h22j
said $	74 -10c-9gh-4i6a35j
said you	77 -18c-7g4d8h20e
salary	77 -6a-4b5gk
salary $	85 -8a4k14g
sale	84 -11a4j5bd
sales	72 -9e-7b-5j5a21g
sales $	83 7c
sales is	83 -5g12c
salon	87 
same	62 -27b-8j-7f4e9gk23a
same age	87 -13a24g
same as	85 -8b-7f20a
same company	87 -5a7j
same one	89 -5bd16a
same thing	84 -29a5d11ck13i
sat	83 11c
sat down	85 6a
satisfied	87 10h
satisfied with	89 11a
save	77 -12g7c9a
save some	89 11a
save you	89 -9a10c
saved	80 -10c12g
saving	87 -5g-4c13a
saving for	89 -5g-4c13a
savings	75 -21a-5i9b22g
savings $	82 -15a7c9g
saw	78 -10k-5g5a7c9i
say	52 -20e-13h5j9c10k20i
say $	66 -18c-7ab39j
say about	79 -6g-5i17c
say for	89 -37g6d32c
say in	89 -7d4c7a
say it	78 -20a-16k-14g-6j14c20i27b
say on	85 -12c-4i10f13g
say so	87 -8a4j6k
say that	87 -19b-6j36a
say the	83 -11i-8a-4j4f12g16k
say what	85 -9g-6h-5ij-4c41a
say when	87 -11g-10e25c
say why	89 -15h20a
say yes	82 6h
say you	73 -14a-5eg4df6j12c
say your	87 -28j-10a5b6d31i
sayin	89 -13c-4a12d16j
saying	83 -30j-6c9a29i
says	72 -23c-13g-8a5k6f9h14b19j
says $	87 5i
scale	84 -13c-5e7i16g
scan	87 6i
scare	89 6a
scared	85 -6i7a
scares	89 
scares you	89 
scary	82 -8j-6g4e20i
schedule	83 
schedule $	89 
school	62 -21c-10a-5i-4k6d9b14f18g
school $	74 -13b-12i-7f9a11c24g
school and	87 -5b10a
school district	89 -6b9j
school is	89 8i
school or	82 -9i-6f11g14a
schooling	89 -43g-4a15k37c
score	78 -39a-4k21g30c
score $	83 -34a19c24g
scratch	87 -5a10b
scuba	83 -9b7g9a
scuba dive	89 -10b6a11g
season	81 -11a-9c4b24e
season $	87 -10ac28e
seasonal	89 
second	65 -10b-6g7j12c
second $	83 -4d5k10a
second car	83 -15a23c
second home	89 7a
second vehicle	89 -6a-5j15c
security	76 -6g8b
security system	89 8a
see	60 -12ch6j11f12e
see a	82 8e
see if	85 -5ck6g7e
see the	77 -11a-8g15i19f
see your	84 -4a5be
see yourself	83 -18a5e8g13b
seen	79 -8c5a10f
self	89 4i
self employed	89 4i
sell	67 -16c-5k7g9a17b
sell $	82 -5g7c8b
sell for	85 -23c-5k30g
sell it	89 -5a
sell the	87 -7a17b
selling	89 9e
send	64 -8g-4c6b12f
send a	87 5d
send it	82 -6a4f9b
send me	82 -11k14a
send that	89 6b
send the	79 -6a8f
send you	83 5i9a
sending	89 -5a7d
sense	77 7b
sense $	87 -5c13a
sense to	89 
sent	75 -5c-4e7ah
sent you	83 -7c9h
separate	79 4a6b
serious	87 -5c6g
serve	81 6a
serve alcohol	89 6a
service	75 -7a5i7k
service $	84 -6a5c
services	84 7a
set	66 -16i-6e8c21b
set aside	85 5ag
set on	87 -6f5j7a
set up	82 -25i-10g-9a10b37c
set you	89 5b
settle	87 -10i-9g-8a9h21c
settled	84 -15a-7c-4b6g26i
settled in	89 -21a28i
settlement	89 -9b-7c8a11g
sewer	83 -5b11a
sewer backup	84 -5b13a
shall	84 12a
shall we	87 13a
shame	87 -8cj-7b7f8e13g
shape	74 -9a-7g-6c5b22i
shape $	84 7i
shape is	85 -9c-8g21i
share	74 -11j-4d7b13a
sharing	87 -4g6a
she	55 -20c-14d-12e-9a-7f12j13g14b29i
she $	85 -11a-8i9g20j
she do	87 -9c-4g7b10a
she does	87 -10a-7c7b10k
she get	89 6a
she go	85 -20b23a
she have	85 -25c11a21g
she is	72 -7ac-6i-5b-4g13j17k
she keep	89 -8b5g9a
she take	87 -21a8b22c
shed	80 -8b4a15c
sheds	89 -26b6k11c12a
sheet	87 6j
shifts	87 -10c10b
shingle	81 -11a5c6j8b
shingle or	89 -9b9c
shingles	77 -13c20e
shingles $	87 -7c5e7a
shoot	79 -6c7k8f
shoot you	89 4b
shop	60 -14c-5k4i21f
shop #	89 -4ag5i7c
shop $	68 -9bf-7h-5g-4k6d8c9e12a
shopping	81 -13c5d9a11h
shopping around	84 -10c11a12h
shops	85 -11e-7a-5c7dk13g
short	85 
should	57 -10i-9jk13bc14f
should be	85 -16a17c
should i	63 -31c-12k-5j6g9f11a15e18b
should it	84 -14e5a19c
should know	81 -31a36c
should we	77 -8b-4g19a
show	73 -21g-16i-10c-4e8k11d30a
show up	85 -7c4a8d
show you	85 -8ci-5j12a14k
showed	84 -13g5a12c
showing	84 6cj
shows	85 6j
shut	75 -9c-6a6b16i
shut down	87 
shut the	89 8a
shutoff	87 -4a4f5j
shutters	89 -7b18a
sick	79 -6g12c
sick $	83 -5k-4g12c
side	67 -8b-5k-4e23a
side $	80 -7jk20a
side hustle	87 8g
side of	87 -8a6k9c
siding	81 -18a25b
siding $	87 6c
sign	66 -7g-6i-4d8b18e
sign $	87 -11g-4e21c
sign off	89 5k
sign up	83 -11g13e
signed	79 -16b-11c-7e6j14a17i
signed up	85 -10c-7e-5b5a20i
signs	83 
signs your	89 
silverado	89 6j
simple	87 -21a20b
since	61 -12g-11a6ce13i
since #	75 -5c9j
since $	84 -34a13b28c
since last	87 -7e-4g10a
since that	89 
since the	87 5c
since then	83 -18c-8j12e19a
since when	83 -4c13e
since you	80 -5a10j
single	77 -13a23b
single $	89 -6a9b
sink	87 -4k4a5gj
sister	74 -9g4k6c7j
sister say	87 -4g9c
sisters	84 -7c-4b5hj
sit	74 -15a-6i-5jk4c6g7h15b
sit down	84 -8a-6k9h
site	87 -6c4g7a
sits	83 -13f9j12a
sittin	85 -11j21a
sitting	73 -12g-10j-4i8b10f13c
sitting in	89 -4g12b
sitting on	89 6g
situation	85 -6g-4a5bj6i
situation $	89 -6g5j8i
size	82 -22c-10a6b30g
size of	87 -8g10k
skip	81 7b
skip it	89 -8a9b
sky	87 -8k11i
slab	81 -14c25b
sleep	73 -12a4k5j10f
sleep $	87 -6a12f
sleep at	85 8k
sleeping	84 6a
sleeps	89 
slide	89 -6b7a
slow	74 -7c10i13a
slow $	85 -4ci12a
small	79 -5j-4g5c9b
smart	81 -14b-11c6i11g17d
smoke	70 5a7c
smoke $	79 7a
smoke alarms	87 
smoke detectors	83 13c
smoker	87 -8b12a
smoking	89 -5b
snap	87 5k
snap a	89 -8a7k
snow	84 -7a4c13j
so	33 -44a-32b-24g-12i-11d-7f11e28h34k90j
so #	68 -12c-11a27j
so $	75 -8a-5b20j
so @name	81 7j
so a	74 -11a-5c21j
so about	74 5j
so are	89 -37j8b9d25a
so do	81 -11j-5gk-4b33a
so far	74 -13g-12j-5b37a
so give	76 18k
so he	79 -12a19j
so how	80 -15i-11gj-7a-6d5h12e36c
so i	62 -45a-13j-4b4c11d14i17ek
so if	78 8j
so is	81 -31j-17b-7h7c11g23a24i
so it	55 -21d-11g-7a-5i7c47j
so just	77 -10a-8c4j24k
so let	83 -7a7gk
so long	89 -10c-6g-5a23h
so much	87 -8g-6j-5c9b16h
so no	83 -8a8cj
so one	85 -8c12g
so she	80 -6k6e8j
so somebody	89 
so stop	89 12k
so tell	63 -12c-9j-7a-6d44k
so that	67 -10k-7j5d6f8a
so the	62 -25a-9g-6i13b33j
so there	66 -7a-5k22j
so they	75 -8a-7c-4i7d9g11j
so we	75 -10c-7g6j12e
so what	65 -51j-22a-10bi-5d20g30h53c
so when	84 -8j15e
so who	87 -14j-12k-5a15d21c
so would	87 -6cg-5j30a
so you	48 -21c-15k-14b-9a-6gi8h13d62j
so your	66 -22a33j
social	74 -7a-6g23c
social $	83 -16b27c
social security	83 -6g6b
soft	87 5a
softball	89 
sold	77 -11g-10e-9b9cj21i
sold it	85 -9b-5g10a11c
sold you	87 -10a-9g-5e11j17i
sole	83 -6c7b11a
solo	89 -7a18b
some	61 -19g-16a-4f4i5h10c11k16b
some $	84 -7b13a
some money	87 6a
some of	84 -12b-7c9g12a
somebody	57 -7bk-4e9i13ad
somebody $	79 -14a6d12b
somebody close	89 
somebody could	89 -6a12c
somebody else	82 -10a-4c15b
somebody in	84 
somebody or	84 
somebody to	89 8g
somebody without	89 
somebodys	87 -4a5k
someday	87 9a
someone	80 -9c19g
someplace	84 4c
someplace else	87 -5a5b
somethin	71 -4c5bf8a
something	55 -12j-10h-7i-4k5ae7g8b12d
something $	77 -13g-6i5b8c16e
something else	79 -23b5i25a
something happened	77 -8c-7g-5a5f7i13d
something happens	85 -45c6a41g
something i	89 -8h20c
something in	87 
something like	84 -21a24j
something on	89 7a
something that	87 -5a9b
something to	87 8b
something you	76 -10a20c
somewhere	72 -20c-8f-4g11a13h20b
somewhere else	81 -21c5f8a16h
son	72 6a9b
son or	89 -9a12b
sons	84 -7ck19a
soon	70 -25i-9c-8b6g11a32e
soon $	76 -27e-13i-8c6b21g28a
sorry	72 -22j-5b6i8c9g14a
sorry i	84 -8d14c
sorry to	87 -15j6d7c10a
sort	89 12c
sound	72 -15c-7f6i7k8g11a
sound $	89 4i
sound like	85 -7bf8k16a
sounds	72 -11g-9a-8i-7b-4c6k15e16j
sounds like	75 -12c-10g-8i-6b14e18j
south	84 -8a-4g18j
space	74 -7b7i
space $	81 -12a5d6e
spare	82 -16a7c13b
speak	87 6j
speaker	89 -6k12a
speaking	87 -16a-5c29j
speaking with	87 -16a-5c29j
special	84 7c
speeding	82 -5b15a
spell	75 -9aj-7c8i24k
spell that	82 -21a-10j36k
spell your	89 -11k-6c5i13a
spend	78 -15c-11i-7e-6a5b9f32g
spend a	89 -23c7i20g
spend your	87 -19i-18g-6a-5e5b9f38c
split	84 4k
split it	89 
sports	85 -4c
spot	79 -10a5b11f
spots	89 4a
spouse	70 10k
spouse $	89 
spouses	82 -11g19c
spring	77 -13a-4g5i9j15b
sprinklered	89 4a
sprinklers	79 8a
sprinklers $	87 
sprinklers in	89 4a
square	70 -6b-5a5j6c9g
square feet	75 6j
square footage	83 -5a6c9g
sr	83 -5k4g7f
sr #	83 -5k4g7f
staff	80 -9c5g6a
staff $	85 -9c7a
stand	80 -20g-16a-15f-7j-5d12b13e42c
start	64 -18f-4j8g9a13e
start $	80 -22e7b24c
start it	89 -20a21b
start the	87 -15c-8g7i18e
start to	89 -22f-6c-4a33g
start with	79 -15b-7e-5c5k29a
started	72 -8i-6j9a14g
started $	84 -17i-5g8a23c
started it	89 
starting	83 11b
starts	84 -11a-5e10k14f
starts with	87 -11a14f
state	64 -12d-8c-5e10ab11f
state $	87 -11a14c
state farm	82 -9d12a
state is	89 4c
state minimum	83 -5g11a
statement	82 4b
station	83 -11a-8c-4i14f18g
station $	84 -11a-8c-4i15f17g
status	83 -9a-5b9k16c
stay	64 -6c-5ei8b13f
stay $	85 -5a9f
stay at	89 -10a4j5g6b
stay closed	89 5g
stay in	82 -9g-7a20b
stay there	84 -5a6g
stay with	84 -4b
stayin	87 -10a8b10c
staying	72 -6f20a
staying put	89 -5a8b
staying with	84 -6b7c
stays	89 
step	79 -7c-5k8de
step in	89 
steps	80 -5c11a
steps and	89 -9a9c
still	55 -14c-13k-8b-6dh7f13i18a23j
still #	87 -10g-7j-5c28a
still a	89 -10b10e
still good	84 -14a17j
still in	87 -13a18b
still living	87 -5i16a
still on	87 -19a21j
still owe	80 -11c-6a22g
still the	87 
still there	89 -7j5a7b
still with	84 -8b-5j-4d30a
stock	80 -5b15g
stop	75 -8c-6a10e15k
stop at	89 10a
stop me	85 -7a18k
stopped	83 -6a6i11c
stopping	85 12h
stopping you	87 -9c12h
storage	75 -5bg9a10c
storage $	87 -5g4c9a
storage unit	84 7a
store	71 -13b-4cik4f24a
store $	85 -7a6f7c
store or	87 -8b10a
stored	87 9c
storefront	89 -10a12b
stories	87 5c
storm	79 -5gk-4be4i11ac
storms	85 -12a-6g7i11c
story	77 -8a-7f-6h5j9b17k
story or	89 -6a11b
stove	77 4d7a
stove $	84 
stove in	87 7a
straight	74 -4j6ek10b
straight $	89 7j
straight with	87 -15a10k12b
street	65 -7eg-6a-4k6b7i8f10c
street $	74 -19a-6g7c29f
street address	83 -21f27c
street and	89 
street or	89 -7a11b
strip	87 5b
stroke	85 -7c6a
structure	89 8j
stucco	87 11b
stucco $	89 14b
stuck	82 -4j5a7d
student	74 -7b6j12c
student $	87 -5j20a
student loans	81 -11c11gj
stuff	61 -14a-4bf4c9i19k
stuff $	75 -23b-6c9k28a
stuff at	89 -8a-6b-5j-4g5k24c
stuff in	85 -17c20i
stuff is	87 -4bc5ah7d
stuff worth	89 -16c17g
stylists	89 -5a4j
sub	83 4a
subaru	89 9h
subcontractors	82 -4i
subs	69 -5d-4a13g
subs $	77 -22a8b21g
such	89 5b
such $	89 5b
sudden	89 -5e5a
sued	82 -5a11g
sued you	87 -5ac14g
sugar	84 -11a7bc
summer	82 8b
summer $	87 -12b16a
sump	80 9a
sump pump	83 9a
supper	89 -4a11g
supplier	80 -5c13d
supplier $	87 -8c17d
suppliers	81 -5d6b
suppliers $	84 -5d8a
supplies	89 -17f5d19c
supply	89 -5c10h
sure	77 -5cg-4b7a11i
surprise	89 -5g5ik
surrender	87 -10g-7a20c
surrender value	87 -10g-7a20c
survive	87 -8c4a9g
suspended	84 -6b9c
suv	89 
sweet	83 -5g5a11c
swim	89 -12a-8b6f18c
swimming	87 6k
swimming pool	89 
swing	83 -27c9b10i14g
swing by	89 -10g12i
switch	78 -12g-5j4b8f9c
switch $	82 -10g9a11c
switching	87 -5c6ah
switching $	89 -4c9a
system	71 -6b7c10k
system $	75 -12c-5j-4g11k22a
t	87 -35a35j
table	78 -15a5b7d13g
take	53 -7cfi-5ae10k13d15b
take $	77 -19a-6j7g18d
take a	76 -11c6b8k10a
take cards	87 -6c13a
take care	77 -6c10d
take for	89 -6a6g
take it	74 -29a-13g-7c11di28j
take on	89 -23g24c
take out	85 5a
take the	77 -19c-10d12b19h
take to	77 -8c18g
take you	83 -11a-6i-4c6d22g
take your	84 -5a11b
taken	87 10a
takes	76 -4c4k
taking	82 5d
talk	68 -8g8ac
talk $	81 -5bg14c
talk right	89 5a
talk to	85 -6k4d9a
talked	74 -13g-12c-5e5j6d10a17i
talked about	84 -17c26a
talked to	85 -6g10c
talkin	85 -23c-6j-4g8b9k21f
talking	69 -12k-4j9d13g
talking $	85 -8dg-5i-4k6h9e16c
talking about	84 -25c-7b9a11i18g
talking to	83 7a
tall	80 -26i-5a6b30g
tall are	84 -10i11g
tape	85 -10c18a
tax	83 -11b5j
tax return	89 -11b4cg5j
taxes	84 -9a6b
teachers	89 -8c7i
team	82 7k
teen	85 6g7c
teenager	85 -8a11d
teenagers	85 -10cd6b9a10g
teens	89 
telematics	85 7h
tell	44 -21g-16b-12i-8j-5e-4df7a76k
tell me	45 -43a-14g-12b-7i-6ce-5h-4j113k
tell you	68 -42k-21g-8b-7i-5j11h13c59a
tenant	85 -5b5k
term	69 -15c-12a-5f-4i4k6j16b17g
term $	89 -18a25b
term or	81 8b
terrible	89 7c
test	84 
tests	89 
texas	89 
text	71 -15c-7k16b17a
text $	87 11b
text me	85 -5k-4c16a
text or	89 -10c15b
text you	85 -5b7a
than	62 -7j-6k-5i-4c7h21a
than #	74 -17j-12b-11c4f10h37a
than a	83 -5a10c
than that	89 -9b-5c7a9g
than the	85 -8g5j7b
than you	82 -17a-6g23b
thanks	85 -5k5ce6i
thanks for	85 -5k5ce6i
thanksgiving	87 -7a6c9b
that	29 -24c-8dg6k10a14h64j
that #	85 -7c-6b6gk8a
that $	52 -23g-13b-8d-7i5f12e13a14h18j
that @name	87 -8b-7ae9i18c
that a	67 -12j-10e-7g36b
that about	82 9j
that accident	89 5b
that address	80 -5c-4b7ad
that all	79 -17b5e10a11j
that an	89 -4ij13a
that and	87 -4a4f12c
that be	82 -8j-5g4e10d
that bugs	89 -12c-5i10b14h
that building	89 
that came	89 5k
that car	74 -16c-5j-4b9d23g
that claim	73 -11j-8e-5i-4bk5h7g11a15c
that clear	87 -4j9a
that commercial	89 -7a10d
that company	79 -15c-9g-4j7e9h15i
that correct	79 7j
that could	84 8a
that coverage	87 
that did	82 -17a-8g10i12b
that do	80 -16g24c
that does	89 5k
that down	84 -11a5c13j
that everything	87 12a
that for	77 -12g-6a20c
that from	85 -8b11a
that go	89 6e
that goes	89 
that got	81 -9g6a8c
that group	89 -4g8c
that had	89 -8j8d
that happen	85 -8c-5e4i9g
that happened	85 4b
that has	89 -8b13a
that home	87 -9b10a
that house	83 -14a-12c-4k13h25g
that how	74 -28g-26i16a57j
that i	79 -31a-13j-9g-6i16c18b30k
that in	83 -8b-7a6i7j14c
that is	48 -41c-29b-7e-6f-5i-4a6d28g70j
that it	77 -25a33j
that job	78 -12a-5b-4e29g
that just	89 5c
that kind	84 -11c7g12a
that last	83 -15a-9g-5c10e12bi
that life	87 -9a8g
that like	87 -31c-6g45i
that little	84 -8a5b9c
that loss	80 -9e6c7g
that make	84 
that makes	85 -6c5f6a
that new	89 -5c12g
that off	89 -16a5k10b
that okay	82 4j5a
that old	79 -8c-5j6e21a
that on	83 -12a-5b7c11d
that one	68 -11a-7j7h9f11b
that or	89 4a
that out	83 -7g-6a-5k5c6b7d
that page	89 11k
that place	82 -14a-5j-4k6de18b
that policy	70 -14ck-8j6d9a10e16g
that premium	89 -6g-4c6a9k
that price	87 5g
that right	51 -7c-6a26i
that roof	84 5b
that same	85 
that so	75 4h7j
that somebody	89 -6a12c
that sound	79 -9g-7c17i
that sounds	87 -12g17e
that still	77 -4b7e11j
that that	79 -7j-6g18a
that the	69 -28b-10g-7k-4d14a47j
that they	87 -14a5e14b
that to	87 6a
that truck	83 7a
that up	89 
that vehicle	89 
that was	77 -22g-9k-7e-6a7i42c
that we	89 -9j9c
that what	63 -29c-24a-22g-13k-5ei-4b5f106j
that when	89 8e
that who	85 -6a15j
that whole	84 
that will	89 
that with	79 -19b-8d-5j5a12c26i
that would	83 
that you	67 -24g-21j-17b-10e5fk9a10i45c
that your	71 -21b-16g-10i23a35j
the	22 -13g4b5c11d14ek15h16f22j
the #	64 -34c-14a18j38b
the @name	77 -13g-5j25a
the account	81 -7g4b8c
the address	85 -28k-9a50c
the adjuster	83 -5b-4g8i
the age	89 -24c7k23g
the amount	87 -4a11j
the apartment	73 -7b-6d5g6c7j
the app	79 -6c-5b9a13i
the at	89 -13g6f10c
the audit	76 -16g-12a5c24b
the auditor	89 -5g5c
the auto	77 -9a-6g8c9j
the baby	78 -5d6i7a
the babys	85 
the back	87 -4i7g
the balance	89 -15g16c
the bank	72 -5g5df
the bar	89 -12d16a
the basement	74 -12a-5g13c14b
the beneficiary	82 -9g7c11d
the best	72 -6g9h10a
the big	78 -25a-5g8k23b
the bills	77 -7g6ab
the books	87 -7c-5d5a7b
the boss	89 -5b5e10a
the both	89 -7a6k
the bottom	89 6c
the break	89 -10a13c
the building	69 -26c-6a-5i5b30g
the business	59 -23i-14b-12a-6ek-4f5dg8h19j35c
the call	84 
the car	62 -30g-29d-10a4e9f13i17b32c
the card	79 -13k-8a-6j11c21i
the cars	76 -24k8i21g
the cash	84 -7g-6a4c5i6b
the cert	89 
the certificate	78 -5k4d
the check	83 -19d-6i-4b7k10g21c
the children	87 
the chimney	85 -7b6d
the church	89 7f
the city	87 -12b16a
the claim	75 -11i-8g-5e26c
the client	89 
the closing	82 -7c-6b5e7k8a
the cloud	89 
the coast	89 4g
the collision	89 -11c-6b5j16g
the comp	83 -13c-10b11a23g
the company	62 -17g-5a4b11e
the companys	83 -9c-5h5k6b10j
the complex	89 -8c25d
the computer	87 -5ag-4c4b10e
the contract	77 -12g-5a9f18c
the cost	89 -6a-5i5k10b
the country	83 -5g19f
the county	83 -10b-9c-5fg13d18a
the coverage	79 -16a-5c-4g4k9j11b
the credit	81 8j
the creek	89 -36g37i
the damage	83 12g
the dash	84 -7k9g
the date	84 -25c-5a5bk25e
the day	77 -38c-9g-6b-5k5a17h35e
the dealer	89 -6a12d
the dec	84 
the decision	89 
the declarations	87 -6k9a
the deductible	80 -17c5h8ab9i
the difference	89 -9c9g
the divorce	89 -5b6a
the dmv	87 -6ac6ef11d
the doctor	83 -15g8k15i
the dollar	89 -4j6g
the door	83 -16a6g7e13f
the doors	85 
the drivers	81 -9a4f6c
the driveway	83 -10b-5g-4a7k9c10f
the dwelling	87 -30g5b27c
the easiest	89 -12b-5c24i
the electrical	83 -5j-4i8a9g
the end	77 -13b-10c8g21a
the equipment	84 -12a5e15b
the fall	84 -6a-5c6j11b
the family	74 -7b-6g8a10c
the fifth	89 5b
the file	87 -7c10a
the fire	79 6c
the fireplace	89 -5a4b5c
the first	70 -10g-8ce-5j7i22a
the floor	87 
the form	75 -21c-8h-6j16b30k
the front	79 -20b-4c8k17a
the full	79 -16f-7j4a6b8k12c
the funeral	80 -10a4i5c7d
the furnace	80 -12g-5b4j11i
the garage	80 -9b6k11a
the gc	85 -9g10c
the general	84 -26g6b25c
the grandkids	89 6a
the ground	84 -12a4g16b
the group	89 -13c-6a8b13g
the guy	85 -10g-9e-6b7c19d
the heat	89 -5a5b6k
the holidays	89 -11b-9f-5c33a
the home	65 -37a-23g-12i4f9j10e13k20c22b
the hospital	74 -5b9j
the house	51 -23g-11e-7h-5f8c16i19ad
the household	81 -19c15g
the id	85 -7e13c
the increase	82 -7g-6k-5a5e18c
the inspector	87 
the insurance	68 -31c-12b-4j5ai10k16d21g
the jeep	89 
the job	69 -13a-7c-4g4k5f7b10j
the keys	79 -7a-4b4d7e
the kids	63 -9g-7d5j6a14c
the kitchen	75 -11b8c11i
the knot	89 -17b8e16j
the lake	83 -9a7b
the landlord	75 -16c-8a5k7g8j11d
the last	61 -34c5b6g7de21a
the lease	67 -14d-12c-5k6j38a
the legal	87 8k
the lender	82 -5g
the letter	83 -6b-4g6a12c
the liability	83 -6a8b
the license	87 -5b17c
the life	79 -8b6cf
the limits	85 -21g5k23c
the line	80 -5k5d12g
the list	89 -7bg15c
the little	75 -5c4g7j
the loan	79 -6a6f
the long	89 -12a14f
the lot	84 6k
the lower	89 -9a9b
the lucky	89 -5d9c
the mail	84 6c
the main	82 -5c
the market	84 -13c4e5aj
the menu	89 11c
the middle	81 8e12b
the moment	81 -13b-6j4g7d13a
the money	74 -6a4b12f
the month	78 -9c-7j-6b-5g17k22e
the morning	87 -11c-8i-5a30g
the mortgage	73 -15d5j6c14g
the most	78 -16a9c15g
the move	85 6i
the name	70 -21c-7g-5f4a8e20k
the nearest	87 -6a-5i6g7j
the neighbors	87 -5c5j10a
the new	69 -14k-8b-7a-5c6h15g17i
the next	78 -11f-8g-5e5a6i14c
the note	89 -4c4g
the number	72 -24a9f18c
the numbers	89 -11g6b14c
the odometer	84 -8a13g
the office	72 -6d19b
the old	69 -13b-8g-4k5j27a
the oldest	84 4a
the on	87 5e
the one	64 -12a-4g16j20c
the only	81 -15a5c7bj
the original	83 -7j8b
the other	65 -24c-16b-10d-7e12a13h41g
the outside	85 4c
the owner	84 -13b7c13a
the owners	89 -5b7a
the package	89 7a
the paper	89 6c
the paperwork	79 -4d4b
the past	83 8a
the payment	84 -14c-6ag6b19e
the payments	84 -15b9a11i
the payout	89 13g
the payroll	84 -55c-8b4d9a53g
the pdf	89 -5c6f
the people	89 -16a10bd
the person	89 -9b12a
the phone	71 -20c-5j5e13a18g
the pickup	89 5b
the picture	87 -11j14a
the place	65 -24b-23e-20c4d32g36a
the plan	79 -7b-5g7j13c
the plant	85 -7g-5e14c
the plate	87 -18c-5b32a
the pleasure	89 -7c16d
the plumbing	87 -5c5k6a
the policy	65 -17a-13g-10i-8k-5e11d22b25c
the pool	89 -4b5a7i
the premium	89 -27c5a29g
the price	72 -12j-7c-5i4k30a
the proof	83 -34c-7b6f34h
the property	74 -22g-7b8dk21c
the quote	82 -15k16g
the rate	81 -18c-15a-10b7k8e37g
the rates	89 11j
the reason	87 -4bc15h
the registration	89 
the regular	89 -7a8k
the renewal	84 -9b-7c4j20a
the rent	83 -8c12g
the rental	89 6d
the repair	87 -8g-6a18c
the rest	82 -21k-6gj7d9a17c
the restaurant	89 4i
the right	84 -13g-10j5c7b9i
the river	89 -10b14g
the road	79 -8c5g13a
the roof	66 -14a-9e-5b7k15d18j
the safe	89 -6a5j
the sale	89 5j
the same	65 -32b-9j-6f4d6e12c13g21a
the scale	87 -14c-5e19g
the school	87 -6b12j
the second	79 -32a4j35c
the service	87 -7a7i
the settlement	89 -9b-7c8a11g
the shop	64 -19a-9g4d5j9e15b
the size	87 -8g10k
the south	89 -17a19j
the space	87 -8a7be
the spring	85 -8a11b
the square	89 -36g34c
the state	73 -19c-5g4k6a19f
the store	79 -7b4c5a
the story	87 -7f-5a26k
the street	75 -6c-5e8b9a
the stuff	82 7j
the subs	89 -4a6c
the summer	89 
the surrender	89 -44g44c
the system	87 -11a13c
the table	87 -5a9d
the tax	87 -7g-5b5ej
the the	67 -10b-7de-5c5j6g9k13f
the thing	83 12c
the things	89 -11a-4i6g13j
the time	81 -8c-7b4j10h
the title	81 -11c6g8d
the top	77 -5j-4c6k8a
the total	85 -9c-7e26g
the truck	74 -19b5j14d
the trucks	87 -10c9a
the umbrella	89 -18a4k21b
the uninsured	85 -6a7j
the upstairs	87 5f
the van	85 -9a5b6d7h
the vans	89 -5c4i5a
the vehicle	84 -7c-5b4k10a
the vin	72 -12a-8j22c
the water	71 -12i-5j5g14f
the way	72 -13j-5g30c
the weather	84 -5g5i6c
the website	87 -13j-6h10a13b
the week	85 -5g-4a9h
the weekend	87 -6a8c
the what	83 -25c5i6f7b11h
the wheel	78 -7a-4c15d
the whole	71 -12b-9i-8c4j10gk11a
the windshield	87 6k
the winter	84 11a
the wiring	83 -8j-7a4k16e
the work	82 -14c-7e-6d5b6a19g
the worst	80 -9a-6i7h12c
the yard	78 -7c14a
the year	75 -7c-4j7ek
the zip	79 -17j5a20k
theft	84 -5g6a8b
their	61 -14c-8b4e7h18g
their excuse	89 -18g6h21c
their own	73 -5k5a12e
their price	89 -10a-5b9c14g
theirs	87 -5c5b9h
them	53 -14e-12a-6j-5k6bcg7d9i14h
them $	60 -12h-10k-9e-8b-5j5a10i13g27c
them in	89 6h
them on	87 5b7k
them or	89 -13c-8a4b18h
them right	89 5j
them so	87 -6c-4g10h
then	63 -13b-11k-10h-5f-4d7j20c24a
then $	76 -28c-10hj10k17g26a
then it	85 
then what	79 -25k-15g-6e-5a54c
then you	89 9j
there	38 -17f-9j-8bde6i7g8k23c34a
there $	51 -23f-22g-7k5bh6e15i17c18a
there a	56 -29b-9cj-6f7h9d22ag
there an	83 -18b23a
there and	80 -31c-7i16d31a
there another	89 -16a19b
there any	78 -10a13c
there anything	76 -7k-5c7a12b
there are	89 -6b-5k13a
there by	87 -8a5g7f
there for	84 -10c4b15a
there i	89 -4a5k
there in	78 -7b4a6c
there is	58 -9bh-8ij-5f6g11c22k
there like	83 -9c-8b5k8a12g
there more	89 4a
there on	84 -8e-5j17c
there or	73 -24a-6i-5g5f36b
there right	89 
there so	89 -7c6a10h
there somebody	85 -13a5b20d
there something	78 -11a20c
there sprinklers	85 5a
there was	82 -9a-7c6k7f10j
there what	80 -15a7f10g14c
there when	89 -5a5d
there with	79 -8b-6c-5j4di17a
these	63 -7j-4c10a13i
these days	67 -10c6g13i
these things	89 5i
these years	89 -6g12c
they	43 -13c-8i-7a-5jk7h8f15bg17d
they $	83 
they are	75 -19c-4k6a9h16g
they be	85 
they been	89 -15g17i
they charge	85 
they cut	87 -5i4a5b7g
they did	85 -19b-5i10g18a
they do	75 -10g-7i-4j7d8a11c
they ever	87 -12g-7a24c
they gave	85 -5a6k
they get	84 -13c8a12g
they give	75 -5c4h15g
they go	87 -18i6b17g
they got	85 -10g5a12c
they hand	89 -13c-5a17g
they handle	89 7k
they have	74 -10b-7d5c6j11a
they in	89 -8b14c
they let	87 -5b7h11a
they need	85 -8c10g
they pay	72 -8c20b
they put	82 -5b12d
they quote	85 -9c11g
they raise	89 
they say	77 -20h-8g7bj22c
they sell	89 7c
they take	81 -10a-4b22d
they tell	81 -11g-5k7a13c
they treat	80 -10j-8c-6g6b24i
they want	83 -17c-5a5b14g
they were	87 -14a4i7b9j
they will	80 -16a-5g5d18c
they would	83 -15a4j7b11g
thing	59 -45a-14g-5f10h16b41c
thing $	73 -5k-4c5j11h
thing about	79 -5g-4k21c
thing or	83 -10e-9i27b
thing that	89 12c
thing you	81 5j6c
things	66 -19g-5c-4a6b17i19j
things $	81 8b
things are	89 -4i4k
things in	89 7g
think	59 -14j-8c-5d6f8h26i
think #	87 -7g6c10a
think $	74 -13g-9c-5e-4k4a37i
think about	78 -15g-4k32c
think it	84 -14c22g
think that	85 
think you	77 -9c-7i-5h5b8e15g
thinkin	84 6b
thinking	69 -12c-9b-5i4a9g19h
thinking about	77 -10g-9b-7h17a19c
thinking of	81 -7a7e10g
thinks	87 4j
thinks it	89 6j
third	81 4j6i
this	45 -11b-10i5g10a26d
this $	61 -14g-6j-4h5c6e9k18a
this a	81 12b
this afternoon	87 -9c11g
this by	87 
this call	79 -8i-6ag-4d8h25c
this is	82 -13c-4g21j
this line	89 -6j4ac
this month	85 -13b-10e-5h7c31a
this morning	85 5d6c
this off	85 -6c-5ij6h15g
this on	84 -10b-4g9ah
this one	81 -13a5c14k
this ones	87 -7a6k
this over	85 -11c11f
this so	89 7a
this summer	89 
this the	87 -19c10h14a
this thing	89 
this week	81 -9ag-7c7e8dh10b
this what	85 -9e-7b-5a9g21c
this year	74 -17c-13e-12k6i15a29g
this your	81 -8d18a
those	56 -17f-7c-5b4h11e20i
those #	79 -10a-8d-6h-5j-4i6gk25c
those $	81 -15b-8c-7j7d11g17a
those are	83 -10h22j
those guys	85 7eg
those old	87 -16a4c8e10b
thought	77 -21d-15c5h14g21a
thought about	79 -12c5h14g
through	53 -19g-12e-6h5c7j10df17k
through $	83 -8bg-7i-6d10c24f
through a	83 -4c10a
through all	89 -12a-7g8i15c
through escrow	89 -11c-5g8a16d
through how	87 -8i-4a7k12g
through it	82 -11a6i11b
through that	80 5k7a
through the	71 -9c5fi6j
through what	75 -11c20k
through work	81 -6g5bc10a
through your	71 -16g-4ef5b23c
throw	87 -20c12g13k
ticket	79 -8a7b
ticket $	87 
tickets	77 -8c5aj
tickets $	81 6j
tie	89 4a7e
tied	89 -8b19j
tight	89 -5c5b7a
til	82 -7g4e6h
tile	87 -6j-4g5c13b
tile $	89 -10a-4j6c18b
till	71 -11a-7dk-6ij5bc7f21e
till the	82 -5a5c
time	53 -13b-11i-9j-8a-6f4h11g39e
time $	65 -18i-16g11b12h17a
time and	84 -6e9k
time do	83 -28c-13g-4a49e
time does	89 -10c-5a16e
time for	85 6d
time or	79 -10b-5e27g
time right	89 
time so	89 -5e5c
time to	85 -35c-7g-5d17a36e
time what	89 -11a-10c-7e4h27g
time you	75 -11c4g6e8k
time your	89 -5g4e9b
timers	89 -5k4b
times	77 -9a9gj
times your	87 -6a10j
tip	85 -11g18c
title	77 -4c5j7d
title $	85 -5g5d
titled	89 
titled to	89 
to	31 -15j-10a11f13b17k18cg
to #	73 -11a-5g-4j8i16b
to $	67 -28c-13a-9e-6b18d20g22f
to @day	89 -7a
to @month	87 
to a	74 -13g-12a6e13c16b
to add	89 -18c-4b28a
to ask	70 -10c-8b6f10k11e
to be	61 -15a-9ik-5e9g12d15c17j
to build	84 6g
to buy	79 -5b-4c14g
to call	78 -16b-9k-8d-6j5c13e28a
to carry	89 6g
to change	89 
to check	87 -6a12d
to close	87 -14g8a13c
to college	80 -18a-4g31c
to come	79 -7b-4k6i15f
to compare	87 -11c12d
to cover	87 7a
to do	66 -9i-7j-6g11e15c
to drive	75 -21a-8dg-7b8c34i
to drop	89 8a
to each	87 -9g13c
to earn	89 -10g-5k6b14c
to every	89 -13g7d12f
to expand	89 -6c7a
to file	87 -11a7c9b
to for	87 -5ag5d10h
to get	64 -19j-15a-12e10f14g26i
to give	85 -4d10b
to go	66 -16bk-13f-6g-5ei15c57a
to have	74 -12a-6g-4c7k8j14e
to hear	75 -17i-16j-6b-5g-4f4d6c42k
to hire	85 -7c12a
to it	80 -7ag6h19c
to keep	72 -10ac11j19b
to know	63 -29a-12b-5de-4g22c39k
to last	89 -7c10g
to leave	72 6a7e
to list	79 -19k9d17c
to live	85 6a
to look	79 -5gh6d10c
to lose	89 -6g6d9c
to make	78 -9c-5k7ai10h
to me	74 -15c-4g5k9aj
to move	77 -9c-7g-6i9a12e
to my	87 -7k5c11e
to need	85 9k
to pass	85 -14e-10b-5g4f6c10a15d
to pay	69 -13c-6e8ai12b
to pick	87 -6a10c
to price	89 -8a-5g7b12j
to protect	89 -8j-5a6b11c
to pull	89 7k
to put	70 -9c-4i7b9a
to quote	89 -12a21b
to reach	81 -10b-6cg24e
to read	85 -12i6b15c
to rebuild	81 -7c9g
to record	89 6j
to replace	77 4g
to run	75 -25e-17a-7j8k9c37g
to save	82 
to say	77 -8g17a
to school	81 -16a-7c4i5b19f
to see	77 -7a-6c4b14e
to sell	84 -6c9a
to send	82 -6ag8b
to show	89 9a
to sign	80 -5j19a
to sit	89 -6k-4a10h
to somebody	89 4b
to spend	87 -33c-5a6b35g
to start	79 -6c-5g5k10e
to stay	79 
to take	79 -4k8d11a
to talk	85 -10b-8k-4g28a
to tell	87 -4i11a
to that	77 -5cgj5a7f9b
to the	58 -21g-7d4b9j15i
to them	89 
to think	87 5c
to this	82 -9e-4j4a7c8h
to to	77 -15c-12a5i7e10b12g
to travel	89 
to us	84 -6g12c
to use	83 5b
to walk	85 5c6b
to what	85 -18c5k7b9g
to when	85 -30a-12e-5g14k18d20c
to work	67 -14a6g16f
to you	60 -9g-4c4h5f9a
to your	65 -12a-7h-6e-5i4bf23c
tobacco	79 -9b11a
tobacco $	84 -8b11a
today	58 -10k-6h6d7i11g
today $	62 -21g-15k-12h-11j-8b5f7d14i20a24c
today is	89 -4a6j
today or	85 -9a5k7b
today right	89 
today what	89 -22c30g
together	75 -8b-5a-4g6e9j10f
together $	80 -13b-5k-4g7ef8j
told	71 -14c13g15j
told me	87 -8a12j
told you	74 -13c7j10g
tomorrow	69 -7d-6b6j8g9e
tomorrow $	79 -28a9i12c15g
tomorrow what	85 7g
tonight	79 -20a10j17c
too	61 -19k-6g-5h4b6f24a
too $	67 -7k-5c-4dh7i21b
too much	83 -33g11b24a
too or	85 -42b46a
took	75 -11g-6c5hi6k8j
tools	71 -14b-5a26g
tools $	87 -30c-5a37g
tools or	87 -13b-8a28c
top	67 -10g-5d12j13c
top $	89 -8c-5bg14j
top of	72 -4g4k6b8a
tornadoes	87 7c
total	73 -7e4d5k6g
totally	87 -7j-4c14h
touch	82 -7ag11d
tow	89 -9k-4b16a
toward	87 -10a5b12g
toward this	89 -4a12g
towing	81 -5c14b
town	73 -9g-7d5c8k14f
town $	84 -7f-6d6a17c
track	89 -7b5a7g
tracker	89 -12c-10a10b14h
tracking	89 -12c14h
trade	79 -10c-9a8b11e
trade $	89 -12c14e
traffic	85 -5b4g10a
train	87 -7a5b
training	80 -9a-5bg21c
trampoline	75 -12b16a
trampoline $	81 -8b8a
travel	81 -5c6g
treat	77 -12j-7cg13b20i
treat you	77 -12j-7cg13b20i
treated	81 
treated for	84 
treatin	89 11i
treating	82 -5a7b
treating you	82 -5a7b
treatment	89 4d
treatments	85 4k
tree	84 -13b4a18j
trees	79 -13i5k6g10c
trees near	89 7a
tried	89 -12c11d
trip	84 7j
trip to	89 8j
trips	89 -7c8a
trouble	72 -8b-6c6k10a
trouble $	87 5a
trouble with	87 -8a7j9b
truck	65 -10b-7c9d11a
truck $	77 -7b-4g19a
truck for	89 5b
truck is	87 
trucks	75 -10a-5b4g18c
trucks $	84 -27a30c
true	85 -6g8c
true for	89 -4g6c
trust	73 -10a-5c6b9h
trust $	81 4c5d
try	80 -21c7a22e
try you	89 -23c24e
tub	80 -6b5a
tube	89 8a
tuition	85 -5ac18g
turn	74 -13e-5j5c6b10a
turn #	89 6a
turned	71 -7c7d
turned down	80 -5g8a
turned in	89 6b
turns	87 6a
turns #	87 6a
tv	89 11c
twice	80 -11a-5g4d13b
twice a	89 6b
twins	89 
type	72 -9g-5a14c17k
type of	78 -9b-4g8k14c
typed	87 -19k9a13j
typical	87 8g
uber	80 7a
uber or	87 7a
ugh	80 -13a-8c-7j5eg7h18i
ugly	84 4a6f
umbrella	62 -10g-4i8h11b
umbrella $	72 -8c-6g5h21a
umbrella on	89 6j
umbrella over	83 -7c11a
umbrella policy	83 -15a-4h28c
uncle	83 -6d5c
under	60 -15j-7d-5eh-4i10f14g17a
under #	72 -17g-13j-6c6f11b28a
under $	83 -10b-6a-4j22g
under a	81 6j
under one	89 -21c-9a10b28g
under that	87 
under the	81 5ac
under your	81 -10c-6bd11f12a
underinsured	87 -9a13g
understand	79 -10c-9a8hk17j
underwriter	89 7d
underwriters	89 -8c11a
unhappy	85 -8a11c
unhappy with	85 -8a11c
uninsured	73 -22g5j10b15c
uninsured motorist	76 -24c9b19a
union	82 6j
unit	75 -11c5g8a
unit $	82 -9c6g7a
units	85 
universal	89 -5j14b
until	89 -5a4e
up	43 -10c-5b9h11e19f
up $	58 -30a-20g-9j-7i-6b4k7f9h20e38c
up a	84 -13g8c12b
up after	89 -5a5di
up and	77 -7c9a13e
up around	89 -7b7af
up at	79 -5be-4j4k7a9d
up for	73 -6di5a10g
up front	89 8a
up if	89 4d
up in	74 -19a5j6f9bc
up is	89 6j
up like	89 11h
up on	76 -10a-8b-6i14k17g
up or	85 -13c-8b5a17g
up right	89 
up so	89 -10g-6a6j13c
up that	89 -7g6c
up the	72 -10ac5k11g13b
up there	76 -15a-12c9j13e17f
up to	70 -14c-11a-8e8b33g
up with	70 -12bc-9a5g7i10e16h
up your	75 -17a-12c-8g-5b7e40i
update	89 
updated	74 -12b17c
updated $	79 -5a7e
upstairs	79 5f
us	62 -12g-10d-9a6e13b21h
us $	69 -10g-7i-5d7abh
us do	87 -11a5k7h
us to	89 6c
use	60 -16b-12c-6ef-4j14i40a
use $	79 -7i-4d16a
use any	87 8a
use for	89 -7b6c
use it	83 -6g5i
use that	87 -5g6ac
use the	79 -9c-6g4a6b10i
use tobacco	87 -10b11a
use your	85 4b6g
used	73 -23i-20a4g13b33c
used $	89 -36i-11g48c
used for	85 -22g34c
used to	82 -39c-9a6d9b37g
using	83 -10b23a
usually	72 -10g-8c-5aj4d10e11f
usually go	89 4f5d
v	82 6c
vacant	83 
vacant $	87 
vacation	83 -13c8af
valid	87 -7b15a
valuable	87 -18c23a
value	68 -6c-4de11i16g
value $	79 6b9g
value of	89 -31c-12a19i28g
values	89 4e
van	83 -8a5bd7h
vans	80 -11c-6b6d15a
vape	87 -20b27a
vehicle	69 -10a6b12k
vehicle $	83 -4gj11c
vehicles	73 -6g-5k6c7j12a
vehicles $	83 -7c15a
vehicles does	89 4c
vendor	89 -5g9c
vendors	87 11i
version	87 -5a5b
video	84 
vin	71 -15a-9j9b29c
vin $	82 -43a-5k59c
vinyl	87 -9a5j10c
violations	84 -4c5a
visit	84 -21b-6g10h17a
visit $	89 -6g6c
voice	89 -12a-5k10b21c
volunteer	89 
volunteers	89 -6a8b
w	81 -15c5i16g
w #	85 -16c6i18g
wages	74 -7a-6bc7d8k13g
wages $	83 -20g9d18c
wait	77 -14j5e6h12a
waiver	89 -6c9j
walk	62 -7c-6ei-5a37k
walk away	87 6c
walk me	65 -18a-12c-4i49k
walked	89 -5ag15c
walls	79 -5a7c10b
walls $	84 -5c13b
want	46 -16d-4g6h12e17b
want $	74 -11a-5ce29g
want a	79 -7g-5b4e13c
want for	87 12g
want it	74 -15g-11a-9ci-5d6bj39e
want me	72 -25k-10e-8g9j10bc20a
want that	84 -35d-7c6bh33a
want the	76 -16a-5c7b8i9h
want to	53 -22j-19g-15a4h12d15i21k24b
want you	87 
want your	84 -12i-4a6k12c
wanted	83 -6b4d
wanted to	87 -5b
wanting	87 -6b-5e6a7g
wanting to	89 -7b7a8g
wants	74 -12a5h6j7f11k
wants to	84 -9a5k6h8f
was	45 -33f-12gk6j7h12b13c16i20d
was $	89 -9c-5b19g
was a	79 -22g-5j5k6bf8c9i
was about	89 -10k13c
was anybody	89 -7g18a
was for	87 -6i-4c13j
was i	89 -78f80c
was in	82 -7e-5g14c
was it	60 -18e-13h-11c-9b-7i-6k10j15d20a27g
was not	89 
was on	87 -8c5k17g
was that	63 -55c-49g-11k6a14b23d29i48e
was the	61 -29c-9jk-5a5f9e17h33g
was their	89 -23g7a22c
was there	79 -17a-4c27b
was your	68 -15c-12a-4d6i8e9b18g
watch	87 -4c6j
watches	84 -9i-4j5d7a10c
water	61 -12i-8j-5de12f20g
water $	80 10a
water damage	84 -6g6k
water heater	82 9g
water in	89 9a
water off	89 5b6a
way	61 -21b-11j-7df5g6c16h24i
way $	74 -41a4g7k9b20i
way around	87 
way it	89 -4b5k
way to	77 -6b-5ck-4g12i18a
we	52 -7f4gi8c10j
we are	72 -4d6h7j
we can	89 -9a8k
we do	78 -8b-5g7a9k
we get	75 -12g-8k-4j15a20c
we go	87 
we got	84 -21c-11g7a30d
we have	77 -12c-6g5b6j14e
we meet	87 6f
we need	87 -8j-6b-4k7c13a
we talked	89 -13a12j
we talking	77 -17c-14a-9d4i38g
we will	85 -9a11k
weather	82 -5g5i6bc
website	82 -6d-5h-4j8c12b
wedding	85 -8d12j
week	62 -16a-4c4de8b11h
week $	74 -9g-6ae6h10c
week do	80 6g
week is	89 5i
week or	89 -9a14b
week you	89 5g
weekend	75 -14a-6e-5g9j15c
weekend $	82 -13a-4g18c
weekends	81 -5b8a
weekends $	89 -6b11a
weeks	72 -12b-5k10i19g
weeks $	85 -6b6a
weigh	81 -32c-10d10a34g
weigh $	84 -28c28g
weight	75 -12j-7a28c
weight $	81 -16a-9j15c24g
weird	89 -9c9a
well	67 -16b-11j-8e-6c5ag7h11d18i
well $	79 -9g4a13c
well that	84 -10j-7e-5i11d15g
went	66 -20g-10a-9i-7b7c8e10h22j
went $	85 -8g-5e-4c20j
went down	89 -10a-7j22e
went from	89 
went through	87 5c10a
went to	87 -11c4g7af
went up	85 -8a5j9h
went wrong	89 -7g11h
were	55 -13c-8h-5f7e8k15a
were gone	82 -6k-5g5a7f
were not	80 -16g6i11c
were the	89 -5c11e
were they	81 -4k4a8g
were you	63 -20i-19c-17j-10e-9f-7dh17k36g40a
wet	87 6i
what	25 -105a-43b-40j-31k7f32h43e86g137c
what $	72 -47c-12j-9e-6d-4a13i14b63g
what a	83 -23c6k9g11d
what about	76 -27g7d11c23a
what age	84 -20g-13c-5a47e
what all	79 -15a-8j11g24c
what amount	82 -12a-10g30c
what are	57 -31a-11j-8b-7f-6hk-5d10e11i57g
what becomes	89 -6g5c9a
what benefits	89 -9g13c
what bills	89 -10g16c
what breed	87 
what brings	87 -26g27h
what can	79 -44c-7e18i40g
what changed	85 7c
what city	87 10f
what comes	83 -13c6j7b10g
what company	87 10c
what condition	89 -8c-7g18i
what could	79 -12a24c
what date	84 -85c-5g93e
what day	75 -48c-18g-11j-8a100e
what did	53 -42a-40e-19i-14j-7h-5f27c119g
what do	48 -69a-53e-15k-12f-11j-10b-9i9d29h59c95g
what does	60 -22e-21a-11k-6ij-5h38g48c
what else	74 -10g-7a-6d33c
what exactly	85 -6ag19c
what got	82 -19g4h10j16c
what grade	87 -11g17c
what happened	69 -9a-7i-5g7h24c
what happens	68 -28g-9d-7e50c
what have	71 -15a-4bj6g27c
what hours	83 -28c-5g37e
what i	68 -36c-18g-11e-9h-6i-4k15j78a
what if	72 -25g-5d16c26a
what insurance	85 -9cg-6e31a
what is	38 -61j-21b-9k-5d7i14e21h79g
what it	72 -24c-21g6ij16k22a
what keeps	82 -6g-5a7k9h
what kind	59 -17a-12b-8hj5d6g41c
what life	87 -21c25g
what limits	82 -16c17g
what line	85 -6ag17c
what made	73 -11k-9g-5ae-4j35h
what matters	89 
what month	87 -50c-16g-7j76e
what number	79 -26c-5a42g
what other	82 -14g10c11d
what part	80 -15c34f
what percent	81 -7b-5a23g
what questions	87 
what reason	89 -8g13c
what shape	87 -10c-5g17i
what share	89 -18g25c
what should	85 -4g10c
what street	89 6f
what that	83 4c6g
what the	73 -18a11k25j
what they	77 -15c-11g-5b8j9hk10a
what time	78 -28g-7a-6j12e38c
what town	89 -17c-8g29f
what type	80 -8b-5g20c
what vehicles	87 13c
what was	63 -23j-21a-15e-12d-11c-8k29g35i36h
what we	87 -16c-5g12a13j
what went	83 -8gk-5j9h18c
what were	82 -23e-9a11g12k14c
what what	73 -23c-7b-6j-5k4i6g39e
what will	85 -6eg19c
what work	87 
what worries	87 
what would	52 -64a-43k-15e-11ij-10b-8df6h38g137c
what year	66 -54c-51g-16a-9j-6b-5f15d135e
what you	55 -133c-30g-12e-8hi-7f10d15b25k74j83a
what your	78 -14g-11c-5e7i11j15k
what zip	89 
whatever	76 -14c-6a6d28k
whatever $	82 -5ac17k
whatll	85 -6e17c
whatve	77 -16a-5d5f7g21c
whatve you	77 -16a-5d5f7g21c
wheel	77 -10a-5c6k13d
wheel $	87 -12a4k5e12d
wheel of	85 -8a4j8d
wheels	84 6i8c
when	41 -27a-18f-17j-14h7g86e
when $	75 -7c11e
when a	84 -10e-5b5a8c
when are	75 -18a-6e35c
when could	85 -13a18e
when did	60 -27a-25c-17g-9j-8i-7b-5d110e
when do	62 -29a-18c-7j-6b-5k15g65e
when does	75 -8a-4c22e
when he	84 -16e-5i9a17g
when i	85 -15e-6f9i15g
when is	62 -19a-14c-8j-6g-5d-4i64e
when it	74 -35e-8g6f8cij10ab
when she	87 -10e-5c26a
when that	89 -8e5b12i
when the	75 -28e-10b-7c9j10g32a
when they	87 -11e7c9a
when was	64 -18c-15a-5k-4j57e
when we	89 -13g-7e-4i30c
when were	83 -13a21e
when would	77 -19a-8c-6g45e
when you	56 -114e-10f-8h5i13b17g22d23k29a34c
when your	85 4d
whend	74 -10ac-6g47e
whend you	77 -9a-8c38e
where	49 -47a-25b-23e-17d-5j13c16k95f
where $	89 7f
where are	75 -12a-6bc38f
where can	89 -18c22f
where did	83 -15c-5ab6f30i
where do	66 -29a-9g-7e-5b13c51f
where does	77 -15a-5e14f21c
where i	85 -12c-8f-6b10j17h
where is	66 -17a-11ej-10cd-6i-4k9g67f
where it	85 -9c5f13a
where should	81 -14c-8b32f
where the	87 -7c5k10a
where would	72 -30a-10c-7k-5b23g40f
where you	69 -58f7j11k15c35a
where your	87 -4f9k
whereabouts	83 -6a-5c19f
whered	76 -15a-8b-7g-5ck50f
whered you	77 -13a-9b-7g-5k-4c46f
whether	82 11k
whether it	89 7k
whether you	87 6k
which	55 -34a-16j-15g-6i-5h5k8be10f28c30d
which bank	87 
which car	78 -15c17d
which cars	87 -12d18c
which company	79 -18c4k6a8f9d
which floor	87 -6d-5b16c
which of	89 7d
which one	83 -37c9bk26d
which ones	83 -9c-4ae12b14d
which other	87 -11c-5a20d
which state	89 -4d9c
which year	89 -17d-16c-8j21e28a
while	69 -10c-7b-5i6j13g16a
while $	85 -9c9a16g
while you	83 -12c4d5a10g
who	39 -26g-18b-14e-13aij-6f124d
who $	87 -10a-8d25b
who all	80 -10a-4g19d
who are	71 -5c-4b6a7d
who checks	89 -5d11a
who comes	84 -11a17d
who could	85 
who decides	89 
who depends	87 
who did	85 9d
who do	63 -31a-12k-11g-5e29d46c
who does	73 -9a15d
who drives	74 -26d-7c8k28a
who else	71 -5a-4j21d
who gets	84 -7d9a
who handles	79 9d
who has	80 -11a-7g7c17d
who holds	89 
who i	85 -10d-7k26c
who is	52 -21j-19a-18c-7g-6i79d
who keeps	89 5d
who lives	89 -8d8a
who looks	87 5a
who makes	85 4d
who needs	78 5a
who owns	81 -4a5d
who pays	77 -8b-6dg-5a32c
who runs	87 -12g18d
who sent	89 4k
who should	87 8d
who signs	85 7d
who started	89 
who takes	87 6j
who told	85 -11c4d16g
who was	84 -5b17d
who who	87 -8d6a10k
who works	83 
who would	73 -10c-5k10d19a
who you	82 -31d16a19k
whod	65 -10a-9g-4jk37d
whod pay	80 -7a-5g4d16c
whod raise	89 
whod run	85 16d
whod take	84 9a
whole	63 -19d-10i-5cf4gj8a10k17b
whole life	75 -17d5b21a
whole thing	85 -9i5j9a
whose	70 -29a-7g-5j11b43d
whose fault	87 -15d28b
whose name	82 -10c-9b26d
whove	85 -11a21d
whove you	89 -17d-9a35c
why	60 -23c-15a-10g-8j-7b-5dei90h
why $	87 -17h5j16a
why are	83 -4a10h
why did	69 -24a-5c-4gj49h
why do	83 -13a23h
why now	85 -10c12h
widowed	89 -6j-5c9b11a
wife	58 -11g-9d-8i-7j-6k22b24a
wife $	79 -28a33b
wife do	85 -7g12c
wife drive	87 -7g10c
wife have	84 -9b11a
wife on	85 12a
wife work	84 
wifes	71 -23a13g14i
wifes name	87 5c
will	53 -9b-8c-7d-6f-5h9e13a21k
will $	78 -7k9a
will be	81 -16k-7a4e6j18g
will get	89 -10a10j
will it	89 -6g-5d5a12c
will need	83 -11g18c
will not	74 -8c-4a11k12e
will or	89 -5a5k
will put	89 -6a12k
will you	77 -18g-10k-7c5e6b15ai
willing	87 10a
willing to	87 10a
win	85 -5g7j8a
wind	74 -26a5i8b18g
wind and	83 -14a-6c26g
wind deductible	87 -15a5g7bc
windshield	83 -5j4c
wine	85 -5c-4i6g7a
winter	79 -6b-5g6c15a
winter $	80 -5g6c9a
wire	89 5b
wiring	80 -7j-6c12e
wise	74 -15a-6d13c14g
wise $	78 -9c-6d4b18g
wishes	89 -6j-5b17a
with	39 -15e-8g4i5f6k8aj9h14d
with #	82 -13a-9g5f18c
with $	65 -20a-17g-13c-9b14k21d29i
with a	62 -22b-21a-11c4e7d12i16h22f
with all	87 -6g5a
with an	80 -11c-9i13j18a
with anybody	89 -5d-4c5g8a
with anything	87 -23a8k17c
with em	87 -8a-6h6k7j
with family	89 -5b5a
with her	89 6b
with how	89 -12i24a
with insurance	87 -14a9c14b
with it	73 -5cdk8h10bi
with me	73 -11c-10k7h26a
with my	85 -6ik6f10b
with no	77 -7c13a
with now	87 
with one	80 6j
with some	89 -9b11a
with somebody	89 -12b17a
with that	68 -21b-10g13a21c
with the	59 -31a-13c-8g-6h-5df12i15j16e26b
with them	67 -20a-10i-9b-8d-7k-6e6c60g
with this	77 -6c-4b8a12d
with those	82 -19a-4c5ei12g
with today	87 -24i9d30c
with us	79 -5j-4ck11a12b
with what	83 -18c-5g5a9i13b
with with	85 -5g-4j6b13c
with you	62 -15j-9e15a27b
with your	66 -15e-11c-6g-5dj10b11a12h13k
within	85 -4b14a
without	62 -8a-7b-4h18e
without $	85 -11a-5d8b10c
without a	87 
without insurance	82 6g
without it	81 -14b-4j8e16a
without you	78 5gj
without your	82 
wood	69 -5i8a
wood $	83 -5i10b
wood frame	87 7j
wood stove	82 9a
word	79 -16a-5gi7bd22k
words	85 7i
work	48 -13k-9j-8d-7a7c9i15b21f
work $	57 -10c-9b-6e-5i10g15f16a
work and	84 -5g7a11c
work do	85 
work for	73 -7g-5a4d8b10c
work from	80 -7f18a
work going	89 -6c8i
work if	81 5d
work is	87 -6b10g
work or	80 -13a-5g14f
work out	89 -12b12a
work so	89 -5d6e8g
work too	89 -7a10i
work week	87 
worked	84 -8j9c
workers	75 -5b5a8j
workers comp	79 -5b5j8a
workin	85 -17b-4c5j12a
working	72 5c
working $	82 -6e-5a8i
working there	89 -7a4e6d
works	71 -21i-14c-12g9e11bjk12a
works $	83 -21i-16c-10g12k17a22e
works for	84 -10e-6a4k13c
works there	85 
workshop	87 -9g11c
world	85 -8i-5a7c9f
worried	84 5a7i
worried about	89 6a
worries	81 -9a14b
worries you	83 
worry	83 -9g-7b19c
worst	79 -12i-9a6h8j11c
worth	62 -10c-7e-6j30g
worth $	68 -36c-4a47g
worth it	87 -16g7a17i
would	37 -7c11i12k13b
would #	87 -8g-4bj24a
would a	72 -6g-5f-4j20a
would be	71 -18c-11a-8i-5b13h14j17k
would cost	89 -14g-10c28a
would do	84 -36a6j11k24c
would feel	89 -23c27g
would get	84 10g
would go	84 9i
would happen	76 -9g-8a21c
would have	79 -21d-8g4a5j7i17c
would he	77 -10g-6k9a16c
would i	85 -6a5f
would it	62 -17f-9k-7a-6i-5j5b8c40g
would like	76 -10c-9b-5a16k17d
would look	89 6d
would love	84 -15a-6c-4j13f20k
would make	74 -21g-11a-6e-5i44c
would need	65 -24a-12g-6e-5j60k
would not	85 -35d-4c47a
would pay	83 -19g-7a4d5j23c
would rather	84 -7c-4b8j11k
would she	77 -20g9b20c
would take	81 -5a
would that	73 -15g-9j-6b5i8d19a
would the	79 -23c-5d6f15b21g
would they	73 -22c-20a9d17b20g
would want	79 -14a-8c9j22k
would what	89 -9g-5a21c
would worry	89 -8g-7b17c
would you	47 -62k-27c-26j7e20f30i32a42b
would your	64 -20k-8c-6j-5d5b6i10g21a
wow	74 -17a-7bj-4d8g10h26k
wow that	87 -7c-6j5e13g
wreck	78 -9a13d
wreck $	89 5a
wrecks	89 
write	71 -9c-6b6k7a
write it	84 -6c5ij6k
write that	87 -5a4i7d
writing	84 -7d-5k4b5c9a
written	78 -24a-19b7i19c25j
wrong	74 -6bg4a8h15c
wrong $	83 -6b-5g6a11h
wrong with	89 -9g14c
wrote	83 -6h-4k12a
x	83 -17a-4c7e21b
y	87 -4i19j
yard	75 -7c-6i5g7b10a
yard $	81 -6i-5b8g12a
yeah	70 -20a-8b-7e-5k6di10f21j
yeah $	74 -10a-7c30j
year	49 -13k-10f-8ai6j8cg29e
year $	59 -30c-26k18e44a
year and	83 -26k-10e9b32c
year before	89 -11c5g10e
year built	87 -19a5c22e
year did	75 -20g-14a-6f10c42e
year do	87 
year for	83 -15c-10a6k19g
year is	81 -8e-7j-6g24c
year it	89 -10e17c
year make	83 -6a-5dg8k17c
year of	89 -9e-4a17k
year on	87 -16b16j
year or	83 -6c4a6e
year right	84 
year round	89 -5a7b
year term	87 -5f10a
year was	79 -38e-15g-5b21d43c
year you	89 -21c-10a11k25e
yearly	83 -9j-6c17g
years	51 -12d-10ij-4e4a6c11h14b
years $	64 -22j-10f-5cei18a36b
years and	85 -5a4c11b
years at	84 
years do	89 
years have	76 5g
years in	87 
years is	87 -14a7j16h
years of	87 
years old	87 -18a-13g5b31j
years on	84 -11b6j7a
years or	84 
years that	89 11c
years the	89 -14g4a13c
years with	81 -19a-14c-6h13j39g
years you	87 9h
years young	89 5k
yes	72 -19g-9a12chj
yes $	79 -13ag11c18j
yes to	87 -7k-4c16h
yet	66 -13g-11j-6bc8e16i27a
yet $	69 -11j-5eg-4c4b15a18i
yet or	87 -29b30a
you	17 -23k-5e6d14b17fi23j30h31a
you #	68 -27d-18c-15j-8a-5k8b70g
you $	43 -16k-15a-12f-10h-7e12gi25c30d
you @name	87 6b
you a	61 -33c-11k-8j-6g-5i5df7e17a32b
you about	73 -12a-9g-5k5b9h16c
you actually	84 4b9g
you add	82 -5f7a
you afford	87 -24c10a18g
you all	84 -7a8b
you already	81 
you an	85 -15a-5e7c16b
you and	67 -12c-11b-7a-5i7e10g11j14d
you any	83 -18a7d14h
you are	47 -35b-32f-20a-9i-6g5h11c16d41k47j
you as	80 -17a-12c9d10g19j
you at	69 -26e-10j-6k-4i4bd6a8h21g
you back	75 -12c-4i5e6a14g
you be	69 -16c-5j-4i8be23a
you been	60 -13c-9j4h12a22g
you before	85 -7g-4a17e
you believe	89 6a
you born	80 -24e-8j-5d-4g23ac
you both	89 -4c5e
you bought	71 -16g-6i-4j5b10k19a
you bring	77 -12g-8e-5a13c21d
you built	85 -5g7c
you burn	87 -5i6c7g
you busy	81 6ai
you buy	71 -16g5c8k10e
you call	73 -46c-13a-6g7f11b26h30d
you called	76 -14j-13c-7e-5k15d16ah
you calling	85 -13a6f9b
you came	81 -11a-6g8k15j
you can	73 -21a-12g-8b-7c-4f5j7k17e26d
you care	87 12c
you carry	65 -7b-4j8a12c
you carryin	89 -9a9b
you carrying	83 -7ad9c10g
you change	75 -6b18c
you check	84 -7c4j5i
you choose	79 -15b-7eg8i9c20a
you close	78 -11g-8a-7c14j15e
you collect	87 -7a7b
you come	77 -14a-12bc-5j6i17h25f
you could	68 -32a-4e4f7g8di14k
you cover	89 -9g12i
you covered	81 -13g-9j6e11c12a
you decide	83 -6a11b
you deliver	79 -6b8c
you did	74 -5g-4i6hj
you died	82 -8c-7a7g9j
you do	51 -28g-18b-11i-6f6c7a14h18j25k
you doing	77 -29a7c33i
you done	81 -7a-6c7k10b
you down	78 -7b15j
you drink	82 
you drive	67 -12k-5i-4d4f8c9a
you driving	80 -4k11a
you earn	87 -33c4k7a20g
you email	89 -6k10a
you end	84 -5b5ai
you enjoy	87 7c
you even	87 -7d16a
you ever	62 -14b-6g6c26a
you fall	87 -9g-6k21c
you feel	68 -9c-6a-5g6b8h11i
you feeling	89 6i
you figure	79 -7g-4a4h6c9e
you filed	82 -4c11j
you fill	89 -9h-7b19c
you filled	89 
you find	77 -16c-4e4f6i7d9k
you finish	89 7a
you first	82 -20c-4a34g
you follow	89 -9g4a6i7b
you for	73 -12c-5j-4h9g10ek
you found	89 5c
you free	87 -15b-8c5e24a
you from	72 -9f-7ik-5a7b9h15j
you get	55 -16a-6i-5d-4j6k8e9b17g
you getting	85 -10a4i11b
you give	79 -33k16c22a
you go	61 -61a-17g-16i-10e-8j13d22c39b43f
you going	74 -6e-5jk4c7g8f
you golf	89 7c
you got	52 -10jk-6h-5i14b33c
you gotten	87 
you grab	89 -10c-8k20a
you grow	85 8a
you guys	67 -13g-7b-6j6i10f15e
you had	61 -16g-9k-5h-4f8b10c17j
you handle	79 -26a-6cg42i
you happy	79 -9ci-6g5b7k8ah
you have	38 -25a-18e-7g10j14c15d36k
you hear	79 -26c-8g-5e4f6i43a
you heat	85 
you hire	87 6d
you hit	80 -6j-5a4g8e10c
you hold	81 -4b15a
you hoping	83 7c
you how	78 -11i-6k-5cj5g7e21a
you hurt	85 
you i	83 -11j-9a-6bi5k8g19c
you if	73 -10c-6i6a11g
you in	62 -14j-11g17h21f
you incorporated	89 6a
you insured	80 -12g-9a-6d14b24c
you into	89 -4a11d
you is	74 -13g-7a4d6j12c
you it	87 -6c11j
you just	70 -7c-6i-5h6f27b
you keep	63 -9g-6b-5jk6d10f16c
you keeping	89 -14a7bi
you know	61 -35a-23c-10k-6d8j16b22e38g
you last	72 -9c-6a26e
you lease	84 -5b8a
you leasing	89 5a6b
you leave	70 -13e-7c-6b-5g7f11h20a
you left	89 -5g6c
you let	80 -8k14a
you like	57 -18j-13g-5h-4d8c9i11e26b
you live	71 -7k-6ce-5a11g20f
you lived	85 7a
you located	89 
you look	84 -11g-5e5bf13c
you looked	83 -15c-10d28g
you looking	75 -17c-14a-4i10g11k15e
you lose	79 -10c-7e9a12g
you lost	80 -7c5k6g
you love	81 -11c-4g4h6j13a
you make	72 -53c-15d10a17i43g
you manage	87 -5g7a
you married	82 -5bc20a
you mentioned	89 -10k-8a9c12j
you mind	80 -6k19a
you miss	85 -8b-7g4i5a8c
you more	79 -11a-9g8b20h
you mostly	85 -18a6i13b
you move	83 -7a6e8c
you moving	89 7a
you my	89 -5d6k
you name	83 5c
you need	61 -24k-10g-7i-6a8j11c18h22e
you never	89 7h
you nuts	89 
you off	83 -7j9b
you offer	87 8c
you okay	79 -6j23i
you on	65 -28a-8d-6hj7k9i17b20c
you one	84 -4dh4a8b
you open	73 -32e-4b11a33c
you or	66 -8cg-6a-4e8d11f14b
you out	79 -17c-8bj-6i4f14a21e
you over	76 -20j-5c9b19a
you owe	75 -28d11g19c
you own	64 -8g-5ej-4b6a10c20k
you park	82 9j
you passed	82 -16c-6k5d6a12g
you pay	61 -13d-8b-6e11ac16i
you paying	73 -8c-4ae6i19g
you pick	77 -10g-7h-4e4c6b11i
you picked	85 -5c5g7j
you picture	89 
you plan	83 -5ac4g5b
you planning	78 -8b13a
you play	87 -10c11g
you pretty	89 -8c-6i15a
you pronounce	89 6i
you pull	82 5h
you put	67 -10c-6be-5j9d10f13a
you putting	87 -14c-7b5e6a13g
you quit	77 -10e-5g8c10a
you rate	89 
you rather	79 14b
you reach	89 -5e5c
you read	83 -25k27c
you ready	87 11a
you recall	84 -11j7a8b
you remember	75 -17d-5i4g7k13e
you rent	74 -9ce-4b8d18a
you renting	87 6ab
you retire	83 -9a-5eg9b14c
you right	72 -14g-12i5b11a12c
you run	74 -22k-11b-4d6c8e11j22a
you said	66 -12i-10g-7ac9h11j18e
you satisfied	89 11a
you saw	85 -5a14c
you say	64 -45a-14c-8k-7e-6f8h17b19g42j
you see	68 -14h-11g-5dj5b7a10i19f
you seen	87 9a
you sell	80 -16g-6b21a
you send	75 -5k5a8e
you serve	83 8a
you set	79 -19c5a15g
you share	87 -8b10a
you shopping	85 -8c-7a19h
you shut	89 -5b10a
you sign	79 -8c-7a-6g27e
you signed	87 -7c-6g-5b-4e5a20i
you sleep	85 5f
you smoke	83 4a
you so	83 -6g4b6h
you sold	87 10c
you some	84 -7c5k6j
you something	84 -8c11j
you sound	82 -8bi-5c6a20g
you spell	83 -10j-6ac11i16k
you spend	83 -12i-6e9f15c
you stand	89 -7j7b
you start	75 -18a-10g-5e15b30c
you started	89 -11c-7e-6a26g
you stay	79 -4b10f
you staying	80 5a7c
you still	69 -19c5aj14g
you stop	87 -4b11a
you store	89 
you sub	89 
you swing	85 -27c6a11i15g
you switch	83 -4a9f
you take	67 -18g-8d-7j5b8h14c16a
you taking	89 
you talk	83 8c
you tell	82 -48k-5g20a41c
you text	85 -7k12a
you that	71 -9k-8b-6g6d10a12c
you the	71 -12g-6i32b
you there	82 -12c-7a5fj11h
you these	85 -4aci6d10g
you think	63 -18c-11j-7b-5ai16h30g
you thinking	73 -12a-8h-5b8e18g
you thought	83 -12c15g
you to	65 -19b-7j-4h5fg7d11i16a
you today	80 -6g6a
you told	87 6j
you took	83 -13c7h9k
you train	89 
you trust	84 -6b
you turn	82 -10e8g
you turned	80 -7c-4a6b12g
you under	82 -5g7a
you understand	89 7j
you up	71 -13c-11g-4f13a26e
you updated	85 -14b26c
you use	65 -7b-5ef14ai
you using	87 -11b14a
you usually	82 -7a-5c7i10d
you want	50 -45a-13k-11g6df14j29b33c
you wanted	89 4c6a
you weigh	83 -32c33g
you went	82 -16a-5b11k17j
you were	66 -19a-11g-10c4i5f11dj14e
you what	73 -5ehk5ab10i
you when	72 -15d-10e-6c-5b13gi14a
you will	76 -24k-13a10e11g20j
you with	70 -27b-16g-7k7h25ai
you work	66 -8b-7g-4e19a
you worked	89 
you working	89 -8a7f
you worried	87 8a
you would	60 -28a-16b-15g-11i-6e-4f5c12d18k53j
you write	85 -6g-4k6d11i
you you	82 -7c17h
young	77 -11i-9e-8j-6c8k27g
young are	85 -11i17g
younger	89 -7g6b8c
youngest	85 5k
younguns	89 4a7b
your	26 -6h5c7ag11j12i14e18f
your #	84 6k
your @name	82 -23g5k10a21c
your account	83 -9d-6k10j11a
your accountant	83 8c
your address	83 -25a-15k-4e43f
your age	82 -60c-7k-4e5a77g
your agent	74 -5e-4i8g
your agents	89 -18c24d
your annual	84 13c
your apartment	82 -5b8a
your auto	79 -6j8f
your baby	89 -12b5j11a
your belongings	84 6a13g
your beneficiary	89 
your better	75 -17a-7dfg-5b4i14k29c
your biggest	82 
your bike	87 -6a6b
your birthday	77 -12k14c
your blood	87 12e
your bookkeeper	85 -17a4j24d
your books	85 
your boy	84 -5b10j
your boys	89 4c
your brother	74 -14a-4i10d14c
your brothers	87 -8d-4bj9a13c
your buddy	84 -5k-4i7c10g
your budget	83 -5ac18g
your building	87 -7g4i11c
your business	70 8ab
your call	89 -6d-4h5c10a
your car	71 -28c-10b-5e8j36g
your cell	84 -6g8a10c
your check	84 -15g-11a6d7b22c
your children	89 -10d6k9a
your client	85 
your clients	83 5d
your closing	89 
your commercial	87 7k
your commute	89 -17c18g
your company	72 -6j-5g4b6k8a
your contents	89 -8c11g
your coverage	75 -10c4e9g
your coworker	89 
your credit	72 -17g-14f-4j5e12i18c
your crew	84 5d
your current	68 -7g-5i6c8k14e
your customer	89 5f
your customers	75 -6ab16d
your dad	74 -22a-13c7k14g22f
your dads	89 5b
your date	87 -17c-4k25e
your daughter	72 -4e4gj6c
your daughters	82 -17a-9g5j6b14c
your days	89 9i
your deductible	79 -49c-9b16a50g
your doctor	80 
your drive	87 -9c12g
your drivers	80 -6d8c
your driving	85 -10c12a
your dwelling	89 -35c36g
your email	74 -13a-10d-8j-6g-5f7k44c
your employees	82 
your employer	77 -7a5bd
your end	89 -11a-6j26i
your equipment	83 -13c14g
your ex	89 5a
your experience	87 -8a15c
your family	69 -6c5i10g
your father	82 4e9c
your favorite	83 5c
your feet	89 -9b5c9a
your first	80 -10bg-7i31a
your folks	76 -12k-11g-8j4c11ab13d
your friend	85 -8c-5d10j12h
your girlfriend	87 
your goal	89 -9g-5a18c
your gut	83 -13g-11c-8a12b21i
your guys	83 -7c15g
your half	89 -18c21g
your hands	89 -4b9a
your head	84 -12b9a14c
your health	72 -13i-9k-5g31c
your height	85 -19g4k23c
your home	70 -21c4f5dj11g
your honest	89 -5c7k
your hours	84 -33c-11g13a36e
your house	70 -10i-9cd7f10g16a
your household	84 -9g-4a16c
your husband	59 -13d-8e-7i4h6g10c14j
your husbands	73 -21a-7d-5e-4g6i7j9b21c
your income	75 -23g28c
your insurance	69 -21g-19a-12d-6b-5e7f68c
your job	71 -12bg-6i5ck33a
your kids	75 -19a-18c5j6b31d
your landlord	77 -10g15c
your last	66 -6d-4j11i13a
your lease	77 -11g5e6a11c
your lender	85 -6a-5k17c
your liability	82 -31g9a28c
your license	73 -21c-18e-12b-5d-4j9f15g42a
your life	84 -6i-5bg8aj
your list	87 10h
your little	87 -6b8i10a
your main	80 -6g10c
your marital	89 
your medical	87 -11a-8c7d11b
your mind	75 -24g-17a5e10h12b18c
your missus	89 -4a15e
your mod	89 -28c15j17g
your mom	75 -5d11a
your moms	85 5j
your mortgage	81 -8g7k8c
your mother	80 -7a-5b5d13f
your name	72 -28a-23j-9d9f10k14i15b21c
your neighbors	89 
your number	85 6c
your occupation	85 13c
your office	87 4d5f
your old	84 -9c10g
your oldest	82 -10c-8b-7i5g10a19j
your other	87 -5ac-4g20d
your own	63 -22c-6k-5j-4e6b12af13g
your parents	72 -4d5ai
your partner	73 -16k-5ag13b14c
your partners	81 -6e18g
your passengers	89 6a
your pay	89 
your paycheck	76 -8c-5a6i8f
your payroll	81 -53c8b13d41g
your people	73 -13g-4e4bi7d11a
your phone	81 -6c-5gj5b18a
your place	71 -16a-5g4i7e13d
your plan	87 -13a14j
your plans	87 
your policy	66 -10b-7dk-6c-5fg13h25a
your property	87 -22g-7a12d19c
your record	87 
your rent	84 -48c13a38g
your roof	82 5a
your roommate	89 -5b15d
your salary	82 -9a-6g7k8d
your sales	80 -24c34g
your schedule	89 
your score	85 -32a6j12c27g
your share	87 -18c-9j9a19g
your shop	84 -7h-4fk5a12c
your side	87 -7k-6j-5c23a
your sister	77 -8g-5b4d6c9j
your sisters	89 -10a6hj
your social	79 -18b-7k6a27c
your son	73 11a
your spouse	72 -9a5b8k
your spouses	84 -15c7k11a
your steps	89 -21c26a
your store	89 -6a7f
your street	85 -5f12a
your stuff	80 -19c7a12g
your subs	77 -10g7i11a
your system	87 6g8a
your things	87 4a
your time	80 -21g5a12e
your tools	85 -8c8g
your umbrella	87 6g
your uncle	89 -4g6bc
your unit	87 -7a7b
your vendors	89 11i
your weight	84 -4j5gk
your whole	84 5b
your wife	59 -10g-9d-7k-5i5j30b
your wifes	73 -12d-8a7b11g
your will	85 
your wind	84 -9c12b
your work	76 -8j-6b-5c10f15a
your yearly	85 -22g24c
your your	84 -4b4c
your zip	79 -15b6ci7k
yours	59 -19b-13j-6ck-5h8a18e27g
yours $	70 -25c-10a-7j6g9d36e
yours is	87 
yours or	82 -14b-8c9d16a
yours was	89 -8a6d
yourself	61 -10a-7eg-6i5cd11k16b
yourself $	70 -18b-11e-5g8c14k16a
yourself or	76 -19a30b
zero	85 8a
zillow	87 7c
zip	67 -13aj-5g4i14k26c
zip $	80 -14j-4k14ac
zip code	79 -7a5j11c
zone	77 -9e-6j-4g8a16c
zone $	83 13a
zone x	89 -5a5b
zoom	87 7a
~<#>	34 -45k-39c-28d-14e-12f-4i9h10a24g26b110j
~<@d	63 -14g-6e13aj
~<@da	63 -14g-6e13aj
~<@m	65 -11e-10c-6g-4d4f11i24j
~<@mo	65 -11e-10c-6g-4d4f11i24j
~<@n	52 -21c-9i-6k-5eh11d15g21j
~<@na	52 -21c-9i-6k-5eh11d15g21j
~<a>	28 -18d-17e-8f-6h5g6c12i15j16b20k34a
~<ab	41 -6e-5b6ah21k
~<abl	80 -9c18a
~<abo	41 -6e-5ab7h9c22k
~<ac	55 -16g-7h-6b5e6c7j11ai
~<acc	57 -15g-5h-4k4i6e11j
~<acr	84 4f
~<act	72 -8b5i11a
~<ad	53 -22b-13g-7ah-6i6f8j9de16c17k
~<add	56 -26b-8i-6a7f12e13k20c
~<adj	82 -5b-4g8i
~<adt	89 
~<adv	72 -6g-5h6j7b8a
~<af	55 -16g-5fk6j7a8bi10d
~<aff	84 -8c5d
~<aft	55 -17g-5fk4a5c7dj8b9i
~<ag	51 -21j-15k-9f-8a-5c7h9b17g40e
~<aga	64 -7d-4fk7i10e
~<age	57 -30a-12j-9k-6h-5fi10bd11c13e32g
~<agg	87 
~<ago	76 -18g-16j-11c-7i8h16a34e
~<agr	77 -5ek-4d6b8h10a
~<ah	74 -5a-4g6e7j
~<ahe	75 -7c4a8j
~<ai	76 5f
~<air	77 5f
~<al	43 -12b-8hk12i17a21g
~<ala	71 -7k7a8j
~<alc	75 6cg
~<all	47 -12e-8b-5f-4d8j16i28g
~<alm	82 
~<alo	71 -13g-8c10i17a
~<alr	63 -14k7c21e
~<alw	77 -10j-8b-7i5a8dg12f
~<am	52 -12c-10b-9e-5d9i10fg12j13h
~<am>	54 -11c-8b-7e-6g5a6i14f15h
~<amo	69 -7k-4a4i19g
~<an	26 -53b-18i-5f9a14g21j22k36d39c
~<an>	50 -13i-11e-6b5c6g7h11a13j
~<and	33 -36a-16b-8h6c10k12g18e30j38d
~<ani	84 
~<ann	74 -17a4c9k17g
~<ano	72 -8c7e13a
~<ans	78 -7a5g9c
~<anx	87 -8b15a
~<any	35 -73b-15j-12g-11i-10e11k16d27c102a
~<ap	56 -5de5f7j15a
~<apa	65 -7b4ak
~<app	61 -9d11a
~<ar	32 -19g-8c5d6e10f21b28a
~<arc	87 6b
~<are	33 -16g4e5cj8f14a25b
~<aro	58 -9j-7bc8d11f
~<art	83 -31c-8b41a
~<as	48 -22i-21a-17b-12k-6c8e10h12g14d46j
~<as>	58 -18aci-12b-10k8g18h25d29j
~<asi	81 -6b9ag
~<ask	55 -9b-5d-4hk4j6fg10c11e
~<asp	83 -5b10j
~<ass	76 -5g13b
~<at	42 -18b-9i-7e-6h-5f5a16k20g29j
~<at>	42 -19b-11i-6h-5e5c15k16g34j
~<att	77 -6cf4dg5i
~<au	59 -13g-12i-4d9b12c14a
~<aud	67 -8i-5g-4a5k17b
~<aut	66 -9g-4b6af11c
~<av	85 -13c4ag9j
~<ave	89 -5c4a5g
~<aw	58 -23a-19j-4h7i9e18d19k
~<aw>	89 -14a10e12i
~<awa	64 -10b-6i-5j6ak17d
~<awe	71 -10j4e13k
~<awf	87 -7a4c6i
~<aww	79 -9a4k5e9d
~<b>	77 -18c5a8g10b
~<ba	44 -13a-6ef-4h5b9j12gi13c
~<bab	68 -6bd4e14a
~<bac	52 -13d-5e5gh6a7b9i
~<bad	69 -9a-5ej5g17i
~<bal	71 -12c-9a9k20g
~<ban	64 -11g-8i-7c-4aj11b26d
~<bar	70 -13a-6g-5di8e29c
~<bas	66 -6a4c7i8j
~<bat	72 -11a-6b-4i4c5jk10g
~<be	36 -20i-6fk-5c8eh12g22a27d
~<be>	49 -15i-9f5gj6ce13d
~<bea	74 -8k-6c-4j6b8g13a
~<bec	65 -11i7d15c
~<bed	74 -11a-6c19g
~<bee	49 -13j-5dg5bh12c16i
~<bef	55 -15k4d5fg10i
~<beg	89 5k
~<beh	69 -11c-10g-5i4k5f11h14d
~<bei	70 -9b-6g5e6f10i
~<bel	69 -17b-10k5gj8f20a
~<ben	67 7a9d
~<bes	61 -17g-9a-6i-5b5h6e14d16c
~<bet	62 -8a-7i-5e-4g11c16b
~<bi	49 -22i-12j-5ah5d8k10c12g19b
~<bid	89 5g
~<big	56 -20i-8a-5j-4f4d5c6k13b22g
~<bik	77 -5e7k
~<bil	68 -17g-9j8b10d
~<bin	84 -9c6bf
~<bir	64 -11a-8g-5b-4d17e22c
~<bis	87 -5c6g
~<bit	77 -5j-4c9g10a
~<bl	62 -10k-5bg-4fh6de11c14a
~<bla	80 -5k-4i5d7b8c
~<ble	83 -5a-4j8d
~<blo	68 -13g-12b-7k10e11c18a
~<blu	83 -8c6a8g
~<bo	47 -28g-17i-15f7dh11k19a27b
~<boa	71 -7b16a
~<bod	79 -9i-7a4gk12c
~<bon	85 5a
~<boo	65 -8a-6e5hj6d8b
~<bop	83 -4g7c
~<bor	68 -13g5e6b7d8c
~<bos	77 -8j-5f-4k7c19a
~<bot	64 -6g6h11b
~<bou	68 -8i-7j-5cg12k13a14b
~<box	70 -6cf-5g4d5k12e
~<boy	70 -14a-10c-4d6i7hj15b
~<br	52 -16k-11b-8a-5d6fh12c27g
~<bra	74 -11c-6j-5ek8a26i
~<bre	66 -24b-10a-5k6f19c22g
~<bri	63 -13a-6k-5i5d9g16h
~<bro	62 -11d-4a11c12i
~<bs	89 10a
~<bs>	89 10a
~<bu	40 -11d-7cf-6i9j12b15g25e
~<buc	80 -6c-4b6a13h
~<bud	72 -6d17g
~<bug	78 -10g-5ai5k9b11h
~<bui	56 -13j-6di10g14k19e
~<bul	87 -4ck5b6fi
~<bum	79 -6ach8b13j
~<bun	74 -9c-8g7i10b14a
~<bur	63 -20a-6b-4k6cj9g18i
~<bus	50 -14i-9f-5k7bj8c10de
~<but	62 -6a-5d10e14g
~<buy	63 -7g5be10a
~<by	52 -17d-9k-7h-5gj13e19i22b
~<by>	52 -17d-9k-7h-5gj13e19i22b
~<c>	80 -48a-4b7c21i31j
~<ca	34 -17g-6c5h7k9i10f22d23a
~<cab	85 -7ab-6c10j14i
~<cak	87 -10c8a9g
~<cal	51 -30g-17i-16a-8e6k7c8f13b23h29d
~<cam	62 -16b-10i-5cd-4f7ak17gj
~<can	47 -17j-16k-9g-5b8c10df14a19e
~<cap	89 -6a-4gj15c
~<car	42 -10e-8ghk-7a6d25i30c
~<cas	64 -17a4k10g19b
~<cat	67 -14d-11c-5i4b8g9e19k
~<cau	85 -18c-4d10k25a
~<ce	59 -11a-7k-5g5b7cd10fj
~<cei	84 -7a5gj10f
~<cel	79 -11g6b17c
~<cen	89 -12a13j
~<cer	62 9d
~<ch	46 -13d-12e-9c6f8g12k25a
~<cha	55 -17c-9e-8i6b7a13k15g
~<che	57 -8d-6i-5fh-4j5a6e7c15b
~<chi	67 -12d-5a-4e5f6i7b8g
~<cho	74 -17g-14b-8e5d6ch14i19a
~<chr	84 13f
~<chu	79 -6b-4c5f7a
~<ci	69 -5b-4d5c7fk
~<cig	81 4k5b
~<cit	74 -9b8cf
~<cl	45 -19i-13c5a7b8f10e15g
~<cla	57 -7ad-6j5k9i11c
~<cle	66 -23i-10c-5g8j9b29a
~<cli	62 -11g-9b-7i5h7f9a12d
~<clo	54 -21a-20c-7i-5h9b21e28g
~<co	31 -28c-11k6f11hi26g32a
~<coa	82 -5a7b8g
~<cod	72 -9g-8a6k23c
~<cof	82 -6a7k11i
~<coi	82 12b
~<col	58 -7c-6i5g9b12a
~<com	41 -7ag-5bj5c11d12f28h
~<con	54 -8c-7e-6h-5dj6fi15b17a
~<coo	66 -15b-11j-5f5ce6a27d
~<cop	73 -15b-8k-4g4j6i19a
~<cor	65 -26a-8k-5i-4g11bf28j
~<cos	60 -13a-10i-6h-4e8j30g
~<cou	47 -11h-9b-8k11g19ce
~<cov	48 -16d-9f-8j-4e6ah7k12c20b
~<cow	85 -5a
~<cp	83 
~<cpa	83 
~<cr	53 -14g-12a-10f-5c5d7i9ek21b
~<cr>	85 
~<cra	66 -11a-10g-5e6dh9k14b
~<cre	58 -9f4k9a10e
~<cri	87 -5g-4c7e8i
~<cro	85 -17a9i17b
~<cu	53 -17a-10b7cdhi12k
~<cur	62 -20a-11b-10g5hj9e10c18k
~<cus	61 -8c-7b4k7a13d
~<cut	72 -7k-6a5b7g8c
~<cy	84 
~<cyb	87 5a
~<d>	83 -8c-6a5i6b
~<da	44 -8d-6hij-5c12k14g25e
~<dad	67 -14c-8aj6g7b17f
~<dam	66 -10b-5ce6k10g15a
~<dan	82 -14c5e10a
~<das	82 -9k6a8g
~<dat	64 -18g-17a-6d-5h11k21c26e
~<dau	68 -5bdek-4g5j9a13c
~<day	51 -8a-5ci-4f6k10g19e
~<de	45 -17a-12f-6c-5i6e13d15b16j18g
~<dea	63 -4j4b6d7a
~<deb	77 -26a12b21c
~<dec	61 -6gk-5b4a8d12j
~<ded	63 -8a-5c22g
~<dee	79 -6ab6g9i13c
~<deg	79 -7c7b12g
~<del	67 -13c-11b11a16e
~<den	73 -7c5h
~<dep	70 -18c5g8b13d
~<des	73 -11a-6gi-5c12k23b
~<det	77 -5b4k11c
~<dev	82 6j
~<di	34 -17b-15k-14d-5j12c13i15e20g30a
~<dia	72 -5d4ac
~<did	36 -26k-16b-11d4f5j6h7g14c15e18i20a
~<die	69 -11c-9e6gij8a
~<dif	68 -10b-6j6gk14c
~<dig	74 -6ab6k18c
~<dim	89 -14a5g11b
~<din	79 -8j-5i4d8e12a
~<dip	85 -17b10c13a
~<dir	89 -8a7bh
~<dis	63 -21c5j13k16a
~<dit	89 -6a8f
~<div	72 -11c-9j6g23a
~<dm	87 -6ac6ef11d
~<dmv	87 -6ac6ef11d
~<do	24 -48k-13j4c10bd19f31e58a
~<do>	27 -47k-37j-11g10i11h15b18f22e30c42a
~<dob	84 -9a20c
~<doc	68 -16g-9a-6c6i17d
~<doe	41 -24k-11j-8h4c6i14e21d24a
~<dog	71 -8b5c8j10a
~<doi	61 -13g-8j-7de-4h5b18ci
~<dol	65 -12a-5c7g14j
~<don	64 -14e-12a6b7d16c
~<doo	65 -17c-15b-6i7f9j12k16e
~<dos	87 -11c13g
~<dot	81 -14a-5c21j
~<dou	89 -13a8g16b
~<dow	52 -19c-16i-13a9e10hk11g14j
~<dr	44 -14g-12c-6f-5j6de9i10h24b
~<dra	72 -8a-7g-6c5i7e10b
~<dri	46 -6gh7i8c9b11a
~<dro	68 -15a-13c13b22h
~<dru	79 -13c6a9d
~<dry	83 7a
~<du	68 -6f-5j-4b5g9e12k
~<due	77 -16c-7g-4b12a23e
~<dui	83 -10a-5g20c
~<dup	89 
~<dur	87 4c
~<dw	79 -11a-6c16g
~<dwe	79 -11a-6c16g
~<e>	78 -19g-15a6b34j
~<ea	58 -28c-9b-7a-5ej-4h15i24g25k
~<eac	65 -12c-9a-6e7d9j10k12g
~<ear	71 -26c-12b6i12ag15k
~<eas	77 -18j-6b-5g6a7k18i
~<eat	80 -17a7c9g10b
~<ed	79 -6g-5bj12ck
~<edu	80 -6g-5abj12k16c
~<ei	79 -11b-6c9j12a
~<eit	82 5b
~<el	53 -20a-14g-4e6h10d11j15c
~<ele	72 -7c-4i5bj6g
~<els	55 -13g-7a-4e7h8j9cd
~<em	51 -9a-7h9gj14e
~<em>	68 -23a-8k-6c7j16e23g
~<ema	61 -11g-6e8a17c
~<eme	83 
~<emp	61 -10c4j9e
~<en	57 -30b-6c-5e7k12g14ah
~<end	63 -14a-12c-11b8gj19i
~<eng	81 -8j-5c9ag
~<enj	82 -5b6c9a
~<eno	71 -18i-16b-7c8g18h21a
~<enr	89 -9g-4e15c
~<ent	87 
~<eq	68 -12c16g
~<equ	68 -12c16g
~<er	79 -19k-10b4a15ij
~<eri	89 -15a20j
~<err	83 -19k-10b16i18a
~<es	75 -13c-8f-6g11d17a
~<esc	79 -11c-6g-5k12d15a
~<est	85 -8f5b
~<ev	42 -17c-12b-8h-5g5d6fj7i8k29a
~<eve	43 -17c-13b-8h-5e6f8i9k36a
~<evi	87 -13a8j13e
~<ex	51 -22g-16i-5j5b6ak9d14eh
~<ex>	89 5a
~<exa	67 -11ai-6d5b9f15e
~<exc	68 -20g-5j-4k4b7e11h14a
~<exi	87 -5ak7h10j
~<exp	59 -18c-14g-5f6h10dk12a
~<ext	68 -10j-8b-6d11g23c
~<ey	83 -16a10bd
~<eye	83 -16a10bd
~<fa	46 -29i-16d-15k-8h-4b12e13f15c20a29g
~<fac	77 -14b-11ac7g10d12k13j
~<fai	74 -5f4c12a
~<fak	83 -14g-8b6a8i10c
~<fal	71 -12g-6c-5djk9a11e19b
~<fam	59 -7g-5j5b10i12c
~<fan	84 -17b-7g-5j13a19c
~<far	58 -39i-13c-11d-10b5e8a14f59g
~<fas	77 -14i-6k6ac8g11e
~<fat	79 -16k-11a-6b8c12f15j
~<fau	76 -12d6a22b
~<fav	80 -4g14c
~<fax	84 -9c4k6fi
~<fe	52 -32b-5de4jk6hi11c22a
~<fea	89 -8d-4a16c
~<fee	57 -7e-4a5g9h11i
~<fel	74 -8b-4j6e7c
~<fen	71 -18b5j20a
~<few	75 -11b-5g5j7k14a
~<fi	43 -11b-6e-5i-4c5ag6f9j13dk
~<fia	87 8j
~<fie	85 -9a-4b14g
~<fif	84 4b
~<fig	67 -15c-9i-5j5k6h7e12g
~<fil	62 -10b-8h-6g6j7d11c
~<fin	55 -14g-11c-7f4dej5i6h12b
~<fir	52 -8e-4h8f9d16k
~<fis	83 -14b4f10a
~<fit	89 -4c6a
~<fix	71 -7gk-5de5f7a14c
~<fl	58 -12g-10e-6i4f11k18b
~<fla	73 -16g-4a5ck17b
~<fli	89 -4e6a7k
~<flo	62 -8a5k10f
~<fly	80 -5f9a11b
~<fo	33 -9e-5f5c6g8bh13i21k
~<fol	62 -9g-8jk-6e-5c5i6h11b16d
~<foo	68 -10b-9k-6i15c22g
~<for	34 -13c-5e-4f8i9j11h13g30k
~<fou	73 -14g-7k5b19c
~<fr	45 -23g-16b-6d5ah11k12ej17c
~<fra	75 -13c-6a7j19e
~<fre	71 -17g-11a4bk25c
~<fri	71 -5g6cj9h
~<fro	47 -19b-7g-5d4f5c8hk17a
~<fry	87 -4a7j
~<fu	53 -17f-6e-5c-4hj5g11i12a21b
~<ful	62 -14f-6e5k7g8c12b
~<fun	62 -8e-6cj-5g15i16b
~<fur	71 -8c-6k7g8e
~<fus	85 9a
~<g>	85 -15a-4k4c9j12g
~<ga	56 -7bh-5c-4dg4i18fj
~<gad	87 -5a7k
~<gal	87 -4c6j
~<gam	85 -4a8j
~<gap	74 -6d5e11a
~<gar	66 -7c-5b-4g5j23f
~<gas	81 -14a6b12i
~<gat	80 -8b-7g5i8a10j
~<gav	75 -5h-4i7c9g
~<gc	85 -9g10c
~<gc>	85 -9g10c
~<ge	42 -10j-9g-7f-5d-4c7i13e16a22k
~<gea	89 -21g-5a4f24c
~<gei	87 -9ad25b
~<gen	72 -4i6gk
~<geo	84 -5a14k
~<get	43 -10bf-9j-6c10i11k15e21a
~<gi	52 -19e-9f-6dj6b8g10a24k
~<gir	72 -8a14b
~<giv	54 -17e-9j-8f-6i10g11a28k
~<gl	68 -9gk-6d5e6c22b
~<gl>	79 -7g5a8c
~<gla	72 -8ag-7k-5d-4j4c7e25b
~<glo	89 -6c4j6g
~<gm	85 -8a6j7b
~<gma	85 -8a6j7b
~<go	33 -12j-5a5c6d11h18b32k
~<go>	48 -16c-11j-10g-8e-5b5d9a26k28f
~<goa	85 -6a-5g6k17c
~<goe	67 -8i-6j5e18k
~<goi	55 -10f-5i6g12h13k
~<gol	83 -4g6c7i
~<gon	65 -6i-5de7j9b
~<goo	52 -12k-10f-7g7h8b9ci11a
~<got	40 -16f4k5b7j12c16d
~<gp	87 -7a12c
~<gpa	87 -7a12c
~<gr	53 -7hi-6a-5k7bcj8dg
~<gra	62 -18g-7a5bi7c8d11j
~<gre	73 -10j-8i-7k6afg10c
~<gro	61 -6i5j16g
~<gu	53 -25c-8a-7h5g6k8d11j17i
~<gua	81 -4c14d
~<gue	73 -17c-8d7k8a14j
~<gui	83 -7a-5e7k8g
~<gun	80 -13b13c
~<gut	79 -15a-12g-10c20bi
~<guy	58 -11b-8c-5h-4k6f7di8g10e
~<gy	89 8c
~<gym	89 8c
~<h>	82 -4a
~<ha	28 -16h-8ef-4j5c8b12k26i39a
~<ha>	85 -8c7d10i
~<hac	79 4d6c
~<had	53 -8b-6g-5k-4e6c13a14j
~<hah	75 -10a6g9b
~<hai	69 -12c-9j-8g-5f6h14e25i
~<hal	65 -11j-7b-5e7a9k11d
~<han	56 -18c-12g-9j-6e-5h5ak13b32i
~<hap	52 -17e-9j-8g-5i11ch14ak
~<har	68 -12g-5b9c13a
~<has	53 -9b-6j-4dg33a
~<hat	78 -5c-4j5afg
~<hau	80 -11c-5a9b16i
~<hav	31 -12i-7dfh7k12g13cj26a
~<he	39 -28e-17b-4a5h11g14fk15j19d
~<he>	53 -21e-7k-6f-5a6di8g10c19j
~<hea	48 -11b-9g-7c7j15f27k
~<hei	78 -11a-9j-5e4k7g23c
~<hel	64 -19c-6j-5e7h11b13i
~<her	53 -31i-16a-8e-6k-4b4h6c11fj21d23g
~<hes	84 -4b8a
~<hey	81 -11g-4k8ci10a
~<hi	48 -28d-25k-16a-4g8c10f11e16j42b
~<hid	89 -5c5b
~<hig	61 -13i-12a-8j-7c9g18f27b
~<hik	84 -14a-9c-7k5b7j24g
~<him	69 -12k9b10e
~<hip	89 
~<hir	71 -20e-12g8j11b20c
~<his	61 -25d-23a-10g-6k5h11i13b20j23e
~<hit	64 -15g-7b-4djk5c10i20a
~<ho	27 -60a-36b-18j-9d-7k11e64g113i
~<hob	81 -11a-5g20c
~<hol	62 -20g-6b8f9i11a17d
~<hom	50 -12c-6h-5i6ek8f13a
~<hon	73 -9g-5a-4e4j7b11c
~<hoo	85 -4a5j6b
~<hop	77 -14a10ci
~<hor	89 -7j15a
~<hos	70 -7b-5i7a12j
~<hot	71 -13f-12c11g12j16a
~<hou	45 -11c6d9b11g14e
~<how	30 -117a-40b-27j-24d-5fk5c11e13h85g145i
~<hr	89 
~<hr>	89 
~<hu	50 -14f-9bk6j15i17a
~<hug	89 -8c-5aj-4i6f8b9g
~<huh	74 -21a-14g6c15j19i
~<hun	81 -5b7a9j
~<hur	62 -17f-12b-7e-4d5g7c9i24a
~<hus	56 -6k-4c5g6d
~<hy	72 -7i6a13g
~<hyd	74 -7i8a13g
~<hyg	89 
~<i>	34 -27a-25g-22b-14d-8f9e13i38j75k
~<ic	87 -15c6e13i
~<ice	87 -15c6e13i
~<id	69 -10g-9de6k24c
~<id>	76 -28a-8e-5gk5b6j40c
~<ide	75 -12c-6g12k16a
~<if	41 -18b-13j-12ah-9i5d10g13f22c42k
~<if>	41 -18b-13j-12ah-9i5d10g13f22c42k
~<il	89 -5c9a
~<ill	89 -5c9a
~<im	72 -8g-4aj5b17c
~<imp	73 -8g-4j5b13c
~<in	29 -35c-13b7dk8hj9i15f18g33a
~<in>	32 -14c-6b9aghj12f14i
~<inc	62 -6h-5b22c
~<ind	84 -10a12b
~<inf	72 -7g14a
~<inj	71 -5bc5ak10g
~<ins	43 -10j-8c9g10df11a
~<int	63 -9a-7g-6i-4f5e6j8d9hk
~<inv	72 -13c8a9g
~<ir	85 -5d9a
~<ira	87 
~<is	23 -8gk-4c13i17d23a50j
~<is>	23 -10k-7g-4c13i18d23a50j
~<iss	81 5k
~<it	28 -8c-7e5h7a10i27b30j
~<it>	28 -12c-7e5ah6g10i28b30j
~<ite	89 6c
~<its	82 7a
~<ja	85 -23b-7c8g11a14f
~<je	73 -9a-5b6g9i
~<jee	85 -8c11g
~<jew	78 -7a10c
~<jo	55 -13g-12b-5h-4j5f6d13c21a
~<job	55 -12g-10b-7e-4h6f7d10c18a
~<joi	82 -6j-5bk5a16e
~<ju	47 -13cg-11i-10d-8e10a12h18k27b
~<jud	84 5a
~<jum	75 -5b-4j7c18h
~<jun	84 4e5c
~<jus	48 -21c-12g-9e-8i-6d4f9aj23k28b
~<ka	87 -11i-9c-4d5ae18b
~<ke	51 -18g-5i7a16h20k
~<kee	54 -19g7a11c18k
~<kep	74 -10c-7g-4j22h
~<key	74 6e
~<ki	47 -10a-5h5i6j9b13g
~<kic	80 -13c-4i5b6eg11a
~<kid	55 -9g-5k5bfj11a
~<kin	55 -13a-8j-6e-5f5b10g18c
~<kit	70 -11a-5b-4c4k5i9j11g
~<kn	50 -15g-14b-10d-7c-4h6j10e14a29k
~<kne	87 
~<kno	51 -15g-14b-10d-8c5j11e13a31k
~<l>	83 -58b-9c14g63a
~<la	42 -15f-11d-10b5g9a11c13j23e
~<lab	82 -10c6k19j
~<lad	74 -9b-7a4i8c14j
~<lai	81 -12c4i8a9d
~<lak	79 -7a-6i-5d4b9j10g
~<lan	62 -17b-8f5j14e17a
~<lap	75 -8gi-5j7ab14h
~<lar	84 -16i10c11g
~<las	48 -12a-9k-7d-6f6c10g14i21e
~<lat	69 -9c5k6i8g
~<law	67 -19g-9d-7j5k8b13a20c
~<lay	80 -9j7c8a
~<le	43 -17g-8b-6i6h21k29c
~<lea	50 -20g-8i7h12d22b
~<lef	68 -13c4k18g
~<leg	72 -16d-10b-8g8a12k25c
~<len	72 -14a-6b9k13c
~<les	77 -20a5f11cg
~<let	57 -10g-7dj-6f4e9i16k
~<lev	77 -9ab-5g5d17c
~<li	33 -32a-14b-5e10d13fi14c20k26g
~<lia	60 6b
~<lic	59 -11a-5j6b9e10d
~<lie	79 -11c-5b4j8a10d
~<lif	55 -13c-8a-7b5ef21g
~<lig	78 -5g4h5a6d
~<lik	42 -14b-7g-6j-5f4h7e8d12k19i
~<lim	62 -21a-4d16c30g
~<lin	61 -15a-7ej-5f6b9k11g18c
~<liq	87 9a
~<lis	60 -23a-4b28k
~<lit	60 -5deg4ab8i9c
~<liv	55 -28a-13e-10d-5k6ij16c17b26f
~<ll	78 -7a18b
~<llc	78 -7a18b
~<lo	39 -18i-16d-8a-6j7e9k15bf18g19h
~<loa	63 -12g-6a-4e5k8j10b
~<loc	64 -17c-9g4efi5b21a
~<log	80 -11b-5dj13i14c
~<lon	52 -39i-14a-9c-8j-4d7f12h15e47g
~<loo	54 -6ad-5g4j5h7b11c
~<lor	87 -7a6i9c
~<los	61 -21e-5g-4f6h7i21a
~<lot	65 -17a12g13c
~<lov	66 -10g-9bj-6c-5d6k8h12f15i
~<low	70 -22i-5a4e12g25b
~<loy	81 -10c6j9eh
~<ls	89 -36b-13j5i47a
~<ls>	89 -36b-13j5i47a
~<lu	74 -10b-7d6c13a
~<luc	83 -5d-4b4i6c
~<lum	84 -5c5j
~<lun	84 -5b5c11a
~<ly	89 
~<lyf	89 
~<m>	82 -8a6j14c
~<ma	38 -14e-10i-7k5b13c14h30g
~<mac	74 -8a-4d8f9j
~<mad	64 -17g-5b6f36h
~<mai	63 -14a-5g-4i5b7f8c16d
~<mak	54 -12j-8k-5e5a7g12c16i
~<mal	83 9a
~<mam	84 -14a5b6c7g
~<man	45 -12bi-10j-9c-6k63g
~<map	89 -5a5b
~<mar	64 -7dg-6i-5h8k9j14b
~<mas	87 -11a20b
~<mat	68 -8d-6e-4b6a10k11j
~<max	87 -10g-5a5j15c
~<may	71 -10c-6k-5b5e7g13a
~<me	35 -27g-23d-19a-13fi-8e-7c5h11b126k
~<me>	37 -25a-20d-17g-16c-12f-10h-8i-7e-5j152k
~<mea	72 -7j-6g-5c-4k8b12h
~<med	65 -8g-5aik12c16b
~<mee	74 -6k7c
~<mem	83 13a
~<men	79 -12k-8b6a10j12c
~<mes	77 -7k7ae
~<met	74 -9g-8a-7k6b9j17h
~<mi	48 -10d-9k-7fj-6b7a9i12e22g
~<mid	77 -5i5b6e8g
~<mig	80 -17b-4g4e6d9h10c
~<mil	61 -13a-6c27g
~<min	55 -26c-9jk-8d8i9b20g22a
~<mir	87 -11a22j
~<mis	67 -23g-17j-6b8e9a11i29c
~<mo	38 -17j-13i-6ag5k10f16e18c24b
~<mob	87 -6a-5k6b9f
~<mod	74 -20a-5e7c10j13b
~<mom	66 -6bc18a
~<mon	47 -19j-11i5bg12e22c
~<mor	51 -16j-9c-6di-5e7h12k27b
~<mos	61 -5e-4k5b15c
~<mot	66 -11g-9c5d9f10a
~<mou	85 -8g-5a7i11c
~<mov	61 -14b-6gk-5a8j26e
~<mr	85 -5b12a
~<mrs	87 4a
~<mu	44 -27i-17j-11k-7c-5d12b62g
~<muc	45 -32i-15j-13k-7cd-6e4h6a15b67g
~<mus	79 -10b-5g5cd10i
~<my	55 -19j-8ak-6g6b8ei11d16f
~<my>	56 -18j-9a-8k7b8e9i12d16f
~<mys	83 5c7a
~<n>	82 -11a-6b-5g-4k10c20j
~<na	49 -30g-16j-13a-4b8i10k22d32c
~<nam	50 -30g-20j-8e-6h-4b9i14k17d40c
~<nan	87 5b
~<nat	83 8j
~<ne	41 -14g-13d-12a-9c8e16h21i29k
~<nea	68 -12b-9c-7k13a22f
~<nec	89 -13c5e14i
~<nee	47 -15g-12i-11c-9d-7b-6f14h63k
~<nei	73 4be
~<ner	83 
~<nes	87 -7g-6j-5k9ei
~<net	83 -5bc16g
~<nev	72 -14a-6k7h9i10j
~<new	57 -21k-6a-4f5c11b24i
~<nex	65 -6g5h7bc
~<ni	57 -13j-5e-4h4d7g8f11b
~<nic	65 -8e-5j4b5ac6i
~<nig	63 -10j-8i5a10g12f
~<nin	89 
~<no	37 -31b-11d-5a-4ei12g27h41j
~<no>	54 -36b-20i-8d6ef7c9a49j
~<nob	69 -9b-8e-6d5a7c12j
~<noi	85 -4k9c
~<non	77 -8b-7c7h13j
~<nor	74 5a
~<nos	85 -10c6k9f
~<not	44 -9d-6a-4bc5k6i15j18h
~<now	49 -27j-4e5b11g14h16c
~<nu	49 -14e-8bd6ik17g19c
~<num	50 -13ej-8b-6dh10i11k16g24c
~<nur	74 -9c-7b8a9h10j
~<nut	82 4g5c
~<o>	79 -10c-9g-6j7b24a
~<oa	83 -7g-5b7ai
~<oak	83 -7g-5b7ai
~<ob	89 
~<oc	75 5c7g
~<occ	75 5c7g
~<od	81 -15a-6c12g18k
~<odo	83 -9a13g
~<of	33 -10g-7h7c8i10k13a19d
~<of>	36 -8b-6e-4h7k9d11j14i15c
~<off	48 -24g-16j-7c7e8d13k14a15b
~<oft	73 -18i-10a-7c15d34g
~<oh	60 -20b-19j4i5a7c10k11df
~<oh>	60 -24j-21b-10g5i8c11df12ak
~<ohi	87 -10a6j9g
~<ok	46 -22j-20b-9k5cf6e9a11d12g18i
~<oka	46 -22j-20b-9k5cf6e9a11d12g18i
~<ol	51 -42i-13c-5d14e16j43g
~<old	51 -42i-13c-5d14e16j43g
~<on	30 -13f-11e4a5c17j25dk
~<on>	33 -16f-14bc-5e13j15g17k18d24a
~<onc	71 -7g6c7b
~<one	43 -7bc-5a8f12dk15j
~<onl	63 -12d-11g-5f5c6k7b15j
~<oo	77 -15a-4jk8c15g
~<ooh	78 -13a-4j10cg
~<op	61 -12g-8c-4i6d9e14a
~<ope	63 -13j-10g-7c-6i10e13b16a
~<opi	87 -8a5dh
~<opt	85 -13b7a9j
~<or	31 -74a-66j-29e-25k-23g-12h-10c4d22f262b
~<or>	31 -81a-64j-33e-25k-22g-10ch5d21f267b
~<ord	82 -5a7f9e
~<ori	74 -4e6d7b
~<ot	56 -7be-6f10g13d15h
~<oth	56 -7be-6f10g13d15h
~<ou	43 -27g-6d5j6k8b17e24c
~<ouc	85 -32g-7a10e12d25c
~<oug	87 -6dg8c11a
~<our	71 -9c-8g-7a5j12i
~<out	44 -10i-9d6ak8b10e12c
~<ov	49 -11c-7a-6h-5i4k5bf12j15g
~<ove	49 -11c-7a-6h-5i4k5bf12j15g
~<ow	49 -21d-14c-13j-6eh6ik7a23g27b
~<owe	69 -26d-17a4c7k8b31g
~<own	50 -17c-11j-5eh7i20a22b
~<p>	84 -10b7c8a
~<pa	37 -32e-11h-5ck11b15a17i18f22g
~<pac	73 -5gi5f15a
~<pag	68 -7g-5bc25k
~<pai	62 -12c-5e7d10b13g
~<pan	83 6a
~<pap	67 -14g-13a6c7f9d10b
~<par	51 -16k-15e-11d-7h6b21c27f
~<pas	61 -12e-7c-5k5b13ad
~<pat	76 -15b-5g15a
~<pay	44 -12a-11c-10e-8h-7j-5k-4f8b24i46g
~<pd	89 -5c6f
~<pdf	89 -5c6f
~<pe	47 -11i-7f-6j-5a9g19b20d
~<pee	80 8d9c
~<pen	75 -6a8b11c
~<peo	57 -6ej-5f7a17d
~<per	54 -13c-11i4e6a13b14g
~<pet	85 -15a-5g7k22c
~<ph	60 -6d-5gh6ek9b
~<phi	89 7f
~<pho	62 -6d-5i-4h9e10b
~<phy	77 -8g
~<pi	53 -14g-5hij5c13a16k
~<pic	58 -10c-8e-4aj5d9b21k
~<pie	81 -4g5k10e
~<pil	77 -5g12c
~<pin	85 -6c6e8a
~<pip	72 -6g-5b11c12a
~<pit	85 -4bk7j8a
~<piz	87 4c
~<pl	45 -8h-6g-5b10f12k19c
~<pla	47 -7h-6k-5e5j8d20c
~<ple	68 -11a-10d-7e-5j-4g10b14f22k
~<plo	87 -10b10a
~<plu	70 -7g-5b5k10e
~<po	44 -15d-14i-7f5h6eg7k15c16a
~<poc	76 -7a7c12g
~<poi	80 -7c-5g12a13h
~<pol	48 -15a-11i-8d4g7k11e12b14c
~<poo	68 -6b-4g5j12a
~<por	79 -6d4b6a7c
~<pos	75 8c
~<pou	80 -7c-4j21a
~<pow	89 4k
~<pr	44 -30a-10i-8d5b6g7h19j32c
~<pre	59 -9a-6dfhi8k10c11bj
~<pri	57 -16a-9i-5h7f8b13cg
~<pro	51 -20a-8b10c13j18h
~<pu	50 -21c-13i-4j8e17b22g
~<pul	70 -9j13e
~<pum	82 9a
~<pur	80 -20a9b12g
~<pus	79 -6g-4d4e9a
~<put	53 -16c-8i4adj6bf17g
~<qu	55 -10h-7i-4d8g10b13c
~<qua	80 -7a10j
~<que	69 -6h6ac
~<qui	64 -7j-5d5e15c
~<quo	66 -6k-5c6b11g
~<ra	54 -16i-9e-8c-7b7h9j10g13a14k
~<rac	80 -6b11a
~<rai	66 -18c-11i-7e-5k5j14a22g
~<ran	77 4k
~<rat	62 -14c-12a-5di-4f4g5b6j12h21k
~<re	38 -25i-13f-7g9ak12h13e14b21j
~<rea	53 -22i-13b-9afg7e10c21h35k
~<reb	76 -12c5j14a
~<rec	58 -18i-13d-8c-5h10k18b25a
~<red	74 -5bc7a12e
~<ref	79 -13c-5a8b17d
~<reg	67 -13c-4bd5a6k19g
~<rej	89 -5a5h
~<rel	80 -4c
~<rem	66 -15k-5b-4g6a8i16j
~<ren	53 -14a-11k-5ij5c9d14g16b
~<rep	60 -6g-5d4j8a
~<req	74 12c
~<res	69 -16k-6e-4g8bh9di
~<ret	66 -5b10j
~<rev	77 -9e7cg
~<ri	36 -18c-16e-15b-11k-9h7a11g26i47j
~<rid	72 -17b-8d-6k-4j5a8c9f22i
~<rig	37 -13c-11ae-7h-5f20i52j
~<rin	68 -16b-7ck-6i8a13d22g
~<ris	78 -4c14b
~<riv	83 -18b-7e10g25a
~<ro	49 -12b-10f-5e8d12c21g
~<roa	70 -7k4c13a
~<roc	84 10c
~<rol	83 -15j-6c-4b9d22a
~<roo	54 -21b-11e-7h-5f7g8ac11d13k
~<rot	84 -9c-8a10be
~<rou	67 -26a-9fk-5d13bh27g
~<ru	53 -22c-15e-11j-8f-7k7a8d15b44g
~<rul	87 8c
~<run	54 -16ce-8j-7f-5a10d19b33g
~<rus	84 -5k6e8a
~<s>	79 -12a-4ck6b23j
~<sa	41 -25e-11b-7f7c13k22i23j
~<saf	67 -7g4a6j8c
~<sai	61 -11a-8g-4dei6k15h21j
~<sal	64 -11e-6bi-5c5hj9d15g
~<sam	62 -27b-8j-7f5e8k9g25a
~<sat	79 -6j-5g5a8c9h
~<sav	66 -7c-5i7b16g
~<saw	77 -10k-7g9i11c
~<say	50 -21e-19c-11g-7h-6a5d6f9j10b13k33i
~<sc	54 -26a-9c5f7d8b12i13g
~<sca	66 -21c-9j-5d5e7h11g20i
~<sch	60 -13g-10a-7i-4h5dj7b8k12f
~<sco	77 -27a-5k-4b19g20c
~<scr	78 -9a-8c10d15b
~<scu	83 -9b7g9a
~<se	43 -23c-13h-6d-5j5i13be15f28a
~<sea	76 -9c-7a21e
~<sec	62 -11g4a5k6j10c
~<see	59 -21c-13h4d8i10e19f
~<sel	65 -9c-7k-5f4e7g14b
~<sen	58 -11g-6j-5e-4c8a9f11b
~<sep	78 8a
~<ser	66 -7c-4d20a
~<set	62 -16a-7e-6j10b21g
~<sew	83 -5b11a
~<sh	41 -20g-12de5j12a24f33i
~<sha	62 -14c-11j-7d-5gk6b11af23i
~<she	54 -15d-14e-9b-8f9g17j25i
~<shi	68 -8a-7c-6d6j11b20e
~<sho	48 -15g-12e11d28f
~<shu	70 -14g6a14i
~<si	46 -17a-13g-6dfh5ei13j44b
~<sic	78 -6g11c
~<sid	65 -6k-5e8a13b
~<sig	62 -9c-7g-5bh4i7a9e12j
~<sil	89 6j
~<sim	85 -22a22b
~<sin	58 -18a-11g-5h5c7ej9i17b
~<sis	71 -8g-4b11j
~<sit	62 -11gj-6i-4k7c11a20b
~<siz	81 -22c-11a6b32g
~<sk	72 -8c-7k9i11e
~<ski	78 -12c13e
~<sky	80 -7k10i
~<sl	61 -12g-8c-5d6fi10a18b
~<sla	77 -11c-5g28b
~<sle	69 8f
~<sli	82 -5a-4g5b11c
~<slo	74 -7c10i13a
~<sm	62 -8j-4abc7g9d18i
~<sma	73 -7c-6j4i6g14d
~<smo	67 -8b16i
~<sn	73 -9f8c16j
~<sna	82 6c
~<sno	79 -9f-4a18j
~<so	29 -36g-17i-15f-11d5b18h19k20e62j
~<so>	33 -44a-32b-24g-12i-11d-7f11e28h34k90j
~<soc	71 -7j-5ad11b20c
~<sof	80 7j
~<sol	70 -15g-4deh7a8b16i
~<som	44 -13j-9fg-7c12a13d34b
~<son	69 -9c-7k-4g6b21a
~<soo	70 -25i-8b-4c5g11a31e
~<sor	71 -23j-6b5i8g12a18c
~<sou	63 -18c-8f-6bg7k11e24j
~<sp	51 -14e-11a-9h-5i7g9cf10b16k
~<spa	69 -7b-5k6c10a
~<spe	62 -14a-9e-8i-5h4f8jk25g
~<spl	82 -8a4k6f
~<spo	63 -14g-9j6a7f9c13k
~<spr	68 -6g-4a7j15b
~<sq	69 6c8g
~<squ	69 6c8g
~<sr	80 -37k7f16c20a
~<sr>	83 -5k4g7f
~<st	37 -27d-17h-5g7f9c10i11a19b24k
~<sta	47 -24d-11ij-9h9f10g11c16k25b
~<ste	69 -18c4a7d9e
~<sti	54 -16c-11k-7d-6h9f10a12i23j
~<sto	54 -9bg-7f-4d6a16k18c
~<str	57 -18g-6d4f9ck12b
~<stu	57 -6af8ci10k
~<sty	85 -7a9c
~<su	51 -18f-12j-8i12g16a18c
~<sub	63 -8c-4d4h7j8b9g
~<suc	85 11a
~<sud	87 -5e5c
~<sue	82 -5a11g
~<sug	82 -11a6c8b
~<sui	85 -5g-4c13e
~<sum	74 -4g6ab
~<sun	81 -8k-5j6e
~<sup	68 -15f-8ij-4e4c6hk14d
~<sur	67 -16b-12j10i12a15c
~<sus	84 -6b9c
~<suv	89 
~<sw	64 -16j-13c-4a7fi12g13b
~<swa	85 -7a-5c11b
~<swe	77 -10j5e16g
~<swi	68 -8j-6a-5c6i7b10f
~<sy	69 -6b6c14k
~<sys	70 -6b6c14k
~<t>	87 -35a35j
~<ta	45 -20c-13i-6k6j14b18g28d
~<tab	75 -16a-4c6d9b12g
~<tac	87 -8a4i5dj
~<tak	51 -11c-8f-7i6b8a11k16d
~<tal	57 -11i-9c-8k-5j5b8a9f11d12g
~<tap	82 -11c-5k5b19a
~<tax	77 -8a-4b4g7j
~<te	41 -37c-18i-13f-12d-8g-6e8h15j26a60k
~<tea	74 -8g9j
~<tee	72 -12c9h13g
~<tel	43 -21g-17b-12i-6c-5f-4d5h6a64k
~<ten	77 6ah9j
~<ter	67 -12c-6ai-5df4j15g16b
~<tes	79 4g
~<tex	68 -17c-8k12b26a
~<th	17 -9d-7h7e12bj17k20g27i34a
~<tha	29 -21c-10g-8d6b13a17h58j
~<the	20 4f7i8a10j14b15k36g
~<thi	40 -16g-14a17d19i23h
~<tho	55 -18d-17f-6b-5j4g7h10ae20i
~<thr	52 -13e-12g-8c-6h5d9fj22k
~<ti	47 -23i-9a-6d6j12h44e
~<tic	70 -14c4b11h
~<tie	83 -11b6e15j
~<tig	87 -10c4b6ae
~<til	67 -10j-9i-8dgk-7a4h5f7c14b22e
~<tim	52 -15i-10b-6af7h14g33e
~<tin	87 8k
~<tip	84 -11g17c
~<tit	74 -6a6d8j
~<to	29 -8h6k13f42g
~<to>	31 -15j-10a11f13b17k18cg
~<tob	79 -9b11a
~<tod	58 -10k-6h-4c6di13g
~<tog	75 -8b-5a-4g6e9j10f
~<tol	71 -14c13g15j
~<tom	69 -7d-6b-4c5i6j8g9e
~<ton	77 -20a9j17c
~<too	56 -14k-9b-8c5f12g19a
~<top	67 -10g-5d11j13c
~<tor	83 
~<tot	70 -7e-6a-5i6k8d10h
~<tou	77 -12a-9g6c7j14d
~<tow	66 -10d-5ci-4e11f17b
~<toy	89 -4b7a
~<tr	47 -16b-11c-6f-4g6ajk7d14eh
~<tra	58 -9c-6d9e15h
~<tre	62 -9g7c12i
~<tri	73 -12b4h5j7ad
~<tro	72 -8b-6c6k10a
~<tru	58 -9ab-6i4j10d12c
~<try	77 -22c5a7g18e
~<tu	60 -8i-6e-4hk13a14g
~<tub	77 -7b11a
~<tui	85 -5ac18g
~<tur	64 -6ei4a5f6g9b
~<tv	85 10c
~<tv>	89 11c
~<tw	76 -10a5f12b
~<twi	77 -10a12b
~<ty	68 -4be7j8k12c
~<typ	68 -4be7j8k12c
~<ub	80 7a
~<ube	80 7a
~<ug	75 -8a-7j-6c-5k6h17i
~<ugh	80 -13a-8c-7j5eg7h18i
~<ugl	84 4a6f
~<um	62 -10g-5i4a8h11b
~<umb	62 -10g-5i4a8h11b
~<un	51 -12i-6d12j25b
~<unc	83 -6d5c
~<und	57 -14c-9i-7e6bf7a20g
~<unh	85 -8a11c
~<uni	63 -17g4c7j15b
~<unp	89 
~<unt	89 -5a4e
~<up	42 -17b-7d8h9a11e20f
~<up>	43 -10c-5b9h11e19f
~<upd	72 -13b-4d4e9a10c
~<upg	87 -9a12c
~<ups	74 -7b-4g12a
~<us	51 -15g-10j-4i11c15h22a
~<us>	62 -12g-10d-9a6e13b21h
~<usa	89 -5b5k6c
~<use	57 -7efj-6b-4hi5d13c21a
~<usi	83 -10b23a
~<usu	72 -10g-8c-5aj4d10e11f
~<v>	82 6c
~<va	58 -25b-16c-5e8gi30a
~<vac	77 -13c7f11a
~<val	64 -6ab-5d6c10i12g
~<van	74 -14c-4g4aj6h10d
~<vap	84 -22b25a
~<ve	60 -16ag-7e-5d-4c5j26b27k
~<veh	64 -4d5c7k
~<ven	75 -15g-12a-9c14k24b
~<ver	82 -7a12k
~<vi	62 -14a-7g-6k6h7i23c
~<vid	84 
~<vin	69 -22a-4gj7b37c
~<vio	81 -4c
~<vis	75 -8b-6k8a9h
~<vo	76 -7k-6ad13b17c
~<voi	85 -11k-10a16b19c
~<vol	83 -5a7b
~<w>	81 -15c5i16g
~<wa	35 -27f4g11c12i13k21h
~<wag	74 -7a-6c7d8k
~<wai	72 -7c-5j-4g5h7a8i
~<wal	59 -11a-7ci-6e8bg34k
~<wan	45 -14d-5i-4g5f7k8h9b11e
~<war	83 -5b8a
~<was	45 -33f-12g-11k6aj7h10b12c15i19d
~<wat	59 -19i-8e-6a-5j6b11f13c15g
~<way	61 -22b-13j-7df-5a6c9e16h24i
~<we	40 -11b-9f-5g10k18i20a
~<we>	52 -7f4gi8c10j
~<wea	77 -8g-7e4i7c10a
~<web	80 -7d-5hj5a6c11b
~<wed	83 -8d-7a5k12j
~<wee	56 -16a-5b5ci8gh
~<wei	69 -11dj5c10a16g
~<wel	66 -16b-11j-8e-7c4g6h7a12d17i
~<wen	65 -20g-10a-9i-7b7c8e10h23j
~<wer	55 -13c-8h-5f7e8k15a
~<wet	87 6i
~<wh	20 -156a-52j-50b-17k-16i34f39gh76d100c103e
~<wha	25 -113a-44b-41j-23k-6d-5i7f31h40e85g147c
~<whe	36 -69a-29b-20j-16h-6d-5g5i22k77f80e
~<whi	53 -30a-10i-8h-7g6f8e24c28d
~<who	37 -35a-33g-22i-17j-15e-11f-7c-5h7k167d
~<why	60 -23c-20a-11g-10j-7b-5dei98h
~<wi	34 -4f5i6b19ak
~<wid	84 -6gj-4i6e7b9a
~<wif	55 -11d-7j-5ek4a23b
~<wil	53 -10b-7cdf-5h5j8e18a21k
~<win	63 -4ef5i9g
~<wir	74 -8j10e
~<wis	72 -7dj-6b9g16c
~<wit	38 -7bg6hk7j10a12d
~<wo	32 -7e-6a-4c7i14f22k25b
~<woo	68 -10c5i6ab
~<wor	42 -9a-6e-4d6k7b12c21f
~<wou	37 -7c11i12k13b
~<wow	74 -17a-7bj-4d8g10h26k
~<wr	58 -21b-6e-5k4i13d15c16j
~<wre	74 -6a12d
~<wri	65 -19b-11a-5e8i10c21j
~<wro	70 -8b-7k9c18a
~<x>	83 -17a-4c7e21b
~<y>	87 -4i19j
~<ya	72 -6i-5a-4dj5g8k12b
~<yar	74 -6i5ag6b
~<ye	41 -16k-8d6j13h15e21c
~<yea	42 -14a-13k-11i-5d6bj8h11e16c18g
~<yes	72 -19g-9a12chj
~<yet	66 -13g-11j-6bc8e16i27a
~<yo	15 -18k10ab11d12eg13f16h17c20j21i
~<you	15 -18k8b11ad12eg13f16h17c20j21i
~<ze	85 8a
~<zer	85 8a
~<zi	65 -13j-11a13k28c
~<zil	85 -10a5g6c
~<zip	67 -16j-6g14k24c
~<zo	73 -9e-6j-5g-4d9b11a14c
~<zon	77 -9e-6j-4g8a16c
~<zoo	85 7b
~@da	63 -14g-6e13aj
~@day	63 -14g-6e13aj
~@mo	65 -11e-10c-6g-4d4f11i24j
~@mon	65 -11e-10c-6g-4d4f11i24j
~@na	52 -21c-9i-6k-5eh11d15g21j
~@nam	52 -21c-9i-6k-5eh11d15g21j
~aa>	89 5c
~ab>	72 -11c-5g21b
~abe	78 5k7a
~abet	79 10a
~abi	58 -10c4j6i8g
~abie	89 
~abil	60 -5c8a9g
~abin	85 -7ab-6c10j14i
~abl	63 -8g-7k-4e5a8d21c
~able	64 -15g-7k8a9d22c
~ably	89 -4a10g
~abo	41 -7ae-6b5j6f7h21k
~abor	89 -7c11j
~abou	41 -9d-8a-6be7fh10c22k
~abov	79 -8c15d
~abs	87 6j
~aby	68 -7d-6b4e14a
~aby>	70 -6d-5g4e13a
~abys	83 -5b7c
~aca	74 -13c-5i-4j7fg12a
~acan	83 
~acar	89 5eg
~acat	82 -13c8af
~acc	56 -15g-6b-5h4i6e10a11j
~acce	82 -7b4d7a
~acci	69 -13c-6g5a6d13e
~acco	61 -13g-6d-4eh9j15c
~ace	48 -14c-5h7g8i14d
~ace>	49 -10c-5h5k6g8d11i
~aceb	89 -7b5j8c
~aced	79 -6a-5c6g8b
~acem	79 -11g7ab
~aces	81 -11c-10a6g8b11d
~ach	56 -12a-7i-5f6ce7k15j
~ach>	61 -14c-12a-5bi5d8ej11k12g
~ache	71 -6g-5e-4k7c9bj
~achi	72 -5g-4d4a17c
~aci	87 7a
~acin	87 7a
~ack	49 -9de-4c5i15a17h
~ack>	54 -12i-6e-5d5k6h18g
~acka	77 -9g5a8b9c
~acke	69 -6c-4g5f9h
~ackg	85 -6j7b
~acki	83 -11c-4a9b13h
~acks	81 -9b-5i14a
~acku	74 -11b-5d-4g7a23i
~acky	89 -8a8c
~aco	83 -14a-10c10f13j
~acom	89 4i5j
~acon	89 -12a-9c10j11f
~acr	84 4f
~acro	87 5f
~act	56 -12g-8a-7i-6h5b6d8f14k15c
~act>	69 -15g-8a-5e6b11f18k
~acte	89 -18a14b15c
~acti	80 -6c-5b13a
~actl	77 -11i-9a-4j5efg18c
~acto	70 -15c-6a5b7j8g11d
~acts	80 5d
~actu	72 -11b-8j-5g5i12ac
~acy	84 -4a8j
~acy>	84 -4a8j
~ad>	45 -17g-7e-6h-4d6bj10fk19c
~ada	89 -10g5i8c
~adb	84 4a
~adbo	84 4a
~add	54 -30b-7i-6a-5j-4h5f8k9e16d22c
~add>	72 -19b-12a-6f9g11j16c
~adde	77 -9b4g10d11a
~addi	71 
~addr	62 -10b-9a-7g-6j-5i8e9c13k14f
~addy	77 -5j4c8d
~ade	58 -28g-10a-7j-5d6f7ei10c30h
~ade>	61 -22g-8a9e33h
~aded	83 5f
~ades	75 -9g-7a6b9c12i
~adg	85 -5a6k
~adge	85 -5a6k
~adi	77 -26a5c6b20f
~adin	79 -26a-6c8b9g21f
~adj	82 -5b-4g8i
~adju	82 -5b-4g8i
~adl	81 -8a4e12b
~adli	83 4e
~ado	77 -9a6d
~ado>	82 -5c4g
~adoe	87 7c
~ads	71 5b
~ads>	79 -5j4b6g
~adsi	79 -4b5a7j
~adt	89 
~adt>	89 
~adu	85 -5b5a
~adua	85 -5b5a
~adv	72 -6g-5h6j7b8a
~advi	72 -6g-5h6j7b8a
~ady	64 -11d-6g6e9a15j
~ady>	64 -11d-6g6e9a15j
~afe	67 -7g6j8c
~afe>	82 -6k14a
~afet	70 -8a-6g5k11c
~aff	72 -17c-5k6j11g15a
~aff>	80 -9c5g6a
~affi	85 -5b4g10a
~affo	84 -8c5d
~aft	55 -18g-5f7bdj8i9c
~aft>	87 6c
~afte	55 -17g-5fk4a5c7dj8b9i
~ag>	85 -8a-5b-4g8k16c
~aga	64 -7d-4k7i10e
~agai	64 -7d-4fk7i10e
~age	41 -10j-8ai7d12c20gk
~age>	43 -24d-12b-8h-7a6f9c10e18k36g
~aged	79 -17g-9f8b21c
~agee	89 -11c15d
~agem	84 -13c8g13d
~agen	63 -24g-8e-6j7a18b20d
~ager	74 -7g5c11a
~ages	68 -10b-9a-6ej-5i9k12h16g
~agg	80 -7b-6c5h6i
~aggr	87 
~agi	81 -4a7c9f
~agin	83 5c9f
~agl	89 
~agle	89 
~agn	82 -10a4g5c
~agno	82 -10a4g5c
~ago	76 -18g-16j-11c-7i8h16a34e
~ago>	76 -18g-16j-11c-7i8h16a34e
~agr	76 -5e-4d5b8h9a
~agre	77 -5ek-4d6b8h10a
~ah>	69 -30a-12b-7e-5k5di9f11h26j
~aha	75 -10a6g9b
~aha>	75 -10a6g9b
~ahe	75 -7c4a8j
~ahea	75 -7c4a8j
~aho	87 -5a7b
~aid	55 -26c-7e-6f-4i4g9d10b11h22j
~aid>	55 -25c-8a-7e-6f4g9d11h12b22j
~aig	74 -4aj6ek10b
~aigh	74 -4j6ek10b
~ail	54 -21g-5c8b10e19i
~ail>	56 -18g-6j-4k4e5c6b16i
~ailb	89 6c
~aile	79 -7c-5a8i10e
~ails	84 6jk
~aim	59 -10a-5d-4j8g10i
~aim>	63 -14aj-4d9i11c14g
~aims	70 -9c-5g11j
~ain	52 -9k-7i8f9d15g
~ain>	57 -12c-8k6ef23d
~aine	78 -9d14a
~aini	78 -6a-5g20c
~ainl	85 -6a11c
~ains	72 -5ce5b6f12h
~aint	75 -6a7g17c
~ainy	85 -20c-11i5a31g
~air	61 -11g-8h-4de8a20c
~air>	68 -20g-7h-4i4j5b24c
~airb	84 11a
~airs	71 -5a4f5b6g
~ais	68 6j8b
~aise	69 -8c4d7j8b
~ait	74 -13j4e5h7a8i
~ait>	77 -14j5e6h12a
~aiv	87 -6c9j
~aive	87 -6c9j
~ak>	69 -8k8f
~ake	45 -8e4g5i6b11c
~ake>	47 -12e-6a-5d7g8i12b13c
~aked	89 -7a7k
~aken	84 7j8a
~aker	77 -7b25a
~akes	66 -7b-5a6e9d
~aki	68 -12bgi-8k6j13d15c21a
~akin	68 -12bgi-8k6j13d15c21a
~aks	73 -12g-10b5i9a15c
~aks>	73 -12g-10b5i9a15c
~al>	42 -21i-16f-13e6c7g12k13a17b19j
~ala	65 -17c9j17g
~alan	82 -15c16g
~alar	67 -5c4g8j
~alc	74 -8a5c13g
~alco	75 6cg
~ale	64 -13e-7c-5b-4i6h17dg
~ale>	77 -13ac-4e5bd7i13g
~aler	82 -4g9d
~ales	70 -9e-8ij-7b-5k7h12g16a
~alf	65 -11j-7b-5e5a10k11d
~alf>	66 -21c-11j-4e11k26d
~ali	77 -13b6k18a
~alid	87 -7b15a
~alk	53 -11g-7e-5c-4hj4a6f7d22k
~alk>	58 -8i-6g33k
~alke	72 -18g-5b-4k4ad9c16i
~alki	67 -15c-6k-5j7d8b9g13f
~all	38 -10i-9j-8e19h20d22b
~all>	42 -14i-8k-7acf-5j7h19b23dg
~allb	87 -7a5c10k
~alle	66 -14j-10g-7e-4k10d12h22c
~alli	75 -10c-8a-5dg8b10k17f
~allp	77 7g9k
~alls	65 -13e-11d-8k-5i13b18a20j
~ally	58 -20g-11a-8j10cei12h
~alm	82 
~almo	82 
~alo	67 -20g-9c13a30i
~alon	69 -13g-10c9i17a
~alr	63 -14k7c21e
~alre	70 -5i4c5ej
~alri	69 -14k-6bj5d19e
~als	72 -9d-5b-4i4f6k7a8c
~als>	73 -6d-5k4g5f13c
~alt	57 -21g-8d-5h7cj9b24i
~alt>	79 -5b4j6i
~alth	59 -14g-6ad-4h8c11b22i
~alty	87 -5a6j10e
~alu	65 -17a-4d10c11i12g
~alua	83 -15a21c
~alue	67 -7c-5a-4d11i15g
~alv	85 -5c11j
~alw	77 -10j-8b-7i5a8dg12f
~alwa	77 -10j-8b-7i5a8dg12f
~am>	51 -13c-11g-7b-6e9i12h13af
~ama	64 -10b-5e-4d12j16g
~ama>	84 -6k-5a6c7g
~amag	67 -10b-5e7k11ag
~amb	87 -12a-7k9c14f
~ame	41 -26b-12h-9ai6eg8j9f15c16k22d
~ame>	42 -12b-11h-9a-5i6e8d12g16ck
~amed	72 -19b-14c-4g7j9d12fk
~amer	77 -5b7c
~ames	71 -4g5c7j
~ami	58 -9g-6ck-4j7a8e9i10b
~amil	59 -7g-5j4d7a10bi
~amin	84 -7a-5c18e
~amm	87 -8a4e6b
~amme	89 -8a4e6b
~amo	68 -12a-7k-5b14c19g
~amou	69 -12a-7k-5b13c19g
~amp	69 -23b-8c4j7g29a
~ampl	89 5j
~ampo	74 -12b14a
~amr	87 -13b-6c18a
~amry	87 -13b-6c18a
~ams	83 7a
~ams>	84 10a
~an>	38 -28i-22k-12g-10j6bh14d36ac
~ana	69 -27g-5bc5a10h13d15i
~ana>	89 -5c7a
~anag	71 -27g-4b10a13d16i
~anc	44 8a10eg
~anc>	89 -6a14j
~ance	45 -7ci5k10b12e13g
~anch	84 6i
~anci	75 -14b18a
~and	30 -11f-9bh-7ac5g14i22j26e30d
~and>	32 -16b-10a-7f-6h-5i5g10k21j30e31d
~andb	85 
~andd	85 -10a5ce
~ande	83 5k
~andi	81 -7b6i11j
~andk	89 6a
~andl	59 -13a-10g-6e-5f5d17b21i
~andm	83 -7a5c8j
~ands	66 -12a-10k-9e-8d13j16i20c
~andy	76 -5j12af
~ane	67 -7g6c8f
~ane>	77 -6g6j11f
~aned	87 -6a7c
~anen	87 -4j5b6c
~aner	87 -6a6j
~anes	83 7a
~ang	56 -13gj-9b-8h-6d10c20a31i
~ang>	74 -11b-10g-8e-6j5c13i15a
~ange	60 -6bhj-5d-4i5c28a
~angi	72 -17a-5c6e9k15i
~ani	66 -9ac-8g-6i5h6j21d
~anie	74 -5i4b8k
~anim	84 
~anin	83 -12a-7c-4g9h22d
~anis	89 -4a5j6c
~aniz	89 -5c5a6j
~ank	61 -14g-7a-5j9b25d
~ank>	66 -17g-8a6b10k14d
~ankr	87 7a
~anks	75 -10a-9k6b15d
~ann	63 -8c-6bd-4i5ak11g14j
~anne	81 -8d11j
~anni	73 -12b-7c28a
~annu	75 -14a7c20g
~anny	85 -6a4b7j
~ano	71 -9c6j7e8a9b
~anot	72 -8c7e13a
~ans	59 -18a-5fi5j11c14b
~ans>	62 -7a6cd
~answ	78 5g9c
~ant	43 -13d-8g6ak7h19b
~ant>	44 -15d-9g-5f5h6e18b23a
~ante	82 -5a
~anti	83 -5e4i
~ants	72 -15a5h7f8j10k
~anu	85 -8g-7b17a
~anx	87 -8b15a
~anxi	87 -8b15a
~any	31 -59b-21i-17j-7e10d13c18k43g64a
~any>	34 -48b-23j-17i-6ef16k19c40a58g
~anyb	56 -13c-11b-6g-4j8h14d19a
~anym	82 -6ak-5c10e
~anyo	67 -15c8a18d
~anys	77 -9d-6h-4g5bk8j
~anyt	49 -22b-8e-6i-5g-4dh5j8k19c28a
~anyw	74 -10c6f11a
~ap>	68 -12j-9d6ek7a16b
~apa	65 -7b4ak
~apar	65 -7b4ak
~ape	59 -20g-7ce-4h4f5d11a26i
~ape>	70 -15c-12b-8g19i27a
~aper	65 -14g-11a-5e-4j7f8cd15b
~apes	84 -5c6j14i
~api	84 -5a-4b14j
~apin	87 -5a-4b10j
~app	48 -18e-8d-7g-4i6ab9h12k15c
~app>	69 -8d-6g14a
~appe	53 -18e9k19c
~appl	77 -5c10g
~appo	85 10f
~appr	75 5b
~appy	71 -11j-10i-7g5b6k9h15a
~aps	73 -9i-8g-5b4a5j8c13h
~aps>	84 11c
~apse	78 -8gi8j15h
~apt	83 -16j9a10b
~apto	87 -15j7a11b
~ar>	38 -13d-12h-9i-5b5k8e9f11g18a23c
~ara	61 -9cg-5i4k34f
~arac	89 -18a14b15c
~arag	67 -15c-9b-4g7j26f
~aras	85 5a
~arat	73 9a
~arb	77 -5c7a10e
~arbe	89 12e
~arby	80 8a
~arc	82 -11a-9c6b11hj
~arch	87 6b
~ard	50 -13k-12g-6f-5a5dj6e7i10b16c
~ard>	54 -13a-11d-8j-6k10ci11e18b
~arde	81 -10a-5g-4e8b19c
~ardi	77 -8c6j9a13d
~ards	68 -15b-7g6dj16a
~are	32 -8i7d9j11f36b
~are>	32 -7g4j5ae6d8f35b
~area	79 -23c-11ae5bk39f
~ared	83 -12c-6i7a10g
~aree	89 
~areh	89 
~aren	68 -7c18a
~ares	79 -12a-5i-4c5j17f
~aret	85 5b
~arg	68 -15i-11c26g
~arge	69 -14i4d6g7c
~ari	67 -11g-5b7a17j
~arij	89 -5c7a
~arin	74 -9g-5b4a21j
~arit	81 -5a-4b9ck
~ark	63 -5hi-4g8a11k
~ark>	70 -8b-5a5gj10k
~arke	74 -15c5a7j
~arki	84 -12g-5j6b15a
~arl	76 -13c-9j11g12a
~arly	79 -12c-9j12ag
~arm	63 -9d11e18j
~arm>	66 -14g-8d4c7e9j11a
~arml	89 5a
~arms	83 7j
~arn	68 -7b-6a6i14g
~arn>	74 -8a4i5g
~arne	81 -4c5e6b
~arni	85 -17b-11c15a16g
~aro	58 -8j-7b-6c7d11f
~arou	58 -8j-7b-6c7d11f
~arp	82 -6c-5a6j8k
~arpe	89 -6a9k
~arr	55 -11i-4e5ac6g7b
~arri	66 -7i6c11bd
~arry	60 -6d-5i9g14a
~ars	48 -17a-7de4c7h8bf22g
~ars>	48 -17a-7de-4j5c7h8bf22g
~art	46 -12h-9i-7k-5cj4b6f10a16d23g
~art>	52 -18b-9i-8hj10e18g25a
~arte	69 -7i12g
~arti	77 10b
~artm	63 -10c-4i16d
~artn	67 -15k-7e4c11g13b
~arts	79 -21a-6eg5d8k11i12f
~arty	83 5a
~aru	89 9h
~aru>	89 9h
~ary	66 -8j-7g-6ac-5b9e12d17i
~ary>	66 -8j-7ag-6c-4b9e12d17i
~as>	39 -22f-20k-8b-6g5ci6e13h17d19j22a
~ase	52 -24d-6h4bj9f12k14c
~ase>	55 -21a-9d-5hi5b12f16k20c
~ased	83 -21d21a
~asem	68 -5c7ag8i
~ash	60 -22a-6i5b9g10j12c
~ash>	62 -11a6d10b17g
~ashe	79 -9g-4b17c
~asi	72 -12c-6b-5f5ak6j14i
~asid	81 -6b9ag
~asie	84 -12b-6c-5g8k22i
~asin	84 5b6a
~ask	55 -10b-6a-5d-4hi6f11e20c
~ask>	60 -19b-6g-5j6e8d9f16a
~aske	77 -7k-6a7bg
~aski	70 -17a-4ik6j7c9eg
~asks	82 -13d-5g-4a5j7k17c
~aso	69 -28a-11g-4d10c15e28h
~ason	69 -28a-11g-4d10c15e28h
~asp	83 -5b10j
~asph	84 -5b5j6a
~ass	58 -14e-8i-7c8k30b
~ass>	68 -12e-9g5c7fk12b
~asse	67 -12c6d9g
~assi	82 9c
~assm	87 -6c4k7a
~asso	89 -5c13b
~assw	87 -11a17b
~ast	46 -13k-6dfh-4j5i8b9c11g22e
~ast>	46 -14k-8bf-6h-5d6ci10a14g23e
~aste	81 -11a7c18b
~asti	89 5f
~asu	75 -10a-5f11d16b
~asur	75 -10a-5f11d16b
~asy	82 -17j4c5b7a
~asy>	82 -17j4c5b7a
~at>	20 -8d-6b-5a4i8fj15h19c29g38e
~ata	82 -4d7b8a
~ata>	85 -6cd11a
~atc	63 -11d-10i-8c-4fh9b10j24k
~atch	63 -11d-10i-8c-4fh9b10j24k
~ate	42 -18b-14i-9d9e14c17f25k
~ate>	49 -7ab13f21e
~ated	64 -26b5a8h27c
~atel	71 -6c12a
~atem	82 4b
~aten	89 -6d11a
~ater	59 -19a-13i-5e4b10f11k21g
~ates	64 -8d-7e-6g-5i5bk6c8j11a
~atev	76 -14c-6a6d28k
~ath	61 -19a-14i-8d-7c8fk12gj21b
~ath>	76 -19c7aj12g
~athe	66 -8g-7a4k8fj10b
~athr	81 -10ai-4j5k26b
~aths	83 -14b-13a12c14g
~ati	50 -13g-6ac6f7k14h16b
~atic	80 6h8a
~atie	89 
~atin	70 -10a-6c6k7b8i
~atio	53 -9g-7i-5ae5h6k8f15b
~atis	87 10h
~atl	82 -6e13c
~atll	85 -6e17c
~atm	81 
~atme	81 
~ato	87 5i7c
~ator	89 8c
~ats	73 -26b7acg10i
~ats>	74 -10a-9b7cg10i
~att	68 -7f-5ac6d12b
~atta	80 -14a4g5di6b
~atte	74 -6f-5cg-4d5k11a
~atto	89 -6c5ak
~atu	79 -10j-5b-4g8k18c
~atus	83 -9a-5b9k16c
~atv	77 -16a-5d5f7g21c
~atve	77 -16a-5d5f7g21c
~au>	89 6j
~aud	67 -8i-5g-4a5k17b
~audi	67 -8i-5g-4a5k17b
~aug	67 -8d-5b-4g6a11c
~augh	67 -8d-5b-4g6a11c
~aul	71 -13c-12d-5g13i28b
~aul>	83 -5a4c9b
~ault	76 -12d6a22b
~aur	82 -5b6i
~aura	82 -5b6i
~aus	64 -10i-5ef4d9h14a
~ause	64 -10i-5f-4e5ad9h
~aut	65 -9g-5i-4bd5cf7k11a
~auto	66 -9g-4b6af11c
~ave	30 -11i-6e-5f8k11c12j30a
~ave>	31 -9i-7e-5df9k13j19c25a
~aved	80 -10c12g
~avel	76 -10c7d
~aver	89 -5c4a5g
~avi	65 -10i-8c12b14g
~avin	65 -10i-8c12b14g
~avo	79 -6a-5g20c
~avor	79 -6a-5g20c
~avy	87 -6i7g
~avy>	87 -6i7g
~aw>	68 -17g-10j-7d-6k11c15i17e
~awa	64 -10b-6i-5j6ak17d
~away	65 -10b-6i-5cj5g6ak17d
~awe	69 -8aj9b12k
~awer	85 -10a13b
~awes	71 -10j4e13k
~awf	87 -7a4c6i
~awfu	87 -7a4c6i
~awl	81 -11cg4a5j8i14b
~awl>	82 -7b-5c5aj9i
~aws	80 -7g5c10b
~awsu	83 -6g6c8a
~aww	79 -9a4k5e9d
~aww>	79 -9a4k5e9d
~awy	76 -5d6a7k
~awye	76 -5d6a7k
~ax>	74 -11b-8g-4a4j5fik6c
~axe	84 -9a6b
~axes	84 -9a6b
~ay>	33 -11h-8aj12g18c39i
~ayb	80 -12c8e14a
~aybe	80 -12c8e14a
~ayc	70 -11c-7b-5k7f11g
~ayca	89 5g
~aych	71 -11c-6b-4k7fg
~aye	84 -5h11k
~ayer	87 5k
~ayi	58 -17j-10f-7e-4c11d16g18i
~ayin	58 -17j-10f-7e-4c11d16g18i
~aym	65 -9j5k7b12e
~ayme	65 -9j5k7b12e
~ayo	84 11g
~ayou	85 12g
~ayr	67 -10a6d11g
~ayro	67 -10a6d11g
~ays	53 -13a4f5k7i
~ays>	53 -13a4f5k7i
~azy	76 -6i5b9h
~azy>	76 -6i5b9h
~ba>	81 -9b6g9a
~bab	67 -6d-5b4e13a
~babi	89 
~baby	68 -7d-6b4e14a
~bac	51 -13d-5e4h9ai
~bacc	79 -9b11a
~bach	82 4j9b
~back	52 -13d-5e5gh6c10i
~bad	69 -9a-5ej5g17i
~bad>	70 -6e-5aj5g18i
~bal	69 -14c-11a-9b-4i6k35g
~bala	82 -15c16g
~ball	71 -10b-9a-4i4jk20g
~ban	52 -12c-9g-8i6e12b26d
~band	56 -7c-5k5d6b9e
~bank	65 -11g-8i-7c-4j8b26d
~bar	69 -18a-8g-5i-4d4h5k8e27c
~bar>	85 -12d15a
~barb	89 12e
~bare	84 -4g7d
~bark	89 -8j15c
~barn	83 -22a28c
~baru	89 9h
~bas	66 -6a4c7i8j
~base	67 -5c6g7ai
~bat	72 -11a-6b-4i4c5jk10g
~bath	73 -12a-6b-4i4c5jk10g
~bbe	89 -5b7a
~bber	89 -5b7a
~bbi	80 -5g13c
~bbie	81 -5g7c
~bco	79 
~bcon	79 
~be>	49 -18i-10f-4b7k8j10d11e12a
~bea	74 -8k-6c-4j6b8g13a
~beag	89 
~beat	80 -6k-4j6g9a
~bec	64 -11i-4f6d19c
~beca	66 -10ai6g8d13c
~beco	85 -8g10a
~bed	73 -11a-6c18g
~bed>	89 -4a5j
~bedr	76 -6a4k
~bee	49 -13j-5dg5bh12c16i
~been	49 -13j-5dg5bh12c17i
~beer	83 
~bef	55 -15k4d5fg10i
~befo	55 -15k4d5fg10i
~beg	89 5k
~beh	69 -11c-10g-5i4k5f11h14d
~behi	69 -11c-10g-6b-5i5fk11h14d
~bei	70 -9b-6g5e6f10i
~bein	70 -9b-6g5e6f10i
~bel	68 -9b-5k-4i4a5g8f11j
~beli	79 -13g-9a-4bk7cj9e11f
~bell	83 9b
~belo	77 -8b-4c9g17a
~belt	89 -8b-6k13g
~ben	67 7a9d
~bend	82 8a
~bene	70 10d
~ber	48 -18b-10d-8h-4f4k6e12g15i16a
~ber>	49 -15b-11d-10i-6hj10c12a13ef18g
~bers	68 -23f-10c-7g-6e11k14a23i
~bes	61 -17g-10a-8b-4j4i5h6e13c14d
~besi	68 -8g4c22d
~best	68 -10g-6ad-5i6h7k8e14c
~bet	61 -7i-5eg9c14b
~bete	80 10a
~bett	65 -7f-6i5j10bk
~betw	79 -6k-5a7f8b
~bid	89 5g
~bie	77 -5g6c
~bies	77 -5g6c
~big	56 -20i-8a-5j-4f4d5c6k13b22g
~big>	58 -13i-8d5g6c9k12b
~bigg	75 -13a12g15d
~bigs	85 -10i12g
~bik	77 -5e7k
~bike	77 -5e7k
~bil	56 -8j-5eg-4c6ad7f14b
~bile	87 -6a-5k6b9f
~bili	60 -5c8a9g
~bill	68 -17g-9j8b10d
~bin	68 -15g-12b5k7i11cj
~bin>	82 -14a-7b8j14i
~bind	84 -9c6bf
~bing	75 -13g-11b5k12c15a
~bir	63 -13a-6bg-4d17e21c
~bird	89 
~birt	64 -11a-8b-6g-4d14c24e
~bis	87 -5c6g
~bisc	87 -5c6g
~bit	75 -6c-5j4d7a8g
~bit>	77 -5c8a9g
~bla	80 -5k-4i5d7b8c
~blam	82 -4k5d7b
~ble	52 -13k-6i-4h6b14a19c
~ble>	54 -10k-7e-6j-5i36a
~blem	74 -6g-5c-4k6e8bj
~bles	77 -27a-4b5g7d27c
~bli	83 5i
~blin	89 5i
~blo	68 -13g-12b-7k10e11c18a
~bloc	89 -5b5a11c
~bloo	70 -8b-6g-4k5j11a12e
~blow	85 -7g6a9i
~blu	83 -8c6a8g
~blue	87 -7c9g
~bly	89 -4a10g
~bly>	89 -4a10g
~bnb	84 11a
~bnb>	84 11a
~bo>	87 -11a8k
~boa	70 -7b4f16a
~boar	74 5f10a
~boat	81 -4b7a
~bod	46 -15b5j10d
~bodi	81 -7a4c6g
~body	47 -15b5j6a11d
~bol	83 5b
~bolt	83 5b
~bon	85 5a
~boo	63 -6e-5g4k5d6j
~book	64 -6e4k5dh7j
~boot	87 6c
~bop	83 -4g7c
~bop>	83 -4g7c
~bor	62 -14g-9k-4h5d6j10b15e
~bor>	79 -8a-5g6b8j
~borh	87 -6a7eg
~born	72 -11g-6dk11a15e
~borr	77 -11a8b14d
~bors	82 -5c7j12a
~bos	77 -8j-5f-4k7c19a
~boss	78 7a9c
~bot	64 -6g6h11b
~both	65 -7c-5k4j6h12b
~bott	83 7k
~bou	40 -10d-8e-4i5fh7c29k
~boug	70 -8i-4gj6a9k16b
~boun	87 4k9a
~bout	41 -9d-8a-6be7fh10c22k
~bov	79 -8c15d
~bove	79 -8c15d
~box	68 -6f-5g4jk5b11e
~box>	69 -8c-6f7k11e
~boxe	87 -7a5c7b
~boy	70 -14a-10c-4d6i7hj15b
~boy>	75 -11c-9a-4g9hi11j
~boys	79 -7a14b
~bra	72 -7j-6e-5g26i
~brak	87 -4k12a
~bran	78 -6g-5ce7b16i
~bre	57 -10b-7i-5ak4h9f10g14c
~brea	68 -6bk-4a5e7f19c
~bree	84 
~brel	62 -5bi-4c8h14g
~bri	62 -14a-6k-5i5dj8g16h
~bric	74 4a11c
~brid	89 -9d-6a7c13j
~brin	68 -18c-13a5fg13d19h
~bro	61 -11d-4k4c5b8j11i
~brok	74 -15a-12d-8g5f8b9i18c
~bron	89 -13a5k12i
~brot	69 -8k-7g12a16c
~brou	84 -4c6a8e
~bs>	62 -10k-9bc7g9d20a
~bsi	81 -6d-5h-4j7c11b
~bsit	81 -6d-5h-4j7c11b
~bt>	82 -11a13b
~bts	89 -19a23c
~bts>	89 -19a23c
~buc	80 -6c-4b6a13h
~buck	80 -6c-4b6a13h
~bud	72 -6d17g
~budd	77 -6d-4c6gj
~budg	79 -6a12g
~bug	78 -10g-5ai5k9b11h
~bugg	89 -7g6k9c
~bugs	84 -5cgi9b12h
~bui	54 -9cj-6di-4h7a9g13k18e
~buic	89 4a6k
~buil	55 -8j-7c-6di9k10g19e
~bul	85 -4ck5bi6f
~bull	87 -4ck5b6fi
~bum	79 -6ach8b13j
~bump	79 -6ch13j
~bun	74 -9c-8g7i10b14a
~bunc	85 -11a-5c6d15b
~bund	83 -5i10a
~bung	87 -8b-7g-5c9a15i
~bur	62 -20a-10b-6k6cg16i19j
~bure	89 6j
~burg	89 5c
~buri	79 -6a5b6c
~burn	68 -12b-10c-4ak14g17i
~burs	81 10c
~bury	89 -20a24j
~bus	49 -14i-9f-5k7b8cj9d10e
~bus>	81 -5bi7a8j
~busi	51 -13i-12a-7f6j11bd12c
~busy	73 -5c4i6a12e
~but	62 -12a-5d5b10e14g
~but>	64 -7i-6bk-4d7e17g
~butc	89 4k11i
~butt	89 -9a6e8b
~buy	63 -6g5be10a
~buy>	64 -4g6be
~buyi	84 -6c19a
~by>	50 -21d-10k-8h-7g-5j8a15e18b21i
~bys	83 -5b7c
~bys>	84 -7a11c
~cab	84 -9b-8a-6c7e9j13i
~cabi	85 -7ab-6c10j14i
~cak	87 -10c8a9g
~cake	87 -10c8a9g
~cal	48 -20g-17a-14ei-7c5k9f20h28bd
~cal>	62 -7i-5c6ad10b
~cale	82 -12c-5ae7i15g
~call	51 -36g-13i-11e-10a4c7f17b22h26d
~cam	61 -16b-10i-6c-5d-4f8k9a16j17g
~came	64 -13a-10i8k10g16j
~camp	87 -14b9a12g
~camr	87 -13b-6c18a
~can	46 -16k-15j-9g6ci9df13a16e
~can>	48 -25j-24k6d10fi11c12e16a
~canc	70 -13g-8b5d6k10e11j
~cand	89 -6a5g6k
~cane	79 -4cg4abj
~cant	83 
~cap	84 -16a-5b-4g6j19c
~car	41 -11k-9j-6eg24c29i
~car>	51 -11j-7de-5h4af6i19c
~card	58 -14g-7a-5k-4h10b13i14c
~care	64 -9c-6b4d9g12a
~carp	85 -6ac7j9k
~carr	58 -7i-6b6c8dg
~cars	66 -21k-7g-4b4c9d20i
~cart	89 5eg
~cary	82 -8j-6g4e20i
~cas	63 -15a-4c11g19b
~case	76 8j
~cash	66 -15a-6c13g20b
~cat	55 -10a-9i-8c-6j7f8eg27k
~cat>	89 -7a9b
~catc	74 -15d-7c-4b5j11e23k
~cate	63 -5c9f10d
~cati	66 -8j-5bi16k
~cats	84 -10b6a7g
~cau	65 -10i-6c-4f4d9a16k
~caus	65 -10i7d9a
~cce	81 -7b4d7a
~ccen	87 6a
~cci	69 -13c-6g5a6d13e
~ccid	69 -13c-6g5a6d13e
~cco	60 -14g-7d-5eh-4k5a7j10b14c
~cco>	75 12a
~ccor	87 -7c11i
~ccou	63 -13g-6d-5ik-4h9j10b22c
~ccu	74 5c12g
~ccup	79 -9a23c
~ccur	83 -19c6a7j10g
~ce>	36 -14c-7fj-5h6eg9b15ak21i
~ceb	89 -7b5j8c
~cebo	89 -7b5j8c
~ced	70 -14j-6c5g34b
~ced>	70 -14j-6c5g34b
~cei	77 -7a-5e6k9f
~ceil	84 -7a5gj10f
~ceip	83 -10g6c8k
~cel	70 -10g-6a12c13b
~cel>	84 -5a
~cele	85 6a
~cell	75 -10g-7a12b14c
~cem	77 -11g7b9a
~ceme	78 -11g7ab
~cen	55 -9ac-5i5de9b13g
~cens	59 -11a-5j6b9e10d
~cent	64 -12c-5k-4d5h6j18g
~cer	58 -10b-7i-5c-4g4a5e6j18d
~cer>	74 -13g-10b-5f4k9e10j13d
~ceri	85 -5bf5a13g
~cern	84 4a6c
~cert	62 9d
~ces	64 -23c4ik23d
~ces>	69 -22c-4b12a18d
~cess	75 -10a4i7d
~ch>	39 -39a-36i-13j-6h5e8f12g15c19k27d31b
~cha	53 -11e-9ci-5f7b9dk19g
~cha>	83 -8a-6g-4j5b9c12d
~chai	78 -10a-4c7b9h
~chan	59 -7e-6bhi-5dj6c11k29a
~char	68 -15c-8a5k6b15g
~chas	83 -22a25g
~chat	82 -10c-5e5a6d12j
~che	50 -8h5g13b14j
~chea	77 -7c-5d-4ei4b11g13a
~chec	57 -11a-6j-5g8c12be
~ched	71 -9gi9j11c
~chel	82 4j9b
~chem	89 
~chen	70 -11a-5b-4c4k5i9j11g
~cher	79 -9c-8a6b16i
~ches	73 -7k-5e4d
~chew	85 
~chi	60 -11j-8d-7e7a10c16b
~chil	70 -11d-5e6fi7b9g
~chim	84 -7b6d
~chin	68 -11j-8g-5di11b12c13a
~chit	87 6b
~cho	59 -25g-8e5i8c10d11f
~chol	89 -9g9i
~choo	60 -16g-7h-6e4jk5d10c12f
~chr	84 13f
~chri	84 13f
~chu	79 -6b-4c5f7a
~chur	79 -6b-4c5f7a
~cia	59 -15g-5hi-4k4e6b8d19c
~cial	62 -6g-5ij7e23c
~cian	87 -6c12j
~ciar	77 -9g7c14d
~ciat	84 -5c12b
~cid	64 -8g-7c4ij10e11d
~cide	65 -19a-10c-8g5bi10j11e13d
~cidi	87 -10b-8j22a
~cie	68 -8b-5d15c
~cies	69 -8a-4d15c
~cig	81 4k5b
~ciga	81 4k5b
~cin	78 -4g6i
~cin>	89 5a
~cine	85 6c
~cing	89 7i
~cis	78 -5g6d
~cisi	78 -5g6d
~cit	71 -13b-6g-4j9e10f11a
~cita	89 -6a5k8c
~citi	87 -7c-5b13e
~city	76 -8b7a8f
~ck>	43 -17j-13a-11b-8h10cd11g13e14k16i
~cka	77 -9g5a8b9c
~ckag	77 -9g5a8b9c
~cke	56 -10ci-6ae-4d12j15h17b
~cked	64 -10g-8i-5k-4e4a9h10b11j
~cker	75 -10a-9c9b11h
~cket	65 -7c-5i4f13g
~ckg	85 -6j7b
~ckgr	85 -6j7b
~cki	71 -12g-8a-4c12h15b
~ckin	71 -12g-8a-4c12h15b
~ckl	80 -8c-6g7d13h
~ckle	83 -8c-6g14h
~cko	83 -8c-5a7i10g
~ckon	89 -6c9g
~cks	61 -16b-12i-8d5j8h9g26a
~cks>	61 -12i-9b-8d4j8h10g19a
~cku	69 -7a-6c-4b12e17i
~ckup	69 -7a-6c-4b12e17i
~cky	77 -7a-5d12c
~cky>	81 -5d6c
~ckya	89 -8a8c
~cla	56 -12a-7d7k9ci
~clai	59 -10a-5d-4j8g10i
~clar	82 
~clas	78 -6bg5c6a7f
~clau	87 
~cle	57 -23i-10g-7d-6e-4h9j10b11k29a
~cle>	66 -8a-7d-5j8b20k
~clea	66 -23i-10c-5g8bj30a
~cles	72 -8g-5bk7j10c13a
~cli	61 -12g-7ik-5b5e6ah7f15d
~clie	65 -5g12d
~clim	80 -10b-4g6d14a
~clin	79 -5dk5e9f
~clo	54 -21a-20c-7i-5h9b21e28g
~cloc	82 -9ac-4j8e10b11g
~clos	56 -17c-10a-4hi6j15g17e
~clot	85 9g
~clou	84 -5a6b
~clu	73 -7b15a
~clud	74 -10b4g10a
~co>	70 -16a-9d-5c6i14g18b
~coa	82 -5a7b8g
~coas	87 5g
~cod	72 -9g-8a6k23c
~code	72 -9g-8a6k23c
~cof	82 -6a7k11i
~coff	82 -6a7k11i
~coh	75 6cg
~coho	75 6cg
~coi	82 12b
~coi>	85 5b8a
~col	57 -7c-6i5g9b11a
~cold	84 
~coll	59 -7c-6i7g10b14a
~colo	89 4j
~colu	89 5d
~com	40 -20a-6j-5e9d10f23c25h
~com>	89 9j
~coma	89 4i5j
~come	51 -8e-7aik5f9c36h
~comf	78 -5c5g8a
~comi	67 -21b-12a-9jk8i10f37c
~comm	65 -5aj5k6g14b
~comp	46 -5cg5ek8b11d
~con	50 -11c-9e-7h-4d6j7b8i10f13a
~con>	89 -12a-9c10j11f
~conc	83 5bc
~cond	61 -12g-6b4a7c11j12i
~conf	89 -5d8c
~cong	80 -8j5c11i
~cons	71 -18c5g22a
~cont	60 -12c-5ae6d8k11b12g
~conv	79 -11k6j8c
~coo	66 -15b-11j-5f5ce6a27d
~cook	85 -8b6d10a
~cool	67 -11j-9b-5f5e8c23d
~cop	73 -15b-8k-4g4j6i19a
~copp	85 -17b18a
~copy	78 -8k-5c7ij
~cor	55 -19a-11i-10d-6h-5k6g8f10b35j
~cord	62 -14c-10di-4g6jk11b17a
~core	77 -27a-5k-4b19g20c
~corn	87 -9a-5k9c18f
~coro	87 5d
~corp	77 14b
~corr	69 -9a-6b-5c34j
~cos	60 -13a-10i-6h-4e8j31g
~cost	60 -13a-10i-6h-4e8j30g
~cot	89 5a
~coti	89 5a
~cou	44 -12h-8d-7a14ce19g
~couc	83 5b6c
~coul	50 -17k-14j-7h-6f10g18e26a
~coun	55 -10ai-7h-6c7g11f20k
~coup	74 -12f-6b8g10c
~cour	78 -32a17c20j
~cous	82 -5b7f
~cov	48 -16d-9fj-5e5h7ak12c20b
~cove	48 -16d-9fj-7g6h7ak17c20b
~cow	85 -5a
~cowo	89 
~cpa	83 
~cpa>	84 
~cr>	85 
~cra	65 -15a-11g-6e5d6h8k21b
~cras	78 -7b-6a-4g4k10d12c
~crat	85 -5a9b
~craw	80 -11g-10c4a5j8i13b
~craz	76 -6i5b9h
~cre	56 -9f-8g-4i6b12e17a
~crea	77 -8g-7k9e18a
~cred	64 -14f-12g5k10a12c
~cree	74 -5c6f
~crem	83 8c
~crew	75 -13c-8i5e6d9g
~cri	73 -10g-9a-7c5e6i7d14k
~crib	83 -6a-5g-4i18k
~crip	82 -5c9d
~cro	73 -15c-9g-5k7i11d12b
~cros	84 -4a4f5i6b
~crow	78 -11c-6g-5k5a8b12d
~cs>	79 -9a4c6bh
~ct>	58 -31a-11e-8i-5g6h7b12k14c21j
~cte	74 -11a9j12b
~cted	76 -12c4a11j
~cter	89 -18a14b15c
~cti	56 -6bd-5f-4e6j10a14k
~ctib	63 9g
~ctin	83 -10g6c13k
~ctio	66 9k
~ctiv	87 10a
~ctl	74 -10bi5ef16c
~ctly	74 -10bi5ef16c
~cto	60 -19g-11a-6c5e14i24d
~ctor	60 -19g-11a-6c5e14i24d
~ctr	72 -9a-6c-4i5j6g7b
~ctri	75 -13c-6a7gj9b
~ctro	85 7c
~cts	75 -14b-4g5d22c
~cts>	75 -14b-4g5d22c
~ctu	63 -8g-7b-6j7c8k10a
~ctua	74 -5b-4j6ci
~ctur	67 -9g6f7k9a
~cub	83 -9b7g9a
~cuba	83 -9b7g9a
~cui	85 
~cuit	87 -5c6g
~cup	77 -11a-6k5i22c
~cupa	80 -7a24c
~cur	59 -14a-7g-5b8e9j19k
~curi	72 -8c-7a-6g-5j8bh20k
~curl	87 9i
~curr	63 -7b-6i4k12e
~cus	61 -14g-5bej13h16d
~cuse	87 -19g-4a16ch
~cush	85 -9c4a8k
~cust	62 -7b5a13d
~cut	71 -8ak4b6g7c9d
~cut>	74 -5i-4k6bc
~cute	89 -6g5c10i
~cy>	48 -11i-5c6ak12e
~cyb	87 5a
~cybe	87 5a
~cyc	80 6k
~cycl	80 6k
~da>	82 -4a12f
~dad	65 -12a-10c-7j5d6b9g16f
~dad>	70 -15a-12c5k11g19f
~dadd	77 -5j4c8d
~dads	87 5b
~dam	66 -10b-5ce6k10g15a
~dama	67 -10b-5e7k11ag
~dan	78 -13c-6f5e16a
~dang	82 -14c5e10a
~dar	89 -9c4k9g
~das	74 -9k4g10a
~das>	89 5j
~dash	75 -9k6g11a
~dat	59 -20g-11a-10d-6h-4b6k28c31e
~data	84 -7d11a
~date	61 -16a-15g-11b-5di6k26c34e
~dati	81 -8a-5g6i9b
~dau	68 -6k-5bd-4g5aj13c
~daug	68 -6k-5bd-4g5aj13c
~day	44 -22a-6bg5f7j19e28c
~day>	47 -25a-22g-11i-5b10j12f24e35c
~dayc	89 5g
~days	59 -11j-8f-4e7a11i16g
~dba	89 
~dbo	80 4a
~dbol	84 4a
~dboo	89 
~dd>	71 -18b-17a-7f8g9cj19k
~dda	85 -10a5ce
~ddad	87 -6a5c
~dde	74 -9b-7e9d12a
~dded	83 14a
~dden	87 -5e5c
~dder	84 -7b6g12d
~ddi	68 -6c-5d5k6ef7j
~ddin	77 -10c-8d7f12j
~ddit	74 4e
~ddl	77 -11a-6i5bg6e11c
~ddle	78 -11a-6i5b6g7e12c
~ddr	62 -10b-9a-7g-6j-5i8e9c13k14f
~ddre	62 -10b-9a-7g-6j-5i8e9c13k14f
~ddy	71 4g
~ddy>	73 -9j8g10c
~ddys	87 -12c12j
~de>	49 -21a-5e6f7i11j22h
~dea	61 -8g-6h-5cj5d10k17a
~dea>	77 -6cg9k13a
~dead	73 -7g-5k5b9a
~deal	69 -14g7k9c11d
~deat	84 -15c21g
~deb	77 -26a12b21c
~debt	79 -27a12b22c
~dec	61 -6gk-5b4a8d12j
~dec>	78 5a
~dece	85 -9b6g8a
~deci	68 -7g-5a-4k4c9j11d
~deck	89 5j
~decl	75 4b5e
~ded	55 -8j-7b-6e6i9g14a
~ded>	61 -11gj-10b-5h-4e4d5ik8c24a
~dedu	63 -8a-5c22g
~dee	79 -6ab6g9i13c
~deep	87 -15a-6b7j10g12i
~deer	87 -6j4a18c
~deg	79 -7c7b12g
~degr	79 -7c7b12g
~del	63 -7g-6c7a11e
~del>	79 -7a-6g-5e11c14b
~deli	66 -16c-11b14a16e
~den	57 -10g-5f-4ck7d12e15j
~den>	78 -6e5bc6i
~denc	84 -13a-10g7j8k12e
~deni	87 7d
~dent	60 -14c-10k-6b9j11ae
~deo	84 
~deo>	84 
~dep	69 -17c-6a5g11d13b
~depa	79 -14c-9a5g9b16d
~depe	75 -8a13b
~der	50 -22a-5j-4e8d10f16b21g
~der>	53 -19j-11e-9k-6h10f15b31c
~dere	89 -22c-5b8f24g
~deri	84 -11a10g
~ders	68 -17a-15c-7i-4f4g5h10k11e18j
~derw	82 -8c6d9a
~des	58 -27g-5e-4h7cd10b13k16j
~des>	63 -16g7i10c11d
~desc	84 -5ag-4i19k
~desi	84 6b
~desk	83 -5a11b
~dest	73 -9g-8b-7i6k11a15j
~det	77 -5b4k11c
~deta	84 -5b5j6k
~dete	83 13c
~dev	82 6j
~devi	82 6j
~df>	89 -5c6f
~dge	73 -10a-5j10g13k
~dge>	87 5a
~dget	77 -9a5k12g
~dgm	89 4h
~dgme	89 4h
~dia	69 -4k8d
~diab	79 10a
~diag	83 -9a5cg
~dian	81 -4c14d
~dic	67 -22a5e6b17c
~dica	69 -18a7b14c
~dici	85 6c
~did	36 -26k-16b-11d4f5j6h7g14c15e18i20a
~did>	36 -26k-16b-11d4f5j6h7g14c15e18i20a
~die	68 -9e4j6i9a
~die>	80 -7cj6g8a10i
~died	73 -8e-5c7a12j
~dies	89 -5a13c
~dif	68 -10b-6j6gk14c
~diff	68 -10b-6j6gk14c
~dig	74 -6ab6k18c
~digi	74 -6ab6k18c
~dil	80 -7a4c8g
~dily	81 -7a4c6g
~dim	89 -14a5g11b
~dime	89 -14a5g11b
~din	51 -13i13j14f
~din>	69 -7k4ah14j
~ding	54 -10a-7i-5h5b6c8j17f
~dinn	82 -8j-5i5d8e13a
~dip	85 -17b10c13a
~dir	89 -8a7bh
~dis	63 -21c8j13k14a
~disa	80 -6g5a7j
~disc	69 -6j-4g6b12k
~dise	85 5a
~dist	82 -18c-6b5k7j17g
~dit	54 -22g-5f-4d4i6e7k10c17b
~dit>	60 -14f-10g-4di8k14bc
~ditc	89 -6a8f
~dite	84 8a
~diti	67 -10g5b9i
~dito	85 -5g8a
~dits	89 -7a5b
~div	70 -13c-10j6g13b16a
~dive	85 -9b6a10g
~divi	77 9b
~divo	81 -10j-9c13a15b
~dju	82 -5b-4g8i
~djus	82 -5b-4g8i
~dki	89 6a
~dkid	89 6a
~dle	61 -14a-5fj-4g14b15i
~dle>	69 -41a-11g-5j7h8bc39i
~dled	77 -21i30a
~dles	74 7d8b
~dli	77 -7d14b
~dlin	78 -7d4e12b
~dlo	67 -5e6c7ad
~dlor	67 -5e6c7ad
~dma	85 -8a-5g6c9j
~dma>	87 -8a-5g6c9j
~dmv	87 -6ac6ef11d
~dmv>	87 -6ac6ef11d
~dne	89 -10d5i11c
~do>	27 -48k-35j-8g9i11h15b18f21e28c42a
~dob	84 -9a20c
~dob>	84 -9a20c
~doc	68 -16g-9a-6c6i17d
~doct	69 -15g-5a4e6i18d
~doe	41 -24k-11j-8h5i7c14e21d22a
~does	41 -24k-11j-8h5i7c14e21d22a
~dog	71 -12b5c8j10a
~dog>	74 -4b10j
~dogs	83 -10b13a
~doi	61 -13g-8j-7de-4h5b18ci
~doin	61 -13g-8j-7de-4h5b18ci
~dol	65 -12a-5c7g14j
~doll	65 -12a-5c7g14j
~dom	81 -5ck12g
~dome	83 -11a13g
~don	62 -15a-5k4j5bd12c
~done	62 -15a-5k4j5bd12c
~doo	64 -17c-12b-6i7f8j11k16e
~door	64 -17c-12b-6i7fk9j16e
~dor	80 -12b-8g8ac9i
~dor>	89 -5g9c
~dors	87 11i
~dos	85 -11c13g
~dose	87 -11c13g
~dot	81 -14a-5c21j
~dot>	84 -14a19j
~dou	85 -11a-6c8g16b
~doub	89 -13a8g16b
~dow	52 -18a-11i-9c-6g6k8d9h12e21j
~dow>	85 -6cg4j6e12i
~dowe	89 -6j-5c9b11a
~down	52 -16i-14a8k9e10h14j
~dra	66 -8c5eg8b
~draf	87 6c
~drag	89 -4b5h8i
~drai	87 
~dran	74 -7i8a13g
~draw	79 -10c-6a-4g9e16b
~dre	59 -12a-6ij-5g6e12f18k
~dren	73 -9c7k8b
~dres	62 -10b-9a-7g-6j-5i8e9c13k14f
~dri	46 -6gh7i8c9b11a
~drin	72 -9d20a
~drip	89 -5a7b
~driv	47 -7g-6h7b9di10c
~dro	64 -19a-12c14b21h
~droo	76 -6a4k
~drop	69 -12ac-5i13b23h
~dru	79 -13c6a9d
~drug	79 -13c9d10a
~dry	83 7a
~ds>	45 -5bh5a9g18j
~dsh	79 -5j12b
~dshi	83 -5j4c
~dsi	78 -4bg4a7j
~dsid	78 -4bg4a7j
~dt>	89 
~dua	84 
~duat	85 -5b5a
~duc	60 -16a-8b-5f-4d5k12g28c
~duca	80 -6g-5abj12k16c
~duct	61 -11a-5bk13c17g
~due	76 -17c-7g-4b12a22e
~due>	76 -17c-7g-4b12a22e
~dui	83 -10a-5g20c
~dui>	87 -20a23c
~dul	80 -5g-4c6e
~dule	81 -4c4a6e
~dup	89 
~dupl	89 
~dur	87 4c
~duri	87 4c
~dvi	72 -6g-5h6j7b8a
~dvic	75 -8c5b6a10d
~dvis	83 -12d6c8j
~dwe	79 -11a-6c16g
~dwel	79 -11a-6c16g
~dwo	89 -10a6c7j
~dy>	45 -10b5j7e19a
~dys	68 -7g-6e-4a10k13j
~dys>	68 -7g-6e-4a10k13j
~ea>	70 -27c-11e-10g7j12k34f
~eab	83 -6a-5c19f
~eabo	83 -6a-5c19f
~eac	59 -14i-9a6eg9j12k
~each	60 -14i-9a6e8gk9j
~eact	89 6k
~ead	52 -26c-18i-10a-7d-6h10f16g19b33k
~ead>	58 -16g-12i-7e14c15b25k
~eadb	84 4a
~eade	84 5f
~eadi	81 -21a-6c9g22f
~eadl	83 4e
~eads	81 -5a-4j5g6b
~eady	66 -6i-5c8e13a
~eag	76 -11a6g
~eage	80 -14a6k7cg
~eagl	89 
~eah	70 -20a-8b-7e-5k6di10f21j
~eah>	70 -20a-8b-7e-5k6di10f21j
~eak	62 -13k-11g-10bi-6h4f16a18c19j
~eak>	71 -7k-4a4ej9f
~eake	80 -6k18a
~eaki	83 -13i-5a-4g9c25j
~eaks	74 -10b-7g12a16c
~eal	53 -19g-13a-10f-5h4c5k6j12b28i
~eal>	66 -10i-8f4a7e8k
~eale	85 -6a4j11d
~eall	78 -7b9i11a
~eals	89 -14a5d14b
~ealt	58 -15g-9a-6d-4h7c11b27i
~eam	74 -10c-8g6a10i
~eam>	76 -8cg6k11i
~ean	65 -20i-8g-5j10bh22d
~ean>	69 -26i-5c-4j14b28a
~eane	85 -11a12c
~eani	83 -12a-7c-4g9h22d
~eap	76 -7c-5d-4ei4b11g13a
~eap>	85 -9cj-4d8ab9g
~eape	81 -4i6aj
~ear	39 -17i-6c-4bd6fh8j13e22a
~ear>	45 -15i-12b-11g-7h11c13j15e20a
~earb	80 8a
~eard	74 -13ag-7c4j11i12h15e
~eare	85 -12a-6c-5i5gj18f
~eari	78 -7b17j
~earl	79 -9j-7c12g
~earn	72 -27c-4b5e7i8a16g
~ears	51 -12d-11j-10i-4e6c11h13k14b
~eart	69 -6c-5ijk4b9d10a
~eas	51 -21g-19j-17d-7a5i7b8e11f15chk
~eas>	89 -5d8f
~ease	56 -23d-18g-5i-4h7b9a12f16ck
~easi	78 -8c-6b-5g4a6k18i
~easo	69 -26a-10g-4d9c15e28h
~east	83 -14b4a7d13g
~easu	75 -10a-5f11d16b
~easy	82 -17j4c5b7a
~eat	55 -18j-9d-6h5a9g14i18b
~eat>	63 -21j-6dg9i10a11c15b
~eate	70 -6b6a9g
~eath	75 -14c-6a5i9b12g
~eati	74 -4c6b8i
~eatm	81 
~eats	87 7c
~eau	83 6a
~eau>	89 6j
~eav	58 -12g-10i-7c4a7bd10f13h
~eave	60 -17g-4c8d11f14h
~eavi	78 -4i8b
~eavy	87 -6i7g
~ebo	56 -10b-5e-4fgk5cj7ai12d
~ebod	57 -6b-5e-4f8i11a12d
~eboo	89 -7b5j8c
~ebs	81 -6d-5h-4j7c11b
~ebsi	81 -6d-5h-4j7c11b
~ebt	79 -27a12b22c
~ebt>	82 -11a13b
~ebts	89 -19a23c
~ebu	76 -12c5j14a
~ebui	77 -11c5j14a
~ec>	77 9a
~eca	64 -12a-10i-6e-4f4d6g7b8k9c
~ecal	81 7b
~ecau	66 -10ai4g8cdk
~ece	70 -8g-5b10k13a
~ece>	85 4j
~ecei	83 -10g6c8k
~ecen	78 -7j-4b19a
~ech	85 -4c5a6j
~eci	65 -9g-7k-6a8j10d12c
~ecia	80 6c
~ecid	72 -9a5c6d7j
~ecis	78 -5g6d
~eck	55 -7c-6g-5j-4h4b6i9d12e
~eck>	58 -6c5i6e14d
~ecke	89 -8g13c
~ecki	84 -10g4b6i
~ecko	87 -6c9g
~ecks	74 -5d4a5b7g
~ecku	85 -8a16e
~ecl	74 4b5e
~ecla	81 
~ecli	81 5be
~eco	56 -15i-10d-7g-4h8j11c20a
~ecom	80 -9g-4j5a15c
~econ	65 -10b7cj
~ecor	63 -18i-10c-9d-4g6k7j12b19a
~ect	54 -18g-15a-9e-6df4h11c14k29j
~ect>	63 -17a-9g-7ei7b9h17j20c
~ecte	77 -12c4i5a11j
~ecti	68 -11b5aj15k
~ecto	77 -16g13i14c
~ectr	72 -9a-6c-4i5j6g7b
~ecu	74 -9g7b11d
~ecur	75 -6g8b
~ed>	30 -26g-17b-8i8f10hk11d33j38a
~eda	83 -5k5a11b
~eday	87 9a
~edd	83 -8d-7a5k12j
~eddi	83 -8d-7a5k12j
~ede	89 13a
~edi	57 -14g-13f4k32c
~edic	67 -21a6b20c
~edin	78 -6b10c
~edit	64 -14f-12g5k10a12c
~edl	87 -6b-5k-4c10h13a
~edle	87 -6b-5k-4c10h13a
~edo	79 -5ac15e
~edon	82 -5ac15e
~edr	76 -6a4k
~edro	76 -6a4k
~eds	69 -22b-8e4i5cj9a11g
~eds>	69 -22b-8e4i5cj9a11g
~edu	60 -9a-5f-4d4c8k14g
~educ	61 -12a-5f6k7c17g
~edul	81 -4c4a6e
~ee>	53 -19g-12i-11h-8b-5c4d6f10e23a24j
~eed	46 -18g-12i-11b-9d-7f-6j16h56k
~eed>	47 -14gi-10j-9d-7c-6f-5a10e12h62k
~eedi	78 -6b10c
~eedl	87 -6b-5k-4c10h13a
~eeds	72 -8e5ci9j
~eek	55 -10b-9a5f6i7h10g
~eek>	60 -9c-5a6f10h
~eeke	71 -6a-4b5j15c
~eeks	72 -12b-5k10i19g
~eel	58 -8b-7e-6j4h12d15i
~eel>	62 -16c-10a4h5g8d12i
~eeli	77 -7g5k12c
~eels	75 -4a5c7d
~eem	84 -5e-4d7ab
~eeme	84 -5e-4d7ab
~een	47 -10j-4e5g7f9b17i
~een>	48 -15j-8a-4d8f9c11b16i
~eena	79 -10c8a9g
~eens	85 
~eent	87 10j
~eep	51 -16g-7e-6a-5b5i6df9j18k
~eep>	54 -8be-7g-4a9f10j19k
~eepe	81 -5ac13d
~eepi	70 -7g4b8a9i
~eeps	73 -6a-4gj5e7h8c
~eer	70 -4i6j13c
~eer>	75 6a15c
~eers	81 -5a6b
~ees	67 -13i-4c5k21g
~ees>	67 -13i-4c5k21g
~eet	56 -10k-7eg-6d-5a6fj7h10b13c
~eet>	57 -12e-10a-7d-6k-5g8bf26c
~eeth	87 -9c7e12h
~eeti	81 -8c5j15a
~eez	87 -41a-11c9b13g33i
~efe	77 -9a-4g7j11b
~efer	78 -12a-4g6j13b
~efi	69 10d
~efic	77 -9g7c14d
~efit	76 -8c5a10g
~efo	55 -15k4d5fg10i
~efor	55 -15k4d5fg10i
~efr	87 -13a17b
~efro	89 -10a12b
~eft	66 -14c-5i9b13g
~eft>	66 -14c-5i9b13g
~efu	87 -13c15d
~ega	71 -10b-7g5j6ac13k
~egac	89 
~egal	76 -10b-5g5c10k12a
~egat	87 
~ege	65 -5i7c11b
~ege>	65 -5fi8c11b
~egg	85 -11g8c9i
~egi	77 -24c26g
~egis	80 -24c27g
~egr	78 -7c7b12g
~egre	78 -7c7b12g
~egu	72 -7j7a8k10c
~egul	72 -7j7a8k10c
~ehe	82 -6a4c9h
~ehen	82 -6a4c9h
~ehi	60 -12g-6i-4c7h8d10k
~ehic	64 -4d5c7k
~ehin	69 -11c-10g-6b-5i5fk11h14d
~eho	72 -6g-5b16c
~ehol	75 -8a-5g18c
~ehou	87 
~eic	87 -9ad25b
~eico	87 -9ad25b
~eig	64 -11d9c20g
~eigh	64 -11d10c20g
~eil	82 -5ck5g10f
~eili	84 -7a5gj10f
~ein	69 -22b-7cg4e5f16a18i
~ein>	83 -8b-6c7e12a
~eing	71 -16b-7g6af19i
~eip	83 -10g6c8k
~eipt	83 -10g6c8k
~eir	60 -23c-5b12h16g
~eir>	61 -14c-8b4e7h18g
~eird	89 -9c9a
~eirs	87 -5c5b9h
~eit	82 5b
~eith	82 5b
~eje	89 -5a5h
~ejec	89 -5a5h
~ek>	60 -9c-5a6f10h
~eke	71 -6a-4b5j15c
~eken	71 -6a-4b5j15c
~eks	72 -12b-5k10i19g
~eks>	72 -12b-5k10i19g
~el>	55 -23a-8e9d17b
~eld	74 -13a7j9g
~eld>	75 -13a8j9g
~ele	67 -10c-6bi5h15a
~elec	72 -9a-6c-4i5j6g7b
~eled	85 6a
~elem	85 7h
~elf	58 -8e-5g5k18b
~elf>	58 -8e-5g5k18b
~eli	60 -15g-14b6j7f17e
~elie	78 -13g-9a-4bk7cj9e11f
~elin	71 -7g-5e4k11c
~eliv	68 -14c-11b13e14a
~ell	39 -24b-10c-9f-8j-5e4g6h8a60k
~ell>	41 -23j-17g-13b-12ce-8f17a76k
~ella	59 -11b-5di7h8c12g
~elle	77 -18b6a8g
~elli	72 -19a-11k-8c12e14g18j
~ello	87 5c
~ells	87 -5a4g11j
~elo	70 -9c7ag
~elon	80 -18b11g23a
~elor	82 4j9b
~elow	87 -9a10b
~elp	65 -19c-5e-4j7h12b14i
~elp>	68 -20c-7a-4e8h10b17i
~elpi	87 -8b14a
~elps	85 -10a10b
~elr	78 -7a10c
~elry	78 -7a10c
~els	54 -15g-11a-7e5j9h12c14d
~els>	74 -6a7d
~else	55 -13g-7a-4e7h8j9cd
~elt	85 -7b-5k12g
~elt>	89 -8b-6k13g
~ely	69 -4bc9ai
~ely>	69 -4bc9ai
~em>	49 -27a-6f-5jk6d7b10h12c17g
~ema	58 -13g-7e4b19c
~emai	60 -11g-6e9a17c
~emat	78 6h
~emb	68 -16c-5b-4g5e7a9j10i
~embe	68 -15c-5b-4gk5e9j10i12a
~eme	54 -7c-6gk-4bh5d7j14ai
~emem	69 -13c-5bk6ae10j11i
~emen	58 -7e6i7ac
~emer	83 
~emi	73 -7k8g15c
~emic	85 
~emiu	77 -5j5k7a9g
~emo	79 -7c4a7j
~emod	82 -6c13a
~emp	60 -10c5b8e
~empl	62 -8g-6c-4e4k6bj
~empt	79 -6k-5c-4a13g17e
~ems	79 -11c9a11j
~ems>	79 -11c6a11j
~en>	34 -14h-13f-7a-4j7i16g61e
~ena	73 -11c6j7g8a
~enag	78 -10c7a9g
~enan	82 4k6j
~enc	62 -9b-4i4a9k12j
~ence	64 -11b-7c5e11k16j
~ency	83 4a
~end	47 -26a-8b-6k-5d5hj6f8c9gi19e
~end>	52 -15c-13d-8k-7a-5b4h10i12g13f19e
~enda	85 -6f5ac
~ende	64 -15a-8b6dg18c
~endi	79 -9a-5c7h8j
~endo	82 -8g8c10i
~ends	68 -8a5d8b
~ene	54 -10g-7a-6ci7b8hk12d
~ened	62 -11e-9g5hj7d8c
~enef	70 10d
~ener	73 -4i6gk
~enew	69 -9g-6c-4k6h17e
~eng	73 -9j-6c10k15g
~enga	83 -9j-5c5a10g
~enge	81 4g
~eni	71 -32a-10g6f16e17j
~enie	87 -5c7d
~enin	74 -31a-9g5c16e17j
~enis	89 
~enj	82 -5b6c9a
~enjo	82 -5b6c9a
~enn	87 4j
~eno	69 -18bi4c8g10a17h
~enou	71 -18i-16b-7c8g18h21a
~enov	87 -13a4d14c
~enr	89 -9g-4e15c
~enro	89 -9g-4e15c
~ens	50 -7i-5f4k5g9bh
~ens>	63 -9de-5i6k8a10gh
~ense	56 -8g-5a6e7d10b
~ensi	69 -4f5c6gh
~enso	89 
~ent	36 -19c-12i-4f5ae8k12j19bd
~ent>	40 -17a-15i-5j8k11d17b18g
~enta	67 -12g6a13b
~ente	71 5k6b
~enth	87 10j
~enti	69 -10k-7g-6b-5i-4d4eh6j18a
~entl	75 -10g7j10a
~ento	80 -5c5k7g
~entr	87 -9a13j
~ents	53 -11c-6j-5fh11i13a15d
~enu	79 -12a8g14c
~enu>	89 11c
~enue	82 -9a5c10g
~env	87 -5a-4e6c9k
~enve	89 -4ae4c9k
~eo>	84 
~eon	79 -9c-5b19g
~eone	80 -9c19g
~eop	57 -6ej-5f17d
~eopl	57 -6ej-5f7a17d
~eor	83 -5a13k
~eorg	84 -5a14k
~eow	75 -8c-7a4j8d15b
~eown	75 -8c-7a4j8d15b
~ep>	53 -9b-7g-6a-4e4d8f14j16k
~epa	67 -10a-9c-6h5j10d18b
~epai	77 -11a-6h5c8j9b
~epar	72 -14c11b13d
~epe	70 -11a10d12b
~epen	75 -8a13b
~eper	81 -5ac13d
~eph	87 
~epi	70 -7g4b8a9i
~epin	70 -7g4b8a9i
~epl	62 -7d-5g11a12b
~epla	62 -7d-5g11a12b
~epo	75 -5b5f7k9h
~epor	76 -5b8k9h
~eps	69 -6j5h
~eps>	69 -6j5h
~ept	71 -11g-7b-5c5a20h
~ept>	72 -10c-7bg-4j8a21h
~equ	64 13g
~equi	65 14g
~er>	28 -21e-19g-12i-10h-7b6k7f29a43d49c
~era	49 -6di-5f6c7hk11j
~era>	87 6j
~erad	89 6j
~erag	52 -7d-4a4b5k6c9h
~eral	65 
~eras	79 8c
~erat	82 -5c5j
~erc	63 -10c-7a5j7b16g
~erce	69 -13a-8c-5k7h8b19g
~erci	72 5a
~ere	32 -25e-22d-12bj11i12g14h16k59f
~ere>	33 -22e-21d-10b6g7a8i10h13k15c40f
~erea	83 -6a-5c19f
~ered	61 -18a-16c-8j-6k8gi39f
~eren	67 -10b-6j-4d5k21c
~eres	78 -9a-7cj6g7k19h
~erf	77 -11i-8a-6g5b24c
~erfe	79 -11i-6g-5j4a25c
~erg	80 8i
~erge	83 
~eri	60 -13k-8i-7df-6c5e15j26g
~eria	84 4g7a
~erie	68 -7ac-6ef13g19j
~erin	72 -14k-10c-6di6a11bg15e
~erio	80 -8b6c
~erl	87 -8a-6c4e20j
~erly	89 -6ac20j
~erm	63 -21c-5f-4h10g11e19b
~erm>	69 -15c-12a-5f-4i4k6j16b17g
~erma	83 5b6c
~ermi	76 -14g-7c9a12e
~ern	70 -12c-7d5ij10b
~erne	89 7b
~erni	79 -12b5ef8j
~erno	83 -10c7g9i
~ero	74 -22g-17c6i18a20e
~ero>	85 8a
~erol	89 -9g9i
~erou	83 -14c6e10a
~err	74 -21k-5b5c6a11i13j
~erra	85 -19k-9b14a17i
~erri	89 7c
~erru	85 -8a20j
~ers	41 -14i-10g-9ce15j16d18b20k
~ers>	44 -11efg-9i10b14a17k22d
~ersa	81 -12k-4g5c12b
~erse	83 -10d5g18f
~ersh	84 -6a6c
~ersi	81 -4a5k
~erso	62 -10c5k6a
~erst	75 -13a-10c-5i7h8k18j
~ert	56 -9bc-5ei-4h7j11d12g
~ert>	78 -13a-12c12g16b
~erti	64 -15b9c10d13a
~erts	84 -5c5f12a
~erty	66 -7b-4c5d7k10g
~erv	66 -4dg9b
~erve	77 -5k-4c10b11a
~ervi	71 4i6k
~ervo	85 -6a4c
~erw	69 -10c-5k8i11d
~erwa	85 5i
~erwi	87 -6a6j
~erwo	76 5i7d
~erwr	82 -8c6d9a
~ery	51 -27a-11d-6c-4e7j8fi12k13b14g
~ery>	58 -16c-12e-6i6dg8f9aj
~eryb	67 -22a-11d4b6f7e8k9g
~eryo	89 -5d9k
~eryt	63 -23a-4df8b13g14i
~es>	30 -27f-16h-8i-6e7ac11k14j22bd23g
~esc	71 -10g-5i-4c8d9a10k
~escr	72 -10g-5ci8d9a11k
~ese	62 -4be4k12i
~ese>	63 -7j-4c10a13i
~esen	85 -9a6k9j
~esh	89 -12a5b11k
~esi	64 -13g-6a-5i23d
~esid	66 -12g-9a24d
~esig	84 6b
~esit	84 -4b8a
~esk	82 -5a11b
~esk>	83 -5a11b
~eso	70 -10j13k
~esom	71 -10j4e13k
~esp	85 -7g-5ae9b10h
~espe	89 -7g-5e6c10h
~ess	44 -18i-7g9d15j19c
~ess>	46 -10i-4g4j5df14a
~essa	89 8c
~esse	75 -13a-6g-4i4c9k16b
~essi	70 -9a-8i10c13j
~esso	89 -20a-5b4i21c
~essu	77 -9b5a8j10c
~est	50 -24g-12a-9b8e9d14i31c
~est>	54 -17bg-14k-10a5h7d9f12e29c
~esta	79 -8f6i7a
~este	82 -8g-6a8i10k
~esti	67 -7a-6g-5e5bh7k8c
~estl	89 10i
~ests	81 
~et>	38 -14d-7j-5g10e18c26k
~eta	74 4c5b
~etac	85 -4b6j
~etal	79 6c9b
~etc	85 -6g5b6k
~etch	85 -6g5b6k
~ete	70 -9b12a17g
~etec	83 13c
~eter	82 -8a-6c23g
~etes	80 10a
~eth	51 -10i-9j-4h6b9df12e
~ethe	70 -12a-7b-4g6k8j9f11e
~ethi	53 -15j-11h-8i-6k4e7c10a11d12b
~eti	64 -9c-5d-4b7fj15a
~etim	84 -8b15a
~etin	80 -9c4j5f10a
~etir	68 -4a5j
~eto	84 -9a-7g6c13b
~ets	63 -15c5j6a13k
~ets>	63 -15c6j8a11k
~ett	53 -11f-7c-6j5g6k7b25i
~ette	60 -8fg-6h-5e5i7k9c12b
~etti	67 -19c-4j4be9i10g
~ettl	77 -14a-12b5c7g8h15i
~etty	69 -4c12a
~etu	80 -10b-5h7j10c
~etur	83 -11b7j
~etw	79 -6k-5a7f8b
~etwe	79 -6k-5a7f8b
~ety	69 -6g4a5k6c
~ety>	69 -6g4a5k6c
~eve	41 -27b-6h-5g6j7i10f12a25k
~eve>	78 -12g-6a-5bk6c7j9e11f
~evel	77 -31b-5g17c18a
~even	65 -9a-6d-5i5e20j
~ever	42 -24c-9ej-8b6d7g13i19a27k
~evi	72 -9a-5c6d11j
~evic	82 6j
~evid	87 -13a8j13e
~evie	83 -9e11a
~ew>	53 -15k-5f8ei12a
~ewa	70 -8g-6af5h23b
~ewal	76 -9b5ac7h
~eway	77 -11a-6f-5g4k34b
~ewe	68 -4j4a8c
~ewed	84 
~ewel	78 -7a10c
~ewer	77 -5j5b9a
~ewh	72 -20c-8f-4g11a13h20b
~ewhe	72 -20c-8f-4g11a13h20b
~ews	83 -18c4b9j11i
~ews>	83 -18c4b9j11i
~ex>	74 -9c-7g6a11b14d
~exa	66 -11ai-7d5b9f15e
~exac	74 -10ai-4j5k9f13c
~exam	73 -10c4j6b13e
~exas	89 
~exc	68 -20g-5j-4k4b7e11h14a
~exce	75 -7a10b
~exch	89 -5k8a
~exci	83 -9c-5b11a12e
~excl	87 -6c11a
~excu	87 -19g-4a16ch
~exi	87 -5ak7h10j
~exis	89 8h
~exp	59 -19c-14g-5f6h10d11k15a
~expa	89 -6c7a
~expe	66 -7g-5d-4e4i6j7b9k
~expi	80 8e
~expl	69 -17c-8b-6gi11h13a18d
~ext	56 -9j-7f-6k-5e-4d10b11c17a
~ext>	61 -8g-7ck-5f11a21b
~exte	87 -5ab15c
~exti	79 6a
~extr	72 -9j-5d9c16g
~ey>	41 -20j-8i-6e-4k8bc11dg19f
~eye	83 -16a10bd
~eys	75 -13a4d6e7b
~eys>	76 -13a4d6e7b
~fac	75 -20b-5c9d10j12k
~face	80 -13b8g13k
~fact	83 -8bg4a7j11d
~fai	74 -5f4c12a
~fair	75 -8g-5f8a13c
~fak	83 -14g-8b6a8i10c
~fake	83 -14g-8b6a8i10c
~fal	71 -12g-6c-5djk9a11e19b
~fall	71 -12g-6c-5djk9a11e19b
~fam	59 -7g-5j5b10i12c
~fami	59 -7g-5j4d7a10bi
~fan	84 -17b-7g-5j13a19c
~fanc	89 -18b-4j8c18a
~far	58 -39i-13c-11d-10b5e8a14f59g
~far>	62 -26i-12j-10b-9c13f14a43g
~farm	72 -9d10ej
~fars	84 -7ai8g11f
~fas	77 -14i-6k6a9c11e
~fast	77 -14i-6k6a9c11e
~fat	78 -16k-6b4c11f15j
~fath	79 -6b4c12f
~fau	76 -12d6a22b
~faul	76 -12d6a22b
~fav	80 -4g14c
~favo	80 -4g14c
~fax	83 -9c4k6fi
~fax>	83 -9c4k6fi
~fe>	49 -8i-7k-6d5f10b20a
~fea	89 -8d-4a16c
~fear	89 -8d-4a16c
~fec	77 -8g-7i-5j6a22c
~fect	77 -8g-7i-5j6a22c
~fed	87 -15g17e
~fed>	89 -15g-6a7j18e
~fee	56 -9a-7e-6j-4d6g8h18i
~fee>	81 -6b7k10i
~feel	61 -12a-7j-6e6b7h17i
~feet	69 -5i4j
~fel	74 -8b-4j6e7c
~fell	74 -8b-4j6e7c
~fen	70 -19b4j27a
~fenc	75 -18b4k6j14a
~fend	79 6a
~fer	61 -11e-10g-8a-5hj7k37c
~fer>	72 -11g-5a-4e11b13c
~fere	66 -10a-7j-6b-4d9k29c
~fers	89 -6e5i7a
~fes	67 -16a6c12g13i
~fes>	70 -23a13g14i
~fess	79 -6b5c7a
~fet	69 -8a-6g5bk10c
~fety	70 -8a-6g5k11c
~few	75 -11b-5g5j7k14a
~few>	75 -11b-5g5j7k14a
~ff>	48 -12a-9c-8j-5d4h6e14b27k
~ffe	62 -13j-12b-8e-6d-5h11i12k23c
~ffee	82 -6a7k11i
~ffer	64 -10b-9j-7e-4dh9k26c
~ffi	62 -14c-7g-5j6f11a12d
~ffic	62 -14c-7g-5j6f11a12d
~ffo	84 -8c5d
~ffor	84 -8c5d
~ffs	87 -8a5d7g
~ffs>	89 7g
~fia	87 8j
~fian	87 8j
~fic	55 -12c-9j-6b4g5f30d
~fic>	84 4g7a
~fica	65 -4bc11d
~fice	64 -11c-9g-5e7a8f14d
~fici	75 -11g-4a4c8e13d
~fie	77 -16a-7b9h10g12j
~fied	85 4a10h
~fiel	82 -21a-4b13g16j
~fif	84 4b
~fift	84 4b
~fig	67 -16c-7i-5j6eh7k10g
~figh	82 -5i9a
~figu	69 -14c-8a-4j5k7e13g
~fil	62 -10b-8h-6g6j7d11c
~file	66 -7c-6g8aj
~fill	74 -8h-6b-5a7d15c
~fin	54 -14g-9c-7f4dej5ai6h10b
~fina	65 -9g-6j-4k4h5d6ei
~find	69 -16c-4b5d6h
~fine	74 -7a-5g12b15k
~fing	79 -13k-7a8c15j
~fini	69 8a
~fir	52 -8e-4h8f9d16k
~fire	59 -10j-6b-4h4c6d7k11f
~firs	59 -6e-5g5d8a10k
~fis	82 -13b4f10a
~fish	82 -13b4f10a
~fit	68 -17k5d7g9c
~fit>	73 -18k-9a-5d16g17c
~fits	77 -9g-8c6a11d
~fix	71 -7gk-5de5f7a14c
~fix>	78 -6k-5g5b7a
~fixe	83 -4d13c
~fixi	89 6f
~fla	72 -19g-4ei5ak19b
~flat	75 -18g-8c5j9a21b
~fli	89 -4e6a7k
~flo	62 -12a5k10f
~floo	63 -6a4c5g6k
~flor	85 -5c13f
~fly	80 -5f9a11b
~fly>	85 
~flyi	89 13b
~fo>	83 4c
~fol	62 -9g-8jk-6e-5c5i6h11b16d
~folk	64 -7a-6k-5ej5b8h17d
~foll	80 -9g4b6i13a
~foo	68 -10b-9k-6i15c22g
~food	77 -7a8g
~foot	73 -10b-8k4a21g
~for	33 -32c-7e8hj13i20k36g
~for>	34 -23b5g7j8i11a16h26k
~forc	83 5k
~ford	79 -12c-4e4d6b8i
~fore	55 -16k-12a-4h4f8i14g17b
~forg	85 5g
~form	67 -13c-8ag5j9h23k
~fort	74 -10c-7a13g14b
~forw	79 11a
~fou	73 -14g-7k5b19c
~foun	75 -13g-7k-5a6b24c
~four	89 -5c11a
~fra	74 -11c-7a-4g7j19e
~fram	77 -14c-6a7j19e
~fre	70 -17g-14a9b24c
~free	72 -15g-14a4e6b25c
~fri	69 -6g-4e5j8h
~frie	69 -6g-4e5j8h
~fro	47 -13b-10g-6d4cf8hk16a
~from	48 -7c-5d5fik9h
~fron	66 -16b-11g5k8c26a
~fry	87 -4a7j
~fs>	81 -20d-7b15g23c
~ft>	62 -7c-6i-5d5bk9a10g
~ftb	89 
~ftba	89 
~fte	54 -6k-5ef5b6j7g17d
~ften	73 -18i-10a-7c15d34g
~fter	55 -17g-5fk4a5c7dj8b9i
~fth	89 5b
~fth>	89 5b
~fts	87 -10c10b
~fts>	87 -10c10b
~ful	60 -14f5k6b8i12a
~ful>	76 -14c-8g-7b15i18a
~full	61 -14f-4e4k7g8c12b
~fun	62 -8e-6cj-5g15i16b
~fun>	71 -13a-12j-8g-7e7k20b25i
~fund	77 -10i15a
~fune	73 5d6j
~fur	71 -8c-6k7g8e
~furn	72 -4c8g
~fus	79 -7c5a9d
~fuse	82 -15c8a13d
~gac	89 
~gacy	89 
~gad	85 -5a6k
~gadg	87 -5a7k
~gag	63 4g9a
~gage	63 4g9a
~gai	64 -7d-4bfk4a7i10e
~gain	64 -7d-4bfk4a7i10e
~gal	73 -15b-10g8k10i11a
~gal>	78 -7b-5c8k11a
~gall	85 11c
~gam	85 -4a8j
~game	85 -4a8j
~gan	87 
~gap	74 -6d5e11a
~gap>	75 -5d5e9a
~gar	63 -13a-6cg-5de11j22f
~gar>	82 -10a6bc
~gara	68 -15c-9b-4g5a7j26f
~gard	85 -8a5bj8c
~gare	85 5b
~gas	81 -14a6b12i
~gas>	81 -14a6b12i
~gat	74 -8bg-6c4i7a19j
~gate	79 -7b-4g6i8a
~gav	75 -5h-4i7c9g
~gave	75 -5h-4i7c9g
~gc>	85 -9g10c
~ge>	41 -21d-19i-10h-7aj-6b9e16k27c41g
~gea	89 -21g-5a4f24c
~gear	89 -21g-5a4f24c
~ged	66 -10g-9f-5j13c20a
~ged>	66 -10g-9f-5j13c20a
~gee	84 -14c9a14d
~gee>	84 -14c9a14d
~gei	87 -9ad25b
~geic	87 -9ad25b
~gem	84 -13c8g13d
~geme	84 -13c8g13d
~gen	58 -18g-8e-7j-5c5k7a17b23d
~genc	82 4a
~gene	72 -4i6gk
~gent	62 -23g-8e17b23d
~geo	84 -5a14k
~geor	84 -5a14k
~ger	61 -8k-6i9b16j
~ger>	68 -20a-15g-10k7b13dj17c
~geri	87 5a
~gero	83 -14c6e10a
~gers	74 -10d-7c10a13g
~ges	61 -10b-9j-6i-5e4c8h11k13d
~ges>	65 -11c-10b-7e-6j-5i9gk11h13a
~gest	72 -17a-6g15d17c
~get	43 -15f-12b-5c5g8i13a15k18e
~get>	44 -17b-10f10k11g12e17a
~geth	74 -8a-5b-4g6e9j10f
~gets	70 -7c-4j6b8k
~gett	68 -9g5e10i
~gge	71 -8b-5j10c14d
~gged	84 -6b10a
~gger	84 5h
~gges	77 -15a9c17d
~ggi	83 -9a4i5h11g
~ggin	84 -8a5hi
~ggr	87 
~ggre	87 
~gh>	48 -25c-10j-9e-8i5a7k8h12f37g
~ghb	73 4be
~ghbo	73 4be
~ghe	74 -7g-6a6c12b
~gher	77 -7c-5g-4a18b
~ghes	85 -6b14c
~ghl	75 -15f-12a8c18g
~ghly	77 -15f-11a8c19g
~ght	34 -13d-8g-4h4i6e15c34j
~ght>	35 -10b-9d-4h4i7e9a29j
~ghte	67 -6bdg-4k4i5e6c11j
~ghts	72 -24a16b21c
~ghw	87 4d6a
~ghwa	87 4d6a
~gia	84 -5a14k
~gia>	84 -5a14k
~gie	85 -7c12g
~gien	89 
~gin	61 -15c-12a-7j9k13i18g
~gin>	77 -6c4b5gh
~gina	74 -4e6d7b
~gine	87 6c
~ging	68 -24a-17c-5j-4d5f10k19i20g
~gir	72 -8a14b
~girl	72 -8a14b
~gis	79 -18c26g
~gist	79 -18c26g
~git	74 -6ab6k18c
~git>	89 6k
~gits	77 -6b-4a20c
~giv	54 -17e-9j-8f-6i6a7c9g24k
~give	55 -17e-8fj-7d-6i-5b6a10c11g29k
~givi	77 -6k8d10b
~gl>	79 -7g5a8c
~gla	71 -13a-8g-7k-5d-4j6e11c24b
~glad	82 -9k-8a5h6d8c10e
~glas	77 -11d-5g28b
~gle	65 -18k-8cg7j11i12e20b
~gle>	69 -18k-6eg-4a5j12i23b
~gles	77 -13c20e
~glo	89 -6c4j6g
~gly	83 6f
~gly>	83 6f
~gma	85 -8a6j7b
~gmai	85 -8a6j7b
~gme	89 4h
~gmen	89 4h
~gn>	65 -7g-6i-5ac-4d13b17e
~gna	89 
~gne	79 -16b-11c-7e6j14a17i
~gned	79 -16b-11c-7e6j14a17i
~gni	87 5c
~gnin	87 5c
~gno	82 -10a4g5c
~gnos	83 -9a5cg
~gns	83 
~gns>	83 
~go>	47 -23c-22j-21g-7i-6b4h7d13e20a25k27f
~goa	85 -6a-5g6k17c
~goal	87 -6a-4g18c
~goe	67 -8i-6j5e18k
~goes	67 -8i-6j5e18k
~goi	55 -10f-5i6g12h13k
~goin	55 -10f-5i6g12h13k
~gol	83 -4g6c7i
~golf	87 6c
~gon	65 -6i-5de7j9b
~gone	66 -6i-5de9j10b
~goo	52 -12k-10f-7g7h8b9ci11a
~good	52 -10fk-6g5a6c7h11bi
~got	40 -16f4k5b7j13c16d
~got>	40 -16f-4a5ek9cj15d
~gotc	84 -8a-4j5b6c12d
~gott	76 -6g12a
~gpa	87 -7a12c
~gpa>	87 -7a12c
~gra	58 -18a-16g-4h7b9i25c
~grab	81 
~grad	69 -18g-4e11i23c
~gram	75 -5i4b9c
~gran	72 -9a-5i12dj
~grat	80 -8j5c11i
~gre	63 -13i-12k-9c-6j-5de10a17g21b
~grea	75 -10j-8i-5k6fg10c
~gree	71 -8c-7k-6e-5d7h8a9g12b
~greg	87 
~gres	83 -14c-6i6g13b
~gro	60 -7i-4f7b15g
~groc	84 -5bf5a13g
~gros	78 -9a-8c-5b6k7j16g
~grou	69 -7c-5e-4k5g15b
~grow	71 -14g4e21c
~gs>	54 -12b-6efk-4c4j6g10a18h
~gua	79 11d
~guar	81 -4c14d
~gue	71 -12c-8d7a8k12j
~gue>	87 7c
~gues	73 -17c-8d7k8a14j
~gui	77 -5e6g7k
~guis	83 5a
~guit	85 -7a-5e8k9g
~gul	71 -7b-5j-4g7k8c13a
~gula	72 -7j7a8k10c
~gum	89 -4a6b
~gun	75 -6b7a10c
~guns	77 -5bg9a12c
~gur	69 -14c-8a-4j5k7e13g
~gure	69 -14c-8a-4j5k7e13g
~gut	79 -15a-12g-10c20bi
~gut>	81 -15a-12g-11c20i21b
~guy	58 -11b-6c-5hk6f7di8g10e
~guy>	68 -8e-6b8j15d
~guys	63 -9c-7j-6bd-4k6i7f9g18e
~gym	89 8c
~gym>	89 8c
~ha>	69 -16a-8j8i13d14b
~hac	79 4d6c
~hack	79 4d6c
~had	53 -8b-6g-5k-4e6c13a14j
~had>	53 -8b-6g-5k-4e6c13a14j
~hah	75 -10a6g9b
~haha	75 -10a6g9b
~hai	66 -12c-10a-8g-6j-4f6h13e24i
~hail	72 -13c-9j-8g-5f-4k6h14e28i
~hain	87 -4c10h
~hair	77 -9a5k9b
~hak	85 -6a-5i13f
~hake	85 -6a-5i13f
~hal	62 -11b-8j-7e6k8d24a
~half	65 -11j-7b-5e5a10k11d
~hall	83 14a
~halt	84 -5b5j6a
~ham	83 -8c-4b6f7e11g
~hame	87 -8cj-7b7f8e13g
~han	48 -16j-14g-9ce-4h7k9b22i33a
~han>	62 -6k-5ij-4c7h19a
~hanc	81 -6c13a
~hand	59 -22c-6eg-4h4f9a12b18i
~hang	58 -10j-9g-8e-7b-6h-5f10i12c13k17a
~hank	77 -11a-5k-4g4e5i6b9c
~hap	51 -17e-16g-10j5b9h10c14k20i
~hape	73 -11g-10a-9c4b36i
~happ	52 -17e-10j-8g-5i9a10h13k18c
~har	58 -5j-4c7b13a
~hara	81 -12a11bc
~hard	72 -11g-5k13c
~hare	72 -6j-4d6b10a
~harg	71 -26c18g
~hari	83 -4g9a
~harm	87 5j
~has	52 -9b-6j-5d-4h12g18a
~has>	53 -8b-6j-4dg32a
~hase	83 -22a25g
~hat	21 -25a-21b-8j-5d10f18h39e42c48g
~hat>	21 -20b-15a-6j-5dk8f19h34c42e46g
~hate	72 -16a-10c-6j4f7d28k
~hatl	85 -6e17c
~hatv	77 -16a-5d5f7g21c
~hau	80 -11c-5a9b16i
~haul	80 -11c-5a9b16i
~hav	31 -12i-8f-7dh7k12g13cj25a
~have	31 -11i-7f-6dh7k12gj13c20a
~havi	77 11a
~hbo	73 -6k4be
~hbor	73 4be
~hda	69 -9k-7a-6b-4c5j28e
~hday	69 -7ak-6b5j22e
~he>	22 -7g6b12fi13dk16h26j
~hea	47 -16c-6b-5h-4g6a11j13f22k
~head	67 -30c-19a-5be12k22f34g
~heal	59 -14g-6ad-4h8c11b22i
~heap	77 -7c-5d-4ei4b11g13a
~hear	55 -28g-9bi-6c5e7d15ak17j
~heat	69 -6g-5b7k10c
~heav	87 -6i7g
~hec	57 -6j-5g5b8c10e
~heck	57 -6j-5g5b8c10e
~hed	61 -20g-12i-8b-4f6k15j36c
~hed>	63 -19g-13a-11i-6e12b16j33c
~heds	89 -26b6k11c12a
~hedu	81 -4c4a6e
~hee	69 -8b7k9j10d
~heel	73 -13b5a11d
~heet	83 5bj
~hef	84 -5g6a8b
~heft	84 -5g6a8b
~hei	59 -12a-5b11h22g
~heig	78 -11a-9j-5e4k7g23c
~heir	61 -17c-5b13h17g
~hel	62 -15c-5e6h12i18b
~hell	87 8c
~helo	82 4j9b
~help	65 -19c-5e-4j7h12b14i
~hem	53 -14e-10a-6k-4j5bc6g7d8i14h
~hem>	53 -14e-12a-6j-5k6bcg7d9i14h
~hemi	89 
~hen	39 -23f-18a-11hj-10b-6k5g8c102e
~hen>	39 -21f-20h-12a-10j-8bk10g19c78e
~hend	74 -10ac-6g47e
~hens	78 -8c19h
~her	31 -31e-30a-11i-7b5k10gj14c18h69f
~her>	45 -24c-11a-7k-5e-4i6f7h15j16d26g
~here	34 -29e-25d-16b-11a-5j6i14hk22c69f
~heri	85 -14g15c
~hers	69 -27i-14g-5k4a5f8h16d20c
~herw	87 -6a6j
~hes	57 -12j-11b-9e-5k6g7i15c22a
~hes>	68 -6j-5ek6g9a10c
~hese	63 -7j-4c10a13i
~hesi	84 -4b8a
~hest	85 -6b14c
~het	82 11k
~heth	82 11k
~hew	82 
~hew>	84 
~hey	43 -9c-7k-6j6h8f9g14b16d
~hey>	43 -9c-7k-6j6h8f9g14b16d
~hic	52 -33a-15j-14g-7hi5e7fk12b24d33c
~hich	55 -34a-16j-15g-6i-5h5k8be10f28c30d
~hick	89 4b5g
~hicl	64 -4d5c7k
~hid	89 -5c5b
~hie	80 -5aj11b
~hiel	83 -5j4c
~hif	83 -6d6e
~hift	83 -6d6e
~hig	61 -13ai-8j9g16f27b
~high	61 -13i-12a-8j-7c9g18f27b
~hik	84 -14a-9c-7k5b7j24g
~hike	87 -8a4g7j
~hil	62 -11c-10d-6e7bf19g
~hild	70 -11d-8c-5e6fi7b9g
~hile	69 -10c-6i6j7a13g
~him	67 -10k11e
~him>	70 -12k4g5j10e
~himn	84 -7b6d
~hims	87 10b
~hin	37 -22g-5j4h9b21c23i
~hin>	64 -5cik8bj11f
~hind	69 -11c-10g-6b-5i5fk11h14d
~hine	74 -4d6a
~hing	40 -26g-14a-8f-7h6e7b11j15i45c
~hink	55 -18c-11j-7b-6d-4k4f8g20i22h
~hio	80 -11c-5a5jk8g
~hio>	87 -10a6j9g
~hion	85 -9c4a8k
~hip	75 -12a-4g4k8bc
~hip>	77 -12a-5g5k8bc
~hir	68 -19e-11g6a7b11j16c
~hird	81 4j6i
~hire	73 -18e-10g9j12b19c
~hiri	87 
~his	43 -4a7d11j17e
~his>	44 -7ac7j9d18e
~hist	78 -5k4a7j8c
~hit	62 -17g-5dk5j9ci10a
~hit>	68 -15b-14g4c5e12i17a
~hitc	89 -5a5b
~hite	83 6b7c
~hits	79 -4b16a
~hly	69 -23a-14f10b15c20g
~hly>	69 -23a-14f10b15c20g
~ho>	39 -26g-18b-14e-13ij-10a-6f-5c124d
~hob	81 -11a-5g20c
~hobb	81 -11a-5g20c
~hod	65 -10a-9g-4jk37d
~hod>	65 -10a-9g-4jk37d
~hoe	81 -11b4k7ad
~hoev	89 6k
~hol	52 -21g-6h5d6bk8c9a
~hol>	75 6cg
~hold	60 -25g12ci18d
~hole	61 -20d-6c-5f-4i9k12a17b
~holi	84 -10b-4i8a15f
~holl	87 -11a4j12d
~hom	50 -14c-6h-5i5k6e8f10a12d
~home	50 -12c-6h-5i6ek8f13a
~hon	60 -6ah-5fg-4d5e12c16b
~hond	89 4c
~hone	61 -7j-5ah4c5k6e16b
~hoo	57 -12g-8ah-4e6k7b8c17f
~hood	81 -7a6g7e8f
~hook	87 -6a6b
~hool	61 -13a-12g-7i-4h5j6dk8b13f
~hoos	79 -15b-7eg8i9c20a
~hoot	79 -6c6k8f
~hop	56 -8b-7e9i16f
~hop>	59 -6c-5gk-4h4i20f
~hopi	79 7c
~hopp	79 -5d5a8c10h
~hops	84 -12e-5c7k12g
~hor	78 -5c-4i4a10d
~hore	89 -10a13d
~hort	85 
~hos	52 -13f-12a-11c-5g5j8e14i23d
~hose	54 -17f-15a-11c-4g9e17i26d
~hosp	72 4afj
~hot	67 -15c-13f11g12j20a
~hot>	73 -13f-9c8g11j16a
~hote	84 -7a6j
~hoto	84 -4c5a
~hou	41 -6dh-5ijk5f6a10cg19e
~houg	74 -20d-5j12ac
~houl	56 -10i-9j-7k11a13cf
~hour	67 -13a-8g-6c-5i8b34e
~hous	46 -9e-8c8ad16g
~hout	62 -11a-7b-5h7j18e
~hov	85 -11a21d
~hove	85 -11a21d
~how	30 -106a-37b-21j-18d-8k-7f7c8e13h70g140i
~how>	30 -103a-36b-25j-18d-6fk6c11e13h84g122i
~howe	84 -13g5a12c
~howi	83 -5a5c10j
~hows	85 6j
~hr>	89 
~hre	84 -6d12a
~hrea	87 -6d8a
~hri	84 13f
~hris	84 13f
~hro	52 -12e-10g-9ac-6h9dfj25k
~hroo	83 -12a6k8b
~hrou	53 -19g-12e-6ah4c9df11j16k
~hrow	87 -20c12g13k
~hs>	63 -22a-5e4k7h8c17b
~ht>	35 -10b-9d-4h4i7e9a29j
~hte	67 -6bdg-4k4i5e6c11j
~hter	67 -6dg-5b5ij6e8c
~hts	72 -24a16b21c
~hts>	72 -24a16b21c
~hug	89 -8c-5aj-4i6f8b9g
~huge	89 -8c-5aj-4i6f8b9g
~huh	74 -21a-14g6c15j19i
~huh>	74 -21a-14g6c15j19i
~hum	89 9e
~hun	81 -5b7a9j
~hunt	84 -10b15a
~hur	60 -16b-13f-8e5g9i29a
~hurc	79 -6b-4c5f7a
~hurr	74 -4cg15a
~hurt	65 -17f-10b-5e9gi11c12a
~hus	56 -6k-4c5g6d
~husb	56 -5k-4c4a5d
~hust	87 8g
~hut	70 -14g-8j13i19a
~hut>	75 -9c-6a6b16i
~huto	87 -4a4f5j
~hutt	89 -7b18a
~hwa	84 4d6a
~hway	87 4d6a
~hy>	58 -15c-14d-12g-11i-6ek-4j83h
~hyd	74 -7i8a13g
~hydr	74 -7i8a13g
~hyg	89 
~hygi	89 
~hys	77 -8g
~hysi	77 -8g
~ia>	79 -8a12k
~iab	59 17a
~iabe	79 10a
~iabi	60 6b11g
~iag	82 -8a4g5c
~iagn	83 -9a5cg
~ial	59 -10g-7i-6j-5d-4hk5e12a31c
~ial>	60 -10g-5ij13a24c
~iall	83 5b10e
~ials	85 -10d14c
~ian	74 -10c5a6j11d
~ian>	79 -7a-6c13dj
~ianc	87 8j
~iar	74 -14g-12a8b9i13d
~iar>	87 -10a-7g-6c11b12i
~iary	77 -9g7c14d
~iat	84 -5c12b
~iate	84 -5c12b
~ibe	79 -11a-8b-5g5j10i17k
~ibe>	84 -5ag-4i19k
~ibl	61 -6d-5b-4k4c7g17a
~ible	61 -6d-4k4c7g15a
~ic>	67 -17a-7c-6d9f11k16b
~ica	55 -5e4k7j12d
~ical	63 -7c5d8j
~ican	79 -4cg4abj
~icat	62 -6ab6c10d
~ice	46 -17g-12j-7h5k7i11b16c21d
~ice>	50 -10g-7j-5f11i15b16a
~icen	59 -9a-5j6b9e10d
~icer	83 -7a5f8d
~ices	75 -7b-4g7a11d
~ich	55 -35a-16j-15g-6i-5h5k8bef29d32c
~ich>	55 -34a-16j-15g-6i-5h5k8be10f28c30d
~ici	64 -19a-11g6d7ej19c
~icia	73 -12g7e9j11d
~icie	70 -13a-4d17c
~icin	84 5c
~ick	52 -14c-11i-7d5e10h15k18b
~ick>	59 -10j-9h-8g-6d-4f6e18c20k
~icke	65 -20c-11i-4d10hj13b
~icki	80 -7a6c
~ickl	84 -8c14h
~icks	82 -12c-4b10a
~icku	82 -7a-5c8bg
~icl	64 5c7k
~icle	64 5c7k
~ico	79 -16a-9d-5j17b21g
~ico>	84 -21a-9d-4j20b21g
~icot	89 5a
~ics	80 -5a4c7h
~ics>	80 -5a4c7h
~ict	67 -9b-4c4k6ad
~ict>	84 -7b8j
~ictu	70 -6cj6fk
~icy	49 -10i-5d-4a5gk8b12e
~icy>	49 -10i-5d5bg13e
~id>	34 -19k-14b-12d5g7e8c15ai16h23j
~ida	77 -8b-6g-5i25f
~ida>	87 13f
~iday	84 -10b-4i8a15f
~idd	78 -13a-5i-4g5b6f7e13c
~iddl	79 -12a-5i5b7e18c
~ide	48 -16g-11c-9h-5k5a6e9i12d23j
~ide>	54 -12a-9e-6k-5c-4h7fg12i15j
~idea	77 -6cg9k13a
~ided	87 -6k6a
~iden	65 -20c-13g-5a4k8j10d21e
~ideo	84 
~ider	83 -12d-5k5a20c
~ides	66 -8g-6b4a9j14d
~idi	75 -6j25b
~idin	75 -6j25b
~ido	84 -6gj-4i6e7b9a
~idow	84 -6gj-4i6e7b9a
~ids	56 -17k-8c5j6d9b19a
~ids>	56 -17k-8c5j6d9b19a
~ie>	70 -20b-19c-6k5i7a11g12e18j
~iec	82 5k
~iece	82 5k
~ied	60 -17c-12g-7k-4e6di13a18j
~ied>	60 -17c-12g-7k-4e6di13a18j
~iel	76 -16a10gj
~ield	76 -16a10gj
~ien	57 -12g-5k-4e5c7j12d
~ien>	87 -9c-6b4j9d
~ienc	77 -5a6b8c
~iend	69 -6g-4e5j8h
~ieni	89 
~ient	64 -5g12d
~ier	67 -7a-5g-4i9k20d
~ier>	70 -10a-6b-5gi10k25d
~iers	80 -5d6b
~ies	54 -20a-19f-6h-5j8d9b12k14g15c
~ies>	54 -18f-14a-11i-6e-5h-4j9c10d14k17b18g
~iest	79 -13b-9a-6g8ce19i
~iet	80 -12c-5j5a8e11k
~iet>	85 -6ac-5j8e12k
~iev	78 -11g-6a-5bk5c7j9e11f
~ieve	78 -11g-6a-5bk5c7j9e11f
~iew	82 -9e11a
~iew>	84 -11e12a
~if>	41 -18b-13j-12ah-9i5d10g13f22c42k
~ife	48 -7d-6a-5j4f5g8c14b
~ife>	49 -8i-4dj5f11ab
~ifes	70 -23a13g14i
~iff	68 -10b-6j-4a5g20c
~iffe	68 -10b-6j6gk14c
~ifi	64 -4c10d
~ific	64 -4c10d
~ift	73 -6cd5b8a
~ift>	82 -6d5ace
~ifth	89 5b
~ifts	87 -10c10b
~ig>	58 -10i-8d6c9k11b
~iga	80 -5a4k5b
~igar	81 4k5b
~igg	73 -11a-5j-4b4c10g14d
~igge	74 -10a-4bj11c15d
~igh	34 -19a-9k-7h-5c9e10bfg34j
~igh>	64 -35c-14i-13d-10j16b20f42g
~ighb	73 4be
~ighe	74 -7g-6a6c12b
~ight	35 -18a-6bk4c7i8e39j
~ighw	87 4d6a
~igi	67 -7j-4h5d7k17c
~igin	74 -4e6d7b
~igit	74 -6ab6k18c
~ign	61 -10c-7g-4h4i6aj9e
~ign>	65 -7g-6i-5ac-4d13b17e
~igne	79 -16b-11c-7e6j14a17i
~igni	87 5c
~igns	83 
~igs	81 -12b-10i14a15g
~igs>	83 -13b-10i12g14a
~igu	69 -14c-8a-4j5k7e13g
~igur	69 -14c-8a-4j5k7e13g
~iju	89 -5c7a
~ijua	89 -5c7a
~ike	42 -6b-5a5c6k9d17i
~ike>	42 -4b5e9i10d
~ikes	82 -8e-6a6i9k
~iki	78 -11c-9a7k10i12g
~ikin	78 -11c-9a7k10i12g
~il>	55 -11g-6ak-4j6h8b9e14i
~ilb	89 6c
~ilbo	89 6c
~ild	55 -21c-11d-5j4f8k11b24g
~ild>	67 -23c-17d-6j-5k6i22g27a
~ildi	62 -18a9k14c
~ildr	73 -9c7k8b
~ile	53 -18c-7k-6h15b24g
~ile>	62 -7i-6k-5j5g13b15a
~ilea	80 -14a6k7cg
~iled	74 -8c-7a-5g7j9e10i
~iler	84 5a
~iles	63 -13c-4i24g
~ili	57 -10c-4a5i13bg
~ilia	87 -10a-7g-6c11b12i
~ilin	79 -6b4g5f
~ilit	59 -7c-5f11b15g
~ill	44 -14h-11g-10b-7d4i9ef11a25j
~ill>	46 -17d-15h-14b4f6k8i11a14e26j
~ille	80 
~illi	77 -7j22a
~illo	83 -14a5g6c8j
~ills	67 -16g8b18d
~ils	84 6jk
~ils>	85 6jk
~ilt	68 -10g-8b-6j-4d18c20e
~ilt>	68 -9g-8b-6j-4d12c20e
~ilv	89 6j
~ilve	89 6j
~ily	58 -7e-4j6ac10b
~ily>	58 -7j-6e7ac10b
~ilys	89 5j
~im>	58 -24a-15k-10j7i11e16g28c
~ima	75 6a
~imal	84 
~imar	89 
~imat	89 
~imb	75 -12b-7g4c5d11a
~imb>	83 -10c6a7d
~imbi	89 -9b9a
~ime	51 -10i-9b-8a-7f-4d18g34e
~ime>	52 -10b-8i-7j-6af14g35e
~imer	85 5b
~imes	75 -5a8gj
~imi	62 -13a-6ej-5d-4i13c28g
~imit	62 -21a-6j-4d18c30g
~imm	83 -4a7k
~immi	84 7k
~imn	84 -7b6d
~imne	84 -7b6d
~imp	71 -24a-4j11c23b
~impl	85 -22a22b
~impo	77 -5g4h7b
~impr	84 11c
~ims	69 -11c-6g8j10b
~ims>	70 -9c-5g11j
~imse	87 10b
~imu	77 -6c11g
~imum	77 -6c11g
~in>	29 -21a-15c-13k4i6e8b11h20f55j
~ina	61 -11g-6j-5c6a10d12b
~inal	67 -9j-7g-6e6i10ad
~inan	71 -4acg9e13b
~inb	89 -8c4j5b
~inc	54 -8h-6b-5g5e7i22c
~ince	61 -12a-8g5e6c12i
~inch	87 
~incl	75 -10b4g8a
~inco	68 -10a14c16g
~incr	79 -8g-7k5e14a
~ind	47 -8ek-7c-6j-5a-4g11d13h14i15b
~ind>	48 -10k-5j6cd9b15h
~inde	79 -11c-6e4k5f7i12b
~indo	85 -13c-9b5j9d13i
~inds	79 -4gj
~ine	44 -16i-13f-9g-4d7ek12bc28a
~ine>	52 -16j-10d-8fg-6h6b20c31a
~ined	74 -9d16a
~iner	85 -10a-6c18e
~ines	50 -14i-7f-5e5cj10b11d
~inf	72 -7g14a
~infl	89 -6c-4g11a
~info	75 -5b11c
~ing	28 -16j-4g6dh7b10ek14a31i
~ing>	28 -31j-4g5f6e7d20k29ai
~inge	80 -19k-10a5bd13cj
~ingi	87 6b
~ingl	67 -20a-7g-6c8j13e25b
~ings	57 -10a-6k-5f-4e4bg6i9j12h
~ingu	83 5a
~ini	62 -11a-10b4f23c
~inim	77 -5c11g
~inin	77 -7a19c
~inio	87 -8a5dh
~inis	69 8a
~inj	71 -5bc5ak10g
~inju	72 -5bc5k10g
~ink	52 -21c-14d-6jk10g15i20h21a
~ink>	57 -12c-9j-7d-5ek5g6h13a21i
~inki	67 -12c-5i8g19h
~inkl	76 11a
~inks	79 -9d4a
~inl	84 -7a11c
~inly	85 -6a11c
~inn	77 -11j-8c-5i6ab7e10d
~inne	78 -9j-6c-5i4d6b7e8a
~ino	84 -15c-8b9a16g
~ins	42 -16j-5g4d9a11b18f
~ins>	69 -13j-11g-7b-5cde5h22a26f
~insi	72 -17c-11a-5j9g12f14b
~insp	80 -20g10c14i
~inst	69 5b
~insu	44 -5i-4f5g6c7bd
~int	56 -12g-10i-8b5f7k12c14h
~int>	74 6g10a
~inte	67 -6ac-5i-4d5f6j14h
~intm	85 10f
~into	68 -12g-6h5ac6k11d
~ints	80 -5a-4g7c13h
~inu	65 -11c-5d5a6i10k
~inut	66 -11c-4d6i8a10k
~inv	72 -13c8a9g
~inve	77 -10c4k6a10g
~invo	79 -5c
~iny	79 -10aci4j6k28g
~iny>	84 -20c-11i8k30g
~inyl	87 -9a5j10c
~io>	81 -9a6j7c
~iol	81 -4c
~iola	81 -4c
~ion	43 -6d-4ei10k12j18b
~ion>	47 -27a6g9k10c20b
~iona	72 -4b11a
~ione	84 -10k-9a7f8c10j
~ions	58 -21c-9g5j8k33a
~ionw	87 
~ior	77 -6ab-4j24c
~ior>	79 -5b6g10c
~iou	74 -16c-6j-4a8h10g18k
~ious	74 -16c-6j-4a8h10g18k
~ip>	59 -19g-10d-8e-4f18k34c
~ipe	73 -15a-6g5k13c15b
~ipe>	77 -5g-4a5b11c
~ipes	83 -12a12b
~ipl	87 -8b11c
~ipm	71 
~ipme	71 
~ipp	79 -12a15b
~ippe	81 -8a11b
~ips	80 -5cg17a
~ips>	80 -5cg17a
~ipt	76 -10g6k9d
~ipti	84 5c
~ipts	83 -10g8k11d
~iqu	85 
~iquo	89 9a
~ir>	57 -8a-5i-4b5j7c9k
~ira	78 -5acg4e19j
~ira>	81 -10a21j
~irb	84 11a
~irbn	84 11a
~ird	75 -12c4i
~ird>	77 -12c4i
~ire	52 -16e-6h-5g12f25c
~ire>	57 -11j-9g-6ae-5h5k6d9bf18c
~ired	74 -12e-9b5cj18a
~irem	73 -15a6f8cg
~irep	76 7a
~ires	84 -8d-6a6b12j
~iri	72 4k9e
~irin	72 4k9e
~irl	72 -8a14b
~irl>	79 7j
~irlf	85 
~irls	83 -8a6c14b
~irs	56 -7e-6c7bk
~irs>	70 -8a5gh9b
~irst	59 -6e-5g5d8a10k
~irt	64 -12a-7g-6b-5d14c24e
~irth	64 -11a-8b-6g-4d14c24e
~is>	22 -17g-13b7e8i13d39a42j
~isa	76 -7k-4cg6j14b
~isab	81 -5g6a8j
~isc	68 -7c4b11k
~isco	70 -7j-4g6a12k
~iscu	85 -5c6g
~ise	59 -12d-5eh6j7g8b10c
~ise>	62 -16a-5e4bk5g17c
~isea	87 9a
~ised	75 -10c9j10a
~ises	89 -13d5g8a
~isf	87 10h
~isfi	87 10h
~ish	62 -12b-9g6c33a
~ish>	75 -16b-4j6c26a
~ishe	67 -6g17a
~ishi	85 -5a4f6b
~isi	62 -9c-6k7h9a
~isin	81 -8a7gj
~isio	66 -11c-4k5e7a10b
~isit	77 -13b-5g9h11a
~isk	85 -12c13b
~iss	65 -11g-6j-5d5bc7ek
~iss>	81 -10g-7b4ai12c
~isse	83 6k
~issi	75 -5c4i9a
~issu	76 -5g-4j5b11e
~ist	52 -11bc-7a-5i10j12h21k
~ist>	59 -12c-10a-9g8h27k
~ista	79 -15a-5b5k6g15c
~iste	65 -18c-6b6d10g13a
~isti	85 -5g7h
~istm	84 13f
~isto	79 -5bk6a8cj
~istr	79 -7b6aj
~ists	85 -8a
~it>	27 -10f-8dk6ch7i12g14a22b28j
~ita	64 -9b-6a-5e-4i8c17k
~ital	69 -5b8c9k
~itar	85 -7a-5e8k9g
~itat	80 -6b-4g4k8c
~itc	63 -11a-5e5g6j10f
~itch	63 -11a-5e5g6j10f
~ite	60 -11j-7h-5f6d19a
~ite>	64 -6hj7a10c
~itec	87 6b
~ited	80 -6c6i13a
~item	89 6c
~iter	83 -9c6d10a
~ites	87 -8a11d
~ith	38 -7g6hk8j12d
~ith>	39 -15e-8g4i5f6ak8j9h14d
~ithe	81 -11a14b
~ithi	85 -4b14a
~itho	62 -8a-7b-4h18e
~iti	60 -14a-7d4i6c7g9be
~itie	87 -9a-6c-5f10g11b
~itin	74 -5k-4g5ab10e
~itio	64 -6a-4d5g7i
~itl	74 -6a6d8j
~itle	74 -6a6d8j
~ito	74 -7k-6g-5b6c7a12d
~itor	74 -7k-6g-5b6c7a12d
~its	56 -13f10k12a
~its>	57 -13f4c8a11k
~itse	82 7a
~itt	56 -17g-7e-5h5f8i31c
~itte	76 -23a-19b6i18c24j
~itti	70 -19j-13g-5i5d9f10b11c12a
~ittl	60 -5de4b5a8i
~itu	75 -5c-4a7g
~itua	85 -6g-4a5bj6i
~itur	79 -4c13g
~ity	55 -5e-4ci4a7k10g
~ity>	55 7k11g
~ium	77 -5j5k7a9g
~ium>	77 -5j5k7a9g
~iva	81 -11a-5c5f10b
~ivat	83 -9a-5c5f10b
~ive	41 -24e-7c7f14g18a19k
~ive>	46 -27e-9a-8d12cfk15g
~ived	84 -4f10a
~iven	85 -17b7f13a
~iver	55 -14b-6c6g25d
~ives	65 -20d-6b10k24a
~ivew	77 -11a-6f-5g4k34b
~ivi	54 -19g-7k4i5j9c10b13a
~ivid	87 -4a8b
~ivin	54 -18g-6k5i12c19a
~ivo	81 -10j-9c13a15b
~ivor	81 -10j-9c13a15b
~ix>	77 -6k-5g7a
~ixe	81 -4d13c
~ixed	84 -6b4a14c
~ixi	87 -5a6f7j
~ixin	89 6f
~ize	77 -24c4j28g
~ize>	79 -21c27g
~ized	89 -4c6j
~izo	89 
~izon	89 
~izz	87 4c
~izza	87 4c
~jec	80 -5a4k5h
~ject	80 -5a4k5h
~jee	85 -8c11g
~jeep	87 
~jew	78 -7a10c
~jewe	78 -7a10c
~job	55 -12g-10b-7e-4h6f7d10c18a
~job>	57 -13g-6de-4h6a7f9k14c
~jobs	73 -12b-11k-5c16a17d
~joi	82 -6j-5bk5a16e
~join	82 -6j-5bk5a16e
~joy	81 6c8a
~joy>	85 7c
~jua	89 -5c7a
~juan	89 -5c7a
~jud	84 5a
~judg	84 5a
~jum	75 -5b-4j7c18h
~jump	75 -5b-4j7c18h
~jun	84 4e5c
~juni	85 6c
~jur	72 -5c5k10g
~juri	80 -8c5k10g
~jury	77 
~jus	47 -19c-15g-9e-6d7a9j24bk
~just	47 -19c-15g-9e-6d7a9j24bk
~kag	77 -9g5a8b9c
~kage	77 -9g5a8b9c
~kay	46 -20bj-10k5f6e10d11ag18i
~kay>	46 -22j-20b-9k5cf6e9a11d12g18i
~ke>	37 -10e-9d-7j5bhk13i30c
~ked	56 -8e-7k-5d-4f4i6b7c10j
~ked>	56 -8e-7k-5d-4f4i6b7c10j
~kee	53 -20g-4e8d9c17k
~keep	53 -19g-4e4a7c8d18k
~kel	87 -11a-6c5b6i10g
~ken	67 -8d-5a-4g10c15j
~ken>	80 -8d8b10j
~kend	71 -6a-4b5j15c
~kep	73 -12g-5c-4j21h
~kept	73 -12g-5c-4j21h
~ker	62 -11g-8c-6k-5b9h11j17a
~ker>	68 -10g-8k5b12h
~kers	72 -6bc8j11a
~kes	65 -9a-7b5ij7d9k
~kes>	65 -9a-7b5ij7d9k
~ket	63 -12c-5i5a6j13g
~ket>	66 -10c-5i4f15g
~kets	75 -8c-5b5j11a
~key	74 -6a6ef
~key>	85 -5b5a8f
~keys	77 -11a4d7e
~kgr	85 -6j7b
~kgro	85 -6j7b
~kic	80 -13c-4i5b6eg11a
~kick	80 -13c-4i5b6eg11a
~kid	54 -9g-5k4j5f16a
~kid>	74 -15d-7b-4g10ac13k
~kids	56 -16k-7c-5g6j9b10a14d
~kin	44 -13g-8i-6e5d14h17c
~kin>	63 -11i-6cd6j9fk
~kind	55 -11a-8j-6e-5f10g18c
~king	50 -10ck-6g-5i5ej8a10d17h
~kip	81 7b
~kip>	81 7b
~kit	70 -11a-5b-4c4k5i9j11g
~kitc	70 -11a-5b-4c4k5i9j11g
~kke	80 -5a13d
~kkee	80 -5a13d
~kle	72 -8c-7g-5b12h13a
~kler	76 11a
~kne	85 
~knee	87 
~kno	51 -15g-14b-10d-8c5j11e13a31k
~knob	89 8a
~knoc	80 -9a4k13c
~knot	89 -17b8e16j
~know	51 -15c-12g-9d4f7e17a29k
~kon	89 -6c9g
~kon>	89 -6c9g
~kru	87 7a
~krup	87 7a
~ks>	48 -13bi-6f8h11j26a
~ksg	85 -8a-5k4d6c9b
~ksgi	85 -8a-5k4d6c9b
~ksh	87 -9g11c
~ksho	87 -9g11c
~kup	69 -7a-6c-4b12e17i
~kup>	70 -18a12e21i
~kups	89 -5c-4i14a
~ky>	75 -7k-5cd5g9ai
~kya	89 -8a8c
~kyar	89 -8a8c
~kyd	85 4a
~kydi	85 4a
~la>	59 -6a6h21g
~lab	74 -22c-6g5a18j19b
~lab>	79 -14c22b
~labo	89 -7c11j
~lac	50 -10j-5k-4c6ab9g13d
~lace	50 -9j-7c8b10g13d
~lad	71 -13a-11k-10b-4g6de12j15c
~lad>	82 -9k-8a5h6d8c10e
~ladd	84 -7b6g12d
~lady	79 -11d-5a-4g5c6i17j
~lag	89 8k
~lai	55 -7j-4a8i16d
~laid	81 -12c4i8a9d
~laim	59 -10a-5d-4j8g10i
~lain	67 -6i-4g18d
~lak	79 -7a-6i-5d4b9j10g
~lake	79 -7a-6i-5d4b9j10g
~lam	77 -11a6c12b
~lame	80 5d7b
~lan	51 -8b-6di5c6e15j
~lan>	67 -8k-5b8a13j
~lanc	81 -15c17g
~land	63 -16b-8c-7f5dj14e18a
~lane	82 -5a12f
~lann	70 -12b-9c-7d7j28a
~lans	71 -17a-5g5k6b25c
~lant	80 -13a-5e12c15b
~lap	74 -9g-8i-6j5e6b9a14h
~laps	78 -8gi8j15h
~lapt	87 -15j7a11b
~lar	55 -9ai-6h-5e-4f10g11cj13k
~lar>	64 -21g13k19c
~lara	82 
~larg	84 -16i10c11g
~larm	72 4a6j
~lars	73 -17a9j23g
~lary	77 -6a-4b5gk
~las	47 -16d-7k-5h6b11i14c17e
~las>	87 -13b7e14a
~lash	87 -9a6f10c
~lass	71 -12d-11g4a5f20b
~last	48 -10a-9k-6df5c10g14i21e
~lat	60 -6g-5c10a16b
~lat>	77 -15g5j20b
~late	65 -5d10g
~lati	76 -7c-5g4b16a
~lau	85 
~laus	87 
~law	67 -19g-9d-7j5k8b13a20c
~law>	79 -10g-5j-4d5k7a13c
~laws	80 -7g5c10b
~lawy	76 -5d6a7k
~lay	73 -5be14c
~lay>	77 9g
~laye	87 5k
~lba	87 -7a5c10k
~lbac	87 -7a5c10k
~lbo	84 -12a5bc6f
~lbox	87 6c
~lc>	79 -7a18b
~lco	75 6cg
~lcoh	75 6cg
~ld>	32 -13k-12h-11d-6c5f12e33a38g
~lde	65 -12c-6g7k10j14d
~lder	70 -10a-5c6b17d
~ldes	74 -8b-7ci-5g7k11a15j
~ldi	59 -13g-6a-4i7k8d21c
~ldin	59 -13g-6a-4i7k8d21c
~ldr	73 -9c7k8b
~ldre	73 -9c7k8b
~lds	72 -17i7b21g
~lds>	72 -17i7b21g
~le>	39 -20f-14e-9k8g10c15b19i23a
~lea	47 -26i-21g-10e-8c4h5d6j8a12f15k33b
~leag	79 -12a5k6c7g
~leak	74 -7b-6c17a
~lean	69 -23i-6g7b23d
~lear	71 -16c-5k-4g5e6j15b
~leas	55 -17d-7i-6e-5g5c6f20bk
~leav	59 -17g-7c-6i7d8b10f13h
~lec	68 -11c-4i6j10g
~lect	68 -11c-4i6j10g
~led	56 -9b-7k-5ej4d6hi7a10c
~led>	56 -9b-7k-5ej4d6hi7a10c
~lee	68 -5g-4c6a8f9j
~leep	69 8f
~lef	68 -13c4k18g
~left	68 -13c4k18g
~leg	61 -12d-8gi7a9k28c
~lega	74 -10b-6g8c9a13k
~lege	65 -5i7c11b
~lem	70 -13c-5k5e6a7j
~lem>	79 -7a-5g7e8c9b
~lema	85 7h
~leme	89 -9b-7c8a11g
~lems	82 -13c4d5a13j
~len	70 -25a9b10c11k
~lend	73 -8a-6b4e16c
~lent	89 -4a8b
~ler	66 -4cik5j16a
~ler>	75 5c7d
~lere	89 4a
~lers	73 -8c17a
~les	51 -10bi-6k8d11c22g
~les>	53 -11i-9b-6f-5hk5e6d31g
~less	70 -13a6dg9c
~lest	89 -9g9i
~let	56 -11g-7j9i15k
~let>	60 -11a-6g-5f7eh20k
~lett	69 -5g-4h4a13i
~lev	76 -10b-5g5d17c
~leve	77 -9b-5g17c
~lex	77 -8c-6g17d
~lex>	77 -8c-6g17d
~ley	87 -8c6g
~ley>	87 -8c6g
~lf>	54 -13e-11j-10c5a13k14b21d
~lfr	85 
~lfri	85 
~lia	60 -6a5i13b
~liab	60 6b
~liar	87 -10a-7g-6c11b12i
~lib	85 -11b10j
~lic	45 -19a-18i7h9c10b11k19e
~lica	84 4hk
~lice	59 -10a-5j6b9e10d
~lici	70 -15a-4d4k16c
~licy	49 -10i-5d5bgk13e
~lid	74 -23b-5gi5e12f26a
~lid>	82 -11b-4g6e15a
~lida	84 -10b-4i8a15f
~lide	89 -6b7a
~lie	58 -18g-8k-5b-4f6e12c27d
~lie>	89 6a
~lied	89 
~lien	63 -5g18d
~lier	74 5b7d
~lies	84 -17f5d23c
~liev	79 -13g-9a-4bk7cj9e11f
~lif	54 -13c-9a-5b4e5f21g
~life	55 -12c-10a-7b5ef21g
~lift	87 
~lig	75 -5j5d
~ligh	77 -6g-5j4ah6d
~lik	42 -14b-7g-6j-5f4h7e8d12k19i
~like	43 -13b-5fj5ahk8e9d14i
~liki	79 -6g11i13k
~lim	61 -11b-10a13c26g
~limb	78 -10b-6c-4g6d14a
~limi	62 -21a-6j-4d18c30g
~lin	49 -27g-13d-8h-5be12f14k16ai19c
~lin>	72 -10a-8d-6f-5e-4g6i26j
~line	56 -10j-6f5k24c
~ling	60 -24g-19j-4h5e6k11i19f20a
~link	87 
~lip	84 -4g7k10b
~liq	87 9a
~liqu	87 9a
~lis	56 -22a-13c4e7j24k
~lisi	69 -23c-5d4e5b8a20g
~list	60 -28a-13g6cj7d27k
~lit	52 -7e-6df-5h4i9gk14b
~lit>	83 -4ag4k9c
~litt	60 -5de4ab8i
~lity	59 -5c5k6a9g
~liv	53 -15a-10d-5g-4h5c6i8bj23f
~live	56 -5aik6g23f
~livi	65 -13ag-9d9cj10b13i
~lk>	58 -8i-6g33k
~lke	72 -18g-5b-4k4ad9c16i
~lked	72 -16g-5b4j5d6a16i
~lki	67 -15c-6k-5j7d8b9g13f
~lkin	67 -15c-6k-5j7d8b9g13f
~lks	63 -8a-6k-5ej5b8h18d
~lks>	64 -8a-6k-5ej5b8h18d
~ll>	32 -18f-9j-7i4a7c9g15d53k
~lla	55 -10b-7a8j18g
~lla>	60 -5a7h17g
~llar	65 -13a14j
~llas	87 -13b7e14a
~llb	85 -12a5c6f9k
~llba	87 -7a5c10k
~llc	78 -7a18b
~llc>	79 -7a18b
~lle	55 -12ej-6k-5i6a7dgh19c
~llec	78 -6bc4g9a
~lled	63 -16j-9e-4b4d11h25c
~lleg	65 -5i7c11b
~llen	89 -4a8b
~ller	87 -7a9c
~llet	83 -10a-7c6df8b
~lli	59 -25c-10d-5ik-4h10b11ef12ag
~llin	64 -17c-6d-4k6b7ag8e12f
~llis	70 -11c-5d5be7ag
~llo	72 -6g5j7c
~llow	73 -6g5j7c
~llp	77 7g9k
~llpa	77 7g9k
~lls	58 -15e-14g-11k-5ci5d14a18b23j
~lls>	59 -16g-15e7a9d17j18b
~llst	85 -10k-7d9j12a
~lly	58 -20g-9a-7j8cf10i11e12h
~lly>	58 -20g-9a-7j8cf10i11e12h
~lmo	82 
~lmos	82 
~lo>	85 -6a17b
~loa	62 -12g-5a-4e5k7j10b
~loan	63 -12g-4e5k6b8j
~loc	62 -17c-7j5f8b12e15a
~loca	71 -11c-6j5b7a13f
~lock	67 -8c-7f5b9a11e
~log	79 -11b-5j13i14c
~log>	87 -4b4a
~logs	89 -8b15i
~lon	50 -31i-17c-9b-8j-7d5f10e12h14a41g
~lon>	85 
~lone	78 -5cg17a
~long	51 -31i-13c-10bj-5d5a6f10h11e47g
~loo	50 -7d-5g7e8j14c
~lood	62 -12g-7b9e15a
~look	55 -6d-5ag4j5bh11c
~loor	72 -12a-5d5k6c14g
~lor	62 -8e-6k6f10j
~lord	66 -7e6d13c
~lore	89 5i8a
~lori	85 -5c13f
~lors	82 4j9b
~los	51 -12c5g8j
~lose	57 -11e5ch11g
~losi	69 -12g-8c-6b-4i5d28e
~loss	71 -11e-5a5g9j11b
~lost	72 -14c-4g4k11i15a
~lot	63 -8a-7b12c18g
~lot>	64 -6b-4a7g13c
~loth	85 9g
~lou	79 9i
~loud	81 4b7a
~lov	66 -13b-10g-9j-6d-4c6ak8h12f14i
~love	67 -13b-9g-7j6ik9h13f
~lovi	87 -4d7a11i
~low	60 -7g-6h-5dk7i29b
~low>	63 -7c-4g7i20b
~lowe	75 -12g4c8b9a
~lowi	87 5b
~lows	89 -7a5g6c
~loy	61 -14c-8g4h11j
~loya	81 -10c6j9eh
~loye	62 -6cg-4e6bj
~lp>	68 -20c-7a-4e8h10b17i
~lpa	77 7g9k
~lpar	77 7g9k
~lpi	87 -8b14a
~lpin	87 -8b14a
~lps	85 -10a10b
~lps>	85 -10a10b
~lre	70 -5i4c5ej
~lrea	70 -5i4c5ej
~lri	69 -14k-6bj5d19e
~lrig	69 -14k-6bj5d19e
~lry	78 -7a10c
~lry>	78 -7a10c
~ls>	52 -19e-10b7dj9c21a
~lse	55 -13g-7a-4e7h8j9cd
~lse>	55 -13g-7a-4e7h8dj9c
~lst	84 -10k-7d9j11a
~lsta	85 -10k-7d9j12a
~lt>	62 -15d-4g6a8c12e
~lth	59 -14g-6ad-4h8c11b22i
~lth>	61 -13g-7a-6j-5d11c30i
~lthy	78 -8i6bj11a
~lti	89 4a7k
~lts	84 5b
~lts>	84 5b
~lty	87 -5a6j10e
~lty>	87 -5a6j10e
~lua	83 -15a21c
~luab	83 -15a21c
~luc	82 -5bd12c
~luck	82 -5bd12c
~lud	74 -10b4g10a
~lude	75 -5b5c8a
~lue	66 -9c-7a-6d5e10i12g
~lue>	67 -7c-6a-5e-4d10i14g
~lues	89 4e
~lug	84 6a
~lug>	84 6a
~lum	69 -14a-6c-5g10j11e
~lumb	70 -5cg-4ab9j11e
~lun	75 12a
~lunc	84 -5b5c11a
~lunt	80 6b
~lus	89 6a
~lve	78 8j
~lved	87 
~lver	89 6j
~lwa	76 -10j-8b-7i7ag8d11f
~lway	76 -10j-8b-7i7ag8d11f
~ly>	44 -11dk4h8c10i22b
~lyf	89 
~lyft	89 
~lyi	89 13b
~lyin	89 13b
~lys	89 5j
~lys>	89 5j
~ma>	73 -14b-7k5d8j13c
~mac	73 -13a-4d8f14j
~mach	75 9c
~mad	64 -17g-5b6f36h
~mad>	87 
~made	64 -17g-8b6f36h
~mag	66 -10b-5e7k9a10g
~mage	67 -10b-5e7k11ag
~magi	87 8c
~mai	55 -15g-10e-5h8f10d19c
~mail	57 -14g-8e7f10c14a
~main	70 -16a12c14d
~mak	54 -12j-8k-5e5a7g12c16i
~make	55 -9d-6k-4ej4c12g19i
~maki	77 -10j-7g7d8a11c
~mal	67 -6g5a6b
~mal>	79 -4a5j
~mall	74 -7g-6j15b
~mals	85 
~mam	84 -14a5b6c7g
~mama	84 -14a5b6c7g
~man	45 -16i-11j-9c-8k-5b60g
~man>	70 -18g-10i6c7k8a9e
~mana	71 -27g-4b10a13d16i
~mane	87 -4j5b6c
~manu	85 -8g-7b17a
~many	47 -32i-22a-20c-7j-4d97g
~map	89 -5a5b
~mar	61 -11c-5h6d7jk8b
~mari	79 -5g9k
~mark	75 -5c7jk
~marr	72 -6di-5k6a21b
~mart	81 -14b-11c6i11g17d
~mary	87 
~mas	75 -16a-5k11f21b
~mas>	78 -6a12f
~mat	60 -12b-8e-5i4k6ch7j11a
~matc	78 -14c-5de4j6k9g10a
~mate	71 -10b-6a6c7j13d
~mati	71 5h7a
~matt	76 -6g-4d4h10a
~max	87 -10g-5a5j15c
~max>	89 -9g16c
~may	71 -10c-6k-5b5e7g13a
~may>	75 -5k7d8g
~mayb	80 -12c8e14a
~maz	89 -6b-5a18j
~mb>	78 -22c-15a-9e-4b5di8f15k18g
~mbe	49 -12b-7dh6ck8a13g17i
~mber	49 -12b-7dh6ck8a13g17i
~mbi	72 -13g-11b4k6a19c
~mbin	73 -14g-11b4k5a19c
~mbr	62 -10g-5i4a8h11b
~mbre	62 -10g-5i4a8h11b
~mbu	84 5c
~me>	29 -22a-18d-12i-10j-8f-6b7h14e24c85k
~mea	72 -7j-6g-5c-4k8b12h
~mean	74 -7j-6c-5g-4k6a13h
~meas	89 
~meb	57 -6b-5e-4f8i11a12d
~mebo	57 -6b-5e-4f8i11a12d
~med	59 -12g-7i4ek5j8f9d
~med>	67 -14c-12b-9g-4i5j6e7ad10fk
~meda	85 -5k-4c8a9b
~medi	67 -20a6b18c
~mee	74 -6k7c
~meet	74 -6k7c
~mel	89 5h
~mem	67 -16c-6k-4g5e8j9i16a
~memb	68 -15c-5b-4gk5e9j10i12a
~men	47 -11a-6j-5g6k8c11d12b
~mend	87 -5a12c
~ment	47 -7g-6h-4aj4f7k11b12d
~menu	89 11c
~meo	71 -16c-4k5d11b15g
~meon	80 -9c19g
~meow	75 -8c-7a4j8d15b
~mep	84 4c
~mepl	84 4c
~mer	56 -5eg4a16d
~mer>	65 -5ae5d11b
~mera	77 -5b4a8c
~merc	71 6a
~merg	83 
~mers	68 -10b9g13d
~mes	58 -9a-8i-6f-5eh5b6c7d18j
~mes>	60 -11a-10e-6i-5f-4h4g7c8d20j
~mess	78 -7k4a5b7e
~met	51 -12k-10j-9i5g7c8d14b
~met>	87 -7k6c12j
~meta	79 6c9b
~mete	82 -8a-6c23g
~meth	53 -15j-11h-8i-6k4e7c10a11d12b
~meti	87 6a
~mew	72 -20c-8f-4g13ah20b
~mewh	72 -20c-8f-4g11a13h20b
~mfo	78 -5c5g8a
~mfor	78 -5c5g8a
~mic	84 5c
~mica	89 
~mid	77 -5i5b6e8g
~midd	79 -12a-5i5b7e18c
~mig	80 -17b-4g4e6d9h10c
~migh	80 -17b-4g4e6d9h10c
~mil	53 -6ae-5f8i9b16g
~mile	62 -8a-7c-4i29g
~mili	87 -10a-7g-6c11b12i
~mill	84 -9a-4g5ij6c
~mily	59 -6e4d14a
~min	51 -20k-15j-8d4c6ef8g10i18h
~min>	77 -69a-12j4d6b7i17c18h34g
~mind	62 -22k-16g-4d5h6c10b24a
~mine	74 -20g-12k-10c-5j4i22e23a
~ming	67 -15b-8j7h9f16c
~mini	77 -5c11g
~minu	65 -11c-4d6i8a10k
~mir	87 -11a22j
~mira	87 -11a22j
~mis	64 -21j-11g-5bd6e9i16a17c
~mise	85 -4j5a6g
~miss	67 -10g-6j4i5c8ae
~mist	83 -14j-11g7i25c
~mit	60 -20a-6j-4d6e14c19g
~mit>	69 -18a9g10e14c
~mits	66 -4j4k12g
~miu	77 -5j5k7a9g
~mium	77 -5j5k7a9g
~mle	89 5a
~mles	89 5a
~mma	74 -5b7a14d
~mmat	75 -6b-4k7a14d
~mme	67 -7a-5g9c12b
~mmed	87 -9a5e6b
~mmen	87 -5a12c
~mmer	69 8b
~mmi	80 -9a-5c5g6k8b
~mmin	84 7k
~mmo	89 -9a-5g7b13c
~mmon	89 -9a-5g7b13c
~mmu	77 -20c5ab8g
~mmut	77 -20c5ab8g
~mne	84 -7b6d
~mney	84 -7b6d
~mob	87 -6a-5k6b9f
~mobi	87 -6a-5k6b9f
~mod	71 -8a-7e-4i8j13b
~mod>	83 -7a-6c9g13j
~mode	74 -6g-5e7c14b
~mok	67 -13b-5i4c7j13a
~moke	68 -9b-5i5c7j11a
~moki	87 -5b
~mom	66 -12c-6b-4j11g18a
~mom>	73 -5d9a
~mome	76 -10b-9c-8j5k6d7a14g
~moms	83 5j
~mon	46 -5a7b22c
~mon>	89 -9a-5g7b13c
~mone	60 -9j-8i-7d-5e5b9ag11f
~moni	79 -6k14d
~mont	49 -9a-5d4i7j8e11g
~moo	89 -23a-5g6bj26i
~mor	49 -13c-10j-9d-6i5h6k8e9g24b
~more	55 -14j-7cgi-5d-4f8k11h30b
~morn	69 -12a-11c-6j7f19g
~morr	69 -7d-6b6j8g9e
~mort	65 4j5c6a
~mos	60 -5e6b14c
~most	60 -5e6b14c
~mot	66 -10g-9c5d9f10a
~moth	75 -9a-7g-6b4i6c7d11f
~moto	72 -15c22a
~mou	67 -15a-9k-5f10i12g21c
~moun	69 -7k-4f4i19g
~mout	87 -9g-7a8i11c
~mov	61 -14b-12a-6gk15j26e
~move	64 -22b-7k-5i-4d4f32e
~movi	73 -9a-6ce-5g7i8bdj
~mp>	61 -14c-6i-4e6d11h15a
~mpa	50 -10g-7c-5a6d7i10k12b
~mpan	50 -11a-8g5e8i9k12b
~mpar	83 -10c5a11d
~mpe	77 -13bc-6h-5d10j12g22a
~mped	85 -12c-6h9j12g
~mper	89 -15b18a
~mpl	58 -12g-9a-4e8j12b14d
~mpla	79 -9a20c
~mple	74 -13c-4g7b15d
~mplo	62 -8g-6c-4e4k6bj
~mpo	68 -5g9a
~mpol	74 -12b17a
~mpor	76 -6j-5g4h10b
~mpr	76 -6a8h13c
~mpre	79 -8a9h13c
~mpro	87 
~mps	87 -8a14c
~mps>	87 -8a14c
~mpt	79 -6k-4ac12g16e
~mpty	80 -6k-5c-4a13g17e
~mpu	75 -14a6b8e
~mput	76 -9a-5g4i6b8e
~mrs	87 4a
~mrs>	87 4a
~mry	87 -13b-6c18a
~mry>	87 -13b-6c18a
~ms>	59 -14c-10g-4e6ik34j
~mse	85 9b
~msel	85 9b
~muc	45 -32i-15j-13k-7cd-6e4h6a15b67g
~much	45 -32i-15j-13k-7cd-6e4h6a15b67g
~mum	77 -6c11g
~mum>	78 -5c7g
~mus	78 -17b-5g4d10i12a
~must	79 -10b-5g5cd10i
~mut	75 -19c7g8a
~mute	79 -15c4k6a9g
~mv>	87 -6ac6ef11d
~my>	56 -18j-9a-8k7b8e9i12d16f
~mys	82 -5g5c7a
~myse	83 5c7a
~na>	81 -10c-7a7g13b
~nac	79 -5b4j
~nace	79 -5b4j
~nad	82 
~nado	82 
~nag	67 -18g-5bc13d14i16a
~nage	68 -17g-5bc13di16a
~nal	58 -11c-9e8d15a
~nal>	61 -19c-7e-5i5g23a
~nall	74 -9a-5g-4j6d9i10c
~nam	44 -13bg-10e-9h7f8k22d27c
~name	44 -13bg-10e-9h7f8k22d27c
~nan	67 -8c-5g-4a5j8e13b
~nanc	71 -4acg9e13b
~nann	87 5b
~nant	81 8j
~nap	82 5k
~nap>	87 5k
~nat	77 -6ac7j13h
~nati	79 -9c-6a7j13h
~nb>	84 11a
~nc>	89 -6a14j
~nce	42 -5cd-4h10a12k14e
~nce>	43 -7d-6a-4h5i8be10k12g
~nced	79 11b
~ncel	77 -5a5k
~ncer	73 -15g-10b5d6a7j11e
~nces	84 -9c-5b18a
~nch	71 -8a-7g7k20b
~nch>	75 -7g-6j5k7b12a
~nche	82 -11a5i
~nci	73 -15b-4k6i16a
~ncia	77 5a
~ncl	72 -7d-6b5k7c10a
~ncle	83 -6d5c
~nclu	75 -10b4g8a
~nco	67 -19a8i13c15g
~nco>	89 -13a5k12i
~ncom	70 -24a7b15c17g
~ncor	84 -10b17a
~ncr	79 -8g-7k4b5e9a
~ncre	79 -8g-7k4b5e9a
~ncy	79 -7j-6b5c6a
~ncy>	79 -7j-6b5c6a
~nd>	28 -10b-7ci-5a4h7f11g16j25d29e
~nda	74 -6f4b6i8c
~ndat	80 -5ag6i9b
~ndb	85 
~ndbo	89 
~ndd	85 -10a5ce
~ndda	85 -10a5ce
~nde	52 -10a-9e-7i7fk8b20g
~nded	73 -10b6c8k9d
~nden	89 -6a7b
~ndep	89 -6a7b
~nder	54 -9e-8c-6i-4d8f10b22g
~ndi	66 -8ac-4dk10i16j
~ndin	73 -6b-5a5gh12j
~ndit	73 -8g-5c-4k5f11i
~ndk	89 6a
~ndki	89 6a
~ndl	58 -12g-7e-6a-5f18bi
~ndle	65 -11a-9c-8g4d6k11b22i
~ndli	87 -7d14b
~ndlo	67 -5e6c7ad
~ndm	83 -7a5c8j
~ndma	85 -8a-5g6c9j
~ndo	75 -12b-10g-8k5j7d20i
~ndor	82 -8g8c10i
~ndow	84 -9b-5k9d13i
~nds	56 -23a-9g-6f5e7i12c21j
~nds>	57 -16a-6g-5f-4b6ei8c18j
~ndsh	81 -5j6b
~ndy	76 -5j12af
~ndy>	76 -5j12af
~ne>	37 -9h-7i-5e5d6f8j9b12c20a
~nea	66 -14c-7bk-5e9j13a20f
~near	68 -9c-8b-7k8a22f
~nec	85 -18c5e7a13i
~neck	89 -13c5e14i
~ned	53 -13b-11k-8e-6c14j30i
~ned>	53 -13b-11k-8e-6c14j30i
~nee	47 -15g-13i-10c-9d-7bf13h62k
~nee>	87 
~need	47 -15g-12i-11c-9d-7b-6f14h63k
~nef	70 10d
~nefi	70 10d
~nei	73 4be
~neig	73 4be
~nel	87 4d8a
~nen	87 -4j5b6c
~nent	87 -4j5b6c
~ner	53 -13k-9i-5h4g5e8j10bf
~ner>	61 -16k-15g-8j-6bi-5d14ef17c19a
~nera	66 -6c4g9j
~ners	66 -17a-15c-6e9j18g19b
~nerv	83 
~nes	47 -11g-7f-6ce-5i5a10d16k20b
~nes>	60 -13cg-8i6d9b10a18k
~ness	51 -9i-7ef5d9j11bc
~nest	74 -9c-8gj6e7b14i
~net	79 -6b-5c14g
~net>	81 -6bj-5c6a15g
~nev	71 -16a7h9ij
~neve	71 -16a7h9ij
~new	54 -23k-6a-5fg5h10b11e22i
~new>	57 -19k-4f6c13e14i
~newa	76 -9b5ac7h
~newe	78 9b
~news	85 -12c-5a9j11i
~nex	64 -6g4h5bc
~next	65 -6g5h7bc
~ney	58 -9ij-5e4g6k10f12a
~ney>	58 -9j-8i-4e4g6k10f14a
~nfe	89 4ai
~nfl	89 -6c-4g11a
~nfo	75 -5b11c
~nfo>	83 4c
~nfor	81 -5b8c
~ng>	27 -37j-9b9f10h14g22k23i32a
~nga	81 -9j-6bc14i
~ngag	83 -9j-5c5a10g
~nge	56 -8ik-7h14a15c
~nge>	67 -7g-5jk-4b30c
~nged	73 -5e6cg
~ngen	89 6d
~nger	69 -11k-10a-4c11j13b
~nges	77 -12c5k19a
~ngi	67 -7c-4af5egk12i
~ngin	68 -7c-4f5egk13i
~ngl	67 -21a-15k-7cg6j13i19e24b
~ngle	67 -20a-15k-7g-6c6j13ei24b
~ngr	79 -8j-5a5c11i
~ngra	80 -8j5c11i
~ngs	57 -20a-6k-5f-4e6g9j12h16c
~ngs>	57 -10a-6k-5f-4e4bi6g9j12h
~ngu	75 -5dg4a5b11c
~ngui	83 5a
~ngun	87 5a7b
~nha	83 -6a6d8c
~nhap	85 -8a11c
~nic	63 -8ej6i7ac
~nic>	85 -5d9f
~nice	67 -8e-5j4d5a6c7i
~nico	89 5a
~nics	87 -8a9c
~nie	72 -7c-5i8k9d
~nied	89 -5c7d
~nies	74 -5i4b8k
~nig	60 -10i-9b-4j5ce9g14f
~nigh	60 -9i-8b-4j5ceg15f
~nim	74 -6c11g
~nima	84 
~nimu	77 -5c11g
~nin	53 -18a-9b-5g7c12dej
~nin>	69 -9a-6k4c8e12b
~ning	58 -27b-11a-6c5f7ejk11g13d
~nins	73 -22g5j10b15c
~nio	74 -7a4h7cj
~nion	78 -11a4d5h9j
~nior	85 6c
~nip	89 
~nis	66 -7a-5g4c8j11b
~nish	68 -5g4j5c
~nist	87 5j
~nit	65 -11ab-7k8j14dg
~nit>	75 -11c5g8a
~nito	79 -6k14d
~nits	85 
~nitu	79 -4c13g
~niv	83 -5j12b
~nive	83 -5j12b
~niz	89 -5c5a6j
~njo	82 -5b6c9a
~njoy	82 -5b6c9a
~nju	72 -5bc5k10g
~njur	72 -5bc5k10g
~nk>	53 -11j-9g-8c4f5bdh17i
~nki	66 -12c-6di-5b-4k7g16a18h
~nkin	66 -12c-6di-5b-4k7g16a18h
~nkl	75 11a
~nkle	76 11a
~nkr	87 7a
~nkru	87 7a
~nks	70 -9k-6a5b6de
~nks>	72 -7c-5k6g7e
~nksg	85 -8a-5k4d6c9b
~nli	74 -12g-9b9c13a
~nlin	74 -12g-9b9c13a
~nly	65 -14a-11d6c7k13j16b
~nly>	65 -14a-11d6c7k13j16b
~nne	71 -13c-6k-5i4j5b6e12a
~nned	83 
~nner	78 -7c-5i7e13a
~nni	64 -9c-5e27a
~nnin	64 -8c-5e25a
~nnu	75 -14a7c20g
~nnua	75 -14a7c20g
~nny	81 -5a5b6j
~nny>	81 -5a5b6j
~no>	54 -32b-20i-8d6acef49j
~nob	68 -10b-8e-6d6c11a12j
~nob>	89 8a
~nobo	69 -9b-8e-6d5a7c12j
~noc	79 -11a12c
~nock	80 -9a4k13c
~noi	84 -4k9c
~nois	84 -4k9c
~non	77 -8b-7c7h13j
~non>	82 -9c-8b9h12a
~none	89 
~noo	79 -11c-6a5g8i11j
~noon	81 -10c6g8i
~nop	87 -16c16g
~nor	73 -8b16a
~norm	78 -6a5j
~nort	84 -5k12a
~nos	77 -5a5k7f
~nose	85 -9a6c8e
~nosy	85 -10c6k9f
~not	43 -11bd-8c4k6e17h24j
~not>	45 -21b-6d4e9j10k21h
~note	74 -5c14b
~noth	63 -10c-6dk-5h9a24j
~nou	70 -17b-9c-7i6g17h19a
~noug	71 -18i-16b-7c8g18h21a
~noun	87 14i
~nov	84 -14a-4b6c10g
~nova	87 -13a4d14c
~now	43 -20j-5d9h17k21a
~now>	44 -21j-5d-4c6f18k23a
~nowb	89 
~nowh	87 -16a-5g-4k4b5c15h
~nro	84 -9g-4j14c
~nrol	89 -9g-4e15c
~ns>	46 -12ij-11eg4b9h11f15k25c
~nsa	89 -4k6a
~nse	56 -8g-6c5a6e7bd
~nse>	59 -15e-7j6b10a12c
~nsed	74 -16ac-13g7b12d28e
~nses	81 6k
~nsh	85 -7c7a
~nshi	89 -7c5a
~nsi	62 -13ac-5i4h6f13g22b
~nsid	72 -18c-6a-4j9g11f14b
~nsio	78 -9a6c8b
~nsiv	74 -6k6a8h
~nsm	87 -6a11j
~nso	85 4c
~nsor	89 
~nsp	77 -20g-4k8c13bi
~nspe	80 -20g10c14i
~nst	64 -6j-4i7g8b
~nst>	77 4h7b
~nsta	77 -5j-4b4a5g
~nste	85 -7c9b
~nstr	72 4c5g
~nsu	44 -5i-4f4a7bd
~nsul	85 -7c7j
~nsur	44 -5i-4f4g6b7cd
~nsw	78 5g9c
~nswe	78 5g9c
~nt>	34 -17i-11d-10j-5f5e14a18g20b26k
~nta	63 -13g-4h7b16a
~ntal	67 -7g7ab
~ntan	76 -6b-4g5c15a
~nte	58 -18a-15c-9i4k7j10g11bh
~nted	77 -23a9df16b
~ntee	83 -5a7b
~nten	76 -8c21g
~nter	63 -12b-8c-6d-5i9ajk13h
~nth	49 -10a-5cd4i8e11g13j
~nth>	52 -10c-8h-5b6i11j12eg
~nthl	74 -14a9c11b
~nths	65 -12a-11g8h28b
~nti	62 -8k-5fi14j
~ntia	84 5a
~ntil	89 -5a4e
~ntin	67 -6ei-4f5d10g
~ntio	84 -10k-7b-4g11aj
~ntit	89 
~ntl	74 -10g5j9a
~ntly	74 -10g5j9a
~ntm	85 10f
~ntme	85 10f
~nto	64 -9g-8j-6hi8dk12a
~nto>	68 -12g-6h5ac6k11d
~ntor	80 -5c5k7g
~ntow	83 -5j7f8a
~ntr	60 -8g-7a-6i-4h6bj7k17f
~ntra	62 -10a-5e-4i7j9k10b
~ntry	79 -5bg17f
~nts	50 -7bk-6c6h8ai12d
~nts>	50 -7bk-6c6h8i9a12d
~nty	77 -13g-10b-5f6d24c
~nty>	78 -10b-9g-5f8d9a10c
~nu>	89 11c
~nua	74 -10a5j19g
~nual	74 -10a5j19g
~nue	82 -9a5c10g
~nue>	82 -9a5c10g
~num	50 -13ej-8b-6dh10ik16g23c
~numb	50 -13ej-8b-6dh10i11k16g24c
~nur	74 -9c-7b8a9h10j
~nurs	74 -9c-7b8a9h10j
~nus	87 -8f15a
~nut	64 -6c-5d-4j4g5i7k10a
~nute	66 -11c-4d6i8a10k
~nuts	83 4g6c
~nve	70 -6e-4di5j11g
~nven	79 -5c7g
~nver	79 -10k-6e8j13c
~nvo	79 -5c
~nvoi	84 6a
~nvol	87 
~nwi	85 
~nwid	87 
~nxi	87 -8b15a
~ny>	34 -46b-21i-20j-6ef10c17k37a69g
~nyb	56 -13c-11b-6g-4j8h14d19a
~nybo	56 -13c-11b-6g-4j8h14d19a
~nyl	87 -9a5j10c
~nyl>	87 -9a5j10c
~nym	82 -6ak-5c10e
~nymo	82 -6ak-5c10e
~nyo	67 -15c8a18d
~nyon	67 -15c8a18d
~nys	77 -9d-6h-4g5bk8j
~nys>	77 -9d-6h-4g5bk8j
~nyt	49 -22b-8e-6i-5g-4dh5j8k19c28a
~nyth	50 -22b-8e-6i-4dg8k20c27a
~nyti	89 5j
~nyw	74 -10c6f11a
~nywh	75 -9c6f14a
~oad	69 -7k11a
~oad>	73 -8k4f11a
~oads	79 -4b5a7j
~oak	80 -7g-4b5k6i
~oak>	84 -4b4c10a
~oal	87 -6a-4g18c
~oal>	89 -9g-5a18c
~oan	63 -12g-4e5k6b8j
~oan>	68 -17g4k5d15c
~oans	72 -12c4b9j
~oar	74 5f10a
~oard	74 5f10a
~oas	85 -5a7c
~oast	85 -5a7c
~oat	77 4ak
~oat>	78 4k5a
~ob>	56 -15g-7de-5h5a6f9k26c
~oba	77 -9b10a
~obac	79 -9b11a
~obb	79 -14a-4g24c
~obbi	81 -5g14c
~obi	87 -6a-5k6b9f
~obil	87 -6a-5k6b9f
~obl	74 -6cg6e7b8j
~oble	74 -6g-5c-4k6e8bj
~obo	68 -9b-8e-6d6a7c12j
~obod	69 -9b-8e-6d5a7c12j
~obs	73 -12b-11k-5c16a17d
~obs>	73 -12b-11k-5c16a17d
~oca	70 -13c-6j4b12a13f
~ocal	80 -6j5f6b7a
~ocat	75 -9c10f
~occ	74 5c9g
~occu	74 5c9g
~oce	80 -5bf5j6i9g
~ocer	84 -5bf5a13g
~oci	72 -10a14b18c
~ocia	72 -10a14b18c
~ock	59 -21a-8df-4h6e10c15g19i
~ock>	66 -25a-10j-4f5g8c13e25i
~ocke	68 -9a4j5c8bg
~ocks	84 -5d4j10a
~oct	69 -15g-5a4e6i18d
~octo	69 -15g-5a4e6i18d
~od>	46 -16c-15k-10f7b9a14j31d
~oda	58 -10k-6h4a6d7gi
~oday	58 -10k-6h4a6d7gi
~odd	89 -16c-13a7b9g21k
~ode	65 -16g-11a-5ef7k9b28c
~ode>	72 -8a-7g6k20c
~oded	87 -4g5i
~odel	74 -6g-5e7c14b
~odi	79 -7a5g12c
~odil	81 -7a4c6g
~odo	83 -9a13g
~odom	83 -9a13g
~ods	82 -11c-6a6f12i
~ods>	82 -11c-6a6f12i
~odu	82 -9b-6g-5a24c
~oduc	82 -9b-6g-5a24c
~ody	47 -15b5j8d10a
~ody>	48 -16b-8c4h5e7d15a
~odys	69 -6ae7c11k
~oes	40 -14j-13k-9h-4f7c14a16e23d
~oes>	40 -14j-13k-9h-4f7c14a16e23d
~oev	89 6k
~oeve	89 6k
~of>	35 -13e-7g5c6h8a13dj17i
~ofe	78 -14g-6b5ac15e
~ofes	80 -7b5ac
~off	48 -18g-15j-10c5ei7ad13b16k
~off>	52 -10c-7gj-5di4h5a8e14bk
~offe	69 -9j-6e-4g7k11ci
~offi	64 -13c-11g7a8f13d
~ofi	82 8c
~ofin	83 
~oft	69 -17i-9ac-4b13d31g
~oft>	87 5a
~oftb	89 
~ofte	73 -18i-10a-7c15d34g
~og>	72 -8b9j
~oga	89 -7c14j
~oge	74 -8a-5b-4dg6e10f14j
~oget	74 -8a-5b-4g6e9j10f
~ogr	73 -10i7g16b
~ogra	77 -5i4b10c
~ogre	83 -14c-6i6g13b
~ogs	79 -16b9a13i
~ogs>	79 -16b9a13i
~oh>	59 -27j-23b4i9k12d13f16c
~ohi	87 -10a6j9g
~ohio	87 -10a6j9g
~oho	75 6cg
~ohol	75 6cg
~oi>	85 5b8a
~oic	78 -7a-5k-4g7b9h14c
~oice	78 -7a-5k-4g7b9h14c
~oil	85 -11a12b
~oin	49 -11j-10fg-6d7aci11k14h
~oin>	72 -4fi5j14e
~oing	51 -12j-11f-8e-4g4b8ch12i15k
~oint	75 -6bg5f8a11h
~ois	84 -4k9c
~oise	85 -4k9c
~ok>	57 -14a-6g-5c4j6d8i12h
~oka	46 -23b-22j-9k5cf6e11d12g13a18i
~okay	46 -22j-20b-9k5cf6e9a11d12g18i
~oke	60 -19d-6e6g7a8j14c
~oke>	64 -10d-7g5i7a17c
~oked	79 -10d-5i20g
~oker	82 -8b7a12j
~oki	62 -8g-7b-6i6a12j
~okin	63 -8g-6i-5a12j
~okk	80 -5a13d
~okke	80 -5a13d
~oks	69 -5de15a
~oks>	69 -5de15a
~ol>	53 -8h-6b-5j6fg18d
~ola	80 -4c
~olat	81 -4c
~old	46 -13i-7h-6ck-5b-4f10d19g27j
~old>	49 -11b-9k-7c-6h-4i21j29g
~olde	66 -14g-10a-7c5k10j11b14d
~oldi	74 -16g4d10c14a
~olds	74 -17i25g
~ole	59 -13d-10c-6f-5i7k18a21b
~ole>	61 -12di-9c-6f6g8k13a21b
~oles	85 -12g9ai
~olf	85 7c
~olf>	85 7c
~oli	47 -21g-14i-9b-8d4a8f14e15k24c
~olic	48 -11i-9a-8d5g7bk10c11e
~olid	81 -13b-5c-4g6e10a14f
~olin	72 -35g-13b13ak26c
~olk	64 -7a-6k-5ej5b8h17d
~olks	64 -7a-6k-5ej5b8h17d
~oll	51 -8h-6f-4e7ag9d13b
~oll>	66 -10a8g15d
~olla	64 -11a-6c6g13j
~olle	62 -5i6b7a
~olli	69 -11c-9j-5d4e5b6g19a
~ollo	80 -9g4b6i13a
~olo	83 -10a16b
~olo>	89 -7a18b
~ols	70 -14b25g
~ols>	70 -14b25g
~olt	82 5b
~olts	84 5b
~olu	79 -7a7b
~olum	89 5d
~olun	83 -5a7b
~olv	87 
~olve	87 
~om>	46 -15c5e7h8i14k
~oma	78 -6b7i8c
~oma>	85 -5b4i9c
~omat	85 4i
~ome	36 -23j-9c-7f-6i6gk21h24d29b
~ome>	43 -18j-10dg-5b7e8ac13k29h
~omeb	57 -6b-5e-4f8i11a12d
~omed	87 9a
~omen	77 -10b-8j4g5k7d8a
~omeo	71 -16c-4k5d11b15g
~omep	84 4c
~omer	62 -5b18d
~omes	66 -11e-8a7d8bj
~omet	52 -16j-11h-8i-7k5e6c8a9d10b11g
~omew	72 -20c-8f-4g13ah20b
~omf	78 -5c5g8a
~omfo	78 -5c5g8a
~omi	65 -17b-12j-10a-7k-5e7i9f33c
~omin	67 -18a-14b-9jk8i10f37c
~omis	83 -4bj6g10a
~omm	62 -6j-5i-4h6g8b10d
~omma	75 -6b-4k7a14d
~omme	71 9c
~ommo	89 -9a-5g7b13c
~ommu	77 -20c5ab8g
~omo	69 -7d-6b6j8g9e
~omor	69 -7d-6b6j8g9e
~omp	46 -5g-4c5ek8b11d
~omp>	66 -13c-4i7a8d10g
~ompa	50 -9g-8a-7c4e6d7i10k12b
~ompe	85 5a
~ompl	73 -10b-5g-4k7a8c14d
~ompr	81 -6a9h
~ompu	76 -9a-5g4i6b8e
~oms	71 -5g4k10a
~oms>	71 -5g4k10a
~on>	30 -22c-13f6eg10d12a13hk34j
~ona	63 -14c6j7g11b
~onal	64 -16c4k5b6aj8g
~onc	68 -11a-10g-4j5i10c11b
~once	69 -9g6b10c
~onco	89 -13a5k12i
~ond	60 -12g-6b-5k-4d6a10c11j12i
~ond>	65 -12b5a7j11c
~onda	89 4c
~ondi	73 -8g-5c-4k5f11i
~one	37 -11e-9h-7i4d5g10j11k13f14b
~one>	39 -8e-6h5a6dg7f9c14j
~oned	81 -10k-7b-5d8c9a10j
~ones	62 -17c-8ag8d13b18k
~oney	59 -9j-8i-7d-6e5bg7c9a11f
~onf	89 -5d8c
~ong	49 -25i-16j-12b-6d4f6a10e14h41g
~ong>	51 -31i-10j-9bd5a6f10e18h31g
~onge	85 -12a5g6d
~ongi	82 -8b11a12g
~ongr	80 -8j5c11i
~oni	69 -25a8dj25c
~onic	85 7c
~onig	79 -20a10j17c
~onit	79 -6k14d
~onl	63 -12d-11g-5f5c6k7b15j
~onli	74 -12g-9b9c13a
~only	66 -12d-10a8k13j15b
~ono	85 12i
~onou	87 14i
~ons	54 -7g-5ade9k11j16c
~ons>	57 -11ag-5b6j9k30c
~onsi	87 -4c9b
~onst	74 7g
~ont	45 -5h-4c5j10k13g
~ont>	66 -16b-11g5k8c26a
~onte	78 -12c22g
~onth	49 -9a-5d4i7j8e11g
~onti	87 -7a5bd
~ontr	62 -5e-4i9k10b
~onv	79 -11k6j8c
~onve	79 -11k6j8c
~onw	87 
~onwi	87 
~oo>	60 -19k-6gh4j6f13b15a
~ood	47 -13k-7g-6f7e9b10ij13a
~ood>	47 -12c-11k-9f6e8b10j21a
~oode	87 -4g5i
~oods	83 -12c-6a6f13i
~oof	55 -7b4d9j12h
~oof>	56 -8e-5k5d8j13h
~oofi	83 
~oog	89 -5b-4k17a
~ooh	78 -13a-4j10cg
~ooh>	78 -13a-4j10cg
~ook	50 -7c-6e4k11h14j
~ook>	57 -14a-6g-5c4j6d8i12h
~ooke	80 -11d16g
~ooki	63 -8g-6i4a12j
~ookk	80 -5a13d
~ooks	69 -5de15a
~ool	52 -15b-8h-7ai4k5f17c18d
~ool>	55 -7h-4bk7f8g20d
~ooli	87 -42g-5a14k34c
~ools	71 -14b26g
~oom	61 -7j-5c6d17k
~oom>	69 -12a-5dj8i19k
~oomm	75 -6b-4k7a14d
~ooms	74 -4g5k7a
~oon	67 -17i-13c-6b-4d11ag27e
~oon>	67 -17ci-6b11a12g28e
~oop	87 -4a7j10g
~oor	61 -12b-10c-8a-6di5k6f7j15e18g
~oor>	66 -12b-9a-5i-4d5j6gk11f
~oord	82 6a
~oors	74 -19c-9a-4j4b7k13g14e
~oos	77 -10b-7eg8i9a12c
~oose	77 -10b-7eg8i9a12c
~oot	67 -8a-5b-4e4f11g20i
~oot>	72 -6c7f9a
~oota	83 -5a6c9g
~ooth	87 -15a-6g27i
~op>	52 -14g-12k-6d-5j10b15f16c
~ope	56 -10c-8j-5fg6d8e11b15k
~ope>	87 9k
~open	64 -14j-12g-6i4k10ae16b
~oper	64 -9c6jk10g
~opi	75 -12a5c12j
~opin	76 -15a6c13j
~opl	57 -6ej-5f7a17d
~ople	57 -6ej-5f7a17d
~opp	66 -17b-10g-6d7c18a28h
~oppe	72 -16b-9g8c9a14h
~oppi	72 -5d-4ij10a17h
~opr	87 -17c6b17g
~opri	87 -17c6b17g
~ops	77 -11c-7e-5ai5j8dk16g
~ops>	77 -11c-7e-5ai5j8dk16g
~opt	84 -13b7d9j
~opti	89 -6a9j
~opy	78 -8k-5c7ij
~opy>	78 -8k-5c7ij
~or>	26 -48a-30j-24e-15c-8g4h7d12i13f166b
~ora	70 -6gj-5i6c9a12b
~orag	75 -5bg9a10c
~orat	79 14b
~orb	89 -8a8j
~orc	70 -10j-6g7k10b12a
~orce	75 -11c-9j12a15b
~orch	85 -6a5b9c
~orcy	83 -10b7ak
~ord	53 -16g-14c-7h17k25b
~ord>	59 -28c-11e-8i-5h8a12dk15b16j
~orda	81 -15g6a19c
~orde	71 -10a-9j-8c-6g5f6e7i17b
~ordi	80 10a
~ords	73 -12a-9j-8d5i7ce9k
~ore	46 -23a-11j-10k11d13g33b
~ore>	47 -11jk5h10dg17b
~ored	81 -20a10d15c
~oref	89 -10a12b
~ores	85 -11c4k8a
~orev	83 -9a7b13g
~org	77 -5c-4a13k
~orge	89 6g
~orgi	84 -5a14k
~orh	87 -6a7eg
~orho	87 -6a7eg
~ori	63 -8g-7ci-5h5b7f11d16a
~orid	85 -5c13f
~orie	84 -10c5a11d
~orig	74 -4e6d7b
~oris	76 -24c9b19a
~orit	79 -8a-7g28c
~ork	45 -15g-8k8bc11a20f
~ork>	47 -16k-10j-6d7c8i17b21f
~orke	70 -5b4c
~orki	69 -17b4ci5d8a
~orks	69 -20g-18i-6c9ae10bk12j
~orl	85 -8i-5a7c9f
~orld	85 -8i-5a7c9f
~orm	61 -15g-13b-8f-7e6chj10i20k
~orm>	67 -9hj-6e-4bg19a21k
~orma	72 -9b-4f5a9c
~orms	81 -25a-5g9c12i15j
~orn	61 -12j-6d-5ch-4k5i6g14e16f
~orn>	71 -11g-6dk14a15e
~orna	83 
~orne	82 -4j16f
~orni	69 -12a-11c-6j7f19g
~oro	87 5d
~orol	87 5d
~orp	77 14b
~orpo	79 14b
~orr	56 -6h-5abfk6i12c14j
~orre	69 -9a-6b-5c34j
~orri	76 -6g6i9b
~orro	66 -7a-4c5gj6d7e
~orry	70 -21j-10b5i13a24c
~ors	58 -6f-4c5d7e12b
~ors>	60 -12c-5f7d8b9ei
~orse	89 -7j7ab
~orst	79 -12i-9a6h8j11c
~ort	51 -11e-10c-7d-5j4k5h8a9b24g
~ort>	70 -6a5c7k8h
~orta	69 -5j7a
~ortg	65 4j5c6a
~orth	61 -8c-7ej5ab26g
~orti	89 -11ac11b13g
~orts	83 
~orw	79 11a
~orwa	79 11a
~ory	67 -8f-7ah-5i-4de6b9j10g14k
~ory>	68 -8a-7fh-5i6bg9j15k
~os>	84 -18a-11d35c
~ose	47 -14f-12a-7b6gj16i23d
~ose>	49 -18f-10b-7c4e5h10g12i22d
~osed	71 -18a-10e-6b5d8ij16c
~oser	83 -14a-6j8g16b
~oses	80 -15c-5b8fj11a
~osi	67 -8g-6b-5i4d23e
~osin	69 -12g-8c-6b-4i5d28e
~osit	89 9c
~osp	72 4afj
~ospi	72 4afj
~oss	62 -10ae-6c8b10j18g
~oss>	65 -10e-8ac5b13j14g
~osse	81 
~ossi	89 -5a6b8g
~ost	51 -11e-7h-6d-4i6c11a21g
~ost>	54 -19a-8e-5d9k37g
~osta	87 -4a7c
~ostl	72 -11c-8k-6g20b
~ostp	89 
~osts	78 -15b-6h-5k7g24a
~osy	85 -10c6k9f
~osy>	85 -10c6k9f
~ot>	35 -12b-7f9d10k11h13g19j
~ota	66 -12a-7i5k7d8gh
~otag	83 -5a6c9g
~otal	70 -10a-7e-5i6k8d10h
~otc	84 -8a-4j5b6c12d
~otch	84 -8a-4j5b6c12d
~ote	58 -8h-7dk-4e11j13g17b
~ote>	64 -9k-6ch-4d7a13b18g
~otec	72 -15a4k7j9c
~otel	82 -9a5j7b
~otes	77 13a
~oth	47 -17k-14a-6e-5f6b11h12d14i19j
~oth>	66 -20a-18c-5k6j18i25b
~othe	50 -12k-8b-5e8a12d13c17h
~othi	68 -6b6i23j
~oti	79 -7b15a
~otin	83 -6b10a
~oto	69 -18c5k28a
~oto>	85 5k
~otor	72 -15c22a
~ots	82 
~ots>	82 
~ott	70 -4b16a
~otte	74 -5g-4c13a
~otto	87 6c
~ou>	17 -23k-5e6d14b17fi23j30h31a
~oub	71 -9c4k5b9g
~oubl	71 -9c4k5b9g
~ouc	72 -37g-18a-4k6j8e23d27c
~ouch	72 -37g-18a-4k6j8e23d27c
~oud	79 -6c-4k4a11h
~oud>	81 -6c-4k6a12h
~oug	48 -13i-12d-11e5h7cg15k18a
~ough	48 -13i-12d-11e5h7cg15k18a
~oul	34 -15j-7hk6g8i11e43a
~ould	34 -15j-7h-5k6g8i11e40a
~oun	44 -20a-7h-5j6f7b21g23k
~ounc	82 -5j4a13i
~ound	51 -8g-4ac5df6k9e
~oung	70 -11i-10aj-7e-5f6bk17g18c
~ount	53 -10a-8h-7c-6i-5d4j7f14k22g
~oup	69 -13f-4e4i11g
~oup>	77 -9c5ab6d
~oupl	74 -12f-6b8g10c
~our	25 -15a-9h6b10i12eg14j18f21c
~our>	26 -6h5g14j15e16i18f
~ours	51 -13j-7i-6h8c26e
~ourt	78 -21a6cf20j
~ous	44 -7e-5cj5i7d10g15k
~ous>	68 -18a4e6hi17k
~ouse	45 -10e4b5a6dk9g
~ousi	82 -5b7f
~out	35 -21a-16d-5i6h12e15j20c23k
~out>	35 -17d-6f-5bi9ag12e37k
~outc	89 7c
~oute	89 -7a-6c5j8h10b
~outf	76 -20k-11a4f5e9d17c
~outh	79 -13a-12g5b7i8c16j
~outs	69 -19a-9g-4k7b11fj13c
~ova	84 -22a11j13c
~ovat	87 -13a4d14c
~ove	39 -10g5h6bf9a19e
~ove>	57 -19b-16g-15c-9j7f8h12a14e25d
~oved	79 -14g-7ab9f13c14e
~ovem	89 
~over	41 -17d5c9k11g23b
~ovi	70 -16c-10e4d5bj15i
~ovid	89 -9c-4be4a13g
~ovin	71 -9c-7eg4d5j8b16i
~ow>	27 -80a-32j-22d-18b-6f12h14k15e85i87g
~owa	81 -5a4c
~owar	87 -10a5b12g
~owb	87 8g
~owbi	89 
~owe	61 -26d-6i-5e-4j4k6g9a15b17c
~owe>	70 -26d-14a8bc29g
~owed	74 -10g-9j5b7k17a
~ower	74 -13g5a13c
~owh	87 -16a-5g-4k4b5c15h
~owhe	87 -16a-5g-4k4b5c15h
~owi	70 -6f7a10b
~owin	70 -6f7a10b
~own	43 -17c-15g-6i4a9f10k30b
~own>	45 -16c-11g-6i4h5a11k12f21b
~owne	65 -4eg4j8a
~owns	73 -6a15b
~ownt	83 -5j7f8a
~owo	89 
~owor	89 
~ows	77 -9b-8a4j12d
~ows>	77 -9b-8a4j12d
~ox>	68 -8c-6f-4g5a6k11e
~oxe	87 -7a5c7b
~oxes	87 -7a5c7b
~oy>	71 -10a-6cg5b8hj12i
~oya	81 -10c6j9eh
~oyal	81 -10c6j9eh
~oye	62 -6cg-4e6bj
~oyed	84 6f
~oyee	68 6a8j
~oyer	73 -4g5d9b
~oyi	85 7a11k
~oyin	85 7a11k
~oys	78 -7a-6j4d10b
~oys>	78 -7a-6j4d10b
~pa>	77 -5dk16a
~pac	66 -14g-5c11b13a
~pace	74 -10g-7c6i11b
~pack	72 -5gi4f14a
~pag	68 -7g-5bc25k
~page	68 -7g-5bc25k
~pai	61 -8ch-7a-6e-4f5d8j14g17b
~paid	63 -20c8d16g17b
~pain	84 -8a6b10c
~pair	78 -6h-4b5c8j
~pan	50 -4g6i14b
~pand	85 -6c4a6b
~pane	87 8a
~pani	73 -5i4b5c8k
~pany	51 -11a-7g6e10b11i
~pap	67 -14g-13a6c7f9d10b
~pape	67 -14g-13a6c7f9d10b
~par	47 -17e-9h-7a-5jk-4i6d12c13b27f
~para	75 13f
~pare	65 -11c-4j6b7d9a
~park	68 -7c-4g7k10a
~part	51 -22a-14e-12k-7h9b10g18f26c
~pas	61 -12e-7c5b10a13d
~pass	66 -11e-7k-6ci5b12g16d
~past	71 -12g15a
~pat	71 -15b-7g8a22c
~patc	85 
~pati	75 -6a-5g24c
~pay	44 -11ac-10e-8h-7j-5k-4f8b24i46g
~pay>	50 -19c-16e-11d-5f-4h8b18i21g23a
~payc	71 -11c-6b-4k7fg
~payi	63 -16a-12c-4e7d30g
~paym	65 -9j5k7b12e
~payo	87 13g
~payr	67 -10a6d11g
~pays	71 -20a-11g-5d5i6j34c
~pda	72 -13b-4d4e9a10c
~pdat	72 -13b-4d4e9a10c
~pdf	89 -5c6f
~pdf>	89 -5c6f
~pe>	61 -21g-11b-6j-5ef8c14i16a21k
~pea	74 -11i-7k6c26j
~peak	77 -11i-8k7c26j
~pec	70 -22g-6a-5e4b6k8h10c16i
~peci	82 -4a7c
~pect	74 -23g-5e7k8h17i
~ped	66 -13ak-6e-5c7h8g10i19j
~ped>	66 -13ak-6e-5c7h8g10i19j
~pee	72 -7gk-6b7d23c
~peed	78 -5bjk7a17c
~peel	84 -11c10d
~pel	72 -11a-10c-8j5d13i22k
~pell	73 -11a-10c-8j5d13i23k
~pen	47 -15e-12j-10i-5d10k14g17c21b
~pen>	58 -17j-15g-5e7k9c13b21a
~pend	67 -11ai-8c-7e6f11b31g
~pene	63 -11e-10a-9g4j5h8c11d
~peni	83 -14a-7c6i18e
~pens	60 -10de-5f-4i5k12g14c
~peo	57 -6ej-5f7a17d
~peop	57 -6ej-5f7a17d
~per	48 -15i-7c-6e-5h9ak11b12d
~per>	63 -10i-9b-6e6d7g8k18a
~pera	83 
~perc	69 -13a-8c-5k7h8b19g
~perf	79 -11i-6g-5j4a25c
~peri	77 -5a-4d6b8c
~perm	74 -16g-4j6a8b11e
~pers	59 -17c-4h5b6f9k10d
~pert	66 -5c-4b5d8gk
~perw	76 5i7d
~pes	77 -13a5j9b13i
~pes>	80 -13a-5g12b15i
~pest	89 9j
~pet	80 -19a17k19c
~pet>	89 -25a-5g16k22c
~pets	89 
~pgr	87 -9a12c
~pgra	87 -9a12c
~pha	83 -5b10j
~phal	84 -5b5j6a
~phe	89 8b
~phi	87 6f7a
~phis	89 8a
~pho	62 -5di-4h9e10b
~phon	63 -5i-4dh9e11b
~phot	84 -4c5a
~phy	77 -8g
~phys	77 -8g
~pic	58 -12c-8e-5aj4g5d8b21k
~pic>	89 -4a11k
~pica	87 8g
~pick	63 -6e6b9k
~pict	70 -6cj6fk
~pie	79 -6a-4c4k9e
~piec	82 5k
~pil	77 -5g12c
~pill	80 -5a5b6j
~pin	59 -11g-9b-5f6k11j13h14a
~pin>	74 -11d-6g-4i13c18j
~pine	89 -6c7e
~ping	63 -12b-7c-5ej5k12h19a
~pini	87 -8a5dh
~pip	72 -6g-5b11c12a
~pip>	84 -22b28a
~pipe	75 -12a-6g13c14b
~pir	79 6j8e
~pira	89 5ae
~pire	83 
~pit	69 -7b10aj
~pita	71 4afj
~piz	87 4c
~pizz	87 4c
~pla	44 -7egk-5i8b14d21c
~plac	50 -10j-7c6a7b8g13d
~plai	67 -6i-4g18d
~plan	57 -10g-9d-6a-5ei5fh12j18c
~plat	77 -8g15c
~play	81 
~ple	52 -13e-8c5b14k16d
~ple>	55 -13f-8a-6e7c15d
~plea	68 -11a-10d-7e-5j-4g10b14f22k
~ples	85 -8c5a13g
~plex	79 -8c-6g17d
~pli	66 -15f5k8c9d
~plic	84 4hk
~plie	71 -15f11cd
~plit	83 4k
~plo	60 -11g-6b-5e5j15a
~plot	87 -10b10a
~ploy	62 -8g-6c-4e4k6bj
~plu	70 -7g-5b5k10e
~plug	84 6a
~plum	73 -7g-6a4jk12e
~ply	87 -5c-4b4a10h
~ply>	87 -5c-4b4a10h
~pme	71 
~pmen	71 
~poc	76 -7a7c12g
~pock	76 -7a7c12g
~poi	75 -6cg5f8a11h
~poin	76 -6cg5f8a11h
~pok	89 -6b-5j16a
~pol	47 -11i-8d-4a4b8k11e12c
~poli	47 -10i-8d4g8ck11e
~pon	83 -5c4a7b
~pone	89 
~poo	68 -6b-4g8j10a
~pool	68 -6b-4g5j12a
~por	62 -9g-7d-6i5a9h20b
~pora	79 -4j18b
~porc	85 -6a5b9c
~port	65 -7g6k11h
~pos	74 6a8c
~posi	89 9c
~poss	87 -5c8g
~post	81 5c6a
~pot	75 -13a16f
~pot>	79 -13a5b18f
~pots	89 4a
~pou	65 -8g-6j-5i7c13ak
~poun	83 8a
~pous	68 -10g12k13c
~pow	89 4k
~powe	89 4k
~pp>	69 -8d-6g14a
~ppe	51 -22e-7a-5b8k14h18c
~pped	70 -11a-4e4j13h
~ppen	53 -18e9k20c
~pper	79 -9b9ag
~ppi	71 -6j-4i4b5a16h
~ppin	71 -6j-4i4b5a16h
~ppl	67 -15f-4ei4a5g9d10h
~ppli	69 -15f9c10d
~pply	87 -5c-4b4a10h
~ppo	82 9f
~ppoi	85 10f
~ppr	75 5b
~ppra	80 6b
~ppro	87 
~ppy	71 -15j-10i-7g5b6k9h20a
~ppy>	71 -15j-10i-7g5b6k9h20a
~pra	77 -5a7c
~prai	79 6b7c
~pre	57 -7fi-6a-5e-4d9b11j14c
~prea	83 5d6b
~prec	87 7k
~pref	84 -16a-4g4c7j15b
~preh	82 -6a4c9h
~prem	77 -5j5k7a9g
~pres	68 -15b-10g-5d6a12j25c
~pret	69 -4c12a
~pri	54 -18a-8h4f5j13g20b
~pric	60 -7i-5h21c
~prim	89 
~prin	67 -12a-10c-5e7f8j14b
~prio	89 -5a7cg
~pris	84 -10g8a
~priv	82 -11a-5c5f10b
~pro	51 -18a8c13j17h
~prob	73 -5cg-4k6e7b8j
~proc	89 -6a5j10i
~prod	82 -9b-6g-5a24c
~prof	79 -7b10c
~prog	73 -10i7g16b
~prom	83 -5cj4a14g
~pron	87 14i
~proo	69 -16c-11k-5i4f5a23h
~prop	64 -9c-7b4d7gk10a
~prot	72 -15a4k7j9c
~prov	79 8a
~ps>	60 -7i-6e-4j4k15a
~pse	76 -10g-4i8j14h
~pse>	80 9j
~psi	89 -5b7a
~pst	79 5f
~psta	79 5f
~pt>	70 -17b-10c-8g-4j18a20h
~ptc	87 7a
~ptci	89 5a
~pti	74 -13a-6gk11c27j
~ptio	77 7j
~pto	87 -15j7a11b
~ptop	87 -15j7a11b
~pts	83 -10g8k11d
~pts>	83 -10g8k11d
~pty	80 -6k-5c-4a13g17e
~pty>	80 -6k-5c-4a13g17e
~pul	70 -9j13e
~pull	70 -9j13e
~pum	82 9a
~pump	82 9a
~pur	80 -20a9b12g
~purc	85 -10a14g
~pus	77 -4d4e
~push	79 -6g-4d4e9a
~put	52 -16c-6i6f10b14g
~put>	54 -13c-8e-7i8f9ad12g
~pute	75 -9a-5g6b8e
~putt	75 -7ad7e8g9j
~py>	66 -9j-7c-5g5b8h18a
~qua	66 -10a6g13j
~qual	89 
~quar	67 -9a6g14j
~que	68 -6h5a9b
~ques	68 -6h4c7b
~qui	57 -10j-7d-5i7e13g17c
~quic	71 5g8k
~quie	85 -6ac-5j8e12k
~quip	71 
~quir	75 14c
~quit	71 -12c5a6b11g
~quo	65 -6ck10a11g
~quor	89 9a
~quot	66 -6k-5c6b11g
~ra>	69 -19a-5bd11g13j18c
~rab	81 
~rab>	81 
~rac	58 -15c-6e-5gi-4a5k14h18b
~race	85 -7b4a7j
~rack	72 -23c8a21h
~ract	62 -13a-6e-5g-4i7ck19b
~rad	65 -21g-15a5e10bi21c
~rade	67 -15g-12a-5j7e10b12ci
~rado	89 6j
~radu	85 -5b5a
~raf	80 -5b6a
~raff	85 -5b4g10a
~raft	87 6c
~rag	49 -12b-9d10ah14f
~rage	49 -8d-5gi4k6aj8h9f
~ragg	85 -7b-6c5agh6i
~rai	57 -12i-9d4a5j8b12g
~raid	89 6a
~raig	74 -4aj6ek10b
~rail	89 5j
~rain	66 -10d-7i-4b5f6ac17g
~rais	68 6j8b
~rak	85 -4k12a
~ral	64 8j
~ral>	65 -4c8j
~rall	89 
~ram	64 -9b-6k-5i4j10f15e
~ram>	78 -13a5b11c
~rame	77 -18c-8a5j14f19e
~ramp	74 -12b17a
~rams	89 12a
~ran	44 -9k-4f6e7g8c9i
~ran>	89 -5ac7k
~ranc	47 -5a7e20c
~rand	68 -20k-7c-5e9d16ai
~rang	82 -5k
~rank	89 -4b10k
~rans	82 -11a13b
~rant	71 -6b9ag
~rap	83 -5b11c
~rar	89 -10g5b14c
~ras	67 -12g-11b-7j5d19k23c
~ras>	75 -4b5k9c
~rash	77 -8g-7b-6a4k9d15c
~rass	84 11k
~rat	55 -18c-8a-7d-6f7h21k22b
~ratc	85 -5a9b
~rate	62 -16b-9c-4d10k11h17a
~rath	74 -8c-5a6j7k10b
~rati	70 -14c-11a-4i11k24b
~rats	83 -12a13i
~rav	75 -11c-8a6d9i
~rave	75 -10c-6a6d9i
~raw	73 -18c-14g5ej6i27b
~raw>	84 -9c4a5b10e
~rawe	85 -10a13b
~rawl	81 -11cg4a5j8i14b
~raz	76 -6i5b9h
~razy	76 -6i5b9h
~rb>	89 -8a-5b7f9j
~rbe	84 -8a-4c6j11e
~rbn	84 11a
~rbnb	84 11a
~rby	80 8a
~rby>	80 8a
~rce	65 -23c-7j15gh21b
~rce>	78 -10c4a10h
~rced	85 -11j-9c8a21b
~rcen	69 -13a-8c-5k7h8b19g
~rch	70 -10a-9e7g13c
~rch>	74 -9e13c
~rcha	84 -14a13g
~rchi	87 6b
~rci	72 5a
~rcia	72 5a
~rcy	80 -10b6k11a
~rcyc	83 -10b7ak
~rd>	48 -20c4j5i27b
~rda	81 -15g6a19c
~rdas	82 6a
~rde	68 -19a-10gj-4d6i9c23b
~rded	77 -9j-4c5k6a8b
~rden	87 -6a5b10c
~rder	78 -21a-5g6fi8e14b
~rdi	72 -9c-6k-4b5j12d18a
~rdia	81 -4c14d
~rdin	77 -6k-5c6j17a
~rds	63 -12b-7g5ei7k9c
~rds>	63 -12b-7g5ei7k9c
~re>	25 -6e5d11k17g25f30a
~rea	46 -22g-11ai-8j-5d4b6c8e11h17k29f
~rea>	79 -23c-11ae5bk39f
~reab	83 -6a-5c19f
~reac	71 -18i-9b5k14c15e
~read	56 -15i-6f-5g-4ch4a11b34k
~reak	69 -8gk5a7f20c
~real	66 -12c-8f6e8g12j
~ream	85 -6c5e7i
~rear	87 -6a13d
~reas	69 -14g-13b-11k-9a-6j5d27c29h
~reat	62 -18j-7dg-4k13ab17i
~reau	89 6j
~reb	76 -12c5j14a
~rebu	76 -12c5j14a
~rec	54 -17ci-7h-6g-5d12k13b15a25j
~reca	80 -7c7b9k
~rece	76 -11g-5j4c7k8a
~reci	89 
~reck	72 -9c11d
~reco	61 -18i-10d-5c4j5k12ab
~rect	69 -6abc34j
~red	47 -8bch15f24a
~red>	50 -17c-15e-7bh-4j5d12g22a28f
~redi	63 -14f-11g5k9a14c
~redo	79 -5ac15e
~ree	54 -9de-8k-7g6f10j25c
~ree>	66 -25i-20g-5k17j21c22a
~reed	82 6h
~reek	79 -8b6f8a
~reem	84 -5e-4d7ab
~reen	85 6b
~reer	89 
~rees	77 -13i4k22g
~reet	65 -7eg-6a-4k6b7i8f10c
~ref	72 -20a-10c-7g6j12d24b
~refe	78 -12a-4g6j13b
~refr	87 -13a17b
~refu	89 -14c16d
~reg	66 -14c-5b-4d4j7k18g
~rega	85 9j
~regi	79 -24c27g
~regu	72 -7j7a8k10c
~reh	77 4j9h
~rehe	82 -6a4c9h
~reho	85 
~rei	89 5c
~rej	89 -5a5h
~reje	89 -5a5h
~rel	60 -7b-6c-5i6f7h17g
~rell	62 -5bi-4c8h14g
~rely	85 
~rem	59 -11k-10a-4d6i7c8g10j
~rema	81 -15a7c15b
~reme	64 -7bc-6k-5a5e10j11i
~remi	76 -7k-6j8g17c
~remo	81 -7c5a8j
~ren	46 -9j-7fi-5ah6e11c24g
~ren>	74 -9c6k8b
~renc	77 -17c5a14g
~rend	84 -9a14g
~rene	69 -9g-6c-4k6h17e
~reno	85 -12a4d13c
~rent	49 -12j-9h-5f5a14g26c
~rep	58 -7d-5g12b
~repa	77 -10a-6h5c7j9b
~repl	63 -5gj-4d11b14a
~repo	76 -5b8k9h
~req	74 12c
~requ	74 12c
~rer	77 -17g-5c6f14d15e
~rer>	80 -5c15d
~res	51 -27a-14g-8i7c12j14h15k17f
~res>	69 -10a-8g-4c7b16j
~resc	83 5c
~rese	85 -9a6k9j
~resi	82 -7a-5g4k6j
~resp	87 -6c-5ae9b11h
~ress	58 -13bi-11g7a11f14k16c
~rest	67 -13k-11a-7j-4bc7d9g12f15h
~ret	59 -4dgh4c7b9j
~retc	87 -6g5b6k
~reti	68 -4a5j
~rett	67 4b5a
~retu	83 -11b7j
~rev	72 -9e-5aij6b28g
~reve	76 -15a-4j7b21g
~revi	81 -9e-6c9g10a
~rew	72 -15c8d11g
~rew>	73 -8c-6i-5a5e8d10g
~rfe	79 -11i-6g-5j4a25c
~rfec	79 -11i-6g-5j4a25c
~rga	89 9i
~rge	65 -15i-4k6d8g9j
~rge>	72 -14i-7c-4a5d16g
~rgen	82 
~rger	87 8j
~rges	87 -11g6a9c
~rget	85 5g6c
~rgi	81 -24c-5a13k23g
~rgia	84 -5a14k
~rho	87 -6a7eg
~rhoo	87 -6a7eg
~ria	74 -5c-4k4b10a
~rial	77 -4c10b
~rib	79 -7g-6i8c17k
~ribe	83 -6a-5g-4i18k
~ribl	89 7c
~ric	54 -10i-6fh6a10j15c
~ric>	84 -12a13b
~rica	72 -13c6g12a
~rice	60 -7i-5h20c
~rici	89 -7a14j
~rick	73 11c
~rict	81 -16b7j11a
~rid	69 -16b-15d-8k-5g9cj19f20i
~rida	84 -9a12f
~ride	73 -19b-15d-6k4j8c9f22i
~rie	54 -19a-15c-8f-7e4i14j18d21b
~rie>	87 -15a21j
~ried	67 -11g-7k-6c7a10i11b
~rien	66 -9g-7e-6d6b7hj10c
~rier	76 -16a7c17d
~ries	65 -26c-5fi5k7b11d23g
~rig	37 -11k-10a-7h-6cf-4b6d19i46j
~righ	37 -18a-11k-10c-8h-6f21i48j
~rigi	74 -4e6d7b
~rij	89 -5c7a
~riju	89 -5c7a
~rim	83 -6a10c
~rima	89 
~rin	50 -26c-20k-14i6h9a11e12dj20g
~rin>	74 -14a-6k4d8g15j
~ring	54 -18c-15k-9i5a9h16e19d
~rink	67 -10d-5bf29a
~rins	87 -9a13g
~rint	84 -6ac6b12f
~rio	73 -9ab-6j-4e7g8h19k
~rior	82 -10a-6b20c
~riou	78 -17c-5j4g9h20k
~rip	69 -14c5d9b12j
~rip>	77 -6a9b12j
~rips	87 -8c7a
~ript	82 -5c9d
~ris	66 -28c-10g-5d10f13b28a
~rise	80 -10g7a
~risi	89 8c
~risk	85 -12c13b
~rist	72 -25c7b11f18a
~rit	58 -15b-14a-7e-5f-4h7d12j30c
~rita	83 -8a9c10k
~rite	66 -7b-4c6a16d
~riti	81 -6d4b9a
~ritt	77 -23a-19b6i19c25j
~rity	73 -8g5b15c
~riv	47 -6eh5c8di9a
~riva	82 -11a-5c5f10b
~rive	49 -12e-5h9d13i
~rivi	61 -8b-5gi-4jk7e10c19a
~riz	89 
~rizo	89 
~rk>	46 -9k-7adj-5e5g6i9c11b20f
~rke	65 -9c5f6j
~rked	77 -4j7c
~rker	72 -5b5a7j
~rket	79 -15c4egj5a
~rki	68 -12g-11b5d7c20a
~rkin	68 -12g-11b5d7c20a
~rks	68 -23g-18i5a9be10j15k
~rks>	69 -18i-17g-7c7a8j9e10b15k
~rksh	87 -9g11c
~rl>	79 -5a4c7j
~rld	85 -8i-5a7c9f
~rld>	85 -8i-5a7c9f
~rlf	85 
~rlfr	85 
~rli	89 9i
~rlin	89 9i
~rls	82 -8a6c14b
~rls>	82 -8a6c14b
~rly	75 -17c6a8j9g
~rly>	75 -17c6a8j9g
~rm>	56 -12dh-10c-8f-4i7a10j15b19k
~rma	69 -5fg-4b5j9c
~rmal	78 -6a5j
~rman	81 -4f5c10a
~rmat	81 -5b8c
~rme	87 -8a15g
~rmer	87 -8a15g
~rmi	74 -20g-16c6b7a11e18h
~rmin	87 -15c-8g22h
~rmit	78 -14g4a13e
~rml	89 5a
~rmle	89 5a
~rms	75 -25a6c10i21j
~rms>	75 -25a6c10i21j
~rn>	60 -9d-8k-7b14c23a
~rna	73 -11b-4a5i18c
~rnac	79 -5b4j
~rnad	83 
~rne	61 -19c-9a-5k6b11f18i
~rned	65 -20a-17c-5k5d8e10g21i
~rner	79 -5gk6c15f
~rney	89 -6c5ak
~rni	62 -19c-17b-8a-5h8f12e32g
~rnig	80 -12b5f6e10a
~rnin	66 -14bc-5h6f8e26g
~rnit	78 -9a-4c8j13g
~rno	81 -17c9i16g
~rnoo	83 -10c7g9i
~rns	80 -5a8c
~rns>	80 -5a8c
~ro>	82 7a
~roa	69 -7k15a
~road	69 -7k15a
~rob	72 -5ak-4g6be8j
~robl	74 -6g-5c-4k6e8bj
~roc	75 -7b-5f-4k4i5cg7j
~roce	80 -5bf5j6i9g
~rock	84 10c
~rod	82 -9b-6g-5a24c
~rodu	82 -9b-6g-5a24c
~rof	79 -7b10c
~rofe	80 -7b5ac
~rog	71 -10i-5cd6g11j14b
~rogr	73 -10i7g16b
~rok	71 -11d-9a-8g4fj7b9i12c
~roke	71 -11d-9a-8g4fj7b9i12c
~rol	63 -14j-5eg-4b4i8c9a16d
~rol>	87 -9g9i
~roll	64 -12j-5be9ad13c
~rom	48 -10c-5d5fi6k7g9h
~rom>	48 -9c-5d5fik9h
~romi	85 -4j5a6g
~ron	60 -19b-17g-8d-7j-5e5h8k13i17c23a
~ronc	89 -13a5k12i
~rong	72 -6g6a8h9c
~roni	85 7c
~rono	87 14i
~ront	66 -16b-11g5k8c26a
~roo	51 -18c-12b8g9h10d11k
~roof	55 -7b-6i4d9j12h
~room	62 -7bj5i7d18k
~rop	59 -20c-8i5k6g10b16h
~rop>	74 -6c-5jk8b13h
~rope	65 -6c-5b4d6j7k8g
~ropp	76 -8c-4g7a13h
~ros	72 -34a8k9g10j12c
~ross	74 -12a-10c5jk12g
~rot	61 -9k-7h-6g7b9j14c
~rote	69 -6h-4a7c8j
~roth	68 -8k-7g11b15c
~rou	45 -20c-11a-4e4i5g6h7b9fk12d
~roub	72 -8b-6c6k10a
~roug	51 -15a-7h-6e4gi8dj11k
~roun	56 -14a-9j-7c5k6bd12f
~roup	77 -9c5ab6d
~rous	82 -14c5e18a
~rout	84 -11a-5g4j7h9bc
~rov	78 8a
~rove	81 5a
~row	59 -9c-5h6b9e12d
~row>	62 -14c-12a-4i5j7e13b15d
~rowe	85 8a
~rowi	84 
~rown	82 -7b-5g4e5i13a
~rp>	87 
~rpe	89 -6a9k
~rpo	76 -6c4j13b
~rpor	77 -6c4j13b
~rpr	84 -10g8a
~rpri	84 -10g8a
~rra	84 -12k-9b7a16i
~rran	85 -19k-9b14a17i
~rre	58 -13a-12b-8i-4dh9eg32j
~rrec	69 -9a-6b-5c34j
~rren	62 -7b-6ai6k10g11e
~rri	61 -12g-6e-5a8d10c21b
~rrib	89 7c
~rric	79 -4cg4abj
~rrie	64 -12a-8g7c10d23b
~rro	65 -5c5gj6d7e
~rrow	66 -7a-4c5gj6d7e
~rru	85 -8a20j
~rrup	85 -8a20j
~rry	56 -19j-11b-9d-5e9g20c28a
~rry>	57 -15bj-4de24ac
~rryi	75 -7d-5cj5b6a10g
~rs>	36 -9j6k7a9b11e14d
~rsa	81 -12k-4g5c12b
~rsal	89 -5j14b
~rsat	85 -10k7c8j
~rse	58 -10e-9i-5dg7k8f12b
~rse>	74 -8b7h23a
~rsea	89 -5d8f
~rsel	61 -10a-7ei10k15b
~rsh	83 -7a6c
~rshi	84 -6a6c
~rsi	77 -6a4k7j
~rsin	89 6j
~rsio	87 -5a5b
~rsit	87 
~rso	62 -10c5k6a
~rson	62 -10c5k6a
~rst	56 -15i-8ag-6f-4e9h15k21j
~rst>	57 -11i-7eg4h8j9c10k
~rsta	77 -13a-10c-5i7h8k20j
~rt>	48 -15b-4i5e6gj11c
~rta	69 -5j7a
~rtab	75 -6c-4b10a
~rtan	77 -5g4h7b
~rte	68 -7i5j8a11g
~rted	72 -8i-6j12a13g
~rter	82 -5a12j
~rtg	65 4j5c6a
~rtga	65 4j5c6a
~rth	55 -7d-6j-5f-4h13e17g
~rth>	58 -10ej-6d-4f5bc6k7a17g
~rthd	69 -9k-7a-6b-4c5j28e
~rti	61 -5j7a8d9g
~rtie	82 -4c5b9g
~rtif	65 -4b11d
~rtin	79 -8a10b
~rtm	63 -10c-4i16d
~rtme	63 -10c-4i16d
~rtn	67 -15k-7e4c11g13b
~rtne	67 -15k-7e4c11g13b
~rts	71 -9g-8c-7a-6e7k9i15f
~rts>	71 -9g-8c-7a-6e7k9i15f
~rty	64 -7a-4e7gk
~rty>	64 -7a-4e7gk
~ru>	89 9h
~ruc	58 -12b-5ai-4h4k5g6dj13c
~ruck	61 -14b-4h5g9d11c
~ruct	72 -5a5jk
~rud	89 -19c-5be10a24g
~rude	89 -19c-5be10a24g
~rue	85 -6g8c
~rue>	85 -6g8c
~rug	79 -13c9d10a
~rug>	89 4a
~rugs	83 -11c6a11d
~rui	89 
~rul	85 8c
~rule	87 8c
~rum	89 -4b5c
~rume	89 -4b5c
~run	54 -16ce-8j-7f-5a10d19b33g
~run>	58 -19e-10c-5k4h6a8d26g
~runn	70 8b
~runs	75 -11j-6ac7eg11b
~rup	80 -5c19j
~rupt	80 -5c19j
~rus	70 -5c-4g5b7h
~rush	87 -6k7e8a
~rust	71 -11a5b8h9k
~rve	76 -15j-7g-4k10b11a13c
~rve>	80 10a
~rvi	69 -8b-5c5k6g11a
~rvic	72 4i7k
~rviv	84 -8c-7b7g15a
~rvo	85 -6a4c
~rvou	85 -6a4c
~rwa	75 8a
~rwar	75 8a
~rwi	87 -6a6j
~rwis	87 -6a6j
~rwo	76 5i7d
~rwor	76 5i7d
~rwr	82 -8c6d9a
~rwri	82 -8c6d9a
~ry>	46 -14b-8h-7c6d7f8k11j14a
~ryb	67 -22a-11d4b6f7e8k9g
~rybo	67 -22a-11d4b6f7e8k9g
~rye	87 
~ryer	87 
~ryi	73 -7d-6c-5j6a8bg
~ryin	73 -7d-6c-5j6a8bg
~ryo	89 -5d9k
~ryon	89 -5d9k
~ryt	63 -23a-4df8b13g14i
~ryth	63 -23a-4df8b13g14i
~ryw	85 8g
~sa>	84 -6k9c
~sab	81 -5g6a8j
~sabi	83 9a
~saf	67 -7g6j8c
~safe	67 -7g6j8c
~sag	85 8c
~sage	85 8c
~sai	61 -11a-8g-4dei6k15h21j
~said	62 -12a-8g-4dei6k16h22j
~sal	63 -11e-6i-5c5adh9g
~sal>	87 -5j4a13b
~sala	77 -6a-5b5k6g
~sale	68 -9e-8i5d6a7h8g
~salo	85 6j
~sam	62 -27b-8j-7f5e8k9g25a
~same	62 -27b-8j-7f4e9gk23a
~sat	74 -16k-6g9ah13c
~sat>	83 11c
~sati	78 -14k8a9h
~sav	66 -7c-5i7b16g
~save	72 11a
~savi	73 -10a-5i8b17g
~saw	77 -10k-7g9i11c
~saw>	78 -10k-5g5a7c9i
~say	50 -21e-19c-11g-7h-6a5d6f9j10b13k33i
~say>	52 -20e-13h5j9c10k20i
~sayi	79 -17c-14j5a11d24i
~says	72 -23c-13g-8a5k6f9h14b19j
~sba	56 -5k-4c4a5d
~sban	56 -5k-4c4a5d
~sca	65 -13c-6ad4e6h10g18i
~scal	81 -7c-4e6i14g
~scam	87 4a
~scan	85 -7a6gi
~scar	72 -9c-7j-5bg9h12i14a
~sch	60 -13g-10a-7i-4h5dj7b8k12f
~sche	81 -4c4a6e
~scho	61 -13a-12g-7i-4h5j6dk8b13f
~sco	66 -18a-4e7k13g14c
~scor	77 -27a-5k-4b19g20c
~scou	71 -7j-6g12k
~scr	68 -11cg7k9b17d
~scra	83 -5a10b
~scre	89 6b
~scri	75 -6ag7d15k
~scro	79 -11c-6g-5k12d15a
~scu	78 -8b5a12g
~scub	83 -9b7g9a
~scui	87 -5c6g
~se>	33 -26e-17b-12f9d10k11h15g26a28c
~sea	72 -13c-6d-4g6f19e
~seas	73 -13c-5d5b6f20e
~sec	62 -11g4a5k6j10c
~seco	65 -10b-6g7j12c
~secu	75 -6g8b
~sed	55 -23i-12c-9a-7f-5g6h10e13dj21b
~sed>	55 -23i-12c-8a-7f-5g6h10e13dj20b
~see	58 -21c-13h4d7j8i10e18f
~see>	60 -13c-12h-5a9j11f12e
~seen	79 -8c5a10f
~seh	75 -8a-5g18c
~seho	75 -8a-5g18c
~sel	54 -6i-5ch-4j30b
~self	58 -8e-5g5k18b
~sell	65 -9c-7k-4i5e8g15b
~sem	67 5a6g8i
~seme	67 5a6g8i
~sen	57 -9g-7c-6e6k8f9a10b
~send	63 -8g-4c6b11f
~seng	81 4g
~sens	74 6b
~sent	72 -7c-5g-4e7hk8a
~sep	78 8a
~sepa	78 8a
~ser	64 -9j-6d6g11a14b
~ser>	81 -16a-6j8g19b
~seri	83 -10c-4k5g17a
~serv	68 -4d6a8b
~ses	62 -7g-5i4f5ajk10b
~ses>	63 -6g-5i5k6j9a10b
~set	61 -14a-8e-5j13b15g
~set>	65 -12i-6e7c20b
~sets	84 -6g4b
~sett	76 -14a-13c-12b-5j7h14i29g
~sew	83 -5b11a
~sewe	83 -5b11a
~sfi	87 10h
~sfie	87 10h
~sgi	85 -8a-5k4d6c9b
~sgiv	85 -8a-5k4d6c9b
~sh>	58 -9j-7bi6e10g20a
~sha	61 -14c-8d-7j-5gk6a9b11f22i
~shak	85 -6a-5i13f
~shal	84 12a
~sham	85 -8c-7b7f8e12g
~shap	73 -11g-10a-9c4b36i
~shar	70 -5j-4d8b15a
~she	50 -19d-16e-10f8k16c19ij
~she>	55 -20c-14d-12e-9a-7f12j13g14b29i
~shed	65 -13bg9jk27c
~shee	83 5bj
~sher	76 -4b8a9c
~shes	81 -6bj9c10a
~shi	62 -12c-11d-9a-8g-5i4f11k17e18b
~shie	83 -5j4c
~shif	83 -6d6e
~shin	68 -15c-12a-5g7f8j12b14e
~shio	85 -9c4a8k
~ship	79 -9a-4g5k6b8c
~sho	47 -20g-12e6c11d27f
~shoe	89 -8a5g10d
~shoo	77 -5j5k7f
~shop	58 -7e-6b-5c17f
~shor	84 
~shot	81 
~shou	56 -10i-9j-7k11a13cf
~show	67 -32g-16i-7e5ck12d13j24a
~shu	70 -14g6a14i
~shut	70 -14g6a14i
~sib	85 -7c6b8g
~sibl	85 -7c6b8g
~sic	69 -12g-11a5bi8j11c
~sica	77 -8g10j
~sick	77 -6ag11c
~sid	53 -8e-7ai-5hk10j13d21b
~side	54 -8e-7i-4hk5ab9j13d
~sidi	81 -18a25b
~sie	78 -13b-8g-4a5k8e18i
~sies	80 -13b-9a-6g8ce19i
~sig	61 -11c-7g-5h5a9e11j
~sign	61 -10c-7g-4h4i6j7a9e
~sil	89 6j
~silv	89 6j
~sim	85 -22a22b
~simp	85 -22a22b
~sin	45 -12a-11g-8fk-7i9d14bc15j16e
~sin>	73 -15a-9g-6k7eh12cj
~sinc	61 -12g-11a6ce13i
~sine	51 -12i-8a-6f-4e5c6gj12bd
~sing	61 -18g-10h-6fi5b7j8c9a16e
~sink	87 -4k4a5gj
~sio	59 -5cj10b13a
~sion	59 -5cj10b13a
~sis	68 -6b-5e-4i5d9j
~sist	69 -8g-7b5d10j
~sit	57 -17g-11j-7i-4d5h9b15c27a
~sit>	71 -7bi-5k7a16h
~sita	84 -4b8a
~site	76 -7d-5hj4c6a10b
~siti	81 -11a6bc
~sito	89 
~sits	83 -13f9j12a
~sitt	71 -19j-13g-5i5d6b9f11c16a
~situ	85 -6g-4a5bj6i
~sity	89 
~siv	72 -7i-6k-5a7h8b9g
~sive	72 -7i-6k-5a7h8b9g
~siz	78 -21c29g
~size	79 -21c30g
~sk>	59 -7g-5j4a6e7d8f
~ske	76 -6ak7bc
~sked	77 -7ck-5a7b11g
~ski	67 -16a-4dik5cj7b8e12g
~skin	70 -17a-4ik6j7c9eg
~skip	81 7b
~sks	82 -13d-5g-4a5j7k17c
~sks>	82 -13d-5g-4a5j7k17c
~sky	77 -13c-7k9i13a
~sky>	82 -11c-7k10ai
~skyd	85 4a
~sla	75 -11c27b
~slab	81 -14c25b
~slam	89 -10a4e6b
~sle	68 8f
~slee	69 8f
~sli	79 -5a4b9c
~slid	87 -6b7c
~slip	89 -9a4c11b
~slo	74 -7c10i13a
~slow	74 -7c10i13a
~sma	72 -6cj4g5a13d
~smal	78 -5j-4g4c12b
~smar	81 -14b-11c6i11g17d
~sme	84 -13c11h
~smen	85 -13c5a12h
~smi	89 -6a4k6b
~smo	66 -8b6j15i
~smok	67 -13b-5i4c7j13a
~sna	82 6c
~snap	83 5k
~sno	79 -9f-4a18j
~snow	79 -9f11j
~so>	33 -42a-33b-26g-13i-11d-7f11e27h39k89j
~soc	70 -7j-6d-5a-4g16c22b
~soci	72 -10a14b18c
~sock	89 -5d-4j6a10b
~sof	80 7j
~soft	80 7j
~sol	70 -15g-4deh7a8b16i
~sold	77 -11g-10e-9b9cj21i
~sole	83 -6c7b11a
~solo	89 -7a18b
~som	44 -19j-10f-5g6ak11d33b
~some	44 -18j-10f-7g-4c7ak11d33b
~son	55 -11g-5adk5c16e18h
~son>	58 -18g-7bj-6d6c19e21h
~sona	70 -15c8j9b10g
~sons	80 -8b-6k16c
~soo	70 -25i-8b-4c5g11a31e
~soon	70 -25i-8b-4c5g11a31e
~sor	69 -23j-7b4i10g12a19c
~sorr	72 -22j-5b6i8c9g14a
~sort	89 12c
~sou	63 -18c-8f-6bg7k11e24j
~soun	65 -17c-8f-7b12ejk
~sout	84 -8a-4g18j
~spa	68 -5k-4g10ab
~spac	74 -10g-7c6i11b
~span	89 -7k6a7cg
~spar	82 -16a7c13b
~spe	59 -12ae-6b5ij6k17c
~spea	77 -11i-8k7c26j
~spec	73 -20g-5e8h13c16i
~spee	78 -5bjk7a17c
~spel	74 -10a-9cj13i23k
~spen	73 -12c-11i-7e-6a7f38g
~sph	84 -5b5j6a
~spha	84 -5b5j6a
~spi	71 4f9j
~spit	72 4afj
~spl	79 -14a14b
~spla	89 -12a4f16b
~spli	83 4k
~spo	62 -14g-9j-5d7cf9b13k
~spor	84 
~spot	77 -6a4b11f
~spou	68 -10g12k13c
~spr	68 -10a-6g-4c7dj15b
~spre	85 -5a5d7b
~spri	69 -7a-5g9j10b
~squ	69 6c8g
~squa	70 -6b-5a4c5j8g
~sr>	83 -5k4g7f
~ss>	44 -12g-10ei-5h5d6j7k10f12b14c
~ssa	85 7c9b
~ssag	89 8c
~sse	61 -10c-9a-8i7d8k21b
~ssed	69 -14c-5i6dg8k10b
~ssen	81 4g
~sses	73 -4a10b
~sset	84 5b
~ssi	63 -5a7j8g14c
~ssin	75 -12a11j12c
~ssio	71 -11b6c15a
~ssis	85 4c
~ssiv	84 -13a-6i6g14b
~ssm	87 -6c4k7a
~ssme	87 -6c4k7a
~sso	83 -18a8b15c
~ssoc	89 -5c13b
~ssu	70 -7g-5d-4i4a8e11c
~ssue	81 5k
~ssur	77 -9b5a8j10c
~ssus	84 -6j6b13e
~ssw	87 -11a17b
~sswo	87 -11a17b
~st>	34 -20a-14c-5i11h16bj33k
~sta	45 -26d-9i-7h4e6j9bg13k17c
~stac	85 4e5g
~staf	80 -9c5g6a
~stai	74 -5g9a12f
~stak	85 -14a-11g30c
~stal	82 -4a5c
~stan	66 -17af-8bd8cei11k12j
~star	58 -10f-9j-5hi-4d5a6k7be13g
~stat	58 -19d-7i-4e4c8j10b13f
~stau	82 -5b6i
~stay	59 -6de-5i7af12b
~ste	54 -9a-8c-7f6dij14k
~stea	82 -8c-7a-5g5i7e12b
~sted	74 -10c-5a5ek6d
~stem	71 -6b6c14k
~sten	83 -9a-8g-5i6j17c
~step	72 -16c8ad9g
~ster	64 -13a13i
~sti	51 -24g-8e-4d9i10af19j
~stic	79 -7a5b9f
~stil	55 -14c-13k-8b-6dh7f13i18a23j
~stim	89 5k
~stin	76 -30g-12a4k9b18h22c
~stio	69 -6h6ac
~stl	69 -14c-9k10i23b
~stle	85 7g
~stly	70 -13c-8k-7g11i22b
~stm	81 -6c-5bd6ag13f
~stma	84 13f
~sto	50 -16b-11g-6f-5e11k13c14a15d
~stoc	79 -6b14g
~stom	62 -7b18d
~stop	69 -13a-9g-5j8eh13k
~stor	57 -11g-8bh-6e-4f5k6j14a22c
~stov	77 4d7a
~stp	89 
~stpo	89 
~str	54 -16g-7d-5h11c14bk
~stra	69 -7c-6j-5i6e9k12a
~stre	63 -14g-9e-4j6f7c8k9bi
~stri	73 -7k-5a15c
~stro	82 -10c10b
~stru	70 -4a4k5j7c
~sts	70 -9b-6h-5ik5j8g14a
~sts>	70 -9b-6h-5ik5j8g14a
~stu	57 -6af8ci10k
~stuc	78 -6j-4g5d8ab
~stud	74 -7b6j13c
~stuf	61 -14a-5b-4f5g9i18k
~sty	85 -7a9c
~styl	85 -7a9c
~sua	72 -10g-8c-5j4d10e
~sual	72 -10g-8c-5j4d10e
~sub	63 -8c-4d4h7j8b9g
~sub>	83 4a
~suba	89 9h
~subc	79 
~subs	69 -5d-4a13g
~suc	85 11a
~such	89 5b
~sud	87 -5e5c
~sudd	87 -5e5c
~sue	75 -4a8g
~sued	79 -7a9g
~sues	85 
~sug	82 -11a6c8b
~suga	84 -11a7bc
~sui	78 -10g7a12e
~suit	79 -10g9a12e
~sul	85 -7c7j
~sum	74 -4g6ab
~summ	82 8b
~sump	80 9a
~sun	81 -8k-5j6e
~sup	68 -15f-8ij-4e4c6hk14d
~supe	89 -7j-4i4d10k
~supp	69 -15f-5i4c6h11d
~sur	42 -9f-8j9ad21c
~sura	47 -6a5g7e20c
~sure	53 -10f-8ce-7g-6h11ab16d
~surg	87 8j
~suri	87 6d
~surp	85 -10g10a
~surr	84 -9a14g
~surv	83 -16j-7b10c15a
~sus	78 -6j-4g10c12e
~sus>	84 -6j6b13e
~susp	84 -6b9c
~suv	89 
~suv>	89 
~swa	85 -7a-5c11b
~swap	85 -7a-5c11b
~swe	71 -12j-6k4c19g
~swee	79 -5g-4j4e8c
~swer	78 5g9c
~swi	68 -8j-6a-5c6i7b10f
~swim	81 -14a-4b5fk15c
~swin	83 -27c9b10i14g
~swit	75 -12g-6j5c8af
~swo	85 16b
~swor	85 16b
~sy>	67 -17j-9bc5k7f11e26a
~sys	70 -6b6c14k
~syst	71 -6b6c14k
~ta>	76 -11a-8c-6d8g13h
~tab	68 -11c-7a-4j5b10d14g
~tabl	70 -9c-6a-5j11d15g
~tac	71 -16a4j6g7i8d
~taca	89 5eg
~tach	82 -5g-4a4j9i
~tack	81 -13a-6e9g10d
~taco	89 4i5j
~taf	80 -9c5g6a
~taff	80 -9c5g6a
~tag	79 -14a5b23c
~tage	82 -6a5b6c
~tai	72 -6g4k8a11f
~tail	89 7k
~tain	89 -9c14f
~tair	75 -4g4cf6a
~tak	51 -8fgi5b7c11k15d
~take	51 -9a-8fi-7g5j7c9d11k14b
~taki	79 -14b9d13a
~tal	50 -17i-11e-4j8f9bg17d
~tal>	57 -11a-9e-7i4j10k14b15c
~tale	89 -11a6b7d
~talk	58 -9g-8c-7k-5j7i9f12ad
~tall	74 -25i-7j-6c12h28g
~tals	87 -14b7f10a
~tam	87 4j8a
~tan	61 -16f-8d-7b5e6i8k9c11j
~tanc	83 -14c6k17g
~tand	69 -21a-17f-7dg5h6k9e14j19c
~tang	87 -11b5a12i
~tant	69 -9g18a
~tap	82 -11c-5k5b19a
~tape	84 -10c17a
~tar	57 -10f-6j-5dhi5c6b7k18g
~tar>	87 -5e8c
~tart	58 -10fj-5hi-4d5a7bk8e15g
~tas	87 5f7a
~tat	57 -19d-8i-5e6b8j10c12f
~tate	60 -18d-6g-5k8j13b23a
~tati	74 -16a-5i-4b12fg
~tatu	83 -9a-5b9k16c
~tau	81 -5b6ei
~taur	82 -5b6i
~tax	77 -8a-4b4g7j
~tax>	83 -11b5j
~taxe	84 -9a6b
~tay	59 -6dei7af12b
~tay>	64 -6c-5ei8b13f
~tayi	70 -6f-5g-4dk5b11ac
~tays	89 
~tba	82 -9b-5c7e13g
~tbal	84 -9b14g
~tch	55 -10g-5ace4f12b27k
~tch>	62 -20c-17a-7dg-5h8f10j13b30k
~tcha	83 -8a-6g-4j5b9c12d
~tche	65 -6e5i11g
~tchi	80 -13j-4gi5h25a
~tci	89 5a
~tcie	89 5a
~tco	87 6c
~tcom	89 7c
~tdo	87 -19g4b19c
~te>	44 -7c-6h-5dj5b8f14g15e
~tea	70 -12g-8c-6a8i10j12b
~teac	80 -5g6i
~tead	83 -7c-6a7e12b
~team	79 -6g5ij7k
~tec	67 -11a-5d9j15c
~tect	68 -15a-4d5bj18c
~ted	54 -14b-4k5ef10d
~ted>	54 -14b-4k5ef10d
~tee	67 -15c7h9g11j
~teen	71 -7c-5b7j11g
~teer	82 5b
~tel	43 -20g-15b-11i-10c-5df5h6j9a63k
~tel>	79 -9a6bj
~tele	83 7h
~tell	44 -21g-17b-12i-5f-4d6a67k
~tely	72 -6c12a
~tem	67 -4deg7c15k
~tem>	70 -6b9c10k
~teme	82 4b
~ten	58 -25b-11i-8ef-7k8c28j29g
~ten>	63 -22a-20b-6e-5k9cd22j23g
~tena	82 4k6j
~tend	87 -7f-5b-4k7h17a
~tent	77 -11c21g
~tep	72 -16c8ad9g
~tep>	79 -7c-5k8de
~teps	80 -5c11a
~ter	41 -12a-10f-5d6i7c10k13j22b
~ter>	45 -8h-5j6c8k10g11b
~tere	75 -20a-7c6k7b18h
~teri	78 -5b12c
~term	68 -18c-8a-5f-4i4k6j16b17g
~tern	81 -11c-5a6g7j8i
~tero	89 -9g9i
~terr	81 -5a4c17j
~ters	60 -11g-9d6a20c
~terw	85 5i
~tery	89 
~tes	55 -7d-6c-5eh-4f15j22a
~tes>	56 -7c-6d-4efgh16j23a
~test	80 
~tev	76 -14c-6a6d28k
~teve	76 -14c-6a6d28k
~tex	68 -17c-8k12b26a
~texa	89 
~text	69 -17c-9k12b26a
~tfi	74 -21a-19k4f5e8d15j16c
~tfit	76 -20k-11a4f5e9d17c
~tfo	89 -12c-7g23h
~tfor	89 -12c-7g23h
~tga	65 4j5c6a
~tgag	65 4j5c6a
~th>	34 -17a-13e-11c4k10g14j15b32i
~tha	29 -21c-10g-8d6b13a17h58j
~than	60 -10k-5j5h10a
~that	29 -24c-8dg6k10a14h64j
~thd	69 -9k-7a-6b-4c5j28e
~thda	69 -9k-7a-6b-4c5j28e
~the	19 6i8c11dj12k13a14b19g
~the>	22 -13g4b5c11d14ek15h16f22j
~thef	84 -5g6a8b
~thei	61 -17c-5b13h17g
~them	53 -14e-10a-6j-5k5b6cg7d9i14h
~then	62 -13b-11k-9h-5f-4d20c29a
~ther	35 -13f-6e4k11h13c19a
~thes	62 -7j-5c-4e7a10g13i
~they	43 -13c-8i-7a-5jk7h8f15bg17d
~thi	34 -8b-6g5j6k7ah15d18i
~thin	38 -6d-5g-4e6h13c29i
~thir	79 -5b4i5a
~this	45 -11b-10i5g10a26d
~thl	74 -14a9c11b
~thly	74 -14a9c11b
~tho	51 -17f-13d-11b-5c5a21i25e
~thos	56 -17f-7c-5b4h11e20i
~thou	60 -16d-7b10c17e
~thr	52 -13e-11cg-7h6j9f14b23k
~thre	84 -6d12a
~thro	52 -12e-10g-9ac-6h9dfj25k
~ths	64 -22a-5e4k7h8c17b
~ths>	64 -22a-5e4k7h8c17b
~thy	78 -8i6bj11a
~thy>	78 -8i6bj11a
~tia	82 -8b13c
~tial	82 -8b13c
~tib	62 -10b8c11a
~tibl	62 -10b8c11a
~tic	63 -8c-7a-5i5b6f14h
~tic>	82 4f
~tice	89 9c
~tick	68 -16c6b11h
~tics	85 7h
~tie	71 -11c-7a-6f-4i7e12g15j
~tie>	87 -6b4a7e
~tied	89 -8b19j
~tien	89 
~ties	76 -9ac-6f14b17g
~tif	64 -6c-5b8d9a
~tifi	65 -4bc11d
~tig	87 -10c4b6ae
~tigh	87 -10c4b6ae
~til	52 -19k-13d-9c5i7f9b16j17e
~til>	79 -6g6h8e
~tile	87 -6j-4g5c13b
~till	53 -17k-12d-10c-6h-4b8i9a11f14e18j
~tim	51 -15b-13i-7f-5d6h9a11g32e
~tima	89 -4g7a
~time	51 -15b-10i-7f16g34e
~tin	49 -22g-9a4e5j12k26b
~tin>	64 -36g4k5i10j23c
~tine	89 5a
~ting	52 -17c-5i6e10g17b
~tio	46 -8g-7e-6d6f7c9k11j13b
~tion	46 -7e-6dg5c6f9k11j13b
~tip	84 -11g17c
~tip>	85 -11g18c
~tir	67 4j
~tire	68 5fj
~tiri	89 6a
~tis	82 -5gj-4i4a17h
~tisf	87 10h
~tist	89 4c7h
~tit	71 -8a7jk
~titi	89 
~titl	74 -6a6d8j
~tity	89 
~tiv	82 6aj
~tive	83 4a6j
~tle	56 -20a-7e6g8k16i
~tle>	57 -10a-5e8b12c
~tled	80 -17a-7c-4b6g25i
~tlem	89 -9b-7c8a11g
~tles	87 7k
~tll	85 -6e17c
~tll>	85 -6e17c
~tly	62 -12g-10k-4h5c7f9a12b
~tly>	62 -12g-10k-4h5c7f9a12b
~tma	80 -5c-4ijk4b8a12f
~tmas	84 13f
~tme	60 -12c-5i4jk7f15d
~tmen	60 -12c-5i4jk7f15d
~tne	67 -15k-7e4c11g13b
~tner	67 -15k-7e4c11g13b
~to>	31 -14j-8a-5i4e6d9g13bf15c23k
~tob	79 -9b11a
~toba	79 -9b11a
~toc	79 -6b14g
~tock	79 -6b14g
~tod	57 -10k-6h-4c4a6i13g
~toda	58 -10k-6h4a6d7gi
~tof	85 -7a-4c5j10g
~toff	85 -7a-4c5j10g
~tog	74 -8a-5b-4g6e9j10f
~toge	74 -8a-5b-4g6e9j10f
~tol	71 -14c13g15j
~told	71 -14c13g15j
~tom	57 -12b4a5i10d
~tom>	87 6c
~toma	85 4i
~tome	62 -7b18d
~tomo	69 -7d-6b6j8g9e
~ton	74 -18a11j22c
~ton>	85 -6k4e6c
~toni	79 -20a10j17c
~too	56 -14k-8c-7b5f12g19a
~too>	61 -19k-6g-5h4b6f24a
~took	75 -11g-6c5hi6k8j
~tool	71 -14b-5a27g
~top	60 -17g-8a4eh9bk10c
~top>	63 -11g-7d-5i5c6e11bk
~topp	78 -7a-5g5i8c10h
~tops	89 -4g4j7d
~tor	49 -31g-12h-10f-8b5cj7ik24a30d
~tor>	62 -20g-5b6ij8c15d
~tora	75 -5bg9a10c
~torc	83 -10b7ak
~tore	66 -5bi5f13d
~tori	72 -32c8bd20a
~torm	74 -8g-4e10i20c
~torn	79 -5c4a5k
~tors	68 -7g-6k4b5i11d
~tory	68 -7f-6ah-5i11j15k
~tot	70 -10a-7e-5i6k8d10h
~tota	70 -10a-7e-5i6k8d10h
~tou	77 -12a-9g6c7j14d
~touc	79 -11a-8g8j15d
~tov	77 4d7a
~tove	77 4d7a
~tow	64 -11dg-5i9a15b16f
~tow>	89 -9k-4b16a
~towa	87 -10a5b12g
~towi	81 -5c14b
~town	69 -19g-8d-4j5b6k10c18f
~toy	89 -4b7a
~tpo	89 
~tpon	89 
~tra	50 -9i-8d-6cj7b8eh15k
~tra>	74 -10j-7a-5d11c17g
~trac	60 -22c-5e7k12b15h
~trad	77 -8c-7a7b11e
~traf	85 -5b4g10a
~trai	67 -13d-11a-7g5k6e9b16c
~tram	74 -12b17a
~tran	79 -7c11b
~tras	84 -5g6c
~trat	83 6k
~trav	77 -5c7d
~tre	55 -21g-11e8bk14c19i
~trea	65 -14g-13j-6a13b31i
~tree	62 -8e-7b-5i6f15cj
~tres	83 9k
~tret	87 -6g5b6k
~tri	63 -9k-8b-6i10d13j
~tric	71 -13c-5b-4i5ad6g13j
~trie	87 -11c5b11d
~trig	87 -14b6ah7c
~trip	75 -5c5j10a
~tro	67 -8c8a10k
~trok	85 -7c6a
~tron	83 -6a5ck
~trou	72 -8b-6c6k10a
~tru	56 -12a-10b-7i6d7k8j17c
~truc	58 -12b-5ai-4h4k5g6dj13c
~true	85 -6g8c
~trum	89 -4b5c
~trus	73 -10a-5c6b9h
~try	72 -23c8a15f18e
~try>	73 -21c-6bg10a15f21e
~ts>	41 -11b-10g-7e5f8i9k13c17d
~tse	82 7a
~tsel	82 7a
~tsi	73 -15a-7g-5f9j11b15c
~tsid	73 -15a-7g-5f9j11b15c
~tsy	89 -20b4g17a
~tsy>	89 -20b4g17a
~tta	77 -29a-4k4d5b8g9i13h
~tta>	87 -17a4g5i15h
~ttac	81 -13a5dgi7b
~tte	54 -14g-13f-6b-5e-4d7ik11a13c17j
~tte>	89 
~tted	89 4c
~tten	70 -21b-6f-5g7i16c22j
~tter	58 -9fg-8e8b10k17a
~tti	59 -11c-10j-6h4dg6e13b
~ttin	59 -13j-11c-6h4dg6e14b
~ttl	58 -13a-6de-4j5c7k19i
~ttle	58 -13a-6de-4j5c7k19i
~tto	80 5e
~ttom	87 6c
~ttor	89 -6c5ak
~tty	69 -9g4c12a
~tty>	69 -9g4c12a
~tua	70 -5g5c10i
~tual	72 -8b5ai6c
~tuat	85 -6g-4a5bj6i
~tub	75 -7b-5g-4k8e10a
~tub>	79 -6b6c
~tube	89 8a
~tuc	77 -6j5d7a8b
~tucc	87 11b
~tuck	80 -4j5a7d
~tud	74 -7b6j13c
~tude	74 -7b6j12c
~tuf	61 -14a-5b-4f5g9i18k
~tuff	61 -14a-5b-4f5g9i18k
~tui	85 -5ac18g
~tuit	85 -5ac18g
~tul	85 -9j-5g-4k11c15a
~tup	87 -5h9c
~tup>	89 -5h9c
~tur	56 -12i-10e-5h5k7f8g14a
~ture	63 -5i6k9a
~turn	62 -8i-7e8g9a
~tus	82 -8a-5b9k16c
~tus>	83 -9a-5b9k16c
~tv>	89 11c
~tve	77 -16a-5d5f7g21c
~tve>	77 -16a-5d5f7g21c
~twe	77 -9k7f8b
~twee	79 -6k-5a7f8b
~twi	77 -10a12b
~twic	80 -11a-5g4d13b
~twin	89 
~ty>	48 -9i-7f-6b-5h4g5cd7j10k11e
~tyl	84 -15a8c11b
~tyli	89 -5a4j
~typ	68 -4be7j8k12c
~type	70 -10g-4b8j15c
~typi	84 -6a-4c7g8k
~uab	83 -15a21c
~uabl	83 -15a21c
~ual	61 -7a-4b5i7eg
~ual>	70 -9b-8f-5c5a11i14g
~uall	67 -11a-7j-5gi8f9e
~uan	89 -5c7a
~uana	89 -5c7a
~uar	65 -9a-5b5g10d14j
~uard	81 -4c14d
~uare	70 -6b-5a4c5j8g
~uart	82 -5a12j
~uat	79 -7g5i
~uati	82 -6g6i
~ub>	74 -4b4j5c6a
~uba	79 -9b7h8a
~uba>	83 -9b7g9a
~ubar	89 9h
~ubb	89 -6c-4b8a10e
~ubc	79 
~ubco	79 
~ube	77 13a
~ube>	89 8a
~uber	80 7a
~ubl	70 -9c4k5b9g
~uble	71 -9c4k5b9g
~ubs	69 -5d-4a13g
~ubs>	69 -5d-4a13g
~uca	80 -6g-5abj12k16c
~ucat	80 -6g-5abj12k16c
~ucc	87 11b
~ucco	87 11b
~uch	44 -33i-15k-11j-5f-4a7d10c19b41g
~uch>	44 -28i-16j-14k-5f4d11c20b37g
~uck	58 -23b-5j-4k5h9d12a15c
~uck>	62 -13b-5jk5i13a14d
~ucks	70 -10b-4i11h12c
~ucky	84 -5d-4b7ac
~uct	58 -15a-6d-4f6j15c16g
~uct>	83 -13a23g
~ucti	61 5g8b
~ucts	89 -15b19c
~uctu	85 -6g8j
~ud>	79 -6c-4jk9b11h
~udd	74 -6d-5e4a5g8j
~udde	87 -5e5c
~uddy	78 -6d-4c6gj
~ude	67 -14b-7e15a19g
~ude>	82 -21c-5e4b21g
~uded	79 -9b5a9c
~uden	73 -11b-6k7j9a11c
~udg	75 -6j10g
~udge	77 -5j6c11g
~udgm	89 4h
~udi	66 -8i5k13b
~udit	67 -8i-5g-4a5k17b
~ue>	61 -6acd7i9g12e
~ued	78 -8a-5d6e9g
~ued>	78 -8a-5d6e9g
~ues	62 -14c-7h9b10ajk
~ues>	80 -5a-4c6b
~uess	75 -16c-8d8k10a15j
~uest	67 -5h7a
~uff	61 -14a-5b-4f5g9i18k
~uff>	61 -14a-4bf4c9i19k
~ug>	77 -6c5f6a
~uga	84 -11a7bc
~ugar	84 -11a7bc
~uge	89 -8c-5aj-4i6f8b9g
~uge>	89 -8c-5aj-4i6f8b9g
~ugg	85 -6g5k9c
~uggi	89 -7g6k9c
~ugh	46 -18d-8e-7b8gh10c14a15k
~ugh>	50 -14b-10ce6dg8k10h12f
~ughl	77 -15f-11a8c19g
~ught	58 -29d-10g-6j-5fi7b10k19c25a
~ugl	84 4a6f
~ugly	84 4a6f
~ugs	77 -15c-5gi5b10d11h
~ugs>	77 -15c-5gi5b10d11h
~uh>	74 -23a-14g-4k5c18i24j
~ui>	87 -20a23c
~uic	70 -6j-4d4g6a12k
~uick	70 -6j-4d4g6a12k
~uie	85 -6ac-5j8e12k
~uiet	85 -6ac-5j8e12k
~uil	55 -8j-7c-6di9k10g19e
~uild	57 -17c-4i5b7k18g
~uilt	68 -9g-8b-6j-4d12c20e
~uin	83 -4g12c
~uip	71 
~uipm	71 
~uir	75 14c
~uire	75 14c
~uis	79 -6gj4b14a
~uish	83 5a
~uit	64 -18c-5di27g
~uit>	70 -10g-4e7c18a
~uita	85 -7a-5e8k9g
~uiti	85 -5ac18g
~uits	81 -7c12e
~uity	87 -19c17g
~ul>	71 -11c-9g-4k10i16a
~ula	69 -14j-4d6gk7a10c
~ular	71 -7j7a8k9c
~ulat	87 -9j12g
~uld	34 -15j-7h-5k6g8i11e40a
~uld>	34 -15j-7h-5k6g8i10b11e33a
~ule	76 14e
~ule>	80 -5c9e
~ules	89 5c7e
~uli	89 -17c21i
~ulin	89 -17c21i
~ull	57 -12f-9j6e9g13b
~ull>	59 -16f-8j-4a7e9k11b
~ulle	80 -5k-4d5f10bg
~ult	74 -13d-9c5k6a21b
~ult>	75 -12d21b
~um>	68 -8ac13g14b
~umb	47 -13e-9ad5j6c7i14g21k
~umb>	87 -15c-13a-10e-4f5i17k24g
~umbe	50 -10j-8b-6dh-5e10ik13c18g
~umbi	74 -12g4j5k16c
~umbr	62 -10g-5i4a8h11b
~ume	85 
~umen	85 
~umm	81 8b
~umme	82 8b
~ump	67 -4ik5a7j11h
~ump>	70 -6g6a17h
~umpe	82 -13c-6h11g14j
~un>	56 -24e-14c-12j-6af6d18bi27g
~unc	70 -7j-6g-4ce7i13k17b
~unce	84 6ai
~unch	77 -10a-6c7k19b
~uncl	83 -6d5c
~und	46 -14i-13c9fg18a
~und>	52 -13j5b6f12a
~unda	84 -5a-4g6i8b
~unde	57 -13c-9i-7e6bf7a20g
~undl	83 -5i10a
~unds	70 -10b-8ai-7g-5c8k14e15j
~une	72 -7b-4c4a5d6j
~uner	73 5d6j
~ung	67 -9a-6f-5j4k10g12c
~ung>	75 -11ei-7c6b8k26g
~unge	79 -6g5a
~ungu	87 5a7b
~unh	85 -8a11c
~unha	85 -8a11c
~uni	62 -17g5a6j8c15b
~unin	72 -22g10b13c
~unio	77 8c
~unit	73 -11c6ag
~univ	83 -5j12b
~unn	69 8b
~unni	70 8b
~unny	89 
~unp	89 
~uns	68 -12j5a6e9b
~uns>	70 -12j5bc6e
~unt	51 -9h-8i-7c-6d6f7j10k21g
~unt>	57 -16c-14a-12d-5f7b25k32g
~unta	75 -6b-4g5c17a
~unte	79 -10a7j8b
~unti	73 -15c-9a10gj
~untr	81 -5g18f
~unts	77 -19k-4e7f14a
~unty	77 -13g-10b-5f6d24c
~uor	89 9a
~uor>	89 9a
~uot	66 -6k-5c6b11g
~uote	66 -8k9b12g
~up>	42 -12a-11c-6j6h16ei17f
~upa	80 -7a24c
~upat	80 -7a24c
~upd	72 -13b-4d4e9a10c
~upda	72 -13b-4d4e9a10c
~upe	87 -7j-4i10k
~uper	89 -7j-4i4d10k
~upg	87 -9a12c
~upgr	87 -9a12c
~upl	72 -13f-5b6gj9c
~uple	73 -13f-5b6gj9c
~upp	68 -15f-7j-5i4c6h7a11d
~uppe	87 -4a11g
~uppl	71 -15f7ch10d
~ups	72 -8b-6k-4d4i22a
~ups>	85 -6c-4k16a
~upsi	89 -5b7a
~upst	79 5f
~upt	80 -5c19j
~uptc	87 7a
~upti	87 -9a21j
~ur>	26 -6h5g14j15e16i18f
~ura	47 -5b7e19c
~ural	87 9a
~uran	47 -5a7e19c
~urc	75 -8b11g
~urch	75 -8b11g
~ure	48 -21c-7f-5eh11k16b17d
~ure>	55 -15c-9a6g8d11k17b
~urea	89 6j
~ured	57 -11c-5de29a
~urer	82 -6a-4c19d
~ures	79 -13a-5g4b5j6c7d
~urg	81 7j
~urge	85 8j
~uri	63 -10a-9c-8j6h10b19k
~uria	83 -5a11b
~urie	77 -5b4k7g
~urin	78 5d
~urio	83 -10c-9a-5j10h22k
~urit	75 -6g8b
~url	85 8i
~urli	89 9i
~urn	56 -14b-7e-5hk6j9i25g
~urn>	68 -13e-10bi10cg18a
~urna	77 -11b-6g-5a18c
~urne	65 -19c-9a5d11g18i
~urni	74 -11a6e7bg
~urns	87 6a
~urp	84 -10g10a
~urpr	85 -10g10a
~urr	60 -10b-6i5k6gj7ae
~urre	62 -7b-6ai6k10g11e
~urri	79 -4cg4abj
~urry	82 -8b13a
~urs	50 -9bi-6j-4f7a8c24e
~urs>	56 -15b-14j-6hk7a8g36e
~urse	59 -10e-9g-7i-4f5j6ch9bk
~ursi	89 6j
~urst	84 5c
~urt	62 -11f-10b-6d-5a6g8i12cj
~urt>	64 -11f-10a-9b-5de9i14j19c
~urth	87 -10c-4k9e11a
~urv	83 -16j-7b10c15a
~urvi	84 -8c-7b7g15a
~ury	74 -17a21j
~ury>	74 -17a21j
~us>	55 -21a-16g-9d13c15ek21h
~usa	89 -5b5k6c
~usb	56 -5k-4c4a5d
~usba	56 -5k-4c4a5d
~use	41 -18e-10i-9f-6j8h12a13c20d
~use>	42 -16e-7f-5c5ik8dg12h15a
~used	71 -22i-5h8c12b15d
~useh	75 -8a-5g18c
~uses	75 -6g5d7c
~ush	72 -9c-8g-4d9e19a
~ush>	79 -10b-9k-4g11e22a
~ushe	87 -17a16b
~ushi	85 -9c4a8k
~usi	50 -13i-6k6a9d13c
~usie	87 -7a10e11c
~usin	50 -12i-5ek6a10cd
~usp	84 -6b9c
~uspe	84 -6b9c
~uss	89 
~ust	44 -25c-22g-15e5dj12b24a26k
~ust>	47 -26c-12e-10i-8g4ah10j21k29b
~usta	87 -11b5a12i
~uste	82 -5b-4g8i
~ustl	87 8g
~usto	62 -7b5a13d
~usu	72 -10g-8c-5j4d10e
~usua	72 -10g-8c-5j4d10e
~usy	73 -5c4i6a12e
~usy>	73 -5c4i6a12e
~ut>	33 -13d-10c5a7be18g28k
~utc	82 -15j9i12a
~utch	87 -16j4k10i13a
~utco	89 7c
~utd	87 -19g4b19c
~utdo	87 -19g4b19c
~ute	60 -23c-5d8b9k15i
~ute>	70 -14c-12j-6e5bh10i16k
~uter	75 -10a-5g8be
~utes	69 -11c-6k-4d6a14j
~utf	76 -20k-11a4f5e9d17c
~utfi	76 -20k-11a4f5e9d17c
~uth	78 -17a-14g8bc10i15j
~uth>	80 -13a-8g5b10c16j
~uti	79 -10a-7d-5f7k16b
~utin	87 -5ag7b9c
~uto	64 -7i-5b7cf9d
~uto>	67 -9g6f12c
~utof	85 -7a-4c5j10g
~utom	87 6a
~uts	67 -21a-5gk8j9b10f17c
~uts>	76 -7a17f
~utsi	73 -15a-7g-5f9j11b15c
~utt	69 -9a-7d-6c-4i6g9ehj
~utte	87 -7b18a
~utti	74 -6ad7e8g9j
~utu	85 -6b12a
~uv>	89 
~uy>	59 -6a5j11d
~uyi	84 -6c19a
~uyin	84 -6c19a
~uys	63 -9c-7j-6bd-4k6i7f9g18e
~uys>	63 -9c-7j-6bd-4k6i7f9g18e
~uzz	87 -16b-6g8k10a
~vac	75 -12c7f13a
~vaca	77 -13c7f11a
~val	64 -14a-6b-5d6c8j10i12g
~vali	87 -7b15a
~valu	66 -17a-4d10c11i13g
~van	73 -20c-5g6h10d15j
~van>	83 -8a5bd7h
~vani	89 -7c14j
~vans	80 -11c-6b6d15a
~vap	84 -22b25a
~vape	87 -20b27a
~vat	78 -15a4b7c
~vate	81 -26a5f10b13c
~ve>	28 -14e-8b4f8j10h14k18c20a
~ved	69 -5k-4b12e
~ved>	69 -5k-4b12e
~veh	64 -4d5c7k
~vehi	64 -4d5c7k
~vel	69 -27b-5i5cdf8k18a
~vel>	72 -6b-4i7c
~vem	89 
~veme	89 
~ven	59 -13c-9g-8ad6b7f16k19j
~ven>	67 -17b-8g-5cd6k27a
~vend	82 -8g8c10i
~veni	81 -22a8f20j
~vent	74 -16c-5a20k
~venu	82 -9a5c10g
~ver	34 -31c-7e-5h7i18d22k37g
~ver>	40 -19b-16e-10fh-5c6j7g8i20d21a22k
~vera	52 -8a-7d4k5j6b8c9h
~vere	67 -9cj-5f5be7g14a
~veri	73 -28c-7k7a12e20g
~vern	78 -6d4f5e
~vers	60 -16g-7ae6f9bk10d11c
~vert	83 10g
~very	51 -32a-11d-4e8fi14g16k17b
~ves	62 -29d-9b-5i-4j4c14g30a
~ves>	63 -28d-7b-5i-4j8c12g26a
~vew	77 -11a-6f-5g4k34b
~vewa	77 -11a-6f-5g4k34b
~vic	64 -6g-4h4d7j8k
~vice	65 -6g-4h4d8k
~vid	74 -10c-9a6j7eg
~vide	75 -4ag6j11e
~vie	81 -9e10a
~view	82 -9e11a
~vin	49 -13g-9k-8h-5e-4d5aj6i16b25c
~vin>	61 -10a-7dg-5k11j12c18b
~ving	53 -8g-7j-6f-5h-4k10ci20a
~viny	87 -9a5j10c
~vio	79 -12c10g
~viol	81 -4c
~vis	71 -9d-6g-5k-4b7h8j19c
~vise	84 -12d7c8a
~visi	76 -6bg6j9h
~vit	89 -5c6d
~viv	84 -8c-7b7g15a
~vive	87 -8c4a9g
~voi	79 -10k-4a13b15c
~voic	79 -5k7b15c
~vol	79 -7a10b
~volu	83 -5a7b
~volv	87 
~vor	74 -11j-6g6a11bc
~vorc	81 -10j-9c13a15b
~vori	81 -4g14c
~vou	85 -6a4c
~vous	85 -6a4c
~vy>	84 -6i-4c5b6g
~wag	74 -7a-6c7d8k
~wage	74 -7a-6c7d8k
~wai	72 -7c-5j-4g5h7a8i
~wait	74 -13j4e5h8i9a
~waiv	87 -6c9j
~wal	57 -8i-5ade-4f5g30k
~wal>	76 -9b5ac7h
~walk	61 -8a-6i-5de33k
~wall	74 -13c-5a10b13g
~wan	45 -14d-5i-4g6k7f8h9b11e
~want	45 -14d-5i5f8hk9b11e
~wap	85 -7a-5c11b
~war	69 6j8g
~ward	73 6g
~ware	82 -5a4g7j
~was	45 -33f-12g-11k6aj7h10b12c15i19d
~was>	45 -33f-12gk6j7h12b13c16i20d
~wash	85 -4b7a
~wat	59 -19i-8e-6a-5j6b11f13c15g
~watc	77 -9i-6g-4e5b8d9c
~wate	61 -12i-8j-6a-5de6c12f20g
~way	53 -20j-16b-7c8i10k11gh14d
~way>	54 -12j-10f-9b8gk9d12h13i
~ways	75 -12j-10b-7i7e8d11f
~wbi	89 
~wbir	89 
~we>	50 -18d-12a-7f9j13c24g
~wea	77 -7e-6j-5c4i8a13g
~wear	84 -11c-9b-5ej13a19g
~weat	82 -5g5i6bc
~web	80 -7d-5hj5a6c11b
~webs	81 -6d-5h-4j7c11b
~wed	69 -10g-9d-4i11k12a
~wed>	71 -10g-9j5b6k18a
~wedd	83 -8d-7a5k12j
~wee	55 -18a-8k4f6gh9ci
~week	56 -18a-5b5i6c8gh
~ween	79 -6k-5a7f8b
~weet	79 -5g-4j4e8c
~wei	69 -12j-11d16ag
~weig	71 -11dj12c18g
~weir	89 -9c9a
~wel	61 -13b-9a-8ej6h10d15gi
~well	64 -12b-11cj-8e6h10d16i17g
~welr	78 -7a10c
~wen	65 -20g-10a-9i-7b7c8e10h23j
~went	66 -20g-10a-9i-7b7c8e10h22j
~wer	52 -10h-7f-6g-5i5k14b18a
~wer>	66 -7g-6i4a12c15b
~were	55 -8ch-5f6e8k16a
~wers	87 
~wes	69 -11j-4d6a11k
~weso	71 -10j4e13k
~west	89 7a
~wet	87 6i
~wet>	87 6i
~wfu	87 -7a4c6i
~wful	87 -7a4c6i
~wha	25 -113a-44b-41j-23k-6d-5i7f31h40e85g147c
~what	25 -113a-44b-41j-23k-6d-5i7f31h40e85g147c
~whe	36 -65a-19bj-14c-9d-7g5i19k73f78e
~whee	73 -13b5a11d
~when	40 -33a-20f-19j-15h-8c5k110e
~wher	47 -53a-27e-21d-17b-10c-5j-4g8k14h132f
~whet	82 11k
~whi	53 -37a-10i-8h-7g6f8e10b24c28d
~whic	55 -34a-16j-15g-6i-5h5k8be10f28c30d
~whil	69 -10c-6i6j7a13g
~whit	84 -13a8c13j
~who	37 -35a-33g-22i-17j-15e-11f-7c-5h7k167d
~who>	39 -26g-18b-14e-13aij-6f124d
~whod	65 -10a-9g-4jk37d
~whoe	89 6k
~whol	62 -11di-6c-5f6a10k17b
~whos	70 -29a-7g-5j11b43d
~whov	85 -11a21d
~why	60 -23c-20a-11g-10j-7b-5dei98h
~why>	60 -23c-15a-10g-8j-7b-5dei90h
~wic	80 -11a-5g4d13b
~wice	80 -11a-5g4d13b
~wid	79 -6g-4ij5e6b12a
~wide	87 
~wido	84 -6gj-4i6e7b9a
~wif	55 -11d-7j-5ek4a23b
~wife	55 -11d-7j-5ek4a23b
~wil	53 -10b-7cdf-5h5j8e18a21k
~will	53 -10bc-7df-5h6j8e17a21k
~wim	81 -14a-4b5fk15c
~wim>	89 -12a-8b6f18c
~wimm	85 5k
~win	58 -25c-9e-7f-5h8i9a12b25g
~win>	80 -5k8j9a
~wind	68 -18a-5c4d12g13i
~wine	85 -5c-4i6g7a
~wing	68 -20c-7f7i8g20b
~wins	89 
~wint	79 -6b-5g6c15a
~wir	74 -8j10e
~wire	85 -4a5b
~wiri	78 -8j11e
~wis	69 -8a-7d8g16c
~wise	71 -22a-6d13g14c
~wish	85 -6bj-5g16a
~wit	38 -13g-6b-4e4j5k6c8fh11d14a
~witc	75 -12g-6j5c8af
~with	38 -7bg6h7k8j9a12d
~wl>	81 -7b-5c5aj9i
~wn>	45 -13g-12c-6i4h5a9k12f21b
~wne	65 -4eg4j8a
~wned	87 6i
~wner	66 -4e4j10a
~wns	73 -6a15b
~wns>	77 -9a4d14b
~wnst	87 
~wnt	83 -5j7f8a
~wnto	83 -5j7f8a
~woo	68 -11c-4d5i6b14j
~wood	68 -11c-4d5i6b14j
~wor	42 -12a-8e-4j11c17b20f
~word	73 -25a-8g-5cj6d20b22k
~work	45 -15g-7k6a8c9b20f
~worl	85 -8i-5a7c9f
~worr	72 -13g5i17c
~wors	79 -10i-9a6h8j11c
~wort	62 -10c-7e-6j30g
~wou	37 -7c11i12k13b
~woul	37 -7c11i12k13b
~wow	74 -17a-7bj-4d8g10h26k
~wow>	74 -17a-7bj-4d8g10h26k
~wre	74 -11c-7a-5g12d17i
~wrec	74 -6a12d
~wri	64 -19b-5e7i9d18j
~writ	64 -19b-5e7i9d18j
~wro	70 -8b-7k9c18a
~wron	73 -6bg8ah11c
~wrot	83 -6h-4k12a
~ws>	72 -13c-10a8di11j
~wsu	83 -6g6c8a
~wsui	83 -6g6c8a
~ww>	79 -9a4k5e9d
~wye	76 -5d6a7k
~wyer	76 -5d6a7k
~xac	74 -10ai-4j5k9f13c
~xact	74 -10ai-4j5k9f13c
~xam	73 -10c4j6b13e
~xam>	74 -4c6a7b
~xas	89 
~xas>	89 
~xce	75 -7a10b
~xcel	89 -4a8b
~xces	78 
~xch	89 -5k8a
~xcha	89 -5k8a
~xci	83 -9c-5b11a12e
~xcit	83 -9c-5b11a12e
~xcl	87 -6c11a
~xclu	87 -6c11a
~xcu	87 -19g-4a16ch
~xcus	87 -19g-4a16ch
~xed	84 -6b4a14c
~xed>	84 -6b4a14c
~xes	78 -15a4j5c16b
~xes>	78 -15a4j5c16b
~xie	89 -8b-6c8a9j
~xin	89 6f
~xis	89 8h
~xist	89 8h
~xpa	89 -6c7a
~xpan	89 -6c7a
~xpe	66 -7g-5d-4e4i6j7b9k
~xpec	83 -6c4b10k
~xpen	73 5j6a
~xper	77 -5a-4d6b8c
~xpi	80 8e
~xpir	80 8e
~xpl	69 -17c-8b-6gi11h13a18d
~xpla	70 -17c-7b-5i-4g5a11h21d
~xt>	61 -8g-7ck-5f11a21b
~xte	87 -5ab15c
~xter	87 -5ab15c
~xti	79 6a
~xtin	79 6a
~xtr	72 -9j-5d9c16g
~xtra	72 -9j-5ad13c16g
~yal	80 -10c7j9eh
~yal>	85 -8c10h
~yalt	89 -7a6j11e
~yar	72 -6i5g6b
~yard	72 -6i5g6b
~ybe	77 -13c-4b7e18a
~ybe>	80 -12c8e14a
~yber	87 5a
~ybo	53 -12c-7b-5j5d6eh9k
~ybod	53 -12c-7b-5j5d6eh9k
~yca	85 5g
~ycar	89 5g
~ych	71 -11c-6b-4k7fg
~yche	71 -11c-6b-4k7fg
~ycl	80 6k
~ycle	82 7k
~ydi	85 4a
~ydiv	85 4a
~ydr	74 -7i8a13g
~ydra	74 -7i8a13g
~ye>	89 -13a11b
~yea	42 -14a-13k-11i-5d6bj8h11e16c18g
~yeah	70 -20a-8b-7e-5k6di10f21j
~year	43 -15i-10k-9d-7fj10h12b15c16e17g
~yed	82 -5h4k6f
~yed>	82 -5h4k6f
~yee	68 6a8j
~yee>	79 7j
~yees	71 
~yer	65 -8g-6cf7b10k15a
~yer>	66 -9j-8g-5cf8b11k17a
~yers	87 7j
~yes	71 -20g-13a5d11c12hj
~yes>	71 -20g-13a5d11c12hj
~yet	66 -13g-11j-6bc8e16i27a
~yet>	66 -13g-11j-6bc8e16i27a
~yft	89 
~yft>	89 
~ygi	89 
~ygie	89 
~yin	55 -20j-14c-11f-9e13i14b16g17a
~yin>	68 -14c-9k-7a-4f11d13j27b
~ying	58 -32j-8bf-6e-5d9k17i20g25a
~yl>	87 -9a5j10c
~yle	89 -7a7c10b
~yli	89 -5a4j
~ylis	89 -5a4j
~ym>	89 8c
~yme	64 -9j-4g7b8k12e
~ymen	64 -9j-4g7b8k12e
~ymo	82 -6ak-5c10e
~ymor	82 -6ak-5c10e
~yon	66 -17c5bk13d
~yone	66 -17c5k8a13d
~you	15 -18k9b11d12e13af14c15g16h19j21i
~you>	17 -23k-5e6d14b17fi23j30h31a
~youn	70 -11i-10aj-7e-5f6bk17g18c
~your	25 -8h5d6cj10i15e17fg
~yout	87 13g
~ype	70 -10g-4b8j15c
~ype>	72 -9g-5a14c17k
~yped	87 -19k9a13j
~ypi	84 -6a-4c7g8k
~ypic	87 8g
~yro	67 -10a6d11g
~yrol	67 -10a6d11g
~ys>	46 -29a-8h-5d7f8e9b10c12j13k
~yse	83 5c7a
~ysel	83 5c7a
~ysi	76 -8g-4b8a
~ysic	77 -8g
~yst	70 -6b6c14k
~yste	71 -6b6c14k
~yth	47 -15b-7de-6h5i6g8a9k19c
~ythi	47 -15b-7de-6h5i6g8a9k19c
~yti	89 5j
~ytim	89 5j
~ywa	85 
~ywh	74 -9c5g12a
~ywhe	74 -9c5g12a
~za>	89 5c
~ze>	79 -12c-5a24g
~zed	89 -4c6j
~zed>	89 -4c6j
~zer	83 -6g-4c6k7a
~zero	85 8a
~zil	85 -10a5g6c
~zill	85 -10a5g6c
~zin	89 -36a34i
~zip	67 -16j-6g14k24c
~zip>	67 -13aj-5g4i14k26c
~zon	74 -9e-5g6j15c
~zon>	89 -13b14j
~zone	77 -9e-6j-4g8a16c
~zoo	85 7b
~zoom	87 7a
~zy>	74 -5j7i9h
~zza	87 4c
~zza>	89 5c`,
};
