// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.inspection","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,6,4,5,3,7,6,11,6,8,6,6,6,5,4,5,5,4,4,6,8,7,4,7,7,5,6,5,7,5,8,4,1,7,5,5,5,6,7,7,4,5,6,4,3,5,5,5,5,8,6,5,6,6,5,6,3,4,5,5,7,6,6,5,5,6,6,6,7,6,4,6,7,5,5,4,7,7,2,3,4,2,2,6,5,4,3,3,5,2,5,5,4,4,6,5,6,6,5,3,6,4,4,4,4,6,5,6,5,7,4,4,4,7,6,5,6,5,7,2,5,4,7,6,7,6,4,6,4,7,3,6,5,5,7,7,2,6,5,7,7,6,5,8,5,6,8,6,4,4,5,4,5,9,6,7,6,7,4,6,7,4,6,4,5,6,5,4,6,3,4,7,5,6,5,4,6,7,5,6,7,6,4,4,4,3,7,7,8,10,4,6,7,10,5,4,6,7,6,7,6,6,4,6,5,3,7,6,5,5,6,4,6,6,6,7,7,10,8,7,9,10,5,6,7,5,6,5,6,6,3,3,6,6,23],
  features: `#	34 -33ŏ-27Ǫ-24Ő-22Ť-19ĹŖ-18J-17Pƶ-16alŃřƴǄ-15qNķŁŇƟƠǝ-14zCƥ-13gKňŠŲƏǦ-12kmAĿņŭƜƬǗǛǠ-11xFĺŀśŝşŨųǀ-10otHQļŴƉƒƝ-9iUŊŔŕŚŶƖ-8BĻĽũŰƑƤǃ-7ZŌŬƇǌ7sVłŜƐ8hůźƱǍǤ9rżƺǣ10SŽǇǐǖ11fĴƳǑ12RYš13ťǞ15ŷ16ţŹ17Ū18ĵƩƹ19ƫ20ĸœŘŸƈƋƾǊǙǩ21ū22enuLOŅƃƘƙ23Ɣ24I25G26ǈ29yD31ǋ33Ʈ34ǧ35Ɔƕ37Ŧ38pƅ40X41Œ43d45Ǣ46Ů47ŗ48Ķ52T56Ƃ57ơ59Ʋ67ƻ70Ɠ76v78ž80ƭ81ǒ83c86E
# $	54 -19S-18I-17œ-16ǈ-15ǉ-14Ɖǖ-13X-12űƪ-11ŌƓ-10ƥ-9uHřƀƵ-8sxŷƫƮƳǟ-7fgBDYťŶƗǨ8ƄƘǤ9yƈ10bĵǋ11ƆƋƹǅ12ƾ14Vƅ15p17ƁƂ19ōƩ21EǊǢ22Rŗ23ơ24ƽ25Ů28Œ29Ř35ǩ37Ķǧ38Ŧ40ƕƭ55T56c77ǒ87Ʋ106ž
# a	66 -16ť-13ŕ-10Ĵ-9Z-8vǞ-7ŇŸ8nƔƻ10Ʀ11ƕ18p26ơ27L36Ņ43Œ51X59Ů69T
# aggregate	90 12ǔ26Ǣ
# and	69 -9ZǨ-8ǒ-7ŝŸ7ƴ8ƌƔ9jŒŻƾ10s11łǏ14ǍǪ15œƕ16Ŧ18Ź19p49v78ƻ
# at	90 -7Ŵ11nƦ26w
# before	86 -12Ʋ8Ř14ǔ18T45œ
# bucks	81 -8Ɯ8Ţ10Ƃ17ž19Œ30X
# by	86 13ƒ17dƦ
# cars	88 10Ű13ų
# days	85 -9Ǐ13k14Ǟ15Ž18ǖ
# deductible	90 -11Ŏ26Ř
# did	85 -16d-12Ǫ-7ň15e17ƻ20p21ƈ22Ÿ42v
# digit	90 9e11ū
# digits	85 -12I-9ř8ū10d36E
# do	88 9ƨ14Ƃ15ƀ48ƭ
# dollar	76 11Ƃ14ŗ15Ř20ĸ
# dollars	77 -8Ŧ8ž10Ŏ11Ǚ14œŢ17Xľ19Ņ
# feet	84 9Ɛ14Ɗ16ǁ29Ɔ
# for	74 -12Ɠ-9ŗ9X15ž17ŅƘ20Œ22ƭ24p36d48ơ
# have	86 19u28r38Ƴ
# house	90 47ƅ
# in	67 -34ž-11ǈ-10ƭ-9Ť7n8LƢƥ9Ż10ţŦ11Ǎ12Ŝ14Ƙ17ƞ20Ʋ21Ǌ24ƫ28Ź31ƃ32ǋ37ǐǢ
# is	66 -22p-19Ǫ-11ř-9ŕƄ-8Ťů7SŬƔ8ž9cűƖƳ10RVŦƐƨ11yƅƓƙƪƹ13ǆ15Ů18ƻ23ŗ28ť34d37v
# kids	86 10ƴ23n35u
# like	85 8ū9ǧ10c14Vƾ23Ÿ30y
# ls	90 59b
# miles	73 17źƐ18Ǒ24ů
# minutes	73 8ǂ9Ş10ań12ů13Ō14ĻǨ23O
# months	69 -9Zơ-8p-7Ł9ĺ15vł16Ů17Gŧ25Ĵƃ26ǩ29Œ
# now	86 -13ŏ-11E9œƱ13Ɠ18c39Œ
# number	86 10C32Ŝ
# numbers	90 7ž8e21E
# of	66 -21ŏ-11Ǌ-9ž-8ų-7ſ7Ɔ8ƃ9ŭƭ11ǒ12Ǥ13E17ū21eŷ22ũ27ru32s52ŗ
# oh	90 14Ķ
# okay	82 -15X-7ũ18Ů35ƭ36W70Ķ
# on	68 -12Ţ-10Ƣ-7ŗŧƀ10űƻ11ŸƩ12Ɣ14řſ17cĵ20ŦŮ23Ř24ǣ26Z27Ǣ29ǧ32ƕ
# one	77 -25Ǣ-12Ɩ8Ǌ10f16ő24ƫ25c57ƻ
# or	68 -19b-18ƕ-14ť-12Ō-9p-8dƂƆ-7ű10ơ11ĵƄǇ12ǒ14Xǧ15vE17T19ŦƓ30ƭ35ž45Ʈ48ŗ56Ǣ79Ř
# out	86 15ƫ16Ş40ĸ
# people	85 -9Ǌ12ų13ńǘǟ14ǈ25ſ
# per	88 10ž26Ǣ
# percent	75 -10Ř7ƕ11Ķ12Ǖ13ź22Ĵƛ30Ž
# pounds	90 -7c46ƻ
# right	65 -21ƭ-10ǀ-9ŻƮ-7žƴǄ7ŕ8ū9eswƪ10pŸ11Ĵƾǆ12vƋ13SťǊ14yŗ15Ŧ17ƌ18Ǉ21cǜ22Ǐ23Ɣ27œ36ƻ40E44ƅ61Ɠ
# so	85 -10ƶ12iƋƲ14ƀ17yŞ
# square	84 -22ǌ45Ɔ
# talked	90 20ư22B
# that	73 -13Ɣ-8K8O10d11œ12C14Sū15Ɨ18ţơ21G26Iŗ28M
# times	90 -7Œ16ǁ52Ǫ
# to	80 -16X-8Ĵ12Ʒ15RV22œ24ƕ31T44Ǐ
# umbrella	88 8ǧ11ǔ
# weeks	78 -7ǩ10Ľ13ƥ14T29ŵ
# with	88 -26E12ŷ14ƾ26I
# would	90 7Ƙ9Ŏ19Ʊ26Ǟ
# year	77 -23ť-16ƅ-12c-11Ů-8p-7Tǋ8Ɖ10Ō18v20Ź21ŀ33ƪ37Ʈ64ƕ
# years	57 -15ƅƽ-10Ő-7Ůƕ7vƈƪ8yŚƦ9Ƶƺ10H11Ÿ12Ǥ14ŎŢƲ15Ż16ŝ18ţƹ19ǆ20G21š28ǟ29ż35S37ť38Ʈ
# yet	84 -10Ƶ-7ż43v47c
@day	63 7ŭ8sŌ9ǊǠ10Ƽ11gĸǨ12ǉ13iŲ15Ńǚ20R22ŵ43Ǐ44k51L
@day $	75 7L10Ō13ŵ14ŭ15ǉ18Ǐ22Ń25k
@day and	86 -7M8k13ǏǠ14s19Ų
@day at	85 -10Ǐ14Ǩ44L
@day is	90 19R35Ǐ
@day or	85 49L
@day right	90 -10L13M14ǚ
@month	66 -9Ÿ7Ɯ8ĸ9Ɵ10kĽŮ11y12V15ǝ16Ť18ť20ƿ22ŕ24dŃ25pŹ27Ơ
@month #	88 12p13ŕ25d
@month $	90 -18ŕ-10Ÿ-8d15Ů17Ź25Ń30Ť
@month and	85 12Ơ13Ɯ23Źǝ
@month is	90 12ĸ14ŕ16Ń
@month of	88 -7Ŧ15p25ť
@month right	88 8ť11Ơ17V
@month to	88 15Ů32Ơ
@name	53 -15ƹ-14Ǆ-12Ǡ-11Ǥ-10Ŋ-9Ǫ-8Ũ-7ŴǞ7wĽƖǩ9Ŝƣ10a11ŷ12pJ13ľ14ļŐƛ16řǓ17Ʃ18i19Ǚ21ǃ22sƃ24oœ26ŦƸ28t29ź30ǉ33ǥ38Ś39ĸ40Œ
@name $	69 -52a-17ŷ-13ļ-10o-7œ7bĿŔ8ŋǙ12Ő17Ư21ƛ22t27Œ30ź34ƃ35Ŧ37ǥ52ǉ
@name and	82 -27o-11Ǆ-7Ŵ7ǃ12Ǚ13ŷ17a20n70w
@name do	90 -12o-9w26a
@name is	86 -24w-10t21ų29Œ40o
@name or	88 -11w9o38a
@name over	86 11Ǣ19ļ22Ŝ
@name you	88 26ĸ
^ #	59 -24ťƂǢ-18Ǫ-17řƴ-15Œ-13ƭ-10Őǒ-9ƈǋ-8BRŤ-7pKQĵĶňƜ7ſǣ8hŢůǚ9CƩǉ10Iǆ11ƙƱ12Uŝǐ13GŅŪ15Yŷ16b17ơǈ18X20S23Ů24Ɔƕ25Ĵ30v33ǧ38Ř53Ɠ57ƻ59ž79Ʈ
^ @day	84 8k13Ǌ16R26L
^ @month	90 13ŕ14p
^ a	72 -9Ǜ-7Ɓ7ƟƧ8ƊƵǖǙ9ǉ10Rƽ11Ūƣ12ƪǋ15ƅ16űƍǀ23Ƣ29Ǣ
^ about	85 9ƅ24ť27ǋ
^ after	77 10yť18Ǟ22Ř
^ alarm	90 
^ all	90 10g12Ļ17ƿ25ǖ
^ alright	82 -9Ť9ŗ10E11şų13ť15Ň
^ am	75 -21Ɨ13a20N26ň28ń31b43Ǫ
^ and	46 -31ǌ-21Ĺ-19ƹǅ-17ŗŹ-16ƴ-15ƣ-14Ǫ-13sƘ-12Ǖ-11zƕ-10Śŷ-9ŉŎŖƔ-8ƝƪƷ-7Fǉ7myş8hirTƺ9ĻƗƬ10ntGǃ11ŧ12fEž13Ŀ14e15Ŧ16cvQů17Ǆ18Rƨ19D20p21q22Ū26ĺƩ28B32P34Ő38aw40Œ41ō44C54o
^ annual	83 9Ǌ34ǋ
^ any	47 -25ǈ-20g-16Ŋǆ-15Ť-13Ɓ-12Ǒǒ-11Qǃǣ-10ƨǧ-9cţ-8ŧƩǐǤ-7ĴŏőŴƘ7Yĵƣǅ8ŔŝƎǗ9ZŲŷǏǥ10TŞ11ş12v13VƑǀ14ũƛ15rHƂ16ŉŪǇ17Żǉǚ18Ɖ19kűƫǔ20Ź21ƙ22ƏƲ24Ǆ26ķ27Ɯ28hƹǝ29ƞ30ƺ32ǁ33ƽ35Ƽ39m45š
^ anybody	75 -20Ɲ-13ƫ-11ţ-7Ŝ8ƣ9zư16ǎ17Ǚ20ż25ų30n35Ǥ
^ anyone	86 -16ƫ20ŷżƣ
^ anything	68 -13ŋǃ-10zň-9ƾǟ-8Ɖ-7kũƈ8Ʃ9Ƃ10ƌƎ12ĵǙ16ŉ17Ʀ21ƍƹ23Żƒ27ţ31ƙ42Ň50ō
^ are	47 -34ŗ-25Ő-23Uĺ-21N-16ǃ-13ǐ-12aTŠơ-11ƈ-10ľƭ-9Ŗ-8wļƢǌ-7ķŘŚŪŭŹǗ7şƉǑ8ĹĻĿƅƌ9zZŬ10SǕ11Oŷ12f13pQŒŽƯǏ14DƐƶ15Gžǟ16gŶ17uĶ18ŃńƟǂ19HŁƻ20ňũ21ǣ22vǤ23ǁ24ŝǎ25Ǉ26Ũ30P31ŏ35x38Ţ40R47Ǡ63Ǫ
^ at	90 13Ǔ34Ʈ
^ aw	90 -7u9Ź13w15ƅ
^ awesome	76 -13Ǡ7Ū9Ō10Ű11c12Ƈ13F14Ļ15Śƕ16ţ17Iǅ21ĵ
^ aww	80 -8Ǫ7x8z9ov20Ƭ
^ basement	90 -15Ƈ25Ɗ
^ be	90 9Ŀ12Ţ16Ư17ŀ
^ been	82 -21ő13ţ74G
^ before	83 -8Ō9ŋ12iX16Ŋ32a
^ besides	86 -10n7ķ18Ł20Z
^ best	90 -11Ş18I23Ļ26ŝ
^ big	85 -17Ŕ10Ɲ15kǒ33œ
^ biggest	88 12ǐ16Ǖ
^ blood	90 -8ǂ24Ƽ28ƽ
^ boy	90 12b13j25u
^ brick	86 21Ƈ
^ burial	88 19Ʊ
^ business	83 -18Ǧ-9ǅ-8ǌ-7ǟ11Ǖ12ǣ16ƞ31ŭ36Ǡ
^ by	79 -8Ĺ-7Ş12ŷ23Ƅ24œ58Ń
^ call	90 
^ can	59 -18ƶ-13Ĺ-11ŕ-10JňŎ7Kƚ9ŵ10Ɛ11ū12ǂ15ŃŗǍ19eŁ24O29M32Ś34Ō35ś37Ŋ48ƨ66Ǫ
^ college	90 -9m45y
^ comp	86 -11Ő14Ǌ24Ǥ
^ congrats	86 7Ɨ11Ɠ14Ɵ15Ǡ
^ cool	78 -7Ų7Ű10pţŸƖ11dŕƇǛ13Ř16Ž17E
^ could	63 -12Y-10ŘǍ-9Ĵ-7nķ7XŢ8ř9M11sūƘǛ14ƣ15d17Ǟǩ26ƯƸ28Ǫ31ũ33Ś54ĸ
^ credit	90 14ĵ
^ days	88 -8Ǐ24R29Ǟ
^ describe	86 8ǎ11űƇ
^ did	49 -26Ť-21ž-18Ũ-16Ŧ-15a-14W-13ƽ-12nŞƢƷ-11GĿ-10ő-9łƟ-8LĻŅŊŏŐŝ-7oCSĸŢųŵŷưǙǨ7IĹśƖƛƵ8pĶŉŲ9zǥ10Ÿ11mFơ12xţ13ƍƫ14ƕƴ15Ǎ16bŀ18š20ĺ21ƚ23ƌƧ24Nź27ŠũƓ30ņ33j34Ŕ38Ľŗ41Ŗ42ň44ļ45ńŧ73Ǫ
^ do	37 -55ŗ-36Ŷ-35Ų-25ZƕǦ-22Ňƭ-21Ř-20ơ-19ůƧǃ-17Ū-16eņŎ-15šƷ-14qOń-13ţǍ-12kQľŷƸ-11aĹŐ-10mCŒƌƗƤƥƩư-9lŞŢƉ-8bcBMĺőŠũƢƴǆ-7SļłŃŉŧžƋƼ7xķŮƫǕ8ŔƙƽǄ9gPTŋǀǈǐǞ10fƒƦǇǗ11ųƏ12řŵ13uƔƺ14nKǘǙ15ŹƁǩ16wWXƖƹǁǏǠǣ17Ƴ18RŚƿ19ŭ20NĽ21zǉ23ŊŌŏǖ24ǝ25Łƛǌ26ǡ27ǚ28ŰǢ30ǧ32ǔ33Ŭ34Ǜ35UňŜ38ƃ40ǒ43Ɲ44Fǜ45ſ52ƞ58Ǒ59Ǫ60Ɵ62Ơ
^ does	52 -19ƺ-17ƹ-16ŖǍ-15Ÿ-12ŏǗ-11ǅ-10oƂƈǤ-9Œ-8ŭ-7ŕƐƼ7ĴŜƆ8ƉƣƩ9ZřƑǙ10dƟ11AƢǧ12z13bƕư14ŨŰ15źƝƾ16WĶƇ17ųŶǡǢ18ŲǓ19Ŭűƨ20L21x22ǎ23h24ň25Ɓ28Ɗ38Ň48ǃ51ƪ54Ǩ
^ email	90 -7K19J
^ ever	62 -16ų-10Ɲ-9Ɗƾ-7ǧ7ŲƳ9ŭſ10Ǫ11VŽƚ12ņƛƵ13Ŗ15š19ǝ23Ƃ25ţ30Ǚ31ƫ33Żƽ38Ɯ
^ everybody	88 -7ŗ12žƘǒ16ǆ
^ everybodys	84 -9Ŗ13AZ18K27ľ
^ family	90 11ƾ40ƥ
^ fire	90 28ŉ
^ first	90 13E24a
^ flood	90 
^ folks	90 12ĺ
^ for	82 -10Ƶ-8a12Ǆ13cǀ14o15w17Ʈ
^ full	81 -61R-18ž-13V42ƀ82ǈ
^ garage	88 8Ű
^ give	65 -14A-11WŬ-8Ɣǔ-7Gř8ƘǏ9dŇŒǑ10ŝƧ11wƓ12ƕǡ13Ő15Ŧ16I17DŪǈ20Ǜ24Ɔ30X
^ go	75 -15ƕ7Ň8ř9Ƽ10ǉ16Ǧ24Ś29Ş62ō
^ good	75 -21L-15Ʈǋ-14S10ǈǚ12ƾ13YŐ14ƺ15ż16Ɠǆ23ź27N37Ǡ38Ň
^ got	60 -14ş-12Ļņǡ-11ǁ-10Ņ-9ƊƲ-7Ŋƾ7ķ8Ł9ŉŚ11jŜƒ12kŴƥ14řƳ18g19Ʀ20u21N22ń35ŏ36Ǧ38A43Ķ45n63ſ
^ gotcha	88 8ŏ11ĺŷ14V19ť
^ ha	90 14cg16Ż19Ő
^ happy	88 -15Ş8ŝ10Ǩ20Ŷ
^ has	57 -12ƹ-10Ǝ-9yŁ-8ŒŤ-7rŷ8UŹưƻǧ9ŸƋƼ10hźƉ11j12BŞƝ13ũƗ14ƚǝ15ŔƒƵ16ƴ17Ǜ18Ɯ20šţǜ21œ23Ŗ32ǃ
^ have	50 -40G-30Ƴ-14ķƧ-13ţ-10şŬ-9fnŨƝ-8ŵƩ-7mƪ7ŲǠ8ŖűƎ9Ƹƺ10ĶŝŽƲ11iŻƬǀ13ń14ZŚƿ15Ÿ16ŤƘ17ǖ18ż19ƹ20clĵŞũƌ21Ƶ22ņǙ25Ʊ26ƽ30ő31r34ƴǓ36ŏ44ư
^ he	90 -25p-18Ǫ-8Ɯ41q51v
^ height	86 
^ hey	85 9a15Ĺ38i
^ high	85 21m
^ house	86 -10Ɩ17ƕ20D27H
^ how	32 -25R-23W-18Ɠ-17ťǄ-14Ǧ-13ŁňŏŐ-12yŬžǉǧ-11UƖǅ-10osFQƶ-9ŊŒưǃ-8cqŞƊƦ-7DLĻŚŝŧƇƜƞ7rGŘţƉƭ8XZĿſƃƄƗƨǁǤ9YŖƺǑ10gnķĹƐƮǕ11hvƂƅƒƚ12œŵƸƾǇ13tSĶłŃŠŲŸƛǐ14ƕǆǞ15jŮ16šųƫǌǚǪ17ŻƆƋƧ18x19iŦŭǋ20OŅŤƥƻǗǠ21ŕǈǝ22ǒǙ23bz24Kƹ25ű26ĸƤ28ŗ32Ɵ36ĴŨ37ƴ38Ư41Ŷ
^ i	47 -55Ǫ-14Ƅ-13Ŏ-11ƘƮǕ-10ŵ-9HVŅǟ-8ĺŹƭ-7OŃŴƩƲ7mtĿőŘťŭƝƬǅ8hiCLřŢůƓƺƻ9pXŠšŲƛ10SńŇŋƅƣƿǡ11dEǇ12nFŔţŸŻƂ13wBƗ14G15r17Ŷ18v19Ǆǌ20fPĵƟ21be22Ŋƍ25I26o
^ if	52 -26ŵ-18Ƹ-10Ɩ-9ŐŰ-8lZƬƹ-7rĺŏż7ſƄǤ8DƔƧƩưǐǣ9Ŭ10NƂƫ11ű12ŜƘ13WĿƲ14Ř18Ɓ19ƭ20Ǟ23ķľƯ24Ŗƀ25Ə26ǅ28Y30Ļ47Ŏ
^ in	84 16Ļ21ƍ32M
^ is	37 -29ƹ-22Ǚ-21ƞ-20oǏ-19Ɣ-18œ-17ŎŮƢ-16kƛǒ-15lnvŜŠŨǢ-14Ŗřǎ-13ĺƓ-12cPŽƙƣƥ-11QķŒ-10mŔƖƫ-9giVńšŦǞ-8ŅŤŧŻǉ-7dZĸĻĽņŇƶƸǝ7KźƄƌǕ8GINYĴŀłžƉƗƭ9Sŵżǈ10wťŹƁƟƩ11şƽ12HŘŚŰǌǧ13AŐųƏ14hXŝŪ15JŕƅƋ16uſƧ17yEŲƆƍƨǘ18ŭƳ19fŶƷǗ20ƀƇƬ21ŞǄ22Ń23axů25ƕƠǜ26Ƥ27Fǆ28ǃ30Ǧ31Ŭǣ33t35ǩ36s38ŗƲ39R41UǠ43Ł47ō50Ǫ
^ it	68 -11ŏ-9ESƶ-8G-7ŀ7zƫ8ĸơ9ajƋ10ƀƺ11ļńƴǩ12Ľł14ĵƨ15Ɣ16ū18Ž19Ű25ő27Œ42ƅ
^ just	72 -28ŗ-13ō-10ƕ-9łŷ-8Ƴ-7ƞƟ7Ŋ8ǘ12Ļůƣ13ňǦ14L15M18Z19ş28n29Łž33Ō47ǈ
^ keep	85 -20Ǫ-7ƀǗ25Ƹ39ƶ89ō
^ keeping	90 -29x47Ǡ
^ last	79 -20I-12Ɖ-9Ľ9ƈ15t16Ĵ22Ŝ23E34ƿ
^ let	74 -8Ǫ7ķŽžƞ8ǂ9OĴƀƄ10KŹ11Ő12Ř14Ƒ28a
^ liability	88 -66Ǣ-13ŗ9ƀ80ž
^ list	80 -13ų7Ǒ9Z10ş11Ǧ12ǐ17ŷ28Ə
^ llc	90 8Ǉ
^ long	88 10ő64i
^ look	84 -8Ǧ7j9ŗ10ƪ11Śǣ34ſ
^ lumbers	90 22Ɣ
^ may	82 -16Ż-14Ǚ-8m15J18a19ŋ21Ǫ28Ŋ
^ mind	80 8c15Ž36ǂ
^ monthly	85 22Œ
^ most	86 8ƙ11şƳ14Ƨ16Ŗ
^ my	69 -16Ǫ-7Ş7lMśŪŽƏƝ8Yň9pōǇ10bjVŀǀ11IĿǟ12UƳ14QǠ15Ʊ16Ů
^ name	85 -34w-12o-8Ƥ-7M13Ƣ14ŷƙ18L51a
^ need	86 -8Ǩ24Ƅ26Ɓ
^ nice	85 -14Ɵ8m10ő13ş14Ǌ17Ŷ30j
^ no	73 7ż8ŲƁƄƝ9ǀ10ułǁ11ǝ12Žǧ14W25ŵ
^ nothin	90 -7Ə14ŻƑ18Ƽ
^ now	79 -13L8c9h10T11a12u13fnB15Ņ16N33Ǫ
^ oh	62 -9RťŭǪ-8Ŕ-7Ɲ7dgńŜƉƕǌ8atŐœůżƅƏ9NũƈǄ10ŮƟ11PŹƞ12WŲ13Ŷ14ōƙ15Gš17U19Q21Ǘ29Ť
^ okay	52 -21Ǫ-16Ķ-12Nń-11xŨűŲǗ-10i-9ƞǎ-7jQŬż7alĽŗŘŝ8sŉśŭƹǘǦ9ľũŵƘƼǇǑ10LŴƉ11cĹŊŎƵǓ12ŏŷƖ13Ţ14hǂ15TŃ16pJƀƧƪǃǏ17Œū27Ɔ
^ on	88 -8G-7Ŭ15Ň76ſ
^ one	74 -10Ʋ-7ƻ9Fǐ11ƒƭ15mu17Ǒ23Ǣ28ſ29Ɔ30ƨ48b
^ ooh	80 10şź13kǄ14ƙ15Hƌ
^ ouch	86 9Ŧ11ņť14żǤ
^ over	86 -23Ƃ-17c-13T-12ǧ-7Ɠ21Ŧ32ơ41ǋ42Ů60Œ
^ own	84 -12ƣ-9Ǎ7ķ23ƙ33Ŭ
^ paid	85 -35ƕ-27Ŧ-8œ14Ɩ20Ŭ65Ɠ
^ perfect	86 10Ÿ11ř12D14Ő
^ policy	88 25ř
^ pool	90 
^ price	90 30ľ
^ read	75 -11Ǎ-7Ś8Ǣ9Ņř10ƪ19ŗ21Ƣ
^ ready	90 -16Ţ27Ō
^ regular	90 10ƚ11Ų
^ remember	86 17Ľ
^ rent	86 27Ɲ
^ roof	88 -13ƹ21ƈ
^ roughly	79 18T
^ run	84 9ķ13n19ǉ21Ǧ23Ū
^ same	90 -7Ż8ƿ10Ǚ13ż
^ say	82 -8Ƹ7ō8bƃ10ĸ12ž16ŵ19Ŋ22Ʃ23ƥ
^ shall	85 17Ō20ƭ34Ǫ
^ shingle	88 20Ɖ
^ should	71 -43ō-24J-18r7ŋ8Ʋ13ĴƬ17M23ƭ24K37Ō38ň44s47Ǫ
^ since	85 -15G-7ũǟ12ǃ36S43ő
^ smoke	88 
^ so	38 -24Ĵ-21ő-17o-11X-10Ʈ-9ŀŐŘ-8wŻƒ-7jŏťƀǦ7AJUYĻńŞűƔƪǉ8ĺţƕǌǕǤ9hiGVĹľŁŖƗƝǆ10QŃřŧŨŮƈ11qPŔŲŵ12Ŵƃƞƣ13gkDTŗǖ14ųƓƭƼ15nŢŦūǈ16žƎ17x19pǅ20S21c22Ū24ŤƧ25ŷơ27Ōœ
^ some	84 -11W11hƙ12Ƣ15Qľ19Ž
^ something	86 -10Ʃ16ŀ19Ʒ24ō25ĺ27Ş
^ sorry	82 -13Ť8ň9u26Ǫ28a
^ sounds	80 -7RƟ7B10Ɔ12FLŧƝ13ǉ24N
^ spell	85 -9a8J29b
^ square	90 
^ state	86 -56ž8ń14Ʋ18Ő85ŗ
^ still	82 -21Z-16Ŭ-8ő-7q14J15D19Ő32P36Q39ƕ
^ sump	90 12Ɗ
^ take	90 -11ĵ-10Z24Ǘ30Š
^ tell	50 -15ŀƜ-13ĺƞ-11ƚ-10ŞǑǪ-9y-8BIťǠ-7rŽǊǦ7MŠŰƌƝƦƧ8hżƣǉǘ9ŨƵ10lňŖŪǕ11SVŅŴǒ12KUĶĽĿƊƛ13q14gtFŎŧ15œŤ16ŜƮǗ17n18HƱ19ō20P22uĹ23ƴ38ǅ
^ term	88 -7Ʈ10ƪ
^ text	90 -10L8ū19ś
^ that	67 -14Œ-12D-10ƿ-9ƅ-8JǪ-7ƛ7WźƋǒ8ǝ9bƚƨǋ10ƇƓƼǙ11ǃ12Řƥ13Ǘ14Ŕ15AS16lŧ20Ǆ21ǀ28ǐ34E43Ũ
^ the	65 -7œǢ7Sƈǔ8WťŷƗƞǉǋ9hŤ10Ƈƾ12Ǝ13Ř14M15ũ16ŋŬ21m28c29ƚ34e
^ their	88 -21Ǔ17Ņ18ŝ20v
^ there	75 -8Ƨ7őŽ8ǚ9f10ŮƩ11ƶ12ĽŃŘ18řƪ20Ɓ
^ they	71 -15ŝ7UƱ8Gƅ9ŐœŰűƄǂ10ƈƢƭ11Ɩ14ţǋ22ŧ
^ think	88 15Ʒ20ƥ
^ this	81 7Oƈ10m12a
^ those	86 7ǥ9Ǎ10ǎ11Ʋ
^ till	90 -18v-7x20Ų46Ʈ
^ towing	88 
^ ugh	82 -11G9ś11ŧ12ņ13Růƛ19ǝ26ǥ
^ umbrella	90 -7Ƃ7ǧ
^ walk	64 -8Ũ7y8Ŗ9ŵƜǉǖǜ10ż11nĸƯǅǙǩ12Rƥ13Ƙ16ł20Ǟ22Z29Ť
^ want	77 -13ŉ-11y-9H-8ǧ-7K7ś8ĴƄ10s12Ʋ18ž21M36Ō48Ǫ
^ was	62 -13A-9ŀ-7XƴǪ7ƅ9ň10BŔũ11S12ǋ14Ǝ15ļ16Ÿ22Ɵ23ĺŅ25ż26Ŧ27Ũ42Ť45Š55ť
^ we	75 -7r7şƕ8M9G10k11Ŵ12Ɗ14j21ŕƩ23Ľ
^ well	79 -9t-7ŝ9Hō10ŧ11k12ǋ13a14Nű18Ĺ21i
^ were	71 -30d-16ŝ-13ƃ-11Ǥ-8œ12ƅ15ż16ƶ17ļƵ19Ŗ23š27Ũ29ǥ44ŧ45l
^ what	29 -33ų-23ŜŬ-22ƥ-20p-17ŷ-16FUńő-15Ś-14SňŽǣ-13NPĴŹ-12uMřŰżƈǡ-11HƗǃ-10GŁŖſƬǌ-9KĽśţƵǑ-8bsOŶƞƠƣǧ-7nĵļŊŌƹǀ7ǘ8žǊ9JƜƨǆ10IŐūŸƙƤƿǗ11QƉƊ12ņŝǥ13ťƋƎǐ14Ũǎ15iǏǤ16lŇƾǋ17Yǔ18oRōƖǞ19hTœơ20ƪƸ21Ƈƒƕƽ23C24v25BLZŦƻ26Ŀ27WľƘ28ŅƓǦ29ŲƼǩ30Ļƭ31ķłƢ33Ʒ34Ū35ǟ36ŉ37ŎǄ40ŗ41X44ŀ47Ş48Ť50ĺŒ59Ĺ61ǅ64Ŵ74Ǫ
^ whatll	86 -12ƨ21Ķ27ł
^ whatve	84 9Ə10ƌ13ũƦ23Ƙ
^ when	46 -23ŧ-21Š-18Ť-15Ũ-13ņƣ-12a-10ƪ-9lƓǞǪ-8qKĹŁ-7PĶŝſƢǌ7fŻƳ8Ĵǆǐǥ9Gƴǜ10dp11kƒƚƷǟ12ű13ŔƵ14šƼǣ15ŹƥƽǨ16Ɨ17Ǎ20y21Ƌƿ25őŕ26ť28s29R30ƺ32Ŗ34vǏ35O38Ń42V55L
^ whend	76 -22Ǐ-16ǐ11ő13Ƴ15ǣ16ĵ17ť18ƈ20ǆ21G28S
^ where	56 -17Ĺ-14ƋƠ-13ŵƯ-12nƞ-11R-10PŌ-9Ńǉ-8oVǅǓ-7sŰǞ7HƄƧ8QǕ9rz10kļūŭ11y14ń16Š17Śǁ19ŤźƦǟ21Jƿ22Ɗ23ƥ24l27ǘ28D32M34Ǫ35q52C59ǌ
^ whered	83 10m12lļ
^ which	58 -14Ǜ-12ľ-11şǘ-8Ťƕ-7Űǃ8ńŷƵǪ9E10DňŉƼ11LƎǐǗ12Ŵ14JRŲ15Ƥ16ŀ17Q18ļŹ21ǉ29Őť31C
^ who	42 -30Ų-19ƕ-18Ư-17ŴŹ-14ǈ-13ŒƟǍ-12ķĿŪǄ-11aŸ-10PRĴŚŤƓ-9ŢŦŭƤ-8iST-7tLłŝűŽƞ7Ǟ9Ǧ10Ŭ11ƁƚƠ12Ǩ13Ǜ15Ǚ16ǎ17ƃ18Z19qQńƝƳǇ20ƷǆǑǜ21o22ŁŐƥƬǝ23AƖ24nǘ25ƣ26ļŜ27Šŷ30ǒ32Ǖ36ş39Ƣư47ƴ48ǡ49ų50u60Ǫ72ǉ
^ whod	71 -17ƿ-11Ư8ƃ9ſ10AŵƬ20ƥǙ22Ʊ30ǩ
^ whose	75 -17Ƙ-9a-7wǄ10Ł13Őų15Ǣ16ķ17F21Ǉ25ż28ƣ
^ why	65 -17ń-16œ-13Ʒ-10Ő-7ļŌ11B14Ĺ18ņ24Ƽ26Š28ŢƵ32Ǫ35ƶ40Ŷ43ĺ44ŀ
^ will	77 -15Ƴ-12ƣ-11Q-7wǍ7Ź9Ķł11ź17y21ƥ35s45V
^ with	83 9Ű10Ǜ12ǧ13ň14Ǣ17T20Ƃ
^ work	84 -41R-13Ŷ-9x-8g21U54ƞ56ŭ
^ would	52 -17ƫ-16Ɓ-15Ļ-14Ư-12ƷǞ-11Qňŉ-10Śǐǩ-9xƓ-8Jŗƪ-7Zũƿ7eXƃƔ8ŎŘƈƩ9Eưǃ10LŢǧ11ƭ13ŵ15Wǣ16yƀ18ľ20s21žƸ24ĵ25MŇŽƲ26śŶ28ǂ29mŊ31Ǫ41T49ƶ52r
^ wow	80 7ť9ǁ12uRƽ13S14Ŧ16ơ20ő
^ yeah	86 12ŵ13ŒŰƁ15ƕ
^ year	84 32Ū
^ you	51 -89Ɵ-51Ǡ-22ž-17űƥ-16Ŗũ-11Bǌ-10ƂƓƨ-9xMĸŗŤƷǞ-8vLSĿŒœƲǦ-7tGYĶŃƼ7ļłƊ8d9eAŨƞ10jľŌŪƁƮǛ11Őƀƈ12HĹŬƧ13aCJĽǟ14uŉ15Şŵ16mƫ17Ĵŀ18PU19OƸ20ǧ22ƹ23g24F26lŶ30QǪ31V33ŏ37ň64c69i71N74Ň
^ your	63 -13Ĵņ-12Bū-11Ɩǌ-10ǥ-9qtvƺ-8Ľ-7Ƙ7Ƭ8mA9Ɯǃ10zĺƯ11s12ey13Ź14EPŒŜŸ15I16XĻ18Ʀ19oŕ20Dķ21Ņ25c26ƕ27Ň33M
^ zip	86 24E
a	27 -26Ǐ-25s-24Ǖ-22ŀ-21Ɩ-20ŉ-18ŝŠƯ-17žƨ-16ŕŴǧ-15jxŌŢ-14ǈ-13yJŇťŦǌ-12akŐƸ-11DGƓƾ-10CVĿŞƗƟǟ-9ĺřşƣƵǇ-8cpvſ-7ntEŚ7BŅŔƽǑ8MZľƦ9wŎŷƔǅǆ10ĵţƆƧ11ņŤƘưǎǐǓǤ12ƅǞǠ13lIŋŽǚǩ14ƏƿǨ15eŬƑǛ17ŜŶƐƭ18YŪƺ19ŃƊƱƲǦ20hAWŰƇƥǊ21bŻƜǝ22ő23LSĽƒ24ŊŮƛƝ25Ǆ26źǙ27ƍ28N29śš30gĻŘ32uǁ33Fĸ34fǀ35ƳǪ36mXĶ38Pŵǋ41Ƃ42ǂ43T44q49Ƥ51Ǣ
a #	54 -28ž-25ǧ-18c-17Ɣ-11ſ-10ŎƉƓ-9Ǜǩ-8buŏǣǨ-7psyOķŀŠŦŬƊƒǈǞ7ŕ8Ƙǁ9Şƙǒ10Œ11ĵơ12Ǌ13vŴź15Ņ16šƈ18ĸǍ19ƢƧƪ21X22W24T25ƻ39ƅ45ŗ46Ū48ƭ58Ǣ62Ķ63ǋ67Ʋ69Ř79Ƃ
a @name	84 11d12ņŜ13ĸ15oĺ
a a	73 -8Fų7ƺ8gŐƒ9ź10qKŔŵƳ11zƄ12šƜ13Ơ14Ŷ18h
a b	86 -11Ʃ14ū28ź38Ǧ
a bachelors	88 31m
a backup	90 -7Ɯ24ŵ
a bad	79 -11ő11L12Ǚ22ņ42N
a ballpark	86 13TŦ23Ļ
a bank	86 14e17ZŬ
a basement	75 28Ɗ
a bell	88 35Ľ
a big	73 -12S-7Ŝ7h12ƚ13gy14Ɯ16ǆ20ľ21Ŧ32Ƥ45ĸ
a bit	88 -8g10j13ǂ16Ũ34ō
a blood	88 -8Ƽ11ǃ23ǂ
a bop	86 51Ǧ
a box	84 10ǀǑ12ŏ13f22m
a break	90 13m20Ə22š
a bunch	90 14Ǧ15ń
a business	80 -14ǌ30Ǧ34ƞ
a buy	90 57ǩ
a c	86 18o31b
a car	69 -22Ř-7Ư7Z8Ŷ9ż13ŵ24źƃ31Y
a card	84 -9ř18Ĵ24ĸ32e
a cert	88 13Ǔ20Ǩ
a certificate	78 -12Ƣ-7Ÿ19ź29Ǎ
a chair	80 -13ǉ22ǒ
a check	86 12ţ14Z16ƫ18ĸ20WƩ
a claim	75 -17Y-16Ť-14ŧ9ť19Ŕ23Ř38ţ
a clean	88 24ţ
a client	75 -11Ǖ11Ŋ16ţ18ǧ28Ǜ
a coi	90 16Ǔ37Ǩ
a commercial	84 -21Ƃ8Ǧ12Š25ǧ
a company	79 9Əƞ12Ƶ14q18Ƣ29š
a complaint	90 32ǝ
a contractor	90 19ƌ24Ɣ
a copy	79 -8ŵ8Ƅ10Ƣ43ś
a couple	78 -9ŭ-8ķ7Ǐ9Ľ10Sƙƥ11U12ǟ14ǀ16Ŋ20Ū
a cousin	90 8Ƒ27n
a cpa	90 52ǡ
a crash	84 -19ƥ18ż44ƃ
a crawl	88 9Ƈ21Ɗ
a creek	88 15ƚ
a customer	81 -14SǕ15ǅ24ő27Ǜ41Ǣ
a day	78 -7ƗǏ12Ɓ22Ǟ23ų33Ƽ36ƺ
a deadline	88 35Ń
a deal	88 12Ņ20ŌŎ
a degree	90 21m
a desk	88 -11ǐ20ƞ34P
a detached	90 -13Ű28ƒ
a different	90 -8Q10I13ǆ16ň18V
a discount	78 9ľő10ş11mŽ19Ǫ
a doctor	84 16ƽ26ǃ
a dog	88 22h
a driver	86 11ź20ŷ
a fake	90 11Ŀ19Ǚ
a family	86 -32ƾ-7Ũƥ22n25ƴ54u
a fella	88 10ķ14Ǆ15cſ19ƙ
a fence	85 43ƒ
a few	80 -15ŉ-8P9m11ǆ18ƞ22Ɓ28Ŋ
a financial	90 -11ǡ45A
a fire	72 -11Űǐ-8Ǐ-7ǉ8ĿƘ9Ť10Ƒ11ĺ14Ɛ24ǣ37ƥǞ
a fireplace	86 
a flat	84 -7Ő7Ř8ƛ11j19Ɓ31Ʃ
a flood	85 
a form	88 -7Ŭ13ƶ20Ƣ35Ľ
a friend	82 8ų19ļ45A
a full	86 9ƽ
a funeral	88 13Ʊ
a garage	84 53Ű
a gate	90 22Ƥ26Ű
a good	65 -13ű-11Ŵ-9Ň8sBŌƆƉ9WǄǉ10xŖź11Ũ12œǗ14i15Ǫ19U21N25I29Ļ35Ŷǋ44L
a guardian	88 -11Ƴ41ư
a guess	90 11Ů15Ɛǋ16ƅ
a guy	90 14ǝ19ſ
a high	88 16Ř30Ƥ
a hip	90 15Ɖ16Ɲ
a home	90 -9ǆ27ƕ29ƞ
a homeowner	88 28F
a hot	86 15Ɠ22ƍ
a hotel	88 -10Ų-7X33ƥ
a house	75 -15Ɲ-7ƟƠ11H29Ƥ51F
a hurry	90 40Ń
a hydrant	84 30Ɛ
a is	88 -8ǣ57Ɣ
a job	74 -10ź-9ŗ8U12Ƹ19Ķ20Ǒ21ţ25ǔ33q
a junior	90 7Ź31w
a kid	83 -7z11Ź26lƍ30Ƨ
a landlord	90 -27Ǎ50F
a laptop	90 -11ǐ15ǘ20ƞ
a lawsuit	90 12Ŀ22ķ
a lawyer	80 9A13Ǫ23ǝ34Ƴ
a leak	79 -13Ɲ21Ɯ34Ť
a letter	86 10Ÿ14Ŕ23K
a license	77 40ŷ
a list	86 -17Ƣ-16ķ18Ǎ41Ƙ
a little	65 -21x7mŲ8gVƒƧƴǅ9qIĿńƺ10cŅņŐ11l12Ķ13zY16ż17ư20Ŋœ
a living	80 -10Ɵ14z18Ƴ30q46P
a loan	67 9ƫ16Ʋ25Ŭ28Z
a local	90 -8ǉ21lŜ
a long	82 -8S7ů8ő17g19Ÿ27ř
a lot	70 7řś8Ů9ƛ10tRƈƚƢ11Ŀ12Ǘ13Ň18ķ32Ơ37Ɲ
a m	90 25b38L
a medical	85 11ǘ
a mess	88 12ƴ17Ŧ21ť32i
a minute	86 -34O7f8ś9i10Ś13u40N
a mistake	90 25Ǜ
a month	61 -17Ĵ-16Y-13ŕ-12Z8ƂǊ9Ʀ10Ŏ11Ũ12ƕ13ŵ14T20Ķ23Ņƥ25Ř33ơ40Œ56X
a mortgage	75 -14Ɩ-13Ǎ8Z16F26ƕ
a motorcycle	90 8Ū11ş13ǁ
a mrs	90 42f
a nanny	88 -10Ƹ8ų13Ɲ33ư
a new	75 -27U-9ƪ-7Ɵ8ƈ10ƄƋƶ13ǚ17ǖ20ǆ21Ź22H31G44S
a nice	86 7k14ƨ20i
a no	90 10ŽƵ13Ŏ
a normal	65 11Rǐ26ŭ
a number	83 -38I-23ƭ-12ř-8y11ǡ13Ř14ſ16Ļ53X63ǩ
a nurse	79 -8Ŷ-7ƞ10Q12q17S23U30P36ǂ
a okay	86 44b
a one	83 -10Ƽǉ-7Ǫ14ūƂ16ǈ18ũƽ30Ǣ
a or	90 8Ɓ13ƌ
a parent	85 -11F9ƾ57u
a pension	85 33Ķ
a permit	90 8Ÿ11ƌ12ŷ
a person	88 -18ǩ38Ŝ
a photo	88 -19K26ś
a physical	85 12ƿ32ǂ
a pic	90 -16K25ś
a picture	78 -8K9ƒ11Ŵ13ū34ś
a pipe	85 32Ɯ
a place	85 -7Ə11Ǡ12Ƒ14ƥ18M19Ɔ
a policy	73 -17Ŗ-10oŷ11Ƣƣ18Ļ19ƭ31Ƨ35Ʃ45ŏ47ľ
a pool	80 9ƍ
a private	88 -9Ÿ12ǁ13Q15Ǥ22Ƣ
a quarter	88 14Ƨ15ƭ19ƙ21O
a quick	86 -8Ǖ8ķ12ǐ18Ŋ
a quote	88 17Ľ34Ĺ
a real	83 13Fŵ14Ƒ27Ŝ29ľ
a reason	90 11Ŕ14ƀ
a recorded	90 28ŋ
a regular	86 8Ÿ9Ų14Ɖ15ƿ20Ƣ
a rental	85 8Ɓ35ŵ
a renter	90 16ƥ37F
a restaurant	90 14Ƥ29ǎ
a ring	88 -9ƙ16Ə45f
a rough	88 -7Ķ7T15ťŮ21SY
a safety	88 
a second	74 -14Ŵ7fƠ9ĻŊ13A15I16ũ20yǪ25ǟ29ƕ37N
a security	90 -7ǘ25Ə
a separate	90 -17Ř12ş38ƛ
a service	79 7ǅ11Ʊ20ţ
a shed	90 30ƒ
a side	90 27Ų
a slab	86 -11Ɗ33Ƈ
a small	90 14Ő27Ŧ
a spouse	90 -8F66f
a storage	86 24Ʀ
a strange	79 9y20ǖ
a student	80 20Ʋ
a sump	90 19Ɗ
a term	88 -9ŕ12Ʈ16ƪ
a time	88 -7M18b28L
a total	90 12ƺ17Ƙ18g
a trampoline	86 16ƍ
a truck	90 -9Ÿǁ-7ş13ǧ17Ū21Ǒ26S
a trust	86 -8A16Ƭ43Ƴ
a typical	88 11Ǐ12Tǀ21ǅ
a vacation	90 20Ơ27k
a w	90 20b33ǈ
a way	90 -12ŵ10Ž17Ŏ20Ŷ23ǂ
a week	68 12Ǟ22ŭŵ25ůŲ32ǀ33R
a while	79 -9Ɓ8Ųƥ10Ŝų11Gŵ14Ň15ǩ38ő
a whole	86 10ǖ12h14ķň
a will	78 -10ƌ77Ƴ
a win	90 44Ļ
a wood	82 24Ƒ
a workshop	79 9ƞ
a wreck	84 -10q8ž15ƃ20Ŝ
a written	90 16ǔ
a year	64 -22ƕ-18ť-8vǆ-7ŇŸƻǠ8XƑǨ9ŅƯǞ11Ľ12Œŕ15cq19pƝ20Ǌ28ǁ41Ĵ62Ů67T
a yes	86 -7Ł22ŋ48Ŏ
able	81 -7J10Ƹ11Y12zś17Ŗ19N
able to	81 -7J10Ƹ11Y12zś17Ŗ19N
about	41 -18x-14ǈ-12c-11Őŗ-10ŒŕǑ-8SƜƽǄǆǣ-7jwNńňŵǟǩ7ŢůƏǘ8BĽŔŦŨƍƐơƣƹ9HĶĺťƂƘǐǙǜ10ŉżƎǋ11ľņƩ12uļŲŹǃǍǝ13VłŊƲ14ƕƭƷ15ǂ16AYŖŴǅ17hp18Ň19ŤŽ20ō21ŝƴǕ22r24ŀƟ26TŞ31Ŀ37Ĺ
about #	63 -14ť-12Ň-11Ĺǈ-10Ť-8pŞŧ-7Ÿ7Ǖ8Ɲǘ11űǊ12Ō13cƫ14Ʋ15Ƌƕƚƞ19ǁǞ20ǐ22Ƙ23Z25Ŧ26Yƭ31ƻ38ǋ41T
about $	72 -13Şƻ-11Ɲ-10ƽ-9T-7ƭ7v8Ū11Ǫ12ƹ13h14ŉ15Ʒǃ17U18Ŀ21ŀơ22ť27Ĺ44Ť
about a	79 -8Ǖ11Ŋ14Ľ15š19Ŀ21X32Ĺ
about all	88 -12y12rĿ13ƴ
about an	88 11Ƃ20ǂ
about any	70 7hţ8żƞ9ŹƍƧǒ10Ɯ11ǝ12Ķ13Ųƺ14H16Ƶ17š21Ǚ
about anything	90 13Ŀ26Ʀ
about being	88 11Ş18Ž
about how	82 -17ǋ-11ǌ7Ư9ƅ10Y11T14G15Ɔ18Ů
about insurance	88 -8Ƣ7Ł23Ǎ
about it	65 -36Ş-16Ŗ-10qļ-9ł-7Ť7Ĺƍ10ư12Ĵĵ13ƥ17Ŷ18Əǝ20Ň21ŧ22ō29A30B37ĿŨ40r42ŀ
about leaving	90 -14ŝ24V31Ţ
about replacing	80 -11Ĺ26ĺ
about right	86 7Ƙ22ƭ
about that	73 -21Ť-9ŝ9k10Ŵ11Ş12t15Ŷ17Ǧ24ƴ28ō29Ŗ63Ň
about the	59 -20x-19c-16ƚƜ-14ŝ-12Ň-10ŕŧ-8ōŐťǟ-7Ŷƴǉ7şƑƠƨ8Hűżǚ9ŀƉƷ10Š11ŖŞ12ņ15Ʃ16u17ŽǕ19ŏǪ20Ŕ21Ǝ25ǜ29p36ľ37Ŵǅ39Ɵ40Ť
about them	77 -14ŀ24ŝ35Ş
about this	77 -9Ʊ-8Ň-7Ĺ11ǟ12ƨ13h14Bŋ16Ŏƴ31r
about to	77 18T
about uninsured	79 16ſ
about us	85 -24A13ņ55ļ
about what	78 7Y10gŤ11ĶƓ15Ş16Ň17Ƹ26Ŗ
about when	90 -8z9ƴ16Ľ32ť
about you	88 -14ŉ7i9Ʃ11f14ō
about your	63 -15ō-14r-13v-11BǑ-10U-8ǎ-7ǈ7ƐƤ8kƟǘ11Ƴ12Ŋ14hqŹ16p17Ŝ18Ū19luzů20ƹ21Ʃ22n24ǉ26P38ŝ41Ş
above	80 -12Ƥ-11Ɵ20ǧ23ĵ32ƍ57ǎ
accent	88 51l
accident	76 -11ĺ-8Ư10ż13žƴ14Ŕ21ť34ƃ
accident $	84 23ť
accidents	68 8Ż13ţ42ż
accidents $	84 12ż17Ż
accidents in	88 -14ţ35ż
accidents or	74 -9ż31ţ
account	70 -7Dǡ10J11a12e16Œ20Ǖ21Y22ǖ25Ŝ26Ĵ42ř
account $	82 -9e11Y13ř14a20Ĵ28ǖ33Ŝ
account number	81 -8D10e35ř
accountant	77 15Ǉ22A28ǡ30B
accountant $	86 -10B13A43ǡ
accounts	88 14Ǖ28Ķ
across	88 7M14ů27ļ
actual	86 9Ś13Ƒ14Ǉ
actually	77 -8Œ-7Ōŗů7ţ9Ŝ10Ţž12RĻ15K18P27Ŗ
add	73 -12œ-7Ō11Z12ǡ14ķǐ15Ʋ21y22c29ǟ33ō64Ɓ
add up	88 12Ƙ17ǐ18ķ
added	84 7Ƙ11Ǧ27ƌ28ǟ
adding	88 7Ź13ƌ26ǟ
addition	90 11ƶ
additional	79 8Ǔ10ǥ14ǔ18Ǎ19Ǩ
additional insured	80 8Ǔ14ǔ18Ǎ20Ǩ
additions	90 39ƌ
address	63 -13S-7ǟ7F10n15E16Ǩ17ŷ22J27Ű32Gǌ49D
address $	70 -7SƢ7ŷ9F10J12D13Ǩ15n28ǌ30G
address of	84 -9G10Ƣ15D22ǌ
adjuster	83 45ŧ
adjuster $	90 17ŧ
adt	90 48Ə
advice	76 22A34B37Ǜ
advice $	85 -7B29Ǜ
advice on	90 32A
afford	86 -15Ǫ13Ǖ15ƥ24X
after	56 -10ŘƮ-9qƲ-8ǩ-7ŗż7ƈǟ8gŰƖƬ9ľƾǥ10ţƸ11ƋƎ12ƪǣ13tJƴ14ƨ15wUŢǏ16LĻť17EŜ19y22Ŧ23ư24zķƃ25Ũ30ũ
after #	88 -8ƴ8ƅ12ť13Ţ17ƾ
after $	83 -9Ũ-7y15w16ũ19Ļ25z33ƴ
after a	74 -8q-7ũ9Ƙ11ǣ12ƚ16g19ţ22ƃ
after closing	80 22Ř
after high	90 -8Ʋ-7m36y
after that	79 7ƈ9š12mt17Ƭ23Ũ25ũ
after the	71 -7ŗ7ƴ8bt9Ư10ĵƠ11ǡ12ǥ15Ǝ16ľ17Ǟ22Ũ23E26ũ
after you	79 -7ƴ8ƨ11w12Ɩ14Ŝǟ19ťƸ29ư
after your	85 -35Ř15Ŝ16ƨ42Ŧ
afternoon	84 -11Ń10g12i13L16Ō18j
afternoon $	88 -8i7Ļ8Ō17L20j
afterward	88 9Ũ14ũ16ƴ
again	64 -12ĸ-7Ť9ǀǪ11o12Ɨ13kt19L20Y23Ŷ28Ƙ29ň30Ɣ31ũ
again $	69 -7Ť7Ŝ10ǀ11Ǫ13oƔƗ14ňƘ16Ŷ18L38ũ
again how	79 -10ĸ31Y
against	72 -9A-7ų10ƕǅǢ11ł12B14rń21Z29ƫ
against it	75 -10A-7ų13B15r23Z29ƫ
age	69 -27Ɖ-9wŜ-8ŒƩ-7Ŋ7Ÿ8ǎ10ŷ11ƾ13x25Ʈ44ƈ67p95c
age $	77 -9wƉ-7ŊŜ12ŷ16v18ƈ34p51c
agent	66 -10Ĺ8ſ14ǟ19ľ49ņ64Ŝ
agent $	75 -10Ĺ22ľ24ņ
agent ever	90 9ǧ11ſ
agents	78 21Ŝ27ń34ņ
agents name	90 -21ņ-7o49Ŝ
agents you	90 33ņ
ages	84 11Ƌ71v
ages $	90 27v
aggregate	88 11ǔ26Ǣ
ago	77 -12ǆ-7Œ10ĺ12G13u14ƈƵ16f18Ľ43ť
ago did	88 -13ǆ11Ľ16G18ť
ago was	88 17ƈ23ť
agree	86 -13q13Ĺ18B20r26Ł33Ǫ
agreement	86 -7Ǫ11Ǎ20ǔ
ahead	76 -7Ʋ7Ň9ř11y14ľƳ19Ō30Ş
ahead and	82 10ř11Ś14Ō27Ş
air	85 -13Ǉ11ĸƢ12ŉǍ17Ƌ23Ǆ
airbnb	85 39Ɲ
alarm	75 -9Ɛ34Ə
alarm $	84 
alarm system	90 8Ə
alarms	86 42Ə
alcohol	71 34ǀǜ
alcohol $	79 32ǜ
alcohol these	80 17ǜ
all	48 -24Ǫ-16aAǟ-13Őǒ-12ŶƯ-11ǧ-10ő-8bŗŝůŽƈ-7ļŁňŹƋƕƪǣ7śŨ8rţǊǘ9ņŤǕ10gstĴŃ11xWƸǖ12ŴƂƩƺƿǌǢǩ13nŮŷƳ14wķĿşŬƆƟ15dƬƴǈ16ŏƣǑ17Ŗũ18Ǘ19ƞ21Ŧ27ł28ƌ30k31ō33Ƙ36ZǦ
all #	86 10d11ƣ14s24ł
all $	71 -16ǟ-8Ũ-7łũƟǪ7H8Ɔƴ9zƕƝ10nĿŞƌ11Ŝ21ƺ22ƞ23kǢ25g29ō35ŏ
all about	90 9Ʃ42ł
all at	85 10ş19Ĵ
all day	88 -11ǅ-7g12Ŵ40P
all do	85 -20P11W15Z16Ǧ23Ɗ35ǅ
all in	80 -8Ž-7Ť8Ś11Ŧ12ŷ15Œ23ķ39Ǘ
all is	84 -11Ʃ-7ŏŻ10ƒ11u12ţ14ķ18n33Ŗ
all lives	90 19n
all of	71 -11Ő-9ǧ7rǙ8ĺ9ĿƂƘ10tŪ12ŦǓ14Ŝ17Zǌ
all on	85 -12Ƨ-11Ɗ9ǘ13ƾ15ǩ19qƆ31Ʃ
all over	86 11R13CƓ14ũ16Ǖ
all right	90 -9Ư15ş16Ƨ17Ƹ18Ŋ
all that	74 -7ŐƂ7ǧ8śťƐƤ10yƙƱ11k14ǚ15Ǧ20ƀ45Ũ
all the	72 -8Ư9řǩ10ĿŲƟ11ŚƌƸ12Ń15Ƈƞ20ņ22ũ
all these	88 11Ɓ16ĺ27U
all this	81 -14ǧ-11y-7a10it12ƴ20Ƃ30r
all together	86 11ǋ12s21Ǌ25Z
all what	90 9L11Ƙ14Œ19T
all you	84 -23ǒ7ư8ķ11Ļ12ǘ29ǈ
all your	76 8Ǖ12ǐ15ƿ27ǖ35Ƙ
alls	90 -7Ļ14Ʒ15ń17Ƽ19n
allstate	88 -18ŏ-10ŗ17Ņő42Ő
ally	90 12Ƅ16Ŭ
almost	75 9Ʊ13dk17ţ19ǖ41ǚ
almost cost	80 21ǖ
alone	80 -16ǌ-7Ɩ10ŖƯ14Ƹ23n24Ł25ǎ
alone $	84 -7Ɩ11Ư15Ƹ21Ł25n
along	79 7x9it11Ƃ12ǁ14Ɵ16Š19Ķ20ƨ21s
along $	86 10i11s12x13ǁ21Ķ22ƨ
along with	90 12s13Ƃ17Ɵ
already	71 8Ɨƶ11v12p13ƱǪ17Ĺ18Ź25Ɓ31ŏ
already $	85 17Ǫ28Ɓ
already have	86 12ƶ15ŏ16Ĺ
alright	70 -8JŤ-7Ǖ7ŗş8E9Ũų10K11ťƯ12Ň13ŋƸ14N16ǂ18M19Ŋ29i
alright $	84 -8Ǖ8Ŋŋ11Ũ16i22M
alright i	88 10ŗ11E16Ň
alright if	88 -9J14K29Ŋ
alright with	85 7Ŋ8Ž9ŋ10Ĵ23ǂ
always	77 -7G8ņŘǪ10ĸļ12V13ĵ21Ƙ24l
am	55 -17Ɨ-14ŉ-8LSť-7G7BĽŊƊƽ8rPŝ9k10hqIŢ11ŵǅǦ12cfUņ13gwŤ14MŅ16Ňż17ń19ő21ōƟ22bCN29i34a39ň
am a	90 15K30g
am curious	86 12Ŕ14Š15r17Ĺ
am glad	90 -11ť7Ĺ14żƽ16Ť
am going	83 9Ż13a15o23P
am hearing	84 -16Ǫ7UŇ11Ţ12g19ŵ22h
am i	65 -25Ĺ-19Ɨ-8S-7G7uƢ8ĿōƺǁǍ9ƒ11i13I14qǦ15Ō17Ň19ň20bc22ń23N24aő29C40Ǫ
am not	88 15B16N20ŝ29Ņ
am sorry	83 9z10T12Ť13ů14f22ņ
amount	71 7ƛ10ƧƲ12Ƙ13ž15Ǘ16Ŧ17Ɣ21X25ŗ51ƭ
amount $	84 -13ƭ13Ʋ17ŗž18Ɣ
amount on	90 -15ŗ12ǣ15Ƨ21Ŧ
amount you	90 46ƭ
an	51 -17ǐ-13ĺ-12Ŭƞ-11š-10eŞ-9ƶǨ-8Ɗ-7rŐśŶǡǦ7ŔŽƕƟǍǛ8NOĹƖǄǝ9qƷǂ10FKőƃƆƤ11JPǌ14ǧ15ƅ16DƵ17Ū19ľǊ20Ķ24ŜǗ26Ƙ27b28Ƃ31Ƅ36A54Ǉ
an #	85 -10ƶ12ƀ13ű15Ŝ
an accident	86 -12ĺ13ż14ƃ17Ŕ
an accountant	85 -11ǡ-8B62A
an agent	81 -11Ĺ18Ŝ24ľ
an alarm	90 
an apartment	86 13Ƥ17Ɵ20D
an app	88 17Ž43Ǘ
an email	81 -9ś10ǖ21JK
an emergency	90 7Y
an employee	85 19ǝ
an excess	90 22Ƃ
an hour	88 18L19O21Ǌ
an insurance	86 -8ĺ9ţ13ņ16Ŝ17Ĺ18ľ
an llc	86 48Ǉ
an old	85 -8Ş12ŀ13Ĺ17Ū20ő23Ķ
an older	88 11Ƌ28ƅ
an s	88 14b15Ƅ31Ǉ
an sr	86 31Ƅ
an umbrella	71 19Ǫ31ǧ
and	31 -20Ǫ-18ű-15Ǖ-14ŉ-13SŇŵƤ-12ŨŶ-11ƅƢƹ-10jňŰ-9ŃŗƟ-8YĴļŀšǆǔ-7bMĽũŲƓƦƨ7JĶņŮƿǎ8epőřūƃƉƎǁǃǇǏǚǢǤ9gqEźſƇǘ10ƂƆƊƱƼǞǣ11NŘƩǦ12huPķńŌƘƜưǍǡ13Őǀǂ14zBTŦǑ15Ƭ17ǖ18ZşůƋ19nĹ20Wųŷ22dDƕǈ24Œǐ25CǄǛ27ō29vǜ30w32o37ƻǉ42Ū44a
and #	76 -17ǒ-12R-8Ĵ-7ŸǪ8ƻ10ƣ12ůƔ15Œ20n23ƕ37v44ǈ
and @name	85 -13ų10Ł12ǉ17ƣ35ŷ
and a	67 7IWƼ8a9ƂƋƱ10hƒ11eů13Ķǉ14Ǥ15ǂ20uv24Ǒ26Ū28ƻ
and about	83 -12ǌ10Y14Ů15Ɔ20U32Z56ƻ
and address	88 10Ƣ24Ǩ
and all	77 -7Ő7Ƙ9Ɔ10dƕƣ11Ʊ12kƝ15T17Ǧ
and an	90 8Ƥ22Ū
and and	74 7Ŗ8ǧ9ƠǓ10ĵƱ11ĶƝ14ƿ17ǚ
and any	88 13ƾ
and are	79 10c11HƲǥ25u
and by	79 -23Ƣ-21Ǎ55Ĺ
and cards	80 17Ǘ
and clear	86 -7ň14Ƹ18Ŭ39ƕ
and collision	80 24ƀ
and could	90 -15ƃ14Ǡ19W
and dad	88 
and did	80 -10ŉ8ƈ10mƌ13ō14ż15n21ź
and do	69 -12k-9Ǩ-7Ƌ9ƀƁ10Ǎǒ11Ƴ12ǀ13Ƅ15Ŋ19gŏ
and does	86 21ź
and for	84 -14ƻ7ƀ9Ƽ14žǂ16Ƙ20ǃ
and give	86 11ř16Ƙ
and hail	84 8Ř13ƛ
and has	79 12h13Ǥ
and have	81 -9Ɓ10š15ƫ
and he	84 -9ƽ-8w11Ǔ13ƾ21ǝ26p27o28s
and his	88 -37d9Ʒ12ǒ14n34Ʃ36p
and how	57 -20Ƥ-14w-11Ɠ-9Z-8œǉ-7q7gGĶƑ8kŒŠƭǖ9Rłƕƽ10uUǎ12Ʃ14ǃ15xĻǈ16c17ŦƆ18tT19ŧ39Ɣ
and i	68 -15Ƴ-8Ɣ-7PłǪ7dkŅƷ8G9TXŎǇ10qxŊƭ11Ƅ12Nōǟ13a14O17Ő18ň29LŌ
and if	74 7zGƄǞ8cƃ10IŢƨ11Ş17ư27Ƭ
and in	79 12ǉǋ19Ǒ
and is	62 -9ƛ-7Ƥ7ƃ8ƠƲǅ9Ŭ10g11Ɗ12Fǜǡ14T15ƹ17ƪ19Ř
and it	74 7œų8g9ƜǙ10JƟ11ƽǛ12ƴ15Ƴ16ż29N30w
and just	90 7K25ǌ
and last	81 -10ŷ12o60a
and look	90 -14ŧ8ư21ǚ33Ŝ
and model	88 22Ū
and no	84 8g10ƴ11ǁ13Ʊ14ǀ
and not	90 14ƫ15ŹǪ18ĺ
and on	90 -8P9y13q21Z
and raised	90 -13d27l
and read	79 7Ÿ8Ǌ9ƫ12Ǎ25Ƽ37Ś
and roughly	79 31Ư
and slow	90 -15Ǐ8ū30U
and some	88 10Ž13Ƣ14Ʒ15ķ
and street	90 -8I22D
and such	90 11w13Z14Ƽ
and tell	74 -10Ƣ8ŗ9Šǣ10ŚƸǉǍ12WƉ13ŀ28ſ
and that	74 -10ƨ9ŴǛ10ŐŻƽ11ş23WƧ26Ɯ30Ť31Œ
and the	58 -35Ū-17p-12Ƣ-11IU-10Őŗ-9Ś-8a-7o7ūƼǐǚǜ8řƘƿ9evŝŭǉǍǠ10ŦƎ11œ12ŒǦ13ǖ14CťƬǄǧ16Ƈ19E20nw33dD37Z51Ŵ
and then	76 -14Ť9dHǉ12ń15y19w20Ƭ22ņ68ō
and they	79 -10Ǣ-8Ť-7ǒ8ƥ12Ķ24Ǫ32Ƣ36Ŧ
and tube	90 32Ƌ
and was	88 -10ţ7r13Ť16Ǝ17ƿ
and we	88 13Ʈ15s18M
and weight	83 8ƻ
and what	50 -14Ź-13Ş-11Ɲ-10T-9oŬƀǡ-8gŉťŨŴƨƻǄ-7FŘŠƷ7WĵŖƊƕǇǕǘ8yJōƓǢ9aŢŮƞǃ10Rķľőƛ11C13řǊǏ14ơƩ15ŗ16Pư19d20w26Ĺ34Œ37ǉ65Ū
and when	75 -11Ǐ-7ĹŨ7dyGś13Ɠ14P20ƨ21ŕ28Ɨ
and where	72 -29ǌ-20Ő-12ų15X18Ŵ19ǐ28Q48C
and which	76 -36Ŵ10d12Ʒ19ų24Ū25ū26ŷ
and who	68 -19ƣƴ-11ŷ-9Ū-8f8QŬ11ǖ13nA16h19Ť20Ǒ22ǉ28o36Ő
and whose	77 8Ź13Ő19A20ƣ
and why	90 -9Œ-8Ǫ21r26Ŀ37ĺ
and would	84 -8ű11Ĵ13Ɖ24Ž
and year	86 -7p14ő20d
and you	68 -9cŎǏ-8M-7Cŝƻ7Ŭƃǉ8Ōƶ9s11NőŘƚƺǌ12Ʃ14R15ǖǞ16Ǉ17f22ƥ25pŠ27ų49a
and your	62 -15w-14Ŵ-13Ǖ-11Ʃ-9ųƹ-8u-7Ƙ7lŨ9ƃ10ŐǙǤ12I13ƣ14Ř15aǏ17Ǆ18ƙ19ǩ20vŁŷ23ƻ24o26ůǇ32q36B
animals	86 38h
annual	76 9ƫ12ŮǊ19T28ǋ
annual payroll	88 13Ǌ
another	72 -15ş-11ů-7dpPŢ9ż10ōŹ11Ŷ12v15Ƶ18Ő20HI21ǟ26Ŵ29Ơ30ŵ36y
answer	86 -7r10K12ľ15ŔǛ16ŉ
answered	90 35ŉ
any	40 -20ƨ-19Ɓ-18Q-16ǆ-15Ŋǣ-13ơ-12ƪ-10cƘǑ-9ŅňŖŴǈ-8őƈǞǠǤ-7FUĴĺōŐŒŰźƀƆƯǍǦ7vMTŔƍ8ńƵ9Ʀ10kZŋũƑǉǔ11yŉŌƂǀǐ12żǙǛ13uW14xƚ15ĵţƲǇǕǚ16ǒǝ17ƽǄ18Ūƙƿ19ƫ20HƏƒ21Ɖ22ƜƼ23jŻ24ǁǃ26gķ29Ų30űƝƧ33h34m36ƌƞƺ39Ź40ƹ48š
any #	84 -28Ǥ-25ǆ-10ǈ30ǒ102Ʋ
any $	85 9Ų11x16gƞ
any accidents	70 -7Ż21ż24ţ
any additions	90 39ƌ
any animals	90 31h
any bankruptcies	90 21ĵ
any big	84 25k33ƒ
any business	86 -12ǣ15Ų22ƞ
any cash	88 -16Ų-15ƪ17Ǘ28ƫ
any chance	86 -7Ŭ8Ś9l12H13ƕ15V21P
any claims	78 -10ŧ46ţ
any close	88 -7Ǟ17Ǚ44ǚ
any complaints	90 33Ş
any coverage	82 -20Ƨ-17ƨ25Ʃ30W31ŏ
any damage	77 -13Ɯ-8Œ28ű33Ť
any deliveries	90 -22Ǒ43Ų
any delivery	80 -7Ų13ŭ
any drugs	90 11ǀ
any excess	88 -7Ǣ31ǧ
any family	79 18ƹ
any fender	88 24ż
any health	81 -13ǃ30ƹ
any heart	90 -9ǝ13ƽ16ƾ
any hobbies	88 -17ǁ48g
any insurance	88 -10š-7Ő14ſ16Ƶ21W
any jewelry	88 18ƙ
any kids	84 -14y34u39Ź
any kind	90 11ŏ
any leaks	85 22Ɯ33Ɖ
any life	83 -12ƨ-8Ƶ-7ŏƩ11W58Ƨ
any loans	88 25ƫ
any losses	88 33ţ
any more	86 -14u58y
any of	71 -16ơ-13ƞ-9c7ƾǧ9ǒ10ŏ13ǉ14ǐ15Ƨ20Ų29j30vƦ38Ɲ
any other	77 -11Ņ-10Ŵ14ǌ15Ū19ŷ27ş32ń
any plans	84 -9k10ǟ32H
any prescriptions	88 18Ƽ
any questions	84 -26Ŋ37ŉ
any reason	90 -11ŏ14Ŕ35Ō
any remodeling	88 21ƌ
any roommates	88 25ƣ
any savings	88 17Y
any side	79 9ƞ20T
any subs	90 12Ǔ
any tickets	82 -19ż-13ţ46Ż
any time	86 7y9š19Ƶ39ƹ
any tobacco	88 18ƺ
any trouble	88 17ĵ37ǝ
any violations	90 20Ż
any water	75 -16Ť18Ə31Ɯ34ƚ
any wood	88 
any work	86 -18Q-9V18Ǖ38Ǒ44ƞ
anybody	56 -12ǐ-11ƫ-10ŗ-9Ɖ-8TǊ-7ķ7tƁƂƣƨƾǣǪ8ƑƠǒǝ9ƈ10ŔŜŝǚ11ŤƝǈ12ųƤ13ŁżƔ14huŷǢ15nǕǜ17ƵǤ19ŏǩ21ńŲư23Zǎ31Ŗ
anybody $	80 -16Ŝ8Ŗƣ14Z17ń19Ł20h25ƴ
anybody been	80 23ţ
anybody else	77 -13ƣ-10Ł-7Ƨ9ż12Zų14ńǩ20n26ŷ
anybody ever	77 -10ţ7Ʃǝ10Ǣ13Ŝ15ǜ17Ŗ19ƝƵ
anybody hurt	90 -10ţ19Ǥ30Ť
anybody in	90 12ſ13ƾ
anymore	83 -8Ş8zK11ű13ŝ14Ŧ20ť28Ʈ
anyone	63 -12ƫ-10RƎ-9ţƿǉ-7Ƨ7ş8zżǙǜǤ9ǩ10n11ƣ12ƉƝǪ15Ʋƴ17Łǣ19ư21ǝ22Ǒ25Ŗ26ų27Ơ
anyone $	88 -16Ŗ-13ǝ-9Ƨ7ƴ13ş18Ł22n35ų
anyone co	80 20Ʋ
anyone else	85 10Ł14ŷ20ƣ
anyone gone	79 13Ǥ15Ŗ
anything	50 -12Ǫ-10zňŋ-7HƉ7űƝ8şżƲ9kŔǎ10Ƴ11ƞƴǐ12ĿƧƾ13Zƹǔǖ14ŏƒƼ15ĵ16ũǃ17gŇƎƩƱǁ18Ż19ƽ20ƛ21ŉǟ22Ƅƍ23ƙ25ǀ27ō28ţƦ
anything $	66 -13ƹ-12ŉ-8ƙƧ7ŏŻ8Ŀ9ōƝ11rǁ12Ʃ13ǔ14gŲ15ǜ18ǃ20Z31ǟ37ƽ
anything else	73 7ũ17ķ20ş22ō
anything from	90 -8Ɩ12g16ǖ26Ƅ
anything fun	85 41k
anything in	76 -19Ş-17ƽ-12ƾ-10z7ƍ11ţ13Ǝ16ĵ17Ʀ20Ƴ29Ƨƹ48Ň
anything like	74 -14Ňō8ĵŻǁ9uų10Ɲƺ14Ǐ28ǀ30ƞ
anything on	80 -15ŋ-7ż9ƃ11ŏ12ţ16Ƅ17ű21Ƃ27Ʃ34Ż
anything special	77 21ƙ
anything that	85 -9Ʒ10Ƽ13ōƾ15ƙ16Ŀ17ǁ
anything to	90 -7ţ12ƍ16Ʒ19ƛ25ũ
anything ugly	90 15ĵ22Ǝ
anything valuable	90 -17ƙ15Ɗ
anything you	78 -20ǟ-7i11Ş12ŝ16Ƽ22Ʀ41ō46ŉ
anytime	90 -9ǟ34H
anytime soon	90 -9ǟ34H
anywhere	76 -9Ǚ7ƥ10ń11Ǧ13ǁ14ǘ21ş24k31ň
apartment	62 -24ǎ-11Ɯ-10Ǩ-9ƞ9Ű12Ɵ15G18FŤƢƦ19Ɲ22D23Ƙ25Ƥ28ơƥ32ƣ
apartment $	70 -14Ƣ-12Ɯ-10ǎ7Ƥ14ƥ17Ʀ24Fƣ26Ť43Ƙ
apartment building	90 -19ǎ12Ƥ13Ƣ
apartment do	80 -10ƞ28Ɲ
apartment or	88 -21F24D35Ƥ
apartments	85 -10ƣ13Ƥ51ǎ
app	69 -8ŷ7ǀ8Ǉ10Ƅ13Ŝ15Ƶ23Ś32Ǘ38ŝ43Ų44Ž
app $	80 -8ŷ7Śś16Ŝ19Ž39Ǘ
app that	88 27Ž
application	85 9ǁ10S11Ƶ13ǀ16Ō
applied	90 27Ƶ
appointments	88 -10ƃ9ǘ11Mƿ13Ǘ16ŵ
appraise	90 25Ɠ
appraise for	90 25Ɠ
appraised	86 35ƙ
are	33 -19Š-17Ŕ-16ŧƘǆ-14űŵ-13ŇŹƝǄ-12AļĽőŜƦ-11Ŋƈƨǃ-10tKŅōƀƔ-9Ƭǜ-8mqŤƕưǝǦ-7ůŻƋƢǊǗ7dsTŁŞŭ8UŀńŋŷƗǡ9juEĿžƼǢǤǥ10nųƁǑ11pĶƒǘǩ12NĵŝƐǕ13ňƥ14LVŏşŬƯƺ15bRŌŖŶƃƠƲƸ16zŨƛǈ17gkyĻł18ŃŒƟ19Ţ20wĹƮ21ƻǁǒ22f23aŗŪ24PZǉǟ25ũ26l27HQ29ƤƹǏǠ32i33x34F35vŐ38CǇ48c49Ǫ
are #	84 -8ŝ-7Ő11ū14Ǉ15Ƅ19p38ƻ51c
are $	79 -7C7r22j24Ţ26b60a
are a	76 -17ǂ11ƽ12Ƹ16Fƺ21bd27l34g67P
are at	83 -11ŗ-10Ŏ-9Ƣ7S10U12Ř15Œ22ǌ25ž42Q
are covered	86 -7ŏǩ10Ǔ12Ő31Ƨ
are done	88 9Ƅ16Ļŷ18y29ǟ
are going	86 -9U8ł11V14Ǡ15Ł
are gone	77 -9ŜƖƮ13ư18ƯƷ22ƪ25Ơ46Ƹ
are good	90 -13Ň17ŉŋ26Ō
are in	68 -32ǎ-12Ǖ-8ŭ7Ǟ9ƠƢ10iF14Q20ǘ21ƣ23Ŏ25ƹ28ƚ30C32ų33Ƥ
are insured	90 -16Ɣ8ş10ŏ11Ő29ŗ
are looking	86 -8Ĺ17ǋ19Ś31ƭ
are not	72 -16Ɲ-13Ş-12P-11Ǫ7ŏ8ŐƗ10ǡ11ƅƵ12š13Ŧ14ŴǞ15Ň16ŀ19Ơ21ǉ24Ʋ25Ŗ30Q40g
are off	88 7ƃ8k17N18R
are on	68 -10ůŷǊ-9Ƈ-7ž10RTŗ11ƁƤ12ŋŮ13ǡ15ų16Ś17N18Ǉ19Ū25ǈ
are out	90 9ů22ǩ
are over	85 -11c11ş12ů20T25C35Q
are paying	85 -7Ĺ11Ǧ15Z19Ŗ25Œ
are pretty	90 13ō16Ŷ18Ţ
are right	90 8M12Ů
are the	62 -20Rž-13u-11ǐ-9ưǢ-7a7ş8b9qƯǊ10ŝƜǥ11Ǉǘ12ƃǅǉ14ƛƟ15ǖ16ř19Ǒ20yǣ22ź37x40v59ŗ
are their	88 -10Ǒ52ǉ
are there	70 -14ƈ-9h-8ƣ12uǈ14ƒ15Ɖ20Ǫ28n36ŷ40ǎ
are they	63 -22Ǡ-12ŧ-9Ŕŝ-8RǪ-7Ǆ7ƙ10ǉ11ş15Œǐ16Ş17Uǈ18z24ǒǕ29w36x61v
are things	85 -9ƞ-8U30i34Ǡ
are those	82 -10ƈ12Ǒ13ƝƼ16ƒ20ǒ
are unhappy	90 42Ş
are we	71 -15Ļ-12ĺǪ-10P-8N-7g7Ŧ8ŏ9O12Ōƶ13Ŏ15ch17ťƆ18Ń21Ū23v27X45Ĺ
are with	82 -10ő8Ţ11ŝ12Q59Ő
are worth	86 -8ǐǣ7Ƙ19ƞ22ƙ
are you	40 -33v-22ǉ-18Ǟ-15ǃ-14zŠǆǣ-13Ƙ-12Ş-11eŷ-10ŀŇƀƠ-9ōŚƃƝǕ-8IļœűƕƢƮǒǗǢǦ-7bgtņŘşŵźƆƚǩ7sYŁƔ8VƓƗƶ9ľŖƯǑ10pĶƟ11yŽ12GĴŕſƤƲ13DFƐǟ15ŪŲƼ16Ţƛ17lEƹƺǤ18HŶ19ńŭ20LRǂ21ĿŐŬž22ķňŨ24Ńƥ25fĻŏ26ƻ27u28k31iP33łǇǏ35ǁ36Z38c42ũ47CǠ65Ǫ
are your	60 -24ŗ-16ƙ-10Ǘ-9Ɵ-8ƅ-7Pǈ7ƾ8ǒǖ9uƱǎ10l11Rƀ12V13ǋǪ14ǉ22ǐ24w28ĺ29Ǖ31ǣ35vz48Ǣ
area	79 -18ƛ-17S-7řǪ9F10Ŕ16j22E24C35l41I
around	58 -12H-11Ǫ-9r-8Ɠ7WşƳǨ8ŅŭƏǆ9uL10ſ11ƝƦ12ǂ13ĵƒƲ14h15lz17nT18VƍǊ20ŵ21Š22Cń25s
around #	79 8ǘ9Ŭ13sŒű16Ǌ24ĵ27T
around $	73 -16Ţ-12H-10r8Ʋ11ş13ŵ15W16u28sV56ń
around here	84 -9B7ſ10ų27z37l
around if	79 26ŵ
around it	86 -10Ɣ13X16n22ƍ
around so	90 9ő19Ʀ
around the	83 11k12ǉ13n15Ə16ƍ19ƒ
around there	88 12ƚ13Ű14Ņ18h
art	76 23ƙ
art $	78 16ƙ
as	57 -14Ÿ-13Ǖ-12Ǫ-7ĿŖŞş7ŀŢūŴƂ8pKŒŚƭǁǂ9dC10lũ11ň12vǤ13j14ńŷƢ16Fǔ17o20ŏ22Ƭ25f27c51Ǆ
as a	76 -7Ÿ7ƹ8Ǜ10P11ŴŻƩǁ12Ƨ18ŷ19l
as additional	86 10Ǔ34ǔ
as beneficiary	73 15Ƭ
as it	85 8Ŷ9Ɓ12ǉ15Œ22j
as the	84 -13Ÿ10Ƭ12Ǥ14Ǆ18d22Ƣ
as you	85 -7Ʃ10ǃ12ǎ14K18p
as your	90 9Ű18C
aside	82 -8ŉ14Ʋ38Ʊ40Y
aside for	86 15Ʋ27Ʊ
ask	59 -8ĺ-7Ʒǎ7iTōƢ8Ƌƨ9ĵƇǓ10au14AǍ15š25Ĺ26ǀ30c31Ł33Ŋǔ44ŉ
ask $	82 -7ĺƷ12ō15c19ǔ20ŉ
ask for	69 -14Ż-8Ƣ7šƿ18Ǎ20ǔ21ǀ37Ĺ
ask how	90 -7Ō13i15c
ask me	83 63ŉ
ask so	90 7ũƶ10Ŧ11h
ask you	79 -24ŉ-9ǎ9ǔ20Ƣ68Ŋ
asked	72 -8Ɨ-7ŧ8Ŕ9ō11pń13a15ŉƖǓ16ǧǨ
asked for	77 -16Ǔ-8Ɨ13Ƣ16Ɩ19Ǩ
askin	90 -9P13Ŋ15a16v
asking	73 -13Ĺ-11Ǎ-9ƣ-8Ǫ7pơ8ǧ9Ŋ10Ǚ12cō13Ľ15Z18ǔ21Ƣ25Ƅ31Ɠ
asking $	85 -8Ǫ9P11ơ13Ŋ17ō18Z27Ɠ
asking for	80 -13Ĺ-12Ǎ-10ƣ-7Ƴ7Ǩ9ǧ12Ǚ20Ľ29ƄƢ
asks	83 9uǍ13h15w16P17m
asks about	90 15h18m
asphalt	85 42Ɖ
assets	88 38ķ
associates	90 23m
at	41 -22iƢ-20ǟ-19Ŕ-18Ŧ-17Ƃ-15ǅ-14cųƃ-12Rŝ-11ŀŴ-10lťŧũǉǕ-9koŨŭƁƫƶƽǂǈǩ-8aZŕŻſƴƸǄǞǪ-7AňōşŢƄƅƒƣƷƻǑ7gxDœƜƨ8rĺłńŇƗǏ9qĶļőƬǧ10ƍƧƺǋ11Ÿǚǣ12ƔƮƿ13PżǤǥ14ǀ15bĵŁŘŠŮƾǢ16uǍ17VŎŷ18žǗ19ŚƦ20s23hLŰ25GN28ŏƩǜ30ĽŜ31ĿŅ33W37ź43U44Qƞ45n49JS
at #	68 -10ǀ-9ŏ-8Ƣ-7ƽǏ7O8R9ƨ10Ɣ11Ɗƹ12s14ƙ18žǌ20V22ƾ25ǜ28ŗ29Ÿƭ30D36LŅ
at $	75 -33Ű-8ŗǅ-7Ŧ8ł9Ņ12r16I17Ř22ĵń29Ɣ34Q72C
at a	76 -13L-10Ŏ7Ƶ11ŘƲ14q16ż17b19Ķ20N32P
at all	69 -16ǟ-13Ƨ-7ũ7Ŀ8uH9szłŜŞ10Ůƾ11Wƌ12Ũ14ǀ18ţ21ƞƺǦ22Ǣ23Ʃ25g35ŏ
at fault	84 21ż
at gmail	90 24J
at home	68 -11ư-8t8q10Ʃ11p12r19w23Ź24h39ƞ45u51n
at it	75 -14ő-12ŧ-8Ĺœ8ǆ9g10s11Śƞǟ18S20Ŝ23ĺ26Ŗ
at least	86 10ŗ13Ǣ15ǆ19ő
at night	68 -14Ɓ-9ƥ-8W-7Ƥ8ĸǜ10nľ11xƼ12L14ǀ16ǐ20ĻǗ23Ǐ25Ű26Ŀ
at once	86 19Ĵ
at risk	80 15ķ
at school	78 38ź
at that	77 -11D10F12VŠƯ14Ŝ18G27S30n
at the	54 -20Ƣ-19Vŗ-16C-15ǟ-10i-9uFGƹ-8BǪ-7WŔƘǂǣ7Ɓƍǚǜ8Ŏŵ9Ťƿǋǥ10sL11řƱ12ƞ13Ǘ14bĺľž15ŮƜƧ16ĿŰƗƦ18ő19ļŐ20Q21Š22Ǡ23P25Ǎ28Ľ30ŏ31S33Ś54U
at this	83 -12D-8ő8S10œ12V28G
at work	69 -27P-14Ŕ-13i-11Qŗ-9ƃƝ-8Ǡ-7S9K15BŅư18ƨ22NU23Ƨ28V35ĺ40Ǥ63W
at you	88 7L8Ņ21Ŀ26Ň
at your	66 -14ųǤ-13ş-8D-7őƖǦ7Ķǝ8Ŝǡ9ĽƯǣ10Ƥ11ĸ12ƍǜ13h14ĵ15ƿǚ18GƦ19S26ŷ28ŁŰ36Ɲ
attack	86 12ƾǩ15ƽ
attorney	90 8Ƴ15Ɨ19B
audit	68 15Ǥ18Ǔ60ǥ
audit $	82 -7ţ21ǥ
audit @name	90 23ǥ
audit go	78 11ǥ19Ǥ
audited	85 -14Ǥ20ǥ
audited $	90 
auditor	86 22ǥ
auto	68 -8Ƣ-7ŗǊ9Źſ10Ǆ14Ǧ22Ĺ32ƃ34Ƃ35ž45ş
auto $	82 -8ŗ18žƂƃ25ş
auto and	90 14şƂ
automatic	90 9Ĵ10Ɯ
average	90 -11Ʃ9R15Ǌ24ź
aw	90 -7u9Ź13w15ƅ
away	65 -15m-10y7ż8z9ǂ10B11ǀ12ƨ13Ʋ14ĶŢƴƵ15Ļ18ŉ19Ƨ28k38ź39Ơ40Y
away $	79 7Ƨ11z16Ơ19Ƶ22ƴ40Y
away at	86 -16m-12y44ź
away for	85 -9Y10Ʋ24Ķ
away from	86 13B17ǀ20Ţ28k
away with	86 16ŉ25Ļ
awesome	71 7c8ŌŰ9nŏƙǋ10Ƈƨ11uC12ĻŚ13ţƕ15I16ǅ19ĵ21ǀ
awesome and	88 -7Ǎ7F12ŏ17u
awesome that	90 10ţ13c15Ƈ26ĵ
awful	88 12Ũ13ƯǊ15ĸ
aww	80 -8Ǫ7x8z9ov20Ƭ
aww i	90 9z11x
b	77 -10Ʃ11ūƝ12D31d33Ǧ38ź46Ǆ
babies	90 16ư18y21h
baby	72 -7ƹ7w10v11ư14Ƽ21dyĺ29x33Ŷ39u
baby $	84 -14Ŷ-10v13ư15w24u
babys	85 -18d12V24v38w
bachelors	83 46m
bachelors $	90 22m
back	55 -14Ǫ-11r-9ŵ-8GƘ-7KŖ7HľųƯǘ8őœ9ŭƍƱƿǙ10ŞŮƳƵǠ11hLƞǀ12Iŀſ13Œƒ14uƪ16ŨǤ17VŴ18ƚ19YǞ21ĽƸ23ƫ24ňťƔ26Š
back $	73 -13Ƙ-7K9Ɣ10ƫ11Vǟ14Hƍ16Ŵ19ŀ20Œť24L30ƞ
back and	86 -11ƞ16Ƶ17ų19ŭǤ
back in	80 12t17Š20Ľ
back on	71 -10ť10I11ƃ21Ř27Y36Ũ
back then	84 -8G9Ɠ10ņƅ18œ23Š26ƪ
back there	88 25h28u
back to	80 13V14ľ15ň17ĽƯ24Ƹ25Š
back up	79 -9Ƙ9ƚ12ƒ14ǘ19ňǙ20Ɣ22Ɯ25Ǟ
back when	90 9Š13ƺ15ǀ23ſ
backed	85 -9Ǚ17Ť36ǘ
backed up	88 37ǘ
background	86 8s10ŋ23ǝ27Ǫ
backup	76 -10ŗ20ŵ21Ƭ29ŏ39Ɯ
backup $	90 20Ɯ25Ƭ
backup coverage	86 -12ŗ23ŏ33Ɯ
backyard	90 8ƕ9Ɲ16ƍ
bad	71 -17Ŵ-11ő7ǧ9L10ŮǙ12Ƈ16Ţ17ĸƛǛ27ż31ņ37N
bad time	85 -12ő15ņ28N
balance	85 -9Ǘ7Z35ƕ
balance on	90 -9Ǘ9Z19ƕ
ballpark	79 8v11Ŧ13G17ķĻ25T
bank	68 -26ř7Ǒ8Šǖ10X13Z21Ƅ30Ĵ32YŬ39e53Ɩ
bank $	79 -12Ŭ7Ƅ11e16Z27Y39Ɩ
bank account	88 -33ř10ǖ34Ĵ38e
bankruptcies	90 21ĵ
banks	86 12Ɩ37ƚ
bar	86 -11ǡ10Ɗ63ǜ
bar $	88 -11ǡ64ǜ
bare	86 7ſ12ƀ13ŏ16Őŗ
barn	86 -14Ɣ47ƒ
basement	64 -11Ƈ-10ƙ11ƚƝ12ƞ17Ʀ26Ɯ50Ɗ
basement $	77 -12ƙ7Ɗ8Ɯ17Ʀ
basement and	79 14Ɗ
basement finished	88 
basement or	79 25Ɗ
bath	86 13ƌ15Ɔ
bathroom	88 8ƌ12Ɗ
baths	84 25ǅ30Ɔ
baths $	90 -7ƌ9Ɔ27ǅ
be	49 -14ĸ-12Ōƥǔ-11Ŷ-10Ƭ-8iQUűǩ-7YƓƩ7ŀŃŨǙ8EKŝƱ9nĶƣƷ10eHMũ11b12AVǨ14ķǟ15TōƢ17XŏœƸ20łŊƮ21OƯ22ľŞ23s24Ļ25ZǍ26cm30r33y34Ź
be $	76 -14Ư-11Ŏ-10U-9ĸ-7rǞ7V10ľ11ŵ12gŞ15ŝ20œ21ƭ22Ʈ25Ļ27A43Ǫ
be a	76 -8Ǫ-7Ŀ9Ũ10sĶřśş12ň13bL18ǟ25ũ32Ļ
be able	84 -8J7Ư10Ƹ13ś17Ŗ
be additional	90 -20ǔ8Ǎ40Ǩ
be alright	84 9Ĵ13Ư17Ƹ
be at	79 15ķ
be comfortable	88 10M15e
be driving	86 41Ź
be enough	90 11Ŏ19ž27ƭ
be honest	90 10ĿǙ
be in	84 -10sƮ-8Ƹ11Ń13HƲ14c16y23r
be listed	84 -8Ƭ8Ŭ10ŷ13Ǎ15ƙ20Ƣ
be off	90 14y47O
be okay	80 -13ƭ9Ř12Ł16Ư50X
be on	84 -7Ǟ10ŷ11x12ū13Źƶ16ŵ21ƣ
be paid	80 34Z
be straight	90 12Ţ24ŀ
be stuck	79 -13Z19ŵ28Ư
be the	82 -8ư8z9r13Ţ14y17Ŀ18ł25s
be there	90 12Ʈ16ư23s
be true	90 -7Ţ18ł27Ŏ
be willing	90 13Ţ15Ž
beagle	90 10Ə29h
beat	83 -11I-8Ŏ20Œ21Ţ49Ņ
because	67 -11Ŧ-7ŉ7ťƣ8bHļņŠž9gŀň10IĵłŝƵƷ11ju14J20ǂ23Ť
because i	81 -16Ǫ8Ǜ11œ12ň14jłņŝ17J
because it	90 13H15ĵ18u
because of	88 -14E9ǀ11Ŕ18Ƶ20Ť
because there	90 10ǁ34ǂ
becomes	90 14ǩ15ƨ
becomes of	90 14ǩ15ƨ
bedroom	76 9Ƙ10ơ17ƞ18Ɲ
bedroom what	79 15Ƙ
bedrooms	81 11ơ33Ɔ
bedrooms $	90 23Ɔ
been	48 -13Ǜ-10ƅƧ-9n-8xy-7ŵƼ7Ǫ8AŨƫ9ŮƊƋƗǆ10k11ƹ12ƴƵǀǝ13żǃǙ14ŏŶ15ƌ16f17t19ţŻ20l21ƈ22ņő25ŝ29i30Ÿ32S33ƽ36Ǡ37š39G
been $	86 -10x-9SU-8G37Ǡ72i
been a	82 -12G-11y7S13ƴ25Ǡ29ő
been any	80 23ţ
been at	79 -7Őő8ǆ25G64S
been audited	90 
been burned	90 -13Ƶ31ņ
been doing	86 -9ő17Ǫ44S
been good	90 -7i13Ţ21ŝ
been hacked	86 
been hurt	74 40ţ
been in	70 -40S-16ő-13ţ-8ƅ7ń11ƹ19ǀ23ǃǪ34ƽ36ż43G53l
been insured	90 14Ɲ30š
been licensed	86 9Ÿ14Ź
been redone	90 11ƌ20Ƌ
been there	76 -18l-13S-8š9ŝ12R26ő81G
been to	90 23Ů24ŝ
been treated	85 7ǀ28ƽ
been turned	86 -9ſ26Ƶ
been with	71 -18ŝ-14G8f13S22ņ66ő
beers	88 50ǀ
before	56 -18Œ-11Ŧ-9ō-8ŅƓǪ7ilGIĽŀŵƳ8ŋŠŧƖ9ƈ10ŖǖǨ12uŉŊƎƬƾ13O14T15aLŁ17ťƄƵ18ǋǔ20Ń21J24œ27ƅ32ņ38Ř
before #	88 -21œ24ƾ26L47ƅ
before $	72 -9Ř-7Ŧ7G12Ľ14ǋ19Ŗ36ņƵ48œ
before i	82 10d11IX12Ƅ14ŏ17Ŋ20a
before the	79 7œ8ƶ10Ư11ŘƳ15ť26Ń38J
before they	76 -20Œ9œƲǔ14Ɩ64Ř
before we	83 -8ō9s11aŁ12i14ŋ17ŉ
before you	72 -10Ʋ-7Ř7Ơ8ŁǞ9ƈǨ10Ɨ13O14Šǆ15Ŏ16Ǝ18Ƅ19Ƭ20ǖ21ǔ
behind	70 -10v-7ţǪ9Ż10ĺ12uƃ15Šƴ19Ʒ21pŹ24ųŷ
behind $	88 -8Ǫ30Ʒ
behind the	79 29Ź30ų
behind you	86 -9vţ12Ż14ƃ16u25ĺ31p
bein	85 7ƽ10Ʋ11ƥ13HŋŞ16Ǡ
being	73 -11n-9ĺ-8Ŷ-7Oǂ7ŵ9ķ10lŊ11cFŽ12Ǫ13Ɓ14ŋ15Ǡ16t17Ş30U
believe	80 9lŌ10mŋ11S12Mƭ13Ÿ26Ǫ
bell	88 35Ľ
bell $	90 32Ľ
belongings	85 -9ǐ17Ʀ29Ƙ
below	88 -9ƚ35Ɗ
belt	90 9Ʈ12pǆ14Ż
bender	90 10ķţ11ż
benders	88 24ż
benders $	88 24ż
beneficiary	69 34Ƭ
beneficiary $	80 13Ƭ
beneficiary on	72 18Ƭ
benefit	88 -8W14ƨ18Ƨ20ƭ
benefits	80 54W
benefits do	90 
besides	67 -9ư7şƼ9WƣƦ12Łŷ13ųǉ15Zǈ19ķ20u28Ƨ
besides mira	79 21u
besides the	81 10Ƽ12Ʀ23Z31ķ
besides you	83 9ŷ14ƣ17ų22ǉ34n
best	69 -13Ŀ-9Ş-7ĺŀ7tJǕ8Ĵ9ƈ10ņ14Ǫ16łƟ17Ļ20Kŝ23U29LǠ42I
best number	86 32I
best part	85 25Ǡ32U
better	66 -13Ź-11Q-10b7s8ł10a11ǃ12ǂ14Ţ15rKƩ16qL17pľ20Ş23Ň24o28ź32t
better $	80 -15Ź16L21t24ľ29ź32Ş
better half	77 -12Q12t16p19Ʃ21q31r37o
better than	88 13Ň15a
between	79 -9ų10C12P13šŷƬ14ł21ň
between the	88 7ǈ15Ƭ24ň
big	58 -21Ƃ-13ǉ-12ŔƓǌ-11ƉƯǪ-10SƟ-8Ɩ-7ŒŬ7rŗƌƱǂ8ZƇƕƜ9gyłƝ10j12ǆ13ľƫ15ǈ16ǎ18ǐ20œǒ21ŦƤǧ23ƭ24k25Ő29ĸƔ30ƒ45Ɔ
big deal	90 -7Ŝ8ƈ26ľ
big is	74 -46ǧ-14ǌ-12Ɠ-9Ɩ-8ŒŬ-7ǉ8ƒ10Ř12ƕ13ǈ15Ɔ19ƫ22ǎ47Ƃ48Ɣ
big ones	88 14ƌ17ZŐ
big trees	88 38ƒ
bigger	90 11ƫ14H21Ň22ǟ
biggest	73 10ǐ13Ǖ32Ŀ
biggest customer	76 12Ǖ20Ŀ
bigs	86 -20ǧ16ƒ20ƂƆ27ǈ
bike	79 -8ŰƊ8g15ǁ64Ʀ
bike $	88 7ƙ9g13Ʀ17ǁ
bike kept	90 -7Ű24Ʀ
bills	68 -7ŵǩ9UĿ12ǥ17ƃ20YŁ23ǡ26Ư28Ʊ30Z
bills $	86 -32Ư7ƃ13U16ǡ28ŁƱ
bills if	88 -7Ƹ24Ư
bills would	77 -12Ʒ10ƃǞ21Ư28Z
binder	86 10Ƅ11Ɨ18Ɩ
birth	75 20v23p24d
birth $	81 -15v10p29d
birthday	71 7Ÿ12Ŝ18d19v23p28c
birthday $	79 -23d11c22v29p
birthdays	90 10ǘ
bit	79 -7g8jl9mŞ10Ɲ12ǂ13Ũ14Ŀņ15œǋ31ō
bit of	90 7W10l16ņ18ǋ
blame	85 -12ŧ-11Ņ10ƻ14H16ń34Ŕ
block	90 9ǎ24Ƈ
blood	72 9ƿ17ǃ23ƽ33Ƽ55ǂ
blood pressure	79 8Ƽ18ǃ29ƽ
blood test	88 29ǂ
blow	90 -7ŗ14Ƃ16ǧ19g27ƛ
blue	88 -9ţ-7ǡ13Ż36ű
board	79 -17q12ǝ18ƍ23Ł33r
board or	86 11r21ƍ
boat	83 -8ǁ13Z14t19ş32ķ
bodily	82 15ŗ21ž
bodily injury	82 15ŗ21ž
book	80 9ľŔ14Ļ19g33Ǘ
booking	77 13Ǟ16ǘ19Ǘ
booking system	77 13Ǘ14Ǟ16ǘ
bookings	79 17Ǘ
bookings and	80 17Ǘ
bookkeeper	84 11ǡ22Ǚ
bookkeeper $	90 24ǡ
books	79 15ǉ22ǡ28ű
books $	86 
bop	84 71Ǧ
bop $	88 40Ǧ
born	74 -7ŕť13v39d40l48p
born $	80 -14l-8ť25d66p
born and	88 -14d45l
born in	90 -22l51d
borrow	80 11ĸ19ŵ27ƫ36ų
borrow it	90 -36ƫ13ĸ64ų
boss	79 7ļ10ǚ11sN12QǪ22Ł29U31Ǡ
boss $	90 -10U21Ǫ23Ǡ24Ł
both	69 -12L7Ʒ8ƀƌ9pƬǃ11ƭ12ƣư14ķƏ16ŸƲ26Ł30ƶ45s
both $	86 11ƀ20ķ29ƶ
both of	82 11pƬǃ13ư16Ʋ
bother	85 -7s13Ţ14Ũ23ŋǂ
bother you	86 -7s14Ũ23ǂ24ŋ
bothered	80 22Ĺ
bothered you	80 22Ĺ
bothers	90 -7ŝ12ŀ14Ž19Ş
bothers you	90 -7ŝ12ŀ14Ž19Ş
bottom	88 7ū14ł
bought	71 -12Ũ-10Ʈ-8ƭ8ŗ14Ɵǐ15Ǝ16Ʊ17łƧ18Ŷſ19ƪ20Ŗ26ƌ30Š35Ɠ
bought in	90 -12Ʈ-7C11Ɠ19Ɵ30ƪ
bought it	77 -12ŧ-9ł11ŗ19Ŗ20ſ22Ŷ33ƌ48Š
box	73 -10p7ǀ8ŏ9qǑ10Ƅ11c12P13d14ƋƼǚ17fǨ19m
box $	84 -12p-8P7D11q12Ƅ16d17Ƽ21Ǩ
box here	90 13ŏ14f
boxes	88 17Ƽ45Ɵ
boy	76 -8dop9bJ10j11nŤū16v20x24uw27Ź
boys	80 -7a9w10m11n13x14vŐ32u
branches	90 28ƒ
brand	84 11Ŷ13Ɓ18Ĺ25ǆ29ƅ
brand new	86 11Ŷ14Ɓ15ƅ19Ĺ25ǆ
break	78 8ũ10x11mXŰ12O15ŨƏ17Nš18k
break in	86 9ũ14š17Ũ18Ə
breakers	90 28Ƌ
breaks	84 -7ǐǪ10ź12ƝƢ19Ǟ23š
breed	86 18ƞ33h
breed is	90 13h
brick	75 10Ƥ15ǎ42Ƈ
brick or	83 21Ƈ
bring	64 -9tƒ-8Ĺ7M9ōƞ11D15SŜ16rű17Ɠ22u24ǒ29ǈ31Ư33ǋ39T
bring home	72 10q20T33Ư
bring in	79 7Ư18ƞ29u31ǒ33T43ǋ
bring you	79 13Ŏ21SŜ
brings	86 11ǩ40Ĺ
brings you	88 41Ĺ
broke	72 -9Ŗ8ĸ9ſƃ10Ɲ11ŵƦ12ǟ17Ř18Ə19Ɵ25Ɓ34Ť
broke $	77 10ĸ19Ř20Ɵ32Ť
broker	80 21Ŝ
broker bring	80 21Ŝ
bronco	90 38Ŷ
brother	72 -8ŭ7e8wŽ10Ƭ11n14QŅ16ƴ17Ǉ19Ł20ų23AB
brother in	84 17ABQŅ
brothers	85 -10z11ǒ14B25ƾ28Ǆ
brought	86 10Ɨ12Ǣ15r22ĺ36l
bs	90 -17Ź-8ŷ34ź
bs or	90 -17Ź-8ŷ34ź
bucks	81 -8Ɯ8Ţ10Ƃ17ž19Œ30X
bucks a	90 11X13Ƃ
buddy	80 10Ŝƣ16Ľ21B29A33Ņ
budget	82 26ĸ44X
budget $	86 23X30ĸ
budget for	90 24X
bugging	90 13K25ŀ
bugs	85 -8O15Ž30Ş
bugs you	85 -8O15Ž30Ş
build	75 -14Ǘ-13Ƣƫ-9ǎ9ĺ10XƲ12ƑǍ28ƅ40ƪ51ƻ
build it	90 13Ɣ25ƅ
building	64 -12ƅ-10ƪ-9FƋ-7Ƈ10Ǟ17ƒ21Ƣ25ǣ40ǌ55ǎ61Ƥ
building $	75 -11ƅ25ǎ41ǌ
building is	86 -12ƪ-7Fǩ13Ǟ29ǎ
building or	90 -14Ƥ-13ǎ12ǣ45ǌ
building your	88 -8ǌ39ǎ
buildings	85 7ƒ10Ƙ19ƥ
built	69 -16ƪ7ƻ9b14ķƇ26ǟ33ƫ38ƅ
built $	79 34ƅ
built up	85 -19ƪ19ķ49ƫ
bump	86 7ǣ8ž11ŗ15ƃ26œ
bunch	86 14ńǉ17Ǧ
bundled	86 40ş
bundled $	88 22ş
bureau	90 13ńŜ
burial	84 14Ƨ27Ʊ
burial or	88 19Ʊ
buried	90 8j17Ʊ
burn	83 16Ƒ19ņ
burned	75 -12Ƶ-8Ǌ7ƕ10ǖ12ŀ14ƒ17ǣ22Ɣ24ņ25Ǟ
burned to	88 27Ɣ
burner	90 -11Ť10Ƒ16ĺ
burst	85 10ƥ30Ɯ
burst $	90 19Ɯ
bus	88 -7Ǟ13ǧ67ŵ
busiest	88 39Ǐ
business	51 -26Ƃ-12Ū-11t-8DGōŖ-7C7Ų8Ǚ9Ǫ10ǒǕ12AMǜ15Ǐǡ19ǣ20ǧ21ŎǑ23ǅ24ŭ25Ǟ26ǟǠǢ27ǆǇǩ28ǋ29ǌ31ƞ33Ǆ35Ǧ
business $	65 -12S-10Ǖ-9G-8ŭ-7Ǟ7Ǒǡ8A12Ǚ13ǎ16Ǆǜ17MŎ22Ǫ25Ǡ44ǆ53ǟ
business at	77 -18Ǡ23ƞ31U
business do	85 -12Ǧǧ-9ƞ-7ǌǠ47ǋ62ǅ
business from	88 11ƞ15ǆǌ
business have	80 -15ŪƂ10Ǧ14ǣ20ǧ29ǑǢ
business if	88 13Ǟ22ǩ
business in	90 -18ǎ7Ǆ10ǟ36ǌ
business is	84 -12ǠǢ7Ǒ11ǎ21ǅ22Ǖ
business name	90 18Ǆ
business out	88 -8ǩ-7ǅ9ǌ25ƞ
business owners	86 34Ǧ
business policy	88 -10Ŗ14ǢǦ
business since	79 14ǟ
businesses	88 8Ǧ20ǅ23Ǖ
busy	74 -7ŭ9x10Ǐ15tP32U38Ǡ42N
busy $	79 -19U-10Ǐ-7P17t20x34Ǡ41N
busy over	90 -11x11N20Ǡ23U
busy season	90 18U24Ǐ
but	64 -10Ǫ-8ƌǊ-7ƴ7fmwŎū8BżžƓƳ9KƼƾ10űƹǤ11cư12Łǃ13ŀ14ƿǚ16ǒ20ƨ21Ŋ23p24T
but i	83 9Ž10wTš11r12ō13Ŋ
but otherwise	90 12űǃ15ƹ
but what	84 -7ŗ10g11ž12TŎƓ39p
butcher	90 23b
buy	63 -15ǐ-12ũ-10n-9Ǟ-8Ǫ-7Ł8ƫ10ƚ11ł12ƪ14Ʃ16HW17Ŭ18Ō19ǟ20F21ǅ23Ƨ24Ɠ30ǩ33ŶƘ35ǖ51G
buy again	79 -7ũ40Ƙ
buy from	85 16ǅ47ǖ
buy it	80 8Ɠ11FƧƩ12ǆ14W22G24ŌŬ
buy sell	90 57ǩ
buy that	90 -13n-9Ǟ13W14ǐ16F22Š
buy the	82 -8ũ-7Ƙ9F14ƚ34Ŷ38G
buying	90 9Ɠ24H
by	52 -46Ǎ-25Œ-15ƞ-14ňŗ-12Ǔ-11š-10ķƗƩ-9rŎŞǞ-7msUŕŬƜƧƾǩǪ7dSƕǄ8Qŏƣ9ƃƦ10ŋƚƢƲ11Ǧ12ƘƝ13Ũƒ14wŧ15TǠ16jǝ17ałř19ƥ22nōŵƯ23ſ24Śů25APĹ29œ31oƄ32Ĵ35Ǩ41M48Ń
by #	90 14ƒ18Ʀ
by $	71 -14Ǔ-10ŵ-9Ɨ-8Ń-7Ɯ10ƚ11ł14Ǆ15Ƅ17Ưǟ21Ś26w28ƥ36Ǩ37A38o
by @day	85 8Ƅ13Ǡ15Ǩ16Ń
by a	83 9ƥ10AƏ11ņ15ŵ16ſ18ǝ
by any	90 -7Ŭ8Ś9l15ƕ22P
by how	90 10œ
by now	90 14G15S18Ũ
by the	73 -32Ǎ-17ƞ-7ŵƯ7ƚ12aƒ13śǌ14Ļ16Q17ů21Ɲ22Ń24T35M38Ƣ
by what	88 -8Ĺ-7Ş10Ƅ17œ56Ń
by when	76 -22Ƣ-20Ǎ13Ƅ53Ĺ
by you	80 16ǌ19ŋ24ŵ26ŧ40j
by your	77 10M12ǝ14ŭ19ř
by yourself	90 -9Ƨ52n
c	81 -10Ƽ13Ǆ16o18ƽ64b
c or	90 15b
cabin	90 13Ƒ16ķ17Ơ
cake	88 9Ľ11M13p32c
call	57 -18Ǎ-14J-13R-11Ŕ-10ũ-9ŝŤǀǉ-8tO-7rƐ7Ǟ8Nĺłű9Mŋǒǔ12ĵƏ13w14Pń17ǜ18Ɓ23ţǪ26sŜǄ27Ļ29K31aƢ34Ł38oĹ54L
call $	72 -15R-12Ŕ-10Ť-9a-7Ǫ8Mŋ10ĺ11ń14Ļ19Ł25s29K36Ĺ45L
call for	90 -27Ǎ-7Ǣ11ǡ17ǔ40Ƣ
call it	86 -22Ĺ-13ũ-12B-7L8ţǄ13Ǟ17ű71Ǫ
call or	82 11M15Ł26K
call the	90 -10Ɛ10ţ11Ə19Ǆ
call today	79 -25Ĺ41ĺ
call you	76 -14J7x11ń15L18Ŝ78a
call your	84 -23ǅ10w16ĵ20ţ22Ǆ38o
callback	88 27I
callback number	88 27I
called	69 -15v7NŜ11Ĺ12Ƣ15ƪ22oŢ24ŧ28ń31Ŕ35Ǆ43w
called $	74 -38ŧ-16v13Ƣ25o37ń38Ŕ47Ǆ48w
calling	78 15I39Ĺ42C
calling about	90 33Ĺ
calls	74 -12Ƣ7ǣ8Ž9ŧǔ12K14ŋǍǙ22Ş36ǚ
calls $	88 49ǚ
came	67 -7Œ7aǞ9żư10ũƚƾ11jŎƔƿ12dG13M14ǟ15Š21ļ22Ɯ23Ŧ24Ť35Ņ
came back	90 11Ǟ14Ɯ17ƿ
came down	88 14ƾ16Ŏ17Ť
came in	83 12a14ļ44Ņ
came out	86 16ƚ17ĸ26Ŧ
came to	90 14ư17G18M22Š
cameras	80 12ƙ21Ə
cameras $	90 13Ə
camry	88 38Ū
can	49 -17ƶ-14R-11ňŶ-10cUŕŖ-9Pũ-8ƞƠ-7šǉǏ7ĻŨŸƐ8ĴŋŤǂ9Œŗ10ŵƤǍ11eľź12J14N15ǩ16Ł18řƃǨ21MXŃŉś22Ŏ23OŌ24IL26ū27Ĺ28Ŋ30Ǫ31sŚ35ƨ
can and	88 15Ɖ16WƼ
can do	90 -17Ō11ŝ13s35Ŏ
can get	85 7ś11m13ǘ15Ŏ
can hear	88 10x14s17Ŀ18ŀ
can i	64 -38Ǫ-10ř8s13aŎ15L20K22J24e25I38Ō57Ĺ66Ŋ
can not	75 -17Ǫ-11Ł-8ŖǏ7z8ƥ10JŐŵ11KǞ12ƹǡ14ǩ15ư16ľ17A24Ũ37ƃ
can see	90 -7Ĺ7E14ǀ20Œ
can we	88 8L14M20Ō
can you	61 -21J-19ƶ-18Ō-14K-9ŊŎ-8sň7Ťƚ10ŵƐ15řǍ16ŗ17N18M29Ł30ū34X35Ś40ś42O55ƨ72Ǫ
cancel	85 -8ŧ20š38ƶ
canceled	88 27š
cancer	77 -7ǃ32ƾ48ƽ
cancer $	85 -10ƾ-7ǃ51ƽ
car	49 -23Ɩ-18ƕ-17Ř-16tŝ-15iŐ-14ŗ-11Ư-10yƶ-9ƧǪ-8sĸǣ-7gUťƣƩǃ7Ǒ8Šů10Ʀ13Ů14Ƅ15ƃ16Y19ū20ŽƁ28ş29ź36Ű37ŵƀ39Ų44Ź45ž56ű59Ū60ų64Ŭŭ72Ŵ75Ŷ
car $	61 -17ŝ-13ű-10Ő-9ů-7ťƣ9ŷ11ž12ŹŽ13Ƅ16ŴƁ18Ŭ25Ų36Ū37ƀ50ų54ŭ55Ŷ
car accident	90 -9Ư32ƃ
car and	86 7Ƃ10ūƃ13ş
car do	90 -8Ŵ9Ǒ44ų
car for	81 -8Ŵ11űǑ28ŭ
car get	90 37Ŵ
car in	76 -7Ų8ű9š11ŭ15Ū22Ů32ů
car is	77 -58ų-15ű7Š12ƃ13ŭ39Ŵ44Ū
car or	81 -13ŵ-10ƶ8ŭ11ƀ14Ŷ16Ź21Ʀ25Ū
car paid	77 33Ŭ
car right	88 7ź12Ƅ
car that	90 7Ū16Ž
car to	90 -19ŭ-12y10ų22Ų29ź
car was	90 -11ƃ21ŵ
car were	74 -23Ř13ŵ34Y
car worth	90 -7Ū41ű
card	63 -10ĵū-9Y-7kI7ƅ9bc11dF12Pž16Ľ17ź20ř22ļƄ26ĸ30ǘ32Ĵ35Ǘ39Ő48e
card $	78 -8a-7e11ž15dǘ16P22řƄ30Ő
card is	88 11Ƅ13ĸ17F
card number	90 -17ř-9I12Ǘ51e
card numbers	88 34ǘ
card or	90 -14e7a48Ĵ
cards	68 -12ĵ9Ɩ13Ŝ42Z47Ƅ48Ǘ
cards $	72 -12ĵ18Z61Ǘ
care	69 -15Ŀ-10Ǘ-7Ĺ7rũŽƃǙ8ŝŞ9Wǡ18ŜƷ19ƭ24ŧ35ľ36z48ư
care about	90 -19Ŀ-7Ĺ25Ʒ50ľ
care for	88 7B10Ž12Ş14ư
care of	73 -10ƿǗ-7ż8ũǃǙ9ƃ10ǡ11Wŝ14ư19Ŝ21ƭ25ŧ39z
carrier	77 7ş8Ŧ9Ǥ11Ş12ŝ14Ţ25Ǫ28ő42Ő
carrier $	81 8ş10Ǥ13Ş31ő32Ő
carry	60 -18ǧ-9ž8Ǧ9bŏ10Ǒ11ŵ12ƚ13ƣǐ14ŗ17Ƅ18ŲǛ21Ǔ23Ƃ26ſ30ǍǢ
carry $	75 -27ŗ-16ǧ-14Ƣ-8ž13Ǧ14Ǒ21Ƃ40Ǣ42ſ52Ǎ
carry for	88 -13ƀ15žǢ
carry on	79 11ŗ12Ƨ14ǐ
carry the	90 -15Ǎ12Ƅ21ƣ
carry their	90 35Ǔ
carry today	80 -20ž-19Ǣ50ŗ
carryin	86 8ŗ12ƃ14Z15Ƨ
carrying	79 -13Ǣ-8ǗǪ10Ǧ11ŏ12ş13ZŘſ22ž
carrying $	90 -9ž14ş15ſ
cars	61 -16Ő-8Ƙ-7ǧ8ķ12ű15ƀƂ18Ű25ŭ30ş32ŷ40ŵ46Ǒ71Ū
cars $	75 -8Ƙ14ŭ25ŷ65Ǒ
cars and	88 -14Ǒ-9ųǧ10Ƃ13Ū14ŷ15ş
cars are	86 -7ř17ŷ41Ū
cars do	90 -12Ǒ36Ū
cars in	72 8ŵ12Ū14ŭ
case	77 8Ŀ10ƀƁ11Ɗ13I14F19Ļ20Ƴǖǡ
cash	66 -9Űǡ8ĸ9ƪ13Ų19Y34ƶ45ƫ70Ǘ
cash $	85 -17ƪ-11ǡ-7ǈ34Ų49ƫ
cash in	90 -11Ǘ9ƫ21ƶ
cash value	72 -8Ǘ18ƫ25ƪ
cat	90 35h
catch	76 -12Ǫ-8ļ11sSƌ12w14Ǚ15q16L27a31N
catch you	83 13s18L37N
catering	90 42ǜ
cats	85 9Ŭ41h
caused	90 -9B15ũ31Ŕ
ceiling	88 10Ŧ20Ɯ24X
cell	83 -15ū48I
cell $	88 24I
cert	81 11Ǔ56Ǩ
cert $	90 38Ǩ
certificate	70 -7bŸ11Ǆ21źǨ23Ǎ
certificate $	78 -12Ƣ12Ǎ23Ǔ
certificate of	90 9Ǎ12Ǩ
certificates	72 12Ǩ24Ǔ
certificates $	85 7Ǔ8Ǩ
certificates for	80 13Ǔ
certificates from	90 8Ǔ
certs	85 35Ǔ
chain	90 8ƒǖ14Ǖ
chair	79 -13ǉ22ǒ
chair $	79 -13ǉ22ǒ
chairs	85 -24Ɲ9ǈ23ǒ40ǌ
chance	83 7lŚ12Hƕ14V15d19Ľ20P
change	66 -12ƶ-9H8Ʈ10I11ƜƸ12qű13T15Ŕƨ20Ŏ25Ş26ũ27Ň
change $	76 -35Ň-15Ŕ-13ƶ-12Ŏ8ũ17T19Ƹ91Ş
change jobs	90 -13H15V27ƨ
changed	68 7ũƋ10ƻǖ11ŔƼ16ƹ25ǟ27ĺ
changed $	86 -13ǟ-9Ŕ58ĺ
changed in	79 -7ĺ28ǟ
changed since	90 14ũ20ǟ
changed with	79 21ƹ
changes	83 9U12Hƅ16u17ĵ23V
changing	85 13Ŕ28Ţ
changing companies	90 -7V30Ţ
charge	75 8ǚ9Ʋǥ10Ƣ11ŕǓ12ǀ16Ɣ17Œ19ơ22Ł
charge of	90 -7ǡ10ǚ27Ł
charge you	80 10ǥ11Ƣ12ŕǓ13Ƶ19Œ21ơ
chat	86 -7R7L14Ľ49N
cheap	86 10ţ11Ɓ14ľ16Ŧ22Ʈ
cheaper	86 -10Ŧ16œ33Ņ
cheapest	90 -7Ŕ8Ņ23ľ29Š
check	65 -17Ĵ-13T-12ǒ-9ư-7ŷ7ŏ8m9c10ńƯ11ĸŜƣƫƿ12KǑ13JW15eƠƩ16ǖ17Őǣ19Ǔ20Ƭ26ƭ34ZŦ
check $	84 14ŧ15Jƫ22e24W
checking	88 11Y47Ĵ
checks	79 -14Ł12Ǌ15ǜ18Ơ25ǝ29ǡ
checks on	90 25Ơ
checkup	76 16ƹ28ƿ
checkup $	77 16ƹ21ƿ
chemical	90 20Ǜ
chew	90 33ƺ
child	86 13Ʋ15w16Ŷư19Ź
children	75 14Ƭ16y17ư18v37u
children $	83 7Ƴ12v16Ƭ23u
chimney	85 52Ƒ
cholesterol	90 9ǃ22ƽ
choose	80 -9Ɩ31Š41ł
choose $	90 29ł
christmas	85 10Ƌ18D20dk
church	80 9ļ10Ʊ13o15B16ŭ17t27Ʒ
city	77 8Dƿ9ǔ12ǌǨ14Ɛ51C
claim	61 -14Y10Ņ12Ŕ20Ŧ26ũ31ţŧ37Ř39ť44Ť
claim $	75 29ť36Ŧ
claim go	79 13ţ22ŧ
claim tomorrow	80 -18Y22Ř
claim was	86 -8Ŧ13Ť17ť
claims	71 13Ǥ19ŧ22ľ23ǝ41ţ
claims $	82 -10ŧ7ţ32ǝ
claims in	88 
class	82 -7ŝ9d10Ƅ26ź48ǥ
class $	90 -7ŷǨ15ǥ28ź
clause	90 35ǣ
clean	77 -18ŋ9Ÿ14ƎƑ19ű30Ż37ţ
clean record	88 24ţ
cleaned	88 16ǣ20ǐ25ǜ
clear	74 -19ť7T11ƽ12ĻƸ13Ų18Ŭ21ƿ29ƕ30ŉ65ň
clear $	85 -21ť14ƽ22ň47ƕ
client	69 -11Ŀ-8Ɲ10Ŋ14ţ15ǧ17ǔ19Ǚ26ǘ30Ǖ36Ǜ
client $	85 11Ǖ35Ǜ
client ever	79 18ţ19ǧ
clients	68 8Ɨ10ǘ11U13ǔ24Ǖ26ƞ29Ɲ31ŭ
clients $	82 10ǔ11Ǖ15ŭ
clients come	90 -7Ǖ14ƞ22Ɲ
clients ever	80 -10ƞ28Ɲ
climb	86 7ƪ24ǉ
clock	84 -11G11ň16q40R45Ů
close	61 -10ţ-9ƉƜ-7Ǫ7T8c9ĺǙ10Ɨ11Ɩ13ťƐ16ƴ24ƚǚ26ƥ27Ǟ28Ś29ƒ31Ǐ40ů
close $	76 -10ţ10Tƒ11Ś17Ɨ21ƴ22Ǐ30Ǟ
close and	80 -9Ɨ18Ɩ
close by	81 -9ƗƜ9ƚ27Ś30ů42ƥ
close calls	88 -7Ǟ17Ǚ44ǚ
close for	79 14Ǟ19Ǐ
close is	88 7ƚ16Ɛ
close on	88 8Ǐ19Ɨ
close to	86 -8Ɨ11ƒ14ĺƚ29ů
closed	73 -10ƴ11gƖ12Ɨ28Ǐ48Ǟ
closed $	83 -15ƥ8Ǟ26Ǐ
closer	84 -7ƭ10L11ƻ12Œƚ13ơ18C31X
closer to	85 -7ƭ10L12Œƻ13ơ18C32X
closin	86 12ǩ39Ɨ
closing	70 10Ɩ19Ř40Ɨ
closing $	86 
closing date	84 13Ɨ
closing what	80 22Ř
clothes	86 25Ƙ
cloud	88 12x25ǘ
co	79 15Z19Ʋ
co sign	79 15Z19Ʋ
coast	88 19C30ƛ
code	73 -7ř9ǥ11Ŕ14Ǚ32E41I
code $	82 9I16Ǚ27E
coffee	83 -7Ŷ10Y12ǜ17ō25Ǫ29M
coi	86 14Ǔ51Ǩ
cold	85 -7Ə11Ǣ13Ƒ15ŀ45j
collect	88 -7ŉǨ27ƙ32Ǔ
collections	90 -7Ǝ7ƙ18ĵ
college	66 7Z14Ɲ22y30ź41mƲ
college $	74 -15Ʋ7y18ź44m
collision	71 -14Ř-8ť20ż58ƀ
collision $	80 11ż
collision on	83 -10ť13ż25ƀ
com	90 33J
come	55 -17ŧ-14m-11Ō-10ƥ-9ǋ-8ŨƓǅ-7Ǫ7kŉƁƛǆǖ8qĽţżơƵ9VWǊ11Ŧǚ12ŎƎ13YĴƕ15ŀ16ł17Ŝƞ18jlƒ19Šƭ20Ť26Ɲ27Ɯ29ǂ35ĸ39M40ĺ
come after	88 10b13ķ
come by	86 -20ƞ17M25Ɲ
come down	84 12Ŏ34ł37ƒ
come from	81 -10Ư-7l12Ǖ14Ɯ23ĸ24Š30Ť
come in	79 -9Ťƚ-8ǅ10ǖ11Ņ12ƜƠǩ13k15ǆ16q21Ǖ
come out	82 -13ŧ9Ĵ13Ļ19ǚ22ƕ30Ŝ
come through	88 -7Wŧ10Ŧ35j
come to	71 -23Ǖ-11Ōǋ11ŉŦ12T13ơǊ15Ɲ27ǂ45M49ƞ
come up	71 -13m-9ƥ9ŕǄ12ĺ13Ư15ƚ16Ǝ19Y28ƭ30ĸ33l
come you	86 -18ļ-9H28ŀ49ĺ
comes	69 -11n-8Ĵƞ-7ķŐ8ƐƼ9Ǌ10Ŀ11wǂ13ǋ16Ɓǖ17J18H19Œ20T21WǕ24Ǘ26Ř31ľ41Ɲ
comes and	90 -8Ő10g11Ɛ13Ɲ21Ɓ
comes from	90 -8Ɲ12Ƽ46Ǖ
comes out	84 -19T-9Ĵ7Ř15ǂ16Œ23ǖ34Z
comes to	84 -12n-8ķ12Ř23H34ľ41Ɲ
comfortable	80 10TŌ12M13e14ƴ18X
comin	82 -8L8Ư9Ɯ10j11xMĴ15u20Ķ
coming	71 -10g-9ǌ7MU8ĸ9yƜǞǥ10Ŀ11ľ13ŕ14pHǟǠ18VŹ21ƿ26k
coming up	80 -10g11ǥ15ŕ17p18H24Źƿ34k
commercial	74 -19Ƃ-8Ƌ7Ǧ8Ǎ9ǌǕǣ10Š17ǎ23ǧ30ǅ
commercial umbrella	88 -22Ƃ27ǧ
common	90 14ǒ15ǚ
commute	81 22ů29ŭ
commute $	85 11ů14ŭ
comp	65 -13Ő-11Ǌ9ǥ27ƀ34Ǔ105Ǥ
comp $	79 -13Ǌ13ǥ28Ǔ
comp and	81 24ƀ
comp audit	80 -10ǥ25Ǥ
companies	74 7ĵ8hǀ11ŀ15ş19m27ń33Ţ
companies $	84 -7V16ń28Ţ
companies have	90 20ń
company	53 -24Ū-16ń-11S-10žƂ-9Ťƕ-8Œŭ-7œǤ7ŅŗǇ8Ƈ9ǉǊ10ţǡ11qƄƢ12Wš13ŠƗ14ǂǋǦ15Ŝ18Ɩ19Ǣ20Ţ21Ş22ƨ23Ƶ24Ķǩ26Ǆǅ27ǟ29Ǒ30Qǧ33őǆ34ŝ42ŧ43Ő
company $	63 -15ƵǑ-10ǋ-9SŠ-8ǟ-7Ǧ7q8Ǣ9Ǉǒ11Ǌ14ŧǉ15ş16ŝǆ18Ɨ20ǅ23Ŝ27Ţ37Ş47ő88Q
company do	85 -12ń-10ŭ-8Ǒ13ŝ21ŧ22ǅ43Ő
company ever	85 9ţ17Ƶ30š
company got	90 12ŗ33ǆ
company have	86 15Ǣ16Ǧ19ǧ21Ƅ
company or	88 -12ž-7Ƅ8Ɩ11Ə20Ǣ
company to	90 17Š35ǟ
company what	90 -7ŝ15ŗ21ľ
company you	88 -17Ş9Ţ16ŝ
companys	78 -8Ő7ŔƵ8ǎ9Ņ11ľ12Ǒ13Ǆ14ǧ17QǠ23Ǧ
companys name	90 16ľ23Ǆ
compare	86 7ŗ9Ő12ł21Š24ń
complaint	88 10Ş31ǝ
complaints	86 30Ş
complex	83 -13Ǩ29Ƥ43Ƣ
complex $	90 -14Ǩ36Ƥ
comprehensive	83 34ƀ
computer	81 -9Ɯ8c9d12Ś13ƞ21Ǚ28ǘ
computer $	90 -9Ɯ14Ǚ28ǘ
computers	86 12b16ǐ25Ǚ
condition	81 -11ƽ15Ɖ22Ŏ49ű
condition $	90 13ŎƉ
conditions	82 -9ű12Ŕ52ƽ
conditions $	86 -18ƹ-9ű13Ŕ48ƽ
congrats	84 7Ɨ10Ɠ14Ǡ22Ɵ
congrats on	90 7ƻ15ƟǠ
construction	77 -8ǅ8ǎ9ƌ12Ǡ18PƇ32ƅ
construction $	90 15Ƈ
contents	79 -11ŗ-7Ǧ41Ƙ45ǣ
contingent	90 48Ƭ
contract	69 -7Ś8ƪ10Ɨ13řƣ17ŀ24Ɠ54ǔ
contract $	82 -8Ś11ƪ12Ɠ13ǔ16ř
contract for	79 
contractor	84 -7ǔ16Ǩ17ƌ22Ɣ
contractors	84 -8ǔ12Ǣ14Ǔ15Ŧ34ǒ
contracts	81 7Ǎ22ǔ
contracts with	90 12ǔ
conversation	86 12sĻ23ŋ
cool	68 -8f-7ƝƸ7Ə8pQŕŸƇƖ9djCńŐţǛ10Ř12go13rƞ14EŽ16ľ23ƆǗ
cool and	88 -29Ƥ-10f7Ƌ18o22ľ31Ɔ
cool cool	88 -10f12ţ15Ř19o20E
cool so	90 8ŏ12ŕƖ13Ő
copper	86 42Ƌ
copy	79 -8ŵ8Ƅ10Ƣ45ś
copy $	83 8Ƅ11Ƣ15ś
copy of	90 -9ŵ33ś
corner	88 10Ő11ş12kC
corolla	88 11ƀ12Ź30ų
corporation	88 17Ǉ
corporation $	90 7Ǉ
correct	71 7mnpƠǆ8bƵ9ŗŲŹǁǝ10ƫ12ŏ13d15Œ18F22E
correct $	71 7mnpƠǆ8bƵ9ŗŲŹǁǝ10ƫ12ŏ13d15Œ18F22E
cost	62 -10Š-8œƢ7Ǟ12Ƙ13Şǣ14ľ15ǖ17ĸơ20ƒ21Ʊ22ǐ23Ǜ24Ɣ27ư33Œ36Ŧ
cost $	81 -27œ-16ǐ-10Ƣ-7ƔǪ19Ǟ22ơ32ǣ39Ŧ
cost on	90 24Ɣ
cost or	90 -8ǣ11ŀ12ľƘ
cost to	75 -9Ǟ10Ɣ11ƒƘ17Ʊ20ư52ǐ
cost you	73 -14ľ-12Š11ĸ15ƒ16œ19Ŧǖ46Œ
costs	79 8Ʈ9Ǜ10uǐ11Ŕ12X14ƥ15Ǟ
couch	84 8ŭ9Ɗ12n13g20ƥ29Ƙ
could	48 -14ƃ-8nƞƨǍ-7VŲ7WƐƭ8ǐ9ƣǂǪ10d12Ĺū13ŘƸ14MŊƍ18Ŀ22Şǅ23Ư24Śśƥ25ũ28ĸ31ŵǛǩ35X40Ǟ43ķ58Y
could a	88 8Ɛ14Ɲ
could be	80 15ķ
could come	90 11ƒ12ķ
could fix	90 37Ş
could get	90 31ƍ
could go	90 10ķ11ū13Ŀ
could he	88 10Ƹ11Ư
could i	80 -11ǩ-8Ư7c11ř31Ŋ34M46ǅ
could it	88 15Ǜ41ũ
could not	71 -17Y-14ŵ-12ƃ-9Ǫ9GǞ10ǇǕ11Ǡ13W14ŌƓ18ƥ30ǩ31Ř
could she	90 -14Ǎ-7Ɩ15Ƹ21ƣ
could somebody	90 9ķ17Ǜ
could take	88 -7ƥ11ŵ17ƫ21ķ28ǩ
could the	75 -7ŵƯ7Ǟ11ũ20Y22ǂ29ǩ
could they	79 -13Ʈ-11ŵ-7M13Ş28ķ55Ư
could you	55 -32Ư-10ķǩ-7Ų7ű8Ƙ9ū12ƥ13d19ŘƮ24śǪ30XǞ32Ś33ŵ54ĸ75Y
could your	90 -14ƥ-9Y17Ƹ54Ư
count	81 -11ƣ8ƺ9ņő10ǥ11n21ŷ38ǈ
counting	82 -24ǈ8Ʈ18Ǌ20Ɔ23ƣ26ư
country	82 -8ƪ-7Ĺ7Cƈ14Ǖ15ǁ19l
counts	71 22ľ24u30ư
counts on	72 24u32ư
county	79 -8Œ9Ǖ11Ɛ13ļŻ19ƅ34C
county $	90 10Ǖ19C
couple	76 -8ķŭ7Ǐ9Ľ10Sƙƥ11U13ǀǟ16Ŋ20Ū
couple of	85 13ƥ16Uǟ18Ŋ
couple years	88 12S
court	83 -8Ÿ9ķ42Ƅ50D
cousin	85 7DƑ10ǝ14Ŝ23n
cover	69 -10y-7ǅǩ8ſƣǦ9YǞ10ŘƞƯ12Ű13Ǣ20ƨ21ĸŦ22Ų28ŖƲ
cover $	84 -16ŗ-10Ʃ-7ǅ11Ǧ21Ų25ƨ40Ŗ
cover the	90 9Ʋ14Ŧ15ĸ20Ǣ
coverage	54 -16ǐ-13ň-10ǒ-8Ś-7NƘ7ŕŖƂǔǤ8ŠƄƫ9Xŉ11ŃŲƮ12ſƧ13ƛǍǓ15Ɯ16Wǩ17Ǜ19ľǞ20ƀƁƩ22ƨƭ23š26ž28ŏ32ǣ33ŗ34Ɣ
coverage $	64 -22ǣ-19š-17ŗ-14ƨ-11ŃƔǒǦ-7NĹ8Ǚ9ƙ10Ƃǩ11ƄǓ12ŝƩ13Š16ž17Ǎ20ƀ21Ɯ24Ǜ25ľ29Ŗ32Ǟ33Ɓ
coverage a	90 -10ŗ-8ǣ63Ɣ
coverage amount	90 -17ƭ12Ɣ39ŗ
coverage do	80 -18Ɣ-13ŏ-12Ʃ11ƭ20ǣ24Ƨ39ŗ
coverage does	88 10ǔ14Ǧ21Ʃ
coverage in	88 -18Ƨ7Ǧ13ƛ34ŏ
coverage is	84 -18Ʃ-7ƃƕ9łžƭ19ŗ28ŏ35Ɣ
coverage on	79 -8ſ8ǣ11ƛ15ǩ16ŏ17ƃ22ƀ28Ʃ
coverage or	80 9Ɓ15ƫ23Ĺ27ſ
coverage to	90 9Ʈ36Ń
coverages	86 -11ĺ19Š21Ǧ41Ś
covered	68 -8ǐ-7žǩ7Ǔ8Ő9Ǣ10ƁƜǠ14Ʈ16ľ17Ŗƀ18Ŏ19Ƨ20ŗ22ǣ28ŌƩ34ŏ
covered $	82 -9ǐ9Ǔ19Ʈ31Ŗ38ǣ
covered for	84 -7ǩ16Ʃ23ŗ27ƀ30Ƨ
covered if	90 -14ŏ14ſ15Ɯ
covers	80 -12a-10ľ-9ǉ-7ŷ11ƣ12Ʋ17Ƙ22i25Ŗ50ƃ
covers $	88 24Ŗ
coworker	90 10B29ƴ
cpa	85 16AB56ǡ
cr	86 10ų27Ŷ34Ū
cr v	86 10ų27Ŷ34Ū
crash	81 -11Ư15ƥ25ż39ƃ
crash $	88 26ż
crawl	83 14Ƈ19Ǝ22Ɗ
crawl space	83 14Ƈ19Ǝ22Ɗ
crazy	77 -7ŀ8U9xHƈǏ10ǖ11ŔƲǪ12t14ŇƓ16i
credit	65 7Ǘǚ8ĸ9ƕ10ŝ11ļŬƖ14Y17ǘ23e24Z53ĵ
credit $	80 10Ĵ29ĵ
credit card	86 -13ĵ13ĸ17ǘ34e
credit cards	83 -14ĵ8ǘ16Ǘ39Z
credit score	86 
credit union	86 -14ĵ9Ƨ15ļ16ŬƖ20Y
creek	79 8Ƣ60ƚ
cremation	85 32Ʊ
cremation $	88 19Ʊ
crew	76 -11ƃ-8Œ9Ǔ13Ǥ14ǟ16ǩ20k22ǒ24Ǌ38ǈ41ǉ
crew $	85 16ǒ31ǈ40ǉ
curious	84 11Ŕ13Š14r16Ĺŉ
curious what	88 12Ŕ15r18Ĺ
current	63 7Ŗ9Ŝ10S11ŏǓ13ƶǦ14Ő17ő19Ş21ŗ22G28ŕ30ŝ32Œ
current carrier	88 7ő14Ş24Ő
current certificates	80 13Ǔ
current company	85 -7ǆ14Ş25ő26ŝ
current policy	77 9Ś10ŕŖ19ƶ23ŏ
currently	82 9ŒƁ18Ő30ŏ
cushion	86 45Y
customer	66 -12S9Ţǅǔ10Ŀ19Ǜ22Ǣ23Ǖ35ǘ40ő
customer $	75 -12ǘǢ20Ŀ40Ǖ
customer there	90 -16S-7G46ő
customers	71 9k16Ǡ18Ǖ21ǔ23Ǆ27Ǘ29ƞ
customers $	85 -10ƞ10ǘ13Ǖ17Ǘ
customers come	90 48ƞ
customers pay	90 30Ǘ
cut	76 -9Ƹ7ţ8ŋŦ11Vƨ12ư13Ǥ15ǚ19Ǆ21I29š
cut off	85 24I30š
cute	90 -7bƇ12ƅ15Ǆ21h
cyber	88 -12ŏ17Ǧ50Ǚ
d	84 -20b8ǀ12ū22w35d47Ǆ
dad	71 -14ņ-8ƽ9qŠ11A12ŷ27Bƾ33ƴ53z
dad $	90 -17ņ11q13t25ƴ
dad died	90 17ƴ
daddy	84 9g10ƴ12ǉ15ǟ17Š19ƾ
dads	88 9ƾ12z
damage	66 -17Ĵ10Ũ22Ɯ25ƀƛ30ž35Œ38ű41Ŧ
damage $	77 -19Ĵ-18Ť9Ƙ13ƀ15Ũ17Œ18Ɯ32ƛ
damage in	79 -13Ɯ35Ť
damage on	84 23ƀ51ű
dangerous	84 -8g9ś32ǁ
dash	84 -9Ǒ14ǜ24Ů31ū
dash $	90 -10Ǒ15ǜ20ū
data	86 47ǘ
date	66 -15v9Ǔ15S21p25dŃ26Ɨ49ť61ŕ
date $	79 -9p11Ǔ13d31Ń
date of	79 -15v12ť17d25p
dates	90 -12Ǩ-10d15Ǔ44v
daughter	72 -20ų7K8w11Ƹǟ14u16Ű18v21x24y28Ź
daughter $	90 -17Ź7w28x
daughters	81 -17b-11d-8m12v19uƲ23ų31w
day	58 -14SĹ-13Ǫ-12Ő-10ŒǠ-9tŪǅ-7Hǜ7Ű8ŹƠ9Ńǐ10ǟ12pƟǖǗǞ14jĴ15Š17Ǐ18Rů20PƗ21Yŕ23Ť26ƺ28d29ƨ34Ŵ38Ƽ49i67L
day $	71 -16S-15L-14Ũ-9ǅ-8Ĺ7dk8ų10xĺ11ŰƠƨ14Ǘ15Šǟ17Ǐ21Rů22PŴ25Ƽ31Ť37i
day and	80 -7p8g10ů15Ƽ22d
day do	90 -7Ĺ11Ɨ20Ń
day does	90 -8L7Ɓ11Ƅ14ŕƗ
day of	88 8Ǐ22Ũ32Ĵ
day or	86 -8t10Ų11qŴ12ŭ13R
day so	86 13Ɨ18U25i
day you	86 -16Ő7Š9d12ŧ33ƨ
daycare	90 26ư36ƞ
days	59 -13ǆ-10ű-9x-8H7ǈǠǢ8fiŽǜ9ŐŻǞ10ŭ11zŜ12Œǖǟ13Ūůƻ14t16ƓƗ17n20kš23g30Ǐ43R
days $	66 -10ű-9H9ǞǠǪ10fŽǜ11U13zŐǈ14qŒŜ16ƻǟ17Ū19Ɠ24nR
days a	85 19ŭ33ů
days are	90 -23Ǟ-18ǆ-14R15P49Ǐ
days off	88 -27R36k40g
days or	86 19i24R
dead	84 9ũ12ƒǩ13ǂ16Ţ28Ǟ
deadbolts	86 24Ə
deadline	85 14Ɨ44Ń
deadline $	88 41Ń
deal	76 -8ŐŞ-7A10Ņű12ŀƨ13ƾ14ŧ15ƴ16Ŏ17Ō18Ŝ21ľ
deal $	84 -8Ş7Ŵ11ű13ŀ19ŌŎ
deal with	88 -9Ő-7A14ƨ15ƾ17ŧ18ƴ28Ŝ
dealer	90 14Ƅ16Ɓ
dealt	88 -7Ŝ35ņ
dealt with	88 -7Ŝ35ņ
death	85 -11y-8n10U17Ƨ19ƭ31ƴ
death benefit	90 18Ƨ21ƭ
debt	83 33Z
debt $	90 
debts	90 43Z
dec	79 -10Ǜ13Ǣ14ś18Ś
dec page	79 14ś18Ś
decent	86 7ĵ14ŗƃ18Ʊ
decide	79 -13q18AŁ37ł
decide $	84 -12Ł7Ń20A
decides	90 10Ł
decides $	90 10Ł
deciding	90 8ł9Ł
decision	82 14ł22Ń39Ł
decision $	88 9Ł11ł26Ń
decisions	90 13Ǜ16A
declarations	83 17ś25Ś
declarations page	86 22ś
decline	88 -16Ŕ37Ƶ
declined	88 23Ƶ
deductible	60 8ł9ľ10Yƀ14Ɓ16Ŧ17Ŏ19ň20ƛ35Ř
deductible $	73 -9Ř-8Ŏ-7Ǫ10ƀ11Ɓ64ƛ
deductible and	80 -12ƛ25Ř
deductible could	74 -7ĸ18Y
deductible is	90 -44Ř21ƛ35Ǫ
deductible on	88 31Ř
deductible right	90 -9Ŧ11Ř15ł
deductible you	90 -8ňǪ42Ř
deep	88 9ǁ15N31ǜ
deer	88 10g29ƀ
degree	81 16Ʋ49m
degree $	86 16m17Ʋ
deliver	76 -21R8ǜ11ƞ16Ų32Ǒ
deliver $	83 -25ǜ-23R17Ų42Ǒ
deliveries	74 -8ŭ13ǜ14Ǒ34Ų
deliveries $	85 -14ǜ-9ŭ23Ǒ32Ų
deliveries work	80 19Ǒ
delivery	77 -12Ų7ǜ12ŭ17Ǣ
delivery or	80 -7Ų13ŭ
den	90 22Ƒ
denied	90 32Ƶ
dent	90 30ű
dental	86 20P21W24Q
department	82 10Ə19Ɛ
department or	90 11Ə
depend	75 -10ų9Ʋ14ư16z30Ŀ
depend on	75 -10ų9Ʋ14ư16z30Ŀ
depends	77 22ư24u
depends on	77 22ư24u
describe	85 -7ƃ8ǎ10űƹ11Ƈ
describe the	90 9ǎ13űƇ
design	86 45Ǜ
design work	88 40Ǜ
desk	84 -10ǐ11ǉ12V19ƞ32P
detached	86 -12Ű27ƒ
detached garage	88 -13Ű27ƒ
detectors	84 26Ə
detectors $	88 7Ə
device	86 46Ž
diabetes	81 7ƽ18ǃ19ƾ
diabetes $	90 -13ƽ25ƾ
diagnosed	90 8ƽ
did	36 -20Ǐ-19ž-17ŝ-16Ň-15Ŀ-13PĻŒ-12oL-11AJVƨǡ-10yUưǅ-9RZķųŷƃƝǂǗ-8nsIľşŶƠǖǨ-7uKłŌŐŚŭůƘƞƷƸǈǛǩ7Nżơǝ8pXƚǇ9xŎŜǍ10ōƻƿ11ƺǋǙ12cqƖƟ13ǃ14ţźƪƬ15jFĹƳƽ16ƛ17ŵ18Ƶ19ŗ20Sťǥ21wǟ22őƈ23Ÿ25GŉǪ26ĽŔŖŠƎƾ27ƭ28ń29ǆ31ňƌ32œ33kšŤ34mņ35Ņ38Ũũƴ39ļ41Ɠ43ŧ44Ŧ47B
did a	82 -16Ŧ-10ƌ7Ƒ9ƾƿ13Ƶ16ļ20Ǟ25Ƴ
did anybody	83 -17ƴ8Ŕ12ƨ13ƾ14Ƶ15Ɓ17ǚ19Ŝ32Ŗ
did anyone	78 -10ƿ17Ŗ20Ʋ22ǣ
did he	75 -16Ÿ-10ƺ-8Ŧ-7Ʒ7x11qǃ12w13tŹ14Ǝ16ź18ƴ26B
did i	63 -15B-14ƴ-11Ŧ-10Lň-9ŊƷ-8ƌ-7ŠŢŨ7XŐƾǟ8x9pFHYŃ11eƈ12gqūŮǆ13C16cŸ21Dŀ25bō27N29v33ŉ76Ǫ
did it	64 -17Š-16l-14Ţ-11GŨ-9ũ-8B-7ļő8ĺ9ĵǛ10j12Ʋ13śǐ14šƟ15Jŕƈ16Ɠ24ŧ29Ŧ30Ŕ31ť65œ93Ť
did not	75 -14Ǫ-9Ɓ-7ũ8ĺš9Ţ11Ŋ12Ũ13r17ŵ20E30aō
did she	84 -14Ǫ8Ʃ13o14q20ǝ24B
did somebody	79 -15Ŝ8Š12ĺƅ15ŗ17ņ18ļŖ
did something	90 -12Ŀ-7Ǫ13ŉ14Ŕ26ĺ
did that	67 -23Š-22Œ-19ƛ-13Ǫ-10Ĺ-7ĸőũƴ7g9ǝ11šƓƜ14H15ŧ16Ť19d22Ŧ23ţ24ť28Ũ40j44ň
did the	57 -15Ǫ-10Ő-8Gũǟǣ-7ŴƓǒ7ŧ8Ɩ9fĹŻƆǋ10żǊ11Ǎ12źƄ13œǙ14Ų15Ŧƌƶ16ƽ17ƻ19kņ20ŅŜǥ23Ǝƛ25Ƣ27Ɵ
did they	56 -12ŝžǪ-11w-10G-9Š-8IĹ-7ť7żƄ8ƁƉ10Ɩƪ11źƎ12Bơ13ŖƗ15š16ǥ19ŏƼƿ20ƅ21S34Ŝ37ƽ38Ņŧ39Ŧ40Ƶ41Ŕ
did you	45 -30Ŕ-22ŤǏ-21ǐ-20oB-18Ŝ-17Ţ-16Hĺō-15ź-13Ƶ-12nƲǛ-11t-10vCDĻŅņžƛƨ-9gƖǊ-8bdŝƽ-7xVĵŀŇųƟ7ŒƋ8ĴŖŨ9ŬƒƫƳ10Xƈ11ŉǇǋǒ12ƕǀ13cƍ15ŵƪ16ňŦ17FSƴ21ŗ22Wš25Ƭ26ƺ28lĽ30ǆ32Ĺ33k34Ÿ35ǟ40wļƭ47őǪ48m49ƌ53ń54G59Ɠ62ũ80Š
did your	61 -16ǡ-13Ƣ-11Pƽ-9Ŗ-8W-7ƿǂ7ţƩ9Ɩ10npź11ƀ12TơǍ13ũ14zǃ15tņ16Ǥ17šƚ20Ƨ21x26ƴ39ƾ57B
did yours	90 -8ƛ8B15ƚƾ17ǆ
die	82 -11z-8š-7ǩ7H12Vű21ƴ27ƾ29Ƨ
die of	90 -13ƴ-11z39ƾ
died	74 -10Ǉ-8pƽ11ư21Ƹ30Ƨǩ56ƴ
died $	79 -11Ǉ-8p12ưƸ19Ƨ20ƴ28ǩ
difference	88 -18ũ7Ɛ12œ18ł23ň
different	68 -11Ļƛ-7Œœ7I8Ǧ9Kǆ10C11ǖ12V13Ǫ19ŘŞ21ũ24Ŕ26ĺ
different $	88 -7ň30Ǫ43Ş
different for	79 -11ƛ-10Ļ11Ŏ25Ř
different now	90 -16Ş20ũ23ĺ
differently	90 -19Ǫ12Ŏ18ũ26ŧ
digit	90 9e11ū
digits	77 7e8d25I26E36ř
digits on	90 8ū23ř
dinner	83 13n14L15ǀ17N21Ǫ
dinner $	88 25Ǫ32N
disability	84 -11Ƨƨ-8ƃ23ş34W
discount	72 -9W8ľ9ő10m12Ů13Q15Ǫ16ş19Ž22ź
discount $	84 18Ž21Ǫ
discount for	86 8ő11ź
discount so	88 -11W8ş14Ů17Q
disease	88 20ƾ
district	86 -13Ʋ12ǔ15ƐǕ19Q
dive	88 44ǁ
diving	90 14ǁ21ƍ
divorce	90 12ĵ19f
divorced	86 19f
dmv	88 37Ƅ
do	27 -38ĺ-29Ʃ-22š-21SƓ-20ǆ-19Ţ-18Ŵǃ-17jţ-16GŦƌ-15ŠƴǍ-14i-13tœ-12Ř-11ŤůƇƢ-10rBō-9epvńőźƵƾ-8ļśŷżƅƯ-7ŨŸơƲ7ƒƣƪ8VŁŒƊƗƦǠ9aŋŖūŵƙ10ŚŪƃƮƽ11HŐŽƥƺǈǢ12IQĻŞƶƸǨ13AYķŊųǀ14uMUZņŌ15ľň16JWǡ17ƿ18FŜƼǕ19qžǘ20yƝǪ21OĽǌ22ƑƖ23zŭŮŰǁǊ24Ńŝ25wĴŏ26ƛ27TƠǔǙǝ28KŲǄ29ş30ƞǑǖ31Ɓǉ32ŎſǏǐǛ33Pǜ34ǒ36R40Ɵ41ǚ44Ǘ46ǅ48g
do $	66 -19r-16Ňǈ-15Ʃ-13Ɵ-12gŴŹǧ-11Ǫ-10ƞǦ-9Ŏ-7ŀŞƯ7Ơ9Ĵ10ņ13B15Ʒ23U25Ů26y30ƥ39Ƹ41Ǡ42ǋ43ǉ51ǅ63P77q
do a	76 7şƳ10ǐ12X15ǚ26MŜ
do after	90 12y14U
do all	90 -11ǅ-7g7ư41P
do any	77 -12Q-9V-8ǔ-7P7Ź10ǜ14ǉ16ƒ17ǅ19Ǜ23Ų41Ǖ
do anything	81 -10k14gũ17rƛ28ǁ
do business	88 -33ǅ-12Ǟ9ǌ10Ǖ14Ǣ17Ŏ35Ǆ
do clients	77 -7Ǖ8Ǘ42Ɲ
do customers	88 -22Ǖ15Ǘ44ƞ
do for	67 -18Ŝ-12Ŷ-10ǡ-9a-7Ǫ12ľƀǉ13Ų15z20ņ24P26g37qĹ45ư
do i	66 -39ō-16ň-13Ƅ-11ƕ-8tƂ8ļǧ9lǨ11ŷǢ12uEŊƆ16wŋ21c24Ɩ25Ŏ27I33a34o86Ǫ
do if	79 -9Ư7ŵ9ǖ15Ƹ16ǝ21ƥ23Ǚ
do in	84 -10ǅ22ƛ24ƞ
do it	72 -20ĺƷ-17Ř-14ƶ-13ĸ-10Ń9ĴƘ10Łǡ11BKŶƖ12rŽ18ƭ25ŀ61Ō81Ŏ
do not	59 -43ŝ-25Ǫ-12Nĺ-11ag-10Ō-9Ő-7HU7BYűŷ8ĽŪƓƶ9MOƊƚ10IZŋ11cPŁŇŵŽơ12ǒ13Ĵ14ň16Ǔ18Xńŕ19L20l22Ƽ23b45ŀ65Ş
do people	83 -27ǈ-12ľ12Ǜ22d28Ǫ40ǒ41Ǘ
do right	88 -16Ő20ƨ29ŧ
do that	80 -15Ō-7Ǫ9Ǩ10Ş11Ų19U27ŝ30Ŏ
do the	64 -8Ʋ7ǔ8w9Űƪ10kŭǛ14Ɲǂ20xƭ21ǡ23ƫ25ǒ
do there	85 -9P9ƞ13Z82ǅ
do they	66 -27Ń-26ŧ-18H-12ŅƄƿ-11Ƨ-9ŗ-8aŵ-7UƷǊ8ơǃǍ9ƁǪ10zWƫǒ12ƍǖ13Ɩ15ǔ16ŲƢ18T19RǓ23y24Ǘ25ƨǨ27w40ŝ61Œ
do this	79 -9Ļ-8H7NŃ10Ō24s58M
do to	78 -29X-7ư7ƛ11Ŏž30Ǟ47Ũ55ĸ
do we	86 -12Ƅ-7Ŏ8Ɓ13Ōƀ17Ɩ
do with	77 -8Ŷ-7P12k17Ŵ34g42ŭ64ƶ
do without	84 -9Ŗ10ŵ13Ƹ16ľ32Ʈ
do you	30 -25Ş-24qĺŀƓ-22š-21Ʃ-20S-19Ŵǆ-18ǃǍ-17ńƌƢ-16ţŨŷƨ-15GŢ-14ũơ-13cjưǓ-12ikŎŠƴƾ-11BŒƇ-10elĸļœŤŦƭƸǪ-9xLņŧ-8Ĺƫ-7vźżƅƵ7NťƛƳƹ8wĻƂƊƱǇǣǧ9řŬƗƻƼǉǦ10Zƣ11CƏƘƺǟ12ĿƽǗǠ13ōūŲ14JVŊŔƙƦ15ŌŪ16YĽŚƕƧƷǅ17uųƃƄǋǔǡ18QžƝƞ19ǀǈ20ŝ21OĴ22ķŖƿ23AFWľň24Ƒ25ŏŰǛ26TŐǙ27Ɓǝ28HŜǁǌǖǘ30ŭǊǒǕǚ31ŮƠ32ǐ34Ń36KPR37ş38Ǐ39ſ41Ǆ50ǜ52Ɵ57g
do your	69 -19ǒ-17ǈ-16ǜ-8ů-7BŲǘ9Ǖ10Ǘ12ƾ15ǔǡ25ǉǓ34z36ǚ76Ǒ
dob	85 -14Ÿ30p49d
dob $	88 -14Ÿ10p52d
doctor	71 8ƹ9ƃ12Ǥ13Ƽ19ǃ28ƽ34ƿ
doctor $	78 7ƃ13Ǥ24ǃ
doctors	86 -11w17ƃ31ƿ
does	41 -20Ƃ-17Ūž-16ƺ-15ƹ-14Ÿ-13Ǘ-12tŭ-11PƧǤ-10ŷƥ-9ŐƈƼ-8vķşţŦŵƐƜǌ-7jŅŞŤŽƘǟ7BŶƕƞǇǜ8ǋ9dwTňřǎǢ10LŗǍǐǓ11ŨǏ12ŁŜŴƖ13Ŗư14xűǦ15b16ǧ17ơ18ůƁƊ19hsŰƇƢǝ20ŕ21ųƏǑǛ22Ňźƚƨ23ǅǡ25ĽƄ26ǔ27rWŹ28ǃ32ƪ33ǉ34ƩǪ36Ǩ37q
does $	86 -21Ƃ9ř11q23Ǫ37ǅ
does a	88 8Ʃ18Ǫ19Ŭǋ26A
does anybody	75 -23ŷ8n11ŜǛǢ14Ƒ16Zư18ǎ21Ơ27Ɲ36Ų
does anyone	84 -7ŭŷ13z28ư30Ǒ
does each	78 13Ǉ17ǉ18T
does he	71 -16T-13ǅ-12P-11ƹ-9Ź-8Ŵ-7ŏƼ7ǉ22Ŝ26ź32r33ǃ34h43ů50q
does it	58 -50Ƥ-21ž-13r-12Ǘ-11Ƣ-10Ǒ-9ų-8LƠǉǪ7ǖ8pƋƗǇǍ9ĽłŮſǊ10TƊƨǀǏ11Ǆ13Œ14ůƟ16Ə19bŴ20Ŷ30Ũ31ƪ32űƇ36ŕ37ŗ54ǎ
does not	79 -10Ŵ-8ň-7ǡ13ũ14sǚ24ŀ35Ǫ
does she	72 -11Źƹǡ-10q-9W14ǉ16źƸ26s29Ʃ30ų41o46x
does that	68 -10Ũ-8BĹ-7Ŗ7LĻő8ť10d11ňƆƚ12ƅ13p14ŭ17Ŀǐ20ƨ25Ľ60Ǫ61Ň
does the	54 -49ǎ-34ƕ-27ų-18Ų-14ŗ-13Ū-12Ƃ-11ŃŖ-10ƈ-7žƜƩ7Ǐ8TĽŁŴ9Ɖ10řƞǉ11ŇŰƊ15ǅ17ǡǢǣ18Ƣ20ƪ21WǨ23ơ24ĹƚǦ26Źƨ28ǧ30Ǒ31ǔ34Ƅ57Ƥ63Ɩ
does your	54 -24ů-20o-18ư-17Ň-16Ÿ-15Ǔ-13ƨƺ-12p-11xŲǪ-9ŭ-8Ƨ-7ĹƐ7RƊǝ8źǍǒ9ƣǜ10dsƀ13ŖƩ15Ł16ŷ17wŰ19BŏŒ20Ķǅ24ǃ26qƁƢ29Ŵǡ32Ź33Ǩ34W36r38ų
does yours	90 11ſ13ž14bǍ
dog	76 10P12ū72h
dog $	86 11P14ū
dogs	84 -14w18ƞ36h
doin	81 9ŝ11jtŎ13Ʃ16ǡ17Ǡ
doing	63 -13q-8oőŲ-7aU7ǅ8ŌŪ9Źƺǒ10j11Ş12cƴ16ƶ17ŝǑ22i26ũ28k31S33x34tǠ
doing $	78 -21i-8o11ǒ14Ǡ29t31x
doing for	88 -9Ǡ-8ŝǪ9Ķ17k30Ş
doing in	90 8ź10j
doing okay	90 -7qr27i28t30x
doing that	85 -8ő7Ų12o46S
doing the	90 -17t12kŌ19ƴ20c
doing this	90 23Ǫ
doing with	90 -8a11tǠ24ƶ
dollar	71 -7Ť9X10Ƃ13ǆ15ƙ18ĸ20Ř23ŗ31Ŧ
dollar @name	85 25ĸ
dollar amount	86 13X20Ŧ
dollar deductible	88 -10Ŧ24Ř
dollars	75 -12ƀ-7ŗ8ž9mŎŦƘ10Ǚ13Ţ16Xľ19Ņ23œ
done	65 -21ǐ-9ƞ-8ǩ7ǃǙ9ţǟǠ10Ōǌ11ŷ12ǅ13ŝŴ17ŧ18ƷǞ22Ļ25y26ƿ30ũ35Ń38ƌƘ
done $	76 -9ǩ7yŃ8Ƅ9Ǚ15ǅǠ23Ļ24ƌǟ
done any	90 11ǁ23ƌ
done now	88 8p10Ɓ11Ƙ19Ŵ24Ō
door	71 -8Ǒǩ-7Ų9Ɛ10ŠǏǜ11ū13ǅǋ15ƚǄ20ůƞ24Ƥ28ǎ
door $	78 7Ɛ9Ƥ11ŠǏ12ƞ17Ǆ18ǎ
door to	90 27ů
doordash	83 11ǜ36Ų
doordash $	90 17ǜ
doors	81 -12ǎ-10Ư11Ə12Ƥǩ31Ǟ33ǆ
dose	90 51Ƽ
dot	85 59J
dot com	90 33J
double	90 18Ř24œ
down	52 -22Ǫ-11Ʈ-10d-9ŝŠ-8ĻǠ-7Cƙ7qwĹřƗ8ejUňƆƐǊ9pŏǉ10ŎŖťǖ11oLƳ12Ÿƍ13VŪƬ14cŌǟ15Ʒ16ƁǋǏ17ſ18T20aŞ21MƵ22Ť24ł25ŵ26ƒ28Ǟ39Ɗ
down $	67 -13Ʈ-10ŝ-8ſ-7Ļ7a8f9uűƍƺ11ŪƷ12Ɔ16L17ŞƵ20Ť23Ǟ25ť26T33ƒ
down and	82 10ň16Ŗ18Ƙ
down as	85 7f10Ƭ12Ƣ14o19c20a
down at	88 10Ř17Ş25U
down for	72 -12Ǫ7Ǟ8ķ9cP14ŧ19ŏ24Ō25Ǐ
down in	88 12ĵ16Ʀ
down right	88 -16d10Ǉ13ŵ16eo20p
down the	80 -10Ǡ-7Q8y14V15Ū25ǟ46ſ
down there	75 70Ɗ
down to	79 11ƀǟ13V14Ŀ18œ41ł
down what	86 -11Ƙ-9P10ŉ12Ƽ14q16ř21ǣ
down with	84 11ł13ƾ17M19Ĺ
downstairs	88 25Ɗ
downtown	84 -9M8ů11ǌ16Ƥ22ǎ27Ǫ
draft	88 17e22Ĵ
draw	86 22ǂ31Ǜ
drawer	86 12Ŗ13Ŭ15Ǘ21Ś
drink	78 -12ǅ9ƻ10ǜ13Ǫ54ǀ
drink $	84 -7ǜ17Ǫ22ǀ
drinks	85 7ǀ47ǜ
drive	59 -22u-19q-14r-11Ʃ-9ź-7zR8ŷ9D10Ǒ12MQǉ15Ƅ17Ũ19Ž20ŪŹ22ŭ30Ŷ33Ų35ų40ŵ41Ů43Ŵ62ů
drive $	69 -20qŭ-18u-16ź-13r-10ŮƩ-7z8Ž10Dǉ15ů19Ų29Ź30Ŷ33ŷ41Ūŵ56Ŵ
drive for	84 -15ŭ-8Ǒ15Ũ18Q31Ų
drive in	84 -8R54ů
drive it	80 -20ů-19ŷ-8ŲŶ11Ŵ13Ů22Ƅ87ŭ
drive to	82 -23ŭ-7ƨ34Ǒ41ů
driven	77 10ŷ14ŭŴ16ǌ
driven by	79 14ŭ16ǌ
driver	70 -18Ŵ-10Ų13ŭ16ſ17żŽ19ų22ž23Ź25ŷ32ź
driver $	83 -14Ŵ9ŷ13ż25ź28ž
driver or	88 17ŭ23ŷ
driver training	90 -7Ǩ21ź
drivers	66 -27ų-8ů7ż12ſ13ū15ǜǪ18Ǒ24Ÿ26a37ź40ŷ
drivers $	80 -25ų-11Ǒ7Ź11ſ20ǜ48ŷ
drivers @name	84 -27ŷ-8Ź61ź
drivers in	90 
drivers license	79 -24ŷ31Ÿ34a
drives	65 -21n-14ů-11Ū-8ǉ7q9űſ17ŷ25Ş36Ǒ47ų
drives $	86 -72ų-20Ǒ89ŷ
drives and	80 -18ų28ŷ
drives it	90 -28ŷ48ų
drives the	86 -26ŷ12ű37ų
drives them	80 -10Ū26Ǒ
drives which	85 -29ŷ40ų
drives you	90 41Ş
driveway	77 7Ɛ28Ū39Ű
driveway $	90 -7Ŵ9Ɛ39Ű
driveway or	90 7Ű
drivin	77 -12ų-8ŃŸ-7ŕ7Ž12N13Ų20ŪŻ22S30Ź
drivin $	90 -19ŷ-10Ń-8ŕ10Ž27Ź30Ū
driving	64 -16S-14Ǫ-7Ķ7txz8Ż9L11ŪźƂ14ŭ17ų21Ź23NŴ24Ů25Ž29ż30ŷ39Ÿ
driving $	76 -14S-9Ǫ-8Ź7z10Ū14ŷ15Ž30Ÿ31Ŵ38ż
driving or	88 10Ź13ź
drop	77 -8M7š9V10Ŕ12ƾ18ś22ƀ34ƶ
drop it	90 -9M12ƀ17ś
dropped	82 -11Ŕ8ƀ9Ƃ10ǧ12ǩ33š
dropping	88 15ƶ23Ų
drug	90 -9Ņ15ŧ16ǀ33Ƽ
drugs	84 39ǀ
drugs $	88 7Ƽ16ǀ
due	78 13yŝƿ15Ǩ47ŕ
due $	84 17ŕǨ
dui	88 -15ţ30Ż
duplex	90 -13Œ-8ǎ16ơ22Ƥ
during	88 15ŭ18Ơ21P23R25ƛ
during the	90 15ŭ18Ơ21P23R
dwelling	80 -7ƭ48Ɣ
dwelling limit	88 14Ɣ
e	79 9Ō10Ǉ20w24Ǥ52b54Ǜ
each	63 -25ŗ-12Ů-9D7vŪƏ8ZƣƼ9ƙƲǇǊ11T12Ř15ƕơ16ų18ǌ19Œů23Ʒ35W36ǉ
each have	79 -44ŗ16ų63W
each month	82 -7T11Z12Ǌ21ƕơ31Œ
each of	76 10v15ǉ22T
each one	88 7ǉ12Ƽ14ƙǇ
each way	86 -13Ů28ů
earn	80 -12Œ12Ư29q32T34Ŏ
earn $	86 -13Œ14Ư21q29T
easiest	88 9ś21K
easiest way	90 10ś15K
easy	83 -11ƿ7Ž8ŝ11k12ǃ15ś16ŧ18M
eat	85 -7R11Ǔ12Ǥ13kŦ16Ř21ǜ41ƹ
education	81 -10ľ-8Y28Ʋ44m
education $	85 -10ľ-8Y16m29Ʋ
either	83 -11Ɵ8ƺ13rƾ14żǎ17Ŭ
electric	85 33Ƌ
electrical	82 17Ƌ35ǒ
else	53 -15Ǫ-10Ź-9Ɣƕ-7Ƨ7Ŏ8ƽǦ9h10ŤŴǌ11ƌ13HŢ14ƒƚ16Ǟ17ƦƯ18ŵ19ƣǉ24Z26n27ų28ŷ33Ł39ş40ō46ń
else $	71 -20ş-13ķ8w10Zƙ11Ŷǩ12ĺ13ń15Ť17ǌ18Ŵ20H24Ʀ39ō
else are	86 -15Ł-13ō28Z37ń
else be	80 -13Z30Ư
else do	90 -25ō-8ń23ş31ŉ
else drives	90 26ų
else gets	90 -11Ź10n13ų33Ł
else has	88 10Şş12Ł20h
else i	90 -7ŉ26ō
else in	86 -12ŷ11ń12ż17n
else is	76 -12Ɣ-8ń-7ŁǍ10ǒ12ƽ17ō20ƣ24ƒ36ş40ǉ
else lives	79 -10ų15n20ƣ
else on	86 -13nō-10ń-8Ł11ƣ20Ǧ28ƚ47ŷ
else would	80 16ķ
else you	77 7ũŪ10ķ12ńş
em	69 -13ļ-11c7uĴŽƥƵ8ūƅư10wZűƢ11l13ŜƲ14ǌǖ15Eŧ16Ş17Ţ23Ǜ24Š28v34ŝ
em $	82 -15ļ-7ŧ8ž9œ11Ş15l19ǌ41Š46ŝ
email	61 -11D-10Ś-7b8Ɩ14Ľ16Ǩ21ǖ23ś37Ǚ44K56J
email $	72 -20ś8Ǚ11Ɩ20J33K
email address	85 -14D37J
email for	90 -17K-8b37J
email me	88 -14Ś-11J31ś
email or	88 -7ļ8J31K
email something	80 21ǖ
emails	88 7Ǚ8J14ǘ
emergency	85 9ƃ22Y
emergency fund	86 22Y
employed	85 -9o12ƃ26Q34q
employed $	90 37Q
employee	80 11Ǧ43ǝ
employees	64 -8Q-7W7Ǒǥ8Ǌ18ǒ19Ǥ22ǉ34ǈ
employees $	79 -16ǒ10Ǌ19ǉ33ǈ
employees are	80 19ǈ
employees or	72 -22ǉ57ǒ
employer	74 -13ő20V24S28ƨ30Q36W
employer $	82 -15ő9V16Q26ƨ27S
empty	81 9y53Ơ
end	68 -11Ǉ-8ũ-7ĺ7m8Ō9j11ĻłƸ12Ǆ14IŃ15ŕ17iŁ19Ʊ23Š25ǥ29Ŕ30Ŧ39b
end $	80 -9ũ8Ʈ9Ŧź13Łŕ15ł22bi23Ŕ30ǥ
end of	86 -13Ǉ8ŕ9Ł18Ǆ20Ń
end up	82 -7ő9m14Ƹ27Ŧ30Š
ended	86 13lļ32ż
ends	80 -14Ő7ř8ƪ12e17ū25ŕ30ƨ
ends $	90 10ƪ29ŕ
ends in	86 8ř13e18ū
engaged	90 38f
engagement	90 20ƙ
engagement ring	90 20ƙ
enjoy	86 -10R21U23g27t
enough	72 7Ź8ŎŞ9ŀ10ư12rĶ13ŷƘ17y18ť19jž34ƭ
enough $	88 -7Š51ƭ
enough to	80 -7ǣ8Ʊ9Ź11rƭ13Ŏ14Ķ15Ƙ20ŷ
equipment	69 -9Ɣ-8Ƙ20ƞ21ǣ26ǟ49ǐ
equipment in	88 -13ǐ28ƞ
equipment values	79 -14ǣ29ǐ
equipment worth	88 -7ǣ19ǐ
equity	88 25ƕ53ķ
erie	90 8ş15Š27Ő
errands	86 -9u12Ǒ40ŭ
escrow	83 39ƕ
escrow $	88 -31Ɩ64ƕ
even	62 7nǪ8hƲ9ŕ10ťƭ11ƅ12Ţ13Œ14ƺ16ư17ŷ19Ũ20Ŝ28ż40ţ
even a	76 -7u8Ɲƺ14ƅ20ż23ư
even if	77 10ŷƺ11żƲ16Ţ21ţ
even ones	80 10ţ
even small	79 23ţ
evening	90 -7i20L
ever	48 -11ŧűƃǩ-10Ŕƞ-9Ŧƾ-8ƹ-7SWľŐŝ7Vƒƛ8CĿƸǥǧǪ9Ǒ10RŏƊ11Ǔ12gŭǇǛǞ13ƪ14Ÿſƍǖǜ15hǀ17ŜŤ18Ƃ20Ž21ZŻǙ23ŗƝ24ņǝ25Ų26š27Ɯ29ų33ƚ34Ƶ35ƽ37ţ39Ŗ
ever $	90 -7ł31ŏ
ever been	65 8šŲŸ9Ɲ11ņǙ12ǝ13Ɗ14ſ17Ż19Ƶ20ǀ23ƽ
ever come	75 -11ŧ-10ƞ9ƚ12Ƶ14Ɲ17Ɯ21ƒ29Ŝ
ever empty	88 
ever explain	90 11ſ26Ŗ
ever get	82 11Ƴ13ƍ15Ǚ25g36Ɗ
ever gone	88 19ƚ43Ŗ
ever gotten	84 -20Ɗ-17Ǥ8ƚ10ǖ13Ǚǜ24Ɯ32Ɲ
ever had	65 -16Ŝ-9Ɗƾ8ƚ11ǥ14Ɯ16ņţǖ17Ż18Ǟ20ƽ27Ť
ever have	83 -15Ť-7Ŝ7ņǝ25R62ţ
ever said	90 13Ƶ18Ǜ
ever sat	88 17Ŗ
ever taken	80 -39ƫ57Z
every	60 -13ư-10ǐ-7itOƦ7hCYŔŞŹǣ8Ǧ9bcŜƕƾ11FUŒƪ12Ǟ16ĴŐ17Ƽ22Z24Ŵ25T26Ū29ǚ30u32Ǔ34ů
every #	85 -11Z8Œ12T19ƪ27Ĵ
every @day	90 33ǚ
every day	77 -12ų-9i-8t-7Ū8q10R11ǀ12Ź15U24Ƽ38Ŵ40ů
every month	71 -37Œ-15ư-7Ǟ9Y12ƕ14F21TŐ29u36Z48Ĵ
every time	90 -8O12Şǚ
every week	90 -7ŭ12ų29Ǟ
every year	88 7Ơ11ƿ14Œ15Ŝ
everybody	71 -7Zƀ7œŭż8ƗƘǒǙ9žǈǉ10Łƣǘ13ŷǆ14ķ16ƭ21n
everybodys	79 -9Ŗ9gŰ10Ŏ11AZ15ǉǪ17K23ľ
everybodys got	85 -9Ŗ11gŎ13A14Z18ľ
everyone	90 -15ų11Ž23ŷ
everything	64 -8ŒǪ-7nJ7wXƗ8AƳƴ9KƼǒǧ10Ŀ12UǐǑ13Ļǅ14ƭǣ16Ǘ17ư19ō23Ƙ24ş27i31ķ
everything $	78 -9ş7Ƃ8ŧ9Ɨ11Ƴ12Ƙǧ14Ƽ27ō
everything in	86 9ǣ12ƴ15ķş20ǐ
everything you	84 -14ǐ13Ŷ16ķ24Ƙ26Z
evidence	88 9Ƅ28Ɩ
evidence of	88 9Ƅ28Ɩ
ex	90 46Ƭ
exact	88 -8Ū9d13Y14Ǆ23ū
exactly	72 -10ƚ-8ǎ-7ƭ8ŕ10Ņ11ŀ12š13Ɩ15dƢǅ20Ťƨ
exactly $	88 -12ƚ-7ŕ14Ņ17Ť21d
exactly did	90 -10ǎ-8Ť16š18Ɩ22Ƣ
exactly does	79 18ŕ26ƨ
exam	75 60ǂ
exam $	81 23ǂ
excellent	90 21ƹ
excess	79 -8Ǣ15Ƃ64ǧ
excess liability	86 -8Ǣ17Ƃ26ǧ
exciting	90 7ǟ15H24Ɨ
excuse	88 41Ŕ
expand	90 41ǟ
expense	88 11Ľ39ĸ
expenses	83 14Yǋ24Ʊ
expenses $	88 15ǋ22Ʊ
expensive	83 11ǐ13Ǥ14X18Ƙ29ƙ
experience	73 13ŧŨ14Ǥ15ǆ24ņ
experience mod	78 17Ǥ
experience with	90 32ņ
expires	90 16e24ŕ
explain	75 -7ŧ9ſ11Ŕ13Ŗ16Bň32Ŋ
explain $	90 -14ň34Ŋ
explain it	85 -7ŧ15Ŗ18Ŕ19B
explain that	90 25ň
explained	85 -10œ13Ŕ17ňŖ
explained it	90 18Ŗ19ň
exterior	88 34Ƈ
extinguisher	88 13Ə
extra	75 8Ų11Ʒ13ƥ15Ŵ17Ƶ18ŏ22ƙ23ǈ28ǥ33Ƃ
extra #	90 -13ǧ56Ƃ
extras	86 51Ɓ
face	86 -22ŗ14Ƨ26ƭ35M
facebook	90 27Ǫ29ļ
factor	90 -18J-8Ł17ł29Ǚ
fair	76 -10C-7ƭ8Ş9ƹ10Ŏ11ŧ12ļľ16ŉ17ŀ18i20Ň27ĵ
fair $	85 11ƹ12ŧ14Ŏ15ĵ
fake	84 -8ļ10Ŀ55Ǚ
fall	67 -16Š-10Ĺĺ10ƃǟ12šƿ13dǚ18yŘ19ŕ21Ƙ22YƟ34Ŷ
fall back	73 11ƃ22Ř27Y
fall out	90 32Ƙ
falls	84 -12Ǖ8ƿ16ť19ƝǢ27Ǥ
falls off	88 9ƿ17ť28Ǥ
familiar	88 24Ľ36Ŗ
family	58 -10ƣ-8ĸ-7Pż8qzĿƃ10ƹ11F12hA13ǈ15Ʊ17ŪƝ18ƴ19Ũ20Ư21u22ƭ23Ʒ24y26ƥ31ƾ36n
family $	72 -15Ư-10ƴ-9z-8ƭ-7ķżƽ7Ł8Ʒƾ9ſƝ10A12ƥ16Ũ17ǈ19F30y34u43n
family fall	80 22Y
family history	76 16ƹ21ƾ
familys	90 9Ʈ10Ưƾ18ǆ
far	63 -14Ŵ-13ŭ-9U7m8źƑ9yMS10ŇŮ12v13ZƮ14u15őťƚ16Ǒ17Ɵ20ƛ21ň22i29ų53ů
far $	76 -19ů8ŉ9ŶƐ14Ň19u21ų23Ɵ25i32ň
far are	88 31ƛ
far do	88 -12ŭ-7ő12ů24Ů
far does	90 -19Ŵ19ų35ů
far is	79 -10U8ƚ11Ƒ13M35ů
far out	90 -11ů23Ʈ29Ǒ
farm	74 -12h8Ľ10Ŝ12őƞǅ13Ʒ15ńŅ16ŭ33ǒ38Ő
farm bureau	90 13ńŜ
fars	85 -7Ɯ11ź13ƚ18Ɛ
fars the	90 -8Ɯ14ƚ19Ɛ
fast	79 -26Ǫ-9Ř-7H9O17Ż20ŧ23Ń39ň
fast $	90 -20Ǫ11O23ň30ŧ
father	81 -14P10B16ƴ34z35ƾ
fault	77 9ƃ11Ť41ż
fault $	88 11ƃ39ż
favorite	82 -7ƌ19Ɵ21Ǫ23Ŷ24ŝ
favorite thing	90 -13Ǫ-7ƌ16Ɵ33Ŷ
fax	85 -9M-7Ƴ16Ƅ26ś
fear	90 41Ŀ
feel	65 -12ŝ-8ƴ7XŹž8ƹ10Ɵ11ŋǠ13ĵ14ŧ15Ũƭ16ņ21Ž22Ŏǂ23rŢ30Ň
feel $	88 -16ƭ38Ũ
feel about	72 -23Ũ-9Ɵ9Ź13ŋ25Ž26ǂ40Ň42r
feel like	86 -14Ũ-8Ƨ10ņž13ƭ18ŧ26Ɵ
feeling	81 13Ň23t24ƹ28Ũ
feels	88 -11Ǫ7X11r12Ɵ40ƭ
feet	69 -11R-7Ņ7Ɛ11Ɗƻ13Uŀǁ15ŧ16ǌ20P38Ɔ
feet $	81 -13R13P15ŀ28ǌ
feet is	88 11Ɔ
feet right	90 -18ǌ17ǁ21Ɔ
fella	79 7ņ8gx9ķ11Ņ12cńǄ13ſ15B16Ŝ17ƙ
fellas	90 10Ƭ14ņ19ǒ
fence	79 -12Ɣ11ƚ12ƍ52ƒ
fence $	90 40ƒ
fender	82 8ţ9ķ33ż
fender bender	90 10ķţ11ż
fender benders	88 24ż
few	71 -17š-16ǟ-14ŉ-7P8m9ǆ13H16ƞ19Ɓ23ĵ24ţ25Ŋ
few questions	90 -17ŉ19Ŋ
few years	75 -18š-16ǟ9ǆ14H24ĵ26ţ
fianc	90 -13a11f15o16p22q
field	86 11ƚ12ĸ14Ľ15Ś18ǉ
fifth	90 -10a12Ĵ28ń
fight	85 11r14Ŏ17ů19ŧ20ǝ
fight you	90 12r20ŧ
figure	71 -16ǐ7Ť8H9Řǋ10ĸłŅŦƈ11Ǌ12Ŗ14A16ű17ƭ21ƙ
figure it	90 20A29Ŗ
figure you	90 -9Ɣ-8Ŗ11H13X24ű
file	72 -12Ÿ-11Ũ7d11Ǘ15ǘ16ś20ţ22ǇǓ25Ƅ28a
file $	85 8Ǔ14d16a
file for	88 12Ǉ18Ǔ
filed	78 -10Ż9Ǉ12ǝ13Ƅ18ŧ19Ř24Ť28ţ
filed $	90 13Ǉ17ŧ
files	88 13Ǚ30ǘ
fill	76 13Ů15ĹĽ
fill in	79 -13ĺ33Ĺ
filled	85 7a9ĽƊ11Ĺ13Ō16ļ
filled out	86 7a9Ľ11Ĺ13Ō16ļ
filling	90 21ĺ
filling out	90 21ĺ
final	79 10Ľ12f25Ł41Ʊ
final expenses	86 25Ʊ
finally	83 8ĺ9j12x14t22k27Ɵ
financed	84 45Ŭ
financed $	90 10Ŭ
financial	83 25B29A
financial guy	90 29B
financially	88 14Ư22ĸư
financially $	88 14Ư22ĸư
find	71 -8Ǫ-7ő7gƎ8ƫ11ķŧƸǠ13Mř14U20Š22ƽ23Ś24Ǚ30ļ
find a	90 13Ŏ14ķǠ15Ƹ
find it	88 12ř18U
find the	90 11ƫ15ř29ƽ
find us	90 -13Š17ļ
fine	75 -9ŷ-8Ƽ8i9Žǂǃ11Ǫ12ǋ13GŒ14ŋ19N20Ŗ
fine $	86 11ǂ15G16Œ
fine print	90 14Ǫ24Ŗ
finish	84 8ƌ13Ť19ǅ22Ǫ24m
finished	72 9Ǣ11m12ź18ƌ37Ɗ
finished $	84 12Ɗ19m
finished basement	90 
fire	63 -10Űǐ-7Ǐ7Ƒ10Ń17ǣ19ŉ21ĺǝ25Ť30ƥ31Ǟ40Ə80Ɛ
fire $	86 -13ǐ-9Ɛ-8ǉ-7ũ10Ƙƥ20Ǟ23Ť29ǣ
fire department	84 10ƏƐ
fire extinguisher	90 13Ə
fire station	84 19Ɛ
fire truck	90 32Ɛ
fired	90 -9ż47ǝ
fireplace	77 51Ƒ
fireplace $	85 33Ƒ
first	59 -9ĸ-8ŷ7E8eGĿŌŕơƸ10wSŠ11Ʃ13Yő15a16xŚ17Ƭ18ŃŇ19oŏƅ20A21œ22ńƗǪ30Ř
first $	79 -9ĸ9Z10ł11Ɨ12A13Ƹ16Ō19Ń36Ř
first and	79 -7ŷ12o38Ƭ50a
first months	80 22Y
first name	90 -12a15b20o
first one	85 -7ł10ń19Ǫ30ŏ
fish	90 21g
fix	79 -10ƶ14Ǫ17ƥ18ţ27ƀ28ũ29Ş
fix one	90 37Ş
fixed	85 10ŵ16Ɓ23ũ26ƌ
flat	78 -7Ő7ƛ8j17ƁƵ24Ǫ27Ʃ45Ɖ
flood	71 88ƚ
flood $	90 10ƚ
flood insurance	84 30ƚ
flood zone	83 
flooded	88 12ƥ13ŨƊ
floor	76 -10Ƈ-8ƣ-7ƚ10x11Ə17Ɗ29Ɯǉ54Ƥ
floor $	86 11xƤ20Ɗ
floors	85 -10ǎ8ƌ9Ƥ21Ɔ
floors $	90 9ƌ18Ɔ
florida	88 31H
fly	86 -16Ÿ43ǁ
folks	65 -7ƞǒ7wĹ8aKW9Ư10ļƤ11Ž12ǉ14ŝƝƦ15ǘ16ž18Ǘ20ƾ22ǈǕ23Ƨ27z
folks $	84 -10ǈ-9U12ǘ14ž22z24ŝ
folks do	90 10Ǖ11w12Ŗ
folks still	90 31z
folks who	90 14Wļ23Ɲ
follow	86 13ň16g23ƨ24K
food	79 15Ŀ35ǅ47ǜ
foot	80 -8cŸ-7l10Ɔ12ƍǌ17Ż30Ɣ41ƻ
footage	84 20Ɔ
footage $	88 18Ɔ
for	34 -22ų-17ŀ-16CňǊ-15U-14œŪƽ-13DŁǅǙ-12Ŀƹ-11ƣ-10RƨƸ-9ŚŢŷƪƾǎ-8auĺŕřƁƯǏǝ-7hmvūƒƝƧǌ7NŅŉŎŐƐ8ryſǈ9jš10cwJVŠǨ11Ž12ưǧ13ŌŤǟ14pLƵǀǒ15gqűž16ŔƠƮ17XţƕǍ18ŒŦƭ20ƘƼǣ21dkOŖƀ22Ǧ23bĻƱ24Qǂ25ĶłŗƄ26Ũ27ľƞƥǃ28ǔǡ29Ɣ33Ĺ34ƷǑ35Ų38ơ45Ɠ48ŭ58Ʋ
for #	70 -8OXŌǏ-7ű9Ş10Żƃ11Ʀ12aŽ13Ƙ15Ɣ16ƭ19Ŧǩ20Ǟ36Ɠ
for $	58 -27ű-15Ǎ-12ĹŐ-11R-10ƣ-9CǉǑ-8Xŏş-7PƗǎ9uƩ10ŞŻƔ11ơǐ12Ǧ13Ť15ƕ16OŲƖ17Ƽ20Ʈ23ĻǪ28ǔ36QŖ37ŭ39ŗ42Ɠ80Ƣ
for a	59 -18X-16ǟ-11ƢǪ-8ũŲ7LŖƐǩ8ŽƭƷǞ9Qš10ƞǂ11Ľ12z13ŵ14qƱǑ15Ŋ16Ǎ17S19Ř21Ũ22H52ƥ
for all	79 9Ǚ13Ǔ
for and	71 -21Ƣ-19Ǎ7Ŗ9O11ķ17ſ26ư49Ĺ
for anything	90 -10ƽ18ƹ21ǃ
for bodily	90 25ŗ
for business	88 -10Ǧ11ǣ35ŭ
for college	88 -11m22Ʋ
for for	84 -13ƥ-9ƽ10ǃ13Ʋ15şƃ
for fun	86 -16Ŷ40g
for good	90 25V37ũ
for her	90 -9Ʒ-7Ʃ10Ź14x17Ʋ23ƴ
for in	90 -16Ĺ-11Ŗ39Ʒ53ľ
for insurance	82 -51Ƣ-11Ő-8Ɣ-7ľ7Ǧ11Ƶ14ǔ17ĺ25Œ63Ǎ
for it	65 -10AĹǗ-9Ŗơ-8Ƹ7Y9bǥ10B11Ɵ13F14Ĵ15Ɠ16Œ18Ŏ32r34Ŧ38ű41Ő42Ɣ
for life	82 -17qŻ-11Ƨ-10W24ǀ34ƩƵ
for me	64 -13a-8w-7Ʒ7O8L9ōƮ10nƇ11KTŉǅ12ŷƏ13ķŪ18Z21ǐ25ǉ65b
for money	86 13Ǚ23ƞ32Ų
for on	78 -7ŗ8gƔ10Ɠ
for retirement	82 30Ķ
for school	90 -13l12ŭ34Ʋ
for somebody	90 7ư32Q
for something	90 -8Ƴ15Ƅ17ţ
for that	69 -14Ų-13Ɠ-11ĺ-9Ĵ-7Ķ7Ʋǁ8Ŕƀ9ơ10ťǤǨ11Ż12Ƽ13ŧǑ24ƞ26ŏŒ27Ō40ĸ42Ŷ
for the	53 -16Ǡ-14ŭ-13Qǌ-11Ǫ-10ķžƵǋ-9xĹƢư-8ǅ-7gƞ7adůƍƳǀǜ8ƘǇ9ĶťŽƆƫǉǏǒǕ10FǢ11P12O13ƓƠ16Ʋ17Ű18š19ƄƙǊ20kw21Œ24Ʒǂ26ǡ30ŔƱ42Ǧ54ǟ63ơ
for their	88 -8Y14Ǔ23Ʋ
for them	75 -33Ʋ-9Ļ-7m12Ư15Ų18x27ư30Ʒ33y
for this	74 -8Ũ8ǚ9Jź10sǋ11ļ13Q14m15OX20Ĵǂ22ƶ
for today	90 -19ĺ-16Ļ-7ŗ32Ĺ41ű
for what	79 -8Ū-7ǩ8Ƽ11rŦ12ķ13Ɠ14Ƙ28Ƨ29ŭ
for when	83 7ƛ9Ĺ15Ɠ19ſ32Ķ
for wind	79 -11ƛ25Ř
for work	79 -21ǅ-10ŭ-7ǒ15PŲ16Ŵ19Ǒ26q
for you	52 -43Ǌ-26Ǐ-20Q-17ŘŭųŷǙ-13ŒǪ-12PUťŶƓ-11ĸ-10a-9Oŀ-8ǌ-7CSňűƷǓ7Rƭǋ8LƖ9śŞƕƺǉ10ƴ11ņ12ń13Y14jJMŉŖ15Ňǒ16g17I18ĹŌ19Gŝ21Ŏ22ǈ23V24ǡ26dlN27cŜǠ32Ǒ33Š36ţ40ľ42XĻ50Ũ63ł
for your	65 -29ǐ-12ƻ-11Ŕ-10Ŗ-7Ųƹ7fqP8yĶƮ9nŐŘ10dŒŭǊ11Ƶ13Ĺǃ14ƃ15ư18X19wǣ23Ʋ24ƀ28ƞ37p
for yourself	88 14ǃ19ư29Q
force	84 11Ō13Ń35ŏ
forever	84 14ƪ15ű22G38H
forget	90 12Ɣ14ƄƩ
form	69 -10o7u8Ĺ10hƝƶǇ12Ő13p15ļƢ16a19ĺ21mĽ
form $	82 -61Ĺ13Ɲ16Ő18Ƣ79ĺ
form just	80 -54ĺ72Ĺ
forward	83 -11H13Ŏ14ŀ22ś30Ō
forward $	90 -14ś-11H16ŀ65Ō
found	83 -8Ƈ10ū11ƅ12ř13ű14Ļ21ƪ25Ś
found it	90 -8Ƈ12ƅ23ƪ28Ś
foundation	85 14ƚ30Ƈ
foundation $	86 14ƚ29Ƈ
fourth	90 30k
frame	79 37Ń43Ƈ
frame $	90 27Ń
free	74 8ţ9ǂ11ƨƸ14Ŭ18s20Z22N23L28gƕ
free and	85 -7ň8ǂ14Ƹ18Ŭ39ƕ
free or	90 10ţ28Z
friend	76 7ų17ļƴ21a22B42A
friend or	90 9ų14A
friend who	90 -10B15Aƴ
friends	84 9ƃ12Š20Bƥ
from	48 -16Ǫ-15Ş-13ų-12T-10hQǉǨ-9ĹŌ-8Œ-7zUţƥ7mŏƈƯǗ8Ơ9uśůƨ10ŀŸſƄƾ11kŇƅǅǆǎ12rIƛƪ13ķ15Ɛ16ŤźƝƼ17RWǒ18ĸŅ19ŎŔŧƢǕǝ20Ţǋ21œǌǓ24Ľ28ĻŜ30l31ƚ41ǖ
from #	83 -17Ɖ-11ƫ12Ƌ16ƈ18ƪ43œ
from $	73 -8ƞ11Ɯ20l23Š25ĸŤ34ǌ36ǖ
from @month	90 33Ơ
from a	84 11u12IƢǩ13Ɯ18ǅ
from before	88 -25œ14lƬ27u33ƅ
from home	72 -12h21ƞ22Ɲ27R29ź
from it	86 -19ų10ƞ13B14ŀ26ƫ28k33ũ
from me	81 -11Ǟ8ŉ14ŃŇ15Ɩ31Ŏ45Ļ
from scratch	88 15Ɣ16ŏ
from shipping	80 13Ǟ
from the	65 -11Ɗ-10Ǘ-7Ŝ7RƎ8Ÿ9ńŦƇƨ11IŲǌ12ǐ14Ƙ16ĽǓ19Ǖ20Ƽ25ǎ27ƛ30ŧǋ34ƚ
from them	88 -7ŌǨ11Ţ14ś26Ǔ
from there	88 -10Š15l19Ŝ
from us	90 -11Ɩ10Ƣ29Ƅ
from what	90 -25l17YŇ46œ
from work	90 14sB29Ƨ
from you	73 -12T-9Ŝ-8ů-7Yơǎ11gŎƊ12Mǅ13Ʒǀ14Ƥ15Ɛ28ƝƯ34ǒ38ķ
from your	72 -9Ƨ-8ƞ-7Qņ10Ɛ11śƚƪ13Ţ15ƨ19W24r26Ǘ28Ŝ29ů
front	68 -10Ť8ƪ9Ÿ10j11Ĵĺ13q14Ɛ15Ƥ17Ƈ28Ǆ32Śǉ
front $	82 8e16q17Ƈ36Ǆ
front door	90 12Ƥ13Ɛ
front of	78 7ř10Ÿƪ35Ś
full	63 -12V-10Ɠ-9Fŗ-7Už7qŲ8Dōƃ9tơ10ƣǅǜǠ13Ɣƥ14Œ16Ʈ17Ơ19ĴŎ27ǈ29a32R50ƀ
full $	88 -9U15Ǡ24Ĵ
full coverage	79 -11ŗ10ž78ƀ
full name	88 34a
full time	77 -13V-11ƀ-9F-7n10qŲ22Ơ38ǈ42R
fun	72 -9ų-7ŷ7ǁ9dv10ǥ14ƣ16x20Ǡ28ŭ32k50Ŷ54g
fun $	85 26Ŷ39g
fund	77 -11m14Ɩ29Ʋ33YǤ
fund $	80 -11m20Ǥ30Ʋ34Y
funeral	74 9ĺƯ15ƴ50Ʊ
funeral $	82 37Ʊ
furnace	79 11ĸ13Y16Ǝ20Ɗ34Ƌ
furnace $	88 9Ƌ35Ɗ
furniture	79 17Ʀ20G21ƣ29Ƙ
furniture and	86 52Ƙ
fuses	90 28Ƌ
g	86 -28ŗ-7Ƃ7ǧ9b18ź55Ǣ
game	88 -7ļ8Ľ9g48Ǫ
gap	76 -12ŏ8Ʈ21ŕ42š66Ɓ
garage	70 -10zǐǣ7Ƒ13Ť14ƝƦ17Ɔ18ƒ33Ű35ƞ
garage $	77 -11zǣ8Ƒ9ƒ10ƞ18Ɔ25Ʀ26Ű
garage driveway	90 7Ű
garage or	90 
garden	90 10g14Ƥ
gas	83 15Ƌ44Ƒ
gate	86 21Ƥ22ƍ24Ű
gave	76 10ń11BW12ŔǛ13ŧ16Ņ21Ŗ43ļ
gave you	77 10ńŔ11BW14ŧ17Ņ22Ŗ44ļ
gc	86 -10Ɠ-7Ǫ26Ǩ44ǔ
gc want	90 -7Ǫ10ǔ28Ǩ
gear	90 -14Ƙ-9Ɲ7Ű18ƞ51ǐ
geico	90 15Ő28ń
general	74 -17ž-12ŗ-11ƀ13ƹ14Ǩ18ǔ39Ǣ
general contractor	90 18Ǩ
general liability	79 -19ž-12ƀ-11ŗ57Ǣ
georgia	85 16Ÿ17C18y
get	45 -12ĶŝŠƸ-11ŁŏǪ-10ĺ-9qrŒœŗ-8lřŭƟƭǟ-7cXłŇƻǒ7pAKŀŷƴǨ8ŎŐŹźŽƩǙ9mGJőūơ10bŊ11ƚǀ12RĴ13vŸ14Ŵ15sĽŶŻǚ16IƊ17SƗ18ĻƍƢ19kƛ20gHűƖǖ23eƃ25ňŦ26W28ś31Ōŵ
get $	79 -12Ǜ-10YƯ-8ĸƸ15źƖ16ǚ17Wű18B22Ƨ25Ŧ39Ʃ
get a	72 -29Ķ-13ǀ-12Ŝ-8ř-7ǒ7Ɲ8Ɣ9KƢ11Ŗ12Ŋ13HŎǙǪ14Q16Ľƛǈ17A24W28e
get around	75 10Ƴ16Ɣ44ŵ
get behind	90 13ų23ŷ
get by	82 -12Ʃ-8Ƹ-7M15ƴ19ƃ27ŵ45Ư
get certificates	90 8Ǔ
get cut	86 17ǚ24I
get for	85 -40Ɠ-10Ɣ-8Œ24ơ52Ŧ55ű
get his	90 -19Ÿ16w19Ź
get hit	90 -8j12ĸǥ13ſ15ƛ
get hold	90 26K
get hurt	85 -10ǩ-7W9Ɲǚ25ƃ28ƍ
get in	85 -12ƚ13sů14Ƥ17ŜŤ32m
get into	86 -13ǆ-10J-7Ō12i13ǘ14Ǚ49S
get it	75 -12ŝ-8Ō-7a10B11OőśŢƦ12ĿŎƗǄ13ƙ14Ĵ31b37Ɠ
get me	86 -9ŵ9Ǌ35ś
get my	85 14Ľ18J32ļ
get off	88 -21g-7O13Ō14L41R
get out	82 -14k9H11ƛ12Ļ13NV44g
get paid	86 8Ǘ15ƃ17Ĵ18TƖ
get started	88 -7Ʋ9Ō10ŋ
get that	74 -16S-14d-8ŦŨ-7bŠ9Ľ10X11HũŽ12ƍ14ő16Cǆ17p19Őū20Ō37vň
get the	75 7ƈ8Řŵ10ĸ13Ķ14ƪ16Ƭ27Ɨ
get there	90 16ů36G
get this	83 -9Ł22Ō27Ń29Ƣ
get through	85 10W17ĸ
get to	74 -15ů8G10L11Ʋ14Ŷ17Y19Ź22k28Ũ46ŵ
get you	74 -11ŏ-8ĹƱƷ9dm11Ɓ12Ʈ13pśŻ16ƴ17Ŷ23I29Ŏ38Ō
get your	74 7e8ŧ9ŪƗ10WƣƼ12Ÿ18s20a28ǖ
gets	72 -8ŐŹ8gưƳǨ9TǈǤ10ļ11sŴƣ12Ŷ13ųƮ14Ŏ16Ɓ25Ł35Ƭ
gets a	88 12ǈ13ļ18Ŏ26Ł
gets the	85 9Ǩ13ų14ư27Ƭ
gets you	90 -9ų-7Őƕ11g17ŶƮ21Ɓ
gettin	82 8i9xǝ10t11Ŀ17P21Œ
getting	69 8ƗƩ9tŵǞ10ŚƁ11UűƟǚ14ĿŖǡ15jŹ21z
getting any	90 10j24t
getting paid	80 15Ǟ
girl	80 13ǥ14v16lǉ23w27u
girlfriend	88 -12Ư-9Ǎ16ƣ18Ƹ
girlfriend on	90 -9Ǎ17ƣ
girls	84 8v12Ƹ17u18ǝ
give	56 -17A-13Ŭ-9ŵ-8ǔǪ-7GƔ7ĵŤƈ8ƫ9ŅŐƕƘ10IŧƞǖǣǨ11oŇŶ12ŁŮƨǈ13xŪ14ŌŔ15DŦǡ16ŝƢ18Ɓ20Ɔ21dX30Ǜ33W
give me	60 -11W-8ŬƔǔ-7G7ŒƈƓǏ8wƧǑ9v10ƕ11ĵŐŤ13oŇŶ14ŪŮ15ǈ16ŌǨ17D18Ƙǡ19IŦ22Ɔ23d26X
give you	72 -12Ƨ-10I-9ŵƘ-7ǃ12ƫ15ŊŔƢǖ16Ņ17ǣ19ƨ22x26Ɓ62W
gives	90 11O23A
givin	90 14ǂ16t17ŀ
giving	86 -16X-15Ǜ14e18ńŒŵ19A
gl	80 -12ƭ-11ō-10Ǜ-9Ƃ17Ǧ22ǧ86Ǣ
glad	83 -9ƀ-7Ǫ8ť11ƽ13tŐ14Ť21ż25Ŷ
glad you	86 -7Ǫ8ť12ƽ13ż14Ő26Ŷ
glass	79 -12Ƣ-9ŏ10ƀ23Ǎ31ǀ44Ɓ
gmail	86 -7Ǫ34J
go	47 -20Ũ-16ƞ-15Ǫ-13q-12Ů-11LŦŶ-10ĹŁŐů-9Gű-8ĸŇǞ-7ľŃŕŢŤŰſƯưƲǌ7ƏǤǥ8ŖŚǩ9ŞŧųƋƿ10NśţŴ11awAŊ12ķň14EǁǑ15ŅŔšž16Šǧ18łƠƮ19oœơ21mŗũ24V25ŌƟ26Ɠƨ27Ŏ31ƕ37Ƭǝ41ō45R49ƥ
go $	67 -14ŧ-13Ư-12ń-9ţ-8G7Ţ10ƶǥ11šƨ12ŗž13Ĵ14Y15Ʈ16Ō17Ǥ21ǧ23Ŏőǝ25Ɵ29Ņ35ƥ
go about	90 13ǝ16ł
go after	88 -9ŗ21Ƌ29E31ķ
go ahead	77 7Ň9ř10Ś19Ō31Ş
go back	83 -9Ř10ň11ƥ15ƫ18Ư25Ƹ
go by	81 -13q12ǝ15Ǆ17ł20a22w37o
go down	84 7H11Ť13V16Ū19ť
go for	76 -16X-8Ƹ-7Ũ11Ŏ15ƥ17Ɠ20r21ơ26ţ
go in	76 -21ƞ7Ơ8ǁ9m11ŭƜ20ǝ70R
go on	71 -13Ʈ-10Ů-8Ŋ8d9sŹ11ń12ŉ14ƚ16Ŵ27ƕ28ǩ78ō
go over	74 7Ŋ11s12Ɖ19Ɠ26Ŗ30ň
go part	88 -13L27ƨ32V
go through	80 -13Ũ9fN10Ŋ11ĺ18ũǦ21ś23ƴ
go to	72 -15Ʋ-10Ł-8ǩ-7l7ů8y9ź10ƿ12Ż17Ʒ19ƥ31m42A66Ƭ
go up	75 -12Ţ-11Ɵ-10Ŧ-7ŗ11ƅƪ12ǁ14cƓơ19ũ23Ř27ž39Ŕ45œ
go what	73 9ŗ40Ŝ
go when	90 7ƚ10ǁ
go with	75 -12ž-11AŇ-9ŐőŶ9B11aw15ŵ17ł22Ōų23ŧ34ŗ39Š
goal	90 43Ļ
goes	68 -12Ő-11p-8X8RĻƖƶǪ9HJłƝ10KǊ11cŴƪ12dzŁ14ĶƸ15Ǟ21o22ų27Ǘ30Ƭ
goes $	88 8ų11ƶ18Ǫ20Ƹ
goes to	83 -9J13K15Ŵ37Ƭ
goes with	90 -14Ő26ų
goin	82 -27Ǡ9Uƶ13Ʈ14V16H39i
going	56 -16š-12t-9Ƹ-8Ń-7LŀƲ7iƯǟ8eĺň9DQŉŢǄ10UƞǪ11HƓ12P13ž14ǆ15Ż17ũƹ18Ĺō20ŹǠ21Ũ22kr28y30V31ł50ŏ
going $	79 -26Ǡ-22ƶ9ǩ13e17ŉ21ǆ28ō33i35Ǫ
going for	83 -7y9Ź19ŝ21x26Ɠ
going on	79 -22ł-14V-8Ơ10ŋ12p15Q18ƞ19k21ĺ26ƹ36Ĺ
going through	85 12U17ŧ40Ũ
going to	63 -9Ŀ-8m-7VŃŢ7aƠ8oľǟ9ư10ĵ11D12Ǫ16Pŏž18H20Ź21ũ22ƶ31r37y64ł
golf	88 35g
gone	63 -13Ū-10Ǫ-8ŜƖ-7Ʈ7ũƔƬ8Ũǩ9ƚơǤ11Ɠ13Ʒ17Əƪ18Œư19œ21ŵ26Ŗ36Ư38Ƹ41Ơ
gone $	74 -9Ŝ-8Ʈ10ư16Ʒ19Ư21ƪ31Ƹ39Ơ
gone through	79 9Ŗ13Ǥ
gone up	79 24Œ25œ
good	53 -17u-12r-10Ŵ-8Ĺ-7Š7œ8Vŋţƕǉ9Mżƺ10UYƎƶ11ŐŢƪǪ12Jƃǋ13p16Ɖ17Ļ18ũ19Ōƹ20ņ21Wĵűź22Ŏ23xŇ25LNŶ30I32iǠ45ŝ
good $	75 -22u-7iSŝǋǦ9HňŶ10Jņ13ŉ16ũ17I21ƶ24x25Ʈ29Ǡ36ű65Ň
good day	88 11i19Ǘ20L
good for	82 -17Ǡ8L11x12ǋ16ţƺ17ƕ18ǆ26Y
good grades	90 12ź
good health	86 -8ƹ24ƃ
good idea	90 12B13s
good or	81 -14H9iĵ12ũ14ű17ƹ22V42Ň
good outcome	90 29Ļ
good shape	81 13ǃ21Ɖ24ƹ
good student	86 28ź
good that	90 10ũ12c13ǚ22i
good time	82 17Ɠ20L53N
good to	82 -16ŉ-12Ň8ŝ11t12WŢ15Ŏ16Ŋ24Ō
got	41 -20Ǫ-14Ř-13ƌ-12ƭ-11ǡ-10BőƠ-9irXĽƺǅǟ-8ņũƮǢ-7GHMPQŇƨư7řǃǄǓ8hńŞƀ9VŁŎšƁƒƗǂǜ10DķĹŢŲƇƘ11qŮűƼǈ12ENŅūƳǥ13gŦŪŹƙ14uųƵǙ15ŒƏǣǦ16Ʀƶ17ļŝ18Šŵ19Őŕ20jknňǐ21ŚŜ22Yŏ24Ķ28ş30Aĺ38ſ41O
got #	72 -24Ǣ-12ŏ7ƃ9Dł12ŗ15E16jƩǣ19u22I23O30ž
got $	68 -28Ř-17ǆ-16ƫ-13aĶ-10ŏ-8uŴ-7ŀ9h11O13ƶ14Ţ15ŕ16qŞƕƧ17Ɔ28Ŗ30Ūū31ŝ33ŦǕ39Œ66ſ
got a	59 -14u-12ķ-11ŴŻſ-9ƥ-8ƾ7hŅ8ƙǌǓ9ƬƲ10Uůƒƹ12AŏŵƧ13Ƴ14Ź15Yţ16űƘ17Ŏǡ21N23Ʀ25ŗ28n38Ǧ65Ķ
got about	88 -8ǐ11ƞ
got an	85 -41ǡ-16ņ19Ŋ42Ŝ52A
got another	88 13ō21Ƶ35Ŵ
got any	79 -12ǁ-10Ņş9ű14Ż25u31ń38g
got anything	90 -14g12ƍ20k41ŏ
got for	81 -11Ǥ7Ǧ9ž13Ķſ18ƀ19ƃ
got going	88 15k22ŝ24ǆ
got hurt	85 -21ƃ-7Ť12ǚ13Ǥ18ǩ26W
got in	73 8ķ9Ƨǘ12ƒ15Ƴ21ǐ22Ƙ36V
got insurance	90 11Ő38ŏ
got insured	79 -11ƹ8ş19ƃ
got it	72 -9Ť7œű9ķ10ŁŚƇ11ŎŒť12Ǌ13Őŭƅ15ň27nƓ
got on	76 7ſ8Ƨ9Řƈǘ14a16ŕ28ǣ31Ů
got put	90 36Y
got some	86 -10ǉ10jņǁ11ŕ17ƫǈ
got something	90 -9Ŋ12g29ŉ
got that	82 -9P11Š12Ƽ13qA18ƾ20ų21ƙ
got the	68 -16ŏ-14aC7Ɲ8ŗ9ş10NŬƣ11ļłƔ12o14Ɯ15D16ňŵ21ų64Ś
got there	88 13ǐǜ15ǉ16ŕ19Ŋ
got to	67 -9I-8Ÿ7ŘŝŪŶƏ8fTŦŨƀƛ9ŒŷƄƋ10ļƝ11kOš14Ɨǝ19Ł20Ņ
got what	90 8Ǉ28Ş
got you	70 -14ń-10y-8ž8ŀƴ9Pƃ10ǥ13tŠ14Ő15cŏ21Ŀ23Ţ25a31O64ĺ
got your	74 -27n-11dŏ-8Pŗ8ǧ10Ĺ11qǁ12ƿ13Ÿ14t15řǄ16ǥ18v30Ő60ş
gotcha	85 8ŏ10ĺŷ11Ƒ13gV18ť
gotten	77 -19Ɗ7ƚ8ńǖǤ10Ļ11Ǚ12ǜ15ơ16Ɲ21Ɯ
gotten hurt	88 10Ǥ24Ɲ
gpa	88 42ź
grab	82 10a11Ÿ15Ƽ27Ś
grab your	86 11aŸ26Ś
grade	82 9x12m20q21ŧ27v
grades	73 -8x7v60ź
grades $	86 22ź
grades at	80 25ź
grandkids	90 9k21Ʒ
grandma	88 10Ǖ12ŷ14n18ư
great	77 7M8ĵ9Ļź10ax12JƇƝǌ21T
groceries	88 11X18ŭ
gross	79 -12Œ-11ǟ11T14ƕ22Ǌ49ǋ
ground	78 -8l9ƻ14Ɣ20Ƥ43ƍ
group	79 15Q31ƨ43W
group life	86 30ƨ
grow	79 -12H-9k8ƫ27l42ǟ
grow up	85 31l
growing	86 -7ƾ22y26ǟ
grown	84 -10p19Ʈ26nv
grown $	90 -11p20Ʈ29v
guardian	82 -8Ƭ12ư40Ƴ
guardian $	90 -35Ƴ61ư
guess	78 -8S-7ǆ7ũ8ƈ10Ǘ11Őǋ12Ɛ13ƅ21ŮƘ41Ǫ
guests	88 42Ɲ
guitar	90 12ƙ26g
guns	82 44ƙ
guns $	88 32ƙ
gut	82 12ǝ14ƌ27ł43Ň
gut $	88 14ǝ23ł
guy	68 -11Ǫ-8Ɲ8łƈ9Ǥǩ12oƎ13MŤ14x15Ŝ16ǖ18gŅǝ23Ƣ30ņ35ſ37B
guy $	86 12Ŝ13xA16ǩ20Ƣ
guys	64 -15ŭ-9N-8gſ-7Ǫ7hŕŨǏ8wyŐőžƓƛ10kCƸ11xƠǤ12ŴƕǑǚ15Hĸ17ǈ18Ǡ20j27Ǌ32ǅǒ
guys $	82 -8ǈ-7ſ9ő10Ş11ŨǓ14ĸǊ16ƛ37ǒ
guys do	85 -26ǒ-7g7H14k34ǈ44ǅ
gym	72 -14V11ƨ12g15Q20P26ŗ29ĺ
gym $	79 -15V25P33ĺ
gym and	80 -14ƨ35ŗ
h	83 7W8ř9ǡ14b17o
h are	90 8W9ǡ
ha	86 9ř13gű14c15Ż18Ő
hacked	83 33Ǚ
hacked $	85 33Ǚ
had	51 -14n-11Ǫ-10ŧƃ-9S-8dƁƊ-7Gǩ7ŘƂ8ƋƎǝǠǥ9vŊŝŸƈ10tľŤƥǚ11ǖ12ƽ14Ǟ16ĵżǃ17šǤ19ĺ20ŠŻǆ24ĸƜ29ņƿ34ƾ37ţ39ő
had $	82 -7Ż8ǎ10ţ12Ɯ16c18ż
had a	62 -15Y-11ő-9Ǫ-8ţ-7ǝ7Ĺƥ8Ɯ9Ÿ11ƾǥ13ņżƿǠ14ŊŜ15ǖ16Ř23ĵ25Ż26Ť
had an	86 -21Ŝ11Ƶ13Ƃ23ņ
had any	75 -9Ɓ-7Ɯ7ǚ10š11Ż14Ǚ16ƿ27ţǃ
had it	88 -31ǆ-15n-10ţ16Ǝ19ƾ50ő
had that	85 7t14ǆ15ũ17ő21Ƌ
had the	79 10f11x12tƾ19ƈ57ǆ
had to	66 -8Ř7ƹ9Ũ10ŶƘ14ŝ16Yƴ18ľ21ǝ29Ǟ34ĸ50ţ
had water	90 -12Ɗ-8Ť26Ɯ
haha	76 -8Ķ7ŰǙ10hHńŞ11pļŒŜ12tƿ13Ƴ20ű
haha $	83 -8Ķ8ŰǙ11ń12h13tļŒ22ű
hail	69 -9Ť8Ŕ9ƈ11ť26Ř35ƀ61ƛ
hail $	77 22ƛ23Ř
hail deductible	90 -11ƛ18Ř
hair	86 -7n13N14P18U24ǉ34ƞ
half	67 -11Q-10ư-8Ƨǈ-7ſ7uĶ8tƄǊ9ŚƒǞ10ŗƨǪ11pOơ12Ɗ13Ʃ17q21r23ǩ24Ǖ25ƣ30o36ƭ
half $	88 -12ư-11t-10r14Ʃ35ƣ43o
half a	85 -8ǈ11Ǌ13Ǟ14ŗ51ƭ
half of	86 8ƞǕ13ǩ17ơ
hand	71 -12Ų9Ʒǐ11MŚǉ12SĻ13ǚ15Ǥ17ǟ19Ǔ22ơ35Ǘ
hand over	79 -14ǟ9ơ14S
hand you	88 8Ɨ23Ǔ31ƫ
handbook	90 27ǝ
handle	71 -8ş-7Ư10YŖƳǙ14sŧ17ǉ19ǝ23Ƹ28ĸ
handle it	90 22ŧ
handle out	79 8ĸ15Y
handled	83 15Ń34ŧ
handles	78 -11Ś-10ş10ǝ12ǡ18Ǘ20Ł27Ŝ35Ǚ
handles the	82 -18Ŝ-12Ś-11Ǚ-10ş10ǉ20Ǘ34Ł45ǡ
hands	83 14Ś15t17P25ǈǛ
hands on	90 19Ś28Ǜ
handy	77 8ŭ10vř12M15Ǘ38Ś
handy $	81 10ř45Ś
hang	79 -9ƪ-7ŝ10ų11V15ƒ23ƶ27Ļ39ŀ
hang on	90 -10ƪ11ų27ƶ
hang up	86 -7ŝ7ś31Ļ43ŀ
hangin	90 -7V15Z41i
hanging	81 -9qƉ-8ƈ11a13t26Vƒ
hanging over	88 -10Ɖ-8ƈ30ƒ
happen	64 -9Ʃǟ-8Ǫ-7Ũ7ŎƜ8ǖ9Ɲ11ƨ12ũ15Ļ17ţ19Ť21Ǚ22Ŀ25Ǖ36ť38ĺ41Ư
happen $	77 -13ũ-8ƴ-7ƩǪ14Ǚ23Ŀ26ĻŤ32ť48ĺ
happen again	84 41ũ
happen if	75 -8ř-7Ŀ11ƜƝ14ǩ15Ǟ29Ǖ
happen to	81 -13Ǟ-8ǩ8ř11ǖ14Ƹ23ƨ44Ư
happened	61 -12ĿŜ-9Ł7ư8Šƥ9ĺǤ10ŖƩ11Ư12ǩ13ņ14Ĺ15i16YōƜ18šƬ21Ũ27ƴ32Ť
happened $	76 -22ƴ-20ĺ-14ǩ-7Ɯ7ť8ĸŦ9Ũ11Šư19Ƭ25ō68Ť
happened again	79 -10ĸ-8Ť22ũ31Y
happened that	85 -17Ť-10Ł10Ũ37š40ĺ
happened to	78 -17ĺ-15Ť-8Ŀ8Ǚ10Ũ12ņ14ƥ16Ʃ21Ư35ǩ36ƴ
happened with	76 -19ĺ-15Ŝ-13Ť-10Ŗ8ņ23ƴ31Ĺ36Ɯ
happens	64 -15ĺ-9Ư-7V7Ǜ8Ǔ9Żƚ10Ļƃ11ǩ12š14ĸ15ƩǤ19Ƹ20ſ21ŗƨ22Ǟ29Ǫ
happens if	79 -10ǩ-7ǐ7Ɲ9ƜǛ11Ǥ16ƃ21Ǟ
happens to	75 -9Ư-7V8Ǟ18Ŀ20Ʃ27Ƹǩ39ƨ
happens when	77 -15ƨ9ſ10ǓǤ33ŗ
happy	74 -15őŞ8Ǩ9ŧ11Ļ15Ɵ20U43Ŷ45ŝ
happy with	79 -16ő-15Ş10ŧ24ŝ63Ŷ
harassment	88 -8ţ25ǝ
hard	68 -7Ŋ8sN9kƚ10ķƊ12dƺǠ16ƴ17Ž19ǚ25U35Ǫ
hard $	90 13Ž15Ɗ
hard for	79 13ķ22ƴ
hard where	80 16ƚ
harmless	90 -9ƞ38ǔ
has	50 -12ǒ-10nr-9xyƎƢ-8dŎŤ-7AǊǪ7QźƔƖƼ8ũŷƉƝ9Ƶǧ10qBŴƚǎǝ11ƒ12łƈƴǍ13œŔƋǛ14Źƫ15jŞšƜ16Ńǜ18ŒŖŮ19Łşǘ20vţ23ǃ26hſ
has a	67 -9Ÿ7Ɲ8ţƳ10m13ŷ14ƽ20ǧ22ƒ24šǛ
has an	90 12ſ19ǝ
has anybody	69 7Ʃ8Ŗ9ŔŜƂǢ11ư13ǜ14ţƝ15Ƶ17Ɣ
has anyone	74 -12Ǝ7ǝ11Ǥ13ƴǜ14Ǚ15Ɖ28Ŗ
has changed	80 17ƹ
has it	71 -11Ƌ-7Ť8űƌ9ť10Ɔǆ11UŮ12Ɗ13ƫ14ƈ17Œ18ũ22œ28j
has the	69 -18Ɗ7Ƒ8ţǎ10Ɨ12ş13Ƽ14Ɩ21ƚ22Ɯ29Ƌ32Ł
has to	84 -13Ƣ-12Ŏ-7Ţ22Ǎ24ł29Ł30Ń
has you	90 -11Ǌ13Ǉ17Q25Ő
has your	74 -11Ł-10ƽ-8r7ǎ8p10ż11źƻ13Ÿ16q17Ŵ18hB20ǃ27ş
hate	82 8ƿ9cŽ11K14ŝ15a17ĿŤ
hate to	90 15ŝ16a19Ŀ
haul	84 -13ŝ-7Ǘ15ů23ŭ26Ʀ50Ų
have	31 -24ƨ-16ǅ-15gŀ-14ů-13y-12UǋǍ-11MPƟ-10nHŠƅƢǨ-9LQĿŷƖ-8jĻļœǠ-7qxTĹłǏǒ7hĵƊƵƹǚ8ŉŻƀƄƝƯǑǡǢ9wŁŃťŧǐ10FGņňƎǄǕǩ11kōŐŝƜƴǥǪ12rŕŪƋǙǣ13ķŋŖŰžƍƫƱǆǇǉ14IJNŜŸżƿ15amSƁƒǔ17lƘ18ŹſƙǞ19Yşƃǌ20ţǝǦ21ZĶŎŢŵ22Ǔ23ŗƏưǈ25fƶ26ƌƲ27ő28uŚƽ30O33ŏ35ńƧ42Ʃ
have $	58 -47ǒ-21ǅ-20žǢ-19Q-18Ɓǝ-16ŏ-14Ɣ-13Œ-11qŎƧƸ-9Ś-8őŢƭǉ-7šůǙǧ8ķƬƾǇ9Ĺǔ10ƆƉƏ11ǐ12şŻƇǑ14Z17Ŗƙ18ǈ20Ƌ22Ƙƪ23OŪ24Ǖ26Ʒǌ29Ǧ30Ő35ƶ58m66Ʃ88ſ89ŗ
have a	55 -26ž-24O-22Ɓ-20Ū-19n-17ƭ-15Ƃ-13Ǎ-11Ť-10şŲǈ-9ķƠƢƧ-8Śƴ-7ǆǙ7BQƥǑ8ƏƑƲ10Ŏ11ŌƩǧ12qŏ13źŻƍ14Ɲƿ15ņƞ17Ķǩ18ǚ19Ƴ20ƛ21Ɗ22Ŝ26fƒǢ31XǄ34u37Ű41N42F47ǉ
have an	70 -16ņ-12e-7ś7Aƃ9ƙ12Ǉ13Ķ17JŜƂ20b34ǡ
have and	90 -9ű14Ɖƶ15O
have any	66 -26u-14ǝ-11g-10ƽ-9ǉ7hƙ9Ū10ǁ12ƹ15Ɲ20ƿ21Ź24ŏǈ25Ʃ26ǒ34Ƨ
have anything	83 -12ƹ-9B10ƾ11ķ12ǧ15ƴ22Ʃ
have at	90 -20U-19q-16ŗƨ-14P8ŏ19Ʃ44Ƨ61W
have been	66 -9ǆ-8ţƅ-7ŐǠ7ĺšƛ8rōŢƌ9aŉ10RŇ12Sƫ18k19Ũ21ő29Ǫ31Ŷ63G
have current	80 13Ǔ
have dealt	90 22ņ
have done	88 16ǌ25ŧ27Ǟ
have flood	88 33ƚ
have for	77 -8ŗŘ7ŉƩ8Oƛ14ž15Ǧ17ť32Ǫ
have full	90 36ƀ
have got	53 -26ŏ-15Ǣ-13ƫ-10ŻǦǪ-8pŀ-7ŉǉ7qIJŢŬƳǘ8UĻŊƹǊ9dƪƽ10vYŭƏ11Ɣ12ŕţŪƼ14Ų15CōŖŞ16Ʋ17ńŅǂ18Ŝ19Dŗŝǐ22ž23ň25aƶ27Œ
have had	75 -7Ż7š8őǝ9iż14c17ĺ19Ǥ23Ɯ
have heard	90 7Ŀ11Ŕ18Ť
have his	88 -13Ǥ-10Ÿ39Ź41Ǔ
have i	86 11N24O31i
have in	78 -16Ņ-15ŏ-14X-9ŗ-7Ǫ14ō15ǀǐ40Ƨ62ƭ
have insurance	85 -21Ɓ-12Ƨǒ-9Ǧ9š10Ǔ62ŏ
have insured	90 -8ń-7ǣ20ǅ23ş
have it	83 -9Ń10ǔ11Ǔ13Ō14Ǉ15Y40Ś
have kids	90 35u
have life	88 18ş22Ƨ
have not	78 -11ŀ-10Ǫ7f8G9Ơ11ōƿ12n14ƫ16Ľ18t21Ţ27ŉ
have now	84 -9Ŝ-7Ƙ14Ǣ24Ǧ25ŏ32Ő
have on	78 -15ŗ-11Ʃ9Ɓ10ž11ǀǚ13Ƙ15p18a19Ǧ24Ƨ
have one	90 10Ɯ15ŏ21ľ
have rental	90 38Ɓ
have seen	90 7Ķ11Ǔ14Ǧ15Œ
have some	88 12u29ǉ
have something	85 -9ƚ13Ƃ14Ɗ31ŏ39ŵ
have that	76 -10Ƃ-9Ś-7ţ9żƱ10ķ11lř12ƨ13ŵƦǧ14ƆǙ15a16ő17u24ť
have the	68 -31Ɯ-23ŗ-7ţƝ7ř8Ķ9Řż10e11ŃşƸ14ŲƋ15aƗ16ū18Ś20ž23Ż28r30ŏ
have their	85 -15Ǒ-8Ǔ11ƣ12Ǚ17Ŵ38ǒ
have there	80 23ţ
have they	78 -13ƌ-11i17ŏ28ǥ34Ş88ŝ
have through	69 -13ƨ10W22Ƨ77ŗ
have to	58 -21Ƨ-20Ǔ-13Ļ-8Ō-7rAłũ7WƕƢ8ŋŘŬƍƚƮ9zĴ10Ů12Ǝ13ŵ14Ɠ16ŢƲ17Ŧ21ŧ22Zĸ23Ƙ24Ń26Ư28Oǔ29ţ31Ł32Ƅ56Ŏ
have uninsured	88 
have workers	90 10Ǥ
have you	45 -28Ƴ-20ŝ-18G-14Ʃ-12ş-11ŬƁ-10ŨƝǦ-9Şŵ-8mǉǠ-7ƪƮ7ňŌŕƏƘƸǁǢǥ8ƀƕƬƺǀ9ŪŽƎǙ10ƫǐ11RŚż12ZŤ13VǕǖǣ14cņŏ15ǈ16k17ƿ18ĵƹ20ƲƵ21š24ũ25ǟ26f27ƽ28Ʊ29ő30SƴǓ31Ÿ34l37ǆ49ư52ƌ53ń
have your	72 -13ƿ-9aŏ-8ŐŜ-7Ū9ǔ13JQ14ų15Ŋ23ş29ŋ32Ś37w
havin	88 13ľ15Ń16y31Ǡ
having	84 -7Ŝ17s19i25ľ35y
he	53 -23Ǫ-22Ū-16P-14d-13TŷŸ-12şƹ-11ŵƻǅ-10ŏƺǄ-9fQŎƼƽ-8UWŃŕƅƔ-7amĶŦƃ7nǚ9AųƎ12ǝ14ưƾǓ20wů21xŅ22Ŝ25v27ŴŹ31o33ƴ35B42h44Ʃ47t48Ƹ49ź52s61ǃ65p81r85q
he $	84 -17Ǫ-10t11v12h16o30p
he a	90 14h22ź
he do	84 -23P-14ǅ-7Ŏ11Ǔ13Ƹ15Ŝ19Ŵ43q
he doing	90 -19x7ź12t19Ź
he get	85 -18Ÿ8x15w18Ź
he have	86 -12ƹ-8ŏ8q12ǃ22ź25Ʃ
he is	71 -25Ǫ-9t-7wBH8Ņƣ10Ǔ12n14Ʃư18A19s21ǃ23Ŝ37q40p49v
he keep	90 30Ư
he say	86 -7ƃ9ƹ27r
he take	86 -12Ź-9Ƽ-7Ŵ31ų39ǃ
head	84 11ƘƳ12ƥ18Ŀǈ27Ũ
headed	86 -10ź-9m14V20k22y
heads	88 -7ƈ7Ǘ8Ź17n
health	57 -12z10Ƶ12ƽ15ǘ22W28ƾ36ǃ43ƃ59ƹ
health $	72 -11z12Ƶ27ǃ31ƾ
health and	79 -7ƾ17ƹ23W
health insurance	82 -21ƹ58ƃ
health issues	88 12ƹ
health plan	79 -11ƹ20ƃ
health since	80 17ƹ
health when	80 21ƹ
health wise	86 -8ƹ16ƾ25ǃ
healthy	79 9ƾ21ƹ22x
healthy $	83 9ǃ10ƹ24x
hear	62 -19ś-12ŉ-11w-10Ō-9Ő7ƚƟ8ŏőŔũƁ9fWYŀƺ10lNƍ11agxDĿǞ12t13Ů14ņƈƻ15Ŏ19Ň20ļ22h25u29s38Ǫ
hear $	86 -35Ǫ13h14Ŏ15s22ƈ31Ň
hear a	85 -11s-9Ō7N14ƺ15ņ17l35Ǫ
hear about	84 13Ɵ33ļ
hear from	90 10Ŏ
hear it	86 9Ƹ14t17Ŀ25s
hear that	77 -12w-11Ǫ7Ƥ8zņ9k11uxŏŒ13f14a15D17g20Ů
hear what	90 9B14Ŕ15ũ
hear you	85 -11Ő12ŀ13XY16Ǟ17ő21ƻ
heard	75 8ŔƂ9Š10Uŋ14r15Ť36Ŝ
heard from	88 8ņ42Ŝ
hearin	90 18U20i21Ō
hearing	84 -16Ǫ7UŇ11Ţ12g19ŵ22h
hearing $	84 -16Ǫ7UŇ11Ţ12g19ŵ22h
heart	72 -9ǝ7ř9ƅ10ǩ13ǟ16U17ǃ24ƾ61ƽ
heart attack	86 12ƾǩ15ƽ
heart disease	88 20ƾ
heart trouble	86 18ƾ22ƽ
heat	77 -9ķƟ-7Uǅ8Ơ27Ƒ56j58Ƌ
heater	80 -8Ɯ13Ƒ27Ƌ
heater $	90 15Ƌ
heavy	88 12Ǐ14ư15ǉ29ǐ
height	79 32ƻ
height and	81 18ƻ
help	69 -9i-7c7ưƲ8f9vĺ10z11Ţ12ŝŧ13Œ14s15ǉ20ĵ27ňǈ36Ĺ
help $	84 -10Ǫ7Ǌ11z29ǈ47ň
help me	88 -10ň7ŀ11f12ĺ17Ţ35Ǫ
help you	80 -15Ǫ-10i10v13ư16ŧ18Œ40Ĺ
helping	90 30z
helps	86 -14Ł11cǈ33A
her	62 -47d-33ƹ-13Ǫ-9qW-8aƷ-7uMŇǩ7ǡ9vxǂ10rƲ11Ŵ12zǉǝ16t18w20ư25BŹ30Ƹ31sƯǃ34ƴ47pź53o76Ʃ
her $	79 -11Ǫ-10t-7uƀƷ10ǡ12x17ǝ19ƴ36w50Ʃ
her gpa	90 32ź
her on	90 10s12o28t
her own	84 27Ʃ33Ư
here	60 -12s-10Ʃ-8Ş-7wŵ7QłŏŦŸǄ8ĺļŴ9FƪǪ10mſ11ō12aŮŶ13uƁ16ŌŪ17fzľ18cŝ21o23lŊ40Ļ48j
here $	72 -7s7BƠ8Ɓ9uŦ10ł12Ļƪ13QŴ14Ŋ16j19Ů22zǪ23ľ24l
here in	88 11Ÿ14Ļ18Ō22j
here is	85 -11Ʋ7ſ14I16o17m
here so	86 7j11kƁ13y
here to	90 7Ư21Ŷ35ŝ
here what	90 11j12Ū18Ʋ
hers	90 10ų23Ņ45Ŵ
hesitation	90 24ŀ
hesitation $	90 24ŀ
hey	82 -7t7a10r14Ĺ19N46i
high	66 -11Ʋ7Ƭ8Ƅơ10vƙ12ž14y17ƚ19Ř26lǧ28ƽ32ŗ40Ƥ
high blood	86 10ƽ
high does	88 17ž28ǧ29ŗ
high is	88 7ƛ14ŗ23ƽ
high school	77 -13Ʋ8Ƭ10Ƅ13v17y33l
higher	79 9Ř10Ņ12Ŕ14œ15Ɠ18ǔ
highest	86 33m
highway	88 -7ļŐŒ11ơ14Ɛ21ůƁ
hike	90 -10Ş14Ŕ16ĺ31œ
him	71 -19ƹ-18a-12Ƣ-11Ƨ-10ƽ7f8gAƣ9rt10ņ11ź12ưƴ14Ǎ16w23o35Ʃǃ50s
him $	79 -21ƹ-19a-12Ƨ-11ƽ10Ŝ13ƴ15ư19w24Ʃ25o39ǃ
himself	88 12zƩ13a14t16Ƹ
hip	90 15Ɖ16Ɲ
hire	76 -10ǉ-9y-8Ƹ12ǅ18ǝ21ǒ26ǟ27ư28Ǖ42S
hire $	90 -10y51ǟ
hire a	86 -10Ƹ9Ǔ11ǒǝ33ư
hiring	90 22ǝ33ǟ
his	64 -31d-24ų-22Ÿ-15a-13Ư-11ŊƃǄ-9ƹ-8u-7rP7nTY8Űǒǩ9x10ǟ12ƴǃ13y19ƸǓ20Ņ21ư23ƣ24q26o27ź29Ʃ35p46Ź62Ŵ
his $	88 -31ų-10u12TŅ17ư64Ŵ
his job	90 11q13t14Ʃ
his license	90 -30Ÿ41Ź
his own	83 -16Ư-13ŊǤ10Ź14w22ƣ26Ǔ39Ƹ
history	74 12ņƽ15ƹ19ţ30ƾ
history $	88 14ƽ23ƾ
history i	80 20ƹ
hit	66 -25Ř-9Ŧ-8š7Ť8ǥ9Ǚǧ10Ɗ12ž19ƛ21Ũ26Y33c44ĸ47ſ64ż
hit a	90 7ƀ13ǧ14Ť
hit and	90 35ſ
hit tomorrow	79 -30Ř7ĸ33Y
hit with	86 -8j12ǥ14ƛ16Ǚ24ĸ
hit you	85 -12Ŧ-7ĸſ12ƛ17j25Ũ51ż
hitched	90 -16S50f
hits	80 -13ŏ7ƛ16Ǣ39ſ
hits you	82 -14ŏ43ſ
hobbies	83 20ǁ29g
hobbies $	83 20ǁ29g
hold	72 -13N-12Ǘ-8Ō-7ļŊƞ7m9Ś13Łǚ15Ŭ27K29Şǔ31ǘ33Ũ41Ǫ
hold harmless	90 -9ƞ38ǔ
hold of	88 37K
hold on	88 -14Ǘ-13N13Ś22Ǫ27ǘ
holder	86 31Ǩ
holding	77 9Ǩ13i17t27ŀű
holding up	83 9Ǩ14i19t29ű
holding you	90 39ŀ
holds	88 -8ƕ9Ɩ10Ŭ
holds the	88 -8ƕ9Ɩ10Ŭ
holidays	90 11U15kǈ
home	49 -20Ő-17Ŭ-16p-15M-13Ŵ-11Ǖ-10Pư-8tőųƙ-7ZǪ7DLŷƌƝ8ķĽƏƱ9y10hwƖ11lƜǂ12Ĺ13Ź14Ư15Ƈ16IƸ19ů20Ɵ22ź23uTƆ25qCFŰ26H27ƔƠ29Ɠ33ns34Rƕ39ƅ47ş68ƞ
home $	58 -28p-19l-17Ő-11Ǖ-10ư-9T-8ƕ-7PŴ8ŨƂƛ9źǂ10ƌƸ13L14FI15hƯ17ĹƆ18ů22ƞ23Ɲ31nƅ35s37uH50Ơ53C
home and	68 8ź12Ť16T21ķ
home for	90 -28C-11ǌ12Ű53l
home insurance	90 -8Ő13Ɩ26ş
home is	90 8ƕ13ź
home loan	90 -16Ŭ50ƕ
home office	88 -22M-13R16ŋ56ƞ
home or	79 -12n-8ƞ9ǂ12Fƅ13Ʊ15ƇƸ19R
home policy	90 -13ƕ13Ɩ14ƞ
home so	90 9Ƌ14s
home who	90 -7nŴ10ŷ19Ź26w
home with	84 -17F-10ő11g17q22ş39n
homeowner	86 35F
homeowner $	88 32F
homeowners	79 8ƚ9Ĺ25Ɩ34Ǖ
honest	81 7Q9ĿǙ12Ţ15ǀ19ŇŶ
honestly	90 13ň26Ŗ
hoping	82 -7Ţ12H19X26Ļ
hoping to	84 -7Ţ12H17Ļ27X
hospital	73 -10C-7Ǫ8V9ů10qĸ13S14žƃ15P16ƽ19ǃ20ǩ21Ƨ25ƹ26Q
hospital $	84 -12S8ƃ13ǩ21P27Ƨ60ƽ
hot	76 13Ɠ18Ƌ33ƍ47j
hot tub	81 36ƍ
hotel	85 -10Ų16Ǖ49ƥ
hour	81 -13N-7Œ8g11Ǌ17O25Ǐ26L27T
hour $	88 15O21Ǌ28Ǐ
hours	71 -20P-8ŸƸ-7W9ǁ10L12ư13ƨ15U25Ų54Ǐ64R
hours $	83 -29R14ƨ61Ǐ
hours a	84 -9Ÿ11ǁ15Ų35R
hours do	88 -24P56R
house	46 -13Ĵŗų-12ŬŶǕ-10ŒǏǩ-8IǐǗǙǧ-7SVřơǅ7ŁƏƜ9Ɗǖ10ƛ11hƂ12Ƌ13ƌ14ŹƒƚƯ15ƉƤǂ16Ɩ17ů18Ɨ19Z21Ƙ22n24Ƈ25D28HƸ30GM31şƔ33Ɠ35ķƆ36Ɲ38Ơ39F40ƞ43Ɵ45ƅ47ƕ
house $	54 -14Z-13ƑǕ-12ƣ-10Ǐ-9ŗǩ-7Sķǐ7Ɣƛ8ůƗ9Ƈ12Źƌ13ƉƜǂ14G15h16nƯƸ17Ƙ18MŁƠ19Ƥ23Ƌ24ƚ29ƒ31Ɔ33ƞ34ƅƟ37F47Ɠ
house and	75 -17ƕ7yş10M13Ǫ19ǖ29Z
house built	90 
house is	78 -18Ɠ-8Ƌ7Ĺ8Ʈ10ŷ12ƅ13ƴ14Ɲ17Ɗ19ǒ46ķ
house like	85 11ķ15Ƒ
house made	90 40Ƈ
house number	88 -13I-12ř59D
house or	77 -9ƅƤ11ǡ12Śƕ15F
house paid	90 -32Ɠ-8Ŭ70ƕ
house payment	84 -19Ĵ33ƕ40Ɩ
house right	86 -9ǧ9Ƃ15ş21ƅ
house savings	80 15ķ
house the	88 14ş22Z26ķ
house to	90 11ǂ24ů29Ɵ
house what	85 -12Ĺ-9Ŷ8Ź10Ɨ41Ɵ
house worth	90 -9Ƙ12Ɠ20ķ
household	69 -16ų-10Ÿ12Ū16Ư24T29n30ŷ
household $	86 28n
household drives	80 -18ų28ŷ
household has	79 -10Ÿ17ŷ
how	29 -22W-19Ƃǉ-18w-16Ł-15sť-14ŏǦ-13Ŭǅ-12yFHQRŝƖƶ-11Ōư-10ĽŐŚƜƞ-9AŒƪǟ-8dqDMŋƀ-7oJLōŰƬƵ7SĹƄƠƧǃ8gĺŽǋǤ9hTőųƅƷǎ10ĶŊƚƹ11ǚ12fŖšŸƛƤƥǇǐǪ13Ŧƫ14Gǀ15ŕ16jUƔƕǝ17kpļƐǞ18vzŃŭƃǆ19ƻǧ20ĸŵǒ21Ż22bYŅŗǙ23ůű24Oƭ25ŧƋƟ26Ũǈ27cŮƮ28ĴŠŤ29K30łƯ31Ǡ32Ǘ37ƴ40xŶƆ42t49i
how are	63 -29Œ-18R-11Ū-9v-7uƞ7U11a13ǈ14Ũƹ15Y16z17ũ19Ĵ23ź26ŭ29Ǡ34x96i
how bad	88 16Ǜ20ƛ22ĸ
how big	71 -25Ƃ-13ǌ-12ƓƯ-11ĸ-9Ɩ-7ŒŬǉ7Ŧ9Ř12ƕ17ƫ21ǈǎ26ǧ37ƭ40Ɣ54Ɔ
how bigs	86 -20ǧ16ƒ20ƂƆ27ǈ
how can	84 -12Ǫ7Ļ26Ŏ44Ĺ
how close	82 -12Ɖ13ƚ21Ɛ23ƒ
how come	84 -18ļ-9H14š28ŀ62ĺ
how did	56 -32ť-31Ŷ-13ő-12Ŧ-11œũƚǪ-10Gƾ-9ŅŖ-8Ň-7š7ƭ8B9ĸ11ƛǤǥ12ŵ15Ĵ17ţ19ł21k22ŧ23ƴ24Ɵ26Ŝ30ļ31Ǚ71Š84Ũ98Ť
how do	54 -34Œ-19ŧ-18U-16ŁŨ-13Ū-11ķŲǘ-10rų-8zŌǈ-7qMňƓƘ7ƑǑ8ƃƤ9ŋ11ǖ12ŴƷ14wƟ15ƋǓ17aǒ18Ž21bǝ22ǚ24Ǫ26P31ł33Ǚ36ŭ38g42K58Ĵ59Ǘ91Ŷ
how does	77 -9Ũ7q10Ŵ11Ǒ14ĻǪ37Ň53r
how far	67 -15Ŵ-13ŭ-9U8m9Ƒ10S11M12Ůź14v15ZƮ17Ǒ19ő21ƚ22ƛ32ų59ů
how fars	85 -7Ɯ11ź13ƚ18Ɛ
how fast	88 -7Hŧ19Ż26Ń
how has	80 -7œ29Œ
how have	90 -10S-8Ŝ-7G16ņ26i28ŝ
how high	79 11ƚ14ž20ƽ32ǧ42ŗ
how is	53 -42ƈ-25w-23q-20S-18Œ-17ů-16p-14ŋ-12ƅ-11v-10ǌ-9WŭƩ-8nųǄǦǪ-7afyƇǆ7ƹ10ƾ11Ķ16Żƴ20ǃ21Ň22N28Ɵ29ǝ31Ǉ32b36z41Ŷ44ű47j50U53Ɖ57Ǡ58i85x112t
how it	75 10ű11ņŧǀǪ12ƴǄ14ŖŠŵ16RŨǠ
how long	55 -25i-15ŭ-14ŝŠ-13Ŭ-9Ő-7p7ŵ8YƄ9ŕ10vƈ13H15fƐ16Ư19l26ŧů30š31Gť33ƮǞ35S37Oƥ42ő51ǆ
how many	47 -17Ǌ-10x-9i-8ǝǠ-7ņųƌǉǗ7Ɛ8Oşƣ9ţǩ10S11ŲƗ12ƈƠǀ13ŴƋ15cŷŸ16ż17ŮůŻƮƺǏǪ18ƆƕƯǕǤ19G20Vŕ21ńǘ25hŪ26Ƥ30ǒ32n38u40ǈ45ǌ
how much	45 -24Ƃ-20W-18Ĵ-11ŵ-10Uŏŧ-9ŤŶƟƮ-8ŭźƅ-7ŴƪǠ7zŕžƦ8ZƊ9ų10qŬƌǍǔ12Ŀűƕ13ŘƙƷ14ƞ15Ʋ16OƔǜǢ17ǣ18ǧ19XĶ20ſ21ơƫǊ23ƃƭ25YƘǋ26ƨ28TķƧ29ǐ30ŅƩ31Ů35œƓ38ŗ39Ŧ50Œ
how often	70 -19Ǒ-8Ʀ-7ǜ7ƿ8ŜŹ11Ƒ12ǁ14ų15Ɲǚ18ǀ19Ų21ŭ22Ơ
how old	62 -34x-20t-19Ɖ-15Ƥ-10w-7ư7ƴ14Ÿ17Ʈ24Ƌ25ǎ30ƾ34ƈ39ƅ42v48p50c
how olds	77 -10Ɖ13ƈ16Ƌ18Ƥ22p25v26ƅ
how soon	84 -8Ź9y19Ƅ60Ń
how tall	82 19ǃ64ƻ
how that	88 10ŠŶ13Ť15k19Ŋ
how the	83 -14Ǖ-12Ř-9ƞ7Ŋ8ǆ14Ư19Ǡ24ň30Ǘ
how they	83 -9œ7z12ǖ13ŐŔ22Şŧ
how was	74 -24Ť-16ť11ņ34k53ŧ61ƴ
how will	88 14ł25Ļ
how would	66 -14ů-10ƓƩ-8lƶ-7Ǌ9bŎ12ľň13ŌƱ18Ƹ20ƹ21Ǟ41ŵ51Ư52ĸ
how you	70 -13x-8u-7t8ŵ9Ʋ10ŭ12ǂ14UǏ17i18Ɵ20K21ł26Š29Ž31ļ
how your	83 -7t12ƃǇ15ŧ19q31x
hr	90 -16ǉ-7ų7W28ƨ50ǝ
huge	90 8Ɨ14Ɠ27ĸ
huh	75 7x8y9ŜƐǠ10ŅŠ13ĺ14j15Ɵ20Ŷ23Ũ
huh $	80 8x9Ǡ15ĺ19Ɵ22Ŷ25Ũ
hurricane	84 14ƚ20ƛ
hurricanes	88 -14Ŀ28ƛ
hurry	85 21O45Ń
hurt	62 -8Ɣ9W11ľ12Ɲ19ĸƍ21ţ22Ť24Ǜ27Xǚ29ž40ƃ48Ǥ
hurt $	79 -11Ǥ8ǝ9ƃ17ǩ26Xĸ51ǚ
hurt at	88 -15ǚ28Ɲ36Ǥ
hurt in	85 -7ƹ27Ť36ƃ
hurt on	76 8Ŀ19ţ25ƍǤ
hurt or	80 21ţ
hurt somebody	85 -11ƃ55ž
husband	59 -16ƿ-12T-11ƺƻ-10PǪ-9ƹǠ8ư10Ư13op15ŁƬ16ųƴ20n23ż24fƩ25ǃ27q28Ƹ30r36t38s
husband $	80 -33t-20q-19ǃ-14rƯ-8s13o16Łƴ18Ŵ20p27Ƹ38Ʃ
husband do	86 -15Ŵ25Ƹ55q
husband drive	90 -31ů-12qƩ-8r35ų49Ŵ
husband have	86 -7ǣ13Ƹ25Ʃ
husband how	90 -34ų-17Ŵ-15ƻ-12ƹ33ǃ57ů
husband in	88 -8tP20q26f
husbands	74 -15d-8Ƨ-7ŭ7r12qǃ14Ʃ25p38oŴ
husbands name	88 32o
hustle	88 39Ų
hydrant	76 47Ɛ
hydrant $	86 17Ɛ
hydrant within	90 9Ɛ
i	35 -22Ƙ-19ĺƮ-18ƲƳ-17ƥ-16ĸŗŴƴ-15ǕǙ-14Ʃ-13ŹƷǉǩ-12RŖŜşƕơƯ-11ŞŧŪſƞ-10łűŵƜưǒǘ-9VļŁśŠƚƱǔǖǚǣ-8AHĶľŔŦŽƔǂ-7ƌƧƸǈǐǞ7xFŃ8ŏŐŶź9GńšǄ10Xŕūƙƿ11UŅņŘƈ12ĻƖƟ13ĵŷ14pŤǇ15ŇŸƍ16Oƅƹ17ƻ20Ĺő21il22wǡ24dhJ26fCŌŢƃ27ǅ28Ľ29equ30v31Eŋō32D38M39L40K44o47ŉ50c51N54bŎ67ň70Ǫ75I87a98Ŋ
i am	59 -35Ǫ-15ŉ-8LŌť7jKŪů8cfŮƊƴƽǜ9Ľ10rPŊŝ11k12hBŢŵǅ13Ňō14NUņ15aŤ16wMŅ18gż20i23Ĺ24ň25Ɵ
i ask	77 -15ŉ14c15u17Ǫ18a26Ŋ
i believe	90 -9Ǫ11lŌ12ŋ15S
i call	74 -16J-9t-8Ǫ7ǡ8K12L18N39o56a
i can	64 -24Ǫ-14R-11ň-10ĹŊś-7Ŷ7xŢƢ8dŤƅ9ŘƗƙǡ10Ɵƹ11ĿŋŚƍ12ŀǨ13IŞ14oĴ16Ń17JL18Œ19ř20Ũź25ŉ32Ŏ
i catch	82 -13L12S13s17qw47N
i come	88 -13Ō39M
i could	81 -9Ǫ-7Ş10G11ŉ15Ɠ16Ŏ18I33Ļ
i did	78 -19Ǫ8b11X12Ŋ14ň18Cō20E31a
i do	69 -20a-12N-7Ŋ7Ǫ10MYǡ11Łŕŝ12O22X23Ŏ24ń25L29b46Ĺ
i explain	82 9Ŋ27ň
i get	67 -16ň-13d-10ŝ-8K7aX8G9BHŢƦ10ĿƗ11Ŋ13ǆ14CJ15bp16O17Őū22ś32v37e
i go	85 10d11ŏ13Ŋ14Xŉ20ň
i going	90 8Ǫ25ň
i got	71 -9a7Ųƣ8npŝƀ9fŦ10ŒŠŷŸƋ11ŎƝ12š17ų18O
i had	82 -7Ǫ8ƣ9ķ10ŵ11őƥ13IP14Ż19Ŋ22ĵ
i hate	88 8ƿ13K18Ť
i have	57 -15Ǚ-13G-11S-9Ƃ-8Śǆǣ-7cńŐƝ7kqFŇƍƦƯǄ8iRĻŤƹǧ9UƆƙƼǌǪ10šŭǅ11tvBř12D13o14P15ō16ŅŊ17CŎ18df20u22J26ŉŶ30I32ŋ68a
i hear	70 -20Ǫ-12w-10Ő7sŒ8k9ŏ10WXőƺ11YņƸ12l13DǞ14gN15Ů16aƈƻ27h30u
i heard	86 11U12ŋ
i help	82 -12Ǫ-11i65Ĺ
i just	75 -10ƕ-7ŕ8p9Ņ10cŦ11K12mƖ18Sŏ20d23Ǫ32Ň
i know	73 -20Ǫ-17Ŗ-12ŉ8ņŇƍ9kƪ10C11Œư12TŃǤ15Ǡ18ŕ20w37ň40ō
i leave	90 -11Ʒ-8Ţ10ŋǪ14ō38ŉ
i like	88 16ļŁ
i love	82 -13Ɵ7U13lǄ14ƒǌ27ƅ
i make	90 7Ļ45Ŏ
i mean	82 -50ō-8Œ9ƈ10ƻ11ĺőť23ň43Ǫ
i need	61 -12Ł-10Ƅ-9I-8ǧ-7PŪ7ƋƔǋ8nEŘǛ9ŰƐǊ10pƬ11ƻ12hƠ14eūžǡ15Gƿ16cFƓƝǆ17qƅ
i put	77 8f11DƢƿ14w15E17Ō22cŷ24Ǫ
i remember	88 -10Ľ7t13x20E
i right	79 -11ō-10S-8G7f10Ƣ12ƒ13Ǎ17i18qǦ23Ň30ő
i run	85 -9Ō-8ű7Ŋ11ĵ16ň52ƭ
i saw	86 10ŉ11f13t15ƛ18j
i say	88 -18a-9o7ňǪ34ŀ39b
i see	86 -7Ǫ13Ƃ23ţ32Ŋ
i send	76 -13ś8D13o14KǨ15Ŝ17Ō23Ɩ38J
i sent	88 -11J62Ľ
i should	70 -10ƽ9Ɩ11Ƅ12h13ō14ǃ16ƙ17ű18u22ƹ23f
i still	90 -13ƕ7Ǘ12Ǉ14M17ŉ
i take	88 -7Ƨ7f9Ŋ14ķ19N35ƨ
i tell	88 -7Ǫ11i52Ŋ
i the	85 -13a18Ǫ39ń
i think	83 7ŕŘ9Ÿ10Ǫ16O17hǌ21G
i understand	90 -8ň8ũ12r14ƾǟ
i use	88 29I
i want	76 -9p-8e-7s7Oƌ10œƗ11oyĻņ12šƟ13Ǆ15b16v22Ǘ
i was	88 -7ĺ14ŉ15D17ǅ25ĵ
i will	66 -21Ƴ-13a-9ƕ-8łƔ7Ņ8VŊƄƖƻ9XŎŒŸ10Əƭ11ňť13O17o18e19MN22Ś26Ō29Ő44L
i would	62 -15Ǫ-8dDŉ-7ĹǕ7bƍ8ŮƇ9aHTőŝƂƕǀǋ10eGJńƈƗǊ11QŒŕź12vŨŲ13M14Ŋ15ů16ũ20Ř
i write	86 8Ǉ15o22Ÿ26Ō
ice	88 13Ɲ15ƛǏ
id	77 -11Ś7dŸ58Ƅ59ř
id card	88 25Ƅ
id cards	86 -7ś43Ƅ
idea	78 -13Ŭ9Ž10sB12Vƕ13ƶ21Ŋ25Ň
idea $	86 11B14V29Ň
if	39 -18ĺ-17X-13ŗǉ-12TŉƖƷǌǪ-11ŀŤ-10ŌōŐř-9ĽŨŰǇ-8jAŇŕƳƴǀ-7dgkLUńŪǆǊǟ7cBźƜ8NŖǣ9GĻšǖ10HƁǅ11ŏƊƸ12Ƃ13FŢ14Ə15ňűƶǙ16rĴŝ17Wƫ18ķ19I20Yŋ21Ư22Ʋ23ŘưǛ24ƀ25Ŋ26Ɲƥ27ƬǢ28ž29Ƨ30ĸ37ŎŵǞ39ƃ43ſ49ƨ72ǩ
if a	68 -22Ř-12ƥ-10Ǖ-8Ư7ĸ8ŵ10ǧ11Ɲ12cǂǞ21ſ27ƃ30Y35Ǣ
if any	88 8Ų9Ƶǧ17ƞ
if anything	90 -10Ƨ48ŏ
if he	86 10ƣ12Bǩ14Ƹ28r
if i	64 -14Ō-11ǩ-8YĸĽ-7Ƹ7ĵ8s9o11D12C14EǪ15q16Ŗ19Œ20ň22Ļ36ǅ46Ţ51Ŏ62Ŋ
if it	65 -7z7ĸŽƴ8łƠƺ10ĴƊ12Ɓƒ13Gźƪ17Hƶ18Ɣ20Yư22ŵ
if one	85 -13ƃ16ſǢ17ǝ42Ǥ
if she	85 -13Ž-9Ƹ10s17Ư21Ƭ25r
if somebody	75 -11ŏ-9Ŗ12ſ14ķ16ǣ21Ə23Ɲ
if something	71 -20ĺ-10Ť11Ʃư15Ư16ĸ24Ƭ26ǩ28Ř32Ŗ
if that	78 -10v-9Ƙ-8ǩ-7ǐ7ū8ŵ12cũƲƶ19ǣ48Ǟ
if the	70 -10ƂǇ-7ƸǊ7Ƅ10ƶ13ĿſǙ16Ɗ17Ǟ18ǧ21YŽ22ŵ25ǩ28Ɯ31ƥ48Ŏ
if there	75 -12Űǧ-7Ɛǉ9Ŕ10uH14ŬƑǞ16Ə18Ƃ22š28ſ33ƥ
if they	80 10ķŷ11z12V15ş19ƾ28ƨ
if this	88 8Ļ13ŋ20N22ŵ
if we	81 -11Ǟ10ŋǂ15IŎ17Ƃ
if you	47 -22Ŏŵ-13Y-12Œŗƹ-11ŖŢǌǪ-10TXż-9ŐƖ-8ƒ-7qŉŨũ7bƉƼ8ţ9ŜŞƁ10B11PƭƯ12ĹƓ13Iķ14ŋư17Ƙ18FĴ19ĸľ23W24ŝƲ25Ǜ26Ƹ29ű31ƫ33ƀ36Ř43ƃ44ž48Ƨ49ƨ74ǩ
if your	68 -15Ǥ-7ř7rǛ8Ƭƹ10Ǟ11Ƅ12Ǖ13ƥ15ŵ19Ư23ǖ26Ǚ
if yours	88 13Ŷ31ŵ
important	78 14ō16Ʋ27ľ
important to	84 9ľ15Ʒ
improvements	90 17ǣ23ƌ
in	32 -31Ʈ-24ĺŗ-22Ŕ-21Œ-20w-18ŝ-17axǠǦ-16ž-15ZŞǄ-14ŢƢƨǅ-13őƔƙƯ-12pœ-11oDźƖǈǙ-10ŊŐśƁƩƵǇ-9FPōŶǕǪ-8ŨƀƓƕƗƝƻǧ-7ĿłşƆ7jNĴƉǁ8yKĹŵŻƜǃǟ9MĽŇŎƌ10Xńŷ11dĻŜƃƷ12AŅƊƎƸƺǀǔ13iGŌšǉ14sŹƤƶ15ŧƲƽǨ16ĵľƟƧǌ17mQƥǢ18Eųƿ19űƛ20ķŖţƑ21SƍƳǎ22ƏǑ23vŽƫ25lǍǒ26qRTŃ27Śů28Ť29Ʀ31ƹ32ǆ33n35Ķżƾ36Ǌǐ37ǋ44Y47C48ƞǘ49Ƙ
in #	65 -24Ʈ-10S8Ǥ9e10őż12dyQūǨ13ŻƋ14EŮſǆ16ƈ18IƳƺ19ƌ20ţƪ38ƅǟ
in $	58 -44Ŕ-19H-17Ʈ-16ĺ-11ƅ-10Ƹǌ-9lǗ-8ŭż-7MWƘơƪǙǢ7ŕƍƢǑǥ8kmX9FŽƜǪ11Ō12Ÿ13dƶ14Ƥƽ16ER18su19ķ22v23Ř24ţ27qĶ28ǋ34ů35ƥ39Ĺ42ű47C50ŧ63S
in @month	74 -8ŕ7š9ƜƠ10ĸ11Ɵ12Ľ13y17Ź19Ťǝ23ť25ƿ
in a	56 -10ů-9Ĺ-8Rƞ-7űǪ8ǊǨ9ƚǘǣ10qķƛǋ11ƿ12Ů13ƙǌ15ƃ16Ś18iǀǂ19Y22Ńų23Ű24T25O29ľ36ŭ
in an	86 -15ƃ-13R-12Ĺ-8Ž13P17Ɵ18ż26ľ42Ǘ
in and	84 7ư9Ơ12Ƒ15d
in any	88 12ű18ż
in at	84 8Ƥ10G57Ņ
in between	90 14P18š
in business	83 -9ǟ-7GS78ǆ
in case	80 11ƀƁ12Ɗ15I21Ƴǡ
in charge	90 -7ǡ10ǚ27Ł
in coverage	88 -13Ɓ31š
in for	86 10ǁ12Ʋ14Ű20ǒ34ű
in force	84 11Ō13Ń35ŏ
in from	90 -15Ǖ-10ƞ14s22ǖ32Ǘ
in front	79 10ř40Ś
in full	86 39Ĵ
in good	77 10ű15ǃ20Ɖ
in ground	90 -7l36ƍ
in how	90 9c10ǣ11Ư
in is	85 -8ķ-7ļ11s14ůƤ17Ũ20ǌ
in it	69 -25Ǘ-19Ǫ-7ƛ8ņ9fĶƄ10Ơ11ƑƚƸ12ƅ16ǐ18Ɗ22Ʋ27ƪ28ƫ37Ŗ
in law	81 12z16ABQ17Ņ
in liability	90 -45ž12Ƣ15Ǎ36Ǣ
in may	90 7v14Ź
in mind	83 -17Ņ-8I8Ʒ32X58ƭ
in my	85 -9Ʒ14ƾ15ņōŻ16j
in on	80 10aĹ15Ŭ27s33Ŝ
in one	82 -7ƃ8œ9ƹǕ11ƥ22Ĵ25ş
in or	88 -7K12M14F20Ə22Ž38ů
in person	88 50M
in place	75 -9H-7Ƒ9Ǧ11ĻǤ14Ƴ17Ō36Ń42ŏ50Ƨ
in sales	88 -8ƭ44ǋ
in savings	78 -7ĸ25Y
in school	82 -9x10vź18m
in storage	88 11Ʀ
in that	67 -17ƪ-9ŗ-8ƅǆ-7Cőǅǈ8bĽǘ9lŭǌ10MŚƛƤƦ12Ųƍ13ųƟ15ǔ19Ťƥ21ƫ24S42ƞ50G
in the	43 -25S-21F-19ơ-18š-17ƫ-16Ƣ-14Ư-13Ƥ-12ƅƙǌ-11aŸ-10ľŗşƥ-9psJPĺœŭ-8jŖťƧƭǠ-7cMOĿŅźƮǑǗ7ż8XŕŲųƁƌǟǨ9hLūƏǃǞ10fƃƐƿ11UńŤůǈ12ĽƊǎ13myKĵƶƺǔ14Ƹ15HNŹŽƎƒǍ16ƽǁ17lŀŠƹ20Ū21Aƞ24ƑƦ28ƾ29ŷ32ŵ33Ķ35n38ǉ46ǘ51Y57Ƙ
in there	67 -20Ǫ-19ǅ-14G-12Ŝƙ-10ƊƟ-9ŀŏ-8V-7q7ǔ8hƜƫ9ţ10ƌƏ11tšǎ14ňƣ16Ǝ26S33ƞ39i42Ň51Ŗ66Ƙ
in this	81 -18ǆ-8P8j11qĻş12Ǥ30Ǫ
in to	79 -11M7ƿ9ů20Ś22Ǖ36R
in tools	76 16ƞ32ǐ
in touch	90 9ń15K36Ŝ
in town	88 -9ƹ17Ǫ29Q
in trouble	88 9ǀ10Ǟ11Ư15p
in wages	85 -7ƃ52Ǌ
in when	90 -10ǉ18ǒ20Ǐ32G
in whose	80 19Ǒ
in with	83 -18H-8ş13Ŝƛ15Œǅ19Ƹ22n
in writing	90 -8ư15Ƅ27Ƴ
in your	60 -11Ǖ-10wƥ-9Ƙ-8ƁƵ-7ƋƓǐ7HļŔŲƫ8iǀǓ9ŐŖŽƍ10ŚƝƼ11nĵ12ŀ13ń14ĿŤƤǛ15Ļ16Ǣ17š19ķǑ21ňƧǘ22Ǎ24cgƷ27Ʀ34ƾ39ƞ
in zone	90 38ƚ
inches	90 12j24ƻ
include	76 -12ǈ12Ɔ15s17Ǌ35ŏ
include $	80 38ŏ
included	82 -7Ŕ9ơ10ƀǦ11œ14Ɓ15Ŗ
income	68 9Ǖ10ƭ11u26Ưư35Ǟ44T
income $	76 -20u-18Ƹ28Ư39ư44T
income besides	79 -9ư35u
incorporated	85 13Ǆ16Ǉ
incorporated $	86 30Ǉ
increase	80 -8ŧ28Ŕ34œ
increase $	85 -8ŧ13Ŕ31œ
independent	90 11z18ǒ
info	84 -18ƶ10ļ17Ŋ20ń27ǘ
information	82 12Ľ15ǘ24Ļ
information do	90 18ǘ
injuries	81 -8ż14ž34ƃ35Ǥ
injuries to	90 9ƃ25ž
injury	78 10ŗ11ƃ40ž
inside	74 -18ǎ-8Ƌ9ƪ10ƫ11ŖūƜ12ƌ13Ɛ16Ű17Ƥǅ20Ʀ47ǣ
inside $	86 -17Ƙ-11ǎ-7ƫ15Ʀ19ƪ25Ƥ36ǣ
inside the	88 14Ɯ15ū16Ɛ
inspector	77 33Ǝ
inspector say	79 11Ǝ
instacart	90 39Ų
instead	86 -9J13ƶǒ19K
instead of	88 -9J14ƶǒ20K
instruments	77 27ƙ
instruments art	80 
insurance	48 -13ƹ-11ǅ-10ǣ-9ŗƔǒ-7Ǫ7ƇƢƩǙ8XřŚŜǑ9AŪ10ſƚ11ŞƵ12rĺšƁǩ13ŘǓ14Ŧƴ15şƃƧƪǔ16ƭƮ19ŏƖ20ŁŐǍ21ľƄǦ22ņ23Œ24Wţ
insurance $	58 -15ƨ-14ņŐ-13Ʃ-12Ƅ-9ĹŁƹǒ-7ƣǣ7ſƧ8rXş9WŜ10ŏ11Aŝǩ12Ŧƴ14ţ15ƚǍ16ƃ17Ǚ21ƮƵ22Ƣ23ĺ24ľ25Ǔ28Ɓ32Œ
insurance at	86 -17ƨ-12Ƨ-10şƃ42Ł48W
insurance card	88 23Ƅ34Ő
insurance company	80 -8QǦ7Ƶ11ţ13ŞƇ15ľ40Ő
insurance do	79 -10šǅ-7Ʃ8Ƨ14ƀ19ƪ26Ǧ29ş37ƭ
insurance does	86 10Ǧ38ǔ
insurance for	90 -10Ɓ-8Ƅ11šǨ18Ɩ
insurance from	88 15Ƭ
insurance hits	88 -15ŏ17ſ
insurance is	85 -21Ƨ-12ŗ8Œ10Ǧ12ž16Ʃ17ƪ22Ǫ
insurance now	86 -11Ǧ8Ƨ48ŏ
insurance on	86 -13Ƨ-8r16ǩ21Ƅ25Ʃ
insurance or	84 -12Ʃ-9Ɩ9A11Š14Ƨ
insurance papers	88 18Ǔ27Ś
insurance pay	88 -14Ő8ž14Ʃ17ŦƧ
insurance through	88 -31Ƨ10W17Ɩ44ƨ
insurance to	90 16ƥ17ľ
insurance with	88 -17ş19Ő24Ʃ
insurance you	86 7Şƭ30Ƨ
insure	84 -14Ƣ-11Ɠ-7ǎ11Ū12ǩ13Ɣ19Ǎ29ǣ
insure the	90 -15Ƣ-7ǎ21Ǎ32ǣ
insured	60 -16ǐ-11ƞ-9Ɠ-8Őƹ-7ń7Ǆ8ƀ9Ɲ10ǔ12ǅǍ13Ŵƃ14Ǩ19š20Ǧ23şǓ27ŏ31ǣ36Ʃ38ŗ51Ɣ
insured $	71 -18ǐ-14Ɣ-12ƞ-8Ő7ſ12Ǩ17ǔ26Ǔ27Ʃ34ş55ǣ
insured at	86 -10ŗ22Ǧ46Ɣ
insured for	77 -11Ɠ-10ş8Ǎ11ƀ44Ɣ71ŗ
insured what	80 -11ƹ19ƃ
insured with	88 -17ǣ20Ǧ24ş
insurer	83 -13š-9Ʈ8Ţ12Œ18Ƶ29ő41Ő
insurer $	90 -10Ʈ9ŐŢ29ő
insures	90 -13i20Ő26ş
interest	86 -17Ǫ7ƫ12Ĺ14H17ƕ22Ň
interesting	88 8ō20Š21B
into	69 -11ǆ-10Ʋ-8JXŁ-7Ō8ż9izGŎ10ǘ11R12ƀ13dĶłŤ14Ŋſ17gŠƫǤ18ǟ27ƌƜ35S
into it	88 8ƫ16S17Š28ƌ
into the	83 -15ƌ-11Ʋ9d12G13S14R19ǟ21Ǥ24Ɯ
into your	85 -9JXŁ9Ǚ10ǩ11Ɯ13ǘ17Ť19Ķł
inventory	82 15ǣ23Ƙ25ƞ29ǐ
invoice	77 20ǖǙ
invoice or	80 21ǖ
involved	88 11ż16Ł17f
ira	88 -8œ57Ķ
ira $	90 -8œ42Ķ
is	23 -25Ũ-23Š-21ƹ-17Ƹ-15cňŦǙ-14S-13Ť-12Ɲ-10ĺš-9ţƞƭ-8ņǓǛ-7ĽœƤƮƺǒ7HşũƏ8rzķřŵƘǂǚǣǩ9ĿŅƐ10lXųƑƽǕ11CFKLŖſƀƧǞ12EĶŉŝƍưƿǗǝǤ13fuAŗƕ14ĵūŷƚƢƨǟ15nIŕŞƙǈ16ľžƒ17ƣƬ18ơƲǆǦ19JűźƉ20hNQYƠ21aTƦǉ22ōƅƆ23sŐ24DǇ25qvyPŁǘ26pŃŒŶƁƪƳ27Ŵ28jŪǌ30ůƔƩƷǄ31Ŭ32ƇƊǃ33RĹ34ǜ39Ǡ40iǪ41o43ŀǎ44U46x50t
is #	69 -16ƭ-13ŕ-12ŏ-11ŗ-9T-8Œ-7qǣ7ƛƮ8Ǒ9ůǉ11Ʒ12Ǥ13Ɔ15œ18Ÿ20I25X27Ǫ29D38v42Ɣ46pơ
is $	73 -26Ř-18Ŗ-10pƩ-9ƕ-7st9ŏǉ10Ő12Ɩ13Z16Rĵń20w22Œ46oǪ
is @day	88 13k36L
is @name	75 -26Œ-20ƹ-16Ǡ-11Ő-10Ǆ9ǉ24s25o34ǃ43w69t
is a	54 -20i-19Ʈ-18S-17Ű-13ǉ-12ƉǏ-11ŀ-10Xŕ-9cŭ-8A-7pJŇňƔ7RZĿŒŴƀƘ8ŜšƑǀ9fUƏǦ10xźſƭ11BĻ12Ɓ13rǚ14CƇƥ15ƈǂ16vǆ18Mŋ19Ʃǎ20Ř22ǐ25Ž29ƅƪ33Ǟ34Ū39L
is about	79 -13ŕ7ƕ10Ǟ13IY14ŉ19Ĺ20ƫ
is alcohol	78 21ǜ
is all	77 10Ɯ11Y12Ōşǐ13Ʒǩ14Ƨ18Z
is an	78 -12ǧ-10ƶ8Ƌ10ƀ12ķƍƯ13Ǌ14Ķ19Ƃ29Ǉ
is any	85 -12ƞ11u12Ŷ17ǐ22Ʀ
is anybody	88 -11nT-9ƣ22ŏ33u45ŷ
is anything	85 7ş9ĵ11ǖ14Ʊ15Ƒ19ſ
is asking	90 -15Ƣ8Ǩ11Ǎ18Ƅ
is at	81 -11uW11r13q14n15Ŏ18ư26ľ30Ƨ
is awesome	88 12ǋ15ƨ16Ǡ27ǀ
is been	80 -15S-14GǛ9ŝ10ƌ14Ľ18A20ƈ29ő34Ǡ
is business	82 -15Ǆ-8ǅ14U72Ǡ
is changed	77 32ǟ
is different	85 -17Ş-8Œ-7œ22ũ33ĺ34Ŕ
is down	77 -9Ǡ11Ƭ17Ɗ25ǟ
is driven	80 14ŭ
is everything	84 -7n11ķ18iU27ş
is fine	86 14ǋ15G22N
is for	90 12Ŵ51Ǫ
is free	90 11ƕǂ16ƨ
is from	90 -18Ɖ-14T13Ƌ17ƈǕ38Ư
is going	77 -9Ǫ-7V8ƣ10ũž11Ź14ǟ15ư16Ǡ18ł21ĺ34Ĺ
is good	82 10tŝ22S25p
is got	73 -31n-14ń7ŹǇ8ǧ9ŀ10ŐŨ12ƿ15Ł17Ʃ22ű25ĿŢ53ş
is great	90 11ź12a13x25T
is he	65 -26v-22Ū-14ş-11ƻ-10ƹǄ-9f-8QƔ-7HPUĶŃŕŷƅ10no13x17q18hź21ǃ23w31Ņ37Ź44ŴƩ51p54s63t
is her	79 -31d-25ƹ-9q-8Ň8o15w17ǉ26ǃ35v36B50ź
is his	81 -38Ŵ-17Ʃ-12aǄ-11wƹ-8P12ǉ19ǃ22ź38o40ų46q
is holding	90 39ŀ
is home	88 -12ǌ34l49C
is in	59 -30Ǫ-18ƥǗ-14ǌ-13Ĺơ-10Ŝ-9Ƣǐ-8Ŵƅƣ-7yƓǦ7Ő8ǉǒ9Ł11W12ƒ13Ķ14Ɖǎ15ķ16Ū19qƁ21Ɗ23ŀƼ32Ǎ38ƞ40nY49ǘ74Ŗ75Ƙ
is included	90 11Ǧ15ơ18Ŗ
is insured	90 13Ǔ24Ɣ26ş
is is	88 12u16o17p
is it	42 -24ƫ-23Ɠ-18w-17Ƙ-16ŨŮŸǪ-15ŵ-14pƞǒ-13tŦǉ-12ksŌŠŬ-11ŅōŤƭ-10ľŔƦǙǢ-9gşŧƕƶǏǕǟ-8bfxAXĿƾ-7yCLNĻļőſƨǐǣ7Ńŏ8WŋƑƺǥ9œźǡ11Ū12ŚŝŭƀƖ13ƽ14ž15ouŕŜƅƗ16Ŵ17Rūǆǜ18ĶƠƣ19T20Ɵư21Ʒ22ƉǇǗ23Űű24ǈǦ26Ƈ28Ɣ31Ƥ32Œ34Ǡ35ŀ36i37Ŷǘ38ƪ41ŗ43U44j46Ǆ48Ł53P68Ɔ
is just	79 -8Ū7ƞ9ǀ10W12ŭ15ƪ17Ŵ19y23ŷ
is kept	86 14Ű18Ʀ23ŝ
is left	79 12ƨ13Ŗ20Ʒ35Ŭ
is licensed	90 -9Ÿ19ŷ
is like	84 10ū11ƫǞ12Ƃ
is most	84 -12Ǘ21ľ23ǋ
is named	71 7w9ƛ11ƣ26Ƭ
is new	90 -18ŒŜ-16Ĺ23ǟ75i
is next	78 -20Ʋ-12Ƥ-11P-9Ǧ17Ƭ21ř23ǟ31y35V50ǎ
is no	82 -9Ƨ10ŕ11sƩǩ13ũ15Ńŉ
is not	69 -21p-14ŀ-13ř-9t-8Ǌ7rĸƣƵ8oƴ9Uƅ10Ů11c12ŖŗŶ14ſ16lw18ǒ22Ʀ31v79Ǫ
is now	90 45N
is on	63 -42Ǫ-23ŬƢ-19a-17Ǘ-12ǃ-9rŒ-7ƕưǍ7doƇ8ƅƉǘ9ƒ10Ż11ǜ12Ĺƻ13Ǧ14ų16ŖŮǄ17ŗ21Ŀ25Z27Ɣ29Ǝ30ŷƣ32ŐƩ45ſ71ǉ
is one	86 8Ǣ14ǌ17Ǖ23y
is out	86 8Ū10ƒ14X18ǉ
is recorded	90 
is right	86 11s12k37N
is she	69 -23Ū-14ƺ-13Ň-12ƹ-8mǈ7ź8Ʃ10ǉ13ű14y18rv19x20ǃ25ƴ28t29Ŷ34Ŵ55q
is sitting	90 12Ơ13ƞ15n
is smart	90 15ũ22A25ń
is so	90 -7u8ļ13w16Ǫ
is somebody	90 -9Ǐ12Ǩ25Ł32Ơ
is something	90 12j18Ƨ21ŉ
is still	83 7ƫ11jŉ15n16D18Ɨ24ƶ
is stopping	88 20Ţ31ŀ
is that	42 -28ǈ-24w-15I-14A-13UķĺƢǦ-12nv-10yŏǋ-9ijZŀňŖŮ-8ŤƟǣ-7qŎŶƺǍ7VőūŰŲŷƇƵ8ƍƱƲǛ9BKŪŽſƐƜƞ10fsřůŵƼǂǆǊǖ11uǑ12dTĸƅơ13pGńŋ14ľŁƙǪ15ĻǌǗ16Œ17b18Ĺ19EFƪ21ļ24ŭ25ŕ26Ŭ27C31hō46Q50R
is the	42 -38ƣ-34Ŵ-32Ƥ-25ǉ-24ŷ-19ƥ-18S-15iŹ-14ƪ-13dŖ-12qCWř-11pŋŏſ-10t-9nLYƒ-8sŃŤŦƛ-7TĹĻŁŠŵƞƯưǅǞ7IVƀƆƉƊƜƧǝ8ŜŲ9hkōƌơƳ10ųŻǦ11XŐŭƅƍ12EQƬ13FŶ14yAŘ15mĿŚǐ16ƕ17Ű18vƨƫ20JUƙǈ21Ɵǣ22ű23xƚƭ24ŮǍ26ł27ŀǇ28Œŗ29ŕ30ǌ31Ƈ37jǠ42Ɠ43Ŭ47ǎ55Ū59Ƣ
is their	88 -10ǉ-7ř14Ŕ31Ņ
is there	47 -18Ǫ-13ƙ-12jŗ-10ŴƖƣǇǉ-9ſ-8sšƝƥǈ-7iklrGUľşƦǘǦ7ĹŁŃƪǔ8ķƏƼ9nDĿƆƒ10Ƃƹ11Xƃ12ŹƐƕ13Ʒ14Ŭ15Ō16Şǣ17ŉƤ18Ƨ19ƊƍǕ20Yǧ23ƨƳ24ǜ26Ǆ30A33ŵ37f38Ʋ44ō50ǩ
is this	69 -22A-17o-15Ł-12ş-9ĺǪ-8r-7sƢ9ŏ13ƶ20ǆ23Ńǉ34H37I41N47Ĺ109a
is under	88 -18Ɖ-9Ɠ10G19Ɗ38n
is up	82 -18ŀ-14œ-11Œ11t17źǅ18i20Ž27ŕ59Ĺ
is what	65 -19Ř-10ž-9w-8XŕƓ-7EIY7rxPŀŚ8uCOĴƷǣ9ŔťƢ10cyŞ11vƌơ12Ņ13iGū14U16ĸ18ĺĿƃ22Ť27Ŧ39p
is when	83 -9Š9ƅ12S15ŕ16G21ť22ŧ
is where	90 -9C15D35M
is work	83 -19N-17i92U
is worth	82 -7ƙ12ű15Ɓ21ķ
is you	77 -21ƿ-11ų-8Ƭ7d10hŝ11ŷ18a23ǃ35ƣ71n
is your	41 -38Ǎ-34Ŀ-25Ƽǉ-23Ɔ-21ŭ-18oƞ-17Bǘ-16ƭ-15Ǆ-14Ƈ-13ŕǐ-11nGŞ-10ZűǠ-9CLĹőŖřƨƪǇ-8ŽƯƸǖ-7WķŁŝťŰƚưǑ7ƅƒǦ8qūƦƩ9gơǅǣ10RŚŹƖ11Ɠƙ12eşƣ14żƹƽǕ15Ķ16lAIXŜǎǗ17iž18ŴŸƕ19dƬ20ǈ21ǋǡ23Ƴ24Œ25yP26z28sǏ30wƿ32xǤ33rƻ34Tǌ38ŃŘ44ƥ49ů50t54Ǫ57Ň
is yours	81 -8Ǫ7D8Ɠ11Ŵ13A14ű15Ǎ18Ƨ23ĵ39ķ
issued	90 10ƶ39Ÿ
issues	86 8ǃ12ƹ
it	28 -29Ĺ-24Ņ-23ǒ-19lMǉ-18ŹƸ-17pĸƩǑ-16LZŞǗ-15qvŷǕ-14ctCşǪ-13gŝƧǅ-12xyGƹ-11ƤǞ-10zŢƥƿǏǡ-9aXŻƃǖǚǣ-8OYƞƻǃǝ-7hoHƙǍǔ7RţŽƏǈǐ8DſǦǨ9iŜšƁƌơ10sŐŘƄ11ĿūǙ12ĵŸƑƼ13Jƈư14FŋŦƗǟ15AŴ17ŲƂƎƣƾ18nPŠƽ19ŎřƊƠ20ŁŊť21ĺ22ŮƔ23bƚǇǠ24Śƀ25ǎ26łƉǘ27Ʈ28Ň29Ń30ŤŬ31Ŕ32BƇ33Œǆ34ŌŕŨƬ35Ĵƨ36ŧ38UƟ39śŰ40ŀųƆƓ41Ǆ44jƪ46ŗũŭƅƫ47r49œŖƶ54Ŷ67ű
it #	84 -15Ɔ-7Ǣ30ŗ80ž
it $	43 -47Œ-39ǅ-28ŝŷ-27Ƙ-24Ʒ-23T-22ŜǗǜ-20Ĺ-19Ǡ-17ǌ-16qĸǍǑǨ-15oŞ-14H-13iwZšƢ-12sŢŪƟ-11jYłƯư-10ƲƵ-9gkļřŹźƕƜƩǉ-8nMOľŽơƳǞ-7cVĺŁƛƤ7WĶŠƀ8őŔŵ9lENUXōƅƏ10ŘŸǎ11ĻŗƑǧ12Ŏƨ13ŃŤƞƮƴ14Ǌ15ĿƬǘ16ĴŐƖ17Ǝƪ18ſƌƚǐ19űƂƔ20SŮ23ŀ24ũŲ27D28śŴ29P30ŦƼ31ƓǪ34ŧ36ŨƆ37ŖǙ38Ǉ39Ō45rBų50ƶ53Ŭ58ƫ65Ŷ84Ň
it @name	88 11w19b37o
it a	64 -25Ǐ-15Ɣ-10ƀ-9Ō-7Ǌǌ8ŶƢƴ9Ǥ10ĺűƟǢ13ů14F15U17iŒŗ20ƆǦ21œ23Ɯ31Ǡ33Ƈ35ǆ41Ƥ
it about	85 -16Ş9Ĺ12ǟ14Ʒ15œ25Ž
it again	86 12Ɣ17Ɨ40ň
it all	68 -16ǒ-15A-14Ũ-8Ž-7bƋ8Ĵ9ŦƗƟƶǝ10ŖǄ11Z12Ť13ǌ14Ɔ15q16ƘƳ17Ǒ18ƣ19k22ƌ26ł27ǈ29Ƭ33Ǘ
it an	85 -19F24Ǉ40Ƥ
it and	69 -17ƫ-12Ɠ-9Ǣ7œ9JƇ10nŬ14Ŵ17A20Ƣ28ƪ61Ɣ
it appraise	90 25Ɠ
it at	85 7Š8Ƶ9ŗ10ŏ
it back	82 17ň27ƫ46Ɣ
it be	73 -16Ư-11rŎ-9U-7ĸŌ12b14M15Ş16ŝ19ƭ28Ļ38Ŋ39s43Ǫ
it been	79 11šť12jǆ18ƈ20ņ22U
it before	82 -7Ŧ11Ƴ34œ
it built	90 17ƅ
it burned	86 17ƒ26Ɣ
it but	88 11g19ư22ŀ
it by	83 -25Ń-12M10Ł16ś17Ũ27A34Ǩ
it come	77 -17l9ǖ10Š13ƛ15Tł16Ľ19Ĵ52Ť
it comes	84 8ł12Ř14Ŀ23H37ľ
it cost	72 -12ľŠ-10Ǟ-8œ8Ƙ10Ǜ20ư26ƒ35Œ38Ŧ43ǐ
it cover	90 -13ŗ31Ŗ
it covers	90 21Ŗ
it different	80 -12ƛ25Ř
it do	84 -20Ǫ-10Ť12Ʀ13ť29Ŗ
it does	88 15ũŴǇ
it done	90 11ǂ17Ń
it down	90 13ƀǟ15f23Ÿ
it due	88 35ŕ
it ends	90 10ƪ16ŕ
it ever	83 -15ű15ŭ22Ÿ30ƪ32Ɗ
it finished	88 22Ɗ
it for	65 -17Ǚ-16Ř-10OűǪ-8Ū7ǣ8pƄ9Ő10ł11TĻ14ƭ16Ɣ19ƶ20Ŏ21ư25Ʈ26Ʒ32ŭ43Ɠ59Ŝ
it from	82 -18œ12ŧ13ś15ǆ31ƅ
it go	76 -18Ũ-12ư-11Ŧ-8ǩ-7ƺ7Ť8Ɵ14j17ś20ŗƨ31Ƭ34œ39Ŕ
it goes	88 13Ƭ16ų
it going	84 -12t-8Ƹ8ǩ10ŋƠ12i14eľ15Ư21Ǡ
it gone	79 24Œ25œ
it got	83 9g10ű12Ɔ13Ů16ƫ
it happen	84 8Ť34ť
it happened	77 -12ƴ-10ĸ8Ŧ15Ť17ť20ũ27Y
it happens	90 14Ż20š
it hard	79 21ƴ40U
it have	77 -65Ƥ-27ƪ-8ů-7ƨ7Ǧ10Ů11Ƌ12Ʈ13ŃǇ18Ƈ22b23ƫ76ǎ
it how	86 7Œ12b13x14Ÿ22ƈ
it i	90 13ű
it if	83 8ǩ11ƨ13Ɲ19Ƭ29ƶ
it in	68 -51Ŕ-16J-14ǌ-10Ǘ-9ůƉ-7ş7Ŏ8Ƒ9Ɗ10bYƛ11ĴĶŃŮ12Ǩ13Ŀǆ15ƫ19Űų21Ōǎ22ƶ25K32Ś42ű63ŧ
it is	49 -21X-14ŖŶ-13Ǫ-12ƕ-11lp-10cLŦƙƬǛ-9uEũƭǊ-8btxMļŃŚŠŮƟƻ-7zľųŹƓ7ARUWƽƾ8QĿŰžƖ9iŌƀƯǉǎ10ūƘǆ11drřűźƨƮ12NŊŎſƷ13őŒůƲǇ14ŔǢ15ZƁ16ŭ17Ž18kŷǅ19ƣ20ƚǄ22ǜ24ŝ26wǠ27ƪ30Ɖ34n35ơ47ƅ49j
it it	90 15Ŀ
it just	64 -26ž-14Ǣ-11Ŵ-9Ĺ-8FŶǐ7ŲƜƢ8ńŤŭ9ŷŹƠ10ƝǇǜ12Ǆ19rǈ24n27ĺ30Ŝ33u34Ū36ƀ
it lapse	90 19š
it last	85 -13Ŝ-9Ɯ26Ŗ30ťƮ
it like	80 -10ƞ10ź12œ13ŭƶ16ű18ƥ35j
it made	88 -11p18Ƈ24Ƭ
it meant	79 30ư
it more	79 -8ų-7ōŷ9Ş10Yź13Ŷ17AŇ18ň21Œ22ǅ
it mostly	90 13Ǘ15Ŵ17ķ
it new	90 -12Ƈ11ǅ24ƅ
it now	77 -13Ɠ-11ť12Ů33Ũ34Œ
it off	77 10ƑƳ11ĺƂƿ13Ś16IĴ21Ƅ28ŋ
it okay	88 8ĵ11ŋ17ƿ
it on	69 -13Y-10Ɗ-9Ņ-7xƳ7Ƨ8jűƅ9œŰƯǁǙ12W13Ĵ14L17ơ19ĸ21Ś24Dŏ35Ŕ
it one	80 -7ƫ8Ƒ11ƅ12Q18ƪ19i28Ɖ43Ǧ
it only	85 -14ŭ7Ǌ8ň10Ə11Ū17ų23ǈ
it or	70 -11sŐ-10A-8M-7ƫƲ7ŠƌǙ8mŁƙ10ĸŶ11ŖŦƵǁǆ12BŎ13ŊƯ14ƶ16śŬƢ19r22c24Ŝ30ō
it out	76 -22ǒ-17ơ-8ŵ10Y13bĴŠ14ƶ16ƫ18A23Ơ24Ű26Ɲ
it over	76 -10Ŗ-8ŒŮ-7ƭ10ź11ŀ12Ŷ14Ĵ18Ǝƚ27r29Ɔ32ǟ43T
it rains	77 12Ɗ13ƚ
it renew	76 27ŕ
it right	75 -12Ƣ-9ƌ-8Ŗ-7e8Ĵű11Ƴ12tFǄ13Ķǀ14Ǎ15ň20ŏ
it run	83 -11Ǒ-9Ʈ-8Ơ9ŕ36Œ45ű
it running	88 -23Ǡ14ű20Œ30Ŷ
it say	72 -26ž-14Ÿ-11Ƣ-8ǉ10ĵř11ǊǍ13ſ15ū18Ǩ19Ǆ20Ś30ŗ
it says	81 -8Ǧ10ƪ11ǣ12q13ļ15F20řŚ21Ů
it sell	88 -12Ļ-7ŗ43Ɠ
it sit	90 14ǜ30Ƈ
it slow	90 -9U-7ŕ8b12J16ǏǠ
it so	83 8Ǥ10e11f12Ǔ13OķƟ15ĺ
it something	90 -8Ş9ĺ19ŀ28r
it sounds	90 -7Ň7ķ12Ō15ƾ25b
it start	90 -12ĸ19Ť24ŕ34X
it still	78 -8Ÿ7ũ10S11ƨ12j13Œǌ14JĶ15HŜƻ35Ũ
it take	74 -10B-9Š-8ő-7ķ10ť13ƭ14Ʋ21łƘ23ů24Ŏ29Ţ36ŧ
it that	78 -10ť-9Œ-8Ň8ļ12ĺ13ĹŠƑ14Ŕ16Ƶ20Ů27ŀ
it the	70 -28ž-16Ņ-12U-11Œ-8Ɠ-7ō10x11Ƅǡ14ǃ20ĺŞ38ŗ40ŝ44Š66ŀ
it there	84 -48Ŷ-23Ňŝ-9Ǐ10ǔ13Ǘ14Ǟ46U82Ɵ
it to	70 -21Ţ-11ů-9Ƭǝ-8AŁ12Ĵ15ś16Ń18BJ22Ŵ23Ŗ25Ř27Ʈ28ų29Ŝ30Ʒ36ŭ
it today	75 -20Ɠ-7Ĺ13ĺ19Œ21Ō28ŀ
it under	83 10X12œ16Ǆ27Ŏ43Ɠ
it up	69 -11t-8ƅ-7ŃŨ8ū9ĴŒŤ10Šƃ11Ů12Ʀ15O16Ƭ18Ō21ř23ŕ24Ś29r34V46Ł
it used	86 -19Ŵ27œ30ŭ
it was	71 -23ƿ-12Ťŧ-11œ7Ǌ8ƔƜ11ưƴ12ƅ14ĺļ15ż21ŵ32Ũ40ƽ49ũ
it went	79 -10Ǫ-7ĺ11ņŠŧ13ƅƴ25Ŕ40œ
it were	80 13Ǟ
it what	75 8Ɲ9ņ11BőƂ13ŠƗ14Ũ16ŔŚżƘ19ƪ
it when	78 -13ƴ-9Ŝ12ƅ15ƨ16ǝ20s21ǐ26Ơ34Ũ
it who	90 13Łǡ
it will	86 9ĵƵ14łƺ15ũ
it with	76 -15Ŝ-12S-8Š7Ő8Ś9Ŋź11s12ƚ16ƣ17ǆ19ń24ƨ40Ŗ
it without	88 12ƈ22ǩ
it worth	90 27ű
it would	76 -15Ŏ-9Ǫ-8Ǟ13ŵ15Ņ17Ʊ18Ŗ20Ţť23Ɣ24Ɛ
it you	78 -7Uƭ9ŶŽ10ŀŉ11BƵ13o15ƫ16Ǎ18ũ23ż43P
it your	78 -44ǎ-10ŵ-9uƅ-7ƕ8ƾ15ư17ƥ30Ɵ32F33Ŷ47ǌ62Ł
it yourself	77 -9Ɩ13ǆ18ƀ22Šţ
itself	83 -8ķ10ƙ16Ĵ19C23Ɣ
jeep	88 -19ŷ19Ŭ21ų24Ū
jewelry	73 38ƙ
jewelry $	88 15ƙ
jewelry instruments	79 
job	56 -18G-10QŗƝ-9źǐ-8Ư-7ŤƄ7tŴƸ8ŭ9ňǒ10ǁ12ţ13ĶƞǑ16RƧƨƭ17u18Ǩ20ǔ21ů22Ǥ23ǉ37V39q50S51U52W60P
job $	66 -10Ɲ-9ź-8Ʃ9t10ŭƨǚ12S17ǑǨ18ů21uƧ22Ǥ25V33q69U
job ask	80 
job even	80 23ţ
job or	84 7Ʃ11P13ǉ16W
job title	90 12q39P
job what	90 -16ǅ15q18PW
job you	90 -10ŗ7S12U20ǔ24ƭ
jobs	74 -10H-7ž8ǧ10Ǣ11Ʃ13ǒ16ǉ17V21Ǖ24ǅ29Ǒ30ƨ
jobs $	81 -11H-10ǅ20V22Ǒ25Ǖ27ǉ
join	86 11Ŏ13ő28s
judgment	90 9š10ǀ15c
jump	79 -12Ǫ-10Ŧ-8Ň7ǁ11ƍ15œ29Ŕ49Ţ
jump $	88 -13Ǫ25Ţ32Ŕ
junior	86 7Ź17w19a
just	48 -14ŗƕǑ-13Ǣ-10Fōų-9łƨ-8qĺŚǐ-7ŞŨƅƐƟǆ7ķŌśşƇǘǨ8ZŸƍƹǛ9dfrUŁƮ10esƘǚ11Ŋ12hŇƣƧǉ13SŏŔ14C15ŭ16uKƢƼǒ19Ŗ20Ū24Š25nǌ29Ļ30ƀ31ŷ33Ĺǈ
just a	76 -11ō-10ŵ-9ǐ-8Fǈ9ǀ10WŲ11Ŝ13ťƇ14Ơ17Ǧ18Ƣ20Ļ26Ŷ30ƞ
just for	85 -8Ǒ14ů17ǒ31ŭ
just get	90 -14Ŝ10G12Ƣ14Ÿ15Ŗ
just just	77 -8ƾ-7ǈ8ŶƲƽ9ƃ10Ƣ11ŤŲ12Ǟ13ŕ21ǌ
just kind	86 8ŏ10ĺ11Ŗ23Ƴ
just need	78 -10ƕ-7ŕ8ŏ10pƮ11e12dŦƖ13m14Ő17C19S
just now	73 -26ĺ18Ŋ55Ĺ
just say	85 -8B10Ŋ12Ō16N42Ǫ
just so	88 -7Ĺ8ŋ16ň20Œ
just take	86 7Ŋ12Ǔ14ņ
just tell	86 8ƹ9Ž12ŀ19M
just the	68 -14ƽ-12Ŷ-10ƕƩ-9ų-7Őǈ7ƃ8Š9Ǌ11ƣǛ12sķ13ŗŜ14Ƨ16şŷ18Z21Ƽ23h27Ū34ǌ42u
just want	88 -9y-8Ō7ƽ10Ʊ23Ļ29Ĺ
just what	88 18Y31Ƙ
just you	73 -16ƞ-10uŀ-9łŪ-7Ɵ9Ʃ11ǘ13Ŕ16y20s24Ǉ28Ł37ŷ56n86ǈ
keep	57 -12tƃ-11e-9Ź-8x-7Ř7Xǟ8ŋ9Wūƞǚ10q12ŉƀǩ14Ǫ15ş16Yſ17Ư19ŚƊǞ22Ʀ26oōǐ30ƨ31ŰƸ33ƶ34ǘ
keep $	84 -20ƞ-19ƶ-7Ķ11h19q22Ƹ31ǘ32ǐ
keep a	90 7Ʀ8ŋ
keep getting	80 15Ǟ
keep going	86 -24ƶ8m17ŉ38ōǪ
keep in	88 41Ɗ
keep it	78 -10Ʀ-9Ƹ-7x10ş11ǟ15X16ƶ19Ư29Ű34ƨ
keep on	88 12ǐ22ǘ
keep that	90 15ŝ16Ű19Y
keep the	75 -17Ư-11ǘ-10ƞ7ƀ9Ÿƶ15ū17Ś19ǩ20Ʀ23ſ58Ƹ
keep your	86 -11Ǔ16Ŏ20Ś
keepin	84 -14Ŷ11ŀ13Ʒ18tŢŽ21Ǡ
keeping	79 14ŀũƶ16U18t31x
keeping busy	90 -31U-23x22t57Ǡ
keeping you	86 -49Ǡ15ŀ48U57x
keeps	76 -7ŭŰ8Ţţ9Ɯǡ10Ƽ14c15Ǔ24P25Ŀŝ
keeps you	82 -7ŭŰ9Ţ11Ƽ27PĿŝ
kept	74 -7Ư9YŶ17ƃ18ŝ23ǘ34Ʀ36Ű
kept $	88 -7Ű12Ʀ24ǘ
kept you	90 -9Ư23ƃ26ŝ
key	88 -9ǣ-8Ƨ-7ŏ76ǩ
keys	72 9Ń11v31ų40Ɨ
keys $	75 10ų12v40Ɨ
kick	86 12Ōŕ15ƺ17Ļ
kick in	90 13Ōŕ
kid	75 -25ų-9z-7Ʋ10n12Ʒ14Ɲ15ƙ23ƍ24ź26Ƨ33l49Ź
kid $	88 -11z14Ʒ32Ƨ
kids	57 -11ō-8t-7lķ7N8q10ľ15Ũ16ƍƷ17Ɲ21ƬƮ23Ƴ24Ź25n29v30w31ư34Ʋ42y47x59u
kids $	68 -15y-12ō-9Ź10Ʒ11qŭ12Ʋ14xư24v29Ƴ34n66u
kids are	85 -19v-7xy7L17w48Ʈ
kids college	90 14Ʋ
kids doing	86 45x
kids in	90 10ư14N15y16v
kids names	86 27w
kind	55 -34ǜ-18Ƨ-17ƈ-13ƫ-9ųƅǀ-8ť-7j7YŮŴƹ8RǦ9b10ŊŖź12ĺƱ13qűƏƛƳ14iXǇ15ŤƇƉƺǪ17hŏ18ŧ21ŪƤ25Ǖ32Ƌǅ40ƪ
kind of	56 -34ǜ-18Ƨ-17ƈ-14ƫ-9ųƅǀ-8ť-7j7YŘƞƹ8RŮǦ10ŧź11ŊŖ13qƏƱƳ14iXƛ15Ǉ16Ɖƺ17ŏŤűǪ21Ƥ24Ƈ25Ǖ30Ū33Ƌ37ǅ
kitchen	71 -7Ǌ8Lł9Ə11ǉ12Ɵ15Ǟ16ǜ24M55ƌ
kitchen $	86 31ƌ
kitchen table	88 -9L-7ƌ11ł39M
knee	88 15ƹ38t
knob	90 32Ƌ
knob and	90 32Ƌ
knock	83 7ţ10m13Ĵ18R27ź
knot	90 41f
know	52 -12Ǖ-11Ŏ-9Ĺĺ-8XſƯƼ7TŃƜ8ĻƑƠǤ9GOƍƸ10ĽŲƈ11ņ12hƀ13Ə14cwAňŜ15rĵŒŔƪ16ŰƔ17ƴ18Ņ19ƨ20ōǄ22ƹ32Ǫ42ŉ49Ŗ
know $	70 -24Ǫ-13Ļ-8X8ƨ12Ŗž13Ɯ17r20ƹ23ō54ŉ
know about	74 -12ŉ-11ƽ7ƞ9ƍƣ10Ź11ōŲ16ǃ17Ŗ21Ə24h
know how	79 7ś8ǂ12G16Ń18OǪ39c
know i	86 -10Ŗ10Ň11Ŧ34ň
know if	72 7ƪ8ƶ9uFKšŽƝǢ10ŏ11Ƃ12ƨ13Ų14ƀƑ
know it	84 -7Ǫ7ķ8Ŗ13ư14Ǥ15T18Ǡ
know of	90 -7ǃ13ƹ
know the	85 9Sř10Ŝ11ŉ13G
know this	90 10ŗ26Ļ
know what	69 -17Ƃ-13Ř-11ň-9ŕ-8Ǣ-7cƯ7ƪǞ9ƨ10ņƃƸǋ25Œ27Ɣ53Ǫ68Ŗ
know where	88 -7ś10Ƅ29Ű
know your	86 9Ŗ18ĵ29Ř
l	84 -27ŗ-7Ƃ13Ǆ25Ǣ64b
labor	90 7Ǐ8k14ǝ24ť
ladders	90 19ǅ26ǉ
lady	80 -13ǉ9cŵ10ǂ12ŧ15t16Ŝ17o30Ɲ
laid	82 -9q14ƃ15ŵ16B20ƨ21ǩ27Ň
laid up	88 -10q15ƃ17ŵ23ǩ
lake	82 -10F9Ɲ11ķ13ƚ20Ơ22k24g
land	81 -12Ɓ-11D7Ǫ15ƥ16G20J28Ň48ķ
landline	90 25I
landlord	69 -14Ƅ22ơ31F38Ǎ40Ƣ
landlord $	84 -72Ǎ10F109Ƣ
landlord need	90 -59Ƣ-15Ƅ28Ǩ52Ǎ
landlord want	84 -7ǔ45Ǎ
lapse	81 36š
lapse $	84 38š
laptop	88 -11ǐ14ǘ16Ś20ƞ
large	90 36Ɔ
last	46 -14Ť-13ũ-11Š-10dľŒŦŧ-9vIŕŨƠǀ-8GŮǣ-7BLĺŃňŷǂǉ7oyWƙƬ8ĽŬŻƷƽǃ9iŁ10ƒǧ11eĹłŵƪ12űǙ13ŔƳƻǩ14ţſƋ15šż16ƺ17EƱǊ19c22ƛƹǤ23Ŝǜ24abĵƈǟ25ǚ26ǐ29ņŖ33ǋ37œ38ƿ
last #	71 -18I-15ţƽ-7Ʈ7Ǥ9ū13ż16ƺ20E21ťǊ23e26ƹ29š
last $	80 -9ǟ9ǋ10a28Ʈ34Ư
last agent	85 -22Ŝ11ſ39ņ
last check	90 -7Ư8Ɣ19ƿ25ǣ
last checkup	77 16ƹ21ƿ
last few	77 -19š-11ǟ23ţ25ĵ
last look	88 -11Ŝ-9œ7Ƭƿ18ĵ34Ŗ
last looked	80 13ǟ
last name	78 -17ƿ11w14o52b
last one	90 -7ŕ7ǥ12m14ƛ17y
last policy	79 -19ĺ7š34Ĺ
last renewal	73 13ǟ40Ŝ
last see	86 -11ƿ15Ƴ27ǃ
last spring	79 7Ľ27ţ
last statement	90 8ƫ10Ķ
last talk	90 -11ņ13Ľ14Ŝ
last time	70 -11Ɖ-10ũ-7Š7œ8Ƭ9Ƴ13W14tĵƜ15ƈǙ20ŵƻ22ſ30Ŕ31Ŝ
last update	90 -18ǐ19ǣ
last updated	77 -46ǣ19Ƌ70ǐ
last workers	80 -10ǥ25Ǥ
last year	69 -10ť-9ĽŮ-7ǉ8ƌǊ9ǒ10šǧ11IǙ12ĺ17Ǥ19ǟ20ő46œ54ǋ
late	83 9ǖ16L17Ų18ĵ25Ǐ
lately	73 -16ƽ-11Ť-8S7Ƒ8UƔ9ĺǃ11ǚ12Ż13ż14ǠǤ15ţ16ƿ18ǝ19ƹ
lately $	75 -16ƽ-8S7Ŝ8Ƒǝ9ǃ13Ż15żǠ16ţ17ƿ18Ǥ19ƹ
law	79 11ŷ12z16ABQŅ
lawsuit	88 -7ŗ12Ŀ19ǧ21ķ
lawyer	78 8A13Ǫ15Ǣ20ķ21ǝ31Ƴ
lay	90 12ƥ16ƨ21Ʊ
layer	88 10ǧ14Ɖ
leak	76 -13ƈƝ8ũ13Ɖ17Ɯ18Ə31Ť
leak or	80 -13Ɯ35Ť
leaks	79 32Ɖ39Ɯ
leaks $	86 -31Ɖ80Ɯ
lean	85 -7uƣ20Ň26z30A
lean on	86 -7uƣ27z31A
lease	60 -26ǎ-16ś-11Ƥ-8ŕǔǢ-7Ŕ9F14ǐ15Ĺơ35Ŭ40Ƣǌ51ƥ61ƣ66Ǎ
lease $	73 -24Ƣ-10Ƥ-9ǎ7F12Ŭ16ǌ44ƥ57ƣ
lease ask	77 -9ǔ8Ƣ42Ĺ
lease it	84 -23Ǎ7F18Ŭ31ǌ
lease require	88 8Ƣ21Ǎ
lease say	84 -8Ǎ-7ƣǪ53Ƣ
leased	85 9ǌ27Ŭ
leasing	86 -7ƣ8Ƣ13Ƅ33Ŭ37F
least	86 10ŗ13Ǣ15ǆ19ő
leave	60 -10Ő7s8ƀǏ10ŷ11Ǫ13ĺƂǝ14ŊƦƬ16ĻŰƭ19ŉƠ21ŗ22Ţ24ƴ31Ʒ35ƨ
leave $	77 7G9ƨ32ŗ
leave a	90 -13Ʒ10mƮ33Ǫ
leave behind	88 -8Ǫ31Ʒ
leave it	83 -12Ţ11źƂ18Ŋ22ĺ24Ű27Ʒ
leave something	86 32Ʒ
leave the	82 -11Ʒ-7Ǫ9ŋ10ƜƠ12sƀ13Ǐ18ƴ21Ƭ
leave them	82 -16Ʒ13ƙ26ƭ33Ţ
leave your	90 -8u20Ʒ
leavin	90 -8ľ8Ţ14yĿ17Ʒ
leaving	82 -13ŝ10Ʒ17Ŀ19V41Ţ
left	69 -10ŀ-9Ǫ8ĸƴ9ķ10Ŗ12Ķ13ƨ14ō15Ţ16ŕ20Zŝ26Ʒ28Ŭƕ
left $	83 -10ŀ-8Ǫ8Ʒ15Ķƕ20Ţ28ŝ35Z
left on	77 7f18ƕ19ŕ26Ŭ
legacy	90 40Ʒ
legal	79 -8ŗ9ƀ10ƺǇ13ŋ15ž16Ƴ28Ǆ
legal name	88 31Ǆ
legally	90 10f12ŷ19Ǉ
lender	72 -8Ɨ12ƚ16Ƅ18Ŭ63Ɩ
lender $	84 31Ɩ
lender asked	80 -9Ɨ18Ɩ
lenders	90 -8Ƴ9Ŭ15Ƅ16Ɨ
less	79 -13Ɩ-9Ǌ-7Ŧ12ƓƧ13ǈ15S22Ņ24ƫ25ľ27Ů
less than	85 -7ő13Ƨ14Ɠ16S32Ů
let	62 -10sŝ-9ŖǪ-7ň7ŦŹƜǔ8irŘ9Łš10ĵřƝ11ŃƑ12Nƿ13ƶ14OƄ15ŪƏ16Ŏ18Ļ19Ŋ22Ž23a26Ş37ǝ
let me	70 -9Ǫ-8Ō-7ň7Ĵƞǂ8dŐƀƄ9iKŦŹ11ŁŘ12ř13Ƒ15a17O25Ŋ
let us	78 -14s7ķž12Ō13arŽ14ĵ22Ū26Ŏ
let you	80 -12ŝ-10Ŗ9xǔ10Ƅ14Ńš21Ə24N26Ļ38Ş
letter	74 -7eļ9Ÿ11ū15K26Ś34b37Ŕ40Ľ
letter $	86 -8e11Ľ16Ŕ23b
letters	84 -7a27b29ř
level	72 -9Ʋ8ū11Ƥ16ƪ18m21Ɗ28Ɔ
level $	78 -10Ʋ10m17Ɗ
liability	59 9Ǧ11ǜ14Ƣ16ŗǛ19Ǎ22Ƃ28ƀ34ž36Ǣ
liability $	72 -50Ǣ-7Ƣ9Ƃ11Ǜ16ǜ28ǧ32ŗ33ƀ
liability do	88 -52Ǣ30ŗ36ž
liability does	85 -7ž12Ƣ20Ǎ30Ǣ
liability is	86 -12ƀ7ž23Ƣ
liability limits	70 41ž
liability on	90 11Ǜ14ž
license	61 -7ŕ8ŷ9ǜ12ƻ13o15Ƅ17ǁ18dū21a23Ź45Ÿ
license $	72 -19Ÿ-16ŷ-7Ʃ8d11ǁǜ12Ƅ14ƻ15o19a31Ź
license now	80 -11Ÿ17ŷ
license number	83 -8ŷ31Ÿ
license plate	88 -17Ÿ24ū
licensed	75 9Ź10ǩ25Ÿ41ŷ
licensed $	85 9ŷ15Ÿ
lie	90 -13ǩ13Š53Ŀ
lien	88 -14Ŵ32Ŭ
life	56 -17ŏ-15qU-14Ż-12ľ-10ŗ-8ŐŚ7lƲ12mŨ19ş20ĺ24iƭ26ƶ33ƫǀ34Ƹ37Ʈ39Ƶ44Ʃ50ƪ56ƨ68Ƨ
life $	76 -15q9ƫ10ş11t13l14Ʃ18Ʈ21ƪ
life and	88 -12ƨ10ƫ18W
life coverage	90 -15ŗ-8ŏ46Ƨ
life insurance	66 -13ľŏ-8ş-7Ő7W8Ʃƶ10ƫƲ11Ƶ12ĺ17ƪ24Ʈ31ƭ39ƨ48Ƨ
life is	90 12Ʃ23Ũ
life policy	76 -7Ʃƪ11ƫƬ18ƶ22Ƨ
light	83 12ĺ16Ō18ż21Ư28Ż
lights	90 -15Ŷ-9ţ8D9š13Ż25U
like	44 -18Ǒ-16J-12Ŏ-11ľŤ-10ƧƲ-9ŁƤǟǡ-8PĿśƜǅ-7ĹƗƣƩƪǣ7iœǘ8amyŷƌƾ9ŜƂơǗ10ADņţŬ11şƙƮ13ŦŧŨƁ14grƅƑƻ15łŮű16jRYǎǪ17vŀŌő18ž19ŃŲ21Ɵ22ŉƷ23Ĵ24ĻŶ25ǀ27K33Ň37ŝ39U
like #	73 -17b-8Ŷ-7Ɨ7Ž8ƱǊ9Ţū10ĴţƂ11j13E14v15Ŧż16Ů18ž22ŗ
like $	75 -40ŀ-15ǅ-13ƙ-11Ƥ-7gŏŝ8Ļ10Ɓ14ư15Ǧ19ǎ25Ş31Ň36Ũ38R42Ǫ
like a	66 -8Ǫ-7TŨƟ7zǊ8ŘƆ9FPĺŠŷƒǉ10ŐŶƶ11nž12ű13YŜǎ19ƕƝ25ť
like about	78 -32Ş-26Ň43ŝ69ŀ
like an	86 11ŏ17Ū
like for	81 -8ư8ŨƸ10Ļƴ11Ʊ12Ư14Rŵ
like home	90 49Ɵ
like how	88 7Ʈ12őǞ16ǀ
like it	72 -40ŝ-8K-7Ĵ8Ɣ9ir10Ǆ12ŋ13Ń15Ō17bmŀ19Ů36U39Ň50Ŷ
like me	86 10ƻ12Ƃ14ņ16L
like that	69 -14ō-10Q-7Ū7ZĵŇŲŻǁ8uųƙ9ŨƝ10űƺ11ł12Ǐ13ĸŶ14Ǖ17Ŕ25ƻ26ǀ27ƞ
like the	75 -16Ɲ8Ň9ĺ11şƅ12ǂ14Ŗ16D19ŧ22Ɵ28Ń
like this	76 -20Ł9ŕ12ũ14ŏƥ15r19Ʈ35A37ł
like to	65 -12ŝŢ-11Ŷ-9ƥ-8Ư-7ł7Ʒ9KMŔ10Ł11ļ15ō18Ŋ21Ş22y26g29Ō45Ļ48ŉ54Ĵ
like under	90 9ů10Ŧ
like what	85 -27Ǫ7Q9v17Ŗ18X29Ň
like when	88 12Ơ14ƌ26Ǘ
like you	81 -8Ƨ8BǙ9c12Nŉ13V14iƭ
like your	81 -16P-11ų-10ƾ-9Ǒ-7RŇ7F12L21Ŷ22ŝƷ28Ǫ38U
likes	90 17ŋ19ư
liking	83 -8q8b9Ň13Ɵ16t21x
limit	75 -33ž-12Ƙ12Ɣ15y28ǣ36Ǣ
limit $	78 -34ž11Ɣ19ǣ38Ǣ
limits	61 -9Ƣ7ƙ11Ɛ13Ǎ15Š19ǧ27ǔ32ž52ŗ
limits $	73 -69ŗ-11ǔ9ǣ10ǧ11ľ22Š38Ǣ60ž
limits are	79 -9ž22ŗ
limits did	80 12ŗ
limits do	77 -20ž-16Ǣ53ŗ
line	64 -9œ-7Ń7ƫ8Eņ9wǪ10Vǟ12Xŕǋ13Ƭ14ĴŚ15Ł16IƜ17aS18ŋǅ19qł21s24P27ƕ
line $	79 -7Q8ķ10ǣ12a16V18s23Śƕ24Ł
line is	90 9q11ŋ
line of	78 11ņƕ16ǟ19q21S23ǅ39P
lines	90 
link	88 8ƒ14Ǚ23Ō
liquor	90 -13Ÿ-11Ǣ14ǀ48ǜ
list	64 -11ų-8a8hǦ9f12şǍ14ƙ15n16ƝǐǘǙ17ĺńŬ19Ɠ20Ə21Ǒ26Ƙ27ŷ32ľ
list $	86 7Ǝ9ĺ14ľń
list every	90 10n12h14Ǧ
list for	90 12ǐ15ĺ28Ɠ
list of	86 -18Ƣ-8ķ18Ǎ21Ǒ24Ƙ
list off	88 8ş10Zķ19Ū
list the	88 -16Ū10Ŭ14ƙ16ƏǑ18Ɲ
listed	79 -11f-7Ÿ7Ŭ11P12Ǎ14aƙƬ16o19Ƣ
listed on	88 -8Ǎ7Ƭ10ŷ43Ƣ
listen	90 11B12s16A21Ǫ
little	60 -7Ƥ7gqĿņƞ8cdlIļŐƺƼ9Ķū10ƏƟ11zY12Ž13ż15Ƨ16œ17ŅŊ19v21ư23u27w29x
little $	79 -7u24ư
little about	84 -17x11ǅ12g13q14ƴ16u20z
little bit	85 9l10mŞ11Ɲ15ņ16Ŀ
little one	83 -9Ƥ12ż14w17v25x
little ones	83 7ư11w54u
live	64 -19ǌ-10ƨ-8ŵ-7IYĸşƧ8Ơ9Eƾ10Ŝ11Dƃƅ12F13ơ15Ķ19ķ21G22h24Ƹ27nƤ31zƯ39C
live $	79 -15n-10ƥ-8Ư-7ǌ11E12z16D20Ƹ24C27ķ
live in	84 -12ǎ14ƅƥ17Ƥ29C
live on	82 -16ƥ-12ƨ-8Y14ƃ20ĶƸ37Ư
live there	88 -8ŵ-7Œ14ƥ15G23ơ
live with	90 -8Őş15X28n
lived	85 -8ƪ24l28G
lived there	88 9l28G
lives	73 -20ų-7z18ƣ19ŷ55n
lives there	77 7n22ƣ
livin	79 -12Ÿ-9Ǫ9ŷƛƟ10FĶ11Ơ12Ŗ14Ŀ17H20P22S
living	69 -12V-8ŝ-7ŷ7Gƣ8k9ƑƠ11fƸ13HƆ14ǎ15Ƴ16n20u24q28zFƟ30P
living $	80 -10Ɵ29q35P37z
living there	85 -14V-10ŝ-7ŷ12ƣ13Ơ17n25H37Ɵ
llc	79 21Ǆ50Ǉ
llc $	90 39Ǉ
llc or	88 12Ǉ
loan	62 -18Ƅ-8Ɔ15Ʋ18Z30ƕ41Ɩ45Ŭ48ƫ
loan $	83 -16Ɩ9Ɓ15Ŭ18ƫ34ƕ
loan against	80 -39ƫ57Z
loan for	80 20Ʋ
loan maybe	80 20Ʋ
loan officer	90 30Ɩ
loan on	75 -20Z-9Ɔ13Ŭ58ƫ
loans	69 8Ɩ17ƫ22Ʋ23Ư47Z
loans $	74 -25ƫ12Ʋ26Ư49Z
local	81 -7ǉ12ŐŜ14Ǖ16M21ľ44l
located	86 -8ǟ-7l14C29ǌ
located $	88 -7l16C22ǌ
locations	84 26ǟ28ǌ
locations $	86 38ǌ
lock	83 -8M7ƍ11Ƥ20Ō22Ʀ24Ǐ
locked	80 -10Ʀ-8ǎ8ƥ13Ŏ14Ƥ25Ű41Ǚ
locked up	90 16Ǚ19Ű
locker	90 -18Ɗ53Ʀ
locks	90 
log	90 18Ƈ23Ś
logs	90 29Ƒ
long	53 -21ŭ-14Š-13Ŭ-11Ʒ-9Ő-8V-7pŨǠ7gYŀŝƄ8ĿŕǪ9ƈ10vŵ11H12iŮ13f15řƐƯ16Ơ17lŸ18ū24šŧ25ů27ť29S30Ǟ35Oƥ36GƮ45ǆ51ő
long $	79 -16Ʒ10ů14Ţ15Ơ20Ǫ22Ů
long ago	82 -13ǆ13G16ƈ49ť
long could	76 -14Ʈ-10ƥ13Y19ŵƯ23Ǟ
long did	88 -10Š19š58ŧ
long do	81 -10ő10ŃƐ14VƄ15O25H43Ʈ
long have	65 -13i-12ŝ-7Ǟ7Ÿ8ƽ13Ső15ǆ18O20f24š25l41G
long is	86 -19Ŭ-16ŭ-7ƣǍ11Ơ17ů42ƥ
long time	86 14S20Ÿ24ő
long would	85 -7ƥ9Ƹ10Ǚ11ǩ16Ʈ22Ư
long you	78 -18ǆ-14G12ő24O26Ʈ71S
longer	90 7O10Ǎ19ŕ
look	62 -21ƈ-13ŭ-10ŧ-9ť-8Ƹ-7œǪ7ūƯ8ľŉŒŗǝǣ9ĻŎǡ10Tł12jpJĵǋǚ13Ŝ14Ŗ17ĺ18R19zƉ23ſ26ư
look after	81 14ǡ26z30ư
look at	70 -11ŧ-8ľ-7œǦ8sĿƪ9Ňǣ10Ś14Jĵ15ǚ17łŜ18ĺ24Ŗ
look for	90 -9Ŗ10ŗ14ſ26ľ
look like	77 -15ŭ-7Ƹ7ư9jƯ11ŉ12ǝ13TŒ14Ļ15Ǧ16ǋ24R
looked	75 8ĵĶ11Ƭ12ǟ13Ľ32ń
looked at	76 8Ķ11Ƭ12ǟ13Ľ21ń
lookin	80 7NƇ11ĹŢ13Ś14Ũ15ŃŠ16Ŀ19Ƒ28ǟ
lookin at	85 -7Ĺ7Ƈ13H15Ś16ŃŨ18Ŀ21Ƒ
looking	68 -8Ǫ-7ŗƇ7Ŷ8ń9jŇƗ11Š12ǋ13yX15V17Ń18ľ20Ś21Hĺ22Ĺ30ƭ
looking at	79 -16Ļ-9ĺ8łŶ10ń16yǋ23Ĺ26Ś29ƭ
looking for	84 -26ĺ-23ǟ11ƭ14Ň15Š18Ļ23Ĺ24ľ32H
looking to	82 -9ĺ-7V11H18ǟ19X32Ń
looks	76 -13ǡ7LƌǙ10Ơ12z13ŵ22Ň24Ŝ30Ƹ
looks after	90 13Ơ15z32Ŝ
looks like	85 -7ǡ8Ǚ15ŵ34Ƹ
lord	90 11k12v
lose	67 -16ň-12Ũ-9ŗ9Iĸ10ŝǕ11Ŀ12Ɗǚ14Ǟ15őǔ16ƨ21ƴ37ķ39Ǫ
lose $	78 -8Ǫ-7Ş12Ǖ13ŝ21ő26ķ
lose somebody	79 31ƴ
loss	74 -8ż13ũ15ŧ17ţƴ18Ť20Ř32Ŧ40ť
loss $	84 -18Ť11Ŧ18ŧ20ťũ30ƴ
losses	85 57ţ
lost	72 -15t-8Ǌ7ǁ9ƻ11Ʃ12Ǖ14Yƛ15Ũ17ƃ21ƨ29ň66ƴ
lot	66 -8Uƅ7ŮƄ8ż9tRŻƈƚƛƢ10ĿƇǠ11Ǘ12ŇŐ13Ť21Ű29Ơ32ķ34Ɲ40ƒ
lot $	81 -8ƅ-7ŇƆ11ż12Ż13Ƈ25Ɲ27ƒ39Ơ
lot of	76 8śŮ9ƒ11RƛƢ12Ňƚ14Ǘ16Ő17Ɲ
love	69 -10P-7Şƞ7Ɲǅ8rƊ9ƷǄǕǪ10l11ŝƒǌ13ż15M21ƅ25U26Ɵ29Ŷ35Ǡ
love it	88 -15Ǡ10Ɲ11Ɗ18ż29Ɵ
love that	83 -13Ɵ9Ž14ƅ23Ǖ31Ŷ
love to	84 8B11r12Ʒ24M
love what	88 -18Ɵ-12P-9Ŷ15ǌ37U63Ǡ
loving	90 -8Ķ7Ɵ15t
low	78 -15ŧ-12ń7ľ9ƻ10ĵ11cŘ12Ů16ŗ18ƚ22Ƙ40Ņ
lower	73 -17Ř-10Ŗ13ƃ15ĻǪ21Ņ27Ŏ30Ɗ
lower level	78 34Ɗ
loyal	86 -8Ŀ18ő53Ţ
loyalty	90 -9ǈ13ǘ16ő
ls	90 59b
lucky	85 8ƕ12P13ţ34o
lumbers	90 22Ɣ
lunch	86 12OŌ17LĽ19N
lyft	90 38Ų
m	83 20ſ34L47b
machine	75 -10Ŀ8Ɯ9Ǘ12ƽ23ǐ34Ǟ
machine would	79 11Ǘ12Ǟ
machines	82 -17Ǎ36ǣ40ǐ
mad	88 -8Ɵ12ǝ17r34Ǫ38Ũ
made	60 -17ƈ-12Ǫ-11Ƽ-9Ň-8p8ņƿǇ9ƾǝ13Ń15ƌ16Ƭ17xĹƟ19ǎ20ŶƉ22Ŕ31ŠƇ42ĺ
made a	90 16ǝ
made of	79 -22ƈ-8Ƥ-7ű27ǎ29Ɖ46Ƈ
made the	88 9f13ƿ25x
made you	65 -12Ƽ-7Ň22Ɵ24Ŷ31Š33ĺ35Ĺ
mail	77 -35J-8ŗ10n14ļ16Ĵ23Ľ27E29K52D
mailbox	90 7ż11D15ĸ
mailed	90 7K14Ś
main	72 -12P-9ŷ7ķ8Ɓ10Ŝ15Ş16ƊǞ18ǌ20ǖ22ľ23ų31Ɯ41ǅ
main supplier	88 -7Ǟ8ǖ
mainly	86 11ų13Ŵ17Ǘ22ŭ
make	58 -18œ-16ŭ-14ũ-9ŮǊ-7RŁŝ7ņƴ8xŲ9sŃǞ11ŌŐŬ12Ǝ13qƏƞ15PŇǁ16Ţ18Ū19ů20c21Ļ22ƯǍǛ24ǅ28ł30T33ň37Ŏ
make $	85 -29Ň-20ƞ-10Ŏ-7Ū9Ǒ35ǅ77T
make a	81 -8Ɵ-7Ł9T11Ţ14ł18Ǜ20q23Ń32P
make and	88 16Ū
make it	85 -7T8Ɛ13x27Ư
make sense	82 16s55ň
make sure	88 8Oƌ10Ǔ13Ʋ
make the	85 -17ũ-15Ţ12Ư14ł17Ő18ŌŬ19Ļ
make this	88 -7Ń10Ļ25Ŏ
make up	90 11Ǖ22ł
make you	72 -21œ-10Ň-8Ǫ-7ǅ7ƢǢ8ĻŨ10ņ12ƭ29Ţ30Ǎ31c34Ŏ
makes	69 -9a7ŝŠǑǕ8M9Ǔ11Ŀũ14X18ƴ28Ł29ŀ
makes it	79 22ƴ
makes the	84 -10a9Ǒ37Ł
makes you	85 8Ǥ10ŝ14Ŀ18X40ŀ
makin	90 -7Ÿ13Z14ł18Ƅ
making	80 -9Ł8Ųƞ9Z15Ǎ21Ŭ23Ǫ33Ƣ
making you	90 -9Ł20Ǎ24Ƣ
mama	88 9T14Ʃ15a31z
man	77 -9R-8ǣ-7Ƨ8g10rUņ11aĹŨ12j14ǈ18Ɗ28ǩ
manage	79 23ƴ31ŵ33Ư
manage without	86 -15ƴ10Ư40ŵ
manager	83 -9ǣ12Ŏǝ17Ǎ20Ƣ37ǉ
many	47 -17Ǌ-10x-9i-8ǝǠ-7ņőųƌǉǗ7Ɛ8OşƠƣ9ţǩ10S11ŲƗ12ƈƮǀ13ŴƋƪ14c15ŷŸ16ż17ŮůŻƺǏǪ18ƆƕƯǕǤ19G20Vŕ21ńǘ24h25Ū26Ƥ30ǒ32n38u40ǈ45ǌ
many bedrooms	84 23Ɔ
many certificates	90 18Ǩ
many claims	90 9ţ
many days	77 -15ǆ10ŵ14Ǐ17šŭ22ůƗ25R
many drivers	85 28ŷ
many employees	75 -19ǒ-7ǝ43ǈ
many folks	90 -9ǒ-8z14Ĺ49ǈ
many hours	85 16Ų32R
many locations	86 23ǌ
many miles	73 -12ǈ18Ɛ24Ůů27Ŵ
many minutes	85 41O
many months	81 15Y45Ư
many more	86 -10S21ŕ62V
many nights	86 -8R14ƥ23Ų
many of	88 -12Ǫ-11u-10Ǩ15c20ƣ24Ǔ41n
many people	73 -11Ǌ-8ų10ŷ38ǈ40n
many quotes	90 -7O36ń
many square	84 -29Ɔ43ǌ
many times	90 17ţ21Ż
many units	88 -10ǎ42Ƥ
many vehicles	84 -12Ǒ12ǧ48Ū
many weeks	86 11Ǟ17ŕ19ǩ22Ơ
many years	66 -17ż-8V-7ŪƠǌ9p16c19ƪ21ǆ22Ƌ23Ǫ24Ÿ27ƈ33Ʈ35GS36ƕ
marijuana	90 19ƺ23ǀ
marital	85 31f
marital status	85 31f
mark	90 -8ǣ13ƍ29F
market	80 -7T10ĶƔ12Ŕ16Y20H35Ɠ
market value	88 -7T12Ɣ39Ɠ
married	73 -9ő10r12Ƭ20Ţ26o44f
married $	83 -15Ţ-9ő14Ƭ47f
married to	90 -22f34o42Ţ
match	79 -8Ǫ8Ʈ9ŝ10wŗ13Ř15ƅ26ų27Ķ28W
match $	90 -19Ķ11ŝ18ƅ40W
matter	86 -8ż7ľ10ƃ19ō
matters	83 10z11ť28ľ
max	90 22Ǫ36ŗ
may	76 -15Ż-13Ǚ-10i-7m8ƿ12Ź13c14J16ŋ17aĹ19Ǫ25Ŋ
may i	81 -15Ż-14Ǚ-10i-8m15J18a19Ĺŋ21Ǫ27Ŋ
maybe	74 8Ř12Ƨ13ŕ15ƍ18ƯƲ
maybe $	78 18ƍ20Ʋ
me	37 -15B-12Gƚ-9wĺǔ-8pJƔ-7WƪǠ7kMŅŚűŹƆƊƦƫǇǜǟǨ8iEĽņŋœƛƢƩƮƱ9sĿřƂơƴǍ10uŃŦ11LłǐǗ12ŢżƵ13eUŗ15ń16ŀōū17cP18lǉ20Ǫ21Z22dO23nĹ25Ū26Ŋ27b28ŉǅ38ŎŤ40ļś47ň
me $	63 -17Ō-14Š-13Ő-11ų-10Ǟǩ-9v-8Ƨ-7ņ7c8YƅƩǅ9Ľ10bsT11rĿśƏ12Ś13ŷ14dm15Ǫ17Ū22Ļ32ŉ35Ŏ60ň71ļ
me a	65 -21K-14x-8ŵƔ7oMƧ8ƒǅ10qƴ12u14eĵū15z16L17IǪ20Ů24ōƘ30X45ś
me about	57 -27ō-13B-11Ǒ-10ŝ-9rUƚǟ-8ļŖťƜǈ-7Ǌ7ŉƑƟƠǤ8šƌƝƺǝ9Ź10hƧǃǉ11ņƣƦ12nŪżƐƵ14klŤǌǕ15ĶŴǙǜ16Ŝů18Ʃǒ20uH25ƴ29P35ǅ
me and	85 -7Ƴ7Ū13Ʈǉ14ńƄ16ŀ
me asking	85 7P11ơ15Ŋ18Z
me from	90 13I18ǐ
me how	65 -12Ǖ-8uœƞǪ-7G7ŤŵƯǈ8ƃƲǇ9Ŕƭǀ10kŧŭƇ13q15SǠ17ļ18t22ŠƮǗ34x40U
me i	86 16Ń23E
me if	73 -14ǌ7H8Ƶǧ10Ŷ11NƲ13Žƨ14Ĵ23F29ňſ
me in	84 8ƛƹ16Ƥ17ň19Ŗ
me know	74 -10Ǫ7ƞ8ĴŽǂ9KŦƀƄ10Ź12Ř13Ł14Ƒ18O
me more	88 -12y64ō
me off	90 -7ū8J9Ƶ12ř14ŗ
me recording	90 19ŋ
me so	88 8ŀ13ň24b
me that	80 -7Ŏ10ś13Ǎ17ŉ20Ŗū
me the	60 -16Ś-11I-10J-8a-7GOǔ7œťƗ8wōƙǐǑ9Œűǩ10Ɠ12Ő13KŦ14DŌǡ16Ǩ18Ƽ19ś21Ɔ25Ǎ30ŅŤ32ŗ
me those	88 7ž10I14ū
me through	63 -8Ũ7y8Ŗǉǖǜ9Ɯ10RĸżǙǩ11ƥƯǅ15Ǧ16łŪ19Ǟ20Z22ŵ24n29Ť
me to	71 -16Ʒ-9Ř-7XĻŃ10ǟǪ11ōƭ13ň16ž17Ō18M26Ƃ27K31L34Ŋ44Ŏ
me what	58 -12Ǫ-10Ŝ-9ňōƄǠ-8j-7ł7yCƎƢƦǓ8Ƙ9WŇƇ11ŧƉ12Ŏƫƾ14ũƱƸ15ƞƳǘ16ƛǟ17ơ19Ɗ20Ŀ21Ś24gŨ25ŝ28ŀ44Ĺ
me when	86 10Ƶ13Ɓƅ16Ń
me where	82 11ǖǛ12Ƅ14Ű16ƥ32V
me which	86 14Ő15ų
me who	79 -11Ɖ8Łǉ13ļŬǕ18Ŝ30n41ń
me you	88 16j17ŀ18Ľ
me your	70 -9X7oDǊ8ƶ9ƈǏ10Ʊ11eŒƟ12aŃ13ǟ15œ16Ŷ18Ň19ǈ31d
mean	79 -13Ň-8Œ9ťƈƻ10ĺƏ11ő19Ǫ21ň33ō
mean $	88 -24Ǫ11ƻ13ť47ň
meant	79 30ư
meant to	79 30ư
med	84 -12ž54ƃ
med pay	84 -12ž54ƃ
medical	72 -9Ǌ12ƾ15Q16ǘ21W26ƽ34ƃ
medical exam	84 7ǂ
medical payments	86 -7Ĵ32ƃ
medications	86 25Ƽ
medicine	90 42Ƽ
meet	80 -8ƥ11a13Ƨ47M
meet $	88 23M
meeting	90 16M
meetings	88 17ǚ
meetings $	88 17ǚ
mentioned	86 -7Ƶ13A14n16ż17Ŗ22ń
menu	90 15X28Ǫ30ǜ
mess	84 7ũ11ƴ14ŝ16Ŧ20ť30i
message	90 15Ĺ29K
met	88 7Ľ11ƶ12Ŏ
metal	80 18ǎ32Ɖ
metal $	85 16Ɖ19ǎ
middle	80 11L19a23N
middle of	85 12L25N
might	81 -8ř9Ɲ10ş12o18yōǏ29H
mileage	81 13ů46Ů
mileage $	85 32Ů
miles	65 -10ǈ-8Ū14ź15Ǒ24Ŵ31Ɛ42ů49Ů
miles $	90 13ź20Ů
miles a	83 8Ů
miles do	90 -8ů19Ů
miles each	88 -13Ů26ů
miles is	90 17ů
miles one	88 -13Ů31ů
miles to	90 -13ǈ47ů
mill	90 16U17Q20D25ǖ
mind	63 -9ŅŞ-8u-7Ť8ŚŽ9c10r11MPư12Zơ13ĽŃ19ł20Ũ21X23ŎƷ24ǂ26ś27Ŀ30Ŋ35ƭ
mind $	75 -15ŅǪ-9Ş-7Ť7Ļ9ĺƓ10Ĺ15M16Ń17ĽŨ18rŀ26ƭ28Ʒ32X34Ŏ
mind a	90 -16ŉ15ń17Ŋ
mind if	81 8c14ǂ15Ž24Ǫ
mind me	82 10lơ17Z21P25Ŋ
mind on	90 36ł
mine	77 -7Ǖ7e9ŊŞƻ10i11x12ńŅŸ13Ǫ14Ŝƥ21M
mine $	88 11i14Ņ18Ǫ25M
minimum	79 53ž
minimum $	86 15ŗ20ž
minimum or	90 -22ŗ41ž
minute	79 -20O7ś8i9ŌŚ11u36N
minute $	90 -35O9ś12Ō44N
minutes	70 8ǂ9ńŞ10a11ů12Ō13Ǩ14Ļ59O
minutes $	81 13ńů18Ō
minutes before	90 24O
mira	77 17u31x45w
mira $	79 -17w20u36x
miss	82 -9Ş13Ǡ15Ĺ18š24ōǚ42ŝ
missed	84 16ĵ22š24ō
missing	84 -11Ő11Ɖ16Ŏ38Ş
missus	85 7t11r12p15sŁǃ16Ƹ
mistake	86 41Ǜ
mobile	88 11C15Ƹ28I
mod	75 65Ǥ
mod $	88 37Ǥ
mod and	80 13Ǥ
model	81 24Ǫ37Ū
model $	84 42Ū
mom	74 -11ų-8Ũ11ư13Ź19ƾ23ŷ31ƴ48z
mom and	86 -9Ũ8ƴ
moment	77 -11ŗ7Ř34Ő38ŏ43N
moment $	90 17Ő28ŏ
moment or	90 9ŏ30N
moms	84 7ƥ10Ʊ16qŵ28z
money	60 -17Ŝ-13ŭ-12Ǖ-9Ő-7Ş7ņ8ƫǖ9ľŢƱ10ƪ11zĿ12XYǙ13rŧǡ15ƞƲ16TĹǛ17Z18ŀƌƬ20Ǘ21Ʒ27Aĸ28Ư31Ų
money $	74 -16ŭ7Ţŧ10Ǚ11Ļ12ņ13ǖ14AǪ19ƞ22Ƭ23Ĺ24Ǜ43Ų
money even	80 -7u25ư
money is	88 -14T9Ţ25r37Ư
money or	88 -8Ş8z13ǂ16ƪ37ŀ
money to	88 -11Ő17Ǟ32Ʒ35Z
monitor	90 -11ŷ33Ž
monitored	88 21Ə
month	54 -18Ť-13ĸ-12ư-9Y-7Ĺ7őƂ8Ʀ9pFƗ10ŵ12Ǌ13Őǋ14Œ15ĶŅ16š18ŕ19dŘ20uZ21ť23T27ƥ31ƕ32Ǟ42X43ơ50Ĵ
month $	64 -14Ĵ-13ư-11Ŏ-9ĸ8YŐƥ9Ķ12F13ƕ16Ņ18Ǌ19ŕ25T26u34Z35Ǟ55ơ
month and	88 15őť
month day	85 -21ť20p26d
month for	81 12Ő13Ʀ18ƕ26Œ
month is	84 -10Z15Ĵ21ƕ24ơ
month or	84 -7ơ9Ņ10ŕ16Œ18Ɨ
month right	88 16Ń39X
month what	72 -17Y8Ǟ11ǋ12Œ22ƥ32Ř
month you	88 -9X-7ơ21Ŏ28Œ
monthly	75 10ơ16Œ19ƕ31Ĵ
monthly or	83 38Ĵ
months	64 -11ơ-9Z-7p8ĺ11ŕ13łŮ14v15G16ŧ18Ĵ21ǩ22ƃ24Œ32YƯ
months $	72 -9Z17Ĵ20Ů21Œ27ƃ31ǩ
months could	90 18Ư
more	57 -16u-12Ɣ-11x-10s-9HSŗŘų-8ű-7Rǆ7ŢƓǢ8vŲźƁǀǂ9ƪ10AJĻ11ŕŨŷ12ǥǧ13ƫƻ15rǅ16ŃőŦ18ũ19g20ľ21Y22ň23Ŀ25ž29V35œ47y49ō
more $	79 -12ŗ-8G8S10őž14ƫ17Ň18ō24y25ŷ
more about	85 -11x13ľ51ō
more kids	86 -7u58y
more like	83 -13y-12s-7R9Ǌ13g14Ţ15rŃ16v
more of	82 -8ų7ǅ11Pŭ13Ń14Ŷ15Ŧ17Ų19g
more than	71 -14Ɣ-9S-8ķ-7Ɨ7ŗǕ9ƙ10ŸǢ12ǈ13őťƁ14YŦ15G16ǧ18ƻ19Œ25ž
more the	90 10Ş19J
more to	90 13ǂ21ō33ľ
more years	88 -10S-7ǆ64V
mornin	85 7i10Ƌ13ǂ14ƾ21L
morning	73 -14j-7ǩ9ŏ11aLǞ12Ĺ13ǚ15ŵ22R24i30ů
morning $	83 -10L-7Ɲǩ7i13aǞ14Ĺ29R
mortgage	64 -11Ǎ12Ʈ13F18Z21Ư30Ɩ48ƕ
mortgage $	78 -27Ɩ-14Ǎ17F21Ư29ƕ
mortgage and	86 7Ɩ25Z
mortgage company	86 -14ƕ38Ɩ
mortgage on	79 22ƕ
mortgagee	90 16Ɩ
most	61 -10Ǘ-8Ŧ-7ŀ7ǐ8nŖ9ĺƧ10ŝŮ11ų12YĹƘ13X15ƙ16Ÿ17ǋ18Ƴ25Ǫ33Ŀ37ľ41ŗ
most $	82 -10Ŧ9ľ13Ŀ23ŗ26Ǫ
most about	80 22Ĺ
most expensive	90 12ǐ15ƙ20Ƙ
most important	83 22ľ
most people	82 7ŗ12Ǫ14ĺŮ15Ŗ22Ÿ25Ƴ
most when	73 10ľ18Ŀ
mostly	73 -8ƌ-7Ŷ8ų9Ŵ10Ǘ13ķ19ŭ21ǅ52Ǖ
mother	79 -7ƛ13ĿƬ17n25ƾ47z
mother in	90 19z20n
motorcycle	86 8Ū19ş23ǁ
motorist	68 25ſ
motorist $	74 16ſ
motorist on	79 7ſ
move	68 -10ś-7kŤ12nŃ14ƥ15Ō17Ő19ŀ23y24Ƹ30Ɵ32G39Ţ56H
move $	83 -27Ō-7G10Ń22Ţ84H
move go	88 -9G44Ɵ
move in	86 -24H20Ƹ36G
move on	90 -9H-8ĺ7ĸ8Ń28ŀ
move out	90 -26H17n20ƥ33y
moved	80 8ŭƣ9ĺƠ13nŒ17ť21G
moved in	88 9ƣ10Ơ15n25G
moving	75 -9Ǐ7g13ŀŢ15y20n27Ɵ35H
moving $	88 -12Ɵ-9Ǐ9g21Ţ31H
mrs	88 13a41f
much	45 -24Ƃ-20W-18Ĵ-11ŏŵ-10ŧ-9ŤƟƮ-8ŭƅǠ-7tvƪ7zŕųžƦ8Ɗ9qŬ10ZƌǍǔ11ű12ŘƕƷ13ƙƞƸǪ14Ʋǜ15ĶǢ16OƔ17ǣ18ǧ20ſǊ21ơƫ22ƃ24YĿƘ25ǋ26Tƨ27Xķ28Ƨǐ29ŅƩ30Ů34œƓ37ŗ38Ŧ40ƭ48Œ
much $	76 -27Ŧ-20Z-17Ŭ-11ƭ-10ŒƧ-8Ǌ9ź12œ14Ƹ19X20Ŀ24Tƕ27Ǫ36ơ58Ɠ
much a	90 -11X8ƁƯ20Ķ
much are	83 -8X12Ɠ15Z16ơ22ķŗ32T
much cash	86 14ƫ16Ǘ17Y
much comes	88 8Ř14Ǖ
much could	77 7ķĸ9X14ű
much coverage	78 -14ǣ-10Ʃ9ǔ11Ɣ12Ƨ20ƭ61ŗ
much did	72 -19Ƨ-16ƭ-15Ţ-8ŗű-7Œ8ǐ9Ņǒ13ǋ19ƌ37Ɠ39X42œ45Ŧ
much do	62 -23W-21Ǖ-20Ĵ-14ǋ-11UƓ-10œų-9ķŅǗ-7ZǢ10ƕ14T15Ŭ20ƨ21Ř22Y33Ǌ34Ƨ35Ŀ37ſ45Ů46Œ
much does	80 -15Ŵ-8ź-7ŒŗŮƯǢ13Ǫ15Ǎ16Ź18ƞ20ǋ24q33ų37Ʃ
much gl	90 -13ƭ39Ǣ
much have	83 -7Ƙ15ƫ17Y20Ʋ23ǣ
much inventory	90 -24Ƙ40ƞ41ǐ
much is	68 -52Ƃ-24Ǘ-20T-16ƭ-7ŗ9Y10Ķ11ű13ƦƩ19Z22Ɠ23Ŭƨ24ƙ37Ǫ53ǧ65Œ
much liability	83 -32ž12Ƣ16Ǎ48ŗ
much life	80 24Ƨ41ƭ
much of	69 -19ǋ-12T-11Ǣ-9ǀ-8Œ-7Ɠƭ8ǅ10ň11Ɗ13zœ17Ƹ18Ǖ28Ư30Ŧ32ķ34Ǘ39ǜ
much stuff	90 -12ŗ-7ǐ8Ʀ10Ɗ42Ƙ
much time	86 53O
much umbrella	90 -16ǧ23Ƃ
much was	80 -20œ-14Ɠ-7Ť7Ņ86Ŧ
much would	69 -24Ư-15Ŧ-13ķ-9ŵƃ7Ǣ9Ķǀ11Ʊ14ƫ15ƞƧ17ƭ18ŗ20ű25Ţ26ž27Ʒ34Ƙ
much you	88 -21Ɠ21ǀ35Œ37ƭ
must	85 -7i11ŝ12cx13Ǖ40Ũ
must be	90 -7i12xŝ13cǕ
mustang	88 15Ű17ų25Ŷ
my	57 -8ƴ-7sŊŞ7oUŀŤǀǡ8ŻƓǟ9śǠ10QĿń11ňƱ12ŮǗ14bfņŶ15jō18J19M22L37Ľ41Ǫ44ļ
my name	88 15ļ
my number	90 -8I44ļ
my own	84 -8Ǚ7ż8eǪ10ǝ11J14z16Ɠ
my wife	88 10ŶŽ11M12ň13V
my wifes	90 10Ɲ11ƻ14b15j
myself	84 8Ǜ9Ž11Ŷ16Ƽ20g
n	83 -8Ū10Ǉ22wū49b
name	53 -14Ǫ-13ņ-11p-10ǇǍ-9s-8JŒƤ-7ŧǌǦ7ľƙ8ųƼ10LǨ13Łƣ14ƿ15hļ16Aǡ17Ľř18Ƨ19Ƣ20ǔ21QƖǑ22ķ24Ő28w31Ŝ44b56o68Ǆ71a
name $	64 -13ņ-12Ő-10Q-7ŧ7ķ8ǡ11ľ13b15Ɩ16Ǆ18Ŝ20h22A23Ƨ27ļ33o68a
name and	79 -8w8ƖƷ9Ƣ11ř19ǉ21Ǩ24ƿ
name for	88 13a24b
name goes	90 -15Ő12Ɩ17ų28Ł
name is	83 -11b-10a-9ƣ19wķ31Ǆ33Ő
name of	71 -10Ƥ-7bǉ15Ŝ18ǡ22Ƣ23Ő24Ǆ42Q
name on	83 -17w-13a7F9Ő10Ľ11oƼǄ24Ƭ
name or	88 -7w39Ǒ
name so	90 13w24o
name the	86 -8a9ƣ19w21ř25o
named	67 -9o9ƛƣ10Ǆ13w20Ǎ25ư54Ƭ
named as	72 8Ǎ14Ƭ
named on	85 -10o17Ǎ47Ƭ
names	72 -9a-8Ł-7Őƣǈ9Ƽ12ǉ14oƬ18F20QǇ31ǘ46w
names $	84 12ǉ23w
names and	90 -9ǈ13Ƽ25ǘ
nanny	88 -10Ƹ8ų13Ɲ33ư
nationwide	90 -8S11Ő19Š23ő
near	71 -7I8ƒƝǙ10z12ƛƸ20ǚ31ƚ34C
near the	76 9Ɲ10ƒ23ƚ
near you	88 13z16ƛ
nearby	81 10Ɛ17z18ƚ22Ś
nearby $	81 10Ɛ17z18ƚ22Ś
nearest	86 -12ů30Ɛ
neck	90 16Ɨ20U25j
need	49 -16Ǔ-12ƢƧ-11ĻǪ-9I-8Ƙ-7gVǟ7EŸ8qOŘůƻǆ9oFƈǡ10muvūƁƍƓƝƿǐ11ŵƅƥ12ǋ13cǊ14pG15s16Ɩ17Ǎ18eŪ20Ń22ŀŁ23ƭ27ĹŎ30Ƅ32Ǩ36Ʈ47ǧ
need $	80 -15Ƨ-14Ƅ-11Ư-8Ń-7Ū12Ł70ƭ74Ĺ
need a	72 9ƥǡ10q11ŦǊ12Ɛ14ť17ST34Ǩ35ŵ
need an	81 -9ǧ12Ů16Ɩ39Ƅ
need it	79 -9Ƅ-7Gǆ7r8Ǩ21ǐ46Ʈ48Ń
need proof	84 -22Ƣ-13Ɩ-8Ń13Ǎ22Ƅ32Ǩ
need the	66 -13Ǔ-10Ƅ-8Ū7eǌ8pǡ9Ɓ10őƿǨ11QƗƥ12Ÿ14CǇ15Ɠ16ūƖ17ŕůž18ǆ22ƅ
need this	86 13Ǣ16Ń21Ʈ
need to	61 -16Ǩ-15Ƣ-13Ĺ-10r-9ƭ-8ĻŵƮǢǪ-7aŉ7ŲŹƣǛ8ķŌƃǀ9mnŰƯǋ10ƈ11G12hƠǧ13Œ14ƍ15O16uFŪƝ17Ŏ21c24s25Ǎ32Ł33ŀ
need your	72 -8Ł8a9ƿǄ10J11oƕǊ12ř13d14Ő15Ʈ16p26e
needles	90 41ǂ
needs	73 7ŭ11Ɩ13Ƣ14Ł21gư25Ƅ
needs a	90 -7ś9ŭ16Ǩ
needs proof	90 26Ƅ
needs the	85 -10Ǩ-7Ƅ9Ɩ15Ƣ
needs to	90 8ŷ29Ł
neighbor	83 -8Ŗ-7Ɵ11ƥ13ļǪ22B28Ɲ
neighborhood	88 11Ɠ13Gƅ25C
neighbors	75 7Ŀ11Ťǎ18Ņ19ƚ30Ɵ
neighbors $	79 -16Ɲ13Ŀ18Ɵ
nervous	86 10ǁ32Ŀ
nest	88 -12Ʈ14Ķ21Y43y
net	84 -13Ƙ7ǖ8ƍ10ƫ12J40ķ
never	69 -9ƌ-8Ş-7ŷ7cKţƶǕǝǞ8TņƵ9ŧƺ10ŝűƳǀ12ǁ15őǚ25a
never want	79 -7Ş13ŝ22ő
new	58 -12ŜƉǪ-10Ƈ-9ǌ-8ŷƪǞ-7Ŧ7ŸžƀƄ8UũƼ9œ11ŬƋƖ12Ɓǖ14ǚ15DŔ18ƅ19ĹƘ21ĺŒ23Gƌ24Ź25ƶ26ƈ30Ɵ31i32Ŷ33S35ǆ44ǟ
new $	88 -23ǟ-17Œ-15Ĺ-9Ǟ11Sƅ14ǐ17Ɩ77i
new construction	90 -12Ƈ28ƅ
new house	88 -12ƅ8Ĺ10ĺ30Ɵ
new job	77 17S
new one	84 7Ŭ8ƈ11ƶ12ǆ13ƀ20œ
new place	84 -22ǟ-9ƅ23H25D27G31Ɵ
newer	84 12Ɖ15Ŵ37ƅ
next	66 -17Ʋ-10P-9a-8ĹǦ-7C8ž9pũǁ11Ǫ12ŃſǗ13Ƭ14ǟ16ŗřƗ19ĺ20kH22y23Ŏ29ŕ32V43ǎ
next door	85 36ǎ
next for	85 -21Ʋ-12P-10Ǧ36y44Vǟ
next to	84 -19ǟ8M11o12ž18ſ22ŗř31ǎ
next year	88 -8C10Ź14ǁ38ĺ
nice	68 -13Ǐ-8ƈ-7Cƪ7őƊ8koŬ9Gů10cşƨ11iŧƁƉǊ12q13ƫǄ15P17FU19Ŷ20Ɵ21j
nice and	85 -15Ǐ8ūƌ11o12Ŭ28U
nicotine	90 28ƺ
night	65 -14Ɓ-9GWƥ-8Ʀ-7Ƥ7ǜ8Ũ9UľǪ10ƑƼ11L12j13Ǘ14nǐ18Ǐ19Ļ21x22ǀ23Ť24Ŀ30Ű
night $	70 -15Ɓ-10W7Ǐ9ǜ10ľ12Ǫ13xŰ15ǀǗ16ǐ18Ŀ23Ļ26Ť
nights	76 7Ŀ12nƥ19x21Ų35R
nights $	83 9Ŀ28x34R
nights a	88 -8R22Ų
no	55 -18Ŕ-12ň-10Ǫ-8Ƨ-7ŗŞŭŸ7ƒƱǅǓǥ8LWƴǢ9X10sZĽŖ14ř15lŤǈ17u18Ƅ19ƃǀ22ŇƁ23Žſ24Ńŏż26ŉ27ǂ28š34ŵ58Ƶ
no $	84 -18Ŕ-14š12Ũ25Ž29ŏ59Ƶ
no car	90 7ź18Z33ŵ
no exam	90 20ǂ
no insurance	80 11WƄ15ƴ48ſ
no judgment	90 9š10ǀ15c
no more	90 12ƕ16ǀ
no problem	90 11s13ŏ19L
no shame	88 7ƽ9Ŗ11Ƅ
no to	90 12Ɓ29Ƶ
nobody	73 7KřƠǣ11ƻǀ12ư13Ť15Ʈ17n18g20Ş24ŷ
nobody else	86 24n32ŷ
nobodys	80 8Ų9gs12Ş17ŁŖ31Ơ
noise	86 -10Ɛ20Ə24Ǫ
noise $	88 -10Ɛ21Ə25Ǫ
non	83 9Ǧ15ǃ32š
non smoker	90 17ǃ
none	90 11Ş14x16ƀ
normal	65 11ǐ13ƿ19R24ŭ
normal week	66 40ŭ
north	85 -10ĸ7C13l16j20D22Œ35T
nosy	86 11lT13Ɵ15ź17Ŋ
not	46 -24Ɯ-15ŝ-14ǈ-12ƨ-11Ǐ-10ŎřŤ-9YŜşųƩ-8ĿƟǙ-7jqCVĺƔƘƝƧƭ7KĴľƣ8mņŷƆ9ghBƅǚ10GǓ11dEĵŕŨźżƠƦƫ12LĽŅŇƓƚƵǞǡ13QXŵƥƼ15lŘ16cv17Ŗƃ18rš19Ʋ21Ţǒǩ24ōǪ26b27ŏ35Ş62ŀ
not $	79 -35Ɯ-10ŉ-7ĺ10ŷǩ12R13ō14Ɲ15ŀŊ24Ŗ41ŏ
not a	86 9Ƶ16h20r
not counting	88 -15ǈ20Ǌ21Ɔ
not cover	86 10ƣ11Ų13ƞ
not do	84 -20ĺ-7g10Ž12ǩ13B17r18ư19ǒ24ŀ
not even	88 -9Ǫ-7L11Ş14ŕ29Ũ
not go	86 -8ň7y10Ľ11Ō12ƥ13ũ
not have	78 -9Ɓ9ňŏšſ18Ĵ19ŵ22Ǔ
not here	84 9Ƹ29Ʋ32ŝ
not i	84 -7Ǫ10Ľ11J13X
not it	84 -15ř7ŧ11ĸ13U16ŗŶ
not let	90 9c10d12Ƅ16Ń
not like	90 -16ŀŝ-9ŏ9Ş17ŋ21Ǫ55Ň
not live	88 -9ŵ9z29ƥ
not mind	78 8c10l11ń12Ɠ16MZ17ơ20P
not need	84 11ƁƮ13Y16s
not not	90 8ľǀ10Ɖ
not open	90 -10Ǐ-8ǩ54Ǟ
not stay	80 -18Y36Ř
not tell	88 8e12ƻǇ13p
not that	88 -29ŀ-7ų21w100Ǫ
not the	83 -16ń9Ɖ11Ņ12mŀ14Ǫ16ƃ28Ţ
not there	90 -19Ɲ15Ư26Ơ29ǉ
not to	85 -17Ş-10ŏ12dņ13s14p15Ōź30Ǫ
not want	75 -11aN-9ĺ-7H7K9Ž10ǡ13OXŝ19b21L24ŀŕ
not what	90 10Ž19ƙ
not work	86 -10ƨ-9U-7Ǟ9W16ŵ27ǩ30ƃ
not you	75 -52ŝ-25Ň-17Ŗ-9Ő9Ɩ12nƵ14ľňǪ19ŀ29Ţ30Ƽ33Q78Ş
not your	90 7o11ż13ǡ
note	78 -13Ʈ-10ƅ11Ǚ13Ń15Ƹ20ű21Z22ƕ38Ŭ
note $	88 -14Ʈ10ű13Ǚ30Ŭ
note on	90 -10ƅ18ŬƸ
notes	88 -9Ʒ14Z27Ŋ28ō
nothin	79 -11ƕ12šţƑ13ƽ15ƼǦ18Ʃ19Z21ş
nothing	72 -8yǆ7ƹ9j11Ɵ12Ŀ16ĻƩǪ19ŏ21Lƺ27Ƨ29ţ34ſ
nothing $	86 11j20Ǫ21ſ
notice	80 22Ĺ
notice say	80 22Ĺ
now	48 -19ş-18x-15ņ-14Ǫ-13Ǐ-11Ţǒ-10LŖƭ-9Wť-8ƔƝ-7Vŀ7ŝƼ8nľś9FűƁ10H11qŜ12uĴ13PŚǀ14Ƨ15Ǡ16GŴ17Ĺ18ň19cŌ23v25ŗ27s33ũ35Ũ37Ǧ39Ő42ĺ46ŏ57Œ64N
now $	55 -21Ǫ-20ş-16ņ-11ǒ-9Q-8xTŸ-7W7ŘƓ8HSűƯǀǟǢǦ9eYZŻǠ10u11ň13PƠ15Ŝ21v22Ō28ũƧ32Œ33Ĺ35Ũ39Ő41ŏ43s48ĺ
now and	77 -7œ8Ő12Nǀ27Œ
now are	90 -13x11H13v15f
now for	83 -8Ő-7Ƙ9Œ16Ų36N55Ǧ
now i	84 -8Œ10cŵ12ĺ14B16Ņ23p
now is	86 -14ŏ-7Q11Ō16qN19ŗ
now it	88 9Ʊ12ŏ23œ
now okay	90 -14L67N
now or	85 8ň12P17qŨ27ľ
now right	85 10Ź11Ɯ12ňƟ
now tell	88 -8r14Ʋ15ǜ16Ʃ17Ǚ
now the	88 9ŷ10hƁ12Ŵſ
now what	81 -12ť11ơ12XŨ13ŝ14Ľ16Ƽ24r
nowhere	88 10g30ĸ
number	53 -11Ƥ-10Ś-9Ǫ-7dŷǘ7ſƆƜǚ8Ř10Ɣ11Ǖ13Ŝ14yŒ16ľ18ǈ20c21Ļ22Cļ24ƭ25Ÿ30Xǩ32Ņū33D34e51ř57I
number $	63 -9X11Dſ16ƭ17cŸ20ļǈ21Ŝ28ū29I30e
number and	86 -11I41D
number did	86 -19I-18X-10d16c31Ņ53ƭ
number for	85 14Ř32I
number off	88 -8ř9Ǣ23ū
number on	84 -17Ƥ-7e13Œ22D39ř
number one	85 -12I-10ř-7Ǟ10ǖ14Ɯ19Ǖ42ľ
number right	90 -9I16Ļļ
number start	90 8ū18ř
number that	88 8Ÿ15X16ŗ
number to	88 -9y20Ļ
number you	85 13Ļƭ15X31I
numbers	70 -12Iř-11Ǣ-7ǈ8ś10pY13Ɠ17ǡ18Ň20K22Š29E37ƽ40ŗ45ǘ
numbers $	82 -17e8E10ǡ13Ň19ǘ45ƽ
numbers on	88 -16ž-14Ǣ48ŗ
nurse	77 -8Ŷ-7ƞ9Q12q17S23U28P41ǂ
nuts	85 -8Ķ9ŒƱ11Ɣ14t34Ş
o	80 -7š9cř10ū12Ɲ33d36Ǧ55Ǜ
oak	86 -7Ə9ũ13Ƒ14ƒ20D
occupation	81 23q30P
occupation $	83 12q28P
occurrence	85 41Ǣ
odometer	85 39Ů
of	36 -15łŵƴ-14oǪ-13bǈ-12şůŰŶ-11VĹŎ-10IĶĽŌŹ-9fwŠšžƈƌƔƙ-8cŏſǞǢ-7vLţżƽǛǨ7aķũŸƏƜƨƯǙ8ĵŚƣǁǄǇǍǠ9NŤŧƺ10AHZŃňŘūųƆƛƪ11lY12tEQĿƲǌǤ13ņǀ14eipzŊřŜ15sĸťűƤǐǗ16rƞƢƥ17jĴƮƶ18gKƾ19SśŦƋǟ20Ū21C22xŐƳ23ŗƂƦ24ǉǓ25ľƇ32Ɖ33Ǖ35ǅ36Ň
of #	80 -8ŕ-7ŤŦ10ƥ11Şſ13p20Œ25Ɠ56ť
of $	75 -20ƈ-14Ǫ-11ƴ-10z-8ŒƤƪ9ǌ11ƹ13Ɖ14ƭ19ǎ20Ŀ21Ʈ25ŀ32ƾ45Ƈ
of a	72 -10Ƈ-9ų8ĺƆ9Pŭ10ǒ11ŃńŶƤ13Ņ14űƳ15gŲ17Ʃ18œ19ǐ23Ǚ30T
of an	84 10gl20Rľ23ǌ
of birth	79 -15v18d24p
of building	85 -13ƪ-12ǎ-7F60Ƥ
of business	88 -11Ǡ22Ǧ40ǅ
of construction	88 -7ƪ37Ƈ
of coverage	84 -20ŏ10Ʈ12ƭ13Ǔ42ŗ
of em	83 -13c10uŞū12Ƣ15l16Ʋ19Eǌ35v
of her	85 -13o10r38Ʃ
of insurance	74 -19Ǎ8Ǩ9ŏ11Ɩ25Ƅ32Ƣ
of is	88 7ō8ǎ
of it	66 -21T-19ǒ-15ơ-13P-10Őǧ-9ū-8ŀƽ-7Ɠǀǅ7C8ōƾǣ9Ƃ10BĿƨ11J12ķƚ14Ť16ZśŬ17Ǌ19ŧ20ǜ30ƶ36Ɲ67Ň
of life	86 -32Ƨ44ƪ
of mine	90 -8Ǖ13Ŋ17ƥ18Ŝ
of money	86 -7ĸ8Y11Ʊ13ǅ24r25X
of pocket	83 -19Y33Ř36ĸ
of policy	76 -18ƫ-7Ǧ8ŏ70ƪ
of roof	85 -26ƈ-8ű67Ɖ
of safety	88 18ǚ
of shape	90 -10Ɖ13ƹ32ű
of that	68 -11Ǉ-10Ŷ-9Ǫ-7Œŵ7œ9a11ņƟ14Ǆ15ű18ƨ22ũ24ų28j33ś36Ŧ49ň
of the	54 -17R-15ǅ-12T-11ǟ-10ŷ-9Ɠ-8śƘƝǇǢ-7ůƕƪ7ƏƼ8SƀƆƗƠƿǑ9řƫ10gƂƸǡǩ11ƲƵ12a13j14ŃŦưǜ15l16Eǐ18Ư19Q21ǒ22Ł23Ő24ķƞ25ƈ26C27Ĵūųơ
of their	90 10ŗ15Ǔ
of them	72 -18Ǜ-16Ǩ9ſ11žƢ12Ū14Ƽ19g43ǉ47Ǔ
of there	90 11H12ƞ13Ŕ
of thing	88 -14ǀ10ǁ11Ɲ14Ń26ƺ
of this	79 8r10Ŀŕ12t16ǋ24sŏ33Ļ
of those	69 -12Ǘ-8ŠǪ7ŇƅƜǓ8R9ź10ǒ12cƉ13ľ14Ŷ15ĵ16i19ǋ21ń23ƪ26Ž28Ų
of us	88 8Ɔ14x16s25ņ
of what	83 -15ķ7ś9ŤǕ11Ʋ13ƶ24Ƙ
of work	73 -18R-17U-11ƥ7ǟ9q10ņ12ƃǊ16Ƨ19g23S50P61ǅ
of you	62 -10Ǫ-7Ǘ7řư8pƬǃ9ŭ11Š13ƣƸ15Œŝ17T19ǀ20suŷ25r27n30Ś37K
of your	56 -34ƕ-12ǋ-11Ǩ-10Ʃ-9ĸ-7qŚǈǔ7ŮŸ8Nŉřƫ9UŒƂǓ10ǝ11Ő12Ǆ13ŦŨǅ15Q16Y20ZĴ22ǜ24ľǤ28z29ǉ30Ƨ31Ǎ32eǗ37Ɩ40Ʀ
of yours	81 -10v8Ŝ9w12ǧ13Ɗ15t18A25ƞ45x
off	52 -12ǩ-11Ư-10ů-8ľŢ-7PŃƗǏǝ7qDZŘƄǛ8Ʀ9ŲƏ10ŞŵƠƿǔ11eWƭ12jŗƨ13ĴŽǜ14uķŀ15ŋťū16šǋ17gƛ19O20kBI22ƕǤ24yź26Ł29Rĺ31Ŭ
off $	67 -11Ǡ7ĺŷ9Ƃ10BŇ11ŋ12ťǪ15Ə16gš17R24ƕ25kŀ28ƨ29ŁŬ
off a	85 -13ƃ10m11Ĵ13ǔ17e42Ǥ
off like	90 7ŷ12ť25ĺ
off of	84 -9Ǣ7D12ŔƼǋ14Bƀ
off or	76 23ĺ30Ŭ
off right	90 7R17Ł19I
off site	90 16ǜ23Ʀ
off the	72 -7ƜƯ8ŅƄ9dŌ10ŐƑ11Ƥ12X15q16Ǡ17ƃ19ŗ21ū31O
off to	85 10ř11k15Ś53y
off what	90 -7Z13Ǜ14I18ǋ20ķ
off work	90 7ƃ10R17N18L
off your	78 7J8Ǣ9Zķ14Ÿǜ26u
offer	78 -9Ŧ-7X7Ƶ11W14Ɓ16Ǜ21Ɠ26ǅ31Ņ
offer $	86 -9Ŧ10Ņ14W30ǅ
offered	90 16Ɠ17Ň
office	66 -17ǈ-14Ǡ-10ǝ-8Ɩ-7Ɯ7Ǔ9IǙ10P11ŋśǥ13Ĺ17R18ŭ20ůǌ22Ŝ25U26ƞ34Ƣǉ35M
office $	76 7ů8ǉ11IM13ś14R35ƞ
office or	86 -16ƞ-9ǉ-8U14P22Mǌ28ŭ
officer	90 30Ɩ
often	70 -19Ǒ-8Ʀ-7ǜ7ƿ8ŜŹ11Ƒ12ǁ14ų15Ɲǚ18ǀ19Ų21ŭ22Ơ
often $	79 14ŭǀ
often do	79 -20Ǒ-9Ʀ-8ǜ8ǀ9ƿ13Ƒ14ǁ17ǚ21ŭ26Ų
often does	90 -10ŭ9Ŝ13Ź20ų
oh	61 -10Ǫ-9Rŭǩ-8Ŕť-7ŷƝ7gńŜŪƉ8atNŐœůżƏ9ũƈƟǄ10dPŮŹ11EWĿƞ12Ų13Ŷ14ōƙ15Gš17U18Q21Ǘ28Ť
oh #	86 11E15Ū
oh a	88 -7ƈ7Ŭ11ǘ13Ɖ15Ŷ
oh cool	86 11Q12ŐŲ16C17g31Ǘ
oh i	88 -10ť8ƌ13żƅ17N
oh nice	88 -7ǅ10Ɗ17q18Ǆ20G21P
oh no	86 -12ǩ7š12l18Ŀ27Ť
oh that	84 7b11ƙ12t13œŮŶ19x
oh you	84 -10ŭ-8Ɲ-7Ǒ10Ə11ůƙ18Qƞ
ohio	88 -13d18ź26l
okay	47 -12ũ-11j-10ƞǗ-9QĻƷ-8RŲ-7ŖśŬ7TĹľŽǇǘ8UŁŢťŧżƵ9ŃŜŷƉƪƬǓ10ňŘƖǃ11hMĴƀƧ12ŋū13pƽǏ14iJXƭǂ15Kō16W18NŊ22bű24ĶƆ26ƹ28Ũ
okay #	84 7ƛ11ŝ12ŷ17y
okay $	66 -20ś-17X-13Œ-12Ƽ-9ŝ-8ƪǑ-7ƕ9ƿ11Ɠ13x14i16Uƽ17ň19t21N22Kŧ23Ĵ26M27ƹ36ƭ38ű39Ǫ46Ķ
okay a	88 -7ǎ12Ƒ18Ƥ
okay and	74 -13ƻ-7ż8Ɓǣ9ƃ10IĶžǇ11ǂǏ12ǀ13ŒƘ14P15X16Ů17ǃ
okay cool	84 -28Ƥ-9f9q11ŏ13ń17o21ľ30Ɔ
okay good	88 11Y12cǓǦ23ƪ
okay how	88 10Ǔ16ǖ
okay i	79 7Ż10s11ŕƟ16lŃ17Ǐ18bŝ
okay if	81 -7ƃ8rĵ9ŋƊƹ16Ƨ22Ŋ
okay let	90 11Ū17ř
okay no	84 -8Ÿ9ƥ10sƄ12ŏ16Ń18Ľ20L
okay or	88 -23L-7ũ12K17Ķ21bN
okay so	66 -13ń-11Ǘ-10x-9Ųƞ-7Pǉ7ŅšŦ8ahŘŹ9ŎƀƖ10qũ11fŭ12ƆƧǘ13vJZŜǑ16ŵ19Ĺ21Ţ
okay that	79 -12ƿ-9ƈ8Ř9ś10pťŴ11ňǃ13ŗ14Ɖ18Ň20T
okay there	90 10Ǉ12şź
okay to	85 -8Ū7I14ŋ18Ŋ23ū
okay what	90 -8Ǫ8Ʊ18ō19ť
okay with	75 -10ƭ9Ř11ŁŊ16Ķ18Xǂ21Ž
okay you	84 -10q11Ƶ12TŐ13ƃ15ƿ
old	53 -30x-15ǟ-14Ƥ-12wŅ-8tƉǪ7DũŪ8Kļű9Ľő10ŷ12Ÿ13ƀƮ15Sš16Ź17ņ18Ƙ22Ķ24ƾ26pǎ30ƈ36Ƌ39ƅ42c43ƶ53œ55v
old $	82 -8pwx20Ƌ23Ʈ34v
old are	78 -12x-8ư7v45c
old enough	90 10Ź25ŷ
old is	67 -22t-21Ɖ-20x-16Ƥ10ǆ11ƀƋ17v27ǎ38ƈ45ƅ67p
old one	81 -9Ņ15œ34ƶ
old policy	70 10ŗ12š35ƶ
old price	90 -7Ņ43œ
old was	90 -10ƴ-9ǆ46ƾ
older	78 -8o-7t7Ƌ17ƅ28p31Ŵ45z
older home	90 12Ƌ18ƅ
older than	90 -9o-7t16Ŵ22p
oldest	75 -11Ǆ-9Ÿ14Ź29y30x33v44w
olds	77 -10Ɖ13ƈ16Ƌ18Ƥ22p25v26ƅ
olds the	81 -11Ɖ9Ƌ13ƈ19Ƥ27ƅ
on	33 -22Ǌ-21Ŷƥ-19ůǟ-18ĻŊƨ-16ũƭǞ-15Ŏ-14Ņşƴ-13wľŸƲ-12eYŝƽǕ-11hlJť-10ŖƮƱǡǪ-9NOPXňśǂ-8Lšŵ-7GŃƪƺǌǔǜ7ijżƠƢǇ8ĸƄƐ9Vźƈ10zŉƍơǛ11ŭŻƎǗ12gAōŕŤƼǓǤ13QTŚŰƸǒ14ŧŪƯƶ15BƃƗ16fţǩ17UƇƉ18Zł19ř20Ɲǀ21aryƜ22ĿŗǄ23cĹŁǦǧ24uDĺƀƬ25ŔŘŦƁƫ26ǉǣ27Ɣ28s29űŷǘ31ư33ǈ36ƣ44Ƨ45ſ46Ŭ47ƕ50ƌ55Ʃ56Ů
on #	88 16Ǡ31ǒ
on $	62 -35Ǎ-28ǟ-17Ŀ-14Ū-13ƕ-12PŢ-11Ŷǉ-9Ņ-8gŊƥ-7ƣ7dsRǃ8QĸŉǛǪ9x11I12ƙ13UƗ14ŔƸ16ASZł17ŘƯǅ18DƤ19tĺ20ƍǕ21ŤƼ30ƌ37Ƣ58Ĺ59ō
on @day	83 -9L11M13ŭ18Ų20k29Ǐ
on a	65 -11N-9Ɗǟ-7Y7Śǔ8jųǁǃǙǨ9łťƌƑǀǒ10ŦŸǪ11Ň12ńŋŤǗ15ǉ16y17ĸţ18ǘ23Ƈ
on and	90 7R11ř18ǡ
on any	84 -9ƼǗ-8Ɲ8Ź13Z17ǃ19y31ƌ
on anything	90 -9ƽ10ǃ15ZƼ
on at	90 -21ǟ-9V14S20ƞ25ƌ
on board	88 -19q42r
on each	88 10Ə12v13Ū19Ř
on either	90 15ƾ18Ŭ
on file	83 13Ǘ18ǘ25Ǔ
on her	83 -17ƹ-7ƀ7Ƹ12o13p18ǃ32Ư52Ʃ
on here	79 -14Ʋ-7Ʃ7ŷ10uŦ11ż12f15Ŵ16m20Ū30o
on him	90 -13Ƨ-9a12o48Ʃ
on his	88 -16Ư-14Ŋ-8P8ǔ12q42Ƹ
on hold	90 -10Ō-9O-7Ŋ27Ş49Ǫ
on in	78 10ŋ13i22Y
on insurance	78 -10Ǫ11r18Ł23Ū
on it	59 -53Z-18Ǫ-15oŇ-13w-12ť-11Ţ-10ŴƛƢ-8ĴŜŪƆǛ7ŦŷƊƙ8ĽŁǢ10ŧ11ŌǍ12ţ13AŖ16Ơ19ŗ22ŏ23ł24Ũ26B28Ǝ32ŘƬ36ƫ42ű57Ů63Ŭ
on my	84 12Ō13f17L21a
on one	82 -10Ɗ10ǎ13ń15Ư19Ɔ22ǖ
on or	90 12ƈ13ƍ14Ŕ
on paper	82 -7ǉ10Ƴ13Ǉ16K24ǘ28ķ
on payroll	78 -35Ǌ-8Ɲ19ǒ55ǈ
on speaker	90 27s
on staying	88 27HŢ
on that	63 -13Ƥ-12Z-11BŏǪ-8Ĺōƙ-7Yũż7ŉƃƋ8ǧ9ŧ10ŞƬ11ŒűƟ12ŗ13ƕƼ14ļ15Ɠ16Ŭ17Dĺ18f20Ů21Š30ŇŦ36ƫ42ƀ
on the	44 -22ŗ-18Ǘ-14ǔ-13ƂǏ-12ľŸǊ-11eůŽǡ-10ŲƢ-9WŀōƩ-8ovxYŖťƘƝƞǌǑǞ-7AMĻŃŏƭƮǘ7BHQŒƊǁǚ8ǈ9qƒƻ10ĴŐ11gyżǀ12ƀ13c14ǟǢǦǧ15ūų16Űŷ17ŭź18Fŉ20b21aŕ22Ź23ǉ25Ɓ26ǣ27řƔǤ28ZŚ31sŬ32Ɨ37Ů48Ǆ70ƣ73ƕ
on their	88 -10ŷ10z11Ž19y
on there	68 -14Ʃ-12ƕ-11n-10Ŭ-8ƣ-7G7Ř8aŤƛ9ƀƇ10ƃƄ12ž13ţƜ14Ɩ16Ƣ18Ū20ŏ23Ɓ24ŷ28Ƭ47ŗ64ſ
on this	70 -18a-8H7Ɩ8Ń10DI11k13dr14s20ŀ26B29ŷ31ŏ38Ł
on those	86 11v18Ɲ19Z24ƈ
on to	85 -13Ǘ-10ƪ9Ʒ16ļ17ǘ19ƌ26ƶ
on top	77 11W12ƶ17T18Ɖ32Ƃ36ǧ
on what	86 7Y13Ŗ15Z32u
on with	86 -7k8ō11ő17s20ƹ
on you	63 -25ƻ-23ƣ-21ŏ-13Ŭ-9ų-7ǈǪ7jƒƭƲ8Ż9Ɯ11ǩ13q15Ŧż16c17ơ18œ19Ǎ22Ŀ23u24Ŝƿ31U32z50ư76Ƨ
on your	52 -27Ǫ-25R-24Ǖ-18ŏǃ-14ş-13wFŸ-12ŷƈ-11qJŋŨ-9vDƧ-8pZŎŮƯ-7sķũǄ7UŐŴžƄǊǘ8aĹǓ9nNţŧƚƻǆ10xľǇ11ŁǙ12i13Q14ŗ15EŽ16Ǧ17Ɯǀ18Pĵ19Ɖ21u22c23ƣ24Ƙ25g26TŻƔ28Ɲ30V31Ŕư33ǉ45ſ47Ŀ59Ʃ
on yours	85 11ơƩ15ű17Ť29Ƨ
on yourself	84 -12Ʃ-8Ŧ16ǩ79Ƨ
once	72 7ƣƬǁ8ŲƼǝ9ųƑ10yŨƨ11ţŰ13ŧ14Ĵ16ƶ20V24ũ
once $	88 19Ĵ
once you	90 14VŰƨ18ŧ
one	44 -24Ǫ-15ĺ-14a-13nHKŷƩǛ-12tƲǞ-11TZŃŎŮƌƖ-10sGĸŀŖŧƞ-9pDMŁōŢŨŹƊƘ-8orUVŊƝƯǅ-7jNĹŔŗƔưǍǘ7EƀƭǇǊ8ůſƐ9főť10ŤŻƉƙ11JŏǤ12łƓǓ13wŞųŽƜǩ14mXŇŕ15uţŬǧ16vƽ17iAƨ18yĻŐŠż19Ƽ20œƧ21Ūŵǖ22ǉǦ24Iń25ņ28ƶ29Ɔ30Ŷ32ƻ33ľ34Ǣ36ǌ37ş38Ŵ43b52Ǖ
one #	72 -13ƶ-12Ɩ-10b-9Z-7Ƹ7œ8Ř16ƕ17Ǒ22ƫ39X59ƻ95Ǣ
one $	63 -13ĺ-10ůǟ-7ľŦǪ7ŗŸż8ļŇƷǕ9ŘƐƙƛƜƧ10ťƃ11ŵƇ13ű14y15bIƓ16iƶ17w19ţ26Š27Ŭ29ų41Ŵ47Ŷ
one and	90 9ǊǦ15ƀ20ő
one car	86 -23Ŷ-15Ŵ23ŵ61Ū
one for	83 -16ƽ-9I11Ż12m13ƍ18ľ19i20ř28Ƽ
one go	90 7ǥ10ƶ12Ŵ19Ĵ
one how	90 -10J12b13Ǚ23v
one in	81 -7ƶ9Ŷ10Ŵ11ƀ14Ž27ſ33ǌ
one is	85 -10Ņ-7Ŵ9Ƶ11ų16qœ24w
one of	64 -12ǛǪ-10ƃƩ-9HŠ-8ǈǣ-7Şų7R8QźžƧ10SſƉƏƸƼ11Ŷ12ǝǢ13ĵŲ14i15gEņƅ19ǟ20ƪ21Ǔ24Ž29ńǤ36Ő61ǉ
one on	90 -11Ʋ10ƈ19m20ş
one or	79 -28ƪ-14m-11ľ11Řǧ12ţ13ūŻ15ƶ16JŠ38ƽ
one that	90 9ƣ11ų15łƪ
one thing	80 -9Ŏ11Ɯ31Ļ36ľ38Ş
one times	90 16W19ƨ27Ƨ
one to	85 -10K7Ŀƹ9z14B15Ň23Ǫ29I
one way	84 -12Ů13ł41ů
one with	90 -22Ŵ9Ľł15ǂ36ż
one you	76 -18ƫ-7ŀ9mĿņ10ŘƁ12Ƽ13ń14yŴ29Aƶ33Œ
one your	88 9Ơ11ǎ
ones	63 -9ńƞ-8ż8wǏ10ŐƉ11ŉŕ12Z13ŗŴŵ18Ū21Əƶ24ţ28ų29h32u
ones $	73 -7Ɯ9Ǐ12ƌ14ŉƉ15Ə20ţ29u
ones you	79 9Ɓ10ţ13Ə
online	75 -8Š10ļ13K17ǖ18ń22Ľ29Ņ45Ǘ
online $	81 15KĽ18ǖ19Ņ28Ǘ
only	65 -10T-8Ʒ7ƋƏ8mŻƴƽƿǣ10ńŷ11RĻ14ľƣ15ţǛ16ŭ17ƀǈ19ųǜ22Ū23ŲƯ
only paycheck	80 -12T32Ư
ooh	79 9Ɲ10şź12kŬ13Ǆ14ƌƙ15H
open	66 -10k-9H7yķśŽ8ŧǌ9Ŋƒ10Ű12Ś17ǩ25Ǟ26W34ǆ37Ţ51Ǐ
open $	77 9ŧ12y15Ǟ32ǆ
open to	85 -13Ǐ-11H11Ž42Ţ
opening	90 -10Ǫ16Ǐ37ǟ
opinion	88 10Ļ27A
option	90 19Ň25Ō
or	31 -41Ǫ-13ƅ-12Ǎ-11ewxHł-10dƲǉ-9ŌťŨƔ-8Źƴ-7jlXŵƊƩ7hmŸƏƦǠ8DňŐźŻƌƞƳƶƻ9EļƄƗƪǈǜ10PQYķǂǋ11yNĹŕšƆǁǐǘ12ISţůŰƋƙƾ13Ʈ14pMųƃƕǅǕ15ŪŬż16ľŗǢ17qCŲ18Ňŏŭ19Ťǃǒ20Łǌ21şű22ĵ23buĴƑƺ24ǀ25ƇƤ26Lƍ28K30Ɖƽ31FŘ36f
or #	69 -20ť-11ƅ-10ŌŘǉ-9Ů-8c-7űƂ9ţ10Ż11ơ14E20Ɔ25ǧ29ǒ32Ǣ34ƭ36b38Ʈ49ŗ54ƕ
or @day	86 40L
or a	58 -13ǎ-12ŗ-11ľǍ-8ƵǪ-7ŶƊ7JKǜ8hƉƌƷǀǔ9FŕŜƑ10IYƜ11ƍǟ12ŧƳ13bļƥƦ15ŐūƢ17ĺƇ20A29i31Ū60Ƥ69Ř
or about	88 -12x12Ŀ13ľ
or after	90 9L21ť
or all	85 8Ĵ9ǎ12Ų16Ǖ
or am	90 7a14cŇ
or an	85 -10Ƥ10ƅ17F20ő
or any	73 -12Ɯ7ƞ32Ť
or anything	72 -18ŏ-16ƙ-9ţǜ7ĵ8mu9ųƝ13Ǐ15ƞ18Ų24ǐ44ƽ
or are	66 -13H-11en-9Ƥ-8Ǐ-7Ǫ7vŦ8uzPǌ9aQŖũƝ10YŢ11lS12ň13NǠ14Ǉ16ŷ19Ń20x26V31F
or been	90 -11ƽ9ǀ11š12ǃ17ż
or better	88 -16Ź41ź
or can	84 -8Ŋ9Ł14ŉ22Ƥ
or closer	88 -7ƭ10L12ƚ16Œ19C20X
or could	88 13ũ18X
or coverage	88 31ľ
or cremation	88 19Ʊ
or did	61 -18Ǫ-13Ť-11Ũ-10ũ-8Ţ-7ŧƖ7pǄǆ8ĽǃǇ9jWŗƉ10HŕǤ11ű12ŦƗ13C14JŔƩ15šƓ16mň17œ18wŖ19qŸ20ſ26c27Š
or do	61 -12ǌ-11Ǫ-10Rŭž-8jŒŲǒ-7ľ7WşƒǐǓ8ŏƣ9kAŇƷǔǗǠ10nsyQ11Ɩƫƺ13KǏǢ17łǉ20ů23ǈǜ24Ƒ29ų32ƞ
or does	71 -18q-7ǃ7r8Ə9ƪƲǖ10ŎƖ11Ǉǉ13űǛ14oŨǀ15ǣ25Ŵ31Ł
or drop	86 -9M16ś19ƀ
or email	78 20ǖ
or every	90 -9ŭ12Œų13ǀ15Ź
or for	84 -12Ɠ-9Ĵ13Ɣ28Q41Œ
or get	86 -10ǩ10H11ƨ17Ĵǅǚ
or go	85 -21ƞ-7m14Ż15ƨ21R35ž
or guns	90 33ƙ
or hail	80 -12ƛ25Ř
or has	84 -9Ƌ-8dp8ņ9ţ10ƌ14ǆ15Œ21v
or have	76 -9Ńǉ-7Ÿ8O9ţƟ10ǆ11Ōƌǁ13f15ǈ16nň18ŵ19G
or home	90 -15ş-8P18q26I31Ĺ
or how	84 -16v-7c7Ƅ9U16S22Ş24p
or in	84 10Y13P19Ĵ29ǘ
or is	56 -17ǈ-16ƞ-11łǗ-9şǪ-8HųƝǏ-7ľŒŪƕǉ7ĸŃńŖŬƄƪ8yķŇǄǌǤ9Ĺǃ10pŭŶ11ǅ14ŽƆ15ũƛǋǎ17Tō18Ź19Ł20NĶ21nr22ŀŰű25uŜ27q30Ơ
or just	66 -11Ǒ-10ŵ-8Ɛ7ĴŪƃƏ8ƵƹƼǁ9ŢƮǘ10ņƧ11f12ǉ13K14ƇƳ15s17U19ŶƘǚ22Ƣ
or lease	86 -23Ǎ-12Ƥ-10ǎ22F47ǌ
or leave	88 12ź14ƙ19Ŋ25Ƃ
or like	88 8ƙ14Ő
or metal	86 11ǎ17Ɖ
or missing	90 8Ɖ
or more	75 -13yƔ-11s-7GR7C8SǊ9ő11g12ŭ13rŃ14vŦ15Ų24Ũ28ǅ37ž
or nights	90 25R
or no	83 10Ɓ11Ū25ƃ28ŏ43Ň
or not	79 -36Ɯ9mź10ŵ12R13šƝ14żƍ42ŏ
or on	83 -13R7Ƅ8M13ż14P17Ō
or one	79 -11Ʃ10R11Ƥ12ńƏ13Ƨ17ĵ25b
or only	84 8Ɲ11Ųƿǣ16ŭ18Ļ
or or	61 -12Ɣ-8Ǒ-7ŭǞ7gkuŇźŻƶ8cĸƀƂƙƺǚ9ǁǈǜ10Ɓơ12ǅǕ14ƹǌ15ų16Ǐ21ŗƤ22Ł
or out	90 7C19P
or over	84 -17X7T15Mƈ32Ů
or part	86 -14V10R21ǈ23G
or pay	88 16ǂ35ǡ
or pleasure	86 17ŭ
or rent	85 32ǌ
or scuba	90 21ǁ
or sell	88 22Ƹ30ǟ
or should	82 -14L-8Ō13ś18Ľ19N21O
or side	80 -7Ų13ŭ
or siding	90 21Ƈ
or somebody	83 -13ķ-10Ł9Ŀ12ŠƁ20Fǌ21fA
or something	86 -17ž8Ś11ŵ15ĺ18Ť26ŗ
or stay	90 -9t-7Ǟ8Ǐ12q
or still	90 13ZƗ15f16t
or stylists	80 -13ǉ22ǒ
or text	90 
or the	63 -12ǟ-8aUǪ8IƱ9E10ƃơǂ11SƉƪ12bCƺ13ş14e16Ǝ17Ǎ18ľ19ńŕ27ůǑ30ŝ
or tickets	74 -9ż31ţ
or trampoline	90 13ƍ
or upset	80 21ţ
or was	79 -8ƅ11ţ12šƾ13ƇƜ14ļ15Ř40Ť
or what	86 12ŤǇ16ŭŶ
or whole	85 -7Ʈ32ƪ
or work	90 -12Ǒ11ǂ13R23ǒ
or would	74 -9L7Ʈ8Kķ9sĸƥƯ11Ŏ12Ŷ13Ƹǩ20Ŋ28Ǟ
or you	78 7fH10gMV15ty16ƌ
or your	79 -12ǃ-11ľ-10Ƽ9ƾ12ƃ13cǂ15ǩ16J21ƺƽ
order	90 -13ľ12ƴ16Ŏǖ32Ǫ
original	81 -8Ɖ12ƅ15Ƌ19ƈ22ƌ
original roof	86 -8Ɖ27ƈ
originally	82 22Š24l
originally $	85 23Š24l
other	58 -11Ǧ-10ǎ-8CŦǪ-7š7żƃ8ňŞ9Ɗ10oƤ11wņŪǃ12Zƶ13ų15Ţǉ17ſ23ǈ24ł25ķ30ž36ƒ42Ŵ45Ņ52ń53ş
other agents	90 13ń23ņ
other car	85 13Ŵ15Ū
other drivers	88 13ſ27ŷ
other guy	84 11ł24ſ25Ņ
other insurance	85 -9š-8ž72ş
other one	81 -23ş15Ņ20ƶ23w31Ŵ40ų
other policies	82 -13Ǧ11ǧ51ş
other quotes	86 -7Ņ15ń
other vehicle	88 -15ų66Ŵ
others	88 -16ƃ-12ş-8ǁ18u21Ū38ž
otherwise	88 12vűǃ15ƹ
ouch	86 9Ŧ11ņť14żǤ
ought	88 -11ŉ-7ǃǪ11ŷ12ř13ƹ33ō
ought to	88 -11ŉ-7ǃǪ11ŷ12ř13ƹ33ō
our	74 -8Ľ8ŋ9Ǟ10Ĺ28M71ļ
ours	86 7ŕ8ƕ10G13x16ƶ
out	46 -23H-21ơ-19TǪ-15Ƣ-14Ũǅ-12k-11pǓ-10Ŕ-9LRķłŎŝŮűŽǞ-8ĿƟƩ-7rFŀŏŢŹźƯƼ7qZƒƨǐǚ8ŰƌƖƬǁǌǖǟǣ9lxŇƥƲǂǑǕ10ŖƠ11Cǉ12ōǄ13zŦƛ14ĺĻŘŜšƊ15gőşƐ16ĽŉŚƕ17bǩ18ŒŕǨ19Ųƹ20ŗǆ21ƪ22ĸƝ24Ĵ27U28V29Ǌ30ƫ31j33ǒ36y38ƞ
out $	66 -21Ǫ-19H-16ű-15ơ-10Ƣ-8ľǌǏ-7Ŕŵ7fŇŠǀ8ş9zĽƂƊƘ10ŖżǍ11ƪƶǂ12ƧƷ14U16Ĺ18x22őš27ƫ29ŉŕ37y52Ɲ
out a	85 14Ƨƭ20Ľ25ƕ
out all	90 12Ĵ13y21ũ
out and	85 -14k-13ŧ7Ƙ9ƈ13Ś16g20ǚ21U31Ŝ
out any	90 -7H7y22Ɲ23ǒ
out at	88 -7Ǆ14V16Ň34ŗ
out back	82 -14Ƙ12ƒ18ƍ36ƞ
out for	80 -11Ǟ-9Œ-8ĸ13Š17ƥ18ţ21Ņ30ǩ39b
out front	90 40Ǆ
out in	77 7ů10ƐƗ12C16ǉ39Ǌ
out like	90 8z12Ƙ17ƨ18Ŗ
out of	59 -17T-11ǩ-10ǅ-9ƝƢ7XŸſ8űƚ9Nƃ10tƠ11S12Ǌ14Ŧ15YƫǖǙ16ƖǕ17ǁ18Z21ľǌ23Ř24Œ25Ĵ27Ļ42ƞ45ĸ
out on	75 -7Ɯ7O9ŗǉ11Ō12šŰ14q15ŭ17ǆ23g47V
out or	90 -10R13U14Ŗ17n
out that	86 -16Ũ8ǣ9W13Ľ14Ť20ĺ22ť
out the	80 -18Ĺ-8Ƌ7ş8ǒ13ļ14ǣ18ĺ19ǐ
out there	72 -15ĺ-11Ɵ-7ƞ10Űŵƒ11ş14qEPŲ15Q16ƐǪ26ƛ28jl
out to	77 -13Ĺ-11p7Ŝƫ8Ŧ9ū10ǂ11M15Ő19Ƭ26ǒ28ĺ
out your	85 -11Ǔ7ǩ22jǨ23ǆ
outcome	90 29Ļ
outfit	77 9őŞ11WŠ13ǟ19Ƣ24QŐ30ǅ
outfit $	84 10QŐŞ15ő16ǟ21Ƣ
outside	74 -14U-8t8Űƒ10Ʀǡ11Ɖ12ǁ15Ƨ20q23g29j32Ƈ
outside of	88 -16U9C20Ƨ37g
outside the	88 -9tC10Ű17ǁ29q
over	50 -16XŌŠƲ-12ƭ-11Ǐ-9Gž-8yŐŗƣư-7ŚšŰƤƥ7kqőũƻ8hWļŎŸ9FSƷ10ixƎ11vNŝƟ12rAŕŞ13M14tƆǎ15jRĿ16Ŗ18Cň19TŦ20Ɲǈ21P22UƓǩ23QŻ24Œƒ25Ƃ26Ŝ27ǋ28Ůǧ30ơǟ32ś
over #	73 -48ǋ-19Ǫ-15Ƃ-11őǧ-7jxŖ7ŷ9ťŮ10nƓ12ĵ15S18ƻ24v26ơ27Ɔ31c42ǈ44T46Œ53Ŧ
over $	71 -22J-20T-16Ō7ĽƝ8ƿ9ǥ10Ŏ12ƈ14ŕ15Ż22ǩ24Ŀ25ũ26r28Ů29Ǫ55ś
over a	75 -16Ŧ-14X-8Ƃ-7cƦ8ĸ10MŘ12TŮ13źƙ24Ɲ98ǋ
over at	78 -20C-15ǟ11ů12S14q17ļ18hƦ23Ŝ30QU
over in	83 9z13Ŝ15H55C
over it	80 -17Ʋ-7ǩ11s14t16Ũ19Ƃƚ20ň22Ŗ57ǧ
over that	88 -8ũ17Ķň22x
over the	68 -13Ŝ-11ƈ-8Ř7ň8RĽ10ƓǗ12MǕ14łǧ16k22ǟ25ǎ42ƒ
over there	69 -13Ǐ-11Ũ-9CƝ-8ŖƇ-7ŠǪ7Ŕ9NƢ10tǉ13Ǡ14Wŧơǡ17FU18R21i24Ɵ26Ş27ŝ28Ŝ31j34P
over to	81 9ơ11Ÿ12Q18J27ő35ǟ
over what	90 -14Ŝ-8ƭ14ŀ33Ŗ
over with	78 16Ĵ18Ŝ24A
over your	88 12j13Ƃ14N25Ŗ
overall	90 24ƹ
overnight	81 13ŕ14Ǘ15ǐ35Ű
overnight $	90 16Ǘ19Ű
overseas	90 -8Ơ13ǁ29ǖ
owe	68 -9Ő-8Ť11ķŉ12Ɓ42Ŭ48ƕ58Z
owe $	86 -10Ťƕ16ķ58Z
owe on	74 -25Z16ƕ54Ŭ
own	51 -20Ǎ-19Ǥ-15Ų-14Ƥ-12Ƣǉ-10UŊ-9ĸơ-8ŭƶ-7gŎŏşǪ7yŪŴƃƍƱǔ8ŖųǑ9ǡ10ǆ11Ť12zƣ13ň14ŦǇ16Y17ƕ19Ǆ21Ł23ŬƸ24V25ǒǜ31Ǡ33Ǔ34Ƙ40ǌ42ƙƧ46ƀ49F55ķ
own $	71 -21FǑ-12ǐ-11Ŋ-9Ŏ7ƧǇ9W12y15Ł17ǆ18ƙ19Ū27Ư29Ƙƣ30V36ķ
own a	85 -12ķ10F16Ʊ22Ŭ29ǐ
own anything	86 18ķ38ƙ
own car	82 -10ƶ-7ŭ12Ǒ14Ŵ20Ź66ƀ
own cars	85 -9Ƙ-7Ūǒ17ƀ67Ǒ
own insurance	90 31Ǔ
own it	86 -20F-12ƣ-9Ǎ26Ŭ52ƕ
own jewelry	80 
own life	90 -7ş29Ƨ
own name	88 8w26Ǆ33Ƨ
own or	79 8Ł9z12Ʃ29ǌ
own pocket	77 -10ĸ23Ŧ28Y
own that	80 17Ʀ22ķ29ǌ
own the	85 -33ǌ-19Ǎ-13Ƥ8F70ǎ
own words	86 23Ť24Ŗ31ň
own your	71 -16ǎ-8Ƣ-7ƕ18ķ26ǌ54F
owned	90 10Ǧ27ǆ
owner	77 7F13Ǉ14ǣ15ƅƢ16a17ǩ19Ǥ25Ǎ
owner $	86 -25F19ǣ22Ǥ29Ǉ
owners	81 -9Ǟ-7ǉ11ǇǊ18ǩ21ƈ31Ǧ
owners policy	88 34Ǧ
owns	78 -8ķ8ǌ13Fǎ17Ǒ34Ƣ51Ǉ
owns it	90 45Ǉ
owns the	82 -8ķ11ǌ14FǇ15ǎ35Ƣ
p	85 -21Ǫ-9ƭ16ź39Ǧ80ƃ
package	80 -9Ǚ17W47Ǧ
package $	90 -10Ǚ20WǦ
page	69 8ƪ9ǔ10ō11ļſ18Ǎ22ś43Ś
page $	82 8ŗ12ś22Ǎ
page and	88 15ſ16ś
paid	58 -9Ǡ-7Ť7Tŏƫ8ƃǐ9ƦƪǒǪ10ĴƐƬƷ11œƣ16ZķŦ20ţ21ƓƖƲ29ƕ40Ŭ
paid #	90 -10Ť14Ʀ30œ43Ŧ
paid $	77 7Ǘ13Ǟ16Ʋ18Ʒ
paid every	80 34Z
paid for	82 -26Ɠ13ķǐ16Ʋ17Ǫ27ƕ
paid it	79 7Ǚ14ƫ23ţ
paid off	72 -11Ǡ38ƕ60Ŭ
paid yourself	80 10ţ
paper	77 -9J-7ǉ8Ƴ9Ǔ10Ś12Ǉ15Q23ǘ26ķ27K
paper or	90 18K24ǘ
papers	80 7Ǉ11Ǆ12Ɨ15ƣ16ƳǓ33Ś
papers $	88 8Ǉ12Ǆ32Ś
paperwork	77 -9ǘ-7K8ś11iǄ13o19Śǡ22J
paperwork $	83 -11J-9ǘ12Ǆ14o20ǡ39Ś
parent	84 -11F9ƾ14ŷ56u
parent $	88 -11F11ŷ44u
parents	71 -14ƹ-12ƽ-7ǃ10ư11Ƨ18Ʀ19Š41ƾ52z
parents live	90 10z
park	81 -11ǌ12Ǡ26Ǫ34Ű
parked	86 -11ƚ17Ű
parking	88 -9D11ż14ơ34Ű
part	62 -20Ŗ-15Ť-11Ŵ-10Lť-9y-8Ĺ-7qŘƘƪ7ţ9dJƯǍǤ10Ŀŉůǉ11Eǅ12Ǫ13ŝŞ14ľ15sG16Ũ17ſƨǠ18l20Uŀ22ōƲ23C36ǈ41V47ň
part $	85 -20R-13Ť-7q19ǉ20ǈ21ľ26Ǫ
part of	70 -17Ǫ-9y-8Ĺƪ-7DƘ8Ŀ10ŨǍ11JƯ14ǅ15E17Ş18G20Ǡ21l22s25U26ň27C33Ʋ
part time	77 -12L15R22ǈ23ƨ57V
partner	72 -13Ǉ-8a7p9Ŵ11s13Ł14r16ǃ18oƩ19ǩ22Ƹ25ǡ27t30q
partners	79 -26d-9Ů-8ƹ7ǩ12ǃ17Ʃ20o27Ŵ29p42Ǉ
parts	88 -8S16ŵ20ǒ34l
party	84 8ƕ10Ƣ12Ʊ14PǢ18Ɲ
pass	79 -7z11s12Ƹ13Ƭ15Ƨƾ18ƴ21Ƴ26Ʒ
pass $	90 21Ƭ24Ƴ26ƴ
passed	76 -8B7Ư9Ʋ10ư14Ƨ16Ƹ45ƴ
passed $	88 -9B7Ƹ9Ư11ƴ14ư
passed away	86 7Ʊ10Ʋ17Ƨ25ƴ
passengers	84 11ƃ28Ų
past	73 -17Ŏ-11ő-9Ƶ-7v7ƿ8mǁ9Żƻ11Ƃƾǀǝ12Ǐ17ņ19c22ţ25O34ŀ
past #	80 -7v7Lƿ9ǁ12ŻƂƾ19ţ24c
patch	88 -13ƿ-9Ķ17ƺ19Y28ǚ
pay	49 -22ų-16Ļǋǩ-14ƿ-13Z-10ǐ-9yKŨŴ-8ŮƷƹ-7lŌŶǈǘ7Ķƥƭ9ƁǢ10ƀ11Ǚ12Y13ŧƱ14ţ16ǡ17Wǣ19Ǥ20ĸŦƲ21Ŗž26ŐƖ28Xœƃ29ơ31Ų32ŗƓ33ŘǊ34Œ35ǒ45ǖ47Ĵ58Ǘ
pay #	90 -34Ĵ-13Ř-12Ɠ14ĸ20ơ23œ37Œ
pay $	63 -36œ-15Ļ-10ƭǊ-9ƹ-8ŖƯ-7Ǫ9Ǣ10Ŧ11ĶǗ13Y20ŗ21Ų23Ĵ28ƃ33Œ35Ř38Ɠ45X
pay a	83 -7Ĵ7Ř11Œ13ǡ16ǂ20ǖ
pay for	66 -16Ǌ-13Ų-11ŗǒ-10yŨ-9ơ-8l-7Ǫ7XţƝ9YƁǗ13Ʊ17ƀ19ĴǤ21ƥ22ĸ27Ɠ32Ʋ41Ő45Ŗ
pay if	86 -10Ư-8ƃ14Ʃ16ž19ǣ22Ƨ26Ǚ
pay in	86 40ơ
pay it	86 -27Œ13ƫ93Ĵ
pay out	77 -11ĸ11ǒ15Ƨ16Ŧ20ţ25Ǌ27ŗ
pay the	78 -16Ŧ-12Ŵ-9Œ8Ĵ9Ʊ16ǒ17ŧ22ƖƯǊ23Ǫ25ž
pay them	90 -18Ĵ-10Ǘ-8ť8ž22Œ42ǒ
pay you	79 -29ų-13ŧ-12ǩ-10ƃ-9Ǌ-7ŒƯǈ7Ŧ10ſ26T36W46Ų62Ǘ
pay your	79 -20ƿ-8Ǘ11Ǟ15Ő27ƃ35ǖ55Ǌ
pay yourselves	80 22Ř
paycheck	69 -11Z-10ǡ8WĴ9Ǡ10Ǌ14TƯ15Ʈ17u21qư24Q29Y
paycheck $	82 -15q-14u-10ǡ10Y18Ĵ37Q48ư
paycheck and	79 -12T11W30Ư
payin	81 -13ƃ-8Ņ9ơ11Z12ƝǦ13Ǟ17W18ŧ
paying	62 -10ō-7BĽľǪ7FŖ8ƀ9ŘŦ11ƃ14Ǧ15Ǥ16XĴ17œƫ21ơ23Z26Œ29Ɠ34Ɣ35ŅƝ
paying $	90 -14Œ13ơ15Ř26Ņ34X
paying for	74 -18Œ-8ľ-7Ɔ8ơ9Ʋ10Ņ13Ŗ17Ǧ44Ɠ49Ɣ
paying now	76 -7Xœ24Ĵ42Œ
paying on	90 -13ō-7Œ15ƶ17ƫ41Z
payment	73 9Ŏŕ11e20Ǚ21Ŭ23šƖ39ƕ
payment $	79 -11Ĵ7Ŭ12e22šƕ24Ǚ26Ɩ
payments	71 -8TƸ9š11ƪ18Ư23ƃ25Ŭ26ĵ28Ĵ30Z
payments $	84 -11ĵ-9Ƹ13ƃ20Ư27š
payments on	85 -8Z-7š18ĵ43Ŭ
payout	88 -12Ŗ-10Ʒ10Ǫ15Ƭ36Ŧ
payroll	66 -9ǉ-7Ɲ7ǩ13Ǟ15ǒ16Q21ǡ33ǈ48Ǌ
payroll $	71 -42ǡ8ǩ17ǒ31Ǌ38ǈ
pays	72 -18ƕ-8ǉ7Ʋ8źƝ11U12Ŗ13ň16ƃ17ſǞ22Ư26Ǫ28ǡ
pays for	85 9Ʋ12Ǥ17Ŗ21Ǫ
pays the	82 -16ƕ12U13Ǫ27Ư33ǡ
pays you	90 12Ɲ27ſ
pdf	90 36ś
peels	85 -9ų49Ǜ
peels $	88 -10ų47Ǜ
pension	79 23Ƹ53Ķ
pension $	88 7Ķ
people	58 -11ľ-9ǣ-7ĴŒ7ņşǙ8bŐƘƩǀǘ9Ůǝ10ǢǪ11ŲǑǒ12ŝſǊ13Ǜ14dKŸƳǕ16Ǘ17lƷ19ŷ20Ɲ21n22ǚǞ25ǉ26ǈ
people $	79 -12ǣ-11ǈǪ-7Œ8K9ņ13ĺş14Ů19ŝ21Ÿ28Ǌ30ǉ
people are	74 -11Ǌ-8Ŗų8ŷ11Rǀǈ12b15Ǫ20n
people do	90 9ǈ10ŗ17ŷ
people in	90 11ǉǥ
people or	86 -10Ǒ12V13h25ǜ
people over	90 13ŝ40Ɲ
people to	90 9ǚ11K34Ʒ
people who	90 -11ǉ11ŷ13ų36Ǖ
per	77 -13Ǌ-10Ŧ14Ǥ18Ɣ21ž25Ǣ28Ř33Œ
per occurrence	88 33Ǣ
percent	71 -19Ř-7Şǉ8Ǘ10ĶǕ11ǒ12ź18Ǉ19Ĵǅǜ23œ27ƛ28Ž
percent $	90 -11Ř12ƛ
percent of	83 -7ǋ10Ǘ13Ǖǜ15ǒ25ǅ
perfect	80 7Ÿ10ř11aD13Ő15Ļ22Ş
permanent	88 35ƪ
permit	79 9ŷ10ƌ19Ÿ42Ź
permit $	86 10ŷ33Ź
person	68 -11ǉ9gŖ10adǏ12h15ņų16ľł18žǩ27A28Ŝ37M
person $	82 -21Ŝ11g13d14a19h25A
person or	83 13Ƭ16M19h21ł
person who	88 -9ǉ10Ŝ11ǡ14Ŗ
personal	73 -9ž-8Ǧ-7Pľ7Ƃ8fǘ10ǣ13T15J18ƃ22ŭ23Ŋ36Ƙ
personal $	86 -8ľ16Ŋ18J29ŭ
personal property	84 -9Ǧ12ǣ44Ƙ
pets	90 -23Ż56h
phone	65 -13J-10Šǆ-9Ǚ-7ǈ8iCĹľǘ9rǗ11ŧ12S13ǅ14ŚǠ15cĺŜ20śŽ21O24I28M32Ǫ44K
phone $	78 -12J-9ŠŽ-7Ŝ10Ō12Ǘ18K19r20Ś26ĺ27O32M
phone number	83 13C36I
phone or	86 -7Ō7K8I14ś
photo	86 -18K25ś
photo of	90 
physical	80 21ƀ30ǂ32ƿ
pic	90 -16K25ś
pick	71 9ĹŜƄ10ƃ12I14WŶ18ĺƮ19KL20Š21ľ32ł
pick that	90 11Š26Ŷ
pick them	90 28Š
pick up	84 -14Š11Ƅ12Ĺ14Ŝ15I22ĺ24K
picked	79 -10ư8Ŝ14wƳ15Ǡ18N25Ř28Š
picked up	86 7K11Ŝ17Ǡ20N
picking	88 12ľ16i
pickup	85 -8Ǆ11ǐ18ų19ŭ20Ǒ
picture	71 -7K7ƒ8ĶƲ10ŴƇ11nŤ12ūƸ14ŵ18ƭ20Ŀ24ś26f
picture $	83 -7t7Ƈ10Ķ21ƭ31f
picture of	80 -7K10ƒ16ū29ś
piece	88 14ǣ21Ř23Ŭ
pill	90 11ǃ27Ƽ
pills	85 14ǀ36Ƽ
pip	85 82ƃ
pipe	81 9ƥ13ũ42Ɯ
pipe burst	88 33Ɯ
pipes	84 8ƥ9ũ38Ƌ
pizza	90 11ǎ31Ǫ
place	55 -21Ƌ-15S-12Ǆ-8vZŒƃǁ7ƍǡ9hQŌƳǜ10UşƆƎ11Ƒǌǩ13ƓǗǚ15ƛƥƦ16ŃƝ18HǠ19ŏ20DMǆ21ƕ22ƌ24ƅơƣǋ25Ơ27Ƨ32Ɵ33G43F
place $	63 -23Ƌ-16Ǫ-15ő-14ǌ-10ƶ-9vƘ-8Z-7Ń7ť8ŠƗ9jĻ10ŏǡ11FƍƒƔƳ12hŌƑƓƧǜ13Ǝƕ15Ɲ17ǚ23ƅ26ǆ27H29D31Ǡ36Ɵ38ƌ
place or	85 -8H20M22G26ş
place to	90 -7ůŰƏ9Ǡ13Ƒ29U30Ǫ
place with	90 -9n-7Ő47ƣ
place you	84 -16Ǆ-11D10Ņ15ƥ20Q24ǌ28F
place yours	90 -10Œ41F
places	83 -11W12ơ15ǖ17Ǖ22ń
plan	65 -9ƹ-8Ş-7g7ŝ8Ō9y10uŀł11ŠƲƷǁ12Ŗ13Ɓǟ15Ķŗƃ20ŏ21Ň31ƶ40W47V
plan $	85 -11y11k12HV15łŇ20Ʋ26Ɓ
plan pay	80 -11ƹ19ƃ
plan to	84 -7ľƫ10V15ǁ17Ʒ26ǟ38ƶ
planned	86 -14u15ǁ18y
plannin	86 8ƌ12V13ĸ15H
planning	76 9ǟ13H14ƌ21ƥ28y
planning on	85 -12ǟ-7V12ƌ20H46y
planning to	81 -14y-7F10V21ǟ24ƥ
plans	69 -7W8ǂ12V17H28Ǜ29ǟ32ĺ36k
plans $	86 -9H9ǟ43k
plans at	80 -15V42ĺ
plans for	88 25ǟ
plans to	85 -10k10ǟ33H
plant	86 -16ǟ15ƨ18U30S
plate	79 -15Ÿ9ǁ11Ǎ47ū
plate number	88 11ū
play	82 -15Ũ-9ǁ9s10ƙ16Ť17ŉ20Ɲ32g
please	73 -12ƣ-9ǌ-8Ƣ-7Ǎ10I12bw13c15eǈ16d20D30a
please $	74 -9ǌ-8Ƣ-7ŰǍ10I12bw13c15e16d20D31a
pleasure	79 18a34ŭ
pleasure $	86 37ŭ
plot	88 60Ʊ
plug	85 -7ƶ38Ž
plug in	88 23Ž
plumbin	90 10Ɯ23Ƌ
plumbing	79 7Ɯ8ǒ19Ƌ
pocket	72 13ǅ19ĸ22Ŧ31Ř
pocket $	77 -24Ř11Ŧ14Y36ĸ
point	90 10Ř11š24Ŗ
points	88 -12m-8ǌ17Ş55Ż
policies	68 -8Ɔ7Ųƶ8ǧ9Ƭ19Ǔ35ş42Ǧ
policies $	82 13ǧ16ş24Ǔ
policies do	90 11şŲ
policies you	78 13Ƭ
policy	47 -14ĺǧ-11ƕ-10Z-9o-7ISūŬ7śŞŹǂǥ8Ūžƀ9ŜŢƩǟ10Ƃ11šƣ13ŐƔǦ14ƁƛƢǐ15Ɯ16ƨƭ17Ĺľ19ŖŠǣ20ŗƫǢ24ŕſƶ25ő26ŷƧ27ŏŚƪ37ř
policy $	58 -28ř-22ŏ-19Ƨ-11ǧ-9Zǣ-8SŞ-7ƪ7Ƭ8ŒŗƘƚǂ11Ƃ14Ƣ15aŜŠŪǟ17ƨ18Ţ19őƶǐ20Ɯ21Ǣ28ƫ33ľ42ſ44ŷ
policy and	76 -18ĺ8ǧ10Šǣ32Ĺ
policy in	85 -7ŷ11Ś18Ļ32ŏ
policy include	80 38ŏ
policy is	75 -18ƫ-7Ǧ7ƶ8Ĺ10Ɓ20ŷ44ƪ
policy number	73 -11Ś-9I-7ū96ř
policy of	90 -13o44Ʃ
policy on	88 53Ƨ
policy or	80 9ŏ10Ƣƶ11ƣ12ƛƧ29Ǧ
policy out	90 -13ŕƕ13Ɩ25Ś31ő
policy pay	86 -13Ŵ17ǣ20Ǣ21ƀ41ž
policy right	85 -21Ƨ11ƪ13Ź16ř21ŏ26Ɣ
policy that	88 -8ż-7Ʃ11ƃ18Ş19Ƨ
policy today	78 -9ŏ-8ž14Ō20ŗ
policy with	90 -10ŷƣ-8ş10ś24Ŵ35Ő
policy you	84 -8ƨ14ŒŞƶ21ŕ
pool	69 -7ş11Ʀ21ƛ72ƍ
pool $	82 10ƍ12ƛ
pool or	86 -8ş14ƛ
porch	86 -8Ǫ-7Ƈ7D10Ɵ11ƅƚ15Ʀ
portable	90 39ƨ
portable $	90 39ƨ
position	90 -9ő7ż14V19Sǉ
postal	90 36E
postal code	90 36E
pounds	86 57ƻ
prefer	88 18K19Ĵ
premium	77 -7ţ9X12œ16ǥ30Œ
premium $	84 -14ǥ13œ34Œ
premium audit	90 -8ţ22ǥ
prescriptions	86 18Ƽ
prescriptions $	88 18Ƽ
present	86 9ŐŞ10ő14ŝǝ19N
pressure	78 8Ƽ11ł18ǃ28ƽ
pressure $	90 13ƽ19Ƽ
pretty	70 -8ű7Ķů8S9Ŷƒ10WōŨŴƚǒ11ŕ13Ţ15Ɔ19G20U26ƹ
pretty good	86 -10ű8ŝǠ12W13G28ƹ
price	62 -12ǅǓ-9xǔ-8ŗ-7QƸǪ7ŉ8ƂƵ9Ř10ǂ11Ļǋ12rĵŝ13Ňƈ14œŢ17ńƪƭ18Ŋ21Ŏ23Š24ľ25ŀƓ30Œ34XłŅ
price $	73 -14ŒǓ-8Ƹ-7ľł9ŉƵ11ń12ƭ14ǂ15r16œ20ŀŢƓ36Ņ39Š
price a	88 8ǧ12Ƃ13ƈ17ǋ
price is	88 -7ŝ9Ŋ18Ļ
price on	90 -13ǔ-8ŀ33Ɠ40Œ
price or	86 -16ǅ-12x72ľ
price you	90 10Ş11Œ33ŝ
primary	90 11ǧ19ƿ
print	90 14Ǫ24Ŗ
private	84 -9Ÿ11Ʃǁ12Q13ƲǤ21Ƣ
problem	80 7ŋ9sĹ10ŵ16LŜ18ŀ
problem with	88 8ŋ12Ĺ20ŀ
problems	83 7Ɯƹ11ƽ12ǝ
problems $	85 -17ǃ7Ɯ12ƽ29ƹ
product	88 15ǖ16ǅ21ƪ
product $	90 15ǖ17ǅ21ƪ
products	90 -8ž11ƞǅ24Ǣ
professional	83 7Ƒ31Ǜ
program	79 -7ǈ7Ŋ11ǘ12ǆ13ļ25ǚ34Ǧ
program $	85 21Ǧ29ǚ
progressive	85 16Ņ18Őő20ń
promise	86 11Œŝ16Ǫ18d28Ŏ
pronounce	90 28b
proof	70 -13Ǎ-10ƈ-7Ń14Ɩ16Ƣ25Ǩ45Ǔ64Ƅ
proof $	84 -42Ƣ11Ƅ14Ǎ21Ǔ40Ǩ
proof of	80 -28Ǎ-13Ɩ12Ǔ23Ƅ36Ƣ
property	67 -11ǉ-8Ő7Ɲǌ12Hķ15ƍ16ž17ƒ22DǍ28Ƙ42ǣ
property $	84 -8Ǧ7D10Ɲ15H23ƍ
property coverage	90 40ǣ
property manager	86 -14ǉ-9ǣ17Ǎ30Ƣ
protect	88 18Ǚ37ķ
protected	72 7ũ12ŏ13ķ23ſ
protected $	74 25ķ
protecting	88 12Ʋ24ŏ
protection	80 -8ķ-7ŏ11X15Ɛ19ƃ20Ʈ22ŗ23Ŗ25ľ
pull	74 7gŁŢ8ŌŐ9ƌ12ř13W18Ĵ26d36Ś
pull it	86 9Ő14ř31Ś
pull the	88 10ĴŁ11Ţ14Ō
pull up	90 7W39d
pulled	83 11ĵ14Ļ17Ŋ47Ż
pump	84 29Ɗ
pump $	86 11Ɗ
purchase	86 32Ɠ
purchase price	86 32Ɠ
push	85 10Ŋ11ł15Ō20Ɨ
pushed	90 -7Ť10ņ16ĺ19H
put	55 -15V-12G-9PŤƕư-8ő-7yĹŊŎŖŧŵƘ7sľƚǟǪ8Űƍ9aoELŪǥ10ckuQ11ŗŴƅƈ12Xĺńű13RƓ14SĶƲ15ũƌƑ17ŷ18f19ĸ20ƥƽ21Ɣ22Ů26Ƽ27Ƴ30Y33H35Ō
put a	86 -12ƒ11Ŧ20a24Ɠ
put away	88 10Ʋ26Y
put down	85 9G11c12uƢ16Ƭ
put in	76 -14G-7Wő8ƽǣ11Ə13Ƒ14Eƍ15Q21Rńũ28Ķ29S
put it	76 -16Y10Ƒ11ƿ12ű13f18L20ĸ22Ō48Ɣ
put on	76 7u8ƈ9Ƴ11D13wT19Ū20Ŵ30ŷ38Ů
put that	85 -13Ɣ13űżƅ14ƒƝ16ň
put the	86 -9G8ƅ10Ž11ƈ28ƽ
put toward	90 29X
put you	76 -16ž-7Ŋ7f10ſ12ƃ14ĸļ22ŗ30Ǫ31Ō38ƥ40Ƽ
put your	86 -11ƕ10Ľ14Ɩ15Ś17ǥ
puttin	88 -9Ɠ9ż12ƺ15Ķ16Ū
putting	79 8ƈ14ŮƲ16w19H20Ķ
putting on	90 14Ů
quarter	85 -7Ĺ13Ƨ14ƭ17Ń18ƙ33O
question	84 -12ƕ9ķ11Ĺ15A23ŉ
questions	72 9d29Ŋ38ŉ
questions $	81 27Ŋ
questions do	88 11ŉ
quick	74 -7Ǖ7ķ9aRǐ10ŝ11dǊ12ŋř18Ŋ26ŧ
quiet	86 -8R10L13Ư28Ǐ30ŀ
quit	75 10o12š13V27ǃ29ƨ35ƺ36Ķ
quit $	85 12Ķ20ƨ35ƺ
quote	70 -7ń7c9ƈ12Ľ17žǧ19e20Ĺ25J33Ņ
quote $	81 -7ŁŅ9Ʈ12Ĺ15Ľ24eJ
quote you	82 8ǧ21ž29Ņ
quotes	82 -7Ņ47ń
quotes $	86 -7Ņ15ń
race	88 -10Ʀ-7Ż59ǁ
rain	86 14ƚ15ƹ28j
rains	77 12Ɗ24ƚ
rains hard	78 12ƚ13Ɗ
rainy	86 40Y
rainy day	86 40Y
raise	78 7Ř19œ22ơ41ư
raise the	88 11Ƶ
raised	81 -13E-12d9Ŕ14aŗ15œ35l
raised it	90 -14E11Ŕ17œ
ran	90 -25Ť-9ĺ8ǔ50š
rate	71 -17ŕ-8UŅ7d8ƹ10Ƶ11ĵ12ĺŞ13Ŏ15ŝ17ľ19c30Œ37Ŕ38œ
rate $	84 -18ŕ23Œ24œ42Ŕ
rated	86 -16œ17Ş60Ƶ
rates	80 -9Ǣ-7Ş10CEŢ12H13cŎ14ƕ20ũ
rather	75 7L8I15M17s20Ĵ22ľ24Ŋ31K
rather i	83 -7M8L9I19Ŋ39K
rating	90 8ŷ10ĵ
reach	76 -12N7gŜ8Ɛ9ĺ11XĹ15L19Ľ23K27I
reach out	88 9Ŝ14Ĺ16ĺ
reach you	80 -12N8Ɛ17L21Ľ26K32I
reaction	90 35Ň
read	64 -14Ǫ7ƪƫ12DŅ13d14Jǔ15e16ř17Ƣ19ŗ21Ƽ23ū24a25Ś40Ŗ
read it	90 19Ś29Ŗ
read me	68 7ŸƫǊǢ8ƪ13Ņ15ř16e18Ś19Ƣ23ŗƼ26ū
readin	88 7ř12Ŀ19I20j22Ů
ready	79 -15Ţ8ř10ǥ11ǟ13Ɨ15e49Ō
ready to	82 -16Ţ12ǟ54Ō
real	71 -13I-10C7źƐ8acFRŧƅ9rŵ10dřƙ11Ư12ŋƑ21Ŝ22ľ24ķ31Ǫ
real quick	82 10aR12d13ř14ŋ
really	79 -10Ŝ-9ŀ7Ɣ8Ŀŝ9ŵ11Ũ12gƚ15ņ16ľ18Ŗ
rear	90 34ż
rear ended	90 34ż
reason	76 -9ŏ10ƀ11BƂ12šŢ15Ĺ29Ō41Ŕ
reason $	88 14B51Ŕ
rebuild	79 45Ɣ
rebuild $	84 
recall	82 -11Ĺ20q49Ľ
receipts	85 15ƙ31ǋ
recently	88 10őƴ23ĺ
reckon	90 12B13z21Ʊ
record	72 13Ǡ18ţ19ŋǀ52Ż
record $	82 7ŋ52Ż
recorded	77 30ŋ
recorded $	90 
recorded line	88 27ŋ
recording	84 32ŋ
records	81 7ǥ22ƿ51ǘ
red	88 19Ǝ40Ż
redone	83 9ƌ10Ɣ21Ƌ25ƈ
redone $	90 13ƌ
registration	86 33ū
regular	74 7Ÿƚ8nƪ9K11ƙ12ƿ17ƉƢ19Ų
rely	90 -7A14Ǜ15ư19ǖ
rely on	90 -7A14Ǜ15ư19ǖ
remember	71 -8Ť7cB9œŦ10x11ť16E47Ľ
remember me	88 17Ľ
remodeling	88 21ƌ
remodeling $	90 21ƌ
renew	74 -11ƣ-7Ǎ30ƥ37ŕ
renew $	76 20ŕ
renewal	66 -7Ō10š11ǟ13ś21Ĺŕ32Ŝ
renewal $	84 -9Ō7ŕ9Ĺ15ǟ16ś
renewal go	74 41Ŝ
renewal notice	80 22Ĺ
renewed	88 -8Ŕ24ơ27š
renews	90 -18Ʈ43ŕ
rent	60 -13Œ-12Z-11ǉ-10n-9Ŝ-8zǎ8ƣƤ9Ʀǌ10ĿǞ12ǈ14ǐ15ŵ16ƠǑ19Ư22Ƣ32ǒ39F57Ɲ94ơ
rent $	74 -21Ɲ12Ʀ25ơ60F
rent a	78 -12ǉ21Ǒǒ
rent from	88 -10Ŝ-7ơ31Ɲ36Ƣ
rent loans	80 -13Z30Ư
rent out	85 -9ǌ19Ɲ31ǒ
rent the	86 -21F-7Ʋ16Ŀ35ǌ59Ɲ
rental	71 -11ơ7ƥ14ķ27ŵ31ƣ78Ɓ
rental $	88 20ŵ
rental car	86 33Ɓ
renter	90 16ƥ37F
renters	76 -25Ǎ-13Ɓ-10Ǒ9ş12Ǔ14ǈ16Ʀ18ǒ19Ĺ22ŏ28ƣ40Ƣ
renters insurance	88 -28Ǎ-14ƁǓ13ƣ27ŏ56Ƣ
renting	82 12ǌ14ƣ34F
repair	84 12Ŕ29Ŧ
replace	74 -8q-7ƑƔ10ž11ƃ12Ư15ƒ17ǣ24ƶ25ǐ28Ƙ
replace everything	88 8ǣ29Ƙ
replace it	88 -7Ƙ7ǐ35ƶ
replace your	90 -10q13ƃ42ǐ
replaced	80 -7ƛ22Ƌ25ƈ
replaced $	90 28Ƌ
replaced the	90 7ƈ
replacement	79 -25ǐ-12Ŧ-11Ɠ9Ƙ26ǣ53Ɣ
replacement cost	84 -26ǐ-13Ŧ11Ƙ26Ɣ28ǣ
replacing	79 -10Ĺ16ĺ23ƶ
replacing it	79 -10Ĺ16ĺ23ƶ
report	79 11Ż13Ǌ14ţ19ĵ23ź25Ǝ
report $	88 13Ż16ĵ30Ǝ
report card	90 27ź
require	80 21ǔ30Ǎ
require $	83 30Ƣ
requirements	90 -18Ƣ25Ǎ
requirements $	90 -18Ƣ25Ǎ
residential	90 12Ǖ23ǅ
rest	79 -12A-8ƋƤ7x8ƛ11ş13zō18Ʊ21t23Ǫ
rest $	88 7ŷ21Ʊ23t26Ǫ
restaurant	84 -9Ǒ12ǜ13Ƥ14Ǡ25ǎ
retire	81 -9P15Ŝ20Ʈ26ƨ35V
retire $	84 -10P9Ʈ16Ŝ41V
retired	86 -10V-9t11q49P
retirement	76 -8V29t48Ķ
retirement $	81 19t24Ķ
retiring	90 35V
return	84 7ǡ11ŧǇǋ14T20ǚ
revenue	84 38ǋ
revenue $	86 32ǋ
review	86 -12Ʒ11ŖŜ15Ŷ16ǟ23Ǫ
review $	90 -13Ʒ12Ŝ16Ŷ17ǟ24Ǫ
ride	77 -12Ū9ƃ10z17Ŭ29Ųǁ59ŵ
ride share	90 38Ų
right	38 -11xT-10ŤǪ-9ijWǂ-8BRǏ-7mnLU7kYņŌřŚƚƬƿǛǜǝ8pEŇŭůŲƧǉ9cdqwŐŗƺǅǧ10űƩǍǕ11QXƞƢǒǦ12osŃŏ13Ƹƾ14CƔ15uSŀƝƭ16őŧƅƓ17Ǡ18NŎ19IǄ22bP24ŝ
right $	40 -18ŏ-12kN-11n-10xŤ-9rǂ-8BRŻ-7mĴ7ouwGĽľŁťŪŰŶŹơƳƼǁǗǟ8Ļŉœŷſƚƨƶƿǎ9šƬƸǜǝ10eŃŭůƺ11PQĹŇǅǕǤ12Őş13ŀƓƞǒ14ƧƩƭƾ15ƢǄ16pŝ17Ɲ18SƔ19Ŏő20b22ƅ23I
right about	90 -13ō7v21Ǧ
right around	90 12k15Ņ
right now	61 -14Ǐ-11Ĺ-10ş-8WƧ7nŲ8X9cűƓ10ĺŻ11YŒ12ZŜ13Ǧ15uFŌ16s17r20q21PŚ25Ǡ34ŗ37ŏ47N
right there	86 -9ƅ8M10s11Ś12ƪ14Ƈ
ring	70 -13ű-12ķ-8Ǫ10A14K15Ŝ23ǋ25Ə26Ľ34f35I39L58ƙ
ring a	88 35Ľ
ring up	90 -7ƃ15A22Ŝ30ǋ
ring you	90 13I39L
risk	78 14ķ18ƚ29ũ
risk if	80 15ķ
river	86 51ƚ
road	76 -7R7y8Cǁ12ǧ15Ɛ18ǟ22Ǡ24ŭ27Ź44D
road $	88 -8R12ǁ18Ź19D36ŭ
roadside	79 10Ŏ14ŝ31Ɓ
roadside $	90 7Ɓ
rock	90 12j17ǁ
roll	90 -7ũ11ŕ15Ɛ17Ķ32ź
roof	58 -13ű-9ƹ8Ǥ10ńƫ13ƞ14h21ş24ƒ32n72ƈ88Ɖ
roof $	64 15ƞ17h18Ɖ24ƈ26n27ƒ
roof in	88 -13ƹ24Ɖ
roof is	86 20ƈ
roof right	88 -18Ɖ14n34ƈ
roofing	86 -7ƈ8Ɖ29ǅ
room	76 8ƃ10ƥ11ƌƑƣ12Ɔ13ƟǄ18ƞ19Ƙ21X
room $	88 10ƃ14Ɔ16Ɵ
roommate	85 8ƣ10nŷ28ų
roommates	81 36ƣ
roommates $	84 17ƣ
rooms	86 13ƌ32Ɲ
rooms $	90 -7Ɔ19ƌ34Ɲ
rough	82 -7ĶƠ7ņ10ĵŨ12ǁ13ŧ14ťŮ20SY
roughly	69 -14ǣ-11S9Ƙ10TƓ11Y17Ů19Ư20ő22ķ
roughly $	81 -16ǣ-13S-8Ư13YƘ14Ɠ20Ů24ő
roughly what	73 11T28Ư
round	84 -16ń16ƓƘ21Ǐ24Ơ28ũ29Ţ
route	90 12Š17M
run	58 -11R-8ƃ-7ŃŌŷƠ7Ŧǉǌ8pŕƨƱ9nŝƚ10ňţŲǘ11ĵǦ13Ū14ū16Œ18űſ19eƪ23O24ƞ25Ǐ27AǑ28ƭƾ35ǩ
run $	77 -13R10ű14ŦŪ15Ņ17ǅ34O42Ǐ
run a	85 9ĵƔ45ƞ
run and	80 -10Ū26Ǒ
run in	88 49ƾ
run it	79 -9Ō-7ű10Ł19ƭ20A40ǩ
run me	86 18n21Ǧ23Ū
run out	86 -18ű-10Ʈ-8Ơ15ƨ16ŕ49ƪ
run the	83 -10ƃ-8Ūƞ-7Ł7Ż12p17ţ20ǌ22ū25e36ǩ
run you	88 -19ű8ƌ13ž45Œ
runnin	82 -9Ǫ-8ƞ9ŋ10ǩ13fqńŐ19ĿŴ28Ǡ
running	74 -15Ū-9Ƽ8ŻƝ9k13uű15Œƽ17ƞ18hŶǪ24Ǟ
running $	88 -23Ǡ23ű29ŶǞ
running around	88 -7ńű11Ɲ17u24h
runs	76 -10Ǣ10Eſ12ƾ13Ǌ21Ƣ28ǉ29Œ33ŕ38ű
rush	88 -16i14s16Ń43O
s	79 12J16Ɩ18q24Ƅ27Ǉ44b
safe	84 -7RŲ21ƙ30Ž
safe driver	90 -7Ų25Ž
safety	71 13Ə62ǚ
safety $	86 
safety meetings	88 17ǚ
safety program	86 10ǚ
said	63 -10Ɠ-9Ň-8ŀ-7Ư7KWŲ8fuĵŊƞ9xS10ŎǆǛ11dqŝ12tOǝ13ŉŔƅ14H15GVƦ18Ʒ20c21B22y31Ƶ
said $	75 -9Ɠ8xH9Ŭ10W11VŊ12Ǫ15ŝǆ16ƅ19ŔƦ24q29y
said you	78 -7r8Ś9AK11HŲƞ12ņƸ15Ǜ17d25Ƶ
salary	78 12ƨ16Ǌ18Ư19Ƨ21u23W33T
salary $	86 11W55T
sale	85 -13ǔ12ǩ13H16Ƙ42Ɠ
sales	69 -8Ǣ-7ƭ11Ǖ14ǡ28ǜ33Ǘ67ǋ
sales $	84 43ǋ
sales is	75 -10ǋ14Ǖ38ǜ
salon	88 -14tD-9U12ǎ27Ǆ30ǉ36Ǡ
same	63 -10ǣ-9G-8Ʃ-7ƹ7łŗƣǝ8ŜżƗǎǟǦ9oǃǡ10Ƈ13ņƔ14k16ő19ƪ20I21ŴŶ28ũ29ş31S34p
same age	88 -27c-7Ʃ47p
same as	86 8Ű9o13ǃ28c
same company	88 -13S17ş42ő
same one	90 18Ŷ26I
same thing	85 -7Ż11p12żǦ14Ƈ37ũ
sat	84 8ƛ13Ư19Ŗ
sat down	86 19Ŗ
satisfied	88 -13Ő19ŧ25ŝ
satisfied with	90 -13Ő8ŝ19ŧ
save	78 -9Y9ź10Ļ11ǂ22Ĵ25Ĺ27Ř31Ţ
save some	90 -23Ţ16Ļ29Ĺ31Ř
save you	90 10ź20Ţ
saved	81 -8ķ11Ţƶ12Ĵŋ16ǘ41Y
saving	88 -19y16Ķ20Ǫ32Ʋ
saving for	90 -19y16Ķ33Ʋ
savings	66 -7N8Ư10Ļ11ƴ20ķ26Ř48Y
savings $	75 9YƯ12ķ
savings could	80 -18Y36Ř
savings if	80 -7ĸ23Y
saw	79 9ŉƬ10f11tŧ12ű13ƛ14Ũ16jC24ƿ
say	51 -18ž-17Ÿ-14aŦ-13Ƹ-12ǡ-10coŽ-9xŐ-7ALŏŞƣƯ7œƿǊǒ8őƆ9ƃƩǄ10QĵłňţŲƞƶǀ11ŖƽǛ12ŝǨ13Ɖ14ŚƵ15ŇŊŔ16ŋŮ17ƹ18ŀŗ20BŌ22Ǫ24ū26b27Œƻ30ŁƢ32T51r
say $	67 -21ƽ-16Ǎ-14ǡ-9Ő7ŝŧƹ9ĵř10ǅ11Y12ǒ13ő15ƻ16Ł17Ů20Œƿ21Ň22w24r25œ28B32Ƣ34Ǫ
say about	70 10Ǝ13ſ18Ǎ22r
say and	79 21Ĺ26ū
say for	90 -33ž-8ǉ14Ǌ16Ɔ44ŗ
say in	90 -14Ƣ14Ǎ16ǀ22Ǩ
say it	79 -25ƿ-11ŧ-10ű-7Ŧ10Ŕ12b15Ņ23Ɖ46ƽ
say on	86 -16Ÿ7Q18ū22Ǆ
say so	88 9ǣ20N26ŋ
say that	88 -7bũ9ƈ19ň35Ǫ
say the	84 -7Ǫ10ƪ11Ōƥ15Z19ű20Ŋ26Œ
say what	86 8Ŗ12ũ13Ň14Ǫ22Ų
say when	88 -13w10Ŕ11ŧ21r
say why	90 -9Ƶ-8Ǫ29Ŕ
say yes	83 -22Ŏ33ł38Ł
say you	74 -10xǍ-7Ÿ7RƄ9ž10ǘ11Qľ13Ůŵ14ƃ15ƹ18T26Ŗ27Ƣ
say your	88 -18a-9o10ĵƃ16Ǜ46b
sayin	90 -11t15oƹ
saying	84 10ǖ11o12ĸ13ň16N23b
says	73 -14Ǎ-11o-8w-7Ǧ8Vƪƫ9ňƓǣ10q11ļ13cF15Śž17ƅ18řŮ20a21Ƣ
says $	88 12Ŗ13Ǫ14Ś
scale	85 7Ŀ15Ň23ł41ƻ
scan	88 -9M39ś
scare	90 9Ƶ17Ƥ36Ŀ
scared	86 -7Ɗ17Ņ22Ǝǂ31Ũ
scares	90 40Ŀ
scares you	90 40Ŀ
scary	83 -9J8Ź11Ǚ13VŤ36Ũ
schedule	84 16ǣ21ƙ39R
schedule $	90 -14ǐ10R22ƙ34ǣ
school	62 7Źƣ8ǧ9Ʒ10ŻǕ11KS12vyQ15ŭ16ǔ22l26m28Ʋ29x36ź
school $	71 -25l10v12Ż23ź32x34Ʋ
school and	88 7Ŵ8m11ƣ20ź
school district	90 -13Ʋ13ǔ16Ǖ20Q
school is	90 -9m12y
school or	83 -15x8ŭ9Ʋ12v14Ź15K17S
schooling	90 -12Ƨ41m
score	79 53ĵ
score $	84 29ĵ
scratch	88 15Ɣ16ŏ
scuba	84 33ǁ
scuba dive	90 29ǁ
season	82 -7j8U14xƛ17Ɲ18Ǐ25Ǡ
season $	88 -50Ǡ-7j15ƛ77Ǐ
seasonal	90 13Ơ37Ǐ
second	66 8ĻŊ9ŕ11pAIǪ12Ňũ13d15ľƕǌ16Ō17y19ǟ28Ơ30N31Ŵ
second $	84 -21Ơ-17Ŵ13Ƭ41Ǫ56N
second car	84 23Ŵ
second home	90 -15ƕ-8Ŵ70Ơ
second vehicle	90 23Ŵ
security	77 7e9ǘǙ12Ķ36Ə
security system	90 -7ǘ25Ə
see	61 -17J-11Ń-10C-9rǪ-8p-7mQŔǕ7ŴžǓ8ŭƞ9šƂƇƉƊƜǀ10ŎœźƐƳ11ĹĿ12v14Ľţū17Œřǃ18Ŋ20ļ21Ƅǟ22yH24ƿ30Vň
see a	83 -8ƙ12Ɛ15Ƴƿ26ǃ
see if	86 -11Ļ9Ņ12Ǜ15š22Ĺ26Œ
see the	77 -20J-8ļ8ƿ9Ƅ13œ21ū23Ǫ33Ľ34ǟ
see your	85 -14Ń8ƿ21Ƅ33V
see yourself	84 -8Q14Ţ21V37H
seen	79 -11ş-7Ũ8Ɯ9Ǧ12Œ17t19ƚƴ30Ǔ36Ǫ
self	90 13Qƃ
self employed	90 13Qƃ
sell	68 -10Ļ-7Ŗ8Ɓƴ9ĸƔǟ12ǜ15ƪ20Ɩ24Ƹ35ƞ38ƓǕ44ǩ46H
sell $	83 -10Ǖ-9ǟ7ǖ18ǅ19Ƹ33H35ǩ
sell for	86 -12Ļ-7Ŗ55Ɠ
sell it	90 14Ɣ
sell the	88 8H10ǩ12ǟ14ƴ
selling	90 -7H42ǟ
send	64 -21Ƣ-7Ĵ7ǂ8Ō10o11ƫ12Ŝ19Ǩ22K23ļ27Z29Ɩ31J36śǍ
send a	88 10K11dǂ13ļ16Z
send it	83 -7Ō9J14D15K34ś
send me	83 -11Ƣ13ś33Ǎ
send that	90 13Ǩ
send the	79 -8ś13o36J39Ɩ
send you	84 -16Ƣ7K15ƫ17Ǎ19ļ22Ō
sending	90 -13Ũ11Ľ40ś
sense	78 8ĵŘ9Š12ũ16s47ň
sense $	88 -14Ň40ň
sense to	90 18s19Ňň
sent	76 -20Ś10K11Š13Ĺš16Ǚ17J36ļ54Ľ
sent you	84 9Ľ12Š15š45ļ
separate	80 7Ǧ11ƙ26ş32Ř
serious	88 -9BǞ13ǐ14ƾ16ƽ18ǃ
serve	82 -7ǀ11Ǖ35ǜ
serve alcohol	90 
service	71 7yŞŢǟ10ǅ13Ɛ15ŝ16ţ23ű24Ʊ27ľ
service $	76 -16ľ8yŞŢ14Ɛ19ţǅ27ű
services	85 13Ǜ14ǟ23Ŝ29ǅ
set	67 -12Ǡ-9ǌ-8ŒƖǦ-7ŦŵƥǊ8Ŵ11Lŗ13AŘ16Ū18Ĵ20ĺ22T23Ǟ25Ɨ31Y35Ʊ39Ţ41Š44Ǉ
set aside	86 -8ŉ11Y39Ʊ
set on	88 11ŉ59Ţ
set up	83 -14Ǡ-11ǌ-9Ǧ-7ƥ30Ǟ60Ǉ
set you	90 -10Ɩ7Š8Ĵ16ĺ17ŗ
settle	88 11G15ł21ŉ23ŧ
settled	85 11Ń13Ŧ35Ɵ
settled in	90 38Ɵ
settlement	90 19Ŧ25Ɨ
sewer	84 34Ɯ
sewer backup	85 7ŏ22Ɯ
shall	85 17Ō20ƭ34Ǫ
shall we	88 -9Ǫ47Ō
shame	88 7ƽ9Ŗ11Ƅ
shape	75 12ǃ21Ɖ31ƹ38ű
shape $	85 -8ű12Ɖ13ǃ
shape is	86 -11Ɖ57ű
share	74 -10ǘ-7Ő8Ź11ǎ12Ǖ21ų25Ŋơ26Ř27ƣ28Ų
sharing	88 -8F12ǎ16T21ƣ
she	56 -30ƹ-20ƺ-19Ū-13ŇǪ-12w-10ŽǍ-9mWŰǡ-7ciMǈ7ŧƇ8Aű9U10ǝ11yƅ12ƣƬ14B18ǉ19Ŷ20ų23ƴ28Ʃ30p34x35ǃ36Ŵ37oźƸ38Ư41s42q44t52v57r
she $	86 -13ƹ-8c-7t7p9ǃ14ŧ28v
she do	88 -13ǡ-8Ư12Ƹ19ǉ
she does	88 8x10r12q15ƞ
she get	90 -15Ʃ-9Ƹ17ź35Ư
she go	86 -14q20Ƹ24ų54o
she have	86 -13ƹ45Ʃ
she is	73 -11w-7M7Ź10r11ƇƬ12A15U19p20s22t23v26ź
she keep	90 -7Ķ14o49Ƹ
she take	88 -15ų-11y22Ŵ27ź
shed	81 12ƞ30Ƹ51ƒ
sheds	90 16ƒ
sheet	88 12u14f21Ś
shifts	88 -9k22R26Ǐ
shingle	82 21ǆ28Ɖ
shingle or	90 21Ɖ
shingles	77 15ƛ24Ɖ40ƈ
shingles $	88 16Ɖ22ƈ
shipping	80 13Ǟ
shipping if	80 13Ǟ
shoot	80 -7ŷŸ8J9h10K11c15aś
shoot you	90 -11J13c14K
shop	60 -32D-23Ƥ-21Ƣ-18i-14t-10Sŏ-7Ɠ7ǧ8yĹǅ11Ǒ12ǡ13U14Ǟ15ǟ16Ǖǩ17Ɓ18Ƙ19ǣ20Mǉǐ21ǆ22ƞ28ŠǍ29Ǆ30Ǡ32ǎ34Ǧ36ŵ39ǌ
shop #	90 7Ǟ26ŵ
shop $	66 -23ƢƤ-22ƞ-17D-11S-7bů7g8Ɓ9ǧ12ǟǠ14Ǧ15Ǒ18Ǖ22ǎ23Ǎ24ǆ42ǌ43Ƙ44ŵ
shopping	82 7Ő11Ţ30ń34ĺ
shopping around	85 11Ţ36ń
shops	86 7ǣ12Ǆǉǩ13gǍ
short	86 -14ƃ9Ť10Ɲ15W24Ư
should	57 -16r-14ŉ-11ũ-9Ưƽ-8Ŋ8Iǃ9hĽŋ10Ǫ11Ŵ12ƭ13O14uƄƷ15Ŏŧ16Mƹ17LNŷƲ18afǨ21Ĵƙ23K24s25D26ň28Ʈ31Ō
should be	86 -7Ƭ12ūŷ13Ʋ15ƙ
should i	64 -10ŉ-8Ŋ-7Ʋ7ǡ8ŷƄ11Iŋ12Ľ13N14M15O18ƭ19Ĵ20Ǫ21DL22Ŏ24Ō25a28K34ň
should it	85 9Ĵ15b17Ƭ21Ǩ29Ʈ
should know	74 -11ƽ15ōǃ18h23ƹ
should we	77 7MN20Ō26Ʋ33s
show	74 -12Ÿ-8ǂ7ţƐ8Ŕ10Ţ11k12Xƺ13n14Ŏƿ15dĽ19Ǫ20ť31Ŋ
show up	86 8Ɛ9Ŕ14kƺ23ť
show you	86 12Ţ14X16Ŏ36Ŋ
showed	85 9Ň18B
showing	85 -7Ƈ8ƞ11ƅ13Ƅ
shows	86 -11Ǜ11ſǓ13ť16ŗ29Ǣ
shut	76 11Ơ14ŋŶ24Ǐ45Ǟ
shut down	88 7ǖ23Ǐ
shut the	90 -9Ǟ18Ơ
shutoff	88 -14ƚ-8Ǫ21ũ44Ɯ
shutters	90 26ƛ
sick	79 -7Ư10Ŀ19W33ǜ36ǩ
sick $	84 -8Ư11Ŀ20W38ǩ
side	64 -14ƹ-11ǅ-10Ũ-9ĺƟǐ-8Ƃ-7PƄǣ7u8ŭ9Ɩ10ǧ11Ɗ12Ŕ13Ķłŧǃ15TœūƁ16Ųƾ17C18ǎǜ19ſ25ǡ26ƞ
side $	81 -17ƹ-11Ɵ-8Ƅ11uƾ12Ɩ13ǎ16C18ǃ19œ20ū
side business	79 10ƞ
side hustle	88 39Ų
side of	88 -13ǅ24C25Ɓ28ǜ
side work	79 -7Ų13ŭ
siding	82 43Ƈ
siding $	88 21Ƈ
sign	65 -9ƒ8HŁ10Ʃ12ZŖ13WƲ15Ɠ17Ŏ18JƗ19Ǫ26Ǆ28ő31ǔ40Ō
sign $	88 -7ǔ9Ō14J58Ǫ
sign a	80 20Ʋ
sign off	90 20Ł
sign up	84 11W13Ʃ35ő
signed	79 7Ł10Ō15œƣ18Ƴ
signed up	86 8Ɓ13Ō16œ
signs	84 -9ư15q21Ł24Qǡ
signs your	90 -12ǡ-9ư19q34Q
silverado	90 10Ŵ17Ū
simple	88 9Ƴ14Ļ25Ʊ
since	59 -12Ŝ-9ŻǪ-7rņŐ7PŸƽǃ8I9ƹ10GƤ11ƫ12Ƌ13ż14BŹ16ŗ17ť18ţƺ21Ǡ22ǆ25t28i30S34ǟ37ő44ũ
since #	71 -10Ż-8Ő7i8ż9Ɣ10ƽ12őǆ14ƫƹ19S27ţ30G
since $	85 -12ƌ-11ǟ9Ƌ12t17ť28ũ
since last	88 14I23ǟ
since somebody	80 13ǟ
since that	90 10ƈ12ũ14ť
since the	88 7ũ8ǟ20t37Ǡ
since then	84 12Ƌ47ũ
since when	84 -15G-7ũǟ8Ÿ36S42ő
since you	81 -9ũ-8r12Ÿ14ŗż19i20B21ǆ32ƌ
single	77 -13ǀ14ƆǪ18ƙ38f
single $	90 26f
sink	88 -9Ň8ƌ18Ɯ37ĸ
sister	75 9Ņ10h12Ƹ13A15U25ư38B
sister say	88 33B
sisters	85 -15Ǆ-11B11ƥ25ƾ47A
sit	75 9ł10s11ǜ12Lƚ14Ĺ15Ŵ21M25Ƈ27ŀ
sit down	85 10M11ł13ǜ14L19Ĺ
site	88 16ǜ17Ŵ23Ʀ
sits	84 12ŖŰ13Ƃ14Ơ
sittin	86 14Hĵ15n18ƙ
sitting	74 7ĵ8ŀ9ǧ11nY12ŗƞ13r15jM16Ơ23Ķ
sitting in	90 15Yƞ
sitting on	90 7Ƃ
situation	86 10Ź11z12ǩ17n20F
situation $	90 10Ź12ǩ23z27n
size	83 -15Ǫ-7Ŕ10r12ǟ14Ɔ22œ33ƭ
size of	88 11r12œ15Ɔ
skip	82 -12A-8ǧ9Ƃ13B15ŉ16ůǂ
skip it	90 -9ǧ8Ŋ10Ƃ16ǂ
sky	88 13ơ14ǁ29j
slab	82 -7Ɗ10Ɣ40Ƈ
sleep	74 -13ǈ8Ŀ10Ɲ12Ű13x14Ũ17Ō18ĸ19Ļƥ20nł32ƽ
sleep $	88 22x44ƥ
sleep at	86 -11ƥ9Ű11ĸ13Ɲ28Ļ
sleeping	85 7x13ľ
sleeps	90 -7x10Ə11n27Ű
slide	90 22ƍ
slow	75 -7ŕ9Jř13ň14Ɯ17i19b24U27Ǡ44Ǐ
slow $	86 -9Ǡ-7ŕ8ū10ř17Ǐ35U
small	74 10Ƨ11Ő13ǉ14Ʀǅ22Ŧ23ţ
small ones	79 23ţ
smart	82 -9Ɯ7m11Ɠ19ƭ20A21ũƏ22ń
smoke	71 -9q11Ƒ14ƺ15ƥ23ǃ24Ə
smoke $	80 -10q17ƺ27ǃ
smoke alarms	88 16Ə
smoke detectors	84 26Ə
smoker	88 16ǃ26ƺ
smoking	90 23ƺ
snap	88 12ś
snap a	90 
snow	85 11ǅ62j
so	34 -13ő-10oĴŀƒ-9ǒǪ-8Ŋ-7rXŐƷ7ļŋŗƔƺƾǘ8qAVƙǤ9UľĿřŲƓƖƼǚ10gyJKŃūƁƭǀ11fwCķĻƢǈ12ŒşŮžǅ13nLSĵŌƎƕƞ14Tńŵǖ15sŁŕŪ16ckũŷƈ17ŶƟơƪ18ĺţŦƣ19ĹųƗǛ20Qœ21h22pŝŤ23iƧ25ň29Ţ
so #	69 -32ő-24T-16Ɣ-15ƭ-12cR-11Ɩ-10ƙǝ-9ƅ-7C7Œǆ9Ĵŷ11ůǋ12ƃ14D20dƫ23Ů24Ŧ25u32Ɠ33ƻ38ƕ42S50Eǈ
so $	76 9jų10ĵ11pV12ĽƞƷ14C15ƣ16Ł20Ǜ26ǂ
so @name	82 -7a10Ưǉ12w19ų23r25Ź29s
so a	75 9m11ĸŸ13ǀǝ14ŪƆƏƮ16Ķ21Ť27Ǣ
so about	75 -13ǈ-9ĴĹ-8Ňť-7pƲǋ10Ů13Ǌ18ƕ23Y27Ƙ33ǐ38Ǖ41ƭ51T
so are	90 7C9ŏ14Ŭ24Ō
so do	82 -24Ŏ-9Ř7Ɣ10hǘ11ň12R34Ō
so far	75 8ŉŶ13y14Ň18u24Ɵ31iň
so give	77 8Ŧ10ĻťƈƗǡ11Ů13o17ĵ18Ŷ
so he	80 -8v8s9ǃ11x14ǚ17Ʃ18q53p
so how	81 -11ƚ8ǣ9Ơ10ĺǩ11KƲ14Ǣ23kŤ
so i	63 -15Rŉ-10Ǫ-9Ŗ-7ŜũǢ7ŅƢ8ƋƗ9ŘƙƶǊǋ10mXƾ11Ńń13o14Ĵř15bő16f17aM18ŕ19ň23Œ30L
so if	79 -7U9Ţ11BĻ12ŋ17ǩ20ŵ21ĸ44Ŏ
so is	82 -13Ǡ-8Ķ8Ɵ11iĹƳ12ŘƑ13t14ĵ17ƕ
so it	56 -20X-14ų-12ƕ-11o-10ƫ-9ŴŶ-8ňŤǊ-7ptĴ7aŜƇǄ8kwķůƅƆƼ9ŲƉƮǇ10Ɗ11űǅǢ12Q13ǎ14Ařũ16ǜ17ĺŝŰ18ŀŃŗ20Z22ŕŷ23œƣǠ24ƪ25ŭ34ơ44n
so just	78 -15ƽ-9ų8Ž9S19ŀ24ŷ26Ƽ27h
so let	84 7Œ10OŲ15Ł
so long	90 -18Ʒ16Ţ21ŝ23Ǫ
so much	88 10ŶǛ24Ŀ
so no	84 7Ż17Z26ŉ
so one	86 9ǌ12Ż36Ƨ
so she	81 -11v8t13ƞ19ź26ƅ34p39s
so somebody	90 11ż33Ǚ
so stop	90 13Ɓ
so tell	64 7kzAŕŰƞ8yŝŶǖǛ9CũƅƜƢƺǀǓ10Ŭ12UƥƦ13i14Ǉ17x19ń
so that	68 -21E-13Ɖ-9Ʈ-7ŐǪ7ũ8ŋŤƪ10yķŶ11ƨ12Q14J15Ň17b18Ǆ19vIş22ƈ23cŪ25ō29D
so the	63 -13ƉƢ-10Ʋ-9o-8w-7ŀŸǗ7ŧǨ8ŅŤũŬ9Ɯ10MŹ11ƙ12UŞťŭƈ13I14Ƅƨ15ǖ17aų19ŝŦǍǔ21ū26ņ30Ǝ40Ŵ
so there	67 -8Ɓ-7ǉ7Žƒǎ8ŏŕƝǧ9ķ10Yũƙ11ĶƍƑƧ14Ʃ16ƫ20Ǧ23š
so they	76 -12E-11ƨ12Ɣ15WǗ18ŒŦ35Ŕ
so we	76 -13ŏ8Ʈ10ĴŕƖ11s12Ūǀ24Ō36ƭ
so what	66 -11NŇ-10Ł-9Ťŭ-7aǑ7Ļœ8bĹņſ9ƭ10cķŢƉ13Ŀ14Q15JŞ19Ū20k26g31Ǫ32ĺ35P
so when	85 9R11ő12Ų13H16Ř17ƣ
so who	88 -11W10n13Q16w29u
so would	88 -8r8Ƹ9KƯ15X
so you	49 -17ŏ-15ǜǢ-13Ż-12sĴŌŝǪ-11Zƅ-10aŘƭǗ-9ŀŪŭƇ-8pƋƢǐ-7hwLĺņŞşŰŹƙǞ7ƽǓǘǤ8Šƻǌǝ9ĵłǑ10TńŖŲƠƧ11fĻĽŜŽƳǁ12FŐũųƞƥƱ13HŵŶơƺǚǟ14gUƓƚ15lCƟƿǛ16Nſ17Ł18VƲ19ňŚ20Rŗ21Ũ22ĹƝ24œŢ28G32c36ž
so your	67 -14Ő-9b-8pƽ-7ő7ƛ9txŕƃ10eozų11Ŀ12ŉƴ13Ɣǆ14Źƨ15ư17ūǡ18Ǥ20B21ƾ34Š
social	75 -10X12Ķ15ǘ17Ǉ20ǀ52e
social $	84 20Ǉ26e
social security	84 7e15Ķ17ǘ
soft	88 7Ɖ14ĵ
softball	90 13x17g
sold	77 -7A9š10Ŗ11Ɩ12P13Ŷ16ķ22Š30ņŜ32ű
sold it	86 -7AŎ13Ŗ36ű37Ŝ
sold you	88 30Š38ņ
sole	84 46Ǉ
solo	90 -8F16s18f21ƣ
some	62 -14ŉ-11Ő-9WǪ-7łŌ7UĴĸƷǁǦ8Kĺŕƌ9ǉ10lzQľŦǈ11ŠŤƫǧ12Ž13ķǟ15Ɠ18ĹƢ20m24Ř26Ļ29Ŋ
some $	85 -14Ţ9u14Ĵ16z26Ɠ28Ř
some money	88 9Ţ14Ļ17ƫ28Ĺ
some of	85 -14Ő11Ǟ13Ƣ15ŦƦ16l
somebody	55 -11Z-10nŨ-9ƃ-8ŏŒǪ-7š7hPŜǆǛǨ8ŗųƅƥƴǟǣ9ļņŧƿǌ10fŵ11Ɲ12ķ13ſƠ14ľƯǙ17ư18QƏƖ19F24ǝ26A29ž
somebody $	73 12ƣǆ16ǡ17f18ƴ23ǝ31ž
somebody close	90 15ĺ23ƴ
somebody could	90 22ķ
somebody else	75 -12Z-11ķ7ń9ş12Ɩ13ų19ǌ22Ł28Ư
somebody in	85 -16ƴ15ņ20ƿ25A27ž
somebody last	79 -15Ŝ13ǟ15Ŗ
somebody or	85 8ŏ21ŵ30Q
somebody sued	80 15ķ
somebody to	90 14Ɓ42ư
somebody without	90 -15ŏ-9š32ſ
somebodys	88 -10Ʊ-9ż10Ŭ11ŏ14ƴ16Ť
someday	88 8ǟ12ư13z17V30y
someone	81 -8š-7Ǫ7Ɣ8Ł10ſ15ǆǛ22ƴ31A
someplace	85 11Ǟ13ǌ15Hş17Ʀ
someplace else	88 11Ǟ16Hş
somethin	72 -7ǁ7ƿ8ĸǄ9Y10ƙ11NZō12ư13E15ŶŽ17Ū19ń20ĺ23Ŀ
something	53 -12ž-8Ł-7aĿńŌƚǙ7ƊƯ8NĽŏƄƧ9PŝƏ10irŊƬǖǜ11g12ņŔţŴƭ13łūǩ14ĺŗ15Ǫ16Yĸŵ19Ŗ20Ř21ƻ23Ş25ŉƷ26Ʃ29ŀ
something $	78 -17ŀ-9ŉ-8aƷ7Ś10Ń11ĸ12ǔ14ķŘ16Nŏ17Ŋ22ţ33Ǫ
something broke	80 22Ř
something else	80 -8ń8ŀ9Ŷ11j12wĺ14Ŏ17Ť33ŵ
something happened	78 -18ĺ-8ĿŤ10Ř13Ʃư16Ư22ǩ27ŖƬ
something happens	86 -8Ƹ7ǩ10Ŗ13Ŀ22Ʃ
something i	90 19ŉ35ō
something in	88 -8P-7ŌƳ11fĽ12q14ĻƄ
something like	85 -7Ł12ŏ33ł37ƻ
something on	90 -7ĺ8Ʒ13ŉ14Ŕ21Ʃ
something that	72 -13Ǫ9ĺ11UƂ12X18ƴ19ǖ26ŀ
something to	88 -9Ŋ7ŉ24Ǫ31Ʒ
something you	77 -16ŝ-8ŏ7ŀ8Ŋ10Ľ12gĴ14Ŀ17Ş19Ĺ20Ŵ22rŉ
somewhere	73 -17ş8Q9Ƴ10ǌ11Ű13Ǟ16Ʀ17Ŵ18ŒŢ19Ś21ƥ
somewhere else	82 -19ş20Ǟ21Ŵ25ŢƦ
son	72 -13p-12i-9tŸ-8lƮ10uŰż11ųź12ư18yǉ21wx29ǟ32v33Ź
son or	90 13użǟ
sons	85 -15Ǉ17Ǆ18y21u22x30w
soon	71 -9ǝ7ƁƖ12Ŀ13yV15ŕƄ20ǟ21Ź27H43Ń
soon $	77 -9ǝ18V22Ńǟ23Ź35H
sorry	73 7z8u9Tƻ11ůƴ17ņ18a19Ǫ20f
sorry i	85 -13Ǫ11bň13a
sorry to	88 7ƾ9z11Tņ15f
sort	90 10Ɯǁ32ƪ
sound	72 -16S-7Ǫ7bťƹ9V13i16l17G18Ů19Ľ36c48Ň
sound $	90 40Ň
sound like	86 11c14Ľ15i20l
sounds	73 -7Ɵ7BƐ8Ɔ9LŌŧǜ10Ɲ11F12ƾǉǩ13Ũ15b17N18ť
sounds like	76 -7RƟ7BNŇ9ŌƆ10Lŧ11FƝ12ƾ13ǉǩ19ť
south	85 9l17C26Ơ
space	75 -19F7ǣ8Ɔ11Ƈ16Ǝ19Ɗ24Ƒ27ǌ41Ǎ
space $	82 -20F-7Ɔ8Ɗ20ǌ25Ƈ64Ǎ
spare	83 -19Ǫ9g13ŵ28Ŵ30ƞ47O
speak	88 14ƾ17NŚǪ22ŏ
speaker	90 27s
speaking	88 -9Ǫ36a
speaking with	88 -9Ǫ36a
special	76 24Ɵ33ƙ
special you	80 
speeding	83 40Ż
spell	76 -9a9Ǆ12t16w17J41b
spell that	83 46b
spell your	90 -10a9J19w
spend	79 -9ƭ-7ĺľ7Ű13Ʒ19l20gk49X
spend your	88 -7ľ9g18Ʒ22l24k
split	76 -8Ő13ž15Ĵǈ25Ƭ42ƣ
split $	80 19ǈ
split it	90 -9Ő18Ĵ19ƣ31Ƭ
sports	86 27ǁ31g
spot	80 8Ơ11ƚǌ12F15Ǚ16Ű21Ɵ24M
spots	90 7Ɖ
spouse	71 -29ƹ-9ŇŌ-8ǣ-7FP14o17pƸ20q29r35s37Ʃǃ42f
spouse $	90 -14ƹ-7F11ǃ14Ʃ15s22f
spouses	83 -17c9Ƹ17q27p28o
spring	72 -8Ɠ9Ńťƚ10t11jƯ17k18ŕ23ţ24H
spring $	78 8Ľ11ƚ13Ư26ţ
sprinklered	90 -31Ƥ50ǎ
sprinklers	79 -11ǣ-10ǎ55Ƥ
sprinklers $	88 -46ǎ67Ƥ
sprinklers in	90 -52Ƥ59ǎ
square	71 16Ɣ17ǌ23Ǘ41Ɔ
square feet	76 19Ɔǌ
square footage	84 20Ɔ
sr	84 58Ƅ
sr #	84 58Ƅ
staff	81 -17Ş-7z31ǝ35ǉ52ǈ
staff $	86 -17Ş-8z21ǉ43ǈ
stand	81 -17ǌ-9o7Ǘ8g9XƠ11ƛ13K18r25ǎ26ķ
start	65 -12G-11Ʋ-10ĸ-7L8ŘǨ11Ō12ř14a15dƋ17ŕ19ǔǪ20Xő21ǆ22ŤŹ29R30Ń36S
start $	81 -28S-9Ǫ-7ő15Ōŕ20d25ǆ58Ń
start it	90 -13Ń23Ō32ǆ
start the	88 8ǆ11Ǩ12Ɨ23Ť
start to	90 -12ĸ12Ť22Ƌ34X
start with	79 -10ǆ7ū15ř28ő
started	73 -9ŧ-7ƴ7S8ŋ11x12ż14ĺ18ƾ23Ō24œǆ34Ʋ
started $	85 -17ǆ-9ŧ8Ō20Ʋ21ƾ
started it	90 10ŋ30ǆ
starting	84 9j12t39ŏ
starts	85 7ūƗ9ŕ10Ÿ15ř
starts with	88 7ū10Ÿ12ŕ16ř
state	65 -11Ń-8ŀ-7ş8ƛ9Ķ10őŔ11ź12Ő13ĵŅ15ū18ń19EǕ20Ʋ28Ǥ29Ÿ36Ƅ42ŗ44C
state $	88 -13Ő-8Ÿ27Ǖ32C
state farm	83 -7GŸ8Ţ15ő19Ņ42Ő
state is	90 30ū
state minimum	84 8ž36ŗ
statement	83 9Ķ12ĸ17ľƫ28Ś
station	84 19Ɛ
station $	85 19Ɛ
status	84 37f
stay	63 -23ĺ-15Y-8Ƴ-7tŵ7ǉ8gVǟ9Ʃ10Ư11B13ǩ15Ţ16Ʀƨ19ƥ20X23H25Řƪ39Ƹ44Ɲ
stay $	86 -30ĺ-7Ƹ9Ɲ16ƥ33Ţ
stay at	90 -9t11q14Ʃ24Ʀ
stay closed	90 -16ƥ29Ǟ
stay in	83 13ǉ22ƥ36Ƹ
stay there	76 -20ƥ-18Y-10Ƴ8Ƹ11n17V21H33Ř36Ɲ
stay with	85 7Ő27ƥ
stayin	88 8H13Ǡ14K21k
staying	69 -11QS8Ǡ12n13t15F20Ţƥ23j30ĺ33V
staying at	79 15n41ĺ
staying put	90 -18V38H
staying with	85 -12Q20F26V
stays	90 -7D8Ɗ11ƶ28Ű
step	79 -13S-7Ɲ9d10ǩ12ǟ13Ɖ17ǆ19ž32Ǚ38ư
step in	90 -8Ǚ31ư
steps	81 23ũ24u42Ɲ
steps and	90 10u12Ɲ
still	54 -12Ʈ-10xų-8r-7as7jZ8Ŝƀƶƻ9HŐ10ŬǠ12ƨ13ŉƟƭ14Ǫ15z16fC17ũ18Uŷ19t20Ɨ21cq22v23ƕ24P25Q29DJ31I32ŨƬ
still #	88 -9Ÿ12j18ƻ20c
still a	77 14c16ƕ
still good	85 23IJ25ƶ
still have	79 13ƨ34Z
still in	88 -12y9c18Ɵ33v
still living	88 13Ɵ23z
still on	88 19Ɨ20D25Ƭ
still owe	81 -32Z15ŉ40ƕ
still the	88 14Hƌ17Fũ18Ŝ
still there	90 -16Ũ16ũƨ71Ǫ
still with	85 -8ő20Ő27z54Q
stock	81 10ǣ12Ķ22ǐ29ƞ
stop	71 7O8ż9ǜ10mƁǞ15ň16Ǐ28M
stop at	90 9ƙ11O13m
stop me	86 13Ɓ18ň
stop you	80 13Ǟ
stopped	84 13t14Ŀ24Ư
stopping	86 17y20Ţ28ŀ
stopping you	88 20Ţ31ŀ
storage	76 12ƒ57Ʀ
storage $	88 11Ʀ
storage unit	85 23Ʀ
store	72 -9Ƙ-7ƣ8ųƤƼǐ12ǟ13Ǐ14ǆ15Ǡ16ǎǘ17ǗǢ19ǋ22ǣ23ǌ
store $	86 -8Ƥ-7ƣ7M8Ǐ15ǐ16ǌ17ǣ32ǎ
store or	88 -17Ǐ-13Ǘ-12ǎ10ų14ǌ18Ƥ19Ǡ25ǋ
stored	88 -11ǌ-7Ű11Ʀ39ǘ
storefront	90 18Ǎ25ǌ
stories	88 -15Ƥ-9ǌ-7ǘ29ǎ36Ɔ
storm	79 12ũ27j54ƛ
storms	86 11Ŕ37ƛ
story	78 -7ǕǢ11Ŋ14Š16O22ō27Ť40Ɔ
story or	90 -8Ǣ19O39Ɔ
stove	78 52Ƒ
stove $	85 10Ƒ
stove in	88 21Ƒ
straight	75 -9GS7w8ņ9Ţ10ň11l13Ŕ14š17ų18ŀ24Ĵ25ő
straight $	90 9w14l21ų
straight with	88 10ņ11Ţ23ŀ
strange	79 9y20ǖ25K
strange invoice	80 21ǖ
street	64 7tǞ8MƇƤ12EƟ13Ŝ15ǌ16G17Ǆ31Ű32ƚ45D
street $	71 8t10Ƈ11Ƥ17Ű20D
street address	84 12DŰ
street and	90 -10D16ǌ18E
street or	90 17D24G
strip	88 7ū18ǌ34ǎ
stroke	86 17ƾ21ƽ
structure	90 -8ŗ8Ǉ29Ɣ
stucco	88 36Ƈ
stucco $	90 35Ƈ
stuck	75 -12Z9ő11Ş13ŀ14Ƥ15Ư23Ʊ29ŵ
stuck with	78 -12Z10ő17Ư24Ʊ
student	71 8m15Ʋ27Z36ź
student $	88 26ź
student loan	80 20Ʋ
student loans	82 36Z
stuff	62 -12ű-9ƽ-8Ū-7ǉ7ĽƙƺǦ8Ƌƍǝ9XŋƛƳǑ11sƉ12Ł13Ǚ14Ş15Aŭ19ǃ22ƣ23ǣ26ƞ28Ʀ29Ƙ
stuff $	76 -7j7ǀ8ƣǘ9Ťƀ10A12Ɖƛ13Ƴ14ŗ15ǐ17Ǚ18Ş
stuff at	90 -8ǣ8ƞ13ƍ15Ʀ
stuff in	86 -11Ƙ8ǔ9ǣ12Ʀ23Ǒ
stuff is	88 -15A9Ɗ11ŏ13Ʀ21ǝ25ƣ
stuff worth	90 -14ű30Ƙ
stylists	77 29ǒ
stylists who	80 -13ǉ22ǒ
sub	84 -15Ƌ31ǒ40Ǔ
subaru	90 24ų32Ŷ
subcontractors	83 25ǒ
subs	70 -8ǉ9ǥ46Ǔ55ǒ
subs $	77 -8ǉ31ǒ
such	90 11w13Z14Ƽ
such $	90 11w13Z14Ƽ
sudden	90 11ĺ14ĸ
sued	75 10Ŀ30ķ42ǝ
sued you	77 11ǝ26ķ
sugar	85 -7Ƽ7ƾ19Ƶ23ƽ
summer	83 -9F13ƍ15Ơ18ǈ25kx
summer $	88 12ǈ14ƍ15x
sump	81 46Ɗ
sump pump	84 29Ɗ
supper	90 14r16ǀ25L
supplier	81 28ǖ
supplier $	88 8ǖ
suppliers	82 25ǖ
suppliers $	85 25ǖ
supplies	90 9Ǒ20ƞ
supply	90 11ŔǑ18ǖ
sure	78 -9Ş7Oƌ9a10ŨƲ11Ļƅ12Z19Ǔ22ŀŖ
surprise	90 11ĸ21ǥ
surrender	88 29ƫ
surrender value	88 29ƫ
survive	88 14Ǟ19x
suspended	85 18Ƅ33Ÿ
suv	90 -7ŷ15ų25Ū
sweet	84 -7u10ŗū12w13ƒƷ16t18Ŭ
swim	90 42ƍ
swimming	88 -8ǣ13ƍ
swimming pool	90 
swing	84 11R12Ĵ24M28X
swing by	90 36M
switch	79 10ł13Ÿ16Ō19Ţ29ő
switch $	83 -9ő11ł17Ō25Ţ
switching	88 35Ţ
switching $	90 24Ţ
system	68 -12Ǖ8š9Ǟ10b13ǜ20Ǚ22Ə26Ǘ30ǘ
system $	76 -13Ǖ-9Ǘ27Ə47ǘ
system were	80 16Ǟ
t	88 11Ǚ16ſ29b
table	79 -7Xƌ7L9T10ł12Ư13Ʀ18s26M27n
take	53 -25Z-11y-10ŀƴǪ-9ŕŶŷ-8iu-7rĺơƩ7ŊŒųǀǅǌ8eǡ9Nőƕ10Tŝǩ11Ŏ12ś13Ƙ15ƫ17Ɛǂ18Ɨư19ŇƔƭ20z21ŠŢŨ22źƲ24ķł25ŧƥ27BŹǃ29Ƽ33Ǘ34ůƨ
take $	77 -10Ŵƭ-9z-7łŢ8ǃǑ13Ƽ32B42Ź46Ŏ
take a	77 -7ƿ8ĵ12ƫǀ14e15ǂ29ś42ź
take bookings	79 17Ǘ
take cards	88 
take care	77 8Ǚ12Wǡ17ŧ20ư22ƭ36z
take for	90 -51Ŏ7ư12Ţ18Ƽ47ł
take it	74 -19Š-11ŀƴ-8ś9ķ10k11x13Ŏ15N16Ş18Ŵ25Ƽ46Ũ66ƨ
take on	90 -24Ƽ-14Ŵ26B29ǅ36Ň
take out	86 -9ơ14Ƨ16ƫ19Œ20ƕ25Ʋ
take the	77 -11y9Źź10Ǘ11Ɛ20ł32ů37ư
take to	79 -16ł8ŧ15ŎƲ24Ƙƭ33Ɣ39Ţ
take you	84 -22ư41ů67ƥ
take your	85 -8ƣ7Ɓ9ł14ņ15ǂ27ų
taken	77 -12Ŭ9ũ36Z
taken a	79 -12Ŭ37Z
takes	77 -9Ǣ-7ż8ſ9ƃǂ11ƶ12Ŵ13ų14ǩ17Ŝ24ǋ32ǟ
taking	83 8z9Ĵ19t21k45Ƽ
talk	69 -16Ǫ-15ņ-8Ř-7ŉ7ŜǛ8gOT9Ľ10ń13ĵŵ14Aňǡ22ǚ24Ĺ58N
talk $	82 57N
talk right	90 23N
talk to	86 -19ņ13ńŜ18ǡ22A
talked	74 8Ľ9s12Ʃ13ư14Ƹ18B21i29Š33r
talked about	85 12r15Ʃ18Ƹ19ư
talked to	86 7Ƃ14s
talkin	86 7a8Ľ9ń11Cō
talking	70 -12Ł-7Ĺĺ7ŦƩ8œ10Oŉ11X12ńƍ13h16ť17Ɔ23v25aŇ32Ǫ
talking $	86 -7Ǫ10c13œ21ť24h
talking about	85 -12Ĺ8vŪ15ƍ19Ǫ24X
talking to	84 -14Ł8Ľ23ań
tall	81 19ǃ73ƻ
tall are	85 25ƻ
tape	86 42ŋ
tax	84 8Ǆ11Ǉǋ14T23ƅ
tax return	90 11ǋ12Ǉ15T
taxes	85 7Ǆ13ƶ16Œ19T28ǡ
teachers	90 17Ķ
team	83 -11ł9Ł10ǉ13Ƹ16x30Ǫ45ǈ
teen	86 -10ŷ34Ź
teenager	76 13ŭŹ14ź
teenager in	79 14ŭ
teenagers	86 -9ƞ19Ź23v
teens	90 10Ź14Ƃ
telematics	86 40Ž
tell	45 -19Ň-11łǑ-10ĺŞŦƪ-9IL-8bťƜǦ-7wGŉşţǊ7œŠŢǒ8lqĴļĿŀŁŪŲżƶǉǛ9SŗŨűſƛǟ10xEFHMŰƮƴǀ11nńƩƵ12ĹƦǇ13gŏƟǗ14ƄƊƱ15kuUŊ16Ť17i19ō21Ŗ22Pǅ24Ŕ38B
tell me	46 -25Ǫ-14BŊ-11Ǒ-10ł-9Iťƪ-8LĺƜǦ-7bGŇŉŞşƚǊ7ĽŅŝŭůŴŶƲǖǜ8lKǀǒǙ9qSĴĿŁŜŠŢƛ10EFŀŪŰűǉ11nxHMœżƮǟ12iŖŧŨſƦƩƵ13ŗǗ15uPńƊƱ16gkU18Ĺƴ21ō24Ť26ǅ
tell you	69 -19Ň-15ŧ-12ƴ-11Ť-10Ŧ-9Ĺ-8Ŷ7ƨ8y9Ǉ10ŋƚƟ11Ő12ļƖ16Ƅ20ŖŲ21ŏ29Ŕ37Ǫ46Ŋ80B
tenant	86 -9ǎ9ǣ11Ɲ17ƣƤ24F
term	69 -10A-7ƃƕ8Ɲ11ƶ12W15B28ŕ60ƪ64Ʈ
term $	90 -10ƪ16ƶ20ŕ
term or	82 33ƪ
terrible	90 9g11w12Ũ13œ
test	85 7ŧ28ǂ
tests	90 26ǚ35ƿ
texas	90 15Ÿ18l
text	72 -8LǪ7Ƅ17ū27ś39K
text $	88 
text me	86 -27K24śū
text or	90 16K
text you	86 -18ś9Ƅ56K
than	63 -11Ɣ-9Ǫ-7oyCŵƅ7ƙ8LťũŸƹǢ9aƓǈ10ŒŦƧ11ŅƁ12Yƪ13ǧ15ķƻ16pGKŇ19ǃ21Ů33ž
than #	75 -9Ǌ8ő10ĺŸ12ť13ǈ14ŒŮ20ƻ21G
than a	84 -8ķ7ź11SľŪƙ13Ǣ19ǧ
than that	90 -16Ɣ10ű11ŗ30ž
than the	86 -11ŗ-10Ņ10Ň16œŴ20ž
than you	83 -8o-7t12ƹ15Ň26ǃ28p
thanks	86 10Ƶ11aķ15Ĺ
thanks for	86 10Ƶ11aķ15Ĺ
thanksgiving	88 36k
that	30 -26ǈ-17Ĺ-16ǩ-14Ƣ-13yZƘǠ-12iYƭƮ-11XƩ-10PƊǟ-9esNľ-8UƷ-7žſƔƛƠƳƸǎ7ŐŝšŪŲơƺƼǑ8HĵĶŰƇƝǧǨ9AWŕŜűƓƜǂǔǕǖ10hķǣ11jFŌƐƒǄ12lƈƌƍƦ13oMůųƅƚƪ14ŁŋŮŻżƙƫ15Dǀ16ĽŒǞ17Ŗƀ18ƨǁǌ19dŧ20pCŔ21tQ23řŦū24Eŀ25ũ26u27RSƞǪ29śŽ30ƴ32Ť33ĺŬ36ŭŶ38ň42G44ő49bĸ50ō51Ň53Š57ť59Ũ
that #	86 -7ƛ7ƈ10ū16Ǚ18ƀ24Œ
that $	53 -22Ũ-17Ŏ-16Ŧ-15Ť-12QŵƔ-11Ǉ-10ĺőŒŶƥ-9Ŀƶ-8xŞ-7aVYķĹśƂ7AņŇ8wOƪǍǚ9qŬǄǑ10KũǆǕ11ŗǂǧ12Ŗ13œŮ14ū15ŕž16hň17Dƻ19mHŀ20ƀ21S23Ǧ24b25vǀ27Ǫ28C29ōř30ĸ33ť34Ō52ƴ
that @name	88 -10Ũ13a15ĸ33Œ
that a	68 -28ť-27U-24Ŏ-20Ƣ-12Ǎǒ-9ł-8ż-7ŝ8Ɗ9JňŻƐ11Ł12ľŕŦǓ13Ļũ14ķ17Ť19ĸ20u23ő27S29Ǫ30GŨ34Ŭ42h
that about	75 -7ŖƲ9r11ƓƯ13Ň16T29ō
that accident	90 24ť
that address	81 -12D-7S7ŷ11F21n43G
that all	80 -8ǈ-7Ǫ12ǘ14uŪ18ǌ22d36ō
that almost	80 21ǖ
that an	90 14ƅ20ū
that and	88 -8Ɲ8G9g19ƞ
that be	83 8V9A11ǂ12ĶĻŎ13g16E
that bugs	90 16Ž18ŀ
that building	90 -8ǩ-7ǎ14Ǟ22ǌ
that came	90 -7ĸŒ18j31Ŧ
that car	74 -9ŝ11ŵ13ų15ű21Ů26Ų31ŭ40Ŷ
that claim	70 9ũ11ţ12ť18ŧ33Ŧ38Ť
that clear	88 -21ť29ň
that commercial	90 -7Ɔ11ǎ13ǌ
that company	79 -7fQ15Ŝ16ŝ25ő35Ţ43Š
that correct	80 7ž8ŋ9ŏ10Ƶ12ǝ13p16F17d
that could	85 -8ƞ10ƒ13ĸǛ17ǐ27Ŀ
that coverage	88 -17ň13Ŕ16Œ19Š44ƨ
that did	83 -8Ǫ12ň13Ť17H18Ũ
that do	81 -29X-15Ō-7uư16Ū31Ǟ35ĸ41Ŏ48Ũ
that does	90 12p15L
that down	85 -16d10Ǉ12ƍƺ15Ɔ16o19p
that everything	88 10Z16Ƽ34ō
that for	77 -10ƴ7j9Ǩ12ŐŤ13Ƽ14ŝ17ŏ30Ũ
that from	86 -14h7ś10Ɣ12ů16ũ21ƞ
that go	90 -18Š10ő19ť29ŧ
that goes	90 12R16ƪ
that got	82 -11y12ƴ19Š42ĺ
that group	90 25ƨ
that had	90 12Ũ14ƾ
that happen	86 23ť28Ť
that happened	86 -12ƴ13Š16ƥ39Ũ
that has	90 -11Ǌ16Œ19Ł22Q
that home	88 -13n14ƞ15FG19ƕ
that house	84 -11Sƒ-8Ŷǆ7ƅ13Ɵ23Ɠ54G
that how	74 7ųǪ8Ɲ10ņ12ƴǄ13f14ŨŵǏ16R22K26Š29ļ
that i	80 -13Ǫ9ŉű10ŝ11au33ō
that in	84 -14Ŗ-10Ś-8M12ř13ň18Y20Ō27Ť
that is	49 -22Ǫ-17ƅ-16ƿ-15ŠŨ-14ŝ-13Ƙ-12ň-10jŇŘ-9ŭƮ-8sFŖ-7uKľŁŢųžƒƟƣǕ7iAłſƌƜơǆ8mZĴĶŊůŵ9Őǣ10oJUYńǙ11Ɨ12Ƈǃ13ō14wƓƙ15ş16ŴƦ17ļŔƧ18WŅŪǐ19pxœŤƈǄ22b23Ŧ24Mŧǀ25Iŀ27D32ķ
that it	78 -22Ť-14A-8ĺƜ-7Ŷ8ƶ10Ļ12BN13ńƀ14Ū16ƚ21ť22X34š
that job	79 -21G11Ǩ23V25ƨ28S35u
that just	90 -13Ʃ-7ǈ9ƣ12Ǌ15Ƨ29ǉ
that kind	85 -13ǀ10ƱǛ13r25ƺ
that last	84 -14Ť-7a9ť10ƈ11b13ƛ28Ǫ
that life	88 -12ƪ16ƫ
that like	88 -15Ǫ10ƴ50Ũ
that little	85 -15x11ĽŽ13Ƽ14Ƨ22Ɵ
that loss	81 14ũ17ŧ18ť20Ŧ27ƴ
that make	85 -20Ň11Ũ37ň
that makes	76 8Ǖ9ŝ21ƴ
that new	90 -9Ǟ8ƌ13t14ǐ30Ŷ
that off	90 8ǔ10ř15D
that okay	83 11s24ň
that old	80 -7ũ7Ƌ10H14tšŶ15Ķű
that on	84 13żƜƝ31Ǘ
that one	69 -15ĺ-13mF-10ŇǪ-7ōő8ťƀ9A10ŐŘŭ11Ż12Ť13ƅ14Ų15bű18gĿŴƪ25Ŭ28Ɠ47Š51Ŷ
that or	90 -14q8ŊŬ18Ł
that out	84 -7Ř10ś12Ƃ13Šǒ14bĸ24Ŗ
that page	90 9ŗ16ś
that place	83 -9Œ-7ǌ11n18Ƙ26G42F
that policy	71 -11ZǪ-10S8ś10řŠ11ŕ15ŗ25Ş26ƫ33Ŗ51ő
that premium	90 11X
that price	88 -9Ƹ9Ř10Ŏ18r24Ň37Ņ
that right	52 -26w-21ň-13G-9Z-8PƓ-7NŗŠŪƂǠǪ7lŒƝƞơƵǆǕǛ8ǚǧ9DŭƕƻǃǤ10Ņſǒ11o12dƩ14b15S16AŃƬƲ19Ĺ20Ő23u
that roof	85 -7h30n
that same	86 12Iő17Ɣ21ũ
that so	76 8f9jņų10ĵ11p12ĽľƞƷ15ƣ16Ł20Ǜ26ǂ
that somebody	90 -10I12ķ22ľ
that sound	79 -18S7Ƙ8ť19GĽ20Ů33Ň
that sounds	88 9ŨƐ12ǜ22ť
that still	78 8Ƭ10q11fH13FLV15CO20P27c
that that	79 8Ʈ9ĵƌ11ƪ13ƾ14y15Ū18p28ĺ
that the	69 -11C-10Iľ-7Ǫ8ǉ9ƈưǄǋ10hkŀƐƜƨƭƲ11aVŻ16ŞŷǑ19ǖ21ǈ40E
that they	88 13ƿ14ưƾ19Ƶ
that to	88 -20Ō-7Ƶ11g25Ŗ26ś
that truck	84 11ŭ16ų17Ŭ
that up	90 -13ž16ƃ31Ǫ39Š
that vehicle	90 -13Ū16Ű32ŭ
that was	78 -11ƴ-8Ŧ-7ŨǪ8ű9ť10ǝ11Ļ14A15Ň26Ť50ň
that we	90 13ō15ķ
that what	64 -22Œ-14Ņ-9Ǜ-8h-7Ŗ7BMĿŗŢƛƩǔ8gŬŽơƪǢ9TŔŕſƘ10œŨƹ11sNWŝ12ƿǆ13ƙƱ14ŵǐ15d16Ʀ17ńƅǕ19ű
that when	90 -7ŧ19Ń30Ŗ
that who	86 -11Ƅ-8Ő-7Ǫ9z12ƖƢ16Q
that whole	85 -14ƪ8ǣ11Ũ13Ŧ21ƫ28ƶ
that will	90 8Ź16y26ĵ
that with	80 -21Ő-11ő10Ɓ11Ƶ14ş72Q
that would	84 -10Ɣ8Ŏ9ĵ10Ň13X17ǁ37c
that you	65 -16Ǫ-13Ɣ-12Ť-11ķ-10Œ-9Ł-7Ʒ7ŉō8Ɨ9Ƙǐ10nXĹ11Ķ12aƚǡ14ƽ16Şǌ17ţ20ŀ28ŗ38ŝ61ĺ
that your	72 -9ǋ-7Ŵ8Ǒ9Ŗ10Ǌ11Ŏƽ12oơ13R14S15ǜ20L21ł22Ǫ31ǅ38ŭ
the	22 -34Ŗ-23ő-20Ň-16Bō-15ňƂ-14Ÿ-13TŝƤƵ-12ioGĻ-11tuŢǗ-10zLƥ-9N-8ţƩ-7pAVŊš7aŔſƉƏƧƳǊǢ8fnűƙǪ9bwQśŠƷƽǜ10ZŗŵƸ11DŐŪƓƔƛǉ12ľƍǈ13mƝǒ14źƘƮǂ15ŭŽƫƱǄǐǔ16ĶĺņŴžƁƼǘ17dhJĿŌƈƐǥ18ŮŰŷƇǋ19xŤƦƶǇǤ20ł21řůƅƨǌ22Ż23eŦƋƑǦ24ŕŧ25ųƊǆ26yEĽŁƌƜƣǨ27kUƄƠ28ƚƯǎǑ29ǟǣ30ƖƟǧǩ32ƗǠ33ƒƢ34ŀ35Ŭ36ŚŹƎƬ39ơǍ42ǡ45ū
the #	61 -10C-9ř-8ų-7Ŧ8ĶŭǓǧ9Oŕ10Ņƃ11Vş12ǅ14Iǖ15wŀňž17Ĵľ18Œŷ21ǣ24ru27Ɨ29s38E
the @name	77 -18o-16ǉ-9a12ƙ14ř36Ŧ43Ő44Ś
the account	83 13Y14a43ř
the address	86 -10G20E30ǌ
the adjuster	84 39ŧ
the age	90 -15Ɖ36ƈ
the amount	88 10ƭ12ŗǣ14Ʋ
the apartment	65 -11Ɯ-10ƢǨ-9ƞ-7Ƥ11ƥ14Ű16G17Ɲ21ơƦ22F24Ť29Ƙ36ƣ
the app	79 -7Ŗ7ś11Ǉ12Ƅ16Ŝ28ŝ47Ų
the at	90 -7Ř59J
the audit	77 29ǥ
the auditor	90 14ǥ
the auto	78 -9Ƣ-7ŗ7Ɓ11Ź19ž20ƃ21Ƃ
the baby	79 -13Ŷ-7ƹ13ư14w20v21u31x
the babys	86 -18d12V13w24v
the back	88 18Ƴ23ű
the balance	90 28ƕ
the bank	73 7ĴǑ9Š12XƖ19Ŭ24Ƅ42Y
the bar	90 -11ǡ35ǜ
the basement	71 -11ƙ15Ɲƞ23Ʀ31Ɯ
the beneficiary	83 20Ƭ
the best	73 -9ŝ-7Ŀŀ7J11ņ18łƟ20Ǡ22K26U29Ǫ32I
the big	79 7ž9cǔ10Ƌ12ŗ13Ƈ27ǐ38Ő
the bills	79 12U13Ŀ25ŁƯ27ǡ
the books	88 20ǉ23ǡ
the boss	90 12ǚ13s14N24Ł
the both	90 12ǃ13p17ư
the bottom	90 7ū14ł
the break	90 10ũ17Ũ
the broker	80 21Ŝ
the building	70 -36ǌ-13ƅ7Ʀ14Ƥ22Ƣ28ǣ99ǎ
the business	59 -34Ǡ-30Ƃ-24ƞ-18ŭ-11Ū-9ō-7DŖ8ǋǞǢ11ǆǏǣ13ǅ15A17ǜ19Ǆ33Ǧ40Ǒǧ46ǩ49Ǉ50ǌ55ǟ
the call	85 -10a17Ł46s
the car	60 -23Ɩ-18t-17ƕ-15Ŵ-14Ū-12ų-11ŝ-8yŐ8Ů9Nū12ž15ůƃ16ź18Ž19ŭ21Ƅ25Ų28Ź34ş37Ű53ű71Ŭ
the card	80 -14e-10ū13b14F16c20Ő28Ǘ33ř
the cars	68 -14Ǒ-8Ū-7ǧ10ķ11ŵ12ş13Ű15ű17Ƃ22ŷ33ŭ
the cash	85 -11ǡ-8ƪ13ĸ18Ǘ24ƫ
the cert	90 38Ǩ
the certificate	79 -17Ǔ-7b13Ƣ14Ǆ25Ǩ
the check	84 -7ŧ16Ő25Ƭ54Ŧ
the children	88 -9u9ư17Ƭ30v
the chimney	86 50Ƒ
the church	90 10ļ15Ʒ20t
the city	88 -7ľ13D14Ǩ17Ɛ
the claim	76 21Ť24ũ27ť
the client	90 7ǘ10Ǜ19ǔ
the closing	83 14Ɨ
the cloud	90 26ǘ
the coast	90 19C31ƛ
the collision	90 -18Ř22ƀ
the comp	84 8ǥ9Ǥ13ƀ
the company	63 -20Ő-15Š-13Q-12ŪƂ-11ž-9Ť-8Ƶ7Ķ8ŷ12Wƨ14ǉ15ǡǪ19ǂ20ǄǑ22Ǧ25Ǣ27ǋǧ29ǅ35ǩ44ǟ48ǆ68ŧ
the companys	84 -12Ǆ7Ŕ13ľ19Ǡ20Ǒ26Ǧ
the complex	90 -7Ǆ37Ƣ
the computer	88 9c10d14Ś
the contract	72 15ř24Ɠ31ǔ
the cost	90 10ŀ11ľ24Ş
the country	84 -8ƪ-7Ĺ8C15Ǖ16ǁ20l
the county	84 10Ǖ11Ɛ14ļ
the coverage	80 7Ʈ13Ʃ14ľŃ15ǣ18ŉ27ſ
the credit	82 -29Ǘ-15ĵ8Ƨ11eĸ15ļŬ19Y48Z
the creek	90 47ƚ
the damage	84 10Ƙ16Ũ20Ŧ30Œ
the dash	85 25Ů31ū
the date	85 -12p12Ɨ15d21ŕ24ť
the day	78 -15Ő-8Ĺ7Ł10iŕŧ12Ű16ĺƠ23Š26R30ƨ
the dealer	90 14Ƅ16Ɓ
the dec	85 -10Ǜ13Ǣ17ś
the decision	90 -14ł20Ł
the declarations	88 14ś15Ś
the deductible	74 -28ƛ12ĸ13ľ26Ř31ň
the deliveries	78 -10Ų29Ǒ
the difference	90 -19ũ12œ19ł24ň
the divorce	90 12ĵ19f
the dmv	88 37Ƅ
the doctor	84 -8Ŧ16Ƽ22ƿ23ƽ
the dollar	90 -9Ť7Ǘ22ŗŦ
the door	85 -9ǩ12ŠǏ14ū16ǅ17ǋ24Ǆ
the doors	86 -7Ư11Ə13Ǟ15ǆ20ǩ
the drivers	82 -17ŷ-8ſ11ż12ū13a14Ÿ19Ǫ
the driveway	84 57Ū
the dwelling	88 23Ɣ
the easiest	90 10ś15K
the electrical	84 20Ƌ22ǒ
the end	77 -13Ǉ7Ń8Ʈ9Ŧź12ǥ14ł16Ǆ21Ł22Ʊ47b
the equipment	76 -10Ɣ43ǐ
the fall	85 9Ľ12ǟ16ƿ24y26ŕ
the family	70 -29n-7Př9mĺ11q18Y20A21ƴ22Ʒ26y40ƾ
the fifth	90 -10a12Ĵ28ń
the file	88 -13Ũ20ś29a
the fire	79 9Ə15ĺ18Ť46Ɛ
the fireplace	90 14Ƒ
the first	68 -14a-7ư7rAƪ10e11Ōơ15Š18Y23xŚ24ƅ28ń29Ń33Ǫ
the floor	88 -11Ƥ-9ƣ11x35Ɯ39ǉ
the form	71 -10o7w8u9F10Ɲ11hĹļ13Ő14p16a23m
the front	79 -10Ť10ƪ11Ÿ14ĺ20Ƥ23ǉ
the full	79 8ŹƈƲ9Ɓ11D12ơ21Œ22Ʈ
the funeral	81 10Ư42Ʊ
the furnace	81 11ĸ12Ƌ13Y16Ǝ21Ɗ
the garage	81 -11Űǐǣ8Ƒ16Ť17Ɲ19Ɔ31ƞ
the gc	86 -10Ɠ-7Ǫ26Ǩ44ǔ
the general	85 -10Ǣ16Ǩ21ǔ
the grades	79 30ź
the grandkids	90 9k21Ʒ
the ground	85 10ƻ16Ɣ
the group	90 7Ƨ15ƨ
the guy	86 11ƈ15Ǝ17Ť22B
the gym	73 -14V11ƨ23P26ŗ30ĺ
the heat	90 -16Ƒ-8U12ƋƠ42j
the holidays	90 11U15kǈ
the home	66 -20Ŭ-7tƯ9ķ12ŋƅƌƏ13Ľǌ14ŷ18Ɩ20n25Ƹ29Ɔ33q39ƕ
the hospital	75 -9C7Ǖ10ů11V14S15ž18P19ƽ21Ƨǃǩ27ƹ
the house	50 -13ŗ-12ƣ-11Ŭ-9ĹǏǩ-8Œ-7RVŁřơǅ7ƏƠ8ů9ƈƉƚ10HƊ11Ɯ12ƇƛƯ13h14şƗ17Ź18ƌ19Ƌƞ20M23D27Z33Ɣ34ķ35ƒƓ36Ɲ38ƅ39ƕƘ42Ƹ49n
the household	71 -16ų-9Ÿ10T12Ū23n24Ư30ŷ
the id	86 -7ś11d33Ƅ
the increase	83 -8ŧ9œ32Ŕ
the inspector	77 33Ǝ
the insurance	69 -41ƕ-11Ƣ-10ş-7Ǚ7ǔ8r10ǥ11ƇƬ12ƥƧ14Ř17ţ19Ǎ25Ŧ32Ł69Ɩ
the jeep	90 -19ŷ11Ū20Ŭ21ų
the job	70 -11Ɲ-9u-7VƯ9S10ǚ13ŴǨ14ƃ20R22ƭ25P26W29Ƨ31U34Ǥ
the keys	74 10Ń20ų39Ɨ
the kids	64 -22u-7lķ8vŨ9NƷ10q12ľ14x16y18n28Ƴ30Ƭ35Ʈ39Ʋ42ư
the kitchen	76 -8Ǌ7M9ł10Ə11ǉ12ǜ14ƌ16ƟǞ
the knot	90 41f
the lake	84 -9F9Ɲ12ķ16Ơ23k26g
the landlord	76 -14Ǩ30ơ68Ǎ
the last	57 -16ĺ-14ƽ-11Ǫ-10Ư-9ow-7Šǂǋ7cmƈƳǏ8y9ł10ťǙǥ11WƜƿ12Ŭ13a14Ł15ő17ƺ18eƛƱ19Ĺ21œ23ĵƹ46ņ48Ŝ
the lease	65 -57Ŭ-17ś-8ŕǢ-7Ŕ17ơ24Ĺ88ƣ136Ƣ
the legal	88 11ƀ12Ǉ19Ǆ
the lender	75 -8Ɨ7ŬƄ12ƚ35Ɩ
the letter	84 16Ľ30Ś33Ŕ
the liability	84 -8Őƀ12ǋ19Ǧ49Ǣ
the license	88 -18Ÿ36ū
the life	80 -12Ƶ-9ľ-7r9ƧƨƩǁ12Ʋ31ǀ
the limits	86 14ľ44ŗ
the line	81 -8Q9ƫ13ķ16V17X34a42s
the list	90 10ĺĿ15ń22Ǒ
the little	76 -8Ƥ8ū9Ž11ư15v31w39x
the loan	80 -10ƄƆ10Ŭ17Ɩ46ƫ
the long	90 15ŀ24ū
the lot	85 -9Uƅ-8Ɔ13ŻƄ14ƇǠ51ƒ
the lower	77 14ƃ33Ɗ
the lucky	90 36o
the mail	85 -15J16ļ21K25Ľ
the main	83 -14Ơ-10ŷ-7Ǫ8ķ12Ŝ17ų18Ş19Ɗ37Ɯ
the market	85 22H32Ɠ
the menu	90 15X28Ǫ30ǜ
the middle	82 12L24N
the moment	82 -12ŗ7NŘ36Ő52ŏ
the money	75 -13Ǖ-12A-9ƞ-7Ǫ15ľ17Ŀ22Ʒ27Ǘ28ŀ30ǡ33ĸƬ
the month	79 -9Ť13őơ23Ńť31Ĵ
the morning	88 -7L31R33ů
the mortgage	74 -8ƕ14Ʈ15Ɩ26Ư28Z
the most	79 -15ƙ-13Ŗ8Ŀ11ǐ15ľ21X28Ƙ31ŗ
the move	86 -9G-8Ť16H42Ɵ
the name	71 -8ǉ-7bw11ƿ14Ľ15Ŝ18ǡ20Ƣ32Ő43Q
the nearest	88 -12ů31Ɛ
the neighbors	77 9Ŀ12Ť32Ɵ
the new	67 -31ǟ-18i-16ƅ-9G-8S-7o7ũ8ǆ9ŕ10ƀ11Ń14œ15ƶ18Ŷ19D22ǐ23Ŕ31ĺ38UŒ49Ɵ
the next	79 -8C7V9Ź13ǁ16Ļ17H26kŕ
the note	90 -15Ʈ-10ƕ47Ŭ
the number	73 -15ū-10eI7ƌ10Œ11ŗ12DƜ18Ÿ22Ņ25ǈ33ƭ42ř
the numbers	90 -25ž-13Ǣ21e49ŗ
the odometer	85 39Ů
the office	73 -15ƞǠ-8Ɯ10I12śǙ21ǉ22ŭ26ů36U43R
the old	65 -14ǟ-13Ņ7ũ8š9ŗ10Ɖ13D16ƀ23S42œ58ƶ
the oldest	85 -12Ǆ-10Ÿ-7y15v34w
the on	88 -10ť14ż15Ő17F23ŕ
the one	65 -16ƫ-13tƽ-12Ŷ-7ŀ7ŘźƬǩ8ĿǎǕ9IƜǂǊ11ƃƴ12u14ŵ15ř16ņ17ƣƶ18ş19hƼ22ţƨ23Œ24ž25ż28Ū29ǌ33A
the only	74 -11T8ų9ƽ10mŻ12ń19Ūŷ29Ư
the original	84 -8Ɖ10ƌ13ƅ22ƈ
the other	66 -27ş-19ń-8Ŧŷ10ż11ŞƃƊ13Ƥǃ15Ūƶ16ų18wł20Ţǉ26žſ47Ŵ71Ņ
the outside	86 -17j55Ƈ
the owner	85 -25F12Ǥ14Ǉ16Ǎ18a19ǣ20ǩ
the owners	90 -10Ǟ-8ǉ12Ǌ18Ǉ20ǩ
the package	90 7Ǧ18W
the paper	90 16Ś18Q
the paperwork	79 -9ǘ-7K8ś11Ǆ13o19ǡ21Ś23J
the past	84 -12ő8ƿ10ƻǁ15ņ21Ż
the payment	85 -16Ŭ12Ŏŕ20ƕ30Ĵ
the payments	85 -11Z-9Ƹ13ƪ21ƕ23Ư
the payout	90 -12Ŗ-10Ʒ11Ǫ15Ƭ28Ŧ
the payroll	85 -18Ǌ18ǡ21Q26ǈ
the pdf	90 36ś
the people	90 -11ǉ13ŷ35ŝ36Ǖ
the person	90 -8ǉ11Ŝ14Ŗ
the phone	72 -20I-11Š-10Ǫ7M9iŌ10CĹ11rǗ12ŧ13ľŽ16ǅǠ17KĺŚŜ18c31O
the pickup	90 19ų20ŭ
the picture	88 -7st8Ƈ11Ķ34f
the place	66 -23Ƌ-15H-14Ǆ-13ő-10Ǫ-9v-8nZƃ7R8ƒƛƶ9ƗǞ13GƎ14Ƒ15Q18ƓƟǗǩ20ƅ22FƠ27ƕǠ30ǆ31ƣ32ǋ34ƌ37ơ
the plan	79 -7Ş7ƶ8ǩ9z10ư11kH14ł15ŀ18VƲ
the plant	86 -16ǟ15ƨ18U30S
the plate	88 12Ǎ19ū
the pleasure	90 -7Ɲ21a
the plumbing	88 9ǒ12Ƌ
the policies	79 13Ƭ
the policy	64 -14ƣǦ-10ŏž-8Ƨ-7ſ7bś8ŌƗƨ9ƛ10ŒǪ14aŕŹ15Ƣƫ17Ū18ŗǟ21Őǐ27ř33ŷ
the pool	90 34ƍ
the premium	90 -10Œ7ƪ15œ
the price	72 -20Ņ-17Ɠ-8ł-7œ8Ş9ŉƵ15ĵŊ16ƈ20Ŏƪ24ŝ35ŀ40Š53Œ
the proof	84 29Ɩ
the property	75 -22ǣ-12ǉ-9Ő7ķ10ǌ17Ǧ19ƍ25Ǎ26D28ƒ
the quote	83 -9Ņ-7Ł12Ǆ13c24e30J
the rate	82 -9Uœ7ź13ĵ14ĺ15Ŏ19ŝ20Ş25c
the rates	90 11Ţ15Ŏ16c
the reason	88 7Ŕ13Ƃ15šŢ18Ĺ
the registration	90 31ū
the regular	90 8Ų12K14ƙ
the renewal	76 -8Ō15ś35Ĺ
the rent	84 16Ŀ17ƣ38ơ
the rental	90 42ƣ
the repair	88 33Ŧ
the rest	83 -12A-8Ƌ9ƛ11ş13Bō25Ǫ
the restaurant	90 -10Ǒ14ǜ21Ǡ
the right	85 -7Ǥ8ǥ9Ʈ13X15a22d
the river	90 44ƚ
the road	80 -8R7y10ǁ13ǧ19ǟ24Ǡ26ŭ29Ź
the roof	63 11ƫ14ƒ38Ɖ60ƈ
the safe	90 -7Ų24Ž
the sale	90 -14ǔ48Ɠ
the same	66 -21c-10ǣ-9G-8Ʃ-7ƈ7ĽƣƬ8łőŗǝǦ9ŜƗǎǟǡ11Ƈ13o14ņ16Ŵ18ũ21ƪ23Ŷ32ş33S38p
the scale	88 24ł43ƻ
the school	88 -13Ʋ-7Ƃ15Ǖ20Q24ǔ
the second	79 22Ō42Ŵ
the service	88 8ŧ9ŞƱ11y
the settlement	90 19Ŧ25Ɨ
the shop	63 -22ƢƤ-14tD-10S-9i7ǧ8y9ǌ10ǟ12Ǒǡ13Ǆ14U16Ǟ17ǩ19Ɓ21ǎ22ǆ24ǉ27Ƙ30Ǎ33Ǡ38Ǧ48ŵ
the size	88 11r12œ15Ɔ
the south	90 10l18C
the space	88 -22F30ǌ41Ǎ
the spring	86 12t13H28ŕ
the square	90 18Ɔ
the state	74 -12ŃŐ-10Ʋ-7ş8ŗ11ƛ13Ķž24E33C38Ǥ48Ƅ
the store	80 -9Ƙ-8Ǘ-7ƣƤ9ų10ǐ15Ǐ17Ǡ22ǋ28ǣ29ǎ
the story	88 17Š32Ť
the street	76 -8D11Ƈ12ŰƤǌ35ƚ
the stuff	83 -9Ƙ7ǀ8ǖ9ķ11ƺ13Ʀ49ǣ
the subs	90 9ǒǓ
the summer	90 11x14ƍ22ǈ
the surrender	90 9ƫ
the system	88 11š15b20Ǚ
the table	88 -9M23s31n
the tax	88 12Ǆǋ24ƅ
the the	68 -11Ƣ7wŌ8ƈ9ťƄƐǡ10őǍ11ckuūŮƜ12GVŃŔ13C14ŇƘ15t27ž
the thing	84 9ŝ12ł13ŀ15Ŗ30Ŀ
the things	90 13Ŀ17ŝ
the time	82 -12n10Ń12Ų14Fų15Ļ31Š
the title	82 -7Ƅ28Ɨ40Ŭ
the top	77 -11œ-7ū7ŗƈ8ĺƂ10m11Ś12Ɖ16ǋ22ľ30ř
the total	86 -8Ť14Ŧơ15Z18Ņ
the truck	71 -20Ǒ-19Ū-17ƕ-14Ɩ9űŵ11Ƨ13ǐ19ŭǌ22ų23Ŭ27Ŵ29Ŷ42Z
the trucks	88 -9Ƃ-8U20ŵ22ǧ
the umbrella	90 17ǧ
the uninsured	86 16ſ
the upstairs	88 8Ɯ9ƥ25Ɲ
the van	86 10Ǒ15ƀ17ŭ20k
the vans	90 24Ǒ
the vehicle	85 -14Ŵ10Ű23ū42Ŭ
the vin	73 -25ś96ū
the water	69 7ƚ11Ƌ12ƍ15q19Ơ23Ǟ26Ť
the way	73 -7ŝ8Ɗ9ŧ12o14ũƷ15Ƈ17mŞƒ22a25y44ŀ
the weather	85 12ƛ39j
the website	88 11Ĺ
the week	86 -13R7Ǐ9ĺ10L11ŭ23P29i
the weekend	88 20kǀ
the what	84 -8Ŕ13ŒƂ14Jš
the wheel	79 29Ź40ų
the whole	72 -11ǋ-9ƪ-7ŀ8tśűƊƝ9Ʊ10hŔ12Ť13ůǊ14ŧ15š17Ŧ18O20ō21k25ƈ
the windshield	88 32ū
the winter	85 15Ǐ21Ơ27Ɯ
the wiring	84 8ǎ31Ƌ
the work	83 -12Ʃ-7ľ10ǩ13Ƨǅ14ǡ17J31ƨ36ǒ
the worksheet	80 13Ǥ
the worst	81 9Ŷ14ǥ18ǝ25Ş32Ŀ
the yard	79 -7ƌ7Ŵƍ11H16Ɵ22Ɠ37ƒ
the year	76 -12œ-7Ƈ7d8Ƹ10Ůƅǥ12ǋ14ť15Ơ16Ǌ20ǆ
the zip	79 13Ŕ29E
theft	85 -8Ɯ10ţ29Ť43ƀ
their	62 -9ş-8œŖŷ-7dŏŭ9ƴ10ŝǘ11ŚŧŴ12y14ƣ17Ǒǖ18ǒ22Ŕ29v33Ʋ39Ņ42ǉ48Ǔ
their excuse	90 31Ŕ
their own	74 -8ŭ8z9ƣ10Ǚ14Ŵ16y23ǒ29Ǔ32Ǒ
their price	90 -17Ǔ-11œ43Ņ
theirs	88 -7ŦǪ11őŔ13Ņ15ǔ
them	51 -18ƲǨ-13ŀ-11mǪ-10X-9ĻŶǗ-8ĺŎǍ-7sOĴĹĽŦǆ7śšŬŷžƖ8ePŲƄƼ10gx11Ŕş12wƢǛ13żƭ15ŧ16Ǒ17Ʒ18S22œ23ǔ26Œǉ27ǒ29y31Ǔ32ư36Ş38ő42Ţ45Š47ŝ
them $	58 -26Ʋ-13Ĵ-12ŀ-11ő-9Ǩ-8ĻŎųŶǗ-7Ǫ9łŗśŷ10P11Ų13xŒ17Ǜ20Ǒ24y25ưƷǒǓ33ŝ35S37Ş45Ţ
them and	80 -14ŝ22ő
them in	90 9Š10ǐ17ő
them on	88 14Ƅ19w26ŧ
them or	90 -12ŧ15Ţ21š27ż
them right	90 7ư8ž14Ş19ŝ
them so	88 9ŝ13Š18Ŭ
then	63 -17Ū-13Ť-12Ň-11Ŗ-8Gő7csHŌƋƕƯ8QŉŶſǕ9ťƇ10ńƿ11yœ12Šƨ13wł14d18ƪ19Ŏ20Ƭ24ņ27Ǟ29ũ34Ǫ42ŵ48ō
then $	77 -14Ň-8G8ņƓ11Ƌ13ſ16œ20Š24ƪ27ŵ28Ŏ31Ǫ33ũ
then it	86 11ƕ12ǉ17ť21y
then what	80 -17Ū-15Ť7ũ10Ư11m21ƨ27ŵ35Ǟ64ō
then you	90 11ŉ13cņ
there	37 -22d-19Ǐ-18ĺ-17Œ-16CŶ-15ƙ-14ľŀ-13rzŴǆ-12ITłŐƜǈ-11cƦ-10ų-9ńƅƓǍ-8ĸĻŻƗƭǌǐǑǙǟ-7bovĵŎťŰżƔƽǀǇǛǪ7EYŃŌźǂ8RŇřƀƈƬǕ9PŤơƢƧƪ10jƃƑƚǔ11hAŚƐƳǧ12uWŏŗ13UĶšũƁ14ŞƎƏƒƝƤ15ƍƫƷ16lŵ17ƥ18ŉŘţ19iſƨ20HƘ21ƛƲǄ22VƂǜ23fƉǉǩ24ǎ26ōŷ31SŝƟ33Ɗ35ǅ39Ơ41s46ƞ47Ŝ49n73G
there $	51 -31ő-24d-22Ŀ-21Ŷ-15Ɯǩ-14ǈǒ-13ĺƩ-12uńŇƙǆ-11AT-10ŵ-9fŐƮ-8gMŉŔŬűƪƳǑǟ-7zCƒƣǐ7ŤƂ8ŊřŞǔ9ňŪơǠ10sR11iŠƬ12j13H14h15tţź16E18Wƥ19Ś20ƛ22UŗǪ23ƈƘ24l25ŷ26ŝǉ28Ɖ29VƊ31ſ34G45n50Ŝ59Ɵ60ǅ63ƞ82S
there a	55 -16Ŀ-13ƚ-12sŴƖ-11j-9ŗưǈǪ-8ƙǧ-7DƓ7ĶķƠ9ĹƜǔ10HŁŲƏ11Ń12Źǝ13ƒ15WƐ17ō18Ƨ20Ŭǜǣ21ƊƷǄ24Yƍ26ő27ŵ28Ƴ33Ƥ35ǩ44Ƃ46f47Ʋ
there an	84 -48Ƃ-18Ƥ-13Ǉ-11Ɗ17Ǆ19Ɔ28D49ǧ
there and	70 -11ǡ-10ǩ7g8s9ƛ10J14WĿ16ǈ20ƣ43ǉ
there another	90 8ŷ12ż25ŵ
there any	66 -9ƪ-8ŏ7u10ƫ11ŭ12ű16ƹ21ƚ24Ō
there anything	68 -9ŏƙ-7iżƴ7ķ8ƃ10ƾ11ŝƊƱ13Ƽ15Ŀǎ16Ǝ21ŉ28Ƨ
there are	90 -10ǎ-7C11Ƥ16ƺ19Ɵ
there been	79 -10y12ƴ31ţ
there by	88 17ǌ19Q27Ƹ
there cash	80 -19ƫ33ƪ
there employees	80 -13ǉ22ǒ
there for	76 -18Y13ư15Ƙ18ſ20ƞ21V34Ř
there i	90 -12ƕ-7Ŵ14Ɲ15Ɩ20M26w
there in	79 10ƒ11Ɓ19Ś22X
there is	59 -13ǉ-12Ű-9ĿǪ-8l-7sǏ7mķřū8YZĶšŮƙǄ9źƍ10fŬŽƪ11ƁƏ12Ń13ƫ14Ř15ƥ16ƂǦ18ſ19Ʃ20Ƒǂ22ŉ24ŏǞ25u28ũ
there like	84 7R10ŏ13Ɲ14ş16Ŝ
there more	90 -11ő21Gō23ŷ
there on	85 -10ƅ8M9F11ƪ12ū14Ƈ16G
there or	74 -13Ǐ9Ɲ10H11Ŗƀǘ12n13S14yU19Ş20iŜ32ŝ
there right	90 -10ŀ-9ſ-7ŏǍ14Ơ21Ƣ27Ŗ28ŗ
there so	90 7ŷ11Ķ18ŝ
there somebody	86 -11Ł8ų15ńư21A
there something	73 -11Ǫ11g14Ŀ15ŀ20ƴ32Ş
there sprinklers	86 -11ǎ23Ƥ
there still	80 17ƕ
there that	79 9G10j15Ƙ
there was	83 -8Ǟ11Ŕ13Ľ19ƥ40š
there what	81 8a9Ÿ10ǉ11l12N15h16Ƨ
there when	90 -13ƴ-12G13ƚƢ14R25Ť
there with	80 7n8Ʃ12Ɲ14Ű16Ų49s
these	62 -15R-10ű-9H-7x7ŖƁ8ŐŜ9fĺơǍǜ10Ǡ11z12Œǈ14ƻǟ15t16ŪǪ17PƓ19A20lnŋ21Q26U
these days	65 -16R-10ű-9H-7x7cqU8Ǣ9ǜǠǪ10f12ŐŜ13zǈ14Œ16tƻǟ17Ū19Ɠ20P22n23Q
these things	90 -11Ǫ11Ŗ27A
these years	90 17ĺ28U
they	43 -18Ǡ-15iŃŵ-14ŀ-13Ĺžƌ-12ǩ-10aHĸĿǞ-9GĺƴƸǟ-8cuIMPXƶƷǄ-7lEYľńŇŎőŤŶǢǣǤ8ŢƋǕ9RƲ10SƁƔǐ11şƾƿǉǖ12ŐƼǔǨ13ƗƧ14zǓ15šƎ16yUŲżǒ17ķ19ŏŗŜ20ƅǗ22x23ơƨ24ƫǥ25wŘ26ƽ27Œ28WƖ30Ƣ31Ƶ35v37Ņ38Ŧ42Ư48Ş52Ŕ53ŝ55ŧ
they $	84 9v37Ņ
they are	76 -8ĿŔ-7ǣ7Rŝ8zŬ9Ʋ10œƘǐ12H19Œ22Ţ
they at	80 22ǐ
they be	86 -7Ǟ14ķ16y35Ư
they been	90 -14i-7G66ŝ
they charge	86 14ǥ21Œ23ơ
they cut	88 -7ŧ10Ŧ14V16ƨ
they did	86 -9ŧ-7Ţ9Ő19Ş24Ŧ
they do	76 -8Ǫ10ŷƯ11ű30ŧ39Ş52ŝ
they employees	79 -11ǉ38ǒ
they ever	88 -15ŧ-11Ŧ-8Ŕš20Ť22Ŗ26R34Ŝ
they gave	86 12WŔ15Ņŧ
they get	85 -13ŵ-7Mĸ12ǖ15Ư24ơƧ
they give	76 -12Ƨ-10I-8ŵ9ź11Ŕ12ƫ14WƁ16ǖ18Ņ33ƨ
they go	77 -17ŧ9Ʋ12Ɖ13Ŗ22Ŝ23Ņ
they got	86 -7Ǥ15ŝ20ǜ21ŏ31ǥ
they hand	90 9Ɨ13Ǔ31ƫ
they handle	90 22ŧ23ǉ
they have	75 -19ŝ-11ũ-7Ƹ7D9ǃ10ŐŢ11ƿ12Ƽ13ǌ14ş15ǒ19Ɣ20ŧ21ƾ22Ư
they in	90 -13x39v
they let	88 -13ŝ8U15š43Ş
they need	88 -33Ń-15Ƅ10Ư12ƭ18Ɩ19Ʈ43Ǩ
they pay	73 -26Œ-19Ư-15œ-10Ņǩ-9Ǌ-7Ɠ14ŗ17ŧ18Ǘ19Ƨ20Ǫ23T26W44Ŧ48Ř
they put	83 -16ž-9ŧ-8G-7ǀ13żǥ22ƅ24ƽ25ŗ31Ƽ
they quote	86 30Ņ
they raise	90 -9Ƶ10œ25ơ
they say	78 -12w-9Ǫ12ƭ15ƿ16ũ30Ƶ32Ŕ
they sell	90 15Ɓ21ƪ32Ɩ
they split	80 19ǈ
they take	82 -9Ǘ-8ơ7ź8ŹǑ12Wŧ19Œ21ŝ25ķ
they tell	82 -17ŧ-7ŝ11Ƅ25Ų26ŏ31B36Ŕ
they treat	81 15Ş43ŧ
they want	84 -11Ǣ-9Ǩ-8Ʒ8Ǎ10Ű41Œ55Ƣ
they were	88 -8Ŕ9ņ12UŨ13Ņ14Š
they will	81 10ǔ11Źƈ12ƢǓ14Ń15Ɩ16ţ
they would	84 10Ŗǂ13Ư30ŗ
thing	60 -11ǀ-8Ĺĺ-7NVŇŊŐŻƌƭ7pEŖǙǦ8ŞƑǡ9ŕŦƇǠ10ĴĻƈǄ11Q15ł16ŶŽ17Ƙƺ18Ū20Ť21ƙ23Ɵ27Ŀŝ28Ų31ľ32Ń39ũ
thing $	74 -13ł-12ǀ-10Ş8śŹǁ9Ɲ10ĿŽ11Ń12ŁŖƙ13ŦǠ15Ťƈ18ľŲ22ƺ
thing about	80 -12Ǫ-10Ŀ-8rľ-7ƌ29Ŷ34ŝƟ38Ş
thing or	84 -9ż-7RĹ11Ų15ŕŤ24ũ29Ń
thing that	90 13ł14Ŀ
thing you	82 -7ƭ9ŝ13łŠ24Ū26Ŀ46ƙ
things	65 -14Ǫ-7ĺƞ7ĿňŖ8HŽ9ł10ĹƦ11şƪ12Ŋŝ13ǅ16ŉ17Ƙ19ƣǉ20i22U30Ǡ31A
things $	82 -21Ǡ-7ĺ12H14ƪ15Ĺş19Ƙ29i
things are	77 -13Ǡ27ƣ34U
things in	90 
think	59 -16q-14Ʃ-13Ʈ-10Ĺǩ-9ƙ-8Zǡ-7Ƨ7ķō8Ɛư10OĴǋ11hGƘǌ13ƈƓƔ14ƸǞ19Ŕ22H23ƭ24BŖ25Ũ33ű36Ǫ38r39Ň
think #	88 10Ɣ11ž25Ǟ26Ƙ
think $	75 -35Ǫ-9qǡ-7Z8KŸ9ƉǓ10Ƹ12ķ16r19ƭ26B29ű61Ň
think about	73 -14Ʃ-10qĹ-7ƭ9ŀŇŨƀ14VĴ15ƥ16ư22ĺ23r25Ǫ
think it	85 -12ƙ-8ƭ11B13ŀƐ17ű
think that	86 13H22ƈ25Ŗ
think you	77 -14V7Řś11ű12Ǫ13Ŗ14O17ǟ21ƭ24H
thinkin	85 9ƶ11VĿ13X
thinking	70 -16Ǫ-8ƪƱ7Ŀ10ǧ11ƀǟ14Xĺ15Š18ƶ20Hƴ22V24Ʈ30ƭ32y
thinking about	78 -9Ʊ-8ƭ-7ƾ9H11Ŀ17ĺ23y24ƴ36V
thinking of	82 -9V-8ƪ17H18y21ǟ22Ʈ23ƶ
thinks	88 33r
thinks it	90 33r
third	82 -10Ƈ13Ǣ14Ƥ17ǆ21dq
this	46 -14ŒŖ-13oyŇ-11ŤŨƌ-10gƱ-9nƩǧ-8PRķőűƝƟƣ-7TĸŉŞŢưƸ7Ĵŕƈ8Gǂ9OƢǉ10ŀţƂƖƻ11J12Xǟ13mH14c15dƮ16Aŷ17ƴǋ18łœ21M22kŌ25Ɨ26jBŁ30Nƶ31Ŏ34s35rĻ36I37Ĺ38ŋ40ŏ44Ń52a56ĺ
this $	62 -37ǉ-14Hĺ-11ǧ-10Ũ-9yĹ-8ŌƱ7ĿŁ8NŃǂ9ADƖ11sƶ13ţ15tƂ16Ĵ17X18ŀ19Ƣ21ŋƴ22M26Ļ27ł55r74a
this a	82 -8Ĺ-7LR20I24Ńǆ32N
this afternoon	88 -11Ń17Ō19j21i
this by	88 -7K18Ń20A29M
this call	80 14Ĺ15sŋ26Ļ
this is	83 -13ŕ-7M12aǢ13sĺ19N29Ĺ
this line	90 10r17Q
this month	86 18Ɨ38ŕ
this morning	86 -7Ɲ8i12ŏ13a15Ĺ
this off	86 10ŗ17ǋ34ĺ
this on	85 -11Ť-10Ŏ-7r25Ł83ĺ
this one	82 8Ơ9ǚ10ş11œƻ12ļƈ21Ŵ
this ones	88 8ƈ11m21ŵƶ
this over	86 -9ś20J
this so	90 13ƶǡ14ũ15h
this summer	90 16x28k
this the	88 7a9ĺ19Ł
this thing	90 -11Ļ8I13Ŏ
this week	82 -20i-10R13Ɩ17Ő18ĺ23ŃƗ34L
this what	86 10m11łźǓ17ľ
this year	75 -16ĺ-10ƌ10ƻƼ11H12Ń13ƿ15ơ18ǋ20ť23k24ǟ31c
this your	82 19ƥ21I44H
those	57 -11Ǘ-9ĺ-8ǌ-7J7őƉƖ8EľŕŝƍƘǅ9A10ĵŇŗƈƟǪ11iŶſƝ12ZƏư13ńƅ14wǋǒ16ű18Žǈ20ǥ22ƒƪ28Ų35Š
those #	79 8I9ū10wŪ11u17Eľ22Ǫ
those $	82 7Őŕ8Ŷ9ǣ11vş14ſ18ĵ
those are	84 -7C11ǥ14ŗŝ16Ǫ17Ɵǅ19w
those guys	86 10Ş11ŕ13ő21ǒ
those old	88 10ũǎ17ƅ
thought	77 -7ư11ƶ12x15Ʊ18Ŋ19Ţ20Ƃ34Ǫ
thought about	80 12ƶ18Ʊ22Ƃ27Ţ
through	51 -13ƕ-10ŏ-9Ǫ-8mL-7QŒ7dƇƧƲƼ8z9lłšƛ10śŬƁǞǧ11ZŧŪŵ12nƨ13ĸ14Ǧ15ŊŐũ17ƴ18ŖŤƎ19j22Ʃ23WƖǏ24ŗ25Ũ26Ǘ
through $	84 -15m-9ƕ-7WǞ7Ǐ8Ő10Ɩ17Ǝ18ƛ29l
through a	84 -9n9ǧ11Ǐ14Ŋŵ17ƴ19ǅ
through all	90 -7u14t24Ũ
through escrow	90 -11ƕ36Ɩ
through how	88 -7ŧ11Ŧ28ł
through it	83 -11Ǐ10Ũ14Ǟ16ƥ17ňŤ21Ŋ
through that	81 -8Ǘ14ŧ15żǙ21ƴ29Ť
through the	66 -12ƨ-11Ũ-7ş7ū10Ǥ11ļ12x13Ǧ14Ǝ15śũ19Ŗŗƛ25Ʃ38Ƨ
through what	76 -9Ť-7ư11y12r13Ǟ16ĸƯǩ26Z
through work	70 -35Ƨ9Ʃ20W34ƨ53ŗ
through your	69 -16ƛ-14ŗ-7ŐǗ7Ž8Ǐ10ŵ11Ŀ13Ŗ14nǉ15Ǧǧ16Ɓ17R23j32W43Ũ
throw	88 -8ŗ8Ņ11ƭ16Œ18Ŵ27Ɲ
ticket	80 -11ĺ12ǐ27Ż34Ŕ
ticket $	88 -12ĺ15Ŕ25Ż
tickets	69 16ţ40Ż
tickets $	82 -13ţ26Ż
tickets even	80 23ţ
tickets in	78 8ţ16Ż
tie	90 -11Ǫ9Ľ23f37ł
tied	90 16f20ǐ
tight	90 7Ǟ13Ų14H25g
til	83 -10p-7H7y10Ǩ11Ƅ12V13ĺ17vƮ
tile	88 -7ƈ20Ɖ
tile $	90 -7ƈ14Ɖ
till	72 -16v-7u8gĻƗ10Oƿ11s12ƒ15Ų16ƪ17ŕ18Ń19ĺ46Ʈ
till the	83 -18v-7x11g12Ơ14ƒ15s51Ʈ
time	54 -13Ƈ-10Ɖ-9pƀ-8ĽǪ-7HMP7tyW8bĵŃŊœŧǗ9ſƜƵǙ10ŠƈƠ11ƨƬ12kņšŵŸ13ũ14ƻ15g17Ŕ19Ŝ21sŲƹ22Ļǈ27V28Ǐ33R35LO38N
time $	66 -40L-15Ń-9ƀ-8Ř-7Ǫ7VňŢ8ŲƗ11ų12œŠ13ǏǗ15Ÿ20ƨ23Ļ24Ŕ30N37g57R
time and	85 -21R-7M12N13z20L30ǈ
time do	84 -18g-8Ǫ18Ų25R38Ǐ43O
time does	90 -14p-8q11L14Ǐ42s
time for	86 9N12b14L15n21O
time or	80 -13V-8F9R11Ųǚ15Ơ16ǈ
time right	90 -18R8L18ŧ20ǈ29ſ
time so	90 10ł
time to	86 19Ɠ34L
time what	90 -10Ľ12vœ
time you	76 -9Ɯ-8O-7Ŝ7ƺ9ŞƬ10Ƴ11ƿ13Ŗ16ƻ17ĵǙ25k
time your	90 23š25Ŝ
timers	90 11ǈ16SǤ
times	78 -8T7W8Ş10Ǐ11Ơ13ǁ14ţƨ18Ż22Ƨ42Ǫ
times your	88 -8T8W19ƨ21ƭ27Ƨ
tip	86 13ŉ45ł
title	77 -7Ƅ10q17ű26Ɨ32P40Ŭ
title $	86 19P22Ŭ
titled	90 12Ǒ14ķ
titled to	90 12Ǒ14ķ
to	31 -22Ƨ-21ű-19Ť-18n-15S-14rwşƪ-13ƃƊǈǉǓ-12jpŏƼǆǦ-11iuŒǣǤ-10qťƫǜ-9cŖǀǃǌǢ-8fƽǋ-7vWƁƉƏƓǗǠ7dŽƋǨ8IĿƀƐƒƴǑ9ńŬƌơǔǪ10ŇřƄ11Ŋǘ12zĴŴƯ13TŲƱǕ14oNĻŘų15GV16ļŹƕƖƘ17ŜŶƔƥǐ18eA19tĸĺƝǞ20yLOƚƮǂ21B22HKZŵ23ŝǍ24asō25ţƸ26ŋ27ŧư28Xŉ29ľŎ31œŨ32łś33ž35Ţ38Ō40Ńǟ41Ƭ45MŁƷ50ů57ƶ
to #	74 -14Ţ-7ƭ11ƃ12ŇŒ13V14R19Ž20T25Ř31X36œ40Ǐ
to $	65 -22Ǫ-13Ł-11ǟ-10ś-9Ƅ-7a8Cư9Ŧƿ10ŬƖƘƾ11Ŀ12ơƴ14Ʒ15ƺ17Y26Ǖ28ń29Ƭ33J
to @day	90 15k17R
to @month	88 15Ů32Ơ
to a	75 8Ƴ10Ÿơ11XƝ12Œ13ƥ15Z16ǅ19Ǫ20Ɯ22Ƭ24T
to add	90 -23ǟ-7Ō32y65ō
to ask	71 -10ō-7ĺƷǪ9T10Ƌǀ18Ŋ21š44Ł67ŉ
to be	60 -22Ǫ-14ǔ-11ķ-10Ţ-9X-8ĻŶ-7y8řư9Ĵź10KƱ11ǟ13ŁŃ14ŨžƣǨ15ō16ľ17ŏũ19ł20Ŏ21Ƣ22Z24œƮ26Ş28sƷ29O31Ǎ
to build	85 -7Ə13Ƒ26Ɣ
to buy	73 -9Ǟ-7Ł10Wƚ11ǐ14ł16Ɠ18Š22Ō23H44Ƙ
to call	79 -11ŁŤ8Ǆ15ļ28ĺ35ţ49L
to carry	90 15ƀ18Ǎ30Ƅ
to change	77 -11H7Ŏ11Ţ16V18T
to check	88 10A12ŏ13m17Ŝ
to close	77 -10ţ11Ɨ43Ǟ
to college	81 -12Ʋ-7w7m61y
to come	80 -10Ļ-9ƥ12Ɓǂ15ĸ22Ŏ28M
to compare	88 8ŗ9Ő20ł24ń
to cover	88 -13y17Ǟ36Ʋ
to do	65 -14Ļ-10H-9Ǫ-8XƯƷ-7Ĺ8Bņ9kľŃŜŶƸ11ǅ12s26g28Ŏ35y41Mƶ45ư46Ō
to drive	76 -9Ū-8ů-7ŷ13Ũ32ŵ41Ų51Ŷ
to drop	90 47ƶ
to each	88 14ŗ16Z17Ʒ
to earn	90 15Ư43Ŏ
to every	90 -8Ĵ-7ƕ12ų13Ő24Z
to expand	90 41ǟ
to file	88 -8Ÿ16ţ19Ƅ
to for	88 9ĺ23A
to get	65 -12ǀ-10ŏ-7agBŎ7ŘǪ8MVŌŵŽƐ9Ƭ10ŮŷǄ11pĶ12Ɩ13Ŋ15A16I17b18ƶ19Ǟ21ů23Ń25ŀŶ26Ļ29K
to give	86 11r18ŝ22Ł
to go	67 -14Ř-12AŇ-8Ĵ-7c7a8ksVǑ9RŹ10ķƷ13Ŋ14Ư16BƋ19ň20Ɠ32ƥ34Ʈ44Ō59ƕ
to have	75 -11ŉ-10ƾ-8Ĺ8Ƹ12s13ŁŹ17Ƅ21ǔ26ō27Ń38Ʒ
to hear	76 -14s-13ŉ-11Ō7Bō8z9rņ11Ŕũ12Ɵ13f20Ŏ21t43Ǫ
to hire	86 -10y18ư49ǟ
to it	81 -10Ł8ŗ10ĺ11Wƛ13ų17ōſ27ƨ37ǘ
to keep	73 7Ư8gŋǩ9Ə10Ŏŝ11ƨ12X13aV17ƀ25ſ
to know	64 -20ō-9X-8Ǣ-7ĹŎ7uŏƍƣ8rFƃƝ9ļņƹǋ10Ƃ11ƀƈ13ŒƠ16Ų18Ű21Ř22c72ŉ
to last	90 -14ǋ16Ǌ19Ʈ
to leave	73 -7u8ŷ11sĻ17Ǫ21ŢƷ26Ƭ
to list	79 -9a9oƣ11h12ƙ17ŷ21n25Ŭ
to live	88 -8Ƹ-7Œ14G15ƅ23ơ41Ư
to look	79 7ǥ8Ľ10s14Ŏ15ư20ł24z27ĺ
to lose	77 -8Ǫ-7Ş12Ǖ13ŝ21ő32ķ
to make	79 -17ũ-16ŭ7ƌ11OłƲ12ņ16Ō17Ǝ20Ų23Ń
to me	74 -18Ō-11ǩ8ř9ŋ12l14ň15Ŀ16Ś30Ş34ļ36ś
to move	78 -12ś-8ĺ10Ŏ17ƥ18ŌŢ19Ń24ŀ42H
to my	88 8ś9e11ƗǪ
to need	86 13a15oŁ23P
to pass	86 13s14Ƹ28Ʒ
to pay	71 -20Ļ-17Ƨ-11ZƓ-10yƯƷ-8ŌŘŨ-7ŗ8ŧ12ƥƲ13Ŧƕƭ14ŅǗ15ĸǖ18œư26ţ59X62Ĵ
to pick	88 -8ĺ8Ǉ17Ĺ33ľ
to price	90 8ǧ13Ƃ16ƭ17ł
to protect	90 42ķ
to pull	90 17Ĵ25d
to put	71 -7P7GŽ8fŦ10qƒ11Ɲ14s18ĸŴ20Ō21Ū32Ɣ
to quote	90 17ǧ23ž
to reach	82 -12NĹ9Ɛ14I18L28K35ĺ
to read	86 -7ř17d20e29a
to rebuild	82 29Ɣ
to record	90 18ŋ
to replace	78 7ǣ10ƶ11žƘ13Ư16ƒ27ǐ
to run	76 -7ŃŅŪ9Ż11Ǘ16Ʈ20Aū27e33O
to save	83 12ǂ18Ţ23Ļ29Ř
to say	77 -9Ŏ8ǣ9Ł10ň11ǉ15ŖǪ16rŝ33ł
to school	82 10ŵ12Ŵ13Ź18m19l21ź
to see	77 -13Ń-11r-10p-7Ǫ7ƿ9Ľ10œǓ11Ǜ13š14ź15Ŏ16vĿ19Ƅ25Ĺ
to sell	85 7ǟ12ĸ14ƴ39H
to send	83 -7Ō8Ƅ10d12ļ15Z
to show	90 9ţ
to sign	81 7Š11ǔ17Ł21Ō
to sit	90 10M15L21Ĺ
to somebody	90 -8ƴ7a11ǟ33Ɩ
to spend	88 -10ƭ-8ľ-7ĺ15Ʒ54X
to start	80 11Ɨ17Ō66Ń
to stay	79 8Ƹ12B16H18ƥ31X37Ɲ
to take	79 -7Ƽ7łś10k13ƭ14ǟ15ǂ23Ʋ31z
to talk	86 -10Ř-9ŉ11ň25N34Ĺ
to tell	88 10Ŷ14ŋ15k25Ǫ
to that	78 -9ƪ-7f7ŋ8ƨ10O12ư13ƶ15H22ř37Ţ44G
to the	58 -10n-8ķƞ-7ŷƗƟ7Ƭ8VĿƚǍǝ9Ƙ10MƐƖƷǅǐ11ǩ12C14Ɣ15y17ŭ20R21k24a25ů30ƌ32ž33Ư36Ɲ38Ǒ
to them	90 22Ţ30ő
to think	88 -11r-9y-8ƭ13ŀ14Ũ17Ĵ19ư20Ļ
to this	83 -13Œ-11Ŏ12Ĺ26œ30ľ32Ł
to to	77 7ƚ8j9gŌ10Ư11NŎǟ12Y13k24Ɠ
to travel	90 -11Ơ38ǁ
to us	85 -11Ĺ7Ľ11ļ12ł34ĺ
to use	84 22Ź36ţ
to walk	86 17Ŋ25Ļ
to what	86 13Ř16ƶ23Ň32ŗ
to when	86 -11Ł17Ő20g21A28Š
to work	68 -11ǈ11U14ŶƯ16ǚ20ŭ21VƸ24Ŵ39ŵ60ů
to you	60 -15ǟ-14Ǫ-12ŌƬ-11Ŏ-9ĺ-8AŤ-7HűǞ7oƷǖ8Iķƭ9ƃƐ11Ľ12ňƵ13B15Ưǐ17Ɵ18ŧ21ŝ23ĸ24ǎ30ľ31M32Ł37Ŝ42Ŗǩ46Ň58Ũ
to your	65 -27X-17r-16Ŏ-10ƃƉƊ-9pņư-8ƾ-7Ư7ƀ10ŵ11Ŝ12ĸƒƩ13AƸ16Ũƥ18Bƴ21ů22ƨ27ǂ35ƞ36ǟ39ƚ40Ǟ47Ƭ
tobacco	79 9ǃ45ƺ
tobacco $	85 -12ǃ24ƺ
today	54 -19ž-15Ǣ-11ńǪ-9ƨ-7Ń7ƀ8Ɣ11a12Ŝ13ŀ14tĹŢ16ƫ17Ǧ19ű22Ƨ23jŗ25O26Ō29Ő33ĻŒ38ĺŏ42i
today $	56 -23Ɠ-20ž-16Ǣ-11ń-9ƨ7ĸƀƄ8Ɣ10ŀ12a15tŢ17ŐǦ19iĹ22Ļű23j24ĺ26OŒ27Ƨ29ŗ33ŏ
today is	90 10ŏ16Ŏ
today or	86 10Ļŏ30Ō
today right	90 -16ŏ9Œ12Ő23Ō
today what	90 -9Ǫ10Ļ17Ɠ30ƫ
together	76 8f10ǋ12uM18ZǊ24s32ş
together $	81 8Ǌ10ş11ǋ12M14f21s22Z
told	72 -11Eƴ-9Ǫ7Y8jlŅƁ9Ǝ10uļ11ƨ12ƿ13Ƶ15ƽ17d23Ŗ24BŔ27A
told me	88 10lƁ11j12Y22d
told you	75 -12E-10ƴ8Ņ10Ǝ11ļƨ12ƿ13Ƶ16ƽ25B26Ŕ29A
tomorrow	65 7Ǔ8ƭǖ9IǤ10Ǚ11ƥ12Ŗ15ű16ĸƧ20Y26L
tomorrow $	80 -7Y10ǩ11ǖ15ŵǙ25ĸ
tomorrow what	71 -9ĸ-8Ư10Ř11ƭ15Y20űƧ
tonight	79 -9Ǐ8Ɗ12ŖǞ15ƥƧ16ś20r
too	62 -13a-12Ż-10vƞ-8zǉ-7Ǎǧ7źƸ8ŅƧǣ9cĿūƣ10ŇŎ11ǒ12ǜ13oşŪǛ14ň15ǅ16ǀ17ƴ19Ž20U22Xń24sƭ26Ʃ27j30q
too $	68 -14Ż-9ƞ-7Ǎ8ŭ9źǇ10bqUƣƧ11Ņ12Ŏ15şŪ16ǜ20ǀ31sƩ36j
too much	84 -7Ķ15Ƹ16X33ƭ36Ǫ
too or	86 -9ǧ9Ƃ10ƃ11ǅ19ǣ20q
took	76 -10ƿ-9ŝ-8Ł9k11Š12ƀǃ13Ŋƫư16ł18ŧ22tƴ26ũ
tools	69 -9Ű17ƙ22ŭ25ǣ37ƞ56ǐ
tools $	88 -9ǣ12ƙ28ǐ
tools and	78 25ǐ
tools or	88 -7ǐ27ŭ30ƞ
top	68 -10œ-9ŏ-7ū8m9WǕ10Śƶ11Ƥ12ǩ14ǋ15T24ľ26Ɖ28ƈ30ř31ǧ35Ƃ
top $	90 7a15Ƥ45ǧ
top of	73 7ĺƈ10W11ƶ16T18ř19ľ30Ɖ33Ƃ
tornadoes	88 12ƛ16Ŀ
total	74 -10Ǧ-8Ť8u9ƺ10Ƙ12Zơ13ŷ14gŅ20Ǌ26Ŧ27ş
totally	88 13Ž16Œ
touch	83 7ǀ8ńŲ11ķ13Kƽ32Ŝ
tow	90 -18Ŗ62Ɓ
toward	88 21Ň28X
toward this	90 29X
towing	82 46Ɓ
town	74 -8ƹ9Ÿ11ŭůǪ12ƿ19Ơ20Q71C
town $	85 -34Ɯ-9ƹ-7ļ8C13ů16Ǫ24Q36Ơ
track	90 12ǁǋ18Ǔ
tracker	90 -16Ş33Ž
tracking	90 -7ŀ14Ž
trade	80 -10G9y11Ǥ12Ǡ21z30S37P
trade $	90 -12G8P24z38S
traffic	86 -12m9ů13ǌ14Ż16N
train	88 21ǚ24Q38ů
training	81 -9j-7Ǩ31ź33ǚ
trampoline	76 38ƍ
trampoline $	82 
travel	82 24ǁ32Ơ
treat	78 -7ŝ14kŞ21ņ27ŧŶ
treat you	78 -7ŝ14kŞ21ņ27ŧŶ
treated	82 -7Ŝ13ņ25ŝ26ƽ
treated for	85 7ǀ28ƽ
treatin	90 8i18U
treating	83 7Ŷ15iU16jŝ
treating you	83 7Ŷ15iU16jŝ
treatment	90 -9ţ23ǀ
treatments	86 37Ǜ
tree	85 -20Ŀ18DŤ19ƒ29ǅ
trees	79 -7ƚ62ƒ
trees near	90 12ƒ
tried	90 11Ž18Ǚ
trip	85 17ůƝ26k
trip to	90 16k18ů
trips	90 8Ɲ16ǁ17k
trouble	73 -7ǃ7ǀǙ8Ư10Ɯƹ11ĵƽ12pt13Ĺ14ƾ17Ş22ű23ǝ
trouble $	88 10Ǟ11Ư30ƽ
trouble with	88 -7œ16ĵ19Ĺ22Şǝ
truck	64 -15ƕ-13Ɩ-9P-8ƪ-7Ÿ7Hǖ8ǧ9ǜ10Ƨ11ǐ13Ĺǟ14ű16Ū17Sǌ21Ɛ23ŭ29Ŭ31Z33ų41ŴŶ
truck $	72 -20Ǒ-15ƕ-14Ɩ-7Ŵƪ8Ŭ11ųǜ12ű20ǌ23Z39Ū60Ŷ
truck for	90 -9Ÿ14Ŵ21Ǒ26S
truck is	88 -51Ū7ű11ų12Ŭ66Ŵ
trucks	76 -8Ƃ-7Uǌ10Ū15Ɓ16ŵ17ǧ53Ǒ
trucks $	85 -8ǌ7Ɓ12Ū53Ǒ
true	86 -7Ţ17cł26Ŏ
true for	90 -7Ţ18ł27Ŏ
trust	74 10Ƙ11ņ14Ƭ17Ŏ24ŀ36A43Ƴ
trust $	82 20Ŏ35A36Ƴ
try	81 -11N-10Ő-7PŲ23I26Ǚ30Ž31ń41L
try you	90 -12N49L
tub	81 36ƍ
tube	90 32Ƌ
tuition	86 44Ʋ
turn	75 -9d-8Ź8ĵ9ƨǨ11ŎţŰ12Vŉ13p22c
turn #	90 -9Ź-7y10ƨ15V17v20p
turned	72 -12Ǫ-7ż10x12ƎƘ13Ť14c16v21ţ22ƫ23ŀ27ſ44Ƶ
turned down	81 29Ƶ33ſ
turned in	90 -9ż17Ť29ţ
turns	88 44Ź
turns #	88 44Ź
tv	90 13Ő16Ɗƛ
twice	81 11ţ12ĴǦ13ŕũ14Ƽ16R
twice a	90 13Ĵ17Ƽ18R
twins	90 13u17w19y
type	73 -11ǎ-7ŚƧ8Ɲ10Ǖ12Ǌ14Ɖ15ƇƤǇ21d35ƪ41ƽ
type of	79 -11ǎ-8Ƨ7ǅ9ƝǇ12Ǖ13Ǌ16ƉƤ17Ƈ32ƪ
typed	88 9f11b12ļ17p23E
typical	88 11Ǐ12Tǀ21ǅ
uber	81 52Ų
uber or	88 35Ų
ugh	81 -11G9ś11ŧ12ņƛ13RůƟ19ǝ25ǥ
ugly	85 7ǥ10ļ13ĵņ20Ǝ
umbrella	63 7ǔ12Ǫ45Ƃ48ǧ
umbrella $	72 -22ǧ48Ƃ
umbrella on	90 -22Ƃ29ǧ
umbrella over	84 -48Ƃ77ǧ
umbrella policy	84 -17ǧ24Ǫ
uncle	84 -9r9Ʊ12T19Ǡ21B
under	61 -16Ɖ-12ƣ-10Ŭ-8ňǎ-7ƈǪ7Ǣ8ĵŃőƗƙ9jœŗƜ10Ƥ11ƚǆ12ůƊ13cŪŻƞ14hŚ15i16ŅşŮ17ĺŎƓǥ21ƻ25n28XǄ30Ǎ
under #	73 -7S7Gǆ12ő13ƈƓƻ14ů23Ŏ24Ů30c
under $	84 -11c9ǖ14ĵ17Xǥ19Ǆ28ƻ
under a	82 -7ş7ǁ9Ŧ13œ15X20Ū28Ņ
under one	90 38ş
under that	88 -9ƈ-8h12Ŗ17j31n
under the	82 -16ƣ-11Ŭ-9Ɠ-7ž9n11YǢ13ƙ15Ɯ17Ɗ22iŻ29Ǎ
under your	82 -17Ɖ-11ǎ-7ƈ10ǆ12Ǎ17Ƥ18Ǆ19ƞ28h
underinsured	88 -11ŗ-9Ŗ20ſ22Ǫ
understand	79 7ũ10rĻ11ĺ12ƾǟ14Ţ21Ŗ37ň
underwriter	90 11e12n13Ť18ǁ
underwriters	90 10ƍ11ƈ21ũ
unhappy	86 -11ŝ47Ş
unhappy with	86 -11ŝ47Ş
uninsured	67 -7ǣ51ſ
uninsured motorist	68 25ſ
union	83 -14ĵ7Ƨ15ļƖ16WŬ19Y21Ʃ
unit	76 -28Ɔ-11Œ-10Ǩ7ǎ8Ƥ11Ǎ14ǌ17ƥ22ơ25D31Ʀ
unit $	83 -31Ɔ-18ǎ-12Œ19ƤƦ29ơ33ǌ
units	86 -9ǎ19ƥ41Ƥ
universal	90 25ƪ
until	90 -9Ń17Oŕ23Ʈ
up	44 -18Ŗ-16Ǫ-15Ţǟ-14ŧƣ-12ƝƟ-11qvL-10sGŬƖ-9oBƨƴƶǎ-8yŅŇňũƢƧǊǦ-7abwSņŎŪŷſƜƮƷǂǆ7ļťǏǓ8grOƔƭ9ĸĺŚ10djCŰǐ11ĻŮƐ12łńŐŽƺ13YĿŘƯǍǛ14ƌƤƪ15ŉƃ16HĴřŜǞ17ŨŹƈ18Vǘ19ŗ20xŠƚƿ21ƫ22ĹŁŌ23KžƎǇ24ƥ25Ƶǋ26i30k31t34lƅ36œƉ39Ŕ46ŕ
up $	58 -21ũ-17Ǚ-14ƣ-11ǌ-10gĺƓ-9ĿŗŦ-8Ń-7aƢƯƵ7ļƒƔǝ8HŐƐƜƪƬ9iYķ10pŠƎǍǐ11lIŒǞ12Oŀƅ15V16kK17Ź18Śƌ19ŉ20ű23ǘ27ŕƥƿǇ30Ō37Ũ38Ĺ42œ43Ŕ
up a	85 8ř10Ů12I16cœ
up after	90 -10q26ƃ29ũ
up and	78 -7ŧ8i9Ŕ11kǥ12Ǆ23Ǐ25HǞ27t
up around	90 -10Ǫ13Ű17l40C
up at	79 7Ɛ8ƥ12V13Š14r19mŜ40Ŀ
up for	74 7Ũ9k10Ť11HťŽư12Ʃ13Zų16W23Š
up front	90 17Ĵ22ǉ
up if	90 -7ƹ14ƃ18Ǣ
up in	74 -10ƪ-7Ɔ7ƥ8Ő9Ɯ10ŉ11ǁǩ12ƺǌ13Ǝ14ǋ20lƫ44ƅ
up is	90 13ŏ
up like	90 -12Ɵ7ǥ11Ŕ15ƅ
up on	77 7Ĵǣ9ŕƋǓ10Ɖ12ƌ15Ǎ16ǅ25Ƈ
up or	86 -12œ-9ǟ10Š15ƥ17Ĵ28ǋ
up right	90 -11Ƈ8ƞ14Ƥ18ƫ
up so	90 12Oŕ
up that	90 7W13ōƿ
up the	73 -14Š-9I-8ƜƸ-7H10Ƅƌ11ĹƏ12Ǚ14ĴķľǛ16k18ĺ19d22Ŝ29Ư
up there	77 -44Ɯ7x10l14ź17j46Ɖ47ƈ
up to	71 -12ŢƬ-9Ũ-8v8ŒŜƛ9ƚǓ10kƘ12ƃ16ƺ20Ž25Ř31t33x34ŗž37g46Ł
up with	68 -12Ŧ-10t-9ŝƥ-8Ɩ7Ɗ8Ǆ9ļœŗ10V11Ɣ13Ļ14r15Ǝ17Ş18Yő24Š27ƭ28ĸ
up your	76 -7Ĺĺ7Ɛ8Ǩ9t10ŗ11A12dŔ13ǘ14ǐ16Ŋ17Ń20j22Ǚ30ł
update	90 -18ǐ19ǣ
updated	71 10ǎ16Ƌ18Ƴ19ǐ23ƌ
updated $	73 11ǎ12Ƌ20ǐ27ƌ
upset	78 20ţ27Ũ
upset after	80 21ţ
upstairs	79 -11Ɗ7Ɯ10Ʀ12Ƥ16Ɲ17Ɔ22ƥ28ǎ
us	63 -19A-13ń-11Š-10Ǫ-9C-8pƖ-7d7aŌ9xĽ11ĵ15v17ŎŪŽ19ŋŢ20zƄ26ņ28ĺ30Ĺ31s64ļ
us $	70 -20A-12Š-8pƖ-7d8Ƣ10ņ16z17v19Ƅ26Ĺ32s37ĺ59ļ
us do	88 -14s9Ūž15r25ņ
us to	90 10ƥ13N15L16Ĺ
use	57 -10Ū-9Ƽ-8Kǘ7ƅƑ8œŴ9JǔǪ13Ź14Ǒ15ŵǙ16Őǒ19I21Ž23Ų29ţ38Ǘ43ǀ52ŭ
use $	80 -12Ƽ8Ɛ12ƅ20Ǘ22ǒ24ŭŵ26ǀ
use any	88 9ǒ12ƺ
use for	90 -11ŭ-8ǘ8ǡ13Ǒ25Ǘ
use it	84 -8Ǒ10ţ14Ų
use that	88 -13Ū13I37ŭ
use the	67 -7ų9Ų16Ŵ18Ź27ŭ
use tobacco	88 10ǃ13ƺ
use your	86 -7Ǫ12ų15ǔ34ţ
used	74 -7ǣ11ǉ14ƺ23Ƙ24Ž31ŭ42Ŵ43œ
used $	90 -8ǣ31Ƙ44Ŵ
used for	86 -13Ŵ44ŭ
used to	83 12ǉ60œ
using	84 -20D-14e-13Ū-10Ǫ16Ɩƺ20JǇ24Ő25ŭ
usually	73 -8R7s8Ķ9AƢ10WƅǪ11řǢ13ǆ14łŭŲ16ĺ27L
usually go	90 22ŭ
v	83 9ų14Ɲ22ū25Ū26Ŷ
vacant	84 46Ơ
vacant $	88 10Ơ
vacation	84 8Ơ46k
valid	88 14Ÿ
valuable	88 15Ɗ
value	66 -10ǣ-8Ǘ7Ɓ8Ɣ12ǐ20Ŏ22ľ25Ɠƫ34ƪ
value $	79 9Ɠ13ƪ19ƫ
value in	80 -19ƫ33ƪ
value of	90 -7ǣ7ű14ǐ
values	77 -10ƿ-9ǐ55ǣ
values last	79 -47ǣ72ǐ
van	84 -11Ų9ǣ14ƀ17ŭ20k24Ǒ
vans	81 61Ǒ
vape	88 48ƺ
vehicle	70 -11Ū-9Ǒ8ż10ž11ŵŶ12Ż15ūƀ20ŭŰ26Ŭų39Ŵ
vehicle $	84 -16Ū-8Ǒ17Ŭ22ŭ24Ŵ
vehicles	70 -9ŭŴ49Ǒ50Ū
vehicles $	84 31Ū
vehicles do	79 -10ŭ14ŪǑ
vehicles does	90 -17Ū36Ǒ
vendor	90 -9Ǟ44ǖ
vendors	88 23ǖ
version	88 12Ť14O
video	85 13g15Ƙ40M
vin	72 -25ś97ū
vin $	83 -27ś33ū
vinyl	88 20Ƈ
violations	85 19Ż
visit	85 14N23ǂ32ƿ
visit $	90 9ǂ34ƿ
voice	90 -12Ǫ11ľ18Ŀ19Ľ20a
volunteer	90 
volunteers	90 21Ɛ
w	82 -10ų-8S8ǀ16b18n24ǒ26ő30ǈ39T
w #	86 27ǒ31ǈ41T
wages	75 -21ǋ7T13Ǥ25ƃ71Ǌ
wages $	84 7ƃ8Ǌ14T15Ǥ
wait	78 9ŵ11ŏŧŪ12ĺ13r16sǐ18Ś19Ń
waiver	90 -7Ƣ8Ǎ23ǔ
walk	62 -9ŨƇ7yƊ8ŖŵƜƾǖǜ9Ŋǉ10nRżƥƯǙǩ11ĸƎƘ13ƨ14Ļ15ł16Ǖ19Ǟ20Z25Ƥ28Ť
walk away	88 25Ļ
walk me	64 -8Ũ7y8Ŗ9ŵƜǖǜ10żǉ11nĸƯǅǙ12Rƥǩ16ł20Ǟ22Z29Ť
walked	90 -12ǩ-9ř-8ƀ10ż20Ǖ34ǅ
walls	79 12Ƙ13ǎ25ƌ48Ƈ
walls $	85 7Ƌ13Ƙ19ƌ23Ƈ
want	46 -16ŗŚ-11ŞŦǀ-10ƓƧƨ-9N-8cuŁư-7mprłƠơƥǙ7oHśǧ8őŴŽ9Œƃ11V12ž13Lľ14byŀŉŊſƁƘ15OĹŝƶǂ17JŃŕǔ18ƀƄ19Ĵ20MƂ22Ǎ23K24sX25ƬǪ27Ʊ28ƭ30Ƣ32Ʋ33Ļ36ŌƮ40Ʒ
want $	74 -21Ƣ-18X-14Ǣ-11ŗƧ-10Ǫ8Ʊ10Ƭ15Ɓǣ20Ņ28Ǎǔ86ƭ
want a	79 -14Ǩ-10Ǣ8y11Ƅ12ŕƱ15Ƣ18Ļ29Ǎ
want for	88 -13Ļ-8Ŏ-7ŝ14Ʋ30Ʒ43Œ
want it	75 -10Ǫ8Ƅ9ǂ13ľƬ32K64Ʈ
want me	73 -10Ř-9Ʒ-7XŃ7Ƅ8L9s11ƭ14ňǪ15K17žƂ18Ō19M35Ŋ46Ŏ
want protected	74 25ķ
want that	85 10Ɓ11Ž12Ĵ39Ǫ
want the	77 -20Ś-8ǣ10ƁƘ12O13ƃ15ž22Ʒ31J
want to	53 -23ƭ-15ǔ-11y-10aǀ-9NŎŦƁ-8ķŞƓƘƨ-7cpľŒ7ņšũźƙƟǧ8Ǆ9vƀǗ10Ƭ11AOŘƢ12őŕŴ13Hś14sƲ15L16Ĵ17V20MǨ21Ĺſ22b24ŀŝ31ŉƶ43Ō61X
want you	88 18Ǎ33ǔ
want your	85 -7ř11ƀ12Ʒ17ľ27a
wanted	84 -7ĺ9Ʊ10G15ǟ16ƍ24ŉ
wanted to	88 -7ĺ9Ʊ11G25ŉ
wanting	88 12ŉƲ15kĹ
wanting to	90 13ŉƲ16k
wants	75 -11Ʋ-7ŉ7f8S9Ŷ11sļŹ14Ƣ20Ǫ21ǔ22Ƅ23Ǩ
wants to	85 -8ŉ-7Ǎ8f10S13ļ20Ƣ24Ǫ
was	45 -18Œ-13d-12ŀ-11C-10ĹǞ-9Xţƌǣ-8yLłŎőŴƃƗƬƮǟ-7HUŃōƨǉǤ7cT8ƺǜ9űǆǙ10Ÿǋǚ11Żǥ12ĻƟ13Ƴ14kƋƎ16Ǫ17ƥ19pŔƅƵ20BŉƜ21ĺǝ22ŧƈƽ23ň24œ26ļšƾ28ż30Ņũŵ32Š33Ɠ40ƴ44ť46Ť47Ũ51Ŧ
was $	90 -28ƿ-11Ŧ11Ɣ17ũ52ƽ
was a	79 -12ŧ-8Ǟ11Ňň12Ľ14ǅ19ƥ23Ŕš
was about	90 16š28Ŧ
was anybody	90 31Ť
was for	88 13ĺ22Ũ35Ŧ
was i	90 -17C-10ƥ80Ǫ
was in	83 -7Ŧ17Ş25ť27ŵ
was it	61 -17ŧ-13Ņ-11ŀŜ-10ţ-8Ǫ-7ŨűƮ7lƾ8żƳ9wťƇƿ10œƎǆ11ƈ12ƅ13Ɯ15ŖŸ16AƵ19c23ŉ31Ť32ĺ36ƴ40ļ41Ɠ50Š
was not	90 13b15ƥ20ż
was on	88 -14Ũ12s18ŧ21B24T
was that	64 -8ĺŠ-7ƀ7lœƈƪ8Żǋ9Ɠ10Ņ11Sũ12ż15Ť29Ƶ37Ũ53ƴ59ť
was the	61 -18Œ-16ż-10ǣ-7ƗǪ7ŠšƂǐǙ9ƀ10Ɠ11ǋ12ǆǥ15Ŝ17ŅŨǜ20Ƌ23Ť24œ27Ɯ39ŧ52Ŧ
was their	90 -11œ15ŅŔ
was there	80 -12ƴ8Ŧ10ż11šţ13ƾ15Ť19Ǝǝ
was uninsured	80 7ſ
was your	66 -22ť-10Aƴ-7ǆ8ƺ11B13o14zƹ15v16œŻ17ż19ņƿǚ25ű30kƾ
watch	88 -7ǩ17Ǫ31ư
watches	85 7Ž13Ơ28ƙ
water	60 -7ƛ7ƻ9ƍ10ơ12q13Ơ15Ə16Ɗ17Ǟ27Ť40Ƌ58ƚ61Ɯ
water $	81 9Ɯ13Ť15ƚ17q28Ǟ
water damage	85 -19Ť36Ɯ
water go	78 21ƚ
water heater	83 -8Ɯ29Ƌ
water in	90 -12Ɗ-8ƛ9Ɯ12ƚ16ƍ
water near	79 26ƚ
water off	90 26Ơ
way	62 -20Ů-16Ǫ-14Iń-7ŝ7ł8ŧ9ņŎŽǀǃ10oňŞũƐ11Ʒ12XŵƇ13ƒ14mļǂ16r18a19jyŶ27Ţ30ŀ36K43ů
way $	75 -14Ů-11Ǫ8Ŷ10ł17ļ21r26y28ů29j47ŀ
way around	88 18ǃ22ǂ
way it	90 -7ŷ10a16o18ũ
way to	78 -15I8Ž14Ŏ17Ŷ23ŵ42K
we	53 -14ĺ-12Ň-10Ǟ-9grPƧ-7ǉǪ7fuwOŏšƜƶ8cŷƀ9ŊťƩ10hļƂ12ņƆ13I14ŉ15vƮ16Ɩ17XƲ18i19ŕŚ20Ļ21Ł22Ĺƭ24ŎŴ31Mŋ32Ū36Ľ44s91Ō
we are	72 -13ŏ-7Ǫ8Ʋ9Ū10ŉǃ11ńœƄ12Łŋ13ĻŎš14M17Ś18Ō20ņ33ƭ
we can	90 13Ʈ14s
we do	79 -14Ň-11Ǟ7MNŌş12Łŕ13sŎƊ36Ǫ
we get	76 8ŋ10Ļ11i21s22I35Ō
we go	88 7bŋ12s
we got	85 8j12w13Ɨ18Ŋ20ļ
we have	77 7Ʃ9GĻŴ10Oōŕ12Ū13ƪ16Ŏ26Ō
we meet	88 24M
we need	88 -9Ō8Ɓ10ǂ14Ł15ķ17u
we talked	90 -9r12tĽ17Ʃ
we talking	77 -13Ĺ-12Ǫ8cŦ11O16h17X18ť19Ɔ26v
we will	86 11dĴ12M14s
weather	83 -8ż15Ť26ƛ30j
website	83 -8ť11Ĺ35ļ
wedding	86 8Ǩ12ĺ13f
week	57 8ũƖ11gPŐ13i14ŲƗ15Ń16ĺ19ů20ǀ21ŵ24L25Ǟ38R43ŭ
week $	65 8ų9ĺ10Ɩ11Ǟ12ŵ13gL17P22ǀ28ŭ
week and	79 14ŭ16ĺ
week do	81 -16ŭ-15R25Ų35ů
week is	77 -8Ų14R17ŭ
week or	90 9Ń10L25Ɨ
week you	90 8Ų11Ľ18Ǟ
weekend	76 7R12ŭ15ǀ19ť57k
weekend $	83 41k
weekends	82 -16k17R19Ǐ21Ų22Ɲ
weekends $	90 -14k22Ǐ23R
weeks	73 10ǩ11Ũƥ13T15ŕ19Ơ21Ľŵ
weeks $	86 -7ǩ9Ǟ24ŵ
weigh	82 12Ł19ǃ32ƻ
weigh $	85 37ƻ
weight	76 58ƻ
weight $	82 30ƻ
weird	90 11m32Ǚ
well	68 -19q7H8iĻ10aűǋ11ĹǊ12pN21Ŷ22Ŗ23ń30t41Ǡ46ŝ
well $	79 -22q-12o-10p-8i29Ŷ31ŝ41Ǡ54t
well that	85 9ń12xĻ15Ǡ27p
went	66 -11Ǫ-7Sƾ7Hőŧ8ťƭ9cQY10kǝ11z13Ǝ14ǆ15Ŕ17l19ƴ21ŀ25Ũ30œƅ36Š38Ť
went $	86 -7ƾ12ņŧ17Š30ƴ
went down	90 14ť17Ť
went from	90 47œ
went through	88 -7Ť16z19Ǝ46Ũ
went to	88 11H14ƭǝ29l
went up	86 -10Ǫ-7ĺ29Ŕ50ƅ
went wrong	90 24Ť
were	53 -18Ř-17Ļ-9pŒŽǤ-8ƥ-7ƪ7ƍƧǩ8Ʈ9Ƹ10XŻƶ11śŠƴ12Ƶǣ13ĹƏ14l15Ư16WY17ż18ļƭƺ20r21ǥ22dš24ŅŸ26œ29ƽ30Ǟ33ŧ37Ũ
were down	73 41Ǟ
were gone	83 -11Ŗ-7Ǟ18Ư23Ə
were hit	80 -25Ř-7ĸ37Y
were in	80 15ŵ
were not	81 -9lǞ-7Ş7ư12ĸƲ15ŝ18Ư
were the	77 18ǣ
were they	82 -12ŝ9ņ10Ũ11U36ŧ45Ņ
were you	63 -15Ļ-13ƃ-10Ǥ-9pĽ-8ŝƪ9ƅ11Ʈ12ŻƴǞ13ƶ15Ƶ16XŖ20Ÿ21lż22ƺ24ļƭ25ǥ28dš36œ39Ũ
wet	88 11j17Ɗ24ƚ28Ɯ
what	24 -31ŷ-29Ŭ-21FŜ-20Łǡ-19Ź-18ų-17Ű-15nNĴńƬǑ-14ţ-13ŽƠƥ-12ļŌƵ-11btzAHMƣ-10OśŶƂƄƝǀǃǌ-9ĵĽőǂǧ-8sŊƑǁ-7uxƈƐ7DĶžƫ8IŃƅƛƞƿǎǥ9ƋǕ10doũƯǤ11iRƃƽ12ƶǘ13chƖ14YűƒƱǏ15QƩƸ16JņŢƔǔǞ17ūƨ18vLŘŵƉǊ19ƙƾ20mqŨ21Ɗƭƻ22ǄǟǦ23Ƨ24Wƕǋǐ25ƢƪǪ26wZłƎ27CPŔŲƇ29ōŎƼ30Ň31X33TķľŅ34gŝơƷǉ35Ɠ36Ŧ37ĻŴ38B39ŀŉ41Ť42Ƙ43Ŗǅ45ĺŗ49œŞ52ĿŪ56Œ57Ĺ
what $	73 -34Ǫ-33ŷ-23Ū-18l-14Ǒ-7Ļ7J9Ư11Ť13Ŷ14Ş18Ƙ19ōƨ23p24ŵ31Ǟ33ŗ34ǉ35ŭ44œ51ų
what a	84 -30Ř11Ɣ14ŵ53Ǫ
what about	77 -19y-13Ş-8rP-7Ŷ10ş11qƨ16żƾ20Ʋ28Ʃ35Ŵ
what age	85 -10w-9Œ9Ÿ14ƾ18v21c32Ʈ
what all	80 -19P-11Ʃ-7ŏ10ƒ11W13ķ17Ť21Ɗ25Ǧ31Ŗ32ǅ
what amount	83 7Ɣ11ŗ14Ƙ17Ǘ18Xƭ
what are	55 -32P-15C-13gŷ-12ŚŢ-9aŝ-8iĺŽƘƙǠ-7cŀŔŧƅǄ7bǣ8ƶ9RŞƱ10ľǑ12ƔƼ14řƓ16vũ19ǋ20y21kķĻǐ22Ǣ23Ŀ26ǉ30Œ38w44ŗ47ł51Ū53Ĺ
what becomes	90 14ǩ15ƨ
what benefits	90 21W
what bills	77 -12Ʒ11Ǟ20Ư36Z
what bothered	80 22Ĺ
what breed	88 48h
what brings	88 41Ĺ
what can	79 -16Ǫ-8Ŗ17ľ32X43Ĺ
what changed	86 -9Ŕ51ĺ
what city	88 39C
what comes	84 -9Ĵ7Z8Œ13Ř16ǋ21J29W30T
what company	88 -14őŝ-13Ş-11ǅ-10ŧŭ-9Ǆ-8Ǒ36Ő90Q
what condition	90 20ű
what could	65 -11ǩ-10ĸ-8Ư-7M8Ř9Ş11X35ǅ37ķ50Y
what date	85 -12p12ť15d35Ń39ŕ
what day	76 -14Ǫ-7Ĺ9Ƅ13d15Ń17Ĵ19ŕ20Ɨ55L
what deductible	72 -7ĸ9Ř17Y
what did	52 -30Š-18o-16Ŗ-14ő-12ƌ-11PŤƴǡ-10ň-9łŗ-8v-7Gŝǂǅǣ7TŘŻ8ŜƀƆƢƷ9ŨƲ10ǐǟ12Şƶ13ƽ15ŵ16Ņǋ17ŏƻ18w19ƿ20ņ21WǞǪ24Ŏ28m31ũ32ƎƓ36B38ƾ39ŉ40œ41Ţ86Ŧ
what do	48 -44Ŭ-27F-24Ǒ-23R-22Ǫ-21ĺŮŴ-18U-17Ŷ-15Ńňǐ-14ƃƘ-13łǈ-11QĴƀ-10quŵƓǕǟ-9BXƞƭ-8tLƇ-7rœſƔǖǩ7IĽŌǢ8Ǧ9ŏƱ10aŖŘƊǤ11ŗū12Ĺ14ƶ15wŔǉ16ƧƯ17ű19ōơ20ƻ21ƷƼ24Ǌ25T27ž30Ň31Ļ33ŎŞ34ǜ35ķŭ36o39W41Ū47ŝ49Ų51Ǆ53ƕ58Œ61ľ67g79P
what does	56 -34ų-25Ň-22ž-17ǡ-11P-9ǃ-8s7Ɩ8RWƩǊǝ9ſ12Ǆ13ǉ14B16oĹ18Ƣ20wŗ23Ŗ24ŏ31Œ35ơ44Ǫ45q47ǅ54Ŵ
what else	71 -17ń-13Ǫ-11Ɣ7ķŞ14ŉ17ƌ19Z22ƒ32ş64ō
what exactly	86 -9ǎ-8ƭǅ7Ť13ŀ16Ɩ19Ƣ27ƨ
what got	83 -7BŒ19Ĺ34Ť71ĺ
what grade	88 23ŧ35v
what happened	67 -14ť-13Ŝ-11Ŗ-8Ł10ǤǪ15ņ18Ĺĺ19ō22Ť23šƜ38ƴ
what happens	66 -11Ŗ-9Ư-7V7Ǜǩ8Ǔ9ƚǪ12ƃ16ĸĻǤ22ŗ23ſ24ƨǞ26Ƹ
what has	73 -10Ŏ-8Ɨ16Ɩƹ21ł
what have	68 -10ǕǤ-7Ş7Ʊ8ķſ9ũ10ƌ15ƀ16ƃƙǢ17ǐ20k32ǟ33ŝ
what hours	84 -20P-7W11Ǐ12L16Ų37R
what i	69 -10h-7rŌ8Ţ9uŅŎŒ10Ū11B13p15ŵ16ƙ23Ŋ24i28U47Ň64ň
what if	73 -13ĺ-12W-10ǇǞ-9Ř-8Œ-7Y8Ŀǖ11ſ12Ǣ16ĸ17Ɲ19ƃǛ26ŵƧ75ǩ
what insurance	86 -7ŷ11Ǧ18ǔ19Ǒ22Ǫ
what is	38 -25ű-21ķ-18œ-17Ƥ-16şǗ-15ƥ-14Ʋ-13CNŹ-12szńŤų-11uGZōŜŦſƅƯ-10WŏŨŰŵƪ-9vĴŷǃǕ-8ŭƬƶǑǖǩ-7SőƸǆǢ7chAŶžơ8XŔřƟư9IŚƔƛǐ10elŝź11Rǔ12ƙ13mLŢƫ14ryůƒǈ15KƎ16JY17ľǘ18gDƧƻǋ19Ř20ƕ21jVūƢǤ23ĿŮƊƷ24Ǫ26iŃ27Ŵǎ30T32ƇƓǟ34ĹŅŇ41P57Ŗ62Œ64Ƙ89ŀ
what it	72 -10Ǫ-9Ņű-7Ǧ8Ŕ9ĺŢƪǞ10Ɖǣ11œ12ĿŴ13ŗŨ15ŖƘ18Ś22Ɣ
what keeps	83 -7ŭŰ9Ţ11Ƽ27PĿŝ
what kind	59 -36ǜ-18ƈ-16Ƨ-14ƫ-13Ŷ-9Ňƅ-8gťǠ-7r7ŴƩƱ8Yƹ9RŮ11ŧźǦ14Ə15qƛ16XǇ18ŤƇƉ19Ǫ21h26Ƥ28ŪǕ38ǅ39ƪ40Ƌ
what liability	73 -23Ǣ12ž26ŗ
what life	88 -12ŗ9Ƹ43Ƨ
what limits	75 -15Ǣ-11Ƣ17Ǎ18ǔ23ŗ
what line	86 14ǅ15P49q
what made	65 -12Ƽ-7Ň9ņ22Ɵ24Ŷ27Ĺ35Š55ĺ
what matters	90 16ľ
what month	88 16ť
what number	79 -9d7I14c26X28Ņ35ƭ
what other	83 -9šž8ń14ƒ16Z56ş
what part	81 -7Ĺ11l13Ư14Ŀ22ň33C
what percent	82 -7Şǉ11Ǘ15ǒ22Ǉ23œ25ǅ
what questions	88 11ŉ
what reason	90 10Ŕ
what savings	80 -18Y36Ř
what shape	88 12Ɖ19ű
what share	90 -13ǘ8Ǉ26Ǖ
what should	86 -25L-22K-13Ǫ-12ũ21Ǩ24ŧ33Ŏ69a
what street	90 30D
what that	84 -10Ǫ8ŒŖ12Ŧ13ņ16B23Ũ
what the	74 -18Ŗ-9Ǜ-7ư9Ŧƛ10CƎơ11Ưǩ14ƿ15c20ƅ22Ǫ23ǋ
what they	77 -18Œ-10ŀ-7Ŗǣ8WŔ10Ƙǐ12H13ǌ18ŝ19Ųǉ23ơ
what time	79 -20g-12p-7q9ť12Ǫ16Ų19R27L41Ǐ45s
what town	90 8l33C
what type	81 -12ǎ-8Ƨƽ7ǅ10Ǉ12Ǖ17ƉƤ18Ƈ48ƪ
what vehicles	77 -10ŭ35Ǒ
what was	64 -36ť-20Œ-9Ĺ-8p-7ň7ǧ8ŜŻƂ9š10ƀǚ11Bĺ12o13ǥ16z17T22ŠǪ23ŉ24Ŕ30Ť47œ60Ũ
what we	88 12OƲ15ƪ17u
what went	84 36Ť44Ũ
what were	83 -20Ļ-9Ľ-8E15Š27X46œ47ƽ
what what	74 -9p7OĶƥ8ŉ9aŪ10IǇ12uSžƼ13oP15vĻ
what will	86 10r31ł
what work	88 14ƞ26ƌ
what worries	72 38Ŀ
what would	50 -21X-17Ǫ-15q-14Ž-11ũ-9Ŵ-8TŊŒŗƶ-7xĴĺŃƱƾ7ŝ8ĿžƊ9ǝ10őƒ11ŇƯǖ12ƃ13rƏ15BƩ16ķűǐ18Ʒ19ZŀǕ20ưǣ21Ƨ22ƫƭ23łǙ26ŉ27Ƹ30Ŏ34Ɠ35Ş70Ļ
what year	67 -16lż-15Ĺ-14ƕ-13TŒ-10D-9ǋǟ-7ŕ12v17p23ƈ24S25d29ő33Ū34G35ǆ46ƅ82ť
what you	56 -44Ǫ-19ǅ-15Ƹ-14ŀŎƟ-12Ř-11XĿ-10Ţŵ-9ĺňōŠŶƄ-8nB-7cľ7ŬǢ8sNƌƹ9Ɖ10ĴūƔǆǐ11yGTZŒ12dǔ13PĸƦƷ14ķńŧ16u17ĹŞ20Ƙ22Ŧ23Ňơ24g25Ʊ27Ķ31m35ƞ38UǠ46űƶ73Ŗ
what your	79 10Ƹ15Ŗ26r27Ƣ30Ņ
what zip	90 
whatever	77 7ŻƠ8ƞƪ9ŉƒ11qŚƱ13ş17ũ18P
whatever $	83 8ŻƞƠ10ŉƒƪ12Ʊ
whatll	86 -12ƨ21Ķ27ł
whatve	78 8Ə9Ūƌ11ž12ũƒƦ13Ƈ20Ƙ
whatve you	78 8Ə9Ūƌ11ž12ũƒƦ13Ƈ20Ƙ
wheel	77 26ŷ27Ź38ų
wheel $	88 10ŷ19ų
wheel of	86 41ų
wheels	85 7ŀ21Ǒ23Ū40ŵ
when	40 -22Ǫ-15Ł-14alņŤƢ-13ũƝ-12Ư-11qwƪ-10ńƀ-9CMUĺŢƟǌǠ-8jŎŏŝţŵƶ-7iNYZŀňŞŷ7ľĿŲǁǗ8HŔŻƄơ9ĸŗŘƥƼƾǝ10ƛǜǣ11rĵśƚ12ŨƮƵǆǨ13ƺǀǐǚ14yƁƎƷƿ15ĶƋ16ŸſƈƸƽ17ĹŹ18Ŝƴ19ǟ21d22Gǃ24S25v26gO27R28Ŗ29ƅ30V32Ɨƨ33Ơ34ső35ťǏ38Ń46L51ŕ
when $	71 -21SƢ-19Ǎ12ǀ13ŕ14Ŝ15ƈ16ǆ25G28ő48Ĺ
when a	85 -9ǉ11ǓǤ17ǒ18ƛ
when are	76 -17g-8Ɵ8H9Ɨ11ǟ13Ǐ15Ơ18Ń20s28V46L
when could	86 12ǂ14ś
when did	60 -25Ǐ-17Ť-16HŨ-14ŧ-12Š-11ņ-10œƓ-9Ŕ-8ƨǪ-7Ŧ7Ƭ9ƛǓ10ƙ11Ƌ12fšŹǚ14ǀ15Ŝ16ƒǣ17ƌǃ19ƴ22Ƽ23Ŗ24Sǆ28ƺ29ƅ32ƽ35G54ő61ť
when do	62 -14GǓ-13ǆ-10ł-8PŁǞ-7gŕ7Ƅǜ8ŌŲ9ő10cL11HƖ12Ŭǟ13Ĵ14Ǩ17d22y31V49OƗ58Ń68R
when does	76 -10ƪ7ǥ17ƄǏ34ŕ
when exactly	79 10ŕ14š18d
when he	85 -9p13Ǥ15ƾ42ƴ
when i	86 14o16Ŷ24ĵ25Ǘ
when is	63 -21Ń-16pƣ-15d-14ƅ-9q-7Ƣ7ĵƬ8Ƴƿ9ŸǥǨ11Ŝ13W16Ź17y20k25ƥ26Ǎ31s51v52ŕ57Ǐ
when it	71 -17ƴ-9ǆ7Ŧ9Ũ10Ř11ƅ12Ʒ14Ǐ15ť18ŕŤƾ35ľ37ƚ
when she	88 -13ƺ7ƴ16ǃ
when that	90 -14ƴ18ĸ33Ũ
when the	76 -8Ŕ10ǚ11Ũ12gŒŦ13ŕƈ15ƣ18ơ38ſ
when they	88 -10ŧ9ĵ11ƅ13Ż40Ǝ
when was	63 -20Ũ-17ƴ-10ǣ-8ŧ-7ƀ7ǎǚ10ƜƿǙ11Ɠǐ13Żƹ14ƺǆ16żǜ20ťƋ21Ŗ23ű28p29Ƶ
when we	90 14Ļ27Ľ
when were	75 -8l18ǣ37d
when would	77 11Ɨ14L20Ʈ21H28V46Ń
when you	54 -14őť-13Ɲ-10wŃŕ-9LVŁń-8Ư-7WƺǪ7GŰſǏǓ8sŖƴǊ9Řưǃ10Ʒ11ǉǐ13ǁ15A16ŨŸ17Ƹǝ19Ŀ21ŗƓǟ22Š23r24Ɓ26łœ29g30Ķ31ŧ32Ŕ55Ơ65ƨ
when your	86 10ƅ16ƴ
whend	75 -22Ǐ-15ǐ-11Ɵ10ő13ƅƳ15ǣ16ĵ17ť18ƈ19ǆ27S30G
whend you	77 -22Ǐ11ő13Ƴ16ĵ17ƈ20ǆ27S31G
where	49 -22n-16ĹƠ-15Őƞ-13sƋƯ-12Rų-11PŌ-10ŵ-9Ńǅǉ-8oƁǓ-7xGśŜ7yzşūƍƚ8ŭƧ9š10ř11FŠŢŤƜǖǟ12Ŵ13lŅŚƸ14ķź15ĸǁ16rHļƦǐ17ńƄƿ20X21jĵ23ǘ24JQƊ28q33ƥ38Ǫ43Dǌ47M53C54Ű
where $	90 -14n23Ű
where are	71 -11Q-9Ơ-7Ű10H11k12ǁ14ǘ15y19ǐ24C32l
where can	90 16J
where did	84 -21l20ļ26Š34Ť36Ǫ
where do	67 -14n-11R-10ƞǘ-9lPǓ-8ŃŌǅǪ9ǐ11Ǖ12ƍ13zHūǖ14Ś15ƥ18Ʀ22Ű26JM28Ņ29Cǟ37Q
where does	72 -8o7ǖ14r16ź17ŭ19ƚ25Ű
where i	86 14ŢƊ16Ƅ17M
where is	67 -19Ő-17Ƌ-9ǉ-8M8Ś9ĸ10źƦǪ11Ɯ12ş13QƧ14X18C19lĵ26ƿ28ǘ29Ɗ42q68ǌ
where it	86 14ŝ16ŎǙ24ř
where should	82 13M14Ƅ31D
where the	88 15Ű
where would	73 -18Ư-16ŵ8gX10M16Ǟ19ĸ26Ƹ31D48ƥ
where you	69 -9Ɓ7ƥǖ8š10ELXĻļ11Ʈ12C13D19Ţ21F23ķ25V38j
where your	88 12r16ŵ20ĵ
whereabouts	84 8M14Ƥǌ26C
whered	77 9ǂ11ļ16G19m37l
whered you	77 9ǂ11ļ16G19m37l
whether	83 9ŏƶ11ƀ15Ĵ
whether it	90 11Ĵƶ
whether you	88 9ŏ12ƀ
which	54 -14Ǜ-10ƕǘ-8Ť-7ǃ7cFLŴƷ8ňƐƼ9ŉŷƁ10ƎǐǗ11Ɩ12ŪŲ13dńūƤ14DEŀƵ15ļ17J18ǉ20R21Ő22ľ26Cť30Q38ų
which bank	88 11Ŭ30Ɩ
which car	69 -36Ū-10Ő-8ǃ8ŭ12ŷ16Ź33Ŵ44ų
which cars	88 -12ŷ64Ū
which company	80 -12ń12ƅ13Q26Ƶ34Ő
which floor	88 29Ƥ
which machine	79 12Ǟ16ǐ
which of	90 13ų
which one	84 -20Ǜ-10ų13F14Ʒ29ǉ38ľ
which ones	84 8Ɓ28Ū39ų
which other	88 -7Ņ11ş49ń
which state	90 -12Ő27ū29C
which year	90 -22Ū11d41ť
while	70 -9Ŗ7Ɲǩ8Ŝų9G10ŉ11ǡ12Ň13Ơ15ŵ16Ś18ư19Ə20ƥ21ŧ23Ǟ25Ų34ő
while $	86 -10Ɓ13G15ƥ42ő
while you	84 -13Ũ-11Ŗ-7ư14ǡ17ŧƠ20Ǟ23Ə24Ų
who	38 -30ƕ-24Ŵ-23Ų-18Ū-15tĿŒ-14ķƟǈ-13ŢǄ-12PŚŸ-11TĴŏƈƉ-10fRŦŭƓƤ-9iLłƞǣ-8xSYĺľŉŎűŽƘǊ-7syBHĸĹĻŀŌōŨƨǅ8lŝǖǟ9Ǜ10ƠƿǦ11ZſǎǙǨ13qƚ14Ƒƥ15aƁǜ16Ŭ17wǩ18ǆǇ20ǘ23Ǒ26ńƃ27ŠƷ28Ƴǝ30oƝ31Q32ļşǪ33ǒ37Ƣƣ40ų41uŁƴ44Ɩ47ư48Ŝ49A51nŐǕ53ŷ55ǡ56Ƭ59ǉ
who $	88 -16ń-10ƕ-8ƈ-7Ţ15Ŭ16Ő18Ɩ24Ƅ28Ʒ
who all	81 -8ƈǉ13Ǉ15Z16n30ŷ
who are	72 -14ư-13ş-11ƟǗ-8f-7ǈ12ǎ13nǒ14uǖ15o19Ő23ǕǪ32ǉ
who checks	90 -12ǡ18Ơǜ
who comes	85 -13n-8ķŐ10Ɛ16w20Ɓ64Ɲ
who could	86 -7ư10ŷ24ƥ39ǩ
who counts	72 24u32ư
who decides	90 10Ł
who depends	77 22ư24u
who did	86 -16w-14Ǫ18ƌ21ƴ26Ƭ
who do	64 -21Ƅ-13R-12Œǟ-11Ĵ-10S-9Ɠ-8PƳ8aļŜŲƢƷ10ǖ11w16ƣ20Ɓ22şƖ23u29Zǒ32Q35Ǖ48A56Ő
who does	74 -34Ų-10ų-8Ǌ10Ǒ12ǒ19ǉ23ǜ27ǡ41ǝ42Ǜ
who drives	70 -20ŷ-10Ū34ų46Ǒ
who else	68 -13ŷ-10ş-9Ź-7ō8n15h17ų22ƚ28Ł29ƣ33ǉ38ń
who gets	85 10Ƴ11ư46Ƭ
who handles	79 -14ǉ-10Śş10ǝ13ǡ17Ŝ18Ǘ20Ł36Ǚ
who has	81 -13Ƣ-7A10ſ11ŷ18Ł22Ǎ31ş38ǘ
who holds	90 10Ŭ
who i	86 -15Ǫ12rƢ25a
who in	73 -17ų-14n-10Ÿ10Ǔ15ƾ41ŷ
who is	51 -16ƕ-14Ź-13Ŀ-11ŲǍ-10WƤǄǛ-9Ūǈ-8tƉ-7ALŭŴ7qǟ8uzƄ9lŵ10Ǒ11Ʃ12ŬǕ13Ǫ15aǎ18Qƿ19ŷǦ26ƣǡ29Őư30w31şƳ33ų39Ƭ40Ƣ41Ɩ44n45o62ǉ
who keeps	90 18Ǔ
who lives	90 -13ų-9z27ŷ30n
who looks	88 -8ǡ13Ơ14z31Ŝ
who makes	86 -10a35Ł
who needs	79 -9Ǩ7ŷƖ13Ƅ14Ƣ18ư
who owns	82 -8ķ9Ƣ14F15ǌǎ31Ǉ
who pays	77 -10Ɩ-8ǉ7Ǥ8Ʋ18ƃǞ21ſ25Ư30ǡ
who rent	80 -13ǉ22ǒ
who runs	88 16Ǌ18ǉ
who sent	90 50ļ
who should	88 -8Ƭ11ǡ24ŷƷ
who signs	86 -9ư11ǡ16q22Ł24Q
who started	90 50ǆ
who takes	88 19Ŝ20ǩ40ǟ
who told	86 -12ƴ13ļŅ48A
who was	85 -11Š7Ť13ņ63ƴ
who who	88 -10W9z13Q
who works	71 -8Ǌ16Ɲ29ǒ35ǉ
who would	74 -14Ő-9Ţƃ7Ʋ9Ʒ15ǡ19Ƭ31ƥ36ư49Ǫ
who you	83 -15ǉ-14n12ǖ14QƬ20Ŝ21Ő38ŝ
whod	66 -17ƿ-11u-10Ư-7şż7A8ľŵſ11Ǥ12Ƭ14Ŝ18Ǚ21ƃƱƳ22ƥ28ǩ45ư
whod pay	81 -21ƿ10ſ14Ǥ24Ǚ30ƃ
whod raise	90 
whod run	86 48ǩ
whod take	85 9ư38ƥ
whole	63 -10ǋ-8Ƨ-7ŀǪ7ƱǓ8lķŔ9ň10Ť11Ǌ12ŧ13šƮƶǑ15O16h17kōƫ20ů21ƈ23Ŧ37ƪ
whole life	76 -9Ƨ11l18ƶ22ƫƮ30ƪ
whole thing	86 9ƈ10ś18Ť
whose	66 -16Ƙ-10a7ƃ11ų13ķǢ16Fż18Ǉ23A25Ǒ31ŁŐ41ƣ
whose cars	80 19Ǒ
whose fault	88 11ƃ22ż
whose name	83 -12ƣ-10a-8Ǆ9Ǒ16ų19ķŐ23Ł
whose things	79 28ƣ
whove	86 12ǉ14Ő16u21w
whove you	90 10w12ǉ17u18Ő
why	61 -17ń-15œ-14Ʒ-10Ő-8ļňŉ-7ŌŒ7ľ8Ǉ9ǥ10š12ǝ14Ŀ16ņ17Š21Ƽ24rƵ25B30ĹƶǪ35Ŷ42ŀ43Ţ46Ŕ54ĺ
why $	88 -9Ƶ-8Ǫ28Ŕ
why are	84 -21ń-15Ţ-11Ő11Ǉ29Ǫ63ĺ
why did	70 -22Ǫ-21ĺ-17œ-7ļ12šǥ15ǝ23Ŕ33Ĺ35B42Ƶ45Ŷ
why do	84 -15ŀ-8ĺŉ-7Ō11r23ņ29Ǫ33Ƽ38ƶ
why now	86 -13Ǫ-8Œ65ĺ
widowed	90 15Ƹ26f
wife	58 -15w-14ƽ-13v-11Ƨ-9P-8WƼ-7ƺ7VǇ9uƴ12Ƹ17Ư20ǉ21o22Ŵ23ǃ24p25f30q33sƬ34Ʃ40t42r
wife $	79 -15ƺ-8ư-7vƧ10ǃ13u14r18Ƭ22Ʃ26p31t
wife do	86 -18r25Ƹ29q
wife drive	88 -12q-10r8ų45Ŵ
wife have	85 -19Ƹ-11q-9r10ż21Ư51Ʃ
wife on	86 -13ǡ-11Ƽ-9ƽ21ǉ22s26ǃ
wife work	85 -20Ʃ18ǉ49q
wifes	71 -20ƹ-12P-9d8Ɲƻ10b12j13Ư19ų21ǃ24q36o40p
wifes name	88 24o
will	54 -12a-9Qƕ-8ƌƔ-7ĹŕŗşǪ7ũźƏƮǟ8dOţ9ƭǋ10cĶƄ11Ļśƥ13oN16Ɩ19ĵŌŚ20eMŐ21s23H29L30yŹ32V47ł54Ƴ
will $	79 48Ƴ
will be	82 10ō11c12ǟ15V21y22Ź
will get	90 12d14N
will it	90 12I29s
will need	84 -9a10c11Ÿ12Ź15oť
will not	74 7dĵŽƚƵ8ŲƮ9Ƅƣ10ƈƻ12ŃŒũ
will or	90 33Ƴ
will put	90 -12ƕ11Ō14Ɩ22L
will you	77 -15Ƴ-12ƣ-11Q-7Ǎ18Ķ21ƥ22Ļ31ł45V
willing	88 12Ţ15Ž
willing to	88 12Ţ15Ž
win	86 42Ļ
wind	71 -11Ř-7ş10j12ƒ15Ť84ƛ
wind and	84 8Ř13ƛ
wind deductible	88 -48Ř68ƛ
wind or	79 -12ƛ19Ť25Ř
windshield	84 11ű28Ɓ29ū
wine	86 -18Ɓ37ǀǜ
winter	79 -9Ǟ12ũ14Ɯ16Ơ33ť38Ǐ
winter $	81 7Ơ13ũ15Ɯ32Ǐ34ť
wire	90 -7ǡ9Ǚ
wiring	81 7ǎ49Ƌ
wise	75 -7ư10ǋ11Ưƾ12m17ǃ18w20g32V
wise $	79 7ǃ11ǋ12ƹ13ƾ20w24V
wishes	90 37Ʊ
with	39 -22Ǒ-19ĺ-17H-12Ťƕǣ-11Ʈ-10tťƃ-9jENPķŪƠǪ-8ŏƧƬǈǜ-7pyGũƀƈưƷ7Ŀŷǃ8uĶųǒ9ż10BWŰǦ11rřƛƱǎ12ŀŋŢƁƜƨƲǀǢ13ŚŽƴǝ14AMœƎƑ15ŖŜŭƂ16aSĻńň17QŶƥ18Ĵĸ19ŧ20V21gĹŊŐŗƶǂ22ŠŬ23s24n25b26Ų28ƣ29ŝ31ş32Ş33ņ54ő
with #	83 -10ƥ7Ű12ŨƂ13k15Ś17ĸ19b
with $	66 -17ő-13ŷǉ-11ƕ-10Ş-9ƭǪ-7n7ƛ8Ǣ9ņƵ11Šƚ12Ǚ13Ĵş14ƴ15ƥ16X17Ʃ19Ŭ27ƣ30Q35a53Ő
with a	63 -13Q-12ő-10ǆ-8Š-7lŲ7gņŘ8mŹ9Ƴ10qBƑ11Sƍǅ12oV13ƙ15ūŷ19Ű25ƭ26bŽ27Ļ29ǎ30ǂ36ĸ
with all	88 -8a11tGƁ12Ŀ15Ś
with an	81 10w26b27ņ
with anybody	90 8ƣ39ń
with anything	88 17ŉ
with em	88 -9Š9ő10œ18Ţ24Ş
with family	90 -25n-12Ư-11z-8ż35ƥ46F
with her	90 13s19ź
with how	90 28ŧ
with in	80 -7ĸ23Y
with insurance	88 13ņ
with it	74 -27ǜ-21Ǒ-8ŝ8M11V12Ɵ16ŴŶ19ŀƑ22ų25ƶ66Ų
with me	74 -15Ő-10ņ7Ŀŋ8Ţ9Ŋ10Ś11Ǧ12Ư13Ŏ15Ĺ17mŀ67ň
with my	86 -8Ǚ9ļ11f15z62Ǫ
with no	77 11ƾ14Ǔ18š22Ɓ28ſ29ŵ
with now	88 13Ş20Ǧ
with one	81 -8Š-7Ŷ18ő20ń23ŵ27Ļ28Ő
with rent	80 -13Z30Ư
with some	90 -15Ő16Ŧ18l
with somebody	90 10ŏ20ƣ
with that	69 -36S-16Q-11Ŧ-10ť-9Ŗ-8ƖƮƸ-7ĹǠ9aņŶ10Ũƴ12AƔǧ13ŝ14r15Ń18Mŭ24Ť30u54Š60ő
with the	59 -30Ť-27ő-23ŝ-18E-16ĺ-15Ŵ-11Š-10Őǣ-9Ňŵ-8ŷ-7nPœƟǪ7ĸŔǂ8ŲžƝ9qQŞƽǝ10ĿŒƎ11Ƃ12ŗǟ13xǞ14gŭ15Ǡ16ŌƄƶ18Ʊ19Wŧ21ĹǤ23żǆ24IS28şƜ34Ŷ
with them	65 7Ĵ10ŗŢ16Š17Ş22ş25œ37S48ŝ
with this	78 7r8Ų10ł11ţǡ12Ł14a20Ŵ
with those	83 9Š11ŕ14ő15U
with today	88 21Ő
with us	79 9ŏ11ļ13ŋ15Ĺ21s27z
with what	84 14Ǣ15Ş18BĹ
with with	86 12Ŀ13k14Ɩ16Ź21Ĵ
with you	60 -14H-12F-11ų-10z-9Ǫ-8Ő7Śƣǀ10Ŭ11Ǘ12Zŀǩ17A21Ň24i25ǉ26ǒ27Ŗƨ28ŷ36Ŝ41s42Ŋ70n
with your	65 -31Ő-14Ŝ-9tǑ-8ş-7ƾ7Ư8žƼ9Ľ10ņƛƸ12ŝƟ14rś15Ĵł16ǜ18Ŗƴ19Ţ21ƶƹ26őŞ
within	86 -9ů9Ɛ22Ǒ27ť
without	63 -17ő-11S-10Ŗ-8ŗ8ƈ9ǡ10a11ĺ13ǔ15ƻ17ŏ18ſ20Ʈ22Ư24ľ28Ƹ34ǩ42ŵ44š
without $	86 -19ő-14S-8ŵ10ǂ12ǩ13š19ľ56ŏ
without a	88 19ŵ
without insurance	83 -25ŏ13ſ23ƴ44š
without it	82 -14ƴ-7Ư10de16ĺ39ŵ
without you	79 -16Ư-10ŵ48Ƹ51ǩ
without your	83 43Ư
wood	70 31Ƈ60Ƒ
wood $	84 23Ƒ
wood frame	88 35Ƈ
wood stove	83 13Ƒ
word	79 7Bǔ11Ǔ13ļǄ17Ǫ18Ŋ21Ō34Ł
words	86 23Ť24Ŗ31ň
work	47 -21i-14ľƩ-12ƥ-11ŔǄ-10w-9xķĸ-8guƪ-7ĿŒŪ7Ņƿ8BJN9Ƹ10ƌǌ11zǂǚ13IX14ƃ15ǩ17Ǖ18Ŵ19ĺƞƧǅǒ20ƹ21Ňŗŵ22LǤ27Ǜ28SǑ32V34ů38q39ŭ40R43W44ƨ47P48Q52U
work $	57 -13ǈ-12i-11ŗƞƩǄ-10RƝ-9Ņ-7Ų7Pů8ư9ƃǡ10qŭ11Ŷ12Ƹ13ŵƧ15Ǒ16ǩ17N20LS26Ǥ27Ǜ30U35ƨ36W47V82ǅ
work and	76 -10P7q8g10ǅ13Ƨ14N17ŴǑ
work are	78 -16V-12R41ĺ42P
work do	86 23ǒ
work for	74 -17R-13PǑ-12ľ-11ƥ-10ĸ9ǒ10r13ƃ19Ǖ25X29ǈ42Ň66Q
work from	74 -10ƞ16Ǟ23Ɲ39R
work going	90 -11V20ƞ24U
work if	82 14Ǌ20Ư
work is	88 -34ǅ-9U20ŵ41q69P
work or	81 -8P9ś11ƧƩ12Ŵ13ǂ14ů24I
work out	90 -33R-8U24ǌ27ƞ44ƹ
work so	90 -19R11ǩ13sK15L
work today	73 -10Ƨ57ŗ
work too	90 14Ŵ15Ǜ
work week	88 -21ŭ54R
worked	85 -10G12ķ28ņ42S
workers	71 -9ǥ22Ǥ23ǒ33ǈ
workers comp	74 -9ǥ45Ǥ
workin	86 -7Ŗ9P10UĶ11ǉ24ń
working	72 -8G-7N10S13ŝǓ16Ķ22qV24ǉ26g33Ĺ35P
working $	83 -13ǉ-8P-7U10t14Ķ17q24V32g
working there	90 -10G-7P12V18S34ǉ
works	66 -10Ř-8Ǌ7ư8K11Ŗ12Mƅ14Ɲ17ň20ŝ25ǒ30L32ǉ41Ŋ
works $	84 -8Ǐ15ƅ22Ŋ31L
works for	85 -11ǒ-10Ǌ7X9L14ŝ17M34ǉ
works there	76 18Ɲ20ǉ
works with	80 -11ǉ39ǒ
worksheet	80 13Ǥ
worksheet $	80 13Ǥ
workshop	77 -16ǋ22ƒ42ƞ
workshop or	80 8ƞ
world	86 12C14iŃ15Ļ17d
worried	85 15ƛ20ũ23Ŀ
worried about	90 7Ŀ16ƛ
worries	70 7ŏ15Ľ18ƒ23Ŀ
worries you	71 19ƒ26Ŀ
worry	84 14Ǣ37Ŀ
worst	80 9Ŷ14ǥ18ǝ19Ũ24Ş31Ŀ
worth	63 -14ǣ-12Ś-11Ǫ-8Ň8Ʀ10Ţ11Ɓ18Ǟ19ƒ25Ƙ26ǐ39Ļ43Ɠ48ķƙ59ű
worth $	69 -50ķ-9ǣǪ-8Ļ9Ƙ10ƞ12Ʀ20Ǟ33ǐ37Ɠ42ƙ55ű
worth it	88 -7ű46Ļ
would	36 -20Y-14qƁ-13Ŧ-12Ĺ-11ĺŐ-10ňƾ-9dlƪƴ-8nxQŒšŤǜ-7oNSřŭŷƚơƼƿǎ7DŕŞŶƗǢǩ8ełŘƀ9ƈƫƹ10BHWŀ11VĴƐ12ŉƧƮ13ǀǧ14mŖǙ15sAZľŃƩƲ16Ʒ17ŗŝ18MƂƓ19cTĵŊǣ20Ňŵǂ21Ƙ22śƔ23Xűž25Ž28Ʊƶ30Ǟ31Ļ32rƭ33Ưư35ƥ38Ţ43ĸ48ŎƸ
would #	88 -9ĸǞ18Ɣ21ƭ33X
would a	73 -17Ř7śžƔ8Ļ9ķ11Ŏ12Ʈ13Ǫ19Ǚ23ĸ47m
would be	72 -11Ʒ-8ŎŞ7e10br11ŏŵ12L14Ŀ16Ţ17ƭ19Ļ21cķ26Z
would cost	90 7Ɣ21Ʊ
would do	85 12ƥ
would feel	90 13ƭ14X
would get	85 -8Ʒ-7ĸ8Ţ10ŵ12ƃ16ń35ű
would go	85 10Ɠ16V21ũ45ƥ
would happen	72 -9Ŀ-8ř9ǖ10ƜƝ15ƨ28Ǖ43Ư
would have	73 -11Ţ-10Ļ-7ư7ũ15Ƙ16Ũ20ĸ21Ǟ35Ǫ39Ŏ
would he	78 -11ŎƯ-8ƃ-7ŵ9ƹ16B52r55Ƹ
would i	86 -7ƥ9g15ŝ18ǡ40D
would it	63 -20Ǟ-17Ư-15rĸ-11ķ-8ŌŵƶƸ-7Bŗ8Ɣ9ŃŋƗ10Ŏư11M12Ļ13ŝű16ł17Ƭ18X21Ţ24Ŋƒǐ27Ƙƭ31Ɠ49s
would keep	79 16Ţ25Ǟ
would like	77 -7Ǖ7ō10Ʊ12Ŕ14X17ŉ19ƮƷ25Ŋ
would look	90 14Ư
would love	85 8B11r24M
would make	75 -36Ţ8ł11x12ƭ15ǁ27Ļ33c35Ŏ
would need	66 -8dǢ7c8Jƍ9őŮƕǋ10GTǀǊ11ŒƗ12Qŕƈ13vŲ14ǧ16ů
would not	86 -10Ɣ10Ŗ13X14H23ť46Ǫ
would pay	84 9Ʋ32ŗ39Ŗ
would rather	85 7Ŋ10I15Ĵ24K
would she	77 -12ŽƩ-11s9ǩ33Ƹ37Ư54r
would somebody	79 -13Z14ƥ29Ư
would still	79 39Z
would stop	80 13Ǟ
would take	82 -10Ŏ10Ţ20ƥ25Ɣ26Ɛ32ư
would that	74 -37X-13Q-11ǐ-10ƒư-9Ƙ7V8A9Ļǂ10Ķ11g14E20Ɠ25ǣ27Ǟ32Ň35Ŏ47ĸ
would the	79 -10Ǟ-7Ʈ14ƨ15Ʋ16Ƨ23ĸ26ǧ44ǩ
would they	74 -12ǩ-11ŦƸ-9ĸ-7T7ŹƲ8ƭ9ķ11ƀ17Ʈ21ŗ22W30Ư35ƫ40Ƨ
would want	73 -12ǧ-10M-9X8Ʒ9sķŕƬ10Ʊ11Ƹ12ŝũ13ź14A18ŘƂ19Ŵ
would what	90 -7Z14Ƙ19ķŞ
would worry	90 15Ǣ29Ŀ
would you	47 -38Ƹ-31Ư-29ƭ-26X-23Ŏ-18Ɠ-16Ǫ-15rũ-14ư-12ů-11Y-10łŐƁ-9ǜǩ-8xBƿ-7mJŒŗƪƾǧ7őƀƈƊƞǗǢ8ŧƲǃ9Ɖ10Vķ12Ĵž13ŌǙ14yĵŉ16Ř18Hƹ19MĸŇ20ǀ21ľŀŶƂ22Ńű26Ŋ27śǂ29Ŗ30Ʒ32Ʃ34Ǟ37TŞ42Ţ47Ž56ƥƶ59ŵ
would your	63 -19q-18s-14ƥ-10Ŵ-9Ƙ-8l9ƱƲ11ƃ12Wĵǩ16Ǣ23ư27ǣ30B34ž53Ư74Ƹ
wow	75 7ťǣ8Ţǁ10ƽ11uRS13Ŧ14Uűơ18ō20ő
wow that	88 10ť13R17Ŧ23ő
wreck	79 -15Ť-9q7ž8ǧ13Ũƀƃ14ŵ16ż19Ŝ
wreck $	90 -10q14ƃ
wrecks	90 41ż
write	72 -18ś-12Ư7ŐǇ8b9ƍ10oŤǝ12ĸ13KřƎ14Ǫ16w18Ÿ19ƭ23Ō
write it	85 12Ťǝ22Ÿ25Ō
write that	88 10Ǉ12bƍ15Ő16o
writing	85 -8Ǫ-7ư9ŉ11J14ŐƄ25Ƴ
written	79 7Ʊ11Ż12ǔ15Ƴ18ŗ21ž22b
wrong	74 -8ő-7a11ǥ15C16ţ18Ť24Ŀņ25ŞǪ37Ǜ
wrong $	84 15ņ19CĿ21Ť
wrong with	90 -9ő-7ŝ15ņ36Ş
wrote	84 -9P12Ŵ13qw17ŜƳ20Ĺ
x	84 13b26ŕ36ƚ
y	88 28b
yard	76 -7Ɔ7Ŵ10HƘ12Ɵ17Ɲ18Ɠ57ƒ
yard $	82 -7Ɔƌ10Ŵ11H13Ɵ20Ɲ21ƒ22Ɠ
yeah	71 -14ŉ-8Ũ7Őś8cOŖŵ9ŒƔ10ŞŰŴƁƃ11ĸƕ12TŻ13ŊőŚ22v
yeah $	74 -15ŉ-7Ő7ƛ9cOƔ10ŏŖƃ11ŞŴ13T14ŊőŚ23v
year	50 -14lĹżǪ-11ů-8Dų-7CŇŢŸǉ9qǤ10k11ƈƕ12SƝƿ13Ư15cĺ16Gǥ18ƪ20ǟ23œŹ24TĴǁ25ǆ26ŪƠ27Œ28Ǌ29p30őǏ38ƅ40ǋǠ41Ů42d45ť
year $	60 -27ƕ-19ŪŮ-12G-9ƌǆ-7ƅǉ7pŜƑǨ8HơǏǞ9Ńƿǒ13q14őǤ15ĺƻ16d17k22c25Ǌ26ťƮ30œ31TĴǠ36ǟ39ǋ
year and	84 9dǑ13Ǚ16ŕ
year before	90 -13œ7ť18ǋ
year built	88 31ƅ
year did	76 -11D-8ǟ9ƈ21dǆ27S34ő48G
year do	88 13Ɲ16ǁ
year for	84 -13ǋ7ƈ11ƿ14Œ15TǊ25Ǡ
year is	82 -17ƕ-13ť-9Ÿ8œ10T11ǁ14Ɲ17ƅ20Ơ40Ū
year it	90 -8ŕ10ƪ15ƅ
year make	84 46Ū
year of	90 -8Ƈ14ƅ
year on	88 -9Ň15ƅ26Ů28c
year or	84 -24Ʈ-21T14ŒƯ30Ů75ƕ
year right	85 9Ɖ11ƌ13Ņ15š20T
year round	90 -7n23Ǐ26Ơ
year term	88 -7ƕ28ƪ
year was	80 -19ż-13d10ƈ11ǥ16v19ť22pǆ
year you	90 -8ť10d14ő21Œ
yearly	84 -9ƙ9Ǌ14Ů17ǋ20T
years	52 -21Ū-14ƽ-10ŐŮ-9ǌ-8işŬ-7DTŨǈǋ7Ʀƶ8cƵ9ż10vŝŻ11UŎǤ12ŢƅƲ14ĵƕǪ15ĶƋ18ǟ19ƹ20Hƪ23ĺ24Ŵ25ő28V29ťŸ33ţǆ37G38ƈ41S52Ʈ
years $	64 -42S-14ƽ-12ő-11ƈ-9c-8ǆ-7Vš8ƺ9U10ƶ11yŻ12ǟ14H15ť17Ǥ20vĵ26ƹ31ţ33ż68Ʈ
years and	86 11fŎ13Ķ
years at	85 -7D9Q25Ʋ28G33S
years do	90 -7S26V
years even	80 10ţ
years have	77 -39G-23ő-16ż30Ÿǆ33V59S
years in	88 -24Ʈ-15G-9ǟ7ǆ99S
years is	88 -7S14Ŏ21ŝ
years of	88 8ƕ11Ʈ15Ś20ǆ
years old	88 11ƈ15c
years on	85 9Ƌ13ƪ18S23ƈ
years or	85 -10G-8Ơ9ő13SVŸ25ƪ
years that	90 12Ŝ14U
years the	90 -19Ū-12ƕ-11GŬ-7Ɖ27ƈ45ƅ46Ŵ
years with	82 -14Ő-11Ʈ-10ş13š47S54ő
years you	88 13Ţ15ĺ21Ƌ28ƈ
years young	90 -8Ʈ33c
yes	73 -10B9ŘƁ11Ĺ18ŋ19d25ŏ26ł36Ł44Ŏ
yes $	79 10Ř11ŋ22d29ł41Ŏ
yes to	88 -11Ŏ11ŋ16Ł19Ĺ
yet	67 -14Ǐ-12t-11Ǟ-9Ő-8Ƶ-7żǆ9nƿ10ƍǠ11uwŀǌ12ƶ14f15r20x21j22ń26Ź30cv32Ɵ34Ɨ
yet $	70 -14Ǐ-12t-11Ǟ-9ŐƵ-7ż9r10nƿ11ƍ12ŀ13x17f23jń31Ź32c34Ɵ36Ɨ37v
yet or	88 -7ǆ15uǌ
you	17 -36v-29Ť-25ƾ-24Ư-23Ŵ-22q-20ťź-19Ź-17ƅ-16oƩ-15Ƈ-14tů-13bųƆ-12ǃ-10ŕƢǠǦ-8hƔ-7eƉǊǨ7ŧƈƣ8ŮŻƏƞƟƫǄǏǜ9ūŬŭǓ10ŋƀƂƘƛưǋ11ƓƬƻǚǞǡ12IŪƽǝǥ13djLMQĶņőƦƮ14Gż15pŉžƙƲƶǀ16kƠƷǂ17YĵŃƃƿǇǌǔ18uZĴŸǙǛ19aŌŏǕ20ĸŲƱ21ǒ22SƭǪ23fŖƹ24HĺŽ25ľśƼ26Tķ27UƁǁ28CŊǟ29mWĽŶƺ30KĹĻŝƨǖǩ31Śſǈ32Oŀ33ŢũƧƵ34nFVXł36ƌ38ńŒ39gļŜŠ40NRňŨ41Aŵ43iPŐ44l46ƥ51ĿŞ54Ň66c
you #	69 -14S-8Ŏő-7ŷ8ĸŢ10ŉ12Ŝ13Ƹ14ǖ15E16B18ư20p21r22cu30Ƴ31n47y49f
you $	43 -31ųǊ-27ű-26ŧǪ-25ŏ-24Ǐ-23ƴ-21v-20H-19Ř-18uŭ-15ŤƗ-14FYŶ-13ĹơƬ-11ŢƓƕƭƻǆǌ-10ŗƩƲƷǅǞ-9rŃŕƤƶǟ-8etĻńŪŷƙƮǔǙ-7bnwōőśťūŲƅƊƘƼǇǓ7zƐƣǂǖ8Ŭ9ņ10GJż11AŊŦƁ12VǕǡ13pXŀŁŎŠƒǀ14œſƎ15Ǡ16łňƫ17lŞ18ķƵ22Bƿ23M24gIƨǉǗ25Ǒ26Ŀ27Ņ28Śš29ǎ32Ƹ34jŝ35K37ư38ľ41ǩ42L44a48ci50Ũ55Ň64Œ67ǈ82Ŝ
you @name	88 -10o-7t10ŋ14ŷ20p26n
you a	60 -10z-8ǉǨ8ņǙ9ķšŨ10DPƫǈ11Ƨƺ12Ǎ13Ʋ14łŖ15FŊǀ16Ǔ18KŔ19Ū20gS21őƁ29l38u47ǁ
you about	74 -15Ŕ-12ƴ-10ŝ10Ŋ11ļŽ14Ǟ16A22ŞŲ24ŏ25B26Ŗ31Ŀ
you actually	85 -7ů14R18K20P21Ŗ
you add	84 -21ō-12œ15ķ43ƌ54ǟ
you afford	88 -15Ǫ16ƥ25X
you all	86 -9Ũ-7Ź11ƴ16n17k25ų
you already	82 9ŏ12Ɨƶ15Ĺ16Ʊ
you an	86 -16J16K
you and	68 -9ŉ-7n7fźƱǣ8Ũǉ9Śƈ10ŕǋ11ō12ő14M18d20Ǉ21ǩ31Ł38ƣ43ŷ
you any	84 -12ƨ-8Ǡ13ŋ15u23M26x
you are	47 -40Ǫ-18u-16ƔƝǂ-13őŜ-12ŭ-11ƭ-10bxŪŲǇ-9vwGXńŊœŵƀƇ-8UŃŬſ-7AYōŕŧũƕƘƣƨƼǕ7epIŗŝƵƷ8sĸňŋůƤ9ƗƪǛ10fĵƲ11lĹĺŉŘƮƽ12ž13nŚƁƧǒ14Ư16djCŞ17PRTƚ18ŒƟ19N20ǩ21ƸǞ22c23ŀŖŢ26Hƹ30ƃ31ǟ35ų36Ő39Ơ44g45F46Q50a
you as	81 -16Ǖ9Ň12F14Œ19ŏ22ń27f29Ǔ33Ǆ
you at	67 -33W-30ư-28Ű-16ƞ-14Ŕ-10Ņ-9Ǫ-8ƹ-7ŗ7Kţż8vL12Ŏ13QŐ16BIP19ž21œ26V27N42ƨ45n51u54C
you back	76 -17Š-9Ƙ10I11ŧ14Şǘ17Lœ19Ǚ21Œ29ŀ
you be	70 -12ƭ-10Q-8Ư-7JĻ7Ř8cĶǙ9V10ełŽƜ12ŵ13Ŗ24H26TǞ33X
you been	60 -47G-8ţǠ-7ŝǪ7ƿ10ƴ16ǆ22š24őƽ25ŏ26Ÿ27ƹ32l35i68S
you before	86 -8O-7Ƶ10Ơ13Ō24Ŗ
you believe	90 14ƭ44Ǫ
you born	81 21l42d
you both	90 -15L-7g21Ÿ41s
you bought	71 -12Ũ-10Ʈ-7ƭ9ŗ14Ɵ15Ǝ17łƱ18Ŷſ20ƪ21Ŗ26Ɠ27ƌ30Š
you bring	69 -9t20r24u27ǒ31ǈ36T38Ư
you built	86 -7ƅƝ7ǣ19ķ37ǟ
you burn	88 16Ƒ
you busy	82 -58Ǡ-10Ǐ-7ŭ22P30U34x76N
you buy	72 -28ǐ-11n-10Š-7ũƘǆ9Ƨ11W17ƪ27ǟ31F44Ŷ47ǖ63G
you call	70 -21ǅ-12B-11ũ-10ǉ-8L-7Oĺļ8Ş9AƢƹ12ǒ14Ŝű16wĵ18o24Ɓ28Ĺ32Ǆ48Ǫ
you called	77 -15wǄ25ń26Ţ29ŧ31Ĺ45Ŕ
you calling	86 13C27Ĺ
you came	82 14Ť15G16d20Š28ļ
you can	74 -8Ǐ8ŝƥ9Ǩ10Lť11NĻǞ12WŸ13ŵƉ14Ƽ15ƃ16A
you care	88 -19Ŀ-7ĹŐ11Ş24Ʒ46ľ
you carry	63 -22ǧ-7ž8ƃ9Ų14ǐǛ21ŗ25Ƃ29ſ30Ǎ35Ǣ
you carryin	90 11ŗ13ƃ17Z
you carrying	84 -11Ǣ-9Ǘ13Z14ſ17ž24ş
you change	76 -24Ŕ-23Ŏ12I13Ɯ16ű22ƨ27Ş34Ň45ũ
you check	85 -14ǒ-12Ǩ-7Ĵ16ń18J20ǖ31Ǔ
you choose	80 -9Ɩ31Š41ł
you close	73 -9Ǟ15Ɩ18Ɨ53Ǐ
you collect	88 -7ŉǨ27ƙ32Ǔ
you come	72 -14m7M9Ǆ13ļ14ĸ19Y28ƭ48l
you could	66 -22Y-17Ư-13Ļ-8ĸ-7Ŵ7ņū8ĴƔ9Ǖ10MŠ13ľ15ƫ19Xƭ20ƥ21Ĺ22ǩ24Ǟ28Ř34ŵ35Ş
you cover	90 13Y28ĸ
you covered	82 9ŗ13ſ29ŏ39Ō
you decide	84 -13q22ł25Ł
you deliver	79 -22R8Ų11Ǒ12ƞ27ǜ
you depend	78 36Ŀ
you did	70 -10ƺ-8ƁƖ-7Ǫ7šũ8Ľƹ9Ÿ10ĺŨǤ11Ǜ13r14ŵ18Őƴ21Ƴ24ǃ
you died	83 -7ĸƃ10ư16ǩ25Ƹ39Ƨ
you do	52 -19ŝ-18Ŷ-15ŖƟǪ-14ĺŐ-12Œǧ-11ŗśŹƝǑ-10ĿŨ-9RňŪƿ-8VŞƉƧǩ-7HTǉǔ7Xľơ8ƚǓ9Zŋƨǝ10Ž11I12Ǚ13ŀŇŏǂǢ14J15ĴĽǁ16Ǆ17lŮ18Ʈ20Ǜ21ǜ23U24ƥ27ǡ28ǅ29ũ31g33Ų35ƞ36ŵǕ39ǚǠ47ǋ136P
you doing	78 -21Ǫ-12tx-7Ǡ7ĶŲ12ƺ26ũ71i
you done	82 -11ƿǟ9ǁ11pǃ12y16ƌ48ũ
you down	79 -15Ʈ-13Ǫ-12ŝ7f12Ƶ17c19ŏ29a30ŌǞ37Ş
you drink	83 -11ǜ57ǀ
you drive	68 -35Ŵ-9Ŷ-8uŹ8Ũ9ŵ12ŷ14Q17Ǒ19Ƅ20Ž48ŭ54Ů62Ū
you driving	81 -17Ǫ-13Ž9ŷż37N61Ū
you each	79 -44ŗ16ų63W
you earn	88 -11Œ-8q50T
you email	90 -27J-14Ś49ś
you end	85 -7ő10m12Ŧ41Š
you enjoy	88 -10R25U27g
you even	88 -7v12c23Ǫ31Ŝ
you ever	59 -21ƫ-20Ŝ-14Ɯ-11ƃ-9ǩ7ƧƵ8Ǚ10Hšż11ŢŽǪ12Ŀǥ13ţ14Ť15Ǒ16Ǟ17gǀǇ20ƍǓ21ǖ25ņ27ų35Z
you fall	77 -18Š-11Ĺ-10ĺ7Y23Ř26Ɵ40Ŷ
you feel	69 -13r-11ŝ-8Ɵƴ8Ź9ƭƹ13ŋ15ŧ18ņ21Ũ25ŢŽǂ52Ň
you feeling	90 22Ũƹ
you figure	79 -18ǐ-9Ƙ-7Ɣ8y10H11Aƈ19ű24Ŗ28ƙ
you filed	83 12ţǇ20Řŧ26Ť
you fill	77 15Ĺ16Ľ
you filled	90 11Ľ12Ĺ18ļ
you find	77 7ř10Š13ŧ15U29Ś34ļ
you finish	90 10ƌ35m
you first	83 -19Š11a13G15Ŀ27ő35œ
you follow	90 -9K-7ƨ17g37ň
you for	74 -10ƓƘ-9ǎ9L11nƭ12H13Ż15Œ17ǣ20Ŕ23ơ24Ƣ27ǔ34O
you found	90 15ű20Ś23ƪ
you free	88 -12g33N45L
you from	69 -20C-9Š9Ƽ10Ǟ11Ň15Ŷ16Ţ24ŀƛ26Ŝ68l
you get	56 -23Ķ-13ůƓǪ-11ǆǛ-10b-9Š-8sŁŨƯ-7ĻƬƸ8ư9JĸƨƪǨ10BTĴśǥ11ŅőŻƗ12ļ14L15ǀǩ18Ƣ19R20űŸ21g22jǖ24ƛƩ26Ľ29S30k40ŵ44Ŧ48W50ň
you getting	86 11ƗƩ16Ɵ
you give	80 8e12O19d24ŧ26Ǜ
you go	62 -14X-13Ư-12ŜžƲ-10Lź-9oŁ-7ŐőŶǌ7Ŗ9Ŏ10ů12YǄ13Ɠ15ǝ16aRƿ17Nƨ19Vńŵ21Ř23łƠǁ27ŗ28š35A43Š45m
you going	75 -8Ơ-7Lŧ10s16Ż18Vƶ29k31H44ł
you golf	90 36g
you got	52 -13Ʃ-11Řǆ-10ƌ-9CĺǤ-8gńŊŒƝƹ-7ŗŝţŤűƭǅǊ7NĶŉŐŜŻƃƅǓǛǩ8nķňƁƇƜǄ9tYŧƣǢ10ƀƒ11jƕǐ12ŠŹƊƧǁ14Wĸļǉ15ŪƏ16ŏƓƬǕǣ17Śƙ19ŕ20kǈ21VŦƘ22ū25Ƶ38O
you gotten	88 10ń
you grab	90 29Ś
you grow	86 31l
you guys	68 -15ŭ-9N-8gǒ7fǌ8hFŨ9wyƛǏ10ƓƲ11kƸ12CƠ14ƕ17H18ĸŴ21j23Ǡ43ǅ
you had	58 -10ŧ-9SŤ-8Ɓ-7ǩ7ĹǤ8ũŶƂƘƭǙǝ9ŘűŸ10Ǝ11ŝ12ŜƈƋ13ǚ14ţƽ16ľǆ20š23ņ26ƿ29ĸ38ő
you hand	79 25ơ
you handle	74 -7Ư9Ƹ11YǙ15s20ǝ30ĸ
you happy	80 -15ő12ŧ15Ŷ17Ɵ21U34ŝ
you have	38 -23PǓ-21ƨ-20Ʃǅ-16ašǪ-15Ŏǒ-14U-13ƾ-12WŅƟǍǧ-11ľũǢ-10gCVűƴƸ-9ĴŀŨůƢƫ-8nyņŴŶŷǆǖ-7sQTĻĿŌŭƯǃǋǟ7ZŝƀƄǕ8ƕǂǐǣ9hzŧƉƊǑǙǚ10fXńƲ11ŕŹƍƠƪǌ12ňǩ13ŒŪƂƒƳƿ14uƘ15FƙƛƜǤǦ16ŖǄ17NǞ18ťǔǡ19ő20ķŏŐ21ŵ22ŢŰǈ24Ķ25žƽ27Ɲ28ſƃ29mƏǝ30OYŜ33ƶ36ş37ŚƁ38Gǉ60Ƨ67ŗ
you hear	79 -23ś10ƚ12Ɓ28Ǫ29Ň31ļ
you heat	86 -10ķƟ26Ƌ47Ƒ
you hire	88 12ǝ29ǒ
you hit	81 -8ſ13Ɗ15ž27ż43c
you hold	82 -13Ǘ-12N-8ļ8m15ǚ36ǘ38Ũ
you hoping	84 -7Ţ20X26Ļ
you how	79 9yŇ10K13Ő14ń43Ŋ
you hurt	86 -11ƃ56ž
you i	84 12a13ķ18K
you if	74 -13ǩ-8ĿƯǞ7ƨ9Ŗ10ǖ11Ǔ12cŋŵ13ƫǕ17Z18Ŋ21W29ſ
you in	63 -17ư-12R-11l-10aŭǪ-9ű-7JTţ8iŠſƤ9KńŻǅ10ŶƸǩ11p12LƐ15EN16Ž17ů20Ĺ21ƹ22ų25O31P32Ń48ƥ52C
you incorporated	90 22Ǉ
you insured	81 -22Ɣ-14ş12Ő37ŏ47ŗ
you into	90 21g37Š
you is	75 -8IO-7Ő8ŽǨ9YŞ10ǉǎ11NǗ12Ż14ŔƁƣ17ľ
you it	88 -14E12Ŗ15Ŏƨ31Ŕ
you just	71 -13Ŝ-8Ō-7y7GƱ8fǁǙ10ƮǓǞǪ12ŕś13Ÿ20Ŗ22Ĺ24Ļ40Š
you keep	64 -15Ƹ-12e-8tŢ8hŸǗ9oľ10ǚ12ūƶ17Ű19ƞ20Y22ş23Ś25Ɗ26Ʀƨ31ǐ43ǘ
you keeping	90 14ƶ16ũ
you know	62 -22Ř-15Ƃ-11ňſ-8Ƽ-7ĺš7Ǣ8G10žƜ12rƪ13ƽ14ĽŜ15Ɣ16Ļ17ĵƏ20Ŕ22ƴ25Ņƨ61Ŗ83Ǫ
you last	69 -12ņ-11œ8ƈ9Ƭ11Ǔ12ƙ13ĵ14Ƴ15Ƌ17ƿ19ƒ23ţ25Ŗ
you lease	85 -26ǎ-21Ƣ-16F18Ǎ21ǐ24ǌ44Ŭ
you leasing	90 -11Ƣ-7ƣ41F43Ŭ
you leave	68 -7Ǫ7mǐ10ĻƷ17Ʀ19Ű25Ơ27ŗ29Ţ43ƨ
you left	90 -11ŀ-7Ǫ17Ķ23Ţ30ŝ
you let	81 7Ɲ8ƫ22ǝ26Ž34Ŋ
you like	58 -23J-17ǅ-15PƝ-12Ţ-10Ũƥ-9łƯ-8ķŎƾ-7ŲƶǑ7ŔŘƂ8ō10L12ǎ14gŞ16Ň19s23Ʒ27Ń29ŉ30Ō31Ɵ35Ļ39Ĵ43ŀ44ŶǪ50K67U87ŝ
you live	72 -14ǌ-12Ƹ-11ƨǎ-8Ƨ-7ş10EƠ12ƃ13G14DF16Ƥ17Ķ22ķ29C65n
you lived	86 -9ƪ46G
you located	90 -7l21C
you look	76 -10ť-8Ŗ10Ň11ŉ12Ũ13Ŀ16Jľ
you looked	84 9ĵĶ12Ƭ36ń
you looking	76 7ƭ8H10ń13Š19X20ľ21V22Ń24ĺ
you lose	73 -10Ũ11ĸ13ĿƊ17ƨ19Ǟ33ƴ
you lost	81 -16Ư-9Ǟ11ƻ13Ʃ14Ǖ17Y24ƨ29ƴ
you love	82 -11P-9U13Ʒ15ŝ32Ɵ36Ŷ45Ǡ
you make	73 -14Ŏ-9Ū-8ŮƟǊ-7R8łǓ10ǁ14Ǟ15Ő16ŬǛ20ů21ƞ22P27Ň39ǅ64T
you manage	88 -8Ư18ƴ42ŵ
you married	83 7Ţ14f18o
you mentioned	90 -7Ŗ14A18ż25ń
you mind	81 -15ŉ12Ś24Ǫ27ś34Ŋ
you miss	86 -8Ş13Ǡ16Ĺ20š46ŝ
you more	79 12Y13Ţ14ǥ19Ũ31gũ32Ŀ
you most	69 -14ľ17Ĺ38Ŀ
you mostly	86 -8Ŷ11Ǖ21ŭ
you move	84 8Ţ47G
you moving	90 -11Ɵ10g29H
you my	90 29ļ
you name	84 -26o-11Ǫ25Ƭ39w
you need	62 -19Ɓ-17Ǔ-13Ƨ-12Ǎ-10cž-8Ļ-7Ɩ7Ǜǣ9Ǣ12Ʈ13O14Ō16ƥǐ19ƭ20ŁƢ23ŵ25Ŏ28Ƅ32ŀŪ54Ĺ60ǧ67Ń
you never	77 -13ŝ8K9c11ņ21ő
you nuts	90 -8Ķ15t38Ş
you off	84 -14Ǫ-8Ư10ƨ11d12Bĺ20Ş21ƃ30ŀ
you offer	88 18Ǜ33ǅ
you okay	80 -26ũ-11ŝ-9i-8N8Ł22UŽ27ŧ80Ũ
you on	66 -13F-8ŌǊ-7cǀ7rƝ8ŏƣ9ǋ10Cĸ12IĴ13nx14ļ15Q17S18s19Ƥ21R22Š24ŭ26ŧ42Ǫ62Ƽ
you one	85 -12ƨ11Ǉ13ł15Sņ17W
you open	74 -10k-9H9Ž10ǌ20Ţ35Ǐ45ǆ
you or	67 -12J-10ǎ-8ķ-7o7ņƦ8Ŝŧ9wzI10KŎƃƤ11ǃǩ12ĺ13ĽƷ14Ňż17ƺǈǍǐ18s19p21n23ǌ
you out	80 -16ĺ-12R7O9g11U14ƃ16C26Ǚ27Ų34l
you over	77 -25T-7ǟ8Cƿǋ13Ŏ14Ş15UŨ19ƻ21Ŝ30Ż46c
you owe	71 -9Ő-8Ť12ķ13Ɓ16ƕ40Ŭ89Z
you own	60 -19Ŭ-18Ǒ-17Ǎ-13Ƥ-10Ƣ-9Ƨ-7ƣ9Ʀǐ10Ǉ16Ū27ƕ29ǌ31ǎ39ƙ41F54Ƙ78ķ
you paid	72 7Ǌ24œ30ţ
you park	83 -9ǌ41Ű
you passed	83 7ƯƱǩ9Ʋ12ư15Ƨ18Ƹ
you pay	57 -33Ŧ-29Ǘ-18ǋ-15ƃ-11TXŗŲ-9Ư-8Ů-7Ŗ7ƥ10F13Ǫ14Ǥ15ĸ19Y28œƖ33Ř38ǖ41ơ43Ő49ǒ57Ɠ58Ǌ67Œ
you paying	67 -10ōƲ-9Ɲ-8XĽ8F13Œ17ZǤ20Ĵ21œ28ơ39Ɠ40Ɣ
you pick	77 10Ƅ15W16Ŷ23K24Š27ĺł
you picked	86 -10ư-7ň15Ƴ20N28Ř
you picture	90 12Ʋ23ƭ32Ŀ
you plan	84 -7gľƫ17Ʒ26ǟ36ƶ39V
you planning	79 7V10H12y15ƌ22ƥ
you play	88 -9ǁ11ƙ27g
you pretty	90 -7H9ŝ13G22U
you pronounce	90 28b
you pull	83 7R8gŁ10Ţƌ28Ś
you put	68 -22Y-14G-10ƒ-8m7Xǣ8ƈƏ10Tň11Ś12ŰƬ14žǟ16Ɠ17ń18R21ű22Ķƌ23ũƳ24Ʋ25S33Ů
you putting	88 -7Ū10Ķ12H13Ů15Ʋ
you quit	78 33ƨ38Ķ58ƺ
you rate	90 10ƹ
you rather	79 7LĴ9s10K17M19Ŋ23ľ
you reach	90 -24ĺ9g27Ĺ
you read	84 -7Ƃ15ř20ǔ27ū
you ready	88 12ǥ34Ō
you recall	85 -11Ĺ40Ľ
you remember	76 -9Ť8B10cœŦ12ť27Ľ
you rent	75 -33ơ-9ǌ-8ǎ10Ƥ12Ʀ20ǐ21Ơ32Ƣ34Ɲ37F
you renting	88 15ǌ18ƣ
you retire	84 -10P18V25Ʈ29ƨ
you right	73 -12ǈ-9v-8Ņ7ż8d10ŧǎ12Œ13Ǌ20X22ĿņŇƭ23s24p
you run	71 -12R-11Ǘ-10Ū-9ǩ9A10ǌǝ12ǅ14ǘ15Ų20Ǒ32ƞ37Ǐ
you said	66 -24B-9Ň-8Ɠ-7Ư7pKĹņŪ8fAWŬ9SĵŊŲƞƸ10ux11ǆ12d13qtOŝ14ŉ15H16GƦ22c24y
you satisfied	90 -13Ő8ŝ19ŧ
you saw	86 12ŧ14ű17Ũ27ƿ
you say	65 -13B-10xňŵ-9cŐ-8ũ-7rłǎ7ŇŝƤ8ǘ9Qľű10YZǅ11ƈǒ12Łőƹ13ƻǃ14Ɖƞ16ǀ17ņ19ŒŖ20Ō24w32T
you see	68 -18J-10C-7mQƙ7Ǫ8Ľ9ž10Ţ11ƉƐ12ƞ17ū20ř24ļ25ǟ26H28y30ƿ35ň36V
you seen	88 -12ş-7Ũ10Ɯ22ƴ23Ǫ25Ǔ
you sell	81 -18ǟ-7ǩ7ǅ8ǖ12H17ǜ47ƞ49Ǖ
you send	76 -7Ĵ10Ǩ19Ǎ21Z38ś
you serve	84 35ǜ
you set	80 -7ƥ9Ʊ18YŘ24Ţ32Ǟ
you share	88 -8Ő14ǎ37ƣ
you shopping	86 -11Ő-8ń12Ţ40ĺ
you shut	90 -9Ǟ-7Ɯ20Ơ30Ǐ
you sign	79 -9Ǫ19W25őƗ27ǔ
you signed	88 8Ɓ13Ō16Š
you sleep	86 -22Ű8ĸ16x27Ļ33ƥ
you smoke	84 -17ǃ25ƺ
you so	84 9Ʃ14X22u24Ŀ
you sold	88 -7ZŎ11š18ķ42ű
you some	85 -17ŉ16zĴŊ17Ţ
you something	85 10Ľ12Ţ14X16Ŋ24ņ
you sound	83 -8Ň-7v8ƹ12V19i45c
you spell	84 10Ǆ19w22b
you spend	85 21l23gk
you stand	90 10X29ķ
you start	76 -12GƲ-8Ń9ĺ23ǔ28ǆ31ő37RS
you started	90 15œ17ż
you stay	79 -11Ţ-10Ƴ-8ŵƸ23ƥ24Ǟ36V
you staying	74 -20H-12n10Ţ16F24ƥ29V35ĺ
you still	70 -17Z-11z-10ų-9c-7fP10ƨƺ12C13ƀ18Ũ21ŷǠ27D33U39Ŭ42Ǫ
you stop	88 12ǜ13m
you store	90 9ƞ23ǘ
you sub	90 -15Ƌ34ǒ
you swing	86 13Ĵ21M29X
you switch	84 -9Ţ14Ÿ29Ŏ
you take	65 -19Z-10ŀŇ-9ķŕ-8Ŷ-7ĺźǪ8zŎ10ǀǌ11Šũǂ17Ũǅ19ƕ21ő25ůƗ29ƨ38Ǘ87Ƽ
you taking	90 40Ƽ
you talk	84 -8ņ13ń19A44N
you tell	83 -7Ǫ10Ť11ǃ12Ǜ13r16P22ŗ23Ŗ
you text	86 -22K14ū30ś
you that	72 -15ś-14S-10ƴ-8Ŕ7ǖ9ĸ10ŋǐ11ư12Ş13YĶƚ15Ɣƽ16Kǆ20B21ż24ō25Ǉ26A
you the	68 -20F-13ǟ-12ǉ-11o-10T-7ł7ņŔ8r10ľ11Ŀ12SŧƁ14Ŋ15Ō17ŷ22Ǉ25ƅ26Ư30Ł37Ő
you there	83 -20Ŀ-9ų11ǩ13Š15Ŷ16ǌ27Ţ30ŝ
you these	86 10c13Ő15n21Œ
you think	62 -16r-13V-11Ʈ-10Ĺƙ-9ƥ-8ZĻƷ-7Ŀ7yĺƀƉǓ9BķōŨƐ11ǋ12Ɣ13Ƙ14ƈƓ15Ǟ16Ƹ24HŔ29Ŗ32ƭ38Ǫ39ű61Ň
you thinking	74 -15Ǫ-8ƪƱ10V15X19ƶ24H25Ʈƴ27ĺ37ƭ
you thought	84 13ƶ20Ʊ
you to	66 -24ų-12AĻƷ-11Ō-8ƃ-7KǪ7UŨ8ƝƮ9M10ŵ11Ŷ12ƐƖǍ14BƒƱ17Ő22ĺ26ǔ29ś30ļ41Ų42Ŏ45ł
you today	81 -10Œ12Ƨ19Ĺ28Ļ38Ő
you told	88 10lƁ12Y22d29Ŗ
you took	84 -11ƿ13Š14ƀǃ15ƫ26t30ũ
you train	90 25Qǚ
you trust	85 -13Ƴ58A
you turn	83 -12v-10d7Ơƨ13V14Ű28c
you turned	81 -18Ƶ-8ż15Ť17cƘ20ţ26ƫ46ſ
you under	83 -16ƣ-11Ŭ9n16ǥ19ƻ30Ǎ43c
you understand	90 17Ŗ57ň
you up	71 -13Ǫ-9Ɩ7W8x9O10C11kŜ12ŗ16ƺ18Ũ22Ō26ŕ27Ƶ42Ŀ47ƥ
you updated	86 11Ƴ36ƌ
you use	61 -11ƺ-10Ū-9ǘ-7K8J9Ƒ10œǔ11Ǫ13Ų17ŭ18Ǚ19ǒ20Ő21Ž28ǀ42Ǘ
you using	88 -15e-13Ū-10Ǫ17Ɩƺ21Ǉ22Ő28ŭ
you usually	83 11A17łŲ27L
you want	51 -25Ǫ-17Ś-13Œ-12ŗŘ-10œŦ-9uƓƧƨ-8Ǘ-7Ł7sō8eƄ9ľƂ10žƩ11ĺŎ13HǢǧ14aƃǂ15V17Ƙ18ƀ19Jſ20MŊ21yƱ22ĴƁ25Ƭƶ27K30ŉŌ31Ń32X34Ʈ35Ʋ37ƭ43Ļ52Ʒ
you wanted	90 -8ĺ17ƍ26ŉ
you weigh	84 47ƻ
you went	83 -8S12QŠ13ƭ16ĺ18ő19ǆ29ŀ
you were	67 -10Ŗ-8ƥ-7Œ9ĸŧư10ŇŸƍƲ11Ƨ12ŝǩ14ś15Ľ16Ƹ17ƃ18Ə19Ĺ21W23Ư
you what	74 -13Ǫ-11BŎ-8Ƹ-7Şǩ7jƕ9gi10I11ƨ13Ľſ15cŤ17ŗ21Ŕ22Ư25Ŋ43Ļ
you when	73 -7pŔ10GŠŽſ12ĹƧƷ15ŐŨ16Ɠƴ21ơ22Ÿ24ǀ
you will	77 -7y8Ʈ10c13z16ś24ł27ǟ37H
you with	71 -34Q-12nŁ-10ťǉ-8ņ10ǡ11Ũ12Ŧ23ŝ26A29Ŗ53ň108Ő
you work	65 -31ƞ-20U-14ŭǄ-12ǒ-10ǅ-9W10ǔ13Ǟ17ǌ20Ɲ31ƹ38P76R106Q
you worked	90 -11G16ņ35S
you working	90 -9V-8N12Q41P
you worried	88 8Ŀ16ƛ20ũ
you would	59 -13ŖǪ-11Ş-10ŗ-8Y-7ƔưƲ7ƃ8Vĸ9ŉƶ10ľ11Ʈ12KŘũŵ13ĿƱǔ14cPƘ15Ŵ18ŝű20AĴŢƷ24Ŏ34ƥ
you write	86 -21ś12bǝ14Ő23Ǫ
you you	83 -8ƭ9Aĺ11Ƅ12ƿ13ŀƚ
young	77 -11v-7ŷ12ưƴ15Ʈ16ź21ĵ61c
young are	86 -9v59c
younger	90 16Ż30p
youngest	86 32v
younguns	90 -10c14vx27u
your	26 -29Ų-24ť-20ŏ-18ō-16ŌŬƇ-15ŗƈ-14ļŪ-13CĸŮűƋƌƪ-11Ɔƺ-10ĹũŭƊƼ-9f-8KňőƑƭƵ-7GZŤƎǐ7ŞǛ8ŕŖǟ9aľřŝƹ10ŃŻƁƝǅǇǥ11giJ12cnEŒżƀƞƧǏǕ13ĽłŽ14tžƚǜ15TǆǞ16hoưǨ17jIųŴŸƖǗǚǡ18lyƣƷ20pWŶŹƸƿǢ21Ƭ22vŇŜǉ23VĶŘşƳ24wŚƥƻǌ25ǃ26xPǑ27ŁƩǤ28d29qsǣ30ƴǖ33Ư34e35ů36Ǌ37r38Ʀ40ƃ42ĵ45Ǚ47ƾ53B71z
your #	85 -9X-7v11e19wĶ20h22Ź
your @name	83 -22r-16ǉ-14a-7oĺ10ř13Ŕ42Śƃ72Œ
your account	84 8Ĵ12ř27Œ35Ŝ
your accountant	84 -37A11Ǉ31ǡ45B
your address	84 -15G-12ǌ17ŷ47D
your age	83 -16v-8Ŋ72c
your agent	75 -23ņ7Ŗ17ǟ64Ŝ
your agents	90 -21ņ-7o49Ŝ
your annual	85 19T
your apartment	83 -26ǎ24Ƥ38Ƣ
your auto	80 -8Ǌ8Ƃ12ſ13ƃ24ž52ş
your baby	90 65Ŷ
your bedroom	80 15Ƙ
your belongings	85 -9ǐ17Ʀ29Ƙ
your beneficiary	90 
your better	76 -12Q-8bƹ14ǃ16p19Ʃ21q23o30r32t
your biggest	75 33Ŀ
your bike	88 31Ʀ
your birthday	78 -22p-21v9Ÿ87d
your blood	88 19ƽ30ǂ
your booking	79 -33ǘ15Ǟ36Ǘ
your bookkeeper	86 -10ǡ28Ǚ
your books	86 8ǡ
your boy	85 -9o-8dp14Ź19v28x35w
your boys	90 12m18wx20v
your brother	75 -8ŭ10Ƭ12n16Ņ17ƴ18Ǉ20Ł21ų24B
your brothers	88 -10z15B26ƾ
your buddy	85 11ƣ27B40Ņ
your budget	84 22X27ĸ
your building	88 -11Ƣ30ǌ
your business	71 -14t-10ǋ-7ƞ7Ǧ9ǎ12ǌǏ13PǙǠ16ǡ22ŎǄ26Ǣ47ǅ
your call	90 -14Ŕ-7K18Ĺ60Ł
your car	72 -44Ŵ-15ƃ-11ǣ-10ŗ-9ť-8ƣ12Ž15ş17Ū18Ʀ20ŵ25Ŷ35ű59ž66ų
your cell	85 -15ū46I
your check	85 -16T-9Ĵ10Ǩ34Z38Ư
your children	90 7ư9Ƴ
your client	86 26Ǚ32ǘ
your clients	84 30Ǖ
your closing	90 
your commercial	88 -10Ƌ-9Ǧ12ǣ13ǎ
your commute	90 -43ŭ58ů
your company	73 -17Ő-11Ǒ-10ş-7q7Ǚ8ǆǝǦ11ŢǄ12W15ţ16Ŝ17ƨ19ǅǧ23Ş24ŝ28Ķ
your contents	90 15Ƙ
your coverage	76 -22ƭ-17ŏ-13Ń-10Ɓ-7ǣ13Ƅ14X15ŕƨ20Ő38ŗ40š43Ŗ
your coworker	90 10B29ƴ
your credit	73 13Ɩ62ĵ
your crew	85 -12ƃ15Ǥ38ǈ48ǉ
your current	66 -9Ő7Ś8Ŗ11SŜ13ƶ14Ǧ15ŕ23G24ŗ25ő26Ş35ŝ36Œ
your customer	90 14ǘ18ǔ
your customers	76 -10ƞ23Ǘ28ǔ31Ǆ
your dad	75 -15ņ-10t-8ƽ10Š11A13ŷ21ƾ41ƴ53z
your dads	90 9ƾ12z
your date	88 -33p38d
your daughter	73 -20ų10w11Ƹǟ16Ű18v23x26yŹ
your daughters	83 -18b-11d-8m13v21Ʋ24ų33w
your days	90 -27R23k40g
your deductible	79 9Ŏ37Ŧ
your doctor	81 8ƿ9ƹ22ƃ
your drive	88 -7ļ20ů
your drivers	81 -18ŷ-9ů19Ÿ22a38Ǒ
your driving	86 9Ż39Ž
your dwelling	90 8Ɣ
your email	75 -12D-9K-8b21Ǚ57J
your employees	83 -31ǈ12Ǒ57ǉ
your employer	77 15ƨ40W51Q
your end	90 -10ũ-9ĺ13j24i40Ŕ
your equipment	84 -9ǐ42ǣ
your ex	90 46Ƭ
your experience	77 17Ǥ21ņ
your family	70 -23ƥ-14ƴ-9Y-7ĸƸ7Ł8ņ9ſ11ĿƷ17ƃ21Ʊ33Ư35Ũ37ƭ67n
your father	83 -14P16ƴ22z39ƾ
your favorite	84 -16ŝ-7ƌ25Ɵ27Ŷ31Ǫ
your feet	90 -14R19U28P
your first	81 -7łŷ12Ɨ13b16S20aŇ30ŏ
your folks	77 12Ư24Ʀ26ƾ28Ƨ57z
your friend	86 -8A25ƴ26B
your girlfriend	88 -12Ư-9Ǎ16ƣ18Ƹ
your goal	90 43Ļ
your gut	84 13ǝ21ł49Ň
your guys	84 -8ǒ8ǥ15ǚ19Ǥ25Ǒ34Ǌ
your half	90 -13ư7ǩ17ơ37ƣ
your hands	90 17tŚ19P
your head	85 11Ƙ12ƥƳ18ǈ19Ŀ27Ũ
your health	63 -52ǃ-10ƾ11Ƶ24ƃ125ƹ
your height	86 26ƻ
your home	65 -25Ő-20p-8ő-7ƕƙ9D10ƛǂ12Ɲ16ķ27Ű28FƔ34ƅ40ş42Ɠ
your honest	90 21Ŷ23Ň
your hours	85 16ƨ17R
your house	71 -28n-17ƕƘ-15ųƒǕ-14Ĵ-8ƸǙ-7ǐ8Ư9M10ŷ11Ɲ12ĸƚ16ķ17ů19ǂ24ŁƆ37Ɩ47ƞ49ş
your household	86 8T10n
your husband	60 -23o-17ƿ-12T-11ƺƻ-10PǪ-9ƹǠ8ư10Ư15ŁƬ16ų21npt23ż28Ʃ30Ƹ33ǃ38r43q50s
your husbands	74 -15d-8Ƨ-7ŭ7r12qǃ14Ʃ25p38oŴ
your income	71 -16Ƹ7Ʈ10Ǖ11ƭ13u28ư31Ư
your insurance	70 -21ş-13ǍǓ-10ƃ-7ſ8Ŗ9XŜ11ŧǦ12ƀ13ř15Ɓ16Ş20ľ21ŒŚ31ţ62Ő
your job	71 -19ƃ-14ǅ-11Q-10ǉ-9q8ƨ9Ǔ11ŭ12V13ǁ25ů35U49W61P
your kids	76 -14ō-10Ʈ-7x8ƃ10Ľ16Ʒ25u37v39w
your landlord	77 -71Ǎ-8Ƅ48Ǩ82Ƣ
your last	63 -24Ŝ-18ť-12a-10œ-9v-8d-7ĵŖ7ſ10łƺ11ƨǟ12Ʒ13ƹ15Ż16TǊ17wżǤ18ǚ19ƿ23ņ29c32b34ƽ
your lease	78 -60Ƣ-9Ĺ72ƥ92Ǎ
your lender	86 11Ƅ19Ɩ
your liability	83 -13ŗ-9ƀ27ž38Ǣ
your license	74 -9ŕŹ10Ƅ15ƻ24d45Ÿ
your life	85 8Ƨ12ƪ13ƫƬ21Ũ
your list	88 14ń15ĺ51ľ
your little	88 12u13ƞ18w22x
your main	81 -14P8Ơ9Ǟ24ǖ26ľ49ǅ
your marital	90 18f
your medical	88 14ƽ28W
your mind	76 -11Ǫ-9Ş-8Ťƭ7ŀ8ĹĺĻ12r16Ń18Ľ20Ʒ25ł27Ũ33Ŏ35Ŀ
your missus	90 12r13p17Ƹ20ǃ
your mod	90 29Ǥ
your mom	76 -11ųư-8Ũ8ƾ24ŷ33ƴ42z
your moms	86 8ƥ17ŵ31z
your money	78 -20Ŝ-7u8ŧ13ņ23A24ư
your mortgage	82 -13Z44ƕ
your mother	81 13Ƭ26ƾ34z
your name	73 -21w-18o-16Ǆ9FƼ10Ľ21ķ28ř30b31Ǒ78a
your neighbors	90 15ǎ22Ņ24ƚ
your number	86 -13D-9eř-7Ǟ11ǖ19Ǖ22ľ47I
your occupation	86 -24q52P
your office	88 12Ǔ15ǌ16ǥ22M
your old	85 17Ľ21ņ44œ
your oldest	83 10Ź14v17w40y
your other	88 -18Ū11ş21o23Ŵ
your own	62 -35ǎ-18Ǒ-17Ų-15Ʃ-12ķ-11UǪ-10Ǥ-9ĸ-8Ŏƶǉ-7gƕ7z8WƣǇ9Qǁ10ǔ11ƍ12nųƃǡ13Ŗǆ14ǒ15Ť18Ŧ21Yň26ǌ27Ǆ29Ł33V35ǜ39Ǡ64ƀ67Ƨ
your parents	72 -14ƹ-12ƽ-11u-7ǃ11ư12Ƨ19ŠƦ41z43ƾ
your partner	74 -12Ǉ-8a8pǡ9Ŵ11s18orƩ21ǩ22ǃ23Ƹ28t31q
your partners	82 -27d-10Ů-9Ǉ-8ƹ9ǩ13ǃ19Ʃ25o30Ŵ33p
your passengers	90 26ƃ
your pay	90 8ƭ22Ư
your paycheck	77 -16q-10ǡ-8Z-7Y8Ư14Ĵ18Ʈ19u27ư29T34Q
your payroll	82 -8ǈǉ46Ǌ
your people	74 -17ǜ-12ǈ-9ŲǗ-8Ǫ9ǥ13ƷǙ14Ǣ21ǚ24Ǒ28l37ǊǞ40ǉ
your phone	82 18Ž30I31ś
your place	72 -15Ǥ7nƔ8H9ůƤ10ŰƜ11j12ƅǡ13ƛ14ǜ15hǚ16F21M28Ɲ
your plan	88 13V15ŝ16Ɓ18Ŗ
your plans	77 -7W17V20ǟ38ĺ
your policy	67 -19ŏ-14Ʃ-13Ƨ-12Ǧ-7ƨ7Ǣ11ŕ12ǥ18ƀƔ19Ŝ21Ţ23Ɓ24Ɯ25Śǣ28Ŗ49ſ
your property	88 -7ž10Ɲ11Ƣ21ǣ
your record	88 -18ŋ26ǀ40Ż
your rent	85 28ơ
your roof	83 -28ƈ7n16ƒ17Ɖ19ƞ28h
your roommate	90 31ų
your salary	83 11W16ƨ22u24Ƨ27T
your sales	74 -13ǋ-8Ǣ13Ǖ29ǜ46Ǘ
your schedule	90 -15ƙ56R
your score	86 41ĵ
your share	88 31ơ32Ř
your shop	85 -8b13Ǆǣ17ǎ20ǌ24Ǖ
your side	88 -13Ũǐ-12ĺ12u17Ŕ19ŧ28ƞ
your sister	77 9Ņ14A26ư40B
your sisters	90 -16Ǆ12ƥ54A
your social	80 -10X19Ǉ63e
your son	74 -14p-13i-9ltŸ-8Ʈ10Űż12ųź19yǉ21x22w30Źǟ34v
your spouse	72 -29ƹ-11f-10Ō-9Ň-8ǣ-7P17pƸ24q30r38ǃ39Ʃ40s
your spouses	85 9p10Ƹ14o18q
your steps	90 30Ɲ
your store	90 18ǌ25Ǣ
your street	76 -7Ű12D18ƚ
your stuff	81 -12ű-7ǉ8Ŝ22Ǚ25Ʀ36Ƙ
your subs	78 -8ǉ10ǥ34Ǔ
your system	88 -15Ǖ11Ǚ36ǘ
your teenager	79 -7Ź14ŭ17ź
your things	88 16Ʀ23Ƙ
your time	81 -19Ƈ9ł11z18Ŋ21L23Ļ33Ń
your tools	86 10ƙ19ǐ27ǣ
your umbrella	88 -9ǧ17Ƃ
your uncle	90 -9r23B
your unit	88 -32Ɔ-11Ǩ8ǎ12Ǎ17ǌ20Ƥ
your vendors	90 23ǖ
your weight	85 49ƻ
your whole	85 -17ƪ12ů15l20Ǒ38Ʈ
your wife	59 -15w-14ƽ-13v-10Ƨ-9P-8WƼ-7ƺ7żǇ9u12Ƹ20Ưǉ23ot25Ŵ26Ƭ27ǃ29p36Ʃ40q41s45r
your wifes	74 -9d-8P14Ư17q20ų41o43p
your will	86 -9ş42Ƴ
your wind	85 18ƛ22Ř
your work	77 -14w-13g-8Ŷƃ9W13Uǂ14Ǖ15ů19QǛ22R23ŭ
your yearly	86 -9ƙ9Ǌ12Ů17ǋ
your your	85 -8ş13ƛƬ
your zip	79 26E
yours	60 -20Ǫ-15ƕ-13ŒŴ-12Ƣ-10v-8Łǣ-7arRƛƤ7Aƾǧ8bBSŚƊǟ9tƼ10ŤƣƳ11ľ12Ů13Ʃ14užſơǍ15ĵŶƞ17Ɓ18ű21Ŭ23ŵ25Ɨ26ķ28xƧ34Ÿ42ų70F
yours $	71 -11ǆ-8ƓƤ7Ǜ8wGŠƋ11z12SŶ13ŤƼ14Ƴ19ƞơƣ22uķŸ24Ƨ31Ɨ38F
yours is	88 12Ŷ14Ɗ16ű29Ɓ
yours or	83 -9ŁŒ-8Ƣ13o19ķ51F
yours was	90 32ŵ
yourself	60 -10Ʃ8Ə9VŢƖǃǆǒǩ10Pư11AQŘǤ12ƀ13Š15cg17Ǌ19Łţ21nō23HŦǈ26Ƨ
yourself $	65 -10Ʃ8QW9c10Łǃ13P14ǒ16n20Ƨ21g24ō25ţŦ
yourself or	77 10s11AƖ12QŠƣǆǡ14Ǜǩ19n
yourselves	80 22Ř
yourselves if	80 22Ř
zero	86 11ŏ12ū13ţ26ř
zillow	88 -9ű-7Ŗ24ƅ26Ɠ
zip	68 10Ŕ90E
zip $	81 27E
zip code	79 12Ŕ25E
zone	78 21Ǫ34ƚ
zone $	84 
zone x	90 38ƚ
zoom	88 -8Ǡ60M
~<#>	34 -33ŏ-27Ǫ-24Ő-22Ť-19ĹŖ-18J-17Pƶ-16alŃřƴǄ-15qNķŁŇƟƠǝ-14zCƥ-13gKňŠŲƏǦ-12kmAĿņŭƜƬǗǛǠ-11xFĺŀśŝşŨųǀ-10otHQļŴƉƒƝ-9iUŊŔŕŚŶƖ-8BĻĽũŰƑƤǃ-7ZŌŬƇǌ7sVłŜƐ8hůźƱǍǤ9rżƺǣ10SŽǇǐǖ11fĴƳǑ12RYš13ťǞ15ŷ16ţŹ17Ū18ĵƩƹ19ƫ20ĸœŘŸƈƋƾǊǙǩ21ū22enuLOŅƃƘƙ23Ɣ24I25G26ǈ29yD31ǋ33Ʈ34ǧ35Ɔƕ37Ŧ38pƅ40X41Œ43d45Ǣ46Ů47ŗ48Ķ52T56Ƃ57ơ59Ʋ67ƻ70Ɠ76v78ž80ƭ81ǒ83c86E
~<@d	63 7ŭ8sŌ9ǊǠ10Ƽ11gĸǨ12ǉ13iŲ15Ńǚ20R22ŵ43Ǐ44k51L
~<@da	63 7ŭ8sŌ9ǊǠ10Ƽ11gĸǨ12ǉ13iŲ15Ńǚ20R22ŵ43Ǐ44k51L
~<@m	66 -9Ÿ7Ɯ8ĸ9Ɵ10kĽŮ11y12V15ǝ16Ť18ť20ƿ22ŕ24dŃ25pŹ27Ơ
~<@mo	66 -9Ÿ7Ɯ8ĸ9Ɵ10kĽŮ11y12V15ǝ16Ť18ť20ƿ22ŕ24dŃ25pŹ27Ơ
~<@n	53 -15ƹ-14Ǆ-12Ǡ-11Ǥ-10Ŋ-9Ǫ-8Ũ-7ŴǞ7wĽƖǩ9Ŝƣ10a11ŷ12pJ13ľ14ļŐƛ16řǓ17Ʃ18i19Ǚ21ǃ22sƃ24oœ26ŦƸ28t29ź30ǉ33ǥ38Ś39ĸ40Œ
~<@na	53 -15ƹ-14Ǆ-12Ǡ-11Ǥ-10Ŋ-9Ǫ-8Ũ-7ŴǞ7wĽƖǩ9Ŝƣ10a11ŷ12pJ13ľ14ļŐƛ16řǓ17Ʃ18i19Ǚ21ǃ22sƃ24oœ26ŦƸ28t29ź30ǉ33ǥ38Ś39ĸ40Œ
~<a>	27 -26Ǐ-25s-24Ǖ-22ŀ-21Ɩ-20ŉ-18ŝŠƯ-17žƨ-16ŕŴǧ-15jxŌŢ-14ǈ-13yJŇťŦǌ-12akŐƸ-11DGƓƾ-10CVĿŞƗƟǟ-9ĺřşƣƵǇ-8cpvſ-7ntEŚ7BŅŔƽǑ8MZľƦ9wŎŷƔǅǆ10ĵţƆƧ11ņŤƘưǎǐǓǤ12ƅǞǠ13lIŋŽǚǩ14ƏƿǨ15eŬƑǛ17ŜŶƐƭ18YŪƺ19ŃƊƱƲǦ20hAWŰƇƥǊ21bŻƜǝ22ő23LSĽƒ24ŊŮƛƝ25Ǆ26źǙ27ƍ28N29śš30gĻŘ32uǁ33Fĸ34fǀ35ƳǪ36mXĶ38Pŵǋ41Ƃ42ǂ43T44q49Ƥ51Ǣ
~<ab	41 -18x-17ǈ-14c-11ĻŐŗ-10ŒŕǑ-9sŵǣ-8SńňƜƽǄǆǟǩ-7bjwQ7ŎƏƐơƣƸǁǘ8BHĽŔŦŨƘƹ9ĶĺťżƂǋǐǙǜ10ŉƎ11zľłņŲŹƩǝ12uVļƲǃǍ13Ŋ14ƕƭƷ15ǂ16hAŴǅ17p18ĵŇƟ19ŤŽ20Yō21rŝƴǕ23ŀ24ŖŞƍ25T26ǎ30Ŀ36Ĺ
~<abl	81 -7J10Ƹ11Y12zś17Ŗ19N
~<abo	41 -18x-17ǈ-14c-11Őŗ-10ĻŒŕǑ-9ǣ-8SńňŵƜƽǄǆ-7jswNQǟǩ7ŢůƏơƣǘ8BĽŎŔŦŨƐƹ9HĶĺťżƂƘǐǙǜ10ŉƎǋ11ľņŲŹƩǝ12uVļłƲǃǍ13Ŋ14ƕƭƷ15ǂ16hAYŖŴǅ17p18ĵŇƟ19ŤŽ20ō21ŝƴǕ22r24ŀƍ25T26Şǎ31Ŀ36Ĺ
~<ac	54 -10ZĺǪ-9vƯ-8ŗ-7ŁŌưǅǉ7eJRŻ8aŔ9ŪƑ10K11APų12YŏţƓǁ13ŴǗ14ťǖ15ĶļžǇ16Ĵǘ17Ŗ18ŜƃǕ19B22Ļ26l27ř33ǡ38ż
~<acc	56 -9vĺƯǪ-8Z-7Łư7eJƫƴǇ8aţž9Ŕ10Ū11A12Œų13YŜŴƓ14Ǘ15Ļť16Ķǖ17Ĵǘ19Ǖ20Bƃ28l29ř34ǡ40ż
~<acr	85 7M13ůƒ26ļ
~<act	73 -8ŌŒ-7ŗ7Ś9ŜŢ10ž11RĻǇ13Ƒ14K17Pŏǁ25Ŗ
~<ad	54 -19Ľ-12S-10œ-9ǉ-8Ō-7ǙǪ7nuZƘ8Ǌǐ9ķǔ10Ʋ11ŷǍ12E13ǘ14cyƶ18J22Ű23ō24GǌǛ26Ǩ27ļ28ŧƏ34B38A40D45Ɓ46ǟ49ƌ
~<add	57 -12S-10œ-7Ō7Zǥ8nƘǡ9ǐǔ10ķ11ƲǍ12ŷ13E14ǘ15cyƶ19J23Ű24ō25Gǌ27Ǩ43D48Ɓ50ǟ53ƌ
~<adj	83 45ŧ
~<adt	90 48Ə
~<adv	72 34Ǜ50B54A
~<af	54 -25Ǫ-10ŘƮ-9qƲǩ-8Ńŗ-7ŵ7ƖƬǕ8ľŰǥ9ţƸ10jƋ11Ǝƪ12tJĻťǣ13Uƨ14gŢǏ15w16EŜ17yƯ19ƴ21Ŧ22zķư23ƃ24LX29Ũ36Ŀ44ũ
~<aff	85 -15Ǫ13Ǖ15ƥ42X
~<aft	55 -10ŘƮ-9qƲ-8Ńǩ-7ŗżǪ7iƖ8ŰƬǥ9ľţ10jƸ11ƋƎƪ12tJǣ13Uƨ14gŢǏ15wĻť16EŜ18y19ƴ21Ŧ22ư23zķƃ25L30Ũ46ũ
~<ag	51 -21Ɖ-12ŒŤ-11qĸƩ-10Ŋ-9Aųǆ-8ǃ-7sűŵ7xG8tƗ9fkǟ11ľ12ZŁ13LYǪ16BŶƮ17Ľƫ19r20ňƘ21ńǢ22Ɣ23ǔ24ũ26ť40ƈ41v42p50Ŝ63cņ
~<aga	60 -12ĸ-8A-7Ť7ƕǪ8ǀǅǢ9oB11rtńƗ12k16Z17LY21Ŷƫ25Ƙ26ň28Ɣ31ũ
~<age	58 -23Ɖ-14Ĺ-11w-9o-7ŒƩ7Ƌ8ŷƾ10x11ǟ14ľń21Ʈ35ƈ49v54p63Ŝ66ņ74c
~<agg	88 11ǔ26Ǣ
~<ago	77 -12ǆ-7Œ10ĺ12G13u14ƈƵ16f18Ľ43ť
~<agr	78 -12q10Ǎ12ư16B18rĹ22Ł23Ǫ27ǔ
~<ah	74 -7ŸƲ9řƄƗ11y13KľƳ18Ō30Ş
~<ahe	76 -7Ʋ7Ň9ř11y14ľƳ19Ō30Ş
~<ai	77 -12Ǉ-7S10ĸƢ11ŉǍ13ǁ14V15Ƌ17Q21Ǆ33Ɲ
~<air	77 -12Ǉ10ĸƢ11ŉǍ13ǁ15Ƌ17Q21Ǆ33Ɲ
~<al	43 -17ŶǪ-16Aǟ-13ƪǒǧ-12b-11cŝ-10ů-9ňŗŵǆ-8uSľŎŧűƈƋƕƮƻǞ-7yBĽŌŕŻƖƚƦƧǣ7rķūǊ8WŷƷƺƿ9ĶĹĿŨ10ŮƳƴǢǩ11lwƬǎ12txĴņƆƶǑǗ13ũƣǈ14ƞƸǜ15ŊţųƱ17sŦƁ18ŖƟ19łŬŴƂǖ22diŏ23ōş24ƌǀǚ25Ƙ29nZ30Ǧ31k35Ə
~<ala	72 -8Ɛ12l19ū68Ə
~<alc	71 34ǀǜ
~<all	48 -25Ǫ-16aAŶǟ-14ŗǒ-13Ư-11ǧ-9ŝů-8bŁŹŽƈƋ-7ļňŠŧűƕƪƻǣ7śŨ8rţǊǘ9gstŃņŐŤǕ10xWĴų11ŷƩƷƸǖ12ŴƂƳƺƿǌǢǩ13ŮƟ14dwķĿƆƬ15ƴǈǑ16Ŗƣ17ũ18ƞǗ20Ŧ22nşŬ27ł28ƌ29k30ō31Ƙ35ZǦ
~<alm	75 9Ʊ13dk17ţ19ǖ41ǚ
~<alo	72 -15ǌ-8ƪ7ƃƯ8i9tŖ10Ƃǁ12ƶƸ13Ɵ15Š16s17Ķƨ20n21Ł22ǎ
~<alr	64 -8Ť-7J7ŨƗƶǪ8E9pK10vŇťƯ11Ʊ12NŋƸ14Ĺǂ15Ź16M17Ŋ22Ɓ26i27ŏ
~<alw	77 -7G8ņŘǪ10ĸļ12V13ĵ21Ƙ24l
~<am	53 -16Ɨ-14ŉ-11Ő-9L-8mnSť-7GŞ7rPŊƽǗ8k9hqXŢŦǦ10Iŵǅ11cfUņƔ12wMŅŤ13gQŇ15ż16ń17ő19ō20bCƟ21N27i32a33ƭ37ň38ŗ
~<am>	55 -17Ɨ-14ŉ-8LSť-7G7BĽŊƊƽ8rPŝ9k10hqIŢ11ŵǅǦ12cfUņ13gwŤ14MŅ16Ňż17ń19ő21ōƟ22bCN29i34a39ň
~<amo	70 -7Ǫ7ƛ10ƧƲ11Ƙ13ž14Ǘ16ŦƔ20X45ŗ49ƭ
~<an	25 -19ƨǆ-18ŗ-16SVơ-15ňŨŰƢ-14ĴŃ-13ŢǪ-12ĺŅǠ-11Ɠ-10sļŎ-9cFQĽŀŵŶƟƪ-8ĸŇŸƶ-7GŬǨ7ĹŌƆǍǢ8ƛƴǊ9BJĿŦƋƣǤ10zŁŐŜ11tŮƿǂǏ12dNŒƑƦƱƾǘǙ13PŏŖƘƵ14uŔƎƏƹǑǗ15Tšƍ16CHĶŉƉƞ17kWűŹƕƠǈǎ18wĵţƄƲǐǖǚ19gş20myķƂƌƧưƺ21oŲƩ22nDŷƜ23Żƒ24ńǀ25ƻ26ƽ27ǝ28ōƼǄǉ29aųżƝǃǇ30ƙ32v33h34Zǜ35ǁ36Ū37Ǜ
~<an>	51 -17ǐ-13ĺ-12Ŭƞ-11š-10eŞ-9ƶǨ-8Ɗ-7rŐśŶǡǦ7ŔŽƕƟǍǛ8NOĹƖǄǝ9qƷǂ10FKőƃƆƤ11JPǌ14ǧ15ƅ16DƵ17Ū19ľǊ20Ķ24ŜǗ26Ƙ27b28Ƃ31Ƅ36A54Ǉ
~<and	31 -20Ǫ-18ű-15Ǖ-14ŉ-13SŇŵƤ-12ŨŶ-11ƅƢƹ-10jňŰ-9ŃŗƟ-8YĴļŀšǆǔ-7bMĽũŲƓƦƨ7JĶņŮƿǎ8epőřūƃƉƎǁǃǇǏǚǢǤ9gqEźſƇǘ10ƂƆƊƱƼǞǣ11NŘƩǦ12huPķńŌƘƜưǍǡ13Őǀǂ14zBTŦǑ15Ƭ17ǖ18ZşůƋ19nĹ20Wųŷ22dDƕǈ24Œǐ25CǄǛ27ō29vǜ30w32o37ƻǉ42Ū44a
~<ani	85 50h
~<ann	74 8ƫ11ĸǊ18TŮ20Ş25ǋ
~<ano	72 -15ş-11ů-7dpPŢ9ż10ōŹ11Ŷ12v15Ƶ18Ő20HI21ǟ26Ŵ29Ơ30ŵ36y
~<ans	79 -7Ō11ľ14ĻŔǛ16K44ŉ
~<anx	88 22ƽ26Ŀ
~<any	35 -18Q-17ǆ-16Ŋơ-15Ɓƨ-14Ƙ-13cĺŗ-12ƪ-11FőŴŵǞǠ-10AUĹľŅŐŢŨźžƖ-9qsĴĸŒŰŽƆƯ-8ņŎƀƈƢƸǌǍ-7afwGVĻłŃŘŬŭůŸƅƗƟƥƬƭƷǊ7ŇŌƮǤ8tƱǏǘǟ9xōƄƿǐ10nƠǇ11Ǝƚ12ŪŷƣǄ13ƵǙǛ14jŁƏǩ15uŝƉư16ƾǔ17ƛƜǒ18ũƑƴǎǚǜ19ŔşƂƩ20ĵųǕ21ƍ22HŉŖ23ķń24ţ25gkƽ26mŏƒǀ27ƧƼ28ŹżƦƺǝ29hZ30ƌƲ31ǃ32ƙ34Ż35š37ƞ39Ɲ40Ų41űƹ43ǁ
~<ap	54 -10ƜǪ-9ŖƞǨ-8ŷƃƧ7Ŋŵ8ŌŎŗ9ŜƟ10vŁ11ǎ12GƓƝǀ13ƿ14FŇƦ15Ť16Ś17BDƘ19Ƣƣ21ơƥ23ƙ24ƽ27ŝ30Ƥ31ŽǗ36Ƶ50Ų
~<apa	61 -10ƜǨ-9ƞ9Ű12Ɵ13vǎ14G17FƝƦ18Ť20D22ƘƢ24ơƣ27ƥ35Ƥ
~<app	62 -8ŖŷƃƧǪ8ŊƄ9Ōŵ10Ŏŗ11Ŝ12Ł15Ɠǀ16ƿ17Ň20BŚ28ƙ33ŝ36ŽǗ41Ƶ58Ų
~<ar	32 -17ŧƘ-14ŇŜŹǄ-13ĽŔ-12AļŊűƈǆ-11ō-10qrKSőƬ-9Ťƀǃǜǝ-8mœůƔƕƢƨǗǦ-7ĺŴŻƊƋƑƦ7UŋŷƉƗƼ8ĿžƛǤ9XĵƁǑǢǩ10pNĶŝ11ŭƐƙƥǕ12TVňŏųƯǥ13bIŖŶƃƺǘ14RŌŨƸ15kuyǈ16Ļł17ELŃŬƟƠ18jĹşƒƻ19gnwńƮ20fŪǁǒ21sZŗ22aŒƲǟ23Pũ25zH26Qǉ27ƹǏǠ28ŢƤ29i31x32F33vŐ36Ǉ37C39l44cǪ
~<arc	88 16Ǜ20Ɖ
~<are	33 -19Š-17ǆ-16ŧƘ-14űŵ-13ŇőŔŹƝǄ-12AļĽŊŜƦ-11ƈƨǃ-10tKSŅōƀƔ-9Ƭǜ-8mqŤƕưǝǦ-7ůŻƇƋƢǊǗ7dsTŀŞŭ8UńŋŷƗƼǡ9uĿųžƛǢǤǥ10nƁǑǩ11pĶƒǘ12NĵŝƐǕ13ňƥƯ14ILVŏşŬƃƲƺ15bRŌŖŶƠƸ16jzŨǈ17gkyĻł18EŃŒƟ19Ţ20wĹƮƻ21ǁǒ22fŪ23aŗ24PZǉǟ25ũ27HQ28Ǡ29ƤƹǏ31i33xC34vF35Ő38Ǉ43l47Ǫ48c
~<aro	58 -12H-11Ǫ-9r-8Ɠ7WşƳǨ8ŅŭƏǆ9uL10ſ11ƝƦ12ǂ13ĵƒƲ14h15lz17nT18VƍǊ20ŵ21Š22Cń25s
~<art	75 21Ǉ23ƙ
~<as	47 -16ŸǪ-13Ǖ-12Ş-11ƙƣ-10ĺŖ-9ĿƗ-8ĶŐşŠưƷ-7Ōŧſ7jAZĹũƁǍ8huD9PǤǨ10š11FƄ12oō13ǧ15vƓƖǓ16ńƬ17mp18ǀ19fƱ21YƉ22Ł27aķ32Ƣ36ƽ37Ŋ38ŉ40Ǆ49ǔ50c
~<as>	57 -14Ÿ-13Ǖ-12Ǫ-7ĿŖŞş7ŀŢūŴƂ8pKŒŚƭǁǂ9dC10lũ11ň12vǤ13j14ńŷƢ16Fǔ17o20ŏ22Ƭ25f27c51Ǆ
~<asi	82 -8ŉ14Ʋ38Ʊ40Y
~<ask	54 -10ƣ-8ĺƗ-7Ʒ7ĽƋƨ8wPĵƇ9m10ZǍ11AĹ12pƖ13hšǨ14uƄ17Ǔǧ20Ɠ21ō22ǀ24Ƣ26a28Ł33c42ǔ43Ŋ52ŉ
~<asp	84 17Ƽ42Ɖ
~<ass	77 7Ɓ15z19m53ķ
~<at	41 -22iƢ-20ǟ-19Ŕ-18Ŧ-17Ƃ-15ǅ-14cųƃ-12Rŝ-11ŀŴǕ-10lťŧũǂǉ-9koZŨŭƁƫƴƶƷƸǈǞǪ-8aňōŕŻſǄ-7AXņŊŌşŢƀƄƅƒƠƻǁǑǒ7grxDœ8ĺłńŇǏ9qĶļőŸƧƬǧ10ƍƺǋǙ11Ʈǚǣ12żƔƿ13PǤǥ14bBŠƾǀ15CĵŁŘŮƗǢ16uŎǍ17Vŷ18ŚžǗ19Ʀ20s22L23h25GN27ŏ28Ʃǜ29Ű30ĽŜ31ĿŅ33W37ź43U44nQƞ48S49J
~<at>	41 -22iƢ-20ǟ-19Ŕ-18Ŧ-17Ƃ-15ǅ-14cųƃ-12Rŝ-11ŀŴ-10lťŧũǉǕ-9koŨŭƁƫƶƽǂǈǩ-8aZŕŻſƴƸǄǞǪ-7AňōşŢƄƅƒƣƷƻǑ7gxDœƜƨ8rĺłńŇƗǏ9qĶļőƬǧ10ƍƧƺǋ11Ÿǚǣ12ƔƮƿ13PżǤǥ14ǀ15bĵŁŘŠŮƾǢ16uǍ17VŎŷ18žǗ19ŚƦ20s23hLŰ25GN28ŏƩǜ30ĽŜ31ĿŅ33W37ź43U44Qƞ45n49JS
~<att	77 8ś10ƽƾ11Űǩ12Ɨ14Ŷ16B23Ǚ
~<au	59 -7ŗƢ7Ź8Ǆ11ơ12Ǧ13mǓ18Ĺ23ƃ28Ƃ29ž38ş49Ĵ85ǥ
~<aud	65 15Ǔ94ǥ
~<aut	66 -8Ƣ-7ŗǊ7Ɯ8Ź9ſǄ13Ǧ21Ĺ26ƃ32žƂ42ş55Ĵ
~<av	86 -14q-12Ʃ8R11w14Ǌ23ź30s
~<ave	90 -11Ʃ9R15Ǌ24ź
~<aw	59 -14m-10yǪ7ƙǂǋ8oBCĸţƅƇǆǊ9ŚƕƬ11wIƲƴǅ12zĶŢ13ŉƵ15ĵ16Ƨ17Ŀ18ƨ23Ļ24k27ǀ33ź35Y36Ơ
~<aw>	90 -7u9Ź13w15ƅ
~<awa	65 -15m-10y7ż8z9ǂ10B11ǀ12ƨ13Ʋ14ĶŢƴƵ15Ļ17ŉ18Ƨ20Ŀ28k38ź39Ơ40Y
~<awe	71 7c8ŌŰ9nŏƙǋ10Ƈƨ11uC12ĻŚ13ţƕ15I16ǅ19ĵ21ǀ
~<awf	88 12Ũ13ƯǊ15ĸ
~<aww	80 -8Ǫ7x8z9ov20Ƭ
~<b>	77 -10Ʃ11ūƝ12D31d33Ǧ38ź46Ǆ
~<ba	44 -19ř-14Ƙ-12rŖƙǉ-11ŲǪ-10BĹƲ-9ĿţƭǗǡ-8acfŁōŎŜŽƠǣǩ-7jqKŔƟƤƹ7tǅ8ŧƦǎ9Ũư10gTƃƄƍǤ11ĵŮƝ12LŒƌƛƸ13xDŶǀ14hw15uĴŏŬƫ16VƔƕ17vyť19NZňƪ20ĽŠǘ21m23e25Ǚǜ26ƒ27ņ28żƆ31Y32ƞ36ƚ39Ɗ40Ɩ42Ɯ
~<bab	68 -7ƹ9V12h13Ƽ17ƞ19ĺ23ư25x26v31Ŷ32y36uw
~<bac	52 -11r-9ŗ-8GŖƘ-7Kţ7sőœſƝƱƿ8ŭ9hŞŮƒƳƵǀǠ10LƞƬƯǝ11Iŀŵǐ12uŒ13ƪ14ŏŨƚ15VƍǤ16YŴżǞ17Ƹ19Ľƫ21ŠƔ22ňť25mǙ27ǘ31Ɯ
~<bad	70 -17Ŵ-13w-11ő7ǧ9L10ŮǙ12Ƈ16Ţƛ17ĸǛ18Q27ż30ņ34N
~<bal	72 -8Ǘ7gv9Ŧ11ŒŤ12GĽ14Z15ķĻ22T29ƕ
~<ban	65 -25ř-8ǉ-7BǊ7ǖ8Š9X11Zƃ12ǈ20Ƅ22ĵ27Ĵ29ƚ30Y32Ŭ37e60Ɩ
~<bar	71 -12Ɣ-9ǡǪ7t8ƊƏ10ƀ11ŏő12Ő13ŗ15ǎ23h29D46ƒ49ǜ
~<bas	63 -11Ƈ-10ƙ8ņ9ZƖ10Ɲ11ƚƞ12ŧ14ƪ15Ň17gƦ25Ɯ48Ɗ
~<bat	73 7ƛ21ǅ22Ɗ26ƌ52Ɔ
~<be	35 -18ŗŦ-17v-16QĸĹ-15ŒƓ-14Y-12ŜŪŭǛ-11ư-10ŕƚƼ-9ĿƤǅ-8nwĺŚũƀƔƪǌǏǤǦ-7ƒƕǄǑǒǓǘǣǧ7osƢ8AĽŅƸǙǜ9HUŃőŢť10ŁƘƴ11ayXżƗƣƮƯǎ12ţźƭǂǃ13cOTǨ15ŠŻƊǆǍ16iWƷ17KĻǀ18pJŋŘŷƬ20mIķ21SZšƆ22łŊŏœ23ƈƽ24Ź25l26LŝŸ27uGų28Ƶ29rŞ36Ǡ37ņ39Ǫ44t
~<be>	49 -14ĸ-12Ōƥǔ-11Ŷ-10Ƭ-8iQUűǩ-7YƓƩ7ŀŃŨǙ8EKŝƱ9nĶƣƷ10eHMũ11b12AVǨ14ķǟ15TōƢ17XŏœƸ20łŊƮ21OƯ22ľŞ23s24Ļ25ZǍ26cm30r33y34Ź
~<bea	74 -10I-7Ŏ8Ə11ƛ17Œ18Ţ22k24hű44Ņ
~<bec	66 -10Ŧ-7ŉŖ7ťƣ8bgHļŀņňŠž9ĵłŝƗ10uIŵƨƵƷǩ11j13J19ų20ǂ22Ť
~<bed	70 12ƥ15ƞ16ƘƝ19ơ51Ɔ
~<bee	48 -13Ǜ-10ƅƧ-9ny-8xŵ-7Ƽ7AǪ8Ũƫ9kŮƊƋƗǆ11ƹ12żƴƵǙǝ13ǃ14ŏ15ƌ16f17tǜ19ţŻ20lƈ21ņ22ő24Ŷ25ŝ28i30Ÿ32Sǀ33ƽ36Ǡ37š38G
~<bef	56 -18Œ-11Ŧ-9ō-8ŅƓǪ7ilGIĽŀŵƳ8ŋŠŧƖ9ƈ10ŖǖǨ12uŉŊƎƬƾ13O14T15aLŁ17ťƄƵ18ǋǔ20Ń21J24œ27ƅ32ņ38Ř
~<beg	90 12Ť17Š19Ō
~<beh	70 -10v-7ţǪ8x9Ż10ĺ11ƃ12tu15Šƴ19Ʒ21pŹ24ųŷ
~<bei	71 -11n-9ĺ-8Ŷ-7Oǂ7Ǫ8ƥƲ9lķ10cFŊ11HŽ13Ɓ16t24ŋ26U27Ş29Ǡ
~<bel	70 -8ƚ8lmŌ9pMŋǆ10SŻƭ11Ÿǐ12Ʀ22Ǫ27ĽƊ35Ƙ
~<ben	63 -12ŗ-8Ń7ķ9ƨ12Ƨ14ƭ25ż31Ƭ33Ǫ36W
~<bes	61 -12Ŀ-9Şư-7ĺŀ7W8ņƈƣƦ9Ǫ10Łǉ11ųŷ13ZƟ14Ļłǈ16ķŝ17u18KU19ǎ25LƧǠ37I
~<bet	63 -13Ź-11Q-10b7s8CP9aƬ10šŷǃ11ǂ12Ţų13Ʃ14rKL15qľň16p19Ş22oŇ26ź29ł30t
~<bi	48 -15SǉǪ-13qŔ-12ǌ-11OƓ-10ŬƉƟ-9őŒůƥ-8KŧŵƂƊǃ-7sŠŰŶǩ7DľŇǁǥ9ƃƙ10Łǎ11jYƝǂ12J14Ƥǔ15ƫǒǡ16Ŧ17ōŐƭ18k20ĸǐ22Ɣ23c24œƱ25pv27ZĴǈ32ƒ35d36h38Ŀ41Ʀ47Ɔ51ǆ
~<bid	90 -10ŗ18ń31ǔ
~<big	55 -15ǉ-13Ŕ-12ǌ-11ƉƓƯǪ-10SƟ-8ƂƖ-7ŒŬ7ŗƇƌƜǟǧ8gyZłƝǕ9j10Ňǆ12ľ15Jǎ18œǒ19ƫ20ŦƤ21ƭ22k23Ő24ǐ26ĸ27Ɣ28Ŀ32ǈ38ƒ55Ɔ
~<bik	78 -8ŰƊ7g15ǁ16ƙ59Ʀ
~<bil	67 -7ŵǩ7ļ8Ŀ9U11ǥ17ƃ19Y20Ł23ǡ24Ư27Ʊ30Z41Ĵ
~<bin	85 10Ƅ11Ɨ12Ō18Ɩ
~<bir	65 7Cǘ11GŜ13D22c37pv51d
~<bis	88 10Ɓƻ16h
~<bit	77 -17q-9rǃ-7g8jl9mŞƝ11ǂ13ņŨ14Ŀœ15ǋ30ō41h
~<bl	63 -10ŧ-9ŅǪ-7ţ7ƥ8j9HŻƂ10ƒ11ńǧ12gƾ13Uĸ14ǃ15iƇ16ƛ17u18ƽ23ű24Ŋ26Ƽ30ƿ31Ŕ39ǂ
~<bla	81 -12ŧ-11Ņ10ƻ13H16ń43Ŕ
~<ble	84 10n11ƥ19U22i25u
~<blo	68 9j10Ƃ11ƒ12ǧ13gƾ15ǃ17Ƈ19ƛ21ƽ29Ƽ33ƿ43ǂ
~<blu	84 -8ţ12Ż34Ŋű
~<bo	47 -14L-12Ʈ-11q-10o-9aiĿŕŚŝť-8HYňő-7SōƘƙǁǈǜ7ŗūŶƄƲǛ8jƪƱ9žƎǒǨ10JŸƀǂ11rŋǪ12gŹſǚ13wTUłş14m15ƍƝƶ16Šų17x19ķƓ20p21űƌ24vŀ25ds27ƫǡ28uƟǠ31Ƽ33lǦ35Ǘ38Ł
~<boa	72 -17q-7ǁ8ǔ9Z11ǝ12t16ƍ20Ł23ş26ķ28r31Ɲ
~<bod	79 13ƹǄ14ŗ20ž
~<bon	86 13ƀ14Ɔ15ſ30T
~<boo	63 7Ŕ9ŀ10ĻǓǘǞ11jǉ13Ǚ14gǒ16Ǡ25ű46ǡ53Ǘ
~<bop	84 71Ǧ
~<bor	69 -7ŕť9ĸ12v16ŵ31ų36d37l44pƫ
~<bos	78 7g10ǚǪ11sNQ14l21Ł28U31Ǡ
~<bot	63 -12Ś-11L7łƀƌƬ8pķŢŨǃ9Žƭ10ƣư12ŞƏ13Ĺ14Ʋ15Ÿ16ǂ17ŋ20Ƽ22Ł25ƶ29ŀ35s
~<bou	69 -12Ũ-9Ʈ-7ƭ7Ǜ8ŗ9J10ƍ13Ɵ14ǐ15Ǝ16łƱ17ŶſƧ18ƪ19Ŗ26ƌ29Š34Ɠ
~<box	71 -10p7ǀ8ŏ9qƄǑ10c11P12f13dƋǚ16Ǩ18m28Ƽ35Ɵ
~<boy	71 -8do-7p8b9jJ10ū11Ť12Ő20n25Ź27v31wx51u
~<br	50 -12z-10ǐ-9ŖŗƊƠƭ-8ŭơ-7jŒưƸ7ANQĺŜƓƟǇ8ųǆǍǎ9SŘűźƂƚƝ10ŁƗ11łƜǌǞ12qǄ14uyƅƞ15Ŷ17BŅƋ18rĹƏƯ20šŤƁ21hǈ22ƾǋǒ23Ž28l30T34Ƈ
~<bra	75 8Ɵ10Ŷ12Ɓ13Ɯǌ14Ņ16Ĺǆ22ƒ26ƅ30Ž
~<bre	67 -8ƭ-7Ĺŗƴǐ7xź8IXƛ9OŰƝƢ10Ƨ11ƗƯ12klŨƏ13NƂƞǞ16ƾ21ł25ƋǪ30š33h
~<bri	59 -9ƒ-7Ǫ7Mƞ8ōƤ9g10tDǎ11ǅ13SŜ14r15űƓ17q19Ĺ20u22ǒ26Ưǈ28ǋ40T42Ƈ
~<bro	60 -12z-10Ɗ-9Ŗ-7ŭǪ7ƃƬ8nƦǟ9arǊǢ11QŅƴ12ŁŘǇ13AĺŜƏƚ14Ɵƾ15ų17Ǆ18Ɓ19y21Ŷ25lB28Ť
~<bs	90 -17Ź-8ŷ34ź
~<bs>	90 -17Ź-8ŷ34ź
~<bu	40 -17Ƃǐ-14ũ-13Ū-12nƝƵ-11CŝǊǗ-10arYŖŦƋ-9qDOŉŨƷƸ-8osuyzĻĿōŏŧƯƶ-7lLQVĹŃŇőťſƌ7Ľ8ńƔ9pTűƣǁ10bBŊ11AFŅŎƥ12Ŷ13K14NŌǆǇǑǕǡ15Ƙƞǒ16ņŭƧƫ17UŀǋǢ18ƒǧ19şƓǞ21H22Ǆ23GŵƑǎ24ƪǖ25Ş27ƅǦ30ƻǣ33Ǐ34Ʊǩ35ǅ36Ƥ37Ǡ40X43ǌǟ
~<buc	81 -8Ɯ8Ţ10Ƃ17ž19Œ30X
~<bud	73 8e9Ŝ12ĺƴ15Ľ17B18ƣ22ĸ23A29Ņ39X
~<bug	79 -8O11ǡ14Ž19ŀ23K65Ş
~<bui	56 -11Ǘ-9Ƌ-8F-7Ɔ7bǍǞ8ŭƑ9Ɣƥ10ķŤƫ11Ʋ16Ƣ18ǟ22ƒ24ǣ29ƪ30ǌ35ǎ41ƻ45ƅ50Ƥ
~<bul	88 10ļ16ľ17h
~<bum	79 -7ĺ10ŗ14ƃ16Ť19Ŕŵ20ű23œ
~<bun	75 -13x8ƣƥǛ12ńǉǦ17Ɵ22ǁ47ş
~<bur	64 -10Ƶ-8Ť-7Ǌ8ŜƏǖ9ń10ŀƒƧ11ĺ15ǣ18Ɣ20Ǟ22Ɯ31Ƒ34ņ63Ʊ
~<bus	50 -26Ƃ-12Ū-8CDGōŖ7Ǫ8Ǚ9ǒ10A11Mǜ13P14ǡ18ǣ19ŭ20ŎǑǞ22NǇǕ23ǩ24ǟ25Ǣ26Uǆ27ǋǧ28ƞǌ31ŵǄ32ǅ38Ǧ43Ǐ50Ǡ
~<but	63 -9ƌ-8Ǌ-7ƴ7fimwū8BKŌżžƓƳƼǪ9ƹƾ10űǤ11cŁư12ǃ13ŀ14bƿǚ15ǒ19ƨ21Ŋ23p24T
~<buy	62 -15ǐ-12ũ-10ǣ-9nǞ-8Ǫ-7Ł9ƚ10ł12ƪ14Ʃ16WŬ18Ōƫǟ20ǅ22Ƨ29Ɠǩ32ŶƘ34ǖ35F42H50G
~<by	52 -46Ǎ-25Œ-15ƞ-14ňŗ-12Ǔ-11š-10ķƗƩ-9rŎŞǞ-7msUŕŬƜƧƾǩǪ7dSƕǄ8Qŏƣ9ƃƦ10ŋƚƢƲ11Ǧ12ƘƝ13Ũƒ14wŧ15TǠ16jǝ17ałř19ƥ22nōŵƯ23ſ24Śů25APĹ29œ31oƄ32Ĵ35Ǩ41M48Ń
~<by>	52 -46Ǎ-25Œ-15ƞ-14ňŗ-12Ǔ-11š-10ķƗƩ-9rŎŞǞ-7msUŕŬƜƧƾǩǪ7dSƕǄ8Qŏƣ9ƃƦ10ŋƚƢƲ11Ǧ12ƘƝ13Ũƒ14wŧ15TǠ16jǝ17ałř19ƥ22nōŵƯ23ſ24Śů25APĹ29œ31oƄ32Ĵ35Ǩ41M48Ń
~<c>	81 -10Ƽ13Ǆ16o18ƽ64b
~<ca	33 -20ǉ-18ŖƕƖƘ-17uǅ-16gRUňƯ-15y-14nŇŘƓƞ-13vQŕƩǌǧ-12ktǈ-11lrBŝƝƸǃ-10ĿŒœƒƥǏ-9fĺņōƛơƲƴǕ-8iŻǇǠ-7xHĵĶŀťŨƇƧǀǎǝǣ7zXŃŌƚǙ8Yľńŷſƽ9ŔŢǨ10ŅŎũ11CŊŚǡ12ŋŽƶƾ13Zļ14ĸƢ15Ĵŉƨǘ16Ǎ17eŜŞƂ18hŹ19aŧǄ20MĻŁš21Ə22ū23Kƫư24sźƁ25w27ƃǜ28Ǒ29IǪ30ožƀ31ų32Ųŵ33LNŶ35Ŵ37Ŭű40Ű44Ƅ45ŭ46Ĺ47ş56Ǘ76Ū
~<cab	86 12Ƒ14ķ16ƌƠƼ
~<cak	88 9Ľ11M13p32c
~<cal	52 -14J-13ŝ-12vRŤ-10ũǉ-9ǀ-8tuOǅ-7rBŏŠƳ7ǒǙ10ĵƏƪ12NP13Ŕ14Ţǔ15ǜǪ16Ɓ18ŋŞţ22sŧǚ23Ļ27Ŝ28Ł29Ƣ31I32Cń35a39K43w48Ǆ51o54L66Ĺ
~<cam	63 -7Œŵ7źƙ8żư9ƚƾ10jŎƔƿ11dG12Mķ13şŰǟ14Š16ũ19ļƜ21Ŧ22Ť25Ū32Ņ39Ə
~<can	48 -13R-12Ŗ-11ňŕŶ-10U-9ũ-8PƠ-7ţǉǏ7ĴŤƐ8cŋǂ9Œŗŵ10ľźƤǍ11e12J13N14ǩ15Ł17řƃǨ18ƾ20MXŃś21Ŏ22OŌ23IL25ūƽ26Ĺ27Ŋ29ŉǪ30sŚ33šƨ
~<cap	90 -7Q7T14ŗ34Ǫ
~<car	41 -19Ɩ-18ƕ-16iĿ-15ĵ-14Ƙ-12ƶ-11syĹƞǣ-10ŒƥƩƯǅǧ-9agŁŘŨǄǉǜǪ-8UƼǩ-7knwCOSĻŀńŇŚśťƓǌǒǞǟ7ĽƷ8ĸǓ9bľū10őŜŧǛ11Vļ12Ǣ14ũ15ĴŐ16zŷ17ŽƁǍǘ18ſ21Ƃ23Zƃư28e31ź32Ź38ƀ39ŲǗ41Ǒ43ž45ų48Ŭ50Ŵ51ű52Ű54ş55ŵŶ63Ƅ65ŭ86Ū
~<cas	63 -10ŵ-9Ű7ĸ8ƀƁƊƪǡ10I11F12Ų15Ļǖ16Ƴ17Y41ƶ60ƫ66Ǘ
~<cat	68 -15Ǫ-8ļ8Ő9Sƌ10swĸ12Ǚ13qƳ14L16a35N56h58ǜ
~<cau	86 -9B14ũ15a30Ŕ31i
~<ce	59 -11ū-7ƓǊ9Ǆ11Ʊ13Ŀ14Q15X17źǍ18Ɯ30Ɗ33I52Ǔ73Ǩ
~<cei	85 10Ŧ20Ŀ24X27Ɯ
~<cel	80 -15ū-8Ɠ41Ɗ46I
~<cen	90 -11Ǌ22Q
~<cer	62 10Ǆ18ź19Ǎ55Ǔ76Ǩ
~<ch	46 -16ǉ-13ƶ-12ŝ-11Ɲ-10n-9ĿŬųŵŷƓƖƚ-8sRĻŀņŖſ-7QšťŨŲƥǅǋǪ7kƋưǀǟ8DĴŎƎƔƲƽǡ9evŜŞŶƣ10wĵľǒǣ11lŪ12ƭǗ13ŇŒŢŻơ14űƮ15ĺłƹ16ƺ17CũƠǌǓ18Ƭ19Ľƿ20duZŦ22Ŕ23N25Ƒǖ26VƷ27Ņ33Š
~<cha	53 -16Ɲ-13ƶǉ-10ŝ-7Ŭŵ7uPŊƕƜƵ8TűƸ9dqĵŅƨƹƻ10ŻƔǖ11ŧ12ǟ13ŁŎ17ơ18ŞƷ19ŇŢ20ĺ23CŒũǌ25Ľǒ29N32Ŕ36V
~<che	57 -13TŁǒ-9ư-8Œų-7ŷ7œŢƯǊ8ƣǜ9KĸţƫƹǑ10JWŠű11iǛǝ12ĴŐƎƩ13eƮ14ǖǣ15ŜƬ16Ǔǡ17Ū18Ǘ19ľ20ƭ23ƺ24Ơ25Ņ27Z28ƿ30Ŧ
~<chi	68 8ǖ10ŻƲ11Ƭ12Ŷ13ƣ14yŹ17l19v20w28ư30u41Ƒ
~<cho	75 -8Ɩ8ƣǃ9Ɲ19ƽ38ł47Š
~<chr	85 10Ƌ18D20dk
~<chu	79 8ļ10Ʊ13o15B16ŭ17t27Ʒ
~<ci	70 7D8ǔ11ǃǌǨ13Ɛ20Ū29Ż42ƺ46C
~<cig	82 14ǃ49ƺ
~<cit	75 8Dƿ9ǔ12ǌǨ13Ɛ32Ż49C
~<cl	44 -15Ǫ-13Y-12ŋ-11G-10Ŀ-9Ũ-8ŕŝƈƠ-7klnuAƭǅ7ľŬ8ǝǧ10RXťŦƞ11Ż12xǉ13ƑƕƘǚ14ĺźƐƥ15ŚũŮ16ŉƒ17ŭǙǜ20ůƖƚǁ22Ɲǣ23Ťǥ25ǘ28Ǜ29Ǖ31ŧƿǏǔ32Ř39ň41Ǟ52ţ62Ɨ
~<cla	56 -13Y-7ŝ7Ņ8ŔƉǛ11x12ǜ15ľ16Ŧǔ17ǝ21ǣ22ũ25ź32Řǥ33ť35Ť42ŧ52ţ
~<cle	67 -19ť-16ŋ8Ÿ10ĻŲƸ11Ǝǉ12ǣ13ǐ14ƽǜ15Ŭƿ16ű22Ż23Ƒ24Ɲ26ƕ27ŉţ55ň
~<cli	60 -10Ŀ-8Ǫ8Ŋ9U10ţ12ǉ13ǧ16ĺ18Ɲ19Ǚ20ƞ26ŭ27ǔ30ǘ31ƿǁǛ46Ǖ
~<clo	53 -10ţ-9Ǫ-8GƉ-7ķ7ơ9jŘ10qCť14ǘ15X18R19Ɛ20ǚ21ƥ22ŚŮ23ƒƘ25Ɩ27ƚ28ů40Ǐ53Ǟ77Ɨ
~<co	30 -20Ŷ-18œŨŪ-16wŇ-15ƶ-14ƪ-13aftLNňťŴǌ-12cvBŁŮƂǉ-11ORSƦǃ-10rƾ-9ŬƟ-8AņřƠƼǪ-7zGĹŃƕƳƷǏ7uƆƋǍǐǙ8DIƒƢǊ9ŋŒƐǎǔ10ŎŗŭƫǑǨ11dŜƵƽƿǟ12Ųźƛ13ŖŘ14yQŚƇƣƩƭǗ15kJĶƅƨ16ƁƥƲ17mĿƄǄǆǇǧ18łśƘ19šƙǖǠǦ20ǥ21XńƔƮ22ǂ23EǢ24YƜƝ25ŀư27ŏǅ28Ŧ29jŠ30WŐǩ31Ş32C34ľ36Ǔ37ĸ39ǣ40MǞ41ƀǤ45Ǜ
~<co>	79 15Z19Ʋ
~<coa	83 11Šƫ18C19ƿ28ƛ
~<cod	72 -7ř11Ŕ13Ǚ32Eǥ40I
~<cof	83 -7Ŷ10Y12ǜ17ō25Ǫ29M
~<coi	83 13Ǔ26ƙ32ǣ49Ǩ
~<col	58 -13Ř-11Ɵ-7ť7ƬǢ8ŀƑ9ǡ10ĵ11Ǫ12Ɲ14ǖ15Ǆ20Ǔ24źż27jC31y32ƙƲ35m43ƀ
~<com	41 -21Ū-17Ƃ-13SŖ-12ĹƃƥǪ-11ŨžƓ-10anLŏœř-9Ųǈǔ-8CűŵƆƋƧưǨ-7frsFRļŃņŇňŌũŴƙƟ7VƎ8Ĵƒƭǐ9lƖƤ10ǎǝǠǩ11qHšƁƨǗ12ŧƿǖǙ13ŭů14Ǖǥ15jǚ16ŀőƵǋ17ŅǓǢ18kĺŝ19TŐ20Ţ21ŜǦ22QĸƜǟ23ƢǄǑ24Ş26Wľƀǅǆ28JĶ32ǧ33łń34Š37ǂ39Ɲ40M65Ǥ
~<con	54 -12Ǫ-10ŗ-9Ś-7ũ7ŦƉƞƣ9ř10kPţǍǨ11Ɨ12Ŏŭƌ13Ɵ14ňǒ16ŋǠ18ĿƓ19Ƈ20K22ű25ƅƘ26ƬǛǣ27ŀ34ƽ39ǔ
~<coo	66 -8fƝ-7ƤƸ7kQ8pCŐŕţŸƇƖǉǛ9dń10Ř11g12oǎǐ13rEŽ15ľ19Ǘǜ22Ɔ40j
~<cop	74 -7ŵ7Ƅ10Ƣ11ż18Ż36Ƌ42ś
~<cor	66 -11w7kmŗşƵ8CDŲƀǁ9ƫǝ10ŏ11d12Œ15a16FŹ20E21ų37Ǉ
~<cos	60 -17Š-8œƢ-7Ǌ7uŔ9ļƥ10ľǤ11Ƙ12Şǣ15ǖ16ơ17Ǟ20ƒ21Ɣ22Ʊ23ĸ29ŒǐǛ30ư44Ŧ
~<cou	44 -14ƃ-13Œ-9TVƞ-8ŝŶƖƨǍǡ-7BƧƪ7dƅǂǐ8ŪƌǕ9MƆǊ10ūƮƺ11Ƹ12nuWƍƐ13gľƣ14Ƙ15Ŀ16Řŷ18Şǈ19Ưǅ20śũƄ21ŊŚ24ĸ27ŵǛǩ28Dư29C30Xƥ31ķǞ50Y
~<cov	49 -21ǐ-14ň-11ǒ-10aǪ-9ry-8Nĺŷǅǉ-7qƓ8iŃ9Ŧ10ƛƣ11Ǣ12Ǎ13WĸŎ14ŚŠǛ15ž16ŌƭǓ17Ǧ18š20Ɯ21ſ22Ʋ23Ƨ24ŐŲ25Ɓ26ƀ27ľƔƮ29Ǟ31ƃ32ƨ39ŗƩǣ47ŏ51Ŗ
~<cow	86 10B11gj27ƴ
~<cp	84 15A25B55ǡ
~<cpa	84 15A25B55ǡ
~<cr	54 -11Ż-10Ư-7JŒƴ7ļœŬƏƥǟǤ8ŀƓǠ9ipƇ10ŽƎ11k12Ɗǘ13x14ǒ15űǊ16ƃ17ǈ18eZ19Ū20tƖ21Ŷ22Ʊ23h26ǉ31Ǐ36ż37ƚ45ĵ
~<cr>	86 10ų27Ŷ34Ū
~<cra	67 -11Y-10Ư-9Ż-7o7ƈǏ8gxHǖ9ƲǪ10Ŕ11Ɠƥ12pŀŇ13Ƈ14iƎ17Ɗ29ű32ƃ48ż
~<cre	59 -10ƃ-7Œ7ĸƕ8ŝƏ9ļœŬǤ10Ɩǟ11ǩ12Y13k14Žǘ16ǒ18Ǌ20eZ25Ʊ28ǈǏ30ǉ41ƚ50ĵ
~<cri	88 -30n11Ɨ16Ŷ20Ǡ42h
~<cro	86 -13ǈ-10J-9Ǫ12Ŗ13x14ũǙ18Ɩ30n
~<cu	52 -10n-8u-7ŁƈƸ7ĹǓ8rŉ9VŢƶǚ10hƉǛ11ǉǠǢ12Ű13GIŞ15ŗ16ƞǂ17šǗ20ŝ21Őŕ22ǔǘ24Y26ŏ30ŒǕ38ő44Ǆ
~<cur	60 -7ƈ7ŔŖ8Ǆ9rSŜŠ10ĹŉǓ11ƶ12ő13ƉǦ15Ű17Ş19ŗ21G25ŕŝ26Ő32ŏ37Œ
~<cus	61 -11S8kĿŢ13Ǡ16Ǜ17Ǣ18Ǆ20ƞ21Ǘ27ǔ28ǘ30Y33ő36Ǖ
~<cut	73 -10n-8Ƹ8ŋŦǁ10ƅƨ11ư13Ǥ14ǚ16hV19ǉ20I28š31Ǆ
~<cy	85 -11ŏ17ǢǦ24g48Ǚ
~<cyb	88 -12ŏ17Ǧ50Ǚ
~<d>	84 -20b8ǀ12ū22w35d47Ǆ
~<da	45 -19Ǫ-16Ĺ-15Hǆ-14b-13ņ-12ő-10źƽǅǑ-9TĻŇ-8şǌ-7msVZłōŏţƩƯ7ŮƊƓ8Ʋ10jnx11tAƜǓ12kš13uűƛǞ14gBYǁ15ůƀƻ16P17žǖ18ŒŦūƺ19ƨ20wŴƴ21ŰŹ22ŭ23Š25vǘ26ŃƼ29ťƾǟ32z33Ǐ36Ť37Ɨ40d42i45R46L55ŕ
~<dad	68 -14ņ-10ƽ-7ő7Ľ8q9ǉ11ŷ12ǟ22BŠ24A39ƴ48ƾ58z
~<dam	65 -16Ĵ9Ũ14Ɗ22Ɯ23ƛ25ƀ29Œž34Ŧ36Ť37ű
~<dan	83 -8g9ś32ǁ
~<das	83 -9Ǒ14ǜ24Ů42ū
~<dat	64 15vS17d19pǓ24Ń25Ɨ39ǘ47ť57ŕ
~<dau	69 -15b-9d-7m10Ƹǟ15Ű17Ʋ20y24x27v28Ź29u34w
~<day	51 -15H-14ǆ-13SĹ-12űǪ-9ǅ-8Ļ-7őƸ7zŻƻ8Ɵ9ƥǗ10pqŃŭƓư11ĴŠ12n13jƞ15š16k17Y18gŤǞ19ǟ20ů21ǖ22Pŕƺ23d25ƨ29Ŵ31Ɨ32Ƽ40Ǐ50i53R56L
~<de	44 -18R-16nż-12Ő-11q-10yŔŝŤŰų-9Ǉ-8ǐ-7ŏǃ7euQŜƩ8ƌƽǄ9Ŧ10ĿƄ11ņňƛƞƲǞǪ12ƁƑǖ13F14Ǣ15ĺƐ16ľƒ17Śśƀ19PŎǛ21mư23Žƴ24Ǒ27Ə28Ń29Ų32ł33ZŘ35ǜ36Ł43űƵ
~<dea	64 -10nyŐ-7A7ŀŅŞűƁǝ8ƒƾǩǪ9ŜŧƗƨǂ10Ţ12ŎƧ13ƭ14Ō16Ə17ľƄ20Ǟ22ņ24Ń36ƴ
~<deb	78 14e18Ʃ68Z
~<dec	62 -12Ŕ-11q-9Ť9ŗ10ƃǢ12ƙƱ14ƌ18ĺ20Ń22A23ś31Ś41łƵ61Ł
~<ded	59 8ł9ľ10Yƀ13Ɓ16ŎŦ19ňƛ48Ř
~<dee	79 -8Ł-7ŏ8gǁ13N26ƀ27ǜ28F
~<deg	79 15Ʋ21j44m
~<del	63 -21R-10Ǉ9ƞ13Ǣ16ǖ17Ǆ31ǜ41Ǒ47Ų
~<den	74 -23ż9ĺĽ11l16P17QƑ18W20Ǫ26Ƶ72ű
~<dep	66 -9ų7Ʋ8Ə10I13ǌ14z16ƽ17u25Ɛ26Ŀ31ư
~<des	74 -9ǐ7ǎ8ƹ9fűǉ10VƇ14ƞ23P39Ǜ
~<det	78 -11Ű12ƕ24Əƒ
~<dev	83 51Ž
~<di	34 -29Ň-21Ǐ-20Ļŝž-18ƨ-17yĿŒ-16ƃ-13oAR-12ŀƝǅǡ-11JUķŌƊ-10ŚųŷƠǗ-9iuŐŭŶƥǂǈǛ-8ŁŪƱǉǨ-7hMPYľŊŰƣƮǎǘ7cxūƻǍ8ōŮƆƿǀ9WřƛƟ10qƖ11fjrNĹĺş12ţƍƙƪƳƺǙ13vFIŎǝ14ŗ15ǁ16Ƶ17ťǟ18ESƚƬǃǥ19wŖŵ20ƈƫ21ŠŸ22Gŉőź23Ľƭ24ńƎ25Ƨ28ƌ29kŞš30œŤ31Ņņǆ34Ũ35Ŕ36ļƓ39ƽƾ40Ŧ41ũ42mBǪ44ň48ŧ57ƴ
~<dia	72 -10y-9ǋ15ǃ27v28ƾ29ƙ40I51ƽ
~<did	36 -20Ǐ-19ž-17ŝ-16Ň-15Ŀ-13PĻŒ-12oL-11AJVƨǡ-10yUưǅ-9RZķųŷƃƝǂǗ-8nsIľşŶƠǖǨ-7uKłŌŐŚŭůƘƞƷƸǈǛǩ7Nżơǝ8pXƚǇ9xŎŜǍ10ōƻƿ11ƺǋǙ12cqƖƟ13ǃ14ţźƪƬ15jFĹƳƽ16ƛ17ŵ18Ƶ19ŗ20Sťǥ21wǟ22őƈ23Ÿ25GŉǪ26ĽŔŖŠƎƾ27ƭ28ń29ǆ31ňƌ32œ33kšŤ34mņ35Ņ38Ũũƴ39ļ41Ɠ43ŧ44Ŧ47B
~<die	70 -10zǇ-7pšƽ9ű10Vư11ŵ20Ƹ23ǩ24ƾ54Ƨ71ƴ
~<dif	66 -12Ļ-10ƛ-7Œ7I8KǦ9Cǆ10ǖ11Vł13ŎǪ14Ş15ĺ18Řŧ19ũ20ň22Ŕ
~<dig	75 8d14e15ū24I28E32ř
~<dim	90 -8ľ9Ř12ŧ18ƆƷ
~<din	79 8ƞ13nL14ǀ15Ǫ16Nĵ17Ǡ
~<dip	86 7ƺ9ƫ12ĵ27m
~<dir	90 14s19P25ņ
~<dis	64 -24Ň-19ŀ-11Ʋ-10Ɗ-9Ƨƨ-7ƃ7ľőƘ9ǔ10IĸưǕ11Ɛ12ZňƜǪ13ƚǝ14ƾ15ůŽ16W17ź20r21QŮ31ş49Ş
~<dit	90 7ƀ12ſ13ƚ
~<div	73 10ĵ14Ƭ17ƍ30f32ƫ47ǁ
~<dm	88 37Ƅ
~<dmv	88 37Ƅ
~<do	24 -41ĺ-25š-24Ɠ-20ţ-19ŠŢ-17G-16v-15ńō-14ŷƯƴ-13jő-11Sļ-10żƈƲǆ-9ŦŸ-8eiBDśŴǍ-7lƅƐǥ7aIQņŕŬů8bkouű9rsƕƳǎǓǦ10FƦƨƸ11řŭƍƗƶǕ12A13dxZľƒǀ14XĻŜƃƄƽǘ15HOŁūƘ16MUƖǧ17ũŹ18ŖŮƪǁǐ19yŞƏƑƚƝ20Kş21wňŲƛǪ22zĴǌ23ŃƼǋǞǠ24ŌųƠǊ25ƞ26ŏ27ŎŝǄǒ28J29PWĽǙǛ30Ɗǖ31RTŰǏǗǡǨ32ǚ33ǝ34ǜ35ǔ36gƟ37ſ38ǉ39hƁǅ41ƿ45Ǒ
~<do>	27 -38ĺ-29Ʃ-22š-21SƓ-20ǆ-19Ţ-18Ŵǃ-17jţ-16GŦƌ-15ŠƴǍ-14i-13tœ-12Ř-11ŤůƇƢ-10rBō-9epvńőźƵƾ-8ļśŷżƅƯ-7ŨŸơƲ7ƒƣƪ8VŁŒƊƗƦǠ9aŋŖūŵƙ10ŚŪƃƮƽ11HŐŽƥƺǈǢ12IQĻŞƶƸǨ13AYķŊųǀ14uMUZņŌ15ľň16JWǡ17ƿ18FŜƼǕ19qžǘ20yƝǪ21OĽǌ22ƑƖ23zŭŮŰǁǊ24Ńŝ25wĴŏ26ƛ27TƠǔǙǝ28KŲǄ29ş30ƞǑǖ31Ɓǉ32ŎſǏǐǛ33Pǜ34ǒ36R40Ɵ41ǚ44Ǘ46ǅ48g
~<dob	85 -14Ÿ30p49d
~<doc	69 -10w8ƹ10ŚǤ13Ƽ19ǃ22ƃ27ƽ71ƿ
~<doe	41 -20Ƃ-17Ūž-16ƺ-15ƹ-14Ÿ-13Ǘ-12tŭ-11PƧǤ-10ŷƥ-9ŐƈƼ-8vķşţŦŵƐƜǌ-7jŅŞŤŽƘǟ7BŶƕƞǇǜ8ǋ9dwTňřǎǢ10LŗǍǐǓ11ŨǏ12ŁŜŴƖ13Ŗư14xűǦ15b16ǧ17ơ18ůƁƊ19hsŰƇƢǝ20ŕ21ųƏǑǛ22Ňźƚƨ23ǅǡ25ĽƄ26ǔ27rWŹ28ǃ32ƪ33ǉ34ƩǪ36Ǩ37q
~<dog	72 -12w8F9Pƞ11ū99h
~<doi	61 -12q-8oőŲ-7aU7Ōǅ8ƺǒ9Ź10Ş11ƴ12cǡ15ƶ16Ǒ18j22i23ŝ24ũ28k29S32x42t46Ǡ
~<dol	66 -11ƀ-7Ť7mŎ8ƂǙ10Ƙ11Ţ12ǆ13ľ15Ņŗ16ƙ18Ř19œ21ĸ23X36Ŧ
~<don	65 -21ǐ-9ƞ-8ǩ7ǃǙ9ţǟǠ10Ōǌ11ŷ12ǅ13ŝŴ17ŧ18ƷǞ22Ļ25y26ƿ30ũ35Ń38ƌƘ
~<doo	66 -9Ư-8Ǒ8Ɛ9Š10ū12ǅǋ13ŤǄ14ƚ15ǎ17ƞ18ůǜ20Ǟ21Ų25Əǆ52Ƥ
~<dos	88 62Ƽ
~<dot	82 -8Ƭ19ǌ25Ł56J
~<dou	90 18Ř24œ
~<dow	52 -11ŝƮ-10d-9CŠƭ-8ĻǠ-7ƙƥ7jqwĹřƆƗƤ8eUňƐǊ9pŏǉǎ10LŎŖťƳǖǟ11oƍ12VŌŸ13ŪƬ14cƷ15MƁ16ǋǏ17ſ18TŞ19a21Ƶ22Ť23ł24H25ŵƒ27Ǟ53Ɗ
~<dr	44 -27n-21u-14r-11qńŏ-10ŃőŒƩǨ-9sRţ-8FPUķŅŕƠ-7yĶļǃ7QŚŨ8Ĵśǂ9VŞƄƊ10žǠ11ƿ12aƟ13Ǜ14ŻƂǪ15Ű16Ƽ18ŵ19Nš20ƀ22ƶ25ſ26Ų27ůŶ30ǜ31ż32Ÿ33ŭ35ŪŴ36Ǒ40ŮŽ44ź45Ɯ49ų58Ź70ǀ71ŷ
~<dra	72 -12ŏ8i10ŖŬ13Ǘ14e17Ś18Ĵǂ25Ǜ48Ɯ
~<dri	46 -25n-21u-13r-11qǅ-10ńƩ-9ő-8sRŒţǨ-7PĶķŃ7ūǌ8MQ10ƂƄ11ŞŨž13a16Ż19Ŷ20ŰŲƜ21N25ſ26ŵ31ů34Ÿż36ǜ38ŪǑ39ŭ40Ŵ44ŮŽ45ǀ46ź54ų62Ź76ŷ
~<dro	69 -8MU9Iťǩ10ƨ11jƾǧ13Ų16ś20V21Ǡ33š35ƀ40ƶ
~<dru	79 -8Ņ13ŧ34Ƽ50ǀ
~<dry	84 7Ư17Ǔ20ǅ23Ɗ28Ǫ
~<du	68 -12Œţ-8Ƶ9ƿ10yķŝŦơ11ŭ12ŉƙ13ƃƠǨ15ĵǉ16PƤ17R18ƛ19ǀ40ŕ45Ż
~<due	78 13yŝƿ15Ǩ47ŕ
~<dui	84 -14ţ-10Ƶ25ǀ57Ż
~<dup	90 -13Œ-8ǎ16ơ22Ƥ
~<dur	88 15ŭ18Ơ21P23R25ƛ
~<dw	80 -7ƭ48Ɣ
~<dwe	80 -7ƭ48Ɣ
~<e>	79 9Ō10Ǉ20w24Ǥ52b54Ǜ
~<ea	57 -24ŗ-16Ɖ-12Ů-9ƿ-8tDƸǋ-7Pƞ7ŦƙƣƲǃǓǤ8ŒŧǇǊ10K11Ŀ12ơǜ13ƕ14kmśų15ǌǪ16ů17x18ō19Ư20M21ŎŘƷ27ƹ30W32ǉ40q46T
~<eac	63 -25ŗ-12Ů-9D7vŪƏ8ZƣƼ9ƙƲǇǊ11T12Ř15ƕơ16ų18ǌ19Œů23Ʒ35W36ǉ
~<ear	71 -20Ɖ-12Œ-9t-8Ƹ8LR18m22x23ō25Ǫ27Ư30Ŏ45T56q
~<eas	77 -10ƿ7ŝ10k11ǃ15ŧ16K21ś32M
~<eat	81 -7R10Ǔ11Ǥ12Ŧ13k15Ř19Ŀǜ39ƹ
~<ed	79 -18ǀ-10ľ-7Y27Ʋ32ƺ43m
~<edu	81 -10ľ-8Y28Ʋ44m
~<ei	80 -13e-12Ɵ8ƺ12rŕ13ƾ14ż16Ŭ19Ǉ24ǎ
~<eit	83 -11Ɵ8ƺ13rƾ14żǎ17Ŭ
~<el	52 -15Ǫ-10Ź-9Ɣƕ-7ŏƧǣ7NŎƽ8hMƤǦ9aKŤǌ10FŴƌƙ11fq12Ţ13Hƒƚ15ƣǞ16ƦƯ17ŵǉ23Z25nųǒ26ŁƋ27ŷ38ş39ō44ń
~<ele	73 7ĴƘ8ƙ9P13K14Ƥ17q28ǒ38Ƌ
~<els	53 -15Ǫ-10Ź-9Ɣƕ-7Ƨ7Ŏ8ƽǦ9h10ŤŴǌ11Fƌ13HŢ14ƒƚ16ƣǞ17ƦƯ18ŵ19ǉ24Z26nų28Łŷ39ş40ō45ń
~<em	50 -14ļ-10cDŚ-9Ǫ-8o-7bő7l8ĽŜƃƲǉ9Şǌǒ10EŢŧ11ńŠǤ12VǨ15qyƨǝ16WǛ17Y18Sś21ǈ24ŝ26Qǖ31Ǚ33KƠ34v49J
~<em>	69 -13ļ-11c7uĴŽƥƵ8ūƅư10wZűƢ11l13ŜƲ14ǌǖ15Eŧ16Ş17Ţ23Ǜ24Š28v34ŝ
~<ema	60 -11D-10Ś-7b8Ɩ9ǘ14Ľ15Ǩ21ǖ23ś41K42Ǚ60J
~<eme	84 8ƃ32Y
~<emp	58 -11ő-7o7Ǧ13ǒ14VǉǤ18q19ƨ20Wǝ23S26ǈ31Q36Ơ
~<en	58 -13ŐǪ-10Ƅ-9ĺő-8ũ-7R7ļłƖ8erĶĻƘƸ9Ǆ10ŃŌūŷƙ11gy12Łǌ13iťű14ž15I17t18Š20żǥ21fjƱ22WƨǇ23ŔŦ25ƭ28U31b45ŕ
~<end	64 -12Ő-11ƄǇ-9ĺ-8ũ-7ő7mŌ8jƖ9elļ10Ƹ11ĻłǄ12Ńū16iŁ18IƱ23żǥ26ƨ27ŔŦ32Š35b50ŕ
~<eng	82 17ƙ27ű34f
~<enj	83 -9R11Ǡ19g26t41U
~<eno	72 7Ź8ŎŞ9ŀ10ư12rĶ13ŷƘ17y18ť19jž34ƭ
~<enr	90 -7Š10Ō40W
~<ent	88 -14ƪ21ǌ50Ǉ
~<eq	66 -9Ɣ-8Ƙ7ƕ14ĵ15Ƭ16ƞ19ǣ22ǟ23Ŭ34ķ43ǐ
~<equ	66 -9Ɣ-8Ƙ7ƕ14ĵ15Ƭ16ƞ19ǣ22ǟ23Ŭ34ķ43ǐ
~<er	80 -13u7ş11Ǒ13Š16Ǜ24Ő37ŭ
~<eri	90 8ş15Š27Ő
~<err	84 -9u11Ǒ17Ǜ39ŭ
~<es	76 -9C-8ǋ-7ľ8Ɣ11ŮǊ12Ŵ13Ƴ15Ʒ27ķ28ƕ30Ɩ
~<esc	79 12Ŵ30ƕ32Ɩ
~<est	86 -10C-9ǋ-7ľ9Ɣ12ŮǊ15Ƴ17Ʒ30ķ
~<ev	41 -12Ŧűƀƃƞ-11ǩ-10ŧ-9jĹ-8tSWłŃńƢƦƹǕ-7arvGJPňŌŚũŵƨǔǟ7ĴſƊưǑǛǜ8ƺǇǖ9ŏŢŤŸƍǚ10CKUǧǪ11guTĿŗŴǗǣ12ķŨŭ13LŒŪŻƝƼ14n15hǞ17Ƙ18ņšůŽƂƪ19Rųŷǀǝ20Ų22Ɯ24ŖżƭǙ26ƚƵƽ27Ǔ32Ŝ39Z51ţ
~<eve	41 -12űƀƞ-11Ŧƃǩ-10ŧ-9jĹ-8tSłŃńƄƢƦƹǕ-7arvGJPWňŌŚũŵƖƨǔǟ7şſƊưǛǜ8ĴƺǇǑǖ9ŏŢŤŸƍ10CKUǚǧǪ11guTĿŗŴǗǣ12ķŨŭ13LŒŪŻƝƼ14n15hǞ17Ƙ18ņůŽƂƪ19Ršųŷǀǝ20Ų22Ɯ24ŖżƭǙ26ƚƽ27ƵǓ32Ŝ39Z52ţ
~<evi	88 9Ƅ28Ɩ
~<ex	51 -18Ő-15g-13Ǫ-11ƕ-9VşƚǞ-8œŪƭ-7ŗǉǎǢ7MŸƖƥƹǅ8eƘƢƵǆ10Bƨ11ŤūųƗƱ12Ňǁ13Y14ņǈ15d16Ə17ĸ18ňƇƟǥ20ŊŴǤ22Ƭ25ŖƁ28ŕ29Ƃƙǟ32Ƴ33ƶ40ǧ48Ŕ50ǂ
~<ex>	90 46Ƭ
~<exa	65 -9ƚ-7ǎ9YŅ10ŀ11š12Ɩ13Ƣǅ17Ťū18ƨ21d68ǂ
~<exc	69 -7Ǣ7Ǥ8i10H13Ƃ15ƹ18Ɨ22Ŗ30ŔƟ35ƶ55ǧ
~<exi	88 17M22ƶ
~<exp	59 -11ƕ-9Ǟ-8œ7ǐ8Ũǋ9XYŸ10eŎŬ11ǆ12BŴƘ14ų15Ʊ16Ŗ18ņǤ19ƙ20Ň23ĸň24Ŋ29ŕ32Ŕ38ǟ
~<ext	69 -18g7Ų9Ʒ12ƥ13Ŵ15Ƶ16ŏ18ǁ19ƙ21ǈ23Ə26Ƈǥ28Ƃ36Ɓ
~<ey	84 -16Ǫ10ƃ11r13Ŗ21A32Ŷ
~<eye	84 -16Ǫ10ƃ11r13Ŗ21A32Ŷ
~<fa	46 -19Š-18P-16ŗ-13ŴƸ-12Ĺƣ-11sJĸ-10CUķǞ-9H-8LXŊƜƽ-7cjNűǉ7ŖźŻ8ǑǢ9ŨŪƱǤ10ŕƐƘ11Ńŝƹƿǈ12mĽŉśƛƮƴ13Eĵƥ14ļťų15ƚǒ16ŧżƯƷ17Ňƃ18MĿŐ19rń20Ɲ23iuő24ƭ25nz27y33ň34ů35Ŷ36Ɵ37Ǚ46ƾ
~<fac	77 -20ŗ-15J-7Ł9Ǖ12Ƨ14ł21Ǚ22Ǫ23ƭ24ļ32M
~<fai	75 -10C-7ƭ9ƹ10Ŏǂ11ľŒŧ12ļ15ŉ16ŀ18i20Ň27ĵ
~<fak	84 -8ļ10Ŀ55Ǚ
~<fal	66 -16Š-10ĹĺǕ9ƃǟ12šťǚ13d14Ɲ15Ǣ17ŘǤ18yƿ19ŕ20Ƙ21Ɵ22Y33Ŷ
~<fam	58 -10ƣ-8ĸ-7Přżƽ7azĿ8qƃ9ƹ10ǆ11F12hA13ǈ14ĽƱ16Ū17Ɲƴ18ŖŨ20u22ƭ23Ʒ24yƥ26Ư35n37ƾ
~<fan	85 10Ǆ13ƌ16ƙ20rĿ
~<far	59 -13Ŵ-10h-9U7ŜƑ8yMŇƷǅ9ŮƖ11uvŅ12mZźƮ14ťǑ15ƐƟ17ƛ19ň20i22ƚ23ǒ25ų28ńŐ37ő52ů
~<fas	78 -26Ǫ-9Ř-7H8ř9O17Ż19ŧ23Ń39ň
~<fat	79 -13P9B13ƴ21E34ƾ37z
~<fau	77 9ƃ11Ť41ż
~<fav	81 -10s-8Ƹ-7ƌ19Ɵ21rǪ23Ŷ24ŝ
~<fax	85 -9M-7Ƴ16Ƅ26ś
~<fe	52 -16š-14ǟǪ-12ŝƔ-11ŉ-10Rƃ-9Ɯƴ-8STŐŠǉ-7lœƧ7xPUǁǠ8HXŋŜƙ9ƞǒǤ10Şǌ12tŀƁ13ƶ14ŢŽ15Ŏżƚǂ16Ŋ17QƟ18Ŀ19ƍƹ21ņ22ţŧ24r25ĵ27ŇŨƆ33uƒƭ
~<fea	90 41Ŀ
~<fee	58 -12ŝ-11Ǫ-10R-8ƴ-7STŅ7iƻ8UƊ9Ǡ10Xŋǁ11ĵņ12ǌ14tP15ŀ17Ž18ǂ19ŎŢ20Ɵ23ƹ25ŧ27r30Ɔ31Ň32Ũ38u39ƭ
~<fel	75 -12ƃ7gxķ8Ƭ9B10Ņ11cńſƝǄ13Ǥ15Ŝƙǒ18ņ22ƶ
~<fen	72 -11Ɣ-9Ɯ7ķţ9ƚ29żƍ49ƒ
~<few	71 -17š-16ǟ-14ŉ-7P8m9ǆ13H16ƞ19Ɓ23ĵ24ţ25Ŋ
~<fi	43 -20Ũ-15ƶ-13ŷ-11ň-10ŻƖ-9cnLĻŀŸƞǏǟ-8lCŐŜťŹżſƓƠǀ-7DTŔŝŢŦūŰŵŶƒƨƴƷǒǩ7ŖŞ8aHƽǋǚ9ĸƀ10UńƅǓ11ktŇŏŕƙǇ12Ɨ13mxŠŧǙ14EŌœǣ17Ǟ18oAŬƥ19fĵǘ20ļŃƊ21XĺƏǪ23Ľ24ũƱ25ƌ26gŚ29ǡ32Ƒ34ŘŤ35ţ36Ƅ59ǝ63Ɛ
~<fia	88 -12a12f15op21q
~<fie	86 11ƚ12ĸ14Ľ15Ś18ǉ
~<fif	85 -9a7ǥ10Ĵ12Ń18ŕ26ń
~<fig	68 -16ǐ7HŤƲǋ8ŅŎŘ9ĸłƈ11rŖ12ŧƱǡ13Aů15űǝ16ƭ19ƙ
~<fil	62 -11Ÿ-10Ũ-9Ż7ǗǙ8Ōǝ9Ů10ŧ11ļ13ś14Ř15Ĺĺ17Ť18Ǔ25Ǉ28a29Ľ33ǘ39ţ48Ƅ
~<fin	56 -9ƙ-7LőŷƼ7tķŊŒƸǅǠ8řźƄǋ9Mŋǂ10UĸŖ11ƫư12kNǪ13BŁ14AEŠ15ƽǙ16Ɵǚ17Śƌ20f21ļ22m24Ɗǡ25Ʊ31Ŭ
~<fir	52 -10ĸ-9ŰƟ-8ŦŷǏ-7Ũůŵưǉ7eSŽ8sőŠ9wUƩ10Y11Ŀƙ12axĺŉŚ13ǣ14AŇƬǪ16ŏƅ17oƥ18ńœŤ19Ɨ22Ǟ24Ń25Ř29Ə42Ƒ56ǝ79Ɛ
~<fis	84 59g
~<fit	90 -11Ǣ-8Ƹ-7ƶ13Ō14Ň17t52X
~<fix	72 -9ƶ-7Ơ9Ǎ10ǁ11ƁǣǪ14H15ƥǐ16ţ23ƀ26Ş30ƌ44ũ
~<fl	59 -10Ÿ-9CŐžƇǎ-8ƣ7ŨƏ8y9ļƁƑǍ12ƪƵ13ƆǑ14ƥǪ17H18ƊƜǉ20Ʃ24Ǝ33Ɖ41ǁ46Ƥ72ƚ
~<fla	74 -7Ő7ƛ8j10Ɲ12Ƒ15Ɓ16ƪƵ21Ǫ26Ʃ30Ǝ42Ɖ
~<fli	90 12Ƙ13ſ14yǍ
~<flo	63 -9Ƈ-8žǎ-7ƣ7x8ŨƏ15Ɔ16ƥ19H20ƊƜ21ǉ50Ƥ78ƚ
~<fly	81 -16Ÿ-10C10f14ļ59ǁ
~<fo	33 -18ų-16CǊǙ-15Uœƽ-14DŁŢ-13ŀƹ-12ƣƸǎ-11Rťŷ-10vŬƁǏ-9ŕşƒǌ-8ĿŪ-7uZƊƌƜǄ7VšƇǢ8j9wGJŝŤǒǨǩ10ŏƩưǆǧ11ŽƝƢǀǗǟ12pqLŔŠŻžƵƻ13KXĽƦ14HƠƮ15ţŦƞƭǜ16ŒśƕƼǍǦ17gƀ18zOŖƱǣ19dǈ21łŗŨǂ22QĶƥ23bc24kűƘǔǡ25Ļ26Ōǃ27ľŲǉ28Ƅ29Ǒ32ĹƷ33ơ37Ɣ41Ɠ50ŭ54Ʋ
~<fol	63 -8ǒǞ-7ƞ7wWǢ8ag9ļƯ10ŽƤ11ǉ13ŝƝǩ14ž15ǘ16ƨ17Ǘ19ƾ20ǈ21Ǖ22Ƨ25K26zňƦ
~<foo	69 -7cŸ9Š10ƍǌ12ĿƝ14ũ15Ż25ƆƔ31ǅ35ƻ40ǜ
~<for	33 -17Uų-16ňǊ-15ƽ-14œǙ-13CDĿŁŢǅ-12ƹ-11ŀŷƣƨ-10RŚŬƸ-9ŕřƾǎ-8vƁƒƯǌǏ-7ŝƅ7jryŶſ8Šš9GJVǪ10ŽǨ11Ʃưǧ12ŏŤƢǀǟ13gpqLƵǒ14XŔžƠ15HĽƮ16ţƕ17ŒśŦƭǍ18Ƽ19dOŖƀǣǦ20kĻű21ĶƞƱǉ22łǂ23Q24bŗŨƥ25ľ26ƔƘǃǡ27Ōǔ28c29Ƅ32ŲƷǑ34Ĺ35ơ43Ɠ52ŭ55Ʋ
~<fou	74 -15ť8ū9ƅ11řű12Ļƚ18ƪ19Ƈ22Ś24k38ǆ
~<fr	45 -15Q-13ň-12T-11Œ-10hĹŌǨ-9ŖųƟ-8zFUVŘ-7fyŁłűŵƌƶǈǘǙ7HZļśŤůƅƜ8kLŇſ9NŸƾǎ10rIŠũƛ11sķƕǉ12Ƽ13RźƄǄ14gWŏŚƨ15jƐƤ16AĸŧƢƪǓǕ17ŎŔŢǝ18ǆǋǌ19BĽŅœ20Ɲ21ǒ22Ń23Ŝ24Ļ27lƚ35Ƈ37ǖ39ǜ
~<fra	76 -8Ɵ9H11ǒ14ǆ18P28Ǫ35ŃƇ
~<fre	71 -8Ơ7ţ8ƍƜǂ10ƨ11Ƹ12Ŀ13ōŬ16ŏ18s19Z20N22jL26gƕ
~<fri	72 7ųƃƝ9ľ10Š15ƥ16ļƴ19a36A37B
~<fro	47 -17Ǫ-15Ş-13ų-12T-10hQŌŒǨ-9Ĺ-8ň-7zUŖţƥ7mƈƠ8ŀś9uŤůŸƄƨƾ10Ňſǅ11krIƅƛǆǎ12ķũ13ǉ14ź15RƼǄ16WŚƇƐƤǒ17ĸ18ŔŧƝƢƪǕǝ19Ŏǋǌ20ŅœŢǓ22Ľ26Ŝ27Ļ29l30ƚ39ǖ
~<fry	88 73ǜ
~<fu	54 -12VŉƓ-9uFUŗųƞ-8mƾǌ-7ŏŷžƭ7ơǅǜǥ8dĿ9Ɩƴ10xƎƔƥƦ12GƮ13ƊƠ14ň15ŎǪ16Ĵ19ŭ20Ǥ21kƲ22ƣǈ23ƘǠ24a26RY28h34Ŷ38g40Ƌ41ƀ42Ʊ
~<ful	63 -12V-10Ɠ-9Fŗ-7Už7qŲ8Dōƃ9tơ10ƣǅǜǠ13Ɣƥ14Œ16Ʈ17Ơ19ĴŎ27ǈ29a32R50ƀ
~<fun	63 -12ŉ-9m-8ų7dƯ8vǥ11Ɩ12ƣƴ14x18Ǡ22ƲǪ24ŭ25Ǥ26Y27k40Ʊ43Ŷ46g
~<fur	71 -10uƞ8d10ĸ11Y14Ǝ15Ʀ18GƊ19ƣ28Ƌ35Ƙ39h
~<fus	86 13Ʊ31Ƌ
~<g>	86 -28ŗ-7Ƃ7ǧ9b18ź55Ǣ
~<ga	57 -11ǐ-10zǣ7fŔƻǛ8B9ŤŧƉ10Ʀ11ŅƆǅ12Ž13ƍ14Ŗ15ŕ17ƏƝ19Ƌƒ21Ƥ25ƞ27ļ29g35Ƒ39Ǫ44Ɓ45š68Ű
~<gad	88 20Ž29Ə
~<gal	88 13f15Ƌ19Ǫ
~<gam	86 -7ļ8Ľ23g47Ǫ
~<gap	75 -13ŏ8Ʈ20ŕ62š65Ɓ
~<gar	67 -10zǐǣ10Ƥ11Ɲ12Ť13Ʀ16Ɔ17gƒ32ƞ55Ű
~<gas	83 15Ƌ44Ƒ
~<gat	81 -7ķ9ǁ12Ɲ15ŏ18ǅ19Ƥ21ƍ35Ű
~<gav	76 10ń11BW12ŔǛ13ŧ16Ņ21Ŗ43ļ
~<gc	86 -10Ɠ-7Ǫ26Ǩ44ǔ
~<gc>	86 -10Ɠ-7Ǫ26Ǩ44ǔ
~<ge	43 -16ŗ-15Ƙ-14ržǪ-13ĶŝŠƸ-12qŏ-11ĺ-10œ-9cXƭǉǟ-8uķłŇřŜŭƀƻǒ-7dşŬƄƌƥ7GŅūųƚǔ8AJŊőơ9bzŖƣǀǞ10RĴļŐŹƮǈ11vńƩ12CIŎ13ĽŻƁ14tƊǨ15SĻ16jHƍƢ17kƛ18ŦƖƬǖ19sĿŴƗ20ŶŸǚǢ21eƃǐ22gň23W25śű28Ō32ŵ37m
~<gea	90 -14Ƙ-9Ɲ7Ű18ƞ51ǐ
~<gei	88 -9Ŧ9Ņ15Ő27ń
~<gen	73 -17ž-12ŗ-11ƀ10ƾ13ƹ14Ǩ15ǆ18ǔ37Ǣ
~<geo	85 16Ÿ17C18y
~<get	44 -14r-13ĶŝŠ-12ƸǪ-11ĺŏ-10q-9Xœŗřƭǉ-8clłŇŜŭƘƻǒǟ-7duķŬƌƥ7GTųźƳǙǡ8AJūƚơ9bmzŊőƣǞ10ļŖƮǀ11RĴƩǈǨ12vŸŹ14ĽŻƁ15tIƊ16HSĻƍ17jkŎƢ18Ɩƛ19Ƭǖ20sĿŴƗ21Ŷǚ22eƃ23gňŦ24W26śű29Ō35ŵ
~<gi	53 -13Ŭ-11ƯǪ-8nBƔǔ-7GƴǃǍ7ŀƫǉ8OńŅŐƕƘǥ9lAIXŧƞǈǖǣ10oŁŇŮŶƣǂǝ11eŪƨ13ŌŒŦǡ14DŝƢƸ16Ɓ17tǛ18dvxƆ20w21Ŕ25u31W
~<gir	73 -12Ư-8Ǎ12ǥ13ǉ14l15ǝ18ƣ20vw25Ƹ39u
~<giv	55 -13Ŭ-9Ǫ-8ǔ-7nGƔǃ7ĵƈ8ŀńŅŐƘƫ9AOƕ10IXŁŧƞǂǖǣ11oŇŮŶ12eŪƨǈ13x14DŌŒŦǡ15ŝƢ16t18Ɓ19ƆǛ20d23Ŕ32W
~<gl	68 -11Ƣ-10ōŏ-9Ǜ-8Ƃ-7ŗſǪ8ř9Ƅƽ10tŐƧ11Ť12ǚ14Ǧ17ż18ǧ19Ǎ20Ŷ27ǀ33Ɓ73Ǣ
~<gl>	80 -12ƭ-11ō-10Ǜ-9Ƃ17Ǧ22ǧ86Ǣ
~<gla	73 -11Ƣ-9ŏ-7Ǫ7ť9řƽ11t12ŐŤ13ǚ19ż21Ǎ22Ŷ29ǀ38Ɓ
~<glo	90 8Ś13Ƅ14ƭ16Ƨ
~<gm	86 -7Ǫ34J
~<gma	86 -7Ǫ34J
~<go	33 -19X-18ƭ-16ƌ-15Ńǅǡ-14lGŘƊƩ-13ůŰ-11FĽŀŽǏ-10sƞƴǒǔ-9QTƱǌǟǢ-8uCZőƺ-7rĴŷƈƖƛƲǀǇǎ7ĹŤƃƼƿǣ8ŧūƋƦƳǩ9mnĵńǦ10dŒƟƨǙ11aIJWƚơǁ12jŌŜƉ13yŗşţűƯǥ14UŊźƮ15ĻŅŖƹǝ16Ţ17k18ŚŠǐ19gE20ƥƸǠ21ĺž22ſǕ23ŵ24œŹƏƠƪ25o26YŎųƶ27AOň28iNũƕ30Rļ31Ķ32ŝ34ł37ō38Ɠ41Ƭ51ŏ54V
~<go>	47 -20Ũ-16ƞ-15Ǫ-13q-12Ů-11LŦŶ-10ĹŁŐů-9Gű-8ĸŇǞ-7ľŃŕŢŤŰſƯưƲǌ7ƏǤǥ8ŖŚǩ9ŞŧųƋƿ10NśţŴ11awAŊ12ķň14EǁǑ15ŅŔšž16Šǧ18łƠƮ19oœơ21mŗũ24V25ŌƟ26Ɠƨ27Ŏ31ƕ37Ƭǝ41ō45R49ƥ
~<goa	86 18Ť41Ļ
~<goe	68 -12Ő-11p-8X8RĻƖƶǪ9HJłƝ10KǊ11cŴƪ12dzŁ14ĶƸ15Ǟ21o22ų27Ǘ30Ƭ
~<goi	55 -16š-12t-9Ƹ-8Ń-7LŀƲ7ĺƶ8eň9DQŉŢƞǄ10ƯǪ11PƓ12Ʈ13ž14ǆ15ōŻ16Uũ17Ĺƹ19Ź20Ũ21k22rH30ł31y33i39V48ŏ
~<gol	84 12h33gĶ
~<gon	63 -13Ū-10Ǫ-8ŜƖ-7Ʈ7ũƔƬ8Ũǩ9ƚơǤ10b11Ɠ13Ʒ17Əƪ18Œư19œ20ŵ26Ŗ35Ư38Ƹ41Ơ
~<goo	52 -17u-12r-10Ŵ-8Ĺ-7ŠŨ7VœţŤƕǉ8ŋżƺ9MY10UŐƎƪƶǪ11Ţƃǋǖ12J13p14Ɖ17Ļũ18ƹ19Ō20Wĵűź21Ŏ22xŇ24LNŶ27ņ29I30i31Ǡ33ļ43ŝ
~<got	40 -20Ǫ-14Ř-13ƌ-12ƭ-11ǡ-10BőƊƠ-9irĽƺǅǟ-8GXņũƮư-7HMPQŇƨǢ7hŞǃǄǓ8ŁŎƀƁƒƗ9ķĹšŲƚǂ10DŢŮűƇƘƼǈ11qEŅťƜƳǥ12NńŦŪū13ųŹƙƵ14uŒƏǣǦ15VŝƦǜ16ļƶ17Šŵ18Őŕ19gjknňǐǙ20ŚŜ22Y23Ķ25ŏ27ş29A34ĺ37ſ39O
~<gp	88 42ź
~<gpa	88 42ź
~<gr	53 -11Œ-10pHƾ-8Ǫ-7Ŝ7JŌƇ8ŷƔƕưƼǆ9QƁ10q11alŧƮ12ŲƤ14xŚƢǊ15m16ƨ18ŭ20yT21Ş22n23Ʒ25Wƍ34vǋǟ38ź
~<gra	62 7Ÿ8w9nxƙƪƴ10ŷƌư11yƼǆ12Ɓ13q15ŧ19mŚ20v35Ʒ39ź
~<gre	74 -10Ǣ7ǧ8ĵź9Ļ10ax11Ɲǌ12JƇ14Ō20T21Ƣ
~<gro	62 -12k-11H-10pŒ-8Ʒ8T10Ɣƕ11Q13yƮ15Ƥ16l17Ǌ18n20v22ŭ23ƨ30ƍ32W41ǋ43ǟ
~<gu	54 -15ŭ-9N-8Œǆ-7ķƬ7oCŤžƅƌƐƠ8MƜǖǛǪ9ŜƈƎƕǑǚ10jŮǠ11AHĸ12gŐ13Ņ14ǈ16ƢƺǤ19xƛ20kłſǝ21ņƝ22Ǌ23Ňǅ24BƳ25ǒ53ƙ
~<gua	82 -8Ƭ12ư40Ƴ
~<gue	74 -7S7ũ8ƈ9Ǘ11ŐŖǋ12ƅƐ18Ů19Ƙ36Ǫ41Ɲ
~<gui	84 16Ǜ18A21g34ƙ
~<gun	81 -8Ƙ55ƙ
~<gut	80 12ǝ13ƌ27ł41Ň
~<guy	59 -16Ǫ-15ŭ-10Ɲ-9N7yőŴƸǩ8gk9oCŤžƠ10MƎƕǖ11Ǒǚ12HŜ13ĸ14ǝ15Ņ16ǈǠ17j19ƢǤ23xſ24ņǊ27ǅ29ǒ30B
~<gy	72 -14V11ƨ12g15Q20P26ŗ29ĺ
~<gym	72 -14V11ƨ12g15Q20P26ŗ29ĺ
~<h>	83 7W8ř9ǡ14b17o
~<ha	27 -28n-19ǅ-18Ƣ-15ƅǒ-14g-13Ňǋ-12A-11xQTůƟƪƮǏ-10LMPŀŅ-9CƖ-8ƠƥǨ-7HŬǍ7rƄƗƵǇǢǧ8JŢŸžƍƱ9alĵľŋŧƈƘǡǥ10ŰƁƝƫƯǁǄǑ11Nƀ12IUņŐşŵƣƭǃǛ13oSYĶōőšƃƾǌ14mŘŶżƚ15ĻŖŗưƽǆǦ16hZŤƙ17uŁŃ18fŝƏƲ20ŜŹƛƿǤ21ŏŻƋǈǉǗǪ22ńƧ23tťǕǩ24ƌǔǚ26ĸƶ27iǓǞ29Oţſ33ƒƴ37Ś38Ɯ41ǝ43Ʃ53Ǚ
~<ha>	86 9ř13gű14c15Ż18Ő
~<hac	80 -10Ŏ-7Ž16Ǫ53Ǚ
~<had	51 -14n-11Ǫ-10ŧƃ-9S-8dƁƊ-7Gǩ7ŘƂ8ƋƎǝǠǥ9vŊŝŸƈ10tľŤƥǚ11ǖ12ƽ14Ǟ16ĵżǃ17šǤ19ĺ20ŠŻǆ24ĸƜ29ņƿ34ƾ37ţ39ő
~<hah	76 -8Ķ7ŰǙ10hHńŞ11pļŒŜ12tƿ13Ƴ20ű
~<hai	67 -9Ť8Ŕ10NPť14U17ƈ18ǉ19Ǘ25Ř26ƞ34ƀ59ƛ
~<hal	66 -11Q-10ư-9Ƨǈ-8ƹ-7bſ7ĶƄ8Ǌ9ŚƒǞ10ŗƨǪ11pOơǃ12Ɗ13Ʃ16Ů17q18t21r23Ǖǩ24ƣ36ƭ40o
~<han	56 -16ş-11Ų-8ŝƪ-7nqŒƈƉƌƮƯ7sMŃŊ8Sǚ9ǟǡ10PZǤ11ǔ12Ł13Ǔ14ǈ15Ǜ16VơƸ17ƶǉ19ĸ20Ŝ23ŀ26i27Ļ29ŧ30ƒǙ32t36ǝ37Ś47Ǘ
~<hap	51 -15Ş-14ő-12Ŝ-10ǟ-8ŀŁ-7V7ņŨǛ8H9iĹƟ10Ɲ11YōǞ12ţƬ13UŗſƩǪ15Ǚ17ĿǕ18Ưƴ19Ǥ21š22ũƨ23ƜƸ24ŝǩ25Ļ26ĺŶ27ť33Ť
~<har	64 -11Ǉ-9ť-7Ŋƞ7sN8kķƚ10Ɗ11dƌƺǟǠ12Ǆ14ƴ16Ž17Ũ18Ǥ23U26ǔ27Ǫ30ǚ31ǝ
~<has	50 -12ǒ-10nr-9xyƎƢ-8dŎŤǪ-7AŢǊ7QźƔƖƼ8ũŷƉƝ9Ƶǧ10qBŴƚǎǝ11ƒ12łƈƴǍ13œŔƋǛ14Źƫ15jŞšƜ16Ńǜ18ŒŖŮ19Łşǘ20vţ23ǃ26hſ
~<hat	79 -7R7ƿ9cŽ10K11L13ŝ14a16ĿŤ24ǚ
~<hau	81 -13ŝ-9Ƙ-8Ū-7ƞ13Ŵ15ů22Ʀ23ŭ24Ǒ48Ų
~<hav	31 -24ƨ-16ǅ-15gŀ-14ů-12HPUƟǋǍ-11M-10nLŠƅƢǨ-9QĿŷƖ-8jĻļœǏ-7qxTĹłơƥǒ7hƊƵƹǚ8sŉŻƀƄƝƯǑǡǢ9wGŁņťŧǐǕǪ10FľňƎǄǩ11kōŐŕŜŝƜƴǥ12rŪƋǙǣ13ķŋŖŰžƍƫƱǆǇǉ14IJNŸżƒƿ15aimSŃƁǔ16l17Ƙ18ŹſƙǞ19Yşƃǌǝ20ŢţǦ21ZĶŎŵ22ŗǓ23Əưǈ24ƶ25f26ƌƲ27uő28Śƽ30O33ŏ35ńƧ42Ʃ
~<he	39 -40d-19ǅ-18P-17T-15Ş-14şŪƧǇ-12MķŁŉśƜƨ-11ĸŃŵƷƼ-10bœŕŖŷƀƝ-9ĶŗŚŽƔƞƟƬǌǍ-8mSXĽŐšūűƓƭƮƶǙǠǦ-7LORZĴţťŦŬŲŸŻƄƅƒƙǕǣ7fŌ8yUƲƳ9ŝůǉ10Ĺ11kų12iuļŮ14wĻƯ15lǝ16Aƻ19ŀŅǐ21ƃ22v23x27zƴ28ư29Ŝ30Ƒƽ37ƾ39Ź40Ƌ41B42ƹ44t45j46h48Ŵ50Ƹǈ53q54ź58o59r61s65ǃ71p72Ʃ
~<he>	53 -23Ǫ-22Ū-16P-14d-13TŷŸ-12şƹ-11ŵƻǅ-10ŏƺǄ-9fQŎƼƽ-8UWŃŕƅƔ-7amĶŦƃ7nǚ9AųƎ12ǝ14ưƾǓ20wů21xŅ22Ŝ25v27ŴŹ31o33ƴ35B42h44Ʃ47t48Ƹ49ź52s61ǃ65p81r85q
~<hea	47 -15ś-12zǇ-11wķŉ-9Ő-8oźƴ-7mňŞŶƜƣǅǌ7DŋƂǞǪ8yŮƆ9ŎŔ10kǘ11gǄ12uņƻ13ļǐ16Ũ17s19xĿŇ20Ŝ21hW23U27j31ƃ39Ƒ40ǈ41ƽ45ƾ52ǃ54Ƌ56ƹ
~<hei	79 32ƻ
~<hel	65 -11Ł-10i7Ź8vĺ9ŐŒ10Ţ11ŝŧƳǒ12sǉ18ĵ23Ǫ24Aň32ǈ33Ĺ36z
~<her	54 -35d-30ƹ-11ŵ-10qXƷǍ-9MWŇŞƀ-8HŢƧ-7iĿŎƟ7Fſƪ8ōŮǉ9Ŷ10tŪųǝ11wŅŌƁƣƿ12fƲ13r14cľ15sŝư18ŊŹ19l25zB26ǃ27Ưƴ30Ļ34Ƹ35ź36p40j44Ŵ57o58Ʃ
~<hes	85 47ŀ
~<hey	82 -7t7a10r14Ĺ19N46i
~<hi	48 -24d-19a-18Ÿ-15ŏƯ-14ųǪ-13Ʋ-12ƃƢƹ-11ŊŦƧ-10ŝŵǄ-9uŠš-8HVķŒŧƨ-7PļľŃňŐŜƪǉ7g8ŞŬƁƚǢ9ƴ10iņ11mwyơƾ13ǔ14t15qǓ16lƽ17ŅǕ18ƛǒ20ƣ21Yź23pƸ24ŗǝǧ25cf26œƤ27ĸ28sSŹ30ư32ǃ33o37ǟ41ŴżƩ53ſ
~<hid	90 10ĵ11c15Ş25i
~<hig	62 -11Ʋ7Ƅ8ų9vŔƐƓƙ10œ11ž13yŬůƁǔ15ƚ16ơ21m23l24Řǧ26ƽ35ŗ36Ƥ
~<hik	85 11g14Ş15ĺ33œ
~<him	69 -18ƹ-12Ƣ-11Ƨ-10ƽ-7a7Aƣ8ƴ9rz10ņź11ư13Ǎ15w16Ƹ19t22o33ǃ43Ʃ46s
~<hip	90 15Ɖ16Ɲ
~<hir	72 -10ǉ-9y-8VƸ8Ǧ12ǅ20ǒ25ư31Ǖ43ǝ49ǟ60S
~<his	61 -29d-23ų-21Ÿ-14a-13Ư-11Ŋƃ-10Ǆ-9u-7rP7Tǒ8xņŰǩ9ƴƽ10ǟ11yǃ14ţ18ƸǓ19Ņ20ưƾ21ƣ22q25oź28Ʃ33p43Ź59Ŵ
~<hit	63 -24Ř-14ŏ-12S-9Ŧ-8š-7ǩ8Ǚǥ9Ɗǧ10ş11ž12Ǣ18Ũ23ƛ24Y29f30c42ĸ60ż76ſ
~<ho	26 -28W-24Őǉ-21ǅ-20Ǧ-17ŌŏŒť-15Ŭ-14NPƶǟ-13wA-12oƪư-11dōŴƬ-10ųƁ-9ľŁňŎŝūƀ-8ĵŜƂƳƵƼ-7VřŚŢƙƦƿǄǛ7qSŀŲƍǃǔǖǜ8Ŧƌ9LķĹŕƧǀǘǞ10ŭŵƫǁǧ11ŃŹǆǕǝ12uzļűƃƉǂ13pŗƐƖƗ14vYĴŻƜƻ15ZźǨ16bŅŷƒƛƥƭǙǚ17UĻŧƤǗ18hGŨƇƋƘƚ19lRŮƝƹǒ20Ɠ21ĸłŠ22gkHOǪ23cƮǈ24Ť25jT26Ǐ27KǠ28t29Ƹ30ƞƯ32Ơ33xƴ34FƅƔ35Ŷ39şƆ41nů48ƕ51Ɵ53i
~<hob	82 16ǁ52g
~<hol	63 -12N-11ŧƈǗ-8Ō-7ļŊƞǠ7Uƥ8iŚ9ǈ10ǚ11Ł12tZ13ƹ14Ɖ18Ŕű19kŬ21K23Ş24ǔ26Ũǘ27ŀ31Ǫ42Ǩ
~<hom	48 -20Ő-17Ŭ-16p-15M-13Ŵ-12P-10ư-9Ǧ-8tőųƙ-7Z7LķĽŷƌƝǕ8yƏƱ10hwƜ11ǂ12ŹƯ13ƚ14ĹƇ15IƸ18ůƟ20ź22uCTƆ24qƖ25HŰ29ƓƔ30s31nƠ32ƕ33R38ƅ40F44l46ş65ƞ
~<hon	74 -8Ǫ7Ŀ8Ǚ9Iň10ŢŬ11f12c13ǀ15Ŷ17Ň20Ŗ25Ū27ź
~<hoo	86 20Ǡ21ļ36ǜ
~<hop	77 -9Ŏ-7PŢ10H12Ŷ15ů18Xǚ63Ļ
~<hor	90 8ƹ13ǟ
~<hos	71 -10C-7Ǫ8V9ů10kqĸ12Sũ13Pžƃ15ƽ19ǃǩ20ƧǕ24ƹ25Q31Ɯ
~<hot	72 -18D-8Ų12Ɠ13Ǖ17Ƌ31ƍ32J41ƥ44j
~<hou	44 -23ų-16Ÿ-15Pŗ-14ĴŒ-12ŬŶǕ-11ǅ-10ǩ-9ǈǗ-8INSVơǋǐǙǧ-7YńřŭŵƧǆǞǟǪ7ƏƜưǖ8OƊ9hƛ11ƂƋ12ƌƒ13Źƚ14ƉƤǂ15ůŲƖ17ZƗ18L21ƘƸ23ƇƯ24Dŷ26H28GMş29Ɣ30ķ32Ɔ34FƝ35T36Ơ37RƞǏ39nƓ40Ɵ43ƅ44ƕ
~<how	29 -22W-19Ƃǉ-18w-16Ł-15sť-14ŏǦ-13Ŭǅ-12yFHQRƖƶ-11Ōư-10ĽŐŚƜƞ-9AŒƪǟ-8dqDMŋƀ-7oJLōŰƬƵ7SĹőźƄƠƧǃ8gĺŽǋǤ9hTųƅƷǎ10ĶŊƚƹ11šǚ12fGŖŸƛƤƥǇǐǪ13Ŧƫǀ15ŕ16jUƔƕǝ17kpļƐǞ18vzŃŭƃǆ19ƻǧ20ĸŵǒ21Ż22bYŅŗǙ23ůű24OƋƭ25ŧƟ26Ũǈ27cŮƮ28ĴŠŤ29KƯ30ł31Ǡ32Ǘ37ƴ39Ŷ40txƆ57i
~<hr	90 -16ǉ-7ų7W28ƨ50ǝ
~<hr>	90 -16ǉ-7ų7W28ƨ50ǝ
~<hu	50 -18ƿ-15ƹ-14dǪ-13P-12Q-11Tƺ-10ƻ-9v-8ƥ-7ĿŵƔƧ7ĺľƝ10Łư11OųƬƴ12ŨŶǆ13nƟ14Ŝƍ15fż16aţŤ18ŲƸǛ20XŴǚ21H24Ńƛ26pst27ƃ28ĸƩ29qǃ30ž31r36o37Ǥ
~<hug	90 8Ɨ14Ɠ27ĸ
~<huh	75 7x8y9ŜƐǠ10ŅŠ13ĺ14j15Ɵ20Ŷ23Ũ
~<hun	82 8Ɵ13gư14ǜ22ǆ38H
~<hur	60 -7Ɣ9Wƚ11ľƝ14O18ĸƍ20ţ21Ť23Ǜ25X26ǚ30Ńƛ35ƃ38ž46Ǥ
~<hus	57 -16dƿ-12ƹ-11Tƺƻ-10PǪ-9Ǡ-7QŭƧ9Ư14ŁųƬ15ƴ18n22ż23f24ŲŴ26Ƹ31pt32s34rƩǃ35q42o
~<hy	73 10ǉ20P22Ū55Ɛ
~<hyd	75 57Ɛ
~<hyg	90 12ǉ24P
~<i>	35 -22Ƙ-19ĺƮ-18ƲƳ-17ƥ-16ĸŗŴƴ-15ǕǙ-14Ʃ-13ŹƷǉǩ-12RŖŜşƕơƯ-11ŞŧŪſƞ-10łűŵƜưǒǘ-9VļŁśŠƚƱǔǖǚǣ-8AHĶľŔŦŽƔǂ-7ƌƧƸǈǐǞ7xFŃ8ŏŐŶź9GńšǄ10Xŕūƙƿ11UŅņŘƈ12ĻƖƟ13ĵŷ14pŤǇ15ŇŸƍ16Oƅƹ17ƻ20Ĺő21il22wǡ24dhJ26fCŌŢƃ27ǅ28Ľ29equ30v31Eŋō32D38M39L40K44o47ŉ50c51N54bŎ67ň70Ǫ75I87a98Ŋ
~<ic	88 13Ɲ15ƛǏ
~<ice	88 13Ɲ15ƛǏ
~<id	69 -12Ŭ-10Śǡ-9Ō7Ž8B9s11Vƕƶ13ǜ15d17ū18Ŋ22Ň51řƄ
~<id>	77 -11Ś7dŸ58Ƅ59ř
~<ide	76 -13Ŭ8Ž10dsB12Vƕƶ20Ŋū24Ň
~<if	39 -18ĺ-17X-13ŗǉ-12TŉƖƷǌǪ-11ŀŤ-10ŌōŐř-9ĽŨŰǇ-8jAŇŕƳƴǀ-7dgkLUńŪǆǊǟ7cBźƜ8NŖǣ9GĻšǖ10HƁǅ11ŏƊƸ12Ƃ13FŢ14Ə15ňűƶǙ16rĴŝ17Wƫ18ķ19I20Yŋ21Ư22Ʋ23ŘưǛ24ƀ25Ŋ26Ɲƥ27ƬǢ28ž29Ƨ30ĸ37ŎŵǞ39ƃ43ſ49ƨ72ǩ
~<if>	39 -18ĺ-17X-13ŗǉ-12TŉƖƷǌǪ-11ŀŤ-10ŌōŐř-9ĽŨŰǇ-8jAŇŕƳƴǀ-7dgkLUńŪǆǊǟ7cBźƜ8NŖǣ9GĻšǖ10HƁǅ11ŏƊƸ12Ƃ13FŢ14Ə15ňűƶǙ16rĴŝ17Wƫ18ķ19I20Yŋ21Ư22Ʋ23ŘưǛ24ƀ25Ŋ26Ɲƥ27ƬǢ28ž29Ƨ30ĸ37ŎŵǞ39ƃ43ſ49ƨ72ǩ
~<il	90 17C20ƾǃ
~<ill	90 17C20ƾǃ
~<im	73 -13Ǫ-8Ŏ12ō13ǣ14ǖ15Ʋ17Ň18ƌ23ľ24Ũ27Ş
~<imp	74 -7Ŏ13ōǣ14ǖ15Ʋ17Ň18ƌ24ľ28Ş
~<in	28 -20wƮ-19ZƓ-18Ǡ-16aĺŝ-14o-13pŢŶǅǈ-12DŨź-11FPĿŞƨ-10ōŬǧ-9cxŔŗťƅǄ-8ŉśƋƗƝơƱ-7kĸŒƒǝ7ūƴǀǥ8izQŎŧŷŹƊƔƢǓ9AŰŲƩƺƼƽǦ10ĽŇŐşšƄưƷǌǎǞ11WĻŪŻƉƟƲǟǢ12mĵųƪƭ13dGŁŅűƶ14sEľņƿǣ15NŠƏƛƥ16ǒ17ŽƌƍƳƹ18vŖƤǤ19qĹƜ20lŃǔ21ķƧǨ22nƑ23RS24ŚǑ25ǆǍ26ţů27ƾ28ŤƎƦǐ29ǋ31ż32Yƃ33ĶǊ34ƞ35ƫ36T38C40ŏ55Ƙ57ǘ
~<in>	32 -31Ʈ-24ĺŗ-22Ŕ-21Œ-20w-18ŝ-17axǠǦ-16ž-15ZŞǄ-14ŢƢƨǅ-13őƔƙƯ-12pœ-11oDźƖǈǙ-10ŊŐśƁƩƵǇ-9FPōŶǕǪ-8ŨƀƓƕƗƝƻǧ-7ĿłşƆ7jNĴƉǁ8yKĹŵŻƜǃǟ9MĽŇŎƌ10Xńŷ11dĻŜƃƷ12AŅƊƎƸƺǀǔ13iGŌšǉ14sŹƤƶ15ŧƲƽǨ16ĵľƟƧǌ17mQƥǢ18Eųƿ19űƛ20ķŖţƑ21SƍƳǎ22ƏǑ23vŽƫ25lǍǒ26qRTŃ27Śů28Ť29Ʀ31ƹ32ǆ33n35Ķżƾ36Ǌǐ37ǋ44Y47C48ƞǘ49Ƙ
~<inc	60 -10ǈ-7ŧ7j8ƭǄǕ9uƁ10ơǇǤ11s13Ǌ15ƻ21Ŕ22Ưư24ŏ25œ29Ǟ38T
~<ind	85 -7Ə11z13ƑƧ14ǌ17ǒ
~<inf	73 -16ƶ-11ŧ8ļ14ĽŔ15Ŋ17ń19Ż20Ļ24x37ǘ
~<inj	72 -7ż8Ǜ9ŗ30Ǥ40ƃ49ž
~<ins	43 -18ƹ-15Ɠ-14ǎ-13ǐ-11ƞ-10iǒ-9ƅ-8QZńŬŭ-7Ļƈǌ7KŖŞƉƤǑ8ĺƮƶƼ9rőƁƦ10Ŧƀƙƫǅ11ŘƧ12ĹƭƴǍǪ13ŲǨ14ţŰ15ľŁƖ16ŗǩ17šƄ18ņŪƪ19WƵǔ21ƃƢ23Œ27Ǔ30Ʃ33Ɣ35Ǝ37ǣ39şǦ41Ő42ŏ
~<int	64 -18Ǫ-13X-10ťǆ-9ŁƲ-8ǌ-7JŌ7HĹƢ8izGŎ9ǘ10BRƀ11ůƕ12dĶłŅŊŤſ13Ǟ14gŇ15Ǥ16ǟ17ż21ƫ24NƜ25ƌ29Š32S
~<inv	69 8ż12Ł13fǣ14Ǫ16Ǚ17ǖ18ķƘ22ƞ23ǐ
~<ir	86 -8œ9ƣ55Ķ
~<ira	88 -8œ57Ķ
~<is	23 -25Ũ-23Š-18ƹ-17Ƹ-15cňŦǙ-14S-13Ť-12Ɲ-11š-10ĺ-9ţƞƭ-8ņǓǛ-7ĽœƤƮƺǒ7HşũƏ8rzķĿřŵƘǂǚǣǩ9ŅƐ10lXųƑƽǕ11CFKLŖſƀƧǝǞ12EĶŉŗŝŸƍưƿǗǤ13fuAƕƢǟ14Iĵūŷƚƨ15nŕŞƙǈ16ľžƒ17ƣƬ18ơƲǆǦ19JűźƉ20hNQYƠ21aTƦǉ22ōƅƆ23sŐ24DǇ25qvyPŁǘ26pŃŒŶƁƪƳ27Ŵ28jŪǌ30ůƔƩƷǄ31Ŭ32ƇƊ33RĹ34ǃǜ39Ǡ40iǪ41o43ŀǎ44U46x50t
~<is>	23 -25Ũ-23Š-21ƹ-17Ƹ-15cňŦǙ-14S-13Ť-12Ɲ-10ĺš-9ţƞƭ-8ņǓǛ-7ĽœƤƮƺǒ7HşũƏ8rzķřŵƘǂǚǣǩ9ĿŅƐ10lXųƑƽǕ11CFKLŖſƀƧǞ12EĶŉŝƍưƿǗǝǤ13fuAŗƕ14ĵūŷƚƢƨǟ15nIŕŞƙǈ16ľžƒ17ƣƬ18ơƲǆǦ19JűźƉ20hNQYƠ21aTƦǉ22ōƅƆ23sŐ24DǇ25qvyPŁǘ26pŃŒŶƁƪƳ27Ŵ28jŪǌ30ůƔƩƷǄ31Ŭ32ƇƊǃ33RĹ34ǜ39Ǡ40iǪ41o43ŀǎ44U46x50t
~<iss	82 7ǃ9ƶ11ƹ35Ÿ
~<it	28 -29Ĺ-24Ņ-23ǒ-19lMǉ-18ŹƸ-17pĸƩǑ-16LZŞǗ-15cqvŷǕǪ-14gtşǅ-13ŝƧƹ-12xyGǞ-11Ƥǣ-10zŢƥƿǏǚǡ-9aOXŻƃƻǖ-8Yƞǃǝ-7hoCHǍǔ7RţŽƏǈǐ8DſơǦǨ9iŜšƁƌ10sŐŘƄ11ĿūƙǙ12ĵŸƑƼ13Jƈư14FŋŦƗǟ15AŴ17ŲƂƣƾ18nPŠƽ19ŎřƊƠ20ŁŊť21ĺ22bŮƎ23ƀƚǇǠ24Ś25łǎ26Ɖǘ27Ʈ28Ň29ŃŬ30ŤƔ31Ŕ32BŒƇ33Ũǆ34ŌŕƬ35Ĵƨ36ŧ38UƟ39śŰ40ŀųƆƓ41Ǆ42ŗ43j44ƪ46ũŭƅƫ47r48Ŗ49œƶ53Ŷ67ű
~<it>	28 -29Ĺ-24Ņ-23ǒ-19lMǉ-18ŹƸ-17pĸƩǑ-16LZŞǗ-15qvŷǕ-14ctCşǪ-13gŝƧǅ-12xyGƹ-11ƤǞ-10zŢƥƿǏǡ-9aXŻƃǖǚǣ-8OYƞƻǃǝ-7hoHƙǍǔ7RţŽƏǈǐ8DſǦǨ9iŜšƁƌơ10sŐŘƄ11ĿūǙ12ĵŸƑƼ13Jƈư14FŋŦƗǟ15AŴ17ŲƂƎƣƾ18nPŠƽ19ŎřƊƠ20ŁŊť21ĺ22ŮƔ23bƚǇǠ24Śƀ25ǎ26łƉǘ27Ʈ28Ň29Ń30ŤŬ31Ŕ32BƇ33Œǆ34ŌŕŨƬ35Ĵƨ36ŧ38UƟ39śŰ40ŀųƆƓ41Ǆ44jƪ46ŗũŭƅƫ47r49œŖƶ54Ŷ67ű
~<ite	90 -11Ƙ17Ǝ48ƙ
~<its	83 -8ķ10ƙ16Ĵ19C23Ɣ
~<ja	86 9w14ūƍ15a23Y
~<je	70 -15ŷ8lŦ14Ɵ15Ŭų18Ū19Ŷ36ƙ
~<jee	86 -18ŷ11Ŧ19Ŭ20ų23Ū
~<jew	73 38ƙ
~<jo	54 -18G-11HŗƝ-10Q-9źǐ-8ŮƯ-7rŌŞŤŪƄ7AǢ8ň9sǁ10Ǖ11ţǎ12Ķƞ13őƧƩ14ƭ15Rŭǅ16u17ůǒǪ18Ǩ19ǔ21Ǥ33Ǒ34ǉ36q37ƨ47S48UVW56P
~<job	55 -18G-11HŗƝ-10Q-9źǐ-8ŮƯ-7ŞŤƄ7ŭƸǢ8ň9ǁ10Ǖ12Ķţƞ13Ʃ14Ƨ15Rƭ16uǅ18ǒ19ůǔǨ21Ǥ34Ǒ35ǉ38qƨ49SUVW57P
~<joi	83 11Ŏ19ǎ26ő27s
~<ju	47 -15ŗƕ-14Ǒ-13Ǣ-11ł-10Fĺōų-9qƨǐ-8ŎŚŨ-7BOľŞűƅƐƟǅǆ7GZŌśşŸƮǘǛ8fmrUżƹ9deŁƘ10sŊǚ11hƧǉ12Sŏƣ13C14aƍ15uKŇŭƢƼ16ǒ18Ŗ19Ū20œ23Š24nǌ27ķ28Ļ29ƀ30Ţŷǁ31Ĺ32ǈ37Ŕ
~<jud	85 9šǀ14c22ķ
~<jum	76 -12Ǫ-10Ŧ10ƍ28Ŕ37œ38ǁ46Ţ
~<jun	85 7Ź10G17w18a
~<jus	48 -14ŗƕǑ-13Ǣ-10Fōų-9łƨǐ-8qĺŚ-7ŞŨƅƐƟǆ7ķŌśşƇǘǨ8ZŸƍƹǛ9dfrUŁƮ10esƘǚ11Ŋ12hŇƣƧǉ13Sŏ14C15ŭ16uKƢƼǒ19Ŗ20Ū21Ŕ24Š25nǌ29Ļ30ƀ31ŷ32Ĺ33ǈ
~<ka	88 10w22Ʀ29b
~<ke	51 -12n-10e-9Ƨ-8ǣ-7RŏŘŭǌǕ7vQũūǚ8WŽǓǪ9UŉűƯ10xſƀ11tPŀ12şǠ13Ŀ14ŚŢƊ15Ǟ19ōų20Y21o22ǐ25ƨ26Ɨ27Ƹ32ŝ36ƶ43Ʀ45ǘ47Ű62ǩ
~<kee	54 -12Ŷƃ-10e-9Ź-8n-7RŘŭ7ƞƷǡ8cŋũūǚ9WŽǓ10U11xĿŉƀǪ12tP13Ǡ14ŀşſ15Y16ŚŢƊƯ17Ǟ19ǩ20Ʀ21ŝ22o24ōŰǐ26ƨ29Ƹ31ǘ38ƶ
~<kep	74 -7Ư9YŶ17ƃ18ŝ23ǘ34Ʀ36Ű
~<key	71 -8Ƨ-7ǣ9Ń11v30ų39Ɨ61ǩ
~<ki	47 -20ǜ-16ƈ-12tƫ-11ōƅ-10jųǀ-9zķť-8csĹƨ-7mFHZĸŚŜŝţǄǊ7ŊǞ8Ũ9XűŶ10ƛ11ŤǇ12MŏƇƉƬ13hŘŧŪƱ14ĺ15iƏ16ƤƮ17qź19lƷǕ20Ɲƺ21v22Ʋ23w25nƋư26ƍ28ƌ29Ƴ30y33ƪ38ǅ44u49xŹ
~<kic	81 10iĺ11Ō14ƺ15ŕ16Ļ30Ř
~<kid	56 -20ų-12ō-8tzķ-7mŢǪ7qN9ľƙ12ź14Ũ18Ƨ20ƬƮ22Ƴ24Ʒ25l27Ɲ28vƲ29w33nƍ34ư39y45x56u61Ź
~<kin	55 -34ǜ-18Ƨ-17ƈ-13ƫ-9ųƅǀ-8ť-7j7YŮŴƹ8RǦ9bź10ŊŖ12ĺƏƱ13qxűƛƳ14iXǇ15ŤƇƉƺǪ17hŏ18ŧ21ŪƤ25Ǖ32Ƌǅ40ƪ
~<kit	71 -7Ǌ8Lł9Ə10ǉ12Ɵ14Ǟ16ǜ20ǅ24M47ƌ
~<kn	51 -12Ǖ-11Ŏ-9Ĺĺſ-8XƯƼ-7ŊŌƘ7TƜǤ8OĻĽƍƑƸ9GRŲ10Ĵņţƈ11h12cƀƏ13wŜ14rĵňŒŔƌ15źƪ16ŰƋƔƴ17Ņƨ19ōǄ20t22f23A27Ǫ30ƹ41ŉ45Ŗ
~<kne	88 15ƹ38t
~<kno	51 -12Ǖ-11Ŏ-9Ĺĺſ-8XƯƼ-7ŊŌƘ7TƜǤ8OĻƍƑƸ9GRĽŲ10Ĵņţƈ11h12cƀ13wŜƏ14ĵňŒŔƌ15rźƪ16ŰƋƔƴ17Ņƨ19ōǄ21ƹ22f23A28Ǫ41ŉ45Ŗ
~<l>	84 -27ŗ-7Ƃ13Ǆ25Ǣ64b
~<la	41 -23Ť-17Œ-14Ũũ-13Sŗ-12vľƁ-11dĺŕƄǀ-10ƴ-9psļŮƕǣ-8qŀŃƘǞ-7rCKLPRXŸƓƾǁǄǆ7AĹƂƔƝ8JĿűſƮ9etŔƚƻ10k11FťŻƋǃ12Ɔƞ13ǊǏ14oE15Dǧ16ł17abţƈƛ18cƢƨƳǅǜǟ19żǐ20ŇŖŵƺǩ21ņ23Ʊ25Ǫ27ǋǍ28ƹ29ĵǚ30œǝ35Ŝ36š39Ǥ41ķ49ƿ
~<lab	83 -10Ś8k13ƺǝ15h16ƿ17Ƽ22ť
~<lad	75 -11ƃ8c9ŵ10ǂ11ŧ14tƎ15Ŝǅ16o17ǉ24Ǥ28Ɲ
~<lai	82 -9q14ƃ15ŵ16B20ƨ21ǩ27Ň
~<lak	80 -10F8Ɲ11ķŜ19Ơ21k24g30ƚ
~<lan	63 -13Ƅ-11Ɓ-7C8ň10ĸ11Gƥ13Š15JŦ17Iơ19ŇǪ21ǅ29F32Ƣ33D34ķ45Ǎ
~<lap	76 -9ǐ12ǘ13Ś17ƞ48š
~<lar	85 -12ǘ22Ǖ34Ɔ
~<las	46 -14Ť-13ũ-11Š-10dľŒŦŧ-9vIŕŨƠǀ-8GŮƝǣ-7BLĺŃňŷǂǉ7oyWƙƞƬ8ĽŬŻƷƽǃ9iŁ10ƒǧ11eĹłŵƪ12űǙ13ŔƳƻǩ14ţſƋ15šż16ƺ17EƱǊ19c21ƛ22ƹǤ23Ŝǜ24abĵƈǟ25ǐǚ29ņŖ33ǋ37œ38ƿ
~<lat	70 -15ƽ-11Ť-8S7Ƒ8UĺƔǃǖ10ŻƮ11ǚ12ż13Ǥ14ĵţŲǠ15ƿ16N17ƹǝ20Ǐ
~<law	68 -8Ł7ĿǪ8ŷ9ư10zƂ11Ǣ12Bǧ13nQŅ14ł20A26Ƴ30ǝ32ķ
~<lay	81 9ǧ11ƥ13VƉ14ƨ18Ŀ19Ʊ
~<le	43 -24ǎ-19Ǫ-18ś-13nŖ-12ňƲ-11ǉ-9TļŏŐŜţŵŶƘƤư-8vœşűŲżƩǕ-7PłŝŭƈƌƯƾǞ7OŰƞ8AKƊƠ9xVƮǄ10mŋōŤŮ11ŉŔŹǇǐ12Şƀ13ƕƫ14zƆ15Ž16ĽŪų17řũ18ƴ19Ŋ20ĻƏ21FƖ22Ɖ23h24Ƅ27b28ƣƥ29ƨǝ30ǌ34Ƣ35Ɯ43Ţ52Ǎ61Ʒ73Ŭ
~<lea	49 -22ǎ-14ś-12ŝƝ-11ŐƤ-10ŕƈ-9Tľ-7nSŔŶǉǔ7yũ8uĹƂơ9ĺŇŻƦǝ10Ƭ11ŊŹƭ12ĻŰ13zVĿƠ14AƏ15ŉǐ17Ť18ŗƴ26F27Ɖƨ36ǌ37Ɯƣ39Ʒ41ƥ42Ƣ43Ţ56ŬǍ
~<lef	69 -10ŀ-9Ǫ8ĸƴ9ķ10Ŗ12Ķ13ƨ14ō15Ţ16ŕ20Zŝ26Ʒ28Ŭƕ
~<leg	73 -8ŗ-7nƥ8fŷƀ9ƺ11ƃ12ŋ14žƳ23Ǆ24Ǉ30Ʒ51h
~<len	69 -12Ŗ-7ǝ8S10ƚ17Ʈ24Ŭ26Ƅ27ų58Ɩ
~<les	77 -12Ɩ-9Ǌ-7ŦŲ12ƓƧǈ15S17ƞ21Ņ22ƫ24ľ26Ů37ũ
~<let	58 -12Ǫ-10sļŝ-9Ŗ-8ň-7eƤ7irŘ8Łš9ĵƝ10NŃƑ11ƫƿ12OƄƶ13Ə14aŪ15Ŏ16ĻŊ17xKŚ23Ş24Ž25ř26Ŕ27Ľ35ǝ42b
~<lev	72 -9Ʋ8ūǍ11Ƥ16ƪ18m21Ɗ28Ɔ
~<li	34 -24ų-21ǌ-17Ŏ-16J-15ŒŢ-14ŤŴ-13ǆǑ-12ĸŏ-11ĹřǇǈ-10pňśŰƗǄǒǚǡ-9QŪƈƦǕ-8NōŞǃǓǞǟǠ-7MZŐŚźƍƲƴǖǝǤ7gIŃŊŲưƼǋ8CRŠƠơƬƶǜǣ9aĶņƀ11hrDǁǔǪ12dEĻŉƆƷǘ13lSƯ14ł15iqYūżƂƑƩƫ16ƻ17ŝşŨƅƏƙ18vGKĿŋ19uƨ20ŇƒǎǢ21žƵ22ĴŌƪ23Ƹ24F26UƮǍ28ĺ30P31Ɵ32x33z36ŗ37ŷ38Ŭ39wŸƧ40n43ǀ
~<lia	59 7ſ8Ǧ10ǜ11ŗ14Ƣ16Ǜ19Ǎ22Ƃ28ƀ35Ǣ41ž
~<lic	59 -8ŕ8ǜǩ11ƻ12o14Ƅ16ǁ17dū19a29Ź40ŷ63Ÿ
~<lie	80 -13Ŵ-11ǩ11Š47Ŀ61Ŭ
~<lif	55 -17ŏ-16U-15q-14Ż-12ľ-10ŗ-8ŐŚ7lƲ8ǉ10Sű11ŵ12mŨ19ĺş23iƭ25ƶ32ƫǀ33Ƹ37Ʈ38Ƶ43Ʃ48ƪ54ƨ66Ƨ
~<lig	79 -13Ŷ-8ţ7D8š11ĺ15Ō17ż20Ư22U37Ż
~<lik	43 -17Ǒ-16J-12Ŏ-11ľŤ-10ƧƲ-9qŁƤǟ-8PśƜǅǡ-7ĹĿƗƣƩƪǣ7yœƌǘ8aŷƾ9ƂơǗ10rADşţŬ11ƙƮ12Ũ13gvņŋŦŧƁƅ14łŮƑ15jtűǪ16RYŀŌǎ17őƻ18xž19ŃŲ21ŉƷ22ĴŶ23Ļ25ǀ26K31Ň37Uŝ38Ɵ
~<lim	59 -10Ƙ-9Ƣ9Ɣ10Ɛ11y13Ǎ14Š18ǧ24ƒ26ǔ28ǣ32Ǣ55ŗ
~<lin	62 -9œ-8ƶ-7Ń7ņ8E9wǙ10Vǟ11Xǋ12ŕƬ13Ƹ14ĴŁŚ15Ɯ16aS17ǅ18Iłŋ19Ō21s24P26ƕ32q
~<liq	88 -13Ÿ-10Ǣ12Y14ǀ47ǜ
~<lis	61 -15ų-7Ÿ7PƬǦ8AƆ9Ƣ11şƝ12Ǚ13ƅ14n15ĺǐǘ16ńƓ17o18Ə19ƼǑ21ŬǍǪ24Ƙƙ27ľŷ
~<lit	59 -7Ƥ7cgqĿņ8dlIļŐƺƼ9ĶĺūƟ10YƏ11zŽ13ż15œƧ17ŅŊ19v21ư23u27w28x
~<liv	56 -18ǌ-16ų-14Ǫ-12V-11Őŝ-10Ÿƨ-8YŵƧ-7TĸŒşƪ7EŜƑ8ƃƛơ9ƅ10SƆ12Ƴ13D14ŷǎ15uķ16l18q19hĶƥ21ƣ22HƠ23Ƥ25Ư27Ɵ30Ƹ31C36P39F40G46z74n
~<ll	79 15Ǒ21Ǆ49Ǉ
~<llc	79 15Ǒ21Ǆ49Ǉ
~<lo	39 -30ŭ-15P-14Ɨǉ-13Ɔƞ-12nxŏƜǈ-11œű-10hŠƣ-9auWņōŖŞŲƷ-8qFļŔşƓƧƾǎ-7bmĴŊŒŪųŴźžƔƵǀǊǒǜ7kŧſƍƐƤưƻ8vJĺĻŤŦƭǚǪ9fRŕƃƊǋ10HŸƇƉ11sřƨ12ŃšŬ13ĵňŐūŶƕ14zŮ15SŇŎŜŝů16Ĺǟ17ŰǕǠ18ƑƲ20GĿŢƥ21Ɵ22ǙǞ23Ʀ24ŅŚƒƖƝƮ25O26ţť27ǌ28ķ29Zǆ30l31Ư35ƫ36ľ40Ơ44ő51ƴ
~<loa	58 -17Ƅ-8Ɔ13k16Ɓ19Ư26ƕ32Ʋ39Ŭ45Ɩ57Z59ƫ
~<loc	65 -15Ɗ-7ǎ8Ŝ9CŎ10Ő11Ǖ13Q15Ō16ǟ17ľŰ18ƍ19ƤǏ28l31Ǚ45ǌ46Ʀ
~<log	81 16Ƈ20Ś24Ő26ƑǙ
~<lon	53 -22ŭ-14Š-13Ŭ-11Ʒ-10Ő-8V-7pŨǠ7YĿŀŝƄ8Ǫ9vƈ10ŵ11H12iŮ13f14Ɛ15řƯ17lūŸ19ŕ24šŧ26ť28ů29S30ƠǞ35ƥ36G39OƮ45ǆ51ő
~<loo	54 -19ƈ-15Ǫ-11ŧ-10ŭ-9ť-8gŌƴ-7œ7fŨŵƗ8yXĻŁŖŶ9p10JƬǚ11ĽłƸ12ĿƑ14Rĵ15jH16Š17ľ18ſƉ19ǋ20ƭǟ21Ńư23sĹŜ24Ň25zń26ĺ27Ś
~<lor	88 11kv16Ĺ
~<los	59 -21Ɨ-13t-9ŗ-8ż-7ƥǊ7ǚ8IŝƩ9ũ10YƊ11őŧƻǞ12Ŀǔ13ƃ14Ť15Ř17ŨǕǪ23Ŧ30ķťƨ39ň51ţ94ƴ
~<lot	66 -8Uƅ7ŮƄ8ż9tRŻƈƚƛƢ10ĿƇǠ11Ǘ12ŇŐ13Ť21Ű29Ơ32ķ34Ɲ40ƒ
~<lov	67 -10P-8Ş-7Ķƞ7rǅ8ƊƙƷǄǪ9Ǖ10lŝƒ11tǌ13ż14M21ƅ24U27Ŷ34Ǡ52Ɵ
~<low	68 -14ŧ-11ń-10xŖ8ĵƻ10cŮ11ƃǪ14Ļŗ15ƚ24Ŏ27Ɗ28Ƙ36ľ54Ņ
~<loy	82 -8Ŀǈ11ǘ32ő49Ţ
~<ls	90 59b
~<ls>	90 59b
~<lu	74 9P10ŌƱ11Oţ14LĽ15NŹ18Ɣ26ǖ29o
~<luc	84 7ƕ12P13ţ17Ź33o
~<lum	85 21Ɣ30ǖ
~<lun	85 11Ʊ12OŌ17LĽ19N
~<ly	90 38Ų
~<lyf	90 38Ų
~<m>	83 20ſ34L47b
~<ma	37 -20Ǌ-19œ-18i-17Ǚ-16J-14ő-13t-12ŒũǠ-11kŧƸǟ-10ŖŦűǜ-9dyQRřŤƘƼ-8NĿžſƒƙƨƷǄ-7gCLśŽưƶ7xOŸżƗǝ8zŋƋƎƓ9YļŃņƍƕǎǓ10EƆƮƲǖ11GKĶłńů12ŔŨŬǉǏǘ13aoTƜǛǤ14hĹŠŢŲ15ĺǀǞǩ16Ɖ17VľƊǕ18ŴƬƺǍǒ19ŕ22uųƴ23nǐ24c25Ū26Ŏ29Ƈ31Ǫ32f33ǈ34Ƣ38Ư40ǅ41D44ǌ
~<mac	70 -14Ǎ-9Ŀ8Ɯ9Ǘ11ƽ13l29ǣ30Ǟ56ǐ
~<mad	60 -17ƈ-12Ƽ-9Ň-8p7Ǉ8ņƿ9rƾ12ƟǪ13Ń15ĹƌƬ17xǝ19Ŷǎ20Ɖ22Ŕ24Ũ31ŠƇ39ĺ
~<mai	64 -34J-12P-10ŷ-8ŗŵ-7Ǫ8ŚŜ9ĸǌ12ŞǗ13UĴƊǞ15ŭ16ǖ18Ľ19ľ22E25ļ26Ɯ28ų29K36ǅ73D
~<mak	54 -18œ-15ŭ-9ŮǊ-8a-7Ĵ7sŃ8XŐǕǞ10ŌƎǑ11Ə12qZŇǓ13PŲǁǪ14Ţ15xŀŪ16ƞ17ců18ĻƯ19Ǜ20ƴǅ21Ł22ň26TŬƢ27ł30Ǎ34Ŏ
~<mal	84 8Ǜ15a17ǌ19Ŵ21ǎ
~<mam	85 8ƾ9T14aƥƩ30z
~<man	46 -18ǎ-17Ǌ-12x-11ǣ-10iƧ-8ƅǠ-7QőųŶƌǗ7OƠǍ8ţƣ9S10Ų11ƇƗƮǀ12Ŵŵƈƪ13cƋ14ŷƴǅ15ŸǪ16ŮůŻżƆƊƺǉǤ17ƕǕ18G19V20ńŕǏ21ǘ23hǩ24ŪƤ29nǒ31Ƣ32u34Ư43ǌ47ǈ
~<map	90 10D21Ű
~<mar	65 -9ő-7ǣǪ7r8ĶƔ9Ŕƍǉ11q12Y13ŭƺ16Ʀǀ17Ţ19F23HƬ25Ɠ34o59f
~<mas	88 9ǎ17m
~<mat	69 -13Ǫ7ŝƮ8wzAƃ9Yť11Ř12Vōƅǖ15c20Ɖ22ų23Ķ24W26ľ
~<max	88 -16ř21Ǫ52ŗ
~<may	68 -13Ż-12Ǚ-9i-7m7Řƿ10Ź11cƧ12Jŕ14ŋƍ15aĹ16ƲǪ17Ư22Ŋ
~<me	36 -16B-13Gƚ-10wǔ-9JŲƪǄǑ-8pźŻƔǊǠ-7rvŌŘţŬƬ7uEĿŗťƆƛơƮƱ8QŃǍǐ9LłŋżƂ10ŢǗ11U12eƵ13hPŀƴ14Ŧ15cū16l17ĽƉ18Z20i21d22ń23řŪ24bŉŊǃǅ25nĹǉ26Oǜ35Mōƃ36Ť38ļś40Ŏ41Ǫ50Ƽ52ň
~<me>	37 -15B-12Gƚ-9wĺǔ-8pJƔ-7WƪǠ7kMŅŚűŹƆƊƦƫǇǜǟǨ8iEĽņŋœƛƢƩƮƱ9sĿřƂơƴǍ10uŃŦ11LłǐǗ12ŢżƵ13eUŗ15ń16ŀōū17cP18lǉ20Ǫ21Z22dO23nĹ25Ū26Ŋ27b28ŉǅ38ŎŤ40ļś47ň
~<mea	69 -12Ň-9Ǒ-8Œ7ƀƈƜ8ťŵƻ9őƏ15Ǫ16ĺ17Ž18ň25ư27ǜ38ō
~<med	66 -12h-11ž-8Ǌ8f10ƾ13Qƽ14ǘ18W43ǃ68Ƽ69ƃ
~<mee	74 -7ƥ9a12Ƨ13O14ǚ54M
~<mem	84 -11Ś16ĽƤ21h33ř
~<men	79 12nA13hXƾ15Ŗż19ń24Ǫ26ǜ
~<mes	78 9h10Ĺƴ13ŝǌ15Ŧ19ť24K27i
~<met	75 9Ŏ16ǎ18ƶ25Ƽ30Ɖ
~<mi	48 -16Ő-12Ǖ-11Tǈ-10Ū-9Bř-8ĶŒŤƈ-7gIŇŢţǟ7DķźơƼǃ8tĵĻǨ9Ś10hŗǑǖ11rłŨǚ12H13X14ŴƷ15MńƉ16Ŀǐ17ŝ18i19ŎŞšƭ21xƐ22śǛ24Ŋž25wNǂ28a32Ǐ34ō41ů49O58Ů
~<mid	77 10L16a18i21N39Ǐ
~<mig	81 -8ř9Ɲ10ş12o18yōǏ29H
~<mil	62 -10ǈ-8Ū9U11Q12Ǫ13Dź14Ƽ15Ǒ17ǖ21Ŵ29Ɛ50ů79Ů
~<min	55 -8Ő-7ŤǕ7ůƥ8rZŜǡǪ9PŃơư10iĽǨ11ķŌű12Ļ13Ś14ŗ15łŨ16XŎ17N19ńƷ22MĿ25ǂ27ś28ƭ29ž30Ŋ58O
~<mir	77 17u31x45w
~<mis	68 -14Ǫ-10Ő-9ƈ-8U8rŎ9pĹ10Ǡ11sŁ12ĵƸǃ15t19Ɖǚ21Ş25a30ŝǛ32š46ō
~<mo	37 -24Ť-16jŜ-14sx-13űƔƝǍ-12Ǒ-11cMŁśǟ-10SǆǉǏ-9QķŠţŬǘ-8lwŚŞƨƩƭ-7bBKWŊƅƛƼǠ7dŌƪƷƸ8uIŗŝŽ9gőǊ10ňŧůƏƫ11ŕžƴ12LVƙƬ13FĺŏŵŸ14iNĹƳ15Ůǋ16rŃǕ17XœƟ18YŀƖǪ19AŐŪ20TŲ21ť22ƾ24nǅ26ōơǞǤ27ĴŒƥ29Ţ30G34Zƕ35Hľ38Ŀ39Ư47y63z
~<mob	88 11C15Ƹ28I
~<mod	71 19Ǫ32Ū61Ǥ
~<mom	67 -10ŗų-8Ũ8Ʊ9ư10ƥ11Ź12qŵ14ƾ21ŷ25ƴ29Ő32ŏ37N66z
~<mon	47 -18Ť-15Ŝ-12ŭ-11Ǖ-10Ƙ-8Şŷ-7Łŗư7rzƗ8GĹǙ9ĸƞƲǡ10Ǌǩ11ĶǋǛ12ŀŘšƬǗ13ƃƌ14dĿƷ15u16ŽƏ17ť18AŅŧ22ŕ23ƥ26Y28X29ZŲ32T34ƕ36ơǞ40Ĵ42Ư43Œ
~<mor	51 -15u-12jx-11Ɣ-10sǍ-9ŗŘų-8HSǆ-7ķűƝ7Ɓƾǀǚ8ZĻŵŷ9AJŨ10ŕǧ11ƫƻǥ12ŃƯ13rőǅ14Ŧǂ15Fũ16g17ľ18iYň19ů20Ŀ22ž25V26L31œƖ36ƕ40y42ō
~<mos	58 -8ŦŲ-7ŀƌ7Ŗ8Ƨ9ķĺ11YĹƘ12Ů13Xŭ14ƙǅ15ŝŸ16Ƴǋ17ų22Ǫ31Ŀ33ľ37Ǖ38ŗ
~<mot	63 -10Ǒ10ƥƬ11nĿŻ12şƳ16Ūǁ21ſƾ53z
~<mou	86 10r11k12ň15ļ20ŝ23u
~<mov	62 -12ś-9Ť-8ŨǏ-7k8Ń9ŒƈǪ10ĵ11ť12ƥ15Ő18ĺ21ŌƸ27ŀ37n39yƟ43G46Ţ76H
~<mr	86 30a40f
~<mrs	88 13a41f
~<mu	44 -23Ƃ-20W-18Ĵ-13ǅ-12ŧ-11ŏŵ-10ŇŤ-9ƅƟƮ-8iťŭǠ-7tvŠŲƪǘ7zŕŰŶǕ8Ɗ9qZŬƌǍ10ǔ11ňűƕ12ŘƙƞƷ13ŨƸ14ĶŐƲǜ15OųƔǢǣ17ǧ19ſ20ơƫǊ21ƃ22Ŀ23YƘ24ǋ25Tƨ26Xķ27ŅƧǐ28Ʃ29Ů33ƓǪ34ŗ36Ŧ39ƭ40œ46Œ
~<muc	45 -24Ƃ-20W-18Ĵ-11ŏŵ-10ŧ-9ŤƟƮ-8ŭƅǠ-7tvƪ7zŕųžƦ8Ɗ9qŬ10ZƌǍǔ11ű12ŘƕƷ13ƙƞƸǪ14Ʋǜ15ĶǢ16OƔ17ǣ18ǧ20ſǊ21ơƫ22ƃ24YĿƘ25ǋ26Tƨ27Xķ28Ƨǐ29ŅƩ30Ů34Ɠ35ŗ38Ŧ40ƭ41œ48Œ
~<mus	79 -15ǅ-10Ň8ŝ10Ǖ11cx13Ű15ų20Ŷ35Ũ36Ǫ
~<my	56 -8ƴ-7sŊŞ7oUŀǀǡ8ƓǟǠ9QśƼ10ĿńƱ11ňŻ12ŮǗ13fkņ14bō15gj18J19M21L22Ŷ36Ľ39Ǫ43ļ
~<my>	57 -8ƴ-7sŊŞ7oUŀŤǀǡ8ŻƓǟ9śǠ10QĿń11ňƱ12ŮǗ14bfņŶ15jō18J19M22L37Ľ41Ǫ44ļ
~<mys	84 8Ǜ9Ž11Ŷ16Ƽ20g
~<n>	83 -8Ū10Ǉ22wū49b
~<na	49 -21Ǫ-13ņ-11p-10s-9ŒƉ-8JŚƤƸǌǦ-7vxŧǅǟ7Cǉ8őƈ9LǨ11ƿ12A13hļřƧƼ14FĽǡ15Ƣǔ16Ǒ17ų18Ɩ19ķǘ20l23Ŝ31Qư34Ő39b51Ƭ54o58a67w68Ǆ
~<nam	50 -14Ǫ-13ņ-11p-9sŒ-8JŚƤǦ-7vxŧǅǌ7Łƣ9LǉǨ12ƿ13AļƧưƼ14hř15FĽǔǡ16ƢǑ17Ő19Ɩǘ20ķ24Ŝ33Q41b53Ƭ56o59a68w70Ǆ
~<nan	88 -10Ƹ8ų13Ɲ33ư
~<nat	84 -12Ǫ-8S14Š18ő31Ő39l
~<ne	41 -18Ŗ-17Ŝ-16ƲǓ-14ƪ-13ƜǪ-12ŇŞƇƧ-11ǞǦ-10rĻňŨ-9ĸľńśŢ-8wLNWĴłƨƴǉǌǜǠ-7AXŉŊşźŽƙƯǑǩ7sEŬŸƓǀǖ8ǐ9cĿƋƌƍǊ10xŀžƬƶ11jpH12VřǍ13eķŒư14Ŷ15Ɓƥƭ16zY17iőŪƮ18ŕǁ19Ɨǂ20ĺŹ21Ɲ22SƈƐ24Ɩ25Ń26yĹ27ǆǚǨ28C30Łǎ31ǟ32Ɵ33ƚ34Ŏǧ39G41Ƅ44ƅ
~<nea	66 -9ů7ƒƝǙ11ƛƸ17Ś19ǚ23z30Ɛ31C44ƚ
~<nec	90 16Ɨ20U25j
~<nee	48 -16Ǔ-12Ƨ-11ĻǪ-9I-8VƘ-7śǗǟ7EOůŷŸƻǆ8qFŘ9ouūƁƈƍƓƝƿǐǡ10mvŵƅ11Yƥǋ12cǊ13p14sG16Ǎ17e18Ūư19ŀŃ22Ɩƭ25Ĺǂ26Ŏ33Ǩ34Ʈ40Ł45Ƅǧ
~<nei	70 -8Ŗ8ŤƓ9ƥǪ10ļƅǎ13ƚ14B15Ņ18C19Ɲ25Ɵ
~<ner	84 20ǁ31Ŀ
~<nes	88 -12Ʈ14Ķ21Y43y
~<net	84 -13Ƙ7ǖ8ƍ10ƫ12J40ķ
~<nev	69 -9ƌ-8Ş-7ŷ7cKţƶǕǝǞ8TņƵ9ŧƺ10ŝűƳǀ12ǁ15őǚ25a
~<new	57 -13Ǫ-12Ŝ-11ƪ-10Ƈ-9ǌ-8ŷǞ-7Ŧ7őŪŸžƀ8UũƼ9œŬ10jƋƖ12Ɓǖ13D14Ŕǚ15Ƙ19Ĺĺ20Œ22xƈ23Źƌ24ƶ29Ɵ30i31Ŷ32S34ǆ38G42ƅǟ
~<nex	66 -17Ʋ-10P-9a-8ĹǦ-7C8ž9pũǁ11Ǫ12ŃſǗ13Ƭ14ǟ16ŗřƗ19ĺ20kH22y23Ŏ29ŕ32V43ǎ
~<ni	57 -11W-9ŝ-7ŖŹƈƤƦ7cşƨ8iPƉƑƼ9qǄǊ10ľ11ŲǐǗ12L13F14ų15Ŷƺ16Ļŧ18UŤǀ20nƙ24ĿŰ25R26ǒ29x32j37Ɵ
~<nic	66 -13Ǐ-8ƈ-7Cƪ7oőŬ8kG9cşů10Ɖƨ11iƁǄǊ12qƫ14P16FU18Ŷ19Ɵ20ŧƺ25ƙ26j
~<nig	62 -13Ɓ-9GW-7ƤƦ7ŨǙǜǪ8ľ9Ƒ10LƼ11j12Ǘ13ǐ15ŲǏ18Ļ20ǀ21Ť23nƟ27Ű29RĿ35x
~<nin	90 -23h44ǒ
~<no	36 -21Ɯ-20Ǐ-18ş-17ųƭ-16ŝƨ-14yVķƘ-13iŔƔƷ-12ǆ-11kƛƪ-10CŎƝǄǗ-9ņƐǑ-8ƶǋǌǤ-7UYļžƇƬǎǔ7eŁƄ8ĵƥǓ9lRľŘƧǠ10nrKĴŌƓǒǩ11Ŭƹ12T13bƩƺ14uGǂ15ĹŉŗţŽƲ16gǪ17ŷƁ18ŇŖ19ĽƼ20XŃŊ21Lĺǀ22ż23v25ō26ƃ27cŐŞ28ŵƠ30ZũſǦ34sŨ36Ƶ37ŀ44N46Œ48š77ŏ
~<no>	55 -18Ŕ-12ň-10Ǫ-8Ƨ-7ŗŞŭŸ7ƒƱǅǓǥ8LWƴǢ9X10sZĽŖ14ř15lŤǈ17u18Ƅ19ƃǀ22ŇƁ23Žſ24Ńŏż26ŉ27ǂ28š34ŵ58Ƶ
~<nob	69 7sřǣ10Ťƻǀ11Łư13n14Ʈ16Ŗ21ŷ25g29Ş33Ơ
~<noi	86 -10Ɛ20Ə24Ǫ
~<non	77 7Ş8Ǧ12x13ƀ14ǃ17ƺ37š
~<nor	63 -8ĸ8ł10lǐ12jƿ14AD16Œ18R22ŭ26T
~<nos	86 11lT13Ɵ15ź17Ŋ
~<not	44 -24Ɯ-15ŝ-14ǈ-12ƨƷ-11ŤǏ-10ķŎřŜųǆ-9iY-8ĺłƘƮǟ-7pquyCNVƏƔƝƭǄǑ7mGKűƆ8gBŕƠǓǚ9dhŨźżƦƹƺ10EXĵŵƚƩƫǞ11ĽŅŇƓƵǡ12QŘƥ13cl14vŊŖ15Ŭ16ƃ17rƲ18ţ19Ţǒǩ20Ƽ23bL24š25ſ29Ǫ30Ş34Z37ŏ40ō55ŀ
~<now	48 -19ş-15ņ-14Ǫ-13Ǐ-11Ţƭ-10LWŖ-9ťƝ-8ŀƔ-7jAVŞ7ŝƼ8nľśű9FƁ10H11qĴŜ12u13PĸŚƧǀ15ŴǠ16G17Ĺň18cv19Ō25ŗ27s32ũ35Ũ37Ǧ39Ő42ĺ46ŏ57Œ64N
~<nu	50 -12Ǫ-11ŚƤ-10ő-8aGŷ-7ĶŶǉ7Ř8KƔ9ŜǕ10Š11mǈ12yľ13U14cǡ15Ş16qEPŇ17Œ19Ļļ21Ÿƭ22ƽ24ǂ25Qǘ26SXŅǩ27D28ŗ30ū35e40ř44I
~<num	51 -11Ƥ-10ŚǪ-8a-7ŷǉ7Ř9KƔ10ŜǕ11Š12ǈ13yľŒ14Ň15ǡ17E18c19CĻ20ļ22Ÿƭ24ƽ26ǘ27XŅǩ28D29ŗ31ū36e41ř46I
~<nur	75 -12ő-9G-8Ŷ9Q19m21U25q28P40ǂ42S
~<nut	83 -8Ķ9ŒŽƱ10Ɣ14t33Ş
~<o>	80 -7š9cř10ū12Ɲ33d36Ǧ55Ǜ
~<oa	84 -7Ə9ũ13Ƒ19D38ƒ
~<oak	84 -7Ə9ũ13Ƒ19D38ƒ
~<ob	90 13b22ŋ29ǂ
~<oc	76 22q28P36Ǣ
~<occ	76 22q28P36Ǣ
~<od	82 -12a-10Ʋ13Ŵ15o17m37Ů
~<odo	84 -12a15o38Ů
~<of	33 -22ǈ-17ƴ-15Ŷ-14boĹş-13VĽŎŰž-12ł-11ĶŠƙǩ-10wFŌŢŴŵƈƔƷǞ-9fŹŻżƽǏǝ-8vţůǨ-7őŖƌ7BQňŞƆƪƲƺǊ8kqEIYƝǜǤ9OĿŊŚŸƨƭ10ityzńŅņƃƑ11pŦűźŽǌǗǙ12lrKMZĸƏƥƶǁǐ13WķŘ14UŭųƠƮǟ15NƋƕ16sSŋƤƾ17xCŐūŬƖ18e19uĴľŁŜŲƛǀ20ś21jŪƇƦƳ22ť23Ƣ24Ǔ25ŗ26gƂƞ28ƉǕ30R39Ň40ǉ41ǅ
~<of>	36 -15łŵƴ-14oǪ-13bǈ-12şůŰŶ-11VĹŎ-10IĶĽŌŹ-9fwŠšžƈƌƔƙ-8cŏſǞǢ-7vLţżƽǛǨ7aķũŸƏƜƨƯǙ8ĵŚƣǁǄǇǍǠ9NŤŧƺ10AHZŃňŘūųƆƛƪ11lY12tEQĿƲǌǤ13ņǀ14eipzŊřŜ15sĸťűƤǐǗ16rƞƢƥ17jĴƮƶ18gKƾ19SśŦƋǟ20Ū21C22xŐƳ23ŗƂƦ24ǉǓ25ľƇ32Ɖ33Ǖ35ǅ36Ň
~<off	49 -15ǈ-14ǝ-12ǩ-11Ư-10ľƜ-9ŢŦǏǠ-8KŃŖƟ-7FŉŠƲƷ7jśŞŭŲƂƦ8ŵƏƗƠǔ9eNƨƭƿ10ŗŜ11ĴķŀŇŽǅǜ12ńǪ13šťūǌ14gǋ15kUŅƛƞǛ17OWƓǉ18BƖ19Ƣ20ƕǤ21uyź22ĺŋ23Ł24MŬ25I39R
~<oft	70 -19Ǒ-8Ʀ-7ǜ7ƿ8ŜŹ11Ƒ12ǁ14ų15Ɲǚ18ǀ19Ų21ŭ22Ơ
~<oh	61 -14Ǫ-9Rŭǩ-8Ŕť-7ŷƝ7gńŜŪƉƏ8atNŐœůż9ũƈƟǄ10PŮŹź11EWĿƞ12ŲŶ14ōƙ15Gš17U18Q21lǗ28Ť
~<oh>	61 -10Ǫ-9Rŭǩ-8Ŕť-7ŷƝ7gńŜŪƉ8atNŐœůżƏ9ũƈƟǄ10dPŮŹ11EWĿƞ12Ų13Ŷ14ōƙ15Gš17U18Q21Ǘ28Ť
~<ohi	88 -13d18ź26l
~<ok	47 -12ũ-11j-10ƞǗ-9QĻƷ-8RŲ-7ŖśŬ7TĹľŽǇǘ8UŁŢťŧżƵ9ŃŜŷƉƪƬǓ10ňŘƖǃ11hMĴƀƧ12ŋū13pƽǏ14iJXƭǂ15Kō16W18NŊ22bű24ĶƆ26ƹ28Ũ
~<oka	47 -12ũ-11j-10ƞǗ-9QĻƷ-8RŲ-7ŖśŬ7TĹľŽǇǘ8UŁŢťŧżƵ9ŃŜŷƉƪƬǓ10ňŘƖǃ11hMĴƀƧ12ŋū13pƽǏ14iJXƭǂ15Kō16W18NŊ22bű24ĶƆ26ƹ28Ũ
~<ol	51 -16ǟ-15Ɖ-12Ņ-10u-9rx-8oǄǠǪ-7Œǌ7DKļűŷ8Ľő12ƀƮ13yš14S16ņŴ17wĶƘ22ƾ24ǎ26z33Ź37ƈ39c40ƶ49œ51Ƌ59p65ƅ68v
~<old	51 -16tǟ-15Ɖ-12Ņ-10u-9rx-8oǄǪ-7ŒǠ7DKļűŷ8Ľő12ƀƮ13yš14S16ņŴ17wƘ21Ķ22ƾ24ǎ26z33Ź37ƈ39c40ƶ49œ51Ƌ59p66ƅ68v
~<on	29 -27Ǫ-22ŊŎƥǞ-20ǟ-17ŖƲ-15nY-14lŃƮ-13G-12eNPśƱǊǡ-11ptHLŝšŸƭ-10Oť-9ķŒƞǍǔǠ-8kKŀůƘƚǂ-7ŜŨƊƟƴƺƾ7zŞşǒǝ8hEQļŲƆƈƐƸǌ9amĴœŤƄƎƏ10vUVĺľńřŚŧŽƍƗ11ņŐŭƻ12ŰƯ13crBŵƃƝǕ14gIZŁżǖ15ĹŠŻǀǢ16ŉ17fiDŔŘƇ18sűƔǓ19ǄǤ21AŗŴŷƉƫǘ22Ŀǣǩ23łŦƀ25yŕưƼ26Ǘ27Ƭ30Ɯ32ƌǦ33ţųƶǧ34bǈ35Ū37ƣ41ſƩ42Ů43uƕ44ǉ45Ɓ47Ŭ49Ƨ
~<on>	33 -22Ǌ-21Ŷƥ-19ůǟ-18ĻŊƨ-16ũƭǞ-15Ŏ-14Ņşƴ-13wľŸƲ-12eYŝƽǕ-11hlJť-10ŖƮƱǡǪ-9NOPXňśǂ-8Lšŵ-7GŃƪƺǌǔǜ7ijżƠƢǇ8ĸƄƐ9Vźƈ10zŉƍơǛ11ŭŻƎǗ12gAōŕŤƼǓǤ13QTŚŰƸǒ14ŧŪƯƶ15BƃƗ16fţǩ17UƇƉ18Zł19ř20Ɲǀ21aryƜ22ĿŗǄ23cĹŁǦǧ24uDĺƀƬ25ŔŘŦƁƫ26ǉǣ27Ɣ28s29űŷǘ31ư33ǈ36ƣ44Ƨ45ſ46Ŭ47ƕ50ƌ55Ʃ56Ů
~<onc	72 7ƣƬǁ8ŲƼǝ9ųƑ10yŨƨ11ţŰ13ŧ14Ĵ16ƶ20V24ũ
~<one	43 -24Ǫ-16aƞ-15ĺ-13nHKŷƩƲǛ-12tŎƖǞ-11sTŃŧŮƊ-10GVĸŀōŖŹƘ-9prMŊŢŨƝǅ-8oDUŁƔƯ-7jNĹŔŜƚƟƫƮǍǗǘ7EůŻƀƐǊ8őťƉ9fŤƙ10Əǎ11JłŉŏŞǓǤ12żŽƓǩ13XŇ14vŬ15ƽǧ16AŐŠƜƨ17imĻƼ18wń19œƧ20ǉǖ21Ǧ22yŕ23I24ņ26h28ŶƆ29ŵ30ƻ31ľ32ţųƶǢ33Ū34ǌ36ş37u41b46Ŵ50Ǖ
~<onl	62 -10T-8ŠƷ7ƽƿǣ8ļŻƴ9ŷ10KĻ11R12ľ13ƣǖǛ14ţ15ŭǈ16ƀ17Ľ18ųǜ21ŪŲ22ŅƯ24ń41Ǘ
~<oo	77 9źƝ10ş12kŬŻ13Ǆ14Hƌƙ
~<ooh	79 9Ɲ10şź12kŬ13Ǆ14ƌƙ15H
~<op	62 -13őǪ-10kH-9Ť-7D7ķŧ8ŊŰƒǢ10ŚǤ12Ň15Ō16ŷǩ18A22Ǟ23Wǟ33Ţ47ǌ56Ǐ59ǆ
~<ope	64 -14ő-10kHǪ-9Ť-7D7ķś8ŧǢ9ŊŰƒ10Ś16ŷǩ23Ǟ24Wǟ35Ţ49ǌ58Ǐ61ǆ
~<opi	88 10Ļ27A
~<opt	86 16Ǥ18Ň23Ō
~<or	31 -31Ǫ-12wxǍ-11eHł-10dŌƲǉ-9ťƔ-8Źƅƴ-7jXŞŢŵƊƩ7mňŎŐŸƌƏƦǠ8DļźŻƞƳƶƻǈǖǜ9EPķƗƪ10QYĹǂǇǋǐ11yNľŕšƆƾǁǘ12ISţůŰƙƮ13ŠƄǕ14pMųƃƕǅ15ŪŬż16CŗǢ17q18Ňŏŭ19ŁŤǃǌǒ20ű21şƋ22uĴĵ23bƑƺ24ǀ25LƇƤ26ƍ27ŲƉ28K30ƽ31FŘ36f
~<or>	31 -41Ǫ-13ƅ-12Ǎ-11ewxHł-10dƲǉ-9ŌťŨƔ-8Źƴ-7jlXŵƊƩ7hmŸƏƦǠ8DňŐźŻƌƞƳƶƻ9EļƄƗƪǈǜ10PQYķǂǋ11yNĹŕšƆǁǐǘ12ISţůŰƋƙƾ13Ʈ14pMųƃƕǅǕ15ŪŬż16ľŗǢ17qCŲ18Ňŏŭ19Ťǃǒ20Łǌ21şű22ĵ23buĴƑƺ24ǀ25ƇƤ26Lƍ28K30Ɖƽ31FŘ36f
~<ord	83 -12ľ10ŨƄ11ƴ12ƿ14ǖ15Ŏ27ŲǪ
~<ori	75 -7Ɖ11ƅ14Ƌ17ƈ20lŠƌ
~<ot	57 -11Ǧ-10Ŧǁǎ-8CǪ-7šŵ7ňż8Şűƹ9owƊ10Ƥ11Zņƶ13ų14Ţ15ſǉ16u18ǃ23ǈ24łŪ25ķ35ƒ39Ŵ44Ņş51ń54ž
~<oth	57 -11Ǧ-10Ŧǁǎ-8CǪ-7šŵ7ňż8Şűƹ9owƊ10Ƥ11Zņƶ13ų14Ţ15ſǉ16u18ǃ23ǈ24łŪ25ķ35ƒ39Ŵ44Ņş51ń54ž
~<ou	44 -26H-25Ǫ-20Tơ-16Ũ-13k-12ŝ-11płǓ-10FLķŎű-9RĿŀŽƩƯ-8rŔŢŮźƸ-7iuŃňŏůŹƀưƼǃǜǦ7ŇƌƥƬƲǂǉǌǕǖ8lŖżƖǏǑǤ9zCŉť10ŜƕǄ11ĽŦƠƧ12MĺšŰƊƒƛƶ13ŘşƇ14bxŚƐǁǟ16UŐŒǩ17QZŗŲǨ18őƪǆ19qƝ20ĸŕ22Ĵ25VĻƹ27ō28ƫǊ30yǒ34ƞ37ļ39g49j
~<ouc	86 9Ŧ11ņť14żǤ
~<oug	88 -11ŉ-7ǃǪ11ŷ12ř13ƹ33ō
~<our	71 -8Ľ8GŋǞ9Ō10Ĺ11x13ƶ26M68ļ
~<out	45 -25H-21ơ-20TǪ-16Ũ-12kŝ-11płǓ-10FLRķŎűǞ-9GŽƩ-8rĿŀŏŢ-7iuŃŔŮŹźƀƯưƸƼǦ7ŇƌƨǌǕǖǚ8lxƖƥƬƲǂ9zŖƠǉǑ10C11ōǄ12ŦƧ13ĺŘŜşšŰƇƊƒƛ14Ś15ĽŉƐǁǟ16bŒ17UŐŕǩ18QZŗŲƪǨ19qƹǆ20ĸő21Ɲ23Ĵ26VĻ28Ǌ29ƫ31yǒ35ƞ41g47j
~<ov	49 -16XŌŠƲ-15ƭ-11Ǐ-10Ơ-9Gž-8yŐŗƣƥư-7ŚšŬƞƤ7hkũƻ8FWļŎŸƷ9ixSŝ10vNƎƹ11rAƟǖ12M13tŞƆǎ14jĿŰǗ15CŖŦ16ň18Ɲ19R20ǈ21PUǩ22QŻƒƓ23Œ24ŜƂǋ26ŕ27Ůǧ28ǟ29ơ31ś32T41ǐ
~<ove	49 -16XŌŠƲ-15ƭ-11Ǐ-10Ơ-9Gž-8yŐŗƣƥư-7ŚšŬƞƤ7hkũƻ8FWļŎŸƷ9ixSŝ10vNƎƹ11rAƟǖ12M13tŞƆǎ14jĿŰǗ15CŖŦ16ň18Ɲ19R20ǈ21PUǩ22QŻƒƓ23Œ24ŜƂǋ26ŕ27Ůǧ28ǟ29ơ31ś32T41ǐ
~<ow	48 -17ǉ-15ŲƤ-11UŊǪ-10ŐƖơ-9gĸŭƞǞ-8GŎŏşƝƶ-7SĿłőŵƥƴǤ7ųƱǡ10ƈƣ11zň12Ŧ14Y15Ǆ17ŁǑǩ18Ƣ19ƸǦ20ǆ22Vǒ23ǜ28Ǡ29ƘǓ35ǌ36ƙ37Z38Ƨ41ƀ54ķŬ56ƕ68Ǉ71F
~<owe	67 -9Ő-8Ť11ķŉ12Ɓ39Ŭ56Zƕ
~<own	49 -17ǉ-15ŲƤ-10UŊ-9ĸŭƞơǪ-8GŎŏşƝƶǞ-7gSőƥƴǤ7ųŴƃƱǡ10Ťƈƣ11z12ň13Ŧ15YǄ16ƕ17Ǒ18ǩ19ŁƢ20ƸǦ21Ŭǆ22V23ǒ24ǜ29Ǡ30Ǔ32Ƙ36ǌ39ƙƧ42ƀ48ķ70Ǉ74F
~<p>	85 -21Ǫ-9ƭ16ź39Ǧ80ƃ
~<pa	36 -21Ļų-20Ť-18ŜŢƹ-17ǋ-16yBŮƘǉ-15ĹŎő-14dŇ-13avĺŃŌŔƵǕ-12űƈƌ-11nŪŶƽ-10jSĽŭƅƞƟ-9xLRłńŊťũŵƚƠ-8ŏŹƄƙƶǆǌ-7bgkNřşŽƆƥƼǑǛ7tOĸŖšǘ8ĵķŠƮǁ9sǠ10śƔƦƬǄǍǢ11Ņžǂ12lpƩƫ13Ř14zVưƱ15Q16U17ŧƳ18ǟ19oŗſ20uƺǇǦǪ21qƴ22XZǞ23Ǥ24Yň25ƕ26WŰƾ27Ų28ǖǙ29ǈ30Œœ31ţơƲ33Ɩ34Ŭ37Ư39ǒ40ŀŚƝ41Ǘ42Ŧ46Ɠǡ49Ĵ52ƃ59Ǌ
~<pac	74 -12Ŝ-9Ǚ11ş12Ŗ14D15HWŲ34ƺ41Ǧ
~<pag	69 8ƪ9ǔ10ō11ļſ18Ǎ29ś43Ś
~<pai	57 -9Ǡ-7Ť7Tŏƫǐ8ŧƃǪ9ƐƦƪƬǄǒ10ĴƷ11œƣ12Uǅ15ķŦ16Z19ţ20ƓƖ21Ʋ28ƕ39Ŭ
~<pan	84 -17ƈ9Ɓ10Ǟ16MƋ17ť18Ɖ
~<pap	68 -9ǉ7ś9i10QƗ11o12Jƣǘ15ǡ16Ǉ17Ǆ18K20ķ22Ǔ25Ƴ53Ś
~<par	52 -19Ŗ-14Ť-13Dƹ-11yFƽ-10adLƚ-9ťƘ-8ĹŇŮƪ-7cgvSŃŘşƟƣƥ7hŉŵǉǍ8ŷǢ9EŝŨǒ10Gľ12ƦƸ13ſƨƲǂǃ14UŴǡ15qŀ16Cǩ17ō18st20Ʃ21Ǡ22Ǫ23pǇ24oŠ27Ɲ28ǈ30V31lƾ34u35z36ň46Ű
~<pas	62 -15Ŏ-10B-9ő-8Ƶ-7zĻ7sŻƻǝ9gƂǀǜ10ļǏ13ņƬ15cƳǁ17ţ19Ʒƾ20ŲƧ21O22Ƹ29ŀ34Ǚ48ƴ
~<pat	77 -15ƌ-9ŷ-8Ķ12n15oƺƿ16Y21ǘ24ǚ65ǟ
~<pay	43 -21ų-18ǋ-17Ļǉ-16ƿ-14Ʒǩ-11nƸ-10ķōŨŴǐ-9yBKŢŮŵƘ-8AĹŇŏŝťƹǘǟ-7clĺĽŁŌőŞűŶƞƨǕǜ7ƁǢ8Fţ9TſǪ10Ʊ11Ǧ12ĵ13ĸƀǈǣ14ƕƫ15qŐšƔ16ZưǙ17ž18QŅ19ŧƲ22ŖǞ23Ŭ24ŗ25Ų26Y27W29ƝǤ31Ř33Xœ37ƖƯǖǡ38Ŧǒ40ơ43Œ44Ɠ48ƃ50Ǘ65Ĵ67Ǌ
~<pd	90 36ś
~<pdf	90 36ś
~<pe	48 -16Ż-12Ǧ-10Ŧ-9PWőŚ-8ŇŪǌ-7jQUŅ7ŭƔǅǤǩ8łŒřƑ9DKƵǇ10aJƢƳǔǝ11lxŐ12ſƷƸǜ13nņŊœƪ14ŜŞǂ15AŽ16dƝǚǞ17ǕǗ19ƛ20ŷŹǈ22ǘǢ23MƘ24ǉ26Ÿ33Ķ34Ǜ37h
~<pee	81 -9ų-8ŝ9ĵ23Ş27ǂ44Ǜ
~<pen	76 9mř18Ƶ22Ƹ25ǔ49Ķ
~<peo	57 -11ľ-9ǣ-7ĴŒ7ņŐşƘ8bŮŲƩǝ9Ǫ10Ǣ11ſǑǒ12ŝǊ13KŸǛ14dƳǕ15Ǘ17lƷ19ŷ20n22ǚǞ23ǘ24ǉ26Ɲǈ
~<per	55 -10WǊ-9PŦ-8Ǧ7fhTŞźžƃƬǏǕ8ǒǤ9Ļņ10ųǩ11ĴłƔ12JǅǇ13ŭǜ15a16Ŋœ17ƪǢ18ŒŸ19Ž20AŜƘ23ƛ25Ź29M
~<pet	86 -22Ż-8ŝ7ş23Ş54h
~<ph	61 -12J-10ǆ-9Š-8ŷ7iĹľ8rǗ10ŧ11SŚƼ12ǅ13ĺŜǠ14c15ƀǘ18ƹ19Oǂ22I25MŽ27K29Ǫ32Ǚ33ƿ36ś
~<phi	90 9Ű39Ǚ
~<pho	63 -13J-10ǆ-9Š-8ŷ7iC8Ĺľ9rǗ10ŧ11Ś12S13ǅ14ĺŜǠ15c16ǘ20O23I27MŽ29K31Ǫ38ś
~<phy	77 20ƀ24ƹ25ǂ44ƿ
~<pi	54 -11ňǪ-10Ŧ-9ư-8sĸǞ-7Ǆǅ7Ĺ8LNWųŵŶƞƸ9ĺǠ10Ŝūŭƙƥ11Ŀ12ũžƭ13ftƮ14Ɖƒ16Ŭ18h21XłƋ22Ɯ23Ƈ24Ǒ27Ř29ľ30Š31ś33Ƽ34ǁ57ƃ
~<pic	59 -12Ǫ-8ư-7sŦ7tŴƃƟ8nŤ9Ƹ10NWųŵŶ11LXĹ12ĺŜūŭǠ14Ŀƭ15Ʈ17fŘ25ł27Ǒ34ľŠ35ś
~<pie	82 10Ɨ13ǣ19Ř20Ŭƙ28Ƈ
~<pil	77 -25Ǫ-8Ÿ9ǃ11ž12ķ13ǀ51ǁ53Ƽ
~<pin	86 -13Ɖ-9Ǟ10ƅ12Ǫ13Ŕ18X27ƒ
~<pip	73 15ƥ20ũ30Ƌ33Ɯ69ƃ
~<pit	86 34h35Ɖ
~<piz	88 11ǎ31Ǫ
~<pl	45 -14Ũ-13v-12Ǆ-11ŒƢ-10ǉ-9PZķŐŞŬƫ-8ĹľŁŚƈƹ-7ixĿŰűƾ7gzŇŗƑǕ8dƎǪ9ǚ10ŌŠƛƣƦƶǠ11Ń12Wǩ13ĺŭƜ14UŽǛ15MƝƠǆ16ƕƧǗ17aƓǋ19ƅƥ20Ɵ21Gŝǁ22ǟ23ŏ24kyơ27DF28ƌ35ūƱ39HV
~<pla	48 -19Ƌ-15Ũ-12Ǆ-11vŒ-10Ÿƫ-9PZŞƹ-8ƈ-7ķĹľĿŐŚƾǉ7QĶńşƉǌ8gzŇƎƑ9Ǖ10Ɠǚ11ŠƛƦ12ŃŌǠ13ǩ14W15UĺƶǪ16DǆǛ17MƕƠǗ18Ƨ19ƣǋ21ƅƝ22Ɵƥ23ǁ24ǟ25Gơ26k27y29ŏ30F31ƌ38ū42V43H
~<ple	69 -12ƣ-9ǌ-8Ƣ-7ŬǍ9I11bw12c14eǈ15d19D28ŭ32a33ŝ
~<plo	88 60Ʊ
~<plu	71 -8Ǫ7ǒ8Ə9Ÿ12jS13Ɠ15Ɯ31Ž37Ƌ
~<po	43 -15ĺ-11ƕǧ-10Z-9moŬǌ-8uŤƆ-7clIXŀŎŔūƴ7Ƭǟ8ƿ9ĸŐŦ10ĽƁ11ŞŪƔƛƢǐ12ƂƜƦ13ľšƀ14Ĺƣƭ15EŗŠ16ƚǣ17őǢ18ƫ19ŏ20ŕſǪ21ŷ22ŚşƧ23ƪ25Ɨ26ƶƻ29ƨ30Ż31Ŗ32ř33Ř37Ǧ41ƍ
~<poc	72 7e8Ʒ13ǅ19ĸ22Ŧ31Ř
~<poi	81 -11m-8ǌ9AŘ10š15Ş35Ŗ49Ż
~<pol	46 -14ĺ-11ƕ-10Z-9oǧ-7ISūŬǅǉ7śŪŲŹǂǓ8ŜŢžƩƬ9Ɨǟ10šƂƣ12ŐƔ13ƁƛƢǐ14Ɯ15ƨ16Ĺľƀƭ18ŖŠ19ŗƫǢǣ23ŕſ24őŷ25ŏş26ŚƧƪ28ƶ36ř40Ǧ
~<poo	69 -7ş11ƦǤ21ƛ72ƍ
~<por	79 -7Ƈ7D8ƣ9ƚƟ10ƅ13Ʀ19Ř21Ǫ33ƨ
~<pos	76 -8ő12V16SĽƵǉ30E31Ɨ
~<pou	81 -7c8Ľ9ƚ10M11ǜ13j52ƻ
~<pow	90 8Ƴ13Ɗ20q
~<pr	45 -15ǉ-12ű-11x-10FƁ-9noĹŁŃţƺǄǈǔ-8ĿňŔŧǟ-7cjĸśŭŮŲƊƥǗ7ƍƑ8ƮǙǢ9wQŠƭƵ10ǚ11DKPŐƓǀ12bŊŢƈ13ĺƒǨ14Ŗ15ƼƽǇǛǝ17ũƙǃǦ20œǣ21Ƙ22Ŏ23ŀ25ńŝƹ27Ǫ28Ǔ29Ņƪ30Ƣ32X33ķŒ37łƄ40ľ
~<pre	60 -10Ňţ-9űƺ7ŨŶƒƚ8ŕŴǒǝ9ŝŢ10ů11Ĵǥ12GNƆ13wǞ15ƈ16Uœ19ƽ21KŒǃ23ũǪ26Ƽ32ƹ
~<pri	58 -12ǅǓ-9xŗǔ-7ŸƸ7ƲƵƿǤ8ŘơǊ9ĻƦǂǋ10rŝƘ11ĵŇŖŢƕǐǧ12ƈƢ14Ǫ15Œƪ16ƭ18Ŋ19Ŏ20Ɠ21Š22ŀœ26ń27ƙ29ł30XŅ44ľ
~<pro	51 -13ǉ-8ŞŶƈ-7nŃŇǈ7HƸǙ8LľńŅŌŏſƐƖ9dŀƃƍƒ10ŖƑƪ11ŐƌƮǢ12ŎŝŸǅǝ14Dłǀǚ16Ǩ17bƘ19ĺǇ20Ǜ22Ǧ24Ƣ27ǣ42ķƄ43Ǔ
~<pu	50 -15V-13Ť-12Gŧ-11Ŗ-10Ŏ-9őŒŔƕư-8PĹƘ-7jōŨŵƛƯƵ7ckouyDLĴĵŰŴǥ8QXŗű9ƅ10ńŊżƦ11wES12rũ13qƑƗ14dĸŷ15fRƈ16ƥ17Ūƽ18Ɣ19ĺƌ20Ʋ22Ɗ23YƓƳƼ24T26ŚŻ27Ů34Ķ35h43Ō54H
~<pul	71 7Ő8ƌ11ř12WĻ13ĵ14Ŋ17Ĵ24d28T34Ś40Ż
~<pum	83 -9ƚ42Ɗ
~<pur	81 10ŋ15ƪ23y30Ɠ
~<pus	79 9ņ10łŊ14ĺŌ16H24Ɨ27r
~<put	54 -15V-12G-9PŤƕư-8őŖŧ-7yĹŊŎŵƘƛ7ľƍƚ8oŰǥ9ckuELQ10XŗŴ11ńűżƅ12wĺ13RS15ũƌƑ16ŷƈ17f19ĸŪƽ20ƥ21Ɣ23Ʋ25Ƽ26Ƴ28Y30Ů34Ō37Ķ49H
~<qu	55 -10Ƅƕ-7Ǖ7ŏšƭ8AVĽřǊ9ķŃ10ƙ11Ĵž12eŖǧ14ĹǏ15ŋ16O17ŀ18Jƨ19ŧ21Y23Ķ25ń26Ņ27ǃǡ31Ŋ35ƺ43ŉ
~<qua	81 -7Ĺ10ŋ13Ƨƭ16Ń17ƙ18Ĵ32O
~<que	70 -10ƕ7ķ8Ĺ9d12A26Ŋ56ŉ
~<qui	65 -9Ƅ-8Ǖ7aŝǐ8oƖǞ9dƯǊ10ŋřš11V13Ŋ16Ŗ18Ǐ22ŀ23ŧƨǃ25Y29Ķ33ǡ42ƺ
~<quo	67 7c8ƈ9ǃ10ŏ12Ľ15ž16ǧ18e19Ĺ24J32ń34Ņ
~<ra	54 -18Ť-15ŕ-12Ǫ-10Ņŧ-8dňŦƦ-7zſƜƭǢ7BXƊ8M9sSŝ10Şũƕ11Ɔ12IĴĵŮơ13ƶƹ14Ū15ŊŎ17C18ac19Œ20K21l23Y24ƚ25šư37œ38Ŕ39ǁ42ľ45Ƶ50j
~<rac	81 -9Ʀ23Ů61ǁ
~<rai	65 -10dE-7Ɯ10aŗƊ11ƹ18ơ20Ŕ27lœ29Y30ƚ33ư66j
~<ran	78 -22Ť-8ĺ7ǔ9ƍǙ11I12X18Ɔ24ľ43š
~<rat	63 -15ŕ-9Ņ-8ǢǪ-7U7CE9Hű10gMĺ12ŝ13sŞƕ15Ĵĵũ18Ŋœ19Ŏ24KŒ27c28Ŕ33ľ52Ƶ
~<re	38 -19Œ-17Z-16AŤ-15Ĵ-14ŀ-13NŃűƓƧ-12CŨ-11sŞǙǝ-10lSĻńňŐƞƭ-9bhŁŎŬŹſƲǦǧ-8iwyYŏœŪƄƜƟƩǩ-7pMWłŉŊŝŢŷƇƬǉ7duHIőŚưǟ8żƦǈǐ9JźƿǞ10Ƌƙǚ11eƶǠ12Ŕ13ĶţūǕǘ14Vļǣǥ15š16Ư17aƎƥǀ18Křǔ19Ƙ20tũƁǒ21Ĺĺ22ķŌƵ23B25Ɲ26ŵ29Ŗƣ31ŕ35Ŝǅ39Ż41Ɣǋ44ƈ45ƌƢ46ŋ55F67ơ70Ľ
~<rea	53 -12N-11Ĵŏ-10C-9ŀ-8ŷ7ņŋƯ8DLĽƑ9Ŀ10gŜŮŵƐ11Ɨ12Jū13jŗƢ15IƼ16ķĺ17dǔ18Ňż19e21Ś22ľř23Ŕ26Ĺ28K30a41Ŗ45Ō
~<reb	77 9Ƙ12Ǟ52Ɣ
~<rec	59 -10Ĺ-8ŧ7zŠ9Ǜ10Ǡ11ťǉ12ĺƱ13q14ƙƿ16ţ17ǋ19ǥ20B23ő32ǘ34ǀ35Ż44Ľ67ŋ
~<red	75 9Ɣ16Ǝ19Ƌ22ƈ33Ż41ƌ
~<ref	80 10ř16Ľ18Ƙ38Ƶ49ļ
~<reg	68 -8Ǌ7nKƪ10ƙ11ŶƿǄǗ15ŲƉƢ16Q23ū24ǋ30Ǖ
~<rej	90 21Ƶ
~<rel	81 -7Z12Ǜ17ǖ22u31ư36H
~<rem	67 -8Ť7Ŧ8œ9x10ťǆ14ǅ15E28Ʒ36ƌ39Ľ
~<ren	50 -19Ǎ-15Œ-12Ʈ-11Z-10nǉ-9Ŕ-8zƧǔ-7œǎǪ7ĿǞǟ8ŏ9ś10Ƥ11ƌǌ13Ơ14Ŝ15Ư17ǐ18Ʀǈ21ķ25Ĺ29ƥ30ŵ31š33ǒ35Ɓ40Ƣ46ƣ49Ɲ51ŕ75F98ơ
~<rep	60 -10ĹƓ-9Ƒ-7qƛ8ņŧŻžƃ9Ŝ10ƒǊ11ĺŔ13ĵ14ŦƋ15ţǅ17ź18ƈƎ27Ƙ32Ɣǣ34ƶ45ũ
~<req	74 10Ĺ12ǚ15Ǎ19Ľ20Ƣ21ǔ
~<res	70 -11A-8ĿǑ-7Ƌ7łƛ8şǕ9ǔǜ10Ţ11zUō15G16Ʊǅ18tǎ19Ǫ20nǠ
~<ret	66 7q8ŧǇǋ11T12Ŝ15ǚ16Ʈ18t21ƨ24ǅ27P35Ķ39V
~<rev	77 -11Ʒ13Ŷ14ǟ18Ǫ21Ŝ25Ŗ34ǋ
~<ri	37 -16Ǫ-14T-12x-11Ť-10gijWǂ-9R-8Ǐ-7mnUƀ7KŗŭůŶǉ8cdEXƺǅǧ9sQǋǍǕ10oƝƞƢǒǦ11Ńũ12ŀƸƾ13quCLSŜƓƔ14wŏƭ15őŧƅƩ16NŎ17ƶ19Ľ20bP21fƤ22ŝ24ǄǠ25Ų31ŵ36Iƙ37ǁ38ƚ
~<rid	73 -11Ū8ƃ9ŉ10zƩ13w15Ŭ22ƶ39ǁ41Ų54ŵ
~<rig	38 -11xT-10ŤǪ-9ijWǂ-8BRǏ-7mnLU7kYņŌřŚƬƿǛǜǝ8pEŇŭůŲƧǉ9cdwŐŗƺǅǧ10űƩǍǕ11QXƞƢǒǦ12osŃŏ13Ƹƾ14CƔ15uSŀƝƭ16őŧƅƓ17qǠ18NŎ19IǄ22bP24ŝ
~<rin	69 -14ű-12ķ-9Ǫ-8ǐ-7Ŷ10A13K14Ŝ15Ǡ16Ĺ22ǋ24Ə26Ľ34fI38L80ƙ
~<ris	73 -10g-7ƛ12ķ25ǁ27ũ30ƚ37Ƥ
~<riv	84 14Ǆ61ƚ
~<ro	49 -14űǣ-13lǓ-12ƕ-9Ņƹǆ-8c-7IRĿŒŗŜƅƇ7MTĽƖ8ƌ9ũƆƪǏ10XƯ11Ōő12SķŭƓǉǠ13ŮųǪ14şŢƝ15eŎŹź16Ɓ17YƐǁ18Ķƒƞ19Ǆ25Ƙ26D27n29hǅ47ƣ70ƈ71Ɖ
~<roa	71 -7R7C8Ŏǁ11ǧ13ŝ14Ɛ16ǟ20Ǡ23ŭ25Ź27Ɓ41D
~<roc	85 -18ƕ12j16ǁ18Ɩ
~<rol	84 -7ũ10ŕ14Ɛ15ƙ16Ķ22Ō26ǉ30ź
~<roo	54 -14Ǔ-13ű-9ƹ7ńƑ8ƟǄ10Ɔ12hƌƘ14XŎ16ų17ş18Ɲ21ƒ24ƞ36nǅ56ƣ80ƈƉ
~<rot	85 -12ǆ17SĽ29Ķ34h
~<rou	64 -15ǣ-12ń7Ũ8ĵŠǁ9ťŧ12MƠ14T15Ǐ17Ư18ő19ķ20ũƘ21ŢƓ24e25Y26Ů
~<ru	53 -13i-10j-9vŌ-8ŎŷƃƠƼǢ-7ŀŇ7quŶƚƱ8EĵĿňŋŧŲŴƽ9ţǊǘǦ10hńŻ11LǚǠ12ū14Ƣ15ƪǞ16e19Ɯ20Ǐ21ſ22AǑ24ǉ28ƞ29ŕƭ33ƾ38ǩ45OŒ53ű
~<rul	88 8ƭ19ǚ26L
~<run	55 -9jƠƼ-8ŌƃǢ-7ŀŃŇŷ7fquƚƱ8ŋŧŶ9EĵĿňţŲŴƽǊǘ10hŻǦ11ńǠ13ū14Ƣ16ƪǞ17e20O21Ǐ23Aſ24Ǒ25ǉ26ƭ29ƞ31ŕ35ƾ39ǩ40ű47Œ
~<rus	85 -15i13s16Ń23ű41O
~<s>	79 12J16Ɩ18q24Ƅ27Ǉ44b
~<sa	41 -22Ő-17Ÿ-16Ŧ-13Ş-12Ƹ-11sLŏž-10PĿǞ-9Ušų-8gAńŵŻƘƝƼǍǔǢ-7DŤưǤ7IVƛƦƯ8cłőŶƲǂǃǠǨ9ĴŉƉǘǜǝ10Ɠƞ11uĹŒũŴ12ňŌřŧ13ŊűƅǛ14qWƹ15ŗşūǗ16ŁǄǊ17ŋŢƪƻ18Ů19SŔ20ņŚƿ22Ǫ23p25ŝ28BƵ29b31Řǋ32T33Ƣ37ǚ41Y43r
~<saf	68 10Ə11Ķ13Ľ17ƙ24Ž58ǚ
~<sai	62 -9ŇƓ-8ŀ-7Ư7fKWŲ8uSĵŊƞ9xŎ10ǆǛ11dtŝǝ12OŔ13Vŉƅ14H15GƦ18Ʒ20c21yB23q30Ƶ
~<sal	63 -11t-10Dǔ-9ő-8Ǣ-7Uƭ7Ǖ8Hǎǩ9ƨ10Ƙ12ǡ13űƯ14ǌ15uƧ18WǄǉǊ22T25ǜǠ28Ǘ29Ɠ36ņ56ǋ
~<sam	63 -10ǣ-9G-8Ʃ-7ƹ7łŗƣǝ8ŜżƗǎǟǦ9oǃǡ10Ƈ13ņƔ14kǂ16ő19ƪ20I21ŴŶ28ũ29ş31S34p
~<sat	79 -11Ő8ƛ12Ư17Ŗŧ22ŝ
~<sav	61 -15y-8ĸ-7N7ƶǂ9ķŋƴ10Ķ11Ǫ12wǘ15Ļ17Ĺ21Ʋ26Ĵ37Ţ44Ř67Y
~<saw	78 8ŉƬ10f11tŧ12űǚ13ƛ14Ũ16jC23ƿ
~<say	50 -16Ÿ-15Ŧ-13Ƹ-12tǡ-10Ž-9xŐ-8LŏƣǍ-7AŞŨųžƯǎǦ7FőƆƶƿǊǒ8ƃƩǄ9QĵłţŲƅƞƪ10ŖǀǛ11ŝƽǨ12Ɖ13ŇƵ14NŊŔ15ŋ17ŀ18Ōŗř19B22Ǫ23ňū24Ś25Œƹ26ƻ27Ů29TŁ40b43Ƣ49r
~<sc	54 -11Ǫ-10J-9f-8ũƧ-7MŠ7ŻŽƯ8ySŅşƔƤǕ9qvŹǣ10Qłŭǂ11aƙ12Ǝ13ǔ17l18R19ǁ23xƻ28ź29śƲ32Ũ34ĵ39Ŀ41m48Ǚ
~<sca	67 -12J-8M-7ũǪ7Ţ9VŇŤǈ12ŅşƤ15ǂ16Ǝ17ł28ś31ƻ47Ũ51Ŀ62Ǚ
~<sch	60 -8Ƨ7Źƣ8Ʒǧ9Ż10qvKSǕ11yǣ12Q14ƙ15ŭǔ21lR27x32ź34Ʋ47m
~<sco	77 16Ž51ĵ
~<scr	79 8Ƽ10ś11ű13ƔƯ14ŏ20a
~<scu	84 33ǁ
~<se	44 -22Ś-18Ƣ-16ŀŔ-15ǉ-14Ŗ-13ƥ-12rBC-11MŨŵǆ-10cjkŞ-9ghnAXķŤŲƨǡ-8abmŁŃńƘƶƼǄ-7uwŷƮưǁǊǗǝǤ7ƊƎǘ8dTŉŐŜŧŭű9řƕƸ10Ĺš11ZŌǓ12ţƉƳ13NĺƐƴǅ14VYƿ15ľƄ16KĽ17ŪǕǦ18Ơǃǌ19yŠƓ20Ǩǩ21ŊƖ22ŒǏ23Ǉ24ƗƜǍ25Ţǜ26Řƞ28JƱ29Ŵ31Ə34H39ś40ň45ļ61ǟ
~<sea	77 -8h-7j9Ż11Ơ13xƛ15ƉƝ18Ǡ36ǌ47Ǐ
~<sec	63 -9Ƣ-7Ū7Ļǘ8ŕǪ9IĶ10pAƷ11ŇǍ12dŊũ13ǌ14ľƕ15yŌ18ǟ25Ơ28NƏ30Ŵ
~<see	60 -17J-11ŃǕ-10C-9rş-8mp-7QŔŖƙ7ŨŴž8šƇƊƞǀ9ŎœźƉ10ĹĿƐ11v12tţƚ14Ľū15ƜƴǪ17Ŋřǃ19ļŭ20ǟ21yHƄƳ24ƿ26Œ28V29ňǓ
~<sel	66 -9Ļ-7Ŗ7ƴ8ĸƁƔ9Qƃ12ǜ13Ǝ15ƪ19Ɩ23Ƹ36Ɠ37Ǖ38H40ǟ41ƞ42ǩ
~<sen	59 -21Ś-20Ƣ-12Ũǉ-11ǓǪ-9Ĵ-7Şǡ7Ōũ9Ĺ10sŠšƫ11Ǚ13Ə23Ɩ25Z26Ő27K29ň32ǍǨ42J44ļ47Ľ60ś
~<sep	79 9f25şƙ31Ř
~<ser	65 -8Bǀ-7AǞ7ūǛ9Ɩ11ŝƽ12ţƐ13ǃ14Ŝ16ƾ17ǟ19ű20ľ21Ʊ31ǅ32ǜ
~<set	63 -14ŀ-11Ǡ-9ǌ-8ƖǦ-7ŵ7GłŃŴ10Lŗ12AŘ13Œ14ŧŪ15Ŧ16Ĵŉ20T21Ǟ22Ɵ27ĺ28Y32Ʊ33Š36ŢƗ41Ǉ
~<sew	84 34Ɯ
~<sh	41 -22Ū-21iƤ-19Ƣ-18w-17Sŉ-14GŀŇŦ-13ŏŸƚƥ-12mŰƃǘ-11ŕŽƺ-10jFŮƓǛ-9lCVYłŐŞƽ-8HĶĻĿŁœŬ-7PķľŃşšũƌƏƔƗƟƨƾ7uĺƁƲ8JĽŵƅơƴǣ9ŎŘŚǐ10hyKĴňǡ11afnŠŲƩƹǗǢǨ12ŋƬƭ13NŧƮǕǠ14ńŢ15pRƙƛ16BǍ17xUƄƈƜǌ18űƘǏǩ19Ưǆ20tǦ21MŊǄ22oqųŶźƞ25rŌƒ26ǃ28Ũǎ29Ŵ30ƣ31Ɖ32v34Ƹ37ǉ39s40Ǟ
~<sha	63 -10ǘ-7Ő7Ƅ8Ŷ9MǃǕ11TŌ12Ǉǉ14ƭ15nǪ17ųǎ18ơ19Ɖ20Ŋ21Ř26Ųƹ27Ũ36ű39ƣ
~<she	54 -29ƹ-19Ūƺ-15w-13ŇǪ-11Ű-10Ǎ-9mWŽǡ-8c-7iMǈ7Aű8UŻ10yŚƅƬǝ11fƣ12Ņƞ13B17ǉ18Ŷ19ų21ƴ26Ʃ28p32x33Ŵǃ35oź37Ư38q39s40ƒ42t49v54r55Ƹ
~<shi	66 -12G-7k8ǖ9U10Ǟ12ƛ16ǆ19Ǐ21Ţ37R39ƈ42Ɖ
~<sho	48 -20Ƣ-19Ƥ-18r-17iŉ-15ũ-13Ÿ-12tŏ-11Sƃ-10ƥ-9ƩƸƽǛ-8ŀŕƓ-7pqFYŖƌ7dOŴƿ8UōśǑ9gBƷƻ10huXŧƁƼǕǟ11JŊǪ12Lƹǣ13fĺƲǆ14ĽǐǢ15ksKǗ16ĴǨ17ňŠŨŵƄƞ19aNŎǉǩ20ńƮ21ƙǡ22ŌǠ23ǎ25MƘǌǦ27Ǆ28Ǎ
~<shu	71 -14Ŧ-12ƚ-7Ǫ9Ơ13ŋŶ16ũ20ƛ22Ǐ38Ɯ56Ǟ
~<si	45 -14ŜŨƯǅ-13ĺŇ-11ƒƟ-10ņŐŻǐ-9ŏŝǉ-8ŊŞŬűƘƝ-7XķľŃňŒŘŚŶƄƴǑ7CFūŰŲżſǄ8QƦ9łŎƱ10dIţťƁǎǧ11JĸŹƭǆ12ƠƳƺǃ14ŌǠ15fĵŗƙ16intŀ17SWƞ18MƆǔ19ĶŴ21ǩ22Ɨ23B24Ł25œ26ũǟǡ27A36ƇǪ40ő41ƾ42ǜ
~<sic	79 -7Ư10Ŀ19W20ƾ32ǜ34ǩ
~<sid	62 -13ƹ-11ǅ-10Ũ-9ĺƟǐ-8Ƃ-7Ƅǣ8ŭ9Ɩǧ10Ɗ11Ŕ12ŧ13Ķłǃ14ūƁ15Tœƾ16CŲ17ǎǜ18ſ24ǡ25ƞ31Ƈ
~<sig	61 -9ƒ-8ư8ĽƩǊ9qI10Zœƣ11ŖƲ12W13yƓƳ14ǡǪ15Q17J21ő23Ǆ27Ŏ28ǔ34Ɨ39Ł43Ō
~<sil	90 10Ŵ17Ū
~<sim	86 8Ƴ13Ļ14Ə24Ʊ
~<sin	57 -18Ō-12Ŝ-11ǀ-9ŎŻ-8Ň-7rņŐ7PŸƽǃ8I9ƹ10GƌƜƤƫ12Ƌƙ13BŹż15dŗť17ƺ18ţǆ20Ǡ22ĸ24t26fiS32őǟ41ũ57Ǫ
~<sis	72 -13Ǆ8Ņ9hƥ11Ƹ15U23ưƾ27B52A
~<sit	63 7H8zLYƞǩ9rŗŰ10ƙƚ11jĹ13Ƃ14F15Ʀ16ĵ18Ķ20ǜ23Ƈ24Ơ26Ŵ30ŀ31n34M
~<siz	82 -15Ǫ-7Ŕ9r11ǟ21œ26Ɔ33ƭ
~<sk	73 -11A-8ǧ8Ƃ11pBơ13ŉ14ůǂ20ŀ24jǐ25ǁ
~<ski	79 -11A-8ǧ7ž9Ƃ12pB15ŉůǂ26ǐ
~<sky	81 12ơ27j29ǁ
~<sl	62 -13Ǫ-11ǈ-10Ǖ-7ŕƊ7ř8J10ňŨƀ11Ɯ13iĽŌƥ14ĸ15bĻƍ16ł21Ǡ23nŰ24Ǣ25ƽ29Ƈ30x33U46Ǐ
~<sla	77 9Ɣ12Ǡ14Ǐ17U38Ƈ
~<sle	69 -12ǈ8Ɲ9ľ13Ũ15ƥ16Ō17ĸ18Ļ19ł26n27Ű29ƽ34x
~<sli	83 -12Ǖ-11Ǫ15ƀ19Ľ20ƍ33Ǣ
~<slo	75 -7ŕ9Jř13ň14Ɯ17i19b24U27Ǡ44Ǐ
~<sm	62 -8qƜ7ţƓ8Ƨ9HƑ10ǅǉ11Ʀ12ƥ14Aũƭ15ń17Ŧ18Ő20ŧǄ31ǃ36Ə57ƺ
~<sma	70 -8Ɯ9ƓƧ11H12ǅǉ13Ʀ16Aƭ17ũ18ńƏ20Ŧ21Őţ
~<smo	68 -13ţ-9q8Ɵ10Ƒ15ƥ22ŧƏ34ǃ63ƺ
~<sn	74 9ņś10ǅ28Ơ44Ž59j
~<sna	83 10ņ11ś35Ž
~<sno	79 10ǅ14Ž30Ơ63j
~<so	30 -18Ő-16ő-15X-12ƒ-11ǒǙ-10Ƙ-9WŨŻ-8ƚǏ-7ĴŏƇƽǦǪ7ixJŌřũŽƝ8vSļĽŧŮŷƟƴǄǅ9msCKUĶŰƈƓƕǆǚǩ10zLNYƄƎƏƔƦƭ11kFĻœſƁƠơƾƿǈ12eTŉƗƥǌ13pqPVľŜŝŠƖƧ14ńŗţǟ15uHĵŒŕŘŞƻǖ16gŦŴƩǘ17hņžư18fĸƢǇǉ19ŇňŪ20AĿųŵ22Ź23Ǜ24cŶƪ25ĹŤ26wŃŢƣ27ķĺ28Q31y32ǀ
~<so>	34 -13ő-10oĴŀƒ-9ǒǪ-8Ŋ-7rXŐƷ7ļŋŗƔƺƾǘ8qAVƙǤ9UľĿřŲƓƖƼǚ10gyJKŃūƁƭǀ11fwCķĻƢǈ12ŒşŮžǅ13nLSĵŌƎƕƞ14Tńŵǖ15sŁŕŪ16ckũŷƈ17ŶƟơƪ18ĺţŦƣ19ĹųƗǛ20Qœ21h22pŝŤ23iƧ25ň29Ţ
~<soc	72 -10X7ƣ11ĸ16Ǉ20x22Ķ24ǘ27ǀ50e
~<sof	81 10x13ĵ15g28q
~<sol	71 -15ƈ-7AF8šƅ9Ŗ10Ɩ11PŶ12s14fķ15Ɖƣ20Š27ņŜ29ű38Ǉ
~<som	44 -13n-12šŨ-11Ő-10sƃƘ-9IWŌƚ-8şƜƶ-7ŁňƞƨƲ7hjŉ8yĿŃŔƠ9NŠŤŪūƿ10žƯ11FPŚƖ12Ĺƥǆǉ13zŵ14ľŗŽſƢƦƴǟ15YƻǛǝ16Ş17ĸŀǌ18ŴƏ20mƩ21ķĺư22Ʒ25ņ26QŊ30AŘ
~<son	70 -13p-12iǇ-9tŸ-8lƮ9Ű10ųż11ź12ư14Ǆ17ǉ27u28ǟ29Ź30v32y38x45w
~<soo	71 -9ǝ7ƁƖ9ľ12Ŀ13yV15ŕƄ20ǟ21Ź27H43Ń
~<sor	72 7uz8Ɯǁ9Tƻ11ůƴ17aņ18Ǫ20f26ƪ
~<sou	64 -15S-7ƟǪ7Ɔǜ8ŧƝ9CFŨǉ10Nţƾǩ11i14G16ĽŮ19bƠ20l21ť28c43Ň
~<sp	50 -24Ǫ-21ƹ-16Ň-14c-13FŌ-12P-11ǣ-8dľŐŨƓƭ-7ķĻļƘ7Ľŵžǈ8HƎ9lCŏŕƞ10MǄ11ĴşŰƊƚ12tłƉ13ţŽƍƙƬǁ14Ƒƿ15ŴƤƸ17r20ǌǎ21kƩ23qJƟǃ24oƣ25Ǎ26fO27pX28b29Ż33s39g
~<spa	69 -18F7ƆƮ8ǘ9ŵƇƍ10Ɖ11ƅ15Ǝ17JƊ21Ƒ23Ŵ24ƞ25ǌ37Ǎ38O
~<spe	61 -8ƭ-7ľ8tNƾǇ9Ƨ10ŚƷ12g13J14lŏǄ15k16as17Ɵ18ƿ19Žƙ36X38Ż39b
~<spl	75 -8Ő12ž14ƍ15Ĵǈ25Ƭ42ƣ
~<spo	63 -26ƹ-14c-13PǪ-9adŇŌ-7ƞǣ8ƚǌ9Ľ11Ǚ12Űǐ14CƟ15M19ǁ21Ƹ25r28s30qƩ31ǃ33go35fp
~<spr	66 -10ǣ-7Ɠ8Ńƚ9tť10jƯ15k16ŕ20Hłş21ţ22Ƥ28ǎ
~<sq	70 11ķǂ15Ɣ17ǌ23Ǘ40Ɔ
~<squ	70 11ķǂ15Ɣ17ǌ23Ǘ40Ɔ
~<sr	81 -11ǧ-8Ǩ94Ƅ
~<sr>	84 58Ƅ
~<st	36 -18ƅ-16Yƴ-15Ĺŝ-14ĸŧƮ-13łŖŶƓ-12GŦŪůű-11ĻŲƢƧ-10sŎƈơƷ-9apNşŠŴſƃ-8bhioxTWţťŽǁ-7eļŮǡ7KŷƁƒƕǟ8OĶŭǉ9SŐŗƐƘƜƟǖ10vIŔšƞ11ūƄƋǝ12ƥǈ13ƚƨƬƸǗǤ14yUŌŘƽǠ15qJřũźƗǏ16HVǘ17EƑ18Ÿ19fŀƲǣ20Ɖ21j22tM23Ť24mCőǙ25ƆƯǐ26XƇƝ31ǌǎ33Ţ34Ũ35Ʀ36D38ǆ43ƛ
~<sta	47 -15GŞ-14Q-13Ŗ-12ǌ-11Dŀ-10ňŧ-9sĹŝůƴ-8ozLUşŲŵƳ-7iYĸŇŠ7kFŃƉƨƾ8tńŰƒ9ƋƦ10ĺŏŚŨƛ11ŕŹǕ12rŐœƜǎǔǠ13Ɛ14jƪǝ15Eř16főū17SǤ18HRŤ20V21Ʋ22ŘƄǉ23ƥ24ŗƝ25Ƹ26CŌǈ29X31Ÿ33Ţ39ǆ
~<ste	70 -12ƅ8dǩ9ǟ10Ǐ12Ɯ13gƉ14ž15ǆ16ũ18u23ǐ26Ǚ28ƽ30Ɲ32ư
~<sti	54 -12Ʈ-10xų-7apsƅ7jZŐƀƶ8Ŝƻ9H10ŬǠ11ŀ12Ɵ13ŉƭǪ15fz16CƇ17ũŷ18Uƨ19t20Ɨ21cq22v23ƕ24P25Q29DJ31I32ŨƬ
~<sto	54 -14Ƙ-10Ǖ-7ĸŰƣ7tǢ8Šǟ9yňŊŢǆ10ŔǍǠ12ōƞǗǙ13ǋ14ŀ15jO16Ť19ǣ20Ǐǐ24Ư26ǘ27M29ǌ33Ƒ34ǎ45Ɔ47Ʀ51ƛ
~<str	56 -11S-9P-8Iŗ-7ǙǠǪ7lGǗ8Ŕ9tEŀŜŨųŻƒƟƾ10ř11Ǆ12ŭǖ13Ɲ16Kƽ17ĴőƔ20ǎ22UŇ23ǌ25šŰ34ƚ36D
~<stu	56 -12ű-9ƽǪ-8Ū-7ǉ7qXŀƋƛǑ8ŋƳ9sŁƉƤ10ƯƲǙ12ǖ13Aŭ16ZƱ17ǃ20Şŵƣǣ21ƇƞƦ26ź39m41Ƙ
~<sty	76 11Ɖ29ǒ
~<su	51 -11Ƌǉ-9Şŵ-8FŷƘ-7Œǟ7aŖƄƞƠǑ8ŀǔ10ktZĸǀ11Ū12ƅǪ13Ō14Ŏ15Ŷ16iǥ18Ÿ19ų20ƫ21x22ķƌ24Ǝ25ǝ26Ɗ30ƽ35j36Lǖ61ǒ64Ǔ
~<sub	63 -11Ƌ-8ǉ8ǥ9ƅ12ǔ16ų20Ō22Ŷ80ǒ85Ǔ
~<suc	86 10ś11w12Z13ƁƼ
~<sud	88 9ŭ11ĺ14ĸ
~<sue	75 10Ŀ30ķ42ǝ
~<sug	83 -7Ƽ14ǚ19Ƶ22ƽ
~<sui	86 9ķ10Ň12Ǣ42L
~<sum	75 -8F11ƍ13Ơ16ǈ22k23x42Ɗ
~<sun	82 30ƌ62j
~<sup	68 7Ő8ŔƗ10r11nǀ12ƞ14Ǒ17L24ŎǪ51ǖ
~<sur	68 -9Ş8ŏŨƲǃ9xĻƅ10tZǞ13ŀ14Ǔ15ǥ17a18Ŗ27i29ƫ30ƽ33Ǝ
~<sus	85 18Ƅ33Ÿ
~<suv	90 -7ŷ15ų25Ū
~<sw	65 -10ŭ-8ķǪ-7u7HłūƑƬ8hwRƒ9ĴƢǗ10ŸƷ12tŌŬ14ũ15cD16M19X22ő23ƶ25ų38Ţ39ƍ
~<swa	86 -13ŭ20ũ32ƶ34ų
~<swe	78 -7uǪ8Ƭ9ūƑ10h11wƢ12ƒƷ14t16Ŭ19D20c
~<swi	69 -7ǣ8ł9R10ĴǗ11Ÿ14Ō18M21X24ő42Ţƍ
~<sy	67 -12Ǖ8š9bǞ10E12Dǜ15ǖ20Ǚ21Ə25Ǘ29ǘ
~<sys	68 -12Ǖ8š9Ǟ10b12ǜ15ǖ20Ǚ22Ə25Ǘ29ǘ
~<t>	88 11Ǚ16ſ29b
~<ta	46 -18I-17ĺ-14ƴ-13ŀŁŬƈǪ-12yŷ-11uơ-10ŌŐŕƠƷǁ-9Ŗřżǉ-8ĿŘšƌƣǕ-7lqņŤƚƿǢ7Ĺŭ8aMũƋ9nrOŴƘƫƶ10ktŒƅ11vŪƭ12AťǄ13śƔƗǜǩ14sŢŨƉƐ15Ľ16ŇƲ17ńǂǋǟ18ķŧŹźƥ19zư20ǚ23łų24ƨ25ů26TǗ32Bǃ33Š34Nƻ35ŋ36ǡ39ū54Ƽ
~<tab	76 -17ƈ-7X7L9Tł11Ư12Ʀ16Ž18s25M26n27Ɖ
~<tac	88 13ŪŶ16Ŵ
~<tak	51 -14Ǫ-12ŬŶ-11yĺŀŷ-10ƴ-9ŕŪ-8iu-7rơƩǢ7Nƕ8eTőŝŭ10tŎ11śũƫ12Ƙ14ưǋ15kųǡ16ƐƗ17ŇƔǜ18ƭǩ19Ţ20ŠŨƲ21ǂ22łźƥ23zķŧ24Źǟ25ǃ26B30ƨ31ůǗ62Ƽ
~<tal	58 -15ņ-11Ł-7ĺŘ7CXň8Kŵư9hƍƸ10iĵǡ11s12Bťǃ13ƆƩ14OĹ17Ň19av20Š23AĽ24r26ń30ǚ38N48ƻ
~<tap	83 10Ɯ71ŋ
~<tax	78 10Ǉǋ12ƶ14ŒǄ21ƅ25ǡ30T
~<te	41 -19Ň-17łţ-16L-14Ǒ-13I-12ŷ-11ŞŦ-10abcGŘťǎ-9Ɯ-8ķŉşǦ-7AĻŌřŻƆƕǊ7nyHMĹŸƂƛ8EĶńŰƠƴǇ9kqWŁśŢŭƟƣ10uŏƦǗǝ11ƿǂ12œƊƱƶǙǚ13lŊŤǖ14iƵ15xŽƄǀ16ōǪ17ŕŖŨ18Uǅ19Ŕ21Ʃ22Ɲ23Fǈ25g27ƪ32Źǉ39P40Ʈ42B52K
~<tea	74 -16ň-13h-10ł8Łǉ10U11Ǆ12ƩƸ13Ķ15ƞ16x20g25Ǫ38Pǈ
~<tee	69 -13ŷ-7Ŀƞ9ǈ10Ţŭź13ǀ17v18Ƃ66Ź
~<tel	44 -19Ň-12I-11Ǒ-10ĺłŞŦ-9Lťƪ-8bţƜǦ-7wGŉśşǊ7lqĴļĿŁœŢƶǒ8SŪűŲżǉǛǟ9CFHMŗŰſƛƮƴǀ10nxEKĹǪ11ńƦǇ12ƟǗ13gŏƄƱ14kuƊ15UŊ16iŤŨƩƵ18ōŽ20Ŗ21Pǅ23Ŕ37B
~<ten	77 -9Ř-8ǎ-7z8ǣ9ƴ10ĺň11Ơ12C15ƣƤ19R29F31Ɲ
~<ter	68 -13ţ-10A-7ƃƕ7Ɲ8wŨ10œƶ12W14ǝ15Bǖ28ŕ59ƪ63Ʈ
~<tes	79 14Ŷ15ž23ǚ26ǂ28ƿ
~<tex	69 -8LǪ7Ƅ11Ÿ12Ǚ13l16ū27ś75K
~<th	17 -22T-19Ʃ-15Ÿ-14g-12ń-11o-10X-9Ŗ-8L-7Ĺ7CŉŐŲżƥƧǐ8DHUĵķŰƻǂǆǋǛ9őųŻžƀƺǎǘ10VĻľŏũűƛƶ11ŵƪƱƷǤǦ12ĽŋŘźƁƑƘ13fĶĺŒƌƦǅ14eAQņŗůƉƏƓƙǞǠǥ15hrwRŶſƄƝǇ16JƋƐƤǜǩ17łƈƲǄǌ18ŁŔŕƗǓ19sWňŚƅ20ŌřŨƊƍƚƬǍǒǨ21ś22djŹƼ23ŮŽ24EŤŭŷƫǟ25alvŀǉ26xŜƎƠơǑ27ĸƞ28ǔǣ29bkyūƯǧ30nǡ31Gť32ōƖ33ƢǪ34Ņŝƨ35ŦŧƟ37Ŭƒ40Š44SŇ
~<tha	29 -21ǈ-15yǩ-14Ƣ-13ZƘǠ-12YĹƭƮ-11iXƩǟ-10PƊ-9sNU-8eſƷ-7ŵƔƖƛƠƳƸ7ĶƁƝǔǨ8AHWĵŕŜŰűƇǂǕǖ9hoļŪƻǣ10jFƅƌƒǄ11alŌƍƐ12MůųƜƦ13kDŁŋŻżƈƓƚƫǃ14Ņǀǧ15ĽǞ16CŖƀǌ17ķŧƙƨǁ18dt19Ŕƪ20QŒ22řū23ESŀũ24RŮǪ25u26pƞ27ŦŽ28śƴ31Ť32Ŭ34Ŷ35ŭ36ĺň47bGĸ48Ňōő50Šť56Ũ
~<the	19 -22T-20ĻŖ-19Ň-16Ÿ-14ońňǗ-13iBLŨ-12CIXŃŊ-11rNǏ-10pŶƩ-9guĹǝ-7tőƭƴ7ZŉƔƿǐ8ľǈǕǖǛ9śŮŰƇƮưƶ10jDPōşũǆ11ņƀƝ12WŠƏƛƜƤƧƲƳǋ13JŴžƓƦƱǎǘǤ14fŌřŻŽ15ŗŞŤƌƘƣǂǇǌ16ŐƑǦ17lGĶųƁƞƷǄǅǥ18wŀŕůźƈƉƍ19ehsłŒƄƅ20kĽŁŘŬƐƚǜ21Ǔǟ22EƫǨ23UŵƋ24vSŔſƗ25ŚŷƼǠ26Ŝ27nǒ28Ɗǧǩ29xŦǍǣ30ŅƬ31ŹƒǉǑ32Ơơ33Ǝǡ34ǔ35ūƟ36Ɩ39yƢƨ41ŝ43Ư46ŧ
~<thi	40 -20Ʃ-17Œ-15ƌ-14ǩ-13noŢǀ-12ĸƧ-11PZƱ-10gTYŻſƞ-9Rķ-8ńŗƄƯƾ-7vŐŚŬƒƬƷǈǏǜ7OUŊŔŪƂƉƖ8JQƺ9hVŽ10ŀœǢ11Ňűŷǋ12GŕŖ13iy15ŌƼ16kłŎƘǉ17jXľŲƈǠ18Mŝ19dĴ20cƮ21ǟ22N24Ɨƭ25ĿŁ26sB27ũ28IĹŏ29A32Ńŋ35ƶ38H41a44Ļ54r55ĺ
~<tho	55 -11Ǘ-10ĺ-8ǌ-7J7ŕƉƘƱǅ8Eľŝƍ9AHĵŗƈƟ10ińŊ11ZŶſƝ12ƂƅƏ13wxƶǋǒ15ű16Ž17Ţǈ19ǥ21ƒƪ26Ų33Š34Ǫ37Ň
~<thr	51 -13ƕ-11Ǫ-10ŏ-8mL-7Qư7dzƁƇƧƼ8łš9lŴƛǞ10śŧŬǧ11ZŪŵǝ12nƨ13ĸũƝ14ŊǦ15Ő16ƴ17ŖŤ18jƎ19ŗƩ22Ǐ23WƖ24Ũ26Ǘ
~<ti	47 -15p-13Ƈ-12u-10Œ-9nƀǟ-8Ŗ-7MŀƦƽ7PŠũƧƬƵ8Ŷ9kWšŵ10SőŸ11űǉ12Ɨǐ13ĺŕţƨ14Ŝ16Ơǈ17fqŞƹ20Ŭ21Ų23R24s26V27Ǐ29Ŕ31Ļ34L35g36OŃ39N40Ʈ41ł47Ż
~<tic	65 -10ĺ9ǐ12N13Ĺ14ţ16Ş19Ŷ25Ŕ58Ż
~<tie	84 -10Ǫ8Ľ18ǐ34ł36f
~<tig	88 -7R7Ǟ12Ų13L14H24g
~<til	68 -9p-7uǪ7VƗ8gyĻǨ9Ƅƿ10sO11ƒ12ƪ14Ų15Ɖ16Ńŕ29ĺ58Ʈ
~<tim	53 -13Ƈ-10ŒƀƉ-9pT-8PĽ-7nHMŖű7byĵŊœƒǁǗǤ8ŧŻƜƵ9ņŞſƧǙ10ĺŠƈƬ11Wšƻ12kũŵŸ14gS16ŔǪ17őƠ18Ŝ20sƨƹǈ21ĻŲ26V29Ń31R32LǏ33O36N
~<tin	88 -7m9g12ƙ21ǉ22q
~<tip	85 12ŉ21T44ł
~<tit	75 9qǉǑ12ķ16ű25PƗ37Ŭ
~<to	29 -25Ť-24n-21r-20Ǣ-19ǉ-17ƪ-16wSƃǈ-15ƓƼ-14ťǆǗ-13pW-12PǓ-11ŞƊ-10cż-9hĶŻƅƇǌǤǦ-8FņƾǄ-7DĵŰƏ7Ĵ8gŅŦƞơƣ9NĹŐŔųǩ10diVŶŹŽƈƯƱǊ11oŀńŇŊşƕǚ12ŘŭƄƖƘ13řŝƝƴǕ14yGļŗ15eTYƛ16ŵžƮǂ17HƔƺǍ18BƂƚ19jōœţ20ĸƀ21ưǧ22atŋŧŨǞ23Kĺƥ24CĻŉŜƁƸ25ł28sś29LZ31A32O33Ŏǟ34Ōǐ35ľŃ37XŁƬ38Ţ39M40Ʒ49ů50ƶ
~<to>	31 -22Ƨ-21ű-19Ť-18n-15S-14rwşƪ-13ƃƊǈǉǓ-12jpŏƼǆǦ-11iuŒǣǤ-10qťƫǜ-9cŖǀǃǌǢ-8fƽǋ-7vWƁƉƏƓǗǠ7dŽƋǨ8IĿƀƐƒƴǑ9ńŬƌơǔǪ10ŇřƄ11Ŋǘ12zĴŴƯ13TŲƱǕ14oNĻŘų15GV16ļŹƕƖƘ17ŜŶƔƥǐ18eA19tĸĺƝǞ20yLOƚƮǂ21B22HKZŵ23ŝǍ24asō25ţƸ26ŋ27ŧư28Xŉ29ľŎ31œŨ32łś33ž35Ţ38Ō40Ńǟ41Ƭ45MŁƷ50ů57ƶ
~<tob	79 9ǃ45ƺ
~<tod	54 -19ž-15Ǣ-12Ǫ-11ń-9ƨ-7Ń7xƀ8Ɣ10a11Ŝ12ŀ13Ĺ14tvŢ16ƫ17Ǧ19ű22Ƨ23jŗ25O26Ō29Ő33ĻŒ38ĺŏ42i
~<tog	76 8f10ǋ12uM18ZǊ24s32ş
~<tol	72 -11Eƴ-9Ǫ7Y8jlŅƁ9Ǝ10uļ11ƨ12ƿ13Ƶ15ƽ17d23Ŗ24BŔ27A
~<tom	65 7Ǔ8ƭǖ9IǤ10Ǚ11jƥ12Ŗ15ű16ĸƧ20Y26L
~<ton	78 -9Ǐ8Ɗ11b12ŉŖǞ15śƥƧ20r
~<too	56 -12a-11Ż-10z-9vŁŝ-8ƿǉ-7Ǎ7cư8ŇŎūƣƫ9ołş10ǒǜ11ŧŪǛ12ňƀƙ13ǀǅ14tU17Ž18ũ19Xń20sƞƩƭ21ŭƴ23jǚ27qǣ42ǐ
~<top	68 -11œ-9ŏ-7ūƝ8m9WǕ10Śƶ11Ƥ12ǩ14ǋ15T24ľ26Ɖ28ƈ30ř31ŗǧ35Ƃ
~<tor	84 10Ǟ15Ŀ40ƛ
~<tot	71 -10Ǧ-7Ť8u9Œƺ10ŽƘ11ơ12Zŷ13g14Ņ16ŵ19Ǌ24Ŧ25ş
~<tou	78 -7Ş7ǀ8ń10ķōƺǠ12Kŀƽ15Ǟ30Ŝ
~<tow	67 -22ŗ-15Ŗ-7ƹ8ŸǪ10ŭů11Ƥƿ16Ňǖ17Ơ18Q20E21X23ǧ61C77Ɓ
~<toy	90 17ű21ŭ
~<tr	47 -17Ǫ-16Ŀ-14ƕ-12GƖ-11Ő-10ŜţŲŷƚ-9nŖƪ-8CRœŸƗƟƲ-7gmŇŚŦŨǉ7DƬƾ8zǜ9cǝ10ź11ǟ12IŭŻ13Ĺńǀǌ14PŪ15Z16ŧƁǐǛ17LųŵƐƽ18QŬǧ19AŎ20űƍƠ21ŝ23ņ25ǁǚ26kŴ27S28Ƴ29ů33Ǚ38Ǒ45Ŷ55ƒ63Ž
~<tra	59 -13Ş-9GǪ-8jCǅ-7ŀ7YŝǋǤ8lyűǌǠ9NǙ10ŵƞǓ13zQǐ14źǑ19Ż21S28ƍ30ůƠ32ǁ35ǚ38P64Ž
~<tre	63 -16Ŀ-8Ŝţ10Ş11k12DŤƙ14i17ƽǀ20Uŧǅ24ŝ25ņǛ27Ŷ62ƒ
~<tri	74 7ŁŢ8Ž9ū13ǁ15ů17Ɓ19Ɲ20ƒ36k37Ǚ
~<tro	73 -7ǃ7ǀǙ8Ư10Ɯƹ11ĵƽ12pt13Ĺ14ƾ17Ş22ű23ǝ
~<tru	58 -14ƕ-12PƖ-10U-8ƪ-7ǁ8ņƧǜ9Ĺǌǐ10łƁƬ11Qǟ12ű14Sŀŵ18cŭ21Ū23Ɛ25Ŭ26ǧ27AZų28Ŏ34Ŷ36Ŵ37ƳǑ
~<try	78 -11N-10Ő-7PŲ7Ń10ŗ11ǟ13Ů22I25Ǚ28Ž30ń40L
~<tu	60 -15Ǫ-12w-11Ƨ-8t-7yŒżƴ7ķƘǨ8pŰǟ9Ǝ10Ťǋ12C15Y17ƫ19Ƌ20ŀŹ21ŉ22a23ſ25ţƍ26c29Ʋ32ǝ33v34Ƶ
~<tub	78 28Ƌ34ƍ
~<tui	86 44Ʋ
~<tur	64 -15Ǫ-8t-7yż7kVŎƨ8ŰǨ9ķƘǟ10pƎ11Ťǋ16v18ƫ22ŀŹ23ŉ25ſ28ţ31c34ǝ36Ƶ
~<tv	86 13Ő15Ɗƛ18Ƙ
~<tv>	90 13Ő16Ɗƛ
~<tw	77 7l10ţ11uĴǦ12ŕũ13Ƽ14w15R37y
~<twi	78 11uĴţ12ŕǦ13ũƼ14w15R22y
~<ty	69 -10ǎ-7Ƨ7f8Ɲ9Tļǀ10Ǖ11pǊ13Ɖ14ƇƤǇ17E18d20b22ǅ32ƪ38ƽ
~<typ	69 -10ǎ-7Ƨ7f8Ɲ9Tļǀ10Ǖ11pǊ13Ɖ14ƇƤǇ17E18d20b22ǅ32ƪ38ƽ
~<ub	81 52Ų
~<ube	81 52Ų
~<ug	76 -10G9ļś10ŧ11ƛ12RĵůƟ17ǝ18Ǝ22ņ29ǥ
~<ugh	81 -11G9ś11ŧ12ņƛ13RůƟ19ǝ25ǥ
~<ugl	85 7ǥ10ļ13ĵņ20Ǝ
~<um	63 7ǔ12Ǫ46ǧ50Ƃ
~<umb	63 7ǔ12Ǫ46ǧ50Ƃ
~<un	51 -23Ɔ-18Œ-14ŝƉ-11ƣ-10P-9ǣ-8ŶǎǦ-7SǨ7yOļƚǆ8gTWŕǠ9ŎşƞƩ10hiŚũŪŮŻƮƳ11Bĸ12Ɠǥ13Ņ14DYŖƟơ15ňŢƻ18ƊƦƪ19Xĺ20ŀ21Şǁ22Ǆ24n25ƥ31Ǎ37Ƥ43ſ
~<unc	84 -9r9Ʊ12T19Ǡ21B
~<und	58 -16Ɖ-12ƣ-10Ŭ-8ǎ-7ž7jĵŃőƗƙƾ8œſƜ9ƚƤǆ10c11şůƞ12hŚŪŻƳ13iũŮ14Ŏǁ15ŅƓ16ǥ18Ŗ19ň20ƻ21Ɗ23ĺ24X26Ǆ28Ǎ30n
~<unh	86 -11ŝ47Ş
~<uni	61 -23Ɔ-10ĵŒ-8Ǩ-7ǣ8Ǎ10ǌ11yWļŬƖ13Y14Ʃ17ơƪ19D24Ʀ35Ƥƥ45ſ
~<unp	90 29Ɵ
~<unt	90 -9Ń17Oŕ23Ʈ
~<up	42 -18Ŗ-17Ǫ-15Ţǟ-14ŧƣ-13Ɵ-12Lƨ-11svG-10yŬƴ-9oBũƖƶ-8RŅŇňƊƢƧƷǆǦ-7abwPSĽņŎšŪŷżſƮƸǂǊ7gOƭǓ8dĸĺŚƔƦ9j10rCĻłńŰƐƘ11YŮŽƺǛ12ĿŐŘƯǍǐǣ13ƃƪǞ14ŉŜƋ15ř16Źƈƚǎ17VƳƿǘ18ŗŠ19xś20HĹŌƤƫ21KĴŁžƎǇ23Ƶǋ24i27t28k30lŨ31ƅ32œ34Ɖƥ37Ŕ43ŕƌ
~<up>	44 -18Ŗ-16Ǫ-15Ţǟ-14ŧƣ-12ƝƟ-11qvL-10sGŬƖ-9oBƨƴƶǎ-8yŅŇňũƢƧǊǦ-7abwSņŎŪŷſƜƮƷǂǆ7ļťǏǓ8grOƔƭ9ĸĺŚ10djCŰǐ11ĻŮƐ12łńŐŽƺ13YĿŘƯǍǛ14ƌƤƪ15ŉƃ16HĴřŜǞ17ŨŹƈ18Vǘ19ŗ20xŠƚƿ21ƫ22ĹŁŌ23KžƎǇ24ƥ25Ƶǋ26i30k31t34lƅ36œƉ39Ŕ46ŕ
~<upd	69 9ǎ15Ƌ20Ƴǣ33ƌ
~<upg	88 8Ƌǎ22ƌ
~<ups	70 -10Ɗ8H9nqƦ11Ƥ14Ɲ15Ɔ17ţ19ƥ24Ũ25Ƙǎ
~<us	50 -14ń-12A-11Š-10eiƼ-9CDK-8pŖǘǣ-7dRŇŨ7vǆ8ĵőŵ9Ǒ10ŹƢǇǙ11łŢǒ12ŎƅƘ13Ƅ14zŋ15Ŵ16ƺ18ņ19IJ20s22Ĺ24Lţ27Ő28ų29Ų31Ǘ32ĺ34œ35ǀ43Ž49ļ92ŭ
~<us>	63 -19A-13ń-11Š-10Ǫ-9C-8pƖ-7d7aŌ9xĽ11ĵ15v17ŎŪŽ19ŋŢ20zƄ26ņ28ĺ30Ĺ31s64ļ
~<usa	90 -7i12ŝ20ő
~<use	55 -11Ū-9Ƽ-8K-7ǘǣ7Ƒ8JƺǔǪ12Ź13Ǒ14ŵǙ15Őǒ16Ƙ18I20Ŵ21Ų27ţ33ų35Ǘ38Ž39œ41ǀ73ŭ
~<usi	84 -20D-14e-13Ū-10Ǫ16Ɩƺ20JǇ24Ő25ŭ
~<usu	73 -8R7s8Ķ9AƢ10WƅǪ11řǢ13ǆ14łŭŲ16ĺ27L
~<v>	83 9ų14Ɲ22ū25Ū26Ŷ
~<va	57 -12Ų-9ƿ-7Ǘ7xǐ8Ɗ9Ÿ10C13ũŭ15Ŏ16ņ18ľ19ƙ21Ɠƫ31ƺ34Ơ35ǣ36ƪ42k58Ǒ
~<vac	77 41k49Ơ
~<val	62 -9ƿ-8Ǘ7Ɣ9Ÿ10Ɗ12C15ũ18Ŏ20ľ23Ɠƙƫ31ƪ35ǣ
~<van	75 -10Ų12ƀ17k18ŭ21ņ78Ǒ
~<vap	85 47ƺ
~<ve	60 -7Ǟ7Ťŵž8dŁŶ9Oŭ10Ż11ƇǗ12ū13ƀ17Ű19Ŭų21Ş26Ŵ32Ū33Ǒ35ǆ43ǖ
~<veh	63 7ż8ž9ŵ10ŭŶ11Ż13ū14ƀ18Ű21Ŭų28Ŵ35Ū36Ǒ
~<ven	76 -8Ǟ7Ǩ14Ƈ15Ǘ28Ş45ǆ55ǖ
~<ver	83 10Ō11Ť12d13O
~<vi	63 -22ś7Ƒ9agNƅƘ14eZƇ15ǂ17Ƽ23ƿ29M32Ż43Ɲ82ū
~<vid	85 13g15Ƙ40M
~<vin	70 -24ś16Ƈ94ū
~<vio	82 43Ż
~<vis	76 11a12N18eZ19ǂ28ƿ53Ɲ
~<vo	77 -11ǉ10ľ15Ŀ17a18eŁ21Ɛ22Ǫ24Ľ
~<voi	86 -12Ǫ11ľ17Ŀ19a20e27Ľ
~<vol	84 23Ɛ
~<w>	82 -10ų-8S8ǀ16b18n24ǒ26ő30ǈ39T
~<wa	35 -25ŗ-19Ů-15dń-14NŒ-13C-12PYŭŲƝƧ-11uUĿŁřƛ-10gŷƼ-9iWşūƕƨǗ-8ŇōŐŚţųƖƞƪǇǣ-7nvIķŬŹƿǓǛǟ7bJŢƟǚǥ8OĴŔƅƊƍƳǎ9Ÿǅ10ņ11kpƘƥƬƵ12xŎƀǕ13oœŽƃ14Xƈǂ15MĺŀŃũƓ16yTƎƽǍ17ŠǨ18ƂƲ19Bŧů20ƄƭƮƱƾǝ21rŌš23ň24ŅŨż25sŉƇƢƴ26ļ28ŦƋ29jǊǔ30ť32Ʒ33ŵ34KĻƚ39Ǫ46Ť63Ɯ
~<wag	75 -21ǋ-7Œ13Ǥ24ƃ32T63Ǌ
~<wai	73 9ŧ10ŏŪǨ11ĺ12rǝ13ŵ14s15ǐ16ĶŚ17Ńǔ25ſ
~<wal	59 -11Ź-9Ũ-8řǠ7ŵƑƜƾǖǜ8ĸŊŐŸǉ9nRƚƥƯǙ10ĻƎ12ƨ14łƤ15ż16ǎ17ƌǞ18Ƙǅ19Z26Ť27Ƈ28Ǖ30x
~<wan	45 -17Ś-16ŗ-11ŞŦǀ-10ƓƧƨư-9uN-8crŁłǙ-7mpŖŵƠơƥ7őśŴŽƍ8Œƃ11Vž12LľŀŊ13byſƁƘ14Oŝƶǂ16Jŕ17ƀ18ĴŃǨ19MŎ20Ƃ22KĹǍ23XƬ26Ʊ27ƭ28ŉ29ǔ30sƄ31Ʋ33Ǫ34ĻŌ35Ʈ37Ƣ38Ʒ
~<war	84 -13Ţ-12V-8Ő11Ɯ14B15Q26ǌ57j
~<was	45 -18Œ-14d-12ŀ-11C-10ĹǞ-9Xţƌǣ-8yLUłŎőŴƃƗƬƮǟ-7HŃōƨǉǤ7cT8ƺǜ9űǆǙ10Ÿǋǚ11Żǥ12Ɵ13Ƴ14krĻƋƎ16Ǫ17ƥ18p19ŔƅƵ20Bŉ21ĺǝ22ŧƈƽ23ň24œ26ļšƾ28ż29ũŵ30Ņ32Š33ƓƜ40ƴ44ť46ŤŨ51Ŧ
~<wat	58 -7Pƛ9ƍ10ơ12q14Ə15ƊǞ18ƙ21Ž22Ơư23Ǫ25Ť38Ƌ55ƚ67Ɯ
~<way	62 -20Ů-16Ǫ-14Iń-7ľŝ8ŧ9ņŎŽƭǀǃ10coňŞũƐ11XƷ12ŵƇ13ƒ14mļǂ16r18a19jyŶ27Ţ30ŀ36K43ů
~<we	40 -21Ř-18q-14ŇŒŗ-12VŜŽǉǟ-11ŞŹǤ-10nſ-9Cōƌ-8yGKľŢźƘƨǄǅǌǒ-7łňƙƟơƹǈ7ŃśƂƏǏǙǚǩ8rLŀŖƛ9fůƊƴǃ10Ǝƶ11ŚŲƗǗ12tŎ13ńťŴƲǥ14YŅŸǠ15dlXņƜ16ŕŝƮ17j18iŁŠŪƅƺ19šƽ20M21ŋ22Ťŵ23Ɩ24s25ƻǞ28Ľ29kRļ30œŧŭ31Ĺ33ƭ35Ũ43ǀ64Ō
~<we>	53 -14ĺ-12Ň-10Ǟ-9grPƧ-7ǉǪ7fuwOŏšƜƶ8cŷƀ9ŊťƩ10hļƂ12ņƆ13I14ŉ15vƮ16Ɩ17XƲ18i19ŕŚ20Ļ21Ł22Ĺƭ24ŎŴ31Mŋ32Ū36Ľ44s91Ō
~<wea	78 -9R-8ż14Ť24ƛ25ǚ28j29Ǫ
~<web	81 -7ť7ń10Ĺ33ļǗ
~<wed	84 8Ǩ11ǜ12ĺ13f
~<wee	53 -10ō-8Ň7TƖƥƺ8g9Pŕ10iŐ11ťƝ12ƗƠ13ĺ16Ń17ůǏ21Ľ22L23Ų27k28Ǟ34ŵ46ŭ50R56ǀ
~<wei	70 9mŁ12ł16ǃ24Ǚ26Ŀ55ƻ
~<wel	67 -21q-8G7iH8Ļ9a10ĹűƖǊǋ11N12pP20Ŷ21ń22Ŗ26S29t40Ǡ44ŝ
~<wen	66 -11Ǫ-7Sƾ7Hőŧ8cťƬƭ9QY10kǝ11z13Ǝ14ǆ15Ŕ17l19ƴ21ŀ25Ũ30œƅ36Š38Ť
~<wer	53 -18Ř-17Ļ-9pŒŽǤ-8ƥ-7ƪ7ƍƧǩ8Ʈ9Ƹ10XŻƶ11śŠƴ12Ƶǣ13ĹƏ14l15Ư16WY17ż18ļƭƺ20r21ǥ22dš24ŅŸ26œ29ƽ30Ǟ33ŧ37Ũ
~<wet	88 11j17Ɗ24ƚ28Ɯ
~<wh	20 -24Ō-22tţƟ-21N-19Ž-17Ĵ-16Ŭ-15Ŋ-14bxǈ-13zŏ-12Ľ-11Fň-10HKUǧ-9fŋǂ-8śŮƂ-7ŧŭƆƍǠ7OņƩǊǗ8EƛǄǙ9yWĶűŹŻƌƗƨǎǔǜǥ10aPVƭƱǑǒ11dkoŢūƔƬǚǨ12uƣǡ13lƸƻƽǇ14mŇƙ15hGļŨƮǋ16ƒƶ17TŃŎŜŲŷ18Ǧ19DĻőƥƪƳǞǩ20RŠŦŴƧƾǆǝ21ZōşƅƇ22gǏ23vXłŵƿǘ24Ņƴ25wAJľŒŔŕƊ26ŤƎǐǟ27qƃƘǅ28œŗơư29ķŝǕ32BŞ33ƓƖ34ĿƼ35ŉƷ36ťǉ37LƢ38Ĺ41ĺ42ŀ44QŖŪ46Ő56C65Ǫ
~<wha	24 -31ŷ-29Ŭ-21FŁŜ-20ǡ-19Ź-18Ĵų-17Ű-16nńǑ-15NƬ-14ţƥ-13AŌŽ-12ļƵ-11btzHMśƣ-10OĵŶƂƄƝƠǀǃǌ-9ĽőƐǂǧ-8sŊƑǁǣ-7uxSƁƈƍƺ7ƅǎ8IŃƋƛƿǥ9ƌǕ10doƞƯǤ11iRžƃƽ12cƶǘ13hĶűƖƨ14YƩƱǏ15JQŢƔƸ16ņǔǞ17ŘūǊ18vLŵƉ19ũƙƾ20mŨƻ21ƒƭǄǟǦ22Ɗ23q24WƕƢƧǋǐǪ26wCZŔƎ27Ų28ōƪ29ŎƼ30Ň31XƇ33gPTķľłŅƷǉ34ŝơ35Ŧ37ĻŀŴ39B40Ť42Ŗǅ44ŗ45ĺ46ŉŒ48Ş49œƘ52ĿƓ55Ū56Ĺ
~<whe	36 -21Ư-18nƟ-16aŁƝ-15ņƞ-14ũƢƪ-13UŌ-12ǅ-11wPŐǠǩ-10ĺŉŞƭ-9iZňƲ-8NTYōŝƘƩǄǉǡ-7tuBIWŀţƃƉƕƣǦ7jĴŚşŨƛǑǪ8ŻƦƳ9ſƵƷ10ŜƎƜǨ11Xšƺ13lŸƴƽǘ14JĶǣ15RļƊƮǀǆǚ16dHǐ17yƠǁ18ĸǃ19ƄǏ20gv21rsŹ22Oĵƈ23Ƹ24Ŗƿǟ25QƗƨ26Ń28Dƅ29Mǌ30V31Sƥ32ő33GŰ38Lť41C43ŕ
~<whi	52 -14Ǜ-11Ť-10ǘ-9ĺƕ-8Ŗǃ-7WŒŰŽ7ňŵƐǡ8Ň9ŚŷƎƠǐǗ10ŪƖƥ11ńƁư12dDŀūƏƤƵǉ13E14ļŧ15Ƽ16ŉƿ19R20ľŐ21Ǟ22C23őť24a27Q28J30Ų42ų
~<who	37 -29ƕ-27Ų-24Ŵ-20Ū-18ƘǄ-17Œ-16ĿƟ-15HŚŢǈ-14ŭ-12PTŀŏŸƉ-11tRĴƓƤƨ-10fLŎŽƞ-9ixySYĹĺĻƧǋ-8sVWĸŃŇŉŌţź-7gjMŊőƜơƯǣ7FżǢ8ZƠǛ9Ǧ10aƱǎ11q12hſƚǨ13lŬƑǜ14Ɓ16ƪǆ17ǘ18ǖǙ21w23ńŠ24ƥǪ26Ɲǝ27oǇ28QƷ30ļǒ31şƳǩ37ƴ38Ƣ40ƃ41Ɩ42u43ųǑ49ŷǕ52nƬǡ53Ŝ54ƣ56Ł58ǉ62A68ư78Ő
~<why	60 -17ń-15œ-13Ʒ-10Ő-8ļňŉ-7ŌŒ7ľǇ8ŝ9ǥ10š12ǝ14Ŀ15ņ17Š21Ƽ23r24BƵ29ĹǪ30ƶ35Ŷ41ŀ42Ţ45Ŕ53ĺ
~<wi	34 -25Ǫ-22P-19v-18ĺƧ-17ƕ-15Dƃư-14ƌƽ-13ŘŪůǑ-12Łǣ-11ķƼ-10Gƞƿ-9ŮűƀƗƷǈ-8CEZƅƈƓƪƹǅǞ-7hJŇƤǆǠ7jAUœŗŰżǄ8emuǢ9ĹŋŜŭƄƻǝ10Ōūźǔ11yQĶńſƂƎƬ12LĵĸŢǏǙ13ŠŧŴŶƑƶ14ųƜ15tŽǎ16ĴňŬƋƣǀǂ17nŹ18Ŋť19bşƴ20ŚŵƥƸ21fšƱ22gMŝŲƩ23pņ25ǩ26Ő29Ư30qł31r34o35Ļ36ő37sŞǃ38V41ƛ48Ƴ
~<wid	85 -7r8Ƭ12ǩ13Ƹ18ƴ25f
~<wif	56 -19w-18Pƹ-13vƽ-12Ƨ-8dWƼ-7ƃƺ7b8juƴ10Ƹ15ų17ǉ22Ŵ24f26Ư30s31ƩƬ37t39rǃ48q49o55p
~<wil	54 -12aD-9Qƕ-8ƌƔ-7ĹŇŕŗşǪ7OũźƏƮǟ8dţ9ƭǋ10cĶĻƄƢ11śŽƥ13oN14Ǆ16Ɩ18ŌŚ19Mĵ20esŐ23H29L30yŹ32V46ł79Ƴ
~<win	63 -13Ř-8Ǟ-7Ǫ7Ǚ9ũ10ƒƜ12Ơ21ū22Ť24j25ǜ26ť27ǀ29ĻǏ68ƛ
~<wir	75 18Ǚ21ǎ48Ƌ
~<wis	72 -7ư9ǋ11Ưƾ12m16ǃ17w19g29ŞƱ31V
~<wit	38 -17H-13Ť-12ĺƕǑǣǪ-10jtƃƧ-9ENPķŪůƠ-8yGűƬǈǜ-7pCŁũŮƀƞưƷ7uĶŷżǒ8SųǦ9BWľŖǔ10rŰƨƱǎ11AŀœřŢƁƛƜǢ12ŋŚŽƲǀǝ13MƑ14ŜŭƂƎƯ15Ļńňſƥ16QĸŗŶƴ17ĴƸ18ŧ19gVŐƶǂǩ20ĹŊŠ21sŬ22a23n24bŲ27šŵƣ28ŝ29ņŞş43ő
~<wo	31 -23Y-19Ő-16Œ-15xŚƪ-14nŪǏ-13wOƴ-12šƚƾ-11klFŜŰųǜǟ-10ouGŔŠƟǎ-9œřşŦŷƁǄ-8fhiNŬƄƼǆǊǦ-7żƖƠƻǋ7KĴǀǔǙ8TZĶő9ŴƷǧǪ10msŃƲ11cŇǐǣ12BŖŞǑǕ13ƃǝ14ĵƂ15ŭžǈǛ16ŉƔ17M18śƇƶǂǉ19XŽƙƧƹ20ĿƑ21qŵ22ƒƱ23Rŝ24ƭƯ25ŗ26rƞǒǤ27LŢƘƥ28W29ư30ķŊůǞ31Qƨ33Ɠ34S35VĸĻ38ŎƸ42U44ű47P
~<woo	69 11g15ƒ19j30Ƈ58Ƒ
~<wor	41 -15iľ-13GƩǏ-12ŔŚŪƥ-11uwŎŒǣǪ-10OTĸƗǋ-9xų-8cnFYŀłƪǙ-7abjkAZŐőŘźžƴƶ7zŖŞǂ8BƘƝǚǩ9Ǖ10ĺǞ11XĶņŝƃƧǅ12ǐ13ŁŗŴŵ15ƹ16Ňƒǝ19ň21ŊƓǑ22ǈ23Ļ24Ǜ26ƙ27ķ29ŭ30Rű31L32ǉ33V34Wůƨ39Ǥ40Q41ƞǒ43q46SĿ53U58P
~<wou	36 -20Y-14qƁ-13Ŧ-12Ĺ-11ĺŐ-10ňƾ-9dlƪƴ-8nxQŒšŤǜ-7oNSřŭŷƚơƼƿǎ7DŕŞŶƗǢǩ8ełŘƀ9ƈƫƹ10BHWŀ11VĴƐ12ŉƧƮ13ǀǧ14mŖǙ15sAZľŃƩƲ16Ʒ17ŗŝ18MƂƓ19cTĵŊǣ20Ňŵǂ21Ƙ22śƔ23Xűž25Ž28Ʊƶ30Ǟ31Ļ32rƭ33Ưư35ƥ38Ţ43ĸ48ŎƸ
~<wow	75 7ťǣ8Ţǁ10ƽ11uRS13Ŧ14Uűơ18ō20ő
~<wr	59 -17ś-12Ư-9ő-8aũư-7PňŶ7JŴŻ8ŎƀƃƄǥ10KĹřƎ11C12ŗ13ƭǔ14ņŤ15ŵŸ16ŌǪ18ĿŞ19žǝ21w23Ő24Ŝ27b28Ǜ41Ƴ46ż
~<wre	75 -14Ť-9q7ž8ǧ12Ũƀƃ18Ŝ24ŵ60ż
~<wri	66 -17ś-11Ư-7ư8Żƍǝ9oJŉŎ10ĸƄ11Kř12ŤƎ14wŗ15ǔ16žƭ17Ÿ18Ō26b29Ő33Ƴ
~<wro	71 -8Pő-7a10wŴǥ11q13C14ŜƳ15Ĺǝ16Ť18ņ23ĿŞ24Ǫ35Ǜ
~<x>	84 13b26ŕ36ƚ
~<y>	88 28b
~<ya	73 -9Ǫ-7LƆƌ9Ƙ10HJMŪ11Ɵ13a16Ɲ17Ɠ21ƚ54ƒ
~<yar	75 -7Ɔ10HŪƘ12Ɵ17ƓƝ21ƚ55ƒ
~<ye	42 -15Ũ-14lƽ-13DŐů-12ŉų-11tBŇňŦŬ-10ũ-9isşűŷżžƓ-8aCĹŗŲŽƙǉ-7ghRZĻļĿŠŤſƌƚƜƭưǅ7ĵŋ8Ķŀńƶ9fjwxłƯ10ŏŚŻƋ12Ľǥ13œƹ14ĴƟ15ǏǤ16VƗ17ŁƠƿ19HŴ21ţŸǁ25pŒ26ĺ27ŎƕǊ30ǟ31vƪǋ32TŹǠ34Ů39Sƈ40Gƅ42d44Ʈǆ45c46ő62ť
~<yea	43 -14lĹ-13DŨƽ-12ů-11ŉŬ-10nǌ-9iŇũų-8ňŐşŦűžƓ-7uCRĿƙǉ7ŢƝ8ĵĶ10ƋƯ11Ś12vŻƿ13ǥ14œƹ15ĴƠ16ŹǤ18VŸ20H21Ŵ22ţǁ24Ǐ27Œ28cpĺƕǊ32dƪǟ33ǋ34TŮǠ40S41ƈ42ƅ43G46Ʈ49őǆ64ť
~<yes	73 -10B9ŘƁ11Ĺ18ŋ19d25ŏ26ł36Ł44Ŏ
~<yet	67 -14Ǐ-12t-11Ǟ-9Ő-8Ƶ-7żǆ9nƿ10ƍǠ11uwŀǌ12ƶ14f15r20x21j22ń26Ź30cv32Ɵ34Ɨ
~<yo	14 -27ť-23Ť-21Ƈ-17Ɔ-14ƅ-13vź-10ŦŴ-8ŷƉƋƢ-7b7Yŋūƞơ8ņƂǇ9LŘƓƝƭ10wĺŌƙƴƽǋǐǓ11yĴŁŻƠƮƶǔǣ12ekŉƖǉǥ13sUşƚƾǀǗǤ14MQŖžǏǒǞ15ĹƣƷǜǡ16afpZǂǅǢ17ISWĶĸŏżŽƺƼ18BCƦƬưƱǛ19KĽŚŝ20xŃśǌ21HƁƃǑǖǚǟǩ22łŢƵǁ23mķŊŸ24dũǪ25jnĵŀŜŠƌƻ26uzOXļƨƹ27AĻ28ńƿ29ľǙ30gňŵ31Ǖ32T33Nſ34ĿŶ35ǈ36ŐŨ37F38ŒƧ39iVƥ40R43l44P45Ş56c63Ň
~<you	14 -27ť-23Ť-21Ƈ-17Ɔ-14ƅ-13vź-10ŦŴ-8ŷƉƋƢ-7b7Yŋūƞơ8ņƂǇ9LŘƓƝƭ10wĺŌşƙƴƽǋǐǓ11yĴŁŻƠƮƶǔǣ12ekŉƖǉǥ13sUƚƾǀǗǤ14MQŖžǏǒǞ15ĹƣƷǜǡ16apZǂǅǢ17fISWĶĸŏżŽƺƼ18BCƦƬưƱǛ19KĽŚŝ20xŃśǌ21HƁƃǑǖǚǟǩ22łŢƵǁ23mķŊŸ24dũǪ25jnĵŀŜŠƌƻ26uzOXļƨƹ27AĻ28ńƿ29ľǙ30gňŵ31Ǖ32T33Nſ34ĿŶ35ǈ36ŐŨ37F38ŒƧ39iVƥ40R43l44P45Ş56c63Ň
~<ze	86 11ŏ12ū13ţ26ř
~<zer	86 11ŏ12ū13ţ26ř
~<zi	66 -7ű10Ŕ15ƅ29Ɠ106E
~<zil	86 -9ű-7Ŗ22ƅ38Ɠ
~<zip	68 10Ŕ109E
~<zo	74 -7Ǡ10h14x18Ǫ32ƚ50M
~<zon	78 21Ǫ34ƚ
~<zoo	86 -8Ǡ12h59M
~@da	63 7ŭ8sŌ9ǊǠ10Ƽ11gĸǨ12ǉ13iŲ15Ńǚ20R22ŵ43Ǐ44k51L
~@day	63 7ŭ8sŌ9ǊǠ10Ƽ11gĸǨ12ǉ13iŲ15Ńǚ20R22ŵ43Ǐ44k51L
~@mo	66 -9Ÿ7Ɯ8ĸ9Ɵ10kĽŮ11y12V15ǝ16Ť18ť20ƿ22ŕ24dŃ25pŹ27Ơ
~@mon	66 -9Ÿ7Ɯ8ĸ9Ɵ10kĽŮ11y12V15ǝ16Ť18ť20ƿ22ŕ24dŃ25pŹ27Ơ
~@na	53 -15ƹ-14Ǆ-12Ǡ-11Ǥ-10Ŋ-9Ǫ-8Ũ-7ŴǞ7wĽƖǩ9Ŝƣ10a11ŷ12pJ13ľ14ļŐƛ16řǓ17Ʃ18i19Ǚ21ǃ22sƃ24oœ26ŦƸ28t29ź30ǉ33ǥ38Ś39ĸ40Œ
~@nam	53 -15ƹ-14Ǆ-12Ǡ-11Ǥ-10Ŋ-9Ǫ-8Ũ-7ŴǞ7wĽƖǩ9Ŝƣ10a11ŷ12pJ13ľ14ļŐƛ16řǓ17Ʃ18i19Ǚ21ǃ22sƃ24oœ26ŦƸ28t29ź30ǉ33ǥ38Ś39ĸ40Œ
~aa>	90 -59ŏ-7i12ŝ20ő73Ɓ
~ab>	73 -8ƈ8Ɣ9aŸ10ť11ƺ13Ƽ14hƉ24Ś36Ƈ
~abe	79 -10Ś15Ƽ17ǃ18ƾ19ƽ
~abet	80 17ǃ18ƾ19ƽ
~abi	57 -9Ƨ-8ƨ-7ƃ7ƥ8ķƑǦ9ǜ10ƌƠưƼ11y12h13şƢ14ŗ15Ǜ18Ǎ22WƂ27ƀ30ž33Ǣ
~abie	90 16ư18y21h
~abil	58 -9Ƨ-8ƨ-7ƃ7ſ8Ǧ10ǜ13Ƣ14ş15ŗǛ19Ǎ22Ƃ23W27ƀ31ž34Ǣ
~abin	86 12Ƒ14ķ16ƌƠƼ
~abl	64 -16Œ-11q-9Ǫ7Yžƪ8zś9Iưƴ10eNƉƊƯ11ň12lT13Ʀ14ƥ16Ƹ19n23ƙ25ƨ28M30s61X
~able	64 -16Œ-11q-8Ǫ7Yƪ8zśž9Iư10eNƉƊƯƴ11ň12T13Ʀ14ƥ19n23ƙ25ƨ28M30s58X
~ably	90 15Ƹ17l
~abo	41 -18x-17ǈ-14c-11ĻŐŕŗ-10ŒǑ-9ǣ-8SńňŵƜƽǄǆ-7bjswNQǟǩ7ŎŢůƏƐơƣǘ8kBĽŔŦŨƘƹǌ9CHĶĺżƂǐǙǜ10ľŉƎǋ11ņŲŹƩƲ12uVļłǃǍ13Ŋ14ƕƭƷ15ǂ16hAYŖŴǅ17p18ĵŇŤƟǝ19ťŽ20ōŝ21ƴǕ22r23ǎ24ŀŞƍ25T31Ŀ34Ĺ
~abor	90 7Ǐ8k14ǝ24ť
~abou	41 -18x-14ǈ-12c-11Őŗ-10ŒŕǑ-8SƜƽǄǆǣ-7jswNQńňŵǟǩ7ŢůƏǘ8BĽŔŦŨƍƐơƣƹǌ9HĶĺťƂƘƤǐǙǜ10CŉżƎǋ11ľņƩ12uVļŲŹǃǍǝ13łŊƲ14ƕƭƷ15ǂ16hAYŖŴǅ17p18Ň19ŤŽ20ōŝ21ƴǕ22r24ŀŞƟ26T31Ŀ35Ĺ
~abov	80 -12Ƥ-11Ɵ20ǧ23ĵ32ƍ57ǎ
~abs	88 -10ƈ14Ɖ17ƿ19Ž26ĸ
~aby	69 -7ƹ9V10ư13Ƽ17ƞ18y20ĺ27v31Ŷ36w37ux
~aby>	71 -7ƹ7w9v11ư13Ƽ20d21yĺ32Ŷ39u40x
~abys	84 -18d12V21v22ƞ36w
~aca	75 32Ų39k48Ơ
~acan	84 46Ơ
~acar	90 39Ų
~acat	83 16Ơ45k
~acc	56 -9vĺƯǪ-8Z-7Łư7eJţƫƴǇ8až9ŔŪ11A12ŒŜų13YŴƓ14Ǘ15Ļťǖ16Ķ17Ĵǘ19Ǖ20Bƃ28l29řƺ34ǡ40ż
~acce	83 -10Z-9Ł24Ǘ26Ɠ29ǘ46l
~acci	65 -9ĺ-7Ư11ţžƴ12Ŕ18ť26ƃ49ż
~acco	62 -9v-7DǉǪ7ǃ8Jű9eǇ10a11Ū14AŒ15YŜųŴ17Ļ18Ķǖ19Ĵ22Ǖ23B33řƺ40ǡ
~ace	49 -18ŗ-16W-15S-13Ŧ-12Ǆ-11v-10Z-9Œ-7TŖŚţ7ƇƳǜǞ8wUƛ9Qƥƶǩ10ƒƝǗ11xƭǚ12ŃůƈǪ13ļƆ14ŏ15ƠǠ16şƎƦ17Dƌǆ18ƕƘ19ƅƣ20ǋ22FƔǍ23HƟ26Ɗ27Gơ29Ƨ31ǣ32ǁǌ35M54Ƒ
~ace>	50 -18ŗ-15S-11vǄ-10WZ-9Œ-7TńŖ7QƇǜǞ8UƳ9wǩ10ƥƶ11ƒƓƭǗǚ12xůǐ13ŃƛƝ14ƆƘǣ15ŏǠ16ƎƠ17DşƦǆ18ƅƌƕ19ƣ20ơ21ǋ23FǍ24HƟ27Ɗ29G30Ƨ31ǁ34ǌ35M52Ƒ
~aceb	90 27Ǫ29ļ
~aced	80 -7ƛ22Ƌ25ƈ
~acem	79 -25ǐ-12Ŧ-11Ɠ9Ƙ26ǣ53Ɣ
~aces	82 -11W7Ƒ12ơ14ǖ17Ǖ21ń
~ach	55 -24ŗ-16Ǎ-14Ĵ-12Ǫ-11Ů-10hN-9DĿ-8Ű7ƛƞƲǇ8ƽǊ9LT10XŘ11Ƣ12Ľơ13ųƕ14qI15ƒǌ16kŒ18ĺ19ůƷ21Ĺǣ22Ǟ25mP28W30ǉ31K41ǐ
~ach>	60 -25ŗ-12Ů-10hN-9D-8Ǫ7ZƙƣƼ8ĹŠƛ9ƞƲǇǊ10T11Ř12LX14ƕơ15Ľų17IKůǌ18kŒ22Ʒ32W34ǉ
~ache	71 -14Ĵ-10Ű7ƹ9ǝ10PŶ13Ķ21Kƒ29q34m
~achi	69 -14Ǎ-9Ŀ8ƜǗ10U11ƽ17Ĺ18ĺ26P29ǣ30Ǟ53ǐ
~aci	77 -10Ĺ7ǁ16ĺ22ƶ
~acin	77 -10Ĺ7ǁ16ĺ22ƶ
~ack	49 -13Ŝ-11Ŏ-9KŗţƘ-8G-7i7DŭƳƵ8hűƒƞƬǀǓǠ9uLŵǝ10Œǐ12YŏŨƚƟƪǪ13VżƸǞǤ14Ŵƍ15H17Ľ18Ɣƫ19Š20ňťƺ24IŮǦ26ǘ29Ɯ48Ž58Ǚ
~ack>	53 -14Ǫ-9K-8GŵƘ7rľƏǙ8őœƱƿ9ŭƍƳƵ10LŞƞǀǓǠ11hſ12ŀŒƒ13u14ƪ15Ũ16VǤ17Ŵƚ18YǞ20ĽƸ22Ɣƫ23ňť24Š27IŮ
~acka	77 -9Ǚ12ş15Ų16W42Ǧ
~acke	70 -13Ş-12Ŝ-9Ŏ9ű11Ŗ13D14ŤǪ23Ɵ30ǘ38Ǚ44Ž
~ackg	86 8s10ŋ23ǝ27Ǫ
~acki	84 13Ž17H25ż
~acks	82 8w10Ɯ15Ǚ25Ž38ƺ
~acku	75 -10ŗ19ŵ20Ƭ26ŏ28Ɯ34Ǚ
~acky	90 8ƕ9Ɲ16ƍ
~aco	84 12Ŷ13Ū15Ŵ16l
~acom	90 13ŪŶ16Ŵ
~acon	90 7Ư17l
~acr	85 7M13ůƒ26ļ
~acro	88 7M14ů27ļ
~act	55 -12J-8Œŗƚ-7ŌŪƅƭ7PĻƗǇ8RŦƖƣ9łƌƑƢǨ10Ɣ12ŏǁ13ř14QŤƇƨ15ŖƓ16ūǙ17d19Ň20ŀ21ǒǓ32K38ǔ39ǅ
~act>	67 -7Ś7d8ƪ9Ɨ10YǄ12řƣ16ŀ17ū23Ɠ27K51ǔ
~acte	90 7ř8ǎ
~acti	81 7Ǜ17ǅ19ǁ22ŏ23Q31Ň
~actl	72 -10ƚ-8ǎ-7ƭ8ŕ10Ņ11ŀ12š13Ɩ15dƢǅ20Ťƨ
~acto	71 -17ǔ-14J-7Ł8Ǖ10Ǣ12Ŧ13łǨ14ƌ17Ɣ22Ǚ30Ǔ33ǒ
~acts	81 7Ǎ22ǔ
~actu	73 -8Œƅ-7ŗ7Ś9ŜŢ10ž11RĻǇ13Ƒ14K17P20Ƈ23ǅ25Ŗ
~acy	85 9Ž17Ƽ37Ʒ
~acy>	85 9Ž17Ƽ37Ʒ
~ad>	45 -16n-14Ŵ-13Ľŧ-11ƃǦ-10SŏƁ-9ƨƲ-8ŒƀƊƟ-7gpGRUXŎŦůƓƯƸ7ƈƐǁ8eŚƘƛǔǖǚǧ9Ŗŝš10ŞşƢƳ11ĺŗŠŤŭŸŹƼ12ĵľūƥǝǤ13Ţƴǃ14atř15Bƽ16Ŷ17śǠ18ŻƜ19Nļ24ƿǆ25Ǟ26ņ29zĸţ30D32őŨ37ƾ41ż
~ada	90 -10v12Kǒǝ40x
~adb	85 23Ə
~adbo	85 23Ə
~add	55 -12S-11œ-10ƃ-8Ō7ZƘ8nķǐ9Šǅ10AƎƲ11ŷƾǍ12E13yǘ14cƶǔ16Ǥ19ǉ22Ű23ō24Gǌ26Ǩ30J41D46Ɓ50ƌ58ǟ
~add>	73 -12œ-7Ō11Z12ǡ14ķǐ15Ʋ21y22c29ǟ33ō64Ɓ
~adde	78 -11ƃ7Ƙ10Ǧ15Ǝ16ǅ19ǉ24ƌ25Ǥ26ǟ
~addi	72 7Ǔ9ǥ12ǔ16Ǎ17Ǩ18ǟ22ƶ38ƌ
~addr	63 -13S-7ǟ7F10n15E16ǘǨ17ŷ22J27Ű32Gǌ49D
~addy	78 7gǔ8ĽƷ9Yƴ10ǉ11ƙ14ǟ15Š16AJ17ƾ
~ade	55 -16ƈ-12Ǫ-11Ƽ-9Ň-8pG-7ű7ņƿǇ8VƾǝǠ9kŃ10q12zŧ14xƬ15ĹƟ16y17Ŷ18Ɖ19PS20Ŕ21v23ǎ26ƌ27Ƈ28Š29ź38ĺ
~ade>	58 -17ƈ-12Ǫ-11Ƽ-9GŇ-8p-7ű7ņǇǤ8ƾƿǝǠ10Ń12mq13zŧƌ15Ƭ16ĹƟ18vŶ19Ɖǎ21PSŔ22x29ŠƇ40ĺ
~aded	84 -10ź-9m10Ƌ14V19k22y
~ades	71 -8x7ǎ11ǒ18ƌ54ź
~adg	86 -16w20Ž26Q28Ə
~adge	86 -16w20Ž26Q28Ə
~adi	77 8Ʊ9ś10uĿǉ15ƞ16I17jBŮ18k23ƶ
~adin	80 9ś10uĿ16ƞ17jI19k20Ů
~adj	83 45ŧ
~adju	83 45ŧ
~adl	82 -8o-7t7ň13Ɨ19p21Ǫ32Ń
~adli	84 13Ɨ22Ǫ33Ń
~ado	78 9ŴǞ13au14Ŀ15Ū37ƛ
~ado>	83 9Ŵ10Ǟ14a16Ū28ƛ
~adoe	88 12ƛ16Ŀ
~ads	72 7ƾ8ǔ9zŎ11a13ŝ14n22ł28Ɓ
~ads>	80 -7ŷ7ŹǗ8ƾ10zǔ13a16n
~adsi	79 10Ŏ14ŝ31Ɓ
~adt	90 48Ə
~adt>	90 48Ə
~adu	86 -9ź9Ʋ17m24y
~adua	86 -9ź9Ʋ17m24y
~adv	72 34Ǜ50B54A
~advi	72 34Ǜ50B54A
~ady	65 -13Ţ-11ǉ7ǂ8pŧǟǥ9vǏǪ10t11ŜƱ12e14oĹ16Ź17SƗ22Ɓ23Ɲ26ŏ38Ō
~ady>	65 -13Ţ-11ǉ7ǂ8pŧǟǥ9vǏǪ10t11ŜƱ12e14oĹ16Ź17SƗ22Ɓ23Ɲ26ŏ38Ō
~afe	68 11Ķ13Ľ16ƙ21Ə24Ž57ǚ
~afe>	83 -7RŲ10Ə21ƙ30Ž
~afet	71 13Ə62ǚ
~aff	73 -15Ş-14Ǫ-10m-7z7ů10ǌǕ11Ż12Nƥ14M28ǝ31ǉ35X46ǈ
~aff>	81 -17Ş-7z31ǝ35ǉ52ǈ
~affi	86 -12m9ů13ǌ14Ż16N
~affo	85 -15Ǫ13Ǖ15ƥ42X
~aft	54 -10Ʈ-9qŘƲ-8Ńǩ-7ŗżǪ7ƖƬ8ľŰǥ9ţ10ejƋƸ11Ǝƪ12tJĴǣ13Uƨ14gŢǏ15wĻť16EŜ18y19ƴ21Ŧ22zķư23ƃ24L29Ũ46ũ
~aft>	88 17e22Ĵ
~afte	55 -10ŘƮ-9qƲ-8Ńǩ-7ŗżǪ7iƖ8ŰƬǥ9ľţ10jƸ11ƋƎƪ12tJǣ13Uƨ14gŢǏ15wĻť16EŜ18y19ƴ21Ŧ22ư23zķƃ25L30Ũ46ũ
~ag>	86 -27I-10ř14Ɲ81ū
~aga	60 -12ĸ-8A-7Ť7ƕ8ǀǅǢ9oB11rtńƗ12k16Z17LY21Ŷƫ25Ƙ26ň28Ɣ31ũ
~agai	60 -12ĸ-8A-7Ť7ƕǪ8ǀǅǢ9oB11rtńƗ12k16Z17LY21Ŷƫ25Ƙ26ň28Ɣ31ũ
~age	41 -21ǐ-18Ɖ-15Ĵ-14ǋ-11wĺ-10zǒ-9ǎ-8oNŊũŴƘ-7arsBŅŌŪųƶƸ7KńŒƞ8ŵƴǣ9Ɓǔ10ƃƙǛǞǤ11TŠšƒ12ſƨ13śŲƭǉ14fŦ15ŏź16Ɔ17ŮŹ18ƢǍ19Wŗ20ľ21Ɯ22ŰƈƔƕ23űƖ24ŤƯ25ƛǦ27Ʈ29ƀ31Ś33Ʀ34p36ž38Ǌ39Ŝ41v43cņ
~age>	44 -21ǐ-18Ɖ-15Ĵ-10Ŝ-9zǒ-8w-7sNŊũŴƘ7FZŃǩ8KĹŤź9TľǓ10ǔ11śƁ12ŵƴǍǛǞ13Œšƒ14ſƨ15Űƭ16ƞǣ18ŚƆƖǦ19ŏ20ŦŮ21W24ŗ25Ɣƛ26ƈƕƜ27ű29Ư30Ʈ31ƀ36Ʀ39pž52c
~aged	80 -7ŒŦ15ş18Ű28f39Ť
~agee	90 16Ɩ
~agem	85 7Ƣ19ƙ
~agen	64 -9Ĺ7ſ13ǟ19ľ20ń75ņ78Ŝ
~ager	70 -7ƞǣ10hŎǝ12ŭ13ź14Ǎ16Ƣ17v27Ź30ǉ
~ages	69 -19ǋ-17ǎ-9ĺ9Ƌ12Ǥ13Ų14Š15Ǧ17Ƣ22ƃ32Ś56v63Ǌ
~agg	81 8R10ǔ16iŅ23Ǣ
~aggr	88 11ǔ26Ǣ
~agi	82 -10Ļ-8Ǫ7z10Ű13ƴ25Ŏ27Ũ
~agin	84 -8Ǫ7z10Ű14ƴ27Ũ
~agl	90 10Ə29h
~agle	90 10Ə29h
~agn	83 13D14ƾ39ƽ
~agno	83 13D14ƾ39ƽ
~ago	77 -12ǆ-7Œ10ĺ12G13u14ƈƵ16f18Ľ43ť
~ago>	77 -12ǆ-7Œ10ĺ12G13u14ƈƵ16f18Ľ43ť
~agr	77 -12q-7ǒ10Ǎ12ư15B17Ĺ18r21Ł27ǔ50Ǫ
~agre	78 -12q10Ǎ12ư16B18rĹ22Ł23Ǫ27ǔ
~ah>	70 -14ŉ-8Ũ7Őś8cOŖŵƄ9ŒƔ10ĸŞŰŴƁƃ11Tƕ12őŻ13ŊŚ14w16Ţ20v
~aha	76 -8Ķ7ŰǙ10hpHńŞ11ļŒŜ12tƿ13ƳƵ20ű
~aha>	76 -8Ķ7ŰǙ10hpHńŞ11ļŒŜ12tƿ13ƳƵ20ű
~ahe	76 -7Ʋ7Ň9ř11y14ľƳ19Ō30Ş
~ahea	76 -7Ʋ7Ň9ř11y14ľƳ19Ō30Ş
~aho	88 -7Ǫ13J17K27ų
~aid	52 -9ĻŒŤƯǠ-8ŀơ-7ŖƘƧƭ7xŝƅƬǒǛ8dĴœƐƜǆ9tOŇŔƣƨǝǩ10HVŉ11GTƓ12Ŧ13Zķ14yţ15cƃ17ƖƲ20Ʀ23ƕ24ƵƷ27B34Ŀ39Ŭ
~aid>	52 -9ĻŒŤƯǠ-8ŀơ-7ŖƘƧƭ7xŝƅƬǒǛ8dĴœƐǆ9tOŇŔƣƨǝǩ10HVŉ11GTƓ12Ŧ13Zķ14yţ15cƃ17ƖƲ20Ʀ23ƕ24Ʒ25Ƶ27B34Ŀ39Ŭ
~aig	74 -10Y-9S-8G7wņ9Ţ10lň13Ŕ14š17ų18ŀ24Ĵ25őű
~aigh	75 -9GS7w8ņ9Ţ10ň11l13Ŕ14š17ų18ŀ24Ĵ25ő
~ail	53 -10ŤǪ-9q-8ŗƞ-7bűǌ7ťƕǎǘǚ10UĴ11ǐ13ǑǨ14ļ15ǖ16ŭ17sE18ǅ19Ř20ś22ƈ26ƀ31Ľ33Ǚ40D42K45ƛ74J
~ail>	55 -10ŚǪ-8ŗŤ-7bű7ƈƖǎ8ť11Ĵ12D14Ǩ16ǖ18E19śǅ20Ř27ƀ30Ǚ32Ľ46K47ƛ75J
~ailb	90 7ż11D15ĸ
~aile	80 -12Ɖ7Ƅ10w13Ś14ƈ17ļ19ǐ21Ǒ
~ails	85 7JǙ10ƈ13ƕǘ
~aim	58 -13Y9ŅǛǤ10VŔ13ǜ16ľ17Ŧ18ǝ24ũ35Řť36Ť44ŧ58ţ
~aim>	61 -14Y10VŅ12Ŕ20Ŧ26ũ31ţŧ37Ř39ť44Ť
~aims	71 13Ǥ19ŧ22ľ23ǝ41ţ
~ain	51 -12ĸŷ-11ŏ-9œ-8AŤ-7ŎśűŵƈƼ7ńŜƹǄǗǞ8rtUƒ9ŭ10Qų11ZƉǌ12Lź13ľŖǝ14kǀ15Ŷǖ16Ŋƫ17BƊƘ19ůƚ20Ŕ22Ɣ23ũ28ǚ31Ş35Y38ň43j45ǅ63Ɯ
~ain>	56 -13ĸ-11P-9ŷ-8Ť-7Ŵŵƈ7oŔǀ8ƱƹǕ9ŜƗǞ10ktBUŞǚ11Ɗ13QųƉǌ16jLYľ19ŊŶǖ22Ƙ23ů26ũƔ30ǅ33ň46Ɯ
~aine	79 -9œ9j10ƻǜ12Ŕǀ14Ǚ16ňŖ19P
~aini	79 -7Ǩ28ź31ǚ42j
~ainl	86 11ų13Ŵ17Ǘ22ŭ
~ains	66 -11ŏ-9A-7ų7Ŕ8kƕ9ǅǢǤ10łƊ11B12ń13r19Z20ƚ27ƫ30Ɯ
~aint	76 9ƒ12ǂ13ŒǄ14q17ǅ25ǝ34Ş
~ainy	86 40Y
~air	60 -10CǇ-9n-7ƭ7PļŎŔŧƊƦƹ8ľƤǍ10Uĸũǁ11ŀƋǅ12QƆ13i15Ǆ16Ǘ17Ň19Ɲǎ20ĵŉ22ƞƥ26Ŧǌ29ǒ
~air>	66 -11Ǉ-9C-7ƭ7ǉ8ļŎŔŧƢƹ9ľǍ10P11ĸ12U13ŀƋ14i17Ǆǒ19Ň22Ŧ23ĵŉ26ƞ
~airb	85 39Ɲ
~airs	72 -7Ɲ7ǈ9Ʀ10Ɗ11ŦƤ14ǅ15Ɔ16ǒ20ƥ25ǎ33ǌ
~ais	69 -11dE8k11aŗ15Ɠ19ơ21Ŕ25œ29l36ƙư
~aise	69 -11dE8k11aŗ13Ŕ16Ɠ19ơ25œ26ƙ29l36ư
~ait	75 9g10ŧŪǨ11ŏ12ĺ13rŵǝ15sǐ16Ķ17Ś18Ń
~ait>	78 9ŵ11ŏŧŪ12ĺ13r16sǐ18Ś19Ń
~aiv	88 -7Ƣ8Ǎ22ǔ30ſ
~aive	88 -7Ƣ8Ǎ22ǔ30ſ
~ak>	67 -12ƈƝ7ƍǪ8xŰ9mOXƑ10Œƒƾ11Ɖ12ŚŨ14šƜ15kDŏ21ũ23Ə26Ť27N
~ake	45 -19œǪ-16ŭ-14Ŷ-13ĺ-11yŷƸ-10rŮƩ-9iuAFĸŔŕ-8ļŖżơǊ-7joRĹŤŦƣƷƿ7PśƏƘƫ8Ǝƴ9Ɯưǁ10Ư11zMĻųƚ12kƗƞǜ14sxƔǓ15Ǎ16ņňŧƋƐƭǋ17ƥǂ18ŁŠźǟǩ19BŹ20ǃǛ21Ƽ22ĿƲǅ23ķ24ŇƨǗ25Ǚ26c29TŢ36Ŏ38ů39Ũ52ł
~ake>	47 -25Z-19œ-15ŀŭ-11yĺƸ-10rŮŶ-9iuFĸŁŔŕŷƩǪ-8ĴļŜơǊ-7ARXŖŦƣ7egƞƠǔ8xMśŪƎƏƘ9PǓ10ǁ11ņƫƯǩ13zĻƐưǂ14kƗ15ŠƔ17ĿǍ18źƥ19ŧƭ21Bňǃ23ŹǛ24ƲƼǅ25ķ26Ǘ27ƨ28ŇǙ29c32TŢ33Ũ39Ŏ41ů43ł
~aked	90 11ş24Ɯ
~aken	76 -12Ŭ8ũ13Ũ35Z
~aker	77 -11Ǫ7M11ƞ12x15a16Ł19ł23s32Ƌ
~akes	65 -8aǢ7Mƃǂ8ņŴǓ9Ŀƶ10ũų11ǩ12Ŝ13Xƚ16ƴ19ǋ25ŀŁ26ǟ
~aki	69 -8Ł7ł8I9Ǉ10Ž11Ƅǡ12Ǎ13tŭ14k17Z20Ŭ24a27Ǫ28Ƣ46Ƽ
~akin	69 -8Ł7ł8I9Ǉ10Ž11Ƅǡ12Ǎ13tŭ14k17Z20Ŭ24a27Ǫ28Ƣ46Ƽ
~aks	74 -7ǐǪ9ź10ƝƢ16Ǟ19šƦ20ƒ30Ɖ35Ɯ
~aks>	74 -7ǐǪ9ź10ƝƢ16Ǟ19šƦ20ƒ30Ɖ35Ɯ
~al>	41 -22ŗ-15C-12Ş-11XŲƢ-10Œ-9zĿŤ-8kņŖţųƝƼ-7wĴňŏŔŪŶƞǈǠ7PŅƀƯƺ8ŕşƋǁǄǦ9AŊŦƈƟƧƵ10Ǌ11IŀƣǋǕ12ǎǒǘ13WĻŐƑƴǔ14lŢŵ15ķƹǂ16ETŁǇǢ17ǀǨ18ƘǏǛ19ƽƿǍ20Ɖ21eŭƙ24fQ25ƃ26Ǫ32Ɓ35ǅ49Ŝ56Ʊ
~ala	66 -9Ǘ-8Ɛ10ƨ11l13Z14Ư16Ƨ17uū19W23Ǌ26T27ƕ61Ə
~alan	83 -9Ǘ17Z34ƕ
~alar	68 -8Ɛ10ƨ15Ư17Ƨ18u20W24Ǌ28T63Ə
~alc	71 34ǀǜ
~alco	71 34ǀǜ
~ale	63 -10ǔ-9ő-8Ǣ-7ƭ7H8ŇǕǩ9ǀ10bƁƘ11ǖ12Lǡ13C14ŵ15ł17ƄƼ25ǜ28ƻ29ƓǗ32ņ57ǋ
~ale>	78 -12ǔ7ǅ11Hǩ13Ň14Ƙ20ł38Ɠƻ
~aler	83 7Š14Ɓ16ǀ17ǖ23Ƽ24Ƅ
~ales	68 -10ő-8Ǣ-7ƭ11Ǖ12b14ǡ28ǜ32Ǘ39ņ63ǋ
~alf	66 -11Q-10ư-9Ƨǈ-8ƹ-7bſ7ĶƄ8Ǌ9ŚƒǞ10ŗƨǪ11pOơǃ12Ɗ13Ʃ16Ů17q18t21r23Ǖǩ24ƣ36ƭ40o
~alf>	67 -11Q-10ư-8Ƨǈ-7ſ7uĶ8tƄǊ9ŚƒǞ10ŗƨǪ11pOơ12Ɗ13Ʃ17q21r23ǩ24Ǖ25ƣ30o36ƭ
~ali	78 -8ƙ10ŋ11Ǥ12Ÿ17Ŵ21Ş24ƿ
~alid	88 14Ÿ
~alk	53 -14ņ-13Ź-11Ł-10ĺŨ-8řƇ-7ŘƧƷ7ntƘƥƯ8hƍƩ9isĻŊƎƨǡ10Bť11łƆ12Ĺż13OZƸǅ14ŇƤǞ15vŵ17a18Š20AǕ21ĽŤ22x23ń25r32ǚ34N
~alk>	58 -16Ǫ-13ņ-9Ũ-8Ƈ-7ŉŘư7RĽńƾǉǖǜ8ĵżƜƥ9nĸƯǙǩ10ňƎƘ11AƨǕ12Ŋǡ14Ļł17ZǞ19Ĺŵ23Ƥǚ25Ť47N
~alke	72 -10ǩ-8ř-7ƀ8Ľ9s11KƩ12ư13Ƹ15Ǖ17B21i27ǅ28Š32r
~alki	68 -15Ź-12Ł-8NƤ-7Ĺĺ7tōŢ8Cœ9Oŉ10X11Ľƍ12h15ť16Ɔ18ń20v24Ň25Ǫ30a33x
~all	39 -21ŗ-17u-16ŝ-14ůǟ-13BRŀ-12Ŏƥǧ-11bňŹƯ-10vJVŇœźƈƠ-9pOXŵſƉǒǠ-8SūŻƕƨƲǍǞ-7chFQļőŠŰűżƋƓƮǂǨ7qŢŴƣƺƿǇ8aĺĿƑƴǑǓǔ9YŮƆƗǈ10TŁŋŷƁ11ƞǗǪ12nŞƬ13ŬƝǎ14ķşǌ15ƚ16dgĴņ17ŧ18Pō19xIǢ20Ɵǅ21Ƣ22ńŐŜǚ23CZĽǦ24sĻƌƹ25Ƈ26ĹŖƻ27Ŧ28k30K31Ǆ32ţ33LƘ35ł36o42w
~all>	42 -15ŝƯǍ-14RŠ-13Ŕ-12A-11uBǧ-10Oőǟ-9bJSVňŎŗůŵŹźŻŽƋ-8clŇŐŭƈƕƥƪǣ-7XĸŀŅœŧžſƉƠǆǒǠǨ7ņŘũŶƝƩǪ8nWĹĿƳƿǚ9ķŬŮŴŷƺ10şƂǖ11qŖƆƬƴǓ12PYŏƚƣǈǎǑ13Ɓƞ14ƹǗ15K16g17xǄǌ18ĻŁ19dƢǅ21w23ōƌ24kŜƟ25s26oŦ28łǦ29ZĽ31ƻ34Lţ35Ƙ
~allb	88 27I
~alle	67 -15v7N9Ÿ10ƛ11ĹƢ12H14ƪ22oŢŧ23Ő27ń30Ŕ33Ǆ41w
~alli	76 8K11ǅ13a14I36Ĺ43C
~allp	78 8v11Ŧ12Œ13G16ķ17Ļ25T
~alls	65 -17ŏ-11Ƣ-10ŗǕ-8LǞ7Ž8Mőŧǔ10KşťƷƼǎǙ12nŅŋǍ14ƝǢ15Ƙ18ƌ19Ş20Ǥ28Ő29ǚ38Ƈ
~ally	59 -8ŗ7gŬŷƢƧǀ8řŭƚǢ9tľŧ10Kǆ11ŲǇ12kPĸư13ĺŠ14l15Ɵ16Lł17ĴņƗƹ20A27Ŗ
~alm	75 9Ʊ13dk17ţ19ǖ41ǚ
~almo	75 9Ʊ13dk17ţ19ǖ41ǚ
~alo	68 -15D-9x-8Uƪ7i8Ŗ9Ƃǁ11ƶƸ13ŠƳ14C15ns16Ķƨ17Ł18Ŷ20Ǆǉ26Ǡ29ǎ41Ɵ
~alon	70 -14D-8Uƪ7iƃƯ8Ŗ10Ƃǁ12ƟƶƸ14Š15s16nĶ17Łƨ21Ǆǉ26Ǡ30ǎ
~alr	64 -8Ť-7J7ŨƗƶǪ8E9pK10vŇťƯ11Ʊ12NŋƸ14Ĺǂ15Ź16M17Ŋ22Ɓ26i27ŏ
~alre	71 8Ɨƶ11v12p13ƱǪ17Ĺ18Ź25Ɓ31ŏ
~alri	70 -8JŤ-7Ǖ7ŗş8E9Ũų10K11ťƯ12Ň13ŋƸ14N16ǂ18M19Ŋ29i
~als	72 -11ƁǑ7ƑƝ8ǝ9wŐ10ǘ12ǖ14m15Ǖ16Ŵ18Ɖ21ǡ24ķ28h29ǜ
~als>	74 -11ƁǑ7ƑƝ9wŐǝ10ǘ13ǖ15Ǖ19Ɖ22ǡ25ķ29h30ǜ
~alt	55 -14z8őƀ9Ƶ11ƽ14x17ǔ19ņ20W22ǘ27Ɖ33ƾ39ƃ54ǃ72ƹ
~alt>	80 -7Ŝ32ņ39Ɖ
~alth	56 -15z9Ƶ12ƽ14ǘ15x21W33ƾ40ƃ55ǃ74ƹ
~alty	88 -9ǈ12ǘ15ő29ǔ
~alu	62 -8ƿǗ7Ɣ10Ɗ18Ŏ20ľ23Ɠƙƫ32ƪ35ǣ
~alua	84 14Ɗ33ƙ
~alue	64 -9ƿ-8Ǘ7ƁƔ19Ŏ21ľ24Ɠƫ33ƪ37ǣ
~alv	86 8Ɯ15Ƌ18ũ19ű
~alw	77 -7G8ņŘǪ10ĸļ12V13ĵ21Ƙ24l
~alwa	77 -7G8ņŘǪ10ĸļ12V13ĵ21Ƙ24l
~am>	52 -17Ɨ-14ŉ-11ł-9SŒǒ-8FLXť-7nGŭ7krPŝ8qw9chŇŢƉ10IUļǅ11fņŊŤ13MŅż14ǚ15ń16ő18Ǚ19ō20bN22gǈ27i31aC33Ǧ36ň39ƟǪ45ǂ
~ama	63 -16Ĵ8Ũ9aƩ10lƥ16ū20Q21Ɯ22z23ƛ24ƀ28Œž33Ŧ35Ťű
~ama>	85 8T13Ʃ14al22ū30z
~amag	65 -16Ĵ9Ũ22Ɯ24ƛ25ƀ29Œž35Ŧ36Ť37ű
~amb	88 10ƃ12Ļ14Ư15ū22a
~ame	41 -19ƹ-16ŧ-14Ǡ-13Ǥ-12Ŋǣ-11x-10vŨƘ-9Yňƶǅǌ-8quƤƥ-7XĹŞŻſƈƓƨ7IŁŠż8hŷƼ9ŤŶƜƪ10ƢǑ11iFƛǔ12ľœřşƔƙ13Ń14AķũƃƖǓǘ15ĽưƸǡ16ŅƣǙ17S18tŐ19ź20Ŕǃ21pQŒŚƿ23Ə24ǥ25Ƈ28Ŝ29ĸǉ30ļŦ35b45Ǆ48aƬ54o76w
~ame>	43 -19ƹ-17ŧ-15Ǡ-13Ǥ-12Ŋ-11xǍǣ-10ŨƘǇ-9vYňǌ-8qƤƥƶǆ-7uĹŞŻƈƓǅ7dsőƙƛǨ8IŠżƬ9hŷ10QŤŶƧƪ11ũƜ12iŁƢ13œşƔǑ14ľŃřǓ15Ɩǔ16AķŔƃƸ17ĽŅǡ18S19Ǚ20tź21ǃ22Œƣ23pƿ24ŐŚǉ26ǥ27Ƈ32wĸŦ33ļ34Ŝ38b42Ǆ57a66o
~amed	66 -9o8Ŕƛ9ƣǄ12wǆ19ǂ20Ǎ25ư51Ƭ
~amer	77 7ƞ8ũ11ƙ50Ə
~ames	72 -9a-8Ł-7Őƣǈ9Ƽ10g12ǉ14oƬ18F20QǇ31ǘ46w
~ami	57 -10ƣ-8ĸ-7ķřżƽ7zĿǒ8qPƃ9ƹ10Fǆ12hA13Ľǈ14ƱƼ16ŪƝƴ17Ŗ18Ũ20u21ƭ22Ʒ23y24ƥǂ25Ư35n36ƾ
~amil	58 -10ƣ-8ĸ-7Přżƽ7zĿ8qƃ9ƹ10ǆ11F12hA13ǈ14ĽƱ16Ū17Ɲƴ18ŖŨ20u22ƭ23Ʒ24yƥ26Ư35n37ƾ
~amin	85 12ǒ21P23Ƽ25ǂ
~amm	88 14Ǡ15Ǆ20Ǐ21Ǚ
~amme	90 14Ǡ21ǏǙ
~amo	69 -9ǋ-8Ǫ9aE10ƧƲ11Ƙ12ž13D14Ǘ15Ŧ16Ɣ20X27ƙ43ŗ48ƭ
~amou	70 -7Ǫ7ƛ10aƧƲ11Ƙ13ž14Ǘ16ŦƔ20X45ŗ49ƭ
~amp	70 -7x9ź10ķ11j12Ǜ13ǂ14ǉ15Ɗ16şŰ35ƍ
~ampl	90 18ǂ
~ampo	75 16ǉ38ƍ
~amr	88 38Ū
~amry	88 38Ū
~ams	84 -17ň14Ž15Ʃ16Ǚ20Ƽ25g
~ams>	85 -18ň14Ž16Ǚ21Ƽ25g
~an>	39 -21ƞ-20Ų-18RĺŶ-14ǐ-12ŕŷ-11ctŹƭ-10nƔƬƴǠ-9TŖŞŤƠƣǦ-8uBHńŐƱǅǒ-7vƝơƦǏ7gpqŏŒƄƵ8Mƅǃ9YōŻƙƲƻǈ10aőŗţǂ11zXŃťƀƁƳǉǌ12ŀŎǊ13ŉŮűư14NřŸžƕƘ15IŇǧ16ĶŌǍ17bsD18Ŭ19ņŚŜƨǗǪ20Ĺ21OWŪƃ22Vūƫ23ľŊ24Kǩ25Ƃ26ƖƤ27L29ś36Ǉ42A
~ana	70 -17ǎ-7ǣ10Ŏǝ13Ǎ15ƺ17ǀ18Ŕ23ŵ26Ư30ƴǉ40Ƣ
~ana>	90 19ƺ23ǀ
~anag	72 -17ǎ-8ǣ10Ŏǝ14Ǎ24ŵ27Ư31ƴǉ41Ƣ
~anc	45 -14ǅ-13ƹ-12a-11Qǃ-10ŗǒ-9ƊƔ-7nuőǗ7ŊŪſǪ8qŞǣ9BĺůƒƵ10rŘƆǩ11Ǔǔ12şŦƧƭ13PƖƪƴ14ŁƮǡ15ĸƄƾ16ŏ17ľŐţ18ƁƃƚǍǦ20WņŒŬ21ƶƽ29ƕ30A46š
~anc>	90 -13a11f15o16p22q
~ance	46 -13ƹ-11Qǅ-10ŗǒ-9ƊƔǃ-7nőǗ7XŉŪǑ8ĽŊſǣǪ9ŞƵ10rĺů11ŘǓǩ12Ŧǔ13şƧ14PƪƭƮƴ15ŁŬƖ16ƾ17AŏŐ18ľţƃǍ19ƁƄƚǦ20ņŒ21W22ƶƽ29ƕ48š
~anch	85 -7ǆ15ǌ20Ɔ26ƒ
~anci	76 8Ǆ9Ŭ12Ư17ĸư20ǡ22B23A
~and	29 -37Ǫ-19ű-16ŵ-15ŉ-14ŲƤ-13ƹ-12jļŰƟǌǕ-11ŗũŶƨ-10VƓ-9bSĴĽš-8AŀǠ-7ŃŅŝƚƧƺǩ7gEşźſƃƇƊƠƼǨ8cINĸńŌūƂƆƒƘƱǦ9hŐŘŜǞ10zBřżƜǂǚ11nƢǀ12JƉǡ13fŧ14qPZŁŖǎǑǖ15DƋưƷ16dWǃǙ17Ŵ18rŦŭƕƬ20Śǝǟ21CĹǄǍ22ŷǉ23ōŒ24pƸǐ25ǜ26vw27sųǗ28tǛ29o32ƻǈ33ķ35Ū37aƩ
~and>	30 -32Ǫ-19ű-15Ǖ-14ŉŨŵ-13ŲƤ-12Ű-11jļŃƟƢƹ-10YŗŶǌ-9bSVƨǔ-8ĴĽšũƓ-7AĸŀŔƦǠ7eTřŚūƃƎƷǁǏǞǢǣǤ8gEźƉƼǘ9qNPŌŖƂƆƇƊƱ10hnuŁńŘŴƘǍǦ11Ɯǂǡ12zBŐżǀǃǚ13JŦǑ15fşǎ16rDZưǖ17ƋƸ18oWŷǗ19d20pƬ21Œƕ23CĹǄǛ24sǟ25ō26ǈǐ27vǜ28w30tų31ǉ34Ʃƻ38ķ39Ū41a
~andb	86 15x26ǝ
~andd	86 8ǔ9śƷ10Y13ƙ17ǆ
~ande	84 10Ǟ11Š12Ŕ13Ɓ15ų17ť19Ŭ22Ŧ
~andi	82 -12ƕ9Ŗ11Ơ16Ɖ18ǣ19Zƒ34Ũ
~andk	90 9k21Ʒ
~andl	59 -15ş-13Ƅ-12Ś7YŖ8Ƴ9Ń10ǉǗ11s12Łǡ15I18ơƸ20c22ĸǝ24Ŝ28F29Ƣ33ŧǙ42Ǎ
~andm	84 8Ʀ10cǕ14n15ŷ17ư
~ands	67 -14d-10s-8uƧ8tǑ9Œ10qŚ11ĸǃ12Ʃ13P14ǔ15r19ǈǛ22p23ǅ24ŭ33oŴ
~andy	77 8ŭ10vř12M15Ǘ38Ś
~ane	68 -15ƈ-11Ŀ-8h-7V7Ɯ9C10zƚ12Ƌǣ13MƁ15ǐ16Ɖ18Ǫ19ǜ26ƪ28ǁ36ƛ45D
~ane>	77 -11Ǫ11zC12ƚǁ18ƛ52D
~aned	88 16ǣ20ǐ25ǜ
~anen	88 35ƪ
~aner	88 10Ɯ17MƁ
~anes	84 -13Ŀ26ƛǁ
~ang	53 -9ƪ-8gŝ-7ťŲƉ7tňűƼ8uƜƸ9ĵƃƨ10TZŰ12ǟǪ13IŎŶƝ15KĻŇŞƹ16ų18ǁ19Ţǖ20ŀ21ĺ23i24ũ26Ŕ28ƒ31ƶ43V
~ang>	75 -9ƪ-7ŝ10IV13Ű14ƒ21Ŷƶ24ų26Ļ36ŀ
~ange	57 7XƅƮƻ8qƼ9űƜƸ10uĵƃ12T13ƨ15ŎƝƹǟ16V17KŞ20ŇŔǁ21ǖ25ĺ27ũ
~angi	73 -8qƉ-7ƈ8a11tŔ16Z17ƶ22Ţ27ƒ28V36i
~ani	66 -9T8ō9ŀƀƉǉ10Ƌ11ŵ13şƌ16m18ņǇ22u23ńƝ25Ǫ29Ţ36h
~anie	74 7ĵ8hǀ11ŀ15ş19m27ń33Ţ
~anim	85 50h
~anin	84 -13ǉ-11T8r9ĺ10ƒ12ōƀ30u31Ɲ
~anis	90 -7ƈ13Ɖ21Ǫ26ņ
~aniz	90 15Ƌ25Ǉ
~ank	62 -24ř-7BŤ7ķŠǖ8X9Ĺƅ10ļ11HZ12Ƌ15t18ľ19Ƅ20ĵ24k26ƚ27Ĵ28Y30Ŭ35e56Ɩ
~ank>	66 -26ř-7Ť8Šǖ9X11ļ12Z13Ƌ19ľ20Ƅ29Ĵ31YŬ38e50Ɩ
~ankr	88 31ĵ
~anks	76 8ǝ9aƵ10ķƖ13Ĺ19t30k32ƚ
~ann	64 -14u-8Ƹ-7ǡ7ƫǟ10ƪǊ11Vǁ12w15TŮƥ17Şƌ21Hǋ22Aư23ĸ36y
~anne	82 -13u-8ǡ14ǁ16y31A
~anni	74 10ǟ11ĸ13V18ƥ21ƌ25H28y
~annu	76 9ƫ12Ǌ19TŮ26ǋ
~anny	86 -10Ƹ8ų13Ɲ15ƪ32ư
~ano	71 -15ş-12h-11ů-7dpPŢ9ż10CōŹ11vŶƞ14IƵ18Ő20Hǟ25Ŵ28Ơ30ŵ35y
~anot	72 -15ş-11ů-7dpPŢ9ż10ōŹ11Ŷ12v15Ƶ18Ő20HI21ǟ26Ŵ29Ơ30ŵ36y
~ans	58 -8L-7W7YľƑǓ8lűŵƅ9BVĻŔ11Kƫ13H14ǉ17Ʋ18Ư22ǟ26ĺ28k32Ǜ35ŉ38Z56Ǒ
~ans>	60 -7W7ƑƖǓǪ8ƅ9B10V14Hƫ15ǉ19Ʋ20Ư23Ǜǟ27ĺ30k40Z44Ǒ
~answ	79 -7Ō11ľ14ĻŔǛ16K49ŉ
~ant	43 -17Ś-16ŗ-12Ş-11ŦƧǀ-10Ɠƥ-9cruNŁř-8nłŖŜơƺǑǙ-7mpĸŏŨŲƪ7ŒŰƃǛ8ƙƣ9yVžƶǠ10ōƁƤ11bLŀŊſƘƝ12Oŝ13BFǂ14JSŕ16AMĴŃƀ17Ǩ18Ƃ19ǡ20KX21ĹƠǍ22Ƭ23ŉ25ľƭƱǔǪ27s28Ƅ29Ɛ32ŌƮ35Ƣ36ƲƷ38Ļ
~ant>	44 -16ŗŚ-12ŞƧ-11Ŧǀǟ-10Ɠƥ-9uNŁ-8crŜơƺǑ-7mpłŖřŵƪǙ7őŒśŴŽƃǣ8ŰưǛ9F10VžƁƣƶ11ySōƤ12bLŀſƘ13ŉŊŝ14BOĹǂǔ15JŃ16ŕƄƠ17AMƀ18ĴǪ19Ƃ20Ǎǡ21K22sX23ƐƬ25Ʊ26ƭ27ľƢ31Ļ33Ʈ34Ō38Ʒ39Ʋ
~ante	83 -7ĺ9Ʊ10G15ǟ16ƍ24ŉ
~anti	84 8Ʋ10ŵ12ƙ14kĻ15Ĺ
~ants	73 -11Ʋ-7ŉ7F8SŶ9ŹƠǠ10sƐ11ļ14Ƣ17Ɲ19Ǫ20ǔ21Ƅ22Ǩ
~anu	86 -9ƅ7ǚ23Ƈ33ǅ
~anx	88 22ƽ26Ŀ
~anxi	88 22ƽ26Ŀ
~any	31 -17ĺž-16ŊƁơ-15ŒƘ-14ņ-13iŗŨŵź-12FUĴǊ-11afAĸŎƀƃǠ-10swœŬŰŽƸǞ-9CDŀłŃŭƟƭǍ-8dLĻŘŶƬƷǓ-7boRĹļĽŚūǗ7jō8QWǢ9ųƉƿǔǛǦ10Łŧ11ŞũƂƎƜư12ƋƛƴƾǇ13ŐƮǅǜ14ĵŪƄƑƠƩǎǤǧ15HŖƏǚ16Ŕƣ17ķŉƍ18ĶƤƧǏǪ19gkƵǘǟ20Źƒƽ21ŏǌ22mZƌǝ23ŷƦǈǑ24ŝƙƲǃ25ńşƼǩ28Ǖ30ǀǄ31űƹ32ţƞ33nż35ƺ37uƝ38Żǁǒ41Ų43hš
~any>	34 -19Ɓ-16ǣ-15ŊǠ-14Œ-13ųžƃơ-12iņŖ-11ĴƘ-10Uĺňźƀ-9zĸŨ-8fsDFĿōœŤŦŰŵƟưǊǍǎǞ-7adwACNŇŽƬ7yŉŋŢŮƎƑƖƚǐǢ8GŕƕǛ9ĵŸƣƲ10ǆǉǘǝ11VƋƙǑ12Hńşƽǚ13ǟ14ƉƒƤǧǩ15jƜƫƵǇ16WŞŧǀ17ƿǃǏ18gĶǪ19ķŪŷżǅǈ20űƏƧƼǁ21Ő22ŝ24nǕ25ƌ26ţ27mǌ28ŹƝ29ƹ30ƞǄ31ŲŻ37u40ǒ42ƺ47h54š
~anyb	56 -12ǐ-11ƫ-10ŗ-9Ɖ-8TǊ-7ķ7tƁƂƣƨƾǣ8ƑƠǒǝ9Ŝƈ10Ŕŝǘǚ11Ťǈ12ųƤ13ŁżƔ14huŷǢ15nǕǜ17ƵǤ18ǩ19ŏƝ21ZńŲư23ǎ31Ŗ
~anym	83 -8Ş8zK11ű13ŝ14Ŧ20ť28Ʈ
~anyo	63 -12ƫ-10RƎ-9ţƿǉ-7Ƨ7ş8zżǙǜǤ9ǩ10n11ƣ12ƉƝǪ15Ʋƴ17Łǣ19ư21ǝ22Ǒ25Ŗ26ų27Ơ
~anys	78 -8Ő7ŔƵ8ǎ9Ņ11ľ12Ǒ13Ǆ14ǧ17QǠ23Ǧ
~anyt	49 -11Ǫ-10zňŋ-7Ɖ7ż8kşƲǎ9Ŕ10Ƴǐ11Hƞƴƾ12ZĿƧƹǖ13Ƽǔ14ĵŏƒ15ǟ16ũűǃ17gŇƎƩƱǁ18Żƽ19ƛ20ŉ21Ƅ22ƍ23ƙ25ǀ26ō27ţƦ
~anyw	75 -9Ǚ7ţ10ń11Ǧ13ǁ14ǘ21ş23k30ň
~ap>	69 -11ŏ-10ŭ8ţ9ś10Ŧ11ľ12Ż13ƶ15U25ųƮ28ŕ38š68Ɓ
~apa	61 -10ƜǨ-9ƞ9Ű13vǎ14G17FƝƦ18ŤƟ20D22ƘƢ24ơƣ27ƥ35Ƥ
~apar	61 -10ƜǨ-9ƞ9Ű13vǎ14G17FƝƦ18ŤƟ20D22ƘƢ24ơƣ27ƥ35Ƥ
~ape	60 -9y-8Ŧǉ7Ɨ8QŴ9oCǃǘ10Jœƣ13Ǉǡ14ľǄ15K16Š17ķ18Ɖ19Ǔ21vƳ23ƹ27Ņ31ƺ34ű40ŋ45Ś
~ape>	71 11Ŵǃ19Ɖ29ƹ34ŋ35ű38ƺ
~aper	66 -9y-8Ŧǉ8iƗ10oQ11Cǘ12Jœƣ14ǡ15Ǉ17KǄ20ķ21Ǔ24vŅƳ51Ś
~apes	85 7Ņ12ű22ľ28Š
~api	85 -7Q7Ʋ15ŋ29ǅ32Ǫ
~apin	88 15ŋ31ǅ
~app	48 -15ő-10Ƨǟ-9ŀ-8Ŕ-7Vœŷƾ7ŇƝƟ8ō9YƓƩǞ10UŎŞţƶǀ11ſƬƿ12B13iǙǪ14ĿŚ15ƯƴǕ17ŗǤ18ƨ19šƜ20Ŷƙ21Ƹ22Ļǩ23ĺ25ťǗ26Ž29Ƶ30Ť31ũ36ŝ43Ų
~app>	69 -8ŷ7ǀ8Ǉ10Ƅ13Ŝ15Ƶ23Ś32Ǘ38ŝ43Ų44Ž
~appe	52 -12Ŝ-9Łǟ-7Vŀŝ7ŨǛ8Ĺņ10iƝ11Ǟ12YŇōţǪ13ƩƬ14ŗſ16Ǚ18ĻĿƯǕ19ƴǤ22šƜ23ƨ24Ƹ25ǩ27ĺ28ť34Ť35ũ
~appl	78 8ǁ9S10Ǫ12ǀ14Ō17ŗ36Ƶ
~appo	86 -10ƃ9ǘ10M12Ǘ16ŵ23ƿ
~appr	76 8i9ƶ11Ŋ14Ŏŝ16Ł19Ɠ26B38ƙ
~appy	72 -15ő8Ǩ9ŧ11Ļ15Ɵ19U25Ş34ŝ40Ŷ
~aps	74 8Ɯ12ŗŞ31Ž66š
~aps>	85 7ƛ10Ɯ14ŗŞ22š
~apse	79 50š
~apt	84 -10ǐ11Ū13ǀǘ15Ś19ƞ
~apto	88 -11ǐ14ǘ16Ś20ƞ
~ar>	38 -23Ő-22Ɩ-17ŝ-16Ĺ-15UśŢ-14Ƙƶ-13Ɠ-12wŤƩ-11bRŊŨƧưǃǉ-10lţƥƭƴǅǢǣ-9jVľŞſƣƷƹǡ-8rtyƌƲǂ-7nFPĶŁřŚŧŻƔƜǇǩ7ghCŦƂƄƈƕ8kZūƮƽ9ŉǟ10Sƻ11xĴŽƙǥ12œƠƪƸ13TǑ14cp15vĿƁƢǁǚ16ƛǐ17uŒ18ş19Ǌǜ20ƉƊǏ21ŵƅ22ǆ23źƿ24Yňƀ25Ű26ž27dǋǠ28ƚ29ť32ů35őűŹ40ŭŲ42ŮŴ46Ū51Ŷ53Ŭ61ų
~ara	62 -10zǐ-9ǣ10h11Ť12śƝƦ14Ɔ15ƒ17Śǂ19şƙ24Ř27ƞ30ǝ50Ű
~arac	90 7ř8ǎ
~arag	68 -10zǐǣ13ŤƦ14Ɲ16Ɔ18ƒ33ƞ56Ű
~aras	86 -7ţ43ǝ
~arat	74 8f15ś21Ś23şƙ29Ř
~arb	78 9t10Ɛ11ő17zƚǎ21Ś
~arbe	90 10t14ő20ǎ
~arby	81 10Ɛ17z18ƚ22Ś
~arc	83 -8Ŀ11ǈ12Ţ13ǉ15Ǜ19Ɖ37D
~arch	88 16Ǜ20Ɖ
~ard	50 -17ĵ-12q-11Y-10Ļ-9IŊŭ-8wť-7ňŬŶƆƬǜ7ńŤƤƺǠǪ8PŁŇŽžƓƵ9bŎ10gź11Xũ12ǚ15řŨƴ16ĸ17śƚǁ20ļĽ21ƍ22Ƴǘ23UĴ25r26Ő28ZŜ32ƒƝ36e50Ƅ57Ǘ
~ard>	53 -13q-11Y-10Ļ-9IĵŊ7aǝ8dFŤƺǠ9PŁžƓƵ10bŽ11ŇŎś12XźƝ13ŌǪ14ǚ16ř17Ƅ18ĸ20ƴ21Ŝ22ļ23Ľƍǘ24Ĵ25U26Ǘ28r29Ő35ƒ38e
~arde	82 -11ť13Ƥ22g27Ũ38Ɲ
~ardi	78 -7Ƭ9Ĺ11ư17ś38Ƴ
~ards	66 -11ĵ-7Š8ǔ9Ɩ10ũ12Ŝ16ń19ƚ41Z44Ǘ45Ƅ
~are	32 -17Ƙǆ-16ű-15ŇŔƝ-14őůǄ-13Aļƨ-12Ľƈ-11tKŹ-10ŵ-9ōŤƊƕǜǝ-8œŻƋƢƩƬǦ-7ŧƇƍƏƑǊǔǞ7qŋŘžƗ8ĶŷƁƛǢǤǩ9puNĵƒƥǑǥ10Ułńňş11ILŏƯƸǡ12jyŬŶƭƲ13bĻŌŖŝƠ14RŲǈ15Ĺ16knŒŢųƃƆƣǕ17wEľǌ18gŃŪƾǁ19fƮǒ20a21HPƹǉ22OZŨƐ23ƺ24Vũ25Qƻ26Ƥ27ĿưǏǟǠ28Ɵ29ixzǪ30CFŗ32vŐ39l42Ǉ44c
~are>	32 -18Ŕ-17Ƙ-15Ňűǆ-14Ɲ-13AőǄ-12ļĽƦƨ-11tŅŠƈ-10KŵŹƬ-9Ťůǃǜǝ-8mōƕƢǦ-7œŧŻƇƊƋƍƏƑƩǊǔǞ7uŋŽžƗơ8nEŘƁǌǢǤ9pĶǑǥǩ10Nĵńƒƥ11łňŨƐƯ12LUŏşŶƸǡ13yVŬƭƲƺ14bRĻĿŌŖŝƠǈ15ĹŲƛ16kŒųƆƣǕ17ŃŢƃ18wľŪǁ19gƮƻ20fǒ21aǉ22HOPZ23ư24l26QƤ27ũƹǏǟǠ29xƟ30i31zFŗ32v33ŐǪ36C39Ǉ45c
~area	79 -18ƛ-17S-7řǪ9F10Ŕ16j22E24C35l41I
~ared	84 -7Ɗ16Ņ18ƻ21Ǝǂ29Ũ
~aree	90 16q34V
~areh	90 -8Ő10Ǉ16Q28ǌ
~aren	69 -14ƹ-12ƽ-11F-7ǃ7ư10Ƨ12ŷ18ŠƦ47ƾ50u54z
~ares	79 -11ů22n27Ɛ35Ŀ
~aret	86 15ǃ35ƺ
~arg	69 -10ǘ-7Ş7ƢƲǚ8Ļŕǥ9Ǔ10BŃƵǀ11Ɩ13ŅǪ14Ɣ16ŻǕ22Ł25ơ27Ɔ33Œ
~arge	70 -10ǘ7ǚ8ĻŕƢƲǥ9Ǔ10Ƶǀ11Ń14Ɣ15ŒǪ17ŻǕ22Ł26ơ27Ɔ
~ari	68 -8R8TŸƪǎ10Ǌ14ińŌŵƠƬƺ15ƣ16h18Ʀǀ21f27ł28U31Ʒ
~arij	90 19ƺ23ǀ
~arin	74 -8R7g8Ň9ǎ10T15iŵ16ńŌ17ƣ18h19Ʀ29ł31U
~arit	82 28f39Ʒ
~ark	64 -10Dƚ-7ǣ7ĶƏ8ŦżƍƔǠ9ŒŔ10Gơ11Y12ķ13Ļŭ15T16Ǫ18F21h22H25Ɠ72Ű
~ark>	71 -10ǌ7v10ŦƍǠ11G15ķĻ22FǪ23T40Ű
~arke	75 -10ƚ9Ķ10Ɣ11FŔ14Ű15Y16ŭ28H30Ɠ
~arki	85 -9D11ż14ơ27h32Ű
~arl	77 -15d-8ƙ-7ƚ8Ǌ9mLR12Ů15ǋ16Ŋ17pT26C
~arly	79 -8ƙ8Ǌ9mLR13Ů16ǋ18T
~arm	64 -11h-10V-8Ɛ9Ŝ10ǅ11Ʒ12ŅƼ13ŭ15ƙ24ő26ǔ28ǒ30ń32Ő42j57Ə
~arm>	67 -11h-10V-8Ɛ7Ľ9Ŝ10ǅ11őƞ12Ʒ13Ņ14ńŭ29ǒ30Ə34Ő44j
~arml	90 -9ƞ38ǔ
~arms	84 -7R21ƙ23ń38Ə
~arn	69 -12Œ-11Ɣ-8t-7Ƹ7Ǝ9s10mB20Ź26Ư28Ŏ33ǚ45T47ƒ54q
~arn>	75 -12Ɣ-11Œ8Ǝ11Ư12B26q30T31Ŏ41ƒ
~arne	82 8ũ12m13s24Ź40ǚ
~arni	86 18q20Ư22T
~aro	58 -13Ǫ-12H-9r-8Ɠ7WşƳǨ8uŅŧŭƏǆ9L10ſ11ƝƦ12ǂ13hĵƒƲ15lz16n17T18VƍǊ20tŵ21ńŠ22C25s
~arou	58 -12HǪ-9r-8Ɠ7WşƳǨ8ŅŧŭƏǆ9uL10ſ11ƝƦ12ǂ13hĵƒƲ15lz16n17T18VƍǊ20ŵ21ńŠ22C25s
~arp	83 -8ǁ-7ş10Ɗ12Ŷ15Ɯ17Ū26Ű
~arpe	90 11Ɗ16Ɯ
~arr	55 -10Ǉ-9Ǘ7bŞ8ŘƬǑ9ŵǄ10ŗƚǤ11ƣ12őǐ13ŏƂƄ14ZƧǦ15Ų16ş17Ǜ18Ǣ19oǓ21Ő24Ţ27Ǎ29f32ſ
~arri	67 -11Ǉ-9Ƃ7uŦ8ŜŝǤ9Ş10WƬ12Ǆ15ǧ16őǪ23o30Ţ32Ő37f
~arry	58 -17ǧ-10Ǫ-9Ǘ7ƃ8b9Ř10Ǒ11ŵƚ12ş13ƣǐ15ZŗƧǦ16Ƅ17ŏŲ18Ǜ20ǓǢ22Ƃ29Ǎ35ſ
~ars	47 -22Ő-14ƽ-12ǈ-10iŗŮǌ-9aŨ-8ńƠǒ-7DTYƓƜǋǧ7ŝżƐ8ľŻǤ9UŅœƅ10ōƂƲ11Ű12ĵƋƕƙƺ13oĶ15ŎşǕǟ16Hŭƹ17ƪ18ŢŴ19ĺ21ő22ŷ24V25ť26Ÿ27ŵ28ǆ29ţǑ31G33Ūƈ36S46Ʈ
~ars>	47 -22Ő-14ƽ-12ǈ-10iŗŮǌ-9aŨ-8ńƠǒ-7DTYƓƜǋǧ7ŝƐǪ8ľŻżǤ9UŅœƅ10ōƂƲ11Ű12ĵƋƕƙƺ13Ķ15ŎşǕǟ16Hŭƹ17ƪ18ŢŴ19ĺ21ő22ŷ24V25ť26Ÿ27ŵ28ǆ29ţǑ31G33Ūƈ36S46Ʈ
~art	45 -19Ŗ-15ĹƉƜ-14L-12ťƴ-11nyĸŧ-10ŐŘƞ-9cgQŇǝ-8zŗŬŮƪǕ-7uHNĻŒŶưǌ7DľƋƘ8ĺƨƸǔ9RXńœŨſƑƦ10EFGŕƥ11sŀŏŴŹƐƣǠǡ12q13ōŲ14COŤơƭ15ƏǤ16Ʃ17t19opSUřƙǩ20ƾ21VŃǈ23ƤƲ24Ō25Ƣǃ26lň29Ǫ31Ǉ32ƽ35Ɲ38ǆ
~art>	52 -19Ŗ-15L-13ť-11Ĺ-10ĸŘŴ-9y-8Ƙǝ-7qDŠƜƪƴǕ7JŉŌůǉǍ8ũǅ9vŞŨ10sAľƭƲǃ11ŕƋƨǔ12EńƏ13lſƙ14őřƾ15RXŹ16ŀǆǠ18Cō19dŃŲ22Ǫ24S25U28V29ǈ36ň41ƽ
~arte	70 -9ŧ-7ƴ7S8ŋ11ĺŃżƧƭ14ƙ15Ĵ17ƾ18x22Ō23œǆ27O32Ʋ
~arti	77 7ǜ8jǁ11t18Ō19Š21Ǉ28ŏ32Ɲ
~artm	60 -10ƜǨ-9ƞ7Ə8Ű11Ɵ13ǎ14G16ƝƦ17FŤ19Ɛ20D21ƘƢ23ƣƥ24ơ34Ƥ
~artn	68 -23d-10ƹ-8aŮ8s9r11Ł18Ƹ22ǡ24ǩ25t26ǃ28q31ŴƩ32p34oǇ
~arts	79 -8S8Ÿ9ŕ12Ƣ14řŵ18ǒ30l
~arty	84 8ƕ10Ƣ12Ʊ14PǢ18Ɲ
~aru	90 24ų32Ŷ
~aru>	90 24ų32Ŷ
~ary	63 -10ǆ-7J7Ǚǧ9VŤ10qƨ11S12ƿ13ĽǊ14Ư15Ƨ16u17W26T27Ũ29Ƭ
~ary>	63 -10ǆ-7J7Ǚǧ9Ť10Vƨ12Sƿ13ĽǊ14Ư15Ƨ16u17W26T27Ũ29Ƭ
~as>	38 -15nǕ-14Ŏ-13őǟ-12ĹƠǣ-11uLĿžǞ-10xXľōƮƶ-9iHķŗŝƘƨǌ-8grGĴĶĸŌŕŪƿ-7yŀŢųƊƕơƣƷǩ7IĻŏŰƟǁǋǔǚǤ8FƸ9ŮŷŻ10lŁņǛ11fƅǆ12ŖƂƥǘǥ13qĺŉ14hjoǎ15ŧ16űſƬƳƽǃ17ƾ18ǜ19kļƁ21cŅŠƑ22ŵƵ23B24pňƈƓǝ26vŔšƜ28żǄ29œ31Ť32ũ33Ƌ34Ũ38Ŧ40ť41ƴ
~ase	51 -25ǎ-15ś-12Ƥ-10Ƈ-9ƙǢ-8ŕǔ-7Ǫ7bcƚƝ9eĹƞǈ10adƾ11DŔơƳ12Ļǖǡ13Ʀǐ15IƓ16F19Ɯ20œ22ŝ26Ƣ31ǌ39Ŭ40ƣƥ45Ɗ56Ǎ
~ase>	55 -24ǎ-16ś-10Ƥ-8ŕ-7ǔǢǪ7wŧ8bc9e10Ĺǈ11dƾ12ŔƳǐ13Ļơǖǡ14D16IƓ17F21a22œ28ǌ29Ŭ30Ƣ45ƣ46ƥ54Ǎ
~ased	84 -14a9ǌ22Ŭ40ŝ
~asem	64 -11Ƈ-10ƙ11ƚƝ12ƞ17Ʀ26Ɯ50Ɗ
~ash	59 -10ŵ-9ŻƯ-8ŰƝǡ-7Ǒ7ŝƪ9Ɗƥ10ƍ11Ǝ12Dƞ16Ůǜ24Y27ū28ƃ33Ų35Ɯ39ƶ42ż53ƫ61Ǘ
~ash>	61 -9ŰƯ-8ǡ-7Ǒ8ŝƪ10ƥ17YŮż18ǜ20ū29ƃ31ƶ35Ų41ƫ63Ǘ
~ashe	79 -10Ż-8Ɲ-7ŵ10Y13Ɗ17ƞ19ƫ34ż39Ɯ
~asi	72 -7ŉ10ņƄ12Ʋ13M14ŧ15K17Ň19Ƣ27Ŭ31F33Ʊ35Y
~asid	82 -8ŉ14Ʋ38Ʊ40Y
~asie	85 7ū8ś17M18K
~asin	85 -7ƣ13Ƅ23Ƣ33Ŭ37F
~ask	54 -10ƣ-8ĺƗ-7Ʒ7Ƌƨ8wPĵƇ9m10ZǍ11AĹ12pƖƪ13hšǨ14uƄ17Ǔǧ20ōƓ22ǀ24Ƣ25a28Ł33c42ǔ43Ŋ52ŉ
~ask>	59 -8ĺ-7Ʒǎ7iTōƢ8Ƌƨ9ĵƇǓ10au14AǍ15š25Ĺ26ǀ30c31Ł33Ŋǔ44ŉ
~aske	72 -8Ɨ-7ŧ8ŔǕ9ō11pń13a15ŉƖǓ16ǧǨ
~aski	71 -13Ĺ-11Ǎ-9ƣǪ7ơǧ9c10aōǙǨ12vĽ14Z16ƪ17ǔ20ŊƢ25Ƅ30Ɠ
~asks	83 9uǍ13h15w16P17m
~aso	69 -9ŏ7ǎ8Ň9Bƀ10ŢƂƠ11xš12ƛ13Ĺ14Ɲ17Ǡ26Ō31Ŕ43Ǐ
~ason	69 -9ŏ7ǎ8Ň9Bƀ10ŢƂƠ11xš12ƛ13Ĺ14Ɲ17Ǡ26Ō31Ŕ43Ǐ
~asp	84 17Ƽ42Ɖ
~asph	85 42Ɖ
~ass	59 -10BŏƢ-8ţŧ-7ŝǤ7sZřƀǁ8ƾ9ǚ10m11xƬ15Ƴ16Ǎ18ŲƧƷƸ22ǀ24ź25g26ǝ31Ǚ35Ɓ37ķ46ƴ48ǥ
~ass>	69 -11Ƣ-10ŏ7d8Ƅ9sƀ10ƬƸ11Z12Ƨ13ƾ15ƴ18Ƴ19g20Ǎ21ź22Ʒ27ǀ37Ɓ39ǥ
~asse	68 -7B7ƃưƲ8řšź9Ƨ10ǁ11ǩ12ǚ14xƸ22Ų39ƴ45ķ
~assi	83 -8ŧ8Ɓ13g17zǝ20ǥ
~assm	88 -8ţ25ǝ
~asso	90 23m
~assw	88 53Ǚ
~ast	44 -14ŎŤũ-13vI-12ŏ-11ŒŠŦƴ-10dGSľŨƠ-9ĺŕƵ-8BNŘŮƓǣ-7sDŷƕƭǂǉ7iŁŬŵǃǏǗǧ8mrCĸĹƪǪ9ƒ10ełǙ11šűƳ12Ŕſǩ13ňƋ14żƾ15Ʊƺ16EŀǊ17Oƻ19Ŝ20ƹ21aƈǟǤ22bŻ23ĵţǚ24ǐ25Ŗ28cǜ30ǋ31ƛ35œ38ņ39ƿ42ƽ
~ast>	45 -14ŎŤũ-13v-11dŠŦƴ-10GISľŒŨƠ-9ŕƵ-8BNĺŮƓǣ-7psDŘŷƕƭǂǉ7oyŁŬŵƷǧ8iCĹǃǏ9ƒƪǪ10łǙ11eű12šƳ13ňŔſƋǩ14ż15ƺƾ16EƱǊ17ŀ18Oƻ20Ŝ21ƹǤ22Żƈǜǟ23abĵ24ǚ25ǐ26Ŗţ29c31ǋ36œƛ39ņ40ƿ
~aste	82 -7ƛ8ř12ĸ14Ŀ16m23r
~asti	90 19Ǘ
~asu	76 8Ʒ16ƙ17a19Ž31ŭ
~asur	76 8Ʒ16ƙ17a19Ž31ŭ
~asy	83 -11ƿ7Ž8ŝ11k12ǃ15ś16ŧ18M
~asy>	83 -11ƿ7Ž8ŝ11k12ǃ15ś16ŧ18M
~at>	20 -23ǈ-18ŷ-16ƣ-15Ƃǡ-14ńŹƠ-13ƥ-12FĴ-11zų-9sſƟ-8iŊǑ-7yƄƳǒ7adnptŰƔƲǞǢ8UűƀƒƸǘ9Ńř10lĵƅƌƙǀǌǏ11ƶǥ12kPŸƭƽǚ13ĸśƜƫƱǐ14wTźƊǗ15oqĶŘŝŢŮžǔǤ16ZņƩǊǜ17jJLƻǋ18ŭƓƴ19łŔƕ20mvƋ21WūƉƨ22ũƷƾ23RŨƇƎơƪǦ24X25uDňŦŴǄǉ26BEŉŠǅ27ľŲƘƞ29Ƽ30gķő31GƧ32bCĻ34Ǫ35hSĺ36œ37Ĺ38Ŀŀ39Q43ōŗŞŤ45Ŏ48Ņ49ťŪ50ŇŒ52Ŗ
~ata	83 13ĸ17Ƴ51ǘ
~ata>	86 47ǘ
~atc	64 -11ƿ-9P-7ļ7ŗű8ƌ9sSƠǪ10qŏŘ11ƅƔǙ12LYŉƺ14Ķ15a16W18wų19ǚ20ƙ22Ž24ư32N
~atch	64 -11ƿ-9P-7ļ7ŗű8ƌ9sSƠǪ10qŏŘ11ƅƔǙ12LYŉƺ14Ķ15a16W18wų19ǚ20ƙ22Ž24ư32N
~ate	42 -20ŏ-17Ǫ-13D-11l-10jĹ-9bŖŨǟ-8GłŜŠƝƟƴǅ-7huBFTUZŇōřŦƘƛƨǙǩ7ĶŎŸƍǞ8ųƊƠƢǕǖ9ľŒżƉ10őǚ11qŘƫƹ12ƗƲǄ14cmŚŤũŰǨ15EŗŞƳǝ16ƄƑǍ17dź18Ŕƣ19ĵťƌ20CŐǓ22ŕşǌǤ23ƿ27Ƌ28ŝ30Ƶ35ƚ37ǜ40ū43Ɯ
~ate>	49 -16ŏ-14v-12ǐǪ-11U-10D-7bĹŖŜŨǋ7LŊŲǜ8ŅƳ9mpŃńƤǄ10ƍǁ11şƢǏ12cųǕ13EķŰƲǢ15őŒ16Ř17ƗǨ18Ǥ19ǌ20ŗ21CƄǍ22œ23ŝź26ĵ27Ő28Ŕť29ŕ31d37ū
~ated	63 -14œ-7Ŝǟ7ƫƲ8ņǎ9CŰǄ10Ǉ12Ş13Ɔ14Ƌ15Ƴ16ǐ18ŝǌ19ƽ25ƌ42Ƶ
~atel	71 -16ƽ-11Ť-8S7Ƒ8UĺƔǃ11Żǚ12ƙ13żǤ14ţǠ17ǝ18ƹ40ƿ
~atem	83 9Ķ12ĸ17ľƫ28Ś
~aten	90 26ǝ
~ater	58 -10L-8ǌ-7ƛ8ƍƮ9Vǖ10ơ11q13NƠ14Ə15űƉƊ16Ǟ21Ƒ25Ť29Ƌ47ǜ55ƚ65Ɯ
~ates	63 -9d-7Ǣ7EŢ8Ş9cyHŎ10ƌ11şƕ15mũ16ū27ƣ28v31Ǔ
~atev	77 7ŻƠ8ƞƪ9ŉƒ11qŚƱ13ş17ũ18P
~ath	62 -13PǪ-10y-8nƟ-7ķż7BƊ8Ɲ10Ɨ11M12CƧƭ13cs16Ĵ17ľǅ19Ŋƾ21bjƌ24ƛ25K29z40ƴ42Ɔ
~ath>	77 -10y-9Ǫ-8n9U11ƌ14Ɔ15Ƨ17ƭ18c28ƴ
~athe	67 -12P-7ķż7Ť8Bŏ10Ɲ13M14C15s17Ĵ19ľƴ20ƛ21Ŋ23ƾ24j28K31z
~athr	82 11Ɗ15ƌ16Ɔ27b
~aths	84 25ǅ30Ɔ
~ati	51 -16Ǫ-14ţ-12ľ-9ů-7GYŇźƃƽ7ŀƋƚƠǃ8ŐŚǔ9Fś10iĿŕǝ11ŋ12qǄ13HƲǀǤ14PĴŠƼǇ15nƇ16Ʊ17UĻƐ18ǆ19ǌǘ20ŝ21kŽ22l23Ŕ27ū31m37Ż54ǟ
~atic	81 9Ɯ25Ĵ38Ž
~atie	90 14n25ǘ
~atin	71 -12ő-11Ǉ7ĵ8m11j12ŝƋ13Ƽ16Ŀǆ19iǄ24H26U
~atio	53 -13ţ-9ŧů-8ľ-7YŷǪ7ŌǛ8nƚƠǆ9ŀőŚǃǔ10Fś11ŕǝ12ŋ13qǤ14Ʋ15Š16PƇǀ17ŐƱ18Ɛ19Ļ20ǌ23kǇ24Ŕ27m29ū39Ż58ǟ
~atis	88 -13Ő19ŧ25ŝ
~atl	83 -12ƨ8ů9ǁ21Ķ26ł
~atll	86 -12ƨ21Ķ27ł
~atm	82 -9ţ20ǀ37Ǜ
~atme	82 -9ţ20ǀ37Ǜ
~ato	88 12Ƣ15jƤ19ǅ23ŷ
~ator	90 13Ƣ16Ƥ20ǅ24ŷ
~ats	74 7şŬ9Ɠ11Ƒ12ǚǠ15o19Ɵ28h34ǌ
~ats>	74 7şŬ9Ɠ11Ƒ12ǚǠ19Ɵ28h34ǌ
~att	68 -7ż7z8AĽƃ9YťŰƽƾǩ10C11Ɨ12şŶ14BōűƊ20Ǚ28ľ
~atta	81 9ś11ƽƾǩ13C14Ǚ15Ŷ
~atte	74 -7ż8zAǙ9Ľƃ10ť11Ű13ş16ōƊ31ľ
~atto	90 8Ƴ15Ɨ19B
~atu	79 10ƕ12Ľ14Ł35f
~atus	84 37f
~atv	78 8Ə9Ūƌ11ž12ũƒƦ13Ƈ20Ƙ
~atve	78 8Ə9Ūƌ11ž12ũƒƦ13Ƈ20Ƙ
~au>	90 13ńŜ
~aud	65 15Ǔ94ǥ
~audi	65 15Ǔ94ǥ
~aug	68 -15b-11ĺ-9d-7m7ś9ǟǪ10Ƹ11a14Ű17Ʋ20y23ix27uvŹ33w
~augh	68 -15b-11ĺ-9d-7m7ś9ǟǪ10Ƹ11a14Ű17Ʋ20y23ix27uvŹ33w
~aul	72 -11ŝ-8ŪƘ8ƃ11ŤŴ13ů19Ʀ21ŭǑ38ż42Ų
~aul>	84 -13ŝ-7Ǘ15ů23ŭ26Ʀ50Ų
~ault	77 9ƃ11Ť41ż
~aur	83 -9Ǒ12Ƥǜ25ǎǠ
~aura	83 -9Ǒ12Ƥǜ25ǎǠ
~aus	65 -14Ţ-11Ŧ-7ĺŉ7ťƣ8bgHļņňž9ĵłŝƵ10juIƷ13Jơ17ǔ18Ŕ19ǂ22Ťǣ43ŀ
~ause	65 -14Ţ-11Ŧ-7ĺŉ7ťƣ8bgHļņňž9ĵłŝƵ10juIƷ13J17ǔ18Ŕ19ǂ22Ť23ǣ43ŀ
~aut	66 -8Ƣ-7ŗǊ7Ɯ8ŹǄ9ſ10ũ13Ǧ21Ĺ26ƃ31Ƃ32ž42ş54Ĵ
~auto	66 -8Ƣ-7ŗǊ7Ɯ8Ź9ſǄ13Ǧ21Ĺ26ƃ32žƂ42ş55Ĵ
~ave	30 -18ǅ-16ŀ-15g-14yů-13Ǎ-12HMPUŠǋ-11nƅƢ-10LQĿƖǨ-9TœǠ-8qłű-7xACKƟƸǒ7ƄƵǂǡǢ8kwRļŃņōƬ9FWŝźŻƎƦǄǕ10rGŕŜŪƋǉǐ11IķŸžƜǙǣǥ12SĴŁƀƍƫƱƿǆǇ13aJNŎŧżƊƒǪ14ǔ15lƘǞ16Źſǁ17mŉşŵƃ18ǌ19ZŗţǦ20ĶŋŖŰƁƙư21ƏǈǓ22Ʋƴ23uƶ24fYƌƷ26ŚƠǝ27ƽ28ő29O31ŏƧ33Ţ37ń38Ʃ
~ave>	31 -17ǅ-16ŀ-15g-14yů-13UǍ-12nMPŠǋ-11HƅƢ-10LQĿƖǨ-9œ-8qxłǠ-7AKTűơǒ7ňťƄƝƵǑǢǩ8ŃōƬǂǡ9wWĴļņŝźŻƎǄǕ10kFƋƠƦǐ11rIŕŜŪƜǉǙǣǥ12GķŁŸžƀƫƱǆ13NSŧżƍƿǇ14aJƊƒ15YŎƁǔǪ16lŋƘǞ17Źſ18mŉşƃ19ţŵǌǦ20Zŗƶ21ĶŖŰƙưǓ22Əǈ24uƲƴ25főƌƷ27Śǝ28ƽ30OŢ32ŏƧ38ń39Ʃ
~aved	81 -8ķ11Ţƶ12Ĵŋ16ǘ41Y
~avel	77 -8C7Ƃ11ő15Ɓ35ǁ41Ơ
~aver	90 -11Ʃ9R15Ǌ24ź
~avi	61 -10ŝ-8N-7ĸ7Ư8xĻƴ10tĶŃ11sVǪ17iǠ18ķƷ20ľĿ21Ʋ23Ř34y38Ţ42Y
~avin	61 -10ŝ-8N-7ĸ7Ư8xĻƴ10tĶŃ11sVǪ17iǠ18ķƷ20ľĿ21Ʋ23Ř34y38Ţ42Y
~avo	80 -10s-8Ƹ-7ƌ19Ɵƪ20Ǫ21r22Ŷ23ŝ
~avor	80 -10s-8Ƹ-7ƌ19Ɵƪ20Ǫ21r22Ŷ23ŝ
~avy	88 12Ǐ14ư15ǉ29ǐ
~avy>	88 12Ǐ14ư15ǉ29ǐ
~aw>	69 7ŉƬ8f9w10tzŧűŷ11ƅƛ12Ũ13jABQŅ14C17ǂ18ŀ20ƿ24Ǜ
~awa	65 -15m-10y7ż8z9ǂ10B11ǀ12ƨ13Ʋ14ĶŢƴƵ15Ļ17ŉ18Ƨ20Ŀ28k38ź39Ơ40Y
~away	65 -15m-10y7ż8z9ǂ10B11ǀ12ƨ13Ʋ14ĶŢƴƵ15Ļ18ŉ19Ƨ28k38ź39Ơ40Y
~awe	70 7cŖ8Ōŏ9nƙǋ10ŬƇƕƨ11uC12ĻǗ13ţ14I16ǅ19ĵ20ǀ29Ś
~awer	86 12Ŗ13Ŭ15Ǘ21Ś
~awes	71 7c8ŌŰ9nŏƙǋ10Ƈƨ11uC12ĻŚ13ţƕ15I16ǅ19ĵ21ǀ
~awf	88 12Ũ13ƯǊ15ĸ
~awfu	88 12Ũ13ƯǊ15ĸ
~awl	82 17Ƈ18Ǝ21Ɗ
~awl>	83 14Ƈ19Ǝ22Ɗ
~aws	81 10Ŀ12Ƃư13n14ǧ15ǝ18ķ
~awsu	84 -7ŗ11Ŀ13Ƃ15ǝǧ19ķ
~aww	80 -8Ǫ7x8z9ov20Ƭ
~aww>	80 -8Ǫ7x8z9ov20Ƭ
~awy	77 7ǔ8A10Ǫ14Ǣ20ķ21ǝ31Ƴ
~awye	77 7ǔ8A10Ǫ14Ǣ20ķ21ǝ31Ƴ
~ax>	75 -8M-7Ƴ7Ǆ9ǋ10Ǉ12T14Ƅ16ĵ18Ǫ20ƅ22ś30ŗ
~axe	85 7Ǆ13ƶ16Œ19T28ǡ
~axes	85 7Ǆ13ƶ16Œ19T28ǡ
~ay>	33 -20ų-17ķǋ-14ASĿǜ-13ŞŻƷ-12xZŬƣƾǈ-11Qń-10mŸžƘƞǆǕǠǩ-9GşũƮǁǝ-8lƌƳǔ-7uIŎǎǪ7cvłŖƄƲƸ8JƫƺƻǀǣǦ9Dƀ10NŃźƐ11ŜƁƗƭ12ĸŢǨ13ORƥƽ14WŉƢƪ15ŰơƧƵ16gţƝ17ŏŧƉƠ18KƱƹ19ŁœƆ20jūƖƼ21pƓƨǂǒ22ű23TŋŌƃ24ĶŐ26rů27bXŊ28kŀǖ29iLŲ30Y31Ǌ33ŘǗ35Ǐ42Œ48ŗ53Ĵ56d
~ayb	74 8Ř12Ƨ13ŕ15ƍ18ƯƲ
~aybe	74 8Ř12Ƨ13ŕ15ƍ18ƯƲ
~ayc	68 -11Z-10ǡ8WĴ9Ǡ10Ǌ15uƮ17Ư21q22T23Q26ƞ29Y40ư
~ayca	90 26ư36ƞ
~aych	69 -11Z-10ǡ8WĴ9Ǡ10Ǌ15Ʈ16u19Ư21qư23T24Q29Y
~aye	85 9ǧ12Š14Ɖ18Ţ
~ayer	88 10ǧ14Ɖ
~ayi	56 -12Ǫ-10QS-9ō-8Ĺ-7BĽľ7nNňƀ8KŦƹ11Ţŧ12XƥǤ13kWǠ14jĴ15oƫ16œ17bĿ19ĺ21FǦ23V24Œơ25ŅƓ27Z28Ɣ34Ɲ
~ayin	56 -12Ǫ-10QS-9ō-8Ĺ-7BĽľ7nNňƀ8KŦƹ11Ţŧ12XƥǤ13kWǠ14jĴ15oƫ16œ17bĿ19ĺ21FǦ23V24Œơ25ŅƓ27Z28Ɣ34Ɲ
~aym	65 -8TƸ-7Ɲ7ŕ8Ŏ9eƪ15Ư16ƃǙ20Ɩ22Zĵ29š30Ĵ37ƕ42Ŭ
~ayme	65 -8TƸ-7Ɲ7ŕ8Ŏ9eƪ15Ư16ƃǙ20Ɩ22Zĵ29š30Ĵ37ƕ42Ŭ
~ayo	85 -11Ŗ-10Ʒ10Ǫ11ƚ13V14Ƭ35Ŧ
~ayou	86 -11Ŗ-10Ʒ10Ǫ12ƚ15Ƭ36Ŧ
~ayr	65 -9ǉ-7Ɲ7ǩ12Ǟ15Qǒ21ǡ33ǈ63Ǌ
~ayro	65 -9ǉ-7Ɲ7ǩ12Ǟ15Qǒ21ǡ33ǈ63Ǌ
~ays	53 -15ƕ-14ǆ-11Hű-10oǉ-9w-8Ǧ-7GŇǍ7FŒŖŜŻƝ8zĵŭſ9VŚŮǖǟ10Ūžƃƅ11lnxUůƗƘƢƭƻ12qtř13aļƯ14ňŰǈ17š19gǞǡ20cƓ25k26Ǐ30Ǫ36R
~ays>	53 -15ƕ-14ǆ-11Hű-10oǉ-9w-8Ǧ-7GŇǍ7FŒŖŜŻƝ8zĵŭſ9VŚŮǖǟ10Ūžƃƅ11lnxUůƗƘƢƭƻ12qtř13aļƯ14ňŰǈ17š19gǞǡ20cƓ25k26Ǐ30Ǫ36R
~azy	77 -7ŀ8U9xHƈǏ10ǖ11ŔƲǪ12t14ŇƓ16i
~azy>	77 -7ŀ8U9xHƈǏ10ǖ11ŔƲǪ12t14ŇƓ16i
~ba>	82 -7fnƁ31ǁ84Ǆ
~bab	68 -7ƹ9V11lƸ12h13Ƽ17ƞ19ĺ22ư26v31wŶ32y36ux
~babi	90 16ư18y21h
~baby	69 -7ƹ9V10ư13Ƽ17ƞ18y20ĺ27v31Ŷ36w37ux
~bac	51 -9Ŗŗ-8GƘ-7Kţ7őŭſƝƱƿ8ŞƳƵǀ9hƒƬƯǝǠ10Lŀŵƞ11uŒŮǐ13ƚƪ14VŏŨƍǤ15YŴǞ16żƸ18Ľ19ƫ20ŠƔ21ť22ň25mǙ26I27ǘ30Ɯ34ƺ
~bacc	79 9ǃ45ƺ
~bach	83 46m
~back	52 -9ŗ-8GŖƘ-7K7rsőœſƝƿ8ŭƱ9hŞƳƵǀǠ10LƒƞƬǝ11ŀŮŵǐ12uŒ13ƚƪ14Ũ15VŏƍǤ16YŴżǞ17Ƹ19Ľƫ21ŠƔ22ňť25Ǚ26I28ǘ31Ɯ
~bad	70 -17Ŵ-13w-11ő7ǧ9L10ŮǙ12Ƈ16Ţƛ17ĸǛ18Q27ż30ņ34N
~bad>	71 -17Ŵ-11ő7ǧ9L10ŮǙ12Ƈ16Ţ17ĸƛǛ27ż31ņ37N
~bal	70 -8Ǘ-7Ű7v8Ƙ9ŠŦ10xŒŤƚ11Ľ12G13Z14ķƝ15Ļ19g22T28ƕ
~bala	83 -9Ǘ17Z34ƕ
~ball	72 -7Ű7v8Ƙ9ŠŦ10xŤ11ĽŒƖƚ12G14Ɲ15ķĻ20g23T
~ban	53 -21ř-15dƿ-12Ǫ-11Tƹƺ-10Pƻ-9Ǡ-8Bǉ-7QƧ7X8Zƃ9ǈ10Ł11ų12Ƭ14ƴ16Ƅ17nĵ19ż21f22ĴŴ23ƚƸ24Y25Ŭ29pstƩ30e31rǃ32q38o47Ɩ
~band	57 -16dƿ-12ƹ-11Tƺƻ-10PǪ-9Ǡ-8ǉ-7QƧ7L9Ư11ǈ14ŁƬ15ųƴ19n22ż23f25Ŵ26Ƹ31pt32s34rƩǃ35q42o
~bank	65 -25ř-7B7ǖ8Š9X11Z20Ƅ22ĵ28Ĵ29ƚ30Y32Ŭ37e60Ɩ
~bar	70 -12Ɣ-9ǡǪ7tƏ8šƊ10ŏőƀ12Őŗ15ǎ18ų22Ŷ23h29D46ƒ48ǜ
~bar>	86 -11ǡ10Ɗ63ǜ
~barb	90 10t14ő20ǎ
~bare	85 7ſ12ƀ13ŏ16Őŗ
~bark	90 10Ə31h
~barn	84 -13Ɣ58ƒ
~baru	90 24ų32Ŷ
~bas	63 -11Ƈ-10ƙ8ņ9ZƖ10Ɲ11ƚƞ12ŧ14ƪ15Ň17gƦ25Ɯ48Ɗ
~base	64 -11Ƈ-10ƙ7ł10Ɩ11ƚƝ12ƞ17Ʀ26Ɯ49Ɗ
~bat	73 7ƛ21ǅ22Ɗ26ƌ52Ɔ
~bath	74 7ƛ22ǅ27ƌ52Ɔ
~bbe	90 -7Œ12ơ16aƜ
~bber	90 -7Œ12ơ16aƜ
~bbi	81 15ƪ18Ʃ20ǁ27g
~bbie	82 18Ʃ20ǁ27g
~bco	80 11ǒ21Ǔ
~bcon	80 11ǒ21Ǔ
~be>	48 -14ĸ-12ƥǔ-11ŌŶǩ-10Ƭ-9ƃ-8QUŒ-7iYƓƘƩ7EŀŃŘŝǙ8nKƍƱ9ĶƣƷ10eHMũ11bA12VǨ13TƧƲǟ14ķƢ15ōƸ16œƋ17Xŏ19łŊ20OƮ21ZľŞ22s23Ļ24Ǎ25cm29r32ŹƯ33y
~bea	74 -10I-7Ŏ8Ə11ƛ17Œ18Ţ22k24hű44Ņ
~beag	90 10Ə29h
~beat	81 -11I-8Ŏ19Œ20Ţ26ű48Ņ
~bec	65 -10Ŧ-7ŉŖ7bŠťƣ8gHļŀņňŝž9IĵłƗ10juŵƨƵƷǩ13J14ǎ19ųǂ22Ť
~beca	67 -11Ŧ-7ŉ7ťƣ8bHļŀņŠž9gň10IĵłŝŵƵƷ11ju14J20ǂ23Ť
~beco	86 13Ɨǩ15ƨ
~bed	70 11Ƽ12ƥ15Ɲƞ16Ƙ19ơ51Ɔ
~bed>	90 14Ƽ17Ɔ20ƥ
~bedr	72 8Ƙ15ƞ16Ɲ19ơ27Ɔ
~bee	48 -13Ǜ-10ƅƧ-9ny-8xŵ-7Ƽ7AǪ8Ũƫ9kŮƊƋƗǆ11ƹ12żƴƵǙǝ13ǃ14ŏ15ƌ16f17tǜ19ţŻ20lƈ21ņ22ő24Ŷ25ŝ28i30Ÿ32Sǀ33ƽ36Ǡ37š38G
~been	48 -13Ǜ-10ƅƧ-9n-8xy-7ŵƼ7Ǫ8AŨƫ9ŮƊƋƗǆ10k11ƹ12ƴƵǀǝ13żǃǙ14ŏŶ15ƌ16f17t19ţŻ20l21ƈ22ņő25ŝ29i30Ÿ32S33ƽ36Ǡ37š39G
~beer	84 35ǀ37ǜ
~bef	56 -18Œ-11Ŧ-9ō-8ŅƓǪ7ilGIĽŀŵƳ8ŋŠŧƖ9ƈ10ŖǖǨ12uŉŊƎƬƾ13O14T15aLŁ17ťƄƵ18ǋǔ20Ń21J24œ27ƅ32ņ38Ř
~befo	56 -18Œ-11Ŧ-9ō-8ŅƓǪ7ilGIĽŀŵƳ8ŋŠŧƖ9ƈ10ŖǖǨ12uŉŊƎƬƾ13O14T15aLŁ17ťƄƵ18ǋǔ20Ń21J24œ27ƅ32ņ38Ř
~beg	90 12Ť17Š19Ō
~beh	70 -10v-7ţǪ8x9Ż10ĺ11ƃ12tu15Šƴ19Ʒ21pŹ24ųŷ
~behi	70 -10v-7ţǪ9Ż10ĺ12uƃ15Šƴ19Ʒ21pŹ24ųŷ
~bei	71 -11n-9ĺ-8Ŷ-7Oǂ7Ǫ8ƥƲ9lķ10cFŊ11HŽ13Ɓ16t24ŋ26U27Ş29Ǡ
~bein	71 -11n-9ĺ-8Ŷ-7Oǂ7Ǫ8ƥƲ9lķ10cFŊ11HŽ13Ɓ16t24ŋ26U27Ş29Ǡ
~bel	68 -10Ś-8ƚ7Ō8lmMŋǆ9pS10Żƭ11Ÿǐ12Ʀ13Ƽ18Ə21Ǫ26Ľ27Ɗ33Ƙ
~beli	80 9lŌ10mŋ11S12Mƭ13Ÿ26Ǫ
~bell	84 23Ə33Ľ
~belo	78 -8ƚ13ǐ14Ʀ31Ɗ40Ƙ
~belt	90 9Ʈ12pǆ14Ż
~ben	63 -12ŗ-8Ń7ķ9ƨ12Ƨ14ƭ25ż31Ƭ33Ǫ36W
~bend	83 8ţ9ķ33ż
~bene	65 9ƨ13Ƨ15ƭ33Ƭ37W
~ber	48 -17Ś-11ƤǪ-9ŢŤ-8ŏŖ-7ŷǉ7ǈ8KŒǕ10hyľŐ11Ň13ƔƜ14ǁǡ15Ʒ16CĻŠǖ18ļ19cŸƭƽǀ22Ľ23XŅŗǘǙ25ǩ26DE27Ų28ū33e40I48ř
~ber>	50 -17Ś-11ƤǪ-9Ť-8ŏǘ-7dŷ7Řƒ9ŜƔǕ12Œ13yľǈ14Ɯ15ǁ18CĻ20ļǀ21ƭǖ22cŸ25Ǚ27X28Ľǩ29ŅūŲ31eD51I58ř
~bers	68 -12Iř-11Ǣ-7ǈ7ś10pY12Ɠǆ15Ɣ17hŇǡ20KŠ28E35ƽ38ŗ43ǘ
~bes	61 -12Ŀ-9Şư-7ĺŀ7Wƈƣ8ņƑƦǪ10Łǉ11ųŷ12Ɵ13Z14Ļłǈ16ķŝ17u18KU19ǎ25LƧǠ37I
~besi	66 -9ư7şƼ9WƣƦ12Łŷ13ųǉ15Zǈ19uķ22ǎ28Ƨ
~best	69 -13Ŀ-9Ş-7ĺŀ7tJǕ8Ĵ9ƈ10ņ14Ǫ16łƟ17Ļ20Kŝ23U29LǠ42I
~bet	62 -13Ź-11Q-10b-7ƿ7CP9aƬ10šŷ11ǂ12Ţų13Ʃƾ14rKLňƽ15qľ16p18Ş21Ň22o23ǃ25ź29ł30t
~bete	81 7ƽ18ǃ19ƾ
~bett	66 -13Ź-11Q-10b7s8ł10a11ǃ12ǂ14Ţ15rKƩ16qL17pľ20Ş23Ň24o28ź32t
~betw	79 -9ų10C12P13šŷƬ14ł21ň
~bid	90 -10ŗ18ń31ǔ
~bie	77 14ư15xy17hƩ18ǁ25g
~bies	77 14ư15xy17hƩ18ǁ25g
~big	55 -15ǉ-13Ŕ-12ǌ-11ƉƓƯǪ-10SƟ-8ƂƖ-7ŒŬ7ŗƇƌƜǟǧ8gyZłƝǕ9j10Ňǆ12ľ15Jǎ18œǒ19ƫ20ŦƤ21ƭ22k23Ő24ǐ26ĸ27Ɣ28Ŀ32ǈ38ƒ55Ɔ
~big>	58 -21Ƃ-13ǉ-12ŔƓǌ-11ƉƯǪ-10SƟ-8Ɩ-7ŒŬ7rŗƌƱǂ8ZƇƕƜ9gyłƝ10j12ǆ13ľƫ15ǈ16ǎ18ǐ20œǒ21ŦƤǧ23ƭ24k25Ő29ĸƔ30ƒ45Ɔ
~bigg	71 9ƫǐ11H12Ǖ16Ň17ǟ30Ŀ
~bigs	86 -20ǧ16ƒ20ƂƆ27ǈ
~bik	78 -8ŰƊ7g15ǁ16ƙ59Ʀ
~bike	78 -8ŰƊ7g15ǁ16ƙ59Ʀ
~bil	54 -9Ő-8Ƨƨ7Ǧ8ƃƸǜ9ǥ11Ƣ12ş13ŗ14YǛ15Ł17IǍ18ǡ19ƂƯ21WƱ22Z25ƀ27ž31Ǣ32Ĵ
~bile	88 11C15Ƹ28I
~bili	58 -9Ƨ-8ƨ-7ƃ7ſ8Ǧ10ǜ13Ƣ14ş15ŗǛ19Ǎ22Ƃ23W27ƀ31ž34Ǣ
~bill	67 -7ŵǩ7ļ8Ŀ9U11ǥ17ƃ19Y20Ł23ǡ24Ư27Ʊ30Z41Ĵ
~bin	69 7ǒ8Ƅ9ƑƗ10Ō11ķƌ12Ƽǁ13Ơ14Ɩ15Ɯ16ƪ36Ƌ
~bin>	83 9Ɯ12Ƒ14ķ16Ơ21Ƌ
~bind	85 10Ƅ11Ɨ12Ō18Ɩ
~bing	76 8Ɯǒ14ǁ20Ƌ
~bir	64 -7j7C11GŜ13D22c24Ơ36v37p50d
~bird	90 -9j36Ơ
~birt	65 7ǘ11Ŝ23c37v38p51d
~bis	88 10Ɓƻ16h
~bisc	88 10Ɓƻ16h
~bit	76 -17q-9rǃ-7g8jlmŞ9Ɲ10ƥ11ǂ13ņŨ14eĿœ15ǋ29ō41h
~bit>	78 -7g8jl9mŞ10Ɲ11ǂ13ņŨ14eĿœ15ǋ30ō
~bla	81 -12ŧ-11Ņ10ƻ13H16ń43Ŕ
~blam	83 -12ŧ-11Ņ10ƻ13H16ń44Ŕ
~ble	51 -15Œ-10q-9ŗ-8ǀ-7ƚ7aeŀƀƉƊ8TƦƾ9śŜŞƁƥ10UłŎƹ11iuŭű12Ŧ13LYĹƯƽ14Ɯ15ƛ16nœ19ƨƺ20Mƙ22ǝ24ň28s37Ř44X
~ble>	53 -15Œ-10q-8ŗǃ7tINƀƜƴƹƽ8eĹƉƊ9aTśƾ10ŞƁƥƦ11nŎ12łŭű13Ŧ14YƯ15ň16ƛǝ17œ20ƨ22M23s39Ř46X
~blem	75 7ŋ8sĹ9ŵ10ƽ11Ɯǝ15LŜ16ŀ
~bles	78 -18ǀ9n10ƥ17U21i23u31ƺ32ƙ
~bli	84 12bĸ14Ư18Ʀ22ƾ
~blin	90 13ĸ15Ư24ƾ
~blo	68 9j10Ƃ11ƒ12ǧ13gƾ15ǃ17Ƈ19ƛ21ƽ29Ƽ33ƿ43ǂ
~bloc	90 9ǎ24Ƈ
~bloo	71 14ƾ16ǃ22ƽ32Ƽ35ƿ46ǂ
~blow	86 -7ŗ12j13Ƃ15ƒǧ18g24ƛ
~blu	84 -8ţ12Ż34Ŋű
~blue	88 -9ţ-7ǡ13Ż36ű
~bly	90 15Ƹ17l
~bly>	90 15Ƹ17l
~bnb	85 39Ɲ
~bnb>	85 39Ɲ
~bo>	88 -7Ű11ƒ39Ɲ
~boa	71 -16q-9Ļ-7ǁ8ļǔ9Zū10Ŏ11tǝ15ƍ20Ł23ş26ķ27r31Ɲ
~boar	75 -17q-9Ļ9ļǔ10Ŏū11ǝ17ƍ21Ł31r34Ɲ
~boat	82 -8ǁ11Z14t27ş32ķ
~bod	46 -12ǐ-11šƃ-10Ƨƫ-9TŒƉ-8rŹƞ-7BţƀơƱǊǞ7uŠǀǛ8ƤƮ9ŔſƭƯǉǒǜǢ10ZƁƈƔǕ11FKŏǚǩ12QķųƖǘǤ13ŞżƏƵǆǈ15ghŖƣ16ǣ17ńƴ18ǎǙ19ŜŤŲ21ľ22Ł23AƝ25nǝ30ŷ35ư38Ơ39ž
~bodi	82 15ŗ21ž
~body	46 -12ǐ-11š-10Ƨƫ-9TŒƃƉ-8rƞ-7BŗţŹƀơƱǊǞ7uŠǀǛ8ƤƮ9ŔƭƯǉǒǜǢ10ZſƁƈƔǕ11Kŏǚ12FQķƖǘǤǩ13ŞųżƏƵǆǈ15ghƣ16ǣ17ńŖƴ18ǎǙ19ŜŤŲ21ľ22Ł23AƝ25nǝ27ž30ŷ35ư39Ơ
~bol	84 18ű22Ə
~bolt	84 18ű22Ə
~bon	86 13ƀ14Ɔ15ſ30T
~boo	61 7Ŕǘ9ŀǓǞ10jĻǉǙ13gǒ14Ǡ15Ǫ18ļǝ23ű48Ǘ75ǡ
~book	62 7Ŕǘ10ĻǙǞ11ǉ14g17Ǫ18ļǝ24ű49Ǘ77ǡ
~boot	88 -8Ş14ŀ15Ǔ17j21ǒ
~bop	84 71Ǧ
~bop>	84 71Ǧ
~bor	62 -10Ŗ-7ŕ7ĸǪ8ļƅ9ƚǎǝ10vť12BŅ13ŵƝ16C17x22Ɵ27ų31l38dp39ƫ
~bor>	79 -8Ŗ7k10ƥ12ļǝ13Ǫ20B21ť24Ɲ
~borh	88 11Ɠ13Gƅ25C
~born	72 -7ŕť13v24x38l46dp
~borr	78 11ĸ19ŵ35ų50ƫ
~bors	75 7Ŀ11Ťǎ18Ņ19ƚ30Ɵ
~bos	78 7g10ǚǪ11sNQ14l21Ł28U31Ǡ
~boss	79 -7i7gļ10ǚ11sN12QǪ22Ł29U31Ǡ
~bot	63 -12Ś-11L-8l-7g7łƀƌƬ8pķŢŨŽǃ9ƭ10ƣư12ŞƏ13Ĺ14Ʋ15Ÿ16ǂ17ŋ20Ƽ22Ł25ƶǪ29ŀ35s
~both	64 -11L7ƀƬ8pŢƌǃ9ķŨŽ10ƭ11ƣư12Ş13ĹƏ14Ʋ15Ÿ16ǂ17ŋ23Ł26ƶ30ŀ36s
~bott	84 -14Ś13ł29Ƽ
~bou	40 -18x-14ǈ-12c-11Őŕ-10ŒƮǑ-9ǆǣ-8jNSńňŵƜƽǄǟ-7bswDőǗǩǪ7CŔůƏƐƘơƹǌǘ8BHĺĽƣƤǙǜ9ĶżƂǋ10ľņŉƧƭ11uļŲŶŹƩƱǍǝ12VŊƲǃ13ƌƍƕ14Ʒ15ǂǅ16hpYŴ17AŇǐ18ŠŤŽƎ19ŝ20ōƓƴǕ21r22ŀł23Ş24T27Ŗ29Ŀ31Ɵ34Ĺ
~boug	71 -12Ũ-10Ʈ-8ƭ8ŗ14Ɵǐ15Ǝ16Ʊ17łƧ18Ŷſ19ƪ20Ŗ26ƌ30Š35Ɠ
~boun	88 -8ǣ10Ǜ12J13ƍ
~bout	41 -18x-14ǈ-12c-11Őŗ-10ŒŕǑ-8SƜƽǄǆǣ-7jswNQńňŵǟǩ7ŢůƏǘ8BĽŔŦŨƍƐơƣƹǌ9HĶĺťƂƘƤǐǙǜ10CŉżƎǋ11ľņƩ12uVļŲŹǃǍǝ13łŊƲ14ƕƭƷ15ǂ16hAYŖŴǅ17p18Ň19ŤŽ20ōŝ21ƴǕ22r24ŀŞƟ26T31Ŀ35Ĺ
~bov	80 -12Ƥ-11Ɵ20ǧ23ĵ32ƍ57ǎ
~bove	80 -12Ƥ-11Ɵ20ǧ23ĵ32ƍ57ǎ
~box	69 -10p-7ľ7ŏǀ9cqƄǑ11Pĸ12df13DƋ16Ǩ18mŚ24J27Ƽ28ǚ34Ɵ
~box>	70 -10p-7ľ7ǀ8ŏ9qƄǑ10c11ĸ12dP13DƋ14Ƽ16fǨ18mŚ24J29ǚ
~boxe	88 17Ƽ45Ɵ
~boy	71 -8do-7p8b9jJ10ū11Ť12Ő20n25Ź27v31wx51u
~boy>	76 -8dop9bJ10j11nŤū16v20x24uw27Ź
~boys	80 -7a9w10m11n13x14vŐ32u
~bra	73 7Ɵ8ź9Ŷ11Ɓ12Ɯǌ14Ņ15Ĺ16ǆ22ƒ25ƅ29Ž
~brak	88 36Ž
~bran	79 10Ŷ12Ɓ13ǌ17Ĺǆ24ƒ28ƅ
~bre	58 -7Ĺŗƭ7IŰƛƝƢ8OƧ9Ɨ10klŨƏƞƯ11NǞ14ƾ18ł21Ƌ25š28h33Ǫ38ǧ57Ƃ
~brea	69 -7ŗƴǐ7x8IXź9ŰƝƢ10O11ƗƧ12ŨƏƯ13k14NǞ16ƾ23ł27ƋǪ31š
~bree	85 17ƞ44h
~brel	63 7ǔ12Ǫ42ǧ63Ƃ
~bri	59 -9ƒ-7Ǫ7Mƞ8ōƤ9g10tDǎ11ǅ13SŜ14ar15űƓ16Ū17q18Ĺ20u22ǒ26Ưǈ28ǋ40T42Ƈ
~bric	75 10Ƥ15ǎ55Ƈ
~brid	90 20ǅ27Ū28t
~brin	62 -9tƒ7Mź8ōƞ11D14S15rŜ16űƓ18q21uĹ23ǒ27Ư28ǈ30ǋ42T
~bro	60 -12z-10Ɗ-9Ŗ-7ŭǪ7ƃƬǟ8nrŨƦǍ9aǊǢ11QŅƴ12ŁŘǇ13AĺŜƏƚǔ14ųƟƾ17ƁǄ18y21Ŷ25lB28Ť
~brok	67 -8Ŗ7ĸ8ſƃƝ9ŵ10ŨƦ11Ǌ12ǟ15Ř16ŜƏ17Ɵ22Ɓ32Ť
~bron	90 38Ŷ
~brot	70 -13z-7ŭ7ew8Žǒ9Ƭ10n13Ņ14Q15Ǉ16ƴ17Łƾ18Aų22Ǆ34B
~brou	85 10Ɨ11Ǣ14r16a22ĺ36l
~bs>	63 -12Ź-9H-7ŷƈ7ǧ8Ǣǥ9Ʃ10Ɖ12ƿ13Ž14V18Ǖ20ǅ23ź24Ǒ25ƨ40Ǔ60ǒ
~bsi	82 -8ť7ń10Ĺ34ļ
~bsit	82 -8ť7ń10Ĺ34ļ
~bt>	83 33Z
~bts	90 43Z
~bts>	90 43Z
~buc	81 -8Ɯ8Ţ10Ƃ17ž19Œ30X
~buck	81 -8Ɯ8Ţ10Ƃ17ž19Œ30X
~bud	73 8e9Ŝ12ĺƴ15Ľ17B18ƣ22ĸ23A29Ņ39X
~budd	78 10Ŝ13ĺƴ16Ľ19B20ƣ25A32Ņ
~budg	81 9e26ĸ44X
~bug	79 -8O11ǡ14Ž19ŀ23K65Ş
~bugg	90 13K25ŀ
~bugs	85 -8O15Ž30Ş
~bui	55 -11Ǘ-9Ƌ-8FƝ-7Ɔ7bǍ8ŭƑƥ9ķŤ10ƫ11Ʋ15ƢǞ18ǟ23ƒǣ28ƪ30ǌ34ǎ40ƻ44ƅ47Ɣ49Ƥ
~buic	90 -8Ʒ14ű15ŭ18Ť
~buil	56 -12Ǘ-9Ƌ-8FƝ7bǍ8Ƒƥ10ķ11ƫƲ15Ǟ16Ƣ18ǟ23ǣ24ƒ29ƪ30ǌ34ǎ41ƻ45ƅ48Ɣ50Ƥ
~bul	86 10ļƃ15ľ17h
~bull	88 10ļ16ľ17h
~bum	79 -7ĺ10ŗ14ƃ16Ť19Ŕŵ20ű23œ
~bump	80 -7ĺ7ž11ŗ14ƃ16Ť19Ŕ20ű23œ
~bun	75 -13x8ƣƥǛ12ńǉǦ17Ɵ22ǁ47ş
~bunc	86 14ńǉ17Ǧ
~bund	84 9Ǜ55ş
~bung	88 -15x20Ɵ27ǁ
~bur	63 -11Ƶ-9Ť-7Ǌ8ŜƏǖ9ŀń10ĺƒƧ14mƁǣ15D18Ɣ20Ǟ22Ɯ30Ƒ33ņ61Ʊ
~bure	90 13ńŜ
~burg	90 10ǁ12Ə
~buri	80 7j13Ƨ41Ʊ
~burn	69 -11Ƶ-10Ť-7Ǌ9ǖ10ŀ12ĺƒ16mǣ20Ɣ23Ǟ33Ƒ37ņ
~burs	82 9ƥ19Ɓ29Ɯ
~bury	90 -8ŉ22D44Ʊ
~bus	49 -25Ƃ-11Ū-10Ŗ-8DGō-7q8Ǚ9Aǒ10Ŵ11CMǜ13P14ǡ18ŭǣ19ŎǑ20Ǟ21Ǖ22NǇǩ23ǟ24Ǣ25U26ǆǋǧ27ƞǌ30Ǆ32ǅ33ŵ37Ǧ42Ǐ49Ǡ
~bus>	82 -7Ǟ12ǧ18Ŵ31C67ŵ
~busi	51 -26Ƃ-12Ū-11t-8DGōŖ-7C8Ǚ9Ǫ10ǒ12AMǜ15ǡ19ǣ20Ǒǧ21Ŏ23ǇǕ24ŭ25ǞǟǠǢǩ27ǆ28ǋ29ƞǌ32Ǆ35ǅ37Ǐ39Ǧ
~busy	74 -7ŭ9x10Ǐ15tP32U38Ǡ42N
~but	63 -9ƌ-8Ǌ-7ƴ7fimwū8BKŌżžƓƳƼǪ9ƹƾ10űǤ11cŁư12ǃ13ŀ14bƿǚ15ǒ19ƨ21Ŋ23p24T
~but>	64 -10Ǫ-8ƌǊ-7ƴ7fmwŎū8BżžƓƳ9KƼƾ10űƹǤ11cư12Łǃ13ŀ14ƿǚ16ǒ20ƨ21Ŋ23p24T
~butc	90 23b
~butt	90 12i15Ō27Ǫ
~buy	62 -15ǐ-12ũ-10ǣ-9nǞ-8Ǫ-7Ł9ƚ10ł12ƪ14Ʃ16WŬ18Ōƫǟ20ǅ22Ƨ29Ɠǩ32Ŷ34ǖ35F40Ƙ42H50G
~buy>	63 -15ǐ-12ũ-10n-9Ǟ-8Ǫ-7Ł8ƫ10ƚ11ł12ƪ14Ʃ16HW17Ŭ18Ō19ǟ20F21ǅ23Ƨ24Ɠ30ǩ33Ŷ35ǖ41Ƙ51G
~buyi	85 8Ɠ15ƫ20F36H
~by>	50 -44Ǎ-24Œ-15ƞ-14ňŗ-12Ǔ-11šƩ-10ķƗ-9rŎŞƾǞǪ-8sƜƧǃ-7mUŕŜŬŹǩ7ŏƣƼǄ8Qƃ9g10yŋƢƲǦ11ƒƘƝ12ĺŨ13zTŧǠ14j15ƥǝ16ałōř17Ŷ19w20ƚƯ21dnŵſ22A23ů24uPĹ25x27œ29oƄ31Ĵ34Ǩ37Ś39M45Ń
~bys	84 -18d12V21v22ƞ36w
~bys>	85 -18d12V24v38w
~cab	85 11ť12Ƒ14ķ15ƌ16ƠƼ
~cabi	86 12Ƒ14ķ16ƌƠƼ
~cak	88 9Ľ11M13p32c
~cake	88 9Ľ11M13p32c
~cal	48 -15R-14J-13vŝ-12Ťǅ-10ũ-9rtu-8BOŏŠǊ-7cgŊŎŒŵƳ7qQǘ8ĴĵŀƪǛ9PŔƀƏǪ10NŢ11WƁ12ǜ13ƽǔ14Mƿ15ŋŞţ16ǂ17łƃ18ƹǚ19s20lĻ21ƻ23Ľ24Ł25Ƣǒ27Iń29ŧ30Ŝ31a34K39wC44Ǆ46o48L51Ĺ
~cal>	63 -8Ǌ7TǏ8Ŝǀ9Ő10ƾǅǕ12MQƋǉ13ǘǛ15ľƀ17Wŀ21ƽ24ƿ25ǒ28ƃǂ34l
~cale	83 7Ŀ14Ň17L22ł40ƻ
~call	51 -14J-13ŝ-12vR-11Ť-10ũǉ-9tǀ-8ruOǅ-7BŊŏŠ9qƪ10ĵƏ11NP12Ŕ13Ţ14Ĵǔǜ15ƁǪ17ŋŞţ21ƹǚ22s23Ļ25Ľ26Ŝ27Ł28Ƣ30ń31CI32ŧ34a38K42wL48Ǆ49o58Ĺ
~cam	62 -7xŒ7Eźƙ8ƚư9ƾ10jGŎƔƿ11dDķ12M13şŰǟ14Š15ũ18Ɯ19ļ21ŤŦ24Ū32Ņ38Ə53Ǚ
~came	64 -7Œ8żƙư9ƚ10jƔƾƿ11dGŎ12M13ǟ15Š16ũ19Ɯ20ļ22Ŧ23Ť33Ņ40Ə
~camp	88 -8x11ź14ķ20şŰ
~camr	88 38Ū
~can	47 -13R-12Ŗ-11ňŕŶ-10Uũ-9P-7ţǉǏ7cŤǂ8ŋŒŗŵ9Ƥ10ľźǍ11eƚ12JN13M14Łǩ16řƃ17ƾǨ18Ơ19Ń20XŎ21OŌ22Lƛ23I24ƽ25Ĺū27ŊǪ28ŉ29sŚ32š33ƨ39ś
~can>	49 -19ƶ-14R-11ňŶ-10cUŕŖ-9Pũ-8ƞƠ-7šǉǏ7ĻŨŸƐ8ĴŋŤǂ9Œŗŵ10ƤǍ11eľź12J14N15ǩ16MŁ18řƃǨ21XŃŉ22ŌŎ23O24IL26ū27Ĺ28Ŋ30Ǫ31sŚ35ƨ41ś
~canc	71 -8ŧ13ŉ29ƾ31ƶ41ƽ59š
~cand	90 8ſ9ƞ33c
~cane	79 -13Ŀ13ƚ44ƛ
~cant	84 46Ơ
~cap	85 -7Q7T13ŗŴ29ǅ32Ǫ
~car	40 -19Ɩ-18ƕ-16i-15ĵ-14Ƙ-13Ǫ-12yƯƶ-11sĹǣǧ-10ŒƥƩǅ-9agUĻŁŘƸƼǄǉǜǩ-8knxJńŇťƓ-7uwCORSŀňŌŎŚśƙƨƲǌǒǞǟ7ƷǓ8bĸľūƎ9ļőŜŧǛ10ũ11Ǣ12Ŀ14Ő15zĴŷ16VĽŽſƁǘ17Ǎ21Ƃ22ZŨƃ27e30ź33ư34Ź37ƀ38Ǘ40Ǒ41ž43ų47Ŭ48ŲŴ49ű51Ű52şŶ53ŵ61Ƅ62ŭ83Ū
~car>	49 -23Ɩ-18ƕ-17Ř-16tŝ-15iŐ-14ŗ-11Ư-10yƶ-9ƧǪ-8sĸǣ-7gUťƣƩǃ7Ǒ8Šů10Ʀ13Ů14Ƅ15ƃ16Y19ū20ŽƁ28ş29ź36Ű37ŵƀ39Ų44Ź45ž56ű59Ū60ų64Ŭŭ72Ŵ75Ŷ
~card	58 -19ĵ-9Yū-7kIśŪŬ7c8bdŜ9F11Pž16ź18ļ19ř23ĸ27Ľ28ǘ29Ĵ34Z35Ő44e61Ƅ73Ǘ
~care	64 -9Ǘ-8Ő-7ĹǪ8W9ǡ10q11Ƥ12Ņ14Ũ15ǂ16ŜƎƷ17ƭ21ŧ22V25ƞ27ũ32zľ37Ŀ62ư
~carp	86 -7D11Ɗ27Ű
~carr	57 -9Ǘ7Ş8bŝǪ9ŘŢǑ10ŵƚ11ŗǤ12ƣǐ14ŏƂƄƧǦ15Z16Ų17şǛ19őǓǢ25Ő28Ǎ34ſ
~cars	61 -16Ő-8Ƙ-7ǧ8ķ12ű15ƀƂ18Ű25ŭ30ş32ŷ40ŵ46Ǒ71Ū
~cart	90 39Ų
~cary	83 -9J8Ź11Ǚ13VŤ36Ũ
~cas	62 -10ŵ-9Ű7ĸƀ8ƁƊƪǡ10I11FŲ14J15Ļǖ16YƳ40ƶ59ƫ64Ǘ
~case	77 7J8Ŀ10ƀƁƊ13I14F19Ļǖ20Ƴǡ
~cash	65 -10ŵ-9Ű-8ǡ8ĸƪ12Ų18Y43ƶ62ƫ68Ǘ
~cat	55 -14Ǫ-11ľ-7ļ7sCǀǄ8wşƠƼ9qŌǙ10LƳǃ12aźǟ13Sū16Ǎ17ƲǓ21H24Ǩ26k27m28N39ǌ43h46ǜ
~cat>	90 35h
~catc	75 -12Ǫ-8ļ10Ő11sSƌ12w14Ǚ15q16L19a40N
~cate	62 9CǄ18ź19ǌǍ20Ǔ29Ǩ54ǜ
~cati	66 -12ľ7Sǁ8Ƶ10ǀ11ƠƼ12Ōǃ17ū20H21ǟ22Ʋ28ǌ32k35m
~cats	85 9Ŭ41h
~cau	66 -11Ŧ-7ŉ7ťƣ8bgHļŀņňŝŠž9uIĵł10ƵƷ11aj13J17ũ20ǂ22Ť23i28Ŕ
~caus	66 -11Ŧ-7ŉ7ťƣ8bgHļŀņŠž9łň10uIĵŝƵƷ11j14J20ǂ22Ť28Ŕ
~cce	82 -10Z-9Ł22x24Ǘ25Ɠ29ǘ45l
~ccen	88 51l
~cci	65 -9ĺ-7Ư11ţžƴ12Ŕ18ť26ƃ49ż
~ccid	65 -9ĺ-7Ư11ţžƴ12Ŕ18ť26ƃ49ż
~cco	61 -9v-7DŞǉǪ7ǃ8JűǇ9ae11Ū13A14Œ15YŜųŴ16Ļ17ǖ18Ķ19Ĵ21Ǖ22B24Ƈ32řƺ39ǡ
~cco>	76 9ǃ31Ƈ42ƺ
~ccor	88 -12v10ƅ13ű17Ū23Ŵ24ų
~ccou	64 -7Dǉ9eJ10aǇ14A15Œ16YŜ19Ķǖ23ĴǕ24B34ř42ǡ
~ccu	74 9ƫ11Ơ21q27P35Ǣ
~ccup	79 12Ơ22q30P
~ccur	84 41Ǣ
~ce>	36 -18ŗ-16ǅǪ-15Ɣ-14Ŗŵ-13vZŔǒ-12CT-11ưƸǈ-10uķĿōŤƾ-9gNĶŷƿǄǇǕ-8lsŴƏǏǝ-7pLƜǘ7IĵŝżƅƮƺ8DĽŃňŢťƃƐơƦƨǐǥ9ƁƎƵǉ10jƠǠ11tƚƛǢǣ12ƄƊƪƫƶǩ13RŽƌ14Ɠǟ15iBņ16ŧǙǦ17PŅŘƢƣ18AHǋ19łǛ20FXŒŠ21Uő22ǁ24şƟƧ25ůƒ26ƭ27ľ28ţ29ŏǍ30Mũǆ31ǌ32ƕ34G38Ƒ
~ceb	90 27Ǫ29ļ
~cebo	90 27Ǫ29ļ
~ced	71 10J11KǊ15f17ƍ22ƈ28Ƌ35Ŭ
~ced>	71 10J11KǊ15f17ƍ22ƈ28Ƌ35Ŭ
~cei	78 9Ŧ18Ŀ22X24ƙƜ28ǋ
~ceil	85 10Ŧ20Ŀ24X27Ɯ
~ceip	84 26ƙ31ǋ
~cel	71 -13ū-8Ɠ-7ŧ13ŉ16ƹ31ƶ36Ɗ40I62š
~cel>	85 -8ŧ20š38ƶ
~cele	86 26š
~cell	76 -14ū-8Ɠ18ƹ26š39Ɗ44I
~cem	78 -24ǐ-12Ŧ-11Ɠ8Ľ9Ƙ15Ʊ25ǣ52Ɣ
~ceme	79 -25ǐ-12Ŧ-11Ɠ9Ƙ15Ʊ26ǣ53Ɣ
~cen	55 -17Ř-8ŕǉǋ-7Ǌ7ƃǕ8źǒ9ƻ10oQƱƵ11ť13ĺƄǇ14Ĵǅ15dūǁ16œ18aő21Ž22ǜ24ƛ27Ź28l37ŷ59Ÿ
~cens	59 -8ŕ8ǜǩ11ƻ12o14Ƅ16ǁ17dū19a29Ź40ŷ63Ÿ
~cent	65 -19Ř-10ǋ-8Ǌ-7ǉ7Ǘ8ĶƃǕ9cŗ10ǒ11ź12Ƶ13QƱ14ť16ĺǇ17Ĵǅǜ20œ25Ž26ő29ƛ35l
~cer	58 8Ǆ16x17źǍ20ŀ21Ŀŭ23ƾ34Ɩ35ƽ50Ǔ71Ǩ
~cer>	74 -7ǃ21x24Ɩ30ƾ46ƽ
~ceri	88 11X18ŭ
~cern	85 10ľ30ŀ32Ŀ
~cert	62 10Ǆ18ź19Ǎ55Ǔ76Ǩ
~ces	65 -13Ł-9W-7Ǣ7ǎǝ8ZƘơ9ǐǛǟ10ŜǕǖ12Ƃ13Ŋ18ǡ20łǅ26ń30ǘ38ƙ50ǧ
~ces>	69 -9W8Zǎ9ơ10ǐǛ11Ǖǖǟ12ŜƘ14Ŋ17ƙ20ǡ22ǅ29ń
~cess	76 -9Ł-7Ǣ12ǝ15Ƃ24ł36ǘ59ǧ
~ch>	38 -22Ƃ-19Ť-16Ĵ-15ŵ-13hǘ-12ŧ-11ǅǑ-10MŨƝǛ-9iuxHŃŇŎşǆǠǩ-8PŞţƪƮ-7jrĸĻŊŔŰźƠƴǃǖ7kŹƅƛưƱǍǔǚ8qIKWŀŌŐƊ9JőŬƐǜ10DRľŗƦ11wCEĽǣǧ12NńŜƌǌ13ťƕƼ14QƔƙǋ15ZŮƃƞƲǢ16OĿƫǊ17Ņ18Ķſ19ƨ20Ƨ21YƘƩ22ŘǪ23ķ24L25Ɠ26Ŧǐ27Tœ28ơ29ƭƷ33X34Œ36ǉ44ų
~cha	52 -16Ɲ-12ŝ-8ŀ-7ĿŖŦŬƟ7uPűƕƜƵƹ8dqĵŅƨƸƻ9ŉǖ10ŧŻƔǣ11ǟ12ŁŎ14ƓǪ15Şƶ17ŇŢơƷ21Œ22Cũǌ24ǒ25ĺĽ27N30Ŕ39V
~cha>	84 8ŏ10ĺŷ11Ƒ12g13V17ŉ18ť
~chai	73 -21Ɲ-12ǉ8ǈ9Ŕ11Ǖ34ǌ39ǒ
~chan	57 7HTƻǖ8IƕƼǪ9uPűƜƸ10dqĵƨ11Ľ12ƹǣ13ǟ15Ŏǉ16Ş18ƶ20Ň22ĺŢ26ũ28Ŕ36V
~char	69 -7Şƚ7ƢƲ8ǥ9Ǔ10ŕƵǀ11Ǫ13Ņ14Ŋ15Ɣ16Ż19Ł22C25ơ32Ʒ33Œ
~chas	84 21ŧ30Ɠ
~chat	83 -7IR13C24Ľ48N
~che	49 -14Ǫ-13Ł-12Sǒ-10ŒŰų-8nsŨŷ-7ŖƆ7bgţƫ8iJŐǊǛ9ŶƩƻ10eŜƎǖ11Ƭǅ12ƹǗ13QŪǓ14MWűǝ15RZľƭ16Ɖǜ19Ư20KŅ21ǣ22Yƿ23f25ƙƺ26ƒƮ27Ŧ28mƌƠ30q
~chea	77 9ţ10Ɓ14œ20Ʈ21Š32ľ36Ņ
~chec	56 -14Ł-12ǒ-8Œ-7ŷ7cŢ8ƣưǜǡ9uKĸƫǑ10Jƹ11ƩƮǝ12eŐƎ13qǖ14ŜƬǣ15Ǌ16Q17WǓ18Ǘ19Z20Ĵƭ23ƠƯ25Ŧ27Yƿ
~ched	71 -14Ĵ-13S-10Ű7L9Ŷƺ10ō14ǣ17ƙ21K22ƒ23Ɖ26R36f
~chel	83 46m
~chem	90 20Ǜ
~chen	71 -7Ǌ8Lł9Ə10ǉ12Ɵ14Ǟ16ǜ20ǅ24M47ƌ
~cher	79 11P14Ķ17ű20b32q
~ches	74 7Ʈ8ƚƹ9j10ű16Ơ18g19ƻ22ƒ24ƙ
~chew	86 38ƺ
~chi	60 -13Ǎ-9Ŀ7ǖǛ8UŻƬƲ9CŶƷƽǪ10ƣ11y12PŽ13lƉ15aĹĺŹ16v17w22Ţ24Ǟǣ25u26ư36Ƒ45ǐ
~chil	71 10Ʋ12ŻƬƷ13Ŷ14y15Ź17l19v21w28ư31u
~chim	85 52Ƒ
~chin	66 -13Ǎ-9Ŀ7NƜ8qǖǗ9U10ƽ12Ǫ14PŽ17Ĺĺ18a25Ţ27ǣ28Ǟ50ǐ
~chit	88 16Ǜ20Ɖ
~cho	59 -8Ƨ-7Ɩ7Źǧ8Ʒ9ŻǕ10qvKS11y12Q13ƣƽ14ŭ15ǔ20l26x27ł32Šź33Ʋ46m
~chol	90 9ǃ22ƽ
~choo	60 -8Ƨ-7Ɩ7Źƣ8Ʒǧ9Ż10KSǕ11qvy12Q15ŭǔ18Š21l27x28ł32ź34Ʋ47m
~chr	85 10Ƌ18D20dk
~chri	85 10Ƌ18D20dk
~chu	79 8ļ10Ʊ13o15B16ŭ17t27Ʒ
~chur	80 9ļ10Ʊ13o15B16ŭ17t27Ʒ
~cia	56 -15Ƃ-9Ƌ-8X8ĶƯ10Ǉ11ŝ12qĸǎ13mǉ14Aǡ15BƙƟ16ưǧ17ǘ18Ɨǅ20ǀ26Ƭ27ƿ38e
~cial	61 -16Ƃ-9X-7Ƌ7ŐŠǕǣ9ĶƯ12Ǉ13ĸ14ǎ16AƟǡ17B18ưƿǧ19ƙǘ20Ɨǅ22ǀ41e
~cian	88 11P18ƿ21q23ǉ
~ciar	69 34Ƭ
~ciat	85 9i12Ŋ17ŝ21m
~cid	61 -10q-8Ť10ţžƴ11ĺŔ12A16ť24ƃ32ł35Ł45ż
~cide	62 -11q-8Ť10ţžƴ11Ŕ12ĺ13AŁ17ť25ƃ27ł46ż
~cidi	88 8ł33Ł
~cie	66 -7Ɔ7ƶǧ8Y9Ƭ15ĵ17ƙ18Ǔ33ş40Ǧ
~cies	67 -8Ɔ7ƶǧ8Y9Ƭ15ĵ17ƙ19Ǔ34ş40Ǧ
~cig	82 14ǃ49ƺ
~ciga	82 14ǃ49ƺ
~cin	73 -10Ĺ-8ƽ7ǁ8Ŭ10Ɩ15ĺ21ƶ22ǃ24Ƽ
~cin>	90 14Ɩ
~cine	86 -9ƽ26ǃ29Ƽ
~cing	77 -10Ĺ9Ŭ16ĺ22ƶ
~cis	79 9Ǜ11ł12A21Ń33Ł
~cisi	79 9Ǜ11ł12A21Ń33Ł
~cit	72 -7Ǫ7Dƿ8ǔ9i11HǌǨ13Ɛ19Ɨ30Ż32Ɵ46C
~cita	90 38Ż
~citi	88 7ǟ12i14H24Ɨ
~city	77 8Dƿ9ǔ12ǌǨ14Ɛ51C
~ck>	43 -25Ǫ-16GŖ-15Ɩ-14ƕ-12PƘǒǡ-11nŗ-10MŢŷŽƴǅǉ-9ŎŤŲƨƲǕǝ-8giŁ-7kwyFXŇŔšŸƉƟƥƶƹ7HĸĹŧƚƬ8ŞǎǞ9JVŐŪƍƺǀǊǏǤ10KQŌƃƭǖǠǣ11jľŀŊƐƿ12SĽłŬ13LűŵƸ14ŦǙǩ15qŜƞƮ17uƤƱ18ŭƔǓǜ19ň22ƫƯ23YZ24ų25I26WŠ27R28Ŷ29ǐ32Ƈ34Ũ38Ŵ42Ů
~cka	77 -9Ǚ12ş15Ų16W42Ǧ
~ckag	77 -9Ǚ12ş15Ų16W42Ǧ
~cke	54 -12Ɗƕ-8ƄƈƧư7ĶǪ8Ť9wţżƉƤƳǅ10D11vNĺ12ŠƌƎ13ŦƟ15Y16Ű18ĸƖǘ19Ŕ22Ǡ23Ʀ31ŘŽ45Ż47Ǚ
~cked	65 -10Ʀ-9ư-8Ƨ-7ǎ9ĶŎ10Ž11wƤƳ12ŤǠ13Nż14ƌ15YŞŠƎ16Ɵ20ŘŰ23ĺǘ43Ǚ
~cker	76 -16Ɗ-14Ş-9Ŏ-8ƈ13Ɖ15Ǫ19Ǚ23v34Ž44Ʀ
~cket	61 -13ƕ-10Ŝ-9ĺ9Ŗǐ11Dǅ13ţƖǠ16ĸ18Ŧ25Ř26Ŕ55Ż
~ckg	86 8s10ŋ23ǝ27Ǫ
~ckgr	86 8s10ŋ23ǝ27Ǫ
~cki	72 -9ŭ-7ŞǑ7ő8Yľ10Ž12Xŀƍ14H16Q19Ţ21ż22i41Ĵ
~ckin	72 -9ŭ-7ŞǑ7ő8Yľ10Ž12Xŀƍ14H16Q19Ţ21ż22i41Ĵ
~ckl	81 -10Ƶ9ǧ13ǀ15N16Ĺ19Y27Ŷ
~ckle	84 -10Ƶ14ǀ16N17Ĺ28Ŷ
~cko	84 10ŵ11B12z19Ʊ24Ǘ
~ckon	90 12B13z21Ʊ
~cks	62 -11Ł-7IRǌ7Ū9Ǌ10ƇǙǧ11ŵǜ12žƠ13ľŒ14ķŭ16Ž17ǝ19Ř21Ɓ22Xǡ25ż28ƺ46Ǒ
~cks>	62 -11Ł-7IRǌ7Ū9Ǌ10ƇǙǧ11ŵǜ12žƠ13ľŒ14ķŭ16Ž17ǝ19Ř21Ɓ22Xǡ25ż28ƺ46Ǒ
~cku	67 -9ŗ-7Ǆ8ǐ9ž13ųƹ14ŭ17ŵ18Ƭ23ŏƿ24Ɯ27Ǒ30Ǚ
~ckup	67 -9ŗ-7Ǆ8ǐ9ž13ųƹ14ŭ17ŵ18Ƭ23ŏƿ24Ɯ27Ǒ30Ǚ
~cky	78 7hƝ11PǙ12ţ13ƍ14ƕ23ų31o
~cky>	82 7hŬƕ12PǙ13ţ33o
~ckya	90 8ƕ9Ɲ16ƍ
~cla	56 -13Y-7ŝ7Ņ8ŔƉǛ11xśǜ15ľŚ16Ŧǔǝ21ǣ22ũ24D25ź32Ř33ť34Ť36ŧ46ǥ52ţ
~clai	58 -13Y9ŅǛǤ10Ŕ13ǜ16ľ17Ŧ18ǝ24ũ35Řť36Ť44ŧ58ţ
~clar	83 17ś25Ś
~clas	79 -9ŧ8d10Ƅ17x37ź66ǥ
~clau	88 26ǔ34ǣ
~cle	57 -17ť-14ŋ-10Ǫ-7r7ĻŶ8ŭƎƦƸǉǣ10şǐǠ11ūǜ12Tƀƽƿǁ13ű14BǇ16Ű17ų18Ǒ19ƑƝ21ŉƕ22ţŴ28Ż31Ŭ44Ū46ň
~cle>	66 -9Ǒ-7r7ż9Tŵž10ŶƦ11Ż14şūƀǠ16B17ǁ19ŭŰ24Ŭ25ų35Ŵ
~clea	67 -19ť-16ŋ-11ǉ8Ÿ10ĻŲƸ11Ǝ12ǣ13ǐ14ƽǜ15Ŭ16űƿ22Ż23Ƒ24Ɲ26ƕ27ŉ28ţ55ň
~cles	69 -9ŭ-8Ŵ19Ǉ34Ǒ61Ū
~cli	59 -11Ŕ-10Ŀ-9Ǫ7Ŋ9U10ţ11ǉǢ12ǧ14g15ĺ17Ɲ18Ǚ20ƞ26ŭǔ29ǘ30ǁǛ31ƿ38Ƶ45Ǖ
~clie	62 -10Ŀ7Ɨ8Ŋ10U11ţ13ǧ15Ǚ19Ɲ21ƞ28ŭǔ32ǘ33Ǜ49Ǖ
~clim	81 22ǉ42ǁ
~clin	80 -14Ŕ45ƿ55Ƶ
~clo	53 -10ţ-9Ǫ-8GƉ-7ķ7ơ9jŘ10qCť14ǘ15X18R19Ɛ20ǚ21ƥ22ŚŮ23ƒƘ25Ɩ27ƚ28ů40Ǐ53Ǟ77Ɨ
~cloc	83 -11G11ň13ƾ16q38R45Ů
~clos	54 -9ţƉ-8ƜǪ-7ķ7gĺƘǙǩ8ơ10CŘ11ť15X20Ɛ21ǚ22ƥ24Śƒ25Ɩ28ƚ29ů42Ǐ54Ǟ81Ɨ
~clot	86 25Ƙ
~clou	85 12x18j24ǘ
~clu	70 -13ǈ-7Ŕ7ŷǦ8ƀ9œ11ƁƆ12ơ13s15Ǌ20Ǥ30ŏ48Ŗ
~clud	70 -11ǈ7ŷǦ8ƀ9œ11ƁƆ13sơ15Ǌ20Ǥ21Ŗ30ŏ
~co>	68 8ǃ11ļŐ12Z15ǖ16Ʋ20ń27Ƈ28Ŷ37ƺ39ĵ
~coa	83 11Šƫ18C19ƿ28ƛ
~coas	88 19C30ƛ
~cod	72 -7ř11Ŕ13Ǚ32Eǥ40I
~code	72 -7ř11Ŕ13Ǚ32Eǥ40I
~cof	83 -7Ŷ10Y12ǜ17ō25Ǫ29M
~coff	83 -7Ŷ10Y12ǜ17ō25Ǫ29M
~coh	71 34ǀǜ
~coho	71 34ǀǜ
~coi	83 13Ǔ26ƙ32ǣ49Ǩ
~coi>	86 14Ǔ51Ǩ
~col	58 -13Ř-11Ɵ-7ť7ƬǢ8ŀƑ9ǡ10ĵ11ĽǪ12Ɲ14ǖ15Ǆ20Ǔ24źż27jC30ƙ31y32Ʋ35m43ƀ
~cold	85 -7Ə11Ǣ13Ƒ15ŀ45j
~coll	60 -13Ř-7ť8Ƭ11ĵĽ12Ɲ20Ǔ25ż26ź32yƙ34Ʋ36m45ƀ
~colo	90 -16Ɵ-8Ǘ22ǖ23Ǫ24Ǆ
~colu	90 15ǡ35C
~com	40 -17Ƃ-15Ū-14ŖǪ-13ƥ-12SĹƃ-11nŨžƓ-10aLŏœřŵ-9ŁűŲƘǈǔ-8rsCDŇňŌƋƟƧǨ-7FRķļŃņũŻſƆƙƬƷƸƾ7VƎƒư8lǐ9ƖƤǎǠ10qšƁǝ11HůƯǕǖǗǙ12ŧƗƿ13ƭǋ14jǚǥ15ŀŭƵǞ16ŅŝƨǓǢǩ17kĺŐ18Ţ19ĻŞǟǦ20Ŝ21QWĸƜ22ƢǄ23Ǒ24ľǆ25őƀǅ27JĶ31łǧ32ńŠ35ǂ36Ɲ39M45T63Ǥ
~com>	90 33J
~coma	90 13ŪŶ16Ŵ
~come	50 -16ŧ-14n-13m-11Ō-10Őƥ-9ƓǅǪ-8ŖŗŨŵǉ-7Ĺƃǟ7wőŦżƕ8Ɛ9gYŎƞ10ŒƎǚǩ11GHJ12ŀ14ĻŜƒư15jlŘŠǊǕ16Ǘ17ľŤ18łƁƯǖǞ19W23ƭ24Ɯ29ĸ33ǂ34Mĺ51T53Ɲ
~comf	79 9Ō10T12eM13ƴ20X
~comi	68 -9gǌ-7L7xy8ĴĸǞ9ǥ10uľĿ11j12ŕǠ13pHǟ16MƜ17VŹ20ƿ22Ķ30k
~comm	66 -17Ƃ-8Ƌ7ǌǍ8ŐŠǕǣ9T10ŀǒǛ11ǚ14B15ǎ20ǧ25ǅ31ů37ŭ
~comp	47 -22Ū-10SVĺŒžƂ-9Ťƕ-8aŖŭƜǈǨ-7wĸŏœƃƧ7şǥ8qyƄǡ9Wľ10mšƗ11ĻŜǂǋǘ12ǐ14ƖƤ16ǝ18ƨ19ŅǙ20ĶŠǅǟǩ21Ǔ22łƵǢ23Őŝ24Ǧ26Ǆ27őŢǆ28Ş29ŧ30QǑ31Ƣ32ƀǧ43ń82Ǥ
~con	51 -10ŗ-9Ś-7wŪŶ7lŇƔ8d9kPŎřţǌǨ10ŌŭǍǟ11yƌƟ12Ļň13Ɨ14ŋǠ15ľ16IĿ17ƇƓƕ18KűǓ20Ơǒ21N22Ŵƅ23Ƙ24ŀǛǣ29Ƭ31ƽ33ǔ
~con>	90 7Ư17l
~conc	84 10ľ29ŀ31Ŀ
~cond	62 7ĻŊŔũ8ŕǍ9A10pIǪ11ŇƉ12d13ǌ14kľŌŎƕ15y18ǟ26Ơ27Nű28Ŵ29ƽ
~conf	90 18ţ29ň
~cong	81 7Ɨ10Ɠƕ14Ǡ21Ɵ
~cons	72 -8ǅ7ǎ8Žƌ11Ǡ16P27Ƈ37ƅǛ
~cont	59 -9ŗ-8Ś8ƔƗ9Ŧƣ10ƌǨ11řƽ12ǅ13ŀ17Ɠ22Ǔ23K24ǒ29Ƭ30Ƙ32ǣ41ǔ
~conv	80 9M10s11Ļ13ƞ20ŭ21ŋ
~coo	66 -8fƝ-7ƤƸ7kQ8pCŐŕţŸƇƖǉǛ9dń10Ř11g12oǎǐ13rEŽ15ľ19Ǘǜ22Ɔ40j
~cook	86 7ǉ8m11k19ǎ26ǜ
~cool	68 -8f-7ƝƤƸ7Əƞ8pQŕŸƇƖǛ9dCńŐţ10Ř12go13rŽǐ14E16ľ23ƆǗ42j
~cop	74 -7ŵ7Ƅ10Ƣ11ż18Ż36Ƌ42ś
~copp	86 42Ƌ
~copy	79 -8ŵ8Ƅ10Ƣ45ś
~cor	56 -11vwC-8Ǫ7DŏŪƫǝǠ9d10Œ11aţ12ŴŽ13FŹǀ14ƿ16E24Q30ǘ33ų35Ż36ĵ41Ǉ61ŋ
~cord	63 -9v8ű10Ǡ11Ū14ţ16ųŴƿǀ34ǘ40Ż73ŋ
~core	77 16Ž51ĵ
~corn	88 10Ő11ş12kC
~coro	88 11ƀ12Ź30ų
~corp	78 11Ǆ59Ǉ
~corr	70 -11w7mnpƠǆ8bŗƵ9DŲŹǁǝ10ƫ11ŏ12d14Œ17a18F22E
~cos	60 -17Š-8œƢ-7Ǌ7uŔ9ļƥ10ľǤ11Ƙ12Şǣ15ǖ16ơ17Ǟ20ƒ21Ɣ22Ʊ23ĸ29ŒǐǛ30ư38Ŧ
~cost	60 -17Š-8œƢ-7Ǌ7uŔ9ļƥ10ľǤ11Ƙ12Şǣ15ǖ16ơ17Ǟ20ƒ21Ɣ22Ʊ23ĸ29ŒǐǛ30ư44Ŧ
~cot	90 28ƺ
~coti	90 28ƺ
~cou	43 -15ƃ-11V-10TƖǉ-9ƞƨǍ-8ŝŶƧ-7ŇŗţŴżƗƪƬ7eŪǂǪ8MƆƌǊ9ūƮƺ10nBĶƸ11guAĿŜƍƐƣǖ12Ƙ14Ř15ľŷ17Şźǅ18ĴŊƄƯǡ19Śśũ22řư23DĸǕ25ŵǛǩ26C27X28ƥ30Ǟ31ķ37ǈ51Y
~couc	84 8ŭ9Ɗ12n13g20ƥ29Ƙ
~coul	48 -14ƃ-8nƞƨǍ-7VŲ7WƐƭ8ǐ9ƣǂǪ10d12Ĺū13ŘƸ14MŊƍ18Ŀ22Şǅ23Ư24Śśƥ25ũ28ĸ31ŵǛǩ35X40Ǟ43ķ58Y
~coun	54 -10ǉ-8I-7ƪ7anJļƐǇ8QŻ9lŜǁ10YǊ11şŽƌ12ŷƅƆ13ő14ǖ15Ķź17Bľ19u20A21Ĵ23ř24ǡ25C30Ǖ32ư51ǈ
~coup	75 -8ķŭ7Ǐ9SĽƙ10ƥ11U13ǀǟ15Ŋ19Ū
~cour	79 -7Ÿ8g9ķ14ź19Ų40Ƅ48D
~cous	83 7DƑ10ǝ14Ŝ19C23n
~cov	49 -21ǐ-14ň-11ǒ-10aǪ-9ry-8Nĺŷǅǉ-7cqƓ8iZŃ9Ŧ10ƛƣ11Ǣ12Ǎ13WĸŎ14ŚŠǛ15ž16ŌƭǓ17Ǧ18š20ſƜ22Ʋ23Ƨ24ŐŲƁ26ƀ27ľƔƮ29Ǟ31ƃ32ƨ39ŗƩǣ47ŏ51Ŗ
~cove	49 -21ǐ-14ň-11ǒ-10aǪ-9ry-8Nĺŷǅǉ-7cqƓ8iZŃ9Ŧ10ƛƣ11Ǣ12Ǎ13WĸŎ14ŚŠǛ15ž16ŌƭǓ17Ǧ18š20ſƜ22ƲǞ23Ƨ24ŐŲƁ26ƀ27ľƔƮ31ƃ32ƨ39ŗƩǣ47ŏ51Ŗ
~cow	86 10B11gj27ƴ
~cowo	90 10B29ƴ
~cpa	84 15A25B55ǡ
~cpa>	85 16AB56ǡ
~cr>	86 10ų27Ŷ34Ū
~cra	66 -11Y-9Ż-7o7gƈǏ8xHǖ9ŔƲǪ10ƥ11ŇŏƓ12pŀ13iƇ14Ǝ16Ɣ17Ɗ32ƃ37ű47ż
~cras	79 -11Ż-10Ư14ƥ38ƃ58ż
~crat	86 12ű15ŏƔ
~craw	81 17Ƈ18Ǝ21Ɗ22ŀ
~craz	77 -7ŀ8U9xHƈǏ10ǖ11ŔƲǪ12t14ŇƓ16i
~cre	57 -10ƃ-7Œŧ7śƕǀ8ļŝŬƏ9ƖǟǤ11Yǩ13akŽ14ǘ15ǒ17ZǊ18Ŕ19e24Ʊ27ǈǏ29ǉ32œ40ƚ48ĵ
~crea	78 -8ŧ13ǀǏ28Ŕ33œ
~cred	64 7Ǘǚ8ĸ9ƕ10ŝŬƏ11ļƖ14Y16ǘ22e23Z58ĵ
~cree	75 7ǣ8Ƣ10ś12œ19aŽ56ƚ
~crem	84 39Ʊ
~crew	76 -11ƃ-8Œ9Ǔ13Ǥ14ǟ16ǩ20k22ǒ24ǊǏ38ǈ41ǉ
~cri	74 -26n7ǎ8ƹ9ƇƗ13Ŷ17Ǡ35h36Ƽ
~crib	84 -7ƃ8ǎ10űƹ11Ƈ12Ƽ
~crip	83 28Ƽ
~cro	74 -11ǈ-8JǪ10Ŗ11xů12ũǙ22ļ26n28ƕ45Ɩ
~cros	85 -9Ǫ7M12Ŗ13ů14ũ26ļ
~crow	79 -12ǈ27n30ƕ48Ɩ
~cs>	79 -7ŷ8Ƙ10źƙ15Ǒ19Ǫ24ǉ36Ž
~ct>	57 -11Ʋ-9Ǟ-8Ū-7ĿŚ7YŏƐƗƫ8ŐŒřǅǕǖ9ŎǛ10ĻĽƣǙǟ11QUŘ12ŀŋūƵ13dFŞƙ17E18ƓǓ19ķƪ22K51ǔ
~cte	68 -8ţ7ƅ8Ƶ10Ƈ11Iŏ12ķ14Ɖ15ĸ21ſ27Ň
~cted	68 -8ţ7ƅ8Ƶ10Ƈ11Iŏ12ķ14Ɖ15ĸ22ſ27Ň
~cter	90 7ř8ǎ
~cti	55 -8Ƣ-7ķƘ7PƏ8YƀǠ9ĵƐǍ11ƁƇ12Ŗƃƙǁ13ŗŦƎƮ14QňŎ15ƅ17xǂ18Ňƛ19Ǫ23ľŏ31Ř
~ctib	59 8ł9ľ10Yƀ13Ɓ16ŎŦ19ň20ƛ35Ř
~ctin	84 11ƬƲ18ǅ23ŏ
~ctio	66 -9Ƣ-8ķǅ-7Ƙ7ǎ9X10Ǡ11Ǎ12Ɛƙ13Pĵ14Ƈ15ƃ16ƎƮ17ŖŗǪ18ľ19ƅ21x22ǂ23Ň
~ctiv	88 13Ə21ǁ23ŏ
~ctl	71 -11w-10ƚ-8ǎ-7ƭ7ŕ10Ņ11sŀ12š13Ɩ14Ƣ15dD18aŤ19ŭ20ƨ24ǅ
~ctly	71 -11w-10ƚ-8ǎ-7ƭ7ŕ10Ņ11sŀ12š13Ɩ14Ƣ15dD18aŤ19ŭ20ƨ24ǅ
~cto	60 -14ǔ-12J-9w7ǕǛ8ƅǢ9Ǥ11łƌƼǨ14Ɣ16ǃ17Ə18ƃǙ23ƽ24Ǔ27ǒ28Ǝ48ƿ
~ctor	60 -14ǔ-12J-9w7ǕǛ8ƅǢ9Ǥ11łƌƼǨ14Ɣ16ǃ17Ə18ƃǙ23ƽ24Ǔ27ǒ28Ǝ48ƿ
~ctr	73 7ĴƘ8ƙ9P13K17q28ǒ39Ƌ
~ctri	76 10P18q30ǒ42Ƌ
~ctro	86 9ĴƘ12ƙ17K
~cts	76 -7ž7Ǎ9ƞǅ13ƹ19ƌǢ21ǔ
~cts>	76 -7ž7Ǎ9ƞǅ13ƹ19ƌǢ21ǔ
~ctu	64 -12ŗ-8Œ-7ƅǣ7ŜŢŴžƟƲ8R9nĻŤ10ūƑ11Ƹ12ŵ13Ɖ14P15Ǉ16Ŀƭ17Ɣ18fǅ21Ŗśƒ26Ƈ
~ctua	74 -8Œ-7ŗ7Ś9ŜŢ10ž11RĻ12Ǉ14Ƒ15K17P26Ŗ
~ctur	68 -9ǣ-7Kŗƅ7ĶƲ8ŴƟ10nŤ11ū12Ƹ13ŵ15Ɖ17ƭ18ĿƔ20f23śƒ24ǅ27Ƈ
~cub	84 33ǁ
~cuba	84 33ǁ
~cui	86 9Ɓ10tƻ16h
~cuit	88 10Ɓƻ16h
~cup	77 9i10M12Ơ21q26ǂ29P
~cupa	81 23q30P
~cur	58 -7ƈ7Ŕ8ĶŜŠǄ9rSĹǓǦ10ŉ11ƶ12őƉ14Ű16Ş18ŗ20G23ŝ24ŕǢ25Ő26Ə30ŏ34Œ
~curi	73 8Ǚ9ǘ10Ŕ11Š12Ķ13rŉ14Ĺ34Ə
~curl	88 -10ƈ14Ǆ19Ɖ
~curr	61 7Ŗ9Ŝ10SǓǦ12ƶ13ő18Ş20ŗ21G25ŕ26ŝǢ27Ő32ŏ36Œ
~cus	60 -11S7k8ĿŢ13Ǡ15Ǜ17Ǣ18Ǆ19r20ƞǗ24ǔ27Ŕǘ29Y32ő36Ǖ
~cuse	88 41Ŕ
~cush	86 45Y
~cust	62 -11S7Ƴ8kŢ9Ŀ14Ǡ16Ǜ18Ǣ19Ǆ21ƞ22Ǘ27ǔ29ǘ33ő37Ǖ
~cut	72 -24Ő-13ş-10n-8Ƹ7ŋ8Ŧǁ9ƅ10ƨư12Ǥ14ǚ15Vǉ16h20I21Ǘ28š30Ǆ48Ƴ
~cut>	75 -9Ƹ7ţ8ŋŦ11Vƨ12ư13Ǥ15ǚ19Ǆ21I22Ǘ29š
~cute	90 -7bƇ12ƅ15Ǆ21h
~cy>	47 -15ǧ-14ĺ-11ƕ-10Z-9o-8S-7IŀōūŬ7śŜŹƙƼǂǥ8ŢŪžƀ9YƃƩǟ10Ƃ11šƣ12Ǧ13ŐƁƔƢǐ14ƛƜǣ16Ĺƨƭ17ľƷ19ŖŠ20ŗƫǢ23ŕ24ſƶ25őƧ26ŏŚŷƪ37ř
~cyb	88 -12ŏ17Ǧ50Ǚ
~cybe	88 -12ŏ17Ǧ50Ǚ
~cyc	81 -12Ǒ14Ʀ16şǢ21Ūǁ22g
~cycl	81 -12Ǒ14Ʀ16şǢ21Ūǁ22g
~da>	83 20ų29Ū30H
~dad	66 -14ņ-10ƽ-7ő7Y8qƙǉ10ǆ11ŷǟ13J21BŠ23A38ƴ46ƾ56z
~dad>	71 -14ņ-8ƽ9qŠ11A12ŷǆ27Bƾ33ƴ53z
~dadd	78 7gǔ8ĽƷ9Yƴ10ǉ11ƙ14ǟ15Š16AJ17ƾ
~dads	88 9ƾ12z
~dam	65 -16Ĵ9Ũ14Ɗ22Ɯ23ƛ25ƀ29Œž34Ŧ36Ť37ű
~dama	65 -16Ĵ9Ũ22Ɯ24ƛ25ƀ29Œž35Ŧ36Ť37ű
~dan	79 -8g9ś11Ű12ƀ15Ǜ17A23Ū30ǁ
~dang	83 -8g9ś32ǁ
~dar	90 16Ű17Ƶ18L19ƻ
~das	74 -9ž-8ƶǑ10ƃ11Ŭ20Ƹ21Ů22ǜ28Ų37ū
~das>	90 -10žƶ13ƃ14Ŭ24Ƹ
~dash	76 -9Ǒ22Ů23ǜ29Ų38ū
~dat	58 -7Ǫ7Šǎ8Ƣ9ƚǛ12Ƌ13vS14ǣ16pƳǓ20Ƈ21Ń22Ɨ25d26ƌ34ǘ40ť50ŕ
~data	85 53ǘ
~date	60 8ǎ13Ƌ14Sǣ15v17pƳǓ22Ń23Ɨ26d27ƌ42ť54ŕ
~dati	82 12Š14ƚǛ29Ƈ
~dau	69 -15b-9d-7m7ś9ǟ10Ƹ15Ű17Ʋ20y24x27v28Ź29u34w
~daug	69 -15b-9d-7m7ś9ǟ10Ƹ15Ű17Ʋ20y24x27v28Ź29u34w
~day	43 -22Ǫ-19ž-16H-14ǆ-12Sń-9XƸǅ-8oTƃƩǢ-7AķłŇŊŖŨŶźƘƭƯ7ĴŠǨ8nĸŲ9ƞǈ10ƄǦ11xzšƫǞ12Yŵƨư13ctŃƧ14PŗŤŭ15ů16Oŕǖǟ17ƺ19Ļ20ĺŐŜ21g22pŴ23Ō26ŏŒ27j28Ɨ32Ƽ47i48k53L56R57Ǐ83d
~day>	46 -23Ǫ-18ž-14Ǣ-13S-12ń-10Ū-9XƓǅ-8HƩ-7oTŊŶźƃ7Ɵ8yŀŢǚǟǨ9ĴŠǖ10vĸŲŵ11cPƄ12ŃůƫǦ13űƨ14YŐŕŜ15Ƨ16ŗ17Ť18OƗ19Œƺ23ĺĻ25Ŵ26Ō27pR29j31ŏ36kƼ38Ǐ45i59L90d
~dayc	90 26ư36ƞ
~days	58 -13ǆ-10ű-8H7iKǜǢ8fŽ9ŐŻǞ10zŜŭ11Œǖ12ǟ13tŪůƻ15ƓƗ16nǈ17x20š22g29kǏ41R
~dba	90 -8f-7nƁ15x92Ǆ
~dbo	81 21Ə24ǝ
~dbol	85 23Ə
~dboo	90 27ǝ
~dd>	72 -12œ-7Ō11Z12ǡ14mķǐ21y22c29ǟ32ō63Ɓ
~dda	86 8ǔ9śƷ10Y13ƙ17ǆ
~ddad	88 8ǔ9Ʒ11Y14ƙ17ǆ
~dde	75 -11ƃ8ĺŭ9Ǧ11ĸ14Ǝ15ǅ19ǉ24ƌǤ25ǟ
~dded	84 7Ƙ11Ǧ27ƌ28ǟ
~dden	88 9ŭ11ĺ14ĸ
~dder	85 -12ƃ16Ǝ17ǅ21ǉ28Ǥ
~ddi	69 8ƣ9lĺǜǥ10f11ǔ15Ǎ17ǟ21ƶ23Ǩ36ƌ
~ddin	77 7Ǩ10lĺƌǜ11f14ƶ27ǟ
~ddit	74 -8ǟ7Ǔ9ƶ10ǥ12ǔ17Ǎ18Ǩ29ƌ
~ddl	78 10L15ax18i21vN
~ddle	79 11L16x18a21v23N
~ddr	63 -13S-7ǟ7F10n15E16ǘǨ17ŷ22J27Ű32Gǌ49D
~ddre	63 -13S-7ǟ7F10n15E16ǘǨ17ŷ22J27Ű32Gǌ49D
~ddy	72 7Ʒ8YŜƣ9ƙǉ11ĺ12ǟ13B14JŠ15ƾ20ƴ22Ľ29Ņ38A
~ddy>	74 7Ʒ8gƴ9YŜƣǉ13ǟ14Ľ15Š16Bƾ26A30Ņ
~ddys	88 10Ľ14ƙ15ĺƴ16A
~de>	47 -17Ǫ-16ƈ-14U-13Ƽ-12ƹ-11Ũ-10prŇŪǈǐ-9GŒű-8Mź-7ŀřƂƄƋƠƩǌ7imAŁőƐƤ8g9cCTĹſƍǊ10PŃǜ11Sƃ13jxzŰ14ƞ15YŶ16qƌƘƦƾ18ŏƬ19EŧūƱ20ǣ21Ɖǡ22ǁ23Iĺ24Ų26łƁ31ŔŠ32ŵ33ǎ38Ƈ
~dea	62 -12Ŭ-10nŐ-9y-7A7ŀŅŞǝ8VŜƒƨƶǂǩ9bŌŢŧƕƗ10Ŏ11Ƨ13Ŋƭ15Ə16ľ17Ƅ18Ň19Ǟ21ņ22Ń34ƴ
~dea>	78 -13Ŭ9Ž10sB12Vƕ13ƶ21Ŋ25Ň
~dead	74 8ũ10ƒ11Ɨǂǩ14Ţ18Ǫ19Ə24Ǟ29Ń
~deal	70 -9Ő-7A8ŅŨűƁǝ10ŀŜƨƾ11Ş13ŧ14Ŏƴ16Ō19ľƄ25ņ
~deat	85 -11y-8n10U17Ƨ19ƭ31ƴ
~deb	78 14e18Ʃ68Z
~debt	79 70Z
~dec	62 -12Ŕ-11q-9Ť9ŗ10ƃǢ12ƙƱ14ƌ18ĺ20Ń22A23ś31Ś41łƵ61Ł
~dec>	79 -10Ǜ13Ǣ14ś18Ś
~dece	86 7ĵ14ŗƃ18Ʊ
~deci	69 -12q-10Ť8Ǜ21ĺ23Ń25A46ł68Ł
~deck	90 22ƌ
~decl	76 -14Ŕ16ś22Ś51Ƶ
~ded	54 -12ť-10Ť-8ŏź-7m7lľƊ8V9ĸ10Ƅ11kư12e13yŎǦ14ƀ15Ŗ16ĺňƌǟ17ƛ18Yż20ŋŸ26Ŧ27Ɓǆ42Ř
~ded>	62 -13ť-11Ť-9ŏź-7mǪ7ĸļŠƜ9lVƊ10Y12Ƅ13kư14eŦ15yǦ17Ɓ18ĺ19Ŗƌǟ21ż23ŋŸ31ǆ
~dedu	59 8ł9ľ10Yƀ13Ɓ16ŎŦ19ňƛ48Ř
~dee	79 -8Ł-7ŏ8gǁ13N26ƀ27ǜ28F
~deep	88 9ǁ15N31ǜ
~deer	88 10g29ƀ
~deg	79 15Ʋ21j44m
~degr	79 15Ʋ21j44m
~del	61 -20R-10Ǉ8ƞƬ13ĶǢ15ǖ16ǄǪ27Ū30ǜ31ƌ39Ǒ43Ų
~del>	79 14ƌ22Ǫ36Ū
~deli	63 -21R9ƞ13Ǣ14Ķ15ƌ16ǖ31ǜ41Ǒ45Ų
~den	55 -9Ň-7Ư7ĸţ8žƤ9Ŕ10Ʋƴǒ11GP12QWƑǅ13gū14ť16nƖ19Zƃ20Ķ22ż23ƫ25Ƶ27ź35Ǫ51ű
~den>	79 9g10ĺ12ĸƤ19Ƒ31Ķ
~denc	85 -7S9Ƅ23G27Ɩ
~deni	88 14g32Ƶ
~dent	58 -9Ň-7Ư7dƪǕ8ţ9žƴ10Ŕǒ11Ʋ12P13ǅ14Wū15Qť17n21ZƃǪ24ż29ź57ű
~deo	85 13g15Ƙ40M
~deo>	85 13g15Ƙ40M
~dep	65 -9ų7Ʋ8Ə10I13ǌǒ14u16ƽ22z24Ɛ25Ŀ30ư
~depa	80 10Ə30Ɛ
~depe	68 -9ų8Ʋ11I13ǒ15u23z26Ŀ32ư
~der	51 -18Ɖ-15ƣ-11ľ-10ƃ-9tŝư-8ośǎ-7sSŒŶž7cŋŐƅƤƴ8ŪƎǅ9hPŚşůŻƓƞ10iũŮ11xǁ12ŅŲǖǤ13ŖǥǪ14ňƔƚ15Ɨƻ16ż17ŉŴƊ18XƝ19ĺŎ21pzǄǍ22ƫ24n26Ǩ29Ƅ37Ŭ38Ɩ
~der>	53 -15Ɖ-14ƣ-10ľƃǉ-8oňŝưǎ-7Sśƈ7jNƗǆǪ8ŋŐƅƤ9cƊƎƴ10PŚŪůŻƞ11hiƓ13ŅşŮǖ14ĺǤǥ15Ƅƫ16ƚ17ƻǨ18Ŵż19n21X22ŎǍ23pǄ24z34Ŭ42Ɩ
~dere	90 12Ƅ13ƿ14ƫ
~deri	85 -11ŗ-9Ŗ19ſ21Ǫ22ŉ
~ders	69 -8Ǫ7Ǉ8rĻŉ9ĺ10ƾǟǩ11ƄƗƳ12Ţ13ǅ14ƔǨ18ż19ǉ23Ų26ŖƝ31ň
~derw	83 9ƍ10eƈ11nŤ14ũ17ǁ
~des	57 -11Ǫ-10Ǆ-9ť-8ưǐ-7Ÿ7VŲƣƦǒ8Wųŷ9ǎ10ƞ12Őǈ13Zƌ14u15Ł16PķŹǉ17xǥ18Ũ19y23Ƨ27v29Ǜ31w38ź
~des>	61 -8ư-7x8ƣƦǒ10Wǉ11ųŷ13ǈ14ZŐƌ16u17ķŁ20ǥ25Ƨ43ź
~desc	85 -7ƃ8ǎ10űƹ11Ƈ
~desi	85 46Ǜ
~desk	84 -10ǐ11ǉ12V19ƞ32P
~dest	74 -11ťǄ-8Ÿ24Ũ26Ź28y30x31v43w
~det	78 -11Ű12ƕ24Əƒ
~deta	85 -12Ű13ƕ27ƒ
~dete	84 26Ə
~dev	83 51Ž
~devi	83 51Ž
~df>	90 36ś
~dge	74 -14w8e17Ž18ķ21Ɲ22Q23ĸ24Ə39X
~dge>	88 -16w7ż11e23ķ26Q
~dget	78 18Ž25ĸ26Ə42X
~dgm	90 9š10ǀ15c
~dgme	90 9š10ǀ15c
~dia	69 -10y-9ǋ-7Ƭ10ư15ǃ25v27ƙƾ33Ƴ38I49ƽ
~diab	80 17ǃ18ƾ19ƽ
~diag	84 14ƾ39ƽ
~dian	82 -8Ƭ12ư40Ƴ
~dic	68 -8Ǌ10L11ƹƾ14Q15ǘ16ƽ19W27ƃ36Ƽ38ǃ
~dica	69 -8Ǌ11ƾ13Ƽ15Q16ǘ17ǃ20W24ƽ29ƃ
~dici	86 -9ƽ26ǃ29Ƽ
~did	36 -20Ǐ-19ž-17ŝ-16Ň-15Ŀ-13PĻŒ-12oL-11AJVƨǡ-10yUưǅ-9RZķųŷƃƝǂǗ-8nsIľşŶƠǖǨ-7uKłŌŐŚŭůƘƞƷƸǈǛǩ7Nżơǝ8pXƚǇ9xŎŜǍ10ōƻƿ11ƺǋǙ12cqƖƟ13ǃ14ţźƪƬ15jFĹƳƽ16ƛ17ŵ18Ƶ19ŗ20Sťǥ21wǟ22őƈ23Ÿ25GŉǪ26ĽŔŖŠƎƾ27ƭ28ń29ǆ31ň32œ33kšŤ34mņƌ35Ņ38Ũũƴ39ļ41Ɠ43ŧ44Ŧ47B
~did>	36 -20Ǐ-19ž-17ŝ-16Ň-15Ŀ-13PĻŒ-12oL-11AJVƨǡ-10yUưǅ-9RZķųŷƃƝǂǗ-8nsIľşŶƠǖǨ-7uKłŌŐŚŭůƘƞƷƸǈǛǩ7Nżơǝ8pXƚǇ9xŎŜǍ10ōƻƿ11ƺǋǙ12cqƖƟ13ǃ14ţźƪƬ15jFĹƳƽ16ƛ17ŵ18Ƶ19ŗ20Sťǥ21wǟ22őƈ23Ÿ25GŉǪ26ĽŔŖŠƎƾ27ƭ28ń29ǆ31ň32œ33kšŤ34mņƌ35Ņ38Ũũƴ39ļ41Ɠ43ŧ44Ŧ47B
~die	69 -10zǇ-7pšƽ8űƁ9Vƣǉ10ư11ŵ19Ƹ22ǩ24ƾ53Ƨ69ƴ
~die>	81 -11z-8š-7ǩ7H12Vű21ƴ27ƾ29Ƨ
~died	74 -10Ǉ-8pƽ11ư21Ƹ30Ƨǩ56ƴ
~dies	90 11Ɓ12ƣǉ19ŵ
~dif	66 -12Ļ-10ƛ-7Œ7I8KǦ9Cǆ10ǖ11Vł13ŎǪ14Ş15ĺ18Řŧ19ũ20ň22Ŕ
~diff	66 -12Ļ-10ƛ-7Œ7I8KǦ9Cǆ10ǖ11Vł13ŎǪ14Ş15ĺ18Řŧ19ũ20ň22Ŕ
~dig	75 8d14e15ū24I28E32ř
~digi	75 8d14e15ū24I28E32ř
~dil	81 9Ʊ15ŗ21ž
~dily	82 15ŗ21ž
~dim	90 -8ľ9Ř12ŧ18ƆƷ
~dime	90 -8ľ9Ř12ŧ18ƆƷ
~din	52 -12ƪ-10ƈ-9FƋǅ-8Ƅƕ-7GŗŴƓ7ŠŹ8jƥƶ9tNĺŨǠ10kZŕƹǨ11ŮűƞƵ12Ǥ14I15ĵǟ17Ł18ŀƉ19u20SŋƇ21Żǣ23Ƣ27ǌ30ƒ36ǎ39ś46Ƥ
~din>	70 -10ƕ-9Ƅƈ-8Ŵ7ĵƖǤ8Ŀňƫ9Ƣ10ŀŭ12Ũƶ13ƞ14jI15ƹ16kŕ17ŁŮ18Z24Ɖ
~ding	55 -10ƪ-9Ƌ-8FǪ-7G7fiƚǁǤ8zŹ9Š10ĵƥ11tǨ12ŀƵ13ű14ǟ17Ƣ20uŋ22SƇ23Żǣ28ƒ32ǌ41śǎ50Ƥ
~dinn	83 13n14L15ǀ17N21Ǫ
~dip	86 7ƺ9ƫ12ĵ27m
~dir	90 14s19P25ņ
~dis	64 -24Ň-19ŀ-11Ʋ-10Ɗ-9Ƨƨ-7ƃ7ľőƘ9ǔǣ10IĸưǕ11Ɛ12ZňƜǪ13ƚǝ14ƾ15ůŽ16W17ź20r21QŮ31ş49Ş
~disa	81 -11Ƨ-10ƨ-8ƃ13ĸ14ư16ň22ş32W
~disc	70 -9W8ľő9m11Ů12I13Q14ZǪ16ş17Ž22rź
~dise	86 19ƾǣ
~dist	83 -12ƊƲ12ǔ14ŮǕ15Ɛ18Qƚ21ů
~dit	55 -7ǟ7ƕƖ8ŝŬƏǔ9ļƉ10Y12Ǩ13ĸŎǘ17Ǔ18Z19eƌǍ23űƽ49ĵ85ǥ
~dit>	60 7Ǘ8ĸƕ9ŝ10ļŬƖ13YǤ15Ǔǘ21eZ48ĵ51ǥ
~ditc	90 7ƀ12ſ13ƚ
~dite	85 -14Ǥ20ǥ
~diti	68 -8ǟ7ĸ8ƶ9Ŕǥ10ǔ12Ɖ16Ǩ18Ŏ24ƌ25Ǎ32ƽ33ű
~dito	86 22ǥ
~dits	90 7ǥ8ĵ14Ə
~div	71 10ĵ11ƅƧ13Ƭ17ƍ29f31ƫ60ǁ
~dive	86 55ǁ
~divi	77 12ƅƧ15Ƭ17ǁ18ƍ34ƫ
~divo	82 11ĵ35f
~dju	83 45ŧ
~djus	83 45ŧ
~dki	90 9k21Ʒ
~dkid	90 9k21Ʒ
~dle	61 -10Ś-7o8sLYŖƳ10ŃǗ11ax12Łǉ13pǡ16vŜ17N19Ƹ20c22ǝ23ĸ24ş31ǂ33ŧǙ
~dle>	67 -7o7Ǜ9LYƳǙ10sŖ13ŧ14a15pǉ17ǝ19N21Ƹ26ĸ
~dled	78 14Ń31ŧ36ş
~dles	74 -11Ś-10ş7ƞ9ǝ11ǡ15Ǘ17Ł25Ŝ26c32Ǚ34ǂ
~dli	78 10Ŝ12Ɨ16ƾ19iǪ21I29Ń
~dlin	79 10Ŝ13Ɨ16ƾ19i21I40Ń
~dlo	68 -14Ƅ21ơ33F36Ƣ50Ǎ
~dlor	68 -14Ƅ21ơ33F36Ƣ50Ǎ
~dma	86 8Ʀ10Ǖ11ŷ14n18ư
~dma>	88 10Ǖ12ŷ14n18ư
~dmv	88 37Ƅ
~dmv>	88 37Ƅ
~dne	90 -16Ũ7o9R18Ť
~do>	27 -38ĺ-29Ʃ-22Sš-21Ɠ-20ǆ-19Ţ-18jţǃ-16GŦ-15ŠŴƴǍ-14iœ-13t-12ŘŤ-11ůƇƢ-10erBńō-9pvőźƯƵƾ-8ļśŨŷżƅ-7ŸơƲ7kŵƒƣƪ8VŁŋŒƊƗƦǠ9ŖŚūƙƮ10ƃƽǈ11HŐŽƥƺǢ12IQĻŞƶƸǨ13AYķŊųǀ14auMUZľņŌ15ňŪ16JWǡ17ƿ18FƼǕ19qžǘ20yŜƝǪ21OĽǌ22ŰƑƖ23zŭŮǁǊ24Ńŝ25wĴŏ26ǝ27TƠǄǔǙ28KŲ29ş30ƁƞǑǖ31ƛǉǛ32ŎſǏǐ33Pǜ34ǒ36R40Ɵ41ǚ43Ǘ46ǅ47g
~dob	85 -14Ÿ30p49d
~dob>	85 -14Ÿ30p49d
~doc	69 -10w8ƹ10ŚǤ13Ƽ19ǃ22ƃ27ƽ71ƿ
~doct	69 -10w8ƹ11Ǥ13Ƽ19ǃ22ƃ28ƽ57ƿ
~doe	41 -20Ƃ-17Ūž-16ƺ-15ƹ-14Ÿ-13Ǘ-12tŭ-11PƧǤ-10ŷƥ-9ŐƈƼ-8vķşţŦŵƐƜǌ-7jŅŞŤŽƘǟ7BĿŶƕƞǇǜ8Tǋ9dwňřǎǢ10LŗŨǍǏǐǓ12ŁŜŴƖ13Ŗűư14xǦ15b16ǧ17ơ18ůƁƊ19hsŰƇƢǝ20ŕ21ųƏǑǛ22Ňźƚƨ23ǅǡ24W25ĽƄ26ǔ27rŹ28ǃ32ƪ33ǉ34ƩǪ36Ǩ37q
~does	41 -20Ƃ-17Ūž-16ƺ-15ƹ-14Ÿ-13Ǘ-12tŭ-11PƧǤ-10ŷƥ-9ŐƈƼ-8vķşţŦŵƐƜǌ-7jŅŞŤŽƘǟ7BĿŶƕƞǇǜ8Tǋ9dwňřǎǢ10LŗŨǍǏǐǓ12ŁŜŴƖ13Ŗűư14xǦ15b16ǧ17ơ18ůƁƊ19hsŰƇƢǝ20ŕ21ųƏǑǛ22Ňźƚƨ23ǅǡ24W25ĽƄ26ǔ27rŹ28ǃ32ƪ33ǉ34ƩǪ36Ǩ37q
~dog	72 -12w8F9Pƞ11ū98h
~dog>	75 9P11ū71h
~dogs	84 -14w18ƞ36h
~doi	61 -12q-8oőŲ-7aU7Ōǅ8ƺǒ9Ź10Ş11ƴ12cǡ15ƶ16Ǒ18j22i23ŝ24ũ28k29S32x42t46Ǡ
~doin	61 -12q-8oőŲ-7aU7Ōǅ8ƺǒ9Ź10Ş11ƴ12cǡ15ƶ16Ǒ18j22i23ŝ24ũ28k29S32x42t46Ǡ
~dol	66 -11ƀ-7Ť7mŎ8ƂǙ10Ƙ11Ţ12ǆ13ľ15Ņŗ16ƙ18Ř19œ21ĸ23X36Ŧ
~doll	66 -11ƀ-7Ť7mŎ8ƂǙ10Ƙ11Ţ12ǆ13ľ15Ņŗ16ƙ18Ř19œ21ĸ23X36Ŧ
~dom	82 -12a10ƍ11ǖ15o37Ů
~dome	84 11ǖ38Ů
~don	63 -21ǐ-9ƞ-8ǩ-7Ǫ7Ɣǃ8ţǟ9ŌǠ10aǌ11ŷ12ǅ13ŝŴ16ŧƋ17ƷǞ21Ļƈ25yƿ27ũ34Ń36Ƙ43ƌ
~done	63 -21ǐ-9ƞ-8ǩ-7Ǫ7Ɣǃ8ţǟ9ŌǠ10ǌ11ŷ12ǅ13ŝŴ16ŧƋ17ƷǞ21Ļƈ25yƿ27ũ34Ń36Ƙ43ƌ
~doo	65 -8ƯǑ8ŠƐ9Ƒ10ū12ǅǋ13ŤƚǄ15ǎ17gƞ18ůǜ19ƏǞ20Ų25ǆ51Ƥ
~door	65 -8ƯǑ8Ɛ9ŠƑ10ū12ǅǋ13ƚǄ15ǎ17gƞ18ůǜ19Ǟ20ŲƏ25ǆ51Ƥ
~dor	81 -8Ǟ11Ű15Ʀ60ǖ
~dor>	90 -9Ǟ44ǖ
~dors	88 23ǖ
~dos	86 17C61Ƽ
~dose	88 62Ƽ
~dot	82 -8Ƭ19ǌ25Ł56J
~dot>	85 59J
~dou	86 17Ř23œ33ǁ
~doub	90 18Ř24œ
~dow	51 -16Ŧ-11ŝƮ-10d-9CŠƭ-8Ǡ-7ƙƥ7UĹŎƆƤƸ8epňŏƐƴǉǊ9Ŗǎǖǟ10oLťƍƳ11VŌ12fŪŸ13c14MƷ15ƁǋǏ16ſ17ŞƬ18T19a20j21Ƶ23Hł24ŵƒ29Ť40Ǟ52Ɗ
~dow>	86 10Ƭ12ǩ13Ť19ƴ22j
~dowe	90 15Ƹ26f
~down	51 -15Ŧ-11ŝƮ-10d-9CŠƭ-8Ǡ-7ƙƥ7jqwĹƆƗƤ8epUňŏƐǉǊ9ŎŖǎǖ10oLťƍƳǟ11VŌ12ŸƬ13cŪ14MƷ15ƁǋǏ17Şſ18T19a21ŤƵ23Hł24ŵ25ƒ41Ǟ52Ɗ
~dra	67 -11ŏ8i9ŖŬ12Ǘ13e15Ś16Ĵ17ǂ23Ǜ45Ɯ50Ɛ
~draf	88 17e22Ĵ
~drag	90 11i
~drai	88 -14ŏ60Ɯ
~dran	75 57Ɛ
~draw	79 11Ŗ12Ŭ14Ǘ19Ś20ǂ28Ǜ
~dre	60 -13S-8ŵǟ7nw10Ƭ12yŶ13ư14E15ŷǘǨ16v17Ƴ21J23Ɵ25Ű26u28ǌ30G46D
~dren	74 10w14Ƭ16yư22v35u
~dres	63 -13S-7ǟ7F10n15E16ǘǨ17ŷ22J27Ű32Gǌ49D
~dri	46 -25n-21u-13r-11qǅ-10ńƩ-9ő-8sRŒţǨ-7PĶķŃ7ūǌ8MQ10ƂƄ11ŞŨž13a16Ż19Ŷ20ŰŲƜ21N25ſ26ŵ31ů34Ÿż36ǜ38ŪǑ39ŭ40Ŵ44ŮŽ45ǀ46ź54ų62Ź76ŷ
~drin	73 -11ǅ-8ţ8ƻ11Ǫ50ǜ83ǀ
~drip	90 44Ɯ
~driv	47 -25n-21u-13r-11q-10ńƩ-9ő-8ŒǨ-7sPRĶķŃǀǃ7ū8MQǌ11ŞŨƂƄ12ž14a17Ż20Ŷ21ŰŲ22N26ſ27ŵ32ů35Ÿż39Ū40ŭǑ42Ŵ45Ů46Ž48ź57ų64Ź80ŷ
~dro	63 -8M-7U8Iťǩ9ƨ10jƾǧ12Ų13Ɲƞ14ś16ơ18V19Ǡ23Ɔ30š32ƀ36ƶ
~droo	72 8Ƙ15ƞ16Ɲ19ơ27Ɔ
~drop	69 -8M9Iťǩ10ƨ11ƾǧ13Ų16ś20V33š35ƀ40ƶ
~dru	79 -8Ņ13ŧ34Ƽ50ǀ
~drug	80 -8Ņ13ŧ35Ƽ51ǀ
~dry	84 7Ư17Ǔ20ǅ23Ɗ28Ǫ
~ds>	45 -14c-13ds-11ōƟ-10ĵƕǓǪ-9kWƧ-8lAVŶƉǋ-7hTķļłźƁƯƸ7gNŤŮƋ8Ŗťƾǈǖ9BƆƒƿǃ10qƍƖƥǛǜ11oŐŕƠƨǙ12jƬǔǨ13ƫƮ14ƅƙ15ńŨ16ŭƳ17ň18nwƼ19Ź20ƪ21ZƷ22ǘ24pƻ26vyǗ27Ʋ28Ŵ30Ɲ33x37Ƅ45ư52u
~dsh	79 10ű13ǔ24ł26Ɓ27ū
~dshi	84 11ű28Ɓ29ū
~dsi	79 10Ŏ12ĸ14ŝ31Ɓ
~dsid	79 10Ŏ12ĸ14ŝ31Ɓ
~dt>	90 48Ə
~dua	85 -8ź9Ʋ14Ƨ17m24y
~duat	86 -9ź9Ʋ17m24y
~duc	57 7ł8ķ9ƀǖ11ƙ12Ŏƪ13Ɓ14Ǣ15Ŧ17ǅ18ňƛƲ30m45Ř
~duca	81 -10ľ-8Y28Ʋ44m
~duct	59 8ľł9ƀǖ10Y13Ɓƪ15Ǣ16ŎŦ18ǅ19ňƛ47Ř
~due	77 13ŝƿ15Ǩ34y46ŕ
~due>	77 13ŝƿ15Ǩ34y46ŕ
~dui	84 -14ţ-10Ƶ25ǀ57Ż
~dui>	88 -15ţ30Ż
~dul	81 9L16ǣ20ƙ30R
~dule	82 9L16ǣ21ƙ30R
~dup	90 -13Œ-8ǎ16ơ22Ƥ
~dupl	90 -13Œ-8ǎ16ơ22Ƥ
~dur	88 15ŭ18Ơ21P23R25ƛ
~duri	88 15ŭ18Ơ21P23R25ƛ
~dvi	72 34Ǜ50B54A
~dvic	76 22A34B37Ǜ
~dvis	84 22B38A
~dwe	80 -7ƭ48Ɣ
~dwel	80 -7ƭ48Ɣ
~dwo	90 -10ǂ14g16ƌ34ƿ
~dy>	44 -16Ũ-13Ţ-12Ƨǐ-11š-10Œƃƫ-9T-8rIŎŐŗţƉƞ-7błŬƓơǅǊǞ7ƮǀǛ8ķŔƂƤƯǕǢ9gvSŖŧŵƔǒǜǩ10ŁŤųſƈǚǤ11tQƖǆ12FřƏƵƾǈ13ŲƗ15hńŅŠǣ16Śǟ17żƁǎǙ18ƴ20Ơƣ22Ō23ǝ26nŏž29ŷ30mA31Ŝư32Ɲ
~dys	69 -11Ʊ-10ż7ĽŖŰ8ZŎŞƝ9ƙ10ŤŴ12ŲǉǪ13Ł14gK15ǘ18ƴ19ľ22A26Ơ
~dys>	69 -10żƱ7ĽŖŬŰ8ZŎŞ9ƙƝ10Ť12ŲǉǪ13Ł14gK15ǘ18ƴ19ľ22A26Ơ
~ea>	71 -16ƛ-15SŬ-8Ǫ-7ř8FŽ9sB11Vƕƶ12Ǆ14jŔ19Ŋ20E21C23Ň31lƽ36I
~eab	84 8M14Ƥǌ26C
~eabo	84 8M14Ƥǌ26C
~eac	58 -25ŗ-14Ĵ-12Ů-10hN-9DǪ7ZĶƙƣ8ƛƞƲǇǊ10T11LXŘ12Ƣ13ơ14IĽųƕ15q17kŇŒǌ19x20ĺůƷ22Ĺ24W26P32ǉ33K
~each	58 -25ŗ-14Ĵ-12Ů-10hN-9DǪ7ZĶƙƣƼ8ƛƲǇǊ9ƞ10T11LXŘ12Ƣ13ơ14Ľųƕ15qI17kŒǌ20ĺůƷ23Ĺ27P30W32ǉ33K
~eact	90 35Ň
~ead	53 -11ƣ-8ķŷź-7bmƲ7JĹƶ8jnpDKŅƯƱ9dk10Ż11łŚŮ12SƏ13ŗūƢ14şŨƳ15ŏƼǞ16ĿŹƁ17ŃŞǔ18y20ř21eƗ28a29Ŗ39Ō48ǈ
~ead>	59 -17Ǫ-7Ʋ7yľƒǩ8ǂǒ10KŅŢ11DĿŌǈ12Ż13eǔ14d16Ƣ17ŚşŨƳ18ƼǞ20ŗū21Ş22ř25a35Ŗ
~eadb	85 23Ə
~eade	85 -10ź-9m14V20k22y
~eadi	82 9ś11uĿ17I19j20Ů
~eadl	84 13Ɨ22Ǫ33Ń
~eads	82 -7ŷƈ7ŹǗ10ǔ13a16n26ł
~eady	67 -14Ţ8ǟǥ10vǏǪ11p12eƱ15Ĺ16Ź18SƗ23Ɓ27ŏ40Ō
~eag	77 8Ə9g12ů25h43Ů
~eage	81 13ů46Ů
~eagl	90 10Ə29h
~eah	71 -14ŉ-8Ũ7Őś8cOŖŵ9ŒƔ10ŞŰŴƁƃ11ĸƕ12TŻ13ŊőŚ22v
~eah>	71 -14ŉ-8Ũ7Őś8cOŖŵ9ŒƔ10ŞŰŴƁƃ11ĸƕ12TŻ13ŊőŚ22v
~eak	62 -12ƈ7IXƢǇ8OŰƾ10k11ŚŨ12ũǞ14ŏ16s18Ƌ21ał23Ť24N25Ə29š30Ǫ35Ɖ46Ɯ
~eak>	68 -12ƈƝ7ƍ8xǪ9mXŰ10Oƾ11Ɖ13ŚŨ14šũ15kƜ16ŏ27NŤ28Ə
~eake	81 -10Ǫ24s33łƋ
~eaki	84 11IǇ15Ǫ32a
~eaks	75 -7ǐǪ9ź10Ɲ11Ƣ16Ǟ19š31Ɖ35Ɯ
~eal	51 -14z-10I-9Ǒ-8CŐ7gŋƯ8ƟƴƵ9ŌŎŖ10ŵƽ11Ň12ŶƑǘ13xƄ14ŧǪ16ķ18WŜ20ǜ24ņ26ƾ28ľ35ƃ49ǃ65ƹ
~eal>	66 -12I-9C-7AŐŞ7acFűƅƾ8rRŵƙ9dřƨ10ŀŋƑƯ13ŌŎƴ17Ň20ŧ22ķǪ25ľ40Ŝ
~eale	86 7Š15Ɓ25Ƅ
~eall	79 -10Ŝ-9ŀ7Ɣ8Ŀŝ9ŵ11Ũ12gƚ15ņ16ľ18Ŗ
~eals	90 -12Ǒ9Ƒ11ǝ37ǜ
~ealt	55 -14z9Ƶ11ƽ14ǘ15x19ņ21W33ƾ39ƃ54ǃ72ƹ
~eam	75 -16ň-10łŵ-8F8ǉ10ƚ11ǂ12ŚƩƸǏ14xŶ15Ɖ24Ǫ28Ɵ37g39ǈ
~eam>	77 -10łŵ-9F9ǉ10ƚ12ƸǏ13Ś14Ŷ15gxƉ25Ǫ29Ɵ41ǈ
~ean	64 -16ŋ-15ǉ-9T-7Œ7ŵŸƏƻ8ő9ƀ11ňƎǣǪ13ǐ14ĺ15ű16ǜ17u20ư21AƝ22zƑ23Ż29ţ35ō
~ean>	69 -17ŋ-7Œ7ƈ8ĺťŸƏƻ9ő12ƎƑ13ň16Ǫ17ű24zA27Ż28ō33ţ
~eane	86 10Ɯ15ǣ19ǐ24ǜ
~eani	84 -13ǉ-11T8r9ĺ10ƒ12ōƀ30u31Ɲ
~eant	79 10ŵ29ư
~eap	77 9ţ10ƁǪ14œ20Ʈ21Š32ľ36Ņ
~eap>	86 10ţ11Ɓ14ľ16Ŧ22Ʈ
~eape	82 -11Ŧ15œ21ľ22Š39Ņ
~ear	39 -19Ĺů-15ś-14ŐƘ-13n-11wRƉƴǌ-10łŦűǉǝ-9PşųźžƓƩư-8bjlĸŞŶƌƜƭǕǜ-7ZŊŖŨūŷƃƔƷǅǑ7ļō8œżƹ9CƑƻ10vŴƾǥ11zƠƸ13ŒǤ14xVĴƐ15sŸ16Hţǚ17Ŀǐ18ǁǏ19ƿ20ƽ22ňƯ23hpŜ24cĺŹƚǊ26d27Ŏƪ28Ǡ29ǋ30ő32ǟǪ33ƕ34qU35Gƅ36SŮ39Ʈ41ǆ43ƈ44T45ť
~ear>	45 -15Ĺś-12ů-11ŐƘ-10wŢ-9ŦŶǉ-8bţŨųŴưƴ-7nRVŝŠūŵŸƌƓ7SǙǪ8ŉ9Gĺ10ļŀǞ11Ư12hk13C14uƻǥ15sƪǟ18œŹ19TĴ20ŪƈƠƸǁǆ21xƚ22Ŀƿǐǚ23cp25Ǌ26ŒƕǏ27ť30ő31ň32ƅ34dǋ35Ǡ44Ů
~earb	81 10Ɛ17z18ƚ22Ś
~eard	75 8ŔƂ9Š10Uŋ14r15Ť36Ŝ
~eare	86 -12ů30Ɛ
~eari	79 -9R8g10ŢǪ12Ň17iŌ18ŵ19h34U
~earl	80 -8ƙ9mLRǊ13Ů16ǋ18T
~earn	73 -12Œ-9t-8Ƹ8Ǝ10ms21Ź28Ư30Ŏ48T57q
~ears	51 -21Ū-14ƽ-10ŐŮ-9iǌ-8şŬ-7TŨǈǋ7Ʀ8cƵ9Żż10vŝ11UŎƲǤ12ŢƅǪ14ĵōƋƕ15Ķ18ƹǟ19H20ƪ22ĺ24őŴ27V28ťŸ32ţǆ36G37ƈ40S51Ʈ
~eart	70 -19Ɖ-9ǝ7řƬ8ƅ9hǩ10ŨƢ13ǟ15U16ǃ18Ƒ24ƾ28Ǫ55ƽ
~eas	51 -23ǎ-11Ƥ-10ŏǪ-9Űƿ-8ŕǉǔ-7Ł7xƛ8ơ9deKőƙǈ10ŽǠ11D13ǐ15ǖ16ŭ18Ō19MĹœ21a22ƾ26ŝ27F30ŔǏ31ǌ35ƣ38ƥ39Ƣ53Ǎ58Ŭ
~eas>	90 -8Ơ13ǁ29ǖ
~ease	56 -24ǎ-15ś-10Ƥ-9Ǣ-8ŕǔ-7ŧǪ7wFI8b9c10ǈ11eĹƾ12ad13DŔơ15ǐ22œ26ŝ29Ƣ36ǌ44Ŭ45ƣ46ƥ62Ǎ
~easi	79 7ś12Ƅ15M17K21Ƣ30Ŭ34F
~easo	70 -9ŏ8Ň9ƀ10BŢƂƠ11xš12ƛ14ĹƝ17Ǡ26Ō32Ŕ43Ǐ
~east	84 -8ƴ10ŗ13Ǣ15ǆ19ő21ƾ
~easu	76 8Ʒ16ƙ17a19Ž31ŭ
~easy	83 -11ƿ7Ž8ŝ11k12ǃ15ś16ŧ18M
~eat	56 -13Ɵ-12Ŝ-11Ǫ-10Ǉ-9yķţ-8hIŎƜ-7nPżǅ7ƆƇǤ8JŘŞŤƗƧ10iǜ11ĿŒƭ12TŢ13ŧ14űƽǄ15ƴǝ16ƛ17k18Uŝ21ŶǛ24ǀ27ņ28Ņũǌ29ƹ37j49Ƒ62Ƌ
~eat>	63 -12UƟ-9Iķ-8Ŏŝ-7Ŝǅ7axĻŦǌǓ8ƝǤ9JŻ10ŞƇ11Ř13Œ14Ţ15ǜ16TŶ17ŧ20k21ņƑ30ũ34Ņƹ40j46Ƌ
~eate	71 -8Ɯ-7Ŝǌ11ņ15Ɔ20ǝ22ŝƽ23űƋ27Ƒ
~eath	76 -10y-8nż13ŤƗ15Ƨ17ƭ22ƴ24ƛ28j
~eati	75 -12Ǉ10ǀ12j13ŝƋ17Ŀ20iǄ28U
~eatm	82 -9ţ20ǀ37Ǜ
~eats	88 -9h13Ƒ43ǌ
~eau	84 12ńŜ21b
~eau>	90 13ńŜ
~eav	58 -12ŝ-11Ő-8uľ7sƀư9ǉ10yŷƂǪ12ĺǝ13ŊƦƬ15ĻŰƭǏ18VƠ19Ŀŉ20ŗ22ƴǐ33ƨ48Ʒ55Ţ
~eave	60 -10Ő7s8ƀǏ10ŷ11Ǫ13ĺƂǝ14ŊƦƬ16ĻŰƭ19ŉƠ21ŗ22Ţ24ƴ31Ʒ35ƨ
~eavi	79 -12ŝ-7ľ17yV24Ʒ28Ŀ46Ţ
~eavy	88 12Ǐ14ư15ǉ29ǐ
~ebo	54 -11Z-10nŨ-9ƃ-8Œ-7šƱ7hPŗŚŜųƥǆǛǟǨ8ņŵƅǌǣǪ9fŧƿ11ƝǙ12ķſ13ľƠ14Ư16ưƴ17ƏƖ18Q19F23ǝ25A26ļ28ž
~ebod	54 -11Z-10nŨ-8ŒƃǪ-7šƱ7hPŜųƥǆǛǨ8ŗƅǟǣ9fļņŧŵƿǌ11Ɲ12ķſ13Ơ14ľƯǙ16ưƴ17ƏƖ18Q19F23ǝ25A28ž
~eboo	90 27Ǫ29ļ
~ebs	82 -8ť7ń10Ĺ34ļ
~ebsi	82 -8ť7ń10Ĺ34ļ
~ebt	79 70Z
~ebt>	83 33Z
~ebts	90 43Z
~ebu	77 9Ƙ12Ǟ52Ɣ
~ebui	77 12Ǟ53Ɣ
~ec>	77 -10Ǜ12Ǣ13śƷ18Ś
~eca	65 -10ĹŦ-7ŉ7bƣ8gHŀņňŠž9DIĵłŝƵƷ10uŵ11j12J15q19ǂ22Ť36Ľ
~ecal	82 -11Ĺ20q49Ľ
~ecau	67 -11Ŧ-7ŉ7ťƣ8bHļŀņŠž9głň10IĵŝƵƷ11ju14J20ǂ23Ť
~ece	71 10ŗǣ11ƃ13Ƶ14Ʊ15ťǉ16Ř17ĺ18Ŭ21ǋ28ő39ƙ
~ece>	86 7Ʋ13ǣ21Ř22Ŭ
~ecei	84 26ƙ31ǋ
~ecen	79 7ƴ12ŗ13ƃ15Ƶ16Ʊ17ť20ĺ32ő
~ech	86 15ŵ20y21Ǫ70ǉ
~eci	64 -13Ǫ-11q-9Ť7Ǜ9Ŋư12ŝ15w19Ɵ20ƿ21Ńƙ22A27ĺ42ł63Ł
~ecia	74 8i10Ŋ15ŝ23Ɵƿ25ƙ
~ecid	73 -12q-10Ť15A23ĺ38ł42Ł
~ecis	79 9Ǜ11ł12A21Ń33Ł
~eck	54 -15Ł-12Ť-11ǒ-10ŷ-9Ƶ-8nŒǪ-7Ŗ7ŢƀƣưǑǜǡ8uUƗƫ9KŐƹ10JƮƱǝ11qƌƩ12eƎǐǖ13jųŵǀ14QƬǊǣ15W16Ǔ17ZǗ18ƭ19Ĵ21ƠƯ23Ŧ24ƿ25Y26Ŝ41ż
~eck>	58 -13Ťǡ-11ǒ-9Ĵ-7nŒŷ7mŵƌǊ8cńƀ9UĸƗƣƫư10KżƠǑ11JƮ12uŐƩ13eǖ14ǐ15jqǣ17WƬǓ18Q20Ư21YZƭ23Ŝ28Ŧ
~ecke	90 12Ŝŵ13ż21Ǝ
~ecki	85 10Y12Ţ49Ĵ
~ecko	88 11B12z20Ʊ26Ǘ
~ecks	74 -13Ł7ƌ8T11Ǌ14ǜ16Ơ23ǝ27ǡ33ż
~ecku	76 16ƹ28ƿ
~ecl	75 -14Ŕ-7ŧ15ś18ǥ22Ś50Ƶ
~ecla	82 -8ŧ17ś20ǥ24Ś
~ecli	82 -15Ŕ56Ƶ
~eco	57 -7ƞ7fŕŠ8AƨǠ9dpIĽƙǛ10Ňũ11B12ľŌƕƗǌ13yţ14ƿǀǟ23Ơ25N26Ŵ31ǘ36Ż65ŋ
~ecom	81 11Š12Ɨǩ13ƨ14Ǜ17B
~econ	66 8ĻŊ9ŕ11pAIǪ12Ňũ13d15ľƕǌ16Ō17y19ǟ28Ơ30N31Ŵ
~ecor	63 11Ǡ15ţ16ƿǀ36ǘ41Ż74ŋ
~ect	53 -8wţƢǞ-7ĿƈǪ7IĻŎŒ8KĵĸǍǙǟ10qUŞƃƵ11FŖſƌƮ12Dľ14ŋǛ16xEŇǂǓ18aǒ19ŗ20Ɖ21ķ22Ə25ŏ27Ƌ32ƙ40Ǝ
~ect>	64 -9Ǟ-7Ŀ7aŗŢŲǁ8ŏřǝ9dŐƫ11ĻŎŒǛ12ĽǙǟ13Uŋ14Ƶ15ƙ16FŞ20E22Ǔ23ķ
~ecte	69 -8ţ8Ƶ11Iŏ12ķ14Ɖ16ĸ22ſ27Ň
~ecti	69 -9Ƣ-8ķƘ9XƬ10Ə11ĵ12ŏƐǍ16ƃ17ƎƮ18Ŗ19ŗƙ20ľ22x23ǂ
~ecto	72 9Ǜ22Ə37Ǝ
~ectr	73 7ĴƘ8ƙ9P13K17q28ǒ39Ƌ
~ecu	74 -24Ő-8ş7e8tǙ9ǘ12Ķ14ǎ35Ə49Ƴ
~ecur	76 7e8Ǚ9ǘ12Ķ36Ə
~ed>	30 -38Ǫ-26ő-21Őť-19Ŝ-16LĻł-15ƚƨ-14Zžǒ-13AWXƤ-12dgzŒŕŲ-11aDTVǉǗ-10źƓƦǃ-9űƕƛǤ-8Rľţǈ-7HOňŊŚśŮƅƪ7rQĿƇƲǏ8iĵŎǩ9ŀƀƆƥǐǜǦ10ouŃǎǥ11FŉŝŢŴƊƺǀ12qwŗŘŧƻ13şŠŭ14ePŋŏŰ15żŽƍ16Ɓ17GĹļƳƸ18Ł19œư20ƄƎƟ21ńƩƮ22ũǘǙ23Ǆ24YĺŻƋƒƔ25ƃƜƢ26ŸƈƖ27lņƴǝ28Ō29ǣǧ30hmƫ31ƌ32Ƭ33Ŕſ35Ǩ36Ť39ǆ42š55f60Ƶ
~eda	84 8ǟ10f11ư12z13ƀ16V25Ū28y
~eday	88 8ǟ12ư13z17V30y
~edd	84 8Ǩ11ǜ12ĺ13f
~eddi	84 8Ǩ11ǜ12ĺ13f
~ede	90 14ư18Y19Ł34Q
~edi	57 -17ǀ-8Ǌ7ĸƕ8zŝŬƏƹƾ9ļƖ10Qƽ11Y13W14u19eZ22ƃƺ24Ż27ǘ29Ƽ31ǃ51ĵ
~edic	68 -8Ǌ11ƹƾ14Q15ǘ16ƽ19W27ƃ36Ƽ38ǃ
~edin	79 7Ź12z21u38Ż
~edit	64 7Ǘǚ8ĸ9ƕ10ŝŬƏ11ļƖ14Y16ǘ22e23Z58ĵ
~edl	88 47ǂ
~edle	88 47ǂ
~edo	80 10Ɣ20Ƌ24ƈ41ƌ
~edon	83 9ƌ10Ɣ21Ƌ25ƈ
~edr	72 8Ƙ15ƞ16Ɲ19ơ27Ɔ
~edro	72 8Ƙ15ƞ16Ɲ19ơ27Ɔ
~eds	70 7ŭǃ8Ƙ10Ɩ11Ɔƒ12Ƣ14Ł19gư23Ƅ36Ƽ
~eds>	70 7ŭǃ8Ƙ10Ɩ11Ɔƒ12Ƣ14Ł19gư23Ƅ36Ƽ
~edu	58 8ł9ƀ11ǣ13ŎƁƙ15Ŧ18ň19ƛƲ21R31m46Ř
~educ	58 8ł9ƀ13ŎƁ15Ŧ19ňƛƲ31m47Ř
~edul	82 9L16ǣ21ƙ30R
~ee>	54 -16J-13Ń-10qQ-9p-8ƙƝ-7jŔǕ7ŎœšƂƇƊƜƹǀ8BŤźƉƐƖƳ9svōŬƒ10Ľ11Ƣ12Zūǃ13N14ŁŊŒǁ15LMřǅ16gĹţǟ17yļƄƕ18H20ňƿ21Ǫ22tVǂ24m25ǝ
~eed	47 -16Ǔ-12ƧǪ-11ĻŇ-9IVƘ-8ō-7rAńŉŖśǉǗǟ7qEůƻǆ8oŘƈƝǡ9mvūŵƁƍƓƿǐ10ƅƥ11cYŌŽǋ12Ǌ13psG14Q15Ǎ17eŪ18ŀŃ21Ɩƭ22h24FŎǂ25ư26Ĺǀ32ŻǨ33ŁƮ42u43Ƅ44ǧ
~eed>	48 -16Ǔ-12ƢƧ-11ĻŇǪ-9IVƘ-8gō-7rŉǟ7qEůŸƞ8Řƻǆ9oūƁƈƍƓƝƿǡ10mvŵŻǐ11ƅƥǋ12ŌŽ13cpǊ14sG15QƖ16ŁǍ18eŪ19Ń21ŀ22ƭ23h26FŎ28Ĺ29Ƅǀ31uǨ35Ʈ46ǧ
~eedi	79 7Ź12z21u38Ż
~eedl	88 47ǂ
~eeds	73 7ŭ9h11Ɩ13Ƣ14Ł20ư21g24Ƅ
~eek	53 -9Ǫ7TƖƥ9gPŕ10iŐ11ťƝ12ƗƠ13ĺ15ů16Ń17Ǐ21Ľ22L23Ų26ǀ27Ǟ28k34ŵ38ƚ46ŭ50R
~eek>	56 -8Ǫ7ũ8Ɩ10g11PŐ13iŲƗ14Ń15ĺ16ů18ǀ20ŵ24LǞ37R41ƚ42ŭ
~eeke	72 12Ǐ13ǀ15ŭŲ18ťƝ22R39k
~eeks	73 10ǩ11Ũƥ13T15ŕ19Ơ21Ľŵ
~eel	59 -12ŝǪ-8ƴ7iNǩ9ŀƜǠ10Xŋ11ĵņ12şŧŪǑ15t17ŹŽ18Ŏǂ19Ţŷ21ųƟ24ƹ25rŵ32Ň33ŨǛ36ƭ
~eel>	63 -12ŝ-8ƴ7žƹ9Ɵǩ10Ǡ11ŋƜ13ĵ14ŧŨƭ16ņ20ŎŹŽ21ŷǂ22Ţ23r29Ň30ų
~eeli	77 -8Ş8Ňǝ10N11iŀ21t23ƹ27Ũ
~eels	76 -11Ǫ-9ų9r10Ɵ17Ǒ20Ū30ƭ35ŵ43Ǜ
~eem	85 -8Ǫ11Ǎ33ǔ
~eeme	85 -8Ǫ11Ǎ33ǔ
~een	46 -13Ǜ-11ƅ-10nyşųƧ-9xƞ-8ƼǏ-7ŖŜŠũŪŵ7vŌŮƚƫ8ƊƋ9kƂǆ10ňƹǙǝ11żƵǀ12ŏǃ13ŶƗ14ŕƌǓ15f16at17ţŻ19l20ņőƈ22ŝƴ25Ǫ26i29Ÿ30S31ƽ34Ǡ35š36G45Ź
~een>	47 -13Ǜ-10nyşƅƧ-9ų-8xƼ-7ŖŠũŪŵ7AŌŮƫ8Ɗƚ9kƋƗǆ10ƹǝ11ňƵǀǙ12ŏż13Ŷǃ14ƌǓ16ft17a18ţŻ19lŹ20ƈ21ņő23ŝ24ƴ27iǪ29Ÿ31S32ƽ35šǠ37G
~eena	73 -7ƞ12ŭ14ź18v34Ź
~eens	86 9Ź11ś13Ƃ
~eent	88 7ǥ9Ɨ12Ń32ŕ
~eep	51 -13ŷ-12Ŷƃ-10eǈ-9ŏŭŹ-8r-7sRŘƛ7ctWŋŌŨƥǚ8ĸĻƏǓǙǪ9UłŉŬųƀǩ10PŪ12nľŀşſǠ13Y14ŚŢƊƯǞ15Ŀǜ17Ʀ18ǐ19oŝ20ƽ21ōŽ24ƨ26Ƹ27ǘ32ǡ34ƶ35x43Ű
~eep>	54 -13ŷ-12ƃ-11t-10eǈ-8Ź-7ŏŘ8NŋœŨūƞǚ9qWŌƥ10ĸłŬ11nĻŉųƀǩǪ12Ū13ş15YſƯ16Ǟ17ŚƊǜ19Ʀ21ǐ22ƽ23ō24o27ƨ29ƶƸ32ǘ38Ű
~eepe	82 15x22Ǚ23ǡ
~eepi	71 -12Ŷ9Ţ10ľƶ11Ʒ12ũ15Žǡ17U21ŀ22Ǡ26t40x
~eeps	74 -8x-7ŭ7ǣ8nŢţƏƜ9ǡ10Ƽ13c14Ǔ16Ű24PĿŝ
~eer	71 7eg11ŀ13iq14Ƈ19Ɛ23ƀ24ǐ26V28ǀ30ǜ
~eer>	76 -12ǀ7g11i15Ƈ25ƀǐ29V32ǜ
~eers	82 15q19Ɛ46ǀ
~ees	62 -8Q-7W7ǊǑ11Œ16j18ǒǤ21ǉ33ǈ47ƒ
~ees>	62 -8Q-7W7ǊǑ11Œ16j18ǒǤ21ǉ33ǈ47ƒ
~eet	55 -10R-8Ŀ-7Ņ7fƢƻ8OUŬƊƐƧƷǤ9ŀŚƟǀǁǚ10EŜŶ11ŧ12Ǒ13G14hǄ15tPł24ǌ25Ű27ƚ29Ɔ46M48D
~eet>	56 -10R-7Ņ7hwƻ8fƊƐƧƷǤ9UŀŚŬƟǁ10E11Ŝ12ŧ13GǑ15PǄ16tł25ǌ26Ű28ƚ30Ɔ35D39M
~eeth	88 -8Ŀ10Ƭ12Ţǈ13hƢ
~eeti	82 12M14O15ǚ
~eez	88 11ŦƜ14ķ32j
~efe	77 9ř12ź17Ĵ26K47ļ
~efer	79 9ř17Ĵ26K49ļ
~efi	65 8Ɛ9ƨ12Ƨ13U14Ƙƭ32Ƭ37W
~efic	69 34Ƭ
~efit	77 11ƨ15Ƨ18ƭ45W
~efo	56 -18Œ-11Ŧ-9ō-8ŅƓǪ7ilGIĽŀŵƳ8ŋŠŧƖ9ƈ10ŖǖǨ12uŉŊƎƬƾ13O14T15aLŁ17ťƄƵ18ǋǔ20Ń21J24œ27ƅ32ņ38Ř
~efor	56 -18Œ-11Ŧ-9ō-8ŅƓǪ7ilGIĽŀŵƳ8ŋŠŧƖ9ƈ10ŖǖǨ12uŉŊƎƬƾ13O14T15aLŁ17ťƄƵ18ǋǔ20Ń21J24œ27ƅ32ņ38Ř
~efr	88 18Ǎ19Ľ25ǌ
~efro	90 18Ǎ25ǌ
~eft	67 -10ŀ-9Ǫ-7Ɯ7ţƴ8ĸ9ķŖ11Ķ13ōƨ14Ţ16ŕ19ŝ20Z22Ť24Ʒ27Ŭƕ33ƀ
~eft>	67 -10ŀ-9Ǫ-7Ɯ7ţƴ8ĸ9ķŖ11Ķ13ōƨ14Ţ16ŕ19ŝ20Z22Ť24Ʒ27Ŭƕ33ƀ
~efu	88 -8Ũ20ǚ35ũ42Ƶ
~ega	72 -8ŗ7Ĺ8fƀ9ŷƺǔ12ŋ13ž14Ƴ20Ǣ22Ǆ24Ǉ31Ʒ
~egac	90 40Ʒ
~egal	77 -8ŗ8fƀ10ŷƺ13ŋ14ž15Ƴ25Ǆ26Ǉ
~egat	88 11ǔ26Ǣ
~ege	66 7Z14Ɲ29ź36y40Ʋ41m
~ege>	66 7Z14Ɲ22y30ź41mƲ
~egg	86 8Ǖ14Ķ19Y42h
~egi	77 -9Ǌ11Ť14Š15ǄǗ16Ō18Q27ū28ǋ
~egis	81 16ǄǗ29ūǋ
~egr	79 14Ŷ15Ʋ21j44m
~egre	79 14Ŷ15Ʋ21j44m
~egu	72 7Kƚ8nƪ11ƙ12ƿ16Ƣ17ŲƉ33Ǖ
~egul	72 7Kƚ8nƪ11ƙ12ƿ16Ƣ17ŲƉ33Ǖ
~ehe	83 34ƀ
~ehen	83 34ƀ
~ehi	59 -9v-8Ǫ-7ţ7ŵž8ĺ9ŭŶƃ10u11ƴ12Šū13ƀ15Ʒ17ŰŹ18pŻ19Ŭŷ25Ŵ31Ū33Ǒ40ų
~ehic	63 7ż8ž9ŵ10ŭŶ11Ż13ū14ƀ18Ű21Ŭų28Ŵ35Ū36Ǒ
~ehin	70 -10v-7ţǪ9Ż10ĺ12uƃ15Šƴ19Ʒ21pŹ24ųŷ
~eho	67 -15ų-10Ÿ-7Őů8Ǉ11oŪ12Q15ƐƯ20ǌ23T24n29ŷ
~ehol	68 -16ų-10Ÿ8Ǉ12Ū16Ư24T28n30ŷ
~ehou	88 -9ů-8Ő16Q20Ɛ27ǌ
~eic	88 -9Ŧ9Ņ15Ő27ń
~eico	88 -9Ŧ9Ņ15Ő27ń
~eig	63 -7Ŗ7ŤƓ8Łƅƥǁ9ļŕ10ł11ƚ12B13Ņ14ǃ16Ɲ18ǎ22Ɵ27Ŀ30C57ƻ
~eigh	63 -7Ŗ7ŤƓ8Łƅƥ9ļŕ10ł11ƚ12B13Ņ14ǃ17Ɲ18ǎ22Ɵ27Ŀ30C57ƻ
~eil	83 10Ŧ17h19Ŀ23X26Ɯ
~eili	85 10Ŧ20Ŀ24X27Ɯ
~ein	69 -12e-11n-8ĺ-7Oǂ8ķƥƲ9lŊ10cFHŽ12ŭƁ14Ũ15t16Ǉ19Ŷ23ŋ25U26Ş27Ǡ
~ein>	84 -14e10Ʋ11ƥ12Ş13Hŋ16Ǡ20Ǉ
~eing	72 -11n-9ĺ-7Oǂ7ŵ9lķ10Ŋ11cFŽ13ŋŭƁ14Ǡ15Ũ16t17Ş20Ŷ29U
~eip	84 26ƙ31ǋ
~eipt	84 26ƙ31ǋ
~eir	61 -8œŖşŷ-7dŏŭǪ7ő9ƴ10Śŝǘ11ŧŴǔ12y14ƣǖ17Ǒǒ27Ǚ28v29Ŕ32Ʋ41ǉ47ŅǓ
~eir>	62 -9ş-8œŖŷ-7dŏŭ9ƴ10ŝǘ11ŚŧŴ12y14ƣ17Ǒǖ18ǒ22Ŕ29v33Ʋ39Ņ42ǉ48Ǔ
~eird	90 11m32Ǚ
~eirs	88 -7ŦǪ11őŔ13Ņ15ǔ
~eit	83 -11Ɵ8ƺ13rƾ14żǎ17Ŭ
~eith	83 -11Ɵ8ƺ13rƾ14żǎ17Ŭ
~eje	90 21Ƶ
~ejec	90 21Ƶ
~ek>	56 -8Ǫ7ũ8Ɩ10g11PŐ13iŲƗ14Ń15ĺ16ů18ǀ20ŵ24LǞ37R41ƚ42ŭ
~eke	72 12Ǐ13ǀ15ŭŲ18ťƝ22R39k
~eken	72 12Ǐ13ǀ15ŭŲ18ťƝ22R39k
~eks	73 10ǩ11Ũƥ13T15ŕ19Ơ21Ľŵ
~eks>	73 10ǩ11Ũƥ13T15ŕ19Ơ21Ľŵ
~el>	55 -12ŝ-8ŲƲƴ7ƟƤ8ƌǠǩ9AŋƋƜǕ10Ɓ11ĵšŨƪ12ƭǖǪ13mņŧ15ŎƊǁ16Ź17Žƿǂ18ŷ19rŢƠ20Ɔ22Ū23ƶ24Ň26ų38ƥ
~eld	74 -9G9ŎŚűƚ10ĸ11Ľ13Jǉ14Ƴ16P19Ɓ22a25ū30S
~eld>	76 9Ŏű10ĸŚƚ11Ľ13J14ǉ15Ƴ20Ɓ24a25ū
~ele	68 7s8Pő12KǪ13Ƥ15ş16q20š26ǒ30Ž36Ƌ
~elec	73 7ĴƘ8ƙ9P13K17q28ǒ39Ƌ
~eled	86 26š
~elem	86 40Ž
~elf	57 -10Ǎ-9ŗ-8ķ7aƏƿ8tVĴƖưǃǆǒǩ9PǤ10AŘƃƼǛ11Cƀ12Š14cƸ15Ɣ16ƣǊ17nŁţ18Q19ō20H21Ŧǈ23Ƨ25g
~elf>	57 -10Ǎ-9ŗ-8ķ7aƏƿ8tVĴƖưǃǆǒǩ9PǤ10AŘƃƼǛ11Cƀ12Š14cƸ15Ɣ16ƣǊ17nŁţ18Q19ō20H21Ŧǈ23Ƨ25g
~eli	59 -20R-7CŞ7imŋ8MSƞƠƭ9Ÿǁ10ŉ12ĶưǢ13Ǫ14uƌǖ16tǌ17ƹ18Ũ23Ń28ǜ38Ǒ41Ų
~elie	79 -7Z9lŌ10mŋ11S12Mƭ13Ÿ17ư23u26Ǫ
~elin	72 -8Ş-7C7Ňǝ9N10iŀ11Ơǁ13ŉ18ƌ20t21ƹ25Ũ29Ń
~eliv	64 -21R9ƞ14Ǣ16ǖ23ǜ42Ǒ49Ų
~ell	40 -19Ň-13łŦǑ-12ĺşū-11LŞǦ-10ťǞ-9adGƜ-8oXŉřƘǡ-7DTZĻŌŐśŻƀƧƭ7npFMNŀŏŰŹƮǄ8EKƴǇ9ĶŜƎƟƦǗ10uIUƄƑǒ11ņƱƹ12gŊōšŤŨſƩ13iŝƓƵǜ14kxĹŔ15ƞƶƸ16PŶ17ŅǪ18b20Ɩǅ21Ǡǩ22ű24Ŗ26ńǧ27ƔǕ28B29ǟ30t31Ɗ33Ľ36HƂ
~ell>	42 -19Ň-13ł-12ū-11ĺŞŦǑ-10L-9ťƜǦ-8cGŉş-7dķřśƘǞ7JŨżƛƝǤ8pFMĶŰŹſƩ9nENƮ10gŀŏƟƦƵǇǗ11x12uUƄƊƱǜ13Ŷ14bŊōŤƞƴǟ15iIűƖ16kŝ17Ƹ18PĹŔ20Ɠ21Ľ22ǅ23ńǠ24ǩ29ŖǕ32t33B42H
~ella	60 -7Ɠ7Ņ8cſǄ9ń10Ǫ11BŜ12ƙǒ15ņ31Ɗ39ǧ59Ƃ
~elle	77 -10w9Ǆ10bŶ16Ǝ17űƑ18ƹ26š
~elli	73 -9Ƨ-7ƭ7ƞ9ŒƩƵ11ĸ12Ũ13s19fŅ32ǟ43Ɣ
~ello	88 11w23Ǫ26ƶ30Ľ
~ells	88 -7I9K14CƖ
~elo	71 -8ƚ8DƵ12Ʀǐ28Ɗ31H36Ƙ39m
~elon	81 9Ƶ14ǐ15Ʀ44Ƙ
~elor	83 46m
~elow	88 -9ƚ35Ɗ
~elp	66 -11Ł-9i7fư8vĺ9Œ10ŐŢ11ŝŧǒ13sǉ18ĵ24Aň33ǈ34Ĺ39z
~elp>	69 -9i-7c7ưƲ8f9vĺ10z11Ţ12ŝŧ13Œ14s15ǉ20ĵ27ňǈ36Ĺ
~elpi	88 43z
~elps	86 -14Ł11cǈ33A
~elr	73 38ƙ
~elry	73 38ƙ
~els	52 -22Ǫ-11ƈƔ-10Ź-9Śƕ-7Ƨǣ7Ŏ8hƽǦ9ŤƼǌ10ŴƉƌǑ11F12ŢŪ13Hƒ14ƚ15ƣǞ16ƦƯ19ųƭǉ22Z24n26Ł27ŷ28Ǜ38ş39ō42ŵ44ń
~els>	74 -15ƈ-11Ǫ-9Śų9r10Ɵ14Ƽ16Ɖ17Ǒ20Ū29ƭ34ŵ42Ǜ
~else	53 -15Ǫ-10Ź-9Ɣƕ-7Ƨ7Ŏ8ƽǦ9h10ŤŴǌ11Fƌ13HŢ14ƒƚ16ƣǞ17ƦƯ18ŵ19ǉ24Z26nų28Łŷ39ş40ō45ń
~elt	86 -13Ǉ9Ʈ11ǆ12p14Ż15j23Ǆ
~elt>	90 9Ʈ12pǆ14Ż
~elv	78 10Ō12a13x22Ř
~elve	79 10Ō13x22Ř
~ely	70 -15ƽ-11Ť-8S7Ƒ8UĺƔǃ10ǚǛ11Żư12ż13Ǥ14ţǠ15ƿǖ16ũ17ǝ18ƹ21ƙ
~ely>	70 -15ƽ-11Ť-8S7Ƒ8UĺƔǃ10ǚǛ11Żư12ż13Ǥ14ţǠ15ƿǖ16ũ17ǝ18ƹ21ƙ
~em>	48 -17Ǩ-13m-11ĽŶǕ-10acXƘ-9ĺĻŎŦŨƲǆ-8Ǎ-7GOļľŐŤťƟǩ7eLPǜ8gŔ9xşǗ10Ešžƭ11żǙ12ǖ13ƏǑ14Ʒ15S16Ŝ18wƢ19ǘ21ƙǉǔ22Œ23v24œŧǒ25y27Ǜ28Ǔ35ư39ő44Ş51Ţ58Š67ŝ
~ema	58 -11D-10Ś-8Ǫ-7bļ8Ɩǘ9ƚ10q15Ǩ19Ľ20ǖ22ś25ŽƱ36ǉ38Ǚ39K56J
~emai	60 -11D-10Ś-7bļ8Ɩ9ǘ15Ǩ20Ľ21ǖ23ś40Ǚ41K58J
~emat	79 36Ʊ37Ž
~emb	68 -9Ś-8Ť7B8œšŦ9x10ťǆ15E17h25ř27Ʒ39Ľ
~embe	69 -10Ś-8Ť7B8œŦ10xǆ11ť15E17h26ř28Ʒ40Ľ
~eme	54 -18ǐ-14g-10Ƈ-8ƓƢƲ-7ŤǪ7xĸǆ8ť9ľŦƚƱ10ƫ11Ɓ12E13ƌƦ14Ɨ15ǁ16Ś19Y20Ɯǔ21Ǎ22Ʒ24t25ǣ30Ľ32Ķ33Ɣ40Ɗ
~emem	70 -8Ť7B8œŦ10x11ťǆ16E30Ʒ42Ľ
~emen	57 -19ǐ-10Ƈ-9Ɠ-8Ƣ-7ƲǪ7ĸƝƞ10ƚ11ľƫ12Ɓ14ƌƦ15Ɨ17Ś21t22ƜǍǔ26ǣ35Ķ36Ɣ43Ɗ
~emer	84 8ƃ32Y
~emi	74 -7ţ7a9XǞ11œ15ťǥ17Ǜ29Œ
~emic	86 11Ǟ17ť19Ǜ
~emiu	77 -7ţ9X12œ16ǥ30Œ
~emo	79 16ǅ17Ľ43ƌ
~emod	83 45ƌ
~emp	58 -11ő-7o7Ǧ11Ƥ13ǒ14VǉǤ18q19ƨ20Wǝ23S26ǈ31Q36Ơ
~empl	59 -11ő-7o7ƃǊǦ14ǒǤ15Vǉ18q19ƨ20Wǝ24S27ǈ32Q
~empt	80 9yǙ52Ơ
~ems	79 7Ɯ11ƽǝ13x15Ǝ16ƙ
~ems>	80 7Ɯ11ƽǝ15Ǝ16ƙ
~en>	33 -20Ū-18Ł-15ş-14YƢ-13ƀƃƘǑǛ-12qŀ-11NT-10UXŅƧƶ-9ŤųƞƦƩǅǘ-8xzFŇŴƊǄ-7nwCķůƉƣǋ7ŎƁơƮư8rŔŶƛƳƷǕ9ŗƯƸƹǁǤ10iAũƎ11Ŀǜǝ12fłŲƑ13Ũƾ14ƚƺǠ15gOĺƿ16RŢţƵ17ƋƬ18VǓǚ19vņŻ20yſƜǆǪ21Ŝ22dōƅ23Ķƈǀ24ż25ŃǞ26šťƌƨƴƽǃ28Ơ29Ǚ30sƗ31Ź32LŸ39S40ő43ŕ45G50Ǐ
~ena	70 -8ƞ-7ǎ9hƠ12ŭ13źƣƤ17v21ǔ26F28Ɲ30Ź
~enag	73 -7ƞ11h12ŭ14ź18v34Ź
~enan	83 -8ǎ8ǣ11Ơ16ƣƤ32F33Ɲ
~enc	62 -14ũ-12ŗ-11Ɣ-9SŃ7ƚƹ8nœ9K11ŧŨǤ12łřǆ16GňŻ19Ɩ20ņ23Y24ƍ29Ǣ34Ǫ42ƒ
~ence	63 -14ũ-10Ɣ-9S-7ƃ7ƚƹ8nœ10K11ŧŨǤ12ǆ13ł16Gň17Ż19Ɩ21ņ25ƍ30Ǣ43ƒ
~ency	84 8ƃ22Y
~end	47 -17Ƣ-12ŖŨǉǐǓ-10ƯǇǝ-9ĴŚƟ-8nĺŘũƭǏǞ-7yHWŤ7gĵŌŭŲ8iƣǆǣ9zƈƵ11RĿŬƄƝƱ12Őƴ13Sų14KƸ15AGZŦƨǥ16lŔ17Ÿư19IťǍ20J21Š22bǨ24X27ļ29B31k33ŕż35ǖ40ƫ45ś57Ɩ
~end>	52 -20Ǐ-18Ƣ-13ĺ-12ǐ-11Ŗ-10Ǉ-9LĴƟƯǝ-8ŘŚũƭ-7Ľľƥ7łŃŜŭƣƫưǄ8ƅƳ9azĵŕƴǀǣ10gIŁŠ11ilŌƈ12ǆǨ14ĿƱ16K17SųƸ18ǥ19GZŔ20ŦƖ22BťǍ23J24A26b28ļś29X46k
~enda	86 12ŠŰ14I15Ǜ18L
~ende	63 8Ƭ9lļƚ12ǒ21Ŭ24Ÿ30ƫ37Ƅ47ż52Ɩ
~endi	81 -12Ũ-11Ƅ7I10ĺĽ12Ɩ15Š19ŕƵ36ś
~endo	83 -9Ǟ62ǖ
~ends	66 -14k-12ǉ-11o-10Ǔ7ƪ10e13Rū15BƥǏ16Ų17Ǩ18uư20ŕ21Ɲ23Őƨ28ƫ
~ene	50 -13ž-11ĿŗƮ-9ƣ-8ŁŌŔƀǪ-7ŀƌǍ7Ʃǟ8eņƯƹǩ9ŊśƇƧǨ10ƭ11iơ12YōŜƜǔ13Ũǝ19ƴ21ǆ24Ť25Ǣ26WĹƥ39Ƭ46š53ŕ
~ened	60 -12ĿŜ-9Ł8ŠƥǤ9ĺƩ10Ŗ11Ư12ǩ13ņǆ14iĹ15Ɯ16Yōǝ18šƬ21Ũ26ƴ31Ť
~enef	65 9ƨ13Ƨ15ƭ33Ƭ37W
~ener	74 -17ž-12ŗ-11ƀ13ƹ14Ǩ15ǆ18ǔ38Ǣ
~enew	61 -12Ʈ-10ƣ-9Ŕ-8Ǎ-7Ō10ǟ11ś15ơ18Ĺ24ƥ28Ŝ39š68ŕ
~eng	74 8hS9ƃ10ǁ15ƙ18Ʈ24űŲ30f
~enga	84 18ƙ35f
~enge	82 -7Ÿ9h10ƃ12ǁ27Ų
~eni	72 -10i8rHĿǪ9Mǉ10g11Ű12Ǐ14R18ũ19P26Ƶ29ǟ43L
~enie	88 11M32Ƶ
~enin	75 -10i8rĿ9HǪ10g11Ű13Ǐ15R19ũ30ǟ45L
~enis	90 12ǉ24P
~enj	83 -9R11Ǡ19g26t41U
~enjo	83 -9R11Ǡ19g26t41U
~enn	88 -7I11m13c14C
~eno	70 -7Ő7Ź8ŎŞ9ŀư12rQĶƘ13ŷ17y18jťž22ƌ33ƭ
~enou	72 7Ź8ŎŞ9ŀ10ư12rĶ13ŷƘ17y18ť19jž34ƭ
~enov	88 29ƌ
~enr	90 -7Š10Ō40W
~enro	90 -7Š10Ō40W
~ens	50 -15ĺ-8ŕŖƯ-7VŔŤƌ7lƂƃ8osYšƆƘƻ9ŗƄ10Ə11R12dƱǅ13ūǁ14ſƨǩ15aƙ16Ǟ17ƀ18Ǫ23Ǥ26ŹƸ27ň28Ķ30ĸ32ǐ33ŷ50Ÿ
~ens>	62 -15ĺ-9Ư-7Vƌ7Ǔ8ŢŻƚǈ9wƂ10Ļƃǩ11Cš13ĸ14RǤ15Ʃ17ŗǅ18Ƹ19ſ20ƨ21Ǟ28Ǫ34ǐ
~ense	56 -8ŕ7ǩ8lũǜ9Yƻǋ10s11o12Ƅ15dƱǁ16ū18a23ĸ27Ź32ň38ŷ59Ÿ
~ensi	70 9ǐ10ŊǤ11Xź14Ɔ15Ƙ20Ƹ23ƙ25ƀ44Ķ
~enso	90 22Ə
~ent	35 -21ǉ-14Ɠ-13Ň-12ĻƇǃ-11TXŲǪ-10isĿƸǋ-9gjVłňŶƄǊǏ-8hoHRŁŅŪƀƨƩǄǡǤǩ-7ayBŌōŦŮųŹƆƒƟƮƷƼǁǢǨ7tŝ8ĵŬŭƅƯǅǗ9ľǌ10Zļƃǟ11Gķĺńƪ12uWƗ13ŃƥƬƾǝ14œŤƔƴ15żǔ16ŜŠƁ17Ķšťƕ18lĴŞũŵź19űƊ20NǙ21zĽŐŕƞƤǇ22őŔ24ƘƝ25ǆǘ26Ǜ28ǒ30ŏ31Ʀǣ32Ƣ35ǐ36ņ43Ǖ44ƣ51F60ơ
~ent>	39 -24ǎ-17ǉ-14ķ-13Ɠ-12QŇ-11ĻƇ-10nP-9łƌǋ-8isRXĿńŅţ-7gVĹŶƄƨưǤ7DƘǀ8ĴƖ9tƥǦǧ10ŀŽƪ11Ŝƽ12ƴ13ľŃŏŕǔ14ļŝũƃǘǟ15uǛ16Ƥ17GŠšƬǝ19Ő20œƕ21ťƔƣ22ĽźƢ23ĶƊ24lF25NőŔƦ26ņŤ27ŞǒǙ29Ɲ30ǐ38Ǖ63ơ
~enta	68 -13ơ15P16W18Q26ŵ29ƣ36ķ62Ɓ
~ente	72 -16Ǎ-13Ɓ-10Ǒ-9ƃǊ-7ơ7ş8ƹ9ƥǐ10cǓ12ǈ15Ʀǌ16ǒǪ17Q18Ĺ20ŏ23F25ƣ37Ƣ
~enth	88 7ǥ9Ɨ12Ń32ŕ
~enti	70 -10Ɵ8ĺĽ9dǌǕ11nAƅ12ƣ13Ŗż15ǅ18ńū38Ǉ44F
~entl	76 -17Ǫ8ŒƁƴ10Ŏ15ũ17ĺŐ20ŧ28ŏ
~ento	81 15ǣ23Ƙ27ƞ29ǐ
~entr	88 
~ents	51 -12ƹ-10ƽ-9ŗ-8TƢƣ7UƤƪ8ŵ9ķƯǔ10Ʀ11Ŝƌ12Šƙ13ǍǗ14żƝ15ńŬƞ16ĵǕ18ZĴ19ņ20ơǘǛ21ŭ22Ƙ27ű28ƾ29ǎ33zǣ
~enu	79 7Ǩ13X22Ǫ26ǜ36ǋ
~enu>	90 15X28Ǫ30ǜ
~enue	83 8Ǩ38ǋ
~env	88 10DƟ14l22Ǫ
~enve	90 10D14l25Ǫ
~eo>	85 13g15Ƙ40M
~eon	80 -8š-7Ǫ7Ɣ8Ł10ſ11Ʊ14Ǜ15ǆ22ƴ31A
~eone	81 -8š-7Ǫ7Ɣ8Ł10ſ15ǆǛ22ƴ31A
~eop	57 -11ľ-9ǣ-7ĴŒ7ņŐşƘ8bŮŲƩ9ǝǪ10Ǣ11ſǑǒ12ŝǊ13dKŸǛ14ƳǕ15Ǘ17lƷ19ŷ20n22ǚ23ǘ24ǉ26Ɲǈ30Ǟ
~eopl	57 -11ľ-9ǣ-7ĴŒ7ņŐşƘ8bŮŲƩ9ǝǪ10Ǣ11ſǑǒ12ŝǊ13KŸǛ14dƳǕ15Ǘ17lƷ19ŷ20n22ǚǞ23ǘ24ǉ26Ɲǈ
~eor	84 9z16Ÿ17C18y
~eorg	85 16Ÿ17C18y
~eow	76 7ƚ8Ĺ23Ɩ25F29Ǖ
~eown	76 7ƚ8Ĺ23Ɩ25F29Ǖ
~ep>	53 -13ŷ-12ƃ-11t-10eSǈ-9Ź-7ŏŘ7NŌŜū8WŋœŨƞǚ9nqĸłƉƥ10ĻŉŬƀǆǪ11ųž12Ūǟ13ş14YſƯ15Ǟ16ŚƊǜ17Ǚ18Ʀǩ20ǐ21ƽ22ōư23o27ƨƸ28ƶ31ǘ37Ű
~epa	68 7f8ƏƱ9Ŕ11ũ18ǅ21şƙ25Ɛ27Ř32Ŧ
~epai	78 10ƥ11Ŕ14ũ21ǅ37Ŧ
~epar	73 8fƏ23şƙ27Ɛ29Ř
~epe	65 -9ų8Ʋ10I11x13ǒ14u16ǡ17Ǚ22z25Ŀ29ư35ũ
~epen	68 -9ų8Ʋ11I13ǒ15u23z26Ŀ32ư
~eper	82 15x22Ǚ23ǡ
~eph	88 -8Ŷ8h10s14I18ų21Ǫ
~epi	71 -12Ŷ9Ţ10ľƶ11Ʒ12ũ15Žǡ17U21ŀ22Ǡ26t40x
~epin	71 -12Ŷ9Ţ10ľƶ11Ʒ12ũ15Žǡ17U21ŀ22Ǡ26t40x
~epl	61 -13Ŧ-9Ɠ-8Ĺ-7qſƁ8žǌ9Ư10Hşƒ11Ʀ12ĺ15Ƌ19ƈ26Ƙ32ǣ34Ɣ35ƶ36Ƒ69ǝ
~epla	61 -13Ŧ-9Ɠ-8Ĺ-7q8žƃ9Ưǌ10Hƒ11şƦ12ĺ15Ƌ19ƈ26Ƙ32ǣ34Ɣ36Ƒƶ
~epo	76 11Ż12Ǌ13ŧ15ǌ18ĵ21ţ22ź24Ǝ
~epor	77 11Ż13ŧǊ18ĵ21ţ23ź24Ǝ
~eps	70 -7x7nŢţƏƜǣ8ǡ12c13Ǔ15Ű19ũ21uĿ22Pŝ35Ɲ
~eps>	70 -7x7nŢţƏƜǣ8ǡ12c13Ǔ15Ű19ũ21uĿ22Pŝ35Ɲ
~ept	72 -9Z-7Ư9YŶƑ13ǘ15ǉ16ƃ17ŝ18ŀ21Ǘ22Ɠ33Ʀ35Ű
~ept>	73 -9Z-7Ư9YŶƑ14ǘ17ƃ18ŝ21Ǘ22Ɠ34Ʀ36Ű
~equ	63 -9Ɣ-8Ƙ8Ĺ10ǚ12Ǎ13ĵƞ14Ƭ16ĽƢ17ǔǣ21Ŭǟ31ķ41ǐ
~equi	64 -9Ɣ-8Ƙ7ƕ10ǚ12Ǎ14ĵƞ17Ƣ18ǔǣ21Ŭ22ǟ32ķ41ǐ
~er>	28 -37d-28ƹ-26Š-24Ĺ-23Ō-17ƥƧ-16ŀŗ-15mƌƕƘƷ-14ƈƣƼ-13lƟƮ-12GŶǌ-11YǦ-10uŏŵƗǆǒ-9Ɛƿ-8ŇňŧƉƞǅǣ-7ŝŪƭƱ7nłƺǁ8ľńśƅƳ9vũżƪ10jCƯưǇǑ11cFƨǐǘ12VŎŒŦƎǟǥ13erAPņŤơ14hsķţ15UūŬŽǤ16QťŮǂǪ17X18EHŖ19yĽŸŹƋƓ20LŜųƠƽǍǜ21xļƩƸƾǧ22źŻƊƝǃǖǩ23Zǈ24pKřşƂƖ25wŲǋǝ26zB28IƴƵ29ƒǀ30oq31ŐŢŴ32Ǚ33Ǣ34ő35t44ƚ46Ņ52Ɯ
~era	49 -15ǐ-13ň-9ƪǒ-8ƞƦ-7NƘ7MXƫ8ŃŉǨ9ŲƮ10ŷſƀƧƴ11źžƛƩǓ12ƙƜǍ13ǩ14WǛ15ľŚ16Ǟ17ŠƁǌ18ŗƭǔ19ƨǆ20šƹ23ŏ24Ǣ26ǣ30ƏƔƱǦ
~era>	88 17M33Ə
~erad	90 10Ŵ17Ū
~erag	53 -16ǐ-13ň-10ǒ-8ĺ-7NƘƞ7ŕƄǊǔǤ8Xƫ9ŉ10ŃŲƮ11ſƧ12źǓ13ƛƩǍǦ14Ɯ15ǩ16WǛ18ľŚǞ19Šƀ20Ɓ21ƨƭ22š25ž27ŏ29ǣ30ŗ33Ɣ
~eral	66 -16ž-11ŗ-10ƀƪ8ĺƯ12Ǩ13ƴ16ǔ26Ǧ29ƹ31Ǣ43Ʊ
~eras	80 12ƙ21Ə
~erat	83 -12ő-8D10Ǣ22ŷ34ǆ35ǌ
~erc	64 -19Ř-16Ƃ-7ŞƋǉ7QŐǌǍǗ8Ķ9Š10ǒ11ź15Ǉǎ17ĴǕǜ19ǧ21œ22ǣ25Ž29ƛ43ǅ
~erce	70 -21Ř-7Şǉ8Ǘ9Ķ10Ǖ11ǒ12ź18Ǉǜ19Ĵǅ23œ27Ž32ƛ
~erci	73 -19Ƃ-8Ƌ7Ǧ8ǌǍ9ŐǕǣ10Š17ǎ22ǧ29ǅ
~ere	31 -21ŒǏ-20ŀ-18ŐŶ-16ƙ-15Tų-14pǈ-13x-12O-11bĴťƗǆǤ-10ĿƋƓǍǒ-9vIűƅƔǇ-8NŽǑ-7cetLĺŁƖƯǋ7ŊŎƈƒƛƦƸǧ8mŔǥ9dkquFUĶķŌŗşţźƀƐƘƚƢƨƮƽǁ10ĸňǉ11rŇŤƁƎǪ12YŠƄƺ13WŅřŸ14JŖũƫƿǜ15ǩ16ſƂƉƏƷ17sŉǘ18fŧŨ19ŷƲǄǅǣ20SƍƟǌ21Ś22š23DōƠƧ24nļ25HVǞ26ŏƞ27Q29Ŝŝ30M31jCŰƥǎ32l40Ɗ55G
~ere>	32 -21Ő-20Ǐ-19ŀ-18Ŷ-17ĺ-16Œƙǆ-15ų-14T-13pxƓǈ-12I-11OłƗǤ-10bKťǍǑ-9ĴĿƅƋǓ-8vűƔǇ-7etNľŽƖǋǒ7hĵœŖŪŴƃǔǕ8XķŊŠŢŵƁƈƐƒƝƦ9iŏƄƷƸǥǧ10dkUĶŉƚƤƨƽƿǁǣ11quFřţŧƫǉ12źƎ13YĸŤƘƧƺ14ŅŸſǄ15rƛǜ16JWƂ17ǌǎ18ƉƏǘ19s20Cŷǩ21SVļŨƍƟǅ22fōƲǪ23HŚ24šƠ25nD28lƞǞ30M31Ŝ32Q33Űƥ34jŝ43Ɗ55G
~erea	84 8M14Ƥǌ26C
~ered	60 -22Ƥ-8ǐ7ƄǢ8ļƁƜƫƿ9şǠ10Ň11GƮǄ13mĹľ14Ŏ15Ŗŗƀ17Ʒ19ǣ20Ƨ21Ʃ22lŌ24ŉ28ŏ33ǎ
~eren	66 -12Ļ-10ƛ-7Œ7I8Ǧ9Cǆ10ǖ11Vł13ŎŞ18Řŧ19K20ňũ22ĺŔ
~eres	79 -16Ǫ7ķō10ĹƢ12H14B16Šƕ19Ň
~erf	78 7Ÿ10ř11aD13Ő14Ļ20Ɯ22Ş
~erfe	80 7Ÿ10ř11aD13Ő15Ļ22Ş
~erg	81 8ƃ10Ɗ22x31Y
~erge	84 8ƃ32Y
~eri	58 -9Ǟ-8Ŗŗ-7B7hƝǪ8dŻǐǑ9Ũǖ10ŧǤ12ſǆ13ƾ14ŉ17Ɖǉ18ŀ19ņƇǃ20Ʒ23ƽ38Ų40Ő42ǜ
~eria	85 8Ƈ10ūǙ15ǖ25Ɖ
~erie	64 7X8ǃ9Š10hǑǜ11ŧŨǤ13ǆ15ƽ18Ő22ņ26Ų
~erin	73 -10ŗ-9Ŗ7Ʈ8k10Ɲ11Ʒ15Ǫ16ſ18ŉ19Ų24ŀ30Ő42ǜ
~erio	81 -9B-8Ǟ12ǐ14ƽ16ǃ20ƾ32Ƈ
~erl	88 13ŕ20Ĵ23Ÿ
~erly	90 20Ĵ23Ÿ
~erm	64 -12ţ-10A-7ƃ7Ɲ8ƌ9ƶ11W13Bǝ14jǖ16Ÿ17g26ŕ33Ź59Ʈ79ƪ
~erm>	69 -10A-7ƃƕ8Ɲ11ƶ12W15B28ŕ60ƪ64Ʈ
~erma	84 8h26g31ƪ
~ermi	77 -15ţ8ŷ10ƌ17ǝ19Ÿ41Ź
~ern	71 -11Q-9Ń8gľ10i11ŕ12Ǘ13Ōǐ14Ņ15j24ŀ25Ŀ30Ű39Ǖ
~erne	90 -7X18Ŀ19Ņ
~erni	80 12ŕ14Ǘ15Vǐ34Ű
~erno	84 -11Ń10g12i13L16Ō18j
~ero	75 -17ť-8g8śǃ9ŏ10ū12ţ18ƽ22ř29ǁ35ƈ
~ero>	86 11ŏ12ū13ţ26ř
~erol	90 9ǃ22ƽ
~erou	84 -8g9ś32ǁ
~err	74 -8u7gŨ9w10Ǒ11œ15űǛ17Ǟ21ļ30N34ŭ
~erra	86 -9u12Ǒ40ŭ
~erri	90 9g11w12Ũ13œ
~erru	86 21Ǟ36N
~ers	42 -24Ǎ-18nI-16dş-14WķǢ-13ŮƁǞǪ-12ǌ-11FŐ-10Pű-9DHUŌœŦƴǎ-8RVXŝŶƠƭǥ-7jCĸŁōŒŕţƅƹǂǛǧ7ĹņƏƑƛǔǗ9ńŊƩǨ10ŗŜŠŲƋǓ11KŋŸƇ12ňƐǜ13pEųƗƾǤ14žƲǡ15ĻłũƔƝƽǈ16MƈƘ17ŷż18ŹźƖƢǀ19ǐ21Ƽ22ŴǄ23ǘ24ŖǕ25ƃƤƳ26ǩ27ǒ33ƣ35ǖ36h37v39A42Ǉ
~ers>	44 -22d-17Ǎ-15n-14I-13yşƁ-12ŮǞǢ-11Fķǌ-10ǟ-9ŐœŦŭůǁǣ-8cDűƴǎ-7rsRWXĸŌŝƪƭƹǥǪ7iuBłŏūǙǠ8zŽƑǔ9bőŠƏƗƛƾǗǦ10ĹŚǨ11ńƋƩ12ŗżƇƲǓ13KũŲŸƐǡ14ǜ15EǤ16ŷƳǩ17pžƔƽǈ18źƈƢǄ19ƃƝ20ǀǘ21Ɩ22Ź23ǐǖ24AŴƼ25ƣ27ƤǕ29Ǉǒ31h41v
~ersa	82 11s12Ļ22ŋ23ƪ
~erse	84 -14Ǎ-8Ơ8Ƹ10l12ƿǁ19ƣ27ǖ
~ersh	85 7Š11Ƅ33Ǉ
~ersi	82 8Ʋ11Ť13OǄ16y
~erso	63 -9W-8PǦ7ǣ8fgľŖ9adžƃǏ10hT11ǉ13Jų14ł15ņ17ŭǩ19Ŋ24A25Ŝ26Ƙ34M
~erst	76 -9ť9rƗ10ĺĻ11ƾǟ12ż14Ţ15ů19Ƴ29Ŗ35ň
~ert	56 -12ǉ7ŐŠ8HşƞǄ9ƌ12ŭƍ13žƒ16Tź17Ƣ18D22ķƘ31Ǎ33ǣ48Ǔ68Ǩ
~ert>	79 11Ǔ54Ǩ
~erti	63 10Ǆ14Ǎ15ķŭƢ18T19ź21Ǔ29Ǩ
~erts	85 35Ǔ
~erty	66 -11ǉ7Ɲǌ9ŐŠ10Hş11ķ15ƍ16ž17ƒ21D22Ǎ27Ƙ41ǣ
~erv	64 -7ǀ7fǛ9Ɩ10C11ŝ12Ɛ13Ŝţ14ǁ16ǟ19ľű20Ʊ22Ŀ30ǅ32ǜ
~erve	77 -7ǀ8ǘ9ǁ10fǕ43ǜ
~ervi	69 7y8Ǜ10Ɩ11C13ŝƐ14ţ15Ŝ18ǟ21ű22Ʊ23ľ32ǅ
~ervo	86 10ǁ32Ŀ
~erw	69 -8ǘ-7Ō7ƍƴ8enŤƈ9vűǃǄ10i11oƹ14ǁ16ǡ17Ś19J33ũ
~erwa	86 8Ũ11ƴ27ũ
~erwi	88 12vűǃ15ƹ
~erwo	77 -9ǘ-7K8ś11iǄ13o19Śǡ22J
~erwr	83 9ƍ10eƈ11nŤ14ũ17ǁ
~ery	51 -11Ų-10ŗ-8Ŗţƀ-7JLųŵƦ7FĻŰƕƱǅ8bľƽǆ9ƊƪǉǗǙǢ10ōƗǒ11Ĵ12Ő13n14i15ş16Kǣ18UŴ19TķŪŭǚ20ŷ21ƘƼǓ22u24ƭ26ů28Z
~ery>	57 -12ư-10Ųǐ-7iƦ7hŌŞŹƞǣǦ8bcŀŜơ9ƕƾ10FUƪƱ11ƊǞ12ƽǢ13ŭ15ĴŐ16Ƽ20Z22Ŵ23T24Ū27ǚ28u29Ǔ30ů
~eryb	68 -11Ŗ-7ƀ7gŰƗƘ8AŎž9Łƣǈǘ10Ũ11ŷǪ12ǆ13ķ14K18n19ľ20ƭ21ǉ
~eryo	90 -15ų11Ž23ŷ
~eryt	64 -8Ǫ-7nJ7wXƗ8AƳƴ9KƼǒǧ10ĿƷ12UǐǑ13Ļƭǅ14ǣ16ưǗ19ō23Ƙ24ş26i27ķ
~es>	30 -25P-22Ƃ-19aŭ-18ĺŅ-17Ŧ-16iœ-14tƷǌ-13QĴŝŧžƭƹƿ-12ŃšƔƥǀ-11lSŸƴ-10GMNļŔǆ-9fCVőŷŻƗƜƵ-8ƫ-7DFRņŐƓƦƯƲƳǞǠ7bcŏűƅ8gŊŮƇƊƻƾ9ŗũǖ10rłŋŰƐǏ11HŹƉƝơǥ12ĽŀŪǚǤ13AOĵƄƛǂǙǛ14ZŲư15ƶ16ŘƨƪƱǅǝ17uTǒǜǪ18pWƢǁǎǧ19şƣǕ20ƋƏƚ21hwŕţǗ22xĿŞ23ŜƁƩǔ25vńǘǦ26ǋǓ27ǊǑ28qǐ29ǣ30Ǩ32ůǡ33źƙ36ǉ39o43ƒ44ǃ45Ł71ų
~esc	72 7ǎ8űƹ9Ƈ11Ŵ27ƕƼ28Ɩ
~escr	72 7ǎ8űƹ9Ƈ27ƕƼ28Ɩ
~ese	61 -15R-10ű-9H-7x7őŖŜƁ8ŝǜ9fĺơǍǝ10Ǡ11z12Œǈ13Nǟ14tŐƻ15ŪǪ17PƓ18A19lnŋ20Q25U
~ese>	62 -15R-10ű-9H-7x7ŖƁ8ŐŜ9fĺơǍǜ10Ǡ11z12Œǈ14ƻǟ15t16ŪǪ17PƓ19A20lnŋ21Q26U
~esen	86 9ŐŞ10ő14ŝǝ19N
~esh	90 18ō19Ľ20ŏ
~esi	63 -9Ň-8ư7Ǖ8WƣƦ10Łŷ12Gųǉ13ǅ14Zǈ17ķ18uǪ19ǎ24n26Ƨ32ŀǛ
~esid	65 -9Ňư7Ǖ8ƣƦ9W11Łŷ12ų13Gǉ14Zǅ15ǈ18ķ19u20ǎ22Ǫ25n27Ƨ
~esig	85 46Ǜ
~esit	85 47ŀ
~esk	83 -10ǐ7Z10ǉ12V18ƞ31P
~esk>	84 -10ǐ11ǉ12V19ƞ32P
~eso	71 7c8ŌŰƜ9nŏƙǋ10Ƈƨ11uC12ĻŚ13ţƕ15I16ǅ19ĵ21ǀ
~esom	71 7c8ŌŰ9nŏƙǋ10Ƈƨ11uC12ĻŚ13ţƕ15I16ǅ19ĵ21ǀ
~esp	86 -8Ŀ9ł11ǔ12Ţ18U
~espe	90 -9Ŀ10ł13Ţ19U
~ess	45 -15Ƃ-14Ū-12ō-10ž-9NŁŗŵƖ-8t-7ĺňŏŞƝƵ7uŇŢǒ8AEľţŷǏ9M10KǡǨ11ŐƫǛ12ƾǝǪ14JŰǣ15łŎƗǃǑ16Gǚ17ǇǕ18Ņŭǔǟ19Ǣǩ20Ǡ21ũǆ22Ůƽ23Ǆǅ27i28ǌ29ǋǘ31DUǞ32ƞǦ49ǧ
~ess>	46 -15Ƃ-12Ū-11tōŨ-10ő-9ŖƖ-8NŁŵž-7CŗŸƵ7Ǖ8nŢǒ9AŷǏ10EMłŅǨ11ľǡ12ƫ13Uǝ15JŰǣ16i17GŎǑ18ǘǢ19ǅǟ20ŭǔǪ22ǆǇǠ23ǩ24Ů25ƞ27Ǆ30ǌǦ31ǋ32Ǟ34D51ǧ
~essa	90 15Ĺ29K
~esse	76 7Ƴ8h11Cǅ12u15ƾ19Ǖ20iǘ27ǚ
~essi	71 8ņ9uP10Ŗ13Ņţ14ő15Őƽ16ń17Ň21Ǜ28Ɨ
~esso	90 12ǐ18ƞ44ũ
~essu	78 8Ƽ11ł18ǃ28ƽ
~est	50 -14ů-12Ş-11Cĺŀ-10ƘǄ-9ťƮǘ-8Ƽ-7cpŴŸƋǋǑ7Ʒ8YŶƠǐ9ĻĽŖƟƽ10ōƱ11xĿǎ12BUŝŨ13Źǂ14Ĺ15L16mtŊƿ18Ň19Ǐ21ǚ22Šƙ23K24ľƐǕ25vƝ26wI31y32Ǡ37ķŉ
~est>	54 -14ů-12Ş-11ŀ-10AĺǄ-9ťǘ-8ƘƮ-7ŔŸƋƤ7Ķō8łŪǀ9ǐ10YŶƕ11ĹĻƟƠƱ14xĿŝ15Ũ16UŠǂ18mL19t20Ǡ21Ǐ22Ň26Kƙ28ƐǕ29wI30v31ľ37y
~esta	80 -9CǑ-7ľ11ǜ12Ƥ14Ƴ15Ʒ24ǎǠ28ķ
~este	83 7ķ9ǃ10Ƣ14ǚ20ƽ
~esti	68 -10ƕ-8ǋ7ķĹƔ8d9ǖ10ĽŮǊ11A15Š16B25Ŋ53ŉ
~estl	90 13ň26Ŗ
~ests	82 13Ź24ǚ31ƿ37Ɲ
~et>	38 -23ŝ-21Ǫ-18Ƙ-16ƥƸ-14Ň-13ŏŒ-12lœƕǟ-11ľŭƵ-10qŖ-9ozZņŕťżǆǉǒǦ-8yĶŁŤƌǗ-7ĹōŲƬǛ7fXłŐŔŨūƏƼ8KŶƧƷǄ9aOńŠ10ckILĽƄƐƩǚ11wxJŪŰƑǞ12gSű13Ƣǌ14GňŴƛǖ15jŵƆƔƟ16DŃŘśƃƍƖ17e18ŊŎŞŢŸƱǝ19ĸ20ŌŽƊǇ21HķĻŻ22Mƚƶ23WĴŹ24vYƜ31ŀŦ37Ɨ
~eta	75 -11Ű11ƕ16ǎ23ƒ26ǅ30Ɖ
~etac	86 -12Ű27ƒ
~etal	80 18ǎ32Ɖ
~etc	86 8Ơ10Ś14Ż23š
~etch	86 8Ơ10Ś14Ż23š
~ete	71 -7ř9Ǣ13Ʊ15ƾǃ17jy22Ə31Ů
~etec	84 26Ə
~eter	83 16Ʊ20j37Ů
~etes	81 7ƽ18ǃ19ƾ
~eth	51 -12ž-10Ł-8aŌœǙ-7ĻƚǁǞ7irEPĽńŝŴƄ8mŽƏǖ9ŊōǊǜ10gsĴŏŔ11łņŪųŶƭǩ12ŗūǪ13şƢƬ14Ŗţŵ15NZ18Ř19ƻ20ĸŞ21Yŉ22ƩƷ26ŀ28ĺ
~ethe	71 7fŏ8ƶ9hƀǋ10Ƣ11uMĴ16Z17Ǌ23s29ş
~ethi	52 -12ž-10Ł-8ş-7aŌƚǙǞ7PĽńƄƊƧ8imrEŝƏ9ŽƬǖǜ10gĿŊōŔŴ11ţƭ12łņūŶǩ13ŗŪ14ŵǪ15Ŗ16N19Ř20Şƻ21ĸ22Yŉ24ƩƷ27ŀ29ĺ
~eti	64 7ļǠ9M10ƽ11OŜǚ12Ņ13ǉ16Ʈ18t20ƨ24ń26P33Ķ38V
~etim	85 -7qR9Ǜ13Ǡ16Ń19ǉ
~etin	81 9ļ11M14O15ǚ
~etir	69 8q12Ŝ16Ʈ19t22ƨ29P37Ķ42V
~eto	85 -16Ǫ9ņ14Ǉ16Łǀ58l
~ets	61 -7ŐŹ7ƳǈǤ8Tĺ9sļŴƌƣ10Ʈ11ų12Ŏ13ţƁǠ18Ż19ŶƏ21Ł22ķƞ24Ǫ29Ƭ30h
~ets>	61 -7ŐŹ7ƳǈǤ8Tĺ9sļŴƌƣ10Ʈ11ų12Ŏ13ţƁǠ18Ż19ŶƏ21Ł22ķ24Ǫ29Ƭ30h
~ett	53 -14ŀ-10QǪ-9B-8Hũ-7ķĺňŠƛƤƿ7ŖƁ8PĹǂ9ľ10jrLłŉƆǡ11pqŞŢŧ12ř14xǃ15ŦƗ16zŇ17Ʃ18o19Gƺ20Uźƹ21Ś22K23Ŕ25ĽĿ26Œ31Ɵ32b38t
~ette	60 -13Ź-10Q-7ƿ10Ŀǂ11Ţ13rLľƩ14q15p16řŞ18Ś20Ňǃ21o23ƺ24ź26K28Ŕ29t30Ľ37b
~etti	66 -14ŀ-8Ƥ7ŚƩ8ŵǞ9UƁ10űƟǚ13PŖ14Źǡ17jt21x22zĿ36Œ
~ettl	77 9G10łŃ15Ɨ18ŉŧ26Ŧ29Ɵ
~etty	70 -8ű7Ķů8S9Ŷƒ10WōŨŴƚǒ11ŕ13Ţ15Ɔ19G20U26ƹ
~etu	81 7ǡ9Ɗ10ŧƏǇǋ13T19ǚ
~etur	84 7ǡ11ŧǇǋ14T20ǚ
~etw	79 -9ų10C12P13šŷƬ14ł21ň
~etwe	79 -9ų10C12P13šŷƬ14ł21ň
~ety	70 13Ə17ƽ61ǚ
~ety>	70 13Ə17ƽ61ǚ
~eve	40 -13ƌ-12Ŧƀǩ-11rĹƃ-10jƞ-9ŃńňŵƟƦǟ-8stvOWƄƹǎǔ-7yDJĺŔŮƔƖƨƯ7cĴŏŤƍǇǑǖǧ8nCU9guķŞŴſƅǣ10ĿőŗŨŪŭǗ11mƆƝƳ12LŒşũŸƼǋ13hŷƺ14KTƘ15ŻǦǪ16Ž17šůųƊǀ18RŲǚǞ19Ŗ20Ƃ21HƜǙ22ņżǝ24ƽ26Ǔ27Ŝƚƪƭ30Ƶ37Z51ţ
~eve>	79 9lŌ10m11S12Mƭ13Ÿ14ŋ19d23Ǫ
~evel	72 -9Ʋ8ūŶ11Ƥ16ƪ18m21Ɗ28Ɔ
~even	59 -9Ɵ-7i7hnƲ8ŕƭ9ť11Ţ12RŒ13ƺ15ũư16ŷ18Ũ19Ŝ20ƅ26ǋ27ż30L34ţ
~ever	42 -12Ŧǩ-11rƀƃƌ-9jLSŃŵƞƦǟ-8tWńŌŕƄƹǔ-7sJOĹŞƖƨ7iŸƊƣǜ8ĴŷſƒǇǑǖǛǧ9Uƍ10CķŏŤǣ11gnRĿŗŴǗ12Ūŭ13őƳ14şƝǀ15huKŜƼ16ƭ17TƘǦ18Ž19šůųŻ20ŲǚǞ21Ɯ22Ƃǝ23Hƪ25ņŖǙ27ƽ28Ǔ29ţƚ32Ƶ41Z
~evi	73 -11Ʒ7ƄǍ8œ12Ŷ13ǟ15ƈ19Ǫ20Ŝ23Ɩ24Ŗ44Ž
~evic	83 51Ž
~evid	88 9Ƅ28Ɩ
~evie	84 -12Ʒ14Ŷ15ǟ22Ǫ24Ŝ27Ŗ
~ew>	52 -15š-11ŉƉƣ-10Ʒ-9PŷƃƇ-8ĴŜƪǌǞ-7ŢŦ7IũƂ8kœŬƳ9ųƋƖƞǤǩ10ǖ12Ŕǚ13DŒ14ĵĹţǒ15HƅǊ16ŊƌƘ18ĺƺ19ƥ20GŹ21Ɓ22ƈƶ24ǉ25ǈ26Ɵ27i29S30ŕǆ31Ŷ37ǟ
~ewa	63 -7Ō10š11ǟ12ś19Ĺ20ŕ23Ū31Ŝ32Ű
~ewal	66 -7Ō10š11ǟ13ś21Ĺŕ32Ŝ
~eway	77 7Ɛ28Ū39Ű
~ewe	66 -7ƈ8Ŵ9ŜƉ11Ŗ12Ū18ơ19š26Ɯ29ƅ33ƙ
~ewed	85 -8Ŕ12Ŝ15Ŗ24ơ25š
~ewel	73 38ƙ
~ewer	77 11Ɖ14Ŵ31Ɯ34ƅ
~ewh	73 -17ş8Q9Ƴ10ǌ11Ű13Ǟ16Ʀ17Ŵ18ŒŢ19Ś21ƥ
~ewhe	73 -17ş8Q9Ƴ10ǌ11Ű13Ǟ16Ʀ17Ŵ18ŒŢ19Ś21ƥ
~ews	84 -17Ʈ18j27Ǐ39ŕ
~ews>	84 -17Ʈ18j27Ǐ39ŕ
~ex>	75 -12Ǩ-11Œ-9ǎ13ƙơ27Q37Ƭ39Ƣ44Ƥ
~exa	65 -9ƚ-7Ũǎ9YŅ10lŀŸ11š12Ɩ13Ƣǅ17Ťū18ƨ21d68ǂ
~exac	71 -10ƚ-8ǎ-7ƭ7ŕǄ10YŅ11ŀ12š13Ɩ15Ƣǅ18ū19Ť20ƨ23d
~exam	74 79ǂ
~exas	90 15Ÿ18l
~exc	69 -7Ǣ7Ǥ8i10H13Ƃ15ƹ18Ɨ22Ŗ30ŔƟ35ƶ55ǧ
~exce	76 -7Ǣ15Ƃ18ƹ61ǧ
~exch	90 48ƶ
~exci	84 11i13H22Ɨ38Ɵ
~excl	88 10Ǥ31Ŗ
~excu	88 41Ŕ
~exi	88 17M22ƶ
~exis	90 23ƶ
~exp	59 -11ƕ-9Ǟ-8œ7Ũǐ8ǋ9XYŸ10eŎŬ11ǆ12BŴƘ14ų15Ʊ16Ŗ18ņǤ19ƙ20Ň23ň24Ŋ29ŕ32Ŕ37ĸ38ǟ
~expa	90 41ǟ
~expe	65 -9Ǟ8Ľǐ9ǋ10XYŧ11Ũ12Ŏǆ13ǟ14Ƙ17Ʊ21ƙǤ22ņ23Ň42ĸ
~expi	81 14eŸ41ŕ
~expl	70 -13ƕ-8œ-7ŧ8ſ12Ŭ15B16Ŵ17ų26Ŗ29ň30Ŋ39Ŕ
~ext	57 -17g-16Ʋ-10PĹ-9aL-8CǦ-7N7ũ8pǙ9ŃſǗ10ŴƬ11ŗūǟ12ŏƵ13řƗƥ15ĺƙ16kH17ǈ18Ə19yŎƇ21śǥ22Ƃ23ǁ24ŕ26V28Ɓ36ǎ62K
~ext>	61 -16Ʋ-9aLP-8ĹǦ-7C8ũž9pǁ11ŃſǗ12Ƭ13ūǟ14ŗ15řƗ17ĺ18H19k21yŎ22ś26ŕ29V34K40ǎ
~exte	88 34Ƈ
~exti	80 26K27Ə
~extr	72 -18g7Ų9Ʒ12ƥ14Ŵ16Ƶ17ŏ19ǁ20ƙ22ǈ27ǥ29Ƃ38Ɓ
~ey>	41 -19Ǡ-17ŵ-16ŭ-15Ń-13ž-12Ƹ-11HMǣ-10ĺňſǟ-9cGĴńŇŉŎőƃƶǄ-8jmuEIPŤŶƂƓƕƝǢǤ-7agnsŁłōŕŠŨƚƮƴǆǊ7iƁƱƷǐ8rBRSƔƧƬǂǉ9ĸƾ10şƼƿǔǖ11ƪǨ12ŏǓ13yšŢż14ATUķǒ15ŗ17ƅ18ƗƲ19xƙ20zƨ21Œǩ22ŘƑ23ƽ24ǥ26WƖƫ27w28ơƢƵ31v32Ǘ33Ņ34Ǝ35ŦŲ41Ş47ŝ48Ŕ59Ư60ŧ
~eye	84 -16Ǫ10ƃ11r13Ŗ21A32Ŷ
~eys	71 -9Ǣ9Ń10Ų11v21Ƣ30ų39Ɨ
~eys>	72 9Ń10Ų11v30ų40Ɨ
~fac	76 -20ŗ-15J-8ƅ-7Ł8Ǖ12Ƨ14ł19Ƈ21ǙǪ23ƭ24ļ29ǅ31M
~face	81 -20ŗ13Ƨ23Ǫ25ƭ26ļ33M
~fact	84 -17J-8ƅ-7Ł10Ǖ16ł22Ƈ27Ǚ32ǅ
~fai	75 -10C-7ƭ9ƹ10Ŏǂ11ľŒŧ12ļ15ŉ16ŀ18i20Ň27ĵ
~fair	76 -10C-7ƭ8Ş9ƹ10Ŏ11ŧ12ļľ16ŉ17ŀ18i20Ň27ĵ
~fak	84 -8ļ10Ŀ55Ǚ
~fake	84 -8ļ10Ŀ55Ǚ
~fal	66 -16Š-10ĹĺǕ9ƃǟ12šťǚ13d14Ɲ15Ǣ17ŘǤ18yƿ19ŕ20Ƙ21Ɵ22Y33Ŷ
~fall	66 -16Š-10ĹĺǕ9ƃǟ12šťǚ13d14Ɲ15Ǣ17ŘǤ18yƿ19ŕ20Ƙ21Ɵ22Y33Ŷ
~fam	58 -10ƣ-8ĸ-7Přżƽ7azĿ8qƃ9ƹ10ǆ11F12hA13ǈ14ĽƱ16Ū17Ɲƴ18ŖŨ20u22ƭ23Ʒ24yƥ26Ư35n37ƾ
~fami	58 -10ƣ-8ĸ-7Přżƽ7zĿ8qƃ9ƹ10ǆ11F12hA13ǈ14ĽƱ16Ū17Ɲƴ18ŖŨ20u22ƭ23Ʒ24yƥ26Ư35n37ƾ
~fan	85 10Ǆ13ƌ16ƙ20rĿ
~fanc	90 11Ǆ14ƌ17ƙ
~far	59 -13Ŵ-10h-9U7ŜƑ8yMŇƷǅ9ŮƖ11uvŅ12mZźƮ14ťǑ15ƐƟ17ƛ19ň20i22ƚ23ǒ25ų28ńŐ37ő52ů
~far>	63 -14Ŵ-13ŭ-9U7m8źƑ9yMS10ŇŮ12v13ZƮ14u15őťƚ16Ǒ17Ɵ20ƛ21ň22i29ų53ů
~farm	73 -12h8Ľ10Ŝ12ƞǅ13Ʒ14Ņ15ŭ28ő32ǒ35ń37Ő
~fars	85 -7Ɯ11ź13ƚ18Ɛ
~fas	77 -9Ř7Ǫ8Oř17Ż19ŧ23Ń38ň
~fast	77 -9Ř7Ǫ8Oř17Ż19ŧ23Ń38ň
~fat	79 -13P9B21E27ƾ28ƴ37z
~fath	79 -13P10B28ƴƾ37z
~fau	77 9ƃ11Ť41ż
~faul	77 9ƃ11Ť41ż
~fav	81 -10s-8Ƹ-7ƌ19Ɵ21rǪ23Ŷ24ŝ
~favo	81 -10s-8Ƹ-7ƌ19Ɵ21rǪ23Ŷ24ŝ
~fax	84 -9M-7Ƴ16Ƅ19ĵ25ś
~fax>	84 -9M-7Ƴ16Ƅ19ĵ25ś
~fe>	50 -15Uŏ-14w-13Żƽ-12vľ-11ŗ-9Ų-8PŐŚƼ-7ƺ8Ũ10mƙ13oƯ14q15ĺş16ǃǉ17Ŵ18p19i20fƭ21Ž24s25ƶ28ƫǀ32Ʈ34Ƭ35Ƶ38t40Ƹ42r43ƪ47ƨ52Ƨ54Ʃ
~fea	90 41Ŀ
~fear	90 41Ŀ
~fec	78 7Ÿ9ř11aD13Ő14Ļ21Ş26x
~fect	78 7Ÿ9ř11aD13Ő14Ļ21Ş26x
~fed	88 -20ť-7œ12V24Ş34Q42ƈ
~fed>	90 -20ť-7œ13V24Ş43ƈ
~fee	57 -12ŝ-10R-8Ŷƴ-7STŅ7ƻǜ8ƊǠ9iXŋōǁ11ĵņ12ǌ14tP15ŀ17Ž18ŎŢǂ20Ɵ22ƹ25Mŧ27r29Ň30Ɔ31Ũ37u38ƭ
~fee>	82 -7Ŷ10Y12ǜ16ō25Ǫ28M
~feel	62 -12ŝ-11Ǫ-8ƴ7N8i10Ǡ11Xŋ12ĵ13ņŧ16t19Ž20Ŏǂ21Ţ23Ɵ25ƹ27r34Ň35Ũ42ƭ
~feet	69 -11R-7Ņ7Ɛ11Ɗƻ13Uŀǁ15ŧ16ǌ20P38Ɔ
~fel	75 -12ƃ7gxķ8Ƭ9B10Ņ11cńſƝǄ13Ǥ15Ŝƙǒ18ņ22ƶ
~fell	75 -12ƃ7gxķ8Ƭ9B10Ņ11cńſƝǄ13Ǥ15Ŝƙǒ18ņ22ƶ
~fen	71 -11Ɣ-9Ɯ7l9ƚ12ź20Ǫ28żƍ49ƒ
~fenc	76 -12Ɣ10ƚ31ƍ53ƒ
~fend	80 8ţ9ķ24Ǫ32ż
~fer	61 -12Ļ-10ƛ-8Ŧ-7lXŒ7Ǧ8CWǆ9Ķǖ10VŇƁ11SŎ12ĴŞǛ14Ř15ŧ17ŅŔũ18ńň19łǅ20ĺ26Ɠ28K37ļ
~fer>	73 -9Ŧ11W12KĶ13Ɓ15SĴǛ19Ɠ23ļ24ǅ28Ņ
~fere	65 -12Ļ-10ƛ-7Œ7IǦ8C9ǆ10Ɠǖ11VłŇ13ŎŞ17Řŧ19Kňũ22ĺŔ
~fers	90 -11ş-7Ņ9ƈ13ł30ń
~fes	68 -19ƹ-9d8BņƝƻ10b11j13ţƯ18ų20ǃ23qǛ34o37p
~fes>	71 -20ƹ-12P-9d8Ɲƻ9B10b12j13Ư19ų21ǃ24q36o39p
~fess	80 7Ƒ10ņ11P16ţ27Ǜ
~fet	70 8Ś13Ə61ǚ
~fety	71 13Ə62ǚ
~few	71 -17š-16ǟ-14ŉ-7P8m9ǆ13H16ƞ19Ɓ23ĵ24ţ25Ŋ
~few>	71 -17š-16ǟ-14ŉ-7P8m9ǆ13H16ƞ19Ɓ23ĵ24ţ25Ŋ
~ff>	49 -13ű-12ǩ-11ůƯ-10ƽ-9PľŢƚǏ-8zŖŠƾǞ-7QŃōƗƟƷǅǪ7AķŲ8ŵƠ9eĴƍƭƿ10WZƀƨƳǉ11ŽǙǜ12suŀŗ13ǔ14gťūǃǋ15šƣ16ǣ17Oƕƞ18kBI19ǝ20ƘƜǤ21ŋ22yźƛ24R26ĺ27Ŭ28Ʀǈ34Ł
~ffe	61 -12Ļ-10ƛ-8Ŧ-7XŒ7Ǧ8CWŇǆǜ9ǖ10VƁ11ōŎǛ13Ş14Ř16ŧ17ňũ18MłńŅŔǅ19ĺ26Ɠ34Ǫ
~ffee	83 -7Ŷ10Y12ǜ17ō25Ǫ29M
~ffer	63 -11Ļ-10ƛ-8Ŧ-7Œ7Ǧ8CKWǆ9ǖ10Ɓ11VŇ12ŎǛ13Ş15Ř16ŧ18ňũ19łńŅŔ20ǅ21ĺ27Ɠ
~ffi	63 -16ǈ-13ĺǠ-10mǝ-7Ɯ7Ǔ8I9PŻǙ10Ĺŋśǥ11Ǫ12N16Rŭ18Ɨ20Ŝ24Uƞ25ů27Ƣ29ǌ31Ɩǉ33M
~ffic	63 -16ǈ-13ĺǠ-10mǝ-7Ɯ7Ǔ8I9PŻǙ10Ĺŋśǥ11Ǫ12N16Rŭ18Ɨ20Ŝ24Uƞ25ů27Ƣ29ǌ31Ɩǉ33M
~ffo	85 -15Ǫ13Ǖ15ƥ42X
~ffor	85 -15Ǫ13Ǖ15ƥ42X
~ffs	88 10Ɓ12ǖ14V16u24Ƙ
~ffs>	90 10Ɓ12ǖ14V25Ƙ
~fia	88 -12a12f15op21q
~fian	88 -12a12f15op21q
~fic	54 -14ǈ-12Ǡ-9m-8ǝ7NPǄǙ8ĹŋśŻ9ǥǪ13Rū14ŭź15Ɨ16Ǎ17Ŝ20Uƞ21ů23ƢǓ24ǌǨ25Ƭ26Ɩǉ28M31ĵ
~fic>	85 -12m9ů10ĺ13ǌ14Ż15N
~fica	63 8Ŕ10Ǆ17ū19ź20ǍǓ29Ǩ
~fice	65 -17ǈ-14Ǡ-10ǝ-7Ɯ7ǎǓ9IǙ10Pŋ11Ĺśǥ17Rŭ20ůǌ21Ŝ25Uƞ28Ƣ32ǉ33Ɩ34M
~fici	68 22Ɨ33Ƭ
~fie	78 -12Ő-8S9ŧ10ƚ11ĸ12Ľ13Ś14J15ǉ19ǥ22ŝ24a
~fied	86 -12Ő10ŧ21ǥ24ŝ
~fiel	83 11ĸƚ13Ľ14Ś15J16ǉ26a
~fif	85 -9a7ǥ10Ĵ12Ń18ŕ26ń
~fift	85 -9a7ǥ10Ĵ12Ń18ŕ26ń
~fig	68 -16ǐ7HŎŤƲǋ8ŅŘƐ9ĸłƈ10U11rŖ12ŧůƱǡ13A15űǝ16ƭ19ƙ
~figh	83 10r11Ɛ12Ŏ13U16ů18ŧ19ǝ
~figu	70 -16ǐ7HŤƲǋ9ĸŅŘŦ10łƈ11Ŗ12Ʊ13Aǡ16űƭ20ƙ
~fil	62 -11Ÿ-10Ũ-9Ż7ǗǙ8Ōǝ9Ů10ŧ11ļ12śƘ14Ř15Ĺĺ17Ť18Ǔ25Ǉ28a29Ľ33ǘ39ţ48Ƅ
~file	67 -11Ÿ-10Ũ-9Ż8Ǚ9Ǘǝ12ŧ15Řś20Ť21Ǔ25a28Ǉ34Ƅ37ǘ42ţ
~fill	71 7ƊƼ11Ō12Ů14ļ15Ƙ19ĺ20Ĺ34Ľ
~fin	55 -9ƙ-7LŷƼ7tķŊŒƄƸǠ8řźǋ9MUŋŖǂ10ĸư11kƫǪ12NŁ13ABE14Š15ƽǙ16ƌƟǚ17Ś20f21ļ22m23Ɗǡ25Ʊ30Ŭ37ǅ
~fina	66 8Ľ9fx10Ƅ11tƯ13Ŋ14ĸư16kŁ18A19B21Ɵ28ǡ32Ʊ39Ŭ
~find	70 -8Ǫ-7ő7Ǝ10ŧ11ķƸǠ12ř13MU17ƫ20Š21ƽ23ŚǙ30ļ
~fine	74 -9ŷ-8Ƽ8i9Žǂǃ11Ǫ12GŒǋ14ŋ19NŖ
~fing	80 -10ƙ-7ƈ7Ɖ12ũ21E22f26ǅ27ǚ
~fini	70 9Ǣ11Ťź16ǅ18Ǫ24ƌ31m33Ɗ
~fir	52 -10ĸ-9ŰƟ-8ŦŷǏ-7Ũůŵưǉ7eSŽ8sőŠ9wUƩ10Y11Ŀƙ12axĺŉŚ13ǣ14AŇƬǪ16ŏƅ17oƥ18ńœŤ19Ɨ22Ǟ24Ń25Ř29Ə42Ƒ56ǝ79Ɛ
~fire	60 -10Űǐ-7ůǏ9kŃ12U14ƙ16ǣ17ĺ18ŉ22Ť27ƥ29Ǟ36Ə47ǝ51Ƒ95Ɛ
~firs	59 -9ĸ-8ŷ7EŌ8eGĿŕơ10swSŠƩ13Yő15a16xŚ17Ƭ18ŃŇ19oAŏƅ21œ22ńƗǪ30Ř
~fis	83 9h58g
~fish	83 9h58g
~fit	69 -9Ǣ7ńŞ8Ōő9ŠƨǓ10Ň12tƭǟ13Ƨ17Ƣ21QŐ24ǅ39X50W
~fit>	74 -9Ǣ-7ƶ8Ş9őǓ10ŌŠ11ƨ12ǟ14Ƨƭ18Ƣ23QŐ29ǅ43X
~fits	78 8ń13Ň14t52W
~fix	72 -9ƶ-7Ơ9Ǎ10ǁ11ƁǣǪ14H15ƥǐ16ţ23ƀ26Ş30ƌ44ũ
~fix>	79 -10ƶ14Ǫ17ƥ18ţ27ƀ28ũ29Ş
~fixe	84 9ŵ12Ǎ16Ɓ23ũ26ƌ
~fixi	90 -8Ơ7y13ƌǁ18H
~fla	73 -11ŧ-7ŐŦ7j10ŔƝ12Ƒ15Ɓ16ƪƵ20Ǫ25Ʃ30Ǝ41Ɖ
~flat	76 -11ŧ7ƛ8j12Ŕ16Ɓ17Ƶ23Ǫ27Ʃ44Ɖ
~fli	90 12Ƙ13ſ14yǍ
~flo	63 -10ǎ-9Ƈ-8ž-7ƣ7xƥ8ŨƏ15Ɔ16Ư19H20Ɗ21ǉ37Ɯ50Ƥ78ƚ
~floo	64 -9Ƈǎ-7ƣ7x9ŨƏ15Ɔ17ƥ20Ɯ21Ɗǉ51Ƥ79ƚ
~flor	86 -10ž12ƃ31H
~fly	81 -16Ÿ-10C10f14ļ59ǁ
~fly>	86 -16Ÿ43ǁ
~flyi	90 11f21ǁ
~fo>	84 -18ƶ10ļ17Ŋ20ń27ǘ
~fol	63 -8ǒǞ-7ƞ7wWǢ8ag9ļƯ10ŽƤ11ǉ13ŝƝǩ14ž15ǘ16ƨ17Ǘ19ƾ20ǈ21Ǖ22Ƨ25K26zňƦ
~folk	65 -7ƞǒ7wĹǢ8aKW9Ư10ļƤ11Žǉ14ŝƝƦ15žǘ18Ǘ20ƾ21Ǖ22ǈ23Ƨ27z
~foll	81 14g16Ʀ22Kƨ38ň
~foo	69 -7cŸ9Š10ƍǌ12ĿƝ14ũ15Ż25ƆƔ31ǅ35ƻ40ǜ
~food	79 15Ŀ35ǅ47ǜ
~foot	74 -7clŸ10Š11ƍƚǌ15Ɲ16Ż27ƆƔ37ƻ
~for	32 -17UňųǊ-16Ǚ-15ƽ-14ǅ-13CDĿƹ-12ƨ-11ŚŢŷƣƸ-10RŕřŬǎ-9vōŝƁǏ-8ŀőƒǌ-7WşũƉƌƜƧƯ8lŽƬ9aMVŤƅƖưƴǋǧ10ŔŦƩǟǤ11pqƢǀ12gŃŉŠǒ13GHžƮ14ţ15ŏƕƭǨ16śƠǍ17TǦ18kĽņƀǣ19ĶŨƞƱǉ20ǂ21JLQłŌ22bdľŗűƥƼ23Ƶ24ŖƘ25cOƔǃǡ26Ř27Ļ28ǔ29X30Ĺ31ŲƷǑ33Ƅơ37Ɠ48Ʋ49ŭ
~for>	34 -22ų-17ŀ-16CňǊ-15U-14œŪƽ-13DŁǅǙ-12Ŀƹ-11ƣ-10RƨƸ-9ŚŢŷƪƾǎ-8auĺŕřƁƯǏǝ-7hmvūƒƝƧǌ7NŅŉŎŐƐ8ryſǈ9jš10cwJVŠǨ11Ž12ưǧ13ŌŤǟ14pLƵǀǒ15gqűž16ŔƠƮ17XţƕǍ18ŒŦƭ20ƘƼǣ21dkOŖƀ22Ǧ23bĻƱ24Qǂ25ĶłŗƄ26Ũ27ľƞƥǃ28ǔǡ29Ɣ33Ĺ34ƷǑ35Ų38ơ45Ɠ48ŭ58Ʋ
~forc	84 11Ō13Ń35ŏ
~ford	80 -14Ǫ7ū11Ǖ13ƥ14Ŷ21Ů23Ǥ25Ū37X
~fore	55 -18Œ-11ŦǪ-8ŅōƓ-7Ũ7ĽŋŠƖ8ŧƪ9ƈǨ10Ŗǖ11uŉ12aOŊƎƬƾ13T14Łű15L16Ƅ17ťƵǋǔ19Ń20J22G23Hœ26ƅ31ņ34ǉ37Ř
~forg	86 11Ɣ13Ƅ14Ʃ18Ľ
~form	65 -9o7uĹ9hƝƶǇ10Ő11ǘ12p14acļƢǪ17ĺĻ19mĽƼ20ǝ
~fort	74 -9ƞ8CƱ9TŌ11M12e13ƴ14ų16ŭ19X25c
~forw	80 -10H12Ŏ14ŀ25Ō40ś
~fou	74 -15ť8ū9ƅ11řű12Ļƚ18ƪ19Ƈ22Ś24k38ǆ
~foun	76 -16ť8ū9ƅ11řű12ƚ13Ļ19Ƈƪ23Ś39ǆ
~four	90 30k
~fra	75 -8Ɵ8H11ǒ14ǆ15Ǫ17P34Ń35Ƈ53Ŀ
~fram	77 11ǒ14ǆ19P35Ń38Ƈ
~fre	71 -8Ơ-7ň7ţ8ƍƜǂ10Ŀƨ11Ƹ13ōŬ15Ľ16ŏ17s19Z20N21L22j26gƕ
~free	73 -8Ơ8ţ9Ɯǂ11ƨƸ14Ŭ18s20Z22LN23j27ƕ28g
~fri	70 -10Ư-9Ǎ7ƃƝ8ľ9Š14ƥƸ15ƴ16ļ17ƣ18a34A35B
~frie	70 -10Ư-9Ǎ7ƃƝ8ľ9Š14ƥƸ15ƴ16ļ17ƣ18a34A35B
~fro	47 -18Ǫ-15Ş-13ų-12T-10hQŌŒǨ-9Ĺ-8Fň-7zDUłŖţƥǘ7mƈƠǍ8ŀś9uŤůŸƄƨƾ10Ňſǅ11krIũƅƛǆǎ12Ĵķ13ǉ14źǄ15RWƼ16ŚƇƐƤǒ17ĸƢ18ŎŔŧƝƪǕǝ19Ţǋ20ŅœǓ22Ľ26Ŝ27Ļ29lƚ33ǌ39ǖ
~from	48 -16Ǫ-15Ş-13ų-12T-10hQǉǨ-9ĹŌ-8Œ-7zUţƥ7mŏƈƯǗ8Ơ9uśůƨ10ŀŸſƄƾ11kŇƅǅǆǎ12rIƛƪ13ķ15Ɛ16ŤźƝƼ17RWǒ18ĸŅ19ŎŔŧƢǕǝ20Ţǋ21œǌǓ24Ľ28ĻŜ30l31ƚ41ǖ
~fron	67 -10Ť8ƪ9Ÿ10j11ĺ13qǍ14Ɛ15Ƥ16Ƈ17ǌ22Ĵ27Ǆ31Śǉ
~fry	88 73ǜ
~fs>	82 9Ɓ11ǖ12o13tVǃ18ǅ23Ƙ28Ŏ
~ft>	63 -10ŀ-9GŃ-7Ɯ7ĸƴ8ķļ9ĵŖ10ĶűǪ12eōƨ13Ţŵ14Ĵŕ17Zŝ20RŤ23Ŭ24Ų25ƕ26Ʒ31ƀ
~ftb	90 13x17g
~ftba	90 13x17g
~fte	53 -15Ǒ-10Ʈ-9qŘƲǪ-8ǩ-7ŗżƦǜ7ŰƑƖƬ8ľƝǁ9jŕţƸ10ƋƎǚ11Ųƪǣ12tJǀǥ13gUƨ14wĻŢŭǏ15EťƠ17y18ƴ20Ŧ21zķŜư22ƃ23L28Ũ44ũ
~ften	70 -19Ǒ-8Ʀ-7ǜ7ƿ8ŜŹ11Ƒ12ǁ14ų15Ɲǚ18ǀ19Ų21ŭ22Ơ
~fter	55 -10ŘƮ-9qƲ-8Ńǩ-7ŗżǪ7iƖ8ŰƬǥ9ľţ10jƸ11ƋƎƪ12tJǣ13Uƨ14gŢǏ15wĻť16EŜ18y19ƴ21Ŧ22ư23zķƃ25L30Ũ46ũ
~fth	90 -10a12Ĵ28ń
~fth>	90 -10a12Ĵ28ń
~fts	88 -9k22R26Ǐ
~fts>	88 -9k22R26Ǐ
~ful	60 -12Vţ-10Ɠ-9Fŗ-8P-7ž7ĸňōƯ8tŊƃơǅǊ9ŐǜǠ10Œƣ12Ɣǝ13ƥǚ15ŨƠƮ18ĴŎ19U22ũ25a26ǈ30R48ƀ
~ful>	77 -15ţ-10P7bB11ňƯǊ12ŊŐ13ĸ17ǝ20Ũ30ũ33U
~full	62 -11V-10Ɠ-9Fŗ-7Už7qŲ8tDōƃ9ơǠ10ƣǅǜ13Ɣƥ14Œǚ16Ʈ17Ơ19ĴŎ27ǈ28a31R50ƀ
~fun	63 -12ŉ-9m-8ų7dƯ8vǥ11Ɩ12ƣƴ14x18Ǡ22ƲǪ24ŭ25Ǥ26Y27k40Ʊ43Ŷ46g
~fun>	72 -9ų-7ŷ7ǁ9dv10ǥ14ƣ16x20Ǡ28ŭ32k50Ŷ54g
~fund	77 -11m14Ɩ29Ʋ33YǤ
~fune	74 9ĺƯ15ƴ50Ʊ
~fur	71 -10uƞ8d10ĸ11Y14Ǝ15Ʀ18GƊ19ƣ28Ƌ35Ƙ39h
~furn	72 10ĸ11Y14Ǝ15Ʀ18GƊ19ƣ29Ƌ36Ƙ
~fus	80 12Ʊ26ň29Ƌ38Ƶ
~fuse	83 11ň30Ƌ40Ƶ
~gac	90 40Ʒ
~gacy	90 40Ʒ
~gad	86 20Ž28Ə
~gadg	88 20Ž29Ə
~gag	63 -11Ǎ11Ʈ12F13ƙ17Z21Ư26f40Ɩ45ƕ
~gage	63 -11Ǎ11Ʈ12F13ƙ17Z21Ư26f40Ɩ45ƕ
~gai	60 -12ĸ-8A-7Ť7ƕƻǪ8ǀǅǢ9oB11rtńƗ12k16Z17LY21Ŷƫ25Ƙ26ň28Ɣ31ũ
~gain	60 -12ĸ-8A-7Ť7ƕƻǪ8ǀǅǢ9oB11rtńƗ12k16Z17LY21Ŷƫ25Ƙ26ň28Ɣ31ũ
~gal	74 -13x-8ŗ8ƀ9ŷƺ12ŋƋ14ž15ƳǪ16Ɵ19f24Ǆ25Ǉ
~gal>	79 -8ŗ9ƀ10ƺǇ13ŋ15ž16Ƴ28Ǆ
~gall	86 11ŷ18Ǉ19Ǫ23f
~gam	86 -7ļ8Ľ23g47Ǫ
~game	86 -7ļ8Ľ23g47Ǫ
~gan	88 17C24Ǉ
~gap	75 -13ŏ8Ʈ20ŕ62š65Ɓ
~gap>	76 -12ŏ8Ʈ21ŕ42š66Ɓ
~gar	64 -10zǐ-9ǣ9Ƥ10Ɲǃ11Ť12Ʀ14Ƶ15Ɔ16gƒ17xƽ29ƞ38ƺ52Ű
~gar>	83 -7Ƽ7ƾ9ƺ19Ƶ23ƽ
~gara	68 -10zǐǣ13ŤƦ14Ɲ16Ɔ18ƒ33ƞ56Ű
~gard	86 9Ĺ14Ƥ23g
~gare	86 15ǃ35ƺ
~gas	83 15Ƌ44Ƒ
~gas>	83 15Ƌ44Ƒ
~gat	75 7Ǎ8ǁ11Ɲ12ǚ13ŏ16ǅ18Ƥ19ƍ22Ǣ28ǔ32Ű
~gate	79 10ǔ12ǚ19Ƥ20ƍ23Ǣ34Ű
~gav	76 10ń11BW12ŔǛ13ŧ16Ņ21Ŗ43ļ
~gave	76 10ń11BW12ŔǛ13ŧ16Ņ21Ŗ43ļ
~gc>	86 -10Ɠ-7Ǫ26Ǩ44ǔ
~ge>	41 -20ǐ-19w-17Ɖ-16Ĵ-12Ŝ-10ǒ-9zHŊǟ-8sBńŌƘƷ-7rNYŴǃ7QĸŔǖ8xŞǔ9Xŕśŵ10ŁũƁƭƴǞ11ZŇšƒǍǛ12ſ13ŒƝƞǓ14yǣ15ŎŰ16ŚŦƖ17TŏŮǦ19KW21mŗ22ƨ23űƈƕƛƯ24Ʋ25ź27ƀ30Ɯ32Ɣ33ƆƦ35žƮ36p47c
~gea	90 -14Ƙ-9Ɲ7Ű18ƞ51ǐ
~gear	90 -14Ƙ-9Ɲ7Ű18ƞ51ǐ
~ged	63 -7ŎǊ8bƻ9Ŕǖ10ƜƼ11şƃ14Űƹ15Ż21ĺ22fǟ29hŤ40m
~ged>	63 -7ŎǊ8bƻ9Ŕǖ10ƜƼ11şƃ14Űƹ15Ż21ĺ22fǟ29hŤ40m
~gee	85 15Ɩ26ǁ
~gee>	85 15Ɩ26ǁ
~gei	88 -9Ŧ9Ņ15Ő27ń
~geic	88 -9Ŧ9Ņ15Ő27ń
~gem	85 7Ƣ19ƙ
~geme	85 7Ƣ19ƙ
~gen	59 -14ž-12ŗ-9Ĺƀ7ſƾ10ƹ11ǆ12ǟ14ǔ15Ǩ17ľ18ń21Y28Ń29Ƭ30Ǣ63Ŝ68ņ
~genc	83 8ƃ32Y
~gene	73 -17ž-12ŗ-11ƀ10ƾ13ƹ14Ǩ15ǆ18ǔ37Ǣ
~gent	63 -9Ĺ7ſ13ǟ18ľ19ń30Ń32Ƭ69Ŝ73ņ
~geo	85 16Ÿ17C18y
~geor	85 16Ÿ17C18y
~ger	61 -8ƙ-7gƞǣ7ƫǃ8HŌŎǝ9tũŭŻ10ź11Ť12vŇŕŲ13Ƣ14ǟ15fE18Ǎ19hpǚ22Ź25ǉ27ƽ30ǁ33Ɲ
~ger>	66 -8ƙ-7ǣ8ƫ9ŌŎǁǝ10HŹŻ11ŭǚ12Ťź13ŕ14Ň15Ƣ16ǟ17fE18Ɲ20Ǎ22p28ǉ
~geri	88 10Ǚ11ǃ14h22ƽ
~gero	84 -8g9ś32ǁ
~gers	75 -8ƞ8Ə9ƃ12ũǚ16Ź19Ų20vƝ
~ges	61 -18ǋ-15ǎ-10ǘ-9ĺ-7Ĺ7HĵƋǪ8ƅǐ9u10ǚǤ11Ų12Š13Ǧ14yƢ15Ơ16V19ƃ24Ŀ26Ś28Ǖ55Ǌ71v
~ges>	66 -19ǋ-16ǎ-9ĺ-7Ĺ7Uơ8HĵƋ9ƅǪ11uyǤ12Ų13Š14Ǧ16Ƣ17V21ƃ29Ś53v60Ǌ
~gest	69 -11ǘ9ǐ11ǚ18Ơ25v29Ŀ32Ǖ
~get	43 -14r-13ĶœŝŠǪ-12ŏƸ-11qĺ-9clŗŬƘƭǉǟ-8ķłŇřŜŭƻǒ-7dnĵŕƌƓƕƞƥǗ7Gƚơ8bmzAJŊőūǞ9ƣǀǊ10RļŖƮǈ11vĴŹƔǨ12ŃşŸ13XĽŻ14tIĸŎƊƏ15HSĻŽƁ16jƍƖƢ17kŴƩǚ18ƛƬǖ19ĿƗ20Ŷ21eƃ22gWňŦ25śű28Ō33ŵ34s
~get>	45 -13Š-12ĶŁŝƸ-11ĺŏǪ-10r-9qŒœŗ-8lřŭƘƟƭǟ-7cdnłŇŕŬƓƻǒ7KŎŷǨ8ŐūŹźǙ9bmGJőơ10Ŋƚ11ǀ12RƔ13vŸ14sĴŃŴ15ĽŶŻƊƩǚ16IXĸ17SĻƍƗ18ŽƢ19kƖƛ20gHűǖ23eƃ24ňŦ26W28ś30ŵ31Ō
~geth	75 8f10ǋ12uM18ZǊ24s31ş
~gets	71 -8ŐŹ-7ń7Ǩ8gưƳ9TǈǤ10ļ11sŴƣ12Ŷ13ųƮ14Ŏ16Ɓ24Ə25Ł34Ƭ
~gett	66 7xŚƩ8ŵǞ9UƁ10űƟǚ13PŖ14Źǡ15Œ17t18j23zĿ
~gge	68 7Ł8ƫ9ǐ10ŌǕ11Hǚ12Ɯ15Ň16ǟ29Ŀ32h
~gged	85 8R15Ɯ41h
~gger	85 8Ţ9Ł11ƫ13HŌ19Ň20ǟ
~gges	72 10ǐ12ǚ13Ǖ32Ŀ
~ggi	84 10i12K17Ņ23ŀ
~ggin	85 10i12K17Ņ23ŀ
~ggr	88 11ǔ26Ǣ
~ggre	88 11ǔ26Ǣ
~gh>	47 -17Ǫ-13ŏ-12ƕ-10Š-9Ŝź-8GLQŒƠǣ-7ş7Ůǝ8nrCSYZņŬŵƁƨ9lĸŪ10RŊǃ11ŀŤũƘ12ŐǦ13ƴ14Ŗśŧǥ15ƚƭƻ16ŘťƎƽǞ17yƛ18ž19WƩǏ20Ɩ22Ǘ24Ũ26Ƥ27ǧ28j43ŗ
~ghb	70 -8Ŗ8ŤƓ9ƥǪ10ļƅǎ13ƚ14B15Ņ18C19Ɲ25Ɵ
~ghbo	70 -8Ŗ8ŤƓ9ƥǪ10ļƅǎ13ƚ14B15Ņ18C19Ɲ25Ɵ
~ghe	75 8Ř9Ņ11fŔ13œ14Ɠ17ǔ27m
~gher	78 9ŅŘ12fŔ14œ15Ɠ18ǔ
~ghes	86 33m
~ghl	68 -14ǣ-11S7Ɠ9Ƙ10T11Y12ų15Ŭ17Ů19Ư20ő22ķ
~ghly	69 -14ǣ-11S9Ƙ10TƓ11Y17Ů19Ư20ő22ķ
~ght	35 -16W-13T-12m-10BƁ-8ƴ-7ķƏ7CXťŹƭƯƹƼ8QƂƶǍǦ9bŃŏőřƌƑƢƾǒǜ10lMUĺŌŕşŠ11aESƎƔǠ12oĿůƅƲǝ13vĻŖŗšŻ14ōƟƧǄ15iruPŝųƸǀǗ16IŀŎƝƱ17ŲǏ19HNŊ20y22ŧ23ǐ24x25Ň27Ɠ30w32Űƻ
~ght>	36 -15W-13T-11B-10Ɓ-9R-8m-7ķƴ7ņŢťƩǅǛǧ8CQXƂƭƯƹƼ9duwĿŃŇŏőřŻƢƶǍǒǜǦ10šŲƌƑƾ11lEMĺŌşŠƎƔ12aSǠ13oŶƅǝ14ĻŖŗů15ųƧ16rHōƝƸǄǗ17iIŎŝǀ18bPŀƱ19Ǐ20NŊ23ŧ24ǐ26Ű29Ɠ34ƻ
~ghte	68 -15b-9d-7m7ś9LƐǟ10ŕƸ14U15Ű17Ʋ20y23x27vŹ29u33w
~ghts	73 -12Ŷ-8ţ7Ŀš10Ż11nƥ15xH17yU20Ų32R36Ň
~ghw	88 -7ļŐŒ11ơ14Ɛ21ůƁ
~ghwa	88 -7ļŐŒ11ơ14Ɛ21ůƁ
~gia	85 16Ÿ17C18y
~gia>	85 16Ÿ17C18y
~gie	86 12ǉ23P
~gien	90 12ǉ24P
~gin	61 -13Ɖ-11Ǫ-8Ş-7Ŷǐ7KŔźƅƈ9ƴ10Ʀ11Ƌ12ZŀŌ13ĹŢƶǠ15lŒƌ18űǙ19Ũ21ƒ22V24Ņ27Š30Ƙ36i
~gin>	78 -8Ŷ7zŰ12Z15Š16ŅŌ18ĹǠ25Ǚ44i
~gina	75 -7Ɖ11ƅ14Ƌ17ƈ20lŠƌ
~gine	88 -8Ǫ29Ũű
~ging	69 -8Ɖ-7Şŷƈǐ7q8aT9ź10KŔ11ƴ13Ʀ14Ņ16ŀ17Œƶ20Ţ21ƒ22VƘ
~gir	73 -12Ư-8Ǎ12ǥ13ǉ14l15ǝ18ƣ20vw25Ƹ39u
~girl	73 -12Ư-8Ǎ12ǥ13ǉ14l15ǝ18ƣ20vw25Ƹ39u
~gis	80 14Ť15Ǆ16Ǘ28ū29ǋ
~gist	80 14Ť15Ǆ16Ǘ28ū29ǋ
~git	75 8d14e15ū24I28E32ř
~git>	90 9e11ū
~gits	77 7e8d25I26E36ř
~giv	55 -13Ŭ-9Ǫ-8nƔǔ-7Gǃ7ĵƈ8ŀńŅŐƘƫ9AOƕƞ10IXŁŧŶǂǖǣ11oŇŮ12eŪƨǈ13x14DŌŒŦǡ15tŝƢ18Ɓ19kƆǛ20d23Ŕ32W
~give	56 -13Ŭ-9ŵ-8ƔǔǪ-7nGǃ7ĵŤƈ8ƫ9OŅŐƕƘ10Iŧƞǖǣ11oŇŶ12ŁŮƨǈ13xŪ14Ō15DŦǡ16ŝƢ18Ɓ20dƆ21X24Ŕ29Ǜ33W
~givi	77 -14XǛ8ǝ13t14eŀ16ńŒŵǂ17A29k
~gl>	80 -12ƭ-11ō-10Ǜ-9Ƃ17Ǧ22ǧ86Ǣ
~gla	72 -11Ƣ-9ŏ-7Ǫ7ť9řƏƽ11tŐ12Ť13ǚ18ż21ŶǍ28ǀ38Ɓ
~glad	83 -9ƀ-7Ǫ8ť11ƽ13tŐ14Ť21ż25Ŷ
~glas	77 -12Ƣ-9ŏ9ř10ƀ14ǚ22Ǎ30ǀ41Ɓ
~gle	66 -12ǀ8ƅ11ƆǪ12ƛ15ƙǆ21h29f37Ɖ38ƈ47ļ
~gle>	70 -12ǀ7bƏ9ƅ12ƆǪ16ƙ18Ɖǆ22h32f50ļ
~gles	77 15ƛ24Ɖ40ƈ
~glo	90 8Ś13Ƅ14ƭ16Ƨ
~gly	84 10ļ12t13ĵņ20Ǝ
~gly>	84 10ļ12t13ĵņ20Ǝ
~gma	86 -7Ǫ34J
~gmai	86 -7Ǫ34J
~gme	90 9š10ǀ15c
~gmen	90 9š10ǀ15c
~gn>	64 -9ƒ7H8Łǁ9Ʃ11Z12ŖƲ13W15Ɠ17ŎǪ18JƗ26Ǆ27ő29ǔ34Ǜ40Ō
~gna	90 -13ƺ14Ľ15I16Łǃ
~gne	79 7Ł10Ō15œƣ18Ƴ
~gned	79 7Ł10Ō15œƣ18Ƴ
~gni	88 13Ǌ17Ŏ25Ɨ
~gnin	88 13Ǌ17Ŏ25Ɨ
~gno	83 13D14ƾ39ƽ
~gnos	84 14ƾ39ƽ
~gns	84 -9ư15q21Ł24Qǡ
~gns>	84 -9ư15q21Ł24Qǡ
~go>	47 -22Ũ-17Ǫ-16ƞ-14q-12ŦŮŶ-11Lǆ-10ĹŁŒůǞ-9Ťű-8xĸŇſǌ-7ľŃŕŢŰƛƯưƲ7ŧƏǤǥ8ŖŚƋǩ9NŞųŴƿ10aĽśţ11fwAňŊ12ķ14EŅǁǑ15ŔŠšž16Ʈǧ17Ơ18łœ19oơ21mŗũ24V25ŌƟ26Ɠƨ27Ŏ30ť31ƕ37Ƭǝ41ō45R48ƥ
~goa	86 18Ť41Ļ
~goal	88 42Ļ
~goe	68 -12Ő-11p-8X8RĻƖƶǪ9HJłƝ10KǊ11cŴƪ12dzŁ14ĶƸ15Ǟ21o22ų27Ǘ30Ƭ
~goes	68 -12Ő-11p-8X8RĻƖƶǪ9HJłƝ10KǊ11cŴƪ12dzŁ14ĶƸ15Ǟ21o22ų27Ǘ30Ƭ
~goi	55 -16š-12t-9Ƹ-8Ń-7LŀƲ7ĺƶ8eň9DQŉŢƞǄ10ƯǪ11PƓ12Ʈ13ž14ǆ15ōŻ16Uũ17Ĺƹ19Ź20Ũ21k22rH30ł31y33i39V48ŏ
~goin	55 -16š-12t-9Ƹ-8Ń-7LŀƲ7ĺƶ8eň9DQŉŢƞǄ10ƯǪ11PƓ12Ʈ13ž14ǆ15ōŻ16Uũ17Ĺƹ19Ź20Ũ21k22rH30ł31y33i39V48ŏ
~gol	84 12h33gĶ
~golf	88 35g
~gon	63 -13Ū-10Ǫ-8ŜƖ-7Ʈ7ũƔƬ8Ũǩ9ƚơǤ10b11Ɠ13Ʒ17Əƪ18Œư19œ20ŵ26Ŗ35Ư38Ƹ41Ơ
~gone	63 -13Ū-10Ǫ-8ŜƖ-7Ʈ7ũƔƬ8Ũǩ9ƚơǤ11Ɠ13Ʒ17Əƪ18Œư19œ21ŵ26Ŗ36Ư38Ƹ41Ơ
~goo	52 -17u-12r-10Ŵ-8Ĺ-7ŠŨ7VœţŤƕǉ8ŋżƺ9MY10UŐƎƪƶǪ11Ţƃǋǖ12J13p14Ɖ17Ļũ18ƹ19Ō20Wĵűź21Ŏ22xŇ24LNŶ27ņ29I30i31Ǡ33ļ43ŝ
~good	53 -17u-12r-10Ŵ-8Ĺ-7CŠŨ7œŤ8Vŋţƕƺǉ9MYż10UƎƶǪ11ŐŢƪ12Jƃǋǖ13p16Ɖ17Ļ18ũ19Ōƹ20ź21Wĵű22Ŏ23xŇ25LNŶ28ņ30I32iǠ45ŝ
~got	40 -20Ǫ-14Ř-13ƌ-12ƭ-11Bǡ-10őƊƠ-9irXƺǅǟ-8GņũƮư-7HMPQŇƨƱǢ7hŞǃǄǓ8ŁŎƀƁƒƗ9ķĹšŲƚǂ10DŢŮűƇƘƼǈ11qEŅťƜƳǥ12NńŦŪū13ųŹƙƵ14uŒƏǣǦ15VŝƦǜ16ļƶ17Šŵ18Őŕ19gjknňǐǙ20ŚŜ22YĶ25ŏ27ş29A34ĺ37ſ39O
~got>	41 -20Ǫ-14Ř-13ƌ-12ƭ-11Bǡ-10őƠ-9irXƺǅǟ-8ņũƮǢ-7GHMPQŇƨưƱ7řǃǄǓ8hńŞƀ9VŁŎšƁƒƗǂǜ10DķĹŢŲƇƘ11qŅŮűƼǈ12ENūƳǥ13gŦŪŹƙ14uųƵǙ15ŒƏǣǦ16Ʀƶ17ļŝ18Šŵ19Őŕ20jknňǐ21ŚŜ22Yŏ23Ķ28ş30Aĺ38ſ40O
~gotc	85 8ŏ10ĺŷ11Ƒ13gV18ť
~gott	77 -19Ɗ7ƚ8ńǖǤ10Ļ11Ǚ12ǜ15ơ16Ɲ21Ɯ
~gpa	88 42ź
~gpa>	88 42ź
~gra	58 -7ǈ7w8nxļŽƙƪǔǘ9yŷưƴǠ10Ɓ12q13ŧ14ƟǪ17mŚǚ18vǆ23Ƽ24ƌǦ33Ʒ34ź
~grab	82 10a11Ÿ15Ƽ27Ś
~grad	67 7Ʋ13y15q16ƌ17ŧ21m25v42ź
~gram	76 -7ǈ11ǆǘ12ļŽ18Ƽ23Ǫ24ǚ33Ǧ
~gran	72 7śǕ8cY11nƙ12xƪưƴ13ŷǆ14ƌ42Ʒ
~grat	81 7Ɨ10Ɠƕ14Ǡ21Ɵ
~gre	64 -10q7aĻź8x9ŶƝǌ10JƇưǢ11ŅŌƲǪ12Bő13rĹŐ14jń16Ƣ17TŁ30ǔ33m
~grea	76 7M8ĵǧ9Ļź10ax11ǌ12JƇƝ20T
~gree	71 -11q8Ɵ9Ǎ11ư12Ʋ13Ō14BǪ16rĹ18j20Ł24ǔ38m
~greg	88 11ǔ26Ǣ
~gres	84 7ţ16Ņ18Őő20ń
~gro	61 -12k-11Œ-10pH-8Ʒ7ŋƊ8T10Ɣƕ11Q13yƮ14Ƥǝ16lǊǪ18n20v22ŭ23ƨ27ƍ31W40ǋ42ǟ
~groc	86 -8Ʒ10X32ŭ
~gros	79 -12Œ-11ǟ11T14ƕ22Ǌ49ǋ
~grou	70 -8l8ŋƊƻ12Ɣ13Q17Ƥǝ21Ǫ27ƨ33ƍ37W
~grow	72 -13k-12H-11p7ƫ16yƮ22n25v28l64ǟ
~gs>	52 -14Ǫ-13ǧ-10wǐ-9n-8Ɵ-7ĸĺŜ8qŊƪǅǚ9TƗƺǗ10ƆƷ11Ƃǉ12ŉƒƯ13Žƙ14iķƣ15UŞƎƑǈ17Ʀ19Ř20Ǡ22ǀ23A28Ĺ30YƘ32h
~gua	80 -7Ƭ11ư13ň28Ǫ39Ƴ
~guar	82 -8Ƭ12ư40Ƴ
~gue	72 -7S7gũ8ƈ9būǗ10ŉŐŖǋ11ƅƐ12B17Ů18Ƙ33Ǫ40Ɲ
~gue>	88 11gū12b13ŉ15B
~gues	74 -7S7ũ8ƈ9Ǘ11ŐŖǋ12ƅƐ18Ů19Ƙ36Ǫ41Ɲ
~gui	77 14Ǜ17A19g26Ə31ƙ
~guis	84 29Ə
~guit	86 22g35ƙ
~gul	72 7Kƚ8nƪ11ƙ12ƿ16Ƣ17kŲƉ33Ǖ
~gula	72 7Kƚ8nƪ11ƙ12ƿ16Ƣ17ŲƉ33Ǖ
~gum	90 23D29ƺ
~gun	76 -9c-8Ƙ12vx14Ź23u61ƙ
~guns	78 -9c12vx23u52ƙ
~gur	70 -16ǐ7HŤƲǋ9ĸŅŘŦ10łƈ11Ŗ12Ʊ13Aǡ16űƭ20ƙ
~gure	70 -16ǐ7HŤƲǋ9ĸŅŘŦ10łƈ11Ŗ12Ʊ13Aǡ16űƭ20ƙ
~gut	80 12ǝ13ƌ27ł41Ň
~gut>	82 12ǝ14ƌ27ł43Ň
~guy	59 -17Ǫ-15ŭ-10Ɲ-9N7yőŴƸǩ8gk9oCŤžƠ10MƎƕǖ11Ǒǚ12HŜ13ĸ14ǝ15Ņ16ǈǠ17j19ƢǤ23xſ24ņǊ27ǅ29ǒ30B
~guy>	68 -11Ǫ-8Ɲ8łƈ9Ǥǩ12oƎ13MŤ14x15Ŝ16ǖ18gŅǝ23Ƣ30ņ35ſ37B
~guys	64 -15ŭ-9N-8gſ-7Ǫ7hŕŨǏ8wyŐőžƓƛ10kCƸ11xƠǤ12ŴƕǑǚ15Hĸ17ǈ18Ǡ20j27Ǌ32ǅǒ
~gym	72 -14V11ƨ12g15Q20P26ŗ29ĺ
~gym>	72 -14V11ƨ12g15Q20P26ŗ29ĺ
~ha>	70 -8Ķ-7Ɵ7ŐřŞŰ8ńŜŷƑ9pH10cVļŒƿ11tQ12ťŻƳƵ14ŉ15ǚ20g29ű
~hac	80 -10Ŏ-7Ž16Ǫ53Ǚ
~hack	80 -10Ŏ-7Ž16Ǫ53Ǚ
~had	51 -14n-11Ǫ-10ŧƃ-9S-8dƁƊ-7Gǩ7ŘƂ8ƋƎǝǠǥ9vŊŝŸƈ10tľŤƥǚ11ǖ12ƽ14Ǟ16ĵżǃ17šǤ19ĺ20ŠŻǆ24ĸƜ29ņƿ34ƾ37ţ39ő
~had>	51 -14n-11Ǫ-10ŧƃ-9S-8dƁƊ-7Gǩ7ŘƂ8ƋƎǝǠǥ9vŊŝŸƈ10tľŤƥǚ11ǖ12ƽ14Ǟ16ĵżǃ17šǤ19ĺ20ŠŻǆ24ĸƜ29ņƿ34ƾ37ţ39ő
~hah	76 -8Ķ7ŰǙ10hHńŞ11pļŒŜ12tƿ13Ƴ20ű
~haha	76 -8Ķ7ŰǙ10hHńŞ11pļŒŜ12tƿ13Ƴ20ű
~hai	63 -20Ɲ-9Ť7Ŕǉ9NťǕ10P13U16ƈ17Ǘ22ƞ23Ř29ǌ32ƀ33ǒ55ƛ
~hail	69 -9Ť8Ŕ11ť17ƈ26Ř35ƀ61ƛ
~hain	88 8ƒ11Ŕ14Ǖ
~hair	72 -21Ɲ7ǈ8ǉ11NP15U20Ǘ28ƞ34ǌ39ǒ
~hak	86 13M15ǔ40Ũ
~hake	86 13M15ǔ40Ũ
~hal	63 -11Q-10ư-9Ƨ-8ƹǈ-7bűſ7ĶƄ8ŚƒǊǞ9ŗƨ10pOŌơ11Ɗǃ12Ʃ15Ů16q17tƼ20r21ǩ22Ǖ23ƣ30Ɖ35Ǫ38o49ƭ
~half	66 -11Q-10ư-9Ƨǈ-8ƹ-7bſ7ĶƄ8Ǌ9ŚƒǞ10ŗƨǪ11pOơǃ12Ɗ13Ʃ16Ů17q18t21r23Ǖǩ24ƣ36ƭ40o
~hall	84 17Ō20ƭ34Ǫ
~halt	85 42Ɖ
~ham	84 8Ŗ11Ƅ13ļ17ǉ18C
~hame	88 7ƽ9Ŗ11Ƅ
~han	47 -16ş-15Ų-11ŝƔ-9noCŨƌ-8yŏţŬƉ-7ĶŌŗƖƞƯ7dKĵĽƁǌǡǤ8SŁŎűǣǧ9ƻǓ10pGŞƜǛ11sķ12Yơǃ13ĸŮ14Ţ15PŀŜ16kƹ17ǈǟ18ĻƸ20it21ĺŧƒ22žǙ23ƶ25ũǉ26ŇŔ34ǝ36Ś38Ǘ40V
~han>	63 -11Ɣ-9Ǫ-7oyCŵƅ8LťũŸƹǢ9aƓǈ10ŅŒŦƧ11Ɓ12Yƪ13ǧ14ǌ15ķƻ16pGKŇ19ǃ21Ů33ž
~hanc	82 7lŚƁ12Hƕ14V15d18Ľ19P
~hand	57 -16ş-11Ų7ŃřƳ8tMSĻŊ9ǚ10Pǡ11ǔǟǤ12Łǣ13Ǔ14Ƹǈ15Ǜ16s17ơ18ǉ20ĸ21Ŝ30ŧ31Ǚ35Ś37ǝ48Ǘ
~hang	56 -9ŝƪ-7Ɖ7tIƻǖ8űƼ9ƜƸ10uĵƨ11Z13ǟ14Ŏ16ĻŞƹ19Ň20Ţ23ĺŀ25i26ũ28Ŕ30ƒ33ƶ48V
~hank	78 8ǝ9aƵ10ķ13Ĺ14ļ20t31k
~hap	50 -15ő-12Ŝ-10ŀǟ-8rŁ-7V7HņŨǃǛ8iĹƟ10ƝǞ11Yō12UţſƩƬǪ13ŗŝ14Ɖ15Ǚ16ĿǕ17Ư18ƴǤ19ƹ21Şšũ22ƨ23ƜƸ24Ŷǩ25ĺĻ26ť31ű32Ť
~hape	74 11ǃ23Ɖ31ƹ49ű
~happ	51 -15ő-12Ŝ-10ǟ-9ŀ-8Ł-7V7ņŨǛ8HƟ9iĹ10Ɲ11YōǞ12ţƬ13UŗŞſƩǪ15Ǚ17ĿǕ18ŝƯƴ19Ǥ21š22ũƨ23ƜƸ24ǩ25ĻŶ26ĺ27ť32Ť
~har	57 -10ǘ-9ť-8FŐŞ-7ŀţƞ7ŕǀǕ8TƊƵƼǟ9ƌƺ10dŅǄ11ŽƔƴ12nŁ13ŨŻ14ų15Ǥ17C19UŘǎ22ǔ24Ŋ25ŲƷ26ŒǝǪ31ǚ34ƣ37ơ
~hara	82 -7ţ8ǎ41ǝ
~hard	67 -9ť-7Ŋ8ksN9ķƚ10Ɗ11ƌƺǠ12dǟ15ƴ17Ž18Ũ19ǚ24U30Ǫ
~hare	72 -10ǘ-7Ő7Ź10ǎ12Ǖ14Ǉ18n20ų24Ŋơ25Ř29ƣ33Ų
~harg	72 -7Ş7ǚ8ƢƲ9Ǔǥ10ŕ11Ƶǀ14ŅǪ15Ɣ17Ż21Ł27ơ35Œ
~hari	84 -7F11ǎ15T20ƣ40Ʒ
~harm	88 -8ƞ18Ƽ37ǔ
~has	50 -12ǒ-10nr-9xyƎƢ-8dŎŤǪ-7AŢǊ7QźƔƼ8ũŷƉƝ9ŧƵǧ10qBŴƚǎǝ11ƒƴ12łŔƈǍ13œƋǛ14Źƫ15jŞšƜ16ŃŒƓǜ18ŖŮ19Łşǘ20vţ23ǃ26hſ
~has>	50 -12ǒ-10nr-9xyƎƢ-8dŎŤ-7AǊǪ7QźƔƖƼ8ũŷƉƝ9Ƶǧ10qBŴƚǎǝ11ƒ12łƈƴǍ13œŔƋǛ14Źƫ15jŞšƜ16Ńǜ18ŒŖŮ19Łşǘ20vţ23ǃ26hſ
~hase	84 21ŧ30Ɠ
~hat	20 -24ŷ-19ńǈ-18Ź-17Ĵǡ-15U-14sƣ-13Ơ-12x-11zƥ-10Ŝ-9N-8nƬ-7FŰſƂ7pYŃŕŻƚǕ8ktŐžƖ9dƜ10jŮűƀƃƋǘǞ11aqwņřƉƙƱƸǏ12SĸśƅƌƔƞƭǚ13lJƢ14LŘƊƶƽ15uDŢƨǟ16TZǋǔ17ƒƫǊ18ho19mǐǦ20Qƴƻƾ21PĶŭƕ22EWū23vőŠƎ24bŔũƧƷǪ25Cľơ26gXŝ27GłňŦƇƪ28Ũǉ29ŲǄ30ķǅ31BRŴƼ32ŗ33Ņŉ34ĻƓ35ĿƘ36Ŏ40ŀœ41ĺŤ42ĹŒ43Ş45Ŗ46ō50ť51Ň53Ū
~hat>	20 -24ŷ-19ǈ-18ńŹ-17ǡ-15UĴ-14sƠƣ-12x-11z-10Ŝƥ-9N-8nƬ-7FŰſƂ7aIYŃŕƚǕ8ktƖ9dpqŐƌƜǚ10ŮƀƃƞƸǘǞ11jwņřűƉƋƒǏ12SĸƅƔƙƭƱ13lJśƊ14Ƣƶƽ15uDLŘŢ16PZĶǋǔǟ17TƫǊ18hƨ19moǐ20QũƓƴƻƾǦ21łŭƕ22EWŝū23vőŠƎƧ24bƇƪƷ25ŔơǪ26CXľ27gGňŉ28ŦŨǉ29BŲǄ30Ƙ31RķŴƼǅ33Ņŗ34Ļ36Ŀ37Ŏ40œ41ĺŀŤ43Ĺ44Ş46Ŗ47ō50ť51ŒŪ52Ň
~hate	72 7cŉŻŽƞƿ8ƒƪ9K10qŚƱ12aŝş14ĿŤ16ũ17P
~hatl	86 -12ƨ21Ķ27ł
~hatv	78 8Ə9Ūƌ11ž12ũƒƦ13Ƈ20Ƙ
~hau	81 -13ŝ-9Ƙ-8Ū-7ƞ13Ŵ15ů22Ʀ23ŭ24Ǒ48Ų
~haul	81 -13ŝ-9Ƙ-8Ū-7ƞ13Ŵ15ů22Ʀ23ŭ24Ǒ48Ų
~hav	31 -24ƨ-16ŀǅ-15g-14ů-12HPUƟǋǍ-11nM-10LŠƅƖƢǨ-9QĿŷ-8jqĻļœǏ-7TĹłơƥǒ7hsƊƵƹǑǚ8ŉŻƀƄƝƯǡǢ9wGŁņťŧǐǕǪ10kFľňƎǄǩ11ōŐŕŜŝƜƴǥ12rŪƋǙǣ13ķŋŖŰžƍƫƱǆǇǉ14IJNŃŸżƒƿ15aimSƁǔ16l17ŹƘ18ſƙǞ19Yşƃǌǝ20ŢţǦ21ZĶŎŵ22ŗǓ23Əưǈ24ƶ25f26ƌƲ27uő28Śƽ30O33ŏ35ńƧ41Ʃ
~have	31 -24ƨ-16ǅ-15gŀ-14ů-13y-12UǋǍ-11MPƟ-10nHŠƅƢǨ-9LQĿŷƖ-8jĻļœǠ-7qxTĹłǏǒ7hĵƊƵƹǚ8ŉŻƀƄƝƯǑǡǢ9wŁŃťŧǐ10FGņňƎǄǕǩ11kōŐŝƜƴǥǪ12rŕŪƋǙǣ13ķŋŖŰžƍƫƱǆǇǉ14IJNŜŸżƿ15amSƁƒǔ17lƘ18ŹſƙǞ19Yşƃǌ20ţǝǦ21ZĶŎŢŵ22Ǔ23ŗƏưǈ24ƶ25f26ƌƲ27ő28uŚƽ30O33ŏ35ńƧ42Ʃ
~havi	78 -7Ŝ12x13Ń14t15s23i24Ǡ35ľ45y
~hbo	70 -8Ŗ8ŤƓ9ƥǪ10ļūƅǎ13ƚ14B15Ņ18C19Ɲ25Ɵ
~hbor	70 -8Ŗ8ŤƓ9ƥǪ10ļƅǎ13ƚ14B15Ņ18C19Ɲ25Ɵ
~hda	69 7ǘ12Ŝ19p21v26c31d
~hday	70 8ǘ12Ŝ19d21p22v27c
~he>	21 -34Ŗ-26Ň-22ő-19Ÿ-18Tƹ-16iō-15ňŝƂ-13uĻƤƵ-12zGŢƥ-11LPǗ-10NVŏ-9AţŨ-8HŃŊŒ-7ńš7mƔƷƾǊ8bŐŗśŠǜ9wDZŶƓǈ10dŅűƍƛǉ11oľƝǒ12ŭŷƘƮƼǂ13ĶŽƫƱǐ14ĺžƁǄǔǘ15ĿŮƈƴ16JņŌŰƐƩǋǤǥ17ŤƨƶǇ18łƦ19Ŧǌ20ŕřŻƇƋǦ21Ƒ22eŧƅǆ23tŁƊ24ĽƄƌƜƠƣƸǨ25ksEƚǃǎǑ26ǣǩ27ǟ28UƖƟǧ29ƗǠ30vŀůƒƯ31hƢ32yŬ33pŚ34źƎƬ35x36ųơ37ŴŹǍ38q40ǡ42ū46r
~hea	46 -15ś-12zķǇ-11wŉ-10Ő-9cƴ-8moźƲ-7ĻňŶƜƣǅǌ7aDŋŮƂƆ8ŎřƮ9ǘ10gk11ņŞƻǄ12uļŌŠ13Ƴǐ14y15sŨ17Ŀ18xŅ19Ŝ20W22U23Ň26jľ27h30ƃ38Ƒ39ǈ40ƽ43ƾ51ǃ52Ƌ54ƹ
~head	68 -8mźƣǪ-7Ʋ7Ƙ8ƥ9Vǝ10ľ12n14Ŀ15k16Ō21ŨƳ26Ş27y63ǈ
~heal	56 -15z9Ƶ12ƽ14ǘ15x21W33ƾ40ƃ55ǃ74ƹ
~heap	77 9ţ10Ɓ14œ20Ʈ21Š32ľ36Ņ
~hear	56 -17ś-12ŉ-11w-10ǝ-9Őƴ-7ň7alrYőƢƺǟǩ8fWŤƍ9ixDŋŵƈǃǞ10t11ŎŮƻ12ĿŔƑ16g17ļņǪ19u21ƾ24s26Ň27Ŝ34U39ƽ41h
~heat	70 -11Ǉ-9ķ-8ƜƟ-7Uǅǌ7Ơ14Ɔ19Ǆ49j64Ƒ86Ƌ
~heav	88 12Ǐ14ư15ǉ29ǐ
~hec	56 -14Ł-12ǒ-8Œ-7ŷ7cŢ8ƣưǜǡ9uKĸƫǑ10JƮƹ11Ʃǝ12eqŐƎ13ǐǖ14ŜƬǣ15Ǌ16Q17WǓ18Ǘ19Z20Ĵƭ23ƠƯ25Ŧ27Yƿ
~heck	56 -14Ł-12ǒ-8Œ-7ŷ7cŢ8ƣưǜǡ9uKĸƫǑ10JƮƹ11Ʃǝ12eqŐƎ13ǐǖ14ŜƬǣ15Ǌ16Q17WǓ18Ǘ19Z20Ĵƭ23ƠƯ25Ŧ27Yƿ
~hed	62 -13Ĵ-12S-10Ű-7Ũ7YŶǢ8mƞƺ9ź10rĺǣ13ƌ14ƫ15ƙ18HK20Ɖ22RƸ24ņ30fƊ57ƒ
~hed>	64 -13Ĵ-12S-10Ű-7Ũŵ8YŶƺǢ9mźƞ10rĺ14ƌƫ19HK20Ɖ23Ƹ25ņ31Ɗ32f48ƒ
~heds	90 16ƒ
~hedu	82 9L16ǣ21ƙ30R
~hee	67 8u10f11Ǥ13i14QŚş15ŪǑ20ł22ŷŹ30ŵ32ų
~heel	74 16ş17ŪǑ25ŷŹ33ŵ36ų
~heet	75 10u11f12Ǥ16Ś23ł
~hef	85 -8Ɯ10ţ29Ť43ƀ
~heft	85 -8Ɯ10ţ29Ť43ƀ
~hei	60 -8œŖşŷ-7dŏŭǪ7ő8ƴ10Śŝǘ11ŧŴǔ12y14ƣǖ16Ǒǒ24ƻ28vŔ31Ʋ40ǉ46ŅǓ
~heig	79 32ƻ
~heir	61 -8œŖşŷ-7dŏŭǪ7ő9ƴ10Śŝǘ11ŧŴǔ12y14ƣ15ǖ17Ǒǒ28v29Ŕ32Ʋ41ǉ47ŅǓ
~hel	63 -11Ł-9i7vĺ9ŐŢ10ŝŧǒ11Ƴ12sǉ15Ņ17ĵŒ22Ǫ23Aň31ǈ32Ĺ34m35z
~hell	88 11Œ13Ź23Ņ24Ǫ
~helo	83 46m
~help	66 -11Ł-9i7fư8vĺ9Œ10ŐŢ11ŝŧǒ13sǉ18ĵ24Aň33ǈ34Ĺ39z
~hem	51 -19Ʋ-18Ǩ-13ŀ-11mǪ-10X-9ĻŶǗ-8ĺŎǍ-7sOĴĹĽŦǆ7śšŬŲŷžƄ8ePƼ10g11Ŕş12wƢ13żƭ15ŧ16Ǒ17Ʒ18S19x22œ23ǔǛ26Œǉ27ǒ28y31Ǔ32ư36Ş38ő42Ţ45Š47ŝ
~hem>	51 -18ƲǨ-13ŀ-11mǪ-10X-9ĻŶǗ-8ĺŎǍ-7sOĴĹĽŦǆ7śšŬŷžƖ8ePŲƄƼ10gx11Ŕş12wƢǛ13żƭ15ŧ16Ǒ17Ʒ18S22œ23ǔ26Œǉ27ǒ29y31Ǔ32ư36Ş38ő42Ţ45Š47ŝ
~hemi	90 20Ǜ
~hen	38 -22Ť-16aŁ-15Ɲ-14lŪ-13Ƣ-12ŝ-11qĺ-9UYŇŞţƶǌǠ-8ijBFNZŀŅňŏŭƉƟǩ-7uITķĻşŷƃƘƭƯ7ŗƼ8ĸƛƥƾ9rHŘśŨŻƚƳǉ10Ǩ11ƿ12łƁƬƵƽǀǚ13ĶĹŸƎƷ14ŜƌƮƸ15ƺǟ16ƴǜ17ǣ18ĵŖŵŹƋǞ19yſ20ǃǆ21vǏ22g23ƈ24OR25ō26ƨ27V28d29ƗƠ31G33Ńƅ34ő35sS46L47ŕť
~hen>	39 -21Ť-16aŁ-15Ɲ-14lŪƢ-12ŝ-11q-10ĺŢƀ-9CUYŞţƶǌǠ-8ijBZŀŅŇňŏŭ-7uNTĻşŷƃƘƭƯǅǩ7ƄơƼǁ8ŗŻƥƾǝ9rĸśƚƛ10ĵŘŨǆǉǣ11HǐǨ12Ƶƿǀ13ĹłƁƎƬƷƽǚ14ĶƮ15ŜŸƈƸƺ16ǜǟ17Gƴ19ŵŹƋƌǞ20Ŗ21yſǃ22vS23g25Oō26R27ƨ28Vƅ29d30őƗƠ33Ǐ36sŃ40ť48Lŕ
~hend	75 -22Ǐ-15ǐ-11Ɵ10ő13ƅƳ15ǣ16ĵ17ť18ƈ19ǆ27S30G
~hens	79 -9ƌ-8Ŀ11Ţǈ17C23ǅ32ƀ
~her	31 -43d-21Ǐ-19ƙ-18Tĺ-16ŒŶǆǍ-15Őƅƭ-13ƹ-12OĹťǑ-11ŎƗƽ-10xśƋƔǓ-9ŦƖ-8œŭƓƻǠǤ-7NĽŧŬ7rwEFƁƄ8ikŉŗřƎƘƚƨƫƷǎ9p10ĶŞǧ11ļŘţǜ12ZƳƿǩ13JƏ14ŏŤƂƍ15quŊŢŹƛǅ16Ū17yƉƜǘ18źƟǄ19VŚƞƤƲǂǃ20S22fBŷſ23DƩƸǉǌ24ōşƴ25ƒ26CH27oŜ28ž29ŝƥƾ30zń31nŰ33QƠ38lsM40jŅ45Ɗ46Ŵ55G
~her>	46 -38d-27ƹ-25Ǫ-13ŭ-12aƞƟ-11ĻƧǦ-10mƷ-9CPWXŎŜŦ-8UŇŌŒšůƭǄ-7gTĺƥǁǅ7nqķŁŐƛƬƵǇǔǝ8tMľŊŷ9rAǊ10jvHŢƶ11ŋư12żƠ13ł14Ĵ15IZ17yǈ18Ƹǉ19KųƯǂ20ž21Ź23ƒ25w27ź28pǃ29Ɯ30s31Bƾ33z37ń39Ņ42ş45o49Ʃ50ƴ53Ŵ
~here	33 -21Ő-20Ǐ-19ŀ-18dŶ-16ƙ-15ųǆ-14ĺ-13Tƅǈ-12Ɠ-11xIOŒƭ-10bƗǍǑ-9KłťŻƴƶǓ-8pĴœƋƯƽǇ-7vĿņśŨűƔƖƩưƵǒ7hAUơƢǂǔǞ8ŪƐǕ9EĵķũŴƁƒƝƦƪƷǧ10mŊŘŢƄƎƏ11FĶĸĻŉźƧƿǁ12ikquŏřšƚƫƸǉ13ţŤƨ14Ƙ15ļǄ16JƛƤǎǜǩ17Ƃƍ18ſƉƲ20ǘ21ŷ22sǅ23fSƟ24HōǌǪ25VŚ26DƠ27n29ƞ31C33Q34MŰ35Ŝ36ƥ37j38ŝ44lƊ61G
~heri	86 13Ɲ15Ż17Ʒ33ŀ
~hers	70 -13ƃ-11Ǎ-10ş-7ǁ8ŀǒ9Ž10ƿ11B12ĶŪ13uzƏ15Ş16ƣ17ŅƳ21ƾ22Ǆ29Ŵ30ž
~herw	88 12vűǃ15ƹ
~hes	57 -14R-12Ż-9H-7xƝ7fŜǜ8ĺƞơǍ9gǠǪ10z11ŒƠǈǟ13t14Ū15P16AƒƓƙ17ln18ŋ19Q21mƘ23Uż24Ʊ28ƻ29ŀ
~hes>	69 -10Ż-8Ɲ7ƚƹ8j9ű14ƞƠ15g17ƻ20ƒ22ƙ27Ʊ28Ƙ29ż
~hese	62 -15R-10ű-9H-7x7ŖƁ8ŐŜ9fĺơǍǜ10Ǡ11z12Œǈ14ƻǟ15t16ŪǪ17PƓ19A20lnŋ21Q26U
~hesi	85 47ŀ
~hest	86 33m
~het	83 9ŏƶ11ƀ15Ĵ
~heth	83 9ŏƶ11ƀ15Ĵ
~hew	83 -8Ŷ12Ƃ13I18ų36ƺ
~hew>	85 -8Ŷ13Ƃ14I18ų31ƺ
~hey	43 -19Ǡ-15Ńŵ-14ŀ-13žƌ-12ǩ-11ĸ-10HĿǞ-9cGĺƴƸǄǟ-8uEIMPXYƶƷ-7jlľńŇňŎőŤŶƕǊǢǣǤ8ŢƋǕ9iRƁƲ10SƔǉǐ11şƾƿǖ12ŐƼǔǨ13ƗƧ14zǓ15šżƎ16yUŲǒ17ķ19ŏŗŜƅ20Ǘ21x22ơ23ƨ24ƫǥ25wŘ26Œƽ28WƖ30Ƣ31Ƶ35v36Ņ38Ŧ42Ư48Ş52Ŕŝ55ŧ
~hey>	43 -19Ǡ-15Ńŵ-14ŀ-13žƌ-12ǩ-11ĸ-10HĿǞ-9cGĺƴƸǄǟ-8uEIMPXYƶƷ-7jlľńŇňŎőŤŶƕǊǢǣǤ8ŢƋǕ9iRƁƲ10SƔǉǐ11şƾƿǖ12ŐƼǔǨ13ƗƧ14zǓ15šżƎ16yUŲǒ17ķ19ŏŗŜƅ20Ǘ21x22ơ23ƨ24ƫǥ25wŘ26Œƽ28WƖ30Ƣ31Ƶ35v36Ņ38Ŧ42Ư48Ş52Ŕŝ55ŧ
~hic	51 -13Ǜ-10ƕǘ-9Ť-7ƈǃ7ňŉŶƐƼ8ŷŻƁƉǗ9ŭŰƎƖǐ10Ų11ń12dŀƤƵ13DEƀ14ļ15J16ǉ18R20ľŐ21Ŭ23ū24Cť25Ǒ28Q29Ŵ40Ū44ų
~hich	54 -14Ǜ-10ƕǘ-8Ť-7ǃ7cFLŴƷ8ňƐƼ9ŉŷƁ10ƎǐǗ11Ɩ12ŪŲ13dńūƤ14DEŀƵ15ļ17J18ǉ20R21Ő22ľ26Cť30Q38ų
~hick	90 -10ƈ16Ɖ
~hicl	63 7ż8ž9ŵ10ŭŶ11Ż13ū14ƀ18Ű21Ŭų28Ŵ35Ū36Ǒ
~hid	90 10ĵ11c15Ş25i
~hie	81 10ű19ǐ26ǃ27Ɓ28ū
~hiel	84 11ű28Ɓ29ū
~hif	84 -11G-8k12U24Ǐ48R
~hift	84 -11G-8k12U24Ǐ48R
~hig	62 -11Ʋ7Ƅ8ų9vŔƐƓƙ10œ11Cž13yŬůƁǔ15ƚ16ơ21m23l24Řǧ26ƽ35ŗ36Ƥ
~high	62 -11Ʋ7Ƅ8ų9vŔƐƓƙ10œ11ž13yŬůƁǔ15ƚ16ơ21m23l24Řǧ26ƽ35ŗ36Ƥ
~hik	85 11g14Ş15ĺ33œ
~hike	88 13Ŕ14Ş15ĺ23œ
~hil	63 -9Ŗ-7S7GŜų8Ʋ9ŉŻǆ10ŶƬƷǡ11lŇƠ12yŹ13ŵ14Ś16Ə17v18wƥ19ŧǞ22Ų27u30ő41ư
~hild	71 10Ʋ12ƬƷ13Ŷ14y15Ź17l20v21w28ư31u
~hile	70 -9Ŗ7Ɲǩ8Ŝų9G10ŉǆ11ǡ12Ň13Ơ15ŵ16Ś18ư19Ə20ƥ21ŧ23Ǟ25Ų33ő
~him	68 -19ƹ-12Ƣ-11Ƨ-10ƽ-7a7Aƣ8zƴ9rņ10źư13Ǎ15w16Ƹ19t21o33ǃ41Ƒ43Ʃ46s
~him>	71 -19ƹ-18a-12Ƣ-11Ƨ-10ƽ7f8gAƣ9rt10ņ11ź12ưƴ14Ǎ16w23o35Ʃǃ50s
~himn	85 52Ƒ
~hims	88 12zƩ13a14t16Ƹ
~hin	37 -15n-13csŌž-12FŐœŜ-11vxzSŋź-10lRƕƖǍ-9JTňŒŬƠǂ-8ůƁơƨ-7bdfƌƵƻǈ7YƱǀǁ8ūųƂ9yEŹſǃǑǙǧ10jABŘŻƑƶƹǗǟ11pĴķŞ12ŶƟǔ13XŀŃƎǞǠ14ZŪƉƛưƽ15ł16Ƅƴ17ŲƍƧǖ18H19ŏŖşũǣ21gUƙƺ22ŽƦ23ĺŝűǪ25iƼ26Ŕƈ28ŇƘ29ƭ32Ʃǐ33ō35ŉƷ37rţ45Ŀ
~hin>	65 -9ƕ-7ůƏƮǁ7ĸšǄ8Yƙƽ9ţűƑ10Nłư11Uşƍ12EŶƩƼǙǦ13q14ōŪ16ńǑ17ĺ19ťŽ20Ŀ26Z
~hind	70 -10v-7ţǪ9Ż10ĺ12uƃ15Šƴ19Ʒ21pŹ24ųŷ
~hine	70 -14Ǎ-13Ļ-9Ŀ8Ɯ9Ǘ11ƽ27j29ǣ30Ǟ56ǐ
~hing	40 -16Vž-14n-13a-12ń-11zFŌťǞ-10yŋŐŜ-9csHŨ-8xJSŷƓƖ-7hGňŒœŬźƁƠƥƸǓ7ŢŤƊ8ZĵŪŵƳ9ĹŶ10Řūǀ11ľƂƴƽǃǐ12ǅǪ13ƍƹƼ14ŽſƱǁǔ15ŀŔşƎǖ16APƟǠ17UĻƉƛ18ŃŲ19ķŞ20łŖƄƷ23ƈ24ũƺ25Ƙƙ26Ʀ27ŏƧ28gō29ŝ32i38Ʃ39ţ42ŉ56Ŀ
~hink	55 -15qƩ-12Ĺ-10ǩ-9ƙ-8ZƧƪƱ-7ŗŞŢŤǡ7Ɛưǋ9OĴ10hGŠƘƮǌǟ12ƈƓƔǞ13Ƹ14Xƀƴ15Ŀ16ƶ17Ŕ19ĺ21ŖǪ22BŨ24V25y29ű32H35Ň46ƭ51r
~hio	81 -12d16ź23l42Y
~hio>	88 -13d18ź26l
~hion	86 45Y
~hip	71 9Ƅǖ10Ǟ11Ɖ13Ɲ14ƣ23Ţ27Ǉ
~hip>	77 7Šƴ10Ƅ12Ɖ14Ɲ25Ţ29Ǉ
~hipp	79 10ǖ13Ǟ16ƣ
~hir	68 -10ǉ-9yƇ-8Ƹ-7V7Ǧ10ƗǢ11Ƥǅ13ǆ16q17d19ǒ21c23ư29Ǖ40ǝ45ǟ56S
~hird	82 -10Ƈ13Ǣ14Ƥ17ǆ21dq
~hire	74 -10ǉ-9y-8Ƹ8Ǧ12ǅ18ǝ20ǒ23ǟ26ư32Ǖ62S
~hiri	88 31ǝ32ǟ
~his	44 -20ų-17Ÿ-15ŒƯ-14Ŗ-13ŇŨ-11ƃƌǄ-10gķƝ-9uPőǧǪ-8RĸŞŢŤűƟ-7dKńŉŝşŶƬǠ7tGƢưǂ8OƖƣƻ9mXŀƂ10JŅ11qxHƩǉ12c13Ʈƾ14AŷǙ15œǋǓ16ł17ź18ţ19pMǟ20kŌ23jŁƗƴ26Ź28rBNƶ29Ŏ31s32Ļ34IĹ36ŋ37ŏ40a42Ń48Ŵ53ĺ
~his>	45 -20ų-17Ÿ-15ŒƯ-14ŇŖ-12Ũ-11ƌǄ-10gķƃ-9őƝƹǧǪ-8uPRĸŢŤűƟ-7dKńŉŞşƬǠ7tGƈƢ8OţƖƣưƻǂ9mXƂ10JŀŅ12qxHƩǉ13c14Ʈ15Aŷǋ16œǓ17ł18ź19ǟ20pM21kŌ24jŁƗ26ƴ27Ź28ƶ29rBNŎ32s33Ļ35IĹ37ŋ38ŏ41a43Ń50Ŵ54ĺ
~hist	73 8ǘ11ņŻ12ƽ14ƹ18ţ30ƾ
~hit	62 -24Ř-14ŏ-12S-9Ŧ-8š-7ǩ7Ǚǥ8ǧ9Ɗ10JşƼ11žǛ12ƉǢ13ƿ16Ũ23ƛ24Y27f29c31a41ĸ59ż74ſ
~hit>	66 -25Ř-9Ŧ-8š7Ť8ǥ9Ǚǧ10Ɗ12ž19ƛ21Ũ26Y33c44ĸ47ſ64ż
~hitc	90 -16S50f
~hite	84 14Ƽ16Ǜ19Ɖƿ
~hits	80 -13ŏ7ƛ16Ǣ39ſ
~hly	65 -13ǣ-11S7T8Ƙơ9Ɠ10Y14Œ15Ů16ƕ17Ư19ő21ķ27Ĵ
~hly>	65 -13ǣ-11S7T8Ƙơ9Ɠ10Y14Œ15Ů16ƕ17Ư19ő21ķ27Ĵ
~ho>	38 -30ƕ-24Ŵ-23Ų-18Ū-15tĿŒƟ-14ķǈ-13ŢǄ-12PŚŸ-11TĴŏƈƉ-10fRŦŭƓƤ-9iLłƞǣ-8xSYĺľŉŎűŽƘǊ-7syBHĸĹĻŀŌōŨƨǅ8lŝǖǟ9Ǜ10ƠƿǦ11ZſǎǙǨ13qƚ14Ƒƥ15aƁǜ16Ŭ17wǩ18ǆǇ20ǘ23Ǒ26ńƃ27ŠƷ28Ƴǝ30oƝ31QǪ32ļş33ǒ37Ƣƣ40ų41uŁƴ44Ɩ47ư48Ŝ49A51nŐǕ53ŷ54ǡ56Ƭ59ǉ
~hob	82 16ǁ52g
~hobb	82 16ǁ52g
~hod	66 -17ƿ-11u-10Ư-7şż7A8ľŵſ11Ǥ12Ƭ14Ŝ18Ǚ21ƃƱƳ22ƥ28ǩ45ư
~hod>	66 -17ƿ-11u-10Ư-7şż7A8ľŵſ11Ǥ12Ƭ14Ŝ18Ǚ21ƃƱƳ22ƥ28ǩ45ư
~hoe	82 -8n9Ƣǩ12ǡ13ł14Ś16ƣ18ƻ22ǐ25ų
~hoev	90 -9n10Ƣ15ł18ƣ
~hol	52 -16ų-14ǋ-12HǗ-11N-8ļŸƧ-7ŊŌŶƕƞǉ7ŁŤƽǚ8ƈǊ9ZǑ10ķšƮƶƹ11hƉ12O13ōƫ14ǖ15tTů16ŀ17ŞŦǪ19űŷǔ21ǘ22Ŕǜ23ǀ26K27Ũ29kƪ31n33Ǩ34Ŭ
~hol>	71 34ǀǜ
~hold	59 -15ų-11NǗ-10ƈ-9Ÿ-7Ōƕ7Ś9iƯ10ŁŪǚ12tƹ14Ɖ16ű19T22Şǔ23n24ŷǘ25ŀŨ28Ǫ32K38Ǩ41Ŭ
~hole	62 -10ǋ-8Ƨ-7ŀǪ7ƥǓ8lķňŔ10Ť11ŧǊ13ZšƮƶǑ14ƽ15hO16k17ōƫ19ůǖ21Ŧƈ36ƪ
~holi	85 -8Ǡ10U14ǈ33k
~holl	88 -18H-8ŧ7L14J24n27Ŕ
~hom	48 -20Ő-17Ŭ-16p-15M-13Ŵ-12P-10ư-9Ǧ-8tőųƙ-7Z7LķĽŷƌƝǕ8yƏƱ10hwƜ11ǂ12ŹƯ13ƚ14ĹƇ15IƸ18ůƟ20ź22uCTƆ24qŰƖ25H29ƓƔ30sƠ31n32ƕ33R38ƅ40F44l46ş65ƞ
~home	48 -20Ő-17Ŭ-16p-15M-13Ŵ-12P-10ư-9Ǧ-8tőųƙ-7Z7LķĽŷƌƝǕ8yƏƱ10hwƜ11ǂ12ŹƯ13ƚ14ĹƇ15IƸ18ůƟ20ź22uCTƆ24qƖ25HŰ29ƓƔ30s31nƠ32ƕ33R38ƅ40F44l46ş65ƞ
~hon	61 -12J-10Šǆ-9řǈ-8ŷ7iCĹňŢŬǘ8fǗ9ŇŧŶ10ǀ11S12ŚŜǅǙ13rĺŖǠ17ś19OŪ21ź24cŽ25M30I38Ǫ39K
~hond	90 14Ŭ31Ū
~hone	62 -12J-10Šǆ-8ŷǈ7iCĹ8ňŢǗǘ9ŧ10Ňǀ11SŶ12ǅ13ĺŖŚŜ14cǠ17r18ś20O21I25MŽ39Ǫ40K
~hoo	57 -11Ǫ-8Ƨ-7Ɩ7GŻƅƷǧ9aSǕǠ10qvyś11QƘ12ļ13J14Cŭǔ16KŠ22ǜ25x26lł30ź32Ʋ44m
~hood	82 10Ɠ12Gƅ20l22C35ǜ
~hook	88 20ƘǠ21ļ
~hool	61 -8Ƨ7Źƣ8Ʒǧ10KŻǕ11qvS12yQ15ŭ16ǔ22l28x33ź35Ʋ48m
~hoos	80 -9Ɩ31Š41ł
~hoot	79 -7ŷŸ8J9h10K11c14a15ś
~hop	55 -29D-21Ƥ-20Ƣ-18i-13tǋ-11ŏ-10S-8ŎƓ-7PǪ7yŶ9gUǑ10ǡ11Ǟ12ůǟ13ƒǕ14Ƙǚ15Ɓ17ĺǐ18Mǆ19Ǘ20ǩ21Xǣ24ǎ25Šǉ27Ǡ28ń30ŵ31Ǧ32ǌ33Ǎ34Ǆ43Ļ49ƞ
~hop>	58 -31D-22Ƥ-20Ƣ-18i-13tǋ-10Sŏ-7Ɠ8yĹ9U10Ǒ11ǡ13ů14ƒǞǟ15Ǖǩ16Ɓ17Ƙ18ǣ19ǉǐ20Mǆ26ǎ27ŠǍ28Ǆ29Ǡ33Ǧ35ŵ36ǌ53ƞ
~hopi	80 -7PŢ11H19X30Ǘ51Ļ
~hopp	79 8Ţ14X31ĺ47ń
~hops	85 7ƣǣ12Ǆǉǩ13gǍ
~hor	79 -13ƃ7ƹ8Ɲ9Ť11ǟ13W17Ő19k22Ư
~hore	90 19Ő21k
~hort	86 -14ƃ9Ť10Ɲ15W24Ư
~hos	52 -13C-12aǗ-9ĺ-8ňǌ-7nƬ7Eľŝƍǅ8wPZĵŇſƈƟưƽǢ9iSũŶżƝ10FńžƏ11ƅǇǕ12Ƨǋǒǩ13Aűǃ14ƃ15Ž16Qƹǈ18ǥ19ƒƪ20Ɯ21Ł22ŐŲ24Ǒ30Šƣ
~hose	53 -12a-11Ǘ-9ĺ-8ňǌ-7Ƭ7EľŕƍǅǪ8wŝſǢ9ZĵŇŗƈƟư10iFũŶƝ11ńżƏ12ƅǇ13ǋǒ14Aű16Žǈ18ǥ20ƒƪ21Ɯ22Ł23Ų24Ő25Ǒ31Šƣ
~hosp	72 -10C-7Ǫ8V9ů10qĸ12S13Pž14ƃ16ƽ19ǃ20Ƨǩ21Ǖ24ƹ26Q
~hot	68 -17D-15K-9Ų8ǘ10ƙ11Ɠ12Ǖ16Ƌǂ18Ƽ28śŽ29ƍ30J38ƥ40j
~hot>	74 9ś13Ɠ18Ƌ31Ž32ƍ45j
~hote	85 -10Ų16Ǖ49ƥ
~hoto	85 -18K11ǘ25ś
~hou	40 -22ų-20ŗ-16Ÿ-15rPSŉőŒ-14Ŭ-13ŖŶǕ-12ǅ-11VńŐũ-10YĹƧǆǗǙ-9Ʃƽǈǐ-8WXłŞŭơǉǋǞǟǣǧ-7ijAĻĿœřŜŮƥƾ7ŧƈƱƷ8ƄƐƙƹ9fůŲŹƋƲ10ľƒƚǡ11sǨ12ƉƗƤ13hŇǪ14KNZǂ15Oňŵ16ǩ17ƌƖ18ŌƂ20ƇƘ21L22aşš23G24ķƔ27ƆƯ28RƝ29FT30HƞƠ31n33ƓƸǏ34ƟƮ35Mŷ37ƅƕ38D
~houg	75 -7ư9x10ƶ12Ʊ15H17ŊŢ19Ƃ33Ǫ36Ň
~houl	56 -19ŉ-16r-11ũ-9Ưƽ-8Ŋ-7ŵ8IǃǪ9hĽŋ10Ŵ12Oƭ13uō14ƄƷ15MŎŧ16ƹ17fLŷƲ18aǨ20Ĵƙ23sK25DN26ň27Ʈ30Ō
~hour	68 -20P-11N-8Ƹ-7WŒŸ9ǁǊ11ư12ƨ14OU24Ų31L35T66R72Ǐ
~hous	45 -23ų-13Ĵŗ-12ŬŶŸǕ-10ŒǏǩ-9Ő-8IǋǐǗǧ-7SVYńřơǅǈǙ7ƏƜ8ǖ9Ɗǌ10hƛ11ƂƐ12TůƋƌ13ƒ14ŹƚƤǂ15Ɖ16Ɩ17Ɨ18Z22Ƙ23Ƈ24DƯ25ŷ27HƸ28ş29GM30Ɣ31ķ34Ɔ35Ɲ36Ơ37nF39ƞ40Ɠ41Ɵ44ƅ45ƕ
~hout	63 -17ő-11S-10Ŗ-8ŗ8ƈ9ǡ10a11ĺƌ13ǔ15ƻ17ŏ18ſ20Ʈ22Ư23ľ28Ƹ34ǩ42ŵ44š
~hov	86 12ǉ14Ő16u21w
~hove	86 12ǉ14Ő16u21w
~how	29 -23W-19Ƃǉ-18w-17Ł-16s-15Ǧ-14ŏŬ-13Ɩǅ-12yFHQRƶ-11ŌŐư-10AŚƜ-9MŒƪǟ-8qDLŋōƀƞƬ-7JŰƝƢƵǛ7gSĹĺŇőƠƧǃǋ8hTŸŽſƷǎǤ9nų10fGĶƚƲƹƺ11šƄƥǚ12ŖŦƅƛƤǇǐ13ŕƫǀ14ŊţǢ15j16pUƔƕǝǞ17vļŃŭƃ18zǆǧǪ19ŵƐƻ20ĸŻǒ21kű22bYŅƭǙ23Oů24Ƌ25ŧŨƟǈ26c27ŗŠŮƮ28KĴŤ29łƯ30Ǡ32Ǘ35ƴ39Ŷ40txƆ57i
~how>	29 -23W-19Ƃǉ-18w-16Ł-15s-14ŏǦ-13ŝŬǅ-12yFHQRƖƶ-11ŌŐƞư-10ŚƜ-9AMŒƪǟ-8qDLŋťƀƬ-7IJōŰƝƢƵ7gSĹƄƠƧǃǋ8hTĺŸŽƅƷǤ9nőųǎ10fĶƚƲƹƺ11šƥǚ12GŖŦƛƤǇǐ13ƫǀ14ţ15Ŋŕ16jUƔƕǝ17pļǞ18vzŃŭƃǆ19ĸŵƐƻǧǪ20Żǒ21k22bYŅŗűƭǙ23Oů25ŧƋƟǈ26cŨ27ŠŮƮ28KĴŤ29łƯ31Ǡ32Ǘ35ƴ39Ŷ40xƆ42t49i
~howe	85 9Ň18B
~howi	84 -7Ƈ8ƞǨ11ƅ13Ƅ
~hows	86 -11Ǜ11ſǓ13ť16ŗ29Ǣ
~hr>	90 -16ǉ-7ų7W28ƨ50ǝ
~hre	85 10Ň11Ŏ24ǝ
~hrea	88 25ǝ
~hri	85 10Ƌ18D20dk
~hris	85 10Ƌ18D20dk
~hro	51 -13ƕ-10ŏǪ-8mL-7sQ7dzƆƇƧƼ8ł9lšŴƛǞ10śŧŬƁǧ11ZŪŵ12nƨ13ĸũƝ14ƌǦ15ŊŐ16ƴ17Ť18jŖŗƎ19Ʃ22Ǐ23WƖ25Ũ26Ǘ
~hroo	84 11Ɗ16Ɔƌ
~hrou	51 -13ƕ-10ŏ-9Ǫ-8mL-7QŒ7dƇƧƲƼ8z9lłšƛǞ10śŬƁǧ11ZŧŪŵ12nƨ13ĸ14ũǦ15ŊŐ17ƴ18ŖŤƎ19j22ƩǏ23WŗƖ25Ũ26Ǘ
~hrow	88 -8ŗ8Ņ11ƭ16Œ18Ŵ27Ɲ
~hs>	63 -11ơ-9Z-8p8ĺŕ9u13vłŮ15Gŧǉ17Ĵǅ18ų20ǩ21ƃƆ23Œ31YƯ
~ht>	36 -15W-13T-11B-10Ɓ-9R-8m-7ķƴ7ņŢťƩǅǛǧ8CQXƂƭƯƹƼ9duwĿŃŇŏőřŻƢƶǍǒǜǦ10šŲƌƑƾ11lEMĺŌşŠƎƔ12aSǠ13oŶƅǝ14ĻŖŗů15ųƧ16rHōƝƸǄǗ17iIŎŝǀ18bPŀƱ19Ǐ20NŊ23ŧ24ǐ26Ű29Ɠ34ƻ
~hte	68 -15b-9d-7m7ś9LƐǟ10ŕƸ14U15Ű17Ʋ20y23x27vŹ29u33w
~hter	68 -15b-9d-7m7ś9LƐǟ10Ƹ14U15Ű17Ʋ20y23x27vŹ29u33w
~hts	73 -12Ŷ-8ţ7Ŀš10Ż11nƥ15xH17yU20Ų32R36Ň
~hts>	73 -12Ŷ-8ţ7Ŀš10Ż11nƥ15xH17yU20Ų32R36Ň
~hug	90 8Ɨ14Ɠ27ĸ
~huge	90 8Ɨ14Ɠ27ĸ
~huh	75 7x8y9ŜƐǠ10ŅŠ13ĺ14j15Ɵ20Ŷ23Ũ
~huh>	75 7x8y9ŜƐǠ10ŅŠ13ĺ14j15Ɵ20Ŷ23Ũ
~hum	90 7ƽ8J10Ś19Ŝ
~hun	82 8Ɵ13gư14ǜ22ǆ38H
~hunt	85 13gư39H
~hur	59 -8Ɣ-7Ƹ7Ʊ8W9oBƚ10ľ11ŭƝ12t14O17ĸ18ƍ19ţƷ21Ť22Ǜ25Xǚ30Ńƛ34ƃ37ž46Ǥ
~hurc	80 9ļ10Ʊ13o15B16ŭ17t27Ʒ
~hurr	75 -13Ŀ12ƚ18O40Ńƛ
~hurt	62 -8Ɣ9W11ľ12Ɲ19ĸƍ21ţ22Ť24Ǜ27Xǚ38ƃ39ž48Ǥ
~hus	57 -16dƿ-12ƹ-11Tƺƻ-10PǪ-9Ǡ-7QŭƧ9Ư14ŁųƬ15ƴ18n22ż23f24ŲŴ26Ƹ31pt32s34rƩǃ35q42o
~husb	57 -16dƿ-12ƹ-11Tƺƻ-10PǪ-9Ǡ-7QƧ9Ư14ŁƬ15ųƴ19n22ż23f25Ŵ26Ƹ31pt32s34rƩǃ35q42o
~hust	88 39Ų
~hut	71 -14Ŧ-13ƚ-8Ǫ9Ơ13ŋŶ16ũ20ƛ22Ǐ27a38Ɯ56Ǟ
~hut>	76 11Ơ14ŋŶ24Ǐ45Ǟ
~huto	88 -14ƚ-8Ǫ21ũ44Ɯ
~hutt	90 26ƛ
~hwa	85 -7ļŐ11ơ13Ɛ17Ɯ20ůƁ
~hway	88 -7ļŐŒ11ơ14Ɛ21ůƁ
~hy>	59 -16ń-15œ-13Ʒ-8ļňŉ-7ŌŒ7ľ9ǥ10š12ǝ14Ŀ15ņƹ16xŠ20Ƽ23rƵ24B29ĹƶǪ34Ŷ41ŀ42Ţ44Ŕ52ĺ
~hyd	75 57Ɛ
~hydr	75 57Ɛ
~hyg	90 12ǉ24P
~hygi	90 12ǉ24P
~hys	77 20ƀ24ƹ25ǂ44ƿ
~hysi	77 20ƀ24ƹ25ǂ44ƿ
~ia>	80 9zǙ13D15Ÿ16C17y24ų27Ŷ
~iab	58 7ƪ8Ǧ10ŗǜ12ƾǃ13Ƣ14ƽ15Ǜ19Ǎ22Ƃ27ƀ34Ǣ40ž
~iabe	80 17ǃ18ƾ19ƽ
~iabi	59 7ſ8Ǧ10ǜ14Ƣ16ŗǛ19Ǎ22Ƃ28ƀ33ž35Ǣ
~iag	83 11u14ƾ39ƽ
~iagn	84 14ƾ39ƽ
~ial	59 -15Ƃ-10X-7Ƌ7ƪǣ9ĶƧƯǖ11Ǉ13ĸǎ15AƟǌǡ16B17ƉưƱǧ18ƙƿǘ19Ɨǅ21ǀ31I36e
~ial>	60 -15Ƃ-10X-7Ƌ7ƪƵǣ8Ƈ9ĶƧ11ǘ12Ǉ13ǎ15ǀ16ǌ17B18ƟƱǧ19A23ǅ24ƙ31I37e
~iall	84 13ǀ14Ư21ĸư27Ɨ
~ials	86 11Ő12ǘ15ǖ22Ɖ26ǡ
~ian	75 -12h-11a-7Ƭ9P10f11ƅư12o13p15ƿ16ƞ17q20ǉ36Ƴ
~ian>	79 -7Ƭ10P11ư13ƿ19q38Ƴ
~ianc	88 -12a12f15op21q
~iar	68 18Ľ27Ŗ33Ƭ
~iar>	88 24Ľ36Ŗ
~iary	69 34Ƭ
~iat	85 9i12Ŋ17ŝ21m
~iate	85 9i12Ŋ17ŝ21m
~ibe	80 -7Ţ7ǎ9ƹ10űƇ11Ƽ12Ƒ13Š14ş21Ő
~ibe>	85 -7ƃ8ǎ10űƹ11Ƈ
~ibl	58 -14ǀ7wŨǔ8ľłœ9ƀ10Y12Ɓ14ŭ15Ŧƾ16Ŏ18ň19ƛ23ƺ33Ř
~ible	58 -14ǀ7wŨǔ8ľłœ9ƀ10Y12Ɓ14ŭ15Ŧ16Ŏ18ň19ƛ23ƺ33Ř
~ic>	68 -16ǅ-10mĻ7ĺŇ8Ǟ9ǖ10ƽ11NŵŻ13ťƦǗ15t18ś19Ū21Ŏ26ƋǪ38ƿ
~ica	55 -10Ŀ-7ǊǪ8ƚƾǄ9ŧƋƼ10Ō11QǅǘǛ12ź13Ĵƀǃ14Wŀū15ǀǉ16ƹǓ17ƽǍ18ƿ19ƃ21ǒ22ǂ25Ǩ29ƛ
~ical	63 -8Ǌ7TņǏ8ǀ10ƾ11ŧ12Ƌ13QǅǘǛ15Ĵ16ƀ17Wŀ18ǉ19ƹ21ƽƿ25ǂǒ26ƃ
~ican	79 -13Ŀ13ƚ44ƛ
~icat	62 7S8Ƶ9ǀ10Ǆ11Ō12ǃ14Ƽ15ź16ū19Ǎ20Ǔ28Ǩ
~ice	45 -19Ǫ-15Ǡ-13ǈ-11x-10Cĺŗ-9nǝ-8ŔƸǔ-7lDŁŖŵžƜƩƿ7œŢŭƐ8AĽűŶ9cƟǁ10dŊţƭǊǌ11ŀ12oŎŝƓƞƱǙ13P14ū15jĹǅǉ16BńŒ17RľůƢ18MŜ19Ź20aƖ21łŅ23XŠŽ24U28ŷǛ29ƙ46Ÿ
~ice>	49 -17Ǫ-16Ǡ-14ǈ-11x-9ĺŗǔǝ-8CŔƖƸ-7ŖžƜƿ7aFśŻƪǋǖǥ8ĵŇŭƐƫ9œŜ10AńűŶ11Ɵ12ŊŢƭǌ13j14ŀŎţƱ15Pŝƞ16ƓǙ18BĹ19RŒů20ǉ21M22ľ23ŅŽƢǛ24ł26UXŠ
~icen	59 -8ŕ7c8ǜǩ11ƻ12o14Ƅ16ǁ17dū19a29Ź40ŷ63Ÿ
~icer	84 7j53Ɩ
~ices	76 8ǡ9ǎ11Ƙǐ12Ǜǟ13ń18Ŝ25ƙǅ
~ich	54 -14Ǜ-10ƕǘ-8Ť-7ǃ7cFLŴƷƼ8ňƐ9ŉŷƁǐ10ƎǗ11Ɩ12ŪŲ13dńūƤ14DEŀƵ15ļ17J18ǉ20R21Ő22ľ26ť30Q37C38ų
~ich>	54 -14Ǜ-10ƕǘ-8Ť-7ǃ7cFLŴƷ8ňƐƼ9ŉŷƁ10ƎǐǗ11Ɩ12ŪŲ13dńūƤ14DEŀƵ15ļ17J18ǉ20R21Ő22ľ26Cť30Q38ų
~ici	61 -7Ɔƽ7Pǜǧ8Ɩ11ƿ14qƙǉ17Ǔ18ǃ19Ɨ20Ƽ24Ƭ30ş37Ǧ
~icia	67 8P12ƿ15q17ǉ22Ɨ32Ƭ
~icie	68 -8Ɔ7Ųƶ8ǧ9Ƭ18ƙ19Ǔ34ş41Ǧ
~icin	85 -9ƽ13Ɩ26ǃ29Ƽ
~ick	52 -11ŦǪ-9ƅǄ-8ŐƈƯư-7ňŵƷ7Oŋř8ŕŤųƉ9XYŀŜǎ10Ŋ11Ʈ12iƾ15KŔ16ŭ18Lǐǩ19Ĺŧ20W21łǜǠ22Ŷ23ĺǑ24Ǚ26ǡ28ľŠ33Ř42Ż44Ƈ
~ick>	60 -8Ư-7ƅ7űƃƄ8dĻŕƤǊ9xŋřƺ10Ŷ11ǎ12Ť13Ŋ14KLĺƮ15ľŠ17ŧ18Ǚ24ǜǩ25W26ł42Ƈ
~icke	62 -9Ƅ-8ƈư8Ɩ9ǐ11wƉƳ13Nţ14ĺ15Ş19Ř20Š23Ŕ26Ǡ53Ż
~icki	81 7Ĺ8ő10ľŢ14X21ŀ25i
~ickl	85 16N17Ĺ20Y28Ŷ
~icks	83 -9I-8Ʒ-7R8Ǒ9ƨ12L13ŭ14Ƈ19ľ28Ř
~icku	83 -8Ǆ10ǐ12ž17ų18ŭ35Ǒ
~icl	63 7ż8ž9ŵ10ŭŶ11Ż13ū14ƀ16Ǉ18Ű21Ŭų28Ŵ33Ǒ35Ū
~icle	63 7ż8ž9ŵ10ŭŶ11Ż13ū14ƀ16Ǉ18Ű21Ŭų28Ŵ33Ǒ35Ū
~ico	80 -8Ŧ8Ņ14Ő24ń25ƺ46ĵ
~ico>	85 15Ő26ń49ĵ
~icot	90 28ƺ
~ics	81 8Ƙ10ƙ19Ǫ25ǉ38Ž
~ics>	81 8Ƙ10ƙ19Ǫ25ǉ38Ž
~ict	68 -7K7Ķƒ8Ɵ9ŴƇ10nŤūƅǔ11Ǖ12ƐƸƹ13ŵ15Q17ƭ18Ŀ21fŭ23ś
~ict>	85 -12Ʋ12ǔ15ƐǕ19Q
~ictu	71 -7K7ƒ8ĶƲ9Ɵ10ŴƇ11nŤ12ūƸ14ŵ18ƭ19Ŀ22f24ś
~icy	47 -15ǧ-14ĺ-11ƕ-10Z-9o-7ISūŬ7śŞŹƦǂǥ8Ūžƀ9ŜŢƩǟ10ƂƗ11šƣ12Ǧ13ŐƔ14ƁƛƢǐ15Ɯ16ƨƭ17Ĺľ19ŖŠǣ20ŗƫǢ24ŕſƶ25ő26ŏŷƧ27Śƪ37ř
~icy>	47 -14ĺǧ-11ƕ-10Z-9o-7ISūŬ7śŞŹǂǥ8Ūžƀ9ŜŢƩǟ10Ƃ11šƣ13ŐƔǦ14ƁƛƢǐ15Ɯ16ƨƭ17Ĺľ19ŖŠǣ20ŗƫǢ24ŕſƶ25ő26ŷƧ27ŏŚƪ37ř
~id>	34 -21ų-20ŒžǏ-18Ļ-14oPǡ-13LŐ-12JRŌŷƘ-11sAUŁŝƨƯǅǠ-10ľŚư-9IŇşŭŶŽƠǂǉǖ-8ĸłůƥǈǛǨ-7iǁǎǗ7ĴĺĿǍǒǞ8tōŏƶƿ9fpƺƻǋǔ10Ɵ11dŎŗƦƲǃǙ12jFƳƽǐǝ13lqxǪ14ƅƛ15ťƍƷ16Ĺŵ17ŹźƪƬǟ18ǥ19wőƈ20Ŗřƕƭ21ţƖ22cŉŠ23SĽƾ24ŬƎ25ńŤ27ň28š29kŸƄ30m31Gƌ32Ŕǆ33ŅŨũƵ34ƴ35ņœŧ36ļ45Ɠ50Ŧ62B
~ida	77 -9ž-7Ǡ9U11ƃ12ǈ14Ǜ16ǅ17A27H29k
~ida>	88 31H
~iday	85 -8Ǡ10U14ǈ33k
~idd	79 11lL17a19i22N
~iddl	79 11L17a19i22N
~ide	47 -15U-12ŪƟƹ-11ŨƯ-10S-9Pǐ-8rŤŹư-7ŒƋƠǌ7tƐǃ8eķƜƾ9iœſƍǈǜ10CŊŔ11ťƤ12ƶ13jnTŁŰ14uYƞǎ15gƇ16Mǅ17Ɩ18Ʊǣ19ǡ21ƃƘƦ22ǁ24ŐƁ25ūƧ26łƫ29ŵ30ż31Ų
~ide>	53 -14U-12ƹ-11ĺƟ-10ŨŪ-9ǐ-8rPƂ-7ŉƄǪ7qƉƊƲƶǧ8ĶŔŠƐƧƬǅ9tAŁŧǃ11gœſƍƾ12iCTőǜ14Ƥ15Ű16j17ū18YƇƞ19ƘƦ20ǎ22Ʊ24ǣ25ǡ27ǁ28Ų31Ɓ32ł37ŵ
~idea	78 -13Ŭ9Ž10sB12Vƕ13ƶ21Ŋ25Ň
~ided	88 -12Ť-11Ł13ĸ15Ɯ21e31ĺ
~iden	62 -10ĺ-9Ň-7Ư8dǕ10ţžƴ11Ŕ13G14ǅ16ū17ť19nƖ23ƃ24Ǫ27ƫ46ż
~ideo	85 13g15Ƙ40M
~ider	84 10ŉ13Ʃ15w20Ő
~ides	65 -9ư7şƼ9ƣƦ10Ų11W12ųŷǉ15ZŐǈ18Ł19uķ27Ƨ
~idi	76 7ŏ8ĵ11ǁ12ŭ28Ł40Ƈ
~idin	76 7ŏ8ĵ11ǁ12ŭ28Ł40Ƈ
~ido	85 -7r8Ƭ12ǩ13Ƹ18ƴ25f
~idow	85 -7r8Ƭ12ǩ13Ƹ18ƴ25f
~ids	57 -12ō-8tǡ-7lķ7N8q9ń10ľǜ15Ũƍ17Ɲ20ƬƮ23Ƴ24Ź25n29vƷ30wư34Ʋ41y47x58u
~ids>	57 -12ō-8tǡ-7lķ7N8q9ń10ľǜ15Ũƍ17Ɲ20ƬƮ23Ƴ24Ź25n29vƷ30wư34Ʋ41y47x58u
~ie>	71 -19ǩ-16Ǔ-13Ɵ-10z-7š8Ɨ10V13ű17f18ƴ21ŐŠ23ƾ25hƧ27ƣ28ł41Ŀ
~iec	83 13ǣ19Ř20ƙ21Ŭ
~iece	83 13ǣ19Ř20ƙ21Ŭ
~ied	61 -13Ő-9őǇǪ-7pƽ7ƗƜƠ8ư9Ƭ10ƛ11ŶƱǙ13ũǐ14ŝŢǥ15Ŀ17Ƹ20Ƨ21o24ǩ38Ƶ41f44ƴ
~ied>	61 -13Ő-9őǇǪ-7pƽ7ƗƜƠ8ư9Ƭ10ƛ11ŶƱǙ13ũǐ14ŝŢǥ15Ŀ17Ƹ20Ƨ21o24ǩ38Ƶ41f44ƴ
~iel	77 9ű10Śƚ11ĸ12Ľ14Jǉ24a25Ɓ26ū
~ield	77 9ű10Śƚ11ĸ12Ľ14Jǉ24a25Ɓ26ū
~ien	55 -10ĿŴ-8Ư-7ưǍ8UǤ9ŧŨ10ƥƴƸ11ļǆǧ12ƣǙ13aP18ņƞ22AƝǔ23ŭ26B28Ǜ37Ŭ42Ǖ43ǘ
~ien>	88 -14Ŵ32Ŭ
~ienc	72 11n13ŧŨ14Ǥ15ǆ26ņ
~iend	70 -10Ư-9Ǎ7ƃƝ8ľ9Š14ƥƸ15ƴ16ļ17ƣ18a34A35B
~ieni	90 12ǉ24P
~ient	62 -10Ŀ7Ɨ8Ŋ10U11ţ13ǧ15Ǚ19Ɲ21ƞ28ŭǔ33Ǜ49Ǖǘ
~ier	68 -7r7ŦǄ8Ǥ9Ş10ŝ12Ţ14M16Ų21ǃ22Ǫ23Ƈ25ő37Ő43ǖ
~ier>	71 -7r7Ŧ8Ǆ9Ǥ10Ş11ŝ13Ţ14M17Ų23ǃǪ24ǖ26ő38Ő
~iers	81 24ǖ28Ƈ
~ies	52 -10ƟƤ-9Qǌ-8LZƂƘǪ-7Vż7užƅǊ8xŤŵƞƩ9ķƢ10KĽƒƙƽǄǑ12m13ghĿǓ14Ɔ15ĵŲƝǉ16yń18Ǐǧ19ưǁǤ20ƃǜ21cŢ22ǎ28Ǧ34ş
~ies>	53 -10ƟƤ-9Qǌ-8ZƂ-7VżƘǪ7užƅǊ8xŤ9ŵƞƢƩ10ķĽƽǑ11ƒǄ12m13Ǔ14ghĿƆ15ĵǉ16ńŲƝ17y18ǧ19ưǁǤ20ƃǜ21cŢ23ǎ29Ǧ35ş
~iest	80 9ś14ƙ18K35Ǐ
~iet	81 -7R9L12Ư13Ǉ20ƽ26Ǐ28ŀ
~iet>	86 -8R10L13Ư28Ǐ30ŀ
~iev	79 9lŌ10m11S12Mƭ13Ÿ14ŋ19ǐ24Ǫ
~ieve	79 9lŌ10m11S12Mƭ13Ÿ14ŋ19ǐ24Ǫ
~iew	83 -12Ʒ11B14Ŷ15ǟ21Ŝ22Ǫ27Ŗ
~iew>	85 -12Ʒ8Ŝ11Ŗ12B14Ŷ16ǟ23Ǫ
~if>	39 -18ĺ-17X-13ŗǉ-12TŉƖƷǌǪ-11ŀŤ-10ŌōŐř-9ĽŨŰǇ-8jAŇŕƳƴǀ-7dgkLUńŪǆǊǟ7cBźƜ8NŖǣ9GĻšǖ10HƁǅ11ŏƊƸ12Ƃ13FŢ14Ə15ňűƶǙ16rĴŝ17Wƫ18ķ19I20Yŋ21Ư22Ʋ23ŘưǛ24ƀ25Ŋ26Ɲƥ27ƬǢ28ž29Ƨ30ĸ37ŎŵǞ39ƃ43ſ49ƨ72ǩ
~ife	49 -18ƹ-17wP-15Uŏ-13Żƽ-12v-11ľŗ-9Ǫ-8ŐŚƃƼ-7dƺ7Ũ8S10m12ų13ǉ14ĺş17Ŵ18i20fƭ22Ư23s24ƶ27ǀ28ƫ30qǃ31Ʈ33Ƭ34Ƶ36t38o39rƸ41ƪ45pƨ51ƧƩ
~ife>	50 -15Uŏ-14w-13Żƽ-12v-11ľŗ-8PŐŚƼ-7ƺ8Ũ10m13oƯ14q15ĺş16ǃǉ17Ŵ18p19i20fƭ24s25ƶ28ƫǀ32Ʈ34Ƭ35Ƶ38t40Ƹ42r44ƪ47ƨ52Ƨ54Ʃ
~ifes	71 -20ƹ-12P-9d8Ɲƻ9B10b12j13Ư19ų21ǃ24q36o39p
~iff	66 -12Ļ-10ƛ-7Œ7I8CKǦ9ǆ10ǖ11VłŻ13ŎǪ14Ş15ĺ18Řŧ19ũ20ň22Ŕ
~iffe	66 -12Ļ-10ƛ-7Œ7I8KǦ9Cǆ10ǖ11Vł13Ŏ15Ş18Řŧ20ňũ22ĺŔ
~ifi	63 7ĺŔ10Ǆ15ǥ17ū18ź20ǍǓ29Ǩ
~ific	63 7ĺŔ10Ǆ17ū19ź20ǍǓ29Ǩ
~ift	74 -10G-8ak8Ĵ10Uļ12ǉ15ŕ16ű18ŵǪ21Ǐ22ń42R
~ift>	83 -11GŃ11Uļ18ű21ŵ25Ǫ27R
~ifth	90 -10a12Ĵ28ń
~ifts	88 -9k22R26Ǐ
~ig>	58 -21Ƃ-13ǉ-12ŔƓǌǪ-11SƉƯ-10Ɵ-8Ɩ-7ŒŬ7ŗƌƜƱǂ8tZƇƕ9gjyłƝ12ǆ13ľƫ15ǈ16ǎ18ǐ20œǒ21ŦƤǧ22ƭ24k25Ő29ĸƔ30ƒ45Ɔ
~iga	81 13ǃ16C48ƺ
~igar	82 14ǃ49ƺ
~igg	70 7ŁŢ8x9ƫǐ11HŌ12Ǖ15Ň17ǟ30Ŀ
~igge	71 7ŁŢ9ƫǐ11HŌ12Ǖ15Ň17ǟ30Ŀ
~igh	35 -16W-13T-11Ǫ-9ƴ-8Š-7ķŒ7vQXŁņ8duwŏťŨƢǒǜǦ9lrŃŇœžƐƑƯǃǎ10EMUŌőŕŘşƥƭƾǔ11SŊƔơǠ12oHƧ13ĻšŻǝ14Ņ15P16byIŀŝƸǀǄǐǗ17ƅƤ18ŎŲǏ19ŧųƚƽ20NůƟǧ21Ɠ24ŰƝ27C29Ŀŗ31ƻ
~igh>	65 -11Ʋ7ƄƬ8ơ9Ł10vƙ11ž14yC16ƚǃ18Ř23ƻ25l26ǧ28ƽ31ŗ39Ƥ
~ighb	70 -8Ŗ8ŤƓ9ƥǪ10ļƅǎ13ƚ14B15Ņ18C19Ɲ25Ɵ
~ighe	75 8Ř9Ņ11Ŕ13œ14Ɠ17ǔ27m
~ight	36 -15W-12TǪ-11B-10Ɓ-8m7aűƞƥƩǛǧ8xQXľņƟƼǅ9duťƯǍǒǦ10wyŃŇŏŗƑƢǜ11rCEMUŌőşƾ12SŊŕŨƓƔƭǠ13HƅƧ14oĻĿšůŻǝ15ų16PǀǄ17IǐǗ18bŀŝƝƸ19Ǐ20ŎŲ21Nŧ26Ű34ƻ
~ighw	88 -7ļŐŒ11ơ14Ɛ21ůƁ
~igi	68 -7Ɖ7dT10ƅ12Ƌ13eū15ƈ17Š18lƌ22I25E29ř
~igin	75 -7Ɖ11ƅ14Ƌ17ƈ20lŠƌ
~igit	75 8d14e15ū24I28E32ř
~ign	60 -9ƒ-8ư8ĽƩǁǊ9qIœ10Zƣ11WŖƲ12Ǫ13ƓƳ14ǡ15Q16J21ő23Ǆ26Ŏ27ǔ32Ǜ34Ɨ38Ł42Ō
~ign>	64 -9ƒ7H8Łǁ9Ʃ11Z12ŖƲ13W15Ɠ17ŎǪ18JƗ26Ǆ27ő29ǔ34Ǜ40Ō
~igne	79 7Ł10Ō15œƣ18Ƴ
~igni	88 13Ǌ17Ŏ25Ɨ
~igns	84 -9ư15q21Ł24Qǡ
~igs	82 -19ǧ-11Y-7Ɯ15ƒ16Ų17q19ƂƆ26ǈ28ű
~igs>	84 -19ǧ-7Ɯ16ƒ17Ų18q19Ƃ20Ɔ27ǈ
~igu	70 -16ǐ7HŤƲǋ9ĸŅŘŦ10łƈ11Ŗ12Ʊ13Aǡ16űƭ20ƙ
~igur	70 -16ǐ7HŤƲǋ9ĸŅŘŦ10łƈ11Ŗ12Ʊ13Aǡ16űƭ20ƙ
~iju	90 19ƺ23ǀ
~ijua	90 19ƺ23ǀ
~ike	43 -18Ǒ-16J-12Ŏ-11ľƤ-10ƧƲ-9ĿŁǟǡ-8PĹśŰƜƩǅ-7nƗƣƪǣ7aimyƌ8ŷơƾǁǗ9ADĺţŬƂ10rşŧ11Ʈ12ŔŦ13ņŋƁƅ14łŮƑǎǪ15jYűƙ16gvRŌő17ƻ18ŃœŲž20Ɵ21ŉƷ22ĴŶ23Ļ25ǀ26K31Ʀ33ŝ35Ň37Ş38U
~ike>	43 -17Ǒ-16J-12Ŏ-11ľŤƤ-10Ƨ-9ĿŁƲǟǡ-8PĹśŰƜƩǅ-7Ɨƣƪǣ7aiyƌ8mŜŷƙơƾǁǗ9DĺŬƂ10Aņşţŧ11ŨƮ12ŔŦ13rƁƅ14łŮƑƻǎǪ15jű16vRYŌ17gő18Ųž19Ń20Ɵ21ŉƷ22ĴœŶ23Ļ25ǀ26Ş27K34ŝƦ36Ň38U
~ikes	83 -9Ũ-7œ13ƙ14Ť15ŋ16ĸ18ư22Ş
~iki	79 -8q-7vHŔ8bŇ10gœ21x33Ɵ35t
~ikin	79 -8q-7vHŔ8bŇ10gœ21x33Ɵ35t
~il>	54 -14Ǫ-10Ś-9Ť-8ŗ-7bpŃű7VĺťƈƖǎ8O9ŕ10vĴǐ12D15Ƒ16ǖ17E18Ƽ19ŘśǅǨ24Ʈ25ƀ29Ǚ32Ľ44K46ƛ73J
~ilb	90 7ż11D15ĸ
~ilbo	90 7ż11D15ĸ
~ild	56 -16ƫ-12Ǘ-8FƋ7Ǎ8Ƒ9ŶƥƬƷ10y11lŹ13ƅ14v15ƢƲ16w19ǣ21ư24uƒ29ǌ35ƻǎ42ƪ48Ɣ50Ƥ
~ild>	68 -13Ǘ-12Ƣƫ-8ǎ7ĺ8Xǁ9Ʒ10Ƒ11wŶưǍ15Ź20Ʋ25ƅ34Ɣ36ƪ46ƻ
~ildi	63 -12ƅ-10ƪ-9Ƌ-8F-7Ƈ8Ǟ12ƥ27ǣ29ƒƢ38ǌ48ǎ60Ƥ
~ildr	74 10w14Ƭ16yư22v35u
~ile	54 -10ŪŸǈ-9ŖŨŻ-7Mĺ7ķǆ8hŇ9wƠ10ļŵź11ŘŤ12śǐ13Əư14ƥ15Ǔ16IŲǞ17aŴ18Ś19Ɯ20Ǉ24ő25ŧƐǑ29ǘ30Ƅ32ţ42ů69Ů
~ile>	63 -11Ÿ-9ŖŨ7Ŝųǡ8ŉ9ķǆǗ10Ƹ11Ň12ŚƠ13śŵǘ14Ɖ16ţŧƏư17Ǔ18ƥǇ20IŲ21ƄǞ22a29ő
~ilea	81 13ů46Ů
~iled	75 -11Ɖ-10Ż8Ǉ11ǝ12Ś13ƈ17ŧ18Ř19Ƅ23Ť27ţ
~iler	85 16h19ļ20ǐ23Ǒ
~iles	64 -10ǈ-8Ū10Ǚ14ź15Ǒ21ǘ23Ŵ30Ɛ41ů47Ů
~ili	57 -9Ƨ-8ƨ-7Őƃǌ8Ǧ9Ǒǜ10Ŀ12DşƢ15XĽŗǛ16Ƅ17Ɯ18Ǎ21Ƃ22WŖ26ƀ29ž31Ǣ
~ilia	88 24Ľ36Ŗ
~ilin	79 -9ǌ9Ŧ18DĿ22X23Ƅ25Ɯ
~ilit	58 -9Ƨ-8ƨ-7ƃ7ſ8Ǧ9ǜ10Ǒ13şƢ15ŗǛ19Ǎ22Ƃ23W27ƀ31ž32Ǣ
~ill	44 -13ax-12uƔ-11Ŷ-10ŗų-9pwKŇŤűŵƲƷ-8BőşŠǩ-7rķŀņƙƜƝƞǆǏ7oNYƅƪ8ĻŉŲƃƟǖ9ĶļŚŷƺǄ10fOŃƕƖƻǃ11ǟ12ĵƯǡ13tD14qsz15eƓƭƱ16yPĺĽ17CQ18ŌũƗ19MŐŹ20LZ21JƬ22HŨ23c25IĴ26UV29Ʈ32ł40Ƽ59Ƴ
~ill>	46 -16a-13x-10uųƔ-9ŗ-8pwŁőŢŤŶƲ-7BŀņŇşŠƷǏ7Ƅƥ8oƘƪƼ9NĺŉƟǖ10ŷƺ11ĶŃŲƻ12fCOĻŌŚƕƖ14ĵ15qt16ez18yPƭ19sƗ20ũ21DMQŹ22LU23JƬ24Ő25cŨ27HI29V31Ʈ35ł42Ƴ
~ille	81 8Ɗ9Ľ10Ĺ12ư13Ō15Cļ31Ĵ
~illi	77 7ŝ10Ţ12Ž13CĽ16Ĵ17ĺǟ18Ƽ
~illo	84 -13D-8ű9Ƣ22ƅ26Ǆ37Ɠ
~ills	66 -7ŵǩ8UĿ11ǥ17ƃ19Y20Ł23ǡ25Ư27Ʊ29ZƳ34Ƽ
~ils	85 7JǙ10ƈ13ƕǘ
~ils>	86 7Ǚ8J13ƕ14ǘ
~ilt	69 -16ƪ-9Ɲ7ƻ9b11Ǟ12Ż14ķƇ26ǟ33ƫ38ƅ
~ilt>	69 -16ƪ-9Ɲ7ƻ9b11Ǟ14ķƇ26ǟ33ƫ38ƅ
~ilv	90 10Ŵ17Ū
~ilve	90 10Ŵ17Ū
~ily	57 -10ƣ-8ĸŖƞǄ-7oPż7zĿ8q9ŗƹ10ǆ11F12hA13ǈ14žƱ16ŪƝ17ƴ18Ũŭ20u21ƭ22Ʒ23y25ƥ26Ư34w35n37ƾ
~ily>	57 -10ƣ-8ĸŖƞǄ-7oPż7Ŀ8qz10ŗƹ11F12hA13ǈ14žƱ16ŪƝ17ƴ18Ũŭ20uƯ21ƭ23Ʒ24y26ƥ30ƾ34w35n
~ilys	90 9Ʈ10Ưƾ18ǆ
~im>	57 -16ƹ-15a-14Y-10Ƣ-9Ƨƽ7t8VŅźƴ9ư10Ŕ11Ǎ12w18oŦ23ũ26ţƍ27Ʃǃ28ŧ35Ř36ť39s40Ťſ
~ima	76 -8ǋǪ7Ɣ9ǧ11ŮƀǊ15ƿ25Ũ44h
~imal	85 50h
~imar	90 11ǧ19ƿ
~imat	90 -10ǋ10Ɣ13ŮǊ
~imb	76 18Ɓ21ǉ40ǁ45ƒ
~imb>	84 24ǉ28ƒ
~imbi	90 17ǁ
~ime	52 -13Ƈ-11ǟ-10Œƀ-9pľƉ-8PĽ-7nŖ7bTĵņŊŻ8ſƜƵƷǙ9ŞŠƆƧƬ10ƈƻǜ11kHWšũŸ12g13Ǜ14SŔŧ16őƠǪ17Ŝŵ19sŲƹǈ20Ļƨ24V31LRǏ32O35N38Ń
~ime>	53 -13Ƈ-9pƉ-8ĽľƀǟǪ-7P7tWŊœ8bĵƵƷǗ9ſƜǙ10ņŠƈƠƬ11ƨ12kšũŸ13HTƻ15gŔŧ18ŃŜŵ20Ųƹ21sǈ22Ļ25V27Ǐ33R34LO36N
~imer	86 -7M10ǈ15SǤ18L21ő
~imes	76 -8T7WŞ9Ǐ11Ơ12Ǡ13ǁ14ţƨ16ǉ18Ż21Ƨ40Ǫ
~imi	59 -10Ƙ-9Ƣ9ĺƔ10Ɛ11y13Ǎ14Š18ǧ26ǔ28ǣ32Ǣ55ŗ
~imit	59 -10Ƙ-9Ƣ9Ɣ10Ɛ11y13Ǎ14Š18ǧ26ǔ28ǣ32Ǣ55ŗ
~imm	84 -8ǣ13ƍ23ƒ
~immi	85 -8ǣ13ƍ
~imn	85 52Ƒ
~imne	85 52Ƒ
~imp	71 -7Ŏ7Ƴ10Ļ11Ə12ōǣ14Ʋǖ16Ň17ƌ19Ʊ22ľ26Ş
~impl	86 8Ƴ13Ļ14Ə24Ʊ
~impo	77 13ō15ǖ16Ʋ26ľ
~impr	85 -7Ŏ15ǣ20Ň21ƌ32Ş
~ims	70 9zƩ10a11t12Ǥ13Ƹ18ŧ21ľ23ǝ40ţ
~ims>	71 13Ǥ19ŧ22ľ23ǝ41ţ
~imse	88 12zƩ13a14t16Ƹ
~imu	77 -14ř-8Ő43ŗ47ž
~imum	77 -14ř-8Ő43ŗ47ž
~in>	29 -33Ǫ-26ŗ-24Ʈ-23ś-22Ŕŝ-21őž-19wƨ-18Ǆ-17Œ-16ĺźƓ-15cƕ-14Ư-13pDƙ-12rŞƵƻ-11aœƈƢǧ-10ŸƁǕ-9ƆƇǦ-8eJPŢƝǓ-7ĸŕŦƖǣ7dzƌǔ8Š9kXǠ10MVŀšŪƎǌ11ŻƗƥƷ12myũƺǀ13OńƽǢ14svĴňƊƏǡ15UŤƧƿǟ16ĽĿűųƲ17lŅţůƳǅǨ18EĹľŹǒ19Qĵ20TķŜŧƉ21ƍƛƜ22ŖŚƦƫ23jqƶ24Hǎ25ĻŃŌǍǑ26ūƾǊǐ28tR29żƑƼ30Ž31Ɵǆǋ32S33n36Ķ37i38ƹ39ǘ43CƘƞ48Y
~ina	62 -13ţ-7ǅ7Ľ8fxƅǖ9Ƅ10tƯ11Ƌ13kqĸŊƈưǉǝ15lBŁŠƌ16AƦ19Ɵ26ǡ30Ʊ36Ŭ
~inal	68 -7Ɖ8Ľ9fxƅ11t12Ƌ15ƈ16k17Šƌ18l21ŁƟ34Ʊ
~inan	72 12ƄƯ15Ŋ16ư17ĸ21AB32ǡ45Ŭ
~inb	90 -8ľ8ś10ǁ33J
~inc	52 -12Ŝ-10ǈ-9Ǫ-8Ż-7rņŐŧ7Ɓƹ8sƤǇǤ9GXƫ10ƋƕǊ11Bż12Źƻ14ŗ15Ŕť16ţ17Ǟ18ƯưƺǆǠ19ŏ20œ22t24i26S28ǟ30T32ő38ũ
~ince	59 -12Ŝ-9ŻǪ-7rņŐ7PŸƽǃ8I9ƹ10GƤ11ƫ12Ƌ13ż14BŹ16ŗ17ť18ţƺ21Ǡ22ǆ25t28i30S34ǟ37ő44ũ
~inch	88 -9Ǟ11j18X23ƻ
~incl	71 -11ǈ7Ǧ8ƀ9œ11ŖƆ12ƁǤ13ơ14s15Ǌ30ŏ
~inco	66 9ƭǄǕ10u12Ǉ25Ưư34Ǟ43T
~incr	80 -8ŧ28Ŕ34œ
~ind	47 -31ǜ-16ƈ-12Ş-11Ƨ-10vŗƅƶ-9ŅţťŦƨǀ-8NŇş-7IŜǄ7xĽơǒ8iŨųƖƱƳƴ9qUŃǠ10jłƑ11pűƉƺƽǇ12hĿŏūŹƁƇǙ13Mŷ14Ū15ĺŎŚƸ16ś17gļƤ18ǂ20ŠǕ21Ťŧƭ25ǅ26XƋ29ŊƷ31ƪ60ƛ
~ind>	48 -31ǜ-17Ƨ-16ƈ-11Ş-10vŗ-9ŅţťŦƅǀ-8Ňƨ-7INşƫǄ7źơ8iĽų9ŨƱƳƴ10qUƏǠ11łƉƽ12pŃŏƇƺǇǙ13hŹ14Mŷ15ŤŪ16ĿŎ17ĺļŚƤ18gś19ǂ20Ǖ22Šŧ23ƭ26Xǅ27Ƌ29Ʒ31Ŋ33ƪ65ƛ
~inde	79 9Ƅ10zƗ16ǒ17Ɩ22x
~indo	86 -7Ə13Ƒ14Ť22j
~inds	80 10ňű12ĸ13ǡ25Ɓ27ū
~ine	44 -24Ƃ-15hœƁ-13Ū-12tĻ-11Ǎ-10ĿŠ-9CDĺōŦŵŷ-8LŐƘƸ-7zFTŤŬƝƧƯ7aAKSŁǖ9łŨƻǏ10ƒ11sĽŖƺǡ12űǕǙ13ǃ14ńŚǑ15Ŏƕǧ16j17ŅƜǂ18ŭǇǩǪ19qŋƍǆ20IMƞ21Ǣ22ǀ23Ǆǌ26ǅǗ27Ƶǟ28Pǐǒ30ǜǠ31ǣ32Ǧ34Ń36Ǟ40ǋ
~ine>	53 -16Ɓ-13Ļ-12Ŕ-10Ŀœ-8LŠŷǕ-7ŐƘ7GXĴŸǅ8VŕŜǂ9iƬƾ10aKSĽŚǖǪ11NŁŖƼǐ12MŨ13qł14j15sƺ16űǜ17P18ƜǞ19ńǋ20ƕƵ23IŅŋ24ƍ29ǀ34Ǘ41Ń
~ined	75 -9œ9j10ƻǜ11Ŕ12ő14Ǚ15ňŖ16Ɯ18Ƶ
~iner	86 19Ǡ21P26ǂ
~ines	50 -25Ƃ-14h-12Ū-11tǍ-10Ɖ-8DGōŖƼ-7C7Ś8Ǚ9Ǫ11A12Mǃǜ14ƒǏǡ20Ǒǧ21Ŏ22ǇǐǕ24ŭǞǩ25ǟǠǢ26ǆ27ǋ28ƞǌ31Ǆ34ǅǒ38ǣ39Ǧ
~inf	73 -16ƶ-11ŧ8ļ14ĽŔ15Ŋ17ń19Ż20Ļ24x37ǘ
~infl	90 -13ŧ20Ŕ25Ż
~info	76 -16ƶ9ļ15ĽŊ18ń21Ļ39ǘ
~ing	28 -21Gő-18s-15oŌšǛ-14ŜƨƸƻǕ-13ļŗƕƪ-12lŁǏ-11ǇǢ-10vƅ-9ŐŧƐ-8BOWŤǍǓ-7ťǂ7ŬŮżƒƬ8eMńŔŵƝƞƳǒ9gYķŇŋŲƂƆƘƹǞǡ10IKƉƼ11hĻŅŖśŶŸƯǔǜǝ12rňŘƁ13mZƏƣƶ14qzPĽŻƤ15ŹƔ16ŒƋƓƟǅǋ17ŭƍ18LĶƦ19ľŉǁ20fTƴ21ŀ22uFĴŝŽƄƩ23ōƗƢ24ƺǎǚ25łũ26Uţ27Ş28ƙ29X30Ţ31xyĿ32Ǫ33ik35ŏ36ĺ38t41VĹǠ43j44H45ǟ
~ing>	28 -19G-18ő-17ƪ-16s-14oŌšƨƸǕǛ-13ƻ-12ļŗƕ-11lŁǇǏ-10vƈǆǢ-9CŜƅǩ-8ŊŧƬǍ-7OWŎŤƐǂǓ7ĵżƜƭƲǖ8aĻŔŬŮƽǝ9eMSŖŵƂƦƳƹ10fgKńňŋŲǒǚǡ11ŇƼ12hIŅśŸƞǅǔǜǞ13m14Ɓƶ15qrzLZĽŶƋƤ16TŉŹŻ17Ɣƴǋ18PUŒŝŭƍƗ19ĶĹƓ20ŽƟǁ21ľł22ĴƄ23uŀũƩ24FōƢƺ25i26ǎ28ţ29ĿŞŢǠ30ƙ31X32x33yŏǪ34k39t40ĺ42V44j45H47ǟ
~inge	81 -10ƙ11Ŏũ21E22f28ǚ43Ƭ
~ingi	88 -8Ŷ-7ŷ10T11ź18q20Ǡ22Ĺ
~ingl	68 -12ǀ11Ǫ12Ɔ13ƛ15ƙ16ǆ32f40ƈ41Ɖ
~ings	54 -13Ǫ-10ǐ-8ƞ-7ĺŜƟ7LĻłşƴ8ŝƪǚ9Ŋƺǅ10TƗƷǗ13ŉƯ14ƙ15iķƣǉ17U18Ʀ19Ř22Ǡ24A30Ĺ32Ƙ33Y
~ingu	84 29Ə
~ini	63 -7Ő7Ǣ8a9Ť12Ǫ13ǅ18A21ƌ22ŗź25ǚ26m29Ɗ32j33ž34ƿ
~inim	78 -8Ő29ŗ48ž
~inin	78 8ƞ27ź31ǚ41j
~inio	88 10Ļ27A
~inis	70 9Ǣ11Ťź16ǅ18Ǫ24ƌ31m33Ɗ
~inj	72 -7ż8Ǜ9ŗ30Ǥ40ƃ49ž
~inju	73 -7ż9ŗ31Ǥ41ƃ50ž
~ink	52 -15qƩ-12Ĺ-11ǅ-9ƙǣǩ-8ZƧƪƱ-7ŗŞŢţǡ8OĴƜǌǟ9hGŌŠƘƮ10Ɠ11ƈƔǞ12XƸ13ƀƴ14Ŀƶ16Ŕ17Ƥ18ĺ19Ŗ20BĸŨ21ǎ22V23y24Ǫ26Ň27ű29H33ǜ40ƭ54r55ǀ
~ink>	57 -16q-13Ʃ-12Ʈ-11ǅ-10Ĺǩ-9ƙ-8Zǡ-7Ƨ7ķư8Ɛ9Oǋ10GĴŌƘƜǌ11h12ƈƓƔ13ƸǞ18Ŕ21Hƭ22Ŗ23Bĸ24Ũ31Ňű37ǀ40Ǫ43r
~inki	68 -15Ǫ-8ƪƱ-7ţ10ƀǧ11ǟ14Š15HĿ16ǀ18ĺ19ƴ23X25ƶ27Ʈ30ƭ31yV
~inkl	77 -11ǣ27Ƥ34ǎ
~inks	80 7ǀ29r44ǜ
~inl	85 11ų13Ŵ17Ǘ22ŭ
~inly	86 11ų13Ŵ17Ǘ22ŭ
~inn	77 9Ɯ10nŤƥ12ŔƧ13L14Ưǀ16N18Ǫ28Ƽ
~inne	79 9Ɯ12Ŕ13nLƧ14Ưǀ16N19Ǫ29Ƽ
~ino	85 -15ƕ16C29Ƽ32Ŭ
~ins	41 -18ƹ-16Ɠ-14ǎǐ-11ƞ-10iǒ-9ŭƅ-8QŬų-7nYĻŶƈƋǃǌǟ7ĺőƦƮ8ŗƁǅ9aĹŘŦƀƧ10Cţƭƴ11Ǎ12ŰŲǨ13ľƖ14ŁšƘǩ15ŪƄ16ņƵǔ17rWƚǪ18Ƽ19ƃƢ20Œ22ƙƜ24Ǔ26Ʃƪƫ29Ɣ32ŏ33Ǝ34ş36Ǧ39Ő40ſ46ǣ
~ins>	67 -16ǅ-11ŏ-7Ş7Ŕǝ8k9uŰ10ŀƊ11w13yơ15ƪ17Ǖ18Ƽ20ƙƚ21C25aƘ30Ɯ
~insi	73 -41Ǎ-18ǎ-8Ƌ9ƪ10ŷƫ11ŖūƜ12ƌ13Ɛ16Űǅ17Ƥ20Ʀ43Ƣ46ǣ
~insp	74 -8ţ17Ɖ64Ǝ
~inst	65 -9Aƅ-7J7Ǜ8Ǣ9ƕ10łƶ11BƑ12ń14K16r17ǅ18Z21ƙ26Ųƫ38Ǫ
~insu	44 -18ƹ-15Ɠ-13ǐǒ-10ƞ-9i-8Qń-7Ŭ7A8Şƚ9rĺőƁƮǑ10ŗƼ11Řƀ12ĹŦƧƭƴ13ƪǨ16ŁƖǩ17ľšƄ18ǔ19ņţƵ20WŪ22ƃ25Œ28Ǔ31Ʃ33Ɣ37Ǎ38şǣ39Ǧ44ŏŐ45ſ
~int	57 -13ǌ-12X-10mǆ-9ŁƃƲ-8JňŌ-7ŏ7zGŅǂ8BRłŵƀƠǄ9qĶŤůƕ10Ŋſ11gŇǎ12dǅǤ13űżǘǟ14ƿ15ť16ǝ18ƫ20N22ƌ24Š25Ǐ28S30ŻƜ33Ş35Ŗ
~int>	75 8Ř9šƒ10Ǫ11ǂ12Œ13q17ǎ20ű25ǝ39Ŗ
~inte	68 7ƶ8ƢǞ9ĹŖũ10HżǄ11Ɯ12BůƠ13ŅŠƕ15Ň19ť27N32Ǐ
~intm	86 -10ƃ9ǘ10M12Ǘ16ŵ23ƿ
~into	69 -11ǆ-10Ʋ-8JXŁ-7Ō8ż9izGŎ10ǘ11R12ƀ13dĶłŤ14Ŋſ17gŠƫǤ18ǟ27ƌƜ35S
~ints	81 -11m-8ǌ44Ş48Ż
~inu	66 7aŚǂ8uńŞ10šů11Ļ13Ǩ16ķ19Ō27N39O
~inut	67 7Śǂ8auńŞ10ů11Ļ13Ǩ20Ō27N40O
~inv	69 8ż12Ł13fǣ14Ǫ16Ǚ17ǖ18ķƘ22ƞ23ǐ
~inve	78 14ǣ17Ǫ21ķƘ25ƞ26ǐ
~invo	74 9ż13Ł14f18Ǚ19ǖ
~iny	80 11ƙ18Ƈ37Y
~iny>	85 11ƙ40Y
~inyl	88 20Ƈ
~io>	82 -16ƌ-12d-10ŷ16ź18B23ƶ24l69ǟ
~iol	82 43Ż
~iola	82 43Ż
~ion	44 -14Ƣ-10Nŏ-9ťŧůƘǅǦ-8ňŝŪſǣ-7ŞŶƣƾǊ7QƆ8qTŃƎƖƮǞǤǨ9Őŕ10xŠƸƼ11nŁŊƱǀǂ12ǔ13Ō14Ɨǌ15kŋƅ16ĻǇ19Ŕű20mĶŖūƽ21ńƇƐ24Pŉ25ƌƲǍ27ŇŻżƀ29A30YǛ
~ion>	48 -18Ǫ-12ţƢ-10Nĵ-9ŏťŧƕ-8ƘƼǅǦ-7ĸňő7ŎŗƖǆǔ8xFƃƩǃǝ9qŃŵƮǞ10TǤ11ŕƸǍ12ƌ13SńƎƱǂ14ż16ŌƅƐƗ17AŁŋŻ18Ŕ20ĻǇ21k23m24ĶūƇ28ű30PƲ31Ň32ƀ33Y
~iona	72 -9Ǌ7Ǔ9ǥ11g12ǀǔ16Ǎ17Ǩ18Q26Ǜ
~ione	85 -7Ƶ11ĸ13A14n16Ŗż22ń
~ions	59 -9ů-8ű7dǢ8ĵż9AţũƐ10Ŗ11Ɔǟ12ś15ŚŻǪ17Ǜ18ǌ22Ŋƌ27Ƽ28ŉ29ƽ
~ionw	88 -8S15Š19ő34Ő
~ior	78 -14Œ12œ15w17a30Ƈ32ľ
~ior>	80 -13Œ13œ16w17a31Ƈ
~iou	75 -10Ǫ-8Ǟ8Ɨ9ǜ10œŔ11Šǐ13rŉƽ14Ĺǃ17w18Ŀ19ƈƾ
~ious	75 -10Ǫ-8Ǟ8Ɨ9ǜ10œŔ11Šǐ13rŉƽ14Ĺǃ17w18Ŀ19ƈƾ
~ip>	59 -14A-12Ǫ-7ǧ7Ƅ8ķŔ9ƉǂǍ10Ɯ11ǌ12Ľ17k18Ţ19ŉ21Ǉ22Ɲǎ23ů27B28ł56ƃ76E
~ipe	74 14U15ƥ20ũ23Ǘ31Ƌ32Ɯ33Ş
~ipe>	78 9ƥ12ũ24Ǘ35Ş37Ɯ
~ipes	84 8ƥ9ũ38Ƌ
~ipl	88 20Ɓ28m
~ipm	69 -9Ɣ-8Ƙ20ƞ21ǣ26ǟ49ǐ
~ipme	69 -9Ɣ-8Ƙ20ƞ21ǣ26ǟ49ǐ
~ipp	74 8ƫ9ǖ10ĵƘ11Ǟ14ǀ15ƣ18Ɯ30h
~ippe	82 8ƫ10Ɯǖ11ĵƘ16ǀ33h
~ippi	79 10Ɯ12Ǟ16ƣ
~ips	81 -12Ǖ7Ɲ14ǁ15k20T23E32Ǣ
~ips>	81 -12Ǖ7Ɲ14ǁ15k20T23E32Ǣ
~ipt	77 24ƙ26Ƽ28ǋ
~ipti	85 20Ƽ
~ipts	84 9Ƽ15ƙ31ǋ
~iqu	86 -12Ÿ-10Ǣ-7ŉ12Yƙ13ǀ46ǜ
~iquo	90 -13Ÿ-11Ǣ14ǀ48ǜ
~ir>	57 -10Ǉ-9Cœşŷ-8YŖ-7dnŏŭƭ7aŝǍ8ƴ9UĸŚŴǘ10ŀƋ11yƣ12i13ľ14Ǆ15Ǒǖ16Ň18Ŧŧ19ĵŉ21ƞ26v27ŔƲ31ǒ32Ņ44Ǔ45ǉ
~ira	73 -7œ8Ž16u20ŕ28x43w46Ķ
~ira>	74 -7œ16u29x43w47Ķ
~irb	85 39Ɲ
~irbn	85 39Ɲ
~ird	76 -10Ƈ-7jź12Ǣ13Ƥ15ǆ19dq26Ǚ30Ơ
~ird>	78 -10Ƈ-7ź12Ǣ13Ƥ16ǆ20dq27Ǚ
~ire	53 -13ǉ-10ǐǪ-9ŰƸ-8yŦƶ-7ůżƪǏ7kVǚ8űŸ9eUĻ10ŕƮǍ11Ǚ12ƙ13Ƣǒǟǣ14tĺƨǔ15ŉư19Ť21PǕ24Ǟ27Ķƥ32Ə43S44Ƒ53ǝ82Ɛ
~ire>	58 -14ǉ-10ǐ-9ŰǪ-8yPƸ-7Ǐ8Ŝǅ9Ÿ13Ʈ15ǒǔǣ16ƨ17ŉǟ19ĺư20Ǖ21VǍ23Ť25ƥ28Ǟ31S32ǝ36Ə73Ɛ
~ired	74 -33Ǎ-9V-8t-7ż8ƥǦ9q10Ǚ12ǚ13ű14ũ21S37ǝ38Ƣ41P
~irem	74 -15Ƣ-8V20Ǎ28t47Ķ
~irep	77 57Ƒ
~ires	85 15e18Ļ23ŕ
~iri	73 14Ƽ20ǎ25Vǟ42ǝ46Ƌ
~irin	73 14Ƽ20ǎ25Vǟ42ǝ46Ƌ
~irl	73 -12Ư-8Ǎ12ǥ13ǉ14l15ǝ18ƣ20vw25Ƹ39u
~irl>	80 13ǥ14v16lǉ23w27u
~irlf	86 -12Ư-9Ǎ18Ƹ22ƣ
~irls	84 8v12Ƹ17u18ǝ
~irs	56 -9ĸ-8ŷ-7Ɲ7eGĿŌŕƊƦǒ8Ƥǔ9swSŠƥ10Ʃǅ11Ɔ12Y14ax15ŚǪ16Ƭ17ŃŇ18oAŏƅ19őǎ20ńœ21Ɨ24ǌ28Ř
~irs>	71 -7ƝǪ7ǈ8Ŕ9őƦ10ŅƊ11Ƥǔ14ǅ15Ɔǒ20ƥ24ǎ32ǌ
~irst	59 -9ĸ-8ŷ7EŌ8eGĿŕơ10swSŠƩ13Yő15a16xŚ17Ƭ18ŃŇ19oAŏƅ21œ22ńƗǪ30Ř
~irt	64 7Ɨǘ11Ŝ13P18ņ37pv44c50d
~irth	65 7ǘ11Ŝ23c37v38p51d
~is>	22 -29Ũ-25Š-21ƹ-17Ť-16Ǚ-15ŦƝ-13Ƹ-12šƯ-11SĽňƭ-10dņų-9ƞǛ-8ƺ-7ŧ7ŅƐǣ8lXĿşũŵƑƘƽǕ9FLŉŝſƀƧǀǂǝǞǩ10zǗ11auĶřŻƍǆ12nEŋŞūŷƕƚƢƨƴ13fBCĵŏŗƙưǈ14ĺĻłŕžƒƿ15űƬǤ16NƲǦ17Ɖǉ18MƠƦ19ľǟ20hIōŒźƅơ21TYƆ22qDQǇ23rvPŶƁƣƪƳǘ24yJŐ26AŪǌ27sůǄ28ĹƔƩ29ŬƊƷǃ30Ƈ31Rǜ32j34Ǡ36pŁ37Ń38o40i41UǎǪ44t47xŀ54Ŵ
~isa	77 -10Ƨƨ-9ƃ10ƙ12Ə13ư15ň18e19Z21ş24ĸ31W
~isab	82 -11Ƨ-10ƨ-8ƃ15ư16ň22ş33W
~isc	69 -9W7Ɓƻ8ľő9m11IŮ12Ǫ13hQZ15ş17Ž21ź22r
~isco	71 -9W8ľő9m11Ů12I13Q14ZǪ16ş18Ž22ź
~iscu	86 9Ɓ10ƻ16h28r
~ise	59 -10E-7Ɛ7ǋ8amĿƯ9ŏ10Ŕ11ƹ12BƓǣ13gwƏǌǥ15ơ16tA18Ŏ19ƙ20œƾǃ23lV24ưǪ28Ƥ
~ise>	63 -8Ɛ7ŝű8Ưƾǋ9mĿ12dƹ13œǣ14gwƏƓǌǥ16ơ17t20Ŏ22Ƥǃ25V26ưǪ
~isea	88 20ƾ
~ised	76 -12dE9Ŕ11œ12ŏ13aŗ14B30ƙ33l
~ises	90 -7B8Ż12Ƥ23A
~isf	88 -13Ő19ŧ25ŝ
~isfi	88 -13Ő19ŧ25ŝ
~ish	63 7Ǣ8ŤƉƜ9źǂ13ǅ16ƌ17ņŞ18Ƙ19Ļ21Ə22Ǫ24Ʊ26mǙ28Ɗ41g
~ish>	76 11hƉǂ12Ť16g17ǅ20m23ĻŞ29Ǫ
~ishe	68 7Ƙ9Ǣ10m11ź13ƌ19ņ20g23Ə27Ʊ34Ɗ
~ishi	86 13g16Ƙ38Ǚ
~isi	63 -13Ř-8ť-7ƛ7Ǜ9ałƅ10N11ƚ16Ńǂ19A21Ƽ23ƿ25Ł26ż42Ɲ48ƀ
~isin	82 -8ƛ10Ŕ13A15ƚ28Ƽ
~isio	67 -14Ř-8ť8Ǜ10Ałƅ17Ń27Ł29ż52ƀ
~isit	78 12aN20ǂ29ƿ54Ɲ
~isk	76 -10g13ķ18ƚ27ǁ28ũ
~isk>	78 14ķ18ƚ29ũ
~iss	66 -14Ǫ-9Ő-8ƈ7rĹƶ8Ŏ9pTYűƹ10sǠ11ŁƸ12ĵǛ14ŵ17ǃ18ǚ19ųƉ20Ş28Ÿ29ŝ30š44ō
~iss>	82 -9Ş13Ǡ15Ĺ18š24ōǚ42ŝ
~isse	84 16ĵ22š24ō
~issi	76 -10Ő-9ƈ8ō11TY13ű15ŎǛ19ŵ22Ɖ34Ş
~issu	77 8ƶ9r11pƹ12s13Ł14Ƹ20ǃ33Ÿ
~ist	50 -14ų-11Ǎ-10YƲ-9Ɗ-7u7nPŮƐƽǐ8dQůƚǗǙ9gŤƅƹǪ10hkţƶ11ońſư12Ɠ13ƙƿǑ14űƏ15ū16Ŭǒǘ17aǋ18ĺƘ20Ǜ21ľ22B28ŷ32A34ƾ36Ƣ
~ist>	58 -21Ǎ-11ų-9Y-8aǪ7hŪƙǦ8fǀǢ10ǉ11ş12gŤ13nƝǙ14Pǐǘ15ńŬű16Ɠ17ſƿ18ƏǑ22ĺ23ŷƘ28ľ29Ƣ
~ista	80 -12Ɗ8Ɓ14Ů16ů17ƚ38Ǜ
~iste	65 -9f7Ņ8zUƥƸ9ot10ƬǍ11ƙ12Ǘ15Ƣ19ƾ20ư23ǋ26Ǫ31a33B45A
~isti	86 14Ɔ20ƅ22ƶ
~istm	85 10Ƌ18D20dk
~isto	73 8ǘ11ņ12ƽ14ƹ19ţ30ƾ
~istr	80 -12Ʋ11ǔ14ƐǕ18Q30ū
~ists	76 10ŷ14ǉ29ǒ
~it>	27 -26ǒ-25ĹŅ-22ǉǪ-21Ƹ-18gƩ-17pvǕ-16lq-15tCGŝş-13xƹǗǞ-12zŢŷ-11yZŞƃǑǝ-10aOƻǏǡ-9LžƙƤǖ-8HŻ-7MĸƢƧǔǚ7iWƄƌƭǢǧ8ŏšŦƁ9Yư10ōŴƼ11JĿƑǈǐ12sAFƈƗ13ŋūŲŸǙ14Dƽ15ŐƂơƾ16nPŎřƎǟ17ŊťƠ18ĶŁ19Šƺ20bŮżƚǎ21ǇǠǥ22ĵƊ23ĺ24ƀƉƔ25łŒƣƮ27Ńſ28BŔŚƆ29Ň30ŤƇǆ31ŕ32ĴŬǘ33Ƭ35U36śŧŨŰƟ37ŌųƓ38j39ƨǄ41ƪ42ũ43rŗŭƅƫ44Ŗƶ46ŀ48œ49Ŷ61ű
~ita	65 -10C7V8ĸůƥ9q10P11aSž12ƃƷ14ƽ16gǪ17QƼǃǩ18ƧǕ22fƹ23Ż25ƙ33ŀ
~ital	70 -10C8V9ĸů10q12PS13žƃ16ƽ19QƧǃǩ20ǕǪ24fƹ
~itar	86 22g35ƙ
~itat	81 31Ż44ŀ
~itc	64 -13S-7Ǌ8ſƏƚ9ǉ10ŸƟ12ŌǞ14ǜ15gł18ǅ19ő20M23Ɖ33f37Ţ40ƌ
~itch	64 -13S-7Ǌ8ſƏƚ9ǉ10ŸƟ12ŌǞ14ǜ15gł18ǅ19ő20M23Ɖ33f37Ţ40ƌ
~ite	60 -15ś-14q-12Ǥ-11Ư-9Ƙ-8ǃ-7ť7enƌ8oKũ9ĸƼǜ10řŴǛ11ǁ12w13Ɖƍƿǥ14Ʀ15ŶŸƭ16Ő17ŝ18ŌǪ22ļƎ28ƙ31h43Ɵ
~ite>	65 -16ś-14q-11Ư-8ǃ-7ť7bĹŤǗ8oƌƍǝ10KĸƼǜ11řŴ12Ǝ13w14Ɵƿ16Ʀ17ŶŸƭ18ŝ21Ō26ļ28Ǫ34h
~itec	88 16Ǜ20Ɖ
~ited	81 -13Ǥ19ǥ41Ɵ
~item	90 -11Ƙ17Ǝ48ƙ
~iter	84 9ƍ10eƈ11nŤ14ũ17ǁ
~ites	88 -7Ǫ8ǔ14ń16Ő
~ith	38 -17H-13Ť-12ĺƕǑǣǪ-11ƃ-10jtƧ-9ENPķŪůƠǜ-8yGũűƞƬǈ-7pCŁŮƀưƷ7uĶųǒǦ8S9BWľŖƾǔ10ŀŢŰƨƱ11AœřƁƛƜƲǀǢ12ŋŚŽǝ13MƎƑ14ŜŭżƂƯ15rĻńňŶſƥǄ16Qĸŗƴǎ17ĴŧƸ19gVŊŐƶǂǩ20ĹŠ21s22a23n24bŲ27ŝšŵƣ29ņŞŬ36ş43ő
~ith>	39 -22Ǒ-19ĺ-17H-12Ťƕǣ-11Ʈ-10jtťƃ-9ENPķŪƠǪ-8ŏƧƬǈǜ-7pyGŁũűƀƈưƷ7Ŀŷǃ8uĶųǒ9Bż10WŰǦ11rŀřƛƱǎ12ŋŢƁƜƨƲǀǢ13AŚŽƴǝ14MœƎƑ15ŖŜŭƂ16aSĻńňŶǄ17Qƥ18Ĵĸ19ŧ20V21gĹŊŐŗƶǂ22ŠŬ23s24n25b26Ų28ƣ29ŝ31ş32Ş33ņ54ő
~ithe	82 -11Ɵ8ƺ12r13ƾ14żǎ15ş16Ŭ
~ithi	86 -9ů9Ɛ22Ǒ27ť
~itho	63 -17ő-11S-10Ŗ-8ŗ8ƈ9ǡ10a11ĺ13ǔ15ƻ17ŏ18ſ20Ʈ22Ư24ľ28Ƹ34ǩ42ŵ44š
~iti	61 -11Ǫ-7őư7iŔƶǥ8HJVǔ9Ƅ10ǉ11SĶŅƉ14ǁ15Ɲ17aƳ21ƌ22ńǍǨ23Ɨ26Ŏ27űƲƽ
~itie	90 11Ʋ22ǁ
~itin	75 -8Ǫ-7ư8ŉ10iJǨ11aH12ŎŐƄ15Ķ20Ɨ22Ƴ23Ɲ
~itio	65 -8ǟ-7ő7ĸƗ8Ŕƶǥ9V10ǔ11Ɖǉ12SŅ15Ǩ17Ŏ23ƌ24Ǎ25ń29ű30Ʋƽ
~itl	75 9qǉǑ12ķ16ű25PƗ37Ŭ
~itle	75 9qǉǑ12ķ16ű25PƗ37Ŭ
~ito	74 -9ŷ19ǥ27Ž29Ə31Ɲ
~itor	74 -9ŷ19ǥ27Ž29Ə31Ɲ
~its	55 -11ŏ-10ķ-9Ƣ-8ǎ-7Ǫ7ŇŰƏ8Ơǣ9htĴƐ10Cǝ11ƂƥǍ12YŠ13ƙ14ǧ15Ɣ17I18EL21Ǣ23řƤ24ſǔ27ž35W41ŗ
~its>	55 -11ŏ-9Ƣ-7ǎ7ŇŰƏ8Ơ9htƐ10ǝ11ƂƥǍ12YŠ14ǧ17I18EL21Ǣ23ř24ſƤǔ27ž35W44ŗ
~itse	83 -8ķ10ƙ16Ĵ19C23Ɣ
~itt	56 -11Ǫ-9ű-7Ƥ7dlrIļŻƼǔ8ūƟ9jƏ10zŽƙƳ11Ơ12bż13Ƨ14Mĵœ15ŅŊŗƞ17vY18ƺ19ư20už21h24xĶ25w
~itte	77 -27n7Ʊ11Ż12ǔ15Ƴ17ŗ20ž21b36h
~itti	71 9HYǧ10ŀ11ŗƞ12r13ƺ14jƙ15Ơ19Mĵ20Ķ23n
~ittl	60 -7Ƥ7gqĿņƞ8cdlIļŐƺƼ9Ķū10ƏƟ11zY12Ž13ż15Ƨ16œ17ŅŊ19v21ư23u27w29x
~itu	76 9Ź10zǩ15n17FƦ20Gƣ27Ƙ
~itua	86 10Ź11z12ǩ17n20F
~itur	79 17Ʀ20G21ƣ29Ƙ
~ity	54 -10ƪ-9ƧǪ-8ƨ-7ƃ7ǜǦ8yVǌǑǨ9Ɛǔ11ŗƢ12ş13Ǜ14ľ15ƕ17Ǎ18Ķ20WƂ23Ʒ24ƀƏ27ž28ǇǢ30ķ34C
~ity>	54 -10ƪ-9ƧǪ-8ƨ-7ƃ7Ǧ8yVǌǑǜǨ9Ɛǔ11ŗƢ12ş13Ǜ14ľ15ƕ17Ǎ18Ķ20WƂ23Ʒ24Ə25ƀ28žǇ29Ǣ30ķ34C
~ium	77 -7ţ9X12œ16ǥ30Œ
~ium>	77 -7ţ9X12œ16ǥ30Œ
~iva	82 -9Ÿ11Ʃǁ12Q13ƲǤ14ƥ21Ƣ
~ivat	84 -9Ÿ11Ʃǁ12Q13ƲǤ21Ƣ
~ive	41 -21R-20u-13ŖŬǪ-12Ʃ-11qƧ-10ĸǃǅ-9rYŗ-8sTşưǩ-7cpļľłŒƔƝǀ7aŊŌžƣ8ŦŨơǜǡ9ƁƅƙǤ10Ņżƀƞ11hxŔŵŸƘ12dzƸ13Ɔ14Ű15Ƥ16Ưǖ17XŽ18Ǜ19CW20GŴ22Dǁ24nŪůŶ25ŭ27lƚ30ſ31ŮŹ36ų37Ų43ź47ŷ70Ǒ
~ive>	47 -22Ǫ-21u-17q-16A-14ǌ-13Ŭ-12ŞƩ-10Ŗǃǅ-9rĸŗ-8sRTYƔƧǔ-7ļş7oŏŧƕǖǣ8QĶŝƄǨ9GķŌ10nŊǑ11ŐŦŨŽſƅǡǤ12ƙơƢ13ƀƁ14hŅƘ15zŭŹƸ16dxŵƆ19Ƥ20lXŲƯ23Ǜ24C25Ūų26Wǁ27D32Ŷ33Ŵ40Ů46ů
~ived	85 -8ƪ24l28G
~iven	76 -9Ǩ10ŷ11Ǔ13ŭ14ŔŴ15ǌ
~iver	54 -20Ŵ-18R-10ů-9ų-7ŪƢ7ƞ8yǄ9ū10ŭǢǪ11Ž13ǔǖ14žƪ16Ÿ17ǜ18ż21aſ22Ź30Ų38ƚ50ŷ53Ǒ54ź
~ives	61 -13ů-10Ū-9ǉ7qO8űſ14ƣ15A24Ş25n27ų32ŷ33Ǒ
~ivew	77 7Ɛ28Ū39Ű
~ivi	55 -23Ǫ-13V-12XǛ-9ŝ-8ŐőƝ-7syŃ7AƅƧƸ8eŵ9ŭźƆƬǂ10Ƴ11uƍǎ12t13Ƃ14Ơ16iq17Ů19HŻ20Ŵ21ŷż22Ž23Ɵǁ24Ÿƫ25kN27F28z30P33Ź38Ū
~ivid	88 14Ƨ18Ƭ39ƫ
~ivin	55 -23Ǫ-13V-12XǛ-8őŝ-7ŃŐ7Œ8AŵƸ9eŭź10Ɔǂ11ƍƳǁǎ12tu13Ƃ14Ơ16iq17Ů18Ŵ19H20Ż22ŪŷżŽ23Ɵ24Ÿ25kN27F29z30P33Ź
~ivo	82 11ĵ35f
~ivor	82 11ĵ35f
~ix>	77 -10ƶ13Ǫ17ƥ18ţ22h27ũƀ28Ş
~ixe	82 9ŵ11ĵǍ15Ɓ21ũ25ƌ34ǐ
~ixed	85 10ŵ16Ɓ23ũ26ƌ
~ixi	88 -8Ơ7y13ƌǁ18H
~ixin	90 -8Ơ7y13ƌǁ18H
~ize	77 -14Ǫ-7Ŕ9r11ǟ13Ƌ20œ22H24Ɔ30ƭ
~ize>	80 -15Ǫ-7Ŕ9r11ǟ14Ɔ21œ22H32ƭ
~ized	90 13Ɔ15Ƌ
~izo	90 11Ÿ13ǟ23Ơ
~izon	90 11Ÿ13ǟ23Ơ
~izz	88 11ǎ31Ǫ
~izza	88 11ǎ31Ǫ
~jec	81 10Ǜ18Ƶ19ŋ20ƌ27ǂ
~ject	81 10Ǜ18Ƶ19ŋ20ƌ27ǂ
~jee	86 -18ŷ11Ŧ19Ŭ20ų23Ū
~jeep	88 -19ŷ19Ŭ21ų24Ū
~jew	73 38ƙ
~jewe	73 38ƙ
~job	55 -18G-11HŗƝ-10Q-9źǐ-8ŮƯ-7ŞŤƄ7ŭƸǢ8ň9ǁ10Ǖ12Ķţƞ13Ʃ14Ƨ15Rƭ16uǅ18ǒ19ůǔǨ21Ǥ34Ǒ35ǉ38qƨ49SUVW57P
~job>	56 -18G-10QŗƝ-9źǐ-8Ư-7ŤƄ7tŴƸ8ŭ9ňǒ10ǁ12ţ13ĶƞǑ16RƧƨƭ17u18Ǩ20ǔ21ů22Ǥ23ǉ37V39q50S51U52W60P
~jobs	74 -10H-7ž8ǧ10Ǣ11Ʃ13ǒ16ǉ17V21Ǖ24ǅ29Ǒ30ƨ
~joi	83 11Ŏ19ǎ26ő27s
~join	83 11Ŏ19ǎ26ő27s
~joy	82 -9R11Ǡ12ŭ19g26t40U
~joy>	86 -10R21U23g27t
~jua	90 19ƺ23ǀ
~juan	90 19ƺ23ǀ
~jud	85 9šǀ14c22ķ
~judg	85 9šǀ14c22ķ
~jum	76 -12Ǫ-10Ŧ10ƍ28Ŕ37œ38ǁ46Ţ
~jump	76 -12Ǫ-10Ŧ10ƍ28Ŕ37œ38ǁ46Ţ
~jun	85 7Ź10G17w18a
~juni	86 7Ź17w19a
~jur	72 -7ż9ŗ11ķ30Ǥ40ƃ49ž
~juri	81 -8ż14ž34ƃ35Ǥ
~jury	77 10ŗ11ƃ12ķ39ž
~jus	48 -14ŗƕǑ-13Ǣ-10Fōų-9Błƨǐ-8qĺŚ-7ŞŨƅƐƟǆ7ķŌśşŸƇǘǨ8ZƍƹǛ9dfrUŁƮ10esƘǚ11hŊ12ŇƣƧǉ13Sŏ14C15ŭ16uKƢƼǒ18ŧ19Ŗ20Ū21Ŕ22Š25nǌ29Ļ30ƀ31ŷ32Ĺ33ǈ
~just	48 -14ŗƕǑ-13Ǣ-10Fōų-9Błƨǐ-8qĺŚ-7ŞŨƅƐƟǆ7ķŌśşŸƇǘǨ8ZƍƹǛ9dfrUŁƮ10esƘǚ11hŊ12ŇƣƧǉ13Sŏ14C15ŭ16uKƢƼǒ18ŧ19Ŗ20Ū21Ŕ22Š25nǌ29Ļ30ƀ31ŷ32Ĺ33ǈ
~kag	77 -9Ǚ12ş15Ų16W42Ǧ
~kage	77 -9Ǚ12ş15Ų16W42Ǧ
~kay	47 -12ũ-11j-10ƞǗ-9QĻƷ-8RŲ-7ĺŖśŬ7TUĹľŽǇǘ8ŁŢťŧżƪƵ9ŃňŜŷƉƦƬǓ10ŘƖǃ11hMĴƀƧ12ŋū13pƽǏ14iJXƭǂ15Kō16W18NŊ22bű24ĶƆ26ƹ28Ũ
~kay>	47 -12ũ-11j-10ƞǗ-9QĻƷ-8RŲ-7ŖśŬ7TĹľŽǇǘ8UŁŢťŧżƵ9ŃŜŷƉƪƬǓ10ňŘƖǃ11hMĴƀƧ12ŋū13pƽǏ14iJXƭǂ15Kō16W18NŊ22bű24ĶƆ26ƹ28Ũ
~ke>	37 -22Z-16J-14ĹľŁƤƩ-12ũ-11ƣǒ-10nǑ-9ŀńōŰƓƕƜǐǣ-8CSŅŕŭƧƪƳǚ-7tuQŚšƬƶƸǆǇǟ7RƂƝƯ8izƺǂ9YƅƔ10jƑƫƲƻǎǩ11xŘŠŶžƐǅǍ12vĴŬƷ13ňź14ŹƼǛ15Ōƭǁ16ŉŲ17Bķņ19Ńőƥ20gKŎǙǪ22Ţǀ23cŞƁ24ŧƨ25ǃ28ƟǗ29TĻ30U31ŝƦ32ů35Ə36ł37Ũ53Ň
~ked	55 -12Ƨ-11ǩ-9ƚƦ-8Gŧ-7ŐŷƗ7pFŽƂƩ8NYƸǧ9wŤƖƤƳƺǠ10ƌǓǕ11ŉŭǨ12iBĶŞƎƟ14ĽƜ15ż16Ř18ĺņ19ǘ20ǅ23r24S27Ű30Ǚ31ń32Š
~ked>	55 -12Ƨ-11ǩ-9ƚƦ-8Gŧ-7ŐŷƗ7pFŽƂƩ8NYƸǧ9wŤƖƤƳƺǠ10ƌǓǕ11ŉŭǨ12iBĶŞƎƟ14ĽƜ15ż16Ř18ĺņ19ǘ20ǅ23r24S27Ű30Ǚ31ń32Š
~kee	53 -12Ŷƃ-10e-9Ź-8n-7RŘŭ7ƞƷ8cWŋũūǚ9ŽǓǙ10txUŉƀǪ11PĿ12Ǡ13ŀş14hYſ15ŢƊƯ16Ś17Ǟ18ǩ20Ʀ21oŝ23ōǐ24Ű26ƨ28Ƹ30ǘ34ǡ37ƶ
~keep	53 -12Ŷƃ-10e-9Ź-8n-7RŘŭ7ƞƷ8cWŋũūǚ9ŽǓ10txUŉǙǩǪ11PĿƀ13ŀǠ14Yşſ15ŢƊƯ16Ś17Ǟ20Ʀ21oŝ23ōǐ24Ű26ƨ28Ƹ30ǘ34ǡ37ƶ
~kel	88 12ŧ20ű21ũ
~ken	66 -11Ŭ-9Ƅ9Ɩ11ŨǊǏ12Qǀ14ŭŲ16ťƝ20R30Z36k
~ken>	74 -12Ŭ-10Ƅ8ũ10Ɩ12Ǌ13Ũ34Z
~kend	72 12Ǐ13ǀ15ŭŲ18ťƝ22R39k
~kep	74 -7Ư9YŶ17ƃ18ŝ19ŀ23ǘ34Ʀ36Ű
~kept	74 -7Ư9YŶ17ƃ18ŝ19ŀ23ǘ34Ʀ36Ű
~ker	60 -13Ɗ-11Ş-8Ŏǥ-7ƈ7ƞ8ķ9xK10Ɖǃ11a12Ł13Ǚ14łŜ17sǒ18vƴ20ǝ23Ƌ24Ǥ25ƺ26Žǈ33Ʀ
~ker>	66 -14Ɗ-12Ş-9Ŏ-8ƈ7Ƌ10K11Ɖǃ12a14Ł15Ǚ16łŜ18Ž19s20ƴ23ǝ28ƺ37Ʀ
~kers	69 -9ǥ11x12Ž20Ƌǒ21vǤ30ǈ
~kes	64 -9aŨ-8Ǣ-7œż7ņƃ8ŴǓ9Ŀũƙưƶ10Ťų11ǩ12ĸŜ13Xƚ14ƴ15Ş16ŋ19ǋ24ŀŁ26ǟ
~kes>	64 -9aŨ-8Ǣ-7œż7ņƃ8ŴǓ9Ŀũƙưƶ10Ťų11ǩ12ĸŜ13Xƚ14ƴ15Ş16ŋ19ǋ24ŀŁ26ǟ
~ket	59 -13ƕ-10Ŝ-9ĺ7Ķ8ŖƔǐ10ǅ11D12ţƖ13Ǡ14Y15ĸ17Ŧ22H23Ɠ24ŔŘ53Ż
~ket>	65 -14ƕ-11Ŝ-10ĺ7Ǖ8ĶƔ9Ŗǐ11ǅ12D14Ɩ16H17Yĸ19Ŧ21Ż26ŔƓ27Ř
~kets	68 8H15Ǡ16ţ39Ż
~key	71 -8Ƨ-7ǣ9kŃ11v30ų39Ɨ61ǩ
~key>	86 -9ǣ-8Ƨ12k75ǩ
~keys	72 9Ń11v31ų40Ɨ
~kgr	86 8s10ŋ23ǝ27Ǫ
~kgro	86 8s10ŋ23ǝ27Ǫ
~kic	81 10iĺ11Ō14ƺ15ŕ16Ļ30Ř
~kick	81 10iĺ11Ō14ƺ15ŕ16Ļ30Ř
~kid	55 -19ų-12ō-11ķ-8tz-7mŢǪ7qƙ9ľ12ź14Ũ17Ƨǐ19Ƭ20Ʈ22Ƴ25l26Ɲ27vƲ29w32nƍư37Ʒ38y44x54u59Ź
~kid>	74 -24ų-9z-7Ʋ10n11Ʒ12ƙ14Ɲ22ƍ23ź24ǐ25Ƨ33l49Ź
~kids	57 -12ō-8t-7lķ7N8q10ľ15Ũ16ƍ17Ɲ20Ʈ21Ƭ23Ƴ24Ź25n29vƷ30wư34Ʋ41y47x59u
~kin	44 -25ǜ-18Ƨ-15Łƈ-14Ź-13ŗ-12nNŞţųƫ-10rŜƨ-9lsG-8juLķŒ-7mDFMĸĻŌŎƝƠƻƾǑ7bĶűǎ8ŬƏƛơǘ9QĽľƆƤƶǧ10ŧƇƟǉ11ZŰŽƍƑǟ12vƉƓǗ13iŚ14ŢżƮǇ15Ǖ16gqŊ17PŇ18ŠŪ19ń20ĺƄƺǪ21yǅ22h23ĴŃƋƼ24HĹ27Ƣ31tƭ33X34x35Vƪ45a
~kin>	64 -9ŖǪ-7ŔƤ7łœ8ZŊŢƼǇ9pvxHŚŨ10Šŭƍǡ11Ń12Ƅ13ƅƪ14ĹŀƑǎ15tƟ17ń19X20Ŀǟ26a
~kind	55 -34ǜ-18Ƨ-17ƈ-13ƫ-9ųƅǀ-8ť-7j7YŮŴƹ8RǦ9bź10ŊŖ12ĺƏƱ13qxűƛƳ14iXǇ15ŤƇƉƺǪ17hŏ18ŧ21ŪƤ25Ǖ32Ƌǅ40ƪ
~king	50 -16Ł-13NŀŹ-10ňŗ-9ţƣ-8rGUŞŭƪ-7lnDLTŨƇƱ7cqƶǘ8ĶĽť9vZƴǀ10ŬŽơƺ11ńƆǔ12QŃŚŠǉǧ13ĺ14ƄƮǪ15hľŰ16Ǘ18Ɠ19Ĺż22HPƼ23g24tX26xĴŇ28y32a33Ƣ37ƭ40V
~kip	82 -12A-8ǧ9Ƃ13B15ŉ16ůǂ
~kip>	82 -12A-8ǧ9Ƃ13B15ŉ16ůǂ
~kit	71 -7Ǌ8Lł9Ə10ǉ12Ɵ14Ǟ16ǜ20ǅ24M47ƌ
~kitc	71 -7Ǌ8Lł9Ə10ǉ12Ɵ14Ǟ16ǜ20ǅ24M47ƌ
~kke	81 21Ǚ41ǡ
~kkee	81 21Ǚ41ǡ
~kle	72 -10ǣ-9Ƶ11ǀ14NĹ24Ŷ26Ƥ32ǎ
~kler	77 -11ǣ27Ƥ34ǎ
~kne	86 15ƹ18ƾ37t
~knee	88 15ƹ38t
~kno	51 -12Ǖ-11Ŏ-9Ĺĺſ-8XƯƼ-7ŊŌƘ7TƜǤ8OĻƍƑƸ9GRĽŲ10Ĵņţƈ11h12cƀ13wŜƏ14ĵňŒŔƌ15rźƪ16ŰƋƔƴ17Ņƨ19ōǄ21ƹ22f23A28Ǫ41ŉ45Ŗ
~knob	90 32Ƌ
~knoc	81 7ţ9m13Ĵ18R26ƌ27ź
~knot	90 41f
~know	52 -12Ǖ-11Ŏ-9Ĺĺ-8XſƯƼ7TŃƜǤ8ĻƑƠ9GOŲƍƸ10Ľņƈ12hƀ13Ə14cwňŜ15rĵŒŔƪ16ŰƔ17ƴ18Ņƨ20ōǄ22ƹ24A32Ǫ42ŉ49Ŗ
~kon	90 12B13z21Ʊ
~kon>	90 12B13z21Ʊ
~kru	88 31ĵ
~krup	88 31ĵ
~ks>	48 -14Ǫ-12QŁƞ-10RŐǌ-9ųƷ-8nJVŷǐ-7gĴŀşŠ7amĹŜŭƌƘƯ8ňŘǈǚ9ATŕźǒǘ10tKƒǞ11wĽľšű12Ƨ13rƾǕǝ14ķŒƁƸǗ15XǙ16ż17ƚ18ŽƉ20žƺ21ŝƜƦ23Ɲ24Ơ26z27Ŋ28ŵ29L32Ǒǜ37ǉǡ
~ksg	86 9ǝ35k
~ksgi	86 9ǝ35k
~ksh	72 -15ǋ12Ǥ21ƒ40ƞ
~kshe	80 13Ǥ
~ksho	77 -16ǋ22ƒ42ƞ
~kup	67 -9ŗ-7Ǆ8ǐ9ž13ųƹ14ŭ17ŵ18Ƭ23ŏƿ24Ɯ27Ǒ30Ǚ
~kup>	68 -10ŗ-7Ǆ8ǐ14ųƹ15ŭ16Ǒ18ŵƬ24ƿ26ŏ34Ɯ
~kups	90 -12Ɯ13ž15Ǒ44Ǚ
~ky>	76 -10g7ƕ10P11ţơǙ25j30o39ǁ
~kya	90 8ƕ9Ɲ16ƍ
~kyar	90 8ƕ9Ɲ16ƍ
~kyd	86 18ǁ
~kydi	86 18ǁ
~la>	60 7Źſ8cŅǄ9ń10ŶžǪ11BŜ12ƙ20ų41ǧ55Ƃ
~lab	74 -12q-9Ś8Ɣ11ƺǝ12l14hƿ15Ƽ19ťū25s36Ƈ
~lab>	80 -7Ɗ9Ɣ12ƺ15h39Ƈ
~labo	90 7Ǐ8k14ǝ24ť
~lac	50 -14S-13Ŧ-12Ǆ-10Ĺ-9WZŒ-8v-7TŖƋ7hĺǕǞ8ƆƎƛƳǜ9U10Qǩ11ƒƥǗ12Ɲǚ13Ńůƈ15ŏ16MƠǠ17şǆǌ18Dƌƕ21ƣǋ22Ƙ23ƅƔƦ24HƧ25Ɵƶ27ǣ28Gơ35F40Ƒ
~lace	51 -15S-13Ŧ-12Ǆ-10Z-9WŒ-8v-7TŖƋ7Ǖ8hƆƳǜǞ9UƎƛ10Qǩ11ƥƶǗ12ƒƝǚ13ůƈ14Ń15ŏ16MƠǠ17şǌ18Dǆ19ƌƕ21ƣ22ǋ23ƅƘƦ24Ƨ25HƔƟ28ǣ29Gơ36F41Ƒ
~laci	79 -10Ĺ16ĺ23ƶ
~lad	72 -11ƃ-8ƀ-7Ǫ7ť8cŵ9ƽǂ10Őŧ11Ť13Ǝ14Ŝ15oǅ16ǉ18ż21Ŷ23Ǥ25t27Ɲ
~lad>	83 -9ƀ-7Ǫ8ť11ƽ13tŐ14Ť21ż25Ŷ
~ladd	85 -12ƃ16Ǝ17ǅ21ǉ28Ǥ
~lady	80 -13ǉ9cŵ10ǂ12ŧ15t16Ŝ17o30Ɲ
~lag	90 14fƝ21Ǝ
~lai	54 -13Y-10œ-7qŻƈ7ŅƱ8ŵƃƹǛ9Ɖ12ƨǜǩ14ľ15ŇŦ16Ŗ21BňŊũ23Ş25Ŕ32ŘŤťǝ35ŧ53ţ
~laid	82 -9q14ƃ15ŵ16B20ƨ21ǩ27Ň
~laim	58 -13Y9ŅǛǤ10Ŕ13ǜ16ľ17Ŧ18ǝ24ũ35Řť36Ť44ŧ58ţ
~lain	68 -8œŧƈ8ſ10Ʊ11ƹ12Ɖ15B20ǝ21Ŕ25Ŗ28ň29Ŋ31Ş
~lak	80 -10F8Ɲ11ķŜ19Ơ21k24g30ƚ
~lake	80 -10F8Ɲ11ķŜ19Ơ21k24g30ƚ
~lam	78 -12ŧ-10Ņ9ƻ12Ǡ13H14Ƒ15ń18Ǐ41Ŕ
~lame	81 -12ŧ-11Ņ10ƻ13H14Ƒ16ń43Ŕ
~lan	51 -13Ƅ-10hǗ-9gŒ-8ƹ-7CPŞƝ7AUZŗųƲƷ8Ŭ9z10Sơ11JĶŔŦ12Iƌ13ŏ15ǅ16Fƃ17ĸƕǛ18Š19ƥ20ĺƶ22W25DƢ26ķ27Ňǟ29H30kǪ32Ǎ33y40ǁ49V
~lan>	65 -9ƹ-8Ş-7g7ŝ8Ō9y10uŀł11ŠƲƷǁ12Ŗ13Ɓǟ15Ķŗƃ20ŏ21Ň31ƶ40W47V
~lanc	82 -8Ǘ10ƃ17Z34ƕ
~land	64 -13Ƅ-11Ɓ-10D10ĸ11ų12Gƥ13ŠŬ15J16Ŧ17Iơ21ǅ22Ň29F33Ƣ37ķ43Ǎ
~lane	83 -10h-8C-7V12z34Ǫ35ǁ56D
~lann	71 -13u-7ǡ9ǟ12V13Aǁ15ĸ17ƥ20ƌ24H41y
~lans	69 -7W8ǂ12V17H28Ǜ29ǟ32ĺ36k
~lant	81 -15ǟ10ů14ƨ15l17U28S
~lap	74 -9ǐ10ŕ12ǘ13Ś16ƞ17U47š
~laps	79 50š
~lapt	88 -11ǐ14ǘ16Ś20ƞ
~lar	56 -12ƈ-11ƀ-10ǘǪ-8Ɠ-7ŤƐ7Ƙ8ƨƿ9ǆ10ľśƯ11ŗŠŲƂ12ŅƢƧ13u14Ř15Ś16Wœ17Xĸ19Ǌ21TƆƙ24Ɖ27Ɗ30Ŧ37Ǖ58Ə
~lar>	65 -13ƈ-8Ɠ-7Ť7KXƪ10ƿ12ǆ13Ƃ14Š15Ƣ16ĸŲ18Ř20ŗ24ƙ28ŦƉ33Ɗ
~lara	83 17ś25Ś
~larg	85 -12ǘ22Ǖ34Ɔ
~larm	72 -8Ɛ68Ə
~lars	74 -12ƀ-7ŗ8mŦž9ŎƏƘ10Ǚ13Ţ15X16ľ18Ņ23œ31Ǖ
~lary	78 12ƨ16Ǌ18Ư19Ƨ21u23W33T
~las	45 -15ŧ-14Ť-13ũ-11ŒŠ-10ľŦŨŷ-9vIŕƠƢǉǣ-8BGLĺŃŏŮƝ-7sSŅňŝƴǂǨ7oyĽŻƍƷƽǗ8ŁŬǀǃǧ9ixř10łŵƒƪǙ11eĹſǍ12ŔűƳƻǒ13šţǩ14żƋ16EƱƺǊ18cźǤ19ƛ20Ɓ21ƹ22aŜǜ23bĵƈǟ24ǐ27Ŗ32ǋǚ35ņœ37ƿ42ǥ
~las>	88 10Ƭ14ņ18ǒ
~lash	88 -9Ɲ7ž17ƍƎ19ƞ
~lass	71 -11Ƣ-9ŏ-8ŧ7d8Ƅ9řƀ12ǚ14x20Ǎ28ǀ32ź37Ɓ58ǥ
~last	46 -14Ť-13ũ-11Š-10dľŒŦŧ-9vIŕŨƠǀ-8GŮǣ-7BLĺŃňŷǂǉ7oyWƙƬ8ĽŬŻƷƽǃǗ9iŁ10ƒǧ11eĹłŵƪ12űǙ13ŔƳƻǩ14ţſƋ15šż16ƺ17EƱǊ19c22ƛƹǤ23Ŝǜ24abĵƈǟ25ǚ26ǐ29ņŖ33ǋ37œ38ƿ
~lat	61 -16ƽ-12Ÿ-10Ťŧ-8S7ƕƫǃǖ8ŔƔƮǍ9ǚ10ţż11ŲǠǤ12ĵƁ13NƵƿ14ǝ15ƹǪ17Ǐ20Ʃ35Ɖ40Ż51ū
~lat>	78 -7Ő7ƛ8j17ƁƵ24Ǫ27Ʃ45Ɖ
~late	66 -15ƽ-13Ÿ-11Ť-8S7Uǁ8ƫǃǖ9ŻƔƮǍ10ǚ12żǤ13ĵţŲǠ14ƿ15N16ƹǝ19Ǐ56ū
~lati	77 -11ŧ10ƕ16Ŕ41Ż
~lau	86 -14ĺ17Ǫ25ǔ33ǣ
~laus	88 26ǔ34ǣ
~law	68 -8Ł7ĿǪ8ŷ9ư10zƂ11Ǣ12Bǧ13nQŅ14ł20A26Ƴ30ǝ32ķ
~law>	79 11ŷ12z16ABQŅ
~laws	81 10Ŀ12Ƃư13n14ǧ15ǝ18ķ
~lawy	77 7ǔ8A10Ǫ14Ǣ20ķ21ǝ31Ƴ
~lay	74 -14Ũ-10ƈ-8ǁ7s8ǧ9ƙ10ƥ11V12ƨ14Ť15ŉ16ĿƝ17Ʊ23Ɖ28g32D
~lay>	77 -14Ũ-8ǁ7s9ƙ10ƥ11Ɖ13ƨ15Ť16ŉƝ18Ʊ29g34D
~laye	88 10ǧ14Ɖ
~lba	88 27I
~lbac	88 27I
~lbo	85 7ż10Dļ14Nĸ19ǚ
~lbox	88 7ż10D15ĸ20ǚ
~lc>	79 21Ǆ50Ǉ
~lco	71 34ǀǜ
~lcoh	71 34ǀǜ
~ld>	31 -27x-18ǟ-17qŐŒų-16ƴ-15Ŧ-14Ǘ-12kŤ-11tĺŭǌ-10oQƞơƼǈǜ-9wFUşţŲżƛƟƤǄ-8lzŏŰƠƢǏǑǤ-7Rńǆ7HƍƔǙǢ8bjZƩǀǨ9dLŀŇŶƙǘǧ10mĶƀƪ11ľĿ12ĽŃŘŚŹƐǅǔǣ13rBĵŗũžƂ14pŌƹƻ15aAņūƓ16ŽǛ17ŊƋ19Ļœǩ20Tƈ21DYĴŖƱǂ22Şƅ23ƘƲƷ24ŷǪ26sư29vķśŢ30M31ƭ32ŵǞ33ű34Kƥ36Ʈ37c39X40ƶ44Ŏ47Ƹ50Ư54ĸ
~lde	65 -10Ǆ-8oŸư10N11ƅǩ14P18p21y22ŹƔ23Ŭ24xŴ25Ķ31v34z35Ǩ36w
~lder	71 -8ư-7o7Ǉ11N12ǩ15ƅ16P24Ɣ25p26Ŭ28Ŵ38Ǩ40z
~ldes	75 -11Ǆ-9Ÿ27Ź29y30x31v43w
~ldi	60 -12ƅ-10ƈƪ-8FƋ-7G8Ǟ9i11ƥ12tƉ13ƹ16ű25S26ǣ27ŀƒ28Ƣ36ǌ44ǎ56Ƥ
~ldin	60 -12ƅ-10ƈƪ-8FƋ-7G8Ǟ9i11ƥ12tƉ13ƹ16ű25S26ǣ27ŀƒ28Ƣ36ǌ44ǎ56Ƥ
~ldr	74 10w14Ƭ16yư22v35u
~ldre	74 10w14Ƭ16yư22v35u
~lds	73 -11ƕ-10Ɖ7Ɩ8Ŭ12ƈ15ƋƤ21p24v28ƪ30ƅ
~lds>	73 -11ƕ-10Ɖ7Ɩ8Ŭ12ƈ15ƋƤ21p24v28ƪ30ƅ
~le>	39 -23Œ-18ŀ-13r-12ơǌ-11joŠǃǋ-10ŗ-9AĴĺŃũƃƌƬ-8iQľŹƚƲ-7yFSŁŌŕƇƔƤ7zŉƛƫ8pňőŻżƗǆǛ9fkuwşūǈǘ10vƦǚ11hLNŇųǓǗ12xĸŊƓ13ƁǊ14ŰŴƏǞ15nƳƻ16l17sIMRłŦƪ18YƀƸ19dśƙǉ20ŘƝ21Ɖ22ư23Ŭűƥ24ǝ27X28ļǇ29Ų30ŧ32a
~lea	46 -21ǎ-16ťǉ-14ś-13Ő-11ƈƤ-10ŕ-9Sľ-8ŔŶž-7nvTŋŜƘǔ7ĺƂơǈǜǝ8eŇűƦƬƽƿ9DŊŹƭ10ŝƠ11zAVĿƎ12Ə14ţƑ15Ťŭ16ƕƴ18aĻ19ŗ22Ů23FŻǐ25Ɖƣƨ28ǌ32ŉ33ňƜ34Ƣ36Ʒ37ƥ39Ţ47Ǎ58Ŭ
~leag	80 10g13ů45Ů
~leak	71 -13ƈ-12Ɲ-7Ƌ7ũ16Ə28Ť41Ɖ56Ɯ
~lean	70 -17ŋ-14ǉ-9T-7ƣ7ƒ8Ÿ12Ǝǣ15ǐ16Ň17ű19uǜ21z23A24ƑƝ26Ż32ţ
~lear	72 -19ť7TƎ9s11ƽ12ĻƸ13Ų17Ŭ20Źƿ28ƕ29ŉ63ň
~leas	55 -24ǎ-15ś-11Ƥ-8ŕǔǪ-7Ŕ7wIƄǆ8bc10őơǈ11deĹ12D15ǐ21ŭ24aŝ30F35ǌ40ƣ42ƥ44Ƣ60Ǎ64Ŭ
~leav	59 -13ŝ-11Ő-8ľ7s8ƀǏ10yŷƂǪ12ĺ13Ʀǝ14ŊƬ15Űƭ16Ļ18Ơ19VĿŉ20ŗ23ƴ34ƨ49Ʒ56Ţ
~lec	69 8P9Ƭ10Ľ13Kĵ16q24Ǔ25ǒ36Ƌ46ƙ
~lect	69 8P9Ƭ10Ľ13Kĵ16q24Ǔ25ǒ36Ƌ46ƙ
~led	57 -14v-10Ɖ-9ŉ-7ŖǪ7ķĻŦư8ļ9ĹňƢ10Ŋ11ŵƪ12ŃŌŘ13Ƅ14jŤŶ15ƈ16Ţţ17o18N19Ĵ20Ɵ21ńŻ24Ŕş26w32šǄ41ŧ
~led>	57 -14v-10Ɖ-9ŉ-7ŖǪ7ķĻŦư8ļ9ĹňƢ10Ŋ11ŵƪ12ŃŌŘ13Ƅ14jŤŶ15ƈ16Ţţ17o18N19Ĵ20Ɵ21ńŻ24Ŕş26w32šǄ41ŧ
~lee	68 -12ǈ7Ɲ8w9ľ10ŀ12Ũ15Ōƥ16ĸǑ17Ļ18ł26n27Ű28ƽ34x
~leep	69 -12ǈ8Ɲ9ľ13Ũ15ƥ16Ō17ĸ18Ļ19ł26n27Ű29ƽ34x
~lef	69 -10ŀ-9Ǫ8ĸƴ9ķ10Ŗ12Ķ13ƨ14ō15Ţ16ŕ20Zŝ26Ʒ28Ŭƕ
~left	69 -10ŀ-9Ǫ8ĸƴ9ķ10Ŗ12Ķ13ƨ14ō15Ţ16ŕ20Zŝ26Ʒ28Ŭƕ
~leg	62 -7wŗ7fŷƺ9ƃ10ŋ11ž12Ƴ13Ɲ19Ǆ20Ǉ25Ʒ27ź32y37Ʋ38m43h
~lega	75 -8ŗ8fƀ9ƺ10ŷ13ŋ14ž15Ƴ24Ǆ25Ǉ32Ʒ
~lege	66 7Z14Ɲ29ź36y40Ʋ41m
~lem	71 7Ĺ8sŵ10Ɯƽǝ14LŜ15ŀŦ20Ɨ33Ž
~lem>	80 7ŋ9sĹ10ŵ16LŜ18ŀ
~lema	86 40Ž
~leme	90 19Ŧ25Ɨ
~lems	83 7Ɯƹ11ƽ12ǝ
~len	68 -12Ŗ-10Ƴ8S10ƚ13L14Ŋ16Ʈƹ20Ǚ23Ŭ26Ƅ27ų57Ɩ
~lend	70 -12Ŗ-10Ƴ-7ǝ11ƚ14L24Ŭ26Ƅ28ų59Ɩ
~lent	90 21ƹ
~ler	67 -13ǣ-9Ǫ-8ŧ-7ƞ8Ő9ő10hHŴ11Ɓǀ12jļ13xƎǖ14ş17vƼǑ19ŔƄ21ǉ23Ƥ29ǎǐ
~ler>	76 -8ŧ-7ƞ11ŐŴ12Ƅ13HƁ14jļǀ15Ǝ16ş17x19Ǒ22Ŕ33ǐ
~lere	90 -31Ƥ50ǎ
~lers	74 -11ǣ-9ǎ7Ƃ9Ƅ10ő13h16ǖ19Ƽ20v52Ƥ
~les	51 -17Ś-13őƖ-10ǀǊ-9şŭ-8ƵǪ-7vwRŐŦŬŲƭǢ7b8SŢǖ9UŶźǚ10ŁƞƫǇ11uŴƛƽ12ciľŅ13Ƽ14Ɖ15Ŝ17ǡ18ƙ19ƺǜ20ǔ21ǂ23ũƐ24ƈ27ņǙ29ůǘ32Ǘ33Ǒ35Ū41ǋ49Ů
~les>	53 -17Śǀ-11ǈ-9şŭ-7ƭǢ7L8b9ŗ10ŁŶźǚ12ŴǇ13cƛ15Ɖ16ŜƼ19ǡ20ƙƺǜ22ǂ24Ɛ26ƈ29Ǚ30ǘ32ů34Ů35ǑǗ38Ū46ǋ
~less	71 -12Ɩ-9Ƶ-8Ǌ-7Ų7n9ƞƥ10ƓƧǀǈ13S15Ţ16U18i19Ņ20uƫ21ľ23Ů29ǔ34ũ
~lest	90 9ǃ22ƽ
~let	57 -12Ǫ-10sŝ-9Ŗ-8ň-7eƤ7iŁŘ8š9NĵƝ10ŃƄƫƿ11ƶ12yOƏ13aŐŪ14ŎŸ15Ļ16KŊŚ17x18ř22ŞƑ23Ž25Ŕ26Ľ28Ɯ34ǝ40b
~let>	61 -10sŝ-9ŖǪ-7ň7ir8ŁŘŸ9řš10ĵƝ11Ńƿ12N13OƄƶ14Ő15ŪƏ16Ŏ17Ļ18Ŋ22aŽ24Ƒ26Ş31Ɯ36ǝ
~lett	70 -9a-8Ƥ-7e7ū8Ÿ14xK19ř23Ś35Ŕ37Ľ55b
~lev	72 -9Ʋ8ūǍ16ƪ18m20Ɗ24Ƥ28Ɔ
~leve	72 -9Ʋ8ū11Ƥ16ƪ18m21Ɗ28Ɔ
~lex	78 -12Ǩ-11Œ-9ǎ13ơ14ƙ40Ƣ46Ƥ
~lex>	78 -12Ǩ-11Œ-9ǎ13ơ14ƙ40Ƣ46Ƥ
~ley	88 11w14ƛ20ű
~ley>	88 11w14ƛ20ű
~lf>	53 -12ķ-10Ǎ-8ſ-7Őǟ7OVƃƇơǆǒǤ8pAPQƊƩƼǃ9ĴŘƀǛ10kCŠ11Ƹ12cq13rƔǈ14t15nŁōƧ16Hţ17Ǖ19Ŧ22oǊ25ƭǩ34ƣ44g
~lfr	86 -12Ư-9Ǎ18Ƹ22ƣ
~lfri	86 -12Ư-9Ǎ18Ƹ22ƣ
~lia	58 -7Ő8DǦ10ŗǜ13Ƣ15ĽǛ19Ǎ22ŖƂ27ƀ34Ǣ40ž
~liab	59 7ſ8Ǧ10ǜ11ŗ14Ƣ16Ǜ19Ǎ22Ƃ28ƀ35Ǣ41ž
~liar	88 24Ľ36Ŗ
~lib	86 -8Ţ14Š15ş19Ŵ22Ő
~lic	43 -11ƕ-10Z-9ǧ-8nIǉ-7ŀŬǅ7ŜžƣƦƬǓ8ƄƗǟ9šƂ10dǜ11ŌŐƔ12ƁƛƢǁǐ13Ɯƨ14Ĺľƭ15ŕŠ16Ŗŗ17Ǣǣ18aƫ19ő20ſ22Ƨ23ŏŚş24ƪ26ƶ27Ź31ř37Ǧ44Ÿ52ŷ
~lica	85 9ǁ10S11Ƶ13ǀ16Ō
~lice	59 -8ŕ-7n8ǜǩ10ż11Żƻ12o14Ƅ16ǁ17dū19a29Ź40ŷ63Ÿ
~lici	68 -8Ɔ7ƶ8ǧ9Ƭǜ19Ǔ35ş42Ǧ
~licy	47 -14ĺǧ-11ƕ-10Z-9o-7ISūŬ7śŞŹǂǥ8Ūžƀ9ŜŢƩǟ10ƂƗ11šƣ12Ǧ13ŐƔ14ƁƛƢǐ15Ɯ16ƨƭ17Ĺľ19ŖŠ20ŗƫǢǣ24ŕſƶ25ő26ŏŷƧ27Śƪ37ř
~lid	75 -7Ǡ9Uƅ12Ÿǈ14ƀ18ƍ29k
~lid>	83 10ƅ13Ÿ15ƀ
~lida	85 -8Ǡ10U14ǈ33k
~lide	90 22ƍ
~lie	57 -10Ŵǩ-7ǉ7ySŊŠ8Uƭ9ţŸ12uǧ13ƵǙǪ17Ɲ23Ŀ25ŭǔ29ǘ30Ǜ32ƞǖ41Ŭ44Ǖ
~lie>	90 -13ǩ13Š53Ŀ
~lied	90 27Ƶ
~lien	61 -10ĿŴ-7ǉ7Ɨ8Ŋ10U11ţ13ǧ15Ǚ18Ɲ21ƞ27ŭǔ32ǘǛ44Ŭ48Ǖ
~lier	75 49ǖ
~lies	85 -8Z8Ǒ13y18ư19ƞ25u
~liev	80 9lŌ10mŋ11S12Mƭ13Ÿ26Ǫ
~lif	55 -17ŏ-16U-15q-14Ż-12ľ-10Ńŗ-8ŐŚ7lƲ8ǉ10Sű11ŵ12mŨ13Ǫ19ĺş23iƭ31ƶǀ32ƫ33Ƹ37Ʈ38Ƶ43Ʃ47ƪ54ƨ66Ƨ
~life	56 -17ŏ-16U-15q-14Ż-12ľ-10ŗ-8ŐŚ7lƲ10S12mŨ19ĺş24iƭ32ƶǀ33ƫ34Ƹ37Ʈ39Ƶ44Ʃ48ƪ55ƨ68Ƨ
~lift	88 -11Ń16ǉ20ű22ŵ27Ǫ
~lig	76 -13Ŷ-8ţ7š9T10b11ĺ14ŌƎ16ż18Ƽ19Ư21U36Ż
~ligh	79 -13Ŷ-8ţ7D8š11ĺ15ŌƎ17ż20Ư22U37Ż
~lik	43 -17Ǒ-16J-12Ŏ-11ľŤƧ-10Ʋ-9qĿŁƤǟ-8PśƜǅǡ-7ĹƗƣƩƪǣ7yœƌǌǘ8aŷƾ9DƂơǗ10rAşţŬ11ƙƮ12Ũ13gvņŋŦŧƁƅ14łŮƑ15jtŇűǪ16RYŌƻǎ17ő18xŲž19Ń21ŉƷ22ĴŶ23Ļ25ǀ26K31Ş36ŝ37U38Ɵ
~like	43 -17Ǒ-16J-12Ŏ-11ľŤ-10Ƨ-9ĿŁƤƲǟ-8PśƜǅǡ-7ĹƗƣƪǣ7imœƌǘ8ayŷƾ9ƂơǗ10rADşţŬ11ƙƮ13gŋŦŧŨƁƅ14łņŮƑ15jű16vRYŇǎǪ17Ōőƻ18Ųž19Ń20Ɵ21ŉ22ĴƷ23ĻŶ25ǀ27K31Ş36ŝ38U
~liki	80 -8q-7v8bŇ22x34Ɵ35t
~lim	58 -10Ƙ-9Ƣ9Ɣ10yƐ13Ǎ14Š15ǉ18ǧ23ƒ25ǔ27ǣ30ǁ32Ǣ54ŗ
~limb	79 22ǉ32ƒ41ǁ
~limi	59 -10Ƙ-9Ƣ9Ɣ10Ɛ11y13Ǎ14Š18ǧ26ǔ28ǣ32Ǣ55ŗ
~lin	50 -19Ƨ-12Ƙǌ-11Ŕ-10œǪ-9jŠƭƶ-8Lŏ-7ŐũŪƈ7ŕ8DńŚƬƸƼǖ9KŁƉ10tƌǁǋ11Sĸ12ŋƄƹǑ14Ĺ15iPłǅ17aTĴĽ18m19Xƕ20Ō21ƾ22sŨƍ23q25ŅƿǗ26ƔƜ28C31Ƶ32I36Ńǟ
~lin>	72 -10Ō-9ƈ9Ŝ10aĸƯǅ11Ɖ13sHŉ14Ľ15Ĵ16Ŀ18Ņ20Ƽ28i
~line	57 -12Ŕ-10œ-8Š7wE8Ɨǟ9KVXĴ10ŕ11Ƭƾǅ12ńŚǖ13aĽŁǋ14SƜ16łŅŋ17s20P22ƕ27ƍ28qI31Ǘ37Ƶ46Ń
~ling	60 -15Ƨ-9H-8Ƙǌ-7ŏƭ7NŽƠƩ8Ň9ǁ10xI11tĺ12Ɯ13DŞƌ14Xƾ15Ō17Ƅƹ18Ǒ21C23T24Ĺ26m30Ũ33Ɣ37ǟ
~link	88 8ƒ14Ǚ23Ō
~lip	85 -12Ǖ-11Ǫ11Ƙ12ſ13Ǎ20Ľ33Ǣ
~liq	88 -13Ÿ-10Ǣ12Y14ǀ47ǜ
~liqu	88 -13Ÿ-10Ǣ12Y14ǀ47ǜ
~lis	56 -14ų-13Ř-9Y-7ŞťŸƶ7AJƆ8Ƣ9şƝǢ10Ǚ11ƅ12gnű13ǐǘ14fĺńƓ15oĻƿ16ƙǪ17Ǒ18Ƽ19ŬǍǒ22Ƙ23ż24ľŷ25Ə43ƀ
~lisi	70 -14Ř-8ť24Ƽ30ż56ƀ
~list	59 -15ų-9Y-7Ÿ7AƬ8ƆƢ10şƝǢ11Ǚ12ƅ13n14gǐǘ15ĺńűƓ16oƿ17ƙ18Ə19ǑǪ20ŬǍ21ǒ23Ƙ26ľŷ
~lit	51 -9ƃƨ-7Ƥ7lĶǑǜ8YĺūƏƟ9zŽ10şżƢ11Ĵ12ŊŗǛ13œ14Ņ15Ƭ16vǍ17uư19Ƃ21w23xWƀ26ƣ27Ǣ34ž
~lit>	75 -8Ő12ž14ĺ15Ĵǈ25Ƭ41ƣ
~litt	59 -7Ƥ7cgqĿņ8dlIļŐƺƼ9ĶūƟ10YƏ11zŽ13ż15Ƨ16œ17ŅŊ19v21ư23u27w28x
~lity	58 -9Ƨ-8ƨ-7ƃ7ŋ8Ǧ9ǜ10Ǒ12Ķ13şƢ15ŗǛ19Ǎ22WƂ27ƀ30ž32Ǣ
~liv	52 -19R-16ųǌ-14Ǫ-12V-11Őŝ-9ŵŸƨ-8Ƨ-7TYşƪ7Sƃƛơ8ƅ9Ɔ10Ǣ11ŷƳ12Dǖ13ǎ14luķ17hqĶƥǜ20HƠƣ21Ƥ23Ư25Ɵ28CƸ30Ǒ33P35Ų36F37G43z68n
~live	55 -19R-17ǌ-16ų-9ŵƨ-7YşƧƪ7EƞƾǤ8Ŝƃ9Fƅ10ơ11ŷǢ13DĶǖ15ķƣ16l19hǜ21zƸ23Ƥ26Ư32C34Ǒ36G39Ų62n
~livi	66 -13V-11Ǫ-10Ÿ-8ŝ7Ķƛƣ8k9ŖƑ11Ƹ12nƆ14Ƴǎ16S18Ơ19u22q27H29z34FƟ46P
~lk>	58 -13ņ-9Ũ-8Ƈ-7ŉŘư7RĽńƾǉǖǜ8ĵżƜƥ9nĸƯǙǩ10ňƎƘ11AƨǕ12Ŋǡ14Ļł17ZǞ19Ĺŵ23Ƥǚ25Ť47N
~lke	72 -10ǩ-8ř-7ƀ8Ľ9s11KƩ12ư13Ƹ15Ǖ17B21i27ǅ28Š32r
~lked	73 -10ǩ-8ř-7ƀ8Ľ9s12Ʃ13ưƸ15Ǖ17B21i27ǅ29Š32r
~lki	68 -15Ź-12Ł-8NƤ-7Ĺĺ7tōŢ8Cœ9Oŉ10X11Ľƍ12h15ť16Ɔ18ń20v24Ň25Ǫ30a33x
~lkin	68 -15Ź-12Ł-8NƤ-7Ĺĺ7tōŢ8Cœ9Oŉ10X11Ľƍ12h15ť16Ɔ18ń20v24Ň25Ǫ30a33x
~lks	64 -7ƞǒ7awĹǢ8KW9Ư10ļƤ11Žǉ13AŝƝ14Ʀǚ15žǘ17Ǘ20ƾ21ǈǕ23Ƨ27z
~lks>	64 -7ƞǒ7awĹ8KW9Ư10ļƤ11Žǉ13ŝƝ14AƦǚ15ǘ16ž17Ǘ20ƾ21ǈǕ23Ƨ27z
~ll>	32 -25Ň-16Ư-15AŗǍ-14őŻ-13ū-12Š-11ĸŵƜ-10mTňůųǆǏ-9rGľŽƋǣǨ-8XžƧ-7uŞŭƅǂǥǧ7yEƥǓ8wCŴƁƢƺǖǢ9xƦǄǚ10eVĵŃŏŕŷƏ11ŊŜŦƹ12nzŬƣǌǪ13osKŁŤŲƭǦ14DJĶŶƸ15qBƟ16gQŚƖƴ17MĹĻũŹǜ18dUǗǩ19ZƞǠ20ń21ƌƬ22Ũ23Ǖ24Ƙ26ţ27ĴŖ28ƻ29P30kIƀǊ31ō32ǅ33Ʈǈ34HL37Ľ40Ƴ41ł44t
~lla	56 -7ŤƓƭ7ńƘǄ8fBŢ9Ŝǆ10ľ11ǒ12ŗ13ņ15œŘ17ĸ18Xų19Ņ24ƙ28Ɗ30Ŧ36ǧ54Ƃ
~lla>	60 7Ź8cŅſǄ9ń10Ǫ11B12Ŝƙ20ų41ǧ55Ƃ
~llar	66 -11ƀ-8Ɠ-7Ť7mŎ8ƂǙ9Ƙ11Ţ12ǆ13ľ15Ņŗ16ƙ18Ř19œ21ĸ22X33Ɗ36Ŧ
~llas	88 10Ƭ14ņ18ǒ
~llb	86 10ļ26I
~llba	88 27I
~llc	79 15Ǒ21Ǆ49Ǉ
~llc>	79 21Ǆ50Ǉ
~lle	55 -13v-9ŉ-8Ǫ-7ĺƘ7Cƽ8ľƛƢ9ű10ŊŌƝƪ12ƹ13ļŧ14Ĺ15Ľš16oŢƑ17ŐǓ18Ĵ19ĵ20wń23Ŕź27yŻ28ƙ31ƲǄ33m
~llec	79 -8Ƙ-7ŉǨ11Ƭ15ĵ16Ľ29Ǔ44ƙ
~lled	64 -14v8bĵ9Ļƽ10ļ11Ƣ12Ŋ13ƪ15Ō16ŧ18Ĺ19š20oŢ22Ĵ24ń28Ŕ30w34Ż38Ǆ
~lleg	66 7Z14Ɲ29ź36y40Ʋ41m
~llen	90 21ƹ
~ller	88 -9ŧ13Ő16H18Ǝ27Ŕ
~llet	84 10ļ11Ÿ14Ő15ľ18Ƒ
~lli	60 -13Ř-8ťƧ-7Hŗƭ7ĸƩƵǅ8Ž9asJĽŨ10I11ĺ12Ĵ13Ƽ14fŅ15Ō22Ĺ23T25ż33Ɣ37ǟ45C46ƀ
~llin	65 -8Ƨ-7Hƭ7ŢƵ8ĸƩ9Žǅ10asĽŨ11I13Ĵĺ15Ņ16Ō24Ĺ25T36Ɣ41ǟ50C
~llis	71 -14Ř-8ť11J18f31ż57ƀ
~llo	73 -12D-8ű-7Ŷ7Ƣ9w12g15ųƦ19Kƅƨƶ22Ǆ23Ľ31ƓǪ32ň
~llow	74 -12D-8ű-7ŖŶ7Ƣ9w12g15Ʀ16ų19Kƅƨ20ƶ22Ǆ24Ľ32Ɠ33ň
~llp	78 8v11Ŧ12Œ13G16ķ17Ļ25T
~llpa	78 8v11Ŧ12Œ13G16ķ17Ļ25T
~lls	58 -16ŏ-11Ƣ-10Ǖ-9ŗ-8L-7Ļŵǩ7CMUőǔ8şƖƷǙ9nKťǎǥ10hŅŋ11ƝǍ12ƘǊǢ14Łƃ15Y16ŞƌǤ19ǡ20Ư22ŐƱ24ZƳ26ǚ33Ƈ38Ƽ
~lls>	59 -11Ƣ-10Ǖ-8L-7ĻŵƂǩ7MUńǔ8CƖƷǙ9Kťǎ10hnŋǥ11ƝǍ12ƘǊǢ14ƃ15Ł16YŞƌ17Ǥ19ǡ21Ư23Ʊ24ZƳ26ǚ34Ƈ39Ƽ
~llst	86 -18ŏ-10ŗ15ş17Ņő40Ő
~lly	58 -8ŗ7ŬŷƚƧǀ8třŭǢ9ľŧ10KŲǆ11kĸǇǚ12PŠư13ĺ14l15LłƟ17ĴņƗƹ19A26Ŗ
~lly>	58 -8ŗ7ŬŷƚƧǀ8třŭǢ9ľŧ10KŲǆ11kĸǇǚ12PŠư13ĺ14l15LłƟ17ĴņƗƹ19A26Ŗ
~lmo	75 9Ʊ13dk17ţ19ǖ41ǚ
~lmos	75 9Ʊ13dk17ţ19ǖ41ǚ
~lo>	86 -8F15s16f20ƣ23Ǫ
~loa	58 -17Ƅ-9ƥ-8Ɔ-7Ǫ13k16Ɓ26ƕ28ś32Ʋ34Ư39Ŭ45Ɩ57Z59ƫ
~loan	58 -17Ƅ-8Ɔ16Ɓ19Ư26ƕ32Ʋ39Ŭ45Ɩ57Z59ƫ
~loc	63 -15Ɗ-9G-7ƞǉ7CŜ8Ŏ9Ő10ƾ11Ǖ12qľƇ13Q14Ō15ǟ16Ű17ƍ18ƤǏ24H27lR30Ǚ32Ů42Ʀǌ
~loca	71 10Ŝ11CŐ12Ǖ13M15ľ19ǟ28H33l52ǌ
~lock	68 -15Ɗ-9G-7M7ň10Ŏ11ƾ13q14Ƈ15Q16Ō18Ű19ƍǏ20Ƥ29R34Ǚ35Ů47Ʀ
~log	79 14Ɯ15Ƈ16Ƴ19Ś24Ő25ƑǙ
~log>	88 17Ƈ18Ƴ22Ś
~logs	90 29Ƒ
~lon	50 -21ŭ-13Ŭ-12D-11Ʒ-10Ő-9Vƪ-8U-7pŨƣ7nsvƦ8ŵƈ9ĶŮ10HŁƶ12fƸǠ13Ɛ14řǄǉ15lūŸ16i17ŕǪ18Ư21ǎ22šŧ23Ƙ24ť25S26ů27Ǟ29Ơ32ƥƮ33G36O40ǆ45ő
~lon>	86 -14tD-9U11ǎ19Ǫ26Ǆ30ǉ34Ǡ
~lone	79 -16ǌ8ƃ10ŖƯ14Ƹ23n24Łǎ
~long	51 -21ŭ-12Ŭ-11Ʒ-10Ő-9Vƪ-8Ǡ-7pŨ7ƨƶǪ8vŵƦ9Ķƈ10sH11Ů12fƯ14řƐ16lūŸ17iŕ23šŧ24Ƙ25ť26S27ů28ƠǞ33ƥƮ34G37O41ǆ46ő
~loo	50 -19ƈǪ-12ŧ-10ťŭ-8gŌœƴǅǎǞ-7nQňŏƇƘƣ7pXŁŶƌ8Ƭ9JĽĿłƸƾǃǚ10Ƒƥ11HƆƽ12ĵ13jRŠŨǉ14Ɯ15ľſƊ16Ɖ17ƭǋǟ18Ń19Ĺư20sŜƼ21Ň22ĺń23z25Ś26ƿ30ǂ38Ƥ58ƚ
~lood	63 9ŨƊ12ƾ14ǃ17ƥ19ƽ28Ƽ31ƿ40ǂ85ƚ
~look	54 -19ƈ-14Ǫ-11ŧ-10ŭ-9ť-8ƴ-7gœ7TVŉŎŵƗ8yXĻŖŶ9pŨ10JƬǚ11Ľł12Ŀ13ƑƸ14R15jHĵ16Š17ľ18ſƉ19ǋ20ƭǟ21Ńư23ĹŜ24Ň25ń26zĺ27Ś
~loor	73 -11ƚ-10Ƈǎ-7ƣ7ƌ9x10Ə13Ɗ17Ɔ27ǉ28Ɯ59Ƥ
~lor	63 -15ƕ-13Ƅ-12Ɵ-8ž7kv8ƃǪ10Ŭƭ11Ĺ14Ŵ15ǖ16Ǆ19ųơ21H31F33Ƣ35m46Ǎ
~lord	67 -14Ƅ-8Ǫ8kv21ơ33F35Ƣ49Ǎ
~lore	90 -16ƕ16Ŭ17Ĺ20Ŵ27ų
~lori	86 -10ž12ƃ31H
~lors	83 46m
~los	50 -13Ɯ-12t-11Ɖ-9ƾ-8ŗż-7RŮƝƠƭ7ƊǪ8CYŤ9Ŀőƃǔ10X12ŨǕ14ƻ15ƥ17Ɛ18Ŧ19ķ21Śƒ22ŘƖ23ƚ25ƨ26ůǚ32ň35ţť38Ǐ47Ǟ59Ɨ72ƴ
~lose	54 -13ň-12Ũ-9ţƉƜ-8ŗ-7R7gIƘǕǙ8Ŀŝơ9Ɗ10Cť11őƨǔ12X14Ɨ17Ɩ19ƥ20Ɛ23ķŚ24ƒǪ26ƚ27ƴ29ů31ǚ47Ǐ51Ǟ
~losi	67 -13Ǫ-7Ǐ7Ŀ8ƴ9Ɩǩ18ŘŨ33ň63Ɨ
~loss	72 -8ż12ũ15ŧ16ƴ18Ť20Ř31Ŧ39ť65ţ
~lost	72 -15t-8Ǌ7ǁ9ƻ11Ʃ12Ǖ14Yƛ15Ũ17ƃ21ƨ29ň66ƴ
~lot	64 -26Ǫ-8ƅ-7UŸ7Ůż8tRŻƈƛ9Ƣ10ĿƇǠ11ŇǗ12ŐŤ17Ƙ20CŰ28Ơ30ķ32Ɲ38ǁ39ƒ41Ʊ
~lot>	65 -25Ǫ-8U-7ŏƅ7Ůż8Rƈƛ9tŻƚƢ10ĿƇǠ11ŇǗ12ŐŤ21Ű28Ơ30ǁ31ķ33Ɲ39ƒ42Ʊ
~loth	86 25Ƙ
~lou	79 8Ľ9ś11x15Ɵ16j20Ŷ23ǘ
~loud	82 8Ľ10ś11x17j24ǘ
~lov	67 -10P-8Ş-7Ķƞ7rǅ8ƊƙƷǄǪ9ƄǕ10lŝƒ11tǌ13ż14M21ƅ24U27Ŷ34Ǡ52Ɵ
~love	68 -10P-7Şƞ7ǅ8rƊƙƷǄǪ9ƄǕ10l11ŝƒǌ13ż14M21ƅ25UƟ28Ŷ35Ǡ
~lovi	88 -8Ķ14t35Ɵ
~low	59 -20x-14Ŗ-13Dŧ-11ń-9Ŧű-8Ŷ-7Rŕ7cdŮ8Ƃ9ƃƒ10Ʀǧ11iĻų12JKƟ13bƅƨ15ƛƶ16Ǆ17UĽ18Ǡ20gŎƘ23ƓƜ28ľ33Ǐ35ň44Ņ46Ɗ
~low>	64 -14D-13ŧ-12x-11ń-10Ǫ-9ű-7Rŕ7wĵřƻ8cJŘŮ9ƂƜ11ǧ13i14KƘƟ15bƅƨ16Ɠ17ƶ18ƛǄ19ň20UĽǠ23g25Ɗ31Ņ36Ǐ
~lowe	71 -16Ř-10xŖ-8Ŷ12ƃ15ĻųǪ19Ņ26Ŏ29Ɗ31ľ
~lowi	88 11j15Ɯ28ň
~lows	90 14Ɠ16ƒ18Ʀ
~loy	58 -7o7ǘ12ő13ǒ14VǉǤ18q19ƨ20Wǝ21ǈ23S31Q34Ţ
~loya	82 -8Ŀǈ11ǘ32ő49Ţ
~loye	59 -11ő-7o7ƃǊǦ14ǒǤ15Vǉ17S18q19ƨ20Wǝ26ǈ32Q
~lp>	69 -9i-7c7ưƲ8f9vĺ10z11Ţ12ŝŧ13Œ14s15ǉ20ĵ27ňǈ36Ĺ
~lpa	78 8v11Ŧ12Œ13G16ķ17Ļ25T
~lpar	78 8v11Ŧ12Œ13G16ķ17Ļ25T
~lpi	88 43z
~lpin	88 43z
~lps	86 -14Ł11cǈ33A
~lps>	86 -14Ł11cǈ33A
~lre	71 8Ɨƶ11v12p13ƱǪ17Ĺ18Ź25Ɓ31ŏ
~lrea	71 8Ɨƶ11v12p13ƱǪ17Ĺ18Ź25Ɓ31ŏ
~lri	70 -8JŤ-7Ǖ7ŗş8E9Ũų10K11ťƯ12Ň13ŋƸ14N16ǂ18M19Ŋ29i
~lrig	70 -8JŤ-7Ǖ7ŗş8E9Ũų10K11ťƯ12Ň13ŋƸ14N16ǂ18M19Ŋ29i
~lry	73 38ƙ
~lry>	73 38ƙ
~ls>	52 -15Ǫ-12ƈƢ-11d-10ŚƁ-9ų-8LőŰŲƴǩ-7ĻŒŗǞ7uťƘǎǖǥ8tŋ9ƙǍǢ10ƃǊǙ11p12YŁŪ13ķŞƌǘ14ƝǤ15ŭǝ16ŵƯ18Zƭ19Ʊ21Ƴǣ22Ɖǚǜ23ƞ26Ƈ27Ǜ28h29ǡ31b40ǐ43Ƽ
~lse	53 -15Ǫ-10Ź-9Ɣƕ-7Ƨ7Ŏ8ƽǦ9h10ŤŴǌ11Fƌ13HŢ14ƒƚ16ƣǞ17ƦƯ18ŵ19ǉ24Z26nų28Łŷ39ş40ō45ń
~lse>	53 -15Ǫ-10Ź-9Ɣƕ-7Ƨ7Ŏ8ƽǦ9h10ŤŴǌ11ƌ13HŢ14ƒƚ16Ǟ17ƦƯ18ŵ19ƣǉ24Z26n27ų28ŷ33Ł39ş40ō46ń
~lst	85 -18ŏ-10ŗ10ƈ15ş17Ņő40Ő
~lsta	86 -18ŏ-10ŗ15ş17Ņő40Ő
~lt>	63 -16ƪ-9ĺ-8ťƝ7ƃǆ8bp9ŤŻǪ10Ǟ12Ƈ13ķ22ǟ24ņ30Ɖƫ32ż34ƅ
~lth	56 -15z9Ƶ12ƽ14ǘ15x21W33ƾ40ƃ55ǃ74ƹ
~lth>	57 -12z10Ƶ12ƽ15ǘ22W28ƾ36ǃ43ƃ59ƹ
~lthy	79 9ƾ21ƹ22x
~lti	90 8ş13ƀ17j23Ǜ
~lts	85 18ű23Ə
~lts>	85 18ű23Ə
~lty	88 -9ǈ12ǘ15ő29ǔ
~lty>	88 -9ǈ12ǘ15ő29ǔ
~lua	84 14Ɗ33ƙ
~luab	84 14Ɗ33ƙ
~luc	83 7ƕ11Ū12P13ţ17Ź33o
~luck	83 7ƕ11Ū12P13ţ17Ź33o
~lud	70 -11ǈ7ŷǦ8ƀ9œ11ƁƆ13sơ15Ǌ20Ǥ21Ŗ30ŏ
~lude	71 -11ǈ7Ǧ8ƀ9œ11Ɔ12Ɓ13ơ14s15Ǌ21Ŗ30ŏ
~lue	63 -9ƿ-8Ǘ7ƁƔƬ9Ŗ19Ŏ20ľ24Ɠƫ26űŻ32ƪ36ǣ
~lue>	66 -10ǣ-8Ǘ-7ţ7Ɓ8Ɣ9Ż11Ŗ12ǐ20Ŏ21ľ25Ɠƫ27ű34ƪ
~lues	77 -10ƿ-9ǐ55ǣ
~lug	85 -7ƶ38Ž
~lug>	85 -7ƶ38Ž
~lum	69 -9Ǫ7ǒ10j11Sǡ13Ɠ15Ɯ17Ɣ24ǖ26C36Ƌ
~lumb	71 -8Ǫ7ǒ10j11S13Ɠ15Ɯ17Ɣ25ǖ27C37Ƌ
~lun	76 10Ʊ11OŌ15LĽ17N21Ɛ30Ŋ
~lunc	85 11Ʊ12OŌ17LĽ19N
~lunt	81 22Ɛ33Ŋ
~lus	90 11Ə12Ÿ18Ŗ
~lve	73 7Ɯ8Ŵ9Ōż12x13fŁ14Ū18ũ20Ř
~lved	88 11ż16Ł17f
~lver	90 10Ŵ17Ū
~lves	78 9Ɯ10Ō13x22Ř
~lwa	77 -7G8ņŘǪ10ĸļ12V13ĵ21Ƙ24l
~lway	77 -7G8ņŘǪ10ĸļ12V13ĵ21Ƙ24l
~ly>	43 -21Ǫ-15S-13Ǆ-12ƽ-11Ş-10ůƞ-9rŌŶźƌǎ-8NĹĽƶǏǟǩ-7oXŃŇŦűƤǙǣǦ7aňŒŷƕƝƨƭ8uŴƀƗƱƷ9mtƎƟƿ10ŏő11wyRžƢǚ12lķŻǛ13LŨũǗ15Ŗǖ16ŧƥ17ATYľŲųǁ18ǅ19ņŮƯǈ20ƴ21nţ22Ūƾ23Ǖ26ĺ29ƹ35Ĵ64ŭ
~lyf	90 38Ų
~lyft	90 38Ų
~lyi	90 11f21ǁ
~lyin	90 11f21ǁ
~lys	90 9Ʈ10Ưƾ18ǆ
~lys>	90 9Ʈ10Ưƾ18ǆ
~ma>	74 -17ŏ-11ƙ7T8Ǖ10ŷ11nŪƀƚƩ12al13Ŵ15ư19ū23m26z61ƽ
~mac	70 -14Ǎ-9Ŀ8Ɯ9Ǘ11ƽ13lƼ29ǣ30Ǟ56ǐ
~mach	71 -14Ǎ-9Ŀ8Ɯ9Ǘ11ƽ29ǣ31Ǟ57ǐ
~mad	60 -17ƈ-12Ƽ-9Ň-8p7Ǉ8ņƿ9rƾ12ƟǪ13Ń15ĹƌƬ17xǝ19Ŷǎ20Ɖ22Ŕ24Ũ31ŠƇ39ĺ
~mad>	88 -8Ɵ12ǝ17r34Ǫ38Ũ
~made	60 -17ƈ-12Ǫ-11Ƽ-9Ň-8p8ņƿǇ9ƾǝ13Ń15ƌ16Ƭ17xĹƟ19ǎ20ŶƉ22Ŕ31ŠƇ42ĺ
~mag	64 -16Ĵ-9Ļ-8Ǫ10D19Ŏ21ŨƜ23ƛ24ƀ29Œž34Ŧ35Ť36ű
~mage	65 -16Ĵ9Ũ22Ɯ24ƛ25ƀ29Œž35Ŧ36Ť37ű
~magi	88 -11Ļ-9Ǫ27Ŏ29Ũ
~mai	55 -15Ǫ-11P-9ŷ-8ŵ-7bŗ7ĸǌǘ9Ǘ10Ş11UĴƊǞ12ŭ13Ǩ15ļľ18E21ś22Ɯ24ų30ǅ33ǖ34ĽǙ39D43K79J
~mail	57 -10Ǫ-7bŗǌ7nĸǘ8Ɩ11Ĵ13U14Ǩ16ļ18ǖ19E22ś36Ľ37Ǚ44D45K83J
~main	71 -13P-11ŷ-7Ǫ7ķƁ9Ŝ14ŞǗ15Ɗ16Ǟ17ŭǌ19ǖ22ľ30Ɯ32ų40ǅ
~mak	54 -18œ-15ŭ-9ŮǊ-8a-7Ĵ7sŃ8XŐǕǞ10ŌƎǑ11Ə12qZŇǓ13PŲǁǪ14Ţ15xŀŪ16ƞ17ců18ĻƯ19Ǜ20ƴǅ21Ł22ň26TŬƢ27ł30Ǎ34Ŏ
~make	55 -18œ-16ŭ-9ŮǊ-8a7Ńņ8sXŲǕǞ9Ő10ŌŬǑ11Ǝƞ12qƏ13PŇǓ14ǁ15Ţ16xŪ17ŀů18c19ĻłƯǛ20Ǎ21ƴǅ26ň27TŁ35Ŏ
~maki	77 -8Ł7Ųƞ12łƄ14Ǎ20Z21Ǫ23Ŭ32Ƣ
~mal	59 -7Ų7łƧ9aHǐ10Ʀƿǅǉ11ǌ12AŴ14ǎ17RŐŦŭ18ţ33h
~mal>	65 9h11ǐ12ƿ19R24ŭ
~mall	71 9ł10Ƨ11H13Ʀǅǉ14ǌ15A17ǎ21ŐŦ22ţ
~mals	86 38h
~mam	85 8ƾ9T14aƥƩ30z
~mama	85 8ƾ9T14aƥƩ30z
~man	45 -18ǎ-16Ǌ-13ő-12x-11ǣ-10Ƨ-9iǠ-8QŶƅ-7tųƌǗ7ƠƣǍ8ţ9SŲ10ŵƇƗƮǀ11ƈǪ12cUŴƋ13ǅ14ŷŸƴ15gņůŻżƆƊƺ16ŮƕǕǤ17G18V19ńŕǏ20ǘ22ǩ23Ū26h28nƪǒ30uƢ33Ư37Ƥ42ǌ44ǈ45ǉ
~man>	71 -10ő-8R-7uƧǣǪ8r9jĹ10aŨǈ11q12D13Ŝ16Ɗ21Ƥ25Uǩ29g36ņ50ǉ
~mana	72 -17ǎ-8ǣ10Ŏǝ14Ǎ24ŵ27Ư31ƴǉ41Ƣ
~mane	88 35ƪ
~manu	86 -9ƅ7ǚ23Ƈ33ǅ
~many	47 -17Ǌ-10x-9i-8ǝǠ-7ņőųƌǉǗ7Ɛ8OşƠƣ9ţǩ10S11ŲƗ12ƈƮǀ13ŴƋƪ14c15ŷŸ16ż17ŮůŻƺǏǪ18ƆƕƯǕǤ19G20Vŕ21ńǘ24h25Ū26Ƥ30ǒ32n38u40ǈ45ǌ
~map	90 10D21Ű
~mar	62 -9őǪ-8Ɯ7rĶ8ŔƍƔǉ10q11Y12ŭƺ13Aũƿ14ńŢƏƭ15Ʀǀ17H18F22Ƭ24Ɵ31Ɠ33o56f
~mari	79 17Ƭƺ20ǀ21Ʀ28f
~mark	76 -8ǣ8ź9Ķ10Ɣ11Ŕƍ15Y17ŭ23F28H30Ɠ
~marr	73 -9ő9u10r11Ƭ20Ţ26o44f
~mart	82 -9Ɯ7m11Ɠ19ƭ20A21ũƏ22ń
~mary	88 11ǧ16q19ƿ
~mas	76 7ƾǎ8Ƌ9Ŷ12ƥ14m16yD18dk22v
~mas>	79 7Ʀƾ8Ƌ9Ŷ13ƥ17yD18dk23v
~mat	61 -13Ǫ-8ǋ7Y8jĽťŮǊ9nŘ10Vōǘ11ƅǖ12c16ĻƉ17Ĵ20Ķ21W22ľ25Ž27Ʊ32ƣ39ų
~matc	79 -8Ǫ8Ʈ9ŝ10wŗ13Ř15ƅ26ų27Ķ28W
~mate	72 -8ǋ7ƇƔ8ŷ10Ǌ11Ů12nǖ13V20Ɖ23ų39ƣ
~mati	72 8Ɯ11Ľ12ǘ20Ļ22Ĵ26Ʊ33Ž
~matt	77 -7ż8ƛ9zAƃ10Yť17ō32ľ
~max	88 -16ř21Ǫ52ŗ
~max>	90 22Ǫ36ŗ
~may	68 -13Ż-12Ǚ-9i-7m7Řƿ10Ź11cƧ12Jŕ14ŋƍ15aĹ16ƲǪ17Ư22Ŋ
~may>	76 -15Ż-13Ǚ-10i-7m8ƿ12Ź13c14J16ŋ17aĹ19Ǫ25Ŋ
~mayb	74 8Ř12Ƨ13ŕ15ƍ18ƯƲ
~maz	90 -8Ő22ų30Q
~mb>	79 -8Ǫ13jū15ŉƓ22ĵǉ26ƒ
~mbe	49 -17Ś-11ƤǪ-9aŤ-7Ŗŷǉ7Ŝƒ8KǕ9Š10hy11ǈ12ľŒ13ŇƔ14ǡ15Ʒǁ17CĻǖ18ļ20cŸƭ22ƽ23Ľ24Xŗǘ25Ņǩ26D27E29ū34e42I49ř
~mber	49 -17Ś-11ƤǪ-9aŤ-7Ŗŷǉ7Ŝƒ8KǕ9Š10hy11ǈ12ľŒ13ŇƔ14ǡ15Ʒǁ17CĻǖ18ļ20cŸƭ22ƽ23Ľ24Xŗǘ25Ņǩ26D27E29ū34e42I49ř
~mbi	73 7ǒ13ǁ14x16Ɯ38Ƌ
~mbin	74 8ǒ13ǁ16Ɯ39Ƌ
~mbr	63 7ǔ12Ǫ46ǧ50Ƃ
~mbre	63 7ǔ12Ǫ46ǧ50Ƃ
~mbu	85 10ƃ20Ɓ33C
~me>	29 -19Ǡ-18B-17ŧŬ-14ǣ-13vŌǌ-12ƶǤ-11XŨŻƥǋ-10ƀǩ-9GťƲǘ-8ŏŭƘǆ-7WŇŖƍƽ7eVĴĺŁŘŸǃ8iNńņūƌƭƻǓ9MZŒůŹƵǗ10ŋ11ōƂƖƱǂǏ12jłŪƆƢƣƿ13ŀƯ14tœŔřƔƩ15hkŉ16CFSŰǄǥ17dIŅƅƛƜƠ18Ɠǈ19qǅǙ20wĽŠ21ĹƸǉ22LŚ24ş25uHňƕ26lź28śŦ29Ŋ30sO31Ļ33ŎƇ35Rĸ36oŜ38bļƞ39a41nTŤ
~mea	69 -12Ň-9Ǒ-8Œ7ƀƈƜ8ťŵƻ9őƏ15Ǫ16ĺ17Ž18ň25ư27ǜ38ō
~mean	71 -12Ň-8Œ7Ɯ8ťŵƈƻ9őƏ10ƀ16ĺǪ18ň26ư40ō
~meas	90 23Ž
~meb	54 -11Z-10nŨ-8ŒƃǪ-7šƱ7hPŜųƥǆǛǨ8ŗƅǟǣ9fļņŧŵƿǌ11Ɲ12ķſ13Ơ14ľƯǙ16ưƴ17ƏƖ18Q19F23ǝ25A28ž
~mebo	54 -11Z-10nŨ-8ŒƃǪ-7šƱ7hPŜųƥǆǛǨ8ŗƅǟǣ9fļņŧŵƿǌ11Ɲ12ķſ13Ơ14ľƯǙ16ưƴ17ƏƖ18Q19F23ǝ25A28ž
~med	58 -11hž-8o-7ŜƩǊ7zƣ9ƽƾǠ10wVǆǛ11QǙ12Ǐǘ13ǜ15ƒ16W17Ǎ19y20ǂ29ư37ǃ41Ƭ59ƃƼ
~med>	64 -10ž-9o-7Ŝ7ƛ9ƣǄ10Ǡ11ǆ12wǛ13Ǚ14Ǐ15ǜ17ƒ18ǂ19Ǎ24ư40ƃ49Ƭ
~meda	86 8ǟ11f12ư13z16V29y
~medi	68 -8Ǌ11ƾ14Q15ǘ16ƽ19W27ƃ36Ƽ38ǃ
~mee	74 -7ƥ9a12Ƨ13O14ǚ54M
~meet	74 -7ƥ9a12Ƨ13O14ǚ54M
~mel	90 10Ƶ17j39Ń
~mem	68 -10Ś-8Ť8œŦ9x10ťǆ13Ƥ15E17h25ř27Ʒ54Ľ
~memb	69 -10Ś-8Ť7B8œŦ10xǆ11ť15E17h26ř28Ʒ40Ľ
~men	45 -14ţ-12VƓ-10QŗƇ-9Ǩ-8ĺƲ-7TŒƸ7BńƁƆƯǙ8FGŤƌƜƝƢƫ9ƞǜ10Ɨƙơƿǝǣ11ZƖǟ12ĵ13DƐƘ14ƥǀ15Őǔ16tWŏŚǍ17ƣ18Ĵ21Ŭ22šƤƦǕ23NƕǛ24Ķ26Ɣ27ǐ31Ɗ
~mend	88 13Š15Ǜ20B
~ment	46 -14ţ-13Ǫ-12VƓ-10QŗƇ-9Ǩ-8Ʋ-7TĺŒŠƸ8GńŤƁƌƜƢƫƯǙ9FƝƞ10Ɨƙƿǝǣ11ơ12ZĵƖǟ13DƐƘ14ǀ15Őƥ16tŏǔ17WŚǍ18ƣ19ĴǛ22ŬƤ23NšƦǕ24ƕ25Ķ26Ɣ28ǐ32Ɗ
~menu	90 15X28Ǫ30ǜ
~meo	71 -7šǪ7ĹŁ9ſ11Ɣ13ǆǛ20ƴ21Ɩ23F25Ǖ27A
~meon	81 -8š-7Ǫ7Ɣ8Ł10ſ15ǆǛ22ƴ31A
~meow	76 7ƚ8Ĺ23Ɩ25F29Ǖ
~mep	85 11Ǟ13ǌ15Hş17Ʀ
~mepl	85 11Ǟ13ǌ15Hş17Ʀ
~mer	56 -15Ƃ-8Ƌǟ-7F7Ŀ8QƍƠǤ10G11LǠ12ǎ13Ǜ15ǄǢǧ16xǈǝ18Ǘǣ19Y23kƞ24ǔ25ǘ27ǅ35Ə39Ǖ53ő
~mer>	64 -12S-7F8Ţǅ9Ŀǔ10ƍƠ13Lǈ18Ǜ19kxǝ21Ǣ22Ǖ33ǘ54ő
~mera	78 8ũ11ƙ50Ə
~merc	72 -18Ƃ-8Ƌ7Ǧ8ǌǍ9ŐǕ10Š12Q17ǎ22ǧ25ǣ29ǅ
~merg	84 8ƃ32Y
~mers	69 -8ǟ7ǈ9k10ő11Ǥ12S16Ǡ17Ǖ18G21ǔ22Ǆ26Ǘ28ƞ
~mes	59 -13Ő-11n-10a-8ĴŁƞǈ-7quķǅ7ĿǠ8ŝţŦƚƬǂǋǌǩ9ǁ10Ơ11goTŒ12Ż13FJQťƁƼ15HƧǇ16Ǖ17Kƨ19iŘǉǗ20ǖ21W23ľǪ24ǘ34Ɲ47w
~mes>	60 -13Ő-11n-9a-8ĴŁƞǈ-7qķƛ7ĿǏ8ƚǂǠǩ9ţƬǋ10ǁ11goTŒƠ13FQŻƁǖ14JƼ15H16ƧǇ17ƨǕ19Ǘ20ǉ21W22Ř25ǘ26ľ28Ǫ34Ɲ48w
~mess	79 7ũ9h10ƴ11Ĺ13ŝ15Ŧ19ť25K28i
~met	50 -12ž-10Ł-8sŌş-7aĻƚǙǞ7iEŝƄƏ8mĿŽƬ9gŊōŴǉǖǜ10Ŕţƭǎ11ĽłŎŪūŶǩ12Ńŗ13ŵƱ14jŖ15NƼ17ņ18Řƻ19ŞƉ20ĸŉŮƩ21YƷ24ŀ25ĺ29l
~met>	88 7Ľ11ƶ12Ŏ
~meta	80 18ǎ32Ɖ
~mete	83 16Ʊ20j37Ů
~meth	52 -12ž-10Ł-8ş-7aŌƚǙǞ7PĽńƄƊƧ8imrEŝƏ9ŽƬǖǜ10gĿŊōŔŴ11ţƭ12łņūŶǩ13ŗŪ14ŵǪ15Ŗ16N19Ř20Şƻ21ĸ22Yŉ24ƩƷ27ŀ29ĺ
~meti	88 -7qR10Ǜ14Ǡ16Ń20ǉ
~mew	73 -17ş8Q9Ƴ10ǌ11Ű13Ǟ16Ʀ17ŢŴ18ŒŚ20ƥ31Ǫ
~mewh	73 -17ş8Q9Ƴ10ǌ11Ű13Ǟ16Ʀ17Ŵ18ŒŢ19Ś21ƥ
~mfo	79 9Ō10T12eM13ƴ20X
~mfor	79 9Ō10T12eM13ƴ20X
~mic	85 11Ǟ16C17ť19Ǜ
~mica	90 20Ǜ
~mid	77 10L16a18i21N39Ǐ
~midd	79 11L17a19i22N
~mig	81 -8ř9Ɲ10ş12o18yōǏ29H
~migh	81 -8ř9Ɲ10ş12o18yōǏ29H
~mil	53 -10ƣ-8ĸ-7Přż7UƃǚǪ8QŪƹ9Fǆ10Dź11hAƼ12ĽǑ13ƝƱǖ15ƴ16ŖŨ17uŴ19yƭ21Ʒ22ƥ23Ư24Ɛ31n33ƾ38ů66Ů
~mile	63 -10ǈ-8Ū13ź15Ǒ22Ŵ30Ɛ51ů83Ů
~mili	88 24Ľ36Ŗ
~mill	85 14ǚ15U16Q18D21Ƽ24ǖ
~mily	58 -10ƣ-8ĸ-7Pżƽ7zĿ8qƃ10ƹǆ11F12hA13ǈ14Ʊ17ŪƝƴ19Ũ20u22ƭ23Ʒ24y26ƥƯ36n38ƾ
~min	52 -11gţ-9Őǌ-8LŤǕǩ-7ŠƝǅ7apưǡ8iCHĽŃơǟ9ķűǨ10xŌ11VĻŚǝ12Ķŗ13XłŨŹ14Ŏƿ15N17ńƜ18Ʒ19P21kǠ25ś26ƭ27žƼ28ĿŊ33M36ǂ54O
~min>	77 -8L8Ư9jƜ10xMĴ11ǒ12u15Ķ25Ƽ40O
~mind	63 -9ŅŞ-8u-7Ť8ŚŽ9cr10ǡ11MPư12Zơ13ĽŃ19ł20Ũ21X23ŎƷǂ26ś27Ŀ30Ŋ35ƭ
~mine	75 -7Ǖ7e9iŊŞƻ11xń12ŅŚŸ13ƥǪ14Ŝ19M21ǂ
~ming	68 -9gǌ7M8yĸƜ9ĺƍǞǥ10ľĿ12ŕ13pǟ14CHP17VŹ20ƿ24k31Ǡ
~mini	78 -8Ő29ŗ48ž
~minu	66 7aŚǂ8uńŞ10ů11Ļ13Ǩ16ķ19Ō27N39O
~mir	77 17u31x45w
~mira	77 17u31x45w
~mis	65 -10Ő-8Uƈ7ĹŒ8prű9Yǂ10ŁǠ11sĵƸǃ13d14tŵ17ǚ18Ɖ19Ş23a27ŝ29Ŏ30š42ōǛ
~mise	86 11Œŝ16Ǫ18d28Ŏ
~miss	68 -14Ǫ-10Ő-8ƈ8rĹŎ9pTYű11ŁǠ12sĵƸǃǛ15ŵ19Ɖǚ21Ş30ŝ32š46ō
~mist	84 13t32a39Ǜ
~mit	58 -10Ƙ-9Ƣ7ƌ9yŀƔ10Ɛ13ŠǍ14Ÿ18Ōǧ20Ǆ25ǔ27ǣ30Ź32Ǣ54ŗ
~mit>	70 -31ž-11Ƙ8ŷ9ƌ11Ɣ12y17Ÿ23Ō26ǣ33Ǣ37Ź
~mits	61 -9Ƣ7ƙ11Ɛ13Ǎ15Š19ǧ27ǔ32ž52ŗ
~miu	77 -7ţ9X12œ16ǥ30Œ
~mium	77 -7ţ9X12œ16ǥ30Œ
~mle	90 -9ƞ38ǔ
~mles	90 -9ƞ38ǔ
~mma	75 8ŷ12n18y22v24ų41ƣ
~mmat	76 8ŷ13n25ų42ƣ
~mme	68 -18Ƃ-8Ƌ-7F7Ǎ8ŐǌǕǣ9Š10ƍǠ11Ǜ12Ơ14ǈǙ15Bǎ16Ǐ19ƒ20kxǧ26ǅ
~mmed	88 14Ǡ20ǏǙ25ƒ
~mmen	88 13Š15Ǜ20B
~mmer	70 -18Ƃ-8FƋ7Ǧ8ŐǌǍǕ9ǣ10Š11ƍ13Ơ15ǈǎ21kxǧ28ǅ
~mmi	81 -7ǣ11ƺ12Tƍ14ŀ
~mmin	85 -8ǣ13ƍ
~mmo	90 14ǒ15ǚ
~mmon	90 14ǒ15ǚ
~mmu	78 39ů45ŭ
~mmut	78 39ů45ŭ
~mne	85 52Ƒ
~mney	85 52Ƒ
~mob	88 11C15Ƹ28I
~mobi	88 11C15Ƹ28I
~mod	68 17Ǫ30Ū34ƌ58Ǥ
~mod>	75 65Ǥ
~mode	75 21Ǫ34Ū38ƌ
~mok	68 -9q10Ƒ15ƥ22Ə34ǃ74ƺ
~moke	69 -9q10Ƒ15ƥ23Ə35ǃ57ƺ
~moki	88 22ƺ
~mom	67 -10ŗų-8Ũ8Ʊ9ư10ƥ11Ź12qŵ14ƾ15j21ŷ25ƴ29Ő32ŏ37N65z
~mom>	74 -11ų-8Ũ11ư13Ź19ƾ23ŷ31ƴ48z
~mome	77 -11ŗ18j34Ő38ŏ43N
~moms	84 7ƥ10Ʊ16qŵ28z
~mon	45 -16Ŝ-12ŭ-11Ǖ-10Ƙ-9ŞŦŷ-8Ł-7ŗũŸƭư7GĹǙ8ĸƞƲǝǡ9ŀǊǩ10ĶŘǛ11ŮƬǗ12Źƃƿ13uĿƌƷ14š15ŽƏ16AŅŧƠ18p20Ńƙ21ƥ24Y25X27ZŲ28ť29T30d31ƕ33ơ34Ǟ36Ĵŕ37Œ40Ư
~mon>	90 14ǒ15ǚ
~mone	59 -17Ŝ-13ŭ-12Ǖ-9Ő-7Ş7ņ8ƫƱǖ9ľŢ10ƪ11zǙ12XYŧ13rǡ14ƞ15ĹƲǛ16TZ17ŀ18ƌƬ19Ǘ21ĿƷ26A27ĸƯ38Ų
~moni	80 -10ŷ29Ž31Ə
~mont	49 -12ư-10Ƙ-8Ŧ-7ĸĹŁŸǪ7Vł8vGŐŧƗ10Ǌǝ11ǋ12Ķ13Ř14uŮƃƿǩ15TZ16YŹ17š19Ņ20pƠ21Ư23Ń26ƥ31Xť32Ǟ33d35ƕ37ơ41ŕ43ĴŒ
~moo	90 -16ţ11Ɵ16i23Ů30ŧ
~mor	49 -15u-12jx-11Ɣ-10sųǍǪ-9ŗ-8HMSǆ-7ĴķŐƝ7DZŖŷƁƫ8AJŨ9ĸĽŕƧǧ10rŃŵƻǥ12őǅ13ũǂ14F15gľƯ16ňť17iĿ18ů19Ŧ20ž22Ʈ23V28Ɩ29œ32Y34ƕ37y39ō43L
~more	56 -17u-12Ɣ-11x-10sŗ-9HSŘų-7Rǆ7vEŲźƓǢ8DƁƪǀǂ10AJĻŨŷ11ŕƫ12ǥǧ13ƻ14Ń15rǅ16őƮ18gũ19ľť21Yň22Ŀ24ž25Ŧ28V34œ45y47ō
~morn	70 -14j8Ƌ9ŏ10aǂǞ11Ĺƾǚ14ŵ17R28i29ů38L
~morr	65 7Ǔ8ƭǖ9IǤ10Ǚ11ƥ12Ŗ15ű16ĸƧ20Y26L
~mort	64 -11Ǎ12Ʈ13F18Z21Ư41Ɩ46ƕ
~mos	56 -8ŦŲ-7ŀƌ8kĺƧ9dķ10YƘ11ĹŮ12Xţ13ŭƙǖ14ŝŸǅ15Ƴǋ16ų20Ǫ25ǚ30Ŀ31ľ36ŗǕ
~most	56 -8ŦŲ-7ŀƌ8kĺƧ9dķ10YƘ11ĹŮ12Xţ13ŭƙǖ14ŝŸǅ15Ƴǋ16ų20Ǫ25ǚ30Ŀ31ľ36ŗǕ
~mot	63 -10Ǒ7c10ƥƬ11nĿŻ12şƳ16Ūǁ21ſƾ52z
~moth	76 -7ƛ9c12Ƭ13nĿ15Ƴ25ƾ63z
~moto	66 -10Ǒ12Ż14ş17Ūǁ23ſ
~mou	68 -8Ǫ7r8k9aň10ƧƲ11Ƙ12ļŝž13Ŧ14Ǘ16Ɣ17u19X44ŗ46ƭ
~moun	70 -7Ǫ7ƛ9k10ƧƲ11Ƙ13ž14Ǘ16ŦƔ20X45ŗ49ƭ
~mout	88 10r13ň15ļ20ŝ23u
~mov	61 -11ś-9Ť-8Ũ-7kǏ8ŃŒƈ9Ǫ10ĵ11ťǅ12ƥ15Ő17ĺ21ŌƸ27ŀ36n38yƟ43G45Ţ75H
~move	65 -10ś-8Ť-7kŨ7Ơ8ĺ9Œƈ11ĵŃ12ť13ƥ15Ō16Ő18ŀ21n23Ƹ26y29Ɵ36Ţ46G51H
~movi	74 -8Ǐ7g9Ō12ĺŀ13Ţ14Ɵ15Ǫ17y20n32H
~mp>	60 -12Ő-10ǊǪ-9Ŧ-7Ň7ŗ8ƍǥ10ƃǛ21Ŕ23ƀ29œ31Ǔ36Ţ46Ɗ97Ǥ
~mpa	51 -24Ū-11Ǥ-10SžƂ-9VŤƕ-8ĺŒŭ-7aŏœƃ7hƇǇ8şţǊ9ǉǡ10qƄƢ11W12mľŅšƗ13Şǂǋ14Ŝ16Ɩ17Ǣ21ƨ23ĶŠǟǩ24Ƶǅ25ł27Ǧ28ńŝ30ő31Ţǆ32Ǆ33ŧ34Ǒ35Q38Őǧ
~mpan	51 -23Ū-10SžƂ-9Ťƕ-8ŒŭǤ-7Vĺŏœ7hƇǇǠ8şţǊ9ǉ10qƄƢǡ11WŠ12mľŅšƗ13ǂǋ14Ŝ15Ş16Ɩ17Ǣ21ƨ23Ķǩ24Ƶǅǟ28Ǧ30ő31ŝǆ33Ǆ34ŐǑ36ŧ37Q38ǧ41Ţ
~mpar	84 -16Ţ20Š42ń49ł
~mpe	77 -7ĺ8ǁ13Ņ15Ť17ş18Ŕű20Ǥ21œ29ń
~mped	86 -7ĺ9ǁ21Ŕ25œ
~mper	90 18Ť20ş23ű
~mpl	56 -11ő-9Ǩ-7o8Ə9ƹ10ǂ12Ǥ13yǉǒ14V15Ʊ17q18ƨ19WŞƤ22ǈ23S26Ļ28Ƣ29Q38ǝ
~mpla	80 14ƹ27ǝ37Ş
~mple	75 -12Ǩ-8ř7Ƴ10Ǣ12Ļ15ǂ19y21Ʊ26Ƥ39Ƣ
~mplo	59 -11ő-7o7ƃǊǦ14ǒǤ15Vǉ18q19ƨ20Wǝ24S27ǈ32Q
~mpo	69 12ō13ǖ14Ʋǉ23ľ34ƍ
~mpol	75 38ƍ
~mpor	77 13ō15ǖ16Ʋ26ľ
~mpr	77 -7Ŏ10ǐ13ǣ18Ň19ƌ29Ş31ƀ
~mpre	80 10ǐ20Ň32ƀ
~mpro	88 -8Ŏ16ǣ22ƌ34Ş
~mps	88 14ķ16Ňǁ25Ǥ
~mps>	88 14ķ16Ňǁ25Ǥ
~mpt	79 -11Ĺ9yǙ36ĺ51Ơ
~mpty	81 9y53Ơ
~mpu	76 -8xƜ7c8d9ź10bƞ11Ś13ǐ17Ű24ǘ42Ǚ
~mput	77 -8Ɯ7c8d10b11Śƞ14ǐ24ǘ43Ǚ
~mrs	88 13a41f
~mrs>	88 13a41f
~mry	88 38Ū
~mry>	88 38Ū
~ms>	60 -14ň-8Ő7Ʊƽ9Ž10ǙǤ11aqŵƎ12cƼǪ13ƌǖ14ŧ15ń16g17ľ19Ɲ20z21ŗ24Əƛ26ƙ27ǝ32ţ34Ɔ
~mse	86 11zƩ13a14tx16Ƹ
~msel	86 11zƩ13a14tx16Ƹ
~muc	45 -24Ƃ-20W-18Ĵ-11ŏŵ-10ŧ-9ŤƟƮ-8ŭƅǠ-7tvƪ7zŕųžƦ8Ɗ9qŬ10ZƌǍǔ11ű12ŘƕƷ13ƙƞƸǪ14Ʋǜ15ĶǢ16OƔ17ǣ18ǧ20ſǊ21ơƫ22ƃ24YĿƘ25ǋ26Tƨ27Xķ28Ƨǐ29ŅƩ30Ů34Ɠ35ŗ38Ŧ40ƭ41œ48Œ
~much	45 -24Ƃ-20W-18Ĵ-11ŏŵ-10ŧ-9ŤƟƮ-8ŭƅǠ-7tvƪ7zŕųžƦ8Ɗ9qŬ10ZƌǍǔ11ű12ŘƕƷ13ƙƞƸǪ14Ʋǜ15ĶǢ16OƔ17ǣ18ǧ20ſǊ21ơƫ22ƃ24YĿƘ25ǋ26Tƨ27Xķ28Ƨǐ29ŅƩ30Ů34Ɠ35ŗ38Ŧ40ƭ41œ48Œ
~mum	77 -14ř-8Ő43ŗ47ž
~mum>	79 -14ř13ŗ53ž
~mus	79 -15ǅ-10Ň-8Š8ŝ10Ǖ11cx13Ű15ų19ń20Ŷ35Ũ36Ǫ
~must	80 10ŝ11cx12Ǖ14Ű15ų20Ŷ36Ũ
~mut	76 -7Ţ12Ƶ34Ő38ů44ŭ
~mute	79 27ŭ39ů
~mv>	88 37Ƅ
~my>	57 -8ƴ-7sŊŞ7oUŀŤǀǡ8ŻƓǟ9śǠ10QĿń11ňƱ12ŮǗ14bfņŶ15jō18J19M22L37Ľ41Ǫ44ļ
~mys	83 8Ǜ9Ž11Ŷ14Ǆ16Ƽ19g
~myse	84 8Ǜ9Ž11Ŷ16Ƽ20g
~na>	82 10ŗŸ11ǖ17ƺ21ƠƦǀ
~nac	79 11ĸ13Y16Ǝ20Ɗ34Ƌ
~nace	79 11ĸ13Y16Ǝ20Ɗ34Ƌ
~nad	83 10Ǟ14a15Ŀ40ƛ
~nado	83 10Ǟ14a15Ŀ40ƛ
~nag	66 -16ǎ-7ƞǣ9Ŏǝ10h11ŭ12źǍ16v21ŵ24Ư27ƴ28ǉ30Ź37Ƣ
~nage	66 -16ǎ-7ƞǣ9Ŏǝ10h11ŭ12źǍ16vƴ21ŵ26Ư28ǉ30Ź37Ƣ
~nal	59 -10ž-8ǊǦ-7Pľ7xƅƠƧǥ9ITǀ10tƋ11Qƌ12kJƃƈ13Ǎ14fŠǨ15l16ŭ17ŁƟ19ŊǛ23Ǐ27Ƙ28Ʊ29ǔ
~nal>	62 -11ž-8ǊǦ-7Pľ7Ľ8ƅƠǥ9T10Iǀǔ11Ƌ12JQƃ13ƌ14ƈǍǨ15f18ŭ19Ł20Ŋ21Ǜ24Ǐ29Ƙ30Ʊ
~nall	74 8j9c10xƧ13t18k20Š21l23Ɵ
~nam	45 -20Ǫ-14ƹ-12ǠǤ-11x-10ŊŴ-9vŧǈǌǦ-8MņŨũƤǅǟ-7qşƥǞ7LǨ9ƙƩ10sĽŁŷƧƼ11hǡ12FƢ13ưƿǑǔǙ14iƣ15ķřǃ16ľǘ17AƃƖƛǓ19œ20ŦƸ22tź24ļ25Ś26Q27Őǥ29Œ30Ŝ31ĸ34ǉ41b45Ƭ50a52Ǆ65o86w
~name	45 -20Ǫ-14ƹ-12ǠǤ-11x-10ŊŴ-9vŧǈǌǦ-8MņŨũƤǅǟ-7qşƥǞ7LǨ9ƙƩ10sĽŁŷƧƼ11hǡ12FƢ13ưƿǑǔǙ14iƣ15ķřǃ16ľǘ17AƃƖƛǓ19œ20ŦƸ22tź24ļ25Ś26Q27Őǥ29Œ30Ŝ31ĸ34ǉ41b45Ƭ50a52Ǆ65o86w
~nan	68 -10ƺ-9Ƹ-7ƥǎ7ǃǣ9ƠƯ10Ƅ12ƣ13Ƥ14Ŋ15ĸ18A20B26F31ǡ37Ɲ40ư41Ŭ
~nanc	72 12ƄƯ15Ŋ16ư17ĸ21AB32ǡ45Ŭ
~nann	88 -10Ƹ8ų13Ɲ33ư
~nant	82 -12ƺ-8ǎ8ǣ11Ơ14ǃ15ƣ16Ƥ31F33Ɲ
~nap	83 11ś15C35Ž
~nap>	88 12ś
~nat	77 -15ţ-12Ǫ-7S11g12ĽŠ13Ł16ő19Ŕǝ28Ő36l
~nati	79 -15ţ-11Ǫ-8S13Š17ő19ǝ20Ŕ29Ő37l
~nb>	85 39Ɲ
~nc>	90 -13a11f15o16p22q
~nce	42 -15ǅ-11QƊƔǒ-8uŔŵ-7cŇŖŤŭƓƝưǗ7ĿŘŨůŰƋƬƴ8řƨǓǩ9bťŦƧǔ10PŐşƪƭ11ŏŬƮƺ12SŀŁƃƖƫƾǠ13GŒŧǦ14ƍ15tAVňőƁ16iǍǢ18W19ľǟ20Ƅ21ƚ22ņǆ23ƒƶƽ25ƕ31ţ32ũ39š
~nce>	43 -14ǅ-11QƊƔǒ-9Ŭ-8Ŀŵ-7ŤƓƝǗǡ7ƋƴƵǣǤ8ŘůŰƬ9řŨƧƨǓǔǙǩ10bşťŦƶ11PŐƪƭƺ12ŏƫƮǠ13ƁƃƖ14SǦ15ľŁŒ16tAGVň17iǍǢ19őŧ20Wǟ21Ƅ22ƒƚ23ņǆ26ƕ33ũ34ţ
~nced	80 11J20ƍ40Ŭ
~ncel	77 -8ŧ14ŉ34ƶ68š
~ncer	74 -8ǃ8ľ26ŀ27Ŀ30ƾ45ƽ
~nces	85 7Ɓ11Z16ǡ18Ŋ
~nch	72 -13ŗ-9Ń-8Ǟ8j9Ʊ10OŌ11ńǉ12Xǌ14qLĽǦ15NƆ19ƻ21ƒ39Ǫ
~nch>	76 -14ŗ-10Ń-8Ǟ10OŌ12ńǉ13Xǌ14Ǧ15LĽ16N18Ɔ42Ǫ
~nche	83 10j11Ʊ22ƻ25ƒ
~nci	74 8YǄ9řŬ12Ư16ƕ17ĸư20ǡ22AB
~ncia	77 12Ư18ĸư21ǡ23AB
~ncl	69 -11ǈ-8r7ƱǦ8ƀ9Tœ10Ŗ11ƁƆ12ơǤ13s15ǊǠ17B29ŏ
~ncle	84 -9r9Ʊ12T19Ǡ21B
~nclu	71 -11ǈ7Ǧ8ƀ9œ11ŖƆ12ƁǤ13ơ14s15Ǌ30ŏ
~nco	66 9ƭǄǕ10u11Ǉ25Ưư27Ŷ34Ǟ42T
~nco>	90 38Ŷ
~ncom	68 9Ǖ10ƭ11u26Ưư35Ǟ44T
~ncor	85 13Ǆ16Ǉ
~ncr	79 -8ŧ28Ŕ33œ
~ncre	79 -8ŧ28Ŕ33œ
~ncy	80 -8ǣ8ƃ12ƍ13ƌ15ƙ21Y
~ncy>	80 -8ǣ8ƃ12ƍ13ƌ15ƙ21Y
~nd>	28 -28Ǫ-19ŗƢ-18ŉ-16Ƨ-15HĴŲŶƟ-13ĸľŞǔ-12šŨƓƨ-11jFŅ-10ŀţ-9xŘŰ-8ǩ-7SűŵŸƌƹǠ7IUőŤƂƃƉƴǨ8BřƊƎǊǣ9cAŁŇźżǀǑǚǦ10bŊşƪƲǎ11nquĻłŎƍƔƘƭǇ12fNTWŧŴƇƳ13ƏǃǗǥ14sDŮǖ15girvļĿƬǄǤ16GĵŦƱǅǍǐ17ŌŒǛ18ĹōŚƠ19dhoŷ20Ɩǈ21kZńǟ22zƕƩ23lw24tŠưƷǉ26JƸ27Cǂ28Xśƛƻ29p30Ƌ33ķ34a39ų43Ū
~nda	74 -8ƶ10Š11ŬŰƢ12IƚǛ14Ƶ15L20Ƹ24Ū26Ƈ
~ndat	81 12ŠƢ13ƚ14Ǜ28Ƈ
~ndb	86 15x26ǝ
~ndbo	90 27ǝ
~ndd	86 8ǔ9śƷ10Y13ƙ17ǆ
~ndda	86 8ǔ9śƷ10Y13ƙ17ǆ
~nde	52 -15Ɖ-14ƣ-8ǎ-7Sž7c8ũƓƤǒ9şŪů10hŎŚŮŻƞ11iŉ12Ņǁ13xŖ14ǥ15ňŦƚ16Ɨ17ƻ18ĺŸƊ19Ŭ21XǍ22ƫǄ26n32ǆ35Ƅ36ż40Ɩ
~nded	74 -15ť9Š10ļŔ11lƁ15Ƅ18Ŧ26ż28Ÿ39ǆ
~nden	90 11z18ǒ
~ndep	90 11z18ǒ
~nder	54 -15Ɖ-14ƣ-8ǎ-7zSž7œųſƳ8Ƥ9c10hşŪůƓƞ11ŎŚŻ12iŉũŮǁ13xŅ15Ŗǥ16ňƚ17Ɨ18żƻ19Ɗ20Ŭ21ĺ22XǍ23Ǆ24ƫ25Ƅ28n42Ɩ
~ndi	67 -10ƕ-9Ƅ7ĺƖƧ8ĽŔƠƫ9Ǎ10Š12ǣ15ZŕƒƵ17ŎŨ25Ɖ28ś32ű33ƽ
~ndin	74 -11ƕ-10Ƅ7ňŖ8ĺƖ9ĽƠƫ12Š14Ɖ17ZŕƒƵ19Ũ32ś
~ndit	74 8ĸ10ŔǍ13Ɖ20Ŏ36ű37ƽ
~ndk	90 9k21Ʒ
~ndki	90 9k21Ʒ
~ndl	58 -13Ƅ-12Ś7Y8Ƴ9Ń10ǉǗ11s12Łǡ14I17ơ18Ƹ20c21ǝ22ĸ23Ŝş28FƢ32ŧǙ41Ǎ
~ndle	63 -10Ś8YŖƳ10Ń11Ǘ12s13ǉ14Łǡ18Ŝ20Ƹ22c23ǝ24ĸ26ş35ŧǙ
~ndli	88 11Ŝ25I
~ndlo	68 -14Ƅ21ơ33F36Ƣ50Ǎ
~ndm	84 8Ʀ10cǕ14n15ŷ17ư
~ndma	86 8Ʀ10Ǖ11ŷ14n18ư
~ndo	76 -8Ǟ9ƍ10Ļ11Ƨ12ŤƑ18k19j57ǖ
~ndor	83 -9Ǟ62ǖ
~ndow	85 11Ļ13ŤƧ22j
~nds	56 -13dk-10sǓ-9c-8Ƨǋ-7jnAWƟ7uŨǩ8qPƾ9bƩǃ11NŲƥưǏ12ťƁǔ14rǨ15ǈǛ16ŕƨ17pBĸǅ18oŐ21ŭƙ23ƫ24Ɲ27Ŵ28ū33ƻ
~nds>	57 -13dk-10sǓ-9c-8Ƨǋ-7nAWƁƟ7FŚ8equĸŨƾǩ9Pǃ10būƩ11ƥǏ12NťŲư14rǨ15ǈǛ16ŕ17Bƨ18op19Ő22ŭƙ24ƫ25Ɲ27Ŵ34ƻ
~ndsh	82 10ű14ǔ28ūƁ
~ndy	77 8ŭ10vř12M15Ǘ38Ś
~ndy>	77 8ŭ10vř12M15Ǘ38Ś
~ne>	37 -21Ɩ-19ƞ-18ZŎŔ-17Ʃ-15HT-14ĸ-13ŀšŢŮ-12LōƁƮ-11tR-10UĿŗŹƊƫ-9klpYĺŭƎƟǏǒ-8ňŲǆǈǍǔ-7WķĹŰƢƦ7muwłŞŬŻƘƪǉǠ8qvűǂǋǧ9ESŅŐŕţƏƛƧƺǞ10ĻƈǜǤ11ƌƨǎǑǩ12MŋƓƬƯưǅǝ13DƕƷƽǦǪ14Śų15XŒũ16żƴǀ17ņƉƍƵ18KľńœŖŶƶƸ19ƚ20Ɯ21ŁŵƆǖ22iAŽƼ23Ǘ25yǌ26Ǣ27ƻ30ş32bƠ33Ǖ35ŃŴ46I
~nea	65 -9ů7ƒǙ11ƛƸ17Ś18ǚ23z30Ɛƽ31C42ƚ
~near	66 -9ů7ƒƝǙ11ƛƸ17Ś19ǚ23z30Ɛ31C44ƚ
~nec	86 14I15Ɨ19U24j
~neck	90 16Ɨ20U25j
~ned	52 -15Ǫ-12Ŝ-11u-8zŵǊ7ũƎƒƩǤǩ8yǁǙ9cńǝǞ10ivYĹš11ōţƳ13jƫ14ŔƔƬ15Ũƣ16ſ17ŀƴ20ǜǣ23ņƜ26Ŗǆ32Ť35Ƶ
~ned>	52 -15Ǫ-12Ŝ-11u-8zŵǊ7ũƎƒƩǤǩ8yǁǙ9cńǝǞ10ivYĹš11ōţƳ13jƫ14ŔƔƬ15Ũƣ16ſ17ŀƴ20ǜǣ23ņƜ26Ŗǆ32Ť35Ƶ
~nee	48 -17Ǔ-12ƧǪ-11Ļ-9I-8VƘ-7ńśǗǟ7EOůŷŸƹƻǆ8oquFŘƇǡ9vūƁƈƍƓƝƿǐ10mŵƅ11Yƥǋ12cǊ13pG14s16Ǎ17eŪ18ư19tŀŃ21ƭ22Ɩ25Ĺǂ26Ŏ33Ǩ34Ʈ40Ł45Ƅǧ
~nee>	88 15ƹ38t
~need	48 -16Ǔ-12Ƨ-11ĻǪ-9I-8VƘ-7śǗǟ7EOůŷŸƻǆ8qFŘ9ouūƁƈƍƓƝƿǐǡ10mvŵƅ11Yƥǋ12cǊ13p14sG16Ǎ17e18Ūư19ŀŃ22Ɩƭ25Ĺǂ26Ŏ33Ǩ34Ʈ40Ł45Ƅǧ
~nef	65 9ƨ13Ƨ15ƭ33Ƭ37W
~nefi	65 9ƨ13Ƨ15ƭ33Ƭ37W
~nei	70 -8Ŗ8ŤƓ9ƥǪ10ļƅǎ13ƚ14B15Ņ18C19Ɲ25Ɵ
~neig	70 -8Ŗ8ŤƓ9ƥǪ10ļƅǎ13ƚ14B15Ņ18C19Ɲ25Ɵ
~nel	88 -18ƈ10ƃ11ǝ17Ƌ19Ɖ
~nen	88 35ƪ
~nent	88 35ƪ
~ner	54 -19d-16ŗ-14ž-10ƀƾǞ-9Ť-8Ůǌ-7GQŇƞǅǉ7Lǆ8MNPƁƢǀǣ9ƸǤ10ǂǠǨ11ǁǔǡ12ƈ14ĺŹƖƯǦ16Ǎ17Ŀ18Ƽǃ19tF20qǕ22Ʃ23Ŵ24p25Ǣ26o33Ʊ40ǩ50Ǉ
~ner>	62 -9Ť-7Q7kCĸŴƜǪ8nsL10ANĺŁƁƯǀ11PƅƢǣ12rǠǤ14oƩǃǡ15Ƹ17ǂ19Ǎ23t25q28F29ǩ
~nera	67 -16ž-11ŗ-10ƀ-7ƾ8ĺƯ11ƹ12MǨ13ƴ14ǆ16ǔ34Ǣ44Ʊ
~ners	67 -22d-9ŮǞ-8ŗ-7ƹǉ7Ĺ8Ƨ9ǃǊ13Ʃ17oƈ19Ź20ƖǦǩ22Ŵ24p27Ƽ30Ǖ65Ǉ
~nerv	84 20ǁ31Ŀ
~nes	46 -24Ƃ-12Ũ-11tǍ-10ń-9ƮƼ-8DGōŷż-7xNĺĿŦƘƴƽ7hYZƜ8ŉŴŶ9Aǎǜ10ƒ11MǙ12ƛǁǡ13ƶ14ţƏ16Ǒ17yŎǏ18ƞǕǚǧ19ųǐ20uŭǃǇǞǩ21ƾǟ22ǆǠǢ24ǋǌ26Ǆ27ǅ29ǒ34ǣ35Ǧ
~nes>	59 -12ĿǍ-10ƞƼ-8ńŷż-7ƽ7wǏ8Őſƀ9Śƾ10ŕ11Zŉ12hŗŴŵ15ƒ16Ū17ƛǁǃ19Əƶ23ţǣ26ų27ǐǒ29u
~ness	50 -25Ƃ-12Ū-11t-10Ũ-8DGōŖ7ǃ8ǙǪ10ǒ11Aǜ12M14Ǐǡ15ƾ18ǣ19Ǒ20ǧ21Ŏǚ22ǇǕ23ŭǩ25ǞǟǠǢ26ǆ27ǋ28ƞǌ31Ǆ32ǅ39Ǧ
~nest	75 -10Ʈ-7Ǫ7Ŀ8Ǚ10ňŢ12Ķ14ǀ17Ŷ18YŇ20Ŗ36y
~net	80 -13Ƙ-9h-7X8ƍ9ƫ11J14ƌ15Ƽ17Ņ34Ǫ37ķ
~net>	82 -13Ƙ-7X7ǖ8ƍ9ƫ11J16Ƽ17Ņ39ķ
~nev	68 -9ƌ-8Ş7KTţƶǕǝǞ8ņƵ9ŧƳƺ10ŝűǀ12eǁ15őǚ24a
~neve	68 -9ƌ-8Ş7KTţƶǕǝǞ8ņƵ9ŧƳƺ10ŝűǀ12eǁ15őǚ24a
~new	52 -15Ʈ-12Ǫ-10Ƈƣƪ-9Ŗ-8ŌŷǌǍǞ-7Ŧ7ŬƼ8j9śƋƖ10Ɓơ11ǖ12Dǚ13Ŝ14Ƙ16ĺ17Œƌ19ƥ20xŹƈ22ƶ26Ɵ28iŶ29S30ǆ32š33Ĺ34G38ƅ46ǟ61ŕ
~new>	56 -13Ŝ-12ƉǪ-10ƣ-9Ƈǌ-8ŷƪǞ7Ÿžƀ8ũƼ9œ10ŬƋƖ12Ɓǖ13ǚ14Ŕ15D17ƅ18ĹƘ20ĺŒ22Gƌƥ23Ź24ƶ25ƈ29Ɵ30i31Ŷ32S33ŕǆ42ǟ
~newa	66 -7Ō10š11ǟ13ś21Ĺŕ32Ŝ
~newe	79 -7Ŕ9Ŵ11Ɖ15Ū22ơ24š35ƅ
~news	86 -17Ʈ19j40ŕ
~nex	65 -17Ʋ-10P-9a-8ĹǦ-7C8ž9pũǁ11Ǫ12ŃſƬǗ14ǟ15ĸŗ16řƗ18ĺ20kH22yŎ28ŕ31V42ǎ
~next	66 -17Ʋ-10P-9a-8ĹǦ-7C8ž9pũǁ11Ǫ12ŃſǗ13Ƭ14ǟ16ŗřƗ19ĺ20kH22y23Ŏ29ŕ32V43ǎ
~ney	58 -17Ŝ-13ŭ-12Ǖ-9Ő-7Ş7ņƫ8BŢƗƱǖ9ľƪ11zXYǙ12ŧǛ13ǡ14ƞƲ15Ĺ16TZ17ŀƬ18rƌ19Ǘ20Ʒ21Ŀ26AĸƯ35Ƒ36Ų
~ney>	58 -17Ŝ-13ŭ-12Ǖ-9Ő-7Ş7ņƫ8BƱǖ9ľŢƗƪ10Ŀ11zXǙ12YŧǛ13ǡ14ƞƲ15Ĺ16TZ17ŀ18rƌƬ19Ǘ20Ʒ26Aĸ27Ư28Ų35Ƒ
~nfe	90 18ţ30x
~nfl	90 -13ŧ20Ŕ25Ż
~nfo	76 -16ƶ9ļ15ĽŊ18ń21Ļ39ǘ
~nfo>	84 -18ƶ10ļ17Ŋ20ń27ǘ
~nfor	82 12Ľ15ǘ24Ļ
~ng>	27 -21ƪ-15ŌǕ-14os-13ļŗƕƻ-12ŁŐǇǏ-11ƸǍǢ-10ŎŜƅ-9Ŋƨ-8vBWƬǂǓ-7Ʒǈ7MŕƦưǝ8eKńŇƳƹǒ9ŋśūůŲƒƼǚǡ10cŅƞƽǅǔ11hŵƯǜ12mLOƁƂ13zITĵĽŸŹ14gqZŉŮŻƋƤ15fPŒƔǋ16UĹĻŝƓƗ17rƍǞ18łǁ19SŶŽƮƴ20ĴƟƶǆ21uFľũƢƩ22ō23ƺ24Ķţǎ25ƄǠ28ƙ29X30yŏŢǪ32kx33Ŀ36iŞ37ĺ38ŀ39t41j42H43Vǟ
~nga	82 -14x17ƙ18Ɵ34f
~ngag	84 18ƙ35f
~nge	54 -8ƙ-7g7qƼ8uyűƜƸ9ĵ10ŕƮ11T12ŲƠƨ13fƹ14ŞƝǟ15pVƃ16vK17ǚ18EŇ19Ŕǖ22Ŏ23ĺ27Ƭ32ũ43ǁ
~nge>	63 -9H7I8Ʈ9X11qűƜƸ14TŔƨ15ǖ19K23Ş24ũ25Ň27Ŏ
~nged	67 -7Ǌ7ũƋ10ƻǖ11ŔƼ12ƃ15ƹ25ǟ26ĺ
~ngen	90 48Ƭ
~nger	69 -9ƙ-7g7hƏǍ8śƃǀ10ũ12Ż14ŕ17Ų18fEƝ22p23ǚ35ǁ
~nges	77 9U11Hƅ15u16ĵ20Ơ21V27v
~ngi	68 -8Ɖǐ-7Ŷŷƈ7aq8Tź10tŔ11Ʀ14Z15ƶǠ16Ĺ20Ţ21ű25ƒ26V32i35Ƙ
~ngin	68 -8Ɖǐ-7Ŷŷƈ7aq8Tź10tŔ11Ʀ14Z15ƶǠ16Ĺ20Ţ21ű25ƒ26V32i35Ƙ
~ngl	68 -12ǀ7bƬ11Ǫ12Ɔ13ƛ15ƙ16ǆ32f40ƈ41Ɖ
~ngle	68 -12ǀ7b11Ǫ12Ɔ13ƛ15ƙ16ǆ32f40ƈ41Ɖ
~ngr	79 9ƕ10Ɠ11Ũ13ǜǠ20Ɵ
~ngra	81 7Ɨ10Ɠƕ14Ǡ21Ɵ
~ngs	54 -13Ǫ-10ǐ-8ƞ-7ĸĺŜƟ7LĻłşƴƶ8ŝǚ9Ŋƺǅ10TƗƷǗ13ŉƯ14ƙ15iķƣǉ17U18Ʀ19Ř22Ǡ24A30Ĺ32YƘ
~ngs>	54 -13Ǫ-10ǐ-8ƞ-7ĺŜƟ7LĻłşƴ8ŝƪǚ9Ŋƺǅ10TƗƷǗ13ŉƯ14ƙ15iķƣǉ17U18Ʀ19Ř22Ǡ24A30Ĺ32YƘ
~ngu	76 -9c11ŉ12vxň14Ź16b23u24Ǫ26Ə
~ngui	84 29Ə
~ngun	88 -10c14vx16Ź27u
~nha	84 -11ŝ11ƥ23Ƽ46Ş
~nhap	86 -11ŝ47Ş
~nic	64 -13Ǐ-8Cƈ-7Ŗƪǅ7ko8cGşůǪ9Ɖƨ10iƁǄǊ11qKŵ12ƫ13t14P15FU17Ŷ18ŧƟ19ƺ24j32ƙ34ǉ35ƿ
~nic>	86 15ŵ17K19t48ƿ
~nice	68 -13Ǐ-8ƈ-7Cƪ7őŬ8ko9cGů10şƨ11iŧƁƉǊ12qǄ13ƫ15P17FU19Ŷ20Ɵ27jƙ
~nico	90 28ƺ
~nics	88 9Ƙ11ƙ21Ǫ27ǉ
~nie	72 -9Q7ĵǀ8h9M11ŀ15ş18m23Ƶ26ń32Ţ
~nied	90 32Ƶ
~nies	74 7ĵ8hǀ11ŀ15ş19m27ń33Ţ
~nig	59 -13Ɓ-9W-8GƦ-7Ƥ8ľŕŖ9jƑƼ10Ƨ11rś12ƥ14Ų17Ļ18Ť19ǀ21n22ƟǗ23ǐ27RĿǏ33x51Ű
~nigh	60 -13Ɓ-9W-8GƤƦ7L8ľŕŖǞ9ƑƼ10j11rśƧ12ƥ14Ų17Ļ18Ť19ǀ22nƟǗ24ǐ27RĿǏ34x51Ű
~nim	74 -7Ő27ŗ43h45ž
~nima	85 50h
~nimu	78 -8Ő29ŗ48ž
~nin	53 -13Ū-11ǉ-9Ƽǣ-8Ũ-7cnǌ7ŎŐũŰƑǊǍ8rŵƽ9FƗ10djŴŶƞƯ11ńŋƌǠ14Ŀ15yźƝ18iqHƥ19ů21Ǟ23ǒ25u28Rǚ33Lǟ38ſ
~nin>	69 -9Ǫ-7c7ŋ8jVƋ9LǍ10fĸńŰƾǂǊ11qŐƑǟ12d15Ŵ20R23ĿǠ
~ning	58 -13Ū-11ǉ-9Ƽ-7Ǡ7agTōƀƯǏ8Ŏűƌ9ũ10rŒŵƽ11qƞ12F13hŶ14RǪ15ƥ16i17H18ź19yƝ21ů25L26Ǟ28ǟ30u32ǚ
~nins	67 -7ǣ51ſ
~nio	75 -12ĵ8Ļ13ļƖ14wWŬ16a17Y19Ʃ22A
~nion	79 -13ĵ7Ƨ9Ļ14ļƖ15WŬ18Y20Ʃ24A
~nior	86 7Ź17w19a
~nip	90 14ķ36h
~nis	67 -8Ź8Ǣ9Ɖ10Ťź11Ƙ15ǅ18Pņ19ų22ƌ23ǉ29m31Ɗ32Ǫ
~nish	69 9ƉǢ11Ťź12Ƙ15ǅ19ņ23ƌ30m32Ɗ33Ǫ
~nist	88 24P31ǉ
~nit	66 -25Ɔ-11Œ-9Ǩ-8ŷ9aǍ10ǌ11V12ƌ17Gƣ19Dơ23ŽƘ24Ə29ƥ38Ƥ41Ʀ
~nit>	76 -28Ɔ-11Œ-10Ǩ7ǎ8Ƥ11Ǎ14ǌ17ƥ22ơ25D31Ʀ
~nito	80 -10ŷ29Ž31Ə
~nits	86 -9ǎ19ƥ41Ƥ
~nitu	79 17Ʀ20G21ƣ29Ƙ
~niv	84 9Ʋ16y23ƪ
~nive	84 9Ʋ16y23ƪ
~niz	90 15Ƌ25Ǉ
~njo	83 -9R11Ǡ19g26t41U
~njoy	83 -9R11Ǡ19g26t41U
~nju	73 -7ż9ŗ31Ǥ41ƃ50ž
~njur	73 -7ż9ŗ31Ǥ41ƃ50ž
~nk>	53 -22ř-15q-14Ʃ-12Ʈ-11ǅ-10ĹŤǩ-9ƙ-8Ŏǡ-7Ƨ7ƐƘ8OļŌƜƥǋ9hƋǌ11ƈƓƔǞ12Ƹ13ľ14Ƅ16GŔƭ19BH20ĸŖ21Y22Ũ23Ŭ27ű28Ň29e32Ĵ34ǀ35Ǫ39Ɩ40r
~nki	67 -15Ǫ-8ƪƱ-7ţ7ƣ10ƀǟǧ11ƅ14HŠ15Ŀ16ǀ18ĺ19ƴ23X24ƶ26Ʈ29ƭ30yV
~nkin	67 -15Ǫ-8ƪƱ-7ţ7ƣ10ƀǟǧ11ƅ14HŠ15Ŀ16ǀ18ĺ19ƴ23X24ƶ26Ʈ29ƭ30yV
~nkl	76 -11ǣ13H27Ƥ33ǎ
~nkle	77 -11ǣ27Ƥ34ǎ
~nkr	88 31ĵ
~nkru	88 31ĵ
~nks	71 7ǝ8aƵ9ķƖ12Ĺ18t25r28k30ƚ38ǜ
~nks>	73 8Ƶ9aķ10Ɩ12Ĺ19t26r31ƚ39ǜ
~nksg	86 9ǝ35k
~nli	75 -8Š10ļ13K17ǖ18ń22Ľ29Ņ45Ǘ
~nlin	75 -8Š10ļ13K17ǖ18ń22Ľ29Ņ45Ǘ
~nly	64 -10T-8Ʒ7ƋƏƽƿǣ8mŴŷŻƴ10ń11RĻ13ľ14ţƣǛ16ƀǈ17Ǘ19ǜ21Ū22Ų23Ư27ų32ŭ
~nly>	64 -10T-8Ʒ7ƋƏƽƿǣ8mŴŷŻƴ10ń11RĻ13ľ14ţƣǛ16ƀǈ17Ǘ19ǜ21Ū22Ų23Ư27ų32ŭ
~nne	72 -12u-7ǡ8Ɯǝ10n11CŔƧǁ12L13Ưǀ14yN16Ǫ27AƼ
~nned	84 -13u13Ŕ15ǁ17y
~nner	79 -8ǡ13nLƧ14Ưǀ15A16N19Ǫ30Ƽ
~nni	65 -13Ū-9Ƽ-8j-7F7cű8Ťƞǩ9fV10quĸŐ11ŋ12ĿŒƽ14ŴŶ15hƌ16ńƥǠ18HǞ23y
~nnin	65 -13Ū-9Ƽ-7jF7ű8Ťƞǩ9fV10quĸŐ11ŋ12ĿŒƽ14Ŵ15hŶƌ16ńƥǠ18HǞ23y
~nnu	76 9ƫ12Ǌ19TŮ26ǋ
~nnua	76 9ƫ12Ǌ19TŮ26ǋ
~nny	82 -13ŉ-9Ƹ8ų12Ɲ13ƪ29j30ư34Ǫ
~nny>	82 -13ŉ-9Ƹ8ų12Ɲ13ƪ29j30ư34Ǫ
~no>	55 -18Ŕ-12ň-10Ǫ-9h-8Ƨ-7ŗŞŭŸ7ƒƱǅǓǥ8LWƴǢ9sX10ZĽŖ13ƞ14ř15lŤǈ17u18Ƅ19ƃǀ22ŇƁ23Žſ24Ńŏż26ŉ27ǂ28š34ŵ58Ƶ
~nob	68 7sřǣ9Ť10ƻǀ11Łư13nƮ16Ŗ21ŷ24gƋ29Ş32Ơ
~nob>	90 32Ƌ
~nobo	69 7sřǣ10Ťƻǀ11Łư13n14Ʈ16Ŗ21ŷ25g29Ş33Ơ
~noc	79 7ţ9m10Ơ12Ĵ17R25ƌ26ź
~nock	81 7ţ9m13Ĵ18R26ƌ27ź
~noi	85 -10Ɛ15C20Ə24Ǫ
~nois	85 -10Ɛ15C20Ə24Ǫ
~non	77 7Ş8Ǧ12x13ƀ14ǃ17ƺ37š
~non>	83 9Ǧ15ǃ32š
~none	90 11Ş14x16ƀ
~noo	80 -12Ń9g12iC13Ǩ14Ž15Ō17j25L
~noon	82 -12Ń9g12i13Ǩ15Ō18j26L
~nop	88 13X16š30Ƽ
~nor	63 -8ĸ8ł10lǐ12jƿ14AD16Œ18R22ŭ23ź26T
~norm	65 8ł11ǐ13ƿ14A19R22ŭ
~nort	85 -10ĸ7C13l16j20D22Œ35T
~nos	78 -7Ő10lT12Ɵ13ƾ14Qź16Ŋ36ƽ
~nose	86 30ƽ
~nosy	86 11lT13Ɵ15ź17Ŋ
~not	44 -24Ɯ-16ŝ-14ǈ-13ƨƷ-12ķŤ-11pŎůųǏ-10YřŜƭǆ-9ił-8uCPVĺşƔƘƝƮ-7qxNƏƪǄǅǑǣ7gmGƆ8BŕŨǓǚ9hźƦƩƹƺǞ10EHXĵŅŐƚƫ11ĽŇƓƥǡ12lQŘŴ13c14ŊŖŬ15yŢżƃ17rIƲ18fţǩ19Ƽǒ20Ƶ21L22v23b24šſ26Ơ29ŞŵǪ32Z36ŏ39ō55ŀ
~not>	46 -24Ɯ-15ŝ-14ǈ-12ƨ-11Ǐ-10ŎřŤ-9YŜşųƩ-8ĿƟǙ-7jqCVĺƔƘƝƧƭ7KĴľņƣ8mŷƆ9ghBƅǚ10GǓ11dEĵŕŨźżƠƦƫ12LĽŅŇƓƚƵǞǡ13QXŵƥƼ15lŘ16cv17Ŗƃ18rš19Ʋ20f21Ţǒǩ24ōǪ26b27ŏ35Ş61ŀ
~note	75 -12Ʈ-9ƅ-8Ʒ11Ǚ13Ń14Ƹ19ű21ƕ22ō23Ŋ32Z37Ŭ
~noth	63 -10ů-9ƕ-8dķǆ-7pŢ8ŶŹƟ9vĿšƑ10ƽ11ƼǦ12Ǫ13ZĻƵ15Lōŏǟ16HŐ17IƧƺ22Ŵ23Ơ24yŵ26ſƩ34ţ
~noti	78 10Ƌ12H13K21Ĺ
~nou	71 -7ŠǪ7Ź8ŎŞ9ŀư12rĶ13ŷƘ17y18jťž24b33ƭ
~noug	72 7Ź8ŎŞ9ŀ10ư12rĶ13ŷƘ17y18ť19jž34ƭ
~noun	88 32b
~nov	85 -8tx16ǋ28ƌ48ǝ
~nova	88 29ƌ
~now	43 -21ş-13ŢǏǕ-12ƭ-11Lŀ-10WƘ-9dlVłŞǗ-8iĿŎŠǉ-7šŤſǔǣ7ŃƀƁ8qwƏƧ9OPĵŘŚŴƪ10hĸŔŰŲƜƴǀ11uŌō12vFĴĹƨ13AĽǄ14GǪ17r18Ǡ20Ņ21ŗŜ22s23c24ƹ26jňũ27Ũ28Ơ30ĺŉǦ32ŐŖ40ŏ53N54Œ
~now>	43 -21ş-17x-13Ǖ-12ŢƭǏ-11L-10ŀƘǒ-9dWŞǗ-8iVłŎŠǉ-7lĿŤſǔǣ7ŃŔśƁ8qƀ9wŴƏƧƪ10OPĵŘŚŰŲƜǀ11huŌōƠƴ12FĴĹƨ13ĽǄ14G15Ǫ17rv19Ǡ20Ņ21ŗŜ22s23j24cƹ27ňŨũ30ĺŉǦ32Ő33Ŗ40ŏ54NŒ
~nowb	90 -9j36Ơ
~nowh	88 10g30ĸ
~nro	85 -7Šǟ10Ō31ƌ37W
~nrol	90 -7Š10Ō40W
~ns>	46 -15W-14ľ-13ķ-12c-11Pŏư-10ǣ-9ůƌ-8ŇŐŞŠ-7jnLĹŝŤŧŲƭǏ7QĸĺơƪǕ8RŗƩƫǓǤ9Ƹ10ƚƲ11ayƨ12ŒƘ13űǟ14EŊǞ15qŕ16ŉŻſ17ǡ18ũ19xƽǇ20kCŹ22Ɯǐ24ZĿ25ǌ26uw29Ƽ30Ƣ31Ǫ32ƙǛ36ǉ37Ɓ40Ǒ
~nsa	90 25Ǥ
~nse	56 -8ŕ7ǩ8lũǜ9Yƻǋ10s11oA12Ƅ15dƱǁ16ū18a23ĸ27Ź32ň38ŷ59Ÿ
~nse>	59 -8ŕ8ŷǜ9lũ11sƻ12o13Ƅ16ǁ17dū20a21Ź25ĸ34ň43Ÿ
~nsed	75 9Ź10ǩ25Ÿ41ŷ
~nses	83 14Yǋ24Ʊ
~nsh	86 -16Ļ12ś34j
~nshi	90 -17Ļ36j
~nsi	63 -32Ǎ-16ǎ-10ƭ-7Ƌ7ƪǐ8XŊŷǔ9ūƜƫǤ10źƌ11Ɛ12ŰƆ13ǅǑ15Ƥ17Ʀ18Ƙ20ƙƸ22ƀ29H37Ƣ39Ķǣ
~nsid	73 -18ǎ-8Ƌ9ƪ10ƫ11ŖūƜ12ƌ13Ɛ16Űǅ17Ƥ20Ʀ46ǣ
~nsio	79 15Ɔ23Ƹ52Ķ
~nsiv	75 10ǐ11Ǥ12Xź17Ƙ26ƙ28ƀ
~nsm	88 13Yƺ15ű18ŵ
~nso	86 10Ǚ21Ə
~nsor	90 22Ə
~nsp	72 -8ţ8Ž13l17Ɖ62Ǝ
~nspe	74 -8ţ17Ɖ64Ǝ
~nst	61 -9A-7J8ƕƶǢ9łǠ10BńƑǅ12P13K14r17ZƊ19ƙ22Ƈ24ƅƫ25Ų32Ǫ
~nst>	72 -9A-7ų10ƕǅǢ11ł12B14rń21Z29ƫ
~nsta	78 -7ǒ9Ǜ13Ƒ21ǅ22Ɗ24Ǫ32Ų
~nste	86 -9J13ƶǒ19K
~nstr	69 -7ǅ7ƌǎ11Ǡ15P18Ǫ22ƙ26Ƈ28ƅ
~nsu	44 -19ƹ-15Ɠ-13ǐǒ-10ƞ-9i-8Qń-7Ŭ7A8Şƚ9rĺőƁƮƼǑ10ŗ11Řƀ12ĹŦƧƭƴ13ŀƪǨ16ľŁƖǩ17šƄ18ǔ19WņţŪƵ20Œ21Ǜ22ƃ28Ǔ31Ʃ32Ɣ37Ǎ38şǣ39Ǧ43Ő44ŏſ
~nsul	86 24Ƽ45Ǜ
~nsur	44 -18ƹ-15Ɠ-13ǐǒ-10ƞ-9i-8Qń-7Ŭ7A8Şƚ9rĺőƁƮǑ10ŗ11Řƀ12ĹŦƧƭƴ13ŀƪǨ16ŁƖǩ17ľšƄ18ǔ19ņţƵ20WŒŪ22ƃ28Ǔ31Ʃ32Ɣ37Ǎ38şǣ39Ǧ43Ő44ŏſ
~nsw	79 -7Ō11ľ14ĻŔǛ16K49ŉ
~nswe	79 -7Ō11ľ14ĻŔǛ16K49ŉ
~nt>	33 -20Ɠ-16Ň-15ł-13P-12ĿŁ-11iRķńŲŶƧ-10dnprţŪƨǋ-9gTĸŭǞ-8ųƌƼǢǤ-7fhxQŵŹŻƆƋƑƾǏ7Jĺļſƀǌ8SűŷƁƴƶǘ9sŖǗ10GřŠƽ11ŐǂǄǖǧ12MĻŞƂƕǣ13eĽœŜũžǔ14NŤŽƘǛ15ĶŒŔŚťƠ16ŀƃƊ17ŕǪ18ŊƔƦǒ19X20KŌŝƣƮǙ21šźƤǐ22ŃƱǍ23ƐƷǝ24lņ25F28Ɲ29ƭ30Ĵǈ31Ƭ32ľőƢ33Ʋ37Ǖ47ơ
~nta	64 -13ơ8k12Ǉ14PW16Q18A22ǡ23ŵ24B26Kƣ34ķ57Ɓ
~ntal	68 -13ơ15P16W18Q26ŵ29ƣ36ķ63Ɓ
~ntan	77 15Ǉ22A28ǡ30B
~nte	59 -13Ǎ-11Ɓ-10ŗơ-9Ǒ-8ƃǦ-7ĺǊ7żǌǓ8HǄ9ƜǈǟǪ10BŅŠƍƕƠ11ŇůƌƦ12ǒ13Qŏ14ŉ15Ɛ16ť18F20ƣ22NĹ27ƘǏ30ǣ37Ƣ
~nted	77 -7ĺ7Ʊ8Ǎ9G11ǐ12Ŗ13ǄǪ14ǟ15ƍ22ŉ
~ntee	84 23Ɛ
~nten	77 -11ŗ-8Ǧ9ƶƹ11c40Ƙ44ǣ
~nter	64 -21Ǎ-12Ɓ-10ơǑ-8Ǌ7şƥ8Ǘ9HżǓ10Ɯǈǌ11B12ŅŇŠůƕƠ13ƌƦǒ15Q17ŏť20F22ƣ24NĹ30Ǐ41Ƣ
~nth	48 -12ư-9Ƙ-8Ŧ-7ĸĹŁŸǪ7VłŐŧ8vG10Ǌǝ11ǋ12Ķ13ŘŮƗƿǩ14uƃ15TZ16YŹ17š19ŅƠ20pƯ25ƥ30ť31XŃǞ33d35ƕ36ơ42ĴŒ47ŕ
~nth>	51 -12ư-9Y-8Ŧ-7ĹŸ7yƂƦ8VŒŵ11ŐǊǝ12ǋ13Ņ14ĶƗƿ16Ř17ŹƠ18uZ19Tš24ƥ28pƕǞ33Ńť37dX39ơ42ŕ44Ĵ
~nthl	75 10ơ16Œ19ƕ31Ĵ
~nths	64 -11ơ-9Z-7p8ĺ9ŕ13łŮ14v15G16ŧ18Ĵ21ǩ22ƃ24Œ32YƯ
~nti	63 -12Ɵ-9Ǫ-8I-7řŜ7dgĽƅƙǌ9kĹĻš11nOŕŖż13Ǌ14Ɔ15ńūư19ǡ22HƮ27ƣ28ǅ30Ƭ34Ǉ36F
~ntia	85 10Ƶ11ƪǕ21ǅ
~ntil	90 -9Ń17Oŕ23Ʈ
~ntin	68 -8Ǫ-7IŜǕ8gƲ9ŉǌ10kš11Ļ12Ĺ15Ǌ16Ɔǅ17ư22ǡ25H29ƣ33Ƭ39F
~ntio	85 -7Ƶ13A14n16Ŗż22ń
~ntit	90 -14ƪ12d51Ǉ
~ntl	75 -17Ǫ8ŒƁƴ10Ŏ15ũ16Ő17ĺ20ŧ27ŏ
~ntly	75 -17Ǫ8ŒƁƴ10Ŏ15ũ16Ő17ĺ20ŧ27ŏ
~ntm	86 -10ƃ9ǘ10M12Ǘ16ŵ23ƿ
~ntme	86 -10ƃ9ǘ10M12Ǘ16ŵ23ƿ
~nto	65 -10ǆ-9Ʋ-8JXŁ-7MŌ7ż8izG9Ŏǘ10R11ſƀ12dĶłŤƤǣ13Ŋ15gƫ16ŠƘǟǤǪ17ǎ21ƞ22ǐ25Ɯ31ƌ33S
~nto>	68 -11ǆ-10Ʋ-8JXŁ-7Ō7ż9izGŎ10ǘ11R12ƀ13dĶłŤ14Ŋſ16gƫ17ŠǟǤ26Ɯ34ƌ35S
~ntor	81 15ǣ23Ƙ27ƞ29ǐ
~ntow	84 -9M8ů11ǌ16Ƥ22ǎ27Ǫ
~ntr	60 -8Ś8Ɨ9ŦǕ10ƣǁ11řƌƽǨ12ǅ13lƔ14ŀ18Ɠ23Ǔ25ǒ44ǔ
~ntra	62 -8Ś7ƪ9Ɨ10Ŧƣ11řƌǨ13ǅ14ŀƔ19Ɠ24Ǔ26ǒ46ǔ
~ntry	80 -8ƪ-7Ĺ7Cƈ14Ǖ15ǁ19l
~nts	49 -12ƹ-10ƽ-9TƣƲǉ-8mǌ-7w7ŵƯ9Ʀ10Ŝƌƙ11uŠ12ľżǗ13ĶŬƄ14ńƞǍǨ15ĵ16Ĵ17Z18ņǘǛ19ŭơ21Ƙ22ŞǔǕ24űƝ26ƾ27ǎ30Ż31zưǣ
~nts>	49 -12ƹ-10ƽ-9TƣƲǉ-8mǌ-7w7ŵƯ9Ʀ10Ŝƌƙ11Š12ľżǗ13uĶŬƄ14ńƞǍǨ15ĵ16Ĵ17Z18ņǘǛ19ŭơ21Ƙ22ŞǔǕ24űƝư26ƾ27ǎ30Ż31zǣ
~nty	78 -8Œ9Ǖ11WƐ13ļŻ19ƅ34C
~nty>	79 -8Œ9Ǖ11Ɛ13ļŻ19ƅ34C
~nu>	90 15X28Ǫ30ǜ
~nua	74 8ƫ11Ǌ18TŮ25ǋ
~nual	74 8ƫ11Ǌ18TŮ25ǋ
~nue	83 8Ǩ38ǋ
~nue>	83 8Ǩ38ǋ
~num	51 -11Ƥ-10ŚǪ-8a-7ŷǉ7Ř9KƔ10ŜǕ11Š12ǈ13yľŒ14Ň15ǡ17E18c19CĻ20ļ22Ÿƭ24ƽ26ǘ27XŅǩ28D29ŗ31ū36e41ř46I
~numb	51 -11Ƥ-10ŚǪ-8a-7ŷǉ7Ř9KƔ10ŜǕ11Š12ǈ13yľŒ14Ň15ǡ17E18c19CĻ20ļ22Ÿƭ24ƽ26ǘ27XŅǩ28D29ŗ31ū36e41ř46I
~nur	75 -12ő-9G-8Ŷ9Q19m21U25q28P40ǂ42S
~nurs	75 -12ő-9G-8Ŷ9Q19m21U25q28P40ǂ42S
~nus	88 15Ɔ16ǁ23ķ31T
~nut	65 -7Ķ7aŚǂ8uńƔ10tů11Ļ12Ǩ19Ō26N34Ş38O
~nute	67 7Śǂ8auńŞ10ů11Ļ13Ǩ20Ō27N40O
~nuts	84 -8Ķ9ŒƱ11Ɣ14t34Ş
~nve	71 8DMĻ9s11l13ǣ16ŭ19ķŋƘ23ǐ34Ǫ35ƞ
~nven	79 10M15ǣ17Ǫ22Ƙ26ƞ27ǐ
~nver	79 10sĻ12l13ƞ20ŭ21ŋǪ
~nvo	74 9ż13Ł14f18Ǚ19ǖ
~nvoi	76 18Ǚ19ǖ
~nvol	88 11ż16Ł17f
~nwi	86 -12P-8S14Š18ő20g33Ő
~nwid	88 -8S15Š19ő34Ő
~nxi	88 22ƽ26Ŀ
~ny>	34 -19Ɓ-16ǣ-15ŊǠ-14Œơ-13ižƃ-12ņŖ-11ĴƘ-10UĺňųźƀƸ-9fzĸĿŦŨŵƟ-8dsADFōœŤŰǊǍǎǞ-7awCNŁŇŽƬƶ7yŢŮƎƑƖƚǐ8GŕƕǛ9ĵŸƣƲǉ10ǆǘǝ11VƋǑǙ12Hńşƽǚǟ13Ɖ14ƒƤǧǩ15ƙƜƫƵǇ16WŞŧǀǃǏ17gƧƿ18Ķŷ19YķŪżƏǅǈ20űƼǁ21Ő22ŝ24nǕ25jţƌ27mǌ28Ź29ƹ30ƞǄ31ŲŻ32Ǫ33Ɲ37u40ǒ41ƺ46h53š
~nyb	56 -12ǐ-11ƫ-10ŗ-9Ɖ-8TǊ-7ķ7tƁƂƣƨƾǣ8ƑƠǒǝ9Ŝƈ10Ŕŝǘǚ11Ťǈ12ųƤ13ŁżƔ14huŷǢ15nǕǜ17ƵǤ18ǩ19ŏƝ21ZńŲư23ǎ31Ŗ
~nybo	56 -12ǐ-11ƫ-10ŗ-9Ɖ-8TǊ-7ķ7tƁƂƣƨƾǣ8ƑƠǒǝ9Ŝƈ10Ŕŝǘǚ11Ťǈ12ųƤ13ŁżƔ14huŷǢ15nǕǜ17ƵǤ18ǩ19ŏƝ21ZńŲư23ǎ31Ŗ
~nyl	88 20Ƈ
~nyl>	88 20Ƈ
~nym	83 -8Ş8zK11ű13ŝ14Ŧ20ť28Ʈ
~nymo	83 -8Ş8zK11ű13ŝ14Ŧ20ť28Ʈ
~nyo	63 -12ƫ-10RƎ-9ţƿǉ-7Ƨ7ş8zżǙǜǤ9ǩ10n11ƣ12ƉƝǪ15Ʋƴ17Łǣ19ư21ǝ22Ǒ25Ŗ26ų27Ơ
~nyon	63 -12ƫ-10RƎ-9ţƿǉ-7Ƨ7ş8zżǙǜǤ9ǩ10n11ƣ12ƉƝǪ15Ʋƴ17Łǣ19ư21ǝ22Ǒ25Ŗ26ų27Ơ
~nys	78 -8Ő7ŔƵ8ǎ9Ņ11ľ12Ǒ13Ǆ14ǧ17QǠ23Ǧ
~nys>	78 -8Ő7ŔƵ8ǎ9Ņ11ľ12Ǒ13Ǆ14ǧ17QǠ23Ǧ
~nyt	49 -11Ǫ-10zňŋ-7Ɖ7ż8kşƲǎ9Ŕ10Ƴǐ11Hƞƴƾ12ZĿƧƹǖ13Ƽǔ14ĵŏƒ15ǟ16ũűǃ17gŇƎƩƱǁ18Żƽ19ƛ20ŉ21Ƅ22ƍ23ƙ25ǀ26ō27ţƦ
~nyth	50 -12Ǫ-10zňŋ-7HƉ7żƝ8şƲ9kŔǎ10Ƴ11ƞƴǐ12ĿƧƾ13Zƹǔǖ14ŏƒƼ15ĵ16ũűǃ17gŇƎƩƱǁ18Żƽ20ƛǟ21ŉ22Ƅƍ23ƙ25ǀ27ō28ţƦ
~nyti	90 -9ǟ34H
~nyw	75 -9Ǚ7ţ10ń11Ǧ13ǁ14ǘ21ş23k30ň
~nywh	76 -9Ǚ7ƥ10ń11Ǧ13ǁ14ǘ21ş24k31ň
~oad	69 -7HR7CŎ11ǁǧ12ŝ13k14Ɛ15ǟ19Ǡ21ŭ24Ź26Ɓ34ś37D
~oad>	74 -7R7yǌ8C12ǁǧ15Ɛ16ǟ21Ǡ23ŭ26Ź37ś40D
~oads	79 10Ŏ14ŝ31Ɓ
~oak	81 -7Ə9ũ12Ƒ13Œ16Ɯ19D36ƒ
~oak>	85 -7Ə9ũ13Ƒ14Œƒ20D
~oal	88 42Ļ
~oal>	90 43Ļ
~oan	58 -17Ƅ-8Ɔ9A16Ɓ19Ư26ƕ32Ʋ39Ŭ45Ɩ57Z59ƫ
~oan>	62 -18Ƅ-8Ɔ15Ʋ18Z30ƕ41Ɩ45Ŭ48ƫ
~oans	69 8Ɩ17ƫ22Ʋ23Ư47Z
~oar	75 -17q-9Ļ9ļǔ10Ŏū11ǝ17ƍ21Ł31r34Ɲ
~oard	75 -17q-9Ļ9ļǔ10Ŏū11ǝ17ƍ21Ł31r34Ɲ
~oas	86 15Ŀ18C22ƛ
~oast	86 15Ŀ18C22ƛ
~oat	78 -11ƥ-7ǁ10Zƫ13t16Ť18ƿ21Ư26ş30ķ
~oat>	79 -11ƥ-7ǁ10ƫ13Z14t16Ť18şƿ21Ư30ķ
~ob>	56 -18G-10QŗŸƝ-9źƯǐ-7ŤƄ7tƸ8ŭǒ9ňǁ12ţ13ĶƞǑ16RƧƨƭ17u18pǨ19Ƌ20ǔ21ů22Ǥ23ǉ31d37V39q50S51U52W60P
~oba	78 9ǃ13Ƹ15l44ƺ
~obac	79 9ǃ45ƺ
~obb	79 10ơ13Ƥ15ǁ19ƪ50g
~obbi	82 19ƪ20ǁ28g
~obi	88 11C15Ƹ28I
~obil	88 11C15Ƹ28I
~obl	74 7ŋ8sĹ9ŵ10bƽ11Ɯǝ15LŜ16ŀ
~oble	75 7ŋ8sĹ9ŵ10ƽ11Ɯǝ15LŜ16ŀ
~obo	69 -16l7sřǣ9ƻ10Ťǀ11Łư13n14Ʈ16Ŗ21ŷ24g28Ǫ29Ş32Ơ
~obod	69 7sřǣ10Ťƻǀ11Łư13n14Ʈ16Ŗ21ŷ25g29Ş33Ơ
~obs	74 -11H-7ž8ǧ9Ʋ10Ǣ11Ʃ12ǒ16ǉ17V21Ǖ24ǅ29Ǒ30ƨ
~obs>	74 -10H-7ž8ǧ10Ǣ11Ʃ13ǒ16ǉ17V21Ǖ24ǅ29Ǒ30ƨ
~oca	71 10Ŝ11CŐ12ǀǕ13M14ľ19ǟ28H33l52ǌ
~ocal	81 -7ǉ12ŐŜ14Ǖ16M21ľ44l
~ocat	76 12C21ǟ31H61ǌ
~occ	75 11Ơ21qx28P36Ǣ
~occu	75 11Ơ21q28P36Ǣ
~oce	82 -7Ʒ10X13ǝ18Ō27ł30ŭ
~ocer	86 -8Ʒ10X32ŭ
~oci	72 -10X11Ķ16Ǉ18m24ǘ28ǀ50e
~ocia	72 -10X11Ķ16Ǉ18m24ǘ28ǀ50e
~ock	59 -20ť-14Ɗ-13ƕ-8Gǘ8Ŏ9jƾǁǅ10Ƈ11qQ12Ɩ13Ō14ķŦ15Űƍƞ16ĶźǏ17Ƥ18ƌ19ǐ23Ř26ŨǙ30ĸŮ37RƦ
~ock>	67 -19ť-9G-7M7jǣ8mĸƤ9Ķ10Ĵ11ǁ12Ʀ13qƇ16Ō18ƞ19źǏ23ǐ31Ũ35Ů44R
~ocke	66 -14Ɗƕ-7ǎ9ĶŎ11ǅ12Ƥ14Ɩ17ƌ20Ŧ21Ű26ĸ28Ř30Ʀ31Ǚ
~ocks	85 9ƣ22ķ
~oct	69 -10w8ƹ11Ǥ13Ƽ19ǃ22ƃ28ƽ57ƿ
~octo	69 -10w8ƹ11Ǥ13Ƽ19ǃ22ƃ28ƽ57ƿ
~od>	46 -24u-12Ư-11rş-10ŭŴ-9nĹƿ-8Şů-7ĺŒŠťŪŰƁƞǑ7CMUŁſƶƺ8ŢƎƪǙ9pǋ10yJţƓƽ11ŜŨ12ƥǃǪ13ĻũƉƱ15ņűźƹƼǅǩ16WĵŌ17Ŷ18xŇŎ19Ƈ20LN21ƃ24Ƴ25I26iư27Ǡ29ǂ34Ƒ35ŝ41ǜ44ƚǤ
~oda	54 -19ž-15Ǣ-11ńǪ-9ƨ-7Ń7ƀ8Ɣ11a12Ŝ13ŀ14tĹŢ16ƫ17Ǧ19ű22Ƨ23jŗ25O26Ō29Ő33ĻŒ38ĺŏ42i
~oday	54 -19ž-15Ǣ-11ńǪ-9ƨ-7Ń7ƀ8Ɣ11a12Ŝ13ŀ14tĹŢ16ƫ17Ǧ19ű22Ƨ23jŗ25O26Ō29Ő33ĻŒ38ĺŏ42i
~odd	90 -11Ʋ18x19m24v
~ode	66 8ƥ9ŔŨƊ10b12Ǚ16Ǫ29EŪǥ33ƌ37I
~ode>	73 -7ř9ǥ11Ŕ14Ǚ32E41I
~oded	88 12ƥ13ŨƊ
~odel	75 21Ǫ34Ū38ƌ
~odi	80 9Ɓ12ƚ15ŗ21ž
~odil	82 15ŗ21ž
~odo	84 -12a15o38Ů
~odom	84 -12a15o38Ů
~ods	83 11ƥ12ņƒ20ǖ23j
~ods>	83 11ƥ12ņƒ20ǖ23j
~odu	83 -8ž9ƞ14ǖ19ƪ21Ǣ26ǅ
~oduc	83 -8ž9ƞ14ǖ19ƪ21Ǣ26ǅ
~ody	46 -12ǐ-11š-10Ƨƫ-9TŒƃƉ-8rŹƞ-7BŗţƀơƱǊǞ7ŠǀǛ8ƤƮ9ŔƭƯǉǒǜǢ10ZſƁƈƔǕ11FKŏǚ12QķƖǘǤǩ13ŞųżƏƵǆǈ15ghƣ16ǣ17ńŖƴ18ǎǙ19ŜŤŲ21ľ22Ł23AƝ25nǝ27ž30ŷ35ư39Ơ
~ody>	47 -13Ũ-12ǐ-11š-10ƫ-9TƃƉƧ-8Œƞ-7rŎŗǊǞ7f8uľŞŠƮǀǛ9Ƥ10ŔƯǜǢ11ƁƈƔǒǕǚ12ŖſǤǩ13QķŁŏŤųƖƵ14FŲƏǆǈ15ƴ16ƣ17hAƝǣ18ń19żǎ20ŜǙ22Ơ26ǝ28ž29n32ŷ36ư
~odys	70 -8żƱ7sŖŰ8Z9AŎŞƝ10Ť11Ŵ12ŲǪ13ǉ14KŁ15gǘ20ľ26Ơ
~oes	40 -19Ƃ-17Ūž-16Őƺ-15ƹ-14Ÿ-12t-11PƧǤ-10ŭŵŷƥƼ-9XķƈƜǌ-8vşţŦƐƘǟ-7mVYŃŅŘŞŠšŤŧŽƒǠ7BƞǇǋ8ňǎ9LŗřŨǍǐǢ10ƸǏǓ11ŖŜƕƝ12zƬư13bűǦ14Ķ15ǧ16důƖơ17oƁƊ18hsŁŕŰŴƇǝ19ƢǑ20ŇƏ21źƚƨǅǛ22xWǔ24ĽƄ25rŹ26ǃ29ǡ30ǉ31ƪ32Ʃ34qų35Ǩ37Ǫ
~oes>	40 -19Ƃ-17Ūž-16Őƺ-15ƹ-14Ÿ-12t-11PƧǤ-10ŭŵŷƥƼ-9XķƈƜǌ-8vşţŦƐƘǟ-7mVYŃŅŘŞŠšŤŧŽƒǠ7BƞǇǋ8ňǎ9LŗřŨǍǐǢ10ƸǏǓ11ŖŜƕƝ12zƬư13bűǦ14Ķ15ǧ16důƖơ17oƁƊ18hsŁŕŰŴƇǝ19ƢǑ20ŇƏ21źƚƨǅǛ22xWǔ24ĽƄ25rŹ26ǃ29ǡ30ǉ31ƪ32Ʃ34qų35Ǩ37Ǫ
~oev	90 -9n10Ƣ15ł18ƣ
~oeve	90 -9n10Ƣ15ł18ƣ
~of>	35 -15łŵƴǪ-14oǈ-13bŶ-12ŎůŰ-11VĹƌ-10cIĶĽŌŹž-9fwŏŠšƔƙ-8FLſƽǞǢ-7vţżǛ7hŚƏƜƣǄǇǠ8NĵńŤŧǁ9AZňŘūųƆƺ10lHYƪ11tEQĿǌǤ12ņŜťƲǀ13ipzŊřűǍ14esĸƤƮǐ15rƥǗ16gjĴƶ17KSŦƋǟ18śƖƾ19Ūƒ20CŐƄ21nxƳ22ŗƂƦǉ23ƞ24Ƈ30ľ31Ǖ34Ňǅ41Ǔ44ƈ51Ɖ
~ofe	79 -18ť10ņ11P27Ǜ46ƈ
~ofes	81 7Ƒ10ņ11P28Ǜ
~off	48 -14ǈǝ-12ǩ-11Ư-10ľ-9ŢŦŶƚǏǠ-8KŃŖƟ-7aFŉŠŨƲƷǞ7śŭŲŵƂƗƠ8Ĵƨƿǔ9eNŇŗƭ10ŀŜǅ11ķńŽ12ťǌ13gUšū14ƛƜƞǋǛ15kŅ16WƓǉ17BO18ƖƢǜ19ƕ20uyǤ21ĺŋź22Ǫ23Ł24IŬ38R40M
~off>	52 -12ǩ-11Ư-10ů-8ľŢƚǏ-7PŃŖƗǝǞ7qDZŘƄǛ8ũƏƦ9ŲƠ10Şŵƿǔ11eWĴƨƭ12jŗ13Žǜ14uķŀ15ŋťū16šƛǋ17g19O20kBI21Ɯ22ƕǤ24yź26Ł29Rĺ31Ŭ
~offe	70 -9ş-8Ŧ7l8Y9łǜ10WŇ12Ɓ13ō14Ǜ21MŅ22ń23ǅ31Ɠ41Ǫ
~offi	64 -17ǈ-13Ǡ-10ǝ-7Ɯ7ǎǓ8I9Ǚ10PĹŋ11śǥ16R17ŭ18Ɨ19ůǌ21Ŝ25Uƞ27Ƣ32Ɩǉ34M
~ofi	83 -7ƈ11Ǔ45ǅ
~ofin	84 -7ƈ46ǅ
~oft	67 -18Ǒ-8Ʀ-7ǜ7ŜŹƿ10ĵ11Ƒ12gǁ13ų14Ɲǚ18Ųǀ20ŭ21Ơ23q
~oft>	88 7Ɖ14ĵ
~oftb	90 13x17g
~ofte	70 -19Ǒ-8Ʀ-7ǜ7ƿ8ŜŹ11Ƒ12ǁ14ų15Ɲǚ18ǀ19Ų21ŭ22Ơ
~og>	73 9P11ū14ƇƳ18Ś67h
~oga	90 -7IƢ8Ǎ14C22ǔ
~oge	75 8f10ǋ12uM15Ť18ZǊ24s31ş
~oget	75 8f10ǋ12uM18ZǊ24s31ş
~ogr	74 -7ǈ10ǆǘ12ļŽ14ŅŐő17ń23ǚ31Ǧ
~ogra	78 -7ǈ7Ŋ11ǆǘ13ļŽ25ǚ34Ǧ
~ogre	84 7ţ16Ņ18Őő20ń
~ogs	80 -14w16ƞ26Ƒ34h
~ogs>	80 -14w16ƞ26Ƒ34h
~oh>	60 -10Ǫ-9Rťŭǩ-8Ŕ-7ŷ7tńŐŜůƉƏ8akNŲżƟ9dũŮ10PĿŹƞ11EW12Ŭ13ō14Gšƈ15ƌ16U17Ŷ18Q19Ǆ20Ǘ24ƙ27Ť
~ohi	88 -13d18ź26l
~ohio	88 -13d18ź26l
~oho	71 34ǀǜ
~ohol	71 34ǀǜ
~oi>	86 14Ǔ51Ǩ
~oic	73 -10Ǫ9ľ14Ŀ16aǙ17Š18ǖ23Ľ
~oice	73 -10Ǫ9ľ14Ŀ16aǙ17Š18ǖ23Ľ
~oil	86 -8ƞ10Ƌ17ǐ26Ƒ34Ɯ
~oin	50 -13m-12q-11L-10ušƸ-9ŒŲƃƲ-8gŀŃ-7GŴǌ7QƯ8DPUőƓƞǡ9Ʈǆǎ10jǪ11ĹŞžǑ12rōƙ13s14ƹ15ƿ16Ŗ18Ũǣ19Hŝƶ21S23ty25łŹ26x32V34kũ36ŏ39Ǡ42Ż48i
~oin>	73 -9Ǡ7U8Ŏŝƶ9jt11őƩ12VƮ14ǡ15H24s36i
~oing	52 -16š-12q-9ƩƲƸ-8uLŃőŲ-7g7eňŢ8cDQŉ9HƓƞ10P11ǆ12žǑ13ĹŻǪ14ƶ15rƹ16ō17tŝ20Ũ21y23S25i26VŹ27ł28x36k37ũ43ŏ47Ǡ
~oint	76 -11m-9ƃ-7ǌ7ǘ8AŘ9Mš10Ǘ13ŵ14Ş17ǎ20ƿ32Ŗ45Ż
~ois	85 -10Ɛ15C20Ə24Ǫ
~oise	86 -10Ɛ20Ə24Ǫ
~ok>	57 -20ƈ-14ŭ-11ť-9Ɗ-8ŝƸ-7Łœ7ŉŎŒŗǃǜǣ8gTŊƘƫǪ9j10ĵǚ11JŜƴǋ12ĺŖǠ13pzľƉƚ14ļ15t16RĻ18ũ19Ǘ20łſ24ǝ34ư
~oka	47 -12ũ-11j-10ƞǗ-9QĻƷ-8RŲ-7ŖśŬƻ7TĹľŽǇǘ8UŁŢťŧżƵ9ŃňŜŷƉƪƬǓ10ŘƖǃ11hMĴƀƧ12ŋū13pCƽǏ14iJXƭǂ15Kō16W18NŊ22bű24ĶƆ26ƹ27Ũ
~okay	47 -12ũ-11j-10ƞǗ-9QĻƷ-8RŲ-7ŖśŬ7TĹľŽǇǘ8UŁŢťŧżƵ9ŃŜŷƉƪƬǓ10ňŘƖǃ11hMĴƀƧ12ŋū13pƽǏ14iJXƭǂ15Kō16W18NŊ22bű24ĶƆ26ƹ28Ũ
~oke	58 -8qsŖ-7Ō7ŨƃƦƬ8Ƒ9Ǌ10Ŝƽƾ12iƿ13ļŘƥ14Ɵ15ŵ18Ɓǟ19ĽǪ23ń25Ť28ǃ33Ə47ƺ
~oke>	63 -8qsŖ-7Ō7ſ8ŨƃƝ9ƑƦ10Ľǟ11ƽƾ12ƺ14Řƥƿ16iƟ19ŵ20ǃ21Ɓ23Ǫ27Ť36Ə
~oked	73 7Ķ8ĵ9k10Ƭ12ǟ13Ľ14ƺ17ļ30ń
~oker	75 13ķǃ19Ŝ33ƺ
~oki	60 -9Ǫ-7ŗ7Ţǜ8ĿŨƗ9ǘǞ10yǋ11VX13ĺƑǎ14ľƺ15ǟ20HŠ23Ǘ24ƭ26Ń27ĹŚ
~okin	60 -9Ǫ-7ŗ7Ţǜ8ĿŨƗ9ǘǞ10y11VXǋ13ĺƑǎ14ľƺ15ǟ20HŠ23Ǘ25ƭ26Ń27ĹŚ
~okk	81 21Ǚ41ǡ
~okke	81 21Ǚ41ǡ
~oks	70 -8J7L9Ơ11z12ŵǉ18Ǚ19Ň21Ŝ23ű27Ƹ45ǡ
~oks>	70 -8J7L9Ơ11z12ŵǉ18Ǚ19Ň21Ŝ23ű27Ƹ45ǡ
~ol>	53 -8Ɲ-7fĶşŨƤƸǪ7ŘŻƦƷ8gtKSƞǕ9orvyŽƽǚ10EJ11ľ12lŭ13ƛǔ15Ǘ16Q17Ɔ21m22Ʋ23xǜ24ǀ34ź51ƍ
~ola	81 -16ƈ17Ɖ43Ż
~olat	82 43Ż
~old	46 -18ų-16ǟ-14x-12r-11ƴ-10NŒǗǞ-9oEƓƕǄ-8ZŊŌŐŝǠ-7ŅŎŧƞƟƬǌ7dļ8ķŜŨƖƮƹǩǪ9ATŞ10yŔƀ12nSšŴ13B14w15Ƙ16ǔ17Ŗǘ19ƾǎ22z23j25ƈ26ŷ27ŀŬ28Ź30c31KņǨ33ƶ35Ķ37ű39œ45Ƌ50p56vƅ
~old>	48 -29x-16ų-15ǟ-13Ƥ-11w-10NǗ-9EƉƓǞ-8tŊŝƴ-7ZŅŌŎŐŒŧŴƞ7Ľƽǚ8Ŷ9dļǩ10AŜƮ11TŔƀ12ŞŨǪ13Sš14BŹ15n17Ƙ18Ŗǔ19Ķǘ20ƾ22p23ǎ24ű25j26ƈ30ŷ32Ƌ33ņƅ34cK36ƶ42œ47v
~olde	66 -10Ǆ-8oŸ-7ư11ƅ18p22yŹ24Ŭ25xĶŴ32v35Ǩ36z37w
~oldi	75 -12ƈ8ķǨ12i16t17ƹ18Ɖ26ű38ŀ
~olds	74 -11ƕ-10Ɖ7Ɩ9Ŭ12ƈ15Ƌ18Ƥ21p24v25ƅ
~ole	60 -10ǋ-9Ƨ-7ŀƞǪ7lķňŔ9ƙ10šŤŧǊ11ǐ12ZƀƮƶǑ13ƽ14hO15kǉǙ16ōƫ18ůǖ19ƈ20Ŧ27j31Ǉ34ƪ
~ole>	62 -10ǋ-9Ƨ-7ŀǪ7ķƥƱ8lňŔ10Ť11ŧǊ12š13ZƀƮƶǑ15hO16kǉ17ōƫ19ů21ƈ22Ŧ33Ǉ36ƪ
~oles	86 8ǅ9ǃ18ǖ21ƽ
~olf	86 14Ƈ35g
~olf>	86 14Ƈ35g
~oli	45 -14ĺ-11ƕ-10Z-9oǧ-8S-7IŀūŬǅǉ7ŪŲƀƩƬǂǓ8ŜŢžǟ9ƂƗ10šƣ12ŐƁƔ13ĹƛƜƢǐ15ľƨƭ16k17ŖŠ18mŗǢǣ19ƍƫ20Ƨ22ŕſ23őŷ24ŏ25Śşƪ27ƶ35ř39Ǧ
~olic	46 -14ĺ-11ƕ-10Z-9oǧ-7ISūŬǅǉ7śŲŹƀǂǓ8ŜŢŪžƩƬ9Ɨǟ10Ƃƣ11š12ŐƔ13ƁƛƢǐ14Ɯ15ƨ16Ĺľƭ18ŖŠ19ŗƫǢǣ23ŕſ24őŷ25ŏ26ŚşƧƪ28ƶ36ř40Ǧ
~olid	82 -8Ǡ10Uƅ13ǈ32k
~olin	73 -10Ƨ9Ʋ32m37ƍ
~olk	65 -7ƞǒ7wĹǢ8aKW9Ư10ļƤ11Žǉ14ŝƝƦ15žǘ18Ǘ20ƾ21Ǖ22ǈ23Ƨ27z
~olks	65 -7ƞǒ7wĹǢ8aKW9Ư10ļƤ11Žǉ14ŝƝƦ15žǘ18Ǘ20ƾ21Ǖ22ǈ23Ƨ27z
~oll	51 -14H-12Ǫ-9ǉ-8ťƶ-7wŠŤŧƭ7gƐ8JĵĶƦǆ9ľŗ10nŅǒ11Qœ12KƨǞ14ĸŔ15X16ŌųǓǡ21Wż22ň23ǈ24Ŧ25y27Ʋ34ƙ36mƀ39ź47Ǌ
~oll>	65 -13H-9ǉ-7Ɲ7ǩ8ŕ11Ɛ12ĶǞ15nQǒ21ǡ23ź32ǈ47Ǌ
~olla	65 -7Ť7mŎ8ŹƂǙ10ŢƘ11ǆ13ľ15Ņŗƙ18Ř19œ20ĸ22Xų35Ŧ
~olle	63 -7ŧƘ8Ƭ9ƽ11ĵ12Ľ13Ɲ18Ŕ21Ǔ27ź33ƙ34y37Ʋ38m
~olli	70 -14Ř-8ť11J18Ō30ż56ƀ
~ollo	81 14g16Ʀ22Kƨ38ň
~olo	84 -15Ɵ-7FǗ14s17f19ƣ21ǖǪ22Ǆ
~olo>	90 -8F16s18f21ƣ
~ols	68 -9Ű15t17ƙ22ŭ24ǣ36ƞ55ǐ
~ols>	68 -9Ű15t17ƙ22ŭ24ǣ36ƞ55ǐ
~olt	83 18ű21q22Ə
~olts	85 18ű23Ə
~olu	80 13ǡ22Ɛ31C
~olum	90 15ǡ35C
~olun	84 23Ɛ
~olv	88 11ż16Ł17f
~olve	88 11ż16Ł17f
~om>	46 -21Ǫ-20ų-15Ş-12T-11Ō-10ahnQĹŒŨǉǨ-9Ś-8ŖǠ-7AUŐŝţŭŵƶǈǟ7uXŷƠ8śůƣƨ9ķŀŇŸſƄƷǅ10kIƅǆǎ11rƛƪ13oƴ14WƐƼ15JRŎŤźǒ16ĸ17ŢŧƢǕǝ18Ŕǋ19ǌ20ŅœǓ21Ƙƞƾ22Ľƌ23z25ĻƝ26Ŝ28l29ƚ31M36ǖ
~oma	79 8Ɯ11Ŷ12Ū13j14ŴƵ25mĴ
~oma>	86 13Ū16Ŵ27m
~omat	86 9Ɯ15j28Ĵ
~ome	35 -16ƃ-15pSŐƘ-13ŁňŌŨŬ-12Ʋ-11aBŇšŧ-10tŭƶǦ-9ZœũűŲǇǐǤ-8XƪǏǒǪ-7ťŻƾ7nyķŮƟǊǘ8IƜƦǆǗ9MŚůưƻǝǞ10s11hĽĿłźƷ12Ƈ13Ɔ14wQĻŏǖ15CNYņŊőŠǔ16ĹƩǛ17Rŀƭ18ƏƓ19jAľ20q21ŤƔ23uŰƖ24ǂ25ĸ26ş28ƅ29H30Ơ31ĺƯ33ƕ34ŘƝ37F40Ǖ42l44ƞ49T
~ome>	42 -29Ő-20Ǫ-17ŧ-16pŬ-14ƥ-13ŖŴ-12ő-11ŌŒŗ-10Pŵ-9tXŃŇňƃƴǌ-8aŢƲ-7vNZļĿŁŉŞŮŲųƘǐ7wĵŹƢ8ķ9ŜƌƎƛƸǀ10jĴĽţƒ11hŘǞ12Ɲ13Ŧů14ŊƟ15ƭ16MƇ17Ɯ18HŠƆ19I20FĹź23Ű24sƔ25qCƯ26RŤǂ27ĸƠ28nƓ30lƅ31ĺ33Ļ36u38ş46ƕ49T68ƞ
~omeb	54 -11Z-10nŨ-8ŒƃǪ-7šƱ7hPŜųƥǆǛǨ8ŗƅǟǣ9fļņŧŵƿǌ11Ɲ12ķſ13Ơ14ľƯǙ16ưƴ17ƏƖ18Q19F23ǝ25A28ž
~omed	88 8ǟ12ư13z17V30y
~omen	77 -11ŗ7Ř34Ő38ŏ43N
~omeo	71 -7šǪ7ĹŁ9ſ11Ɣ13ǆǛ20ƴ21Ɩ23F25Ǖ27A
~omep	85 11Ǟ13ǌ15Hş17Ʀ
~omer	62 -11S8kĿŢ11G13Ǡ16Ǜ18Ǣ19Ǆ21ƞǗ27ǔ29ǘ37Ǖ48ő
~omes	67 -11n-8Ĵƞ-7ķŐƛ7Ɛƨ8Ƽ9ĿƚǊǩ10ǂ11wǋ15Ɓ16J18HWŒ20TǕ23Ǘ25Řǖ30ľ40Ɲ
~omet	51 -12ž-10Ł-8Ōş-7asĻƚǙǞ7irĽńŝƄƧ8mEŽƏ9gĿŊōƬǉǖǜ10ŔŴ11łţƭ12ŃŪūŶǩ13ŗ14jŖŵ15N17ņ18Ř19Şƻ20ĸ21YŉŮƩƷ25ŀ26ĺ30l
~omew	73 -17ş8Q9Ƴ10ǌ11Ű13Ǟ16Ʀ17ŢŴ18ŒŚ20ƥ31Ǫ
~omf	79 9Ō10T12eM13ƴ20X
~omfo	79 9Ō10T12eM13ƴ20X
~omi	66 -16Ǔ-9gǌ-7L7xyĸŝ8ĴǞǥ9uľĿǪ11jŕ12pHŒǛǟ13d16MŹƜ17V19ƿ21ĶŎ25ƣ29kǠ
~omin	68 -9gǌ-7L7xy8ĴĸǞ9ǥ10uľĿ11j12ŕ13pHǟ16MƜ17VŹ20ƿ22Ķ30kǠ
~omis	84 11Œŝ16Ǫ17dǛ27Ŏ
~omm	63 -16Ƃ-7Ƌ7ŐǌǍǕǣ8TŠ9ŀǒ10nǚǛ13B14ǎ19ǧ20ų24ǅ28ů33ƣ35ŭ
~omma	76 8ŷ13n25ų42ƣ
~omme	72 -18Ƃ-8Ƌ7Ǧ8ǌǍ9ŐǕǣ10Š12Ǜ16B17ǎ22ǧ28ǅ
~ommo	90 14ǒ15ǚ
~ommu	78 39ů45ŭ
~omo	65 7Ǔ8ƭǖ9IǤ10Ǚ11ƥ12Ŗ15ű16ĸƧ20Y26L
~omor	65 7Ǔ8ƭǖ9IǤ10Ǚ11ƥ12Ŗ15ű16ĸƧ20Y26L
~omp	47 -23Ū-12Ĺ-10SVŒžƂ-9Ťƕ-8aŖŭƜǈǨ-7wĸŏœƃƧ7şǥ8qyƄǡ9Wľ10mšƗ11ĻŜǂǋǘ12ĺǐ14ƖƤ16ǝ18ƨ19ŅǙ20ĶŠǅǟǩ21ǓǢ22łƵ23Őŝ24Ǧ26őǄ27Ţǆ28Ş29ŧ30QǑ31Ƣ32ƀǧ43ń82Ǥ
~omp>	65 -13Ő-11Ǌ9ǥ27ƀ34Ǔ105Ǥ
~ompa	51 -23Ū-11Ǥ-10SžƂ-9VŤƕ-8ĺŒŭ-7aŏœƃ7hƇǇ8şţǊ9ǉǡ10qƄƢ11W12mľŅšƗ13Şǂǋ14Ŝ16Ɩ17Ǣ21ƨ23ĶŠǟǩ24Ƶǅ25ł27Ǧ28ńŝ30ő31Ţǆ32Ǆ33ŧ34Ǒ35Q38Őǧ
~ompe	86 16Ņ23Ǥ33ń
~ompl	74 -12Ǩ-8ř9Ǣ13ƹ18y23Ļ25Ƥǝ27Ş38Ƣ
~ompr	82 11ǐ33ƀ
~ompu	77 -8Ɯ7c8d10b11Śƞ14ǐ24ǘ43Ǚ
~oms	72 7ơ9Ʊ13q14ŵ17ƌ24z25Ɲ42Ɔ
~oms>	72 7ơ9Ʊ13q14ŵ17ƌ24z25Ɲ42Ɔ
~on>	30 -24Ŷ-21ŊǊ-20ů-19ƨ-18ƭ-17Ÿƥƴ-16tNŝ-15pũ-13eňťǌǕ-12JŅ-11Ŏőśşƽ-10GƪƾǞǡ-9XŏŨƘǜ-8hRŐƻ-7nKķŞƊƟƮǑ7jŚŭơǒ8ŪźƍƠǏǓǗǛ9ōƶ10vSųžƱǇ11HUYŤ12Pŉǃ13TŃřŰżƯƲ14zMZĶŗƝ15fǦ16DVūƃǤ17gxĺŇŕŻƐƜƸǠ18BƎǧǩ19aQŦƉ20ƫǣ21ruĿŹƁƗƬǀ22cĹǘ23ŘƔ24ŷ25syłŌ26Ł27Ǆ28Aƀǈ29ƣ30ư31Ƈ37űƕƧ38Ŭ39Ŕſǉ46Ʃ48Ů50ƌ
~ona	64 -11ž-9Ǌ-8Ǧ-7Pľ7Ƨ8Ÿǥ9g10aTǀ11ǔ13JQƃ14Ǎ15Ǩ18ŭ20Ŋ22Ǜ25ƠǏ31Ƙ
~onal	65 -11ž-9Ǌ-8Ǧ-7Pľ7f8Ƨǥ9Ơ10ǀ11Tǔ13JQƃ14Ǎ15Ǩ19ŭ21Ŋ22Ǜ26Ǐ31Ƙ
~onc	69 7ľŲƣƬ8ųƑƼǝ9yŨƨ10ţ11Ű12ŧ13Ĵ15ƶ19V23ŀũ25Ŀ28Ŷ
~once	70 7ľŲƣƬǁ8ųƼǝ9yŨƑƨ10ţ11Ű12ŧ14Ĵ15ƶ20V24ŀũ25Ŀ
~onco	90 38Ŷ
~ond	61 -8ǋ7ĻŊŔŕũŬ8Ǎ9pA10IŇƉǪ11dƕ13kľŎǌ14Ō15yŉŪ16ŝ17ǟ23ƙ25Ơ26ű27NŴ28ƽ
~ond>	65 8ĻŊ9ŕ10A11pIǪ12dŇũ14ľǌ15Ōƕ16y17ŝ19ǟ27Ơ29N30Ŵ
~onda	90 14Ŭ31Ū
~ondi	74 8ĸ10ŔǍ13Ɖ20Ŏ36ű37ƽ
~one	37 -20Ɩ-18Ŏ-17a-16Ŝ-15ŭƩƮǐ-14sHš-13Ź-12VŊŮƞ-11jDGRķōƊ-10oUǈ-9ltNPŔƥƫƾǒǔ-8kĺĽƎƟǆǍ-7pBLŨŰƦ7zǠ8Ʋƽ9nKŬƀƙƜƧǅǧ10ŒƘƣǑǗǩǪ11mſƉƼǤ12wƚƨ13ĿŁŇŧƓǙǝ14iŕũŪƈ15ƪǦ16XƏƬ17hǎ18ƴǖ19ŖŲŶżƸ21Ɔ22ĻńţŽ23uœưƶ24ņƻ25ƯǌǢ27Ʒ28y29Iƌ30ľşŵǕ31b32ųƠ39A43Ŵ
~one>	39 -19Ɩ-16Zƞ-15ŎƩƫ-14a-13sHĸǐ-12TŮ-11DŀŗšŢŹƮ-10jGVŊōŔ-9otNRUƊ-8rPķƎƾ-7klLYĽŭƟǈǍǏǒǔ7OśŝŤŷƙǅ8cſƜƣǓ9uŕŠŻǠ10mvwXƪƽǧ11ŞŬƏƧǉǪ12KţƈƘ13ŐŒƉƌǤ14ŁƨƼǎǑǝ15ƓƚƯưƷǖǩ16iŖ17ųǦ18ũż19ƴ21Ļńƶ22ľņŶ23ƆƸ25A26œŵŽƻ28yǢ29ǌ32I33ş35b37Ơ39Ŵ41Ǖ
~oned	82 9ƣ11n13A15ż16Ŗ21ń
~ones	60 -11ń-9ƞ-8ŷż7wǏ8ňŐŢſ9ƀƉ10ŕǀ11Zŉ12ŗŴŵŶ13Ň15Ŗ17Ū19ƶ20Ə23ţ26ų28h30u
~oney	59 -17Ŝ-13ŭ-12Ǖ-9Ő-7Ş7ņ8ƫƱǖ9ľŢ10ƪ11zǙ12XYŧ13ǡ14ƞ15ĹƲǛ16TZ17ŀ18ƌƬ19Ǘ20r21ĿƷ26A27ĸƯ38Ų
~onf	90 18ţ29ň
~ong	50 -21ŭ-13Ŭ-11ŐƷ-10Ũ-9Vƪ-8Ŷ-7apňű7vƦǥ8bŤƈ9sCĶǝ10HŮ11ņƯ13fŞƐ14lř15ūŸ16iŕ17Ɵ21Ŀ22šŧǪ23ƘǛ24ť25S26ů27ƠǞ32ƥƮ33G36O39ő40ǆ
~ong>	51 -21ŭ-13Ŭ-11Ʒ-10Ő-9V-8ŨǠ-7pňŶ7ŵƨǥ8vţŤƈ9C10sHĶ11Ů12fņƯǐ14řŞƐƠ15l16ūŸ17i22šŧ23Ŀ24ůǛ25ťǪ26S28Ǟ32OƮ33ƥ34G41őǆ
~onge	86 7O9Ǎ10ǀ18ŕ22Ơ
~ongi	83 -9ǐ15Ʀ45Ƙ
~ongr	81 7Ɨ10Ɠƕ14Ǡ21Ɵ
~oni	70 -9ŷ-8Ǐ7ĴƊ9ƙ10ŖǍǞ13KśƥƧ14ǉ18r25Ž27Ə
~onic	86 9ĴƘ12ƙ17K
~onig	79 -9Ǐ8Ɗ12ŖǞ15ƥƧ16ś20r
~onit	80 -10ŷ29Ž31Ə
~onl	62 -10T-8ŠƷ7ƽƿǣ8ļŻƴ9ŷ10KĻ11R12ľ13ƣǖǛ14ţ15ŭǈ16ƀ17Ľ18ųǜ21ŪŲ22ŅƯ24ń41Ǘ
~onli	75 -8Š10ļ13K17ǖ18ń22Ľ29Ņ45Ǘ
~only	65 -10T-8Ʒ7ƋƏ8mŻƴƽƿǣ10ńŷ11RĻ14ľƣ15ţǛ16ŭ17ƀǈ19ųǜ22Ū23ŲƯ
~ono	86 31bź
~onou	88 32b
~ons	55 -11Ǉ-9ű-8Wů-7ǅǧ7AĵţƺǠ8ŖƐ9PǪ10yśƆƞǄ11u13ŚŻ15ǉ18wxŊ19Ƈ23Ƽ25ŉƽ27ǌ28ũ29ƅ34Ǜ46Ɓ
~ons>	57 -11Ǉ-9Wű-8ů7ĵż8AţƐ9Ŗ10Ɔ11yśƞǄ12u14ŚŻǛǪ16ǉ18w19x20Ŋ24Ƽ26ŉ27ƽ29ǌ30ũ49Ɓ
~onsi	88 -7ǧ7Ƃ11ǔ
~onst	75 -8ǅ7š8ƌǎ12Ǡ17P28Ƈ39ƅ
~ont	45 -15ŗ-12ư-11Ť-10Ǫ-8aĸĹŁ-7ŜũƁ7GřƐƽ8ƓƤǋǝ9ƇƌǊǌǍ10ĶǨ11Ůƿǩ12uTYĺŘƃ13ZƗƘǓ14Ź15KŚ16Ǆǒ17Ơ18pƯǉ19ŅƬ20Ńš23ƥǣ26X27Ǟ28ť29ǔ30d32ƕ33ơ36ŕ37Œ45Ĵ
~ont>	67 -10Ť8ƪ9Ÿ10j11ĺ13qǍ14Ɛ15Ƥ16Ƈ17ǌ22Ĵ27Ǆ31Śǉ
~onte	79 -11ŗ-7Ǧ41Ƙ45ǣ
~onth	49 -12ư-10Ƙ-8Ŧ-7ĸĹŁŸǪ7Vł8vGŐŧƗ10Ǌǝ11ǋ12Ķ13Ř14uŮƃƿǩ15TZ16YŹ17š19Ņ20Ơ21pƯ23Ń26ƥ31Xť32Ǟ33d35ƕ37ơ41ŕ43ĴŒ
~onti	88 14š47Ƭ
~ontr	62 -8Ś9Ɨ10Ŧƣ11řƌǨ12ƽ13Ɣǅ14ŀ19Ɠ24Ǔ26ǒ46ǔ
~onv	80 9M10s11Ļ13ƞ20ŭ21ŋ
~onve	80 9M10s11Ļ13ƞ20ŭ21ŋ
~onw	88 -8S15Š19ő34Ő
~onwi	88 -8S15Š19ő34Ő
~oo>	61 -13a-12Ż-10vƞ-8z-7Ǎǧ7hźƸ8cJŅƧǣ9Ŀūƣ10ŇŎǒ12şŪǜ13oǛ14ň15ǅ16ƴǀ19Ž20U21Xń24sƭ25Ʃ26j30q
~ood	48 -17u-12r-10ŭŴ-9H-8ĹŞŠŧŰƞ-7zŖťŪŵǞ7jCYŋŐżƃƺ8MUƎƒƶ9Ţţƥƪƽǖ10pƳǋ11JƓ12y13ũǃ14ĻƉƾǅ16ƹ17ĵŌűźƼ18WŶ19xŇŎƇ20ƿ21LN24ņ25ǂ26I27i28Ǡ35Ƒ36ŝ43ǜ54ƚ
~ood>	48 -17u-12r-10Ŵ-9ŭ-8ĹŞ-7ŠťŪŰƁƞ7Yŋżƺ8CMUŐƃƎƶ9Ţƪ10pƳƽǋ11JţƓ12y13ǃ14ĻũƉ16ƹǅ17ĵņŌűź18WŶƼ19ŇŎ20xƇ21N22L26I28iǠ31ǂ36Ƒ37ŝ44ǜ46ƚ
~oode	88 12ƥ13ŨƊ
~oods	84 11ƥ12ņƒ21ǖ23j
~oof	54 -16ť-12ű-11Ǎ-9ƹ-7Ń7ľ8ƫ9ńƖ11ƞ12Ƣ13h15Ŏ18Ǩ19ş22ƒ28n34Ǔ36ǅ44Ƅ77Ɖ99ƈ
~oof>	55 -12ű-11Ǎ-9ƹ7Ǥ8ľ9ńƖƫ12ƞƢ13h19Ǩ20ş22ƒ29n35Ǔ45Ƅ74ƈ79Ɖ
~oofi	84 -7ƈ46ǅ
~oog	90 -7IƇ12ƅ14C64ļ
~ooh	79 9Ɲ10şź12kŬ13Ǆ14ƌƙ15H
~ooh>	79 9Ɲ10şź12kŬ13Ǆ14ƌƙ15H
~ook	49 -18ƈ-12ŭ-11ŝť-10Ɗ-9q-8Łœ-7inUƩ7Ƭƴ8kĽĿǚǠ9tǉǎ10pļƑƚƸ11jHǜ12Rĵũ13ƉǙ14Ļſ16űƭǋ17ǟ18Ń19zĹľłŇŜŠǝ20ĺ21ńŚ27ư36Ǘ62ǡ
~ook>	57 -20ƈ-14ŭ-11ť-9Ɗ-8ŝƸ-7Łœ7ŉŎŒŗǃǜǣ8gTŊƘƫǪ9j10ĵǚ11JŜƴǋ12ĺŖǠ13pzľƉƚ14ļ15t16RĻ18ũ19Ǘ20łſ24ǝ34ư
~ooke	74 7Ķ8ĵ9k10Ƭ12ǟ13Ľ18ļ31ń
~ooki	61 -9Ǫ-7ŗ7Ţǜ8ĿƗ9ŨǘǞ10y11VXǋ13Ƒǎ14ĺ15ľ17ǟ20HŠ24Ǘ25ƭ26Ń27Ĺ28Ś
~ookk	81 21Ǚ41ǡ
~ooks	70 -8J7L9Ơ11z12ŵǉ18Ǚ19Ň21Ŝ23ű27Ƹ45ǡ
~ool	52 -9şƝ-8Ƨ-7fŗŨƤƸǪ7gSŻǕ8oK9rvyŽ10Eľ11lqƙ12ǔ14ƛ16QǗǣ17Ɔ21ǚ22x27ŭ28Ʋ30j31źƞ39m50ƍǐ
~ool>	55 -8Ɲ-7fşŨƤƸǪ7dńŘƷ8gSŻƞƦǕ9orKǚ10vyŽ11E12ľŭ13l14ǔ15ƛ17QǗ18Ɔ22m23Ʋ24x35ź53ƍ
~ooli	88 -12Ƨ11Ʋ39m
~ools	68 -9Ű17ƙ22ŭ24ǣ36ƞ55ǐ
~oom	61 -15Ǔ8ƑǄ9ƟǠ10Ɗ14ơ15X19ų20Ƙ26ƞ34Ɲ41MƆ54ƌ64ƣ
~oom>	67 -7Ǡ7ƃ9Ƒơƣ10Ǆ11ƆƟ12Ɗ15Ɲ17X24Ƙ30ƞ39ƌ45M
~oomm	76 8ŷ13n25ų42ƣ
~ooms	75 7ơ18ƌ26Ɲ44Ɔ
~oon	68 -8ǝ7gƁƖ8iľ10ĿǨ11Ƅ12yVŌ14jŕ16Ů18ǟ20Ź21L25H31Ń
~oon>	68 -8ǝ7gƁƖ8i10ĿǨ11Ƅ12yVŌ14jŕ16Ů18ǟ20Ź21L25H31Ń
~oop	88 -8Ō-7ň14Ż16ŁŽ33s
~oor	62 -12Ƈ-8ƯǑ-7ƣ7xƐ8Š9ūƑǅǤ10Ɗ11Ǆǋ13ǎ14Ɔ16gƞ17ůǜ18Ǟ19Ų20ǉ22Ɯ24ǆ28Ə86Ƥ
~oor>	67 -12Ƈ-8ƣǑǩ-7Ų8xƚ9ŠƏƐǏǜ10ūǅǤ12ǋ13Ǆ15Ɗ18ƞ19ů23ǉ24Ɯ26ǎ64Ƥ
~oord	83 11ǜ36Ų
~oors	75 -12ǎ-9Ư7ƌ10Ƥ11ǩ12Ƒ18Ɔ22g28Ǟ31ǆ
~oos	77 -9Ɩ8ǧ10Ə13f17C30Š39ł
~oose	78 -9Ɩ8ǧ10Ə13f31Š40ł
~oot	68 -13ţŸ-8Ş-7lŷ7Ɵ8hK9Šƚǌ10aŀƍ11Ǔ13ś14ŻƝ16ǒ17j22ŧ24Ɔ25Ɣ34ƻ
~oot>	73 -13Ÿ-8Ş-7lŷ7J8h9KƆ11ŀƍǌ13a14ś15Ż27Ɣ37ƻ
~oota	84 20Ɔ
~ooth	88 -16ţ10Ɵ15Ǔ21ǒ30ŧ
~op>	51 -28D-19Ƣ-17iŏ-12tƤ-11Sœ-9Ǫ-8ŌŎƓ-7bŐūƥƯ7Uš8Ǒ9Tǐǡ10ŖśůŻƒ11ǟ12mƘǏ13sƀ14ŚǇǉǣ16ľǆ18Ɖ19ƁƈǞ20ǎǕ22řǩ23ŠǄǍ25ƂǠ26ŵ28ƶ30ǌǧ31M55ƞ71Ǧ
~ope	57 -12ő-11Ǫ-10ǉ-9kŤ-8ŎŐ7XŊŰ8Ŷ9ĻŚš12ǚ13Ÿž14ŷǍǩ15ƍƢ19D20ǟ21W22ƒƘ28Ǟ30ķŢ33ǣ49ǌ51Ǐ52ǆ
~ope>	88 -11Ŏ10D13X16Ļ17š
~open	65 -10kHǪ7yķśŽ8ŧ9ŊŰƒ12Ś16ǩ24ǟ25W33Ǟ36Ţ49ǆ61Ǐ
~oper	65 -11ǉ-9ő-8Ő11Hǆ14Dƍ15ž16ŷŸƒǍ18Ƣ26Ƙ28ķ34ǌ38ǣ
~opi	76 -7PŢ11H13Ž18X22A28Ǘ56Ļ
~opin	77 -7PŢ11H14Ž18X22A57Ļ
~opl	57 -11ľ-9ǣ-7ĴŒ7ņŐşƘ8bŮŲƩ9ǝǪ10Ǣ11ſǑǒ12ŝǊ13KŸǛ14dƳǕ15Ǘ17lƷ19ŷ20n22ǚǞ23ǘ24ǉ26Ɲǈ
~ople	57 -11ľ-9ǣ-7ĴŒ7ņŐşƘ8bŮŲƩ9ǝǪ10Ǣ11ſǑǒ12ŝǊ13KŸǛ14dƳǕ15Ǘ17lƷ19ŷ20n22ǚǞ23ǘ24ǉ26Ɲǈ
~opp	66 -9Ŕ7Ƃ8ǧ9tƶ10VXĿ12y13Ų14ƀ18ŀŢ19Ư22ĺ25š31Ƌ38ń
~oppe	73 -10Ŕ7ƀ8Ƃ9ǧǩ11t12Ŀ16ń21Ư29š35Ƌ
~oppi	73 8ƀ10ƶ11X12V13y19Ų20ŀ21Ţ26ĺ27ń
~opr	88 14Ǉ30Ƽ
~opri	88 14Ǉ30Ƽ
~ops	77 7I10ťǩ11żǉ12gŻƨǍ14ƌ19Ư28ŗ
~ops>	77 7I10ťǩ11żǉ12gŻƨǍ14ƌ19Ư28ŗ
~opt	85 15Ǥ16u18Ň23Ō
~opti	90 19Ň25Ō
~opy	79 -8ŵ8Ƅ10Ƣ45ś
~opy>	79 -8ŵ8Ƅ10Ƣ45ś
~or>	26 -19Ǫ-16ƅ-15Ǌ-13ŀƟƸ-12œřŧ-11Ţŷƣ-10Śƈƨ-9exZ-8ĺƯǏǙ-7iŹ7PļſƋƐƘǁǐǩ8TƆƢƭǘǢ9rSŬŻƎƠǠǣ10ŦžưƿǋǤ11kIŔƏƝƶǅǒ12żƃ13NŨŽƑƵ14uOķŰƙǄǌǜǟ15yĻŇŖǈ16šůźƺƼǖ17gMĵłǡ18ŏƍƔ19FĴơƥǦ20KĶƀƱ21ƇƉ22pƷƽǂǔ23Ʈ24ŗţŤƄƞ25ĹŘƕƳ27q29QǑ30ľǀ31f32Lű34Ƥ35Ʋ36Ɠ38b40ŭŲ42ǃ
~ora	71 10Ǆ11ƒ27Ǉ54Ʀ
~orag	76 12ƒ57Ʀ
~orat	80 12Ǆ31Ǉ
~orb	90 24Ə27ĸ
~orc	71 -11Ǒ-7Ǫ8ƚƟ9ƅ10ĵŌ11Ń12Ʀ14ş18Ūǁ28ŏ29f
~orce	76 10ĵŌ12Ń31fŏ
~orch	86 -8Ǫ-7Ƈ7D10Ɵ11ƅƚ15Ʀ
~orcy	84 -13Ǒ17ş22Ūǁ
~ord	54 -9ľ7ŎǄǠ8ļƥǖǪ10Ŋ11Ŗţ12Ōǀ13ŤŮŴ14Ǥ16ňơ20Ł21ƿ23X24F25Ūǘ27ƢǙ33Ż38ŲǍ61ŋ
~ord>	60 -13Ƅ7vŶǕ8ű9ļųǄǠ10ƥ11Ǚ12Ŋ13Xţ14ŋ15ǀ16ŌǤ19ơ23Ł26F31Ū32Ǎ33Ƣ42Ż
~orda	82 11ǜ17X35Ų
~orde	72 -11ľ8ŵ9ŨƄ10ƴƿ12Ŏǖ20Ǫ24Ų40ŋ
~ordi	81 10ƅ33ŋ
~ords	74 -11v7ǥ12Ǎ19ŤŮŴ20Ŗƿ24Ǚ26ň42ǘ
~ore	47 -20Ǫ-13Œ-12SķƔƘ-11xŗ-10RĴƕ-9Ņ-8fsUZƣ-7cqŜšſƝƞƲǙ7kXŢŷƦƬƼƾǧǨ8aŴƏƫƻǆǍǗ9LOTŁŉŊƎǥ10rőųǅǣ11Ŧű12gľƄƮǎǔ13YƵ14ňƪ15Ǣ16Ŀž17H19G20Vƅ23Ř24ĵņ25ǋ26Jǘ27ǉ28Ńǌ30ť31ō32y48œ
~ore>	48 -16Ǫ-13Œ-12SƔ-11xŗ-10RĴ-9ŅƘ-8Z-7cfUķƣƲǙ7ǏǘǨ8XŕŢũŷƫƬƼƾǎǧ9ŊƎƻǆǗ10LOTŁŉőǥ11arǅ12ŦƄƮǌ13gľǔǣ14YƵ15ň16Ǣ17Ŀž21Vƅ24Ř25ĵņ26ǋ27J29Ń31ť32ō33y49œ
~ored	82 -10ǌ10Ʀ19Ə36ǘ
~oref	90 18Ǎ25ǌ
~ores	86 -8ķ11ǎ17ǌ18Ž20k
~orev	84 14ƪ15ű22G38H
~org	78 10Ɣ12ƄƩ15CŸ16Ľ17y22Ǉ
~orge	90 12Ɣ14ƄƩ
~orgi	85 16Ÿ17C18y
~orh	88 11Ɠ13Gƅ25C
~orho	88 11Ɠ13Gƅ25C
~ori	61 -11Ƥ-7žǌ7Ǖ8ƃǟ11Ƌƌ12Š13ƈƟ14Ǫ16lŶ17ŝƅ19ǎ21H22ſ24ľƆ
~orid	86 -10ž12ƃ31H
~orie	85 -15Ƥ-9ǌ10Ǖ28ǎ35Ɔ
~orig	75 -7Ɖ11ƅ14Ƌ17ƈ20lŠƌ
~oris	68 25ſ
~orit	79 -7ƌ18Ɵ20Ǫ22Ŷ23ŝ32ľ
~ork	43 -15i-14ľ-13GƥƩ-11uŔǋ-10wĸĿ-9nxű-8ŌŒŘŜŪǏ-7AFTĻŎŐőŢŰŶźƓƪƶǘ7ńƒưƸ8IĹƝǝ9zBƌƴǚǩ11Ǫ12Ķƃǅ13XĺǕ14gņŝǡ15ŴƧ16ŗŵ17Ň18ƹ19J21ƿ22ǈ23ŊǑǛ32R33ŭ34Lǉ37ƨ38Wů39V40ƞ41Q42Ǥ43ǒ46q47U50S64P
~ork>	46 -14iľƩ-12ƥ-11Ŕ-10wĸ-9ķ-8guxĹ-7nĿŌŒŪƪǘ7Ņ8NŚ9Ƹǌ10ƌ11zǚ12IX14ƃǩ17ŴǕǡǪ18ĺǒ19ŵƧǅ20LŇŗƹ21JƞǤ23ƿ26Ǜ27SǑ31V32ů36q38Rŭ42W43ƨ45PQ50U
~orke	68 -9ǥ-8G7B9ķ18ņ21ƴǒ23ǝ28Ǥ30ǈ31S
~orki	70 -8GN9S11ŝ13Ǔ18ń20V21q24Ķ30Ĺ32ǉ35g41P
~orks	61 -13ǋ-9Ř-7ǅǊ7ư8K9Ǥ10kŖ11Mƅ13ƘƝ15ň17ƒ18ŝ23ǒ28L29ǉ32ƞ38Ŋ
~orl	86 12C14iŃ15Ļ17d
~orld	86 12C14iŃ15Ļ17d
~orm	56 -8o-7Ų7ŰƝƶǇ8hŐũƈƦ9ǐǘ10pƿ11acAļǪ12ĺƢ13Ļ15RĽƼ16m17jƤǝ18ŭ60ƛ
~orm>	65 -9o7uĹ9hũŰƈƝƶǇ10Ʀ11Ő12p13ļ14aƢ17ĺ19mĽ22j43ƛ
~orma	63 8ł9Ľ11ǐǘ12ƿ14A17Ļ18R19Ƥ21ŭ
~orms	82 7Ŕ19c22Ǫ35ƛ
~orn	62 -13j-7ŕťƝǩ7ŏŐşƋ8aCǂ9ĹĿŵƗƾǚ10v12B13U14R16Ǟ17x24i25ů29ƛ32lL39dp
~orn>	72 -7ŕť13v16U24x38l46dp
~orna	84 10Ǟ15Ŀ40ƛ
~orne	83 7Ƴ10Őş11kC14Ɨ17B
~orni	70 -14j8Ƌ9ŏ10aǂǞ11Ĺƾǚ14ŵ17R28i29ů38L
~oro	88 11ƀ12Ź30ų
~orol	88 11ƀ12Ź30ų
~orp	78 11Ǆ59Ǉ
~orpo	80 12Ǆ31Ǉ
~orr	54 -9w7bzŖůǪ8dŒũǢ9ƛ10ĽŏűƧ12fņ13FYŵƒ16E19ĸ21L22ų24a37ƫ54Ŀ
~orre	70 -11w7mnpƠǆ8bŗƵ9DŲŹǁǝ10ƫ11ŏ12d14Œ17a18F22E
~orri	68 12ƛ15Ľ16ũ18ƒ41Ŀ
~orro	63 7ƭǖ8IǤ9Ǚ10Ŗ14űƧ17Y19ŵ24ĸ25L27ų35ƫ
~orry	71 7uz8T9ƻ11ůƴ12Ǣ17aņ18Ǫ20f30Ŀ
~ors	58 -9Ưǔ-8w7ŇŤŦǢǩ8Ƒ9ƃƚǥ10Ɔ11Ǔ12ŅŨƪǝ14ŷǖ16gŞ18Ƥƿ20Ǟ22ǆǛ23Ɵ26Ŀ31m37ǒ40Ə
~ors>	60 -9ǔ-8wƯ7gǢ8ŤŦǩ9Ƒƚ10ƃ11Ɔ12Ǔ13Ņƪ15ŷǖ18Ƥ19ƿǛ21Ǟ23ǆ24Ɵ32m39ǒ42Ə
~orse	90 8ƹ14Ň
~orst	80 9Ŷ14ǥ18ǝ19Ũ24Ş31Ŀ
~ort	51 -12Śǣ-10ƃǍ-9Ň-8ĸŪ-7Ŗ7ejCDFQŘŧŭƮǊ8cųƲ10ZĵǞ12ľţ13Ű14źƎƒƪ18Ƙ19ƨǐ20ǁ21T22g27Ļ28Ư31Ɩ32ƕ33ƙ34Ɠ35ķ43ű
~ort>	71 -12ƃ7Ɲ8Ɯ9Ťǖ10Ż11Ǌ12gWţ14Q16ĵ20Ư21Űź22Ǝ25ƪ
~orta	70 8Ō9T10M11e12ōƴ15XƲ18Ǫ21ľ28ƨ
~ortg	64 -11Ǎ12Ʈ13F18Z21Ư41Ɩ46ƕ
~orth	62 -14ǣ-12Ś-11Ǫ-8ĸŇŪ-7c7Ʀ8Ţ9l10ŭƁ11Œ12jų14D17Ǟ18ƒ20T25Ƙǐ35Ļ42Ɠ45ķ46ƙ55ű
~orti	90 22Ř31c
~orts	84 8ţ27ǁ30g
~orw	80 -10H12Ŏ14ŀ25Ō40ś
~orwa	80 -10H12Ŏ14ŀ25Ō40ś
~ory	66 -7ǕǢ9ŊƢƭ10ņƽ11Š12ǣ13Oƹ14Ľ17ţ18ōƘǐ21ƞ22Ť25ƾ32Ɔ
~ory>	66 -7ǕǢ9ŊƢƭ10ņƽ11Š12ǣ13Oƹ14Ľ17ţ18ōƘǐ19ƞ22Ť25ƾ32Ɔ
~os>	85 -9Ŧ-8ő10Ņ11ŐǓǘ17y18ŝ
~ose	46 -19ň-16Ũ-12a-11ŅţǗ-9nƭ-8ƾ-7VŘŮƠƫƬǄǌ7IXĵũŶƈ8iżƅ9űƍǙ10AŎƗƜǇǋǒ11ƽ12ŝŽ13Ɩƥ14őƏǈǥ16Śƪ18ŁŲ19łŐƐƚƴǑ23ůǚ24Ǫ25ķ26ƣ28ƒ33Ƽ36Ǐ39Ǟ43Š
~ose>	47 -17ň-15Ũ-12a-11ŅţǗ-9n-8X-7CŒƠƬǄǌ7cĵťƈƊƨǢ8iIńŶż9ƅ10AǇǋǒǙ11Ŏű12Ɛ13ŝŽƚƥ14ǈ15őƏǥ17ƪ18Ś19ŁŲǏ20łŐǑ23ƴ24ǚ25Ǫ26Ǟ27ƣ28Ƽ29ůƒ30ķ45Š
~osed	72 -10ƴ11gƖ12Ɨ27Ǐ47Ǟ
~oser	84 -7ƭ10L11ƻ12Œƚ13ơ18C31X
~oses	81 -7ů9Ɓ10ŋ11Ƽ13Ɯ15ũ16Ɛ20ƽ
~osi	66 -13Ǫ-7őǏ7Ŀ9Ɩǩ10V12ƾ13ǉ14S17ŨǄ18Ř32ň62Ɨ
~osin	67 -13Ǫ-7Ǐ7Ŀ8ƴ9Ɩǩ18ŘŨ33ň63Ɨ
~osit	90 -9ő7ż14V19Sǉ
~osp	72 -10C-7Ǫ8V9ů10qĸ12S13Pž14ƃ16ƽ19ǃ20Ƨǩ21Ǖ24ƹ26Q
~ospi	72 -10C-7Ǫ8V9ů10qĸ12S13Pž14ƃ16ƽ19ǃ20Ƨǩ21Ǖ24ƹ26Q
~oss	63 -11ǟ-10Œ-7ż7T8sNQů10gƕ12ŧ13ƴ14Ť15Ł17Ǌ19Ř20ũ21ļ22U23Ǡ24Ɨ25Ŧ33ť37ǋ56ţ
~oss>	65 -11Œǟ-7ż7ǚ8NT9sQů11ũƕ13ŧ14Ťƴ15ţ16Ł17ŘǊ22ļ24UǠ26Ŧ35ť39ǋ
~osse	82 34Ɨ54ţ
~ossi	90 10g15ũ
~ost	50 -16Š-12t-11Ǌ-9ŲƝ-8œŷƢǙ-7Ŷƌ7dlCŞŮƛ8Ĺǣ9Ƶ10Ľŝŭƙǖ11ơǅ12ŸƳǋǞ13ųƃƨ14kƒǪ15Xň16Ɣ17ĸƘ18YŒ19E20Ŀǚ22ưǛ23Ʊ28Ŧ29ǐ30ŗ36ľ39Ǖ43ƴ
~ost>	52 -12t-10ŠǗ-8ƢǙ-7œƝ7kƧƩ8dŞųƛ9XĹ10ǣ11ƃƙǖ12ĸơ13Ÿǋ14ƨƳ15ƒ17Ǜ18ňƔ19YƘ20ưǪ22ĿŒǚ23ŦƱ24ǐ33ŗ42ľ45ƴ
~osta	88 16C35E
~ostl	72 -8ƌ-7Ŷ8ų9ĸŴǗ13ķ19ŭ21ǅ52Ǖ
~ostp	90 20Ƶ
~osts	79 8Ʈ9Ǜ10uǐ11Ŕ12X14ƥ15Ǟ
~osy	86 11lT13Ɵ15ź17Ŋ
~osy>	86 11lT13Ɵ15ź17Ŋ
~ot>	35 -21Ɯ-18ƭ-16ƨ-14ƌǅ-13iőǏǟ-11ĻƷƺ-10PƸǑ-9CǤ-8xzƩǢ-7lHƮ7ctuwIKMNŗƈƙǥ8ūŮƔǦ9dhŇƇƗƝƣǌǣ10ļňŐŜŠŪƏǙǠ11aŒƋǒ12kŖŢŦŹŽƆ13bfńŚŰǓ14nśƥƱǐ15vƶ16gƲƼǩ17ƻǁ18EĶŅşƠƵ19ōƍƓ20ķ21Ʀ22ĺš23ŕƃƚ24ŵ25A26ƒ28jJ29ſ34Ş36ŏ37O46ŀ
~ota	68 -10ǆ-9Ǧ-7Ť7u8Œ9Ƙƺ10Ž11Zŷơ12gŅű13Sǀ14Ľ16ŵ19Ǌ22Ɔ23Ŧ24ş
~otag	84 20Ɔ
~otal	71 -10Ǧ-7Ť8u9Œƺ10ŽƘ11ơ12Zŷ13gǀ14Ņ16ŵ19Ǌ24Ŧ25ş
~otc	85 8ŏ10ĺŷ11Ƒ13gV18ť
~otch	85 8ŏ10ĺŷ11Ƒ13gV18ť
~ote	57 -8ŲƅƷǪ-7P7ŁƏ8qƮ9wĽŃƐƸǕ10ŜžƳ12ſƃ13űǧ14eľŖŗ15ōƕ16Ŋ18Ǚ19ŏ20J23Zń26ķ27Ŭ28ĹŅ39ƥ
~ote>	65 -10ń-8ƅ-7P7ƈ8ŴǙ9wŁ10q11ĽŃ12ŜƳƸ15ž16űǧ17eZ18ƕ23J30Ņ31Ŭ34Ĺ
~otec	66 8Ə9X11Ɛ13Ǚ15ƃ16ſƮ17ŗ18ľŖ21ŏ32ķ
~otel	83 -9Ų-7X16Ǖ62ƥ
~otes	78 -8Ʒ-7Ņ12Z24Ŋ25ō45ń
~oth	48 -10ŝŦƞǁǎ-9dŒŭůƕ-8CFŗŜŬźǆǣ-7gxPőƛ7nwAōŏŷƤƧƵƽǄǉ8vƘƲǇ9żŽƟƳǌ10Şƴƹǂ11IĶĿŋŧŵſƺ12uŁŢ13HŸ14yłŪƠ15ţƩǈ16B17ŀƬ18Zķ19ųǒ20sǃ26ƒ27ƶ28ƾ30z34ş38ń42ž43ŅŴ
~oth>	67 -13ţ-12L7ƀƟƷ8ƌƬǃ9p10ƣƭ11Ǔ12ư13ķƏ15Ʋ16Ÿǒ21ŧ23Ķ25Ł29ƶ43s
~othe	51 -12ŭǪ-11sǦ-10Ŧǁǎ-9ŝůƞƧ-8pCŜ-7dPšŬ7oZĹƊƵƶ8ņƤǟ9nAŁŐſǇǒ10ƘƳ11vwŷżŽǂǉ12uƬƴǄ13Iķŋ14Ţŵ15Şǃ16H17Ū18BƠ19łş20ǈ22yų23ŀ27ƾ29ƒ30z42ń45ž46Ņ47Ŵ
~othi	68 -10ƕ-8yŷǆ7ƹ8j10ĿšƑƟ11ƽ12Ƽ13Ǧ14Ǫ15Ļ16Zş17ŏ19Lƺ22Ƨ31ſƩ38ţ
~oti	74 -10ǉ9ŏƋ10Hǃ12K20Ĺ23ƺ29Ǫ
~otic	79 10Ƌ13K21Ĺ
~otin	84 -12ǉ11ŏǃ26ƺ35Ǫ
~oto	65 -14K-10Ǒ8ǘǛ12Ż13ş17Ūǁ19ś23ſ
~oto>	86 -18K25ś
~otor	66 -10Ǒ12Ż14ş17Ūǁ23ſ
~ots	83 -9Ÿ11ǁ15j21ǂ23Ƽ
~ots>	83 -9Ÿ11ǁ15j21ǂ23Ƽ
~ott	71 -17Ɗ-12Ś7ńǤ8ǖ9Ļł10Ǚǜ13ơ14Ɲ20Ɯ21Ł23Ƽ24C26h
~otte	75 -18Ɗ8ńǖǤ10ĻǙ11ǜ14ơ15Ɲ21Ɯ22Ł25C
~otto	88 7ū14ł
~ou>	17 -36v-29Ť-25ƾ-24Ư-23Ŵ-22q-20ťź-19Ź-17ƅ-16oƩ-15Ƈ-14tů-13bųƆ-12ǃ-10ŕƢǠǦ-8hƔ-7eƉǊǨ7ŧƈƣ8ŮŻƏƞƟƫǄǏǜ9ūŬŭǓ10ŋƀƂƘƛưǋ11ƓƬƻǚǞǡ12IŪƽǝǥ13djLMQĶņőƦƮ14Gż15pŉžƙƲƶǀ16kƠƷǂ17YĵŃƃƿǇǌǔ18uZĴŸǙǛ19aŌŏǕ20ĸŲƱ21ǒ22SƭǪ23fŖƹ24HĺŽ25ľśƼ26Tķ27UƁǁ28CŊǟ29mWĽŶƺ30KĹĻŝƨǖǩ31Śſǈ32Oŀ33ŢũƧƵ34nFVXł36ƌ38ńŒ39gļŜŠ40NRňŨ41Aŵ43iPŐ44l46ƥ51ĿŞ54Ň66c
~oub	72 7ǀǙ8Ư10Ɯƹ11ptĵƽ13Ĺœƾ14Ř16Ş20ű23ǝ
~oubl	72 7ǀǙ8Ư10Ɯƹ11ptĵƽ13Ĺœƾ14Ř16Ş20ű23ǝ
~ouc	73 7ńŦŭŲ8ķņƊ9nōťƺ11gKżƽǤ17ƥ24Ƙ28Ŝ
~ouch	73 7ńŦŭŲ8ķņƊ9nōťƺ11gKżƽǤ17ƥ24Ƙ28Ŝ
~oud	80 -10Ŷ8Ľś11x13Ɵ17j23ǘ26ǀ
~oud>	82 -10Ŷ8Ľś11x14Ɵ24ǘ26ǀ
~oug	46 -13ƕ-12ŏ-11ǣ-9m-8LQŉŒŜűƠ-7uPĻş7xZĺőƛƨ8ŀśŪŬŶžſƁƪǧ9nĸũ10ķŠƭ11ŐǦ12yōŷƴ13Ťť14ƂƯǞ15YŇƘ16rłŨŮ17Ƨ18WŧƩ19ƌƱǏ20ŊƖǗ23ŗ25jlƎƓ27Ŗ
~ough	46 -13ƕ-12ŏ-11ǣ-9m-8LQŉŒŜűƠ-7uPĻş7xZĺőƛƨ8ŀśŪŬŶžſƁƪǧ9nĸũ10ķŠƭ11ŐǦ12yōŷƴ13Ťť14ƂƯǞ15YŇƘ16rłŨŮ17Ƨ18WŧƩ19ƌƱǏ20ŊƖǗ23ŗ25jlƎƓ27Ŗ
~oul	33 -15q-14ŦƁƾ-13nĺ-12ŐŒ-11šƴ-10lƽ-9oxQŜŤŭƚǜ-8jkwSŁœŬŰżơƼƿǄǆǍǏǟ-7UļşŨŪŲƅƟƠƪǉǌǎǤ7NWƈǐ8Ǩ9mAŖƍǀ10abŃŚŝƩǙ11Zũūƙƫǧ12Lŗ13Tľ14KƐǅ15ĵĿŇŞƂƔǣ16ĻŘƹǛ17žǪ18rD19cŽƓ20Ō21YƲƷ22ŊƘǩ24ĴƱǂ26űƶ27ư30s32śƭƮ34Ţ35Mķ36ŵǞ39ƥ44X48Ŏ49Ư52Ƹ59ĸ
~ould	33 -15q-14ŦƁƾ-13nĺ-12ŐŒ-11šƴ-10lƽ-9oxQŜŤŭƚǜ-8jkwSŁœŬŰżơƼƿǄǆǍǏǟ-7UļşţŨŪŲƅƟƠƪǉǌǎǤ7Wƈǐ8NǨ9mAŖƍǀ10abŃŚƩǙ11Zŝūƙƫǧ12Lŗũ13Tľ14KƐǅ15ĿŇƂƔǣ16ĻŘŞƹǛ17ĵžǪ18rD19cŽƓ20Ō21YƲƷ22ŊƘƶǩ24ĴƱǂ26ű27ư30s32śƭƮ34Ţ35M36ķŵǞ39ƥ44X48Ŏ49Ư52Ƹ59ĸ
~oun	44 -13SǪ-12H-11IĿ-9rĹŖŝƯ-8DŐ-7RZŀłŘŞŪŶƬǀǣ7ťũƚǝ8zƐƤǥ9pLĶľŚƆǖ10JĽŧƅƇƮǗ11ŠŵƘƝ12vVńş13nŮƲ14ABĴǡ17ź18s19ĵŇ21ŗǊ22řǕ23b24ƭǆ25lƔ26ƻ31c32uC33ư34ƍǈ
~ounc	83 -8ǣ12Jƍ30b
~ound	51 -13S-11H-8r-7aYĿ7űſǩ8Ǐ9nGĵťƒƘƠƦǂ10hŮƚƤƪƲǝ11bTǉ12zL13cŚŧũƇƔ14Ľ15CŵƝǊ16Š17Vń22l25s28Ň31ǆ32ƍƻ
~oung	71 -8ŷ8x11Żưƴ14źƮ17Ź19ĵ21pu25v46c
~ount	52 -10ǉ-8I-7ƪǪ7nQļ8AYŻž9lŜşǁ10XŦŽƌƔǊ11őƅƆ12ŷ14Ķźǖ16BľǗ17u20Ĵ21ř23C27ǡ28Ǖ30ŗư32ƭ49ǈ
~oup	70 -8ķŭ8SĽǟ9ƙƥ10xU12ǀ13Q14Ŋ18Ū27ƨ38W
~oup>	78 12x15Q30ƨ43W
~oupl	75 -8ķŭ7Ǐ9SĽƙ10ƥ11U13ǀǟ15Ŋ19Ū
~our	25 -23ť-21ŏ-18ŗ-17ŪǪ-16CƇ-15ĸŲ-14Ōƪ-13Ɔƌ-12ƈƺ-11ňũ-10fZōőƋ-9KŭŮƕƭ-8ĹńœŬƵ-7XYĴŀƊƎƛǐ7HMĽŖŝŦǅǟ8kŃŕŻǇǍǧ9Qļżǥ10JłţŴƀơǕ11iEſƁǛ12hķľŽƹ13oI14ǗǚǨ15vyWǜǞ16lƄƞƷ17ŹžƚưƸǉǡǢ18ptŇƬƿǆ19cgnR20jDĶŜşƩ21Ɩǌ22Pƣƥƻ23ǃǑ24wVŶ25sŚƳǣ26dqTŘŸƴ27Ł28Fǖ29Ǐ30ƯǤ32eů33ų35r36xƃƦƧ39Ǌ42Ǚ46ĵ48ƾ53B69z
~our>	26 -29Ų-24ť-20ŏ-18ō-17Ō-16ŗŬƇ-15ƈ-14CŪŮ-13ĸűƋƌƪ-11Ɔƺ-10ũŭƊƼ-9fňő-8KZƑƭƵ-7GńŤƎǐǪ7ŞǛ8aMŕŖřǟ9ľŝƹ10ŃŒŻƁƝǅǇǥ11iJļĽ12cnEżƀƞƧǏǕ13łžƚ14gotŽǜ15ưǆ16hŴǗǨ17yųŸƖǚǡ18lIƣƷ19jǞ20pWŜŶŹƸƿǢ21Ƭǉ22vŇƳ23VĶŘş24wTŚƥƻǌ25ǃ26xPǑ27sŁƩǤ28d29qƴǣ30ǖ33ƯǊ34e35ů37r38Ʀ40ƃ42ĵ45Ǚ47ƾ53B70z
~ours	51 -21Ǫ-13Œ-12v-11ŴƢƸ-9ƕ-8PŪǞ-7arœƛƝƟƤǉǣ7tQUŤźƶƼǆǤ8ľŁƀƞƳǛ9uŮžƚ10ĵſơƣ11ŶǍ12Ɩ13gŲƁư14cnŠţűǊ15Aōǈ16ŬƗ17HŦŵ19ķ21Ř23Ÿ30x34ų35Ǐ38R40Ƨ54F
~ourt	79 -7Ÿ9ķ26k40Ƅ48D
~ous	43 -24ų-19ƹ-15Ǫ-13ŗ-12cPĴŬŸǏǕ-11ŒǞǣ-10SŇǩ-9ńŐǙ-8dIVYŌŎơǅǈǋǗǧ-7jŀřŵƧƼ7Cǖ8hƊƛƾǌ10TƂƋƐ11ůŹƌƒ12ǂ13aƤ14ƈƉ15Ɩ16qsZƩ18oƚ20Ƙ21fpHƗƯ22rĿƇ23ŷ24GM25Dş26ķ27Ɣǃ29Ɲ30F32Ɔ33Ơ35ǁ36ƞ37Ɠ40Ƹ41ƅ42ƕ46Ɵ47n
~ous>	68 -9gǪ-8Ǟ7śƗ8aƚǜ9Ŕš10Šƾǐ11rŉƽ12ǃ13ĹƟ16w17Ŷƈ41Ŀ58ǁ
~ouse	44 -23ų-19ƹ-13ŗ-12cĴŬŶŸǕ-11ǣ-10PŒǩ-9ŐǏ-8dIŇơǋǐǗǙǧ-7SVYńŌŎřŜǅǈǪ7Ɯ8Ɗǖ9hƛǌ11ƂƋƐ12Tůƌƒ13Źƚ14ƉƤǂ15Ɩ16r17sZƗƩ19q21Ƙǃ22fopƯ23DƇ24ŷ25H26M27ş28GķƔ32F33Ɔ34Ɲ35Ơ36n37ƞ39ƓƟ42Ƹ43ƅƕ
~ousi	83 7DƑ10ǝ14Ŝ19C23n
~out	35 -21Ǫ-16cǈ-13Fķ-12HƜǓ-11iLS-10xRơƼƽ-9ŃƾǠ-8oswDIńŬųžƄƔǎ-7kvKŎřŨŻ7QŘƇƊƎƏƤƧǃǆ8ŏżſƒƘ9ĸŠťŴŽƐƪǉǙǡ10hBƻ11zŖƂƍƮǌ12ŜƛƬƸǐ13qYƌǨ14elruAVŀŞŤƭǅǍ15ĻŝŵƝ16ZƲǁǜ17ļƕ18ĴĽƠǂ19Ň20CĿŉƟƴ21yƹǊ22ĹŲ23ŦǕ24ĺ25ľǩ26ōƫ28ǒ29j30ƞ31g39š
~out>	36 -19Ǫ-16ǈ-15c-13S-12ķǓ-11iLńňƜ-10FHRƽ-9xŃŬơƢƼǠ-8owDŐžƄƔƾ-7svKřųŻ7bTŊŘşƊƎƥƨǆǝ8ZŚſƏƠǃ9ŏŽ10UŴżƐƘƻ11hBĸļŝťƂƍƪǁǉǙ12gŖƬƮ13lƛƸǐǨ14Ŝƌ15rzAYŀŤƟƭǍ16Vŵ17jƝǜ18ŞƲ19Ĵ20Ľǂ21Ŀŉ22ŇƴƹǊ24Ų25yĹƕǕ26ĺľŦ27ƫǩ28ō30ǒ32ƞ41š
~outc	90 29Ļ
~oute	90 12Š17M
~outf	77 7ń8Ş9ő11WŠ13ǟ19Ƣ24QŐ30ǅ
~outh	80 8l9r11ň14ļ16C18ŝ21u24Ơ
~outs	70 -13U-10ƕ-8t7Ű8ƒ9Ʀǡ10Ɖ11ǌ12ǁ14Ƨ15ŉ16Ƥ18Z19q21C22g27j30Ƈ
~ova	85 18Łǅ28ƌ
~ovat	88 29ƌ
~ove	40 -13ŤƤǒ-12VXŨƞ-11agưǏ-10ŅűŵǪ-9LŪŬŷŹƬƴ-8KńŇƕǅǑ-7mpIOĻŁōœşţųƘƪƽǃǆ7nBPƄƅƚƸǖ8ŃŌƆǛ9CQZŚšǞǦ10ťƓǈǗ11ĸŝſƙǢ12RƍƝƷ13ĵŜŰŲŻ14ľƁǐ15MWŶƧǓǝǟ16ŞŢƮ17śƀ18GŮƔơǩ19Ŧƒ21ŒƃƜ22Ƒƨ23TŎŗƂ24Uŕǋ26Ʃ27HǕ28Ő30ǧ31ŏǣ32Ɵ36ǎ38Ǡ41Ŗ
~ove>	57 -10ś-9PƤ-8kŨ-7ĻŤ7lƄƒǕ8nwŃ9uƥǌ10MŎż11Ō13ŀǧ14UŞ15ĵ16ƅ19yƸ20B22ŐŶ23ƍ25G28Ţ37Ƒ38Ɵ39ǎ44H47Ǡ
~oved	79 8ĺŭƣ9Ơƶ13nŒ17ť21G
~ovem	90 17ǣ23ƌ
~over	42 -15y-13ǒ-12aǅǐǪ-11Ǐ-10GVƠư-9gƥ-8BLXűŵǉ-7luIKŅŤŪŬŷŹƕƤƬƽǑ7vŞƎƟƹ8jAMŝƙƚǖ9kĿƷǎ10ƆǛ11CQšƝǦ12ZĸƓǗǢ13ſǞ14PRUŐǈ15Ű16ľŜŲƒǓ17WŎŻƧǝ18ŒƁ19ƀƮ20ŮƔ21Ŧơǟǧǩ23Ɯ24ƃǕ25śƂ26ƨ27Tŗǋ28ŕ29Ʃ31ǣ35ŏ45Ŗ
~ovi	71 -9Ǐ-7Ķ7g8Ōǅ10Ǟ11tĺ12ŀ13Ţ15Ǫ16yŐ19n30H41Ɵ
~ovid	90 11ǅ13Ǟ21Ő
~ovin	72 -8Ǐ-7Ķ7g8Ō11ĺ12tŀ13Ţ16y19n31H55Ɵ
~ow>	27 -31W-23ǉ-17Ƃ-16yDŁŬ-15ǅ-14Q-13Mş-12ƞư-11HŝƖ-10VƵ-9oŞŪǕ-8wŀťƬǡ-7dCRŋƦǂǛ7ƄƤǃ8ĶœŸƈƑƺǇǐ9TŐŒƊƚơƥƲ10ļƠǋ11fŜũŴ12ŕŘŲƅǝǞ13uvĽŉǄǆǒǤ14ĹŃŊŦƨǀ15hSňŏŭŵƓƧ16Gĸţƛƹ17kzųƐǏ18OŖŠƁ19pů20Uŧƃƫƻǧ21KłŻƋƮǈ22ĴƔƭ23bǪ24ĺ25NŗŤƟǗ26ƕ27ŮǙ28c29ŅƯǠ31Y32ű33xŶ35ŨƆ39j40t45ƴ47i
~owa	82 -9v11Kǒ19Ň26X36x
~owar	88 21Ň28X
~owb	88 -8j12Ƙ35Ơ
~owbi	90 -9j36Ơ
~owe	59 -17ŗ-14Ř-9xŖŤ-8ŐŶ-7Ł7Ǫ8Ƹ9ķŉƃ10ƁƤ11BĻų12q13ł14ǖ15Ņ17f18Ŏ20ƫ21ǧ22Ɩ25ľ32Ɗ33Ŭ42ƕ48Z
~owe>	68 -9Ő-8Ť11ķŉ12Ɓ42Ŭ48ƕ58Z
~owed	74 -7Ŷ7Ň11Ƹ15B16ų21f26ƫ30Ɩ
~ower	71 -18ŗ-16Ř-10Ŗ-7Ł12ƃƤ14ĻǪ15qł18Ņ25ǧ26Ŏ39Ɗ
~owh	88 10g30ĸ
~owhe	88 10g30ĸ
~owi	71 7Ǩ9ƅǅ11Ƅ12Ɯ14j17y20ǟ21ň39Ɓ
~owin	71 7Ǩ9ƅǅ11Ƅ12Ɯ14j17y20ǟ21ň39Ɓ
~own	42 -15Ų-14ŝǪ-12Ŋ-11ĸƝƞƥƶ-10őŠ-9gsSŀōŗşƜƟơƭƴǉ-8PŇŜŢƤǈǤ-7bXĶļĽńŒŨŶƪưƹǅ7nťƈƣƱƷǣ8jŌƬ9vMYŞſǄǎ10eEQǊǏ11ŸƕǋǕǦ12TŖǩ13ŁłŪƍ14HŵǑ15ŬƵ16ňƸǆǒ17ƒǠ19a20Ƣ24Ǔǜ25lŤǞ26CƘ27ƙ28V33ǌ35Ƨ38ƀ39ķ40Ɗ58Ǉ72F
~own>	44 -18ǍǤ-15Ų-14ŝ-13Ǫ-12Ŋ-11ĸ-10ƥƶ-9gŀōŠƜơ-8sş-7PSĶļŇŗŜŢƖƝƞƟƤƹ7wzLůƁƗƳǆ8ťƱƷ9cnƣƬ10vMŌŞſ11aeYǏ12QŸǄǋ13Tƕ14ŖǇ15łŪŵƍ16ŁƵ17ŬƸ18ňǒ19ƒǠ26Ǔǜ27lŤ29Ƙ30CƊƙ31V33Ǟ36Fǌ38Ƨ42ƀ46ķ
~owne	66 -8GǌǞ7Ĺ8Ǌ11j12ƅƢǣ13a15ǆǤ16ƈ19Ɩ21Ǎ22Ǖ26F27ǇǦ28ǩ
~owns	74 -10ƭ-7ķ8ǌ11ǎ12F16Ǒ17E21Ɗ32Ƣ33H48Ǉ
~ownt	84 -9M8ů11ǌ16Ƥ22ǎ27Ǫ
~owo	90 10B29ƴ
~owor	90 10B29ƴ
~ows	78 -10Ǜ10gſǓ11ť12Ɠ13Aƒ14ŗ16Ʀ26Ǣ
~ows>	78 -10Ǜ10gſǓ11ť12Ɠ13Aƒ14ŗ16Ʀ26Ǣ
~ox>	69 -12ƕ-10p-7ľ7ǀ8ŏǛ9qƄǑ10c11Pĸ12d13DƋ14Ƽ16fǨ18mŚ24J26Ŭ28ǚ
~oxe	88 17Ƽ45Ɵ
~oxes	88 17Ƽ45Ɵ
~oy>	72 -9R-8do-7p8bj9J10n11Ťū15v16ŭ17U19gx21t23uw25Ź
~oya	82 -8Ŀǈ11ǘ32ő49Ţ
~oyal	82 -8Ŀǈ11ǘ32ő49Ţ
~oye	59 -11ő-7o7ƃǊǦ14ǒǤ15Vǉ17S18q19ƨ20Wǝ26ǈ32Q
~oyed	85 -9o12ƃ26Q34q
~oyee	62 -11Q-7W7ǊǑ8Ǧ17ǒ18Ǥ21ǉ29ǝ31ǈ
~oyer	74 -13ő7ƞ20V24S28ƨ30Q35W
~oyi	86 11Ǡ13ĸ21U23Ş
~oyin	86 11Ǡ13ĸ21U23Ş
~oys	79 -7a9w10mŐ11n13x14v15q17ƙ31u
~oys>	79 -7a9w10mŐ11n13x14v15q17ƙ31u
~pa>	77 9ǘ11ƍ12j14A15B36ź50ǡ
~pac	67 -17F-11Ŝ-9Ǚ7Ɔ10Ŗş12DƇ13HŲ14WƎ16Ɗ21ƑƟ24ǌ30ƺ36ǍǦ
~pace	74 -18F7ǣ8Ɔ14Ƈ16Ǝ18Ɗ23Ƒ27ǌ40Ǎ
~pack	73 -12Ŝ-9Ǚ11ş12Ŗ14DŲ15HW23Ɵ34ƺ40Ǧ
~pag	69 8ƪ9ǔ10ō11ļſ18Ǎ29ś43Ś
~page	69 8ƪ9ǔ10ō11ļſ18Ǎ29ś43Ś
~pai	56 -10Ǡ-7Ť7TŏŧƃƫǐǒǪ8Ʀƪ9ĴœũƐƬǄ10ƣƷ11U15Zķ19ţ20ƓƖƲ27ǅ28ƕ38Ŭ41Ŧ
~paid	58 -9Ǡ-7Ť7Tŏƫ8ƃǐ9ƦƪǒǪ10ĴƐƬƷ11œƣ16ZķŦ20ţ21ƓƖƲ29ƕ40Ŭ
~pain	85 11ƒ14Ǆ17ŧ19U20ǅ
~pair	79 10ƥ11Ŕ14ũ21ǅ37Ŧ
~pan	50 -23Ū-16ƈ-10SVžƂ-9Ťũƕ-8HŒŭǤ-7ĺŏœ7hMťƇǇ8şţƋǉǊ9ǡ10qƄƅƢ11mWľŠšƗ12Ņ13ǂǋǪ14Ŝ15ŞƖ16Ɖ17Ǣ20ƨ22ĶƵǩ23ǅ27Ǧ29ő30ŝǆ32Ǆ33ŐǑ35ŧ36Q37ǧ40Ţ45ǟ
~pand	86 11Ǟ17ť39ǟ
~pane	88 -18ƈ17MƋ19Ɖ
~pani	74 7ĵ8hǀ10Ɖ11ŀ13Ǫ15ş19m27ń33Ţ
~pany	52 -24Ū-16ń-10SžƂ-9Ťƕ-8ŒŭǤ-7ĺœ7ǇǠ8ƇǊ9ţǉ10qƢǡ11šƄ12WŠƗ13ľŅǋ14ǂ15Ŝ17Ɩ18ŢǢ19Ş22ƨ23Ķ24ǩ25ǅ26ǟ27Ƶ29Ǧ31ő32ǆ33ŝ34Ǆ36Ǒ37Őŧ39ǧ41Q
~pap	68 -9ǉ7ś9i10QƗ11o12Jƣǘ15ǡ16Ǉ17Ǆ18K20ķ22Ǔ25Ƴ53Ś
~pape	68 -9ǉ7ś9i10QƗ11o12Jƣǘ15ǡ16Ǉ17Ǆ18K20ķ22Ǔ25Ƴ53Ś
~par	47 -20Ŗ-14Ţ-13Ĺƹ-11adyƜ-10Lƚƽ-9RǨ-8cnHQŃŇťŬƪǟ-7MũŮ7EľŨƟǎǒ8vşŦ10TſƙƲƸ11UŀŘƣƥƨǂǃ12qŵǡ13CƐ14sǩ15tō17ƩǠ18Ǉ19Ƣ20pńơ21o23OłƦǈ24VƤ26l27Gƾ28Ŵ29u30z31ňŠ37Ɲ41Ű
~para	76 8f13h21ǂ24şƙ30Ř
~pare	66 -17Ǫ-13ƹ-11Fƽ8ł9ŵƧ11ŷ17ńƦ21Ŵ22ƞ33Š37O45ƾ48u51z
~park	69 -10Dƚ7v9ż10ŒŦǠ11Gơ14ķ15Ļ21Ǫ22T67Ű
~part	51 -19Ŗ-11y-10adƜ-9LSťƞǨ-8RĹŇƪ-7cgŘŬŮ7ŉůŵǢ9EŝŞŠŨǎǒ10ľƘ11D12ſƸǠ13FƦƨƲ14UŀŴǡ15qƐƥ16ǩ17stōơƣǃ18C19Ʃ22GƢ23pǇ24o26ǈ28Ƥ31V32l36ň43Ɲ
~pas	62 -15Ŏ-9ő-8ĻƵ-7z7sŻƻǝ9gƂǀǜ10ļǏ13ņƬ15cƳǁ17ţ18Ʒ19ƾ20ŲƧ21O22Ƹ29ŀ34Ǚ48ƴ
~pass	67 -10B7ƃƲǩ9sǁ10gƾ14Ƭ17Ƴ21Ʒ22ŲƧ24Ƹ38Ǚ54ƴ
~past	72 -17Ŏ-11ő-9Ƶ-7v7ǁ8m9Żƻ11Ƃƾǀǜǝ12Ǐ13ļ17ņ19c21ţ25O34ŀ
~pat	72 -14ƌ-9ŷ-7Ķ11no14ƺƿ15Y19ǘ20q22ǚ26P60ǟ
~patc	86 -13ƿ-9Ķ17ƺ19Y27ǚ
~pati	76 -15ƌ-9ŷ11n20ǘ22q28P64ǟ
~pay	42 -20ų-17ǋ-16Ļǉ-15ƿ-14ǩ-13Ʒ-10nķōŨŮŴƸǐ-9yBKŵƘ-8AĹŏŝŢťűƹǘǟ-7clĺĽŁŇŌőŞŶƞƨǕǜ7ƁǢ8Fţſ9T11ƱǦ12ĵƀ13ĸƕǈǣ14ƫ15qŐšƔư16ZžǙ17Ņ18Q19ŧƲ21ŖǞ22Ŭ23ŗ25YŲ27W28Ǥ29Ɲ30Ř32X33œ36ƖƯǖ37Ŧǒǡ39ơ42Œ43Ɠ46ƃ48Ǘ66Ǌ82Ĵ
~pay>	49 -22ų-16Ļǋǩ-14ƿ-13Z-10ǐ-9yKŨŴ-8ŮƷƹ-7lŌŶǈǘ7Ķƥƭ9ƁǢ10ƀ11Ǚ12Y13ŧ14ţ15Ʊ16ǡ17Wǣ19Ǥ20ĸŦžƲ21Ŗ26ŐƃƖ28Xœ29ơ31ŗŲ32Ɠ33ŘǊ34Œ35ǒ45ǖ58Ǘ67Ĵ
~payc	69 -11Z-10ǡ8WĴ9Ǡ10Ǌ15Ʈ16u19Ư21qư23T24Q29Y
~payi	61 -10ō-7BĹĽľǪ8ƀǞ9Ŧ10F13Wŧ14Ǥ15X16Ĵ17ƫ18œ23Ǧ27ơ28ŅŒƓ31ZƔ43Ɲ
~paym	65 -8TƸ-7Ɲ7ŕ8Ŏ9eƪ15Ư16ƃǙ20Ɩ22Zĵ29š30Ĵ37ƕ42Ŭ
~payo	88 -12Ŗ-10Ʒ10Ǫ15Ƭ36Ŧ
~payr	65 -9ǉ-7Ɲ7ǩ12Ǟ15Qǒ21ǡ33ǈ63Ǌ
~pays	72 -18ƕ-8ǉ7Ʋ8źƝ11U12Ŗ13ň16ƃ17ſǞ22Ư26Ǫ28ǡ
~pda	69 9ǎ15Ƌ20Ƴǣ33ƌ
~pdat	69 9ǎ15Ƌ20Ƴǣ33ƌ
~pdf	90 36ś
~pdf>	90 36ś
~pe>	62 -9Ŏǎ-8Ś7D8X9šũŴǃǕ10Ǌ11ĻƇ12ƤǇ18d19Ǘ25ƹ26Ş28ƪ29ŋƉƜ30ű32ƺ34ƽ
~pea	75 -9W-7Ǎ10Ǉ11ƾ14NŚ17Ƣ18ŏ20s22x25Ň29a40ũ
~peak	78 7Ǫ10Ǉ12ƾ14N15Ś19ŏ22s31a
~pec	65 -9Ǟ-8ţ-7Ŀ7ĺ8Ţ12Ŏ13U15ĸƉǟ17Ɵ20ƿ21ƙ24Ň53Ǝ
~peci	75 9ĺ23Ɵƿ26ƙ
~pect	70 -9Ǟ-8ţ-7Ŀ7ł8Ţ13Ŏ15U16ĸƉǟ27Ň59Ǝ
~ped	67 -7ĺ7ļŃŔƂǁ8bUƘǖǧǩ9tĵĿŶ10ń12p13ŋũ17E18œ19Ư24š26h
~ped>	67 -7ĺ7ļŃŔƂǁ8bUƘǖǧǩ9tĵĿŶ10ń12p13ŋũ17E18œ19Ư24š26h
~pee	73 -8ų-7ŝ8ĵ20Ş24Žǂ39Ǜ48Ż
~peed	79 26Ž52Ż
~peel	85 -9ų49Ǜ
~pel	73 -10a10t16Ƒ17J18Ǆ20ǌ50b
~pell	74 -10a11t16Ƒ17J18Ǆ50b
~pen	46 -13Ŝ-9ľŁƭ-8LVŀŇőŝų-7R7iuƄƝ8glƵǒ9Ʃ10ōŰ11zţſƬƱ12ƙ13WĻƯǔǙ15ƴǕ16YŸ18ĺšũ19ƨ20Ɯ21Ţťư22ĸ24Ť25Ķ27Ǥ29ĿǞǩ31X32Ƹǆ40Ǐ
~pen>	58 -11ǟ-9kƩǪ-8H-7ŠŨ7ŊƝǌǖ8Űƒ9ũƨ10Ś12Ļ13Ť18ĿǙǩ20ţ22WǕ23Ǟ28ť29ǆ31Ţ33ĺ34Ư44Ǐ
~pend	64 -9ų-8ƭ7Ʋ10IƷ12ǒ13Ƅ14u15lƵ16gk21z23Ŀ25Ÿ29ư39X
~pene	60 -12ĿŜ-9Ł7ư8ŠƥǤ9ĺƩ10Ŗ11Ư12ǩ13ņǆ14iĹ16YōƜ18šƬ21Ũ26ƴ31Ť
~peni	84 -11Ǫ10HĿ15Ǐ22ũ35ǟ
~pens	59 -14ĺ-9Ư-8Ŗ7ĽƚǓ8Ż9XĻƃǋ10šǩ11Y12Ƙ13Ʃ15ŗƱ18ſƨ19ƙ20Ǟ24Ǫ28Ǥ34Ƹ36Ķ37ĸ
~peo	57 -11ľ-9ǣ-7ĴŒ7ņŐşƘ8bŮŲƩǝ9Ǫ10Ǣ11ſǑǒ12ŝǊ13KŸǛ14dƳǕ15Ǘ17lƷ19ŷ20n22ǚǞ23ǘ24ǉ26Ɲǈ
~peop	57 -11ľ-9ǣ-7ĴŒ7ņŐşƘ8bŮŲƩ9ǝǪ10Ǣ11ſǑǒ12ŝǊ13KŸǛ14dƳǕ15Ǘ17lƷ19ŷ20n22ǚǞ23ǘ24ǉ26Ɲǈ
~per	48 -16Ŧ-11yő-10WǊ-9P-8ŌŏŠǉǔ-7uSŇŴǧ7fǩǪ8KĴłƍƔ9ƒǅ10aLŭƗƘǇǍǘǜ11Ǆ12ŅŊŒŜǀǓ13vƢƪǒ14Ǥ15ADŷŽƳ16žǆ18JǢ19ƛ20œŹ21Ƌ22Mǌ23ǡ26ǣ27ņŸ31Ś33ķ
~per>	64 -17Ŧ-11Ǌ-8Jǉ7ŚǓ9rwǇ10xœ11ŤǤ12Qű13şǙ14Ɣ17Lžǘ19Ņ20KǢ21ķǪ22ŒŘ23ǀ30Ƌ
~pera	84 -12ő-8D11Ǣ17ǆ22ŷ36ǌ
~perc	70 -21Ř-7Şǉ8Ǘ9Ķ10Ǖ11ǒ12ź18Ǉǜ19Ĵǅ23œ27Ž32ƛ
~perf	80 7Ÿ10ř11aD13Ő15Ļ22Ş
~peri	72 13ŧŨ14Ǥ15ǆ26ņ
~perm	75 8ŷ9ƌ18Ÿ29ƪ40Ź
~pers	60 -9yW-8PǦ7agnľŖǣ8dfžƃ9hTǒ10ƣǉ11ųƳǓǡ12J13ł14ņƗ16ŭǩ18Ŋ20vŚ22A23Ŝ25Ƙ31M
~pert	67 -11ǉ-8Ő7ǌ11H15ƍ16žƒ17Ǎ20Ƣ22D27Ƙ29ķ40ǣ
~perw	77 -9ǘ-7K8ś11iǄ13o19Śǡ22J
~pes	77 7Ņƥ8ũ11ű19ľ25Š34Ƌ
~pes>	81 8ƥ9ũ12ű36Ƌ
~pest	90 -7Ŕ8Ņ23ľ29Š
~pet	81 -21Ż-7ŝ7ş10Ɗ15Ņ21Ş31ń50h
~pet>	90 -8ŝ8ş12Ɗ26Ş
~pets	90 -23Ż56h
~pgr	88 8Ƌǎ22ƌ
~pgra	88 8Ƌǎ22ƌ
~pha	84 17Ƽ42Ɖ
~phal	85 42Ɖ
~phe	90 -8Ŷ9h15Iĸ19ų
~phi	88 8Ű17Ƥ38Ǚ
~phis	90 17Ƥ39Ǚ
~pho	63 -13J-10Šǆ-9ŷ7iC8Ĺľ9rǗ10ŧ11Ś12S13ǅ14ĺŜǠ15c16ǘ20O23I26MŽ29K38ś46Ǫ
~phon	64 -13J-10Šǆ-9ŷ7iC8Ĺľǘ9rǗ10ŧ12S13Śǅ14ŜǠ15cĺ20Oś23I26MŽ43K47Ǫ
~phot	85 -18K11ǘ25ś
~phy	77 20ƀ24ƹ25ǂ44ƿ
~phys	77 20ƀ24ƹ25ǂ44ƿ
~pic	59 -14Ǫ-9ư-7sŦ7tTŤŴƃƟǀ8n9XƸ10NWĹųŵŶ11Lǅ12ĺŜūŭǠ14Ŀƭ15Ʈ17fŘ25ł27Ǒ34ľśŠ
~pic>	90 -16K25ś
~pica	88 11Ǐ12Tǀ21ǅ
~pick	64 -9ư-7ŦǄǪ7hžƄƳǐ8ƃ9i11W12XųŶ13NĹŭ14ĺŜǠ16LƮ19Ř22K29ł30Ǒ39ľŠ
~pict	71 -7K7ƒ8ĶƲ9Ɵ10ŴƇ11nŤ12ūƸ14ŵ18ƭ19Ŀ22f24ś
~pie	79 9Ɨ12Ơǣ18Ř19ƙ20Ŭ27Ƈ
~piec	83 13ǣ19Ř20ƙ21Ŭ
~pil	77 -25Ǫ-8Ÿ9ǃ11ž12ķ13ǀ51ǁ53Ƽ
~pill	81 10ǃ13ǀ59Ƽ
~pin	59 -11Ŷ-10P-9Ɖ-8nN-7gƚ7HľƅƷ8VŋŔũ9yƊ11ƣ12bUǡ13Ų16Aƒ17ƶǠ18ĺ19ńǅ20Ţ21t22Ž27z32x33ŀ35X40Ļ
~pin>	75 -12Ŷ-7P7x9ŀ10ƀƶ11z12XƷ13Ţ14V16tǅ19Ǡ22Ļ30Ž
~pine	90 -14Ɖ11ƅ12Ǫ29ƒ
~ping	62 -7Nƚ7Hǁ8ľǅǞ9tŋ10ũƊƶ11yŢ12Uƣ13bXǡ15Ų18Ļ19z20ń21ĺ28xŀ
~pini	88 10Ļ27A
~pip	73 15ƥ20ũ30Ƌ33Ɯ69ƃ
~pip>	85 82ƃ
~pipe	76 16ƥ21ũ32Ƌ36Ɯ
~pir	79 9Ž13Ÿ14e16Ƽ40ŕ
~pira	90 10Ž26ŕ
~pire	84 14Ÿ15e19ŕ
~pit	70 -10C8V9qĸů12PS13žƃ15ƽ18ǃ19QƧǩ20ǕǪ24ƹ27h28Ɖ
~pita	72 -10C8V9ů10qĸ12PS13ž14ƃ16ƽ19ǃ20QƧǩ21ǕǪ24ƹ
~piz	88 11ǎ31Ǫ
~pizz	88 11ǎ31Ǫ
~pla	44 -16Ũ-13ĹŦ-12Œ-11ZǄ-10vŸƫ-9Pķŧ-8Tľœţǉ-7iĿōŐŚŜűųƋƚƞƾǈ7gzŌƎ8Ǖǝ9Šƃǚ10ŃŞůƠǠǪ12Wǌǩ13MŊ14DUňşƕǆǛ15ƝǗ16ƟƧ17ŖƘƣƥǋ18ƅƦ19Ɣ20Ŕ21ǟ22Gĺơ23kǣ24yŏ25F27ƌ33Ƒ34ūǁ38V39ƶ46H
~plac	50 -14S-13Ŧ-12Ǆ-10Ĺ-9WZŒ-8v-7TŖƋ7hĺǕ8ƆƎƛƳǜǞ9U10Qǩ11ƒƥǗ12Ɲǚ13Ńůƈ15ŏ16MƠǠ17şǆǌ18Dƌƕ21ƣǋ22Ƙ23ƅƦ24HƔƧ25Ɵƶ27ǣ28Gơ35F40Ƒ
~plai	68 -8œŧƈ8ſ10Ʊ11ƹ12Ɖ15B20ǝ21Ŕ25Ŗ28ň29Ŋ31Ş
~plan	56 -9gƹ-8hF-7PŞ7lł8UŀŠƲ9AŖƷ10zĸ11SƁƥ12ĶŔŗƃ13Ň14ƌ15ŏ16Ǫ21Ǜ23ĺƶ26W31ǟ33H34k38y45ǁ54V
~plat	78 -15Ÿ9ǁ11Ǎ67ū
~play	82 -15Ũ-9ǁ9s10ƙ16Ť17ŉ20Ɲ32g
~ple	52 -14Œ-13ǌ-11ľƣ-9ǣǨ-8Ĵķ-7ŚŬǎ7ŮƩǝ8Ūǂ9ŊſǑǒ10eKƁǊ11yŭǕǛ12Ÿǟ13ƱƷǀǗ14bƝǪ15lŗǞǢ16DƳ17nŷ19ǉǚ20Ƣǘ21a23d29Ƥ33ŝǈ
~ple>	55 -11ľŭ-9ǣ-8ķ-7ĴŒ7bĻŐşƘǘ8ŮƩǝ9ŝŪŲǂǢ10ŊǑǒ11ŰſƁǊ12KǕǛ13dŸ14ƱƷǟ15Ǘ16lǞǪ17ǀ18ŷƝƳ19n21ǚ23ǉ24ǈ
~plea	69 -12ƣ-9ǌ-8Ƣ-7ŬǍ9I11bw12c14eǈ15d19D28ŭ32a33ŝ
~ples	86 19ŗ23ǘ
~plex	79 -12Ǩ-11Œ-9ǎ13ơ41Ƣ46Ƥ
~pli	65 -8Ƨ-7ŐƁ7S9Ə10Ĵžǀ11ǈ12Ō14ƞ20Ļ21Ƭ27Ƶ36ƣ37ǖ74ǝ
~plic	85 9ǁ10S11Ƶ13ǀ16Ō
~plie	72 7Ǒ16ƞ21Ƶ44ǖ
~plit	75 -8Ő12ž15Ĵǈ25Ƭ42ƣ
~plo	58 -11őƕ-7o7Ǧ9Ŭ12Ŵ13ǒǤ14Vǉ15qƨ17ų18m20Wǝ23S26ǈ29ś30Q39Ʊ
~plot	88 60Ʊ
~ploy	59 -11ő-7o7ƃǊǦ14ǒǤ15Vǉ18q19ƨ20Wǝ24S27ǈ32Q
~plu	71 -8Ǫ7ǒ8Ə9Ÿ12jS13Ɠ15Ɯ31Ž37Ƌ
~plug	85 -7ƶ38Ž
~plum	74 -8Ǫ8ǒ12jS14Ɠ16Ɯ39Ƌ
~ply	88 11ŔǑ18ǖ
~ply>	88 11ŔǑ18ǖ
~pme	69 -9Ɣ-8Ƙ20ƞ21ǣ26ǟ49ǐ
~pmen	69 -9Ɣ-8Ƙ20ƞ21ǣ26ǟ49ǐ
~poc	72 7e8Ʒ13ǅ19ĸ22Ŧ31Ř
~pock	72 7e8Ʒ13ǅ19ĸ22Ŧ31Ř
~poi	76 -11m-9ƃ-7ƞǌ8Aǘ9MŘš10Ǘ13ŵ14Ş15ǐ20ƿ32Ŗ45Ż
~poin	77 -11m-9ƃ-7ǌ8Aǘ9MŘš10Ǘ14Şŵ20ƿ33Ŗ45Ż
~pok	90 -10Ǫ14Ľ21Cƿ
~pol	46 -14ĺ-11ƕ-10Z-9oǧ-7ISūŬǅǉ7śŪŲŹǂǓ8ŜŢžƩƬ9Ɨǟ10šƂƣ12ŐƔ13ƁƛƢǐ14Ɯ15Ĺƀƨ16ľƭ18ŖŠ19ŗƍƫǢǣ22ſ23ŕ24őŷ25ŏŚş26Ƨƪ28ƶ36ř40Ǧ
~poli	46 -14ĺ-11ƕ-10Z-9oǧ-7ISūŬǅǉ7śŲŹƀǂǓ8ŜŢŪžƩƬ9Ɨǟ10šƂƣ12ŐƔ13ƁƛƢǐ14Ɯ15Ĺƨ16ľƭ18ŖŠ19ŗƍƫǢǣ23ŕſ24őŷ25ŏ26ŚşƧƪ28ƶ36ř40Ǧ
~pon	84 7ƚ8Ɛ11ǔ18Ƶ
~pone	90 20Ƶ
~poo	68 -7ş10Ʀ11Ǥ14ǉ21ƛ71ƍ
~pool	69 -7ş11Ʀ21ƛ72ƍ
~por	63 7ƚ8Żƅǖ9ǄǪ10ōŧƦǊ11Ř12QƲ14ĵ16ţ17Ű18źǁ19ľƎ24Ǉ25ƨ32g
~pora	79 12Ǆ30Ǉ
~porc	86 -8Ǫ-7Ƈ7D10Ɵ11ƅƚ15Ʀ
~port	66 8ǖ9Ż10Ǌ11ōŧ12Ř13QƲ15ĵ16Ǫ17ţ18Ű19źǁ20ľƎ27ƨ34g
~pos	74 -8ő9ŋ11V15Ƶǉ16SĽ26Ŏ29E30Ɨ
~posi	90 -9ő7ż14V19Sǉ
~poss	88 36Ɨ
~post	82 18ĽƵ33E
~pot	76 7Ơ10Ū11Fƚ14Ǚ15Ű19Ɵ22M26ǌ
~pot>	79 7Ơ11ƚ12F15Ǚ16Ű20Ɵ23M27ǌ
~pots	90 7Ɖ
~pou	66 -27ƹ-19c-11P-10ad-9Ō-8Ň-7Fǣ7ƚ8ǜ9j23Ƹ27r31s32qƩ33ǃ35o37fp42ƻ
~poun	84 -7c8Ľ10M55ƻ
~pous	68 -28ƹ-14c-12P-10d-9aŌ-8Ňǣ-7F24Ƹ28r32s33qƩ34ǃ37o38p39f
~pow	90 8Ƴ13Ɗ20q
~powe	90 8Ƴ13Ɗ20q
~pp>	69 -8ŷ7ǀ8Ǉ10Ƅ13Ŝ15Ƶ23Ś32Ǘ38ŝ43Ų44Ž
~ppe	50 -12Ŝ-11ǟ-10Ŕ-9Ł-7sVŀŝ7nńņ8Ĺ9iYƝǞ10LǖǪ11ŇōţƩƬ13ŗſǙ16ǀ17ĻǕ18ƴǤ19h21Ƌƨ22Ƹ24ĺ26ĿťƜ27Ư31ǩ32ũ35Ť40š
~pped	71 -10Ŕ7Ńƀƫ8Ƃǖ9ĵƘǧǩ10t11Ŀ15ńũ20Ư27š28h
~ppen	52 -12Ŝ-9ǟ-8Ł-7Vŀŝ7Ǜ8ņŨ9Ĺ10iƝ11Ǟ12Yōţ13ƩƬ14ŗſ15Ǫ16Ǚ18ĻĿƯǕ19ƴǤ22š23ũƨ24ƜƸ26ǩ27ĺ28ť34Ť
~pper	80 12r14n21L29ǀ39Ƌ
~ppi	68 8ƀƜ9Ǟ11VX12y14ƣ17Ų19ŀŢ22ƶ23ń24ĺ
~ppin	68 8ƀƜ9Ǟ11VX12y14ƣ17Ų19ŀŢ22ƶ23ń24ĺ
~ppl	68 7Sǁ9Ǫ10ǀ12Ōƞ14ŗ15Ǒ31Ƶ54ǖ
~ppli	70 7ǁǑ8S11ǀ13Ō15ƞ29Ƶ42ǖ
~pply	88 11ŔǑ18ǖ
~ppo	83 -10ƃ9ǘ10M11Ǘ15ŵ22ƿ30Ŏ
~ppoi	86 -10ƃ9ǘ10M12Ǘ16ŵ23ƿ
~ppr	76 8i9ƶ11Ŋ14Ŏŝ16Ł19Ɠ26B38ƙ
~ppra	81 21Ɠ43ƙ
~ppro	88 10ƶ16Ŏ19Ł31B
~ppy	71 -15ő-13Ǫ8Ǩ9ŧ10Ļ14Ɵ16U25Ş27h34ŝ39Ŷ
~ppy>	71 -15ő-13Ǫ8Ǩ9ŧ10Ļ14Ɵ16U25Ş27h34ŝ39Ŷ
~pra	78 7Ǜ9k20Ɠ22Q23ł41ƙ
~prai	80 10k21Ɠ42ƙ
~pre	57 -10ţ-9űƺ-7Ŀ7Ŵƒǝ8ŕǒ9Ţů11GNƆǥ12wǞ14Ĵƈ15Uœ16ş19Œŝ20Kǃ21łũǪ22ƀ24Ƽ30ƹ31ƽ
~prea	84 26łş
~prec	88 -14Ǫ10i11Ŋ15ũ17ŝ21w
~pref	85 19Ĵ32K
~preh	83 34ƀ
~prem	77 -7ţ9X12œ16ǥ30Œ
~pres	69 7łŐ8ő9ŝǐ10ǝ15N16ǃǞ31Ƽ40ƽ42Ǫ
~pret	70 -8ű7Ķů8S9Ŷƒ10WōŨŴƚǒ11ŕ13Ţ15Ɔ19G20U26ƹ
~pri	54 -11ǅǓǣ-9xŗŧǔ-7ŸƸ7tŘơǇǊ8uŇŝƘƦǂǋǌ9krĵŢ10ŖƈƕƢǐǧ11ŕǥǪ12Ɠ14HŒţƪƭ16Ŋ17ŎƤƼ18Š20ŀœ22ǎ24ń25ƙ26ł28XŅ40ľ
~pric	61 -12ǅǓ-9xǔǪ-8ŗ-7QƸ7ŉƵ8Ǌ9Ř10ĻƦǂǋ11rĵƘơ12Ňŝƈǐ13œŢ16ƪ17Ŋƭ21ŎƓ22ľŠ24ŀ29ńŒƙ31ł33XŅ
~prim	90 11ǧ19ƿ
~prin	65 -9ǣ-7Ɠ7Ǚ8Ńťƚ9jtƯ12u13k14ƕ16ŕ17Ŗ19H20ţ22Ƥ25Ǫ28ǎ
~prio	90 -15Œ15œ37ľ
~pris	85 7Ż10ĸ13ŏ20ǌǥ
~priv	83 -9Ÿ11Ʃǁ12Q13ƲǤ21Ƣ
~pro	51 -13ǉ-9ƈ-8nŇŶ-7Ńǈ7HŅŏƐǙ8dLŀńŌſƖ9ƃƍƑƒƪƮ10Ŗ11ŐŞǢ12BŝŸǅǝ14Dłǀǚ16Ǩ17bľŎƘ18ĺ19Ǉ20Ǜ22Ǧ23ƌ24Ƣ30ǣ41ķƄ43Ǔ
~prob	74 7ŋ8sĹ9ŵ10ƽǝ11Ɯ12Ƹ14l15LŜ16ŀ
~proc	90 14ǝ20Ō29ł
~prod	83 -8ž9ƞ14ǖ19ƪ21Ǣ26ǅ
~prof	80 7Ƒ10ņǓ11P27Ǜ
~prog	74 -7ǈ10ǆǘ12ļŽ14ŅŐő17ń23ǚ31Ǧ
~prom	84 -13Ĺ10vŒ11ŝ14Ǫ18d27Ŏ38ĺ
~pron	88 32b
~proo	70 -13Ǎ-10ƈ-7Ń12ľ14Ɩ16Ƣ25Ǩ45Ǔ63Ƅ
~prop	65 -11ǉ-8Ő7ǌ11H13ƍ15ž16ƒǍ17Ÿ19Ƣ20D26Ƙ27ķǇ37ǣ
~prot	66 8Ə9X11Ɛ13Ǚ15ƃ16ſƮ17ŗ18ľŖ21ŏ32ķ
~prov	80 8Ŏ9ƶǅ14ǣ17Ł19Őƌ23B29Ş
~ps>	61 -12Ǖ-11Ł-7xŏŧŭ7gťż8kķŇŞŻ9ƌǍǑ10Ưǣ11Ǔ12Ű13ŝũ14nuTš16EǤ17cĿŲ18P20ǁ21A23Ǣ25ƝǙ30ŗ
~pse	72 18ţ25Ũ45š
~pse>	81 36š
~pset	78 20ţ27Ũ
~psi	90 11H32Ƙ
~pst	79 -11Ɗ7Ɯ10Ʀ12Ƥ16Ɲ17Ɔ22ƥ28ǎ
~psta	79 -11Ɗ7Ɯ10Ʀ12Ƥ16Ɲ17Ɔ22ƥ28ǎ
~pt>	71 -9Z-7Ư7ƙ8YƑǙ9Ŷ13ǘǤ16ƃ17ŝ21ƓǗ33Ʀ35Ű
~ptc	88 31ĵ
~ptci	90 21ĵ
~pti	75 -8Ǫ9Ū12ǀ15Ň16ǉ17NƼ19Ǟ20Ō21ŀ
~ptio	78 -12N16Ňǉ18Ƽ20Ǟ21Ō
~pto	88 -11ǐ14ǘ16Ś20ƞ
~ptop	88 -11ǐ14ǘ16Ś20ƞ
~pts	84 9Ƽ15ƙ31ǋ
~pts>	84 9Ƽ15ƙ31ǋ
~pty	81 9y53Ơ
~pty>	81 9y53Ơ
~pul	71 7Ő8ƌ11ř12WĻ13ĵ14Ŋ17Ĵ24d28T34Ś40Ż
~pull	71 7Ő8ƌ11ř12WĻ13ĵ14Ŋ17Ĵ24d28T34Ś40Ż
~pum	83 -9ƚ42Ɗ
~pump	83 -9ƚ42Ɗ
~pur	81 10ŋ15ƪ23y30Ɠ
~purc	86 32Ɠ
~pus	78 -7x9ņŊ10łź13Ō14ĺ16H18Ű24Ɨ26r
~push	79 9ņ10łŊ14ĺŌ16H24Ɨ27r
~put	53 -15V-12G-10Ť-9PƕƜư-8ķőŖŧƘǀ-7yMWĹŊŎŵƛ7ƍ8kouLŰǐǝǥ9E10XŗŴƅ11ĺńŚűż12wR13Sǘ14cũƑ15ĸƌ16ŷƈ17f19Ūƥƽ20Ɣ22Ʋ24Ƽ26Ƴ27Ǚ28Y29Ů33Ō36Ķ48H
~put>	55 -15V-12G-9PŤƕư-8ő-7yĹŊŎŖŧŵƘ7sľƚǟǪ8Űƍ9aoELŪǥ10ckuQ11ŗŴƅƈ12Xĺńű13RƓ14SĶƲ15ũƌƑ17ŷ18f19ĸ20ƥƽ21Ɣ22Ů26Ƽ27Ƴ30Y33H35Ō
~pute	76 -8Ɯ7c8d10bƞ11Ś14ǐǝ24ǘ42Ǚ
~putt	76 -9Ɠ7ż8ƈ10ƺ13ŮƲ15wŪ23H33Ķ
~py>	67 -14ő-13Ǫ-8ŵ7ƄǨ8ŧ9Ƣ10Ļ14Ɵ15U17Ž23Ş25h32ŝ37Ŷ38ś
~qua	67 8ŋ10Ƨƭ14Ɣƙ15Ĵ16ŃƬǌ21Ǘ26O38Ɔ
~qual	90 11ŋ21Ƭ
~quar	68 10Ƨƭ14ƙ15ĴƔ16Ńǌ22Ǘ26O39Ɔ
~que	68 -10ƕ8d9ƙ10ǂ12A17Ľ18ķĹ25Ŋ49ŉ
~ques	69 -10ƕ7ķ8d9ƙ12A17Ľ18Ĺ26Ŋ49ŉ
~qui	57 -11Ƙ-9Ɣ-8ƄǕ-7Ǫ7dǞ8ĵƯǊ9Vŋřšǚ11ŊǍ12ƞ13Ŗ14Ƣ15Ǐǔǣ17Ŭǟ18ŀ19ƨǃ20ŧ24Ķ28Y29ǡ32ķ37ƺ42ǐ
~quic	72 -10Ƅ-7Ǖ8aRǐ9ŝ10dƖ11řǊ12ŋ16Y17Ŋ27ŧ37ǡ
~quie	86 -8R10L13Ư28Ǐ30ŀ
~quip	69 -9Ɣ-8Ƙ20ƞ21ǣ26ǟ49ǐ
~quir	76 13ǚ16Ǎ20Ƣ21ǔ
~quit	71 9o10YǞ11š12V19ƕ25ǃ27ƨ31Ķ41ķ47ƺ
~quo	66 -10Ÿ-8Ǣ7c8ƈ9ǃ10ŏǀ12Ľž16ǧ18e19Ĺ23J31ń33Ņ35ǜ
~quor	90 -13Ÿ-11Ǣ14ǀ48ǜ
~quot	67 7c8ƈ9ǃ10ŏ12Ľ15ž16ǧ18e19Ĺ24J32ń34Ņ
~ra>	67 9Ʒ11ƥ12M13Ŵ14u15Ƶ16ŏ18ƙ21ǈ25xƏǥ29Ƃ36w41Ķ
~rab	82 10a11Ÿ15Ƽ27Ś
~rab>	82 10a11Ÿ15Ƽ27Ś
~rac	58 -12Ş-8Ś-7Ʀ8ŀƗ9Ŧƣ10ƌǨ11wǅ12Ɣ15QřŮ17Ɠ22Ǔ23ǒ42ǁǔ72Ž
~race	86 -10Ʀ-7Ż17w57ǁ
~rack	73 -14Ş-7ŀ9ǁ10űǋ14Ǔ20Ů86Ž
~ract	61 -8Ś7ƪ8Ɨ10Ŧƣ11ƌǨ12ǅ13Ɣ14ŀ15ř17Q19Ɠ23Ǔ25ǒ45ǔ
~rad	63 -9tG-7o7ǒ8Ǥ9Ǡ11Ū12qƞ13B14pƌ15zŧ18ƶ22vy23S24mP35ź
~rade	66 -9G8ǒ9Ǥ10Ǡ13m14q15ƌ16zŧ24S25P27v43ź
~rado	90 10Ŵ17Ū
~radu	86 -9ź9Ʋ17m24y
~raf	81 -11m8ů12ǌ13Ż14N16e20Ĵ
~raff	86 -12m9ů13ǌ14Ż16N
~raft	88 17e22Ĵ
~rag	50 -23ǐ-13ň-10Ƙ-9ǒ-8zĺ-7N7iXŕƫǊ8RŅŉƝ9ŃŲ10ſƆƧƮ11źƛƩǓǦ12Ǎ13Ɯ14Ɓǩ15WŚǛ16Ǟ17ľƀƒƞ18Š19ƨ20šƭǣ23ž24ŏ27ŗ30Ɣ36Ű43Ʀ
~rage	50 -23ǐ-13ň-10Ƙ-9ǒ-8zĺ-7N7XŕŤƫǊ8ŉƝ9ŃŲ10ſƆƧƮ11źƛǓǦ12ƩǍ13Ɯ14Ɓǩ15WǛ16ŚǞ17ľƀƒƞ18Š19ƨ20ƭǣ21š23ž24ŏ27ŗ30ŰƔ43Ʀ
~ragg	86 8R17iŅ
~rai	57 -13Ǫ-11ŏ-10dS-9E-8GǞ-7ǩ7ŗšǤ8ųƊǙ9ƹ10P11Ɠ12ŀǐ13QǑ14ű15źơ17YĴő19œ22ů25ƚ26Ŕ28ƙư29l32ǚ39Ŀ42Ɯ53j
~raid	90 -14Ǫ16Ɯ66Ŀ
~raig	74 -10Y-9S-8G7wņ9Ţ10lň13Ŕ14š17ų18ŀ24Ĵ25őű
~rail	90 22ǐ24Ǒ
~rain	65 -11ŏ8ǜ9Ǥ10Ɗƹ11Ǚ13P16Q19ź27ů29Yƚ37Ɯ38ǚ59j
~rais	69 -11dE8k11aŗ15Ɠ19ơ21Ŕ25œ29l36ƙư
~rak	86 16h35Ž
~ral	65 -16ž-11ŗ-10ƀƪ8ĺƐƯ12Ǩ13ƴ14CƉ16ǔ26Ǧ28ƹ30Ǣ42Ʊ
~ral>	66 -16ž-11ŗ-10ƀƪ8ĺƐƯ12ƹǨ13ƴ15Ɖ16ǔ26Ǧ31Ǣ43Ʊ
~rall	90 24ƹ
~ram	65 -7ǈ8Ļ9Žǘ10ļƯ15PƼ16a17ǂ18Ǫ20ǚ21ǆ28ŃǦ32Ƈƍ
~ram>	79 -7ǈ7Ŋ11ǆǘ13ļ25ǚǪ34Ǧ
~rame	77 14ǆ22ǂ35Ń42Ƈ
~ramp	75 38ƍ
~rams	90 15Ž22Ƽ
~ran	45 -15Ť-13ƹ-11ǅ-10Qŗǒ-9u-7ŲƔǟ7ŪſƌǣǩǪ8YƚǖǙ9ŞƆƒƧ10rŘƵǠ11KƭǓ12ĹşŦǎ13XŏƃƮ14ƅ15ǔ16ǆ17ŁŐƖǑ18ţŭƄǍǦ19Œ20ņƴ21ƪƷ23W24Ɓ31ľ32Ɛ34š
~ran>	90 -25Ť-9ĺ8ǔ50š
~ranc	48 -13ƹ-11ǅ-10Qŗ-9Ɣǒ7XřƢƩǙ8ŚŜŪǑ9Aſǣ10ƚ11ŞšƆƵǪ12rĺŘƁƒǔǩ13Ǔ14şŦƧƭƴ15ƃƪ16Ʈ18ŏ19Ɩ20ľŁŐǍǦ21Ƅ22ņŒ23ţ24W
~rand	69 -9u7cYśƍǑ8Ŷ9n10xƙ11ưƴ12ŷ14Ĺ21Ɓ24ƅ32ŭ33ǆ40Ʒ
~rang	75 8yI9Ə13X18ǖ21Ɲ23K
~rank	90 11g17H28ľ
~rans	83 9Ǚ12Y14ű16l17ŵ20Ǒ
~rant	72 -8Ǒ8Ƥ10ǜ21ǎǠ53Ɛ
~rap	84 7ƛ9Ń10Ɵ15Ż
~rar	90 13ǚ14U18S
~ras	68 -9ŻƯ8wš10ŝƙ12ƥ18Ə32ƃ34ǝ39Ɓ50ż
~ras>	76 12ƙ20Ə44Ɓ
~rash	78 -11Ư-10Ż11ŝ14ƥ38ƃ58ż
~rass	85 -7ţ10š43ǝ
~rat	56 -10ő-9ŅǪ-7DU7H8fgMĺŝƔǠ9Ǆ11sŚ12ĴśũƟ13ĵ14ű15œ16ŊŎşƙ17ƕ18ūŷ19Ǉ20ŒŘ21cKǆ22ǌ23Ŕ27ľ28Ş45Ƶ
~ratc	86 12ű15ŏƔ
~rate	63 -16ŕ-9Ņ-8Ǣ-7DU7CE8ĵ9H10ĺǇ11ŝǄ13ƕ14ľ15ũ18œş19ƙ21Ŏ24Ř25Œ26c27ǌ28Ŕ31Ş51Ƶ
~rath	75 7L8I15M17s20Ĵ22ľ24Ŋ31K
~rati	71 -11ő7ĵ8Ǣ14Ǉ15ś18Ś20ŕ26ū30ǆ
~rats	84 7Ɨ10Ɠ14Ǡ22Ɵ
~rav	76 -8C7Ƃ11ő12Ɵ15Ɓ23Ū34ǁ41Ơ
~rave	76 -8C7Ƃ11ő12Ɵ15Ɓ34ǁ41Ơ
~raw	74 10Ŗ11Ŭ13Ǘ15Ƈ16Ǝ18Ś19Ɗǂ20ŀ26Ǜ
~raw>	85 22ǂ23ŀ30Ǜ
~rawe	86 12Ŗ13Ŭ15Ǘ21Ś
~rawl	82 17Ƈ18Ǝ21Ɗ
~raz	77 -7ŀ8U9xHƈǏ10ǖ11ŔƲǪ12t14ŇƓ16i
~razy	77 -7ŀ8U9xHƈǏ10ǖ11ŔƲǪ12t14ŇƓ16i
~rb>	90 24Ű27ĸ
~rbe	85 10t13ő19ǎ23Ə
~rbn	85 39Ɲ
~rbnb	85 39Ɲ
~rby	81 10Ɛ17z18ƚ22Ś
~rby>	81 10Ɛ17z18ƚ22Ś
~rce	66 -20Ř-7ĿŞǉ8ĵŢǗ9ĶŃŌǈǕ11źǒ16ĴǇ17ǜ18ǅ21œ26ŏŽ27f30ƛ
~rce>	79 -8Ŀ11ĵŌŢǈ12Ń15f32ŏ
~rced	86 19f
~rcen	70 -21Ř-7Şǉ8Ǘ9Ķ10Ǖ11ǒ12ź18Ǉǜ19Ĵǅ23œ27Ž32ƛ
~rch	71 -9Ǫ-7C7ļƅ8ƚƟ9Ʊ12oGƦ13BŭǛ14ǣ15t16Ɖ21D24ƓƷ
~rch>	75 -9Ǫ-7C8ļƅƟ9ƚƱ12o13GƦ14Bŭ16t22D25Ʒ
~rcha	85 19ǣ32Ɠ
~rchi	88 16Ǜ20Ɖ
~rci	73 -19Ƃ-8Ƌ7Ǧ8ǌǍ9ŐǕǣ10Š17ǎ22ǧ29ǅ
~rcia	73 -19Ƃ-8Ƌ7Ǧ8ǌǍ9ŐǕǣ10Š17ǎ22ǧ29ǅ
~rcy	81 -12Ǒ12ǉ13Q17ş21Ūǁ
~rcyc	84 -13Ǒ17ş22Ūǁ
~rd>	48 -12Y-11Ļ-9Iĵ-8Ĺ-7ŚŬŭŲƣǉ7PŤžƓƤƺǪ8ţŽƵǆ9ŇŋśƝ10Ŏ11ǀǚ12Ǥ14řơǠ16ĸ17ƴǘ18dĽ20ŜŪƍ21Ĵ22UXǗǙ23rŌŐƢ24Ǎ27FŁ28ļ31ƒ32Ż34e
~rda	82 11ǜ17X35Ų
~rdas	83 11ǜ36Ų
~rde	69 -11ľ-10ť8ŵƄƴ10Ƥƿ11Ŏ12ǖ15Ǫ17g22Ų30Ɲ31Ũ39ŋ
~rded	77 30ŋ
~rden	88 14Ƥ24g
~rder	79 -12ľ9ŵ10Ƅ11ƴƿ13ŋŎ14ǖ25Ǫ26Ų38Ɲ
~rdi	73 -7Ƭ8Ĺƅ10ư16ś30ŋ35Ƴ
~rdia	82 -8Ƭ12ư40Ƴ
~rdin	78 8Ĺ9ƅ17ś32ŋ
~rds	62 -11ĵ-10v-8j-7Š7ǔ8ũ10ŜǍ13Ŵ14ńŮ16ŖŤƿ17ƚ20ňǙ23Ơ36ǘ37Z40Ǘ41Ƅ
~rds>	62 -11ĵ-10v-8j-7Š7ǔ8ũ10ŜǍ13Ŵ14ńŮ16ŖŤƿ17ƚ20ňǙ23Ơ36ǘ37Z40Ǘ41Ƅ
~re>	25 -18Ŕ-16KŀƩ-15Ƌ-14t-13IƓ-12Œű-11eŹ-10Ƈƙ-9BőŻǦ-8ĴĽ-7mpŎůŶƀƢƾ7uEłƵƼƿ8UŢŬŲƉǉ9qŋťƂƚƫưǍ10ĶŗƈƧǔǖǢǧ11ńŴƍƘǪ12sXYZľŉũźƎ13kwƃƆƣƸǋ14nrxSĿŏšŸƄƒǁ15dĻŐŚƁǏǠǥ16PŌŜƏƻ17vOŖŪžƛƺƽǞ18ňŘŤŭƥƲǒǘ19jMŰ20yƭǌ21Ʈǩ22JŃƹ23lĵƞǇ24ōƤǕ26cœ27FƐƠ28zDHƊ29aǣ30Ũ31i33fǟ34ǅ36Ɵ39GQŝ43C52V
~rea	46 -14S-13ƛ-11bţ-10ŀ-9ŷƓ-8Ĵƨƴǐ-7HPŁōŢŦŬǙ7xŜŰƾ8TXķŇŏǝ9ūƝƼ10ş11EUĺŧƟǌ12lƁƚ13dkřƋƯ14œż15eǔ16ŝƢǛ17Jľ18CǀǪ21ņƗ22łŚ23KšŶƙ25j26Ĺ28a31Ŗ35Ō36Ŕ41I
~rea>	79 -18ƛ-17S-7řǪ9F10Ŕ16j22E24C35l41I
~reab	84 8M14Ƥǌ26C
~reac	71 -14Ĵ-11N7Ɛ10X14L18Ľ22Ň24I28ĺ29Ĺ43K
~read	57 -13Ţ-8ŷ-7b7uIǟ8v9pĹƯƱ10DŅ11dj12ŗŹ13Ů14Jł15ƗƢ16řşū17Ƽ18ŚƁǔ21ŏ23e28a29Ō33Ŗ
~reak	71 -7ǐ7xƍ8ź9IXŰƢ10OƝ13kŨƏ14N15Ǟ24ł27Ƌ29Ǫ35š
~real	67 -12I-10C-8ŀ7acŧźƅ8rFR9dgřƙƚ10ņƯ11ŋŜƑ14Ŗ16ŵ22ķ28Ǫ34ľ
~ream	86 -11ŵ-10F13ƚ15ŚǏ18Ŷ34Ɵ
~rear	88 -7R22ƙ33ż
~reas	69 -9ŏ-8ŧ-7ƴ7Ʒ8BŇš9ƀ10Ƃ11Ţ12Ĺ14ƙ17ƾ26Ō28œ55Ŕ
~reat	63 -12Ŝ-9ţ7xĻź8ajƝ9Jǌ10kŞƇƗ14i16T17ƽǝ20Uŧ24ŝ26ŶǛ27ǀ31ņ
~reau	90 13ńŜ
~reb	77 9Ƙ12Ǟ52Ɣ
~rebu	77 9Ƙ12Ǟ52Ɣ
~rec	54 -15Ǫ-14Ť-9Ĺ-8Ņŧ7ŏũƀƃƫǠ8dzŝžƵǛ9ťǉ10aĺŒ11ŜƙƱƿ12F13ţ14ŵǋ16E17Bǥ18ő28ǘ30ǀ31Ż40Ľ41ż58ŋ
~reca	81 -10Ĺ14ũ19q48Ľ
~rece	77 7ƴ15Ƶ16ǉ17ť19ĺ23ƙǋ32ő
~reci	90 -12Ǫ10i13Ŋ18ŝ21w
~reck	73 -14Ť-9qƵ7žǧ9B10z11ƃ12Ũƀǀ17ŜƱ23ŵ58ż
~reco	62 7k8Š10ǛǠ11Ľ13B14ţ15ǀ16ƿ34ǘ39Ż72ŋ
~rect	70 -11w7mnƠǆ8bŗƵ9DŲŹǁǝ10sƫ11ŏ12d14Œ16a18F22E
~red	47 -19Ƥǐ-12Ǎ-11ƞǌ-10ƅ-9Ƙ-8Vŀńǒ-7rtWŒŜżžƛǟǩ7ŅƮƱǅ8YľŴ9mŎǨ10ŨƋ11Sšƈǚ12Ʒ14ZƇ15eŌǂ16ŉŻ17ƀ18ƏƧǦ19ƎƢ20ƌǝ21Ǔ22lPş24ǎ27ļ30ǘ32ǣ33ŗ38Ɣ40ĵŏ42Ʃ43ſ
~red>	49 -20Ƥǐ-12Ǎ-11ƞǌ-9ƅ-8ƌƘƹ-7rtVŀńőŝżžƛǒǩ7ĹŇƃǔǚ8ŅƮƻǅ9ľŴƱ10mŎǨ11ŨƏ12S13šƷ15ƇƧ16Ōǂ18ŉƀ19ŻǘǦ20ļ21ƎƢ23şǓǝ24lP25ǎ34ǣ35ŗƔ42ŏ45Ʃ46ſ
~redi	64 7Ǘǚ8ĸ9ƕ10ŝŬƏƹ11ļƖ14Y16ǘ22e23Z58ĵ
~redo	80 10Ɣ20Ƌ24ƈ41ƌ
~ree	54 -15Ŀ-9Ơ-7ňƗ7Ŭƨ8ĹŌœŜƞư9sBŤƲ10aE11rǌ12GŁŽ13ZƟǄ15LNV16Ƣǅ18gƕǔ24Ű25h26j27m46D48ƒ60ƚ
~ree>	67 -17Ŀ-10q-7jň7ǂ8Ĺ9Ƹ10ƨ12ŬƲ13sBDŤƒ15rƢ17ZǪ19NŁ21L22ǅ24gƕ38m
~reed	83 15ư17ƞ42h
~reek	79 8Ƣ60ƚ
~reem	85 -8Ǫ11Ǎ33ǔ
~reen	86 10Ɵ12ś17Ō21a
~reer	90 16q34V
~rees	78 -7ƚ20j60ƒ
~reet	64 7tǞ8MƇƤ12EƟ13Ŝ15ǌ16G17Ǆ31Ű32ƚ45D
~ref	73 -9Ũ9řƐ12Ľ14Ǎ15UĴ16Ƙ20ǌ24K29ũ34Ƶ45ļ
~refe	79 9ř17Ĵ26K49ļ
~refr	88 18Ǎ19Ľ25ǌ
~refu	90 -8Ũ36ũ43Ƶ
~reg	67 -10ƺ-8Ǌ7n8ǔ10ƙ11ŶƿǄǗ12ǃ15ŲƉƢ16Q19Ǣ23ū24ǋ30Ǖ
~rega	86 10Ĺ11ǔ25Ǣ
~regi	79 -9Ǌ15ǄǗ19Q28ū29ǋ
~regu	72 7Kƚ8nƪ11ƙ12ƿ16Ƣ17ŲƉ33Ǖ
~reh	78 -8ů-7Ő9Ǉ14Q18Ɛ24ǌ32ƀ
~rehe	83 34ƀ
~reho	86 -8Őů10Ǉ15Q20Ɛ26ǌ
~rei	90 12ǁ21Ɓ
~rej	90 21Ƶ
~reje	90 21Ƶ
~rel	61 7ǔ9Ǜ10Ǫ13ǖ16u23ư27H41ǧ61Ƃ
~rell	63 7ǔ12Ǫ42ǧ63Ƃ
~rely	86 13Ǜ14ư18ǖ
~rem	60 -16g-13Ƣ-8Ť-7V8x9ťǆ12ǅǥ13E16œǁǍ23Œ25Ʒ26Ʊ27t31ƌ34Ľ37Ķ38ǉ
~rema	82 36Ʊ54ǉ
~reme	65 -17g-13Ƣ-8Ť-7V7œŦ9x10ťǆ14E18Ǎ19ǁ27Ʒ30t38Ľ41Ķ
~remi	77 -7ţ8a9X12œ16ǥ30Œ
~remo	82 17ǅ44ƌ
~ren	44 -17Ǎ-14Ʈ-12nZ-11ĻƹǉǪ-10ƽ-9ƛ-8Ōǔ-7HQǎ7śŠƤǌ8Œŧ9Řƌ10KňŗũƠƯǦ11vĺưǓ13Gŝǐ14ǈ15ŐŞ17ķŜǢ19Ĺƫ23ƥ24ŵ25zš26ƁƦǒ28ŏƾ33Ƣ37ƣ39Ɲ46u57F62ŕ78ơ
~ren>	75 14Ƭ16yư18v36u
~renc	78 -16ũ10œ13K16ł20ň38Ǣ
~rend	85 42ƫ
~rene	61 -12Ʈ-10ƣ-9Ŕ-8Ǎ-7Ō10ǟ11ś15ơ18Ĺ24ƥ28Ŝ39š68ŕ
~reno	86 28ƌ
~rent	48 -12nZǍ-11Ļƹǉ-10œƽǪ-9ƛ-7Qǎ7ĹŎőŷƶ9ŠƤ10ǌ11ŒŘƠ12ŗŧƯ13Ǔ14ĺŔǦ15Gŕǐ16ŝǈ17Ő19ķ20Ş22ũ27ŵ28uz29ƁƦ31ƾ32ǒ33ŏ40Ƣ44Ɲ49ƣ63F75ơ
~rep	58 -9ĹƓ-7qƛ7ņƃ8ŧŻž9ŜƒǊ10ĺŔ12ĵ13ǅ14ţŦƋ17źƎ18ƈ26Ƙ31Ɣǣ33ƶ34Ƒ43ũ
~repa	77 9Ʊ10ƥ11Ŕ14ũ21ǅ36Ŧ
~repl	62 -14Ŧ-9Ɠ-8Ĺ-7q9žƃ10Ư11ƒ12ĺ15Ƌ20ƈ30Ƙ34ǣ35Ɣ37Ƒƶ
~repo	77 11Ż13ŧǊ18ĵ21ţ23ź24Ǝ
~req	74 10Ĺ12ǚ15Ǎ19Ľ20Ƣ21ǔ
~requ	74 10Ĺ12ǚ15Ǎ19Ľ20Ƣ21ǔ
~rer	77 -17qť-14ƕ-12š-9Ʈ7Ţ11Œ13Ŭ17ŴƵ23ų24Q27ő35ƈ38Ő
~rer>	81 -14ƕ-12š-9Ʈ8Ţ12Œ15Ŭ18ŴƵ29ő40Ő
~res	52 -16S-11iA-9ů-8PŸǑǟ-7aũƘ7zĻǅ8ełńŅŠƙǕ9kENĽĿŨƕƛǡ10ŽƒƱǃǞ11ŕǘ12BŇőǨ13Ǡ14ŷƐ15tǐǝ16ş17J18ōǎ20ŰƼ24Ő28ƽ29U30Ǫ34nǌ35G38D
~res>	70 -11i7Ɵ8ǎ9ǣ12eĻ13ƙ14Őǌǡ15ǐ16kŽƒ17ş18nŕ30Ŀ
~resc	84 33Ƽ
~rese	86 9ŐŞ10ő14ŝǝ19N
~resi	83 -11Ň-7S11Ǖ17G20ǅ25n34Ǫ
~resp	88 -8Ŀ10ł11ǔ13Ţ19U
~ress	59 -12S-8PŸǟ7nY9őǝ10ŅǪ11Ő12Eńǃ13ŇŨǞ14ǘǨ15ŷ20J24UŰ28G29ǌ33ƽ44D
~rest	68 -11A-10ů-8Ǒ-7Ƌ7ƛ8ĹƢ9Hşǜ11z13Šƕ14Ň15Ʊ17tō18B19ǎ20Ǡ22Ɛ
~ret	60 -9ű-7HŞ7ōŶƒƚǃǇǋ8TŕŨŴǒ9ĹĿŜŻ10Ţ12Ɔ13ǚ14šƮ15G16tU18ƨ21ǅ22ƹ23Pƺ34V37Ķ
~retc	88 8Ơ15Ż24š
~reti	69 8q12Ŝ16Ʈ19t22ƨ29P37Ķ42V
~rett	68 -8ű7Ķů8SŶ9Wōƒƚǃ10ŕŨŴǒ11Ŀ12ĹŢ14Ɔ19GU25ƹ27ƺ
~retu	84 7ǡ11ŧǇǋ14T20ǚ
~rev	72 -11Ʒ8œ9Ŷ12ƪ13űǟ15Gƈ16Ǫ19ũ20Ŝ23Ŗ32Hǋ
~reve	77 13ƪ14ű20G21ũ34H35ǋ
~revi	82 -12Ʒ10œ14Ŷ15ǟ17ƈ21Ǫ23Ŝ27Ŗ
~rew	73 -11ƃ-7Œ8ŇǓ9Ŏƛ12Ǥ13ǟ14Ƴ15ǩ20ǒ23ǊǏ31k36ǈ38ǉ
~rew>	74 -11ƃ-7Œ8ŇǓ9Ŏ12Ǥ14Ƴǟ15ǩ19k22ǒ23Ǌ37ǈ39ǉ
~rfe	80 7Ÿ10ř11aD13Ő15Ļ22Ş
~rfec	80 7Ÿ10ř11aD13Ő15Ļ22Ş
~rga	90 25xǇ
~rge	66 -10ǘ7ŕƢǥ8Ļ9Ƶǀ10tƄƩ12Œ13ƔǪ15ŻǕ21Ł22Y23ơ26Ɔ27ƽ43Ń
~rge>	73 8Ʋǚ9Ƣǥ10ŕǓ12ǀ15Ɣ16Œ19ơ23Ł29Ɔ
~rgen	83 -7Ŝ8ƃ31Y42Ń
~rger	88 11ǃ14t41ƽ
~rges	88 -12ǘ11ơ21Ǫ25Ǖ
~rget	86 11Ɣ12Ļ13Ƅ14ŃƩ
~rgi	82 16CŸ17yŅ22Œ
~rgia	85 16Ÿ17C18y
~rho	88 11Ɠ13Gƅ25C
~rhoo	88 11Ɠ13Gƅ25C
~ria	75 7uzƇ8ū9ƪǙ10ƅ12Ƨǌ13ǖ16Ƭ22Ɖ24Ʊ
~rial	78 7Ƈ9ū13Ƨǌǖ23Ɖ25Ʊ
~rib	80 7ǎ8g9ƹ10wŨűƇ11Ƽ12œ
~ribe	84 -7ƃ8ǎ10űƹ11Ƈ12Ƽ
~ribl	90 9g11w12Ũ13œ
~ric	55 -12ǓǪ-11Ŀ-10Ʋ-9x-8ŗ-7Ƹǣ7ǊǕ8ƘƦ9ĻŝƐǂǋǎ10rĵŇƈơǐ11œŢ12qǠ14ƪǉ15ŊƭǙ16ŭ18ľŎ19ŠƓǒ21ŀ23ƙ25ńŒ28łƛ29ŅƋ30X38Ƈ
~ric>	85 33Ƌ
~rica	73 -12Ŀ7ƞ12ƚ14Ƌ22ǉ30ǒ40ƛ
~rice	61 -12ǅǓ-9xǔ-8ŗǪ-7QƸ7ŉƵ8Ǌǐ9Ř10Ʀǂǋ11rĵĻơ12ŝƘ13ŇœŢƈ16ƪ17Ŋƭ18ƙ21ŎƓ22ľŠ24ŀ29ńŒ33łŅ34X
~rici	90 12P15ƙ21q
~rick	74 10Ƥ14ǎ17Ǡ24Ǚ54Ƈ
~rict	82 -12Ʋ10ǅ12ǔ13Ǖ14Ɛ18Q26ŭ
~rid	69 -9ž8ŉŪƩ9z10ŭ12w14Ŭ15ǅ17ƃ21tƶ22H37ǁ38Ų51ŵ
~rida	85 -10ž12ƃ18ǅ30H
~ride	74 -12Ū8ƃ9ŉƩ10z13w15Ŭ22t28ǁ41Ų56ŵ
~rie	52 -10SƤ-9uƯ-8ƂǍ-7żǌ7ŨƛǇǊ8ŧƴƸ9ĽƱǙ10ļőũƥǆǧ11aƽ12ƒƣ13oŠ15ǜ16ņǎ20Ɔ21Ţ23fA25B26ƃ27Ŀ30Ų35Ǥ40Ő
~rie>	88 8ş14Š15h26Ő
~ried	68 -10Ǫ-9ő8ŽƗ9rƜ11Ƭ12ƛ13ŶƱǙ15ũ16Ţ17Ŀ24o35f
~rien	65 -9Ư-8Ǎ8ľŠ11ŨǤ12ŧƴ13ƥƸǆ14ļ16ƣ17a23ņ32AB
~rier	77 8Ŧ9Ǥ11Ş12ŝ14Ţ18Ų25Ǫ28ő42Ő
~ries	61 -11Ƥ-9Ƃ-7ǌ7Xǃ9WǊǑ10ž13Ľ14ƽ15ƒǧ19Ŀǎǜ22Ų24Ɔ25ƃǤ
~rig	37 -14Ť-13Ǫ-12T-11x-9jW-8BRǏ-7mnLU7pŲƌƧǉǜǝ8cwŐŭůƺǧ9ŁřşűųƩǅ10dosQŨƞǍǦ11aXŃŏťƈƢǒ12CEŌƾ13ŇŗƔƝ14uMSŀŊƭǠ15őŧ16qŎƓ17Ǆ18I19Ƹ21bPƅ23ŝ24N
~righ	38 -14Ť-13Ǫ-12T-11x-10W-9jB-8RǏ-7lmnU7ikpņŌƧǉǛǜǝ8qwŐŭůŲ9cřşųƺǅǧ10QŨűƩǍǦ11adosXťƞƢǒ12Ńŏ13Eŗƾ14uCSŀŇƔƝ15MŊŧƭǠ16őƅƓ17Ŏ18Ǆ19I20Ƹ21P22b24ŝ25N
~rigi	75 -7Ɖ11ƅ14Ƌ17ƈ20lŠƌ
~rij	90 19ƺ23ǀ
~riju	90 19ƺ23ǀ
~rim	84 10ǧ11ū16ƿ24ƒ
~rima	90 11ǧ19ƿ
~rin	49 -13ķ-12ƒ-11ǅ-10ŗ-9ĿŞŷǣ-8Ŷơǐ-7aNŒƌƟ7hDK8jHSńŕţ9ŀŏſƣ10rŲƦ11kƛ12qVř13ǟ14łƏƤ15Ő17Ŝǒ18fU19ĹĽǈ22IL23u24ǝ26Ǫ27ƋƯ34T37ǋǎ50ƙ52ǀ54ǜ
~rin>	75 -8ŶǪ7ǝ8Ʈ9k10ǜ11Ǧ14ǎ15UƼ16i17ĹŌ18ŏŐ19ŉ
~ring	53 -13ķ-12ƒ-9Ŀ-8iŶǐǪ-7FŉŞŷƟ7PƷ8DƠǎ9KUń10jSŕřŲ11hrHƣ13ƛ14qVŀ15ţǟ16łƏ19Ŝǒ21fĽ22Ĺǈǝ23ǜ24I26uL29Ƌ31Ư38T41ǋ55ƙ
~rink	68 -10ǅǣ-7ţ8ƻ10Ǫ24Ƥ29ǎ46ǜ76ǀ
~rins	88 -11ŗ-9Ŗ20ſ22Ǫ
~rint	85 22Ŗ34Ǫ
~rio	74 -13Œ-8Ǟ10Ŕ11ǐ12Š13rŉœƽ14Ĺǃ18ƾ28Ƈ30ľ
~rior	83 -14Œ14œ32Ƈ34ľ
~riou	79 -8Ǟ10Ŕ12Šǐ14rŉƽ15Ĺǃ20ƾ
~rip	69 10Ǘ12ǁ13ů14ǌ15Ɓ19Ɲ23Ƽ24B26ǎ30ŞƜ34k
~rip>	77 15ůƜƝ16ǌ23k27B29ǎ
~rips	88 7Ɲ15ǁ17k
~ript	83 28Ƽ
~ris	61 -10Ǉ-9g7ĸƋ8Ŝ9ŏ10ķ12Ǆ13D14dkǌǥ21ſǁ22ũ25ƚ30Ƥ
~rise	81 7Ż9ĸ12ŏ19ǌǥ41Ƥ
~risi	90 -8ƛ17ƚ
~risk	76 -10g13ķ18ƚ27ǁ28ũ
~rist	67 8Ƌ14D16dk24ſ
~rit	59 -16ś-15n-10Ư-7ư7oJĶŉŎŻǝ8ĸƄǪ9Křũ10ŶƎ11wǁ12egŗžƍƟ13ƭǔ14Ÿ16Ōŝ19fľ22b25hŐ26Ə28Ƴ37Ʒ
~rita	84 17Ʒ31f
~rite	67 -17ś-11Ư7ƈ8benŤ9oǝ11ĸřũ12KƎ13ǁ14w15ƍƟ17ŶŸƭ19Őŝ21Ō25Ǫ
~riti	82 -8Ǫ-7ư9ŉ11J13ŐƄ14Ŏ24Ƴ
~ritt	77 -27n7Ʊ11Ż12ǔ15Ƴ17ŗ20ž21b36h
~rity	74 8Ǚ9ǘ12Ķ27ľ34ƏƷ
~riv	46 -24n-21u-13r-12q-10ń-9ő-8PŒǨ-7sRĶķŃǀǃ7ūǌ8M10ƂƄƢ11ŞŨž13a15Q17Ż19Ŷ20ŰŲ21N25ſ26ŵ30Ÿƚ31ů34ż38ŪǑ39ŭ41Ŵ44ŮŽ45ź55ų62Ź77ŷ
~riva	83 -9Ÿ11Ʃǁ12Q13ƲǤ21Ƣ
~rive	49 -22n-20u-13r-10qƩ-7xzR8ūǌ9MQ11Ƅ12ž13ŨŸ14Ş15aŲż20Ū21Ű22Ŷ24Žſ27Ŵ30ŵ31Ů32ŭ33ůƚ38Źź44Ǒ54ų62ŷ
~rivi	62 -15Ǫ-7ĶŃ7txzų8L9Ų11ź13ŭ15Ƃ21ŮŴ24Ż25ŷ27Ūż29Ž31Ÿ32N44Ź
~riz	90 11Ÿ13ǟ23Ơ
~rizo	90 11Ÿ13ǟ23Ơ
~rk>	45 -14iľ-13ƥƩ-11ĹŔ-10wĸ-9u-8gxMŒŪ-7nĿŌųƘƪǘ7ŅŚ8NƸ9FT10zƌǚ11X12I13ƃ14ǩ16ĺŴǕǡ17ǒ18ŵƧǅ19LŇŗƹ20JŰƞ21Ǥ23ƿ25Ǜ26Ǒ29S30V31ůǪ34q36ŭ37R41W42ƨ43Q44P49U
~rke	64 -9ƚ-8Gǥ7BĶ8kķƔ9FŔ11Ű12Y14ŭ17ņ19ƴ20ǒ22ǝ23H25Ɠ26Ǥ28ǈ29S
~rked	78 -10ƚ-9G11ķ12F15Ű17ŭ25ņ38S
~rker	69 -9ǥ8B21ƴ22ǒ24ǝ29Ǥ31ǈ
~rket	79 10ĶƔ11Ŕ15Y30H34Ɠ
~rki	68 -8GN-7DǪ7ż8S11ŝơ12Ǔ18ń19hV20q23Ķ24Ű28Ĺ31ǉ34g40P
~rkin	68 -8GN-7DǪ7ż8S11ŝơ12Ǔ18ń19hV20q23Ķ24Ű28Ĺ31ǉ34g40P
~rks	61 -13ǋ-9Ř-7ǅǊ7KźƏư9Ǥ10kŒŖ11Mƅ13ƘƝ15ň17ƒ18ŝ23ǒ28L29ǉ32ƞ38Ŋ
~rks>	65 -10Ř-8Ǌ7źƏư8K10k11ŒŖƅ12M13Ɲ14Ƙ17ň19ŝ25ǒ30L31ǉ40Ŋ
~rksh	72 -15ǋ12Ǥ21ƒ40ƞ
~rl>	79 12Ǆ13ǥ14v15l16ǉ21w27u
~rld	86 12C14iŃ15Ļ17d
~rld>	86 12C14iŃ15Ļ17d
~rlf	86 -12Ư-9Ǎ18Ƹ22ƣ
~rlfr	86 -12Ư-9Ǎ18Ƹ22ƣ
~rli	90 -10ƈ20Ɖ
~rlin	90 -10ƈ20Ɖ
~rls	83 -15d7v12Ƹ17uǝ19p
~rls>	83 -15d7v12Ƹ17uǝ19p
~rly	76 -8ƙ8LǊ9mR12Ů14Ĵ15ǋ19Ÿ33T
~rly>	76 -8ƙ8LǊ9mR12Ů14Ĵ15ǋ19Ÿ33T
~rm>	56 -10AGV-9o-7Ɛ7ũŰƈǇǡ8ŽƦǅ9pWŅƷ10ŭ11BĺļńƢ12a15ƶ16m17Ɲ19ŕ22Ľ24Əǒ35ƛ37Ő48ƪ50Ʈ55j
~rma	62 7ł9Ľ10ǐ11ǘ12Ƽƿ13A16Ļ18RƤ19g21ŭ23ƪ
~rmal	65 8ł11ǐ13ƿ14A19R22ŭ
~rman	82 8h25Ƥ26g31ƪ
~rmat	82 12Ľ15ǘ24Ļ
~rme	88 19ő27ǝ
~rmer	88 19ő27ǝ
~rmi	75 -14ţ8ŷ9ƌ16Cǝ18Ÿ25Ƽ40Ź
~rmin	88 -17ţ19Cǝ29Ƽ
~rmit	79 9ŷ10ƌ19Ÿ42Ź
~rml	90 -9ƞ38ǔ
~rmle	90 -9ƞ38ǔ
~rms	76 17cǖ19ƙ20Ǫ21ń32ƛ33Ə
~rms>	76 17cǖ19ƙ20Ǫ21ń32ƛ33Ə
~rn>	61 -28Ŀ-11Œ-10Ɣ-8ťŹǪ-7Ť7VƯǇǨ8ţŰ9Bŉ11Ƒ12ņ13U14mvǚ15c18ľ19qx28ŀ31dl32Tƒ33Ŏ48p
~rna	74 9Ǟ10ĸ11aĿ12Y14Ǝ15ŉ19Ɗ31Ƌ35ƛ
~rnac	79 11ĸ13Y16Ǝ20Ɗ34Ƌ
~rnad	84 10Ǟ15Ŀ40ƛ
~rne	62 -14Ǫ-7żǊ7kxş8mCĺǖ9sƒƗ10ƎƘ11cBĿ12Ņ13vǣ16ņŹ17ţƔƫǞ22ſ27ŀ28Ƶ30ǚ
~rned	66 -12Ǫ-7żǊ8ǖ9mx10sƎ11ŤƒƘ12Ŀ13c14v15ǣ18ņ19ţƔƫǞ24ſ29ŀ30Ƶ
~rner	79 -10Ť8Ƒ9Ő10ş11kC14ĺ23Ź
~rney	90 8Ƴ15Ɨ19B
~rni	63 -13j-8ǩ7ķŏ8aĹǂ9ŕǚǞǟ10dVƑƾǗ11qŵǐ13ƦƯ15GRT16ƣ24i25Ű26ů27L31Ƙ
~rnig	81 13ŕ14Ǘ15ǐ35Ű
~rnin	67 -14j-9ǩ8ŏƋ9aĹǂ10ƾǚǞǟ11dƑ13ŵ14q15Ư16RT26i27ů34L
~rnit	79 14V17Ʀ20G21ƣ29Ƙ
~rno	82 -11Ń-8tx8i9g13L15Ōǋ17j46ǝ
~rnoo	84 -11Ń10g12i13L16Ō18j
~rns	81 -17ľ-9ŀ12ƒ18q41Ź49Ŀ
~rns>	81 -17ľ-9ŀ12ƒ18q41Ź49Ŀ
~ro>	83 10ŏ11ū12ƑǛ13ţ25ř
~roa	70 -7R7C8Ŏ11ǁǧ12ŝ14Ɛ15ǟ20Ǡ22ŭ25Ź27Ɓ38D
~road	70 -7R7C8Ŏ11ǁǧ12ŝ14Ɛ15ǟ20Ǡ22ŭ25Ź27Ɓ38D
~rob	73 7ŋ8sĹ9ŵơ10Ɯƽǝ12Ƹ14LŜ16ŀ17ƪ32Ǫ
~robl	75 7ŋ8sĹ9ŵ10ƽ11Ɯǝ15LŜ16ŀ
~roc	77 -16ƕ-7Ʒ9X11j12ǝ15ǁ17ŌƖ25ł28ŭ
~roce	82 -7Ʒ10X13ǝ18Ō27ł30ŭ
~rock	85 -18ƕ12j16ǁ18Ɩ
~rod	83 -8ž9ƞ14ǖ19ƪ21Ǣ26ǅ
~rodu	83 -8ž9ƞ14ǖ19ƪ21Ǣ26ǅ
~rof	80 7Ƒ10ņǓ11P27Ǜ
~rofe	81 7Ƒ10ņ11P28Ǜ
~rog	72 -7ǈ9ū10ǆǘ11ļ12Ž13Ņő14ŐŤ16ń18ǔ22ǚ30Ǧ
~rogr	74 -7ǈ10ǆǘ12ļŽ14ŅŐő17ń23ǚ31Ǧ
~rok	66 -8Ŗ7ĸ8ŵſƃƝ9Ũ10Ʀ11Ǌǟ12ƽƾ15ŘŜ16Ə17Ɵ21Ɓ31Ť
~roke	66 -8Ŗ7ĸ8ŵſƃƝ9Ũ10Ʀ11Ǌǟ12ƽƾ15ŘŜ16Ə17Ɵ21Ɓ31Ť
~rol	62 -7Ɲ7ŕŹƀ9t10Ɛƙǉ11ĶǞ14Qǒ20ǡ21ųź23Ō27Wƽ30ǈ59Ǌ
~rol>	88 9ǃ26ƽ
~roll	63 -9ǉ-7Ɲ7ŕ8Źƀ9ƽ10Ɛ11Ǟ12Ķ15Qǒ20ǡ21ų22ź23Ō27W31ǈ60Ǌ
~rom	48 -16Ĺ-15Ş-13ų-12T-10hQŌǉǨ-8Ǫ-7zUōŖţƥǈ7dmŏƈƯǗ8śƠ9uŀůŸƄƨ10Ňſƾǅ11kƅǆǎ12rIķƛƪ14Ɛ15Ƽ16RŤźƝǒ17Wĸ18ĺŅŧƢǝ19ŔǕ20Ţǋ21œǌǓ23Ľ27Ļ28Ŝ30l31ƚ35Ŏ40ǖ
~rom>	48 -17Ǫ-15Ş-13ų-12T-10hQǉǨ-9ĹŌ-8Œ-7zUţƥǈ7mŏƈƯǗ8Ơ9uśůƨ10ŀŸſƄƾ11kŇƅǅǆǎ12rIƛƪ13ķ15Ɛ16ŤźƝƼ17RWǒ18ĸŅ19ŎŔŧƢǕǝ20Ţǋ21œǌǓ24Ľ28ĻŜ30l31ƚ41ǖ
~romi	86 11Œŝ16Ǫ18d28Ŏ
~ron	61 -8ő-7a7ľƙ8jŸ9ĺǥ10K11q12CƐǍǝ13Ƥ15Ƈǌ17Ǫ19ĿņŞ24ŶǄ25Ĵ26b27Ś28ǉ29Ǜ
~ronc	90 38Ŷ
~rong	73 -8ő-7a8ǀ9ľ11ǥ15Cǝ17Ť23Ŀņ24Ş25Ǫ36Ǜ
~roni	86 9ĴƘ12ƙ17K
~rono	88 32b
~ront	67 -10Ť8ƪ9Ÿ10j11ĺ13qǍ14Ɛ15Ƥ16Ƈ17ǌ22Ĵ27Ǆ31Śǉ
~roo	50 -15ť-13ű-10Ǎ-9ƹ-7ǟ7ƟǄ8Ɩ9Ƣ10ơ11hƚ12XŎ13ų15şƘ17Ǩ19yƒǓ26Ɲ31n32ƞǅ33Ɔ40Ƅ41ƌ51ƣ70Ɖ88ƈ
~roof	54 -16ť-12ű-11Ǎ-9ƹ-7Ń7ľ8ƫ9ńƖ11ƞ12Ƣ13h15Ŏ18Ǩ19ş22ƒ28n34Ǔ36ǅ44Ƅ77Ɖ99ƈ
~room	62 -15Ǔ8Ƒ10ƊƟǄ14ơ16X19ų21Ƙ27ƞ35Ɲ41Ɔ56ƌ65ƣ
~rop	60 -10ǉ-8ŐŴ-7M7ťǩ8Iƨ9ĸƾǧ10Hś11Ų12ƍ13ž14ƒ15ŸǍ17VƢ19D23Ƙ25ķǇ28š29ƀ34ƶǣ
~rop>	75 -8M7š8V9Ŕ12ƾ17ś21ƀ23Ǉ32ƶ
~rope	66 -11ǉ-8Ő7ǌ11H14ƍ15ž16ƒǍ17Ÿ19Ƣ21D26Ƙ28ķ39ǣ
~ropp	77 -11Ŕ8Ƃ9ǧ11ǩ12ƶ14V15Ų17ƀ30š
~ros	73 -11Œ-10ǟ-9ŅǪ-7ő10TŖǓ11ů12ũ13œƕ15ŝ19Ǆ20ļǊ45ǋ
~ross	75 -11Œǟ-9Ǫ10TŖ11ů12ũ13ƕ21ļǊ46ǋ
~rot	59 -12z-9ǆ-7Pŭ7X8nq10ŅŜƐǙ11QSĽ12ĹƴǇ13AſƃƳ14ŁųƮƾ15ľŖŗ16w17ĶǄ18ŏ21h26ķ27B
~rote	65 -7P8ŴƏ9X10q11wƐ12ŜƳǙ14Ĺ15ƃƮ16ſ17Ŗŗ18ľ21ŏ31ķ
~roth	69 -13z-7ŭ8Žǒ9Ƭ10n13QŅ15ƴǇ17AŁƾ18ų21Ǆ23Ķ33B
~rou	44 -13Hƕǣ-12ŏ-10qœŶ-9ŜƭǪ-8mPŇǟ-7ciĶĻǈǠ7xƏƤǂǙ8ĺƟǞ9ķ10ĸŊŐŤƔǦ11YőŖűƴ12ńśƘǊ13C14ƎƲ15entzŗŮǀ16jĵŠƩ18s19TƯ20ǁǗ21ŧǝ22Ũ23ũŵƖ25ƍ27Ǐ29ƨ35l47W
~roub	73 -7ǃ7ǀǙ8Ư10Ɯƹ11ĵƽ12pt13Ĺ14ƾ17Ş22ű23ǝ
~roug	49 -12ƕ-11ŏǣ-10Ǫ-8mL-7QŒƠƭ7złƧ8TšƛǞǧ9ZƁ10rśŪŬŵƘ11nĺőƨ12ķĸũ13ŊǦ14Őƴ15Ť16jŖ17YŧƎ19ŮƯ20ŗƩ21WǏ22Ɩ24Ǘ29lŨ
~roun	56 -12H-9r7ŅşŭƏǆ8uLŧ9ſ10ƝƦ11nƒƠǂǏ12hlĵƤƲǝ14zV15Ɣ16Tũ17Ǌ19Šŵ20Cń29s37ƍ
~roup	78 12x15Q30ƨ43W
~rous	83 -8g9ś17a32ǁ
~rout	85 12Š16M32e
~rov	79 -8U8Ŏ9ƶǅ14ǣ16Ł19Őƌ23B25Ǡ28Ş
~rove	82 -9U8Ŏ9ƶ14ǣ20ƌ24B26Ǡ30Ş
~row	58 -11k-10H-9p-7Wǈ7IǙǤ8jŒŖ9Ŵ11ƭ12yűƧƮ14Ɲ15Y16ŵ19v21lƕ22ĸ23L24ų33Ɩ36n37ƫ49ǟ
~row>	60 -10H-7kW7ǖǤ8IǙ9ŒŖ12Ŵ13ű14Ƨ15ƭ17YŵƝ20l22ƫ23ĸ24L26ų28ƕ29ǟ
~rowe	86 -9ƕ24ƫ40Ɩ
~rowi	85 -7ƾ7ƒ21y25ǟ
~rown	83 -10p14j18Ʈ26nv
~rp>	88 -8ǁ-7ş14Ŷ19Ū33Ǉ
~rpe	90 11Ɗ16Ɯ
~rpo	77 9ŋ11Ǆ17Q24Ű30Ǉ
~rpor	77 11Ǆ17Q24Ű30Ǉ
~rpr	85 7Ż10ĸ13ŏ20ǌǥ
~rpri	85 7Ż10ĸ13ŏ20ǌǥ
~rra	85 -9u11š12Ǒ40ŭ
~rran	86 -9u12Ǒ40ŭ
~rre	57 -10w7dŜŲǁǝ8S9ǓǦ10ƶ11ő13aF15ļ16Ş17E19G21ŕ22ŝ24ŐǢ25ŗ35ƫ39ŏ45Œ
~rrec	70 -11w7mnpƠǆ8bŗƵ9DŲŹǁǝ10ƫ11ŏ12d14Œ17a18F22E
~rren	60 7Ŗ9SŜ10ǓǦ11ƶ12ő17Ş19ŗ21G24ŝ25ŕǢ26Ő29ƫ31ŏ35Œ
~rri	59 -10Ǉ-8Ƃ7Ş8WœƬ9ƚǪ11Ǆ12Ľ13ũǧ14ő15ƒ20o26Ţ27Ő29f32ƛ33Ŀ
~rrib	90 9g11w12Ũ13œ
~rric	79 -13Ŀ13ƚ44ƛ
~rrie	61 -8Ƃ7ŝ8WŞ9Ƭ10ƛǪ12Ľ13ũ14őǧ15ƒ21o27Ţ30fŐ35Ŀ
~rro	62 7ƭǖ8IǙǤ10Ŗ12Ǜ13ű14Ƨ17Y18ŵ24ĸ25L27ų34ƫ
~rrow	63 7ƭǖ8IǤ9Ǚ10Ŗ14űƧ17Y19ŵ24ĸ25L27ų35ƫ
~rru	86 21Ǟ36N
~rrup	86 21Ǟ36N
~rry	55 -18ǧ-13ƞ-9Ǘ7Oů8Řƴ9ŵǑ10bűƚ11şƣ12aņŏŗǐ13ZƧ14fǦ15Ƅ16ŲǛ19Ǔ21ĿƂ27ŃǍ28Ǣ29h32ſ
~rry>	56 -18ǧ-14ƞ-9ž7OůǦ8ƴ9ǑǪ10űŵƚ11bŗ12aƣǐ13ņ15fƄ16Ų17Ǜ19Ǔ21Ƃ22Ŀ24ſ28ŃǍ29h38Ǣ
~rryi	76 -12Ǣ-8ǗǪ10ŏƃǦ11ş12Ř13ſƧ17ž24Z
~rs>	36 -27Ő-24d-21n-18PǪ-16Œ-14IƸ-13DWŁŨǣ-12rTƯ-11CŮƠƴǋ-10sĴňůǉ-9jlyZĽŌƭƻǢ-8aOƉƒǂǥ-7gMĸŃŘ7KŎǨ8zUĺŚŢŬƂƝƿǄǜ9buĶƊƑƔƞƦǎ10EƳƾ11VŤ12Źǘ13ƪ14ĵżƗƲǀ15fxƐ16mţŲźƃƋƩǤ17ųƖǐ18hpƚǏ19ž20R21ťŪǇ22ƼǑ23A24ƣǖ25őƈ26ŴƤ27Fŵ30Ʈ31GǕ32v33Əǆ34S37ŷ41Ÿǒ
~rsa	82 11s12Ļ22ŋ23ƪ
~rsal	90 25ƪ
~rsat	86 12sĻ23ŋ
~rse	56 -10ƩǍ-9ƞ-8Ŷ-7Ơ7qŇƏƿǁǩ8AVŢƖǒ9źưƹ10ƀǤ11SƁ12Š13c15Uƣ16Ǌǖ17QŁţ18g19nō20H21Ŧǈ23Ƨ26Ř28ǂ30P
~rse>	74 -8Ŷ8g9Q11Ň12q14ź16S22U27P39ǂ
~rsea	90 -8Ơ13ǁ29ǖ
~rsel	58 -10ƩǍ7Ōƿ8ŢƏƖǃǆǩ9PVưǒ10AQǤ11ƀ13Š14cg16ƣ17Ǌ18Łţ20nō22HŦǈ25Ƨ27Ř
~rsh	84 7Š11Ƅ15o32Ǉ
~rshi	85 7Š11Ƅ33Ǉ
~rsi	78 -11ő8Ʋ10xŤ12O13Ǆ14qy20m27S
~rsin	90 -12ő16q25m31S
~rsio	88 12Ť14O
~rsit	88 9Ʋ11x16y
~rso	63 -9W-8PǦ7ǣ8fgľŖ9adžƃǏ10hT11ǉ13Jų14ł15ņ17ŭǩ19Ŋ24A25Ŝ26Ƙ34M
~rson	63 -9W-8PǦ7ǣ8fgľŖ9adžƃǏ10hT11ǉ13Jų14ł15ņ17ŭǩ19Ŋ24A25Ŝ26Ƙ34M
~rst	56 -10ĸ-9ť-8ŷ-7ư7eGŕŢůơ8ŠŨżǥ9wSƩ10rǝ11Yő13aƳ14xŚŞǪ15Ƭ16ŃŇ17ŏƜ18oAŖƅ20œ21ńň28Ɨ29Ŀ31Ř
~rst>	57 -9ĸ-8ŷ7eGŌŕ8ơǥ9SŠŨ10wƩǝ12Yő14a15xŚŞ16ŃŇƬ18Ɯ19oAŏƅǪ21ńœ22Ɨ30Ŀ32Ř
~rsta	77 -9ť7ũ9r10ĺĻ11ǟ12żƾ14Ţ15ů31Ŗ35ň
~rt>	48 -19Ŗ-15L-14ť-12Ĺ-11Ŵ-10yŘ-9ŠƘƴ-8nƔǕǞ-7cqĻűŵŸƸǙǝ7vŞƲǊ8sŕſƙƭǃǔ9ĵĿ10EńŰźƋƏƝƪ11lĸ12ƨƾ13RŀőřŹƍ14XōƎǆǠ15ŲƯǛǪ16dľŃ18Dǚ19C21SƄ22Užǈ23ţ24V25ƃ26Ť31Ǩ32ň36ƽ43Ǥ
~rta	70 8Ō9T10M11e12ōƴ15XƲ18Ǫ21ľ28ƨ
~rtab	76 9TŌ11M12e13ƴ17X33ƨ
~rtan	78 14ō16Ʋ27ľ
~rte	69 -7ƴ7SƗ8ŋ11ĺŃżƧƭ12ƞ14ƙ15Ĵ16ƾ18x21Ō22ǆ23œ27O31Ʋ
~rted	72 -7ƴ7S8ŋ10x11ż12ƞ14ĺ17ƾ23Ōǆ24œ33Ʋ
~rter	83 -7Ĺ13Ƨ14ƭ17Ń18Ĵƙ33O
~rtg	64 -11Ǎ12Ʈ13F18Z21Ư41Ɩ46ƕ
~rtga	64 -11Ǎ12Ʈ13F18Z21Ư41Ɩ46ƕ
~rth	56 -16Ɖ-13ǣ-12Ś-8Ň-7ĸŪ7Ţ8lŭ9ŒŜƁ10jų11D13cǪ14Ƒ15Ǟ16ƒ17T18k22Ƙǐ29v31pĻ38Ɠ40ķ41ƙ43d49ű
~rth>	59 -17Ɖ-14ǣ-12Ś-8cŇŪ-7ĸ7Ʀ8Ţ9lŭƁ10Œ11jų12v13D14Ǫ15Ƒ16pǞ17ƒ18d19kT23Ƙǐ33Ļ40Ɠ43ķ44ƙ52ű
~rthd	69 7ǘ12Ŝ19p21v26c31d
~rti	60 8t9žǄ14ķŌŘŠŭƢǍ16Ǉ17Tź19Ǔ21ŏ22Ɲ26c28Ǩ
~rtie	83 -7Ǎ8ǜ18Ƣ20ķ32Ɲ38c
~rtif	64 10Ǆ19ź20Ǎ21Ǔ30Ǩ
~rtin	79 8j11t13ž19Ō29ŏ
~rtm	60 -10ƜǨ-9ƞ7Ə8Ű11Ɵ13ǎ14G16ƝƦ17FŤ19Ɛ20D21ƘƢ23ƣƥ24ơ34Ƥ
~rtme	60 -10ƜǨ-9ƞ7Ə8Ű11Ɵ13ǎ14G16ƝƦ17FŤ19Ɛ20D21ƘƢ23ƣƥ24ơ34Ƥ
~rtn	68 -23d-10ƹ-8aŮ8s9r11Ł18Ƹ22ǡ24ǩ25t26ǃ28q31ŴƩ32p34oǇ
~rtne	68 -23d-10ƹ-8aŮ8s9r11Ł18Ƹ22ǡ24ǩ25t26ǃ28q31ŴƩ32p34oǇ
~rts	72 -7S7ţ8ŕŸ11Ƣ13řŵ15ǒ21g23ǁ27l29Ǔ
~rts>	72 -7S7ţ8ŕŸ11Ƣ13řŵ15ǒ21g23ǁ27l29Ǔ
~rty	65 -11ǉ-7ŗ8şǢ9HŐŠƱ11ķ12Ƣ14ƍ15ž16ƒ17ņ21DƝǍ24P26Ƙ41ǣ
~rty>	65 -11ǉ-7ŗ8şǢ9HŐŠƱ11ķ12Ƣ14ƍ15ž16ƒ17ņ21DƝǍ24P26Ƙ41ǣ
~ru>	90 24ų32Ŷ
~ruc	58 -14ƕ-12Ɩƪǅ-10Uŗ8ƧǜǠ9ǌǐ10Ɓǟ11QĹű12ƒ13Ǫ15Sŵ17Ƈ18ŭ20Ū21ƅƔ23Ɛ25Ŭ26ǧ27Zų35ŴŶ37Ǒ
~ruck	61 -14ƕ-12Ɩ-11P-10U-8ƪ-7ǁ7H8ǜ9Ƨ10ǌǐ11QƁ12Ĺǟ13ű16Sŵ20ŭ23Ū25Ɛ27Ŭ28ǧ29Zų37Ŷ38Ŵ39Ǒ
~ruct	72 -7ŗǅǣ7ƌ11Ǡ16P17ƒ19Ǫ26Ƈ27Ɣ29ƅ
~rud	90 -12v10Ƶ12ƪ14c
~rude	90 -12v10Ƶ12ƪ14c
~rue	86 -7Ţ17cł26Ŏ
~rue>	86 -7Ţ17cł26Ŏ
~rug	80 -8Ņ13ŧ35Ƽ51ǀ
~rug>	90 -9Ņ15ŧ16ǀ33Ƽ
~rugs	84 39ǀ
~rui	90 10ǖ20Ɯ28t
~rul	86 7ƭ12c19ǚ25L
~rule	88 8ƭ19ǚ26L
~rum	77 27ƙ
~rume	77 27ƙ
~run	55 -9jƠƼ-8ŌƃǢ-7ŀŃŇŷ7fquƚƱ8ŋŧŶ9EĵĿňţŲŴƽǊǘ10hŻǦ11ńǠ13ū14Ƣ16ƪǞ17e20O21Ǐ23Aſ24Ǒ25ǉ26ƭ29ƞ31ŕ35ƾ39ǩ40ű47Œ
~run>	58 -11R-8ƃ-7ŃŌŷƠ7Ŧǉǌ8pŕƨƱ9nŝƚ10ňţŲǘ11ĵǦ13Ū14ū16Œ18űſ19eƪ23O24ƞ25Ǐ27AǑ28ƭƾ35ǩ
~runn	71 -14Ū-9Ƽ-8j7ŻƝ8kűǩ9ƞǪ10f11qŐ12uŋ13ƽ14ĿŒ16hŴŶ17ń18Ǡ22Ǟ
~runs	76 -10Ǣ10Eſ12ƾ13Ǌ21Ƣ28ǉ29Œ33ŕ38ű
~rup	81 20Ǟ28ĵ33N
~rupt	81 20Ǟ28ĵ33N
~rus	71 -13i9Ƙ10sņ13ŃƬ15Ŏ18ű19Ş22ŀ34AO46Ƴ
~rush	88 -16i14s16Ń43O
~rust	72 9Ƙ10ņ13Ƭ16Ŏ19ű20Ş22ŀ34A47Ƴ
~rve	77 -7ŀǀ8ǘ9ǁ10fǕ38Ǝ43ǜ
~rve>	81 -7ǀ10ǁ11Ǖ34ǜ
~rvi	67 8Ǜ9xƖ10Ǟ11C12Ɛ13ŝţ14Ŝ17ǟ20ű21Ʊ22ľ28i31ǅ
~rvic	69 7yŢ8Ǜ10Ɩ13Ɛ14ŝţ15Ŝ18ǟ22űƱ23ľ32ǅ
~rviv	85 13xǞ36i
~rvo	86 10ǁ32Ŀ
~rvou	86 10ǁ32Ŀ
~rwa	76 -10H9ƴ11Ŏ13ŀ22Ō23ũ37ś
~rwar	76 -10H9ƴ11Ŏ13ŀ22Ō23ũ37ś
~rwi	88 12vűǃ15ƹ
~rwis	88 12vűǃ15ƹ
~rwo	77 -9ǘ-7K8ś11iǄ13o19Śǡ22J
~rwor	77 -9ǘ-7K8ś11iǄ13o19Śǡ22J
~rwr	83 9ƍ10eƈ11nŤ14ũ17ǁ
~rwri	83 9ƍ10eƈ11nŤ14ũ17ǁ
~ry>	44 -14N-13ư-11ǧ-10P-9Ʀǉ-8iĹƷǆ-7ŖũŷƛƝ7SWĴōŭžƘƣƹ8ZŹ9fDƄƞǦ10lńŗƼǛǣ11bIĿŽƊƿ12ŴǙ13ƽ14L15ĽņŤſƂ16Ƨ17Ǎ18Ƭǚ19ŃƆ20Ũǜ21ƙ24ƾ26hƱ28ů29u34ŪǢ36Ǔ37T
~ryb	68 -11Ŗ-7ƀ7gŰƗƘ8AŎž9Łƣǈǘ10Ũ11ŷǪ12ǆ13ķ14K18n19ľ20ƭ21ǉ
~rybo	68 -11Ŗ-7ƀ7gŰƗƘ8AŎž9Łƣǈǘ10Ũ11ŷǪ12ǆ13ķ14K18n19ľ20ƭ21ǉ
~rye	88 14Ɗ26Ǫ29ǜ
~ryer	88 14Ɗ26Ǫ29ǜ
~ryi	74 -12Ǣ-9Ǫ-8Ǘ7Ń9ƃǦ10ŏǟ11Řş12ſ13ŮƧ14ǜ17ž19P22Z
~ryin	74 -12Ǣ-9Ǫ-8Ǘ7Ń9ƃǦ10ŏǟ11Řş12ſ13ŮƧ14ǜ17ž19P22Z
~ryo	90 -15ų11Ž23ŷ
~ryon	90 -15ų11Ž23ŷ
~ryt	64 -8Ǫ-7nJ7wXƗ8AƳƴ9KƼǒǧ10ĿƷ12UǐǑ13Ļƭǅ14ǣ16ưǗ19ō23Ƙ24ş26i27ķ
~ryth	64 -8Ǫ-7nJ7wXƗ8AƳƴ9KƼǒǧ10ĿƷ12UǐǑ13Ļƭǅ14ǣ16ưǗ19ō23Ƙ24ş26i27ķ
~ryw	86 7Ɵ14Ź17ǅǓǙ
~sa>	85 -7ǆ8j15ǌ18C20e21Z
~sab	82 -11Ƨ-10ƨ-8ƃ15ư16ň22ş33W
~sabi	84 -11Ƨƨ-8ƃ23ş34W
~saf	68 11Ķ13Ľ16ƙ21Ə24Ž57ǚ
~safe	68 11Ķ13Ľ16ƙ21Ə24Ž57ǚ
~sag	86 15Ĺ27K
~sage	86 15Ĺ27K
~sai	62 -9ŇƓ-8ŀ-7Ư7fKWŲ8uSĵŊƞ9xŎ10ǆǛ11dtŝǝ12OŔ13Vŉƅ14H15GƦ18Ʒ20c21yB23q30Ƶ
~said	63 -10Ɠ-9Ň-8ŀ-7Ư7KWŲ8fuĵŊƞ9xS10ŎǆǛ11dqŝ12tOǝ13ŉŔƅ14H15GVƦ18Ʒ20c21B22y31Ƶ
~sal	62 -11t-10Dǔ-9ő-8Ǣ-7Uƭ7ƙǎǕ8Hƨǩ9Ƙ11ǖ12Ƨǡ13űƯ14ǌ15u16ƪ17WǊ18Ǆǉ22T24ǜǠ27Ǘ28Ɠ35ņ55ǋ
~sal>	88 12ƙ24ƪ
~sala	77 12ƨ17Ư19Ƨ20u23W27Ǌ32T
~sale	66 -11ǔ-9ő-8Ǣ-7ƭ9HǕǩ11Ƙ12ǖ13ǡ27ǜ30Ǘ32Ɠ38ņ60ǋ
~salo	86 -14tD-9U11ǎ20ǌ26Ǆ27ǉ35Ǡ
~sam	63 -10ǣ-9G-8Ʃ-7ƹ7łŗƣǝ8ŜżƗǎǟǦ9oǃǡ10Ƈ13ņƔ14kǂ16ő19ƪ20I21ŴŶ28ũ29ş31S34p
~same	63 -10ǣ-9G-8Ʃ-7ƹ7łŗƣǝ8ŜżƗǎǟǦ9oǃǡ10Ƈ13ņƔ14k16ő19ƪ20I21ŴŶ28ũ29ş31S34p
~sat	74 -11Ő7ƛ10sĻ11Ư12Ŗ16ŧ20ŋ21ŝǤ
~sat>	84 8ƛ13Ư19Ŗ
~sati	79 -11Ő11sĻ17ŧ21ŋ22ŝǤ
~sav	61 -15y-8ĸ-7N7ƶǂ9ķŋƴ10Ķ11Ǫ12wǘ15Ļ17Ĺ21Ʋ26Ĵ37Ţ44Ř67Y
~save	73 -12ķ7Ļ8ź9ƶǂ11ŋ14ǘ21Ĺ24Ř28Y31Ĵ39Ţ
~savi	65 -16y-7N8Ư10Ļƴ11Ķ15Ǫ20ķ23Ʋ25Ř46Y
~saw	78 8ŉƬ10f11tŧ12űǚ13ƛ14Ũ16jC23ƿ
~saw>	79 9ŉƬ10f11tŧ12ű13ƛ14Ũ16jC24ƿ
~say	50 -16Ÿ-15Ŧ-13Ƹ-12tǡ-10Ž-9xŐ-8LŏƣǍ-7AŞŨųžƯǎǦ7FőƆƶƿǊǒ8ƃƩǄ9QĵłţŲƅƞƪ10ŖǀǛ11ŝƽǨ12Ɖ13ŇƵ14NŊŔ15ŋ17ŀ18Ōŗř19B22Ǫ23ňū24Ś25Œƹ26ƻ27Ů29TŁ40b43Ƣ49r
~say>	51 -18ž-17Ÿ-14aŦ-13Ƹ-12ǡ-10coŽ-9xŐ-7ALŏŞƣƯ7œƿǊǒ8őƆ9ƃƩǄ10QĵłňţŲƞƶǀ11ŖƽǛ12ŝǨ13Ɖ14ŚƵ15ŇŊŔ16ŋŮ17ƹ18ŀŗ20BŌ22Ǫ24ū26b27Œƻ30ŁƢ32T51r
~sayi	80 -10t10ǖ11ĸ12ň13ƹ15N24o26b
~says	73 -14Ǎ-11o-8w-7Ǧ8Vƪƫ9ňƓǣ10q11ļ13cF15Śž17ƅ18řŮ20a21Ƣ
~sba	57 -16dƿ-12ƹ-11Tƺƻ-10PǪ-9Ǡ-7QƧ9Ư14ŁƬ15ųƴ19n22ż23f25Ŵ26Ƹ31pt32s34rƩǃ35q42o
~sban	57 -16dƿ-12ƹ-11Tƺƻ-10PǪ-9Ǡ-7QƧ9Ư14ŁƬ15ųƴ19n22ż23f25Ŵ26Ƹ31pt32s34rƩǃ35q42o
~sca	66 -12J-7MũǪ7Ţ8w9VŇŤŴǈ11Ņş12Ƥ13C15ǂ16Ǝ17ł20ǅ28ś30ƻ47Ũ50Ŀ61Ǚ
~scal	82 10w14Ň18C22ł39ƻ
~scam	88 73Ǚ
~scan	86 -9M8ſ38ś
~scar	73 -8J7Ƶ8Ǚ9Ţ10ǈ11VŤ13ŅƤ18Ǝǂ50Ŀ57Ũ
~sch	60 -8Ƨ7Źƣ8Ʒǧ9Ż10qvKSǕ11yǣ12Q14ƙ15ŭǔ21lR27x32ź34Ʋ47m
~sche	82 9L16ǣ21ƙ30R
~scho	61 -8Ƨ7Źƣ8Ʒǧ10KŻǕ11qvS12yQ15ŭ16ǔ22l28x33ź35Ʋ48m
~sco	66 -9W7ő8ľ9m11IŮǪ12Q13Z15şǖ20ź31Ž44ĵ
~scor	77 16Ž51ĵ
~scou	72 -9W8ľ9ő10m12Ů13Q15Ǫ16ş19Ž22ź
~scr	68 8űƇƹ9ś10Ư11Ɣ12ŏ17a25ƕ27Ɩ33Ƽ
~scra	84 11ű14ƔƯ15ŏ
~scre	90 7D12ś23a
~scri	76 7ǎ9űƹ10Ƈ37Ƽ
~scro	80 30ƕ32Ɩ
~scu	79 8Ɓ9ƻ15h25r31ǁ
~scub	84 33ǁ
~scui	88 10Ɓƻ16h
~se>	32 -18Ŧ-16ŗǎ-15ŨƧǆ-14RŅ-13ŏŖǕǘ-12XĴƬ-11KŌřŮǄ-10LYŃŕƭ-9ŜŶǝ-8xCŉŊŒśŰŻƙƫƿǐǩ-7WľŢŧƹǅǓǟǤǧ7ghl8ŵƻǏǡ9Jňƌư10qGPĵŀŝƔ11tƐƢǚ12słƇƉƊƴ13dMQĸŎ14ŐŷŸƤ15awōŔƖǑǥ16Ž17fŭųŹƠƯǈǒǞ18IůƚƸ19nUœƏƞ20Ɔ21D22HŲƕƝǀǂ23Z26ǃ27ƒ28ńƟƥǌǪ29Š30Ł34Fşƣ35Ǎ36ƅ42Ɠ43ķ
~sea	73 -7hj8Ż10ǁ11ƛ12x14ƉƝ16ƾ17Ǡ23ǖ34ǌ45Ǐ
~seas	74 10ǁ12xƛ14Ɲ16ƾ18Ǡ23ǖ47Ǐ
~sec	63 -9Ƣ-7Ū7Ļǘ8ŕǪ9IĶ10pAƷ11ŇǍ12dŊũ13ǌ14ľƕ15yŌ18ǟ25Ơ28NƏ30Ŵ
~seco	66 8ĻŊ9ŕ11pAIǪ12Ňũ13d15ľƕǌ16Ō17y19ǟ28Ơ30N31Ŵ
~secu	76 7e8Ǚ9ǘ12Ķ36Ə
~sed	56 -10dE-7ķŖţ7ŏŗũƀƖ8gƗƧ9ĵŬƺ11iƸǩ13r14Ū15ō16ŽƘ17Ƶ18Ÿ19ƙ20Ǐ22šŭ23lƴ24Ŕŝ29ŷ30Ŵ34Ǟ35œ
~sed>	56 -10dE-7ķŖţ7ŏŗũƖ8gƧ9ŬƗƺ10ĵ11iƸǩ13r15ō16ŽƘ17Ƶ18Ÿ20ƙǏ22šŭ23lƴ24Ŕŝ29ŷ30Ŵ34Ǟ36œ
~see	59 -17J-11ŃǕ-9rş-8p-7mQŔŖƙ7Ũž8šƇƊƞǀ9ŎœźƉƐ10ĹĿ11vţ12tƚ13Ľ14ūƜ15ƴǪ16ř17Ŋǃ18ŭ19ļǟ20yƄƳ21H23ƿ26Œ28Vň29Ǔ
~see>	61 -17J-11Ń-9rǪ-8p-7mQŔǕ7ŴžǓ8ŭƞ9šƂƇƉƊƜǀ10ŎœźƐƳ11ĹĿ12v14Ľţū17Œřǃ18Ŋ20ļ21yƄǟ22H24ƿ30Vň
~seen	79 -11ş-7Ũ8Ɯ9Ǧ12Œ17t19ƚƴ30Ǔ36Ǫ
~seh	69 -16ų-10Ÿ12Ū16Ư24T29n30ŷ
~seho	69 -16ų-10Ÿ12Ū16Ư24T29n30ŷ
~sel	53 -13ŗ-10Ǎ-9ķĻ-8ŖǪ7xĴǃǆǒ8Pǜ9CƀƃƼǛ10ŠƎƪ11c14Łţƣ15nǊ16AQō18ǈ19ŦƧ20Ɣ22gƖ24ŘƓ26ǟ28ƞǕ31Ƹ41ǩ49H
~self	57 -10Ǎ-9ŗ-8ķ7aƏƿ8tVĴƖưǃǆǒǩ9PǤ10AŘƃƼǛ11Cƀ12Š14cƸ15Ɣ16ƣǊ17nŁţ18Q19ō20H21Ŧǈ23Ƨ25g
~sell	66 -9Ļ-7Ŗ7ƴ8ĸƁƔ12ǜ13Ǝ15ƪ19Ɩ23Ƹ36Ɠ37Ǖ39H40ǟ41ƞ42ǩ
~selv	79 10Ō13x22Ř
~sem	64 -11Ƈ-10ƙ11ƚƝ12ƞ15Ɓ17Ʀ26Ɯ49Ɗ
~seme	64 -11Ƈ-10ƙ11ƚƝ12ƞ15Ɓ17Ʀ26Ɯ49Ɗ
~sen	57 -21Ś-19Ƣ-12ŨǉǪ-11Ǔ-9Ĵ-7ǡ7ũ8Ĺŝǝ9sNŠšƫ10Ǚ12Ə18Ų22ZƖ26K28ň31ŐǍǨ40J42ļ45Ľ58ś
~send	63 -20Ƣ-12ǉǓ-10Ũ-7Ĵ7ǂ8Ō10Ŝ11ƫ18ļ21K26Ɩ27Z31J32Ő35ǍǨ64ś
~seng	82 -7Ÿ9h10ƃ12ǁ27Ų
~sens	75 8ĵŘŠ10Ŋ11ũ15s18Ə45ň
~sent	72 -19Ś8őƹ9K10Š11ǝ12Ĺŝš15NǙ16J34ļ51Ľ
~sep	79 9f25şƙ31Ř
~sepa	79 9f25şƙ31Ř
~ser	63 -9Ǟ-8ǀ7fLūƻ8Ɩƚ9ơ10ŝƐƽ11ţ12Cǃ13Ŝ15ƾǟ18ľű20Ʊ23X30ǅ31ǜ
~ser>	82 -7ƭ9L11Aƚƻ12Œ13ơ18C30X
~seri	84 -9BǞ10ū13ǐ15ƽ17ǃ21ƾ
~serv	66 -7ǀ8fǛ9Ɩ11ŝ12Ɛ13ţ14Ŝ17ǟ20ľű21Ʊ32ǅ33ǜ
~ses	63 -22Ŵ-15c-8Ǫ-7wŁů7ŋř8źƤ9YƾǋǍ10ũǅ11Ɠ12qxFƐǕ13Aƽ15T16ǘ17Ʊ18Ƌ20opǔǚ24Ɨ31ų36ţ
~ses>	64 -22Ŵ-15c-8wǪ-7Ł7ŋƼ8řƤ9Yźƾǋ10ũǍ11ǅ12qxFƓǕ13A14ƽ15T16ǘ17Ʊ18Ƌ20pǚ21oǔ31ų37ţ
~set	60 -14ŀ-11Ǡ-8ǌǦ-7ŵƖƥ7Ŵ8Ƙ9Lŗ11AŘ12Œŧ13ţ14ŦŪ15ĴŉŨ18T19Ǟ20Ɵ26Yĺ30ŠƱ33Ɨ34Ţ38Ǉ39ķ
~set>	64 -11Ǡ-9ǌ-8ƖǦ-7ŒŦ8Ŵ10L11ŗ12A13Ř15ķţŪ17Ĵ18Ũ19ĺ20T21Ǟ23Ɨ29Y33Ʊ37Ţ38Š41Ǉ
~sets	85 10Ƙ12ĺ36ķ
~sett	77 -16ŀ9G10łŃ15Ɨ18ŉŧ24Œ26Ŧ29Ɵ
~sew	84 34Ɯ
~sewe	84 34Ɯ
~sfi	88 -13Ő19ŧ25ŝ
~sfie	88 -13Ő19ŧ25ŝ
~sgi	86 9ǝ35k
~sgiv	86 9ǝ35k
~sh>	58 -12i-9ŰƯ-8ǡ-7Ǒ7hsƪ8ŌŤƉǂ9ƥ10oōŏ11gĽ12ǅ13ŃƗ14Y15mĻżǪ16ŞŮǜ18ū27Oƃ28ƶ32Ų38ƫ60Ǘ
~sha	62 -12Ő-10ǘ7Ƅ8MŶ9ǃǕ10QTǔ11nŌ12Ǉǉ14ƭǚǪ16ų17ơǎ19Ɖ20Ŋ21Ř25ƹ26Ũ30Ų35ű39ƣ
~shak	86 13M15ǔ40Ũ
~shal	85 17Ō20ƭ34Ǫ
~sham	86 7ƽ8Ŗ11Ƅ18ǉ
~shap	74 11ǃ23Ɖ31ƹ49ű
~shar	71 -10ǘ-9F-8Ǫ-7Ő7Ź10Ŷ11Ǖ13T14Ǉ18n20ųǎ21ơ23Ŋ25Ř35Ų45ƣ
~she	51 -28ƹ-19Ūƺ-14wǪ-13Ň-11ŰŽ-10ŵ-9Ǎǡ-8cMWŨƝ-7iXĸŔŤǈ7HUŚ8ǝ9fyƅƌƬ10ƣƫ11gŅ12B13ł14Ŷ15Əǉ17ų18Ʊ19ƴ20ż21ņ22Ɗƞ24Ʃ26p30xŴ31ǃ32o33Ɯ34Ư35ƒ36qs40tź46v50r51Ƹ
~she>	56 -30ƹ-20ƺ-19Ū-13ŇǪ-12w-10ŽǍ-9mWŰǡ-7ciMǈ7ŧƇ8Aű9U10ǝ11yƅ12ƣƬ14B18ǉ19Ŷ20ų23ƴ28Ʃ30p34x35ǃ36Ŵ37oźƸ38Ư41s42q44t52v57r
~shed	66 -7ŵ8YǢ10mźƞ11ĺ12H15ƫ16ƌ24Ƹ26ņ32Ɗ51ƒ
~shee	75 10u11f12Ǥ16Ś23ł
~sher	77 13ŻƊ24g26Ə53Ɯ
~shes	82 -11Ż-8Ɲ9Ƙ17ƞ33Ʊ35ż
~shi	61 -12GĻ-7k7UƄƛǖ8gƶ9Ǟ10ƍƘ14ǆ17ŢǏ20ūƁ22jǇ26Ǚ30Y34R35ƈ38Ɖ
~shie	84 11ű28Ɓ29ū
~shif	84 -11G-8k12U24Ǐ48R
~shin	69 -13Ļ10gƶ12Ƙ13ƍƛ16ǆ26j29Ǚ41ƈ44Ɖ
~shio	86 45Y
~ship	74 9Ƅǖ12Ǟ24Ţ28Ǉ
~sho	47 -20Ƣ-19Ƥ-18r-17ŉ-16i-15ũ-13Ÿ-12tǋ-11Sŏƃ-10ƥ-9ƩƸƽǛ-8ŀŕƓ-7pqYķŖƌ7dOUƿǑ8gō9BƒƷƻǕǟ10huXŧƁƼǪ11JLŊ12ĺƲƹǣ13fĽǆǐ14ksśǢ15KǗǨ16ĴňŽ17ŠŨŵƄ18ǉ19aNńŎƮǎǩ20ƙǡ22ŌǠ23ǌ24MƘ25Ǧ26Ǆ28Ǎ42ƞ
~shoe	90 10ǩ14ǡ16Ś21ƻ
~shoo	78 -7ŷŸ8J9h10K11c14a15ś17Ƙ
~shop	57 -31D-22Ƥ-21Ƣ-18i-13tǋ-11ŏ-10S-7ƓǪ8yX10Ǒ11Ǟǡ12U13gƒǕ14ǟ15ƁƘ18ǐ19Mĺǆ20Ǘ21ǩ22ǣ25ǎ26Šǉ28Ǡ29ń32ŵǦ33ǌ35ǄǍ51ƞ
~shor	85 -14ƃ9Ť10Ɲ15W20k24Ư
~shot	82 7Ɔ11ś13ƙ20ǂ23Ƽ34Ž
~shou	56 -19ŉ-16r-11ũ-9Ưƽ-8Ŋ-7ŵ8IǃǪ9hĽŋ10Ŵ12Oƭ13uō14ƄƷ15MŎŧ16ƹ17fLŷƲ18aǨ20Ĵƙ23sK25DN26ň27Ʈ30Ō
~show	68 -11Ÿ-9Ǜ-8ǂ7ŔǓ8Ţſƅ10kXƄ11ƺ12nBŎŗ13Ľƿ15Ǫ17d23Ǣ28Ŋť
~shu	71 -14Ŧ-12ƚ-7Ǫ9Ơ13ŋŶ16ũ20ƛ22Ǐ38Ɯ56Ǟ
~shut	71 -14Ŧ-12ƚ-7Ǫ9Ơ13ŋŶ16ũ20ƛ22Ǐ38Ɯ56Ǟ
~sib	86 11ǔ22ƾ
~sibl	86 11ǔ22ƾ
~sic	70 -17ǅ-9Ư8Ň9Ŀ11ŧ12x16W17ƾ18ƀ21ƹ22ǂ28ǜ30ǩ32Ǫ38ƿ
~sica	77 10ņ15ŧ20ƀ24ƹ25ǂ28ƿ
~sick	78 -7Ư10Ŀ13x18W20ƾ32ǜ34ǩ
~sid	52 -13U-12ƹ-11Ɵ-10ĺư-9ŇŨǐ-8P-7tƋǌ7ŧŲƊƲƶǉ8ZĶłŔƐ9G10ǃ11Tķœƾǈ12CſǜǪ13gǅ14Ƥ15Ű16Ƙ17jnqƞǎ18Yū19u22Ʊǡǣ26Ʀ28Ɓ30Ƨ46Ƈ
~side	53 -13U-12ƹ-11Ɵ-10ĺư-9ŇŨǐ-8P-7tƄǌ7ŲųƉƊƲƶǉ8ZĶłŧ9ŔƐ10Gǃ11Tķœǈ12Cƾ13gſǅǜǪ15ŰƤ16Ƙ17jƞǎ18nqƇ19uYū22Ʊ23ǡǣ26Ʀ29Ɓ30Ƨ
~sidi	82 43Ƈ
~sie	79 7śū16M17K21Ǆ35Ǐ
~sies	81 9ś18K21Ǆ35Ǐ
~sig	60 -9ƒ-8ư8ĽƩǊ9qIœƣ10Z11WŖƲ12Ǫ13yƓƳ14ǡ15Q16J21ő23Ǆ26Ŏ27ǔ32Ǜ34Ɨ38Ł42Ō
~sign	60 -9ƒ-8ư8ĽƩǊ9qIœ10Zƣ11WŖƲ12Ǫ13ƓƳ14ǡ15Q16J21ő23Ǆ26Ŏ27ǔ33Ǜ34Ɨ38Ł42Ō
~sil	90 10Ŵ17Ū
~silv	90 10Ŵ17Ū
~sim	86 8Ƴ13Ļ14Ə24Ʊ
~simp	86 8Ƴ13Ļ14Ə24Ʊ
~sin	44 -23Ƃ-19Ū-15Ō-14D-11rǀ-9ĺŇŝŵƘ-8eŻ-7NņŤƛƣƸ7MPŨƉƌƙƫ8nAJŗŹżƋ9mtBŘƢǜ10ť11dţƖ12ŬƼǝǡ13F14Ǒǣ15ĸŞǕ16iǧ17f18ŎőǞ19S20Ǣ21ƺ22ƞǋ24ǌ25Ǆ26ǩ27ňǅ28Ǫ29Ǉ31Ǧ32ŭ35Ǡ36ũ37ǆǟ38Ɨ
~sin>	74 -13ő-9ƈ8gŔǝ9ō10ǩ11A12ŜũƉƢ20nŨ26S32Ɨ
~sinc	59 -12Ŝ-9ŻǪ-7rņŐ7PŸƽǃ8I9ƹ10GƤ11ƫ12Ƌ13ż14BŹ16ŗ17ť18ţƺ21Ǡ22ǆ25t28i30S34ǟ37ő44ũ
~sine	51 -26Ƃ-12Ū-11t-8DGōŖ-7C8Ǚ9Ǫ10ǒ12AMǜ15Ǐǡ19ǣ20Ǒǧ21Ŏ23ǇǕ24ŭ25Ǟǩ26ǟǠǢ27ǆ28ǋ29ƞǌ32Ǆ35ǅ40Ǧ
~sing	60 -19Ō-15D-11Ūǀ-10e-7Ǐ7uŐ8ŖƄ9ƴ10qƚ11Ɔƺ12ǝ13JƙǇ15m16dŘ17ŭ18Ɩ21Ŭ24F26Ş28f29Ɨ39ň42Ǫ
~sink	88 -9Ň8ƌ18Ɯ37ĸ
~sio	60 -13Ř-8ť7PTYłņŤ8gAOƅ10Ŗţƽ11Ɔ13Ň14ŵ15Ń17Ƹ23Ɨ24Ł25ż36Ķ37Ǜ43ƀ
~sion	60 -13Ř-8ť7PTYłņŤ8gAOƅ10Ŗţƽ11Ɔ13Ň14ŵ15Ń17Ƹ23Ɨ24Ł25ż36Ķ37Ǜ43ƀ
~sis	69 -39Ǎ-12Ǆ7Ɓ8Ņƥ9hŷ11zƸ14U21ư26B36ƾ41Ƣ49A
~sist	70 -39Ǎ-12Ǆ7Ɓ8Ņ9hŷƥ11zƸ14U21ƾ22ư26B42Ƣ50A
~sit	58 -9Ǫ-8Ŕ-7őŞ7LY8ryŗŰƚǉ9jƙ10S11ƂǑ12F13ǂ14ĵƦ16ĶĹ18ǜ20Ƈ21Ơƿ22ƞ23ļŴ28n31M37Ɲ56ŀ
~sit>	72 8ł9s10ǜ11N12Lƚ13Ĺ15Ŵ17Ǒ19ƞǂ20M23ŀƇ27ƿ
~sita	85 47ŀ
~site	77 -7ť7ń10Ĺ14ǜ15Ŵ20Ʀ32ļ
~siti	82 -8ő10Ʋ12Ŋ13aV17Sǉ25Ɲ
~sito	90 39Ɲ
~sits	84 12ŖŰ13Ƃ14Ơ
~sitt	71 9Hǧ10ŀ11Yŗƞ12r14jƙ15Ơ19Mĵ21Ķ23n
~situ	86 10Ź11z12ǩ17n20F
~sity	90 12x17y
~siv	72 9ǐ11Ǥ12Xź14Ņ15Őő16Ƙ17ń24ƙ27ƀ
~sive	72 9ǐ11Ǥ12Xź14Ņ15Őő16Ƙ17ń24ƙ27ƀ
~siz	79 -15Ǫ-7Ŕ9r20œ22ƭ25Ɔ46H
~size	79 -15Ǫ-7Ŕ9r11ǟ20œ22H25Ɔ31ƭ
~sk>	57 -8ĺǐ-7Ʒǎ7ƨ8ĵƋǓ9auķƇ11ƞ12ƚ13A14Ǎ15š20P23ũ24Ĺ25ǀ26c30Ł31Ŋ32ǔ41ŉ
~ske	72 -8Ɨ-7ŧ8ŔǕ9ō11pń13a15ŉƖǓ16ǧǨ20ŀ
~sked	72 -8Ɨ-7ŧ8Ŕ9ō11pń13a15ŉƖǓ16ǧǨ
~ski	68 -13Ĺ-11A-10ǍǪ-9ƣ7ōƂơ9cĽǙ10BǨ11v12ǂ13ů14Zŉ15aƪ16ǔ19Ƣ23Ƅǐ24Ŋ28Ɠ
~skin	71 -13Ĺ-11Ǎ-9ƣǪ7ơǧ9c10aōǙǨ12vĽ14Z16ƪ17ǔ20ŊƢ25Ƅ30Ɠ
~skip	82 -12A-8ǧ9Ƃ13B15ŉ16ůǂ
~sks	83 9uǍ13h15w16P17m
~sks>	83 9uǍ13h15w16P17m
~sky	78 -12g12ơ26j57ǁ
~sky>	83 -11g12ơ27j43ǁ
~skyd	86 18ǁ
~sla	76 9Ɣ12Ǡ14ŶǏ16U20ž37Ƈ
~slab	82 -7Ɗ10Ɣ40Ƈ
~slam	90 8ſ15Ǡ21Ǐ
~sle	69 -12ǈ7Ɲ9ľ13Ũ15ƥ16Ō17ĸĻ19ł26n27Ű29ƽ34x
~slee	69 -12ǈ8Ɲ9ľ13Ũ15ƥ16Ō17ĸ18Ļ19ł26n27Ű29ƽ34x
~sli	80 -30Ň-23ŀ-11YǕǪ14ƀ19Ľ20ƍ27ű32Ǣ64Ş
~slid	88 16ƀ22ƍ
~slip	90 -13Ǖ-12Ǫ21Ľ36Ǣ
~slo	75 -7ŕ9Jř13ň14Ɯ17i19b24U27Ǡ44Ǐ
~slow	75 -7ŕ9Jř13ň14Ɯ17i19b24U27Ǡ44Ǐ
~sma	69 -11ő-8Ɯ9ƓƧ11H12ǅǉ13Ʀ16Aƭ17ńũƏ20ŐţŦ26ņ
~smal	73 10Ƨ12H13ǅǉ14Ʀ21Ŧ22Ő23ţ
~smar	82 -9Ɯ7m11Ɠ19ƭ20A21ũƏ22ń
~sme	85 -7ţ13ņ25ǝ
~smen	86 -7ţ13ņ25ǝ
~smi	90 13Y15ű19ŵ32Ǆ
~smo	67 -13ţ-9q7Ɵ10Ƒ14ƥ22ŧƏ33ǃ72ƺ
~smok	68 -9q10Ƒ15ƥ22Ə34ǃ74ƺ
~sna	83 10ņ11ś35Ž
~snap	84 11ś35Ž
~sno	79 10ǅ14Ž30Ơ63j
~snow	80 11ǅ30Ơ64j
~so>	34 -13ő-11ŀ-10oĴƒ-9ǒǪ-8Ŋ-7rXŐƷǧ7qVļŋŗƔƺƾǘ8AƙǤ9UľĿŃřŲƓƖƼǚ10gyJKūƁƭǀ11fwCķĻƢǈ12LŒşŮžƞǅ13nSĵńŌƎƕ14TŴŵǖ15sŕŪ16ckŁũŷƈ17ŶƟơƪ18ĺţŦƣ19ĹųƗǛ20Qœ21h22pŝŤ23iƧ25ň29Ţ
~soc	71 -10X7ƣ11ĸ16Ǉ17m19x22Ķ23ǘ27ǀ49e
~soci	72 -10X11Ķ16Ǉ18m24ǘ28ǀ50e
~sock	90 7j10ƣ13Ķ14ĸ
~sof	81 10x13ĵ15g28q
~soft	81 10x13ĵ15g28q
~sol	71 -15ƈ-7AF8šƅ9Ŗ10Ɩ11PŶ12s14fķ15Ɖƣ20Š27ņŜ29ű38Ǉ
~sold	77 -7A9š10Ŗ11Ɩ12P13Ŷ16ķ22Š30ņŜ32ű
~sole	84 46Ǉ
~solo	90 -8F16s18f21ƣ
~som	43 -13š-12Ũ-11Ő-10sƃƘ-9WƚǕ-8şƜƞƶ-7anRŁňƲǏǪ7hoyŔ8ĿŠţƯǅǙ9NĻŤūŰžƠƿ10Ɩ11Pĵƙǆ12zŗŪƥǀǉ13FľŵŽſƴǟ14YĹƢƦƻǛ15ŀŞǝ16ĸǌ17ķŴƏ18Ś19mĺ20Ʃư21Ʒ24ņ25QŊ29AŘ
~some	43 -13š-12Ũ-11Ő-10sƃƘ-9WƚǕ-8şƜƞƶ-7anRŁňƲǏǪ7hoyŔ8ĿŠţǅ9NĻŤūŰžƠƯƿ10Ɩ11Pĵƙǆ12zŗŪƥǀǉ13FľŵŽſƴǟ14YĹƢƦƻǛ15ŀŞǝ16ĸǌ17ķŴƏ18Ś19mĺ20Ʃư21Ʒ24ņ25QŊ29AŘ
~son	56 -14p-12iŏǇ-9lPW-8tHŸǦ-7jƮ7dTŢžƃ8źƛƝư9ƞǄ10ĹǠ11J12ł13ņƂǩ14ŭ16Ŋ18u19vAŌų20ŜŹǟ21fǉ22xƘ24yŔũ29M39w42Ǐ
~son>	59 -14p-12iŏ-8ltHŸ-7jƮ7gBšżƀƂ8dŢź9hƛƝư11Ĺ12yľ13ł15ņžǠǩ16f20Ō21Ǐ22wAŜų23ǟ24Ź25vx28Ŕ31M
~sona	71 -9ž-8PǦ-7ľ7fƂǘ9Ƨ10Ơǣ12T14J17ƃ21ŭ23Ŋ28Ǐ35Ƙ
~sons	81 -14Ǉ-11W16Ǆ18yƞ19u21x27wǉ31ũ
~soo	71 -9ǝ7ƁƖ9ľ12Ŀ13yV15ŕƄ20ǟ21Ź27H43Ń
~soon	71 -9ǝ7ƁƖ9ľ12Ŀ13yV15ŕƄ20ǟ21Ź27H43Ń
~sor	70 7uzǁ8TƜ9ƻǐ11ůƴ16ņǪ17aƏ19f20ĸ25ƪ
~sorr	73 7z8u9Tƻ11ůƴ17ņ18a19Ǫ20f
~sort	90 10Ɯǁ32ƪ
~sou	64 -15S-7ƟǪ7Ɔǜ8ŧƝ9CFŨǉ10Nţƾǩ11i14G16ĽŮ19bƠ20l21ť28c43Ň
~soun	66 -15S-8Ǫ-7Ɵ7Ɔ8ŧƝǜ9F10Ũƾǉ11iNǩ14lG16ĽŮ20b23ť30c44Ň
~sout	85 9l17C26Ơ
~spa	69 -18F7ƆƮ8ǘ9ŵƍ10Ɖ11ƅ12Ƈ15Ǝ16Ɗ17J21Ƒ23Ŵ24ƞ25ǌ37Ǎ38O
~spac	74 -18F7ǣ8Ɔ14Ƈ16Ǝ18Ɗ23Ƒ27ǌ40Ǎ
~span	90 -7ƈ9Ʈ14Ɖ15ƅ21Ǫ
~spar	83 -19Ǫ9g13ŵ28Ŵ30ƞ47O
~spe	58 -8Ŀţƭ-7ľ7tNŢǇ8Ƨƾ9ŚƷ10U11gƄ12l13JŏƉǄ14kƟ15as17ƙƿ18Ž22Ÿ34X35Ż37b47Ǝ
~spea	78 7Ǫ10Ǉ12ƾ14N15Ś19ŏ22s31a
~spec	67 -8ţ-7Ŀ7ĺł9Ţ14U15Ɖ18Ɵ20ƿ22ƙ55Ǝ
~spee	79 26Ž52Ż
~spel	75 -10a11t17J18Ǆ51b
~spen	75 -9ƭ-7ĺľ11Ƨ13Ʒ15Ƅ18l19gk29Ÿ46X
~sph	85 42Ɖ
~spha	85 42Ɖ
~spi	71 -10C-7Ǫ7Ž8V9ů10qĸ12S13PžƼ14ƃ16ƽ19ǃǩ20Ƨ21Ǖ24ƹ25Q
~spit	72 -10C-7Ǫ8V9ů10qĸ12S13Pž14ƃ16ƽ19ǃ20Ƨǩ21Ǖ24ƹ26Q
~spl	74 -8Ő12ž14lƍǈ15Ĵ24Ƭ41ƣ
~spla	90 17lƍ
~spli	75 -8Ő12ž15Ĵǈ25Ƭ42ƣ
~spo	63 -26ƹ-14c-13PǪ-9adŇŌ-8ƞ-7ǣ8ƚǌǔ9Ľ10Ǚ12Űǐ14CƟ15M19ǁ21Ƹ25r28s30qƩ31ǃ33go35fp
~spor	85 27ǁ47g
~spot	77 7Ơ11Fƚǌ14Ǚ15Ű20Ɵ23M
~spou	68 -28ƹ-14c-12P-10d-9aŌ-8Ňǣ-7F24Ƹ28r32s33qƩ34ǃ37o38p39f
~spr	66 -10ǣ-7Ɠ8Ńƚ9tť10jƯ12u13k16ŕ19H20łş21ţ22Ƥ28ǎ
~spre	86 26ş27ł
~spri	67 -10ǣ-7Ɠ8Ń9tťƚ10jƯ12u13k16ŕ20H21ţ23Ƥ29ǎ
~squ	70 11ķǂ15Ɣ17ǌ23Ǘ40Ɔ
~squa	71 16Ɣ17ǌ23Ǘ41Ɔ
~sr>	84 58Ƅ
~ss>	44 -15Ƃ-13ŏŪ-12Ũ-11tőŞ-10ŒŵƢ-9ŗƖ-8CĺňşżžƝ-7uzĻŸſƯƵǤ7AŅƄǒ8ľłƳǏ9sEţ10źƧƾǍǡ11iļƫǝ12gMŎũƷ13JŤǚǣ14GŰ15ǟǪ16ǑǘǢ17ǅ18ŭǔǩ19Ŧ20ƁƴǆǇ21Ůǀ22ŝ23ƞ24Ǆǥ27UǦ28ťǌ29Ǟ31D37Ǡ44ǋ48ǧ
~ssa	86 -7Ź15Ĺ16a25ų27K
~ssag	90 15Ĺ29K
~sse	62 -7BŬ7uřźƧ8ǁǅ9CŴƾ11xĵ12Ƹ14Ǖ15iš16ǘ17rō19Ųǚ24Ɨ33ţ34ƴ39ķ
~ssed	70 -7B8ưƲ10u12Ƨ13ĵ15Ƹ18iš20rō40ƴ
~ssen	82 -7Ÿ9h10ƃ12ǁ27Ų
~sses	74 9ř11ź13ǅ15xƾ18Ǖ20ǘ24ǚ30Ɨ47ţ
~sset	85 59ķ
~ssi	64 -9Ǫ-8ƈ-7ŝŧ7Pņ8uTYŖű9ũ11Ŏƽ12zŅőţǝ13Ňŵ14ń15gǥ18Ɖ25Ɨ27Ş32Ǜ
~ssin	76 -11Ő-9ƈǪ7g8ō10u11Ŗ12ũ14Ŏ16ǝ22Ɖ34Ş
~ssio	71 8ņ9P10gTYű13ţƽ17Ňŵ28Ɨ36Ǜ
~ssis	86 8Ɓ17z
~ssiv	85 16Ņ18Őő20ń
~ssm	88 -8ţ25ǝ
~ssme	88 -8ţ25ǝ
~sso	84 11ǐ17ƞ21m40ũ
~ssoc	90 23m
~ssu	71 -10Ǫ7Ƽ8prƶ10słƹ12Ł13Ƹ25ƽ30Ÿ35ǃ
~ssue	82 7ǃ9ƶ11ƹ35Ÿ
~ssur	78 8Ƽ11ł18ǃ28ƽ
~ssus	85 7t11r12p15sŁǃ16Ƹ
~ssw	88 53Ǚ
~sswo	88 53Ǚ
~st>	33 -20Ǎ-15ũǗ-13ů-12qFVųƭƶ-11DŎŤ-10lpRļƁƉǄ-9ŉōŐƌƤƦ-8ŢŴź-7HNūƕƚƵǔǡ7hruLŘƗƣƧƺǀǟǤ8łŃŝƏƐơƻ9vACƪǁ10ZĵżƔǌǒǕ11UŔŻſƒǊǙ12ŀŏş13cŜŠƬǛǜ14bemEţƫ15ƀƈƴ16Ň17nxňűǏ18ĻŖŪƱƹ19ƢǪ20yŨǈ21ń22wœƘ23KY24ŷ27ƙ28ǋ30Ƴǚ31ƛ34Ŀƿ37Ĺņ45ǐ50ľ
~sta	45 -16GŞ-14Qǌ-13U-12D-11ťŧƕ-10sĹŝƴ-9zPŵǑǒǢ-8ioLYŀŎŠž-7IĸłŇŭƞơ7tŚŨƒǕǟǪ8ůŲƋƛ9ŕŹƤ10rňœżƢ11jƐǔǝ13ŅřƜƪƾ14fRūŰƦ15SĺŗǤ16H17Ť18V19Ʋǉ20ķŘƄ22Ƹ23Ōő24ǈǠ25X28C29Ÿ30ƝǛ31Ő32E33ƥ36ǆ39Ţǎ
~stac	86 13Ə14Ő37Ų
~staf	81 -17Ş-7z31ǝ35ǉ52ǈ
~stai	75 10Ʀ11Ɗ12Ƥ14Ɲ15Ɔ21ƥ26ǎ31Ɯ
~stak	86 41Ǜ
~stal	83 10Ǜ14Ƒ22ǅ33E
~stan	67 -14ǌ-12Ǫ-11Ɗ-10ƕ-8o8ĺĻƛǟ9Űƾ10KŢŮ11Œ12ųƉƵ14ƚ15ZůŶƒ16ķƠ20ǎ23rŖ25Ũ29ň
~star	59 -11G-10ĸŧ-9Ũƴ-8ŠǢ-7Lň7txǨ8Ÿż9ūƗ11a12d13őƋƾ14ĺǪ16XƢ17Ʋǔ18œŕŹ19ŏ21ř24Ń26R32Ť35Ō38S56ǆ
~stat	59 -14ŏ-11Ń-8ŀť7ĸƛ8ż9ŔƳ10ĵźƷƼ12ūƫ13ń14Ķ15Ʋ17EķŚǕ21ŅőƐ24f25Ǥ30ŗ31C32ŸƄ36Ő
~stau	83 -9Ǒ12Ƥǜ25ǎǠ
~stay	58 -15Y-10QS-8Ƴ-7ŵǪ8yKƩ9BƯ11nF12ǩ13k14ŰƦƨ15Ǡ16X17j22ƪ23Ř28H34Vƥ35ƝƸ42Ţ
~ste	54 -13Ǖ-10ƅ-9f-7Jŗ7Ƭ8gřƜƩǍǚǜ9mžƉ10Kǆ11uũ13ƾ16ƏǐǪ18ƝƢǋ21r22Bǘ24ŧ25a29Ǘ30ƽ32Ǚ35A40ư
~stea	83 -9J12Ǐ13ƶǒ17g19K22S
~sted	75 -10f7Ŭ10P12zǍ13aƙƬǚ15o27Ƣ
~stem	68 -12Ǖ8š9Ǟ10b13ǜ20Ǚ22Ə26Ǘ30ǘ
~sten	84 -14ƅ9r10B11s15A36ƽ43Ǫ
~step	73 -12S8dǩ10ǟ12Ɖ15ž16ǆ19u20ũ28Ǚ31Ɲ33ư
~ster	65 -7Ǫ7hUŅƲ8tƥ9ĸ10ĿƸ11Ʃ12mǗ13ƽ20a21Bưƾ23ǋ34ŧ46A
~sti	51 -12Ʈ-11ų-10x-8s-7apƜƧǋ7HŜƻ8kŬơǤ9ǠǪ10ŀ11Ɵ12ƭ13zǗ14fƇ15Cũƨ16Uŷ17Ŋ18ct19ƶ20qv21ƕ22P23Q24Ɨ27D28J29IŨƬ42ŉ
~stic	79 -8ƅ7ő9ƨ10OŢǖ11Ǚ16Ǘ21ŀ26Ƈ
~stil	54 -12Ʈ-10xų-8r-7as7jZ8Ŝƀƶƻ9HŐ10ŬǠ12ƨ13ŉƟƭ14Ǫ15z16fC17ũ18Uŷ19t20Ɨ21cq22v23ƕ24P25Q29DJ31I32ŨƬ
~stim	90 -10ǋ10Ɣ13ŮǊ
~stin	77 -13Ǌ7ō8r9Š11k12Ľ13ŦƆ14Ǥ15ơ17Bƅ19ƶ
~stio	70 -10ƕ7ķ8Ĺ9d12A26Ŋ56ŉ
~stl	69 -8ƌ-7Ŷ7ų8Ŵ9ĸňǗ11Ż12ķ17ŭ18Ŗ20ǅ27Ų49Ǖ
~stle	86 13Ż38Ų
~stly	71 -8ƌ-7Ŷ8ųŴ9ĸǗ10ň12ķ19Ŗŭ20ǅ50Ǖ
~stm	82 10Ƌ18D20dk24ķ
~stma	85 10Ƌ18D20dk
~sto	49 -14Ƙ-11S-8nĸ-7ŰƝƣƤǀ7yļŊŠţƼ8ňŔƹƽǆǍ10ōǙ11ĿǋǛ12OŀǄ13jŤ14Ţǐ16ƾ17Ƴǣ18Ǐ19Ǡ20ǔǕ21Ư24M25őǌ27ƞǗ30Ƒ31ǎ40Ɔ41Ʀ45ƛ51ǘ
~stoc	79 10ǣ12Ķ20ķ22ǐ28ƞ
~stom	62 -11S8kŢ9Ŀ14Ǡ16Ǜ18Ǣ19Ǆ21ƞ22Ǘ27ǔ29ǘ33ő37Ǖ
~stop	67 7ż8ǜǞ9mĿƁ10t13y14ňŢ15Ǐ21ŀ31M33Ư
~stor	57 -14Ƙ-7ķƣǕ7ņŊ8ƈƽǢ9ļŠǏǟ10OŔƹƼǆ11ǍǠ13ţǗ14ōǋǣ16j18Ť20ƾ31ǌ37ǎ38ǘ48Ɔ52Ʀ55ƛ
~stov	77 52Ƒ
~stp	90 20Ƶ
~stpo	90 20Ƶ
~str	53 -11S-10Ʋ-9ǣ-8ŗ-7IǙ7tQŀŔǕǪ8EŜŨųŻƒƟƾ9řǄ10ŭ11ƐƝǖ14Şƽ15Kƙ16Ĵő18Ɣ19ƅ20UŇū23šŰ24ǎ25Ƈ31ǌ32ƚ34D
~stra	67 -11S-8G7wņƏ8Ţ9lňǤ10Ɓ11Ŕ12š15ŀų16ǖ18Ɲ19Ş20K21Ĵő25ū
~stre	62 -8P7ƄƇƤǞ8M9Ś10Ż11tƟ12E13Ŝ14Ũǌ15GǄ16š26U30Ű39ƚ42D
~stri	74 -11Ʋ9ǅ10ǔǗǜ12Ǖ13Ɛ15ř16Q18ŭ28ǌǎ34Ň
~stro	83 9ǀ11ľ13ĸ16ƾ20ƽ
~stru	68 -7ŗǅǣ7ƌ11Ǡ15P16ƒ18Ǫ22ƙ25ƇƔ27ƅ
~sts	68 7Ǜ8ǐ9ŷŹ10XŔ11ƛ12ƥǞ13ǉ19ǚ25ǒ26ƿ28Ɲ
~sts>	68 7Ǜ8ǐ9ŷŹ10XŔ11ƛ12ƥǞ13ǉ19ǚ25ǒ26ƿ28Ɲ
~stu	56 -12ű-9ƽǪ-8Ū-7ǉ7qXŀƋƛǑ8ŋƳ9sŁƉƤ10ƯƲǙ12ǖ13Aŭ16ZƱ17ǃ20Şŵƣǣ21ƇƞƦ26ź39m41Ƙ
~stuc	73 -12Z9ő11Ş13ŀ14Ƥ15Ư22Ʊ28ŵ29Ƈ
~stud	70 14Ʋ26Z35ź51m
~stuf	62 -12ű-9ƽ-8Ū-7jǉ7ƺǦ8XƋƍǝ9ŋƛƳǑ11sƉ12ŁǙ13ǖ14Ş15Aŭ19ǃ22ƣ23ǣ25ƞƦ46Ƙ
~sty	76 11Ɖ29ǒ
~styl	76 11Ɖ29ǒ
~sua	73 -8R7s8Ķ9AƢ10WƅǪ11řǢ13ǁǆ14łŭŲ16ĺ27L
~sual	73 -8R7s8Ķ9AƢ10WƅǪ11řǢ13ǁǆ14łŭŲ16ĺ27L
~sub	63 -11Ƌ-8ǉ8ǥ9ƅ12ǔ16ų20Ō22Ŷ80ǒ85Ǔ
~sub>	84 -15Ƌ31ǒ40Ǔ
~suba	90 24ų32Ŷ
~subc	80 11ǒ21Ǔ
~subs	69 -8ǉ9ǥ45Ǔ54ǒ
~suc	86 10ś11w12Z13ƁƼ
~such	90 11w13Z14Ƽ
~sud	88 9ŭ11ĺ14ĸ
~sudd	88 9ŭ11ĺ14ĸ
~sue	71 8ƶ9Ŀ10ƹ28ķ29Ÿ40ǝ
~sued	73 8ƶ10Ŀ29ķ30Ÿ41ǝ
~sues	86 8ǃ12ƹ
~sug	83 -7Ƽ14ǚ19Ƶ22ƽ
~suga	85 -7Ƽ7ƾ19Ƶ23ƽ
~sui	79 -7ŗ9ŇǢ10Ŀ11Ƃ12ǧ14ǝ26ķ38L
~suit	79 -7ŗ9ŇǢ10Ŀ11Ƃ12ǧ14ǝ17ķ38L
~sul	86 24Ƽ45Ǜ
~sum	75 -8F11ƍ13Ơ16ǈ22k23x42Ɗ
~summ	83 -9F13ƍ15Ơ18ǈ25kx
~sump	81 46Ɗ
~sun	82 30ƌ62j
~sup	68 7Ő8ŔƗ10r11nǀ12ƞ14Ǒ17L24ŎǪ51ǖ
~supe	90 10ŐƗ34Ǫ
~supp	69 8Ŕ10r12nƞǀ15Ǒ18L25Ŏ53ǖ
~sur	42 -18ƹ-15Ɠ-14ǒ-13ǐ-10ƞ-9ńŬ-8QŵǪ-7noĿŶ7irĺőŖ8ƁƮƲǑ9ǃ10ĹŘŽƀƧƭ11Ŧŭƪƴ12Ǩ14Ɩǥǩ15aľŁš16Ƅ17ņţŪǔ18WŒƵ19Ǝ20ƃ21ŀ22ƫ28Ʃ29Ǔ30Ɣ31ƽ35şǍǣ37Ǧ40Ő41ſ47ŏ
~sura	48 -13ƹ-11ǅ-9ŗƔǒ-7Ǫ7řƇƢƩǙ8XŚŜǑ9AŪſǣ10ƚ11ŞšƵ12rĺƁǩ13ŘǓǔ14şŦƴ15ƃƧƪ16ƭƮ18ŏ19Ɩ20ľŁŐǍǦ21Ƅ22ņ23Œţ24W
~sure	52 -15Ɠ-14Ƣǐ-10iƞ-9Ş-8ƹ-7Ʈǒ7Ŗǔ8š9ƃǅ10ŴƙƵǃ12Ǩ15aő16Ǧ17ŏƽ19ŭ21ŗ22Ǎ28ŀşƩ29Ő32Ǔ35ǣ41ſ47Ɣ
~surg	88 11ǃ14t41ƽ
~suri	88 -8Ŷ12Ž13Ǧ17Ū21Ĺ22ŏ
~surp	86 7Ż10ĸ13ŏ20ǥ
~surr	85 42ƫ
~surv	84 -7ŀ13xǞ35i41Ǝ
~sus	79 10r11p13s14Łǃ15Ƹ17Ƅ31Ÿ
~sus>	85 7t11r12p15sŁǃ16Ƹ
~susp	85 18Ƅ33Ÿ
~suv	90 -7ŷ15ų25Ū
~suv>	90 -7ŷ15ų25Ū
~swa	86 -13ŭ20ũ32ƶ34ų
~swap	86 -13ŭ20ũ32ƶ34ų
~swe	72 -10Ǫ-7u8ūƬ9hľƑ10wƒƢƷ12ĻŔǛ13tK15Ŭ17D18c45ŉ
~swee	80 -7u9ūƬ11hw12ƒƢ13Ʒ15t16Ŭ19D
~swer	79 -7Ō11ľ14ĻŔǛ16K49ŉ
~swi	69 -7ǣ8ł9R10ĴǗ11Ÿ14Ō18M21X24ő42Ţƍ
~swim	82 -7ǣ51ƍ
~swin	84 11R12Ĵ24M28X
~swit	76 9ł12Ÿ16Ō27ő48Ţ
~swo	86 11H52Ǚ
~swor	86 11H52Ǚ
~sy>	68 -9ŭƿ-7Ǫ8klxT9MǃǏ10gƟ11ź12oś13tPŊŧ25ƞ29U34Ǡ38N
~sys	68 -12Ǖ8š9Ǟ10b12ǜ15ǖ20Ǚ22Ə25Ǘ29ǘ
~syst	68 -12Ǖ8š9Ǟ10b13ǜ20Ǚ22Ə26Ǘ30ǘ
~ta>	77 -12Ǉ8ů9Ɯ13Ɵ14Ĺ15C21Ǆ42ǘ
~tab	69 -16ƈ-7Ǫ7Ōƥ8ł9XƯ11eƦƴ14Ž15s16T21n25Ɖ29ƨ32M
~tabl	71 -7Ǫ7Ō8łƥ9Ư10X11eƦƴ16s17T22n30ƨ33M
~tac	72 -11Ű8ś10ƽƾǩ11ŐŪƏ12Ǚ13Ŵ23ƒ24Ŷ29K31Ų
~taca	90 39Ų
~tach	83 -12Ű9ś15Ŷ27ƒ
~tack	82 11ƾ12ƽǩ13ŐƏ15Ǚ
~taco	90 13ŪŶ16Ŵ
~taf	81 -17Ş-7z31ǝ35ǉ52ǈ
~taff	81 -17Ş-7z31ǝ35ǉ52ǈ
~tag	79 -25I-9ř19Ɔ24Ǫ74ū
~tage	83 20Ɔ
~tai	73 9k10ƊƦ11ƕƤǚ14Ɲ15Ɔ20ƥ23ǅ25ǎ30Ɯ
~tail	90 14ƕǚ34ǅ
~tain	90 11k29Ɯ
~tair	76 10Ʀ11Ɗ12Ƥ14Ɲ16Ɔ21ƥ26ǎ
~tak	51 -14Ǫ-12ŬŶ-11yĺŀŷ-10ƴ-9ŕŪ-8iu-7rơƩǢ7Nƕ8eőŝŭ10tŎ11śũƫ12Ƙ14ưǋ15kųǡ16ƐƗ17ŇƔǜǩ18ƭ19Ţ20ŠŨƲ21ǂǛ22ķłźƥ23zŧ24Źǟ25Bǃ29ůƨ31Ǘ62Ƽ
~take	51 -12ŬŶ-11ŷǪ-10yŀƴ-9ĺŕŪ-8iu-7rơƩǢ7a8eNƕ9őŝ10Ŏ11śƫ12ũƘ14ưǋ15ų16ƐƗ17Ň18zƔƭǜǩ20ŠŢŨƲ21Ǜ22łźƥǂ23ķŧ24Ź25ǃǟ26B27Ƽ29ů30ƨ31Ǘ
~taki	80 7z9Ĵ13ǡ15ŭ18t19k56Ƽ
~tal	51 -14ņ-11Ł-9ŐŗŤǦ-8ĺų-7Řţƨ7iĵŅžƍǅǡ8sƳǊǛ9BťƽǎǕǩ10ĹƩ12fgO13aŇ14ƹ15vPƆ16Š18EşƉ19rĽƣ20ńŦǃ22A23ķ24Q25ǚ31Ǫ32N36ŵ41ƻ42Ɓ
~tal>	58 -10C-9Ǧ-8ŗŤ7qĸůƃ8ZķŷǍ9Sž10gŅ11ǃ12Ƨƽǎ13ǩ14Ǌ17ƹ18f19Ŧŵ20ş22EƉ23P24ƣ29Q36Ǫ58Ɓ
~tale	90 17ǀ22ŵ
~talk	59 -15ņ-11Ł-7ĺŘ7CXǪ8Kň9hƍư10ĵŵƸ11iǡ12sB13ťƆ14ĹƩ15O17Ň19v20a21Š24AĽ25r27ń31ǚ40N
~tall	75 -9Ǫ9Ǜ11Ž13ŒƑ17ǃ20ǅ67ƻ
~tals	88 -13Ɓ10Ɲ19Ǖ30ķ
~tam	88 14j15ǄǛ25Ƽ
~tan	61 -18Ǫ-13ǌ-10Ɗƕ-8o-7I7Ļƛǟ8CKōŢŰƾ9ŒŮ11ųƉƚƵǇ12Ʋ13ZƒǛ14ķůŶƋƠ16Ʒ17A18ľǎ20rŖ22Bǡ23Ũ25ň
~tanc	84 -12Ɗ8Ɓ14Ů17Ʒ18ƚ21ů
~tand	70 -14ǌ-13Ǫ-10ƕ-8o8ĺĻ9ƛǟ10KŢƾ11Œ13ƉƵ16ZƒƠ17ķ21ǎ24r25Ŗ28Ũ31ň
~tang	88 15Ű17ų25Ŷ
~tant	70 -8Ǫ12ō14Ǉ15Ʋ18Ǜ20A23ľ26ǡ27B
~tap	83 10Ɯ71ŋ
~tape	85 58ŋ
~tar	58 -11G-10ĸŧ-9Ũƴ-8LŠǢ-7ňǁ7txǨ8Ÿż9ĽūƗ10a12dőŪƾ13gƋ14ĺǪ15X16ƢƲǔ17œŕ18ŏŹ21ř23ƙ25R32Ť33Ń34Ō37S55ǆ
~tar>	88 -11Ǣ11ƙ25g26Ƣ
~tart	59 -11G-10ĸŧ-9ƴ-8Š-7Lň7txǨ8Ÿż9ūƗ11a12d13őƋƾ14Ǫ15ĺ16X17Ʋǔ18œŕŹ19ŏ20Ť21ř24Ń26R35Ō38S56ǆ
~tas	88 11ĸ13Y15ű
~tat	58 -14ŏ-10Ń-8ť7ĸƛ8ż9źƳƼ10ĵƷ11ūƫ12ń13Ķ14Ʋ16ķǕ17EŚ20ő21ŅŻƐ23fŀ24Ǥ30Cŗ31ŸƄ36Ő
~tate	61 -14ŏ-11Ń-8ť7ĸŀ8żƛ9Ŕ10źƳƷ11ĵů12ƫ13ńū14Ķ16Ʋ17ķ18EŚǕ22Ņő26Ǥ31ŗ33CŸƄ38Ő
~tati	75 -10ů13Ƽ21ŀ28Ż29Ɛ
~tatu	84 37f
~tau	82 -9Ǒ9ś12Ƥǜ24ǎǠ
~taur	83 -9Ǒ12Ƥǜ25ǎǠ
~tax	78 10Ǉǋ12ƶ14ŒǄ21ƅ25ǡ30T
~tax>	84 8Ǆ11Ǉǋ14T23ƅ
~taxe	85 7Ǆ13ƶ16Œ19T28ǡ
~tay	58 -15Y-10QS-8Ƴ-7ŵǪ8yKƩ9BƯ11nF12ǩ13k14ŰƦƨ15Ǡ16X17j22ƪ23Ř28H34Vƥ35ƝƸ42Ţ
~tay>	63 -23ĺ-15Y-8Ƴ-7tŵ7ǉ8gVǟ9Ʃ10Ư11B13ǩ15Ţ16Ʀƨ19ƥ20X23H25Řƪ39Ƹ44Ɲ
~tayi	68 -11QS9yH10nK12t14F17k18Ǡ20Ţƥ22j29ĺ31V
~tays	90 -7D8Ɗ11ƶ28Ű
~tba	83 -7R11Š12xL13ƚ15g17Ɲ
~tbal	85 12xŠ13ƚ15g18Ɲ
~tch	56 -11P-10ƿ-8ǩ-7ļ8qŘŻƅƔǙ9bYŉŌŸƺǞ11Ķłǜ12Ơ13Wŏšǅ15wőų16LMƙǚ17Ž19g20ư21Ɖ25N27Ţ28f32a42ƌ
~tch>	63 -11ƿ-7ļǩ7łŗŚſ8Sƌ9qsŘ10ŏŸŻƔ11YŌŢƅǙ12Lƺ14Ķ16Wš17w19ǚ20aų21ư22ő24N
~tcha	84 8ŏ10ĺŷ11Ƒ12g13V17ŉ18ť
~tche	65 -13S-7Ǌ7łƚ8űƏ9ǉ11Ɵ13Ǟ14bǜ15gƠ18ǅ20ƙ22M23Ɖ34f41ƌ
~tchi	81 -13P9N18ŽǪ23a31Ţ
~tci	90 21ĵ
~tcie	90 21ĵ
~tco	88 15ļ29Ļ
~tcom	90 29Ļ
~tdo	88 -16Ŧ25Ǟ26g
~te>	45 -16vŏ-12Oǐ-11PU-10śƚƯǋ-9DŖŨƮ-8Głņōţ-7bjlqsBFTXŇŦũǃǩ7ZŤŶƤƦƭ8eKĽƸǁǏ9mųŴƢƿǧ10ķƲƺǕ11JőŒŰǢ12wŌŭƕ13ǜ14cEŘƍƗǨ15ĹļŃǤ16ůŸƳǌ17NœŗƄ18ǄǍ19ťŬź22ĵ23Ŕ24ŕ26d27Ņ28Ő30h32ū33Cŝ
~tea	71 -15ň-12h-10ł-8J7Ł8ǉ9U10ƸǏǒ11ƶǄ12ĶƩ14Kƞ15x19S22Ǫ23q34g36Pǈ
~teac	81 -13h11U15Ķ17ƞ27q42P
~tead	84 -9J13ƶǏǒ19K23S
~team	80 -17ň-11ł9Łǉ13ƩƸ15x29Ǫ39g42ǈ
~tec	64 8X11ƐǛ12Ǚ14yƉ15ƃƮ16ſ17ľŖŗ21ŏ28Ə31ķǉ
~tect	64 8X11ƐǛ12Ǚ14Ɖ15ƃƮ16ſ17Ŗŗ18ľ21ŏ28Ə31ķ
~ted	53 -10Ǥ-9Ĺţƴ-7lőŜ7uxĿƇƙƞǇǚ8IŞƱ9oƍ10ķƆƉƋƾ11ĸǥ12ƳǄǌ13ŝſƽǍ14Łŉǆ17ŌƢ18Ň19ƌǐ25Ɵ28ĺ29Ʋ41Ƶ
~ted>	53 -10Ǥ-9Ĺţƴ-7lőŜ7uxĿƇƙƞǇǚ8IŞƱ9oƍ10ķƆƉƋƾ11ĸǥ12ƳǄǌ13ŝſƽǍ14Łŉǆ17ŌƢ18Ň19ƌǐ25Ɵ28ĺ29Ʋ41Ƶ
~tee	66 -12ŷ-7Ŀƞ9ŃŢŭǈ10ź11Ɯ12ǀ16v17Ƃ18Ɛ22ǐ23ŕ62Ź
~teen	69 -13ŷ-7ƞ7Ɨ9Ń10ŭ13ź17v18Ƃ25ŕ66Ź
~teer	83 23Ɛ28ǐ
~tel	44 -19Ň-13I-12ĺƽ-11łŞǑ-10Ŧƪ-9LXťƜǞ-8bşǦ-7acwGŉřśǊ7lqĴļĿœŢŪƑƶǉǛ8ŗűſƛƴǚǟ9nxCFHMŜŰƮǀǃǪ10EKĹń11ƦǇǤ12gŏƟǕǗ13uƄƊƱ14kŤƹǝ15ŊŨ16iżƩƵ18ōŽ19U20PŖ21ǅ22Ŕƿ36ƥ37B
~tel>	80 -9Ų-7X15Ǖ28ƿ59ƥ
~tele	84 9s20Ǫ38Ž
~tell	44 -19Ň-12I-11Ǒ-10łŞŦ-9Lĺťƪ-8bƜǦ-7wGŉśşţǊ7lqļĿŀŁœŢƶǒ8SĴŪŲżǉǛ9CFMŗŰűſƛƴǟ10nxEHKĹƮǀ11ńƦǇ12Ɵ13gŏƄǗ14kuƊƱ15UŊ16iŤŨƩƵ18ō20Ŗ21Pǅ23Ŕ38B
~tely	72 -16ƽ-11Ť-8S7Ƒ8UĺƔǃ11ǚ12Żƙ13ż14ǠǤ15ţ16ƿ18ƹǝ
~tem	65 -12Ǖ-9Ƙ7ĸš8Ǟ9b10Ķ12ľƎǜ13ƫ21ŚƏ24Ǘ27Ǚ28ǘ34ƙ
~tem>	68 -12Ǖ-9Ƙ8š9Ǟ10b13ǜ20Ǚ22Əƙ26Ǘ30ǘ
~teme	83 9Ķ12ĸ17ľƫ28Ś
~ten	58 -16Ǒ-15Ɗ-11ƅ-7tzŘŶƦǎ7csŰ8AC9Ƒǁ10ơƣƳ11xƤǝ13Rž14bŭŲǀ15Ɯ19ǚ20Ǫ21F23ƽ24Ơ29Ƙ38ǣ46Ɲ
~ten>	63 -17Ǒ-16Ɗ-8t-7ŶƦ7BĻų8sŻǪ9ǔ10AƑ11ǁ12ơƳ13x14ŗ15ž16Ųǀ17bƜ18ŭ19Ơ21ǚ25Ɲ
~tena	83 -8ǎ8ǣ11Ơ16ƣƤ32F33Ɲ
~tend	88 -10Ř-8z10ƴ11ĺƶ12ň13Ű
~tent	77 -13ƅ-11ŗ33ƽ40Ƙ44ǣ
~tep	73 -12S8dǩ10ǟ12Ɖ15ž16ǆ19u20ũ28Ǚ31Ɲ33ư
~tep>	79 -13S-7Ɲ9d10ǩ12ǟ13Ɖ17ǆ19ž32Ǚ38ư
~teps	81 23ũ24u42Ɲ
~ter	41 -19Ǫ-16ŗ-15Ǎ-13nňŘ-11ļƁ-10ŒŲ-9dfDTĺŵƟǩ-8PRXYZŎŖŶǑ-7clĶŀŁŝƄƓƗƼƿǊ7aoxƲƴƶǃǗ8gquvFŦźƉƍǘǥ9JOƣ10EķŰ11ŕƇǋ12ŔŮǖ13KŇŢǞ14hř15ĽŚŧƋƑƾǙ16yzBNŤƊ17bUƸ18ƃ19L20Ơ22Ũ23Ƣ24tť25Ǐ26Ʈư28ľƜǜ30A31w35ũ37ƚ39ƪ
~ter>	44 -17ų-15ƛ-12ňż-11ĹŘ-10ļœŗ-9Š-8RŌŵƟǩ-7PYŏŖǊ7pxŇŞƎƑƨ8ĻŜűǜǞǣ9Ɗǟǥ10oqţǗ11JķŰǘ12EOŦź13Bǋ14wzF15bL16ŢŨŮ17aŔ18Kŧ19ĽľŚƸ20Ťũ21Ƌ22y23UƠ26ƃ27Ɯ28t29ťǏ30ư43ƚ
~tere	76 -15Ǫ7ķō9Ƣ10Ĺ12H14Bş15ƕǄ16Š18Ň
~teri	79 14ǖ23Ɖ27Ƈ48ǜ
~term	69 -13ţ-10A-7ƃƕ8Ɲ11ƶ12W15Bǝ16ǖ28ŕ60ƪ64Ʈ
~tern	82 -11Ń-7X9g12i13L15VŌ17Ņ18j
~tero	90 9ǃ22ƽ
~terr	82 8g10w11Ũ12œ20Ǟ34N
~ters	61 -22n-20Ǎ-14Ǆ-11Ɓ-10d-9aBǑ8vƍƜ9użƐƩǐǓ10ǈ11ůƦ13ƑƲǒ14bũų15Ĺľ16ŏǙ17ƛƾ20wř21ƣ26h31Ƣ42A
~terw	86 8Ũ11ƴ27ũ
~tery	90 17Ʊ20Ɗ
~tes	56 -12Ǫ-9d-7ŝǢ7ayƌƺ8HŌŐşŶ9ƕǝ10Ļž11ƾ12mũǨ13Ş14ū15ǚ16ō18ƿ19Ŋ22ůǃ23ƣ24vǂ27Ǔ35ń40O
~tes>	56 -12Ǫ-9d-7Ǣ7ayƺ8HŐşƌ9Ōƕ10Ļǝ11ƾ12Ǩ13mũ14Şū17ō20Ŋ22ůǃ23ƣ24v27Ǔ35ń40O
~test	81 24ǚ26ǂ29ƿ
~tev	77 7ŻƠ8ƞƪ9ŉƒ11qŚƱ13ş17ũ18P
~teve	77 7ŻƠ8ƞƪ9ŉƒ11qŚƱ13ş17ũ18P
~tex	69 -8LǪ7Ƅ11Ÿ12Ǚ13l16ū27ś75K
~texa	90 15Ÿ18l
~text	70 -8LǪ7Ƅ13Ǚ17ū27ś76K
~tfi	75 7ń8Ş9ő10W11Š13Jǟ18Ƣ23QŐ24a29ǅ
~tfit	77 7ń8Ş9ő11WŠ13ǟ19Ƣ24QŐ30ǅ
~tfo	90 26Ǥ30Ƽ
~tfor	90 26Ǥ30Ƽ
~tga	64 -11Ǎ12Ʈ13F18Z21Ư41Ɩ46ƕ
~tgag	64 -11Ǎ12Ʈ13F18Z21Ư41Ɩ46ƕ
~th>	34 -21Ǒ-20ǣ-19ĺ-17H-16ŤŪ-14P-13t-12LNũ-11ŏǪ-10EGţŦƞ-9YľưǏǜ-8yƈƢƪƻ-7JOŇůƅƖƝǩ7lĸļżƨƱǥ8AŖřƦǀ9rMŋœŽǢ10pňŜƑƟ11gŗšťųŹƎƜƭƾǄǐ12QĹŶƁ13SƠǒ14nƃ15ŊŠŬƓ16WƲǂ17ŃŢŭƂǝ18bŕ19uĶ20ķŲ21VűơƴǞ22ńŝş23ŐŞŧ24ǃ25ņƙ26ƹ27X28Tƣ30Ļƥ31ƶ38s40Ĵ43d49ő
~tha	29 -21ǈ-15yǩ-14Ƣ-13ZƘǠ-12YĹƭƮ-11iXƩǟ-10PƊ-9NU-8eſƷƸ-7ŵƔƖƛƠƳ7ĶƁƝǔǨ8AHWĵŕŜŰűƇǂǕǖ9hoļŪƻǣ10jFŌƅƌƒǄ11alƍƐ12MůųƜƦ13kDŁŋŻżƈƓƚƫǃ14Ņǀǧ15ĽǞ16CŖƀǌ17ķŧƙƨǁ18dt19Ŕƪ20QŒ22řū23ESŀũ24RŮǪ25u26pƞ27ŦŽ28śƴ31Ť32Ŭ34Ŷ35ŭ36ĺň47bGĸ48Ňōő50Šť56Ũ
~than	61 -12Ɣ-9Ǫ-8C-7oyŵƅ7LťũǢ8sĹŸƓƹǈ9ŦƧ10ļŅŒƁ11Y12Kƪ13ǌǧ14ƻ15GŇ16ap18ǃ20Ů23ķ24k32ž
~that	30 -26ǈ-17Ĺ-16ǩ-14Ƣ-13yZƘǠ-12iYƭƮ-11XƩ-10PƊǟ-9esNľ-8UƷ-7žſƔƛƠƳƸǎ7ŐŝšŪŲơƺƼǑ8HĵĶŰƇƝǧǨ9AWŕŜűƓƜǂǔǕǖ10hķǣ11jFŌƐƒǄ12lƈƌƍƦ13oMůųƅƚƪ14ŁŋŮŻżƙƫ15Dǀ16ĽŒǞ17Ŗƀ18ƨǁǌ19dŧ20pCŔ21tQ23řŦū24Eŀ25ũ26u27RSƞǪ29śŽ30ƴ32Ť33ĺŬ36ŭŶ38ň42G44ő49bĸ50ō51Ň53Š57ť59Ũ
~thd	69 7ǘ12Ŝ19p21v26c31d
~thda	69 7ǘ12Ŝ19p21v26c31d
~the	19 -23T-22Ļ-21Ŗ-20Ň-17Ÿ-15Ǘ-13ipXŃ-12LNňƩǏ-11ĹŨ-10gorC-9ƭǝ-8IőŶ-7tŊǁǙ7ńƺǊǐǛ8ŮƮưƶǕ9jśŰƇ10DũƀƝƧǆ11zWķƏƤƲƳ12JŌŠƓƛƜƦǤ13ľōŤŻƌƱǎǘ14fřŽǋǦ15wZņŐŗůƞƣ16lGĶŞžƁƑƷǅǈ17ŒŕźƉƍǌǥ18ųŴƄƈƾ19ekĽŘŬƅƐƚǇǜ20şſƘǂǓ21hEł22sƫǟǨ23UŔŜƋƗƼǄ24nSŁŚ25ŀŵǠ27Ɗǒǣǧ28vxŅŦ29ƬǍǩ30ŷǉ31Ǒ32ơǡ33ŹƎǔ34ūƒƟ35Ɩ38ŝƢƨ40Ơ41y42Ư45ŧ
~the>	22 -34Ŗ-23ő-20Ň-16Bō-15ňƂ-14Ÿ-13TŝƤƵ-12ioGĻ-11tuŢǗ-10zLƥ-9N-8ţƩ-7pAVŊš7aŔſƉƏƧƳǊǢ8fnűƙǪ9bwQśŠƷƽǜ10ZŗŵƸ11DŐŪƓƔƛǉ12ľƍǈ13mƝǒ14źƘƮǂ15ŭŽƫƱǄǐǔ16ĶĺņŴžƁƼǘ17dhJĿŌƈƐǥ18ŮŰŷƇǋ19xŤƦƶǇǤ20ł21řůƅƨǌ22Ż23eŦƋƑǦ24ŕŧ25ųƊǆ26yEĽŁƌƜƣǨ27kUƄƠ28ƚƯǎǑ29ǟǣ30ƖƟǧǩ32ƗǠ33ƒƢ34ŀ35Ŭ36ŚŹƎƬ39ơǍ42ǡ45ū
~thef	85 -8Ɯ10ţ29Ť43ƀ
~thei	61 -8œŖşŷ-7dŏŭǪ7ő9ƴ10Śŝǘ11ŧŴǔ12y14ƣ15ǖ17Ǒǒ28v29Ŕ32Ʋ41ǉ47ŅǓ
~them	51 -19Ʋ-18Ǩ-13ŀ-11mǪ-10X-9ĻŶǗ-8ĺŎǍ-7sOĴĹĽŦǆ7śšŬŷžƖ8ePŲƄƼ10g11Ŕş12wƢǛ13żƭ15ŧ16Ǒ17Ʒ18S19x22œ23ǔ26Œǉ27ǒ28y31Ǔ32ư36Ş38ő42Ţ45Š47ŝ
~then	63 -17Ū-13Ť-12Ň-11Ŗ-8Gő7csHŌƋƕƯ8QŉŶſǕ9ťƇ10yńƿ11œ12CŠƨ13wł14d18ƪ19Ŏ20Ƭ24ņ27Ǟ29ũ34Ǫ42ŵ48ō
~ther	34 -21dĺŒ-20C-19Ǐ-18ƙǪ-14Ɯ-13TŶƦǆ-12Ļ-11rœŦƓƭǁ-10cpŎŻƅǙ-9xĸťŭƔƽǀǍǐǑ-8bŠŰƗǖ-7aOĵļưǌǛ7ķšŢơƢƪƹƺǃǔ8hŊƑƬ9KĶŗƏƐ10WũƀƝ11BUŤƷ12lƁƍƎƥƫƴ13yMŵǧ14ŉƘ15iŏŘşŪǂ16ZţƨƳǎǜ17VƲ18j19zƂƛƤ20uńŴ21Ş22ŝƉǩ23fH24ſ26SƟ27ōŷǄǅ28Ņ29ǉ31ž32ƒ35Ɗ36ƞ37ƾ38Ŝ46s47Ơ52n64G
~thes	61 -15R-9Hű-7x7ŖƁ8ŐŜǜ9fĺơǍ10Ǡ11z12Œǈ13ǟ14tƻ16ŪƘǪ17PƓ18A19n20lŋ21Q25U
~they	43 -18Ǡ-15iŃŵ-14ŀ-13Ĺžƌ-12ǩ-10aHĸĿǞ-9GĺƴƸǟ-8cuIMPXƶƷǄ-7lEYľńŇŎőŤŶǢǣǤ8ŢƋǕ9RƲ10SƁƔǐ11şƾƿǉǖ12ŐƼǔǨ13ƗƧ14zǓ15šƎ16yUŲżǒ17ķ19ŏŗŜ20ƅǗ22x23ơƨ24ƫǥ25wŘ26ƽ27Œ28WƖ30Ƣ31Ƶ35v37Ņ38Ŧ42Ư48Ş52Ŕ53ŝ55ŧ
~thi	34 -19n-18Œ-16Ţ-14ož-12FT-11lź-10RŬƕƥ-9ŐůƁƌ-8vŅőŮƪǈǙ-7ŰŹƅƚƠƯƵǕǝ7EGLťſƟưǐ8ŕŘŞŶƍƑƹǋǑǠ9mľŖ10gZŊŽǉǔǖ11jƮǪ12MŪƄƎƽ13ckU14dƧƻ15Ŏş16ĴƂ17sű18ŲƷƺǃǟ19ŁŋŝƙƦƴƼ20IŇŔƘ21Ĺ22X23BNŀ24Aƭ25ũ26ŃƩ27iƗ28aHƶ29ŉō31Ŀ41Ļŏ42ţ50ĺ53r
~thin	38 -14an-13ŌŢ-12sœž-11czFŋŐŜŷ-10ĹƕƖǆ-9lqxź-8JSTňŒŬůƠơƨǂ-7RƁ7NĵĸľŨƻ8YūƛƱǀǁ9ĻƂǅ10Eſǃǐǧ11yBŘƍƑǑ12AĴķƹǔǟ13ŞŶǖ14XŃƎƟưǠǪ15ZŽ16ŀłƽ17gUŪƄ19HŲƧ20ƴ21ĺŖş22ŏũƺ23ƘƙƦƷ25Ŕű26ŝ27Ƽ28i30ƭ31Ň34Ʃ35Ŀō37ŉ39r44ţ
~thir	79 -10Ƈ12ƗǢ13Ƥ16ǆ20dq25c
~this	46 -14ŒŖ-13oyŇ-11ŤŨƌ-10gƱ-9nƩǧ-8PRķőűƝƟƣ-7TĸŉŞŢưƸ7Ĵŕƈ8Gǂ9OƢǉ10ŀţƂƖƻ11J12Xǟ13mH14c15dƮ16Aŷ17ƴǋ18łœ21M22kŌ25Ɨ26jBŁ30Nƶ31Ŏ34s35rĻ36I37Ĺ38ŋ40ŏ44Ń52a56ĺ
~thl	75 10ơ16Œ19ƕ31Ĵ
~thly	75 10ơ16Œ19ƕ31Ĵ
~tho	52 -12Ŗ-11Ǘ-9Ső-8ǌ-7JňǠ7Eŕźƍǔ8iHĵƟ9ńŊŶƝƶ10Zƻ11xŏƂƅƏƱ12wűǋǒ14ŢŽ15ľƈƮƯ16ǈ18ƪǥ20ƒƸ24Ų25ſǩ27Ǫ30Š32ŵ33Ňš
~thos	57 -11Ǘ-9ĺ-8ǌ-7J7őƉƖ8EľŕŝƍƘǅ9A10ĵŇŗƈƟǪ11iŶſƝ12ZƏư13ńƅ14wǋǒ16ű18Žǈ20ǥ22ƒƪ28Ų35Š
~thou	61 -17ő-11S-10Ŗ-8ŗư7x8ƈǡ9aĺ12HŊŢ13ǔ14Ʊƻ15Ƃ16ŏ18ſ19Ư20Ʈ21Ǫ23ľ25Ƹ27Ň32ǩ40ŵ42š
~thr	50 -13ƕ-11Ǫ-10ŏ-8m-7LQ7zƁƆƇƧƼ8łš9lŴƛǞ10ZśŧŬǧ11Ūŵǝ12nƝƨ13ĸũƌǦ14ŊŐ15b16ƴ17ŖŗŤƎ18j19Ʃ22WǏ23Ɩ24Ũ25Ǘ
~thre	85 10Ň11Ŏ24ǝ
~thro	51 -13ƕ-10ŏǪ-8mL-7sQ7dzƆƇƧƼ8ł9lšŴƛǞ10śŧŬƁǧ11ZŪŵ12nƨ13ĸũƝ14ƌǦ15ŊŐ16ƴ17Ť18jŖŗƎ19Ʃ22Ǐ23WƖ25Ũ26Ǘ
~ths	63 -11ơ-9Z-8p8ĺŕ9u13vłŮ15Gŧ17Ĵǅ19ų20ǩ21ƃƆ23Œ31YƯ
~ths>	63 -11ơ-9Z-8p8ĺŕ9u13vłŮ15Gŧ17Ĵǅ19ų20ǩ21ƃƆ23Œ31YƯ
~thy	79 9ƾ21ƹ22x
~thy>	79 9ƾ21ƹ22x
~tia	83 9Ƶǁ11ƪǕ12a21ǅ
~tial	83 9Ƶǁ11ƪǕ12a21ǅ
~tib	59 8ł9ľƀ10Y13Ɓ15ŭ16ŎŦ19ň20ƛ35Ř
~tibl	59 8ł9ľƀ10Y13Ɓ15ŭ16ŎŦ19ň20ƛ35Ř
~tic	60 -9ĺ-7ƅ7OƋƽǖǙ8Kǐ10NŞ11ţ12Ǘ13Š16QŶǇ18Ĵ19Ƈ22Ŕ26Ĺ27Ž30ŀ52Ż
~tic>	83 9ĴƜ11ǖ13ƽ17Ǘ
~tice	77 7Ǜ10Ƌ12K20Ĺ22Q
~tick	64 -10ĺ-7ƅ7ƨ8OŢǙ9ǐ11Ş12NĹ14ţ16ŀ19Ŷ21Ƈ24Ŕ56Ż
~tics	86 40Ž
~tie	72 -11Ɵ-10Ǫ8Ʋ9nǎ12hƅ15Ƣǐ16ķǁǉ19ǘ24Ɲ29ł30f32c
~tie>	88 -11Ǫ9Ľ16h22f36ł
~tied	90 16f20ǐ
~tien	90 14n25ǘ
~ties	77 -11Ɵ7ǜ9Ʋ10ǎ13ƅ17Ƣ18ķǁǉ26Ɲ35c
~tif	63 8ŔǄ17ū19ź20ǍǓ29Ǩ
~tifi	63 8Ŕ10Ǆ17ū19ź20ǍǓ29Ǩ
~tig	88 -7R7Ǟ12Ų13L14H24g
~tigh	88 -7R7Ǟ12Ų13L14H24g
~til	52 -14x-13p-10ų-8ruƷ-7aőƈ7jŐƒƨƻ8ZƪǪ9VŬŲǠ10Ɖ11ƟǑ12yƭ13zŉ15fC16Uũŷ18t19ĺ20qvŕ21ƕ22PQ24c25Ɨ28DJ29I30ŨƬ48Ʈ
~til>	79 -10p-9Ń9Ǩ10Ƅ11V12ĺ14O15ŕ16v37Ʈ
~tile	88 -7ƈ20Ɖ
~till	53 -14x-10ų-8rƷ-7auő7jŜƀƒƨƶ8yZƻ9HŐǠ10vĺŕŬŲƪ11ŃǪ12Ɵ13ŉƭ14z16fCũŷ17U19t21q22ƕƮ23PQ25cƗ29DJ30I31ŨƬ
~tim	52 -13Ƈ-11ǟ-10Œǋ-9pƉ-8PĽ-7nĹŖű7bĵĺņŊŻƒƔ8ŧſƜƵǙ9ŞŠƈƧ10Ƭƻ11kWšũŸ12gH14SǪ16őŔƠ17Ŝŵ18s19Ųƹ20Ļƨǈ24V31LRǏ32O35N38Ń
~tima	90 -10ǋ9Ɣ13ŮƀǊ
~time	52 -13Ƈ-11ǟ-10Œƀ-9pƉ-8PĽ-7nŖ7bTĵņŊŻ8ŧſƜƵǙ9ŞƧ10ŠƈƬƻ11kWšũŸ12gH14S16őŔ17ŜŵƠǪ19sŲƹ20Ļƨǈ25V31LRǏ32O35N38Ń
~tin	49 -11Ǉ-10IőƓ-9ź-8ŀŜǕ-7sĺľŁřǠ7ŉűŹƅ8wŌŭƝ9qƶǆ10krxǛ11nNƙƳǄ13K14tzƏǚ15Mĵ16eƗƲ17ŏƣ18iƆ19Uǅ21Œǉ22Ŀ23Fǡ27Ƭ29ƺ35j37Ķ56H
~tin>	65 -12Ǌ-10ŏő-9Ɠ-7IƤ7tļƝ8OƬƺ9ĵĶŪ10nĻŌŎƶǡǤ11FPUƙƼ12j13ǅ14ƅ15xŒǆ16Ǜ20ǈ21Ŀ22i42H
~tine	90 28ƺ
~ting	52 -17ǈ-10Ǉ-7ŀŜũǕǠ7ĽĿŗŝŦƄư8ĵĹŮƠƺǊ9wŉŹ10tŭǅ11Œǉ12kU13NƳǄ14z15KM16FƏǚ17eǡ18ƗƣƲ20Ɔ22Ƭ26Hŏ28j32Ķ
~tio	47 -15Ƣ-13ţ-10ŏ-9Nŧůŷǣ-8YſƘ-7ňŪǅǦ7ś8FSŕŗŘǝ9qżƅƮǞǨ10ƎǤ11AŐ12xŠ13nĻŊƱƼƽǀǂ14ŋŖǔ16Ōűǌ17k19ŇƌǇ21P22m23Ŕū24ńƇƐ28ŉǍ29Ʋ31Ż43ǟ
~tion	47 -14Ƣ-13ţ-10ŏ-9Nŧů-8YƘǣ-7ňŪſǅ7Śś8FSŘǝ9qŗżƅƮǞǨ10ŕƎǤ11AŐ12xŠ13nĻŊƱƼǀǂ14ŋŖƽǔ16Ōűǌ18k19ŇǇ21P22m23Ŕū24ńƇƐ28ŉƌǍ29Ʋ31Ż
~tip	85 12ŉ21T44ł
~tip>	86 13ŉ45ł
~tir	68 -8ƶ8q12Ŝű14Ļ16Ʈ19t21ƨ28P36Ķ41V
~tire	69 -8ƶ9q12Ŝű14Ļ15V16Ʈ19t21ƨ29P37Ķ
~tiri	90 35V
~tis	83 -12Ő10ĺĽ11Ū13ǀ18ŧ23ŝ
~tisf	88 -13Ő19ŧ25ŝ
~tist	90 11ĺĽ12Ū14ǀ
~tit	72 -12ƪ7ǉ8q9dǑ10ű11ķ13Ņ24P27ń32Ɨ35Ŭ40Ǉ
~titi	90 10Ɨ17Ņ35ń
~titl	75 9qǉǑ12ķ16ű25PƗ37Ŭ
~tity	90 -14ƪ12d51Ǉ
~tiv	83 -11Ǫ12Ŋ13Ə19ǁ22ŏ38l
~tive	84 -11Ǫ12Ŋ13Ə22ŏ39l
~tle	56 -10Ś-8Ǫ-7ĺƜƤ7dklIķŐūŻƺ8Ķ9YŶƏ10azŽ11ŉŧ12wœż13q14ŅŊƧ15vP17Ŧ18ư19ű21uŬ24Ų26xƼ28Ɨ30Ɵ
~tle>	57 -8Ǫ-7Ƥ7cdlIļŐŻƺƼ8kĶūƟ9YƏ10az11Ž12ŉŧż13q14œƧ15ŅŊ16w17Ɨ18v19űư20P21u23Ŭ24Ų27x
~tled	81 11ŃǑ12Ŧ13ķ33Ɵ
~tlem	90 19Ŧ25Ɨ
~tles	88 -11Ś12ǉ18Ŷ30Ƽ
~tll	86 -12ƨ21Ķ27ł
~tll>	86 -12ƨ21Ķ27ł
~tly	61 -20Ǫ-10w-9ƚ-7ƌƭǎ7ĸŴǗ8ŀŅ9sķ10šƖ11ĺũ12dDŐƢ13Ŗ14Ť15aŧ16ƨ22ŏ33ŭ37ǅ41Ǖ
~tly>	61 -20Ǫ-10w-9ƚ-7ƌƭǎ7ĸŴǗ8ŀŅ9sķ10šƖ11ĺũ12dDŐƢ13Ŗ14Ť15aŧ16ƨ22ŏ33ŭ37ǅ41Ǖ
~tma	81 -7H10Ƌ19dk33Ɵ35J
~tmas	85 10Ƌ18D20dk
~tme	58 -10Ɯƞ-9Ǩ-8ţ7Ǘ8ŀŰ10ŵ11Ɵ12ǎ13Gǀ14ķƝ15Ʀƿ16FŤ19DƐ20ƘƢ21ƥ22ơƣ24Ǜ32Ƥ
~tmen	58 -10Ɯƞ-9Ǩ-8ţ7Ǘ8ŀŰ10ŵ11Ɵ12ǎ13Gǀ14ķƝ15Ʀƿ16FŤ19DƐ20ƘƢ21ƥ22ơƣ24Ǜ32Ƥ
~tne	68 -23d-10ƹ-8aŮ8s9r11Ł18Ƹ22ǡ24ǩ25tǃ28q31ŴƩ32p34oǇ
~tner	68 -23d-10ƹ-8aŮ8s9r11Ł18Ƹ22ǡ24ǩ25t26ǃ28q31ŴƩ32p34oǇ
~to>	31 -23Ƨ-22ű-20n-17rǆ-15ƪ-14wǓ-13jpŏŒŤƊƼǈǉ-12uǣ-11ǃǌǜǢ-10cqŖť-9fƽǀǋ-8vƉƓ-7iPWƆƏƢǇǊǗǠ7ĿńƋǑǨǩ8IRŬƐƒơƴǔǪ9dŇř10Š11ŊŴƜƯǕ12TĹſƄ13gNĻŘŲųƀƱ14oĴ15KVŹƕƘǘ16zļŜƖƥ17AŶƔƝǐ18eĺǞ19tyGĸƂǂ20BLOƮ21HZŵƌ22s23aŝƚƸǍ24Xō25ŋţ26ŧư27ŉ28ľ29ŎŨ30œ31ł35ŌŢ40ŃśƬ44Mžǟ45Ʒ49ů50Ł56ƶ
~tob	79 9ǃ45ƺ
~toba	79 9ǃ45ƺ
~toc	79 10ǣ12Ķ20ķ22ǐ28ƞ
~tock	79 10ǣ12Ķ20ķ22ǐ28ƞ
~tod	53 -19ž-15Ǣ-12Ǫ-11ń-9ƨ-7Ń7xƀ8Ɣ10a11Ŝ12ŀ13tvĹ14Ţ15ƫ16Ǧ19ű21Ƨ22jŗ24O25Ō28Ő32Ļ33Œ38ĺŏ41i
~toda	54 -19ž-15Ǣ-11ńǪ-9ƨ-7Ń7ƀ8Ɣ11a12Ŝ13ŀ14tĹŢ16ƫ17Ǧ19ű22Ƨ23jŗ25O26Ō29Ő33ĻŒ38ĺŏ42i
~tof	86 -14ƚ-8Ǫ9ǁ21ũ43Ɯ
~toff	86 -14ƚ-8Ǫ9ǁ21ũ43Ɯ
~tog	75 8f10ǋ12uM18ZǊ24s31ş
~toge	75 8f10ǋ12uM18ZǊ24s31ş
~tol	71 -11Eƴ-9Ǫ7YŅƁ8jl9Ǝ10uļƨ11ƿ13Ƶ15ƽ17d21Ǚ23BŖ24Ŕ27A
~told	72 -11Eƴ-9Ǫ7Y8jlŅƁ9Ǝ10uļ11ƨ12ƿ13Ƶ15ƽ17d23Ŗ24BŔ27A
~tom	56 -11S-7ǟ7kIŢǙ8jł9Ŗƥ11Ǡ13ĸűƧ14Ǜ15Ǣ16YĴǄ18ƞ19Ǘ22L24ǔ25ǘ30ő33Ǖ
~tom>	88 7ū14ł
~toma	86 9Ɯ15j28Ĵ
~tome	62 -11S8kŢ9Ŀ14Ǡ16Ǜ18Ǣ19Ǆ21ƞ22Ǘ27ǔ29ǘ33ő37Ǖ
~tomo	65 7Ǔ8ƭǖ9IǤ10Ǚ11ƥ12Ŗ15ű16ĸƧ20Y26L
~ton	75 -8Ǐ8Ɗ10b11ŉŖ12ǞǪ13ŌŻ15śƧ19r24l25ƥ
~ton>	86 13ƥ15ŌŻ18Ǫ28l
~toni	79 -9Ǐ8Ɗ12ŖǞ15ƥƧ16ś20r
~too	56 -13a-12Ż-10z-9vŁŝ-8ƿǉ-7ĶǍǧ7cư8ŇŎūƣƫ9ołş10Ūǒǜ11ŧǛ12ňƀƙǅ13ǀ14tUƳ17Ž18ũ19Xń20sƞƩƭ21ŭƴ23jǚ26q27ǣ42ǐ
~too>	62 -13a-12Ż-10vƞ-8zǉ-7Ǎǧ7źƸ8ŅƧǣ9cĿūƣ10ŇŎ11ǒ12ǜ13oşŪǛ14ň15ǅ16ǀ17ƴ19Ž20U22Xń24sƭ26Ʃ27j30q
~took	76 -10ƿ-9ŝ-8Ł9k11Š12ƀǃ13Ŋƫư16ł18ŧ22tƴ26ũ
~tool	68 -9Ű17ƙ20ŭ24ǣ29ǚ36ƞ54ǐ
~top	60 -10œ-9ŏ-8ǐ-7žƝ7WĿƁǘǞ8tƶǕ9OƌƤ10yƞǩ11Ţ12TňǋǏ15m17ŀŚ20ľ22Ɖ24Ĵƈ26ŗřƯ27Mǧ30Ƃ
~top>	62 -10œ-9ŏ-8ǐ-7Ư7Ɓǜ8WǕǘ9ƶǞ10Ƥ11ƞǩ12ǋ13TňǏ16m19Ś22ľ23Ɖ24M25ƈ27ř28ǧ32Ƃ
~topp	79 12tĿ15y18Ţ23Ư26ŀ
~tops	90 -7Ǆ16ƌ22Ư34ŗ
~tor	48 -18Ő-13ǔ-11J-10Ǫ-9wķǑ-7Łƣǉ7BłƌǅǆǏ8OǍǗǠǨ9ţƔƗǋǐ10ōŪǁ11ƃǃǙǥ12jŤſǢ13Žƹ14Ɲ16ƞƼƾǓ18ǒǣ21Ǝ24ƽǌ29ǘ30Əǎ34Ƴ36ƿ37Ɔ42Ʀ67ƛ
~tor>	61 -20Ő-17ǒ-12J-8ŷ-7şŦ7ƃƹ9Ǔ10ļŻǇǤ11łƌƼ12Ǩ13ǅ15ǥ16Ɣǃ17Ɲ18Ǚ21Ž23Ǝ24ƽ28ƿ40Ƴ
~tora	76 12ƒ57Ʀ
~torc	84 -13Ǒ17ş22Ūǁ
~tore	67 -12Ƙ-7ķƣ7ų8ǐ12Ǐǟ13ƦǆǍ14ƼǠ15ƏǢ16Ǘ18ǋǣ22ǎ43ǘ45ǌ
~tori	67 -12Ƥ-7ǌ8Ǖ10ƅ21ǎ24ſ27Ɔ
~torm	75 8Ŕ11ũ12ƈ25j83ƛ
~torn	80 7Ƴ9Ǟ13Ɨ14Ŀ17B38ƛ
~tors	69 -10ǔ-9w8ƝǛ9Ǣ12Ŧ13ƃƤ14Ǔ18ŷ22ƿ31Ə48ǒ
~tory	66 -7ǕǢ9ŊƢ10ņƽ12Šǣ13Oƹ17ţ18ōƘǐ21ƞ22Ť26ƾ32Ɔ
~tot	71 -10Ǧ-7Ť8u9Œƺ10ŽƘ11ơ12Zŷ13gǀ14Ņ16ŵ19Ǌ24Ŧ25ş
~tota	71 -10Ǧ-7Ť8u9Œƺ10ŽƘ11ơ12Zŷ13gǀ14Ņ16ŵ19Ǌ24Ŧ25ş
~tou	78 -7Ş7ǀ8ń10ķōƺǠ12Kŀƽ15Ǟ30Ŝ
~touc	80 7ǀ8ńŲ10ķōƺ13Kƽ31Ŝ
~tov	77 52Ƒ
~tove	77 52Ƒ
~tow	65 -22ŗ-14Ŗ-7Mƹ7ņ8Ÿǌ9ŭ10ƿ14Ň15ůǖ16Ơǎ17QǪ20EX22ǧ23Ƥ46l53C74Ɓ
~tow>	90 -18Ŗ62Ɓ
~towa	88 21Ň28X
~towi	82 46Ɓ
~town	70 -7Mƹ7ņ9Ÿǌ10ŭ11ƿ13Ƥ17ů18Ơǎ19QǪ21E50l60C
~toy	90 17ű21ŭ
~tpo	90 20Ƶ
~tpon	90 20Ƶ
~tra	50 -14G-10ŚǪ-8CǞ-7L7Ŕřųƌƞƣ8QŏŴƵ9ƔƝǑ10zǐǖ11ySź12Kƙǈ13lĴƓ15Ż16ū17ŀǓ18ǥ20őƂ23ƍ24ůƠǁ25ǒ28ǚ29Ɓ30P35ǔ50Ž
~tra>	75 8Ų11Ʒ13ƥ15Ŵ17Ƶ18ŏ22ƙ23ǈ28ǥ33Ƃ
~trac	60 -12Ş-8Ś7ƪǁ8ŀƗ9Ŧ10ƣ11řƌǨ12ǅ13Ɣ18Ɠ23Ǔ24ǒ44ǔ69Ž
~trad	78 -10G10ǒ11Ǥ12yǠ15ƞ20z29S36P
~traf	86 -12m9ů13ǌ14Ż16N
~trai	68 -11S-8G-7Ǟ8Ţǜ9lňǤ11ŔųǙ13Pš16ŀǐǑ17Q21ź22Ĵő28ů42ǚ
~tram	75 38ƍ
~tran	73 -7L8yƏ10Y11Ɓ12ű14l15ŵ17Ǒǖ20Ɲ23K
~tras	85 13ŝ51Ɓ
~trat	84 25Ş32ū
~trav	78 -8C7Ƃ11ő35ǁ42Ơ
~tre	55 -15gĿ-9P-8ţ-7Ǫ7tŻ8kŞƟǝ9ƙ10EŤŨ11i12GƢǌ13šǄ14ƽǀ15ǅ16ŧǁ20ņŝ21Ǜ22Ŷ25Ű29ƚ40U47D50ƒ
~trea	66 -9ţ-8Ŝ7Ʒ10jƚ11kŚŞ13ƙ15i18ǀ19ƽ21Uŧ25ŝ27ņǛ28Ŷ
~tree	61 -16Ŀ-7Ǎ7MƤ8Ƈ10Ɵ11E12Ť13Ŝ14Ƣǌ15G16Ǆ20ǅ24ƚ29Ű55D57ƒ
~tres	84 -11P-8Ÿ8ƛ10Ƅ11Y15ǝ20Ũ36U
~tret	88 8Ơ15Ż24š
~tri	63 -10Ʋ7P8ǔǗǜ9Ǖ10Ɛǁ11ū12ů13Qř14qŭƁƝ17ƒ23ǌǎǒ27Ň30k31Ǚ34Ƌ
~tric	71 -11Ʋ8ǅ9P10ǔ11Ǖ12Ɛ15Q16q22ŭ23Ǚ26ǒ39Ƌ
~trie	88 11Ž14ǜ18Ǚ
~trig	88 10Ł11Ţ14Ō
~trip	76 11Ǘ13ǁ15ů16ǌ17Ɓ22Ɲ29ǎ38k
~tro	68 -8n7Ư8ľƙ9Ɯƹ10ĵ11pt12KĹ14ǀ15ĸŞ20ű21ǝ24ƾ40ƽ
~trok	86 17ƾ21ƽ
~tron	84 8Ƙ9Ĵ10ǀ11ľ12ƙ16K
~trou	73 -7ǃ7ǀǙ8Ư10Ɯƹ11ĵƽ12pt13Ĺ14ƾ17Ş22ű23ǝ
~tru	55 -14ƕ-12Ɩƪǅ-10Uŗ7ņǜǠ8ĹƧǌǐ9łƁƬǟǪ10Qű11ƒ13ŀŵ14S16Ƈƙ17cŭ19ŪƅƔ22Ɛ23Ŭ25AZǧ26Ŏų31Ŷ33Ŵ34Ǒ35Ƴ
~truc	58 -14ƕ-12Ɩƪǅ-10Uŗ8ƧǜǠ9ǌǐ10Ɓǟ11QĹű12ƒ13Ǫ15Sŵ17Ƈ18ŭ20Ū21ƅƔ23Ɛ25Ŭ26ǧ27Zų35ŴŶ37Ǒ
~true	86 -7Ţ17cł26Ŏ
~trum	77 27ƙ
~trus	74 10Ƙ11ņ14Ƭ17Ŏ24ŀ36A48Ƴ
~try	72 -10N-9Ő-7PĹƪ9ŗ10ǟ12ŮǕ13ǁ16l21I22Ǚ25Ž27ń36L
~try>	74 -10N-9Ő-8ƪ-7P7Cƈ13ǁǕ17l21I22Ǚ27Ž28ń38L
~ts>	40 -15ŏ-12kŐŝƲ-11Śƽ-10AVţƊ-9cmwPŀŪůƖ-8arGŒǀǆǑǟǦǩ-7TĹōőŢŤŦŨƆƭƺǃǈ7uCļƄƗƠƮǗ8lIĴŁŵǞ9gL10tEƼƿǁ11ņŭƐƞǋǓǘ12UŬžơƬǚ13ſǎǕ14ĵķǌ15Šƥ16RƘǒǛǠ17ƙ19ƏƾǨ20Ňż21W22zřűƌ23ŞưǢ24Ǎ25ZƤ26ǣ30Ż31Ɲ32ŗ37h44ǔ
~tse	83 -8ķ10ƙ16Ĵ19C23Ɣ
~tsel	83 -8ķ10ƙ16Ĵ19C23Ɣ
~tsi	74 -14U-8t8Űƒ10Ʀǡ11Ɖ12ǁ15Ƨ20q23g29j32Ƈ
~tsid	74 -14U-8t8Űƒ10Ʀǡ11Ɖ12ǁ15Ƨ20q23g29j32Ƈ
~tsy	90 18o35ƞ
~tsy>	90 18o35ƞ
~tta	77 8ś10ƾ11ƽǩ12C13Ɵ14ĹŶǙ
~tta>	88 14Ɵ17Ĺ
~ttac	82 9ś11ƾ12ƽǩ15ŶǙ
~tte	55 -21n-13Ź-11Ǫ-10Q-7żƿ7Ŀ8şǔ9ŗŢơƳǂǜ10ōƛƝ11rLƜƩǙ12qž13p14řŞ15ŁŇ16Ś17oC18ǃ21źƺ22h23tK25Ŕ34Ľľ48b
~tte>	90 -8ƚ25ƺ30C
~tted	90 -8ƛ7Ō11Ľ16Ŀ28Ł
~tten	71 -18Ɗ7ńǤ8ǖ9Ļǚ10ŰŻǙǜ11ǔ13ơƳ14Ɲ16ŗ18ž19bƜ
~tter	59 -21n-13Ź-10Q-7Ǫ7ť9ǃ10şŢǂ12ōƊƩ13rL14q15pŞ16řƛ18ŇŚ20o23ź25hK28tŔ30Ľ36b37ľ
~tti	59 -8Ɠ-7ŏƤǪ7ŚƲǧ8rűƁƞƟǚ9PŗŮ10hwŖŪ11ŹƙƠ12ǡ14ntĵǉ15M17xĿ18ƺ19z21H25j30Œ40Ķ
~ttin	59 -8Ɠ-7ŏƤǪ7ŚƲǧ8rűƁƞƟǚ9PŗŮ10wŖŪ11ŹƙƠ12ǡ14ntĵǉ15M17xĿ18ƺ19z21H25j30Œ40Ķ
~ttl	58 -9Ś-7ƜƤǪ7cIļŐűƺ8dlū9ĶƏ10YƗ11azŽ12ŉŧ13ż14œ15wŅŊƧ18vŦ20ư22u27x28Ƽ31Ɵ
~ttle	58 -9Ś-7ƜƤǪ7cIļŐűƺ8dlū9ĶƏ10YƗ11azŽ12ŉŧ13ż14œ15wŅŊƧ18vŦ20ư22u27x28Ƽ31Ɵ
~tto	81 13łŌƗ17B22Ǫ
~ttom	88 7ū14ł
~ttor	90 8Ƴ15Ɨ19B
~tty	70 -8ű-7ŗ7Ķů8S9Ŷƒ10WōŨŴƚǒ11ŕ13Ţ15žƆ19G20U26ƹ
~tty>	70 -8ű-7ŗ7Ķů8S9Ŷƒ10WōŨŴƚǒ11ŕ13Ţ15žƆ19G20U26ƹ
~tua	71 -8Œ-7ŗ7Ś8ŜŹ9zžǩ11RĻƵǇ13nƑ14K16FP24Ŗ31Ő
~tual	73 -8Œ-7ŗ7Ś9Ŝž11RĻƵǇ13Ƒ14K17P26Ŗ32Ő
~tuat	86 10Ź11z12ǩ17n20F
~tub	76 7ƛ9d11q27Ƌ33ƍ
~tub>	79 8ƛ12q35ƍ
~tube	90 32Ƌ
~tuc	72 -12Z-10Ƨ8ő10Ş13ŀƤ15Ư20Y21Ʊ22v27ŵ28Ƈ
~tucc	88 36Ƈ
~tuck	74 -12Z-10Ƨ9ő11Ş13ŀ14Ƥ15Ư21Y22vƱ28ŵ
~tud	70 14Ʋ26Z35ź51m
~tude	71 8m15Ʋ27Z36ź
~tuf	62 -12ű-9ƽ-8Ū-7jǉ7ƺǦ8XƋƍǝ9ŋƛƳǑ11sƉ12ŁǙ13ǖ14Ş15Aŭ19ǃ22ƣ23ǣ25ƞƦ46Ƙ
~tuff	62 -12ű-9ƽ-8Ū-7jǉ7ƺǦ8XƋƍǝ9ŋƛƳǑ11sƉ12ŁǙ13ǖ14Ş15Aŭ19ǃ22ƣ23ǣ25ƞƦ46Ƙ
~tui	86 44Ʋ
~tuit	86 44Ʋ
~tul	86 8j11aƕ
~tup	88 -11Ō10ƊƏ27ǆ
~tup>	90 -12Ō10Ɗ11Ə27ǆ
~tur	57 -19Ǫ-12t-9ŗƅ-7isKLŒż7npTǨ8ĽŁūƎƸ9ŵ11ƦƭǇǐ12Ɖǚ13vG14ŤƔƣ15ŀƫ16ƒ17śǋ19fŉŹǅ20ſ22Ƈ23ţ25c26ĿƘ29ǝ31Ƶ32ǆ
~ture	64 -9ŗƅ-7K7Ŵ8H9nĽŤ10Łū11Ƹ12yŵ13Ʀƭǐ15G17Ɣƣ18f20Ƙ21śƒ22ǅ25Ƈ31Ŀ38ǆ
~turn	63 -16Ǫ-8t-7yťż7VŎƨ8TŰǇǟǨ9pķƘ10Ǝ14ǚ16v18ƫ19ǋ21ŀ22ŉŹ24ſ27ţ29c32ǝ35Ƶ
~tus	83 18C36f
~tus>	84 37f
~tv>	90 13Ő16Ɗƛ
~tve	78 8Ə9Ūƌ11ž12ũƒƦ13Ƈ20Ƙ
~tve>	78 8Ə9Ūƌ11ž12ũƒƦ13Ƈ20Ƙ
~twe	78 -9ų10C12PƬ13łšŷ15h21ň
~twee	79 -9ų10C12P13šŷƬ14ł21ň
~twi	78 11uĴţ12ŕǦ13ũƼ14w15R22y
~twic	81 11ţ12ĴǦ13ŕũ14Ƽ16R
~twin	90 13u17w19y
~ty>	48 -15Ǫ-11Œǉ-10űƪ-9Ƨ-8ƨǅ-7Şƃǈ8ƅƆǑ9ƍƽǌǘǛ10ľ11GUņ12y13Ɲ14PƐ16şƒƕ17ƂƘƹ19Ķ20ƀƢƷ21D22Ǉ23Wǔ24Ǣ27ǣ28Ơ29Ə30Ǎ31ķ39ǚ46Cž
~tyl	76 11Ɖ29ǒ
~tyli	77 29ǒ
~typ	69 -10ǎ-7Ƨ7f8Ɲ9Tļǀ10Ǖ11pǊ13Ɖ14ƇƤǇ17E18d20b22ǅ32ƪ38ƽ
~type	71 -10ǎ-7ŚƧ7f8Ɲ10ļǕ11pǊ13Ɖ14ƇƤǇ17E18d33ƪ39ƽ
~typi	85 9Ǐ11T12ǀ19b20ǅ
~uab	84 14Ɗ33ƙ
~uabl	84 14Ɗ33ƙ
~ual	62 -8Œ7AŋŜƅƢ8WĻž9řƧƵǇǊǢ10ǁ11łŭŲƑǆ12Kĺ13TƬ14P15Ů17Ŗ20ǋ22L26Ő
~ual>	71 -7Ţ8ƫ10ƑƵ11ƧǇǊ12Ů13ǁ17T26ǋ31Ő
~uall	68 -9Œ-7ŗ7Ķ8AŜŢƅƢǪ9WžƬ10ĻřǢ12łǆ13KŭŲ14ĺ15P19Ŗ24L
~uan	90 19ƺ23ǀ
~uana	90 19ƺ23ǀ
~uar	66 9ư10Ƨƭ13ƙ14Ɣ15ĴŃ16ǌ21Ǘ26O32Ƴ38Ɔ
~uard	82 -8Ƭ12ư40Ƴ
~uare	71 16Ɣ17ǌ23Ǘ41Ɔ
~uart	83 -7Ĺ13Ƨ14ƭ17Ń18Ĵƙ33O
~uat	80 -8ź9ŹƲ10z11ǩ15m16n18F21y
~uati	83 9myŹ10z11ǩ16n19F
~ub>	74 -13Ƌ7ƛ11q18Ų27ǒ33ƍ35Ǔ
~uba	80 22ų28Ŷ32ǁ
~uba>	84 33ǁ
~ubar	90 24ų32Ŷ
~ubb	90 11d16Ɯ
~ubc	80 11ǒ21Ǔ
~ubco	80 11ǒ21Ǔ
~ube	78 28Ƌ49Ų
~ube>	90 32Ƌ
~uber	81 52Ų
~ubl	71 7ǀǙ8Ư9ƹ10Ɯ11ptĵƽ13ĹœŘƾ14Ʀ16Ş20ű22ǝ
~uble	72 7ǀǙ8Ư10Ɯƹ11ptĵƽ13Ĺœƾ14Ř16Ş20ű23ǝ
~ubs	69 -8ǉ9ǥ45Ǔ54ǒ
~ubs>	70 -8ǉ9ǥ46Ǔ55ǒ
~uca	81 -10ľ-8Y28Ʋ44m
~ucat	81 -10ľ-8Y28Ʋ44m
~ucc	88 36Ƈ
~ucco	88 36Ƈ
~uch	44 -23Ƃ-22W-18Ĵ-12Ť-11ŏŵ-10ŧƟ-9Ʈ-8ŠƅǠ-7tvŨƝƪ7zŕ8qǀ9ŬƌǍǔ10űǪ11ƕ12ŘƊƙƞƷ13ŜƸ14ĶƲǜ15OZƔǢ16ǣ17ǧ19ſ20ơƫǊ21ƃ22Y23Ŀ24ǋǐ25ƨ26TX27Ƨ28ŅŮƘƩ32ķ33Ɠ34ŗ36Ŧ39ƭ42œ46Œ
~uch>	44 -23Ƃ-22W-18Ĵ-12Ť-11ŏŵ-10ŧƟ-9Ʈ-8ŠƅǠ-7tvŨƝƪ7zŕž8qǀ9ŬƌǍǔ10ű11ƕǪ12ŘƊƙƞƷ13ŜƸ14ĶƲǜ15OZƔǢ16ǣ17ǧ19ſ20ơƫǊ21ƃ22Y23Ŀ24ǋǐ25ƨ26TX27Ƨ28ŅŮƩ29Ƙ32ķ33Ɠ35œ36ŗŦ39ƭ46Œ
~uck	57 -12Ɩ-10U-9ƕ-8ƪ-7Ɯǁǅ7ǜ8ţ9QĹŹǌǐ10ŒžƙƤƯǟ11Yű14S16vƱ17Zŭ18Ɓ20X22oŬ23Ɛǧ26ų27Ū33Ŷ35ŴŵǑ
~uck>	60 -14ƕ-12Ɩ-9P-8ƪ7ķŀőƧǧ8ǜ10Źǐ11Ƥ12ĹƙƯǟ13ű15Sǌ18Ʊ19ZƐ21ŭ23Ū25Ŭ26ŵ31ų37Ŷ38Ŵ
~ucks	71 -7Ɯǌ7Ţ9Ū12ǧ14ŵ15ž16Œ25Ɓ26X49Ǒ
~ucky	85 8ƕ12P13ţ34o
~uct	56 -7ŗ7ľł8ƪǠ9Yƀǖ11Pǅ12Ɓƒ14Ǣ15ŎŦ18ňƛ20ƇƔǪ22ƅ44Ř
~uct>	84 14ǖ16ǅ17Ř20ƪ
~ucti	58 8ľł9ƀǠ10Y12PƇ13Ɓ15Ŧ16Ŏ17ƅ18ň19ƛ22Ǫ35Ř
~ucts	90 -8ž11ƞǅ24Ǣ
~uctu	86 -8ŗǣ8Ǉ21ƒ28Ɣ
~ud>	79 -9Ŷ7Ľ8ś11x13Ɵ18ň23ǘ25ǀ
~udd	75 7ŭ10ĸŜ14ƴ15Ľ18B19ƣ21ĺ24A30Ņ
~udde	88 9ŭ11ĺ14ĸ
~uddy	79 10Ŝƣ13ĺƴ16Ľ19B25A32Ņ
~ude	63 -10ǈ-9v7mƀƵ8œƪ9c10ƁƆ11ơ12sƃƲ13Ǌ18Ŗ23Z27ŏ32ź
~ude>	75 -12ǈ-10v12cƆ15sƃ16Ǌ35ŏ
~uded	80 -7Ŕ9ơ10œƀǦ13Ɓ27Ŗ
~uden	70 8mƵ9ƪ14Ʋ27Z36ź
~udg	76 8šǀ9e12c19ķ24ĸ40X
~udge	79 9e20ķ25ĸ42X
~udgm	90 9š10ǀ15c
~udi	65 14Ǔ21Ǥ94ǥ
~udit	65 15Ǔ94ǥ
~ue>	60 -9ǣ-8TǗ-7ţǪ7b8łŉŖŝŻ9cB10ƿǐ13ǎ17Ǩ18ľ22Ɠƫ24ű26yǋ30ƪ34ŕ35Ŏ
~ued	73 8Ƭƶ10Ŀ29ķ30Ÿ41ǝ
~ued>	73 8Ƭƶ10Ŀ29ķ30Ÿ41ǝ
~ues	61 -9ƕƿ-8ǐ7ŖƙǗ8Őƹ9Ɛǋ10Aƅ14ĽŮ15ĹƘ22Ŋ29Ǫ33Ɲ43ŉǣ
~ues>	74 -10ƿ-9ǐ7ǃ10ƹ11ƙ53ǣ
~uess	76 -7Sǆ7ũ8ƈ10Ǘ11ŐŖǋ12Ɛ13ƅ20ŮƘ38Ǫ
~uest	68 -10ƕ7ķ8d12A17Ľ18Ĺ25Ŋ41Ɲ54ŉ
~uff	62 -12ű-9ƽ-8Ū-7jǉ7ƺǦ8XƋƍǝ9ŋƛƳǑ11sƉ12ŁǙ13ǖ14Ş15Aŭ19ǃ22ƣ23ǣ25ƞƦ46Ƙ
~uff>	62 -12ű-9ƽ-8Ū-7ǉ7ĽƙƺǦ8Ƌƍǝ9XŋƛƳǑ11sƉ12Ł13Ǚ14Ş15Aŭ19ǃ22ƣ23ǣ26ƞ28Ʀ29Ƙ
~ug>	78 -8ŀŅ-7ƶ9ļ11Kǡ13ŧ14ǀ28Ƽ34Ž38Ş
~uga	85 -7Ƽ7ƾ19Ƶ23ƽ
~ugar	85 -7Ƽ7ƾ19Ƶ23ƽ
~uge	90 8Ɨ14Ɠ27ĸ
~uge>	90 8Ɨ14Ɠ27ĸ
~ugg	86 12K14ǚ23ŀ
~uggi	90 13K25ŀ
~ugh	45 -14b-13mƕ-12ŏ-11Ŝǣ-10G-9Lşű-8QŉŒƠ-7pCPĻńź7ŀőŪŬžƁǧǪ8ĸũƪ9inRķŠŤƭƴ10ŷǦ11uōŐ12ťƟ13ƂƛƯǞǥ14rvYŇŨƘƩ15łŮ16ƧƲ17Wŧ18śƌƱǏ19wŊŹƖ20Ǘ22xŗ24jlyƎƓ25Ŗ
~ugh>	49 -14Ǫ-13ƕ-12ŏ-9Ŝ-8mGLQŠƠ-7Œ7łšůƧ8lŷǝ9rSYZņŬŵƁǧ10ĸŪž11nŊƨ12RŀŤƘ13yŐũǦ14ƴ15Ŗśŧƛǥ17ƎƭǞ18ť20W21ŗƩǏ22Ɩ23Ǘ26Ũ30j
~ughl	69 -14ǣ-11S9Ƙ10TƓ11Y17Ů19Ư20ő22ķ
~ught	59 -14b-12Ũ-9dƮ-8ŉ-7mƭư7ařƶ8rƹ11HŊŢŰƟǐ12ĺłƎ13ŶſƧ14ŖƂƲ15ƪǪ16y18iō20ƌ21Ź22luŠƱ23v25Ň27wxƓ
~ugl	85 7ǥ10ļ13ĵņ20Ǝ
~ugly	85 7ǥ10ļ13ĵņ20Ǝ
~ugs	78 -7O14Ž27Ş36ǀ
~ugs>	78 -7O14Ž27Ş36ǀ
~uh>	74 7xy9ŜƐǠ10ŅŠ13ĺ14j15Ɵ20Ŷ23Ũ
~ui>	88 -15ţ30Ż
~uic	71 -10Ƅ-7ƷǕ7ŝ8aRǐ9ŭ10dűƖ11ŋřǊ16YŤ17Ŋ26ŧ37ǡ
~uick	71 -10Ƅ-7ƷǕ7ŝ8aRǐ9ŭ10dűƖ11ŋřǊ16YŤ17Ŋ26ŧ37ǡ
~uie	86 -8R10L13Ư28Ǐ30ŀ
~uiet	86 -8R10L13Ư28Ǐ30ŀ
~uil	56 -12Ǘ-9Ƌ-8FƝ7bǍ8Ƒƥ10ķ11ƫƲ15Ǟ16Ƣ18ǟ23ǣ24ƒ29ƪ30ǌ34ǎ41ƻ45ƅ48Ɣ50Ƥ
~uild	58 -16ƫ-12Ǘ-8FƋ7ƲǍǞ9Ƒ10ƥ14ƅ17Ƣ20ǣ25ƒ32ǌ37ƻǎ43ƪ52Ƥ53Ɣ
~uilt	69 -16ƪ-9Ɲ7ƻ9b11Ǟ14ķƇ26ǟ33ƫ38ƅ
~uin	84 -15ƕ9ǖ10t18Ɯ32Ŭ
~uip	69 -9Ɣ-8Ƙ20ƞ21ǣ26ǟ49ǐ
~uipm	69 -9Ɣ-8Ƙ20ƞ21ǣ26ǟ49ǐ
~uir	76 13ǚ16Ǎ20Ƣ21ǔ
~uire	76 13ǚ16Ǎ20Ƣ21ǔ
~uis	79 -10Ƶ13ĸ24ǀ25t27ŻƏ
~uish	84 29Ə
~uit	65 -8Ǫ-7ŗ7oƻ8YĿǞ9Ƃ10Všǧ11hǝ14g17ƕ22ǃ24ƨ25ƙ27Ķ28L32Ʋ42ƺ48ķ
~uit>	71 7LƁ8ŇǢ9oĿ11š12V14ǧ16ķ25ǃ27ƨ33Ķƺ
~uita	86 22g35ƙ
~uiti	86 44Ʋ
~uits	82 9ƻ12Ǟ13Ƃ15h17ǝ19Y29L
~uity	88 25ƕ53ķ
~ul>	72 -12ŝ-10P7ƶ10ňƯ11ŊŐǊ12ĸ13ů15ǝ19Ũŭ22Ʀ28ũ29U42Ų
~ula	70 7n8ƃ9ƕƫ11ƙ12ƿ15Ų16ƉƢ17Š32Ǖ
~ular	72 8nƪ11ƙ12ƿ16Ƣ17ŠŲƉ33Ǖ
~ulat	88 11ƕƫ
~uld	33 -15q-14ŦƁƾ-13nĺ-12ŐŒ-11šƴ-10lƽ-9oxQŜŤŭƚǜ-8jkwSŁœŬŰżơƼƿǄǆǍǏǟ-7UļşţŨŪŲƅƟƠƪǉǌǎǤ7Wƈǐ8NǨ9mAŖƍǀ10abŃŚƩǙ11Zŝūƙƫǧ12Lŗũ13Tľ14KƐǅ15ĿŇƂƔǣ16ĻŘŞƹǛ17ĵžǪ18rD19cŽƓ20Ō21YƲƷ22ŊƘƶǩ24ĴƱǂ26ű27ư30s32śƭƮ34Ţ35M36ķŵǞ39ƥ44X48Ŏ49Ư52Ƹ59ĸ
~uld>	33 -15q-14ŦƁƾ-13nĺ-12ŐŒ-11šƴ-10lƽ-9oxQŜŤŭƚǜ-8jkwSŁœŬŰżơƼƿǄǆǍǏǟ-7UļşţŨŪŲƅƟƠƪǉǌǎǤ7Wŀƈǐ8Ǩ9mAŖƍǀ10abŃŚƩǙ11Zŝūƙƫǧ12Lŗũ13Tľ14KƐǅ15ĿŇƂƔǣ16ĻŘŞƹǛ17ĵž18rDǪ19cŽƓ20Ō21YƲƷ22ŊƘƶǩ24ĴƱǂ26ű27ư31s32śƭƮ34Ţ35M36ķŵǞ39ƥ44X48Ŏ49Ư52Ƹ59ĸ
~ule	77 9d12Ŵ15ǣ16ǚ19ƙ28R31L
~ule>	81 7ƭ9d16ǣ20ƙ21L37R
~ules	90 -8R13L20ǚ
~uli	90 -9Ƙ-7Ū25Ƽ28Ǒ
~ulin	90 -9Ƙ-7Ū25Ƽ28Ǒ
~ull	58 -11V-10ŗƓ-9F-7UYž7tľƃ8ĻơǠ9WŊřƣǅǜ10hDĵƥ11ŒƔ12Ʈǚ15d16ŎƠ22T24ǈ26Ś31Ĵ32aŻ33R46ƀ
~ull>	60 -11V-10Ɠ-9Fŗ-7UYž7ƌ8tƃ9řơǜǠ10Wƣƥǅ11D12Ɣ13Œ15Ʈ16dƠ18Ŏ25ǈ26a27Ś33Ĵ35R48ƀ
~ulle	81 9ļ11ĵ13Ļ14ľ16Ŋ46Ż
~ult	74 -9ĺ9ƃ11Ť15Ǫ39żǛ
~ult>	76 -9ĺ9ƃ11Ť16Ǫ40ż
~um>	69 -13ř7ŗ8XŚ10œ11ǜ13ƺ14ǥ17Dŵ26Œ44ž
~umb	47 -11Ƥ-10ŖŚ-8a-7ŷ7KǕ8ŉŜ9Š10ǈ11yĵľŒ12Ň13Ɣǡ14ƓƜ15cE16ǖ17Ļ18ļ19ƭ20Ÿ21ƽ23Ƌǘ24XŅǩ25Dŗ28ū29C31ǧ33e35Ƃ37ř41I
~umb>	88 -8Ǫ15j17ŉƓ25ĵ
~umbe	51 -11ŚƤ-10Ǫ-8a-7Ŗŷǉ7Ř9KŜǕ11Š12Œǈ13yľ14Ň15Ɣǡ16E18cǖ19CĻ20ļ22Ÿƭ24ƽ26ǘ27XŅǩ28Dŗ31ū36e41ř45I
~umbi	75 8ǒ16Ɯ40Ƌ
~umbr	63 7ǔ12Ǫ46ǧ50Ƃ
~ume	76 12Ś26ƙ
~umen	76 12Ś26ƙ
~umm	82 -9F11ƺ13ƍ15Ơ17ǈ25kx
~umme	83 -9F13ƍ15Ơ18ǈ25kx
~ump	68 -11Ǫ-10Ŧ-9ĺ-7ƚ8ŗ9ƍ11ƃ13Ť16ű34ǁ41ŔŢ49Ɗ52œ
~ump>	71 -11Ǫ-9Ŧ-8Ň9ŗ10ƍ12ƃ26Ŕ35œ39Ɗ43Ţ
~umpe	83 -7ĺ9ǁ17Ť20Ŕ22ű24œ
~un>	56 -12ŷ-11Rų-9Ƙ-8ƃǪ-7ZŃŌƠ7pŕŝǉǥ8nƚƨ9ňţŲ10xĵŪƣǘǦ12ŒǠ13ū17ŭűſ18eƪ21O23kƞ24Ǐ25Ǒ26A27ƭƾ33ǩ34Ŷ39g
~unc	71 -8rǪ-7ǣ8T9J10OŌƍ11ńǉ13qǦ14LĽ15NǠ16B17Ʊ25b
~unce	85 12J26b
~unch	78 10Ʊ11OŌ12ńǉ15qǦ16LĽ17N
~uncl	84 -9r9Ʊ12T19Ǡ21B
~und	47 -17S-14Ɖ-13ƣ-12Hǎ-10mĿŝŶ-9y-8aŞǈǦ-7vĸłžƴǞǡǣ7ůŻƞƠǂǝ8ŎőŚǁ9bzŖŧſƔƖ10L11CŵƇƝƾ12GTĽňƓ13ĵŠƪǊ14VńƊƳ15iǤ16Ļƚǥ17ĺŅƤǄ18lY19hs20Ǎ21XŮ22ũ24cŇƲ33n34ƍƻ37ǆ44ş
~und>	53 -13S-12H-10r-9m-8N-7yĿ7uŧ8ĵťſ9űƘƝƦǂǏ10hnGƒƠ11Ƥƪǝ12Ů13zTƔ14CŚũƖ15ĽǊ16Y17Šŵ18ń20cV21Ǥ23l26s30Ʋ31Ň34ƍ
~unda	85 14ƚ30Ƈ
~unde	58 -16ťƉ-12ƣ-10Ŭ-8ǎ-7ž7jĵŃőœƗƙƾ8ſƜ9ƚƤ10c11şŪůƞ12hŚŮŻƳ13iũ14Ŏǁ15ŅƓ16ǥ17Ŗ19ň20ƻ21Ɗ23ĺ24X25Ǆ28Ǎ30n41ǆ
~undl	84 9Ǜ55ş
~unds	71 -8c-7Ɵ7Ɛ8Ō9LŧƝǜ10F11ƾǉ12Ũǩ14b16Nť44ƻ
~une	72 7Ư8ĺ9Ś14ƴ17ĸ56Ʊ
~uner	74 9ĺƯ15ƴ50Ʊ
~ung	68 -8ŷ7ŨƬ9ƴ10Żư11ǜ13źƮ16Ź17ǆ18ĵ19u20pǁ22Ɵ23v43c
~ung>	76 -11v-7ŷ8Ɵ9Ũ11ƴ12ư15źƮ19ǆ21ĵ60c
~unge	79 13Ż24pǁ26v
~ungu	88 -10c14vx16Ź27u
~unh	86 -11ŝ47Ş
~unha	86 -11ŝ47Ş
~uni	60 -22Ɔ-10ĵŒ-8Ǩ-7ǣ8Ǎ10yļǌ11wWŬƖ13aYƩ16ƪ17ơ19D24Ʀ35Ƥƥ44ſ
~unin	67 -7ǣ9ƥ51ſ
~unio	78 -13ĵ13ļ14Ɩ15wWŬ17aY20Ʃ
~unit	74 -27Ɔ-11Œ-9Ǩ10Ǎ13ǌ21ơ24D30Ʀ33ƥ43Ƥ
~univ	84 9Ʋ16y23ƪ
~unn	69 -14Ū-11ŉ-9Ƽ7kŻƝ8űǩ9ƞ10f11quŐ12ŋ13ĿŒƽ15hŴŶ17jń18Ǡ21Ǟ38Ǫ
~unni	71 -14Ū-9Ƽ-8j7ŻƝ8kűǩ9ƞǪ10f11qŐ12uŋ13ƽ14ĿŒ16hŴŶ17ń18Ǡ22Ǟ
~unny	90 -15ŉ32j38Ǫ
~unp	90 29Ɵ
~uns	69 -13Ļ-9cǢ8ſ9E10vx11ƾ12AǊ19ŒƢ20u24jŀǉ30ŕ33ű43ƙ
~uns>	71 -9cǢ9Eſ10x11vƾ12Ǌ20Ƣ21u25ǉ27Œ31ŕ34ű44ƙ
~unt	51 -9ǉ-8IǪ-7ƪƯ7AQYŻ8lOŕŜžǁ9mXşŽƅ10őŦƌƔǊ11ŷƆ13Ķźǖ15ľǗ16uB17ŊƮ19Ĵ20řƐ21H22C25ǡ27Ǖ30ŗ31ƭ37ư48ǈ
~unt>	58 -11ǡ-10W-9ƣ-7D7anƲǥ8eJŮ9Œ10QžǗ11őş12ŦŽƔ13Y14Xŷ15Ǖ16ź17ǖ18Ŝ19ŗ20Ŋ23Ĵ31ř39ƭ55ǈ
~unta	76 10k15Ǉ22A28ǡ30B
~unte	80 12Ǘ17ƌ22Ɛ
~unti	74 -7Ń9g13O14ŕ16Ǌ17Ɔ19ư20ƣ24ǡ26Ʈ33H
~untr	82 -8ƪ-7Ĺ7Cƈ14Ǖ15ǁ19l
~unts	69 10Ǖ19ŗ21uľ22Ķ38ư
~unty	78 -8Œ9Ǖ11WƐ13ļŻ19ƅ34C
~uor	90 -13Ÿ-11Ǣ14ǀ48ǜ
~uor>	90 -13Ÿ-11Ǣ14ǀ48ǜ
~uot	67 7c8ƈ9ǃ10ŏ12Ľ15ž16ǧ18e19Ĺ24J32ń34Ņ
~uote	67 7c8ƈ12Ľ15ž16ǧ18e19Ĺ24J32ń34Ņ
~up>	42 -22Ŗ-17ǟǪ-15Ţ-14ŧƣ-12ƝƟ-11qLǦ-10osvBGŬſƶ-9ŇƖƴǎ-8aySŅňũƢǊ-7bwzĽņŎšŪŲŷżƍƮƷƸ7grťƔƭ8jĸŚƨǂǑ9dOŐŰ10hCńŮųƐ11YĺĻĿłŽƯƹƺ12ŏŗŘƪƬǍǛ13ŉƃƌƤ14ŜƜǐ15HĴŌřŨŹǞ16VŠƈ17ƚǘ19ƫ20Ĺ21ŁƎ22KƥƵǇ23ǋ24i25x27W28kž29t32lƅ33œ34ŔƉƿ42ŕ
~upa	81 23q30P
~upat	81 23q30P
~upd	69 9ǎ15Ƌ20Ƴǣ33ƌ
~upda	69 9ǎ15Ƌ20Ƴǣ33ƌ
~upe	88 10ŐƗ34Ǫ
~uper	90 10ŐƗ34Ǫ
~upg	88 8Ƌǎ22ƌ
~upgr	88 8Ƌǎ22ƌ
~upl	73 -10Œ-9ŭ-8ķ7ƥ8Ľ9Sƙơ10UŊ12ǟ13ǀ17Ƥ19Ū36ś
~uple	74 -10Œ-8ķŭ7ƥ8Ľ9Sƙơ11U13ǀǟ15Ŋ18Ƥ19Ū
~upp	69 -13Ǫ8Ŕ10r12nƞǀ15Ǒ18L25Ŏ27h53ǖ
~uppe	88 13r15nǀ23L
~uppl	72 8Ŕ13ƞ16Ǒ60ǖ
~ups	69 -10Ɗ8iH9nqƦ10žǑ11Ƥ13Ɲ15Ɔ17ţ19ƥ23ŨƘ24ǎ33Ǚ
~ups>	86 -12Ɯ11iq14Ǒ15n42Ǚ
~upse	78 20ţ27Ũ
~upsi	90 11H32Ƙ
~upst	79 -11Ɗ7Ɯ10Ʀ12Ƥ16Ɲ17Ɔ22ƥ28ǎ
~upt	81 20Ǟ28ĵ33N
~uptc	88 31ĵ
~upti	88 23Ǟ25N
~ur>	26 -29Ų-24ť-20ŏ-18ō-17Ō-16ŗŬƇ-15ƈ-14CŪŮ-13ĸűƋƌƪ-11Ɔƺ-10ũŭƊƼ-9fňő-8KZƑƭƵ-7GńŤƎǐǪ7ŞǛ8aMŕŖřǟ9ľŝƹ10ŃŒŻƁƝǅǇǥ11iJļĽ12cnEżƀƞƧǏǕ13łžƚ14gotŽǜ15ưǆ16hŴǗǨ17yųŸƖǚǡ18lIƣƷ19jǞ20pWŜŶŹƸƿǢ21Ƭǉ22vŇƳ23VĶŘş24wTŚƥƻǌ25ǃ26xPǑ27sŁƩǤ28d29qƴǣ30ǖ33ƯǊ34e35ů37r38Ʀ40ƃ42ĵ45Ǚ47ƾ53B70z
~ura	47 -13ƹ-11ǅ-9ŗƔǒ-7Ǫ7řŚƢƩǙ8AXŜŪǣ9ſƉ10ƚ11rĺŞšƁƵ12ŘǓǔǠǩ13ƴǎ14şŦƃƧ15ƪƭƮ18ŏƖ19ŁŐǍ20ľǦ21ņƄ22Œţ25W
~ural	88 11Ɛ20Ɖ
~uran	48 -13ƹ-11ǅ-10ŗ-9Ɣǒ-7Ǫ7řƢƩǙ8AXŚŜ9Ūſǣ10ƚ11ŞšƁƵ12rĺŘǠǩ13ǎǓǔ14şŦƧƴ15ƃƪƭƮ18ŏ19ŐƖ20ľŁǍǦ21Ƅ22ņ23Œţ26W
~urc	76 8ļ10Ʊ13o15Bŭ16t26ƓƷ
~urch	76 8ļ10Ʊ13o15Bŭ16t26ƓƷ
~ure	48 -14Ƣǐ-12iƓ-10Şƞ-8ƹǒ-7KĹō7ƃǃ8Ʀǡ9GHűƵ10łƣǨ11yŤ12afő13ŖƒƲǦ14ŏśŴƽ15ŭ16Ƙ17Ƈ18ƭ19ĿǍ21ŀŗƙ23ş24Ʃǅ27ǆ28ŐǓ34ǣ35ſ54Ɣ
~ure>	56 -14ǐǪ-11Ƣ-9ŗŞ-8Œ-7K7ZĽŁŵƈǩ8ūƪƸǊ9A10Ʋǣ11űƦǃ12GHǍǓ13ƣ14yłŤƙ17aś18fƽǅ20ŭ21Ƙ23Ŗƭ24Ŀ27Ɣ31ŀ32ǆ
~urea	90 13ńŜ
~ured	56 -15ǐ-10ƞ-8Ɠƹ-7ŐŖƅ7ƀƝǄ9ǔ11ƱǅǍǪ12Ŵƃ13Ǩ17š18ş19ƇǦ21Ǔ22ǣ24ŏ26ŗ33Ʃ44Ɣ49ſ
~urer	83 -13š-9Ʈ8Ţ12Œ18Ƶ29ő41Ő
~ures	79 -12i10Ɵ13ǣ16ƙ17Őǐǡ19ƒ22ş
~urg	82 -7Ŝ9ǁ10ǃ11Ə13t35ƽ42Ń
~urge	86 -7Ŝ11ǃ13t37ƽ44Ń
~uri	64 -8Ŷ-7ż7ǘ8ŔŠŪ9ĶƧǦ10rŭŲž11ŉ12Ơ14jP15ŏ16R17ƛ26ƃǤ27Ĺ29Ə32Ʊ
~uria	84 14Ƨ27Ʊ
~urie	77 -7ż7j13ž15Ʊ16Ų32ƃ33Ǥ
~urin	79 -8Ŷ8ǂǜ10jŽ12Ǧ13ŭ14Ū15Ơ18PĹ19ŏ20R22ƛ
~urio	84 11Ŕ13Š14r16Ĺŉ
~urit	76 7e8Ǚ9ǘ12Ķ36Ə
~url	86 -10ƈ13Ǆ18T19Ɖ
~urli	90 -10ƈ20Ɖ
~urn	57 -17Ǫ-7tŵżǊ7aTķĺƒǇǖǟǨ11vƦ12ǣ13mGƊǚ14ƣ15Ɣƫǋ16Ǟ19Ź20ŉƎ21ſ22ƋƵ24ţ25c26ƑƘ27ŀņ29ǝ
~urn>	69 -9d-8Ź-7Ǫ7ĵ8ƨǋǨ9ŧǇ10TVŎţŰ11pŉ13Ƒ14ņ16mǚ19c
~urna	78 11ĸ12aY15Ǝ16ŉ20Ɗ33Ƌ
~urne	66 -11Ǫ-7żǊ7Ƒ8ǖ9xĺ10Ǝƒ11Ƙ13c14v15ǣ18ņ19ţƔƫǞ24ſ30Ƶ31ŀ
~urni	74 11ķǟ13d14Ƒ16Ʀ19G20ƣ40Ƙ
~urns	88 44Ź
~urp	85 7Ż10ĸŋ13ŏ20ǥ
~urpr	86 7Ż10ĸ13ŏ20ǥ
~urr	58 -12u-11Ŀ-9ƞ8Ŝ9SƚǓǦ11ƶ12Oő17Ş18ŗ20G23ŝ24ŕǢ25Ő28ŏƫ29Ń30ƛ32h34Œ
~urre	60 7Ŗ9SŜ10ǓǦ11ƶ12ő17Ş19ŗ21G24ŝ25ŕǢ26Ő29ƫ31ŏ35Œ
~urri	79 -13Ŀ13ƚ44ƛ
~urry	83 -12ƞ-11u21O44Ń47h
~urs	49 -22Ǫ-13Œ-12vő-11ŴƢƸ-9ƕ-8rŪƝǞ-7aMŀœƛƟƤǉǣ7ľŤƳǛ8uŁŮžƀƚ9ĵſơ10mƣ11PţƖǍ12gQư13cnqŠűŲǊ14Aō15ŬŵƗƜǈ16HŦ18ķ20UŘ22Ÿǂ23Ɓ28x32S33ųǏ37R38Ƨ51F
~urs>	57 -20Ǫ-18P-12ŒŴƢ-11Ƹ-10v-9WŁƕ-8Ū-7rƛƤǣ7bABSƊƾǧ8tŚ9UƣƶƼ10ŤƳ11uľŮƚ12žƩ13ſƞơǍ14ĵŶ16űƁ18Ų20Ŭŵ23Ɨ24ķ25Ƨ27Ÿ35x39ų42Ǐ45R62F
~urse	57 -10Ʃ-9ƞ-8Ŷ7qƏǃ8VŢƖǒǩ9ư10AźǤ11SƀƁ12Š14c15U16Ǌ17Qţ18Ł20gnō21Ŧ22Hǈ24Ƨ26Ř28ǂ30P
~ursi	90 -12ő16q25m31S
~urst	85 10ƥ30Ɯ
~urt	60 -7Ɣ9W10ľ11Ɲ16ţ18ĸƍ19k20Ť23Ǜ25ǚ26X29Ƅ34D36ƃ38ž46Ǥ
~urt>	61 -7Ɣ9W11ľ12Ɲ17ţ18ĸ19ƍ21Ť23Ǜ26Xǚ28ž30Ƅ35D39ƃ47Ǥ
~urth	88 10d29k
~urv	84 -7ŀ13xǞ35i41Ǝ
~urvi	85 13xǞ36i
~ury	75 -7ŉ9ŗ10ķƃ18D36Ʊ37ž
~ury>	75 -7ŉ9ŗ10ķƃ18D36Ʊ37ž
~us>	56 -22Ǫ-21A-12Ǟ-9g-8ŇŠƖ-7doHŨƓ7ǧ8ĵŉƸƽ9ŴƟ11wŰ12avŶ13CŎƆƈ14ŪŽ15Ţ16zŋƄ17ķ19f20r21ņ23ĺ25s32Ŀ36Ĺ40ŵ46ǁ55ļ
~usa	90 -7i12ŝ20ő
~usb	57 -16dƿ-12ƹ-11Tƺƻ-10PǪ-9Ǡ-7QƧ9Ư14ŁƬ15ųƴ19n22ż23f25Ŵ26Ƹ31pt32s34rƩǃ35q42o
~usba	57 -16dƿ-12ƹ-11Tƺƻ-10PǪ-9Ǡ-7QƧ9Ư14ŁƬ15ųƴ19n22ż23f25Ŵ26Ƹ31pt32s34rƩǃ35q42o
~use	40 -18ƹ-15ŶǕ-14cŗŬ-13ŒŖƼ-12Ţ-11PĴŦŸ-10ńǟǩ-9KSVŇŎřǅǏǐǧ-8dYŌŜšơƧǆǈǋǘǞ-7RĹľŅőŪűſƙƽǓǦ7ƛ9ŤůŴƂƌƒƚ11rZƤ12IƉ13sJŲƐƖǔ14ţƗƩ15qǒ16Ư17Ǘ18fop19TƇ20ķşŷŹ21ŀ22M23ƋƵǂǃ24œŔƔ25DƝ26G27FH28Ž29ƆƘƠ30n31Ɠƞ32ǀ33Ɵ36Ƹ38ƕ41ƅ47ŭ
~use>	42 -19ƹ-15Ǖ-14ŬŶ-13ŗŪƼ-12Ţ-11ŒŦ-10Ĵǟǩ-9KPSVŇŎŖřųǅǏǐǘǧ-8ńŌšũơǆ-7RYĹľőŜſƧǉǓǞ7ňƊ8hqƛ10ŤůƂƯƵ11Ŕƌƒƚ12rIƋƤ13ZƉ14JƐƖ15nsƗ16ŲŽƩ17Ƙǒ18ţ20fǗ21Ƈ22Ź24Mŀ25şǂǃ26DƓƔ27Gķ28Ɲ29FH31Ɔ32ŭƠ34ƞƸǀ35Ɵ41ƕ43ƅ
~used	71 -8B-7ǣ10ǉ11ũ13ƺ22Ƙ23Ž24ŔƵ29ŭ38œ40Ŵ
~useh	69 -16ų-10Ÿ12Ū16Ư24T29n30ŷ
~uses	76 -26Ŵ-16c-7Ǫ8Ƹ14Ɠ15q19T23Ƌ25op26ǔ39ų
~ush	73 -14i8ņŊ9ł10s11Ō12ĺ14Ɯ15H17Ń20r22Ɨ35O37Y
~ush>	80 -15i9Ŋ10ł12sŌ19ŃƗ39O
~ushe	88 -7Ť10ņ16ĺ18HƜ
~ushi	86 45Y
~usi	50 -26Ƃ-19Ū-15D-11t-9e-8Gō-7ĺŇ8ƖǙ9ňƺǒ10n11AJŐ12Mǜ14ǡ17ǣ18Ǒ19ǧ20Ŏ21Ǖ23ǠǪ24ǅǟǩ25ǞǢ26ǆǋ28ƞǌ30Ǆ34Ǉ36Ǐ38ŭǦ
~usie	88 39Ǐ
~usin	50 -26Ƃ-19Ū-15D-11t-9e-8GōŖ8ƖǙ9ňƺ10nǒ11AJŐ12Mǜ14Ǐǡ17ǣ18Ǒ20Ŏǧ22Ǖ24Ǡǩ25ǞǟǢ26ǆ27ǋ29ƞǌ31Ǆ34ǅǇ39ŭǦ
~usp	85 18Ƅ33Ÿ
~uspe	85 18Ƅ33Ÿ
~uss	90 14Ʊ18a29r
~ust	44 -15ŗǑ-14ƕ-10FōŬ-9qBłŚǐ-8ĺľƟƨǟ-7jlOƅƐǆ7fkrUŁŢŦƍƮƹ8desŇŰ9ņŊơƣǉǚ10huƧ11ŏŭǗ12CŀŨ13ŶƼǒ14KƘƢ15őŖŧƞ16ŪǄǔ18AŔ19ŠŲǛ20nǘ22Ǖ25Ļ26ŷ27Ĺƀ29ǈǌ35Ƴ
~ust>	47 -15Ǒ-14ŗƕ-13Ǣ-11ų-10Fō-9qłŞƨǐ-8ĺŚƟ-7OľƅƐǆ7ZŌśşűŸƍƹǛǨ8frUƮ9desŁŦ10ņŇŊǚ11hƧǉ12SŏŔƣ13C14uŀŨŭ15KƘƢƼ16ǒ18Ŗ19Ū21A23nŠ24ǌ28Ļ29ƀ30ŷƳ31Ĺ32ǈ
~usta	88 15Ű17ų25Ŷ
~uste	83 45ŧ
~ustl	88 39Ų
~usto	62 -11S7Ƴ8kŢ9Ŀ14Ǡ16Ǜ18Ǣ19Ǆ21ƞ22Ǘ27ǔ29ǘ33ő37Ǖ
~usu	73 -8R7s8Ķ9AƢ10WƅǪ11řǢ13ǁǆ14łŭŲ16ĺ27L
~usua	73 -8R7s8Ķ9AƢ10WƅǪ11řǢ13ǁǆ14łŭŲ16ĺ27L
~usy	74 -7ŭ9x10Ǐ15tP32U38Ǡ42N
~usy>	74 -7ŭ9x10Ǐ15tP32U38Ǡ42N
~ut>	34 -21Ǫ-16ǈ-13ķǓ-12ixFŐƜ-11Ń-10ŧŬųƃƄơǠ-9vWň-8GMNőœřŨǧ-7ƀƇƙǇǛ7fhEXŊŝũŰƈƓǉǖǙǞ8UŖŚŤűƛǄ9ſƪƮǁǝ10luVŜŵƏƐƠ11jzƻǏǐǚǨ12AłŞƟƼ13gBĶŽƂǃǍǤ14ļƭƴ15rĴƍƬǜ16Ŵǂ17pTĿŉż18yĽƕƝ19ĹŀŲǊ21ĸƥƨǩ22Ō23ƫƳ24ƌƹ25Ʋ26Ǖ27ōǒ28Yƞ29Ŧ30ĺ31ľ35Ň42š
~utc	83 20b27Ļ31a
~utch	88 21b33a
~utco	90 29Ļ
~utd	88 -16Ŧ25Ǟ26g
~utdo	88 -16Ŧ25Ǟ26g
~ute	61 -7Ɯ7uMŠƅ8ƞ9Ǆ10Ļǐ11ǝǨ12h15Ś18Ō19ǘ20ŭ25N33OǙ39ů
~ute>	71 -18O7i8ŌŚ9ƅ10uŠ11Ǆ13M16h19ů25ŭ32N
~uter	76 -8Ɯ7c8d10bƞ11Ś14ǐ24ǘ42Ǚ
~utes	69 8ǂ9ńŞ10a12Ō13ǝǨ14Ļ28ů56O
~utf	77 7ń8Ş9ő11WŠ13ǟ19Ƣ24QŐ30ǅ
~utfi	77 7ń8Ş9ő11WŠ13ǟ19Ƣ24QŐ30ǅ
~uth	79 8l9r11ň14ļ16C18ŝ21u24Ơ
~uth>	81 9lr14ļ16C19ŝ25Ơ
~uti	81 7b14ũ18ǉ19ŭǑ31e
~utin	88 21ŭ33e
~uto	65 -25Ő-11ƚǪ-8Ƣ-7ŗǊ7ǁ8Źſ9Ǆ13Ǧ15ũ20Ĺ26ƃ31Ƃ32žƜ35ş43Ƴ54Ĵ
~uto>	68 -8Ƣ-7ŗǊ9Źſ10Ǆ14Ǧ22Ĺ32ƃ34Ƃ35ž45ş
~utof	86 -14ƚ-8Ǫ9ǁ21ũ43Ɯ
~utom	88 10Ɯ29Ĵ
~uts	68 -13U-10ƕ-7Ķ7ŰƒƱ8Ɣ9Ʀǡ10Ɖ11ǁǌ14ŉƧ16Ƥ18Z19q20C21g22Ş26j29Ƈ
~uts>	77 -7Ķ7M8ŒƱ9Ɣ13tƤǌ16ŉ23C26Ş
~utsi	74 -14U-8t8Űƒ10Ʀǡ11Ɖ12ǁ15Ƨ20q23g29j32Ƈ
~utt	70 -8Ɠ-7n7żƈ8i9ƺ11ŌƟ12ŮƲ13aŪ19ǉǪ20Hƛ30Ķ
~utte	88 26ƛ
~utti	75 -8Ɠ7ż8ƈ10ƺ13ŮƲ14Ū15w20ǉ22H32Ķ
~utu	86 -8Ţ10H13Ƶ18y20Ŀ38Ő
~uv>	90 -7ŷ15ų25Ū
~uy>	58 -17Ǫ-14ǐ-13ũ-10n-9Ǟ-8Ɲ-7ŁƵ7Ǥ8ƚ9o10MŤƎ11Wƪ12xŜƩ14gHŅǝ15Ŭ16Ō17łƢǅǟ18F19Ɠ20Ƨ24ņ29Ŷſ30B36ǩ37Ƙ46Gǖ
~uyi	85 8Ɠ15ƫ20F36H
~uyin	85 8Ɠ15ƫ20F36H
~uys	64 -15ŭ-9N-8gſ-7Ǫ7hŕŨǏ8wyŐőžƓƛ10kCƸ11xƠǤ12ŴƕǑǚ15Hĸ17ǈ18Ǡ20j27Ǌ32ǅǒ
~uys>	64 -15ŭ-9N-8gſ-7Ǫ7hŕŨǏ8wyŐőžƓƛ10kCƸ11xƠǤ12ŴƕǑǚ15Hĸ17ǈ18Ǡ20j27Ǌ32ǅǒ
~uzz	88 14ƍ24Ƥ27ň
~vac	76 -15ƣ-10Ŭ7Ƌ27Ǎ41k49Ơ
~vaca	77 41k49Ơ
~val	61 -8ƿǗ7Ɣ9ŸƊ11C12ǅ13Ł14ũ17Ŏ20ľ21ƙ23Ɠƫ31ƪ35ǣ
~vali	88 14Ÿ
~valu	63 -8ƿǗ7Ɣ10Ɗ18Ŏ21ľ23ƙ24Ɠƫ32ƪ36ǣ
~van	74 -10Ų12ƀƋ14w17kŭ21ņ77Ǒ
~van>	84 -11Ų9ǣ14ƀ17ŭ20k24Ǒ
~vani	90 15Ƌ26ņ
~vans	81 61Ǒ
~vap	85 47ƺ
~vape	88 48ƺ
~vat	79 -9Ÿ10Ʃǁ11Q12ƲǤ14Ƥ20Ƣ25ƌ
~vate	82 -9Ÿ9ƌ11Ʃǁ12Q13ƲǤ21Ƣ
~ve>	28 -19gPǅ-18q-17A-15Š-13TĿłŬǋǍ-12L-11ŀœśƖ-10ľŒű-9Kǃǒ-8jpU-7syĸƪƮǗ7rYŅōŕŲƋƜƭ8XũƎƕǆǌǐǔǙǥ9iBNŃźƱǇ10JŊƦƿ11zFHSŎşŵƟǄǑ12hŉŗžƊƠǛ13aCŋŖŸƆƒǡ14wZŁţŧůŹƫƶǕǠǣǦ15IŌŰżƄƑƸǞ16Gĵųƍưǉ17ŴƀƃƴǓǪ18Dǁ19ŮƁƲ20dfmƷ21uŐŚſƙ22őŶǝ23WĶƽǎ24ƌǈ25ƏƧ26OƩ28Ţ29lń30ŝŪƘ33ŏ
~ved	69 -8ķƪ7ĺƠ8nųż9Ţ10Ĵŋ11fŒ12Ł13ǘ14ť16ƶ19l34Y38G
~ved>	69 -8ķƪ7ĺƠ8nųż9Ţ10Ĵŋ11fŒ12Ł13ǘ14ť16ƶ19l34Y38G
~veh	63 7ż8ž9ŵ10ŭŶ11Ż13ū14ƀ18Ű21Ŭų28Ŵ35Ū36Ǒ
~vehi	63 7ż8ž9ŵ10ŭŶ11Ż13ū14ƀ18Ű21Ŭų28Ŵ35Ū36Ǒ
~vel	67 -9Ʋ-8C7ūŶ8D9őƙ10Ƥ13Ɓ15ƪ16m19Ɗ26Ɔ30ǁ36Ơ
~vel>	69 -9Ʋ8ū10Ƥ13Ɓ15ƪ17m19Ɗ20ǁ26Ơ27Ɔ
~vem	90 17ǣ23ƌ
~veme	90 17ǣ23ƌ
~ven	55 -9ĹƟ-7iuǞ7ŕŭǓ8Ŵ9ŔŢťƇǗǣ10RŒǌ12Ƙưƺ13Ľ14ũŷǪ16Ũƞ17Ŝƅ23ǋ24Şż27L30ţ32ǆ38ǖ54ǐ
~ven>	60 -8Ǩ7n8hƲǓ9ŕ10ŔťŭŴƅƭ11ĽŢǌ12Œ13ƺ15ư16ŷ18Ũ19Ŝ27ż39ţ
~vend	83 -9Ǟ62ǖ
~veni	82 -9i10M13Ű17R50L
~vent	75 -11Ɵ7Ǩ11ƅ14ǣ16Ǫ20ũƘ24ƞ25ǐ27Ş45ǆ
~venu	83 8Ǩ38ǋ
~ver	34 -16ŵ-14L-12ńƌƥưǏǐ-11yIŅŬ-10pBDJĺƬ-9ŀŇƖƦƶǃ-8mrXŁŔƤ-7oĹŊűƅƑƠƢǂǅ7işŦŪƳǪ8RŹƀƛ9Ŀŝƃǟ10ůǢ11ľŮžƁƔǈ12ŎŰƘơƮǗǚ13PŐǛ14żƧ15hHśƨǜ16ņƭƽǕ17CŒſƩ18ŕŭŽǋǧ19UţƒǙ21Ɲǖ22Ǧ23ŸƪƵ25Ŝ26š27ŻǞ29Ƃ30ŗ32ǝ33ǣ34Ǔ35TŲŷ36ŏƜ37Zź39ƚǑ45Ŗ
~ver>	39 -18Ō-17yŴ-16X-14Š-13Őƭ-12Ŕ-11ƌư-10ŪƀǏ-9IľŁŃńŵƃƥƹƾǅǣ-8ŅŨƄ-7uĹŬƖƗƤǆ7MRŹƎƨǇǥǪ8ŝƍǖǗ9ũƆǎ10ňőŤǓ11Uĸŗǜ12ŒŸżǙ13ǈǢ14ŭƓǞ15Qźǀ16TĿšſƪ17hƜơǟ18Ŧ19CŲǑ20HśŮ21Ž22Pƽ23ņ25ǋǧ28ƒ29ZųƵ30Ŝţ33Ɲ36Ż37Ƃ40ƚǝ44Ŗ
~vera	53 -16ǐ-13ň-10ǒ-9ƪ-8ĺǢ-7NƘƞ7ŪƄǊǔǤ8Xƫ9ŉ10ŃŲƮ11ſƧ12źǓ13ƛƩƹǍ14Ɯ15ǩ16WǛ17ľŚ18Ǟ19Šƀ20Ɓƨ21ƭ22š25ž27ŏ29ŗǣ33Ɣ35Ǧ
~vere	68 -8ǐ-7žǩ7Ǔ8Ő9Ǣ10ƁƜǠ14Ʈ16ľ17Ŗƀ18Ŏ19Ƨ20ŗ22ǣ28ŌƩ34ŏ
~veri	70 -8ŭ7Ʈ8k11dƷ12ǜ13Ǒ29Ő51Ų
~vern	79 -12Q-9V12ŕ14Ǘ15ǐ34Ű44Ǖ
~vers	60 -25ų-9ľŲ-8ǉ-7ů7sŤƚƣ8ĻǁǄ9Oł10ſǪ11yūƘ12ǜ14aƲǑ15ƪ16iŋ17Ŗ21Ÿ30ŷ32ǖ35ź37ƃ
~vert	84 7Rƨ14ƞ21ŭ26T
~very	51 -10ŗ-8Ųƀ-7tJLŖţųŵƦ7FŰƕƷǅǞ8bĻľǆ9ƪǗǙ10ŒŭƗǉǒǢ11ō12ĴŐ14in15ş16Kǣ18UŴ19Tķǚ20Ūŷ21Ƙ22uƼǓ24ƭ26ů29Z
~ves	58 -13ů-10Ū-8ǉ-7ŝ7fŌűſǜ9x10ĵ13Aƣǐ15Ř16ķ22n23ų28ŷ31Ǒ39Ş
~ves>	58 -13ů-10Ū-8ǉ-7ŝ7fOŌſǜ8ű9x10ĵ13ƣ14Aǐ15Ř22n23ų28ŷ31Ǒ39Ş
~vew	77 7Ɛ28Ū39Ű
~vewa	77 7Ɛ28Ū39Ű
~vic	63 9ƅƖ11Ɛ12ŝ13Ŝţ16Aǟ17Ū18ű20ľƱ27B29ǅ37Ž38Ǜ
~vice	64 11Ɛ12ŝ13ţ14Ŝ16ǟ17A18ű21ľƱ28B30ǅ38Ž39Ǜ
~vid	75 7Ƅ9ǅ10Ǟ11gƧ12Ƙ15Ƭ16Ő23Ɩ33ƫ35M
~vide	76 7Ƅ9ǅ11g13Ƙ15Ƭ17Ő23Ɩ34ƫ35M
~vie	82 -15Ɵ-12Ʒ11B12Ŷ15ǟ21Ŝ27Ŗ41Ǫ
~view	83 -12Ʒ11B14Ŷ15ǟ21Ŝ22Ǫ27Ŗ
~vin	49 -20ś-15ŝ-13Ǫ-12X-11Ǜ-9vŐőǏ-8ŕŜ-7ĸƓƝ7eŭƆǂ9uƂƍƳǁǎ10tŀƇǠ11ķƠ13Ʒ14qľ15nŘŪŮŴ16N17ĿŻ18ŷżŽƲ19k21Ÿ22P23zF26Ź28i31Y33y34H36Ţ55Ɵ62ū
~vin>	62 -22ś-12Ǫ-11ų-10Ÿ-8ŕ7NĶŌƲ8ŖŲƠǂ9xHĺ10ŀ11tƷ12Ū13P16Ż17S18Ŀ19yŹ20Ǡ23Ɵ81ū
~ving	52 -16S-15ŝ-11XǛ-8ŐőŜǏ7ŪŵƸ8eŭƆ9ǁ10ƍƳǎ11uN12PľŹ13ķų14Ʋ15q16Ž18ŘŮŴŷ19yF21nż23k25z27i29H30Ÿ34Y35Ţ39Ɵ
~viny	88 20Ƈ
~vio	80 11œ20ƈ42Ż
~viol	82 43Ż
~vis	72 11Nƅ15B17eZ18ǂ21a27ƿ31A49Ɲ
~vise	85 22B25A
~visi	77 11A12aNƅ19ǂ29ƿ53Ɲ
~vit	90 10Ǎ22ǁ26Ƽ
~viv	85 13xǞ36i
~vive	88 14Ǟ19x
~voi	73 -10Ǫ9ľ14Ŀ16aǙ17e18ǖ23Ľ
~voic	74 -10Ǫ9ľ14Ŀ16aǙ19ǖ23Ľ
~vol	79 10ż14Ł15f21Ɛ
~volu	84 23Ɛ
~volv	88 11ż16Ł17f
~vor	74 -10s-7Ƹ10ĵ17Ɵƪ18Ǫ19r21Ŷ22ŝ31f
~vorc	82 11ĵ35f
~vori	82 -7ƌ19Ɵ21Ǫ23Ŷ24ŝ
~vou	86 10ǁ32Ŀ
~vous	86 10ǁ32Ŀ
~vy>	85 9Ɵ11Ǐ13ư15ǉ28ǐ29Ū
~wag	75 -21ǋ-7Œ13Ǥ24ƃ32T63Ǌ
~wage	75 -21ǋ-7Œ13Ǥ24ƃ32T63Ǌ
~wai	73 9ŧ10ŏŪǨ11ĺ12rǝ13ŵ14s15ǐ16ĶŚ17Ńǔ25ſ
~wait	75 10ŧŪǨ11ŏ12ĺ13rŵǝ15sǐ16Ķ17Ś18Ń
~waiv	88 -7Ƣ8Ǎ22ǔ30ſ
~wal	55 -11Ź-9Ũ-8řǠ-7Ōŧ7ĸŊšŸƑǉ8ŐśƥƯǙ9nRĻƎƚ10Ǔ11ƨ13łƌƤ14ż15ǎ16ĹŕƘǞ17Z23Ť25ŜƇǕ27x30ǅ
~wal>	66 -7Ō10š11ǟ13ś21Ĺŕ32Ŝ
~walk	61 -11Ź-9ŨƇ-8ř7ŢŵƊǖ8ĸŊŖƜƾǜ9ƘƯǉ10nRƥǙ11ĻƎ13ƨ15ł16ż18ƤǞ19ǅ20Z27Ť29Ǖ31x
~wall	74 -11Ɗ10ŸƑ11Ƙ12Ő15Ǔ17ǅ18ƚ22ǎ23ƌ45Ƈ
~wan	45 -17Ś-16ŗ-11ŞŦǀ-10ƓƧƨư-9uN-8crŁłǙ-7mpŖŵƠơƥ7őśŴŽƍ8Œƃ11Vž12LľŀŊ13byſƁƘ14Oŝƶǂ16Jŕ17ƀ18ĴŃǨ19MŎ20Ƃ22KĹǍ23XƬ26Ʊ27ƭ28ŉ29ǔ30sƄ31Ʋ33Ǫ34ĻŌ35Ʈ37Ƣ38Ʒ
~want	45 -17Ś-16ŗ-11ŞŦǀ-10ƓƧƨư-9uN-8crŁł-7mpŖŵƠơƥǙ7őśŴŽƍ8ƃ9Œ11Vž12LľŀŊ13byſƁƘ14Oŝƶǂ16Jŕ17ƀ18ĴŃǨ19M20Ƃ22KĹǍ23XƬ26Ʊ27ƭ28ŉ29ǔ30sƄ31Ʋ33Ǫ34Ō35Ʈ37Ƣ38Ʒ40Ļ
~wap	86 -13ŭ20ũ32ƶ34ų
~war	69 -15Ţ-11H-10V-7Ő8ƴǙ9BƜ10Ŏ11ŀ12Qǟ15Ň19XŌ21ũǌ23q34ś46j
~ward	74 -10H9ƴ11Ŏ13ŀ16Ň21Ō22X23ũ36ś
~ware	83 -7Ő10Ǚ15Qǟ25ǌ28q
~was	45 -18Œ-14d-12ŀ-11C-10ĹǞ-9Xţƌǣ-8yLUłŎőŴƃƗƬƮǟ-7HŃōƨǉǤ7cT8ƺǜ9űǆǙ10Ÿǋǚ11Żǥ12Ɵ13Ƴ14krĻƋƎ16Ǫ17ƥ18p19ŔƅƵ20Bŉǝ21ĺ22ŧƈƽ23ň24œ25š26ļƾ28ż29ũŵ30Ņ32Š33Ɠ40ƴ42Ɯ44ť45Ť46Ũ51Ŧ
~was>	45 -18Œ-13d-12ŀ-11C-10ĹǞ-9Xţƌǣ-8yLłŎőŴƃƗƬƮǟ-7HUŃōƨǉǤ7cT8ƺǜ9űǆǙ10Ÿǋǚ11Żǥ12ĻƟ13Ƴ14kƋƎ16Ǫ17ƥ19pŔƅƵ20BŉƜ21ĺǝ22ŧƈƽ23ň24œ26ļšƾ28ż30Ņũŵ32Š33Ɠ40ƴ44ť46Ť47Ũ51Ŧ
~wash	86 15Ɗ54Ɯ
~wat	58 -7Pƛ9ƍ10ơ12q14Ə15ƊǞ18ƙ21Ž22Ơư23Ǫ25Ť38Ƌ55ƚ67Ɯ
~watc	77 -9P12Ơ25ƙ29Ž30ư32Ǫ
~wate	59 -7ƛ7ƻ9ƍ10ơ12q13Ơ14Ə16ƊǞ26Ť39Ƌ57ƚ68Ɯ
~way	54 -14Iń-10Ǫ-9Őŷ-8ŝŮ-7ĹľŒ7ĵňũŵǃǌ8oyƘƨ9Ʒ10BĶƇƒƲƴƵ11aĻƁ12r13ņŉ14jlƧ15ļŶ16Ū17ǀ19Ɛǂ21k23ŀ25Ű28Yź29Ơ31K34Ţů
~way>	55 -15Ǫ-14Iń-9Őŷ-8ŝ-7ĹŒŮƘ7XņŞǃ8oļňũŵǌ9yƨƷ10ĶƇƲƴ11aBĻƒƵ12rƁ14ŉ15jƧ16Ŷ17Ūǀ19Ɛǂ21k25ŀ26Ű29Yź30Ơ31K35Ţů
~ways	76 -7G8ņŘǪ10ĸļ11V12cƭ13ĵ21Ƙ23l
~wbi	90 -9j36Ơ
~wbir	90 -9j36Ơ
~we>	51 -13ĺŇ-11PŐ-10gǞ-9rŤƧ-8Ǫ-7Œŗ7cfƀƜƶ8Ŋŷ9hťƩ10ļƂ11ņƆ12I13ķ14ƖƮ15v16XƲ17i18ŕŚ19ĻŁ20ƭ21Ĺ22ŉ23ŎŴ28Ŭ29ŋ30MŪ35Ľ38ƕ39Z42s87Ō
~wea	77 -9R-8ż13Ť20c23Ǫ24ƛ25ǚ28j
~wear	85 -10R12U22c25Ǫ28ǚ
~weat	83 -8ż15Ť26ƛ30j
~web	81 -7ť7ń10Ĺ33ļǗ
~webs	82 -8ť7ń10Ĺ34ļ
~wed	69 -7ŔŶ9ĺŜǜ10Ƹ11Ŗ14Bų19šơ24ƫ27Ɩ30f
~wed>	72 -7ŔŶ10ŜƸ12Ŗ14B15ų20ơ21fš25ƫ29Ɩ
~wedd	84 8Ǩ11ǜ12ĺ13f
~wee	52 -10uō-9Ň-7Ǫ7gwłƖƢƺ8ǩ9iŐŕŬ10šť11DƗƝƠ12ĺň13Ƭ15ŃǏ16Pů18Ľ20L22Ų26k27Ǟ33ŵ45ŭ48R54ǀ
~week	53 7TƖƥ9gPŕ10iŐ11ťƝ12ƗƠ13ĺ16Ń17ůǏ21Ľ22L24Ų27ǀ28kǞ34ŵ47ŭ50R
~ween	79 -9ų10C12P13šŷƬ14ł21ň
~weet	80 -7u9ūƬ11hw12ƒƢ13Ʒ15t16Ŭ19D
~wei	70 8m9Ł12ł14h16ǃ24Ǚ26Ŀ55ƻ
~weig	71 10Ł13ł16ǃ27Ŀ56ƻ
~weir	90 11m32Ǚ
~wel	61 -19q-8G7Ļ8a9ĹűƖǊǋ10N11pP14ǖ18Ŷ19ńŖ24S26t30ƙ34Ɣ36Ǡ40ŝ
~well	65 -18q7iH8Ļ9a10ĹűƖǊǋ11N12p20Ŷ21ńŖ29t37Ɣ39Ǡ44ŝ
~welr	73 38ƙ
~wen	66 -11Ǫ-7Sƾ7Hőŧ8cťƬƭ9QY10kǝ11z13Ǝ14ǆ15Ŕ17l19ƴ21ŀ25Ũ30œƅ36Š38Ť
~went	66 -11Ǫ-7Sƾ7Hőŧ8ťƭ9cQY10kǝ11z13Ǝ14ǆ15Ŕ17l19ƴ21ŀ25Ũ30œƅ36Š38Ť
~wer	50 -29Ř-19ŗ-12p-10ŒŝŽ-9ƪǤ-8ƥ-7ŌŞſ7łƤƮ8KƶƸǛ9XŚŠŻƃƵ10qśƴ11lǣ12ĹƏƯ13Y14r15WŎż16ļƭƺ17ǧ18Ɯ19ǥ20dš22Ÿ23œ26Ɗ27ƅƽǞ29ŉ31ŧ34Ũ35Ņ
~wer>	65 -17ŗ-15Ř-7Ł7KŴ9ŬƉ10ŔƤ11ƃǗǛǪ12Ļŉ13ł14q15Ś16Ņ22ǧ23Ŏ25Ɯ26Ɗ28ƅ
~were	52 -18Ř-17Ļ-9pŒŽǤ-7ƥƪ7ƍƧǩ8Ʈ9ŻƸ10XŠƴƶ11śƵǣ12l13ĹƏ14Ư16WYż17ļƭƺ19r20ǥ21dŉš23Ÿ24Ņ25œ29ƽǞ32ŧ36Ũ
~wers	88 -8Ō8K13Ɗ17Ļ
~wes	70 -10x7c8ŌŏŰ9nƙǋ10Ƈƨ11uCŚ12Ļ13ţƕ14I16ǅ19ĵŪ21ǀ32ľ
~weso	71 7c8ŌŰ9nŏƙǋ10Ƈƨ11uC12ĻŚ13ţƕ15I16ǅ19ĵ21ǀ
~west	90 -12x18Ū43ľ
~wet	88 11j17Ɗ24ƚ28Ɯ
~wet>	88 11j17Ɗ24ƚ28Ɯ
~wfu	88 12Ũ13ƯǊ15ĸ
~wful	88 12Ũ13ƯǊ15ĸ
~wha	24 -31ŷ-29Ŭ-21FŁŜ-20ǡ-19Ź-18Ĵų-17Ű-16nńǑ-15NƬ-14ţƥ-13AŌŽ-12ļƵ-11btzHMśƣ-10OĵŶƂƄƝƠǀǃǌ-9ĽőƐǂǧ-8sŊƑǁǣ-7uxSƁƈƍƺ7ƅǎ8IŃƋƛƿǥ9ƌǕ10doƞƯǤ11iRžƃƽ12cƶǘ13hĶűƖƨ14YƩƱǏ15JQŢƔƸ16ņǔǞ17ŘūǊ18vLŵƉ19ũƙƾ20mŨƻ21ƒƭǄǟǦ22Ɗ23q24WƕƢƧǋǐǪ26wCZŔƎ27Ų28ōƪ29ŎƼ30Ň31XƇ33gPTķľłŅƷǉ34ŝơ35Ŧ37ĻŀŴ39B40Ť42Ŗǅ44ŗ45ĺ46ŉŒ48Ş49œƘ52ĿƓ55Ū56Ĺ
~what	24 -31ŷ-29Ŭ-21FŁŜ-20ǡ-19Ź-18Ĵų-17Ű-16nńǑ-15NƬ-14ţƥ-13AŌŽ-12ļƵ-11btzHMśƣ-10OĵŶƂƄƝƠǀǃǌ-9ĽőƐǂǧ-8sŊƑǁǣ-7uxSƁƈƍƺ7ƅǎ8IŃƋƛƿǥ9ƌǕ10doƞƯǤ11iRžƃƽ12cƶǘ13hĶűƖƨ14YƩƱǏ15JQŢƔƸ16ņǔǞ17ŘūǊ18vLŵƉ19ũƙƾ20mŨƻ21ƒƭǄǟǦ22Ɗ23q24WƕƢƧǋǐǪ26wCZŔƎ27Ų28ōƪ29ŎƼ30Ň31XƇ33gPTķľłŅƷǉ34ŝơ35Ŧ37ĻŀŴ39B40Ť42Ŗǅ44ŗ45ĺ46ŉŒ48Ş49œƘ52ĿƓ55Ū56Ĺ
~whe	35 -21Ư-18n-16aŁƝƞ-15Ɵ-14ņũƢƪ-13UŌǅ-12ǩ-11wPōŐǠ-10ĺŉŞƭ-9iNYZŀŝƘƩƲǉ-8TƃƣǄǡ-7tuxBIWŊţƉƕ7ĴŔŢ8ŻſƷ9ŜşƵ10XšƎƺǨ11lƜƳ12ƴƽ13JĶŴŸƊǚ14RļƮǣ15HƠǀǆǐ16dkyŚƦ17ǃ18ƄǏ20rsO21ƈǘ22vǁǟ23gĵŖƸƿ24ŃƗƨ25Ź26M27DVƅ28Qĸ30S31Gő32ǌ36Lť37Ű38C41ŕ43ƥ
~whee	74 16ş17ŪǑ25ŷŹ33ŵ36ų
~when	40 -23Ǫ-15ŁņŤƟ-14alũƝƢ-12Ư-11qwńƪ-10Ţƀ-9CMUĺţǌǠ-8jFŎŏŝŵƉƶ-7iNYZŀňŞŷǩ7ľŲƄǁǗǝ8ŔơƼ9ĸŗŘƥƾ10śƚƛǜ11rŻƳǨ12ŨƮƵ13ƿǀǚ14yƁƎƷƺ15ĶƋ16ŸſƸƽ17ĹŹ18Ŝƴǟ19ĵǣ20d22ǃǆ23Ǐ24v26gORŖƈ29V31Ɨ32Ơƨ33s36Ńƅ38GS39ő44ť45L51ŕ
~wher	47 -23n-18Ĺ-17Ơ-16ƞ-14sŐ-13ŌƯ-12ų-11Rŵǅǉ-10PŃƋ-9x-8oōŜſƁǎ-7ŀśŷǓǩ8mŒřşšǖǙ9ŠƧǟ10FŤ11ķźǞ12ŅƜƸ13H14r15ňǐ16Ƅƿ17j18kqX20ń21ļŢǁ22JĵƊ23Ŵ24Ś26Ʀ27ĸ31l34ǘǪ41D44Q46M49ƥ54ǌ59Ű62C
~whet	83 9ŏƶ11ƀ15Ĵ
~whi	52 -14Ǜ-11Ť-10ǘ-9ĺƕ-8Ŗǃ-7WŒŰŽ7ňŵƐǡ8Ň9ŚŷƎƠǐǗ10ŪƁƖƥ11ńƏư12dDŀūƤƵǉ13E14ļŧ15Ƽ16ŉƿ19R20ľŐ21Ǟ22C23őť24a27Q28J30Ų42ų
~whic	54 -14Ǜ-10ƕǘ-8Ť-7ǃ7cFLŴƷ8ňƐƼ9ŉŷƁ10ƎǐǗ11Ɩ12ŪŲ13dńūƤ14DEŀƵ15ļ17J18ǉ20R21Ő22ľ26Cť30Q38ų
~whil	70 -9Ŗ7Ɲǩ8Ŝų9G10ŉǆ11ǡ12Ň13Ơ15ŵ16Ś18ư19Ə20ƥ21ŧ23Ǟ25Ų33ő
~whit	85 14Ƽ19Jƿ45a
~who	37 -29ƕ-27Ų-24Ŵ-20Ū-18ƘǄ-17Œ-16ĿƟ-15HŚŢǈ-14ŭ-12PTŀŏŸƉ-11tRĴƓƤƨ-10fLŎŽƞ-9ixySYĹĺĻƧǋ-8sVWĸŃŇŉŌţź-7gjMŊőƜơƯǣ7FżǢ8ZƠǛ9Ǧ10aƱǎ11q12hſƚǨ13lŬƑǜ14Ɓ16ƪǆ17ǘ18ǖǙ21w23ńŠ24ƥǪ26Ɲǝ27oǇ28QƷ30ļǒ31şƳǩ37ƴ38Ƣ40ƃ41Ɩ42u43ųǑ49ŷǕ52nƬǡ53Ŝ54ƣ56Ł58ǉ62A68ư78Ő
~who>	38 -30ƕ-24Ŵ-23Ų-18Ū-15tĿŒ-14ķƟǈ-13ŢǄ-12PŚŸ-11TĴŏƈƉ-10fRŦŭƓƤ-9iLłƞǣ-8xSYĺľŉŎűŽƘǊ-7syBHĸĹĻŀŌōŨƨǅ8lŝǖǟ9Ǜ10ƠƿǦ11ZſǎǙǨ13qƚ14Ƒƥ15aƁǜ16Ŭ17wǩ18ǆǇ20ǘ23Ǒ26ńƃ27ŠƷ28Ƴǝ30oƝ31Q32ļşǪ33ǒ37Ƣƣ40ų41uŁƴ44Ɩ47ư48Ŝ49A51nŐǕ53ŷ55ǡ56Ƭ59ǉ
~whod	66 -17ƿ-11u-10Ư-7şż7A8ľŵſ11Ǥ12Ƭ14Ŝ18Ǚ21ƃƱƳ22ƥ28ǩ45ư
~whoe	90 -9n10Ƣ15ł18ƣ
~whol	63 -13H-10ǋ-8Ƨ-7ŀǪ7ƱǓ8lķŔ9ň10Ť11ŧǊ13šƮƶǑ14n15O16h17kōƫ19ǖ20ů21ƈ22Ŧ37ƪ
~whos	66 -16Ƙ-10a7ƃ11ų13ķǢ16Fż18Ǉ23A25Ǒ31ŁŐ41ƣ
~whov	86 12ǉ14Ő16u21w
~why	60 -17ń-15œ-13Ʒ-10Ő-8ļňŉ-7ŌŒ7ľǇ8ŝ9ǥ10š12ǝ14Ŀ15ņ17Š21Ƽ23r24BƵ29ĹǪ30ƶ35Ŷ41ŀ42Ţ45Ŕ53ĺ
~why>	61 -17ń-15œ-14Ʒ-10Ő-8ļňŉ-7ŌŒ7ľ8Ǉ9ǥ10š12ǝ14Ŀ16ņ17Š21Ƽ24rƵ25B30ĹƶǪ35Ŷ42ŀ43Ţ46Ŕ54ĺ
~wic	81 11ţ12ĴǦ13ŕũ14Ƽ16R
~wice	81 11ţ12ĴǦ13ŕũ14Ƽ16R
~wid	80 -8S8Ƭ11ǩ12Ƹ13Š17őƴ23f31Ő
~wide	88 -8S15Š19ő34Ő
~wido	85 -7r8Ƭ12ǩ13Ƹ18ƴ25f
~wif	56 -19w-18Pƹ-13vƽ-12Ƨ-8dWƼ-7ƃƺ7b8juƴ10Ƹ15ų17ǉ22Ŵ24f26Ư30s31ƩƬ37t39rǃ48q49o55p
~wife	56 -19w-18Pƹ-13vƽ-12Ƨ-8dWƼ-7ƃƺ7b8juƴ10Ƹ15ų17ǉ22Ŵ24f26Ư30s31ƩƬ37t39rǃ48q49o55p
~wil	54 -12aD-9Qƕ-8ƌƔ-7ĹŇŕŗşǪ7OũźƏƮǟ8dţ9ƭǋ10cĶĻƄƢ11śŽƥ13oN14Ǆ16Ɩ18ŌŚ19Mĵ20esŐ23H29L30yŹ32V46ł79Ƴ
~will	54 -12aD-9Qƕ-8ƌƔ-7ĹŕŗşǪ7OũźƏƮǟ8dţ9ƭǋ10cĶĻƄƢ11śŽƥ13oN14Ǆ16Ɩ18ŌŚ19Mĵ20esŐ23H29L30yŹ32V46ł79Ƴ
~wim	82 -7ǣ51ƍ
~wim>	90 42ƍ
~wimm	86 -8ǣ13ƍ
~win	57 -13Ř-12Ǫ-11ŗ-9P-8Ǟ7uĴƅ8ũƄƧ9šƠ10wƯ12g13ƒǟ15M17X18ŤƜ19ňū22ǜ23ť24jǀ25yĻ26Ǐ36Ɓ67ƛ
~win>	81 7ƒ8ŬǨ11ƛ39Ļ
~wind	66 -13Ř-9P-7ş8ň11ƒ15g21Ɓ22ū24Ť26j73ƛ
~wine	86 -18Ɓ37ǀǜ
~wing	69 8ǅǙ9Rƅ10ĴƄ11Ɯ13š14j17y19Mňǟ22X38Ɓ
~wins	90 13u17w19y
~wint	79 -9Ǟ12ũ14Ɯ16Ơ33ť38Ǐ
~wir	75 18Ǚ21ǎ48Ƌ
~wire	86 -7ǡ21Ǚ
~wiri	79 22ǎ51Ƌ
~wis	70 -7ư9űǋ10Ưƾ11mĿ14ƹ17w18g25ǃ28VŞƱ
~wise	72 -7ư9ű10ǋ11ĿƯƾ12m14ƹ17w19g26ǃ29V
~wish	86 35Ʊ36Ş
~wit	38 -17H-13ŤǪ-12ĺƕǑǣ-10jtNķƃƧ-9EPŪůƠǜ-8yGũŮűƞƬưǈǋ-7pCŁƀƌƷ7uĶŌżǒ8SŖųǔǦ9BWľł10rŀœŰƨƱǎ11AřƁƛƜǀǢ12MŋŚŽƲǝ13ƎƑ14ŜŭƂƯ15Ļńňſƥ16QĸŗŶƴ17ĴŧƸ18Vƶ19gĹŊŐǂǩ20Š21asŬ23n24bŲ26ŵ27ŝšƣ29ņŞş35Ţ56ő
~witc	76 9ł12Ÿ16Ō27ő48Ţ
~with	38 -17H-13Ť-12ĺƕǑǣǪ-10jtƃƧ-9ENPķŪůƠ-8yGűƬǈǜ-7pCŁũŮƀƞưƷ7uĶŷżǒ8SųǦ9BWľŖǔ10rŰƨƱǎ11AŀœřŢƁƛƜǢ12ŋŚŽƲǀǝ13MƑ14ŜŭƂƎƯ15Ļńňſƥ16QĸŗŶƴ17ĴƸ18ŧ19gVŐƶǂǩ20ĹŊŠ21sŬ22a23n24bŲ27šŵƣ28ŝ29ņŞş43ő
~wl>	82 14Ƈ18Ǝ22Ɗ31Ǫ
~wn>	44 -18ǍǤ-15Ų-14ŝ-13Ǫ-12Ŋ-11ĸ-10ƥƶ-9gŀōŠƜơ-8sş-7PSĶļŇŒŗŜŢƖƝƞƟƤƹ7wzLůƁƗƳǆ8ťƱƷ9cnƣƬ10vMŌŞſ11aeYŁǏ12QŸǄǋ13Tƕ14ŖǇ15Ūŵƍ16Ƶ17ŬƸ18ňǒ19ƒǠ24ł26Ǔǜ27lŤ29Ƙ30CƊƙ31V33Ǟ36Fǌ38Ƨ42ƀ46ķ
~wne	66 -8GǌǞ7Ĺ8Ǌ11j12ƅƢǣ13a15ǆǤ16ƈ19Ɩ21Ǎ22Ǖ26F27ǇǦ28ǩ
~wned	88 10Ǧ15j26ǆ
~wner	67 -8GǌǞ7Ĺ9Ǌ12ƅƢǣ13a15Ǥ17ƈ19Ɩ20Ǧ21Ǎ23Ǖ28F29ǩ30Ǉ
~wns	74 -10ƭ-7ķ8ǌ11ǎ12F16Ǒ17E21Ɗ32Ƣ33H48Ǉ
~wns>	77 -8ķ8ǌ12F13ǎ17EǑ33Ƣ51Ǉ
~wnst	88 25Ɗ
~wnt	84 -9M8ů11ǌ16Ƥ22ǎ27Ǫ
~wnto	84 -9M8ů11ǌ16Ƥ22ǎ27Ǫ
~woo	68 7F10gŜ12ƌ15ƒ19j29Ƈ57Ƒ
~wood	68 7F10gŜ12ƌ15ƒ19j29Ƈ57Ƒ
~wor	40 -15ľ-13GƥƩǏ-12ŔŪ-11uwĸŎŒǣ-10xOTųƗǋ-9ciFYłŜ-8nAZŀƪƶǘ-7abjŐőŘŰźžƚ8Ƙǚǩ9gĺǕǞ10Ķņŝƃǅ11BXƧ12ŁŗŴŵǐǡ14ǝ15ŇƒƹǙ16ň17J19Ŋƿ20ƓǈǑ22Ļ23Ǜ25ƙ26ķ28Rŭ29Lű30ǉ31V32ů33Wƨ37Q38ǒǤ41qƞ44Ŀ45S51U56P
~word	74 9Ǔ12ļǄ15Ǫ16Ŋ19ŖŤ20Ō25ň31Ł39Ǚ
~work	43 -15i-14ľ-13GƩ-12ƥ-11uŔǋ-10wĸĿ-9xű-8nŌŒŘŜŪǏ-7AFTĻŎŐőŢŰŶźƓƘƪƶǘ7ńƒưƸ8IĹ9zBƌƝƴǚǝǩ11Ǫ12Ķƃǅ13XĺǕ14gņŝǡ15ŴƧ16ŗŵ17Ň18ƹ19J21ƿ22ǈ23ŊǑ24Ǜ32R33ŭ34Lǉ37ƨ38Wů39V40ƞ41Q42Ǥ43ǒ46q47U50S64P
~worl	86 12C14iŃ15Ļ17d
~worr	67 11Ǣ14Ľƛ15ũ17ƒ70Ŀ
~wors	79 9Ŷ11Ň14ǥ18Ũǝ24Ş31Ŀ
~wort	63 -14ǣ-12Ś-11Ǫ-8Ň8Ʀ10Ţ11Ɓ18Ǟ19ƒ25Ƙ26ǐ39Ļ43Ɠ48ķƙ59ű
~wou	36 -20Y-14qƁ-13Ŧ-12Ĺ-11ĺŐ-10ňƾ-9dlƪƴ-8nxQŒšŤǜ-7oNSřŭŷƚơƼƿǎ7DŕŞŶƗǢǩ8ełŘƀ9ƈƫƹ10BHWŀ11VĴƐ12ŉƧƮ13ǀǧ14mŖǙ15sAZľŃƩƲ16Ʒ17ŗŝ18MƂƓ19cTĵŊǣ20Ňŵǂ21Ƙ22śƔ23Xűž25Ž28Ʊƶ30Ǟ31Ļ32rƭ33Ưư35ƥ38Ţ43ĸ48ŎƸ
~woul	36 -20Y-14qƁ-13Ŧ-12Ĺ-11ĺŐ-10ňƾ-9dlƪƴ-8nxQŒšŤǜ-7oNSřŭŷƚơƼƿǎ7DŕŞŶƗǢǩ8ełŘƀ9ƈƫƹ10BHWŀ11VĴƐ12ŉƧƮ13ǀǧ14mŖǙ15sAZľŃƩƲ16Ʒ17ŗŝ18MƂƓ19cTĵŊǣ20Ňŵǂ21Ƙ22śƔ23Xűž25Ž28Ʊƶ30Ǟ31Ļ32rƭ33Ưư35ƥ38Ţ43ĸ48ŎƸ
~wow	75 7ťǣ8Ţǁ10ƽ11uRS13Ŧ14Uűơ18ō20ő
~wow>	75 7ťǣ8Ţǁ10ƽ11uRS13Ŧ14Uűơ18ō20ő
~wre	75 -14Ť-9q7ž8ǧ12Ũƀƃ18Ŝ24ŵ60ż
~wrec	75 -14Ť-9q7ž8ǧ12Ũƀƃ18Ŝ24ŵ60ż
~wri	65 -17ś-11Ư-7ư7enƈ8oJŉŎŻǝ9ĸƄ10ũ11Kř12ŤƎǁ13w14ŗ15ƍƭǔ16Ÿž18Ō25b29Ő32Ƴ
~writ	65 -17ś-11Ư-7ư7enƈ8oJŉŎŤŻǝ9ĸƄ10ũ11Kř12Ǝǁ13w14ŗ15ƍƭǔ16Ÿž18Ō25b29Ő32Ƴ
~wro	71 -8Pő-7a10wŴǥ11q13C14ŜƳ15Ĺǝ16Ť18ņ23ĿŞ24Ǫ35Ǜ
~wron	74 -8ő-7a11ǥ15Cǝ18Ť24Ŀņ25ŞǪ37Ǜ
~wrot	84 -9P12Ŵ13qw17ŜƳ20Ĺ
~ws>	73 -15Ʈ-9Ǜ9gſǓ10ť11Ɠư12nAƒ13ŗ15jƦ23Ǐ25Ǣ29ŕ
~wsu	84 -7ŗ11Ŀ13Ƃ15ǝǧ19ķ
~wsui	84 -7ŗ11Ŀ13Ƃ15ǝǧ19ķ
~ww>	80 -8Ǫ7x8z9ov20Ƭ
~wye	77 7ǔ8A10Ǫ14Ǣ20ķ21ǝ31Ƴ
~wyer	77 7ǔ8A10Ǫ14Ǣ20ķ21ǝ31Ƴ
~xac	71 -10ƚ-8ǎ-7ƭ7ŕǄ10YŅ11ŀ12š13Ɩ15Ƣǅ18ū19Ť20ƨ23d
~xact	71 -10ƚ-8ǎ-7ƭ7ŕǄ10YŅ11ŀ12š13Ɩ15Ƣǅ18ū19Ť20ƨ23d
~xam	74 79ǂ
~xam>	75 60ǂ
~xas	90 15Ÿ18l
~xas>	90 15Ÿ18l
~xce	76 -7Ǣ15Ƃ18ƹ61ǧ
~xcel	90 21ƹ
~xces	79 -8Ǣ15Ƃ64ǧ
~xch	90 48ƶ
~xcha	90 48ƶ
~xci	84 11i13H22Ɨ38Ɵ
~xcit	84 11i13H22Ɨ38Ɵ
~xcl	88 10Ǥ31Ŗ
~xclu	88 10Ǥ31Ŗ
~xcu	88 41Ŕ
~xcus	88 41Ŕ
~xed	85 10ŵ16Ɓ23ũ26ƌ
~xed>	85 10ŵ16Ɓ23ũ26ƌ
~xes	79 -10f11ĵǍ12ƶ14Œ15Ƽ17T26ǡ40Ɵ
~xes>	79 -10f11ĵǍ12ƶ14Œ15Ƽ17T26ǡ40Ɵ
~xie	90 23ƽ
~xin	90 -8Ơ7y13ƌǁ18H
~xis	90 23ƶ
~xist	90 23ƶ
~xpa	90 41ǟ
~xpan	90 41ǟ
~xpe	65 -9Ǟ8Ľǐ9ǋ10XYŧ11Ũ12Ŏǆ13ǟ14Ƙ17Ʊ21ƙǤ22ņ23Ň42ĸ
~xpec	84 -11Ǟ16Ŏ20ĸǟ33Ň
~xpen	74 9Ľ10ǐ11Ǥ12XYǋ16Ƙ20Ʊ25ƙ31ĸ
~xper	72 13ŧŨ14Ǥ15ǆ26ņ
~xpi	81 14eŸ41ŕ
~xpir	81 14eŸ41ŕ
~xpl	70 -13ƕ-8œ-7ŧ8ſ12Ŭ15B16Ŵ17ų26Ŗ29ň30Ŋ39Ŕ
~xpla	71 -8œ-7ŧ9ſ15B26Ŗ29ň30Ŋ40Ŕ
~xt>	61 -16Ʋ-9aLP-8ĹǦ-7C8ũž9pǁ11ŃſǗ12Ƭ13ūǟ14ŗ15řƗ17ĺ18H19k21yŎ22ś26ŕ29V34K40ǎ
~xte	88 34Ƈ
~xter	88 34Ƈ
~xti	80 26K27Ə
~xtin	80 26K27Ə
~xtr	72 -18g7Ų9Ʒ12ƥ14Ŵ16Ƶ17ŏ19ǁ20ƙ22ǈ27ǥ29Ƃ38Ɓ
~xtra	73 8Ų9Ʒ12ƥ14Ŵ16Ƶ17ŏ21ƙ23ǈ27ǥ29Ƃ39Ɓ
~yal	81 -8LĿǈ11ǘ12M32ő48Ţ
~yal>	86 -8Ŀ18ő53Ţ
~yalt	90 -9ǈ13ǘ16ő
~yar	73 -7Ɔ7ƕ9Ƙ10HŪ11Ɵ17Ɠ18ƍ19ƚ23Ɲ51ƒ
~yard	73 -7Ɔ7ƕ9Ƙ10HŪ11Ɵ17Ɠ18ƍ19ƚ23Ɲ51ƒ
~ybe	72 -10ŏ7Ř11Ƨ13ŕ14Ǧ15ƍ18ƯƲ41Ǚ
~ybe>	74 8Ř12Ƨ13ŕ15ƍ18ƯƲ
~yber	88 -12ŏ17Ǧ50Ǚ
~ybo	53 -15ŗ-12ǐ-10ƫ-9Ɖ-8TǊ-7şƥ7ŜƂƑƠǝ8ŤƈǆǙǚ9Kŝ10Ŕų11huƔƤ12ľǉ13ƭǒǕǜǢ14ƣǪ15Ǥ16ŏƝưƵǘ17Ųżǩ18ǈ19Łń21Ŗ22Zŷǎ29n
~ybod	53 -15ŗ-12ǐ-10ƫ-9Ɖ-8TǊ-7şƥ7ŜƂƑƠǝ8ŤƈǆǙǚ9Kŝ10Ŕų11huƔƤ12ľǉ13ƭǒǕǜǢ14ƣǪ15Ǥ16ŏƝưƵǘ17Ųżǩ18ǈ19Łń21Ŗ22Zŷǎ29n
~yca	86 12E16D25ư34ƞ
~ycar	90 26ư36ƞ
~ych	69 -11Z-10ǡ8WĴ9Ǡ10Ǌ15Ʈ16u19Ư21qư23T24Q29Y
~yche	69 -11Z-10ǡ8WĴ9Ǡ10Ǌ15Ʈ16u19Ư21qư23T24Q29Y
~ycl	81 -12Ǒ14Ʀ16şǢ21Ūǁ22g
~ycle	83 -13Ǒ14Ʀ17ş21ǁ22Ū
~ydi	86 18ǁ
~ydiv	86 18ǁ
~ydr	75 57Ɛ
~ydra	75 57Ɛ
~ye>	90 12r14Ǆ
~yea	43 -14lĹ-13DŨƽ-12ů-11ŉŬ-10nǌ-9iŇũų-8ňŐşŦűžƓ-7uCRĿƙǉ7ŢƝ8ĵĶ10ƋƯ11Ś12vŻƿ13ǥ14œƹ15ĴƠ16ŹǤ18VŸ20H21Ŵ22ţǁ24Ǐ27Œ28cpĺƕǊ32dƪǟ33ǋ34TŮǠ40S41ƈ42ƅ43G46Ʈ49őǆ64ť
~yeah	71 -14ŉ-8Ũ7Őś8cOŖŵ9ŒƔ10ŞŰŴƁƃ11ĸƕ12TŻ13ŊőŚ22v
~year	44 -14Ĺƽ-13lDů-12Ő-11Ŭ-10ǌ-9inŇũ-8ňşŨűųžƓ-7uCRŏŦƙǉ7UšƲ8Ɲ9ĵĶ10Ư11Ƌ12ƿ13vǥ14ƹ15œŴ17ƠǤ18ĴŹ19VŸ20c21HŒ22ƕ23ţǁ25Ǐ26T29Ǌ30p32ĺ33ƪǟ34d35ŮǠ37ǋ41ő42ƈ44ƅ45GS47Ʈ50ǆ65ť
~yed	83 -9o11ƃ12Š17Ţ25Q33q
~yed>	83 -9o11ƃ12Š17Ţ25Q33q
~yee	62 -11Q-7W7ǊǑ8Ǧ17ǒ18Ǥ21ǉ29ǝ31ǈ
~yee>	80 11Ǧ43ǝ
~yees	64 -8Q-7W7Ǒǥ8Ǌ18ǒ19Ǥ22ǉ34ǈ
~yer	66 -12ő-9C7ǧ9ǝ10ƉƊ11ļǢ17ķ18V20S21ǜ24ƨ26QƳ27Ǫ31W
~yer>	67 -12ő-9C7ǜǧ10ƉƊǝ11ļ12Ǣ17ķ18V20S25ƨ27QƳ30Ǫ31W
~yers	88 8ƞǔ18ǜ
~yes	72 -12Ǫ-10B8Ɓƃ9Ř10Ŗ11Ĺ17A18ŋ19d24ŏ26ł35Ł43Ŏ
~yes>	72 -12Ǫ-10B8Ɓƃ9Ř10Ŗ11Ĺ17A18ŋ19d24ŏ26ł35Ł43Ŏ
~yet	67 -14Ǐ-12t-11Ǟ-9Ő-8Ƶ-7żǆ9nƿ10ƍǠ11uwŀǌ12ƶ14f15r20x21j22ń26Ź30cv32Ɵ34Ɨ
~yet>	67 -14Ǐ-12t-11Ǟ-9Ő-8Ƶ-7żǆ9nƿ10ƍǠ11uwŀǌ12ƶ14f15r20x21j22ń26Ź30cv32Ɵ34Ɨ
~yft	90 38Ų
~yft>	90 38Ų
~ygi	90 12ǉ24P
~ygie	90 12ǉ24P
~yin	53 -19Ǫ-10QSōǢ-9Ĺ-8gľ-7BĽǗ7KŮſƹ8PUŢ9žǜ10XŞŧƴǁ11kƥǤ12jWĴŘ13ĸ14o15œ16b17ĺ19Ǡ20V21Œ22ơ23ĿŅƫ25Ɣ26HǦ28Ɠ31F32Ɲ41Z
~yin>	69 -9t-8Ņ8fǟ9Ǡ10KƝǞǦ11oƧƹ12ƫ13ǜ14ŧ15Hƴ16kP17FW18Z27Ŀ
~ying	56 -18Ǫ-10QSōǢ-8Ĺľ-7BĽŗǗ7şŦ8Ůſ9nƃ10tŢ11ǁ12XŞ13žƥǠǤ14bĴĸœ15jHŘƫ18ơ19FĺǦ21Œ24V26Ɲ29ZƔ30Ņ31Ɠ
~yl>	88 20Ƈ
~yle	90 -7ƈ11w14Ɖ
~yli	77 29ǒ
~ylis	77 29ǒ
~ym>	72 -14V11ƨ12g15Q20P26ŗ29ĺ
~yme	65 -8TƸ-7Ɲ7Sŕ8Ŏ9eƪ15Ư16ƃǙ20Ɩ22Zĵ28š30Ĵ37ƕ42Ŭ
~ymen	65 -8TƸ-7Ɲ7Sŕ8Ŏ9eƪ15Ư16ƃǙ20Ɩ22Zĵ28š30Ĵ37ƕ42Ŭ
~ymo	83 -8Ş8zK11ű13ŝ14Ŧ20ť28Ʈ
~ymor	83 -8Ş8zK11ű13ŝ14Ŧ20ť28Ʈ
~yon	63 -12ƫ-10RƎ-9ţƿǉ-7WƧ7Ž8zżǙǜǤ9ǩ11ƣ12ƉƝǪ13n15ųƲƴ17ŁǑǣ18ş19ư21ŷǝ25Ŗ27Ơ
~yone	63 -12ƫ-10RƎ-9ţƿǉ-7WƧ7Ž8zżǙǜǤ9ǩ11ƣ12ƉƝǪ13n15ųƲƴ17ŁǑǣ19ư21ŷǝ25Ŗ27Ơ
~you	14 -27ť-23Ť-21Ƈ-17Ɔ-14ƅ-13vź-10Ŵ-8ŷƉƋƢ-7b7Yŋūƞơ8ņƂƓǇ9LŘƝƭ10wĺŌşƙƴƽǋǐǓ11yĴŁŻƠƮƶǔǣ12ekŉƖǉǥ13sUƾǀǗǤ14MQŖžǏǒǞ15ĹƚƣƷǜǡ16apZǂǅǢ17fISWĶĸŏżŽƬƺƼ18BCƦưƱǛ19KĽŚŝ20xŃśǌ21HƁƃǑǖǚǟǩ22łŢƵǁ23mķŊŸǪ24dũ25jnĵŀŜŠƌƻ26uzOXļƨƹ27AĻ28ńƿ29ľǙ30gňŵ31Ǖ32T33Nſ34ĿŶ35ǈ36ŐŨ37F38ŒƧ39iVƥ40R43l44P45Ş56c63Ň
~you>	17 -36v-29Ť-25ƾ-24Ư-23Ŵ-22q-20ťź-19Ź-17ƅ-16oƩ-15Ƈ-14tů-13bųƆ-12ǃ-10ŕƢǠǦ-8hƔ-7eƉǊǨ7ŧƈƣ8ŮŻƏƞƟƫǄǏǜ9ūŬŭǓ10ŋƀƂƘƛưǋ11ƓƬƻǚǞǡ12IŪƽǝǥ13djLMQĶņőƦƮ14Gż15pŉžƙƲƶǀ16kƠƷǂ17YĵŃƃƿǇǌǔ18uZĴŸǙǛ19aŌŏǕ20ĸŲƱ21ǒ22SƭǪ23fŖƹ24HĺŽ25ľśƼ26Tķ27UƁǁ28CŊǟ29mWĽŶƺ30KĹĻŝƨǖǩ31Śſǈ32Oŀ33ŢũƧƵ34nFVXł36ƌ38ńŒ39gļŜŠ40NRňŨ41Aŵ43iPŐ44l46ƥ51ĿŞ54Ň66c
~youn	71 -8ŷ8x11Żưƴ14źƮ17Ź19ĵ21pu25v46c
~your	25 -30Ų-23ť-21ŏ-16ŌŗŪƇ-15ļǪ-14Cĸƪ-13ƌ-12Ɔƈ-11Ĺƕƺ-10ňőũƋ-9fKZōƭ-8ńœŭŮƵ-7YŬƎƛƠǐ7ŕřŝƝ8HŖŦǇǍǧ9ŃŻżǅǟ10JQĽƀơǏǕǥ11iEłŴſƁǛ12ţŽƹǜ13hTķľǞ14oIǚ15gjƚǗǨ16lvyƞ17ƷǡǢ18ptWŹžưƸƿǉ19cnŇƬǆ20şƩ21Ķǌ22Ŝƥƻ23Ɩƣǃ24ŶǑ25wVǣ26qsŚƳƴ27dŁŘ28ǖ29P30FǤ31ŸƯ32e33ůų35r36xƃƦƧ42ǊǙ46ĵ48ƾ54B69z
~yout	88 -12Ŗ-10Ʒ10Ǫ15Ƭ36Ŧ
~ype	71 -10ǎ-7ŚƧ7f8Ɲ10ļǕ11pǊ13Ɖ14ƇƤǇ17E18d33ƪ39ƽ
~ype>	73 -11ǎ-7ŚƧ8Ɲ10Ǖ12Ǌ14Ɖ15ƇƤǇ21d35ƪ41ƽ
~yped	88 9f11b12ļ17p23E
~ypi	85 9Ǐ11T12ǀ19b20ǅ
~ypic	88 11Ǐ12Tǀ21ǅ
~yro	65 -9ǉ-7Ɲ7ǩ12Ǟ15Qǒ21ǡ33ǈ63Ǌ
~yrol	65 -9ǉ-7Ɲ7ǩ12Ǟ15Qǒ21ǡ33ǈ63Ǌ
~ys>	47 -14ű-13do-11ŗż-10Ň-9Nşŧ-8pGTĹłƱǤ-7ŀŝŦŷƟưǁǍǙ7tCKUƅƘ8FŖůŲƢƭƻ9fAVļŐƝ10nňřƙ11u12cjšǄǘǡ13ĸžǑ15ľŰƯǞ18Ǌ19ǅ20g21Ɠ22vƠǈ23w24xų25ǒǠ27kqǏ29RǪ41Ɨ
~yse	84 8Ǜ9Ž11Ŷ16Ƽ20g
~ysel	84 8Ǜ9Ž11Ŷ16Ƽ20g
~ysi	77 20ƀƞ24ƹ25ǂ44ƿ
~ysic	77 20ƀ24ƹ25ǂ44ƿ
~yst	68 -12Ǖ-9Ǣ8š9Ǟ10b13ǜ20ƢǙ22Ə26Ǘ30ǘ
~yste	68 -12Ǖ8š9Ǟ10b13ǜ20Ǚ22Ə26Ǘ30ǘ
~yth	47 -17Ǫ-10zňŋ-9n-8HƉ-7JĺŢƈ7kĻƭƲǑ8ŔƂǅǣ9ƞư10ƾǗ11Ƨǖǧ12ƒƘƹǔ13ĵ14gũűƛ15ŇƩƱƳǁǃ16ZŻƎƴƽ17ǟ18ŏ19ĿŉƍƙƼǐ20iƄ22ǀ24ţ25şƦ26ķ39ō
~ythi	47 -17Ǫ-10zňŋ-9n-8HƉ-7JĺŢƈ7kĻƭƲǑ8ŔƂǅǣ9ƞư10ƾǗ11Ƨǖǧ12ƒƘƹǔ13ĵ14gũűƛ15ŇƩƱƳǁǃ16ZŻƎƴƽ17ǟ18ŏ19ĿŉƍƙƼǐ20iƄ22ǀ24ţ25şƦ26ķ39ō
~yti	90 -9ǟ34H
~ytim	90 -9ǟ34H
~ywa	86 8ţŻ17Ǔ20ǅ
~ywh	75 10ń11Ǧ12Ź13ǁ14ǘ21ş24k30ň
~ywhe	75 10ń11Ǧ12Ź13ǁ14ǘ21ş24k30ň
~za>	90 11ǎ31Ǫ
~ze>	79 -15Ǫ-7Ŕ9r11ǟ12ũ13Ɔ20œ22H31ƭ
~zed	90 13Ɔ15Ƌ
~zed>	90 13Ɔ15Ƌ
~zer	84 10ŏ11ū13ţ14Ƥ25ř
~zero	86 11ŏ12ū13ţ26ř
~zil	86 -9ű-7Ŗ22ƅ38Ɠ
~zill	86 -9ű-7Ŗ22ƅ38Ɠ
~zin	90 -11ƭ14ķ27H32j
~zip	68 10Ŕ109E
~zip>	68 10Ŕ90E
~zon	74 -7Ő9Ÿ10ǟ18Ơ20Ǫ24Q32ƚ
~zon>	90 -8Ő13ǟ30Q
~zone	78 21Ǫ34ƚ
~zoo	86 -8Ǡ12h59M
~zoom	88 -8Ǡ60M
~zy>	75 -7ŀ7U8ƈ9xHǏǖ10Ǫ11ŔƲ12t13Ɠ14Ň16iƑ22ň
~zza	88 11ǎ31Ǫ
~zza>	90 11ǎ31Ǫ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [51,-2,18,0,-4,-4,4,-4,0,0,-6],
  features: `#	34 -40ck-26d-16e-15f-4i7h9a21g28b113j
# $	55 -71j-20d-8k-6h-5e27a31b60g
# a	65 -18g-8b-7e4c13j26a
# aggregate	89 
# and	68 -12c-8k7g9aj
# at	89 
# before	85 -10j-5g19a
# bucks	80 -5c5a13h
# by	85 
# cars	87 7f
# days	84 -6j-5g6ac
# deductible	89 -26g-15j-5c11b36a
# did	84 -14a18j
# digit	89 -5a4c7k
# digits	84 11k
# do	87 
# dollar	75 -27g-9b14c24j
# dollars	77 -18a-10c8b11j16g
# feet	83 
# for	74 -11j-7g10a17b
# have	85 -5a5b
# house	89 
# in	66 -15a-7c6b25j
# is	66 -23a-10c46j
# kids	85 -8c-5a14g
# like	84 -5e8g
# ls	89 -39b-12j6i48a
# miles	72 -16g22a
# minutes	72 -11c-4d6a13j
# months	68 -12g-10a-6e8h30b
# now	85 -10c14a
# number	85 -18j20b
# numbers	89 -7a-5g8k12c
# of	72 -29g-9ak-5j5b49c
# oh	89 -6b6a
# okay	81 -10g-8c23a
# on	67 -21c-13a7e16j21b
# one	77 -17c-10b-8a-6g5k11d27j
# or	67 -44a-12j-7b33c43g
# out	85 -9g-5c7j12h
# people	84 -9b13a
# per	87 -8g11a
# percent	74 -17g-7k4j8h12a
# pounds	89 -6b6a
# right	64 -7a22j
# so	84 -10j-8a-5g12h18e
# square	83 8j
# talked	89 5a
# that	72 -7b-4fk8a21j
# times	89 -7c12g
# to	79 
# umbrella	87 
# weeks	77 -6g15i
# with	87 
# would	89 -9g4a7c
# year	76 -9f-6g27b
# years	56 -21g-9d-8j-5k5h6c10f16ab
# yet	83 -7b10a
@day	63 -11g-7e13a14j
@day $	74 -15b-10c6j27a
@day and	85 -9g5c10j
@day at	84 -4c5bj
@day is	89 -6g11j
@day or	84 -16a18b
@day right	89 
@month	65 -10e-8g-7c4f9i22j
@month #	87 
@month $	89 -5g
@month and	84 -8c-7e-5j27a
@month is	89 -8a7f
@month of	87 
@month right	87 
@month to	87 
@name	52 -20c-9i-7k-6e14d15g23j
@name $	68 -46c-35a-12b8i16j26d52g
@name and	81 -15c-7g5i20b
@name do	89 -11g22b
@name is	85 -20g5j8c13e
@name or	87 6a
@name over	85 -6k-5d14j
@name you	87 
^ #	59 -57g-30a-15e-13k-10c-8i-6d-5f4h57j91b
^ @day	83 -6a6b
^ @month	89 -5e16j
^ a	72 -12d-11c-10g-5b9j17a18k
^ about	84 -15c-13a33j
^ after	87 -10a-8c8eg9b
^ alarm	89 -6j-5k21a
^ all	89 -7a-5g4c14j
^ alright	81 -30a-11j-10k-5i7g9d16c27e
^ am	74 -14k-13j-10cg-7d-4f7b27i33a
^ and	45 -64a-55b-43k-15j7f25i32e33d35g64c
^ annual	82 -12a28g
^ any	46 -42b-26g-22k-12j-8i-7h-6e-5f10d45a91c
^ anybody	74 -10bd-4c36a
^ anyone	85 -41a-6c53d
^ anything	67 -16k-14b-10i-5g11a50c
^ are	46 -45c-36g-29d-22i-19k-18j-13e-9f-7h79b138a
^ at	89 -18g-6c-4a28e
^ aw	89 -15a9e11i
^ awesome	75 -12g-5j17c
^ aww	79 -10a-5j-4g4k5e12d
^ basement	89 -9c24a
^ be	89 10k
^ been	81 -10a-9c-6h-4e5b39g
^ before	82 -10k-7g16c
^ besides	85 -4dg4c10a
^ best	89 -18a-6d-5h9c27e
^ big	84 -23g-5c38a
^ biggest	87 -15a9c21d
^ blood	89 -16c23a
^ boy	89 -5g6i11h
^ brick	85 -21a-7c35b
^ burial	87 
^ business	82 -22c-6b-5j21ag
^ by	79 -26c-5a-4h5g6k31e
^ call	89 
^ can	58 -35k-17f-16ij-11g-8de-7b23c107a
^ college	89 -11g-10c-7b31a
^ comp	85 -9c11d13a
^ congrats	85 7c
^ cool	77 -6aj4d6e
^ could	62 -22k-21c-10e-6fj-5d6b14i58a
^ credit	89 7c
^ days	87 -22a25g
^ describe	85 -6g19k
^ did	49 -49j-40c-35g-24e-23h-14k-10di32b191a
^ do	37 -59c-41d-28g-25e-21ik-17j-15h-13f29b236a
^ does	51 -51c-32g-19e-17d-12k-9j-8i-7f-6b-4h173a
^ email	89 -17a-7k-6b-5f41c
^ ever	61 -18g-15b-11k-10d-9c-8j-5h16i72a
^ everybody	87 -6k-5a5e8c
^ everybodys	83 
^ family	89 -7g-4b5a16c
^ fire	89 -11a-6c22k
^ first	89 -4a17c
^ flood	89 -9c17a
^ folks	89 6g7h
^ for	81 -26k-12d-5a19c35g
^ full	80 -22b-8c11a25g
^ garage	87 -12a-10c29f
^ give	64 -22a-19e-12g-5f29c44k
^ go	74 -19a-9c44k
^ good	74 -28b-21e-4j11c52a
^ got	59 -31j-22k-21c-16b-14d-9f-5h-4e14i35g84a
^ gotcha	87 6b8d
^ ha	89 5b7d
^ happy	87 10a
^ has	58 -13c-11d-9b-7g-6eij73a
^ have	52 -33g-17ck-16j-10i-6d-5ef-4h122a
^ he	89 -16b8a14j
^ height	85 -15a30g
^ hey	84 -6g-5j7a13i
^ high	84 -11a-5c26b
^ house	85 -5a8g13c
^ how	33 -90a-34b-24j-19dk6e16h21c77g92i
^ i	46 -65a-33b-17dg-10c7h8i13j14f116k
^ if	55 -20bj-18k-14i-9d-5eh43c59g
^ in	83 -8i-5g6a14c
^ is	37 -92j-72c-38f-35g-29k-26e-24i-8h7d103b249a
^ it	67 -37a-16g-6bdi9h10j11e12k14f19c
^ just	71 -23b-12c-6e13jk20a
^ keep	84 -8c-7d-6j-5b9a28k
^ keeping	89 6a
^ last	79 -39a-10j-5i8k14c41e
^ let	74 -7ad-5bg6c29k
^ liability	87 -18a-12g33c
^ list	79 -12a-6d34k
^ llc	89 -5a6b
^ long	87 -21e-13g46a
^ look	83 5k8c
^ lumbers	89 6g
^ may	81 -7k-6j5a8d12c
^ mind	79 -14c-12g-5k43a
^ monthly	84 -11c-9ab32g
^ most	85 -9b10g
^ my	68 -8gj-7hk-6b8c12e15d
^ name	84 -12a4d6k12c
^ need	85 -49k-16c70a
^ nice	84 -14b-9c-6j5eg24a
^ no	72 -13a-6b5f27j
^ nothin	89 -10a10j
^ now	78 -5j5af
^ oh	61 -26bj-9g6i9a11d12k13f14c
^ okay	51 -36a-25k-22j-4i4e8h11f14d29g35c
^ on	87 6a
^ one	74 -63b-9c20k22j36a
^ ooh	79 -8d-7k-6a4i5g12c
^ ouch	85 -29g-7a10e12d21c
^ over	85 -7j-6g29a
^ own	83 -22a30b
^ paid	84 -6bd-4k23g
^ perfect	85 5d
^ policy	87 -18a-5g29c
^ pool	89 -9b16a
^ price	89 
^ read	74 -11ac38k
^ ready	89 -6e-4ck21a
^ regular	89 -5a9c
^ remember	85 -8k-5j20a
^ rent	85 -19a-14k-6e-5b15g35c
^ roof	87 -40a12c13g21i
^ run	83 -4c19k
^ same	89 -13a-4c6b17k
^ say	81 -39c-21a-11j7d8fi22k34g
^ shall	84 12a
^ shingle	87 -8a15b
^ should	70 -11c-10k-9j-4fg52a
^ since	84 -7a-5c16e
^ smoke	87 12c
^ so	37 -88a-31k-30g-16i-14d-12e-10b8c220j
^ some	83 -14a-11c6k7h8d10b
^ something	85 -35j-7bc58a
^ sorry	81 -8j-6d4i19c
^ sounds	79 -6i-5a4k8j
^ spell	84 -5j-4a18k
^ square	89 -29c-11a45g
^ state	85 -11g-9d-7c33b
^ still	81 -7b-5c10j11a
^ sump	89 8a
^ take	89 -20c12a14k
^ tell	49 -35a-26c-7b-6g5d87k
^ term	87 4b
^ text	89 -6k8b
^ that	66 -31j-24b-10c9g16h43a
^ the	64 -60a-11i-8h-7f-5b13d24j27k31g
^ their	87 -21a-12c-4e6h39g
^ there	74 -5a19k
^ they	71 -49a-9bc-7d5f14e27g31i
^ think	87 5k
^ this	80 -8j20a
^ those	85 -10a6d
^ till	89 -4g13e
^ towing	87 -7ac24b
^ ugh	81 -6c-5aj6g7i9h
^ umbrella	89 -10h-8c33a
^ walk	65 -11ac-5b44k
^ want	77 -22k-10c-6bij-5efgh74a
^ was	63 -27c-25j-22ei-18g-8h-5k-4d57b82a
^ we	74 -25a6k8e24j
^ well	78 -14b-8c-6j-4a7d9k11g12h
^ were	71 -20i-8g-7e-5jk-4c58a
^ what	30 -125a-49b-38k-35j-13h-5d18f38i53e54g162c
^ whatll	85 -4e16c
^ whatve	83 -4cd7f10g
^ when	47 -42a-11k-10fj-8i-7b-5h33c76e
^ whend	75 -10c-8a-5g41e
^ where	55 -53a-14b-10k-9e-7d-4j16i22c69f
^ whered	82 -7a24f
^ which	60 -30a-17b-11fg-9k-6j-4i9e94c
^ who	43 -45a-23b-22g-14k-9e-8j-6i-4fh149d
^ whod	70 -19a-9c-5g53d
^ whose	74 -14a-13c14b29d
^ why	64 -40a-7g-6b-5c-4k76h
^ will	77 -25c-12k-4e6b46a
^ with	82 -21k-8c-5e7f34a
^ work	83 -23c-12f-11a-6i62b
^ would	51 -46c-26gk-17j-16i-15f-9d-8e59b119a
^ wow	79 -7j-5a4e12h
^ yeah	85 -14a-8j-6b9g12c13f
^ year	83 -25a-21e-5g61c
^ you	50 -49c-22k-19b-16f-13d7e15i21h26g72j
^ your	63 -76a-21k-19e-13i-5h11d18c21f27j65g
^ zip	85 -7ak17c
a	28 -19d-18e-9f7c16bij21k33a
a #	53 -19a-17c-15e-10f-8i-4d17b19h46g
a @name	83 -8c-7e17a
a a	72 -14j6e10f
a b	85 8b
a bachelors	87 7j
a backup	89 -27a34i
a bad	78 -5e5k13a
a ballpark	85 -6g6k12a
a bank	85 -7a-6g-5d4b14c
a basement	83 -15b10c13i
a bell	87 11a
a big	72 -15g-8b-5d10k18i
a bit	87 
a blood	87 5j
a bop	85 -5g6c
a box	83 5k
a break	89 -8b-7c7e12a
a bunch	89 -11a16b
a business	79 -17a8b13c
a buy	89 
a c	85 -15a26i
a car	77 -6b-5c5ag
a card	83 -31a6k7j22c
a cert	87 7j
a certificate	77 -8a7c9g
a check	85 
a claim	82 -10c6a9b
a clean	87 -8a9j
a client	83 -6k10ac
a coi	89 -6k6a
a commercial	83 
a company	79 -16a9d12b
a complaint	89 
a contractor	89 -5b5g
a copy	79 -7k-6c5e9i12a
a couple	77 -10b5j9g
a cousin	89 -5b8a
a cpa	89 -7d12a
a crash	83 -6g9c
a crawl	87 -4c13i
a creek	87 6fg
a customer	80 -8a14g
a day	77 -7i-4a11g
a deadline	87 
a deal	87 -13g-10j12c19a
a degree	89 -12a16b
a desk	87 -6a12b
a detached	89 
a different	89 -25b-10c-6j8gk26a
a discount	77 -8j-7d4c15a
a doctor	83 6e
a dog	87 -6a17j
a driver	85 -5k9d
a fake	89 -7g-6b13c
a family	85 -5a5b6d
a fella	87 9c
a fence	84 -4g7c
a few	79 -13b7j9a
a financial	89 
a fire	72 -11c5f9d
a fireplace	85 5a
a flat	83 -15g-5a9j14b
a flood	84 
a form	87 
a friend	81 -16b21a
a full	85 -5c-4a10b
a funeral	87 -7c-6a15g
a garage	83 -6a7b
a gate	89 -14b6f14a
a good	64 -19a-9c-6b4k6h11e20g
a guardian	87 -17d22a
a guess	89 -8a-4g19k
a guy	89 
a high	87 -9g11a
a hip	89 
a home	89 -7g-6b14i
a homeowner	87 
a hot	85 -7c-6b9a11g
a hotel	87 -6a7b
a house	83 -8a6c12b
a hurry	89 
a hydrant	83 
a is	87 4b
a job	80 -19a7f9bc
a junior	89 4a
a kid	82 -6g-5c8f16k
a landlord	89 
a laptop	89 -12a14b
a lawsuit	89 -6g6c
a lawyer	79 -11d-4c6k11a
a letter	85 4a
a license	87 -8c-6b13d
a list	85 -12c-5b23a
a little	67 -17g4k5i14b
a living	79 -18a-9g14c15b
a loan	81 -9c5ad
a local	89 -9a11b
a long	81 -16a-4g5hi7b10c
a lot	69 -20a-5jk9fg21c
a m	89 -8j-6e18c
a medical	84 -5c16a
a mess	87 -10c-4j12e
a minute	85 -16j-4e7i8k13a
a mistake	89 -13a-12g29c
a month	63 -10be5a9j13g
a mortgage	83 -7b13a
a motorcycle	89 -5c6a
a mrs	89 5a
a nanny	87 5b7d
a new	74 -24b-6k-5j8i10c19a
a nice	85 -17a-7c11j15b
a no	89 -9g-5j6h11c
a normal	83 
a number	82 -5a5j6k
a nurse	78 -5c5j10a
a okay	85 -7a24i
a one	82 -25a6c10b13f
a or	89 -12b15a
a parent	84 -7b-5c20a
a pension	84 -8g7bc
a permit	89 -6a5b
a person	87 -16b5d14a
a photo	87 
a physical	84 6a
a pic	89 -5a9k
a picture	77 10k
a pipe	84 9c
a place	84 -11i12g
a policy	72 -14d22k
a pool	79 -5b5a
a private	87 7f
a quarter	87 -7a5c6j
a quick	85 12k
a quote	87 -6g-4b14a
a real	82 -21a-4c23b
a reason	89 -5b5h6a
a recorded	89 
a regular	85 -8a5i12b
a rental	84 -10a13b
a renter	89 11a
a restaurant	89 -5b7a
a ring	87 -9b-5j16c
a rough	87 
a safety	87 -10c11a
a second	73 -10b4d5i17a
a security	89 5a
a separate	89 -20b24a
a shed	89 -9b-5a18c
a side	89 7g
a slab	85 -4c5a
a small	89 -6a8b
a spouse	89 8a
a storage	85 
a sump	89 
a term	87 -7a7k
a time	87 -7a-5e23k
a total	89 7j
a trampoline	85 4k
a truck	89 
a trust	85 -16b17a
a typical	87 10g
a vacation	89 4g6a
a w	89 6b
a way	89 -6k-5c23a
a week	70 -7c-6ai4k18g
a while	79 -5fi-4d9a11g
a whole	85 -13a-5d6c13b
a will	77 -15b-8k27a
a win	89 7a
a wood	81 -7b10a
a wreck	83 6d
a written	89 -10c11b
a year	63 -54c-13e-7b12j65g
a yes	85 -10g-7a4j20c
able	80 -8c18a
able to	80 -8c18a
about	41 -8d-7e-6a8h12c22k
about #	62 -20c-19a-8e11g47j
about $	72 -16k-13a-6e5c45g
about a	78 -15c-8k-4e10a15g
about all	87 -7g-6a-5k23c
about an	87 
about any	69 -20a27k
about anything	89 
about being	87 7c
about how	81 -16g-7c4j9b14e
about insurance	87 
about it	66 -23g-13k-9j-5d7i8h17c25a
about leaving	89 9a
about right	85 -18j19a
about that	72 -9c-6bj-4g5a23k
about the	60 -14i-12a-5ej5d13h26k
about them	77 -6g5c6a
about this	76 -8k-7j-6g8i18c
about to	89 -8d-6c7b15a
about us	84 -11c-5a5fi12h
about what	77 -26c-10k38g
about when	89 -10g5c9e
about you	87 -7k10b
about your	62 -10a-8g-6i-5b14k25c
above	79 -9c15d
accent	87 5aj
accident	75 -12c-4a6d15e
accident $	83 -11c6a17e
accidents	76 -5b10a
accidents $	83 5a
accidents in	87 
account	69 -10k-9dg-7a-4i5j12b29c
account $	81 -9cd5j6a10g
account number	80 -13c-12g-4k33a
accountant	76 -5h4c14a
accountant $	85 6a
accounts	87 -7c-5a8fk
across	87 5f
actual	85 -13b-7c9a14i
actually	77 -8ai5b12c
add	72 -20b-11a10g11j14c
add up	87 -7c13g
added	83 -5e14a
adding	87 -6b6a
addition	89 -16a6e16c
additional	78 
additional insured	79 6b
additions	89 -15c14a
address	62 -10a-9b-7g-5j7c9e11k16f
address $	69 -16a-9k-6j-5d5f14e26c
address of	83 -21k32c
adjuster	82 -5b4k8i
adjuster $	89 8i
adt	89 
advice	75 -10c5b7a10d
advice $	84 -13k17a
advice on	89 -6a10d
afford	85 -23c6d19g
after	56 -22g-5f-4k4b7d11a15c
after #	87 -7b9e
after $	82 -10g5a9i
after a	81 -6g8i9d
after high	89 7c
after that	78 -6i-5c7a9b
after the	70 -11a15c
after you	78 -4c6d7a
after your	84 7j
afternoon	83 -11c8g9i
afternoon $	87 -10c13g
afterward	87 -5a7j
again	67 -6b-5d-4f6i11e
again $	71 -10c-9b-5d-4f14e23a
against	77 -5c4h7b
against it	83 5h9b
age	68 -25a-11k-7i-6bdj-4f27e44g
age $	76 -28g-10k-9e-4d63c
agent	65 -21g-7i-5e11d12c17a
agent $	74 -4i8a
agent ever	89 -12c18a
agents	77 -15c-14a-9g11i14d17b
agents name	89 -16c23d
agents you	89 -13a13b
ages	83 -19a8c28g
ages $	89 -19a16g19c
aggregate	87 
ago	76 -16g-15j-12c-7i-4b7h16a35e
ago did	87 -5g-4i15e
ago was	87 12e
agree	85 7a
agreement	85 -4d5c7b
ahead	75 -9c4b5a9j
ahead and	81 11a
air	84 -11a6cf
airbnb	84 -5b14a
alarm	74 -5k6j9a
alarm $	83 8a
alarm system	89 -5k-4j17a
alarms	85 6k
alcohol	75 5c6g
alcohol $	79 -14a7g9c
all	47 -15c-8b-4e13i34g
all #	85 -4k16e
all $	71 -16c-9j-6b5e34a
all about	89 5a
all at	84 -6j5b9d
all day	87 5k7f
all do	84 -12a-11c29g
all in	79 -15a-10c7d9g10b
all is	83 -9g17c
all lives	89 5d
all of	75 -7b4j5aik
all on	84 -17b5j17a
all over	85 -18a-8c7d8b9k
all right	89 8a
all that	73 -11a-5j6b16c
all the	71 -10b-8c-5di8a14g
all these	87 -8g6a7c
all this	80 -12g-9a5i27c
all together	85 5c
all what	89 -10e-4a17g
all you	83 -16a-4c6bg13j
all your	75 -5b6g7j
alls	89 -16e24c
allstate	87 -11k-7d6j13a
ally	89 
almost	82 
alone	79 -6g12a
alone $	83 -6g9a
along	78 -10g5b9i
along $	85 -8g-4b10i
along with	89 11b
already	70 -5i4j5be
already $	84 -5c12a
already have	85 -4a6b
alright	69 -13k-7j-5b6cd18e
alright $	83 -14i-5c-4k28a
alright i	87 -16a-11k4g7e21c
alright if	87 8a
alright with	84 
always	77 -10j-7b-6i5a7g8d10f
am	54 -12c-11b-7g6i14f15h
am a	89 -6g14c
am curious	85 -11c-4j11h15k
am glad	89 -8k-5a7h8e
am going	82 -10a18k
am hearing	83 12j
am i	64 -25c-20k-16g-6h17j19i21a24f
am not	87 -26a-6i5g7c27j
am sorry	82 -17j5ck11g
amount	70 -27a4bc5i12g14k
amount $	83 -15c-5b26g
amount on	89 -7c5gk
amount you	89 -24a-4c5k11j24g
an	50 -12i-11e-5b6c8a9h13j
an #	84 -9a-8c10i12b
an accident	85 4d5c
an accountant	84 9a
an agent	80 -21g-7i14a17d
an alarm	89 -5b4c
an apartment	85 7c
an app	87 -8i13a
an email	80 -13c5b16a
an emergency	89 
an employee	84 
an excess	89 
an hour	87 -20c-9a4k5b26g
an insurance	85 4k
an llc	85 -5h9c
an old	84 -9a-4g5b8f
an older	87 -5j-4a14b
an s	87 -6j11a
an sr	85 
an umbrella	70 -12a-5g6f11h13c
and	33 -39a-15b-8h6g10c12k18e30j37d
and #	75 -9g-6c17j
and @name	84 
and a	66 -32a-9b-5d-4i28c31j
and about	82 -7g10b
and address	87 9k
and all	77 -11c-6e5k15g
and an	89 -7a8j
and and	73 -19c-17b-6g-5j6a18i29e
and any	87 8a
and are	79 -12c-4g8a12b
and clear	85 -4ce12j
and collision	79 -6d12b
and could	89 -10c20a
and dad	87 9a
and did	79 -4e5k6b
and do	68 -40c-11g13d51a
and does	85 -8a-6b18c
and for	83 -44c-11a10d12g13f24e
and give	85 5k
and hail	83 -13a20g
and have	80 -5b5a6g
and he	83 -15a-10j-8d-5e15g31c
and his	87 -22c-15a20j27e
and how	60 -20ac-9b-7j-5f10g13d49i
and i	67 -20a-12j-11g-7c-6h-4i4e20d46k
and if	74 -4g11f
and is	74 -9a-8j5c9d10b
and it	74 -4g4d5c9j
and just	89 11a
and last	80 -24k45c
and look	89 
and model	87 5k
and no	83 -9a5c14j
and not	89 
and on	89 -6k5e
and raised	89 10j
and read	79 -15c25k
and slow	89 -9a8b
and some	87 -7c5j8h
and street	89 -25a26c
and such	89 
and tell	74 -7c7a15k
and that	73 -12c-11d-10a4i8f28g
and the	58 -49d-25a-7bi-6f-4h4j10k11g18e61c
and then	75 -17k-4d14j20c
and they	79 -11g4i11j
and tube	89 7a
and was	87 16a
and we	87 -15a16k
and weight	82 -11c-9j-5a34g
and what	54 -33j-13a-11g-8b-5h7c10d24k32e
and when	74 -16a-13g13b16e
and where	77 -8a-6bc6g25f
and which	84 -11e-7j-5c29a
and who	70 -17a-7bc-5j42d
and whose	89 -20a29d
and why	89 -12c-6a24h
and would	83 -6b15a
and year	85 -10a13e
and you	67 -38a-12b-5ik20j22c23d
and your	61 -25a-19b-9k-6fi6h8c13j22e25g
animals	85 
annual	75 -12a10c16g
annual payroll	87 -18g25c
another	72 -6c4e12a
answer	85 7g
answered	89 5c
any	40 -59b-19j-10e-7fg12k42c76a
any #	83 
any $	84 4k
any accidents	81 7a
any additions	89 -15c14a
any animals	89 
any bankruptcies	89 5a
any big	83 -13a-6g27c
any business	85 -5c13a
any cash	87 -43a-9c57g
any chance	85 5a
any claims	77 -5c13a
any close	87 
any complaints	89 -19a23c
any coverage	81 -7g-6c16a
any damage	87 -5g9a
any deliveries	89 11a
any drugs	89 
any excess	87 
any fender	87 
any health	80 -12c-5ij27a
any heart	89 
any hobbies	87 -25a-6g33c
any insurance	87 
any jewelry	87 -24a27c
any kids	83 
any kind	89 -9a16h
any leaks	84 -5bc16a
any life	82 -35a4k37g
any loans	87 -7c9a
any losses	87 6a
any more	85 -4b8a
any of	70 -9c-5g-4b4k7j14a
any other	76 -6d6a9c
any plans	83 -6c11a
any prescriptions	87 5c
any questions	83 -14a6b11c
any reason	89 -26a28c
any remodeling	87 10a
any roommates	87 
any savings	87 -19a-6c26g
any subs	89 -5b7a
any tickets	81 -5c-4b16a
any time	85 -5b8a
any tobacco	87 6k
any trouble	87 4k
any violations	89 
any water	82 -7cg7a10k
any wood	87 
any work	85 -45a50c
anybody	56 -12c-11b-7g-6j8h15d23a
anybody $	79 -10b-9e-6d27a
anybody else	77 -13a-9c32d
anybody ever	76 4k
anybody hurt	89 -7g19a
anybody in	89 
anymore	82 -8a-5k4d9e
anyone	67 -13c10a17d
anyone $	87 
anyone else	84 -36d-5c45a
anything	50 -21b-8i-6e-5g-4dh8k15c30a
anything $	66 -19a-5b4f5i6gk
anything else	79 -15a20c
anything from	89 8i
anything fun	84 -8ai18c
anything in	75 -20a-7b-4i42c
anything like	74 13a
anything on	79 -15j-9c32a
anything special	89 -15a18c
anything that	84 -10a15b
anything to	89 
anything ugly	89 -4c9a
anything valuable	89 -22c28a
anything you	77 -27c32a
anytime	89 5j
anytime soon	89 5j
anywhere	75 -9c4f16a
apartment	66 -10d5acf6k
apartment $	79 -9g-5b7a16c
apartment building	89 -6g12k
apartment or	87 7c
apartments	84 -7c-6b16d
app	69 -6dg4j16a
app $	79 4b5i7a
app that	87 -7i13a
application	84 -5c5hk
applied	89 
appointments	87 4c5d
appraise	89 -12g9b10c
appraise for	89 -12g9b10c
appraised	85 -4c9g
are	33 -17g5j7e11f18a23b
are #	83 -10c22g
are $	79 -28f-12j-6abg4k25d37c
are a	75 -16a7e19j
are at	82 -8a-6g-5c4k8e13j
are covered	85 -13c-7a24g
are done	87 -10c5a17d
are going	85 
are gone	77 -10a-7e-5g4b8c15j
are good	89 -18a25j
are in	71 -23b8a13j14d
are insured	89 -8b8k
are looking	85 -9i-5a7j13h
are not	72 -15c-13e6k8d10j12g
are off	87 
are on	74 -9j5g
are out	89 5a
are over	84 -27a6c27j
are paying	84 -8ak6i11c
are pretty	89 6j
are right	89 
are the	63 -12g-10be-9k-4f10j20ac
are their	87 -24g28c
are there	73 -7g-4f9a12c
are they	68 -10b-8c-6a-5j15f22g
are things	84 -7g17i
are those	81 -9a-6i6g17b
are unhappy	89 -12a14c
are we	70 -15d-12j-9k-5f12b40g
are with	81 -11a9c10j
are worth	85 -6g6bk
are you	40 -43gj-38d-22k11e26c33f51b57a
are your	61 -43c-5k5f6b19e26g
area	79 -21c-10ae5b39f
around	58 -10j-7c-6b5i8d12f
around #	79 -6b10a
around $	72 -5d10b
around here	83 -11c-6a12f13g
around it	85 -4b4a
around so	89 
around the	82 -16a5cd6f10k
around there	87 -6a11f
art	84 -34c-8b44a
as	58 -18ac-15bi-8k8g18h23d31j
as a	75 -6b-5k7d12f
as additional	85 5a
as it	84 -11c6d10g
as the	83 -10g-7b10i12a
as you	84 -27a8c31g
as your	89 6a
aside	81 -5b5a10g
aside for	85 -5b5g7a
ask	60 -17b-6j-5g6de8f14a
ask $	81 12a
ask for	78 -18g10k16c
ask how	89 -6ac14g
ask me	82 -12k-4g7c16a
ask so	89 
ask you	79 7a
asked	77 -8ck6b10g
asked for	89 7j
askin	89 -15a5c6b9j
asking	72 -5k9e13g
asking $	84 -8c15g
asking for	79 -19g19c
asks	82 -13d-5ag-4e6j9k17c
asks about	89 -8c16k
asphalt	84 -4b6a
assets	87 -4a4bk
associates	89 -5c14b
at	42 -18b-12i-6h-5d4c13g15k31j
at #	68 -11a-6g6e8c13j
at $	74 -16f-12d-7e-5a-4j20c33g
at a	75 -8g-7e6f7j
at all	68 -11g-6e-5bk8j27a
at fault	83 -5b6a7d
at gmail	89 -4a9j
at home	71 -11b4k7c8a
at it	82 
at least	85 -6b8a11g
at night	71 -6j-5i-4b16f
at once	85 7b
at that	76 -20a-4j13d20g
at the	56 -15c-8ef6j7hi9k14b
at this	82 -15c18e
at work	72 -10c-7b-5fij7g34a
at you	87 -6a-5c13g
at your	66 -27a-11b-5c5de7fg11k13j
attack	85 -7e-6a5d8g
attorney	89 -5c4a5k
audit	71 -19a-7i4c6k19b
audit $	81 7a
audit @name	89 -33c-23i58g
audited	84 9a
audited $	89 9a
auditor	85 -4g5a
auto	67 -8g8f9c
auto $	81 -8g-5a4f8c
auto and	89 
automatic	89 8a
average	89 -4c7g
aw	89 -15a9e11i
away	64 -10b-7c-5ij5k7g17d
away $	79 -13g-7c-6b9ef12d
away at	85 -8g-4b8a15c
away for	84 11a
away from	85 5bc
away with	85 -11a4c5b6k
awesome	71 -9j-4d13k
awesome and	87 9a
awesome that	89 -6k5a9e
awful	87 -4a4c5i
aww	79 -10a-5j-4g4k5e12d
aww i	89 -4j5d6c
b	77 -16c4a8g9b
babies	89 
baby	71 -6d-5c6e11a
baby $	83 -7d13a
babys	84 -5ak13c
bachelors	82 -4c9b
bachelors $	89 -7b14a
back	55 -11c-8i-6d-5k6a8h15g
back $	72 -16c-7b6e12a19g
back and	85 -7a-5g5c11b
back in	79 -10c-7a-6g7j25h
back on	82 -10g-4e7c13a
back then	83 -15c-11h-8a13k21g
back there	87 -8j5a9c
back to	79 -12c-6g4j5h11k
back up	79 -5c8g
back when	89 -10c-7e6a18i
backed	84 9c
backed up	87 
background	85 4c6b
backup	75 -9ab-5g27i
backup $	89 
backup coverage	85 -5g5c10a
backyard	89 -8a4k8c
bad	70 -6aej5cg16i
bad time	84 -5e13a
balance	84 -14c16g
balance on	89 -11g12c
ballpark	78 6k7g
bank	67 -15g-5a5c10b15d
bank $	78 -12c-8g10b15d
bank account	87 -9a4c7b
bankruptcies	89 5a
banks	85 -11c-5i8g13d
bar	85 -14d-5c18a
bar $	87 -15d19a
bare	85 -8g4a6b7d
barn	85 -15a-5k6g18c
basement	68 6ag8i
basement $	77 -10g-7b24a
basement finished	87 -6c-5a15b
bath	85 -12c5j13a
bathroom	87 -10a10b
baths	83 -14b-13a5k13c14g
baths $	89 -14b-7a5j22c
be	49 -15i-10f4c6g8e13d
be $	75 -17a-16c7e15d17g
be a	75 -9d11c
be able	83 -8c14a
be additional	89 -7a7b
be alright	83 12a
be comfortable	87 -11g14c
be driving	85 
be enough	89 -30c8a26g
be honest	89 4b
be in	83 4d
be listed	83 -8c5a8d
be off	89 5e
be okay	79 -5g10a
be on	83 -7a-5k
be straight	89 -6a11k
be the	81 -7d-6i-4b5c6a17h
be there	89 
be true	89 
be willing	89 6a
beagle	89 4a
beat	82 -7k-6b-4j5g24a
because	66 -10i-9a6g7d13c
because i	80 -6i6g7b
because it	89 -12b-5j24g
because of	87 -12g9j12c
because there	89 -6c4a9g
becomes	89 -9g8ac
becomes of	89 -9g8ac
bedroom	85 -6a4g
bedrooms	80 7k
bedrooms $	89 
been	49 -13j-6g6bk10c16i
been $	85 -12g17i
been a	81 -9a5j6i9g
been at	79 -14a-6b4k22g
been audited	89 9a
been burned	89 -15a-5g23i
been doing	85 -18i8b14a
been good	89 -5i4c7a
been hacked	85 
been in	69 -13c-5b4e10d12a
been insured	89 
been licensed	85 4g
been redone	89 -8j17e
been there	75 -21g-5c4fj6h16b
been to	89 -8g15i
been treated	84 5c
been turned	85 -6g8a
been with	75 -12a-6h-5k-4i8b31g
beers	87 
before	55 -16k-4h4ag5d11i
before #	87 10b
before $	71 -29c-6d-5ej5f6b20g21i
before i	81 -10gk9c20a
before the	79 -13g-5k26c
before they	75 -19c-4aj34g
before we	82 -10a-4k9c
before you	71 -11g-6k-5a10c19d
behind	69 -12c-8g-5bi4k5f11h13d
behind $	87 7c
behind the	78 -10c-5b-4i10a15d
behind you	85 -5a6d
bein	84 -6a-5c7b8e
being	72 -16b-8g7f8a12i
believe	79 -12g-8a-5b6c7j9e12f
bell	87 11a
bell $	89 8a
belongings	84 -5j-4k7a13g
below	87 -10a-5c6k10b
belt	89 -9b-4k5j12g
bender	89 
benders	87 
benders $	87 
beneficiary	77 -9g7c14d
beneficiary $	79 -5c17d
benefit	87 -17c22g
benefits	79 -10g4j8c
benefits do	89 12c
besides	69 -6g19d
besides the	80 -18d-9g10a22c
besides you	82 -37a46d
best	68 -8g-6d-5ai5k7h8e11c
best number	85 6a
best part	84 -5k13c
better	65 -7f-6i5j8b10k
better $	79 -8i5g13a
better half	76 -15a-10g-8b-7f4d15k22c
better than	87 -10a6bc
between	79 -7k-5a7bf
between the	87 
big	58 -12i-9d-4j4a8c11bk
big deal	89 -10b7a8k
big is	80 -29i35g
big ones	87 -7a4b
big trees	87 -6c-5g13a
bigger	89 -5c5b
biggest	78 -14a10c17d
biggest customer	85 -10c4g11d
bigs	85 -10i12g
bike	79 6f
bike $	87 -7b5f7a
bike kept	89 
bills	70 -12g-9a8c10bd
bills $	85 -11a5d8b
bills if	87 
bills would	89 -11g14c
binder	85 -11c4a5f7b
birth	74 -6g-5ae7k20c
birth $	80 -13e12k14c
birthday	70 -10k-6a-5b6j25e
birthday $	79 -18g-15c48e
birthdays	89 6k
bit	78 -5j9a10g
bit of	89 -10c12g
blame	84 5d7b
block	89 -6b12c
blood	71 -8b-5k-4g5j9e14a
blood pressure	78 -9b4a8c9j
blood test	87 
blow	89 -4g5i7a
blue	87 -9c11g
board	78 -10b9a
board or	85 5c
boat	82 -5c10a
bodily	81 -6a7c
bodily injury	81 -6a7c
book	79 -8c5k6g8h
booking	87 8c
booking system	89 6c
bookkeeper	83 -5c13d
bookkeeper $	89 -9j-4c4a16d
books	79 -6c5j6b
books $	85 
bop	83 -5g6c
bop $	87 -5g8c
born	73 -11g-6d7e10c12a
born $	79 -14a-5g7e18c
born and	87 10j
born in	89 -10e-8j-5d28a
borrow	79 -11a7b18d
borrow it	89 -20a6b23d
boss	79 -4b5e9a
boss $	89 -15a16b
both	68 -14c5d7j11b
both $	85 -9k-7c-4j20a
both of	81 -12c-11a7b13g
bother	84 6a
bother you	85 6a
bothers	89 13h
bothers you	89 13h
bottom	87 6c
bought	70 -7i-4gj6a9k15b
bought in	89 -6c-5i15g
bought it	77 -9c-8e-4g5b11a12k
box	72 -10c-5f-4g5a10e11k
box $	83 -7c-5f12e13a
box here	89 
boxes	87 -6a8b
boy	75 -9c-6a-5g4b7i8h11j
boys	79 -11a4k17b
branches	89 7i
brand	83 -6c9i10b
brand new	85 -10a-5c11i12b
break	77 -24a4eg5b7c10f
break in	85 -8b5c7e
breakers	89 6a
breaks	83 -6bg18c
breed	85 5c
breed is	89 5c
brick	74 8c
brick or	82 -7b6c9a
bring	70 -16c-7a-5b-4i5f19d20g
bring home	87 -5c9g
bring in	79 -35c-11a24d35g
brings	85 -18g-4d6c22h
brings you	87 -25g6c23h
broke	77 -13d-12a5f9i20c
broke $	89 -16a7f15i
bronco	89 -12a4k14i
brother	71 -8k-6g5c8ad
brother in	83 -9g-6j4a18c
brothers	84 -10d15c
brought	85 -6c4k7e
bs	89 -5c10a
bs or	89 -5c10a
bucks	80 -5c5a13h
bucks a	89 -4j12a
buddy	79 -6d-5j10g
budget	81 -6a17g
budget $	85 -8g-6a20c
budget for	89 -25c27g
bugging	89 -6g6k8c
bugs	84 -7c-6i-5g11b12h
bugs you	84 -7c-6i-5g11b12h
build	74 -21c-6d10g20a
build it	89 
building	63 -7a8g11k
building $	74 5a
building is	85 -5b-4g11c
building or	89 -5a6b
building your	87 -4i5g
buildings	84 -17a16c
built	69 -11b-10g10c22e
built $	79 -17a-7e36c
built up	84 -9a5j8g
bump	85 4a
bunch	85 -11a4d15b
bundled	85 -4i14a
bundled $	87 -4i18a
bureau	89 -5a6j
burial	83 8b
burial or	87 
buried	89 -5b5i8c
burn	82 -6b7c
burned	74 -17a-15c12g22i
burned to	87 -6c10g
burner	89 -5b7a
burst	84 6c
burst $	89 7a
bus	87 5a
busiest	87 -10a-4g5c14e
business	51 -12i-5f4b7g8dj
business $	64 -13ag-8d6i7c23b
business at	89 -11a-5g16c
business do	84 -4b5a
business from	87 -6a9b
business have	79 -5g5c
business if	87 
business in	89 -16b18a
business is	83 10g
business name	89 -9c4b8a
business out	87 -18c10k13a
business owners	85 
business policy	87 -14b15a
businesses	87 -13a5c6d12b
busy	73 -6c-5g4i8a14e
busy $	78 16a
busy over	89 -8a5i9c
busy season	89 -14c-11a4b24e
but	63 -6bi-5d5e18g
but i	82 -6a19k
but otherwise	89 -6a5j
but what	83 -7k-6a8g14e
butcher	89 -6c15i
buy	64 -5g4ce6b
buy from	84 6c
buy it	79 -37c-11a12b37g
buy sell	89 
buy that	89 4g
buy the	81 -24e-14b20a21c
buying	89 
by	52 -16d-9k-8h-6g11e18b21i
by #	89 4j
by $	70 -23b-4djk4a10g24c
by @day	84 -9a14j
by a	82 -9i-4cj6b14a
by any	89 5a
by how	89 -10g12b
by now	89 -9a7be
by the	72 -15g-10j-6e-5ik9f14a18c
by what	87 -24c-5h5g30e
by when	84 
by you	79 -5g4i5f6b
by your	87 -5g4c7b
by yourself	89 6a
c	80 -46a6c18i31j
c or	89 -14i-10a32b
cabin	89 -7c-5b14i
cake	87 -10c7a8g
call	57 -27g-15i-9k-6j7a13b15h32d
call $	71 -11c-9e-8d-5j5b16a19h
call for	89 7g
call it	85 4a
call or	81 -11a17b
call the	89 -4dk10a
call you	75 -21g7e9c14d
call your	83 -19c4b27d
callback	87 -7a6c7k
callback number	87 -7a6c7k
called	68 -13j-8e-7g-5k4d14h26c
called $	74 -14j-7h5d29c
calling	77 -11c-6g-4a9b17f
calling about	89 4c
calls	74 -7c21j
calls $	87 5k
came	66 -15a-8i8b12g14j
came back	89 -8c8g
came down	87 -6a12b
came in	82 -11a-5g6c16j
came out	85 -10c-7a-6i-4j5b25g
came to	89 -5g7a
cameras	79 -5b6k9c
cameras $	89 -5a11c
camry	87 -12b-7c5j17a
can	48 -26k-25j6d7i10c11f13e15a
can and	87 5k
can do	89 4a
can get	84 -9a4j5e
can hear	87 -9j-5k19c
can i	63 -17k-14g-10j-8d14i40a
can not	74 -40a-7eg-4f27d31c
can see	89 -7c7ak
can we	87 9b
can you	60 -44k-15j-8e-5di11c15f26a35g
cancel	84 4b
canceled	87 
cancer	77 -13g-11b5d7a9ej
cancer $	84 
car	51 -11j-10d-7e-5h5b7f10i18c
car $	61 -15dij6b15a37c
car accident	89 4d
car and	85 -17c21a
car do	89 
car for	80 -6g8b
car get	89 -13b8i9a
car in	85 -19c-5a4b21i
car is	87 -10d-5a5k9c
car or	80 -5b6c
car paid	89 4a
car right	87 -8c-4a4j12g
car that	89 -7a8j
car to	89 -5c5a7b
car was	89 -8a-5g7d8i
car worth	89 
card	63 -26a-7g-6d12i14c20b
card $	77 -11a-4b5i24c
card is	87 
card number	89 -39a8k32c
card numbers	87 -9c-4f10a
card or	89 7b
cards	70 -9b-4k8d13a
cards $	77 -7j-4i19a
care	68 -10c-5a5b10d
care about	89 
care for	87 -7g9c
care of	72 -7c4j9d
carrier	77 -16a7c18d
carrier $	80 -20a8c20d
carry	62 -9b6cj9a
carry $	74 10c
carry for	87 9c
carry the	89 
carry their	89 4b
carryin	85 -12a7bj
carrying	79 -16j-7d-4c8g20a
carrying $	89 -12g15c
cars	66 -18k-10g5c9d21i
cars $	83 -17c-6g6a23i
cars and	87 4j
cars are	85 -22g-7a16d17c
cars do	89 
case	77 6j
cash	67 -15a-13c20b21g
cash $	84 7a
cash in	89 -36a42g
cash value	77 4a5g
cat	89 -8a10b
catch	75 -15c-11a-6d-4b7j11e27k
catch you	82 -11c-5j-4i8g9a14e
catering	89 
cats	84 -13b6a9g
caused	89 -17c24a
ceiling	87 -17c-7a6j11g12f
cell	82 -4g7b8c
cell $	87 12a
cert	80 -7a6j7b
cert $	89 
certificate	69 -16a5g17d
certificate $	77 -5cd10a
certificate of	89 -4a5d
certificates	76 -7d14a
certificates $	84 -6d14a
certificates from	89 
certs	84 -4c5f12a
chain	89 
chairs	84 -4a6b
chance	82 -6c14a
change	68 -9b-8g8k16c
change $	84 -7g-5c6i7a
change jobs	89 5a
changed	74 -4e6cg
changed $	85 
changed since	89 -4eg12c
changes	82 -12c18a
changing	84 11k
changing companies	89 6k
charge	74 -6c-5a
charge of	89 
charge you	79 -10a4j5e
chat	85 -10e-6c14a
cheap	85 -10c-9j7b8g9a
cheaper	85 6a
cheapest	89 4g8j
check	64 -11a-7g-5j7e11b16c
check $	83 -14a-8k4c6j19b
checking	87 -9g7i
checks	78 -8d-4j5b7g8a
checks on	89 -12a7b8d
checkup	85 -6a17e
checkup $	87 -7a17e
chemical	89 5j
chew	89 
child	85 -13d-5k7c9gi
children	74 -10d7b
children $	82 -11d5g9a
chimney	84 -6b6d
cholesterol	89 -9g5a9i
choose	79 -14b-6e-5h6i9c18a
choose $	89 -7e4c5a6i
christmas	84 13f
church	79 -6bc4fk7a
city	76 -10b7a11f
claim	63 -13aj9i11c14g
claim $	74 -16e-8i11a17g
claim was	85 -9c-4g4a11e
claims	70 -9c-4g5b10j
claims $	81 9a
claims in	87 7a
class	81 -7g7cf
class $	89 6a
clause	89 
clean	77 -24i-7g5j31a
clean record	87 -8a9j
cleaned	87 -6a7c
clear	73 -15c5a6j11b
clear $	84 -8gj5e18a
client	72 -4j16d
client $	84 -11c19d
clients	71 5e6c
clients $	81 8c
clients come	89 
climb	85 -6c6a7d
clock	83 -8c-6a-5j-4i5g10be
close	63 -10i-8d-6b6e20g
close $	75 -10a-7c8bg9e
close by	80 -16c-6b6f7a24g
close calls	87 
close is	87 5g
close on	87 -11a13j
close to	85 -10g18c
closed	72 -17e-5b6d8i11j
closed $	82 -10g-4b5ac8i
closer	83 -14a-6j8g16b
closer to	84 -13a-6gj27b
closin	85 -14c22e
closing	73 -15c-5g5k17e
closing $	85 
closing date	83 -5a6k8c
clothes	85 -4a9g
cloud	87 
coast	87 7g
code	72 -7fg-6a6k21c
code $	81 -4a10k
coffee	82 -4a6k10i
coi	85 -6k4a
cold	84 5a
collect	87 -5a6b
collections	89 8a
college	65 -6fi7c12b
college $	73 -10g-9b26c
collision	71 -6d-5c5e6g10a
collision $	79 9b
collision on	82 4e5a
com	89 10j
come	56 -12bg-10k-9c-8j-7i-5d12f15a45h
come after	87 -6a-4g14c
come by	85 -5b5ef
come down	83 -5g8c11a
come from	80 -17f-12a6b7c30i
come in	79 -10b-7fh-4j4e10c13a
come out	81 -12e6gi10d
come through	87 -8i13g
come to	74 -12b-9c-7k-6de14fg22a
come up	74 -18a-14c-6e-5g6i16h27f
come you	85 -26i-12g49h
comes	68 -12e-10a6b9dg10j
comes and	89 -4a4c8d
comes from	89 4a
comes out	83 -18g10c13j
comes to	83 -8g5b15c
comfortable	79 -4c5f9a
comin	81 -28a-11g6d8i31c
coming	70 -21b-9j-7k7g8a10f13c
coming up	79 -34a-13b55c
commercial	73 -12c5k6a7d
commercial umbrella	87 -4c12a
common	89 -11a6b14c
commute	80 -14c-9b-4i5k12g13a
commute $	84 -14c-4i12g14a
comp	66 -12c6a7d8g
comp $	79 -25c13a22g
comp and	80 -6d12b
companies	74 -5i5b6k
companies $	83 -8c-4i5k8d
companies have	89 7c
company	52 -12a-5gj5bd7e13i
company $	63 -16b-8hj-5g7f9a10c13d
company do	84 -8a-5de23c
company ever	84 
company got	89 
company have	85 -4a13e
company or	87 -6k9b
company to	89 -7a6b
company what	89 -8a8c
company you	87 -14c-6a-5g12d17e
companys	77 -10d-5h-4g6a7jk
companys name	89 -9c10a
compare	85 -10c13d
complaint	87 
complaints	85 -14a18c
complex	82 -7c16d
complex $	89 -4c13d
comprehensive	82 -8a5c11h
computer	80 -9a-5c8b9e
computer $	89 
computers	85 -4g4c6i
condition	80 -6g-5k-4a6c12i
condition $	89 6j
conditions	81 -11c4b11a
conditions $	85 -18c5b19a
congrats	83 -12a4e5c12i
congrats on	89 -14g5a11c
construction	77 -4g
construction $	89 -5a6b
contents	78 -14c23g
contingent	89 
contract	71 -11g-4a7bf12k
contract $	81 -8a-6c9f11k
contractor	83 5g
contractors	83 5g7b
contracts	80 -5g6c7d
contracts with	89 -4g6c
conversation	85 -10k6c8j
cool	68 -12j-10b-5f11c22d
cool and	87 8c
cool cool	87 -9a11g12c
cool so	89 -7cg4d7a10e
copper	85 -17b17a
copy	78 -7k-6c5e6j9i
copy $	82 -5k-4b8i9a
copy of	89 -4c5e
corner	87 -12a-5k13c16f
corolla	87 5d
corporation	87 -16a-5i23b
corporation $	89 -16a-5i24b
correct	70 -8a-7c-6b33j
correct $	70 -8a-7c-6b33j
cost	63 -35a-8c-7i5jk15b36g
cost $	80 -14c5k7g8a
cost on	89 -4a5b
cost or	89 -6a16b
cost to	74 -12a26g
cost you	79 -6a-4c16g
costs	79 -14b-8k-5ch8g27a
couch	83 -4a5b6c
could	50 -19k-15j-8h-5f-4d13g18e28a
could a	87 -14a-9g25c
could come	89 -6b12c
could fix	89 6c
could get	89 -14a17k
could go	89 5k
could he	87 
could i	79 -9g-7ik32a
could it	87 -5c8g
could not	75 -8c-5h6f13d
could she	89 8a
could somebody	89 7a
could take	87 -9d-5b14a
could the	83 -24a11g20e
could they	79 -6g5b12c
could you	60 -43c-31k-12j-6f-4d8b13g20e25i38a
could your	89 10a
count	80 -18c5e6gj14k
counting	81 -12c5k11g
country	81 -7g15f
counts	85 9c
county	78 -10b-9g7cd8a
county $	89 -11b-8c5f8d10a
couple	75 -11f-8b4j8g14c
couple of	84 -12f5i6j12c
couple years	87 -7b13g
court	82 -36a7f9c20j
cousin	84 -5b
cover	68 -16g-11a5i7k10b15c
cover $	83 -7g10c
cover the	89 -10g8a10i
coverage	53 -6d-4h5g8bc
coverage $	63 -48g-8bk-7j9i14c62a
coverage a	89 
coverage amount	89 -11c6k10g
coverage do	79 -6a10c
coverage does	87 
coverage in	87 -11a-7g8b13c
coverage is	83 6c
coverage on	78 -8c-4b24g
coverage or	79 -20a27b
coverage to	89 -6a13e
coverages	85 -16g-4b20h
covered	67 -8c-7j-5f6e8g14a
covered $	81 -27g11c16a
covered for	83 -31c36g
covered if	89 
covers	79 -11d-10g6c7a14k
covers $	87 -10g18a
coworker	89 4i
cpa	84 6a
cr	85 4a
cr v	85 4a
crash	80 -9b-6g8c12d
crash $	87 -9b-4c14d
crawl	82 -5c-4b5a9i
crawl space	82 -5c-4b5a9i
crazy	76 -6i6b9h
credit	64 -14f-10g-6b14c18a
credit $	79 -6c8a
credit card	85 -9c7a
credit cards	82 -5c6g7a
credit score	85 -16a-6g7i21c
credit union	85 -7k6j
creek	79 -8b5f7a
cremation	84 
cremation $	87 
crew	75 -12c-10a-6i5d14g
crew $	84 -6i6g
curious	83 -11c-8a-4j10h21k
curious what	87 -12c-4j12h13k
current	66 -18a-6j-4b5k15e21c
current carrier	87 -13a25c
current company	84 -18e-7g33c
current policy	87 -22c-14g35e
currently	81 -9g-6b9j10a
cushion	85 -9c5a7k
customer	68 -4k6d
customer $	83 -4c9d
customer there	89 13a
customers	70 -11b-4g14d
customers $	84 -4a4c
customers come	89 -7b11a
customers pay	89 7i
cut	75 -7i-4k7bc
cut off	84 10c
cute	89 -8g-5a11i
cyber	87 5a
d	83 -7c5ik
dad	71 -15a-13c-4j5k9g20f
dad $	89 -5ag4c7b
dad died	89 -4e6c
daddy	83 -4g9d
dads	87 4a
damage	67 -13c-8b-6e5k14a20g
damage $	77 4c9a
damage on	83 -6g9a
dangerous	83 -12c6e8a
dash	83 -8k6g
dash $	89 -8k9a
data	85 -5d10a
date	65 -27a-14g6k19c31e
date $	79 -20ae-5g60c
date of	78 -6a-5g6b18e
dates	89 8k
daughter	71 -5be6aj
daughter $	89 
daughters	80 -9g-5k5a11c
day	57 -21g-17i-5cd11k14a28e
day $	70 -24g-12c-9j-5d6b8k13h19a
day and	79 -13a-5j19e
day do	89 -5h10e
day does	89 -9c18e
day of	87 -9i-6g6e10j
day or	85 10a
day so	85 11k
day you	85 
daycare	89 6g
days	60 -16a-11j7b10i26g
days $	68 -7cf-4j5i6b7a9g
days a	84 
days are	89 -7g11c
days off	87 -7j-5g7c8i
days or	85 -11a9b10g
dead	83 -5g8b
deadbolts	85 10a
deadline	84 
deadline $	87 
deal	75 -16g-6j-5i5k16c18a
deal $	83 -9j-6c25a
deal with	87 -12a6b8c
dealer	89 -10a5j12d
dealt	87 -5a7i
dealt with	87 -5a7i
death	84 -16c4i21g
death benefit	89 -17c23g
debt	82 -11a4g10b
debt $	89 -5a9c
debts	89 -18a23c
dec	78 
dec page	79 4a
decent	85 -11b13a
decide	78 -28a8b9d18j
decide $	83 -24a11d20j
decides	89 
decides $	89 
deciding	89 9a
decision	81 -4a6c
decision $	87 8c
decisions	89 -9c5d10a
declarations	82 5k
declarations page	85 -5a10k
decline	87 -11a5b8e
declined	87 11a
deductible	63 -4ak5bj6c
deductible $	72 -36a-5ij13g40c
deductible is	89 -6c-4g5a6j
deductible on	87 -13c-8a10g12b
deductible right	89 
deductible you	89 -5a
deep	87 -11a-8b-4c7j10g12i
deer	87 4a15c
degree	80 -6g10b
degree $	85 12b
deliver	75 -6b-4d6c15a
deliver $	82 
deliveries	79 -12c7d12g
deliveries $	84 -12c14g
delivery	87 -9g10i
den	89 
denied	89 6d
dent	89 -9c11g
dental	85 6j
department	81 -12c-11a-6i6g10b17d
department or	89 -11a13b
depend	82 7b
depend on	82 7b
depends	87 
depends on	87 
describe	84 -6g-5i17k
describe the	89 7k
design	85 -5c7b
design work	87 -5c5a
desk	83 -6a14b
detached	85 -7b4j6a
detached garage	87 -7b4j6a
detectors	83 11c
detectors $	87 -26c32a
device	85 8j
diabetes	80 9a
diabetes $	89 7b
diagnosed	89 -20a9e19c
did	36 -27k-15b-12d5g9h16e17ac18i
did a	81 -14g10a12c
did anybody	82 
did he	74 12a
did i	62 -20a-13b-12c-10g-9e-8k15i68j
did it	63 -51c-17a-7j-5dk5f7h14i18be26g
did not	74 -11g-8d-6a-5i4k6j22c
did she	83 -7a-6b5h16c
did somebody	78 -6b14a
did something	89 4a
did that	69 -19a-15i-7j-5f5e19b34g
did the	60 -30b-14ej6g12i24c32a
did they	56 -25i-19g-14j-5k4d8b9h13c42a
did you	45 -17k-14g-8a13f14i15c17e
did your	62 -31g-11j-10b-6d-5k5e17f21i24a
did yours	89 5g7c
die	81 -6c-5j12i
die of	89 -8g13c
died	73 -10e-7c5g6a13j
died $	79 -10e5aj
difference	87 -10c8g
different	71 -11b-7j-4h25c
different $	87 -17h-5b24c
different now	89 -7g11c
differently	89 4a
digit	89 -5a4c7k
digits	77 -4a17c
digits on	89 -8k5c7a
dinner	82 -7j-4g6d8e10a
dinner $	87 -9g-7j8c13a
disability	83 10a
discount	72 -6gj5ab14k
discount $	83 
discount for	85 -11c-9j23a
discount so	87 -12a6d15k
disease	87 6a
district	85 -8b5a9j
dive	87 -9b7a10g
diving	89 4a
divorce	89 -6b6a
divorced	85 -12j-9c9a20b
dmv	87 -5c4e11d
do	27 -46k-37j-11g9i13h15b19f21e28c42a
do $	66 -30g-4i4k5j6e14c16a
do a	75 -11a-5c13bk
do after	89 9c
do all	89 -5a7g
do any	76 
do anything	80 -5c6a
do business	87 -19c11k14d
do clients	87 
do customers	87 -6b11a
do for	69 -26g-5e4d40c
do i	66 -16k-15c-9e-5a5g7j16b24d
do if	79 -12g4a19c
do in	83 -13k-10a-6g14i20d
do it	71 -10c-7g-5j5b12h16a
do not	58 -50a-22c-6b5j16i25h37g
do people	82 -6cg13a
do right	87 -10c-6i18a
do that	79 -11g7e14c
do the	70 -9g-6c7i12k
do there	84 
do they	65 -15g-14c-5ij16a20d
do this	79 -9a11b
do to	77 -26g-14a53c
do we	85 -8j-5c14a
do with	77 -14g-13e-6a-5j42c
do without	83 -16g-6c24e
do you	30 -50k-44j-14d5g6h9i16e19f20c25b53a
do your	68 -8a-6d-5e4g5c16f
dob	84 -10a19c
dob $	87 -9a20c
doctor	70 -15g4e5d8i
doctor $	77 -13c-12g5e11d14i
doctors	85 -9a14d
does	41 -24k-10j-8h5i14e21d23a
does $	85 -42a40c
does a	87 -18c21g
does anybody	74 -14a23d
does anyone	83 -10d-8c20a
does he	71 -42c5i14g24d
does it	60 -22g-15a20e31b
does not	79 -14a-4k6j17c
does she	71 -10b6a7c12g
does that	68 -18g-7d-6c-5j-4b8ae27i
does the	56 -17c-9k-8bd4g9e14f20a
does your	54 -31b-17k-15f-6j-5e8c15g16d43a
does yours	89 6a
dog	75 5c8j
dog $	85 -9b-5j25a
dogs	83 -11b12a
doin	80 -4k11c
doing	62 -15g-9j-6eh-4d6b7k11c19i
doing $	77 -6ag5c11i
doing for	87 -5g10c
doing in	89 -14c-5g24i
doing okay	89 -16a-6c27i
doing that	84 -11ai-5c8b17g
doing the	89 -6d-5a4i7f
doing this	89 -12g22a
doing with	89 -6g-5a8c
dollar	70 -14g7ajk
dollar @name	84 -18g23c
dollar amount	85 -7g-4a10b
dollar deductible	87 -13g-7ac28j
dollars	74 -22a-5c4b9j25g
done	64 -14e-10a5b7d17c
done $	75 -8g6a11e
done any	89 8a
done now	87 4k5c
door	71 -11b-7a-6c-4i5ek6g7j12f
door $	77 5g7e
door to	89 -5a
doordash	82 
doordash $	89 5a
doors	80 -11c10e
dose	89 -10c14g
dot	84 -11a19j
dot com	89 10j
double	89 -16a10g14b
down	53 -23c-15a-13i5d10h11k14g18j
down $	69 -13j-12c4bf5k6e7a9g
down and	81 -8c13e
down as	84 -14a20j
down at	87 -6b9a
down for	77 -4e4k5g
down in	87 -7g5b6c
down right	87 
down the	79 -13a9bk
down there	82 -6b11c
down to	78 -9g-5a8bc9d
down what	85 -13c-6k9g20h
down with	83 -15a-5k10h13b
downstairs	87 4b
downtown	83 -4b4f8a
draft	87 -4a6c
draw	85 -9c9e
drawer	85 -9a10b
drink	77 -5b17a
drink $	83 -10b10a
drinks	84 -9d7a
drive	58 -11k-8c4bj21i
drive $	68 -14g-11a7d23i
drive for	83 7c
drive in	83 -12c4g11f
drive it	79 -7a5ij
drive to	81 -8i-6f17g
driven	89 -19b6d7f11a
driver	69 -23a5bdg6c7k
driver $	82 -23a-12c16g20d
driver or	87 -7g-4a13c
driver training	89 -13a19c
drivers	65 -14a-5bj9c27d
drivers $	79 -31c8a30d
drivers @name	83 -39d-7g-5j63a
drivers in	89 5a
drivers license	78 -10a-5d5k12c
drives	69 -21d27a
drives $	85 -44d45a
drives it	89 5k
drives the	85 -5a6d
drives which	84 11d
drives you	89 5c
driveway	77 -11a-6fg4k33b
driveway $	89 6a
driveway or	89 -6a11b
drivin	77 -12a5cg7d
drivin $	89 8c
driving	63 -8b-6g-5d-4i5ce25a
driving $	75 -9b23a
driving or	87 -15b-9d-5k6c11g18a
drop	76 -14a-5k-4c7gh19b
drop it	89 -18a19b
dropped	81 -7g18h
dropping	87 -6c4k7a
drug	89 
drugs	83 -11c-5b7a11d
drugs $	87 -11c-5b8a12d
due	77 -15c-8g-6b14a22e
due $	83 -11c-4g17e
dui	87 -20a23c
duplex	89 6j
during	87 7c
during the	89 7c
dwelling	79 -13a5b16g
dwelling limit	87 -14c20g
e	78 -21a-15g8b33j
each	66 -10ac-7e7d8j9k10g
each month	81 -10c13g
each of	85 -13k-8c6g17d
each one	87 -5c4d7k
each way	85 -6g10j
earn	79 -18c5b6j8g
earn $	85 -28c6aj18g
easiest	87 -13b20i
easiest way	89 -12b-5c21i
easy	82 -16j6abc
eat	84 -18a10g13b
education	80 -6gj-5a12k14c
education $	84 -6gj18k
either	82 
electric	84 -11a5k11b
electrical	81 -12c-5j4d10g12a
else	55 -14g6c7dj8h
else $	70 -14b-5d7f23a
else are	85 -5g8c
else do	89 4c
else drives	89 
else gets	89 -4k6d
else has	87 -9a4c6d
else i	89 -8a10c
else in	85 -30a8b26d
else is	75 -6g5d9c
else on	85 7a
else you	87 -16b-7a8c17k
em	68 -23a-10c-4i7j15e26g
em $	81 -17a7j24c
email	61 -7e-6g-5i5a6b19c
email $	71 -12a-5j-4g6f9b20c
email address	84 4a6k
email for	89 
email me	87 -11k16a
email or	87 4a
emails	87 4ac
emergency	84 4d
emergency fund	85 
employed	84 5i6f
employed $	89 7f
employee	79 7j
employees	71 5j
employees $	79 7a
employer	74 -5g4d10b
employer $	81 9a
empty	80 -6ac-5k12g17e
end	68 -10c-8b-5j8g20i
end $	79 -13c-9a-5b7g21i
end of	85 -14b18a
end up	81 -17c-4b4a5i13g
ended	85 -7a11d
ends	79 5j
ends $	89 
ends in	85 
engaged	89 -7j5e7a
engagement	89 -4c10g
engagement ring	89 -4c10g
enjoy	85 7c
enough	71 -19b-18i-8c9g18h21a
enough $	87 -29c-21i25h27g
enough to	79 -9g12c
equipment	71 
equipment in	87 -8a-4c11b
equipment worth	87 -12c12g
equity	87 -20c6a18g
erie	89 -15a22j
errands	85 -19k-7b14a16i
escrow	82 -12c-6g-4k10a14d
escrow $	87 -12c-5g12a15d
even	69 -10g-6c-4bd5j9k15a
even a	84 
even if	87 -7c6a7k
evening	89 -19a24j
ever	49 -30b-14g-12j-9c-7h-6ek9i18d70a
ever $	89 5a
ever been	66 -9b-8ag13c21i
ever come	83 6a
ever empty	87 -14g19a
ever explain	89 -25a-10c37d
ever get	81 
ever gone	87 
ever gotten	83 
ever had	70 -8b5c16a
ever have	82 5a
ever said	89 5a
ever sat	87 8a
every	60 -16c-12i-11e4h6d9b10f13g
every #	84 -7j21b
every @day	89 
every day	76 -5i4g7bk
every month	75 -10j-7c7g8d14b
every time	89 -7g-4e5a9c
every week	89 
every year	87 -7c-5a5b13g
everybody	71 -22a-15d-5c5b11e13g16k
everybodys	78 -7k-5e6f7c
everybodys got	84 4d7c
everyone	89 9k
everything	63 -23a5g6c9b17i
everything $	77 -11c-6j-4g9e21a
everything in	85 -5c5bj
everything you	83 -22a-5c10gi12k
evidence	87 -10a-5g6j14e
evidence of	87 -10a-5g6j14e
ex	89 12a
exact	87 -6c8k
exactly	77 -11i-7a-4j5ef19c
exactly $	87 -10i-6c4e9f13g
exactly did	89 -5a5e7c
exam	74 -5c4a5b6f
exam $	80 9a
excellent	89 5b
excess	78 
excess liability	85 
exciting	89 -10c-4b4f14e
excuse	87 -19g-5a18ch
expand	89 5a
expense	87 5i
expenses	82 5j
expenses $	87 4k
expensive	82 -4bc5g12a
experience	78 -7bg-5d5j9a10c
experience with	89 -9a-5g7c11j
expires	89 
explain	74 -12c-6g-4b13a24d
explain $	89 -5d14a
explain it	84 -23a-11b-5g6i35d
explain that	89 -4a7b
explained	84 
explained it	89 
exterior	87 -7b-4a16c
extinguisher	87 -5a8c
extra	74 -11j-10a14c18g
extra #	89 -7c-6j20a
extras	85 
face	85 -12a-10c10g11k
facebook	89 -7b7j8c
factor	89 -10a12j
fair	75 -8g-4f8a13c
fair $	84 -7j-5k20a
fake	83 -13g-8b6c7a9i
fall	74 -21a-10g-6j12c16e21b
fall out	89 -8a7b
falls	83 -23c30a
falls off	87 6c
familiar	87 -10a-8g-5c4e10b13i
family	60 -8e-6j4d5c15a
family $	71 -9g15c
family history	84 -16c20a
familys	89 
far	62 -23i-13b-12j-6k11a14f45g
far $	75 -17g-11j8c32a
far are	87 7g
far do	87 -30g-8i43f
far does	89 -11i16g
far is	79 -7a5gi
far out	89 10g
farm	74 -9g-7d7a8e
farm bureau	89 -5a6j
fars	84 -10i-7a11fg
fars the	89 -6i9g
fast	79 -15i-4k5c6a7g12e
fast $	89 10a
father	80 -7ab10c11f
fault	76 -9d-4c5a20b
fault $	87 -28d39b
favorite	81 -6g15c
favorite thing	89 9c
fax	84 -10c5i7f
fear	89 -6d14c
feel	64 -15c-9a6h7g8b17i
feel $	87 6c
feel about	72 -8g-6ac31i
feel like	85 -11a17b
feeling	80 8c
feels	87 8c
feet	69 -4i5j
feet $	80 -7b-6j5c13a
feet is	87 
feet right	89 
fella	79 -9a5bc
fellas	89 -14b6e16a
fence	78 
fence $	89 -5g7a
fender	81 6a
fender bender	89 
fender benders	87 
few	75 -12b6k14a
few questions	89 -4c12a
few years	83 -8b-4j14a
fianc	89 13j
field	85 -7a-5b14g
fifth	89 -4a8b
fight	84 -6i5h7a
fight you	89 -7i12a
figure	71 -13c-5a5k7e14g
figure it	89 -16g-12a7j8b17c
figure you	89 -7c6ae
file	72 -4g4k14a
file $	84 -12c4k20a
file for	87 5a
filed	77 -5c5fj
filed $	89 6f
files	87 -5a6d
fill	85 -7a-6bh-4g7k18c
filled	84 5g
filled out	85 5c
filling	89 4c
filling out	89 4c
final	78 -7j-5b6d19a
final expenses	85 
finally	82 -12a4c8h11i
financed	83 
financed $	89 
financial	82 4c
financial guy	89 6c
financially	87 
financially $	87 
find	70 -14c-5f4k5di6h
find a	89 6a
find it	87 -10a5k8d
find the	89 -16c-8g11e13a
find us	89 5i
fine	74 -9a-4g12b14k
fine $	85 -5j13k
fine print	89 
finish	83 10a
finished	72 
finished $	83 -4c9a
finished basement	89 -5c4a
fire	62 -10j-6bi5d7g9k12f
fire $	85 -9g12i
fire department	83 -11a-7i6d7g11b
fire extinguisher	89 
fire station	83 -10a-7c-6i15f17g
fire truck	89 5g
fired	89 4d
fireplace	77 5c7a
fireplace $	84 14a
first	59 -5eg4d8a9k
first $	78 -21g-14a7b13j18c
first and	79 -17k-6d36c
first name	89 -14c6k11a
first one	84 -10k13a
fish	89 -12b13a
fix	78 -4g5ab
fix one	89 6c
fixed	84 -5e13c
flat	77 -14g6j19b
flood	70 5d10a
flood $	89 9c
flood insurance	83 10a
flood zone	82 -4c11a
flooded	87 
floor	75 -7a-5d7cj
floor $	85 -5d4k7c
floors	84 -7a-6c-4j6k16g
floors $	89 -6ac-4j22g
florida	87 10f
fly	85 
folks	64 -7a-6k-5ej5b9h16d
folks $	83 -7a5h6j
folks do	89 -22c-14k6a36d
folks still	89 -7j-6i26a
folks who	89 
follow	85 -10g5a7i8b
food	78 -6a6gj
foot	79 -9c5b7a
footage	83 -5b-4a7g9c
footage $	87 -6a15g
for	34 -23b-4c5j7i9g12h13a26k
for #	69 -17g-6a-5h-4d9k12i17c
for $	58 -11b-10d-9e-7ci-5f11a41h
for a	62 -14g-8c-6f4d6b7j18a
for and	85 -10c10i
for anything	89 6a
for bodily	89 -10c-5a18g
for business	87 
for college	87 7d
for for	83 -17a17b
for fun	85 -4g6c
for good	89 9b
for her	89 
for in	89 -24g29c
for insurance	81 -6c19g
for it	70 -29c-10b10a39g
for life	81 -19c9a13g
for me	63 -18c-12j-11b-6d-5g12i18e30k
for money	85 -7b9a
for retirement	81 -13g-9b4i18c
for school	89 -6b-5g5c7a
for somebody	89 -11a6b7g
for something	89 11b
for that	69 -19j-8d-5i4b5h13c23a
for the	53 -39c-8b-7ai8d21k22fg
for their	87 -9c13g
for them	83 -16g20a
for this	74 -26c-6a-5b5k38g
for today	89 -7c9g
for what	79 -22g-9j-6c8b9h10a18d
for when	82 -8c-6b5a12e
for work	78 -8a5c7b
for you	53 -36g-22k-9hj-8e5d20b21i47c
for your	64 -21b-5h-4i5a7c8j17k
for yourself	87 -9a10b
force	83 
forever	83 -9a5b12g
forget	89 4g
form	71 -11c-6hj8b22k
form $	81 -6h-4g6c12k
forward	82 4c7k
forward $	89 -5i6a7c
found	82 -11g-5ak25c
found it	89 -10g14c
foundation	84 -5g4i7b
foundation $	85 -5g4i7b
fourth	89 -9c15a
frame	79 -13c5j14e
frame $	89 -8c11e
free	73 -24i-14g4e18a24c
free and	84 -5c-4a12j
free or	89 -11a16b
friend	75 -16b5j10h15a
friend or	89 -22b5d21a
friend who	89 5a
friends	83 -20a5d19b
from	48 -8c5fik9h
from #	82 -9a-8j4b17e
from $	72 -24c-7ag12d15f26i
from @month	89 
from a	83 -6a5bc
from before	87 6a
from home	77 -26b-9f7g45a
from it	85 -30a7b25c
from me	80 -23k-11g-4a5e37c
from scratch	87 9b
from the	64 -19a-18c-7e-6i10b23j28g
from them	87 -4j13a
from there	87 -11b4a8fk
from us	89 4ac
from what	89 -21c-6a31g
from work	89 -12c-4d6e13h
from you	72 -20a-9g13c16ik
from your	72 9j
front	68 -26b-7g6k9c34a
front $	81 -26b4k5c21a
front door	89 6a
front of	77 5k7c
full	62 -13f-8e-5j5gk11c15b
full $	87 8a
full coverage	78 -10g-6k8c16a
full name	87 6k
full time	76 -12b-7a28g
fun	71 -14a-10j-8eg8k19b25i
fun $	84 -4g6c
fund	77 -11i4g16a
fund $	79 -12i4g16a
funeral	73 5d6j
funeral $	81 -9g4i6c
furnace	79 -7g-6b5j7i
furnace $	87 -27g28i
furniture	79 -4c12g
furniture and	85 5g
fuses	89 6a
g	85 -12a-5k5c7j12g
game	87 -7a10j
gap	75 -4g5e9a
garage	69 -10c-5b27f
garage $	77 -12b-5c25a
garage driveway	89 -22f-12a-10c50b
garage or	89 -43b-13a58f
garden	89 -7a7bc
gas	82 -16a6b12i
gate	85 -13b5fi14a
gave	75 -5a-4e5g8c
gave you	76 -13a-4e4j5b13c
gc	85 -12g13c
gc want	89 -7g8c
gear	89 -24g-7a5f25c
geico	89 -8ad26b
general	73 5k7g
general contractor	89 
general liability	79 -30c8a28g
georgia	84 -6c14k
get	45 -16b-10f-6j4g7i10e11k19a
get $	79 -18c-6a36g
get a	71 -20b-11a-6e-5g8d18k24c
get around	83 -5g6i
get behind	89 -19a8k18d
get by	81 -5e-4c6ag
get certificates	89 
get cut	85 -4k12c
get for	84 -35c43g
get his	89 -13a16b
get hit	89 -4d5f6c
get hold	89 -10c15i
get hurt	84 -21d-10a5i33c
get in	84 -9i-4j5e11c
get into	85 -29c-6g-5b17a25e
get it	74 -19a-15j-9c9e12i13g19k
get me	85 -9c-8a-6g6e8k15i
get my	84 -9c7a11f
get off	87 -13c14e
get out	81 
get paid	85 -11a9b
get started	87 -16i-7g-4j27c
get that	73 -14c-11a-5e11h32j
get the	74 -12c-4j21a
get there	89 -14a8b17c
get this	82 -6b4d15g
get through	84 -6eg7c11i
get to	74 -11a-5c14b
get you	73 -15g-5f6b7e14c
get your	73 -15f-5e-4g30c
gets	71 -8c7b
gets a	87 
gets the	84 7a
gets you	89 4d
gettin	81 -10a7k8b
getting	71 -6gk-5b-4c8a9i12e
getting any	89 4i
girl	79 5gj
girlfriend	87 
girlfriend on	89 
girls	83 -10a-5g9c13b
give	55 -15e-12d-9j-8f-6i-5b9a16c30k
give me	60 -25a-20e-14g-7j-5df35c53k
give you	71 -20c-7k-4d7h10a24g
gives	89 -5a8d
givin	89 -9c6b8a
giving	85 4d
gl	79 -16g6a16c
glad	82 -9k-8a5d6h7c9e
glad you	85 -7a6deh
glass	78 -8d-7c-5ag28b
gmail	85 -8a4b8j
go	48 -15c-12g-10ej-5b7d10a25k29f
go $	69 -11bc-8i-5f8h31g
go about	89 8i
go after	87 
go ahead	77 -8c6b14a
go back	82 -7g-6k14a
go by	80 -6c-5e13ab
go down	83 8k
go for	84 -37c14e26g
go in	75 -13i-10b-4c14a20g
go on	75 -32a-7d-6i-5g8b55k
go over	79 -17b-6c5e27a
go part	87 
go through	79 -5bk4c5a7i
go to	71 -53a-40g-5bk27c34d49f
go up	74 -11g-5i5h20a
go when	89 -6a-5c9f10g
go with	74 -16a5j16c
goal	89 -6ag17c
goes	67 -8i-5j5e20k
goes $	87 -12c-11g-5i32a
goes to	82 -7g-6d4k9c
goes with	89 -4c8k
goin	81 -5f13j
going	55 -9j-8f-4b7g12k14h
going $	78 -27a-5g8i25k
going for	82 -36c-17b14a39g
going on	79 -10c-5k6b11g
going through	84 -10g-9a29c
going to	62 -22g-11a-9j5d6k12b23c
golf	87 4a6c
gone	66 -7e-5i4c8b13j
gone $	73 -7c-5i4f8b9d
good	52 -8f-7k-6c-5g8i9ah11b
good $	74 -54b-7c36i42a
good day	87 
good for	81 -7c6ab8e
good grades	89 -5i7ac
good health	85 -13i17a
good idea	89 
good or	80 -10c-6i6a18b
good outcome	89 7c
good shape	80 -7a8bi
good student	85 -12a20c
good that	89 -13a11b
good time	81 -25c-5g4e33a
good to	81 -6bg-4i6a9j11c
got	40 -15f4g5c6e7k10j13d
got #	71 -23k-22a5j37g
got $	67 -21d-15g6c8k12b13a
got a	58 -21g-8jk-7e-4b19i44a
got about	87 
got an	84 -4d20a
got another	87 -6c-5j21a
got any	78 -41a-12c57g
got anything	89 -30a27c
got for	80 -8a18g
got going	87 -10g-5b16c
got hurt	84 -18c9a14d
got in	78 -19c-5a9k24g
got insurance	89 -25g5d26a
got it	71 -12g-11a-8j-6i5b17e20d
got on	75 -7d-5k4j6f8c
got put	89 -6a9c
got some	85 -9c-7g10e13i
got something	89 -8a8b
got that	81 -13c-5e20h
got the	67 -12j-8cg-6bf-5k6e18d30a
got there	87 -9g10a
got to	66 -38a-6b6e10g36k
got what	89 
got you	69 -16g-15c-6b5h10e28j
got your	73 -12e-9b-6c6h22g
gotcha	84 -8a5b6c12d
gotten	76 -6g9a
gotten hurt	87 
gpa	87 -7a11c
grab	81 4c
grab your	85 -7a8c
grade	81 -11g17c
grades	79 -5c6b11i
grades $	85 12i
grandkids	89 6a
grandma	87 -5ag5c7j
great	76 -11j-9i5g6f12c
groceries	87 -4b7g
gross	78 -10a-9c-6e-4b6k9j19g
ground	77 -4a4g5j
group	78 -9c4g5d6b8a
group life	85 -5g7c
grow	79 -12a-10g10b15c
grow up	84 -9g9a10c
growing	85 -5b4f5a
grown	83 -5b5e15a
grown $	89 -5bg5e8a
guardian	81 -4c14d
guardian $	89 -15d20a
guess	77 -12c-7d-6g9k23a
guests	87 
guitar	89 8c
guns	81 -12b6a16c
guns $	87 -13b22c
gut	81 -16a-11g-10c19b21i
gut $	87 -8a10b
guy	68 -9e-5b6j14d
guy $	85 -5b8a
guys	63 -10c-7bj-5dh7fgi21e
guys $	81 -7a-5b6e14c
guys do	84 -6g5c
gym	89 8c
h	82 -6a6b
h are	89 
ha	85 -10c-4g6d9i
hacked	82 
hacked $	84 
had	53 -7b-5k-4deg6c13aj
had $	81 -9a6k10c
had a	68 -14b-10j-6ehk7i10g28a
had an	85 -6c5a6h
had any	74 -7c14a
had it	87 
had that	84 -5bj14a
had the	79 -18a-6h5g6d7e10j
had to	70 -16g-9k6b14a17c
had water	89 4a
haha	75 -7a6g10b
haha $	82 -7i6c11b
hail	72 -14g-13c-7j-4f5h15e29i
hail $	87 -33g19a21c
hail deductible	89 -23c5a22g
hair	85 4k
half	66 -21c-10j-4e11k27d
half $	87 -29c32d
half a	84 -18g-17j5b34a
half of	85 -17c23g
hand	74 -19c-4j8b10g11f
hand you	87 -16c22g
handbook	89 
handle	74 -26a-9cg4k47i
handle it	89 
handled	82 -18i20a
handles	77 -14a10d11b
handles the	81 9d
hands	82 -8b7c13a
hands on	89 
handy	76 -7k-5j11f13a
handy $	80 -4c17a
hang	79 -10g-8e-5b-4j4k8c12a
hang on	89 -5k4d
hang up	85 -9e-7g-5bi10ck11a
hangin	89 
hanging	80 -17a6e18i
hanging over	87 
happen	65 -5d9c
happen $	76 -7c5a9g
happen again	83 -8a16c
happen if	83 6k
happen to	80 -6g5c
happened	63 -11e-10a-9g5h7c13d
happened $	75 -11c-7e5f10dj
happened that	84 8c
happened to	77 -10a-6c-4g6b8d10h
happened with	84 7c
happens	65 -9d-6e-5i6k8g11c
happens if	79 -10a-8d28c
happens to	74 -43c15a28g
happens when	89 13a
happy	73 -12cj-10i-7g7k10h26a
happy with	78 -18j-10i-6c42a
harassment	87 -5c6a
hard	75 -9j-6g4i5cf
hard $	89 7f
harmless	89 8a
has	53 -7bdj-5g4c33a
has a	73 -6d19a
has an	89 
has anybody	72 4a5g
has anyone	79 9a
has it	74 11b
has the	72 -8j11ae
has to	83 -8c-5a9j11d
has you	89 
has your	74 -10d15c
hate	81 -11a7f9g
hate to	89 -7a4k9f
haul	83 -5a9b
have	31 -12i-9f-7h-5d6b7k12gj13c19a
have $	58 -13g-7a-5ei5b29c
have a	54 -11bd-4e5i11j25a
have an	69 -17g-15c-9b21d25a
have and	89 
have any	65 -9cd-4g33a
have anything	82 -19c24a
have at	89 -7g-5a13c
have been	65 -21g-18i-5ad5b10j11hk14c
have dealt	89 -5a7i
have done	87 -10a-8g15c
have flood	87 
have for	77 -19c-10a-4b38g
have full	89 6c
have got	53 -45a-5f-4ch6b8e25k27j
have had	74 -16a-6g5i7h13k
have heard	89 -13c8h13i
have his	87 6b
have i	85 
have in	77 -25c37g
have insurance	84 5a
have insured	89 -5a11c
have it	82 -7c6e
have kids	89 -14b16a
have life	87 
have not	77 -16g7f15e
have now	83 5c
have on	77 -12a-9b-7c11d21g
have one	89 5c
have rental	89 
have seen	89 -13a-5c5d8f11g
have some	87 
have something	84 -10b14a
have that	75 -12a9j17c
have the	67 -69a-7e-5b10g26d51c
have their	84 -9b10a
have they	77 -15g5i11a12c
have to	59 -17a-16e-10c-4j21b29g
have uninsured	87 
have workers	89 
have you	46 -17ik-9j-6defh16g59a
have your	71 -19a4cj5d18b
havin	87 -6b7a
having	83 -5b9a
he	53 -23e-7a-6k-5f6i7g8d12c17j
he $	83 -4a11j
he a	89 
he do	83 12c
he doing	89 -4a7i
he get	84 -5c9a
he have	85 -4a4g
he is	70 -20c-8a11j26g
he keep	89 
he say	85 4c8a
he take	85 -33c6a30d
head	83 -12b-5k7g13c
headed	85 6f
heads	87 6g
health	61 -12a-11g-6j-5d13c29i
health $	71 -7g-5c-4b9i10a
health insurance	81 4b
health issues	87 4a
health wise	85 
healthy	78 -9i-6c7bj14a
healthy $	82 -7b-6j-5i28a
hear	61 -19g-14i-13b-8e-7h6j7c21k27a
hear $	85 -23c-12g-6e-5k23j29a
hear a	84 -9b-7k24a
hear about	83 -9i-6j5f17k
hear from	89 -15k16c
hear it	85 5c7a
hear that	77 -18j17a
hear what	89 -14ac33k
hear you	84 -13g-12a11j14c
heard	74 -11a-10g-7c10i11h15e
heard from	87 -5i19e
hearin	89 -8a9j
hearing	83 12j
hearing $	83 12j
heart	71 -6c6d9a
heart attack	85 -7e-6a5d8g
heart disease	87 6a
heart trouble	85 4a
heat	77 -19g4a6k13c
heater	79 -9b9g
heater $	89 
heavy	87 
height	78 -11a-9j4k27c
height and	80 -13c-9j-5a5k31g
help	68 -18c-6a4k7h8b17i
help $	83 -10j13a
help me	87 -4i6k8h
help you	79 -16c-4j27i
helping	89 -9b15a
helps	85 -10a11b
her	61 -19c-11bk7d41g
her $	78 -26a-9c17d28g
her gpa	89 6g
her on	89 8a
her own	83 -15b24a
here	59 -11g-10e-8a-6d6bh9j10k12c
here $	71 -11g-7di6c10j23a
here in	87 -9a-6g11b15c
here is	84 -9c-8b-6a13i20k
here so	85 -9c4k12h
here to	89 -12a-5g11b12c
here what	89 10g
hers	89 -46i-6g17c34d
hesitation	89 
hesitation $	89 
hey	81 -11g-6j8c9a10i
high	66 -12ai-10c-9j-6d17b19g21f
high blood	85 -6ab16c
high does	87 -10i17g
high is	87 
high school	77 -25a-18c-5d25b28f
higher	78 -6g-5c22b
highest	85 -7b17c
highway	87 5a
hike	89 9g
him	70 -12k10e
him $	79 -16k-6j5a9g17e
himself	87 9b
hip	89 
hire	75 -7eg5cd7ab
hire $	89 -6c8a
hire a	85 5a6b
hiring	89 5c
his	63 -24a-23d-11cg7h12i14b15j29e
his $	87 -30d-13g-5e51c
his job	89 -6a-4g6b8c
his license	89 5a
his own	82 -12a16b
history	79 -6a-4b10j12c
history $	87 -10a16c
hit	68 -16b-15g5c8e13i14a
hit a	89 -7a5j9c
hit and	89 -11c7a9e
hit with	85 4c5f
hit you	84 -15b18a
hitched	89 -5a6b
hits	79 -5b16a
hits you	81 -5d10a
hobbies	82 -6g6c
hobbies $	82 -6g6c
hold	71 -12c-7g-5d6b11a16i
hold harmless	89 8a
hold of	87 -13c-4g20i
hold on	87 
holder	85 -14a23d
holding	77 -14g-6i6d11c16a
holding up	82 -5g-4c15a
holding you	89 -10g-5i20c
holds	87 
holds the	87 
holidays	89 -11b-9f30a
home	51 -9c-6bhj6k7e9f19a
home $	60 -21b-9c-5d7f46a
home and	84 -7b-6k4c19a
home for	89 -9a-5c4g5k8b
home insurance	89 -8a8d
home is	89 -7c-5a16e
home loan	89 -13g7k10c
home office	87 -5d6b8a
home or	78 -16b-8a9f25c
home policy	89 
home so	89 -6j8e
home who	89 
home with	83 -17a17b
homeowner	85 -5b-4d13a
homeowner $	87 -5b-4d14a
homeowners	79 -20a-8c-6k5j12d21b
honest	80 -6c10k
honestly	89 10i
hoping	81 6c
hoping to	83 4g
hospital	72 4j5a
hospital $	83 12a
hot	75 -13f-9c-5b9g12j14a
hot tub	80 -5b5a6j
hotel	84 -6a4j7b
hour	80 -22c-9a6e13bg
hour $	87 -20c-7a5b26g
hours	70 -20g-7a-5i21c25e
hours $	82 -16a-13g-8e48c
hours a	83 8g
hours do	87 
house	47 -15c-8e-5f4b5i10ad15g
house $	55 -19g-9j-8ek-4f5b14i40d
house and	83 -22a5ej12d
house built	89 -9g5c8e
house is	77 -9ag5j6d
house like	84 -14a19c
house made	89 
house number	87 -27a-9g39c
house or	77 -14a-9e-5d8f9c17b
house paid	89 6a
house payment	83 -22c-20a-4b54g
house right	85 5j
house the	87 5g
house to	89 5a
house what	84 -5a8e13h
house worth	89 -41g44c
household	77 -8g-5a17c
household $	85 
how	30 -114a-39b-27j-25d8c11e12h91g129i
how are	66 -60g-15a-4j8k17c64i
how bad	87 -12i-6c19g
how big	74 -32i-7c-6b55g
how bigs	85 -10i12g
how can	83 -10g-5a24i
how close	81 -6ai20g
how come	83 -38i-21g73h
how did	60 -83g-25a-17e-10j13h32c106i
how do	57 -68g-31a-19b-13k-11e-5dj32c129i
how does	77 -39g-9a-5d7c57i
how far	66 -28i-7b-6c25fg
how fars	84 -10i-7a11fg
how fast	87 -14i-10a16e19g
how have	89 -8g11i
how high	79 -11i-6a32g
how is	53 -82g-19j-11a-8bd-7e-5k31c122i
how it	74 -30i-20g22a35j
how long	55 -45i-16a-12c-7h-6d-4bfj9k34e62g
how many	47 -32i-26a-18c-7j-5d-4e6k101g
how much	46 -30i-29a-14j-10k-6d-5e-4f5b107g
how often	73 -16i-11a-7c-4b15d34g
how old	62 -29i-14k-10j-9b-7a6c69g
how olds	76 -18i32g
how soon	83 -25i-17a-6b-5k-4c8g59e
how tall	81 -25i29g
how that	87 5k
how the	82 -6i9a
how they	82 -13i-4g8b13a
how was	74 -18g-5b-4c36i
how will	87 -12g20i
how would	67 -55g-22a-7c-6k106i
how you	69 -18g5k6a17j
how your	82 -8i6k7a
hr	89 
huge	89 -7a-6c-5ij5f7b13g
huh	74 -20a-15g6c16j18i
huh $	79 -26a-6c23i24j
hurricane	83 -6g5j
hurricanes	87 
hurry	84 -4b9a
hurt	65 -18f-11b8g10i12c15a
hurt $	78 -21f-8c-6a5k6d12i17g
hurt at	87 
hurt in	84 -18d-6g13a20c
hurt on	85 -8a-4b6i11d
hurt somebody	84 
husband	58 -16c-10i4e5g11d21a
husband $	79 -21d-20a4g9b12j22c
husband do	85 -8g-5e22c
husband drive	89 -15c-5i27d
husband have	85 -26c28g
husband how	89 5i
husband in	87 -9b10a
husbands	73 -22a-7g-6d5j9b10i17c
husbands name	87 -6d-5j21c
hustle	87 7g
hydrant	75 -6i8a11g
hydrant $	85 -5i7g
hydrant within	89 
i	34 -25ag-20b-14d-9f8e15i40j70k
i am	58 -34a-12i-7f-6b7g8c9j19k20h
i ask	77 -18c-8g-5k11d28a
i believe	89 -8a13j
i call	73 -12e-6a5d13b16c
i can	63 -22a-11j-5g6h13e23k
i catch	81 -7k-6c17j
i come	87 -4b4a5f
i could	80 -6a-4i10c
i did	77 -14a-8h-6d-4g13c20j
i do	68 -17k-13j-12a-5b9e20c21i
i explain	81 -10b-9i-6d35a
i get	66 -15f-11c-10k-9i6e20a29j
i go	84 -10k5c6j7a
i going	89 8a
i got	70 -20c-14aj-4g5d25k27e
i had	81 -10c-7j-5k4e6i16g
i hate	87 -7k-5g6d7c8f
i have	56 -60a-14k-9i10de32j35c
i hear	69 -12a-8bgk13c30j
i heard	85 -10a5c8j
i help	81 -14c-9g5h32i
i just	74 -11b-8g9a21k
i know	72 -22k-9b-6j7i10c14f19a
i leave	89 
i like	87 -9d8c
i love	81 -8j-7k7ce8f
i make	89 -6g10i
i mean	81 -20c-4k4e6b7h13a
i need	60 -37a-14c-10dj-8e-5b96k
i put	76 -15c-8ek5f25g
i remember	87 -7j-6e-5c8i16a
i right	78 -9j7c8a
i run	84 4a8b
i saw	85 -7c-6k4aj12i
i say	87 -32j-7c5a8b30i
i see	85 -13c-7ak6h7d22j
i send	75 -10a5b17f
i sent	87 -5c12a
i should	73 -31a-6i15b27c
i still	89 -8j-5hk4c6g13f
i take	87 -9g-8a-7d34j
i tell	87 -9k-8cg30a
i the	84 -11k5a13b
i think	82 -7i-6hj-4a5b6f7g11c
i understand	89 -11a7k13j
i use	87 -8c7k
i want	75 -28a-12j-9c10e12i33k
i was	87 -8j-7e-5c5f18g
i will	65 -26a-11i46k
i would	61 -45a-21c-10ej-8dg-5b8f105k
i write	85 5c8a
ice	87 -14c5e14i
id	76 -31a-6g-5e6j43c
id card	87 
id cards	85 -19c9j17a
idea	77 -6c-4g8k14a
idea $	85 
if	41 -19b-14a-12h-11j-10i6d9g14f24c42k
if a	74 -5a15c
if any	87 -4a5k
if anything	89 -6c-5a12g
if he	85 -13g-5k21c
if i	63 -19k-14g-10i-5d57a
if it	69 -4k5i9f
if one	84 -10a4d16c
if she	84 -14g15c
if somebody	82 -5cg16a
if something	74 -12c-5g5f14d
if that	77 -10b-8c-7e10k23g
if the	69 -9a-7g6c8j11b
if there	74 -12c-8b6ef18k
if they	79 -11g-6j7c16a
if this	87 -6a4c7k
if we	80 -24b5c25g
if you	49 -29a-9i-7h-6d4f5e20g43k
if your	71 -24a-6k-5g11d28c
if yours	87 -9a4bd
important	77 -6g4h7b
important to	83 -6g6b
improvements	89 
in	32 -8c-7b5h9i10gj11a13f
in #	64 -13a-11k-6i14g24j
in $	57 -25e-19g-12a-11j-9b7i15d22h41f
in @month	73 -6e-5g4j5f9i
in a	59 -24a-20c-19i-4e5f10j25b39g
in an	85 -4g12c
in and	83 -56c-4dj23i45e
in any	87 6a
in at	83 
in between	89 -4a9b
in business	82 
in case	79 4c
in charge	89 
in coverage	87 
in for	85 -5c5f
in force	83 
in from	89 -6c-4a7be
in front	79 9c
in full	85 9a
in good	77 
in ground	89 
in how	89 -6g6k
in is	84 5i
in it	71 -26c-9e-8j5f10bg27a
in law	80 -9g-5j5a17c
in liability	89 
in may	89 
in mind	82 -6g-4a14c
in my	84 -9c-8a-5e8g19k
in on	79 -15j-6h5a9bk
in one	81 -8a-5g17c
in or	87 -23b28a
in person	87 6a
in place	74 -16g-7di7a8cj15e
in sales	87 -28c27g
in school	81 -17b-8f-7i16a27g
in storage	87 10a
in that	66 -11j-9b-8a-6e-5k4i6cf31g
in the	45 -32j-13f-8i-4k10d11h13a45c
in there	69 -16a-5g5e9bi
in this	80 -9k-7d11c12e
in to	79 -8a-6hi7f10b13c
in tools	84 -26c26g
in touch	89 -5g13d
in town	87 -4f
in trouble	87 4a
in wages	84 -27c28g
in when	89 
in with	82 -11a-8b4c8j13d
in writing	89 -13d15a
in your	59 -18g-15b-5ef4c10k28a
in zone	89 
inches	89 -10a4g5b6j
include	85 -5c6a
included	81 -8b10c
income	70 -21a4b15c20g
income $	75 -22a-4k19g21c
incorporated	84 -7b16a
incorporated $	85 -4b12a
increase	79 -10g-5k6e13a
increase $	84 -10g-7k10c13a
independent	89 -6a7b
info	83 4a
information	81 -4b10c
information do	89 -7a12c
injuries	80 -7c5k8g
injuries to	89 -14g15c
injury	77 -5b4c5j
inside	73 -18c-8a9g12f14b
inside $	85 -11c6b11g
inside the	87 -7a-5b18f
inspector	87 
instacart	89 5eg
instead	85 -8c12b
instead of	87 -8c12b
instruments	89 -6b6c
insurance	47 -5aj-4i4g7e20c
insurance $	58 -19g-5cd5b10e27a
insurance at	85 
insurance card	87 -6d17c
insurance company	79 -6dg-4a5i17c
insurance do	78 -6g-4i16c
insurance does	85 -10c-6ae24g
insurance for	89 -4g7c
insurance from	87 
insurance hits	87 
insurance is	84 -6c-5b6g12a
insurance now	85 -17a22g
insurance on	85 -6g-4a5c13e
insurance or	83 -15a-4b22c
insurance papers	87 -5bc5d10f
insurance pay	87 -25c-12b9a33g
insurance through	87 -4c15a
insurance to	89 -9b6ad
insurance with	87 -6a8d
insurance you	85 
insure	83 7b
insure the	89 -7d-4b13a
insured	61 -25c-5e-4b5k13g23a
insured $	71 -7g-5c-4e5i6fk11a
insured at	85 -29c-8b20a23g
insured for	77 -21c-7b4d6k7g18a
insured with	87 
insurer	82 -4a16d
insurer $	89 7a
insures	89 
interest	85 -15c-6k7h10a12g
interesting	87 -8a-6g9c14h
into	68 -14g-6h4c5e6k12d
into it	87 -7i-6g-5h5c15a
into the	82 9e
into your	84 -10a-4k6d11c
inventory	81 -4c5k
invoice	89 
involved	87 
ira	87 
ira $	89 
is	23 -15g-10k12i19d21a52j
is #	68 -10g-8b-6c29j
is $	72 -30g-29a-16j-5i-4b7k35c42d
is @day	87 -11a-5j7c11b
is @name	74 -11g10ai
is a	53 -18b-17j-7c-6d-4i15e17g25a
is about	78 9j
is all	77 -6a-5c-4e6dg8i
is an	77 -10c-5j5g13h
is any	84 
is anybody	87 -13a-4j24d
is anything	84 5a
is asking	89 
is at	80 -22c-4g5k24a
is awesome	87 -5j-4c5a9g
is been	79 -13g-7j-5e4i19c
is business	81 -12g-8c22i
is changed	89 11c
is different	84 -10g4c12h
is down	87 5g
is everything	83 -14a-5g-4c6j9i14b
is fine	85 -7a13k
is for	89 -8g20a
is free	89 -9j-7c6e16a
is from	89 -8a-7j19e
is going	76 -6gi10d17c
is good	81 -12j-10a6b10eg
is got	72 -14a-11c6k7j9h13d
is great	89 -10j-8b5a12c14g
is he	64 -10j-7c-5g10b15i
is her	78 -5gk8e11c
is his	80 -10d-4a8i15e
is holding	89 -10g-5i20c
is home	87 
is in	61 -42g-11ei-5f15c58a
is included	89 -18g18c
is insured	89 
is is	87 
is it	42 -8bjk-5d5c6h13i35a
is just	78 -15a12b
is kept	85 -10c-8ag5k24h
is left	78 -33c5k27g
is licensed	89 
is like	83 -6j7c
is most	83 -8g5c7a
is named	84 -17d-7c6j18k
is new	89 -10e-5g16c
is next	77 -7g7c10f
is no	81 -15a-10c5g6e10k11j
is not	69 -15d-10g-7ci5j36a
is now	89 -6b15a
is on	62 -33g-15j-10e-6b-5i6k8d9ch44a
is one	85 -15b15a
is out	85 
is recorded	89 -9j17a
is right	85 5i6f
is she	68 -54a-30c-11d-5j16b32g61i
is sitting	89 8d
is smart	89 -11c-9a20d
is so	89 -5b13c
is somebody	89 -20a24b
is something	89 -9h-5a8g11c
is still	82 -5a6c
is stopping	87 -6c12h
is that	41 -38a-32k-26i-19d-18g-16c-13h-12e33b159j
is the	42 -18j-14k-12h6f7a8g9d12c13i14b
is their	87 -36c38g
is there	51 -48b-13j-8cf-6e38g57a
is this	68 -47a-14c-4k26b52d
is under	87 -11g-6a6c9f
is up	81 -21g-16i-6a-4bk9j46c
is what	64 -36c-25a-10i-9g-5b-4d5h89j
is when	82 -12e-4c24j
is where	89 -5f14j
is work	82 
is worth	81 -7g-5a-4j6k18c
is you	76 -19d-8a5k23j
is your	41 -21k-20j-19d-16c-4h11i15a16b26g34e
is yours	80 -8ej-4k22g
issued	89 4c
issues	85 
it	28 -9e-8c5ghk11i26b28j
it #	83 -24g-4b30c
it $	43 -28k-12f-10a-8beh9c15d35j38g
it @name	87 -8b7a10j
it a	63 -7eg-4j8ai13b
it about	84 -14a-6c14b20h
it again	85 
it all	67 -29c-11k-9a15b16i25g
it an	84 7c
it and	77 -9g-8a9c11d
it appraise	89 -12g9b10c
it at	84 -12a5j16f
it back	81 
it be	72 -6j-5g8b13a
it been	79 -7b-5g-4c10i16a
it before	81 -60c67g
it built	89 -6e8a
it burned	85 -8c14g
it but	87 6k
it by	82 -8c-4j4k6b
it come	77 -14g-6h-5a7f10c17b
it comes	83 -10g5b18c
it cost	72 -22c-13a48g
it cover	89 -6g10c
it covers	89 -10g4a10c
it do	83 -11a-8g-7j9c19e
it does	87 -6b8ci
it done	89 -7c-4b4fj6e
it down	89 -7j12b
it due	87 -7b7a
it ends	89 
it ever	82 
it finished	87 -13a19c
it for	66 -7e-4a6d7b8g
it from	81 -6c5f8b
it go	75 -8c-5k5dh8e
it goes	87 
it going	83 -12g17e
it got	82 -10b10g11c
it happen	83 -5d6c
it happened	87 -8c-7e12j
it happens	89 -4aci6k9g
it have	77 -6b13a
it how	85 -7c-6k9i11e
it i	89 9f
it if	82 -12a5b6k9d
it in	67 -13i-12g-8j5bf7k10e17c
it is	48 -24d-20g-16bi-8h6k7a16f20j43c
it it	89 9g
it just	65 -7dj-4gk7c11h16a
it lapse	89 
it last	84 
it like	79 -12c-8i-7a37g
it made	87 -5b-4h14c
it more	78 -7a18b
it mostly	89 -7a8b
it new	89 
it now	87 -6g8c
it off	77 -8a-6d5j9f
it okay	87 5a
it on	69 -16g-8c7i11k17b
it one	79 -5g-4j5a6f8b
it only	84 5b
it or	69 -35a-11c-6k9j11di34b
it out	75 -8c-7e-5j4a7k12f
it over	75 -7e5a7b13c
it rains	89 9f
it renew	84 -12c-10a-4g9b20e
it right	74 -14a-9j16k19i
it run	82 -26c-11a5i13b19g
it running	87 -26c24g
it say	77 -22g7f20c
it says	80 -9a-6c-5g9f17j
it sell	87 -17c19g
it sit	89 -11a14b
it slow	89 -17k-7a6b22i
it so	82 -15i-5j-4a25k
it something	89 -11a11c
it sounds	89 9a
it start	89 -24f12i23g
it still	77 -20b-8g-6c12a29i
it take	73 -15a-5i5e26g
it that	77 -18g-6j-4h16ci
it the	69 -9j-7a-6e7h11b
it there	83 -11i-10c9d11a
it to	69 -19b-6g4d6f10e12i
it today	82 -22g8h19i
it under	82 -22c6a25g
it up	68 -8j-5i-4f7g17b
it used	85 -23c27g
it was	71 -25e-15g-14i11k15j37c
it went	78 -9a-7g-4i7h21j
it what	74 -18a-11c-8g-5dj7k8e17i22h
it when	77 -12be-11g4d11i25a
it who	89 -9a-6j19d
it will	85 
it with	75 -20b-9e-8k-7c9d42a
it without	87 4k
it worth	89 -17c19g
it would	75 -15g-11c-7i6a12j21k
it you	77 -17a-12g-5j7f12b16h
it your	77 -16a-8j-7g8c23b
it yourself	87 -4g10a
itself	82 6a
jeep	87 5c
jewelry	78 -6a11c
jewelry $	87 -34c36a
job	57 -11g-7d-4e5a6f9k13c
job $	66 -7b-5g23a
job or	83 -21a7f19b
job title	89 4c
job what	89 -6a5ck
job you	89 -11a8e10b
jobs	73 -15b-11k17a19d
jobs $	80 -13k-9g6a19d
join	85 -6k16e
judgment	89 -4c4b
jump	79 -6g-4ab21h
jump $	87 -20c24h
junior	85 6c
just	48 -22c-11g-9ei-7d5f8a10j20k29b
just a	75 -10b-4k9g10a
just for	84 -18b22a
just get	89 8a
just just	77 -20b-10g40a
just kind	85 6a
just need	77 -12a-6c-5e6b23k
just say	84 -9j-8g-5i-4h6c11a13k
just so	87 -17a5i7d12j
just take	85 -5i-4g20b
just tell	85 12k
just the	68 -37b-7k12j42a
just want	87 -7a9e
just what	87 -7c6bk
just you	72 -10j24a
keep	57 -14g-7ei-4b5f17a20k
keep $	83 
keep a	89 -9c11a
keep going	85 -13b-10a28k
keep in	87 -17a20c
keep it	77 5b
keep on	87 
keep that	89 -13b18a
keep the	74 -14a-9ck4j6f31b
keep your	85 -8c5a9f
keepin	83 
keeping	78 4b7i
keeping busy	89 
keeping you	85 6ac
keeps	75 -10a5e7h10c
keeps you	81 -7a7c8hk
kept	74 -9c-7g-4j5fk21h
kept $	87 7c
kept you	89 -11c-8g26h
key	87 -4b13a
keys	77 -10a5b6e
keys $	83 -6a5e6b
kick	85 -6a13e
kick in	89 -9a5b14e
kid	74 -16d-6bg4ef6a10c13k
kid $	87 -7f17k
kids	56 -13k-6c-5g5j7a10b14d
kids $	67 -16k-11a-5g12i26b
kids are	84 -15c28d
kids college	89 5c6a
kids doing	85 -5i-4c19a
kids in	89 -9b14a
kids names	85 -6d6a14c
kind	55 -8aj-6e-5f10g21c
kind of	56 -14j-12b-5ef7a11g18c
kitchen	71 -11a-4b5ij11g
kitchen $	85 6j
kitchen table	87 -6ac7i8b
knee	87 
knob	89 7a
knob and	89 7a
knock	82 -6b5k14c
knot	89 -14b-5a6e18j
know	52 -13cg-9d5e14a31k
know $	73 -42a-6i7h12eg20c
know about	74 -15a10k11c
know how	78 -12i-6g-4e7c19a
know i	85 -9k-5a8f12i
know if	72 -18a-7bc39k
know it	83 -4k4g
know of	89 7a
know the	84 -7d-6c5a6eg
know this	89 10i
know what	68 -54c-51g-8h-4b130a
know where	87 -7a13k
know your	85 -22a5c11i13g
l	83 -58b-10c-5i14g62a
labor	89 -6c12j
ladders	89 -5b5g6d
lady	79 -11d-5a5i7c17j
laid	81 -12c-6b4i5k8a9d
laid up	87 -9a-8c5i7k10d
lake	81 -7a-5i13g
land	80 -34b-25c-5g4i25e44a
landline	89 -13a15b
landlord	68 -6e-4k5j7d8a
landlord $	83 -15a17b
landlord need	89 -12k18a
landlord want	83 -8c-4e6a14g
lapse	80 8j
lapse $	83 8j
laptop	87 -16j7a13b
large	89 -16i17g
last	48 -11a-8k-6df13g14i19e
last #	70 -11eg-9j-7b6k7d15a17c
last $	79 -11c-5e24g
last agent	84 -8g12a
last check	89 -10a-6c24e
last checkup	87 -7a17e
last few	89 
last look	87 -6c15e
last name	77 -31k-4j5i14b26a
last one	89 -5g6i
last see	85 8e
last statement	89 4gk
last talk	89 10c
last time	69 -17a-12c-5j8k33g
last update	89 6e
last updated	89 5e
last year	69 -33e-23g-6b5h24j37c
late	82 -7c13g
lately	72 -4b13a
lately $	74 13a
law	79 -9g-6j6k13c
lawsuit	87 -7g6c8a
lawyer	77 -6dg5a9k
lay	89 -12c-8j5f9g11a
layer	87 5k
leak	84 10a
leaks	79 -6b14a
leaks $	85 10a
lean	84 -10a11b
lean on	85 -6a6b
lease	61 -11d-6g6k11c12b
lease $	72 -11c-6dj26a
lease ask	89 -5g5c
lease it	83 -17a19b
lease require	87 
lease say	83 -4k9c
leased	84 
leasing	85 6ab
least	85 -6b8a11g
leave	60 -16g10d11f12h
leave $	87 -11e4f17a
leave a	89 -12b14a
leave behind	87 8c
leave it	82 -8a7f8d
leave something	85 6a
leave the	81 -8a-6g6d7b14e
leave them	81 -9g17h
leave your	89 
leavin	89 5b
leaving	81 -4i9b
left	68 -12c-5a-4i4k5b17g
left $	82 -15g-5a4b16c
left on	77 -27c-4a11k27g
legacy	89 5ck
legal	79 -5g9a
legal name	87 6k
legally	89 -5b8c
lender	76 -7a-6g20c
lender $	83 -15a18c
lenders	89 
less	79 -10c5f12g
less than	84 -10a-7c5fg11b
let	61 -9d-6a-5fj-4g5c6e7h22k
let me	69 -6d-5bcg5e20k
let us	77 -13a7k12c
let you	79 -8b-4g8ah
letter	73 6a15i
letter $	85 -21a-12k19i21c
letters	83 5a
level	77 -11b-5g20c
liability	60 6b12g
liability $	72 -50c27a32g
liability do	87 -7a14g
liability does	84 10g
liability is	85 -17g19c
liability limits	81 -41g-19a67c
liability on	89 4a
license	62 -13e-7j4f8g13c
license $	71 -15c-13e-6d5b14a18g
license number	82 -8g-6a22c
license plate	87 5b
licensed	74 -17a-15c-14g9b14d27e
licensed $	84 -24c-12g37e
lie	89 -5g8a
lien	87 -10c-5b6j9d
life	55 -21c-9a-8b4f7e29g
life $	75 -18d-8gj-5b44a
life and	87 -6c8f
life coverage	89 -40a42g
life insurance	65 -29a-18c5bi9d15g19e
life is	89 -9i17j
life policy	75 -14b7af
light	82 -6b6d12a
lights	89 -10a6b
like	43 -10b-5f5h9e12d13i
like #	72 -30a-21b-12k-6i18j27g37c
like $	74 -40a-16g-4e6k59c
like a	65 -10j-5gk7e8a9d
like about	77 -8g6a8c
like an	85 -8a-5b7f14c
like for	80 -37c6e43i
like home	89 -14a5b11i
like how	87 -9g-6i6c13e
like it	71 -15c-10j-5f8a10e20i
like me	85 -18a-4k25b
like that	68 -19c12a17j
like the	74 -10a-8cg5h7b10ej
like this	75 -6b4ak9d
like to	64 -21i-12g-8b-7a-5e5d6k47c
like under	89 -4g5a7b
like what	84 -41c-6e4f48a
like when	87 -7c-6a5b6g
like you	80 -11b-7f4a6c18k
like your	80 -10c7e12d
likes	89 7k
liking	82 -8g7i15k
limit	74 -25a15c24g
limit $	77 -28a37g
limits	66 -5j15g
limits $	72 -30c-15a-5k-4j57g
limits do	89 -11g16c
line	63 -11j-10a-5f-4e17g18c
line $	78 -6d4a9c
line is	89 -6j6a
line of	77 -12b-5a9c17g
lines	89 5k
link	87 
liquor	89 11a
list	63 -23a-8g4h37k
list $	85 -18g4a15i
list every	89 4k6d
list for	89 -14c-8i-5a9h22g
list of	85 -13c9a12k
list off	87 -12a20k
list the	87 -5a5b
listed	79 -11c-6k4i5e6d
listed on	87 
listen	89 
little	60 -6e-5d8i
little about	83 -6c9k
little bit	84 -5bj5c9a
little one	82 -4e4g
little ones	82 9a
live	63 -29a-10e-4i9b13c32f
live $	79 -24f6a7k11c
live in	83 -38c12a37f
live on	81 -14g-13a14b21c
live there	87 -10b12a
live with	89 4k
lived	84 7a
lived there	87 
lives	79 
lives there	89 4d
livin	79 -19a-6dg-5c7ij22b
living	68 -8g-7b7ai8c
living $	79 -6g6c13a
living there	84 -14d7g17a
llc	79 -5ah6c15b
llc $	89 6b
llc or	87 -6b9c
loan	68 -16g-5a-4i4f6k16c
loan $	82 -21g-8b10a23c
loan officer	89 -8a-4f6c9d
loan on	83 -8c5g8b
loans	72 -14c5b6g8j
loans $	81 -15c6g14j
local	80 -5j5bf
located	85 6f
located $	87 5f
locations	83 -7c6g7a
locations $	85 
lock	82 -14c-6g-5k4i5b12ae
locked	79 -4g5c6j
locked up	89 -5a5b
locker	89 
locks	89 6k
log	89 -6b9a
logs	89 -8b-6a15i
long	53 -37i-10j-8cd-5a-4b8f14h15e42g
long $	78 -7c6gi10h
long ago	81 -18g-7i38e
long could	75 -11a-7i28g
long did	87 9g
long do	80 -12i-6a-5k33g
long have	67 -10i-5c-4a22g
long is	85 -11g17e
long time	85 -13a-7c4h7b19g
long would	84 -7a-4d19g
long you	77 -6i14k
longer	89 -8a7d
look	62 -13g-7a9i14c
look after	80 -9c4b10d
look at	74 -9g10e
look for	89 5k
look like	77 -6a9i
looked	82 -8d5a16g
looked at	85 -8d17g
lookin	79 -10a-7g8b9cj
lookin at	84 -18a-7g10bj13c
looking	67 -14c-6i4f7ej
looking at	79 -7a5bcj
looking for	83 -8b-6g-4c21a
looking to	81 -27c-6b-5i4a15eg
looks	75 -5ej-4b5k6a7c
looks after	89 5d
looks like	84 4k
lord	89 -6a10c
lose	73 -7e5i8ah
loss	74 -12e-9a5g10j15b
loss $	83 -12e17c
losses	84 5a
lost	72 -14c-6b12i17a
lot	65 -18a10g15c
lot $	80 -8c-6ae-5i36g
lot of	75 -13g5a21c
love	68 -9g-8b-7j-5c7i8k9h13f
love it	87 6c
love that	82 -10j4f16a
love to	83 -9c-8a-6b-5j14f20k
love what	87 -5k7a
loving	89 -9a18i
low	77 -26i-12a-4c5e20g21b
lower	79 -12g7b8c
loyal	85 -8c5a10h
loyalty	89 -7a7j9e
ls	89 -39b-12j6i48a
lucky	84 -5d-4b6a9c
lumbers	89 6g
lunch	85 -4b5c12a
lyft	89 
m	82 -7a-4e5j14c
machine	82 -11a-4d6c11g
machines	81 -11g-5j5k14a
mad	87 
made	64 -16g-8b-5d-4i6f37h
made a	89 7a
made of	79 -6h-4g18c
made the	87 -6d10f
made you	74 -10g-7a-5k10c23h
mail	77 -13a5dj7f
mailbox	89 7c
mailed	89 5b
main	72 -10a15d
main supplier	87 -13a-4c20d
mainly	85 -9a12c
make	57 -18d-9k-7e-5j5h8c10g19i
make $	84 -29k-23c54g
make a	80 -37c-10a11k39g
make and	87 9k
make it	84 -4c8a
make sense	81 -6c13a
make sure	87 -8c4e9i
make the	84 -18d-10g9i13a16c
make this	87 -19g28c
make up	89 -8g13i
make you	71 -12a-11g-8i-6e4k5h29c
makes	72 -7b10d
makes the	83 -4c9d
makes you	84 6g
makin	89 
making	79 -10j-7g5a6b7d12c
making you	89 -8a4d10c
mama	87 -10a7g9c
man	76 -15g-7b7a9k12c
manage	79 -11g15i
manage without	85 4i
manager	82 -13g-4b15c
many	47 -32i-23a-20c-7j-5d-4e5k97g
many bedrooms	83 
many certificates	89 
many claims	89 
many days	76 -7i11g
many drivers	84 
many employees	83 4g
many folks	89 
many hours	84 9g
many locations	85 7g
many miles	72 5g
many minutes	84 -5a6g
many months	80 
many more	85 
many nights	85 9g
many of	87 4g
many people	79 -5i15g
many quotes	89 
many square	83 
many times	89 7g
many units	87 
many vehicles	83 -4g12a
many weeks	85 -7c14g
many years	65 -9a-5i5b16g
marijuana	89 -5c7a
marital	84 -7a-6g11ck
marital status	84 -7a-6g11ck
mark	89 -4bc12k
market	79 -13c-4a7g10b
market value	87 -11c7g11b
married	72 -7d-6k-4g7a20b
married $	82 -9b-8j22a
married to	89 8a
match	78 -13c-7d-5e6k10g11a
match $	89 6j
matter	85 -8b10a
matters	82 -5g7k8b
max	89 -10g16c
may	75 -6k7d
may i	80 -7k-6gj4a8d11c
maybe	80 -12c7e15a
me	37 -25g-22a-19d-14c-13f-11h-9i-5e150k
me $	62 -68k-7e7b12g13j56a
me a	64 -12c-8g-6j5i28k
me about	56 -20a-6b42k
me and	84 -13a6b14k
me asking	84 -13c27g
me from	89 5a
me how	64 -14g-8a30k
me i	85 -23k-5a-4c7g8h17j
me if	72 -17a28k
me in	83 16k
me know	73 -13a-8c-6g38k
me more	87 
me off	89 5k
me recording	89 5a
me so	87 -23k-9j-5c20a22i
me that	79 -11k-5a25c
me the	59 -12ag-7bj-5d-4ef14k45c
me those	87 -8a9k
me through	64 -14a-12c-5bg-4j55k
me to	70 -26k-13g8j10e12a17b
me what	57 -27c-11g-9j-7a-4e12d64k
me when	85 -9a4k11e
me where	81 9k
me which	85 -6d-4c13k
me who	79 -7c-4ad20k
me you	87 -15a4k7bj
me your	69 -19e-4g9k12a13c
mean	78 -7j-5k-4c5h6b10a
mean $	87 -17c11b20a
med	83 -7g11a
med pay	83 -7g11a
medical	71 -7a4dj7b
medical exam	83 8a
medical payments	85 -6c7j
medications	85 -19a22c
medicine	89 
meet	79 -8a-7j4g14c
meet $	87 5f
meeting	89 
meetings	87 -7c19a
meetings $	87 -7c19a
mentioned	85 -9k-8a10c11j
menu	89 10c
mess	83 -10c-5a11e
message	89 11c
met	87 -7k7c12j
metal	79 -6a6c10b
metal $	84 -7a10c
middle	79 -12a-5i7be19c
middle of	84 8e
might	80 -19b-8j5ae7d8h9c
mileage	80 -14a6gk8c
mileage $	84 -11a8g9c
miles	64 -14c23g
miles $	89 
miles a	82 -5a10g
miles do	89 
miles each	87 -6g6j
miles is	89 
miles one	87 -7a8g
miles to	89 8g
mill	89 -8a6ij
mind	62 -21g-10k-7d-6c4h10b29a
mind $	74 -21a-5c7e9h10g13b
mind a	89 
mind if	80 -14c-12g35a
mind me	81 -16c-8a8fj17g
mind on	89 -7c12i
mine	77 -16g-14k-6j8b27a
mine $	87 -9g-4c10a15b
minimum	79 -4c4a8g
minimum $	85 -5bg17a
minimum or	89 -14a4b14g
minute	79 -16j-8e-4g4b6ai16k
minute $	89 -4ae13k
minutes	69 -11c5ag12j
minutes $	80 -8a10j
minutes before	89 -6a9j
mira	87 -9a-5g22j
miss	81 -9g-7b7a11c
missed	83 5k
missing	83 -5b7a
missus	84 -6j-5k6b14e
mistake	85 -13ag30c
mobile	87 -7a7b9f
mod	83 -12a12g14j
mod $	87 -9c-5a22g
model	80 -17a-7g13c14b
model $	83 -17a-6g15b16c
mom	73 -4c4b9a
mom and	85 5e9a
moment	77 -11b-7j5d6k7a
moment $	89 -5a7d
moment or	89 -7b9a
moms	83 
money	60 -9j-6dei9fg13a
money $	73 -8c-5g10a11d
money is	87 -9a6k
money or	87 -16a18b
money to	87 -30d-11g45c
monitor	89 -6k17a
monitored	87 -17a6c15d
month	56 -13j-8h-5bc-4f18g25e
month $	65 -26b-16e-11j-5c7d26g28a
month and	87 -28e11k24c
month day	84 -31e-22a-9g69c
month for	80 -12c-5k5d8j13g
month is	83 
month or	83 -5j16a
month right	87 
month what	87 -7bj6ac7e
month you	87 5j
monthly	74 -15a4g10c11b
monthly or	82 5b
months	65 -11a-9g-6e8h28b
months $	76 -16a-10j-6e-5g6c33b
months could	89 
more	56 -17j-9g-7d-6i-5e8a11k12h27b
more $	78 15b
more about	84 -18a-6c-4j29k
more kids	85 -9b-6c21a
more like	82 -13c-11a10b17h
more of	81 -8a13b
more than	71 -37b-13j-5c12g54a
more the	89 -4g12b
more to	89 -5ad5b10c
more years	87 
mornin	84 -8c5e14g
morning	72 -8a-6c-5e4k6i7g9f
morning $	82 -5c11g
mortgage	65 -10d6aj10c
mortgage $	77 -15b-14d13a19c
mortgage and	85 6j
mortgage company	85 -8a7b
mortgagee	89 -9c14d
most	65 -14b-6ai5g25c
most $	81 -9g11c
most expensive	89 -8g-4a16c
most important	82 -6g6c
most people	81 -9b-6i5a6h8g
mostly	72 -10ck-7g5i6a20b
mother	78 -10a-5b-4g4d8c12f
mother in	89 
motorcycle	85 -7b-5c6a7k
motorist	76 -22c9b19a
motorist $	81 -23c30a
move	67 -11g-9b-5ci4h16a19e
move $	82 -12c17a
move go	87 6i
move in	85 -9c9e
move on	89 -16i-7k-5b-4g8ah19e
move out	89 
moved	79 -13g-9a-5b9f12c14e
moved in	87 -12g-6a7j18e
moving	74 -10a-6e6b7i10d
moving $	87 -6b9a
mrs	87 4a
much	45 -30i-15j-10k-7de-6c4h6a14b62g
much $	75 -39g-6c6h19a30b
much a	89 
much are	82 5g
much cash	85 
much comes	87 
much could	89 5g
much coverage	77 8g
much did	71 -6i10g
much do	66 -8c-6i23g
much does	79 
much gl	89 
much have	82 6g
much inventory	89 6g
much is	68 -5ik16g
much liability	82 7g
much life	79 -4i6g
much of	72 -7cj-5a7i23g
much stuff	89 8g
much time	85 6g
much umbrella	89 
much was	79 
much would	69 -8i-4a20g
much you	87 
must	84 6d
must be	89 -5a5c6d
mustang	87 -10b5a12i
my	56 -19j-10a-6k6e7b9i13d17f
my name	87 -6d6k
my number	89 -10c14f
my own	83 -10k-7j4d5g7c
my wife	87 -7i11a
my wifes	89 -7ac5i10d
myself	83 5c7a
n	82 -11a7c15j
name	52 -30j-28g-8a-7e-5h-4d5f10b13i20k47c
name $	63 -22a-13k-6g-5e5d6f20c25b
name and	78 -10d-4ag25k
name for	87 -7k-5c16a
name goes	89 -8c11d
name is	82 -9b6a8d
name of	71 -8a-6c-5g10k16d
name on	82 -18k-4d14c17a
name or	87 9a
name so	89 -13d16c
name the	85 -5bg6a8c
named	74 -14bc5a6j9d12k
named on	84 -4b6a
names	71 5d9c
names $	83 6a7c
names and	89 -15k-10c9j21d
nanny	87 5b7d
nationwide	89 7a
near	74 -7b-4c8f10a
near the	85 
near you	87 -7b13f
nearby	80 10a
nearby $	80 10a
nearest	85 -13a-6c-5i5j6g18f
neck	89 -14c14i
need	48 -16i-12d-11c-9agj-5f9h10e67k
need $	79 5g
need a	72 -7g-4i14b15k
need an	80 -9c14a
need it	79 -11b-7g-6i-5k9a21e
need proof	83 -14k-5h5c24a
need the	65 -31c-12bg-9ad26h44k
need this	85 5a
need to	60 -19a-12b-9i-5d6g8e35c
need your	71 -14c-9a-5g39k
needles	89 10a
needs	72 -8e-5a-4g6i7c10j
needs a	89 -5a5c
needs proof	89 -5a5j
needs the	84 4j
needs to	89 6a
neighbor	82 -12a-6g6i8bc
neighborhood	87 -6a7eg
neighbors	82 -6c7j13a
nervous	85 -5a6b
nest	87 -8g-7k-5j10i11e
net	83 -4b4a13g
never	72 -14a-7k8hi10j
new	58 -21k14i18c
new $	87 -7b12a
new construction	89 6b
new house	87 10a
new job	89 -5j10a
new one	83 -8b-6k4e7ag
new place	83 -26a-15k16i36c
newer	83 7b
next	65 -6gj4h5c9b
next door	84 8a
next for	84 -6g12c
next to	83 -5c7k11f
next year	87 -7b7a8h
nice	67 -9e4b6i
nice and	84 -14a-4j7b9d
nicotine	89 5a
night	67 -14b-8j-6i5e12a13f
night $	73 -7g-5j10f
nights	75 -4a10b
nights $	82 -5g7a
nights a	87 6g
no	54 -33b-21i-11d-5g5e6cf13a49j
no $	83 -5b-4c6j9a
no car	89 -6g12c
no exam	89 -12a16b
no insurance	79 -4d8c
no judgment	89 -4c4b
no more	89 9a
no problem	89 9e
no shame	87 -8j-7c-6b7f9e14g
no to	89 
nobody	72 -6dk-5be11j
nobody else	85 9j
nobodys	79 -4b5ac
noise	85 8c
noise $	87 -8a9c
non	82 -10c-9b9h11a
non smoker	89 -9b12a
none	89 -5a
normal	81 
normal week	89 
north	84 11a
nosy	85 -9c5k9f
not	45 -15b-5d10k20h
not $	79 -15c-10b-9g5d8i23a
not a	85 -9a12h
not counting	87 -12c4k10g
not cover	85 -6a9k
not do	83 -9c13h
not even	87 -5a6ce
not go	85 -10a-7g6f22c
not have	77 -9c-5d-4e30a
not here	83 -7f-4i4g5b9a
not i	83 8i
not it	83 -6a5f11j
not let	89 -6g11e
not like	89 -38a38c
not live	87 5d
not mind	77 -22c-11a7j8f28g
not need	83 -12a-8g6e16j
not not	89 -7b8a
not open	89 
not tell	87 -15k-9c-5h13a19g
not that	87 -17g-7c-6j-5i42a
not the	82 -5j10h
not there	89 -7e4c8a
not to	84 -5g7e
not want	74 -32d-16c-6i11g15h17e21a
not what	89 8h
not work	85 
not you	74 -24a-10g8c29j
not your	89 4d
note	77 -6c-5a6g15b
note $	87 -11c5b9g
note on	89 
notes	87 6a
nothin	78 -8a-7c18j
nothing	72 -5b7i8j
nothing $	85 -5b16a
now	50 -31j-8i7ah10c21g
now $	57 -33j-14di-10c-8k4h10a15b56g
now and	87 -21g7a21d
now are	89 -10b13g
now for	82 -14a5c12k
now i	83 -14c-9a4i7k14h
now is	85 -8b5d9g
now it	87 6g
now okay	89 10a
now or	84 -11a15b
now right	84 4j
now tell	87 
now the	87 -7g7f9c
now what	80 -28g-7e-6i51c
nowhere	87 -15a-5k-4g5c15h
number	52 -17j-11a-10e-8d-7i-6b5k16f21g32c
number $	62 -8k-5j5c8f10g11b
number and	85 -27a-7g36c
number did	85 -45c50g
number for	84 -4g8k
number off	87 -11c6k7a
number on	83 -9k-5e8c9g
number one	84 -11a15c
number right	89 
number start	89 -7b-6c16a
number that	87 -12a-5c7k14f
number to	87 -8a-5g-4b19c
number you	84 -15c6k9a
numbers	69 -25f-10c-8g-7e4j11k15a23i
numbers $	81 -10g-4j7a9c
numbers on	87 -7g7c
nurse	77 -8c-7b4j5f6a8h
nuts	84 8g
o	79 -13c-5j21a
oak	85 5c8a
occupation	80 -7a-5k24c
occupation $	82 -7a21c
occurrence	84 -20c9g10a
odometer	84 -8a10g
of	36 -9b-6e5k8d9j14i16c
of #	79 -7bg-6ce4d11h13j
of $	74 -6h4g7k9c
of a	71 -5b9c
of an	83 -10b5c10a
of birth	78 -6g-4c6k15e
of building	84 -5b-4g13c
of business	87 7c
of construction	87 7c
of coverage	83 6j
of em	82 -13k-5j7b9g
of her	84 -10b4d7a
of insurance	74 -8g-6b6d9j13e
of is	87 -7b12c
of it	66 -24k-5d-4g7h10i15a
of life	85 -10g7c12i
of mine	89 -7k17a
of money	85 -27c25g
of pocket	82 
of policy	84 
of roof	84 5c
of safety	87 -6g8c
of shape	89 10i
of that	68 -18c-17a-9e-6b-5j7i9h14g30k
of the	54 -31c-22a-5j5b7d9k19g33f
of their	89 5g
of them	76 -6c5b7d
of there	89 -8c17a
of thing	87 -8c11a
of this	79 -10a-7b5i7g16j
of those	68 -11d-10g-4j4b5c31a
of us	87 -13a4b5e6h
of what	82 -34c-4g5e7k15a16b
of work	72 -11a-6b14c17g
of you	66 -26c-7b6gk11a16i
of your	57 -6ek-5j6bg10cd
of yours	80 -8g-6d-5e25c
off	52 -12g-8j-6cd7a8e13k17b
off $	66 -14g-10d-8k-7j5e40a
off a	84 -9k-5a8b13c
off like	89 7h8e
off of	83 -10a4b7h
off or	85 -18a-6c26b
off right	89 -4a6j
off site	89 4g
off the	71 -8b6a10k
off to	84 -8a10bk
off what	89 -15c8a18g
off work	89 4i
off your	77 -8aj7d21k
offer	77 -8b8ac
offer $	85 -5a11c
offered	89 -13a-7g5k9b11c
office	65 -9g-5dj10b16a
office $	75 -7d-5i5f8b9a
office or	85 -4g5ac
officer	89 -8a-4f6c9d
often	73 -16i-11a-7c-4b15d34g
often do	78 -8a-7g22d
often does	89 -7ci-4d22g
oh	60 -25j-20b-10g6i8c11adk13f
oh #	85 -12a-10c11d12b
oh a	87 -11b-9c-6j17i18a
oh cool	85 -4j6c9a
oh i	87 9ef
oh nice	87 -10e27c
oh no	85 -17i-12g7f26c
oh that	83 -6j-4b4i16a
oh you	83 -22a-6b10g12f13d
ohio	87 -11a7j8g
okay	46 -23j-18b-9k5cf6e7a11d13g17i
okay #	83 -6b17c
okay $	65 -23g-21c-7d-5e-4f12b21i32a
okay a	87 -4b5d6c
okay and	73 -26c-13d-6bi7f21a36g
okay cool	83 -8b-7g7d8c
okay good	87 -9g-7a22b
okay how	87 -9g-6b-4a23i
okay i	78 -9a-5k5j7g15e
okay if	80 -8i-7k9g16a
okay let	89 11c
okay no	83 -6ag9e12c
okay or	87 -23b-9a35i
okay so	66 -35a-12i-10k-9j-4e11ch17d31g
okay that	78 -9a-4j7ei9f
okay there	89 -9c-7ad9b18g
okay to	84 -4g17a
okay what	89 -7ab-6g26c
okay with	74 -15g-10i6c9b21a
okay you	83 -15a-7c-4b9d18g
old	54 -28i-8k-7b-5c11j14e37g
old $	81 -16i23c
old are	77 -10i-8b-4c29g
old enough	89 -5g4k
old is	69 -10e-5a-4j30g
old one	80 5b
old policy	81 -12g5e8c
old price	89 -5c-4g9e
old was	89 -14e-6i22g
older	77 -6ag26b
older home	89 -4j6b
older than	89 -10a-8g18b
oldest	74 -11b-7g-6c4k10a15j
olds	76 -18i32g
olds the	80 -11i22g
on	33 -20f-15bc-4e15gj17k19d25a
on #	87 -7a-6g5i6d
on $	62 -30a-17g-14d-10i-7j7e11b32c40k
on @day	82 -14b17a
on a	67 -22a5b6i7j8e
on and	89 -5j4a6c
on any	83 -5a10k
on anything	89 -5a
on at	89 
on board	87 -8a9b
on each	87 -8c6gk
on either	89 -5b6a
on file	82 -9c-5b21a
on her	82 -16c-12a-4k39g
on here	78 -15b-14a-5g8c12j23k
on him	89 -18k16c
on his	87 
on hold	89 4a
on it	60 -18j-13c-12i-11f-9e-7b6d12g57a
on my	83 -12a6j11h
on one	81 -6g11a
on or	89 -15a-8e-6b-4k15c25d
on paper	81 -10g-5ad9c11b
on speaker	89 13a
on staying	87 -6bf16a
on that	63 -20e-16b-12j-11c7i11a14h33g
on the	45 -15k-11h-9g-5a13j23d27i
on their	87 -14a-6k9b16e
on there	67 -31k-13c-6b-5i5d31ag
on this	69 -11c-10i-7g-5b-4d10e12j20k
on those	85 7g
on to	84 8b
on top	76 -12g-8c6b10j12a
on what	85 -33a-6k-5c10bg28d
on with	85 -5i4b9e
on you	64 -21b6cd7j14k
on your	54 -30g-21j-14c-9d-7k4b6e9f10i12h48a
on yours	84 -19c-10b6a28g
on yourself	83 4j
once	71 -8g5k8b
once $	87 7b
once you	89 7k
one	43 -11b-7e7d8fi13j
one #	71 -41a-9c11b20g27j
one $	62 -22h-15b-8d-4f4a9i37c
one and	89 -5c10k
one car	85 -9b5g6a
one for	82 -7k-5cg5i6j11d
one go	89 8f
one how	89 9i
one in	80 -5j6fk
one is	84 -4a6h
one of	63 -18c-13gk-9j7d14a36b
one on	89 -21b-8j5e8a22k
one or	79 -31a-7g5c11f26b
one that	89 -11b8a
one thing	79 -20a-4gk34c
one times	89 -8g-5a16j
one to	84 -10k-4b4d13i
one way	83 -7a-5i16g
one with	89 10b
one you	75 -8ag5b6c13k
one your	87 -9a12c
ones	65 -12c-7g-5i-4j4b5e10dk
ones $	79 -8b-6c5a20k
online	74 -9g-8b9c13a
online $	80 4j
only	66 -10a-9d8k13j16b
ooh	78 -13a-7k-5j9g12c
open	65 -15j-13g-8e-4i15b24a
open $	77 -28e-9a-5g17b30c
open to	84 10a
opening	89 -10a-8c23e
opinion	87 -8a5d
option	89 -8a9j
or	31 -81a-65j-34e-25k-20g-10ch5d24f266b
or #	72 -43b-10j12a18g36c
or @day	85 -9a10b
or a	57 -18gj-10e-7b5k6d7f46i
or about	87 -9c-8d-6gk7a10b15e
or after	89 -6a9b
or all	84 4e6b
or am	89 -17b28a
or an	84 -8d5b11c
or anything	71 -16c-10b31a
or are	65 -48a-6i-5d13h52b
or been	89 6k
or better	87 -16c-8b12g14a
or can	83 -7a20b
or closer	87 -12a4b11g
or could	87 -20a-6j12b18c
or coverage	87 6b
or cremation	87 
or did	60 -12i9j11b
or do	60 -64a-9c-5f9i91b
or does	70 -58a-6d8f18c48b
or drop	85 -18a20b
or every	89 -5a13g
or for	83 -21a-6cj39b
or get	85 -12b-6g6c18a
or go	84 -7b16a
or guns	89 -13b18a
or has	83 -9a6j14b
or have	75 -40a48b
or home	89 -8a11b
or how	83 -7b-5g5i17a
or in	83 -10a-9g24b
or is	55 -18aj-14gi-11c-9d-5ek4h5f90b
or just	65 -16a-8k-5c8j36b
or lease	85 -8a9b
or leave	87 -21a25b
or like	87 -9c-8b9a15d
or metal	85 -6a10c
or missing	89 -6c-5b7ai
or more	74 -16a-4cj6g27b
or nights	89 
or no	82 -57b-5c76a
or not	78 -14b-6g25a
or on	82 -20a-4g8i9f12d
or one	79 -16b-9g-7j8i27a
or only	83 6b
or or	60 -45b-8j-7k-6h-4e4c5i10g18f37a
or out	89 5a
or over	83 -12a20b
or part	85 -23b32g
or pay	87 -14a15b
or pleasure	85 -5b6k
or rent	84 -6a7b
or scuba	89 -9b11a
or sell	87 -19a20b
or should	81 -20a25b
or siding	89 7c
or somebody	82 -21b9i17a
or something	85 
or stay	89 13b
or still	89 -19a22b
or text	89 
or the	64 -16a-14g-11cj-8k-6i18d50b
or trampoline	89 -9b13a
or was	78 -21a-6j-5c44b
or what	85 -10g5c16i
or whole	84 6b
or work	89 -27a11f21b
or would	73 -25a43b
or you	77 -18b4k7c10a
or your	79 -11b-4g10a12f
order	89 6i
original	80 -5a-4c14b
original roof	85 -6j13a
originally	81 -9b6d7c9a
originally $	84 -5bf9c15a
other	57 -10c-6bef13d16gh
other agents	89 -5a5i7b
other car	84 -17b-15d-9g15a29c
other drivers	87 -5c17a
other guy	83 -7c-6b15g
other insurance	84 -7d13c
other one	80 -10dj-7g-5a5b6f30c
other policies	81 -5a13c
other quotes	85 7a
other vehicle	87 
others	87 -9g10c
otherwise	87 -6a5j
ouch	85 -29g-7a10e12d21c
ought	87 -6d12a
ought to	87 -6d12a
our	73 -8a-4cg8j10i
ours	85 -4g
out	45 -14d-10i-8j-7c-5h8e23k26a
out $	65 -41g-5j9d13b38c
out a	84 -5bg6k8a
out all	89 
out and	84 -4e6a
out any	89 -5b6a
out at	87 -9a11c
out back	81 -17a-4b23c
out for	79 -9g5c
out front	89 -4a8c
out in	77 -23c-5e4f11a21g
out like	89 -9b-6c17a
out of	59 -12g-7i-5d5bh7j12k
out on	74 -6c-4ab6g7f10e
out or	89 -4b8a
out that	85 
out the	79 -8a-5d9k14c
out there	72 -17c-5fj4k7b8a13g
out to	76 -19d-5e10a20g
out your	84 -12c-5a10j13i
outcome	89 7c
outfit	77 -20k-10a5f24c
outfit $	83 -8a-5c6f
outside	73 -16a-8g9bj17c
outside of	87 
outside the	87 4b8j
over	50 -7c-6a-4hi6bd12j14g
over #	72 -15j31a
over $	70 -10g-9d-8j8k10c13b
over a	74 -11j7k10a
over at	77 -13a-6k7i17j
over in	82 -5d6j8b
over it	79 -63a-9b-4c5e77g
over that	87 6a
over the	70 -9c7b9a
over there	68 -15a-14c-5f10d12j13b
over to	80 -24a-5c5k16b17j
over what	89 -12c-9b11f18a
over your	87 -16b4c17a
overall	89 4c
overnight	80 -11b-4c5e8a
overnight $	89 5f
overseas	89 -5d5a7f
owe	70 -28d-11a4b7c33g
owe $	85 -37c37g
owe on	80 -46c48g
own	52 -20c-11j-4h5f10ai26b
own $	70 -10c-7k5f12e14a
own a	84 -9b12a
own anything	85 -10b16a
own car	81 -6g15a
own cars	84 -18c-6b-5g19ai
own insurance	89 5c
own it	85 -39a-4e7k41b
own life	89 -6c8f
own name	87 -5c10j
own or	79 4b
own pocket	89 -10c19g
own that	79 -16g-6b-5aj12k29c
own the	84 
own words	85 -4a4i
own your	85 5b
owned	89 
owner	77 -5d5k9a
owner $	85 -6b7a
owners	80 -5b6d7a
owners policy	87 
owns	77 6bd
owns it	89 6a
owns the	81 -8a5b7d
p	84 -7b8c
package	79 -10a-7g8b13c
package $	89 
page	69 -9g-4b22k
page $	81 -12k15a
page and	87 
paid	63 -21c8ad18g
paid #	89 7j
paid $	87 -5b6g
paid for	81 -14g-5c34a
paid off	77 -5g18a
paper	77 -13g-6ad9b18c
paper or	89 -4a
papers	79 -9a-6c5d9f
papers $	87 
paperwork	76 5i7d
paperwork $	82 5f8a
parent	83 -9c-7b7d16a
parent $	87 -6c8d
parents	70 -5d-4j7a
parents live	89 -8a9b
park	80 -7a10j
parked	85 5a
parking	87 -11g-7c7b16a
part	61 -20a-11d-8e-7i-5hk7gj21f29c
part $	84 -39b-6a6j44g
part of	69 -14g-7ad7c8b27f
part time	77 -16g20b
partner	72 -15k5b6a11c
partners	79 -6c17g
parts	87 -11a14i
party	83 -4e5c
pass	79 -15e-8b6c10ad
pass $	89 -5e11g
passed	75 -11c5d8g
passed $	87 -5g10a
passed away	85 -11c-4a5d14g
passengers	83 -7b6g10a
past	72 -15g-5b8i20a
past #	79 7a
patch	87 -8a5b
pay	51 -23c-12e-8d-7k-4f9b17i19g22a
pay #	89 
pay $	68 -58c-16d12a68g
pay a	82 -8a5b6g
pay for	68 -11b-9g-7k5c6j7d13a
pay if	85 -8a7c
pay in	85 -62g-7a15b58c
pay it	85 
pay out	76 -8a4c11g
pay the	77 -31c6a8i18g
pay them	89 -6g7i
pay you	78 -15c6i8b
pay your	78 -8d-4b5a12i
paycheck	72 -8c-5b5g6f
paycheck $	81 -6c-4g6d7f
payin	80 -20c11g13a
paying	65 -25a-6e-5j4k5c25g
paying $	89 -15c20g
paying for	81 -9a7g9k
paying now	85 -13c6i7g
paying on	89 -9k5h11g
payment	72 -21a8bg15e
payment $	78 -13a5g14e
payments	70 -12g-9j18a
payments $	83 -8a19b
payments on	84 -17a8d15b
payout	87 13g
payroll	67 -9a5d11c
payroll $	74 -32a-8d-4bi21g32c
pays	71 -21a-10g-6d5ij35c
pays for	84 -9b7i8d
pays the	81 -25d-11a9b37c
pays you	89 
pdf	89 -6c4a7f
peels	84 -13c5j13d
peels $	87 -13c14d
pension	79 -9a7c9b
pension $	87 -10g-7b7c14a
people	58 -6ej-5f4a17d
people $	79 -5ai-4d4c6h8b
people are	81 4c8a
people do	89 -16c6g17d
people in	89 8g
people or	85 -7a10c
people over	89 -6a6b
people to	89 -6a12i
people who	89 -5a7k
per	76 -18c4b16g
per occurrence	87 -19c10ag
percent	70 -9a-8ck7h26g
percent $	89 -6g9b
percent of	82 -14c-6b27g
perfect	79 -11i-7g26c
permanent	87 5c
permit	78 -16g4b6a16e
permit $	85 7e
person	67 -6c-5g-4b5k12a
person $	81 -5a5d6b
person or	82 -6b6c
person who	87 -8b-6d17a
personal	72 -13c-5b5a9j12g
personal $	85 15a
personal property	83 -5a13g
pets	89 
phone	64 -7i-5dh9e11b
phone $	77 -6k-4c5g7b10a
phone number	82 -14a-12g5j29c
phone or	85 -9a9b
photo	85 
photo of	89 -15a14k
physical	79 -6g5c
pic	89 -5a9k
pick	70 -14g9c20k
pick that	89 
pick them	89 7h
pick up	83 -4gi21a
picked	79 -12c-4k4g5a6h
picked up	85 -11c4b6g7h
picking	87 -4g4c6a
pickup	84 -6a7bg
picture	71 -7c-5ej5d7fk
picture $	82 -11j-4c14a
picture of	79 10k
piece	87 4c
pill	89 -10a5j6b
pills	84 -4d6a
pip	84 -25b8g26a
pipe	80 -5g5b13c
pipe burst	87 -6a10c
pipes	83 -12a11b
pizza	89 
place	54 -7c-6j-5b5a9g12d
place $	62 -34k-15g-5j5b16i37c
place or	84 -18a19b
place to	89 
place with	89 
place you	83 -19b-11c-5g6d9j11k14a
place yours	89 -8b16a
places	82 -13a-7c5g6b16d
plan	67 -6ik8a14j
plan $	84 -8k13j
plan to	83 -7f-4k4e5b8a
planned	85 
plannin	85 -5c13a
planning	75 -10b-4c4f19a
planning on	84 -9b12a
planning to	80 -4c4f9a
plans	71 -15a-4g5k7b24c
plans $	85 -24a40c
plans for	87 -43a46c
plans to	84 -14c16a
plant	85 -7g12c
plate	78 -7g8a16c
plate number	87 -6ag20c
play	81 
please	72 -20a-9e-7j-6b-5g8c22f23k
please $	73 -19a-9e-6j-4b9c11k24f
pleasure	79 -15c-11a-6f12d19b
pleasure $	85 -6f11b
plot	87 -9b12a
plug	84 10a
plug in	87 11a
plumbin	89 -6a7j
plumbing	78 -12g5c11a
pocket	77 13g
pocket $	87 5c
point	89 -6b8a
points	87 -6g-5c-4b9a12h
policies	71 -11a-4d4k15c
policies $	81 -7a8b12c
policies do	89 -9a5ck
policy	49 -11i-5d4b7g14e
policy $	60 -31g-28c-9k-5i4d8h9b26e40a
policy and	84 
policy in	84 -5b8a
policy is	83 -8a13j
policy number	72 -21a-8g6b31c
policy of	89 -10b11a
policy on	87 -10c11a
policy or	79 -10c-8g-6j12b22a
policy out	89 
policy pay	85 -10c16g
policy right	84 5j
policy that	87 7f
policy with	89 -7a-4e12k
policy you	83 -11c5a11g
pool	68 -5g5j9a
pool $	81 8b
pool or	85 -19b23a
porch	85 -10a6b9c
portable	89 5a
portable $	89 5a
position	89 9c
postal	89 5k
postal code	89 5k
pounds	85 -5b5g
prefer	87 -13a-5c5j18b
premium	77 -4c6a10g
premium $	83 -13a21g
premium audit	89 6k
prescriptions	85 10c
prescriptions $	87 5c
present	85 -7a7k
pressure	77 -9b4a8j9c
pressure $	89 -8b6j7c
pretty	69 -5c11a
pretty good	85 -13i-7g6ce15a
price	61 -7i-6b-5h5e9g18a
price $	72 -17a-6k-4b5d7cj14g
price a	87 -12c-10a6b7e11g
price is	87 -4b12a
price on	89 -13c15g
price or	85 -9a-6c18b
price you	89 -12a5k11b
primary	89 
print	89 
private	83 -9a-5c5f11b
problem	79 -7a-4j7be8c
problem with	87 8bc
problems	82 -12c14j
problems $	84 -9c16j
product	87 -7g-5a6b7c
product $	89 -5a7b
products	89 -17b19c
professional	82 -6b8a
program	79 -8a-4i4b11c
program $	84 -13a15c
progressive	84 -12a-8i8g14b
promise	85 -7j-5c4a7g
pronounce	89 -5c8i
proof	69 -14c-9k-5g5aj24h
proof $	83 -9k14a
proof of	79 -4h8j
property	66 -8b-4j5d7k9g
property $	83 -8a-7g4ck10d
property coverage	89 
property manager	85 -14g-4b5a13c
protect	87 -7j9c
protected	89 -5c7j
protecting	87 -6dg7k14c
protection	79 -10a-5c5b7gj
pull	73 -6a-5cg15e
pull it	85 8b
pull the	87 -7bc-4g5h18e
pull up	89 6k
pulled	82 -4i8a9g
pump	83 8a
pump $	85 6a
purchase	85 -9a11g
purchase price	85 -9a11g
push	84 -11b6e16a
pushed	89 -17a-4c6j16b
put	54 -11c-8e-7i7f9ad13g
put a	85 9g
put away	87 -8g9c
put down	84 -12c-9a-4e5k8b14g
put in	75 -12d-7g4j16a
put it	75 -18b-7cj-6d4g8f29a
put on	75 -7a-4k6b9c
put that	84 -13a-6j4i7g12d
put the	85 -7e-6g-5bc-4j8a24d
put toward	89 11g
put you	75 -7a-4g7b8j
put your	85 7a
puttin	87 -4k13j
putting	78 -7d-4c7e10g
putting on	89 -7d17g
quarter	84 5j
question	83 -13j-6h-5e6d8k11a
questions	72 -8a-5k7c9j
questions $	80 -5a13c
questions do	87 8c
quick	73 -9a9k10g
quiet	85 -8c-5j9e12k
quit	74 -5e-4g11a
quit $	84 -11e4c12a
quote	69 -7k-4a7b17g
quote $	80 -15c-4b5f8g10a
quote you	81 -11c10g
quotes	81 7a
quotes $	85 7a
race	87 -7b7a
rain	85 -5b9a
rains	87 9f
rainy	85 -23c-12i12a29g
rainy day	85 -23c-12i12a29g
raise	77 -10c6g9d
raise the	87 -9a5d6b
raised	80 -9c5ag10j
raised it	89 -16c6a9g
ran	89 -6a-5c9k
rate	71 -10c-8b-4j4h11k13g
rate $	83 -7g-6c-5e8h12a
rated	85 -11g-7b-5c12h16a
rates	79 6j
rather	74 -7ac5j7k10b
rather i	82 -8c-4a4k6j8b
rating	89 -10a7b
reach	75 -8b-7c17e
reach out	87 6g
reach you	79 -9bc23e
reaction	89 8k
read	63 -14a-11g-10i8b11c33k
read it	89 5a
read me	67 -10a-7g-6j6b29k
readin	87 -5c12g
ready	78 -7b-6c7k19a
ready to	81 -7b-6ce28a
real	70 -15c-8f-6i-5a5k8j9e13g
real quick	81 -8c5k6e
really	78 -6b-5k10i12a
rear	89 -6a13d
rear ended	89 -6a13d
reason	75 -19a-9b-7g-4de21c32h
reason $	87 -4d4h7c
rebuild	79 -6c4g7a
rebuild $	83 -4c7g
recall	81 -4e8b
receipts	84 -11g5c9k
recently	87 6b
reckon	89 -8c9g
record	71 -20i-6cg20j22a
record $	81 -4c9a
recorded	77 -12j4k8b9a
recorded $	89 7a
recorded line	87 -9a10b
recording	83 6a
records	80 -7ad-4j5f8k9e
red	87 -5b15a
redone	82 -8a16e
redone $	89 7a
registration	85 
regular	73 -9a-7j7k17c
rely	89 
rely on	89 
remember	70 -12c-5b4e11j13a
remember me	87 -7k11a
remodeling	87 10a
remodeling $	89 9a
renew	81 -12c-4g19e
renew $	84 -12c-4g20e
renewal	76 -9b4a5c7h
renewal $	83 -25c30e
renewed	87 6a
renews	89 
rent	62 -14e-12a-11k-5j5d11b33g
rent $	73 -30c-6b42g
rent from	87 -8c6b9d
rent out	84 -6b-4g19a
rent the	85 -9a7b
rental	70 -8g14b
rental $	87 -7b14a
rental car	85 -4b5c
renter	89 11a
renters	75 4a7k
renters insurance	87 10a
renting	81 7c
repair	83 -11g-6h-5b9j10c11a
replace	73 5a
replace everything	87 -5c4g
replace it	87 5g
replace your	89 -24g6i22c
replaced	79 -7a-5c4eg10b
replaced $	89 8e
replaced the	89 -10e11g
replacement	79 -11g8a9b
replacement cost	83 -9g11b
report	78 -4a9k10h
report $	87 11c
report card	89 -7a14k
require	79 7c
require $	82 5c
requirements	89 -10a16c
requirements $	89 -10a16c
residential	89 -4a7b
rest	79 -20k-4j4i6c10d
rest $	87 -9c6gi
restaurant	83 -6b-5g4j7i
retire	80 -6ag9bc
retire $	83 -5g4bc5e
retired	85 -5g6a
retirement	75 -9a-7c7f11g
retirement $	80 -7g-4b7c
retiring	89 5a
return	83 -10b5a6j
revenue	83 -6aj6c9g
revenue $	85 -6aj6c9g
review	85 -10e11a
review $	89 
ride	77 -13a-8b-5cj11f24i
ride share	89 6b
right	37 -16a-15c-12e-7h-4fk7b19i51j
right $	39 -53a-16c-10e-9g-8bd-5f-4h5k14i108j
right about	89 
right around	89 -5b7f
right now	60 -44j-9i-6k4c8b9d22a27g
right there	85 -13j-11g27a
ring	69 -11a-9b-8ci-6k17d28g
ring a	87 11a
ring up	89 -23c-9a11d25g
ring you	89 -8a-7e-4i5g20c
river	85 -19b-7e12g23a
road	75 -6k-5j4a5cf
road $	87 -9g-6b4i15c
roadside	79 -6b4c7a8j
roadside $	89 -5c13a
rock	89 10c
roll	89 -8b6k10a
roof	59 -7eh-6b5dj9g12c
roof $	68 -18i-17c-9b15j33a
roof in	87 -18a-10g14c21i
roof is	85 -4a17c
roof right	87 
roofing	85 
room	75 -11b-5ad11i17k
room $	87 -7b5d10c
roommate	84 -7c-6b5a14d
roommates	80 5c
roommates $	83 
rooms	85 12a
rooms $	89 -4g13a
rough	81 -5aj5b6f8i
roughly	77 -15f-9a7c20g
roughly $	80 -15c-8a25g
round	83 -8c-7a9b11h
route	89 -6a-5c7h8b
run	58 -19e-7c5dh6a25g
run $	76 -31e-23k-4a7j22c31g
run a	84 5b6a
run in	87 -22c22g
run it	78 -7g-5j-4a6c11d
run me	85 7k
run out	85 -13a14b
run the	82 -5a4b
run you	87 
runnin	81 -12a-9g-4f4d12c14b
running	73 -14c-7b11g13a
running $	87 4i
running around	87 7a
runs	75 -10j-9c-8a5d7e10bg
rush	87 -6k7e11a
s	79 -16a-9c-4k14b23j
safe	83 -7k8j14a
safe driver	89 
safety	70 -7g-6a5k10c
safety $	85 
safety meetings	87 -7c19a
safety program	85 -19a6b15c
said	62 -12a-6cg-5i-4de6k16h23j
said $	74 -13c-7gh-4i5a34j
said you	77 -18c-9g-5a9h25e
salary	77 -7a-5c4dj5g
salary $	85 -7a-5c20g
sale	84 -11a4j5d
sales	72 -7be-6k-5j6a20g
sales $	83 6c
sales is	83 -7g14c
salon	87 5a
same	62 -25b-7j-6f4c8k10g23a
same age	87 -13a-5c27g
same as	85 -8b-7c-6f24a
same company	87 6j
same one	89 -5b-4g20a
same thing	84 -27a-5g5d9k11i13c
sat	83 -6k7a9c
sat down	85 9a
satisfied	87 -4j11h
satisfied with	89 11a
save	77 -13g8a9c
save some	89 9a
save you	89 -9a-5g11c
saved	80 -10c-4f12g
saving	87 -5g-4c12a
saving for	89 -5g14a
savings	75 -23a-5i8b21g
savings $	82 -18a18g
saw	78 -11k5a7c10i
say	52 -20e-10h-6a10c11k21i
say $	66 -21c-10a-7b7g39j
say about	79 -6i20c
say for	89 -32g5d31c
say in	89 -7d8a
say it	78 -22a-17k-14g-6j14c18i31b
say on	85 -9c8f10g
say so	87 -9a9k
say that	87 -20b-5c-4j36a
say the	83 -12i-9a-6c5f14k17g
say what	85 -8g-6b-5hij41a
say when	87 -13g-8e21c
say why	89 -16h20a
say yes	82 7h
say you	73 -17a-7g4d5j17c
say your	87 -27j-11a-6c5d10b31i
sayin	89 -14c-5a15dj
saying	83 -27j-5c7a28i
says	72 -25c-10a-9g-4e6k7f8h14b20j
says $	87 
scale	84 -11c-5e6i16g
scan	87 5i
scare	89 4h8a
scared	85 -6i6a
scares	89 
scares you	89 
scary	82 -9j22i
schedule	83 -4g
schedule $	89 4a
school	62 -24c-9a-5ik4d10b13f20g
school $	74 -10bi-9f4a14c22g
school and	87 -6b10a
school district	89 -6b10j
school is	89 6bi
school or	82 -9i-5f-4b10g15a
schooling	89 -44g-5a14k39c
score	78 -39a-6k19g32c
score $	83 -38a-5k4i20g26c
scratch	87 9b
scuba	83 -9b6g9a
scuba dive	89 -9b7a11g
season	81 -10a-9c25e
season $	87 -10c-8a28e
seasonal	89 5b
second	65 -13b-6g9j14c
second $	83 -5j5k11a
second car	83 -13a24c
second home	89 
second vehicle	89 -7a12c
security	76 -5g9b
security system	89 5a
see	60 -14c-10h-4a6j9f11e
see a	82 8e
see if	85 -5c-4k6g7e
see the	77 -11a-4bg14fi
see your	84 
see yourself	83 -16a4e6g12b
seen	79 -5c-4k11f
self	89 5i
self employed	89 5i
sell	67 -13c6g18b
sell $	82 -5g5b6c
sell for	85 -21c8j18g
sell it	89 -8a7b
sell the	87 -8a13b
selling	89 10e
send	63 -8c-5g8b11f
send a	87 6b7d
send it	82 -7a6f
send me	82 -13k16a
send that	89 
send the	79 -4a7f
send you	83 7a
sending	89 6d
sense	77 6a7b
sense $	87 -6c15a
sense to	89 
sent	75 -7c-5eg4k7ah
sent you	83 -9c9h
separate	79 6a7b
serious	87 4g
serve	81 
serve alcohol	89 
service	75 -6a4i8k
service $	84 -6a
services	84 -4b6a
set	66 -16i-7e9c19b
set aside	85 6g
set on	87 -6f6j8a
set up	82 -28i-13g-6a12b40c
set you	89 -5a8b
settle	87 -9i-8g-6a12h17c
settled	84 -13a-5ce23i
settled in	89 -17a-4g27i
settlement	89 -10b-7c9g10a
sewer	83 -8b12a
sewer backup	84 -8b16a
shall	84 12a
shall we	87 9a
shame	87 -8j-7c-6b7f9e14g
shape	74 -9a-8c6b19i
shape $	84 10i
shape is	85 -8c15i
share	74 -11j-6d7c8b13a
sharing	87 -5c6a
she	55 -22c-14d-13e-7af11g12b14j29i
she $	85 -11i-9a9g20j
she do	87 -6c-5g13a
she does	87 -8a-7c7b10k
she get	89 5a
she go	85 -17b-6i6g19a
she have	85 -29c12a22g
she is	72 -8i-7a-6bcg16k19j
she keep	89 -6b8a
she take	87 -20a4b23c
shed	80 -8b12c
sheds	89 -28b6k11a14c
sheet	87 6j
shifts	87 -9c11b
shingle	81 -11a7bj
shingle or	89 -6b8c
shingles	77 -11c21e
shingles $	87 -7c4a6e
shoot	79 -6c-5ej-4g7k9f
shoot you	89 5c
shop	60 -14c-6b-5k4g19f
shop #	89 5c
shop $	68 -11b-7f-6h-5k4d8ce13a
shopping	81 -12c6a10h
shopping around	84 -8c8a11h
shops	85 -12e-8a-7c6k11d15g
short	85 -6c5k
should	57 -10ij-9k-4g13c15bf
should be	85 -18a19c
should i	63 -28c-13k-7j7fg14e16ab
should it	84 -11e-4g18c
should know	81 -28a33c
should we	77 -6b-4j22a
show	73 -24g-18i-7c7k10d31a
show up	85 5h7d
show you	85 -11i-7c-5j15ak
showed	84 -10g-4j15c
showing	84 5j
shows	85 5d10j
shut	75 -9c-4a6b16i
shut down	87 
shut the	89 7a
shutoff	87 6j
shutters	89 -8b15a
sick	79 -5g12c
sick $	83 -5g14c
side	67 -7k-5b24a
side $	80 -8k-7j18a
side hustle	87 7g
side of	87 -5a4c5b
siding	81 -20a23b
siding $	87 9c
sign	66 -8g-6i-4c7b18e
sign $	87 -18g-5e24c
sign off	89 
sign up	83 -8g9e11a
signed	79 -18b-8c-7e6j15a17i
signed up	85 -8c-7be4a20i
signs	83 5d
signs your	89 9d
silverado	89 
simple	87 -22a21b
since	61 -12ag4j5c6e11i
since #	75 6j
since $	84 -34a-5j14b26c
since last	87 -11e8ac
since that	89 
since the	87 -5e8c
since then	83 -19c-7j12e20a
since when	83 -6c-4a17e
since you	80 -6a12j
single	77 -12a21b
single $	89 -5a8b
sink	87 5j
sister	74 -9g-7a7c9j
sister say	87 -5g10c
sisters	84 -8c8a
sit	74 -16a-5ij-4k7gh16b
sit down	84 -8a5e10h
site	87 
sits	83 -13f-6c-4g4k11j12a
sittin	85 -13j25a
sitting	73 -11gj-5k6d7b11f14c
sitting in	89 -6g11b
sitting on	89 -4c5a7g
situation	85 -7a5b6j
situation $	89 -6a8j
size	82 -23c-10a4b32g
size of	87 -6g9k
skip	81 10b
skip it	89 -12a14b
sky	87 -7k10i
slab	81 -15c26b
sleep	73 -11a4k5f6j
sleep $	87 -6a4i7f
sleep at	85 7k
sleeping	84 9a
sleeps	89 10f
slide	89 -5b6a
slow	74 -5k-4cj11i13a
slow $	85 -4i9a
small	79 -4j5bc
smart	81 -14b-9c5i9g17d
smoke	70 5c7a
smoke $	79 8a
smoke alarms	87 6k
smoke detectors	83 11c
smoker	87 -9b12a
smoking	89 -4b
snap	87 
snap a	89 -6a5k
snow	84 -8a14j
so	33 -43a-31b-23g-16i-11d-10f13e29h35k90j
so #	68 -15c-10a32j
so $	75 -6b-5a20j
so @name	81 9j
so a	74 -10a15j
so about	74 4j
so are	89 -36j8b9d24a
so do	81 -13j-5gk-4b36a
so far	74 -12j-8b-7g-5k35a
so give	76 -4a17k
so he	79 -9a15j
so how	80 -14g-13i-11j-7a-4d5h12e35c
so i	62 -41a-19j7g11d15i17e19k
so if	78 10j
so is	81 -31j-17b-6h5c12g22i24a
so it	55 -20d-11g-7a-6i-5k9c48j
so just	77 -12a-9c8j23k
so let	83 -6a6g8k
so long	89 -13g-8c27h
so much	87 -8c-7g9b15h
so no	83 -10a9c10j
so one	85 -9c11g
so she	80 -5c6e7j
so somebody	89 
so stop	89 -6a15k
so tell	63 -11c-9j-7ad49k
so that	67 -10k-4j5d8a
so the	62 -26a-5gi14b33j
so there	66 -7k23j
so they	75 -8a-7ci8d9g12j
so we	75 -7cg11e
so what	65 -47j-22a-14i-10b-5d13g29h62c
so when	84 -11j-5c20e
so who	87 -13j-12k-6a16d20c
so would	87 -7j-6c30a
so you	48 -21c-16k-13b-7g-6i-4a7h10d64j
so your	66 -16a28j
social	74 -6a-5g-4j27c
social $	83 -15b-7a-5k-4j35c
social security	83 -4g4a5b
soft	87 8a
softball	89 
sold	77 -11e-8bg7j11c22i
sold it	85 -8bg9a14c
sold you	87 -10a-7eg8j18i
sole	83 -5c-4j9ab
solo	89 -7a-4i13b
some	61 -18g-13a-4f5hi7k9c12b
some $	84 -9b14a
some money	87 
some of	84 -14b-8c7g19a
somebody	57 -8k-7b-5e9i12a13d
somebody $	79 -14a15b
somebody close	89 
somebody could	89 -6a12c
somebody else	82 -14a15b
somebody in	84 
somebody or	84 4a
somebody to	89 8g
somebody without	89 
somebodys	87 -5a7k
someday	87 10a
someone	80 -10c-5bj6a22g
someplace	84 -4ad5c
someplace else	87 -7a6b
somethin	71 -4j5f10a
something	55 -11j-10h-8i5e6cg9d11b
something $	77 -18g-6i9c10b16e
something else	79 -25b5ci21a
something happened	77 -9c5f14d
something happens	85 -43c6a39g
something i	89 -8h19c
something in	87 4c
something like	84 -17a-5c21j
something on	89 4c
something that	87 -9a4k10b
something to	87 7b
something you	76 -8a18c
somewhere	72 -21c-6f-5g9a13h21b
somewhere else	81 -23c8b16h
son	72 -5g-4c6i12b
son or	89 -12a13b
sons	84 -9k-7c18a
soon	70 -22i-11c-8b5g10a33e
soon $	76 -32e-8c6b16a30g
sorry	72 -22j-6b5i9c11g12a
sorry i	84 -8a-6d-5j5i19c
sorry to	87 -15j4d6c9a
sort	89 -4j12c
sound	72 -14c-6fj5i7a9k12g
sound $	89 
sound like	85 -8b-7f12ak
sounds	72 -13g-7abi5k13e18j
sounds like	75 -12g-9c-7i-4a13e19j
south	84 -5cg18j
space	74 7i
space $	81 -13a5d6bc
spare	82 -14a4g6c11b
speak	87 6j
speaker	89 13a
speaking	87 -16a26j
speaking with	87 -16a26j
special	84 8c
speeding	82 -6b13a
spell	75 -9c-8j-6a7i26k
spell that	82 -21a-6j37k
spell your	89 -10k-6c5i12a
spend	79 -15c-11i-8a-7e5b7f35g
spend your	87 -20i-18g-7a6b8f39c
split	84 5k
split it	89 
sports	85 -4c
spot	79 -12a8b11f
spots	89 
spouse	70 8k
spouse $	89 5a
spouses	82 -11g-5a4k20c
spring	77 -10a-7g6i8j15b
sprinklered	89 
sprinklers	79 8a
sprinklers $	87 
sprinklers in	89 5a
square	70 -9b-5a5j7c11g
square feet	75 7j
square footage	83 -5b-4a7g9c
sr	83 7f
sr #	83 7f
staff	80 -6c4a
staff $	85 -6c6a
stand	80 -20g-16f-12a-7j-5d8b13e44c
start	64 -19f-6h-5j5b8g14ae
start $	80 -18e-5agi6b28c
start it	89 -17a20b
start the	87 -22c-8g12i21e
start to	89 -23f-4c32g
start with	79 -12b-6e32a
started	72 -8i-5j7a13g
started $	84 -16i24c
started it	89 
starting	83 -6a5i12b
starts	84 -11a-6e-4b10k14f
starts with	87 -10a14f
state	64 -11d-7e-6g10f11b12a
state $	87 -12a14c
state farm	82 -8d4b14a
state is	89 
state minimum	83 -5g14a
statement	82 -4c
station	83 -10a-7c-6i15f17g
station $	84 -10a-7c-6i16f17g
status	83 -7a-6bg11k17c
stay	64 -9c-6i-5e-4d6g11h13f
stay $	85 -11a8f13h
stay at	89 -7a5g7b
stay closed	89 5g
stay in	82 -15a-4g21b
stay there	84 -5a5g
stay with	84 -5b9a
stayin	87 -13a10c11b
staying	72 -5f-4d19a
staying put	89 -4a7b
staying with	84 -8b6c8a
stays	89 
step	79 -5c-4k6d8e
step in	89 
steps	80 -6c14a
steps and	89 -9a11c
still	55 -14c-12k-11b-8h-6d7f13i16a25j
still #	87 -9g-8j-5c26a
still a	89 -9b5j9e
still good	84 -15a19j
still in	87 -15a18b
still living	87 -5i17a
still on	87 -9a19j
still owe	80 -10c19g
still the	87 
still there	89 -6j8b
still with	84 -8b-7j28a
stock	80 12g
stop	75 -9a-7c7e17k
stop at	89 -8b12a
stop me	85 -10a19k
stopped	83 -6a9c
stopping	85 12h
stopping you	87 -6c12h
storage	75 -6b-4g7c13a
storage $	87 10a
storage unit	84 11a
store	71 -11b-4dij4f26a
store $	85 -7a6f10c
store or	87 -8b12a
stored	87 -7a-4d11c
storefront	89 -13a14b
stories	87 -6a6c
storm	79 -7b-5g7a13c
storms	85 -10a12c
story	77 -6fh9b12k
story or	89 -9a11b
stove	77 -5b4d6a
stove $	84 
stove in	87 5a
straight	74 -7a-5j-4i7e9bk
straight $	89 -5a5k
straight with	87 -17a-4i11k13b
street	65 -9e-7a-5g6b7i9c10f
street $	74 -19a8c30f
street address	83 -19f-4a26c
street and	89 5c
street or	89 -7a16b
strip	87 4b
stroke	85 -5c6a
structure	89 6j
stucco	87 12b
stucco $	89 15b
stuck	82 -5c5ad
student	74 -6b-4k5j9c
student $	87 -5j15a
student loans	81 -11c9j11g
stuff	61 -14a8i21k
stuff $	75 -22b-8g7k31a
stuff at	89 -8a-5bgj23c
stuff in	85 -16c20i
stuff is	87 5gh
stuff worth	89 -17c18g
stylists	89 
sub	83 7a
subaru	89 7h
subcontractors	82 -6i
subs	69 -6a-5d13g
subs $	77 -23a6b20g
such	89 
such $	89 
sudden	89 7a
sued	82 -5a10g
sued you	87 -5a-4c13g
sugar	84 -13a7c8b
summer	82 9b
summer $	87 -13b19a
sump	80 8a
sump pump	83 8a
supper	89 -4i11g
supplier	80 -6c12d
supplier $	87 -9c17d
suppliers	81 8b
suppliers $	84 7a
supplies	89 -17f21c
supply	89 -5bc9h
sure	77 -6b8ai
surprise	89 
surrender	87 -6g-5a19c
surrender value	87 -6g-5a19c
survive	87 -9c4a9g
suspended	84 -8b8c
suv	89 5c
sweet	83 -5g4i13c
swim	89 -10a-7b7f17c
swimming	87 5k
swimming pool	89 
swing	83 -25c10bi13g
swing by	89 -9g13i
switch	78 -11g7c8f
switch $	82 -11g7c13a
switching	87 4a5h
switching $	89 9a
system	71 -6b8c11k
system $	75 -15c-6j11k21a
t	87 -36a36j
table	78 -13a-4c6b7d13g
take	53 -10i-7f-6a-5c8k14d16b
take $	77 -23a4b20d
take a	76 -8c6k11a
take cards	87 -9c19a
take care	77 -5c14d
take for	89 -6a6g
take it	74 -28a-14g-6ce10i14d28j
take on	89 -17g17c
take out	85 11a
take the	77 -21c-12d-5i6g12b19h
take to	78 15g
take you	83 -13a-4i5d22g
take your	84 -6a10b
taken	87 -5d10a
takes	76 -6c5j
taking	82 -5g7a
talk	68 -8g7c8a
talk $	81 -5g13c
talk right	89 -4j8a
talk to	85 -7k-5b4d11a
talked	74 -13c-9g-6e5dj8a15i
talked about	84 -12c22a
talked to	85 -5g10c
talkin	85 -21c-6g-5j-4d6b7a9k22f
talking	69 -10k-7a-5j11d14g
talking $	85 -11d-7i-4g7h9e15c
talking about	84 -25c-6b8a12i16g
talking to	83 8a
tall	80 -25i5b28g
tall are	84 -21i23g
tape	85 -9c18a
tax	83 -10b5j
tax return	89 -11b5cgj
taxes	84 -9a8b
teachers	89 -8c4a6ij
team	82 7k
teen	85 -5a5g9c
teenager	85 -5b8d
teenagers	85 -11c-8d8ab9g
teens	89 -4c4a
telematics	85 -6c7h
tell	44 -22g-14b-11i-8j-7e-5f7a75k
tell me	45 -44a-15g-9b-7ei-6c-5h-4f113k
tell you	68 -42k-20g-9b-5ij10h14c59a
tenant	85 -5b5a6k
term	69 -18c-10a-7f-4d5k6j14b18g
term $	89 -16a20b
term or	81 
terrible	89 -6j6a9c
test	84 
tests	89 
texas	89 
text	71 -13c-9k14a16b
text $	87 
text me	85 -4k9a
text or	89 -13c16b
text you	85 11a
than	62 -6jk-5ci7h20a
than #	74 -12cj-11b4f10h30a
than a	83 -7b5c6g
than that	89 -7b4a9g
than the	85 -10g8b
than you	82 -15a-7g22b
thanks	85 -6ak4i6e9c
thanks for	85 -6ak4i6e9c
thanksgiving	87 -6a8b
that	29 -20c-11g-7d4b7ak12h64j
that #	85 -7c-5j-4b5k9ag
that $	52 -14g-10di-6b5f13h18aj
that @name	87 -8ab-6e10i16c
that a	67 -13j-9e-6g-5c5k36b
that about	82 -6c4b13j
that accident	89 5b
that address	80 -8c6ad
that all	79 -19b-4c10j16a
that an	89 -5i13a
that and	87 -4g9c
that be	82 -9j6c10d
that bugs	89 -13c-7i12b15h
that building	89 7a
that came	89 -4b6a
that car	74 -8j-6c6d13g
that claim	73 -9ej-6b-5k-4i6gh11c14a
that clear	87 -8j13a
that commercial	89 -8b4e10d
that company	79 -14c-11g-5j10h13e14i
that correct	79 -8a18j
that could	84 -5b10a
that coverage	87 
that did	82 -16a-8g12bi
that do	80 -12g-7a25c
that does	89 -6a5k
that down	84 -12a5c12j
that everything	87 -5ij13a
that for	77 -18g-4a25c
that from	85 -5b10a
that go	89 -4g9e
that goes	89 
that got	81 -6g6a
that group	89 -5g8c
that had	89 -6j7d
that happen	85 -14c14g
that happened	85 8b
that has	89 -10b15a
that home	87 -7b8a
that house	83 -18ac13h31g
that how	74 -28i-24g-5k17a54j
that i	79 -29a-9j-6gi13b16c28k
that in	83 -10a-7b-5k8j18c
that is	48 -40c-25b-9e-7f-6k-5a9d30g68j
that it	77 -25a36j
that job	78 -12a19g
that just	89 5b
that kind	84 -13c6g13a
that last	83 -18a-6g-5c10be12i
that life	87 -8a8g
that like	87 -33c-5a5e43i
that little	84 -7a5b9c
that loss	80 -8e5g8c
that make	84 
that makes	85 
that new	89 6g
that off	89 -17a7k10b
that okay	82 9a
that old	79 -7g-6cj5e21a
that on	83 -6a-5b-4j7c10d
that one	68 -11a-8j6b8h9f
that or	89 
that out	83 -9a-5g4c7d8b
that page	89 
that place	82 -14a-6j-5gk5d8e22b
that policy	70 -14c-13k-8j6de11g14a
that premium	89 -4g6k
that price	87 -5c5a6g
that right	51 -6cj-5a23i
that roof	84 
that same	85 -4g5i
that so	75 4h5j
that somebody	89 -6a12c
that sound	79 -10c14i
that sounds	87 -11g15e
that still	77 -4b6e13j
that that	79 -6gj18a
that the	69 -32b-8k-7g12a50j
that they	87 -17a6e15b
that to	87 10a
that truck	83 4f6a
that up	89 
that vehicle	89 
that was	77 -22g-10k-7e8i41c
that we	89 -7j8c
that what	63 -33c-23g-20a-13k-5i-4be5f104j
that when	89 10e
that who	85 -7ad17j
that whole	84 4h7k
that will	89 
that with	79 -19b-9d-5j14c28i
that would	83 
that you	67 -26j-23g-14b-8e-4h5k8ai51c
that your	71 -20b-14g-9i14a36j
the	22 -15g10c11d12k14h16e17f21j
the #	64 -27c-19a-5e6k11j41b
the @name	77 -14g-6ej4c29a
the account	82 -8g7a11c
the address	85 -26k-6a-5g-4d50c
the adjuster	83 -5b4k8i
the age	89 -31c6k30g
the amount	87 -5a12j
the apartment	73 -6d-5b6g8j
the app	79 -6b-5c10a12i
the at	89 -16g6f15c
the audit	76 -14a-11g5c21b
the auditor	89 -4g8a
the auto	77 -9a-5g8c9j
the baby	78 -6d13a
the babys	85 
the back	87 -5a5g
the balance	89 -10g12c
the bank	72 -6g8a
the bar	89 -15d19a
the basement	74 -17a12b15c
the beneficiary	82 -10g9c12d
the best	72 -7g-4i10a12h
the big	78 -30a-5g5c9k24b
the bills	79 -5g8b
the books	87 -6cd6a7b
the boss	89 6e8a
the both	89 -6a4k
the bottom	89 6c
the break	89 -10a11c
the building	69 -24c-11a-6i10b32g
the business	59 -26i-16b-8k-6e-5a4h6g18j38c
the call	84 5a
the car	62 -32d-30g5e10b11fi33c
the card	79 -13k-9a-7j6c21i
the cars	76 -22k-12a6b10i20g
the cash	84 -14g-8a5i6b12c
the cert	89 
the certificate	78 5i
the check	83 -20d-8i-4b6k10g19c
the children	87 
the chimney	85 -6b6d
the church	89 6f
the city	87 -14b5f16a
the claim	75 -10g-9i-5e31c
the client	89 
the closing	82 -15c-5b9ak11e
the cloud	89 
the coast	89 7g
the collision	89 -8b-4c14g
the comp	83 -12c-5b23g
the company	62 -13g6k7i8e
the companys	83 -10c-5h4b8k9j
the complex	89 -7c-6a24d
the computer	87 -6g10e
the contract	77 -14g-6a8f20c
the cost	89 -7i5k9b
the country	83 -7g16f
the county	83 -10bc-6g-5j13d17a
the coverage	79 -23a-6g4e5k12j14b
the credit	81 -5k8j
the creek	89 -34g35i
the damage	83 -7e-6a18g
the dash	84 -8k6g
the date	84 -27c-6a6b8k23e
the day	77 -37c-11g-8b16h36e
the dealer	89 -10a5j12d
the dec	84 
the decision	89 
the declarations	87 -5k8a
the deductible	80 -12c-5j-4k4h7b8ai
the difference	89 -9c10g
the divorce	89 -6b6a
the dmv	87 -5c4e11d
the doctor	83 -17g6k14i
the dollar	89 -5j6g
the door	84 -16a5g7e13f
the doors	85 5a
the drivers	81 -8a6c
the driveway	83 -8b-6g7k8c9f
the dwelling	87 -27g-7a7b27c
the easiest	89 -12b-5c21i
the electrical	83 -6c-5j10g12a
the end	77 -12b-11c-5j8g23a
the equipment	84 -11a6e12b
the fall	84 -7a12b
the family	74 -6b-5g5c14a
the fifth	89 -4a8b
the file	87 -4c
the fire	79 5cg
the fireplace	89 -8a7c
the first	70 -12g-8e-5k9i22a
the floor	87 
the form	75 -19c-6ah-4j18b26k
the front	79 -25b9k24a
the full	79 -15f-11j-4e5a8b10k12c
the funeral	80 -9a-4g5bc7d
the furnace	80 -19g-6b5j18i
the garage	80 -5b8a
the gc	85 -12g13c
the general	84 -29g28c
the grandkids	89 6a
the ground	84 -9a5g13b
the group	89 -11c-8a9b13g
the guy	85 -14g-8e-6b-5a10c21d
the heat	89 4k
the holidays	89 -11b-9f30a
the home	65 -36a-21g-8i7j9e15k17c19b
the hospital	74 -5b8j
the house	51 -24g-8ef-5bh12c16ai24d
the household	82 -4c
the id	85 -5e16c
the increase	82 -11g-6k-5a7e21c
the inspector	87 
the insurance	68 -35c-13b-5j-4e10k11a16d25g
the jeep	89 5c
the job	69 -19a-6g-5c4f5e6k7b10j
the keys	79 -5a6e
the kids	63 -8g-5f-4d4ij10ac
the kitchen	75 -10b-4a5c10i
the knot	89 -14b-5a6e18j
the lake	83 -11a7b
the landlord	75 -17c-13a8j11d12g
the last	60 -36c4e6bd7g17a
the lease	67 -18d-9c-4k8j33a
the legal	87 4k
the lender	82 -6g5c
the letter	83 -5b4a10c
the liability	83 -5a9b
the license	87 -5b16c
the life	79 -7b5c6f7a
the limits	85 -22g21c
the line	80 -6k6d12g
the list	89 -7g-6b13c
the little	75 5j
the loan	79 -7a6f
the long	89 -10a15f
the lot	84 -5i6k
the lower	89 -8a8b
the lucky	89 -6d11c
the mail	84 -8a6c
the main	82 -6c-5b4jk
the market	84 -12c4e7a
the menu	89 10c
the middle	81 -6a8e14b
the moment	81 -13b-5j4g6d10a
the money	74 -9c5b10f
the month	78 -10c-8gj-6b-5a20k24e
the morning	87 -14c-8a-6i34g
the mortgage	73 -12d-9a4bc7j12g
the most	78 -20a5c17g
the move	85 5i
the name	70 -20c-7g4d7e19k
the nearest	87 -7a-5i8gj
the neighbors	87 5j10a
the new	69 -15k-7b-6a4j5h14i15g
the next	78 -11f-6g-4j5a8i12c
the note	89 -10c10g
the number	72 -22a-5e4g8f17c
the numbers	89 -7gk8b11c
the odometer	84 -8a10g
the office	72 -6i16b
the old	69 -14b-13g6e21a
the oldest	84 -5c
the on	87 5de
the one	64 -14a-8g-6e16j23c
the only	81 -10a5j7b
the original	83 -6j7b
the other	65 -27c-14b-10d-5e9a15h39g
the outside	85 6c
the owner	84 -12b5c13a
the owners	89 -4b6a7d
the package	89 5a
the paper	89 6c
the paperwork	79 7a
the past	83 -7b9a
the payment	84 -16c-10a-5g6k8b19e
the payments	84 -12b7i10a
the payout	89 13g
the payroll	84 -31c-9b4d12a30g
the pdf	89 -6c4a7f
the people	89 -12a7bd
the person	89 -9b11a
the phone	71 -19c-5j-4h4b6e11a17g
the pickup	89 
the picture	87 -12j16a
the place	65 -30c-24e-23b-4j5i8d32a40g
the plan	79 -5abg9c11j
the plant	85 -7g12c
the plate	87 -14c-8b29a
the pleasure	89 -8c15d
the plumbing	87 4a
the policy	65 -17a-10i-9g-8k11d14b28c
the pool	89 5i
the premium	89 -35c6a33g
the price	72 -10j-4d24a
the proof	83 -34c-5b4f35h
the property	74 -19g-5b7d8k16c
the quote	82 -14k4c6f14g
the rate	81 -16c-13a-10b6e7k36g
the rates	89 -8a12j
the reason	87 -6c-5b15h
the registration	89 -5k5a
the regular	89 -9a9k
the renewal	84 -11e-9b18a
the rent	83 -5c8g
the rental	89 
the repair	87 -8g19c
the rest	82 -20k-8g-4j5i6a9d15c
the restaurant	89 -5g4j7i
the right	84 -12g-9j6c7b12i
the river	89 -11b14g
the road	79 -7c5g8a
the roof	66 -8beg-5h15dj
the safe	89 
the sale	89 
the same	65 -30b-9j-6f4e11c17g24a
the scale	87 -12c-5e17g
the school	87 -6b13j
the second	79 -29a5j34c
the service	87 -7a5g6i
the settlement	89 -10b-7c9g10a
the shop	64 -12a-7g-6cf6j9e16b
the size	87 -6g9k
the south	89 -14a5b19j
the space	87 -7a7b
the spring	85 -9a12b
the square	89 -38g39c
the state	73 -14c-5g19f
the store	79 -5b4a5e
the story	87 -7f20k
the street	75 -9c-7e7b15a
the stuff	82 -5a6j
the subs	89 -6a8c
the summer	89 4a
the surrender	89 -35g5k34c
the system	87 -10a-5j4k16c
the table	87 -4a9d
the tax	87 -5a-4b5ej
the the	67 -9c-8d-6b4a9g14f
the thing	83 10c
the things	89 -11a15j
the time	81 -8c-6b4a11h
the title	81 -8c10d
the top	77 7k
the total	85 -11c-7e-5k31g
the truck	74 -21b5a7j12d
the trucks	87 -10c4d8a
the umbrella	89 -17a5k15b
the uninsured	85 -4a13j
the upstairs	87 -4b5f
the van	85 -9a5h
the vans	89 -8c-5g7i11a
the vehicle	84 -6b-4c6k7a
the vin	72 -12a-6j22c
the water	71 -12i-5j13f
the way	72 -12j-6g-4a33c
the weather	84 -7a-4g5c13i
the website	87 -14j-6h11a12b
the week	85 9h
the weekend	87 -4a10c
the what	83 -33c-7e6fi9bg16h
the wheel	78 -8a-4i16d
the whole	71 -9b-8i-6c7k8g11a
the windshield	87 5k
the winter	84 11a
the wiring	83 -7aj15e
the work	82 -14c-9e-5d6a21g
the worst	80 -9a-5i8h9c
the yard	78 -5c-4j14a
the year	75 -9c-5j4eg13k
the zip	79 -14j5a21k
theft	84 9b
their	61 -16c-7b7h17g
their excuse	89 -19g9h23c
their own	73 -7k9a13e
their price	89 -11a-6b10c19g
theirs	87 -6a-5c7b9h
them	53 -14e-11a-7k-6j5g7cd11i14h
them $	60 -12b-9k-8h-7e-5j7ag11i23c
them in	89 5a
them on	87 
them or	89 -13c-10a7b18h
them right	89 
them so	87 -6g9h
then	63 -13b-11hk-6g-4f4j21c29a
then $	76 -25c-11h-10j6e10k15g23a
then it	85 6a
then what	79 -25k-18g-7e56c
then you	89 4j
there	38 -19f-10j-7bd-6e4k5i7g21c41a
there $	51 -25g-20f-10k-7d5h6b14i20c24a
there a	56 -29b-13c-9j-4f7h8d21g25a
there an	83 -15b24a
there and	80 -27c-5gi11d31a
there another	89 -15a17b
there any	78 -6a4g11c
there anything	76 -6k13b
there are	89 -8b14a
there by	87 -14a4b7f
there for	84 -9c7b11a
there i	89 -4a5k
there in	78 -8b5a
there is	58 -9hi-8bf5g11c22k
there like	83 -13c-6b7a10g
there more	89 4a
there on	84 -7j-5e18c
there or	73 -20a-6i5f29b
there right	89 
there so	89 -6g-4c7a8h
there somebody	85 -14a4b20d
there something	78 -6a18c
there sprinklers	85 8a
there was	82 -10a-6c7f8k9j
there what	80 -14a-7k-5j5f11g21c
there when	89 4e
there with	79 -7b-4cj6i7d8a
these	63 -7j9a11i
these days	67 -6c5g12i
these things	89 
these years	89 -7g11c
they	44 -13c-10a-9i-6k7f11h13g14b17d
they $	83 
they are	75 -19c6a8h12g
they be	85 -5g5b
they been	89 -11g-6a20i
they charge	85 -6g4h6j
they cut	87 -8i7bg
they did	85 -20b-7i9g22a
they do	75 -7i6d12c
they ever	87 -12g-7a26c
they gave	85 -9a4c5j6k
they get	84 -11c13g
they give	75 -4dk6h13g
they go	87 -19i6b15g
they got	85 -8g12c
they hand	89 -16c18g
they handle	89 7k
they have	74 -14b-6d4j6cg13a
they in	89 -10b6g12c
they let	87 -5ck9h10a
they need	87 -8c9eg
they pay	72 -16g15b
they put	82 -5b12d
they quote	85 -10c11g
they raise	89 6a
they say	77 -19h-9g7bj18c
they sell	89 4c
they take	81 -14a17d
they tell	81 -12g-5k6a17c
they treat	80 -10c-6j-4a7b21i
they want	83 -22c-7a6b20g
they were	87 -13a9b10j
they will	80 -14a-6g-4b4dk22c
they would	83 -16a6b14g
thing	59 -53a-15g-6f7i8k10h19b41c
thing $	73 5j10h
thing about	79 -6g18c
thing or	83 -9e-8i-5a27b
thing that	89 9c
thing you	81 -4g8c
things	66 -22g-6k-5c7a17i19j
things $	81 -6j-4c10b
things are	89 
things in	89 
think	59 -14j-8c-5d6f8h24i
think #	87 -10g7a8c
think $	74 -9g-7c-6e36i
think about	78 -18g-5k34c
think it	84 -14c22g
think that	85 4e
think you	77 -9c-8i-5h4b7e13g
thinkin	84 6b
thinking	69 -12c-6b-4i4a8g19h
thinking about	77 -11g-10b-4h18c21a
thinking of	81 -10a9e15g
thinks	87 6j
thinks it	89 7j
third	81 6i
this	45 -11b-10i-5j5a6g29d
this $	61 -13g-6j-5b-4fi10k13c14a
this a	81 -5a8c10b
this afternoon	87 -10c13g
this by	87 
this call	79 -10i-9g6h29c
this is	82 -11c5a18j
this line	89 
this month	85 -14b-8e-7h-4g7c31a
this morning	85 -5g4i8c
this off	85 -9c7h14g
this on	84 -11b-6g9h14a
this one	81 -11a7e11k
this ones	87 -4a
this over	85 -13c13f
this so	89 6a
this summer	89 
this the	87 -20c10h16a
this thing	89 4g
this week	81 -11g-9a-8c6e8h9d13b
this what	85 -7be-6a7g19c
this year	74 -23c-13e-11k5i20a34g
this your	81 -8d16a
those	56 -16f-7bc11e20i
those #	79 -12h-9d-5bi6k28c
those $	81 -12b-9j-5c8g9d15a
those are	83 -15a-6h29j
those guys	85 -6a-4h8g12e
those old	87 -13a6b9e
thought	77 -23d-11c-5j5h13g24a
thought about	79 -9c-5j5h14g
through	53 -15g-11e-7h7j9df15k
through $	83 -7b-4k23f
through a	83 
through all	89 -14a7i12c
through escrow	89 -12c-5g11a15d
through how	87 -10i6k12g
through it	82 -5a4k7b
through that	80 
through the	71 -7c5fj
through what	75 -11c22k
through work	81 -6g5ab6c
through your	71 -17g-5fi-4e6ab26c
throw	87 -19c11g12k
ticket	79 -9a9b
ticket $	87 
tickets	77 -6c5a6j
tickets $	81 7j
tie	89 5e
tied	89 -8b19j
tight	89 -7c-4g4j8a
til	82 -7g4e6h8a
tile	87 -5j6c10b
tile $	89 -10a-4j6c15b
till	71 -9a-8k-7j-6i-5d6c7f10b17e
till the	82 -5a6c
time	53 -13bi-11j-6f-4ac16g42e
time $	65 -21i-13g-7ck6b12e13h22a
time and	84 -4e13k
time do	83 -29c-14g45e
time does	89 -13c-6a4j18e
time for	85 -8a4i8d
time or	79 -12b-5e26g
time right	89 
time so	89 6c
time to	85 -28c-6d-5gh10a36e
time what	89 -8ce-4a5h21g
time you	75 -7c4g5e8k
time your	89 -5g5e8b
timers	89 
times	77 -7a-4c9g11j
times your	87 -7c-5a13j
tip	85 -9g19c
title	77 -5c5j8d
title $	85 -4c6d
titled	89 
titled to	89 
to	31 -14j-12a13bf16g18k20c
to #	73 -16a-6g12i17b
to $	67 -24c-11ae-5b18g22d25f
to @day	89 5c
to @month	87 
to a	74 -11g-9a-5k-4d5e12c18b
to add	89 -21c-7b31a
to ask	70 -10c-7b5f8k12e
to be	61 -16a-11k-10i-6e11g13d14c17j
to build	84 6g
to buy	79 -10c16g
to call	78 -14b-12k-9d-5h8c17e22a
to carry	89 
to change	89 
to check	87 -5aj12d
to close	87 -14g7a12c
to college	80 -24a4b32c
to come	79 -7k5a15f
to compare	87 -10c13d
to cover	87 6a
to do	66 -10g-8i-7j10e13c
to drive	75 -25a-12b-6d-5g5k9c35i
to drop	89 4h6a
to each	87 -10g13c
to earn	89 -9g-5a6b13c
to every	89 -12g-5a7d12f
to expand	89 5a
to file	87 -13a7c8b
to for	87 -4a10h
to get	64 -23a-17j-10e-6c5h12f15g26i
to give	85 -5d6a8b
to go	66 -17b-13k-8f-7e-4dh12c52a
to have	74 -13a-7c-6g8k10j19e
to hear	75 -15i-14j-7bg5c8a36k
to hire	85 -7c4b8a
to it	80 -9a-8g5k6h17c
to keep	72 -14a-6g-5e-4c6k7j20b
to know	63 -29a-8de-7b-4i28c38k
to last	89 -4c10g
to leave	72 5a7e
to list	79 -18k-4a4b7d17c
to live	87 5a
to look	79 -7g-6h6i11c
to lose	89 -7g6d12c
to make	78 -19c-6k-4b4e10hi12a
to me	74 -16c-7g5k9j15a
to move	77 -11c-10i-6g6h11a13e
to my	87 -7k5a8e
to need	85 11k
to pass	85 -16e-8b-6g8c11d12a
to pay	70 -16c-5k11a12b
to pick	87 -6a8c
to price	89 -8a-6g7b13j
to protect	89 -7j10c
to pull	89 6k
to put	70 -5c5a8b
to quote	89 -11a16b
to reach	81 -9b-7c23e
to read	85 -12i-4a7b15c
to rebuild	81 -4c7g
to record	89 7j
to replace	77 8g
to run	75 -30e-14a-5j6k23c25g
to save	82 6a
to say	77 -7g5d15a
to school	81 -15a-7c5g6i12f
to see	77 -7a11e
to sell	84 -7c10a
to send	82 -6a6d
to show	89 9a
to sign	80 -6be26a
to sit	89 -4c11h
to somebody	89 5b
to spend	87 -33c-7a6b39g
to start	79 -5c-4g14e
to stay	79 -5b4k
to take	79 -5bk7d10a
to talk	85 -7k-6b-4j23a
to tell	87 10a
to that	77 -9g8f11b
to the	58 -23g-6d-4e6aj16i
to them	89 4i
to think	87 4c
to this	82 -7e6a7h9c
to to	77 -14ac7b8e11gi
to travel	89 -10c6af
to us	84 -11g5j15c
to use	83 5b
to walk	85 -5a4c7b
to what	85 -17c7k9b11g
to when	85 -27a-10e-4g13c14k19d
to work	67 -12a17f
to you	59 -13g-5e4f5h15a
to your	64 -10i-8a-7eh-6k5fg8b18c
tobacco	79 -9b10a
tobacco $	84 -9b12a
today	58 -9k-5h7d10g
today $	62 -23g-15k-10j-8b-7h4df14i18c27a
today is	89 -5a5j7c
today or	85 -10a6k8b
today right	89 
today what	89 -22c30g
together	75 -9b-7a8e9j10f
together $	80 -14b-5k6f9ej
told	71 -12c8g15j
told me	87 -9a17j
told you	74 -10c9g
tomorrow	69 -7d-5b-4c7j8g9e
tomorrow $	79 -27a7i14c15g
tomorrow what	85 14g
tonight	79 -20a6g10j17c
too	61 -20k-7g-6h8f25a
too $	67 -5a-4chk7i20b
too much	83 -35g15b21a
too or	85 -38b44a
took	75 -11g4i6jk
tools	71 -11b-4a26g
tools $	87 -29c34g
tools or	87 -10ab27c
top	67 -12g13j14c
top $	89 -8c-5b6a13j
top of	72 -9g7bk8a
tornadoes	87 7c
total	73 -7e-6a6d8g
totally	87 -6j-5c13h
touch	82 -8a-7g5c11d
tow	89 -8bk21a
toward	87 -8a5b11g
toward this	89 11g
towing	81 -7c14b
town	73 -8g-7d-4a5k18f
town $	84 -7d-6f8a10c
track	89 -7b10g
tracker	89 -13c-9a12b15h
tracking	89 -13c6a14h
trade	79 -9c-7a5b12e
trade $	89 -12c15e
traffic	85 -5b5g7a
train	87 -10a4c5b6i
training	80 -6ab21c
trampoline	75 -11b17a
trampoline $	81 -5b6a
travel	81 -10c5af7g
treat	77 -11j-10c13b16i
treat you	77 -11j-10c13b16i
treated	81 5c
treated for	84 5c
treatin	89 11i
treating	82 -5a-4g5i6b
treating you	82 -5a-4g5i6b
treatment	89 4d
treatments	85 4a
tree	84 -12b13j
trees	79 -11i4k5g8c
trees near	89 8a
tried	89 -14c15d
trip	84 
trip to	89 
trips	89 -5c5a
trouble	72 -6bc4k10a
trouble $	87 
trouble with	87 -9a5j9b
truck	65 -11b-7c9ad
truck $	77 -8b15a
truck for	89 -5a6b
truck is	87 
trucks	75 -11a-5b19c
trucks $	84 -31a32c
true	85 7c
true for	89 
trust	73 -11a-4c8b9h
trust $	81 -4g5c6d
try	80 -22c-4b13a23e
try you	89 -23c26e
tub	80 -5b5a6j
tube	89 7a
tuition	85 -5c19g
turn	74 -15e-6j4g7c12a
turn #	89 4a
turned	71 -9c4b8d
turned down	80 -7g8a
turned in	89 6b
turns	87 5a
turns #	87 5a
tv	89 13c
twice	80 -10a11b
twice a	89 -6a6b
twins	89 5f
type	72 -9g-6b-5a12c16k
type of	78 -7b5k13c
typed	87 -18k7a13j
typical	87 10g
uber	80 8a
uber or	87 5a
ugh	80 -15a-7c-5j6g8h19i
ugly	84 5af
umbrella	62 -9g-5i4a7h10b
umbrella $	72 -6cg20a
umbrella on	89 
umbrella over	83 -6c8a
umbrella policy	83 -12a-4h26c
uncle	83 -6d4k
under	60 -16j-6d-5ei-4k6c9f13g14a
under #	72 -20g-9j-8c5f12b30a
under $	83 -11a-4j21g
under a	81 7a
under one	89 -24c-10a13b28g
under that	87 
under the	81 
under your	81 -9b-8c-5d9f14a
underinsured	87 -5a14g
understand	79 -11c-9a-5i7h9k16j
underwriter	89 7d
underwriters	89 -8c11a
unhappy	85 -9a11c
unhappy with	85 -9a11c
uninsured	73 -21g8b10j14c
uninsured motorist	76 -22c9b19a
union	82 -7k6j
unit	75 -11c-5b8g9a
unit $	82 -11c9g12a
units	85 
universal	89 -7j13b
until	89 -8a10e
up	43 -11c-4ab9h12e19f
up $	58 -30a-20g-13j-9b4k8f12h19e38c
up a	84 -12g6c11b
up after	89 
up and	77 -10c-4g10a16e
up around	89 -5b9a
up at	79 -5ij4c5k11d
up for	73 -6de-5i6j12g
up front	89 12a
up if	89 6d
up in	74 -21a5j6f7c11b
up is	89 -5i7b
up like	89 6h
up on	76 -7bj-5i6c9k13g
up or	85 -16c-10b4i6a20g
up right	89 9j
up so	89 -9g-5a4j12c
up that	89 -5g5c
up the	72 -13a-8c6k10b15g
up there	76 -14a-10c7j13e15f
up to	70 -10a-9c-6e6b30g
up with	70 -14b-11c-6a6g7e10i17h
up your	75 -22a-14c-7g10e44i
update	89 6e
updated	74 -13b6a15c
updated $	79 6eg
upstairs	79 -7b4f5a
us	62 -12g-8ad5e12b16h
us $	69 -11g4b7j10a
us do	87 -11a7h8k
us to	89 -9a5i7bc
use	59 -15b-14c-5fj17i37a
use $	79 13a
use any	87 -5b8a
use for	89 -6b12c
use it	83 -9g8i
use that	87 6c
use the	79 -10c5i7ab
use tobacco	87 -9b9a
use your	85 4b
used	73 -25i-16a4d5g13b29c
used $	89 -38i-11g4b49c
used for	85 -18g30c
used to	82 -39c-8a8b9d33g
using	83 -9b19a
usually	72 -9g-6cj10ef
usually go	89 -4e5f6d
v	82 
vacant	83 
vacant $	87 
vacation	83 -12c8f14a
valid	87 -7b10a
valuable	87 -21c27a
value	68 -7ce-5d-4j12i17g
value $	79 -6a7bc9g
value of	89 -33c-6a21gi
values	89 -6a12e
van	83 -5a4h
vans	80 -13c-8b5i7d16a
vape	87 -24b24a
vehicle	69 -16a6c7b11k
vehicle $	83 7c
vehicles	73 -5dgk7j19a
vehicles $	83 -6c-5d20a
vehicles does	89 5c
vendor	89 -7g11c
vendors	87 5i
version	87 -6a-5c6k8b
video	84 
vin	71 -14a-7j9b30c
vin $	82 -49a-4k65c
vinyl	87 -8a9c
violations	84 5a
visit	84 -21b-5g9h19a
visit $	89 -5g4c
voice	89 -13a-5k-4j9b22c
volunteer	89 
volunteers	89 -8a8b
w	81 -13c-5e15g
w #	85 -13c-5e16g
wages	74 -6c-5b-4a6d7k8g
wages $	83 -14g6k9cd
wait	77 -17j4e5h13a
waiver	89 -6c10j
walk	62 -8e-7a-6c-4i38k
walk away	87 -4a4c5b
walk me	65 -16a-11c-5b-4j51k
walked	89 -6g-5a14c
walls	79 6c10b
walls $	84 12b
want	46 -14d-5ci5k8h13e15b
want $	74 -10a-9c-5e31g
want a	79 -9b-8g15c
want for	87 -12c13g
want it	74 -13g-11i-7c-6a6j32e
want me	72 -22k-8eg8c9j14b18a
want that	84 -36d-5c11h28a
want the	76 -15a7b8hi
want to	53 -25j-22g-8a-4c11d13i19k28b
want you	87 5g
want your	84 -12i-8a8k13c
wanted	83 -6b5c
wanted to	87 -5b6c
wanting	87 -5b-4e6a7g
wanting to	89 -5b-4c6a10g
wants	74 -12a6j7f8k
wants to	84 -6a9f
was	45 -32f-13k-11g10h11b14ci21d
was $	89 -6b-5c5a11g
was a	79 -19g-11a6c7bfk11i
was about	89 -9k12c
was anybody	89 -7g19a
was for	87 -9i12j
was i	89 -79f82c
was in	82 -10e-6g6i15c
was it	60 -15c-14eh-10b-6ik10j15d18a30g
was not	89 
was on	87 -14c5k17g
was that	63 -52c-40g-11k-5j6a10b23d24i48e
was the	60 -33c-9k-7a-6dj5f12e15h33g
was their	89 -23g-5b6a8h20c
was there	79 -17a-5c30b
was your	68 -12ac-4d9e10b16g
watch	87 -6c6j
watches	84 -8i-5j-4e6ad12c
water	61 -12i-8j-5de11f22g
water $	80 7a
water damage	84 -7g8k
water heater	82 10g
water in	89 7a
water off	89 4b5a
way	61 -21b-9j-8df5g6c14h22i
way $	74 -37a7b9g19i
way around	87 -5b7a
way it	89 -6b4a6k
way to	77 -7b-5g11i19a
we	52 -8f4i10c13j
we are	72 -6d5h10j
we can	89 -9a4e8k
we do	78 -6b-4g4e10k
we get	75 -14g-7k14a21c
we go	87 6b
we got	84 -19c-12g-5i5j10a29d
we have	77 -12c-8g6b7a12e
we meet	87 
we need	87 -11b-7j6c15a
we talked	89 -12a5i13j
we talking	77 -18a-14c-10d39g
we will	85 -10a11k
weather	82 -11a-4g5bc12i
website	82 -6h5c11b
wedding	85 -8d14j
week	62 -18a5d8b10h
week $	74 -8g-6e6h7c
week do	80 
week is	89 6i
week or	89 -11a16b
week you	89 -5a5g6e
weekend	75 -12a-5eg5i8j14c
weekend $	82 -11a18c
weekends	81 -6b6a
weekends $	89 -6b10a
weeks	72 -9b-5c9i14g
weeks $	85 -5b5a7g
weigh	81 -27c-8d6a33g
weigh $	84 -22c28g
weight	75 -12j-5ag4k32c
weight $	81 -16a-6j17g20c
weird	89 -5c
well	67 -14b-12j-9e-6c7ah14d17i
well $	79 -7g7a11c
well that	84 -11j-7e-5i12d15g
went	66 -20g-11a-9i-7b6c10eh21j
went $	85 -7g-4i16j
went down	89 -13a-6j-5c6k23e
went from	89 
went through	87 -4k10a
went to	87 -10c6af
went up	85 -9a6j9h
went wrong	89 11h
were	55 -13c-7h-5f5e10k16a
were gone	82 -7k6c8f
were not	80 -11g-5f5b8c
were the	89 -5g-4c11e
were they	81 -5k7g
were you	63 -26c-23i-18j-9f-7d-6eh18k40a42g
wet	87 5i
what	25 -107a-43b-39j-29k-4di8f30h46e84g139c
what $	72 -37c-13j-10e-9d-7k-6a-4h11bi69g
what a	83 -24c6a8g11d
what about	76 -22g-5j8c9d20a
what age	84 -29g-4c45e
what all	79 -14a-7j11g23c
what amount	82 -9a-8g32c
what are	57 -28a-17j-8dk-7b-6h-5f8e13i17c49g
what becomes	89 -9g8ac
what benefits	89 -7g15c
what bills	89 -12g16c
what breed	87 5c
what brings	87 -25g6c23h
what can	79 -46c-7e18i41g
what changed	85 
what city	87 -4g7f
what comes	83 -14c6b7j9g
what company	87 10c
what condition	89 -8c-5g16i
what could	79 -12a24c
what date	84 -83c-4g92e
what day	75 -46c-20g-8a-7j-6h100e
what did	53 -39e-38a-17i-15j-7hk-5bdf24c124g
what do	48 -69a-55e-12k-11bf-9i-8j11d27h59c91g
what does	60 -24e-19a-11k-7j-6i-4f35g52c
what else	74 -11g-5ad31c
what exactly	85 -6a15c
what got	82 -18g4h9j12c
what grade	87 -9g18c
what happened	69 -10g-7a-5i-4ej7h26c
what happens	68 -29g-10d-5e47c
what have	71 -13a-8b-7e9g28c
what hours	83 -22c-14g41e
what i	68 -30c-21g-10h-9ei-6k23j71a
what if	72 -24g-6d12c27a
what insurance	85 -10g-5e26a
what is	39 -58j-20b-12k-4d5i12c16e21h69g
what it	72 -27g-16c6i12k27a
what keeps	82 -6a8k9h
what kind	59 -15a-13b-9j-8h5d7gi40c
what life	87 -12c14g
what limits	82 -19c25g
what line	85 -4a11c
what made	73 -11g-8a-5ek-4j36h
what matters	89 -6g5b
what month	87 -55c-13g76e
what number	79 -36c46g
what other	82 -14g-8a11d15c
what part	80 -8c-6g30f
what percent	81 -9c-7b-6a32g
what questions	87 8c
what reason	89 -5g14c
what shape	87 5ik
what share	89 -23g-5d31c
what should	85 13c
what street	89 6f
what that	83 4k7g
what the	73 -18a-5g11k23j
what they	77 -17c-12g-5b8h10jk11a
what time	78 -30g-8j17e30c
what town	89 -12c-8g32f
what type	80 -8b16c
what vehicles	87 7c
what was	63 -22aj-15e-14d-11c-9k29g34i38h
what we	87 -15c-6g11a14j
what went	83 -6k-5gj10h14c
what were	82 -17e-7a12gk
what what	73 -20c-8k-7bj6i42e
what will	85 -6g15c
what work	87 
what worries	87 
what would	52 -60a-43k-15e-11bj-10i-8d-7f5h39g132c
what year	66 -53g-50c-17a-7b-6j17d128e
what you	55 -126c-40g-13e-8h-5i-4f12d17b26k69j82a
what your	78 -18c-13g-5e8i12j22k
what zip	89 
whatever	76 -14c-6a-5g-4j6d30k
whatever $	82 -4ac15k
whatll	85 -4e16c
whatve	77 -16a-5d-4k6f8g20c
whatve you	77 -16a-5d-4k6f8g20c
wheel	77 -9a-4i6k13d
wheel $	87 -12a4e15d
wheel of	85 4j6d
wheels	84 -6e5i11c
when	41 -26a-17fj-14h10g86e
when $	75 -6cg6a11e
when a	84 -8e-6b13c
when are	75 -15a-6e35c
when could	85 -16a24e
when did	59 -33c-26a-16g-7j-5di-4k107e
when do	62 -25a-21c-7j-4b13g61e
when does	75 -8a23e
when he	84 -15e-6i4a23g
when i	85 -12e-5fj9i15g
when is	62 -17a-13c-7g-5dij60e
when it	74 -32e6f9bj12a
when she	87 -7e-6c24a
when that	89 -7ae9b13i
when the	75 -39e-14b5k6j12g36a
when they	87 -12e-4i7c9a
when was	64 -18c-14a-4k57e
when we	89 -16g-7e-4i34c
when were	83 -11a21e
when would	77 -22a-10c-6g-5k53e
when you	56 -110e-9f-6h8i11b18g20k21d24a33c
when your	85 -7e4d9c
whend	74 -10ac-6g46e
whend you	77 -9c-5a28e
where	49 -48a-23b-22e-15d-6j5i14c19k93f
where $	89 17f
where are	75 -11a-7c-5b35f
where can	89 -19c26f
where did	83 -17c-5a8f30i
where do	66 -25a-14g17c43f
where does	77 -16a-6e14f20c
where i	85 -13c-8f-5b8j17h
where is	66 -20a-14c-11j-9e-6d-5ik10g67f
where it	85 4f10a
where should	81 -19c-5b33f
where the	87 -8c-4f5k13a
where would	72 -23a-9ck-5b21g34f
where you	69 -57f-6b7j9k20c36a
where your	87 -5a17k
whereabouts	83 -8a-5c19f
whered	76 -13a-9b-6cg50f
whered you	77 -13a-9b-6g-5c48f
whether	82 12k
whether it	89 7k
whether you	87 6k
which	55 -33a-18j-15g-6i-5h8b9e11f28c32d
which bank	87 6d
which car	78 -19c6k25d
which cars	87 -10d21c
which company	79 -17c6a7d10f
which floor	87 -6d15c
which of	89 
which one	83 -44c11k15b28d
which ones	83 -10c-5e8b16d
which other	87 -9ac21d
which state	89 8c
which year	89 -17d-16c-8j-4g23e28a
while	69 -10c-6b-5fi-4k6j11g18a
while $	85 -9c12a17g
while you	83 -7c4d9g
who	39 -25g-18b-15j-14e-13a-10i-5f121d
who $	87 -8a-7d26b
who all	80 -10a17d
who are	71 -6b11d
who checks	89 -7d13a
who comes	84 -10a19d
who could	85 -5d5a
who decides	89 
who depends	87 
who did	85 7d
who do	63 -32a-12g-10k-5e24d50c
who does	73 -8a15d
who drives	74 -22d-8c4k32a
who else	71 -7a19d
who gets	84 -8d10a
who handles	79 10d
who has	80 -12a16d
who holds	89 
who i	85 -8dk-4a23c
who is	52 -26a-21j-13c-6g-4i78d
who keeps	89 5d
who lives	89 -8d6a
who looks	87 5a
who makes	85 6d
who needs	78 
who owns	81 -8a5b7d
who pays	77 -8b-6d-5g32c
who runs	87 -11g-5c18d
who sent	89 4k
who should	87 -6a9d
who signs	85 11d
who started	89 
who takes	87 5j
who told	85 -13c4d16g
who was	84 -6b18d
who who	87 -4d10k
who works	83 6a8d
who would	73 -11c-6k-5gj14d24a
who you	82 -31d4j15k17a
whod	65 -11a-8g-4k5c37d
whod pay	80 -6a-5g17c
whod raise	89 6d
whod run	85 -4a13d
whod take	84 -4c10a
whole	63 -19d-10i-5cf8a12k15b
whole life	75 -18d-5c23a
whole thing	85 -7i4e5a6j
whose	70 -27a-5gj11b39d
whose fault	87 -17d26b
whose name	82 -9c-8b23d
whove	85 -10a16d
whove you	89 -20d-8a32c
why	60 -20c-19a-12g-9j-8b-5ei-4d93h
why $	87 -17h6j15a
why are	83 8h
why did	69 -22a-5j-4c46h
why do	83 -15a-7g36h
why now	85 -12c12h
widowed	89 -7j-6c11ab
wife	58 -10dg-8i-7j-6k22b24a
wife $	79 -35a38b
wife do	85 -5g10c
wife drive	87 7c
wife have	84 -10b14a
wife on	85 -4c14a
wife work	84 -6c6a
wifes	71 -26a12g15i
wifes name	87 
will	53 -12b-10c-6f-5dh6j12e15a19k
will $	78 -8k5b7a
will be	81 -17k-4a5e6j17g
will get	89 -11a10j
will it	89 -8g7a12c
will need	83 -7k-5a17c
will not	74 -8a12k13e
will or	89 
will put	89 -4a10k
will you	77 -19g-12k-8c5e6b16i18a
willing	87 7a
willing to	87 7a
win	85 5j
wind	74 -27a6i9b22g
wind and	83 -13a20g
wind deductible	87 -20a8b18g
windshield	83 -5j4ck
wine	85 5ag
winter	79 -6b6c17a
winter $	80 7c10a
wire	89 -6a4i6b
wiring	80 -8j-6c7a12e
wise	74 -15a-8d-4b16g17c
wise $	78 -8d-5ac21g
wishes	89 -9j20a
with	39 -18e-10g5f6k7j8h11a16d
with #	82 -11a-6g6f17c
with $	65 -19ag-14c-9b4h11k23d29i
with a	62 -25b-18a-6c5de11i16h21f
with all	87 
with an	80 -10c-8i10j19a
with anybody	89 -7d7a
with anything	87 -25a7k18c
with em	87 -5h5jk6g
with family	89 -5b4c
with her	89 
with how	89 -14i24a
with insurance	87 -9a-8g9c15b
with it	73 -6c-5k-4a7i8h10b
with me	73 -14c-13k8h29a
with my	85 -6k-5i5f8b
with no	77 -5c15a
with now	87 6c
with one	80 4j6g
with some	89 -13b13a
with somebody	89 -9b15a
with that	68 -21b-12g15a18c
with the	59 -31a-13c-9g-6h-5f5k12i13e14j29b
with them	67 -25a-12i-8b-6d-4k60g
with this	77 -7b7d11a
with those	82 -18a-7c5i11e15g
with today	87 -21i-6h4d34c
with us	79 -4ck9b13a
with what	83 -21c-4g9ai11b
with with	85 -6j11c
with you	62 -14j-9e-6gk5d13a24b
with your	66 -18e-11c-8g7b12k13h16a
within	85 7a
without	63 -8a-7b5j20e
without $	85 -6a-5d8bc
without a	87 
without insurance	82 7g
without it	81 -13b-4g8e12a
without you	79 -7a4g8j
without your	82 
wood	69 -4i4j10a
wood $	83 6a
wood frame	87 6j
wood stove	82 7a
word	79 -13a-7i-5cg4d11b22k
words	85 -4a4i
work	48 -15k-9ad-8j7i9c16b22f
work $	57 -10e-7bci5g19f22a
work and	84 -6g7a13c
work do	85 5g
work for	73 -9a-5k5d7b10c
work from	80 -10f21a
work going	89 6i
work if	81 -5f7a
work is	87 -5b11g
work or	80 -11a-5g5c15f
work out	89 -13b14a
work so	89 -6c-4d6be7g
work too	89 8i
work week	87 
worked	84 -7j8c
workers	75 -7b8j9a
workers comp	79 -7b5j12a
workin	85 -16b-5c4j6d10a
working	72 4c
working $	82 -5e7i
working there	89 -8a5d6e
works	71 -22i-20c-13g4d9k10a12bj13e
works $	83 -20c-19i-11g9a15k29e
works for	84 -13e-7a4j11d13c
works there	85 7a
workshop	87 -13g15c
world	85 -9i-6a6k7c8f
worried	84 -5b6i
worried about	89 
worries	81 -8a12b
worries you	83 
worry	83 -8g-6b20c
worst	79 -12i-9a8chj
worth	62 -7e-6cj-5b4i30g
worth $	68 -33c42g
worth it	87 -18g19i
would	37 -9c7a12bi13k
would #	87 -6gj-5b23a
would a	72 -8g-7f9c13a
would be	71 -16c-15a-6i-5b4e12j13h20k
would cost	89 -13cg29a
would do	84 -33a-4b5j10k23c
would feel	89 -26c30g
would get	84 -6c12g
would go	84 7i
would happen	76 -9g-4a5k11c
would have	79 -23d-8g7j9i16c
would he	77 -8k-5g-4f11a13c
would i	85 -5a5df
would it	62 -18f-10i-8k-7j8c42g
would like	76 -8c-5ab15dk
would look	89 6d
would love	84 -16a-9c14f21k
would make	74 -24g-12a-7e-6i55c
would need	65 -23a-10eg-5j64k
would not	85 -36d-6g-4c51a
would pay	83 -17g-11a6j7d24c
would rather	84 -8c7j10k
would she	77 -22g6b23c
would take	81 5k
would that	73 -12b-11j-8g6i8d21a
would the	79 -23c-4d6f15b17g
would they	73 -22c-19a6e9d15b18g
would want	79 -11a-9c11j18k
would what	89 -8g17c
would worry	89 -6b-5g12c
would you	47 -63k-27c-21j7e19f27a31i42b
would your	64 -16k-7j-4d5f7bg15a
wow	74 -17a-7dj-6b-5i10h12g24k
wow that	87 -9c-6j7e13g
wreck	78 -8a13d
wreck $	89 4i8a
wrecks	89 7a
write	71 -10c-5b5j7k
write it	84 -6c6j7i
write that	87 -5a5d
writing	84 -7d-4k6c8a
written	78 -22a-19b8i18c24j
wrong	74 -6g-5j8ah13c
wrong $	83 -8g-4j7a11h
wrong with	89 13c
wrote	83 -6h-5k11a
x	83 -11a16b
y	87 -5ci19j
yard	75 -5c-4j4g7ab
yard $	81 -5b-4j6g9a
yeah	70 -22a-8b-7e-5k5d7i10f20j
yeah $	74 -13a-9c31j
year	49 -11k-10f-8ai7j13g29e
year $	59 -36c-21k-8b-6g30e48a
year and	83 -27k-10e9b33c
year before	89 -9c-5a4g11e
year built	87 -18a23e
year did	75 -22g-11a11c36e
year do	87 5g
year for	83 -13c-9a24g
year is	81 -8e-5g-4a22c
year it	89 -14e18c
year make	83 -8a-6g8k16c
year of	89 -7e16k
year on	87 -16b-4g5a13j
year or	83 -6c7e12b
year right	84 
year round	89 -8a11b
year term	87 -8f14a
year was	79 -39e-17g-5b22d47c
year you	89 -18c-5a10k20e
yearly	83 -9j15g
years	51 -11dj-8i4ag5c12bh
years $	63 -27j-8f-5i16a34b
years and	85 -6a10b
years at	84 5g
years do	89 
years have	76 7g
years in	87 
years is	87 -13a19h
years of	87 
years old	87 -17g-16a31j
years on	84 -8b10j
years or	84 4b
years that	89 6c
years the	89 -22g23c
years with	81 -22c-14a-8h14j40g
years you	87 -4i9h
years young	89 5k
yes	72 -15g-9a11cj12h
yes $	79 -15g-13a17j18c
yes to	87 -6ck16h
yet	66 -13g-10j-6c-5b-4k7e12i30a
yet $	69 -8j-6e-4g4b14i16a
yet or	87 -28b32a
you	17 -25k-5e7d15b17fi25j30h33a
you #	68 -28d-16j-14c-11a-5k12b70g
you $	43 -18ak-14f-9h-8e6j14g20i22c28d
you @name	87 
you a	61 -33c-12k-8j-6g6d8e20a29b
you about	73 -13a-11g-4k6b9h19c
you actually	84 -5i4b11g
you add	83 -4c13a
you afford	87 -23c9a19g
you all	85 -6c-5a4bi7e
you already	81 4b
you an	85 -18a8c14b
you and	67 -15c-11b-7a-5i7eg11j18d
you any	83 -17a6d14h
you are	47 -38b-31f-20a-7g-5i-4e6h19d42k51j
you as	80 -17a-11c8d9g18j
you at	69 -21e-11j-5i-4k9b10h24g
you back	75 -11c-5i7e14g
you be	69 -14c-8g10e13b18a
you been	60 -12c-8j-5k5h15a17g
you before	85 -10g17e
you believe	89 6a
you born	80 -23e-7j-5d-4g20a24c
you both	89 -4c4d
you bought	71 -16g5b10k16a
you bring	77 -17g-9e-5b19c22d
you built	85 -5g10c
you burn	87 -6b4g8c
you busy	81 9a
you buy	71 -17g8ce
you call	73 -50c-10a-5g7f10b28dh
you called	76 -12j-9c-8e-4k7d15a19h
you calling	85 -15a6cf8b
you came	81 -13a-6g6k18j
you can	73 -21a-13g-8b-4f9j18e25d
you care	87 7c
you carry	65 -7b9a11c
you carryin	89 -9a8b
you carrying	83 -7ad8c11g
you change	75 -5b16c
you check	84 -9c4a6j8i
you choose	79 -14b-6e-5h6i9c18a
you close	78 -10a-8g-7c11j14e
you collect	87 -5a6b
you come	77 -14b-13a-12c9i18h22f
you could	68 -34a-6e4b5f8i9k10g11d
you cover	89 -10g10i
you covered	81 -17g-5j7e11a12c
you decide	83 -6a5i9b
you deliver	79 -6b7a
you did	74 -5g-4i6h9b
you died	82 -9c-5a6g10j
you do	51 -17b-15g-14i-5f5a14h20j22k
you doing	77 -26a-5j37i
you done	81 -9a-5c5k12b
you down	78 -7a-4c4e20j
you drink	82 
you drive	67 -14k4f5ab9c
you driving	80 -6b-4k14a
you earn	87 -32c6aj20g
you email	89 -6k8a
you end	84 -5b5i6a
you enjoy	87 7c
you even	87 -7d13a
you ever	62 -15b-9g7c28a
you fall	87 -8g18c
you feel	68 -8c-6g-5a5bf9hi
you feeling	89 6i
you figure	79 -8a-7g4h7c10e
you filed	82 7j
you fill	89 -6bh19c
you filled	89 
you find	77 -19c6i7d9k
you finish	89 5a
you first	82 -15c-5e31g
you follow	89 -10g5a7i8b
you for	73 -14c-4j9ek13g
you found	89 
you free	87 -15b-6c-4j23a
you from	72 -6i-5k-4f8h16j
you get	55 -14a-9j-5d12b20g
you getting	85 -9a10b
you give	79 -34k19c20a
you go	61 -60a-15g-13e-12i-8j12d25c35b39f
you going	74 -6j-4k6cg7f
you golf	89 4a6c
you got	52 -14k-6h-5dg-4ij6a12b36c
you gotten	87 
you grab	89 -6k14a
you grow	85 9a
you guys	67 -8g-6c-5bj8fi13e
you had	61 -12g-7k6bc15j
you handle	79 -27a-7g-4c45i
you happy	79 -9i-7cg4b7h8a9k
you have	38 -24a-11e-6g-5f5j12c15d37k
you hear	79 -28c-6eg40a
you heat	85 7a
you hire	87 4a7d
you hit	80 -10a8e9c
you hold	81 8a
you hoping	83 6c
you how	78 -6cj-5ik9e19a
you hurt	85 
you i	83 -14a-10j-6bi4d7k10g19c
you if	73 -7i-5c-4b4k8a9g
you in	62 -15g-14j-8i7a14h23f
you incorporated	89 
you insured	80 -15a-10g12b22c
you into	89 -5a12d
you is	74 -11g-6a8j10c
you it	87 -6c12j
you just	70 -5i-4h7f22b
you keep	63 -9g-6b-5j7d9c11f
you keeping	89 -14a7bi
you know	61 -39a-27c-7k6i9j16b21e32g
you last	72 -9c-5a30e
you lease	84 -7b9a
you leasing	89 6b
you leave	70 -15e-7g-6c-5b7f12h22a
you left	89 -5g6c
you let	80 -11k-4c17a
you like	57 -20j-11g-8a-6h-5d6c13ei26b
you live	71 -9g-6a5k21f
you lived	85 7a
you located	89 
you look	84 -8g-5e16c
you looked	83 -16c-8d5a26g
you looking	75 -20c-13a-4i5b11gk15e
you lose	79 -14c-8e6i11a13g
you lost	80 -8c4k10g
you love	81 -7c5j13a
you make	72 -49c-15d6b13i45g
you manage	87 -5g
you married	82 -7j-5c21a
you mentioned	89 -10a-9k10c12j
you mind	80 -7k-5i23a
you miss	85 -8bg7c8a
you more	79 -11a-7g9b21h
you mostly	85 -17a-5g8i11b
you move	83 -7a-4g4e10c
you moving	89 
you my	89 -6d7k
you name	83 7c
you need	61 -26k-11g-10i4j12c18h23e
you never	89 9h
you nuts	89 4c
you off	83 -6j10b
you offer	87 10c
you okay	79 -5aj21i
you on	65 -24a-11d-8j-6h6g7k9i15c21b
you one	84 -5dh6b
you open	73 -34e-4b11a36c
you or	66 -11g-8c-5e8b11d12f
you out	79 -11c-7bj-6i4f9a24e
you over	76 -18j-4c5g9b15a
you owe	75 -29d17c18g
you own	64 -9b-6j-5e-4gi10c11a17k
you park	82 -5a10j
you passed	82 -14c-4k5d11g
you pay	61 -10d-6be10a18i
you paying	73 -6e-5aj-4c19g
you pick	77 -11g-5e4a8c10i
you picked	85 -6c6j9g
you picture	89 
you plan	83 -5ac-4i5b6g
you planning	78 -6b4f9a
you play	87 -9c11g
you pretty	89 -11c-5i5b14a
you pronounce	89 -5c8i
you pull	82 5h
you put	67 -13c-5b-4e6a9f10d
you putting	87 -13c-5b5e13g
you quit	77 -10e11a
you rate	89 -6a7i
you rather	79 -5a12b
you reach	89 
you read	83 -28k6a27c
you ready	87 -6b8a
you recall	84 -11j-4e5c7a9b
you remember	75 -15d-6i5k11e
you rent	74 -8ce7d15a
you renting	87 
you retire	83 -10a-5g-4e11b12c
you right	72 -13g-10i5a6b12c
you run	74 -22k-9b8ej20a
you said	66 -12g-11ai-8c10h15j19e
you satisfied	89 11a
you saw	85 -6a16c
you say	64 -46a-11k-10c-7e-4f9h16bg44j
you see	68 -15h-10g-7j-5d5k9i10a17f
you seen	87 9a
you sell	80 -10g-5b-4j7c18a
you send	75 -11k9e13a
you serve	83 
you set	79 -19c-5f8a16g
you share	87 -5b9a
you shopping	85 -8c16h
you shut	89 9a
you sign	79 -7cg-5a24e
you signed	87 -7b-6c-5e-4g5a21i
you sleep	85 
you smoke	83 
you so	83 -7j5b10h
you sold	87 11c
you some	84 -5c6k
you something	84 -8c9j
you sound	82 -8bi7a20g
you spell	83 -7c-6a-5j11ik
you spend	84 -11i-5e8f16c
you stand	89 -7j-6g4c5b7a
you start	75 -12ag-10e-5h13b36c
you started	89 -16c21g
you stay	79 9f
you staying	80 -4a6c
you still	69 -15c4j5b10g
you stop	87 -8b11a
you store	89 
you sub	89 4a
you swing	85 -25c5a12i14g
you switch	83 10f
you take	67 -15g-7j-6d-4k6h11c21a
you taking	89 
you talk	83 6a7c
you tell	82 -50k-7g22a45c
you text	85 
you that	71 -8bk7d8c12a
you the	71 -15g-6i-4k6c33b
you there	82 -16a-10c5f7j9bh
you these	85 -4ac6d7g
you think	63 -24c-11j-7i-6b5e15h32g
you thinking	73 -7a-6h5e18g
you thought	83 -9c15g
you to	65 -24b-9c-7j-4h5d6g13i21a
you today	80 -8g6ai
you told	87 8j
you took	83 -9c4h10k
you train	89 -5a4c7i
you trust	84 5k
you turn	82 -11e8g
you turned	80 -5ac5b11g
you under	82 -7g10a
you understand	89 6j
you up	71 -14c-9g-5f11a25e
you updated	85 -13b-5a23c
you use	65 -9c-5bfj14i19a
you using	87 -9b11a
you usually	82 -6c7i8d
you want	50 -43a-14g-12k8f9d12j27b31c
you wanted	89 7c
you weigh	83 -28c34g
you went	82 -10a-6b-4c10k17j
you were	66 -17a-8g-6k-5c4i5f10d11j12e
you what	73 -8e-5k6b7c9i
you when	72 -15e-12d10a12i21g
you will	76 -22k-12a9e10g21j
you with	70 -22b-16g-14k-5e-4j5d9h24i30a
you work	66 -7e-5g-4b6d17a
you worked	89 
you working	89 -6a7f
you worried	87 
you would	60 -34a-15g-12b-10i-6e10d20k55j
you write	85 -5g-4k4d11i
you you	82 -12c20h
young	77 -12j-10i-7ce8k30g
young are	85 -11i22g
younger	89 -8g6c8b
youngest	85 5k
younguns	89 6b
your	26 -7h5d6c9a11j13i15e18f
your #	84 -7c8k
your @name	82 -23g-4b7k12a19c
your account	83 -10c-9d-6k11j16a
your accountant	83 7c
your address	83 -24a-16k9c37f
your age	82 -65c-8k4a82g
your agent	74 7g
your agents	89 -16c23d
your annual	84 -11g12c
your apartment	82 -5b5f9a
your auto	79 -7a13f
your baby	89 -12b12a
your belongings	84 -5j-4k7a13g
your beneficiary	89 
your better	75 -15a-9dg-8b-7f15k33c
your biggest	82 
your bike	87 -5a7b
your birthday	77 -11ek22c
your blood	87 14e
your bookkeeper	85 -14a-4c23d
your books	85 
your boy	84 10j
your boys	89 
your brother	74 -13a-5i12cd
your brothers	87 -10d-5b7a16c
your buddy	84 -5k5c11g
your budget	83 -6a17g
your building	87 -4g4i7c
your business	70 -4dj6b
your call	89 -6d-5h5c11a
your car	71 -36c-6be9j38g
your cell	84 -4g7a8c
your check	84 -19g-10a5b6d28c
your children	89 -11d12a
your client	85 
your clients	83 
your closing	89 -5g6c
your commercial	87 -4c8k
your commute	89 -15c-5i22g
your company	72 -9c-6j-5g4a6d11k
your contents	89 -11c14g
your coverage	75 -12c8i9g
your coworker	89 4i
your credit	72 -15f-14g4k5e7i19c
your crew	84 -5i
your current	68 -11g-4dj4c9k16e
your customer	89 
your customers	75 -10a-7b-6g4i18d
your dad	74 -23a-16c7k14g23f
your dads	89 
your date	87 -14c20e
your daughter	72 -5e6j
your daughters	82 -12a-9g5j14c
your days	89 -5g9i
your deductible	79 -42c-12b5j14a42g
your doctor	80 
your drive	87 -12c15g
your drivers	80 -6d6c
your driving	85 -9c13a
your dwelling	89 -31c34g
your email	74 -11d-9a-7fj-4g7k38c
your employees	82 
your employer	77 -6a5d8b
your end	89 -16a28i
your equipment	83 -11c11g
your ex	89 12a
your experience	87 -7a13c
your family	69 -6c6i7a
your father	82 11c
your favorite	83 -5g10c
your feet	89 -7b6c9a
your first	80 -11b-7gi29a
your folks	76 -13k-9j-7g9a12b15d
your friend	85 -8c-5d-4a8j12h
your girlfriend	87 
your goal	89 -6ag17c
your gut	83 -12g-10c-8a10b22i
your guys	83 -6c-4b4a17g
your half	89 -25c27g
your hands	89 -5b14a
your head	84 -12b5a13c
your health	72 -11ik-5a32c
your height	85 -25g32c
your home	70 -13c-6b4dj6a10g
your honest	89 9k
your hours	84 -24c-15g11a31e
your house	70 -10i-9d-7c7f9g12a
your household	85 -5g9c
your husband	59 -13d-8e-4i4bc10g14j
your husbands	73 -22a-7g-6d5j9b10i17c
your income	75 -12g-6a28c
your insurance	69 -21a-20g-14d-7b8f66c
your job	71 -12b-8g5c30a
your kids	75 -25a-9c-5g6j7b29d
your landlord	77 -16g20c
your last	66 -4j5i10a
your lease	77 -4g4k6c
your lender	85 -9a-4k17c
your liability	82 -29g8a26c
your license	73 -26c-16e-13b-5d10f17g44a
your life	84 -8i-5b-4g7j10a
your list	87 -8g6c10h
your little	87 -6b-4e7a8i
your main	80 -7g12c
your marital	89 -5g5c
your medical	87 -13a-7c9d12b
your mind	75 -31g-18a7i8e9h13b19c
your missus	89 -5k-4a16e
your mod	89 -24c-6a16j20g
your mom	75 11a
your moms	85 
your mortgage	81 -6g4k8c
your mother	80 -9a-5b12f
your name	72 -30j-23a-7dg7f12k13i15b27c
your neighbors	89 
your number	85 7c
your occupation	85 5c
your office	87 -5a4b
your old	84 -14c9a14g
your oldest	82 -11b-8c14a16j
your other	87 -4cg15d
your own	63 -28c-5k-4e6a8b13f14g
your parents	72 5g
your partner	73 -16k10b15c
your partners	81 13g
your passengers	89 5a
your pay	89 5g
your paycheck	76 -5c6i7f
your payroll	81 -55c-6a11b13d39g
your people	73 -15g-4e7i8d10a
your phone	81 -5eg-4j16a
your place	71 -9g-7a-5b5e15d
your plan	87 -11a16j
your plans	87 -4a4k
your policy	66 -14c-10b-8k-7d-5f6e13h27a
your property	87 -20g-4b11d19c
your record	87 -4c4k5a
your rent	84 -51c13a42g
your roof	82 -5i6g
your roommate	89 -6b16d
your salary	82 -17c-8a5jk7d11g
your sales	80 -18c25g
your schedule	89 6c
your score	85 -30a-5k14c26g
your share	87 -18c-8j10a18g
your shop	84 -6h-5k15c
your side	87 -9k-6j20a
your sister	77 -9g-5b5d7c10j
your sisters	89 -5a
your social	79 -15b-8k29c
your son	73 -5g-4c5b6i9a
your spouse	72 -5a5bk
your spouses	84 -13c8k9a
your steps	89 -22c26a
your store	89 -7a4c7f
your street	85 9a
your stuff	80 -17c13g
your subs	77 -7g5b8a
your system	87 5g7a
your things	87 6a
your time	80 -15g6a10e
your tools	85 -7c6g
your umbrella	87 
your uncle	89 6b
your unit	87 -7a5bd
your vendors	89 5i
your weight	84 4k
your whole	84 
your wife	59 -10dg-8k-6i4j31b
your wifes	73 -9d-8a5k6b11g
your will	85 
your wind	84 -17c9g17b
your work	76 -7j-5c-4g10f16a
your yearly	85 -14g-4a16c
your your	84 -11b-5g9c10a
your zip	79 -8b-6g9c
yours	59 -15b-9jk-8c18e27g
yours $	70 -27c-8a-7j-6k7g8d33e
yours is	87 
yours or	82 -10b-9c9d14a
yours was	89 -6a4d
yourself	61 -9e-8g-7a-6i-5f5c13k17b
yourself $	70 -15b-12e-6g-4f9c14k19a
yourself or	76 -23a28b
zero	85 -4c7a
zillow	87 -5i5c7j
zip	67 -15j-12a-8g14k29c
zip $	80 -19j10a21c
zip code	79 -7a5j9c
zone	77 -9e-7j-5g8a17c
zone $	83 -4c10a
zone x	89 
zoom	87 8a
~<#>	34 -40ck-26d-16e-15f-4i7h9a21g28b113j
~<@d	63 -11g-7e13a14j
~<@da	63 -11g-7e13a14j
~<@m	65 -10e-8g-7c4f9i22j
~<@mo	65 -10e-8g-7c4f9i22j
~<@n	52 -20c-9i-7k-6e14d15g23j
~<@na	52 -20c-9i-7k-6e14d15g23j
~<a>	28 -19d-18e-9f7c16bij21k33a
~<ab	41 -7e-5b7h10a20k
~<abl	80 -8c18a
~<abo	41 -7e-6a8h9c21k
~<ac	55 -13g-8bh-6k6e7c8a9j10i
~<acc	57 -11g-7hk6ce11j
~<acr	84 4f
~<act	72 -9b5i11a
~<ad	53 -24b-12g-8a-6h-5i6e8d10j11f14c15k
~<add	56 -28b-6ai9e10k13f18c
~<adj	82 -5b4k8i
~<adt	89 
~<adv	72 -8g5j6a7b
~<af	55 -16g-5fk-4e6j7i8ab10d
~<aff	84 -7c4g6d
~<aft	55 -16g-5fk7bcdj8i
~<ag	51 -22j-10ak-9f5b7h16g40e
~<aga	64 -7d-4f7i9e
~<age	57 -30a-12j-7k-6h-5fi6b12cd13e29g
~<agg	87 
~<ago	76 -16g-15j-12c-7i-4b7h16a35e
~<agr	77 -5d9ah
~<ah	74 -6a-4g4b6e8j
~<ahe	75 -9c4b5a9j
~<ai	76 5f
~<air	77 5f
~<al	43 -9b-7hk7j9i14a22g
~<ala	71 9j10a
~<alc	75 5c6g
~<all	47 -13e-9b-6dk9j14i30g
~<alm	82 
~<alo	71 -13g-5c5b8i13a
~<alr	63 -13k-4i6c21e
~<alw	77 -10j-7b-6i5a7g8d10f
~<am	52 -13b-11c-5de9gi11f12hj
~<am>	54 -12c-11b-7g6i14f15h
~<amo	69 -6ak5i19g
~<an	26 -52b-16i-6f5e7g19j24k37d46c
~<an>	50 -12i-11e-5b6c8a9h13j
~<and	33 -39a-15b-8h6g10c12k18e30j37d
~<ani	84 
~<ann	74 -13a7ck13g
~<ano	72 -6c4e12a
~<ans	78 -5a-4k4bc5g
~<anx	87 -7b-5g15a
~<any	35 -72b-15j-14g-11i-7e12k17d29c97a
~<ap	56 -6d-5e6fk7j14a
~<apa	65 -6b4af5k
~<app	61 -8d11a
~<ar	32 -20g-5c4d5k6e10f17b31a
~<arc	87 
~<are	33 -17g4k6j8f9c16a22b
~<aro	58 -10j-7c-6b5i8d12f
~<art	83 -35c-8b7d41a
~<as	48 -27a-19b-18i-10k-6c4f7e9h13d15g47j
~<as>	58 -18ac-15bi-8k8g18h23d31j
~<asi	81 -5b5a10g
~<ask	55 -9b-6d-5hk5f6j7g10e11c
~<asp	83 9j
~<ass	76 -5g12b
~<at	42 -18b-9i-7d-6fh8a16k18g26j
~<at>	42 -18b-12i-6h-5d4c13g15k31j
~<att	77 -6f-5c-4e6i
~<au	59 -13gi5f10ac11b
~<aud	67 -8i-7a-5g5k16b
~<aut	66 -8g-4i7f8ac
~<av	85 -11c7gj
~<ave	89 -4c7g
~<aw	58 -24a-19j-5h9ei18k19d
~<aw>	89 -15a9e11i
~<awa	64 -10b-5ij5k17d
~<awe	71 -9j-4d13k
~<awf	87 -4a4c5i
~<aww	79 -10a-5j-4g4k5e12d
~<b>	77 -16c4a8g9b
~<ba	44 -10a-7ef11g12ij16c
~<bab	68 -7k-6b-4d5e13a
~<bac	52 -10d-5e4b5g6h11i
~<bad	69 -13a-6ej5cg6b16i
~<bal	72 -12c-6a9k20g
~<ban	64 -9g-7i-6c8b23d
~<bar	70 -13a-8d-5g-4i8e32c
~<bas	66 -5a7i10j
~<bat	72 -10a-5b4c6j9g
~<be	36 -19i-8c-6f8h9e10g23a24d
~<be>	49 -15i-10f4c6g8e13d
~<bea	74 -9k-8c-5i-4d6g9b18a
~<bec	65 -10i6d15c
~<bed	74 -11a-5c19g
~<bee	49 -12j-5g6bk9c16i
~<bef	55 -16k-4h4ag5d11i
~<beg	89 5k
~<beh	69 -13c-8g-5i4k5f11h13d
~<bei	70 -10b-7g5e6f10i
~<bel	69 -16b-6k-5c6gj9f18a
~<ben	67 8a9d
~<bes	61 -12g-6ai-5b6eh11d14c
~<bet	62 -9a-8i12c13b
~<bi	49 -22i-13j-5h5d7k8c16g17b
~<bid	89 -5a4g5c
~<big	56 -20i-7j-5a-4h6c8k12b20g
~<bik	77 6f7k
~<bil	69 -13g-10j9b10d
~<bin	84 -11c5f7b
~<bir	64 -11a-7g-5b18e21c
~<bis	87 -7c7g
~<bit	77 -5j-4c9g13a
~<bl	62 -10k-5b-4fgh5e6d11a12c
~<bla	80 5d6c7b
~<ble	83 -6a9d
~<blo	68 -12b-11g-7k9e13c18a
~<blu	83 -9c5a10g
~<bo	47 -30g-17i-15f6h8d14k16a30b
~<boa	71 -9b4j13a
~<bod	79 -9ai6k15c
~<bon	85 4a5b
~<boo	65 -11a-5c-4e4h5j6d11b
~<bop	83 -5g6c
~<bor	68 -12g5be8c9d
~<bos	77 -9j-5f-4b7c18a
~<bot	64 -6g-5c5h6a9b
~<bou	68 -7i-6gj-4c11a12k13b
~<box	70 -7c-6f-5g9k10e
~<boy	70 -15a-9c-6g5i7h8j19b
~<br	52 -15k-12b-11a-4d5h6i7f11c26g
~<bra	74 -14c-5jk8a24i
~<bre	66 -24b-12a-5k7f16c21g
~<bri	63 -11a-6ik7g8d12h
~<bro	62 -14d-5a-4k12c13i
~<bs	89 -5c10a
~<bs>	89 -5c10a
~<bu	40 -13cd-7f-5ak10j16b17g28e
~<buc	80 -5c5a13h
~<bud	72 -8c-7d20g
~<bug	78 -10g-8i5k10h13b
~<bui	56 -9j-7i-6d9g12k20e
~<bul	87 -7c5fi6b
~<bum	79 -7a-5ch7b16j
~<bun	74 -9g-8c8i9a13b
~<bur	63 -18a-6b-4k5j9g19i
~<bus	50 -13i-9f6cj8b9d12e
~<but	62 -6d-5a-4b9e16g
~<buy	63 -7g4e5b8a
~<by	52 -16d-9k-8h-6g11e18b21i
~<by>	52 -16d-9k-8h-6g11e18b21i
~<c>	80 -46a6c18i31j
~<ca	34 -17g-10c5h12fi22a23d
~<cab	85 -7c-5b8j13i
~<cak	87 -10c7a8g
~<cal	51 -32g-17i-15a-6e7c8f16b22h28d
~<cam	62 -16b-9i-5c4k10a14j16g
~<can	47 -18j-17k-7g5i7c8d10f14a18e
~<cap	89 -7a-5j-4b17c
~<car	42 -10e-9k-8gh-6a-5j7d26i29c
~<cas	63 -15a5j8g18b
~<cat	67 -12d-10c-7i-4a8g9e20k
~<cau	85 -17c10k19a
~<ce	59 -10a-9k-5g5c6bd9f13j
~<cei	84 -8a5j9f
~<cel	79 -9g7b13c
~<cen	89 -11a14j
~<cer	62 -4k8d
~<ch	46 -17d-10c-9e-5j6bg7f14k26a
~<cha	55 -20c-9e-7i7b9a13g15k
~<che	57 -11d-6hi-4gj8ce9a14b
~<chi	67 -12d-6a6bfi9g
~<cho	74 -14g-13b-8e6h9c12i16a
~<chr	84 13f
~<chu	79 -6bc4fk7a
~<ci	69 -6b-5d4c9f11k
~<cig	81 -4a5k7b
~<cit	74 -12b7ck10f
~<cl	45 -18i-15c-4h4j7f8a9b12e16g
~<cla	57 -8dj-5a9i12c
~<cle	66 -22i-10c9j10b27a
~<cli	62 -11g-7b7f9a11d
~<clo	54 -23c-18a-9i4j8b22e27g
~<co	31 -24c-11k5j8f9i11h22a28g
~<coa	82 -7a9b10g
~<cod	72 -8g-7f-6a6k23c
~<cof	82 -4a6k10i
~<coi	82 -6k8b
~<col	58 -6i4g8b12a
~<com	41 -11a-6bj-5g8c11d12f29h
~<con	54 -10c-6deh-4jk6fi15b20a
~<coo	66 -16b-13j-5f6a7c26d
~<cop	73 -17b-7k-6g7i20a
~<cor	65 -29a-7k-6i-5g10b11f29j
~<cos	60 -16a-9i-6h11j28g
~<cou	47 -11h-10k-7b-4d12g19e20c
~<cov	48 -17d-8f-6j-5e5h7a8k11c19b
~<cow	85 -4a
~<cp	83 4a
~<cpa	83 4a
~<cr	53 -12f-9ag-6c-4j6de7k8i20b
~<cr>	85 4a
~<cra	66 -10g-5aj-4e6h7k8d11b
~<cre	58 -10f4k5a8e
~<cri	87 -5c4e7i
~<cro	85 -18a10i18b
~<cu	53 -17a-12b-4g5ce6h7di14k
~<cur	62 -21a-13b-8g-5d5hj9c12e19k
~<cus	61 -9c-8b8a12d
~<cut	72 -7a-6k6bcg
~<cy	84 5d
~<cyb	87 5a
~<d>	83 -7c5ik
~<da	44 -7hi-6dj-5c5f10g11k25e
~<dad	67 -16c-8j-6a5bd17f
~<dam	66 -8b-6e-5c5k13ag
~<dan	82 -12c6e7a
~<das	82 -11k5g11a
~<dat	63 -20a-15g-6d-5h12k19c27e
~<dau	68 -8k-5eg-4d6j10a12c
~<day	51 -7i-6c-5a6g7k23e
~<de	45 -17a-12cf-6i6e14d15b18j19g
~<dea	63 -7g6bd
~<deb	77 -26a9b21c
~<dec	61 -7bg-4k4e6a9d10j
~<ded	63 -11a-7c-4k4j24g
~<dee	79 -9b7g8c9i
~<deg	79 -10c8b12g
~<del	67 -15c-8b11a15e
~<den	73 -5ac5h6j
~<dep	70 -13c-7i9b13d
~<des	73 -10a-7cgi12k26b
~<det	77 -7b5a8c
~<dev	82 7j
~<di	34 -17bk-15d5h12i14e17c20g29a
~<dia	72 7c
~<did	36 -27k-15b-12d5g9h16e17ac18i
~<die	69 -11ce6a7i8gj
~<dif	68 -11b-5j5k7g14c
~<dig	74 -8a-5bj7k20c
~<dim	89 -12a6g9b
~<din	79 -7j-4c5d7e14a
~<dip	85 -21b9c18a
~<dir	89 -6a7bh
~<dis	63 -21c-4i4g7j13k14a
~<dit	89 6f
~<div	72 -11c-10j6g21a
~<dm	87 -5c4e11d
~<dmv	87 -5c4e11d
~<do	24 -46k-15j-5c4i11bd21f33e57a
~<do>	27 -46k-37j-11g9i13h15b19f21e28c42a
~<dob	84 -10a19c
~<doc	68 -16g-7a4k6i16d
~<doe	41 -24k-10j-8h5i14e21d23a
~<dog	71 -9b4c8j10a
~<doi	60 -14g-11j-7e-6h-4d5b18i19c
~<dol	65 -13a-7c4k8g15j
~<don	64 -14e-10a5b7d17c
~<doo	65 -16b-14c-5i6k8f12ej
~<dos	87 -10c13g
~<dot	81 -11a21j
~<dou	89 -16a10g14b
~<dow	52 -21c-14i-13a8e9h10k11g14j
~<dr	44 -14g-12c-6f-5j9dh11i19b
~<dra	72 -6ag-4c4h5i6be
~<dri	46 -7g-6h6b8ci14a
~<dro	68 -13ac13b19h
~<dru	79 -13c5a10d
~<dry	83 5a
~<du	68 -6abf-4j6g8e10k
~<due	77 -15c-8g-6b14a22e
~<dui	83 -7a-4g19c
~<dup	89 6j
~<dur	87 7c
~<dw	79 -13a5b16g
~<dwe	79 -13a5b16g
~<e>	78 -21a-15g8b33j
~<ea	58 -21c-10a-8b-6e13i21k27g
~<eac	66 -10ac-7e7d8j9k10g
~<ear	71 -22c-13b4i11ak14g
~<eas	77 -16j-7b-5g5k6a16i
~<eat	80 -21a11b13g
~<ed	79 -7gj10c12k
~<edu	80 -6gj-5a12k14c
~<ei	79 -11b15a
~<eit	82 
~<el	53 -13g-12a-4e4i7h9cd10j
~<ele	72 -9c-5i5b8g
~<els	55 -14g6c7j8h9d
~<em	51 -9a-6h-4bi8j13e14g
~<em>	68 -23a-10c-4i7j15e26g
~<ema	60 -8g-7e7a21c
~<eme	83 4d
~<emp	60 -11c5j9e
~<en	57 -25b-6c5k10g13a14h
~<end	63 -12c-11a-8b6g7j18i
~<eng	81 -8j-5c4e6a9g
~<enj	82 5c13a
~<eno	71 -19b-18i-8c9g18h21a
~<enr	89 -8g14c
~<ent	87 
~<eq	68 -12c5a16g
~<equ	68 -12c5a16g
~<er	79 -19k-9b5a15i18j
~<eri	89 -15a22j
~<err	83 -18k-9b16i19a
~<es	75 -14c-9f-7g6j11d18a
~<esc	79 -12c-5g-4k13d14a
~<est	85 -10f5abj
~<ev	43 -15c-11b-8h-6g5f6d7ik8j27a
~<eve	43 -14c-11b-8h-6e5dfj8ik32a
~<evi	87 -10a-5g6j14e
~<ex	51 -19g-14i-6j6k8a13h19e
~<ex>	89 12a
~<exa	67 -12ai-6d12f18e
~<exc	68 -18g-8k-7j8e13h16a
~<exi	87 -4a5h8j
~<exp	59 -18c-14g-5f6h7a9k12d
~<ext	68 -11j-10b-5d5k12g25c
~<ey	83 -16a6i8b9d
~<eye	83 -16a6i8b9d
~<fa	46 -30i-15k-13d-8bh14e15cf25ag
~<fac	77 -13b-12c-10a7g9k10d16j
~<fai	74 -5fk6c10a
~<fak	83 -13g-8b6c7a9i
~<fal	71 -12g-7cj-6d6a14e23b
~<fam	59 -8g-6j-5e5b10i12c
~<fan	84 -18b-8g-6j5h15a17c
~<far	58 -37i-14b-10d-8c-5j6a7e16f61g
~<fas	77 -15i-4k5g6c9a12e
~<fat	79 -16k-7a-6b10c11f15j
~<fau	76 -9d-4c5a20b
~<fav	80 -6g14c
~<fax	84 -10c5i7f
~<fe	52 -27b-7d-6e4k5h6i7g8c24a
~<fea	89 -6d14c
~<fee	57 -7e-5d7g8h10i
~<fel	74 -7b-4j5eg6c
~<fen	71 -14b19a
~<few	75 -12b6k14a
~<fi	43 -15b-10i-7e7g8j11d13a17k
~<fia	87 7j
~<fie	85 -7a-5b14g
~<fif	84 7b
~<fig	67 -13c-9i5hk6e11g
~<fil	62 -11b-6h-4g7dk10c
~<fin	55 -13g-10c-7f5ej6h11b
~<fir	52 -9e-6h6f9d18k
~<fis	83 -12b5f8a
~<fit	89 11a
~<fix	71 -7g-6de-5k6a15c
~<fl	58 -11g-8e-5i11k21b
~<fla	73 -16g4j5k18b
~<fli	89 5ak
~<flo	62 -10a5k9f
~<fly	80 -5j7a11b
~<fo	33 -9e-4f5bg8c9h14i21k
~<fol	62 -8g-7jk-6c-5e4i7h9b15d
~<foo	68 -9bk-6i-4a4j14c20g
~<for	34 -10c-5e-4f5j8i11h14g30k
~<fou	73 -17g-6k5abi16c
~<fr	44 -22g-14b-4d5h10jk11e19c
~<fra	75 -10c-5a5j18e
~<fre	71 -16g-13a6b24c
~<fri	71 -5g9ch
~<fro	47 -20b-6g8hk20a
~<fry	87 7j
~<fu	53 -15f-7e-4dh6a12i20b
~<ful	62 -13f-8e5gk11c15b
~<fun	62 -8e-6g-5j-4c14i16b
~<fur	71 -5ck4i9e
~<fus	85 7a
~<g>	85 -12a-5k5c7j12g
~<ga	56 -9g-6h-4abc19j20f
~<gad	87 6k
~<gal	87 5a6j
~<gam	85 -8a10j
~<gap	74 -4g5e11a
~<gar	66 -6c24f
~<gas	82 -16a6b12i
~<gat	80 -7b-6g6a8j
~<gav	75 -5a-4e5g8c
~<gc	85 -12g13c
~<gc>	85 -12g13c
~<ge	42 -10j-8g-7f-5d7i11a13e23k
~<gea	89 -24g-7a5f25c
~<gei	87 -8ad26b
~<gen	72 -5c5k7g
~<geo	84 -6c14k
~<get	43 -11f-9b-8j-7c10i13k15e16a
~<gi	52 -20e-9f-7j-6d6b8c13a25k
~<gir	72 -5a12b
~<giv	54 -15e-9j-8f-7i-5d9c10a27k
~<gl	68 -16g-9k-6a14c20b
~<gl>	79 -16g6a16c
~<gla	72 -10a-8g-7k5h6e23b
~<glo	89 -4c5j6g
~<gm	85 -8a4b8j
~<gma	85 -8a4b8j
~<go	33 -10j-4i9c12h17b32k
~<go>	48 -15c-12g-10ej-5b7d10a25k29f
~<goa	85 -6a16c
~<goe	67 -8i-5j5e20k
~<goi	55 -11f5g12k13h
~<gol	83 -5g5c7i
~<gon	65 -7e-5i-4d7b10j
~<goo	52 -10k-8f-7g-5j7b8hi9c12a
~<got	40 -16f-4i5b6k8j11c14d
~<gp	87 -7a11c
~<gpa	87 -7a11c
~<gr	53 -10a-7hi4j6d7c8g10b
~<gra	62 -17g-10a6i7bcd8j
~<gre	73 -11j-9i-7k5ag6f11c
~<gro	61 -7i5j17g
~<gu	53 -22c-9h-6a5e7k8d9j17i
~<gua	81 -4c14d
~<gue	73 -15c-8d7k11a13j
~<gui	83 -7a7gk
~<gun	80 -12b5a15c
~<gut	79 -16a-11g-10c18b21i
~<guy	58 -11b-8c-7h5f6i7d8g11e
~<gy	89 8c
~<gym	89 8c
~<h>	82 -6a6b
~<ha	28 -14h-8f-6e-5j5c10bk24i38a
~<ha>	85 -10c-4g6d9i
~<hac	79 6c
~<had	53 -7b-5k-4deg6c13aj
~<hah	75 -7a6g10b
~<hai	69 -13c-11g-7j-4f5h15e26i
~<hal	65 -9j-7b-4e7a10dk
~<han	56 -13c-10gj-7e-5h9a10b29i
~<hap	52 -15e-10j-9g-5i10h11c14ak
~<har	68 -9g-5bj-4k9c15a
~<has	53 -7bdj-5g4c34a
~<hat	78 -6c6fg
~<hau	80 -12c-5a8b16i
~<hav	31 -13i-9f-7h-6d7k11g12j13c25a
~<he	39 -29e-16b-5a12gj15f17k20d
~<he>	53 -23e-7a-6k-5f6i7g8d12c17j
~<hea	48 -12b-9cg7ij15f25k
~<hei	78 -11a-9j4k27c
~<hel	64 -20c-7j5d6h11b14i
~<her	53 -31i-12a-9e-5b4h9j11f18d25g
~<hes	84 8a
~<hey	81 -11g-6j8c9a10i
~<hi	48 -28d-27k-18a10f12c14ej41b
~<hid	89 -5c
~<hig	61 -13i-11a-10j-5d-4k12g18f28b
~<hik	84 -14a-8k-6c-4e4j5b26g
~<him	69 -12k10be
~<hip	89 
~<hir	71 -19e-13g7j11b22c
~<his	61 -25d-21a-11g-5k-4c6h10bi21j27e
~<hit	64 -16g-8b5e11i17a
~<ho	27 -61a-31b-21j-9d-4k11e61g110i
~<hob	81 -8a-6g18c
~<hol	62 -18g-7b-5e7i8af19d
~<hom	50 -10c-7h-5i4bk5e8f16a
~<hon	73 -9a-6g-4f6b12c
~<hoo	85 -7a7j9b
~<hop	77 -11a8c11i
~<hor	89 -7j15a
~<hos	70 -6bi5a13j
~<hot	71 -13f-12c7g12j17a
~<hou	45 -6f-5c8g9d10b12e
~<how	30 -116a-39b-28j-25d10e12h87g145i
~<hr	89 
~<hr>	89 
~<hu	50 -15f-10b-8k4c7j11i18a
~<hug	89 -7a-6c-5ij5f7b13g
~<huh	74 -20a-15g6c16j18i
~<hun	81 -8g-7b8j15a
~<hur	62 -17f-11b-6e7g8ci21a
~<hus	56 -5k7d
~<hy	72 -6i-4c10g
~<hyd	74 -6i7a11g
~<hyg	89 -4a5j
~<i>	34 -25ag-20b-14d-9f8e15i40j70k
~<ic	87 -14c5e14i
~<ice	87 -14c5e14i
~<id	69 -10d-9g-7e-4h6k27c
~<id>	76 -31a-6g-5e6j43c
~<ide	75 -10c-4g10k18a
~<if	41 -19b-14a-12h-11j-10i6d9g14f24c42k
~<if>	41 -19b-14a-12h-11j-10i6d9g14f24c42k
~<il	89 -5c8a
~<ill	89 -5c8a
~<im	72 -9g-5j6b15c
~<imp	73 -8g-5j6b10c
~<in	29 -27c-13b5h6ik7d9j17g18f34a
~<in>	32 -8c-7b5h9i10gj11a13f
~<inc	62 -6b-4h5a20c
~<ind	84 -10a12b
~<inf	72 -4g5c12a
~<inj	71 -6b4k5a6g
~<ins	43 -13j-12c10d11g12af
~<int	63 -10ag-6i-4c6e8hjk9d
~<inv	72 -14c8g12a
~<ir	85 -7d7a
~<ira	87 
~<is	23 -16g-9k12i19d21a52j
~<is>	23 -15g-10k12i19d21a52j
~<iss	81 4k
~<it	28 -9e-4c4a5h11i25b28j
~<it>	28 -9e-8c5ghk11i26b28j
~<ite	89 -4g6a
~<its	82 6a
~<ja	85 -22b6g9a13f
~<je	73 -10a-5b6cg9i
~<jee	85 -5c11g
~<jew	78 -6a11c
~<jo	55 -13bg-5hk5ef7d12c21a
~<job	55 -12b-11g-5e5f8d9c18a
~<joi	82 -5jk-4b15e
~<ju	47 -14c-13g-12i-11d-8e4j11ah17k28b
~<jud	84 -5j6a
~<jum	75 -6b6c18h
~<jun	84 5c
~<jus	48 -22c-11g-9ei-7d4f8a10j22k29b
~<ka	87 -14i-10c7e9a17b
~<ke	51 -20g8a16h22k
~<kee	54 -22g-5e10ac20k
~<kep	74 -9c-7g-4j5fk21h
~<key	74 6e
~<ki	47 -10a-6h4j5i11bg
~<kic	80 -13c-6i5b8e11a
~<kid	55 -9g-5h5bf11a
~<kin	55 -13a-9e-8j-5f5i7b9g20c
~<kit	70 -11a-5c-4b5i9j10g
~<kn	50 -18g-11b-10d6e7j14a30k
~<kne	87 
~<kno	51 -17g-11b-10d-5c6j7e13a31k
~<l>	83 -58b-10c-5i14g62a
~<la	42 -12f-8b-7d8a9c11j21e
~<lab	82 -8c17j
~<lad	74 -8a-7b6c15j
~<lai	81 -12c-6b4i5k8a9d
~<lak	79 -8a-5di10j13g
~<lan	63 -17b-9g-5k-4f9j13e19a
~<lap	75 -10i-7j-5g7a9b12h
~<lar	84 -16i8g14c
~<las	48 -14a-8k-6df12g14i19e
~<lat	69 -10c5i9g
~<law	67 -21g-8j-7d8bk12a19c
~<lay	80 -13j6c12a
~<le	43 -17g-8b-7i5h20k35c
~<lea	50 -18g-9i-4e5a7h10d22b
~<lef	68 -12c-5a-4i4k5b17g
~<leg	72 -16d-12g-8b7a10k25c
~<len	72 -14a-5g9k17c
~<les	77 -20a5f11cg
~<let	57 -8g-7j-6f-5d6c7i18k
~<lev	77 -11b-8a-6g5d20c
~<li	33 -35a-13b7c10df14i25g26k
~<lia	60 6b7g
~<lic	59 -11a-4j7b9de
~<lie	79 -10c-5bg5j7a11d
~<lif	54 -14c-8a-7b24g
~<lig	79 5d
~<lik	42 -12b-7g-6f-4j4h7e10d13k19i
~<lim	62 -21a-5dj-4b13c33g
~<lin	61 -12a-7j-5def10k12g16c
~<liq	87 11a
~<lis	60 -21a-4g29k
~<lit	60 -6e-5d8ci
~<liv	56 -29a-14g-10e-7d5j6i16c18b27f
~<ll	78 -6a-5h6c16b
~<llc	78 -6a-5h6c16b
~<lo	39 -19i-17d-8aj-4c9e10k12b15f19h21g
~<loa	63 -10g-5ai-4e5k8j9b
~<loc	64 -18c-8g4f5i6b7e17a
~<log	80 -12b-5j13ci
~<lon	52 -39i-10aj-8c-4bd7f13h16e47g
~<loo	54 -6d-5a5h11c
~<lor	87 -6a10c
~<los	60 -19e-5c4h10i17a
~<lot	65 -19a14g15c
~<lov	66 -10g-9bj-8c-6d7k8h11f16i
~<low	70 -24i-5a11g28b
~<loy	81 -9c6j8eh
~<ls	89 -39b-12j6i48a
~<ls>	89 -39b-12j6i48a
~<lu	74 -10b-7d8c12a
~<luc	83 -5d-4b9c
~<lum	84 -5c4g5j
~<lun	84 -5b5c12a
~<ly	89 
~<lyf	89 
~<m>	82 -7a-4e5j14c
~<ma	38 -13e-7i-6a-5k-4d5b14c15h28g
~<mac	74 -7a-4d7f8j
~<mad	63 -15g-7b-5dik6f36h
~<mai	63 -16a-6g5c6f17d
~<mak	54 -13j-8k-6e-5d8g14c15i
~<mal	83 6a
~<mam	84 -14a6bg8c
~<man	45 -12i-11b-10j-7c-5ek6d63g
~<map	89 5c
~<mar	64 -9g-8d-4hi9jk15b
~<mas	87 -12a18b
~<mat	69 -11d-9c-6e10aj13k
~<max	87 -10g-4a5j15c
~<may	71 -8c-7k-4b5de14a
~<me	35 -31g-21a-19d-15f-14i-6c-5e4h13b126k
~<me>	37 -25g-22a-19d-14c-13f-11h-9i-5e150k
~<mea	72 -8j-7c-5k7b13h
~<med	65 -10g-5ik10c15b
~<mee	74 -5k7c
~<mem	83 9a
~<men	79 -13k-5b-4e6a10cj
~<mes	77 4b5c8e
~<met	74 -8ag-7k6b8j17h
~<mi	48 -10j-9d-8k-6f6ci7a11e20g
~<mid	77 -9a-5i6b7e10g
~<mig	80 -19b-8j5ae7d8h9c
~<mil	61 -12a-7c4j25g
~<min	55 -20c-11j-8d-7k8i11b16g19a
~<mir	87 -9a-5g22j
~<mis	67 -23g-17j-4b6i9e10a29c
~<mo	38 -17j-12i-10ag10fk16e20b24c
~<mob	87 -7a7b9f
~<mod	74 -26a-5e4g9c11j12b
~<mom	66 -6b-5cj4k17a
~<mon	48 -17j-9i4b11e19c
~<mor	51 -16j-9c-7d-6e-5i5a7h11k26b
~<mos	61 -5ek15c
~<mot	66 -9c-7g-4b6d9f10a
~<mou	85 -6g-5a6i11c
~<mov	61 -16b-8g-4ak4fj27e
~<mr	85 16a
~<mrs	87 4a
~<mu	45 -26i-18j-7ck-5d13b60g
~<muc	45 -31i-15j-10k-7de-6c4h6a14b63g
~<mus	79 -10b-4g4d10i
~<my	55 -20j-7ak-5g6e7b8i12d16f
~<my>	56 -19j-10a-6k6e7b9i13d17f
~<mys	83 5c7a
~<n>	82 -11a7c15j
~<na	49 -31g-19j-14a8i10k21d35c
~<nam	50 -31g-22j-8e-6h-4a9i15k16d42c
~<nan	87 5b7d
~<nat	83 6j
~<ne	41 -15d-14g-11a-9c6e15h21i26k
~<nea	68 -11b-10c-6k4gj12a21f
~<nec	89 -14c14i
~<nee	47 -13i-12g-10d-9c-7b-5af12h63k
~<nei	73 -6k4be
~<ner	83 
~<nes	87 -8g-7k-5j10i11e
~<net	83 -4b4a13g
~<nev	72 -14a-7k8hi10j
~<new	57 -21k-7a-4f8c11b23i
~<nex	65 -6gj4h5c9b
~<ni	57 -12j-5e6g7f8b9a
~<nic	65 -9e5b6ai
~<nig	63 -10j-7i8g10af
~<nin	89 
~<no	37 -29b-13d-7i-4e4k17g27h40j
~<no>	54 -33b-21i-11d-5g5e6cf13a49j
~<nob	69 -8be-6d6a7c12j
~<noi	85 8c
~<non	77 -9c-8b8h14j
~<nor	74 6a
~<nos	85 -9c5k9f
~<not	44 -8d-6b-5a6ik13j18h
~<now	49 -29j4b14g16ch
~<nu	49 -16e-9d-8b5i10k16g21c
~<num	50 -15e-13j-7d-5bh9i13k14g24c
~<nur	74 -10b-8c5f6j8h9a
~<nut	82 6cg
~<o>	79 -13c-5j21a
~<oa	83 -7g5ac6i
~<oak	83 -7g5ac6i
~<ob	89 
~<oc	75 5cg
~<occ	75 5cg
~<od	81 -14a-5j-4c9g20k
~<odo	83 -8a10g
~<of	33 -6g4b8k9i15a19d
~<of>	36 -9b-6e5k8d9j14i16c
~<off	48 -25g-15j-10c7de14k15a17b
~<oft	73 -16i-11a-7c-4b15d34g
~<oh	60 -21j-18b-4g4a5i7c9k10d12f
~<oh>	60 -25j-20b-10g6i8c11adk13f
~<ohi	87 -11a7j8g
~<ok	46 -23j-18b-9k5cf6e7a11d13g17i
~<oka	46 -23j-18b-9k5cf6e7a11d13g17i
~<ol	51 -40i-12c-7k13e17j45g
~<old	51 -40i-12c-8k13e17j45g
~<on	30 -15f-10e17j27k28d
~<on>	33 -20f-15bc-4e15gj17k19d25a
~<onc	71 -8g5k8b
~<one	43 -7bc4i8k9f10j14d
~<onl	63 -11d-10g-4f5c6k9b15j
~<oo	77 -17a-7k-5j7i10c14g
~<ooh	78 -13a-7k-5j9g12c
~<op	61 -12g-7c-4i5b8e14a
~<ope	63 -12g-11j-6i-5c8e15a16b
~<opi	87 -8a5d
~<opt	85 -14b7a9j
~<or	31 -73a-67j-31e-25k-23g-11h-10c6d24f260b
~<or>	31 -81a-65j-34e-25k-20g-10ch5d24f266b
~<ord	82 -5g-4a7f8e
~<ori	74 4a5bd
~<ot	56 -6bef-4a10g12d16h
~<oth	56 -6bef-4a10g12d16h
~<ou	43 -26g-6d5j8b9k15e21c
~<ouc	85 -29g-7a10e12d21c
~<oug	87 -6d12a
~<our	71 -8g-7ac6j12i
~<out	44 -10i-8d9bek12c
~<ov	49 -9c-5hi-4a4bf12j13g
~<ove	49 -9c-5hi-4a4bf12j13g
~<ow	49 -19d-15c-13j-5eh5k6i9a23b25g
~<owe	69 -28d-12a4b5k34g
~<own	50 -18c-12j-5eh7i18a21b
~<p>	84 -7b8c
~<pa	37 -31e-14h-8k12b15a16fg20i
~<pac	73 -5g4f12a
~<pag	68 -9g-4b22k
~<pai	62 -13c-4e7d8b15g
~<pan	83 7a
~<pap	67 -14ag5d8cf9b
~<par	51 -15ek-9d-6h4j7b21c24f
~<pas	61 -15e-7ck6i7b9d15a
~<pat	76 -14b16a
~<pay	44 -12a-9e-7cj-6k-5h9b21i39g
~<pd	89 -6c4a7f
~<pdf	89 -6c4a7f
~<pe	47 -11i-8af-5k-4j8g21bd
~<pee	80 -8a-6g5j7c11d
~<pen	75 -8a9b11c
~<peo	57 -7j-6e-5f8a16d
~<per	54 -14c-11i-4k4a7e13b15g
~<pet	85 -14a-6g6k22c
~<ph	60 -7d-5h-4g5ej6k8b
~<phi	89 4f
~<pho	62 -6d-5hi4a8e9b
~<phy	77 -7g6k
~<pi	53 -11j-7g-5i5c14a17k
~<pic	58 -8e-6j-5ac8b19k
~<pie	81 -5g-4c6k7e
~<pil	77 -5g-4d6a12c
~<pin	85 -8c-4i4k7ae
~<pip	72 -7b9a11c
~<pit	85 8a
~<piz	87 
~<pl	45 -9h-5g-4i4j11f13k15c
~<pla	47 -8h-5k-4e5j8d16c
~<ple	68 -9ae-8d-6j-5cg10b16f23k
~<plo	87 -9b12a
~<plu	70 -8g-6b4k5cj10e
~<po	44 -16d-13i-6f5h6g8ce10k13a
~<poc	76 -6a-4i6c11g
~<poi	80 -6g-5c9a11h
~<pol	47 -14a-11i-8d6k12bc13e
~<poo	68 -5g5j10a
~<por	79 -7d5b7c
~<pos	75 
~<pou	80 -8c-6e-5b4g20a
~<pow	89 6j
~<pr	44 -37a-11i-7d7bg8hk17j33c
~<pre	59 -11a-6dfh-5i8j9k12b14c
~<pri	57 -20a-8i-5h7f9b13c14g
~<pro	51 -22a-6b12c13j19h
~<pu	50 -21c-13i8e19b21g
~<pul	70 -5cij13e
~<pum	82 8a
~<pur	80 -21a10g12b
~<pus	79 -4g5e6a
~<put	53 -15c-8i4f5j6a18g
~<qu	54 -8h-7i8g10b13c
~<qua	80 -6a10j
~<que	69 -5h-4e4d8c
~<qui	64 -6j-5d4e5b10c
~<quo	66 -6k10g
~<ra	54 -16i-8e-7b-4c6h8j9g12k14a
~<rac	80 -6b9a
~<rai	66 -19c-11i-7e-6k4d6j16a21g
~<ran	77 5k
~<rat	62 -14c-11a-5d5b6j11h18k
~<re	38 -24i-13f-5g8k9a10h11e16b24j
~<rea	53 -23i-16b-11a-8f8e10c19h38k
~<reb	76 -11c12a
~<rec	58 -18i-12d-11c-4h11k19b24a
~<red	74 -5bc5a13e
~<ref	79 -12c-5a8b16d
~<reg	67 -11c-5de4k5a18g
~<rej	89 -6a6h8j
~<rel	80 -4c5e
~<rem	66 -17k-6bg7i13a17j
~<ren	53 -13a-8k-5i-4f4c8d13g16b
~<rep	60 -5d-4c11a
~<req	74 -4g14c
~<res	69 -18k-6g-5a-4e7h9b11di
~<ret	66 7j
~<rev	77 -7e-6j7cg
~<ri	36 -23c-16be-11k-5h4a5d14g24i48j
~<rid	72 -17b-10d-8j-6k7ch8f21i
~<rig	37 -15c-12e-8a-7h-4fk19i51j
~<rin	68 -16b-10c-8i-7k17d26g
~<ris	78 -5c5a10b
~<riv	83 -18b-7e-4c11g22a
~<ro	49 -13b-10f-5e6d8k10g17c
~<roa	70 -6k-5bd9c10a
~<roc	84 9c
~<rol	83 -14j-8b-6c-4g4k10d23a
~<roo	54 -22b-11e-8h-5f4i7c8a10dg14k
~<rot	84 -13c-7a11be
~<rou	68 -27a-11f-7d6c9g14h16b
~<ru	53 -21c-14e-11j-7f-5k7ad13b43g
~<rul	87 7c
~<run	54 -15e-14c-8j-6f-5a9d17b32g
~<rus	84 -4k7e10a
~<s>	79 -16a-9c-4k14b23j
~<sa	41 -26e-10b-8f6c10k20i25j
~<saf	67 -9g4a7c8j
~<sai	61 -8a-6cg-5i-4de6k16h22j
~<sal	64 -11e-7bi4j6h9d18g
~<sam	62 -25b-9j-6f7ek9g25a
~<sat	79 -7jk-5g8c9ah
~<sav	66 -7c-5f-4i6bj14g
~<saw	77 -11k-5g9i12c
~<say	50 -23e-19c-10ag-5h5d7f9j11b15k33i
~<sc	54 -24a-6c4f6bd11g12i
~<sca	66 -20c-10j-5d-4k9h12g20i
~<sch	60 -14g-10a-7i-4h5dj8bk11f
~<sco	77 -27a-6k4i17g23c
~<scr	78 -9a-7c10d12b
~<scu	83 -9b6g9a
~<se	43 -21c-11h-5d13bef30a
~<sea	76 -9ac5b22e
~<sec	62 -10g-5b6k7j10c
~<see	59 -19c-11h-6a6d9ei17f
~<sel	65 -8c-6k4g7e13b
~<sen	58 -10g-7c8af12b
~<sep	78 10a
~<ser	66 -5d-4bc17a
~<set	62 -11e-8a-6i-4j4k9b19g
~<sew	83 -8b12a
~<sh	41 -22g-11e-9d6j11a24f31i
~<sha	62 -14c-10j-9d-5g8ab12f22i
~<she	54 -14de-11b-7f-5c5k8g20j26i
~<shi	68 -7a-6c-5g4j10b19e
~<sho	48 -15g-13e5b12d28f
~<shu	70 -15g8a14i
~<si	46 -16a-12g-5hk-4f4e13j42b
~<sic	78 -5g11c
~<sid	65 -8k7a14b
~<sig	62 -8cg-4bh4i8a9e10j
~<sil	89 
~<sim	85 -22a22b
~<sin	58 -17a-12g6e8i9j16b
~<sis	71 -6g-4i10j
~<sit	62 -13j-8g-7i-5k7a8c18b
~<siz	81 -23c-10a4b32g
~<sk	72 -10c-8k6b7i12e
~<ski	78 -13c9b14e
~<sky	80 -7k9i
~<sl	61 -11g-7c-5de5i8a9f19b
~<sla	77 -12c29b
~<sle	69 12f
~<sli	82 -6g5b10c
~<slo	74 -5k-4cj11i13a
~<sm	62 -9j-7b-4fh4k5g10d18i
~<sma	73 -6j-5a4gi16d
~<smo	67 -7b5a15i
~<sn	73 -10f-4b7c17j
~<sna	82 6c
~<sno	79 -10f-5a20j
~<so	29 -30g-17f-14i-12d-5a17k19h22e64j
~<so>	33 -43a-31b-23g-16i-11d-10f13e29h35k90j
~<soc	71 -7d-6aj9b23c
~<sof	80 9j
~<sol	70 -10g-4deh4b8a16i
~<som	44 -14j-8f-7c-6g13d14a28b
~<son	69 -10ck-6g6i11b17a
~<soo	70 -22i-8b-6c5g9a33e
~<sor	71 -25j-7b4i9g12a19c
~<sou	63 -18c-8f-4g7k9e23j
~<sp	51 -16e-10a-8h-4d8fg9c12b15k
~<spa	69 -8k-5bf6c7g12a
~<spe	62 -14a-9e-8i-5h8j11k23g
~<spl	82 -5a5k7f
~<spo	63 -12g-5j6b8f9c10k
~<spr	68 -8g-5c4i7j14b
~<sq	69 -6b6e9g
~<squ	69 -6b6e9g
~<sr	80 -34k7f17c20a
~<sr>	83 7f
~<st	37 -28d-14h-5g7i9f13ac17b24k
~<sta	47 -25d-12j-11i-5h9f11g13c14k24b
~<ste	69 -18c6ad7g11e
~<sti	54 -15c-11k-8h-6d9af12i24j
~<sto	54 -11b-7g-5f7a14k19c
~<str	57 -23g-6d-5hj6f7i10k11c12b
~<stu	57 -6f-5a6i8c13k
~<sty	85 8c
~<su	51 -17f-9j-7i11g16ac
~<sub	63 -6c-5d-4e6bg8j
~<suc	85 14a
~<sud	87 
~<sue	82 -5a10g
~<sug	82 -13a6c10b
~<sui	85 -6g6k12e
~<sum	74 -4g6a7b
~<sun	81 6be
~<sup	68 -14f-9i-6j4c5h7k13d
~<sur	67 -21b-9j6i8g11c16a
~<sus	84 -8b8c
~<suv	89 5c
~<sw	64 -14j-8ac-5k8fi11g14b
~<swa	85 -10a12b
~<swe	77 -11j-5k5e15g
~<swi	68 -6aj-4ce6i7b11f
~<sy	69 -6b-4e11c13k
~<sys	70 -5b-4e8c13k
~<t>	87 -36a36j
~<ta	45 -22c-13i-7k6j16g17b26d
~<tab	75 -17a-6c6d7i10b12g
~<tac	87 -5a4d6i
~<tak	51 -10c-9i-8f7b8k10a14d
~<tal	57 -12i-11c-7k-6j7b8a9f11d13g
~<tap	82 -10c-6k18a
~<tax	77 -9a4g6j
~<te	41 -35c-16i-15f-10dg-6e8h15j26a58k
~<tea	74 -8g10j
~<tee	72 -12c5a8h12g
~<tel	43 -22g-15b-11i-5cf5hj64k
~<ten	77 -7c6ah7j
~<ter	67 -10c-7f-6d-5a4k13b16g
~<tes	79 
~<tex	68 -15c-10k14b24a
~<th	17 -8d-6h9e11bj17g18k27i38a
~<tha	29 -17c-12g-7d4k7b13a15h58j
~<the	20 4d5aefh8j10i13bk34g
~<thi	40 -19g-14a-5j4c21dhi
~<tho	55 -16f-15d-8b-5j5g6h9e10a21i
~<thr	52 -11e-9cg-7h5d8f9j20k
~<ti	47 -23i-10a-5cd6j11h47e
~<tic	70 -15c4b5j11h
~<tie	83 -9b-4g4e15j
~<tig	87 -11c-5g6a8e
~<til	67 -11j-10gi-9k-6d4h6f9c15b18e
~<tim	52 -16i-9b-7f-6a6h11g39e
~<tin	87 8k
~<tip	84 -9g18c
~<tit	74 -5a6j7d
~<to	29 -10h5j16f41g
~<to>	31 -14j-12a13bf16g18k20c
~<tob	79 -9b10a
~<tod	58 -10k-5h4b6d13g
~<tog	75 -9b-7a8e9j10f
~<tol	71 -12c8g15j
~<tom	69 -8d-5b-4c5i6gj9e
~<ton	77 -21a5g9j20c
~<too	56 -14k-8b-7c6f10g20a
~<top	67 -12g12j13c
~<tor	83 
~<tot	70 -8a-7e4k5g8d9h
~<tou	77 -12a-9g7j8c14d
~<tow	66 -10c-8d-7i6a14f17b
~<toy	89 -7b4i7a
~<tr	47 -17b-10c-5f-4g8d9a12e16h
~<tra	58 -10c-8d7e8a15h
~<tre	62 -10g10c14i
~<tri	73 -11b4h5j10d
~<tro	72 -6bc4k10a
~<tru	58 -10a-7b-5i11c12d
~<try	77 -24c6g9a20e
~<tu	60 -7i-5e-4h12a13g
~<tub	77 -6b-4g4j10a
~<tui	85 -5c19g
~<tur	63 -5ij-4e4f7g9b
~<tv	85 10c
~<tv>	89 13c
~<tw	76 -9a11b
~<twi	77 -8a11b
~<ty	68 -6b-5a6k7j10c
~<typ	68 -6b-5a6k7j10c
~<ub	80 8a
~<ube	80 8a
~<ug	75 -9a-8c-6j-4k4g7h17i
~<ugh	80 -15a-7c-5j6g8h19i
~<ugl	84 5af
~<um	62 -9g-5i5a7h10b
~<umb	62 -9g-5i5a7h10b
~<un	51 -11i-6k-5d14j22b
~<unc	83 -6d4k
~<und	57 -11ci-6e5a6bf22g
~<unh	85 -9a11c
~<uni	63 -14g-6k7a9j13b
~<unp	89 7j
~<unt	89 -8a10e
~<up	42 -18b-5d7ah14e19f
~<up>	43 -11c-4ab9h12e19f
~<upd	72 -13b6e9c10a
~<upg	87 -11a14c
~<ups	74 -10b-5g5c12a
~<us	51 -17g-9j-5d-4b9c12h22a
~<us>	62 -12g-8ad5e12b16h
~<usa	89 -6b5c6k
~<use	57 -6fj-5b9c23a
~<usi	83 -9b19a
~<usu	72 -9g-6cj10ef
~<v>	82 
~<va	58 -30b-12c8g10i32a
~<vac	77 -11c7f14a
~<val	64 -10a-7b-6d9c10i12g
~<van	74 -14c-6g-4b4i6j8a9d
~<vap	84 -24b23a
~<ve	60 -16g-12a-9e-8d-4c7j24k30b
~<veh	64 -6d-4e5b7ck
~<ven	75 -15g-8c-7a4j11k24b
~<ver	82 -9a-5ce7b13k
~<vi	62 -12a-8g-6k-4d4h6i23c
~<vid	84 
~<vin	69 -20a-5j-4g8b36c
~<vio	81 4j
~<vis	75 -7k-6b8h10a
~<vo	76 -10k-8a-4d15b17c
~<voi	85 -12k-10a16b20c
~<vol	83 -6a7b
~<w>	81 -13c-5e15g
~<wa	35 -28f5g6a7i13c14k22h
~<wag	74 -6c-4a6d7k
~<wai	72 -6j-5c5h7i8a
~<wal	59 -11a-7e-6ci7b8g32k
~<wan	45 -13d-8i4f7k8h10b12e
~<war	83 6a
~<was	45 -32f-13k-11g5aj9b10h13ci21d
~<wat	59 -19i-9e-6aj10f14c15g
~<way	61 -21b-10j-8df5c6k7e14h22i
~<we	40 -11bf-7g11k19i21a
~<we>	52 -8f4i10c13j
~<wea	77 -7g-6e-4b5ac10i
~<web	80 -6h-5dj8a10b
~<wed	83 -7d-6a6k13j
~<wee	56 -17a4i8gh
~<wei	69 -12j-9d6a8c17g
~<wel	66 -14b-12j-9e-6c6h8a15d17i
~<wen	65 -20g-11a-9i-7b6c10eh22j
~<wer	55 -13c-7h-5f5e10k16a
~<wet	87 5i
~<wh	20 -154a-52b-50j-16i-15k34g36f38h75d102ce
~<wha	25 -115a-45b-41j-21k-8d-6i9f30h44e84g149c
~<whe	36 -69a-30b-20j-15h-7g-6d5i24k77f78e
~<whi	53 -28a-11i-8g-7h6f9e23c30d
~<who	37 -36a-31g-19i-17j-16e-9f-8c-5h7k163d
~<why	60 -24a-20c-12g-11j-8b-5dei101h
~<wi	34 4c7b13a18k
~<wid	84 -9g-7j-4k5ce8b10a
~<wif	55 -10d-8j23b
~<wil	53 -13b-11c-6dfh-4i7j11e18a20k
~<win	63 -5e13g
~<wir	74 -7j4b11e
~<wis	72 -8bdj9g19c
~<wit	38 -8g-5be4f5h6k9j10a13d
~<wo	32 -7e-6a6i14f22k23b
~<woo	68 -7c4b6ai
~<wor	42 -10a-8i-5e-4d5gk8b12c21f
~<wou	37 -9c7a12bi13k
~<wow	74 -17a-7dj-6b-5i10h12g24k
~<wr	58 -19b-7e-6g-5k-4f5i11d14c16j
~<wre	74 -4c12d
~<wri	65 -18b-11a-4e7i8c23j
~<wro	70 -8k-6b-5g11c17a
~<x>	83 -11a16b
~<y>	87 -5ci19j
~<ya	72 -6c-4d5k10b
~<yar	74 -5ck6ab
~<ye	41 -15k-9d6j12h16c17e
~<yea	42 -17a-12k-10i-5d6j7h8b11c13e20g
~<yes	72 -15g-9a11cj12h
~<yet	66 -13g-10j-6c-5b-4k7e12i30a
~<yo	15 -16k9ad11g13bef16h19cj20i
~<you	15 -16k9d10a11g12b13ef16h19cj20i
~<ze	85 -4c7a
~<zer	85 -4c7a
~<zi	65 -13j-7a-5g13k28c
~<zil	85 -6a-5i4g5c7j
~<zip	67 -18j-9g14k25c
~<zo	73 -9e-7j-6g7b11a15c
~<zon	77 -9e-7j-5g8a17c
~<zoo	85 6b
~@da	63 -11g-7e13a14j
~@day	63 -11g-7e13a14j
~@mo	65 -10e-8g-7c4f9i22j
~@mon	65 -10e-8g-7c4f9i22j
~@na	52 -20c-9i-7k-6e14d15g23j
~@nam	52 -20c-9i-7k-6e14d15g23j
~aa>	89 5c
~ab>	72 -10c-5g-4i22b
~abe	78 7a
~abet	79 9a
~abi	58 -13c5di8g
~abie	89 
~abil	59 -6c9ag
~abin	85 -7c-5b8j13i
~abl	63 -7k-6eg-4h7d8a19c
~able	63 -12g-7k-5e-4h7d10a19c
~ably	89 9g
~abo	41 -9a-7e-6b6fj7h21k
~abor	89 -6c12j
~abou	41 -9a-8d-7e-5b7f8h10c22k
~abov	79 -9c15d
~abs	87 6i
~aby	68 -7d-6b-5k4j5e14a
~aby>	70 -7d-5c4j6e10a
~abys	83 -7b-5k5a9c
~aca	74 -11c-4j7fg12a
~acan	83 
~acar	89 5eg
~acat	82 -12c7f14a
~acc	56 -11g-7h-6b-5k6e7a11j
~acce	82 -8b5j8a
~acci	69 -13c5d6a13e
~acco	61 -11g-5h7j17c
~ace	48 -11c-5h5g6b9i15d
~ace>	49 -10c-5h5g6d12i
~aceb	89 -7b7j8c
~aced	79 -7a-5c4eg10b
~acem	79 -11g8a9b
~aces	81 -13a-7c5g6b15d
~ach	56 -9a-6i-4f5e6ck11j
~ach>	62 -15c-13a6d7ej9g10k
~ache	71 -7g-5e-4k7b9j10c
~achi	72 -5d6a15c
~aci	87 6a
~acin	87 6a
~ack	49 -11e-8d-5c-4b7i13a20h
~ack>	54 -11i-6ce8h21g
~acka	77 -8g8c9b
~acke	69 -5cg-4k5f10h
~ackg	85 4c6b
~acki	83 -12c8b13h
~acks	81 -8b12a
~acku	74 -10b-6g6a23i
~acky	89 -8a4k8c
~aco	83 -13a-8c5i8f13j
~acom	89 6i
~acon	89 -12a-7c9f12j
~acr	84 4f
~acro	87 5f
~act	56 -13g-9a-8i-6h7df14c17k
~act>	69 -13g-6a-5c7b9f18k
~acte	89 -20a12b13c
~acti	80 -7bc6k12a
~actl	77 -11i-7a-4j5ef19c
~acto	70 -15c-8a5b8gj11d
~acts	80 -5g6c7d
~actu	72 -12b-6gj5i12c14a
~acy	84 -6a8j
~acy>	84 -6a8j
~ad>	45 -14g-9d-6e5j8b10fk18c
~ada	89 -7g6ci
~adb	84 5a
~adbo	84 5a
~add	54 -30b-6ai7ek10f17cd
~add>	72 -20b-11a10g11j14c
~adde	77 -8b-5e10d11a
~addi	71 4e
~addr	62 -10a-9b-7g-5j6c8e12k16f
~addy	77 10d
~ade	58 -26g-10a-7dj-5k7ei8f11c30h
~ade>	61 -23g-5abd4f10e33h
~aded	83 6f
~ades	75 -9a-5g5b10i11c
~adg	85 6k
~adge	85 6k
~adi	77 -24a10c20f
~adin	79 -23a-5c4b10g21f
~adj	82 -5b4k8i
~adju	82 -5b4k8i
~adl	81 -8a11b
~adli	83 
~ado	77 -5a5d
~ado>	82 -6c4g
~adoe	87 7c
~ads	71 
~ads>	79 -5j5g
~adsi	79 -6b4c7a8j
~adt	89 
~adt>	89 
~adu	85 5a
~adua	85 5a
~adv	72 -8g5j6a7b
~advi	72 -8g5j6a7b
~ady	64 -12d-7g5k6ae15j
~ady>	64 -12d-7g5k6ae15j
~afe	67 -9g4b7c8j
~afe>	82 -7k7j14a
~afet	70 -7g-6a5k10c
~aff	72 -12c-4b5j11ag
~aff>	80 -6c4a
~affi	85 -5b5g7a
~affo	84 -7c4g6d
~aft	55 -18g-5f6d7b8ij11c
~aft>	87 -4a6c
~afte	55 -16g-5fk7bcdj8i
~ag>	85 -5b-4g5k12c
~aga	64 -7d7i9e
~agai	64 -7d-4f7i9e
~age	41 -11j-9i-6a-5h10d14c15g21k
~age>	43 -21d-10bh-7i-6a7f8e15c17k30g
~aged	79 -10g-9f7b15c
~agee	89 -9c14d
~agem	84 -12c6g14d
~agen	63 -28g-6ej7a13b22d
~ager	74 -4g8a
~ages	68 -8b-7e-6a-5i8k11h13g
~agg	80 -8b-7c5ah6i
~aggr	87 
~agi	81 -5g5c9f
~agin	83 -5g9f
~agl	89 4a
~agle	89 4a
~agn	82 -9a4e5g7c
~agno	82 -9a4e5g7c
~ago	76 -16g-15j-12c-7i-4b7h16a35e
~ago>	76 -16g-15j-12c-7i-4b7h16a35e
~agr	76 -5d8a9h
~agre	77 -5d9ah
~ah>	69 -32a-11b-7e-5k4d7i9f11h25j
~aha	75 -7a6g10b
~aha>	75 -7a6g10b
~ahe	75 -9c4b5a9j
~ahea	75 -9c4b5a9j
~aho	87 -4a5b
~aid	55 -30c-8e-6fi6g7k8b9d11h23j
~aid>	55 -30c-8ae-6f-5i6g7k9d11bh23j
~aig	74 -7a-5ij7e9bk
~aigh	74 -7a-5j-4i7e9bk
~ail	54 -20g-5ck6a7b9e19i
~ail>	56 -18g-5k5e8b16i
~ailb	89 7c
~aile	79 -7c-4a8i9e
~ails	84 
~aim	59 -10a-5d4b9g11i
~aim>	63 -13aj9i11c14g
~aims	70 -9c-4g5b10j
~ain	52 -6ik4c5f10d12g
~ain>	57 -8c-5ah-4k23d
~aine	78 -8d-5b19a
~aini	78 -8a20c
~ainl	85 -9a12c
~ains	72 -8c6bf11h
~aint	75 -9a-5b7g20c
~ainy	85 -23c-12i12a29g
~air	61 -8gh-4dei6a22c
~air>	68 -18g-7h-5i4j5b25c
~airb	84 -5b14a
~airs	71 -8a6bg
~ais	68 -4k4d5j7b
~aise	69 -11c5d6j7g8b
~ait	74 -15j5h8ai
~ait>	77 -17j4e5h13a
~aiv	87 -6c10j
~aive	87 -6c10j
~ak>	69 -8k7f
~ake	45 -7e5i7g12c
~ake>	47 -10e-7aj4h7i9g12b13c
~aked	89 -12a6c8k
~aken	84 -5d6a10j
~aker	77 -8b23a
~akes	66 -8b5ej7d
~aki	68 -15g-11i-9b-8k6j11d15c21a
~akin	68 -15g-11i-9b-8k6j11d15c21a
~aks	73 -11b-10g6i10a14c
~aks>	73 -11b-10g6i10a14c
~al>	42 -23i-16f-11e5cg13a16k18j19b
~ala	65 -19c-5e12j18g
~alan	82 -14c16g
~alar	67 -6c-4e6g8j
~alc	74 -8a5c12g
~alco	75 5c6g
~ale	63 -13e-6i-4b6h14d18g
~ale>	77 -12a-11c-6e4d5i13g
~aler	82 -5g7j9d
~ales	70 -9ij-8be-7k8h14g17a
~alf	65 -9j-6b-4e5a11dk
~alf>	66 -21c-10j-4e11k27d
~ali	77 -11b7k14a
~alid	87 -7b10a
~alk	53 -10g-8e-6cj6df23k
~alk>	58 -7i-5gj-4e32k
~alke	72 -16g-4be8c14i
~alki	67 -15c-6j-5k5b7d8g13f
~all	39 -8ik-7j-6e4f18h19d21b
~all>	42 -16i-10k-7c-5a-4j6h16b21d22g
~allb	87 -7a6c7k
~alle	66 -13j-10g-8e-7a-5k10d14h22c
~alli	75 -12c-10a-4d9bk16f
~allp	77 6g11k
~alls	64 -15e-11k-10d-5gi10b22aj
~ally	58 -17g-9a-7j4f6c9e11h13i
~alm	82 
~almo	82 
~alo	67 -21g-6c9a28i
~alon	69 -14g-5c7i14a
~alr	63 -13k-4i6c21e
~alre	70 -5i4j5be
~alri	69 -13k-7j-5b6cd18e
~als	72 -9d-4j6a7ck
~als>	73 -7d4g5f13c
~alt	57 -16g-9a-7d-5h5c8j9b23i
~alt>	79 5i
~alth	59 -12g-8a-6d8c11b22i
~alty	87 -6a7j9e
~alu	65 -17a-5d10ci13g
~alua	83 -15a23c
~alue	67 -8c-5ad-4j11i15g
~alv	85 12j
~alw	77 -10j-7b-6i5a7g8d10f
~alwa	77 -10j-7b-6i5a7g8d10f
~am>	51 -15c-12b-11g-4e7i11h13a16f
~ama	64 -8b-7e-5d12j16g
~ama>	84 -6a-5k6g7c
~amag	67 -8b-7e-5c5k13ag
~amb	87 -11a-7k8c14f
~ame	41 -23b-12h-10a-9i5e8gj9f14k15c23d
~ame>	42 -12a-10h-9b-5i9d13g15c16k
~amed	72 -19b-14c5j6e8d11k14f
~amer	77 -6b5ak7c
~ames	71 5d9c
~ami	58 -9g-6cj-4k6a9e10i11b
~amil	59 -8g-6j-5e7a10bi
~amin	84 -7ac21e
~amm	87 -6a4j6b
~amme	89 -6a6b
~amo	68 -12a-7k-5b-4d4i18cg
~amou	69 -12a-7k-5b5i15c19g
~amp	69 -22b-7c5j6g23a
~ampl	89 5ej
~ampo	74 -11b15a
~amr	87 -12b-7c5j17a
~amry	87 -12b-7c5j17a
~ams	83 9a
~ams>	84 9a
~an>	38 -30i-22k-9g-7j5e8bh10d30a36c
~ana	69 -28g-6b11h14d15i
~ana>	89 -5c7a
~anag	71 -27g-5b4a15d16i
~anc	44 -4b9ae10g
~anc>	89 13j
~ance	45 -7i-6c5k7b10e13g
~anch	84 7i
~anci	75 -14b17a
~and	30 -10fh-9b-8c-4a5g12i24j26e31d
~and>	32 -18b-8ci-7f-6ah7g11k23j30e31d
~andb	85 
~andd	85 -11a5e6c
~ande	83 
~andi	81 -7a-5b4c6i12j
~andk	89 6a
~andl	59 -18a-11g-7e-5f6d20b22i
~andm	83 -5g5c
~ands	66 -13a-9k-8d-5e12j17i18c
~andy	76 -7k-5j11f13a
~ane	67 7f8c
~ane>	77 -5g6j10f
~aned	87 -6a7c
~anen	87 5c
~aner	87 -4a5c
~anes	83 
~ang	56 -14g-11bj-8h-5d-4f11c22a31i
~ang>	74 -13bg-8e-5j5k7c14i15a
~ange	60 -9b-6j-5h27a
~angi	72 -13a5e7k10i
~ani	66 -14c-7agi5h6k7j25d
~anie	74 -5i5b6k
~anim	84 
~anin	83 -12a-9c-5b9h24d
~anis	89 8j
~aniz	89 -5c4j5a7d
~ank	61 -13g-4aj8b21d
~ank>	66 -15g-6a4c7k8b12d
~ankr	87 7a
~anks	75 -9a-8k4e13d
~ann	63 -8c-5b-4d8ag13j
~anne	81 -7d13j
~anni	73 -11b-8c30a
~annu	75 -12a10c16g
~anny	85 -6a-4c5b6dj
~ano	71 -9c-4g4e6a8j10b
~anot	72 -6c4e12a
~ans	59 -20a-6f5gj6d8c15b
~ans>	62 -7a5c7d
~answ	78 5bg6c
~ant	43 -12d-7g6eh7k8a18b
~ant>	44 -13d-9g-5f5k6h7e16b22a
~ante	82 4c
~anti	83 -4a6g
~ants	72 -14a6j7f8k
~anu	85 -8g-7b18a
~anx	87 -7b-5g15a
~anxi	87 -7b-5g15a
~any	31 -59b-21i-18j-5e12d13c21k45g59a
~any>	34 -46b-24j-16i-7f-6e16k23c35a61g
~anyb	56 -13c-11b-7g-6j4k8h15d18a
~anym	82 -8a-5k4d9e
~anyo	67 -13c10a17d
~anys	77 -10d-5h-4g6a7jk
~anyt	49 -21b-7ei-5g-4dh7j8k15c29a
~anyw	74 -9c4f15a
~ap>	68 -10j-5d6e8a14b
~apa	65 -6b4a5k
~apar	65 -6b4a5k
~ape	59 -18g-8e-6c-4h5f10a26i
~ape>	70 -15c-13b-4g16i26a
~aper	65 -13g-12a-5e5d8cf13b
~apes	84 -5c-4g6j16i
~api	84 -7a4c13j
~apin	87 -7a4c11j
~app	48 -16e-10g-8d-6i6a7b9h13k14c
~app>	69 -6dg4j16a
~appe	53 -15e-5a-4g9k20c
~appl	77 -8c4k5h10g
~appo	85 10f
~appr	75 7b
~appy	71 -12j-9i-7g7k10h18a
~aps	73 -10i-6bg5j7c12h
~aps>	84 -4b12c
~apse	78 -10i-5g8j13h
~apt	83 -16j12b13a
~apto	87 -16j7a13b
~ar>	38 -17d-13h-7i-6b10f12eg20c21a
~ara	61 -9cg-5di6k36f
~arac	89 -20a12b13c
~arag	67 -15c-8b4j5a27f
~aras	85 5a
~arat	73 10a
~arb	77 -5c9ae
~arbe	89 -4c12e
~arby	80 10a
~arc	82 -16a-8c10h16j
~arch	87 
~ard	50 -16k-10g-6a-5f5d7i8ej9b15c
~ard>	54 -19a-11d-7k-6j10c11i14e18b
~arde	81 -11a-5e9b18c
~ardi	77 -9c-7k6j12a13d
~ards	68 -17b-5k-4g5c6j7d19a
~are	32 -8i8j9d11f34b
~are>	32 -9g7ad8f33b
~area	79 -21c-10ae5b39f
~ared	83 -13c-6i6a7eg
~aree	89 -5b5a
~areh	89 
~aren	68 -8c-5j20a
~ares	79 -12a-5ci5g6j16f
~aret	85 -4ad7b
~arg	68 -16i-7c-6a26g
~arge	69 -15i4j5dg10c
~ari	67 -10g-4e6k7a13j
~arij	89 -5c7a
~arin	74 -8g-5b19j
~arit	81 -6g-5b10c11k
~ark	63 -5f-4h6a14k
~ark>	70 -9a-5b5g16k
~arke	74 -14c5agj
~arki	84 -11g-6j7b16a
~arl	76 -12j-9c7g23a
~arly	79 -11j-9c9g11a
~arm	63 -9d-7c-5i12e21j
~arm>	66 -12g-8d4c6e9j10a
~arml	89 8a
~arms	83 -4c11j
~arn	68 -11b-5a4j5i16g
~arn>	74 -14a5j11g
~arne	81 -6g-5c4bi5e6a
~arni	85 -17b-10c13a16g
~aro	58 -9j-6bc5i7d12f
~arou	58 -9j-6bc5i7d12f
~arp	82 -6a-4c4j8k
~arpe	89 -7a10k
~arr	55 -9i-4e4c7b9a
~arri	66 -7g-4i5c11d13b
~arry	60 -6d-5i-4b10g16a
~ars	48 -19a-7e-5d7h8bf21g
~ars>	48 -15a-7e-6j-5d7h8bf21g
~art	46 -13h-9ik-5c-4j6a7b8f19d21g
~art>	52 -14b-10h-6k-5i-4j10e14g27a
~arte	69 -8i5j11g
~arti	77 -6a-4g6d9b
~artm	63 -9c-8i-4a4k16d
~artn	67 -13k-5e11g14b
~arts	79 -22a-7e-4g9k11i12f
~arty	83 -4e5c
~aru	89 7h
~aru>	89 7h
~ary	66 -8j-7c-6ag-5b9e13d18i
~ary>	66 -9a-8j-7c-6g9e13d18i
~as>	39 -21f-18k-12b-9g8ci14d15hj27a
~ase	52 -24d-5h-4e10f15k16c
~ase>	55 -22a-10d-5gi4b13f19k21c
~ased	83 -21d21a
~asem	68 6ag8i
~ash	60 -18a-6i-5ek5bg6d12c13j
~ash>	62 -10a-4eik8d9b16g
~ashe	79 -12g19c
~asi	72 -12c-7b-4f4k5g8j12i
~asid	81 -5b5a10g
~asie	84 -13b-4g6k19i
~asin	84 6ab
~ask	55 -9b-6ad-5h-4k5fj9e20c
~ask>	60 -17b-6j-5g6de8f14a
~aske	77 -8k5g6b
~aski	70 -18a-4ik5j7c9e10g
~asks	82 -13d-5ag-4e6j9k17c
~aso	69 -25a-8g-4d11c15e27h
~ason	69 -25a-8g-4d11c15e27h
~asp	83 9j
~asph	84 -4b6a
~ass	58 -16e-8c-5g6k31b
~ass>	68 -14e-8g5k6a7f14b
~asse	67 -11c-4i8g
~assi	82 -5b10c
~assm	87 -5c6a
~asso	89 -5c14b
~assw	87 -9a-5g7i16b
~ast	46 -15k-6dfh6ci8b11g22e
~ast>	46 -14k-8bf-6h-5d8i10a14g23e
~aste	81 -11a-5g7c18b
~asti	89 5f
~asu	75 -11a-6f11d17b
~asur	75 -11a-6f11d17b
~asy	82 -16j6abc
~asy>	82 -16j6abc
~at>	20 -10d-5a7f12hj22g28c38e
~ata	82 5a6b
~ata>	85 -5d10a
~atc	63 -11d-10i-6c-4fh6b10j25k
~atch	63 -11d-10i-6c-4fh6b10j25k
~ate	42 -17b-12i-8d14cf15e24k
~ate>	49 -10a-6b-5h10f27e
~ated	64 -26b-5j7h8a28c
~atel	71 12a
~atem	82 -4c
~aten	89 -6d9a
~ater	59 -17a-13i-5ej10f11k21g
~ates	64 -10d-6g-5e6bc9a10j
~atev	76 -14c-6a-5g-4j6d30k
~ath	61 -20a-13c-11i-7d-4e7fk12j14g21b
~ath>	77 -30c6j11a15g
~athe	66 -15a-9g7fj12b
~athr	81 -13i-6a-4c25b
~aths	83 -14b-13a5k13c14g
~ati	50 -10g-8c-4ei8f9k11b14h
~atic	80 -6c6h9a
~atie	89 
~atin	70 -8c-5ag5b6k11i
~atio	53 -11i-6e-5g5h7k10bf
~atis	87 -4j11h
~atl	82 -4e13c
~atll	85 -4e16c
~atm	81 
~atme	81 
~ato	87 -4b6c7j
~ator	89 6c7j
~ats	73 -25b8cg10i
~ats>	74 -11ab8cg10i
~att	68 -7af-5cg6k14b
~atta	80 -13a-4e4dj6bi
~atte	74 -7fg-5d4e6k11a
~atto	89 -5c4a5k
~atu	79 -9j-7g-6b10k15c
~atus	83 -7a-6bg11k17c
~atv	77 -16a-5d-4k6f8g20c
~atve	77 -16a-5d-4k6f8g20c
~au>	89 -5a6j
~aud	67 -8i-7a-5g5k16b
~audi	67 -8i-7a-5g5k16b
~aug	67 -7d-5g4j12c
~augh	67 -7d-5g4j12c
~aul	71 -15c-9d-5g12i26b
~aul>	83 -5a9b
~ault	76 -9d-4c5a20b
~aur	82 -6b-5g9i
~aura	82 -6b-5g9i
~aus	64 -10i-5e6d16a
~ause	64 -10i6d8a
~aut	65 -9g-6i-5d-4b6k7f12a
~auto	66 -8g-4i7f8ac
~ave	30 -12i-5ef7b8k11c13j25a
~ave>	31 -10i-6f-5e6b9k14j20ac
~aved	80 -10c-4f12g
~avel	76 -14c5af7d
~aver	89 -4c7g
~avi	65 -10i-9c4j13g15b
~avin	65 -10i-9c4j13g15b
~avo	79 -6g-5a19c
~avor	79 -6g-5a19c
~avy	87 
~avy>	87 
~aw>	68 -13g-9j-7d-5k13c15e16i
~awa	64 -10b-5ij5k17d
~away	64 -10b-7c-5ij5k7g17d
~awe	69 -8j-6a-4d9b12k
~awer	85 -9a10b
~awes	71 -9j-4d13k
~awf	87 -4a4c5i
~awfu	87 -4a4c5i
~awl	81 -13c-9g4a8i14b
~awl>	82 -5c-4b5a9i
~aws	80 -9g5c6a9b
~awsu	83 -7g5c9a
~aww	79 -10a-5j-4g4k5e12d
~aww>	79 -10a-5j-4g4k5e12d
~awy	76 -6g5a8k
~awye	76 -6g5a8k
~ax>	74 -11b-6g5k6fj
~axe	84 -9a8b
~axes	84 -9a8b
~ay>	33 -10a-5h-4j13g17c33i
~ayb	80 -12c7e15a
~aybe	80 -12c7e15a
~ayc	70 -11c-7b6f12g
~ayca	89 6g
~aych	71 -11c-5b6f8g
~aye	84 12k
~ayer	87 5k
~ayi	58 -18j-9f-8e-5a7b10d16gi
~ayin	58 -18j-9f-8e-5a7b10d16gi
~aym	64 -8j4k8b11e
~ayme	64 -8j4k8b11e
~ayo	84 11g
~ayou	85 13g
~ayr	67 -9a5d11c
~ayro	67 -9a5d11c
~ays	53 -16a5k8i
~ays>	53 -16a5k8i
~azy	76 -6i6b9h
~azy>	76 -6i6b9h
~ba>	81 -8b6g9a
~bab	67 -6b-5k4j5e12a
~babi	89 
~baby	68 -7d-6b-5k4j5e14a
~bac	51 -10d-6e5h6a10i
~bacc	79 -9b10a
~bach	82 -4c9b
~back	52 -10d-5e4g6ch11i
~bad	69 -13a-6ej5cg6b16i
~bad>	70 -6aej5cg16i
~bal	69 -13c-11b-9a-4i4jk5d34g
~bala	82 -14c16g
~ball	72 -12b-9a-4i4k5dj20g
~ban	52 -11c-9g-8i-4k6e10b25d
~band	56 -6c-5k5b6d9e
~bank	64 -9g-6ci7b23d
~bar	69 -17a-8dg-4i8e30c
~bar>	85 -14d-5c18a
~barb	89 -4c12e
~bare	84 -8g6b7d
~bark	89 -10j5a15c
~barn	83 -24a-6b4g31c
~baru	89 7h
~bas	66 -5a7i10j
~base	67 6ag8i
~bat	72 -10a-5b4c6j9g
~bath	73 -10a-5b5c6j9g
~bbe	89 6c
~bber	89 6c
~bbi	80 -7g11c
~bbie	81 -6g6c
~bco	79 
~bcon	79 
~be>	49 -18i-10f-5b5j8k11d12ae
~bea	74 -9k-8c-5i-4d6g9b18a
~beag	89 4a
~beat	80 -6k-4j5g15a
~bec	64 -10i6d18c
~beca	66 -10ai-4e7dg13c
~beco	85 -9g4c9a
~bed	73 -12a-5c19g
~bed>	89 6j
~bedr	76 -6a6k
~bee	49 -12j-5g6bk9c16i
~been	49 -13j-6g6bk10c16i
~beer	83 
~bef	55 -16k-4h4ag5d11i
~befo	55 -16k-4h4ag5d11i
~beg	89 5k
~beh	69 -13c-8g-5i4k5f11h13d
~behi	69 -12c-8g-5bi4k5f11h13d
~bei	70 -10b-7g5e6f10i
~bein	70 -10b-7g5e6f10i
~bel	68 -11b-7c-4d4g8f9a13j
~beli	79 -12g-8a-5b6c7j9e12f
~bell	83 5j6b
~belo	77 -8c-6b9g16a
~belt	89 -9b-4k5j12g
~ben	67 8a9d
~bend	82 6a
~bene	70 10d
~ber	48 -15b-9d-8h-6f4e5k6c10g14i15a
~ber>	49 -14b-10di-6j-5h7a10e12f15g17c
~bers	68 -25f-13c10k14a22i
~bes	61 -12g-9a-6b-5j4i6eh10c11d
~besi	68 -6g19d
~best	68 -8g-6d-5ai5k7h8e11c
~bet	61 -8i11bc
~bete	80 9a
~bett	65 -7f-6i5j8b10k
~betw	79 -7k-5a7bf
~bid	89 -5a4g5c
~bie	77 -6g5c
~bies	77 -6g5c
~big	56 -20i-7j-5a-4h6c8k12b20g
~big>	58 -12i-9d-4j4a8c11bk
~bigg	75 -11a12g15d
~bigs	85 -10i12g
~bik	77 6f7k
~bike	77 6f7k
~bil	56 -9j-6c-5e5a6d7f16b
~bile	87 -7a7b9f
~bili	59 -6c9ag
~bill	69 -13g-10j9b10d
~bin	68 -14g-9b-5e8ci11j
~bin>	82 -10a-7b8j13i
~bind	84 -11c5f7b
~bing	75 -12g-9b12c13a
~bir	63 -11a-6b-5g-4f18e20c
~bird	89 4k
~birt	64 -10a-6b-4g12c22e
~bis	87 -7c7g
~bisc	87 -7c7g
~bit	75 -7c-4j8g11a
~bit>	77 -4c9a10g
~bla	80 5d6c7b
~blam	82 5d7b
~ble	52 -14k-5ehi14a17c
~ble>	54 -12k-8e-6j-4i40a
~blem	74 -5g6be8j
~bles	77 -31a-5b8d13g24c
~bli	83 5i
~blin	89 6i
~blo	68 -12b-11g-7k9e13c18a
~bloc	89 -6b12c
~bloo	70 -8b-5gk5j10e13a
~blow	85 -7g4a6c7i
~blu	83 -9c5a10g
~blue	87 -9c11g
~bly	89 9g
~bly>	89 9g
~bnb	84 -5b14a
~bnb>	84 -5b14a
~bo>	87 -9a6k
~boa	70 -9b-4c4j16a
~boar	74 -7b-4k4f9a
~boat	81 -5c9a
~bod	46 -16b5k10d
~bodi	81 -6a7c
~body	47 -16b4j5a11d
~bol	83 6b
~bolt	83 6b
~bon	85 4a5b
~boo	63 -7a-5i-4e4d5bk7j
~book	64 -4ce5dhk8j
~boot	87 6c
~bop	83 -5g6c
~bop>	83 -5g6c
~bor	62 -15g-11k-4h7d9bj15e
~bor>	79 -10a-7g5i6b9j
~borh	87 -6a7eg
~born	72 -12g-6dk5c9a16e
~borr	77 -9a7b17d
~bors	82 -6c7j13a
~bos	77 -9j-5f-4b7c18a
~boss	78 -5f-4b8ac
~bot	63 -5g-4c5h6a9b
~both	65 -7c-4k6h10b
~bott	83 4c
~bou	40 -9de6fh7c28k
~boug	70 -7i-4gj6a9k15b
~boun	87 4k8a
~bout	41 -9a-8d-7e-5b7f8h10c22k
~bov	79 -9c15d
~bove	79 -9c15d
~box	68 -6f-5g9ek
~box>	69 -6cf9e10k
~boxe	87 -6a8b
~boy	70 -15a-9c-6g5i7h8j19b
~boy>	75 -9c-6a-5g4b7i8h11j
~boys	79 -11a4k17b
~bra	72 -5j-4eg23i
~brak	87 -5k16a
~bran	78 -6c-5g8b15i
~bre	57 -12b-6ai-5k5h9f10g12c
~brea	69 -7ab-5k4e7f15c
~bree	84 5c
~brel	62 -6b-5i7h13g
~bri	62 -12a-7k-6i4j7g8d12h
~bric	74 10c
~brid	89 -7d-6a6c10j
~brin	68 -11c-9a-5i4f14d16h
~bro	61 -14d-5k10j13i
~brok	74 -17a-13d-4g5f8b9i17c
~bron	89 -12a4k14i
~brot	69 -9g-8k10a17c
~brou	84 -6c6e11a
~bs>	62 -12b-10k-8c8g10d17a
~bsi	81 -6h5c11b
~bsit	81 -6h5c11b
~bt>	82 -11a4g10b
~bts	89 -18a23c
~bts>	89 -18a23c
~buc	80 -5c5a13h
~buck	80 -5c5a13h
~bud	72 -8c-7d20g
~budd	77 -7d-5c6gj
~budg	80 -6a-4c16g
~bug	78 -10g-8i5k10h13b
~bugg	89 -6g6k8c
~bugs	84 -7c-6i-5g11b12h
~bui	54 -9c-7i-6dj7a8g10k19e
~buic	89 8a
~buil	55 -8c-7d-6i8g11k20e
~bul	85 -7c4i5f6b
~bull	87 -7c5fi6b
~bum	79 -7a-5ch7b16j
~bump	79 -5ch16j
~bun	74 -9g-8c8i9a13b
~bunc	85 -11a4d15b
~bund	83 -4i13a
~bung	87 -8b-7g-5c8a14i
~bur	62 -21a-8b-5k7g17i18j
~bure	89 -5a6j
~burg	89 
~buri	79 5i
~burn	68 -9bc-7a4j13g16i
~burs	81 8c
~bury	89 -21a22j
~bus	49 -13i-9f6c7bj8d12e
~bus>	81 7a
~busi	51 -12ai-6f6j9c10d11b
~busy	73 -6c-5g4i8a14e
~but	62 -12a-6d9e16g
~but>	63 -6bi-5d5e18g
~butc	89 -6c15i
~butt	89 -6a6b7e
~buy	63 -5g4e5b8a
~buy>	64 4e6b
~buyi	84 -4c12a
~by>	50 -21d-10k-9h-8g7a14e15b22i
~bys	83 -7b-5k5a9c
~bys>	84 -5ak13c
~cab	84 -7abc7j8e12i
~cabi	85 -7c-5b8j13i
~cak	87 -10c7a8g
~cake	87 -10c7a8g
~cal	48 -21g-17a-15i-14e-6c5j9f17h28bd
~cal>	62 -7i-6c5a6d9b
~cale	82 -10c-5e5i14g
~call	51 -38g-13i-11a-10e5cj8f20b21h25d
~cam	61 -17b-9i-4cf13aj16g
~came	63 -10a-8i5k10g11j
~camp	87 -14b10a11g
~camr	87 -12b-7c5j17a
~can	46 -17k-16j-5g7i8cd9f11a16e
~can>	48 -26k-25j5d10fi12c13ae
~canc	70 -13g-7b4d7k8e9j
~cand	89 -5a6k
~cane	79 5j
~cant	83 
~cap	84 -16a-6b7j21c
~car	41 -12k-11j-7e-5g4d22c32i
~car>	51 -11j-10d-7e-5h5b7f10i18c
~card	58 -12a-9g-6k-4h11b12i15c
~care	63 -11c-7b4h5g8d14a
~carp	85 -7a-5c5j9k
~carr	58 -7bi5c7g9d
~cars	66 -18k-10g5c9d21i
~cart	89 5eg
~cary	82 -9j22i
~cas	63 -15a5j9g18b
~case	76 8j
~cash	66 -14a11g20b
~cat	55 -9i-8c-6j-5a-4d4f7e9g25k
~cat>	89 -8a10b
~catc	74 -14d-8b-7c-4i6j11e24k
~cate	63 4g6f9d
~cati	66 -8j-6b-5i7a14k
~cats	84 -13b6a9g
~cau	65 -10i-5c-4e5a15k
~caus	65 -10i7d9a
~cce	81 -8b5j8a
~ccen	87 5aj
~cci	69 -13c5d6a13e
~ccid	69 -13c5d6a13e
~cco	60 -13g-6h-5ek-4d5j11b16c
~cco>	75 12a
~ccor	87 -6c11i
~ccou	63 -11g-7a-5hik8j9b25c
~ccu	74 5c11g
~ccup	79 -9a-5k24c
~ccur	83 -20c6a7j9g
~ce>	36 -17c-8j-7f-4h6e8g12k13b14a20i
~ceb	89 -7b7j8c
~cebo	89 -7b7j8c
~ced	70 -14j-6a-4c32b
~ced>	70 -14j-6a-4c32b
~cei	77 -7a-6g-5e4j7k8f
~ceil	84 -8a5j9f
~ceip	83 -11g5c9k
~cel	70 -9g-8a10c13b
~cel>	84 4b
~cele	85 
~cell	75 -9g-6a11b12c
~cem	77 -11g8b11a
~ceme	78 -11g8b9a
~cen	54 -10a-8c-6k-5i8e9b13g
~cens	59 -11a-4j7b9de
~cent	64 -10c-9k-6d4h9j20g
~cer	58 -9b-8g-6i-5c5ej6a7f15d
~cer>	74 -13g-10b-4f5k7e8j12d
~ceri	87 -4b7g
~cern	84 -4j6ac
~cert	62 -4k8d
~ces	64 -23c5k6i26d
~ces>	69 -22c-6b4k8a23d
~cess	75 -8a5i6d
~ch>	39 -38a-37i-15j-5h5e10f12c13g21k29b30d
~cha	53 -11ce-8i-5f8bd14k15g
~cha>	83 -9a-7g5b11c12d
~chai	78 -11a-5c8h12b
~chan	59 -7be-6gj-5h16k26a
~char	68 -16c5k16g
~chas	83 -20a22g
~chat	82 -9c-5e5d8aj
~che	50 -9h-5d12b15j
~chea	77 -10c-6e4b11g14a
~chec	57 -9a-7j-6g-4h10bc14e
~ched	71 -11i-9g8j15c
~chel	82 -4c9b
~chem	89 5j
~chen	70 -11a-5c-4b5i9j10g
~cher	79 -11c-7a6b18i
~ches	73 -7e-5k4c5d
~chew	85 -4d7b
~chi	60 -12j-8d-5e7ac12b
~chil	70 -11d5b6f7i9g
~chim	84 -6b6d
~chin	68 -13j-5dgi11b12c13a
~chit	87 
~cho	59 -21g-7e7d9c10f
~chol	89 -9g5a9i
~choo	60 -13g-7h-5e5dk9c11f
~chr	84 13f
~chri	84 13f
~chu	79 -6bc4fk7a
~chur	79 -6bc4fk7a
~cia	59 -13g-8a-5i5j7b8d21c
~cial	62 -5gj-4i4e25c
~cian	87 13j
~ciar	77 -9g7c14d
~ciat	84 -8c13b
~cid	64 -8c-6g5ij9e10d
~cide	64 -18a-10c-6g4b5i10e12dj
~cidi	87 -10b-9j23a
~cie	68 -9b-5d5a14c
~cies	69 -7a-4d14c
~cig	81 -4a5k7b
~ciga	81 -4a5k7b
~cin	78 4c
~cin>	89 
~cine	85 6c
~cing	89 
~cis	78 -5g-4k4a7d
~cisi	78 -5g-4k4a7d
~cit	71 -15b-5j-4g9e10a13f
~cita	89 -6a6k7c
~citi	87 -9c-4b4f14e
~city	76 -10b7a11f
~ck>	43 -15aj-9b-5h6c9g11d14i15ek
~cka	77 -8g8c9b
~ckag	77 -8g8c9b
~cke	56 -9e-7i-6ac-5dk11h16j17b
~cked	64 -8gk-6e-5i7c10b14j
~cker	75 -9c-8a11b12h
~cket	65 -6c-5i5fk6j9g
~ckg	85 4c6b
~ckgr	85 4c6b
~cki	71 -13g-5a11h12b
~ckin	71 -13g-5a11h12b
~ckl	80 -11c-5g5a6d14h
~ckle	83 -11c-5g6a14h
~cko	83 -9c-6a8i11g
~ckon	89 -8c9g
~cks	61 -14b-13d-9i8h11g31a
~cks>	61 -13d-9i-7b8h12g23a
~cku	69 -9c-5a11e17i
~ckup	69 -9c-5a11e17i
~cky	77 -6ad15c
~cky>	81 -5d9c
~ckya	89 -8a4k8c
~cla	56 -14a-8d6k9i10c
~clai	59 -10a-5d4b9g11i
~clar	82 5k
~clas	78 -7bg-4d5c6f10a
~clau	87 
~cle	57 -21i-10g-7e-6d9j11k12b27a
~cle>	66 -12a-7d-4j4c9b20k
~clea	66 -22i-10c9bj28a
~cles	72 -7g-5bk-4e4c5j17a
~cli	61 -12g-5ik-4b6ef7a14d
~clie	65 -5gj11d
~clim	80 -10b-5g6d15a
~clin	79 -6d-5k6e9f
~clo	54 -23c-18a-9i4j8b22e27g
~cloc	82 -9c-6a-5j-4i6e10b14g
~clos	56 -19c-9a-6i6j13g19e
~clot	85 -4a9g
~clou	84 
~clu	73 -7b17a
~clud	74 -10b11a
~co>	70 -14a-8d-7c9i12g18b
~coa	82 -7a9b10g
~coas	87 7g
~cod	72 -8g-7f-6a6k23c
~code	72 -8g-7f-6a6k23c
~cof	82 -4a6k10i
~coff	82 -4a6k10i
~coh	75 5c6g
~coho	75 5c6g
~coi	82 -6k8b
~coi>	85 -6k4a
~col	57 -6i4g8b12a
~cold	84 5a
~coll	59 -6i-4d7g10b12a
~colo	89 -5a6j
~colu	89 5d
~com	40 -24a-7j-4e9f10d26ch
~com>	89 10j
~coma	89 6i
~come	51 -10e-9ik-7a5f6c36h
~comf	78 -5c5fg6a
~comi	67 -22b-16a-9j-7k9fi38c
~comm	65 -6a-5i6k10b11g
~comp	46 -7ag6ei8bk11d
~con	50 -9ce-7h-6d5b9fij15a
~con>	89 -12a-7c9f12j
~conc	83 -5j4b6c
~cond	61 -12g-7b-4d9c11i12j
~conf	89 -5d5c6a
~cong	80 -8j4c12i
~cons	71 -14c5g24a
~cont	60 -12c-7a-5e5d7k11g13b
~conv	79 -10k6j7c
~coo	66 -16b-13j-5f6a7c26d
~cook	85 -7b-5c6d9a
~cool	67 -12j-10b-5f11c22d
~cop	73 -17b-7k-6g7i20a
~copp	85 -17b17a
~copy	78 -7k-6c5e6j9i
~cor	55 -22a-11i-9d-5h9f10b33j
~cord	62 -15c-10i-9d-6g8k11b18a
~core	77 -27a-6k4i17g23c
~corn	87 -12a-5k13c16f
~coro	87 5d
~corp	77 -5i14b
~corr	69 -8a-7bc34j
~cos	60 -16a-9i-6h11j29g
~cost	60 -16a-9i-6h11j28g
~cot	89 5a
~coti	89 5a
~cou	44 -12h-10a-8d-5i14e17c19g
~couc	83 -4a5b6c
~coul	50 -19k-15j-8h-5f-4d13g18e28a
~coun	55 -11a-10i-8h4b6j10f18k
~coup	74 -11f-8b4j7g13c
~cour	78 -36a5b17c18j
~cous	82 -5b5f
~cov	48 -17d-9f-6j-5e4h7k8a11c19b
~cove	48 -17d-9f-8g-6j5h7k8a16c19b
~cow	85 -4a
~cowo	89 4i
~cpa	83 4a
~cpa>	84 6a
~cr>	85 4a
~cra	65 -11g-10a-5j-4e5k6h7d18b
~cras	78 -9b-5ag-4j12d13c
~crat	85 -4a8b
~craw	80 -13c-9g4a8i14b
~craz	76 -6i6b9h
~cre	56 -10f-7g11e14a
~crea	77 -11g-5k9e18a
~cred	63 -14f-10g11ac
~cree	74 -5c4f
~crem	83 8c
~crew	75 -14c-8a-6i5d14g
~cri	73 -10a-8g6d13k
~crib	83 -6g-5ai17k
~crip	82 -4a8d
~cro	73 -17c-8g-4k7i11d13b
~cros	84 -5c4f
~crow	78 -12c-5g-4k12bd
~cs>	79 -9a6bh
~ct>	58 -30a-8ei7h8c13k22j
~cte	74 -11a-4g9b12j
~cted	76 -11c6a14j
~cter	89 -20a12b13c
~cti	56 -8d-5cef7j8a15k
~ctib	63 -5c-4k5j12g
~ctin	83 -7g-6d8c16k
~ctio	66 8k
~ctiv	87 -6c-5b11a
~ctl	74 -11i-7b-4d4f5e17c
~ctly	74 -11i-7b-4d4f5e17c
~cto	60 -19g-12a-5c5e14i22d
~ctor	60 -19g-12a-5c5e14i22d
~ctr	72 -9c-7a5j7b8g
~ctri	75 -15c6j8bg
~ctro	85 -5a7c
~cts	75 -16b-5g7d23c
~cts>	75 -16b-5g7d23c
~ctu	63 -9g-8b-5j-4e4f7c9k12a
~ctua	74 -6b5i6c
~ctur	67 -10g-5e-4ij6f8k13a
~cub	83 -9b6g9a
~cuba	83 -9b6g9a
~cui	85 5g
~cuit	87 -7c7g
~cup	77 -11a-7k23c
~cupa	80 -7a-5k24c
~cur	59 -16a-6bd-5g-4c9j10e20k
~curi	72 -9c-7a-6g-5j9bh19k
~curl	87 8i
~curr	63 -9b-4i5c6k13e
~cus	60 -15g-5e-4bj14h16d
~cuse	87 -19g-5a18ch
~cush	85 -9c5a7k
~cust	62 -7b5a13d
~cut	71 -7a-5k6bcg
~cut>	74 -7i-4k7bc
~cute	89 -8g-5a11i
~cy>	48 -12i-6c-4d5g7ak13e
~cyb	87 5a
~cybe	87 5a
~cyc	80 5d6k
~cycl	80 5d6k
~da>	82 10f
~dad	65 -11ac-6j4b6d7g16f
~dad>	70 -16a-13c5k8g20f
~dadd	77 10d
~dads	87 4a
~dam	66 -8b-6e-5c5k13ag
~dama	67 -8b-7e-5c5k13ag
~dan	78 -11c-6f5e12a
~dang	82 -12c6e7a
~dar	89 -6c6k7g
~das	74 -10k6i13a
~das>	89 -6g8i
~dash	75 -10k4g14a
~dat	59 -18g-12a-9d-6h-5bj6k27c34e
~data	84 -7d10a
~date	61 -19a-13g-12b-5i7k24c37e
~dati	81 -6a-5g4i9b
~dau	68 -8k-5dg6aj12c
~daug	68 -8k-5dg6aj12c
~day	44 -16a-7b-5gi5f9j16e26c
~day>	47 -22g-19a-15i-5b11j12f20e34c
~dayc	89 6g
~days	59 -11j-9f7a12i16g
~dba	89 
~dbo	80 4a
~dbol	84 5a
~dboo	89 
~dd>	72 -20b-16a6j7c9g19k
~dda	85 -11a5e6c
~ddad	87 -6a6c
~dde	74 -8be9d13a
~dded	83 -5e14a
~dden	87 
~dder	84 -5bc4g12d
~ddi	68 -7c-5d5fk7e8j
~ddin	77 -12c-7d-4b5k6f14j
~ddit	74 -4j5e
~ddl	77 -10a-6i5g6be11c
~ddle	78 -10a-6i5g6b7e11c
~ddr	62 -10a-9b-7g-5j6c8e12k16f
~ddre	62 -10a-9b-7g-5j6c8e12k16f
~ddy	71 5g
~ddy>	73 -7j8c9g
~ddys	87 -10c-5g12j
~de>	49 -17a-7g-5k6f11ij22h
~dea	61 -10g-6h5bd10k14a
~dea>	77 -6c-4g8k14a
~dead	73 -7g-6k5c6b8a
~deal	69 -18g-5a4b8k10d12c
~deat	84 -16c4i21g
~deb	77 -26a9b21c
~debt	79 -27a9b23c
~dec	61 -7bg-4k4e6a9d10j
~dec>	78 
~dece	85 -11b13a
~deci	68 -7g-5k9j12d
~deck	89 -5a7j
~decl	75 5e
~ded	55 -10e-5bj4c5i11g12a
~ded>	61 -11g-10bj-8e-5h4i5d12c24a
~dedu	63 -11a-7c-4k4j24g
~dee	79 -9b7g8c9i
~deep	87 -11a-8b-4c7j10g12i
~deer	87 4a15c
~deg	79 -10c8b12g
~degr	79 -10c8b12g
~del	63 -7c-5g8a10e
~del>	79 -12a-7g12c14b
~deli	66 -17c-8b13e19a
~den	57 -8g-6acf5d13e17j
~den>	78 -6g-4e5c6bi
~denc	84 -10a-9g6j8k13e
~deni	87 5d
~dent	60 -16c-8k5g7a11e12j
~deo	84 
~deo>	84 
~dep	69 -13c-7ai12d14b
~depa	79 -11c-10a-6i6g10b17d
~depe	75 -6a12b
~der	50 -18a-7j-6e-5c7d10f18b19g
~der>	53 -20j-9e-7k-5h8f16b28c
~dere	89 -24c8f24g
~deri	84 -10a4b10g
~ders	68 -17ac-7i5h8e12k18j
~derw	82 -8c6d9a
~des	58 -23g-5e5c7d9b12k14j
~des>	63 -11g6i10cd
~desc	84 -6g-5i17k
~desi	84 -5c7b
~desk	83 -6a14b
~dest	73 -11b-9g10a14j
~det	77 -7b5a8c
~deta	84 -7b4j6a
~dete	83 11c
~dev	82 7j
~devi	82 7j
~df>	89 -6c4a7f
~dge	74 -7a-5j12k14g
~dge>	87 -5j4c5a
~dget	77 -8a-5c5k16g
~dgm	89 -4c4b
~dgme	89 -4c4b
~dia	69 -4i8d
~diab	79 9a
~diag	83 -8a5eg7c
~dian	81 -4c14d
~dic	67 -22a-4g5e6b19c
~dica	69 -18a7b16c
~dici	85 6c
~did	36 -27k-15b-12d5g9h16e17ac18i
~did>	36 -27k-15b-12d5g9h16e17ac18i
~die	68 -11e6gij7a
~die>	80 -6c-5j6a12i
~died	73 -10e-7c5g6a13j
~dies	89 -5a13c
~dif	68 -11b-5j5k7g14c
~diff	68 -11b-5j5k7g14c
~dig	74 -8a-5bj7k20c
~digi	74 -8a-5bj7k20c
~dil	80 -6a5g7c
~dily	81 -6a7c
~dim	89 -12a6g9b
~dime	89 -12a6g9b
~din	51 -13i6c12j13f
~din>	69 -8k-5c4h7a12j
~ding	54 -10a-8i-6h8j12c16f
~dinn	82 -7j-4g6d8e10a
~dip	85 -21b9c18a
~dir	89 -6a7bh
~dis	63 -22c-4i4g10j12a13k
~disa	80 -6c-5g6a10j
~disc	69 -7j-4g9b12k
~dise	85 
~dist	82 -18c-8b8j18g
~dit	54 -20g-7f-4d5k6e9c19b
~dit>	60 -14f-10g6k10b17c
~ditc	89 6f
~dite	84 9a
~diti	67 -8g6b8i
~dito	85 -4g5a
~dits	89 -9a4k10b
~div	70 -12c-10j6g13b15a
~dive	85 -9b7a10g
~divi	77 9b
~divo	81 -11j-9c14ab
~dju	82 -5b4k8i
~djus	82 -5b4k8i
~dki	89 6a
~dkid	89 6a
~dle	61 -12a-7j-6g-5f12b16i
~dle>	69 -39a-12g-5j5be6h8c39i
~dled	77 -20i32a
~dles	74 -6a8d10b
~dli	77 -6d13b
~dlin	78 -6d13b
~dlo	67 -6e-4k4a6d7c
~dlor	67 -6e-4k4a6d7c
~dma	85 -5ag5c7j
~dma>	87 -5ag5c7j
~dmv	87 -5c4e11d
~dmv>	87 -5c4e11d
~dne	89 -9d4i14c
~do>	27 -46k-36j-8g9i13h15b19f20e26c42a
~dob	84 -10a19c
~dob>	84 -10a19c
~doc	68 -16g-7a4k6i16d
~doct	69 -15g-6a4ek6i16d
~doe	41 -24k-10j-8h4i5c13e21d22a
~does	41 -24k-10j-8h4i5c13e21d22a
~dog	71 -12b4c8j10a
~dog>	74 5c8j
~dogs	83 -11b12a
~doi	60 -14g-11j-7e-6h-4d5b18i19c
~doin	60 -14g-11j-7e-6h-4d5b18i19c
~dol	65 -13a-7c4k8g15j
~doll	65 -13a-7c4k8g15j
~dom	81 4b9g
~dome	83 -13a5b10g
~don	62 -16a4bj6d14c
~done	62 -16a4bj6d14c
~doo	64 -14c-12b-5i6k8f11ej
~door	64 -14c-12b-5i6k8f11ej
~dor	80 -12b-9g4i10c11a
~dor>	89 -7g11c
~dors	87 5i
~dos	85 -10c13g
~dose	87 -10c13g
~dot	81 -11a21j
~dot>	84 -11a19j
~dou	85 -14a-5c9g13b
~doub	89 -16a10g14b
~dow	52 -15a-9ci-6g5k7d8h11e21j
~dow>	85 -8g-5k6e7j11i
~dowe	89 -7j-6c11ab
~down	52 -14i-13a-5c8ek9h13j
~dra	66 -8c
~draf	87 -4a6c
~drag	89 -4b6h8i
~drai	87 
~dran	74 -6i7a11g
~draw	79 -9c-7a8e12b
~dre	59 -13a-5j-4g8e15fk
~dren	73 -10c6b
~dres	62 -10a-9b-7g-5j6c8e12k16f
~dri	46 -7g-6h6b8ci14a
~drin	72 -9d21a
~drip	89 -4a5b
~driv	47 -7g-6h6b9di10c
~dro	64 -17a-11c5k15b18h
~droo	76 -6a6k
~drop	69 -13c-12a14b20h
~dru	79 -13c5a10d
~drug	79 -13c-5b10ad
~dry	83 5a
~ds>	45 -9b-7h-4f7a9g19j
~dsh	79 -5j10b
~dshi	83 -5j4ck
~dsi	78 -6b-5g8j
~dsid	78 -6b-5g8j
~dt>	89 
~dua	84 
~duat	85 5a
~duc	60 -17a-7b-5f5k13g25c
~duca	80 -6gj-5a12k14c
~duct	61 -13a11c19g
~due	76 -15c-7g-6b13a22e
~due>	76 -15c-7g-6b13a22e
~dui	83 -7a-4g19c
~dui>	87 -20a23c
~dul	80 -5g5i6e
~dule	81 -5g6e
~dup	89 6j
~dupl	89 6j
~dur	87 7c
~duri	87 7c
~dvi	72 -8g5j6a7b
~dvic	75 -10c5b7a10d
~dvis	83 -12d-6g5k6j9c
~dwe	79 -13a5b16g
~dwel	79 -13a5b16g
~dwo	89 -7a4c6j
~dy>	45 -12b6j8e17a
~dys	68 -7eg10k11j
~dys>	68 -7eg10k11j
~ea>	70 -26c-11e-7g-5h4a7j8k33f
~eab	83 -8a-5c19f
~eabo	83 -8a-5c19f
~eac	59 -15i-10a4c5e8j12k
~each	60 -15i-8a5eg6ck9j
~eact	89 8k
~ead	52 -26c-17i-9d-8a-6h10f15b18g34k
~ead>	58 -12gi-6ae-4d12c18b25k
~eadb	84 5a
~eade	84 6f
~eadi	81 -20a-5c11g22f
~eadl	83 
~eads	81 -6a6g
~eady	66 -6i-5c-4g6k9e10a
~eag	76 -13a5g6c
~eage	80 -14a6gk8c
~eagl	89 4a
~eah	70 -22a-8b-7e-5k5d7i10f20j
~eah>	70 -22a-8b-7e-5k5d7i10f20j
~eak	62 -12b-10ik-9g-5dh5f13a18c19j
~eak>	71 -6k-5a6j8f
~eake	80 -4b18a
~eaki	83 -12i-10a8c23j
~eaks	74 -11b-7g14a15c
~eal	53 -18g-12a-10f-6h7jk13b27i
~eal>	66 -10i-8f7e9k10a
~eale	85 -10a7j11d
~eall	78 -6b-5k10i12a
~eals	89 -16a15b
~ealt	58 -13g-12a-6d5c11b26i
~eam	74 -9g-8c7i10a
~eam>	76 -8g-7c5k8i
~ean	65 -21i-6c-5gk8b10h23d
~ean>	69 -25i-5cg14b29a
~eane	85 -9a13c
~eani	83 -12a-9c-5b9h24d
~eap	76 -10c-6e4b11g14a
~eap>	85 -10c-9j7b8g9a
~eape	81 -5e4g6a7j
~ear	39 -16i-8c-5b-4d5f6h10j16e20a
~ear>	45 -15i-11b-7h-5g4c13j15e19a
~earb	80 10a
~eard	74 -11a-10g-7c10i11h15e
~eare	85 -13a-6c-5i5j6g18f
~eari	78 -6b-4g19j
~earl	79 -10j4k9g
~earn	72 -26c-5b5ej6i8a15g
~ears	51 -12j-11d-8i10k11h12b
~eart	69 -7c-4j7a8d
~eas	51 -20j-19dg-5a7be11f15ck16h
~eas>	89 -5d5a7f
~ease	56 -24d-15g-4ij6b7a14f16c18k
~easi	78 -7b-5cg5k6a15i
~easo	69 -24a-8g-4d10c15e28h
~east	83 -11b5d7a11g
~easu	75 -11a-6f11d17b
~easy	82 -16j6abc
~eat	55 -18j-8d-6c-5h4a10g18b19i
~eat>	63 -19j-6d-4g4i7c12a17b
~eate	70 -4b4a8g
~eath	75 -14c-12a6b13i14g
~eati	74 -5c4b12i
~eatm	81 
~eats	87 -6a6c
~eau	83 4j
~eau>	89 -5a6j
~eav	58 -15g-9i-8c-4k8d10bf11h
~eave	60 -16g-4c9d11f12h
~eavi	78 -5i-4c13b
~eavy	87 
~ebo	56 -10b-5e-4fk5i7j8a12d
~ebod	57 -5be-4f7i9a13d
~eboo	89 -7b7j8c
~ebs	81 -6h5c11b
~ebsi	81 -6h5c11b
~ebt	79 -27a9b23c
~ebt>	82 -11a4g10b
~ebts	89 -18a23c
~ebu	76 -11c12a
~ebui	77 -10c13a
~ec>	77 5a
~eca	64 -13a-10i-7e5g6b7k12c
~ecal	81 -4e8b
~ecau	66 -10ai5g7dk8c
~ece	70 -10g-6b11a12k
~ece>	85 
~ecei	83 -11g5c9k
~ecen	78 -8j-5b16a
~ech	85 -5c5k6j
~eci	65 -8ag-6k10j11cd
~ecia	80 5c
~ecid	72 -7a4c6d7j
~ecis	78 -5g-4k4a7d
~eck	55 -8c-5gh-4j5a7di12e
~eck>	58 -7a-5g6e7i15d
~ecke	89 -5g13c
~ecki	84 -9g6i
~ecko	87 -8c9g
~ecks	74 -9d-4c4b10g13a
~ecku	85 -6a17e
~ecl	74 5e
~ecla	81 5k
~ecli	81 -4k6e
~eco	56 -15i-10d-7g6k8j11c19a
~ecom	80 -9g14c
~econ	65 -13b5g9cj
~ecor	63 -19i-11c-9d-5g4ej8k11b20a
~ect	54 -17g-10e-9a-7d-6f5h8c13k28j
~ect>	63 -16a-9g-6i-5e10h18cj
~ecte	77 -11c7a14j
~ecti	68 -8b-6d5j17k
~ecto	77 -15g11i12c
~ectr	72 -9c-7a5j7b8g
~ecu	74 -6g4c9b
~ecur	75 -5g9b
~ed>	30 -26g-13b-10i-6c-5e9df11hk33j39a
~eda	83 -4k4a13b
~eday	87 10a
~edd	83 -7d-6a6k13j
~eddi	83 -7d-6a6k13j
~ede	89 -6j9a
~edi	57 -14f-11g33c
~edic	67 -21a6b23c
~edin	78 -8b10c
~edit	63 -14f-10g11ac
~edl	87 -7b8h9a
~edle	87 -7b8h9a
~edo	79 -8a16e
~edon	82 -8a16e
~edr	76 -6a6k
~edro	76 -6a6k
~eds	69 -23b-8e4c5i6j9a11g
~eds>	69 -23b-8e4c5i6j9a11g
~edu	60 -12a-5f7k15g
~educ	61 -14a-4f4c5k19g
~edul	81 -5g6e
~ee>	53 -18g-12i-10h-9b-7c5df10e20j27a
~eed	46 -15g-13i-12b-8d-6f-5j15h56k
~eed>	47 -14i-13g-12j-10d-7c-5f9e12h61k
~eedi	78 -8b10c
~eedl	87 -7b8h9a
~eeds	72 -8e-5a-4g6i7c10j
~eek	55 -10a-9b6i7h10g
~eek>	60 -9a-8c6f10h
~eeke	71 -6ab6j13c
~eeks	72 -9b-5c9i14g
~eel	58 -8be13d15i
~eel>	62 -16c-11a4g5h7d11i
~eeli	77 -6g5k11c
~eels	75 -5e6c10d
~eem	84 -4d4c6b
~eeme	84 -4d4c6b
~een	47 -12j-4e5g6b7f16i
~een>	48 -13j-9a8bf11c16i
~eena	79 -11c8g11a
~eens	85 -4c4a
~eent	87 
~eep	51 -16g-8e-6b-5a4c5di7j9f18k
~eep>	54 -9e-8bg7j8f20k
~eepe	81 -5c-4a13d
~eepi	70 -6g4b6a8i
~eeps	73 -8a-4bg5f7h8c
~eer	70 -4i5a10c
~eer>	75 -4f6a12c
~eers	81 
~ees	67 -11i-5c4k20g
~ees>	67 -11i-5c4k20g
~eet	56 -12k-8eg-6ad7bfhj15c
~eet>	57 -11ae-7k-6d-5g6b8f26c
~eeth	87 -8c-5k6e11h
~eeti	81 -6c6j13a
~eez	87 -41a-10c8b12g34i
~efe	77 -7a-5g6j11b
~efer	78 -11a-5g4c5j14b
~efi	69 -4e9d
~efic	77 -9g7c14d
~efit	76 -7c6a10g
~efo	55 -16k-4h4ag5d11i
~efor	55 -16k-4h4ag5d11i
~efr	87 -14a17b
~efro	89 -13a14b
~eft	66 -12c-5i11b14g
~eft>	66 -12c-5i11b14g
~efu	87 -12c14d
~ega	71 -11g-7b-5d5cj8a11k
~egac	89 5ck
~egal	76 -8g-7b6k13a
~egat	87 
~ege	65 -6i6c12b
~ege>	65 -6fi7c12b
~egg	85 -12g8c11i
~egi	77 -21c25g
~egis	80 -22c26g
~egr	78 -10c8b12g
~egre	78 -10c8b12g
~egu	72 -7j-4g6k7a10c
~egul	72 -7j-4g6k7a10c
~ehe	82 -8a5c11h
~ehen	82 -8a5c11h
~ehi	60 -10g-6i-5c5d8h10k
~ehic	64 -6d-4e5b7ck
~ehin	69 -12c-8g-5bi4k5f11h13d
~eho	73 -8g-4b15c
~ehol	76 -8g-5a16c
~ehou	87 
~eic	87 -8ad26b
~eico	87 -8ad26b
~eig	64 -10d-6j12c17g
~eigh	64 -10d-8j12c18g
~eil	82 -4k4j8f
~eili	84 -8a5j9f
~ein	69 -21b-7g-6c-4k5e6f13a18i
~ein>	83 -8c-7b8e12a
~eing	71 -16b-8g7f20i
~eip	83 -11g5c9k
~eipt	83 -11g5c9k
~eir	60 -23c13h15g
~eir>	61 -16c-7b7h17g
~eird	89 -5c
~eirs	87 -6a-5c7b9h
~eit	82 
~eith	82 
~eje	89 -6a6h8j
~ejec	89 -6a6h8j
~ek>	60 -9a-8c6f10h
~eke	71 -6ab6j13c
~eken	71 -6ab6j13c
~eks	72 -9b-5c9i14g
~eks>	72 -9b-5c9i14g
~el>	55 -23a-7e4f6i9d18b
~eld	74 -12a8g9j
~eld>	75 -12a9gj
~ele	67 -13c-7b-5i4egh13a
~elec	72 -9c-7a5j7b8g
~eled	85 
~elem	85 -6c7h
~elf	58 -9e-6g7k18b
~elf>	58 -9e-6g7k18b
~eli	60 -17g-13b-5h4j6af14e
~elie	78 -12g-8a-4b6c7j9e11f
~elin	71 -14g-6e5k17c
~eliv	68 -16c-8b12a14e
~ell	39 -22b-9c-8fj-6e6h10a59k
~ell>	41 -23j-19g-14e-10c-9b-8f15a77k
~ella	59 -11b-4ij6ch10g
~elle	77 -18b7a9g
~elli	72 -17a-14k-8c13e15g18j
~ello	87 6c
~ells	87 -5ac13j
~elo	70 -13c4k6g7a
~elon	80 -16b-5jk-4c5h10g23a
~elor	82 -4c9b
~elow	87 -10a-5c6k10b
~elp	65 -18c-6j6h11b14i
~elp>	68 -18c-6a4k7h8b17i
~elpi	87 -9b15a
~elps	85 -10a11b
~elr	78 -6a11c
~elry	78 -6a11c
~els	54 -14g-8e-5a6j8h9c15d
~els>	74 -5e-4a4c9d
~else	55 -14g6c7j8h9d
~elt	85 -8b5j12g
~elt>	89 -9b-4k5j12g
~ely	69 -5b9i10a
~ely>	69 -5b9i10a
~em>	49 -28a-5j-4f5i10h12c18g
~ema	58 -9g-7e-4a5b21c
~emai	60 -8g-7e9a21c
~emat	78 6h
~emb	68 -14c-6b-5g5e6a10ij
~embe	68 -13c-5bg5e10aj11i
~eme	54 -7cg-6b-5hk5d8j14i16a
~emem	69 -13c-6b-5g5e9a10j11i
~emen	58 -6e6ac7i
~emer	83 4d
~emi	73 -11k9g11c
~emic	85 4j
~emiu	77 -4c6a10g
~emo	79 -5c7a9j
~emod	82 14a
~emp	60 -11c5b9e
~empl	62 -8g-6c5b7j
~empt	79 -6ac-5k12g16e
~ems	79 -13c11a13j
~ems>	79 -13c9a13j
~en>	34 -13h-11f-8a-5k8i16g60e
~ena	73 -14c7g13a
~enag	78 -11c8g10a
~enan	82 6k
~enc	62 -8b-5i-4g5e8a9k10j
~ence	64 -8bc-5di6ae11k13j
~ency	83 4d
~end	47 -26a-8b-5k5fh6cij10g20e
~end>	52 -18c-10adk4h9i11f14g22e
~enda	85 -6f5a6c
~ende	64 -13a-9b6dgk15c
~endi	80 -10a6hj
~endo	82 -8g5i10c
~ends	68 -8a5d9b
~ene	54 -8g-6ci-5a6k7h8b14d
~ened	62 -11e-9g-5a5h7c9d
~enef	70 10d
~ener	73 -5c5k7g
~enew	69 -7cg6h15e
~eng	73 -10j10k12g
~enga	83 -9j-5c4ae9g
~enge	81 6g
~eni	71 -32a-13g6f18e20j
~enie	87 6d
~enin	74 -29a-12g5c18ej
~enis	89 -4a5j
~enj	82 5c13a
~enjo	82 5c13a
~enn	87 6j
~eno	69 -21b-17i9g11a17h
~enou	71 -19b-18i-8c9g18h21a
~enov	87 -11a13c
~enr	89 -8g14c
~enro	89 -8g14c
~ens	50 -5fi6k8bh
~ens>	63 -10d-6ei7gk8h10a
~ense	56 -6ag-4h6e7d10b
~ensi	69 5cg7h
~enso	89 5c
~ent	36 -18c-12i-5f5g6a7e10k11j15b18d
~ent>	40 -18a-14i6e10k11d14b19g
~enta	67 -12g4a6j13b
~ente	71 -5g-4i10b
~enth	87 
~enti	69 -9k-7bg-4i4ch5e6j15a
~entl	75 -10g8j10a
~ento	80 -4c5k6g
~entr	87 -9a14j
~ents	53 -12c-6f-5j9i13d15a
~enu	79 -9a-4k7g14c
~enu>	89 10c
~enue	82 -8a5c9g
~env	87 -5a-4e6ck
~enve	89 -5a-4e5c6k
~eo>	84 
~eon	79 -10c-7b-5j6a21g
~eone	80 -10c-5bj6a22g
~eop	57 -7j-6e-5f5a16d
~eopl	57 -7j-6e-5f8a16d
~eor	83 -6c14k
~eorg	84 -6c14k
~eow	75 -9c-7a-5k5j8d16b
~eown	75 -9c-7a-5k5j8d16b
~ep>	53 -8bg-4e6f12j17k
~epa	67 -8a-7c-6h-5i6g10d16b
~epai	77 -9a-6h5g7bj
~epar	72 -11c-6i11b14d
~epe	70 -9a9d12b
~epen	75 -6a12b
~eper	81 -5c-4a13d
~eph	87 
~epi	70 -6g4b6a8i
~epin	70 -6g4b6a8i
~epl	62 -7d-5j11a13b
~epla	62 -7d-5j11a13b
~epo	75 -5b5f8k9h
~epor	76 -5b9hk
~eps	69 -4b5fh
~eps>	69 -4b5fh
~ept	71 -9g-8b-6c4f20h
~ept>	72 -9c-8b-7g-4j4f5k6a20h
~equ	64 4a12g
~equi	65 12g
~er>	28 -23g-21e-11i-6bh6fk25a41d50c
~era	49 -6df-5i5h6b7c8j10k
~era>	87 6a
~erad	89 
~erag	52 -6d5b6k7c8h
~eral	65 4b
~eras	79 -5b6k9c
~erat	82 -5c7j
~erc	63 -9c-6a-5dk5j7b18g
~erce	69 -12a-8ck6h9b21g
~erci	72 4a
~ere	32 -25e-22d-11j-10b5a9g11i14h17k59f
~ere>	33 -22e-20d-9b-5j7i9a11h14k15c40f
~erea	83 -8a-5c19f
~ered	61 -19c-17a-5j5b7i8g37f
~eren	67 -12b-5hj4k5g22c
~eres	78 -7acj6gk19h
~erf	77 -11i-9a-7g7b25c
~erfe	79 -11i-7g26c
~erg	80 -4e4d7i
~erge	83 4d
~eri	60 -12k-10i-6d-4f16j20g
~eria	84 5a
~erie	68 -7ac-6e8g21j
~erin	72 -14k-8ci-7d-5j7a12g13b15e
~erio	80 -9b7c
~erl	87 -12a-4c6e19j
~erly	89 -10a20j
~erm	63 -22c-7f-4h12g13e19b
~erm>	69 -18c-10a-7f-4d5k6j14b18g
~erma	83 5c
~ermi	76 -16g8a15e
~ern	70 -11c-7d5i10b
~erne	89 5b
~erni	79 -11b-4c5e7j
~erno	83 -11c8g9i
~ero	74 -25g-14c6i16a23e
~ero>	85 -4c7a
~erol	89 -9g5a9i
~erou	83 -12c6e8a
~err	74 -20k5c8a10j12i
~erra	85 -19k-7b14a16i
~erri	89 -6j6a9c
~erru	85 -9a19j
~ers	41 -15i-12g-11c-8e-6f-4h17d18j22bk
~ers>	44 -14fg-10e-9i-5h11b15a17k24d
~ersa	81 -11k5c11b
~erse	83 -10d-4c4g17f
~ersh	84 -9a6c7b
~ersi	81 -8a-6c8k9b
~erso	62 -10c4j5k6a
~erst	75 -14a-11c-6i6h8k19j
~ert	56 -11b-7c-6e-4hi6j9a11dg
~ert>	78 -14a-11c5j11g16b
~erti	64 -14b8c9d14a
~erts	84 -4c5f12a
~erty	66 -10b5d6k9g
~erv	66 -5d10b
~erve	77 9b10a
~ervi	71 7k
~ervo	85 -5a6b
~erw	69 -8c-4k6ij11d
~erwa	85 -7a7j
~erwi	87 -6a5j
~erwo	76 5i7d
~erwr	82 -8c6d9a
~ery	51 -26a-12d5j7f9i10k13g14b
~ery>	58 -18c-11e-5ik5d7g8j9f10a
~eryb	67 -20a-11d4f6e10gk
~eryo	89 9k
~eryt	63 -23a4c9b10g15i
~es>	30 -24f-15h-6i9ak12j21bd27g
~esc	71 -11g-5i7a8d10k
~escr	72 -11g-5i7a8d10k
~ese	62 -4b4k11i
~ese>	63 -7j9a11i
~esen	85 -7a7k
~esh	89 -13a8b11k
~esi	63 -11g-5ai20d
~esid	66 -9g-8a21d
~esig	84 -5c7b
~esit	84 8a
~esk	82 -6a13b
~esk>	83 -6a14b
~eso	70 -9j-4d5b12k
~esom	71 -9j-4d13k
~esp	85 -6a9b10h
~espe	89 7c10h
~ess	44 -18i-6g-4h5k6f8d15c17j
~ess>	46 -9i4k8f11a
~essa	89 11c
~esse	75 -11a-5gi7k15b
~essi	70 -10ai4g7c15j
~esso	89 -19a-7b5i22c
~essu	77 -9b4a8j9c
~est	50 -26g-15a-10b-6k4j9d10e16i32c
~est>	54 -19b-16g-15k-12a4h5i9d10f16e24c
~esta	79 -9f-5g6a8i
~este	82 -8g-5a7i11k
~esti	67 -8g-7a-6e5h7b12c
~estl	89 10i
~ests	81 
~et>	38 -13d-5gj6e7a17c27k
~eta	74 6b
~etac	85 -7b4j6a
~etal	79 -6a6c10b
~etc	85 -7g4c6b7k
~etch	85 -7g4c6b7k
~ete	70 -11b13a16g
~etec	83 11c
~eter	82 -8a-6c22g
~etes	80 9a
~eth	51 -9i-8j-5h4b8d9f13e
~ethe	70 -12a-8b5k8j9f12e
~ethi	53 -14j-11h-7i-4k4e7c10ad11b
~eti	63 -7c6j7f14a
~etim	84 -11b15a
~etin	80 -7c5f6j9a
~etir	68 -5a6b
~eto	84 -9g-5a7c10b
~ets	63 -15c4a6j13k
~ets>	63 -15c5a6j12k
~ett	53 -11cf-6j5a6b8k19i
~ette	60 -8fg-5h4i6k9bc
~etti	67 -24c5b7i10e13g
~ettl	77 -10b-8a-5j-4e4cg9h12i
~etty	69 -5c11a
~etu	80 -10b-6h6j10c
~etur	83 -10b5a6j
~etw	79 -7k-5a7bf
~etwe	79 -7k-5a7bf
~ety	69 -8g5k6a7c
~ety>	69 -8g5k6a7c
~eve	41 -26b-8g-6h4c8afi9j24k
~eve>	78 -12g-6a-5b-4k6c7j8e11f
~evel	77 -31b-5g18a20c
~even	65 -10a-6d-5i6k22j
~ever	42 -19c-9ej-8b5g7d14i16a24k
~evi	72 -8c-5a4e5d11j
~evic	82 7j
~evid	87 -10a-5g6j14e
~evie	83 -8e9a
~ew>	53 -17k-5f5e8gi9a
~ewa	70 -9g-6af5h22b
~ewal	76 -9b4a5c7h
~eway	77 -11a-6fg4k33b
~ewe	68 9a11c
~ewed	84 5a
~ewel	78 -6a11c
~ewer	77 12a
~ewh	72 -21c-6f-5g9a13h21b
~ewhe	72 -21c-6f-5g9a13h21b
~ews	83 -15c-4d5b9j11i
~ews>	83 -15c-4d5b9j11i
~ex>	74 -10c-8g9a12d13b
~exa	66 -12i-10a-7d12f18e
~exac	74 -11i-9a4k5e8f12c
~exam	73 -11c-5a4b5j6f15e
~exas	89 
~exc	68 -18g-8k-7j8e13h16a
~exce	75 -4a8b
~exch	89 -5k8a
~exci	83 -9c-5b11a12e
~excl	87 -6c10a
~excu	87 -19g-5a18ch
~exi	87 -4a5h8j
~exis	89 5h
~exp	59 -19c-14g-5f6h11ak12d
~expa	89 5a
~expe	66 -5de5i7j11k
~expi	80 -4g13e
~expl	69 -14c-8g-6b-4i10ah20d
~ext	56 -14j-6f-5d-4k12b13ac
~ext>	60 -7cgk-5j9a22b
~exte	87 -7b-4a16c
~exti	79 7a
~extr	72 -11j-4d11c16g
~ey>	41 -20j-6i-5e7bh8c11g13d16f
~eye	83 -16a6i8b9d
~eys	75 -11a6e8b
~eys>	76 -11a6e9b
~fac	75 -19b-5c4a9dk10j
~face	80 -13b6j8g10k
~fact	83 -8g-7b5j6a12d
~fai	74 -5fk6c10a
~fair	75 -8g-4f8a13c
~fak	83 -13g-8b6c7a9i
~fake	83 -13g-8b6c7a9i
~fal	71 -12g-7cj-6d6a14e23b
~fall	71 -12g-7cj-6d6a14e23b
~fam	59 -8g-6j-5e5b10i12c
~fami	59 -8g-6j-5e7a10bi
~fan	84 -18b-8g-6j5h15a17c
~fanc	89 -19b-4j5c23a
~far	58 -37i-14b-10d-8c-5j6a7e16f61g
~far>	62 -23i-13b-12j-6k11a14f45g
~farm	72 -8d8j10e
~fars	84 -10i-7a11fg
~fas	77 -15i-4k8c9a12e
~fast	77 -15i-4k8c9a12e
~fat	78 -16k-6b8c10f15j
~fath	79 -6b8c11f
~fau	76 -9d-4c5a20b
~faul	76 -9d-4c5a20b
~fav	80 -6g14c
~favo	80 -6g14c
~fax	83 -10c5i7f
~fax>	83 -10c5i7f
~fe>	49 -9d-8ik10b19a
~fea	89 -6d14c
~fear	89 -6d14c
~fec	77 -7gi24c
~fect	77 -7gi24c
~fed	87 -19g5a20e
~fed>	89 -19g5j20e
~fee	56 -8e-6ad-5j7h8g16i
~fee>	81 -6b6k9i
~feel	61 -12a-7j-6e-4d5h6b18i
~feet	69 -4i5j
~fel	74 -7b-4j5eg6c
~fell	74 -7b-4j5eg6c
~fen	70 -17b-5c4k27a
~fenc	75 -14b14a
~fend	79 4a5k
~fer	61 -13e-9ag-6h9k35c
~fer>	72 -9g-5ae10b15c
~fere	66 -10a-5bhj-4de8k30c
~fers	89 -8c-6e5ak7i
~fes	67 -21a6c10g13i
~fes>	70 -26a12g15i
~fess	79 -6b5c
~fet	69 -7g-6a5k10c
~fety	70 -7g-6a5k10c
~few	75 -12b6k14a
~few>	75 -12b6k14a
~ff>	48 -9d-8ac-5j7e14b23k
~ffe	62 -13bj-6eh-5d11i14k20c
~ffee	82 -4a6k10i
~ffer	64 -11b-8j-5eh5i8k23c
~ffi	62 -14c-6gj5f10a13d
~ffic	62 -14c-6gj5f10a13d
~ffo	84 -7c4g6d
~ffor	84 -7c4g6d
~ffs	87 -7a4d10g
~ffs>	89 10g
~fia	87 7j
~fian	87 7j
~fic	55 -11cj-6b5g30d
~fic>	84 5g
~fica	64 10d
~fice	64 -10cg-5j-4e7f10a14d
~fici	75 -9g6e14d
~fie	77 -14a-7b9h10g12j
~fied	85 -4j10h
~fiel	82 -18a-5b13g17j
~fif	84 7b
~fift	84 7b
~fig	67 -15c-7i-4j5h6e8g10k
~figh	82 5hk6a
~figu	69 -13c-6a-4i6k7e12g
~fil	62 -11b-6h-4g7dk10c
~file	66 -6c-5b5j11a
~fill	74 -7b-6ah4k8d14c
~fin	54 -13g-8c-7f4e5j6h9b
~fina	65 -9g-7j4b5h6i7e
~find	69 -14c-5f4k5d6h
~fine	74 -9a-4g12b14k
~fing	79 -14k7c14j
~fini	69 10a
~fir	52 -9e-6h6f9d18k
~fire	59 -8b-7j-5e-4h6d9k10f
~firs	59 -5eg4d8k9a
~fis	82 -12b5f8a
~fish	82 -12b5f8a
~fit	68 -19k6dg11c
~fit>	73 -20k-4d13c17g
~fits	77 -11g11d
~fix	71 -7g-6de-5k6a15c
~fix>	78 -4g5ab
~fixe	83 -5e13c
~fixi	89 4c5f
~fla	72 -18g-4ei5k6a21b
~flat	75 -16g-7c5j8a22b
~fli	89 5ak
~flo	62 -11a5bk8f
~floo	63 -7a5g6k
~flor	85 -4a10f
~fly	80 -5j7a11b
~fly>	85 
~flyi	89 12b
~fo>	83 4a
~fol	62 -8g-7jk-6c-5e4i7h9b15d
~folk	64 -7a-6k-5ej5b9h16d
~foll	80 -9g6i13a
~foo	68 -9bk-6i-4a4j14c20g
~food	78 -6a6gj
~foot	73 -9b-6k22g
~for	33 -29c-6e5aj7h13i20k36g
~for>	34 -23b-4c5j7i9g12h13a26k
~forc	83 
~ford	79 -8c-4e4d7i
~fore	54 -16k-12a-4h4d9i12g15b
~forg	85 -5j8c
~form	67 -13cg-9a4j16h19k
~fort	74 -14c-11a-5i4f15g17b
~forw	79 -5g4k13a
~fou	73 -17g-6k5abi16c
~foun	75 -15g-7a-5k6b24c
~four	89 -9c15a
~fra	74 -7c-6ag5j17e
~fram	77 -10c-4a4j18e
~fre	70 -16g-14a8b23c
~free	72 -14g-13a4ei24c
~fri	69 -6g-4e5c8h
~frie	69 -6g-4e5c8h
~fro	46 -12b-10g-5d8hk17a
~from	48 -8c5fik9h
~fron	66 -15b-12g6k9c29a
~fry	87 7j
~fs>	81 -22d-6b19g21c
~ft>	62 -7i-6c-5d5bk8a11g
~ftb	89 
~ftba	89 
~fte	54 -6e-5afk4b6j9g17d
~ften	73 -16i-11a-7c-4b15d34g
~fter	55 -16g-5fk7bcdj8i
~fth	89 -4a8b
~fth>	89 -4a8b
~fts	87 -9c11b
~fts>	87 -9c11b
~ful	59 -13f-7e-5j5k8bi14a
~ful>	76 -12c-8bg14i19a
~full	61 -13f-7e5gk10c14b
~fun	62 -8e-6g-5j-4c14i16b
~fun>	71 -14a-10j-8eg8k19b25i
~fund	77 -11i4g16a
~fune	73 5d6j
~fur	71 -5ck4i9e
~furn	72 5gi
~fus	79 -8c9d
~fuse	82 -13c4a13d
~gac	89 5ck
~gacy	89 5ck
~gad	85 6k
~gadg	87 6k
~gag	63 9a
~gage	63 9a
~gai	64 -7d-4f5a7i9e
~gain	64 -7d-4f5a7i9e
~gal	73 -16g-13b4k11i16a
~gal>	78 -5g9a
~gall	85 -5b6a8c
~gam	85 -8a10j
~game	85 -8a10j
~gan	87 5d
~gap	74 -4g5e11a
~gap>	75 -4g5e9a
~gar	63 -14a-7d-6cg-5e8b9j23f
~gar>	82 -11a6bc
~gara	68 -15c-8b4j7a28f
~gard	85 -9a6bj8c
~gare	85 -4ad7b
~gas	82 -16a6b12i
~gas>	82 -16a6b12i
~gat	74 -8b-7g-6c6a17j
~gate	79 -7b-5g4i5f7a
~gav	75 -5a-4e5g8c
~gave	75 -5a-4e5g8c
~gc>	85 -12g13c
~ge>	41 -20i-18d-11h-7j-6b-4a8e12k31c38g
~gea	89 -24g-7a5f25c
~gear	89 -24g-7a5f25c
~ged	66 -8f-6gj-4h14c17a
~ged>	66 -8f-6gj-4h14c17a
~gee	84 -12c9a13d
~gee>	84 -12c9a13d
~gei	87 -8ad26b
~geic	87 -8ad26b
~gem	84 -12c6g14d
~geme	84 -12c6g14d
~gen	58 -20g-8j-7e-6c7k9a12b23d
~genc	82 4d
~gene	72 -5c5k7g
~gent	62 -27g-6e-4j5a13b23d
~geo	84 -6c14k
~geor	84 -6c14k
~ger	61 -8k-6i-5a4b16j
~ger>	68 -20a-15g-9k12d15j19c
~geri	87 
~gero	83 -12c6e8a
~gers	74 -9d-8c-4i11a16g
~ges	61 -8b-7ij-5e5c8h12dk
~ges>	65 -13c-8b-7e-5i7g10k11h13a
~gest	72 -18a-8g-4j15d20c
~get	43 -15f-11b-10c8i10ag15k19e
~get>	44 -16b-10f-5j5i8e12k15ag
~geth	74 -9a-6b8e9j10f
~gets	70 -9c7bk
~gett	68 -8g-4c7i10e
~gge	71 -8b-4aj10c14d
~gged	84 -8b10a
~gger	84 5h
~gges	77 -15a10c16d
~ggi	83 -8c-6a5h11g
~ggin	84 -5a5h
~ggr	87 
~ggre	87 
~gh>	48 -16c-11e-9j-7i8h10k11f28g
~ghb	73 -6k4be
~ghbo	73 -6k4be
~ghe	74 -7g9c15b
~gher	77 -6g-5c21b
~ghes	85 -7b17c
~ghl	76 -15f-10a7c19g
~ghly	77 -15f-9a7c20g
~ght	34 -12d-7g-4h5ei15c33j
~ght>	35 -10b-8d-4h4k6e7a31j
~ghte	67 -8g-5d4a5ij6ce
~ghts	72 -28a4j13b21c
~ghw	87 5a
~ghwa	87 5a
~gia	84 -6c14k
~gia>	84 -6c14k
~gie	85 -9c-6a6j11g
~gien	89 -4a5j
~gin	60 -14c-8a-6j5b7k8i17g
~gin>	77 -8c4bgh
~gina	74 4a5bd
~gine	87 6c
~ging	68 -18a-16c-5j-4d5f8k13i20g
~gir	72 -5a12b
~girl	72 -5a12b
~gis	79 -16c26g
~gist	79 -16c26g
~git	74 -8a-5bj7k20c
~git>	89 -5a4c7k
~gits	77 -4a17c
~giv	54 -15e-9j-8f-7i6a11c26k
~give	55 -15e-8fj-7d-6bi7a15c30k
~givi	77 -5ck7d12b
~gl>	79 -16g6a16c
~gla	71 -12a-8g-7k-4j4h6e8c22b
~glad	82 -9k-8a5d6h7c9e
~glas	77 -8d-6g27b
~gle	65 -17k-8g-6c-5a7j10i12e19b
~gle>	69 -17k-6e-5ag8j12i20b
~gles	77 -11c21e
~glo	89 -4c5j6g
~gly	83 5af
~gly>	83 5af
~gma	85 -8a4b8j
~gmai	85 -8a4b8j
~gme	89 -4c4b
~gmen	89 -4c4b
~gn>	65 -8cg-6i12b18e
~gna	89 
~gne	79 -18b-8c-7e6j15a17i
~gned	79 -18b-8c-7e6j15a17i
~gni	87 -9a-4i6b8c
~gnin	87 -9a-4i6b8c
~gno	82 -9a4e5g7c
~gnos	83 -8a5eg7c
~gns	83 5d
~gns>	83 5d
~go>	47 -23g-22c-20j-7bi9d11e20a23k28f
~goa	85 -6a16c
~goal	87 -7a17c
~goe	67 -8i-5j5e20k
~goes	67 -8i-5j5e20k
~goi	55 -11f5g12k13h
~goin	55 -11f5g12k13h
~gol	83 -5g5c7i
~golf	87 4a6c
~gon	65 -7e-5i-4d7b10j
~gone	66 -7e-5i4c8b13j
~goo	52 -10k-8f-7g-5j7b8hi9c12a
~good	52 -9k-8f-6g-4j6ac8h10bi
~got	40 -16f-4i5b6jk14d16c
~got>	40 -16f6e7k8j10c13d
~gotc	84 -8a5b6c12d
~gott	76 -6g9a
~gpa	87 -7a11c
~gpa>	87 -7a11c
~gra	58 -20a-15g-5h5d7b10i25c
~grab	81 4c
~grad	69 -14g-5j-4e12i21c
~gram	75 -5i-4k9c
~gran	72 -6a-5i5e10j11d
~grat	80 -8j4c12i
~gre	63 -15i-10jk-9c5h9a16g20b
~grea	75 -11j-9i-5k4g6f11c
~gree	71 -10c-5dk-4e7ah8g9b
~greg	87 
~gres	83 -14c-8i7g14b
~gro	60 -7i4c5b15g
~groc	85 -4b7g
~gros	78 -10a-9c-6e-4b6k9j19g
~grou	69 -8c-4k5g13b
~grow	71 -12g-4j5e22c
~gs>	54 -13b-7k-6e-5f-4c5d6j8g11a15h
~gua	79 11d
~guar	81 -4c14d
~gue	71 -8d-6c-5g5k9a11j
~gue>	87 10c
~gues	73 -15c-8d7k11a13j
~gui	77 6gk
~guis	83 
~guit	85 -7a7k8g
~gul	71 -6b-5g-4j6k9c12a
~gula	72 -7j-4g6k7a10c
~gum	89 -5a6b
~gun	75 -7b8a12c
~guns	77 -7b-5g9a13c
~gur	69 -13c-6a-4i6k7e12g
~gure	69 -13c-6a-4i6k7e12g
~gut	79 -16a-11g-10c18b21i
~gut>	81 -16a-11g-10c19b21i
~guy	58 -11b-7h-6c5f6i7dg11e
~guy>	68 -9e-5b6j14d
~guys	63 -10c-7bj-5dh7fgi21e
~gym	89 8c
~gym>	89 8c
~ha>	69 -12a6i11d16b
~hac	79 6c
~hack	79 6c
~had	53 -7b-5k-4deg6c13aj
~had>	53 -7b-5k-4deg6c13aj
~hah	75 -7a6g10b
~haha	75 -7a6g10b
~hai	66 -13c-11g-10a-6j-4f5h7b14e24i
~hail	72 -14c-12g-7j-4f5h15e29i
~hain	87 -5c9h
~hair	77 -11a13b
~hak	85 -12a4b5j13f
~hake	85 -12a4b5j13f
~hal	62 -11b-8j-6e-4h8k9d22a
~half	65 -9j-6b-4e5a11dk
~hall	83 14a
~halt	84 -4b6a
~ham	83 -7c-5k6f8e12g
~hame	87 -8j-7c-6b7f9e14g
~han	48 -16j-14g-8ce-4h6b10k21i33a
~han>	62 -6k-5ci-4fj7h18a
~hanc	81 -6c12a
~hand	59 -21c-6e-5hj5f10a12b18i
~hang	58 -13g-10b-9j-7e-6h10i14k15c19a
~hank	77 -13a-5g5be11c
~hap	51 -17g-16e-10j7b8h9c15k19i
~hape	73 -11cg-9a6b35i
~happ	52 -15e-10j-9g-5i9a10h13k18c
~har	58 -7j-5i5b19a
~hara	81 -14a10bc
~hard	72 -8g-5k-4j4f14c
~hare	72 -8j-6d7c8b12a
~harg	71 -25c21g
~hari	83 -5c9a
~harm	87 6j
~has	52 -7bdj-4h6c9g20a
~has>	53 -7bdj-5g4c33a
~hase	83 -20a22g
~hat	21 -24a-18b-7dj4k11f15h41e43g44c
~hat>	21 -17b-15a-7d-5j8f16h38c39g43e
~hate	72 -15a-10c-5j5f8d28k
~hatl	85 -4e16c
~hatv	77 -16a-5d-4k6f8g20c
~hau	80 -12c-5a8b16i
~haul	80 -12c-5a8b16i
~hav	31 -13i-9f-7h-6d4b7k11g12j13c24a
~have	31 -12i-9f-7h-5d6b7k11j12g13c20a
~havi	77 -5b11a
~hbo	73 -8k4ab
~hbor	73 -6k4be
~hda	69 -9k-7a-6bc6j29e
~hday	69 -6abck6j24e
~he>	22 -11g5b11k13d14fh15i25j
~hea	47 -20c-7b-5h-4g9a12j13f21k
~head	67 -29c-18a-6b-5e11k22f33g
~heal	59 -12g-8a-6d8c11b22i
~heap	77 -10c-6e4b11g14a
~hear	55 -25g-9b-8i-7c6de12a14k17j
~heat	69 -7g-5b6a7k8c
~heav	87 
~hec	57 -7j-6g-4h10c12e
~heck	57 -7j-6g-4h10c12e
~hed	61 -22g-14i-9b18j40c
~hed>	63 -19g-15a-13i-6e12b18j33c
~heds	89 -28b6k11a14c
~hedu	81 -5g6e
~hee	69 -10b5k6j10d
~heel	73 -14b6c8a11d
~heet	83 6j
~hef	84 9b
~heft	84 9b
~hei	59 -12a-5d12h17g
~heig	78 -11a-9j4k27c
~heir	60 -19c13h16g
~hel	62 -18c-4ef6h13i17b
~hell	87 6c
~helo	82 -4c9b
~help	65 -18c-6j6h11b14i
~hem	53 -15e-9a-7k4g6c7d11i14h
~hem>	53 -14e-11a-7k-6j5g7cd11i14h
~hemi	89 5j
~hen	39 -22f-18a-12j-11b-10h-9k8cg102e
~hen>	39 -19fh-11j-10abk12g18c79e
~hend	74 -10ac-6g46e
~hens	78 -5c20h
~her	31 -27e-23a-11i8j9cg19h69f
~her>	45 -24c-12a-10k-4b6f9h14j16d26g
~here	34 -28e-23d-13b-8a-7j5i12k15h22c69f
~heri	85 -9g6b10c
~hers	69 -30i-15g-6k5f8h9a15d20c
~herw	87 -6a5j
~hes	57 -12j-10be-4k6i18a19c
~hes>	68 -7e-6j5a6g10c
~hese	63 -7j9a11i
~hesi	84 8a
~hest	85 -7b17c
~het	82 12k
~heth	82 12k
~hew	82 -4d6b
~hew>	84 
~hey	43 -8c-7k-6j-5a7fg10h13b16d
~hey>	43 -8c-7k-6j-5a7fg10h13b16d
~hic	52 -31a-17j-15g-7i-6h6k9f14b25d32c
~hich	55 -33a-18j-15g-6i-5h8b9e11f28c32d
~hick	89 4bg
~hicl	64 -6d-4e5b7ck
~hid	89 -5c
~hie	80 -5j-4a9b
~hiel	83 -5j4ck
~hif	83 -4c4a
~hift	83 -4c4a
~hig	61 -13i-12a-10j-5d-4k12g16f28b
~high	61 -13i-11a-10j-5d-4k12g18f28b
~hik	84 -14a-8k-6c-4e4j5b26g
~hike	87 -8a5j9g
~hil	62 -13c-9d-5k4fj8b18g
~hild	70 -11d-9c5b6f7i10g
~hile	69 -10c-5fi-4k6j8a11g
~him	67 -11k5b11e
~him>	70 -12k10e
~himn	84 -6b6d
~hims	87 9b
~hin	37 -18g-6j11b15c22i
~hin>	64 -6k6b8j13f
~hind	69 -12c-8g-5bi4k5f11h13d
~hine	74 -5d7ak
~hing	40 -24g-13a-9fh6e8b11j15i41c
~hink	55 -19c-11j-7d-4k4f6g18i22h
~hio	80 -10c-5a5jk7g
~hio>	87 -11a7j8g
~hion	85 -9c5a7k
~hip	75 -13a8bc
~hip>	77 -13a4k5j8c9b
~hir	68 -18e-12g6b7j8a18c
~hird	81 6i
~hire	73 -17e-12g7j12b19c
~hiri	87 5c
~his	43 -6a10dj20e
~his>	44 -8c-7a4h5j12d21e
~hist	78 -5k8cj
~hit	62 -19g-5b5e6a7c9ij
~hit>	68 -16b-15g5c8e13i14a
~hitc	89 -5a6b
~hite	83 8c
~hits	79 -5b16a
~hly	69 -23a-14f9b16c21g
~hly>	69 -23a-14f9b16c21g
~ho>	39 -25g-19b-15j-14e-11i-9a-5cf121d
~hob	81 -8a-6g18c
~hobb	81 -8a-6g18c
~hod	65 -11a-8g-4k5c37d
~hod>	65 -11a-8g-4k5c37d
~hoe	81 -10b-5i5g8ad
~hoev	89 
~hol	52 -23g-5eh5b7d8ak9c
~hol>	75 5c6g
~hold	61 -29g-5e5a10c11i20d
~hole	61 -20d-6cf-5i10k14a16b
~holi	84 -11b-4i4a15f
~holl	87 -17a6j14d
~hom	50 -14c-7h-5i5e8f12a15d
~home	50 -10c-7h-5i4bk5e8f16a
~hon	60 -8a-6fh-5di6e12c15b
~hond	89 
~hone	61 -6h-5a-4dj6ek14b
~hoo	57 -12g-8h-7a-5e7ck8b17f
~hood	81 -6a-5c6g7ef
~hook	87 -7a6j9b
~hool	61 -13a-11g-6i4j5d6k9b12f
~hoos	79 -14b-6e-5h6i9c18a
~hoot	79 -6c-5ej-4g4a7k9f
~hop	56 -8e-7b10i15f
~hop>	59 -5bk-4g19f
~hopi	79 7c
~hopp	79 -5d6c9h
~hops	84 -12e-7c5k15g
~hor	78 -6c4k6a8d
~hore	89 -11a10d
~hort	85 -6c5k
~hos	52 -13af-11c-6g8ej13i24d
~hose	54 -17a-16f-10c-5g5j9e16i27d
~hosp	72 4fj5a
~hot	67 -15c-13f7g13j23a
~hot>	73 -14f-9c-5b9g14j15a
~hote	84 -6a4j7b
~hoto	84 6a
~hou	41 -8j-7dk-5i5b7a8g15c19e
~houg	74 -22d-9j8g13a15c
~houl	56 -11j-10i-7k-4g4b10a12c15f
~hour	67 -14a-8g-5i9b29e
~hous	46 -7ce-5f4i8a9d14g
~hout	62 -10a-7b9j19e
~hov	85 -10a16d
~hove	85 -10a16d
~how	30 -108a-36b-20j-18d-6k-5f4c7e12h73g139i
~how>	30 -102a-35b-26j-19d-6k-4f5c10e12h81g124i
~howe	84 -10g-4j15c
~howi	83 -5a11j
~hows	85 5d10j
~hr>	89 
~hre	84 -6d11a
~hrea	87 -6d6a
~hri	84 13f
~hris	84 13f
~hro	52 -11ae-10c-7gh8d9f11j23k
~hroo	83 -10a9b
~hrou	53 -15g-11e-7h-5a9df11j15k
~hrow	87 -19c11g12k
~hs>	63 -21a-7e5gk7h9c17b
~ht>	35 -10b-8d-4h4k6e7a31j
~hte	67 -8g-5d4a5ij6ce
~hter	67 -7g-5d4a5ij6ce
~hts	72 -28a4j13b21c
~hts>	72 -28a4j13b21c
~hug	89 -7a-6c-5ij5f7b13g
~huge	89 -7a-6c-5ij5f7b13g
~huh	74 -20a-15g6c16j18i
~huh>	74 -20a-15g6c16j18i
~hum	89 9e
~hun	81 -8g-7b8j15a
~hunt	84 -9b-8g21a
~hur	60 -16b-13f-8e6g7i26a
~hurc	79 -6bc4fk7a
~hurr	74 -5g5j11a
~hurt	65 -18f-11b10i11cg12a
~hus	56 -5k7d
~husb	56 -5k6d
~hust	87 7g
~hut	70 -15g-7j14i20a
~hut>	75 -9c-4a6b16i
~huto	87 6j
~hutt	89 -8b15a
~hwa	84 5a
~hway	87 5a
~hy>	58 -14cd-13g-12i-6ek-5a-4j87h
~hyd	74 -6i7a11g
~hydr	74 -6i7a11g
~hyg	89 -4a5j
~hygi	89 -4a5j
~hys	77 -7g6k
~hysi	77 -7g6k
~ia>	79 -6a-5c12k
~iab	59 -5j-4i6g16a
~iabe	79 9a
~iabi	60 6b11g
~iag	82 -5a4eg6c
~iagn	83 -8a5eg7c
~ial	59 -10g-7i-6j-5dk-4b12a33c
~ial>	60 -10g-9b-6j-5i14a28c
~iall	83 -6c6b7e
~ials	85 -9d13c
~ian	74 -8c6j11d
~ian>	79 -7ac12d13j
~ianc	87 7j
~iar	74 -16g-11a7b10i13d
~iar>	87 -10a-8g-5c4e10b13i
~iary	77 -9g7c14d
~iat	84 -8c13b
~iate	84 -8c13b
~ibe	79 -9a-7g5j9i15k
~ibe>	84 -6g-5i17k
~ibl	61 -8b-5d-4k9g19a
~ible	61 -5bdk9g16a
~ic>	67 -18a-7d-6c9f15bk
~ica	55 -5e-4i11dj
~ical	63 -8c5d11j
~ican	79 5j
~icat	62 -7a-5b6c8d
~ice	46 -16g-13j-6h5k7i11b14c19d
~ice>	50 -8gj-5cf10i14b20a
~icen	59 -8a-5j7b9de
~icer	83 -7a6f7d
~ices	75 -10b-5c7a12d
~ich	55 -34a-18j-16g-6i-5h8be9f31c32d
~ich>	55 -33a-18j-15g-6i-5h8b9e11f28c32d
~ici	63 -18a-11g8d9j18c
~icia	73 -9g-6a10j12d
~icie	70 -11a-4d4k16c
~icin	84 6c
~ick	52 -12c-10i-8d6e9h13k19b
~ick>	59 -14j-10g-6h-5d-4f8e17c21k
~icke	65 -18c-9i-5d5h12b13j
~icki	80 -6a-5g11c
~ickl	84 -11c15h
~icks	82 -12c5g7a
~icku	82 -8c-7a8b13g
~icl	64 -4eg4b5c6k
~icle	64 -4eg4b5c6k
~ico	79 -13a-8d-6j17b20g
~ico>	84 -18a-8d-5j19b21g
~icot	89 5a
~ics	80 -4a7h
~ics>	80 -4a7h
~ict	67 -9b-6c-5i5fk6a8d
~ict>	84 -8b8j
~ictu	70 -7c-5j-4e5d6k7f
~icy	49 -11i-5ad7g8b14e
~icy>	49 -11i-5d4b7g14e
~id>	34 -17k-16b-12d4a6g8c14ei22j23h
~ida	77 -9b-4i5c22f
~ida>	87 10f
~iday	84 -11b-4i4a15f
~idd	78 -12a-5i-4g5f6b7e12c
~iddl	79 -12a-5i7be18c
~ide	48 -13g-11c-10h-7k5e7a9d10i22j
~ide>	54 -13a-9e-7k-5ch4g8f14i17j
~idea	77 -6c-4g8k14a
~ided	87 -8k4bi
~iden	64 -19c-10g-4a8j9d20e
~ideo	84 
~ider	83 -12d-7b-5k11a19c
~ides	66 -7b-6g5a7j12d
~idi	75 -5j24b
~idin	75 -5j24b
~ido	84 -9g-7j-4k5ce8b10a
~idow	84 -9g-7j-4k5ce8b10a
~ids	56 -14k-8c4j9b21a
~ids>	56 -14k-8c4j9b21a
~ie>	70 -18b-17c-6k5g7a8ei21j
~iec	82 7k
~iece	82 7k
~ied	60 -17c-8eg-6k-5f7di11a18j
~ied>	60 -17c-8eg-6k-5f7di11a18j
~iel	76 -14a9g11j
~ield	76 -14a9g11j
~ien	57 -14g-5a-4ek4h5c9j12d
~ien>	87 -10c-5b6j9d
~ienc	77 -7g5j7b8c
~iend	69 -6g-4e5c8h
~ieni	89 -4a5j
~ient	64 -5g-4j11d
~ier	67 -7g-5a-4i7k23d
~ier>	70 -6abg-4i8k26d
~iers	80 7b
~ies	54 -18a-14f-5hj8dk9c10b13g
~ies>	54 -14f-12a-11i-6e-5h6c9dk17g19b
~iest	79 -13b-9a-6g4c12e18i
~iet	80 -14c-5j8e10ak
~iet>	85 -8c-5j9e12k
~iev	78 -10g-6a-5b-4k7j8e11f
~ieve	78 -10g-6a-5b-4k7j8e11f
~iew	82 -7e9a
~iew>	84 -10e11a
~if>	41 -19b-14a-12h-11j-10i6d9g14f24c42k
~ife	48 -8d-7a-5j6g10c13b
~ife>	49 -8d-7i-4j4f11a12b
~ifes	70 -26a12g15i
~iff	68 -11b-5aj7g19c
~iffe	68 -11b-5j-4h5k7g14c
~ifi	64 10d
~ific	64 10d
~ift	73 -8c7b12a
~ift>	82 10a
~ifth	89 -4a8b
~ifts	87 -9c11b
~ig>	58 -9d-8i-5j4a8c11bk
~iga	80 -5a-4d5k6b
~igar	81 -4a5k7b
~igg	73 -12a-4j10g15d
~igge	74 -12a11c15d
~igh	34 -18a-9k-7h-5c8e9b10f12g32j
~igh>	64 -31c-13i-12d-10j-4a15b20f45g
~ighb	73 -6k4be
~ighe	74 -7g-4a10c15b
~ight	35 -15a-7b-4g5d7i8e38j
~ighw	87 5a
~igi	67 -7j-4h7k18c
~igin	74 4a5bd
~igit	74 -8a-5bj7k20c
~ign	61 -8cg4i6aj9e
~ign>	65 -8cg-6i12b18e
~igne	79 -18b-8c-7e6j15a17i
~igni	87 -9a-4i6b8c
~igns	83 5d
~igs	81 -14b-10i13g16a
~igs>	83 -14b-10i12g17a
~igu	69 -13c-6a-4i6k7e12g
~igur	69 -13c-6a-4i6k7e12g
~iju	89 -5c7a
~ijua	89 -5c7a
~ike	42 -8b-6a-4g4c5k10d23i
~ike>	42 -5a-4b5e11d16i
~ikes	82 -6e-4a7i10k
~iki	78 -9c-8a7i9g10k
~ikin	78 -9c-8a7i9g10k
~il>	55 -10g-8k-7c-5a5h8b13ei
~ilb	89 7c
~ilbo	89 7c
~ild	55 -22c-12d-5j8k12b25g
~ild>	67 -17c-16d-6j-5k6i20g25a
~ildi	62 -19a6g9c10k
~ildr	73 -10c6b
~ile	53 -17c-6hk-5i14b24g
~ile>	62 -6ik4g12b14a
~ilea	80 -14a6gk8c
~iled	74 -7c-5a4fj7i8e
~iler	84 -4c4a
~iles	63 -14c22g
~ili	58 -10c4i6g14b
~ilia	87 -10a-8g-5c4e10b13i
~ilin	79 -4b
~ilit	59 -6c9g11b
~ill	44 -13h-10b-7g-5d8ef13a24j
~ill>	46 -15bh-14d-6c5f6k8i12a13e27j
~ille	80 
~illi	77 -9j19a
~illo	83 -9a-5i4g5c10j
~ills	67 -13g-4ae9b16d
~ils	84 
~ils>	85 4a
~ilt	68 -12g-11b-4d14c21e
~ilt>	68 -11bg-4d9c21e
~ilv	89 
~ilve	89 
~ily	58 -9e7ac10b
~ily>	58 -9e7a8c10b
~ilys	89 
~im>	58 -22a-16k-10j-4d6i10e13g30c
~ima	75 7a
~imal	84 
~imar	89 
~imat	89 5j
~imb	75 -12b-8g4c5d13a
~imb>	83 -7c6d7a
~imbi	89 -8b9a
~ime	51 -10bi-9a-7f-4c19g37e
~ime>	52 -13b-9i-8j-7c-6f-5a21g37e
~imer	85 7b
~imes	75 -5c-4a8g10j
~imi	62 -15a-6j-5d-4be9c32g
~imit	62 -22a-6j-5d-4b14c34g
~imm	83 6k
~immi	84 6k
~imn	84 -6b6d
~imne	84 -6b6d
~imp	71 -20a-5gj9c24b
~impl	85 -22a22b
~impo	77 -7g4h7b
~impr	84 9c
~ims	69 -11c-6g4i6j12b
~ims>	70 -9c-4g5b10j
~imse	87 9b
~imu	77 -5c10g
~imum	77 -5c10g
~in>	29 -26a-10k-8c5dh7e13b18f55j
~ina	61 -11g-9j8d12b
~inal	67 -9j-7g-5e5i9d10a
~inan	71 -5cg-4a10e12b
~inb	89 -5c5j
~inc	54 -6bh5e6i16c
~ince	60 -13a-8g4j5ce11i
~inch	87 
~incl	75 -9b4g9a
~inco	68 -8a12c19g
~incr	79 -10g-5k6e13a
~ind	47 -10k-9e-7g-6cj10d13h15b21i
~ind>	48 -13k-5j-4e6di7c10b15h
~inde	79 -13c-7e5f7i12b
~indo	85 -13c-12b8dj11i
~inds	79 -5j-4g4i
~ine	44 -19i-11f-7dg7e9k12b15c26a
~ine>	52 -13d-12j-7fg-6i6e9b21c23a
~ined	74 -9d-5b23a
~iner	85 -11a-7c21e
~ines	50 -15i-6f-5e6c7k9b10d
~inf	72 -4g5c12a
~infl	89 -8c4b10a
~info	75 -5b12c
~ing	28 -15j-4g5d7b9e10k20a31i
~ing>	28 -30j-5g5f6e8d20k28i32a
~inge	80 -20k13j14c
~ingi	87 8b
~ingl	67 -21a-7g-4c8j14e24b
~ings	57 -8k-7a-5ef5gi6b8h10j
~ingu	83 
~ini	62 -11a-6bi-4d4g5f23c
~inim	77 -4c11g
~inin	77 -9a20c
~inio	87 -8a5d
~inis	69 10a
~inj	71 -6b4k5a6g
~inju	72 -6b5k6g
~ink	52 -20c-14d-6j-5k6g14i20ah
~ink>	57 -10j-9c-6d7h10a20i
~inki	67 -12c-5i7g19h
~inkl	76 9a
~inks	79 -8d5j7a
~inl	84 -10a12c
~inly	85 -9a12c
~inn	77 -10cj6e7b9a10d
~inne	78 -9j-8c-4k5d6e8b10a
~ino	84 -17c-7b9a19g
~ins	42 -17j-7c6d10b13a19f
~ins>	69 -13j-10g-6b-5ce5h20a24f
~insi	72 -18c-11a-4j10g12f13b
~insp	80 -20g5a10c14i
~inst	69 -5cj5ab
~insu	44 -5i4b5c7dg
~int	56 -13g-9i-8b-5a7f13h16c
~int>	74 -7b6g11a
~inte	67 -10a-6c-5i-4d5f9j13h
~intm	85 10f
~into	68 -14g-6h4c5e6k12d
~ints	80 -6g-4ab11h12c
~inu	65 -11c-4de4a5b6i11k
~inut	66 -11c-4de6i9a11k
~inv	72 -14c8g12a
~inve	77 -8c4k6a9g
~invo	79 -7c6a
~iny	79 -15c-11i6k25g
~iny>	84 -24c-12i5a6k27g
~inyl	87 -8a9c
~io>	81 -5a5j10c
~iol	81 4j
~iola	81 4j
~ion	43 -6i-5eh5f10jk19b
~ion>	47 -28a-4i5f8cgk20b
~iona	72 -4b12a
~ione	84 -13a-9k6f9c10j
~ions	58 -16c-7g-4e4j9k27a
~ionw	87 6a
~ior	77 -6ab25c
~ior>	79 -5b15c
~iou	74 -14c-6j-4a8gh19k
~ious	74 -14c-6j-4a8gh19k
~ip>	59 -12g-9d-6efj15k36c
~ipe	73 -17a-5g-4i13c17b
~ipe>	77 -7a-5g7b12c
~ipes	83 -12a11b
~ipl	87 -11b7a10c
~ipm	71 
~ipme	71 
~ipp	79 -11a14b
~ippe	81 -7a10b
~ips	80 -7g16a
~ips>	80 -7g16a
~ipt	76 -11g4c7d8k
~ipti	84 9c
~ipts	83 -12g-4c9k12d
~iqu	85 5a
~iquo	89 11a
~ir>	57 -8a-5i6c7j8k
~ira	78 -6g-5a-4i19j
~ira>	81 -8a-4i21j
~irb	84 -5b14a
~irbn	84 -5b14a
~ird	75 -9c5i
~ird>	77 -9c5g6i
~ire	52 -13e-6gh10f22c
~ire>	57 -13j-6gi-4h5k7d9bf14c
~ired	74 -10e-7b-4g8c17a
~irem	73 -17a6cf10g
~irep	76 5c7a
~ires	84 -7ad7b12j
~iri	72 -4g4k8e
~irin	72 -4g4k8e
~irl	72 -5a12b
~irl>	79 5gj
~irlf	85 -4c6a
~irls	83 -10a-5g9c13b
~irs	56 -6e7k9b
~irs>	70 -12a5gh11b
~irst	59 -5eg4d8k9a
~irt	63 -10a-6b-4g12c22e
~irth	64 -10a-6b-4g12c22e
~is>	22 -25g-11b-5k7i13e14d39a43j
~isa	76 -8k-7c7j13b
~isab	81 -6c-4g7a10j
~isc	68 -7c6b12k
~isco	70 -7j-4g5b6a12k
~iscu	85 -6c-5a7g
~ise	59 -12d-7e-4f4j6b10g12c
~ise>	62 -17a-7e8g23c
~isea	87 6a
~ised	75 -16c5g8j11a
~ises	89 -12d8a
~isf	87 -4j11h
~isfi	87 -4j11h
~ish	62 -10g-9b-5i32a
~ish>	75 -12b-5j5c26a
~ishe	67 -7g19a
~ishi	85 -9a5bf
~isi	62 -7k9a
~isin	81 -11a5g7j8c
~isio	66 -7c-5k4e7b9a
~isit	77 -12b-5g9h10a
~isk	85 -14c5a11b
~iss	65 -9g-7j-5d5k6ac8e
~iss>	81 -9g-7b7a11c
~isse	83 5k
~issi	75 7a
~issu	76 -5gj5b12e
~ist	52 -11b-9c-6i-5a5d9h11j19k
~ist>	59 -13c-10ag-4f5b8h28k
~ista	79 -13a-5b4g16c
~iste	64 -18c-5k-4b5j6d9g11a
~isti	85 5ch
~istm	84 13f
~isto	79 -5bk8j9c
~istr	79 -9b7aj
~ists	85 -5a5d
~it>	27 -8f-6d-5ek6h8i9c10a13g20b25j
~ita	64 -8b-5i-4ae7c20k
~ital	69 -6g-4bi8c12k
~itar	85 -7a7k8g
~itat	80 -6b5k7c
~itc	63 -10a-5e-4c5j8g10f
~itch	63 -10a-5e-4c5j8g10f
~ite	60 -10j-7h-4f7d22a
~ite>	64 -6h6k12c
~itec	87 
~ited	80 5i16a
~item	89 -4g6a
~iter	83 -8c-5k6d10a
~ites	87 10d
~ith	38 -8g-5e5h6k10j14d
~ith>	39 -18e-10g5f6k7j8h9a16d
~ithe	81 -9a11b
~ithi	85 7a
~itho	63 -8a-7b5j20e
~iti	60 -14a-8d-4jk5f6c10e11b
~itie	89 -9a11b
~itin	74 -5d7b10e
~itio	64 -5k6gi
~itl	74 -5a6j7d
~itle	74 -5a6j7d
~ito	74 -6gk5a12d
~itor	74 -6gk5a12d
~its	56 -14f4d5j8k11a
~its>	57 -14f4d5j7a10k
~itse	82 6a
~itt	56 -13g-8e-4h5f8i30c
~itte	76 -22a-19b6i17c24j
~itti	70 -22j-12g-5k-4i6d9b10f11c13a
~ittl	60 -6e-5d8i
~itu	75 -7a5j9g
~itua	85 -7a5b6j
~itur	79 -4c12g
~ity	55 -7c-6i-5e5af6k13g
~ity>	55 -7c-6i-4e5f6k13g
~ium	77 -4c6a10g
~ium>	77 -4c6a10g
~iva	81 -10a-5c5f11b
~ivat	83 -9a-5c5f11b
~ive	41 -21e-9c8f15g17k18a
~ive>	46 -24e-10d-4a4h9c12k13f16g
~ived	84 7a
~iven	85 -18b5d7f12a
~iver	55 -11b-8c-4a5k7g25d
~ives	65 -17d7k22a
~ivew	77 -11a-6fg4k33b
~ivi	54 -16g-5k6c10a11b
~ivid	87 -6a8b
~ivin	54 -15g-4k7c16a
~ivo	81 -11j-9c14ab
~ivor	81 -11j-9c14ab
~ix>	77 -4g4a
~ixe	81 -5e12c
~ixed	84 -5e13c
~ixi	87 -4a4c5f6j
~ixin	89 4c5f
~ize	77 -25c6j27g
~ize>	79 -23c29g
~ized	89 6aj
~izo	89 4b
~izon	89 4b
~izz	87 
~izza	87 
~jec	80 4j5h
~ject	80 4j5h
~jee	85 -5c11g
~jeep	87 5c
~jew	78 -6a11c
~jewe	78 -6a11c
~job	55 -12b-11g-5e5f8d9c18a
~job>	57 -11g-7d-4e5a6f9k13c
~jobs	73 -15b-11k17a19d
~joi	82 -5jk-4b15e
~join	82 -5jk-4b15e
~joy	81 5c10a
~joy>	85 7c
~jua	89 -5c7a
~juan	89 -5c7a
~jud	84 -5j6a
~judg	84 -5j6a
~jum	75 -6b6c18h
~jump	75 -6b6c18h
~jun	84 5c
~juni	85 6c
~jur	72 5k6g
~juri	80 -7c5k8g
~jury	77 5j
~jus	47 -21c-13g-9e-7d-4i4f6a10j24k25b
~just	47 -21c-13g-9e-7d-4i4f6a10j24k25b
~kag	77 -8g8c9b
~kage	77 -8g8c9b
~kay	46 -23j-18b-9k4c5f6e10a11d13g17i
~kay>	46 -23j-18b-9k5cf6e7a11d13g17i
~ke>	37 -10j-8d-7e5b6h18i30c
~ked	56 -11e-9k-5df7i8c15j
~ked>	56 -11e-9k-5df7i8c15j
~kee	53 -22g-5e6a7d8c18k
~keep	53 -20g-5e5c7a8d18k
~kel	87 -8c-7a5i11g
~ken	67 -11d-6a9c20j
~ken>	80 -9d8b13j
~kend	71 -6ab6j13c
~kep	73 -9g-6c-4j4f5k20h
~kept	73 -9g-6c-4j4f5k20h
~ker	62 -11g-8bk-6c-4e9h11j21a
~ker>	68 -11g-7k5b12h
~kers	72 -10b-6c8j15a
~kes	65 -11b-6a4d6i7j8k
~kes>	65 -11b-6a4d6i7j8k
~ket	63 -10c-5i7j10g
~ket>	66 -11c-5i4bf14g
~kets	75 -6bc6j11a
~key	74 5f6e
~key>	85 -5b7af
~keys	77 -10a5b6e
~kgr	85 4c6b
~kgro	85 4c6b
~kic	80 -13c-6i5b8e11a
~kick	80 -13c-6i5b8e11a
~kid	54 -9g-5h5f15a
~kid>	74 -16d-7b-6g4ef7a10c13k
~kids	56 -13k-6c-5g4j9b11a14d
~kin	44 -14g-8i-5e5j7b13h19c
~kin>	63 -10i-7c-5d6e7j8k10f
~kind	55 -9ae-8j-5f5i9g20c
~king	50 -10c-9k-6gi5bj6a7e8d16h
~kip	81 10b
~kip>	81 10b
~kit	70 -11a-5c-4b5i9j10g
~kitc	70 -11a-5c-4b5i9j10g
~kke	80 -5a13d
~kkee	80 -5a13d
~kle	72 -10c-6g-4b12h14a
~kler	76 9a
~kne	85 
~knee	87 
~kno	51 -17g-11b-10d-5c6j7e13a31k
~knob	89 7a
~knoc	80 -7a5k13c
~knot	89 -14b-5a6e18j
~know	51 -13cg-9d5e16a29k
~kon	89 -8c9g
~kon>	89 -8c9g
~kru	87 7a
~krup	87 7a
~ks>	48 -12i-10b-7f-4d7h9j31a
~ksg	85 -7a8b
~ksgi	85 -7a8b
~ksh	87 -13g15c
~ksho	87 -13g15c
~kup	69 -9c-5a11e17i
~kup>	70 -19a13e21i
~kups	89 -8c-4i17a
~ky>	75 -6dk-4c8i12a
~kya	89 -8a4k8c
~kyar	89 -8a4k8c
~kyd	85 
~kydi	85 
~la>	59 -7a-4j6h15g
~lab	74 -22c-6g5a18j19b
~lab>	79 -14c22b
~labo	89 -6c12j
~lac	50 -9j-4hk8bg15d
~lace	50 -9j-6c-4hk9bg15d
~lad	71 -14a-10k-9b4e5d12c13j
~lad>	82 -9k-8a5d6h7c9e
~ladd	84 -5bc4g12d
~lady	79 -11d-5a5i7c17j
~lag	89 5a6k
~lai	55 -10a-6j-4e4b9i17d
~laid	81 -12c-6b4i5k8a9d
~laim	59 -10a-5d4b9g11i
~lain	67 -6ag-4i5b7c19d
~lak	79 -8a-5di10j13g
~lake	79 -8a-5di10j13g
~lam	77 -12a5d12b
~lame	80 -4a5d7b
~lan	51 -9bdi6ae19j
~lan>	67 -6ik8a14j
~lanc	81 -15c17g
~land	63 -16b-7g-5ck5d9j13e18a
~lane	82 -5b11f
~lann	70 -11bc-8d7j30a
~lans	71 -15a-4g5k7b24c
~lant	80 -14a11c14b
~lap	74 -10i-8j-7g-4c5e8b9a12h
~laps	78 -10i-5g8j13h
~lapt	87 -16j7a13b
~lar	55 -11i-8a-7h-5e-4f10g11c13jk
~lar>	64 -21g12k18c
~lara	82 5k
~larg	84 -16i8g14c
~larm	72 5j7a
~lars	73 -16a9j23g
~lary	77 -7a-5c4dj5g
~las	47 -14d-7k5b9c11i16e
~las>	87 -13b6e16a
~lash	87 -7a6c7f
~lass	71 -12g-11d5f7a19b
~last	48 -11a-8k-6df13g14i19e
~lat	60 -5c13a14b
~lat>	77 -14g6j19b
~late	65 -4bd12g
~lati	76 -10c-5g4b18a
~lau	85 
~laus	87 
~law	67 -21g-8j-7d8bk12a19c
~law>	79 -9g-6j6k13c
~laws	80 -9g5c6a9b
~lawy	76 -6g5a8k
~lay	73 -4e14c
~lay>	77 -6a9g
~laye	87 5k
~lba	87 -7a6c7k
~lbac	87 -7a6c7k
~lbo	84 -8a5cf
~lbox	87 7c
~lc>	79 -5ah6c15b
~lco	75 5c6g
~lcoh	75 5c6g
~ld>	32 -13h-12k-10d4j5f6i10e26a38g
~lde	64 -14c-11g7k8j14d
~lder	70 -9c-7a-5j10b17d
~ldes	74 -11b-8g-6c4k10a15j
~ldi	59 -8g-6a-4i7d9k17c
~ldin	59 -8g-6a-4i7d9k17c
~ldr	73 -10c6b
~ldre	73 -10c6b
~lds	72 -18i-6a9b25g
~lds>	72 -18i-6a9b25g
~le>	39 -20f-15e-6k5g12c14b19ai
~lea	47 -26i-19g-11e-9c10a13f15k34b
~leag	79 -13a6gk8c
~leak	74 -8b-4c21a
~lean	69 -22i-8g5b23d
~lear	71 -15c-5k4j5e15b
~leas	55 -18d-8e-6i8f20b21k
~leav	59 -17g-8c-7i-4k7d10b11fh
~lec	68 -12c4k5j9g
~lect	68 -12c4k5j9g
~led	56 -8bj-7e-5k4d5g6a7h11c
~led>	56 -8bj-7e-5k4d5g6a7h11c
~lee	68 9j11f
~leep	69 12f
~lef	68 -12c-5a-4i4k5b17g
~left	68 -12c-5a-4i4k5b17g
~leg	61 -12d-9g-7i5b6a7k27c
~lega	74 -10g-8b7c10ak
~lege	65 -6i6c12b
~lem	70 -14c6ae7j
~lem>	79 -7a-4j7be8c
~lema	85 -6c7h
~leme	89 -10b-7c9g10a
~lems	82 -12c14j
~len	70 -23a-6g9k10b15c
~lend	73 -9a-5g18c
~lent	89 5b
~ler	66 -5ck-4i6j12a
~ler>	75 -4a5j7d
~lere	89 
~lers	73 -9c-4d4e17a
~les	51 -10k-9bi-5j5c11d26g
~les>	53 -10i-7b-6k-5fh7e8d33g
~less	70 -13a7dg9c
~lest	89 -9g5a9i
~let	56 -8g-7j7i16k
~let>	60 -13a-5fg6eh21k
~lett	69 -5g5a13i
~lev	76 -14b-6g5d19c
~leve	77 -11b-5g20c
~lex	77 -9c-7g4b5j14d
~lex>	77 -9c-7g4b5j14d
~ley	87 -9c8g
~ley>	87 -9c8g
~lf>	54 -13e-10cj-5g-4h14b16k22d
~lfr	85 -4c6a
~lfri	85 -4c6a
~lia	60 -6a5i12b
~liab	60 6b7g
~liar	87 -10a-8g-5c4e10b13i
~lib	85 -8b4a10j
~lic	45 -17ai8c10bk19e
~lica	84 -5c5hk
~lice	59 -10a-4j7b9de
~lici	70 -12a-4d4k15c
~licy	49 -11i-5d4b7g14e
~lid	74 -26b-4i6e13f23a
~lid>	82 -13b7e16a
~lida	84 -11b-4i4a15f
~lide	89 -5b6a
~lie	58 -20g-7k6e10c25d
~lie>	89 -5g8a
~lied	89 
~lien	63 -5cg17d
~lier	74 -5c6b9d
~lies	84 -16f21c
~liev	79 -12g-8a-5b6c7j9e12f
~lif	54 -14c-9a-7b24g
~life	55 -12c-9a-8b4f24g
~lift	87 
~lig	75 -4j5d
~ligh	78 5d
~lik	42 -12b-7g-6f-4j4h7e10d13k19i
~like	43 -12b-5f5hk8e11d15i
~liki	79 -8g8i15k
~lim	60 -12b-9a-5j10c28g
~limb	78 -10b-5cg6d15a
~limi	62 -22a-6j-5d-4b14c34g
~lin	49 -29g-16d-7h-5be-4j10f15k17a18i20c
~lin>	72 -10a-6d-5ef-4g5i23j
~line	56 -7dj-6f6k25c
~ling	60 -23g-17j-6h-4c5e7k12i16f20a
~link	87 
~lip	84 -5g-4a5k10b
~liq	87 11a
~liqu	87 11a
~lis	56 -18a-9c5j24k
~lisi	69 -19c-6d-4j4e8a22g
~list	60 -23a-17g5j7c8d28k
~lit	52 -8e-5d-4h5g9k13b
~lit>	83 -4g5k7c
~litt	60 -6e8i
~lity	59 -7c6a9g
~liv	53 -15a-12g-6d-5h5ij10b23f
~live	56 -9a-4i24f
~livi	65 -13g-8a-6d8j11b12i
~lk>	58 -7i-5gj-4e32k
~lke	72 -16g-4be8c14i
~lked	72 -13g4a5dj14i
~lki	67 -15c-6j-5k5b7d8g13f
~lkin	67 -15c-6j-5k5b7d8g13f
~lks	63 -7a-6k-5ej4b8h16d
~lks>	63 -7a-6k-5ej4b8h15d
~ll>	32 -14f-8i-6ej-4h5a11cd53k
~lla	55 -12b-6a-4i8j17g
~lla>	60 -7a-4j6h15g
~llar	65 -13a4k15j
~llas	87 -13b6e16a
~llb	85 -10a5cf6k
~llba	87 -7a6c7k
~llc	78 -6a-5h6c16b
~llc>	79 -5ah6c15b
~lle	54 -13j-11e-6k-5i6a8gh9d15c
~llec	78 -5b7a
~lled	63 -16j-10e-4bk5d12h23c
~lleg	65 -6i6c12b
~llen	89 5b
~ller	87 -7a4b9c
~llet	83 -8c-7a5f7d8b
~lli	59 -22c-10d-7k-5h-4i9ab10f13e14g
~llin	64 -18c-5dk4a7b9g10e12f
~llis	70 -6cd4e6ag
~llo	72 -6g6cj
~llow	73 -6g6cj
~llp	77 6g11k
~llpa	77 6g11k
~lls	58 -18e-14g-13k-6i-4c4d15a17b26j
~lls>	59 -18e-15g-5ik9ad17b21j
~llst	85 -11k-7d9j10a
~lly	58 -18g-8a-5j5c7f9e11h12i
~lly>	58 -18g-8a-5j5c7f9e11h12i
~lmo	82 
~lmos	82 
~lo>	85 -6a12b
~loa	62 -10g-5ei5k7j8b
~loan	63 -10g-5i-4e5k6b8j
~loc	62 -17c-6j-4d9b12a15e
~loca	71 -11c-5j7a9f
~lock	67 -8c-7f7ab13e
~log	79 -12b-5j12c13i
~log>	87 -6b4d6a
~logs	89 -8b-6a15i
~lon	50 -33i-13c-11bj-6d6f11e14h15a40g
~lon>	85 4a
~lone	78 11a
~long	51 -33i-13c-12j-11b-6d6f8a11h12e46g
~loo	50 -7d5e7j11c
~lood	62 -10g-8b-5k8e16a
~look	55 -6d5h11c
~loor	72 -13a-6d8k12g
~lor	62 -9e-7k5c6b11j
~lord	66 -7e-5k5d14c
~lore	89 10a
~lori	85 -4a10f
~lors	82 -4c9b
~los	51 -16c5ek9j
~lose	57 -11e4h5cj9g
~losi	69 -14g-12c-5bi5d32e
~loss	71 -12e-4a4g9j15b
~lost	72 -14c-6b12i17a
~lot	63 -8b-4j12c19g
~lot>	64 -7b-6a9g15c
~loth	85 -4a9g
~lou	79 10i
~loud	81 6a
~lov	66 -13b-10g-9j-6d-5c7k8h11f16i
~love	67 -13b-9g-7j6i8k9h13f
~lovi	87 4a13i
~low	59 -8g-6d-5h32b
~low>	63 -6c-4a22b
~lowe	75 -12g7a9b
~lowi	87 5b
~lows	89 8c
~loy	61 -13c-9g4h12j
~loya	81 -9c6j8eh
~loye	62 -6cg5b7j
~lp>	68 -18c-6a4k7h8b17i
~lpa	77 6g11k
~lpar	77 6g11k
~lpi	87 -9b15a
~lpin	87 -9b15a
~lps	85 -10a11b
~lps>	85 -10a11b
~lre	70 -5i4j5be
~lrea	70 -5i4j5be
~lri	69 -13k-7j-5b6cd18e
~lrig	69 -13k-7j-5b6cd18e
~lry	78 -6a11c
~lry>	78 -6a11c
~ls>	52 -23e-11b7d9j14c24a
~lse	55 -14g6c7j8h9d
~lse>	55 -14g6c7dj8h
~lst	84 -11k-6d5g9aj
~lsta	85 -11k-7d9j10a
~lt>	62 -12d-6g5c7j15e
~lth	59 -12g-8a-6d8c11b22i
~lth>	61 -12a-11g-6j-5d13c29i
~lthy	78 -9i-6c7bj14a
~lti	89 9k
~lts	84 6b
~lts>	84 6b
~lty	87 -6a7j9e
~lty>	87 -6a7j9e
~lua	83 -15a23c
~luab	83 -15a23c
~luc	82 -5d-4b10c
~luck	82 -5d-4b10c
~lud	74 -10b11a
~lude	75 5c7a
~lue	66 -9c-7a-6d7e10i14g
~lue>	67 -7ce-5d10i16g
~lues	89 -6a12e
~lug	84 10a
~lug>	84 10a
~lum	69 -12a-5g10e13j
~lumb	70 -6b-5g10e11j
~lun	75 13a
~lunc	84 -5b5c12a
~lunt	80 7b
~lus	89 
~lve	78 6j
~lved	87 
~lver	89 
~lwa	76 -10j-7b-6i6ag8d10f
~lway	76 -10j-7b-6i6ag8d10f
~ly>	44 -11d-10k-6g4j10i12c24b
~lyf	89 
~lyft	89 
~lyi	89 12b
~lyin	89 12b
~lys	89 
~lys>	89 
~ma>	73 -12b-7k-5a4de8j12c
~mac	73 -12a-4d7f13j
~mach	75 -4d7c
~mad	63 -15g-7b-5dik6f36h
~mad>	87 
~made	64 -16g-8b-5d-4i6f37h
~mag	66 -8b-7e5k11a13g
~mage	67 -8b-7e-5c5k13ag
~magi	87 10c
~mai	54 -13g-10e-5h6f12d19c
~mail	57 -10g-9e7f11c14a
~main	70 -17a10c15d
~mak	54 -13j-8k-6e-5d8g14c15i
~make	55 -10d-7k-6j-5e6c13g18i
~maki	77 -10j-7g5ab7d11c
~mal	67 -6g5bc
~mal>	80 
~mall	74 -5agj12b
~mals	85 
~mam	84 -14a6bg8c
~mama	84 -14a6bg8c
~man	45 -16i-10j-8c-6bk5d60g
~man>	70 -16g-11i5c6k7a8e
~mana	71 -27g-5b4a15d16i
~mane	87 5c
~manu	85 -8g-7b18a
~many	47 -32i-23a-20c-7j-5d-4e5k97g
~map	89 5c
~mar	61 -8c-5h4d5j7k9b
~mari	79 -6g6c10k
~mark	75 -6a-5c7k
~marr	72 -7dk-5g9a20b
~mart	81 -14b-9c5i9g17d
~mary	87 4a
~mas	75 -14a-5k11f20b
~mas>	78 -4a5b12f
~mat	60 -12b-8e-5g8k9j18a
~matc	78 -13c-7d-5e6k10g11a
~mate	71 -9b-6g9j11d
~mati	71 4h7a
~matt	76 -8g-5d5k7a
~max	87 -10g-4a5j15c
~max>	89 -10g16c
~may	71 -8c-7k-4b5de14a
~may>	75 -6k7d
~mayb	80 -12c7e15a
~maz	89 -6b16j
~mb>	78 -17c-13a-7be5d9f16gk
~mbe	49 -10b-7d-6h-5f6a7c9k11g16i
~mber	49 -10b-7d-6h-5f6a7c9k11g16i
~mbi	72 -13g-10b5a6j19c
~mbin	73 -13g-11b5a6j19c
~mbr	62 -9g-5i4a7h10b
~mbre	62 -9g-5i5a7h10b
~mbu	84 
~me>	29 -28a-16d-11ij-9f4g6h19e22c85k
~mea	72 -8j-7c-5k7b13h
~mean	74 -8cj-5k13h
~meas	89 
~meb	57 -5be-4f7i9a13d
~mebo	57 -5be-4f7i9a13d
~med	59 -13g-7i5jk9f10d
~med>	67 -14c-12b-9g6e7d10k12f
~meda	85 -5k8b10a
~medi	67 -19a6b20c
~mee	74 -5k7c
~meet	74 -5k7c
~mel	89 -6g-5j7h11c
~mem	67 -14c-6b-5gk4e9j10i16a
~memb	68 -13c-5bg5e10aj11i
~men	47 -11a-4g4f5k7c11d12b
~mend	87 -7a11c
~ment	47 -6gh-5a5f6k10b11d
~menu	89 10c
~meo	71 -17c-6k4d10b18g
~meon	80 -10c-5bj6a22g
~meow	75 -9c-7a-5k5j8d16b
~mep	84 -4ad5c
~mepl	84 -4ad5c
~mer	56 -8g4a5k15d
~mer>	65 -7a-5e4d14b
~mera	77 -6b5k6a7c
~merc	71 6a
~merg	83 4d
~mers	68 -13b6g13d
~mes	58 -13a-9i-7e-6f-5h8cd10b18j
~mes>	59 -13e-7a-6i-5f-4h5g6c10d18j
~mess	78 -5a5c6b8e
~met	51 -9ijk7d9c13b
~met>	87 -7k7c12j
~meta	79 -6a6c10b
~mete	82 -8a-6c22g
~meth	53 -14j-11h-7i-4k4e7c10ad11b
~meti	87 6a
~mew	72 -21c-6f-5g12a13h19b
~mewh	72 -21c-6f-5g9a13h21b
~mfo	78 -5c5fg6a
~mfor	78 -5c5fg6a
~mic	84 4j
~mica	89 5j
~mid	77 -9a-5i6b7e10g
~midd	79 -12a-5i7be18c
~mig	80 -19b-8j5ae7d8h9c
~migh	80 -19b-8j5ae7d8h9c
~mil	53 -7e-5af9bi14g
~mile	62 -7ac-4i27g
~mili	87 -10a-8g-5c4e10b13i
~mill	84 -8a4j5ci
~mily	59 -8e-5j4d14a
~min	51 -19k-16j-7d6fg7e9c12i17h
~min>	77 -67a-11j5d7i18ch34g
~mind	62 -22k-21g4h7c9b25a
~mine	74 -16g-14k-8c-6j7b20a22e
~ming	68 -14b-9j7h9f14c
~mini	77 -4c11g
~minu	65 -11c-4de6i8a11k
~mir	87 -9a-5g22j
~mira	87 -9a-5g22j
~mis	64 -23j-9g-5d5i7e16c18a
~mise	85 -7j-5c4a7g
~miss	67 -8g-7j5c9ae
~mist	83 -13gj4i24c
~mit	60 -19a-8j9e11c20g
~mit>	69 -18a-4k8g12c13e
~mits	66 -5j15g
~miu	77 -4c6a10g
~mium	77 -4c6a10g
~mle	89 8a
~mles	89 8a
~mma	74 -6b5a13d
~mmat	75 -6b5a13d
~mme	67 -6a-5g8c11b
~mmed	87 -6a6b
~mmen	87 -7a11c
~mmer	69 -5g7b
~mmi	80 -7a-5c5bk7g
~mmin	84 6k
~mmo	89 -11a6b14c
~mmon	89 -11a6b14c
~mmu	77 -19c-4i5k7a10g
~mmut	77 -19c-4i5k7a10g
~mne	84 -6b6d
~mney	84 -6b6d
~mob	87 -7a7b9f
~mobi	87 -7a7b9f
~mod	71 -13a-6e6c10j11b
~mod>	83 -12a12g14j
~mode	74 -7g-4e9c12b
~mok	67 -12b-5i6j14a
~moke	68 -9b-5i6j12a
~moki	87 -4b
~mom	66 -12c-6b-5j4k12g16a
~mom>	73 -4c4b9a
~mome	76 -11b-9c-7j5d6ak15g
~moms	83 
~mon	46 6b21c
~mon>	89 -11a6b14c
~mone	60 -9j-7i-6de4b9fg11a
~moni	79 -6k14d
~mont	49 -9a-5d5i8ej9g
~moo	89 -23a-5c-4g6b8j26i
~mor	49 -11c-10d-9j5hk6e7g23b
~more	55 -15j-7gi-5d7k11h26b
~morn	69 -12c-11a-6j4i8f18g
~morr	69 -7d-5b-4c7j8g9e
~mort	65 5j6a
~mos	60 -5e6b13c
~most	60 -5e6b13c
~mot	66 -9c-7g-5b5d9f14a
~moth	75 -9b-5g6c7d11f
~moto	72 -15c21a
~mou	67 -15a-8k-5df-4h9i14g23c
~moun	69 -7k5i19g
~mout	87 -8a-6g7i11c
~mov	60 -16b-9a-8g-4k12j27e
~move	64 -21b-7ik-4d5f34e
~movi	73 -8a-7e-6g-5c5b6j7i10d
~mp>	61 -11c-5i6d12a13h
~mpa	50 -10g-8a-6c-4h5e8di10k11b
~mpan	50 -7ag5e8i9k11b
~mpar	83 -6c-5g12d
~mpe	77 -13b-11c-6h-4d11g14j18a
~mped	85 -10c-6h9j11g
~mper	89 -15b7j15a
~mpl	58 -13a-12g10j11d14b
~mpla	79 -14a21c
~mple	74 -13c-5ag4j10b12d
~mplo	62 -8g-6c5b7j
~mpo	68 -7g-4j12a
~mpol	74 -11b17a
~mpor	76 -7gj11b
~mpr	76 -7a10h12c
~mpre	79 -10a10h12c
~mpro	87 
~mps	87 -8a13c
~mps>	87 -8a13c
~mpt	79 -6a-5ck11g16e
~mpty	80 -6ac-5k12g17e
~mpu	75 -13a6b8e
~mput	76 -9a-6g7b8e
~mrs	87 4a
~mrs>	87 4a
~mry	87 -12b-7c5j17a
~mry>	87 -12b-7c5j17a
~ms>	59 -19c-9g-7e6ik37j
~mse	85 -4j8b
~msel	85 -4j8b
~muc	45 -31i-15j-10k-7de-6c4h6a14b63g
~much	45 -31i-15j-10k-7de-6c4h6a14b63g
~mum	77 -5c10g
~mum>	78 -5c7g
~mus	78 -18b-4g4d9i13a
~must	79 -10b-4g4d10i
~mut	75 -19c-4i4k6b8a9g
~mute	79 -13c-5b-4i5k9a11g
~mv>	87 -5c4e11d
~my>	56 -19j-10a-6k6e7b9i13d17f
~mys	82 -5k5c7a
~myse	83 5c7a
~na>	81 -9c-8a8g18b
~nac	79 -7g-6b5j7i
~nace	79 -7g-6b5j7i
~nad	82 
~nado	82 
~nag	67 -19g-7b-5c13a14d15i
~nage	68 -16g-7b-5c12i14ad
~nal	58 -8ce6d15a
~nal>	61 -17c-6e-5i4k5g23a
~nall	74 -11a-4g5d7i10c
~nam	44 -12bg-11e-8h5f8k24d27c
~name	44 -12bg-11e-8h5f8k24d27c
~nan	67 -9c-5g-4a4d8e14b
~nanc	71 -5cg-4a10e12b
~nann	87 5b7d
~nant	81 6k
~nap	82 
~nap>	87 
~nat	77 -9a5j13h
~nati	79 -9a-5c5j13h
~nb>	84 -5b14a
~nc>	89 13j
~nce	42 -5c7a12e14k
~nce>	43 -8a-5d4i8be10k13g
~nced	79 -5a9b
~ncel	77 -7a5k
~ncer	73 -15g-11b5j8e12a
~nces	84 -10c17a
~nch	71 -8g-7a-4e6k18b
~nch>	75 -9g-5j-4e4k5b14a
~nche	82 -12a5i6j
~nci	73 -13b8g16a
~ncia	77 
~ncl	72 -6bd6c12a
~ncle	83 -6d4k
~nclu	75 -9b4g9a
~nco	67 -17a-5j9i11c17g
~nco>	89 -12a4k14i
~ncom	70 -21a4b15c20g
~ncor	84 -7b16a
~ncr	79 -10g-5k6e8a
~ncre	79 -10g-5k6e8a
~ncy	79 -6bj7a
~ncy>	79 -6bj7a
~nd>	28 -14b-10c-7i6f14g18j27d29e
~nda	74 -7f-5g4c10i
~ndat	80 -6g9b
~ndb	85 
~ndbo	89 
~ndd	85 -11a5e6c
~ndda	85 -11a5e6c
~nde	52 -11e-8ai7bf8k20g
~nded	73 -12b-4g5c8k9d
~nden	89 -6a7b
~ndep	89 -6a7b
~nder	54 -10e-7i-6c-5a8f10b23g
~ndi	66 -13a-5ek7b9i14j
~ndin	74 -10a-4e4h11j
~ndit	73 -7g-5c4f6b10i
~ndk	89 6a
~ndki	89 6a
~ndl	58 -12g-9a-8e-5f19i20b
~ndle	64 -10cg-9a-5j5d6k10b23i
~ndli	87 -7d-5a15b
~ndlo	67 -6e-4k4a6d7c
~ndm	83 -5g5c
~ndma	85 -5ag5c7j
~ndo	75 -14b-9g-8k6a7d8j14i
~ndor	82 -8g5i10c
~ndow	84 -11b-5k-4c7j8d11i
~nds	56 -23a-12g-5f8e9i12c20j
~nds>	57 -14a-9g-6b-5f6c8ei17j
~ndsh	81 -5j6b
~ndy	76 -7k-5j11f13a
~ndy>	76 -7k-5j11f13a
~ne>	37 -9hi4d6j7f12b15c18a
~nea	66 -15c-7b-6k-4e9j11a20f
~near	68 -10c-8b-6k4gj8a21f
~nec	85 -16c6a13i
~neck	89 -14c14i
~ned	53 -14b-10k-6ce-4g6a15j29i
~ned>	53 -14b-10k-6ce-4g6a15j29i
~nee	47 -13gi-11d-8bc-6f12h63k
~nee>	87 
~need	47 -13i-12g-10d-9c-7b-5af12h63k
~nef	70 10d
~nefi	70 10d
~nei	73 -6k4be
~neig	73 -6k4be
~nel	87 -5j7a
~nen	87 5c
~nent	87 5c
~ner	53 -13k-10i-5h4a7ej8f9b
~ner>	61 -14gk-8j-7bi-6d14f16e17a18c
~nera	66 -6c6j
~ners	66 -17a-16c-6e6d9j16g21b
~nerv	83 
~nes	47 -9g-6efi12d18bk
~nes>	60 -12c-11g-9ij8bd10a19k
~ness	51 -10i-8e-6f4g5d9j10b11c
~nest	74 -9c-8g-7j-5a5b8e15i
~net	79 -5b6a11g
~net>	81 -5bj9a11g
~nev	71 -17a-4c8hi9j
~neve	71 -17a-4c8hi9j
~new	54 -23k-7a-5f-4g5hj8e9b21i
~new>	57 -21k-4f9c11e14i
~newa	76 -9b4a5c7h
~newe	78 -4e6ab
~news	85 -13c-4a9j11i
~nex	64 -6gj6b
~next	65 -6gj4h5c9b
~ney	58 -9j-8i-6e5gk8f14a
~ney>	59 -10j-7i-6e-5b5gk8f16a
~nfe	89 
~nfl	89 -8c4b10a
~nfo	75 -5b12c
~nfo>	83 4a
~nfor	81 -4b10c
~ng>	27 -38j-9b8f10gh24i26k36a
~nga	81 -8j-6b-5c4e13i
~ngag	83 -9j-5c4ae9g
~nge	56 -9k-6h-5i14c19a
~nge>	67 -10g-8b-7k8a26c
~nged	73 5cg
~ngen	89 
~nger	69 -11k-8a8b10j
~nges	77 -12c6k14a
~ngi	67 -5a8i
~ngin	68 8i
~ngl	67 -21a-17k-7g-5c6j13i19e24b
~ngle	67 -21a-15k-7g-4c6j13ei24b
~ngr	79 -7aj6b11i
~ngra	80 -8j4c12i
~ngs	57 -19a-9k-5ef8h9g10j18c
~ngs>	57 -8ak-5ef5b8h9g10j
~ngu	75 -5g4ab10c
~ngui	83 
~ngun	87 4a6b
~nha	83 -7a5d9c
~nhap	85 -9a11c
~nic	63 -9e-6j4f5i6c7k
~nic>	85 -6d8k10f
~nice	67 -9e4b6i
~nico	89 5a
~nics	87 -6a8c
~nie	72 -6ci8dk
~nied	89 6d
~nies	74 -5i5b6k
~nig	60 -9bi4e6c10g12f
~nigh	60 -9bi4e7cg12f
~nim	74 -5c5a10g
~nima	84 
~nimu	77 -4c11g
~nin	53 -19a-7b4f7c9d12j13e
~nin>	69 -13a-7k4g5c8e19b
~ning	58 -30b-8a-6c5k7fj9e10g11d
~nins	73 -21g8b10j14c
~nio	74 -7k6c7j
~nion	78 -6a-5k4d9j
~nior	85 6c
~nip	89 
~nis	66 -5ag-4i8b14j
~nish	68 -5g-4i7j
~nist	87 -6a9j
~nit	65 -13b-7k-6a-4i6j14d16g
~nit>	75 -11c-5b8g9a
~nito	79 -6k14d
~nits	85 
~nitu	79 -4c12g
~niv	83 -7j14b
~nive	83 -7j14b
~niz	89 -5c4j5a7d
~njo	82 5c13a
~njoy	82 5c13a
~nju	72 -6b5k6g
~njur	72 -6b5k6g
~nk>	53 -12j-11g-5c5fh9b17i
~nki	66 -13c-8d-6i7g13a18h
~nkin	66 -13c-8d-6i7g13a18h
~nkl	75 9a
~nkle	76 9a
~nkr	87 7a
~nkru	87 7a
~nks	70 -8k5de
~nks>	72 -7k4a5g6e
~nksg	85 -7a8b
~nli	74 -9g-8b9c13a
~nlin	74 -9g-8b9c13a
~nly	65 -17a-9d-5g6c8k12j18b
~nly>	65 -17a-9d-5g6c8k12j18b
~nne	71 -16c-6k5e6b8j11a
~nned	83 5b
~nner	78 -10c6e17a
~nni	64 -10c-5b-4e30a
~nnin	64 -10c-5b27a
~nnu	75 -12a10c16g
~nnua	75 -12a10c16g
~nny	81 -7a6dj9b
~nny>	81 -7a6dj9b
~no>	54 -28b-21i-11d-5g5ce6f10a49j
~nob	68 -9b-8e-6d-5k7c11aj
~nob>	89 7a
~nobo	69 -8be-6d6a7c12j
~noc	79 -9a4k13c
~nock	80 -7a5k13c
~noi	84 8c
~nois	84 8c
~non	77 -9c-8b8h14j
~non>	82 -10c-9b9h11a
~none	89 -5a
~noo	79 -14c5g7i15j
~noon	81 -12c5a6g8i
~nop	87 -17c19g
~nor	74 -6b-4g17a
~norm	79 
~nort	84 11a
~nos	77 -4ad7f
~nose	85 -8a8c9e
~nosy	85 -9c5k9f
~not	43 -11b-9d-7c5ik16h23j
~not>	45 -21b-5d9j10k20h
~note	74 -8c6g14b
~noth	63 -9c-5dk6a24j
~nou	70 -19b-11c-10i8g17h20a
~noug	71 -19b-18i-8c9g18h21a
~noun	87 -5c10i
~nov	84 -12a4c11g
~nova	87 -11a13c
~now	43 -22j-7d11h17k21a
~now>	44 -22j-6d5fh19k22a
~nowb	89 4k
~nowh	87 -15a-5k-4g5c15h
~nro	84 -8g13c
~nrol	89 -8g14c
~ns>	46 -16j-11egi-4a5d7h9f17k30c
~nsa	89 
~nse	56 -8c-7g-4h5a6e7bd
~nse>	59 -15e-8j4b10a11c
~nsed	74 -17a-15c-14g9b14d27e
~nses	82 5j
~nsh	85 -7c5ak
~nshi	89 -7c5a7k
~nsi	62 -14c-10a-6i5h6f12g19b
~nsid	72 -18c-4i9g12bf
~nsio	78 -10a6c9b
~nsiv	74 -7b8a9h
~nsm	87 -5a9j
~nso	85 7c
~nsor	89 5c
~nsp	77 -20g9c10b13i
~nspe	80 -20g5a10c14i
~nst	63 -8j-5c8g10b
~nst>	77 -5c4h7b
~nsta	77 -5j7g
~nste	85 -8c12b
~nstr	72 6g
~nsu	44 -6i5c6d7a
~nsul	85 -5c5a7j
~nsur	44 -5i5ag7d8c
~nsw	78 5bg6c
~nswe	78 5bg6c
~nt>	33 -15i-10d-6fj8e12a14b19g26k
~nta	63 -11g-5h10b14a
~ntal	67 -8g6abj
~ntan	76 -5h4c14a
~nte	58 -19a-15c-9i9hj12g16b
~nted	77 -27a8df18b
~ntee	83 -6a7b
~nten	76 -9c23g
~nter	63 -9c-6bdi-4g6k11aj12h
~nth	49 -9a-5d5i8e9gj
~nth>	52 -10c-8h-6b5i6j11g15e
~nthl	74 -15a4g10c11b
~nths	65 -11a-9g-7e8h28b
~nti	62 -9k-5f6e14j
~ntia	84 6a
~ntil	89 -8a10e
~ntin	67 -6e-5i6gj7d
~ntio	84 -9k-5b9a10j
~ntit	89 
~ntl	74 -10g7j10a
~ntly	74 -10g7j10a
~ntm	85 10f
~ntme	85 10f
~nto	64 -12g-6h-5ij6e8k9a10d
~nto>	68 -14g-6h4c5ek12d
~ntor	80 -4c5k6g
~ntow	83 -4b4f8a
~ntr	60 -12g-9a-5ei-4h7k8bj15f
~ntra	62 -10a-6g-5e4d8jk10b
~ntry	79 -7g15f
~nts	50 -7k-5j-4b5h6i11ad
~nts>	50 -7k-6j-4b5h6i11d12a
~nty	77 -14g-10b5d23c
~nty>	78 -10b-9g7cd8a
~nu>	89 10c
~nua	74 -10a4j15g
~nual	74 -10a4j15g
~nue	82 -8a5c9g
~nue>	82 -8a5c9g
~num	50 -15e-11j-7d-5bh9i13k14g24c
~numb	50 -15e-13j-7d-5bh9i13k14g24c
~nur	74 -10b-8c5f6j8h9a
~nurs	74 -10b-8c5f6j8h9a
~nus	87 -7f15a
~nut	64 -5cde-4j4i6g8a9k
~nute	66 -11c-4de6i9a11k
~nuts	83 -6a6g7c
~nve	70 -6e6j10g
~nven	79 -5c4k6g
~nver	79 -10k-6e8j13c
~nvo	79 -7c6a
~nvoi	84 -4c7a
~nvol	87 
~nwi	85 -5g6ai
~nwid	87 6a
~nxi	87 -7b-5g15a
~ny>	34 -43b-21ij-7ef12c17k33a71g
~nyb	56 -13c-11b-7g-6j4k8h15d18a
~nybo	56 -13c-11b-7g-6j4k8h15d18a
~nyl	87 -8a9c
~nyl>	87 -8a9c
~nym	82 -8a-5k4d9e
~nymo	82 -8a-5k4d9e
~nyo	67 -13c10a17d
~nyon	67 -13c10a17d
~nys	77 -10d-5h-4g6a7jk
~nys>	77 -10d-5h-4g6a7jk
~nyt	49 -21b-7ei-5g-4dh7j8k15c29a
~nyth	50 -21b-8i-6e-5g-4dh8k15c30a
~nyti	89 5j
~nyw	74 -9c4f15a
~nywh	75 -9c4f16a
~oad	69 -6k-5d4j14a
~oad>	73 -6k4f12a
~oads	79 -6b4c7a8j
~oak	80 -8g5ik
~oak>	84 5c8a
~oal	87 -7a17c
~oal>	89 -6ag17c
~oan	63 -10g-5i-4e5k6b9j
~oan>	68 -16g-5a-4i4f6k16c
~oans	72 -14c5b6g8j
~oar	74 -7b-4k4f9a
~oard	74 -7b-4k4f9a
~oas	85 5g6c
~oast	85 5g6c
~oat	77 -6c10a
~oat>	78 -6c11a
~ob>	56 -14g-8d-5e5f9k25c
~oba	77 -8b10a
~obac	79 -9b10a
~obb	79 -11a-6g4i20c
~obbi	81 -7g11c
~obi	87 -7a7b9f
~obil	87 -7a7b9f
~obl	74 -5g6be8j
~oble	74 -5g6be8j
~obo	68 -8be-6d6a7c12j
~obod	69 -8be-6d6a7c12j
~obs	73 -15b-11k17a19d
~obs>	73 -15b-11k17a19d
~oca	70 -14c-5j9f13a
~ocal	80 -5j5bf
~ocat	75 -9c4e5f
~occ	74 5c7g
~occu	74 5c8g
~oce	81 -5b4g5j6i
~ocer	85 -4b7g
~oci	72 -11a-4j13b21c
~ocia	72 -11a-4j13b21c
~ock	59 -22a-11d-8f-4h5b7e10c12g18i
~ock>	66 -23a-8j-4df7c15e23i
~ocke	68 -11a5gj7c9b
~ocks	84 -7d4j11a
~oct	69 -15g-6a4ek6i16d
~octo	69 -15g-6a4ek6i16d
~od>	46 -18k-9cf6a15j28d
~oda	58 -9k-5h5a7dg
~oday	58 -9k-5h5a7dg
~odd	89 -17c-12a-6j8b9g22k
~ode	65 -17g-8a-7f-5e-4d8k9b30c
~ode>	72 -7fg-6a6k21c
~oded	87 
~odel	74 -7g-4e9c12b
~odi	79 -7a14c
~odil	81 -6a7c
~odo	83 -8a10g
~odom	83 -8a10g
~ods	82 -13c-9a5b6f13i
~ods>	82 -13c-9a5b6f13i
~odu	82 -10b-7g24c
~oduc	82 -10b-7g24c
~ody	47 -16b4j8d9a
~ody>	48 -15b-8c4h7de13a
~odys	69 -7e-5a-4b9c10k
~oes	40 -13j-12k-9h-5f16e18a22d
~oes>	40 -13j-12k-9h-5f16e18a22d
~oev	89 
~oeve	89 
~of>	35 -11e-6g-4b7ac9h11j13d17i
~ofe	78 -18g-6b5c7k13e
~ofes	80 -6b5c
~off	48 -19g-14j-12c6dei10a14b17k
~off>	52 -8c-7d-6g-5j4a8e12k16b
~offe	69 -9j-7g8c10k11i
~offi	63 -14c-10g-5j7f10a14d
~ofi	82 -4a8c
~ofin	83 
~oft	69 -16i-10a-9c-5b-4e6j13d31g
~oft>	87 8a
~oftb	89 
~ofte	73 -16i-11a-7c-4b15d34g
~og>	72 -7b5a8j
~oga	89 -9c17j
~oge	74 -10a-7b8e10f14j
~oget	74 -9a-6b8e9j10f
~ogr	73 -12i-5k9g16b
~ogra	77 -5i-4k10c
~ogre	83 -14c-8i7g14b
~ogs	79 -18b6a13i
~ogs>	79 -18b6a13i
~oh>	59 -29j-21b5k8i11d15f17c
~ohi	87 -11a7j8g
~ohio	87 -11a7j8g
~oho	75 5c6g
~ohol	75 5c6g
~oi>	85 -6k4a
~oic	78 -8a-4jk6b10h15c
~oice	78 -8a-4jk6b10h15c
~oil	85 -11a11b
~oin	49 -14j-13g-8f-5d5a10ci12k13h
~oin>	72 -5fk5j12e
~oing	51 -15j-9f-6g-5e8h10c13i17k
~oint	75 -8g-5b6af10h
~ois	84 8c
~oise	85 8c
~ok>	57 -20a-4e6d7k8i11h
~oka	46 -23j-19b-9k5cf6e9a11d13g17i
~okay	46 -23j-18b-9k5cf6e7a11d13g17i
~oke	60 -19d-5be6gj12a14c
~oke>	64 -13d-5j-4g8a18c
~oked	79 -8d-5i15g
~oker	82 -9b8a12j
~oki	62 -7b-6i-5g5e7a13j
~okin	63 -6i-5g-4a5e13j
~okk	80 -5a13d
~okke	80 -5a13d
~oks	69 -6e-5d14a
~oks>	69 -6e-5d14a
~ol>	53 -7h-6b-5k5f7g17d
~ola	80 4j
~olat	81 4j
~old	46 -10i-8hk-4cf12d16g26j
~old>	49 -12k-9b-7h-4c23gj
~olde	66 -17g-9ac6k9j12b15d
~oldi	74 -17g5d12c14a
~olds	74 -18i30g
~ole	59 -11cd-6fi7k18a21b
~ole>	61 -12di-11c-6f6g9k11a21b
~oles	85 -13g8i12a
~olf	85 4a8c
~olf>	85 4a8c
~oli	46 -21g-14i-11b-8d5a8f13k15e26c
~olic	48 -11i-9a-8d4g6bk11c13e
~olid	81 -17b-5c7e11a14f
~olin	72 -37g-11b12a14k29c
~olk	64 -7a-6k-5ej5b9h16d
~olks	64 -7a-6k-5ej5b9h16d
~oll	51 -8h-6f7c8d13b
~oll>	66 -11a-4b10c15d
~olla	64 -13a-7c8g14j
~olle	62 -6i5a7b
~olli	69 -9j-6cd4e5g19a
~ollo	80 -9g6i13a
~olo	83 -11a5j12b
~olo>	89 -7a-4i13b
~ols	70 -11b-4a25g
~ols>	70 -11b-4a25g
~olt	82 6b
~olts	84 6b
~olu	79 -6a6b
~olum	89 5d
~olun	83 -6a7b
~olv	87 
~olve	87 
~om>	46 -16c6eh8i11k
~oma	78 -7b-5g5a7c8i
~oma>	85 -6b5i9c
~omat	85 8a
~ome	36 -25j-6i-5cef7g21h24d30b
~ome>	43 -20j-10d-9g-6b5f8e9ck11a29h
~omeb	57 -5be-4f7i9a13d
~omed	87 10a
~omen	77 -11b-7j5d6k7a
~omeo	71 -17c-6k4d10b18g
~omep	84 -4ad5c
~omer	62 17d
~omes	66 -14e-8a-4f4k8d9j11b
~omet	52 -15j-11h-7i-5k5e7a8d9bcg
~omew	72 -21c-6f-5g12a13h19b
~omf	78 -5c5fg6a
~omfo	78 -5c5fg6a
~omi	65 -17b-14j-13a-5k8i9f32c
~omin	67 -21a-15b-9j-8k9fi38c
~omis	83 -7j-6c6g10a
~omm	62 -6i-5j5b9dg
~omma	75 -6b5a13d
~omme	71 9c
~ommo	89 -11a6b14c
~ommu	77 -19c-4i5k7a10g
~omo	69 -7d-5b-4c7j8g9e
~omor	69 -7d-5b-4c7j8g9e
~omp	46 -7ag6ei8bk11d
~omp>	66 -12c6a7d8g
~ompa	50 -10g-8a-6c-4h5e8di10k11b
~ompe	85 
~ompl	73 -8b-4g10c12d
~ompr	81 -8a4c10h
~ompu	76 -9a-6g7b8e
~oms	71 -4c12a
~oms>	71 -4c12a
~on>	30 -19c-16f6eg10adk13h36j
~ona	63 -13c-6e-4i8g12b
~onal	64 -15c4k5j6a8g
~onc	68 -12g-10a-7j8cik10b
~once	69 -10g-6j5k7b9c
~onco	89 -12a4k14i
~ond	60 -11g-6b-4d4a10ci11j
~ond>	64 -16b6a9j13c
~onda	89 
~ondi	73 -7g-5c4f6b10i
~one	37 -11e-9h-6i6g7d8bj11k13f
~one>	39 -9e-6h4g6a7f8d10c12j
~oned	81 -9bk-7d9ac10j
~ones	62 -16c-8a-7g-5j10bd17k
~oney	59 -9j-8i-7e-6d4b6g7c9f11a
~onf	89 -5d5c6a
~ong	49 -27i-19j-11b-7d5f9a12e15h39g
~ong>	51 -31i-13j-10d-6b6f10ae18h30g
~onge	85 -10a6d
~ongi	82 -6b-4k11ag
~ongr	80 -8j4c12i
~oni	69 -24a-5k8dj24c
~onic	85 -5a7c
~onig	79 -20a6g10j17c
~onit	79 -6k14d
~onl	63 -11d-10g-4f5c6k9b15j
~onli	74 -9g-8b9c13a
~only	66 -10a-9d8k13j16b
~ono	85 -5c8i
~onou	87 -5c10i
~ons	54 -11a-6e-5d6k8j24c
~ons>	57 -18a-9g-5e5j8k35c
~onsi	87 -4c8b
~onst	74 8g
~ont	45 -5c-4h6j10g12k
~ont>	66 -15b-12g6k9c29a
~onte	78 -14c23g
~onth	49 -9a-5d5i8ej9g
~onti	87 -5a6b
~ontr	62 -6g-5e5d8k10b
~onv	79 -10k6j7c
~onve	79 -10k6j7c
~onw	87 6a
~onwi	87 6a
~oo>	60 -20k-7g-6h-5c5j8f10b17a
~ood	47 -15k-8g-4f4h6be9j10i14a
~ood>	47 -14k-9c-7f5bh7e10j23a
~oode	87 
~oods	83 -13c-9a5b6f13i
~oof	55 -5c-4b9j11h
~oof>	56 -7e-5k4d9j12h
~oofi	83 
~oog	89 -5b6j15a
~ooh	78 -13a-7k-5j9g12c
~ooh>	78 -13a-7k-5j9g12c
~ook	50 -7e-5c-4a6k9h12j
~ook>	57 -20a-4e6d7k8i11h
~ooke	80 -8d14g
~ooki	63 -6i-5g-4b5e6a13j
~ookk	80 -5a13d
~ooks	69 -6e-5d14a
~ool	52 -11b-7ah-6i4k5f17c18d
~ool>	55 -6hk6f9g19d
~ooli	87 -43g-6a14k37c
~ools	71 -11b-4a25g
~oom	61 -5cj5di15k
~oom>	69 -13a-6d8i16k
~oomm	75 -6b5a13d
~ooms	74 9a
~oon	67 -16c-15i-7b10g13a29e
~oon>	67 -20c-15i-7b10g13a29e
~oop	87 -8a-4i9gj
~oor	61 -11bc-8d-6i-5a7fk9j10e17g
~oor>	66 -9ab-7d-5i4g7j8k10f
~oord	82 
~oors	74 -16c-6a-5j5b6k9e13g
~oos	77 -8b-6e-5h6i9a13c
~oose	77 -8b-6e-5h6i9a13c
~oot	67 -8a-6e-5c-4j5f11g20i
~oot>	72 -9c-5e5b7f10a
~oota	83 -5b-4a7g9c
~ooth	87 -16a-5cg6b27i
~op>	52 -15g-12k-6j-5d5a12b14f19c
~ope	56 -9c-7g-5j-4f4d6e10b13k
~ope>	87 6k
~open	64 -15j-13g-5i9e13a18b
~oper	64 -7bc4d7g8k10j
~opi	75 -11a5c10j
~opin	76 -17a6c12j
~opl	57 -7j-6e-5f8a16d
~ople	57 -7j-6e-5f8a16d
~opp	66 -17b-10g-6d6c15a29h
~oppe	72 -16b-8g7c9a15h
~oppi	72 -5d-4i8a17h
~opr	87 -20c4b19g
~opri	87 -20c4b19g
~ops	77 -12c-10a-5ei5j8k9d18g
~ops>	77 -12c-10a-5ei5j8k9d18g
~opt	84 -14b7d9j
~opti	89 -8a9j
~opy	78 -7k-6c5e6j9i
~opy>	78 -7k-6c5e6j9i
~or>	26 -54a-27j-23e-14c-6g5d13i15f167b
~ora	70 -7j-5gi4c11b12a
~orag	75 -6b-4g7c13a
~orat	79 -5i14b
~orb	89 8j
~orc	70 -10j-5g6k7a11b
~orce	75 -10j-9c11a15b
~orch	85 -10a6b9c
~orcy	83 -9b6k7a
~ord	53 -15g-12c-6h17k25b
~ord>	59 -24c-12i-11e-5h10ad12k14j15b
~orda	81 -15g17c
~orde	71 -11j-8a-6cg-5d5f6e10i15b
~ordi	80 7a
~ords	73 -17a-7dj5c7e8ik
~ore	46 -25a-12jk10cg12d31b
~ore>	47 -14j-13k4h7c8g9d15b
~ored	81 -22a10d15c
~oref	89 -13a14b
~ores	85 -9c9a
~orev	83 -9a5b12g
~org	77 -7j5d11k
~orge	89 4g
~orgi	84 -6c14k
~orh	87 -6a7eg
~orho	87 -6a7eg
~ori	63 -8g-5chi-4j5f11d16a
~orid	85 -4a10f
~orie	84 -10c12d
~orig	74 4a5bd
~oris	76 -22c9b19a
~orit	79 -9a-6g25c
~ork	44 -15g-9k6c8b12a21f
~ork>	47 -17k-9j-8d-6e-4a6g7ci16b22f
~orke	70 -6b4c5a
~orki	69 -16b6a7d
~orks	69 -23g-19i-9c4d9ak11bj12e
~orl	85 -9i-6a6k7c8f
~orld	85 -9i-6a6k7c8f
~orm	61 -17g-15b-6e-5f4j7ci13h17k
~orm>	67 -7j-6gh-5be18ak
~orma	72 -9b5a11c
~orms	81 -24a-6g6h10ci12j
~orn	61 -10j-9d-5h-4k5gi12e14f
~orn>	71 -12g-6dk5c12a15e
~orna	83 
~orne	82 -8a8c15f
~orni	69 -12c-11a-6j4i8f18g
~oro	87 5d
~orol	87 5d
~orp	77 -5i14b
~orpo	79 -5i14b
~orr	56 -8b-6ah-5f-4k5i13cj
~orre	69 -8a-7bc34j
~orri	76 -5a5i7b
~orro	66 -7a-5c5gj7e8d
~orry	70 -22j-11b4i13a26c
~ors	58 -7i-6cf5j11b
~ors>	60 -11c-5f5d6a7b
~orse	89 -7j6a7b
~orst	79 -12i-9a8chj
~ort	51 -12ce-6di-5j4h8a10bk22g
~ort>	70 -5g8h10k
~orta	69 -5j4b8a
~ortg	65 5j6a
~orth	61 -8e-6j-4cd4b25g
~orti	89 -15c-13a13b16g
~orts	83 -4c
~orw	79 -5g4k13a
~orwa	79 -5g4k13a
~ory	67 -7f-6h-5a-4i5b8j9g10k
~ory>	68 -6afh5b6g8j11k
~os>	84 -22a-10d39c
~ose	47 -13f-12a-7b4g6j16i25d
~ose>	49 -18f-11b-8c13gi23d
~osed	71 -16a-10e-6b6d8i9j19c
~oser	83 -14a-6j8g16b
~oses	80 -13c-4g8f9aj
~osi	67 -9g-7i-6c-5b5d28e
~osin	69 -14g-12c-5bi5d32e
~osit	89 9c
~osp	72 4fj5a
~ospi	72 4fj5a
~oss	62 -11c-10e-7a8b12j20g
~oss>	64 -12e-10c-8a6b14j17g
~osse	81 -6c4a
~ossi	89 6g
~ost	51 -9e-8d-6h8a22g
~ost>	54 -22a-6de4j10k35g
~osta	87 5k
~ostl	72 -10ck-7g4f5i20b
~ostp	89 4a
~osts	79 -14b-8k-5ch8g27a
~osy	85 -9c5k9f
~osy>	85 -9c5k9f
~ot>	35 -11b-8f8d9k10h13g19j
~ota	67 -12a-5ij-4b7d8h10g
~otag	83 -5b-4a7g9c
~otal	70 -12a-7e4k5g8d9h
~otc	84 -8a5b6c12d
~otch	84 -8a5b6c12d
~ote	58 -8dh-7k-4e9j12g17b
~ote>	64 -10k-7h-6c6a11b22g
~otec	72 -12a-6d5jk10c
~otel	82 -9a4j10b
~otes	77 11a
~oth	47 -17k-12a-6c-5ef4b12dhi22j
~oth>	66 -22a-19c4d6j18i26b
~othe	50 -12k-11b-6i-5e10c12ad18h
~othi	68 -5ab-4c6i24j
~oti	79 -5b16a
~otin	83 -4b11a
~oto	69 -18c5k27a
~oto>	85 
~otor	72 -15c21a
~ots	82 4a
~ots>	82 4a
~ott	70 -6g-5b-4j22a
~otte	74 -7g18a
~otto	87 6c
~ou>	17 -25k-5e7d15b17fi25j30h33a
~oub	71 -9c5b9g
~oubl	71 -9c5b9g
~ouc	72 -33g-20a6j8e22d26c
~ouch	72 -33g-20a6j8e22d26c
~oud	79 -10c12h
~oud>	81 -10c12h
~oug	48 -12d-11ei-5b5h8c19ak
~ough	48 -12d-11ei-5b5h8c19ak
~oul	34 -16j-9h-8k4b6g9i11e44a
~ould	34 -15j-9h-6k4b6g10i11e41a
~oun	44 -22a-10h-5ij6f11b20g23k
~ounc	82 -5c-4j4a9i
~ound	51 -7g-5a5d6k7e
~oung	70 -13aj-10i-5f-4e8k9b15c19g
~ount	53 -13a-10h-6i-5d5bj7f12k18g
~oup	69 -13f-4e4i5a10g
~oup>	77 -10c5d6b8a
~oupl	74 -11f-8b4j7g13c
~our	25 -16a-9h5d7b8g10i12e15j17f22c
~our>	26 -7h4d13j15e17i18f
~ours	51 -10j-8i-5fh12c22e
~ourt	78 -22a-4g6f18j
~ous	44 -7e-5f5i6d9g14k
~ous>	68 -19a-5g6hi16k
~ouse	45 -8e-6f5ak7g8d
~ousi	82 -5b5f
~out	35 -18a-16d-4g4b7h10e15j20c24k
~out>	35 -17d-6f-5bi7g9a11e37k
~outc	89 7c
~oute	89 -6a-5c7h8b
~outf	76 -20k-11a5f11d15c
~outh	79 -10ag5ci6b16j
~outs	69 -21a-11g6b12j13cf
~ova	84 -19a12cj
~ovat	87 -11a13c
~ove	39 -11g-5i6fh11a19e
~ove>	57 -21b-18g-15c-7j8f11h14a15e20d
~oved	79 -13g-9a-5b9f12c14e
~ovem	89 
~over	41 -15d-4i8k9g21b
~ovi	70 -14c-12e4g6d17i
~ovid	89 -10c-6e15g
~ovin	71 -7ceg-4a4j5b7d17i
~ow>	27 -76a-33j-25d-17b11k12h14e84g85i
~owa	81 -5a
~owar	87 -8a5b11g
~owb	87 8g
~owbi	89 4k
~owe	61 -29d-5i-4e6a11g14b17c
~owe>	70 -28d-11a4b7c33g
~owed	74 -10j-9g6k7b12a
~ower	74 -12g6a13c
~owh	87 -15a-5k-4g5c15h
~owhe	87 -15a-5k-4g5c15h
~owi	70 -6f4j8a10b
~owin	70 -6f4j8a10b
~own	43 -20c-15g-5i8k10f31b
~own>	45 -18c-9g-4d6a8k13f21b
~owne	65 -5g5j6ad
~owns	73 -6a-5j5d17b
~ownt	83 -4b4f8a
~owo	89 4i
~owor	89 4i
~ows	77 -12b5c8j12d
~ows>	77 -12b5c8j12d
~ox>	68 -6cf4a9e10k
~oxe	87 -6a8b
~oxes	87 -6a8b
~oy>	71 -10a-8g-4c7b8h10j11i
~oya	81 -9c6j8eh
~oyal	81 -9c6j8eh
~oye	62 -6cg5b7j
~oyed	84 5i6f
~oyee	68 11j
~oyer	73 -5g4d10b
~oyi	85 -5c-4bg8k15a
~oyin	85 -5c-4bg8k15a
~oys	78 -11a-6j4c12b
~oys>	78 -11a-6j4c12b
~pa>	77 -4d15a
~pac	66 -14g-6c11a13b
~pace	74 -10g-7c6i14b
~pack	72 -5g-4i4f11a
~pag	68 -9g-4b22k
~page	68 -9g-4b22k
~pai	60 -10c-8h-6ae-4f5d8j13b18g
~paid	63 -21c8d15b18g
~pain	84 -10a4k6b10c
~pair	78 -7b-6h4ac5g7j
~pan	50 -5h6ik12b
~pand	85 
~pane	87 8a
~pani	73 -5i5b6k
~pany	51 -8a-7g5k7e8b12i
~pap	67 -14ag5d8cf9b
~pape	67 -14ag5d8cf9b
~par	47 -17e-11a-8h-7i-4k6g8d14bc26f
~para	75 -5g15f
~pare	65 -11c-5j6b7a11d
~park	68 -7c5j8ak
~part	51 -25a-15e-11k-6hi11bg18f26c
~pas	61 -15e-9c6i7b9d13a
~pass	66 -14e-6ck8b10g11d
~past	71 -15g8i15a
~pat	71 -14b-6g8a21c
~patc	85 -4a
~pati	75 -6k-4g23c
~pay	44 -12a-9e-7cj-6k-5h9b21i39g
~pay>	50 -23c-12e-8d-7k-4f8b17i19g22a
~payc	71 -11c-5b6f8g
~payi	63 -15a-12c-7j-6e4k6d32g
~paym	64 -8j4k8b11e
~payo	87 13g
~payr	67 -9a5d11c
~pays	71 -21a-10g-6d5ij35c
~pda	72 -13b6e9c10a
~pdat	72 -13b6e9c10a
~pdf	89 -6c4a7f
~pdf>	89 -6c4a7f
~pe>	61 -16g-11b7c11ai16k
~pea	74 -11i-4k6c24j
~peak	77 -11i-5k7c24j
~pec	70 -19g-8a-5e-4j6k7h11c16i
~peci	82 -6a7c
~pect	74 -19g-5e-4j7k8h17i
~ped	66 -15k-11a-7c-5e8h10gi18j
~ped>	66 -15k-11a-7c-5e8h10gi18j
~pee	72 -10g-7k-6b9d22c
~peed	78 -6bk-5g-4j7a18c
~peel	84 -13c5j13d
~pel	72 -11c-8j-7a10i24k
~pell	73 -11c-8j-7a4d10i25k
~pen	47 -14e-12j-8i-5d9k12g14c23b
~pen>	58 -15j-13g-8e5k12c15b22a
~pend	68 -11i-10a-7e-6c6f9b28g
~pene	63 -11e-10a-9g5h7c13d
~peni	83 -13a-10c7i22e
~pens	60 -10d-8e-5f7k11c12g
~peo	57 -7j-6e-5f8a16d
~peop	57 -7j-6e-5f8a16d
~per	48 -17i-6c6a7k9b11d12j
~per>	63 -10i-9b-7c-6e7d8g10k14a
~pera	83 5j
~perc	69 -12a-8ck6h9b21g
~perf	79 -11i-7g26c
~peri	77 -7g-5d5j7b8c
~perm	74 -17g-6j7ab14e
~pers	59 -14c6bd7fk
~pert	66 -8b-4j5d6ag7k
~perw	76 5i7d
~pes	77 -12a-4g5j10b14i
~pes>	80 -13a-8g11b17i
~pest	89 4g8j
~pet	80 -19a-4g16k19c
~pet>	89 -24a-7g17k22c
~pets	89 
~pgr	87 -11a14c
~pgra	87 -11a14c
~pha	83 9j
~phal	84 -4b6a
~phe	89 7b
~phi	87 8a
~phis	89 9a
~pho	62 -6d-5hi8e9b
~phon	63 -7i-5dh9e10b
~phot	84 6a
~phy	77 -7g6k
~phys	77 -7g6k
~pic	58 -8ce-7aj5g8b20k
~pic>	89 -5a9k
~pica	87 10g
~pick	63 -4e6b9k
~pict	70 -7c-5j-4e5d6k7f
~pie	79 -5c6ek
~piec	82 7k
~pil	77 -5g-4d6a12c
~pill	80 -4d4b5cj
~pin	59 -9g-8b-6f7k10a12h13j
~pin>	74 -12a-9d11c21j
~pine	89 -8c-4i5k8e
~ping	63 -12b-6e-5cfg-4j6k13h22a
~pini	87 -8a5d
~pip	72 -7b9a11c
~pip>	84 -25b8g26a
~pipe	75 -14a-5g14c15b
~pir	79 -4cg7j12e
~pira	89 5e
~pire	83 8e
~pit	69 -6b-4i6j11a
~pita	71 4fj5a
~piz	87 
~pizz	87 
~pla	44 -9e-7k-5i11b15d22c
~plac	50 -9j-6c-4hk9bg15d
~plai	67 -6ag-4i5b7c19d
~plan	57 -12d-7gi-5e-4a4h5bf13j15c
~plat	77 -7g5a15c
~play	81 
~ple	52 -12e-10c5b14dk
~ple>	55 -13f-6a8c13d
~plea	68 -9ae-8d-6j-5cg10b16f23k
~ples	85 -9c6a13g
~plex	79 -9c-7g5bj14d
~pli	66 -14f4b6k7c8d
~plic	84 -5c5hk
~plie	71 -14f5b9d12c
~plit	83 5k
~plo	60 -11g-5be5j18a
~plot	87 -9b12a
~ploy	62 -8g-6c5b7j
~plu	70 -8g-6b4k5cj10e
~plug	84 10a
~plum	73 -8g-6a-5b6j11e
~ply	87 -7b-5c6a9h
~ply>	87 -7b-5c6a9h
~pme	71 
~pmen	71 
~poc	76 -6a-4i6c11g
~pock	76 -6a-4i6c11g
~poi	75 -7g6af10h
~poin	76 -7g6af10h
~pok	89 10a
~pol	47 -11i-9d5b7k11c12e
~poli	47 -11i-8d7k9c12e
~pon	83 -5c4a5b
~pone	89 4a
~poo	68 -5g8aj
~pool	68 -5g5j10a
~por	62 -11g-8d-7i-6j6k10h21b
~pora	79 -6j-5i19b
~porc	85 -10a6b9c
~port	65 -10g6a8k11h
~pos	74 6a
~posi	89 9c
~poss	87 -6c6g
~post	81 4k5a
~pot	75 -13a7b17f
~pot>	79 -16a8b18f
~pots	89 
~pou	65 -7e-5gi-4j6c13k14a
~poun	83 -5b5g9a
~pous	68 -9g11k13c
~pow	89 6j
~powe	89 6j
~pp>	69 -6dg4j16a
~ppe	51 -18e-8a-4b4g7k14h16c
~pped	70 -10a15h
~ppen	53 -15e-5a-4g9k21c
~pper	79 -12b9ag
~ppi	71 -4ci4b16h
~ppin	71 -4ci4b16h
~ppl	67 -15f-4i5g7d10h
~ppli	69 -15f7c8d
~pply	87 -7b-5c6a9h
~ppo	82 9f
~ppoi	85 10f
~ppr	75 7b
~ppra	80 5c7b
~ppro	87 
~ppy	71 -17j-9i-7g7k10h23a
~ppy>	71 -17j-9i-7g7k10h23a
~pra	77 -5a5b6c
~prai	79 -4a7bc
~pre	57 -11a-7f-6i-5de5k9bj17c
~prea	83 
~prec	87 8k
~pref	84 -15a-5g6cj16b
~preh	82 -8a5c11h
~prem	77 -4c6a10g
~pres	68 -14b-9g-7d8j29c
~pret	69 -5c11a
~pri	54 -18a-7h4f6j13g19b
~pric	60 -7i-5h23c
~prim	89 
~prin	67 -16c-11a-4e6f10j15b
~prio	89 -6a5g6c
~pris	84 -10g7a
~priv	82 -10a-5c5f11b
~pro	51 -20a9c13j18h
~prob	73 -5g5b6e8j
~proc	89 -5a5j9i
~prod	82 -10b-7g24c
~prof	79 -6b11c
~prog	73 -12i-5k9g16b
~prom	83 -8j-5c4a13g
~pron	87 -5c10i
~proo	69 -18c-9k-5g5j7b23h
~prop	64 -10b-8c4dg7k14a
~prot	72 -12a-6d5jk10c
~prov	79 -4b9a
~ps>	60 -8i-7e5dk9a
~pse	76 -7gi7j12h
~pse>	80 8j
~psi	89 -5b7a
~pst	79 -7b4f5a
~psta	79 -7b4f5a
~pt>	70 -20b-9c-7g-4j4f5k17a20h
~ptc	87 7a
~ptci	89 5a
~pti	74 -14a-5k-4d9c28j
~ptio	77 -7a7c9j
~pto	87 -16j7a13b
~ptop	87 -16j7a13b
~pts	83 -12g-4c9k12d
~pts>	83 -12g-4c9k12d
~pty	80 -6ac-5k12g17e
~pty>	80 -6ac-5k12g17e
~pul	70 -5cij13e
~pull	70 -5cij13e
~pum	82 8a
~pump	82 8a
~pur	80 -21a10g12b
~purc	85 -9a11g
~pus	77 5e
~push	79 -4g5e6a
~put	52 -15c-5i5f8b13g
~put>	54 -11c-8e-7i7f9ad13g
~pute	75 -9a-6g7b8e
~putt	75 -7d-5c-4a7e8g11j
~py>	66 -11j-8c-7g4e8h23a
~qua	66 -10a-8b6e8g13j
~qual	89 
~quar	67 -9a-8b6e8g13j
~que	68 -6h-5e6c10b
~ques	68 -5eh7bc
~qui	57 -8j-7d-5i4b5e13g14c
~quic	71 8k9g
~quie	85 -8c-5j9e12k
~quip	71 
~quir	75 15c
~quit	71 -14c-5e6a7b11g
~quo	65 -6ck9g12a
~quor	89 11a
~quot	66 -6k10g
~ra>	69 -17a-6i-4d10gj20c
~rab	81 4c
~rab>	81 4c
~rac	58 -15c-7ae-5i7k15h16b
~race	85 -6b6j
~rack	72 -25c8a22h
~ract	62 -15a-7g-6e-4i8c10k17b
~rad	64 -21g-11a-4j6be12i24c
~rade	67 -14g-12a-5j7be13i15c
~rado	89 
~radu	85 5a
~raf	80 -6b5c
~raff	85 -5b5g7a
~raft	87 -4a6c
~rag	49 -12b-9d-4c4k9h15af
~rage	49 -8d-5gi4k6h9a10f
~ragg	85 -8b-7c4g5h6a7i
~rai	57 -13i-10d-5h5ac10b11g
~raid	89 5a
~raig	74 -7a-5ij7e9bk
~rail	89 
~rain	66 -12d-7i5f8a17g
~rais	68 -4k4d5j7b
~rak	85 -5k15a
~ral	64 9j
~ral>	65 -7c9j
~rall	89 4c
~ram	64 -9b-7k-6i4a11f13e
~ram>	78 -7a-4i11c
~rame	77 -14c-8a-5g-4b15f18e
~ramp	74 -11b17a
~rams	89 6a
~ran	44 -10k-6f4g7c9e10i
~ran>	89 -6a-5c9k
~ranc	47 -6a-5j7e20c
~rand	68 -20k-8c-5g8d15i18a
~rang	82 -8k
~rank	89 8k
~rans	82 -13a12b
~rant	71 -7b-5c6g9a
~rap	83 -6b14c
~rar	89 -8g-4j5b14c
~ras	67 -14b-11g-6j6d15k25c
~ras>	75 -6b7k9c
~rash	77 -8bg-4aj11d16c
~rass	84 7k
~rat	55 -16c-8ag-7d7h19b21k
~ratc	85 -4a8b
~rate	62 -16b-7c-6d-4f7k10h22a
~rath	74 -7ac5j7k10b
~rati	70 -13c-10a-5i14k22b
~rats	83 -12a4e5c12i
~rav	75 -14c-5a5f6d8i
~rave	75 -14c-5a5f6d8i
~raw	73 -19c-9g6e7i23b
~raw>	84 -9c9e
~rawe	85 -9a10b
~rawl	81 -13c-9g4a8i14b
~raz	76 -6i6b9h
~razy	76 -6i6b9h
~rb>	89 -6b6f9j
~rbe	84 -5c7j10e
~rbn	84 -5b14a
~rbnb	84 -5b14a
~rby	80 10a
~rby>	80 10a
~rce	65 -20c-7jk-5d14h18g21b
~rce>	78 -7c10h
~rced	85 -12j-9c9a20b
~rcen	69 -12a-8ck6h9b21g
~rch	70 -13a-8e14c
~rch>	74 -7e-5g13c
~rcha	84 -12a11g
~rchi	87 
~rci	72 4a
~rcia	72 4a
~rcy	80 -9b6k11a
~rcyc	83 -9b6k7a
~rd>	48 -16c-5a4i28b
~rda	81 -15g17c
~rdas	82 
~rde	68 -17a-11j-7g-6d8i10c22b
~rded	77 -12j4k8b9a
~rden	87 -9a7b11c
~rder	78 -21a-5g7f8e9i12b
~rdi	72 -10c-9k6j11d17a
~rdia	81 -4c14d
~rdin	77 -8k-6c6j17a
~rds	63 -13b-7g5k8ci
~rds>	63 -13b-7g5k8ci
~re>	25 -8e8d11k14g26f27a
~rea	46 -20g-16a-12i-5d-4j10h11e20k30f
~rea>	79 -21c-10ae5b39f
~reab	83 -8a-5c19f
~reac	71 -20i-8b-4d7k13c15e
~read	56 -15i-5f-4cdh4a9b35k
~reak	70 -7gk7f18c
~real	66 -17c-8f4a8e9g11j
~ream	85 -4g5e6i
~rear	87 -7a-4b7j12d
~reas	69 -15g-14b-9k-7j-5a4d27c28h
~reat	62 -17j-8g-6d-5k11b12a17i
~reau	89 -5a6j
~reb	76 -11c12a
~rebu	76 -11c12a
~rec	54 -21c-17i-8g-6h-4d13bk17a26j
~reca	80 -5c-4e6b10k
~rece	76 -11g-4j4bc7k
~reci	89 
~reck	72 -11c6a11d
~reco	61 -18i-9d-8c4g7k12ab
~rect	69 -8c-7b-4a34j
~red	47 -12c-8h-6b17f23a
~red>	50 -22c-12e-7bh9g21a30f
~redi	63 -14f-10g10a13c
~redo	79 -8a16e
~ree	54 -9de-7gk7f9j26c
~ree>	66 -25i-20g-5bk12j23c24a
~reed	82 7h
~reek	79 -8b5f7a
~reem	84 -4d4c6b
~reen	85 4j
~reer	89 -5b5a
~rees	77 -11i4k21g
~reet	65 -9e-7a-5g6b7i9c10f
~ref	72 -22a-8cg5j11d25b
~refe	78 -11a-5g4c5j14b
~refr	87 -14a17b
~refu	89 -12c15d
~reg	66 -11c-5de5a6k16g
~rega	85 7j
~regi	79 -22c26g
~regu	72 -7j-4g6k7a10c
~reh	77 -4a5c10h
~rehe	82 -8a5c11h
~reho	85 
~rei	89 4j
~rej	89 -6a6h8j
~reje	89 -6a6h8j
~rel	60 -7b-5i-4c7h16g
~rell	62 -6b-5i7h13g
~rely	85 
~rem	59 -14k-7a5c7i8g14j
~rema	81 -17a7c14b
~reme	64 -8bc-5k12ij
~remi	76 -11k5a10g13c
~remo	81 -4c7a9j
~ren	46 -7fij-6h8c28g
~ren>	74 -9c6b
~renc	77 -18c6a12g
~rend	84 -5a-4c17g
~rene	69 -7cg6h15e
~reno	85 -11a13c
~rent	49 -11j-9h-6ef-5i5a14g26c
~rep	58 -7d-4f6a11b
~repa	77 -9a-6h5g7bj
~repl	63 -6j-4dk11b15a
~repo	76 -5b9hk
~req	74 -4g14c
~requ	74 -4g14c
~rer	77 -18g-5c5f12d17e
~rer>	80 5a13d
~res	51 -27a-14g-8i4c5b11j13h15k18f
~res>	69 -9g-7a6b14j
~resc	83 9c
~rese	85 -7a7k
~resi	82 -8a6bj
~resp	87 -6c-5a10b11h
~ress	58 -14i-11b-10g4e8a11c14fk
~rest	67 -14k-11a-7c-5b4i7g8d11f15h
~ret	59 -7g-5dh5j7k13b
~retc	87 -7g4c6b8k
~reti	68 -5a6b
~rett	67 -5g6ab
~retu	83 -10b5a6j
~rev	72 -7e-6j-5a5b27g
~reve	76 -14a-6j4c5b19g
~revi	81 -7e-6c9a10g
~rew	72 -17c8d15g
~rew>	73 -14c-5i-4a8d14g
~rfe	79 -11i-7g26c
~rfec	79 -11i-7g26c
~rga	89 -5e-4c7d9i
~rge	65 -16i-4b5c7dg8j
~rge>	72 -15i-6c-5a5d18g
~rgen	82 4d
~rger	87 7j
~rges	87 -15g5a12c
~rget	85 -5k6c
~rgi	81 -24c-7a13k24g
~rgia	84 -6c14k
~rho	87 -6a7eg
~rhoo	87 -6a7eg
~ria	74 -6c-5k4e13a
~rial	77 -4c4a7b
~rib	79 -7g-6ij10c15k
~ribe	83 -6g-5ai17k
~ribl	89 -6j6a9c
~ric	54 -11i-7h-6f4g5a9j14c
~ric>	84 -11a5k11b
~rica	72 -13c-4i7g13a
~rice	60 -7i-5h23c
~rici	89 -6a14j
~rick	73 10c
~rict	81 -14b8j11a
~rid	69 -15bd-6ak-4g6h10c15f19i
~rida	84 -8a4c9f
~ride	73 -20b-15d-5k5a8c9f22i
~rie	54 -17a-15c-10e-5f5i15j21d22b
~rie>	87 -15a23j
~ried	67 -10g-9c-7k7a11b13i
~rien	66 -11g-6e-5d7bhj12c
~rier	76 -17a6c18d
~ries	65 -24c-5ei4k7b12d22g
~rig	37 -11k-8a-7ch-6f-5b8d18i46j
~righ	37 -17a-12ck-8h-5f5d20i48j
~rigi	74 4a5bd
~rij	89 -5c7a
~riju	89 -5c7a
~rim	83 -7a11c
~rima	89 
~rin	50 -24c-21k-16i5h6a11j12e14d21g
~rin>	74 -20a4b8g11j
~ring	54 -19k-14c-11i5j7h8a14e21d
~rink	67 -9d-6b-4f28a
~rins	87 -5a14g
~rint	84 -6ac6b11f
~rio	73 -10b-9a-5j8h20k
~rior	82 -10a-7b21c
~riou	78 -17c-4j10h20k
~rip	69 -8c-6a5d6b12j
~rip>	77 -9a8j10b
~rips	87 -5c4a
~ript	82 -4a8d
~ris	66 -23c-11g-4d9f13b28a
~rise	80 -10g8a
~risi	89 9c
~risk	85 -14c5a11b
~rist	72 -21c7b10f17a
~rit	58 -15a-14b-7e-4fh6d13j26c
~rita	83 -7a-6g11ck
~rite	66 -6bc4a14d
~riti	81 -7d9a
~ritt	77 -22a-19b6i17c24j
~rity	73 -5g6b13c
~riv	46 -7e-6h4c8di9a
~riva	82 -10a-5c5f11b
~rive	49 -12e-5h4a9d13i
~rivi	61 -9b-6i5e10c15a
~riz	89 4b
~rizo	89 4b
~rk>	46 -10a-9d-7ej-6k6i8c9g13b19f
~rke	65 -8c-5b4f5a6j
~rked	77 -4j7c
~rker	72 -6b7a8j
~rket	79 -14c6bg
~rki	68 -11g-10b-4h4c6d19a
~rkin	68 -11g-10b-4h4c6d19a
~rks	68 -27g-19i5a10j11bek
~rks>	69 -19i-17g-11c6a11bjk12e
~rksh	87 -13g15c
~rl>	79 5gj
~rld	85 -9i-6a6k7c8f
~rld>	85 -9i-6a6k7c8f
~rlf	85 -4c6a
~rlfr	85 -4c6a
~rli	89 9i
~rlin	89 9i
~rls	82 -10a-5g9c13b
~rls>	82 -10a-5g9c13b
~rly	75 -11c6g7j
~rly>	75 -11c6g7j
~rm>	56 -12d-11c-9fh6a12j14b17k
~rma	69 -5bg5e10c
~rmal	79 
~rman	81 4c10a
~rmat	81 -4b10c
~rme	87 -8a14g
~rmer	87 -8a14g
~rmi	74 -22g-14c6b7a15e17h
~rmin	87 -13c-8g21h
~rmit	78 -16g4b6a16e
~rml	89 8a
~rmle	89 8a
~rms	75 -25a-5bg5ch8i21j
~rms>	75 -25a-5bg5ch8i21j
~rn>	60 -9d-8k-7b-5i4g17c19a
~rna	73 -13b-7g7i18c
~rnac	79 -7g-6b5j7i
~rnad	83 
~rne	61 -17c-10a-4k4e5b10f17i
~rned	65 -20a-19c6d8e10g20i
~rner	79 -6g-5k10c14f
~rney	89 -5c4a5k
~rni	62 -19c-14b-8a-5h7f12e32g
~rnig	80 -11b-4c5e8a
~rnin	66 -13c-11b-6j-4h6f9e26g
~rnit	78 -8a-4c7j12g
~rno	81 -19c9i18g
~rnoo	83 -11c8g9i
~rns	80 -5b4k11c
~rns>	80 -5b4k11c
~ro>	82 -4c4d6a
~roa	69 -6k-5bd4j16a
~road	69 -6k-5bd4j16a
~rob	72 -6a5b6e8j
~robl	74 -5g6be8j
~roc	76 -6b6c7j
~roce	81 -5b4g5j6i
~rock	84 9c
~rod	82 -10b-7g24c
~rodu	82 -10b-7g24c
~rof	79 -6b11c
~rofe	80 -6b5c
~rog	71 -13i-7k7g13bj
~rogr	73 -12i-5k9g16b
~rok	71 -13d-11a-4g5f6b8i13c
~roke	71 -13d-11a-4g5f6b8i13c
~rol	63 -14g-13j-5b-4e10a16cd
~rol>	87 -9g8i
~roll	64 -12j-7g-5be8d10a20c
~rom	48 -11c4i5f7gk9h
~rom>	48 -9c5fik9h
~romi	85 -7j-5c4a7g
~ron	60 -18g-14b-10j-9d-5e5h8k11i17c23a
~ronc	89 -12a4k14i
~rong	72 -6g-5j5a7h10c
~roni	85 -5a7c
~rono	87 -5c10i
~ront	66 -15b-12g6k9c29a
~roo	51 -19c-8b-4f4j8dg9h12k
~roof	55 -6i-5c-4b9j11h
~room	62 -5ab-4j5d7i15k
~rop	59 -20c-7i5g6k8b14h
~rop>	74 -7c-6k-5j-4e6gh14b
~rope	65 -8b-5c5d6gj8k
~ropp	76 -7c-4g6a15h
~ros	72 -33a-6e6k8j13c14g
~ross	74 -13c-8a-6e6k7j17g
~rot	61 -8gk-7h-4d4e5b11j13c
~rote	69 -6h7j9c
~roth	68 -9g-8k10b15c
~rou	45 -18c-7a5h6i7f9b10d12k
~roub	72 -6bc4k10a
~roug	51 -14a-7h-6e-5g6i7d9j16k
~roun	56 -12a-7j-6c4i6d7b11f
~roup	77 -10c5d6b8a
~rous	82 -12c5e18a
~rout	84 -10a-5dg7bh11c
~rov	78 -4b8a
~rove	81 6a
~row	59 -8c-7a-5h9b10e13d
~row>	62 -16a-15c4j8e14b17d
~rowe	85 6a
~rowi	84 -5b4f5a
~rown	82 -6b-5g5e14a
~rp>	87 
~rpe	89 -7a10k
~rpo	76 -5i-4c14b
~rpor	77 -5i-4c14b
~rpr	84 -10g7a
~rpri	84 -10g7a
~rra	84 -12k-7b9a16i
~rran	85 -19k-7b14a16i
~rre	58 -16b-12a-6i-5d-4c4k10g11e30j
~rrec	69 -8a-7bc34j
~rren	62 -11b-5ai-4d7k12e13g
~rri	61 -13g-5e7d11c19b
~rrib	89 -6j6a9c
~rric	79 5j
~rrie	64 -12a-10g8c10d21b
~rro	65 -6c4j5g7de
~rrow	66 -7a-5c5gj7e8d
~rru	85 -9a19j
~rrup	85 -9a19j
~rry	56 -19j-11b-8d-4e11g21c26a
~rry>	57 -15b-13j-4e20a26c
~rryi	75 -8j-7c-6d5b9a11g
~rs>	36 -6fj-4i4k7e8c10ab14d
~rsa	81 -11k5c11b
~rsal	89 -7j13b
~rsat	85 -10k6c8j
~rse	58 -10e-9i-6d-5g9fk12b
~rse>	74 -8b6h18a
~rsea	89 -5d5a7f
~rsel	61 -9e-8a-6i12k16b
~rsh	83 -16a6c7b8j
~rshi	84 -9a6c7b
~rsi	77 -6c-5a5b8k
~rsin	89 -4b
~rsio	87 -6a-5c6k8b
~rsit	87 
~rso	62 -10c4j5k6a
~rson	62 -10c4j5k6a
~rst	56 -15i-7a-6fg8h15k22j
~rst>	57 -11i-5g-4ef7j8c10k
~rsta	77 -13a-11c-6i7h8k21j
~rt>	48 -11b-6h5g6ej8c
~rta	69 -5j4b8a
~rtab	75 -6c4f9a
~rtan	77 -6g4h7b
~rte	68 -8i5j8a10g
~rted	72 -8i-4cj12a13g
~rter	82 -4a11j
~rtg	65 5j6a
~rtga	65 5j6a
~rth	55 -7d-5f-4hj11e16g
~rth>	58 -12e-9j-6d-4f5b6ack16g
~rthd	69 -9k-7a-6bc6j29e
~rti	60 -6ej4a9g13d
~rtie	82 -7c10g
~rtif	65 10d
~rtin	79 -11a4i11b
~rtm	63 -9c-8i-4a4k16d
~rtme	63 -9c-8i-4a4k16d
~rtn	67 -13k-5e11g14b
~rtne	67 -13k-5e11g14b
~rts	71 -7aeg-6c7k9i15f
~rts>	71 -7aeg-6c7k9i15f
~rty	64 -6e-4a4d6gk
~rty>	64 -6e-4a4d6gk
~ru>	89 7h
~ruc	58 -12b-5a-4i4g5j7d13c
~ruck	61 -14b11cd
~ruct	72 
~rud	89 -18c-6e-5b10a24g
~rude	89 -18c-6e-5b10a24g
~rue	85 7c
~rue>	85 7c
~rug	79 -13c-5b10ad
~rug>	89 
~rugs	83 -11c-5b7a11d
~rui	89 
~rul	85 7c
~rule	87 7c
~rum	89 -6b6c
~rume	89 -6b6c
~run	54 -15e-14c-8j-6f-5a9d17b32g
~run>	58 -19e-7c5dh6a25g
~runn	70 -4f5b
~runs	75 -10j-9c-8a5d7e10bg
~rup	80 -6c18j
~rupt	80 -6c18j
~rus	70 -7g-5c7b8h
~rush	87 -6k7e11a
~rust	71 -12a-5g8bhk
~rve	76 -14j-4g9b10a11c
~rve>	80 7a
~rvi	69 -9b-6c6k7g10a
~rvic	72 7k
~rviv	84 -8bc8g14a
~rvo	85 -5a6b
~rvou	85 -5a6b
~rwa	75 -6g7a
~rwar	75 -6g7a
~rwi	87 -6a5j
~rwis	87 -6a5j
~rwo	76 5i7d
~rwor	76 5i7d
~rwr	82 -8c6d9a
~rwri	82 -8c6d9a
~ry>	46 -14b-9h-6c6d7f12j15a
~ryb	67 -20a-11d4f6e10gk
~rybo	67 -20a-11d4f6e10gk
~rye	87 
~ryer	87 
~ryi	73 -8j-6cd5g7a9b
~ryin	73 -8j-6cd5g7a9b
~ryo	89 9k
~ryon	89 9k
~ryt	63 -23a4c9b10g15i
~ryth	63 -23a4c9b10g15i
~ryw	85 6g
~sa>	84 -8k9c
~sab	81 -6c-4g7a10j
~sabi	83 10a
~saf	67 -9g4b7c8j
~safe	67 -9g4b7c8j
~sag	85 11c
~sage	85 11c
~sai	61 -8a-6cg-5i-4de6k16h22j
~said	62 -12a-6cg-5i-4de6k16h23j
~sal	63 -11e-8i-4k6dh7a13g
~sal>	87 -7j12b
~sala	77 -7a-5c9g
~sale	68 -9i-8e-6k5d8h9a10g
~salo	85 5j
~sam	62 -25b-9j-6f7ek9g25a
~same	62 -25b-7j-6f4c8k10g23a
~sat	74 -16k-5g9h10a12c
~sat>	83 -6k7a9c
~sati	78 -11k4c5a9h
~sav	66 -7c-5f-4i6bj14g
~save	72 11a
~savi	73 -12a-5ci9b17g
~saw	77 -11k-5g9i12c
~saw>	78 -11k5a7c10i
~say	50 -23e-19c-10ag-5h5d7f9j11b15k33i
~say>	52 -20e-10h-6a10c11k21i
~sayi	79 -17c-12j-6g13d23i
~says	72 -25c-10a-9g-4e6k7f8h14b20j
~sba	56 -5k6d
~sban	56 -5k6d
~sca	65 -11c-6ad-4k9h11g17i
~scal	81 -5e4i14g
~scam	87 7a
~scan	85 -5a4i6g
~scar	72 -9c-8j-5b-4dk11h13a14i
~sch	60 -14g-10a-7i-4h5dj8bk11f
~sche	81 -5g6e
~scho	61 -13a-11g-6i4j5d6k9b12f
~sco	66 -17a-5ej6k11g18c
~scor	77 -27a-6k4i17g23c
~scou	71 -7gj5b13k
~scr	68 -13g-7c-4i6k8b16d
~scra	83 -6a9b
~scre	89 5j
~scri	75 -8a-7g7d15k
~scro	79 -12c-5g-4k13d14a
~scu	78 -6b-4c12g
~scub	83 -9b6g9a
~scui	87 -7c7g
~se>	33 -24e-19b-11f-5j5i7k8d11h14g26a32c
~sea	72 -13c-5d-4g5f21e
~seas	73 -13c-4d6bf21e
~sec	62 -10g-5b6k7j10c
~seco	65 -13b-6g9j14c
~secu	75 -5g9b
~sed	55 -26i-15c-9a-8f-7g4k6h10e13d15j25b
~sed>	55 -26i-15c-7fg-5a4k6h10e13d15j22b
~see	58 -21c-11h-7a6d8j9ei17f
~see>	60 -16c-10h-5a9f10j11e
~seen	79 -5c-4k11f
~seh	77 -8g-5a17c
~seho	77 -8g-5a17c
~sel	54 -5hij-4c29b
~self	58 -9e-6g7k18b
~sell	65 -7c-6k-4i6g7e15b
~sem	67 5a6g8i
~seme	67 5a6g8i
~sen	57 -10c-7g-4e5k7f10a12b
~send	63 -8c-6g8b11f
~seng	81 6g
~sens	74 5ab
~sent	72 -7c-6g-5e6h8k9a
~sep	78 10a
~sepa	78 10a
~ser	64 -10j-6d4g9a13b
~ser>	81 -16a-6j8g18b
~seri	83 -8c-4k15a
~serv	68 -5d5a7b
~ses	62 -7g-6d-4c4f5ak7bj
~ses>	63 -6d-5g-4e5k7aj8b
~set	61 -11e-10a7k11b14g
~set>	65 -13i-7e-4g9c18b
~sets	84 -4g6k
~sett	76 -17c-10b-8a-5ej9h11i27g
~sew	83 -8b12a
~sewe	83 -8b12a
~sfi	87 -4j11h
~sfie	87 -4j11h
~sgi	85 -7a8b
~sgiv	85 -7a8b
~sh>	58 -8i-6k-4fh4d5e8g17a
~sha	61 -15c-12d-6j-5g5a11bf21i
~shak	85 -12a4b5j13f
~shal	84 12a
~sham	85 -7c-6b7f8e13g
~shap	73 -11cg-9a6b35i
~shar	70 -7j-6d-5g8b16a
~she	50 -17d-15e-9f-6g8k11c19i24j
~she>	55 -22c-14d-13e-7af11g12b14j29i
~shed	65 -15b-14g7k14j25c
~shee	83 6j
~sher	76 6c7a
~shes	81 -7j-5g9c10a
~shi	62 -13c-10g-9ad-6i6f14k15e18b
~shie	83 -5j4ck
~shif	83 -4c4a
~shin	68 -15c-13a-5g7j9bf14e
~shio	85 -9c5a7k
~ship	79 -9a-5g4k7b9c
~sho	47 -22g-13e5b6c12d27f
~shoe	89 -7a-5i6g10d
~shoo	77 -6ej6k8f
~shop	58 -7be-4c4g16f
~shor	84 -6c5k
~shot	81 
~shou	56 -11j-10i-7k-4g4b10a12c15f
~show	67 -33g-17i-7e7k8c12d15j20a
~shu	70 -15g8a14i
~shut	70 -15g8a14i
~sib	85 -7c5bg
~sibl	85 -7c5bg
~sic	69 -11g-10a-5e6bk9cj
~sica	77 -7g-5a12j
~sick	77 -5g11c
~sid	53 -9a-8e-6hik11d13j20b
~side	54 -8e-6k-5hi5b11dj
~sidi	81 -20a23b
~sie	78 -13b-8g-6a4k12e17i
~sies	80 -13b-9a-6g12e18i
~sig	61 -11c-8g-4h4i6a9e10j
~sign	61 -8c-7g4ij7a9e
~sil	89 
~silv	89 
~sim	85 -22a22b
~simp	85 -22a22b
~sin	45 -14g-10a-8f-7i-6k-5h11bd12c18ej
~sin>	73 -14a-8g-6k-4bf6hj16ce
~sinc	61 -12ag4j5c6e11i
~sine	51 -12i-7a-6f-5e6cg7j11bd
~sing	60 -22g-10h-5f5c9j12ae
~sink	87 5j
~sio	59 -6c-5j-4h5e9b12a
~sion	59 -6c-5j-4h5e9b12a
~sis	68 -6bi-4e6d9j
~sist	69 -6bg-4i6d8j
~sit	57 -16g-12j-8i6h9b14c23a
~sit>	71 -8b-6i-4dk7a15h
~sita	84 8a
~site	76 -5hj6c8b
~siti	81 -11a7bc
~sito	89 
~sits	83 -13f-6c-4g4k11j12a
~sitt	71 -22j-12g-5k-4i5b6d10f12c17a
~situ	85 -7a5b6j
~sity	89 
~siv	72 -8i5b9gh
~sive	72 -8i5b9gh
~siz	78 -22c29g
~size	79 -23c30g
~sk>	59 -6gj6de8f
~ske	76 -8k6b
~sked	77 -8ck6b10g
~ski	67 -15a-6k-5i4j5c7e10b11g
~skin	70 -18a-4ik5j7c9e10g
~skip	81 10b
~sks	82 -13d-5ag-4e6j9k17c
~sks>	82 -13d-5ag-4e6j9k17c
~sky	77 -13c-5k9i15a
~sky>	82 -14c-5k9i12a
~skyd	85 
~sla	75 -12c28b
~slab	81 -15c26b
~slam	89 -9a6b
~sle	68 12f
~slee	69 12f
~sli	79 -5g5b10c
~slid	87 -5b5a
~slip	89 -9a-5g7c11b
~slo	74 -5k-4cj11i13a
~slow	74 -5k-4cj11i13a
~sma	72 -6j15d
~smal	78 -4j5c9b
~smar	81 -14b-9c5i9g17d
~sme	84 -14c5a13h
~smen	85 -14c5a13h
~smi	89 -4a4b
~smo	66 -7b6j15i
~smok	67 -12b-5i6j14a
~sna	82 6c
~snap	83 
~sno	79 -10f-5a20j
~snow	79 -10f12j
~so>	33 -41a-32b-24g-16i-11d-10f-4c12e29h40k89j
~soc	70 -7ad-6j19c20b
~soci	72 -11a-4j13b21c
~sock	89 -7d4a9b
~sof	80 9j
~soft	80 9j
~sol	70 -10g-4deh4b8a16i
~sold	77 -11e-8bg7j11c22i
~sole	83 -5c-4j9ab
~solo	89 -7a-4i13b
~som	44 -20j-9f-4c6k8a11d30b
~some	44 -20j-9f-6g-5c4e6k9a11d30b
~son	55 -10g-7k-5a-4d6c14e18h
~son>	58 -18g-6bj-5d4i5c18e21h
~sona	70 -14c7b8j11g
~sons	80 -8k-6b17c
~soo	70 -22i-8b-6c5g9a33e
~soon	70 -22i-8b-6c5g9a33e
~sor	69 -25j-9b9g16a20c
~sorr	72 -22j-6b5i9c11g12a
~sort	89 -4j12c
~sou	63 -18c-8f-4g7k9e23j
~soun	65 -14c-7f-6b10e11j13k
~sout	84 -5cg18j
~spa	68 -8k-5ef10b11a
~spac	74 -10g-7c6i14b
~span	89 -5j-4ek5ac9g
~spar	82 -14a4g6c11b
~spe	59 -13e-9ab-5d4i5gj8k18c
~spea	77 -11i-5k7c24j
~spec	73 -20g-4e8h14c15i
~spee	78 -6bk-5g-4j7a18c
~spel	74 -10c-8j-6a10i25k
~spen	74 -12c-11i-7e-5a7f37g
~sph	84 -4b6a
~spha	84 -4b6a
~spi	71 -4i10j
~spit	72 4fj5a
~spl	79 -13a12b
~spla	89 -10a4f13b
~spli	83 5k
~spo	62 -12g-5j7cf10k13b
~spor	84 
~spot	77 -9a7b11f
~spou	68 -9g11k13c
~spr	68 -8g-5ac4i5d7j14b
~spre	85 -4a4b
~spri	69 -8g-4ac5i8j10b
~squ	69 -6b6e9g
~squa	70 -9b-5a5j6e9g
~sr>	83 7f
~ss>	44 -13e-12i-11g-5h5a8j9k12f13bc
~ssa	85 -5k4a8b10c
~ssag	89 11c
~sse	61 -13c-8ai4d9k21b
~ssed	69 -12c-5ai5g8k12b
~ssen	81 6g
~sses	73 -4g8b
~sset	84 -4a4b
~ssi	63 -7i-5af-4b10gj14c
~ssin	75 -10a-4f11c13j
~ssio	71 -11b4c13a
~ssis	85 -4b5c
~ssiv	84 -12a-8i8g14b
~ssm	87 -5c6a
~ssme	87 -5c6a
~sso	83 -19a6b16c
~ssoc	89 -5c14b
~ssu	70 -7g-4di4a9e10c
~ssue	81 4k
~ssur	77 -9b4a8j9c
~ssus	84 -6j-5k6b14e
~ssw	87 -9a-5g7i16b
~sswo	87 -9a-5g7i16b
~st>	34 -22a-18c-5i5e11h15b20j33k
~sta	45 -28d-7i7bj11g12k16c
~stac	85 -4a4ek5g
~staf	80 -6c4a
~stai	74 -4g4a12f
~stak	85 -13ag30c
~stal	82 -7b5k
~stan	66 -17af-9b-7d6eg8i9ck12j
~star	58 -9f-8j-7h-4d6a8e9b11g
~stat	58 -18d-9i-4e6c10bj12f
~stau	82 -6b-5g9i
~stay	59 -9d-7i-6e6a7fh11b
~ste	54 -10c-8af4j5de6i7b10k
~stea	82 -8ac9e12b
~sted	74 -12c-8a4ek6d
~stem	71 -6b-4e8c14k
~sten	83 -11g15c
~step	72 -18c7d11ag
~ster	64 -11a-4e10i
~sti	51 -21g-9e-5k5c7a9i10f21j
~stic	79 -8a6b8f
~stil	55 -14c-12k-11b-8h-6d7f13i16a25j
~stim	89 5j
~stin	76 -28g-8a-5j7b16h26c
~stio	69 -5h-4e4d8c
~stl	69 -13c-11k12i22b
~stle	85 7g
~stly	70 -12c-10k-8g13i21b
~stm	81 -5bc-4d5ag12f
~stma	84 13f
~sto	50 -17b-10g-5f-4e10k13ac16d
~stoc	79 -4c12g
~stom	62 -7b17d
~stop	69 -15a-6g5e9h14k
~stor	57 -9g-8b-7h-4e13a24c
~stov	77 -5b4d6a
~stp	89 4a
~stpo	89 4a
~str	54 -20g-7d-6h-4e5i6f11b12c14k
~stra	69 -6ij-5c8e10k11a
~stre	63 -13g-10e-4j5c7i9fk10b
~stri	73 -9gk6j7i15c
~stro	82 -8c10b
~stru	70 8c
~sts	70 -9b-7ck-5hi6j10g18a
~sts>	70 -9b-7ck-5hi6j10g18a
~stu	57 -6f-5a6i8c13k
~stuc	78 -6c4d7a8b
~stud	74 -6b-4k5j14c
~stuf	61 -15a-5d-4b4c6g8i20k
~sty	85 8c
~styl	85 8c
~sua	72 -9g-6cj4f10e
~sual	72 -9g-6cj4f10e
~sub	63 -6c-5d-4e6bg8j
~sub>	83 7a
~suba	89 7h
~subc	79 
~subs	69 -6a-5d13g
~suc	85 14a
~such	89 
~sud	87 
~sudd	87 
~sue	75 8g
~sued	79 -8a9g
~sues	85 
~sug	82 -13a6c10b
~suga	84 -13a7c8b
~sui	78 -12g-5j7a10e
~suit	79 -12g9a10e
~sul	85 -5c5a7j
~sum	74 -4g6a7b
~summ	82 9b
~sump	80 8a
~sun	81 6be
~sup	68 -14f-9i-6j4c5h7k13d
~supe	89 -6j-5i6d10k
~supp	69 -14f-5i5ch9d
~sur	42 -8f-6j-4b6g10d11a18c
~sura	47 -5aj-4i4g7e20c
~sure	53 -9c-8e-7f-6h6b12a15d
~surg	87 7j
~suri	87 5d
~surp	85 -10g9a
~surr	84 -5a-4c17g
~surv	83 -13j-8b6cg14a
~sus	78 -6j-5k-4g7c13e
~sus>	84 -6j-5k6b14e
~susp	84 -8b8c
~suv	89 5c
~suv>	89 5c
~swa	85 -10a12b
~swap	85 -10a12b
~swe	71 -13j-8k5c18g
~swee	79 -6g-5k-4j5e11c
~swer	78 5bg6c
~swi	68 -6aj-4ce6i7b11f
~swim	81 -11a-5b6f14c
~swin	83 -25c10bi13g
~swit	75 -11g5c7a8f
~swo	85 -6g7i15b
~swor	85 -6g7i15b
~sy>	67 -16j-8bc-4d5f11e27a
~sys	70 -5b-4e8c13k
~syst	71 -6b-4e8c14k
~ta>	76 -10a-5cd8g13h
~tab	68 -13c-8a-4e7b9d13g
~tabl	70 -11c-5j-4a10d14g
~tac	71 -14a-4c6g7d10i
~taca	89 5eg
~tach	82 8i
~tack	81 -12a-6e8g9d
~taco	89 6i
~taf	80 -6c4a
~taff	80 -6c4a
~tag	79 -9a21c
~tage	82 -7a4b9c
~tai	72 -5g5a11f
~tail	89 
~tain	89 -8c12f
~tair	75 4a6c
~tak	51 -10gi-8f6b8ck13d
~take	51 -11i-9a-7fg5j8cd9k16b
~taki	79 -15b-5g8d18a
~tal	50 -17i-10e-4j6k8f9g10b15d
~tal>	57 -14a-9e-8i6j11c15k16b
~tale	89 -10a4d5b6c
~talk	58 -9c-8g-7k-6j6i9f11ad
~tall	74 -23i-8c-6j11h27g
~tals	87 -15b7f11a
~tam	87 5j
~tan	60 -16f-8d-6b5k7i9c11j
~tanc	83 -13c-4b17g
~tand	69 -22a-16f-7d-5g4k8e15j20c
~tang	87 -10b5a12i
~tant	69 -10g-6j4c19a
~tap	82 -10c-6k18a
~tape	84 -9c17a
~tar	57 -9f-7h-6j-5d5e6c8b16g
~tar>	87 8c
~tart	58 -9fj-7h-4c6a8e9b15g
~tas	87 5f7a
~tat	57 -18d-9i-4e6b9j11c12f
~tate	60 -17d-6k-5g9j13b22a
~tati	74 -16a-6i12g13f
~tatu	83 -7a-6bg11k17c
~tau	81 -6b-5g5e8i
~taur	82 -6b-5g9i
~tax	77 -9a4g6j
~tax>	83 -10b5j
~taxe	84 -9a8b
~tay	59 -9d-7i-6e6a7fh11b
~tay>	64 -9c-6i-5e-4d6g11h13f
~tayi	70 -6fg-5d8a10c12b
~tays	89 
~tba	82 -11b-6c8e13g
~tbal	84 -11b14g
~tch	55 -10g-6e-5a-4c4f11b26k
~tch>	62 -20c-15a-8d-5g-4h7f9j12b32k
~tcha	83 -9a-7g5b11c12d
~tche	64 -7e8i11g
~tchi	80 -12j4h24a
~tci	89 5a
~tcie	89 5a
~tco	87 5j6c
~tcom	89 7c
~tdo	87 -19g5b18c
~te>	44 -10c-9h-5j6f15g18e
~tea	70 -11g-8c5ei9j12b
~teac	80 -5g5i
~tead	83 -8c-7a9e12b
~team	79 -5cg6k
~tec	67 -11a-7d8j14c
~tect	68 -12a-7d17c
~ted	54 -13b-5k4f5e6j9d
~ted>	54 -13b-5k4f5e6j9d
~tee	67 -12c6a7h11g
~teen	71 -6c-5b9a11g
~teer	82 -5a7b
~tel	43 -24g-12b-9i-8c-5f-4d4h6j7a62k
~tel>	79 -8a4j10b
~tele	83 -6c7h
~tell	44 -22g-15b-11i-5f5j66k
~tely	72 -4b13a
~tem	67 -5de6c14k
~tem>	70 -5b-4g11ck
~teme	82 -4c
~ten	58 -23b-10e-9i-7f-5k6c25j27g
~ten>	63 -20ab-9e10cd20j22g
~tena	82 6k
~tend	87 -6f-5b-4k7h13a
~tent	77 -14c23g
~tep	72 -18c7d11ag
~tep>	79 -5c-4k6d8e
~teps	80 -6c14a
~ter	41 -12f-11a-5d11c12k13j23b
~ter>	45 -8h7gk13b
~tere	75 -18a-8c4g5dk7b18h
~teri	78 -7b14c
~term	68 -17c-9a-7f-4d5k7j14b18g
~tern	81 -11c-5a5j7g8i
~tero	89 -9g5a9i
~terr	81 6c13j
~ters	60 -13g-10d-6j5a7k24c
~terw	85 -7a7j
~tery	89 
~tes	55 -9d-5ch16j21a
~tes>	56 -9d-7c-4h4b16j22a
~test	80 
~tev	76 -14c-6a-5g-4j6d30k
~teve	76 -14c-6a-5g-4j6d30k
~tex	68 -15c-10k14b24a
~texa	89 
~text	69 -14c-10k14b23a
~tfi	74 -21a-20k4f10d13c17j
~tfit	76 -20k-11a5f11d15c
~tfo	89 -13c-7g22h
~tfor	89 -13c-7g22h
~tga	65 5j6a
~tgag	65 5j6a
~th>	34 -17a-16e-8c7d8k9g11j15b33i
~tha	29 -17c-12g-7d4k7b13a15h58j
~than	60 -9k-5j-4f4b5eh9a
~that	29 -20c-11g-7d4b7ak12h64j
~thd	69 -9k-7a-6bc6j29e
~thda	69 -9k-7a-6bc6j29e
~the	19 5h7i9k10aj11cd13b18g
~the>	22 -15g10c11d12k14h16e17f21j
~thef	84 9b
~thei	60 -19c13h16g
~them	53 -14e-9a-7k-6j5g7cd11i14h
~then	62 -13b-12k-10h-6g-4f21c34a
~ther	35 -15f11c12h25a
~thes	62 -7j6ag11i
~they	44 -13c-10a-9i-6k7f11h13g14b17d
~thi	34 -8bg4c5k6h8a17i18d
~thin	38 -7g-5d5h12c29i
~thir	79 -6b5i9a
~this	45 -11b-10i-5j5a6g29d
~thl	74 -15a4g10c11b
~thly	74 -15a4g10c11b
~tho	51 -17f-13b-12d6a22i25e
~thos	56 -16f-7bc11e20i
~thou	60 -19d-8b5g11c17e
~thr	52 -12ce-8g-7h-6i8f9j14b21k
~thre	84 -6d11a
~thro	52 -11ae-10c-7gh8d9f11j23k
~ths	63 -21a-7e5gk7h9c17b
~ths>	63 -21a-7e5gk7h9c17b
~thy	78 -9i-6c7bj14a
~thy>	78 -9i-6c7bj14a
~tia	82 -6b5a12c
~tial	82 -6b5a12c
~tib	62 -11b-4k5c6g11a
~tibl	62 -11b-4k5c6g11a
~tic	63 -12c-7a5f6d14h
~tic>	82 4f
~tice	89 10c
~tick	68 -15c-5a5j6b11h
~tics	85 -6c7h
~tie	71 -10c-5a4g5e14j
~tie>	87 -5b5e
~tied	89 -8b19j
~tien	89 
~ties	77 -10c-6a9g13b
~tif	64 -5c7d8a
~tifi	64 10d
~tig	87 -11c-5g6a8e
~tigh	87 -11c-5g6a8e
~til	52 -19k-11d-7cg-4h4i7b11f16j17e
~til>	79 -7g-4i6h13e
~tile	87 -5j6c10b
~till	53 -17k-10d-9c-8h8i9a10e12f19j
~tim	51 -16b-14i-8f-4d5h6a11g35e
~tima	89 7a
~time	51 -16b-10i-7f16g37e
~tin	49 -24g-9a-4d8ek28b
~tin>	64 -36g9j21c
~tine	89 5a
~ting	52 -15c-8a9eg18b
~tio	46 -9e-8a-5g8f9k10cj13b
~tion	46 -11a-9e-4g8f10cjk14b
~tip	84 -9g18c
~tip>	85 -9g19c
~tir	67 
~tire	68 4f
~tiri	89 5a
~tis	82 -6j-4g7a17h
~tisf	87 -4j11h
~tist	89 4e7h
~tit	71 -7a5k6dj
~titi	89 
~titl	74 -5a6j7d
~tity	89 
~tiv	82 -6c6j7a
~tive	83 -5c5a6j
~tle	56 -14a-10e6g8k14i
~tle>	57 -10a-6e5h8b9c
~tled	80 -13a-5ce22i
~tlem	89 -10b-7c9g10a
~tles	87 4k
~tll	85 -4e16c
~tll>	85 -4e16c
~tly	62 -13gk-4h6c7f10b11a
~tly>	62 -13gk-4h6c7f10b11a
~tma	80 -7j-6c-5k-4i4b11f15a
~tmas	84 13f
~tme	60 -12c-9i9f15d
~tmen	60 -12c-9i9f15d
~tne	67 -13k-5e11g14b
~tner	67 -13k-5e11g14b
~to>	31 -11aj-5h7d8g14b16cf21k
~tob	79 -9b10a
~toba	79 -9b10a
~toc	79 -4c12g
~tock	79 -4c12g
~tod	57 -10k-5h4b6a13g
~toda	58 -9k-5h5a7dg
~tof	85 -5a5j10g
~toff	85 -5a5j10g
~tog	74 -9a-6b8e9j10f
~toge	74 -9a-6b8e9j10f
~tol	71 -12c4d8g15j
~told	71 -12c8g15j
~tom	57 -12b-4k7i8a9d
~tom>	87 6c
~toma	85 8a
~tome	62 -7b17d
~tomo	69 -7d-5b-4c7j8g9e
~ton	74 -21a-6k9j26c
~ton>	85 -5k6e8c
~toni	79 -20a6g10j17c
~too	56 -14k-7bc6f10g19a
~too>	61 -20k-7g-6h8f25a
~took	75 -11g4i6jk
~tool	71 -11b-4a26g
~top	60 -17g-10a6h9b10c11k
~top>	63 -12g-6d-5a7c11b13k
~topp	78 -7a-5g6c11h
~tops	89 7d
~tor	49 -27g-11h-9f-6b6ijk21d25a
~tor>	62 -17g4de5c8j9i
~tora	75 -6b-4g7c13a
~torc	83 -9b6k7a
~tore	66 -5a-4ij6f13d
~tori	72 -29c8b9d18a
~torm	74 -7b-5g6i21c
~torn	79 -5c5k6a
~tors	68 -7g-4k5b9d
~tory	68 -7f-6h-5a4c10j11k
~tot	70 -12a-7e4k5g8d9h
~tota	70 -12a-7e4k5g8d9h
~tou	77 -12a-9g7j8c14d
~touc	79 -12a-7g7j15d
~tov	77 -5b4d6a
~tove	77 -5b4d6a
~tow	64 -10g-9d-7i12a13b17f
~tow>	89 -8bk21a
~towa	87 -8a5b11g
~towi	81 -7c14b
~town	69 -20g-8d4k6b9c20f
~toy	89 -7b4i7a
~tpo	89 4a
~tpon	89 4a
~tra	50 -9di-8j4g6e8h16k
~tra>	74 -11j-10a14c18g
~trac	60 -22c-7e5k11b16h
~trad	77 -6c-5a5b12e
~traf	85 -5b5g7a
~trai	67 -15d-12a6be8k18c
~tram	74 -11b17a
~tran	79 -7c10b
~tras	84 -5g5c
~trat	83 -4g6k
~trav	77 -10c6f7d
~tre	55 -21g-12e-5dj5f7k8b15c18i
~trea	65 -15g-11j-4a11b30i
~tree	62 -10e-5b-4d8f9j17c
~tres	83 6a8k
~tret	87 -7g4c6b8k
~tri	63 -10bk13d14j
~tric	71 -16c-5bi6d7ag13j
~trie	87 -14c-5a6b14d
~trig	87 -12b5h7c
~trip	75 5j6a
~tro	67 -8c5a9k
~trok	85 -5c6a
~tron	83 -8a4bck
~trou	72 -6bc4k10a
~tru	56 -12a-9b-6i5k6j9d17c
~truc	58 -12b-5a-4i4g5j7d13c
~true	85 7c
~trum	89 -6b6c
~trus	73 -12a-5c8b9h
~try	72 -23c11a12f19e
~try>	73 -20c-8g-6b13f14a21e
~ts>	41 -12b-8g-6e-5h4f7i9k13c19d
~tse	82 6a
~tsel	82 6a
~tsi	73 -16a-8g9bj17c
~tsid	73 -16a-8g9bj17c
~tsy	89 -18b16a
~tsy>	89 -18b16a
~tta	77 -26a-5c-4e5b7gi13h
~tta>	87 -15a15h
~ttac	81 -13a-4e4dg6bi
~tte	54 -17g-13f-8b-5d-4h6i7k14a15j16c
~tte>	89 10a
~tted	89 6e
~tten	70 -21b-7g-6f6i18c21j
~tter	58 -10g-8f-5e5b11k13a
~tti	59 -15c-9j-6k-5h4d6g12be
~ttin	59 -15c-11j-6k-5h4d7g12e14b
~ttl	58 -9ae-6d-4j4h5c8k17i
~ttle	58 -9ae-6d-4j4h5c8k17i
~tto	80 -5g-4j6e
~ttom	87 6c
~ttor	89 -5c4a5k
~tty	69 -8g10a
~tty>	69 -8g10a
~tua	70 -5a5c6i
~tual	72 5ci
~tuat	85 -7a5b6j
~tub	75 -6bg8e9a
~tub>	79 -5b-4g4c5j
~tube	89 7a
~tuc	77 -6c4d7a8b
~tucc	87 12b
~tuck	80 -5c5ad
~tud	74 -6b-4k5j14c
~tude	74 -6b-4k5j9c
~tuf	61 -15a-5d-4b4c6g8i20k
~tuff	61 -15a-5d-4b4c6g8i20k
~tui	85 -5c19g
~tuit	85 -5c19g
~tul	85 -8j-5g7c16a
~tup	87 -5h10c
~tup>	89 -5h11c
~tur	56 -12i-10e-5h7fgk15a
~ture	63 -5ei4f7k9a
~turn	62 -7i-6e8g9a
~tus	82 -7a-6bg11k17c
~tus>	83 -7a-6bg11k17c
~tv>	89 13c
~tve	77 -16a-5d-4k6f8g20c
~tve>	77 -16a-5d-4k6f8g20c
~twe	77 -9k6b7f
~twee	79 -7k-5a7bf
~twi	77 -8a11b
~twic	80 -10a11b
~twin	89 5f
~ty>	48 -10i-5fh-4b5dg7j10ek
~tyl	84 -13a8c11b
~tyli	89 
~typ	68 -6b-5a6k7j10c
~type	70 -9g-6b9j13c
~typi	84 -7a7k9g
~uab	83 -15a23c
~uabl	83 -15a23c
~ual	61 -10a5gi8e
~ual>	70 -7f-5b5j11gi
~uall	67 -10a-8j-5g-4i5c8f10e
~uan	89 -5c7a
~uana	89 -5c7a
~uar	65 -10a-9b5e7g9d13j
~uard	81 -4c14d
~uare	70 -9b-5a5j6e9g
~uart	82 -4a11j
~uat	79 5j
~uati	82 5j
~ub>	74 -6g5c7j8a
~uba	79 -8b6h8a
~uba>	83 -9b6g9a
~ubar	89 7h
~ubb	89 -5c-4k7a11e
~ubc	79 
~ubco	79 
~ube	77 14a
~ube>	89 7a
~uber	80 8a
~ubl	70 -9c4j5b9g
~uble	71 -9c5b9g
~ubs	69 -6a-5d13g
~ubs>	69 -6a-5d13g
~uca	80 -6gj-5a12k14c
~ucat	80 -6gj-5a12k14c
~ucc	87 12b
~ucco	87 12b
~uch	44 -31i-12jk-5a7d10c16b39g
~uch>	44 -30i-16j-10k4d11c16b38g
~uck	58 -22b-5j5h9d13a14c
~uck>	62 -14b-7c12d14a
~ucks	70 -8b11h13c
~ucky	84 -5d-4b6a9c
~uct	58 -15a-6d-4f7j13c18g
~uct>	83 -19a24g
~ucti	61 7g8b
~ucts	89 -17b19c
~uctu	85 -7g5c7j
~ud>	79 -10c-4j7b12h
~udd	74 -7d4g5a8j
~udde	87 
~uddy	78 -7d-5c6gj
~ude	67 -12b-8e-6k17a21g
~ude>	82 -20c-5e5a21g
~uded	79 -7b9c
~uden	73 -10b-6k6j8c13a
~udg	75 -7j14g
~udge	78 -6j16g
~udgm	89 -4c4b
~udi	66 -8i5k11b
~udit	67 -8i-7a-5g5k16b
~ue>	61 -6d7i10e11g
~ued	78 -8a5e9g
~ued>	78 -8a5e9g
~ues	62 -9c-6gh8ak9bj
~ues>	80 -7a-4c5b11e
~uess	75 -15c-8d-6g7k13j14a
~uest	67 -5eh5b7c
~uff	61 -15a-5d-4b4c6g8i20k
~uff>	61 -14a8i21k
~ug>	77 -6c4f11a
~uga	84 -13a7c8b
~ugar	84 -13a7c8b
~uge	89 -7a-6c-5ij5f7b13g
~uge>	89 -7a-6c-5ij5f7b13g
~ugg	85 -6g6k7c
~uggi	89 -6g6k8c
~ugh	46 -17d-9be4g9h13ac18k
~ugh>	50 -14b-11e-6c7d10fh14k
~ughl	77 -15f-9a7c20g
~ught	58 -29d-6j-5g-4i7b8k18c22a
~ugl	84 5af
~ugly	84 5af
~ugs	77 -16c-6gi5b11dh
~ugs>	77 -16c-6gi5b11dh
~uh>	74 -23a-16g6c16i22j
~ui>	87 -20a23c
~uic	70 -6j4a7k9g
~uick	70 -6j4a7k9g
~uie	85 -8c-5j9e12k
~uiet	85 -8c-5j9e12k
~uil	55 -8c-7d-6i8g11k20e
~uild	57 -17c-5i8b9k18g
~uilt	68 -11bg-4d9c21e
~uin	83 -4a6k10c
~uip	71 
~uipm	71 
~uir	75 15c
~uire	75 15c
~uis	79 -5g5b13a
~uish	83 
~uit	64 -21c-4i5a26g
~uit>	70 -10g-5e18a
~uita	85 -7a7k8g
~uiti	85 -5c19g
~uits	81 -4ac11e
~uity	87 -20c6a18g
~ul>	71 -10c-8g-6k10i17a
~ula	69 -13j-4d5k6g8c9a
~ular	71 -7j-4g6k7a10c
~ulat	87 -8j11g
~uld	34 -15j-9h-6k4b6g10i11e41a
~uld>	34 -15j-9h-6k6g10bi11e35a
~ule	76 -6g15e
~ule>	80 9e
~ules	89 -7g-4a5c9e
~uli	89 -17c21i
~ulin	89 -17c21i
~ull	57 -11f-8j-4di4a7g17b
~ull>	59 -14f-7j-4i5e6c8k14b
~ulle	80 -5c-4ik4f9bg
~ult	74 -10d-8c-5g6k19b
~ult>	75 -9d-4c4h20b
~um>	68 -8ac11b15g
~umb	47 -13e-10d-9a6i9c14g23k
~umb>	87 -14a-11c-8e-5j-4f4i18k23g
~umbe	50 -10j-7d-6be-5h9i12ck17g
~umbi	74 -12g-4b6j18c
~umbr	62 -9g-5i5a7h10b
~ume	85 -4b4c
~umen	85 -4b4c
~umm	81 9b
~umme	82 9b
~ump	67 -6b-4i5a11hj
~ump>	70 -7g7a18h
~umpe	82 -11c-7h10g17j
~un>	56 -24e-12j-9c-6a-4f17b18i23g
~unc	70 -8g-6cj-5e4i12k19b
~unce	84 -5c6a7i
~unch	77 -9a6k20b
~uncl	83 -6d4k
~und	46 -15i-11c7f14g17a
~und>	52 -12j5fg6b7a
~unda	84 -5g4i7b
~unde	57 -11i-10c-7e5a6bf21g
~undl	83 -4i13a
~unds	70 -11b-8gi-6a8k12e16j
~une	72 -5b4a5dj
~uner	73 5d6j
~ung	67 -9a-8j-5f-4d4b5k10c11g
~ung>	75 -11i-9e-7c-5j8k29g
~unge	79 -7g5b
~ungu	87 4a6b
~unh	85 -9a11c
~unha	85 -9a11c
~uni	62 -14g-8k-5i6c7j10a13b
~unin	72 -21g8bj12c
~unio	77 -8k8c
~unit	73 -11c-5b8a9g
~univ	83 -7j14b
~unn	69 -4f9b
~unni	70 -4f5b
~unny	89 4b
~unp	89 7j
~uns	68 -12j4e5b
~uns>	70 -10j4g5e
~unt	52 -10h-7di6fk7j16g
~unt>	57 -14cd-13a-6f-4h5j7b22k30g
~unta	75 -5h4c16a
~unte	79 -11a5j9b
~unti	73 -11c-10a6d7e11j
~untr	81 -7g15f
~unts	77 -17k-4j4cg7f15a
~unty	77 -14g-10b5d23c
~uor	89 11a
~uor>	89 11a
~uot	66 -6k10g
~uote	66 -7k6b11g
~up>	42 -13c-11a-9j4hk15i16f18e
~upa	80 -7a-5k24c
~upat	80 -7a-5k24c
~upd	72 -13b6e9c10a
~upda	72 -13b6e9c10a
~upe	87 -6j-5i6d9k
~uper	89 -6j-5i6d10k
~upg	87 -11a14c
~upgr	87 -11a14c
~upl	72 -12f-7b4g9j11c
~uple	73 -12f-7b4g9j11c
~upp	68 -14f-6j-5i5ch8a9d
~uppe	87 -4i10g
~uppl	71 -15f6h8c9d
~ups	72 -10b-5k-4e26a
~ups>	85 -5c18a
~upsi	89 -5b7a
~upst	79 -7b4f5a
~upt	80 -6c18j
~uptc	87 7a
~upti	87 -10a21j
~ur>	26 -7h4d13j15e17i18f
~ura	47 -6b7e18c
~ural	87 10a
~uran	47 -5b7e19c
~urc	75 -7b9g
~urch	75 -7b9g
~ure	48 -19c-6eh-5fi4a12k13b17d
~ure>	55 -13c-11a-5i-4f6g9d10k18b
~urea	89 -5a6j
~ured	57 -13c-7e29a
~urer	82 -4a16d
~ures	79 -9a-7g4d8c
~urg	81 5j
~urge	85 7j
~uri	63 -10a-9c-8j6h11b19k
~uria	83 8b
~urie	77 4k6g
~urin	78 5e
~urio	83 -11c-8a-4j10h21k
~urit	75 -5g9b
~url	85 8i
~urli	89 9i
~urn	56 -13b-6e-5h6j10i22g
~urn>	68 -15e-11b-8i8g12c18a
~urna	77 -13b-10g-4a5j6i20c
~urne	65 -22c-11a5j6d11g16i
~urni	74 -11a7g8b9e
~urns	87 5a
~urp	84 -10g9a
~urpr	85 -10g9a
~urr	59 -12b-6i-4d5j7k9eg
~urre	62 -11b-5ai-4d7k12e13g
~urri	79 5j
~urry	82 -4b8a
~urs	50 -10i-8b-6j9a11c21e
~urs>	56 -14b-11j-10k-5h5c6a7g32e
~urse	59 -10e-9g-8i4c5hj9b11k
~ursi	89 -4b
~urst	84 6c
~urt	62 -12f-9b-6ad7g10cj11i
~urt>	63 -13a-12f-8b-6d7g10i12j18c
~urth	87 -13c-5k-4g10e14a
~urv	83 -13j-8b6cg14a
~urvi	84 -8bc8g14a
~ury	74 -17a22j
~ury>	74 -17a22j
~us>	55 -20a-19g-8d-5f15ce16k18h
~usa	89 -6b5c6k
~usb	56 -5k6d
~usba	56 -5k6d
~use	41 -14e-10f-9i-5j6h14c15a19d
~use>	42 -12e-8f6g7i8h10d15a
~used	71 -24i5c12b16d
~useh	77 -8g-5a17c
~uses	75 -5g11c
~ush	72 -10c-6g-5d10e19a
~ush>	79 -11b-9k-6g12e25a
~ushe	87 -16a6j16b
~ushi	85 -9c5a7k
~usi	50 -10i4a9cd
~usie	87 -10a-4g5c14e
~usin	50 -10i-6e5a9cd
~usp	84 -8b8c
~uspe	84 -8b8c
~uss	89 5ab
~ust	44 -25c-21g-16e7j15b19a26k
~ust>	47 -25c-13e-11i-8g5h11j20k32b
~usta	87 -10b5a12i
~uste	82 -5b4k8i
~ustl	87 7g
~usto	62 -7b5a13d
~usu	72 -9g-6cj4f10e
~usua	72 -9g-6cj4f10e
~usy	73 -6c-5g4i8a14e
~usy>	73 -6c-5g4i8a14e
~ut>	33 -13d-11c5b6ae19g28k
~utc	82 -14j11a12i
~utch	87 -15j-6c12a14i
~utco	89 7c
~utd	87 -19g5b18c
~utdo	87 -19g5b18c
~ute	60 -22c7b12i14k
~ute>	70 -14c-13j-9e4h8a9i17k
~uter	75 -13a-6g8e10b
~utes	69 -11c5ag12j
~utf	76 -20k-11a5f11d15c
~utfi	76 -20k-11a5f11d15c
~uth	78 -20a-10g5c10bi16j
~uth>	80 -14a-6g6b7c17j
~uti	80 -11a-7d-6g7k17b
~utin	87 -6a-5dg9b10c
~uto	64 -6i6c7fj
~uto>	67 -8g8f9c
~utof	85 -5a5j10g
~utom	87 8a
~uts	67 -26a-5g8b9j12f18c
~uts>	76 -10a17f
~utsi	73 -16a-8g9bj17c
~utt	69 -8ad-5cik5g10hj11e
~utte	87 -8b14a
~utti	74 -7d-5c-4a7e8g11j
~utu	85 5a
~uv>	89 5c
~uy>	59 4c11d
~uyi	84 -4c12a
~uyin	84 -4c12a
~uys	63 -10c-7bj-5dh7fgi21e
~uys>	63 -10c-7bj-5dh7fgi21e
~uzz	87 -12b-8g5i8k9a
~vac	75 -11c7f13a
~vaca	77 -11c7f14a
~val	64 -16a-7b-6d8c9ij12g
~vali	87 -7b10a
~valu	66 -16a-5dj10c11i13g
~van	73 -18c-8g-5b4i8ad16j
~van>	83 -5a4h
~vani	89 -8c18j
~vans	80 -13c-8b5i7d16a
~vap	84 -24b23a
~vape	87 -24b24a
~vat	78 -11a5b8c
~vate	81 -24a5f11b13c
~ve>	28 -10be6f10hj15k16c18a
~ved	69 -6k12e
~ved>	69 -6k12e
~veh	64 -6d-4e5b7ck
~vehi	64 -6d-4e5b7ck
~vel	69 -26b4c5df6k17a
~vel>	72 -8b4f5a6c
~vem	89 
~veme	89 
~ven	59 -13c-11g-8d-6i6f7b17k18j
~ven>	68 -17b-10g-7c-5d4f5j8k26a
~vend	82 -8g5i10c
~veni	81 -21a8f21j
~vent	74 -17c19k
~venu	82 -8a5c9g
~ver	34 -25c-9e-5h5b7i17d21k32g
~ver>	40 -20b-17e-9cf-7h7g8i9j20k21d22a
~vera	52 -8a-6d5k8bh11c
~vere	67 -8c-7j-5f6e8g14a
~veri	73 -25c-7k-5i6a10e19g
~vern	78 -5d-4c5be
~vers	60 -15g-9a-6e-5j5f9k10bc11d
~vert	83 -6e10g
~very	52 -33a-11d8f10i13g14k18b
~ves	62 -26d-8b-6j-5i8c12g28a
~ves>	63 -26d-6bj-5i10g11c24a
~vew	77 -11a-6fg4k33b
~vewa	77 -11a-6fg4k33b
~vic	64 -8c-5g4d5j6k
~vice	65 -7c-4g5a7k
~vid	74 -11c-9a5bj7eg
~vide	75 -5ag-4c5j11e
~vie	81 -7e9a
~view	82 -7e9a
~vin	49 -12g-7hk-5ef6ij16b21c
~vin>	61 -10a-9g-6d7j11c23b
~ving	53 -6f-5gh-4k5d8c9i17a
~viny	87 -8a9c
~vio	79 -10c10g
~viol	81 4j
~vis	71 -10d-7g-5b5j6h21c
~vise	84 -12d-6g5k7a9c
~visi	76 -7b-5g7j8h
~vit	89 -5c6d
~viv	84 -8bc8g14a
~vive	87 -9c4a9g
~voi	79 -11k13b14c
~voic	79 -4k6b14c
~vol	79 -5a10b
~volu	83 -6a7b
~volv	87 
~vor	74 -11j-8g8a9c11b
~vorc	81 -11j-9c14ab
~vori	81 -6g15c
~vou	85 -5a6b
~vous	85 -5a6b
~vy>	84 
~wag	74 -6c-4a6d7k
~wage	74 -6c-4a6d7k
~wai	72 -6j-5c5h7i8a
~wait	74 -15j5h8i10a
~waiv	87 -6c10j
~wal	57 -6ei-5a-4d29k
~wal>	76 -9b4a5c7h
~walk	61 -10a-6e-5i-4d34k
~wall	74 -12c9b12g
~wan	45 -13d-9i5f7k8h10b12e
~want	45 -13d-8i4f8k9h10b12e
~wap	85 -10a12b
~war	69 5g11j
~ward	73 
~ware	82 -6a10j
~was	45 -32f-13k-11g5aj9b10h13ci21d
~was>	45 -32f-13k-11g10h11b14ci21d
~wash	85 7a
~wat	59 -19i-9e-6aj10f14c15g
~watc	77 -9i-7g-6e5b9d10c
~wate	61 -12i-8j-5ade4k6c11f22g
~way	53 -17j-16b-8c8i9g10h11k13d
~way>	54 -10bf-9j-6c8dgk11h13i
~ways	75 -11j-8b-7i5k7e8d9f
~wbi	89 4k
~wbir	89 4k
~we>	50 -23d-9f-7a12j15c25g
~wea	77 -7j-6ce-4b5a10i13g
~wear	84 -12c-10b-7j-4e16a19g
~weat	82 -11a-4g5bc12i
~web	80 -6h-5dj8a10b
~webs	81 -6h5c11b
~wed	69 -10g-8d4b10a11k
~wed>	71 -9gj6bk15a
~wedd	83 -7d-6a6k13j
~wee	54 -19a-9k4f6gh9i11c
~week	56 -19a5ci8gh
~ween	79 -7k-5a7bf
~weet	79 -6g-5k-4j5e11c
~wei	69 -12j-9d7c11a17g
~weig	71 -12j-9d13c17g
~weir	89 -5c
~wel	61 -11ab-9e-8j6h13dg14i
~well	64 -12j-10b-9ce6h13d15g16i
~welr	78 -6a11c
~wen	65 -20g-11a-9i-7b6c10eh22j
~went	66 -20g-11a-9i-7b6c10eh21j
~wer	52 -9h-7f-6i-5g5k11b21a
~wer>	66 -7gi-6k9ab16c
~were	55 -10c-8h-5f5e9k17a
~wers	87 -4a7b
~wes	69 -10j-5d4b5a11k
~weso	71 -9j-4d13k
~west	89 6a
~wet	87 5i
~wet>	87 5i
~wfu	87 -4a4c5i
~wful	87 -4a4c5i
~wha	25 -115a-45b-41j-21k-8d-6i9f30h44e84g149c
~what	25 -115a-45b-41j-21k-8d-6i9f30h44e84g149c
~whe	36 -64a-20bj-11c-9g-8d4i20k73f77e
~whee	73 -14b6c8a11d
~when	40 -33a-19f-18j-14h-8c6g109e
~wher	47 -54a-25e-19d-15b-10c-8gj11k15h130f
~whet	82 12k
~whi	53 -35a-11i-8g-7h6f9e12b23c30d
~whic	55 -33a-18j-15g-6i-5h8b9e11f28c32d
~whil	69 -10c-5fi-4k6j8a11g
~whit	84 -13a-4g7c15j
~who	37 -36a-31g-19i-17j-16e-9f-8c-5h7k163d
~who>	39 -25g-18b-15j-14e-13a-10i-5f121d
~whod	65 -11a-8g-4k5c37d
~whoe	89 
~whol	62 -10di-5cf4a11k17b
~whos	70 -27a-5gj11b39d
~whov	85 -10a16d
~why	60 -24a-20c-12g-11j-8b-5dei101h
~why>	60 -20c-19a-12g-9j-8b-5ei-4d93h
~wic	80 -10a11b
~wice	80 -10a11b
~wid	79 -8g-7j-5k-4i5e7b15a
~wide	87 6a
~wido	84 -9g-7j-4k5ce8b10a
~wif	55 -10d-8j23b
~wife	55 -10d-8j23b
~wil	53 -13b-11c-6dfh-4i7j11e18a20k
~will	53 -13b-12c-6df-5h-4i8j12e17a20k
~wim	81 -11a-5b6f14c
~wim>	89 -10a-7b7f17c
~wimm	85 5k
~win	58 -26c-11e-6f-5h11ai12b24g
~win>	80 6a9j
~wind	68 -18a-5c13g16i
~wine	85 5ag
~wing	68 -20c-6f6i8g23b
~wins	89 5f
~wint	79 -6b6c17a
~wir	74 -7j4b11e
~wire	85 -7a6b
~wiri	78 -8j4a11e
~wis	69 -8d-6a-4j8g20c
~wise	71 -22a-7d14g18c
~wish	85 -9j-7g20a
~wit	38 -13g-7e-4b4k5c7hj8f13d14a
~witc	75 -11g5c7a8f
~with	38 -7g-5be4f5h6k9aj14d
~wl>	81 -5c-4b5a9i
~wn>	45 -13c-10g-5d5a6k13f20b
~wne	65 -5g5j6ad
~wned	87 5i
~wner	66 5j6d7a
~wns	73 -6a-5j5d17b
~wns>	77 -6a6d13b
~wnst	87 4b
~wnt	83 -4b4f8a
~wnto	83 -4b4f8a
~woo	68 -7c6i13j
~wood	68 -7c6i13j
~wor	42 -12a-9e9c16b21f
~word	73 -23a-9g-6c-5j21k23b
~work	45 -16g-9k6c8b9a21f
~worl	85 -9i-6a6k7c8f
~worr	72 -11g-4a20c
~wors	79 -10i-9a8chj
~wort	62 -7e-6cj-5b4i30g
~wou	37 -9c7a12bi13k
~woul	37 -9c7a12bi13k
~wow	74 -17a-7dj-6b-5i10h12g24k
~wow>	74 -17a-7dj-6b-5i10h12g24k
~wre	74 -12c11d15i
~wrec	74 -4c12d
~wri	64 -18b-4e6i7d20j
~writ	64 -18b-4e6i7d20j
~wro	70 -8k-6b-5g11c17a
~wron	73 -6g-5j8ah12c
~wrot	83 -6h-5k11a
~ws>	72 -8c-7a7di15j
~wsu	83 -7g5c9a
~wsui	83 -7g5c9a
~ww>	79 -10a-5j-4g4k5e12d
~wye	76 -6g5a8k
~wyer	76 -6g5a8k
~xac	74 -11i-9a4k5e8f12c
~xact	74 -11i-9a4k5e8f12c
~xam	73 -11c-5a4b5j6f15e
~xam>	74 -5c4a5b6f
~xas	89 
~xas>	89 
~xce	75 -4a8b
~xcel	89 5b
~xces	78 
~xch	89 -5k8a
~xcha	89 -5k8a
~xci	83 -9c-5b11a12e
~xcit	83 -9c-5b11a12e
~xcl	87 -6c10a
~xclu	87 -6c10a
~xcu	87 -19g-5a18ch
~xcus	87 -19g-5a18ch
~xed	84 -5e13c
~xed>	84 -5e13c
~xes	78 -14a4j18b
~xes>	78 -14a4j18b
~xie	89 -7b-5c7a8j
~xin	89 4c5f
~xis	89 5h
~xist	89 5h
~xpa	89 5a
~xpan	89 5a
~xpe	66 -5de5i7j11k
~xpec	83 -7c11k
~xpen	73 -5bc4j5a
~xper	77 -7g-5d5j7b8c
~xpi	80 -4g13e
~xpir	80 -4g13e
~xpl	69 -14c-8g-6b-4i10ah20d
~xpla	70 -13c-6g-5b-4i11h22d
~xt>	60 -7cgk-5j9a22b
~xte	87 -7b-4a16c
~xter	87 -7b-4a16c
~xti	79 7a
~xtin	79 7a
~xtr	72 -11j-4d11c16g
~xtra	72 -10j-8a-4d14c16g
~yal	80 -9c7j8eh
~yal>	85 -8c5a10h
~yalt	89 -7a7j9e
~yar	72 6b
~yard	72 6b
~ybe	77 -14c-4b7e19a
~ybe>	80 -12c7e15a
~yber	87 5a
~ybo	53 -11c-9b-6j6dh7e12k
~ybod	53 -11c-9b-6j6dh7e12k
~yca	85 5g
~ycar	89 6g
~ych	71 -11c-5b6f8g
~yche	71 -11c-5b6f8g
~ycl	80 5d6k
~ycle	82 6k
~ydi	85 
~ydiv	85 
~ydr	74 -6i7a11g
~ydra	74 -6i7a11g
~ye>	89 -12a9b
~yea	42 -17a-12k-10i-5d6j7h8b11c13e20g
~yeah	70 -22a-8b-7e-5k5d7i10f20j
~year	43 -14i-9k-8df-6j-4a9ch12b18e20g
~yed	82 4i6fk
~yed>	82 4i6fk
~yee	68 11j
~yee>	79 7j
~yees	71 5j
~yer	65 -9g-7cj-4f8b10k18a
~yer>	66 -13j-9g-5c-4f9b12k20a
~yers	87 7j
~yes	71 -14ag9c11j12h
~yes>	71 -14ag9c11j12h
~yet	66 -13g-10j-6c-5b-4k7e12i30a
~yet>	66 -13g-10j-6c-5b-4k7e12i30a
~yft	89 
~yft>	89 
~ygi	89 -4a5j
~ygie	89 -4a5j
~yin	55 -25j-13c-10ef5k13gi17a18b
~yin>	68 -12c-8a-7g-6k-5i-4f12d13j26b
~ying	58 -38j-8e-7df11k18i20g24a
~yl>	87 -8a9c
~yle	89 -7a-5j7c11b
~yli	89 
~ylis	89 
~ym>	89 8c
~yme	64 -8j-6g7bk11e
~ymen	64 -8j-6g7bk11e
~ymo	82 -8a-5k4d9e
~ymor	82 -8a-5k4d9e
~yon	66 -15c4a5k14d
~yone	66 -15c5k9a14d
~you	15 -16k8d11a12be13f15g16ch19ij
~you>	17 -25k-5e7d15b17fi25j30h33a
~youn	70 -13aj-10i-5f-4e8k9b15c19g
~your	25 -8h7cdj10i13g16e17f
~yout	87 13g
~ype	70 -9g-6b9j13c
~ype>	72 -9g-6b-5a12c16k
~yped	87 -18k7a13j
~ypi	84 -7a7k9g
~ypic	87 10g
~yro	67 -9a5d11c
~yrol	67 -9a5d11c
~ys>	46 -27a-8h-4dg6fi7b8ej11c14k
~yse	83 5c7a
~ysel	83 5c7a
~ysi	76 -7g-6b6k8a
~ysic	77 -7g6k
~yst	70 -6b-4e8c13k
~yste	71 -6b-4e8c14k
~yth	47 -13b-7d-6h-5e7k11a17c
~ythi	47 -13b-7d-6h-5e7k11a17c
~yti	89 5j
~ytim	89 5j
~ywa	85 
~ywh	74 -8c13a
~ywhe	74 -8c13a
~za>	89 
~ze>	79 -14c-7a-5e26g
~zed	89 6aj
~zed>	89 6aj
~zer	83 -8g-4c4i5a6k
~zero	85 -4c7a
~zil	85 -6a-5i4g5c7j
~zill	85 -6a-5i4g5c7j
~zin	89 -36a35i
~zip	67 -18j-9g14k25c
~zip>	67 -15j-12a-8g14k29c
~zon	74 -9e-6g-5d5j7a15c
~zon>	89 -15b7a16j
~zone	77 -9e-7j-5g8a17c
~zoo	85 6b
~zoom	87 8a
~zy>	74 -6cj7i8h
~zza	87 
~zza>	89 `,
};
