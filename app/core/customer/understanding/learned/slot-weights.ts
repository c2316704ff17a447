// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [6,6,5,6,4,6,6,10,6,8,6,7,6,5,4,5,5,4,4,6,8,7,5,7,7,6,6,5,7,5,7,3,2,7,5,5,6,6,8,7,3,6,7,4,2,5,5,6,5,7,5,6,5,6,5,5,4,4,5,5,7,5,6,4,5,6,6,5,7,6,4,5,8,4,5,3,7,7,4,3,5,4,3,5,4,4,3,3,4,1,5,6,5,4,5,4,6,6,6,3,6,4,4,5,4,6,5,6,6,6,6,4,5,7,7,4,6,5,7,1,4,5,7,7,6,7,4,7,6,7,3,7,5,5,6,7,2,5,5,8,7,6,7,4,5,8,5,4,5,5,4,7,9,6,7,6,7,4,6,7,4,4,4,4,6,4,4,5,2,5,5,5,6,5,4,6,6,4,6,7,6,4,4,4,4,8,7,8,9,4,7,7,9,6,4,5,6,5,8,5,7,5,5,5,3,7,7,5,5,5,5,6,7,6,8,8,10,8,8,9,9,5,7,7,5,6,5,6,5,4,3,6,5,24],
  features: `#	34 -32Ť-29ŏ-28Ő-26ǩ-25C-24q-23Ĺ-22Ŗ-20Jǃ-19Ň-18Ńǟ-16glAņŭƟ-15kKNPķŨŲ-14ŁŚǥ-13iHļňƞƫ-12FĿŝŠǜ-11azQŌřƎǚ-10tUĺĻŀŔũƜ-9mośŬŴƑƤƳƴƵǂ-8xşųŵŶſƇƍƛƣ-7ĽŊƕƾǖǞ7rSżǀǐ8wVƲǢ9ŜŻƚ10bRƹǌ11šŽƏǆǏ12hĴŪŷǅ13s14ƪưǕǝ15ƃƸ16eŸ17ťƋǇǨ18nǘ19uţūƗƨ20ĵŹ21ƈƓƽ22ĸ23yƘ24G25I27L28OŅœŘƭǉ33DǦ34ƔǊ35ŒŦ36Ɔ38p39Xǡ40ƅ42d46Ķŗ50T52Ů55Ƃ56Ơ62ƺ63ƒƱ76vž80c84Ǒ86Ƭ88E
# $	54 -19Ǉ-17IS-16Ōǈ-14űƒ-13C-11ĹŤƪƺ-10Hřſƭ-9ŐźƉ-8fYœƩƴ-7ghuUĻŎƲ7Ƅ8OƸ9Ɨ10Ƌ11ĵƂƈ12GV13bŒƽǄ15pƁ16R17Ņ18ŗǊǡ19ǉ20Eō21ƅƨ23ŮƠ25Ƽ29Ř32Ķ37ŦǨ39ƬǦ44Ɣ55c63T74Ǒ78Ʊ113ž
# a	66 -17Ǌ-11Őťǝ-9ZĴŸƃǞ-8Ŭ8Ɠ10žƥ11n18Ɣ19p29Ơ33L34Ņ39X53TŮ56Œ
# aggregate	90 8Ǔ26ǡ
# and	69 -16ŝ-10ňŸ-8Ŭ-7Z7Gł8suźƛ9ǕǢ11ƌ12ǌ14p15ŦƔ18œŹǩ51v78ƺ
# at	90 -7G10n14ƥ24w
# before	86 -14ņ-11Ŕ10Ř16T18Ǔ53œ
# bucks	81 9Ţƀ10ž12Ƃ16Œ28X
# by	86 10ĸ13Ƒ14d20ƥ
# cars	88 10ŷ13Ű22ų
# days	85 12k16ǝ20Ǖ23Ž
# deductible	90 23Ř
# did	85 -13d-12ň12e15ƺ21ƈ23pŸ44v
# digit	90 8e
# digits	85 -11ř9d15ū34E
# do	88 9Ƨ14Ƃ35Ƭ
# dollar	76 8ŗ10Ƃ18Ř24ĸ
# dollars	77 7ǘ8Ƙ9žǝ10Ŏ14Ţ15ľœ16X24Ņ
# feet	84 14Ɗ16Ə23ǀ27Ɔ
# for	74 -13ƒ-9Ǣ-8Ŏ-7Ĵŗ8T12Ņ13ư16ž19Ɨ21Ƭ22p29Œ34d49Ơ
# have	86 11Y24r37Ʋ
# house	90 -10ƒ62ƅ
# in	67 -18ž-9Ƭ-7ŷ8ĶƤ9n10Ƙ11ţ12œ14ŜƝ15L17ǌ18Ʊ24Ź26ƪ27ǡ28ƃ29Ǌ35ǉ36Ǐ
# is	66 -20p-15k-11ū-8Cǩ-7AřƓ7Ŧű8cSVžƒƸǢ9ŬƲǕ10IƘ11yƧ14ƏƩ16Ůǅ18ƅ21ŗƺ28v31ť32d
# kids	86 -7y9Ʊ19n25u
# like	85 -8Ǟ8ū10c12V15ƽ25Ÿ26y
# ls	90 56b
# miles	73 10ƚ14ǐ16ź20Ə28ů
# minutes	73 8Ş10ńů11a12ǁ14Ō15Ļ17ǧ36O
# months	69 -10pƠ-8X-7T8Ʒ10ĺ13ł16v17GŮ19ŧ21ƃ22Œ23Ĵ26Ǩ
# now	86 -13E-10ŏ-7ƪ8ƺ9ƒ10œ15cư49Œ
# number	86 9I16C31Ŝ
# numbers	90 -10D11ež26E
# of	66 -14ŏ-13Ū-12c-8ž-7ǉ8ƃ11ūŭǣ13EƆǑ20ŷ22ũ27u30r35s63ŗ
# oh	90 7I9d13E14Ķ
# okay	82 -22X19Ů30Ƭ41W58Ķ
# on	68 -11ŗ-10ŧǥ-9ƃ-8Iƅ-7Ǉ7ĵƘ9Rű10Ʀ11Ÿžƺ15ř17c18Ů20Ɠ23Ɣ25ǡ26ZǢ28ŘŦ30Ǧ
# one	77 -24ǡ7řƏ8ƽ9f16ő21ƪ24c64ƺ
# or	68 -20b-13ť-12ƆƔ-11Ō-9ľ-8Ƃ-7SĻű9ƀǑ10vTĵǦ11Ơǆ17Ƅ18X19E20Ŧƒ25žƬ37ŗ51ǡ57ƭ68Ř
# out	86 15Şƪ24ĸ
# people	85 -7ǉ10Ǘ12ńǞ13ų14Ǉ26ſ
# per	88 8ǡ14ž
# percent	75 10Ɣ11ĶŔ13ǔ14ź21Ĵ22ƚ30Ž
# pounds	90 44ƺ
# right	65 -21q-19Ƭ-9Ŗž-8ƿ-7C8Ū9sŸǅ10wŗ11evǝ12pƋƽ14yőŦ15ť16ƌ18œ20Ǜ21ǆ22c23ǎ28ƺ30Ɠ36ƅ48E58ƒ
# so	85 12Ʊ14Ƌ15Ş16yƀ
# square	84 -13ǋ39Ɔ
# talked	90 7r18Ư21B
# that	73 -13Kő8DŒ10ū13Cĵ16S18ţ19G22ŗƠ27I30M
# times	90 -8ŗ11ǀ48ǩ
# to	80 -10X-8Ĵ16V24Ɣ31Tǎ39œ
# umbrella	88 8Ǔ
# weeks	78 -10X7ŧ9ƃ10ĽƤ16T33ŵ
# with	88 -17E15ƽ33I
# would	90 18ư19Ŏ24ǝ
# year	77 -18ƅ-15ť-10cTŮ-9ǟ-7Ǌ8m12Ō20ŀ21vŹ30Ʃ33ƭ65Ɣ
# years	57 -12ƅ-10ŐƼ-7Œ7yHƴ8ƥ9ŎŸ10ő11Ʃƿ13Ʊǣ16Ż18ŝšƸ20GŢ24żǅ26ţǞ27S37ť43ƭ
# yet	84 45v52c
@day	63 8ĸĽŌ9sŭǉǟ10gƻǧ11ŲǙ12i13ǈ15Ń17R22ŵ41ǎ42k48L
@day $	75 8ĸ11Ō12ŭ13ŵ14ǎ15L17ǈ19k20Ń
@day and	86 10k13ǟ14s16Ų18ǎ
@day at	85 8ǧ48L
@day is	90 19Rǎ
@day or	85 -13k46L
@day right	90 12M
@month	66 -12Ÿ-8Ŏ-7Œ9ĸŮ10kyƞ12V14ǜ15Ť21ť22ŕƟ23ƾ24d26Ź27pŃ
@month #	88 -10Ŏ9p22d
@month $	90 -16ŕť-15Ÿ14Ů15Ź26Ť36Ń
@month and	85 9ƛ11Ɵ24ǜ27Ź
@month is	90 11ŕƾ13ĸ14Ń
@month of	88 -15d-7Ŧ15p33ť
@month right	88 17ť18V19d
@month to	88 14Ů30Ɵ
@name	53 -10ǩ-9ŴƸǃ-7Ťǌǝ7nǡ8bŜ9A11ƚ12apƢ13ľǒ14Ő15J16ļřǂ17ƨ18ǘ20s22iœƃ24o25ŦźƷ28t29ǈǤ36Ś37ĸ39Œ
@name $	69 -45a-27ŷ-19o-7œƫ10Ő11Ŀ14ǘ17b18Ʈ21ƚ23t26ƃ27Ǥ37ź38Œ41Ŧ42ǈ
@name and	82 -14o7ǘ11ŷ17nǂ71w
@name do	90 -12w7ĸ31a
@name is	86 -22w-10Ŵ-9a13A18ų27Œ40o
@name or	88 -13w7Ĵ27o42a
@name over	86 13ǡ20ļ25Ŝ
@name you	88 16ĸ
^ #	59 -25Ƃ-21ť-20ǡ-19ŤƬ-14řǑ-13ň-12ūǩ-11K-10RTľǟ-9Œ-8ĸŦƈ-7Ŏƅ7cǈ8Ƙ9ǋǙ10Cư11Ǣ12ISǇ13UŝǏ14bYŪ15ŅŢ17ŷƠ18Gǅ22X24Ɔ25vĴƔ29Ů33Ǧ47Ř52žƺ55ƒ74ƭ
^ @day	84 13ǉ43L
^ @month	90 -8ő15p19ŕ
^ a	72 -7ǚ7Ɓƍƞ8ŭ9Ǖ10ǈǝ11ƅƢƦƼ12RǊ13űƩǡ17ƿ20ơ
^ about	85 -14T13ť16Ů50Ǌ
^ after	77 13ť17ǝ23Ř
^ alarm	90 
^ all	90 11g17Ļ18ƾ23Ǖ
^ alright	82 7a8d10E11ŗř12ų13şť16Ň
^ am	75 -9Ň-7ř7N22a26ń36bň48ǩ
^ and	46 -37ǋ-24Ǆǈ-21Ĺ-16ƦƸ-14ŷƢ-13Sǩ-11ų-10ŮűƳǔ-9KŅŠźǐ-8sřşŵŹƉƷ-7lķŏŚƕǨ7rAŜŶ8JĻǃ9EIƠƫ11dtQ12GĿ13mq15ŦŴƧ16c17vR19fpĺ22eDů26ƨ28Ū29B30w34P43aō45CŐ47Œ53o
^ annual	83 12T17ǉ
^ any	47 -24Ǉ-16Ɓ-15ő-13ƗǅǑ-11Ƨ-10ǐ-9ƔƨǏ-8gUƯ-7npQǢǥ7yżƢ8YŉŲƑƚǤ9TZ10ĵŬ11vǎ12Ƃ13VŞũŪ14rƎƽǈǙ15ŝ16ƪǆǖ17kH19h20ķű22ŻƐ23ŹƘ24Ƹǃ25Ǔǜ26Ʊ27Ɖ29Ƽ31ƻ33Ɲ34ƹ38mǀ45š
^ anybody	75 -19ƪ-10Ɯ-8ţ7Ŗ9ǜ10z15Ư17Ǎ18ǘ21ż22ų28ǣ31n
^ anyone	86 -11Ÿƪ-7Ŭ7ų11Ŗ15Ƣ24ŷ
^ anything	68 -15ǂ-13ƽ-10JƉǞ-8ŋşǦ8ƥ9ĵŏ10Ƃ13ŉƦƸ14Ŀǘ17Żƨ18ţƍ22Ƒ33Ƙ42Ň51ō
^ are	47 -35ŗ-34Ő-30Ǐ-24ĺ-19U-18N-15ļơ-14aƟƠ-12ŭ-10Ū-9ľŲƣǂǗ-8ǋǨ-7VŚŞŹƔǅ7kMXőƱǈ8ĴĶŒ9jŽ10gş11SƌƮǆ12DOŷǎ13ŃŶƺ14žƏ15ǀ16uQǞ17Zň18Ŭ19iŨƵƻ20G21xŁńũ22pǣ23ǁ25ŏ27ƞ28v30Ǎ31HŢǢ33ŝ35P41R50ǟ64ǩ
^ at	90 12ǒ32ƭ
^ aw	90 13Ź15ƅ18w
^ awesome	76 -11ǟ-8Ń-7Ŗ8i9ŌŰƇ10c12Ś13Ļ14I15F18ţ19ƔǄ21ĵ
^ aww	80 9ov10x11zļ12ƅ15w20ƫ
^ basement	90 25Ɗ
^ be	90 11Ţ12Ʈ14ŀ
^ been	82 -8Ső13ţ19Ǥ72G
^ before	83 -11Ŧ-8Ōō9XŘ12ŉ13Ŋ14i26a
^ besides	86 -10n-7Ɣ8ķƦ14Ł28Z
^ best	90 18ŝ24Ļ
^ big	85 -9Ŕ10ĸƜǑ15œ
^ biggest	88 -16Ŀ9Ǐ23ǔ
^ blood	90 -12ǁ19ƻ20Ƽ
^ boy	90 11b15Ŕ16j
^ brick	86 27Ƈ
^ burial	88 
^ business	83 -17ǋ-13ǅ-10ǥ-9Ǆ10ǔ14Ɲ20ŭ53ǟ
^ by	79 -8Ŕ-7Ƭ7Ƶ9ŷ29Ƅ34œ62Ń
^ call	90 
^ can	59 -17ň-15ŉ-12Ĺ-11JŕřƵ7N8a10Ÿǁ11Ə14ŵ15ǌ16Ńŗū18e19Ł27O30ŊŚ34ś36M37Ō48Ƨ59ǩ
^ college	90 -10m35y
^ comp	86 -12Ő21ƀ24ǣ
^ congrats	86 7ƞ8ƺ9Ǔ12ƒ14ǟ
^ cool	78 -16Ų-9D7ŕŸ8pţŭƇ9ǚ12dŘ13Ű14E19Ž
^ could	62 -20Y-14Ř-11ķ-10Ɣ-8VŽ-7nŪż9ū10Ə11sřƗ12e14ǝ15śƢ17M21ǚ23ǩ26ŚƮ33Ʒ38ũ56ĸ
^ credit	90 7ĵ
^ days	88 -21ǎ25ǝ28R
^ describe	86 7Ǎ9ű11Ƈ
^ did	49 -20Ŧ-18Ũ-15ž-14Ť-13a-12S-11Ņ-10wŞƼ-9qĻŊŹǘ-8ŝŵƬƯƶǚ-7gALWőŢǇ7ƳƴǌǙǞ8pƪ9kzFĶĺŉśŲŸ10tţ11xšǤ12ƍ13ĹƠ14ź15b17ŀŠƔ18ƌƙ23NƦ24ņƒ30ũ31ļ32j37Ŕ38ŗ39Ŗ42ń43ŧ44Ľ45ň77ǩ
^ do	37 -50ŗ-44Ų-41Ň-30Ɣ-25Ƭ-24ŪŶ-22ZŘ-21ǥ-19š-15ů-14Oľƶǂ-13acŎŐŒŷƠƦ-12eCŃņƣƯ-11mMłńţƖơƨ-10ũƂƉƭ-9bqBQōŞŢƌƻ-8Sű-7ilLĹĺĻŴźƷǍ7sƊƎưǏ8fgƍƕƗƪƹǀǝ9nHPYŋŵǃ11ŭƑǔ12uƲƼǇ13Ƙǆǧ14ǘ15wŚŮƁƿǢ16ǎǗǟ17WXųŹ18řƥƸ19K20ǈǨ21zƾ22RŌ23ǕǜǠ24NŊ25ĽŁƃǋǡ29ŜŰ30Uň31ŏŬǓ34ƚ36ǙǦ38ƜǑ40ſ41ǚ47FǛ49Ɲ60ǐ63Ɵ66ǩ70ƞ
^ does	52 -18ƹ-16Ƹ-15ƈ-14Ǔ-13ŏŸƂ-11Ŗ-10Ʀǩ-9ǄǇ-8ŕǌ-7awŝ7ř8zƃ9AZŬ10bdŜƜǘǦ11ƽǐ13ĶŨƉƔƨ14źƇƞ15sűŶƊ16ŰǍǡ17Ǡ18WƯ19Ƣǒ20hxŲ22Ƨ23ų24L25Ɓ27ň42Ň44ǂ49Ʃ51ǧ
^ email	90 7J
^ ever	62 -18ų-12Ŝ-11ƽ-9Ǧ-8Ɯ-7rǖ9ƚ10Ŗƙǩ11Ųǜ12Ʋ13Vņŭ14Žƿ15Ƃ18ƴ19š22ǘ23ţƪ31Żƛ46Ƽ
^ everybody	88 -9œ7Ɨ11žǑ13ŷ18ǅ
^ everybodys	84 10Ų15Z16K22ľ
^ family	90 12ƽ37Ƥ
^ fire	90 33ŉ
^ first	90 -8o23a
^ flood	90 24ƙ
^ folks	90 7ĺ
^ for	82 -12a-10ƴ7e9o11c14wǃ15ƿ
^ full	81 -51R-10ž43ƀ63Ǉ
^ garage	88 13Ű
^ give	65 -12G7ƫ8ŮƗǇ9Œŝ10ǋ11Ʀ12dDŐŦƒƔǐ13Ǡ15ŪƆ16w19ǚ31X
^ go	75 -7ŌƔ7řŪ8ǈ10Ň14ǥ26Ś29Ş54ō
^ good	75 -28L-18Ǌ-14S-11ŝ-7ť8Ǉ9ƽ12ż13Ő14YǙ15ƒƹ16źǅ20i23N33ǟ43Ň
^ got	60 -19ņ-14Ʊǀ-11Ņ-10Ɗ-9ş-7Ɵ9uƥ10jmŰ11g13ŉ14ŜƲ15řŴ17N20k27ǥ28ń36ŏ42n43A54Ķ60ſ
^ gotcha	88 11ŷ13ĺ14V16ť
^ ha	90 12g15c16Ż18Ő
^ happy	88 -11Ş26Ŷ
^ has	57 -11ŁőųƼ-10ŷ-8ƾ-7Ő7ŸƋƺƻ8UťƂƓƯƳ9Ɯǡ10ƴ11ũƉ12BŞ13jƙ15Ŕǚ16Ƒǜ18hšţǛ19ź23Ŗ27ƛ29œ32ǂ
^ have	50 -45G-25Ʋ-12ş-10ķƦ-9nƜ-7fţŨ7ǋǝǞ8iŖűƺ9ƚƹƿǘǩ10ŢƷ11ŤŻŽư12Ś14ZŸ15ńņƸ17ż18ũǕ19ĵ20Ɨ21lƾ22Ş23ƌ24ƴƼ25c31Ƴ32r33ŏőǒ42Ư
^ he	90 -21p-8ƛ25q41v
^ height	86 23ƺ
^ hey	85 26i
^ high	85 -11y-7ƽ15m24Ƽ
^ house	86 -8I15H19D
^ how	33 -24R-22ƒ-21W-17Q-14qyFŏ-13Łňť-12ŐŞƕǂǃ-11coHŊŬ-10Ǆǥ-9sUžǌ-8ŔŢƝơƵǈǕ-7pśƥƾ7PĿŲſƂƖƧǀ8XļŝůŵƹǍ9rtŖƔǗ10ghķŇƷ11nĹǅǔ12œųƅƑƬǏ13Gǖ14SšŸƙƪ15Ķŭƚǆǋ16jOĸŮƃǙǝ17vxŃŻƆǊǐ18łŠŤƺƽǟ19z20ƸǇ21iŕƦƭ22Ƌǘǜ23Ņ24Ƥǩ26ƣ27bŗ29űǑ32ƞ33KŨ35Ŧ36Ŷ40ĴƳ43Ʈ
^ i	47 -52ǩ-19Ŏ-13Ĺ-12ƄƗ-11Ō-10VňǞ-9ŃŵƱ-8ƨƬƭ-7HŅśŹǓǔ7CFLńŇšŭůƹƾǄ8ltXŋő9TŒŠ10nSĽŲƚ11imĿŔźƒƖ12vGŸ13prŘţƂƅƢǆǠ14Ŷ15Żƞ16ƍ17ǃ18E19ǋ20fĵ21Ŋ22oI24P25b26e
^ if	52 -27ŵ-14Ʒ-11ĺ-10ƫ-9ƕ-8œ-7ZŀŊŏǔ7BWŔƄƳǢ8DNűƨǣ9ŝƱ11ƂƯ12ĿŜƪ14ŘƗ15ſ18Ɓ19Ƭ20ľ22ƀ23Ʈ24Ǝǝ25Ŗ26Ǆ28ķ29Ļ33Y53Ŏ
^ in	84 -8Ŝ11I15ƍ17Ļ28M
^ is	37 -28Ƹ-24o-21ǘ-19P-18v-17Ŗƚ-16š-15cgiœřƒƓǑ-14nŎŠŮƝƩ-13Ŝǝ-12mķĺ-11Ũ-10kLQńǎ-9lŒŔŧƗƜơƤǡ-8ZŤŦŽƛ-7dDĻņŢũƷƻǜ7GľƄƋƎƑǔ8Ōŵż9HƖƧ10zŀňŹƞǓǖ11ŰƦ12hEťź13KXĹŝƬƼ14AJłŃǦ15ŘŲ16yNŚŞųƁƅ17aŐƆƉǇ18fǋ19uŶſƇƔ20Ūƣ21ƀƲƶǃǅ22xŭǗ23Fů24Ǜ25ƫ27tRǢ28ǥ30Ɵ31Ŭ32ŗ34sǟǨ36ǂ38Ʊ40Ł41U48ō55ǩ
^ it	68 -14E-13ŏ-10G-8ŗ-7ť7šƪǟ8aJƠ9ĸĽ10ļłǁǨ11ƋƳ12ƀ14j15ĵƧ16ūƓ21Ž23ő37ƅ39Œ
^ just	72 -33ŗ-19Ɲƞ-15ō-12ł-11Ŗ-9uǓ-8Ůƕ7ŭ9ţ10Ǘ12LĻů13Mňǥ14Ƣ16Z19ş31Ł33ž34Ō42n55Ǉ
^ keep	85 -18ǩ-8aƅ-7ƀƪ23Ʒ33Ƶ68ō
^ keeping	90 -22x-10N10U49ǟ
^ last	79 -11Ɖ11ƈ16Ĵ20t21Ŝ32Eƾ
^ let	74 7Źƀ8ŀž9KOŃŐƏƝ12Ř20Ɛ33a
^ liability	88 -65ǡ-26ŗ92ž
^ list	80 -9ų8Z11ǥ14ŷ15ş33Ǝ
^ llc	90 24ǆ
^ long	88 -11ŭ10őů16S56i
^ look	84 -7Ǆ9ŗ10Ƨ13ŚǢ32ſ
^ lumbers	90 20Ɠ
^ may	82 -17Ż-12ň16ŋ17aǩ35Ŋ
^ mind	80 7Ŋ10c16ś30ǁ
^ monthly	85 7Ĵ19Œ
^ most	86 8ş11Ƙ12Ʋ14Ʀ15Ŗ
^ my	69 -17ǩ-7ƚ7MŵŽ8lpYĸ9jVōŪƿ10bIǆ11ĿŀưǞ12QU13Ʋ14ǟ17Ů
^ name	85 -43o-16w14Ƙ15Lŷ19ơ53a
^ need	86 27Ɓ45Ƅ
^ nice	85 -9Ŵ-8ƞ8ő15ǉ20ş27Ŷ31j
^ no	73 8Ƅƴ9Ɗ10uƜǀ11łƁ12ǜ14Ų15W29ŵ
^ nothin	90 12Ż14Ɛ18ƻ
^ now	79 -7Ţ9ƽ10hT11B12u13fn17NŅ31ǩ
^ oh	62 -11ǩ-10Ŕŷ-7ƀƜ7ńŕƔƙơǋ8WŐœżƉƞ9agNũŮǃ10PŶ11Źƈ12ů13GƎ14šŲ15Uō16QƘ22ǖ25Ť
^ okay	52 -18ǩ-13Ũ-11ń-10Ǎǖ-9i-8MǑ-7xĶőŖƮ7glsĽľŇŗŘřũƗƴǆǉǡǥ8qƃƍƑǗ9oŵ10Ńƻǒ11cOĹƉ12ŒŢŭ13Ŏŏ14hƀ15Jŷƕ16pTūƩ18Ʀ19ǂ20ǎ26Ɔ
^ on	88 7Ň11Q73ſ
^ one	74 -12ŤƱ-10Ʀ-8Tƺ8ž9Ǐ10fDƎ11Ƒ12FƬ14mǐ16u21Ɔ22ǡ26ſ30Ƨ50b
^ ooh	80 7ş9Ŷ10źƈ12Ƙ13k14ǃ15H16ƌ
^ ouch	86 9ņœ11ť12Ŧż15ǣ
^ over	86 -20c-16Ǧ-14TƂ-10ƒ-7v31Ŧ36Ǌ37Ơ39Ů52Œ
^ own	84 -18Ƣ-10Ơ7Ƙ21ķ26Ŭ
^ paid	85 -23Ɣ-18Ŧ-11œ9ƕ14Ŭ61ƒ
^ perfect	86 10řŸ11D17Ő
^ policy	88 
^ pool	90 
^ price	90 27ľ
^ read	75 -11ǌ7Jž10Ņǡ11ƻ12Ʃ17ŗ19d20ơ
^ ready	90 -7Ţ30Ō
^ regular	90 20ƙ
^ remember	86 20Ľ
^ rent	86 -7Ş14Ơ39Ɯ
^ roof	88 -28Ɖ30ƈ
^ roughly	79 21T
^ run	84 9ķ17n18ǈ25ǥ26Ū
^ same	90 11ǘ15ż
^ say	82 -10L-8Ļ9ƃ10ō11ž13ŵ17bŊ20Ƥ23ƨ
^ shall	85 20Ō21Ƭ34ǩ
^ shingle	88 20Ɖ
^ should	71 -35ō-20J-18r-8ũ-7L7ǧ9N11ŷ12ƫ13Ĵ22Ƭ23M28ň33K40s44Ō46ǩ
^ since	85 -11G-8ũ-7Ǟ12ǂ40Ső
^ smoke	88 
^ so	38 -23Ĵ-16ƭ-15Xő-13b-12o-11Ƒ-10jCǊ-9ťƀ-8ŀǑǥ-7fyŐ7alŃńŖŧŮƔưƹƺǀǏǔǜǡǣ8iVYűơ9hDQĹĺŁŠŨƓƸ10BƜ11AUŲŵƈǉ12pGPŴƝǅ13řųǕ14kxTŗū15qŔžƢƻǇ17cŢ18nƬǄ19gƦ20ŦŪ21S22ŷ26ŌƠ27Ť29œ
^ some	84 9Ƙ10h14ơ15ľ16Ž18Q
^ something	86 -16ƨ-8Ŀ17ƶ21ŀ23ĺō34Ş
^ sorry	82 11ň29ǩ35a
^ sounds	80 -8ƞ7Ɔ8Ɯ9r10B12FNŧǈ13L
^ spell	85 -9a17J33b
^ square	90 20Ɔ
^ state	86 -59ž12Ʊ18Ő80ŗ
^ still	82 -22Ŭ-8ő12D13Ƌ17Jƫ20Ő26Ɣ35P36Q
^ sump	90 21Ɗ
^ take	90 -13ĵ-8Ǘ29Š38ǖ
^ tell	50 -21ŀ-16Ş-14ƛ-12ť-11yǩ-10ƙǥ-9ƕ-8eBĺƝƷ-7řŽǐǨ7lŢűŹżǍǙ8ĶņŠŪƟƢ9hĽƠƱǑǞ10SVŨƚǔ11ňŎƌƸǗ12gŅƊǈ13FUƭǖ14HƳ15nōư16qt17œŧ18ĿŜ21Ť23u24P26Ĺ41Ǆ
^ term	88 -9ƭ26Ʃ
^ text	90 -11K19ś
^ that	67 -21Œ-11ƾ-8Ĺƅ-7xDǩ7ŔǇ8Ƨǘǜ9CŧǊǑ10lťƇƤ11Sƻǂ12bǖ14ƒ16A21ǃ22ƿǏ39E43Ũ
^ the	65 -7Ő7SŦǣ8hŔťƖ9EWŤŷƾ10Ƈ11ŘƽǈǊ12ƙ15ũŬ16eŋ19M23m28c
^ their	88 -9ǒ10Ŕ19ŝ21Ņ
^ there	75 -8I9Ů10Ľ11Ɓƨ12řŭ13ŃŘŽƵ14Ʃ
^ they	71 -13ŝ-10Ŕ-9p8őűƼǁ9vŐƅƈƖơƬ11UœŰƕ12ư14Ǌ15ţ18ŧ
^ think	88 -8Ŗ12ĸ16ƶ17Ƥ
^ this	81 -7ź7ƈ8E9m17a18O
^ those	86 9Ǥ10ǌ11Ʊ13Ǎ
^ till	90 -18v21Ų44ƭ
^ towing	88 15Ɓ
^ ugh	82 7ƚ8R10ů12ņ19ǜ25Ǥ
^ umbrella	90 -10Ƃ10Ǧ
^ walk	64 -11Ũ-8ĴƯ-7ǟ7rǖ8yů9ŵǘ10ƛǈǕ11ŖƤǄǨ12RĸƗ13nƮ14ż16ł17Z20ǝ31Ť
^ want	77 -13Ř-12Ǧ-11H-9ƶ-7K11sśƂ12ň17ž19M33ǩ36Ō
^ was	62 -12A-10Hŀ-8ŝ-7ƈƳ7ũ9ň10ſ12SǊ13ƽ17ĺŸ18Ũ19Ŧ20Ŕ21ļ22Ņ23ƞ26ż41Ť42Š54ť
^ we	75 -8r-7Ɓ7k9Gƀ10Ɣ11jŋŴ13Ɗ20Ľƨ21ŕ
^ well	79 -8t-7ŝ8Ş9ń10H11ak12i13Ǌ14ű15N16ō19Ĺŧ
^ were	71 -16d-11Ŵ-10ĿŔŝ-8Ņƃ12ƅ13ż14ƴ15ļ16Ƶ19Ǥ20Ŗ24l27š45ŧ46Ũ
^ what	29 -36ų-31Ŭ-25Ƥ-18SUŷ-16ŘŰ-15nFŜƖ-14ǐ-13Źƥ-12NŚůǟ-11HĴŁŭƄ-10puMĽńŌřŶżſƫƮ-9ňőŖśŽƟǋ-8bsGOļŊƢƿǢǦ-7AKţƦƯƲǂǈǠ7cmŔūǘǛ8EǗ9ŃƉƛǅ10QƋƧ11ņŇťƃ12DƘǤ14žǏǖ15iRōŨƕƽǣ16Ǔ17IƇǍǎ18hƑƩƷƼǊǝ19YœŦƊƠ20loL22CTĿŝŲ23Ɣ24Z25BŅ26vĻƗ27ƶǨ28Wľƺƻǃ30ǥ31ķ32łŉơƬ34Ū38ƒ39ŤǞ41ŗ43Ŏ44ŀŒ48X49Ş50ĺ51Ǆ55Ĺ64Ŵ69ǩ
^ whatll	86 23Ķ25ł
^ whatve	84 8ũ9Ǝ10ƌ11Ʀ17ƥ22Ɨ
^ when	46 -28Š-25Ť-21ŧ-15ƒ-13ǋ-12Ķ-11ņţŨ-10aĹǩ-9il-8ſơƽ-7KM7SŜƓƲǍ8pŇƚ9fŻƶǏ10ƑǒǛǞ11Hűƙ12kƳ13ƴ14ƻ15dǌ16šǢ17Ƽ18sƤ20yŹ22ŕƹ24Ƌ25ő27Rƾ28v30ť31Ŗ32ǎ34OŃ38Ɩ40V55L
^ whend	76 -20ǎ-15Ǐ-9Ɖ8ƹ12őƲ14ťǢ15ǅ19ƈ20G21ĵ27S
^ where	56 -16Ƌ-13nPœ-12Ʈ-10RVƝǨ-9ĹǍ-8o-7ǝ8zŭǕ9Xĸū11y12ń13Ǐ15Šǀ16Ǟ17ŤƊ18Ś19Dźƥ21ƾ22Q23l24Ƥ25J26Ǘ32M37q42Cǩ64ǋ
^ whered	83 -9W9Ʀ10m11l25ļ
^ which	58 -13ǚ-9Y-8ľ-7ǂ7ǖ8LŸǩ9bƻǏǥ10ƕ11ƴ12DRļňŉ14QŀŲŹ15Ŵ17ƣ18J23ť26ǈ28CŐ
^ who	42 -28Ų-22ǌ-18Ʈ-17Ŵ-16ƣ-15aTƔǇ-13ĴŚ-12ŒŸ-11NWŪŹ-10PĽ-9DŀŖŭ-8BķĻĿŢƝƿ-7tHŨƒƞ7ƄƨǕ8Ǩ9ƁƱǞ10ƙƜƾǝ11qŬ12ńǚ13ǥ15Ǎǐǘ17Zƫ18Ʋǧ19Qƶ20AƢǛ21ļǗ22ŁƤ23Ŝ24Őǆ26oǜ27Š28Ǒ29ǅǔ30nƕ32ơ36ŷ39ş43uƳ46ƯǠ48ų52ǩ77ǈ
^ whod	71 -15ƾ-10m8ſ11Aŵ12Ʊ16ƫ17ƃ18Ʋ22Ƥǘ23ư29Ǩ
^ whose	75 -11Ɨ-8w-7Ļ8F11ų12Ł13ż14ǡ15ķ16Ő20ǆ38Ƣ
^ why	65 -16ń-13ƶ-12œ-11l-9Ŕ-8ŉ13Ĺ17B23ƻ25ņŠ34Ƶǩ35ƴ39Ţ40Ŷ42ĺ43ŀ
^ will	77 -13Ƣ-11r-9Ʋ7ł8ĵ10yŹ16ź19Ƥ34s44V
^ with	83 -9Ź-7ő8Ǧ11ǡ12Ű15Ƃ17T22ň
^ work	84 -29R-15Ŷ-10ǟ-7g17U51ŭƝ
^ would	52 -19Ɓ-13Ʈ-11ŗƪƶǨ-10YƒǏ-9JZĻǝ-8ŉŏ-7xňŞũƧǠ7eĴƛ8Mŋ9EŃ10ƀƯ11K13Ř14yǦ15Lƃ16WľƷǢ17s18ž19ĵśǩ20Ʊ21ŵ23Ţ24Ň27mŽ28Ŷ29ǁ35Ŋ41T51Ƶ52r
^ wow	80 8Ƽ9ǀ12uS14R15Ơ16őŦ
^ yeah	86 -8Ǌ9Œ12Űŵ14ƁƔ
^ year	84 20Ū
^ you	51 -103ƞ-44ǟ-30ž-21Ƥ-20ŝ-15ũƻ-14ű-13ǝ-12Ƃ-11ŃŤ-10Ʊǂǋ-9xGŖŷƧǢ-8LMĿŊŗƶ-7bvSŅœƌǏ7eņŌŞŢǡ8ĺś9d10ułŐƈǚ11AĽŚƀ12Jŵ13aPľŬƪǩ14jkĹ15OƷ16ļŉőŨƦ17mĴŀ18fHƭ19CƸǦ20ǀ21F25U27gŶ29ň30Q32lŏ37V63N64c69i83Ň
^ your	63 -16a-13ƕ-12Ư-11Ľ-8ư-7vŴƹǆǘ7D8s9ǂ10AĺŹ11py12EƮ13wT14cP16ĻŸƗƥ18ŕ19d21ŅŒ23ķ25Ɣ26o31Ň34M
^ zip	86 
a	27 -24ŀ-23s-22ŉŝ-21žǔ-18ƕƧǋ-17jřǇ-16ǎ-15xŐƢƮ-14cŌŕŠť-13ŢŴ-12kVſƴ-11aŇŞ-10rƖƞǆǗ-9ŚƷƽǦ-8tDĺƒǤ-7CGJŖşŦƄ7ŗƳƾǈ8ľŅŨŹƆǅǕ9ŎŭƼǍǏǓǝǟ10ZţƁƗơƦ11eĵņŸ12wMƊƓƛƹǣ13ŶƬǧ14ŜƅƎƯ15IŪŽƤ16WŤǨ17lưƱ18bAŬŰŷƐǚ19źƏƚǙ20hǥ21YƇǃǜ22SƑǘ23ŃŊŻ24ő25ĸ26LƜ27ĽšŮǉ28Ř29ś30g31ƍǊ32Nƿ33fƲ34Ķǀ35mĻ36uǩ37X39F41PƂ42ŵǡ43ǁ45T47ƣ51q
a #	54 -31ž-26Ǧ-16c-15ſ-13ƒǝǨ-10ťǞǢ-9ŎŶƃƉƓǃ-8fľŏŔŸƊ-7YķōŬůǇǚǩ7ŕŞƗƵ8CƈƏƥǑ10ǉ11ĵ12vǀ14ŴźƘ17ĸŅš18ơƩ21Ʀ22ƺ26W27ǌ28T33X39Ūǡ45Ƭ50ƅ54Ķ56ŗ62Ǌ63ŘƱ77Ƃ
a @name	84 9o12ņ15ĺ26ĸ
a a	73 -11Q-10Ǉ-9Ū7KŔŭƹ8gq9fnTŷŹƲ10Őŵƛ11šƄ12Ű13ŶƟ15h
a b	86 19ū25ź39ǥ
a bachelors	88 29m
a backup	90 -14ƛ14Ɗ23ŵ
a bad	79 10ǘ21ņ45N
a ballpark	86 -9Ĺ11T13Ŧ25Ļ
a bank	86 13Ŭ14Z
a basement	75 25Ɗ
a bell	88 38Ľ
a big	73 -12S9Ə10Ţ13gyƛ15ǅ21ľ22Ŧ25ĸ28ƣ
a bit	88 -8g12j16Ũ32ō
a blood	88 7ǂ24ǁ
a bop	86 45ǥ
a box	84 8ǐ11f13ŏ24m
a break	90 12m18Ǝ25š
a bunch	90 16ń
a business	80 -9Ǆ24Ɲ31ǥ
a buy	90 48Ǩ
a c	86 -8t16o20b
a car	69 -14Ř-7ų9ż13Ŷ20ź26ŵ29ƃ31Y
a card	84 -15ř15ĸ29e30Ĵ
a cert	88 13ǒ17ǧ
a certificate	78 -8Ÿ-7ǒ8Ƅ10ź27ǌ
a chair	80 13Ǒ
a check	86 -9ƫ13ţ16Zƪ18Wƨ
a claim	75 -12Y-7Ť8ť15ŔŘ31ţ
a clean	88 -10ŋ8Ż12ţ
a client	75 10ŊǓ16ţǦ21ǚ
a coi	90 15ǒ34ǧ
a commercial	84 -17Ƃ11Š13ǥ30Ǧ
a company	79 -8Q9Ɲ12q18ƴ20ơ25š
a complaint	90 31ǜ
a contractor	90 -10Ǒ16ƌ22Ɠ
a copy	79 7ơ36ś
a couple	78 -9ǝ-7ŭ8ƿ9Ƥ10Sǎ11UǞ12Ƙ16Ŋ23Ū
a cousin	90 -8Ƣ10ŷ26n
a cpa	90 41Ǡ
a crash	84 -13Ƥ21ż40ƃ
a crawl	88 -9ǋ10Ƈ15Ɗ
a creek	88 31ƙ
a customer	81 -16S-9ǔ-7G14Ǆ25ǚ26ő37ǡ
a day	78 -10ů7ǖ8L13Ɓ23ǝ28ų29ƻ40ƹ
a deadline	88 41Ń
a deal	88 15ŅŎ21Ō
a degree	90 24m
a desk	88 -7Ǐ21Ɲ32P
a detached	90 14Ƒ
a different	90 -9ũ14ǅ19Vň
a discount	78 8Ž9ő11mľ17ş18ǩ
a doctor	84 -21ƾ12Ƽ25ǂ
a dog	88 33h
a driver	86 36ŷ
a fake	90 16Ŀ26ǘ
a family	86 -20ƽ-16Ƥ-7F30n32Ƴ64u
a fella	88 10ķ11ǃ15ſ20Ƙ
a fence	85 18ƍ36Ƒ
a few	80 -9ŉ7m8O12Ɓ17Ɲ25Ŋ
a financial	90 -9Ǡ49A
a fire	72 -12Ǐ-8Ū8Ť9ƐƗ10ĺĿ19Ǝ20Ə25Ǣ33ǝ34Ƥ
a fireplace	86 24Ɛ
a flat	84 -8ǩ-7Ɖ10ƚ11j20Ɓ35ƨ
a flood	85 
a form	88 15Ƶ25ơ46Ľ
a friend	82 7Ɯ10Š29ļ47A
a full	86 9Ƈ14Ƽ
a funeral	88 18ư
a garage	84 -7Ɔ28Ű
a gate	90 19ƣ26Ű
a good	65 -15ű-12ň-11Ű-8Ū-7lǋǟ8iǃǈ9B10WŖŨź11x12ǖ13œ14ņ15ǩ19N23U24I26Ļ30Ŷ38LǊ
a guardian	88 -26Ʋ45Ư
a guess	90 11Ů14ƅ15ƏǊ
a guy	90 10Ť12ſ15ǜ
a high	88 12Ů17Ř28ƣ
a hip	90 16Ɖ24Ɯ
a home	90 -27ķ-14ǋ13Ɔ27F29Ɣ30Ɲ
a homeowner	88 29F
a hot	86 22ƍƒ
a hotel	88 -11X40Ƥ
a house	75 -16ƞ-10ƜƟ-7Ɲ14H30ƣ52F
a hurry	90 39Ń
a hydrant	84 32Ə
a is	88 -7ž12ű50Ɠ
a job	74 -14ƨ-7ź8U9ŧ13Ʒ20Ķţ22Ǔ26ǐ41q
a junior	90 7Ź28w
a kid	83 -10ŷ20ƍ22Ź25l27Ʀ
a landlord	90 -10Ɣ45F
a laptop	90 -7Ǐ14Ǘ22Ɲ
a lawsuit	90 21ķ
a lawyer	80 12A13ǩ18ǜ37Ʋ
a leak	79 -8Ɯ16ƛ33Ť
a letter	86 -9œ11Ÿ14Ŕ26K
a license	77 49ŷ
a list	86 -11ơ-8ķ13ǌ50Ɨ
a little	65 -16x-10ǩ-8ǥ-7ų7VŲ8gwńƆƦ9lIņ10cqzŐƳƹ12Ŀ13ĶŅ15ƯǄ16Yż19Ŋ21œ
a living	80 -13T-7ƞ14Ʋ17z34q43P
a loan	67 7ƪ16Ʊ25Ŭ28Z
a local	90 22Ŝ39l
a long	82 -9S13ů18g25Ÿ26ř
a lot	70 -9ǀ-7Ǉ9ƙơƨ10Ŀ11R12ǖ14ŇŮ16ķ20ƚ29Ɵ37Ɯ
a m	90 25b45L
a medical	85 16ǁ
a mess	88 8Ƴ17Ŧ20ť32i
a minute	86 -32O9ś11f12Ś14u40N
a mistake	90 41ǚ
a month	61 -16Y-12Ĵĸ-10Ő-9Z-7Ŭ7ŵ8ǉ9ƂƔƥǕǝ10Ŏ12Ũ13T19Ƥ22Ķ23Ņ24Ř32Ơ43Œ59X
a mortgage	75 -21ƕ18F33Ɣ
a motorcycle	90 10Ū24ǀ
a mrs	90 42f
a nanny	88 12Ɯ30Ư
a new	75 -13U-12ƞ-8xǏ8Ɓƈ9Ƌ10Ƅ13Ǚ14Ƶ16H21ŹǕ26ǅ36G47S
a nice	86 7ņ13Ƨ23i
a no	90 7ǁ9ƴ10Ž13Ŏ
a normal	65 8R10n12Ǐ27ŭ
a number	83 -31I-25Ƭ-21ř-7D15ŘſǠ17Ļ47X66Ǩ
a nurse	79 -11ǅ-8M11Q13q19S25U29Pǁ
a okay	86 38b
a one	83 -11ř-7ǩ12ū13Ƽ16Ƃ19ũ20Ǉ34ǡ
a or	90 -7Ō12ƌ14Ɓ
a parent	85 -9F11ŷ12ƽ57u
a pension	85 40Ķ
a permit	90 -12Ź12ƌ14Ÿ
a person	88 -12ǈ14ơ48Ŝ
a photo	88 -11K27ś
a physical	85 14ƾ32ǁ
a pic	90 -18K25ś
a picture	78 11Ƒ12ūŴ40ś
a pipe	85 32ƛ
a place	85 -7ǝ12MƤǟ13Ɛ30Ɔ
a policy	73 -14Ś-11Ɓ10ơ11Ƣ16Ļ19ƨƬ30Ʀ35ŏ44ľ
a pool	80 26ƍ
a private	88 -8Ÿ12Qǀǣ20ơ
a quarter	88 14Ʀ15Ƭ19Ƙ23O
a quick	86 7Ǐ23Ŋ
a quote	88 -10ǃ15Ľ33Ĺ
a real	83 13Fŵ14Ɛ26Ŝ29ľ
a reason	90 10Ŕ11ƀ
a recorded	90 
a regular	86 -11Ź-7Ƙ7Ų9ŭ13Ÿ15Ɖƾ21ơ
a rental	85 12Ɓ40ŵ
a renter	90 -7ǝ14Ƥ43F
a restaurant	90 -8ƥ20ƣ27Ǎ
a ring	88 8Ƙ15Ǝ44f
a rough	88 -9ŕ11T14Ů16ť23S24Y
a safety	88 29Ǚ
a second	74 -13Ŵ7Ŋ9Ɵ12Ļ14I15A19ũ20ǩ24y28Ɣ30Ǟ38N
a security	90 30Ǝ
a separate	90 -27Ř20ş37ƚ
a service	79 10ư11Ǆ19ţ
a shed	90 38Ƒ
a side	90 22Ų
a slab	86 38Ƈ
a small	90 19Ő28Ŧ
a spouse	90 59f
a storage	86 
a strange	79 -7ǘ10y22Ǖ
a student	80 21Ʊ
a sump	90 13Ɗ
a term	88 -8ŕ11Ʃ38ƭ
a time	88 9b46L
a total	90 14ƹ16Ɨ18g
a trampoline	86 32ƍ
a truck	90 16Ǧ17Ū26S27ǐ
a trust	86 -11A15ƫ46Ʋ
a typical	88 9ǎ12Tƿ18Ǆ
a vacation	90 9Ɵ25k
a w	90 8Ǒ16b35Ǉ
a way	90 -9ů18Ŏ21ǁ23Ŷ
a week	68 -9ǐ11ǝ19ŭů20ŵ29R31Ųƿ
a while	79 -14ŝ-11ŭǝ8Ƥ10G11Ŝŵ12Ųų15Ǩ16Ň37ő
a whole	86 10u11Ǖ13hķ14ň20Ʃ
a will	78 88Ʋ
a win	90 47Ļ
a wood	82 7Ɛ
a workshop	79 11Ɲ
a wreck	84 14ż21Ŝ25ƃ
a written	90 13Ǔ
a year	64 -17Ɣ-16Ǆ-12ť-10œů-9ǒ-7ƺ9ĽƮǝ10Œŕ16q17cp25ǀ26Ɯ40ǉ42Ĵ47Ů72T
a yes	86 13ŋ41Ŏ
able	81 -11J-9s8oƮ9Y12zƷ15ś16N17Ŗ
able to	81 -11J-9s8oƮ9Y12zƷ15ś16N17Ŗ
about	41 -14x-12cŗ-11S-10ǃǇǢ-8jFRŐŒŕŬŵǅǨ-7QĻńŧ7nGĵĶĺƂƍƏǊ8mťŨƎƠƱƲƴƺǝ9ŔšżǂǏ10ĽľŊůŶƸƿ11uBHVǗ12ƨǜ13hłŉǌ14ņŖƔǁ15AŲƶ16ŤŹ17ļŴƞƬ18pTYŇ20ōŽǄ21ŀ22rǔ23Ƴ24ŝ28Ş30Ŀ37Ĺ
about #	63 -12Ĺ-11Ň-10ŧ-9p-7IŞťŴǢ7ŮƘ8ĶűǔǗ9ƔƜ10ǉ11cŌư13ƋƗƝ15ƪƱǀ18ƙ19ŦǏ23Z24ǝ28Ǌ30ƺ32T33Y34Ƭ
about $	72 -21Ş-13T-11ƺ-9Ƴ-7Ɯ7Ŀ10ŉ12v13Ƹ14U17ǂ18ǩ21ŀ22ƶ28ť30Ĺ32Ơ33Ť
about a	79 -9ǃ10Ŋ11ĽƲ15š16Ŀ19XĹ
about all	88 -12ĺ13rĿƳ
about an	88 10Ƃ
about any	70 7Ķż8h9Ż13Hƛ15Ų17š18Ɲ19ǜ22ƴ24ǘ
about anything	90 -9ƽ9Ƽ21ƥ
about being	88 -7ƞ12Ş13Ž
about how	82 -9Ķ-8SǊ8YƮ10T15G16Ů17ƅ
about insurance	88 25ǌ
about it	65 -28Ş-17Ŗ-11ŤƱ-10q-7ŎƞƷ7ƍ8Ĵ9Ư10ƿ11Ƥ12Ĺŧ14ĵĺ16Ŷ17Ǝ19Aō23rǜ27Ň34B42ĿŨ47ŀ
about leaving	90 13Ţ27V
about replacing	80 -10Ĺ25ĺ
about right	86 7Ɨ12Y28Ƭ
about that	73 -21Ť-14ŝťǩ-12Ũ-8p-7ǀ10Ƃ11kŞ14t18Ŷ20ǥ24ō29Ƴ36Ŗ55Ň
about the	60 -17c-15ƙƛ-14x-13ŝ-12ZĹ-10Ňō-8ǈ-7ŕŪǜǞ7ĽŀŉƊƦ8ƐƧǙ9Hűżƈ10ĿŞǍ11Ɵ15ƨ18uņǔ19ŏŔ21Ǜǩ27Ǆ32Ž34ľ37ƞ39p40Ť52Ŵ
about them	77 -23ŀ25ŝ37Ş
about this	77 -22Ň7ĺ9ŀŋ11Ǟ12B13hƧ15ŎƳ35r
about to	77 20T21Ź
about uninsured	79 7ſ
about us	85 -19A14ņ47ļ
about what	78 10ŞŤ12g14Ķƒ18ŇƷ33Ŗ
about when	90 13Ľ19ť
about you	88 8im10ōƨ11f
about your	63 -11B-10rvǂǥ-9Ɲ-8ľĿ-7yUVŴ7ĽŹ8ƽǕ10kƲ11pǗ12Ŝ13zŊ14h16uŪů17q20ƨǄ22nƸ26l28P30ǈ35ŝ43Ş
above	80 -8ƣ15Ǧ21ĵ25ƍ51Ǎ
accent	88 48l
accident	76 -10Ƨ11Ƴ12ž14Ŕ22ż23ť40ƃ
accident $	84 -11Ƨ17ƃ27ť
accidents	68 12Ż13ţ31ż
accidents $	84 22Ż
accidents in	88 -15ţ28ż
accidents or	74 29ţ
account	70 -9I-8Ǡ-7ĻƮ10J13a17Œ19Ǖ20e21Yǔ23Ŝ25Ĵ44ř
account $	82 -11e-8Ʈ8Ķ9ř12Ĵ15aY25Ǖ32Ŝ
account number	81 -10I32e42ř
accountant	77 -8ř16ǆ24A33Ǡ34B
accountant $	86 -14B27A38Ǡ
accounts	88 12ǔ28Ķ
across	88 13ů22ļ
actual	86 9ǆ11Ɛ13Ś
actually	77 -12Œ7ţƝ9žƐ10ŜŢ12Ļ14R15K17P31Ŗ
add	73 -15ŉ-10Ō-8œ9Ʊ11oZ13Ǡ14ķ15Ǐ20cy27Ǟ31ō64Ɓ
add up	88 18ķ19Ǐ
added	84 9ŭǥ12Ɨ23ƌ25Ǟ
adding	88 12Źƌ16Ǟ
addition	90 13ƌ17Ƶ
additional	79 7ǒ11Ǥ14Ǔ20ǌǧ
additional insured	80 7ǒ14Ǔ20ǌǧ
additions	90 33ƌ
address	63 -18S-11Ǆ-7Ǟ7ƕ9F11n13E15ǧ19ŷ20J26Ű31Gǋ48D
address $	70 -20S-12Ǆ9J11F15n16ǧ19D21ǋ43G
address of	84 -16G17D32ǋ
adjuster	83 46ŧ
adjuster $	90 21ŧ
adt	90 35Ǝ
advice	76 16A31B36ǚ
advice $	85 21A25ǚ
advice on	90 -10ǚ16A
afford	86 10ǔ20Ƥ22X
after	56 -13Ř-11ƭ-8quv-7Ň7ŰǝǞ8VƕƧƽǟ9gľţ10ƅƈƋ11Ʃ12JǢǤ13t14UĻŢ15wEǎ16Ŝ17LťƷ18Ƴ20y23ķŦ25ƃƯ26z27Ũ34ũ
after #	88 -7Ň12Ţ15ť19ƽ20ƅ
after $	83 -10Ũ-9O13ũ16w17ķ18Ļ21Ƴ25z
after a	74 -7ũ10Ɨ12Ǣ16g18ţ27ƃ
after closing	80 24Ř
after high	90 39y
after that	79 -11y-9b-8u10m11šƈ12tǟ17ƫ36Ũ39ũ
after the	71 -8q8Ɵ9tĵƮǠ12bƳ16ľǝ17Ǥ22E23Ũ26ũ
after you	79 -9ũ-8Ũ7ƧǢ13Ŝ14Ǟ15ƕ19ť29Ư31Ʒ
after your	85 -33Ř15zŜ21Ƨ42Ŧ
afternoon	84 -9Ń9g14LŌ16i19j
afternoon $	88 20j27L
afterward	88 -7Ųƽ8Ũ12Ƴ24ũ
again	64 -12ĸ7ƞ8ƚ9Ɩƿ10ǩ11Ŝ13o14k16t21LY23Ŷ30ň31Ɠ32Ɨ34ũ
again $	69 8t10Ɩƿ12Ɠǩ13Ɨ14oň15Ŷ17LŜ39ũ
again how	79 -13ĸ14Ɨ32Y
against	72 10łǄ11B12rǡ16Zń28ƪ
against it	75 11B13r16ƪ20Z
age	69 -27Ɖ-13Ŋ-9oŒ12ƽ13Ǎ16Ÿ17x24ƭ41ƈ65p97c
age $	77 -10Ŋ-9Ɖ8v15ŷƈ37p51c
agent	66 9ſ10ǧ11Ǟ20ľ47ņ64Ŝ
agent $	75 24ľ30ņ
agent ever	90 -20ņ9Ŗ11Ŝ13ſ
agents	78 -7ǃ22Ŝ26ń38ņ
agents name	90 -11ņ-7ǃ46Ŝ
agents you	90 24ņ
ages	84 -9x-8Ĺ76v
ages $	90 41v
aggregate	88 8Ǔ26ǡ
ago	77 -11Œ-7ǅ11ĺ13uƴ14G15f16Ľƈ42ť
ago did	88 12Ľ16G23ť
ago was	88 14ť19ƈ
agree	86 -12q-8ǂ12Ĺ16B21r26Ł31ǩ
agreement	86 8ƢǨ11ǌ30Ǔ
ahead	76 7ř8aŚ9Ň12yƲ17ľ27Ş29Ō
ahead and	82 7d8ř9a10Ś31Ş
air	85 -12ǆ11ĸ14ơǌ15ŉ18Ƌ24ǃ
airbnb	85 39Ɯ
alarm	75 -10Ə11Ǎ45Ǝ
alarm $	84 26Ǝ
alarm system	90 
alarms	86 21Ǝ
alcohol	71 34ƿǛ
alcohol $	79 16ƿ26Ǜ
alcohol these	80 19Ǜ
all	48 -23ǩ-21a-16Ǟ-15ŗ-14Ǒ-13Ǧ-11Rő-10AƔ-9űǢ-8lBľŐŝŠůŹŽƮǂǅ-7ňŎœŶƕƽ7UŊƸ8ŜţƑƾǒǗ9ŃŮƆƲǔ10dņşŷǡ11gĴŬƨǨ12ŏŨŴƊ13sƞƹǐ14wxWŖƝǕ15nĿƳ16ƂƢǋ17ķǇ18ƫǄǖ19ũ25k26ł27Ŧ29ƌ32ōǥ34Z35Ɨ
all #	86 9d11Ƣ20s23ł
all $	71 -15ƘǞ-14R-11Ũ-10ƞ-7Ǎ8nHĿƜ9x12Ƴ13Ŝţ14Ş15z18Ɲ19ƌǡ21ƹ22k23g24ō27ŏ
all about	90 11ƨ14Ǆ32ł
all at	85 12ş16n23Ĵ
all day	88 -11d9IŴ40P
all do	85 -24P12W18Zǥ23Ɗ35Ǆ
all in	80 -13Ť-7Žǂ7ŚƸ8Ń13Œ15Ŧ20ķ38ǖ
all is	84 -10ŏƨ-7ş9Ƒ12u13ķ25n35Ŗ
all lives	90 -10ŷ12n
all of	71 -13Ǧ9rĿƗǘ10Ū11ĺ12ŜƂ13Ŧ16ǋǒ17Z
all on	85 -10Ʀ13Ǘ14q15Ǩ19Ɔ27ƨ
all over	86 -7l8ǐ9C12ũ14ǔ15ƒ
all right	90 8Ʒ14ş19Ŋ23Ʀ
all that	74 -8xƳƽ-7ŗ7ť9Ǎ10ĶƗư11ƀ12y13kǙ15ǥ52Ũ
all the	72 -8Ǣ-7Ʈ7řƷ8ƞǨ9Ǐ10ĿŚƑ11ƌ12Ƈ14ŃŲƝ18ņ22ũ
all these	88 12Ɓ15ĺ30U
all this	81 -11ĺ10t12Ƴ13i17Ƃ25r
all together	86 12Ǌ14ǉ19Z
all what	90 7Ɨ11Œ15L19T
all you	84 -22Ǒ-7ǂ7Ƹ10Ư12ķǗ16Ļ29Ǉ
all your	76 7Ƹ9Y10ǔ15ƾ18ş30Ǖ39Ɨ
alls	90 7ƶ15ń17ƻ28n
allstate	88 -10ŏ16ő19Ņ45Ő
ally	90 12Ƅ22Ŭ
almost	75 -8ǘ-7Ɯ10ư12d14k16ţ21Ǖ40Ǚ
almost cost	80 -7ǘ23Ǖ
alone	80 -12Ɣǋ-7ł7zŖ8Ʈ13Ł16Ʒ26Ǎ28n
alone $	84 -13Ɣ8Ʈ13Ł17Ʒ30n
along	79 8x9t10ŽƂ12iǀ13Š14ƞ15Ƨ18Ķ21s
along $	86 -9t11s12x13ǀ14i17Ƨ20Ķ
along with	90 11Ƃ13s16ƞ
already	71 10vǩ13p14ư17Ź18Ĺ25Ɓ29ŏ
already $	85 18ǩ25Ɓ
already have	86 8ƁƵ12Ĺ14ŏ
alright	70 7Ĵŗ9EřşŽƮ10Ũ11Kť12N13Ňŋǁ14Ʒ19M23Ŋ28i
alright $	84 8Ŋ10ŋ16Ũ18i25M
alright i	88 8d11E12ŗř18Ň
alright if	88 15K21Ŋ
alright with	85 11ĴŽ17ǁ
always	77 -8n7Ɯ8Ř10ĸļņųǩ11V12ĵ20Ɨ27l
am	55 -12ŉ-8X-7GLłť7kBŢǛ8qMĽŝƊ9rPǌ10ŅŌ11wUŇŤǄ12cŊŵ13fhĹņǥ14gż15I16Cő19ń20b21Nō23ƞ28i30a39ň
am a	90 13K31g
am curious	86 8B11Ŕ12r14Ĺ15Š
am glad	90 -8ƀ9Ƽ12ż16Ť
am going	83 8d9o11Ż12a21P
am hearing	84 -15ǩ8Ţ10H11g22ŵ25h
am i	65 -8ř-7G8fuAƹǀ9Ƒ10I12iǌ15q16Ō17Ňǥ18cN21ń22Cő24a27bň42ǩ
am not	88 13B20Ņ21N22ŝ
am sorry	83 10zůƽ13f23ņ
amount	71 -7ő8ƚƱ11Ʀ12ž14ŦƗǖ17ŗ18XƓ48Ƭ
amount $	84 -14Ǣ9Ƭ10Ʊ14Ɨ15ž
amount on	90 -8Ɨ15Ʀ21Ǣ23Ŧ
amount you	90 9ŗ19Ƭ
an	51 -17Ɲ-15ǧ-10ĺŞšŶ-9ƧǏ-8p-7eyŖŹ7FŊżǀ8ƶ9qőƃƆƑ10ƕǃǚǦ11Ĺƣ12Dǌ13KPǋ14lO15Ŕƅƴ18Ū19J20ǉ22ľǖ23Ķ25Ŝ27Ɨ30b32ƂƄ33A48ǆ
an #	85 13ű14ƀ23Ŝ
an accident	86 -11Ƨ14ż15ƃ16Ŕ
an accountant	85 -11B-7Ǡ61A
an agent	81 13Ŝ26ľ
an alarm	90 12Ǝ
an apartment	86 18ƞƣ21D
an app	88 9Ž42ǖ
an email	81 -9Ǡ-7D26K32J
an emergency	90 18Y
an employee	85 8ǜ
an excess	90 -7ƀ8Ǧ19Ƃ
an hour	88 16L23ǉ28O
an insurance	86 -11Ş11ņţ13Ŝ19Ĺľ
an llc	86 35ǆ
an old	85 12Ĺŀ18őŪ23Ķ
an older	88 -7p11Ƌ31ƅ
an s	88 7Ƅ13b31ǆ
an sr	86 32Ƅ
an umbrella	71 7Ƃ21ǩ25Ǧ
and	31 -22ǩ-19S-16ŵ-15ƅ-13ŅŇűƦ-12KĴŃŉ-11jŨơǋ-10YŶƒ-9ňšŸǓ-8ŔŝŰŲƸǔ-7ĽŀƙƞƥƧ7tEūźƆƼ8zNŌƇƬ9mŴƯǙ10ghJņőŘſƃƊưƻ11ķŹƂƋǀǥ12PŐƨ13eşƀƾ14Ǝƿǁ15nńƗƛƫǌǕǠ16Ŧ17BT18Ǉǐ19ŷ20ůųƔ22DZ23WĹōǃ25ǚǛ26vŒǏ28C30dw33oƺ34ǈ43a44Ū
and #	76 -12Ǒ-11ň-10Ÿ-8Ĵ8ǉ10ŒƢ16n24Ɣ39v46Ǉ
and @name	85 -9s12Ł13ǈ17Ƣ36ŷ
and a	67 -10Ƨ-7ƅƶ7bũ8ahLƋư10ǌǥ11Wƻǈ12ǣ13Ķů16I17ǁ20ǐ21uv26Ū29ƺ
and about	83 -9Ķ-8Ɣ9Y17U32Z55ƺ
and address	88 12ƕ24ǧ
and all	77 -11Ǣ-8ƞ-7Ǎ7dƣ10ĶƜƢǏ11ư14k16Tǥ18Ɨ
and an	90 -12Ŷ8ƣ22Ū
and and	74 7ƺ8ǒ9Ǧ10ưǀ11ĶƎ12ŖƜ14ƾ17Ǚ
and any	88 8ƿ9ƽ13ǐ
and are	79 -12y7Ǝ8cƱ9fFǤ30u
and by	79 -22ơ-18ǌ63Ĺ
and cards	80 18ǖ
and clear	86 8ķ12Ʒ17Ŭ40Ɣ
and collision	80 32ƀ
and could	90 -13ƃ14ǟ21W
and dad	88 8z
and did	80 -7ŉ8ƈ10mƌ12n15ō16ż30ź
and do	69 -11Ƌ8Ʋǀ10ŗ11gƂƜǌ12Ǒ16Ŋ
and does	86 12ƚ13Ǝ20ź
and for	84 -13ƺ-11Ř-7ŗƿ10ƀ11ƻ12Ɨ14ž16ǁ24ǂ
and give	86 7d9ř13aŷ15Ɨ
and hail	84 14Ř21ƚ
and has	79 10ǣ
and have	81 8ư9ǘ13Ƴ14ƪ
and he	84 -15ŝ10ǒ20p25ǜ27s31o
and his	88 -45d-9œƉ7ƶ11Ǒ12n39ƨ46p
and how	57 -23w-17Ʀ-14S-13œƣ-12o-11Ƹ-10Zǉ-9ǈ-8ƒ-7Š7gŷŻǖ8mRĶłƏƐ9kŶƊƬƼǤ10Ɣ12Ǖ13x14Ŧ15ĻǄ16pTǇ17ƨ19c22Ɔ24ǂ27t35Ɠ
and i	68 -11Ʋ-10P-7ł7i8aGXŅŐœƼ9qMō10xǆ11NŊƄ12ƬǞ15O19ň30Ō38L
and if	74 8IƯ9ĸ10Ş11Gƃ12ŢƧ29ƫ
and in	79 11ǈ13Ǌ18ǐ
and is	62 -15ƪ-12ƚ-7ƽ7rƃǄ9Ƒ10g11ķ15Ǜ16FT17ƸǠ22ŘƩ
and it	74 7ƐƼ8œ9gƞǚ10ǘ11ƛ12Ƴ14N15Ʋ17ż32w
and just	90 23ǋ
and last	81 -8ŷ14o64a
and look	90 13Ư20Ǚ32Ŝ
and model	88 19Ū
and no	84 9ư10g11ƿ12Ǝǀ
and not	90 11ǩ14ƪ16Ź26ĺ
and on	90 11Ļ13y16q19Z
and raised	90 38l
and read	79 8ƪ9e10Ÿ13ǌ15ƻ31Ś
and roughly	79 -10T29Ʈ
and slow	90 -11ǎǟ9J12ū13b26U
and some	88 7Ž15ơ18ķ
and street	90 24D
and such	90 9Z13ƻ
and tell	74 -7Ǆ7ŗŪ8ǈ9Ƈ10ĸƷ11WŀƉǢ12Š13Ś28ſ
and that	74 -9Ƒ7ŴƼǥ10ķş12Ʀ13ƿ19W26Œ32Ťƛ
and the	58 -27p-20Ū-19Ņ-13Ő-12i-10Ƃ-9ơǐ-8auƓƕ-7ŗŷƔ7ŹƍǑ8htķǌǟ9eǈǦ10ŝǢ12ƫǥ13Ǖ14œť15Ƈ16v18Œ20nCE23Ŧ25w27d32D46Z50Ŵ
and then	76 -10Ť-7v8d9H17ńƫ18wy20ņ72ō
and they	79 -12ǡ9Ƥ12Ķ24ǩ32Ŧơ
and tube	90 24Ƌ
and was	90 18ƾ
and we	88 11s15M16ƭ
and weight	83 22ƺ
and what	50 -14Ɯ-11Ŵǃ-10ơ-9sZŨƺ-8Ƨƶǩ-7ĺŜŞ7ĵƕǊǌǔ8wyƉƘƨƳǂ9qCJRľ10PŢ11ƌ12aWƔ13ř14Ŗ15Ơ16ō17BƯ18ŗ20ǉ23Ĺ32d38ǈ40Œ70Ū
and when	75 -11ō-7Ĺ8s9ś10y11Gƒ13P14Ƨ19Ɩ25ŕ
and where	72 -30ǋ-10l-8rų8ƕ10ļǀ11Ǐ12Ʀ13X21QŴ46C
and which	76 -37Ŵ-11u12ƶ18ų23ŷ24ū27Ū
and who	68 -18Ƴ-13ŪƢ-11ŷ-10fų9ǈ10Ŭơ11Ŝ12Q16h20AŤ25ǐ28o30Ő
and whose	77 10F11Ź13Ƣ15Ő18A
and why	90 -14Œ-9ǩ-7Ţ18Ŀ24r36ĺ
and would	84 8Ɖ13Ž
and year	86 14d15ő
and you	68 -17c-13ŝ-9Ő-8C-7Ţǟ7ǈǋ8sůƃƨ9ŌŬƾ10N12RƵ13Ǖ14őǆ17Š19Ƥ20p21f24ǝ25ų49a
and your	62 -17ǋ-12ǔ-11ƨ-10tK-9wŦų-8Ǡ-7ŴƸǌ7Ƣ8qş9ŨƟ11Jƃ12Ƙǎǘ14dv16aD17eŘ18Ł19oǃ20ǆ21Ǩ22B23Ő27ŷ32ů
animals	86 35h
annual	76 8ƪ13T15Ů16ǉǊ
annual payroll	88 
another	72 -13ş-7Ţ9ż10ō11Ź13vŶ18Őƴ19H20I22Ǟ27ŴƟ30ŵ38y
answer	86 7K11ľ16Ŕǚ25ŉ
answered	90 30ŉ
any	40 -22Ƨ-18Ɓ-16Ɨ-15ő-14Q-13ǅ-12Ŗ-11Ơ-10UňŴ-9sŐƀơƯǢǥ-8ŗųƃƩǋǝ-7cpqŅōŒŢƆƈ7rvYƛǎ8Ōŝƽǚ9ũƂƨ10ZżƚǈǏ11kŉŋŪƙƥƴǘ12ǔ14xWţƎǄ16yƱǃǆǑǓǜ17uĵƐƑƾ18ƘƜƼƿǙ21jHƉ22ƪ24g25Żƻǀ26ǂ28ķ30ŲƦ31ƌ32hƹ34m36űƸ40Ɲ42Ź43š
any #	84 -29ǣ-17ǅ-15Ǉ9h44Ǒ112Ʊ
any $	85 14x15Ɲ23gƨ29ƿ
any accidents	70 -7Ż10ż26ţ
any additions	90 33ƌ
any animals	90 26h
any bankruptcies	90 19ĵ
any big	84 39k
any business	86 -14Ū-8ǥ7ǐ11Ų41Ɲ
any cash	88 8ǖ13ƪ
any chance	86 -11Ŭ16V17HƔ20P
any claims	78 -8ǜ51ţ
any close	88 -9ǝ20ǘ42Ǚ
any complaints	90 -7ǜ37Ş
any coverage	82 -16Ƨ-15Ʀ22ƨ31Wŏ
any damage	77 -11ƚ-9ƛ31Ť52ű
any deliveries	90 -9Ǜ31Ų
any delivery	80 8ŭ
any drugs	90 23ƿ
any excess	88 -10ǡ33Ǧ
any family	79 21Ƹ
any fender	88 26ż
any health	81 10ǂ12Ƽ28Ƹ
any heart	90 16Ƽ24ƽ
any hobbies	88 -20ǀ44g
any insurance	88 -14š-11Ő12Ƴ17ƴ19ſ23W
any jewelry	88 8Ƙ
any kids	84 18u38Ź
any kind	90 -9ŗ16ŏ
any leaks	85 -19ƛ49Ɖ
any life	83 -11ŏƧ-7š11W57Ʀ
any loans	88 19ƪ
any losses	88 25ţ
any more	86 -16u52y
any of	71 -18Ɲ-12Ɨ-8ơ-7Ơ7ŏ8ǌ9ŹǦ12ŲƦǈ16Ǐ19Ǒ24Ɯ26j29vƥ
any other	77 -15Ǟ-9Ņ11Z12ŷ15Ū16ş21ǋ22ń
any plans	84 8ǀ24H
any prescriptions	88 7ƻ
any questions	84 -7Ŋ39ŉ
any reason	90 -12ŏ10Ŕ31Ō
any remodeling	88 19ƌ
any roommates	88 28Ƣ
any savings	88 13Y
any side	79 16Ɲ21T
any subs	90 
any tickets	82 -21ż25Ż
any time	86 -9V-7Ƽ8š11y19ƴ39Ƹ
any tobacco	88 30ƹ
any trouble	88 10ĵ35ǜ
any violations	90 10Ż
any water	75 11Ǝ29ƙ35ƛ
any wood	88 22Ɛ
any work	86 -13Q15ǐ16ǔ21Ɲ
anybody	56 -16ƪ-12Ǐ-10Ź-9ƿ-8ƉƦ-7T7ŔƂƋƧ8ƈƟƢǘǙǜǢǩ9z10ǇǑ11ŝŤƣ12uŁ13Ɯ14Ŝųŷǔ15hŏƓ16nżǛǡ18ńŲǣ19Z21ƴǨ22Ư24Ǎ31Ŗ
anybody $	80 -10ƴ-7Ŝ8Ƣ9Ŗ20Ł21ń24Ƴ36h
anybody been	80 22ţ
anybody else	77 -12Ƣ-10Ł-9Ʀ9ż13Z14Ǩ21n31ŷ
anybody ever	77 -8Ŕţ10Ŗƨ11ǜ14ǡ15Ŝ17Ǜ23Ɯ25ƴ
anybody hurt	90 -7ţ19ǣ26Ť
anybody in	90 7ƽ9ŷ10ſ
anymore	83 -8Ş7zK11ŝŦ13ű20ť30ƭ
anyone	63 -13Rƈ-8ĿŸƪ-7ƴǈǦ7ǣ8şǛ9ƂǘǨ10ƜƢ12nŷ13Ɖǩ14Ʊ17ƯƳ18Łǜ20Ǣ21ǐ24Ɵ27ų29Ŗ
anyone $	88 -17Ŗ-15ǜ-7Ƅ18ş20ŁƳ22n37ų
anyone co	80 21Ʊ
anyone else	85 -11Ÿ11ų12ŷ13Ł15Ƣ
anyone gone	79 10ǣ16Ŗ
anything	50 -12ǩ-9Ɖ-8J-7ŋž7ķƜ8BĿşŲżƌǍ9ZƲƻǕ11ŔƝƱǏ12ƑƦưǓ13k14Ƴƽ15Ƹ16ĵŇǀ17ƚƨ18g19ŏũŻƼ20ǂ21ŉ23ƄƍƘ24ƥƿǞ26ōţ
anything $	67 -12Ʀ8Ʊǜ9rŻ10ōƌƜǓ11ƾ12Ǜ13Ų14g17Z18ũƨǂ22Ǟ34Ƽ
anything else	73 25ş27ķō
anything from	90 -9ƕ-8L13g27Ƅ
anything fun	85 39k
anything in	76 -14Ƽƽ-12Ş-7Ƙ8ƍƳ10ţ13ĵ14ŏ19Ʋ28ƥƦ34Ƹ47Ň
anything like	74 -16Ň-9Ƙ7gƜǎ8Ż9ĵ10W11ųƹ12u30ƿ31Ɲ
anything on	80 -9ŋž-8ŸǦ8ŏ10ƃ15ţ16űƄ23Ƃ25Ż33ƨ
anything special	77 17Ƙ
anything that	85 8ō9Ŀ10ƽ11ƻ14Ƙ18ǀ
anything to	90 -8ţ25ũ
anything valuable	90 10ƥ11Ɗ
anything you	78 -18Ǟ-11Ŀ8ƻ17ŝ18ƥ21ŉ33ō
anytime	90 -7y37H
anytime soon	90 -7y37H
anywhere	76 -9ǘ7ƛ8ǀ9Ƥ11ǥ12Ƌ14ńǗ21ş29k30ň
apartment	62 -19Ǎ-11Ɲ-9Œǧ-7ƛ11Ű12ƞ15G17ơ18Ɯ19F20Ť21ƥ22ƣ24D25Ɨ27Ƣ29Ơ30Ƥ
apartment $	70 -15ơ-8Œ-7ƛ13ƥ26F28ŤƢ41Ɨ
apartment building	90 -10Ǎ7ƣ13ơ
apartment do	80 -13Ɲ29Ɯ
apartment or	88 -24F28D38ƣ
apartments	85 11ơ18ƣ47Ǎ
app	69 -13ų9ś13Ŝ15Ƅ18ƴ23Ś33ǖ41ŝ42Ž43Ų
app $	80 7Ś11ś16Ŝ25Ž38ǖ
app that	88 32Ž
application	85 10ǀ11S15ƿ16Ōƴ
applied	90 24ƴ
appointments	88 10Mƾ11Ǘ14ǖ17ŵ
appraise	90 33ƒ
appraise for	90 33ƒ
appraised	86 38Ƙ
are	33 -18Ŕű-16ļŧƜǅ-15ŠƗ-14Aŵ-13Ťǂ-12tŅŜŹǥ-11ŇŊǛ-10ĽœƀǏǖ-9KőƥƧƨǃǜ-8mWōŻƔƫ-7rś7dpsŚƹ8NňŷƬǐǔǠ9ĵķŀŁŋƑǣǤ10EĶĿžƻ11yŭųƁǢ12nuŝƏƮǨ13ńşŨŶƃ14jŏƚ15bTĻŖŬƷǇ16kzLVŃǀ17ƤƭƱ18ŌƟǑ19Œ20fłƺǈ21RŢũ22gĹ23Ū24lwP25Qŗ26aiǞ28ƞǎ29HƣƸ30Z31x32v34ǟ36ǆ37Ő40CF45c49ǩ
are #	84 -16ŝ-13C7Ƅ8ū14ǆ36ƺ62c
are $	79 -16v-9C7c9r20jŢ26b63a
are a	76 -22ǁ-7k8Ƽ12Ʒ14F18l21b26d33g73P
are at	83 -7ŗƁ12U13S14Œ21ǋ22ž41Q
are covered	86 8ŗ16Őǒ35Ʀ
are done	88 -14Ŝ-9Ń7Ƅ15y16Ļ20ŷ25Ǟ
are going	86 7ĵ10Vł12ǟ14Ł
are gone	77 -11ƭ-10Ŗ-8ƕ12Ư18Ʈ19Ʃƶ33Ɵ49Ʒ
are good	90 -13Ň11ŉ16ŋ26Ō
are in	68 -20Ǎ-11ǖ-7I7c8ƃƟ10n11ơ17Q19Ŏ20ƙ23ƢƸ29Ǘ33ų40ƣ41C
are insured	90 11ŏ13ş26ŗ
are looking	86 11Ś18Ǌ22ĺ24Ƭ
are not	72 -17Ş-13ǩ-9yP-7AƜ7HƅƖ8L9ƴ11ŀŦ12Ǡ13ǝ15Ŵ16Ɵ17Ňš19ǈ22ŖƱ31Q32g
are off	88 10ƃ12k14N16R
are on	68 -14ŷ-11ǡ-8Ž10T11R14NųƑ15ƣ16ŗŚ18Ūǆ19Ǡ20Ǉ25Ɓ
are out	90 11ů43Ǩ
are over	85 -14Ş-10c11ş14ů24T32C35Q
are paying	85 -11Ĺ8ǥ9ǉ14Z17Ŗ20Œ
are pretty	90 13ō17Ŷ22Ţ
are right	90 8Ů
are the	62 -27ž-22Ǐ-18i-17u-9R-8Pł8bŷ9qƛƮǉ10Ǥ11ƃ12ŝƚ13źǄǗ14ŭ15Ŭǐ16yǕ17ř18ƞ20ǆǢ33v47x54ŗ
are their	88 -8P35ǈ
are there	70 -7ŭƣ7Ɖ11u13ƑǇ16Z25ŷ28n29ǩ54Ǎ
are they	62 -21ǟ-15c-12ǩ-11ŝŧ-10Ŕ-9l-7t9ƪ10ƘǏǔ12Œş13Ǉ17UŞ20z26w28Ǒ30x61v
are things	85 25ǟ41i
are those	82 -7ǉ11ǐ12ƻ15Ƒ33Ǒ
are unhappy	90 43Ş
are we	71 -19ĺ-10N-9ǩ-8ǈ8ŏ9OŦ12h13ŎƆƵ14Ō18cŪ20Ń21ť26vX46Ĺ
are with	82 -7ő7ŞŢ13Q63Ő
are worth	86 -10ǏǢ16Ɲ37Ƙ
are you	40 -33v-18Şǝ-16Ǎ-15ǅǑ-14ļơǂ-13œ-12űƔƜƨ-11ǈ-10şƗǗǢǨ-9Š-8bzQUņŇůŷƃƑƦǡ-7egqAIŀŒźŻƟ7sNTYĵƠƮǋǐ8jŽƬ9yVľŕƣ10Ŗ11DſƞǞ12Ųƒ13ŬŭƱƹ14fFGŶƸ15ĴŁŢ16Əƚ17lpĿňŨŪǣ18ELRŝž19ƻ20Ļ21ń22HķŐǆ24Ńǁ27uŏ29kPƤǀ30ƺ31Z32c33i34ł37ǎ40ũ48C58ǟ66ǩ
are your	60 -26ŗ-21Ƙ-10PǄǥ-8ǖ-7xǗ7Ǒ9ưǞ10Ǎ12ǩ13lRǊǏ15V18ǈ24ǔ26w28ĺ30z40Ǣ43vǡ
area	79 -20ƚ-13ő-9S-8ǩ8G14Ŕ16j25E26C30l39I
around	58 -12ǩ-10ƒ-8H7ŅşƎ8uŭſƕ9LWƱ10ƓƜǧ11l12hƥǁ13Ƒǉ14V15zĵ16nƍ18T20ń21Š22ŵ23C24s
around #	79 7ǉ10sǗ11Ŭ12ű23ĵ29T
around $	73 -15Ţ-9t-8H8ǂ10ĺ11şƱǧ13uWŵ22V25s47ń
around here	84 8lų10ƀ27z
around if	79 26ŵ
around it	86 14X15n19ƍ
around so	90 7ő22ƥ
around the	83 9kǈ13n14ƎƑ20ƍ
around there	88 10ƙ12Ű14lŅ17h
art	76 37Ƙ
art $	78 24Ƙ
as	57 -18ǩ-11ǔ-10Ÿ-8Ưǆ-7Dķş7PŢźżǁǣ8KŀŇŒŰŻ9dCũǀǄǤ10lvŚ11Ƭ12jF13ńơ14Ʋ16Ǔ18o19fŏ20ŷƫ25c55ǃ
as a	76 -8ǂ8Ƹǚ10Y11Ŵƨ12ǀ13P14Ż15l32ŷ
as additional	86 7ǒ38Ǔ
as beneficiary	73 19ƫ
as it	85 7Ŷ10Ɓ12ǈ14Œ24j
as the	84 -10Ÿ-7ǩ11ƫ14ǃ18d19ơ
as you	85 -9aƸ7Ǎ13pK14ǂ16o
as your	90 -13D16Ű18C
aside	82 13Ʊ31ư37Y
aside for	86 15Ʊ17ư
ask	59 -9Ǎ-8Ƅ-7Ő7TŦƕǦ8iƋƾ9auĵƇơƧǒ11A13š20cĹǌ30ŁŊƿ33Ǔ35ŉ
ask $	82 -8ǩ8ō20Ǔ22ŉ
ask for	69 -14Ż-7ơ10ƕƾǦ20ƿǓ25ǌ30Ĺ
ask how	90 15ci
ask me	83 -8ō43ŉ
ask so	90 10Ƶ12ũ13hŦ
ask you	79 -35ŉ-12Ǎ22ơ67Ŋ
asked	72 -10ŷ10p12ń13aō14ƕ16Ǧǧ18ǒ21ŉ
asked for	77 -21ǒ12ơ16ƕ21ǧ
askin	90 10Ŋ14v15a
asking	73 -23ǌ7Ơǘ8pŅ9Ǧ10Ľ11Ŋ12Zō13c14ǧ17ơ18Ǔ26Ƅ28ƒ
asking $	85 -9c10Ơ11Ņ14ō15Z17Ŋ25ƒ
asking for	80 -25ǌ-7ƒ8ǘ10Ǧ15Ľ16ǧ23ơ30Ƅ
asks	83 12h13ǌ14wP18m
asks about	90 15h20m
asphalt	85 38Ɖ
assets	88 38ķ
associates	90 21m
at	41 -18ƂǞ-17ơ-16Ŧ-15cƃǇ-14iRƪǄ-12Ǐ-11ŀŔŝťŨǈ-10kŕƟǑ-9jloYŌƸ-8ZōşŢũŭųƅƢƳƵǝǨǩ-7ņƁƒƙƠƷǋ7ĸœ8bŮƖƭ9ĶļńőŸƓƽ10xƹǙǠ11qŇƦ12ŘƧǊǤǦ13P14Cżƍǣ15ŁǡǢ16NVĵŷžǌ17uŚŠ19ƾ20Ŏ23sGƥǖ25ŏƨ27Ǜ28hLŰ29ĽĿź30Ŝ33W34Ņ38Ɲ42Q45SU48nJ
at #	68 -7ŏƿ9Ƹ10ƘƧ11sRƊ16ǋ17ž19V22ƽ23Ƭ24Ǜ30ŗŸ31D42Ņ46L
at $	75 -10Ŧ-9Ű-7ŗ9ł10I18Q19ĵ21Ř22ń32Ɠ54C
at a	76 11Ʊ12N13q18ż20Ķ33P
at all	69 -15ƘǞ-13R-10Ʀ-8ŗ-7r7Ŀ8su9Hł10xL12W13ŜŞ14z15ţŨ16Ɲ19ƌǡ20ƹ21gƨǥ30ŏ
at fault	84 35ż
at gmail	90 15J
at home	68 -15ƜƯ-11Ǐ-9t8p11ƨ12r18w19q20Ź23h28Ɲ45nu
at it	75 -21ő-9Ĺ7Ǟ9g10s12Ś20ĺ21Ŝ25Ŗ29S
at least	86 -16S11ŧ15ǡ16ő17ŗƞ18ǅ
at night	68 -13ƪ-7W9nƿ10Lľ11ĸŰ12xƻ19ǎǖ20Ļ21Ǐ23Ŀ
at once	86 12s24Ĵ
at risk	80 15ķ
at school	78 -8m36ź
at that	77 -7D7S9V12FƮ13Š14Ŝ16G29n
at the	54 -18ơ-17ŗ-15VƸ-11Wǩ-9iCǇǞ-8gBŁƗƮ-7uGHťƟǥ7ŘůǏǙǛǠ8hŎřŤǤ9sư10nĺ11ƕƦǊ12Ŀƛ13bŮžƍ14ŐŰ15Ɩ16ľ17ǟ18őƥ19ǖ21ļŠ26PĽŚǌ28Ɲ29Qŏ34S52U
at this	83 -12D8ĺ9Sœ12V22G
at work	69 -23P-16ƃ-15Q-12ŗ-11qR-10L-8S7K13Ư14Ņ16B17VƧ25UƦ26N34ĺ37ǣ61W
at you	88 20Ņ23Ŀ24Ň
at your	66 -15ş-11Ÿ-9ŕǋ-8Ǆǣ7ĶƮ8ŞǠǢ9ĸǘ10ƍƣ13hǙ15Ǜ17ƥ18Sĵ21Ű24G26ƾ31Ɯ35ŷ38Ł
attack	86 12Ǩ14ƽ19Ƽ
attorney	90 11Ʋ14Ɩ17B
audit	68 10ǣ14ǒ48Ǥ
audit $	82 30Ǥ
audit @name	90 
audit go	78 11ǣ
audited	85 32Ǥ
audited $	90 23Ǥ
auditor	86 -7Ǉ19Ǥ
auto	68 -9Ő8Ƅ10ſǃ13ǥ22Ĺ28ƃ31ž37Ƃ43ş
auto $	82 -9Ź10ƃ17ş19ž20Ƃ
auto and	90 10ǥ13ş15Ƃ
automatic	90 11ƛ12Ĵ
average	90 9R16ǉ26ź
aw	90 13Ź15ƅ18w
away	65 -8mů7Bƙ8Ƨ9żǁ12ƴƿ13Ķ15ŢƳ19Ʀ20Ļŉ30k38Ɵ39Y40ź
away $	79 7Ʀ10ƟǨ14Ń15ƴ27Ƴ34Y
away at	86 -7m43ź
away for	85 19Ɵ28Ķ
away from	86 10B17źƿ22Ţ29k
away with	86 11ŉ33Ļ
awesome	71 -8Ń-7Ŗ7ciF8ŌŰƇ9Ǌ10nCŚƘ11uĻƧ12I15Ɣ16ţ17Ǆ18ĵ22ƿ
awesome and	88 8ŏ10F16u
awesome that	90 -7Ĺ11ţƇ12c26ĵ
awful	88 11Ũ12ĸ13ǉ14Ʈ
aww	80 9ov10x11zļ12ƅ15w20ƫ
aww i	90 -15t12z14x15ƅ
b	77 7Ķ12DƜ15ū33d34ǥ35ź48ǃ
babies	90 16Ư20y21h
baby	72 -18Ƹ-9t10w14ƻ15Ư16v21ĺ24d25y31x35Ŷ40u
baby $	84 -8vŶ14w18Ư30u
babys	85 -15ǃ-14d-13a7ƭ10V28v38w
bachelors	83 43m
bachelors $	90 
back	55 -15ǩ-11r-10xţ-9Ɨ-8Ǣ-7GŐƼ7ƴǗ8HŮ9IœƲƾ10ǘ11ŞŭƑƝ12uŘſƍǟ13őŒƿ14ǣ15Lŀ16Ʃ17hǝ18ŨŴ19V20ƙ22Ʒ23Yň24Ľƪ25Ɠ32Šť
back $	73 -9Ɨ9ƍ11ƪǞ14H15ŀ16Ŵ21V23Œ26L27ť29Ɲ
back and	86 -8Ő-7ţ17ƴǣ19ų26ŭ
back in	80 -7d9y10ť11t21Š25Ľ
back on	71 7ƿ10I11ƃ24Ř25Y37Ũ
back then	84 -8Ƽ-7G8ņ11ƅ17ƒ19œŠ29Ʃ
back there	88 -14x22u26h
back to	80 -9r13Vň14ľƮ16Ľ23Ʒ25Š
back up	79 -15Ɨ7ƙ13Ƒ16ƛ19Ǘ21ǘ24ňƓ25ǝ
back when	90 -8ƴ13Š16ƿ24ſ
backed	85 9ż18Ť39Ǘ
backed up	88 9ƛ40Ǘ
background	86 9s23ǜ27ǩ
backup	76 11Ɗ19ŵ24ƫ30ŏ34ƛ
backup $	90 29ƫ
backup coverage	86 18ŏ26ƛ
backyard	90 9Ɯ12Ɣ16ƍ
bad	71 -12Ŵ-8Ő9ŝǘ11Ƈ12ĸ15Ţ19ǚ25ƚ26ż35ņ39N
bad time	85 14ņ35N
balance	85 -9Ǘ13Z36Ɣ
balance on	90 -9Ǘ14Z24Ɣ
ballpark	79 -9Ĺ8v9Ɣ12Ŧ13G15ķ16Ļ23T
bank	68 -21ř-13Ł7Ǖ10XZ16Ƅ30YĴ32Ŭ34e56ƕ
bank $	79 -16Ŭ9Ĵ11Ƅ12e13Z17Y26ƕ
bank account	88 -27ř24e32Ĵ
bankruptcies	90 19ĵ
banks	86 38ƙ
bar	86 8Ɗ63Ǜ
bar $	88 64Ǜ
bare	86 12ŏ13ŗƀ16Ő
barn	86 -12Ɠ33Ƒ
basement	64 -8ƣ10ƙƜ12Ɲ15ƥ25ƛ50Ɗ
basement $	77 10Ɗ18ƥ
basement and	79 
basement finished	88 20Ɗ
basement or	79 23Ɗ
bath	86 16Ɔ
bathroom	88 8Ɗ10Ɔ14ƌ
baths	84 23Ɔ26Ǆ
baths $	90 -9ƌ12Ɔ28Ǆ
be	49 -14q-13Ǔ-12Ō-10ŶǨ-9Yĸ-8JŇ-7aUŐűƒƗƫ7CEĶŁǁ8Ŀŀƶ9enŃƬƭ10KĴŨũ11bŷǧ12ō13AT14HV15ķƷǞ16ŏŞ17łơ18œ19OƮ21X22Ŋ23Ļ24ǌ25m26ľ27Z28c29sy32Ź34r
be $	76 -16Ʈ-12śǝ-9Ŏ8Ŋ9ŵ10ƭ11Ş12g14V15Cľ19œŝƬ23Ļ33A39ǩ
be a	76 -7ǩ7ş9ř10Ũ11bĶň13L15Ƥ18ś19Ǟ21Ļ25ũ
be able	84 -11J-8s9o10Ʈ13Ʒ16ś18Ŗ
be additional	90 -24Ǔ43ǧ
be alright	84 10Ĵ12Ʈ16ǁ17Ʒ
be at	79 15ķ
be comfortable	88 13e
be driving	86 38Ź
be enough	90 14Ŏ18Ƭ25ž
be honest	90 9ĸ11ǘ
be in	84 -17Ʈ10sƱ12HŃ14y17c26r
be listed	84 -7ō9Ŭ14Ƙ15ŷ16ǌ28ơ
be off	90 -11Ń10y39O
be okay	80 -8Ļ9Ŋ13Ł15Ř23Ʈ50X
be on	84 -11ǝ10Ƣ11ŷ12xŹ17ŵƵ
be paid	80 36Z
be straight	90 11Ţ25ŀ
be stuck	79 -11Z22ŵ26Ʈ
be the	82 -9Ư7z9rŢ10ł14y21s22Ŀ
be there	90 -21q9Z16Ư24s
be true	90 16ł26Ŏ
be willing	90 12Ž15Ţ
beagle	90 7Ǝ29h
beat	83 -8ř17Œ18Ţ50Ņ
because	67 -13Ŧ-8ŉ-7ő7ļƅƿǀ8bBUŀŔžƏƢ9gHņňŝ10ĵłƶ11u12jƴ15J18ǁ24Ť
because i	81 -7ǩ8ǚ10œ12ņňŝ13jł19J
because it	90 13H15ĵ17u
because of	88 -14Ŧ-12E11ƿ12Ŕ17Ť21ƴ
because there	90 11ǀ29ǁ
becomes	90 17Ǩ20Ƨ
becomes of	90 17Ǩ20Ƨ
bedroom	76 7Ɨ8y11Ơ14Ɲ21Ɯ
bedroom what	79 9y14Ɨ
bedrooms	81 11Ơ23Ɔ
bedrooms $	90 
been	48 -11Ŝ-10O-9xǎ-8Ʀ-7nũ7ajſǩ8AŇƘƾ9k10ŮƊ11Ƴǅǜ12ƴƸǂǤ13ŏżƿ14tƌ16fŶ17ǘ19Ż21ŝţ22l23ƈ24ő27ņ29i30ŸƼ35S37ǟ38Gš
been $	86 -14ǎ-13x38ǟ71i
been a	82 -12ǅ-10ĺ-8G12Ƴ23ǟ42ő
been any	80 24ţ
been at	79 -10ő26G50S
been audited	90 34Ǥ
been burned	90 -15Ŝ-10ƴ31ņ
been doing	86 -13G-7ő11ǩ41S
been good	90 30ŝ
been hacked	86 16ǘ
been hurt	74 38ţ
been in	70 -26ő-21S-14ţ-9i9ń13ƿ19Ƹ23ǂ25ǩ36Ƽ41ż43G56l
been insured	90 16Ɯ29š
been licensed	86 -11S-7ő12Ÿ14Ź
been redone	90 7Ƌ14ƌ
been there	76 -11i-10l8R21ő79G
been to	90 9ƿ13ŝ16ƾ24Ů
been treated	85 16ƿ29Ƽ
been turned	86 31ƴ
been with	71 -22ŝ-13G8S9f20ņ75ő
beers	88 -8R46ƿ
before	56 -15ōŦ-13Œ-12ǩ-11ũ-10Ŕ-8Ņƒ-7Ũ7GĽŀƕƖ8ŖƲ9Ŏƈ10ŧ11Ǖ12OŊ13uƽ14ƫ15TŁ16aŉť17LƄǓ19Ǌ21Ńƴ22J25œƅ30ņ38Ř
before #	88 -10Ř-9œ24ƽ26L46ƅ
before $	72 -12ť-10Ř-7Œ10Ľ16Ǌ17Ŗ21ņ35ƴ50œ
before i	82 -9ǩ-8ō9X12IƄ14Ŋ15ŉŏ19a
before the	79 -11ũ10Ʈ13ťƲ22Ń36J
before they	76 -15Ŧ-7Œ8Ʊ15ƕ68Ř
before we	83 -11ō7a10s12ŋ13iŁŉ
before you	72 -13œ-10ņ7ŧ9V10łƟ11ƈ13Ɩ15Ƅ16Ŏǅ18Š21Ǖ23Ǔ24ƫ
behind	70 -8v9ƃƙǐ10Ż13u17ŠƳƶ19Ź20p22ų24ŷ
behind $	88 -8Ƴ31ƶ
behind the	79 -8v7ŷ28Ź30ų
behind you	86 -8Ů-7ţ11ƃƙ13ĺŻ17u26p
bein	85 -14U-8Ư-7s8Ƥ11Ƽ12Ş13Ʊ14H15ŋǟ
being	73 -7Oƞ8lķǩ9cǝ10ŊŽ11F12Ɓ13ŵ14t16Şǟ30ŋ36U
believe	80 -8ƭ8m9Ō11lM12SŸƬ25ǩ
bell	88 38Ľ
bell $	90 35Ľ
belongings	85 20ƥ29Ɨ
below	88 -10ƙ13ǀ36Ɗ
belt	90 12pŻ
bender	90 8ţ10ķ11ż
benders	88 26ż
benders $	88 26ż
beneficiary	69 31ƫ
beneficiary $	80 26ƫ
beneficiary on	72 
benefit	88 -12W14Ƨ19Ʀ22Ƭ
benefits	80 57W
benefits do	90 14W
besides	67 7ń8ƻ9ş10Ɯ13Ŵǈ14ŷǇ18Zų20ķ21u33Ʀ
besides mira	79 19u
besides the	81 -7Ɣ10ƻ17ƥ21ķ32Z
besides you	83 10Ƣ19ǈ23ŷ25ų29n
best	69 -11Ǜ-8ĺŀ-7Ŀ8Šƈǔ11ņ14t16łǩ18LĻ19K20ƞ23ŝ25U32I34ǟ
best number	86 16I
best part	85 29ǟ34U
better	66 -14b-12Ź-8Ʈ-7Q7ł9s10arǂ11K12ƨ14Ţ15ľ16q18p20oL21Ň22Ş23ź31t
better $	80 -15r-14Ź-8Ʈ12L16t23ľ28ź29Ş
better half	77 -8b-7Q10t15p16ƨ21q27o34r
better than	88 8K15a16Ň
between	79 -10Š-9ƶ-8ų7mǨ8Ǉ10C11ƫ13łš14ŷ21ň
between the	88 -10ƶ8m11Ǉ13ƫ24ň
big	58 -15Ŭ-14ŒƂ-13ƞ-12ǈ-11Ʈ-10SƉƒ-9ǩ-7nŔŖŠƕ7ŮŽƌƘǁ8gŗƇư9yłœƛƜƣ10j11Ř12ƪǅ13Zľ15ǍǦ16Ǐ17Ǉ22Ǒ23ŦƑ24kƬ27Ő30ĸ32Ɠ43Ɔ
big deal	90 8ƈ10ƴ27ľ
big is	74 -41Ǧ-18Ŭ-17Œ-16ƣ-9ƒ-8ƕ17Ƒ18Řƪ20ƆǇǍ41ƂƓ
big ones	88 14ƌ20Ő24Z
big trees	88 8Ƒ
bigger	90 13ƪ15H19Ň22Ǟ
biggest	73 8Ǐ18ǔ30Ŀ
biggest customer	76 22Ŀ
bigs	86 -10Ǧ10Ƃ19Ƒ20Ɔ26Ǉ
bike	79 -10ƣ-9Ɗ7Ƙ9g18ǀ74ƥ
bike $	88 10gƘ13ƥ23ǀ
bike kept	90 21ƥ
bills	68 -7Ǩ7Ŀ9U11Ǥ17Y19Łƃ27Ʈ28ZưǠ
bills $	86 11ƃ12U16Ǡ25Łư
bills if	88 31Ʈ
bills would	77 -16ƶ11ǝ21Ʈ26Z
binder	86 7Ƅ9Ɩ18ƕ
birth	75 23dv27p
birth $	81 38d
birthday	71 11Ŝ20v25p26c
birthday $	79 -25d8c10p23v
birthdays	90 17dǗ
bit	79 -8g-7ŀ10jŞ11ņ14Ũ16Ǌ17Ŀ18œ28ō
bit of	90 13ņ18Ǌ
blame	85 -9Ĺ10Ǡ12ƺ14Hń24Ŕ
block	90 7Ǎ22Ƈ
blood	72 11ƾ17ǂ26Ƽ34ƻ49ǁ
blood pressure	79 -7ƽ10ƻ21ǂ33Ƽ
blood test	88 30ǁ
blow	90 -9ŗ14Ƃ18gǦ28ƚ
blue	88 -8ţ12ĸ14Ż37ű
board	79 -8ƨ13ǜ20ƍ24Ł32r
board or	86 22ƍ
boat	83 -8pō10ş13Z15t35ķ
bodily	82 14ŗ24ž
bodily injury	82 14ŗ24ž
book	80 8Ŕ9Lľű12Ļ19g35ǖ
booking	77 12ǝ14Ǘ20ǖ
booking system	77 12ǖ13ǝ14Ǘ
bookings	79 18ǖ
bookings and	80 18ǖ
bookkeeper	84 13Ǡ23ǘ
bookkeeper $	90 -7ǘ32Ǡ
books	79 17ǈ25ű39Ǡ
books $	86 24Ǡ
bop	84 -18Ő74ǥ
bop $	88 37ǥ
born	74 10v39d44l47p
born $	80 -21l32d57p
born and	88 54l
born in	90 26d
borrow	80 9ĸ18ƪ27ŵ37ų
borrow it	90 -35ƪ11ĸ54ų
boss	79 8Q9Ǚ10Nļ11ǩ12s19Ł29U30ǟ
boss $	90 -16U18Ł22ǟ23ǩ
both	69 -19L-8d-7SŪ7ş8lƄ9pŷƽǂ10ƫ11ƌ12ķƢƬ13Ǝ15z17Ʊ18Ư20Ÿ28Ł29Ƶ47s
both $	86 9ƀ18ķ33Ƶ
both of	82 -8d10Ư11ǂ12s13pŷƫ14z16Ʊ
bother	85 -9s14Ũ15Ţ20ŋ36ǁ
bother you	86 -9s14Ũ20ŋ39ǁ
bothered	80 21Ĺ
bothered you	80 21Ĺ
bothers	90 16ŀŽ19Ş
bothers you	90 16ŀŽ19Ş
bottom	88 7e8ū9Ņ13ǥ15ł
bought	71 -14Ũ7ŗ9ŧ11ƩǏ13ƞ17Ŷ18łŖſ20Ʀ26ƌ29Š35ƒ
bought in	90 -7Ŷ17Ʃ19ƞ
bought it	77 -13Ũ8ƒ9ŗ14Ŗ20ſ25Ŷ34ƌ52Š
box	73 7D8Ƅǐ9ŭ10ŏ11c12dq14Ǚ15P16ǧ18f19ƻ20m21Ƌ
box $	84 9D11Ƅ14q15d19ǧ22ƻ
box here	90 11f14ŏ15ŭ
boxes	88 17ƻ38ƞ
boy	76 -11ǃ8by10n11ū12jŔŤ13v16x18u21w25Ź
boys	80 -8a-7ŷ10n11x12w14Ő15v35u
branches	90 32Ƒ
brand	84 12ŪƁ15ǅ16Ĺ27ƅ
brand new	86 13Ɓƅ16ǅ17Ĺ
break	78 10mOŰ13Xũ14N15kƎ17Ũ21š
break in	86 14š16ũ18Ǝ20Ũ
breakers	90 26Ƌ
breaks	84 -8ǩ7źƙ14ơ16Ɯ18ǝ20š
breed	86 19Ɲ33h
breed is	90 27h
brick	75 10ƣ22Ǎ56Ƈ
brick or	83 9Ǎ22Ƈ
bring	64 -8Ĺ8DōŎ14q15Ŝ16rS19ű21uƒ22Ǒ28Ǌ31ƮǇ36T
bring home	72 -13Ɲ21qT35Ʈ
bring in	79 -10ƒ12Ʈ19Ɲ27u28TǑ39Ǌ
bring you	79 14Ŏ20SŜ
brings	86 11Ǩ38Ĺ
brings you	88 39Ĺ
broke	72 -8Ŗ7Ƥ8ĸſ11Ɯƥ12ŵǞ16Ř17Ǝ18ƞ23Ɓ36Ť
broke $	77 10ĸ18Ř19ƞ32Ť
broker	80 21Ŝ
broker bring	80 21Ŝ
bronco	90 40Ŷ
brother	72 -11ŭ10nŽƫ11Ǩ12Q14ǆ15Ņų17Ƴ18BŁ20A
brother in	84 11A15Q16B19Ņ
brothers	85 -8œ8Ʋ10Ǒ17B25ƽǃ
brought	86 -7Y12Ɩ14r15ǡ22ĺ34l
bs	90 -17Ź37ź
bs or	90 -17Ź37ź
bucks	81 9Ţƀ10ž12Ƃ16Œ28X
bucks a	90 8X15Ƃ
buddy	80 -8ǌ10Ŝ13Ƣ16Ľ17B20A33Ņ
budget	82 25ĸ44X
budget $	86 14X27ĸ
budget for	90 33X
bugging	90 11g12K28ŀ
bugs	85 -8O-7ŧ7ŀ19Ž35Ş
bugs you	85 -8O-7ŧ7ŀ19Ž35Ş
build	75 -11Ǎ-10ƪ-7ơ11XĺƱǌ12Ɛ25ƅ37Ʃ51ƺ
build it	90 -7Ŕ14Ɠ23ƅ
building	64 -20ƅ-9Ʃǌ-7F9ǝ11Ƒ21Ǣ22ơ39ǋ51ƣ61Ǎ
building $	75 -14ƣ-10ǌ-7ƅ7ƥ21ơ26Ǎ40ǋ
building is	86 -9Ʃ12ǝ29Ǎ
building or	90 -27Ǎ-8ƣ16Ǣ35ǋ
building your	88 -7ƣ36Ǎ
buildings	85 -9Ɠ-8Ǎ7Ɨ11Ǣ16Ƥ18Ƒ
built	69 -15Ʃ8Eƺ9b10Ʊ11ķǍ19Ƈ23ƪǞ35ƅ
built $	79 36ƅ
built up	85 -18Ʃ14ķ33ƪ
bump	86 11ž12ŗ15ƃ16œ
bunch	86 12ǈ14ǥ15ń
bundled	86 38ş
bundled $	88 35ş
bureau	90 9ő15Ŝ17ń
burial	84 15Ʀ31ư
burial or	88 
buried	90 9j13ư
burn	83 22Ɛ27ņ
burned	75 -13Ŝ-12Ɨ-9ƴ8Ƥ10Ɣ11Ǖ12ŀ14ƑǢ22Ɠ25ņ26ǝ
burned to	88 28Ɠ
burner	90 -7Ť7Ɛ16ĺ
burst	85 11Ƥ28ƛ
burst $	90 16ƛ
bus	88 -11ǝ16Ǧ64ŵ
busiest	88 46ǎ
business	51 -28Ƃ-13Ū-9Ɨ-8CƜǒ-7GĿ7ǩ9ǘ10Ǒǔ12MǛ13A15ǎǠ17Ǣ19Ǧ22ŎǄ23ǆǐ25ŭǝǞǨ26ǅ27ǟǡ29Ǌ31Ɲǋ33ǃ34ǥ
business $	65 -20S-11ǋ-10Ǆ-9ǔǝ-8GƂƜǥ7ǐ9Ǡ10A13Ǎ14Ǜ15ǘ16M19ǩ26Ŏ32ǃǟ49Ǟ52ǅ
business at	77 -16ǟ-7ǥ23U29Ɲ
business do	85 -14ǥ-9ǟ-7Ɲ30Ǌ70Ǆ
business from	88 -13Ǩ-9Ǆ13ǋ15ǅ26Ɲ
business have	80 -18Ƃ-7Ū7ǥ12Ǧ21ǡ22ǐ
business if	88 11ǝ31Ǩ
business in	90 -23Ǎ-8ǅ9ǃ19Ǟ34ǋ
business is	84 -10Ŀǟ-7ǡ10ŭ13Ǎ27Ǆ34ǔ
business name	90 17ǃ
business out	88 21Ɲ
business owners	86 35ǥ
business policy	88 -11Ǣ13ǡ27ǥ
business since	79 10Ǟ
businesses	88 22ǔ23Ǆ
busy	74 -7ŭǑ8ǎ9x12t15P28U33N47ǟ
busy $	79 -15U-10ǎ-8Ǒ-7P22t28x33ǟ42N
busy over	90 -20x-10t27ǟ29U
busy season	90 22ǎ
but	64 -13ǩ7mwƍƙƬ8KŎżž9BľƸǀǣ10ƒ11ŁƯƻƽƾ13Ǚ15ŀǂǑ19Ƨ20T21Ŋ22p
but i	83 7š9Ž10w11T12ō13rŊ
but otherwise	90 7ű10ǂ14Ƹ
but what	84 10gT11ž12Ŏ15ƒ36p
butcher	90 12b
buy	63 -14ǌ-13Ǐ-10Ǣ-8ĸŃũ-7ǩ8XŠ9ƙƨ10ƪ11łǅ14Ʃ15Ŭ16W18H19FǞ20Ǆ24Ō26ƒƦ33ŶǕ36Ɨ37Ǩ48G
buy again	79 34Ɨ
buy from	85 -8ĸ15Ǆ34Ǖ
buy it	80 -16ǌ-8Ń-7ŶƩ9ƒ10FƦ13ǅ14W20Ŭ22G32Ō
buy sell	90 48Ǩ
buy that	90 8Ǐ13W18F25Š
buy the	82 -8Ɨ11ƙ30G37Ŷ
buying	90 13F22H
by	52 -32ǌ-20Œ-15š-12ňŜ-10ƖƝƽ-9ŬǨ-8Ŕŗƛǝ-7sķŌŎŪŶ7zEKǃǋ8Ɣƙǥ9QŋƱ10bwƗơƥ11ŧ13jŨ14Tłřǟ15Ɯ16aů17n18ſǜ19Ƥ20Ʈ21ŵ22ō23PŚ24A29Ĺ32Ĵ35oƄ36ǧ37œ39M48Ń
by #	90 14Ƒ20ƥ
by $	71 -12Ń-9ů-7ƽ9Ʈǁ12ł13Ƅǃ14ŚǞ22ǧ23w26Ƥ32o38A
by @day	85 9Ƅ10ĸ11Ń13ǟ14ǧ
by a	83 7ſƸ8Ɛ11Ƥ13A19ǜ
by any	90 -11Ŭ7Ś20Ɣ21P
by how	90 -8Ƭ31œ
by now	90 12G13S19Ũ
by the	73 -25ǌ-11Ɲ-10Ʈ-7Ɩ8a9ƙ10śū13Ļǋ14o18Q21Ńů22T26Ɯ37ơ44M
by what	88 7œ18Ƅ58Ń
by when	76 -22ơ-18ǌ10Ń12Ƅ23ǧ59Ĺ
by you	80 -8š16ŋǋ24jŵ27ŧ
by your	77 14ŭǜ17ř22M
by yourself	90 45n
c	81 -7t13Ƽǃ15o58b
c or	90 25b
cabin	90 12Ɛ15Ɵ18ķ
cake	88 11M13p32c
call	57 -18ǌ-13Ŕ-9JŠǡ-8ǈ-7rŎ7ļ8Ǝǝ9łű10N11P12ǑǓ13Mń15wǛ16s17ĵƁ21ǩ22ţ23Ļ26Kơǃ28Ŝ31o33Ĺ34aŁ54L
call $	72 -15Ŕ-7ǃǩ11ń13Ļ18sĹŁ19M20K44L
call for	90 -27ǌ-13ǡ14Ǡ21Ǔ30ơ
call it	86 -28Ĺ-8ũƒ-7Ŧ8ǃ11ĵ13ǝ18ű72ǩ
call or	82 7M16Ł23K
call the	90 7Ǝ11ţ19ǃ
call today	79 -29Ĺ49ĺ
call you	76 -9J-7ǩ9Lń10x17Ŝ65a
call your	84 -20Ǆ-9s18ĵ21ţ24ǃ45o
callback	88 27I
callback number	88 27I
called	69 -11Ş-8pĺ-7ŏ7Ĺ8Ő10N12ơ17Ʃ21Ţ22oŧ28ń31ǃ32Ŕ37w
called $	74 -39ŧ-9p13ơ24o33ń36Ŕ38w40ǃ
calling	78 -8Ş-7ŏ35C39Ĺ
calling about	90 -9Ş37Ĺ
calls	74 -10ơ-9ų-8ǝ7ǓǢ8Ž10ŧ16ǘ19K21ǌ25Ş30ŋ35Ǚ
calls $	88 -9ǝ44Ǚ
came	67 7Ư8Ɠƽ9Ŏż11ƙ12jGĸƾǞ13M15d17Š19ƛ20Ǥ22Ť23ļ28Ŧ39Ņ
came back	90 8ǝ14ƛ18ƾ
came down	88 11ƽ14Ŏ15Ť
came in	83 25ļ53Ņ
came out	86 18ƙ19Ǥ21ĸ32Ŧ
came to	90 10Ư16G18M25Š
cameras	80 8ũ9Ƙ30Ǝ
cameras $	90 11Ǝ
camry	88 10Ŭ39Ū
can	49 -14Ŷ-13ň-12Ƶ-10tŕ-9łǋ-8Tũ-7ǒ7Ŀŀŋǁ8ŤŵƏǖ9Ĵŗƣ10Aź11ľǌ12NĻ13eJŸ14ř16Ł17ŉǨ18Ńƃ21O22MX23ILŌś25Ŋǧ26Ĺū29ŎƧ30Ś31sǩ
can and	88 14WƉ15ƻ
can do	90 -8Ō16ŝ28Ŏ
can get	85 -7ź10mśǗ11ş14Ŏ
can hear	88 -14t14x19Ŀ22ŀ
can i	64 -41ǩ-12ř-8Oś8s11Ļ12Ÿ13aL15K20Ŏ22I24J25e36Ō61Ĺ63Ŋ
can not	75 -13Ƨ-7Łłǩ9Ő11JK12Ƹ13ƯǝǠ16ľǨ21Ũ22A34ƃ
can see	90 -12Ĺ-9ǩ13ƿ18Œ
can we	88 -11Ń19Ō29M
can you	61 -21J-19Ō-17ň-13K-12Ŋ-11Ƶ-7TĹ7Ť10Nř12Ə14M15ǌ16ŗŵ31Łū37X38O40ś41Ś56Ƨ68ǩ
cancel	85 -7ŧ29š35Ƶ
canceled	88 36š
cancer	77 -8š11Ƴ32ƽ48Ƽ
cancer $	85 -10ƽ33Ƽ
car	49 -20ƕ-19Ɣ-17ƒ-16ŝ-15U-14Ő-11pŗŘ-10xſƗ-9tĴƦƪ-8ǩ-7giyľƨ7ǐ8Ů9Yů10Š11Ƅƥ13Ž17ū18ƃ27Ɓ29ş31ź34Ų36Ű40ŵƀ41ž46Ź54ų56Ū59ű61ŭ62Ŭ73Ŷ79Ŵ
car $	61 -17ŝ-16űƔ-10x-9Ő-7pƦ7ž9ŷƄ10ŵ13Ž17Ɓ18Ź22Ų26Ŭ28Ū30ƀ47ų51ŭ53Ŷ
car accident	90 39ƃ
car and	86 10ƃ14Ƃ
car do	90 -7ŵ8ǐ41ų
car for	81 11ű16ǐ29ŭ
car get	90 -11ŭ30Ŵ
car in	76 -13Y-7Ų7ű10š17Ū20Ů32ů
car is	77 -59ų-18ű11Š14ŭ37Ū51Ŵ
car or	81 -8ů-7ŵ9Ŷ13ƀ14Ź22ƥ23Ū
car paid	77 -11ƪ23Ŭ
car right	88 7Ųź11ű12Ƅ
car that	90 9Ū
car to	90 13ų24ź28Ų
car was	90 24ŵ
car were	74 -15Ř13ŵ34Y
car worth	90 -27ƒ-8Ɨ56ű
card	63 -14ĵ-8ū-7kI7DP9cd10F12Ľ14b16ž18ź21ĸ22Ƅ25ļ26ř30Ǘ35Ĵ39ǖ40Ő46e
card $	78 -14e-9ĵ9P10ž13d14Ǘ20Ƅ35Ő36ř
card is	88 12Ƅ14F
card number	90 -28ř13ǖ56e
card numbers	88 -8e-7k39Ǘ
card or	90 -17e9a46Ĵ
cards	68 -12ĵ-8Ū-7Ɣ11Ŝ46Z51Ƅǖ
cards $	72 -14Ǘ-11ĵ24Z68ǖ
care	69 -11Ŀ-7ǖ7ǘ8BŝũǂǠ12W18Ƭ21ŧ23Ŝ24ƶ32z34ľ43Ư
care about	90 -12Ŀ32ƶ49ľ
care for	88 7Ž12BŞ16Ư
care of	73 -11ƾ-7ǖ8ƃǘǠ9ũ11ŝǂ13W14Ư19Ƭ23ŧ24Ŝ35z
carrier	77 11Ŧǣ12ŞŢ14ŝ21ǩ25ő37Ő
carrier $	81 -7ŝ12ǣ15Ş25Ő28ő
carry	60 -14Ǧ-13žƝ-7O7ƀ8bǐǥ9Ƙ10ŵ11ƙ12ŏ13Ƣ15Ƅ16ŗ17Ǐ18Ųǚ21ǒ25ǡ29ſ30Ƃ34ǌ
carry $	75 -20ŗž-16Ǧ-13Ɲ-11ơ8Ǐ15ǐ18ǥ21Ƃ37ǡ42ǌ48ſ
carry for	88 10ǡ11ž
carry on	79 12ŗ13Ʀ14Ǐ
carry the	90 23Ƣ
carry their	90 -18ǣ34ǒ
carry today	80 -22ž-8ǡ36ŗ
carryin	86 -9ž9ŗ11ǡ13ƃ14Ʀ
carrying	79 -11ǡ-8Ǘ14Řſ16ş18Z19ǥ32ž
carrying $	90 7Z16ſ18ş
cars	61 -16Ő-9Ǧ-8Ǩ13Űƀ14Ŭ16Ƃ27ŷ29ş35ŭ44ŵ49ǐ73Ū
cars $	75 -15ų16ŭ23ŷ67ǐ
cars and	88 -12ǐǦ-9ų13ŪƂ14şŷ
cars are	86 8ŷ36Ū
cars do	90 42Ū
cars in	72 -9Ǩ12Ū14ŭ15ŵ
case	77 -7ř7ƀ8Ɓ10I11Ǩ12F16Ǡ19Ǖ20Ʋ21Ļ
cash	66 -11Ł16Ʃ21YŲ40Ƶ49ƪ64ǖ
cash $	85 -13Ł30Ų36ƪ
cash in	90 -16ǖ14Ƶ38ƪ
cash value	72 -9ǖ26Ʃ27ƪ
cat	90 20h
catch	76 -14ǩ8S9t11ƌ12s13q18ǘ19L27a32N
catch you	83 -7ǩ13s21L38N
catering	90 30Ǜ
cats	85 9Ŭ49h
caused	90 -21B12ũ22Ŕ
ceiling	88 11Ŧ14ƛ26X
cell	83 43I
cell $	88 34I
cert	81 67ǧ
cert $	90 29ǧ
certificate	70 -9bŕ-7Ÿ12ǃ21źǌǧ
certificate $	78 13ź22ǒ
certificate of	90 -14ǒ11ǌ13ǧ
certificates	72 9ǧ22ǒ
certificates $	85 
certificates for	80 18ǒ
certificates from	90 10ǒ
certs	85 7ǧ45ǒ
chain	90 12Ǖ13ǔ15Ƒ
chair	79 12Ǒ
chair $	79 12Ǒ
chairs	85 -18Ɯ30Ǒ40ǋ
chance	83 -11Ŭ13d15HV16Ɣ19P25Ľ
change	66 -10Ƶ-8Ǟ7EIŢ10Ʒ11qƛ12ű14T16Ŕ21ŎƧ23Şũ27Ň
change $	76 -27Ň-7Ƶ18T22Ʒ72Ş
change jobs	90 8V31Ƨ
changed	68 8Ǖ9ƺƻ12ũ13Ŕ14Ƹ27ĺǞ
changed $	86 58ĺ
changed in	79 20Ǟ
changed since	90 -8ĺ18Ǟ22ũ
changed with	79 18Ƹ
changes	83 10ƅ12H16u17ĵ18V
changing	85 11Ŕ17V25Ţ
changing companies	90 -11V27Ţ
charge	75 7Ʊ9ơǤ10ŕƓǒ13Ǚ14ƿ19Œ21Ł23Ơ
charge of	90 17Ǚ26Ł
charge you	80 10Ǥ11ŕơǒ16ƴ23Œ25Ơ
chat	86 63N
cheap	86 -8Ō11ţƁ13Ŧ15ľ22ƭ
cheaper	86 11Ƈ18œ35Ņ
cheapest	90 21ľ26Š
check	65 -16Ư-14T-13Ĵ-12ƒ-9Œ-7aYņ7mń8dŏŜţƿ9cĸ10AƮ11ƪƾ12Ƣ13Kƨ14ǐ16WƟǒ17e18J19ŐǕǢ21ƫ22Ƭ31Ŧ37Z
check $	84 8ŧ15ƪ23J24eW
checking	88 -10Ķ10Y39Ĵ
checks	79 -14Q-8Ł8ǖ12ǉ13Ǜ14Ɵ22ǜ34Ǡ
checks on	90 17Ɵ
checkup	76 15Ƹ30ƾ
checkup $	77 15Ƹ27ƾ
chemical	90 11ǚ
chew	90 48ƹ
child	86 11Ź13Ư15wƱ16Ŷ
children	75 13ƫ16y17v18Ư36u
children $	83 14v15ƫ23u
chimney	85 -8ǚ53Ɛ
cholesterol	90 -11ƻ8ǂ25Ƽ
choose	80 33Š40ł
choose $	90 32ł
christmas	85 9Ƌ18D21dk
church	80 10ư13o15B17t19ŭ29ƶ
city	77 7Ǔ8Dǧ11ƾ13ǋ15Ə52C
claim	61 -10Y10Ņ11Ŕ19ũ20Ŧ26ţ32ŧ36Ř39ť45Ť
claim $	75 -9ţ27Ŧ41ť
claim go	79 12ţ18ŧ
claim tomorrow	80 -13Y17Ř
claim was	86 24Ť
claims	71 12ǣ15ǜ17ŧ24ľ43ţ
claims $	82 21ǜ
claims in	88 20ţ
class	82 -7ǧ9Ƅ10d15ź47Ǥ
class $	90 -7ǧ12ź14Ǥ
clause	90 14ƕ37Ǣ
clean	78 -16ŋ-11ť10Ɛ21ű26Ż42ţ
clean record	88 -10ŋ8Ż12ţ
cleaned	88 16Ǐ18Ǣ26Ǜ
clear	74 -14Œ-13ǐ-7d10Ʒ12ĻƼ15Ų18Ŭƾ28ŉ31Ɣ62ň
clear $	85 11ň15Ƽ41Ɣ
client	69 -15Ŀ9Ŋ14ţǦ18ǘ22Ǘ27Ǔ31ǚ34ǔ
client $	85 -16Ŀ22ǔ33ǚ
client ever	79 17ţǦ
clients	68 -9Ǆ8Ɩ11Ǘ13U19ǔ22Ɯ29ŭ30Ɲ
clients $	82 14Ǘ15ŭ
clients come	90 -8ǔ-7M10Ɲ28Ɯ
clients ever	80 -13Ɲ29Ɯ
climb	86 10Ʃ14œ16ǀ22ǈ
clock	84 -7L10ň19q36R43Ů
close	61 -12ţ-10Ɖ-8R-7ƛ8Ə9c10Tť11ƕǘ12Ƴ13Ɩ22ƙǎ25Ǚ26Ƥ27ǝ28Ƒ30Ś42ů
close $	76 -11ţ8Ɩ9Ƒ10Ƴ13Tǎ21Ś36ǝ
close and	80 17ƕ
close by	81 -9Ɩ-8ƛ-7ƽ9ƙ23Ś29ů41Ƥ
close calls	88 -9ǝ20ǘ42Ǚ
close for	79 16ǝ23ǎ
close is	88 9ƙ
close on	88 25Ɩ
close to	86 -10Ɩ-7R9ĺ14ƙ18Ƒ34ů
closed	73 12g13ƕ15Ɩ28ǎ44ǝ
closed $	83 -14Ƥ19ǝ34ǎ
closer	84 -7Ƭǝ12Ơ13ƙƺ14Œ18C29X
closer to	85 -7Ƭǝ12Ơ13ƺ14Œ19C29X
closin	86 12Ǩ34Ɩ
closing	70 -9ŕ7ƕ20Ř53Ɩ
closing $	86 -10ŕ27Ɩ
closing date	84 
closing what	80 24Ř
clothes	86 26Ɨ
cloud	88 12x31Ǘ
co	79 15Z19Ʊ
co sign	79 15Z19Ʊ
coast	88 16Y19C29ƚ
code	73 9Ŕū12ǘ16Ǥ32E42I
code $	82 14ǘ23E
coffee	83 -8a10Y12Ǜ15ō25ǩ26M
coi	86 14ǒ57ǧ
cold	85 13ŀƐǡ50j
collect	88 -18ǧ28Ƙ30ǒ
collections	90 17ĵ
college	66 -7ůƯ12Ɯ22y27ź42mƱ
college $	74 -14Ʊ17ź18y43m
collision	71 -12Ř21ż57ƀ
collision $	80 12ż19ƀ
collision on	83 12ż14ƀ
com	90 31J
come	55 -14œ-12m-11ňŘǊ-10Ǆ-9ŗ-8Ĺŧ-7ŐŖŲǩ7bĽŅǔ8YƁƠ9Vżƚǅ10qŕǉ11WţǕ12jƔǙ13Ĵ15ŀŦ16ŜƝ19l20ƑƬ21ǁ23ŠŤ24ł28ƛ34Ɯ38ĸĺ42M
come after	88 15b
come by	86 -13Ɲ31Ɯ40M
come down	84 -14ƴ-11Ř7Ŏ34Ƒ51ł
come from	81 -19œ-8Ʈ10ǔ12ƛ22Š25Ť30ĸ
come in	79 -10ƙǄ11Ɵ12Ǩ13Ǖ14k16ƛǅ19q23ǔ
come out	82 7ŦƏ10Ļ11Ĵ19Ǚ23Ɣ29Ŝ
come through	88 -9W11Ŧ26j
come to	71 -16ǔ-12Ǌ-10ň9ŉ12TŦ13ǉ14Ơ15Ņ19Ɯ24ǁ32M38Ɲ
come up	71 -14m-10ŗ9ǃ10ĺ12Ʈ14ŕ15Y19ƙ25l30ĸƬ
come you	86 -9ļ-8Ǧ9Ƃ27ŀ55ĺ
comes	69 -11U-10Ŧ-9n-8ĴƔƧ7Əƕ8ƻ10ǉ12wĿ13ŒǊ14ǔǕ16HJ17Ɓ21Wǖ25T26Ř29ľ32Ɯ
comes and	90 9g10Ə12Ɯ22Ɓ
comes from	90 11ƻ36ǔ
comes out	84 -18T-12Ŧ-8Ĵ8ǁ12Ř14Œ21Ǖ36Z
comes to	84 -10n16Ř21H23ľ26Ɯ
comfortable	80 10TŌ11M12e14Ƴ15X
comin	82 7ƛ9jƮ10k11xMĴ16u21Ķ
coming	71 -14ǋ-11ŷ-8uǔ7j8Ǥ10Ŀƛǝ12yľǁ13ŕǟ14p15H17V18ŹƾǞ25k
coming up	80 -12ŷ9Ǥ15p17ŕ19H20ƾ21Ź35k
commercial	74 -16Ƃ-10Ɔ8ǋǌ9Šǔ10Ǣ11ǥ17Ǎ23Ǧ27Ǆ
commercial umbrella	88 -19Ƃ34Ǧ
common	90 9ǩ13Ǒ17Ǚ
commute	81 27ů33ŭ
commute $	85 8ŭ29ů
comp	65 -12Ő-7Ǉǉ33ƀ37ǒ102ǣ
comp $	79 40ǒ
comp and	81 33ƀ
comp audit	80 -12Ǥ12ǣ
companies	74 -9V9ƿ13ŀş16m26ń31Ţ
companies $	84 -10V25Ţ
companies have	90 32ń
company	53 -22Ū-14ń-13SƂ-11f-10œ-9ž-8Ʈ-7Ļ7ƇǑǤ8Ņ9ŗǉ10šǈ11qţơǥ12Ǡ13Šǆ14ŢƄƖǁǊ16Wƕ17Ŝ18Ş21ǡ23Ķǐ24Ǟ25ǃǨ26ƴǄ27Ƨ28Ǧ31Q33ŝǅ37ő42ŧ43Ő
company $	63 -13fŐǊǐ-11S-9œŠ-8Ʈ9Ǥ10Ǒǡ11ǉ12ǅ14Ǡ15ŧƕ16şǈ18Ǆ19Ɩ22ŝ24ŜŢ25Ş45ő84Q
company do	85 -14ǃ-11ń-8ǐ13ŝ23ŧ32Ǆ43Ő
company ever	85 -9Ő9ţ19ƴ27š
company got	90 -9Ǧ7ŗ36ǅ
company have	86 10Ǧ12ǡ14Ƅ
company or	88 -11ž-9ō-7Ʒ10Ǩ13ŉ15ǡ
company to	90 17Š29Ǟ
company what	90 -8ő15ŗ26ľ
company you	88 -13ǃ7ő10ơ11Ţ15Q
companys	78 -8ŗ8Ņ9Q10ŔǍ12ľ13Ǧ16ǐǟ18ǃ24ǥ
companys name	90 -16Q14ǐ19ľ23ǃ
compare	86 15ł20ń23Š
complaint	88 9Ş30ǜ
complaints	86 33Ş
complex	83 -11ǧ-8w-7ǃ35ƣ44ơ
complex $	90 -12ǧ38ƣ
comprehensive	83 36ƀ
computer	81 7c8Ɲ9dǘ10Ś29Ǘ
computer $	90 26Ǘ
computers	86 -14ķ11b19Ǐ38ǘ
condition	81 -16ƈ22ŎƉ55ű
condition $	90 8Ɖ13Ŏű
conditions	82 -11ű-8ƻ10Ŕ50Ƽ
conditions $	86 -18Ƹ-11ű-8ƻ10Ŕ55Ƽ
congrats	84 8ƺǓ11ƒ13ǟ17ƞ
congrats on	90 8ƞ9ƺǓ15ǟ
construction	77 -8Ǆ10Ǎ13ǟ16P25Ƈ29ƅ
construction $	90 29Ƈ
contents	79 -17ŗ-10Ɠ38Ɨ45Ǣ
contingent	90 39ƫ
contract	69 -11ǡ10Ʃ11Ɩ13Ƣ15ř17ŀ30ƒ51Ǔ
contract $	82 13ƒ14Ʃ20ř
contract for	79 13ƒ
contractor	84 -9Ǒ-8Ǔ14ǧ15ƌ21Ɠ
contractors	84 -11Ǔ12ǒ13Ŧ15ǡ28Ǒ
contracts	81 9ǌ32Ǔ
contracts with	90 10Ǔ
conversation	86 13Ļ15s20ŋ
cool	68 -10f-8D-7ƜƷ7Ţţǚ8ŰƝ9ńŐ10djCŘ11E12g13o16rľŽ24Ɔǖ
cool and	88 -19ƣ-12f19o23ľ36Ɔ
cool cool	88 -12f-10D9ţ13Ř16E20o
cool so	90 9ŏŕ17Ő
copper	86 34Ƌ
copy	79 7ơ45ś
copy $	83 7ơ18ś
copy of	90 22ś
corner	88 9ū10kş12C15Ő
corolla	88 10ƀ26ų
corporation	88 12ǆ
corporation $	90 
correct	71 7šƇƊǀ8bpŬƟƴ9nŗŲŹƪǜ11ǅ12ŏ15dŒ17F22E
correct $	71 7šƇƊǀ8bpŬƟƴ9nŗŲŹƪǜ11ǅ12ŏ15dŒ17F22E
cost	62 -10Ƶ-9BŠ-8ţ-7ō8Ɨǝ10ǉ12Ş13Ǣ14ĸ16ưǕ17ľƠ19Ƒ24Ɠ25ƯǏ28ǚ31Œ41Ŧ
cost $	81 -8œǏ16ǝ24Ơ30Ǣ39Ŧ
cost on	90 11Ǣ13Ɠ
cost or	90 -10Ǣ-7ō13Ɨ14ŀ
cost to	75 -11Ǣ-8Ƶ10Ƒ18ư21Ư45Ǐ
cost you	73 -10Š-7ǘǩ7Ŧ10ĸ12ǉ14Ƒ16œ20Ǖ47Œ
costs	79 7ư8Ư9ǚ10uXǏ11ƭ14Ŕ15Ƥ24ǝ
couch	84 9ŭ13g14n17Ƥ28Ɨ
could	48 -14ǎ-11ƃ-9VŽƔ-8nŝŴƝ-7ŪżƦ7řűǁǩ8Ǐ9ūƪ10ŘƢ11eƏ12ƭƷ13ĹŊ14ƍ18MĿ19ũ20Ś22Ǆ23Ş26śƤ28Ʈ32ĸ33X34Ǩ35ǚ39ŵ42ǝ43ķ57Y
could a	88 -10Ū15Ə28ǚ
could be	80 15ķ
could come	90 9Ƒ
could fix	90 -7ľŏ36Ş
could get	90 12Ɯ30ƍ
could go	90 10ķ13Ŀ
could he	88 
could i	80 -11Ʈ-9ĸ7a16ř28Ŋ38M45Ǆ
could it	88 13ǚ54ũ
could not	71 -16Y-11ƃ-9ǩ-8ŵ8Gǔ10Ōǟ11ǆǕǝ13ƒ14W20Ƥ29Ř32Ǩ
could she	90 -13Ɣ12Ʈ18Ʒ23Ƣ
could somebody	90 13ķ14ǚ
could take	88 -8Ư8ŵ14ƪ21ķ26Ǩ
could the	75 13Ǩ17ǁ24Y
could they	79 17Ş38ķ48Ʈ
could you	55 -27Ʈ-11ķ-8Ž-7V8ūƗ12ű14eƤ17ƭ20ǩ21Ř25Ś29ś31ŵ34X43ǝ62ĸ78Y
could your	90 -16Y-13Ƥ-7ƽ16Ʒ53Ʈ
count	81 -7l8nő10ņ11Ǥ17ƹ25ŷ35Ǉ
counting	82 -9Ǉ10n11ƭ13ǉ20Ƣ27Ư30Ɔ
country	82 -8Ʃ9C12ƈ13ǔ19l23ǀ
counts	71 17u22ľ32Ư
counts on	72 17u33Ư
county	79 8ǔ11Ə14ļŻ23ƅ33C
county $	90 9ǔ
couple	76 -9ǝ-7ŭ7ƿ8Ƥ9ǎ10S11UƘ13Ǟ16Ŋ22Ū
couple of	85 11Ƥ16Ǟ19U
couple years	88 -7U7H12S
court	83 -8Ÿ10ķ49Ƅ50D
cousin	85 -7Ƣ9ŷ11ǜ14Ŝ24n
cover	69 -7ŗ7Y8Ƣ9Řƚ10ƭǝ11ſ12ľ13Űƃ14ǡ15ƙ18Ŧ19ŲƱ20Ŗ23Ƨ29ĸ
cover $	84 -18ŗ21Ų25Ƨ34Ŗ
cover the	90 11ĸŦ12Ʊ22ǡ
coverage	54 -16ň-10Ǐ-8ŚƗƠ-7ĿņǑ7ĹłŉƄ8XǓ9Ńƪƭ10ŕǘ11Ŗǒ12Ųſƚ13Ǩ14ƛǌ15Ʀ18ľƨ19Wǝ20ƀ21ǚ22šƁ23Ƨ24Ƭ26ž29ŏ30Ǣ32Ɠ34ŗ
coverage $	64 -27Ǣ-13ň-12Ƨ-11ǥ-10š-9Ƭ-8Ń-7Ŀņ7ƙ10Ƙǒ11Ƅƨ12ŝ16ǘ17žƀ18ǌ20ƛ24ľ25Ɓ27ǚ34ǝ35Ŗ
coverage a	90 -8ŗ-7ž61Ɠ
coverage amount	90 26ŗ
coverage do	80 -20ŏ-8Ɨƨ13ƭ17Ʀ20Ǣ21Ƭ48ŗ
coverage does	88 -7ǂ8Ǔ20ƨ21ǥ
coverage in	88 -13Ʀ7ǥ14ƚ25ŏ
coverage is	84 -9ƃ-7ƨ11ž13ł14ŗ23Ɠ32ŏ
coverage on	79 7Ǣ8ƃ10T12ƨ13ƚ14ƀ15ŏǨ
coverage or	80 8W10ƀ15ƪ21Ĺ23ſ
coverage to	90 7ƭ32Ń
coverages	86 -8Ŗ21Š27ǥ41Ś
covered	68 -17Ǐ-10Ř-8Ŵ8ǡ9ǟ10Őƛ11Ɓ12ǒ13ľ14ƭ15ƀ17ŎŖƦ21ŗǢ27Ō28ƨ36ŏ
covered $	82 -20Ǐ-10Ŵ-8ŏ9ƨ12Ń15ǒ18ƭ31Ǣ33Ŗ
covered for	84 7Ɠ8ƀƨ21ŗ25Ʀ
covered if	90 15ƛ19ƀ
covers	80 -17ǈ10Ƣ14ƗƱ19i25Ŗ46ƃ
covers $	88 25Ŗ
coworker	90 27Ƴ
cpa	85 -8r15B16A52Ǡ
cr	86 10ų25Ŷ39Ū
cr v	86 10ų25Ŷ39Ū
crash	81 -8Ʈ18Ƥ28ż38ƃ
crash $	88 23ż
crawl	84 -9ǋ14Ƈ25Ɗ
crawl space	84 -9ǋ14Ƈ25Ɗ
crazy	77 -8p-7ǟ7ſ8ƈǎǕ9UƓƱ10H12ǩ14tƒ17Ň19i
credit	65 8ő9ŝƦ10ĸ11Ŭ12ƕ13ļ14Y17Ǘ23Z24e53ĵ
credit $	80 -7z64ĵ
credit card	86 -18ĵ15ĸ18Ǘ38e
credit cards	83 -14ĵ-8Ɣ9ǖ40Z
credit score	86 
credit union	86 -12ĵ16Ʀ17ļŬƕ22Y
creek	79 13ơ62ƙ
cremation	85 28ư
cremation $	88 
crew	76 -11Ɔ-7ƃ8u9ǒ13Ǟǣ16Ǩ19k21Ǒ26ǉ37Ǉ38ǈ
crew $	85 -12Ɔ23Ǒ33Ǉ38ǈ
curious	84 7B10ńŉ11Ŕ12r13Ĺ15Š
curious what	88 8B12Ŕ14rĹ
current	63 -7ĿņƠ7SŚƵ9Ţ10Ŝ11ŏ12Ő14ő15ǒ16ǥ17Ş23ŗ24ŝ26GŒ31ŕ
current carrier	88 -8ŝ16Ş28Ő
current certificates	80 18ǒ
current company	85 -11Ő18ŝ27ő
current policy	77 8ŕŖ9Ƶ10Ś25ŏ
currently	82 12Ɓ14Œ23Ő31ŏ
cushion	86 -13Ǩ43Y
customer	66 -16S7ŵ9ŢǓ11Ǆ14Ŀ17ǔ20ǚ24ǡ32Ǘ41ő
customer $	75 21Ŀ24ǔ
customer there	90 -21S-8G53ő
customers	71 -8ő9Ǧ10k19ǟ23Ǔ24ǔ27ǃ30ǖ31Ɲ
customers $	85 -10Ɲ-7Ǘ7Ǔ15ǖ23ǔ
customers come	90 -7lŲ47Ɲ
customers pay	90 -12ǔ43ǖ
cut	76 8Ŧƿ11Ƨǣ12V13Ư16Ǚ20ǃ22I33š
cut off	85 26I32š
cute	90 -8Ƈ12ƅ17ǃ21h
cyber	88 -9ŏ18ǥ50ǘ
d	84 -19b9ƿ12ū18w38d51ǃ
dad	71 -10Ƽ-7Ť9qŠ10ǅ15ŷ25B28ƽ38Ƴ55z
dad $	90 -7z9t13q17Ƴ
dad died	90 29Ƴ
daddy	84 7wƳ10g12ǈ15Š16Ǟ17ƽ
dads	88 12Ʊ19ƽ
damage	66 -11Ĵ-8ƙ10Ũ23ƛ24ƚ27ƀ33Œž37ű39Ŧ
damage $	77 -16Ť-12Ĵ-9ƙ9Ŧ13Ũ14Œ19ƛ40ƚ
damage in	79 -8ƛ35Ť
damage on	84 -12ƚ22ƀ55ű
dangerous	84 -7P10ś33ǀ
dash	84 -15ř-7Ų15Ǜ24Ů39ū
dash $	90 -16ř-7Ų17Ǜ41ū
data	86 52Ǘ
date	66 -15v8ǒ17S20d23Ń26p27Ɩ45ť61ŕ
date $	79 -9v10ǒ11d19Ń
date of	79 -8v7ť23p28d
dates	90 -12d-8ǧ9ǒ47v
daughter	72 -13ų9Ʒ10wBǞ13u16Ű19v20xy30Ź
daughter $	90 -12Ź16v23x
daughters	81 -15b-12d11v16Ʊ19u20ų30w
day	58 -19Ĺ-12H-9t-7őǩ7ŧŰŹƟ8Ń9ƄǏǕ12p13ůǝ14Ĵǖ15ŠŤƞ16j17RƖ18ŕǎ22P24Y27Ƨƹ31Ŵ33d38ƻ49i71L
day $	71 -11Ũ-10L-9Ĺŭ-7ő7kǞ10xƟ11Űų12ĺ13Š14ŴƧǖ17ǎ20ƹ21Ťů22PR28ƻ36i
day and	80 9L11g16ƻ18d
day do	90 -16Ĺ12dƖ20L21Ń
day does	90 14ŕƖ20Ƅ
day of	88 20Ũ30Ĵ
day or	86 -9t12q13Ų14RŴ16ŭ
day so	86 -10L8I12iƖ17U
day you	86 10d11Š15ŧ28Ƨ
daycare	90 28Ư42Ɲ
days	59 -10ű-8x-7A7Ǉ8fQŐŕǝǡ9ŜŵŻǛ10zC11Œŭƺ12Ǖ13Ǟ14tůŽ15ŪƖ17ƒ18n21gk22š23ǎ40R
days $	66 -11ű-7x8q9RŪ10f11ǝ12ŐŜǛ13zCǇ14Œƺ16UǞ17Ž19ƒ25n
days a	85 22ŭ29ů
days are	90 -27ǝ-14U-10R14ǟ17P50ǎ
days off	88 -19R-7P37k39g
days or	86 8Ń22i27R
dead	84 12ũǁ13Ǩ14Ţ27Ƒǝ
deadbolts	86 26Ǝ
deadline	85 -10ǩ12Ɩ41Ń
deadline $	88 -10ǩ35Ń
deal	76 8ƴǓ9ŧ10ű11Ƨƽ12ŀŅ13Ŏ15Ŵ17Ō18ŜƳ21ľ
deal $	84 10Ǔ12ű14ŀ15Ŏ18Ŵ20Ō
deal with	88 11ŧ13Ƨƽ22Ƴ29Ŝ
dealer	90 11Ƅ14Ɓ
dealt	88 -8Ŝ11ŵ33ņ
dealt with	88 -8Ŝ11ŵ33ņ
death	85 -11ĺ-9n14U19Ʀ20Ƭ32Ƴ
death benefit	90 20Ʀ22Ƭ
debt	83 54Z
debt $	90 17Z
debts	90 24Z
dec	79 -8ǚ12ś16ǡ17Ś
dec page	79 12ś17Ś
decent	86 -7ő7ĵ11ƃ12ň13ŗ17ư
decide	79 10Ń19Ł20A27ł
decide $	84 -16Ł12Ń22A27ł
decides	90 26Ł
decides $	90 26Ł
deciding	90 16ł17Ł
decision	82 16ł20Ń35Ł
decision $	88 -7Ł8ł23Ń
decisions	90 -8Ł10ǚ13A
declarations	83 17ś24Ś
declarations page	86 20ś
decline	88 53ƴ
declined	88 10ƴ
deductible	60 7ľǩ10ƀ14YŎ15Ɓƚ16Ŧ18ň23Ř
deductible $	73 -22Ř-17Ŏ13Ɓ70ƚ
deductible and	80 -15ƚ29Ř
deductible could	74 22Y
deductible is	90 -28Ř28ǩ
deductible on	88 24Ř
deductible right	90 8Ř12ł
deductible you	90 32Ř
deep	88 7ǀ15N34Ǜ
deer	88 9g29ƀ
degree	81 18Ʊ49m
degree $	86 17m19Ʊ
deliver	76 -9RǛ11ƝǕ25ǐ34Ų
deliver $	83 -28Ǜ-9R11Ų44ǐ
deliveries	74 12Ǜ16ǐ33Ų
deliveries $	85 -16Ǜ58Ų
deliveries work	80 18ǐ
delivery	77 -28Ų7ŭ10ǐ18ǡ28Ǜ
delivery or	80 8ŭ
den	90 10Ɛ
denied	90 36ƴ
dent	90 31ű
dental	86 -11Ƨ-9Ɓ16P21QW
department	82 25Ə
department or	90 7Ǝ
depend	75 12ƯƱǕ19z31Ŀ
depend on	75 12ƯƱǕ19z31Ŀ
depends	77 -11n21u24Ư
depends on	77 -11n21u24Ư
describe	85 7Ǎ9ű11Ƈ12Ƹ
describe the	90 8Ǎ12ű13Ƈ
design	86 47ǚ
design work	88 42ǚ
desk	84 10ś11ǈ12V20Ɲ30P
detached	86 30Ƒ
detached garage	88 30Ƒ
detectors	84 25Ǝ
detectors $	88 21Ǝ
device	86 36Ž
diabetes	81 13Ƽ15ǂ20ƽ
diabetes $	90 8Ƽ25ƽ
diagnosed	90 12Ƽ
did	36 -21A-18Œŝ-17ǎ-15Ňž-14ĻƧ-12VĿƯ-10ILķƏǇ-9yUƃǍǨ-8ioKPZŌƜƢƸǄǈǗ-7RľŊŚşŪŭŷƟǕǖ7vŏƔǆ8ƾǙ9lXǜǝ10cpqxƅƙƲǘ11jōƕƺ12FŎţƞ13ŜǊ14źƹǂ15ŗ16ĹƩƼ17ŵ18ƚƫ19ő20wŸǤ21Sƴ22Ǟ23Ŗť24ǩ25ŉ26Ƭ27Ŕƽ28Gƈ29ńŠš30Ľǅ31ň32mƌ33œ34kņ35ļ36ŤŧƳ37Ņ38ƒ39ũ42Ũ44Ŧ47B
did a	82 -9Ŧ-8ǚ8ƾ10Ɛ12ƽ14ļ16ƴ18Ʋǝ
did anybody	83 -11Ƴ-7Wǩ7Ŕ10ƽ12Ƨ13Ɓ15ƴ17Ǚ18Ŝ41Ŗ
did anyone	78 10Ŗ20Ʊ27Ǣ
did he	76 -9p-7ƛƶ12wƾ13qtǂ20Ź28Ƴ31B
did i	63 -18Ƴ-12ŊŦ-10Ŕ-9œǝ-8Bƌ-7LĺŢŤƠƶ7xGĽƎƺƽǆ8uH9eFŃ10q11dŮƈ12gXǅ13C14pŐ15Ÿ16c20D21b22ŀ26v27ō28N34ŉ73ǩ
did it	64 -14Š-12ļ-11B-10ǅ-8Ń-7GĴĽũƏƛƬ7ƚ8ǚ9ĵĺŞ10Ǐ11jƱ13ƒ14ŕśƈ16Jƞ23Ŕ26Ŧŧ29šť62œ88Ť
did not	75 -18w-12ǩ-7ŀ8B9ĺ10Ƴ11ź12Ŋ15Ũ16ŵ19r21E33ō34a
did she	84 -21Ŕ9o11ƨ14q20ǜ28B
did somebody	79 -9Ƴ-7Ŝ8Ŕƅ10ļŠ12ŗ17Ŗ25ņ
did something	90 -8ũǩ8Ŕ11ŉ30ĺ
did that	67 -18ƚ-17ǩ-16ő-14Š-12ũ-9żƳ8g9ǜ10ƛ11š13ŧ14H16ƒ21Ť22ťŦ23d26ţ28Ũ32ň34j
did the	57 -15ǩ-12ƒ-10Ǒ-9Ǎ-7mG7ŧǤ8ǌ9fŻ10ǉ11ż14kŲƵǊǏ15ƚ16ƄƼ17œ18Ŧźƕ19ƈƺ20Ŝƌ22ņ24ơ26Ņƞ
did they	56 -12ŝ-10ž-8ǩ-7ŒŠ7żƁƓ8BŖ9Ɖǉ10ŐŗƖƩ12ź14šƠ18ƻǤ19S20ŏ21ƾ25ƅ30Ņ31ŧ33Ŝ37ƴƼ39Ŧ45Ŕ
did you	45 -22Ŕ-21ĺŢ-20Ŝ-18Bǎ-17ōǏ-16Ť-15H-14oƧ-12dźƼǌ-10atADVĻƱ-9gŇŒ-8nCņŝƕƵ-7ķŅƀǉǗ7fpƪ8cXŬƈƶǆǑ9Ƒ10ĴŦƍǘ13Ŗƿ14FƔǊ15ŗƩ16ǝ19Wš20ŵƳ21ň22S23ƹ24l27Ÿ28ǅ29Ľ33ƫǞ36Ĺ38k39ƌ40w43Ƭ44ļ45mő47ǩ48G50ń61ũ62ƒ76Š
did your	61 -13ơƾ-10ƞ-8Ź7ǣ8żſ9nŔţƀǅ10pƕ11Ơƨ12T14tũ15ǌ16zņƙƦ17ǂ20x23Ƴ41ƽ55B
did yours	90 12B14ƙ16ƽ18ǅ
die	82 -9ǩ8H12Vű26Ƴ31ƽ33Ʀ
die of	90 -23Ƴ38ƽ
died	74 -11rŵ18Ʒ19Ư27Ǩ31Ʀ60Ƴ
died $	79 13Ʒ18Ǩ20Ʀ21Ư45Ƴ
difference	88 -15ũ11œƏ18ł22ň
different	68 -13ƚ-12Œ7Ɠǘǩ8Ƭ9C10ǅ11KVǥ12Ǖ19ũ20Ř25Ş26ĺŔ
different $	88 -8ň27ǩ50Ş
different for	79 -15ƚ29Ř
different now	90 -8Ş19ũ29ĺ
differently	90 -9Ş14Ŏ18ũ27ŧ
digit	90 8e
digits	77 7d11eū25E26I34ř
digits on	90 16ū20ř
dinner	83 13n16Nƿ19L21ǩ
dinner $	88 24ǩ30N
disability	84 -7Ʀ27ş31W
discount	72 8ő9ľ10m12Ů13ǩ15Q16ş19ź25Ž
discount $	84 20ǩ28Ž
discount for	86 7ő14ź
discount so	88 -7W13Ů19Q
disease	88 11ƽ
district	86 15Ǔ16ǔ17Ə21Q
dive	88 35ǀ
diving	90 20ƍ
divorce	90 12ĵ17f
divorced	86 22f
dmv	88 35Ƅ
do	27 -39ĺ-30ƨ-20šŢ-19Sƒǅ-18ǂ-17jţ-16iœŴƌ-15GŠ-14Ƈ-13ơƳ-11tńŦ-10ōŤůźż-9ŇőƴƽǍ-8eprŷŸƮƱ-7vxļŘƫǌǤ7VĿŁŋŒŚƍƖƗưƸǒǢ8ŖřŪūƂƎǞǦ9ƃƭ10ĻƘƼ11aQYŐƥǧ12IķľŊųŽƔƤǇǊǡ13ņňŌƊ14MƵƿǔ15AŞ16uHWǩ17Ʒ18ZŰŲƾǠ19JUƕƻǀǉǗ20FŜ21qǜ22yŭ23wŃŏŮ24zĽƚǋǎǕǘ25KOĴžƐƜǐǚ26Tŝ27Ǔ28ǃǈ29ş31ƁǏ32ſƝƟ38PŎ40ǑǖǛ42RƞǙ45Ǆ47g
do $	66 -29r-23ǩ-20ǂ-19ƨ-11ǃǇ-10ǥ-9gǝ-8xQŪ-7ŶƝƞ9ņ10ĴƟ17ƶ19y25UŮ29Ƥ30B32Ǆ35Ǌ45ǈǟ55Ʒ72q78P
do a	76 -10ǝ9m18Ǚ19XŜ39M
do after	90 12ũ14U27y
do all	90 -11d10Ư41P
do any	77 -13Ɖ-10Q-9P9Ƒ12Ź14ǈ15Ǚ19Ų20ǚ36Ǆ37ǔ
do anything	81 -7ƥ21r47ǀ
do business	88 -20Ǆ-7Ɲ8ǔ9Ŏ11ǡ13ǋ38ǃ
do clients	77 -9ǔ8ǖ49Ɯ
do customers	88 -21ǔ-7Ų18ǖ44Ɲ
do for	67 -20ǩ-14K-9Ŝ-7LQŭǠ8ŧ9Ǆ10ǈ11ƀ12Ų18zǑ19Ŏ20ľ23gP25ņ27q33Ĺ44Ư
do i	66 -43ō-14ň-9s8ǡǧ9ļ10u12Ɔ14wŊŷ23c24ŋƕ28Ŏ31a32o36I79ǩ
do if	79 -8ǝ7ĸ10Ǖ11Ʒ16ǜ26ǘ30Ƥ
do in	84 -14Ů-7P10ƚ13ǈ15Ǌ18Ɲ
do it	72 -24ĸ-18ĺ-17Ř-16Ƶ-7ŃǚǢ8Ĵ9ŽƐ11Ł12KŶƗǠ20r27ŀ49Ō89Ŏ
do not	59 -33ŝ-29ǩ-14Nĺ-12ŌŶ-8g7vYŅŋŽƵ8ŏűŷ9IZĽŪƊƠ10cOǠ11Ŗ12Łŵ13PĴ14ňǑ16ǒ17L18lńŇ20Xƻ22bŕ48ŀ62Ş
do people	83 -14Ǉ-10ő-9Ɯ8ǚ17d29ǩ36Ǒ39ǖ
do right	88 9ŝ27Ƨ29ŧ
do that	80 -7Ō14ŝ15Ų17U24Ŏ
do the	64 -10ƋƱǒ-8qŰ7ž8Ɲ9ǐ10Ʃǁǚ11ŭ12k14ǏǠ17x22Ƭ23Ɯƪ42Ǒ
do there	85 -10P-9ŝ15Z63Ǆ
do they	66 -20Ń-16ŧ-15ƾ-14ǣ-13Ņ-12ǉ-11a-10Ʀ-9ŭ-8HƄ-7Ŕŵ7ų8Ɓ9ǌ10ƍƪǂ11ǩ12zŲǈ13ƠǕ14ơ15ƕǖ16TǓ19R20ǒ25y27Ƨ30w33ǧ43ŝ52Œ
do this	79 -9Ļ-7Ű10N12Ń13Ō24s52M
do to	78 -27X-15Ư-8Ƴƽ-7x8Ŏ10ƚ11ž34ǝ35Ũ52ĸ
do we	86 -18Ƅ12d13ƀƁ15Ō23ƕ
do with	77 -8Ŷ10k16Ŵ34g42ŭ76Ƶ
do without	84 8Ǩ9Ʒ13ľ21ŵ30ƭ
do you	30 -28Ş-24ĺ-23ŀ-22šƨ-21q-20ƒ-19ń-18Sŷơ-17ŴƧƯǅ-16ƌ-15cŢũ-14GŎœţŨƇǂ-13ilBƠ-12jŠ-11ƽ-10eļŇŧƪƳ-9dkĸżǌ-8xĹņŤźƫƴƷǒ-7ŕŵƆƬǧǩ7NĻŉŬŽƑǟ8CƋƖƗƢƵǡ9łŶǄ10ƄƸǓǣ11ƂƺƼǆ12ūƎƚƦưƶ13ŊŔřŚƃǞǢǥ14YŪŲƻǠ15VĿŌŖųƊǇǦ16JZōƘ17ŝƔ18ƥ19ĴňƿǊ20Ľ21uQķľŐǕǜ22ƜƝ23ŏǘ24Ožƾǉ25AǑ26WǀǗǚ27ŰƁƐǏ28FHTŜ29ŭ30ŃŮǋǔ31ǎ34Ǚ35Ɵ36P37ş38ſ40K42ǃ44R52gƞ54Ǜ
do your	69 -13Ǜ-12Ǉ-11Ų-10ů-7C10ǔ16ƽ17ǖ18Ǡ21Ǚ23ǒ25ǈ31zǓ65ǐ
dob	85 -10Ÿ31p54d
dob $	88 -11Ÿ8p54d
doctor	71 7Ƹ13ƃǣ20ƻǂ30Ƽ40ƾ
doctor $	78 8ƾ9ƃ14ǣ24ǂ
doctors	86 18ƃ23ƾ
does	41 -24Ƃ-19ž-16ŭƹ-14Ƹ-13ƈ-12ŸƦ-11ƻ-10Ǉ-9şŪ-8ƛƤǖ-7cQĵķŃņŐŘţŧŵƓǣ7ũƍƞƢǆǍǕǡ8dřƉƔƕ9Ǐ10xLƊǥ11ŁňŗŨ12űǒ13bŜǎǦ15ŖŴƁƇ16Ư17Ơ18hsůƎ19ǚǜ20ŰƄƧǠ21ŕŹơ22Ň23WųǄ24ƙǐ25Ǔ26ź29Ľǂ30Ʃ31rǈ34ǩ36ǧ37qƨ
does $	86 -21Ƃ8ř13q24ǩ34Ǆ
does a	88 -8Œ13ƨ18ǩ21Ǌ22A
does anybody	75 -13ŷ-12Ź8nŜ9ǡ10ųƐ15Z18Ư19Ɵ20Ǎ21Ɯ36Ų
does anyone	84 -10Ŀ-8ŷ7ų26Ư38ǐ
does each	78 8ǆ20T
does he	71 -22T-16ƹ-15ų-9Ǆ-8ŏŹ-7ƻ12Ŝ17r30ź32h37ǂ45qů
does it	58 -50ƣ-25ž-11rǩ-8ų-7qŝơǦ7ĴƋƍƖ8pTǌǕ9ĽƧǆ10ƿ11Ɓǎ12Ůǃ13ŖŴ15ů16Œƞ18bƎ20Ŷ27Ũ28ű29ƇƩ37ŕ38ŗ52Ǎ
does not	79 -9ň9s10ǂ14Ǚ17ƙ22ŀ24ũ38ǩ
does she	72 -14Ź-13Ƹ-10Ň-8aĶ-7WǠ9r11ůǈ13ź17Ʒ23sƨ35ų42x44o
does that	68 -12B-7ĹŨǄ7ŜťƅƆ8ŕ9dő10ƙ11p12ŭ13Ŀ15ň16Ǐ19Ƨ31Ľ52ǩ69Ň
does the	54 -53Ǎ-35Ɣ-28ų-16Ƃƈ-14ŗ-12Ų-10ǚ-9ŖƢ-8Ūƛ-7ŃŒ7ƅǕ8ŁŬŰǢ9Ǘ10ŇƝǎǠ11ŴƊ14Ɖ15ǥ16ǩ17ǡ20Ź21ơ22ƙƩǄ23Ƨ24ǐǧ25W26ǈ28Ơ29Ǧ30ĹƄ34Ǔ56ƣ61ƕ
does your	54 -26ů-19o-15ŭ-14xŇ-13ĹŸƧǩ-12Ư-10Ų-9Ʀ-8ŕǇǒ-7ĵǃ7ŝƃưǑ8EǛ9R10ź11d12wǂ14Bŷ15Ķ16WǄ17ŏ19ŰƁ20qŁ21ơ22s23ŒƢƨ29ǧ31Ǡ33r34Ŵ41Ź42ų
does yours	90 -14ǡ9ž14ſ15b16ǌ
dog	76 9ū11P77h
dog $	86 10ū12P19h
dogs	84 -25w18Ɲ32h
doin	81 -8b10j11tŎ13ŝ15ƨ16ǟ23Ǡ
doing	63 -14p-11q-10GƱ-8Ų-7aŐ7ŪƵǄǩ8ź9ŌŹ11c12ŞƳ15j18iǐ19ŝ21k24ũ29S30ǟ33t34x
doing $	78 -24i-15p25ǟ26t27x
doing for	88 -13ǩ15k36Ş
doing in	90 16ź17j
doing okay	90 -13Ʊ-12q23t24x33i
doing that	85 -13G-7ő9Ų44S
doing the	90 -14t-9ǟ10k14Ō18cƳ
doing this	90 11i13ǩ
doing with	90 -7a11tƵ13ǟ
dollar	71 7ǖ8X10Ƃ12Ƙ14ǅ20ŗ21ĸ22Ř34Ŧ
dollar @name	85 27ĸ
dollar amount	86 8Ɠƚ13X18Ŧ
dollar deductible	88 -11Ŧ25Ř
dollars	75 7žǘ8Ƙǝ9Ɨ10Ŏ13Ţ14ľ15X16œ23Ņ
done	65 -16Ɲ-11Ŝ-10Ǐ-9ǩ7tţǀǂ8ǟ10Ōǋ11ŝ12Ŵ13Ǆ14ŷƶǞ16ŧ17ǘǝ19Ļ27ƾ30y31ũ32Ń36ƌ37Ɨ
done $	76 -12Ŝ9ŃƋ12y13ǟ16Ļ17Ǆ21Ǟ22ǘ23ƌ
done any	90 11ǀ24ƌ
done now	88 -11Ń7Ɨ8pƁ19Ŵ22Ō
door	71 -12Ų-8ř9Š10ū11ƘǛ14ǄǊ18ǃ21ƙ24ů26ƝǍ27ƣ
door $	78 9ů10Š11ƙƣ12Ƙ16Ǎ18Ɲ20ǃ
door to	90 -7O33ů
doordash	83 8Ǜ36Ų
doordash $	90 -14Ų16Ǜ
doors	81 -8Ǎ9Ǩ13Ǝ21ǅ28ǝ
dose	90 58ƻ
dot	85 53J
dot com	90 31J
double	90 16Ř30œ
down	52 -27ǩ-10Ɵ-9P-8ŀ-7ŜŦŭƣǃ7ĿŎŖŪƏơǛǢ8efƍǈ9pňƆǉ10jŉŏť11oUŸǕ12cŌ13VƁƶǊ14Ʋ16LƫǎǞ17Şſƴ18T20M22aŤ23ł26ŵƑ29ǝ43Ɗ
down $	67 -11Ɗ-10s7űǕ9uƹ10ƴ11f12aƆ21L24Ť25T30ť32ǝ33Ƒ
down and	82 8ds9ň16Ɨ23Ŗ
down as	85 -7ǩ9ƫ14oơ21a23c
down at	88 10Ř21Ş24U
down for	72 -12Ɵ-8ǩ7ķŧ10Lǝ12ƴ22Ōŏ24ǎ
down in	88 -11ƣ9Ɗ12ĵ22ƥ
down right	88 -13d-7ǝ11oǆ12ŵ14e23p
down the	80 -11ƴ-7ŭ12Ū13V14y28Ǟ41ſ
down there	75 -9ƥ81Ɗ
down to	79 7œ8H11ƀ12V15Ŀ16ŉ56ł
down what	86 -12P-10Ɨ12q13ƻ15ř17Ǣ
down with	84 10ƽ11M12ł13Ʋ17Ĺ
downstairs	88 27Ɗ
downtown	84 9ǋ10ů17ƣ24Ǎ29ǩ
draft	88 13e19Ĵ
draw	86 16ǁ30ǚ
drawer	86 11Ŭ12Ŗ18ǖ26Ś
drink	78 -13Ǆ10ƺ11ǩ65ƿ
drink $	84 16ƿ22ǩ
drinks	85 51Ǜ
drive	59 -15u-13qź-10r-8z8ŷǈ11D12Qǐ13MƄ15Ž16Ũ19Ź22Ū24ŭ30ų31ŲŶ38Ů43Ŵŵ62ů
drive $	69 -23ŭ-19Ů-18ź-17u-12q-9z7Ų11ųǈ14D25Ŷ28ŷ37Ź40ŵ45Ū65Ŵ
drive for	84 -15ų-7ǐ13Ũ20Q36Ų
drive in	84 -9ŭ9Ů79ů
drive it	80 -27ů-15Ų-13ŷ9ų19Ƅ81ŭ
drive to	82 -11ŭ7Ž32ǐ43ů
driven	77 10ŷ12ŭ15Ŵ16ǋ
driven by	79 14ŭ16ǋ
driver	70 -13Ŵ-8ņ-7xǧ8Ů11ŭ12ż17ſ19ž22Ź23Ž25ŷ26ų30ź
driver $	83 -13Ŵ11ż16ŷ23źž
driver or	88 12Ů15ŭ30ŷ
driver training	90 -8ǧ22ź
drivers	66 -29ų-8Ų-7ů9ż12Ź15ǐ17ſ18Ÿ19ǩ20Ǜ25a40ź42ŷ
drivers $	80 -28ų-18ǐ-7Ų11Ź12ſ25Ǜ44ŷ
drivers @name	84 -30ŷ61ź
drivers in	90 28ŷ
drivers license	79 -22ŷ-9ū22Ÿ35a
drives	65 -22n-15Ū-10ů-8Ŵ7ſ8q9ű14ŷ26Ş33ǐ46ų
drives $	86 -57ų-38ǐ95ŷ
drives and	80 -18ų24ŷ
drives it	90 -36ŷ40ų
drives the	86 -26ŷ8ǐ12ű29ų
drives them	80 -14Ū-7ų31ǐ
drives which	85 -22ŷ-7Ź53ų
drives you	90 -10ų38Ş
driveway	77 12Ə26Ū40Ű
driveway $	90 -9Ū15Ə35Ű
driveway or	90 13Ű
drivin	77 7Ž10ŷ16ŪŲ21SŻ25Ź
drivin $	90 10Ž18Ź21Ū
driving	64 -15S-12ǩ-7qP8Lź9Ƃ10Ū15ŭ17Ż20Ź21Ž23Ůŷ24Ŵ29N33ż39Ÿ
driving $	76 -11S-8q-7ŷźǩ16Ū26Ÿ32Ŵ44ż
driving or	88 7zN10Ź13ź
drop	77 -11Ŵ-7M9šǦ10V14ƽ20ś21ƀ36Ƶ
drop it	90 -7M12ƀ13ś
dropped	82 -10Ǟ10Ǧ11ƀƂǨ31š
dropping	88 9I11Ƶ19Ų
drug	90 -8Ņ14ƿ15ŧ24ƻ
drugs	84 8ƻ37ƿ
drugs $	88 7ƿ9ƻ
due	78 10ǧ12ŝƾ14y47ŕ
due $	84 11ǧ32ŕ
dui	88 -7ǘ37Ż
duplex	90 -10Ǎ-8Œ16Ơƣ
during	88 16ŭ19Ɵ21P24R26ƚ
during the	90 17ŭ20Ɵ21P24R
dwelling	80 46Ɠ
dwelling limit	88 22Ɠ
e	79 -9Ǣ16w20Ō44ǚ55b
each	63 -18ŗ-7DIŢŮǊ7ŀ8wZ9Ƙǉǡ10T11ŘƱ15Ɣ17ų18ůƠ20Œƶ21ǋ34ǈ39W
each have	79 -34ŗ18ų61W
each month	82 -8Ǌ-7T12ǉ13Z21Ɣ25Ơ30Œ
each of	76 8v19ǈ20T
each one	88 -7ǈ9ǆ14Ƙ
each way	86 -10Ů25ů
earn	80 -8X8Ʈ26q30Ŏ32T
earn $	86 -8X10Ʈ17q27T
easiest	88 11ś24K
easiest way	90 12Kś
easy	83 -12ƾ9ŝŽ10śŧ12kǂ15M
eat	85 -8Ɲ9ǣ13ŘŦ21Ǜ43Ƹ
education	81 29Ʊ42m
education $	85 15m27Ʊ
either	83 7ƹ8ƽ10ż13Ǎ17Ŭ
electric	85 18Ƌ
electrical	82 26ƋǑ
else	53 -17ǩ-11D-8ŸƦ7ĺǑǥǨ8Ť9hƼ10ŴƌƑ11Ţ12ǋ14ƙ15ƥ16Hŵ17Ʈ18ǝ20Ƣǈ22Z23ŷ24ų26n30Ł40ş42ō45ń
else $	71 -20ş-10Łŷ-9ķƦ7a11ĺ12ŤŶƘǨ14Z19Ŵ20H21ń22ǋ24ƥ36ō
else are	86 -8ō-7Ɣ28Z34ń
else be	80 -11Z30Ʈ
else do	90 -23ō25ş26ŉ
else drives	90 10ų
else gets	90 -10ŷ7ų13n29Ł
else has	88 12ş14Ł18h
else i	90 30ō
else in	86 -21ŷ-8ų7H12ńţż27n
else is	76 -11n-7ķǥ11Ǒ13ŷ15ƢƼ18Ƒ28ō29ş36ǈ
else lives	79 -11ŷ17n20Ƣ
else on	86 -17n-16D-11ńō-7Ŭ14Ƣ23ǥ28ƙ42ŷ
else would	80 
else you	77 7ũŪ10ş14ķ
em	69 -19ļ-10ƞ-9GǨ-8c7ŽƟ8uőƤƯǛ9lƅ10ơ11ZĴű12œƱǕ13E14Ŝǋ15ŠŢ18ŧ19Ş21ǚ26v30ŝ
em $	82 -22ļ-11ƞ14l15Ş17œ19ǋ28Š40ŝ
email	61 -11D-8ļ-7Ǡ17ǧ18Ǖ19Ľ27ś36ǘ45K57J
email $	72 7ƕ20J44K
email address	85 -14D31J
email for	90 -9K31J
email me	88 -13J26ś
email or	88 -10ļ-8Ľ15J20K
email something	80 -7ǘ23Ǖ
emails	88 9ǘ10Ǘ11J
emergency	85 10ƃ17Y
emergency fund	86 18Y
employed	85 -7o11ƃ22Q37q
employed $	90 14q39Q
employee	80 -9Ǉ8ǥ38ǜ
employees	64 -8Q8ǉǐǤ18ǣ19Ǒ20ǈ40Ǉ
employees $	79 -14Ǒ-7ǣ7ǜ11ǉ17ǈ34Ǉ
employees are	80 19Ǉ
employees or	72 -22ǈ-7Ǉ49Ǒ
employer	74 -10ő19V25SƧ33Q34W
employer $	82 -11ő7V8W19Q28S33Ƨ
empty	81 10y46Ɵ
end	68 -9ǆ-8őũ7ł8Ō10j11IƷ12Ļ14Ń16Ł17ǃ18i19ư20ŕŠ25ŔǤ26Ŧ42b
end $	80 -9ũ7ƭ9Ŧ10ł12Ł18ŕ21b23i24Ŕ30Ǥ
end of	86 -10ǆ8Ł9ŕ20Ń24ǃ
end up	82 -8ő7m14Ʒ23Ŧ29Š
ended	86 12ļ34ż
ends	80 -9Ń7ř9Ʃ13ū14e26Ƨ27ŕ
ends $	90 -11Ń10Ʃ33ŕ
ends in	86 8ř14ū15e
engaged	90 35f
engagement	90 18Ƙ
engagement ring	90 18Ƙ
enjoy	86 21U23g26t
enough	72 -10Ǣ-8ų7ŎŞƯ8Ź9ư10ŀž11Ɨ13ŷ16y17rĶť19j32Ƭ
enough $	88 -11ž68Ƭ
enough to	80 -10Ǣ-8ų9r10ŹƬ12ư14Ŏ15ŷƗ21Ķ
equipment	69 19Ɲ21Ǣ23Ǟ46Ǐ
equipment in	88 26Ɲ
equipment values	79 -15Ǣ30Ǐ
equipment worth	88 18Ǐ
equity	88 18Ɣ50ķ
erie	90 7Š9ş10l24Ő
errands	86 7ǐ38ŭ
escrow	83 -7ƕ41Ɣ
escrow $	88 -36ƕ65Ɣ
even	62 -9Ĺ-8y7h8ŕ10ƅǩ11ť12ŒŢƬ16ƹ17Ũŷ20ŜƯ31ż35ţ
even a	76 -7uų10ƹ12ƅ21ż27Ư
even if	77 -9y7ŷ9Ʊƹ12ż16Ţ21ţ
even ones	80 8ţ
even small	79 8ǜ23ţ
evening	90 42L
ever	48 -14Ɲƽ-13Ŧ-9ƃ-8GSŐŔƸǔ-7rľŕŝ8ŏƲǩ9CVƟƷǦ10ǆǕ11ƊƍƑǐ12RŜŭƂǘǚ13ƩǛ14gŸ15ǒ16ſ17Ųƿǝ18hŽ19ņ20Ż21Ť22ǜ23ƛ25Zŗ26ųƜ27šƙ29ƴ34Ŗ37Ƽ40ţ
ever $	90 28ŏ
ever been	65 -12Ŝ9Ɯ12šƘ13ņǜ14ſ15ŻƊ18ƴ20ǘ21ƿ27Ƽ
ever come	75 -12Ɲ-7Ő7ƙ18Ɯ19ƛ22Ƒ31Ŝ
ever empty	88 24Ɵ
ever explain	90 -10ņų-7Ŕ13ſ28Ŗ
ever get	82 7Ʋ11ƍ16Ɗ22ǘ26g
ever gone	88 -10Ɵ19ƙ39Ŗ
ever gotten	84 -10Ɗ-9ǣ7ƙ13Ǜ18ƛ28Ɯ
ever had	65 -14ƽ-13Ŝ7ƿ8Ž9ƛ13ņ15ǝ18ţŻǕ26Ƽ27Ť
ever have	83 -10Ŝ8ņ15ǜ19ǝ25R51ţ
ever said	90 10ƴ14ǚ
ever sat	88 13Ʋ24Ŗ
ever taken	80 -40ƪ59Z
every	60 -11ƯǏ-10ŭǓ-7tO7ŰŹǥ8ŒŜ9cƦǢ10Ĵƽ11FUƔƾǝ13Ʃ18Ő20ƻ21Z23ŴǙ25T27ǒ28u31Ū36ů
every #	85 13T19Ĵ24Ʃ
every @day	90 24Ǚ
every day	77 -16ų-9t7Ų9R10q12Ź15U29ƻ35ů37Ŵ
every month	71 -39Œ-11Ưǝ10Y14FƔ18T24Ő28Z30u55Ĵ
every time	90 -9O7ƙ10Ǚ11Ş
every week	90 -13ŭ14ų35ǝ
every year	88 12ŒƟ15Ŝ18ƾ
everybody	71 -8Z7Hŭ8ŁžǇǈǑǗǘ9żƖƳ11Ƣ13Ƭ14ǅ16ķ20ŷ24n
everybodys	79 -10Ƴ-7Ŗ8Ų9Ƭ10gŎ11Ű13Z14ǈ15K17ǩ20ľ
everybodys got	85 9Ų11Ŏ12g15Z19ľ
everyone	90 -10ų-8ǐ13Ž17ŷ
everything	64 -7ŃŒ7wZŖŧƖƲ8Ǧ9Ǒ10Kƻ11U12ĿǢ13ǐ14ƬƯǄ15Ǐǖ16Ļ20ō25i26Ɨ27ş31ķ
everything $	78 9Ŀ10ƖƗ11ŧƲǦ14ƻ32ō
everything in	86 7Ƴ9Ɨ12Ǣ13ş16ķǏ
everything you	84 -8Ɣ-7Ǣ8Ŷ10ş11Ɨ12ķ26Z
evidence	88 12Ƅ30ƕ
evidence of	88 12Ƅ30ƕ
ex	90 51ƫ
exact	88 -9Ū10d12Y15ǃ25ū
exactly	72 -11Ǎ7ŕ10Ņ11ŀ12š13dƕ15Ǆ19ơƧ23Ť
exactly $	88 13Ņ17d22Ť
exactly did	90 -14Ǎ9B16š19ƕ25ơ
exactly does	79 13ŕ28Ƨ
exam	75 59ǁ
exam $	81 33ǁ
excellent	90 10ĵ19Ƹ
excess	79 -10ǡ-8ƀ14Ƃ61Ǧ
excess liability	86 -11ǡ-9ƀ15Ƃ29Ǧ
exciting	90 9Ǟ10H26Ɩ
excuse	88 38Ŕ
expand	90 -8H36Ǟ
expense	88 12Ľ25ĸ
expenses	83 14Ǌ19Y26ư
expenses $	88 10ư15Ǌ
expensive	83 8ǣ14XǏ17Ɨ23Ƙ
experience	73 -7ţ11Ũ13ŧ18ņǅǣ
experience mod	78 23ǣ
experience with	90 13ņ
expires	90 15e29ŕ
explain	75 -9ŧųƞ-8ņ7Ŕ11ſ15Ŗ16B19ň35Ŋ
explain $	90 -15ň38Ŋ
explain it	85 -10ųƞ-9ŧ13Ŗ18Ŕ19B
explain that	90 -8Ŕ22ň
explained	85 13Ŕ14ň17Ŗ
explained it	90 16ň
exterior	88 39Ƈ
extinguisher	88 22Ǝ
extra	75 -8Ź9Ų11ƶ14Ƥ17Ŵ18ƴ19ŏ22Ƙ29Ǉ31Ǥ33Ƃ
extra #	90 -12Ǧ-10Ź-8Ǉ47Ƃ
extras	86 46Ɓ
face	86 -12ŗ14Ʀ22M29Ƭ
facebook	90 24ļǩ
factor	90 -17J-16Ł20ł35ǘ
fair	76 -7Ƭ7ŎŞ8Ƹ10Ľ13ļ15iŉ16ĵŀ17Ňŧ
fair $	85 9Ƹ13ŧ14Ŏ16Ľ
fake	84 14Ŀ54ǘ
fall	67 -15Š-10Ĺ8ĽǞ10ƃ12š13ƾ15Ǚ16dy20ŕƗ21Ř22Yƞ29Ŷ
fall back	73 11ƃ25Ř26Y
fall out	90 30Ɨ
falls	84 -12ő-8ǘ12ƾ17ǡ22ť23Ɯǣ
falls off	88 -11ő13ƾ23ť25ǣ
familiar	88 29Ľ31Ŗ
family	58 -10Ƣ-8P-7ůż7Ŀ8q9z10AƸ12h13FưǇ16Ɯ18ŨŪ19Ƴ21uƬƮ24ƶ25Ƥ26y34ƽ38n
family $	72 -12Ʈ-10Ƴ-8ż-7ƨ8ſ12Ũ14Fƶ15A16Ɯ18nǇ26y27uƽ
family fall	80 26Y
family history	76 17Ƹ22ƽ
familys	90 12ƭ18ǅ
far	63 -12Ŵ-11Ş-9U-8ŭǩ-7L7yMź8Ɛ9ŇŝŮ11mSƙ12vƞ13Z14uťƭ15őƏǐ19ň20ƚ25i30ų45ů
far $	76 -15ů-12Ş-8L12ŝƏ13Ň16ƞ20u26i28ň30ų
far are	88 9Ə29ƚ
far do	88 20Ů22ů
far does	90 -14Ŵ15ų37ů
far is	79 -7U9M13Ɛ17ƙ44ů
far out	90 -14ů25ƭ27ǐ
farm	74 -10h-9S8ŢǄ9Ľ11ŅŜ12ƶ13Ɲ16ńŭ17ő37Ǒ41Ő
farm bureau	90 9ő15Ŝ17ń
fars	85 9ź16ƙ
fars the	90 
fast	79 -20ǩ-12Ŧ8Ǉ9O12ǧ17ŧ18Ż27Ń40ň
fast $	90 -14Ŧ-9ǩ10O21ŧ27ň
father	81 -10Ť11B18Ƴ29z35ƽ
fault	77 -9Ƴ9ƃ13Ť46ż
fault $	88 11ƃ25ż
favorite	82 21ƞ22ǩ23ŝŶ
favorite thing	90 -9ǩ13ƞ37Ŷ
fax	85 -9K-8M11ƕ18Ƅ23ś
fear	90 43Ŀ
feel	65 -10qƦ7ĸ8ŋƸ10žƞ11ņǟ13ĵ16ǁ17ŧ19Ũ20ŎƬ22ŢŽ26Ň28r
feel $	88 -7Ƭ18Ň50Ũ
feel about	72 -19Ũ-11qƞ10ŋ18ǁ30Ž34Ň40r
feel like	86 -17Ũ-13Ʀ13Ƭ14ž17ŧ28ƞ
feeling	81 -16r-11ǂ7Ňƞ10x20Ƹ21t26Ũ
feels	88 -9ǩ8r9X11ƞ29Ƭ
feet	69 -8R8r11ŀƊ13UƏ14ŧƺ18Pǀǋ33Ɔ
feet $	81 -7R12Ə13ŀ14P24ǋ
feet is	88 
feet right	90 25ǀ
fella	79 7x8Ņņ9ķ10ǃ12g13ńŜſ15B17Ƙ
fellas	90 -9ǐ10ƫ13ņ26Ǒ
fence	79 -9Ɠ11ƙ17ƍ48Ƒ
fence $	90 28Ƒ
fender	82 7ţ9ķ33ż
fender bender	90 8ţ10ķ11ż
fender benders	88 26ż
few	71 -14š-8ŉǞ7Oǣ11Ɓ14HƝ18ţ19ĵ22Ŋ
few questions	90 -10ŉ18Ŋ
few years	75 -15š-9Ǟ9ǣ15H19ţ20ĵ
fianc	90 -11d-10Ľ10f16o18p21q
field	86 11ĸ13ƙ14Ś17ǈ
fifth	90 15Ĵ29ń
fight	85 -10s8Ŏ17ů19r20ǜ24ŧ
fight you	90 -11s-7Ņ20r26ŧ
figure	71 -14Ǐ-8Ǣǩ7HXŤ8œƓ9yŘƗǊ11ĸłŅŖŦ13ǉ14A15ƈ17ű20Ƭ25Ƙ
figure it	90 19A20Ŗ
figure you	90 11H12ƭ17X28ű
file	72 -14Ÿ-11Ũ8ǃ9d11wǖ16ś19ţ21ǆ23Ǘ26a27ǒ29Ƅ
file $	85 13d14a15w21ǒǗ
file for	88 11ǆ14ǒ
filed	78 -9Ƒ-7ŉ11ǜ14ŧ16Ř23Ť32ţ
filed $	90 9ǆ10ţ19ŧ
files	88 12ǘ29Ǘ
fill	76 8ĺ9Ů12Ľ15Ĺ
fill in	79 -9ĺ32Ĺ
filled	85 8Ľ9a11Ĺ13Ō15ļ
filled out	86 8Ľ9a11Ĺ13Ō15ļ
filling	90 19ĺ
filling out	90 19ĺ
final	79 11Ľ29Ł42ư
final expenses	86 27ư
finally	83 -8p10ĺ11j12x15t21k34ƞ
financed	84 39Ŭ
financed $	90 20Ŭ
financial	83 21B37A
financial guy	90 23B
financially	88 -8A14Ʈ17Ư23ĸ
financially $	88 -8A14Ʈ17Ư23ĸ
find	71 -10ǩ-8ł-7ś7gƪ8žǁ9ŧƷ10MŎř11ķƾǟ14U19Ƽ20Šǘ25Ś31ļ
find a	90 14ķǟ16Ʒ17Ŏ
find it	88 8Š16ř18U
find the	90 10ƪ25Ƽ
find us	90 23ļ
fine	75 -10ŷ-8SƟ7Ɖ8ǁ10iŽ13GŒǊ14ǩ16N18ŋ23Ŗ
fine $	86 -9S11ǁ15GŒ
fine print	90 -9Ɵ20ǩ28Ŗ
finish	84 -7Ŋ11Ť17Ǆ20m23ǩ
finished	72 9ǡ11ǝ14ź18mƌ37Ɗ
finished $	84 17Ɗ26m
finished basement	90 
fire	63 -11Ǐ-8Ū7Ɛ8Ɨ10Ń19ĺ20ǜ21ŉǢ24Ť26Ƥ27ǝ37Ǝ75Ə
fire $	86 -19Ə-14Ǐ12Ɨ20Ƥ21Ť23ǝ30Ǣ
fire department	84 12Ə
fire extinguisher	90 22Ǝ
fire station	84 13Ə
fire truck	90 -10Ū30Ə
fired	90 47ǜ
fireplace	77 48Ɛ
fireplace $	85 26Ɛ
first	59 -8ĸ7ĿŌŕƷǏ8ľǅ9eS10wƨ13ő14Š15Ś16aY17xŇƫ18ńœƅǩ19Ń20oA21ŏ25Ɩ28Ř
first $	79 -9ľ-8ĸ7A8Z12ł13ŃƷ14Ō16Ɩ37Ř
first and	79 -10w-8u13o41ƫ48a
first months	80 26Y
first name	90 -13a10b20o
first one	85 13Š18ǩ27ŏ
fish	90 10Ɵ30g
fix	79 12ǩ18Ƥ19ţ27Şƀ28ũ
fix one	90 -7ľŏ36Ş
fixed	85 8ŵ12Ɓ27ũ30ƌ
flat	78 -10fƈ8j9ƚ12ƴ18Ɓ22ǩ29ƨ44Ɖ
flood	71 87ƙ
flood $	90 21ƙ
flood insurance	84 25ƙ
flood zone	83 24ƙ
flooded	88 8Ƥ13ŨƊ
floor	76 -8ƙƢ10x17Ɗ23ǈ29ƛ51ƣ
floor $	86 10ƣ13x21Ɗ
floors	85 9ƌ11ƣ23Ɔ
floors $	90 10ƌ11ƣ22Ɔ
florida	88 32H
fly	86 -13Ÿ46ǀ
folks	65 -12Ɲ-8ǩ7Kľ8alĹ9W10ļƣƮ11Ž13Ɯ14ǖ15Ǘ16ŝžƥ20Ǉǔ23ƽ24Ʀ31z
folks $	84 -9U7ǚ11Ǘ13ž25zŝ
folks do	90 -7ǩ8Ŗǔ15ǈ
folks still	90 15z
folks who	90 14ļ17W22Ɯ
follow	86 14ň18g21Ƨ26K
food	79 -7ǐ13Ŀ14Ų32Ǆ48Ǜ
foot	80 -11Ÿ8j11ǋ17Ż33Ɠ44ƺ
footage	84 35Ɔ
footage $	88 20Ɔ
for	34 -28ų-22C-21U-18ŀǉ-17ĿœŷƼ-15Ū-13ŁŚǘ-12aŏ-11DňťƑƧƷƸǍ-10ƩƮ-9hmƜƢ-8RşūƦǄ-7KōŢŮƁƌƽǜ7cjGTŐ8MŌŜſ9ŠŽƫƴǟ10NƟƭ11wyVƯ12p13lǞ14qűƿ15LƔǦ16ŒŤƬǌǢǧ17XƻǑ18ŔŦ19g20dƤǥ21Ŗŗţǁ22Ļƀ23bĶłƗ24QƝ25OƄưǓ26k29Ũ30Ǡ31ǂ32ľ33ǐ34Ɠ35Ĺ38Ųƶ39Ơ44ƒ47ŭ58Ʊ
for #	70 -12OX-10Ō-9Ŗ-7Ĵ7ŒžƓ8ĸŞǢ10ŵ11aƥ12Ǩ13ƃƗ17Ƭ18ŦŽ28ǝ32ƒ
for $	58 -29ű-28ǌ-22Ĺ-19Ő-16œ-12ų-10ǡ-9CƦǃǍǐ-8ǈ-7xľƑ7Ş9ŻƓ10uǏ11ƭǥ12Ƭ13ư14O15Ų16Ơ17Ɣ18ƻ19Ť20Ļ21ƕǩ34Ŗ35Ǔ37ŗ38ŭ43Q54ƒ79ơ
for a	59 -15Ǟ-10ơǩ-7Xǔ7LPšƬǧ9OĽǕ10Ǩ11ŵƾ12Ɲ15zư17S18qŊǐ19ǌ20Ũ23Ř24H43Ƥ
for all	79 10ǘ18ǒ
for and	71 -20ơ-17ǌ8O12ķŖ14ſ27Ư56Ĺ
for anything	90 -9Ƽ-8ţ21ǂ33Ƹ
for bodily	90 -20ž33ŗ
for business	88 -9ǔ-7ŮǄ13Ǣ49ŭ
for college	88 -16m23Ʊ
for for	84 -12Ƥ-10ƻ-8Ŷ7O8ǚ9ŭ13şǂ15Ʊ16ƃ
for fun	86 -14P-9Ŷ7ŭ11ǀ35g
for good	90 26V39ũ
for her	90 -8ƶ10Ź12x18Ʊ34Ƴ
for in	90 -12Ŀ-10Ĺ-9Ś37ƶ60ľ
for insurance	82 -65ơ12ƴ15Ǔ20ĺ29Œ85ǌ
for it	65 -16X-11Ʒ-9Ĺ-8ŖǠ7ŧ8YǤ9bBƖ10Ŏ11ƫ12ƞ13F14ĴŒƒ31rű32Ŧ35Ő36Ɠ
for life	82 -15Ż-13q15ƴ23ƿ33ƨ
for me	64 -13a8ŉ10nōǄ11ŷƭ12JL13TŪ14ķƇ15O16Ǝ17Z18Ǐ20ǈ67b
for money	86 9ǘ18Ų23Ɲ
for on	78 10Ɠ11g
for retirement	82 32Ķ
for school	90 -10Ŵ11ŭ32Ʊ
for somebody	90 9Ư32Q
for something	90 -12ŏ11Ĺ16ţƄ
for that	69 -10Ųǒ-9ĺƒ-8Ŗ-7ǝ8ťƠƱǀ10m11Żƀǣ13ƻ15Ŕ17ǧ20Ɲ22ŏ24Œ26Ō31ĸ38Ŷ
for the	53 -14Ǌ-13ŭǋǟ-12ơ-11žƝ-10QŘƴǩ-9mxĹƮǄ-8Ų-7gǓ7qĶťźƤƫǛǡǦ8dfůƪƿǐǔ9eǃǆǎ10ŒǉǑ11OP12ƒ13FšƗ16Ƙ17Ű18Ƅ21ư22wƟ24ŔƱ25kǁ26ƶ36Ǡ39ǥ53Ǟ59Ơ
for their	88 -7m12ǒ30Ʊ
for them	75 -36Ʊ-12Ş-11m-10Ļ12Ʈ14Ų21x22Ư24ƶ31y
for this	74 9osOź10Ǌ11ļ15Ƶ17ǁ18m22X26Ĵ
for today	90 -23Ļ-14ĺ-12ƒ34Ĺ43ű
for what	79 -15Ū-7ƿ10rƻ12ķŦ13Ɨ29ŭ33Ʀ
for when	83 11Ĺƚ12ƒ20ſ35Ķ
for wind	79 29Ř
for work	79 -7Qǈ11Ɵ12q17Ŵ23Ųǐ26P
for you	52 -42ǉ-20ųŷ-18Řť-17UŒǎ-16Qŭǘǩ-14ƒ-11Kǒ-10HŶ-9CP-8Oŀ-7ōőŗűư7RƕǊ9śƹ11ńŌŐƔ12ŝ13jMYŞ15ņŉ16Ǡ17ĹŇŎǇ18Ŗǈ21g23dI24GǑ26c27Ŝǐ28N29V30lǟ37ľ39Š40Ļ41X42ţ54łŨ
for your	65 -19Ǐ-14Ŕ-11r-10ƺ-7aI7qsĶǌ8ǣ10d11Řǉ12ƃƯ13ƴ15Xŭƀ16Ĺǂ17ƭ18Ʊ19w22Œ24Ǣ28Ɲ35p
for yourself	88 -9Ƹ14Q16ǂ17Ư
force	84 12ŃŌ46ŏ
forever	84 14ű15Ʃ16G42H
forget	90 11Ĵ14Ƅ17ƨ
form	69 7ǆ8F10hĹƜ11fp12Ƶ14Ő16aļ19Ľơ20mĺ
form $	82 -62Ĺ-14Ľ13Ɯ15f18Ő23ơ81ĺ
form just	80 -54ĺ75Ĺ
forward	83 -8H14Ŏ16ŀ21ś28Ō
forward $	90 -15ś-8H17ŀ50Ō
found	83 -8Ƈ-7Ŗ10ř11ƅ12ű13Ļ20Ʃ28Ś
found it	90 -8ŖƇ12ƅ23Ʃ30Ś
foundation	85 14ƙ31Ƈ
foundation $	86 14ƙ31Ƈ
fourth	90 28k
frame	79 -15ƅ32Ń43Ƈ
frame $	90 12Ƈ
free	74 10ţƷ12ZƧǁ13Ŭ17s23N26g28LƔ
free and	85 8ķ11ǁ12Ʒ17Ŭ39Ɣ
free or	90 13ţ17Z
friend	76 9Š13B19Ƴ21a26ļ42A
friend or	90 11Š22A
friend who	90 -9B23A25Ƴ
friends	84 -12ǚ10ƃƜ11Š17Ƥ31B
from	48 -16ǩ-14Şų-13T-12Ĺ-11Qǐ-10ǧ-9hLŖ-8ŷ-7ĺŌŐŘřŚƠƳǆ7ƛƿǝ8mũƦǙ9uſƈ10IŀŠƉƜƧƽǄ11ķŇƅƩǅ12kś13rƚǍ15ĸŸǜ16ŧǊǑ17WŅ18œŤƻ19Ŏǋǔ20RŔƏ21Ţźơǒ24Ľ25Ŝ28Ļ29ƙ32l41Ǖ
from #	83 -12ƪ11Ǖ14Ƌ17Ʃ23ƈ47œ
from $	73 -17œ-12Ĺ-11Ǩ-8ŷ-7Ƣ8ơ9F11ĸƛ12ŸƦ15lC22Š25Ť28ǋ39Ǖ
from @month	90 30Ɵ
from a	84 7Ə8ơ9ƃ11I12Ǩ14u20Ǆ
from before	88 -10œ10l12ƫ25u34ƅ
from home	72 -9h-7Ǆ9Ů17Ɲ22Ɯ27ź36R
from it	86 -20ų10B14ŀ28ƪ29k30ũ
from me	81 14Ň16ƕ17Ń18ŉ34Ŏ45Ļ
from scratch	88 13ŏ16Ɠ
from shipping	80 9ǝ
from the	65 -13ǐ-11ƊƜǖ-7ů7śūźƛƧ8ŻƇǣ10Ÿ11Ŧǒ13ńŲǋ14Ǐ15Ɨ20ƻǔ26Ľ28ƚǍ29Ǌ30ŧ33ƙ
from them	88 -9ǧ11Ţ14ś26ǒ
from there	88 13Ŝ
from us	90 -19ƕ11ơ19Ƅ
from what	90 -28l-8Ʈ13Y18Ň53œ
from work	90 -7Ʃ12s13Ʀ
from you	73 -17Ŝ-14T-12ů-9Ǎ-7LĸŖ8EM9ƣ10g11Ǆ12ƊǇ13Əƶ14ƿ19Ɯ28Ʈ38ķǑ
from your	72 -11œ-9ņǔ-8Q10ƙ11Ə12ś13Ʃ14Ţ18WƧ23ǖ25r28Ŝů
front	68 7eŅƩ10Ÿ11ĺ14Ĵƣ15qƇ16Ə28ǃ30ǈ32Ś
front $	82 7Ś10e14Ƈ19q34ǃ
front door	90 7Ə15ƣ
front of	78 8Ņ10Ʃ13Ÿ36Ś
full	63 -13w-12ŏ-9Ǣ-8ĸ-7YŌ8qōŹ9tƠƼǛǟ10ƃǄ11Ƣ12Ƥ15ƓƟ16Ĵƭ17DŎ18Œ28Ǉ32R38a50ƀ
full $	88 14ǟ23Ĵ
full coverage	79 -12ŏ-7Ū8ž75ƀ
full name	88 -18w7o50a
full time	77 -9ƀ9Ų11q21Ɵ39Ǉ41R
fun	72 -12P-9Ū-7U8vƜ9ǀ10Ǥ14Ƣ21xǟ29ŭ30k51g52Ŷ
fun $	85 -13P30Ŷ
fund	77 -15m16ƕ27Ʊ30ǣ36Y
fund $	80 -16m20ǣ31Ʊ37Y
funeral	74 14Ƴ53ư
funeral $	82 -9Ʈ17ư
furnace	80 -7v14Yĸ22Ɗ31Ƌ
furnace $	88 -7v10Ƌ30Ɗ
furniture	79 -7ŗ15ƥ21G25Ƣ29Ɨ
furniture and	86 -7ŗ36Ɨ
fuses	90 26Ƌ
g	86 -20ŗ-12ž-10Ƃ8Ǧ9b17ź59ǡ
game	88 -10ļ12g47ǩ
gap	76 21ŕ38š63Ɓ
garage	70 -11ƽ11Ť12Ɯ13Ƒ18ƥ19Ɔ26Ű32Ɲ
garage $	77 -12ƽ10Ű15Ƒ21Ɔ28ƥ
garage driveway	90 13Ű
garage or	90 
garden	90 9g19ƣ
gas	83 44Ɛ
gate	86 18ƣ21ƍ24Ű
gave	76 -7Ʀ7B8ŊƧ9WŔ10Ż11ń12Ņ13ŧ14ǚ20Ŗ32ļ
gave you	77 -7Ʀ7B8Ŋ9WŔƧ10Ż11ń12Ņ14ŧ20Ŗ32ļ
gc	86 -7ƒǩ26ǧ45Ǔ
gc want	90 14Ǔ28ǧ
gear	90 -8Ɯ-7ƗƵ8Ű15Ɲ45Ǐ
geico	90 12Ő24ń
general	74 -24ž-15ŗ8ǖ12Ƹǧ18Ǔ36ǡ
general contractor	90 15ǧ
general liability	79 -26ž47ǡ
georgia	85 8l17C18Ÿ19y
get	45 -13qŭƷ-12Š-11yXĺŏ-10l-9ĶœřƟƬ-8zŁƒǞǩ-7cnrĵŕŗŝƌƛƺǣ7GŀŐŷŽƊƵǇǙǤ8bƓƳƶǧ9ūŹźƦƮ10jpĴŊŴƙ11Jőƨǘ12KR14vĽŻ15Iƿ16sŶ18gSĻƍƕ19Ÿơ20ň21ƃƖ22HǕ23WŦƚ24k26ű28Ō29ś31e33ŵ
get $	79 -14A-11ŵ-9ƫ-8Ļ-7YƮ11ź15B16Ŧ17ƕ20Ʀ26ű39ƨ
get a	72 -29Ķ-12ř-11Ŝ-8ƿ9śƓ10H12kŖ13Ŋ15Q17A19Ǉ20Ľǘǩ24ƚ28e31W
get around	75 17Ɠ40ŵ
get behind	90 14ų22ŷ
get by	82 -14Ʒ11ƃ12Ƴ21ŵ41Ʈ
get certificates	90 9ǒ
get cut	86 19Ǚ26I
get for	85 -38ƒ-20X24Ơ47ű56Ŧ
get his	90 -7Ÿ15w26Ź
get hit	90 9ſ13Ǥ18ƚ
get hold	90 39K
get hurt	85 -8Ǩ20Ɯ28ƍ32ƃ
get in	85 -7Ǎ11sŤ14Ŝƣ23m
get into	86 -13ǅ10Ǘ11ǘ15i51S
get it	75 -10Ō-8ǅ9ƥ10OŎőƖ11eĿśƘ13ǃ15Ĵ28b33ƒ
get me	86 -9K22ś
get my	85 10Ľ11J36ļ
get off	88 -10g12L14Ō37R
get out	82 11H12NV19Ļ36g
get paid	86 13ƃ14Ĵ15ƕǖ17T
get started	88 7Ť12d19Ō
get that	74 -13Ŧ-12Ũ-11dS-8Š-7GƠ7Ľś10ƍƎ11H13ũŽ15XŌő16C17ǅ18Ő20p22ū29ň38v
get the	75 -12W8ŘřŵƦ10ƈ11Dĸ12ƫ13Ʃ20Ķ30Ɩ
get there	90 8P15ů31G
get this	83 -9ǩ20Ō36ơ39Ń
get through	85 17ĸ23W
get to	74 -9y8Ƨ9LƱ14k16Ŷ17Y20Ź29Ũ41ŵ
get you	74 -10ŏ-8BŦ-7ĺźƶ8m9dş11p12Ɓ13Ż14ś16ŶƳ17ƭ22Ō23Ŏ28I
get your	74 8Ɩ9eWŪ16a17Ŏŧ20Ÿ21s26Ǖ
gets	72 -9ŪŷƔ7ǌ8gļǇ9sT13ŶƢƭ14ǣ15ų17Ɓ20Ŏ25Ł36ƫ
gets a	88 10Ǉ13ļ27ŁŎ
gets the	85 12ų28ƫ
gets you	90 -11Ɣ-10Ū12g16ƭ17Ŷ23Ɓ
gettin	82 7Ŀǜ9tx10jz13i17P19Œ
getting	69 -8ǉ7ŵ8Uǝ9tAĹƨ10ĿŚ11jűƁƞ14z15Ǚ16Ŗ17Ǡ20Ź
getting any	90 7j25t
getting paid	80 12ǝ
girl	80 8ǖ12Ǥ13v14l15ǈ18w25u
girlfriend	88 -8Ʈ17Ƣ21Ʒ
girlfriend on	90 17Ƣ
girls	84 -9Ƴ11v12Ʒ18ǜ22u
give	56 -11G-10ŵ-8Aǩ-7nBĿ7Őƒ8wOŅŊƝǐ9eŇŶƔƗƧƪǧ10tǕ11oŁŧ12DŌŪŮƆơ13Ŧ14d15ŔŝǠ16x18X25Ɓ30ǚ35W
give me	60 -12G-7W7QƈƖǇ8Œ9OŐŤ10eƒƔƦǐ11wŇŶ12ĵ13oŌŪƆ14DŮ15ǧ16d17ƗǠ18Ŧ25X
give you	72 -10Ʀ-9ŵ-8Ɨ9ő10Ŕ13ŊƧ14Ǣ15ƪ16Ǖ18ơ19Ņ24x37Ɓ56W
gives	90 -10ǚ8O18A
givin	90 13ǁ14ŀ16t
giving	86 7ń12e13ǁ14Œ18ŵ19A
gl	80 -27Ƃ-19ŏ-11ŗ-9ō-8ǚ22ǥ31Ǧ85ǡ
glad	83 -13ƀ-9b8Ƽ13tŐ14Ťť23ż30Ŷ
glad you	86 -8ƀ8Ƽ11ż14Ő15ť32Ŷ
glass	79 -7ơ16ƀ19ǌ30ƿ44Ɓ
gmail	86 28J
go	47 -18ǩ-15ŨŰ-12ƝƯ-11qǝ-10Ů-9lŁŦ-8uLĸĹůűƴ-7pxGŃņƕǊǋ7dNYŜŴƉƎǃǏ8wŏŧźƋ9Ańų10sŖŚ11ŞŠ12Eňśšţ13ŅŊŔžǐ14aƾ15ķłǦ16ǀ17Ō18œ20oƠƭ22VũƟ23ŗ25ƞ26ƒƧ27mŎ32Ɣ36R38ƫǜ39ō44Ƥ
go $	68 -11ŧ-10Ŕ-9ǩ10ĴžƧƵǣ12ŗšŢ17Yƭ20ǜ22őǦ23Ŏ26ƞ27Ņ29Ƥ
go about	90 17łǜ
go after	88 19Ƌ28E40ķ
go ahead	77 7ř8a9Ś10Ň28Ş31Ō
go back	83 -9r15ƪƮ24Ʒ
go by	81 13ǜ14ł15wǃ18a40o
go down	84 9H11Ť13VŪ24ť
go for	76 -13Ʒ-10ŧ9Ŏ18ƒ26Ơ29r30ţ
go in	76 -16Ɲ7Ɵ8ƛ9ǀ11ŭ22ǜ29m60R
go on	71 -13ƭ-9p-7Ŋ7Ź8s10ń11ƙ13Ǩ17ŉ18Ŵ22Ɣ74ō
go over	74 -13Ř-7Ŕ14Ɖ19sƒ29Ŗ36ň
go part	88 -10R23Ƨ28V
go through	80 -10Ũ8ĺ10f15ǥ16Ŋ21ũ24Ƴ25ś
go to	72 -12Ǩ-11l-7qłƱ7ƶ9ƾ10ůǐ11Ż20Ƥ31mA73ƫ
go up	75 -11ƞ-10ƴ-8ŗ-7ĺĻŦ9X11Ʃ12ƅƒǀ13c14Ơ19ũ21ž26Ř37œ45Ŕ
go what	73 38Ŝ
go when	90 8ƙ11ǀ
go with	75 -15ő-12Ň-9ů-7mƕ10aBšƧ11Ɣ12Ǥ15ŵ19ł21ŧ22Ō27ų28Š34ŗ
goal	90 44Ļ
goes	68 -10Ő-8w-7pŒ8ǩ9Ɯ10dKƩƵǉ11HJŴ12zE13cŁƷ14Ķ16ǝ20o24ų26ǖ35ƫ
goes $	88 14ųƵ18ǩ20Ʒ
goes to	83 13K15z16Ŵ38ƫ
goes with	90 -12Ő13E25ų
goin	82 -23ǟ-17ű-8ŏ7Ƶ10y11Ʈ13ƭ14UV15H44i
going	56 -19š-14t-10ŞƷ-9ŴƱ-8mŀ-7g7ŉǞ8eĿŧ9QUƝǃ10DňŢ11Hĺǩ12Pž13Ƹ14ƒ15r16ǅ17Ż18Ũũ19ō20Ĺ22Ź23k25ǟ26y28V32ł52ŏ
going $	79 -24Ƶǟ-8VǦ7Ǩ10U13eŉ24ǅ25ō36ǩ44i
going for	83 -8Ʊ-7m8ŝź11Ź23ƒ27x
going on	79 -24ł11p17Ɲ19QƸ22ĺ41Ĺ
going through	85 -8x12U16ŧ33Ũ
going to	63 -10xVŴ-7gĹ7Żƭ8ĵƟƯ9kǞ12D14ž15P16ŏ20Ź23H24rũ25Ƶ40y66ł
golf	88 36g
gone	63 -10Ū-8ǩ-7ƕ7ƫǣ8Ũ9ƓƠǨ10ƙ11ƒ14Ʃƶ16ŒƎƱ19Ư20œŵ21Ŗ34Ʈ40Ʒ42Ɵ
gone $	74 -10Ŗ11Ư17Ʃƶ18Ʈ20Ʊ34Ʒ43Ɵ
gone through	79 -8Ɵ10ǣ12Ŗ
gone up	79 22Œ27œ
good	53 -10Ű-9Ķ-8uyŞŤťŪŲ-7lƝƧǋ7œżƒǈǒ8ŋţƃǂǙ9VƵƹǩ10JMƔƩ11pY13UƉƭǊ14Ő17ĻŌź18Wũ19Ň20Ŏ22xűƸ24ĵ25LN26ņ27Ŷ28I30i31ǟ44ŝ
good $	75 -12ǅ-10uŝ-8yƧ-7S9HŉŶ10ņũ11J15ň17IƵ21ǟ23ƭ26x30ű57Ň
good day	88 19ǖ20L
good for	82 -12ǟ-10Ķ10x13LǊ16ƹ18ţǅ23Ɣ24Y
good grades	90 9ź
good health	86 13ǂ19ƃ
good idea	90 7r11s14B
good or	81 -12ǟ-9H8ņ10i12ű14ũ15Ƹ23V46Ň
good outcome	90 -9Ō21Ļ
good shape	81 9ǂ19Ɖ23Ƹ
good student	86 21ź
good that	90 -11Ť9c10ũ19Ǚ22i
good time	82 -9s-7I8L18ƒ49N
good to	82 -14ŉ-12Ň12tW16Ŏ17Ŋŝ24Ō
got	41 -20ǩ-18Ř-14Ɵ-13ņƭ-11ĽƬ-10irGXư-9ũƌƹǄ-8MRŇŶǌǞ-7bPƊƮ7řŧŬƇơƱǃǛ8ŮƃƖƗƙƥǇǒ9ĸšƀƆǁ10qVńŢŲƋǂ11ghűŴƴǤ12ENķŅŦŪūǢǥ13ŝųƎ14Ʋ15uŐŒŵƵ16ļƻ17ŕǘ18jk19Ŝ20ŚŠ21ň22Ǐ25Y26nŏ27Ķ29A30ĺ32ş39Oſ
got #	72 -10ǡ-9Ķ-8ǥ-7RƦ7ǖ8ł9jI10D11ŗ13EǢ14ǘ18Ǉ21ƨ22u24ž39O
got $	68 -27Ř-19Ǉ-16ŏ-15a-14ƭ-9ǅ-8ĺ-7ƒ8hśƵ9Ʀ10Ɣ11O12Ţ13Ş14ŕ15q25ū28ŖƆ29ǔ31ŝ32ŒŪ33Ŧ69ſ
got a	59 -19uƤ-17ſ-10Ɗ-8Ɵ-7ķ7Ū8ĸţƋǒ9ŅůŰƦƸǋ10ŵƘ11Aş12U13ƥƲ15ŏ16YŎŹ17ű18m19hƗ21N24ŗ26Ǡ33ǥ39n58Ķ
got about	88 11Ɲ12Y
got an	85 -39Ǡ-27ņ16Ŋ45Ŝ64A
got another	88 10ŵ13ō25ƴ31Ŵ
got any	79 -18ǀ-9Ņ13u16ŏ18g26ń
got anything	90 -19Ƙ22k29ŏ
got for	81 8ĶǙ14ſ20ƀ28ƃ
got going	88 -8Ǧ9ŝ26ǅ
got hurt	85 13Ǚ14ǣ15Ǩ21W
got in	73 8ķ10Ǘ11ƑƱ16Ǐ17Ʋ21Ɨ40V
got insurance	90 -8Œ9Ő33ŏ
got insured	79 11ş14ƃ
got it	72 -7ŵ7ķŚƇǠ8œű9Ƣ10Š11ť12Łƅ13ŐŒŭǉ15ň17Ŏ24ƒ27n
got on	76 -8Ɨ7ſ8ƈ9Ǘ13Ř18a19ŕǢ22Ʀ24Ů
got put	90 15Ƥ24Y
got some	86 7ŕ10ǀ12jņ14ƪ21Ǉ
got something	90 -7Ŋ7k15g37ŉ
got that	82 -11P11q12ƻ13Š15Kƽ17ų23Ƙ
got the	68 -9aŏ-7ǥ7dŭ8NłƵ9EşŠŬ11o12ļ14ū15D17ňŵ19ƛ22ų61Ś
got there	88 7Ǜ15ŕ16ŊǏ
got to	67 -8Ÿǌ-7ř7cjQŦŲ8TŝŨŪƎ9AļŘŶƀǓ10ƄƋƖƜ11Œš12k16Ņ18Ł20ǜ21ơ
got what	90 12ǆ13Ŵ31Ş
got you	70 -13ń-12Œ-11Ŷ-9ư-8ž8ƃ9L10Ƴ11IŠ12P13Ő14t15a17c19ŏ21ĿŢ24ƻ36O60ĺ
got your	74 -18n-15d-10P-9ŏ-8Ś10q11Ÿ12Ĺǀ15tvǃ16ř25Ő30Ǥ46ş
gotcha	85 8Ɛ11ŷ12ĺ13gV16ť
gotten	77 -9Ɗ7ǣ10ń11Ǜ14Ơ15Ɯ17ƛ
gotten hurt	88 9ǣ20Ɯ
gpa	88 47ź
grab	82 7I11Ÿ14ƻ23Ś
grab your	86 7a12Ÿ17Ś
grade	82 -15Ɗ-12ź10m15x23qvŧ
grades	73 -16y-7x12v68ź
grades $	86 38ź
grades at	80 12ź
grandkids	90 10k22ƶ
grandma	88 -10Ǩ-7Ƣ11nŷ13ǔ22Ư
great	77 -8ƞ-7Ō7Mĵņś9ƇƜ10a11xŴ12ǋ13J21T
groceries	88 7z12X25ŭ
gross	79 -10Ǟ12Ɣ22ǉ44Ǌ
ground	78 -11Ǎ9ƺ16Ɠ25ƣ41ƍ
group	79 17Q32Ƨ42W
group life	86 11W13Ƨ
grow	79 -15H-9p11v14Ǌ32l38Ǟ
grow up	85 37l
growing	86 10Ǉ17y25Ǟ
grown	84 20ƭ27n32v
grown $	90 16ƭ39v
guardian	82 13Ư40Ʋ
guardian $	90 -25Ʋ56Ư
guess	78 -11ǅ8ƈ9Őǖ11i12ƅ13Ə21ŮƗ46ǩ
guests	88 45Ɯ
guitar	90 9Ƙ26g
guns	82 31Ƙ
guns $	88 19Ƙ
gut	82 13ƌ14ǜ27ł43Ň
gut $	88 15ǜ25ł
guy	69 -8ǩ-7œ7ł8Ľ9xƈǨ11ǣ14M15ŅŜ16gŤ17Ǖ20ǜ23ơ29ņ34ſ35B
guy $	86 8A13Ŝ16Ǩ22ơ
guys	64 -8g-7ŭſǩ7Şǋǐǒ8Sŕžƒ9wōƷ10ŐőŴǤ11CŨ12ǣ13kxĸ15jƔǙ16H19Ǉ20ǟ25ǉ31Ǒ32Ǆ
guys $	82 -7x7ő10Şǒ12Ũ13ǉ17ƚ40Ǒ
guys do	85 -20Ǒ-8g9H16k33Ǉ40Ǆ
gym	72 -14V10g13Ƨ18Q19P24ŗ28ĺ
gym $	79 -15V24P31ĺ
gym and	80 -13Ƨ33ŗ
h	83 -7t9Ǡ10Ƨ15o17ř18b
h are	90 10ƧǠ
ha	86 8ř12g13ű14c15Ż17Ő
hacked	83 35ǘ
hacked $	85 10ǘ
had	51 -11nŏ-10ǩ-8SŐŖƃ-7Ľ7ŶŸ8vPűƗƚ9Ŋǟ10tŝƿǙ11ľƈ12żǕǝ13Ƥ15Ƽǜ16ĵǂ17Ššǅ19ǣ20Ż21ĺ22ĸ23ƾ24ƛ30ņ34ƽ36ő40ţ
had $	82 12ţ14c15ƛ23ż
had a	62 -11Y-8ƃ7Aķŵƛƿ8Ɣ9Ĺ10żƼ12Ř13ǟ14Ŝ15Ŋ16Ǖ22ņ24ĵ26Ť27Ż
had an	86 -17Ŝ10ƴ13Ƃ22ņ
had any	75 -15ŏ-11Ť7Ż8Ǚ16ƚ20šƾ25ǂ
had it	90 -40ǅ-13n18ƽ50ő
had that	85 10t13őǅ17ũ18Ƌ
had the	79 -12Ƽ-7őǄ7ĺ8t10fx19ƈ31ƽ59ǅ
had to	66 9ŶƸ11Ƥ12YŨƳ13ǜ15Ɨ17ŝ19ľ22ǝ32ĸ45ţ
had water	90 9ƛ
haha	76 9ǘ10hpļń11HŰ12tŒŜŞƲƾ18ű
haha $	83 -7Ƥ10ǘ11h12ļńŰ13t14Œ21ű
hail	69 -9Ɯ-7Ľ11ť13ƈ30Ř35ƀ59ƚ
hail $	77 -10Ɯ21ƚ24Ř
hail deductible	90 -19ƚ19Ř
hair	86 -8Ƣ-7ǔ13N15P17U19ǈ34Ɲ
half	67 -15Ư-8QƦ-7b7tŚƄƝ8u9OĶŗǝ10Ƨ11ǩ12pƊƠ13ƨ15Ƒ16q21ǔ24Ƣ25r26Ǩ28o34Ƭ
half $	88 -19Ư-9rt13ƨ34Ƣ38o
half a	85 13ǝ14ŗ50Ƭ
half of	86 11Ɲ13Ǩ19Ơ
hand	71 7ƶ9ǈǏ10M12ĻǙ13ĿŚǣ15ǒ16S19Ơ22Ǟ33ǖ
hand over	79 15Ŀ20S
hand you	88 8Ɩ19ǒ31ƪ
handbook	90 28ǜ
handle	71 7ǘ10YƲ11Ŗ13s15ǈ16ǜ21Ʒ29ĸ
handle it	90 9ŧ10ǜ
handle out	79 9ĸ16Y
handled	83 -7ŝ16Ń40ŧ
handles	78 -12Ś-11ş15ǜǠ19ǖ21Ł26Ŝ37ǘ
handles the	82 -14Ŝ-12Ś-11ş-7ǘ8ǈ20ǖ31Ł50Ǡ
hands	83 12Ǔ16tŚ18P22ǚ29Ǉ
hands on	90 19Ś25ǚ
handy	77 -8ŏ-7ǥ8v9ŭ10ū12M14ǖ15ř39Ś
handy $	81 -9ŏ-7ǥ16ř43Ś
hang	79 7ų9Ƒ11V30ĻƵ38ŀ
hang on	90 8ų36Ƶ
hang up	86 33Ļ42ŀ
hangin	90 -23V8Ƹ16Z37i
hanging	81 -12Ɖ11a12t22V33Ƒ
hanging over	88 -13Ɖ39Ƒ
happen	64 -13ƨ-10J-8ŝ-7ĸŵǩ7Ŏƛ9ƜǕ10ũ12Ƨ14Ť15Ļǘ18ţ23Ŀǔ33ť36ĺ40Ʈ
happen $	77 -12ƨ-11ũƳƷ-9ŝ15ţ20Ť21Ŀ26ť27Ļ39ĺ
happen again	84 40ũ
happen if	75 11ƛ12ƜǨ23ǝ28ǔ
happen to	81 -15ǝ-8Ǩ7ǚ8ř12ƷǕ18Ƨ48Ʈ
happened	61 -12Ŀ-9kŁǝ-7ƽ7Ƥǣ8YŖŠ9ĺŦ10ƨ12ƮǨ13š14iĹŨ16ō17ņƛ18ƫ28Ƴ31Ť
happened $	76 -29Ƴ-19ĺ-15Ǩ-11k7Ư10Ũ11Šť12Ŧ18ĸ21ƫ27ō70Ť
happened again	79 -12ĸ19ũ32Y
happened that	85 -29Ť-11Ł34ĺ38š
happened to	78 -19ĺ-13Ť-9ĿŖ-8ǝ-7ŀƽ9ǘ12Ƥ13ņ16ƨ24Ʈ32Ǩ43Ƴ
happened with	76 -18Ť-14ĺ-7Ŗ9ņ12Ƴ30Ĺ33ƛ
happens	64 -11ĺ-8VņƮ7ƙǒ9YĻ10ƃǨ11š13ĸ15ƨ18ǣ19Ƨ21ŗſ22ǝ24Ʒ30ǩ
happens if	79 -12Ǩ7ƛ8ƜƧ10ǚ12ƃǣ13ŵ24ǝ
happens to	75 -9V-8Ļ-7Ʈ7ǝ16Ŀ20ƨ30Ƨ37ƷǨ
happens when	77 -12Ƨ-9ņ9ſǒ15ǣ32ŗ
happy	74 -11Ş9H10dŧ11Ļ15ƞ18U41ŝ42Ŷ
happy with	79 -11Ş12ŧ24ŝ59Ŷ
harassment	88 27ǜ
hard	68 -10ś8zƙ9ks10ķ11dŽƊǟ12ƹ13Ƴ17Ǚ30Uǩ
hard $	90 7Ž14Ɗ
hard for	79 13ķ23Ƴ
hard where	80 13ƙ
harmless	90 32Ǔ
has	50 -15ų-11nƼ-10ő-8Ŏƾ-7aŏ7ƴǒǡ8qQŷƉ9BǦ10Őƙ11œŞƑ12łŹƓǌ13ŃŔƪƻǚǜ14šƋ15ŒŮŴźǛ17jŖſ18Ł19vş21ţ22ƛǗ25hǂ
has a	67 -9ƴ-8Ƃ8ţ9Ƽ10m16ŷ19ǚ20šƑ23Ǧ
has an	90 10ſ
has anybody	69 -8Ł-7h9Ƌƨǜ10Ŕ11Ư12Ɯǡ13ţ14Ǜ20Ɠ25ƴ
has anyone	74 -15ƈ-8ƴǦ9ǣ11ǜ12Ƃ13Ǜ15Ɖ16ǘ33Ŗ
has changed	80 17Ƹ
has it	71 -10Ƌ-9ő10Uƌƪ11ťǅ12ƈ16ũƊ18Œ24œ29j
has the	69 -20Ɗ10hşǥ11ţ12ƙ13ƕ22Ƌ23ƻ28ƛ29Ł
has to	84 -12Ŏ-7ơ23Ńǌ24ł31Ł
has you	90 -9Ļ9ǆ18Q35Ő
has your	74 -14Ł-11Ƽ-9ųƨƴ8p9ż10Žƙƺ11ź12Ÿ13q17B20h22ǂ23şŴ
hate	82 9KŽ10Ǡ13Ŀ14a16ŝ17Ť
hate to	90 14Ŀ15a18ŝ
haul	84 -12ǖ-8Ɲ14ů17ŭ25ƥ43Ų
have	31 -20Ǆ-19Ƨ-14ƞ-13UǊ-12nŀ-11gyPŠůƕǌ-10LMŷ-9ƅǧ-8Hłœơǟ-7jQTļĿŘƭǑ7wŁŌŐŧƔ8kŋřƀƆƽ9dhŃņōŕƊƋǃǨǩ10FŉŖƳǔ11Jĵňťƚǅǘ12ŸŻžƛƜƾǈ13rŝŪŰƗ14lNǆǡǢ15ISķŜƘưǋ16mZżƁ17şƍƑ18ŵƵǓ19aŢţŹƃƪ20ǝ21ſ22Ķǒǥ23ŗƎƯ24uǇ25ǜ26őƱ27YŎ28f29ƌ30OŚƼ33ń35ŏƦ38ƨ
have $	58 -35Ǒ-26ŏ-23Ǆ-21Ɓ-20q-18ǡ-17ŒƬ-13Q-11Ŏǜ-10őŚŵ-9ž-7ǈǝǦǩ7Ǔ8ǐ9Ĺ11ķƗ12ZƉƘ13ƇǢ14ş15ŻƆ17Ƌƽ21ŖǇ23Ʃƶ24ǔ25OŪ26ǋ29Ő31ǥ32Ƶ48m55ƨ78ſ79ŗ
have a	55 -25n-23O-21ž-20Ƭ-17Ū-15Ɓ-14Ƃ-13ƞ-11ǝ-10ơ-9Iǘ-8ş-7ŘŚǇ7ŻƗƤ8Ŏǥ9BǦ10Ō11ŏƝƱ12ƾ13źư14ņ17Ǩ18Ʋ19qƎƐ20ƊƜ21ƚǡ22Ķ24fǙ27Ƒ29ƍ33ǃ34XŜ36Ű39uǈ41F50N
have an	70 -10ņ-9Aǘ-8e-7K8ƃ10Ƙ11Y13Ķ16Ŝ17ǆ19Ƃ20b26J39Ǡ
have and	90 8Ɖ11O
have any	66 -22ǜ-21u-8ŗ-7Ƽǈ8şǀ10Ƒ11ǐ12Ƹ14ŉ15Ƴ16h17ŏ18ƾ25Ǒ28ŹǇ29Ʀ35ƨ
have anything	83 -15Ƹ-7Ƽ15ƳǦ18ƥ20ƽ27ƨ
have at	90 -15Pŗ-14qƧ-13R-7U16ƨ17ŏ44Ʀ57W
have been	66 -11ţǅ-8t7RōŎƨ8arĺ9ƌ10šƈ11ƪ12Ň13S19k23ő26ǩ32Ŷ70G
have current	80 18ǒ
have dealt	90 11ŵ23ņ
have done	88 20ǋ24ǝ27ŧ
have flood	88 17ƙ
have for	77 -9ǌ-8ƒ9ĶƎ11ƙ13Ɠ14ť17ǥ24ơ33ǩ
have full	90 -11ŏ-8Ū32ƀ
have got	53 -18ŏ-10ĺ-9ǡ-8pĶŵǥǩ-7cǅ7oIKĻƓƼ8JŊŕŪƩƸǉǗ9vUŭƲ10Ǝ11ŚŬ12dY13Ų14ńōŜƻ15CŞ16ŝǁ17DŖ19Ņ20až21Ʊ22ň23ŗ24ƵǏ25Œ
have had	75 9š10iż12ő13cǜ19ĺ23ǣ27ƛ
have heard	90 -8ō9Ŕ14ĿŇ17Ť
have his	88 -8Ÿ-7ǣ35ǒ39Ź
have i	86 13Ū23O33i
have in	78 -18X-10ǩ-9ŗ-8ŏ-7ƌ8Ķ9ƿ12Ǘ16ō33Ʀ70Ƭ
have insurance	85 -15Ɓ-9ǒ66ŏ
have insured	90 21Ǆ24ş
have it	83 8Ǔ11ǒ14ǆ16Ō17Ś
have kids	90 -10Ʊ48u
have life	88 19Ʀ20ş
have not	78 -7ŀ9f10ō12Ɵƾ13ƪ16ntĽ22ŉ27Ţ
have now	84 -16N-8ǋ11ǡ21ŏ25ǥ45Ő
have on	78 -9ŗ-7d9Ɨ11žƿ14p17a18Ʀ23ǥ
have one	90 -13Ş11ƛ14ŏ26ľ
have rental	90 -8ŵ23Ɓ
have seen	90 7Ķ13ǥ15Œ
have some	88 9u14Y25ǈ
have something	85 -9ƙ7Ū14ƂƊ26ŏ36ŵ
have that	76 -14G-13ţ-7Ɗ7ř8a9Ƨ11ư12żƥ13ŵǘ14OƆ17uő34ť
have the	68 -28ŗƛ-9Ő-7ţ8Ƌ9ŃŘƍƷ10ż11ĶŲƖ18ş19ū22a23Ż25ž26ŏŚ27ř33r
have their	85 -13ǐ13ǘ19ŴƢ34Ǒ
have there	80 24ţ
have they	78 -10iU-7ŧ21ŏ30Ǥ35Ş96ŝ
have through	69 -12Ƨ17Ʀ19W67ŗ
have to	58 -27Ʀ-18ǒ-10r-9ł-8Ō-7Ŝ7Ůǆ8Rŷƙǜ9zƔ10ƭǝ12Ţ14Ĵŵ16ĸƒ17ŧ18ƗƱ20Z21Ń23ŦƮ25OƄ30ţ34Ǔ35Ł66Ŏ
have uninsured	88 7ſ
have workers	90 8ǣ
have you	45 -23Ʋ-19G-17ŝ-12şƨ-11Ɯ-9mŵƁ-8nƅƭǄ-7UŐŞŨƒ7ňŌţǇǡǦ8ŕƷƹ9ŤƛǀǢ10kZŚƀ11ŽƗ12RņǕ13VŪ14ƪǔ15ĵŏ16Ƹ17Ʊ20żƾ21šư22cfƴ25Ső26Ǟ27ũƼ28ǒ29Ÿ31Ƴǅ38l46Ư49ƌ54ń
have your	72 -18ƾ-11ŏ-9o-8Ő-7Ŝ7ņ8ƹǓǘ13Ƙ16Ŋų18ş19Q30Ś31ŋ40w
havin	88 -15ň12ľ14Ń15y22i30ǟ
having	84 16s25ľ26y
he	53 -18TŪ-17ƅǩ-15Pƹ-14Ʀ-12ŝŷ-11Q-10cfŵ-9aHŎŏƺǄǟ-8zƻƼ-7ŭŸǢ7ƾǙ10ǒ12A13ǜ14ŜƯ17wƽ19vŅ21x24ůŴ28Ƴ30o32Ź41B42Ʒ43ƨ44h49ź50s52t60ǂ65p80r86q
he $	84 -10Ŵ19o20p24h
he a	90 18ź
he do	84 -16P-11Ǆ10ǒ15Ŝ16Ŵ19Ʒ47q
he doing	90 -25x14Źź17t
he get	85 -7Ÿ7x14w25Ź
he have	86 -9ŏ16ƨ20q23ź
he is	71 -14ǩ-13ŝ-10tH-9c-7Ʀ8y9h10n12Ư17ǂ18sƨ20A22Ŝ26q52v55p
he keep	90 25Ʈ
he say	86 12Ƹ14ƾ38r
he take	86 -9Ŵƻ-8rŹ25ų29ǂ
head	84 -7ƺ10ŗ11Ʋ12Ɨ13Ƥ17Ǉ18Ŀ21Ũ
headed	86 -8m17V24y25k
heads	88 -19ƈ9ǖ10Ź23n
health	57 -13z7Ǘ10ƴƼ23W26ƽ37ǂ43ƃ59Ƹ
health $	72 -13ƃ-12z15ƴƸ24ǂ36ƽ
health and	79 -9ƽ12W18Ƹ
health insurance	82 -29Ƹ13W69ƃ
health issues	88 15Ƹ
health plan	79 14ƃ
health since	80 17Ƹ
health when	80 -8ƾ21Ƹ
health wise	86 10ǂ13ƽ
healthy	79 9ƽ21Ƹ22x
healthy $	83 -10Ƹ23xǂ
hear	62 -12ū-9b-7w7xľƉƷ8tũƁ9NŀőŮƍ10gWŋƹǝ11ƺ12DĿņ13a15flƈ17hŇŎ22uļ26s37ǩ
hear $	86 -11ǩ10Ŏ21ƈ32Ň
hear a	85 9N12ņ13l15ƹ30ǩ
hear about	84 10f37ļ
hear from	90 21Ŏ
hear it	86 -9b12ƉƷ13t19Ŀ22s
hear that	77 -13ū-7wǩ7ŏƣ8ņ9kzƽ10x11uľŒ12f16D17g18aŮ
hear what	90 11Ŕ16ũ
hear you	85 9Y11X12ŋ14ŀ16ǝ17ő20ƺ
heard	75 -7ō7Ŕ11rUĿŇ14Ť40Ŝ
heard from	88 8ņ48Ŝ
hearin	90 -7ǩ7Ň18i19U24Ō
hearing	84 -15ǩ8Ţ10H11g22ŵ25h
hearing $	84 -15ǩ8Ţ10H11g22ŵ25h
heart	72 7ř10ƅǨ13Ǟ14ǂ19U24ƽ48Ƽ
heart attack	86 12Ǩ14ƽ19Ƽ
heart disease	88 11ƽ
heart trouble	86 -7n17ƽ25Ƽ
heat	77 -11ƞ-9U35Ɛ43Ƌ48j
heater	80 -14ƛ35Ƌ
heater $	90 15Ƌ
heavy	88 8ǎ10Ư15ƺǈ25Ǐ
height	79 48ƺ
height and	81 27ƺ
help	69 -10ŏ-7qr7ŀ8ĺǉǜǩ9vƱ12ŒŝŢ13sŧǈ20ĵ24ň31Ǉ38Ĺ
help $	84 -16ǩ11ǉ30Ǉ39ň
help me	88 -8ň11ŀ15ĺ17Ţ33ǩ
help you	80 8Ư11v15Œ17ŧ52Ĺ
helping	90 36z
helps	86 -11Ł9cǇ11Ů32A
her	62 -47d-32Ƹ-22ǃ-18ǩ-14ƶ-12q-9Ļłƻ-7aůŵƦ7v8z9ǈ10ƱǁǠ12ǜ15rx16Ư18t19Ź20w27ǂ28Ʒ31B33Ʈ35s36Ƴ47ź54o57p77ƨ
her $	79 -15ǩ-7ƶ10x12Ư14Ǡ16ǜ29Ƴ34ƨ44w
her gpa	90 37ź
her on	90 13o21s27t
her own	84 -8Ʀ20ƨ33Ʈ
here	60 -17s-11ƨ7łŸƁ8mŭżſƆ9FĺŴŶǩ10Ʃ11ō12fŌŮ14au15cľŝ16l17z22oŪ23Ŋ40Ļ41j
here $	72 -9y-7s7oƟǨ8BŦ9Ɓ10ułōƷ11Ū12Ʃ13Ļ14jŴ15Ŋ18lŮ19ǩ22zľ
here in	88 8j11Ō12Ÿ13Ļ
here is	85 -12Ʊ10o11ƀ12Ɔ13I17m
here so	86 11jk14yŭ
here to	90 12Ʈ21Ŷ29ŝ
here what	90 11jŪ17Ʊ
hers	90 -12ŭ20ų22Ņ57Ŵ
hesitation	90 19ŀ
hesitation $	90 19ŀ
hey	82 -8t18N39i
high	66 -8x7Ƅ8vŮƚƠ9ž10Ƙ13y15Řƙ19l27Ǧ31Ƽ33ŗ42ƣ
high blood	86 -7ƽ9ǂ26Ƽ
high does	88 13ž26ŗ29Ǧ
high is	88 -9Ř11ŗ15ƚƼ
high school	77 -9x8Ƅƫ10v16y23l
higher	79 7ŗ13ŅŔ14Ř15œ18Ǔ
highest	86 -16Ɗ38m
highway	88 11Ơ18Ə21Ɓ25ů
hike	90 -11Ş14œ15ĺ16Ŕ
him	71 -24Ƹ-13Ƽ-11Ń-10ňơ-8aƦ7Ƣ8t9gwŜ10Ư11rA12Ƴ13ņ17ź20ǌ22o32ǂ33ƨ55s
him $	79 -27Ƹ-15Ƽ-9Ʀ-7s8ź10w12Ư14ŜƳ20o34ƨ37ǂ
himself	88 -9Ƴ13tz14Ʒ16a
hip	90 16Ɖ24Ɯ
hire	76 -7ǈ12Ǆ14ǜ22Ǒ25Ưǔ30Ǟ42S
hire $	90 50Ǟ
hire a	86 10ǜ12Ǒ30Ư
hiring	90 -10ǘ-9Ń32ǜ37Ǟ
his	64 -38d-28ų-22a-14Ÿ-13Ū-11ơ-10Ʈ-9uŵƸǃ-8rƃ-7œƉ7YǑ8nTǎǨ10Ű11Ǟ13y14Ƴ18ǂ21q22Ņǒ23ƢƯ25Ʒ27o29ź32ƨ39p45Ź61Ŵ
his $	88 -32ų-16Ū-12u12T15Ņ18Ư63Ŵ
his job	90 -8o10ƨ18t
his license	90 -18Ÿ49Ź
his own	83 -13ơ-11ŵƮ-8Ʀ-7ǣ9Ź14w22Ƣ29ǒ43Ʒ
history	74 10ņ14Ƽ16Ƹ19ţ30ƽ
history $	88 10ƽ17Ƽ
history i	80 -9ƽ22Ƹ
hit	66 -17Ř-16Ŕ-12š-9Š-7ŝǨ7Ƒ8Ť9Ǥ10jžƊ11ǘ12ƀǦ17œƚ20Ũ26Y35c42ĸ46ſ59ż
hit a	90 15Ť16Ǧ18ƀ
hit and	90 -9Ŕ14œ40ſ
hit tomorrow	79 -20Ř35Y
hit with	86 7ĸ12Ǥ17ƚ18ǘ
hit you	85 -9ŝŠ13Ũƚ19j41ż
hitched	90 51f
hits	80 -9ņ11ƚ15ǡ37ſ
hits you	82 -9ņ39ſ
hobbies	83 15ǀ29g
hobbies $	83 15ǀ29g
hold	72 -13N-11ǖ-9Ŋ-8ŌƬ11Ś14Ł23Ş25Ǔ29K33Ũ34Ǘ37ǩ
hold harmless	90 32Ǔ
hold of	88 42K
hold on	88 -13ǖ11ǩ14Ś30Ǘ
holder	86 33ǧ
holding	77 -11ƈ12i13Ɖ16t23ű29ŀ
holding up	83 -12ƈ14iƉ18t35ű
holding you	90 -11ű39ŀ
holds	88 -10Ɣ15ƕ18Ŭ
holds the	88 -10Ɣ15ƕ18Ŭ
holidays	90 -7ǟ13U15Ǉ
home	49 -17Ő-15Ŭ-12Ư-11P-10JőǏ-9ǔ-8tvŴǑ-7MNSŖűųǄǩ7lŋŷ8ķƜ9gy10wƎ11hŹƮǁ12Ĺƛ13ĽƇ14ư15ů17I20Ʒ21uŰ22ź23ƞ24qH25TƒƟ27FƆƓ30C31Ɣ32R33s40n41ş42ƅ63Ɲ
home $	58 -27l-16Ő-13Ư-12p-11Ǐ-10ǔ-9ƨ-8DǑ-7vT7rƚ9ŨƂư10Ʈǁ11ź12RƷ14FƜ15I16h19Ĺ23nůƝ26Ɔ28H31ƅ34uƟ37s61C
home and	68 9ş12Ť17T18ķ
home for	90 -29C7Ű13k52l
home insurance	90 9ƙ32ş
home is	90 -9ů-7z10ź14ƅ15n
home loan	90 -8Ŭ27Ɣ
home office	88 -18R-8ů14ŋ56Ɲ
home or	79 -9Ɲ11HƜ13Fư19R20ƇƷ
home policy	90 -11Ɣ-7ř7Ɲ12Ɠƕ
home so	90 14s
home who	90 11Ź24w
home with	84 -15ő-8F-7P11g16q23ş49n
homeowner	86 34F
homeowner $	88 33F
homeowners	79 -7ǆ8Ĺ9Ɠ26ƕ31ǔ
honest	81 8ĸ9ƿǘ13Q14Ţ15Ŷ16Ň
honestly	90 -10Ĺ12Ŕ13ň26Ŗ
hoping	82 -13Ţ12H24X30Ļ
hoping to	84 -14Ţ12H22Ļ28X
hospital	73 -10ŗ-9C-7ţǩ7ǔ8V9ů10qĸ13S14ž15Pƃ18Ƽǂ20Ǩ21Ʀ23Q26Ƹ
hospital $	84 -9Sŗ-8ǂ-7Ƹ8ƃ15Ǩ25P28Ʀ60Ƽ
hot	76 -19Ƭ16Ƌ19ƒ42ƍ48j
hot tub	81 46ƍ
hotel	85 -10X15ǔ43Ƥ
hour	81 -13N-9ŀ7ǉ9g14R22ǎ25T26LO
hour $	88 -9ŀ13O23ǉ25ǎ
hours	71 -11P-7Ÿǥ9ǀ10Ƨ11L12Ư16U23Ų57ǎ59R
hours $	83 -26R-8ǥ10Ƨ76ǎ
hours a	84 -8Ÿ12ǀ21Ų40R
hours do	88 -10P50R
house	46 -17ŗŬ-13Ŷ-12Œ-11ǎǏ-10ųǇ-9IřƐ-8pSŸǦǨ-7ĴőǋǔǝǢ7ŁŹƭǑ10hƎƮǕ11ƉƊƛ12ƙ14ƂƋ16ƕƣ17ů18ZƌƑǁ21nƗ22Ɩ24Ƈ26DM27Ʒ29GH33şƒ34Ɠ36Ɲ37ƜƟ38ƅƆ39ķ40F42ƞ50Ɣ
house $	54 -18Ɛ-17Z-13ŗ-11ǎǏ-10Œ-8pŸ-7ƢǔǨ7ŷ8ƓƷ9ƌ11ů13ƗƟƮ14MƉƣ15HƇ16h18G19ƛǁ21ƙ23Ƒ24ƅ25Ł26Ƌ27n31F35Ɲ37Ɔ41ƒƞ
house and	75 -19Ɣ8Ź9şǩ11y19Ǖ34Z
house built	90 23ƅ
house is	78 -22ƒ-13n-12Ƌ-10Ɲ7Ƴ8ƅ10Ə13Ĺ16Ɗ21Ɯ22ƭ23Ǒ45ķ
house like	85 8ƌ11ŷ13Ɛ
house made	90 -12Ɖ30Ƈ
house number	88 -16ř-15I53D
house or	77 7Ʒ8Ɲ9Ƒ10Ś11Ɩ12Ǡ20F
house paid	90 -33ƒ-19Ŭ60Ɣ
house payment	84 -8Ĵ-7ķ8Ʈ9Ư31Ɣ43ƕ
house right	86 -12Ǧ13şƂ16ƅ
house savings	80 15ķ
house the	88 21Z31ķ
house to	90 10ǁ20ů31ƞ
house what	85 -11Ĺ-10Ŷ7Ź12Ɩ34ƞ
house worth	90 47ƒ
household	69 -16ų13Ū17Ʈ27n28T31ŷ
household $	86 28n
household drives	80 -18ų24ŷ
household has	79 19ŷ
how	29 -20W-18Ƃ-17wQ-16o-15F-14HŁŬǈ-13syŏŐ-12ƕǄǥ-11LRĽƵ-10dťơ-9MŌŚƴǞ-8ŔƝƩƫƯƾ-7qAŒƛǚ7hƠƸǋ8fĶĺųƑ10œŽƟƶƽǊ11ŊŖšƙƚƿǐǙ12pŇƅƤƪǏǩ13kzŭƔ14ŦŸƣǆ15jUŕ16GƓǜǝ17vƏ18ǅǦ19Ńƺǘ20ĸļŵŻƃ21OYŅŗ22ƞ23bŨ24ŧ25ƬǑ26cǇ27ŤŮů28ĴŠƋ29űƭ30ǖ31ł33Kǟ35Ʈ38ƆƳ39Ŷ41x42t49i
how are	63 -28Œ-14u-10ŷ-9ǂ-8v-7Rǩ7U10Ũ11a13ź14Ǉ15ũƸ17Y20z21Ĵ24ǟ32ŭ43x73i
how bad	88 15ĸ17ǚ19ƚ
how big	71 -18Ŭ-16ŒƂ-15ƣ-13Ʈ-8ƒƕ8Ŧ15Ƒ16Ǧ17Řƪ19Ǎ27Ǉ35ƓƬ58Ɔ
how bigs	86 -10Ǧ10Ƃ19Ƒ20Ɔ26Ǉ
how can	84 -9O16Ļ24Ŏ34Ĺ
how close	82 -13Ɖ8ƙ11Ə16Ƒ
how come	84 -9ļ-8Ǧ8Ƃ10š27ŀ66ĺ
how did	57 -30Ŷ-15ő-10ťũż-9Ŧƽ-8ŗǅ-7šƏƧ7xǣ9ĸ12Ƭ14ł15ŧ16ŵ18k19Ĵ20ţƞ25ǘ27Ŝ32ļ33Ƴ60Š86Ũ91Ť
how do	54 -26Œ-22U-17Ũ-14Ų-13Ł-12Ū-11ňƗ-10zTķ-9rƒǔ-7Vų8Ƅƣǐ9Ŵ10Ňƃ11w13aŝ14ƞƶ16bƋ19ǒ22Ǚǜ23ǩ24ŽǑ28P31ǘ35ŭ37g43ł49K57Ĵ67ǖ84Ŷ
how does	77 -7ŭ7a13ǐ14ǩ16Ļ28Ň51r
how far	67 -13Ŵ-9U-8ŭǩ8Mź9Ɛ10Ů12S13v14Z15m16Əƙƭ17ǐ21ő22ƚ32ų51ů
how fars	85 9ź16ƙ
how fast	88 14ǧ20Ż30Ń
how has	80 -16œ24Œ
how have	90 -11U-8Ŝ15ņ28i47ŝ
how high	79 -11Ř10ž11ƚ13ƙƼ34Ǧ37ŗ
how is	53 -46ƈ-30w-25pS-17ŭ-15ǅ-13vǩ-12qƨǎ-11oǨ-10ůƅ-9fŒųǋ-8aKƝ-7mŋǥ7ņƃ9Ŵƽ11Ķ14ĵ16Ż19Ƴ20Ň23Nǂ28ǜ29zƞ31ǆ40b44Ŷ50Ɖ53jU54ű63ǟ65i78x109t
how it	75 -10ǝ7ŧƮƲ9űų11ǩ12ŖƳƿ13Ŋǃ14ņŨŵ15RŠ16ǟ
how long	55 -21i-12ŝŭ-9ŐŠŬ-7ŢǄǌ7vƼ8YƄƷ11HƈƟ12f16ůƏ19l22Ʈ24ŧ25š27ť28S30G37ƭ38őǝ39O40Ƥ54ǅ
how many	47 -13ǉ-11Qǖ-10i-9Ʒ-8dxųǈǜ-7ǟ7şšţǒ8ƏƢ10ƈƖǨ11S12cŴ13ůƋƟ15ǣ16Ůƭƹǎ17GŲŸŻƔƿ18Ʈ19Vŷż20ǩ21ŕƆ22ǔ23Ǘ25hńŪ26Ǒ28ƣ32n35u40Ǉ46ǋ
how much	45 -23W-22Ƃ-18Ĵ-15Ť-14ŧ-12ƭ-11ŏ-9Ũŭƞ-8UŎŲƅǇǚǟ-7FŵŶƆƤǒ7qZŹ8ŕž9ų10Ţƌ11ƶǓ12ŬƔ13Ŀűǡ14ŘƘ15Ʊ16OſƝǢ17ĶƓǦ18Ǜ19ƪ20ǉ21X22Ơ23Yƃ24Ɨ26ķƬǊ27Ƨ28Ů29TǏ30ŅƦƨ32œ35Ŧƒ38ŗ48Œ
how often	70 -12x-10Ǜ-7ǐ11Ź12ųƜǙ13ŜƐ14ƿ15ǀ19Ų20Ɵ23ŭ
how old	62 -31Ɖ-27x-21t-15ǋ-10Ź-9Ƽ-8Ŷ9ǂ14Ÿ19ƭ21Ǎ28Ƌ35ƽ44v45ƅƈ54p56c
how olds	77 -12y12Ƌ16ƣ26pv27ƅ
how soon	84 -11H10y13Ƅ67Ń
how tall	82 -7iŵ22ǂ61ƺ
how that	88 -7ő12ŠŶ18kŤ19Ŋ
how the	83 -15Řǔ8ǅ11Ʈ16ǟ20ň26ǖ
how they	83 -12ŝ9Ő14Ŕ17ŧ18Ǖ19Ş
how was	74 -23ť-9Ť-7Šţ9Ũ33k48ŧƳ
how will	88 -11Š14ł24Ļ
how would	66 -10Ŗ-7Ƴ7ư8b9Ŏ12ň13Ōǝ14ľ16Ƹ26ŵ28Ʒ53ĸ56Ʈ
how you	70 -11x-9tǩ7Ʊ8ŵ9Ķ12ǖ13U15ǎ16Kǁ20Ž22i24łƞ25ļ30Š
how your	83 -7Ʒ8ǆ17qŧ33x
hr	90 -21ǈ13W26Ƨ51ǜ
huge	90 14ƒ19ĸ
huh	75 -8v8ŜƏǟ9ơƥ11ĺ12rŅ15j16ƞ20Ŷ32Ũ
huh $	80 -7v8x9ǟ11j12ĺ13r18ƞ21Ŷ35Ũ
hurricane	84 13ƙ21ƚ
hurricanes	88 24ƚ
hurry	85 24O45Ń
hurt	62 -8Ʈ-7Ʒ8W14ľ18Ɯ19ǚ20ƍ21ĸ22ţ24Ť25Ǚ28Xž40ƃ47ǣ
hurt $	79 -12Ɯ-7Ʒ17Ǩ20ĸ28X51Ǚ
hurt at	88 -17Ǚ27Ɯ39ǣ
hurt in	85 24Ť32ƃ
hurt on	76 10Ŀ17ţ19ǣ25ƍ
hurt or	80 20ţ
hurt somebody	85 -12ƃ-10Ʈ55ž
husband	59 -18ƾ-10ǟ-9Pƺǩ-7şƸ8Ư9Ʈ13ų15pŁƫƳ17o21fnǂ22ż23Ʒ25qƨ27r29t41s
husband $	80 -23r-22q-16Ʈ-15t-7ł8o16Ƴ19Ł20p21Ŵ23ƨƷ
husband do	86 -20ǂ-10ƨ-7t25Ʒ39q
husband drive	90 -40ů-9q28Ŵ41ų
husband have	86 -11r-9ǂ12Ʒ32ƨ
husband how	90 -44ų-13ƺ-10Ƹ35ǂ59ů
husband in	88 -10P24f25q
husbands	74 -12dQ-10ŭ-9s9r13ƨ14ǂ16q21p29o35Ŵ
husbands name	88 -9s15o
hustle	88 37Ų
hydrant	76 41Ə
hydrant $	86 7Ə
hydrant within	90 17Ə
i	35 -23Ƴ-21Ɨ-20ĸ-17Ʊ-16ĺƨƭƲ-15ǈ-14ŖŗƠƤǔ-13łŜŴŹƶ-12VœśƮǕ-11ŞŦŧŪűƙƛƝǓǘǝ-10ļſƦƯǑǨ-9ľŔŠŵưǇǗǦ-8sRĶşŽƀǁǙ-7ŁƌƐƴǅǏ7kńŅƢƾǧ8ĴĿŏ9ŐźƖƘƞǃ10XņšŤūŶƆƈ12ŕŷƸ13Gƕǆ14pUƍƺ15ĵŘ16w18hiĻ20Ţƅ21őŸƃ22v23CĽ24uJOǄ25fl26ĹǠ27qŌ29dE30ō33ŋ34e35D36L41ŉ44M46o47K48N52b54Ŏ56c70ň71I75ǩ88a95Ŋ
i am	59 -39ǩ-12ŉ7cfjIKŠ8Ǜ9MŇŢƊ10akĽŝ11P12rŅ13BUŤǄ14wŵ15hņŊ16gňż19iNĹō25ƞ
i ask	77 -28ŉ12c14u15ǩ17a26Ŋ
i believe	90 12Ō14lS
i call	74 -10s-9J-8ǩ10Ǡ17KN22L36o44a
i can	64 -15Ĺ-11tǩ-10Ŋ-9Ŷǋ-7ň7ŅŚūƅ8xŢ9pƍƖƘƞƸ10oŘǠ13ĴĿŞ14ŀŒǧ15I16JŃ17Ũ18L20ź23ř24ŉ25Ŏ
i catch	82 -9ǩ-8L9S14s15q21w49N
i come	88 -12ň66M
i could	81 -8ǩ10G11Ŏ14ŉ15Iƒ36Ļ
i did	78 -20ǩ-18w-12Ŗ-7Ơ11ŉ13Ŋ14ň16X17C20ō22E36a
i do	69 -13Nǩ-9K-7aŊ8U9YƼ10M12ŝ13OŁ14Ǡ16ŕ19L22ń24X27b28Ŏ41Ĺ
i explain	82 -9Ŕ9Ŋ28ň
i get	67 -21ň-10d-7řƠ8ƥ9GHƎƖ10Ŀǅ12JOŊŸ13X14C16Ő17pū22ś34v36e
i go	85 11ŏ14X20ň21ŉŊ
i going	90 13ǩ33ň
i got	71 -9a7cţŦ8QŠ9Ų10Eŝƀ11ŒŸƋƜ12š14ų17Ŏ18O
i had	82 -8ǅ9IķƢƤ10ŵ11ő13Ż14P20ĵ21Ŋ
i hate	88 10Ǡ12K19Ť
i have	57 -10ŏ-9S-8Gńƨǅ-7cņŚţƟǟ7nqĴĻľĿƥƻ8vFŤƮƸ9kBŇōšƆƘǄ10otŭǋǩ11PUř12D13J15u16CŅŉŊ19Ŏ20f24d28ŋ31Ŷ33I81a
i hear	70 -14ǩ-12ū-7w7YŒ8k9sXľņ11őŮƷ12Wƹ13ƺǝ14gD16N17ƈ19al22h26u
i heard	86 8b13U
i help	82 69Ĺ
i just	75 -7Ĺŕ8dƕ11cpŦ12ǩ13m20S21ŏ28Ň
i know	73 -22ǩ-20Ŗ-11ŉ8ķƍƯ10kCņƩ12Œǣ13T14ŕ15ǟ19w27ō34ň
i leave	90 -9Ţ7ǩ18ō37ŉ
i like	88 12Ǝ14Ł16ļ
i love	82 -14ƞ9Ɵ10Uǃ13Ƒ15l18ǋ33ƅ
i make	90 -9O16Ļ44Ŏ
i mean	82 -54ō-12Œ7zť9ƈ10ƺ12ĺő24ň32ǩ
i need	61 -10a-9I-8Ƅ-7SŁƗǦ7dŬƺ8ŘųǃǊ9ƟƵǋǢ10ŰƏƓ11ƫǠ12GūƜ13cehžƾ14Fƅǅ18ƒ19q
i put	77 -12Ŋ-10N9D10ƾ11Ɖ12ơ13w15Ō19ŷ21c23ǩ
i remember	88 -10Ľ10Ɖ11t12Ƣ13x18E
i right	79 -9ō-8G-7ť7ơ8r10f12Ƒ15ǌ19iq21ǥ28ő31Ň
i run	85 -11Ō-9ű14ĵ15ň50Ƭ
i saw	86 10f12t15ƚ21j
i say	88 -16a-11w-7ĺ15ǩ34bŀ
i see	86 -8Ĺ-7ǩ8ǐ11E13Ƃ14Ɔ22ţ28Ŋ
i send	76 -13ś11D13Ŝ15o16K17ǧ19Ō21ƕ29J
i sent	88 -8J63Ľ
i should	70 -8ƽ-7Ƽ7ŷ10ŋű11Ƅƍ14Ƙǂ18Ƹ20u21ō24f
i still	90 10ǖ14Mǆ
i take	88 -11Ʀ-10T-8Ţ13fķ16Ŋ17N35Ƨ
i tell	88 -8Ĺ-7ǩ12i67Ŋ
i the	85 14ǩ36ń
i think	83 10ŘŸ11Oŕ13h14ǩ17ǋ21G
i understand	90 -8ň10ũ13Ǟ14r15ƽ
i use	88 40I
i want	76 -14Ō-12s-10Ĵ7Ļ8Ɩ9ņœƌ11y12v13šǃ17oǖ19b
i was	88 -7ǔ11ŉ14D15Ǆ22ĵ
i will	66 -18Ʋ-14v-10ł-7as7yVŅƺ8Jœ9XƄƎ10ŊōŒŸ11ňƬ12ť14O15c19e20N22Ő23oM25Ś28Ō38L
i would	62 -11ǩ-10ŉ-9ĹŎ-8d-7Ʒ7abrŨƔǆ8eA9msGńőŕŝƈƖƿǊ10HŒǉ11ź12ŊŲƂ13ūů14M15Tũ17v22Ř
i write	86 8w10ǆ11o23Ÿ24Ō
ice	88 7j15Ɯ17ƚ22ǎ
id	77 -12ƕ-8Ś-7Ū57Ƅ58ř
id card	88 8ř26Ƅ
id cards	86 -13ƕ-7Ū41Ƅ
idea	78 9sTŽ11B12V13Ƶ23Ŋ26Ň
idea $	86 11Ŋ13B14V30Ň
if	39 -20ĺ-16X-14ŉ-13ŀ-12ŗǈ-11dyƕ-10LłōŤƶǩ-9gjAœŨƳ-8kŇǠ-7iĽŐŕŧŪǅǋǗ7bŅŖźƐƛƽ8šŢƬǄ9ŬƁƊ10GǢ11ŏǚ12FƷ13HĻŋűǕ14WƂ15cķňƎƵ16ŝ17ǘ18Ĵƪ19rI21Ŋ22YŘƮ25Ʀǡ26ĸƀƜ27ƫƯ28ƤƱ29ž38ƃ39Ŏ40ſǝ41ŵ49Ƨ74Ǩ
if a	68 -14Ř-11Ƥ7ĸ8ŵ12Ǧ16Ɯ19ƃ23ſ29Y32ǡ
if any	88 7ƴǂ11Ǧ12Ų17Ɲ
if anything	90 -14Ʀ13Ʊ44ŏ
if he	86 -8Ƴ8Ƣ11Ʒ14Ǩ27r
if i	64 -14ĸ-11Ľ-10Ĺ-9rŌ-7Y7sGŅ9o10Dĵ11c12C13E14Œ15q16Ŗǩ22ň26Ļ35Ǆ45Ţ51Ŏ58Ŋ
if it	65 7ƀƙ8łƹ10ƁƊ11ĴƵ12źƑ13Ư14Ʃ15Gŵ16H18Y19Ɠ
if one	85 -9ƃ-7ǈ15ǡ18ǜ19ſ40ǣ
if she	85 -16Ʒ14s17Ʈ28ƫ31r
if somebody	75 -8ŖƯ7ſ8ǘ13ķ17Ǣ20Ǝ22Ɯ
if something	71 -22ĺ11ƨ16Ʈ20ĸ24ƫ28Ǩ30Ř34Ŗ
if that	78 -12ł-11d-9Ɨ9ũŵƑƱ13c14Ƶ15Ǣ45ǝ
if the	70 -12Ƃ-8ŀƮ-7Ƴ7ĸ9ǘ11ĿŽƊƵǦ20ƤǨ23ǝ24Y26ƛ35ŵ56Ŏ
if there	75 -9Ə-8œ8Ŭź10uŃ11H12Ŕ15ƂƎ17š21Ɛǝ28ſ34Ƥ
if they	80 7zŷ12V24ƽ27Ƨ
if this	88 -7s15ŋ16Nŵ
if we	81 -12Ǧ8Ŏ9Ļ10ş11Ƶ19Ƃ26I
if you	47 -21ŵ-19Ŏ-15Œ-13Ţ-12Y-10Ŗŗ-9VXż-8ŉŊǘǣǩ-7yŨƕǄ7ţƂƉƮ8bBPƁƫ9ǚ10IŜ11ƒ12ĹƬ16ĸ18ķ19FWľ20Ĵ22ƗƯ23Ʊ25ű27ŝ30Řƪ31Ʒ35ƃ38ƀ45žƦ56Ƨ72Ǩ
if your	68 -14ǣ-7Ǩ8rǚ9ǔ10Ƹ11Ƅ13ŵ15ƃǝ22Ʈ23Ƥ37Ǖǘ
if yours	88 -7ǝ13Ŷ38ŵ
important	78 10ƶ16ō20Ʊ28ľ
important to	84 8Ʊ12ƶ18ľ
improvements	90 13Ǣ21ƌ
in	32 -30ĺƭ-25ŗ-22Ʈ-19Œ-18ŝ-17Ƨ-16ƨǄ-15Ŕǘ-14aZŞŢǃǟ-13xƺǥ-12Ŷ-11wDŊōƓƴ-10opPœśźƔƖƘơǇ-9Ɓƒƕư-8łŐőŨƀƜƠǆ-7şžƆǝǦǩ7zLNŁŷ8d9ĴĻŹŻƤ10yńŇŎŜƌƵƹǂ11ĽƉƶƿǞ13iEMXšƃ14GKQƊƱǈǋǓǧ15ŅŽǡ16ľŌųƚƦ17ƞ18ĵķĹŧƍƐ19SƣƼƾ20sƷǐ21vǍ22ŃŖţƲ23mqR24ŚŤű25nƎ26ǌ27Ǒ28ƽ29Ǐ30ůƥ31lTƪǅ33ż35Ķ36Ƹ40Y41ǉ43Ɨ45Ǌ46CǗ52Ɲ
in #	65 -19ƭ-12SY-7G7ƛ8Żƚ9ţū10dyQ11eƩ12őƋ13Ʋ14ż15Eſǧ16Ů17ǅ20ƹ21ƈ24ƌ27I33ƅ35Ǟ
in $	58 -41Ŕ-28ĺ-16y-14ƈ-13Hƭ-10ňƙǅǋ-9W-7ŭƒ7GŕƮ8XŁŦƍơƸǄǍ9k10mFǤ11E12Ō14sƣ15Rķ16Ƽ17uĶ18v20ţ23Ƶ25q26Ř27Ƥ30ů31C34ű38Ǌ50Ĺ52ŧ64S
in @month	74 9Ɵ11ĸƞ13y17Ť19ǜ22Ź27ƾ28ť
in a	56 -13Ǆ-11ůƗ-10ŏ-8RŒǒ-7ǩ7ƿ8Ű9ũƙǢ10ķ11ƘƾǑ13ƚ14YŚǋ15iǉ17żǁ18ƃ22Ń25OǊ27ų30ľŭ31T
in an	86 -9ƃ-8R-7Ž16Pż17ƞ27ľ41ǖ
in and	84 9űƟ12Ư14Ɛ15d
in any	88 10ű
in at	84 10G55Ņ
in between	90 16š
in business	83 -20S9Ɵ87ǅ
in case	80 -7ř8ƀƁ12I13Ǩ17Ǡ21Ʋ
in charge	90 17Ǚ26Ł
in coverage	88 -17ŏ-14Ɓ35š
in for	86 10ǀ12Ʊ15Ű22Ǒ34ű
in force	84 12ŃŌ46ŏ
in from	90 -16ǔ12s29ǖ30Ǖ
in front	79 8Ņ38Ś
in full	86 -8Y38Ĵ
in good	77 18Ɖ21ǂ23ű
in ground	90 36ƍ
in how	90 8c10Ǣ12Ʈ
in is	85 -7Ǎ12sů14ƣƯ19Ũ27ǋ
in it	69 -41ǖ-14ǩ7Ƅ9ņƊƟ10Ɛƙ11Ʒ12ƅ13Ǐ14Ķ21Ʃ23ŖƱ45ƪ
in law	81 7z10A12n15Q16B18Ņ
in liability	90 -35ž8ơ25ǌ26ǡ
in may	90 7v
in mind	83 -11Iŗ12Ʊ33X57Ƭ
in my	85 -8ǩ10L12ņ15jŻƽ17ō
in on	80 -12Ń-8ņ10Ľ13Ĺ16Ŭ41Ŝ50s
in one	82 10Ƥ12Ƹǔ16œ22Ĵ24ş
in or	88 9F18Ǝ27Ž38ů
in person	88 -9Ŝ57M
in place	75 -12Ɛ-11H-10ƌ7ǥ11ĻƳ17Ʋ24Ō32ŏ38Ń51Ʀ
in sales	88 -15Ů-8Ƭ60Ǌ
in savings	78 26Y
in school	82 -15Ʊ18ź34m
in storage	88 33ƥ
in that	67 -12őƗ-9Ɔ-8Ʃ-7ŶǏǩ7lŚ8ƍǉ9bĽǋ10Mųƞƥ11ƣ13ŭ15Ǔ17ŤƤ18Ǘ20ƪ27S30Ɲ57G
in the	43 -20ǋ-19Ʈ-17SƤƪ-16š-14ơ-13Ơ-12ŗ-11FPǅ-10ŖťŭǠ-9jJƅƟƭ-8cqDQŅōşƦǔ-7aisCĺľŰƘǐǚ7ĹļŔŽžƁƾǂǓǝ8RŕūůŲǧ9ńƳ10mţƌƏǇ11HŹŻǏ12fUŤ13ǀǞ14Ľ15KƐƼǌ16lLƎƑ17N18ĵĶŠƥƷ19Ɗ20yAŀǍ21Ū25ŷ26Ƹ27ƽ29ŵ31Ɲ34n41ǈ53Ǘ56Y59Ɨ
in there	67 -20V-14GƘ-12ŜǄ-10ŀ-9ŏ-8ō-7Ǣǩ7h8lţ9Ƌ10tƌǍ11š12ň13Ƣ20S21ƪǓ29Ɲ41iŇ53Ŗ69Ɨ
in this	81 -21ǅ7S8ş9ǣ10Ļ13k14q34ǩ
in to	79 -10Ž-8ƝǄ12Ư17ů19Ś23ǔ34R
in tools	76 15Ǐ17Ɲ
in touch	90 12ń13K35Ŝ
in town	88 -13Ƹ9C16ǩ28Q
in trouble	88 9ĸ11Ʈƿ13p
in wages	85 45ǉ
in when	90 -12ǈ19ǎ26Ǒ28G
in whose	80 18ǐ
in with	83 -8ĸ-7H11ƚ12j14ŒǄ20Ʒ22n
in writing	90 -8Ư16Ƅ28Ʋ
in your	60 -14Ǐ-10ƔǍ-8Ɨƴ-7ŌŏűƑƨ7ijHƪǒ8Žƍ9nŀŔ10ŚƜǗ11ĵŖƿǢ13ĿŤ14Ķńšƣƻǡ16Ļ18ǚ19ňǐ20ƽǌ21g22ƶ23ķƦ27c28ƥ29Ɲ
in zone	90 28ƙ
inches	90 11j24ƺ
include	76 -12Ǉ7s8Ɔ21ǉ34ŏ
include $	80 36ŏ
included	82 -9Ŕ7ǥ9Ɓ10Ơ12ƀ13œǣ17Ŗ
income	68 -7nǢ8ƭ9uƬǔ27Ư31Ʈ34ǝ49T
income $	76 -21u-14Ʒ7ǝ32Ư39T44Ʈ
income besides	79 33u
incorporated	85 14ǃ20ǆ
incorporated $	86 -10ǃ30ǆ
increase	80 -9Ĺ27Ŕ38œ
increase $	85 21Ŕ22œ
independent	90 9z24Ǒ
info	84 9ļ18Ŋ20ń26Ǘ
information	82 7Ǖ11Ľ16Ǘ24Ļ
information do	90 18Ǘ
injuries	81 -7S13ž32ƃ37ǣ
injuries to	90 31ž
injury	78 9ŗ11ƃ43ž
inside	74 -20Ǎ-8řƋǩ7Ɨ9ƣ10Ŗ11ū12ƌƛƪ14Ə16ŰǄ20ƥ40Ǣ
inside $	86 -19Ǎ-17Ɨ13ƥ20Ʃ22ƣ38Ǣ
inside the	88 -10ř14ū15ƛ18Ə
inspector	79 16ƈ
inspector say	79 16ƈ
instacart	90 34Ų
instead	86 10M13Ǒ14K16Ƶ
instead of	88 13Ǒ15K17Ƶ
instruments	77 25Ƙ
instruments art	80 11Ƙ
insurance	48 -18Ƹ-12Ǣ-10ĴǄ-9ǩ-7ǔ7PĹřƇơǘ8A9rXŪ10ŚŞǤ11ſƙ12ǒǨ13ĺ14ŘşšƃƩƬƳǓ15ŦƁƦƭ16ƴ17ŏ19ľŁ20Őǥ22Œƕ23WţƄǌ24ņ
insurance $	58 -16ƨǥ-14Ƹ-13Ł-12ƧƬ-11ņǩ-9ĹƢ-7ŞǢ7şţſǓ8ŜƂ9r10ŝŦ12ƙ13Ǩ14ŏ15ǘ16Ƴǌ17ľǒ19AƦƭƴ20ĺ26ƃ30Ɓ34ơ38Œ
insurance at	86 -19ƃ-15Ƨ-12ş-9Ʀ53WŁ
insurance card	88 22Ƅ30Ő
insurance company	80 -7ŏƕ9ţ10Ş13ƇǤ14ƴ18ľŐ
insurance do	79 -16ƨ-11Ǆ-9Ʀ-8ǔ13ƀ18ǥ21ş23Ʃ32Ƭ
insurance does	86 8ƙ16ǥ23Ǔ
insurance for	90 -10ǒ11ǧ20ƕ
insurance from	88 15ƫ
insurance hits	88 13ſ
insurance is	85 -10Ʀ-8Ĵ8Œ11ƨ12ž24ǩ
insurance now	86 -7Œ18Ʀ36ŏ
insurance on	86 -14Ʀ-13ơ-8r14Ƅǌ16Ǩ26ƨ
insurance or	84 -7Ő11Ş12ŏƦ
insurance papers	88 23Ś25ǒ
insurance pay	88 17ƨ18Ʀ19Ŧ
insurance through	88 -30Ʀ10ƕ50Ƨ
insurance to	90 -7Ǔ17Ƥ28ľ
insurance with	88 -15ş16Ő24ƨ
insurance you	86 -8ƭ12Ƭ14Ş24Ʀ
insure	84 -11ƣ-10ơ12ŪƓǨ13ǌ27Ǣ
insure the	90 -12ƣ-10ơ14ǌ34Ǣ
insured	60 -18Ǐ-15ſ-10Őő-8Ǒ8ǃ9ƀǓ10Ɯ11ƃ12ǌ13Ǆ14ǧ15Ŵ19š20ǒ21ǥ27ş29Ǣ30ŏ38ƨ40ŗ45Ɠ
insured $	71 -11Ɠ-9Ǐ-8Ő9ſ14Ǔ20ǒ23ş39ƨ40Ǣ
insured at	86 -14Ǐ-11ŏ-8ŗ10Ǣ25ǥ37Ɠ
insured for	77 -10ſ-9ŏş-7őƒ8ǌ12ƀ15Ǣ41Ɠ69ŗ
insured what	80 14ƃ
insured with	88 -11ſ18ǥ28ş
insurer	83 -14š-10ƭ14Ţ15Œ18ƴ33ő44Ő
insurer $	90 -11ƭ16Ţ34ő
insures	90 -14Ļ19Ő25ş
interest	86 -17ǩ13Ɣƪ14HĹ21Ň
interesting	88 8ō21B22Š
into	69 -11ǅ-10H-7XŁƱ7żǗǘǨ9Ŏƙ11iłƀ13gRŤƪ14Ŋſ15Ķ16d17Šǣ18Ǟ23ƌ24ƛ38S
into it	88 9ĺ17S28ƌ
into the	83 -18ƌ-7Ʊ9d13S15Ǟ17R21ǣ22ƛ
into your	85 -8Ł-7X9ƛǘ10ǗǨ17łŤ19Ķ
inventory	82 16Ǣ23Ɨ24Ɲ25Ǐ
invoice	77 -7Ǡ20Ǖ27ǘ
invoice or	80 -7ǘ23Ǖ
involved	88 11Łż17f
ira	88 56Ķ
ira $	90 34Ķ
is	23 -23ŠŨ-22Ƹ-16Ʒ-15S-14ǘ-13šŤŦ-12Ɯƽ-11Oňţ-10ĺŧ-9ĽņƝǌ-8ŌƮ-7ckǑǒǕ7łŚŵƪƻǉǎǝ8zķşŻŽƒƖƗǢ9CũǁǙ10lrEŗƍƞƧǣ11FƀƐǜ12fŅūſƑƾǔ13nAXľŖŞžƔƙƯǞ14ųƠơǖ15KĶĿŷƱƼ16aŉŝƥǅ17uƫǥ18ŕ19JĵźǇ20hpōűŶƘƟ21IƢ22vQTY23qNŐƉƩǋǗ24sƅ25yDR26PŁŃǈ27jŒŬƁǃ28Ɗǆ29ůƆƇƨ30ƓƲ31ĹŪŴ32ƶǛǟ36ǂ39oǩ40i41xŀ44UǍ47t
is #	69 -22q-17Ƭ-11bŗ-9ŏŮ-8HTŒ-7ǋ7ǐ8yƆ9ǈ15E17œ19Ÿ22ƚ24X25I29D34ǩ37Ɠ41v46p54Ơ
is $	73 -23Ř-11tƨ-9Ŗ-8q7ƕ8œ9ŀŏ10Ū11ƅ12Zǝ15R16ĵ17Œ19wń28Ő31ǩ48o
is @day	88 13kL
is @name	75 -20a-14Œ-11Ő-10Ƹ-9b-7ƫ9J11Ŝ17o25s30ǂ45w73t
is a	54 -20ƭ-19i-18Sž-14Ű-13Ɖ-9ŕǈ-8cŨűǋǢ-7ŀ7fmƗƥƵ8qZřŜŝšƈ9ƎƤ10ŋſǙ11rŬǥ13źǁ14xBƇ15Ž16CĻ17vǏ18ŘǅǍ21ƨƬ22M28Ʃ33L34Ū39ƅ41ǝ
is about	79 -8ŕ8ů12I13ƿ14ŉ17Ĺ18Y22ƪ
is alcohol	78 24Ǜ
is all	77 8ķ10ƛ11Y12Ōş13ƶǨ15n18ZƦ
is an	78 9Šƀ12ķƮ13ƍ14ǉ16Ƃ20Ķ29ǆ
is any	85 -18Ɲ12uŶ19Ǐ22ƥ
is anybody	88 -17n-10ńǩ-9T10z24ŏ31u44ŷ
is anything	85 8ş9ƥ13Ɛ15Ǖ17ſ
is asking	90 -7ǌ19Ƅǧ
is at	81 -17W15qƯ16Ŏ18n23Ʀ32ľ
is awesome	88 12Ǌ15Ƨ16ǟ28ƿ
is been	80 -20G-7ť8ŝ11Ľ18ƈ19A26ő38ǟ
is business	82 -15ǅ-11Ɲ-10ǋ11U83ǟ
is changed	77 27Ǟ
is different	85 -14Œ-13Ş-8ǩ-7œ25ũ34ĺ39Ŕ
is down	77 11ƫ27Ǟ36Ɗ
is driven	80 15ŭ
is everything	84 17Uķ19ş20i
is fine	86 -9S8Ɖ14Ǌ15G18N
is for	90 9Ŵ53ǩ
is free	90 11Ɣ16Ƨ17ǁ
is from	90 -18T15Ƌ16ǔ26ƈ35Ʈ
is going	77 -10ǩ7Ƣ9Ź11ž12ũ13Ư14Ǟ15ǟ18ł22ĺ40Ĺ
is good	82 10Ƈ12t17ŝ20S21p
is got	73 -24n-13ń-11Œ-9ĺƦ7ŷ9ŀŐŨźǆ10j14Ł22ƨ23ĿŢ24ű58ş
is great	90 8ź12a13x25T
is he	65 -20Ū-19v-18ƅ-16P-12Q-10fHƺ-9ǟ-8cƦƸ-7zǢ8ź9nA13x14w19h23ǂ30Ņ32q34Ź45pƨ47Ŵ55s62t
is her	79 -29Ƹ-27ǃ-23d-12p-11qƻ-9ł-8ů8Ŵ15ǈ21o28ǂ35v48B53ź
is his	81 -42Ŵ-21a-11w-10Ƹǃ-8ƨ11ǈ26ǂ33q42oų
is holding	90 -11ű39ŀ
is home	88 -14Ű29l50C
is in	59 -20ǖǩ-18ǋ-17Ƥ-14ƔǏ-11ŷƠ-10Ŝƽ-9Ĺů-8ŗƢƮ-7ŵ7W8Ǒ9Ǎ10Ǚ12Ł14Ɖǈ15Ɓ19q20ķŪƻ23ĶƊ25nŀ29ǌ37Y41Ɲ49Ǘ65Ŗ76Ɨ
is included	90 8ǥ14Ơ19Ŗ
is insured	90 7ǒ12ş23Ɠ
is is	88 -7d11o13u15p
is it	42 -32ƪ-27ǩ-21Ɨ-16wŮ-15ƒƔƬǑ-14gǡ-13ĿŨƥ-12sōŔŠ-11tyưǄ-10fxŦŧŸǘ-9akCXĻľŖşŵƵǈǔ-8NĴŤǞ-7pALŅőŬƭǝǨ7łũƕƹǌ8ňŘůųƅƐǋ9Rťŭ10ź11ŜŝǍǠ12ŚǤ13ƀǅ14ƖƟ16ŕƼ17Ǜ18ožƶǥ19ĶƯǆ20ƞƢ21u22Tǖ23Ǉ24Ű25Ɖ26Œƣ27Ŵ28ű30Ʃ33Ƈ34Ŷ35iƓǟ36ŀ38Ǘ41U43ǃ46Ł48ŗ49j62PƆ
is just	79 -9Ū10WƝ12ŭ14ŴƩ19y27ŷ
is kept	86 -7ő15ƥ16Ű22ŝ
is left	79 -7Ŕ13zŖƧ24ƶ34Ŭ
is licensed	90 -22Ÿ37ŷ
is like	84 12ƪǝ14Ƃ15ƿ
is most	84 -13ǖ16ľ18Ǌ
is named	71 8Ƣ12ƚ33ƫ
is new	90 -23Ĺ-16Ŝ-10Œ-8ƅ22Ǟ70i
is next	78 -15Ʊ-10ǩ-9ǥ14ƫ21ř26y29V30Ǟ56Ǎ
is no	82 9s10ŕũ12ƨǨ15Ń24ŉ
is not	69 -39ŀ-18p-16Ŵ-12ř-10d-9n7ŧ8lMĸ9ƅƢ10U11c12Ŗŗ14wſ15o16Ǒ22Ŷ26ƥ30v85ǩ
is now	90 -15L67N
is on	63 -40ǩ-17ơ-16aŬ-14ǖ-12ǌ-10rƦ-9q-7ŴƣǢ7dF8ǆ9WƉ10Ż11ŗ12ĹŖųƃ13ƺǛ16Ůǥ17ū19ǃ21ZƢ22Ɠ23Ŀ27Ő29ŷ32ƨ43ſ61ǈ
is one	86 -7Ƭ7ǡ9ǋ19ǔ20y
is out	86 9ŪƑ16X17ǈ
is recorded	90 7ŋ
is right	86 -7ŀ9k12s13D19Ŏ41N
is she	69 -20Ū-12ƹ-11ǩ-10i-9Ɖ-7m8Ź9ź11rű12p14Ƴ15ǈ17yŶ18vǂ19t21x33Ŵ44q
is sitting	90 7YƟ12Ɲ15n
is smart	90 15ũ21ń22A
is so	90 -7Ĺ9Ū16ļ18w30ǩ
is somebody	90 -7ǎ7ǧ18Ł37Ɵ
is something	90 -7ŀ15j20Ʀ21ŉ
is still	83 -9Ƨ12ƪ13n15ŉ19Ƶ24D
is stopping	88 20Ţ29ŀ
is that	42 -24Ǉ-21ǌ-18w-16vƓǥ-14Ķķ-12ĺ-11yA-10iŮŶ-9IUƞ-8jnŜǊ-7xŦƹƽ7BVŰƛƨ8blřūűƍƙƯǋǐǠ9YłŋſƼǁǅǚ10ŪǕ11dsEFTŲŵưƾ12pŽƅƜƻ13fuGńőǉ14ŁŷƠ15S16Ļůǖ17ǩ18ľ19Ĺ21ļŒŬƩ23Cŕ28ō29h31ŭ43R47Q
is the	42 -33Ŵ-24ƣ-23ŷ-22Ƣ-20Sǈ-18Ƥ-17t-13nCŖƸǄ-12dŃƝƩ-11pŏ-10MŹſƨƯǛ-9ŦŸƕ-8Ŕřů-7oquTYŵƑǅǐǝǞ7ZķƐƛǜ8cEƈƌ9kōŐŜƔ10hƦ11IƲ12mJƟƧ13ĿŚųŶǏ14QŘǥ15Űƻ16UƫǢ17vFŭƅƇ19yŕ20ƖǇ21xł22ű23ŀ24ŮƘƞǆ25ŬƬǌ26Ɔƪ28ƙ31Œ33ŗ34ǟ36j38ǋ40Ǎ43ƒ53Ū55ơ
is their	88 14Ŕ27Ņ
is there	47 -18jš-15ǩ-12ƥ-11yƕƜƢ-10ŗǋ-9řƤƬ-8GſƟ-7UŚŜŪǆǈǏ7ķ8ŀƙư9ŃƳ10DXYűƩ11ĿŁǓ12ƏƸ13nƂ14ŌƑ15ŞƊƍǢ16ŬƁƔƦ17Źƶ18ǔ20ƣ21ŉ22ƃ23Ǧ26ƧǃǛ28Ʋ30ŵ31A35f38Ʊ46ō50Ǩ
is this	69 -24o-16Ł-15A-10Ƣ-9ĺ-8ş-7ǩ13ŏ22ǈ23Ƶ24Ń25ǅ30N32H40Ĺ42I103a
is under	88 -7şƉ8G18Ɗ23n
is up	82 -30ŀ-15Œ-8œ-7o7t16ź22Ǆ24ŕŽ26i64Ĺ
is what	65 -13Ř-11ž-9Ƒ-8KXư-7Iű7CTť8uľŚ9cyLĴŔūƓơǢ10ŞƱ11ƃƌ12i13Uŀ14Ņ15GƠ20ĺ21Ť22Ŀ29pŦ
is when	83 -12k-11Š-8ő8ƅ12S15G16ŧ17ŕ19ť
is where	90 -9C17D37M
is work	83 -20i-12N-11t-10ǟ16ů92U
is worth	82 -14Ƙ13Ɓ19Ɨ29ķ
is you	77 -23ƾ-9ǌ-7Ư8hŷ14ŝ17a21ǂ38Ƣ72n
is your	41 -33ǌ-30ǈ-25Ŀǟ-23B-22ƻǗ-21Ɔ-18ơ-17ƃ-16ǃ-15Şŭƈ-13ořƬ-12Ʈ-11ZĹőŕƝǕǨ-10HŖŝſƇƩ-9LűƷǞ-8nuCGŗƧǝ-7pľŁŦŷƗƯǆ7bgŅūƸǂ8vŒ9şƥƼǄǢǥ10eiDRŻƑƠǔ12ŚŹƉƢƫ13lĶż14s15IƘ16Ǌ18AŸǍ21dwƕƲǖ22Ŝ23TXĵǠ24Ř25P27qzƔǇǋǎ30yƾ31žǣ34ƺ37x38r40Ń46ů47Ƥ51t55Ň61ǩ
is yours	81 -7Ɲǩ8Ŵ11Ɖ13ű17Ʀǌ20ĵ36ķ
issued	90 11Ƶ40Ÿ
issues	86 8ǂ15Ƹ
it	28 -32Ĺ-22Ʒ-21gŅǑ-20q-18ĸǄ-17yƨ-16XŷŹ-15cpCƦǈǔ-14vLZŞƣ-13lşǝ-12GMYƾǖ-11aOǐǠ-10ƤǢ-9txHŻƸǕǙǜǡǩ-8hŝǂ-7zƔƺǌ7ĶƏƠƶǛ8isWŘƄƎƹƻ9ĵŋƁ10ĿŐū11ŲǏ12ŜŽƈǧ13JƖƯƽǘ14AFťƌƐ15ŦǞ16nƊ18šƂ19ŠŴŸƢ20bŁƼ21Ɵ22ŎřŚǆ23PŊŮƙǟ24ĺƀǅ25Ɠƭ26ĴłŤǗ27Ɖ28BŃ29Ǎ30ŌŒś31Ŭ32ŇŔ33UŕƇ34ƫ36Ʃ38ŰƞƧ39ŧƆǃ40ŀ41Ũ43jųƒ45rœŖŗ46ŭ48ƅ50Ƶ51ũ52ƪ55Ŷ68ű
it #	84 -21ǡ-11ű-10Ɔ-8ƅ8Ř29ŗ96ž
it $	43 -47Ǆ-39Œ-32ǖ-27ŷ-22ǌ-21ĸ-19Ĺ-18sHTŜƯǛ-17Ɨǟǧ-16qłơǋ-14ļŪ-13jŝŢ-12w-11goZŞƶ-10kOYľƛƨǝ-9šƔƞƠƦǐǢ-8iyŅŹƮƲƼǈ-7řźƇƤư7fĶőŭƎƙ8JW9ŠŤūű10ŗŲƃƕ11ōŰƐƢ12ĻŀŐŔƄ13EŃŎƓƩ14bǍ15ĴĿŸƀ16ſǗǦ17śƫǉ18ƧƳ20ŌŮ21D22ũǏ23Ƃƒƻ24ƌ27S29Ɔ30ŧ33Pǩ34Ŧ35Ũ36ǆ37ǘ39Ŵ40r41Ŗ44ų48Ƶ51Ŭ54B63ƪ67Ŷ88Ň
it @name	88 13w14b41o
it a	64 -14ǎ-12ǉ-9Ū-8ŦƠ-7ŤžƓ7ŔǓ8Ʃǣ9Ə10uĺ11iű12UŠ13Fǥ14Œ15Tŗƞ16Ŷ18ơ19ů21ƛ23œ25Ɔ29ǅ30ǟ38ƣ48Ƈ
it about	85 -10Ş-9ǃ13ƶǞ15Ĺœ26Ž
it again	86 13ƓƖ39ň
it all	68 -16Ǒ-12Ũ-11A-8ƶ-7ŽƋ7ŖǗ8ĺƵ9Ŧƞ10ǃ11qZ12ǜ13ƖƲǐ14ŤƆ15ƌ17Ƣǋ22kł25Ǉ29ƫ32ǖ
it an	85 -24F15ƅ20ǆ35ƣ
it and	69 -17ƪ-11ǡ-7ƒ7pƇ8œ9Ɗ11Ŭ13Ŵ16A17ơ24Ʃ45Ɠ
it appraise	90 33ƒ
it at	85 10ŗ12Š15ŏ
it back	82 14ŭ15ň27ƪ46Ɠ
it be	73 -14Ʈ-12Ŏ-11r-8ŏ-7ŵ9Ƥ10b14M17Ƭ18Ş19ŝ30Ļ33Ŋ34s39ǩ
it been	79 -10ő-7ǟ11š12j13ťǅ14ƈ15ņ25U
it before	82 -9ť14Ʋ36œ
it built	90 16ƅ
it burned	86 17Ƒ26Ɠ
it but	88 11gr17Ư28ŀ
it by	83 -17Ń-8M8Ł11ś18Ũ25A40ǧ
it come	77 -18œ11Š12Ǖ13Tƚ15Ľ20Ĵ26ł50Ť
it comes	84 9ł16ĿŘ21H23ľ
it cost	72 -11ƵǢ-10Š-7Bǝ9ǚ20Ư24Ƒ38Œ41Ŧ42Ǐ
it cover	90 -9ŗ42Ŗ
it covers	90 26Ŗ
it different	80 -15ƚ29Ř
it do	84 10űƥ11Ǝ14ť21Ŗ
it does	88 -7ŭ13Ŵ15ǆ27ũ
it done	90 28Ń
it down	90 13ƀ17f25Ÿ
it due	88 39ŕ
it ends	90 -9Ń10Ʃ12ŕ
it ever	83 -9ǔ-8ŕ-7ű15ŭ20Ɗ22Ÿ30Ʃ
it finished	88 10Ɗ
it for	65 -18ǘ-16Ř-15Ǡ-13Ū-11Ŗ-9OĿ-7Ů9p11ĻŲŵ12ŐƵ13T14Ƭ15Ž16ƭ18Ɠ20Ŏ24Ưƶ47ŭ50Ŝ62ƒ
it from	82 -9œ13śƙ14Ʀǅ15ŧ33ƅ
it go	76 -15Ũ-12Ǩ-9Ǧ8Ťƞ11ŗƧ16j18ś28œ31ƫ36Ŕ
it goes	88 10ƫ14ų
it going	84 -11Ʒ-10U7Ǩ13ľƟ15eƮǟ22i
it gone	79 22Œ27œ
it got	83 7Ɔ10ŧ11g14ƪ
it happen	84 17ũ30ť
it happened	77 -18Ƴ-12ĸ-11k12Ŧ17ť18ũ20Ť30Y
it happens	90 9Ż19š
it hard	79 23Ƴ41U
it have	77 -64ƣ-29Ʃ7Ůűǥ10Ƌ11ƍ13ǆ15ƭ18ŃƇ21b27ƪ70Ǎ
it how	86 -8G14xŸ20ƈ
it i	90 10ű
it if	83 -8Ʒ13Ɯ15Ƨ16Ǩ20ƫ28Ƶ
it in	68 -46Ŕ-16J-14ǋ-9ů-8HƉ-7ŀ8L9ƚ10ĶŎ11Ĵ14ƪ15Ŀǧ17Ń18Ś22Ǎ23ų24Ō29KƵ52ű65ŧ
it is	49 -19X-16Ŷ-15ǩ-12p-11uŖŦƒ-10ťƔǌ-9ōƫ-8cCEŚƬ-7blĶĹŃŇŠŧũŹƞƺǚǢ7yƊƓƼǍ8BŊǈ9AQźƕƮƶ10WĿŒřſƗƭ11ŎůƁǝ12ő13iŔƱ14rZǅǡ15ǆ16ű17ŪŷŽ18ǃ19kū20Ƣ21ŝ22ǟ23ƙǛ25ƉǄ30w32Ʃ38n44Ơ50jƅ
it it	90 10ť14Ŀ
it just	64 -28ž-17D-10Ĺ-8ƥ-7ŀ7łƍƜ9ńŹƭǆǛ10Ɵ11ǋ14ǃ15Ǉ16n17r26ĺ29Ŝ31ƀ39u42Ū
it lapse	90 33š
it last	85 -9Ŝ-7ǎ11ƈ28Ŗ29ť41ƭ
it like	80 9ŗ11ŭź14œƵ15Ƥ16ű33j
it made	88 -10ĺ7Ɖ20Ƈ30ƫ
it meant	79 31Ư
it more	79 -10ľ-9Ū-7Ů7ť9Ǔ11Œ12Yź13Ş14Ŷ17Ǆ18A20Ň22ň
it mostly	90 12ķ13Ů14ǖ
it new	90 -12Ƈ12Ǆ33ƅ
it now	77 -21ƒ-7ƚ10Ĵ15ű29ŒŨ
it off	77 -10Ǧ9ś10ĺŚƲƾ11Ƃ12ĴƐ13I18Ƅ24ŋ
it okay	88 18ƾ
it on	69 -8Ĺ-7Y8Ʈ9łœƅƜƠ10ǘ11jĸű12LWŰ16Ś26ŏ29D36Ŕ
it one	80 11EQ17Ʃ22i29Ɖ35ǥ
it only	85 9Ū10ǉ13ų14Ƣ15ň25Ǉ
it or	70 -13s-11Ʊ-10Ʒ-8ŵ-7Mƪǋ7mƘ8ĸƴ9ƍ10ŁŎŖŠ11BŊŶƵǀǅ12ŦƮ13Ŭ17ơ18ś22cr24Ŝ33ō
it out	76 -9Ơ-8ŶǑ-7ű8Ĵŭ11Y13Š14ƪƵ16A23ƜƟ24Ű
it over	77 -12Œ-9Ŗ-8ů8ź12ŀ13Ŷ16Ĵƙ30r34ƆǞ38T
it rains	77 -7ƛ12Ɗƙ
it renew	76 26ŕ
it right	75 -10ơ-9ŗ-7ǟǠ7ƿ9bĴ10ǘ11ǃ12tF13ň15ŏ19Ķ21ǌ
it run	83 -14Ŷ-12ƭ15ŕ41Œ54ű
it running	88 -18ǟ-8i14ű20Œ21Ŷ
it say	72 -31ž-8Ŗ9ř10ĵǌǓ16ǧ20ǃ23Ś32ŗ
it says	81 -7Ǆ9ž11ļ12q13FƩǢ20Ů21ř24Ś
it sell	88 -8Ļ36ƒ
it sit	90 18Ǜ32Ƈ
it slow	90 8b20ǎ27ǟ
it so	83 7e10ǣ11Oǒ14ķĺ
it something	90 -15Ş11ĺ16ŀ26r
it sounds	90 -7Ň7Ō10ķ11ƽ26b
it start	90 -13Ń-9Ə-8Ʒǅ8b20ŕ21Ť33X
it still	78 -10Ÿ-7U10S11ũ13ŜƧǋ15jH16ƺ17JĶ34Ũ
it take	74 -10BŠ-7Ĵ12ť14ƓƱ16Ƭ23ů24łŎƗ29Ţ41ŧ
it that	78 -12ť-7ŇƼ9Ŕ12ĺŠƐ13Ĺļ20P21ƴ22Ů26ŀ
it the	70 -27ž-17œ-15Œ-13U-9Ņ-8ľ-7ƒ8ǁǇ10x12Ƅ13ǂ14Ş16Ǥ19ļ21ĺ37ŝ39Š45ŗ69ŀ
it there	84 -35Ŷ-31ŝ-14Ň8Ǔ15ǖ16ǝ40U74ƞ
it to	70 -13ƫ-12ůǜ-10Ţ-8ƞ-7Ł8śƢ11J12Ĵ13Ń14Ŗ16B18Ŵƭ22ŭ25Ŝ28Řųƶ
it today	75 -11Ļ-10Ĺ8ű11ĺ17Ō35ŀ
it under	83 11œ13ǣ19ǃ34Ŏ43ƒ
it up	69 -15i-8Ūƶ-7qK8ŤŮƅ9ŠūƐ10Œ11ĴƏ12Oƥ14ŕ17Ō21řƫ27Ś30V33r53Ł
it used	86 14œ28ŭ
it was	71 -29ƾ-11Ť-8œ7ƐƳ8ĽƓ11ƛ14ļƅ16ĺż25ŵ34Ũ40Ƽ46ũ
it went	79 -7ǩ13Ƴ14Š15ņ18ƅ29Ŕ43œ
it were	80 9ǝ
it what	75 -8Ŗǅ8Ɯ9Ŕǁ10ņőřŠŨƖ11ŇƂ13ż14ŚƗ19Ʃ
it when	78 -8Ƴ12Ƨ13ƅ19sǏ21ǜ28Ɵ31Ũ
it who	90 15ŁǠ16n
it will	86 7ƴ11ł
it with	76 -12S-8Ŝ8ƙ9Ő11sŚ13Ƣ16Ŋ17ǅ18ń27Ƨ45Ŗ
it without	88 11ƈ21Ǩ
it worth	90 -14Ɨ7ƒ33ű
it would	76 -12Ŏǝ14ŵƒ15Ŗ16ŅŢ19ťư21Ɠ22Ə
it you	78 -12ŝ-11j-8Š7r8Ŷ10ŀ12oƪ15ŉ21ũǌ23ż36P
it your	78 -28Ǎ-13ƣ-12ƅ-11u-9ů-8Ņǃ15B16ƤƯ17ƽ23F26ƞ34Ŷ46Łǋ
it yourself	77 -8ǚ8ƀ10Ɛ13ǅ15Š21ţ
itself	83 -7ŗ10Ǣ12Ƙ13Ɠ17Ĵ21C
jeep	88 -11ŷ-8Ĵ21Ūų22Ŭ
jewelry	73 37Ƙ
jewelry $	88 8Ƙ
jewelry instruments	79 11Ƙ
job	56 -11Ŷ-10Ŗ-9ōǩ-8oǏǝǨ-7ŗ7Ɲǀ9tň11ţ12Ķŭ14R15ǐ16Ƭ18Ʀǣ19uƧ20Ǔ21ǧ25ǈ30ů42V43q51W52U53S57P
job $	66 -8ǒǝ-7Ɲ7g8W12ŭǈ13tǧ14V15ůƧ17S18Ʀ20ǣ22ǐ23u35q65U
job ask	80 
job even	80 22ţ
job or	84 -8q7P8Ʀǈ9W10ǧ
job title	90 12q41P
job what	90 10Ǔ12W17q
job you	90 11U14S21Ǔ27Ƭ
jobs	74 -9ƻ9Ǧ10ǡ14Vƨ15ǈ17Ǒ20ǔ21Ƨ24Ǆ31ǐ
jobs $	81 -7Ǆ11Ƨ20V23ǔ24ǐ28ǈ
join	86 -8ǅ11Ŏ12ő31s
judgment	90 11š15c
jump	79 -13Ň-12Ŧ-7ŎƬ11ǀ12ƍ16œ29Ŕ50Ţ
jump $	88 -12Ň-8Ƭ-7ĺ10œ24Ţ33Ŕ
junior	86 7Ź8m20w22a
just	48 -16ŗ-14ƞǐ-13ō-12D-8qBųǓ-7XłŃŚƥƧǡ7frƨƩǗǚ8eZƦƴǧ9ķƭ10sUŇŜƍƗǙ11ŁŊƢ12ǈ13hŌŏ14S15uƻ16CKơ17Ŗ18ŔŭǑ21Ū24n26ǋ27ƀ28ĹŠ30Ǉ32Ļ33ŷ
just a	76 -12Ǉ-9Ĺō-7ů10WŲƇ14ťƟ19ơǥ21Ļ26Ɲ33Ŷ
just for	85 -8Ůǐ7Ơ14ůǑ24ŭ
just get	90 -13Ŝ8ơ15Ŗ
just just	77 7ŕ8ƃ9U10ŲƱ12Ƽǝ13z14Ŷ23ǋ
just kind	86 9Ŗ13ĺŠ14Ŵ18Ʋ
just need	78 -7ŕ8ƕ11p12eŏŦ13mŐ15C21S
just now	73 -26ĺ19Ŋ58Ĺ
just say	85 12Ō14N44ǩ
just so	88 -13Ŗ-11Ĺ17ňŒ18n
just take	86 -8Ŷ9ŭ10ņ13ǒ
just tell	86 9Ž10ƴ15ŀ16M
just the	68 -17Ƽ-12DŶǇ-9Ŵ-8Ǔ-7ŭƕ7ƃ8Šǉ9sķƀ11ţǚ12ƢƦ14Ŝ15Zŗşŷ19ƻ24hŪ43ǋ46u
just want	88 -9X11Ƽ13ư22Ļ32Ĺ
just what	88 -7ŭ19Y25Ɨ
just you	73 -19Ɲƞ-14u-9ł8Ǘ10ƨ12Ŕ17y19s20ǆ27Ł40ŷ50n96Ǉ
keep	57 -12ƃ-10t-9e-8Ķǔ-7Řƅ7ŸǞ9ū10qŉƀ11W12ƝǙǨ14ŋǩ15Ɗ16şſƮǝ17ƥ19Ś20YǏ21o30ō31Ƨ32Ʒ34Ű36ƵǗ
keep $	84 -9ĶƝ11h13Ǘ16Ʒ17q28Ǐ
keep a	90 -10Ɗ10ŋƥ19Y
keep getting	80 12ǝ
keep going	86 -26Ƶ-8V14ŉ36ō40ǩ
keep in	88 16Ǐ26Ɗ
keep it	78 -11Ʒ-9Y-8Ǘ11ş12Ǟ14Ƶ25Ʈ33Ű49Ƨ
keep on	88 -11ǔ11Ǐ30Ǘ
keep that	90 13Ű14ŝ18Y
keep the	75 -27Ʈ-12Ɲ-10Ǘ-8ƅ8Ǡ9Ÿ11ŋ13ū15ƥ21ŚǨ25ſ64Ʒ
keep your	86 17ŎŚ
keepin	84 -8ox10tŀƶ13U15Ţ20Ž22ǟ
keeping	79 -11N10U12Ƶ13ũ15ŀ20t36x
keeping busy	90 -33U-12x-11N34t61ǟ
keeping you	86 -50ǟ-10t17ŀ43U56x
keeps	76 -11Ű-7ŭ7ƛ8Ǡ9ŢţƟ13ƻ14cǒ22P25Ŀŝ
keeps you	82 -12Ű-7ŭ10Ţ14ƻ24P27ŝ28Ŀ
kept	74 -7ō9YŶ10ƃ18ŝ25Ǘ32Ű39ƥ
kept $	88 18ƥ21Ǘ
kept you	90 -7ő12ƃ23ŝ
key	88 -11Ʀ-9ŏ73Ǩ
keys	72 8Ŀ9Ń11v33ų36Ɩ
keys $	75 9Ŀ10ų12v27Ɩ
kick	86 9Ń11ŕ12Ř16Ōƹ18Ļ
kick in	90 9Ń12ŕ13Ř17Ō
kid	75 -22ų-10ŷ-9mƱ-8zŢ7Ư10ƶ12nƜ16Ƙ17ƍ24Ʀ28l31ź67Ź
kid $	88 -9zŢ8Ư9l12ƶ29Ʀ
kids	57 -16i-12m-9Zǋ-7Ų7N8q12ľ14Ɯ15Ũ19ŹƲ22ƍƭ24nƫ30v32wƯ33Ʊ40y47x62u
kids $	68 -16Ź-8ƶ-7P7Ʊ10q21Ư25Ʋ27v31n70u
kids are	85 -21v9w12L46ƭ
kids college	90 10Ʊ
kids doing	86 -23i-12Ʊ51x
kids in	90 8Ư13N23v
kids names	86 31w
kind	55 -29Ǜ-16Ʀ-14ƪ-12ƅƈ-8ŗťƻƿ-7Ň7ŃŢŮ8ƝƸǥ9bŖƎƚư10ĺ11ű12iXŊƹ13Rǆǩ14qƉ15hƲ16ŏƇƣ17Ť18Ū19ŧ21ǔ28Ǆ31Ƌ42Ʃ
kind of	56 -29Ǜ-16Ʀ-14ƪ-13ƈ-12ƅ-8ŗťƻƿ7ŃŠŢŮźƐ8hƝƸǥ9Ǝư10Ŗƚ12XŊŧƹ13iRűǆ14qƉ15Ʋ16ǩ17ŏƣ19Ť22ǔ23Ƈ30Ǆ32Ƌ35Ū
kitchen	71 9L11ǈ12ƞ14Ǝ15ǝ18Ǜ26M50ƌ
kitchen $	86 12Ǜ
kitchen table	88 10ł36M
knee	88 14Ƹ38t
knob	90 24Ƌ
knob and	90 24Ƌ
knock	83 7m8ţ11R12Ĵ27ź
knot	90 38f
know	52 -12Ŏ-11Ĺǔ-7ľſƮƽ7OƷ8Ľ9ţƈ10ņňŘ11ŜŲƐ12G13cAŔƎ14hrŒǣ15wƓ16ōƩƸ17ŰƧ18ŅƳ20ǃ31ǩ42ŉ47Ŗ
know $	70 -20Ļ-13ǩ-8ƽ7Ƨ11ƛ18Ƹ19r24ō52ŉ
know about	74 -8ŉ7ōŹ9Ƣ10hƝ14ǂ16Ų20Ǝ25Ŗ
know how	79 -10S9ő10Əǩ11ś12G13O15Ń26c
know i	86 -15Ŗ10Ŧ32ň
know if	72 -7Ŗ7ƜƩ8ǡ9fuKŃ10ŲƵ11F13ŏ16Ƃ20Ɛ
know it	84 -12ǩ9ķŖƯ10p14Tǣ18ǟ
know of	90 7ţ21h
know the	85 8řŜ9S10ű11G17ŉ
know this	90 12ŗ13ŋ24Ļ
know what	69 -17Ƃ-13ň-11Ĺ-10Ř-8ŕ-7Ʈ7ZƷǝ8ņƩ10ƃƅ11Ǌ15Ƨ23ŒƓ51ǩ69Ŗ
know where	88 32Ű
know your	86 -12Ŏ-8ŉ10ĵ33Ř
l	84 -20ŗ-12ž-10Ƃ7Ǧ14ǃ29ǡ74b
labor	90 11ǎ15ǜ21ť
ladders	90 9Ǚ22ǈ25Ǆ
lady	80 -10ǈ9ŵǁ11ŧ12Ŝ17t26o29Ɯ
laid	82 -7ǩ13Ƨ14ƃ15Bŵ19Ň20Ǩ
laid up	88 15ƃ17ŵ23Ǩ
lake	82 -11Ǉ13ķ14ƙ20k24Ɵ26g
land	81 -12D-9ļ-7Ľōǝ9Ƒ10Š12Ƥ17G21J30Ň40ķ
landline	90 25I
landlord	69 -16Ƅ-8Ɣ-7ǩ20Ơ30F40ǌ42ơ
landlord $	84 -77ǌ-7ǩ92ơ
landlord need	90 -42ơ-18Ƅ23ǧ54ǌ
landlord want	84 -14ǧ-7ơ33ǌ
lapse	81 32š
lapse $	84 33š
laptop	88 -7Ǐ13Ǘ16Ś22Ɲ
large	90 32Ɔ
last	46 -15d-13Ŧŧ-12Šũ-10B-9ĺŨǅ-8SŃŒŤƳ-7pDVľňǢ7yƓƧƮƶǂǒ8Ŭ9oĽƩ10Ƒƫǘ11iĹłŵ12żƋƺƼ13űŻſƲ14ŔƹǨ16cţ17šưǉ18ƚǣ19E21ƈƸǛ22Ŝ24bǙǞ25aĵǏ28ņŖ31Ǌ36ƾ38œ
last #	71 -11ƭƼ-9c7ū8ż11ţƹ12ǣ13Ż19ť24š27ǉ29EƸ
last $	80 -7ť10a27Ʈ46ƭ
last agent	85 -26Ŝ13ſ35ņ
last check	90 -13Ŝ10Ɠ19ƾ30Ǣ
last checkup	77 15Ƹ27ƾ
last few	77 -15š9ţǣ20ĵ
last look	88 -13Ŝ7ƫ23ĵ35Ŗ
last looked	80 8Ǟ
last name	78 -18ƾ14w15a23o52b
last one	90 7m8ƚ10Ǥ17y
last policy	79 -13ĺ32Ĺ
last renewal	73 10Ǟ37Ŝ
last see	86 -7ƾ14Ʋ27ǂ
last spring	79 -10ŧ9Ɖ31ţ
last statement	90 10Ķ16ƪ
last talk	90 8Ŝ15Ľ
last time	70 -10Ɖ-9ĺ-7ũǎ7œƫƹ8ƾ9ĵ10ĸƲ12W13ǘ14ƈ16ſ17t19ƛ23ŵƺ28Ŝ32Ŕ
last update	90 -17Ǐ16ƫ18Ǣ
last updated	77 -44Ǣ-7ƌ7Ǎ9Ƌ73Ǐ
last workers	80 -12Ǥ12ǣ
last year	69 -17ƾ-7ţ7I8ƌǑ9ǘ10Ǧ12ĺš15Ǟ21ő47œ60Ǌ
late	83 10Ń11Ǖ12LO15ĵ20Ų32ǎ
lately	73 -13Ƽ-7ņŤ7Ɠ8Ǐ10ǂ11U12ĺǙ13Ż14ƾǣ15żǟ17ţ18Ƹǜ
lately $	75 -13Ƽ-7ņ9Ǐ10ǂ14Żƾ15ǟ16ż17ǣ18ţ19Ƹ
law	79 7z8Ƶ9ŷ10A11n14Q15B18Ņ
lawsuit	88 -9ŗ17Ǧ20ķ
lawyer	78 11A13ǩ14ǡ15ķ18ǜ34Ʋ
lay	90 14Ƥ16Ƨ23ư
layer	88 9Ƃ17Ɖ
leak	76 -21ƈ-8Ɯ11ũ14ƛ20Ǝ21Ɖ31Ť
leak or	80 -8ƛ36Ť
leaks	79 -7Ƌ24Ɖ49ƛ
leaks $	86 -39Ɖ67ƛ
lean	85 -8Ő18Ň27z30A
lean on	86 -8Ő27z31A
lease	60 -24Ǎ-16ś-9ŕǓ-8n8Ǐ10F14Ĺ15Ơ36ǋ38Ŭ40ơ48Ƥ58Ƣ67ǌ
lease $	73 -24ǌ-12Ǎ-9n-8ơ12ŬƠ46Ƣ48Ƥ
lease ask	77 -9Ǔ8ơ10ǌ34Ĺ
lease it	84 -23ǌ-13Ƥ11F13Ŭ23ǋ
lease require	88 36ǌ
lease say	84 -7Ƣ59ơ
leased	85 15ǋ24Ŭ
leasing	86 13Ƅ31FŬ
least	86 -16S11ŧ15ǡ16ő17ŗƞ18ǅ
leave	60 -9Ǧ-7Ǩ7GņŦŷƘ8sVŁƀ9ǎ12Ƃǜ13ĺƟ14ƥƫ15ŊŰ17Ƭ18Ļǩ19ŗ22ŉ24Ƴ26Ţ35Ƨ36ƶ
leave $	77 7Ŋ11G31ŗ
leave a	90 -15ƶ8mƭ30ǩ
leave behind	88 -8Ƴ30ƶ
leave it	83 -13Ţ-11Ǧ12Ƃ18Ŋ22ĺƶ25Ű
leave something	86 29ƶ
leave the	82 -10ƶ10ƛ12ƀ13s16ǎ19Ƴ23ƫ
leave them	82 -14ƶ15Ƙ27Ƭ55Ţ
leave your	90 -7Ǩ17ņ19Ƨ21ƶ
leavin	90 13y14Ŀ15Ţƶ
leaving	82 7ƶ12V15Ŀ28Ţ
left	69 -7ŀ8ĸ9f11zķŖ12Ķ15ōŢƧ16ŕ20Zŝ21Ɣ25ƶ27Ŭ
left $	83 -7ŀ12ƶ14z16Ķ20Ţ24Ɣ28ŝ30Z
left on	77 11f18ŕ25Ŭ
legacy	90 41ƶ
legal	79 -13ŗ-10ơ7ǆ8ǌ9ƹ12ƀ13ŋž19Ʋ29ǃ
legal name	88 33ǃ
legally	90 8ŷ11f23ǆ
lender	72 9ƙ13Ŭ16Ƅ55ƕ
lender $	84 11Ƅ21ƕ
lender asked	80 17ƕ
lenders	90 8ƕ10Ŭ13Ɩ15Ƅ
less	79 -7ŷǉ12Ʀ14SǇ16ƒ18Ů21Ņ22ľƪ
less than	85 -7ŷ14Ʀ15S18ƒ19Ů
let	62 -12s-10Ŗ-9Ŕ-7Űǩ7UųƏƝ8iŁŘƵ9ř10NOĵŃ11šŪƄƾ13r14ƎƜ15Ɛ16Ļ17Ŏ19Ŋ26Ş30aŽ33ǜ
let me	70 7ŐŦŹ8KUŃőƏƝ10iŁ11Řř12O18Ɛ23a26Ŋ
let us	78 -17s9ŀŽž13Ō14a16Ū17ĵ20r25Ŏ
let you	80 -11Ű-10Ŕ-9Ŗ7Ǔ10Ƅ11Ń15Nš21Ǝ25Ļ40Ş
letter	74 -9œ9Ÿ10ū18K25b28Ś32Ľ40Ŕ
letter $	86 10Ľ22b26Ŕ
letters	84 34b35ř
level	72 -10Ǎ10ŀ15ƣ17m20ƊƩ28Ɔ
level $	78 16Ɗ
liability	59 7ǓǛ8Ǌ15ơǚ16ŗ19ǌ22Ƃ28ƀ33ž36ǡ
liability $	72 -20ǡ-17ơ-9ž10Ǜ19ǚ22ŗ27Ǧ38ƀ
liability do	88 -48ǡ31ŗ47ž
liability does	85 -13Ǧ7ǡ11Ǔ13ơ16ǌ
liability is	86 -20ǡ24ž27ơ
liability limits	70 -17ǡ33ž
liability on	90 13ž
license	61 -9ŕ8ŷ11Ǜ12ƺ16Ƅ17doǀ19ū21a23Ź47Ÿ
license $	72 -30Ÿ-18ŷ10d11ǀ13Ƅ14Ǜ15ƺ19a21o35Ź
license now	80 19ŷ
license number	83 27Ÿ
license plate	88 -19Ÿ24ū
licensed	75 -9S11ŹǨ24Ÿ38ŷ
licensed $	85 -15ŷ-10S-7ő44Ÿ
lie	90 11Š54Ŀ
lien	88 34Ŭ
life	56 -18ŗ-17ŏ-13qŻ-10Ő-9j-8U-7Ś7Ʊ8lW10Ũ13mş14ĺ20i23Ƭ30Ƶ32ƿ33ƪ35ƭ36ƴƷ48ƨ51Ʃ54Ƨ68Ʀ
life $	76 -11q7Ƹ10Ʃƪ11ƨ12t14l
life and	88 -13Ƨ9Ʀƪ24W
life coverage	90 -25ŗ-8Ƨ45Ʀ
life insurance	66 -13ŏ-11ş-10Ő-7š7ĺƨ8ƪ9ƴ11ƩƱ13Ƶ24ƭ29Ƭ37Ʀ43Ƨ
life is	90 10Ƨ13ƨ20Ũ
life policy	76 -8W7Ƨ9ƫƵ15ƪ24Ʃ27Ʀ
light	83 9Ż12ĺ17Ō20ż23Ʈ24Ɛ
lights	90 -8ţ11š14Ż22U
like	44 -20J-15P-14śŤǐ-13Ʀ-12ŎơǞ-10ĿƢ-9ľǄ-8pƛƱǠ-7ĹǑ7mFřťƌưǖ8aŭƎ9DţŬŸƁƠ10yAXŖŦƽ11glœƂƐƘ12rƭ13ł14ŀņŧ15jY16ŨŮűƅǩ18vŉŌőžƺ19RƞǍ22Ń23ĴĻƶ25KŲ28ƿ32Ŷ34Ňŝ36U
like #	73 -24b7RĴřţ8OXǉ10HŢ11Ƃ12ŦżƬưƿ13vE16j17ŗŮ20ž
like $	75 -31ŀ-15ŜǄ-14ơ-12Ŷ-11Ƙ-8ŏ-7ŝ10Ɓ14ĻƯǥ15ņ22Ǎ27Ũ29Ň34R36ǩ41Ş
like a	66 -10ƞƢ-8ķ7jŗƁǉ8nzŠŽƘ9FĺƏǈ10Řţž12YƵ13ŐŜű14ŷƜǍ21Ɣ26ť
like about	78 -35Ş-11Ň28ŝ64ŀ
like an	86 -8Ǧ11ŏ19Ū
like for	81 -9Ư-7Ɲ8Ũ11RŭƮư14ŵƳ
like home	90 -7Ũ51ƞ
like how	88 -10ǩ12őƭǝ19ƿ
like it	72 -30ŝ-8K-7jĴ7D8rƓǃ9ŋƎ11iŌ17ŀ18mŮ20b26U30Ň55Ŷ
like me	86 8L11Ƃƺ12ņ15l
like that	69 -9Q-8ō-7ŉŝ7ŲŻǎ9WĵĸƘƹ10łų11uű13ǔ14œ18Ŕ25Ŷ26Ɲƿ31ƺ
like the	75 -7Ŕ8Ň9Ƈ11Ūƅ14Ŗ16D21ŧ25ƞ27Ń
like this	76 -7ĻŃ9Bũ11ŕ12ŏ13Ƥ21ƭ27A37ł
like to	65 -19ŝ-13Ţ-12Ʒ-11ś-7ŶƤǞ8AŔ9Łō11ļ14K17Ŋ18Ş19Mƶ21y23g27Ō48ŉ52Ļ57Ĵ
like under	90 9G13Ŧ15ů
like what	85 -11ǩ-8ź7Q8P16X20vŖ29Ň
like when	88 -11Ĵ13Ń20ǖ
like you	81 -13Ʀ-9Ǡ7l10ǘ11cNŇ12BV13ŉ15Ƭ
like your	81 -28P-9Ƭ-8ž-7z8Ư13L17F21Ŷƶ28ŝ29ǩ35U
likes	90 15ŋ18Ư
liking	83 -8ƨ10b16Ň17t30x
limit	75 -27ž-11ƣ-7Ɨ8ſ10Ż13y16Ɠ17Ǎ27Ǣ39ǡ
limit $	78 -28ž-11ƣ8ſ17ƓǢ18Ǎ43ǡ
limits	61 -9ơ11ŠƏǌ19Ǧ26Ǔ28ž52ŗ
limits $	73 -59ŗ-12Ǔ10Ǧ19Š31ǡ50ž
limits are	79 -12ǡ38ŗ
limits did	80 13ŗ
limits do	77 -21ž-7ǡ41ŗ
line	64 -9G-8Ǐ-7HœƗƷ8OQ9wXŋ10ƫ11V12ŚǢ13łŕǞǩ14Ĵ15ŁƛǄǊ16aI19q21s23S26Ɣ28P
line $	79 -7Ɨ11sŌ13a16V18Ǣ22Ś23Ł26Ɣ
line is	90 12ŋ14q
line of	78 -10G-9Ǐ7Ɣ18q20Ǆ21Ǟ29S37P
lines	90 9I
link	88 12ǘ15Ƒ29Ō
liquor	90 -17Ÿ-11ž14ƿ49Ǜ
list	65 -9ų-8ƥ8hĿǌǥ9fǏ14nŬ16Ƙ17ĺƜ18şƒ19ǐǘ21ń22ƎǗ30ŷƗ31ľ
list $	88 11ĺ15ń21ľ
list every	90 7ŷ12h13nǥ
list for	90 7Ǐ14ĺ26ƒ
list of	86 -12ơ13ǌ21ǐ32Ɨ
list off	88 8Ǝ9Z11ķ20Ū
list the	88 -15Ū11Ŭ16ƎƘƜ17ǐ
listed	79 -12f-7ō8Ŭ13Ƙ14aP15ǌ17o18ƫ26ơ
listed on	88 12ƫ16ŷ38ơ
listen	90 12s14A21ǩ
little	60 -13Ǉ-10ǩ-8ǥ-7ų7gņƆ8dzIļŐƳƻ9cŨūŽƹ10Ŀ11Ķ12ƞ13Ǆ14Yż16ŊœƦ18v19Ņ21Ư23w26u27x
little $	79 -7u29Ư
little about	84 -10ǥ-9x13g14q15zƳ22uǄ
little bit	85 7m11Ş12ņ19Ŀ
little one	83 -8ų7w12ż24v37x
little ones	83 -17Ǉ-7ǃ12Ư25w58u
live	64 -12Y-10ǋ-9ƜǇ-8ĸŒ8XƚƟ10Ǘ11ƃƅ12D16FĶ18h20Ơ21ķ22G27z31ƣ32n33Ʒ39C45Ʈ
live $	79 -16n-10Ƥ10z13Ǘ20Ʒ23D28ķ37C
live in	84 -9Ǎ13ƣ15ƅ18C19Ƥ
live on	82 -14Y-12Ƥ-7ƽ15ƃ19ƣ23Ķ25Ʒ43Ʈ
live there	88 -10Œ8Ƥ16G31Ơ
live with	90 9Ƣ17X30n
lived	85 -8SƩ-7n24l35G
lived there	88 -7S7l22G
lives	73 -11ų-9z12ŷ17Ƣ50n
lives there	77 11ŷ21Ƣ
livin	79 7z10FHƞ11Ɵ12Ŗ14Ŀ20P24S
living	69 -17ŝ-11T-8ŷ-7ǩ9ƐƢ10fkƟƤ12ƆƲƷ14nǍ17H21u26zƞ27qF28P
living $	80 -13T-7ƞ34qzP
living there	85 -21ŝ-7ǩ13Ƣ15Ɵ22n25H30ƞ
llc	79 22ǃ53ǆ
llc $	90 34ǆ
llc or	88 24ǆ
loan	62 -10Ƣ-8Ƅ14Ʊ15Z25Ɣ46ƕ50Ŭ57ƪ
loan $	83 -13Ƣ-12ƕ9ƪ10Ɓ30Ɣ31Ŭ
loan against	80 -40ƪ59Z
loan for	80 21Ʊ
loan maybe	80 21Ʊ
loan officer	90 34ƕ
loan on	75 -23Z64ƪ
loans	69 -7Ư9ƕ11ƪ23ƮƱ48Z
loans $	74 -28ƪ27Ʈ49Z
local	81 13ǔ14Ŝ16MŐ24ľ42l
located	86 -13l17C24ǋ
located $	88 -13l19C20ǋ
locations	84 15Ǟ33ǋ
locations $	86 -17Ǟ49ǋ
lock	83 -7s15ƣ20ǎ21Ō22ƥ
locked	80 -8ŵ8Ƥ11ƣ12Ŏ30Ű37ǘ
locked up	90 -11ƣ9ƥ21Ű
locker	90 -18Ɗ-12Ɨ45ƥ
locks	90 7ƍ9Ǝ13ũ
log	90 -11Ž22Ś24Ƈ
logs	90 28Ɛ
long	53 -19ŭ-11ƶ-9ŐŠŬ-7Ǆǟ7gvYĿƄƷƼ9Hŵ10fř11ŝƈǩ12iŮ13Ɵ16lƏ19ūůƮ20Ÿ21š22ŧ24ť31S33Gǝ36Ƥƭ37O47ǅ50ő
long $	79 -14ƶ9ŵ13Ţ14ő20Ů21ǩ
long ago	82 -7ǅ15G18ƈ46ť
long could	76 -18Ƥ12ŵ14Y32Ʈ35ǝ
long did	88 -11Š-8Ĵ67ŧ
long do	81 -14ő7Ń10Ə15O17V19Ƅ26H28ƭ
long have	65 -9i9Ƽ15fǅ19O25S26š28l31G
long is	86 -16ŭ-13Ŭ-10ǌ-7Ƣ17ů20Ɵ47Ƥ
long time	86 7ŝ8S17ő26Ÿ
long would	85 -8Ƥ10Ǩ16Ʒ21Ʈ
long you	78 -7ǅ12őƭ26O58S
longer	90 11ƭǌ22ŕ
look	62 -18ƈ-11ŭ-8qǩ-7Ŧ7ŗŨū8ŎřǢ9pĽŇŉŒǥ10TĻŜ11Ǡ12jJǙ13ľłǊ15ĵĺ17ŖƉ19R20z22ſ24Ư
look after	81 -8q15Ǡ29zƯ
look at	70 -7ľ7ĿƧ9sǢ11ĽŚ14JŜǙ15ĺŇ18ĵł22Ŗ
look for	90 -10Ś11ŗ16ſ32ľ
look like	77 -13ŭ-7ǩ8Ʈǜ11j12ŉ14T15ǥ16Œ17Ļ18Ǌ26R
looked	75 7Ǟ8ĵĶ10ƫ11Ľ40ń
looked at	76 8Ǟ9Ķ10ƫ11Ľ24ń
lookin	80 -7ĺ12Ţ14ĹŃŨ15Ŀ16Ś17Ɛ18Š24Ǟ
lookin at	85 -10N10H16ĿŃŨ18Ś19Ɛ
looking	68 -9ǩ7ńƉ8Š9z10jŶƖ11Ň13VǊ14y16ĹŚ17XŃ19Hĺľ31Ƭ
looking at	79 -15ĺ8ł9Xń13Ŷ17yǊ20Ś21Ƭ25Ĺ
looking for	84 -21Ǟ-19ĺ-7ǩ10Ļ11Š16Ň18Ƭ25ľ26Ĺ34H
looking to	82 -7ĺ14X19Ǟ32Ń
looks	76 -21Ǡ-13ľ7zŶƌ8ǖ9Ɵǘ12L13ŵ21Ň25Ŝ28Ʒ
looks after	90 -9Ǡ9z11Ɵ31Ŝ
looks like	85 -9Ǡ11ǘ15ŵ32Ʒ
lord	90 12v15k
lose	67 -11Ũ-7Ƥ8ǔ10IĸŞƧ11ĿŝƊ12Ǚǝ15Ǔ16ő21Ƴ29ǩ33ķ
lose $	78 9ǔ14ŝ19ő22ķ
lose somebody	79 33Ƴ
loss	74 -13G-8ĸ7ƺ14Ťũ15ŧ18ţƳ24Ř33Ŧ43ť
loss $	84 -19Ť-14G15ť17Ŧŧ19ũ34Ƴ
losses	85 53ţ
lost	72 -11t-10Ƥ-7ǉǝǩ8ǀ10ƚ11ƨǔ12Ũƺ18Yƃ19Ƨ26ň68Ƴ
lot	66 -9Ǉ-8Ɔǀ8Żżƙơƨ9Ŀǟ10RƇ11ǖ12ŇŐŤŮ18ƚ20Ű27Ɵ33ķ34Ɯ39Ƒ
lot $	81 -9ƆǀǇ11Żż13Ƈ19ƑƜ36Ɵ
lot of	76 -7ǝ7ś8Ƒ10ƙơ12R13Ň14ǖ15Ő16Ů20Ɯ23ƚ
love	69 -10Ţ-9Ū8Ɖǃ9rƶǩ10ŝƑ11ż12lǔ13M14ǋ24Uƞ25ƅ31Ŷ39ǟ
love it	88 -16ǟ8Ɗ9Ɯ15ż37ƞ
love that	83 -16ƞ-10Ū-9Ǆ7Ž14ƅ24ǔ25Ŷ
love to	84 -10Ţ8s11ƶ12rƉ22M
love what	88 -9ƞ-8PŶǄ20ǋ37U68ǟ
loving	90 15t24ƞ
low	78 -10ŧ9ĵƺ11Ů13c15Ř18ŗ21Ɨƙ32Ņ
lower	73 -17Ř-8Ŗ13ƃ14ǩ16Ļ17Ņ24Ŏ31Ɗ
lower level	78 35Ɗ
loyal	86 -7Ň15ő47Ţ
loyalty	90 13Ǘ21ő
ls	90 56b
lucky	85 13PţƔ30o
lumbers	90 20Ɠ
lunch	86 11OŌ15L17NĽ
lyft	90 45Ų
m	83 -7ƴ22ſ41L45b
machine	75 9ǖ11ƛ15Ƽ28Ǐ35ǝ
machine would	79 9ǖǝ
machines	82 35Ǐ39Ǣ
mad	88 18ǜ20r32ǩ40Ũ
made	60 -11Ňƈƻ-7ǩ8ņƾ9ƽǆǜ11Ń13ƌ15ƫ16x17ƉǍ18ƞ20Ĺ21Ŷ23Ŕ31ŠƇ40ĺ
made a	90 16ǜ
made of	79 -14ƈ-9ĺ22Ɖ25Ǎ43Ƈ
made the	88 12ƾ24x
made you	65 -11ƻ7Ƥ22ƞ25Ŷ32ĹŠ37ĺ
mail	77 -27J11n13ĴĽ18ļ25E26K50D
mailbox	90 10ż13ĸ17D
mailed	90 12K13Ś
main	72 -18P-16ŷ-11Ɵ8ķ10Ŝ13Şǋ15ǝ16ƊǕ25ľ31ųƛ41Ǆ
main supplier	88 -9ǝ10Ǖ
mainly	86 11ų12Ŵ14ǖ19ŭ
make	58 -18œ-12ŁŮ-11ŝũŭ-8yŔ-7ŀŠǉ7Ƴǝ8ņŲ9x10ŬƎǒ11ŃŐ12Ō13qŢǀ17PŪǚ18Ňů19ǌ20cƝ21ĻƮ23ł25Ǆ33ň35T39Ŏ
make $	85 -20Ň-13Ŏ-8Ų13ǐ31Ǆ70T
make a	81 -11Ů-10Ł-7ƞ8ł11ǚ14Ţ20q21Ń29P
make and	88 18Ū
make it	85 -10Ū14xƏ26Ʈ
make sense	82 7Ň17s55ň
make sure	88 -11y10ƌƱ17ǒ
make the	85 -14ũ-9O-8Ĵ-7Ţ13Ʈ16Ő17ł19Ļ21Ŭ25Ō
make this	88 8Ļ23Ŏ
make up	90 -7Š13ǔ21ł
make you	72 -19œ-7ǀ8ĿŨơ10OĻ11ņƬ16Ţ27ǌ30c38Ŏ
makes	69 -7ň7ǎ8MŘǒǣ9Ə10ĿŠũ12ŝ13X18Ƴ23Ł27ŀ
makes it	79 23Ƴ
makes the	84 8ǐ29Ł
makes you	85 10ǣ12Ŀ15ŝ16X36ŀ
makin	90 -8Ÿ9Z12Ŭ14ł18Ƅ
making	80 -9Ĵň-7Ƅ9ŬŲ11Ɲ13Z19ǩ21ǌ36ơ
making you	90 -9ǩ24ǌ29ơ
mama	88 11T15aƨ35z
man	77 -9Ʀ-7x7ǈ10gņǎ11ĹŨů13UƊ14a18Ǉ22Ǩ
manage	79 -8Ũ15Ƴ27Ʈ29ŵ
manage without	86 43ŵ
manager	83 7Ŏ11ǌǜ13ơ40ǈ
many	47 -13ǉ-11Qǖ-10i-9Ʒ-8dxųǈǜ-7ǘǟ7şšƊǒ8ƏƢ9Ǩ10ƈƖƭ11SƩ12cŴƟ13ůƋ15ƹǣ16Ůǎ17GŲŸŻƔƿ18Ʈ19Vŷżǩ20ŕ21Ɔ22ǔ23Ǘ25hńŪ26Ǒ27ƣ32n35u39Ǉ45ǋ
many bedrooms	84 24Ɔ
many certificates	90 14ǧ
many claims	90 16ţ
many days	77 10ǎ11ŕ15ŵ19ŭ22šůƖ24R
many drivers	85 29ŷ
many employees	75 -8ǜ41Ǉ
many folks	90 13Ĺ37Ǉ
many hours	85 22Ų34R
many locations	86 26ǋ
many miles	73 -8p13Ə27Ů29Ŵ
many minutes	85 12ů19O
many months	81 -12Ʒ12Y14Ɵ40Ʈ
many more	86 -7Sƭ21ŕ57V
many nights	86 -10ǐ15Ɯ16Ƥ29Ų
many of	88 -22u-18ƣ-14ǧ14c19Ƣ22ǒ44n
many people	73 -8ǈ-7ų9Ǘ14ŷ26Ǉ44n
many quotes	90 18ń
many square	84 -27Ɔ37ǋ
many times	90 20ţ23Ż
many units	88 42ƣ
many vehicles	84 -23ǐ14Ǧ50Ū
many weeks	86 8Ƥǝ13ŕ20Ɵ21Ǩ
many years	66 -11ţ-9Qż-8Ǉ-7Ūǋ9p16Ʃ20ǅ22cǩ24Ƌ29Ÿ32ƈƔ33Gƭ37S
marijuana	90 17ƹ22ƿ
marital	85 32f
marital status	85 32f
mark	90 11ƍ23F
market	80 -7Ƽ7Ķ8Ɠ9Ŕ15Y17H39ƒ
market value	88 13Ɠ28ƒ
married	73 9r12ƫ24Ţ27o45f
married $	83 14ƫ45f
married to	90 -32f34o39Ţ
match	79 8ƅ10ŗ11ŝ13Ř26WĶ28ų
match $	90 -12Ķ10ƅ13ŝ41W
matter	86 7ľ11ƃ20ō
matters	83 7z11ť13A31ľ
max	90 -9Œ21ǩ35ŗ
may	76 -17Ż-11ň9Ɩ11cƾ12Ĺ14ŋ15aǩ27Ŋ
may i	81 -17Ż-12ň13Ĺ16ŋǩ17a34Ŋ
maybe	74 7Ɯ8ƍ10Ř12Ʀ15Ʈ17ŕ19Ʊ
maybe $	78 9ƍ20Ʊ
me	37 -18B-14G-11p-9ťƙƯ-8WŏţŲƓƩǃǟ-7Řǀ7aEŦŷƉƐƥǆǞ8DMŋŗűƊƌǏ9łžƨ10ŃŅřƠ11iużƂ12ĽŢū13eĿƴǖǩ15Uŀ16ńō17cņǈ18LPZ19d20lĹ22ŉ23n25Ū26Ŋ27b28Ǆ31O36ļ37Ť39Ŏ45ś50ň
me $	63 -14Š-10ŀŐ-8Ōų-7Iōǐ7cdlsǄ8Yńřƅƨ9rƁ10ŚƎ11Ŀŷ12JT14m15Ū16bǩ18ś20Ļ23O37Ŏ40ŉ54ļň
me a	65 -12K-8ǥ-7xǢ9MƑ11eqzūƦƳ14ĵ15Ǆ16u18ǩ19LśŮ20Ɨ21ō30X
me about	57 -18ō-13Ŗť-10B-9ŝƽǞ-8rƙ-7gyUV7ŉƉƐǙ8űǜ9ŹƞƥǍǣ10ƏƦ11hżƟƢƸǋ12šŪƨ13ƌ14lĶů15uŜƴǈ16knŤǑǔǘǛ17ņ19HǄ20Ŵ23Ƴ32P
me and	85 8Ū10Ƈǈ13ŀ15ńƄƭ
me asking	85 10Ơ12Ņ13c15Z19Ŋ
me from	90 9Ǝ12I17Ľ20Ǐ
me how	65 -13ǔ-7ǩ7ŤǇ8ŵ9Ƭƿǁ11kŔ12q13ļ15Sŧ16t17ǟ20ƭǖ27Š31x38U
me i	86 17Ń25E
me if	73 -12Ƥ8Ʊ9Ǧ10HĽŶ11NŽ15Ĵ20Ƨ22F27ſ28ň
me in	84 11ƚ14ň16ƣ19Ŗ
me know	74 7ŦŹƀ9KŃőƏƝ12ŁŘ13O20Ɛ
me more	88 49ō
me off	90 7ƴ8J9ř13ŗ
me recording	90 10ŋ
me so	88 13ŀ19b23ň
me that	80 10ū13ǌ15ř17ś20Ŗ
me the	60 -16Ś-13J-12G-10a-7Iř7QűŸƔƖƘ8Ǎǡ9ŒŰǨ10Őūƒ11ōŪǐǠ12wŦ13DƆ15Ōǧ17ƻ19ǌ20ś26Ť29Ņ30ŗ
me those	88 10ū21ž
me through	63 -11Ũ-8ĴƯ-7ǟ7růǖ8y9ƛǘǨ10ƤǈǕ11RĸŖǄ13żƮ16Zł17Ū18ǥ19ǝ22ŵ27n30Ť
me to	71 -12ĹŘ-10Ń-9ƶ-8Ļ-7HXǟǦ8ǩ10ŋǞ11ň13Ƭ14ō15M16Ōž24K29Ƃ35Ŋ41L45Ŏ
me what	58 -12ǌ-10ōǩ-9ň-8jŜ7WŎŤ8yMơǢ9ŭƝ10Ɖƥ11ŧƪ12ũ13Ƈ14ƚưƷ16ƊƠƲǗ17ƽ18Ǟ21Ŀ23ŀŨ26ŝ28Ś30g51Ĺ
me when	86 12sƁ14ƴ18Ń
me where	82 -12ƕ-11H9ŰǕ12Ƅ16Ƥ30V
me which	86 8f9Ɓ10Őų
me who	79 12ǔ13ļ16Ŝ21n40ń
me you	88 14ŀ17j18Ľ
me your	70 -15Ś-7Ōǩ7ǎǞ8D9ƈưǇ10ƞƵ11Œś12Ŷ13Ń14Ň16a17œ24e30d
mean	79 -15Ň-13Œ7ť8ƈ10Ǝƺ11ĺő21ňǩ36ō
mean $	88 -34ǩ8ť11ƺ43ň
meant	79 31Ư
meant to	79 31Ư
med	84 59ƃ
med pay	84 59ƃ
medical	72 -11ƻ10ƽ13ǁ16Q19Ǘ21W26Ƽ31ƃ
medical exam	84 16ǁ
medical payments	86 39ƃ
medications	86 -10ǂ-9Ƽ37ƻ
medicine	90 44ƻ
meet	80 10a11Ɲ13Ʀ52M
meet $	88 24M
meeting	90 15O
meetings	88 
meetings $	88 
mentioned	86 -9ƴ-7ŷ12A18n19Ŗ21ń23ż
menu	90 15X23Ǜ25ǩ
mess	84 7Ƴ9ũ16ŝŦ19ť30i
message	90 16Ĺ29K
met	88 7Ľ11MŎ16Ƶ
metal	80 20Ǎ33Ɖ
metal $	85 19Ɖ22Ǎ
middle	80 9ĵ15L18a26N
middle of	85 16L30N
might	81 -8Ǟ7ǚ8Ɯ10ǁ13o18yǎ19ō29H
mileage	81 13ů36Ů
mileage $	85 21Ů
miles	65 -8p8ƚ12ǐ14ź24Ŵ30Ə41ů50Ů
miles $	90 10ź31Ů
miles a	83 23Ů
miles do	90 15Ů
miles each	88 -10Ů22ů
miles is	90 23ů
miles one	88 -17Ů32ů
miles to	90 17ů
mill	90 16Q19U20D23Ǖ
mind	63 -12Ť-11Ş-10uN-9IŌŗ7lĹĻńƳ8MŚƱ9Ơ10ZĽ11PŃƯ13r15c18Ŏ19łŨǁ22X23ƶ25Ŀ29Ŋ34śƬ
mind $	75 -15ǩ-13Ť-10IŞ-7Ō10Ļ12Ĺ13M15ĺĽŃ16Ũ20ŀ21r25Ƭ28Ŏƶ32X
mind a	90 -10ŉ15ńŊ19ǁ
mind if	81 -11N7ǁ9c29ǩ
mind me	82 10lƠ11cŅ14Z21P27Ŋ
mind on	90 -7Š36ł
mine	77 9ŊŞ10Ɖƺ11ixƤ12ŜŸ13Ņ16ń21ǩ22M
mine $	88 14i16Ņ27M28ǩ
minimum	79 7ŗ43ž
minimum $	86 11ž
minimum or	90 -12ŗ56ž
minute	79 -19O8ś10fŌ11ŚƧ13u38N
minute $	90 -34O12Ōś44N
minutes	70 7Ş9ń10a11ǁ12Ō14Ļ16ǧ19ů58O
minutes $	81 9ů11ń16O17Ō
minutes before	90 18O
mira	77 -12ǩ11u26x42w
mira $	79 -24w17u27x
miss	82 -7ŞŢ8Ĺ12ǟ19š25ōǙ41ŝ
missed	84 18ĵ24š29ō
missing	84 -11Ő-7ō15ŎƉ36Ş
missus	85 9t10s11pr16ŁƷǂ
mistake	86 48ǚ
mobile	88 10C14Ʒ28I
mod	75 64ǣ
mod $	88 38ǣ
mod and	80 10ǣ
model	81 25ǩ39Ū
model $	84 39Ū
mom	74 -11Ũų11Ź17Ư20ƽ23ŷ25Ƴ53z
mom and	86 -12Ũ7z14Ƴ
moment	77 -10ŗ9Ř25Ő37ŏ53N
moment $	90 -8Nŗ11Ő40ŏ
moment or	90 28N
moms	84 -7ǝ10Ƥ12ư14q18ŵ29z
money	60 -13ǔ-11Ş-9ķŜ-7qƭ7ƪǕǝ9Ʃ10ľư11rXYĿŀ12ŧǚ13ǘǠ14Ʊ15TZ17Ĺǖ18ƫ19ƌ21ƶ22Ɲ23ĸ24Ų27Ʈ30A
money $	74 -16Ư-8ŀ-7Y7Ļǘ8ņ10ŧ15Ǖ16ƫǚ19Ɲǩ21A25Ĺ37Ų
money even	80 -7u29Ư
money is	88 -17T10Ţ18r34Ʈ
money or	88 -15Ş16Ʃ31ŀ
money to	88 -16ǩ-15A16ǝ26Z31ƶ
monitor	90 -12ŷ36Ž
monitored	88 22Ǝ
month	54 -12ĸ-10Ư-9YŬ7FƂ8Őƥ9ŃŨƖ12p13Ǌ14ǉ15ť17ĶŅš18ŕŘ19ZŒ21u22d23TƤ30Ɣ32ǝ41X43Ơ55Ĵ
month $	64 -17Ĵ-11Ŏ-10Ư-8ŃǊ8ĶƂ9Ǖ11Ő12F13Ņ15Xŕ16Ɣ18ǉ26ǝ28u30Z32T56Ơ
month and	88 15őť
month day	85 -10ť21p35d
month for	81 10Ɣ13ƥ32Œ
month is	84 -10Z-9Ŭ8X21Ơ22Ɣ
month or	84 11Ņ12Ĵŕ16Œ17Ɩ
month right	88 -9Ơ10Ĵ19X22Ń
month what	72 -15Y12Ǌ21Ƥ32Ř
month you	88 17Ŏ19Œ
monthly	75 12Ơ14Œ18Ɣ31Ĵ
monthly or	83 7Œ33Ĵ
months	64 -10Ơ-9pX9ĺ10ŕ11Ɵ12ł14Ů15v16G17Ĵŧ18Œ19ƃ23Ǩ30Y31Ʈ
months $	72 -8X7Ʈ14Œ15Ĵ17Ů22ƃ27Ǩ
months could	90 -13Ʒ8Y16Ʈ
more	57 -21u-14x-13ŗ-12Ř-10s-7Uĺűǀ7ŇŞƒ8vŲ9CƩ10AJĻź11ŕǤǦ12ƺ14ŷ15rőǄ16ŃŦ17ľ18ũ19Ŀ20g22Yň30V31œž49y53ō
more $	79 -20ŗ-16G-14Ř-7ŭ7ő13ň14Sƪ18yō20Ň24ŷ34ž
more about	85 -10x13ľ43ō
more kids	86 -13u54y
more like	83 -13s-8x9ǉ10Ţ11X13g15ŃƬ16v25r
more of	82 -9Ū7P9Ǔ11Ǆ14ŃŦŶ17Ų23g
more than	71 -12S7Ư8Ů9ǡ10Ƙ11Ɓ12ŗŦǇ13Y15őťžǦ18Gƺ22Œ
more the	90 8Ŀ11ľ15Ş19J
more to	90 -9y-7ž25ľ29ō
more years	88 -7Sƭ59V
mornin	85 7i8ǁ9ůƋ15ƽ
morning	73 8aŏ10ǝ12Ĺ13Ǚ14ŵ20R22i24ů29L
morning $	83 -10L9a12ǝ13i15Ĺ18ů26R
mortgage	64 12Fƭ19Z21Ʈ27ƕ48Ɣ
mortgage $	78 -28ƕ18Ʈ19F27Ɣ
mortgage and	86 7ƕ19Z
mortgage company	86 -7Ɣ46ƕ
mortgage on	79 38Ɣ
mortgagee	90 21ƕ
most	61 -11Ʈǖ-9ŷſ-7ƠǇ7Ŗ8Ǐ9ĺƦ10ŝ11XYŮƗ12Ǌ14Ĺ15ų17Ʋ18Ÿ23Ƙ26ǩ30Ŀ37ľ39ŗ
most $	82 -13Ʈ11Ŀų17ŗ28ǩ31ľ
most about	80 21Ĺ
most expensive	90 15Ǐ19Ɨ25Ƙ
most important	83 16ľ
most people	82 -10ſ-7ŷ7ŗ10ş13ĺ14ǩ15Ů20Ŗ23Ʋ24Ÿ
most when	73 24Ŀ
mostly	73 -8ƌ-7Q7Aŝ8UņŮ9ķ11ǖ17ŭ23Ǆ49ǔ
mother	79 -7ƚ13Ŀƫ22nƽ39z
mother in	90 13z27n
motorcycle	86 10Ū15ş24ǀ
motorist	68 27ſ
motorist $	74 16ſ
motorist on	79 14ſ
move	68 -14ś-9ǝ-8ō8Ŏ9nŉ13Ń15ŌƤ18Ő19ŀ23y26Ʒ29ƞ32G39Ţ60H
move $	83 -14Ō8Ń62H
move go	88 45ƞ
move in	86 -21H21Ʒ37G
move on	90 -18ĺ-9ō-7H13ĸŃŉ28ŀ
move out	90 -13H-11ǝ14n22Ƥ37y
moved	80 -7Ũ7Œ9ŭ12ĺƟ15n18ť21G
moved in	88 13Ɵ17n24G
moving	75 -8ǩ8g12y14ŀ15Ţ21n24ƞ31H
moving $	88 -15ƞ-11y-9ǩ11g22H28Ţ
mrs	88 18a40f
much	45 -23W-22Ƃ-18Ĵ-15Ť-14ŧ-12ƭ-11ŏ-10ŭ-9ŨŲƞ-8ŎŵƅǇǟ-7FŔƆƤǒ7ZŹž8ŕŢų10ƌƷ11ƶǓ12ŘŬűƔǩ13ǡ14ĶƘ15OƱǛ16ſƓƝǢ17Ǧ18ƪ20ǉ21Ơ22YĿ23ƃƗ25ķ26Ǌ27Ƨ28TXŮƨǏ29ŅƦ32œ34ƒ35Ŧ37ŗ38Ƭ45Œ
much $	76 -43Ŧ-29Ŭ-19Ƭ-14ǉ-9Ķ-8a7Yź8œ9Ʒ10Ɨ15Ŀ21ǩ22TƔ23X31Ơ58ƒ
much a	90 -7X10Ɓ15Ʈ21Ķ
much are	83 -19ƨ-12Œ16ƒ20ķ22ŗ31T
much cash	86 18Y
much comes	88 -12Ŧ14Ř
much could	77 7ĸ8ķ15X18ű
much coverage	78 -10ŏ-8Ƨ7Ǔ9Ʀ15Ɠ30Ƭ73ŗ
much did	72 -28Ƭ-26Ʀ-12Ř-10ǩ-9Œ-7Ŕŗű8Ǒ18ƌƒ19Ǐ27œ39X66Ŧ
much do	61 -28W-22Ĵǔ-18Z-17ƒ-14ǡ-12œ-10Ņ-8ųǚ-7UǏǒǩ9ŗ10ƿ11Ŗ14Y15ž17TƔ20Ř21Ƨ27ǉ29Ŭ31Ŀ32Ů33Ʀ42ſ49Œ
much does	80 -8ŗƠ-7Œ10Ź15qǩ16Ǌ19Ɲ39ƨ40ų
much gl	90 -12ŗ36ǡ
much have	83 -8Ɨ12Ǣ14YƱ30ƪ
much inventory	90 -18Ɨ17Ɲ31Ǐ
much is	68 -40Ƃ-22Ƭǖ-11ŗ-10Ʀ-8ƅ-7QXŦǇ7Řǉ8ű11Z19Ķ20ƨ21Ŭ24Ƙ27Ƨ36ǩ38ƒ41Ǧ50Œ
much liability	83 -57ž-8Ǧ7ǡ11Ǔ13ơ14ǌ50ŗ
much life	80 -14ƨ-9ƭ13Ʀ44Ƭ
much of	69 -19Ǌ-17ƒ-16ƿ-14T-10Ɲ-9Ŀ-8Ķ9ƪ10ň12Ɗ13z14œ18Ʒ20Ǆ21Ŧ26Ʈǔ28ķ31ǖ35Ǜ
much stuff	90 -7ŗƬ11ƥ65Ɨ
much time	86 52O
much umbrella	90 10Ƃ
much was	80 -19Ť-14œ-11ƒ19Ņ94Ŧ
much would	69 -30Ʈ-20X-11ķŎ-10ƃ8ư10Ķ13Ɲƪ16ŗ20Ţű21Ʀ24ƗƬ25ž26ƶ
much you	88 -15Ŧ-8ƒ40Œ45Ƭ
must	85 9ŝ10ǔ12x13c29Ũ
must be	90 10ŝ11ǔ13cx
mustang	88 16Ű20ų26Ŷ
my	57 -10Ƴ-9Ŗ-8łŚ-7ƚ7UŀŤƽǞ8QŻưǠ9ňƒ10ńśǖ11f12Ŀ13ņŮ14JM15jō16b17Ŷ24L40Ľ42ǩ49ļ
my name	88 15Ľ25ļ
my number	90 52ļ
my own	84 9z10ż11Ĵǜ12J16ƒǩ
my wife	88 10ňŽ11M12Ŷ13V
my wifes	90 9Ɯ12ƺ14j15b
myself	84 8mǚ9Ž12Ŷ16ƻ19g
n	83 -8Ū17w24ū40b
name	53 -14s-13ǩ-11p-9J-8vBŚǌ-7ņƯǋǞǥ8L9Ƣƫ10ŁƲƾ11ǧ13ļǠ14Fƻ15Ař16ǐ17hĽ18ķ21QơƦǓ22ƕ23Ő29wŜ42b51o63ǃ74a
name $	64 -15Q-12Ő8bƕ9Ŝ13ľ16w21h22A24ļ29Ʀ34o65a
name and	79 10ř13ƕ17ǈ19ƾ21ǧ
name for	88 9o25b
name goes	90 -12Ő17ų27Ł
name is	83 -14Ƣ10F16wķ18ǃ31Ő
name of	71 -10b-8w8ƕ13Ŝƻ15Ǡ23Ő27ǃ30ơ41Q
name on	83 -12w-7s7Ƣ10ƻ11ǃ12Ō13Ő17ƫ18F
name or	88 7ǃ38ǐ
name so	90 11Q14w16o
name the	86 -8a13o20ř
named	67 -8Ʋ7Ƣ10ǃ11ƚ13w25ǌ27Ư48ƫ
named as	72 8ǌ
named on	85 23ǌ57ƫ
names	72 -15a-7Ő8ǈ9F15o17ƫ19ǆ20Q29Ǘ49w
names $	84 29w
names and	90 15ǈ26Ǘ
nanny	88 12Ɯ30Ư
nationwide	90 -7S12Ő15Š22ő
near	71 -8I7Ɯ9Ƒ12ƚƷ19Ǚ35Cƙ
near the	76 8Ɯ9Ƒ24ƙ
near you	88 15ƚ
nearby	81 8Ə14ƙ27zŚ
nearby $	81 8Ə14ƙ27zŚ
nearest	86 22Ə
neck	90 13Ɩ19U20j
need	49 -14Ļ-11ơƦǩ-10ǒ-9IŇ-8Ʒǖ-7gƗ7hFTőťŰƏƜ8ůƈǆǉǡǢ9uOƤƾǏ10pŘ11msƁƒ12cǊ14Gŵƅ16ū18e19Ūƕ20ǌ22ŀŃ25Ƭ27Ł28Ŏ29Ĺ30Ƅ35ǧ37ƭ44Ǧ
need $	80 -14ŪƦ-12Ŏ-10Ƅ-9Ʈ-7P7ƭ12Ł70Ĺ75Ƭ
need a	72 -9ǒ-8ŕ8Ƥ9Ŧ10Ǡ11q12Ə13ǉ16ť18S19T31ǧ38ŵ
need an	81 9Ů22ƕ35Ƅ
need it	79 -13Ƅ-7ŧ10ǧ17r19Ǐ29ƭ55Ń
need proof	84 -20ơ-10ƕ24Ƅ30ǧ
need the	66 -12ŪƄ-7ƗǓǦ7dƭ8Ǣ9e10ƁƖǋ11CőŸ12Ƥ15ůǆ16ž18ŕǅ20ƒ23ƅ24ƕ30ū
need this	86 7ƭ15ǡ
need to	61 -18ǧ-13Ĺ-9Ň-7ŃơƬ7ŌŬŲƁƃƢƮ8mķŏųƿ9ƈǊǦ10GŒŰƟ13hFŎ14Ɯ15u16c18OŪ21s29ǌ30Ł34ŀ
need your	72 9Ɣ11mƾǃ12ř13d14ƭ16pŐ24e
needles	90 30ǁ
needs	73 -13T-8L8ŭ11ơ20g24Ư28Ƅ
needs a	90 10ŭ15ǧ
needs proof	90 -15ƕ26Ƅ
needs the	85 13ơ
needs to	90 8ŷ25Ł
neighbor	83 -12ƞ-8Ŗ-7Ƒ11ĸ12ļƟ13Ƥ17ǩ22BƜ
neighborhood	88 9ƒ10Gƅ24C
neighbors	75 7ĿƜ11Ǎ12Ť16Ņƙ30ƞ
neighbors $	79 10Ŀ
nervous	86 -8ō10ǀ33Ŀ
nest	88 -7ƭ19Ķ24Y44y
net	84 9ƪ12ƍǕ37ķ
never	69 -10ŷ-8Ŝ7TƂƴ8ţƙƚǜ9ǔ10ŝűƹ11ņ15őǙ18ǀ25a
never want	79 14ŝ19ő
new	58 -13Ɖǋ-12Ŝ-11ǩ-10ŷ-9ŏƇ-7őŭŴǟ7UŕŬžƻ8œƀƕ9ŔũƋ10DH11Ǚ14Ɓ15ƗǕ19ƅ20Ĺ21Ƶ23GĺŒƌ24ƈ26Ź29ƞ33S35iǅ39Ŷ42Ǟ
new $	88 -22Ĺ-19Ǟ-10Œ-7U7ƅ8Ǐ12S13ƕ72i
new construction	90 -12Ƈ36ƅ
new house	88 -12ƅ13ĺ14Ĺ31ƞ
new job	77 13S23U
new one	84 9ƈ13ǅ14ƀ15Ƶ21œ
new place	84 -21Ǟ-7U18D25H26G41ƞ
newer	84 12EŴ13Ɖ34ƅ
next	66 -15Ʊ-10CK-8Nǥ7ũž8Ź9pǀ10mſƫǩ11ǖ12Ń13H15ŗ16Ǟ17Ɩ18kĺř20y21Ŏ29ŕ30V44Ǎ
next door	85 8ƣ32Ǎ
next for	85 -16Ʊ-9ǥ-7ǩ30y39Ǟ51V
next to	84 -19V-7Ǟ11ž12o14ſ21ŗ23ř31Ǎ
next year	88 -13C13ǀ15Ź38ĺ
nice	68 -14Ʃ-10ǎǟ-8Ŵ7ŧƘ8kľūů9cG10oqļƁƧ11Ɖ12ǉ13işǃ14FPƪ16U17Ŷ18j27ƞ
nice and	85 -11ǎ-10ǟ8Jƌ11ū12b13Ŭ15o25U
nicotine	90 29ƹ
night	65 -13ƪ-7W7ĸ8UŨ9LľƐǩ11ƻ13jǎ14Ťǖ17nx18ƿǏ19Ļ22Ŀ26Ű
night $	70 -13ƪ-7W7ǎ11ľƿ14ǩ15x16ĿŤǖ21Ǐ22Ļ
nights	76 -9ǐ8n11Ɯ12Ƥ14Ŀ21x27Ų32R
nights $	83 17Ŀ25x31R
nights a	88 -10ǐ16Ɯ23Ų
no	55 -22Ŕ-11Řǂ-10ǩ-9Ÿǟ-8Ł-7rĴŝŴ7ZĿŲƊƑƔƳ8Xƍǚ9LWĽŖƸ10sŤǡ13lǇ14řŽƄ15ƿ16ŏ17u21šſƁ25Ń26ŉż27Ňǁ28ŵ61ƴ
no $	84 -29Ŕ-15š13Ž22ŏ49ƴ
no car	90 -9Ĵ7ź14Z38ŵ
no exam	90 21ǁ
no insurance	80 10W14šƳ43ſ
no judgment	90 11š15c
no more	90 8ŷ12Ɣƿ
no problem	90 9s13ŏ23L
no shame	88 10ŖƄ11Ƽ
no to	90 -8Ł35ƴ
nobody	73 -7Lǩ7řǢ8Ɵ9ŏ10ƺƿ12Ư13Ťƭ14n16ŷ18g23Ş
nobody else	86 11ų20n21ŷ
nobodys	80 7Ų8s12g16Ş17Ł20Ŗ29Ɵ
noise	86 7N16Ǝ24ǩ
noise $	88 17Ǝ24ǩ
non	83 -10Ŕ13ƹ32š
non smoker	90 7ǂ15ƹ
none	90 11Ş14x17ƀ
normal	65 10n12Ǐ13ƾ19R24ŭ
normal week	66 39ŭ
north	85 8l17D19j21Œ35T
nosy	86 10l12ƞ16ź19Ŋ
not	46 -21ƛ-13Ƨ-12ř-11Y-10ŝ-9płŎƗ-8VĹĿŜŭŴǄ-7şŤƇƨǇǘǥ7agsGZĴŷƅƒƳ8BKƢƯ9o10ĵƙƟǒ11EŅŵƥƴ12lšŨƪƻǝ13cLQXŕź14ŘżƆ15rƤ16ƃƱ17ĽŇ18ŢǠ20ŖǑ21ōǨ22v24bǩ26ŏ37Ş66ŀ
not $	79 -31ƛ-28ǩ-7ŉ7ŷ9ƜǨ13R14Ŋ15ō30Ŗ33ŀ39ŏ
not a	86 8ƴ15h24r
not counting	88 14ǉ33Ɔ
not cover	86 7Ɲ10Ƣ21ƙ
not do	84 -21ĺ9Ž11Ǩ17Ư21Ǒ22r28ŀ
not even	88 11Ş13ŕ25Ũ
not go	86 8Ƥ10y12ũ
not have	78 -9ņ-8ŗ9ň10ſƱ11s12Ƴ13ŏ19ǒ20ŵ25Ĵ
not here	84 -10y7Ǩ10Ʈ14Ʒ26Ʊ27ŝ
not i	84 11s12J16Xŉ
not it	84 -14ř-9Ŵ9ŧ10M12ĸ13U16ŗ27Ŷ
not let	90 8c10d12ŃƄ
not like	90 -17ŝ-13ŀ-9ŏ11ŋ25ǩ54Ň
not live	88 7z29Ƥ
not mind	78 10lŅ12ńƠ13Ƴ14cMZ21P
not need	84 11Y13sƁ15ƭ
not not	90 8ľ13Ɖ15ƿ
not open	90 -9Ǩ59ǝ
not stay	80 -16Y36Ř
not tell	88 10ƺ13pǆ
not that	88 -38ŀ18w91ǩ
not the	83 -14ń-10ĺ7Ƃ8Z10ǩ12Ɖ15ƃ26Ţ
not there	90 -7AƜ11Ʈ21Ɵ25ǈ
not to	85 -20ŀ-11ŏ9d11pņ12s16Ōź29ǩ
not want	75 -15ĺ-11N-10Ō7KǠ9ǁ13bX14ŝ15O21L28ŀ30ŕ
not what	90 7Ž8b11Ɠ20Ƙ
not work	86 -13Ƨ14W19ŵ30ƃ31Ǩ
not you	75 -38ŝ-16Ň-11Ŷ-10Ő-7Ŗ13ǩ14ƴ15nľň19ŀ27ƻ30Ţ32Q71Ş
not your	90 7ż11o15Ǡ
note	78 -11ƭ-8ĴǊ-7ƅ9ű11ǘ12Ń15ZƷ28Ɣ40Ŭ
note $	88 -12ƭ14ǘ15Ɣ23Ŭ
note on	90 17Ʒ30Ŭ
notes	88 15Z20Ŋ31ō
nothin	79 -8ƕ-7Ʀ7ō8Ż9ţ12šƐ14ƨ15ƻƼǥ17Z19ş
nothing	72 -13ƭ-10Ǟ-8ǃ-7X9ŭ11ƞ13Ŀ15Ļ19ǩ20ƨƹ21L23ŏ26Ʀ34ţ35ſ
nothing $	86 17ſ25ǩ
notice	80 21Ĺ
notice say	80 21Ĺ
now	48 -13şǢ-12ǩ-11ALǎ-10ŀŖŢ-9dQŶ-8ƩǑ-7ixKņŔųƬǋ7pY8nHľśǘ9uzXŸ10Fƿ11qŚ13Gű15S16Ĵň17Ĺŗ18cƦǟ20Ŵ21v24Ō28s32ũ33Ũ36Ő38ǥ41ĺ50ŏ52Œ59N
now $	55 -19N-18ǩ-14Q-12ş-11AǢ-8ŃŗŶƩǑ-7ŀƁ7PXĴǟǡ8eƮ9uZŘŝƪǞ10SYň12z18ǥ19ű22v23Ũ24Ō25Œ30ũ33Ĺ37Ʀ41ŏ43s47ĺ48Ő
now and	77 -16œ11ƿ23Œ
now are	90 -9x9v12H15f
now for	83 -8ǋ-7ĴŐ13Ų40N44ǥ
now i	84 -12Œ-9d9Ų10ŵ12ĺ13B18Ņ22p
now is	86 -13Q-8ǟ13qŌ14N20S34ŗ
now it	88 13ŏƽ15ư25œ
now okay	90 -9K70N
now or	85 17q18Ũ19N25ľ
now right	85 10Ÿ11ƞ12ňƛ
now tell	88 -9r10Ʊ13ƨ15Ǜ17Ŵ21ǘ
now the	88 8ŴƁ12h15ſ
now what	81 11EXƠ12Ľ13Ũ15ƻ29r
nowhere	88 11g27ĸ
number	53 -13Ś-11ǩ-8Eƣ7ǉǙǡ8Řſ9ƛ10Ǉǔ11Ɠ12Ŝ15yŒ16Ļ18cľ20C22ļ24Ƭ26Ÿ28XǨ30Ņ31ū34e36D53ř54I
number $	62 -12ř7ƌ11ſ13DǇ15Ÿ16c18Ƭ19Ŝ20I26ļ36ū37e
number and	86 -8I40D
number did	86 -20X-14I-8ŗ11c39Ņ45Ƭ
number for	85 -7ř15Ř34I
number off	88 -7ř13ūǡ
number on	84 -15e10Ɠ11Œ17D37ř
number one	85 -11I-7Ļ13Ǖ16ƛ17ǔ45ľ
number right	90 9ļ15Ļ17ř
number start	90 7ū21ř
number that	88 -17ř11Ÿ16ŗ17X
number to	88 -8X19Ļ
number you	85 14Ļ16I
numbers	70 -14ř-9D-8œ-7kI9pY10ƒ20KŠ21ŇǠ34E35Ƽ41ŗ44Ǘ
numbers $	82 -15e-10D-9œ7Eū9ž12Ǡ16Ǘ42Ƽ
numbers on	88 -26ž42ŗ
nurse	77 -11ǅ-8M11Q13q18S24U27P39ǁ
nuts	85 -10ų10Œ14tư28Ş
o	80 -9Ǣ8c9ř13Ɯ36d38ǥ45ǚ
oak	86 13ũƐ19Ƒ21D
occupation	81 23q31P
occupation $	83 9q33P
occurrence	85 -7Œ39ǡ
odometer	85 38Ů
of	36 -18Ƴ-16ş-14ł-13bŵŶǩ-11owĶŌŎžƘǇǚǝ-10Můƒ-9fGĽŠŰ-8VšŴƓƾǢ-7cdkyFIőŹŻſƌ7ĻŘŧŷŸƎƛƢƧƿǀǉ8lņƣƷƹǘ9HNRķňŚūǃ10ATŊƩƱ11etĿŃǋǟ12irEQĸřơ13ƚǣ14gpZǖ15jĴťŦųƆ16Yś17zŜűƽǏ18ƭƵ19xƝƤ20KŗŪƲǞ21ƂƋ22Őǒ23sSľƥ25ǈ26CƇ32Ǆ34Ɖ36ǔ38Ň
of #	80 -14d-12k-8Ŧ9ſ10Ƥ13pŞ19Œ27ƒ59ť
of $	75 -20ǩ-19Ƴ-12ƈ-8ĺ13ƭǋ17hǍ22Ŀ26ŀ31ƽ42Ƈ
of a	72 -9Ū-8ƫ7ĺ8ŧǄǓ10ńƆǑ11Ńƣ12Ŷ14ŅŲƲ15űƨ17œǏ18gǘ30T
of an	84 -10Ş-7L10g15O19R24ľ25ǋ
of birth	79 -8v22p30d
of building	85 -11Ʃ52ƣ
of business	88 -9ǔǟ14ǥ59Ǆ
of construction	88 -8ƅ-7Ǆ46Ƈ
of coverage	84 -13ŏ8ǒ21ƭ55ŗ
of em	83 -9c10uŞ13l14ơ15Ʊ17E19ǋ33v
of her	85 10r13Ư21ƨ
of insurance	74 -20ǌ-10ǒ10ǧ15ƕ16ŏ28ơ37Ƅ
of is	88 7Ǎ13A
of it	66 -17P-15ƿ-13Ǧ-12ŀ-10T-8Ǒ-7ŌƠ7BƱǘ8Ŀ9űǢ10C11JƂ12Ťŧ13ōƙ15śƧ16ZŬǉ18Ǜ19ķ25Ɯ30Ƶ82Ň
of life	86 -27Ʀ40Ʃ
of mine	90 -7ǝ12Ŋ14Ƥ15Ŝ
of money	86 -10ĸ12Y13ưǄ18r21X
of pocket	83 -21Y30Ř40ĸ
of policy	76 -19ƪ-10ŗ13ŏ67Ʃ
of roof	85 -22ƈ-19Ǆ66Ɖ
of safety	88 29Ǚ
of shape	90 -11Ɖ14Ƹ25ű
of that	68 -11Ŷ-10Ťǩ-8ơǆ7ǌ9ƪ10ņ11ƞ16ű17Ƨ18ųǃ21śũ26j35Ŧ48ň
of the	54 -14Tƒ-13ŷ-11Ǆ-10RǞ-8xƗ-7PĶśůƩǩ7ƤƯǋ8UƎơƪǐ9gƻǔ10jƆƱǤ11ƖƷǛ12Ǩ13a14ƴǏ15Ŧ16Q17lǑ19EŁŃƮ20ķ21Ɲ23ƈ24Őū26ĴƠ27C29ų
of their	90 12ŗ
of them	72 -16ǚǧ-12Ǔ8ſ9ơ10ž12Ū13ļƻ19g36ǈ48ǒ
of there	90 -16ǋ9Ŕ12H15Ƥ20Ɲ
of thing	88 -12ƿ9Ɯ10ǀ15Ń20ƹ
of this	79 7t10Ŀ12ŕ16Ǌ19ŏ23s32Ļ
of those	69 -11ǖ-8Š7ſƣǑ8ŕƛ9ź10Ŷ11Ɖ12c13ĵƅ14ľǊ18iƩ20ń24Ų27Ž
of us	88 13Ɔ14x22s23ņ
of what	83 -8ķ8Ʊ10ś16Ƶ29Ɨ
of work	73 -15RU-10GƤ9Ǟ11Ʀ12g13ǉ14ƃ15q30S46Ǆ49P
of you	61 -13ƣ-12Ū-7d7Ư8ǂǨ9pŜƫ10Šŭ12uƢ13Ʒ14ŝ15TŒ20ƿ25s28rŷ29nŚ39K
of your	56 -38Ɣ-12ĸ-11Ɲ-10Ǌ-9Ŀ-8bƧǓ7TUŧƩ8NŉřŸƪǃ10ǜ11Ŧ12ŨǄ14Ƃǔ15QY16Ő18Ĵ21ľ22Zǣ23e24Ǜ27Ʀǌ28ǈ29z30ǖ32ƕƥ
of yours	81 -13Ɨ-12v8w9ƥ11Ŝ14Ɗ15Ǧ17tA27Ɲ42x
off	52 -14Ǩ-11ľ-10Ǡ-9ŃŢ-8PőƙǦ-7ƪƮǈǎ7DŪŲŸƏ8ſƄ9qZŞ10ŽƧ11Ĵŵƥƾ12eWƎƬǛ13uŗ14ŀŋšƟ15j16ķź17ƔǊ18Iū19gťƚ20O21yBǣ24k25Ł27ĺ28R29Ŭ
off $	67 -15Ǡ-9őǦ8Z9Ƃƾ11BŇ12ŋ13ƎƔ15š16ť18R21g22Ƨ25ŀ26Ł27k41Ŭ
off a	85 -9ƃ7m12Ĵ14e39ǣ
off like	90 9ŷ15ť20ĺ
off of	84 9Ŕƀ11ŵ13AB15Ǌ
off or	76 -11ƪ18Ŭ25ĺ
off right	90 15I16RŁ
off site	90 12Ǜ25ƥ
off the	72 -9Ń-7ƛ7e8dƚ9ŅŐƃ11XŰƐ13ƣ17qǟ19ŗ29ū30O
off to	85 12k13Ś46y
off what	90 -8Z10ǚ13I18Ǌ23ķ
off work	90 10ƃ14N18L
off your	78 -7Ǔ7J8Z9ķ11ǡ12ƻ13ƒǛ15Ÿ25u
offer	78 9ǚ12Ɓ22Ǆ26ƒ30Ņ
offer $	86 25Ǆ
offered	90 -9Ǧ17Ƃ18Ň
office	66 -14ǟ-7Ǉ7Iǒ8ś9Ǥ10ŋ11P14Ĺ16ŭů18Ŝ19R22ǋ23U25Ɲ32ǈ34Mơ
office $	76 9Iǋ10Mś13R19ů36Ɲ
office or	86 -13Ɲ16P23ŭǋ24M
officer	90 34ƕ
often	70 -12x-10Ǜ-7ǐ11Ź12ųƜǙ13ŜƐ14ƿ15ǀ19Ų20Ɵ23ŭ
often $	79 14ŭ17ƿ
often do	79 -12Ǜ-7ǐ7Ɯ16ƐǙ19Ųǀ23ŭ
often does	90 -14x-13ŭ14Ŝ16ų18Ź
oh	61 -12ǩ-10Ŕŷ-7Ɯ7dńœŕƔƙơǋ8agWĶŐũŪżƉƞ9NPŮǃ10ĿŶŹ11Eƈ12ů13GōšƎ14UŲ16QƘ21ǖ24Ť
oh #	86 8d9ƶ15Ū
oh a	88 12Ǝ14Ɖ16Ŷ
oh cool	86 8Q14CŐ15Ų16g32ǖ
oh i	88 -8ƀ8ƅ9ƌ13ż15N
oh nice	88 7Ɗ15q18Gǃ19P
oh no	86 11l18ĿŤ
oh that	84 7t10b12Ƙ13œŶ25x
oh you	84 -7Ɯ9ů10ŮƎ13Ɲ15Ƙ22Q
ohio	88 18l23ź
okay	47 -10ĻƝǖ-9jũƶǑ-8ŔŖ-7QRĺŌŬ7OŁŃňŮƀƄƵ8MTUĹŜŢżƉƞǒ9ŭƫƼ10ťŧ11hūƩǁ12pJŘŷƕǂ13KNŋƦ14Ĵ15Xō16iűǎ17WŊƬ18b21Ɔ23Ƹ28Ķ31Ũ
okay #	84 8Ɖ9ŝƊ11ƚ14ŷǉ16y
okay $	66 -20X-11qŒ-10ƻ-9Ŏ-8ŝ-7Ɲǂ7sx9ƒ11ƾ13bƼ15i16tň17ŧ19U22Nű24M28Ƹ30Ĵ32K33ǩ34Ƭ41Ķ
okay a	88 -10Ǎ9Ɛ11ƣ15ŭ
okay and	74 -11ƺ-7Ƭ7Ǣ8mIĶž9bŦƁƃƗ10ƍǐ11Œ12Xƿ13Pǁ14ǎ18Ů21ǂ
okay cool	84 -18ƣ-12f8Ū9P10q11ŏ13ń18o21ľ34Ɔ
okay good	88 -10Ķ9cǥ10Y13ǒ23Ʃ
okay how	88 11Ɔ13O17Ǖ
okay i	79 -7ōǩ8Żƺ10sŕ11EŃƞ12Ŀ16l17ǎ18ŝ
okay if	81 11Ƹ12r16Ʀ30Ŋ
okay let	90 11Ū16ř
okay no	84 -8rŸ9s10Ƅ11Ƥ12ŏ17Ľ18Ń24L
okay or	88 20Ķ22N
okay so	66 -12ń-10ǖ-8PĴ7fhŘŦ8ŎšŭƟƱƵ9qZũƏ10JƀƔ11Ű12v13ƦǗ15Ŝ17ŵ18Ĺ19Ţ
okay that	79 -12ƾ-7őŦ7ňś8Ŵ10Řť11p12ǂ13ŗ14Ɖ22TŇ
okay there	90 9ş12ź18ǆ
okay to	85 -8Ū7I19Ŋ21ŋ25ū
okay what	90 12ư16ōť
okay with	75 -8Ļ12Ł13ŋŽ14Řǁ16XĶ
okay you	84 11ƃ12T13Ő16ƾ
old	53 -25x-17Ɖ-14ǋ-9tŨ-8ŅŔųƼ-7lŭŴǞǩ7ǂ8K9ĽőƯ10D11ũŸ12Źƀ13Ɨ14ƭ15š18S21ņ24ĶǍ27pƽ36Ƌ37ƅƈ44Ƶ45c55œ56v
old $	82 -7p17ƭ20Ƌ28v
old are	78 -10x26v46c
old enough	90 -9ų11Ź17ŷ
old is	67 -33Ɖ-23t-18x-16ǋ-9Ź-8Ŷ10ǂǅ11ƀ16Ƌ18v22Ǎ43ƅ51ƈ69p
old one	81 15œ18Ƶ
old policy	70 9ſ11ŗ12š44Ƶ
old price	90 -9Ŕ-8Ņ46œ
old was	90 -12Ƽ-7Ƴ51ƽ
older	78 -10t7Ƌ21ƅ27p28Ŵ36z
older home	90 -7p11Ƌ16ƅ
older than	90 -12t12Ŵ19p
oldest	75 -13Ÿ-9co19Ź30x31vy43w
olds	77 -12y12Ƌ16ƣ26pv27ƅ
olds the	81 13ƅ17ƣ
on	33 -20ƤǞ-18ũ-17ǝ-16w-15ŅƳ-14ŊŶƼǩ-13eYĻşƬ-12lľůƧǉǔ-11dhHJňƭưƱ-10OPņŎŵƽǋ-9NŖǛ-8GśŝťŸ-7pLXŃƹǁǍǠ7EĸźƄƟǂǄǆ8bVƷ9ŻżƏǑǤ10FōŕŭƇƠ11TŢǨ12BƖǣ13AUŰƻǒǖ14ŚŤƈƉƍ15yŉŧŪƵ16fgzł17Qƃ18ţǥ19ZřƮƿ21acDŁƛǃ22ŦƫǈǢ23Ŕŗƪ24ĹĿŷƀƜǇ25uǦ26ĺ27ŘƁǗ28rű31Ɠ32sƯ37Ƣ42Ɣ43Ʀ45ſƌ47Ŭ54Ůƨ
on #	88 -10Ő15Ǖ16ǟ28Ǒ
on $	62 -33ǌ-27Ǟ-14Ū-9Ŀǈ-8P-7aŊŐƔ7xņ8ǚ9Rǂ11Zŉ12UŔƘ13Qĺ14SƍǄ15ĸƻ16Ʒ18tłƣƮ20AI21Ť22Řǔ24D28ƌ33ơ55ō59Ĺ
on @day	83 -10Ɩ8M13ŭ15Ų22ǎ23k
on a	65 -8Ǟ7j8Ŀƌǘ9łťƿǑ10nńŸƐ11Ť12ĸǖ15ǈ17ţŦ18Ǘ22y
on and	90 11ř16R25Ǡ
on any	84 -9Ǘ10Źǂ13Zƻ15y25ƌ
on anything	90 14ǂ16Z
on at	90 -19Ǟ13s14S19Ɲ27ƌ
on board	88 -8ƨ39r
on each	88 -9I10v19Ř
on either	90 -7ƪ8ƽ19Ŭ
on file	83 12ǖ27Ǘ34ǒ
on her	83 -11Ƹ-7s11p18ǂ32Ʈ41ƨ
on here	79 -13Ʊ-12s-10ƨ8f9Ŧ10u12ż15m17Ŵ29o31Ū
on him	90 -10Ʀ8o47ƨ
on his	88 -12Ʈ-11ŵ-8Ʀ8ƨǓ15q46Ʒ
on hold	90 -12N-10Ŋ-9OŌ26Ş46ǩ
on in	78 -7ŏ10Ů12i26Y
on insurance	78 -8ǩ10r14Ł25Ū
on it	59 -48Z-12Ň-11o-9wơ-8ƚ-7Ĵ7rĽŚŦŷƌ8WŁŖŗƘ11ǡ12AŌ15ŧ16łǌ19ƃ21Ř22ŏƟ29Ũ34ƫ36B47űƪ49Ů56Ŭ
on my	84 7i11Ō12f15L19a
on one	82 9Ǎ10Ļ11Ž12ń16Ǖ18Ɔ24Ʈ
on or	90 -8œƼ11Ŕ14ƍ15ƈ
on paper	82 -8ű8ǆ15Ǘ16K25ķ
on payroll	78 -19ǉ18Ǒ49Ǉ
on speaker	90 32s
on staying	88 -14y19H25Ţ
on that	63 -18B-14ơ-12Y-9ĹōǞ-8Z-7Śƿǩ7Œűƈ8Ż9Ǧ10Şƫ11ŗŧƞ12Ƌ13D15ƒǌ16ļŮ17ĺ19f21Ŭ23Š28ƻ29ƀ32ƪ34Ň36Ŧ
on the	44 -20ǖ-15ǋ-13Ǔ-12Ʒǎ-11xǝ-10eoDƨǑ-9ľŠŽơ-8IŅŗƂƗƛƦƫǍǠ-7MTĻŀōŏŖŲƭƻ7qBŐŒƉ8ƑǡǤǩ10żƀƄƺƿ12gQ13ƊǇǦ14ǥ15ź16aŉų17Ű18ŭǈ19cǢ20ŹǞ21Fŷ23bŕƁ25ř26Ś28Zǣ30ƓƖ31s34Ŭ35Ů48ǃ66Ƣ67Ɣ
on their	88 -11ŷ13Ž16z23y
on there	68 -15n-11Ɠ-9ń-8j7Ť8aƪ9ƀƄ10Ř11ƕƚ12ƛơ13ţ15ƃ20Ū23Ɓ25ŏ29ƫ32ŷ44ŗ61ſ
on this	70 -13a-8ư-7H8Ń9fDI11d14B20rŀ21ŷ22s28ŏ30Ł
on those	86 8ƈ9Ɯ12v19Z
on to	85 -12ǖ-8ƫ14ļƌƶ18Ǘ36Ƶ
on top	77 -8ž-7Ǉ11W15Ƶ20TƉ31Ƃ35Ǧ
on what	86 13Ŗ14Z17Y30u
on with	86 -14ǂ9ő14ō16s17Ƹ
on you	63 -24Ƣƺ-15Ŭ-12ŏ-11n-7AņǇ8Ǥ9Ʊ10q11ƛǨ12Ŧ15cœ17jĿż19Ơǌ24u25ƾ27Ŝ30U34z51Ư76Ʀ
on your	52 -36ǩ-27ǔ-19ŷ-16R-15w-13JŏŸ-11p-10ŨƮ-9qŇŋũ-8yņǃ-7tŜ7Ĺƙ8Nľţǒ9nŧƺ10aŽžƁǅ11ĵŁ12ciQĺ13PŐŗƉǆǗ14xE16ŻƗ18uƿǥ19Ƣ20ƛ23T25g26V29ŔƜ31Ưǈ33Ɠ42Ŀ45ſ55ƨ
on yours	85 7ŗ11Ơƨ13ű16Ť27Ʀ
on yourself	84 -26Ŧ16Ǩ84Ʀ
once	72 -13Ř-10ŭ7Ɛƫ8ňƢǀǜ9sy10ŧŨųƵ11ţŲƧ12Ű18V19Ĵ24ũ
once $	88 25Ĵ
once you	90 13V15Ƨ16Ű19ŧ
one	44 -27ǩ-20ĺ-15Ǔ-14DTƱ-13nKňŮ-12at-11sŎŖǚ-10ZĹŨŷƓƗƝ-9oƯǄǝ-8jGHUŀŁŃŗŢƌƜƮƾ-7rLMŊōŧƋƕƙǗ7ŐťźƃǍ8fųƀƎƔƘǜ9EJŏőŘŬŻǒ10mwĿŞſƉǤ11XƏ12łŽƛǨ13Ň14AůƒƼǦ15Ƨ16Ǖǣ18uIĻţżƻǥ19vyŪǈ20ńŕŠŵ22œ25Ʀ26iƆƵ28ņ32ƺ34bŶ35ľ36ǡ37ş39Ŵǋ51ǔ
one #	72 -17b-9Ŭ-8ZƆƓ-7Ļŵ8œŘ9Ǣ10D14ǐ18Ɣ19ƪ35X68ƺ93ǡ
one $	62 -16Ŧ-15ĺ-11ǩ-10ƻ-8Ǟ7x8ŸżƦƶǔǥ9ļŘƩ10ŇƃƘ11ťű12ŵƏ13vwǤ14iƇ15ƒ16ţ19y23Ƶ24ų25Š26Ŭ31Ŵ43Ŷ
one and	90 15ƀ20ő
one car	86 -22Ŵ-18Ŷ-10ŭ24ŵ64Ū
one for	83 -20Ƽ-8I7ŻƏ10ƍ13m18ř21ľ23i24ƻ
one go	90 10ŴǤ15Ĵ
one how	90 12bǘ25v
one in	81 8Ŵƀ11Ŷ29ſ33ǋ
one is	85 8ƴ12ų14q16œ23w
one of	64 -11ų-10Ǔ-9Šǚǩ-8ǔ-7ƃ7QŕƦ8ž9źƻǨ10SƉǡ11ĵŲǜ12ſƷ13ƅ14g15ņ16iƩ17ƎǒǞ20E24Ž26ǣ29ń36Ő53ǈ
one on	90 -13Ʊ7ļ10ƈ17m22ş
one or	79 -23Ʃ-10m-9ř7Ū9u10ŵ12ūŻ13ţ14Ř16JǦ18Š43Ƽ
one that	90 10ł13ų16Ʃ
one thing	80 -8Ŏ7ƛ27Ļ35Ş38ľ
one times	90 -11T17Ƨ20W29Ʀ
one to	85 -15Kń7zŇ12Ŀ13B21ǩ28I
one way	84 -16Ů12ł45ů
one with	90 -15Ŵ13ł35ż
one you	76 -9x9ŘƁ10Ŀņ12ƻ13y14Ƶ16Ŵ19ń28Œ31A
one your	88 11Ɵ12Ŵ16Ǎ
ones	62 -14Ǉ-9ź-7żƝ7EƯ8ƌǍ9ŕŪ10ŵ11Ɖ12Ɓ13Ő14ŗ15Ŵ16Z17wŉƎ20Ƶ22ţ28h30u33ų
ones $	73 7ǎǜ9Ǝ10E12Zƌ14Ɖ15u20ţ21ŉ
ones you	79 7Ɓ8ţ15Ǝ
online	75 -9I-7Š11ļ13K17ń18Ǖ20Ľ30Ņ39ǖ
online $	81 -9I7Ś14K15Ņ16Ľ20Ǖ31ǖ
only	65 -10T-9Ş7ƛƜǉ8ƀƘƪǈ9ŭŷǖ10ńňƳǢ11ƾ13Ļ14ţ15ľ16ųǚ17Ǉ18Ǜ19Ƣ20Ū22ŲƮ
only paycheck	80 -12T30Ʈ
ooh	79 7ş8ŶƜ10źƈ12kŬƘ14ǃ15H16ƌ
open	66 -18H-8R7ś8aķŰƑ9Ŋţƍ10Ž11y12Ś16Ǩ23ǝ26W30Ţ36ǅ40ǎ
open $	77 11ƍ13ǎǝ14y41ǅ
open to	85 -22H16Ž28Ţ
opening	90 29ǎ39Ǟ
opinion	88 8Ļ22A
option	90 22Ň26Ō
or	31 -41ǩ-17H-12wǍ-11ƠƳ-10xƱ-9del-8ĻłœŨƅƕƢǌ-7Bǒ7gOķźƘƥǃǜ8ƀƃƌƎǇǨ9yDNŐŒƜƺǊ10ERļŕŷƩǔǛ11mpSųŻƝǞ12ţƖ13ĹľŤƆƑ14IMŗżƄƔƭ15CŲ16ŬűƋ17ŁŰǋǑ18ŏƇƿǄ19ƽǡ21quƐ22ĵŇş23Ūƹ24Fŭƍǂ25bĴ27L29KŘƼ30ƣ32Ɖ37f
or #	69 -16ǈ-13Ť-11S-10Ō-9Ů-8cTƂƅ-7ű7ţ11E12Ơ13Ż15Ɔ25Ǧ28Ǒ29ǡ32ŗ36Ƭ41b49ƭ52Ɣ
or @day	86 -13k41L
or a	58 -17Ǎ-15Ƭ-10ľ-9ŹƗ-8ƴ-7HƩǏ7hFƀ8JĸŧŸƶǋ9ŕƉǛ10Yƛƿ11IĴƤ12Ƈ13Ż15ŐūƍǞ17ĺ19A20ļơ29i36Ū58Řƣ
or about	88 -11x-9ō13ŉ14ľƅ
or after	90 -7Ũ15L22ť
or all	85 -7l14ǔ16Ų20Ĵ
or am	90 -7ǩ9a14c15Ň
or an	85 7A9ƌ14ƅ18ő22F
or any	73 -8ơ-7ƛ8Ɲǌ32Ť
or anything	72 -20ŏ-10Ƙ-8ţ7gǎ9ǜ10mĵ11uŲų12ũƄ14Ɲ20Ǐ49Ƽ
or are	66 -12Hǩ-9Ǎ-8e-7ŭ8alyĶ9uSYŦ10ŖŢƪǋ11ň13ŷ14ŏ17N18ǆǟ20Ń22x25F28V
or been	90 -11Ƽ7š9ż11ƿ14ǂ
or better	88 -16Ź36ź
or can	84 -7Ŋ7Ł10ǧ20ƣ21ŉ
or closer	88 -7Ƭ13ƙ15Œ18X20C
or could	88 11ĸ12ŵ27X
or coverage	88 26ľ
or cremation	88 
or did	61 -23ǩ-12Ť-11Ũ-9ũ-7ƀ7ŗƐƹǅ8ưƼ9HWŐǂǣ10ň11jŔƉ12wűƖƨ13CŸ15Jœ17šſ18mŖ19ƒ20q25c38Š
or do	61 -13Ɵ-12ŲŶ-10ƵǑ-9žǐ-8ǋǩ-7Ʀǝ7HKĹŌǒ8sĻŇŰǟǠ9ƿǂǏ10AƕƶǎǓǖǡ11nƪƹ15Qǈ17ł20Ɛ21ůǛ22Ǉ23Ɯ24ų25Ɲ
or does	71 -10s-9qƯ-7łŭ8oĽ9ƨƩ10Ůǆ11ƱǕ13Ǣ14űƿ15Ũǚ22Ŵ29Ł
or drop	86 -7M8Ƶ12ś21ƀ
or email	78 -13J-10ǘ16K22Ǖ
or every	90 -13ŭ-8Ĵ10Œ14ųŹ
or for	84 -9Ĵ-7X13Ɠ14Qƭ49Œ
or get	86 12H18Ĵ19ǄǙ
or go	85 -10mƝ-8Ļ13Ż21R27ž
or guns	90 9Ƙ
or hail	80 -15ƚ29Ř
or has	84 -9Ƌ7Œ11ţ13ƌ15ǅ17v
or have	76 -8Ń8n10ƞ11ŏ12fţǀ13G14Ō17ňŵ19Ǉ
or home	90 -9Pş17q28I36Ĺ
or how	84 -13v-8ŧ9Š13b14U15Ƅ16S18p20Ş
or in	84 -9Ķ10Y15Ǘ
or is	55 -14Ʊ-13Ǉ-12Ū-10Hǖ-9ƪǩ-8cRƝ-7fŏ7vĸĹńŵƏƩ8AEŃƄ9p10ǃǊ11ŇŶǄ12r13yŹ14ƚ15T16ŁǍ17ŀō18N19Ķũ20ŰŽ21n23ŜƆ24uű26qƟ
or just	66 -10ǐ-8qů-7nŵƼ7ņŪƀƓƸƻ8Ų9fƱǀ10zCƇƦ11ŢƭƲǈ12K14s15U17Ɨ18Ǚ21ơ25Ŷ
or lease	86 -20ǌ-14Ǎ-13Ƥ-7Ŭ19F42ǋ
or leave	88 -12Ǧ16Ƙ19Ŋ24Ƃ
or like	88 14Ƙ18Ő
or metal	86 16Ǎ19Ɖ
or missing	90 13Ɖ
or more	75 -15G-12s-9ľ-8x-7y8ǉ10g12Ŧ13SŃ14vCŲ21Ũ22r27Ǆ48ž
or nights	90 28R
or no	83 -10ǟ12Ū21ŏ48Ň
or not	79 -31ƛ7ŵź8m9Ɯ11ƍ13R15ż40ŏ
or on	83 -9W-8R9Ʀ12ż15Ƅ16P17Ō
or one	79 7ƚ12ńƣƦ14Ǝ15ĵ
or only	84 -8ƣ9Ų13Ɯ14ŭ15Ǣ17ƾ18Ļ
or or	61 -12ŭ-11ǝ-10Ǎ-9yƥ-8ǩ-7HKWō7cĸľĿźƂưƹǜ8ŇŉŏŕśƀƆƍ9guƘƵǀǇ10ƠǔǛ12Ƹ13ǎ15Ǆ16mƣǋ17ŗų19Ł
or out	90 20P
or over	84 -9X-7Ŝ9T11c12ƈ18M22Ů
or part	86 14R17Ǉ25G
or pay	88 10ǁ27Ǡ
or pleasure	86 29ŭ
or rent	85 -10Ơ18ǋ
or scuba	90 12ǀ
or sell	88 -15H7Ʒ9Ǩ21Ǟ
or should	82 -12K7ň12ŋ13ś16Ľ20N23O
or side	80 8ŭ
or siding	90 21Ƈ
or somebody	83 -9Ƣ-8ķ12Ŀ13Ɓ17F23f26ǋ
or something	86 -15ž7Ś8ŵ14ĺ19Ť28ŗ
or stay	90 -10t-9ǝ11ǎ13qƧ
or still	90 9Z15fƖ17t
or stylists	80 13Ǒ
or text	90 16K
or the	63 -9Už-8ƕ-7ǩ7CIťŹ8ƈư9bƔƩǡ10ŷƉ11EƃƊ12eƹ13ƋƠ15Sş17Ū18ŕ20ń21ľǌ26ůǐ28ŝ
or tickets	74 29ţ
or trampoline	90 
or upset	80 20ţ
or was	79 9ƽ12š13ţƇ14ļ19Ř27Ť
or what	86 -10Ŵ11Ť17Ŷ26ŭ
or whole	85 -7ƭ14Ʃ
or work	90 -13ǒ7ǁ10R21Ǒ
or would	74 -9ŵ8ķśƑƷ9Ŏ10ŏƮ11Ǩ12Ƥ13Ŷ21Ŋ30ǝ
or you	78 -8Ǒ7n9mƢ10g11fky14ƌ15t
or your	79 -14ǂ8Ƽ12ƃ14ǁ15Ǩ16J17ƹƽ18c
order	90 8Ƴ17Ǖ18Ŏ32ǩ
original	81 11ƅ18ƈƋ25ƌ
original roof	86 25ƈ
originally	82 25Š28l
originally $	85 17Š27l
other	58 -17Ǎ-15aŦ-12Ǟ-10ŭ-9nǐ-8C-7ĴĺŧǄ7uűż8ňŞ9Ū10Ɗǂǋ12ŢƵ13wſ14Zǈ17ų22oǇ24ķ26ł29ž40ŅƑ44Ŵ49ş55ń
other agents	90 7ņ17ń
other car	85 15Ŵ21Ū
other drivers	88 15ſ17ŷ
other guy	84 -7Ŵ10ł19ſ27Ņ
other insurance	85 -7ſ70ş
other one	81 -27ş-18Ŧ-7ǈ19Ƶ22w27Ŵ41ų
other policies	82 39ş
other quotes	86 30ń
other vehicle	88 -12Ū-10ǐ-8ų58Ŵ
others	88 -12ƃ-8Ŵ18Ū20u46ž
otherwise	88 7ű9vǂ14Ƹ
ouch	86 9ņœ11ť12Ŧż15ǣ
ought	88 -8ŉ11ř32ō
ought to	88 -8ŉ11ř32ō
our	74 7I8Ɵ9jĹ10ǎ24M74ļ
ours	86 8ŕ10G12Ɣ14x16Ƶ
out	46 -29ǩ-20T-19Ơ-16Ǆ-14Ũ-13H-12ǒǝ-11FLŔơ-10ķłŝƅ-9ŃŎœŶƮ-8Ź-7ĿņŏŢŬŮƋƒƷǟ7qŭƌƍƧǔǕǙǞǤ8xǐǢ9şƫ10zCƟ11glŖŰƊƤƱǀǈ12ŇŘƚ13Œǧ14bōŜŦǃ15ĽŚŲƔ16ĺĻŉőƏ17ŕš19ŗ20Ƹǅ22Ɯ23Ǩ24VĸƩ25ǉ26Ĵ29U31j34Ɲ36ƪ37y39Ǒ
out $	66 -20ǩ-14ű-11ĺ-8H-7ƝƠƤ7Ľ8Ƃƶ9şƗƿ10ǌ11żǣ12ƦƵ14Ŗ15Ǒ17xU19őƩ20ƪ24š25Ĺ28ŉ32Ɯ34ŕ40y
out a	85 14ƜƦ15Ƭ28Ɣ33Ľ
out all	90 14y25ũ
out and	85 9ƈ13Ś17U19Ǚ31Ŝ
out any	90 -11H-10Ơ12y20Ɯ23Ǒ
out at	88 12V18Ň34ŗ
out back	82 -9Ɨ8h22ƍ32Ɲ
out for	80 -16Œ-12ǝ-8Ŷ8ŭ19Ƥ20ŅǨ25ţ26Š35b
out front	90 38ǃ
out in	77 7Ĵ8Ɩ9ů11Ə15ǈ16C20ǉ
out like	90 -8Ŕ12Ɨ17Ŗ22Ƨ
out of	59 -16T-14Ɯ-13Ǒ-8Ǩ-7CǄ7Ÿƙ8NűƤ9X10ƃ11t12SǤ13ƕǉǘ14Ǖ15Ŧǋǔ17Yľƪ20Œǀ23ZĴ24Ř36Ļ44ĸ50Ɲ
out on	75 -7rƛ7ǈ10ŗšŰ12Ōŭ14q16ƪ19ǅ23g39V
out or	90 -9ǩ9Ĵ14nŖ15U
out that	86 -12Ũ16ť17Ť18ĺ
out the	80 -19Ĺ-12Ƌ8a12ƘǑ13ļş16Ǐ17ĺǢ
out there	72 -8ƞ7Ƒ9gŵ10ſ11E12Ű13Ə15P16qǩ17Q18Ų21ƚ26l51j
out to	77 -19Ĺ-10ǒ-9Ǆ-8œ9Ŧǁ10Ŝ11ƪ15Ő25ƫ26ĺ43Ǒ
out your	85 -7ǒ14Ǩ19jǧ23ǅ
outcome	90 -9Ō21Ļ
outfit	77 -7ǔ8ő9Ş11Š12WǞ17ơ28QŐ32Ǆ
outfit $	84 8Ő9Q10Ş12Ǆ14ő15Ǟ19ơ
outside	74 -10U-8t9ƥ10Ƒ11ƉǠ12qƦ17ǀ19g26j32Ƈ
outside of	88 -10U14Ʀ15C27g
outside the	88 -14C-9t15q26ǀ
over	50 -15X-12Ƭ-11ŌŐƣǎ-10ŗƝ-9GŠŹƯ-8ŰƱ-7lpKžƀƷǀ7cWŞŸƥƶ8hĴĶļũƺ9Ƙƞƾ10xFNŢ11tRŕ12rAǍ13ijvM14Sŝ15Ɔ16Œ18PǨ19C20ň21ŖŦƑƜǇ22Ŀ23Q24U25ŻƂƒ27ŜƠǊ28TŮ30Ǟ31Ǧ36ś
over #	73 -41Ǌ-18ǩ-15Ǧ-11Cő-9ŐƂ10Ů11ť12nSĵƒ19ƺ24v27Ơ30Ɔ38c39Ŧ43Ǉ46T52Œ
over $	71 -24J-13T-12Ō-8c-7ƚ7ƾ8Ţ10ŎŕƈǤ11Ľ13ŻƜ19Ů20Ǩ24ũ27r29ǩ31Ŀ51ś
over a	75 -22Œ-10Ǟ-8Xů-7Ǉ7M8ĸ11Řź15Ů17T20Ɯ22Ƙ93Ǌ
over at	78 -13ŞƝ10ƾ12ů14q18hļ19Sƥ23Ŝ29U32Q
over in	83 14Ŝ18H48C
over it	80 -9Ǩ-8p15tň17Ũƙ19s20Ƃ28Ŗ63Ǧ
over that	88 -15Ř20xĶ26ň
over the	68 -11Ŝ-10ƣ-7ƈ7J8Ż11ƒǔǖ12kĿ13M15łǦ21Ǎ24Ǟ32Ƒ
over there	69 -13Ɯǎ-10ŖŨ-9ǩ-8ǉ-7Ŷ7N9Ŕŧơǈ10ǟ12W15Ơ17FǠ18R19j21Uƞ26ŝ27i30Ş31P36Ŝ
over to	81 8Ÿ12Q13ś18J19ő37Ǟ
over what	90 -13Ŝ-8Ŕ-7Ƭ15ŀ32Ŗ
over with	78 16Ĵ18Ŝ20A
over your	88 -9Ź12jƂ13N16Ƒ17Ŗ
overall	90 20Ƹ
overnight	81 12Ǐ13ŕ17ǖ35Ű
overnight $	90 12Ű20ǖ
overseas	90 14ǀ37Ǖ
owe	68 -11A-7ƒ11Ɓ12ķ39Ŭ46Ɣ59Z
owe $	86 -14Ɣ-7ƒ19ķ47Z
owe on	74 -13Z16Ɣ65Ŭ
own	51 -20Ƥ-19ǣ-18Ų-16ơ-15ǌ-13UƠƣ-11ĸŵǈ-8rsōǍ-7aĿŏŭǢ7yƍ8ŖųŴǓ9QŤŦƨƮư10Ǡ11Ū12ǅǏ13ňƢ14ǆ15Y18Ɣ19zŬǃ21Ł22V23Ʒ24Ǒ28Ǜ33Ɨ34ǒ35ǟ38ǋ39Ʀ41Ƙ42ƀ56ķ58F
own $	71 -25ǐ-12ơ-11F-8r-7Ơ12Ƙǆ13y15Ł18ǅ21Ƣ23V25Ū26Ɨ27Ʈ38ķ
own a	85 -23ķ18ư23Ŭ24FǏ
own anything	86 -8ō9ķ33Ƙ
own car	82 -11Ʀ17Ŵ19Źǐ69ƀ
own cars	85 -8Ū8ƀ58ǐ
own insurance	90 42ǒ
own it	86 -18Ƣ-12F-8ǋ21Ŭ48Ɣ
own jewelry	80 11Ƙ
own life	90 30Ʀ
own name	88 -9aķ10w31ǃ41Ʀ
own or	79 -10Ơ8Ł11ƨ15z16ǋ
own pocket	77 -12ĸ18Ŧ29Y
own that	80 -28Ǎ8F10Ŭ17ƥ19ķ36ǋ
own the	85 -39ǋ-19ǌ25F71Ǎ
own words	86 20Ť22Ŗ29ň
own your	71 -18Ǎ14ķ17F30ǋ
owned	90 18Ŭ26ǅ
owner	77 -7Ƴ8F11ǣ13ƅǢ14ơǆ16a21ǌ22Ǩ
owner $	86 -18F12ǣ17Ǣ22ǆ
owners	81 -11Ǉ-7Gǅ11ǉ16Ǩ19ƈ22ǆ32ǥ
owners policy	88 36ǥ
owns	78 -17ƣ-8n8Ǎ12F18ǐ42ơ47ǆ
owns it	90 48ǆ
owns the	82 -18ƣ-8n7ǆ8ǋ9Ǎ16F44ơ
p	85 -16œ-13Ƭ-10ǩ7ś15ź41ǥ73ƃ
package	80 -8ǘ24W52ǥ
package $	90 -9ǘ17ǥ29W
page	69 8Ļ9f10ō11ļ12ſ18śǌ45Ś
page $	82 7ŗ10Ļ22ǌ
page and	88 8ś16ſ
paid	58 -10ņ7ƃǘ8ƥƶǖ9Ʃƫ11œƏƢư12ƱǑ13ǉǩ14ƭ16Ĵ17ķ18ZŦ19ƒ20ţ27ƕ29Ɣ36Ŭ
paid #	90 -14ņ14ƥ30œ36Ŧ
paid $	77 9ƃ12ǝ14ǖ17ǉ19ƶ
paid every	80 36Z
paid for	82 -30ƒ13ķ19ưƱ26ǩ29Ɣ
paid it	79 -7Ǡ10ǘ14ƪ22ţ
paid off	72 -10ƪ38Ɣ55Ŭ
paid yourself	80 8ţ
paper	77 -8ű8ǆ12Ś13Q14Ǘ23ķ28K
paper or	90 15Ǘ17K
papers	80 9ǃ10ǆ14Ɩ16Ƣ19Ʋ22ǒ32Ś
papers $	88 10ǃ12ǆ14ǒ22Ś
paperwork	77 -9K-7Ŝ9ś10ǃ12i15o19Ś20Ǡ21J
paperwork $	83 -9Ɲ-7Ŝ11ǃ13Ǡ16o38Ś
parent	84 -9F12ƽ21ŷ56u
parent $	88 -9F11ŷ44u
parents	71 -15ǂ-13Ƹ9Ư11Ʀ15Š18ƥ39ƽ52z
parents live	90 12z
park	81 -9ǋ11ǟ31ǩ33Ű
parked	86 13Ű
parking	88 -17D12ż14Ơ30Ű
part	62 -13ŘŤ-12ry-11D-8Ŗƞ-7aqƀ7ĿŦǩ8ǣ9dEJƮǄ10ůǈǌ13ľŝ14ŨƧ15G16sŞſ17Ʊ18ŀǟ19l22U25ō26C40Ǉ43V44ň
part $	85 -9q-8ň8Ǉ17ǈ22ľ30ǩ
part of	70 -12rŤ-11Dǩ-10y-7Ʃ9Ɯ11EJƮǄǌ12Ŧ13Ş17G21s23lǟ26U31ňƱ32C
part time	77 12R20Ƨ22Ǉ61V
partner	72 -11Q-8Pǆ7pŴ10ƨ12s13ŁǨ15r16o17ǂ20Ʒ26tǠ30q
partners	79 -29d-13Ƹ10ǂǨ19oƨ25pŴ39ǆ
parts	88 -10S21ŵ23Ǒ35l
party	84 -8ƞ11Ɣǡ13ư15P19Ɯ
pass	79 -12z10Ʀ11s12ƫ13Ʒ14ƽ18Ƴ21Ʋ27ƶ
pass $	90 -7z15Ƴ23ƫ24Ʋ
passed	76 -7B7z8ƮƱ15Ʀ17Ʒ44Ƴ
passed $	88 -7B10Ƴ11Ʈ
passed away	86 9Ʊ18Ʀ22Ƴ
passengers	84 18ƃ27Ų
past	73 -21Ŏ-14ť-10Ɣ-9ƴ7ǎ8Żǀ9ƭ10mƽ11Ƃ12ƺƿǜ17ņ21c23O28ţ37ŀ
past #	80 -11ť-7v9ǀ12Ż13Ƃƽ22ţ27c
patch	88 -10ƾ18ƹ22Y30Ǚ
pay	49 -23ƾ-15Ǩ-13ų-12ZĻ-11mǔ-10ǊǏ-9Źǒ-8yŴǗ-7ŝŮŵŷƷǇ7ƁǠ8Ư9Y10ǡ11ư12Ƥǘǣ15W17ţǢ18Ŗ19Ŧƕ20ŧƱ23ž24Őœ25ĸǉ27X29Ơ30Ǒ31ƃ32Œ33ŗ34ƒ36Ř37Ų42Ĵ49Ǖ57ǖ
pay #	90 -44Ĵ-19Ř-13ƒ19ĸ26œ28Ơ43Œ
pay $	63 -29œ-26ǉ-15Ƭ-12Ļǩ-11Ŗ-7ĸ7ĶŅƁ11ǡ14Ĵ18Y20ƃ22ŗ23Ř27Ų40Œ42X46ƒ
pay a	83 -12Ŧ-9œ9ǁ10Œ21Ř24Ǖ
pay for	66 -13m-11Ǒ-10Ŧ-9yƮ-8ŲƠ-7ŗǠ7Xţư8Y9ƀ11ǖ20ƒ23Ƥ25ĸ29Ĵ32Ʊ36Ő40Ŗ
pay if	86 -13Ʈ-8ƃ17ƨ19ž20Ǣ28Ʀǘ
pay in	86 13Ơ
pay it	86 -27Œ-7Y14ƪ65Ĵ
pay out	77 -11ĸ-10œ-9ǒ8ǉ16Ʀ19Ǒ24ţ25ŗ34Ŧ
pay the	78 -15Ŧ-12ŴƔ-9Œ9Ĵ10Ǒ12ư16ŧ18Ʈ19ƕ20ž22ǉ23ǩ
pay them	90 -16Ĵ-7Ů11Ǖ18Œ47Ǒ
pay you	79 -18ų-14ǉǨ-13Ź-8ǔ-7ŷ7Ŧ9ſ24T29W48Ų69ǖ
pay your	79 -16ƾ-11Œ-10Ǒ15Ő20Ǖ34ƃ58ǉ
pay yourselves	80 24Ř
paycheck	69 -9Ƥ7WĴ9ǟ11ǉ12T13ƭ15u16Ʈ21Ư23q26Q31Y
paycheck $	82 -18u-17q10Y20Ĵ39Ư47Q
paycheck and	79 -12T10W29Ʈ
payin	81 -12ƃ-7Ņ7Z12ǥ14Ɯǝ16ŧ19W
paying	62 -11Ĺ-9Bǩ7ŖƵ8Řƃ9Fƀ11Ŧ13Xǥ14ǣ17Ĵ18ƪ19œ22Ơ23Z26Œ29ƒƜ31Ɠ39Ņ
paying $	90 -12B13Ř26Ơ33Ņ36X
paying for	74 -36Œ7Ʊ12Ņ13Ŗ16ǥ40Ɠ46ƒ
paying now	76 -16œ-13Ĺ25Ĵ58Œ
paying on	90 -7ō12Ƶ15ƪ34Z
payment	73 -8ƃ7ĴƯ12e18ǘ21Ŭ22š25ƕ42Ɣ
payment $	79 13e20ǘ25š28ƕ36Ɣ
payments	71 9š11Ʃ19Ʈ24ƃ25ZŬ28Ĵĵ
payments $	84 -7Z9Ŭ22Ʈ28š
payments on	85 -12Ɣ-8Ĵ11ƃ16ĵ37Ŭ
payout	88 -8ƶ16ǩ19ƫ36Ŧ
payroll	66 -7ǈ8Ǩ13ǝ15QǑ23Ǡ41Ǉ54ǉ
payroll $	71 -45Ǡ7Ǒ10Ǩ38Ǉ49ǉ
pays	72 -12Ɣ-8ǈ-7Ő7ƕ8ź10UŖ13ſ14ň15Ʊ19ǩ22ǝ26ƃƮ27Ǡ
pays for	85 7ǌ14ǣ16Ŗ17ǩ18Ʊ
pays the	82 -11Ɣ10ǩ11U32Ʈ38Ǡ
pays you	90 10Ɯ21ſ
pdf	90 -10Ō34ś
peels	85 -10ų50ǚ
peels $	88 -11ų49ǚ
pension	79 21Ʒ55Ķ
pension $	88 30Ķ
people	58 -9ő-8ŒǄ7bŐſǜ8ņƨƿǡǤ9şŮǩ10ŲƗǑ11dŝ13Ʋǔ14Ÿǐ15Kǚ17lǖ18nŷƜƶǉ19Ǚ21ǝ24ǈ30Ǉ
people $	79 -13R-12ǩ-10ſ-9Ǒ-7ŷ9K10ŗş13ĺ15Ů18ŝ23Ÿ27ǉ30ǈ
people are	74 -9ſ-8ų9ş10ŷƿ12bRǩ17Ǘ22n
people do	90 -10ǈ11Ǉ12ŗ21ŷ
people in	90 8ǈ16Ǥ
people or	86 14h31Ǜ
people over	90 -9Ǉ9ŝ45Ɯ
people to	90 -8Ŗ30ƶ
people who	90 -7ǈ13ų39ǔ
per	77 -18Ʃ-11Ŧ-10ĸ-8ǉ8X12Ů13ǣ18ǡ21Ɠ25ž31Œ39Ř
per occurrence	88 -7Œ27ǡ
percent	71 -10ƿ-7ǈ7Ŕ8ǖ9Ɣ10Ķǔ13ź14Ǒ16Ǆ19Ĵǆ22ƚǛ23œ27Ž
percent $	90 15œ
percent of	83 -7Ǌ10ǖ14ǔ19Ǒ21Ǜ24Ǆ
perfect	80 8Ÿ10Dŕř11a15Ő16Ļ26Ş
permanent	88 34Ʃ
permit	79 10ƌ19Ÿ46Ź
permit $	86 42Ź
person	68 -16ǈ-8ƶ-7ŏƃ7gſ8dơ9ŷ10Ŗ11a12ų13ǎ15ľł17ņ21ž24A26Ǩ30Ŝ39M
person $	82 10d11g15aM24A
person or	83 -10ƶ-8Ŝ12ƫ13ơ16M20ł
person who	88 7Ŝ15Ŗ
personal	73 -11ž-7Ǆ8Ǘ9f11Ǣ13T14Ƃ15J19ƃ20ŭ22Ŋ36Ɨ
personal $	86 17JŊ26ŭ
personal property	84 -7Ǆ14Ǣ45Ɨ
pets	90 49h
phone	65 -16JŠ-11ǘ-10Ʒǅ-8Ń-7ř7ŧ9CǗ11ľǖ12Ǆ13Ŝ14rSǟ15Ś16cś18ĺ20Ž21O23M24I33ǩ40K
phone $	78 -16Š-14Ž-11Ʒ-10Ń-9Ĺ-8Ŝ9Ō10X12K14ǖ18r19Ś25ĺ29O34M
phone number	83 -7ř13C37I
phone or	86 -14J10I14ś25K
photo	86 -11K27ś
photo of	90 
physical	80 21ƀ29ƾǁ
pic	90 -18K25ś
pick	71 -7Ţ7Ĺ9Ƅǆ10Ŝƃ11Ŷ12I13W14Š16ĺ17K18ľ21ƭ30Lł
pick that	90 13Š18Ŷ
pick them	90 -13ĺ-8Ţ34Š
pick up	84 -21Š10Ĺ11Ƅ12ƃ14Ŝ15I21K24ĺ
picked	79 -9ĸ-8Ư-7Ǧ8Ƃ9KŜ10X11Ʋ13wǟ16NŘ30Š
picked up	86 -8Ǧ9Ƃ10K11X12Ŝ15ǟ17N
picking	88 11ǟ21i
pickup	85 -9ǃ11Ǐ12O13ų19ŭ22ǐ
picture	71 -8ǩ8Ƒ10ŴƇ11nŤū14ŵƷ18Ƭ19Ŀ23ś25f
picture $	83 9ś23Ƭ33f
picture of	80 11Ƒ13ū23ś
piece	88 -8ŉ15Ǣ19Ř23Ŭ
pill	90 7ǂ25ƻ
pills	85 14ƿ38ƻ
pip	85 -14ſ78ƃ
pipe	81 10ũ11Ƥ39ƛ
pipe burst	88 33ƛ
pipes	84 9Ƥ12ũ41Ƌ
pizza	90 13Ǎ30ǩ
place	55 -12Ƌƪ-11ƃ-10Ǉ-9SŬ-7ǀ7qƍƓ9hşǋ10UǛ11ƑƚƲ12ƒƥǙ13Ɛ14ƆǖǨ15Ō17ŏƤ18Ɯ20DƢǅ21HM22ŃǊǟ23ƌƟƠ24ƅƔ27Ʀ29G30ƞ40F
place $	63 -18Ƌ-15ő-14ǩ-11ǋ-10Ǉ-9UŬƗƵ7Ļ8j9ŠƍƲ10ťƒƖǠ11h12FƦ13Ɣ14ƐǙǛ15HƓƜ18Ƒ20Ō21ŏ22ƅ25D28ǅ31ǟ38ƞ42ƌ
place or	85 17G19M25ş
place to	90 -15Ű-10ǋ9ǟ13Ɛ35Uǩ
place with	90 45Ƣ
place you	84 -8D-7n7Ņ12Ƥ24F27ǋ
place yours	90 40F
places	83 -7W8Q12Ơ14ǔ16Ǖ28ń
plan	65 -12ŞƧ-7gŒǟ7ŝƯ8ŌŠƶ9uŀǞ10ƃ11Ʊ13ŗƁ14Ŗ17Ķ21ŏ24Ň28Ƶ33W39V
plan $	85 -13y7Ň9ł10k12HV19Ʊ28Ɓ
plan pay	80 14ƃ
plan to	84 -7y8ǀ15ƶ16VǞ31Ƶ
planned	86 -15u7k15ǀ26y
plannin	86 12V15ĸ16H19ƌ
planning	76 -8ǩ8Ǟ9V11Hƌ19Ƥ31y
planning on	85 -11Ǟ-8ǩ9H10ƌ44y
planning to	81 -9y7V8ǀ20Ǟ22Ƥ
plans	69 -9P13V16H27ǚ29Ǟ32ĺ35k
plans $	86 7Ǟ33k
plans at	80 -16V42ĺ
plans for	88 32Ǟ
plans to	85 8ǀ24H
plant	86 -7Ǟ12Ƨ15U35S
plate	79 -19Ÿ-7ř8ǌ9ǀ52ū
plate number	88 -8ř27ū
play	82 -11Ũ-7Ƒ8s11Ƙ16Ɯ17ŉ18Ť26g
please	73 -14Ƣ-9ǋ-7ơǌ9bw10j11c13ř16DǇ17d26a
please $	74 -11Ƣ-9ǋ-7ơǌ9w10b11c14ř16D18d26a
pleasure	79 26a32ŭ
pleasure $	86 34ŭ
plot	88 68ư
plug	85 14Ə35Ž
plug in	88 29Ž
plumbin	90 7Ǆ8ƛ16Ƌ
plumbing	79 10ƛ12Ǒ27Ƌ
pocket	72 8Y12Ǆ16ĸ22Ŧ34Ř
pocket $	77 -21Ř13Y42ĸ
point	90 11Ř14š25Ŗ
points	88 -12u-10m16Ş47Ż
policies	68 8Ƙ18ǒ35ǥ38ş
policies $	82 7ş23ǒ
policies do	90 15ş
policies you	78 
policy	47 -11GǦ-10ĺ-8Ɣ-7oZŀŬǄ7ŪǞ8ašŹ9ŜŞžǤ10Ţ11ƀƨ12ŐƁƢ13Ǐ14ĹǢ15ƂƓƚƬ16ơ17ľƛ18ŠƧǡǥ19ŗ21ƪ22Ŗ23ő24ŷſ26ŏŕŚƦƵ28Ʃ37ř
policy $	58 -30ř-23Ʀ-15Ǣ-14ŏǦ-13G-8ŐŚǩ7ŖƗƙ8ŗƫ10ŒƁǥ13ŜƂƵ14aŢŪ15ő16Ǟ17Ǐ18Ƨ19ơ22Š25ǡ26ƪ27ƛ33ľ37ŷ48ſ
policy and	76 -13ĺ-7Ǆ8Ǧ10ǥ12Ǣ13Š31Ĺ
policy in	85 12Ź18Ļ20Ś23ŏ
policy include	80 36ŏ
policy is	75 -19ƪ7Ĺ12Ɓ23ŷ44Ʃ
policy number	73 -12Ś-8I97ř
policy of	90 -7Ʀ23ƨ
policy on	88 -11ŗ13Ƃ45Ʀ
policy or	80 9Ƶ10ŏ11Ʀ13ƚ34ǥ
policy out	90 -18Š-11Ɣ12ƕ27őŚ
policy pay	86 -13Ŵ-8ƃ9ƀ18ǡ19Ǣ27ž
policy right	85 -8Ʀǥ7ŏ8ǁ13Ʃ16Ź17ř18Ɠ
policy that	88 -9W-7ō11ƃ17Ş23Ʀ
policy today	78 -12ǡ-7ŏ12Ō22ŗ
policy with	90 -16ş-11ŷ13ś25Ŵ44Ő
policy you	84 11Œ14Ş20Ƶ21ŕ
pool	69 11ƥ20ƚ76ƍ
pool $	82 13ƚ29ƍ
pool or	86 9ƍ11ƚ
porch	86 -7Ƈ9ƞ11ƅ14Ə15ƥ
portable	90 41Ƨ
portable $	90 41Ƨ
position	90 7ż14V16S17ǈ
postal	90 33E
postal code	90 33E
pounds	86 54ƺ
prefer	88 17Ĵ18K
premium	77 9Ʃ10X12œ15Ǥ29Œ
premium $	84 13œ34Œ
premium audit	90 10Ǥ
prescriptions	86 8ƻ
prescriptions $	88 7ƻ
present	86 10őŞ13Ő14ŝǜ17N
pressure	78 -7ƽ10ƻ12ł20ǂ32Ƽ
pressure $	90 25ƻ
pretty	70 -9ű7žƑ8ŨůƆ9WǑ10ōŴ11Ŷ13Ţ16ƙ18GU22Ƹ
pretty good	86 -11ű10Gǟ11ŝ12W17Ƹ
price	62 -11Ł-10iŔǩ-8x-7ŵƷ7Ş8ŉƂ9ƈ10Ļ11ŢǊ12ĵŇœŘ13Ƭ14rŊ15ŝ18Ʃ21ľ22ń23Ŏƒ25ŀŠ29ł31Œ36X38Ņ
price $	73 -10ǩ-9ľŔ-8ŒƷ7ƴ10ńœ12ŉ14Ƭ17Ţƒ18r25ŀ28Ņ36Š
price a	88 7ƈ13Ƃ17Ǌ
price is	88 -8ŀ8Ŋ12ľ17Ŏ19Ļ
price on	90 -7Ǔ26ƒ33Œ
price or	86 -11x69ľ
price you	90 15Ş16Œ29ŝ
primary	90 15ƾ
print	90 -9Ɵ20ǩ28Ŗ
private	84 -8Ÿ8ŊƱ9Q11ǀ12ƨǣ19ơ
problem	80 7Ĺ8s11ŋŵƛ15L17Ŝ20ŀ
problem with	88 -7ŏ8Ĺ14ŋ22ŀ
problems	83 7ƛ8Ƹ14Ƽ15ǜ
problems $	85 -25ǂ7ƛ14Ƽ37Ƹ
product	88 10Ǖ17Ǆ21Ʃ
product $	90 10Ǖ19Ǆ21Ʃ
products	90 11Ǆ24ǡ
professional	83 10Ɛ30ǚ
program	79 12ļǅǗ27Ǚ31ǥ
program $	85 24ǥ27Ǚ
progressive	85 16ő19ŅŐ21ń
promise	86 12Œ16ǩ17d28Ŏ
pronounce	90 29b
proof	70 -20ǌ-7ƈ9ƕơ23ǧ43ǒ60Ƅ
proof $	84 -37ơ-13ƕ9ǌ12Ƅ23ǒ43ǧ
proof of	80 -31ǌ-11ƕ10ǒ31Ƅ34ơ
property	67 -7ŗ8ƍǋ9ơ12Ƒ14H16ķ19ǌ21ž23D27Ɨ42Ǣ
property $	84 -7Ǆ9Ɯ10ƍ13D16Ƒ21H
property coverage	90 27Ǣ
property manager	86 12ǌ26ơ
protect	88 19ǘ22ķ
protected	72 13ŏ17ķ25ſ
protected $	74 19ķ
protecting	88 9Ʊ24ŏ
protection	80 11X14Ə19ľƃ20Ŗ22ŗƭ
pull	74 9gŁƌ10Ō11Wǐ12Rř22Ĵ25d38Ś
pull it	86 15ř35Ś
pull the	88 7Ţ12Ĵ13Ł14Ō
pull up	90 13W37d
pulled	83 -8Ń13Ļ17Ŋ45Ż
pump	84 31Ɗ
pump $	86 12Ɗ
purchase	86 34ƒ
purchase price	86 34ƒ
push	85 7Ń10Ŋ12ł15Ō18Ɩ
pushed	90 -7Ŕ11Ɩ15ĺ18H
put	55 -17V-12Ŗ-11yŊ-10N-9GƯ-8WŵǗ-7ƿ7TƙơǔǞǩ8akĺľűƎƱ9XŪ10cuń11oŰƌ12fRSĶŗŴƒ13ŷ14LQƅƈƐ18Ƥ19ĸƼ20Ɠ21ũ22Ů24ƻ25Ʋ29Y33H38Ō
put a	86 9ŦŽ10Q19a26ƒ
put away	88 17Y
put down	85 -8ǩ8c9ţ12u14ơ24ƫ
put in	76 -15G-10W-8Ǘ-7Ư8Ǣ9Ƽ10ƍ11Ɛ13Q14Ǝ17ń21R22Ķ24S27ũ
put it	76 -9Y-8H9Ʋ10ƾ11Ɛ12ĸƅ14f17ű23L24Ō43Ɠ
put on	76 -13Y-7ůƉ10uD11ƈ13wT20ŪŴ23ŷ37Ů
put that	85 -12Ŗ-10Ɠ12ż14Ɯ15Ƒ16ň
put the	86 -7œ11ƥ14ƈ27Ƽ
put toward	90 25X
put you	76 -15ž-12Ŋ-11N-8ƿ8ſ13ļƃ19ĸ24ŗ30ǩ31Ō33Ƥ37ƻ
put your	86 9ƕ12Ō13Ǥ15Ś
puttin	88 13ƹ23Ķ
putting	79 -7a8ƈ10Ľ12Ū13w14Ʊ15Ů17Ķ23H
putting on	90 13Ů16Ū
quarter	85 -10N13Ʀ14Ƭ16Ń19Ƙ38O
question	84 10ķ11gĹ16A29ŉ
questions	72 9d29Ŋ35ŉ
questions $	81 16ŉ18Ŋ
questions do	88 10ŉ
quick	74 7DŚŤ10R11ŋǉ12ř16dŝ23Ŋ29ŧ
quiet	86 11L14Ʈ24ǎ30ŀ
quit	75 -9Ǟ-7Y13Vš26ǂ31Ƨ37Ķ38ƹ
quit $	85 9Ķ25Ƨ30ƹ
quote	70 7Ūƈ8c11Ľ13Ǧ16ž19eĹ25J36Ņ
quote $	81 -9Ņ14Ľ19J24e
quote you	82 -9ǃ16Ĺ18Ņ20ž
quotes	82 45ń
quotes $	86 30ń
race	88 52ǀ
rain	86 -9ň7Ƃ12Ɖ14Ƹ32j
rains	77 -7ƛ12Ɗ21ƙ
rains hard	78 9ƙ13Ɗ
rainy	86 40Y
rainy day	86 40Y
raise	78 -7Ƣ8ƴ9Ř19œ22Ơ48Ư
raise the	88 -7Ƣ9ƴ15Ơ20Ư
raised	81 -11E12Ŕŗ13a16œ32l
raised it	90 -13E14Ŕ19œ
ran	90 -20ĺ-15Ť8Ǔ9Ɠ46š
rate	71 -9Š-8U-7B7dƸ8ĺƔƴ10ĵ11ŝ14Ŏ16ľ22c26Œ35œ37Ŕ
rate $	84 -8Ş14œ18Œ29Ŕ
rated	86 -24œ15Ş61ƴ
rates	80 8Ţ10C13cHŎƔ18ũ22E
rather	75 -8ǩ15s16Ĵ17ǁ20ľ22Ŋ27K
rather i	83 -8ǩ22Ŋ34K
rating	90 19ĵ
reach	76 8g10Ŝ12X13Ĺ16K19ĺ21LĽ25I
reach out	88 13Ŝ18Ĺ26ĺ
reach you	80 20K23Ľ24L29I
reaction	90 37Ň
read	64 -8ǩ-7Ō7Ʃ8ǡ10ŸǓ12ř13e14Ņŗ15DJơ18a19ū20ƻ23Ś24d40Ŗ
read it	90 17Ś38Ŗ
read me	68 7Ʃƪ9ǡ12řŸ13Ś14d15eŅ16ŗơ22ūƻ
readin	88 -15ū8Ŀř14I21jŮ
ready	79 9řǤ10Ɩ12Ǟ13e48Ō
ready to	82 14Ǟ51Ō
real	71 -12I-9C-7l7Fŧŵ8rź9ƅ11cRŋř12Ɛ16d20Ŝ21ķ22ľ34ǩ
real quick	82 7a8DŚ13Rŋ14ř19d
really	79 -11ŀ7ŵ10ĿņŝƓƙ12ľ13g20Ŗ
rear	90 35ż
rear ended	90 35ż
reason	76 -10ŏ9šŢƀ11Ƃ17Ĺ25Ō40Ŕ
reason $	88 51Ŕ
rebuild	79 35Ɠ
rebuild $	84 16Ɠ
recall	82 11Ŧ19q53Ľ
receipts	85 16Ƙ35Ǌ
recently	88 12Ƴ25ĺ
reckon	90 11z17B22ư
record	72 10ţ11ǟ17ƿ18ŋ49Ż
record $	82 47Ż
recorded	77 44ŋ
recorded $	90 38ŋ
recorded line	88 
recording	84 19ŋ
records	81 -16ŋ7Ž18ƾ45Ǘ
red	90 23Ż
redone	83 11ƌ17Ƌ24ƈ
redone $	90 -8Ƌ17ƌ
registration	86 37ū
regular	74 -10Ź7ŭ8K9Ʃǔ10nų11Ÿ12ƙƾ14Ƙ17ơ19ŲƉ
rely	90 14ǚ16Ư
rely on	90 14ǚ16Ư
remember	71 7œ8tŦƉƶ9Ƣ10x11ť14E48Ľ
remember me	88 19Ľ
remodeling	88 19ƌ
remodeling $	90 19ƌ
renew	74 -12Ƣ30ŕ31Ƥ
renew $	76 15ŕ
renewal	66 -12Ō-8Ŕ7Ǟ11š13ś22ŕ24Ĺ33Ŝ
renewal $	84 -15Ō8ŕ11Ǟ14Ĺ17ś
renewal go	74 38Ŝ
renewal notice	80 21Ĺ
renewed	88 -7ŔƢ16š24Ơ
renews	90 -11ƭ41ŕ
rent	60 -17Ŝ-10Z-9n-7Ʊ9Ŀ10ƥǝ12ƣ14Ǐ17ƟƮǇ20ŵǐ23ơ25Ǒ39F68Ɯ103Ơ
rent $	74 -13Ɯ11ƥ13Ơ65F
rent a	78 12Ǒ28ǐ
rent from	88 -21Ŝ-7FƠ35Ɯ37ơ
rent loans	80 -11Z30Ʈ
rent out	85 -10Ơ13Ǒ46Ɯ
rent the	86 -23F-8Ʊ-7ƝƠ14Ŀ18ǋ47Ɯ
rental	71 -11Ơ-9Ǔ9ķ12Ƥ24ŵ31Ƣ73Ɓ
rental $	88 -11Ɓ8Ƥ26ŵ
rental car	86 47Ɓ
renter	90 -7ǝ14Ƥ43F
renters	76 -38ǌ-8ǐ8ǒ11ş13Ǉ18Ĺƥ24ŏ25Ǒ27Ƣ47ơ
renters insurance	88 -44ǌ-12ǒ14Ƣ29ŏ65ơ
renting	82 -16Ǎ11ƣ13Ƣ14ǋ31F
repair	84 9ĸ15Ŕ26Ŧ
replace	74 -20Ō-8Ɠ-7Ń10žƃ11Ʈ12Ƒ14Ǣ21Ƶ26Ǐ28Ɨ
replace everything	88 9Ǐ12Ǣ24Ɨ
replace it	88 -23Ō-9Ǣ-8Ń12Ǐ39Ƶ
replace your	90 -8Ƶ13ƃ25Ǐ
replaced	80 -12ƛ24Ƌ29ƈ
replaced $	90 -13ƛ30Ƌ
replaced the	90 
replacement	79 -27Ǐ11Ɨ28Ǣ50Ɠ
replacement cost	84 -28Ǐ12Ɨ17Ɠ33Ǣ
replacing	79 -10Ĺ18ĺ22Ƶ
replacing it	79 -10Ĺ18ĺ22Ƶ
report	80 12Żǉ15ţ16ĵ25ź
report card	90 29ź
require	80 7ơ18ǌ20Ǔ
require $	83 35ơ
requirements	90 -30ơ33ǌ
requirements $	90 -30ơ33ǌ
residential	90 11ǔ25Ǆ
rest	79 -12Ƌ8zB9xǑ10ƚƥ11ŷ12ş16ō20ư21t22ǩ
rest $	88 13ŷ22ư24t25ǩ
restaurant	84 -8xƥ-7Ų7W12ǟ14Ǜ18ƣ24Ǎ
retire	81 -13Ń14ƭ15Ŝ26Ƨ36V
retire $	84 -14Ń11Ƨ15ƭ16Ŝ40V
retired	86 -13Ķ-9tV7ņ12q43P
retirement	76 -8V29t56Ķ
retirement $	81 18t24Ķ
retiring	90 -8Ǟ37V
return	84 11Ǌ12ŧǆ15T19Ǚ
revenue	84 41Ǌ
revenue $	86 24Ǌ
review	86 -14ƶ8Ŗ13Ǟ14ŜŶ21ǩ
review $	90 -15ƶ7Ŝ14ŶǞ22ǩ
ride	77 -8şŪ8Ŵ17Ŭ24ǀ32Ų59ŵ
ride share	90 33Ų
right	38 -11ǩ-10xT-9R-8mnŤǁ-7jBU7ckFYĻĽŉŲƢưƱƸǄǆǈǜ8eļřŚťűŷƩƾƿǏǥ9pQŌŗşƫǑ10wņŏƝơƨǌ11ƽǔ12sE13őƓ14ŀŃŧ15ƅƷ16uCSƒƜƬ17oXǟ18ǃ19IP20NŎ22ŝ23b
right $	40 -16ŏ-14r-12n-10kNǥ-8xǁ-7mŤ7KřšŭǋǘǚǛ8ĽŃņŉŪſƄƛƢƱƸƺǄǆǞ9ouwĹŇňťưƾǀǏǜ10eAĻļƦǣ11ƫǑǔ12pEƒƝ13ƨƬƽ14QŎőƷǃ15bPŐŷơ16ŀşƓ18ŝƜ19ƅ20S25I
right about	90 -10ō8v10r24ǥ
right around	90 10k14Ņ
right now	61 -12Őǎ-10A-8şŷ-7Ĺ8ű9ţƒ10ǥ11cPXŃ12Y15uZ16sF19qrŚ21Ō28ǟ32ŗ38ŏ47N
right there	86 12s14ƇƩ16Ś
ring	70 -18ǩ-12ķű-7T14Ŝ17K23Ǌ26L28Ľ30Ǝ33fI61Ƙ
ring a	88 38Ľ
ring up	90 -8T9A20Ŝ31Ǌ
ring you	90 -14ǩ14I18L
risk	78 14ķ21ƙ31ũ
risk if	80 15ķ
river	86 55ƙ
road	76 -12R-8xIǔ8C9y11Ǧ21Ǟ23ŹƏ24ǟ25ŭ47D
road $	88 -14R-8xI7ǐ13Ź18D38ŭ
roadside	79 8Ŏ16ŝ32Ɓ
roadside $	90 24Ɓ
rock	90 12jǀ
roll	90 13ŕ15Ə20Ķ32ź
roof	58 -14űǄ-9v9ńǣ10ƪ11Ɲ13h18ş26Ƒ28n74ƈ89Ɖ
roof $	64 -9v10ş13Ɲ16h24n29Ƒ35ƈ
roof in	88 -22ƈ-9ű41Ɖ
roof is	86 17Ɖ29ƈ
roof right	88 -16Ɖ11n24ƈ
roofing	86 11P30Ǆ
room	76 7Ɔ8ƃƊ9ƌƢƤ10ƐƜ13ǃ16Ɨ17XƝ
room $	88 8ƞ9Ɔ10ƃ11Ɗ
roommate	85 9nŷ29ų
roommates	81 41Ƣ
roommates $	84 25Ƣ
rooms	86 -10Ơ14Ɔ16ƌ21Ɯ
rooms $	90 -10Ơ16ƌ22Ɯ
rough	82 -8ŕ8ĵ10T13Ůǀ14Ũ15ť21S22Y
roughly	69 -7Ǣ9Ǌ10Yƒ14őƗ15Ů17Ʈ25ķ
roughly $	81 -10Ʈ-8Ǣ8ķ11Ǌ13ƒ17Yő18Ů21Ɨ
roughly what	73 10T27Ʈ
round	84 -14ń-10ĺ-8Ǣ12ƒƗ20Ɵǎ26Ţ28ũ
route	90 10m17M
run	58 -15R-12Ŷ-11ƃƯ-9ŃŌ-7dų7žƓƙǋǜ8pŝƧǄǈ9ň10ţ11nưǗ12ĵŕŦŲƌ14Ūǥ16ū17e18ſƩ19Œ21ű22Ɲ23Oƽ24ǎ29Ƭ30ǐ34AǨ
run $	77 -18R-13Ŷ-9Ń-7ŒǨ8Ǐ12Ŧ16ŅŪ24Ǆ36O39ǎ43ű
run a	85 -8Ǆ11Ɠ36Ɲ
run and	80 -14Ū-7ų31ǐ
run in	88 -8ƨ44ƽ
run it	79 -11ŌƯ-7ű7Ł19A21Ƭ43Ǩ
run me	86 20n26ǥ27Ū
run out	86 -12űƭ13ŕ18Ƨ57Ʃ
run the	83 -13ƃ-9d-8Ū8Ż13p15ǋ18ţ24eū33Ǩ
run you	88 -29ű-21Ʃ12ž22ƌ52Œ
runnin	82 9R10Ǩ12Ő13f16q17Ŀ19Ŵ27ǟ
running	74 -13Ū7Ɯ9ńŻ10k11ŋƼ12u14ŒƝ15Ŷ17ű18hǩ24ǝ
running $	88 -18ǟ-8i20ű24Ŷ29ǝ
running around	88 9Ɯ10L14u24h
runs	76 -20n-16ǟ-12ǡ-7A9ſ16ǉ18ơ20ƽ27Œ30ŕǈ37ű
rush	88 -14i-8r-7ŏ12s17Ń43O
s	79 -10Ľ10Ƅ12J14ƕ18q28ǆ33b
safe	84 -7R17Ƙ33Ž
safe driver	90 33Ž
safety	71 17Ǝ62Ǚ
safety $	86 19Ǚ
safety meetings	88 
safety program	86 12Ǚ
said	62 -9ŀ-8Rœ-7ŁŐ7hWĹƝǔ8rxHSŊ9fņŎŲƅǚ10qŝ11tOǅ12ŉǜ13dŔ14ƶ15Gƥ17V18y19c25B27ƴ
said $	75 -8œ9xWŬƖ10V11Ŋ12ƅ14ŝ15ǅ16ǩ20Ŕƥ26q28y
said you	78 -8Ő-7ŀ8Ʒ10HƝ12AŚǚ13ņ14ƴ15Ų20d
salary	78 13Ƨ17ǉ18Ʈ20uƦ22W35T
salary $	86 7W48T
sale	85 -14Ǔ12HǨ16Ɨ39ƒ
sales	69 -12Ů-8ǉ11ǔ18Ǡ28ǖ31Ǜ64Ǌ
sales $	84 30Ǌ
sales is	75 -7Ǌ8ǖ12ǔ42Ǜ
salon	88 -19t-7Dƙ11Ǎ28ǃ31ǈ34ǟ
same	63 -11H-8GſƸǅ-7ŐƗ7łƖǇǜ8ŗǥ9Ƈ10Űżǂ11ņ12o13k14ő15Ɠ20Ʃ21Ŷ23I25Ŵ26ũ29ş31S36p
same age	88 -23c59p
same as	86 -12p-9Ƹ-8D14ǂ15Ű24c
same company	88 -11S23ş29ő
same one	90 22IŶ
same thing	85 8p12ǥ14żƇ29ũ
sat	84 11ƚ13ƮƲ24Ŗ
sat down	86 13Ʋ24Ŗ
satisfied	88 16ŧ26ŝ
satisfied with	90 10ŝ16ŧ
save	78 -9Y10ź21Ĵ27Ĺ29Ř31Ţ
save some	90 -19Ţ9Ļ32Ĺ36Ř
save you	90 11ź31Ţ
saved	81 -7k9ƀƱ10Ţ14ĴŋƵ16Ǘ42Y
saving	88 -10y-9ŀ25Ʊǩ
saving for	90 -11y26Ʊ
savings	66 -8Ķ8Ţ10Ļ11ƮƳ17ķ24Ř49Y
savings $	75 10ķ13Ʈ
savings could	80 -16Y36Ř
savings if	80 24Y
saw	79 -7d8ƫ9fŧ11t12ű13Ũ14ƚ16C19jƾ
say	51 -18ž-16aƷ-14Ŧ-11L-10A-9ĸĺ-8x-7cŞŢŸ7ZőƉƤǂǄ8ňŖ9QXłƝƨƵǃ10ĵţŲǑ11Ŋƃǚ12Śǧ13ŔƈƼƾ15ŋŝūŮ17Ƹ18B19Ň20ŀŌŗ24ǩ26bŒƺ28T30ơ32Ł51r
say $	67 -18Ƽ-13ǌ-10A-8ű-7ĹŅņŦƷ8YĵŀřƸ9ŝ11Ǆ12ő13ǘ15ƺ16ơǑ17rŁ20œ21Ů22Œƾ23wǩ25Ň33B
say about	70 14ƈ20ǌ28r
say and	79 21Ĺ25ū
say for	90 -38ž45ŗ
say in	90 -7ơ13ǌ20ǧ
say it	79 -31ƾ7Ŕ8ƒ11s16b17Ņ19Ɖ45Ƽ
say on	86 7Q10ű11Ś24ǃ
say so	88 9Ǣ16N
say that	88 -12ũ18ň40ǩ
say the	84 -11L-7Ǔ11Ō12ŗű14ZƤ18Ŋ25Œ
say what	86 -7ŧ11Ŗ15Ň16ũ17ǩ22Ų
say when	88 7Ŕ11ŧ27r
say why	90 -16ƴ35Ŕ
say yes	83 -15Ŏ-9s31ł37Ł
say you	74 -12ǌ-11ǩ-9x-7Ÿƾ7RƄ9ž10QǗ11ľǓ12ƃ14ŵ18Ƹ19T26Ŗ36ơ
say your	88 -16a-11w8ĵ10ƃ14ǚ35b
sayin	90 8W11o12Ƹ
saying	84 -11Ň-9g11N14ň15ĸ32b
says	73 -13ǌ-10w7ƪ8ňƬ9ƩǢ10qVļƒ11c12F16ƅ17ŚŮž18ř19ơ21a
says $	88 11Ŗ15ǩ16Śƅ
scale	85 7Ň14ł40ƺ
scan	88 -9K-8M50ś
scare	90 7ƴ17ƣ46Ŀ
scared	88 -12Ŀ-7Ų19Ņ21ǁ43Ũ
scares	90 37Ŀ
scares you	90 37Ŀ
scary	83 9ķ10ǘ12Ź13VŤ27Ũ
schedule	84 -9L9Ǣ19Ƙ33R
schedule $	90 -17Ǐ-9L7R18Ƙ22Ǣ
school	62 -8q8Ƣƶ9yŻǦ10vKǔ11QS12ŭ16Ǔ22l23m24Ʊ29ź32x
school $	71 -15l-7q9v11Ż12y14m20ź22x28Ʊ
school and	88 10Ŵ12Ƣ14ź
school district	90 16Ǔ17ǔ23Q
school is	90 13Ʊ
school or	83 -10Ŵ-9x8v9Ʊ12ŭ13Ź15K18S
schooling	90 38m
score	79 7Ž54ĵ
score $	84 38ĵ
scratch	88 13ŏ16Ɠ
scuba	84 36ǀ
scuba dive	90 25ǀ
season	82 -10j13ƚ14x15Ɯ17ǎ22ǟ
season $	88 -42ǟ-11j14ƚ62ǎ
seasonal	90 17Ɵ30ǎ
second	66 -9Ŏ7Ɩ8ŕƫ10Ļ11dI12A13Ň14pũǩ15ľŌƔǋ18y21Ǟ29Ɵ31NŴ
second $	84 -16Ɵ-12Ŵ-10Ŋ13ƫ35ǩ61N
second car	84 44Ŵ
second home	90 -13Ɣ-8N-7Ɲ60Ɵ
second vehicle	90 12Ŵ
security	77 -7Ǎ7ƣǘ12Ķ37Ǝ
security system	90 30Ǝ
see	61 -14Ɯ-11ǩ-9JƱ-8ŃŔƘǅ-7Ňƭ7Ĺž8œŴƂƇƬƿ9vEšźƆƉƊƝƲ10ǒ11Ŏƛ12ūƏ13Œţŭ14Ŀ16ļĽ17Ŋř18ǂ19Ǟ21Ƅ22yH25ƾ29ň34V
see a	83 -10Ƙ13Ʋ14Ə26ǂ
see if	86 -12Ļ11Ņ15š20Œ21Ĺ
see the	77 -10Jļ-7ǅ11œƄ17ū24ǩ28Ľ33Ǟ
see your	85 -11H-10Ń20Ƅ21ƾ31V
see yourself	84 13Ţ25V48H
seen	79 -10ş7Ű9ǥ12Œ17t18ƙ19Ƴ20ǒ36ǩ
self	90 12ƃ21Q
self employed	90 12ƃ21Q
sell	68 -7Ļ7ĸ8Ǖ9ƁǄ11Ɠ13ƩǛ16Ʒ18ƕ36ƒƝ39ǔ40H43Ǩ
sell $	83 -13ǔ-12Ǟ11Ǖ19Ǆ21Ǩ24H
sell for	86 -8Ļ51ƒ
sell it	90 10Ǩ17Ɠ
sell the	88 7Ƴ8Ǩ20H
selling	90 50Ǟ
send	64 -13Ś-11Ĵ-10ơ7Dǁ8Ō10Ŝ11ƪ13o14ļ18Kǧ22Zƕ28Jǌ31ś
send a	88 9d11ǁ14ļ19Z
send it	83 -8Ō14D15K18ś
send me	83 -15Ś12ś25ǌ
send that	90 7ś18ǧ
send the	79 -11Ƅ-8Ō16o35J42ƕ
send you	84 -11ơ7K9ǘ13ǌ15ƪ28Ō
sending	90 -14Ũ12Ľ41ś
sense	78 7Ň9Ř11Šũ16s46ň
sense $	88 -8Ň42ň
sense to	90 16Ň17ň20s
sent	76 -17Ś-10ŔǠ11K13Ĺ14š15ǘ17J42ļ50Ľ
sent you	84 -10Ŕ16š51ļ
separate	80 12Ƙ18ş30Ř
serious	88 8Ǐ13ƽ16ǂ19Ƽ
serve	82 26Ǜ
serve alcohol	90 8Ǜ
service	71 -8Ǐ7y8Ţ9Ş11ţǞ13ŝƏ15Ǆ22űư27ľ
service $	76 -12ľ7y8ư9Ţ10Ǆ12Ş15Ə17ţ26ű
services	85 15ǚ21Ŝ24Ǆ
set	67 -15ǟ-12ǉ-11ŦŨƤ-8Ʈ8ĶƓƬ10L12ŗ13Ĵ14A16Ř18Ū20T21Ɩ22ĺ23ǝ30Y34ư37Ţ39Š41ǆ
set aside	86 32ư
set on	88 53Ţ
set up	83 -18ǟ-13Ƥ7ŗ11Ķ30ǝ55ǆ
set you	90 13ŗ16ĺ
settle	88 11Gł17ŧ20ŉ
settled	85 -7Ɩ10Ŧ12Ń30ƞ
settled in	90 -7Ɩ32ƞ
settlement	90 24Ŧ28Ɩ
sewer	84 38ƛ
sewer backup	85 26ƛ
shall	85 20Ō21Ƭ34ǩ
shall we	88 45Ō
shame	88 10ŖƄ11Ƽ
shape	75 9ǂ21Ɖ33Ƹ38ű
shape $	85 -14ű10ǂ14Ɖ
shape is	86 -14Ɖ55ű
share	74 -7I7Ź9ǆ10ǔ13Ǎ17ų20Ƣ23Ơ24Ų26Ŋ27Ř
sharing	88 -8X7Ǎ11Ų13T24Ƣ
she	56 -17ŪƸǩ-16ƹ-15Ŕ-11ŇƼ-10iƔ-8cmƉ-7aĶŮŰ7ůűŹƅ8U10ǜ11Ŷ12Ƣ13B15ƫ16y19ǈ20ųƳ27p30x31ƨƷ33o34Ŵ36ź37Ʈǂ41s43q44t49v53r
she $	86 -7t7p13ŧ25v
she do	88 -25r-8Ǡ8ŷ9q17ǈ28Ʒ
she does	88 -7Ű11x12ƨ16qƝ
she get	90 -16Ʒ11ź36Ʈ
she go	86 -10ů-9a30ų54o
she have	86 -15Ƹ7ǂ34ƨ
she is	73 -10i-9x-8Ů10rƫ12q13p14U24tź25v27s
she keep	90 -10Ķ-9Ʈ9o48Ʒ
she take	88 -11rų24ź25Ŵ
shed	81 -7Ǐ7Ɲ32Ʒ52Ƒ
sheds	90 22Ƒ
sheet	88 13fu18Ś
shifts	88 9Ǉ20R27ǎ
shingle	82 22ǅ26Ɖ
shingle or	90 20Ɖ
shingles	77 11ƚ25Ɖ35ƈ
shingles $	88 8ƈ16Ɖ
shipping	80 9ǝ
shipping if	80 9ǝ
shoot	80 -12ŷ11h12cK15a18J20ś
shoot you	90 14c18K
shop	60 -25D-19ơ-16t-14iƣ-13ŏƤ-12ƅ-11S-10ƒ-9b-8qǩ7Ǆ8g10yǝ11ǐǦ12ǞǠǢ13UǨ15Ɓ16ǔ17Ɨ19ǈ20Ǐ24Š25M28ǃ29Ɲǟ32ǅǥ37Ǎ38ǌ39ŵ48ǋ
shop #	90 15ŵ
shop $	66 -21ơ-19Ɲ-14ƣ-13Dƅ-12Sǎ-10Ǩ-9b-8Ǆ-7ů7ƁǏǘ9ǃ10g12ǟ13ǐǦ15ǥ18ǔ23ǌ28Ǎ39ǅ41ǋ50ŵ51Ɨ
shopping	82 -12Ť9Ţ14Ő32ń35ĺ
shopping around	85 10Ţ35ń
shops	86 -7aƖ12ǈǌǨ15gǃ
short	86 12Ɯ13W30Ʈ
should	57 -16r-14ũ-10ŉ-7ƨƽ7IƍƫǠ8Ľŋǂ10hM11Ƅǩ12ŎŴ13Ƹ14uLO15Ʊ16ŧƬ17f19ƶ20aDKNƘ21Ĵƭǧ23ň24s25ŷ35Ō
should be	86 -7ō7řǧ10Ʊ15Ƙ16ŷ
should i	64 -8ōũ-7ŉ8J9Ǡ10Iŋ11Ľŷ14N15D16O17M18LŎ19ǩ20ĴƬ23Ō26K29aň
should it	85 -7ť8Ĵ12b16ƫ19ǧ39ƭ
should know	74 -9ƽ-7Ƽ14ǂ17h19Ƹ22ō
should we	77 -11r10N21Ʊ23Ō35s
show	74 -10L-9Ÿ-8Ƴ7ĵţ10Ŕƾ11Ţ12ǉ14X15dn17Ŏ18ť21ǩ23Ľ27Ŋ
show up	86 9ĵ12Ŕ22ť
show you	86 -11L14Ţ16X20Ŏ32Ŋ
showed	85 9ĸ14Ň16B
showing	85 -7Ƈ11ƅƝ13IƄ
shows	86 -8ǚ10ǒ11ť14ŗ33ǡ
shut	76 8Ǖ9ŋ14Ŷ23ǎ41ǝ
shut down	88 -14Ɵ9Ǖ17ǝ18ǎ
shut the	90 -11ǝ9ǎ21Ɵ
shutoff	88 18ũ42ƛ
shutters	90 16ƚ
sick	79 10x11ƽ19W34Ǜ35Ǩ
sick $	84 20W34Ǩ
side	64 -12Ǆ-9Ƹ-8ŨǏ11ƕ12ĶŔƊƽ13ŧǂǛ14Ɓ15œſ16Tł19Ǎ20Ų21C25Ǡ28Ɲ
side $	81 -11Ƹ8ū10u13C14Ǎ15ƕ17ǂ20œ
side business	79 10Ɲ
side hustle	88 37Ų
side of	88 -15Ǆ20Ǜ25Ɓ31C
side work	79 8ŭ9Ɲ
siding	82 -12Ƌ49Ƈ
siding $	88 21Ƈ
sign	65 -9Ŋ9HŁ11Ʊ12Z13Ŗƨ14W17ƒƖǩ18Ŏ21J24ő26Ǔ28ǃ38Ō
sign $	88 15J56ǩ
sign a	80 21Ʊ
sign off	90 23Ł
sign up	84 18W19ƨ23ő
signed	79 8Ɓ11Ō16Ʋ17Ƣ18œ
signed up	86 12Ō13Ɓ19œ
signs	84 11q18ŁǠ22Q
signs your	90 12q40Q
silverado	90 7ŭ9Ŵ17Ū
simple	88 -8ƶ14Ļ26ư
since	59 -12Ŝ-11ǩ-8ĺņŤ7ǂ9PŸƪ10ƣ11ż13BƋ14GŹ16ŗƹ18ţ20ť21ǟ22ǅ24t26i30S36Ǟ39ő42ũ
since #	71 -7ũ8ż11ƪ12Sǅ14Ƹ16ő24ţ34G
since $	85 -23ƌ12t16ť38ũ
since last	88 -7ĺũ9I36Ǟ
since somebody	80 8Ǟ
since that	90 -12ő7ũ10ƈ20ť
since the	88 -9ƌǔ7ũ19t37ǟ
since then	84 -7ƌ14Ƌ46ũ
since when	84 -17ŷ-11G-8ũ18Ÿ39Ső
since you	81 -10Ťũ8ż12ŗŸ19B20iǅ40ƌ
single	77 -8ƿ-7Ɗ14Ɔ18ǩ23Ƙ37f
single $	90 
sink	88 -18Ň10ƌ16ƛ40ĸ
sister	75 8Ǥ11h13Ʒ15U20A22Ư30B
sister say	88 -13A29B
sisters	85 -18ǃ8Ƥ26ƽ41A
sit	75 -8ŭ10łŮ12L13ƙ14ĹǛ15M21Ŵ25Ƈ30ŀ
sit down	85 10M12ł14L16Ǜ17Ĺ
site	88 11Ǜ18Ŵ24ƥ
sits	84 7Ɵ8Ű13Ŗ14Ƃ
sittin	86 14H15n19Ƙ
sitting	74 -7ŏ8ĵƇ10n12jǦ13rŗ14YƝƟ20MĶ
sitting in	90 -11Ķ18YƝ
sitting on	90 12Ƈ
situation	86 10f11Ź13Ǩ14z16n20F
situation $	90 12Ź13Ǩ19z27n
size	83 -9ŔƮ10Ǟ12r14œ31Ƭ
size of	88 14r
skip	82 -12Ǧ10Ŋ12B13Ƃ16ů17ŉ22ǁ
skip it	90 -13Ǧ8ǁ12Ŋ14Ƃ
sky	88 13Ơ35j
slab	82 9Ɠ43Ƈ
sleep	74 -10Ƶ-9Ǘ-8Ǉ8Ŀ10Ű11Ɯ14x15ĸ16ŌŨ20n21Ļ22Ƥ23ł24Ƽ
sleep $	88 -13ĸ8Ű12x41Ƥ
sleep at	86 -7n11x14Ɯ15ĸ28Ļ
sleeping	85 13ľ
sleeps	90 7Ǝ10n25Ű
slide	90 23ƍ
slow	75 -9ŏ-8ũ-7ŕ8ř9J10ū13ƛ15ň17b19i25U29ǟ42ǎ
slow $	86 -19ǟ-10b9Jř11ū24ǎ32U
small	74 7ǜ13ǈ15Ő16Ǆ18ƥ21ţ23Ŧ
small ones	79 8ǜ23ţ
smart	82 -11ƛ18Ƭ19ń20Aũ22Ǝ
smoke	71 -8ƨ11Ɛ15Ƥ26ƹ29Ǝ32ǂ
smoke $	80 -9ƨ27ƹ38ǂ
smoke alarms	88 20Ǝ
smoke detectors	84 25Ǝ
smoker	88 7ǂ16ƹ
smoking	90 17ƹ
snap	88 19ś
snap a	90 14ś
snow	85 10Ǆ58j
so	34 -12Ƒ-11Ǒ-10ő-9Ǜǩ-8Ĵť-7ŀŐŖŚǟǤ7tvCRVŗŜŭŰƁƛƹ8IJKļŃŌūƓƕƾǁǡǣ9EŹơƻǇǉ10qķŔǙ11gyAUĻĿũžƵǄ12fŒŮŲƖƘƝƿ13wřŵǕ14Sń15ĹĺţŪŷƔƞƩǚ16kŁşŶƬ17pTĵųƈ18csŕ19ňƦ20nƠ21hƢ22Ŧ23iœ24QŤ25ŝ28Ţ
so #	69 -28T-23ő-21c-15Ő-13ƅ-12p-11Ƭ-7vC7Ʊǅ11ŒŷǊ12ů14D17ǉ19ƪ21u23dƒ24Ů34ƺ36ŦƔ38SǇ52E
so $	76 -10HǓ8Ɲ9jĵƶ10pŹ11VųǍ14C15Ƣ17Ł21ǚ24ǁ
so @name	82 -7a10ǈ14w16ų17rŹ25s
so a	75 -10ŶƔ-9Ƒ-8Ʃ7mƿ8Ɛ11ǜ12Ÿ13ĸ14Ǝƭ15Ū16Ķ23Ť30ǡ
so about	75 -26Ǌ-9Ĺ-8ĴǢ-7pŇ16YŮƗ17Ɣ28Ǐ34ǔ49T51Ƭ
so are	90 14C15Ŭ25Ō
so do	82 -20Ŏ9y11hƓ13R27Ō
so far	75 -12Ş-8L9ń10Ʊ12Ň13ŝ14y17ƞ19u27ň33i
so give	77 -7d7Ǡ8J9Ļ10ťŦŮƈƖ12Q14o15Ŷ17ĵ
so he	80 -8Ʀ8ź10sx13r14Ǚ20q21ƨ65p
so how	81 8Ǣ10ŮǨ11Ʊǡ12Ɵ17Ť22k
so i	63 -13Ŗ-12ŉ-9ǩ-7ǅ7cŊż8fpTŁń9oƖƾ10imOŘƋƘƵǊ11bnMXŃƽ13aő15Ĵŕ17ř18ň20L22Œ
so if	79 10ĻŢ13ĸ18Ǩ23ŵ38Ŏ
so is	82 -7ǟ9ƞ11ƐƲ12Ř13itŭ14ĵĹ23Ɣ
so it	56 -18X-16Ɣ-14ų-13Œ-12Ŷ-11Dƪ-10opƒǌ-9Ŵ-7rTŌƯ7hŘŬůƭ8ŜŪƫǡ9kķŲƚƻ10Şƿ11wQűƊǄǆ12ŀŃŭ13Ǎ14Ař15ũ16Ǜ17ĺŝǃ18ŗŰ19Z21ŷ23ŕ24œ25Ƣǟ26ƅ30Ʃ43Ơ46n
so just	78 -19Ƽ-15Ū8Ž9ƴ10S23ƻ24ŷ25ŀ28h
so let	84 7ţ8I10ő14Ł
so long	90 -16ƶ15ŝŢ24ǩ
so much	88 9ǚ10Ŷ17Ŀ
so no	84 -9Ĵ9Ż13Z15K16ŉ
so one	86 -7Ƨ9Ż15ǋ44Ʀ
so she	81 -8Ů7t14Ɲ18ƅ20ź22s30p
so somebody	90 -10Ǡ33ǘ
so stop	90 12Ɓ13Ľ
so tell	64 -8Ŋ7sQĺŕź8kļŶƙơƽǒ9yACũŰ10ŝŭ12UƛƤƥ14ńǆ15xƿ16i
so that	68 -15E-12ľ-9Ɖ-8Ŧƅ7ũ8Ť10ķƏ11yŶƧ12QŇƈ13ř15J16b17vǃ19I20cť23Ū26ō27ş28D
so the	63 -11Ÿ-10wƒơ-9Ɠ-8Ƃ7vķŬŶ8ũ9Ƙ10IŭŹƧ11ŞŤ12Ǣ13UƄ15ūǕ16ųƈ19ǌǓ20Ŧ21aƛ23ņ24ŝ37Ŵ
so there	67 8ŕũƙƥ9ƜƦǗ11ķƘƨ12ƍ14Y16Ķ18ƪ20ǥ24š
so they	76 -11EƧ14ǖ16Ņ17Œ21WŦ39Ŕ
so we	76 -10ŏ-7ǟ7ŕ10ƭ11ƿ13ĴŪ25Ō28Ƭ
so what	66 -12Ň-11N-10ŁŰ-9jŀŅ-8Ō-7ŝ7LœŢſ8ĻƬ9bkķƭ10ŞƉ12c13BJ16QĿ18Ĺ23Ū26ĺ29P32g37ǩ
so when	85 -11ǩ-9Ĺ11Ŕ12Rő13Ř14H16Ų18Ƣ
so who	88 10Ǡ12n16w29u
so would	88 7K11Ʈ16X
so you	49 -17pǛ-14Ř-13Ĵ-11sņ-10ƋƬƴǩ-9ZŀŝŪŬǖ-8aŌŏťƛǝ-7LşŭŰƘǟǥ7ĽƌƲƵǋ8ĻƣƺƼǇ9łńǗ10lTųŽƔƙǙǜ11FUŠƦ12CŒƠƤǚ13fŜƝ14Rũƞƹǀ15gŵƒǞ16HňŐŚŶƟƱƾ17Vſư18ŁŲ19Ɯ20ŗ22Ĺœ23Ũ26Ţ30G37c40ž
so your	67 -13b-8p-7Ő8qxǂ9oų10ƚǌ11etĿǨ12ŉƳǠ13Aƽ14Ź15Ư19ūƓƧǣ20B25Š
social	75 13Ķ14Ǘ20ǆ26ƿ52e
social $	84 23ǆ45e
social security	84 7e9Ǘ15Ķ
soft	88 10Ɖ13ĵ
softball	90 12x16g
sold	77 -8Ʈ-7ZŐ10š12Ŗ13PŶƕ19ķ21Š23Ŝ26ņ35ű
sold it	86 -9Ʈ-7Ő14Ŗ31Ŝ40ű
sold you	88 26Š36ņ
sole	84 56ǆ
solo	90 16s23f24Ƣ
some	62 -15ŉ-8ǩ7ĺņŽƓƨǀ8UĴǁ9lŦƪ10ķľŤſǦ12Qǈ13zŠ14mǇ15ơ18ƒ19Ĺ20Ļ24Ŋ26Ř
some $	85 -9Y9u14Ĵ20z29ƒ31Ř
some money	88 8Ļ14ƪ31Ĺ
some of	85 8ǝ11ƥ14ơ15l16Ŧ
somebody	55 -10ƃ-9Zš-8Ũǩ7PųǢ8ŵƤǚ10ŧƜƾ11ņŜƮ12ķǋ13fſƟƳ15ľ16ƕ17Qǘ18ƎƯ19F21ǜ26A32ž
somebody $	73 -8Ʈ-7ǘ12ǅ15ǜ19Ƴ20fǠ37ž
somebody close	90 10ĺ13Ƴ
somebody could	90 15ķ
somebody else	75 -11Z-9ķ8a9ş10ń12ų13Ł14ƕ23ǋ28Ʈ
somebody in	85 12ņ18ƾ20A26ž
somebody last	79 -7Ŝ8Ǟ13Ŗ
somebody or	85 12ŏƢ20ŵ31Q
somebody sued	80 15ķ
somebody to	90 15Ɓ41Ư
somebody without	90 -12š29ſ
somebodys	88 -8ĺ9Ƴ10Ų11ŏŬ16Ť
someday	88 8Ư14zǞ17V30y
someone	81 -8ǩ-7l8Łņſ9Ɠ14ǅ15ǚ19Ƴ23A
someplace	85 -7ō12ǝ14Hǋ17ş18ƥ
someplace else	88 -7ō12ǝ15H18ş
somethin	72 7ĸ8Ňǃ9ǖ10HNōƾ11Ư12ZƘ13Ŷ14EŪ15Ž17ń23ĺ25Ŀ
something	53 -12ũ-11H-10ž-9yƘ-8sĿƙǘ7qƂƄƊơ8ƦƮ9ŊƎƫ10iNĽņŔŝư11grPţ12ǕǛǩ13łūŴƬ14ŗ15ŵ16ĸĺ17Ǩ19YŖ21ŉ22Şƺ23ƶ24ŀŘƨ
something $	78 -29ŀ-25ŉ-13Ƙ-10H10ĸŃ11Ǔ14ķ15NŘ16ŏ19Ŋ23ţ28ǩ
something broke	80 24Ř
something else	80 10ŀŶ11j12Ŏ13ĺ18Ť29ŵ
something happened	78 -23ĺ-10Y-9Ŀ10Ř13ĸƨ18Ʈ19Ǩ27ƫ28Ŗ
something happens	86 -8Ļ11Ŗ13ĿǨ16Y23ƨ
something i	90 -10ŀ18ŉ40ō
something in	88 12Ľ15qĻƄ
something like	85 -7ĺ8ŏ34ł39ƺ
something on	90 -8ƫ-7s8Ŕƶ14ŉ22ƨ
something that	72 -13ǩ-7ǘ10U12Ƃ14X17Ƴ20Ǖ25ŀ
something to	88 -7Ŋ11ƶ19ŉ28ǩ
something you	77 -16ŝ7Ŀ9Ľ10Ŋ11ŀ13gĴ18Ş21rĹŴ22ŉ
somewhere	73 -18ş-7ŀ7Q9Ʋ10ǋ12ǝ13Ű17ŒŢ18Ŵ19ĵ20Ś22ƥ24Ƥ
somewhere else	82 -20ş-7ŀō19ǝ20Ţ22Ŵ28ƥ
son	72 -14ǟ-11t-9H-8ƭ-7Ÿ7o10uųż12ŰƯ16w18ǈ22xyŹ26Ǟ42v
son or	90 -8ų13ż14u
sons	85 -12ǆ20y22ux26ǃ32w
soon	71 -12ǜ8Ɓ9V11Ƅ12Ŀ13y15ŕ20Ǟ25Ź26H42Ń
soon $	77 -13ǜ10ŕ13V15Ń24Ǟ26Ź39H
sorry	73 7ň8zů9c12Ƴ18ņ20f21ǩ22a
sorry i	85 -14ǩ11c16a19ň
sorry to	88 7T10zņ11ƽ15f
sort	90 8ƛ11ǀ36Ʃ
sound	72 -8I8V9GŽƸ15il20Ů22Ľ29c43Ň
sound $	90 -8t38Ň
sound like	86 -8Ň7i11Ľ12cŽ19l
sounds	73 -8ƞ-7ƿ7ķƏ8rB9ƽ10NŧǛ11FLŨǈ12Ǩ16ť18b
sounds like	76 -8ƞ7ƆƜ9rBƽ10NŇŧ11Fǈ12L13Ǩ17ť
south	85 8Ɖ13l14C23Ɵ
space	75 -18F-11ơ-10Ǎ12Ƈ22Ɗ24Ɛ30ǋ43ǌ
space $	82 -19F-12ơ-11Ɔ-10Ǎ7Ƈ11Ɗǋ69ǌ
spare	83 -26ǩ-7Ɨ10g14ŵ25Ŵ27Ɲ40O
speak	88 13ǩ14ƽ15Ś16N24ŏ
speaker	90 32s
speaking	88 33a
speaking with	88 33a
special	76 7Ư24ƞ37Ƙ
special you	80 11Ƙ
speeding	83 39Ż
spell	76 -12a11ǃ12t15w17J38b
spell that	83 53b
spell your	90 -13a9b18wJ
spend	79 -8T-7L8Ű12ƶ17g20k21l50X
spend your	88 -7y7g16ƶ23k24l
split	76 -13ƣ-9ƶ-8u12ž15Ĵ17Ǉ21ƫ40Ƣ
split $	80 19Ǉ
split it	90 -10ƶ-9u16Ƣ18Ĵ25ƫ
sports	86 29ǀ30g
spot	80 8ƙ9Ɵ11ǋ12Fǘ20ƞ25MŰ
spots	90 12Ɖ
spouse	71 -14Ƹ-7a14Ʒ15o17p20q29r35ƨǂ37s39f
spouse $	90 8s9f12ƨ
spouses	83 -14P-12d10Ʒ20q21o25p
spring	72 -10ŧ7ť8Ɖ9tĽ10ƙ11jŃƮǞ14k20Hŕ26ţ
spring $	78 -10ŧ11ƙ12Ʈ30ţ
sprinklered	90 -26ƣ41Ǎ
sprinklers	79 56ƣ
sprinklers $	88 -26Ǎ47ƣ
sprinklers in	90 -33ƣ57Ǎ
square	71 17Ɠ18ǋ28ǖ43Ɔ
square feet	76 13Ɔ21ǋ
square footage	84 35Ɔ
sr	84 -8O61Ƅ
sr #	84 -8O61Ƅ
staff	81 -15Ş31ǜ37ǈ50Ǉ
staff $	86 -16Ş25ǈ34Ǉ
stand	81 -12ǋ-10o7g9X12KƟ15ǖ20r24ķ27Ǎ
start	65 -12G-11LV-7Ə8ĺŷǟ9EŘ11d12a13řƋ14Ź16ŕ17X18ǩ19ő20Ǔ23Ť24ǅ28R32Ń38S
start $	81 -26S-15ő13ŕ16d28ǅ54Ń
start it	90 -12Ń25Ō31ǅ
start the	88 -9Ə7ǧ11Ɩ20ǅ22Ť
start to	90 -8Ʒ10Ť20Ƌ33X
start with	79 -14ǅ-12S7a12Eŷ17ř55ő
started	73 -9Ƴ-7Š8ż9d11x15ƽ17ĺ23Ō25ǅ27œ31Ʊ
started $	85 -9ǅ12d14Ō18ƽ21Ʊ
started it	90 29ǅ
starting	84 10j13t30ŏ
starts	85 -8ő8ū10řŸ12ŕ
starts with	88 -8ő8ū10ř11Ÿ13ŕ
state	65 -10S-9Ń-8ŷ7mőǆ8ƚ9Ņ10Ŕ11ĶŐ13ĵ14ź16ū17ń18E20Ʊǔ30ŗ31ǣ32ŸƄ45C
state $	88 -20Ő-10Ÿ10Ƅ27ǔ37C
state farm	83 -10S10Ţ11ő13Ņ45Ő
state is	90 -10ŷ11m14Ÿ29ū
state minimum	84 10ž16ŗ
statement	83 8Ķ14ĸ18ľ23ƪ27Ś
station	84 13Ə
station $	85 9Ə
status	84 38f
stay	63 -16ĺ-14Y-9Ʋ-7t7nBǎ8g9Ǟ11ƨǨ12Ʈ13Ţ15Ƨ16HX17ƥ19Ƥ24Ř28Ʃ37Ʒ43Ɯ
stay $	86 -19ĺ9Ɯ13Ƥ27Ţ
stay at	90 -10t12Ɲ13q17ƨ25ƥ
stay closed	90 -15Ƥ18ǝ
stay in	83 -11Ʈ8ǈ19Ƥ42Ʒ
stay there	76 -16YƤ-11Ʋ12n14Ʒ24HV32Ř33Ɯ
stay with	85 7ƜƧ26Ƥ
stayin	88 7H11y12ǟ13K18k
staying	69 -11y-8S7k9H10F13t14nǟ19Ţ20j22Ƥ29ĺ32V
staying at	79 -7HV12n41ĺ
staying put	90 -15y-7V42H
staying with	85 7Ţ8n12V18F
stays	90 -15D13Ɗ14Ƶ24Ű
step	79 -13S8d11Ǩ12Ɖ13Ǟ17ǅ19ž36ǘ44Ư
step in	90 53Ư
steps	81 8Ť22u25ũ38Ɯ
steps and	90 7u10Ť17Ɯ
still	54 -10xų-9ƭ-8pŸ-7rsƛ7ǟ8ŐƧƵƹƺ9j10Zŉ11y12ƞ13Ŭ14Ƭ15Ɩǩ16z18fC19cUũ20t21qŷ23P24QƔ27vD28J31IŨ32ƫ
still #	88 -11Ÿ18ƺ25c
still a	77 8Ũ10I14v16Ɣ
still good	85 -9Ƨ13L17J19Ƶ22I
still have	79 10Ƨ35Z
still in	88 -9x9c18ƞ36v
still living	88 12ƞ18z
still on	88 22D26ƫ
still owe	81 -23Z11Ŭ48Ɣ
still the	88 13Hƌ14F16ũ17Ŝ
still there	90 -17Ũ16Ƨ17ũ73ǩ
still with	85 -8ő19Ő22z60Q
stock	81 12Ķ31Ǐ33Ɲ
stop	71 -7Ʈƿ8Ƙǝ9Ľǁ10ƁǛ11V15ňǎ16M
stop at	90 8O11Ƙ
stop me	86 8Ŋ12ĽƁ18ň
stop you	80 9ǝ
stopped	84 10M11Ŀ13t24Ʈ
stopping	86 16y20Ţ27ŀ
stopping you	88 20Ţ29ŀ
storage	76 9Ɗ10Ƒ57ƥ
storage $	88 33ƥ
storage unit	85 16ƥ
store	72 -8ĵ7ƣ8ƻ9Ǐ11ų12ǎǞ14ǅ15Ǌǖǡ16Ǎ22ǟ24ǋ25Ǣ28Ǘ
store $	86 -12ƣ15Ǐ17ǋ19Ǣ27Ǎ
store or	88 -16ǎ-14ǖ-9ƥ-7Ǎ14ų15ǋ18Ǌ21ƣ28ǟ
stored	88 -20ǋ8Ɗ16ƥ31Ǘ
storefront	90 18ǌ19ǋ
stories	88 -12ǋ10Ɗ17Ǎ32Ɔ
storm	79 -12Ť-7ŗ9ũ28j50ƚ
storms	86 15Ŕ37ƚ
story	78 8l10ŊŔ13Š14O24ō28Ť46Ɔ
story or	90 -14Ť16O33Ɔ
stove	78 56Ɛ
stove $	85 24Ɛ
stove in	88 10Ɛ
straight	75 -8Gǝ-7ť8o9ŢƼǎ10ňǧ14Ŕ15ų17š20ŀ23ő27Ĵ
straight $	90 7l8w19ų
straight with	88 11Ţ25ŀ
strange	79 -7ǘ9y21Ǖ24K
strange invoice	80 -7ǘ23Ǖ
street	64 8tƇ11ƞ14Ŝ15E16ǋ18G19ǃ32Ű34ƙ46D
street $	71 8ƣ10tƇ23Ű29D
street address	84 10Ű
street and	90 -9D16ǋ24E
street or	90 12Ű17D26G
strip	88 9ū21ǋ29Ǎ
stroke	86 20Ƽ28ƽ
structure	90 12ǆ29Ɠ
stucco	88 33Ƈ
stucco $	90 33Ƈ
stuck	75 -11ZŒ8ő12Ş14ƣ16ŀ20Ʈ23ư28ŵ
stuck with	78 -11Z9ő25Ʈư
student	71 14Ʊ26Z39ź
student $	88 24ź
student loan	80 21Ʊ
student loans	82 36Z
stuff	62 -12Ƽ-8ơ7XƹƿǏǕ8ŁƀƘ9ŋƚ10sAǜ11ŭƍǓ12Ɖǘ13ŞƋ14ǂ15ǐ19Ɲ22ƢǢ28Ɨƥ
stuff $	76 7ƲǗ8ţ9Ƣ10Aŗ11ƀƿ12Ƌ13ƚǏ14Ɖ15Ɨ17ǘ18Ş
stuff at	90 -7Ɨ10Ƙ11ƍ12Ɲ14ƥ
stuff in	86 -12Ɨ-10ơ-7Ū10ǌ18Ǔ19Ǣ21ǐ
stuff is	88 -12A12ŏ13ƥ21ǜ23Ƣ
stuff worth	90 18Ɨ
stylists	77 9ǈ22Ǒ
stylists who	80 13Ǒ
sub	84 -14Ƌ24Ǒ34ǒ
subaru	90 26ų31Ŷ
subcontractors	83 8ǒ28Ǒ
subs	70 -7œ8Ǥ45ǒ54Ǒ
subs $	77 -8ǒ25Ǒ
such	90 9Z13ƻ
such $	90 9Z13ƻ
sudden	90 9Ƴ14ĺ15ĸ
sued	75 -13Ŗ7Ŀ31ķ41ǜ
sued you	77 -13Ŗ18ķ19ǜ
sugar	85 -10ƻ22Ƽ24ƴ
summer	83 10ƍ14Ɵ17Ǉ26k28x
summer $	88 9k11ƍ19Ǉ25x
sump	81 -7ƛ50Ɗ
sump pump	84 31Ɗ
supper	90 12ƿ16r28L
supplier	81 -9ǝ34Ǖ
supplier $	88 24Ǖ
suppliers	82 19Ǖ
suppliers $	85 19Ǖ
supplies	90 -7Ɨ8ǐ18Ɲ
supply	90 9Ŕ13ǐ18Ǖ
sure	78 -10y-8Ō7ƅ9ƌƱ11Ļ12Ũ14Z17ŀ20Ŗ25ǒ
surprise	90 24Ǥ
surrender	88 19ƪ
surrender value	88 19ƪ
survive	88 18x23ǝ
suspended	85 14Ƅ31Ÿ
suv	90 -16ŷ19ų25Ū
sweet	84 11ř13ū14ƶ17w18t19Ŭ20Ƒ
swim	90 -7ǋ35ƍ
swimming	88 26ƍ
swimming pool	90 16ƍ
swing	84 10Ĵ27X33M
swing by	90 39M
switch	79 -10Ǌ-9ĺ11Ÿ13ł18Ţ21Ō27ő
switch $	83 -9ĺ14ł21Ţ23Ō
switching	88 30Ţ
switching $	90 23Ţ
system	68 9řǝ15Ǜ20Ǝǘ24ǖ30Ǘ
system $	76 8ǘ25Ǝ43Ǘ
system were	80 17ǝ
t	88 11ǘ15ſ40b
table	79 8ł9T12ƥƮ15s26n28M
take	53 -20Z-17ŀ-14r-11Ŷǩ-10xĺ-8ĴƆƳ-7OƠ7eŒũǒ8NŞǄǨ9Ŋŝ10ų11ŎƔ13ő14śƗǁ15Əƪ16Ư17Ňź18ŨƖ19Ţ21zƬ22łŠŧƱ24ƓƤ25BŹ26ǂ27ķ31ƻ32ǖ33Ƨ34ů
take $	77 -16Ň-15Ŵ-8ł-7Ƭ7ķǐ11ǂ21ƻ26B39Ź60Ŏ
take a	77 -7ǩ11ƿ12ƪ13e15ź20ǁ28ś
take bookings	79 18ǖ
take cards	88 16ǖ
take care	77 9ǘ12ŧǠ14W16Ư20Ƭ30z
take for	90 -58Ŏ10Ư12Ţ18ƻ51ł
take it	74 -21ŀ-10Š-9rƦ-8BTŢŶƳ8ķ11fkx13Ŏ14N18Şƻ21Ŵ42Ũ61Ƨ
take on	90 -42ƻ-10ł23Ǆ32B46Ň
take out	86 -16Z-7ķ13ƪ14Ʀ23Œ26Ɣ27Ʊ
take the	77 -14x9Ə11Š12ǖ13Źź18ł32ů41Ư
take to	79 -9ł15Ʊ18ŧ24Ƭ26Ɨ34Ţ41Ɠ
take you	84 -29Ư-9O36ů51Ƥ
take your	85 9ł10ņǁ31ų
taken	77 -13Ɗ-10ŷ-9ƪ9ũ10Ĵ15ƛ17ź36Z
taken a	79 -9ƪ38Z
takes	77 9ųƃ12OŴǨ13ſƵ14Ŝǁ26Ǌ27Ǟ
taking	83 7z9k10Ĵ17t50ƻ
talk	69 -19ǩ-17ņ-8ƫǉ7O8gTU10s11Ľ12ŵ14AńǙ15ĵň17Ǡ27Ĺ57N
talk $	82 9Ľ53N
talk right	90 19N
talk to	86 -21ņ-9ƫǉ8Ŝ18A19ń22Ǡ
talked	74 9sƨ13Ư16BƷ26i28Š34r
talked about	85 11r12ƨ17Ư19Ʒ
talked to	86 12s
talkin	86 15Cō
talking	70 -11Ĺ-10ň-8Ƴ7Ľƨ8Ŧ9Oŉ10ƍ11X12h13cƆ15ń19ť25vŇ27a31ǩ
talking $	86 16ť19h22c
talking about	85 -15Ĺ-9Ƴ7ş8Ū12Ɔƍ14v20X23ǩ
talking to	84 -7řǩ11Ľ23a24ń
tall	81 -7iŵ22ǂ70ƺ
tall are	85 -7i45ƺ
tape	86 48ŋ
tax	84 11Ǌ12ǆ15T18ƅ
tax return	90 12Ǌ13ǆ16T
taxes	85 12ǃ14Œ16Ƶ18T33Ǡ
teachers	90 19Ķ
team	83 8Ł13ǈ14Ʒ20x33ǩ48Ǉ
teen	86 -9ŷ41Ź
teenager	76 13ŭŹ15ź
teenager in	79 9Ź14ŭ
teenagers	86 7Ź11ƀ22v
teens	90 12Ƃ23Ź
telematics	86 39Ž
tell	45 -17Ş-14Ň-11ťƩ-10łǥ-9bL-8Ů-7oĺŉśşţǐ7FSŭůŴżƌƠǑǛ8HœŜŠŰƧƨƭƱƸǈǗ9nMŢŨŪƉǞ10EĴļĿņƴǖ11gqxűƥƳ12ŏſƊưƿǆ14ku15Ĺ16UƄ17ƞ18iŊ20ŖŤ21Ŕ22PǄ23ō37B
tell me	46 -24ǩ-17BŊ-12Ş-11ťƩ-10łƕǥ-8beŇŮ-7Lşǐ7tŁšŭůŶƚƟƲƿǘ8FHSŅŴƌƠƭƸǑǗ9œŝŰżƱǛ10nŢŪƉƞƨǖǞ11EMĴŗŜűƴǈ12qxņŠŨ13ińſƊƥư14gĿŧ15ku16Ƴ17P18U23Ĺ24ōŤ27Ǆ
tell you	69 -23ŧ-14ń-11Ĺ-9ŇŶ-8rŞ-7ŗŝƳ7Ƨƿ8iyŐ9ƙ11ƞǆ13ļƕ16Ƅ18Ų23ŏŔ26Ŗ34ǩ55Ŋ84B
tenant	86 -12Ǎ-10Ǔ9Ǣ10Ɯ11ƣ17Ƣ22F
term	69 -9Ɣ-7ő9Ɯ10WƵ13B30ŕ65ƭ67Ʃ
term $	90 9Ʃ19Ƶ23ŕ
term or	82 31Ʃ
terrible	90 10g11w13œŨ
test	85 10ŧ29ǁ
tests	90 29Ǚ40ƾ
texas	90 12Ÿ30l
text	72 14ū25ś46K
text $	88 17K
text me	86 -14K11ś17ū
text or	90 
text you	86 -23ś7Ƅ40K
than	63 -10ǩ-9t-8C-7ƅ7ŪűƘǌǡ8Ň9aLƁǇ10ŒťŦƒƦ11YƩ12ő13œǦ15Gƺ16pŅ17ǂ18ķ21KŮ22ž
than #	75 -10S-7ǉ10ĺ11Ů14Ǉ15Œť16ő19ƺ21G
than a	84 7ź11ǡ12SľŪ13Ƙ18Ǧ
than that	90 15ű18ž22ŗ
than the	86 -16ŗ-7ƅ11ŇŴ16œ18ž
than you	83 -11t8Ƹ24ǂ27p
thanks	86 8i11ķ12a14ƴ
thanks for	86 8i11ķ12a14ƴ
thanksgiving	88 36k
that	30 -24Ǉ-17ĹǨ-14i-13XǞ-12yƬǍ-11sNYƊơǟ-10Pŉ-9eBƭ-8ľƚ-7UZŊŘŹſƓƕƗƟƨƷǡ7nĶŜşŰűƋƐƱǙ8lŅņŧƌƏǁǔ9FķŕƄƘǕ10hmŏŲƜǢ11ĵŁųƀƅƒǝǧ12o13jŔšƥǃ14MŌŻżƍƑƙƿ15ŖŮůǀ16dAĽřūƈƪƻǋ17D18pŋ19tŒƩ21CƧ22ś23EũƝ24Rŀ25QS26ǩ27ŦŽ28u29Ƴ32Ŭ33ĺŶ34Ť36ŭ37Gő44ň49ĸō51Š53b56Ň57Ũ58ť
that #	86 -12Ř-7Ĵ12ƈ15ǘ22ƀ29Œ
that $	53 -23Ũ-20ś-19Ŏ-18Ŧ-13ő-12ń-11ŵ-10Ɠ-9QŒŞ-8aXķĺĿŪŶ-7ļǆ7ųǌ8OŖžǔǙ9qƀ10AũŬǁ11wūŲǃǅ12S13DŇŮƻ14hK15Hňŗ16bœ19ƺ20ŀ22ǩ24ťǥ25vCƿ30mř32Ō35ō42ĸ65Ƴ
that @name	88 12a18ĸ28Œ
that a	68 -35ť-28ǌ-21Ŏ-18U-11x-10H-9ŹǊ-8ōŶƳ7f8ũ9Ł10J11ķŕŸƼ12ǒ13ň14ĻľƆ16uŤ19Ŧ20ĸ22ő29Ũ30ǩ32S34G36h45Ŭ
that about	75 -12Ʊ10rY11Ʈ13ƒ16Ň18T33ō
that accident	90 27ť
that address	81 -12S-11D7ŷ13F19n29G
that all	80 -9ő12Ǘ13u14Ū18ǋ27d29ō
that almost	80 -7ǘ23Ǖ
that an	90 15ū
that and	88 -7Ɯ11g13G14Ɲ
that be	83 10ǁ12ĶĻ13Ŏ14g16AE17CV
that bugs	90 -7ŧ10ŀ21Ž
that building	90 -32Ǎ13ǝ37ǋ
that came	90 21j25Ŧ
that car	74 -14ŝ-13Y-10Ū7Ų12ųŵ18ŭ19Ů50Ŷ
that claim	70 8ţ11ŧ19ť28Ť37Ŧ
that clear	88 -7Ŭ28ň
that commercial	90 -12Ɔ7ǌ11ǋ15Ǎ
that company	79 -16f-9Qǅ14Ŝ18ŝ31ő33Ţ44Š
that correct	80 8ž9šŲƴ11ŏǜ12p14F18d
that could	85 8Ƒ19Ǐǚ29Ŀ
that coverage	88 -9W-7ň9Ŕ15Œ41Ƨ
that did	83 -9ƛ-7Ƴ11ũ12ňŨ14Ť17H
that do	81 -27X-16Ư-8Ƴƽ-7xŇ18Ū22ĸ35ǝ36Ũ40Ŏ
that does	90 12p
that down	85 -13d-8Ɗ11oǆ13ƹ16Ɔ22p
that everything	88 -8Ɣ10Z16ƻ44ō
that for	77 -22Ƴ-21ť-9ǩ-8x9j11Őŝ13ŭƻ15Ť21ŏ52Ũ
that from	86 -11h12śƓ14ů15ũ21Ɲ
that go	90 -11Š-10ǩ25ť32ŧ
that goes	90 13E16Ʃ
that got	82 -12Ŷ8Ƴ9ƴ14Š34ĺ
that group	90 36Ƨ
that had	90 17Ũ21ƽ
that happen	86 -7ũ11ť29Ť
that happened	86 -11Ƴ-7őǝ12Š13Ƥ21Ũ
that has	90 8Œ20Ł22Q
that home	88 -9S8Ɣ10Ɲ15G17F
that house	84 -11Ső-10pŶ-8n12ƞ20ƅ25ƒ73G
that how	74 7ƜƲǩ10Ƴ12ųƍǖ13ŵǃ14fņŨǎ15R17K24Š29ļ
that i	80 -7ǩ7b12uŝ38ō
that in	84 -18Ŗ-7s8ř13ň17Y22Ō24Ť
that is	49 -19Œǩ-18ƅ-17Kŝƾ-12dŘ-11jƑ-10ŠŨŭ-9rƙ-8kHľŖűž-7yŁňŌŢųƞƢƴǇ7RTUXĶŵƌƠǙ8aqZŊƘ9ůſƓƛƦǢ10ōǂǘ11SƇƧ12ovC13wǏ14JńŅŤƥ15YŴƒ16WŔŧƈ18p19ļǃ22xŪ23bœş25Ŧ26M27ƿ28I29ŀ35D38ķ
that it	78 -18ĺ-13Ť-11Ŷ10ŪƄ11B12ű13ƀ14Ļƙ17ń18ť23X36š
that job	79 -13W-11ō-10ǒ-7G18V19Ƨǧ34uS
that just	90 -12Ǉ13ǉ14Ʀ26ǈ
that kind	85 -12ƿ9O12ư20ƹ
that last	84 -7ň8ťƚ9ƈ12b28ǩ
that life	88 14ƭ20ƪ
that like	88 -21ǩ13Ƴ47Ũ
that little	85 -19x8E9ū11Ľ15Ʀƻ27ƞ
that loss	81 -14G-9Ť16ŧ17ũ30ť32Ƴ
that make	85 -10Ň-7ǀ10ĿŨ31ň
that makes	76 14ŝ22Ƴ
that new	90 8Ǐ11ƌ14t29Ŷ
that off	90 8Ǔ15D
that okay	83 12s21ň
that old	80 -8pv7Ʃ10Hű14š15t18Ķ21Ŷ
that on	84 11Ż12żƛ14Ɯ32ǖ
that one	69 -24ĺ-11mő-10ǩ-8F-7WƝ8ų9ť10Ż11Ř12Ťű13Ŀ14ŐŲ16bŬŭƩ17gƅ21Ŵ33ƒ43Š46Ŷ
that or	90 -8ł-7ƣ7D12Ŋ21Ł
that out	84 -7š10Ƃ11Ǒ17ĸ23b24Ŗ27Š
that page	90 7ŗ11Ś14ś
that place	83 8ƈ12n20Ɨ22G32F
that policy	71 -15G-12ǩ-8Z9ś11ŕ12ř20ŗ23Š25Ş28Ŗ29ƪ43ő
that premium	90 10Ǥ13X
that price	88 -15ľ-11ǩ-9Ʒ-8s7Ŏ12Ř22rŇ33Ņ
that right	52 -19w-13ň-12G-11ŇƦ-10P-9Ūƒǟ-8OZƋǥ-7cNōǩ7QXœƗƪǇǚǣ8dlDKŅŔŚşƺǅ9oǂǙ10Řŭƨ11Ǒ12ſƔƜƿ13Ń15ƫƱ19A20SĹŐ21u23b
that roof	85 -11ƈ34n
that same	86 11I15ũ17ő18Ɠ
that so	76 -10Ǔ8ņƝ9jƶ10pĵ11ųǍ12ľ13f15Ƣ17Ł21ǚ24ǁ
that somebody	90 -9I25ľ
that sound	79 -7t11G14Ľ22Ů44Ň
that sounds	88 -8ƿ9Ə11Ũ13Ǜ20ť
that still	78 9ƫ10O11fqH13FV14P15C24c
that that	79 -9ơ9ǌ10ƌƽ12ĵƩǟ15py17Ū22ĺ
that the	69 -19C-14I7k8hmřƉƯǈ9ůŻǊ10Ƨǃ11Vŀ12aƱ13ƈǇ14ŞƏ15Ū16ǐ17Ǖ20ŷ36E
that they	88 -10ť11Ưƽ13ƾ15ƻ24ƴ
that to	88 -9ƴ11g24Ŗś
that truck	84 12ų16ŭ26Ŭ
that up	90 -10ňŨ16ƃ30ǩ45Š
that vehicle	90 -18Ū9Ŭ12Ű30ŭ
that was	78 -10Ŧ-7d13Ļ14Ň15ǜ17A23Ť24ť51ň
that we	90 12ō14ķ
that what	64 -12Œ-8Ǆ-7CRŖǚ7HŢŬƋƖ8sUYœŕƨƸ9ŨƁƠ10NŽƘƯǡ11ŝ12Wưƾǅ14Ǐ15dŵ16ń17ƥǔ18űƅ
that when	90 -13Ũ14Ń16Ƨ31Ŗ
that who	86 -7ǩ7ƕǔ12z14ơ16Q
that whole	85 12Ŧ13Ũ20ƪ30Ƶ
that will	90 -7Ĺ10Ź17y27ĵ
that with	80 -37Ő10z11Ɓ15ş89Q
that would	84 12ĵ13X14Ň18ǀ37c
that you	65 -19Ť-16ǩ-11Ł-8WķŏŒ-7ŷ7LŇŉ8Ɩ9ŋƼǕ10Ĺ11XĶƙ12nCǏ14a15P17ŗţ18Ǡ19ŀ21ǋ25Ş28ŝ65ĺ
that your	72 -7Ų7Ʊ8o9ǉ11ŎŖǐ14Ƽ15SƠ19L22łǛǩ28Ǆ41ŭ
the	22 -29Ŗ-20iŇő-19Ƃ-16BT-15Ļōƴ-14ňŸƣ-13GŝƤ-12tuzH-10Ũǎ-9oAŃƸ-8NŊ-7C7abĸŔƝƦƲƼǛ8DZş9cśƉǉ10mYƓƘƽǩ11ĶƎƭƶƷǓ12fŪŲƁƍƏǡ13QŰűźư14Ǉ15ŌŐƪǊ16Jľņŗŭžƚǁ17ŮŴŽƇƵǈ18dĺĿƗƧ19eŤ20ŕřŦƅƐƜƥǃǤ21hƋƻǏǐǥ22xUŷŻǆ23ŁůƈǋǗ24ƌƙǣ25łƊƑǅǍǧ26ĽŧųƮ27kEƛ28Ƅǟ29ƟǦǨ30yƢǌǞ31ƞ32Ɩ33Ŭ34Ǣ35Ś36ŀƕ37Ơƫ38Ź39ơ41Ǡ43ū
the #	61 -21C-13Ū-12ř-8cXǟ-7Ļ7eŅǒ8OĶŕ9ūŭ10ƃǦ11V13ĴşŷǄ14ŀǕǢ15wIňƖ19Œ21ľ23ž24s25u28r40E
the @name	77 -15o-11ǈ-9a-7œ10ƃ13Ƙ16ř36Ś43Ő46Ŧ
the account	83 -8Ʈ12Y16a38ř
the address	86 -16G8Ɲ16E34ǋ
the adjuster	84 39ŧ
the age	90 -12Ɖ32ƈ
the amount	88 -8Ɨ9Ɠ10Ʊ14Ƭ19Ǣ
the apartment	65 -11Ɲƣ-9ǧ-8ŒơǍ-7ƛ14Ɯ15Ű16G23F24ƥ25Ť26Ơ31Ɨ36Ƣ
the app	79 8ǆ11ś17Ŝ18Ƅ31ŝ52Ų
the at	90 -11Ř-7Ō11Ľ57J
the audit	77 39Ǥ
the auditor	90 -7Ǉ13Ǥ
the auto	78 -10Ő-7Ū8Ź10Ƅ14şž18Ƃ20ƃ
the baby	79 -19Ƹ-17Ŷ-10t13w16Ư26v27u42x
the babys	86 -14dǃ7ƭ10V13w32v
the back	88 15ƙ18Ʋ24ű
the balance	90 38Ɣ
the bank	73 -14Ł12X14Ĵ18Ŭ19Ƅ35ƕ49Y
the bar	90 35Ǜ
the basement	71 -9ƣ-8ƙ12Ɯ14Ɲ18ƥ30ƛ
the beneficiary	83 16ƫ
the best	73 -12Ǜ-8ŀ8Š12ņ17ł20K21ǟ23ƞǩ28U34I
the big	79 -7ř8cž9Ɠ12ŗƇ14Z24Ǐ42Ő
the bills	79 11U15Ŀ22Ʈ23Ł34Ǡ
the books	88 -7q22ǈǠ
the boss	90 10Ǚ12N14s18Ł
the both	90 -9d12ǂ14p15ŷ17Ư
the bottom	90 7e9Ņū15ł
the break	90 17ũ20Ũ
the broker	80 21Ŝ
the building	70 -50ǋ-21ƅ-10ǌ9ƥ20ƣ26Ǣ34ơ113Ǎ
the business	59 -48ǟ-31Ƃ-17Ɲ-15ŭ-8CƜǩ-7ō7Ǆǡ8ǈ9ǔ12ǃǊ13Ǜ14ǅ17A32ǐ34Ǧ39ǆǨ49ǥ53Ǟ56ǋ
the call	85 16Ł39s
the car	60 -22ƕ-19Ɣ-18ƒ-11x-10tųŴƪ-8Ő-7mŪ7Šƃ8vN9ŭŽ11ž17Ƅ22ź23ů26ş28Ų32Ź35Ű58ű79Ŭ
the card	80 -16e-9ū7a10ŗ13cF20b25Ő29ǖ36ř
the cars	68 -12ǐ-10Ǧ-9Ǩ8ű10ķş17Ŭ18Ƃ20ŷ23ŵ46ŭ
the cash	85 -13Ł-9Ʃ21ǖ50ƪ
the cert	90 29ǧ
the certificate	79 -10bŕ11ơ14ǃ21ǧ
the check	84 -18Ư-14ƒ12ĸ16Ő32ƫ48Ŧ
the children	88 16ƫ19Ư29v
the chimney	86 -8ǚ42Ɛ
the church	90 15ƶ19t
the city	88 -9C9ǧ16D17Ə
the claim	76 -7ţ17Ťũ22ť
the client	90 -8ǔ8Ǔ11ǚ22Ǘ
the closing	83 -10ŕ47Ɩ
the cloud	90 32Ǘ
the coast	90 19C30ƚ
the collision	90 -15Ř18ƀ
the comp	84 -7ǆ12ƀ20Ǥ35ǣ
the company	63 -19Ő-15Ƃ-14Ū-13Q-12Š-11ơ-10ž-9Ʈ-8ő-7ō7Ž8ŷƾ9ǩ11W12Ķǥ13ǆ15ǈ17Ǆǐ18ǁǠ20Ƨ23ǃǦ27ǡ31Ǌ34Ǟ38Ǩ45ǅ69ŧ
the companys	84 -13ǃ11Ŕ14ľ17ǟ22ǐ27ǥ
the complex	90 -9w-7ǃ45ơ
the computer	88 7Ǘ8c9d11Ś
the contract	72 -11ǡ17ř24ƒ42Ǔ
the cost	90 -7ōŧ12ľ14ŀ21Ş
the country	84 -8Ʃ10C13ǔ20l24ǀ
the county	84 8ǔ12Ə13C15ļ16ƅ
the coverage	80 -11ƀ10Tƨ11Ń14Ǣ15ŉ21ľ23ſ
the credit	82 -26ǖ-8ĵƔ13eĸ15ŬƦ16ļ21Y38Z
the creek	90 30ƙ
the damage	84 14Ũ26Ŧ30Œ
the dash	85 -15ř24Ů40ū
the date	85 8d11Ɩ19ť29ŕ
the day	78 -10Ĺ7Ł13ŧŰ17iƟ18ĺ25RƧ26Š
the dealer	90 11Ƅ14Ɓ
the dec	85 -8ǚ13ś18ǡ
the decision	90 39Ł
the declarations	88 25Ś
the deductible	74 -19ƚ-7Ŏ10ĸ12ľ19ň36Ř
the deliveries	78 11Ǜ12ǐ
the difference	90 -15ũ11œ18ł23ň
the divorce	90 12ĵ17f
the dmv	88 35Ƅ
the doctor	84 18ƾ25ƻ26Ƽ
the dollar	90 -7Ť10ǖ18ŗ20Ŧ
the door	85 -9ř11Š12ū13Ƙ17Ǌ18Ǆ24ǃ
the doors	86 -7ƣ14Ǝ18Ǩ21ǅ
the drivers	82 7Ÿ9ź12a13ż25ǩ
the driveway	84 -12Ű60Ū
the dwelling	88 -7ř17Ɠ
the easiest	90 12Kś
the electrical	84 13Ƌ15Ǒ
the end	77 -10ǆ8Ŧ9łŃ12Ǥ20Ł21ǃ22ư50b
the equipment	76 40Ǐ
the fall	85 11ĽǞ17ƾ23y25ŕ
the family	70 -39n-8P10q16AY17ƶ28Ƴ29y41ƽ
the fifth	90 15Ĵ29ń
the file	88 -13Ũ15w20ś23a
the fire	79 14ĺ16Ť33Ə
the fireplace	90 17Ɛ
the first	68 -11a-8Ư8r10o11eŌƠ17Š21Y23xƅ24ńŚ28Ń29ǩ
the floor	88 -14ƣ-9Ƣ13x29ǈ35ƛ
the form	71 7ĺ11hFĹƜ12fpļ15Ő17a23m
the front	79 9e11Ʃ13ĺŸ18ƣ21ǈ
the full	79 -8ĴŌ8ƈ9Ʊ10Ɓ11Ź14Ơ22ƭ25D27Œ
the funeral	81 31ư
the furnace	82 8Ƌ15ĸ16Y26Ɗ
the garage	81 -16Ű-11Ƒ13Ť15Ɯ29Ɔ40Ɲ
the gc	86 -7ƒǩ26ǧ45Ǔ
the general	85 -15ŗ-11ž7ǡ14ǧ21Ǔ
the grades	79 17ź
the grandkids	90 10k22ƶ
the ground	85 11ƺ17Ɠ
the group	90 14Ƨ
the guy	88 -8œ-7Ņ12Ľ13ƈ16Ť23B
the gym	73 -14V14Ƨ22P24ŗ28ĺ
the heat	90 -9U7Ɵ37j
the holidays	90 -7ǟ13U15Ǉ
the home	66 -19Ŭ-11Ʈ-8RǑ-7t7ƕ10Ɵ11ķŋ12ǋ14Ɲ16Ǝ17ŷ20Ľ21q28nƅ31ƆƷ45Ɣ
the hospital	75 -11ŗ-8ţ-7Cǩ7ǔ9V10ů11ƃ13S16ž18P19Ƽ20ǂ22ƦǨ30Ƹ
the house	50 -17ŗ-15Ŭ-12Œ-11Ł-10Ĺǎ-9řƐ-8ŷ-7GƢǨ7aƈƚ9ůŹƭƮ10Hƙ12hşƊ13ƆƇ14ƞ15M16ƛ17Ɲ19Ɩ21ƌ22D23Ƌ29Z30ƅƑ31Ɠ32Ɣ33Ɯ34Ɨ37Ʒ40ķ42ƒ48n
the household	71 -17ų14Ū17n26Ʈ33ŷ
the id	86 8ř12d25Ƅ
the increase	83 -9Ĺ11œ31Ŕ
the inspector	79 16ƈ
the insurance	69 -43Ɣ-14ş-11Ĵŏ-7ľŧ7Ƅ8XŞ11ƇƤƦ12Řƫ13ǌ16Ǥ18ţ25Ŧ40Ł73ƕ
the jeep	90 -12ŷ-8Ĵ8Ū21ų22Ŭ
the job	70 -11Ŷ-10Ƨ8ƃ9ǧ12Ŵ13S15ů18R20P24Ƭ25U26Ʀ29ǣ36W
the keys	74 7Ź9ĿŃ17ų39Ɩ
the kids	64 -36u-17i-9mZ-7łŲ7ŵƍƶ8LŨƨ9N11q12w14ľ19n21y23Ʋ29ƫ30x32ƭ43Ư46Ʊ
the kitchen	76 8łǛ11ǈ16Ǝǝ17ƞ20ƌ
the knot	90 38f
the lake	84 -11Ǉ11Ɵ14ķ21k27g
the landlord	76 -36ơ-7ǩ23Ơ78ǌ
the last	57 -11ĺƭǊǩ-10Ƽ-9w-7ŠŦ7ĸƲ8ǉǘ9yWŁł10ť11ƚ12ţƾ13acŬǣ14ƹ15őƛ16ĵ17œ19Ĺ23ư24Ƹ35ņ44Ŝ
the lease	65 -59Ŭ-17ś-15ǋ-8nŕ7ǌ17Ơ32Ĺ92Ƣ137ơ
the legal	88 9ǆ13ƀ18ǃ
the lender	75 9ŬƄ10ƙ25ƕ
the letter	84 32Ś34Ŕ
the liability	84 -9ƀ14Ǌ18ǥ48ǡ
the license	88 -20Ÿ40ū
the life	80 -15ƴ-10W-8r10Ƨǀ11ƨƭ14Ʊ16Ʀ29ƿ
the limits	86 -7Ǔ47ŗ
the line	81 8ƪ13ķ15X17V37as
the list	90 14ĺ16Ŀ18ń21ǐ
the little	76 12ŽƯ21v36w41x
the loan	80 -7Ŭ39ƪ40ƕ
the long	90 -10ř7kŀ25ū
the lot	85 -9Ɔ11Ż12ǟ14Ƈ46Ƒ
the lower	77 14ƃ34Ɗ
the lucky	90 32o
the mail	85 -14J15Ľ21ļ26K
the main	83 -22Ɵ-18ŷ10ķ13Ŝ16Ş19Ɗ23ų37ƛ
the market	85 18H27ƒ
the menu	90 15X23Ǜ25ǩ
the middle	82 10ĵ15L27N
the moment	82 -10ŗ10Ř26Ő48ŏ
the money	75 -18A-16Ư-14ǩ-13ǔ-12Ş-9ƭ-8q17ľĿ22ƶ24ǖ26ŀ32Ǡ39ƫ41ĸ
the month	79 -8ŕ14őƠ24Ĵť29Ń
the morning	88 27R35ů
the mortgage	74 -30Ɣ13ƕ14ƭ31Z33Ʈ
the most	79 -18Ƙ-16Ŗ-8Ơ11ľ14ĿǏ17X29Ɨ39ŗ
the move	86 -7Ť15H42ƞ
the name	71 -10b-7aw7d10ƕ13Ŝƻǃ15Ǡ19ơ36Ő41Q
the nearest	88 22Ə
the neighbors	77 8Ŀ9Ɯ12Ť19ƞ
the new	67 -19Ǟ-16ƅ-14G-8S-7őŴǢ9ǅ11Ńŕƀ12ŔƵ14D15œ20Ǐ26U31Ŷ32ĺ39Œ54ƞ
the next	79 -12C-8O-7Ǟ9V12HŹǀ16Ļ26k30ŕ
the note	90 -12ƭ47Ŭ
the number	73 -15e-14ū7ŗ8ƌ9Œ13D14ƛ17Ǉ21Ņ22Ÿ27Ƭ48ř
the numbers	90 -37ž8ū9d18e43ŗ
the odometer	85 38Ů
the office	73 -15Ɲǟ-8ǋ7ǘ8I9ś18ǈ21ŭ26ů30U45R
the old	65 -8Ǟ-7ŅŔƅ7ũ8ŗšſ10Ƌ12Ɖ14D16ƀ27S47œ59Ƶ
the oldest	85 -14Ÿ-9o10Ź11v31w
the on	88 -8ƀ13ż14F22ŕ
the one	65 -17D-16Ƽ-13t-9Ŷ-8Ǔ-7QĻœ7ŘźǨ8ĿƫƵ9ǉ11ƃǍ12Ƴ14řƻ15u16ŵƢ18hş19ž20Œ23ņ24ż28ţ29Ƨ32Ū33A38ǋ
the only	74 -11T-7ŭ7Ƽ9ų10Ƙƛ12ń15ŷ19Ū27Ʈ
the original	84 11ƅƌ22ƈ
the other	66 -24ş-18ń-16Ŧ-10ŭ-8ĺǍǐ8ƣ10ż11ŞŪƃ12ǂ13Ɗ15Ƶ17w18Ţǈ21ž22łų23ſ43Ŵ62Ņ
the outside	86 -11j43Ƈ
the owner	85 -20F-8Ƴ-7ř9ǌ17Ǣ18a25Ǩ27ǆ
the owners	90 -12Ǉ-7ǈ13ǉ18Ǩ28ǆ
the package	90 12W
the paper	90 11Ś16Q
the paperwork	79 -9K-7Ŝ10ś11ǃ12Ǡ15o22JŚ
the past	84 10ǀ16ņ25Ż
the payment	85 -8Ŭ7Ŏ10Ɣ35Ĵ
the payments	85 -11Ŭ-9Z13Ʃ19Ĵ21Ɣ24Ʈ
the payout	90 -8ƶ16ǩ19ƫ23Ŧ
the payroll	85 -14ǉ-11Ǒ20Q21Ǡ36Ǉ
the pdf	90 -10Ō34ś
the people	90 -8ǈ30ŝ39ǔ
the person	90 11Ŝ15Ŗ
the phone	72 -25I-17Š-11Ʒ-9Ń-8ǩ7MX8Ĺŧ9Ō11C12ǖ13ľ14Ǆ16rŜ17KŚǟ18Ž19c20ĺ30O
the pickup	90 -8ǃ14ų17ǐ20ŭ
the picture	88 36f
the place	66 -15H-13őƪǩ-12ƃ-11Ƌ-10nŬ-7Ʀ8ƑƞƤ9Ƶǝ11GƖ13Ɵ15ƅ18ƒ19ǖ21Ɛ22Ǩ29Ƣ30Ǌ31ǅ32Ɣ34F35ǟ36Ơ42ƌ
the plan	79 -13Ş9kł10Ư11HV14ŀ17Ʊ
the plant	86 -7Ǟ12Ƨ15U35S
the plate	88 7ū9ǌ
the pleasure	90 31a
the plumbing	88 10Ƌ13Ǒ
the policies	79 
the policy	64 -24ǥ-12şǡ-11ŏſ-10Ƣ-7ŠƩ7Ɩ8bŌŒƧ9ƚ11ś14aŪƪ17ŕ18ơ19Ǐ20Ź23Ǟ24Ő31ŗ39ř41ŷ
the pool	90 16ƍ
the premium	90 11Ʃ15œ
the price	72 -18œ-15Ņ-13ƒ-11ił-8X7ƴ10Ş11ƈ12Ŋ13ŉ15ĵ21ŝƩ30Ŏ35ŀ39Š45Œ
the proof	84 35ƕ
the property	75 -16Ǣ-7Ɨ9ƍ11ǋ16ǥ23ǌ27DƑ
the quote	83 -11Ņ-7a11c14ǃ23e30J
the rate	82 -9U-7B13ĵ14ĺ16Ŏ17ŝŞ30c
the rates	90 10Ţ15cŎ
the reason	88 11Ţ13Ƃ16š21Ĺ
the registration	90 -7Ǘ29ū
the regular	90 12K14Ų16Ƙ
the renewal	76 -13Ō9ŕ15ś36Ĺ
the rent	84 10Ƣ14Ŀ43Ơ
the rental	90 -11ƁǓ45Ƣ
the repair	88 30Ŧ
the rest	83 -13Ƌ-7A9Ǒ10Bƚ11ƥ12ŷ13ş16ō25ǩ
the restaurant	90 -9x-7Ų8W13ǟ16Ǜ
the right	85 11ƭ13X15a19Ǥ21d
the river	90 43ƙ
the road	80 -13R-8xǔ11y12Ǧ22Ǟ25Ź27ŭ28ǟ
the roof	63 -8vű11ƪ17Ƒ47Ɖ82ƈ
the safe	90 20Ž
the sale	90 -15Ǔ49ƒ
the same	66 -18c-11H-8Gſǅ-7ŐƗ7ǇǞ8łƖǜ9ŗǥ10Ƈ11ŰŴ12ņ19oũ21Ʃ25Ŷ30ş32S46p
the scale	88 -7Ŀ15ł42ƺ
the school	88 16ǔ22Q24Ǔ
the second	79 23Ō41Ŵ
the service	88 10y11ľ12ŧ13ư14Ş
the settlement	90 24Ŧ28Ɩ
the shop	63 -20ơ-16t-14ƣ-13Ƥ-12DSƅ-8qŏ9g10y11ǐ12ǃǝǦ13Ǡ14UǨ16Ɓ19ǋ21ǈ32ǟ35Ǎ36ǥ37ǅ38Ɨ42ǌ45ŵ
the size	88 14r
the south	90 8Ɖ14l15C
the space	88 -21F-11Ǎ31ǌ32ǋ
the spring	86 10Ľ12tH15Ǟ26ŕ
the square	90 17Ɔ
the state	74 -10Ʊ-9Ń9ƚ15Ķ16ž22E34C37ǣ39Ƅ
the store	80 -12ƣ-10ǖ10Ǐ12ų13ǎ17Ǌ25Ǎǟ30Ǣ
the story	88 9l16Š48Ť
the street	76 8ƣ9ǋ10E11Ƈ14Ű36ƙ
the stuff	83 -8Ɨ10ķ12ƹǕ13ƿ36Ǣ
the subs	90 33Ǒ
the summer	90 11ƍ32Ǉ
the surrender	90 18ƪ
the system	88 -11ǖ-7ŵ12ř13Ǘ15ǘ
the table	88 19s30n
the tax	88 10ǃ12Ǌ19ƅ
the the	68 -7Ļơ7Ş8ŮƈƏ9ǌ10CSőū11cuƛ12kŔƄ13VŇ14tŃ17Ɨ21ž
the thing	84 11Ŗ12ŀł14ŝ40Ŀ
the things	90 13Ŀ18ŝ
the time	82 8Ń10Ĵų14Ļ16FŲ25Š
the title	82 26Ɩ33Ŭ
the top	77 -8œ7m9aĺŗƂ10Ś14Ɖ19Ǌ21ř28ľ
the total	86 -15Ť13Ơ15Z19Ŧ20Ņ
the truck	71 -29Ū-24ǐ-18Ɣ8ű11Ǐ12Ʀ14ŭ19Ŭ20Ŷǋ22ų38Z41Ŵ
the trucks	88 -15Ƃ9ǐ15Ǧ24ŵ
the umbrella	90 19Ǧ
the uninsured	86 14ſ
the upstairs	88 11Ƥ13ƛ22Ɯ
the van	86 -15ŷ-8ų11ƀ18kǏ22ǐ25ŭ
the vans	90 -8Ǣ12ŭ25ǐ
the vehicle	85 -7Ŵ13Ű23ū35Ŭ
the vin	73 -17ś109ū
the water	69 11ƍ16q17ŤƋ21Ɵ22ǝ
the way	73 -10ů-7j8ŧ12Ƈ13ƶ14ũ17Ş18my21Ƒ23a48ŀ
the weather	85 8ƚ39j
the website	88 11Ľ13Ĺ15ļ
the week	86 -13R10ĺ13ŭ22P27i
the weekend	88 15k24ƿ
the what	84 -15Ŕ-7Ō7Ŀ11fŒ12Ƃ15Jš
the wheel	79 -8v7ŷ28Ź42ų
the whole	72 -12Ǌ7EƜ8hŇş9Ŕűư10t11š12Ť13ŧůǉ14Ŧ17O19k22ō25ƈ
the windshield	88 33ū
the winter	85 17ǎ26ƛ29Ɵ
the wiring	84 10Ǎ18Ƌ
the work	83 -9q9Ǩ12Ʀ14Ǆ16Ǡ17J19Ƨ41Ǒ
the worksheet	80 10ǣ
the worst	81 -7ŝ7ǚ11Ŷ13Ǥ19ǜ23Ş32Ŀ
the yard	79 -7Ɨ9ƍ10Ŵ12H17ƞ23ƒ33Ƒ
the year	76 -12Ƈ-8œ-7Ǧ9Ɵǟ10Ů11Ǥ15ť17ƅǊ22ǅ
the zip	79 13Ŕ23E
theft	85 8ţ29Ť35ƀ
their	62 -13ǣ-9dşŷ8Ƴ9ŧ10zǗ11ľŚ12ŝŴ14y16Ǒ17ǐ19ƢǕ22v23Ŕ27Ʊ31Ņ37ǈ48ǒ
their excuse	90 30Ŕ
their own	74 -15ǣ10ǘ13z15ŴƢ19y21Ǒ28ǐǒ
their price	90 25Ņ
theirs	88 8Ŕ16Ǔ26Ņ
them	51 -22Ʊ-18ǧ-17ŀ-11ĺ-10lǅ-9mĻ-7aOĽŶǖǩ7ełśŲƘ8šơƻ9g10Ƅ11ş12Ŕ13xżƬ14ƶ16Sǚ17wŧ19œ20ǐ21ǈ22Ǔ23Œ27yǑ33Şǒ36őŢ39Ư45ŝŠ
them $	58 -28Ʊ-18ŀ-13Ĵ-12ų-10ĺ-9mĻǅ-8ǧ-7Ŷ8ŗ9łśŷƄ10PŒŲ11w16x21ƶ22ŠƯ23ǚ24yǐ27ǒ29Ǒ30S36ŝ40Ş42Ţ
them and	80 20ő
them in	90 11Ǐ14Š18ő
them on	88 -8a13Ƅ16w26ŧ
them or	90 -14ŝ-10Š-7ŧ9Ư11Ţ23š27ż
them right	90 13Ư14Ş20ŝ
them so	88 -14Ş-11ő10Ŭ13Š25ŝ
then	63 -14Ň-13Ū-11őŤ-10B-9Ŗ-7ŝƼ7ǔ8cdQłœſƔ9ŶƧ10ťƇƋƒƾ13wń14yŠ19ƫ21ŎƩ22ņ25ǝ29ũ34ǩ46ŵ47ō
then $	77 -16Ň-8B-7GƌƼ7ņ13ſƋ14ƒ17œ18Š25ũ26Ʃ29Ŏ30ŵǩ
then it	86 -11ő11ǈ12Ɣ21y23ť
then what	80 -12łŤŪ-11ǈ10Ʈ15Ƨ28ŵ35ǝ64ō
then you	90 13c18ņ
there	37 -20d-19Œ-17ĺƥ-16C-15Tǋ-14ľŶƛǅǎ-13rƬ-12ŀłƓ-11zIƘ-10ńŐœ-9cĻşŭŸƅƭ-8qxLļťƳǇǏ-7ovKĸŎśƒƖƴƿǗǘǞ7ŗƏƢƫǔ8P9ZŏŔŚ10ĶŃƎƠ11jřŤŬź12uAWŞũƑǦ13hƙƣƲ14UƈƍƩ15Ǔ16ƪƶ17ŵƜƤ19lŘţƃǃ20HƉƚƧ21ŉǛ22ƂƗƱ23ōƁ24V25fiſǈ27S29Ǩ30ŷƞǍ32ŝ34Ɵ36Ɗ40Ǆ42Ɲ44Ŝ47s52n73G
there $	51 -30ő-24Ŀ-18d-16u-15TŇŸƘǅ-14ńǋ-12Ŷ-11ŔǗǨ-10gƓƲǇ-9AűǑ-8CŀƑƛƭ-7fŨƦǞ7qňŊŖƜ8řƁƃǟ9tRƟƠ10ŏ11sEŪƫ12ŗŤ13ǈ14Hź16ţ17ŚƤ18Ǔ19jW22hƈ24lƗ25ŝƚ27UƉǩ30ŷ31V32ſ34Ɗ35G39n41Ŝ48ƞ59Ɲ64Ǆ77S
there a	55 -13j-12ƕ-11ǩ-10ǋǍǦ-9ŗřƙƬ-8GŴƥ-7ĿƤƯ7WĹƔ8Ǝ9Ł10Ű11AH12ǜ13Ń14Y15Ǔ16Ə17Ʀ18ōƊǃ19őŹƍƑ20Ǜ21Ǣ22Ŭ26ƶ27ŵ33ƣ34Ʋ35Ǩ43f47Ʊ51Ƃ
there an	84 -53Ƃ-13ƣ-10ǆ16Ŕ18Ɔ23ǃ27D58Ǧ
there and	70 -7Ǡ7s8ŝ9g12W15Ŀ16Ǉ19Ƣ45ǈ
there another	90 12ż17ŵ
there any	66 -18ǖ-9ŏ-8ƽ8ŷ11u18Ƹ19ƪ22Ō23ƙ24ű
there anything	69 -12ō7ƻ8ƃƊƽ12ķ13ư14ŝǍ17ŉ28Ʀ
there are	90 -7Ŷ7N15ƣ16ƹ19ƞ
there been	79 -10ĺ12Ƴ35ţ
there by	88 -8Ƴ14n18ǋ21Q31Ʒ
there cash	80 -20ƪ29Ʃ
there employees	80 13Ǒ
there for	76 -16Y10f13Ư15ſƗ20Ɲ22V34Ř
there i	90 10ƕ15Ɯ17M24w
there in	79 -9ƥ7Ǝ8ƁƊ9Ƒ11ƾ18X19Ś
there is	59 -13ǩ-11x-10ǈ-7IĿ7HŭƥƵ8fŮƩ9mZķšŽƤ10řƍǆ11YƎ12Ƃ13Ķ14Ŭ15źƪ16Ɛǥ17Ńƨ18ŏŘǁ19ſ21u25ũ28ŉǝ
there like	84 11ŏ12Ɯ15R18Ŝ
there more	90 -22S-9yő-8ŭ19ŷ29ō35G
there on	85 -7ƅ12F13n14ƇƩ
there or	74 -9ǎǟ7ƜǗ8n10U11lŜƀƪ12ySŖ17iŞ30ŝ
there right	90 -12ŀ-9ſ13Ɵ17ơ24Ŗ30ŗ
there so	90 8ŝ13ŷ
there somebody	86 -7Łł11ų15ń18Ư30A
there something	73 7Ŀ12g20Ƴ23ŀ32Ş
there sprinklers	86 16ƣ18Ǎ
there still	80 18Ɣ
there that	79 7G10j14Ɨ
there was	83 -10œ11Ľ13Ŕ24Ƥ35š
there what	81 -8Ǣ-7P10aŸ11hlǏ14ǈ18Ʀ
there when	90 -20Ƴ-8ǩ9R11ƙ15ơ27Ť
there with	80 -12Œ-8ƞ-7r10Ɯ11ƨ12ƪ15Ű21Ų51s
these	62 -15R-13i-10ű-8S-7x8ŖƁƠ9fŐŜǟ10ĺǛ11Cǌ12zƺǇ13Œ14Ǟ16tQ17Ūǩ18ƒ19nP21l25AU26ŋ
these days	65 -15R-13i-10ű-7xA7q8ǟ9ǡ10fŐ11ŜǛ13zCƺǇ14Œ16Ǟ17Q18t19Ūƒ22P23n
these things	90 13Ŗ31A
these years	90 16ĺ31U
they	43 -18ǟ-15cĹǣ-14ŵǨ-13ĺŀŃ-12al-10Ǣ-9iŭǝ-8CYĸĿŇňƜƳǡ-7jptuXZĴļľŤŨŶžƃƒƔƵƶƷ7TƈƋǁǏ8SƁ9ƓƱ10ƾ11Ǔ12Ɩ13ŐƻǕ14Rƽǒǖ15UšŲƦǈ16yżǑǧ18xzķ19ŏŗ20Ŝ24ƅƧƼ25ƪ27ƕ28ŒŘƠ29wWǤ31ơ32ƴ36Ŧ37ŅƮ39v49Ş52Ŕ55ŝ56ŧ
they $	84 -17c-11ŧ25v46Ņ
they are	76 -10Ǣ-9Ŕ8Ŭ9ŝƇƱ10ơ11RƗ12Hœ16z19Œ23Ţ
they at	80 13Ǐ
they be	86 12y13ķ52Ʈ
they been	90 -12i-11U62ŝ
they charge	86 14Ǥ25Œ27Ơ
they cut	88 11Ŧ14VƧ
they did	86 -7Ţ7ƈ18Ő26Ŧ
they do	76 -16Œ-8Ŕ7ŷ12ű17ǈ32ŧ40Ş59ŝ
they employees	79 -19ǈ-7Ǉ39Ǒ
they ever	88 -18Ŧ-8š16Ť26RŖ36Ŝ
they gave	86 -7Ʀ10WŔ11Ƨ12Ż15Ņ16ŧ
they get	85 -8ŵ7Ʈ18Ǖ21Ʀ24Ơ
they give	76 -10Ʀ-7ŵ9ő11źƁ16Ŕƪ17WǕ21Ņ24Ƨ
they go	77 -11ŧ-8Ŕ-7Ư12Ʊ13Ņ14ķŖ15Ɖ20Ŝ
they got	86 -7Ş8ŝ22ŏ23Ǜ34Ǥ
they hand	90 8Ɩ13ǒ31ƪ
they handle	90 8ŧ20ǈ
they have	75 -8ŝũ-7ǐ9Ő11ƾǂ12Ǒ13ƻ15Ɠ16Ʈ17ǋ21ŧ23ƽ
they in	90 -9x18v
they let	88 -11Ŕ11U16š47Ş
they need	88 -27Ń-11Ƅ-7ŧ7Ƭ10Ʈ18ƭ24ƕ46ǧ
they pay	73 -26Ʈ-20œƒ-15Ņ-14ǉ-13ŒǨ7ǖ13ž16ŗ18ŧ21ǩ22T23Ʀ30W45Ř54Ŧ
they put	83 -14ž-9ƿ-8ŧ11Ǥ12ż22Ƽ24ƅ27ŗ29ƻ
they quote	86 12Ņ
they raise	90 -8Ŕ-7Ƣ12œ26Ơ
they say	78 11Ƭ14ƴ15ũ20ƾ26Ŕ
they sell	90 13Ɓ18Ʃ27ƕ
they split	80 19Ǉ
they take	82 -7ǖ7ǐ9ź10ŧų11Ź14W18ŝ21Œ26ķ
they tell	82 -26ŧ-9Ŗ-8Ş-7ŗŝ23Ų25B28ŏ38Ŕ
they treat	81 17Ş46ŧ
they want	84 -13ǡ-7ž11ǌ13Ű36Œ56ơ
they were	88 -8ŧ11Ũ13UŅ15Š
they will	81 8Ź10Ńƈ11ơǒ18ţ21ƕ
they would	84 -7ĺ10ǁ12Ʈ13Ŗ28ŗ
thing	60 -11Ǜ-10Nŏ-9ĺƳƿ-8ǩ-7Ŋţ7řŹƐǘǥ8WŕŦƇǟ9Ǡ10ŖŞƈ11ǃ12Ĵ13Qƹ14Ɯ15Ļ17Ž18ŪŶƗ19łƘ20Ť23Ų25ƞ30Ŀ31ŝ32ũ33ľ38Ń
thing $	74 -10ƿ-7Ş8ǀ9Ŗ10ŀŁŃŹƘ12ŦŽ13ǟ14Ŀ15ŤŲƈ17ƹ20Ɯ22ľ
thing about	80 -15ǩ-9ľ-7rĿ33Ŷ35ŝŞ36ƞ
thing or	84 -10NƳ8Ų14ŕŤ25ũ31Ń
thing that	90 13ł19Ŀ
thing you	82 -7Ɨ8Š13ł14ŝ20Ŀ25Ū45Ƙ
things	65 -11ǩ8HłŖ9ş11Ĺ12ŝ13ŉƥǄ15Ɨ16ǈ19Ŋ21Ƣ23U25i31ǟ36A
things $	82 -9ǟ12Hş14Ɨ16Ŋ18Ĺ34i
things are	77 -8ǟ29Ƣ33U
things in	90 
think	59 -15ƨ-12Ǡ-10Ĺ-9X-8qZ-7Ʋ7OŸžƏƤƶ8hōƉƒƯǞ9GƗ10ĴǊ11ƈǋ12Ʒǝ15Ɠ17Ŗ22ŔƬ24B26Ũ27H33ű34ǩ37r47Ň
think #	88 12žƓ20Ɨ23ǝ
think $	75 -39ǩ-14ĿǠ-8ƒ-7qZ8Ʒ9Ÿ11Ɖ13ķ16r17Ƭ24B40ű66Ň
think about	73 -15ƨ-10Ĺ-9Ƭ9ŀƀ10Ũ12r14ĴƤƯ16V22ĺ23ǩ
think it	85 -7Ƭ9ƒ10Ə13B14ŀ16ű
think that	86 -8G10Ɨ15H20ƈ22Ŗ
think you	77 -8Ʋ9OŘś10ŕŮ11r13ǩ15Ǟ17Ŗ25Ƭ31H
thinkin	85 12VĺƵ13X14Ŀ
thinking	70 -10Ŷ-9ŗ-8ǩ-7Ť9Hƀ10Ǧ11ĺ12X14Ƶ15V17Š22Ƴ23ƭ29Ƭ31y
thinking about	78 -13Ƭ-8Ť15ĺ25Ƴ27V29y
thinking of	82 -8ĺ-7V9y12H15ƭ20Ƶ22Ǟ
thinks	88 46r
thinks it	90 47r
third	82 7i9ǡ10x16ǅ19ƣ22d24q
this	46 -20Ň-14o-12Ŗ-11ư-10Ƣ-9nYŒƞǩ-8gĸŔŤŨƌƨ-7ķŉōŞűƬƯƷǟ7ĴƂ8xţŴǁ9ŷ10J11Oǈ12ŀơƺǞ13cmXł14HƕǊ15Ƴ16œ17d19AM22NŌ24j26BƖ27Ƶ28k31ŁŎ34sI35Ĺ36Ļ38r42ŋ45Ńŏ53ĺ54a
this $	62 -35ǈ-18ĺ-17Ň-9ǩ-8HĹ7oĿ8Dľǁ10A12tƂ13ƕ14ţ15ơ17ŀ19XĴƳ20s21ł24ŋ28Ļ31M48r73a
this a	82 18I23N28Ń31ǅ
this afternoon	88 -9Ń15Ō16i20j
this by	88 7M20A
this call	80 10ŋ13s14Ĺ22Ļ
this is	83 -9ŕư13s14ĺ15Nǡ18a29Ĺ
this line	90 7ŋ8Q11r
this month	86 8ĺ14Ɩ24ŕ
this morning	86 -7L9aŏ14i15Ĺ
this off	86 11ŗ17Ǌ33ĺ
this on	85 -8Ť26Ł71ĺ
this one	82 8şƺ10Ɵ13ļ22Ŵ
this ones	88 -7ź8ƈ10m17ŵ27Ƶ
this over	86 12A22J
this so	90 9Ǡ11ũ15Ƶ16h
this summer	90 25x31k
this the	88 -7n9a11ĺ12ơ19Ł
this thing	90 13Ń
this week	82 -24i-7H13ƕ17Ő20ĺ23ŃƖ42L
this what	86 7m11łź12K13ľ
this year	75 -17ĺ-12ƭ-8ƌ7ťƻ13Ń14HƠƾ15Ǌ23Ǟ29c31k
this your	82 16Ƥ30I40H
those	57 -11ǖ-8D-7Ƭǋ7ŗžƉƕƗƚǄ8Aľőś9Ňŝƈƍƞǐǩ10EĵńǊ11iƎ12Z13ŕſƅƯ14űŶ15Ǒ17wǇ19ŽƩ20Ǥ21Ƒ28Ų33Š
those #	79 -9D9w12uŪ13ǉ16ǩ19ľ21E
those $	82 7Ǣ11ŕ12v13ş14Ŷ16ĵſ
those are	84 11Ǥ13ŗǩ14ŝ17ƞ18w19Ǆ
those guys	86 11Ş12S13ŕ15ő17Ǒ
those old	88 11ƅ13Ǎ14ũ
thought	77 -8Ư12x14ư16Ƃ19Ŋ24Ţ34ǩ
thought about	80 15ư18Ƃ32Ţ
through	51 -10mŏ-9Ɣ-7LQĴƯǟǩ7lňżƚƤƱƻ8łǝ9ZƁƦƮǦ10zļšŪ11Ƨ12śŬŵ13n15ŊŐũǥ16ĸŖŤŧ17Ƴ18j22ƕƨ23ǖ24W25ŗŨǎ
through $	85 -17m-12W-9ǝ8Ũ10ǎ13Ń19l20ƚ23Ő
through a	84 -9n8Ŋǎ9ŵ17Ǆ19Ƴ
through all	90 -8x8t26Ũ
through escrow	90 -14Ɣ38ƕ
through how	88 11Ŧ32ł
through it	83 9Ũ15ǝ16Ƥ17ň29Ť31Ŋ
through that	81 -7Ũǎ7Ǥ10z16ŧ17Ťǘ22Ƴ23ż
through the	66 -12Ƨ-11Ũ-7Ɵ7x8ǣǥ9ļŤ15ś16ŗ17ũ18Ŗ19ƚ24ƨ42Ʀ
through what	76 -9Ư-7Ť8ŵ10Z12y13r14ǝǨ18ĸ20Ʈ
through work	70 -37Ʀ9ƨ18W37Ƨ46ŗ
through your	69 -16ƚ-9ŗ-8ǟ7ǎ8Ɨ9ů10ŵ11Z12Ŗǈ13ĿǦ17jƁ18n19R20ǥ35Ũ38W
throw	88 15Œ16Ƭ18Ņ20Ŵ26Ɯ
ticket	80 -7Ƽ7Ǐ33Ŕ34Ż
ticket $	88 14Ŕ23Ż
tickets	69 19ţ32Ż
tickets $	82 20Ż
tickets even	80 24ţ
tickets in	78 
tie	90 -12ǩ23f29ł
tied	90 15f21Ǐ
tight	90 9Ų15Hǝ24g
til	83 -10H8y11VƄ12ǧ13v14ĺ
tile	88 27Ɖ
tile $	90 15Ɖ
till	72 -15v7ƖƟ8Ļ9gs10ƾ11Ƒ12O15Ʃ16Ų18ĺ23ŕ24Ń51ƭ
till the	83 -17v11gƟ13sƑ59ƭ
time	54 -11Ƈ-9Ɖ-8ƨ-7HŎƀƖƼ7W8Főŧſƈƴǖǘ9tšƧ10yŵƒ11ņ12Š13kƛ14Ń16sŸ17ĻŜƺ18ũ19Ŕ20g23ƸǇ25Ų26V28ǎ32R36O38N39L
time $	66 -22L-13Ń-10Ǉ-8Ɵ-7ǩ7ťƖ8ų9ŏœ11Ųǎ12ũǖ13Ļ16Ƨƺ18Š20Ÿ30gŔ31N54R
time and	85 -17R13N33L37Ǉ
time do	84 -17Ɩ-9g20Ų26R31ǎ33O
time does	90 -15q-10ƨ18ǎ40s
time for	86 -11s13L14n22O
time or	80 8O9RŲǙ10Ǉ13Ɵ
time right	90 -9R11Ǉ18ŧ22ſ
time so	90 9ł12Ů
time to	86 -7I11N19ƒ20L
time what	90 7ŝ10œ13v
time you	76 -8O-7Ŝ7ƺ8tƹ9Şƫ10Ŗ11ĵ12Ʋ13ƾ15ǘ26k
time your	90 -14R16Ǉ23š29Ŝ
timers	90 -9R15Sǣ27Ǉ
times	78 -14T-7ŗ8ǎ9ǀ11Ƨ12W17ţ19Ɵ20Ż24Ʀ40ǩ
times your	88 -14T23Ƭ27Ʀ28Ƨ
tip	86 -7Ŀ14ŉ46ł
title	77 10q16ű24Ɩ34P39Ŭ
title $	86 21Ŭ28P
titled	90 10ǐ15ķ
titled to	90 10ǐ15ķ
to	31 -25Ʀ-19ű-17nSŤ-16qş-15ŏ-14rǅ-13Ɗǒ-12ipwŖƻǈǋǢ-11vťƩǟǣ-10ňǇǛ-9fjuŒŪǊ-8cFņƃƼǂǡǥ-7WżƁƆƇƉƘƲ7ŬƄƏƠǨ8ŴǍǑǜǩ9ơ10IVŊƌ11ĴķƋƮǓ12kTļƑưǗ13ŘŲƔǔ14dŹǌ15zLOŜ16oGƓƗ17ĸ18ĻŶƜ19etyĺųŵƙǏ20sAKǝ21BZǁ22ƕ23ōƤƷ24ŝƭ25aHNX26ŋţŧ27ľƯ30œ32ŎŨ33łŉŢ35ś36ž37Ǟ41MŃ43Ō44Łƫƶ49ů54Ƶ
to #	74 -7Ƭ10Ŀ12VŒ13ƃ14ž22TŽ26X28Ř29ǎ38œ
to $	65 -16ǩ-12Ƅ-9aK-7AHƯ7ƽ8ƾ9ǀ10CŦŬ11Ŀ12Ƴƹ13Ņƶ14Ơ15łƪ19Y20ń22ƕ24J33ǔ37ƫ
to @day	90 16kR
to @month	88 14Ů30Ɵ
to a	75 -11ǝ-9Ĵ-8Ʊ7Ÿ10Ơ11Ƥ12ZŒ16ǩ17Ɯ18TǄ19X20ƫ21ƛ
to add	90 -30Ǟ-18ŉ-7Ō10Ɓ31y63ō
to ask	71 -20ō-10ǩ7ũ8c9T11Ƌƿ16Ŋš41Ł79ŉ
to be	60 -15qrǓǩ-12Ō-9ķ-8X7HŃƢ8Źư9ź10ōž11ǧ12Łŏ13ĴǞ14K17Ũũ19ľłŎƭ20Ş24sZ25O27œơ30ƶ31ǌ
to build	85 14Ɛ32Ɠ
to buy	73 -10Ǣ-8Ń10Wƙ14ł15ƒ18Š27H29Ō51Ɨ
to call	79 -18Ĺ-12Ł7I8ǃ16ļ23ĺ28L32ţ
to carry	90 -9O26Ƅ
to change	77 -7Ƶ10Ţ15V20T22Ŏ
to check	88 8f12m13ŏ17AŜ
to close	77 -11ţ17Ɩ38ǝ
to college	81 9m11ź38y
to come	80 8ł11Ŏ12ǁ13Ɓ22ĸ23M
to compare	88 17ł21ń
to cover	88 16ǝ26Ʊ
to do	65 -17ǩ-15Ļ-11H-8x-7łǓǔ7ŀņǄ9kƶ11Ŷ12s14Ń17ľ22g26B30Ŏ38y39MƵ41Ō50Ư
to drive	76 -11Ū-10ŷ-8ŭů12Ũ15ų32ŵ46Ų47Ŷ
to drop	90 -13Ŵ37Ƶ
to each	88 13ŗ15ƶ19Z
to earn	90 11Ʈ34Ŏ
to every	90 -13Ĵ14Ő15Z16ų
to expand	90 -8H36Ǟ
to file	88 -9Ÿ20ţ26Ƅ
to for	88 8A11ĺ
to get	65 -13ŏ-8ŎŨ-7gsƿ7ŘŮƏ8pƱ9eMV10ŧŷƫǃ11ůǩ12ƕ13Ŋŵ14AI15Ƶ17Ķǝ18Ō23b24Kŀ26Ŷ30Ļ37Ń
to give	86 -10Ŀ-7n19Łŝ
to go	67 -19Ř-11Ň-9r-8AĴ7Ļ8as9V10Rķǐ12k13BŊ14Ƌ15Ʈ16ň23ƒ25Ō35Ƥ38ƭ49Ɣ
to have	75 -10Ƭ-9ŉǌ-7Ŗǩ8Ʒ10Ƅ11Ł12Ź17s20Ǔ23ơ30ō33Ń42ƶ
to hear	76 -8b7ō8zņ9Ŕƽ10ŋƉ11rũ13f23t24Ŏ31ǩ
to hire	86 14Ư48Ǟ
to it	81 -8y9ŗ12W15Ƨ16ſ18ų24ō41Ǘ
to keep	73 8g9oŝƎƮ10Ǩ12aƀ13Ŏ15Vŋ23ſ
to know	64 -18ō-11ĹŎ-10Ń-9Ļ-8Ŗ7frGņƢ8AƃƵ9Fļŏ10ƈƟǊ11Œ13Ƃ18cŲ21Ű23Ř76ŉ
to last	90 -15Ǌ-7Ń16ǉ24ƭ
to leave	73 8ƶ11s12Ļ18Ţ22ǩ31ƫ
to list	79 7Ƣ11h13ŷ14Ƙ19nŬ
to live	88 -10Œ15G16ƅ30Ơ33Ʈ
to look	79 10s13Ľ15ŎƯ20ł25z30ĺ
to lose	77 9ǔ13ŝ19ő30ķ
to make	79 -13ũ-10y-7Ł8łŢ9ƌƱ13ņ16O19Ń20Ō25Ų
to me	74 9l10ň13ļ14Ś16Ŀ34śŞ
to move	78 -16ĺś-10ǝ14Ŏ19ŌƤ23ŀ24Ń36H
to my	88 -8Ŗ7eĿ13Ɩ15ś17ǩ
to need	86 8d10o13aŁ22P
to pass	86 -8ƫ12s14Ʒ30ƶ
to pay	71 -25Ʀ-14Ļ-13Z-10ǩ-9y-8ľ-7Ơ7ŕƬ12ŧƱ13ŅƔƤǖ14ĸ16Ǖ19Ư20Ŧ27œ30ţ56Ĵ60X
to pick	88 12ǆ20Ĺ26ľ
to price	90 11ł13Ƃ18Ƭ
to protect	90 36ķ
to pull	90 18Ĵ25d
to put	71 -8H7osŦ8aQYƥ9ł11Ɯ12qĸƑ19Ŵ22Ū23Ō31Ɠ
to quote	90 18Ǧ22ž
to reach	82 -9Ĺ19I22K23L30ĺ
to read	86 14d17e23a
to rebuild	82 17Ɠ
to record	90 15ŋ
to replace	78 -21Ō-7ŃƓ11ž12Ʈ13Ƒ22Ƶ29Ǐ
to run	76 -10Ń-8Ņ-7Ū10Żǖ19ƭ21A22ū24e34O
to save	83 17Ţ20Ļ33Ř
to say	77 -12Ŏ8rǢ11Łǈ16Ŗ17ň22ŝ31ł
to school	82 -7q10ŵ12Ź13lŴ23m
to see	77 -10Ń-8Ň-7ƭ10Ľœ12vƬ13š14ź15ǒ16Ŏ18Ƅ20Ŀ28Ĺ
to sell	85 7Ƴ9Ų11ĸ58H
to send	83 -7K7ŧ8d13ļś18Z
to show	90 9ţ
to sign	81 8Ō15Ǔ21Ł
to sit	90 -12s11M15L19Ĺ
to somebody	90 9a31ƕ
to spend	88 -7y14ƶ38X
to start	80 -9L9Ɩ17Ō63Ń
to stay	79 -14V9yB11H15Ʒ18Ƥ22X31Ɯ
to take	79 -11Z7ł10ś11k14ƬǞ22ǁ25Ʊ31z
to talk	86 -7ŉ36Ĺ50N
to tell	88 -16ń12Ŷ18k21ǩ
to that	78 -16f-7Ǟ7ŋ9Ư16ƧƵ18H22ř34Ţ46G
to the	58 -12Ɲ-11Ū-9Ļ-8nHƖ7ľŮŴƕƙƵǧ8VŽƶǌ9Ƒǜ10Əƾ11ƗǄǨ12CǏ13y14ŭ15Ɠ20R24a26ů27ž28kƜ36ƌƮ37ǐ
to them	90 23ő
to think	88 -8XƬ13ŀ14Ũ17Ư18Ĵ19Ļ
to this	83 -9Œ13Ĺ17xœ25ľ33Ł
to to	77 10gX11jƮ12YŌ13ŎǞ15k26ƒ
to travel	90 -8Ǟ50ǀ
to us	85 -12Ĺ10ļ12ł31ĺ
to use	84 11ĴŽ23Ź27ţ
to walk	86 15Ŋ32Ļ
to what	86 17ŘƵ19Ň31ŗ
to when	86 -10ł-7Ł17Ő20g28Š33A
to work	68 -10Ů-8r12Ʈ14V15ŶǙ19ŭƷ21U22Ŵ37ŵ43ů
to you	60 -17ǩ-14V-13Ư-12Ƴ-11s-8ĺ-7x7ƏƬǧ8doķƃƪǕ10Ľ12B13ƞƴ14ŧǏ15ĸ19ŝƮ25Ǎ29M30ľ32Ł38ŜǨ39Ŗ48Ũ52Ň
to your	65 -24X-17Ŏ-14ƽ-11rƉƊ-10Ʈ-8ŤǄ8ƚ9ƀ11ŵƨ12Ƒ13B14A15ĸů16Ũ18ƤƧƷ20Ƴ32Ǟ33Ɲ35ǁ36ǝ38ƙ47ƫ
tobacco	79 14ǂ51ƹ
tobacco $	85 -13ǂ43ƹ
today	54 -17ž-14ǡ-11ń-9Ƶǩ-7Ƨ7ĸ11aŀƓ12tŜ14Ţƪ18Ĺ19ǥ22Ʀ23ŗ24jű25O27Ō30ŐŒ32Ļ38ŏ39i42ĺ
today $	56 -18ž-15ǡ-10ńƒ-7Ƨǖ7ƀƓ9ĸ11a13tǥ14i15Ţ16Ļ19j23Ĺĺ25Ʀ26OŐ27Œ28ű32ŗ39ŏ
today is	90 -9ŗ15Ŏ16ŏ
today or	86 -12Ƶ8Ļ10ŏ12j35Ō
today right	90 -12ŏ20Ō
today what	90 -8Ŏ-7ǩ15Ļ17ƒ29ƪ
together	76 8u10Ǌ11fM12Z13ǉ20s32ş
together $	81 11Ǌ12M13f18sZ
told	72 -13ǩ-11Ũ-10E8j9ƙƾ10luYƧƼ11ŦƁƴ14ļ17d23Ŕ26B28Ŗ30A
told me	88 -7k11j13Y14lƁ23d
told you	75 -10Eǩ9ƾ10ƙƼ12Ƨƴ15ļ25Ŕ33B34A
tomorrow	65 7IƄǧ9ƬǕ10űƤǘǣ11Ŗǝ15Ʀ18ĸ23Y26L
tomorrow $	80 9Ǩ11ŵ12Ǖ13ǘ
tomorrow what	71 -12Ʈ11Ƭ12Řű18Ʀ20Y
tonight	79 -7ĺ11ś13Ŗ14Ƥ15ǝ16rƦ
too	61 -12a-11ǈ-10d-9Ǧ-8Ż-7xř7bŅŨƼǩ8ūƂ9cĿŎźǛ12ŇŪ13ǚ14ƳǄ15Ǒ16ň17ƿ18Xş19U20o21sń24ƨƬ25Ž27j32q
too $	68 -13Ż-7Ǣǩ7ƜƦ8Ǝ10bńŅŎƬǆ11Uź15Ū16Ǜ19ƿ22ş31ƨ33j35s
too much	84 -8a7Ű11ŽƷ13X24Ƭ32ǩ
too or	86 -12Ǧ10ƃ12Ǆ13Ƃ17Ǣ32q
took	76 -12ƾ8k9ƀ10p12Šǂ13ƪƯ14ł19ŧ22tƳ31ũ
tools	69 -17Ű9Ƙ20ŭ27Ǣ37Ɲ57Ǐ
tools $	88 -17Ǣ27Ǐ
tools and	78 16Ǐ
tools or	88 -14Ǐ7Ɲ22ŭ
top	68 -9Ǎ-7œžǇ7aĺ8ǥ9WŚ12ƵǨ16ƣǊ17T26ƈ27ř28ľ29ƉǦ35Ƃ
top $	90 -11Ǎ-9Ǉ11a21ƣ41Ǧ
top of	73 -7ž7ŗƈ8ĺ10W13řƵ19T25ľ34ƂƉ
tornadoes	88 -9W15Ŀ19ƚ
total	74 -14Ť-10ǥ7ƀ10uƆƹ11Ơ12ZƗ14gŷ16Ņ17ǉ24ş28Ŧ
totally	88 15Œ16Ž
touch	83 10ń11ķŲ12Kƿ17Ƽ32Ŝ
tow	90 -7Ō59Ɓ
toward	88 19Ň24X
toward this	90 25X
towing	82 34Ɓ
town	74 -11Ƹ-7ƛ7Ÿǩ10ů11ŭ19EƟ21Q65C
town $	85 -35ƛ-12Ƹ10C12ů14ǩ24Q44Ɵ
track	90 12Ǌ15ǒ
tracker	90 -10Ş-7ŀ32Ž
tracking	90 18Ž
trade	80 -7G8yǣ12ǟ13m20z24S29P
trade $	90 -7G22z35S
traffic	86 -10m-7O12ů13ǋ15N21Ż
train	88 15Ǚ28Q37ů
training	81 -7ǧ31ź34Ǚ
trampoline	76 40ƍ
trampoline $	82 9ƍ
travel	82 -7Ǟ24ǀ33Ɵ
treat	78 -9ŝ-8œ8k16Ş25ņ28Ŷ31ŧ
treat you	78 -9ŝ-8œ8k16Ş25ņ28Ŷ31ŧ
treated	82 -7Ŝ13ņ14ƿ21ŝ27Ƽ
treated for	85 16ƿ29Ƽ
treatin	90 7ǚ9i16U
treating	83 16i17U18j22ŝ
treating you	83 16i17U18j22ŝ
treatment	90 17ƿ
treatments	86 34ǚ
tree	85 -9Ŀ16Ť17D26Ƒ30Ǆ
trees	79 -7Ɩ56Ƒ
trees near	90 12Ƒ
tried	90 9ń19Ž20ǘ
trip	85 -8Ů8Ɯ19ů30k
trip to	90 -9Ů18k20ů
trips	90 8k10Ɯ16ǀ
trouble	73 7ĸ8ĵƮƿǘ10p12Ĺƛƽ13t15ŞƼ19ű23ǜ
trouble $	88 -14ƽ11Ʈ29Ƽ
trouble with	88 10ĵ15ǜ17Ĺ19Ş
truck	64 -16Ɣ7HǕ9Ǐ10űƦǛǞ11Ǧ14Ĺ16ǋ17Ū18S19Ə24Zŭ31Ŭ34ų41Ŵ42Ŷ
truck $	72 -26ǐ-18Ɣ9ų13Ǜ17Ŭ21Zǋ35Ū64Ŷ
truck for	90 10Ŵ26Sǐ
truck is	88 -38Ū-13ŭ8Ŷ9Ŭű13ų70Ŵ
trucks	76 -13Ƃ7ŭƏ12Ǧ13Ɓ19ŵ55ǐ
trucks $	85 7Ū49ǐ
true	86 10ŧ14c15ł25Ŏ
true for	90 16ł26Ŏ
trust	74 -7Ļ8Ŏ12ņ13ƫ19ŀ36A43Ʋ
trust $	82 -7Ļ10Ŏ19A33Ʋ
try	81 -14Ő-12N21ǘ25I29ń30L33Ž
try you	90 -13N34L
tub	81 46ƍ
tube	90 24Ƌ
tuition	86 49Ʊ
turn	75 -14d-11y9Űƙ10Ŏ11ŋƧ12Vŉ13pţ14v15ǧ21c
turn #	90 -12y9Ƨ15V18p19v
turned	72 -13ǩ-9ťƳ10Ť11Ɨ13x15v18c19ţ21ŀƪ28ſ50ƴ
turned down	81 -8ţ31ƴ35ſ
turned in	90 -10Ƴ16Ť24ţ
turns	88 41Ź
turns #	88 41Ź
tv	90 -10ƥ13Ő16ƚ18Ɗ
twice	81 8y9R10s12ţǥ13Ĵũ14ŕ16ƻ
twice a	90 10R16Ĵ18ƻ
twins	90 14u20y24w
type	73 -10ƅ-8Ǎ7Ɯ8ţ9ǆ11ǔ12ƣ13Ƈǉ15Ɖ24d34Ʃ41Ƽ
type of	79 -10ƅ-9Ǎ-7Ƽ7Ǆ8Ɯ9ţ12ǔ13ƣ15ǉ18ƇƉ26Ʃ
typed	88 9f10b11ļ14p25E
typical	88 9ǎ12Tƿ18Ǆ
uber	81 48Ų
uber or	88 30Ų
ugh	81 7ƚ8R9ů12ņƞ19ǜ25Ǥ
ugly	86 9Ǥ12ņ19ĵ
umbrella	63 -8Ǟ14ǩ44Ƃ53Ǧ
umbrella $	72 -13Ǧ61Ƃ
umbrella on	90 -21Ƃ30Ǧ
umbrella over	84 -53Ƃ65Ǧ
umbrella policy	84 -22Ǧ14Ƃ25ǩ
uncle	84 12T18ǟ19B
under	61 -13Ŭ-10ǩ-9Ƣ-8ŔƈƉ7GŃŗǡ9jĵƖ10ƛƝ11Ɗƙƣ12ŪŻ13chiǤ14ĺœ15ů16Ů17nŚş18Ŏ19Ņ20ƺ22ƒ25ǃ27X29ǌ
under #	73 7ƺ8GT10ƈǅ14ƒ20ů21Ů25c27Ŏ
under $	84 -7c8E11Ǖ12ƙ14ĵ31ƺ
under a	82 -10Ŕ12Ŧ17Ū19X25œ31Ņ
under one	90 14ǣ36ş
under that	88 -19ƈ-10ǩ8Ŗ19j34n
under the	82 -16Ŭ-12n-10Ƣ12ǡ15Ƙƛ16Ɗ18Ż20i27ǌ
under your	82 -8ƥ-7Ɖ11nř13ǌ17Ɲ20ƣ23h26ǃ
underinsured	88 -13ŗ22ǩ26ſ
understand	79 9ŀũ11Ǟ12rĺĻƽ14Ţ17Ŗ35ň
underwriter	90 8e11Ť13n19ǀ
underwriters	90 10ƈ11ƍ20ũ
unhappy	86 44Ş
unhappy with	86 44Ş
uninsured	67 52ſ
uninsured motorist	68 27ſ
union	83 -11ĵ8Ʀ11W15Ŭ17ļƕ19ƨ20Y
unit	76 -27Ɔ-17Œ8Ǎ12ǌ13ƣ15ƠƤ17ǋ24D25ƥ
unit $	83 -29Ɔ-19Ǎ-18Œ15ƥ19ƣ23Ơ31ǋ
units	86 17Ƥ39ƣ
universal	90 26Ʃ
until	90 12Oŕ29ƭ
up	44 -17ǩ-16Ŗ-15o-14v-13ƞ-12qǞ-11Ňƶ-10sLŢŪŷơƧƳƷǍ-9BGŀŅňŤŧŬżƢƵǋ-8byƜƭ-7şſƍƕƗǦ7dCOķťƥƬǒ8WŝƇƓ9rĻłŰŽƹǏ10gļŐŚ11ĸĿńŜ12jŘŹǚ13YĺŨƏǌ14ƈƮǝ15ĴŉŮƩ17Hƃƣ18VŗŠ19ŁƾǗ20řƌǆ21ž22ƙƤƪƴǊ23xKĹŌ24i30kl34ƅ35t36œŔƉ51ŕ
up $	58 -24ũ-17ǘ-14ƒ-12Ŝ-10ĺŤƈƴ-9ŊŷơƮǋ-7ĸĿŖŗŬƢǟ7Ƒǔ8Ʃǜ9IƏ10pǝ11HǏ12ļǌ13ŒƓ14Źƅǩ15OV16K18Ś19ű20lǆ21kŉŕ22ƾ24ƌ25Ƥ26Ǘ32Ō35Ũ40Ĺœ50Ŕ
up a	85 -9ǩ11a13I15cœ19Ů
up after	90 18ƃ30ũ
up and	78 9iǤ10ǃ18ǎ24H26ǝ29t
up around	90 -13ǩ7l12Ű40C
up at	79 12Vǟ13r14Š19m20Ŝ33Ŀ
up for	74 7Ư8Ʊ9Ťťų11kHĶ12Z14ŕ16Wƨ25Š
up front	90 19Ĵ25ǈ
up if	90 9ĵ17ǡ
up in	75 -10Ɔ10Ɛ11ǋǨ12ǀ13ŉŐ15lǊ22ƪ39ƅ
up is	90 11M12ƙ13ŏ
up like	90 -13ƞ10Ǥ13Ŕ15ƅ
up on	77 -7ǋ7Ź8ƋǒǙǢ9t10ŕƉǌ12ƌ21Ǆ28Ƈ
up or	86 -9œ12ũ13Š17Ƥ18Ĵ23Ǌ
up right	90 12Ɲ15ƣ
up so	90 11ŕ
up that	90 11ķō13W14ƾ
up the	73 -23Š-11Ʒ-8H-7I8Ĺƃ9XƄƌ11Ǝ14Ĵķ15k16ľǚ17d21ĺ22Ŝ30Ʈ
up there	77 -27ƛ-7G9lx10ř14ź29j47ƈ53Ɖ
up to	71 -10v-9œ-8oĻ-7iĹŨ7X8ĺ9Œƙǒ12ƃ13kƹ15ƪ21Ž28tŘ32ŗ33g35ž42x50Ł
up with	68 8Vļǃ9őƓ10Ɓ12ư13r14YĻœ15Ş23Š29ĸƬ
up your	76 -9Ū-7Š7A11dŗ13Ə15Ŋ16Ǐ17Ń18jǗ25ǘ30ł
update	90 -17Ǐ16ƫ18Ǣ
updated	71 7Ǣ11ƋǍ16ƲǏ20ƌ
updated $	73 7Ǣ8Ƌ12Ǎ17Ǐ22ƌ
upset	78 18ţ33Ũ
upset after	80 20ţ
upstairs	79 7ƣ9Ɯ10ƛƥ17Ɔ24Ƥ28Ǎ
us	62 -14Aƕ-12ń-10Ńǩ7Lžơ8aŌ9xĽƆ10v12ŪŽ13rĵŋƄ16z17Ŏ18Ţ25ņ27ĺ31Ĺ33s62ļ
us $	70 -16A-15ƕ-7ǩ8j9ơ11Ľņ12v13z14Ƅ24Ĺ35s43ĺ58ļ
us do	88 -15s-7Ʒ10ž23ņ27r
us to	90 -11s15L17Ĺ
use	57 -13Ūƻ-7Ǘ7ŐƐ8ŵŽ9JœǓ10ǂ11Ǡ12ǩ14Źǘ15Ǒ17ǐ23ţ25I27Ų29ǖ38ƿ54ŭ
use $	80 -18ƻ-7Ŵ8Ə10ƅ15ŵ17ŭ23ƿ
use any	88 11ƹ
use for	90 -12ŭ-7Ǘ17ǐ19Ǡ26ǖ
use it	84 10ţ19Ų
use that	88 -17Ū11I45ŭ
use the	67 12Ŵ14ŭŲ19Ź
use tobacco	88 14ƹ16ǂ
use your	86 16Ǔ26ţ
used	74 -9Ǣ7Ų9ƹ11ǈ20Ɨ25Ž27ŭ37œ39Ŵ
used $	90 -11Ǣ25Ɨ48Ŵ
used for	86 -22œ40ŭ
used to	83 8Ų12ǈ69œ
using	84 -22D-12ǩ-10e16ƹ17ƕ21Ő22Jŭ23ǆ
usually	73 7O9ơ10W11Ķǩ12ĺ13ŭǡ14Ał15Ųǅ16ř28L
usually go	90 8A17ŭ
v	83 9ų14Ɯ23Ŷ24ū30Ū
vacant	84 46Ɵ
vacant $	88 40Ɵ
vacation	84 7Ɵ43k
valid	88 13Ÿ
valuable	88 9ƥ11Ɗ20Ƙ
value	66 -17Ǣ-9ǖ8ƁƓ12Ǐ14ű18Ŏ20ƒ22ľ25ƪ37Ʃ
value $	79 -8ǖ7Ʃ
value in	80 -20ƪ29Ʃ
value of	90 -17Ǣ19Ǐ21ű
values	77 61Ǣ
values last	79 -45Ǣ76Ǐ
van	84 -14ŷ-7ų10ƀ18kǏǢ21ǐ24ŭ
vans	81 -7Ǣ65ǐ
vape	88 49ƹ
vehicle	70 -16Ū-14ǐ7ƀ8ż10ž11ŵŶ13Ż15ŭ16ū20Ű31Ŭų40Ŵ
vehicle $	84 -23Ū-12ǐ15Ŭ18ŭ34Ŵ
vehicles	70 -7ųŴ9Ƅ10Ǧ51ǐ55Ū
vehicles $	84 27Ū
vehicles do	79 -7ų18Ūǐ
vehicles does	90 -10Ū33ǐ
vendor	90 42Ǖ
vendors	88 19Ǖ
version	88 14O15Ť
video	85 13gƗ34M
vin	72 -17ś109ū
vin $	83 -17ś45ū
vinyl	88 24Ƈ
violations	85 28Ż
visit	85 12N27ǁ32ƾ
visit $	90 35ƾ
voice	90 -11ǩ13ľ17Ľ19a20Ŀ
volunteer	90 17Ə
volunteers	90 8Ə
w	82 -10ŷ-8S10ƿ13b16n25Ǒ29Ǉ37ő40T
w #	86 27Ǒ30Ǉ42T
wages	75 -14Ǌ7T10ǜ13ǣ24ƃ70ǉ
wages $	84 8ƃ13T15ǣ
wait	78 8ŏǧ9ŧŵ11Ū12ĺ13r15Ǐ22Ń23Ś24s
waiver	90 -11ơ10ǌ23Ǔ
walk	62 -11Ũ-9Ĵ-8Ư-7ǟ7ŵǖǨ8yƛƧƽ9ǘ10RŖƤǈǕ11Ɨ12nĸƮ13ż15ł16Z17ǔ18Ļ19ƣǝ30Ť
walk away	88 33Ļ
walk me	64 -11Ũ-8ĴƯ-7ǟ7rǖ8yů9ŵǘ10ƛǈǕ11ŖƤǄǨ12Rĸ13nƮ14ż16ł17Z20ǝ32Ť
walked	90 -9ĸ-8Ļ14ż18ǔ36Ǆ
walls	79 -8ƅ-7Ǣ11Ɨ14Ǎ24ƌ49Ƈ
walls $	85 -8Ǣ7Ơ10ƌ12Ɨ20Ƈ
want	46 -22ŗ-13ŚƦ-11Ŧ-10rN-9Ş-8ĸŁŖŘřŵƠƯ-7cmłŏŭŹƒƮ7śǦ8ŒŴǧǨ10ƃ11ľƵ12oŊ13ŀŉžƁ14bVĹŝ15JŃſƀƗ16Oǁ18ǌǓ19yŕ20LƄ21ĴƂ22K23M24ơ27sX28ƫư29ƬƱ30ǩ32Ļ34Ō37ƭ39ƶ
want $	74 -31ơ-21ŗ-17Ʀ-8ǩ-7ǡ10ƫ13ƶ15Ɓƭ16Ǣ17Ņ31ǌ51Ǔ73Ƭ
want a	79 -15ǧ-12ǡ-7X8ư11Ƅ12ŕ13y16Ļ20ơ33ǌ
want for	88 -13Ļ-10ŝ16Ʊ26ƶ38Œ
want it	75 -8ǩ10Ƽ13ľƫ15Ƅ19Ń27K48ƭ
want me	73 -13Ř-12Ĺ-10Ń-8Ļƶ-7HǟǦ11ňŋ13Ƭǩ16MŌ17ž20KL21Ƃ36Ŋ46Ŏ
want protected	74 19ķ
want that	85 11Ɓ12Ĵ50ǩ
want the	77 -17Ś-15ǩ-10Ǣ-9Ļ7Ɓ9Ž11Ɨ12Ož13Ƅǡ14ƃ15ǁ22ƶ27J
want to	53 -19Ǔ-15Ƭ-10NŦ-9rƂ-8ľŊƄ-7ŁŎ7vōƘǩ8ešźƶǃ9ƫǖ10oőŘ11ŕś12ALOơ13HŴ14Ǧ15Ʊ18s19VĴ20b21Mǧ23ſ25ŀŝ27Ĺ28ŉ31Ƶ45Ō49X
want you	88 9ŕ24Ǔ
want your	85 -7Ǔ8ƶ10o22a27ľ
wanted	84 -8ǩ10G11ƍ16Ǟ28ŉ
wanted to	88 11G30ŉ
wanting	88 -10y7Ń10ŉƱ16kĹ
wanting to	90 -10y8Ń10ŉ11Ʊ16k
wants	75 -10ŉ9S10fsļŶ13ơ14Źǩ15Ƅ17ǧ24Ǔ
wants to	85 -11ŉ11S12fļ16ơ17ǩ
was	45 -17d-14Œ-13Cŀŕ-12Ǟ-11ǝ-9Hłţƭƾ-8ĹōŝǚǢ-7yĸŃŎŴƗƙƫƬǎ7tņű8ĵŻǘǛ9T10Ǎ11ŸǊǙ12ƞ13Ʋ14k15Ļ17Ƌ18ƛƴǩ19ŉƤƼ21Ŕƅ22pBœ23ƈǜ24ĺļň26šũ27Ņ28ŵ29Šŧ30ƽ31ż32ƒ44ŤƳ45Ũ48ť50Ŧ
was $	90 -35ƾ10Ɠ17ũ52Ƽ
was a	79 -9œ7ň11Ľ13ŇǄ18Ŕš23Ƥ
was about	90 9Ť17šŦ
was anybody	90 26Ť
was for	88 -15ƒ12ĺ19Ũ32Ŧ
was i	90 -20C-10D-7Ƥ85ǩ
was in	83 -8Ŧ16Ş31ŵ35ť
was it	61 -18Ņ-17Ũ-14ŧ-13ŀ-10ǩ-8ŝ-7ŜƼ7Ŕ8lAƇ9ŤƛƲƽ10wœƅ11Řżƾ13ƈ16Ŗ17ŦŸ18ƴ19c25ŉ36ĺ40ļ44Ƴ47Š49ƒ
was not	90 12b15Ƥ22ż
was on	88 -12Ũ11B14s18ŧ25T
was that	64 -14ĺ-13ŕŠ-11ƀ7ƒƩ8ƈ10ŅũƼ11S12ż23Ť29ƴ47Ƴ49Ũ55ť
was the	61 -12ż-10Œ-9ǞǢ-8ţ7ƀ8šƂǅǦ9ŜƒǏ11ŠǍ13Ũ14Ǌ17Ǜ20Ť23Ņ25ƛ27Ƌ28œ31Ŧ40ŧ
was their	90 16Ŕ
was there	81 -18Ƴ9ż10Ŧƽ13š14ţ16Ŕ18Ť19ǜ
was uninsured	80 15ſ
was your	66 -17ť-13d-10Ƽ-9ǚ-7Ƴ8œ9ƾ12z13oƸ16Ż17ņ18v19ż21p22Ǚ24B25ű29k34ƽ
watch	88 -11Ǩ19ǩ29Ư
watches	85 11Ɵ16Ž25Ƙ
water	60 7ƺ9Ɗƍ11Ơ14q15Ǝ17Ɵǝ31Ť42Ƌ58ƛ62ƙ
water $	81 -14Ɗ9Ť12ƙ15ƛ19q27ǝ
water damage	85 -10ƙ34ƛ
water go	78 20ƙ
water heater	83 -14ƛ37Ƌ
water in	90 10ƙ15ƍ
water near	79 28ƙ
water off	90 29Ɵ
way	62 -19Ů-14ǩ-13ń-8ĺ7ś8ņ9rƶƿǂ10Ƈ11XŎ12ňŞ13yǁ15m16jŵƑ18a19ļ21Ŷ25Ţ30ŀ36K40ů
way $	75 -21Ů-11ǩ9Ŷ10ł13r21y24jļ32ů51ŀ
way around	88 13Ƒ16ǂ20ǁ
way it	90 9ao18ũ
way to	78 15Ŏ19Ŷ25ŵ52K
we	53 -20ĺ-16r-15Ň-9Ǧ-8ŖŽǈ-7PŘǟ7ŏƊƖ8fşƛƨƩ9cŉŊ10š11ļƂƵ12dņƀ13ť14ƭ15Ɔ16vƕ17hƱ18XŕŚ19Ŏ20IƬ22ŋ23iŁ24Ŵ25Ĺ26Ļ29Ľ30Ū32M41s89Ō
we are	72 -10ŏ-9Ž-8Ńǟ7Ʊ9j10Ūǂ11Ł12ĻƄ14Ŏ15Ś17Ōš19ņ26Ƭ
we can	90 16ƭ
we do	79 -17Ň7ŌŎ9Ƶ11N12ŕ13ŁƊ14M17s35ǩ
we get	76 -10Ń9ƀ10Ļ12i21s29Ō34I
we go	88 7b8ŋ11s13X19Ō
we got	85 10Ɔ16ŊƖ22ļ
we have	77 7ŕ8ōƨ9G11Ŵ13ŎŪ14Ʃ27Ō
we meet	88 18M
we need	88 -7Ō13Ł14ķƁ17u
we talked	90 -9r13t14ƨ
we talking	77 -15Ĺ-9ǩ7Ń10OŦ14hƆ16c17X23ť28v
we will	86 10d11s15Ĵ
weather	83 -10Ƴ14Ť24ƚ33j
website	83 12ĹĽ38ļ
wedding	86 7ǔ12fĺ
week	57 -9ǐǩ7z9ƕ11gŐ13iP14Ɩ15Ńů16ĺ18ƿ19Ų21ŵ25L27ǝ41Rŭ
week $	65 -12R7k8ĺ9ų10ƕǝ13g15Lŵ17P23ŭ27ƿ
week and	79 13ŭ23ĺ
week do	81 -15ŭ-10ǐ8Ů26ů28Ų
week is	77 16ŭ25R
week or	90 -7H9Ń25Ɩ
week you	90 10Ų12Ľ28ǝ
weekend	76 -7Ų8R13ŭ18ťƿ48k
weekend $	83 53k
weekends	82 9ŭ15Rǎ19Ɯ24Ų
weekends $	90 -11Ų11ŭ17ǎ21R
weeks	73 -9X8ƃ9ǎ11ŕ12Ǩ15TƤ17ĽƟ25ŵ
weeks $	86 -10X8Ń10Ƥ26ŵ
weigh	82 16Ł22ǂ38ƺ
weigh $	85 41ƺ
weight	76 49ƺ
weight $	82 28ƺ
weird	90 -14J-8ź10m29ǘ
well	68 -14Œ-10dq7x8kű9aHō10Ļŧ11ĹǊ12Nǉ17Ŗ21Ŷ23p24ń30t37ǟ47ŝ
well $	79 -15Œ-11diq-10o-7ŧ7p28Ŷ33ǟ42ŝ51t
well that	85 10ŧ12xń14Ļ15ǟ21p
went	67 -10ǩ-8Ʈ-7G7Hĺ8QYőƬǜ9ť11kzņ15Ƴǅ18l22Ŕ26Ũ27ŀ28œ30ƅ37Ť40Š
went $	86 16ņ19Š31Ƴ
went down	90 9ǖ15ť23Ť
went from	90 52œ
went through	90 -18Ť-7Ƴ20z46Ũ
went to	88 -9Ʈ11H13Ƭ14ǜ27l
went up	86 -7ǩ33Ŕ44ƅ
went wrong	90 8ņ27Ť
were	53 -16Œ-14Ļ-12Ř-10ĿŔŷ-9Ŵǩ-7ŞƤ7ƅƍƦƱ8Ư9Šƈ10XśƴƵƷƹ11lŻǢ12Ĺ13ƎƭǤ14ļ17żƬƮ18W19Y21d23Ņ25rŸ26š30Ƽ31œ32ǝ33Ũ34ŧ
were down	73 51ǝ
were gone	83 -9Ŗ8Ʒ12Ʊ22ƎƮ
were hit	80 -16Ř37Y
were in	80 15ŵ
were not	81 -10ǝ-7Ş8Z9Ʒ13ŝƯ14ĸ17Ʈ
were the	77 7ƈ11Ǐ19Ǣ
were they	82 -7œ8Ũ12U37ŧ48Ņ
were you	63 -12Ļ-11ŝŷ-10ĿŔ-9Ŵ-8ƃ-7Œ7ŧ9ƅ11l12ƴ13ŻƵƹ15X16Ǥ17Ŗƭ21ļ22Ÿż24Ƭ29d34š38Ũ53œ
wet	88 -17D12Ɗ13j19ƛ22ƙ
what	24 -32ŷ-30Ŭ-22Űų-21n-20Ł-19F-18ŌŜǠ-17AN-16Ƥƫ-15Ĵǐ-14OţŹƟ-13ļ-11bsHńůŶƜƢƴ-10ŏśƂƿ-9txMŊŽƄƏǀǦ-8zKSVĽǕ-7őǋ7ǔǖ8yRžƋƚ9řƅƌƪǍǗǣ10dDĶƼǨ11IŃƕ12iư13ŵƑƨƵ14hQũűƃǉǎ15JņŢūƧ16vƷ17qƉǓ18cŘƘ19LŨǃǝ20Ƭ21YŲƓƽ22ƊơƦǥ23mZƩƺǏ24ŔƇ25Ǟ26wWłƻ27CƔǊǩ28ō29P30Ň31ƶ32TķľŎ33XŅ34ǈ35ŝ36ŉŴƒƠ37g38BĻŦ40Ǆ42Ť43ŀ45ĺƗ47Ŗŗ50Ş51œ53Ŀ54Ū56Ĺ57Œ
what $	73 -42ǩ-28ŷ-25Ū-21l-14ŝ-12Ŵ-11ł-7ǐ9JƮ11Ť14ŶƧ16ō18pŘ20Ɨ25ŵ26ŗ32ǝ34ŭǈ40ų49œ
what a	84 -25Ř8ư9ƶ15ŵ43ǩ
what about	77 -15ǂ-13Z-11P7mq10ş13żƧ20ƽ21Ʊ27ƨ39Ŵ
what age	85 -15ŷ-9Œ9v15ƽ20Ÿ22c30ƭ
what all	80 -23P-10ƨ-9ŏ8Ƒ12Wķ16ǥ17Ť22Ɗ32Ǆ33Ŗ
what amount	83 -7ő11Ɨ12ŗ15X16Ƭ17ǖ
what are	55 -35P-17C-12œŽ-11Ƙ-9ŔƜ-8ciQŝžǥ-7ŧűƗ7bƠ8ư10RƓ11Ǣ12ƻ13ľǐ14vyǈ15řƒ16ũ18Ǌ21kĿ23ķĻǏ24ǡ41Œ43wł44ŗ50Ū61Ĺ
what becomes	90 17Ǩ20Ƨ
what benefits	90 
what bills	77 -16ƶ11ǝ21Ʈ32Z
what bothered	80 21Ĺ
what breed	88 45h
what brings	88 39Ĺ
what can	79 -19ǩ17ľ19X54Ĺ
what changed	86 9Ǟ55ĺ
what city	88 34C
what comes	84 -13U-8Ĵ-7Ƨ16Ǌ20J31W37T
what company	88 -17Ş-15ǃ-10ŝ-9Ļ-8Ǆ-7ǐ39Ő92Q
what condition	90 -18ƈ18Ɖ20ű
what could	65 -12Ʈ-10ĸ9Ř13Ş21X35Ǆ43ķ52Y
what date	85 11d12ť27ŕ35Ń
what day	76 -14Ĺ-7Ɓ16ŃƄ18ŕ20Ĵ22Ɩ27d71L
what deductible	72 10ƀ11Ř21Y
what did	52 -20Š-17ŖƳ-15o-14ŧ-12Ť-10ň-9Œŗť-8dł-7Ĺǃ7zŻƕƱ8Ŕƀƶ10TƵǞ11ŘŜ12ƾ13Ş14Ƽ15ŵ16ƺ17ŏǩ19WŅ20ņ23ǝ25Ŏ26w29mŢǊ31ŉ33Bũ34ƽ51ƒ52œ79Ŧ
what do	48 -51Ŭ-30ǐ-29Ů-22R-21ĺǩ-19F-18Ŵ-15ŶƇ-14QŃƝǏ-13ůǇǔ-12U-11łň-10Śƞ-9sĴǋ-8qBLŵƤǄ-7dXƌƒƬǕ7aƊǓǠǥ8Ľ9ŏŗư10ĹǊǝ11Ʀ12ūž13ŀŖƠǗ14ű15Ʈ16wŔƶ18Ř19ŭ20ZƵǉ22ōǈ23ƺ24Ŏ28o29Ň30ƻǛ31ķ32Ş36T38Œ40Ļ43ŪŲ44W49ŝ51ǃ53g56Ɣ62ľ66P
what does	56 -51ų-25Ň-24ž-17Ǡ-16Ʃ-12ǂ-9sƢ-8ǥ-7ŕ8Tǃ9R11oW14Ǔ17w18Ĺ23ŏŖ29Œ31ŗ35ơ40q43Ơ44Ǆ54ǩ72Ŵ
what else	71 -14ǩ13ŉ17ƌƑ20Z26ş67ō
what exactly	86 -13Ǎ-7Ƭ9B14ŀ17ƕ23ơ28Ƨ
what got	83 -9ư7Ĺ38Ť78ĺ
what grade	88 -9ź25ŧ29v
what happened	67 -18ť-14Ŗ-9Ł-7ƽ10ǣ12ǩ16Ĺš17ĺ19ņ20ō25Ť26ƛ46Ƴ
what happens	66 -8VņŖƮ-7ĺ7ǒǚ8ŵƙǩ10ƃ15ĸ17Ļ19ǣ20Ƨ22ŗ24ſǝ30Ʒ
what has	73 -10Ŏ15ƕ16Ƹ21ł
what have	68 -7ŏŞ7ſƦ8Ʊ11kư12ķ15ǡ16ƌ17ƀƃƘ19ũ24ŝ30Ǟ
what hours	84 7Ų11R14L
what i	69 -10Ĺ-8b7HŅ8Œ9uŎ10BL11Ľ12p14Ƙ17ŵ22iŊ33U39Ň54ň
what if	73 -13WŒ-11ĺǝ-9Ƴ-8Y-7Ŗ8ǘ9ſ11ǡ13ǚ14Ƨ16ĸ20ƜǕ21ƃ22ŵ27Ʀ72Ǩ
what insurance	86 11Ǔ22ǐ23ǩ27ǥ
what is	38 -24ķ-22ű-21œ-17ş-16ōƤƱ-15ƣƮ-14Ʃ-13sCŏ-12zŨ-11wWńŌŜŰƕǕ-10Ŧŵŷǐ-9uNőŤŸƅǟ-8vGňƀƫ-7HSĴŠſƵƽǡ7hAŶŽ8eŚŞƝƯǗ9lľƑǌǓ10rRX11ŝǊ12řƞơƬ13LVŢŪƘǏ14mEJƚ16IƓƻ17Ǉ18yYƦ19jūƺ20cgžǩ21Dǣ22Ŵ23K24TŮ25Ɣ26Ńƪƶ27Ɗ28iĹǍ30ŅƇƒ33ĿǞ39Ň48Ŗ49PƗ60Œ83ŀ
what it	72 -7Ŏǩ8Ɨ9ĺŔŢǝ11ŗƩǢ13Ŀ14Ɖ16Ũ21Ś23Ɠ29Ŗ
what keeps	83 -11Ű-7ŭ10Ţ14ƻ17Ŀ25P28ŝ
what kind	59 -30Ǜ-17Ŷ-16Ʀ-15ƪ-13ƈ-12ƅ-8gŀŇťƻ-7U7YƝ8ŮźƐ9Ƹ10Ǝǥ12ƚ13Xŧ15Rǆ16qƉ18h20Ť21Ƈ22ƣǩ24ǔ28Ū34Ǆ36Ƌ45Ʃ
what liability	73 -26ǡ29ŗ31ž
what life	88 7Ʒ10ƨ13Ʀ
what limits	75 -11ơ-9ǡ14ǌ20Ǔ29ŗ
what line	86 19Ǆ44q
what made	65 -11ƻ10ņ22ƞ25ĹŶ35Š59ĺ
what matters	90 29ľ
what month	88 7dŕ15ť
what number	79 -9Ļ-8ŗǩ9I10c23X31Ņ37Ƭ
what other	83 -9Ĵ-7Ǣ11ń13Z20Ƒ53ş
what part	81 -12Ť11l12Ŀ13Ʈ22ň39C
what percent	82 -7ǈǊ9ǖ13Ǜ19œǑ23Ǆǆ
what questions	88 10ŉ
what reason	90 20Ŕ
what savings	80 -16Y36Ř
what shape	88 14Ɖ25ű
what share	90 12ǆ15ǔ
what should	86 -31L-27K-12ǩ-10ũ19ǧ26ŧ28Ŏ68a
what street	90 31D
what that	84 9ŖŤ12Ŧ14ņ16B20Ũ
what the	74 -9Ư-8I-7ǚ8Cœǩ9Ɩ10Ǩ11cƮ13ǡ15ƾ18Ŧ21ƅ25Ǌ
what they	77 -12Œ-9ŀǢ-7Ŗ9Ƈǁ10Ŕ11Ɨ12Ɠ13H17ǈǋ18ŝ19Ų24Ơ
what time	79 -16Ɩ-14q-11g-9ƨ-7ŵƙ10ť17ǩ18LŲ21R42s44ǎ
what town	90 10l19C
what type	81 -14Ƽ-11ƅ-9Ǎ7Ǆ12ǔ13ƣ18ƇƉ42Ʃ
what vehicles	77 -7ų10Ū42ǐ
what was	64 -41ť-15Ņ-10Œ-9ňǚǞ8ņƀǦ9Ƃ10ĺšǙ12o14ǩ15z17T18Ŕ23Š26ŉ27B40Ť52Ũ53œ
what we	88 8Ʊ16uƩ
what went	84 7ņ27Ť42Ũ
what were	83 -15Ļ10Š27X45œƼ
what what	74 -11ǩ-8x8ĶƤ9Q10vž11ISŃ13uPƻ15CĻǅ
what will	86 -10Ʋ26r40ł
what work	88 9Ǒ18ƌ20Ɲ
what worries	72 27Ŀ
what would	50 -16Xǩ-13qƵ-12ũ-11TŴ-10A-8ĴŊŗ-7sMŒŰ7rƊƗǡ8ĿƱ9Cŝǜ10őž11Ƒ12ŇǕ13ƃƎƶ14Ǣ15Ƭ17ķǔ18ŀƯ19Ǐ20Bűƨ21ZƦ22łƪ25Ʒ27ǘ28ŉŞƒ38Ŏ63Ļ
what year	67 -21T-19Ɣ-11ż-9DǞ-8Ǌ-7œŴ7Ʃ8pv19ő22S23ǅ27Ūƈ28d36G40ƅ79ť
what you	56 -39ǩ-19X-17Ŏ-12ĺ-11ŵ-10ōŢǄ-9kŠƞƷǝ-8rKŀňŶƑ-7BľĿƒƘƬ7sPĴŨŭ8ŤƉƌ9ŒƶǓ10ŧǅǏ11yƃƱ12dGń13ĹƓƥ14uŞ21ķƗ23Ŧ24ư25Ķ27ƝƠ28m31gŇ38U40ű42ǟ45Ƶ74Ŗ
what your	79 -13ǌ7W10Ʒ11ƽ16Ŗ26Ņ28r31ơ
what zip	90 
whatever	77 7Ż8Ɵ9Ś10Ɲ11qũƑ12ư14ş18Pŉ
whatever $	83 9Ż10Ɵ11Ɲ12Ƒ13ư
whatll	86 23Ķ25ł
whatve	78 7ũ8Ǝ9Ūƌ10žƦ11Ƒ12Ƈ15ƥ19Ɨ
whatve you	78 7ũ8Ǝ9Ūƌ10žƦ11Ƒ12Ƈ15ƥ19Ɨ
wheel	77 -7v26Ź27ŷ38ų
wheel $	88 9ŷ11Ź15ų
wheel of	86 43ų
wheels	85 12ŀ20ǐ26Ū33ŵ
when	40 -26ǩ-19Ť-16ņ-15l-13aŁţơǋ-12ũŷ-11iM-10ōŵƀ-9qĺŀŞƜƞƮǟǨ-8jzCńǝ-7bwBFUķŎřŝ7Ơǖ8ĵŘǍǜǣ9ĸœšƄƻǅǒ10ƿǛ11ŗƤƹǢǧ12HŨƙƭƷƽ13rĶśƁƴƶƼ14ƈǏǙ16ſ17yĹǞ18ŹƋƾ19ŜŸǂ21d22Ƴ23G25ORŖƅ26vV27g29S31Ɵ32Ƨ34ǎ36sŃ37ő38ť44L46Ɩ52ŕ
when $	71 -34S-20ơ-17ǌ-14ŷ12ƈƿ14ŕŸ15ǅ16Ŝ21Gǧ36ő56Ĺ
when a	85 -11ǈ9ǒ12ƚǓ17ǣ24Ǒ
when are	76 -13gi-12ǅ-7Ķƞ9H13Ǟ17s18ŃƟ23ǎ36L44V
when could	86 12ǁ19ś
when did	60 -22ŠŤ-18ǎ-16Ŕ-15ƒ-13Ũ-12ŧ-11Hţǩ-10V-9ĶŃ-8ƈƧ-7Ŧƽ8ǒ9ŕƌƘ10Ƴ11ŜƚǙ12ƫƾ13fƿ15ŹƑ16š17ǂ19ƻǢ23ƹ24Ŗ30Sǅ31ƅƼ32G52ť54ő
when do	62 -15ǅ-10ł-9G-8sŁŕƧ9ĴǛǞ10ŲƄ11cLƕ13d14Ŭ15H26y31V49O52Ń57Ɩ59R
when does	76 12Ƅ16ǎ38ŕ
when exactly	79 11ŕ14š16d
when he	85 -11Ƽ15ǣ28ƽ31Ƴ
when i	86 -11Ĵ16Ŷ17o19ǖ21ĵ
when is	63 -24p-19ƅ-15Ń-14ǋ-9ơ-8Ƣ-7bdŀŬƟ7ŸǤ8ƾ10Ʋ11W14Ŝ18y19k22ǌ25Ź26s28Ƥ29Ɩ48ǎ50v56ŕ
when it	71 -19Ƴ-10k-9ŃŰ-8ǟ9ǎ10Ŧƅ12Řƶ14ŕŨ15ťƽ21ľŤ38ƙ
when she	88 -9ƹ11s15Ƴǂ
when that	90 -10Ƴ-7ƚ18Ũ19ĸ
when the	76 -9ņ-8ő9ƟƠǙ10Œ11Ũƈ12L13gŕŦ16Ƣ43ſ
when was	63 -15Ť-14ŕ-12d-11Ũ-10ƀǢ-9Ŧ7ƹ8ƛ10ǅǏǙ12Ƹ15Ż16żǛ18Ǎ21Ŗ23ű28Ƌ30ť32pƴ
when we	90 15Ļ25Ľ
when were	75 -16l9Ƽ10Ǐ18Ǣ46d
when would	77 -8R12Ɩ15Ƨ17L19Hƭ24V45Ń
when you	54 -11ŕ-10LV-9ōť-8Wƛǩ-7RŁŃŞŦǟ7ſƯǉ8sGŇŰ9ǂ10Ʒ11ƶǏ12Ÿ13ǈ14ǀ15Ũ17ƒ18A19Ǟ20ǜ21Š22łŗƁ24gĿ26r27ŧ29œ31Ŕ33Ķ42Ɵ64Ƨ
when your	86 8ƅ11s29Ƴ
whend	75 -20ǎ-15Ǐ-11ƞ-9Ɖ8ƹ11ő12ƅƲ13ťǢ15ǅ19ƈ20ĵ26S29G
whend you	77 -19ǎ-8Ɖ8ƹ11ő12Ʋ15ǅ19ƈ21ĵ27S30G
where	49 -22n-14Ƌ-13PŌœ-12R-11Ʈ-10GĹƝǍǨ-9sųƟƬ-8oŃǄ-7ŐśƧƩǈ7yūƍ8Š9ŢŭƛƭƷ10Ǟ11FHřş12ŅŚƄƦ13Ťƥ14ķĸńŴ15lļź17ĵƾǏǕ18ǀ19j21Ɗ23X25J26Ǘ27Ƥ29q32Q35ǩ43M47ǋ48D51C61Ű
where $	90 -15n11Ǘ23Ű
where are	71 9ǀ10H11Ǐ13k14CǗ16y34l
where can	90 -7Ō18J
where did	84 -19œ-8l-7Ţ9m23ļ27Š30Ť34ǩ
where do	67 -16n-12lǩ-10Ǩ-9PRƝ-7V8H11ƍǔ12zū13ŰƤƥ15Ǖ16Ś17Ǐ24J26Ņ28Ǟ33C34M36Q
where does	72 -9o9r10Ǖ13ŭǗ15ź18ƙ26Ű
where i	86 11Ţ14Ɗ17Ƅ18M
where is	67 -19Ƌ-14M-10Ǎ9Śƛ11ź12Xƥ13Q15lĵǩ18C20şƦ21Ǘ22Ɗ26ƾ41q60ǋ
where it	86 10ž14ŝ15ǘ17Ŏ24ř
where should	82 15J24D
where the	88 16Ű
where would	73 -15Ʈ-7Ţ7H8g13ǝ16X22Ʒ23Mĸ32D48Ƥ
where you	69 -10ĹƬ-9Q-7Ō7ǋ8ļ9Lƚ10Ļƭ12X13Ű19FŢ20V23D24ķ28C37j
where your	88 10ŵ13D14r20ĵ
whereabouts	84 -10Ǎ8M15ǋ19ƣ25C
whered	77 -8W-7ź8Ʀ16m17G23ļ38l
whered you	77 -8W-7ź8Ʀ16m17G23ļ38l
whether	83 8ŏƀ9ţ10ƐƵ14Ĵ
whether it	90 14Ƶ
whether you	88 9Ĵŏƀ10ţ11Ɛ
which	54 -12ǚ-9uY7bcŸ8ƻǏǥ9dŀ10ńňŉŴƴ11ļŷ12DEŪŲƕ13Ɓƣ14ū18J20R21ľť22ǈ24Q25C29Ő34ų
which bank	88 -12Y11Ŭ24ƕ
which car	69 -32Ū-9Ő-7ǂ10ŷ11ŭ13Ź17Ŵ50ų
which cars	88 -19ŷ-17ų10ƀ67Ū
which company	80 -10ń10ƅ11Q16ƴ43Ő
which floor	88 37ƣ
which machine	79 9ǝ15Ǐ
which of	90 9ų
which one	84 -18ǚ-13ų8F13ƶ29ľ38ǈ
which ones	84 -13u7f15Ū18Ɓ50ų
which other	88 7ş32ń
which state	90 -24Ő-10ŷ14Ÿ19C28ū
which year	90 36ť
while	70 -18ŝ-10ŭ-9ŖŽ-8q7Ɓ8Gŉ9ŜǠ10ųƜ13ŵ14Ň16Ś17Ɵ18ŧƎƯ22Ƥ23Ų27ǝ32ő
while $	86 -15ŝ-8ǝ12G13Ƥ40ő
while you	84 -10ŖŨ-9q11Ǡ17ŧ21Ɵ22ŲƎ31ǝ
who	38 -22Ɣ-20ŪŲ-19Ŵ-16Ǉ-15ƣ-14tTĴŒŚ-12BNPŸ-11ķŀ-10LĻĿŏŢŭǢ-9fDHĸƝ-8yWłŨƒƞƿ-7sxRVYĹľŦƗƦƷǃǉ7Ɵ8qŝ9ſƐǚ10ǘǞ11ŹƄƙƾ12ZǍǕǥ13Ɓ14aǛ16ŬƤǧ17ƃ18wǗ20Ǩ23ǜ24Ʋǐ25ńŠǆ26ƶǅ29QƜ30ļ31Ǒ32ş33oǩ36uƢ38ųơ42Ł45ƕƯ46AƳ47ǔ48Ŝ49Ǡ50n52Őƫ53ŷ58ǈ
who $	88 -20ń-14ƫ-12Ɣ-11ơ13ƕ18Ő23Ƅ26ƶ
who all	81 -7ǈ9ǆ12n18Z20ŷ
who are	72 -20ş-10f-8ǒǖ7Ǖ8nŷǑ9u12Ǎ16oŐǆǔ18ǩ30ǈ
who checks	90 16Ǜ
who comes	85 -10n9Ə17w21Ɓ46Ɯ
who could	86 -9Ư7ŷ17Ɯ28Ƥ38Ǩ
who counts	72 17u33Ư
who decides	90 26Ł
who depends	77 -11n21u24Ư
who did	86 -14ǩ-11w-9Ǒ15ƌ30Ƴ35ƫ
who do	64 -15Ƅ-13Ǡ-12NĴ-11Wŭ-10Ʋ-9ǈ-8R-7ŁŖ8ŲǕ9ļ10Ŝơ11w14Ƣ17Ɓ22u24Z25ş26ƕ31Ǒ35Q42ǔ49A52Ő
who does	74 -25Ų-11ǉ-8ŀ-7ǩ9Ǒ24ǈǛ28Ǡ39ǚ41ǜ
who drives	70 -19ŷ-15Ū39ǐ42ų
who else	68 -13D-11ŷ-7ş9n11ų15h22ƙ30ńƢ31Ł32ǈ
who gets	85 46ƫ
who handles	79 -13ǈ-11ş-10Ś14Ŝ15ǜ16Ǡ19ǖ22Ł39ǘ
who has	81 -7aơ7ſ11ŷ15Ł22ǌ25ş43Ǘ
who holds	90 -7Ɣ9ƕ19Ŭ
who i	86 -12ǩ11rń14ơ34a
who in	73 -17ų-13n9ǒ14ƽ39ŷ
who is	51 -21ǌ-15A-13ŲŸƔ-12ƽ-11Ū-10Œ-8tĿŚŹ-7ƃ8lzƄ9ŵǙ10u12ƨ13aŬ15ǩ16ǐ18ƾǍ19Ő20Q24Ƣ25ǥ26ųǠ29ŷƯ30w31Ʋ32ƫ35ş38n41ơ43ƕ46oǈ
who keeps	90 13Ɵ17ǒ
who lives	90 -12ų-11z26ŷ29n
who looks	88 -14Ǡ9z11Ɵ30Ŝ
who makes	86 27Ł
who needs	79 -14T-8ƕ7ŷ12ơ13Ł18Ƅ21Ư
who owns	82 -18ƣ-8n10ǋǍ13F19ơ30ǆ
who pays	77 -8ƕǈ7ǣ16ſƱ24ǝ29Ʈ30ƃǠ
who rent	80 13Ǒ
who runs	88 -7A14Ǩ19ǉ22ǈ
who sent	90 55ļ
who should	88 13Ǡ21ŷ34ƶ
who signs	86 12qQ13Ǡ19Ł
who started	90 43ǅ
who takes	88 16Ŝ18Ǩ34Ǟ
who told	86 -10ǩ13Ņ17ļ51A
who was	85 -18Š9ƽ15ņ21Ť46Ƴ
who who	88 7A8z
who works	71 -8Ǉ16Ɯ34Ǒ40ǈ
who would	74 -18Ő-12ƃ-9Ţ-8ǉ-7ĸ9A11ƶ18ƫǠ21Ư24Ƥ45ǩ
who you	83 -9n14Qƫ17Ŝ18Ǖ39ŝ
whod	66 -16ƾ-14u-9m-7ż9ľŵ10ǣ11Ʊ14ƫ15Ŝ17ǘ21ư22ƃ27Ƥ29Ǩ32Ʋ43Ư
whod pay	81 -19ƾ-11m9ſ14Ʊ15ǣ26ǘ30ƃ
whod raise	90 21Ư
whod run	86 -12Ư51Ǩ
whod take	85 -8Ǩ20Ư39Ƥ
whole	63 -11Ǌ-7Ś7BŔǎ8tķŨű9lňšŤ11ŧǉ12ǐ13ů15kOƭƵ16hƪ18ō20Ŧ21ƈ37Ʃ
whole life	76 13l16ƭ22ƪƵ24Ʃ
whole thing	86 7O8ś9ƈ18Ť
whose	66 -11Ɨ-7awĻ9ųŹ10ż11ķ12ǡ15F17ǆ25ǐ26A32Ł35Ő43Ƣ
whose cars	80 18ǐ
whose fault	88 11ƃ13ż
whose name	83 -18Ƣ9ǐ10F15ų17ķ20Ł21Ő
whose things	79 30Ƣ
whove	86 10Ő11ǈ17u18w
whove you	90 11Ő13ǈ14w18u
why	61 -16ń-12Œœƶ-11l-9ŉŧ-8ň-7Ō8ľ9ĿǆǤ12šǜ18Š20ņƻ26ƴ27B28r30ĹƵ32ǩ36Ŷ43ŀ47Ţ50Ŕ57ĺ
why $	88 -15ƴ34Ŕ
why are	84 -20ń-19Ţ13ǆ29ǩ51ĺ
why did	70 -24ĺ-14ǩ-12œ-9Ţ-7ŧ8Ǧ9ņ11Ǥ12Ŕ15š16ǜ22Š35Ĺ37B46Ŷƴ
why do	84 -31ŀ-10ŉ10r22ņ28ǩ30ƻ34Ƶ
why now	86 -14Œ-7ŀ61ĺ
widowed	90 16Ʒ28f
wife	58 -15v-12Ʀƻ-10ƸƼ-9i-7ƹǃ7nV8ĿżƳ9uǆǨ10Ʒ13Ʈ15Ŵ18o21ǈ23p25f28q31ƫǂ32ƨ35s38r42t
wife $	79 -16v-14ƹ-7Ư9ǂ14u19t20r22ƨ24ƫ32p
wife do	86 -12ƨ16Ʒ27q
wife drive	88 -11r11ų28Ŵ
wife have	85 -16Ʒ-8qƦ14ż20Ʈ52ƨ
wife on	86 -17ƻ-8qǠ22s24ǈ32ǂ
wife work	85 -15ƨ-11r-9ǂ16ǈ39q
wifes	71 -23P-15d-8aƸ7Ɯ9Ŵƺ11bj12Ʈ16ǂ19ų30q34o41p
wifes name	88 24o
will	54 -13v-10Š-9ǩ-8Ĺ-7aŖŘ7zĴňŸ8dţťźǊ9Ļƭ10Oś11ƤƬ12Ƅ13NŐ14Ǟ15c16o17ƕ18Ś19eMŌ20ĵ22s23L24H25Ź30y31V47ł54Ʋ
will $	79 77Ʋ
will be	82 9c12Ǟ14Ź16V17ō26y
will get	90 9ś11d14N
will it	90 -7Ʋ11I20ł25s
will need	84 -17v8o9Ź14Ÿ16ť23c
will not	74 7d8Žƺ9ƄƈƢ10NŃƭ11Ų12Œ
will or	90 14Ʋ
will put	90 10ƕ11Ō28L
will you	77 -13Ƣ-10ŠƲ7Ķ10Ź11ƭ19Ƥ21Ļ37ł44V
willing	88 11Ž13Ţ15ǁ
willing to	88 11Ž13Ţ15ǁ
win	86 15b45Ļ
wind	71 -10Ř-8ƛ11Ƒ12j15Ť95ƚ
wind and	84 14Ř21ƚ
wind deductible	88 -59Ř63ƚ
wind or	79 -15ƚ-8ƛ17Ť29Ř
windshield	84 -12Ř10ű22Ɓ30ū
wine	86 32Ǜ44ƿ
winter	79 -9ǝ11ũ14Ɵ19ƛ21Ɛ35ť36ǎ
winter $	81 12ũ20ƛ22Ɛ26ǎ36ť
wire	90 -9Ǡ11ǘ
wiring	81 8Ǎ44Ƌ
wise	75 -9Ư8źǂ10Ǌ11Ʈƽ15m16w19g30V
wise $	79 11Ǌ12ƽ14ź17w31V
wishes	90 37ư
with	39 -18ĺ-16ǐ-15P-13Hƣ-11ƫ-10JŏƟƭǇ-9Œů-8ķŤƝ-7yCGNŁŅƃƔơǅǆǊǩ7řŷƉƨǣ8Ľƽ9IĶœƿ10BMżƱǡ11rWŚƁƂƚƛưƳǤǥ12ŀ13ńŢƐƧ14ŜŭŰ15AŖǁǍǜ16QSĸĻŊŬ17ŶŽƤ18agŋŧ19Ĵ20Vŗ21ňŲ22Ƶ23Š24ĹŐ25s27bƢ28n29ŝş32ņ33Ş56ő
with #	83 -9Ź-7x11ŰƂ12kŨ13Ś25ĸ35b
with $	66 -13ŷ-10ő-9Ŝ-8A-7ƔƮ8Ƈƙ9şŠƽǡ10ņǥ13Ĵǘ14X15Ŭ16Ƴ17Ƥƨ22Ƣ32QŐ38a
with a	62 -13QŲ-10ǅ-8ř7gƚ8ņŹƍ9qBEƐ10Ǆ11oŘƘ12V13S14ū16ŷ18Ʋ19Ű21ĸŽ23ǁ25Ƭ26Ļ27b37Ǎ
with all	88 -7a11tGĿ12Ɓ14Ś
with an	81 7w10ņ12Ǜ25b
with anybody	90 9Ƣ35ń
with anything	88 11ŉ
with em	88 -11G13ő18œ20ŞŢ
with family	90 -16n-9żƮ33Ƥ43F
with her	90 7Ʒ14s16ź
with how	90 -12ŝ30ŧ
with in	80 24Y
with insurance	88 15ņ16ľ
with it	74 -24Ǜ-10Ş-9ů-8ǐ7ŭ8M9VĴ10E11Ůƞ15Ŵ16Ɛ18ŀ19Ŷ25ų27Ƶ55Ų
with me	74 -13Ő-8ő7ĸŢ9ŊƮ11Ś13Ĺǥ14Ŏ17ŀ18m74ň
with my	86 11f19z60ǩ
with no	77 -13Ř11Ƴ12ƽ16ŵ18š24ſ25Ɓ
with now	88 12Ş19Őǥ
with one	81 11Ɔ19Őő20ń25ŵ27Ļ
with rent	80 -11Z30Ʈ
with some	90 9Ɖ16l17Ŧ
with somebody	90 16ŏ20Ƣ
with that	69 -30S-15Q-13W-9ƭ-7sĹƷ8Ƴ9aƓ10ņŨŭ11AŃ12Ǧ14ŋ15ŝ16M17r18Ŷ30u34Ť37Š62ő
with the	59 -33ő-29Ť-16ŝ-14E-12Ŵ-11ĺ-10ŷ-9PŇœſƳ-8Őƞ7ałƂǜ8žƔƪ9qŒŔŞǤ10ŲƄ11ŗƼ12xQĿǟ14ŭ15gŽ17Ō19ŧ20Ĺǅ21SWǣ23ż24IƵ25Ŷƛ26şư
with them	65 -9ǅ7Ĵ8ř10ŗ11ş14Š15Ţ20Ş27œ31S38ŝ
with this	78 7Ǡ8ţŲ11aKł13Ł16r21Ŵ
with those	83 10S12ŕŠ17ő18U
with today	88 16Ő22Ĺ
with us	79 10ļ12Ĺŋ14Ľ21z30s
with what	84 11ǡ13Ŗ15Ş16BĹ
with with	86 11Ŀ13k15Ź16ƕ21Ĵ
with you	60 -13ƣ-11zŒų-8şŢƟ-7rFőǩ8ƥƿ9ō10ľ11ZŬ13A14ǈǖǨ15ŀ16i22Ň27ŷǑ34ŊŜ36Ŗ40Ƨ41s75n
with your	65 -24Ő-9ǂǐ-7ŀ7ƚǜ8Ľƻ9žƳ10ŖƷ11ƞ12r13ś14Ƶ15Ţ16Ĵł19ő20Ǜ25ŞƸ
within	86 -9ƈ-8ů16Ə17ǐ26ť
without	63 -17ő-11S-8ǩ8ƈ10aĺǠ14ƺǓ18ſ21ƭ22ľŏ23Ʈ28Ʒ32Ǩ42š43ŵ
without $	86 -16ő-14S7ǁ11š12Ǩ21ľ44ŏ
without a	88 9š36ŵ
without insurance	83 -22ŏ-7ǩ8ſ18Ƴ36š
without it	82 7e9d12ŏ14ĺ41ŵ
without you	79 -18ŵ42Ǩ47Ʒ
without your	83 35Ʈ
wood	70 -15Ń7ţ10Ƒ29Ƈ58Ɛ
wood $	84 26Ɛ
wood frame	88 -18Ń34Ƈ
wood stove	83 34Ɛ
word	79 -10L-7a7Ǔ10A12ǒ14ļǃ16Ŋ18ǩ23Ō34Ł
words	86 20Ť22Ŗ29ň
work	47 -17ľ-15i-12w-11Ƥ-10Ŷ-9ĸƒƩǃǒ-8tķ-7nrGűƨǂ7Xƌƾ8ǉǋ9BJǁ10zƷǙ12I14Ǒ15N16ƃǨ17Ʀ18ĺŗŴŵ20ŇǄǔ21Ƹ22Ɲ23Lǣ25ǐ26ǚ33SV34q38ů39ŭ40R43WƧ48Q49P52U
work $	57 -26R-12ŗ-11ƨ-9ŅŮ-8rǈ-7ŲƜǔ7ůƎ9Ư11Ǡ12ǟ13Ŷ17qLǚ18Uŵǣ19Ǩ21N22Ʀǐ23S38V43W48Ƨ79Ǆ
work and	76 -13P7q9gǄ12NQ17ǐ18Ŵ
work are	78 -15V-7R36P41ĺ
work do	86 -22q15Ǆ33Ǒ
work for	74 -20ľ-11Ƥ-10Pŭǃǒ-9Rĸ-8ǐ10r14ƃ16X19Ǉ31ǔ47Ň72Q
work from	74 -22Ɲ9Ůů14ǝ24Ɯ45R
work going	90 -11t19Ɲ40U
work if	82 -9r15ǉ17Ʒ18Ʈ
work is	88 -49Ǆ-9U24ŵ33q82P
work or	81 -9K-7ƝƩ9ŭ10ś11ŴƦ12Lƨ15ǁ16ů26I
work out	90 -16R-12Ǒ-7P26ǋ38Ɲ45Ƹ
work so	90 8s9K11Ǩ13L
work today	73 -13Ʀ48ŗ
work too	90 -9ŭ9Ŵ15ǚ26q
work week	88 -18ŭ60R
worked	85 13ķ15ņ37S
workers	71 -10Ǥ19ǣ23Ǒ35Ǉ
workers comp	74 -11Ǥ-8Ǉ37ǣ
workin	86 11P12ǈ14U15Ķ22ń
working	72 -9U7tǇ14ŝ16Ķ20g22V26qǈ30Ĺ34P
working $	83 8Ķ10t13q21V32g
working there	90 -9P7S9V35ǈ
works	66 -12Ř-10Ǉ-8Ǩ7Ư10Xƅ11Ŗ12ŝ13Ɯ14M15ň26L30Ǒ33ǈ47Ŋ
works $	84 -7ǈ13ƅ34Ŋ37L
works for	85 -7Ǒ13X18M46ǈ
works there	76 18Ɯ21ǈ
works with	80 -19ǈ-7Ǉ39Ǒ
worksheet	80 10ǣ
worksheet $	80 10ǣ
workshop	77 -13Ǎ-8Ǌ20Ƒ35Ɲ
workshop or	80 8Ɲ
world	86 -8ŏ12C13i15ĻŃ22d
worried	85 20Ŀƚ24ũ
worried about	90 23ƚ
worries	70 14Ľ22Ƒ25Ŀ
worries you	71 23Ƒ27Ŀ
worry	84 11ǡ40Ŀ
worst	80 7ǚ11Ŷ13Ǥ18Ũ19ǜ23Ş32Ŀ
worth	63 -11Ǎǩ-10Ǣ-9T-8Ň-7Oŭ9Ɓ11Ţ16Ƒ19ǝ27Ɨ28Ǐ37Ļ43ƒ45Ƙ49ķ58ű
worth $	69 -60ķ10Ɲ21ǝ33Ǐ39ƒ40Ƙ63ű
worth it	88 -9Oű47Ļ
would	36 -23Y-15Ő-14Ĺĺ-13q-12Ɓ-11Ƴ-10ŒŦ-9ŰǞ-8dOŁƙ-7oQSUŤųƠǅ7eķƈƑƖǨǩ8LłŘŶǔ9VŞƏƸ10ŀŉƀƪǡ11DƦƭ12AHW13BƱƿ14ĴŖś15ZľǘǦ16sŗƶ17mMĵŃŝǢ18cƨ19TŵƂƒ20ŇƓƗ21űǁ22XŊ23ž27ưƵ29rŽǝ30ĻƮ32ƤƬ34Ư35Ţ40ĸ47Ŏ48Ʒ
would #	88 -12ĸ18Ɠ26Ƭ30X
would a	73 -17Ř-9X-8K-7Ʒ8ķś11Ŏžǁ12ǩ14ĸ16Ļ17ƭ19ǘ42m
would be	72 -17ƶ-11s-10ƭ-8ŝ9r10bŃŏ12LŵƬ16Ţ19cĿ20Zķ
would cost	90 10Ɠ23ư
would do	85 9ĸ10Ƥ11Ş
would feel	90 11Ƭ16X
would get	85 -8ƶ8Ţ10ŵƓ14ń27ű
would go	85 17Vƒ23ũ43Ƥ
would happen	72 -8Ļ-7ĸŵ7Ʒǝ10ƛ11ƜǕ15Ƨ26ǔ40Ʈ
would have	73 -11Ţ-8łƯ-7Ʒ12Ũ13ĸ14Ɨ19ǝ29ǩ44Ŏ
would he	78 -12ŵ-7Ŏ11Ƹ13B42r57Ʒ
would i	86 -9ǉ-7J9g11Ţ13ŝ23Ǡ41D
would it	63 -21Ʈ-16rǝ-12Ƶ-10Bŵ-9Ǣ-8ķĸňƷ9ś10ŃŋƖ11MŎ15ŝ16Ŋű18XĻƫ19Ţ21ł23Ɨ24ƒ25ƯǏ27Ƭ28Ƒ47s
would keep	79 16Ţ23ǝ
would like	77 10ŉŔư12A14X21Ŋƭ22ƶ
would look	90 -7Ư14Ʈ
would love	85 8s13r23M
would make	75 -36Ţ12xƬ16ǀ19Ļ32c38Ŏ
would need	66 -9dĹ7Ů8Ɣǆ9GǦ10mőƖƿǊ11ŒŕŘǉ12ƈ13Ų14ūů16T19v
would not	86 13X14H22ť40ǩ
would pay	84 -8Œ-7ĺ9Ʊ28ŗ36Ŗ
would rather	85 -7ǩ7ǁ17Ĵ19K
would she	77 8Ǩ21Ʒ25Ʈ51r
would somebody	79 -11Z15Ƥ29Ʈ
would still	79 43Z
would stop	80 9ǝ
would take	82 -8Ŏ7Ƥ11Ţ16Ư24Ə26Ɠ
would that	74 -50X-18Ư-12Ǐ-8Q8ǁ10ĶĻ12g14AV15CE22ƒ26Ǣ27Ŏ28Ň30ǝ50ĸ
would the	80 -10Zƭ-7ǝ7Ʈ14Ʊ16Ʀ19Ƨ28Ǧ29ĸ42Ǩ
would they	74 -15Ǩ-8Ư-7ŧ7ķ11ŹƱ13ž15ƭ17ŗ26W38Ʈ39ƪ42Ʀ
would want	73 -8ŉ8Ʒ9ŕ10ŝ11Aƫư12ũ13ķ14ź15ŘƂ20Ŵ
would what	90 -8Z11Ş12ľ14Ɨ22ķ
would worry	90 12ǡ30Ŀ
would you	47 -39Ʒ-30Ʈ-22Ƭ-21X-18ƒǩ-15Y-13Ő-12rŎƁ-11ũ-10ǦǨ-9łƓƫ-8xJŹ-7BŗƧ7ňǂ8Ɖǖǜ9žǑ10ŧƱ12Mƀǘ14yƿ15ĴŌŘ16ĸś17HĵƸ18Ń19ŉ20ŇƂ21ǝ22ľŀ23Ŷ24ű26Ŋ27Ŗǁ30Ş31ƨ33ƶ34T36Ţ47Ž51Ƥ58Ƶ67ŵ
would your	63 -18s-17q-10ŴƤ-9AƸ-8ƗƨƳ-7Ǡ9ƀƬǦ14WǨ15ǡ18Ư21ƃ22ž26Ǣ39B57Ʈ67Ʒ
wow	75 -7Ŏ8ǀ10u11S12R13ű14Ơ15UŦ17Ţ21ő24ō
wow that	88 8ť15R19őŦ
wreck	79 -11Ť12Ũ15ŵ20Ŝ22ƃ24ƀ31ż
wreck $	90 22ƃ23ż
wrecks	90 24ż
write	72 -19ś-12Ʈ7ǖǩ8oŤǆ9Ő11ĸ12Kř13wǜ14ŉ15ƍ18Ƭ19ŌŸ
write it	85 10Ť13ƍ16ǜ23Ÿ24Ō
write that	88 10b11o12ǆ14Ő
writing	85 -8Ư13JŐ14Ƅ26Ʋ
written	79 8ư11ŻǓ14Ʋ18ŗ21b24ž
wrong	74 -15ŝ-11ň8b11Ǥ16C17Ť18ţ20Ŀ23ǩ26ņŞ39ǚ
wrong $	84 -13ň17ņ18C20ĿŤ
wrong with	90 -17ŝ13ņ39Ş
wrote	84 -11P12qŴ16wŜ17Ʋ23Ĺ
x	84 13b26ƙ27ŕ
y	88 26b
yard	76 -7ǝ7ƍƗ9Ŵ11H14Ɯƞ19ƒ57Ƒ
yard $	82 -7Ɨ11Ŵ12H16Ɯƞ24ƒ31Ƒ
yeah	71 -12ŉ-8Ǌ-7ƅ8ŏŖƉ9cŰŵ10ŐŚƁ11ŞŴƔ12Ż13T14ĸő15Ŋ23v
yeah $	74 -13ŉ-7ƅ9ƚ10cŖ11ŏŚ12ŞŴ14T15ő16Ŋ24v
year	50 -18ů-14Ǆǩ-12C-10Ŵż-8DŖŝţ-7lĹŇũŲųŶƯǒ9S10q11ƔƩ12vĺƈ13Ʈ15k16Ǥ17cƜǞ18G20ǅ22Ź23œƟ24TĴ25ǀ27ő29p31ǉǎ32Œ33Ū35ƅ41dŮ42Ǌ43ǟ50ť
year $	60 -25Ɣ-15ƩǄ-13CŮ-9ůƌ-8Ūǒ-7ƅ7ǀ8pŜƠǝ9ǎ10HĺŃŒǑ13q14őƺ16d19c22k23ƭ26ǉ29ť30œǊǞ31Ĵ40ǟ51T
year and	84 12Ɵǘ13ǐ14ŕ
year before	90 7ť22Ǌ
year built	88 10ƅ
year did	76 -10D-7ťǞ9ǅ23ő25d27S43G
year do	88 16ǀ24Ɯ
year for	84 -14Ǌ7ƈ11Œ13ǉ15T18ƾ25ǟ
year is	82 -21Ɣ-8Ÿ-7ť11ǀ13TƜ17œƟ20ƅ27Ū
year it	90 -8ŕ10Ʃ11ƅ14Ū
year make	84 37Ū
year of	90 -14Ƈ21ƅ
year on	88 -7TŇ12ƅ28cŮ
year or	84 -29ƭ-14T-7X12Ź13ŒƮ15Ů20ť72Ɣ
year right	85 -16Ǌ7Ɖ10Ņ14ƌ15Tš
year round	90 22Ɵǎ
year term	88 -11Ɣ13ƭ21Ʃ
year was	80 -13ż-7œ12vǤ13ƈ14p18ǅ
year you	90 -8Ů13dő28Œ
yearly	84 8ǉ10Ǌ12TŮ
years	52 -25Ū-10ŐƼ-8ŮǇǋ-7nŒǐ7pŎƥ8UŻƿ9v11Ʊ12ĵżƔ13cǩ14ŝ16ĶƅƋǣ17ŢƸ19H23Ʃ24ĺőŴǞ27ť28ţ29V30Ÿ31ǅ35ƈ36G45S53ƭ
years $	64 -43S-13ő-11Ƽ-10ǅ-8ƈ-7cV7ǀ8U9Ƶ10y11Ǟ14Ż16ĵ17v24ǣ25H27żƸ38ţ72ƭ
years and	86 11fŎ13Ķ
years at	85 -7ƭ11Q15G25S28Ʊ
years do	90 -8ƭ15ƈ24V
years even	80 8ţ
years have	77 -15ő-11G-8ż30V35Ÿǅ37S
years in	88 -20ƭ-17G9ǅ96S
years is	88 12ţ14Ŏ23ŝ
years of	88 -8ņ10Ɣ14Ś22ƭ23ǅ
years old	88 14c
years on	85 11ƈ12S13Ʃ16Ƌ
years or	85 -19G-11H13V21Ʃ22S
years that	90 9Ɖ12Ŝ15U
years the	90 -26Ū-11Ɣ-9G-8Ɖƭ18ƈ48Ŵ51ƅ
years with	82 -15Ő-12Qƭ11š52S55ő
years you	88 -8G-7Ň12Ţ13ĺ19Ƌ26ƈ
years young	90 -7ƭ35c
yes	73 -8sBŦ14Ĺ15ŋ18ŏ19d24ł42Ŏ43Ł
yes $	79 -9Ŧ-8B21d27ł46Ŏ
yes to	88 7ŋ17Ł19Ĺ
yet	67 -12Őǎ-11ǝ8ŀƍƟ10wƾǋ11u12nƵǟ15r19f21j22xń26cŹƖ29v35ƞ
yet $	70 -13Őǎ-12ǝ8r9ƍ10ŀ11ƾ13n18x23jvń24f28Ɩ29Ź36c37ƞ
yet or	88 -10c15vǋ16u
you	17 -34v-28Ťƽ-26Ŵ-24q-21źƮ-20Ź-19ť-17Ƈƨ-14ƅ-13bƆ-12tů-11ǧ-10oǂ-9Ņŷ-8ŕųơǥ-7hƉƳ7dŋūŬƖǖ8BŁƎƐǓǠ9ŧƪǃǊǡ10LŪŮƔƗƫƯƼǒ11pƺǛ12IQžƒƥ13MŉƂƿǆǜǝ14ĵƀǙǚ15aņƃƟƭǘ16jŃŌŸżưǑ17Ƙƚ18YĴƱƾ19kZƬ20GőƸǔ21uŏŲƵƶ22Sĸƻǁǋ23ĻƁ24UWĺǩ25fHśŝŽǕ26TŖǞǨ27nĽŊƹ28ľ29mCŶǀǇ30OķƦƧ31KVXĹŢ32ƴ33Śũſ34F35Nŀłńƌ37ŵ39Š40gRŜ41APļňŐŨƤ42Œ43l44i47ĿŞ55Ň67c
you #	69 -10ž-9GőǞ7YƜ10Ţ12ŉ14EŜ15ƷǕ16B21Ư24nr29Ʋ30c34p41f51y
you $	43 -35Ƴ-33ǉ-28ű-27ų-22ǩ-20v-19ť-17ǎ-16ŘŶƬ-15uŏƒ-14Hŭ-13Ʊ-12rF-11YŗŤƶǒ-10ōşŧƣƫǝ-9CĴŢƺƻǅǓ-8bdyPTńőŕūŲơƨƭƵǋ-7twŃůŰƐƔƝƤ7oXļł8fņŖ9ŁŊŬǔ10pƦ11ŔŽƌǑ12ŀ13ŦƑ14ķƪǁ15Gſƿǟ16Ŏ17Ş18BŠ20lMň21ƾ22š23Ņǐ24Ś25ƧǍ26Ʒ28j29Ŀƴ30gǖǨ32IKǈ34aŝ35L44Ư45iľ47Ũ53c56Ň66Œ75Ǉ85Ŝ
you @name	88 -12t12ŷ19p25n
you a	60 -12ƻǧ-8ź-7cz7ķņŮ8ŔơƦǌ9DPš10Ũƪ11Kǩ13ł14őƱǇǘ15Ŗ16ƿ17g18Ŋǒ19S21FŪ30Ɓ32u48l50ǀ
you about	74 -14ŧ-13Ŕŝ-8r-7ŗƳ7Aŀ12Ž15ļ19Ų23ǝ24Ŀ26ŏ30Ş31Ŗ36B
you actually	85 8Ɲ11Ɛ16R18Ŗ19P21K
you add	84 -23ō15ķ31ƌ51Ǟ
you afford	88 -7Ĺ21Ƥ25X
you all	86 -12Ũ12ǟ13n15Ƴ21ų
you already	82 7ƁƵ11Ĺ12ŏ13Ɩ17ư
you an	86 -12Ǧ-10J13Ǔ18K21Ƃ
you and	68 -8nǌ-7pœƳ7Ǣ8ǈ9ŕŚŨ10ōư11ƈǊ13M21d23Ǩ24ǆ31Ƣ33Ł54ŷ
you any	84 -10Ƨ-7s8m14W15ŋ16u21M28x
you are	47 -38ǩ-18ǁ-17u-15v-13ŜŤũŪ-12Ƣ-11bXƬ-10xVŵǍǎ-9AőƀƓƜǇ-8pUōƧƻǄǆ-7GŃŬŭƒǂ7ĶŎŶƴƼǠ8ňŋƖƩƶǉ9ĹƭǊǑǚ10lsŉůƙƱ11ŗƣ12nN14Ʈ16RŚ17jŖ18dfžƦ19ĺŞ20PTǝ21CHŒƞ22ŀƷ25ƃ26Ţ27Ǟ28Ǩ30cƸ34ų39ŐƟ42g49aF52Q
you as	81 -17Ǔ-15ǔ-10ǩ7F13Œŷ14Ň19ŏ21ń22f23ǒ36ǃ
you at	67 -35Ư-31W-21Ɲ-14Ņ-11ĺǩ-10Ƹ-8Ű-7ŗ8Š9v10I11Q12BŎţ13Ő17ž19P21œ24V26N39n40Ƨ41C49u
you back	76 -15Š-14Ɨ-9ű10IL12Ş18œ19Ǘ20ǘ25Œ31ŀ
you be	70 -13Ʈ-9J-8Ļ-7Ŋ7Ĵ8Ź9eŽƛ10łśƭ11Řǁ12c13ŵ14Ŗ21Hǝ27T37X
you been	60 -44G-10ţ-9ŝ-8ǟ-7nt7ƴ8ń9ż11Ƴ12ƾ20ǅ21Ÿ22š23ŏ25ő27Ƽ28Ƹ34i38l59S
you before	86 -11ƴ11Ţ13VƟ14ņŌ23Ŗ
you believe	90 -8ƭ14Ƭ35ǩ
you born	81 7l47d
you both	90 -24L-8S13Ư27Ÿ39s
you bought	72 -14Ũ7Ǐ8ŗ10ŧ12Ʃ14ƞ18Ŷ19łŖſ26ƌ29Š34ƒ
you bring	69 -13Ɲ-12Ǌ21r23u25Ǒ35Ǉ37Ʈ47T
you built	86 -12ƌ7ƪ14ķ31Ǟ
you burn	88 22Ɛ
you busy	82 -54ǟ-9tǎ-7ŭ20P27x30U69N
you buy	72 -21Ǐ-10Ɨ-9Š-7Ƽ9Ʀ12W18Ʃ26Ǟ27F41Ǖ44Ŷ62G
you call	70 -17Ǆ-10ĺ-9ǈ-8L-7Oũƒ7Ş8CƸ11wơ12o14Ŝű18Ǒ22Ɓ24ĵ26Ĺ33ǃ43ǩ
you called	77 -18ǃ-9ĺ-7wŞ7IƏ13ń24Ţ33Ĺ34ŧ49Ŕ
you calling	86 -9Ş-7ŏ23C30Ĺ
you came	82 14Ť15G21d23Š30ļ
you can	74 -7łƧ8ś9ť10L11Nƃ12WĻŸƉƻ13ŝǝ21A
you care	88 -12Ŀ9Ş31ƶ46ľ
you carry	62 -21Ǧ-13žƝ10ƙ13ǚ17Ǐ18ǣ19ŗŲ29ǡ33ſ35Ƃǌ
you carryin	90 -9ž11ŗ14ƃ
you carrying	84 -9Ǘ-8ǡ15žſ19Z25ş
you change	76 -28Ŏ-12Ŕ-9VƷ8I13ƛ15ű25Ş26Ƨ36Ň39ũ
you check	85 -7ǧ11ń24Ǖ25ǒ27J
you choose	80 33Š40ł
you close	73 13Ɩ15ƕ56ǎ
you collect	88 -18ǧ28Ƙ30ǒ
you come	72 -14m-10ŗ9ĸǃ11ļ20Y30Ƭ38l
you could	66 -24Y-16ǎ-15Ʈ-11Ļ-9ĸŴ-7ũ7M8Xņśǔ10ĴƘ11Š13ľ17Ƭ18ǝ22Ƥƪ24Ĺ26Ř27Ǩ28Ş30ŵ
you cover	90 -8Ʈ9Y41ĸ
you covered	82 -19ƨ9ſ14ŗ21ŏ41Ō
you decide	84 25Ł33ł
you deliver	79 -9R8Ǜ11Ɲ20Ų
you depend	78 13Ǖ42Ŀ
you did	70 -7ő7ũ8ƌǚ9ĽŸ10ľ11ĺ13Ũ15rƲ16Őŵ19Ƴ24ǂ
you died	83 -12r-8ĸŵ10Ư11Ǩ22Ʒ39Ʀ
you do	52 -24ŝ-22q-19ĺ-18ǩ-14Ŷ-13KƜ-12Ŗǐ-11Ɖ-10ŗŪƞƥǝ-9jĿŒǨ-8dLňŞƾ-7BVŌƻǈǦ7Zǒ8ƫ9I10MXŮǜ11Ƨǁǘǡ14JĽŏ15Ŏƭǃ16ŀ17l19Ǜ21ĴŇ23Ǆ24ǀǔǠ27ũǚ29UƝ30Ƥ32g34Ų40ŵǟ52Ǚ58Ǌ134P
you doing	78 -8ǩ8Ų12k25ũ66i
you done	82 -12ƾ-10ţ8p10ǀ11ƌǂ14y46ũ
you down	79 -10ť-9ǩ9L10ǝ18c19ƴ23aŏ29Ō40Ş
you drink	83 -18Ǜ44ƿ
you drive	68 -26ů-24Ŵ-9Ź8Ũ9ŵŷ11Ƅ15Q16ǐ18Ž48ŭ49Ů61Ū
you driving	81 -17Ž-14ǩ-7ŷ11ż39N65Ū
you each	79 -34ŗ18ų61W
you earn	88 -8X48T
you email	90 -30J39ś
you end	85 -9ő7m13Ŧ32Š
you enjoy	88 22U25g
you even	88 23ǩ30Ŝ
you ever	59 -21ƪ-17Ŝ-8ƃ-7ƛƟ7ŗŢżƗǩ8H11Ʀƿ12Ŀ13ǆ15ţƍƳ18gǕ19ǐ23Ť24ǒ25ņǝ33ų38Z
you fall	77 -17Š-10Ĺ7E26ƞ28Ř34Ŷ
you feel	69 -14r-11Ʀ-9Ŏƞ7Ũ9ŋƸ12ņ16Ƭ17ǁ18ŧ24Ţ27Ž57Ň
you feeling	90 -12ǂ18Ũ22Ƹ
you figure	79 -15Ǐ-7ƒ7A8H9rƭ11y15Ŗ18ƈ20ű35Ƙ
you filed	83 -9Ƒ-8ŉ8ǆ16ţ17Ř18ŧ26Ť
you fill	77 8ĺ12Ľ15Ĺ
you filled	90 11ĹĽ16ļ
you find	77 -8ł-7ś9Š12ŧ16U34Ś35ļ
you finish	90 11ƌ24m
you first	83 -16Š10G11a13Ŀ28ő38œ
you follow	90 -11K-7Ƨ19g36ň
you for	74 -12Ǎ-9Ɨ10Ƭ12HǢ13LŻ15ŒƠ19Ŕ24Ǔ29ơ42O
you found	90 -8Ŗ13ű17Ś23Ʃ
you free	88 -12g35N40L
you from	69 -14C7Ə8ǝ11ƻ12Ň13Ţ15Ŷ22ƚ23ŀŜ68l
you get	55 -23Ķ-16Xǩ-14ƒ-12A-11Ļ-10IŠŨǅ-9bm-8ƫ-7lsĹŃ7ųƪǖ8TŅƃƩǨ9ĴƯ10BLŻǤ11ǧ14ļ15gő17ƿ18Ÿ19RƖ23űơ24jǕ26ƨ27Ľ29ƚ32S38kŵ42Ŧ44W47ň
you getting	86 7Ɩ12ƨ15ƞ
you give	80 8d15O21e23ǚ24ŧ
you go	62 -12Ŝ-11Ŕź-10Ʈ-8ž-7loƫƱ7Ŗ8ŎůƔ9R10Ţ11N12ǃ13ƒ14Y15V16ł17ŵ18ǜ19a20ń21šƾ22Ƨ24Řǀ26ŗ33AŠƟ60m
you going	75 -11Ŵ12s16Ƶ17Ż21V27k39ł40H
you golf	90 36g
you got	52 -14ƭ-12ƨ-11ń-10ŗŘƂ-9ǅ-8cŷſ-7PœŲƜǌǩ7wBWŜƇƢƫǋ8nƁƅƆǃ9tNňşŧƎƑǏǡǨ10ƛƤǈǦ11uƀǇǢ12jĸƃ13ŚƘƦǀ14kķļŏŹơ15ƒ17ƴ18ǔ20ŠŪū21Vŕ22ŦƗ42O
you gotten	88 12ń
you grab	90 27Ś
you grow	86 38l
you guys	68 -17Ǒ-8g7h8Ʊ9ƒ10ōƷ11ǋ12wŨ13C14Ŵ16ĸ17jHƔ18k25ǟ41Ǆ
you had	58 -13Ť-12ŏ-7Sƃ7AĵŶ8ĹƂ9ũƤ10űǜ11żƋ12ŜƗƚ13ŝƈƼ14ţǙ15ǅ16ľ22š26ņƾ27ĸ30ő
you hand	79 15Ŀ22Ơ
you handle	74 7Ʒ10ǘ11Y14s17ǜ32ĸ
you happy	80 9Ŷ14ŧ16ƞ20U36ŝ
you have	38 -22P-20ƧǄ-19ƨ-18Ǒ-17aƞǒ-16š-14WŎ-13ƽǩ-12ľũŷ-11ơǊ-10nVĴǞ-9CUĿűŶǖ-8lBRŁŴƮƳƻǦ-7LTĻŌŠŤŭųƠ7JńřŻƐƗǏǙ8zSXƔƬǆǔ9ŕŦƥƩƾ10ƉƱǐǣ11ŒŹƘǨ12fŢƚƛǘǝ13hňŪƲǢ14FƊ15ŐƍƟǠ16Ŗǃ17ƂƑ18uN19ŵ21ťŰ22ő23žƼ24OŏǓ25ķ26ſǥ28Gǜ29ƃƵ30YŜ31mĶǇǈ32Ɯ33ƁƎ38Ś42ş57Ʀ65ŗ
you hear	79 11Ɓ28Ň32ļǩ
you heat	86 -12ƞ26Ƌ43Ɛ
you hire	88 11ǜ28Ǒ
you hit	81 12ž14Ɗ15ƀ26ż49c
you hold	82 -12ǖ-8Ƭ-7ŋ38Ũ40Ǘ
you hoping	84 -14Ţ25X31Ļ
you how	79 -13L9yŐ11ĸ12bń14ƺ51Ŋ
you hurt	86 -12ƃ-11ǚ-10Ʈ56ž
you i	84 7z10aǠ14ķ26K
you if	74 -18Ǩ7Ƨ9Ņŋ10ǒ11ŖǕ12Ŋŵǔ14Z19ƪ20ſ26W
you in	63 -23Ư-13ǩ-11ŏű-10l-9Ļ-8nRǍ-7ţ8Ķńů9pKŻǉ10ŶƷ11iǄ12EƏ13ƣǨ14L18ĹųŽ19Ƹ21N27O28P33Ń37Ƥ57C
you incorporated	90 
you insured	81 -21ş-18Ǣ-17Ɠ-7ő15Ő53ŏ59ŗ
you into	90 34Š
you is	75 -10Ǔ-8Ķ-7IO8YŞ10ŻǈǍ12ǖ13Ŕ14Ƣ17Ɓ20ľ
you it	88 -12E13Ŗ15Ƨ16Ŏ31Ŕ
you just	71 -11Ŝ-8Ŷ-7X7ĸŅ8ǎǘ9fśǒ10Ɲưǝ15ǩ22ĻŖ24Ĺ39Š
you keep	64 -10e-9ǩ-8Ʒǔ7oƀ8hŸ10ū14Ǚ16Ɲ17Ű18Ɗ20ƥ21ş23Ƶ24Ś26Ǐ29Y33Ƨ44Ǘ
you keeping	90 -13U10Ƶ13ǟ16ũ
you know	62 -19Ř-16Ƃ-13ň-10ſǟ-9ŉ7pGśǡ9ƅƛƼǣ10ŋ11Ʃ12Ľ13rŜ15Ɠ16ĻƎ20Ŕ23ŅƧ24Ƴ70Ŗ71ǩ
you last	69 -9ŧ-8œ8Ƌ9ǒ11Ƙ15Ʋ17ĵ18Ƒƫ25ƾ27Ŗţ
you lease	85 -22ơ-19Ǎ-10F13Ǐ36Ŭ46ǋ
you leasing	90 -19ơ35FŬ
you leave	68 -10ō-8Ǩ-7Ƴ7Ƥ8Ǐ10GĻ12ƶ13ņ15Ɵ18ƥ20Ű25ŗ39Ţ47Ƨ
you left	90 18Ķ23Ţ31ŝ
you let	81 8Ɯ24ǜ34Ŋ39Ž
you like	58 -26J-24P-15Ǆ-13Ʒ-12Ţ-11Ƭ-10ś-9Ų-8zRłŎ-7jŨžƤ7ōŔ9Ř11M12gǍ14Ş16s18Ň21Ń25ƞƶ29Ō33ŉ40Ļ44Ĵ45Kǩ49ŀ57Ŷ61U89ŝ
you live	72 -10Ǉ-9Ǎ-8ǋ-7Ƥ10ƚ11Ɵ13G14ƃ19DĶ20F25ķ26ƣ35C60n
you lived	86 -9l-8SƩ-7n49G
you located	90 -13l28C
you look	76 -8Ś9Ŀ12ŉŨ16J18Ň22ľ
you looked	84 9ĵ10Ķ11ƫ44ń
you looking	76 -13Ļ9ń10Š14ĺ16Ƭ19V23Xľ25Ń
you lose	73 -10Ũ11Ƨ12ĿƊ13ĸ27ǝ41Ƴ
you lost	81 -12ǝ-11ƤƮ12Ƴ13ǔ14ƺ16ƨ20Y22Ƨ
you love	82 -10UŪ-9ŢǄ-7P11ƶ14ŝ33Ŷƞ50ǟ
you make	73 -18Ŏ-12Ů-9ŝŲ-7Ĵŭǉ10ǚ11ǀ14Őǒ16ǝ17Ŭ23P24ů25Ň27Ɲ41Ǆ60T
you manage	88 -8Ũ-7ũ14Ƴ46ŵ
you married	83 8Ţ18o24f
you mentioned	90 12A23ń26ż
you mind	81 -11N-9ŉ12Ś25ś28ǩ30Ŋ
you miss	86 -8Ş-7Ţ9Ĺ13ǟ24š44ŝ
you more	79 9TŢ12Y13Ǥ28ũ29Ŀ36g
you most	69 18Ĺ29Ŀ
you mostly	86 9A10Ǆ21ŭ
you move	84 -7Ń10Ţ41G
you moving	90 -15ƞ-9yǩ11g44H
you my	90 30ļ
you name	84 -22o-14ǩ-7Ư23Ʋ34ƫ49w
you need	62 -21Ɓ-15Ļ-12cƦ-11ŏ-10Ƶǒ-9Ňž-8ǌǖ-7P7Ǣ10rơ12Ō14OǏ15Ƭ18Ƥ19Ƅƭ26ŁŪ29Ŏŵ34ŀ55Ĺ58Ǧ62Ń
you never	77 -7Ǧ8Ƃ15ņ19ő
you nuts	90 -10ų15t31Ş
you off	84 -14ǩ8ĺ10d11ƃ12B15Ƨ20Ş30ŀ
you offer	88 10ǚ25Ǆ
you okay	80 -25N-24ũ-9ŝ-7i8Ł13ŋŽ15ǁ21ŧ26U81Ũ
you on	66 -9Nƿ-8UŊ-7Ōǂ8ACWŏŽ9Ǌ11ĸ12r13RƢ14nS15Q18s19xŠ22I25Ĵŭ29ŧ39ǩ72ƻ
you one	85 -12Ƨ12łņ13ǆ14S23W
you open	74 -19H11Ž12ǋ24Ţ40ǅ42ǎ
you or	67 -16Ǎ-9tơ-8yJ-7ǐǑ8Iƥǧ9ĸŎƃƧ11ĺŧǂ12KĽŇƶǨ13ż14ƹ16psǏ22ǌ24nǇ30ǋ
you out	80 -8Ɯ9z10g13U16ƃ17C18Ų21ǘ32l
you over	77 -12Ő-11T-8ŧ-7Ǟ7ƾ8J12Ş13U14Ŏ16Ũ22ƺ24Ŝ26Ż48c
you owe	71 -11A-7ƒ11Ɓ13ķ31Ŭ82Z
you own	60 -22Ƥǐ-17Ŭ-14ǌ-8ōƦ11ƥ12ǆ13Ǎ15Ǐ20Ū29Ɣ30ǋ44F48Ɨ50Ƙ77ķ
you paid	72 -12ņ24œ27ţ
you park	83 47Ű
you passed	83 -7Ƴ9ƮƱ16Ʀ19Ʒ
you pay	57 -47Ŧ-18ǖ-15ƃ-13ƾ-12Xŗ-11Ǌ-10TŲ-7ŮǒǠ9Ƥ10F12œ15ǩ17ƕ19Y22ĸ34Ő35Ř39Ǖ42Ơ46Ǒ49ǉ63ƒ70Œ
you paying	67 -12Ɯ-10X10F16Zǣ18Œ22Ĵ26œ29Ơ36Ɠ39ƒ
you pick	77 -9Ĺ-7LŢ10Ƅ14WŶ19Š21ĺ23K25ł
you picked	86 -9ĸ-7Ư12XƲ17N19Ř
you picture	90 -9ǩ-7ś9Ʊ25Ƭ28Ŀ
you plan	84 -8g-7y15ƶ17Ǟ37VƵ
you planning	79 -9Ǟ-8ǩ8H9y10ǀ11V13ƌ20Ƥ
you play	88 13Ƙ20g
you pretty	90 13ŝ14G18U
you pronounce	90 29b
you pull	83 7Ţ11gŁƌ12ǐ14R37Ś
you put	68 -22Y-13G-11Ŗ-9W-8Ƥ-7mHƯǗ7Ž9ňƈ10T11Ś12Ǝ13Xű15ń16ŰžǞ17RƌƱ18Ķƒ19ƫ20S23Ʋ32ũŮ
you putting	88 13Ů15H16Ʊ
you quit	78 -9Ǟ-7Y35Ƨ40Ķ51ƹ
you rate	90 9Ƹ
you rather	79 7ś8s11K12ǁ22ľ23Ŋ
you reach	90 -7ĺ10g26Ĺ
you read	84 8ř10Ǔ27ū
you ready	88 11Ǥ25Ō
you recall	85 12Ŧ41Ľ
you remember	76 8œŦ9c12ť34Ľ
you rent	75 -28Ơ-7ƝƱ13ƥ16ƣ18Ǐ22Ɵ32ơ37Ɯ40F
you renting	88 -11Ǎ15ǋ23Ƣ
you retire	84 17ƭ18V27Ƨ
you right	73 -13ľ-8œƟ-7ĹŅŮ7K8ǉ9Iŧ10Ŗ12żǍ14C19Ŀ20pŇ21Ƭ23X24s25ņ
you run	71 -18R-14Ǩ-13Ū-11ǖ7Ǐ9ǋ10ǜ14Ǘ16AǄ17Ų24ǐ30Ɲ35ǎ
you said	66 -9ŀ-8Rƴ-7B7ĵŪƝ8VWĹŬ9huxAHSŊ10fņ11O12Ųǅ13tŉŝ14d15q16Gƥ22c23y
you satisfied	90 10ŝ16ŧ
you saw	86 -7d11ŧ13ű15Ũ21ƾ
you say	65 -17ň-9x-8ĸł7ŝƈ8QYľŋű9ŇǗ10Zƣǘ11ŀŁŎǂǄ12őƉƝ13Ƹ14ƺ15Ǒ16ņ17Ŗ18ŌŒ24w29T
you see	68 -14Ɯ-9JƱ-8Ƙǅ9Ţž10Ľ11Ɖ14Ə15ū16Ɲ19ř20ļ22Ǟ27yH32ƾ34ň40V
you seen	88 -11ş7ƛ18ǒ23Ƴ26ǩ
you sell	81 -10Ǟ11Ǖ14Ǆ17Ǜ44Ɲ57ǔ
you send	76 -14Ś-11Ĵ9Ɣ13Z20ǌ21ś
you serve	84 27Ǜ
you set	80 -12Ƥ-10Ŧ20Y23ŘŢ26ư32ǝ
you share	88 16Ǎ31Ƣ
you shopping	86 11Ţ27ĺ
you shut	90 -11ǝ-8ƛ9Ɵ28ǎ
you sign	79 14ő15Ǔ17W26Ɩ
you signed	88 13Ō14Ɓ15Š
you sleep	86 -20Ű23x27Ļ37Ƥ
you smoke	84 -15ǂ47ƹ
you so	84 -8ǩ10ƨ15X17Ŀ22u
you sold	88 -9Ʈ-8Z12š22ķ44ű
you some	85 -14ŉ-8Y15Ĵ16Ţ18Ŋ20z
you something	85 -20ŉ12Ľ14Ţ16X19Ŋ23ņ
you sound	83 -9I-8Ň10VƸ11Ž21i35c
you spell	84 12ǃ18w21b
you spend	85 -8LT18X19g22k23l
you stand	90 10X27ķ
you start	76 -12G-11V-9ǩ-7Ń11ĺ25Ǔ29ǅ32S35ő36R
you started	90 -9Ť10ż13ĺ18œ
you stay	79 -14H-12Ţ-8Ʒ14ǝ20Ƥ40V
you staying	74 -14H8k12F16Ţ28Ƥ31V33ĺ
you still	70 -23Z-10zHų-7P8QƧ9Ɣ12Cƹ15Ũ19ǟ21ŷ27D37U40ǩ45Ŭ
you stop	88 -8ƿ14VǛ
you store	90 -10ĵ12Ɲ22Ǘ
you sub	90 -15Ƌ26Ǒ
you swing	86 11Ĵ13M27X
you switch	84 -25Ţ12Ÿ44Ŏ
you take	65 -18ŀ-17Ň-11ĺ-9ķƆ-8Bŧ-7xǩ8ś9zŠƿ10ǋ11ũ15Ǆ17Ũ19ő21Ɣ23ůƧ25Ɩ27ǖ88ƻ
you taking	90 44ƻ
you talk	84 -17ņ-8ƫ16N17A19ń
you tell	83 8ř10Ťǚ11ǂ14P15r22Ŗ24ŗ
you text	86 -21K13ū34ś
you that	72 -20Ŕ-18ś-14S-13ń-12Š-8ŝ9ŉƱ10ƼǕ12Şƙ14YĶōǏ15Ɠǅ19B20ǆ21ż22K35A
you the	68 -14F-10T-7ǈ8E9Ŕ10ĿƁ12Ŋŧ14ŷ17S21Ō22ǆ24ƅ25Ʈ30Ő39Ł
you there	83 -26Ŀ-10Ū12Ǩ13n15Ŷ17ǋ27ŝ28Ţ
you these	86 7c13Ő17Œ19n
you think	62 -13r-11Ŀ-10Ĺ-8VZ-7ĻƲ7ķŮƀƏ8ž9ƉƒǞ10ŨǊ11ō12ƈƓ13Ɨ14ǝ16Ʒ25Ŕ28Ŗ31H32Ƭ36ű39ǩ54Ň
you thinking	74 -11Ŷ-9ŗ-7ǩ7Ǟ12HV13X15ĺƵ24ƭ27Ƴ38Ƭ
you thought	84 16ư17Ţ
you to	66 -17Ō-15ų-12Ź-11K-9ƶ-8Ŧ7Mƿ9Ń10ŵ11UŶƄƏ12Ĺƭ13ļƑƕ15ư17Ő21ĺ24Ǔ27Ŏś30B46ł47Ų
you today	81 -7i13ĹƦ51Ő
you told	88 -13Ũ-7k13lY14Ɓ22d29Ŗ
you took	84 -13ƾ10ƀ14Šǂ15ƪ25t36ũ
you train	90 16Ǚ29Q
you trust	85 -14Ʋ-9Ļ57A
you turn	83 -16d7AƟ8Ƨ13V15Ű25c
you turned	81 -18ƴ-9Ƴ14Ť15Ɨ19ţ24ƪ25c40ſ
you under	83 -16Ŭ-10ŔƢ14œƺ27ǌ32c
you understand	90 14Ŗ52ň
you up	71 -11Ű-10Ŋ-9ǩ9xŗ10C11ƣ13kƹ18Ũ26Ōŕ33ƴ40Ƥ42Ŀ
you updated	86 -9Ǐ14Ʋ31ƌ
you use	61 -15ƹ-13Ū-7Ǘ7D8Ɛ9JŐ10Ǔ12œǠ14ǩ15ǘ17Ǒ22Ų23ƿ32ŭǖ
you using	88 -12ǩ-10e10Ő17ƹ18ƕ23ŭ24ǆ
you usually	83 17Ał20Ų26L
you want	51 -27ǩ-17Ǔ-14ŚƦ-13ŗ-11ŒŦ-10Ř-8ŝ-7ŁŏœŖŞŭŹƒƠ7eľōƂ9HŎ10LžƄ11aƨ12ĺ13Ǧ15ƃǁ16ǡ17yJ18VƗ19Ŋſƀư21Ɓ22M25ŉ27ƫƵ28K30Ń31Ĵ33X36Ō37ƭ38Ƭ40Ʊ46Ļ53ƶ
you wanted	90 -8ǩ12ƍ30ŉ
you weigh	84 52ƺ
you went	83 -9Ʈ-8G-7ņœŤ12QƬ13Š14ĺ18ő21ǅ38ŀ
you were	67 -12Œ-10Ŗ-7ŞƤǩ8Ǩ9ĸƍƾ10ŝƱ11ĽŇŸƦ13Ư14ś15ǝ18Ǝ19Ĺ24WƷ29Ʈ
you what	74 -19B-16ǩ-9ĹƷ-8OŎǨ10iĽ11IƔƧ12ŭ13ſ14cŗ15Ť18Ŕ23Ŋ24Ʈ27Ļ
you when	73 -7Ŗ7PŠƧ9GłŨ10X11ſƳ12Ʀ13Ĺƶ14Ő16ƒ17Ÿ22Ơ25ƿ
you will	77 -11Ʋ7ū9c11ś12ƭ13z19ł25Ǟ49H
you with	71 -48Q-10ő-9Ł-8n9Ŧ11ľŨ16Ĺ19ŝ21A25Ŗ52ň116Ő
you work	65 -27Ɲ-23U-20Ǒ-18ŭ-10ǃ-8W-7Ǆ8VŮ11ǝ14ǔ17ǋ19Ɯ32Ƹ35P70R100Q
you worked	90 28S
you working	90 12Q43P
you worried	88 8Ŀ21ƚ25ũ
you would	59 -13ǩ-7rōŗƱ7ĿŘƫ8ƃƒ10V11ű12AXľƗ13cŵǓ14PũŴ15ư19ŝ20Ŏƶ21Ĵ24Ţ33Ƥ
you write	86 -23ś11b13Ő17ǜ19ŉ22ǩ
you you	83 -7Ƭ8ĺ10m11ƙ13Vƾ14ŀ
young	77 -8Ō7Ƴ9Ư11ź15ƭ19ĵ55c
young are	86 54c
younger	90 -15v15Ż32p
youngest	86 -11p-7c9y33v
younguns	90 -9c11x12v28u
your	26 -32Ų-19ŏŗť-18ƈ-16CňŬƇ-15ļŌ-14Ĺōű-13YƩ-12fũŮƴ-11őƊƌ-10ĸŤŪƆơ-9ŭƋƐ-8KƬƹǏ-7GœƟƻǗ7yľƏƗƠǒ8DŝƘƧǆ9acMŻżƁƓƸǁǄ10J11Žƀǅ12ĽŖƜƝ13hŒƦƶǝ14gIłŃřŸƙǎ15ETŴžǙǛ16jųǔǧ17ŹǤ18noŶƕƺ19tWŘƷǡ20lƢƫƯ22Ňǈǋ23wĶƲ24Śƾǂ25pvxPVŜşƨǖ26ƳǐǠ27sǕ28Ł29qǉǣ31Ʈ32ůƥ34eǢ35Ƥ36d38r42ƃ43ĵ45ƽ52ǘ54B66z
your #	85 -7yX7e18w19Ķ20h25Ź
your @name	83 -20ǈ-13r-10o-8t-7a7Ŕ36ƃ43Ś59Œ
your account	84 -7Ǡ8Ĵ14ř25Œ33Ŝ
your accountant	84 -33A-8ř8ǆ40Ǡ49B
your address	84 -29ǋ-10G22ŷ56D
your age	83 -16Ŋ-14v9p77c
your agent	75 -21ņ8Ŗ12ǧ14Ǟ54Ŝ
your agents	90 -11ņ-7ǃ46Ŝ
your annual	85 19Ǌ
your apartment	83 -9ƥǍ-7Ƅ17ƣ20Ƥ35ơ
your auto	80 -8Ź12ƃ13ſ14Ƃ26ž34ş
your baby	90 -8v78Ŷ
your bedroom	80 14Ɨ
your belongings	85 20ƥ29Ɨ
your beneficiary	90 
your better	76 -15b-10Ƹ-7Q15pǂ16oƨ20q27t33r
your biggest	75 45Ŀ
your bike	88 -11ƣ32ƥ
your birthday	78 -23pv10Ÿ70d
your blood	88 11ƻ13Ƽ18ǁ
your booking	79 -47Ǘ17ǝ49ǖ
your bookkeeper	86 26ǘ
your books	86 26Ǡ
your boy	85 -11ǃ14Ź17v28x31w
your boys	90 -8a15w18vx
your brother	75 -11ŭ10nƫ11Ǩ15ų16ǆ17Ņ18Ƴ19Ł20B
your brothers	88 9Ʋ19B27ƽ
your buddy	85 -8ǌ14Ƣ26B41Ņ
your budget	84 25X26ĸ
your building	88 -19ơ36ǋ
your business	71 -13Ɲ-12Ǟ-8Ŀ-7ŭƗǅ7PǢ11Ǎ12ǋ15Ǡ16ǘ18ǃ25ǎ28ǡ33Ŏ37Ǆ
your call	90 -19Ŕ-9ǃ23Ĺ55Ł
your car	72 -39Ŵ-9ſ-7ŭƃƗ10Ž12ŪƂ17Ŷ19ƥ21ŵ23ş44ű46ų55ž
your cell	85 39I
your check	85 -17T-9Œ-7Ĵ8e37Z41Ʈ
your children	90 8Ʋ
your client	86 12Ǘ28ǘ
your clients	84 -11Ǆ14Ǘ27ǔ
your closing	90 
your commercial	88 -8Ǆ8Ǎ13Ǣ
your commute	90 -28ŭ57ů
your company	73 -11œ-9Ő-8ş8ǜ10ǅ11W12Ţ14Ǧ15ţǥ16Ŝ18ǃ19Ƨ21Ķ22ŝ23Ş29Ǆ
your contents	90 -10ŗ17Ɨ
your coverage	76 -16ňƬ-11ŏ-10Ń-9ǝ-8Ǣ-7ž9Ɠ11Ƨ12Ƅ13X15Ő19ŕ36š40ŗ54Ŗ
your coworker	90 27Ƴ
your credit	73 15ƕ54ĵ
your crew	85 -8ƃ15ǣ29Ǉ47ǈ
your current	66 -8Ŀ-7ņŐƠ7S8ŚƵ10Ţ11Ŝ17ŕǥ18Ş22ő25ŗ28GŒŝ
your customer	90 14Ǘ15Ǔ
your customers	76 -11Ɲ11Ǧ18ǔ29Ǔǖ33ǃ
your dad	75 -10tƼ-7Ť10Š11ǅ16ŷ24ƽ50z57Ƴ
your dads	90 19ƽ
your date	88 -78p84d
your daughter	73 -13ų9Ʒ10BǞ13w16Ű20v21xy29Ź
your daughters	83 -16b-13d12v18Ʊ20ų34w
your days	90 -17R-7P25k44g
your deductible	79 17Ř34Ŧ
your doctor	81 11Ƹ17ƃ34ƾ
your drive	88 26ů
your drivers	81 -19ŷ-9ū-7ů18Ÿ23a38ǐ
your driving	86 21Ž22Ż
your dwelling	90 30Ɠ
your email	75 -18K28ǘ73J
your employees	83 -18Ǉ10ǐ55ǈ
your employer	77 21Ƨ36W40Q
your end	90 -10ũ15j25i37Ŕ
your equipment	84 38Ǣ
your ex	90 51ƫ
your experience	77 22ǣ
your family	70 -28Ƴ-18Ƥ-14Y-7ƨ7Łņſ9ƃ12Ŀ17ư21ƶ30Ũ33Ʈ34Ƭ69n
your father	83 -10Ť18Ƴ25z39ƽ
your favorite	84 -19ŝ25Ŷ29ǩ35ƞ
your feet	90 -10R22U25P
your first	81 11b12Ɩ15a17S19Ň38ŏ
your folks	77 -13Ɲ12Ʈǈ23ƥ30Ʀ31ƽ55z
your friend	86 25B26Ƴ
your girlfriend	88 -8Ʈ17Ƣ21Ʒ
your goal	90 44Ļ
your gut	84 14ǜ23ł45Ň
your guys	84 14Ǚ16ǐ17ǣ19Ǥ35ǉ
your half	90 -19Ư15Ǩ20Ơ35Ƣ
your hands	90 18tŚ19P
your head	85 -7ƺ11Ʋ12Ɨ13Ƥ17Ǉ18Ŀ21Ũ
your health	62 -62ǂ-13ƽ13ƴ38ƃ117Ƹ
your height	86 29ƺ
your home	65 -21Ő-12J-11ő-9Ɣ-7vT8Dƚ10F12ǁ13Ɯ21Ű29Ɠ30ķƅ31ş36ƒ
your honest	90 17Ŷ19Ň
your hours	85 -15ǎ14Ƨ24R
your house	71 -21n-14ƗǏ-10Ÿƒ-9Ʒ-7ǔ8ƔƜ9ƙ10ĸ11ķ14ů18ŷ26ǁ29ŁƆ30ƕ44Ɲ50ş
your household	86 -8Ʈ16n18T
your husband	60 -18oƾ-11ǟ-9Pƺǩ-7Ƹ8Ư9Ʈ14ų15Ł16ƫ18t19p22nż24ƨ27ǂ28Ʒ31r46s47q
your husbands	74 -12dQ-10ŭ-9s9r13ƨ14ǂ16q21p29o35Ŵ
your income	71 -13Ʒ9Ƭƭǔ10u28Ư31Ʈ
your insurance	70 -12ƃ-10ŏ-8şƄƬ-7WƔǓ8XŜǥ9Ž11ƀ12Ŗř13ŧ16Ɓ19ľŚ22Ş25Œ29ţ58Ő
your job	71 -12ƃ-9ǈǨ-8Ɲǝ8ǒ10ǀ17ŭ18Ƨ21V26ů27U43W70P
your kids	76 -10xy9ƃ22u33w49v
your landlord	77 -90ǌ-7Ƅ43ǧ94ơ
your last	63 -22Ŝ-16a-15ť-12d-10oœ7Ķ8ƹǣǤ9łſ10Ǟ11ƪƶ12Ƹ13ǉ15TŻƧ17c19żƾ20ņǙ22w32bƼ
your lease	78 -63ơ-20Ĺ-8Ŭǋ75Ƥ91ǌ
your lender	86 10Ƅ19ƕ
your liability	83 -17ŗ-13ƀơ25ž37ǡ
your license	74 -13ŷ-10ŕ-9Ź12Ƅ15ƺ25d47Ÿ
your life	85 8ƦƸ11ƫ13ƪ15Ʃ19Ũ
your list	88 10ĺ15ń57ľ
your little	88 -7Ų11u13Ɲ21x
your main	81 -20P10Ɵǝ19Ǖ29ľ47Ǆ
your marital	90 9f
your medical	88 18Ƽ28W
your mind	76 -13Ť-11Şǩ-7ŌƬ10Ļ11Ĺĺ15Ń16Ľ17r22ƶ24ł26ŎŨ32Ŀ
your missus	90 12pr17Ʒǂ
your mod	90 44ǣ
your mom	76 -11Ũų12ƽ24ŷ28Ƴ41z
your moms	86 -7ǝ10Ƥ19ŵ30z
your money	78 -8Ŝ-7u9ņ15ŧ21A28Ư
your mortgage	82 -13Z-8Ʈ21ƕ48Ɣ
your mother	81 13nƫ23ƽ32z
your name	73 -43w-20ǃ-18o-7B8ƻ13Ľ16F22ķ25b31řǐ95a
your neighbors	90 13ƞ15Ǎ20Ņ21ƙ
your number	86 -7Ļ13Ǖ17ǔ22ľ43I
your occupation	86 -37q45P
your office	88 11ǒ13Ǥ18ǋ26M
your old	85 17Ľ27ņ36œ
your oldest	83 -10c-7ų12Ź20vw33y
your other	88 -20a-15Ū9ş22Ŵ39o
your own	62 -23Ǎ-21Ų-17ķǐ-14U-10ĸ-9ƣǈ-7rƥ8ǀǆ10ƃƍ11nzǓ12Q13ŖŤųǑ14ŦǠ15ǅ20ň21Y23ǋ27ǃ28Ł29V38Ǜ45ǟ55ƀ70Ʀ
your parents	72 -15ǂ-13uƸ10Ư12Ʀ16Š18ƥ25z44ƽ
your partner	74 -11Q-8P-7ǆ7Ŵ8p10ƨǠ13s14Ǩ17o18rǂ21Ʒ26t31q
your partners	82 -30d-16ǆ-14Ƹ12Ǩ18ǂ20o21ƨ29Ŵ33p
your passengers	90 27ƃ
your pay	90 11Ƭ14Ʈ
your paycheck	77 -10Y-7q12Ĵ16ƭ18u24Ư30T42Q
your payroll	82 -16Ǉ11Ǒ32ǉ
your people	74 -17Ǜ-12R-11Ų-10ş-9Ǒǩ-8Œ-7nǔ9Ǚ10ǘ11ƶ12ǡ13Ǥ27ǐ29l33ǝ34ǈ36ǉ
your phone	82 8Ž19I29ś
your place	72 -8ǣ9ůƓ10ƛƣ11jHƅƑƚ12ŰǠ13h15Ǚ17Ǜ26M29Ɯ
your plan	88 14V16Ɓ17ŝ21Ŗ
your plans	77 -10P21V24Ǟ37ĺ
your policy	67 -24Ʀ-14ŏ-12ǥ-10ŷƧ-9ŗ-7śƩ7ƚ8ǡ10ŕ11ř13Ɠ15Ǥ17ŜŢ20Ŗ25ƀƁǢ31ƛ33Ś51ſ
your property	88 7ơ9Ɯ29Ǣ
your record	88 -13ŋ19Ż23ƿ
your rent	85 39Ơ
your roof	83 -38ƈ10n15Ƒ17Ɲ23h33Ɖ
your roommate	90 33ų
your salary	83 22u24Ʀ25Ƨ37T
your sales	74 -9Ǌ12ǔ32Ǜ42ǖ
your schedule	90 -12Ƙ-9L46R
your score	86 50ĵ
your share	88 -9I30Ơ32Ř
your shop	85 -11b-9Ǆ7M15ǃ25ǔ
your side	88 -11Ũ-10Ǐ11u17Ŕ18ŧ22Ɲ
your sister	77 22A23Ư32B
your sisters	90 -19ǃ9Ƥ48A
your social	80 22ǆ67e
your son	74 -14ǟ-12t-9H-8ƭ-7Ÿ8o10ųż12Ű16w19ǈ20Ź22x24y27Ǟ44v
your spouse	72 -14Ƹ-8f-7d7o15Ʒ18p21q30r36ǂ38ƨ39s
your spouses	85 -14P-12d10Ʒ19o21q24p
your steps	90 10Ť36Ɯ
your store	90 18ǋ22ǡ
your street	76 -7Ű24ƙ
your stuff	81 -13Ɲ8Ŝ13Ɨ21ƥ23ǘ
your subs	78 11Ǥ40ǒ
your system	88 20ǘ26Ǘ
your teenager	79 14ŭ16ź
your things	88 20ƥ33Ɨ
your time	81 -14Ƈ8ł9Ļ15Ŋ48Ń
your tools	86 11Ƙ41Ǣ
your umbrella	88 -7Ǧ14Ƃ
your uncle	90 21B
your unit	88 -31Ɔ9Ǎ14ǌ19ƣ20ǋ
your vendors	90 19Ǖ
your weight	85 24ƺ
your whole	85 -15Ʃ16l17ǐ40ƭ
your wife	59 -15v-12Ʀƻ-10ƸƼ-9i-7ƹǃ7nŷ8Ŀż9ǆ10uǨ11Ʒ15Ʈ16Ŵ21o22ǈ29p32t33qƫ34ǂ35ƨ37s40r
your wifes	74 -16d-10P-8a9Ŵ13Ʈ15q20ų37o47p
your will	86 39Ʋ
your wind	85 8Ř18ƚ
your work	77 -18w-14Ŷ14ǁ15ůǔ17Q18R24ǚ29ŭ
your yearly	86 8ǉ9Ů10Ǌ
your your	85 -9s-7Ő9o11ƚƫ12ŏ
your zip	79 47E
yours	60 -18Ŵ-17ǩ-14Ɣ-12Ɨ-11vǡ-8r-7hŒơǝ7b8BŚƽǞ9tžƊƻ10ŤƲǦ11ľſ12S13uŮƝƠ14ĵƨ15Ɓ16űŶ19Ŭ20xǌ23ŵƖ24Ʀ29Ÿ30ķ43ų70F
yours $	71 -17ƒ-12xƗ-11ǅ7zƅƋǚ8wGŠ9p12Ŷ13Ťƻ14ŸƢƲ15S17uƝ18Ơ25Ʀ29ķ30Ɩ41F
yours is	88 13Ŷ14ű15Ɗ26Ɓ
yours or	83 -10Ƣ9o17ķ39F
yours was	90 -7ǝ35ŵ
yourself	60 -13v7iPǅ9ŘŢǨ10AŠƎƯǂǑǣ11ƕ14gV16c18ţ19ŁŦ20ōǉ23n24Ʀ25H26Ǉ
yourself $	65 -14v-7Ƹǚ7A8WƐ9Ǉ10PŁƕ11ǂ15c16Ǒ20nƦ21Ŧ22ōţ25g
yourself or	77 -8Ʀ7A10Š11isǅǣ14Ǩ17ǚ19n
yourselves	80 24Ř
yourselves if	80 24Ř
zero	86 7ū10ŏ15ţ22ř
zillow	88 -10ű17ƅ23ƒ
zip	68 9Ŕ85E
zip $	81 25E
zip code	79 11Ŕ17E
zone	78 22ǩ40ƙ
zone $	84 23ƙ
zone x	90 28ƙ
zoom	88 67M
~<#>	34 -32Ť-29ŏ-28Ő-26ǩ-25C-24q-23Ĺ-22Ŗ-20Jǃ-19Ň-18Ńǟ-16glAņŭƟ-15kKNPķŨŲ-14ŁŚǥ-13iHļňƞƫ-12FĿŝŠǜ-11azQŌřƎǚ-10tUĺĻŀŔũƜ-9mośŬŴƑƤƳƴƵǂ-8xşųŵŶſƇƍƛƣ-7ĽŊƕƾǖǞ7rSżǀǐ8wVƲǢ9ŜŻƚ10bRƹǌ11šŽƏǆǏ12hĴŪŷǅ13s14ƪưǕǝ15ƃƸ16eŸ17ťƋǇǨ18nǘ19uţūƗƨ20ĵŹ21ƈƓƽ22ĸ23yƘ24G25I27L28OŅœŘƭǉ33DǦ34ƔǊ35ŒŦ36Ɔ38p39Xǡ40ƅ42d46Ķŗ50T52Ů55Ƃ56Ơ62ƺ63ƒƱ76vž80c84Ǒ86Ƭ88E
~<@d	63 8ĸĽŌ9sŭǉǟ10gƻǧ11ŲǙ12i13ǈ15Ń17R22ŵ41ǎ42k48L
~<@da	63 8ĸĽŌ9sŭǉǟ10gƻǧ11ŲǙ12i13ǈ15Ń17R22ŵ41ǎ42k48L
~<@m	66 -12Ÿ-8Ŏ-7Œ9ĸŮ10kyƞ12V14ǜ15Ť21ť22ŕƟ23ƾ24d26Ź27pŃ
~<@mo	66 -12Ÿ-8Ŏ-7Œ9ĸŮ10kyƞ12V14ǜ15Ť21ť22ŕƟ23ƾ24d26Ź27pŃ
~<@n	53 -10ǩ-9ŴƸǃ-7Ťǌǝ7nǡ8bŜ9A11ƚ12apƢ13ľǒ14Ő15J16ļřǂ17ƨ18ǘ20s22iœƃ24o25ŦźƷ28t29ǈǤ36Ś37ĸ39Œ
~<@na	53 -10ǩ-9ŴƸǃ-7Ťǌǝ7nǡ8bŜ9A11ƚ12apƢ13ľǒ14Ő15J16ļřǂ17ƨ18ǘ20s22iœƃ24o25ŦźƷ28t29ǈǤ36Ś37ĸ39Œ
~<a>	27 -24ŀ-23s-22ŉŝ-21žǔ-18ƕƧǋ-17jřǇ-16ǎ-15xŐƢƮ-14cŌŕŠť-13ŢŴ-12kVſƴ-11aŇŞ-10rƖƞǆǗ-9ŚƷƽǦ-8tDĺƒǤ-7CGJŖşŦƄ7ŗƳƾǈ8ľŅŨŹƆǅǕ9ŎŭƼǍǏǓǝǟ10ZţƁƗơƦ11eĵņŸ12wMƊƓƛƹǣ13ŶƬǧ14ŜƅƎƯ15IŪŽƤ16WŤǨ17lưƱ18bAŬŰŷƐǚ19źƏƚǙ20hǥ21YƇǃǜ22SƑǘ23ŃŊŻ24ő25ĸ26LƜ27ĽšŮǉ28Ř29ś30g31ƍǊ32Nƿ33fƲ34Ķǀ35mĻ36uǩ37X39F41PƂ42ŵǡ43ǁ45T47ƣ51q
~<ab	41 -15c-14x-12ŗǇ-11S-10sǃǢ-9ŒŵƣǨ-8jFQRńŐŕŧŬǅǞ-7CJĻǐ7mĶĺƂƏƠƱƷǊǝ8ťŨƎƲƴƺǀǂ9ŔšůŶżǏ10uHVĽľŊƸƿ11zBǗǜ12ŉƨ13hłǌ14ņƔǁ15AŲƶ16ļŤŴŹƞ17TŇƬ18pĵ19ōŽ20ƍǄ21ŀǔ22rY23ŖŝƳ27Ş29Ŀ30Ǎ33Ĺ
~<abl	81 -11J-9s8oƮ9Y12zƷ15ś16N17Ŗ
~<abo	41 -15c-14x-12ŗǇ-11S-10ǃǢ-9ŵƣ-8jFQRńŐŒŕŧŬǅǨ-7CĻǐ7mĶĺƂƏƠƱǊ8ťŨƎƲƴƺǝ9ŔšżǂǏ10uHVĽľŊůŶƸƿ11BǗǜ12ŉƨ13hłǌ14ņŖƔǁ15AŲƶ16ļŤŴŹƞ17Ƭ18pTYĵŇ20ōŽƍǄ21ŀǔ22r23ŝƳ28Ş29Ŀ30Ǎ34Ĺ
~<ac	54 -11ǩ-9ZŶ-8IƧƮ7JŪűŻƪ8R9ae10AKP11ļǀ12ŏƑǆǕ13ĶųŴƐ14Yţťƒǖ15žǗ16Ĵ18ǔ19BŖ20ĻŜ24ƃ26l28ř29Ǡ38ż
~<acc	56 -9Ŷǩ-8IƧƮ-7Z7ŔŪűƪǆ8Jž9aţ10e11A12Ļ13ŒŜǕ14ųŴ15YĶťƒǖ16Ǘ17Ĵ19ǔ20B25ƃ28l30ř31Ǡ41ż
~<acr	85 12ů20Ƒ21ļ
~<act	73 -12Œ7ţǆ9ŜŢž10Ś12Ļ13R14K15P16ǀ18ŏ19Ɛ28Ŗ
~<ad	54 -17S-13ŉ-11Ǆ-10Ľ-9Ō-7Hœǘ7ouZ8nķƗǓǠ10EǏǗ12ǌ13cy14ŷ16J17Ƶ20Ǝ21Űǋ22ō23ǚ24G25ǧ26ļ28ŧ35B37A39D44Ɓ47Ǟ49ƌ
~<add	57 -17S-13ŉ-11Ǆ-9Ō-7œ7ZǤ8oķ9nƗǓǠ11EǏǗ13ǌ14cy16ŷ18JƵ23ōŰǋ25G27ǧ42D47Ɓ51Ǟ52ƌ
~<adj	83 46ŧ
~<adt	90 35Ǝ
~<adv	72 34ǚ50B51A
~<af	54 -20ǩ-13Ř-11ƭ-8quvŃŇ-7BĹ7VŰƕƧ8iľ9jĻţƈ10ƅƋƩ11Ǥ12tJUǢ14gEŢǎ15wŜ16ťƷ18y20ķ22XŦ23zƃƮƯ25LƳ29Ũ34Ŀ47ũ
~<aff	85 -7Ĺ10ǔ19Ƥ40X
~<aft	55 -13Ř-11ƭ-8quvŇ-7BŃ7VŰǝǟ8ľƕƧ9ijţƈ10ƅƋ11ƩǤ12JǢ13tU14EĻŢǎ15gwŜ16Ʒ17ť19y22ķŦ24zƃƯ25Ƴ26L30Ũ48ũ
~<ag	51 -21Ɖ-15Œ-14qŊ-10ĸ-9ǂǆ-8ŧŵ-7ŀŤǃ7GƯǧ8f9ZǍ10ktľŸ11Ł12ǩ13Ľ14LY15Bƪ16Ŷƭ18r19Ǔ21ňƗ23Ɠǡ24ń25ť27ũ38ƈ41v43p51Ŝ66cņ
~<aga	60 -11ĸ7ƚǄ8Bƿ9rƖ10Ŝǡ11o12Z13kń14t17Y18L20ƪ21Ŷ27ň28Ɠ29Ɨ34ũ
~<age	58 -23Ɖ-12ĹŊ-9o-8Œǩ7x8ſ9ƽǞǧ10Ǎ13ľŸ16ń20ƭ32ƈ48v53p67Ŝ68ņ78c
~<agg	88 8Ǔ26ǡ
~<ago	77 -11Œ-7ǅ11ĺ13uƴ14G15f16Ľƈ42ť
~<agr	78 -11q-8ǂ7Ƣ10ǌ13Ư15B16Ĺ19r21Ł26ǩ27Ǔ
~<ah	74 -8Ÿ7ařŚ8ŇƄ10Ɩ12yƲ14K16ľ26Ş28Ō
~<ahe	76 7ř8aŚ9Ň12yƲ17ľ27Ş29Ō
~<ai	77 -12ǆ10ĸ12ơ13ǌ14ŉǀ16Ƌ18Q21ǃ35Ɯ
~<air	77 -12ǆ10ĸ12ơ13ǌ14ŉǀ16Ƌ18Q21ǃ35Ɯ
~<al	43 -18ǩ-17Ǟ-16Ɣ-14ǑǦ-13ŗ-12ARŶ-11Sľűƕǅ-10ňŝůǢ-9cBŎǂ-8abĽœŵƭƽ-7ŀŭƙƱǝ7gtzřŮƆƇƲ8ūƖƹǡǨ9Ɗ10ĶĹĿŐƝƵǐ11lwWķƳ12ĴƢ13ņŖǄǇǖ14xƞƫ15ţŨũǛ16ư17łŊųƁƷ18ş19dŬŴƿǍ20s21ŏƂ22Ǖ23iŦ24ƌ25Ǚ26ō27kǥ28ZƗ31Ǝ34n
~<ala	72 -10Ə9l10Ǎ21ū60Ǝ
~<alc	71 34ƿǛ
~<all	48 -24ǩ-21a-18ŗ-17Ǟ-14Ǒ-13Ǧ-12R-11ű-10AŶƔǢ-9BůƕƮ-8lľŁŎŝŠŹŽǂǅ-7cKŇňœƽ7ŅŜŷƑƸ8ţƾǒǗ9ŃŮƆƞƲǔ10dgņƨǡ11ĴƊǨ12ŨųŴƹǐ13sxW14wŖƝƳǕ15ĿƢǋ16ķŐşƂǇ17ƫǄ18ǖ19ũ22Ŭ24k26ł27Ŧ29ƌ30n32ōǥ33Z34Ɨ
~<alm	75 -8ǘ-7Ɯ10ư12d14k16ţ21Ǖ40Ǚ
~<alo	72 -11Ɣǋ-7łǩ7x8tƂ9Ž10i11ǀ12ŁŠƞ13Ʒ14Ƨ15Ƶ16Ķ18s23nǍ
~<alr	64 7pşŽ8vEřƮ9Ũ10Kť11NŇŋǁ12ưƷ15Ź16Ĺ17M21Ŋ22Ɓ25iŏ
~<alw	77 -8n7Ɯ8Ř10ĸļņųǩ11V12ĵ20Ɨ27l
~<am	53 -12ŉ-8n-7GLŀłŐť7MŌŝƊ8qrPŅŦƗǖ9ŇŤǌ10wŊőǄ11cQUŵ12fhĹņƓǥ13gż14I15C18bń20Nō22ƞ27i28a32Ƭ37ň40ŗ
~<am>	55 -12ŉ-8X-7GLłť7kBŢǛ8qMĽŝƊ9rPǌ10ŅŌ11wUŇŤǄ12cŊŵ13fhĹņǥ14gż15I16Cő19ń20b21Nō23ƞ28i30a39ň
~<amo	70 -7ő8ƚƱ11Ʀ12ž14ŦƗǖ18XƓ48ŗƬ
~<an	25 -22SƧ-18ĴŅ-17Ţơ-16Ńǅ-14ĽňŨŰŸǩ-13VŗƠ-12ƒ-11ŵ-10csŀǋ-9Uĺƅǟ-8LQļŇŎžƁƈƩǒǧ-7FƖƞ7uĿŌƢƫǁǄǗ8bANũƚǎǑ9zŁŏŐůƋƳǞ10tưƽ11ŦƥǓǣ12JĹŖƗƦǉǍ13PŔŜšƉƔ14BŒƛƯƸǇǕǖǘ15Ķƍǌ16CƐƝƴ17nyTşƄƎƹƾ18Hĵǐ19kwƂƑƟƱǙ20dķŹ21Wŉŷ22gmoŲƨǏǜ23Dńţƺƿ24ōŻƌ25űƜǃ26żǈ27ųƻƼǆ28a29vǂ32Ƙ33Ūǚ34hZǛ35ǀ
~<an>	51 -17Ɲ-15ǧ-10ĺŞšŶ-9ƧǏ-8p-7eyŖŹ7FŊżǀ8ƶ9qőƃƆƑ10ƕǃǚǦ11Ĺƣ12Dǌ13KPǋ14lO15Ŕƅƴ18Ū19J20ǉ22ľǖ23Ķ25Ŝ27Ɨ30b32ƂƄ33A48ǆ
~<and	31 -22ǩ-19S-16ŵ-15ƅ-13ŅŇűƦ-12KĴŃŉ-11jŨơǋ-10YŶƒ-9ňšŸǓ-8ŔŝŰŲƸǔ-7ĽŀƙƞƥƧ7tEūźƆƼ8zNŌƇƬ9mŴƯǙ10ghJņőŘſƃƊưƻ11ķŹƂƋǀǥ12PŐƨ13eşƀƾ14Ǝƿǁ15nńƗƛƫǌǕǠ16Ŧ17BT18Ǉǐ19ŷ20ůųƔ22DZ23WĹōǃ25ǚǛ26vŒǏ28C30dw33oƺ34ǈ43a44Ū
~<ani	85 47h
~<ann	74 8ƪ11ĸ13T15Ǌ16Şǉ19Ů
~<ano	72 -13ş-7Ţ9ż10ō11Ź13vŶ18Őƴ19H20I22Ǟ27ŴƟ30ŵ38y
~<ans	79 10ľ11Ǜ12K13Ļ14Ŕǚ46ŉ
~<anx	88 21Ƽ29Ŀ
~<any	35 -19Ɨ-17ő-16QƧ-15Ŵǅ-14Ɓ-13Ơ-12UŗŢƈ-11sAŸžƕǋǝ-10FĺŐŵƀơ-9cqLĴĹŅŊŒŰƩƮ-8apGJSĽľņůŽƅƆƶǊ-7lwCłŃŎŨƃƖƞǒǟǠǥ7tŇƙǢ8xǄǎǏ9ōƄƋƎǞ10nƯ11ƟƾǃǣǨ12ŷƢǆ14jŁƉ15Ŕ16ƴ17Ǒǔǘ18uŝųƍƽǍǛ19ńũƚǙ20ƐƨǓ21ŖşƂƑƳ22ĵ23ż24gZŉŏ25ķŹƥ26mţƼƿǜ27Hƻ28Ʀ29h30Ɯƹ31kšƌ32Ƙ34Ʊ35ǂ37Ż38Ƹ40Ɲ42Ųǀ47ű
~<ap	54 -14ǩ-11ų-10Ɲ-9Œ-8ǧ-7ŖŶƛƳǝ7ŊŮŰŵ8ƞƱ9ŎŜ10vŁƿ12Gƾ13ƜǍ14B15FŇƒƥ16ŚŤƼ17Ɨ19D20Ƣ21Ơơ23Ƥ26Ƙ28ŝ29ƣ31Ž33ǖ36ƴ50Ų
~<apa	61 -11Ɲ-9Œ-8ǧ-7ƛ10Ű12vƞ14G15Ǎ17Ɯ18F19ƥ20Ť22DƗ24ơƢ25Ơ28Ƥ34ƣ
~<app	62 -14ǩ-12ų-8Ƴ-7ŖŶ7iSś8ŊŌŮ10ŵ11ŎŜ12ƿ13ŁƄ15ƾ16B17Ň19Śƒ32Ƙ34ŝ36Ž39ǖ42ƴ58Ų
~<ar	32 -18ŧ-17ļƗ-16ǅ-15AŤű-14Ŝ-13ŇŔŹ-12ǥ-11ŊőœǖǛ-10ĽƨǂǏ-9rKōƔƫǃǜ-8mqśŻ-7tŅƀƊƐƜơ7GķŀňŷƬƹǐǗ8Łŋǔǚǣ9yXĶĿťžƻ10IŝƁǢǤ11ŨŶƮǨ12bŏƃƏ13VĵųƷǇ14kĻŖ15Ńŭǀ16uLşƑƤƭ17ŌǑ18łŬƘƺ19fRńũƟ20sETŒ21nĹ22wŗŪƱǈ23giP24ajzQǞ25ǎ26ƞ27HZƣƸ29x30vŢ31ǟ34Cǆ35Ő38F39l42c45ǩ
~<arc	88 20ǚ21Ɖ
~<are	33 -19ǅ-18ű-17ļ-16ŧƜ-15AŠƗ-14őŵ-13ŔŤǂ-12tŅŜŹǥ-11ŇŊǖǛ-10ĽœƀƨǏ-9KōƔƥƧǃǜ-8mWŻƫ-7rś7dsŚƹ8GNňŷƬǐǔǠǤ9ĵķŀŁŋƑǣ10ĶĿžƻ11uyIŝŭųƁǢ12nşŨŶƏƮǨ13ńŏƃ14bŬ15TĻŖƷǇ16kzLVŃǀ17ƟƤƭƱ18ŌŒǑ20fłƺǈ21jERŢũ22gĹ23Ū24wP25iQŗ26aǞ28ƞǎ29CHZƣƸ31x32v34ǟ36ǆ37Ő40lF45c47ǩ
~<aro	58 -12ǩ-10ƒ-8H7ŅşƎ8uŭſƕ9LWƱ10ƓƜǧ11l12hƥǁ13Ƒǉ14V15zĵ16nƍ18T20ń21Š22ŵ23C24s
~<art	75 20ǆ36Ƙ
~<as	47 -22ǩ-11Ÿǔ-10Ư-9Ɩ-8ŐŖŝşǆ-7ĺłŠŹ7hjƲ8FšũƄ9ŷǌ10Ĺ11o12Pōƒ13fvƫ14pǧ15ƕư16mń18ǒ19Ɖ20Ǧ21Ł22ƿ24aY26ķ32Ŋơ35Ƽ39ŉ42c43ǃ49Ǔ
~<as>	57 -18ǩ-11ǔ-10Ÿ-8Ưǆ-7Dķş7PŢźżǁǣ8KŀŇŒŰŻ9dCũǀǄǤ10lvŚ11Ƭ12jF13ńơ14Ʋ16Ǔ18o19fŏ20ŷƫ25c55ǃ
~<asi	82 13Ʊ31ư37Y
~<ask	54 -9ŷƖǍ-7Ő7vwPƋƾ8ZĵƇƧ9m10Aǌ11ušƄ12hp15Ĺƕ16ƒ18ǒ19ōǧ24a25ơǦ26cŁƿ41Ŋ42Ǔ49ŉ
~<asp	84 17ƻ37Ɖ
~<ass	77 13z18m55ķ
~<at	41 -18ƂǞ-17Ŧơ-16c-15RƃǇ-14iƪǄ-12ŀŕǏ-11ŔŝťŨǈ-10kŌƟǑ-9jloYZŢũųƳƸǩ-8ōşŭƅƵƷǋǝ-7fAņŊƁƒƙƠƯƶǀ7œ8bŮŸƭ9ĶļńőƓ10xŇƦƹǙǠ11q12ŘƧǊǤǦ13BPżƽǣ14ƍƖ15ŁǡǢ16NVĵŚŷžǌǘ17uŠ19ƾ20Ŏ23sCGƥǖ25ŏƨ27hLǛ29ĽĿź30Ŝ33W34ŅŰ38Ɲ42Q44S45U48nJ
~<at>	41 -18ƂǞ-17ơ-16Ŧ-15cƃǇ-14iRƪǄ-12Ǐ-11ŀŔŝťŨǈ-10kŕƟǑ-9jloYŌƸ-8ZōşŢũŭųƅƢƳƵǝǨǩ-7ņƁƒƙƠƷǋ7ĸœ8bŮƖƭ9ĶļńőŸƓƽ10xƹǙǠ11qŇƦ12ŘƧǊǤǦ13P14Cżƍǣ15ŁǡǢ16NVĵŷžǌ17uŚŠ19ƾ20Ŏ23sGƥǖ25ŏƨ27Ǜ28hLŰ29ĽĿź30Ŝ33W34Ņ38Ɲ42Q45SU48nJ
~<att	77 9śƲ10Ǩ11Ɩ12Űƽ14BŶƼ23ǘ
~<au	59 -9Ő7ǣ8ſ9ǃ10Ơ11ǒǥ14m17Ĺ22ƃ24ž32Ƃ35ş47Ĵ83Ǥ
~<aud	65 8ǣ12ǒ92Ǥ
~<aut	66 -9Ő-7ŗ7ƛ8Ƅ9ſ10ǃ13ǥ20Ĺ25ƃ27ž36Ƃ40ş53Ĵ
~<av	86 -13q8wR16ǉ25ź36s
~<ave	90 9R16ǉ26ź
~<aw	59 -8mŖƽ-7GĴůǩ7CļŚŹżƘǁǊ8zǅǉ9oIǄ10ƴ11ĶƔ12ŢţƳ13ƫ14ĵ15ŉ16ƦƧ17Ŀƅ22w24k27Ļ29ƿ34YƟ35ź
~<aw>	90 13Ź15ƅ18w
~<awa	65 -8mů7BƙƧ9żǁ11ƴ12ƿ13Ķ15ŢƳ19ĻƦ20ŉ21Ŀ30k38YƟ40ź
~<awe	71 -8Ń-7Ŗ7ciF8ŌŰƇ9Ǌ10nCŚƘ11uĻƧ12I15Ɣ16ţ17Ǆ18ĵ22ƿ
~<awf	88 11Ũ12ĸ13ǉ14Ʈ
~<aww	80 9ov10x11zļ12ƅ15w20ƫ
~<b>	77 7Ķ12DƜ15ū33d34ǥ35ź48ǃ
~<ba	44 -16ař-14ţƸ-13ŁƗ-12rĹǃ-11Ųǩ-10BŖƣƱ-9ŔƼǅǈǢǨ-8jkĿō-7cfUŎŜũƘƤƵ7ĺŤŮƄƥǄǝǟǣ8LTǍǚ9ƃƌƯ10Ũ11gƜ12wĵŶ13ŒƍƷ14xőƿ15uDĴŬƓƪ16V17ňŏǗ18yƔƚƩ19ĽƑ20eN21hmZť22Š24ņǛ25v26ǘ27ż29Ɔ31Ɲ34Y36Ɗ37ƙ40ƕƛ
~<bab	68 -17Ƹ-12ǃ-11a-9t7V10h11d13ƻ17Ɲ20ĺ26Ư27x32Ŷ35y37uv38w
~<bac	52 -13ţ-11r-10x-9Ɨ-8ŔŖǢ-7aGŐƼǨ7HŮ8sIœƜƲƾ9ƑƝ10uŞŭƮǏǜ11Řǟ12őŒŵƿǣ13ŀƩƫ14L15hŴǝ16VŨƙ17ŏż18ƍƷ20Y21ňƓƪ22Ľ23m27Šǘ28ť29Ǘ30ƛ
~<bad	70 -17w-12Ŵ-7Ő8ǘ9ŝ11ĸƇ14Ţ18Q19ǚ25żƚ34ņ36N
~<bal	72 -8ĹǗ7v10gŦ11ŒŤ12G13Ļ14ķ19Z21T29Ɣ
~<ban	65 -20ř-13Ł-8B9AXZ10ƃ15ƄǇ22ĵ28YĴ30ƙ32e33Ŭ58ƕ
~<bar	71 -10Ɠ-7ǅ9tŏő10ŗƀ13Ő15Ǎ26h30D38Ƒ49Ǜ
~<bas	63 -8ƣ9ZƕƙƜ10Ɲ11ł12ŧƩ13Ň15ƥ17g24ƛ49Ɗ
~<bat	73 -7ƛ10ƚ17Ɗ22ƌǄ54Ɔ
~<be	35 -21Ŧ-18ŗ-17Ŝ-15YĹ-14vƒ-13ĺŪŭ-12Qĸ-11Œǎ-10ŕƔƯǄ-9Rũƙǣ-8dPŚŲƀƓǃǑ-7qŐůŰƣǢǥ7oŤƌƖ8fľŁƅƜ9OŅőŶźơƳǅ10sAĽƦǂǧ11aŃƗƶǘ12Tţ13yWƬǁǍ14cǌ15iHXŠŻƊ16KUƆ17JĻ18Iżƿ19pŏ20Ř21œƫƼ22ķŷŹ23rłƈ24lmLSZŊŋŝšŸ25G26u27Şų31ƴ33ǟ36ņ37ǩ43t
~<be>	49 -14q-13Ǔ-12Ō-10ŶǨ-9Yĸ-8JŇ-7aUŐűƒƗƫ7CEĶŁǁ8Ŀŀƶ9enŃƬƭ10KĴŨũ11bŷǧ12ō13AT14HV15ķƷǞ16ŏŞ17łơ18œ19OƮ21X22Ŋ23Ļ24ǌ25m26ľ27Z28c29sy32Ź34r
~<bea	74 -7ř7Ǎ9b12ƚ15Œ16Ţ24h26k28ű44Ņ
~<bec	66 -13Ŧ-8ŉ-7ő7bUļŔƏƢǀ8gBŀņňŝž9HłŵƖ10uĵƶ11Ǩ12jƴ13Ƨ15J18ǁ21ų24Ť
~<bed	70 7y11Ƥ13ƗƝ17Ɯ20Ơ43Ɔ
~<bee	48 -12Ŝ-10O-9xǎ-8Ʀ-7nũŵ7ajŇſƘǩ8kAƾ10ŮƊ11Ƴǅǜ12ƴƸǂǤ13ŏż14tƌ16f17ǘǛ19Ż20ŝ21ţ22l23ƈ24ő26ņ29iŶ30ŸƼ33ƿ35S37ǟ38Gš
~<bef	56 -15ōŦ-13Œ-12ǩ-11ũ-10Ŕ-8Ņƒ-7Ũ7GĽŀƕƖ8ŖƲ9Ŏƈ10ŧ11Ǖ12OŊ13uƽ14ƫ15TŁ16aŉť17LƄǓ19Ǌ21Ńƴ22J25œƅ30ņ38Ř
~<beg	90 11Ť16Š18Ō
~<beh	70 -8v8ǐ9ƃƙ10xŻ12t13u17ŠƳƶ19Ź20p21ų24ŷ
~<bei	71 -7OƞƯ7ǝǩ8lķ9cŽƼ10ŊƱ11FH12ŵƁ14t23U25Ş27ǟ41ŋ
~<bel	70 -9ƙ7mŌ8Ż9lpM10Sǀ11ŸƬ14ƥ16Ǐ21ǩ28Ɗ29Ľ36Ɨ
~<ben	63 -9ŗ7ķ13Ʀ15Ƭ26ż30ƫ35Wǩ
~<bes	61 -11Ǜ-8ĺ-7Ŀŀ7şƈǔ8Ɯ9ņ10Ŵǈ11Ǉǩ12tŷ14ł15LZĻų16Kķ17ƞ18ŝ19u20Ǎ21U27I29Ʀ30ǟ
~<bet	63 -14b-12Ź-11Š-8ƶ-7Ʈ7C8sƫ9arǂ10Kšŷ11ƨ13Ţų14ľ15q16ň17p18L19o20ŇŞ21ź27ł29t
~<bi	48 -20S-15qŒŬ-14ǩ-13ƞǈ-12K-10Ɖƒ-9nŀŔŠůŵ-8uŖƊ-7xGŃŎŶƂƅǂǨ7ŘƜƮǀǁ8DYǤ9ľŁǔ11Ǎ12jƃǓ13J14Ƙƪ15ō16œǑ17ŦƬǏ18kŐǠ22ĸ24c25Ɠư26vĴ27pǇ28Ƒ29Z35d36Ŀ38h45Ɔ49ƥ50ǅ
~<bid	90 8Ņ15ń28Ǔ
~<big	55 -15Ŭ-14Œ-13ƞ-12ǈ-11Ʈ-10SƉƒǩ-7nŔŖŠƂƕ7gHŗƇưǁǞ8łœƛƜǦ9jyƣ10ŇŘǅ12Zľǔ14Ǎ17J19ƪ20Ǒ21ŦǏ22kƬ25Ő26Ŀ28ĸ30Ɠ33Ǉ34Ƒ53Ɔ
~<bik	78 -10ƣ-9Ɗ9g16Ƙ18ǀ69ƥ
~<bil	67 -13K-7Ǩ14Ǥ16Y19Łƃ26Ʈ27ZưǠ39Ĵ
~<bin	85 7Ƅ9Ɩ13Ō18ƕ
~<bir	65 8C10Ŝ11Ǘ13D22c40pv50d
~<bis	88 10Ɓ11ƺ19h
~<bit	77 -19q-8g-7ǂ10jŞ11ņ14Ũ15Ǌ16Ŀ17œ27ō49h
~<bl	63 -14ǩ-8Ĺŗ-7ţ7Ƥƽ9jĸńŻƑ10mHƂ11g12Ǧ13i14uƇǂ15Uƚ20Ŋ21Ƽ25ű27ƻ28Ŕƾ42ǁ
~<bla	81 -9Ĺ9Ǡ11ƺ13mHń38Ŕ
~<ble	84 9ƶ10Ƥ19u20i22U
~<blo	68 -7ŗ9ƽ10ƂƑ11j13gǦ16Ƈǂ19ƚ24Ƽ30ƻ31ƾ45ǁ
~<blu	84 -7ţ11ĸ13Ż29Ŋ36ű
~<bo	47 -13LYƨ-12a-11ŐŚ-10Ŝ-9iĿōŝŨŪ-8oSŇťƗƭ-7FũźƘƝƮǕ7nPŵ8jŋūƯƱǑǧ9ŔžƀƄ11rUşŹ12mŸƋǙǩ13T14gxſǁ15łųƍƜƵ16Š17vw18ķ19ƒ21ű22ƌ23pŀƞ24d25uǟ26s27ƪ34ƻ35ǖ36Ł37l39Ǡ44ǥ
~<boa	72 -8pƨ-7ō7Z9t11ǜ18şƍ22Ł27r28ķ29Ɯ
~<bod	79 13ŗǃ23ž
~<bon	86 -7Ʈ9Ɔ13ƀ15ſ30T
~<boo	62 -9ŭ-7ŏ8ǒ9Ļŀǝ10j11Ǘ12ǈ14gǘ15ǟ16Ǒ25ű52ǖ58Ǡ
~<bop	84 -18Ő74ǥ
~<bor	69 -7Y7ĸ9v22ŵ30ų36d40l43p45ƪ
~<bos	78 7g8QǙ9ǩ10Nļ12s14l18Ł28U29ǟ
~<bot	63 -18L-13Ś-7dŪ7lłƄ8pķŷƫƽǂǥ9Ţƌ10ŽƢƬ11ĹƎ12Ş13z14ŋƱ16Ư18Ÿ20Łƻ22ǁ26Ƶ29ŀ35s
~<bou	69 -14Ũ7ŗǚ8ƍ9ŧ10A11ƩǏ13ƞ17ŖŶ18łſ19Ʀ25ƌ28Š34ƒ
~<box	71 7Dǐ8ŭƄ10cŏ11q12d14PǙ15ǧ16f19m20Ƌ30ƞ32ƻ
~<boy	71 -10ǃ-7aŷ7by10ū11jŔŤ12Ő19n23Ź25vx30w48u
~<br	50 -10ŭƊǏǦ-9zŐŖƠ-8Yŗ-7jœŴ7AQŘŜų8ƑǄǉǝǨ9qSĺźƒƛ10tŁƂƝ11űƖƜ12łǃǍ13uyƅƙǌ14ǋ15Ƌ16Ņ17BŶ18rŤ19hĹƁƮǊǑ20Ǝ21š22ŽǇ24l26ƽ29T40Ƈ
~<bra	75 9ƞ10Ū11Ɓ12ƛǅ13ǋ14ĹŅ24ƅƑ26Ž
~<bre	67 -11Ǧ-8ƒ8IOũ9XŰƖ10ơƦ11lƜƮ12kNŨ13Ǝǝ14Ɲ15Ƃ20łƽ21ǩ22Ƌ30h32š
~<bri	59 -8ǩ7DōŎƣ8ź10g13Ǆ14SŜ15rt16Ǎ17ű18qĹƒ19u20Ǒ24Ǌ26Ʈ28Ǉ38T50Ƈ
~<bro	60 -11Ɗ-10ŭ-9Ŗ-8z-7œǩ7nŽƖƫ8rƥ9aǆǋ10Qųǉ11ŅŜƳ12AŘǡ13Łƞ14Ǝƙƽ15ĺ16Ɓ17ǃ18y21l25Ŷ26B27Ť
~<bs	90 -17Ź37ź
~<bs>	90 -17Ź37ź
~<bu	40 -17Ƃ-16ǌ-14Ɯ-13ŜũŪǏ-12Ńŝ-11CĿŦŧ-10ŖţƴƵƷ-9Ũ-8aquORSŇƮƼǒ-7knszDLQVYĴĹĻňŉŏťųźƘƿǉ7PĽľƗƙƛƞ8BńŽ9AŊǑ10pơƤ11ŅŎƢǀ12KNűǠ13ǆǔ14FŶǐ15ƪ16Ōŭ17şƐƝƦǅ18UƑǡ19ŀƒǊǦ21ņǃǝ22GH23ǍǕ25ŞƩ26Ǣǥ27ŵ29ƺ31ƅ32ƣǄ34ư35ǎ36ǟ37Ǩ39Ǟ40X45ǋ
~<buc	81 9Ţƀ10ž12Ƃ16Œ28X
~<bud	73 -8ưǌ8Ŝ12ĺƳ14Ľ15B18A19ĸ21Ƣ29Ņ38X
~<bug	79 -12ĺ-8O-7ŧ7Ǡ9g18KŽ19ŀ63Ş
~<bui	56 -8F7Xĺű8ŤƐƪ9Ƥ10Ƈ15Ʊ16Ǟ21Ƒ23ơ24Ǣ30Ʃǋ36Ǎ42ƺ45ƣ48ƅ
~<bul	88 16ľ21h
~<bum	79 9ž11ŗ14ƃ15Ť16œ17Ŕ19ŵ22ű
~<bun	75 -10x8Ƣǥ10Ɔǈ13ń18ǀ24ƞ45ş
~<bur	64 -11Ɨ-9ƴ8ƎǕ9Ɣ10ĺŀƦ11ńƑ12Ǣ15Ƥ16Ɠ20ƛ22Ɛǝ40ņ67ư
~<bus	50 -27Ƃ-13Ū-9ƗƜ-8CĿǒ-7GR8ǘ10M11A12Ǜ13P14Ǡ16Ǣ17ǝ20Nŭǆ21Ŏǐ22ǔǞǨ24ǅ26ǡ28ƝǊǦ29U30ǋ31ǃ32Ǆ33ŵ36ǥ47ǎ49ǟ
~<but	63 7bmŌƍƙƬǩ8BKľżž9iƒƸƻǀǣ10ƽ11ŁƯƾ12Ǚ14ŀǂǑ19Ƨ20TŊ22p
~<buy	62 -14ǌ-13Ǐ-11Ǣ-8ĸŃũǩ7Š8X9ƙƨ10ǅ11ł13Ʃ15Ŭ16W19Ǟ20ƪǄ23Ō26Ʀ27ƒ32ŶǕ35Ɨ37Ǩ39F43H47G
~<by	52 -32ǌ-20Œ-15š-12ňŜ-10ƖƝƽ-9ŬǨ-8Ŕŗƛǝ-7sķŌŎŪŶ7zEKǃǋ8Ɣƙǥ9QŋƱ10bwƗơƥ11ŧ13jŨ14Tłřǟ15Ɯ16aů17n18ſǜ19Ƥ20Ʈ21ŵ22ō23PŚ24A29Ĺ32Ĵ35oƄ36ǧ37œ39M48Ń
~<by>	52 -32ǌ-20Œ-15š-12ňŜ-10ƖƝƽ-9ŬǨ-8Ŕŗƛǝ-7sķŌŎŪŶ7zEKǃǋ8Ɣƙǥ9QŋƱ10bwƗơƥ11ŧ13jŨ14Tłřǟ15Ɯ16aů17n18ſǜ19Ƥ20Ʈ21ŵ22ō23PŚ24A29Ĺ32Ĵ35oƄ36ǧ37œ39M48Ń
~<c>	81 -7t13Ƽǃ15o58b
~<ca	33 -23ƒ-22Ɣ-20ƕǈ-19U-18Ɨ-17Ŗ-16gƝǋ-15ruBŇňǄ-14ĺŨǇ-13nyHŕƜƨǦ-12Qņœ-11kvxŘƤƮ-10tRōŏŒƷ-9flTƚƴǆǊǔ-8ĵĶƈƑƱǎǜǟ-7ĿŀŻƇƠǀǅǞ7cXYŃŐŔŽƩƲǘǤ8ľŤŷŸƘǙ9ŅŊŗřśŢ10CŚơƽ11ńŞƧƼ12Ǡ13bĴŉŎŧǧ14hĸ15ŋǗ17eZŁũƎƪƵ19ļšŹǃ20Mǌ21swŜūƯ22ų23KĻ24ožƂ25I26ƃǩ27źƁ28ǐ29a30ŵ31N32Ǜ33ŲŶƀ34ű35L37Ű38Ŵ44Ŭ45Ĺ46şŭƄ62ǖ75Ū
~<cab	86 8ƻ11Ɛ14Ɵ15ķƌ
~<cak	88 11M13p32c
~<cal	52 -12ŏ-11ǈ-10Š-9JOǡ-8pŦ-7rtBŎųǄ8Ş9Pǘ11MƩǑǩ12sŔ13ŢǛ14Ɓ15ĵ16NǓ17ţ19Ļ21ŧ22Ǚ23I24ŋ26ơ27Ŝ30CŁ31ń36a41wK44o46ǃ56L58Ĺ
~<cam	63 -7ŵ7Ɠƽ8ķż9Ŏƙ11jGĸƾǞ12M13Ű14dƛ15ş16Š19Ǥ20Ť21ļ22ũ26ŦŪ36Ņ37Ǝ
~<can	48 -13ňŶ-10tŕ-9łǋ-8Tţũ-7rŖŜŧǒ7ŋŵƏǁǖ8ĴŗƣƵ9Aź11NĻľǌ12eJ13cŸ14ř15Ł16Ǩ17ƃƽ18Ń21OX22LMŌś23IĹ24Ŋǧ25ŉ26ūƼ27Ŏ28Ƨ29Śǩ30sš
~<cap	90 10Ƙ12Tŗ38ǩ
~<car	41 -22Ɣ-19ĵƕ-18ƒ-16UƝ-15ŨǨ-14Ɨ-13xĿ-12ƪ-11Ǧ-10sĹƤǞ-9giyHŒƨǈǩ-8knŁƞƵƻǄ-7mIOŀŇŌŖƮǇǊǑǛ7ĸūƥǒ8őŧǥ9ƶǚ10ľ11VŽ12bĴļŜ13ǡ14zřũ15Ő16ŷſ18Ǘ19ǌ20ƃƯ23Ɓ28eZƂ33Ź35Ųźž38ų41ǐ44ƀ45ǖ46Ű49şű53Ŭ55Ŵ56ŵŶ62Ƅ67ŭ84Ū
~<cas	63 -11Ł-9űŵ8I9FǨ11Ǡ15ƩǕ16ĻƲ20YŲ39Ƶ59ƪ60ǖ
~<cat	68 -17ǩ-7v7tSŬ8Ő9ƌ10s11q12ĸ13Ʋ14b15ǘ16L20a32N48h67Ǜ
~<cau	86 -20B12ũ15a21Ŕ33i
~<ce	59 -9n-8bŕ7Ŧ8Ǎ9ǃ12Ŀ14Q16X17źǌ18ƛ29Ɗ30I52ǒ78ǧ
~<cei	85 10Ŧ18Ŀ25X27ƛ
~<cel	80 -12n40Ɗ41I
~<cen	90 8Ǝ13Ǎ22Q
~<cer	61 -8bŕ10ǃ17ǌ18ź54ǒ81ǧ
~<ch	46 -14ǈ-13ƒ-12QŝƵ-10ŨŬǩ-9nĿņŖųƜǊ-8ĶŌŴ-7sTĻżǄ7kvwŭǞ8DĵŐƓƱƼ9lHĴ10JŎŢŻƢƬƿǢ11eľŒƠƧƭ12ǖǠ13ŪŶƸ14ĺŇŞűǒ15uƟǑ16ł17CĽ18ƫǋ19ũƾ20d21Z22Ņƶ23ƹ24ŔŦƐ26Ǖ27V31N36Š
~<cha	53 -13Ɯ-11Ƶ-10ŝ-9ŬǈǊ-8Ũ7dqŅŻƛƷƸƿ8uPTĵűǕ9ŧƔƺ11Ł12Ǟ13Hƶ14Ŏ15Ƨ16Ơ18Ţ19ŇŞ22ĺ23Œǋ24CĽǑ26ũ31Ŕ37N38V
~<che	57 -16Ư-15T-13u-12Q-11ƒ-10Œ-9Ł-8ĶŌųǩ-7aņǑ7Aǉ8KŢ9iŶƢƪ10ŜűƸ11ƨǐǜ12ƭ13Šţǒ14WĴŐ15eJ16ƫǕǢ17ǖ18Ƭ19ľ20ŅŪǠ22Ɵ29Z30ƹ31ƾ32Ŧ
~<chi	68 -7ǚ8Ź10ƫƱƳǕ11ŶŻ14yƢ17w18lv26Ư30u41Ɛ
~<cho	75 -10ƻ7ǂ8Ɯ9Ƣ21Ƽ36ł50Š
~<chr	85 9Ƌ18D21dk
~<chu	79 10ư13o15B17t18ŭ28ƶ
~<ci	70 7Dǧ9ƾ11ǂ12ǋ13Ə19Ū25Ż41ƹ46C
~<cig	82 14ǂ49ƹ
~<cit	75 7Ǔǧ8D11ƾ13ǋ14Ə27Ż50C
~<cl	44 -15Y-13Ŀ-12ŋ-11Ǆǐ-10ŕ-9ǩ-7lnoGMŃŏŪƬ7qŬ8źǖǦ9RľŦ10XƐ11ũŻ12xƏƔƝ13ĺǙ14ŉŭƑƗǈ15Ƥ16Śť17ǘ18Ů20ůƙǛ21Ɯ22Ǥ23ǗǢ24ǀ25ƕ26Ť28ǎǚ29ƾ30ŧǓ31ǔ32Ř37ň38ǝ53ţ60Ɩ
~<cla	56 -10Y7Ņƕ8ŔƉ9ǚ10xǜ14Ǜ15ľ16Ǔ17Ŧũź21Ǣ30Ǥ31Ř34ť36Ť40ŧ47ţ
~<cle	67 -14ŋ-13Œť-12ǐ-7d9Ʒ10ĻƼ11Ǐ12ǈ13Ųƾ14Ǣ15Ŭ16ű18ƐǛ21Ż24Ɯ25ŉ28Ɣ32ţ54ň
~<cli	60 -13Ŀ-10Ǆ7Ŋ8ļţ9œ10U12ǈǦ15Ɯ16ĺ17ǘ24ŭƝ26Ǔ27Ǘ30ǚ31ƾ37ǀ45ǔ
~<clo	53 -11ţ-9Ɖ-8ŕ-7Y7Ƴ8ťǘ9j10C11qŘ13R14X15Ǘ16Ə20Ǚ21Ɨ22ƑƤ24Śƕ25Ů26ůƙ36ǎ49ǝ76Ɩ
~<co	30 -24Ŷ-22Ū-21œ-19Ŵ-17ŇŨ-16B-15Łň-14fNƵƽ-13vwLǂǈǋ-12OSƂ-11cRōƥƻǎ-10tUŮƩǩ-9rņťƈƔƟƲ-8aA-7hszGĹŬƎƷƺ7Řƃƴ8ŢŵǏǐ9dŋŎƆƐǧ10JQőŖƑƢƪǉǌǓǘ11yIŜŲźƏƾ12Ķƨ13ĿƬǞ14kŒšƇƘƼǖ15mŚǆǤ16ƅƗǃ17ƁƚƤǅ18ŭƱ19ƧǟǥǦ20Ƅ21EXńǁ22ƓǕǡ23Ył24ŀƯǄ25śƛ26Ɯƭ27ŏŦ29WŐ30Ǩ31jC32Ş34ľŠ35ĸ36M40ǒ41ƀ42ǝǢǣ50ǚ
~<co>	79 15Z19Ʊ
~<coa	83 10Š11Ƨ12ƪ15Y18Cƾ27ƚ
~<cod	72 9Ŕū12ǘ30Ǥ32E42I
~<cof	83 -8a10Y12Ǜ15ō25ǩ26M
~<coi	83 13ǒ19Ƙ34Ǣ54ǧ
~<col	58 -11Ř-9ǧ-7ůűŶ7ƫ8ŀƐǡǩ10ĵƜǠ13Ǖ15ǃ19ǒ23ź25ż27CƘ30y32j33Ʊ36m40ƀ
~<com	41 -20œ-19Ū-17Ƃ-15Ĺ-13SŖ-11CňžǇǩ-10fķŨŲŶƆƷ-9sŏũƤƮ-8anrDLUŇƃƘƫƭƱǚǧ-7vFŁōŗűƒƗƦƨƯƽǋǛ7yVĴƖǗ8ŕƝƧƬǉ9Ǐ10ŤƕǍǖǟǨ11lqHƁƑƾǜ12ƴǔ13jŀƣǕǘǙ14ůǤ15Ǌ16ŭ17kơ18ŝǡ19QTĺǒ20ŅŢŧ22ŐőŜŞǐ23ĸǞǥ24JľƛǄ25ǃ26Ķ27ǅ29W30ƀ32ń33ǁ34Ǧ37ł39Š41MƜ68ǣ
~<con	54 -14ŗ-13ǩ-12ƈ-7ƻ7sš8ƝƢǑ9Pƞ10křţƌ11Ɩǧ12ǌ13ŎƉ15ňŋǟ16Ŀŭ19Ƈ21ƒƫ22Kűƅ24Ɨǚ27ŀǢ39ƼǓ
~<coo	66 -10f-8D-7šƜƷ7Ţǈ8ńŐŰ9dkCŘ10g11EǍ13o14ǏǛ15rľŽ20ǖ23Ɔ38j
~<cop	74 12ż17Ż29Ƌ42ś
~<cor	66 7DšŬƀƟƴǀ8CŗŲƪǜ9Ő10Źǅ11ŏ13dŒ16F17a18ų20E34ǆ
~<cos	60 -10ŠƵ-9B-8ţ-7ōǘ7uƗƭ8ļ9Ŕǣ10Ƥ11Ş12Ǣ13ľ15Ǖ16Ơ19Ƒ21ĸư22Ɠ26ǝ27Œ30Ư32Ǐ34ǚ44Ŧ
~<cou	44 -11ƃ-10VŝŽ-9ŖƔƝƦ-8ŒŴǎ-7BTżƽǑ7ƌƪǏǔ8ĹƘǀ9euƅ10gWƷ12ľƍ13nƆƗƢ14Ř15MĿũƭƹ16Ə17ŷǄ18ŚƮ20ŊŞ21Ǉ23śƄ27ĸ28DXƯ29C30ƤǨ31ǝ33ŵ34ķǚ50Y
~<cov	49 -21Ǐ-16ň-13ǈ-9ĿƠǑǩ-8Ŵ-7rNņŜǐ7ŕǘ8iƢ9Ŧ10Ń11Šǌ12Ŏǡ13ƙ14Śƚǥ15WƬ17ĸŌš18ǒǚ19ƛƱ20ž21ſ23Ų24ŐƦ25ƀ26Ɓǝ28ƭ29Ɠ33ľ34ƃ36Ƨ37ƨ38ŗ39Ǣ47Ŗ48ŏ
~<cow	86 11j12g25Ƴ
~<cp	84 -8r15A21B51Ǡ
~<cpa	84 -8r15A21B51Ǡ
~<cr	54 -9Ɔ-8ŻƮǋ-7zŨ7ŬƒơǞ8kļŇǣǨ9iƤ10Ƈ11xŀƊǑ12ŽǗ13ű17t18ZŶƃƕǉ19eh21Ū22ưǇ24ǈ33ǎ38ƙ41ż45ĵ
~<cr>	86 10ų25Ŷ39Ū
~<cra	67 -8Yǋ-7ŻƮ7ƈƓ8gpHUƱ10ƒǩ13Ƥ14iŇƇ16ŀ18Ɗ23ű31ƃ52ż
~<cre	59 -9Ɔ-7zƃ7ŝƦ8Ǝơ9ĸŬǞǣ10ļƕ11Ǩ12Y13kǑ14Ǘ16Ž20Zǉ21e25ư27Ǉǈ30ǎ43ƙ50ĵ
~<cri	88 -25n13Ɩ16Ŷ20ǟ35h
~<cro	86 11ǘ13Ŗ14x16ũƕ34n
~<cu	52 -10Ǩ-9Xņ-8SƠ-7ľŲ7VƉƯ8Š10hŞŰǈǒǙ11ǥ12ǟ13Ţ14Iǚǡ15ŝǁ16G17ŗƝ20šǖ22ŐǓ23Yŕ26ŏ27Ǘ29Œǔ34ő46ǃ
~<cur	60 -9XĿ-8Ơ-7ņ7ŉŔŚƵ8rĹŢƉ9őŜ10Š12Ű13Ş14ǒ15ǥ21ŗŝ24G27Őŕ33ŏ35Œ
~<cus	61 -15S-10Ǩ7Ǆ8kŢ11Ŀ15ǟ17ǚ20ǡ21Ɲǃ25ǖ27Ǔ29Y31ő32Ǘ36ǔ
~<cut	73 -7Ƣ7ƿ8Ŧ9ǀ10ƅƧǣ12Ư13V15ǈǙ17h21I32š33ǃ
~<cy	85 -8ŏ16ǡ17ǥ24g48ǘ
~<cyb	88 -9ŏ18ǥ50ǘ
~<d>	84 -19b9ƿ12ū18w38d51ǃ
~<da	45 -20Ĺ-16Hǩ-13bő-12Ƽ-11Ļř-10ƙ-9ķĿŇ-8ŌŖşŲǋǑ-7amTVWľŏţƜƭǃǄǐǢ7AŽƝǒ8nŮƒƱǖ9kƞƯǛ10tƺ11jű12xšƚƛ13ǝ14uPǀ15ŭƀǕ16gYŦŴƧ17ů18Bƹ19ŰŹž21ūƳ22ŠǗ23Œ24wŃƻ25v26Ǟ29Ťťǎ32ƽ33dz35i36Ɩ43R47L55ŕ
~<dad	68 -14Ƽ-7Ť7g8Ʊ9qĽǈ10ǅ11Ǟ14ŷ21AŠ23B41Ƴ55ƽ59z
~<dam	65 -11Ĵ-8ƙ9Ũ11Ɗ22ƛ23ƚ27ƀ30Œ32ž33Ŧ35ű36Ť
~<dan	83 -7P7ŧ10ś33ǀ
~<das	83 -15ř-7Ų15Ǜ23Ů51ū
~<dat	64 10d14ǒ16vS21p22Ń26Ɩ38Ǘ44ť59ŕ
~<dau	69 -14b-11d-7ǩ8Ʒ9BǞ15Ű18yƱ24x27Ź28v29u35w
~<day	51 -18Ĺ-15H-14ű-10Ļ-9ő-8ǅǈ-7Aşǋ7zŪŭƤǏ8ƺ9p10qŽ11nŃŠƞǖ12ĴŤƒ13kƝƯ15jǞ17šǝ19gǕ20Y22ŕůƧƹ23P25dŴ28Ɩ31ƻ35ǎ44i51R57L
~<de	44 -20n-11Ɯ-10ƙ-9RőųŶ-8ŝƢǆ-7ĹŇŊżƤƿ7ĺƌƬ8AQƚ9ĿŦƁƄǃǩ10ņǝ11Ɲ12Ʊ14ľƏ15ŎŚ17Fňǡ18ƀǕ19ś20mP21Ƒ22ǚ23ŽƳ24Ư25Ǝǐ26Ų28ł30Ń32Ř35Z36Łű38Ǜ45ƴ
~<dea	64 -10n-9ĺ-8Ŀ7Š8ŀŅŢűƁƖƧƽǁǨ9UŜŞũ10Ŏŧ11Ŵ13ŌƦ14Ƭ15Ƅ16ľ17Ƒ18Ǝ19ņǝ24Ń38Ƴ
~<deb	78 13eƨ71Z
~<dec	61 8ňŗƃ9ƍƯ11ư12Ƙǡ14ƌ15ĺ21Aś22Ń29Ś38ł41ƴ60Ł
~<ded	59 7ľ10ƀ12Y14ŎƁƚ16Ŧ18ň49Ř
~<dee	79 -9Ƣ7g13N25ƀ30Ǜ36F
~<deg	79 17Ʊ19j46m
~<del	63 -9ǆ-8R8Ɲ14ǡ17ǃ21Ǖ35Ǜ42ǐ43Ų
~<den	74 -11Ɯ-10Ƨ-8Ɓ8Ɛ10Ľ14P17W18Q19ǩ29ƴ61ű
~<dep	66 -10n9I10ƱǕ13ǋ16uzƼ26Ŀ27Ə30Ư
~<des	74 8śű9fƇǈ10V11Ƹ17Ɲ25P46ǚ
~<det	78 10Ɣ23Ǝ27Ƒ
~<dev	83 51Ž
~<di	34 -29Ň-25Œ-22A-21ŝ-18ǎ-16ĻžƧ-15Ŀ-14y-13Ǉ-12ķƃ-11UŌƊ-10iŀƜƟƤǄǍ-9oRŊŚŪƢƸǈǗ-8hMYŁŃŭŶŷƭǖ-7ųŹǃǛǦ7djqĵŘǀǙ8FōƘƺ9ţŮƕƞƲƿ10ŗŜƚ11řǘ12fWĹƍ13ŎşƩƹ15Eŵ17ISŖƪ18vwŸǂǞǤ19ƙƴ20őťźǜ21Ƭ22ŉƫ24Ʀ25GńŠƈ26Ľš28Şƌ29œ30k31ļņŤ32Ņǅ34ƒ35ŔŨ36ƽ37Ƽ39ũ40mŦ41ǩ42B43ŧ44ň56Ƴ
~<dia	72 -15Ǌ-7x14ǂ23Ƙ27ƽ28v37I48Ƽ
~<did	36 -21A-18Œŝ-17ǎ-15Ňž-14ĻƧ-12VĿƯ-10ILķƏǇ-9yUƃǍǨ-8ioKPZŌƜƢƸǄǈǗ-7RľŊŚşŪŭŷƟǕǖ7vŏƔǆ8ƾǙ9lXǜǝ10cpqxƅƙƲǘ11jōƕƺ12FŎţƞ13ŜǊ14źƹǂ15ŗ16ĹƩƼ17ŵ18ƚƫ19ő20wŸǤ21Sƴ22Ǟ23Ŗť24ǩ25ŉ26Ƭ27Ŕƽ28Gƈ29ńŠš30Ľǅ31ň32mƌ33œ34kņ35ļ36ŤŧƳ37Ņ38ƒ39ũ42Ũ44Ŧ47B
~<die	70 -11r-8ǩ10Vű17Ʒ18Ư21Ǩ25ƽ57Ʀ79Ƴ
~<dif	66 -13ƚ-11Œ7Ƭǘ8CKƏ9ǅ10VŎ11łǕǥ14ǩ17Ş18Ř19ĺňŧ21ũ23Ŕ
~<dig	75 7d15ū17e24E25I33ř
~<dim	90 -7y12Ř16Ɔƶ17ŧ
~<din	79 10Ɲ12n15N16ƿ17ĵǟǩ18L
~<dip	86 11ĵ28m
~<dir	90 11s19P23ņ
~<dis	64 -25Ň-13ŀ-11Ɗ-7Ʀ7mľƽ9ĸƯ10ǩ11Ǔǔ12ZňƏ13ůƙ14ź17rIƛ18W20Ů21Ž23ǜ27Q33ş45Ş
~<dit	90 10ſƙ12ƀ
~<div	73 9ĵ13ƫ18ƍ31fǀ37ƪ
~<dm	88 35Ƅ
~<dmv	88 35Ƅ
~<do	24 -43ĺ-23šƒ-19GŢ-18ţ-17Š-16ō-15ń-14ż-13Ƴ-12vŷƈƱ-11ļőƛƮ-10iSŸƦǅ-9lnBD-8jpœǤ-7ŇŴƇƏ7sxƣǡ8łƵǔ9aLĿŕřůžƄƖưǂ10orƧƲǥ11quFĻľū12ƑǒǞ13AŁƍƥƿǀ14dŜŹƔƕƗƼ15wũƩƷǦ16MOXZƃ17KŖƎƙǉǗ18ǟ19yşŲƚǩ20zŞŮ21H22UĴňƐƜǏ23Ńųǋ24WŌƝǚǝ25Ǖ26ŏŰ27ƻǎǘǜ28ǃ29JTƟǠ30ǊǑǧ31Pŝǖ32Ľ34Ǚ35gŎ36ƊǄǓ37hRſǈ38ƁǛ39ƞ42ǐ45ƾ
~<do>	27 -39ĺ-30ƨ-20šŢ-19Sƒǅ-18ǂ-17jţ-16iœŴƌ-15GŠ-14Ƈ-13ơƳ-11tńŦ-10ōŤůźż-9ŇőƴƽǍ-8eprŷŸƮƱ-7vxļŘƫǌǤ7VĿŁŋŒŚƍƖƗưƸǒǢ8ŖřŪūƂƎǞǦ9ƃƭ10ĻƘƼ11aQYŐƥǧ12IķľŊųŽƔƤǇǊǡ13ņňŌƊ14MƵƿǔ15AŞ16uHWǩ17Ʒ18ZŰŲƾǠ19JUƕƻǀǉǗ20FŜ21qǜ22yŭ23wŃŏŮ24zĽƚǋǎǕǘ25KOĴžƐƜǐǚ26Tŝ27Ǔ28ǃǈ29ş31ƁǏ32ſƝƟ38PŎ40ǑǖǛ42RƞǙ45Ǆ47g
~<dob	85 -10Ÿ31p54d
~<doc	69 7Ʋ9Ś12ǣ19ƻ20ǂ26ƃ29Ƽ71ƾ
~<doe	41 -24Ƃ-19ž-16ŭƹ-14Ƹ-13ƈ-12ŸƦ-11ƻ-10Ǉ-9şŪ-8ƛƤǖ-7cQĵķŃņŐŘţŧŵƓǣ7ũƍƞƢǆǍǕǡ8dřƉƔƕ9Ǐ10xLƊǥ11ŁňŗŨ12űǒ13bŜǎǦ15ŖŴƁƇ16Ư17Ơ18hsůƎ19ǚǜ20ŰƄƧǠ21ŕŹơ22Ň23WųǄ24ƙǐ25Ǔ26ź29Ľǂ30Ʃ31rǈ34ǩ36ǧ37qƨ
~<dog	72 -21w8ū9F10P11Ɲ100h
~<doi	61 -14p-10qGƱ-8bŲ-7aŐ7ŌŪƨ8Źź10cŞ11Ƴ17ǐǠ21i22j23kũ28Sŝ32x41tǟ
~<dol	66 7Ŏǖǝ8Ƃ10Ɨ11ľŢ13œǅ16ŗ18ŅƘ19Ř20X24ĸ35Ŧ
~<don	65 -16Ɲ-11Ŝ-10Ǐ-9ǩ7tţǀǂ8ǟ10Ōǋ11ŝ12Ŵ13Ǆ14ŷƶǞ16ŧ17ǘǝ19Ļ27ƾ30y31ũ32Ń36ƌ37Ɨ
~<doo	66 -7ř8Šū9Ƙ11Ť12Ǆ13Ǌ14Ǎ16ǃǅǛ17Ų19ƙ21ǝ22ůƎ23Ɲ47ƣ
~<dos	88 58ƻ
~<dot	82 -9a12Ō19ǋ24Ł51J
~<dou	90 16Ř30œ
~<dow	52 -11ǩ-10Ɵ-9P-8ŀŜ-7CŦŭƦƵǃ7fŎŖŪƍƏơǛǢ8eňƆǈ9pǉ10jŉŏťŸ11coUŌǕ12Vƶ13ƁǊǍ14Ʋ15ŞǎǞ16LMƫ17ſƴ18T22aŤ23ł24H25Ƒ26ŵ28ǝ57Ɗ
~<dr	44 -26n-16u-11qǞǧ-10ņ-9dwyRƨ-8sPTŅŒǂ-7rxķŁńŏƼ7ĴǖǦ8DśŧžƄƲ9ŚŨƾǟ10VƂ11Ɗƞ12aŞ13ƻǚ14ǩ16šŰ17N20Ż21ſƀ23Ƶ24ŵ25ů28Ŷ29Ų30żǛ31Ū33Ÿ34Ŵ35ŭ36ǐ39Ž42Ůź47ų48ƛ55Ź68ƿ75ŷ
~<dra	72 8r9iŬ10eŖ13ǁ15Ĵǖ21Ś25ǚ45ƛ
~<dri	46 -25n-16u-11rǄ-10q-9ņǧ-8wPRƨǂ-7TŖ7DƂǋ8MQ9žƄ10Ũ14aŞ19N20ŰŶ22Ż23Ųƛ24ſ29ŵ33ůż34Ū35ŸǛ39ǐ40ŭ43ŴŽ44ź45Ů46ƿ51ų59Ź80ŷ
~<dro	69 -11Ǟ-10MŴ9ƧǨ10j11ť12ƽ13Ų16Ǧ18ś21Vǟ33š36ƀ40Ƶ
~<dru	79 -7Ņ10K13ŧ29ƻ47ƿ
~<dry	84 9Ʈ16ǒ19Ǆ28Ɗ30ǩ
~<du	68 -9ƴ-8Ǎ-7Œ9ŝǧ10Ơ11yķŦ12ŭƃƣǈ13ĵ14ƘƟ16P18R19ŉƚ40ŕ45Ż
~<due	78 10ǧ12ŝƾ14y47ŕ
~<dui	84 -10ƴ9ƿ57Ż
~<dup	90 -10Ǎ-8Œ16Ơƣ
~<dur	88 16ŭ19Ɵ21P24R26ƚ
~<dw	80 46Ɠ
~<dwe	80 46Ɠ
~<e>	79 -9Ǣ16w20Ō44ǚ55b
~<ea	57 -17ŗ-11Ɖ-10Ʒ-9PSƝƾǊ-8aXŮ-7DIŢǄ7RZŦ8kƘƱǂǉǡ11mś12Ǜ13KĿƔ14Ơ15Œůų17ƶ18xŘǋǩ19Ŏ20M22ōƮ28Ƹ30ǈ33W37q45T
~<eac	63 -18ŗ-7DIŢŮǊ7ŀ8wZ9Ƙǉǡ10T11ŘƱ15Ɣ17ų18ůƠ20Œƶ21ǋ34ǈ39W
~<ear	71 -13Ɖ-9Ʒ-8X-7a9B12R14m23x25Ŏ27ǩ28Ʈ31ō47T49q
~<eas	77 -11ƾ9ŝŧŽ11kǂ17ś21K30M
~<eat	81 -8Ɲ8ǣ12ŘŦ19Ǜ21Ŀ41Ƹ
~<ed	79 -12ƿ29Ʊ35ƹ41m
~<edu	81 29Ʊ42m
~<ei	80 -10e7ƽ9ż13ŕ16Ŭ24ǆ26Ǎ
~<eit	83 7ƹ8ƽ10ż13Ǎ17Ŭ
~<el	52 -18ǩ-11D-8ŸƦ-7Ľ7fNĺǥǨ8hŤƌ9aŴƣƼ10qFKƑ11ŢƘ12ƙǋ14Ƣ15Hŵƥ16Ʈ17ǝ18ǈ21Z22ųŷǑ23Ƌ26n27Ł39ş41ō44ń
~<ele	73 -8Ľ7ƗƘ8PĴ13Kƣ16q22Ǒ34Ƌ
~<els	53 -17ǩ-11D-8ŸƦ7ĺǑǥǨ8Ť9hƼ10FŴƌƑ11Ţ12ǋ14ƙ15Ƣƥ16Hŵ17Ʈ18ǝ20ǈ22Z23ųŷ26n28Ł40ş42ō45ń
~<em	50 -21ļ-10D-8GƞǨ-7cǠǩ7ZűƱ8œŜƄǈ9EŢǑ10ńǣ11ĽŞ12ŧ13VƧǚǧ14q15ǜ16yW17Y18Ǉ21Sśŝ22Ǖ26Q31ǘ32vƟ35K51J
~<em>	69 -19ļ-10ƞ-9GǨ-8c7ŽƟ8uőƤƯǛ9lƅ10ơ11ZĴű12œƱǕ13E14Ŝǋ15ŠŢ18ŧ19Ş21ǚ26v30ŝ
~<ema	60 -11D-8ļ-7Ǡ7Ǘ11Ƅ16ǧ17Ǖ18Ľ27ś41ǘ43K63J
~<eme	84 10ƃ32Y
~<emp	58 -8ő7ƝǉǐǤ12V13ǣ14Ǒ15ǈ17Ƨ18q20Wǜ24Ǉ25S32QƟ
~<en	58 -10ũǩ-9Ǣ-8őųƁ-7ĿŨƄǄ7ūžƗ8ĻƷ9ŷ10eťƘ11ryĶ12giǋ13Łűǃ15t19W20fŔŦǤ21ŠżƧ22j23IƬư26Uǆ32b46ŕ
~<end	64 -9ǆ-8őũƁ7ļ9jū10ĻƷ11e14i15Ł16ǃ17ư23ŔŦǤ24żƧ27I29Š37b51ŕ
~<eng	82 16Ƙ25ű31f
~<enj	83 11ǟ21g23t40U
~<eno	72 -10Ǣ-8ų7ŎŞƯ8Ź9ư10ŀž11Ɨ13ŷ16y17rĶť19j32Ƭ
~<enr	90 36W
~<ent	88 8ƣ20ǋ53ǆ
~<eq	66 12ĵ14Ɲ16ƫ18Ǣ19Ǟ22Ŭ31ķ42Ǐ
~<equ	66 12ĵ14Ɲ16ƫ18Ǣ19Ǟ22Ŭ31ķ42Ǐ
~<er	80 8ş9l21Ő22ǚ35ŭ
~<eri	90 7Š9ş10l24Ő
~<err	84 23ǚ37ŭ
~<es	76 -9C-7y8Ů9ǉ10Ɠ12ŴƲ14ƶ27ķ29Ɣ31ƕ
~<esc	79 13Ŵ30Ɣ32ƕ
~<est	86 -10C-7y9Ů10ǉ11Ɠ14Ʋ15ƶ31ķ
~<ev	41 -17Ŧ-16Ɲ-12y-11Ĺ-10ƀƃǓ-9rGSűǔ-8aktŃũƠƸ-7OłńŵƈƥƽǨ7ŢƍǆǑ8ōſƊƑƕƟƦƯǚ9ĿşŰŸƲǢ10uKTUķƹǐǖǙ11CŒŗŤŻƂǦ12gLŨŴ13nŭų14ņƜƻǩ16Ū17hŲŽǘ18ůǝ19RšƩ20Ɨƛǜ22Ŗżƴƿ23ŷƙƬ28Ŝ29Ƽǒ44Z51ţ
~<eve	41 -17Ŧ-16Ɲ-12y-11Ĺ-10ƀǓ-9rGSűƃǔ-8aktŃũƠƸ-7OłńŵƄƈƕƥƽǨ7ŢƍǆǑ8ōſƊƑƟƦƯǚ9ĿşŰŸƲǢ10uKTUķƹǐǖǙ11CŗŤŻƂǦ12gLŒŨŴ13nŭų14ņƜƻǩ16Ū17hŲŽǘ18ůǝ19RšƩ20Ɨƛǜ22Ŗżƴƿ23ŷƙƬ28Ŝ29Ƽǒ44Z52ţ
~<evi	88 12Ƅ30ƕ
~<ex	51 -14ǩ-12Ɣ-10ǈ-9ŗƀǍ-8ţŪŹǡ-7gŒŭžƙƬ7ešƕƤǄ8MŬųƗơƴ9ĸƖǅ10ŇƧ11ņŤū12ư13BƎ14dYƞǀ15Ǉ18ƫ19ňǤ20ŊŴ21Ƈǣ23ŖƁ25Ǟ27ŕƘ30Ƃ31Ʋ32Ƶ39Ǧ46Ŕǁ
~<ex>	90 51ƫ
~<exa	65 -10Ǎ-7Ū7Y8Jǃ9ŀŅ11šƕ14Ǆ17ơƧ18ū19d21Ť63ǁ
~<exc	69 -9ǡ-8ƀǩ-7ŏ7ĵŷ9iǣ12Ƃ14Ƹ18Ɩ19Ŗ23Ŕ31ƞ33Ƶ52Ǧ
~<exi	88 20M25Ƶ
~<exp	59 -11Ɣ-9ƞ-7ţ7ĽŨŸ8ǊǏ9eX10Ŭ11ųƗǅ12BYŴ13ņ15ŇƘ16ĸư17Ŗ18ǣ23ň25Ŋ27ŕ35ŔǞ
~<ext	69 -8Ź-7g8Ų9ƶ13Ƥ15Ŵ16ƴ17ŏ20ƎƘ21ǀ24Ǉ28Ǥ30ƂƇ34Ɓ
~<ey	84 -9ǩ12Ɵ13Ŗ20A34Ŷ
~<eye	84 -9ǩ12Ɵ13Ŗ20A34Ŷ
~<fa	46 -19Š-14Ĺ-13ŦŴ-12P-11UŗŞƢƷ-10lJL-9ĸĺŁ-8KX-7cjCRĻũƛƨǂǈ7ĵźŻƘǙǡ8dFƄƮǐǣ9MŉƗư10ŪƏ11ŕŘśƸ12ŃƕƚǇ13ƾ14mƃƙƤƭƳ15Ňŝų16rEť17ŧ18ĿƶǑ19ĽŐżƜ20ļ22ń23i24uz25nƬ26yő28ů32Ŷ33ňƞ37ǘ44ƽ
~<fac	77 -14JŁ-11ŗ7ǔ13Ʀ16ł19ǩ20ļ21M26Ƭ28ǘ
~<fai	75 8Ƹ10Ľǁ11Œ12ļ15iŀŉ16ĵŧ17Ň
~<fak	84 14Ŀ54ǘ
~<fal	66 -15Š-10Ĺ-9ő7Ľ8Ǟ9ƃ12š13ǡ14Ǚ15dťǣ16y17Ɯ19ŕƗ21YŘ22ƞƾ28Ŷ
~<fam	58 -10Ƣ-8P-7ůż7azĿƭ8q9A10Ƹ11ǅ12h13FưǇ16ƜƳ17ĽŖŨ18Ū20uƬ23ƶ24Ƥ25Ʈ26y36n38ƽ
~<fan	85 10ǃ11ļ14ƌ18Ŀ20Ƙ23r
~<far	59 -12Ŵ-11U-10Ş-9hǩ-7LŠ7ŜŝƐ8ŅŇŮ10ƞ11vZźƕ12ť13uƭǐ15Ə16m17ň18ƚ21ƙ22i26ų27Ǒ31Ő33ń44őů
~<fas	78 -19ǩ-12Ŧ8Ǉ9O12ǧ17ŧŻ26Ń39ň
~<fat	79 -10Ť9B16Ƴ23E32ƽ36z
~<fau	77 -9Ƴ9ƃ13Ť46ż
~<fav	81 -15Ʈ20ƞ21r22ǩ23ŝŶ
~<fax	85 -9K-8M11ƕ18Ƅ23ś
~<fe	52 -14W-13š-12ǩ-10qŝƦǂ-9Ɠ-8ǈǞ-7RŉŐŰŻ7UXńŜžſƊƝǟ8Hƺ9xŀŞƏƘǀ10Pǁ11tƍƙǋ13ŊƵǑ14ŎŽǣ15Ţ16ţż17ƞ18Ƹ19QĿ20ņ21r22ĵŇ23Ɔ24ŧ29Ũ30Ƒ31Ƭ32u
~<fea	90 43Ŀ
~<fee	58 -14W-11ǂ-10qƦǩ-7RŅ7ŋ9UXņžƊǟ10ƺ11ĵƏ12tŀ13Pǁ14ǀǋ17ŎŽ18Ţ20ƞ21Ƹ25r26Ňŧ27Ɔ34Ũ35Ƭ40u
~<fel	75 -7ƃǐ7Ņ8ķƫ9Bǃ11g12ńŜſƜ13ǣ16Ƙ18ņ19Ƶ21Ǒ
~<fen	72 -8Ɠ8ķ10ƙ16ƍ29ż44Ƒ
~<few	71 -14š-8ŉǞ7Oǣ11Ɓ14HƝ18ţ19ĵ22Ŋ
~<fi	43 -17Ũ-14Ÿ-13ŷ-12ŵ-11Ļ-10ŐŪƑ-9lCRŔŜŝŶŹżƝơƿǞ-8nsŀšťƦƧƵǓ-7cňōŢŭſƒƕƜƳǇǑǨ7ńƫǙ8rHŞƀƞ9tŏǊǘ10ŕŖƅǆ11EUĸŌ12kŇœǒ14ƖǢ15xŧǝǩ16amŬ17ĽŠƊƘ18o19ƎƤ20ĵ21fļ22AŃǗ23Xũư25ŚǠ26ĺ27gƌ29ŘƐ30Ƅ31Ť35ţ50ǜ60Ə
~<fia	88 -11d-10Ľ16o17p21fq
~<fie	86 11ĸ13ƙ14Ś17ǈ
~<fif	85 9ŃǤ14Ĵ17ŕ27ń
~<fig	68 -14Ǐ-9s-8Ǣǩ7łœŤƗƱ8yŘǊ9ĸŦ10ŖƓ12ư13Aů14ƈǠ15űǜ16ŧ19Ƭ20r23Ƙ
~<fil	62 -12Ÿ-10Ũ-7ŉƑ7dƻǘ8Ōŧ9wǜ12ļŘ13ś17ĹĺŤ22ǆǒ28aĽ39Ǘ41ţƄ
~<fin	56 -10ł-9pSŷ-7lƟ7txķřƮǄǟ8źƾǊ9NŒ10U11BĸŖ12kŋƪƼǁ13Šǘ14ŁǙǩ15AE16ƌ17fƞ18Ś20Ǡ22ļ24Ɗ25ư26m27Ŭ
~<fir	52 -10ů-8ĸ-7ũŪŵ7k8eƨ9wUƘ11őŚ12ĿŠǩ13YĺŇ14axńœƫ15ŉƅ16ǝǢ17oAŤƤ18ŏ21Ɩ23Ř25Ń27Ǝ39Ɛ45ǜ76Ə
~<fis	84 7Ű9Ɵ64g
~<fit	90 -8Ʒ-7ŵǩ7Ō17tŇ55X
~<fix	72 -7ƒ8y9Ɓǩ11ǌ12ǀ13Ǣ14H16ţƤǏ22ƀ24Ş33ƌ47ũ
~<fl	59 -10ž-8nƈƢ-7ŏŐǍ7yŨſ8ƴǌ9Ɛ10ļƩ11ǐ12ƁƤ14Ɔǩ17ǈ19Ɗ20Hƛƨ32Ɖ40ǀ45ƣ74ƙ
~<fla	75 -10f-9ƈ8j9ƚ11Ɯƴ13Ɛ15Ʃ17Ɓ20ǩ27ƨ42Ɖ
~<fli	90 12Ɨ13y14ǌ15ſ
~<flo	63 -8ž-7ƢǍ8xŨƃ15Ƥ16Ɔ19ǈ21Ɗ22Hƛ49ƣ80ƙ
~<fly	81 -12Ÿ10f15ļ57ǀ
~<fo	33 -24ų-20U-18CœƼǉ-17ťŷ-16ǘ-15ŁǍ-14ŀ-13DĿƷ-12ƑƸ-11şŢƢ-10uŸƁ-9vRŬƌ-8sōƊƮǃǋ-7ŕƛǕ7wNƇƙƜƟƯ8VŝƆƨ9qƭ10yŠƿǖ11pŽǞ12GĽơƥƺǅ13LXŦƔƬǑǦ14lŒŔŤƝƻǢ15HǇǌǛǧ16ŗ17ŖƤ18dśţǥ19zƀǁ20łűư21bOǓ22QĶŌǈ23cgĻ24Ũ27ƄǐǠ28Ɨ29kǂ32ľ34ŲƠ35ƶ36Ĺ40ƒ43Ɠ48ŭ53Ʊ
~<fol	63 -12Ɲ-9ǩ7alĹľ8Wǡ9ļƣƮ10g11Ž12ƜǨ13ǖ14Ƨ15ŝžǗ18Ǉ19ǔ22ƽ23Ʀ24K29zƥ30ň
~<foo	69 -9Ÿ7j8ĴŠƙǋ11ĿŲƜ13ũ14Ż26Ɠ27Ǆ32Ɔ37ƺ40Ǜ
~<for	33 -23U-22ų-18Ŀǉ-17œŷƼ-16C-15Ś-14Łǘ-12ŀňƧƷ-11DťƑƮƸǍ-10Ţ-9uşƢ-8RƁƌƽǄ-7sKōŬƆƊƦ7Mſƴ8NŠƟƫǟ9Žƨ10qyVƭƯ11lpǩ12GƿǞ13Ľơ14LXƔƬǦ15ŒŔŤǌǢǧ16HŦƻǑ18gśűƤ19dĻŖŗţǥ20ĶƀƝǁǈ21ł22bOư23QŌ24kǓ26c27Ũ28Ƅ29Ǡ30ľƗǂ31Ɠǐ36Ųƶ37ĹƠ41ƒ49ŭ54Ʊ
~<fou	74 -12ť-7Ŗ9řƅ10ű11Ļ12ƙ17Ʃ18Ƈ22k24Ś46ǅ
~<fr	45 -14T-13ĹňŖ-12Qų-11ǐ-10hŘǧǩ-9V-8ĵŐŒŕŷǆ-7wxzUŌŝşŵƘƠƱǘǚǨ7muſƈǙ8kILNƉƽ9rsŇ10Hƛ11jķļśƄƚƣǍ12ŤũƔǈ13gWĸŚŸǃǜ14ŃŏŧƧƩǊ15Rǔ16Ŏœƻǋ17ŔŢƜ18Aǒ19ŅŠźƏơǅ20ĽŜ21Ǒ24Bƙ25Ļ28l34Ƈ36Ǖ40Ǜ
~<fra	76 -15ƅ11Ǒ15HPǅ28ǩ30Ń37Ƈ
~<fre	71 -9ǩ-7a8ƍƛ10ţƧƷ11Ŀǁ12ZōŬ15ŏ16s21N24gj27LƔ
~<fri	72 -10ǚ8ƃ10ľ14Ƥ15Ɯ18ŠƳ19a24ļ36A39B
~<fro	47 -19ǩ-14Şų-13T-12Ĺ-11Qǐ-10Ŗǧ-9hLň-8ĵŘŷ-7xŌŐŒŕţƠƳǆ7Ʀǝ8mŀſƈǙ9uIŠƉƧƽ10ķŇƜǄǅ11kƅ12rśƚƣǍ14ĸŤũŸƇǜ15ƩǃǈǊ16WŧǑ17œŚ18RŎƻǋǔ19Ŕ20ŢƏơǒ21Ņź23Ľ24Ŝ27Ļ28ƙ31l39Ǖ
~<fry	88 75Ǜ
~<fu	54 -13wŪ-12mŏ-10Pŗ-9ŤŵǢ-8UƝ-7cuĹűŴ7ƠǄǍǛǤ8ƃƥ9yƕƤƳ10Ŀ11DƓƟ12ŒƊ13GĴŎƭǩ14x16ň18k20ŭǣ21Ʊ22Ǉǟ25RƗƢ26Y27h31a33g37Ŷ40ƀư43Ƌ
~<ful	62 -13w-12ŏ-9Ǣ-7Yĸ8qōŹǍǟ9tƠƼǛ10ƃǄ11Ƣ12Ƥ14Ɠ15Ɵ16Ĵƭ17DŎ18Œ27Ǉ31R37a49ƀ
~<fun	63 -13m-10P-8Ū-7UĹ7vƜǀ9Ǥ11Ƴ12ƕƢ18xǟ20Ʊ21ǩ24ǣ25ŭ26k28Y42ư43g45Ŷ
~<fur	72 -9u-8Ɲ8d12Yĸ13ƥ19G20Ɗ23Ƣ26Ƌ37Ɨ39h
~<fus	86 9ư39Ƌ
~<g>	86 -20ŗ-12ž-10Ƃ8Ǧ9b17ź59ǡ
~<ga	57 -10ƽ-9D-7ŒşƞƦ7ńŻ8Ť9ŧƉƺǚ12fŽƍǄ13ƥ14ŖƆƋƑ15ŕƜ16ļ17Ǝ21Ɲƣ31g32Ɛ38ǩ45Ɓ50š69Ű
~<gad	88 20Ž29Ǝ
~<gal	88 -8Œ18Ƌ20ǩ21f
~<gam	86 -10ļ26g46ǩ
~<gap	75 -16ŏ-7ş21ŕ61Ɓ68š
~<gar	67 -11ƽ-10D10Ť11Ɯ12Ƒƣ17ƥ18gƆ28Ɲ58Ű
~<gas	83 44Ɛ
~<gat	81 -8ƞ9Ɯ10ǀ16ŏƣ19ƍǄ33Ű
~<gav	76 -7Ʀ7B8ŊƧ9WŔ10Ż11ń12Ņ13ŧ14ǚ20Ŗ32ļ
~<gc	86 -7ƒǩ26ǧ45Ǔ
~<gc>	86 -7ƒǩ26ǧ45Ǔ
~<ge	43 -18ŗž-14qXƷ-12ŏŠŭ-11ĺǩ-10rĶřŝƔƗƟƬ-9ķœƒǞ-8cnŞƤƺǈ-7ułŇōŕŜŲƄƌƛǑ7būųźƓƙƮǓ8iĴŊ9pőŖŴ10JKRŐǇǝ11IƦ12vĿŎƁƭ13CĽńŻƿ14tĻǧ15ƨǙ16Sƍƕ17Hơ18WňƃƫǏǡ19sǕ20gŦŹƚ21jŶ22kƖ25śŸ26Ō28e30mű33ŵ
~<gea	90 -8Ɯ-7ƗƵ8Ű15Ɲ45Ǐ
~<gei	88 12Ő23ń
~<gen	73 -24ž-15ŗ7ƽ8ǖ12Ƹǧ15ǅ17Ǔ34ǡ
~<geo	85 8l17C18Ÿ19y
~<get	44 -14qƷ-12yXŏŠŭ-11ĺ-10lĶřƟƬ-9rœŝƔǞǩ-8cŗƒƤƺ-7nĵķłŇōŕŞŲƄƌƗƛǅǈǑ7bTųźƙƶ8iĴūƓƦƮǧ9pŊǘ10JőŴ11KRŖǇǝ12Ŀƭ13vĽŻƁ14Iƿ15tƨ16SĻƕǙ17Ÿƍơ18HWňŎƫ19sƃ20Ǖ21gƚ22jkŦŶŹ23Ɩ26ś27Ō30e31ű36ŵ
~<gi	53 -12B-11G-9nƮ-8ĿƳǩ7lŅǐǒ8ŇŶƔƝƧƪ9ŁŧƗǕǜ10oŌŪƆơ11DŒŮ12OŦƢ13dXŝǠ14Aǁ16Ʒ17e18t19w20vƁǚ22x23Ŕ26u32W
~<gir	73 -8ƮƳ7ǖ11ǈǤ12l15ǜ16w20Ƣ22v27Ʒ41u
~<giv	55 -11G-10B-8n-7Ŀǩ7ŀŊ8wŅŇƝƧǐǒ9ŶƔƗƪ10ŁŧǕ11oŌŪŮƆ12DŒơ13dOŦ14XŝǠ15Aǁ16x18e19t21ǚ24Ɓ25Ŕ34W
~<gl	68 -23Ƃ-21ŏ-12ŗ-8bō-7Ʈǚ7ř8Ƭ9ŐƄ10ŤƦ11tťǙ15ǌ18ǥ19ż24Ŷ25ƿ26Ǧ36Ɓ71ǡ
~<gl>	80 -27Ƃ-19ŏ-11ŗ-9ō-8ǚ22ǥ31Ǧ85ǡ
~<gla	73 -8b7Ƽ9ř11tŐŤ12ťǙ17ǌ20ż26Ŷ27ƿ39Ɓ
~<glo	90 -10Ʈ7Ś12Ƅ13Ƭ14Ʀ
~<gm	86 28J
~<gma	86 28J
~<go	33 -20l-19Ƭ-18Ű-17Ř-16Ǆ-15ƌ-13GŀŃƊ-12FXĽůƨư-11svSŽƕǋǎ-10ƝǑ-9ƂǌǞ-8tTĴƓǍǧ-7MŷƐƚ7cŌŻƃǘǙ8WŤűƉƾ9djŒƞƧƲǂǒǖǤǥǦ10Ŵǀ11nH12JĵŧƋƙƠ13yIţƤ14Ŝǜ15gńŅź16mUŠƮ17ŊŗŢžƭƸ18EŖş19AĻŹ20RƵ21kƩƷ22oŎŚŵƎ23œǟ24NĺųǏ25ſ26ũ27iOǔ28ň29YłƔ30ļŝ31ĶƟ36ō38ƒ40ƫ49ŏ55V
~<go>	47 -18ǩ-15ŨŰ-12ƝƯ-11qǝ-10Ů-9lŁŦ-8uLĸĹůűƴ-7pxGŃņƕǊǋ7dNYŜŴƉƎǃǏ8wŏŧźƋ9Ańų10sŖŚ11ŞŠ12Eňśšţ13ŅŊŔžǐ14aƾ15ķłǦ16ǀ17Ō18œ20oƠƭ22VũƟ23ŗ25ƞ26ƒƧ27mŎ32Ɣ36R38ƫǜ39ō44Ƥ
~<goa	86 13Ɵ17Ť42Ļ
~<goe	68 -10Ő-8w-7pŒ8ǩ9Ɯ10dKƩƵǉ11HJŴ12zE13cŁƷ14Ķ16ǝ20o24ų26ǖ35ƫ
~<goi	55 -19š-15t-13ű-11Ʒ-10Ş-9ŴƱ-8mŀ-7g7Ŀŉ8eQŧƵ9ŢƝǃǟ10Dĺň11ǩ12PžƮƸ14ƒƭ15rō16ǅ17ŨũŻ19UĹ21HŹ22k31ł32y36i37V46ŏ
~<gol	84 12h32Ķ34g
~<gon	62 -10Ū-8ǩ-7ƕ7ƫǣ8bŨ9ƓƠǨ10ƙ11ƒ14Ʃƶ15Ʊ16ŒƎ19Ư20œŵ21Ŗ34Ʈ40Ʒ41Ɵ
~<goo	53 -11l-10AŰ-9uĶŲ-8yŞťŪƧǋ-7Ɲ7ŋœǈǒǩ8VţƃǂǙ9ƔƵƹ10JMƩ11pYƉǕ12Uƭ13ŐǊ17WĻŌũź19Ň20Ŏ21xűƸ23ĵ24LN27IŶ29i30ǟ33ņ35ļ43ŝ
~<got	40 -20ǩ-17Ř-14Ɵ-13ƭ-12ņ-11ĽƊƬ-10irGXư-9ũƌƹǄ-8RŇŶǞ-7MPƮƯǌ7řŬƃƇƖơƱǃǒ8ŮƆƗƛƥǇ9hĸšŲƀƋǁǂ10qŢťŴ11ŅŦŪūűƙƴǢǤ12ENķŝųƎǛǥ13Ʋ14ŐƵ15uńŒŵƻ16Vļŕǘ17gjk19ŚŜŠ21ňǏ24nY25Ķ27ŏ28A31ş34ĺ37O38ſ
~<gp	88 47ź
~<gpa	88 47ź
~<gr	53 -15ǩ-12H-11Ɗ-9pǍ-8Ǩ-7Œ7ƁƆƳƻ8aJśƯ9wŷƌƓ10QŲ11ơƭ12qŚ13myŧǉ15lTƣƧ16x17ŭ18Ş20n24W26ƍ29ƶ37źǊ38Ǟ40v
~<gra	61 -12Ɗ-8Ǩ-7ǩ7ny9ƘƳ10ƁƩƻ11x12wŷƌƯ15q16Śŧ18m20v35ƶ39ź
~<gre	74 -12ǡ7ś8Ɯ9aŌƇ10xŴ11Ɔǋ12J18ơ20T
~<gro	62 -13H-10kpǍ-8ǩ-7Œ8X9yƔ11Ɠ13Q14ƭ17ǉ18n19ƣ20l22ŭ24Ƨ27v31Wƍ44Ǌ47Ǟ
~<gu	54 -9ţŭǅ-8Ƥ-7GķŒœƿ7MžƅǤ8jCƏǚ9ĸŜŤǩ10ŅƈƔǙ11HŮǕǟ12gAŐƗ14Ǉ16ơƹ17x18ǣ20kłņſƚǉ23ƜǄǑǜ24BŇ25Ʋ38Ƙ
~<gua	82 13Ư40Ʋ
~<gue	74 -10ǅ7ƈ8lǖ9Ő10i11Ŗƅ12Ə19ŮƗ34ǩ37Ɯ
~<gui	84 16ǚ20A23g33Ƙ
~<gun	81 33Ƙ
~<gut	80 7Ƌ12ƌ13ǜ27ł42Ň
~<guy	59 -14ǩ-8ŭ-7œ7gŐŕǨ8wōőžǤ9Ũ10kC11MĸŜŤ12Ǖ13jHƔǙ14Ņ16ǜ17Ǉ18ǟ19ơ20x21ǣ22ǉ23ņſ27Ǒ29BǄ
~<gy	72 -14V10g13Ƨ18Q19P24ŗ28ĺ
~<gym	72 -14V10g13Ƨ18Q19P24ŗ28ĺ
~<h>	83 -7t9Ǡ10Ƨ15o17ř18b
~<ha	27 -26n-23Ǆ-16ơ-15Ǌ-13AƅǑ-12gT-10xĽŀƕƞƩƭǎǧ-9bLMŇų-8PQůŷ-7VXƏǌ7lĺŨŴŸƆƊƥƲƹǢǦ8ŢƜƮǆǞǠ9NľŎŐƗƸǋǐ10ŰŵżƁƢƬưƷǃ11doōšƀǀǅǚ12IUZĵĶřŧƍƯ13rŖŶƘƙƪǡ14SņőŘǂ15muĻŁŃŗƃƾ16Ť17Ƽǖǥ18hşƱǈ19ŹƋƎƽǩ20ftY21ŏƵǔ22ńƦ23Ŝǣ24iŻƚǇǓǙǨ25ŝǝ26ţť27ĸƌǒ28ſ29OƳ38ŚƑ39ƛƨ43ǜ52ǘ
~<ha>	86 8ř12g13ű14c15Ż17Ő
~<hac	80 14ǩ55ǘ
~<had	51 -11nŏ-10ǩ-8SŐŖƃ-7Ľ7ŶŸ8vPűƗƚ9Ŋǟ10tŝƿǙ11ľƈ12żǕǝ13Ƥ15Ƽǜ16ĵǂ17Ššǅ19ǣ20Ż21ĺ22ĸ23ƾ24ƛ30ņ34ƽ36ő40ţ
~<hah	76 9ǘ10hpļń11HŰ12tŒŜŞƲƾ18ű
~<hai	67 -10Ɯ-9Ĵ-7ĽƢ10N11ť12P13U15ǈǖ19ƈ25Ɲ29Ř34ƀ57ƚ
~<hal	66 -16a-15Ư-14b-9Ƹ-8QƦ7ŚƄƝ8uŗ9OĶňǝ10Ƨ11Ơǩ12pƊǂ13ƨ14Ƒ15q17tŮ21ǔ24rƢ26Ǩ34Ƭ44o
~<han	55 -13Ķ-10ŝşƉǩ-9ŏ-7ǥ7Ŀ8Ń9ZřǒǙǣ10PS11Ǟ12ŁǠ13ǚ14ƠǓ15Ʒ16Ǉ17ǈ18Ƶ19ĸ20Ŝ22i24ŀ26Ļ27ǘ28tŧ29Ƒ35ǜ41Ś44ǖ
~<hap	51 -14Ş-12ŀ-9kŁ-8JVő-7ƽ7Ɯ8iĹǚ9ƞ10ƨ11UYǝ12ō13ŗţƫ14ſǘ15Hǩ16ǔ17Ƴ18ŝšǣ19Ʈ20ĿũƧ23ťƛƷ24Ǩ25ĻŶ28ĺ30Ť
~<har	64 -9ś-8ǆ7zƙ8ksķ10dŽƊƳǟ11ƌƹǞ14Ũ17ǃǣ23Ǔ25ǩ27UǙ32ǜ
~<has	50 -15ų-11nƼ-10ő-8Ŏƾ-7aŏ7ƴǒǡ8qQśŷƉ9BǦ10ŐŞƙ11œƑ12łŹƓǌ13ŃŔƪƻǚǜ14šƋ15ŒŮŴźǛ17jŖſ18Ł19vş21ţ22ƛǗ25hǂ
~<hat	79 8K9ŽǠ12Ŀ13aL16ŝŤ23Ǚ
~<hau	81 -12Ū-11ǖ-8Ɲ12Ŵ14ů18ŭ23ƥ24ǐ41Ų
~<hav	31 -20ƧǄ-14ƞ-13UǊ-12nŀ-11gPŠůƕǌ-10LMŷ-9Hƅǧ-8Ŀłœơ-7jxQTļŘŭƭǑ7wŁŌŐŧƔ8kŋŕřƀƆƽǨǩ9dhľņōƊƋǃ10sFŉŖťƳǔǘ11JĵŻƚƾǅǈ12irŜŝŸžƛƜ13lNŪŰƗǆǋǡǢ14Ń15ISķƘư16mZżƁ17şƍƑ18ŢŵƵǓ19aţŹƃƪ20ǝ21Ķſ22ŗǒǥ23uƎƯǇ24ǜ25Ʊ26ő27fYŎ28ƌ30OŚƼ33ń35ŏƦ38ƨ
~<he	39 -33d-20TƦ-19P-17ƶ-16ƛƻǄ-14ƅǟ-12SĸŁűƞǋ-11QŏŞūŷ-10Ŗŵƫƭǆ-9œŭƜƧ-8bMORĴĶŃŕŚşŠŪŰŲƒƘƝƵƹǢǥ-7mGķĽłńŉŻƄƌƑƔƬǊǕǘ7yľŊƢ8fĹů9iƲ10UĿųƱ11Wļ12l13Ļ14uŮ16vǏ17wAŅƳ20ŀƃ21kzƮ22ǜ23xŜ24ƯƺƼ33Ɛ34Ź36ƽ40jƋ42Ƹ44Ŵ46Ʒ48ht51qB52Ǉ58sź59o60r65ǂ70ƨ73p
~<he>	53 -18TŪ-17ƅǩ-15Pƹ-14Ʀ-12ŝŷ-11Q-10cfŵ-9aHŎŏƺǄǟ-8zƻƼ-7ŭŸǢ7ƾǙ10ǒ12A13ǜ14ŜƯ17wƽ19vŅ21x24ůŴ28Ƴ30o32Ź41B42Ʒ43ƨ44h49ź50s52t60ǂ65p80r86q
~<hea	47 -11ƛ-10ūǋ-9pƳ-8zňǆ-7ŝƞƾ7lDƴ8ŎŔŵ9fyŋ10g11ņƺǏ12ǃ13suļ16xŨ17Ň20Ŝ22UW23hjĿ24k31ƃ32Ƽ42Ǉ43Ɛƽ50ǂ51Ƌ55Ƹ
~<hei	79 48ƺ
~<hel	65 -10ŏ-9Ł-7qr7ĺŀŮǉǜ8vƱ10ŐŒŝ11ŢǈǑ12sŧƲ18ĵ22ň23A25ǩ31z34Ǉ35Ĺ
~<her	54 -37d-29Ƹ-15ƶ-14qǃ-12ŵ-9ƻ-8řƦǩ-7gĿŞŢŨůƫǝ7aFŶƩǁ8fuŌƾǠ9xōŮǜ10Ņ11ŹƢ12cltľŝƯ13wųƱ15s16Ū18rŊ21z22ǂ27Ƴ29Ļ31B32Ʈ34j38ź39Ʒ43Ŵ45p57ƨ58o
~<hes	85 48ŀ
~<hey	82 -8t18N39i
~<hi	48 -31d-17ųơ-16a-15ŝƦ-14ŃŵƸǩ-13Š-12ŪŸ-11šƃƮ-10uŏ-9Wňŧǃ-8Ʊ-7VķľŖƵ7wŬƁƏƙƜǡ8iŨƳ9gŞů10Ơƽ11l13mqǓ14y15ǔ16t17Ƽǒ18ŅǑ20Ƣ22cY23ŗƚ24f25ĸƷ26pƣǜ27œǦ28Ź29sƯ31ź33o35ǂ36S38ż41ƨǞ42Ŵ51ſ
~<hid	90 15Ş22i
~<hig	62 -14ǌ-12Ɗ-8x7vŮƚ8ŅųžƘ9Ŕ11yœƏ13ŬƁƙ14Ǔ15Ơ16ů17l23m25ŘǦ27Ƽ35ŗ38ƣ
~<hik	85 9Ş11g15ĺ25œ
~<him	69 -24Ƹ-13Ƽ-11Ń-10ň-9ơ-8Ʀ8gŜ9wƯ10rzA13ņ16źƷ18t19ǌ21o31ǂ37ƨ50s
~<hip	90 16Ɖ24Ɯ
~<hir	72 -8Ńǘ-7ǈǩ11Ǆ21Ǒ23Ư30ǔ46ǜ55Ǟ63S
~<his	61 -37d-27ų-22a-13ŪŸ-11ơ-10Ʈ-9uŵƃǃ-7rzœƉ7TYǎǑ8Ǩ9Ű10Ǟ11ƳƼ12y15ţ16ǂ20q21Ņǒ22ƢƯƽ24Ʒ26o28ź30ƨ38p43Ź58Ŵ
~<hit	63 -17Ř-15Ŕ-12ņš-9Š-8ŝǨ7ŤƑ8Ǥ9jž10Ɗǘ11şƀǡǦ16œ18Ũ25Yƚ32c33f39ĸ55ż73ſ
~<ho	26 -25Ő-23W-22Ǆ-21ǥ-20ǈ-19o-18Ŭ-17ŏ-15NŌ-13ŒƵǞ-12dwAť-11ơƫƾǚ-10ōŜƩƴǨ-9ųƁƯ-8ľřśū-7eyBQňŉŴƀƥ7qŪŽƈƊƍƪǆǐ8Ʀƿǝ9pŕŗǀ10ŦǜǦ11uŇŷƤƬǅ12ŵƏƕƗ13vYŃŨűƖǗǙ14GŻƚƺǔ15ļƃƛǁǘǧ16ZĴŅǖ17bUƇƑƸǇ19hlŧƣ20Hǩ21kłŠƋƒƜ22ORŤŮǑ23Ļǎ24cgĸƙ25j26T27tź28ƭ29ǟ30Ŷ31Ʈ32FƓƝƳƷ33xK34Ɔ35ş36ƅ38Ɣ41Ɵ43ů46n47ƞ52i
~<hob	82 14ǀ50g
~<hol	63 -12N-10ƈǖ-9Ŋ-8Ōŧ-7ƔƬǟ7i8Ǉ9UŚƕ10Ɖ11ZŔ12tŁ13Ƹ14ű15Ŭ18Ş21Ǔ23K24ŀ25k27Ũ29Ǘǩ40ǧ
~<hom	48 -17Ő-15Ŭ-12Ư-11P-10JőǏ-8tvMŴǄǑ-7zNSŖűųǇǥ7ŷ8gyƜǔ9w10hŹƎƛǩ11Ʈǁ12Ľ13ĹůƇư16Iƞ17ƙ18ƕ19Ʒ21uŰź22qT24H25ƒ27Ɔ28C30sƔƟ31R32Ɠ37n39ş40l41Fƅ60Ɲ
~<hon	74 -9Ĺ-7ǩ7ĸ8ƿǘ9ŔŬ10ň11f12IQŢ14Ň15c21Ŗ25Ū27ź
~<hoo	86 12Ƨ21ǟ22ļ32Ǜ
~<hop	77 -13Ţ7Ŷ10H15ů18Ǚ22X70Ļ
~<hor	90 -10Ǐ9h10Ƹ15Ǟ
~<hos	71 -10ŗ-9C-7ţǩ8V9ů10qĸ12S13Pũ14žƃ17Ƽ18ǂ19Ǩ20Ʀǔ23Q25Ƹ29ƛ
~<hot	72 -20D-18Ƭ-9X13ǔ15Ƌ18ƒ32J36Ƥ39ƍ45j
~<hou	44 -20ų-18ŗ-17Ŭ-14ŒŸ-13Ŷ-11NǇǏ-10ĴǄǥ-9IPSŀřƐǩ-8pőŭǊǞǦǨ-7QłŴŵƦƨǋǔǝǢ8hƯ9ƉƎǕ10Ɗƙƛ11O12Ų13ƂƋ14ƕ15ůƣ16ZƑ17ƌǁ18L20ƖƮ21ŷƗ22Ƈ23Ʒ25DM27GH31ķşƓ32Ɲ34TƟ35ƆƜ36nF37ǎ38ƒ39ƞ43Rƅ46Ɣ
~<how	29 -20W-18Ƃ-17wQ-16o-15F-14HŁŬǈ-13syŏŐǥ-12ƕǄ-11LRĽƵ-10dťơ-9MŌŚƴǞ-8qŔƝƩƫƯƾ-7ADŒŞƛǚ7Ơǋ8fĶĺųƑ10ŊœšŽƙƟƶƽǊ11ŖƅƚƿǐǙ12pŇƤƪǏǩ13kzŭźƔǆ14ŦŸƣ15jGUŕ16Ɠǜǝ17vƏ18ƺǅǦ19Ńǘ20ĸļŵŻƃ21OYŅŗ22ƞ23bŨ25ƬǑ26cŧǇ27ŤŮů28ĴŠƋ29űƭ30ǖ31ł33Kǟ35Ʈ38ƆƳ39tŶ41x60i
~<hr	90 -21ǈ13W26Ƨ51ǜ
~<hr>	90 -21ǈ13W26Ƨ51ǜ
~<hu	50 -20ƾ-15d-13P-12vQǩ-9ŭƺ-8şƸ-7B7Ņ8jųŶ9ŁƳ10ľ11ƫ12nǅ13OŜƜƷǚ14fż15aƍƞ16ţ17HŤ18ŨŲ19Ǚ21XŴ22Ńƚ25ptƃ26ĸǂ27s28ƨ29ž30q33o36rǣ
~<hug	90 14ƒ19ĸ
~<huh	75 -8v8ŜƏǟ9ơƥ11ĺ12rŅ15j16ƞ20Ŷ32Ũ
~<hun	82 8m9ƞ12g14Ǜ22ǅ32H
~<hur	60 -8Ʈ-7Ʒ8Wƙ14ľ17OƜ18ǚ19ƍ20ĸ21ţ23Ť24Ǚ27X28Ń29ƚ34ƃ36ž45ǣ
~<hus	57 -17ƾ-15d-11Q-10ǟ-9Pŭƺǩ-8Ƹ-7ş7Ư8Ʈ10ų13Ł14ƫƳ19n20f21ż22Ʒ23Ų25Ŵ31ptǂ33rs34ƨ37q39o
~<hy	73 9ǈ16P24Ū49Ə
~<hyd	75 51Ə
~<hyg	90 12ǈ20P
~<i>	35 -23Ƴ-21Ɨ-20ĸ-17Ʊ-16ĺƨƭƲ-15ǈ-14ŖŗƠƤǔ-13łŜŴŹƶ-12VœśƮǕ-11ŞŦŧŪűƙƛƝǓǘǝ-10ļſƦƯǑǨ-9ľŔŠŵưǇǗǦ-8sRĶşŽƀǁǙ-7ŁƌƐƴǅǏ7kńŅƢƾǧ8ĴĿŏ9ŐźƖƘƞǃ10XņšŤūŶƆƈ12ŕŷƸ13Gƕǆ14pUƍƺ15ĵŘ16w18hiĻ20Ţƅ21őŸƃ22v23CĽ24uJOǄ25fl26ĹǠ27qŌ29dE30ō33ŋ34e35D36L41ŉ44M46o47K48N52b54Ŏ56c70ň71I75ǩ88a95Ŋ
~<ic	88 7j15Ɯ17ƚ22ǎ
~<ice	88 7j15Ɯ17ƚ22ǎ
~<id	69 -11ƕ-7Ś7sŽ8T10BV11Ƶ12Ǜ13d18ū20Ŋ23Ň50Ƅ51ř
~<id>	77 -12ƕ-8Ś-7Ū57Ƅ58ř
~<ide	76 8Ž9dsT11BV13Ƶ20ū22Ŋ26Ň
~<if	39 -20ĺ-16X-14ŉ-13ŀ-12ŗǈ-11dyƕ-10LłōŤƶǩ-9gjAœŨƳ-8kŇǠ-7iĽŐŕŧŪǅǋǗ7bŅŖźƐƛƽ8šŢƬǄ9ŬƁƊ10GǢ11ŏǚ12FƷ13HĻŋűǕ14WƂ15cķňƎƵ16ŝ17ǘ18Ĵƪ19rI21Ŋ22YŘƮ25Ʀǡ26ĸƀƜ27ƫƯ28ƤƱ29ž38ƃ39Ŏ40ſǝ41ŵ49Ƨ74Ǩ
~<if>	39 -20ĺ-16X-14ŉ-13ŀ-12ŗǈ-11dyƕ-10LłōŤƶǩ-9gjAœŨƳ-8kŇǠ-7iĽŐŕŧŪǅǋǗ7bŅŖźƐƛƽ8šŢƬǄ9ŬƁƊ10GǢ11ŏǚ12FƷ13HĻŋűǕ14WƂ15cķňƎƵ16ŝ17ǘ18Ĵƪ19rI21Ŋ22YŘƮ25Ʀǡ26ĸƀƜ27ƫƯ28ƤƱ29ž38ƃ39Ŏ40ſǝ41ŵ49Ƨ74Ǩ
~<il	90 17ǂ19Cƽ
~<ill	90 17ǂ19Cƽ
~<im	73 -21Ŏ-7ǩ10ƶǢ14ō16Ňƌ19Ʊ21Ũ23Ş25ľ
~<imp	74 -21Ŏ10ƶǢ15ō16Ň17ƌ19Ʊ23Ş25ľ
~<in	28 -20ĺƭ-19Z-16ŶǇǟ-15ŝƒ-14oƧ-13aDǄ-12wōŢŨƠ-11PźƖư-10pĿ-9Ʈ-8ŉŔŬƜǃǖǜǦ-7cŒŗťũƆƈƔǛ7Ųơƹǈ8ĻŪƤǍǤ9KŌŎƓƯƱƻǋ10EWųžƶǡǥ11MĽŇŻƄƊƬƷ12diGXŐšŽƉƚƞ13ƍƼǞ14nĵņŠƌ15NľŅşŧƾǢ16qŁŃűǣ17svƛƲƵ18mƎƸ19ķ20Ɛƣ21RSŖǓǧ22ŚƦƽǐ23ǏǑ24ǅ25lŤ26ǌ27ƥ29Ĺů30Y31ţż34Ķ36CŏǉǊ38ƃ39Ɲ41T42ƪ50Ɨ53Ǘ
~<in>	32 -30ĺƭ-25ŗ-22Ʈ-19Œ-18ŝ-17Ƨ-16ƨǄ-15Ŕǘ-14aZŞŢǃǟ-13xƺǥ-12Ŷ-11wDŊōƓƴ-10opPœśźƔƖƘơǇ-9Ɓƒƕư-8łŐőŨƀƜƠǆ-7şžƆǝǦǩ7zLNŁŷ8d9ĴĻŹŻƤ10yńŇŎŜƌƵƹǂ11ĽƉƶƿǞ13iEMXšƃ14GKQƊƱǈǋǓǧ15ŅŽǡ16ľŌųƚƦ17ƞ18ĵķĹŧƍƐ19SƣƼƾ20sƷǐ21vǍ22ŃŖţƲ23mqR24ŚŤű25nƎ26ǌ27Ǒ28ƽ29Ǐ30ůƥ31lTƪǅ33ż35Ķ36Ƹ40Y41ǉ43Ɨ45Ǌ46CǗ52Ɲ
~<inc	60 -10Ǉ-7nĹǢ7jŖƬƭ8uƀǔ9ǃǣ10Ơ13ǆ15ƺǉ19Ŕ23Ư24ŏ26Ʈ28œ29ǝ42T
~<ind	85 8z10ǋ14Ɛ15Ʀ22Ǒ
~<inf	73 7ļŔ12Ľ15ŊŻ17ń20Ļ26x37Ǘ
~<inj	72 8ŗ33ǣ38ƃ51ž
~<ins	43 -20Ƹ-14ǍǏ-10Ĵ-9Ļ-8Qƒ-7oŬŵŶ7XőŖƏƙƭǩ8ŚŴƻǤ9rƥƪ10ĺƬƵ11ŘŞƀƁƘƦƳ12ŲǄ13ŦŪƩǌ14ľŁŰǧ15ĹǨ17ţ18WšƕǓ19ƃƄ20ņŗ21Œơ23ƴ24ǒ29ƨ31Ɠ35Ǣ38ǥ41Őş43ŏ
~<int	64 -18ǩ-10ǅ-8X-7ŁŒƱ7ŎǗ8Ɣƙ9iĹł11gů12RŅŊŤſ13BĶŇǝ14d15ǣ16żǞ20ƌ21ƪ22ƛ24N30Š35S
~<inv	69 8Łż12Ǣ13fǩ18ķƗǕ21Ǐ23ǘ24Ɲ
~<ir	86 10Ƣ54Ķ
~<ira	88 56Ķ
~<is	23 -23ŠŨ-18Ƹ-16Ʒ-15S-14ǘ-13šŤŦƽ-12Ɯ-11Oňţ-10ĺŧ-9ĽņƝǌ-8ŌƮ-7ckǑǒǕ7łŚŵƪƻǉǎǝ8zķşŻŽƒƖƗǁǢ9rCũŸǙ10lEŗƍƞƧǣ11FƀƐǜ12fŅūſƑƾǔ13nAXľŖŞžƔƙƯǞ14ųƠơǖ15KĶĿŷƱƼ16aŉŝƥǅ17uƫǥ18ŕ19JĵźǇ20hpōűŶƘƟ21IƢ22vQTYƩ23qsNŐƉǋǗ24ƅ25yDRŃ26PŁǃǈ27jŒŬƁ28Ɗǆ29ůƆƇƨ30ŴƓƲ31ĹŪ32ƶǛǟ38ǂ39oǩ40iŀ41x44UǍ47t
~<is>	23 -23ŠŨ-22Ƹ-16Ʒ-15S-14ǘ-13šŤŦ-12Ɯƽ-11Oňţ-10ĺŧ-9ĽņƝǌ-8ŌƮ-7ckǑǒǕ7łŚŵƪƻǉǎǝ8zķşŻŽƒƖƗǢ9CũǁǙ10lrEŗƍƞƧǣ11FƀƐǜ12fŅūſƑƾǔ13nAXľŖŞžƔƙƯǞ14ųƠơǖ15KĶĿŷƱƼ16aŉŝƥǅ17uƫǥ18ŕ19JĵźǇ20hpōűŶƘƟ21IƢ22vQTY23qNŐƉƩǋǗ24sƅ25yDR26PŁŃǈ27jŒŬƁǃ28Ɗǆ29ůƆƇƨ30ƓƲ31ĹŪŴ32ƶǛǟ36ǂ39oǩ40i41xŀ44UǍ47t
~<iss	82 8ǂ10Ƶ14Ƹ36Ÿ
~<it	28 -32Ĺ-22Ʒ-21gŅǑ-20q-18ĸǄ-17yƨ-16XŷŹ-15cpŞƦǈǔ-14vLZƣ-13lşǝ-12GMYƾǖǢ-11aOǐǠ-10Ƥǩ-9txHŻƸƺǕǙǜǡ-8hCŝǂ-7zƔǌ7ĶƎƏƶƹǛ8isWŘƄƻ9ĵĿŋƁ10Őū11ŲǏ12ŜŽƈǧ13JƖƯƽǘ14AFťƌƐ15ŦǞ16nƊ18šŴƂ19ŠŸƢ20bŁƼ21ŚƟ22ŎřŮǆ23PŊƀƘƙǟ24ĺǅ25ƭ26ĴłŤǗ27Ɖ28BŃ29śƓǍ30ŌŒ31Ŭ32ŇŔ33UŕƇ34ƫ36Ʃ37ƞ38ŰƧ39ŧƆǃ40ŀ41Ũ42jŗ43ųƒ44Ŗ45rœ46ŭ48ƅ50Ƶ51ũ52ƪ55Ŷ68ű
~<it>	28 -32Ĺ-22Ʒ-21gŅǑ-20q-18ĸǄ-17yƨ-16XŷŹ-15cpCƦǈǔ-14vLZŞƣ-13lşǝ-12GMYƾǖ-11aOǐǠ-10ƤǢ-9txHŻƸǕǙǜǡǩ-8hŝǂ-7zƔƺǌ7ĶƏƠƶǛ8isWŘƄƎƹƻ9ĵŋƁ10ĿŐū11ŲǏ12ŜŽƈǧ13JƖƯƽǘ14AFťƌƐ15ŦǞ16nƊ18šƂ19ŠŴŸƢ20bŁƼ21Ɵ22ŎřŚǆ23PŊŮƙǟ24ĺƀǅ25Ɠƭ26ĴłŤǗ27Ɖ28BŃ29Ǎ30ŌŒś31Ŭ32ŇŔ33UŕƇ34ƫ36Ʃ38ŰƞƧ39ŧƆǃ40ŀ41Ũ43jųƒ45rœŖŗ46ŭ48ƅ50Ƶ51ũ52ƪ55Ŷ68ű
~<its	83 -7ŗ10Ǣ12Ƙ13Ɠ17Ĵ21C
~<ja	86 -9ř7w11ƍ13ū15a
~<je	70 -9ŷ9Ŧ10l14ƞ15ų16Ū17Ŭ18Ŷ35Ƙ
~<jee	86 -11ŷ-8Ĵ11Ŧ20Ūų21Ŭ
~<jew	73 37Ƙ
~<jo	54 -11ŖŶǅ-9ōƻǏǨ-8oHŗǝ-7GƜƮ8Ǧ9tň10ţƨǔǩ11ĶǍ13sRőǑ14Ƭ16Ʀ17ǣ18uǓ20Ǆ21ǧ23ŭ24ů34Ƨ35ǈ36ǐ40q48W49U50V51S52P
~<job	55 -11ŖŶ-10ǩ-9ōǏǨ-8oŗƻǝ-7HƜƮ8Ǧ9tň10ǔ11Ķţŭƨ13R14Ǒ15Ƭ17Ʀǣ18u19Ǔ21Ǆǧ25ů35Ƨ36ǈ38ǐ42q49W50U52SV54P
~<joi	83 -9ǅ11Ŏ18Ǎ26ő29s
~<ju	47 -16ŗ-14ƞǐ-13ō-12D-10ĺ-9ŦƬ-8qBXŃųƥǓ-7HłŎŚūƣƧƳǡ7fwZƨƭƴǚǧ8ceƗƦ9Ŝż10sUŁŊǙ11ŇƢǈ12Ō13huSŏ15Kơƻ16aCŖǑ17ŭƍ20Ū24nœ25Ĺǋ26Šƀ28ķ29Ǉ30Ţ31Ļǀ32ŷ40Ŕ
~<jud	85 9ż10š14c22ķ
~<jum	76 -13Ŧ-8Ƭ-7Ŏ12ƍ27Ŕ35œ42ǀ48Ţ
~<jun	85 7mŹ10G20w22a
~<jus	48 -16ŗ-14ƞǐ-13ō-12D-8qBųǓ-7XłŃŚƥƧǡ7frƨƩǗǚ8eZƦƴǧ9ķƭ10sUŇŜƍƗǙ11ŁŊƢ12ǈ13hŌŏ14S15uƻ16CKơ17Ŗ18ŭǑ21Ū24nŔ26Ĺǋ27ƀ28Š30Ǉ32Ļ33ŷ
~<ka	88 9ĵ13b25ƥ
~<ke	51 -10nN-9ŏƦ-8eĶǔ-7ŇŘŭƅƨ7mũūƀ8qQWŉǒ9ŋŽƝǩ10tPşǙ11UŀűſƮ12xǝ13oƊ14Ś15ǟ16Ŀ17Ǐ19Ţ20ōų22Y24Ɩ27ƧƷ31ŝ38Ƶ42ƥ44Ű47Ǘ60Ǩ
~<kee	54 -12ƃ-10N-8eǔ-7ĶŘŭƅ7cƻ8ũūƟ9qŉƀǠ10WŽǒ11tPĿƝǙǩ12U13xŀŋƊ14oşſǝ15ŚƮ16ƥǟ18YǏ19ŝ20ŢǨ23Ű26Ƨ27ō29Ʒ32Ǘ40Ƶ
~<kep	74 -7ō9YŶ10ƃ18ŝ25Ǘ32Ű39ƥ
~<key	71 -9Ʀ-7ŏ8Ŀ9Ń11v32ų36Ɩ58Ǩ
~<ki	47 -17m-14ƅǛ-13ƪ-12ƈ-11ǋ-10tZť-9zĹŇŗŷƿ-8jksƻ-7cķţŲƑƽǖǨ7LXŃűƘƚƨ8ŨŶưǝ9Ŋ10RŪǆ11hƉƶ12ŏƇ13MŤŧƣƫ14ĺ15Ǝ16Ɯǔ17qŘƭ18lƹ19Ʊ20v21ź23w25nƋƲ26yƌ28ƍ29Ư33Ʃ36Ǆ46u51x56Ź
~<kic	81 -7ƞ12iĺ15Ōƹ16Ļŕ36Ř
~<kid	56 -20ų-19m-16i-9Zŷǋ-8z-7PłŢŲƽ7qN10Ƙ11ľ13Ũ14ƶ17Ʀ18Ʋ19ź21ƭ23Ɯƫ25Ʊ27l29v31w32n34ƍ35y36Ư45x58u69Ź
~<kin	55 -29Ǜ-16Ʀ-14ƪ-12ƅƈ-10t-8ŗťƻƿ-7Ň7ŃŢŮ8ƝƸǥ9bŖƎƚư10ĺ11Xű12iŊƹ13Rǆǩ14qƉ15hŏƲ16xƇƣ17Ť18Ū19ŧ21ǔ28Ǆ31Ƌ42Ʃ
~<kit	71 9L10ǈ12ƞ14Ǝ15ǝ17Ǜ21Ǆ26M43ƌ
~<kn	51 -12ĹŎ-11ǔ-7ľŌſƮƽ7ĽƷ8Ĵƈ9Ř10GņňŜƐ11Ų12cƋƎ13hrŒŔƌǣ14ţźƓ15wōƩ16ƧƳ17ŅŰ19tǃ23f24Ƹ27A28ǩ40ŉ43Ŗ
~<kne	88 14Ƹ38t
~<kno	51 -12ĹŎ-11ǔ-7ľŌſƮƽ7Ʒ8ĴĽ9Řƈ10ņňƐ11GŜŲ12cƋƎ13ŒŔǣ14hrţźƌƓ15wōƩ16ƧƳƸ17ŅŰ19ǃ23f27A29ǩ41ŉ43Ŗ
~<l>	84 -20ŗ-12ž-10Ƃ7Ǧ14ǃ29ǡ74b
~<la	41 -16d-14ŤŨ-13SŒũƄ-12ǅ-11ƔƳǇ-10ļľŗ-9ŀŢǝ-8psCPĺōŕŧƅǢ-7rXŮŸŹžƌƴ7gƙƝƠ8JŔſƂƤƺƻ9IűƆƋƑƓ10kt11cŇťǂ12ƭǦ13DF14ƚƹǉ15aEłŻƈ16ƧǛ17ż18bţơǎǞ19ņŖŵ20oǄǨ21Ʋ22Ǐ24ư25ǩ26Ǌ27ǜ28ĵƸ29ǌ30Ǚ31œ33Ŝǣ34ķ38š45ƾ
~<lab	83 -12Ś10ǎ13ǜ14h16ƾ20ť27ƻ
~<lad	76 -8ƃ-7P7Ǚ9ŵǁ10ŧ12Ŝ16t20Ǆǈ22ǣ25o26Ɯ
~<lai	82 -7ǩ13Ƨ14ƃ15Bŵ19Ň20Ǩ
~<lak	80 -11Ǉ13ķŜ20k23Ɵ26g28ƙ
~<lan	63 -15Ƅ-8ļōƔ-7C7ň8ĸ10Ƥ13G14Ň15Ŧ16Jǩ17IƠ18Š21Ǆ26F29ķ32Dơ48ǌ
~<lap	76 11Ǘ14Ś19Ɲ46š
~<lar	85 14ǔ30Ɔ
~<las	46 -15d-13Ŧŧ-12Šũ-10B-9ĺŨǅ-8SŃŒŤƳ-7pDVľňǢ7yƓƧƮƶǂǒ8Ŭ9oĽƩ10Ƒƫǘ11iĹłŵ12żƋƺƼ13űŻſƲ14ŔƹǨ15ţ16c17šưǉ18ƚǣ19E21ƈƸǛ22Ŝ24bǙǞ25aĵǏ28ņŖ31Ǌ36ƾ38œ
~<lat	70 -12Ƽ-7ņŤ7Ɠ8LŃǏ9ǂ10OUŻ11ĺƭǙ12ĵ13ƾǣ14ţżǕǟ15Ų16NƸ17ǜ27ǎ
~<law	68 -7ŗ7Ƶ9k10Ƃǡǩ12BQ13łǦ15Ņ17nA27ķ28ǜ29Ʋ
~<lay	81 8Ƃ13VƤ14Ƨ15Ɖ17Ŀ20ư
~<le	43 -25Ǎ-17ś-13ƈ-12nŖƯ-11ŏǩ-10wTœǈ-9űŵƗƮƱƷǝǦǨ-8ļňŐŜŶ-7BŭſƌƨǓǘ7ŀƥǃ8aAVōőŚƊǏ9rŤƔ10mŞǆ11KŹƀƪƭ12xĽƳ13Ɔ15ŉŪ16z17řųŽ18ũ19FŊ21ĻƉƎ22ǜ23Ƅ25bh27ƕǋ29Ƨ30ƢƤ32ơ39ƛ44Ţ54ǌ61ƶ70Ŭ
~<lea	49 -21Ǎ-17ƈ-14ś-13S-11Őŕ-10Ɯ-9Tŝ-8nƒǓǦ-7ľŔǨ7Ĺǅǩ8Ňũƞ9ĺŻƂƟƠƫǜ10Ŀƥ11uŊŰŹƬ12VǏ13z14AĻƎ16Ť17ŉƳ19ŗ25F26ƉƧ35ǋ38Ƣ39Ƥ40ƶ41ơ43Ţ44ƛ55Ŭ58ǌ
~<lef	69 -7ŀ8ĸ9f11zķŖ12Ķ15ōŢƧ16ŕ20Zŝ21Ɣ25ƶ27Ŭ
~<leg	73 -12ŗ-10ơ-7y7ǌ8fƹ10ƀ12ŋž17Ʋ24ǃǆ30ƶ53h
~<len	69 -12ǜ-8Ŗ8ƙ9S20Ŭ22ƭ27Ƅ29ų58ƕ
~<les	77 -7ŷǉ11Ɲ12Ʀ13SǇ16Ůƒ20Ņƪ21ľ33ũ
~<let	58 -12s-9Ŗǩ-8ļœŰ7iŁŘ8NOƄ9ĵŃ10šŪƾ11rƪ12ƎƜ13Ɛ14Ļ15Ŏ17Ŋ19KŚ20Ľ21x22ŔŞ24a29řŽ31ǜ40b
~<lev	72 -10Ǎ9ŀǌ15ƣ17m19Ʃ20Ɗ28Ɔ
~<li	34 -19JųǇ-18Ť-15ŎśŴ-14ĹŢǋ-13ĸŏŒǅ-12pŰǔǠ-11ōǝ-10źƥǑ-9ňŞǆǐǕ-8Śǂǟ-7TƖƱǃǞ7hyCĶŠƆƤƫǛ8ŉŹ9iRŃņşŮƀƟƯ10IǀǊ11dDSłŋūŲƪƵǩ12ĻƴǢ13YƂƠ14rżƶǓ15lŶƨƺ16KǗ17ŝƅƑƘ18vGŨƎ19uŇžƐƧ20q22Ŀǌ23ĴƩƮƷǡ24ĺ25ƞ27zU28FPŌƭǍ30ŗ31xŷ38wŬƦ39n41Ÿ44ƿ
~<lia	59 7ſǛ8Ǌ13ŗ15ơǚ19ǌ22Ƃ27ƀ36ǡ38ž
~<lic	59 -9ŕ-8S-7ő8Ǩ11Ǜ12ƺ16oƄ17dūǀ20a31Ź38ŷ65Ÿ
~<lie	80 -8ƕ10Š48Ŀ63Ŭ
~<lif	55 -18ŗ-16ŏ-13qŻ-9jŐ-8U-7Ś7Ʊǈ8lSWŵ9Ũ10ű12mş13ĺ20i22Ƭ29Ƶ31ƿ32ƪ35ƴ36Ʒ44ƭ47ƨ48Ʃ53Ƨ67Ʀ
~<lig	79 -7ţ10š11ĺ16Ō19Uż21Ż22ƐƮ
~<lik	43 -20J-15P-14śŤ-13Ʀǐ-12ŎơǞ-10ĿƢƨ-9ľǄ-8pĶƛƱǠ-7qĹǑ7ařťũư8ŭƎ9yADXŖţŦŬŸƁƠƽ10bglƂ11rœƐƘƭ12łŋ13ŧ14tYŀ15jvņŨƅ16Ůűǩ17ž18ŉŌőǍ19Rƺ20x21Ń22Ĵ23Ļƶ24KŲ27ƿ30Ŷ33Ňŝ34ƞ35U
~<lim	59 -10ƴ-9ơƣ8ŻƏ10yǌ11Š12Ɠ13Ǎ18Ǧ21Ƒ24Ǣ25Ǔ33ǡ53ŗ
~<lin	62 -9G-8Ǐ-7HœƗ7O8Qŋşǘ9wX10VƑƫǩ11ŚǢ12ŕǞ13ł14ĴƛǊ15aŁƷǄ20s21I22S25ŌƔ27P34q
~<liq	88 -17Ÿ-11ž13Y14ƿ48Ǜ
~<lis	61 -10ų-7ƥ7AĿ8aƅǏ9rP10ƫ13n14Ɯơǘ15oĺƒ16ş17ƻ18ǐ19ńǌ20ŬƎǗ22ǩ25Ƙ26ľ27Ɨ30ŷ
~<lit	59 -13Ǉ-10ǩ-7ǥ7dgņ8zIļŐƳƻ9cĺŨūŽƹ10Ŀ11Ķƞ12Ǆ13ż14Y15œ16ŊƦ18v19Ņ21Ư23w25u26x
~<liv	56 -17ŝ-13ǩ-12Y-11Tų-10ǋ-9ŐŒƜǇ-8ĸ-7şƦƩ7Sƅ8ƚǗ9ƃƆƲ12D14hǍ16uĶƠ17ķ19H20l21qƤ23Ɵ24Ƣ26ƣ27ƞ32C35P37Ʒ38Ʈ42FG43z72n
~<ll	79 12ǐ22ǃ52ǆ
~<llc	79 12ǐ22ǃ52ǆ
~<lo	39 -26ŭ-16Ƣ-14nǇ-13PƛǄ-12ǈ-11xŪ-10qĴŏŲƆƒƽ-9aoŔűƝƦƵ-8uFŀņōœųŷžǍǠ-7dhļşŽƈƓƩưƴƶƿǀǑǛ7vMŦƅƷ8fHRƁƏƚǩ9ƬǙ10ŃŐřšƃƊƔƧƺǊ11ĹĻń12sĵňŧū13ŝŸ15zSŎŶƇ16GŜŢƉǝǞǟ17ŇŬŮƐ18Ņƞǔ19ŚůŰƱ22ƑƤ23ĿţƜ24ƥƭ25Oťǘ26lķ27Zǋ29ƕǅ32Ʈ33ľ36ƪ38Ɵ42ő53Ƴ
~<loa	58 -11Ƣ-8Ƅ-7Ư12k18Ɓ19Ʈ23Ɣ32Ʊ43Ŭ50ƕ54Z63ƪ
~<loc	65 -14Ɗ-10Ɨ-7ŵ8ũ9CŎŜ10Mǔ12Ő15Qǎ16Ō18ľ19ƍǞ20Űƣ23l27ǘ43ǋ49ƥ
~<log	81 -10Ž-7Ư20Ś22Ƈ25Ɛ26Ő27ǘ
~<lon	53 -19ŭ-11ƶ-10Ő-9ŠŬ-7Ǆǟ7vYĿƄƷƼ8H9ŵ10fřƈ11ŝǩ12iŮ15ŕƏ16l19ūƮ20šŸ22ŧ24ť26Ɵ30S32ů33Gǝ36Ƥ38O42ƭ47ǅ49ő
~<loo	54 -17ƈǩ-9ň-8ŭ-7gqŦũ7fŉƖǥ8pyAX9Ũ10JĿŶƫǙ12ĻĽłŖ13ƐƷ14HR15jľ16Ǟ18ĵſ19ŠƯ20ĹŃƉǊ21sŜ22ĺƬ23Ś28z29ńŇ
~<lor	88 9Ĺ12v15k
~<los	59 -15Ƥ-12G-10t-9ƽ-7ŗƖ8IŝŞƨǙ9ũƊ10Ťŧ12ő13Ǔǩ14Yƃ15ƺ16ǔ17Ũ18ĿŘ23Ƨ25Ŧ28ķ32ť41ň48ţ94Ƴ
~<lot	66 -9Ǉ-8Ɔǀ8Żżƙơƨ9Ŀǟ10RƇ11ǖ12ŇŐŤŮ18ƚ20Ű27Ɵ33ķ34Ɯ39Ƒ
~<lov	67 -10Ţ-9Ū8Ɖƶǃǩ9rŝƘ10tƑ11lż12Mǔ14ǋ23U24ƅ30Ŷ37ǟ49ƞ
~<low	68 -9xŧ-8Ŗ-7Š7ǩ8ĵƺ9Ů11c12ƃ14Ļ15ŗ18ƙ22Ŏ23Ɨ28Ɗ31ľ43Ņ
~<loy	82 -7Ň12Ǘ33ő44Ţ
~<ls	90 56b
~<ls>	90 56b
~<lu	74 -8x7Ĵ9OŌư10P11ţŹƔ13L14N15Ľ16Ɠ26o30Ǖ
~<luc	84 -8x12PƔ13ţŹ30o
~<lum	85 9Ĵ19Ɠ35Ǖ
~<lun	85 11OŌư15L17NĽ
~<ly	90 45Ų
~<lyf	90 45Ų
~<m>	83 -7ƴ22ſ41L45b
~<ma	37 -20J-19œ-17i-16ǉ-15Q-14Œ-13dƷ-12yũǘ-11őŧǞǟ-10ktŖřƙƧ-9RĴŤžƗǃǊ-8IķŦſƑƘƪ-7jśŹŽƦƯƵƶƻ7xWĻŋŵƔƝƞƤƭƾ8zŃŔƋǕǜǢ9EĶŨƖ10GļņŬŭƒƱ11KŁƆǣ12oƏǈǎ13łŠŢżƣǚ14ƛǑǗǝ15hĹńǨ16aĺƉƊƫƹ17Ŵǒ18uTVľŲǔ19ƿ20ŕ22cųƳ23nŎ24ŪǌǏ26Ƈ29f32ơǩ34Ǉ40ƮǄ43D45ǋ
~<mac	70 8ǖ10ƛ11l14Ƽ31ǝǢ55Ǐ
~<mad	60 -11Ňƈƻ8ņƾǆ9ƽ10r11Ń13ƌ14ƫ15ƞ16xƉǍǩ20ĹŶ21ǜ23Ŕ25Ũ31ŠƇ39ĺ
~<mai	64 -32J-19ŷ-16P-10Ɵ-9A-7ǩ7Ś8Ŵ9Ŝ10Ľǋǖ11ĴŞŭ12Uǝ13ƊǕ20E21ľ26ļ27ƛ29K35ų36Ǆ74D
~<mak	54 -20œ-12Ĵ-11ŭŮ-8yŔ-7ǉ7Ŀņ8ŃŐƎ10Ōǐ11qŢǩ12ZŲƏǀ13ŀ14PŇ15xŪǒǚ16ů17c18ĻƮ19ň20Ƴ22ŬǄ25Ɲ27Łłơ31T32ǌ36Ŏ
~<mal	84 15ǚ16a18Ŵ20ǋ21Ǎ
~<mam	85 11Tƽ14aƤ15ƨ33z
~<man	46 -17Ǎ-13ǉ-12xQ-11Ʀǖ-10i-8dųƅƷ-7ŶŹƌƝǘǟ7ƇƏǙ8Ƣ9ƈƖƭǒ10cSƩ11ŴƟ12ůƋ13Ǆ14ŵƊƳǣ15Ůƹ16GŲŸŻƔƿǩ18VŷżƆǈ20ŕ21ǎǔ22ǗǨ23hŪ24ńǑ25ƣ30nu32ơƮ44ǋ48Ǉ
~<map	90 -7I15Ű
~<mar	65 -10Ƽ-7ǩ7rŔź8ƍ9ǈ11qYƹ12ŭ14ƿ15F17ƥ20Ţ22H23ƫ30ƒ31o61f
~<mas	88 22m
~<mat	69 -7ǩ7ƅƇ8ƃƚ9ŝť11AŘ12VǕ13cō21Ɖ22Ķ23W24ų26ľ
~<max	88 -15ř-9Œ20ǩ51ŗ
~<may	68 -15Ż-10ň7ƍ8Ɩ9Ř10cƾ11ĹƦ12ŋ13aǩ14Ʈ15ŕ17Ʊ24Ŋ
~<me	36 -18B-15G-12Ų-11pǃ-10ŏƙ-9ŘţƓƩǟ-8rwŇƧǀ-7ŌųŻ7KłŃŋżž8uŅ9aƠƳ10ĿŢƂ11eūǖ12ƴǍ13UŀŦ14cLQ15Pņ16Z17d18hlŉ19Ľ21Ɖ22iŪ23Ĺńǂ24bŊřǄǈ25Ǜ27n33ļƃ34Oō35Ť36M37ǩ40Ŏ43ś50ƻ55ň
~<me>	37 -18B-14G-11p-9ťƙƯ-8WŏţŲƓƩǃǟ-7Řǀ7aEŦŷƉƐƥǆǞ8DMŋŗűƊƌǏ9łžƨ10ŃŅřƠ11iużƂ12ĽŢū13eĿƴǖǩ15Uŀ16ńō17cņǈ18LPZ19d20lĹ22ŉ23n25Ū26Ŋ27b28Ǆ31O36ļ37Ť39Ŏ45ś50ň
~<mea	69 -13Ň-11Œ-10ǐ7ƈ8ŵƎƺ10ő14Ž18ĺňǩ26Ư32Ǜ40ō
~<med	66 8f9ƽ10ǁ12QƼ16Ǘ19W44ǂ67ƻ71ƃ
~<mee	74 9a10Ɲ12Ʀ14O52M
~<mem	84 -11Ś8ŋ14Ľ16ƣ21h33ř
~<men	79 -8ƴ10h11A13X14ƽ15n18Ŗ19ń20Ǜ21ż22ǩ
~<mes	78 7ũ11hĹ14ǋ15ŝŦ18ť24K28i
~<met	75 8Ŏ9M18Ǎ23Ƶ26ƻ31Ɖ
~<mi	48 -11IŐŠŤ-10Ķ-8ŒŢŪǔǝǞǨ-7ĴŇũƒƼǈ7Śűǂǐ8DŅźǕ9ĻƯǧ10tHŗŨƻ11łǙ12rĵƶ13hiƉ14XŴ15ŞǏ16Ŀń17Mŝ18Ŏ19x20žƏ21šƬ23w24Ŋ25N26ǁǚ28aǎ29ś33ō46Oů54Ů
~<mid	77 8ĵ12L15ai23N32ǎ
~<mig	81 -8Ǟ7ǚ8Ɯ10ǁ13o18yǎ19ō29H
~<mil	62 -7p8ƚ10Q11ǐ12Uǩ13Dź15Ǖ18ƻ22Ŵ28Ə49ů74Ů
~<min	55 -11ŠŤ-9I-8Ķ7vĽŸƠ8iķŃŌǠ9PƯ10rű11Ņǧ12ůǩ13Ś14ĻŎŗ15NłŨ18X19ƶ21Ŀń22M24ž25ǁ28Ƭ31Ŋ34ś54O
~<mir	77 -12ǩ11u26x42w
~<mis	68 -9Ő-8ǩ-7Ţ8rs9pǟ10Ŏ11Ʒ12Ɖǂ13Ł14ĵ17t20Ǚ22Ş23a30ŝ33š34ǚ42ō
~<mo	37 -17Ť-14xķ-13sŜŬ-12QSś-11űǐ-10cŁŠŴƜǈ-9jţƓǅǞǟ-8ŚŞŨƅƚƼǃǗ-7flwMWĽńŔżƗơƣƧƵǑ7vŅŝźƝƩ8Iőůƶ9dgLŧŵŸŽƲ10iŕ11FƎǉǔ12ňŏ13VĺƘƫǊ14œ15rXYŀ16Őžǩ17ĹŃŲ18NŪƕ19ťƞ20T23ƽǄ24nAŮ25ōŢƠƤǣ28Ĵǝ31Œ32G33Ŀ34ľ35Z36Ʈ38H39Ɣ46y65z
~<mob	88 10C14Ʒ28I
~<mod	71 18ǩ34Ū63ǣ
~<mom	67 -11Ũ-10ų-9ŗ-7ǝ7Ř9ư10qŹƤ14ŵƽ15Ư20Ƴ21Őŷ32ŏ45N69z
~<mon	47 -11ķǔ-10ŞŤŬ-9ŜƗ-8ŷƯ-7Ŧƭǩ7Ɩ8vĺǘǚǠ9GƱ10ĹǊǕ11ŘťƃǖǨ12Ķǉ13šƫ14Ŀƌƶ15Ɲ16du17Ņ18ŽƎ19ŧ21AŲƤ22Yŕ26Z29TX35ƔƠ38ǝ42Ĵ44Ʈ46Œ
~<mor	51 -19u-14x-13ŗ-11Ř-10s-8U-7Sķĺŝűǀ7CRŵƽ8Ļƭǁ9AJŕźǤ10ƺǙǦ11ŷ12ZŃ13rFőƮǄ14ľŦ15ũ16Ŀů17gi19Yň22L25V28œž31ƕ38Ɣ42y44ō
~<mos	58 -10Ʈ-8ŷſ-7ƌ7ķǏ8ĺƦ10XYƗ12ŭǊ13Ĺų14Ʋ16ŝŮ17ŸǄ21Ƙ23ǩ27Ŀ34ľ36ǔ37ŗ
~<mot	63 -9ǐ9ş10Ŀƫ11Ƥ12ŻƲ14n16ǀ17Ū22ſ23ƽ49z
~<mou	86 10k11rň16ļ21ŝ23u
~<mov	61 -13ś-9Ũ-8ưǝ-7ōŤ7ŎƟ8Ńŉ9ĵǩ12ťƤ14Ő15ĺ19Ō23Ʒ28ŀ34n37y39ƞ43G46Ţ76H
~<mr	86 35a39f
~<mrs	88 18a40f
~<mu	44 -22WƂ-18Ĵ-16Ťŧ-12ƭ-11ŏ-10ŭǄ-9Ųƞǟ-8ŇŎŔŵƅǇ-7FHQƆƤǒ7Zŕžǔ9ňŶƌ10ŰűƶƷǓ11ŘŬƔ12ǡ13Ƙ14ĶǛ15OŐſƝƱǢ16ƓǦ17ųƪ19ǉ21YĿƠ22ƃ23Ɨ25ķ26XƧǊ27TŮǏ28ŅƦƨ32ƒ33Ŧǩ34ŗ37Ƭ39œ44Œ
~<muc	45 -23W-22Ƃ-18Ĵ-15Ť-14ŧ-12ƭ-11ŏ-10ŭ-9ŨŲƞ-8ŎŵƅǇǟ-7FŔƆƤǒ7ZŕŹž8Ţų10ƌƷ11űƶǓ12ŘŬƔǩ13ǡ14ĶƘ15OƱǛ16ſƓƝǢ17Ǧ18ƪ20ǉ21Ơ22YĿ23ƃƗ25ķ26Ǌ27Ƨ28TXŮƨǏ29ŅƦ34Ŧƒ35ŗ38Ƭ41œ45Œ
~<mus	79 -15Ǆ7ŝ9ǔ11cx14Ű18ų21Ŷ27Ũ38ǩ
~<my	56 -10Ƴ-9Ŗ-8łŚ-7ƚ7UŀƽǞ8QňƒưƻǠ9ǖ10fńśŻ11Ŀ12ņ13JŮ14jMō15bg16k23L24Ŷ40Ľ41ǩ48ļ
~<my>	57 -10Ƴ-9Ŗ-8łŚ-7ƚ7UŀŤƽǞ8QŻưǠ9ňƒ10ńśǖ11f12Ŀ13ņŮ14JM15jō16b17Ŷ24L40Ľ42ǩ49ļ
~<mys	84 8mǚ9Ž12Ŷ16ƻ19g
~<n>	83 -8Ū17w24ū40b
~<na	49 -17ǩ-15s-11p-10v-9J-8BņŚƉǞ-7rƨǋǥ7Lƈƚǆǈ8Cƾ10ųǧ11ļǌǠ12A13ƻǐ14ř15hĽ16ķ17ơƦ18lFǓǗ19ƕ24Ŝ29Ư32QŐ37b53ƫ55o56a64ǃ70w
~<nam	50 -14sǩ-11p-9vJ-8BŚ-7ņŒǋǞǥ7LŁƚǆǈ8ƾ10ǧ11ǌ12ļǠ13AƯ14řƻǐ15hŐ16ķĽ17ơ18ƦǗ19FǓ20ƕ25Ŝ34Q39b56ƫ57o58a66ǃ72w
~<nan	88 12Ɯ30Ư
~<nat	84 -7S14őŠ30Ő34l
~<ne	41 -17Ŝ-16ŇŖ-14ĻƱ-13Ƈ-12ƛƦǒǟ-11Nǥǩ-10wLľňŷ-9ńōŢŨ-8IXłŞźƽ-7AKĴĽŉŊşŽƉƧƳǈǋǐǓǨ7mHƒǊ8pxEųŵƚ9Ŀŀūƫ10jVř11žƌƤ12zƯǕ13eYķ15ǁǌ16ŒƖƬ17őŶ18ŕƁƏ19SŪŹ20iƜ22ƈƕƭǀ23ĺ24ǅ25Ǚ26CŃ27yŁ28ĹǍ29ƞ31Ǧǧ33ƙǞ34Ŏ43GƄ44ƅ
~<nea	66 -8I8Ƒ11ƚƷ18Ǚ22Ś23Ə25z32C44ƙ
~<nec	90 13Ɩ19U20j
~<nee	48 -13Ļ-12ǩ-11Ʀǒ-9IŇ-8ǖ-7LŖƗƷ7hYőťƈǉ8uůǆǡǢ9OƤƾǏ10psŘ11cmƁƒ12Ǌ14Gŵƅ15ū18eŀŪƯ19ǌ21Ńǁ22ƕ24Ƭ27Ŏ28Ĺ35ƭ36Ł38ǧ43Ǧ47Ƅ
~<nei	70 -7Ŗ7Gļƒ8ĸƅ9ƟǍ10ƙƤǩ13BŅ18C22ƞ24Ɯ
~<ner	84 -8ƽ-7ō9Ƽ20ǀ31Ŀ
~<nes	88 -7ƭ19Ķ24Y44y
~<net	84 9ƪ12ƍǕ37ķ
~<nev	69 -10ŷ-8Ŝ7TƂƴ8ţƙƚǜ9ǔ10ŝűƹ11ņ15őǙ18ǀ25a
~<new	57 -13ǋ-12Ŝǩ-10ŷ-9ŏƇ-8ŭ-7aFǟ7DœŬžƀƕ8ũ9HŔŪƋ10Ǚ11j13ƁƗ15Ǖ19xĹ20Ƶ22ĺŒ23ƈƌ26Ź27ƞ32S34iǅ37Ŷ40GǞ41ƅ
~<nex	66 -15Ʊ-10CK-8Nǥ7ũž8Ź9pǀ10mſƫǩ11ǖ12Ń13H15ŗ16Ǟ17Ɩ18kĺř20y21Ŏ29ŕ30V44Ǎ
~<ni	57 -12Ʃ-11H-10Wǟ-9Ŧ-8ǐ-7Ŵƴ7cPļƁƐƧ8ioqşƻ9hƉ10ǃǉ11FŤǖ12ų13Ŷ14ľŧƿ15LĻŲƹǏ18Ƙ20nUŰ25Ŀ26R27Ǒ28x33j41ƞ
~<nic	66 -13Ʃ-10Ŧǎǟ-8Ŵ7kľ8ūů9cGļŘƧ10oqƁ11Ɖ12işǃǉ13FPƪ16U17Ŷ19ŧ21ƹ22Ƙ26jƞ
~<nig	62 -13ƪ-10H-8ǐ7UŨ8LƐƜ9ľ10ƻ11j12ǎ13Ťǖ16ƿ17Ǐ18Ļ19Ų21ƞ23n24Ű30R32Ŀ33x
~<nin	90 -9h-8Ʊ14L46Ǒ
~<no	36 -20Ŕ-19ƛ-18Ƭ-17ŝƧ-15iķ-13wƩ-12yVşųƗƚǃǎ-11kŎǋ-10CƶǊǢ-9ļƭǅ-8dƇƏǖǞǣǦ-7ŜŪůŰƕƫǄǐ7eŘűŲźƆƔƯ8lKRĸňŕŽǟ9xƍ10nŗƳǑ11bGŌŷǨ12uĴƃƤƪǠ13TĹŬƦƱƸ15Ɓƨ16gǩ17ƹǁ18Lŉţƻ19ŊŖƿ20Ń22ĺĽ23XŵżƟ24Ő26cvō28Zũ29ſ30ǥ31ŇŨ34s36Ş38ŀ39NŒƴ40š75ŏ
~<no>	55 -22Ŕ-11Řǂ-10ǩ-9Ÿǟ-8Ł-7rĴŝŴ7ZĿŲƊƑƔƳ8Xƍǚ9LWĽŖƸ10sŤǡ13lǇ14řŽƄ15ƿ16ŏ17u21šſƁ25Ń26ŉż27Ňǁ28ŵ61ƴ
~<nob	69 -8ǩ-7L7Ǣ8ŏ9ƺƿ10Ư11nŤ12Łƭ15Ŗŷ28g33Ɵ35Ş
~<noi	86 7N16Ǝ24ǩ
~<non	77 -9Ŕ8Ş12x14ƀ25ƹ35š
~<nor	63 9n11łǏ12Dƾ14jA15Œ18R22ŭ26T
~<nos	86 10l12ƞ16ź19Ŋ
~<not	44 -21ƛ-14ƭ-13Ƨ-12ŝ-11YķřǞ-10płŎŜŴǃ-9yŤƗ-8iVƶƽǄǇǊ-7uĺƇ7oBKƒƢƯƷƸ8hXƹ9EĵŅŕŵƙƟǒ10lŨƥƴ11Ŋźżƪǝ12cQŘƆƔ13rƨ14Ƥ15ĽŇƃƱ16ŢŬ17ŖǠǨ18šǑ19ƻ20vţ21b25Lſ31ǩ32Z34Ş37ŏ38ō59ŀ
~<now	48 -13şǢǩ-11ALǎ-10ŀŖŢ-9dQŶ-8Ʃ-7ijņųƬǋ7pľś8nzHXǘ9uŸ10Fƿ11qŚ12x13Gĸű14S15vň16Ĵ17Ĺŗ18cƦǟ20Ŵ24Ō28s32ũ33Ũ36Ő38ǥ40ĺ50ŏŒ59N
~<nu	50 -14ǩ-13Ś-9Mǅ-7ŀųŷƣ7Řƛư8ǔ9ŜƓ10KŠ11c12y13ľ14UĻ15P16qCE17Ň18ļ19ŒǠ21SŸƬƼ23Ņǁ24X25Ǩ26ŗǗ27Q28D29ū35e39ř45I
~<num	51 -13Ś-11ǩ-7ƣ7Řſƛ9Ɠǔ10Ŝ11KŇŠ13y14ĻľŒ16c17E18C19ļǠ22ŸƬ23Ƽ24Ņ25X26Ǩ27ŗǗ28D30ū36e40ř47I
~<nur	75 -12ǅ-8M-7ő10Q23U26q27P34S38ǁ
~<nut	83 -10ų8Ž9Œ11Ň13t14ư28Ş
~<o>	80 -9Ǣ8c9ř13Ɯ36d38ǥ45ǚ
~<oa	84 13ũƐ20D41Ƒ
~<oak	84 13ũƐ20D41Ƒ
~<ob	90 9ŋ13b29ǁ
~<oc	76 22q28P35ǡ
~<occ	76 22q28P35ǡ
~<od	82 -12Ʊ12Ŵ16mo37Ů
~<odo	84 16o37Ů
~<of	33 -18Ƴ-17ş-16Ŷ-15žǇ-14boŴǝ-13łƘ-12wĶŎ-11ĽŌőŠ-10FGVĹŢǦǨ-9fŵŻƓǎ-8ŉŰƒƶǢǥ-7ōŖżƗƙƦƫǗǧ7ikyTŊƖƩǙ8rtIĿŅƁƧƬ9lqEQŚƐǖ10MĸńŘŸŽƃǋǣ11xŦźƕƣƿǘ12pƆƔǀ13YűƟǏ14zUĴŋƎƭƵƽ15euKNOWľŭƤ16śǞ17ķŬŲ18ZŐųƋ19SŁū20Ʋ21Cơ22jŗŜŪƇ23sǒ24gƚƥ25ť28Ɲ30ƂƉ31ǔ34R35Ǆ38ǈ43Ň
~<of>	36 -18Ƴ-16ş-14ł-13bŵŶǩ-11owĶŌŎžƘǇǚǝ-10Můƒ-9fGĽŠŰ-8VšŴƓƾǢ-7cdkyFIőŹŻſƌ7ĻŘŧŷŸƎƛƢƧƿǀǉ8lņƣƷƹǘ9HNRķňŚūǃ10ATŊƩƱ11etĿŃǋǟ12irEQĸřơ13ƚǣ14gpZǖ15jĴťŦųƆ16Yś17zŜűƽǏ18ƭƵ19xƝƤ20KŗŪƲǞ21ƂƋ22Őǒ23sSľƥ25ǈ26CƇ32Ǆ34Ɖ36ǔ38Ň
~<off	49 -15Ǧ-14Ǩ-12ľŃ-10ƙǠ-9ŢŴƜ-8ŉƛǇ-7KőŖŧŹƞƪƮƱƶǎ7ŭůǄ8ZŽƖǚ9ĴśƥƧ10NŜŵƬƾǛ11ejŗšƎǩ12UWŀńŇƟ13ķŅ14ƔƝǋ15gź16ťūƂǈǊ17ƚ18Oƒ19yB20kuŋƕǣ21ơ22IŁ23ĺ25MŬ40R
~<oft	70 -12x-10Ǜ-7ǐ11Ź12ųƜǙ13ŜƐ14ƿ15ǀ19Ų20Ɵ23ŭ
~<oh	61 -14ǩ-10Ŕŷ-7Ɯ7WńœŕƔơǋ8agNĶŐũŪżƉƞ9PŮǃ10ĿŶŹ11Eƈ12ůźƎ13Gōš14UŲ16QƘ17l21ǖ23Ť
~<oh>	61 -12ǩ-10Ŕŷ-7Ɯ7dńœŕƔƙơǋ8agWĶŐũŪżƉƞ9NPŮǃ10ĿŶŹ11Eƈ12ů13GōšƎ14UŲ16QƘ21ǖ24Ť
~<ohi	88 18l23ź
~<ok	47 -10ĻƝǖ-9jũƶǑ-8ŔŖ-7QRĺŌŬ7OŁŃňŮƀƄƵ8MTUĹŜŢżƉƞǒ9ŭƫƼ10ťŧ11hūƩǁ12pJŘŷƕǂ13KNŋƦ14Ĵ15Xō16iűǎ17WŊƬ18b21Ɔ23Ƹ28Ķ31Ũ
~<oka	47 -10ĻƝǖ-9jũƶǑ-8ŔŖ-7QRĺŌŬ7OŁŃňŮƀƄƵ8MTUĹŜŢżƉƞǒ9ŭƫƼ10ťŧ11hūƩǁ12pJŘŷƕǂ13KNŋƦ14Ĵ15Xō16iűǎ17WŊƬ18b21Ɔ23Ƹ28Ķ31Ũ
~<ol	51 -18Ɖ-14ǋ-12ų-11o-10Ũ-9Ņ-8quŔƒƼǞǩ-7lrFŭƞ7K8ũ9DĽőƣ11ƀ12yĶƗ13ƭ14Ŵ15š16S19ņ22wzǍ25ƽ34Ź37c39ƈ42Ƶ49Ƌ52œ61p66ƅ68v
~<old	51 -18Ɖ-17t-14ǋ-12ų-11o-10Ũ-9Ņ-8quŔƒƼǞǩ-7lrFŭƞ7K8ũ9DĽőƣ11ƀ12yƗ13ƭ14Ŵ15š16S19ņ22wzǍ23Ķ25ƽ34Ź37c39ƈ42Ƶ49Ƌ52œ61p66ƅ68v
~<on	29 -29ǩ-22ǝ-20Ƥ-18ŊǞ-17nŎ-16YŖƱ-15lH-14e-13Pƭư-12tGLNǓ-11opOŃśƗƬ-10ķňƽ-9dƝǟ-8kŒšťũǠ-7KŝŨŸƙƥƳƹ7şŶǋ8ńŏŤŽƏƖǤ9cFĺļņřŲƄƆ10BEIQœŵƘǜ11aDVĴŠŻƇǔ12ľƈƍƺ13zĹŁŧŰƮ15vŘŚƿ16żǃǕ17fgZŔǒǨ18yŦűƜǣ19rŷƃƉ20iƀƓǗ21sAŗǡ22Ǣ23Ŀłŉ24Ŵ25Ǉ26ŕƪƫƯƻ27ǥ28ǖ29bƵ30Ū32ųƛǦ33ƌ34ţ38ǈ39ŮƢ41Ɣ42Ŭ43ƨ44ſ45u47Ʀ50Ɓ
~<on>	33 -20ƤǞ-18ũ-17ǝ-16w-15ŅƳ-14ŊŶƼǩ-13eYĻşƬ-12lľůƧǉǔ-11dhHJňƭưƱ-10OPņŎŵƽǋ-9NŖǛ-8GśŝťŸ-7pLXŃƹǁǍǠ7EĸźƄƟǂǄǆ8bVƷ9ŻżƏǑǤ10FōŕŭƇƠ11TŢǨ12BƖǣ13AUŰƻǒǖ14ŚŤƈƉƍ15yŉŧŪƵ16fgzł17Qƃ18ţǥ19ZřƮƿ21acDŁƛǃ22ŦƫǈǢ23Ŕŗƪ24ĹĿŷƀƜǇ25uǦ26ĺ27ŘƁǗ28rű31Ɠ32sƯ37Ƣ42Ɣ43Ʀ45ſƌ47Ŭ54Ůƨ
~<onc	72 -13Ř-10ŭ7Ɛƫ8ňƢǀǜ9sy10ŧŨųƵ11ţŲƧ12Ű18V19Ĵ24ũ
~<one	43 -27ǩ-20ĺ-15Ǔ-14nDKTňƝƱ-13aŮ-12tŎ-11sŖƓǚ-10oĹŨŷƗǝ-9ƜǄ-8jrGHUŀŃŊŢƋƮƾǗ-7LMQVYōŧƕƙƨǇǑ7ťƀƃƔƘ8EĿŏŘŞŬſǒ9JőƉƏ10XǤ11fłŽǨ12ŇƎǜ13AůżƒƼǍ14mŉƧǦ15ƛǕǣ16Šƻ17vIĻńǈǥ21œ22w23yƦ24iƆ25hŕ26Ū27ņŵ29Ƶ31ƺ32ųŶ33bľţ35ǡ36ş38ǋ39u49Ŵǔ
~<onl	62 -10T-9Ş-8I-7Šǩ7ǈ8ŭŷƀƘƪ9ļňƳǢ10Kƾ12Ļ13ľţ14ǕǛ15ųǚ16ĽǇ18Ƣ19Ū20Ų21Ʈ24ńŅ41ǖ
~<oo	77 7şŻ8ŶƜ10źƈ11k12ŬƘ14ǃ15Hƌ
~<ooh	79 7ş8ŶƜ10źƈ12kŬƘ14ǃ15H16ƌ
~<op	62 -19H-13S-11l-9R-7ǩ7ķŰƑǡ8Ŋţƍ9yŽ10Śǣ14Ň15AǨ17Ō18ŷ20ǝ23WǞ27Ţ45ǋ56ǎ65ǅ
~<ope	64 -19H-13S-11l-9R7aśŰƑǄǡ8ķƍ9ŊţŽ10y11Ś15Ǩ19ŷ21ǝ24W25Ǟ28Ţ47ǋ58ǎ69ǅ
~<opi	88 8Ļ22A
~<opt	86 15ǣ21Ň25Ō
~<or	31 -31ǩ-18H-14w-13ƳǍ-11Ơ-10xƢƱ-9deœ-8łƕǌ-7BƓǒ7ķźƀƌƘƥǃǇǜ8yŐƃƎƜǊǨ9DNŒƩƺ10ERSļŕŷŻƝǔǕǛ11mpľŠųƖǞ12Ĺŗţƭǆ13CŤƆƑ14IMżƔ16ŏŬűǋǑ17ŁŰƄƇ18ƿǄǡ19ƽ21quşƐ22ĵŇŪ23ƹ24Fŭƍǂ25bĴŲ26Ƌ27L29KŘƼ30ƣ31Ɖ36f
~<or>	31 -41ǩ-17H-12wǍ-11ƠƳ-10xƱ-9del-8ĻłœŨƅƕƢǌ-7Bǒ7gOķźƘƥǃǜ8ƀƃƌƎǇǨ9yDNŐŒƜƺǊ10ERļŕŷƩǔǛ11mpSųŻƝǞ12ţƖ13ĹľŤƆƑ14IMŗżƄƔƭ15CŲ16ŬűƋ17ŁŰǋǑ18ŏƇƿǄ19ƽǡ21quƐ22ĵŇş23Ūƹ24Fŭƍǂ25bĴ27L29KŘƼ30ƣ32Ɖ37f
~<ord	83 9Ƅ12Ũ13ƾ15Ǖ16Ŏ27Ųǩ
~<ori	75 10ƅ16ƈƋ22lŠƌ
~<ot	57 -17Ǎ-15Ŧ-14a-12Ǟ-10ŭ-9nǐ-8C-7ĴĺŧǄǩ7ŞżƸ8ň9Ɗ10wűǋ11Ƶ12Ţſ13ǈ14Z16ǂ17ų19u20Ū21oǇ24ķ26ł38ŅŴ39Ƒ47ş54ń58ž
~<oth	57 -17Ǎ-15Ŧ-14a-12Ǟ-10ŭ-9nǐ-8C-7ĴĺŧǄǩ7ŞżƸ8ň9Ɗ10wűǋ11Ƶ12Ţſ13ǈ14Z16ǂ17ų19u20Ū21oǇ24ķ26ł38ŅŴ39Ƒ47ş54ń58ž
~<ou	44 -31ǩ-21T-19Ơ-16H-15Ũ-14F-13ŝ-12ǒ-11Lķł-10ŃŎŶƅƮ-9Ź-8ĿŀŔśŢűŴƒƳƷǝ-7cikrŏƋƙƯƺƻǛǟ7Cşǐ8zŇťżƫ9lŖƑƤǈǣ10ŜƊƚƱ11bŉŒŘŚƦǎ12MZŦŰŲƵǃǞǧ13qxĺ14ŐƇƟ15ĽšƏƔ16ŗ17ǅ18ő19QƜ20Uŕǀ21ƩƸǨ22VĸĻ23ǉ24Ĵ28ō29Ɲ31y33ƪ34gǑ37ļ50j
~<ouc	86 9ņœ11ť12Ŧż15ǣ
~<oug	88 -8ŉ11ř32ō
~<our	71 8jGĹŌƟ9Ɣǎ11x12Ƶ22M71ļ
~<out	45 -29ǩ-20TƠ-15H-14FŨ-13ŝ-12ǒǝ-11Lł-10ķŶƅ-9ŃŎœƮ-8ĿŔŢűŹƒ-7rGŀņŏśŴƋƳƷƺǟ7xşƍǐǕǢ8Cƫ9zƔƟ10lŖƊƑƤƱǈ11Ňƚ12ōŒŘŚŜƦ13bqZŦŰŲǃǞǧ14ĺ15ĽŉŐƇ16ŕšƏ17ŗ18ǅ19Ƹ20QőƜ21UƩǀ22Ǩ23VĸĻ24ǉ25Ĵ31Ɲ32y34ƪ35gǑ46j
~<ov	49 -15X-13Ƭ-12Ɲ-11ŌŐŹƣǎ-10ŗŠ-9GƯ-8LžƱ-7lpKŃŏűƀƷǄ7ĴĶƶ8hļƘƸ9FNƞƾ10tvxŝŞŢƛ11irA12jMǍ13SŰ14ǖ15RŒƆǕ17P18CŖǨ19ňŦ20ƑƜǇ21Ŀ22Q24UŻƒ25ƂǊ26ŕŜŮƠ29Ǟ30Ǧ35ś37Ǐ41T
~<ove	49 -15X-13Ƭ-12Ɲ-11ŌŐŹƣǎ-10ŗŠ-9GƯ-8LžƱ-7lpKŃŏűƀƷǄ7ĴĶƶ8hļƘƸ9FNƞƾ10tvxŝŞŢƛ11irA12jMǍ13SŰ14ǖ15RŒƆǕ17P18CŖǨ19ňŦ20ƑƜǇ21Ŀ22Q24UŻƒ25ƂǊ26ŕŜŮƠ29Ǟ30Ǧ35ś37Ǐ41T
~<ow	48 -25ƣ-19ŲƤ-15ǈ-14Ơ-13U-12Ǉ-11Aĸŵǣ-10GƳ-9Ŀŭ-8rōƕ-7sľŏřŷžǝ7QƮư8ŦŪƨǠ10ƈƢǏ11ň12Yǐ15ǃ17z18ŁǥǨ19ơǑ20VƷǅ26Ǜ28Ɨ31ǒ32Ʀǟ35Ƙ37Zǋ38ƀ55Ɣ56Ŭ57ķ65F69ǆ
~<owe	67 -10A-7ƒ10ƪ11Ɓ12ķ36Ŭ54Ɣ57Z
~<own	49 -26ƣ-20Ƥ-18Ų-15ǈ-14Ơ-13U-12Ǉǣ-11ĸ-10GŵƳ-8rĿōŭ-7sŏřŷǝ7ŖŴƮ8QŤƨưǠ9ŦŪ10ƈ11ƢǏ12ň13ǐ14Y16ǃ17Ɣ18zŁǥǨ20VơǅǑ21Ʒ26Ŭ27Ǜ30Ɨ32ǒ33ǟ35Ʀ36Ƙ38ǋ39ƀ49ķ68F71ǆ
~<p>	85 -16œ-13Ƭ-10ǩ7ś15ź41ǥ73ƃ
~<pa	36 -20ŜƸ-18ǔ-17ĹŎ-16dyű-15nBŤŮųƌǈ-14ĺƞ-13avSĻŇŪƟǊ-12DŃŔũŹƴƾ-11ŌŢŭƗƝ-10ŏőƘ-9mxPťŶƙơƤǅǋǏ-8gjRĽŁłşŵ-7bkrNńŊūƄƅƈƻǓ7tCķĸǙ8ĵōǁ9Řšƥƫǀǡ10pJŅžƓǟ11sTƪǌ12śƨ13ƭ15oVŖ16QſƯ17UƲ18lzƔǆǞǣǩ19XŗŧưƳ20qu21ňǥ22ƹ23ZŰ24Yǝ27Œ28œŲƽ29W30ƠǕ31Ǉǘ32Ʊ34ţ35Ʈ37ŬƕǑ40Ś43ƜǠ44ŀǖ45Ŧ46ƒ49Ĵ50ƃ58ǉ
~<pac	74 -11Ŝ-8ǘ12DŖş14H18Ų22W39ƹ42ǥ
~<pag	69 8Ļ9f10ō11ļ12ſ18ǌ30ś44Ś
~<pai	57 -10ņ7ƃ8Ƒƥƫƶǃǖ9Ʃ10Ƣǩ11œƏưƱǄǑ12U13ƭǉ16Ĵ17Zķ18Ŧƒ19ţ27ƕ28Ɣ35Ŭ
~<pan	84 -11ũ9Ɖ10Ɓ11ǝ12Ƌ15ť16M
~<pap	68 -8ǈ-7Ŝű8ś9Q10i11Ǘ12Ɩ13oƢǆ15Jǃ16K17Ǡ18ķ22Ʋǒ54Ś
~<par	52 -22D-20Ƹ-14Ř-13ƞ-12dyŤ-10FŮ-9cQS-8Ŗ-7aŃƀƝƢ7EJǈ8Ũ9ľ10GŝŵƧǑ11ƥǁ12ŀŞŷƷ13ſƱ14qǨ16tUŴǠ17C18sƨ19ǆ20pōǩ21ǟ22oŠ31VǇ32uƜ33ňƽ34l37z42Ű
~<pas	62 -19Ŏ-12ť-9Ɣ-8ƴ-7B7msƭǨ8ǜ9ƂǛ10gƃƫƺƿ13ņ15Ʋ16ƽǀ17cŲ18O19Ʀ20ƶ22ţ23Ʒ31ŀ33ǘ48Ƴ
~<pat	77 -18ƌ-7dſ10o16ƹ19Y21ƾ22Ǘ26Ǚ66Ǟ
~<pay	43 -25ƾ-16ǈ-14ųǔ-13ĻǨ-12mĹǊ-11nķŴŵƶ-10yBƷǏǗ-9ŁŏŝŞŢűŷŹǒǞ-8gPĺşŮơ-7cŇŠŪƟƧƳƺ7ǡǩ8ſƔư9ţƀ10F12TǢǥ13ĵŐ15ĸšƓ16qƪǇ18ZŅǘ19ž21ŖƯ22QŬǣ23ǝ24Yŗŧ25Ʊ26W28Ɯ30X32œǑǠ33ŘŲƕ37Ʈ39Ŧ40ŒǕ41Ơ46ƒ49ǖ53ƃ61Ĵ62ǉ
~<pd	90 -10Ō34ś
~<pdf	90 -10Ō34ś
~<pe	48 -11őŦ-9vķĸŇ-8QŪ-7CUWĹƬǋǏ7łŒǉ8ŭſƶǐǣ9řƓƲǆ10dJKŊşƐơƴƷ11aǓ12lnxŐœ13AŮǙ14ŘŽǁǨ15Ɯ16ŜƚǔǛǝǡ17ņǖ18ŷ21Ǉ22Źǈ23MŞǗ26ŸƗ29h33Ķ37ǚ
~<pee	81 -10ų-9ŝ23Ş26ǁ47ǚ
~<pen	76 7m9ř10Ƶ20Ʒ22ƴ24Ǔ53Ķ
~<peo	57 -9ő-8ŒǄ7bŐŲſƿǜ8ņŮƨǡǤ9şǑǩ10Ɨ11dŝ13Ʋǐǔ14Ÿ15Kǚ17lŷƶǖ18nǉǙ21ǝ23Ɯǈ24Ǘ29Ǉ
~<per	55 -10Ŧ-9ƿ-8vWĸŏƶǉ-7Q7Ůƃƫǣ8fĻľŐųźžƂ9ǎǑ11Ĵłǡ12ņŭǆ13JƓ14ŊŞ15aǛ16œ17ŒŸ18AŘŽǨ20ƚ21Ŝ22Ɨ29MŹ
~<pet	86 -9ŝ13ş25Ş46h
~<ph	61 -15JŠ-10Ʒǅ-9ŷ-8Ń-7řǠ8C9ľŰǗ10ǖ11ƻǄ12rSŚŜ13ǟ14c15ƀ16ĺ18Ƹ20Oǁ21M22I25Ž29Kǩ30ƾ34ś35ǘ
~<phi	90 14Ű46ǘ
~<pho	63 -15JŠ-10Ʒǅ-9ŷ-8ŃǠ-7ř8C10ľǖǗ12Ǆ13rSŚŜ14ǟ15c17ĺ21O22M23I28Ž31Kǩ36ś
~<phy	77 20ƀ23Ƹ26ǁ40ƾ
~<pi	54 -15ĸ-8ſƗ-7qŉŢŻƕƯƼǃ7fųƿǢ8NWĺŵ9iūƘ10ĹŜŭƬƷ11ƝƤǟ12Ŀũž14Ƒƭ16tLŬ18ŘƉ20hXł22ƛ24ƇƋǐ25ľŠ28śƻ37ǀ52ƃ
~<pic	59 -17ǩ-8ĸƯ-7Ţǃ7OŴƞ8nwŤŶ9NWŘų10tŵ11iĺūƷ12ŭ13XĹƬ14ĿŜǟ16ƭ18f20L23ł28ǐ30Š31ľś
~<pie	82 -8ŉ9Ɖ12Ɩ14Ǣ16Ř20Ƙ21Ŭ30Ƈ
~<pil	77 -7Ÿǩ10ķž13ƿ44ƻ55ǀ
~<pin	86 -14Ɖ-12ĸ-8Ƽ10Ŕ12ƅǩ14X29Ƒ
~<pip	73 -12ſ18Ƥ20ũ32ƛ34Ƌ66ƃ
~<pit	86 -12f36hƉ
~<piz	88 8Ų12Ǎ29ǩ
~<pl	45 -13PŬƪ-12Ş-11Ũ-9ĹŐŒơ-8nķŜǈ-7ipvŁŊŚƄƝ7ŗƆƏƚƲǔ8djƥǙ9ńŠƐǟ12SUŇƛǨ13ĺŭƋƟ14Žƒǅǚ15WƵ16ŃǊ17MŌƜǖ18GƔ19aƅƦ20ŝƞƤ21Ǟ23kƠ24D25Fǀ26ŏ28y29ƌ37ūư38V42H
~<pla	48 -13PŸƪ-12Ş-11ŨǇ-10ŬƋ-9Œ-8Ĺ-7ivŊŜƄƝǈ7Ķƒ8ƚƲǔǛ9ƆǙ10ŠƐƥǟ11ńǩ13UŇǨ15ĺƟǚ16DWƢǅ17ŃƵ18Ǌ19MŌǖ20ƔƜ21GƅƦ22ƞ23Ǟ24Ƥ25Ơ26k28ǀ29F30yŏ34ƌ40ū41V46H
~<ple	69 -14Ƣ-9ǋ-7ơǌ8w9bj10c12ř15DǇ16d28ŭ33ŝ34a
~<plo	88 68ư
~<plu	71 7Ɗ10Ǒ11jSŸƏ12ƒ15ƛ29Ž36Ƌ
~<po	43 -14G-11uĺǦ-9Ɣ-8Xśų-7moIWZŀŉŤūŬǃ7ĽżƾǒǤ8qŐŢ9ŦƁƏƨ10Ǐ11ĹŪƥ12ľƚ13EŠšƓơƬ14Şƙƛ15ŗƀƂƢǡǢ17ƪ19őſ20Śŷ22ŏŕşǩ23ƦƩ24ƺ25Ɩ26Ƶ29Ż31Ƨ32ř33Ř35Ŗ36ǥ43ƍ
~<poc	72 8Y9e12Ǆ16ĸ22Ŧ34Ř
~<poi	81 -11u-9m10Ř12š14Ş35Ŗ43Ż
~<pol	46 -11G-10ĺǦ-8Ɣ-7ZŀŬǄ7Ź8aŜŞšŻžƘǤ9Ţǒ10ŐƖ11ƁƢƨ12Ǐ13Ĺ14Ƃƚ15ľƓơƬ16ŠƛƧ17ƀǡǢ18ŗ20Ŗƪ22ſ23őŷ24ŕş25ŏŚ26Ʃ27Ʀ29Ƶ35ř40ǥ
~<poo	69 11ƥ12ǣ20ƚ76ƍ
~<por	79 -7ŉƇ8ƞ9Ƣ10ƅ12Ə13ƥ16Ř24ǩ33Ƨ
~<pos	76 12V13Ľ14Sǈ24ƴ27E30Ɩ
~<pou	81 -7ƿ10M12Ǜ13ƙ50ƺ
~<pow	90 11Ʋ23q
~<pr	45 -15ű-14Ł-13Ŕ-12ix-10nǈ-9ĹƁƟ-8jFƧǇ-7cCZĿŃśŧŭƹƽǃǓ7žƛǏ8Ƒ9ƭ10bƈƐƴǚ11KPQĺŊŐƒǧ12wDŢƿǆǙ13Š15ǜ16ŖƘƻ17ũǂǥ18œ20Ƽ21Ǣǩ22Ɨ23ŀƸ24ńơ25Ŏ30łŒ31Ʃǒ33Ņŝ34ķ35X36ľ37Ƅ
~<pre	60 -10ű-8Ňƹ7WXůǑ8ōŴŶǜǝ9Gŝ10Ĵ11wNŢǤ12ƙ13ƈ15Uœ20Œ21KƼ22ǩ23ũǂ27ƻ28Ƹ
~<pri	58 -11Ł-10Ŕ-9i-8x-7ŵƟƷ7ƨƾǣ8ƈƔƠ9ĻŢǊ10ĵŇơ11ŘƗǩ12Ƭ13rŝǏ15Ŗ16Ʃ18Ŋ19ƒ21ŎŒœ22ŀ23Š25łń26Ƙ32X34Ņ40ľ
~<pro	51 -10Ŷ-8ǈ-7ŒŞƈ7LľŏŖǘ8dHńſƏǡ9ŅƛǄ10žƃƩǜ11ŀƌ12ŐŸƭ13łŎƐǧ14ǚ15bĺǙ16DƗƿǆ18ŝ19ơ21ǥ27Ǣ40Ƅǒ43ķ
~<pu	50 -17V-13Ŗ-11Ŕ-10N-9GŵƯƴ-8ŒŜŤŧǗ-7nvUŅōŎœƛƿ7cDXƎ8ouwń9SŗŰ10fĴŴ11LQŷ12ƅƐ13ĸƓƤ14drƖƥ15qĺƌ16ũƱƼ17Rƈ18Ū21Ʋƻ23YƊ24Ż25Tƒ26ŚŮ33Ķ39h48Ō54H
~<pul	71 -8Ń7Ō8gĵŁ9ƌ10Ļǐ11RWř14Ŋ20Ĵ23d27T36Ś38Ż
~<pum	83 -8ƙ45Ɗ
~<pur	81 7ŋ14Ʃ22y31ƒ
~<pus	79 7ņ9Ŋ11ł13ĺ14Ō16H26Ɩ28r
~<put	54 -17V-12Ŗ-11yŊ-10NW-9GƯ-8ŵǗ-7ŧƿ7ľűżǔǩ8kĺƎƒ9cuwX10ońƌ11SŗŰ12fRŴ13LQŷ14ƅƐ18ƤƱ19ĸƈƓƼ20ũ21Ū23ƻ24Ʋ28Y31Ů37ĶŌ49H
~<qu	55 -9Kǩ-8NǞ-7ŵ7ķĽ8VŃřǉ9AŏǦ10deŝƘ11Ŗž13Ĵ14ǎ15ŀ16ŋ17ĹǠ18JY19Ƨ21ŧ22O24ń25Ķǂ27Ņ36Ŋ38ƹ43ŉ
~<qua	81 -10N-9K13ŋƦ14Ƭ15Ń18Ƙ21Ĵ36O
~<que	70 8dgķĹ13A27Ŋ58ŉ
~<qui	65 -8Ǟ8Ǉǝ9Ʈǉ10ŋř11Vš13dŝ16Ŗ17Ŋǎ20ŀ22YǂǠ24Ƨ28ŧ30Ķ45ƹ
~<quo	67 7ƈ8c9ǂ10Ľ12ŏǦ15ž18eĹ24J31ń37Ņ
~<ra	54 -15ǩ-14Ť-12ň-10Ņ-9Šŧ-8ĺŦƛ-7uţƢǕ7sƊ8I9SĴŞǘǙ10Ƶǁ13ŊƸ14ŎƔƠ15ŒŪƆ16Kĵƙ17c18lCŮ19a22Y26š30Ư33œ37ǀ40ľ41j42Ŕ48ƴ
~<rac	81 31Ů59ǀ
~<rai	65 -9E-8ň-7ƛ8ŗƉ9Ɗ10aƸ18Ơ21ƙ24l26Ŕ28œ29Y39Ư56j
~<ran	78 -18ĺ-14Ť7Ɠ9Tƍ10I12X17ǘ23Ɔ25ľ40š
~<rat	62 -9ǩ-8Š-7BU7C8ŝ9H10gű11s12Ĵ13œŞũǁ15E16Ŋ17Ɣ19ŎŒ20Kĵ25Ŕ28c30ľ50ƴ
~<re	38 -17Ń-15ZŒŹ-14ŀƝ-13AŞŤƛ-12C-11ĴŝŨ-10lySŐƱǜ-9hsNĻńŬűƒƞƦǘǨ-8biYŁłňŎƄƨƬ-7MŉŊœŘŪŴŷſƔǕǥǦ7qHţūǇ8uPƯ9JŚƋƥƾǗ10ƘǙǟ11eź12ƮǓ13šǤ14aĶƵǔǢ15Vļřƣ16BŔ17K18dƤƿ19ũ20tĺƴ21ķǑ23Ɨ26ĹƁƢ27ŕŵ31ŖŻ33Ɯ34Ǆ38Ŝƈ39Ɠ42ƌǊ44ŋ47ơ55F68Ơ70Ľ
~<rea	53 -11ŀ-10ŏ-9C-8ŷ-7lł7RĽƐ8Dŵ9ĿŗơǓ10LŋŮ11g12Ɩ13Iķ14J15jŜƻ16ĺ18e19ľż20ŇŔ21Ś22ř23a27K29Ĺ31d39Ō41Ŗ
~<reb	77 13ǝ54Ɠ
~<rec	59 -7ŧ7zŦ8ĺƴǟ10ţťǈ11ǚ12ƾ13qư15Ǌ17Ƙ19Ǥ20Bő30Ǘ32Ż35ƿ48Ľ65ŋ
~<red	76 15Ƌ19Ż22ƈ30ƌ
~<ref	80 8ř16Ľ20Ɨ30ƴ54ļ
~<reg	68 -9ŹǇ-7Ǘ7K8Ʃ9nųŸ10ƙ11ŶƘƾǃ13ǖ16QŲơ17Ɖ26Ǌ27ū28ǔ
~<rej	90 19ƴ
~<rel	81 -8Q12ǚ26u34Ư35H
~<rem	67 7tŦƉ8aƢ10xť11ǅ13E15Ǆ31ƶ35ƌ40Ľ
~<ren	50 -24ǌ-18Ŧ-12ŔǍ-10nZŌǓ-8ŒƝƭ-7Ş7Ŀ9ŏśŜ10ǋ11ǐ13ƟƮ14Ǐ16ƌƣ19ƥ22ķǇ27Ĺš30Ǒ33ŵƤ42ƁƢ45ơ47ŕ58Ɯ75F98Ơ
~<rep	60 -16Ō-15Ĺ-11ǝ-10ƛ7ƃ8ŻžƮ9Ƒǉ11ĵĺ12Ŝ14ţǄ16Ŕ17Ƌ19ź20Ŧƈ28Ɠ29Ɨ32Ǣ33Ƶ44ũ
~<req	74 -7Ƣ8Ĺ13Ǚ15Ľ19ǌ20ơ22Ǔ
~<res	70 -11Ƌ7zBǌǑǓ8ƚǔ9Ţ10şǛ12U13Gōƣ16Ǎ17tưǩ19Ǆǟ22n
~<ret	66 -12Ń-8ľ-7Ǟ9qŜŧǆǊ11Tƭ14Ǚ18t20Ƨ24Ǆ28P36Ķ41V
~<rev	77 -13ƶ-8ƈ11Ǟ12Ŷ17ǩ23Ŝ28Ŗ36Ǌ
~<ri	37 -22ǩ-14gT-10nxRŤ-9jǁ-8mU-7ķĺƀ7pLŌŗřťŴŷưƾƿǏǥ8eQļŏǊ9ņŜƝơǌǑ10sŀƎƽǔ11qEƒ12ŃőƓ13Kŧ14ũƅƜƬƵƷ15ouwCSXƨ18NP19fŎŝ20b22Ľƣ23ǃ24ǟ25Ų30ŵ35I38Ƙ41ǀ42ƙ
~<rid	73 -8Ū-7ŀş7Ŵ10Žƨ12w15Ŭ21Ƶ34ǀ44Ų55ŵ
~<rig	38 -11ǩ-10xT-9R-8mnŤǁ-7jBU7ckFYĻĽŉŲƢưƱƸǄǆǈǜ8eļřŚťűŷƩƾƿǏǥ9pQŌŗşƫǑ10wņŏƝơƨǌ11ƽǔ12sE13qőƓ14ŀŃŧ15ƅƷ16uCSƒƜƬ17oXǟ18ǃ19IP20NŎ22ŝ23b
~<rin	69 -18ǩ-15ķ-12ű-7Tƒ13Ŝ16KĹǟ23Ǌ25L28Ľ29Ǝ32I33f79Ƙ
~<ris	73 -18g13ķ27ũ35ǀ38ƣ46ƙ
~<riv	84 14ǃ63ƙ
~<ro	49 -17ű-14Ɣ-12Ǣ-10vRơ-9Hǅ-8Iĺ-7xĹŏŗŪƅǔ7Tőƌ8XǞ9ƟƮǈǎǩ10ųƆ11ƒǀ12ŌŢũŹ13ķşŭǟ14eŎźƜ15Ů16YƁƝ18ǃ19SƑ21ĶƏ24Ǆ26nƗ28D29h50Ƣ65ƈ71Ɖ
~<roa	71 -11R-7xIǔ7Ŏ8C9y10Ǧ13ŝ19Ǟ21Ə22Źǟ23ŭ27Ɓ44D
~<roc	85 -19Ɣ11jǀ21ƕ
~<rol	84 12ŕ13Ƙ14Ə19Ķ23Ō24ǈ30ź
~<roo	54 -13ű-10ơ-9v-7ŏƠǩ7ńǃ8ǣ10Ɨ11h12XŎ13ųƆƌ16ş17Ɯ21Ɲ23Ƒ32nǄ58Ƣ75ƈ80Ɖ
~<rot	85 -13ǅ17Ľ19S24Ķ36h
~<rou	64 -13Ǣ-11ń-10ƕ-8ĺ-7ŕ7m8Ǌ9ťǀ10Ũ11M13STő14Ɵ15Ʈǎ18ƒ19Ţ20ũ22eķƗ23Ů24Y
~<ru	53 -14d-13i-11ƃƯ-9RŌųŵǡ-7rŨŷƟ7uŋƦƼǙ8ňţŧ9hqŲŴưǗ10ĵŦǉ11Żơ12ūƏǝǥ14Ʃ15e16L19ǎ21ſ24ƛ25AƝ26ǈǐ31ŕƬ34ƽ41Ǩ44O45Œ60ű
~<rul	88 11Ƭ14Ǚ27L
~<run	54 -11ƃ-10ŃƯ-9RŌǡ-7dnŨųŵŷƟ7puĿŋƼǄ8ňţŧƦ9qǗ10hĵŦŲŴưǉ11Żơ13ūǥ14Ʃ15eǝ19O20ǎ22ſ25Ƭ26AƝ27ǈǐ32ŕ35ƽ42Ǩ47Œ48ű
~<rus	85 -13i-7rŏ11s16Ń21ű41O
~<s>	79 -10Ľ10Ƅ12J14ƕ18q28ǆ33b
~<sa	41 -17Ő-15LƷ-14gsŦ-13Ş-10ĿƜ-9AĸŏťŵŸžƙ-8nvPRŤſƗƠƬǓ-7iDUƢƯƻǝ7ĵłūƵƼǁǟǠ8IƈƚƝǔǧǩ9cŊǂǗǛǜ10ĴŒřŧũŲǉ11uĹőűƱǖ12VňŴƅƸ13qWņŌŮǚ14ŔşƮ15ŖŢƩ16Łƒƺ17ŋǃ18ŗ19Sƴƾ20Ś22p26ŝ28B29Ř30TǊ31ơ32b37Ǚ43Y45r
~<saf	68 11Ķ14ƎƘ26Ž57Ǚ
~<sai	62 -9ŀ-8Rœ-7ŁŐ7hWĹǔ8rxHSŊ9fņŎŲƅǚ10ŝ11tOǅ12ŉǜ13dŔ14ƶ15Gƥ16V18cy22q25B27ƴ
~<sal	63 -14t-12Ů-11Ǔ-7ŀ7ǍǨ8H9ǔ10Ƨ11Ɨ13űǋ14Ʈ15uƦǠ16ǉ17W18ǈ19ǃ22T24ǟ25ǖ27ņƒǛ56Ǌ
~<sam	62 -11H-8ſƸǅ-7GŐƗ7łƖǜ8ŗǥ9Ƈ10Űżǂ11oņ13k14őƓ16ǁ19Ʃ21Ŷ22I25Ŵ26ũ28ş30S36p
~<sat	79 11ƚ12Ʋ13Ʈ14ŧ22Ŗ23ŝ
~<sav	61 -9ĸ-8y-7ŀ7ź8Ʈ9Ƶ10ŋƳǩ11ķ12Ǘ13Ļ15w18Ĺ23Ʊ26Ĵ39Ţ44Ř68Y
~<saw	78 -7d8ƫ9fŧ11tǙ12Ũű13ƚ16C19jƾ
~<say	50 -16Ʒ-14Ŧ-11AL-10ĺ-9g-8xŞ-7sCĿŢŨŸƢ7FƩ8QXłƝƨƵ9ĵţŲǃǢ10NŊƃƅǑǚ11ŇŔŖǧ12ƾ13ƈƼ14ŋŝū16B18ř19ŀŌ21ňŗ23ŒŚƸ24ǩ25ƺ27TŮ30Ł42ơ45b46r
~<sc	54 -13ǩ-8ų-7MŠŲƞ7vVŻƓƮǦ8qQSƣǔ9Ņşŭ10aǁ11ŹƘǓ14Ž16ł17l18R21ǀ23xƺ28źƱ35ĵ36Ũ37ś38m39Ŀ51ǘ
~<sca	68 -8Kǩ-7J7ŢťǇ9ŤŹ10V12ƣ13Ņş14ǁ25ł31ƺ36ś52ĿŨ66ǘ
~<sch	60 7Ƣ8yƶ9vKŻǦ10qQSǔ11ŭ13Ƙ15Ǔ21lR27x32ź33Ʊ44m
~<sco	77 25Ž52ĵ
~<scr	79 -7ƿ7m10ƻ11ű12ŏś13Ʈ14Ɠ18a
~<scu	84 36ǀ
~<se	44 -28Ś-19Ŕ-16Ũ-14CŖ-13jƤ-12ŀơǅ-11aōǈǠ-10cuMŁŵƮǉ-9ghķƜƿ-8inBFŤƧƭƯƵǃǇǜ-7kŶƗƦǀǍǖ7řũűƓƬƷ8Ĺŉ9ZŌŐŜŧƲǝ10šƳǗǘ11ƉƔǒ12Yţŭ14VŠƏ15NƄƾǄǔ16Kĺǎ17Ľ18ľǂǌ19Ŋƒǧ20ǆǥ21ǋǨ22Ɵ23yŒƕư24Ǜ26ŪƖ27JŢŴƎƛƝ28Ř34H38ś39ļň58Ǟ
~<sea	77 -10j-7h9Ż12ƚ13x14ƉƜƟ19ǟ34ǋ40ǎ
~<sec	63 -8Ŏ7Ɩƫ8Ķŕ9Ļƣ10dIǩ11AŇƶ13pŊ14ľŌũƔǋ17y20Ǟ27Ɵ28Ǝ29N30Ŵ
~<see	60 -15Ɯ-10ǔ-9JşƱ-8ŃŔƘǅ-7Ňũƭ7Ĺœƿ8ƇƉƝƬ9vEšźƆƊ10ƙ11ŎƏ12tţū13Ŀ14ƛǩ15ļĽƳ16ŊřǞ18ǂ19Ʋ20Ƅ21H22yŒ24ŭ25ƾǒ27ň32V
~<sel	66 -7Ļ7ĸ8ƃƓǄǕ9Ɓ12Ǜ13QƩ15Ʒ17ƕ35ƒ38Hǔ42ǞǨ43Ɲ
~<sen	59 -25Ś-11Ũơ-10ĴŔǠ-8ǒ-7ǈ7oŠũ8Ƹ9Ĺ10šƪ11s14Ǝ16ǘ20Zƕ21Ő24ǌ25K29ǧ31ň39J41ļ44Ľ56ś
~<sep	79 -7ō9f18ş25Ƙ29Ř
~<ser	65 -15ƿ7ŞŢǚ9ţ10ŝƕǗ11ǂ12ƏƽǞ13Ŝ14Ƽ19űư22ľ30Ǜ31Ǆ
~<set	63 -14ǟ-12Ũ-11ǉ-10Ƥ-9ŀ-8Ʈ7GĶŃƓƬ8L11Ĵŗŧ12Ŧ13A14Ř16Ū17ŉŒ18T19ƞ22ǝ27Y31Š32ĺư34ŢƖ38ǆ
~<sew	84 38ƛ
~<sh	41 -22i-21Ū-20ơ-18ŉƤ-15Sŏ-14œƣ-12Ňťƒƹ-11wŀŔŤŮŸ-10mCFVłŕŦŰƓƔƼ-9jHYĶũƕƞƦƽ-8ķĿŝŞŬŽƖƙƧǚ-7bzGPĻľŃőŖŜşŭƇƎƯǀ7duOōŚƠǕ8aKĺŋŎŠ9ŵƚ10fŘƶǖ11ĴňŧŲ12Ľǎǡ13hnBRńǧ14yJśűƄƨǔǟǠ15pxMNƛ16UŶƘƬ17oŢǥǨ18ųƈƗƫ19t20Ɲ21rŊƸ22qźǃ24Ʈǋ26ǅ27ŌŨƑǂǌ28Ŵ29ƉƢ30Ʒ31v32Ǎ33ǈ40ǝ41s
~<sha	63 -7FIXƈ7ŶƼǂ8MTǔ10ǈ12Ō13ų15Ƭǆ16Ǎ17nƉǩ18Ơ21Ŋ22Ř25Ũ27Ų28Ƹ37ű41Ƣ
~<she	54 -18ǩ-17Ū-16Ƹƹ-15Ŕ-11ŇƼ-10iƔ-8acmĶŰƉ-7WXŮǏ7UŒƅƝ8Ż9Śǜ11fŶ12BŅƢ14ƫ15y18ǈ19ųƳ25p28x29ƨ31o32Ŵ34ź35Ʈ36ǂ39s41q42t43Ƒ47v50r51Ʒ
~<shi	66 -11œ7ǝ9ƚ10U11Ǖ16ǅ19ǎ24Ţ38R41ƈƉ
~<sho	48 -21ơ-18rŉ-16ũ-15Ƥ-14it-13ŏƣ-12S-11Ʒ-10Ÿƒ-9qŤƨ-8ŀƳƽ-7oRYŕŖťƕƖƢǎǚ7UŢŴƮǁǉǐ8Ǟ9kuƁƺǩ10OŧŷƬƸƻ11dIXŊōƱ12fghKƭǔ13ĺƄ14ƶǏ15Mǖ16sĴŠŨǡ17ňǈ18aJĽŎǧ19ńŵƝǨ20ś21Nǟ22ǅǥ23ƘǠ25ŌƗ27Ǎ28ǃ34ǋ35ǌ
~<shu	71 -8Ŧ7Ǖ9ŋ12ƚ13Ŷ14ũ21ǎ35ƛ54ǝ
~<si	45 -16Ň-15ŜƮ-14ŨǄ-12ĺ-11ǈ-10ŊŏŤƶ-9ņŐŞ-8OXķŃųŷƑƜƳƵǏ-7wĿŒŝűŶƧǔ7FƥǦ8Iĵ9GŌƟƲ10CŎţŲƹǟ11ƁƆƬưǅǍ12dłǂ13JťŹ14t15Mĸ16finĶŗǓ17Sŀ18W19Ƙ20Ŵ21Ǩ22ŁƝ23BƖ24œ25Ǡ26ũ28Ǟ29A37ő40Ǜǩ41Ƈ47ƽ
~<sic	79 10x19W29ƽ33Ǩ34Ǜ
~<sid	62 -11Ǆ-10Ƌ-8ŨƸǏ11ĶŔƕ12ŧƊƽ13ǂǛ14Ɓ15łœſ16T18Ǎ19Ų21C24Ǡ27Ɲ36Ƈ
~<sig	61 -8Ŋ7Ľ8Iǉ10ZƢƱ12œŖƨƲǠ13Wǩ14yQ15ƒ19J20ő24Ǔ25ǃ27Ŏ34Ɩ35Ł42Ō
~<sil	90 7ŭ9Ŵ17Ū
~<sim	86 -8ƶ13Ļ16Ǝ25ư
~<sin	57 -24Ō-13Ň-12Ŝ-9Ŏ-8ĺņŤƊ-7ƿ7ǂ8Ɔ9PŸƣƪ10żƛ12BƋ13GŹ15ŗƹ16Ƙ17ţǅ18dť20ǟ23t24ĸ25fi26S31ő33Ǟ39ũ53ǩ
~<sis	72 -15ǃ8Ǥ10h12Ʒ14U21Ư26Bƽ53A
~<sit	63 -8ǩ-7ŏ7rĵł8LŮǨ9jzĹ10ŗƂ11YƙƝ12ƘǦ13F16Ķ17Ɵƥ19Ǜ27Ƈ29M30nŴ32ŀ
~<siz	82 -9ŔƮ10Ǟ12rƆ14œ31Ƭ
~<sk	73 -11Ǧ7ž9Ŋ10p11BƂƠ14ů15ŉ19ǁ20ŀ21Ǐ26ǀ29j
~<ski	79 -12Ǧ8ž10Ŋ11p12BƂ16ŉů21ǁ22Ǐ
~<sky	81 12Ơ30ǀ32j
~<sl	62 -13ǩ-10ũǗ-9ŏƵ-8Ǉ-7ŕ7Jľūž9ƀ10ƛ11ĸĽŨ12ňŌ13b14i15ƍƤ17Ļł20Ƽ21ǡ22ǟ23nŰ31Ƈ32x36U45ǎ
~<sla	77 9žſƓ11ǎ15ǟ20U40Ƈ
~<sle	69 -10Ƶ-8ǇǗ7Ŀ9Ɯ10ľ13ĸ14Ũ15Ō18Ƥ19Ļ21ł22Ƽ26n27Ű37x
~<sli	83 -10ǩ9Ť13ƀ17Ľ21ƍ31ǡ
~<slo	75 -9ŏ-8ũ-7ŕ8ř9J10ū13ƛ15ň17b19i25U29ǟ42ǎ
~<sm	61 -9ƛ-8ƨ8H9Ɛ10ǈ12ńƤƬǄ13ũ14Aƥ18ŐŦǃ19ŧ32ǂ40Ǝ52ƹ
~<sma	70 -10ƛ7ǜ10H12ǈ14Ƭ15ńǄ16Aũ17ƥ19Ǝ20ţ21Ő22Ŧ
~<smo	68 -17ţ-8ƨ7ƞ10Ɛ14Ƥ22ŧ27Ǝ36ǂ59ƹ
~<sn	74 8Ǥ9Ǆ10ņ16ś28Ɵ31Ž54j
~<sna	83 11ņ18ś31Ž
~<sno	79 9Ǆ30Ɵ58j
~<so	30 -16Ő-15Ƒ-14X-13Ǒ-12őǘ-11ǟ-9ŸƗƭ-8ŨƼǩ-7ZƃǂǊǎǤǥ7qxCĻļŊŮƎƝƸ8nzFKSľŲƁƛƦǁ9mŔřŧűŷŽƄƳǅǙǨ10klsYĶŉţƔƕƟǃ11pEUŁŇ12TVĽŜƓǇǗǞ13iuŗƈƠ14evņňœŝŞƤǕ15PŠŰſơƥƯƺƾǋ16ghĸńŴƬǈ17Aųƨ18HĵŕŪ19Ŧ20Ŀŵžǚ21ŒŶ22fĹŹƩ23Řǆ24cķŃ25ĺ26Ţ27w28Ƣ29y31QŤ33ƿ
~<so>	34 -12Ƒ-11Ǒ-10ő-9Ǜǩ-8Ĵť-7ŀŐŖŚǟǤ7tvCRVŗŜŭŰƁƛƹ8IJKļŃŌūƓƕƾǁǡǣ9EŹơƻǇǉ10qķŔǙ11gyAUĻĿũžƵǄ12fŒŮŲƖƘƝƿ13wřŵǕ14Sń15ĹĺţŪŷƔƞƩǚ16kŁşŶƬ17pTĵųƈ18csŕ19ňƦ20nƠ21hƢ22Ŧ23iœ24QŤ25ŝ28Ţ
~<soc	72 8Ƣ10j13ĸ19xǆ23Ǘ24Ķ28ƿ49e
~<sof	81 10xƉ12ĵ14g30q
~<sol	71 -8ŐƮ-7Z7Ɖ8ƅ9š10Ŗ12sPŶƕ15f16ķ17Ƣ19Š21Ŝ23ņ32ű45ǆ
~<som	44 -12sš-11Ũƃ-10n-9ƙƵ-8IũŭƗƛǩ-7cBWŌǎ7ĵŃńŉŔƕ8ŖŤŪƓ9ūƒǅ10rFNĿŠ11ŚŽƮ12PŗƾǜǞ13YơƤ14Ĺžǈ15mzľŀŵƥƳ16ĸſƺǚ17ķŴ18Ư19Ǝƶǋ21Şƨ22ĺ25AQ26ņŊ34Ř
~<son	70 -14ǟ-11tǆ-9aH-8ƭ-7Ÿ9ųż11Ű12Ư16ǈ17Ź20ǃ26Ǟ28u38y39vx42w
~<soo	71 -12ǜ8Ɓ9V10ľ11Ƅ12Ŀ13y15ŕ20Ǟ25Ź26H41Ń
~<sor	72 7z8ůǀ9c12Ƴ18ņ20fǩ22a29Ʃ
~<sou	64 -8ƞ-7tIƿ7BNŽƽǛ8GŧŨƸ9CFLǈ10Ǩ11ţ12i16Ɵ17Ů18Ľť19b21l23c42Ň
~<sp	50 -30ǩ-13dP-11FŇơ-10zŨ-9ļŌƗ-8uTŧ-7yLĹĻƃƒ7ŵ8CH9MĽŽƣǇǏ10lŏşƙƝ11łŕ12tƫ13ĴŴƊƘǃǍ14ţƐƷƾǀ17or18Ɖ19Űǋ20k22Oƨǂ23qJ24fƢ25Xƞ26p27ǌ29b30Ż33s38g
~<spa	70 -17F-11ơ-9Ǎ-8ļ8g10Ɖ11ŵƇ12ƅ17J20Ɗ21Ŵ22ƐƝ28ǋ33O39ǌ
~<spe	61 -10z-7oT7ĺ8tN9ŚƦƶƽ11g12a13JŽ14k16lŏ17ǃ18sƞ19Ƙƾ36X38Ż40b
~<spl	75 -13ƣ-9ƶ-8u12žƍ15Ĵ16Ǉ21ƫ40Ƣ
~<spo	63 -15d-14Pǩ-12Ƹ-10a7ǘ8Ɖǋ11Ľ13C14ƞǏ18M19Ű20Ʒǀ24r28s29o30ƨ31ǂ32fgq34p
~<spr	66 -9ŧ7ťƉ8Ľ9tƙǞ10jŃƮ13k18Hŕş20ł23ţ26ƣ27Ǎ
~<sq	70 7ū10ķǁ11Ń17Ɠ18ǋ28ǖ42Ɔ
~<squ	70 7ū10ķǁ11Ń17Ɠ18ǋ28ǖ42Ɔ
~<sr	81 -8O-7Ǧ97Ƅ
~<sr>	84 -8O61Ƅ
~<st	36 -20Ƴ-15ŧ-14ŝƭ-13LĹłŖŪƅƒǩ-12YƃƠ-11sņŎťŲŶơƶ-10apBĻŦűƦ-9xNŒůǠ-8bhişŠŴſƈƲ-7GTĸļĿŽǀ7dŷƪƽǓǞ8ZƊƝǌ9KSšƔƞƧƯǈǕ10ƑƖƷǖ11ĶŰƄƤ12HJŔūƗǜ13vIŘř14yMVŌũŸƫǇǣ15UƼǢ16qƋƙ17őŤ18fźƐǎ19EƉ21Ǘ22mX23jƇƜ24ŀƱǟ25tƆǋ26CƮǘ27Ǐ29Ǎ32Ţ36Ũ37Dǅ43ƥ44ƚ
~<sta	47 -15Ş-12D-11GLƳ-10UňŖǋ-9QĹŠ-8osŀłŝŲƲǑ-7ĴĻŎŧů7tĶŹƧƮƻ8ŰƋ9dkńŚŨƥ10ŏőŕƏƑƪ11nŃřǔ12œǍǓ13j14fǜ15rHVƩ16ES17ŗ18Rū19Ťǟǣ20Ʒǈ21ĺƄ22ŘƤ23Ɯ25X26Ō27ŸǇ28CƱ31Ţ39ǅ
~<ste	70 -10ŧ7dŤ9Ǩ10ƉǞ11ƛǅ13ǎ14gž16u18ũ19Ǐ27ǘ28Ɯ32Ƽ33Ư
~<sti	54 -10xųƭ-9ƅ-8pŸǓ-7sƛ7ƺǟ8Ƶƹ9j10Zŉ11yŀ12ƞ13ŬƧƬ14ǩ15Ɩ16zƇ17C18cfU19tũ21qŷ23PQ24Ɣ27vD28J30I31Ũ32ƫ
~<sto	54 -11Ɨ-9ŗ-8ƃƠ-7ĵĺƿǩ7tǞ8yŠǖ9ŢŤǅǡ10OķňŊƊǊǌ13Ɲ14ŀōŔǘ15ǟǢ16j19Mǎ23Ʈǋ25Ǐ33Ǘ34Ǎ35Ɛ46Ɔ47ƥ51ƚ
~<str	56 -9Pǩ-8aSǘ8GŨųŻ9ŔŜƞ11Ɯ12tEŀ13ŇřǕ14KŭƑǃ15ő16Ɠƽ17ƼǍ19Ĵ23š24U26Ű27ǋ36D37ƙ
~<stu	56 -16ǩ-12Ƽ-10BŒ-8ƒ-7Ūơ7qŁƀ8sŀŋƚǜ9AŭƣǓǘ10ƉƍƱ12ŨƋǂǐǕ14Ʈ15ZƝ16ư19ŞŵƇƢǢ25ƥ29ź36m40Ɨ
~<sty	76 8ǈ12Ɖ22Ǒ
~<su	51 -12ŷ-10yƋ-8œƗơ-7ƛǟ7Ňƴǡ8ĸŀǐ10tZĻǓǩ11kŌŪ15ŶŸǤ16i17Ŏ20ųƪ22x23ķƌ24ǜ26j29Ɗ32Ƽ36Ǖ42L63Ǒ65ǒ
~<sub	63 -11Ƌ-8ơ-7œ7ůǤ14Ǔ17ų21Ŷ22Ō82Ǒ83ǒ
~<suc	86 9Z13ƻ14Ɓ
~<sud	88 9Ƴ10ŭ14ĺ15ĸ
~<sue	75 -13Ŗ7Ŀ31ķ41ǜ
~<sug	83 -10ƻ14Ǚ21Ƽ23ƴ
~<sui	86 9ķ15Ňǡ49L
~<sum	75 -7ƛ9ƍ12Ɵ15Ǉ23k25x45Ɗ
~<sun	82 7Ļ30ƌ47j
~<sup	68 -8ǝ7Ő8t9ƿ11nr12Ɲ15ǐ20L22ǩ25Ŏ51Ǖ
~<sur	68 -9y-7Ō7ŏƌ8Ʊǂ9Ļ10Ũ11xZ13a14ŀ15Ǥ16ǝ17Ŗ20ǒ29iƼ30ƪ
~<sus	85 14Ƅ31Ÿ
~<suv	90 -16ŷ19ų25Ū
~<sw	65 -9ķǊ-8Iĺ-7ǋ7Ĵř8ūŸ9ơ10łƶ11ǖ12wŬ13ct14Ƒ15Dũ16Ō18X21M22ő23Ƶ24ų35Ţ44ƍ
~<swa	86 23ũ32ųƵ
~<swe	78 -9I8ƫ10ř11ūơ13ƶ15w17tŬ18c19DƑ
~<swi	69 -9Ǌ-8ĺ8Ĵ10Ÿ11ł12ǖ17Ō20X23M24ő38Ţ47ƍ
~<sy	67 9řǝ11E12D13Ǖ14Ǜ20Ǝǘ23ǖ29Ǘ
~<sys	68 9řǝ13Ǖ14Ǜ20Ǝǘ23ǖ30Ǘ
~<t>	88 11ǘ15ſ40b
~<ta	46 -21ŀ-20I-16ǩ-15xĺ-14Ƴ-12ŷƠ-10řƫ-9yņŌŐŖŬƊǀǅ-8quĿŁűŶƜƶƽǉǟ-7ľŗţƌƒƟǈǗǝ7ƋƔƵ8anMŊũ9ő10vOŒƗǨ11ŪŴƛ12ŢŨƉƏƬ13ŇśǞ14sĽƖ15ťǃǛ16ŧƱ17ŹǙ18ńƓƯǁǊ19z20ķƤ21łź23ů24TƧ25ǖ27ų28B32ƺǂ33Š36ŋ38NūǠ50ƻ
~<tab	76 8ł9T11Ʈ12ƥ14s18Ž23Ɖ25n27M
~<tac	88 8ŭ12Ŷ13Ū17Ŵ
~<tak	51 -18ŀ-15ǩ-14r-13Ŷ-12ŷ-11ĺ-10xƊ-9Ŭ-8ƆƳ-7iqyűƠƽ7eNŝŴſǒ8tŊƛƪǄ10ŎƔ11kǠ12őũ13śƗƯ14ƏǨ15Ňų16Ǌ17ŢŨƖ19ƬǛǞ20łŧƱ21Š22Ɠ23ŹƤǁ24zBǂ25ķź30ǖ31Ƨ32ů59ƻ
~<tal	58 -15ņ-8ƫƳ-7ǉ7ƍ8hKX9iBCƯ10ƆƷ11ĵ12Oƨ13ĹǂǠ15sť16Ň17A19v20aŠ21Ľ23r24Ǚ29ń42N46ƺ
~<tap	83 10ƛ70ŋ
~<tax	78 9Ǌ11ǆ13Œ14Ƶ15ƅ16ǃ30T32Ǡ
~<te	41 -17Ş-15Ň-14Lţ-13I-12łť-10bŷǥ-9acķƔǐǓ-8oGXŌşŮ-7ŉőŦƗƛ7nsMŁŸźƉƢǖ8ERĴļņŏűſ9ƟƥưƳǆ10kuĹƊƵǕǘ11qĶœŢŭǜ13ƾ14iŊƞƴǁǙ15ŖŽ16lŤƄ17Ŕƨƿ18ŕŨǄǩ19xUō21FƜ23gǇ31Ʃ32ǈ37Źƭ39P40B47K
~<tea	74 -15ň-10h7Ł8ƨ10ǈ11Uǃ12Ʒ14Ķ16Ɲ18g21x26ǩ39P41Ǉ
~<tee	69 -10ŷ8ƀǇ9Ţ11ŭ12źƿ13Ƃ17v77Ź
~<tel	44 -17Ş-14Ň-11ťƩ-10Iłǥ-9bL-8o-7ĺŉśşţŮǐ7FHSœůżƌƠƧƭƸǈǑǗ8CŜŠŰƱǞ9nsMļņŢŪƉǖǩ10qxEĴĿƳ11gŏűſƥưƿ12Ɗǆ13k14uĹƨ15Ƅ16UŨƴ17iŊŽƞ19ŖŤ20Ŕ21PǄ22ō36B
~<ten	77 -11Ǎ-9Ǔ-8I-7L9Ÿ10Ɵƣ12C13Ƣ26R29F35Ɯ
~<ter	68 -10ţ-9Ɣ-7ő7g8w9œŨƜ10WƵ12B13Ǖ17ǜ29ŕ64ƭ66Ʃ
~<tes	79 9ŧ12ž14Ŷ25Ǚ26ǁ33ƾ
~<tex	69 9Ÿ11ǘ13ū23l25ś76K
~<th	17 -24T-19Ÿ-16ƨ-13g-12ońǎ-11XĹ-7LŃŖ7ƦƺǉǊǔǚ8CDķŘŢƏƒƲƹƽǅǍ9ĶĻŐũžƌǁ10eĵĽųƐƢƥǏ11ŻƎưǥ12VĺľņőŲƣǝ13ŵƉǄǣ14rŋŕŞűƁƗƵǋǗǟǤ15AłŒŔůŶźƘƚƶǌ16fsJŏſƄǨ17hRŗřŨƜƩƱǑ18ƈǛ19ŚƋƙǆ20djlƊƍƫǧ21wQŁňŌśŽƖǃ22xWŮǒ23EŀŤŹƅ24ƪƻ25vŷǈǐǞ26ayǠ27ĸŜƠƮǓ28knūŭƟǢ29ťƑ31bƝƧǦ32Gō33Ņ34Ŧƞ35ƕ36ŝǩ37ŧŬơ39SŠ43Ň
~<tha	29 -19Ǉ-16ĹǨ-13yXǞ-12sƬǍǟ-11iNYƊơ-10PUŉ-9eBƭ-8ƚƟ-7rZŊŘŹſƕƗƨƷǊ7ŧƋƐǁǔ8lFļņŕƄƏƛǕǦ9hkmŏŪŲƁƅƜǢ10ĵųǧ11oŁƀƺǝ12ajŔšůƘƥǂǃ13tMŻƍƑƙ14ŌŖżƿǀ15dAĽřūǋ16DŅƈƒƪƻ17Cķŋ19S20Ƨ21śƝ22ũ23pERŀ24QŒƩǩ25Ů26uŽ27Ƴ30Ŧ31Ŭ32ŤŶ34ŭ35ĺ41ň42ő43G46ō47ĸ49Š50bť52Ň54Ũ
~<the	19 -26T-22Ļ-21Ň-19Ÿ-17Ŗǎ-16B-15ňŨǖ-14iń-13oŃŊ-12uLX-11pCN-10Ĺǜ-9rtŶƂ-8IƬ-7gqOőƳ7ZƘƣƯǔǩ8QŉŢŭŮŰŲƒǕ9PņűƵƾǅǊ10śƃƇƦƩƱǇ11ľŌũƎ12JōƥƲǋǏ13ĶřŻžƌƏƛưƽǣ14ŕŠŴƐ15eŀŽƉǍǥ16WŘƜǁǗ17flŤǄǤ18ŗůźƍƙƚ19GUĽŁŒŞƁƗƶǆǑǛ20kwŐųƄǃ21ESłƅǟ22sŬƢǧ23ŵƋƑ24hŚƖƝƪǌǞ25vŔſǒ26ƈ27nŜƊ28xŷƻǐ29ǠǨ30ŅŦǈ31ƫǦ32Ǣ33ŹǓ34ūƟƠ35ƞ36Ƨ37ƕ38yƮ42ơ45ŝ50ŧ
~<thi	40 -20ƨ-16o-14ƌ-13YǨ-12nŒƦưƿ-11Z-10PTŢǛ-9gſƄƫƲ-8RŗǑ-7uFķĸńņŐŚŰŻƑƟǍǕ7hŨŪơ8xŇŽƺǡ9QƉǊ10GVœƕ11OŊŕƻ12ŀŖűŲ14iMXłŌƭ15jN16yƈǟ17ŎǈǞ18Ɨ19kĴŝ20c21dľ22ũ24sƖƬ25Ŀ27BIĹ28Ł29ŏ30Ń34AƵ35ŋ39H42a44Ļ53ĺ63r
~<tho	55 -11ǖ-8Dǋ-7Ƭ7śƉƚƯǄ8AHľńőƍƞưǐ9EĵŝƂƈ10iŊƎǊ11Z12ŕſ13xűŶƅ14Ǒ16wǇ17Ž18Ʃ19Ǥ20ŢƑ27Ų31Š33ǩ35Ň
~<thr	51 -10mŏ-9Ɣ-8ǩ-7LQĴƟƯǟ7łŅŴżƚƻǝ8ƁƮ9zZļƦǦ10šŪ11Ƨ12śŬŵ13nƜ14Ő15ŊŖŧũǥ16ĸŤ17Ƴ18j20ƨ21ŗ22ƕ23ǖ24Wǎ25Ũ
~<ti	47 -11Ƽ-10ŒƇ-9ĿŗƨǞ-8ŀńŌŎŐŖƀ-7uUľňŚŨŪƝƮ7ņƦƾ8yŠƩ9kŶƛƺǏ10Ƨ11P12WőŞũűǈ13ĺŜŸ15q17fsŕţǇ19Ƹ20ŬƟ22Ų25RV26ǎ28Ļ32Ŕ34ƭ37ł38O39L40gN44Ń45Ż
~<tic	65 12NĹ15Ş16ţ19Ŷ24Ŕ55Ż
~<tie	84 -12ǩ20Ǐ27ł35f
~<tig	88 9Ų14L15Hǝ23g
~<til	68 -9H7gĻƖƟ8s9Ƅƾǧ10yƑ11O14ŲƩ20Ɖ21ŕ22Ń28ĺ52ƭ
~<tim	53 -13T-11Ƈ-9ŒƉ-8ŗƀƨ-7HŎŖƖƼǞ7FţŻƑǘ8tšŧſƈƒƴ9ŵ10ySņƦ11Š12ƛ13k14ƺ15WŸ16sŜƧ17Ļũ18gƟǩ19őŔ22ƸǇ24Ų25V30R32ǎ34OŃ36N38L
~<tin	88 10Ƙ12Ɖ15g24ǈ26q
~<tip	85 -7ĿƮ13ŉ22T45ł
~<tit	75 7ǐ8ǈ9q11ķ16ű23Ɩ26P36Ŭ
~<to	29 -27Ť-23n-21r-20ǈ-18S-16ǅǇǡ-15ť-14wƩƻ-13Ɗǋǒ-12Wƃ-11FPŰżƇǖ-10pņ-9cĶǟ-8ŞƅƒƞƲƽǣǥ-7fvDŪǛ7iIĴńƋƑƠǉǧ8ķŲ9gƄƈƝǓǗǙǨ10ĹŅŐŹƔưǌǑ11Ʈ12dzTYşŵƚǔ13GŘŭųŶƀƗƳ14oyļŝŦ16eƓƜ17ōƂ18žƕǁ19Hƙ20NţƭƷ21atBĸœŗŜŨƁƹ22sKĺŋƯ23C24jŧǝ25LZĻǦ27ł29OƤ30Xŉś31AǞ32Ǐ33Ŏ34ľŃ36MŢ37Łƫ38ƶ39Ō46ů47Ƶ
~<to>	31 -25Ʀ-19ű-17nSŤ-16qş-15ŏ-14rǅ-13Ɗǒ-12ipwŖƻǈǋǢ-11vťƩǟǣ-10ňǇǛ-9fjuŒŪǊ-8cFņƃƼǂǡǥ-7WżƁƆƇƉƘƲ7ŬƄƏƠǨ8ŴǍǑǜǩ9ơ10IVŊƌ11ĴķƋƮǓ12kTļƑưǗ13ŘŲƔǔ14dŹǌ15zLOŜ16oGƓƗ17ĸ18ĻŶƜ19etyĺųŵƙǏ20sAKǝ21BZǁ22ƕ23ōƤƷ24ŝƭ25aHNX26ŋţŧ27ľƯ30œ32ŎŨ33łŉŢ35ś36ž37Ǟ41MŃ43Ō44Łƫƶ49ů54Ƶ
~<tob	79 14ǂ51ƹ
~<tod	54 -17ž-14ǡ-11ń-10ǩ-9ƵǏ-8Ƨ-7ǖ7ĸ10aŀƓǢ11Ŝ12t13ƪ14Ţ15vx18Ĺ19ǥ22Ʀ23ŗ24jű25O27Ō30ŐŒ32Ļ38ŏ39i42ĺ
~<tog	76 8u10Ǌ11fM12Z13ǉ20s32ş
~<tol	72 -13ǩ-11Ũ-10E8j9ƙƾ10luYƧƼ11ŦƁƴ14ļ17d23Ŕ26B28Ŗ30A
~<tom	65 7IƄǧ9ƬǕ10jűƤǘǣ11Ŗǝ15Ʀ18ĸ23Y26L
~<ton	78 -7ĺ8ś11b12Ŗ13ŉ14Ƥǝ16rƦ
~<too	56 -11aŰ-10ǈ-9dƾǦ-8ŝŻ-7xĶŁŏřǐ7ĿŎŠūƂ8źƪƯǂǛ9ł10ŇŪ11ŧǄǚ12t13oǑ14ň15Uşŭƿ16X18sń19ũƳ20ƨ22ŽƬ23Ǚ24jƝ26Ǣ29q41Ǐ
~<top	68 -9Ǎ-7œžǇ7aOĺ8Śǥ9W11Ǩ12Ƶ16ƣǊ17T26ƈ27ř28ľ29ƉǦ31ŗ35Ƃ
~<tor	84 -9W8ǝ14Ŀ40ƚ
~<tot	71 -14Ť-10ǥ10uƆƹ11ŒƗƠ12ZŽ13Ņŷ14g16ǉ21ŵ23ş27Ŧ
~<tou	78 7ō9Ų10ķń11Kƹƿǟ12ŀ13ǝ15Ƽ30Ŝ
~<tow	67 -12ŗ-10Ƹ-7Ƅƛ9ů10ŭƣ14Ň16Ɵ17Ǖ18QX28Ǧ31E57C69Ɓ
~<toy	90 16ű20ŭ
~<tr	47 -19ǩ-16Ɣ-15Ő-14Ʊ-11CĿƞ-10n-9GĴœŲ-8OĻŜżƙ-7gRŚţƅƴ7yDŞǄ8zźǞ9cU10ƿǜ11LǛ12IĹŪ14ZǋǏǦ15ŵ16ńŎŝűųŻ17ŭƏ18AP19ŧŬƟƼǀǚ20Q21kƁƍ23SǙ25Ŵ26ņ27Ʋ29ů30ǘ33ǐ45Ŷ52Ƒ64Ž
~<tra	59 -13Ʊ-11Cǩ-10ƿ-8Ş-7ŀǞ7YǊǘ8lŵǋǒǟ9NǛ10űƝ11Ǐ13z15y16QSź23ǀ24Żǐ29ů30ƍƟ32P33Ǚ48Ž
~<tre	63 -8Ŀ-7œŜ10j11Ť12DŞ13Ƙ14i16Ƽ20ƿ21ŧǄ22Uŝ28ņŶ30ǚ61Ƒ
~<tri	74 -7Ů7Ł11Ɯ13ǀ15Ž16ů19Ƒ26Ɓ33k34ǘ
~<tro	73 7ĸ8ĵƮƿǘ10p12Ĺƛƽ13t15ŞƼ19ű23ǜ
~<tru	58 -15Ɣ-10Ƃ-8P-7Ļ8űǏ9ĹłņƁƦǛǞ10ƫǋ11ŀ12Q13ŵ15S17c19Ū20Z22ŎǦ23Ə26ŭ27Aų28Ŭ33ǐ34ŴŶ35Ʋ
~<try	78 -14Ő-11N9ŃŮ11ŗ12Ǟ20ǘ24I28Lń31Ž
~<tu	61 -15ǩ-10yƳ-8ť-7itƦ7z8ķŋŤƗƧ10pǊ11C15Ƌǧ16Yƪ20ŉ22aŹ23ſ24ŀ25ţ29c32ǜ33ƍƱ38v40ƴ
~<tub	78 21Ƌ44ƍ
~<tui	86 49Ʊ
~<tur	65 -14ǩ-10y-9ťƳ-7it7VŰ8Ǟ9ķŋŤƗƧ11pǊ17ǧ18ƪ22vŉ24Ź25ſ26ŀ27ţ33c35ǜ43ƴ
~<tv	86 -10ƥ-7ŗ12ŐƗ15ƚ17Ɗ
~<tv>	90 -10ƥ13Ő16ƚ18Ɗ
~<tw	77 9sR11uţǥ12ũ13Ĵŕ14l15ƻ20w39y
~<twi	78 9R10s11ţǥ12u13Ĵŕũ15ƻ20w26y
~<ty	69 -9ƅ-8Ǎ7ţƜǆ8ļ9Tƿ10pǔ11ƣ12Ƈǉ14Ɖ15E19Ǆ20d21b31Ʃ38Ƽ
~<typ	69 -9ƅ-8Ǎ7ţƜǆ8ļ9Tƿ10pǔ11ƣ12Ƈǉ14Ɖ15E19Ǆ20d21b31Ʃ38Ƽ
~<ub	81 48Ų
~<ube	81 48Ų
~<ug	77 7ƚ8R9ů11ƞ17ĵ18ǜ22ņ32Ǥ
~<ugh	81 7ƚ8R9ů12ņƞ19ǜ25Ǥ
~<ugl	86 9Ǥ12ņ19ĵ
~<um	63 -8Ǟ14ǩ47Ƃ50Ǧ
~<umb	63 -8Ǟ14ǩ47Ƃ50Ǧ
~<un	51 -21Ɔ-18Œ-9ŔƢ-8ŌƉǢ-7PUĿŗǥ7cŻƖƙƝǋ8iļşŪƟǟ9hBũƠƨƲǤ10gyƥ11ŎœŮů12YŚ13Dƭ14Ŗƺ15ĸŅ17nŢƒƞǀ18XĺňƊƩ19ǃ22ŀŞƤ31ǌ40ƣ46ſ
~<unc	84 12T18ǟ19B
~<und	58 -13Ŭ-9ŔƢ-8Ɖ-7ƕƥ7ĵ8jƛ9ƖƝ10Ūƙƣ11chşŻſƲ12iǤ13œũ14Ůůǀ15ŎŚ18Ņƺ19Ŗ20ƒ21ĺňƊ22Xǃ23n27ǌ
~<unh	86 44Ş
~<uni	61 -22Ɔ-15Œ-9ĵ8W9ǌ11ŬƕƠ12ļǋ13ƨ14yY17Ʃ19Dƥ32Ƥ38ƣ45ſ
~<unp	90 9ĸ34ƞ
~<unt	90 12Oŕ29ƭ
~<up	42 -18ǩ-16Ŗ-14ovƞ-13Ǟ-12GƧ-11Ňŷƶ-10sLŢŧŪŬơƳƷǋ-9BŀŅňŤżƢƵ-8byƭ-7SņŊşšŲſƍƕƖƘƟƦǑǦ7COWƓƗ8ĻļłŰŽƇƹ9gŐŚ10rĸĿńŜǏǚ11jYŘŹƥƫ12ĺŮƏƮǌǝ13ƈƩ14ŉǍǢ15Ƌ16Vƃ17ŌŗŠƲƾ18ŁśƙǗ19řžƪǆ20ĴƣƴǊ22ixHKĹ28kl29Ũ31œ32tƅ33Ƥ34ŔƉ48ŕ49ƌ
~<up>	44 -17ǩ-16Ŗ-15o-14v-13ƞ-12qǞ-11Ňƶ-10sLŢŪŷơƧƳƷǍ-9BGŀŅňŤŧŬżƢƵǋ-8byƜƭ-7şſƍƕƗǦ7dCOķťƥƬǒ8WŝƇƓ9rĻłŰŽƹǏ10gļŐŚ11ĸĿńŜ12jŘŹǚ13YĺŨƏǌ14ƈƮǝ15ĴŉŮƩ17Hƃƣ18VŗŠ19ŁƾǗ20řƌǆ21ž22ƙƤƪƴǊ23xKĹŌ24i30kl34ƅ35t36œŔƉ51ŕ
~<upd	69 10Ǎ14ƫ19Ʋ20ƋǢ32ƌ
~<upg	88 21ƌ
~<ups	70 7Ɯ9Hƛƥ10nq15Ɔ16ţ20Ƥ23Ɨ24Ǎ29Ũ
~<us	50 -13ƻ-12ń-11D-10ŃŠ-9Ŗ-8eŇǟǢ-7ŁŞ8OőƄƅǠ9rŋřǅǘ10ĵŢƹǐǑ11zŹƗơ12łŎŴǆ15Ő18ņ19ţ20I21J23sĹ24ǖ25L27ų28ĺ31ƿ32œ33Ž37Ų48ļ94ŭ
~<us>	62 -14Aƕ-12ń-10Ńǩ7Lžơ8aŌ9xĽƆ10v12ŪŽ13rĵŋƄ16z17Ŏ18Ţ25ņ27ĺ31Ĺ33s62ļ
~<usa	90 10ŝ15ŭ18ő
~<use	55 -13Ūƻ-8Ǣ7Őŵ9JǂǓ10Ǡ11ǩ12ǘ13ŹǑ14Ɨ15Ŵǐ22ţ24I27Ž28ǖ31Ų32ų36œƿ72ŭ
~<usi	84 -22D-12ǩ-10e16ƹ17ƕ21Ő22Jŭ23ǆ
~<usu	73 7O9ơ10W11Ķǩ12ĺ13ŭǡ14Ał15Ųǅ16ř28L
~<v>	83 9ų14Ɯ23Ŷ24ū30Ū
~<va	57 -11ŷ-8ǖ8Ÿ9C10ũű12ņ15Ŏ17ŭƒǏ18ľ19ƪ22Ƙ31ƹ34Ɵ37Ǣ39Ʃ40k58ǐ
~<vac	77 38k48Ɵ
~<val	61 -8ǖ7ƁƊƓ9Ÿ11C12ũű16Ŏ18ƒ20ľ21ƪ24Ƙ32Ǣ33Ʃ
~<van	75 -13ŷ-7ų9ƀǢ15Ǐ16kņ24ŭ78ǐ
~<vap	85 48ƹ
~<ve	60 -13p7OŌŵǦ8Ŷž9Ťŭ10Łƀ11Ż12ū13ǖ14d16Ű20Şų23Ŭ28Ŵ31ǐ32Ū33ǅ40Ǖ
~<veh	63 7ż8žǦ9ŵŶ10ŭ11Żƀ14ū18Ű22ų25Ŭ30Ŵ33ǐ35Ū
~<ven	76 18ǖ26Ş43ǅ51Ǖ
~<ver	83 -17p8ŕ11Ō12O14Ť21d
~<vi	63 -15ś-8c7N8gƐƗ9B12e13Z16Ƈƻ19ǁ23ƾ24M34Ż37Ɯ91ū
~<vid	85 13gƗ34M
~<vin	70 -16ś19Ƈ105ū
~<vio	82 46Ż
~<vis	76 8a11N15e17Z23ǁ28ƾ47Ɯ
~<vo	77 -17Ő-10J10ľ15e16aŁ17Ŀ20ǩ21Ə29Ľ
~<voi	86 -11J-10ǩ12ľ17e18a19Ŀ33Ľ
~<vol	84 23Ə
~<w>	82 -10ŷ-8S10ƿ13b16n25Ǒ29Ǉ37ő40T
~<wa	35 -29ŗ-18dŮ-15CƦ-14Nŭ-13ń-12PY-11gĿŁŒųƜǚ-10vUĸřţƾǢ-9iuŘŲŷƝ-8hHŇŐŜūŰƉƚƧƪǆǞǟ-7FWōŏŚşƔƥƻǐǑǒǗ7bƲǙ8Ŕũƀƅ9Ÿǔ10OņŎſǄ11krŽ12xĴƴǌ13opyœƗƫǍ14ŀƤǁ15ĺƃƈƼ16BT17Š18ŃƒƱǧ19MXƂƄ20ŅŌůơƬ22ŉšŧŨƭưǜ24ňƽ25ǉ26Ƈ27ļŦż28Ƴ29Ƌ30sƶ31jǓ32ť34K35ŵ37ƙ40Ļǩ49Ť68ƛ
~<wag	75 -14Ǌ10ǜ13ǣ23ƃ31T57ǉ
~<wai	73 -9ơ-7ƀ7ŏŧ8ǌ10Ūǜ11ĺ12r13ǧ14Ǐ17ŵ18Ǔ20Ń21Ś22sſ
~<wal	59 -11Ũ-9Ĵ-8Ưǟ7yƐƛƽǘ8ŢŸƧ9RŖƋƤǈǕ10n11ĻƮ12ƙ14łǍ15Z16ƌƣǝ17Ɨ21żǄ27xŤ28ǔ32Ƈ
~<wan	45 -22ŗ-16Ś-13Ʀ-11Ŧ-10rN-9ŖŞƯ-8ĸŁŘřŵƠ-7cmłŏŭƒƧƮ7śǞ8ŒŴ9ƃƵ10ľ11oŊ12ž13byŀŝƁ14JVƀƗ15OŎſǁ17ŕǌ18Ńǧ19L21KĴĹƂ22M26Xƫ27ŉư28ƄƬ31sơ32ŌƱǓǩ35ƭ37Ļƶ
~<war	84 -18Ţ-7V12ƛ13B15Q27ǋ64j
~<was	45 -17d-14Œ-13Cŀŕ-12Ǟ-11ǝ-9Hłţƭƾ-8yĹōŝǚǢ-7jĸŃŎŴƗƙƫƬǎ7tņǘ8rĵŻǛ9T10Ǎ11ŸǊǙ12ƞ13Ʋ14k17ĻƋ18ƴƼǩ19ŉƤ21Ŕƅ22pBœǜ23ƈ24ĺļň25ũ26Ņš28ŵ29Šŧ30ƛƽ31ż32ƒ44ŤƳ45Ũ47ť49Ŧ
~<wat	58 -9P-8Ǩ7ƺ9Ɗƍ11Ơ12q14Ǝ15ǝ16Ƙ20ǩ23Ɵ24ŽƯ29Ť37Ƌ60ƙ67ƛ
~<way	62 -20Ů-14ǩ-13ń-8ĺ-7ŗŨ7ś8ņ9rƶƿǂ10cXƇƬ11Ŏ12ňŞ13yǁ15m16jŵƑ18a19ļ21Ŷ25Ţ30ŀ36K40ů
~<we	40 -26Œ-21Ň-17Ř-13ǈ-12qŜǞ-11DVŗŷ-10nCŽǐ-9JłŹǄǦ-8yGľŞŢţźſƌƒƓƘƠƧ-7AőƗƝƸǇǋ7vŴƀƂƆƊ8fhǙ9ŎŚƚƹǎ11tLǂǖǟ12XŀŅƖƛ13IYƵ14lŋŕ15ńņŸƱ16ŠŪ17djť18ŝƭ19iŤ20MƼ21Łƅƺ22s23ŵƕ24š27Ľ28ļŧ29ŭ31Ƭ32ǝ33kŨ34R35Ĺ37œ43ƿ63Ō
~<we>	53 -20ĺ-16r-15Ň-9Ǧ-8ŖŽǈ-7PŘǟ7ŏƊƖ8fşƛƨƩ9cŉŊ10š11ļƂƵ12dņƀ13ť14ƭ15Ɔ16vƕ17hƱ18XŕŚ19Ŏ20IƬ22ŋ23iŁ24Ŵ25Ĺ26Ļ29Ľ30Ū32M41s89Ō
~<wea	78 -9Ƴ-7ł7Ɖ9U13Ť22ƚǙ30j33ǩ
~<web	81 11ń12ĹĽ32ǖ36ļ
~<wed	84 7ǔ8Ǜ12fĺ
~<wee	53 -13Ň-9ǐǩ-8X7ŕƕ8TǨ9g10ŐťƜƟƤ11iP12Ɩ13ĺů18ĽŃǎ19Ų23L28ǝ30k37ŵ45ŭ53R56ƿ
~<wei	70 -11J8m10Ł12ł19ǂ22ǘ25Ŀ51ƺ
~<wel	67 -14Œ-11ő-10dq7x8kHű9aō10PQĹĻŧǊ11ƕ12Nǉ17Ŗ19S21Ŷ22p23ń30t36ǟ45ŝ
~<wen	66 -10ǩ-8Ʈ-7G7HQĺ8YőťƫƬǜ11kzņ15Ƴǅ18l22Ŕ25Ũ27ŀœ29ƅ36Ť40Š
~<wer	53 -16Œ-14Ļ-12Ř-10ĿŔŷ-9Ŵǩ-7ŞƤ7ƅƍƦƱ8Ư9Šƈ10XśƴƵƷƹ11lŻǢ12Ĺ13ƎƭǤ14ļ17żƬƮ18W19Y21d23Ņ25rŸ26š30Ƽ31œ32ǝ33Ũ34ŧ
~<wet	88 -17D12Ɗ13j19ƛ22ƙ
~<wh	20 -26Ō-25N-21ţ-20tĴ-18Ŭ-16ŊŏŽƞ-15b-14xĽǇ-13z-12Fň-11Uŋ-10KŧůƂǟ-9fHśǦ-8ŮźƆƏ-7Ʈǁ7ŁŻƋƌƫƬƴǃǑǕǙ8EšƄƚƧǓǖǤ9rSWņƁƈǘ10uĶūưǍǛ11cdyűŷƷ12lPŢƼ13mƘ14aļŨƢƭƺǧ15hoGTŇŲŹƓǜǠ16ŠƑƖ17ĻƵ18ŃǆǊ19vRƇƤƦƽǅǗ20AZŵƲǝǥ21DŎőşŦŴƅǨ22łǎ23ōŔƩƳ24wŕƾ25JXŅœŜ26gqƃƊƒǄ28ķľŝƠǏ29ŤƯǔ30ŒŗǞ31ťƗƶ32BŞƕƻ33ơǈ35Ŀŉ36L40Ĺ41Q42Ū43ĺŀ44Ŗ48Ő54C67ǩ
~<wha	24 -32ŷ-30Ŭ-23ų-22nŰ-21Ł-19F-18AŌŜǠ-17N-16ĴƤƫ-15ţǐ-14OļŹ-12sHůƢ-11bńśŶƜƟƴ-10ƂƄƏƿ-9txMSVŊŏŽǀǦ-8zKĽŐǕ-7ŋőǂǋ7Ƌƚǔǖ8yRǍ9dřƅƝƪǗǣ10DŃƼǨ11Ižƌƕ12iƨưƵ13hűŵ14QŢƃƧǉǎ15JņūƷ16vĶ17ƉƘǓ18cLŘ19Ũǃǝ20qũƑƓƬƽ21YŲ22ơǥ23mZŔƺ24ƊƩǏǞ25Ʀ26wCWƔƻǩ27ōƇǊ30Ň31ķľŎƶ32TXł33Ņǈ35PŝŴƠ36g37Ŧ38BĻ39Ǆ41Ť42ŀ44ƒ45ĺŖ46ŉŗ49Ş51ŒœƗ53Ŀ55Ĺ56Ū
~<whe	36 -17nƮ-16ņƞǨ-15a-14Łơ-13ŌũƬ-12iŞƜƝ-11ōǄǟ-10UWĺňŉƉ-9bţŤƗƨƱ-8wBPTYƒƩǃǥ-7ZƀǇǠ7ŚśŲƚǒǛ8ŨſƲƽ9šƁƶ10ƴǅǧ11qƼ12ŜşƊƦ13RĶƿǗǢ14lrƹ15XŸǂ16HJŹƄǙ17vĸƭƳƷ18dļǀǏ19yĵǎ20gƈ22OQƟǞ24sŖƧ25MVŃ27ƅƾ28Ƥ29ǋ30DG35Ső36L37Ű38Ɩ39ť40C43ŕ
~<whi	52 -15ŝ-12ǚ-10uŽ-9qY-8Ŗ-7xĺ7ŵǏǥ8dŀ9DńŇňŴƴ10ļŚŪŷ11EŧƕƟ12ƎƣƤƯ13ū15ƻ16ŉ17ƾ18RƁǈ19ľť21Cőǝ22Q24a27Ő28J29Ų40ų
~<who	37 -23ŲƔ-21Ū-20Ŵ-18Ś-17Ǉ-16Œƣ-15TĻŢ-13NPĴŀŭƗ-12yDŸ-11HLĿŏ-10fmsWĸƝƞƧǃǊ-9txVYŘƒƦǢ-8jvBUĹĺŊŕŖŞŶźƉƷƿ-7RŃŌŗžƅƛ7Fǚǡ8Ǟ9lŤƄƐƙưǍǗ10ZƱ11ſƁǛǥ12h13Ŭ15ǧ17Ʃ18aǘ20wŹ21Šǜ22ń23ǅǕ24Ɯ26Qƶ27ǩ28oļ29şǑ31ƃƤ32ǆ33Ʋ34Ǩ37uơ38Ƴ39ų42ƕ44ǐ46Ǡ49ŷ50ǔ53nŜƫ54ǈ56Ƣ57Ł61A67Ư81Ő
~<why	60 -16ń-12Œœƶ-11l-9ŉŧ-8ň-7Ō7ŝ8ľ9ĿǆǤ11ǜ12š18Š20ņƻ25ƴ27rB30ĹƵ31ǩ35Ŷ42ŀ47Ţ50Ŕ56ĺ
~<wi	34 -30P-23ǩ-22v-17Ʀ-16Řůƣ-15ĺ-13ƃƯƻ-12ķŪƼǇ-11Ɲ-10iŁƌǐǢ-9CGƔƖƩǄǅ-8dhDZŇŏƒƗƙƟǔ-7JYŉűƀƅƠƶƸƹƾǝ7uIńŌŰƁƧǛǡ8ALĶľŜŭƂƄƺ9ejĹŗżƕƬ10ayQĵĸŠŬŹſǓǜ11ŧūź12Ţƛǘ13ŋųŶƢǎ14Ŵ15ŊƵƿ16Ƴǁ18MĴŚƋƐ19gňŵŽƤ20ftşŲǍ21ŝšƨư22ť23bpņƷ24Ǩ25nŐƮ27ǂ28q31ł33oŞ34r36Ļ37s40ő43V44Ʋ45ƚ
~<wid	85 8ƫ13Ǩ14Ʒ22Ƴ26f
~<wif	56 -24P-16Ƹ-15dv-11Ʀƻ-9iƼ-8aǃǩ-7ƹ7bVĿżƳƺ8jǨ9uǆ19ųǈ21Ŵ23Ʈ24f27ƫ29ƨ32s39t40r42ǂ44o51q54p
~<wil	54 -14Ĺ-13v-10Š-9ǩ-8Ŗ-7aDŘ7zĴŸǁ8dţťźǀǊ9OĻƭ10śŽ11ơƤƬ12Ƅ13NŐ14cǞ15ǃ16o17Śƕ18Ō19eM20ĵ22s23L24HŹ30y31V46ł76Ʋ
~<win	62 -18Ř-8ǝ7ǘ8ũƛ9bƑ10Ɵ12Ɓ14Ɛ21ūǛ22jŤ27ťǎ31Ļƿ77ƚ
~<wir	75 -10Ǡ16ǘ21Ǎ50Ƌ
~<wis	72 -8Ư7źǂ9Ǌ11Ʈƽ14m15w18g20Ş28V29ư
~<wit	38 -15P-13Hůƣ-12ĺǩ-11Ɵƫ-10JŒŤǇ-9ƝƦ-8yGķŅƃơǅǐ-7jtCNŁŘũűƎƔƖǆǊǢ7Ľœřǣ8Wżƿ9BIMSĶƱǡǥ10rŚƁƂƚƛǓǤ11ŀŢư12AńŖƧ13ľŜŭŰƐ14ĸƮƳǁǜ15QŊŬſƤǍ16gĻŗŶŽ17ĴŋŧǨ19VŲƷ20ňƵ21Š22Ĺ23Ő24as25b26ŵƢ27nŝşš29ņ31Ş46ő
~<wo	31 -27Y-24Ő-16ŒƳ-14O-13nwųƩǞ-12Ű-11kŪƙ-10xĹŠǍǎ-9oFœŚŜşŷƞǅǛǟ-8fltŏšƁƺƽǊǥ-7huGŔţŧŹƄƕƟƢƥƴƻ7DľŴƱǘǡ8TZĶ9Ĵƀƨƿ10ŃőśƶǐǢǦǩ11c12msĵǚ13ƃ14ŉŞƂƇƓǏ15BŭžǇǈǔ16Ƙ17Ŗǁǜ18MĿƦƵ19Ɛ20ŝưƸ21qrRX22ŗŽƬƮ23Lŵ24ŢǑ25ƝƤ26ǣ27ƑƗƧ28Wǝ29Q31SķƯ32ĸůƒ34Ŋ36Ļ37VŎ38Ʒ41U43ű49P
~<woo	69 -14Ń12g16j18Ƒ28Ƈ57Ɛ
~<wor	41 -18ľ-12w-11iTŎƤǩ-10rOYĸŏŒƩǎ-9nGHŘƖƳǍǘ-8kuxŔŧƨǂǢ-7aZŀłŐŚŪųžƭǊǟ7dzIJŖŞƯǙǨ8gBŃŌƚ9ŇŵƗǝ10NXŗǔ11ĺƦ12ĶŁ13Ŵƃ14Ǐ15Ǆ17ƑƒƸ18ň19ǐ20ǜ21Ŋ22ĻǇ23ǚ25Ƙ26ŭ28ķ29Rűǈ31L33Ƨ34W37V38Ǒ40ůƝǣ41Q42q43S49Ŀ54U61P
~<wou	36 -23Y-15Ő-14Ĺĺ-13q-12Ɓ-11Ƴ-10ŒŦ-9ŰǞ-8dOŁƙ-7oQSUŤųƠǅ7eķƈƑƖǨǩ8LłŘŶǔ9VŞƏƸ10ŀŉƀƪǡ11DƦƭ12AHW13BƱƿ14ĴŖś15ZľǘǦ16sŗƶ17mMĵŃŝǢ18cƨ19TŵƂƒ20ŇƓƗ21űǁ22XŊ23ž27ưƵ29rŽǝ30ĻƮ32ƤƬ34Ư35Ţ40ĸ47Ŏ48Ʒ
~<wow	75 -7Ŏ8ǀ10u11S12R13ű14Ơ15UŦ17Ţ21ő24ō
~<wr	59 -18ś-14ŝ-12ňƮ-9P-7ũųƯ7ĸŴ8JŎřƄǤ9K10ĹƍƬ11CǓ12ŉŗ13Ń14Ÿƃ15ĿŌǩ16ņƀ17Ťŵ18Ş20ž21w23ŐŜ24ǜ25b29ǚ40Ʋ45ż
~<wre	75 -10Ť-7ų12Ũ19Ŝ20ƃ22ƀ25ŵ60ż
~<wri	66 -19ś-11Ʈ-7Ư7oǆ8Ż9Jĸ10KŎřƄ11ǜ12w13ƍ14ŗŤƬǓ15ŉ17ŌŸ19ž22b30Ő32Ʋ
~<wro	71 -14ŝ-11ň-10P7bţ9qŴ10Ǥ12Ŝ13w14CƲ16Ť17Ĺ18ǜ19Ŀ20ņ21ǩ24Ş37ǚ
~<x>	84 13b26ƙ27ŕ
~<y>	88 26b
~<ya	73 -7ǝ7ŴƍƗ10HMŪ12aJ14Ɯƞ18ƒ22ƙ54Ƒ
~<yar	75 -7ǝ7ƍƗ8Ŵ10Ū11H14Ɯƞ19ƒ22ƙ56Ƒ
~<ye	42 -18ů-15Ň-14Ǆ-13CŐŦ-12sŨų-11Dũ-10ŉŷƼ-9lBņŤƒ-8aiŠŭűŲƯǇǒ-7tPňŬžƆƳǃ7kĵŀŚ8jw9ĶłńŻ10ŏŢƜƵ11fĽƋƸƾǤ12x13œƖ15ƞǣ16Ĵţǎ17ŴƟ18H19VŸ21Ł23ǀ24ŎŒƔ25ĺ26Ʃ27pT29ǉǟ30Ǌ31Ǟ32Ź33v35Ů36ƈ41dGSƅ43ƭ44őǅ48c58ť
~<yea	43 -18ů-14Ǆ-12CŇ-11D-10nŉũƼ-9lņƒ-8ĹŤŨŭųǇǋ-7iPŠűŲžƆƯǒ7qŚŜšŪƮƱ8ĵ9k10Ķ11ŻƜ12ŢƋƸǤ15œƟǣ16vŹ17Ĵ18Ŵ19ţŸ20HV24ǀ25ŒƔǎ27ĺƩ30pTǉ31d32Ǌǟ33cǞ34Ů38ƈ42Sƅ44G45ƭ46ǅ47ő59ť
~<yes	73 -8sBŦ14Ĺ15ŋ18ŏ19d24ł42Ŏ43Ł
~<yet	67 -12Őǎ-11ǝ8ŀƍƟ10wƾǋ11u12nƵǟ15r19f21j22xń26cŹƖ29v35ƞ
~<yo	14 -25ť-24Ť-22Ƈ-16źƆ-15v-14ŦŴ-13ơ-11ŷƅ-9Ǘ-7b7LŘŧŮůųƖƪƮǅǜ8UŰƀƒƬƱƳǦ9ŉūƂƟƠǏǤ10ņŌőƕƚƜƼƽǊ11sQƭƲƿǄǒ12GĴĺŻ13ewĹŖşžǑ14aĶŁŝƙǎǢǣ15kMWƘưƹƻǨ16SŽƥƵǖǚǛ17xIĽƢƫƶǈ18fKĻŏǝǠ19pCĸŃśżƯǕǡ20HZŊŢƁƴǁǐǞ21BŚƃƺǋ22ũŸǀǙ23nłƸ24Oĵǩ25mXƌ26jńŜŠ27dAļŀŵƧ28uzN29ƾ30gķľňǘ32TĿ33Ŷſ34Ǉ35ǔ36ŨƤ37V38Œ39FRƦ40iŐ41Ş44l47P57c62Ň
~<you	14 -25ť-24Ť-22Ƈ-16źƆ-14vŦŴ-13ơ-11ŷƅ-9Ǘ-7b7LŘŧŮůųƖƪƮǅǜ8UŰƀƒƬƱƳǦ9ŉūƂƟƠǏǤ10ņŌőşƕƜƼƽǊ11sQƚƭƲƿǄǒ12GĴĺŻ13ewĹŖžǑ14aĶŁŝƙǎǢǣ15kMWƘưƹƻǨ16SŽƥƵǖǚǛ17xIĽƢƫƶǈ18fKĻŏǝǠ19pCĸŃśżƯǕǡ20HZŊŢƁƴǁǐǞ21BŚƃƺǋ22ũŸǀǙ23nłƸ24Oĵǩ25mXƌ26jńŜŠ27dAļŀŵƧ28uzN29ƾ30gķľňǘ32T33ĿŶ34ſǇ35ǔ36ŨƤ37V38Œ39FRƦ40iŐ41Ş44l47P57c62Ň
~<ze	86 7ū10ŏ15ţ22ř
~<zer	86 7ū10ŏ15ţ22ř
~<zi	66 -8ű9Ŕ12ƅ29ƒ105E
~<zil	86 -9ű17ƅ38ƒ
~<zip	68 -7C9Ŕ108E
~<zo	74 11h16x19ǩ37ƙ56M
~<zon	78 22ǩ40ƙ
~<zoo	86 14h65M
~@da	63 8ĸĽŌ9sŭǉǟ10gƻǧ11ŲǙ12i13ǈ15Ń17R22ŵ41ǎ42k48L
~@day	63 8ĸĽŌ9sŭǉǟ10gƻǧ11ŲǙ12i13ǈ15Ń17R22ŵ41ǎ42k48L
~@mo	66 -12Ÿ-8Ŏ-7Œ9ĸŮ10kyƞ12V14ǜ15Ť21ť22ŕƟ23ƾ24d26Ź27pŃ
~@mon	66 -12Ÿ-8Ŏ-7Œ9ĸŮ10kyƞ12V14ǜ15Ť21ť22ŕƟ23ƾ24d26Ź27pŃ
~@na	53 -10ǩ-9ŴƸǃ-7Ťǌǝ7nǡ8bŜ9A11ƚ12apƢ13ľǒ14Ő15J16ļřǂ17ƨ18ǘ20s22iœƃ24o25ŦźƷ28t29ǈǤ36Ś37ĸ39Œ
~@nam	53 -10ǩ-9ŴƸǃ-7Ťǌǝ7nǡ8bŜ9A11ƚ12apƢ13ľǒ14Ő15J16ļřǂ17ƨ18ǘ20s22iœƃ24o25ŦźƷ28t29ǈǤ36Ś37ĸ39Œ
~aa>	90 -54ŏ10ŝ18ő78Ɓ
~ab>	73 8Ɠ9Ÿ12hťƻ20Ś21Ɖ38Ƈ
~abe	79 -11Ś15ǂ19ƽ21Ƽ26ƻ
~abet	80 15ǂ19ƽ21Ƽ
~abi	57 7ƐǊ8ƌ9ķƟ10Ư12hy13ş14ŗơǚ18ǌ19W21Ƃ26ƀ29ž33ǡ
~abie	90 16Ư20y21h
~abil	58 7ſǊǛ14şơ15ŗǚ18ǌ20W21Ƃ26ƀ29ž34ǡ
~abin	86 8ƻ11Ɛ14Ɵ15ķƌ
~abl	64 -13p-9qJǩ-8Ơ7Ɗ8INƩ9eśƉ10lƯƳ12ň14T15ƤƮ16ƥƷ18n23Ƙ24Ƨ29sM62X
~able	64 -13p-9qJǩ-8Ơ7zƊ8INƩ9eśƉ10ƯƳ12ň14T15ƤƮ16ƥ19n23Ƙ24Ƨ29sM58X
~ably	90 14Ʒ16l
~abo	41 -15c-14x-12ŗǇ-11S-10ǃǢ-9RŵǨ-8jFQńŐŒŕŧŬǅ-7sĻǐ7mĶĺƂƏƠƱ8ŨƎƲƴƺǂǝ9ŔšżƿǏ10uHVĽľŊůŶƸǋǗ11B12łŉƨ13hǌ14ņŖŲƔƶǁ15A16ļŤŴŹƞ17TƬ18pYĵŇťǜ19Ž20ōƍǄ21ŀǔ22rŝ23Ƴ25Ǎ26Ş29Ŀ33Ĺ
~abor	90 11ǎ15ǜ21ť
~abou	41 -14x-13c-12ŗ-11S-10ǃǇǢ-8jFRńŐŒŕŧŬŵǅǨ-7QĻ7nGĵĶĺƂƍƏǊ8mťŨƎƠƱƲƴƺǝ9ŔšżǂǏ10HVĽľŊůŶƸƿǋ11uBǗ12ŉƨǜ13hłǌ14ņŖƔǁ15AŲƶ16ŤŹ17ļŴƞƬ18pTYŇ20ōŽǄ21ŀ22rǔ23ŝƳ27Ş30Ŀ36Ĺ
~abov	80 -8ƣ15Ǧ21ĵ25ƍ51Ǎ
~abs	88 13ĸ18ƾ21Ž
~aby	69 -17Ƹ-12ǃ-11a-9t8Vƶ11d13ƻ14Ư17Ɲ20yĺ32Ŷ37uv38wx
~aby>	71 -17Ƹ-9t8ƶ10w13ƻ14Ư15v21ĺ24d25y34Ŷ39u41x
~abys	84 -14dǃ-13a7ƭ10V22Ɲ27v35w
~aca	75 28Ų36k47Ɵ
~acan	84 46Ɵ
~acar	90 34Ų
~acat	83 17Ɵ42k
~acc	56 -9Ŷǩ-8IƧƮ-7Z7ŔŪűƪǆ8Jž9aţǂ10e11A12Ļ13ŒŜųǕ14Ŵƒ15YĶťǖ16Ǘ17Ĵ19ǔ20B25ƃ28l29ř31Ǡ32ƹ40ż
~acce	83 -8Z24ǖ28ƒǗ43l
~acci	65 -8Ƨ8Ż9Ƴ10ž11ţ12Ŕ19ť30ƃ49ż
~acco	62 -9Ŷ-8Iǩ-7Ʈ9JŪű10ǆ11aeǂ14Ļ15AŒ16ŴǕ17ĶŜ18Yų20Ĵ23Bǔ33ř36ƹǠ
~ace	49 -12vWƪ-11ơ-10ŗŬǇ-9Sō-8ţ-7ZŜƝǄǈ7UƇ8Ǜǩ9ƚƲǙ10w11ļńƵǖǨ12ƆƈƤƬ13xƜ14ŃŏůƑ16şƟƢǅ17DƋ18ƅƌƥǟ19ƔƗǊ21F23G24Ɠƞ25HƊǌ26Ơ29M30ƦǢ31ǀǋ55Ɛ
~ace>	50 -12v-11ƪ-10ŗŬơ-9SōǇ-8W-7ZŜǄǈ7Ƈ8Uƒ9ƚƲǛ10Ǚ11wƵ12ƗƤǖǢǨ13xƆƬ14ůƑǏ15ŃŏƜ17şƅƢǅ18DƟ19ƌƥǟ20ƔƠǊ22F25GƊƞǌ26H30Mǀ31Ʀ34ǋ56Ɛ
~aceb	90 24ļǩ
~aced	80 -12ƛ24Ƌ29ƈ
~acem	79 -27Ǐ11Ɨ28Ǣ50Ɠ
~aces	82 -7W7Q12Ơ14ǔ15Ǖ28ń
~ach	55 -18ŗ-11ǩ-10Ǌ-8hD-7ŢŮ7Tơǡ8IĶƚƱǉ9Ř10Ƽ12Ɣ13LĽų14Ơ15Œůƶǋ18kqĺ19Ƒ22ĹǢ23ǝ24mP28ǈ29K32W41Ǐ
~ach>	60 -18ŗ-8hD-7ŢŮǊ7wZŠ8ǡ9TĹƚǉ10ŘƝƱ11K13Iĺ14Ɣ15LĽ16ůųƠ17Œ18ƶ20ǋ21k32ǈ36W
~ache	71 7P9ǜ10Ŷ14Ķ25KƑ31q32m
~achi	69 8ĺǖ9ƛ11U14Ƽ17Ĺ28P30Ǣ31ǝ53Ǐ
~aci	77 -10Ĺ12ǀ17ĺ22Ƶ
~acin	77 -10Ĺ12ǀ17ĺ22Ƶ
~ack	49 -13ţ-12Ŝ-10x-9ƗǢ-8adōŎŔ-7GĿŗƯ7œƝƲƾ8ŭŲƑǩ9Ǐǜ10Řŵƿǟ11LWőŒƫǣ12ƞƩǝ13hVŨŴ14żƙƷ15Hŏ16ƍ17Y19ňƓƪ20Ľ22I24ƹ25Šǥ26ť27ŮƛǗ38Ž56ǘ
~ack>	53 -15ǩ-10xţ-8ƗǢ-7dG7HƎƴƽ8rǒǘ9œƲƾ10ŭƑƝ11uŞſƍ12őŘƿǟ13Œǣ14Lŀ15Ʃ16hVǝ17ŨŴ19ƙ21Ʒ22Yňƪ23Ľ24Ɠ25I30ŠťŮ
~acka	77 -8ǘ13ş19Ų23W45ǥ
~acke	70 -12Ŝ-9Ş7űż11DŖ12ǩ14Ť20ƞ32Ǘ40Ž42ǘ
~ackg	86 9s23ǜ27ǩ
~acki	84 -7ō16H18Ž25ż
~acks	82 7wǘ9ƛ43ƹ
~acku	75 11Ɗ18ŵ24ƫ28ƛ30ŏ31ǘ
~acky	90 9Ɯ12Ɣ16ƍ
~aco	84 7ņŭ12ŶƮ13Ū14l16Ŵ
~acom	90 8ŭ13Ŷ14Ū17Ŵ
~acon	90 7ņ12Ʈ15l
~acr	85 12ů20Ƒ21ļ
~acro	88 13ů22ļ
~act	55 -12Ł-11JŒ-9ǩ-8ŗ-7ŪƁ7PŦƖǚ8ĻšƌƓǧ9RƕƢ11łřǀ12Q13ŏƇƐơƧ15dŖ17Ť19ŀƒǘ20Ň21ūǒ23Ǒ33K37Ǆ41Ǔ
~act>	67 -10ǡ-7Ū8d9Y10Ʃǃ11Ɩ13Ƣ15ŀř17ū28K29ƒ48Ǔ
~acte	90 13ū
~acti	81 -7ƁǓ13ǚ16Ǆ18ǀ21Q22ŏ33Ň
~actl	72 -11Ǎ7ŕ10Ņ11ŀ12š13dƕ15Ǆ19ơƧ23Ť
~acto	71 -18Ǔ-14Ł-13J7ǔ10Ŧ11ǧ12ƌǡ16ł17Ɠ27ǘ30ǒ36Ǒ
~acts	81 9ǌ32Ǔ
~actu	73 -12Œ7ţǆ9ŜŢž10Ś12Ļ13R14KP19ƇƐ23Ǆ28Ŗ
~acy	85 9Ž17ƻ39ƶ
~acy>	85 9Ž17ƻ39ƶ
~ad>	45 -16Ľ-14ŏ-13n-11SŴǄ-10Rƀ-9HƃƧ-8uUłŐƜ-7gGWŒŧƁƱƺǔ7eŅǚ8yƈơǕǙ9ĵŗŞŠũŹƻ10ŚūŭƑƗƲ11třƏ12ŝšŢŸǂ13ǣ14dBĺƤƼ15aľ17Ŗƛǟ18ŶŻƾ19ļś20NƳǜ21ƚ23ǝ24ĸǅ28ző31Ũ32Dţ35ƽ37ż38ņ
~ada	90 -12v-9œ11Ǒ12ǜ37x
~adb	85 26Ǝ
~adbo	85 26Ǝ
~add	55 -17S-13ŉ-9Ō-8Őœ-7ƃ7oZķƘǠ8nƗ9Šƽ10EǏǗ11A12ǌ13yǓ14cŷ15ǈǣ17Ƶ22ōŰǋ24G26ǧ29J40D45Ɓ50ƌ58Ǟ
~add>	73 -15ŉ-10Ō-8œ9Ʊ11oZ13Ǡ14ķ15Ǐ20cy27Ǟ31ō64Ɓ
~adde	79 -8ƃ8ŭǙǥ12Ɨ16ǈ21Ǆ22ƌǣ24Ǟ
~addi	72 9ŹǤ12Ǔ17ǧ18ǌ24Ǟ26Ƶ42ƌ
~addr	63 -18S-11Ǆ-7Ǟ7ƕ9F11n13EǗ15ǧ19ŷ20J26Ű31Gǋ48D
~addy	78 9gYǈ11Ľ13ŠƘ14Ǟ15ƽ16J18A
~ade	55 -14Ʊ-11ŇƊ-10ƈƻ-8ǩ7ņƽǑǟ8ǆǜ9mVŃ12kqz13Sƫ14ŧ15Ɖ16ƞ17yPĹǍ18xŶ20Ŕ23v24ƌ27ŠƇ33ź36ĺ
~ade>	58 -11ŇƈƊ-10źƻ-7ǩ7ņƾ8ƽǆǟ9ǜ10Ń12ƌ13z14ƫ15qvSŧ16mƉǍ17ƞ18Ĺ19PŶ21Ŕ25x29ŠƇ38ĺ
~aded	84 -8m16V24ky
~ades	71 -12Ʊ-7x10Ǒ12v18ƌ60ź
~adg	86 -21w20Ž26Q28Ǝ
~adge	86 -21w20Ž26Q28Ǝ
~adi	77 -13ū-7P7ř11u13Iǈ14Ɲ15B18jŮ20Ƶ29k
~adin	80 -13ū7Ŀř11u13I15Ɲ19jŮ31k
~adj	83 46ŧ
~adju	83 46ŧ
~adl	82 -11t11Ɩ18pǩ32Ń
~adli	84 12Ɩ19ǩ33Ń
~ado	78 -8W7ǝ8Ŵ13Ŀ14a15uŪ37ƚ
~ado>	83 8Ŵǝ15a16Ū21ƚ
~adoe	88 -9W15Ŀ19ƚ
~ads	72 -15ƈ7ŎŹ8ǖ9Ʊ12a14ŝ15ƽ18n22ł29Ɓ
~ads>	80 -17ƈ8Ź9ǖ10Ʊ13a17ƽ21n
~adsi	79 8Ŏ16ŝ32Ɓ
~adt	90 35Ǝ
~adt>	90 35Ǝ
~adu	86 -10ź7Ʊ16m31y
~adua	86 -10ź7Ʊ16m31y
~adv	72 34ǚ50B51A
~advi	72 34ǚ50B51A
~ady	65 -8ǈ-7ǅ7řŧǁǤ8vǞ9Ŝ11etǎ12pư13Ɩ16SĹŹ20o22Ɓ23Ɯ25ŏ36Ō
~ady>	65 -8ǈ-7ǅ7řŧǁǤ8vǞ9Ŝ11etǎ12pư13Ɩ16SĹŹ20o22Ɓ23Ɯ25ŏ36Ō
~afe	68 11Ķ14Ƙ26ŽƎ57Ǚ
~afe>	83 -7R12Ǝ17Ƙ32Ž
~afet	71 17Ǝ62Ǚ
~aff	73 -14Ş-9m8ǔ10Nůǋ15M16Ƥ17Ż28ǜ33ǈ34X45Ǉ
~aff>	81 -15Ş31ǜ37ǈ50Ǉ
~affi	86 -10m-7O12ů13ǋ15N21Ż
~affo	85 -7Ĺ10ǔ19Ƥ40X
~aft	54 -13Ř-11ƭ-8quvŇ-7BŃ7eVŰƕǝǟ8iľƧ9jţƈ10ĴƅƋƩ11Ǥ12tJUǢ13Ļ14gEŢǎ15wŜ16ťƷ18y22ķŦ23zƯ24ƃ25LƳ30Ũ47ũ
~aft>	88 13e19Ĵ
~afte	55 -13Ř-11ƭ-8quvŇ-7BŃ7VŰǝǟ8ľƕƧ9ijţƈ10ƅƋ11ƩǤ12JǢ13tU14EĻŢǎ15gwŜ16Ʒ17ť19y22ķŦ24zƃƯ25Ƴ26L30Ũ48ũ
~ag>	88 -29I-7n14Ɯ81ū
~aga	60 -11ĸ7ƚǄ8Bƿ9rƖ10Ŝǡ11o12kZ13ń14t17Y18L20ƪ21Ŷ27ň28Ɠ29Ɨ34ũ
~agai	60 -11ĸ7ƚǄ8Bƿ9rƖ10Ŝǡ11o12Z13kń14t17Y18L20ƪ21Ŷ27ň28Ɠ29Ɨ34ũ
~age	41 -18Ɖ-12ƠǏ-11ĴŊũƗǃǊ-10ĺŪ-9Ň-8aoĿňǑ-7qsBUŀŌŘţūŴƢǍǐ7ZŸƃƑ8KńŠƨ9šŭǣ10ŒƘ11Ɲǝ12ſƬǢ13ƁƧǚ14TśŦŮǈ15ŏŲŹ16fź19ľ20ƈƓơ21ŗƔ22WŰƛƮǌ23Ɔ24űƕ25Ťƚǥ26ƭ29Ś33pƀ34ƥ35žǉ38v41Ŝ45cņ
~age>	44 -19Ɖ-11ĴŊƠǏ-10ŪƗ-8ņŇŜũơ-7oqĿňŌǑ7ŤǓ8ǒ9xZĹľśŵŸƑƳ10Kźƨ11TšŰ13ǝ14ſƝ15Ƨ16ŒŮƁǚ17ƕƬ18ŏǌǥ19ŚǢ20Ŧ24ƈƓƚ25WŗƛƮ26ƆƔ27ű29ƭ32ƀ37p38ƥ40ž55c
~aged	80 16ş25Ű29f39Ť
~agee	90 21ƕ
~agem	85 17Ƙ24ơ
~agen	64 9ſ10Ǟǧ19ľ20ń77ņ79Ŝ
~ager	70 8ƀ9hǌǜ10ơ12ŭ14ź17vŹ32ǈ
~ages	69 -18Ǎ-14Ǌ-8xĹŖ8ǜ11śǣ17ŠŲǥ18ơ21ƃ32Ś57v63ǉ
~agg	81 7Ǔ9r11R17Ņ21i24ǡ
~aggr	88 8Ǔ26ǡ
~agi	82 -10D15Ű18Ƴ21Ŏ23Ũ
~agin	84 -10D15Ű19Ƴ24Ũ
~agl	90 7Ǝ29h
~agle	90 7Ǝ29h
~agn	83 11ƽ13D34Ƽ
~agno	83 11ƽ13D34Ƽ
~ago	77 -11Œ-7ǅ11ĺ13uƴ14G15f16Ľƈ42ť
~ago>	77 -11Œ-7ǅ11ĺ13uƴ14G15f16Ľƈ42ť
~agr	77 -11q-8ǂ7Ƣ10ǌ13Ư14B16Ĺ18r20Ł30Ǔ51ǩ
~agre	78 -11q-8ǂ7Ƣ10ǌ13Ư15B16Ĺ19r21Ł26ǩ27Ǔ
~ah>	70 -12ŉ-8Ǌǩ-7ƅ8cŏŖŵƄƉ9ŐŰ10ŚƁ11ŞŴƔ12Ż13Tĸő14ŊŢ17vw
~aha	76 9ǘ10hpļń11HŰ12tŒŜŞƲƴƾ18ű
~aha>	76 9ǘ10hpļń11HŰ12tŒŜŞƲƴƾ18ű
~ahe	76 7ř8aŚ9Ň12yƲ17ľ27Ş29Ō
~ahea	76 7ř8aŚ9Ň12yƲ17ľ27Ş29Ō
~aho	88 15J16K30ų
~aid	52 -9RƠƮǩ-8ĻŀŐ-7ŁŤƬ7fqŇŎŲƛƫǖǚ8Oǅ9tTŉŔƢƱǑǜǨ10dƏǉ11Gƭư13cVĴķƒ14yZƃ15ţŦ18ƶ20ƥ21ƴ24Ɣƕ29B33Ŀ36Ŭ
~aid>	52 -9RƠƮǩ-8ĻŀŐ-7ŁŤƬ7fqŇŎŲƫǖǚ8Oǅ9tTŉŔƢƱǑǜǨ10dƏǉ11Gƭư13cVĴķƒ14yZƃ15ţŦ18ƶ20ƥ21ƴ24Ɣƕ30B33Ŀ36Ŭ
~aig	74 -8Gǝ-7Y8oƼ9Ţǎ10ňǧ13Ŕ15ų17š18ű20ŀ23ő26Ĵ
~aigh	75 -8Gǝ-7ť8o9ŢƼǎ10ňǧ14Ŕ15ų17š20ŀ23ő27Ĵ
~ail	53 -9Ɯ-8Aľ-7q8UĴťƄ9Ǐ10ŭ11Ǖ14ļǧ16E18Ǆǐ21sŘ22ś23ƈ25ƀ30Ľ33ǘ37DK44ƚ71J
~ail>	55 -9Ɯ-8ľ7nǍ8ť9Ĵƈ10D12Ǖ15ǧ17E20śǄ23Ř26ƀ29ǘ32Ľ40K46ƚ74J
~ailb	90 10ż13ĸ17D
~aile	80 -11Ɖ-10A10K12Ś13ƈ14Ƅ15ļ16Ǐ29ǐ
~ails	85 8ǘ9ƈ10JǗ11Ɣ
~aim	58 -10Y8Ņ9Ŕǣ10ǚ11ǜ15Ǜ16ľ18ũ19Ŧ33Ř36ť38Ť43ŧ54ţ
~aim>	61 -10Y10Ņ11Ŕ19ũ20Ŧ26ţ32ŧ36Ř39ť45Ť
~aims	71 12ǣ15ǜ17ŧ24ľ43ţ
~ain	51 -14ŷ-11ĸƟ-8ǩ7ƿǝǡ8oZńǋ9tU11ƙ12Ƒ13kLQŜźǕ14ŶƉ15ľŔŖƪ16ųǜ17BƊ18Ŋ20ů21Ɨ22Ɠ26ũǙ30Ş35Y37ň39j43Ǆ54ƛ
~ain>	56 -16P-13ŷ-11ĸ-9Ɵ7ſƑƖƸƿǔǙ8ŖŞ9ǋǝ10ko11BUƊ12t14ų16QŜ17LYƉ18jľŶǕ22Ŋ23ů26ƓƗ28ũ29Ǆ33ň40ƛ
~aine	79 11ǘ12ňŔƺ14Ǜ15Ŗ25P
~aini	79 -7ǧ28ź33Ǚ36j
~ainl	86 11ų12Ŵ14ǖ19ŭ
~ains	66 7kǣ9łǄ10BƊ11rǡ14Z15ń16ƙ25ƛƪ
~aint	76 8y10Ƒ11ǁǃ12Œ13q16Ǆ28ǜ36Ş
~ainy	86 40Y
~air	60 -10ǆ-8Ĵ-7Ƣ7Ľ8ļơǈ9PŔǀǌ10Uũ11iĸŀ12ĵŧƆƊƋǄǖ13Q15ǃ16Ň20ƜǍ21Ƥ22ŉƝ24Ŧ25ǋ26Ǒ
~air>	66 -10ǆ-7Ƣ7NƸ8Ľ9ļǑ10ơǈ11PŔǌ12U13iĸŀ14ĵŧƋ18ǃ19ŇŦ25ŉƝ
~airb	85 39Ɯ
~airs	72 -7Ɯ9ƛƥ11Ŧ15Ɔ17ƊǄ21Ƥ22Ǒ25Ǎ32ǋ
~ais	69 -10E-7Ŧ8ŗ11ak18ƒ19Ơ25l27œ28Ŕ39Ƙ41Ư
~aise	69 -10E-7Ŧ8ŗ11akŔ19Ơ20ƒ26l27œ29Ƙ42Ư
~ait	75 -7Ʒ7Ķŏŧ10gŪ11ǜ12rĺ13ǧ15Ǐ17ŵ21Ń22sŚ
~ait>	78 8ŏǧ9ŧŵ11Ū12ĺ13r15Ǐ22Ń23Ś24s
~aiv	88 -10ơ-8ƀ10ǌ22Ǔ26ſ
~aive	88 -10ơ-8ƀ10ǌ22Ǔ26ſ
~ak>	67 -19ƈ-8Ɯ7ŰǤ8mO9X10Ɛƽ11Śƛ12k13Ũ14Ƒ15ŏ16DšƉ17Œ24N25Ť27Ǝ29ũ
~ake	45 -19œǩ-16r-15Ŷ-13yĺŷ-12ŭŮ-10ŔƊǇ-9AŖŗƆ-8iƒƠƷǗ-7oĴĹľŤŦǅǉǑ7ŪƗǀ8gśũƯ9MPőƟƳ10ųƮ11ƙ12zĻŧ13sƋƖǌ14kǊǛǞ15ņňǨ16Bǁ17ŠƤ18ŹƓƝǒ19Łƛ20źƬǂ21Əƻ22ƧƱǚ23ǖ24ķŢ25ŇǄ26Ŀǘ27c28T33Ũ38Ŏ40ů48ł
~ake>	47 -22ŀ-19Z-17œ-15r-13y-12ĴĺŁŶ-11ŭŮ-9ŔƆǇǩ-8aAXŜ-7iŖƒƠǗ7Ń8M9ƗǀǨ10gņőśƟǁ11PŪƮƯ12Šƪ13Ɲ14zĻŧźƖǌǒ16k18BƏƤ19Ɠ20Ź21ň22Ƭǂ23Ŀ24ƧƱǚ26ķŢƻǖ28ŇǄǘ29Ũ30c32T37ł41Ŏ43ů
~aked	90 12ş28ƛ
~aken	76 -13Ɗ-10ŷ-9ƪ9ũ10Ĵ12Ũ14ƛ17ź36Z
~aker	77 -12ǩ-7Ų11xƝ17a20ł27sƋ30Ł
~akes	65 -7ň7Mųƃǣ8ĿņŠƏǒ9ũŴǨ10OŝſƵǁ11Ŝƙ12X17Ƴ20Ł21Ǌ22Ǟ25ŀ
~aki	69 -8ň-7Ÿ7Ų8IƄ9łŽƝ11tŭ12Ǡ16Ŭ17Z18ǌ21a22ǩ30ơ39ƻ
~akin	69 -8ň-7Ÿ7Ų8IƄ9łŽƝ11tŭ12Ǡ16Ŭ17Z18ǌ21a22ǩ30ơ39ƻ
~aks	74 -8ǩ-7Ƌ12ơ14Ɯ16ǝ17š19Ƒ21ƥ22Ɖ43ƛ
~aks>	74 -8ǩ-7Ƌ12ơ14Ɯ16ǝ17š19Ƒ21ƥ22Ɖ43ƛ
~al>	41 -30ŗ-15C-14ơ-13Ť-11Ŕžƻ-10zţƜ-9ŲŶ-8iŖŝŞųƝǇ-7xXĿŏŒŪŹǅ7ľŕƈƏƞƹƽǃ8IķŊǂǡǦ9lPĹŵƦ10Ƴ11ŅŦ12EŀŢǔǥ13ƢƸǆǉǓǗǚ14Tǎ15ĻƀƐ16Ƌƴǧ17AWŐ18Łƾǁ19ŭƿ20ƗǍ21fƼǌ22ƉƘ23eQǩ25ƃ28Ɓ34Ǆ47Ŝ58ư
~ala	66 -9Ə-7Ǘ8l9Ǎ11Ƨ14Ʈ16Ʀ17uZ19Wū24ǉ25T26Ɣ54Ǝ
~alan	83 -9Ǘ22Z35Ɣ
~alar	68 -9Ə9Ǎ11Ƨ16Ʈ17uƦ19W25ǉ27T56Ǝ
~alc	71 34ƿǛ
~alco	71 34ƿǛ
~ale	63 -11ŮǓ-7ǉ8bHŠǨ9Ɓƿǔ11LƗ12Ǖ15CƄǠ16ƻ18ł20ŵ24ņƺ25ǖ27ƒǛ56Ǌ
~ale>	78 -13Ǔ11HǄǨ12ł14Ɨ35ƒ36ƺ
~aler	83 12ŠƁ16ƿ18Ǖ21Ƅ23ƻ
~ales	68 -12Ů-8ǉ10b11ǔ14ł17Ǡ28ǖ29ņ30Ǜ62Ǌ
~alf	66 -16a-15Ư-14b-9Ƹ-8QƦ7ŚƄƝ8uŗ9OĶňǝ10Ƨ11Ơǩ12pƊǂ13ƨ14Ƒ15q17tŮ21ǔ24rƢ26Ǩ34Ƭ44o
~alf>	67 -15Ư-8QƦ-7b7tŚƄƝ8u9OĶŗǝ10Ƨ11ǩ12pƊƠ13ƨ15Ƒ16q21ǔ24Ƣ25r26Ǩ28o34Ƭ
~ali	78 -9Ƙ-7Ŀ8ǣ12ŋŸ16Ş17Ŵ26ƾ
~alid	88 13Ÿ
~alk	53 -15ņ-12Ũ-9Ĵ-8Ƴǟ-7ĺřƫ7nBRŊƗƤ8CƆ9ƨƮ10ĵĻ11OZĹłťǠ12isvƷ13ŵǝ14Ňƣ15A17aŠżǄ18Ľ21x22Ťǔ24Ǚ25r26ń38N
~alk>	58 -18ǩ-15ņ-11Ũ-9Ĵ-8Ưǟ-7ƫǉ7syƧƽ8RĽƛǈǕǘ9ŊŖƤ10ĸƗ11nAĵňżƮ12ń13ł14ZǔǙǠ17ŵǝ18Ļƣ22Ĺ27Ť47N
~alke	72 -7ĸĻ8s9ƨ10ż11K13Ư14Bǔ15Ʒ25i27Š28Ǆ33r
~alki	68 -11Ĺň-7Ƴ7Ŧƨ8Oŉō9Ţƍ10X11hCĽ12cƆ18v19ńť24Ň25ǩ27a31x
~all	39 -22ŗ-17p-15B-14ŀŎǦ-13œǞ-12Ň-11ňőŝůŵŹǢ-10iuRVŠűƟƤ-9bQźƘƧƽ-8JOSūżſƈƉƭƮǑ-7crFŏƅƒƱƿǧ7afMTĵũƢƳƹƾǇǐǕ8WYŢǓ9ĴĿşƁƝǩ11ŁņƂƖǒ12IƐƜǖ13Ŭ14dPŋƫ15ķƙǋǍǡ16Cŧƞ17gơ18n19x20ō21sĹǥ22ZĻń23ĽǙ25kŐŖƺ27Ŝƌ28ƇƸ29ǃ31KǄ32oţ36ŦƗ37ł39w41L
~all>	42 -18Š-16ŗǌ-14RŔ-13ŎƮ-12ŝǦ-11BőŵǞ-10ňŽƔǢ-9clAœůŹǅ-8JOĸźƟƽƿ-7bipvSVľŇŧŭżƋƘƠ7yĴĹşŨŬŮŷǓǨ8qŏŖŘŴŶƐǩ9PĵĿǐ10nWƝƢƹǇǕǙ11YũƁƳ12ķƫǍ13KƂƙ14ơǒǖ15Ļ16ǃ17d18gxƸ19k20Ł21ǋ22swƞ23oƌ25ǥ26ō27ZŜ28ĽłǄ29ƺ33ţ37LŦƗ
~allb	88 27I
~alle	67 -10Ş-8pĺ-7ŏ9Ÿ10HN11ơ16Ʃ21oŐŢŧ27ń30ǃ31Ŕ35w
~alli	76 -8Ş7K11Ǆ12a35Ĺ38C
~allp	78 -9Ĺ8v9Ɣ11Ŧ13GŒ14Ļ15ķ23T
~alls	65 -9ơǝ-8ŏųƅ7ńǘ8Mşŧ9ƾ10ƻ11ƗǍ13Ņǡ15ťƜ16K17nƌǣ18ǌ20Ş25ŋ29Ǚ31Ő40Ƈ
~ally	59 -8ŀŃ-7pCŉ7WľƮ8ŭƯ9tKŧŽǡ10Ų11ņǅ12PřŬ13kǆ14ĸĺŠ15Ɩ16l17L18łƸ19Aƞ31Ŗ
~alm	75 -8ǘ-7Ɯ10ư12d14k16ţ21Ǖ40Ǚ
~almo	75 -8ǘ-7Ɯ10ư12d14k16ţ21Ǖ40Ǚ
~alo	68 -11Ɣ-9ƙ-8Dł-7tǩ8ŁŽƂ9iƆǀ11Š12Ʒ13CƧƲ14Ƶ15Ķ16s17Ŷ19n20ǈ21ǃ25ǟ30Ǎ47ƞ
~alon	70 -11Ɣ-9ƙ-7tłǩ8Ƃ9iŁŽ10ǀ11Š12ƞ13ƧƷ14Ƶ15Ķ17s20n21ǃ22ǈ25ǟ32Ǎ
~alr	64 7pşŽ8vEřƮ9Ũ10Kť11NŇŋǁ12ưƷ15Ź16Ĺ17M21Ŋ22Ɓ25iŏ
~alre	71 10vǩ13p14ư17Ź18Ĺ25Ɓ29ŏ
~alri	70 7Ĵŗ9EřşŽƮ10Ũ11Kť12N13Ňŋǁ14Ʒ19M23Ŋ28i
~als	72 -11ǐ-8Ɲ7Ő8wƜ9ƟǗǜ12Ǖ13mǔ14Ǡ16Ŵ20Ɖ27h28ķ33Ǜ
~als>	74 -11ǐ-7Ɲ8wŐƜ9Ɵǜ10Ǘ12Ǖ14ǔǠ21Ɖ29hķ34Ǜ
~alt	55 -13z-7p9ƀƴƼ10ő14x15Ǘ16Ǔ19ņ21W24Ɖ31ƽ38ƃ55ǂ74Ƹ
~alt>	80 -7Ŝ9ŵ30ņ36Ɖ
~alth	56 -13z-7p7Ǘ9ƴ10Ƽ15x22W31ƽ39ƃ57ǂ76Ƹ
~alty	88 13Ǘ20ő27Ǔ
~alu	62 -9ǖ7ƁƇƊƓ12ű16Ŏ19ƒ21ľƪ25Ƙ32Ǣ34Ʃ
~alua	84 8ƥ10Ɗ34Ƙ
~alue	64 -9ǖ7ƁǏ8Ɠ13ű17Ŏ19ƒ22ľ23ƪ34Ǣ36Ʃ
~alv	86 7ƛ15ũ17Ƌ19ű
~alw	77 -8n7Ɯ8Ř10ĸļņųǩ11V12ĵ20Ɨ27l
~alwa	77 -8n7Ɯ8Ř10ĸļņųǩ11V12ĵ20Ɨ27l
~am>	52 -11ŉ-10Œ-9ł-8X-7FGLQťƅ7qrxMŝƉƊ8JŇŌǌ9UŅǎ10cŤǄ11f12hĹņŊż13I14ő15Ǚ16ń17b19N20ōǘ22g25Ǉ26aiC33ǥ36ň38ǩ39ƞ45ǁ
~ama	63 -11Ĵ-8ƙ7Tƽ8lŨ9aƨ10Ƥ18ū20Q21ƛ22ƚ24z26ƀ29Œ31ž32Ŧ33ű34Ť
~ama>	85 11lT14aƨ25ū33z
~amag	65 -11Ĵ-8ƙ9Ũ22ƛ23ƚ27ƀ30Œ32ž33Ŧ35ű36Ť
~amb	88 -10ř11Ļ13ū14Ʈ20a
~ame	41 -15Ƹ-12Ĺ-11vſ-10uxŧƗ-9ƅǋ-8Şťǟǣ-7yňŝţŨƀƒƵǄ7ƨ8ŁŶƩ9dhķżƦƻǐ10Ƙƚơ11FIŃşƓƢǒ12iľœƃǠ13ĽřǗǘ14Ǔ15ŔƕƷ16Sźǂ17tAŐ18ŒƯ19ƾ20Ś21ŅũƎ23Q24p25Ƈ26ǈ29Ŝ30ļ31Ŧ32Ǥ33ĸ35b43a44ƫǃ51o75w
~ame>	43 -15Ƹ-12Ĺǌ-11ŧ-10vſ-9uxƅƗǋ-8Şǅǣ-7ňţťŨƒƝƵǆǟ7Fŷǧ8Š9ŔŶƛƩƻ10dķũżƨǒ11hǐ12IQŁŃƓƦ13iľœşƃǠ14řơ15Ľ16ƕƷǓǘ17źƢǂ18S19tA20Œ21Śƾ23ŅŐǈ26p27Ƈ30w32ļ33Ŝ34ŦǤ35ĸ39b41ǃ55a57o
~amed	66 -8Ʋ7Ƣ9ƚ10ǃ12Ŕ13wǅ17ǁ25ǌ26Ư46ƫ
~amer	77 8Ƙ10Ɲ21ũ47Ǝ
~ames	72 -15a-7Ő8Fǈ11g15o17ƫ19ǆ20Q29Ǘ49w
~ami	57 -10Ƣ-7ůż7qzƭǑ9AƸ11hǅ12FǇ13ư15ƻ16ŖƜƳ17ĽŨŪ20uƬǁ23ƶ24ƤƮ25y36n37ƽ
~amil	58 -10Ƣ-8P-7ůż7zĿƭ8q9A10Ƹ11ǅ12h13FưǇ16ƜƳ17ĽŖ18ŨŪ20uƬ23ƶ24Ƥ25Ʈ26y37n38ƽ
~amin	85 12Ǒ19ǁ20P23ƻ
~amm	88 16ǃǎ18ǘǟ
~amme	90 17ǎ18ǘǟ
~amo	69 -15Ǌ-7ő8EƚƱ9a10Ʀ11ž12D13Ŧǖ14Ɨ17X18Ɠ22Ƙ47ŗƬ
~amou	70 -7ő8ƚƱ9a11Ʀ12ž14ŦƗǖ18XƓ48ŗƬ
~amp	70 7ź8JƟǚ11ķ13Ɗǈ15Ű17şǁ36ƍ
~ampl	90 11J22ǁ
~ampo	75 14ǈ39ƍ
~amr	88 10Ŭ39Ū
~amry	88 10Ŭ39Ū
~ams	84 -16ň10ſ11ƨ14Ž19ǘ24g25ƻ
~ams>	85 -16ň10ſ14Ž20ǘ24g25ƻ
~an>	39 -25Ŷ-21ĺ-20Ɲ-18ŷ-17t-15ŹƢ-14Ų-12ŕŞ-11nTńŐǟ-10Ǎ-9vĽłǄ-8cfũƠƫƬƳǘǥ-7dBHSƥƨưƽ7ķŗŭźƞƴǧ8qJMōŻžƘǋ9ŃŉřƀƅƱƺ10ƁƔ11aYņŸǇ12NŀŮƧǉ13zXŇűƯƲǦ14Ɨǈ15IƄ16sVţ17bŌ18DWŎŚŜ19Ķƃ20Ŋőūǌ21ǖǨ22LOĹŬ23KŪ24ǩ25ƣ26ľ27Ƃ29ƪ31śǆ32ƕ43A
~ana	70 -18Ǎ-8Ũ9ǌǜ13ƹ16ƿ23ŵƮ26Ŕ28Ƴ33ǈ46ơ
~ana>	90 17ƹ22ƿ
~anag	72 -18Ǎ-8Ũ10ǌǜ24ŵƮ28Ƴ34ǈ47ơ
~anc	45 -18Ƹ-12Ǆ-11Ĵ-9Ɗ-8a-7uŵǔǗ7fprXZŞŪƘǩ8qBŊŚůſǤ9Ǩ10ŘǒǓ11ĺƆƑƬƴ12şƦƩǠ13ŁŦƭ14ŏţƃ15Pľƕƽ16ĸŬƁ17ǥ18ŐŒƳ19Ƅƙ20Wņ21Ƶǌ23Ƽ27Ɣ32A43š
~anc>	90 -11d-10Ľ10f16o18p21q
~ance	46 -18Ƹ-11ĴǄ-9Ɗ-7ŵǔǗ7ZŪǢ8rXŊŚŞůǤ9ſǩ10ŬǨ11ĺĽŘƴǒǓ12şƬ13ŦƦƩƭ14Łŏ15Pţƃ16ľƽ17AƁƕ18Ƴǥ19ŐŒ20Ƅƙ21Wņǌ22Ƶ24Ƽ28Ɣ45š
~anch	85 15ǋ24Ɔ29Ƒ
~anci	76 9ǃ10Ŭ12ƮƯ18ĸǠ19B26A
~and	29 -40ǩ-18ŵ-17Ʀ-16ǋ-15ŉű-14Ņ-13Sŝ-12jũ-11ĴĽƒƧ-10ļŏšŲŶŸƄ-9ŰƙƞƸǟ-8KVľŃƣ-7HƱƹ7cghmņőŘŬŹƇƳƻ8ƊƑưǀǍ9FŐřūƁƃƋ10qIƀƂƉ11nTŜżƗ12efĸńƎƿǁǕǙ13BŁƛƯ14DŭƔƶǠ15rPŧ16J17ZŖǂǐ18ōǘ19pŴǃ20dWƫ21ŦǛǜǞ22vĹŚŷǈ23Ʒǌ25osC26wŒų27tǏǖ29ķǚ30ƺ31Ǉ36aƨ37Ū
~and>	30 -32ǩ-17ŵ-15ǋ-14ŅŨűƦ-13ĴŃŉơ-12S-11jY-10ĽƒƧ-9ļŝšŰŲŶŸǓǟ-8KŔƙƞƸǔ-7HVľũƣƥ7zENĻŚūƇ8hmŁőƻ9gņŖŘşŹƃƊư10nƂƋǀǍǥ11PŐƀ12rżǂ13efńŴƎƗƿǁǌǙ14TƛǕǠ15BDŦƯ16Ʒǐ17pJ18ŷƔǖ19oō20Z21vWǃ22s23ŒƫǚǛ24Ǉ25dǞ26Ĺ27C28tw29ųǏ30ǈ31ƺ33ķ34ƨ40Ū41a
~andb	86 11ƶ13x27ǜ
~andd	86 7Ǔ9ǅ10Yś15Ƙ
~ande	84 -17ǌ-10ũ11ǝ12Ŕť13Š14ųƁ18Ŭ21Ŧ
~andi	82 -8ƕ9Ǔ12Ŗ15Ɖ16Z18Ǣ23Ƒ33Ũ
~andk	90 10k22ƶ
~andl	59 -15Ƅ-11ǩ-10Ś-9ş-8Ɣ-7ƕ8YŖƲ10sŃǖ11ǈ13Ł14Ǡ16I17ƠƷ21c22ĸ23Ŝǜ25F30ơ32ŧǘ44ǌ
~andm	84 -10Ǩ-7Ƣ10n12ǔ18ŷ21Ư
~ands	67 -11dQ-10s9ĸ10Œ11ƨ12PŚ13ǂ14q16t17ǚ18prǓ20ŭǇ22Ǆ26o30Ŵ
~andy	77 -8ŏ-7ǥ8v9ŭ10ū12M14ǖ15ř39Ś
~ane	68 8CƉƋ9ƙ12MǏ14Ǣ15Ɓ20Ǜǩ26Ʃ32ǀ33ƚ44D
~ane>	77 -12ǩ9C11ƙǀ19ƚ51D
~aned	88 16Ǐ18Ǣ26Ǜ
~anen	88 34Ʃ
~aner	88 8ƛ17M20Ɓ
~anes	84 22ƚ30ǀ
~ang	53 -10Ɖ-8ť-7Pǘ7lqĵňśƛƷ8ƃ9buZ10IŰǞ11Ŏǩ12Ɯ13Ŷ14KĻŇ15TŞƧƸ16ų17Ǖ18iŢǀ20ĺŀ26ũƑ27Ŕ35VƵ
~ang>	75 9IƑ11V13lŰ21Ŷ24ų28ĻƵ36ŀ
~ange	57 7ƺƻ8Ʒ9qĵƃƛ10uű11V12Ƹ14ƜǞ16KŎ17T18ŞƧ20ǀǕ21Ň23Ŕ25ĺ29ũ
~angi	73 -12H-11Ɖ9aŔ10Ʈ11t14Z17Ƶ20Ţ24V30iƑ
~ani	66 -8V-7T7rĺĻŵƿ8ō9Ɖ10şǈ11ŀ13Ƌ14mņ15ƌ17ǆ19u22ńƜ27Ţ30ǩ32h
~anie	74 -9V9ƿ13ŀş16m26ń31Ţ
~anim	85 47h
~anin	84 -9Tǈ8Ƒ10rō11ĺ28u31Ɯ
~anis	90 13Ɖ19ņ21ǩ
~aniz	90 11Ļ18Ƌ24ǆ
~ank	62 -20ř-13ĶŁ-8B-7Ũ7aAķǜ8gX9Zƴ10mHļƅ11Ƌ13t14Ƅ19ľ21ĵ22k26Y27Ĵƙ30e31Ŭ54ƕ
~ank>	66 -21ř-13Ł9X10Z11mļ13Ƌ15Ƅ21ľ29YĴ31Ŭ33e54ƕ
~ankr	88 31ĵ
~anks	76 -16Ķ9ǜ10aķ12ƴ16t28k33ƙ
~ann	64 -14ǩ-12u-7Ǡ7Ǟ10TƩ13ŞǉǊ14Ƥ15Aǀ16wVŮ20HƯ23ƌ26ĸ44y
~anne	82 -15u-7Ǡ7ĸǔ14ǀ21A25y
~anni	74 -10ǩ10Ǟ13ĸ17Ƥ19V24H27ƌ29y
~annu	76 8ƪ13T16ǉǊ19Ů
~anny	86 11Ɯ15Ʃ30Ư
~ano	71 -13ş-10h-7Ţ9ż10Cō11Ź13vIŶ14Ɲ18HŐƴ22Ǟ27ŴƟ30ŵ38y
~anot	72 -13ş-7Ţ9ż10ō11Ź13vŶ18Őƴ19H20I22Ǟ27ŴƟ30ŵ38y
~ans	58 -9P-7Ư7YƕǛ8BKŵƪ9lĻ10Ŕű11Vǘ12ǈ13H18Ʊ19Ʈ23Ǟ25ĺ28k31ǚ37Zŉ56ǐ
~ans>	60 -8P-7Ư7ƕ8B9ƪ11V13ǈ14H19Ʊ20Ʈ22ǚ24Ǟ27ĺ30k39Z46ǐ
~answ	79 10ľ12K13Ļ14Ŕǚ52ŉ
~ant	43 -22ŗ-16Ś-14Ʀ-12ř-11rNŦ-10ŘŞ-9ŁŖƠ-8cmxĸłŏŭŲƒƤƥ-7nYŔŜŧƮƹƿ7ŴƵǚ8yƃ10oŊƁ11bOVŀōŝžƣ12FƘ13BJſƀƗ14Ɯǁ15Ńŕ16ǌ17ALSǧ19KĴĹƂ20MǠ24XľƟƫǓǩ25ŉƄƏƬư28ơ29sŌ33ƭ35Ļ40ƶ41Ʊ
~ant>	44 -22ŗ-14ŚƦ-12ř-11rŦ-10NŘ-9ŁŖŞƠ-8ĸŏŵŹ-7cmxłŜŧŭŲƒƤƥƮƹ7FŒŰŴƯǨ8ǚǧ9ƃƵ11oVŊƁǓ12bĹŀŉŝžƣ13SŃō14yBJſƀƗ15Oǁ17ŕƄǌ18AL19Ɵ20ĴƂƏǠ21KMơǩ24s25Xƫ26ľư27Ƭ30Ļ32Ō34ƭ38Ʊ42ƶ
~ante	83 -8ǩ10G11ƍ15Ǟ28ŉ
~anti	84 -10y8ŉ9ŵƱ14Ļ15kĹ18Ƙ
~ants	73 -10ŉ8SŶ9fFƟ10sļƏǟ12Ź13ơ14Ƅǩ17ǧ23Ǔ24Ɯ
~anu	86 15Ƈ21Ǚ30Ǆ
~anx	88 21Ƽ29Ŀ
~anxi	88 21Ƽ29Ŀ
~any	31 -20Ɨ-18ž-16Ɓ-14UĺƠƷ-13fĴņŒŨ-12isFœƀƃ-11awAŵ-10dCLRĻŀłŊŗŰǖǝ-9ĸĽŃŎŘƞ-8blpJŬźƅƬƶǉ-7oDĹőŴŶƫ7ǘ8Ǝǡ9jWŜųƉǅ10VŁŞŪƂƭǦ12ƾ13ŧ14ŔũƚƽǛ15ĶŖƄƋƍƐƑƢƳǓǙ16ĵŐŹƨǍǩ17ŉƟǆǎǣ18gZǗ19HķŏƣƦǋǜǞ20ƥ21ƼǄ22ƌ23kmƴǨ24ƘǇ25ń26ŝƱ27şŷƻǐ28ǂ29Ƹǃǔ30ż31Ɯ32n33ƿ34ţƝ36ƹǑ37ű38u39šŻǀ43h47Ų
~any>	34 -19Ɓ-17Ɨ-14Ŗų-13UžƃƷ-12fi-11sņňōŒƀƠƯǟǢ-10Ĵœ-9dFťŨƞ-8awNĺĻŊǖǥ-7pzĿŁŇŘŦŰŵƬǍǝ7YŮƥǡ8ŋŕƆƋǤ9ƔƢƱǈǜǞ10ŉŸƘǓǗǨ11yĵƐƑ12ń13jHşƎƼǅǙ14ĶŪƉǐ15VŞƣǩ16Wƪ17gƾǎ18ŷǦ19ŧżƦƴǂ20Ɯǆ21ķƌ22ŐǇ23nǀ24ţƻ25Ƹǋǔ26ŝűƿ27ǃ28mǄ29Ź32ŻƝ36Ų37Ǒ38ƹ39u46h49š
~anyb	56 -16ƪ-12Ǐ-10Ź-9ƿ-8ƉƦ-7Tĵ7ŔƂƋƧ8ƈƟƢǘǙǜǢǩ9z10ǇǑ11ŝŤƣǗ12nuŁ14ŏŜųŷǔ15hƓ16żǛǡ17Ų18Zńǣ21ƴǨ22ƜƯ24Ǎ31Ŗ
~anym	83 -8Ş7zK11ŝŦ13ű20ť30ƭ
~anyo	63 -13Rƈ-8ĿŸƪ-7ƴǈǦ7ǣ8şǛ9ƂǘǨ10ƜƢ12nŷ13Ɖǩ14Ʊ17ƯƳ18Łǜ20Ǣ21ǐ24Ɵ27ų29Ŗ
~anys	78 -8ŗ8Ņ9Q10ŔǍ12ľ13Ǧ16ǐǟ18ǃ24ǥ
~anyt	50 -13ǩ-9Ɖ-8yJ-7ŋž7ķĿƜ8BşŲżƌǍ9ZƲƻǕ11ŔƝƱǏǓ12kƑƦư14ƳƸƽ15HŇ16ĵűǀ17ƚƨƼ18g19ŏũŻ20ǂǞ21ŉ23ƄƍƘ24ƥƿ25ōţ
~anyw	75 -9ǘ7Żƛ8ǀ9Ƥ11ǥ12Ƌ13Ǘ14ń21ş28k30ň
~ap>	69 -8Ō8Tţ9Ŧ11ľƵ12Ż14ś18U23ƭ24ų28ŕ34š65Ɓ
~apa	61 -11Ɲ-9Œ-8ǧ-7ƛ10Ű12v14G15Ǎ17Ɯ18Fƞƥ20Ť21Ɨ22D24ơƢ25Ơ28Ƥ34ƣ
~apar	61 -11Ɲ-9Œ-8ǧ-7ƛ10Ű12v14G15Ǎ17Ɯ18Fƞƥ20Ť21Ɨ22D24ơƢ25Ơ28Ƥ34ƣ
~ape	60 -8ǈ-7xŜƈ7Ŵ8Q9œǗ10ǆ11oCƢ12ľ13JKǃ15ŠǠ16ķƉ19Ʋǒ22v23Ņ26Ƹ32ű33ƹ40ŋ47Ś
~ape>	71 8ǂ10Ŵ19Ɖ31Ƹ35ű39ŋ40ƹ
~aper	66 -8ǈ-7xŜű7ƇƖ8ś9iQ10Ǘ12oǆ13CƢ14Jœ15Kǃ17Ǡ18ķ21Ʋǒ25Ņ26v52Ś
~apes	85 13ű20ľ25Š
~api	85 14ŋ15Ʊ29Ǆ35ǩ
~apin	88 14ŋ31Ǆ
~app	48 -13ŀ-11ų-10k-9Jőƽ-8V-7zķƦ7ŃŇƨƵ8Uƫ9BYōŞƄƿǝ10ţƳƾǩ11Ŏ12Hſƒǘ13iŚ15ŗǔ16ĿšƮǣ17Ƨ18Ŷ20ƛƷǨ21ť22Ļ23Ƙ25ĺ26Ž27Ťǖ30ũ31ƴ34ŝ42Ų
~app>	69 -13ų9ś13Ŝ15Ƅ18ƴ23Ś33ǖ41ŝ42Ž43Ų
~appe	52 -11ŝ-9kJŁ-8ŀ-7Vƽ7Ĺǩ8HƜǚ9iŃ11YŇƨǝ12ō13ţƫ14ŗſ15ǘ17ĻƳǔ19šǣ20Ʈ21Ŀ22Ƨ23ƛƷ24ťǨ29ĺ31Ť36ũ
~appl	78 9ǀ10Sǩ12ŗ13ƿ15Ō37ƴ
~appo	86 10M11Ǘ14ǖ16ŵ22ƾ
~appr	76 -9Ƴ10i11Ŋ12Ů14Ŏŝ17Ł23B24ƒ41Ƙ
~appy	72 8H10dŧ11Ļ14ƞ17U27Ş37ŝ40Ŷ
~aps	74 -15ŏ8Ƙ9ƚƛ11ŗ12Ş28Ž74š
~aps>	85 -17ŏ9Ƙ10ƛ11ƚ13ŗ14Ş33š
~apse	79 48š
~apt	84 -7Ǐǩ8E11Ū12ƿǗ15Ś21Ɲ
~apto	88 -7Ǐ13Ǘ16Ś22Ɲ
~ar>	38 -23U-21ƒƕ-20Ő-17Ǆ-15ŝ-14Ş-13bnƗ-12ĹŢţŤſƵǂǡ-11jRŨƤƦƳƶ-10IŧƨƪƯǒ-9rtwŊƬƸǨ-8Śƻǈǋ-7yFPVŏƆƇƖƛƧǃǓǠǩ7xGYż8gSĴĽŠƂƃƔƩƭƹƺ9pǐ10ŦƼǤ11kƘƟ12ŉœƷǏ13TŒ14ƈơ15uǀ16cǙ17Ŀƾ18vƚ19şƊǅǛ20ňƅƉǉǎ22ŵƁ24dŰź25ů27ƀƙ28žǊǟ32ő34Ź35Ų37Ů39ťű42ŭ46Ŵ51Ŭ52Ŷ53Ū60ų
~ara	62 -10ƽ-9D7f8hū9Ť10Ɯ11Ƒ12ś13ş15Śƥ16ǁ17Ɔ19Ƙ22Ɲ23Ř32ǜ53Ű
~arac	90 13ū
~arag	68 -11ƽ-10D10Ť12Ɯ13Ƒ17ƥ18Ɔ28Ɲ59Ű
~aras	86 45ǜ
~arat	74 9f15ś17ş19Ś24Ƙ27Ř
~arb	78 -8ǅ8Ə10tő13ƙ17Ǎ26zŚ
~arbe	90 -9ǅ12tő20Ǎ
~arby	81 8Ə14ƙ27zŚ
~arc	83 9Ǉ11Ţ13ǈ18ǚ20Ɖ39D
~arch	88 20ǚ21Ɖ
~ard	50 -21ĵ-10ŭ-9Yō-8IŊŲǝ-7ňŬŵƝƨ7ũǞǟǩ8XŁńƣƴƹ9Ō10ažƒǙ11gź12bśŨ13ĸ14ŇƳ16Ľƙ17ǀ19ļ20ř22Ʋ24rĴƍ25UŐǗ29ZŜ32ƑƜ35e52Ƅ65ǖ
~ard>	53 -12ĵ-9IY-8ǝ-7ŊōŲƨ7dFŽƊǜ8Ťǟ9ũƴƹ10XŁǩ12aźžƒǙ13ŌƜ14ĸ15b16ŇƄƳ18Ľ21ļř23Ŝ24Ǘ26rƍ27ĴŐ28U30ǖ35Ƒ38e
~arde	82 17ƣ22g23Ũ36Ɯ
~ardi	78 8Ĺ12Ư17ś38Ʋ
~ards	66 -12ĵ-7Ɣ10Ŝ15ń20ƙ44Z49Ƅǖ
~are	32 -19ļűǅ-18Ɯ-16AƗ-14ŇőŤ-13tŔǥ-12œŵ-11ŹƨǏ-10ĽōŧƧǂǃǛ-9KŻƔǜ-8ś-7rţƊƍƐơƫǄǝ7ĵŁƑƻǐǤ8UĶŋşŶžƶǘǣǨ9yŭƁ10qŲŷƮǢ11uŏƷǔǠ12bĻŬ13TŖƤǇ14kLŝƃƢǀ15ųƟƬƱ16HłńŌŒƭǑ17ƆƏƹƽǈ18fjOĹľ19nERŃŢŪ20wǋ21PƸƺ22iũ23agQ25VŨ26Cǎ27xZƣǞǩ28ŗ29ĿƯ30v31ǟ33Ő35zF36l39ƞ41c42ǆ
~are>	32 -19Ŕ-18ű-17ļƜ-16ǅ-15AƗ-14Ť-13tŅŇǥ-11œŵƨǏ-10ĽŹƥƧƫǛ-9IKőŧƔǂǃǜ-8mōŻ-7rśŠţƊƐơƽǄǝ7ŁňŷƻǍǐ8ĵŋžƑǣǤǨ9nyEUĶşŭŶƁƶǘ10uŨƮǋ11jŏƏǔǠǢ12ĻƢƷ13TŖŬŲƚƤǇ14bkLVŃŝǀ15ƃƬƱ16ŌŒųƟƭ17łńƆǑ18fOĹƺǈ19RľŢŪ21wHPĿ22l23aiũ24gQƯ27xZƣƸǎ28zǞ29ŗ30vǩ32ǟ33Ő36F37C38ǆ39ƞ42c
~area	79 -20ƚ-13ő-9S-8ǩ8G14Ŕ16j25E26C30l39I
~ared	85 -12Ŀ-7Ų8ƺ16Ń18Ņ20ǁ41Ũ
~aree	90 -12H16q33V
~areh	90 12ǆ16Q28ǋ
~aren	69 -14ǂ-13Ƹ-9F-7Ơ10Ʀ14Š17ŷƥ48ƽ49u55z
~ares	79 9ƫ11Ƣ19Ə27n32Ŀ
~aret	86 14ǂ34ƹ
~arg	69 7ŕƱ8ĻƓơǤ9Bǒ10Ńƴǩ11ƿǔǙ12Ņ13Żƕ22Ł23Ơ24Ɔ33Œ
~arge	70 7ŕƱ8ĻơǤ9Ɠǒ10Ń11ƴƿǔǙ12ǩ13Ż17Œ22Ł24ƆƠ
~ari	68 -8u-7XĹ8Ʃ9Ÿ10ǉ12iƹ14ƫ15ńƟ16Ƣƿ17Ōŵ18h19łƥ22f25ƶ29U
~arij	90 17ƹ22ƿ
~arin	74 -7XĹ7gHŇ9TŲ13i17ń19ŌŵƢ20h21łƥ32U
~arit	82 30fƶ
~ark	64 -15D-8Ĺ7ŔźƍƔ8Ŧżǟ9GƠ10ķŒ11YĻ13ŭ14T15F17ǩ21H24h29ƒ65Ű
~ark>	71 -8Ĺǋ7v8ƍƔ10Ŧǟ11Gķ14Ļ18F21T24ǩ38Ű
~arke	75 -7Ƽ7Ɠ9Ŕ11FŰ14Y16ŭ26H36ƒ
~arki	85 -16D12ż13Ơ29Ű32h
~arl	77 -12d7ǉ9Ǌ10TŮ13R15Ŋ21p28C
~arly	79 7mǉ9Ǌ11TŮ13R
~arm	64 -9hSƏ-7RŢ7ĽƝǄ9ŅŜƶǍ12Ƙƻ13ŭ22Ǔ30ń31Ǒ32ő35Ő47j51Ǝ
~arm>	67 -9hSƏ-7Ţ7ĽǄ9ŅǍ10Ŝƶ11Ɲ14ńŭ15ő33Ǒ37Ő38Ǝ49j
~arml	90 32Ǔ
~arms	84 -8R17Ƙ19Ǝ21ń
~arn	69 -10Ɠ-9Ʒ-8X-7ǝǩ8m10sB22Ź24Ŏ28Ʈ32Ǚ38Ƒ46T49q
~arn>	76 -10Ɠ-8X-7ǝ8Ʈ12B25q27Ŏ29Ƒ30T
~arne	82 10m13s26Ź38Ǚ
~arni	86 15q23T25Ʈ
~aro	58 -13ǩ-10ƒ-8H7ŅşŭƎ8uWŧſƕ9LƱ10ƓƜǧ11lǁ12hƥ13Ƒǉ14Vĵ15nzƍ18tT20ń21Š22ŵ23C24s
~arou	58 -12ǩ-10ƒ-8H7ŅşƎ8uWŧŭſƕ9LƱ10ƓƜǧ11lǁ12hƥ13Ƒǉ14Vĵ15nzƍ18T20ń21Š22ŵ23C24s
~arp	83 -14D7Ɗ11Ŷ16Ū17ƛ22Ű
~arpe	90 8Ɗ18ƛ
~arr	55 -13Ɲ-8ǆ-7OǗ7bŜŝŞŵƘ8uWŘƫ9ƙ11őƢǣ12ŏşƄƦǃ13Z15ŲǏǚ18ŐŗƂǒ19o20ǥ22ǡ25Ţ30fǌ34ſ
~arri	67 -12Ƃ-8ǆ9ŝŦǣ10ŜŞƫǦ11uW13ǩ16ő17ǃ24o30Ő32Ţ38f
~arry	58 -13ƝǦ-8ǩ-7ŐǗ7ǐ8bƘ9Řŵ10ƙ13Ƣ14ZƄƦ15ş16ŏǏ17Ųǚ20ŗǒ22ǥ23ǡ29Ƃ32ǌ38ſ
~ars	47 -22Ő-16Ǉ-10n-9aŮƼǋ-8ŒŗƒǦǨ-7TǑ7Uľƀ8oŬ9ŝŰƔƱǔ10cĵżƹ11Ƃƅ12ŅŎ13ĶƋǣ14ōƘƸ16H17Ŵŷ18Ʃ19ş20Ǟ21ĺő22Ţ23Vťŭ24ţ26ǅ27Ÿ30ƈǐ31ŵ32G33Ū39S46ƭ
~ars>	47 -22Ő-16Ǉ-10n-9aŮƼǋ-8ŒŗƒǦǨ-7TǑ7Uľƀ8Ŭ9ŰƔƱǔ10cĵŝżƹ11Ƃƅ12ŅŎ13ĶƋǣ14ōƘƸ16H17Ŵŷ18Ʃ19ş20Ǟ21ĺő22Ţ23Vťŭ24ţ26ǅ27Ÿ30ƈǐ31ŵ32G33Ū39S46ƭ
~art	45 -14yŐ-13Řƛ-12LƝ-11cQŒƳƸ-10NťŮƉ-9gnŖ-8uHKĹŇŧǝ-7wzĸĻŗŬƀƄƩ7AńŞƋƐǓ8FXœſǍ9ŀ10RƏƢƤƥ11qtEGŨƗ12ŏŲŴƎƬǠ13ĺŕƨ14s15pƠǟǣ16COōřǨ17VŤ19o20Sƽ21UŃŌ22ƣǂ23ơ24ƼǇ25ňƘ27Ʊ28lǆ33ǩ39Ɯ41ǅ
~art>	52 -13yŘ-12L-11r-10Dť-9Ŗ-8ƛ-7qŐœŠŮƀƏƞ7JŝŤŨũůǈǌ8ƧƬǂ9vŹ10sAľƋ11ńŕǓ12XŞƱ13őſƎ14Eŀƽ15lř16dRŲ18ǅǩ20CŃōǟ21Ƙ27SV29U32ƼǇ34ň
~arte	70 -12t-9Ƴ-8KN7ż9d10Ń11Ʀ12Ƭ15Ƙƽ16ĺ18Ĵ21x22Ō24ǅ25œ29Ʊ31O
~arti	77 9jǀ12t16Ō20ǆ21Š28ŏ29Ɯ
~artm	60 -11Ɲ-9Œ-8ǧ-7ƛ10Ű12ƞ14G15Ǎ16Ɯ18Fƥ19Ť21Ɨ22DƏ23Ƣ24ƠơƤ33ƣ
~artn	68 -25d-13Ƹ-10Q-8P10s12Ł13r18Ʒ20Ǩ23tǠ24ǂ26ƨ27q28pŴ30ǆ32o
~arts	79 -11ő-9S7ū9řŸ11ŕ14ơ19ŵ20Ǒ31l
~arty	84 -8ƞ11Ɣǡ13ư15P19Ɯ
~aru	90 26ų31Ŷ
~aru>	90 26ų31Ŷ
~ary	63 -10ǅ7ǘ9ŤŹƾ10qVƧ12Ľ13Sǉ15Ʈ16uƦ17W20Ũ27Tƫ
~ary>	63 -10ǅ7ǘ9ŤŹƾ10VƧ12Ľ13Sǉ15Ʈ16uƦ17W20Ũ27ƫ28T
~as>	38 -18ų-15ŝƾǞ-14nŎőǔ-13ŕ-12uķĹǝ-11HƭǢ-10iĸžƗ-9LľōŗƟǐǨ-8agĿŀǆǎ-7rCGXŌŭƧƱƵǇ7fŞţŮƸǅǊǓǦ8şŴƓƞǑǕ9ņŻǀǙǤ10ŁƎ11ŰŷźƂ12ŉŖſǗ13hoqűƅƷ14ƤǍ15jĺƫ16Ǜ17klļňǂ18cƈ19Ɓ20Ņŧƴƽ21ŠŵƐ22Ʋ24pvƒ25Bš26œ27ƛǜ28Ŕũ29ǃ30Ƌ31Ť32ż33Ũ38Ŧ40Ƴ44ť
~ase	51 -21Ǎ-14ś-10ǡ-9ŕƣ-8nǓ7cǨ8DłƝ9Ʋ10dIŔŧǇǏǠ11Ơƥ12Ǖ13Ļƒ16F18ƛ22ŝ23œ27ơ32ǋ35Ƥ38Ƣ42ŬƊ58ǌ
~ase>	55 -22Ǎ-15ś-9ŕ-8nǓ7cǏǨ9ł10Ʋ11dDIŔŧǇǠ13ƠǕ14Ļƒ18aF25œ26ǋ30ơ32Ŭ42ƢƤ54ǌ
~ased	84 -16a-7Ő14ǋ21Ŭ41ŝ
~asem	64 -8ƣ10ƙƜ12Ɲ15ƥ25ƛ50Ɗ
~ash	59 -11ř-10Ł-8űƜ-7ŻƮ9ƍƝ10Ɗ12Ƥ13Ʃ14D15Ǜ16Ů26Y27ƃ32ū37Ƶ38Ų40ƛ46ż56ƪǖ
~ash>	61 -11ř-10Ł-7Ʈ7ž13Ƥ14Ʃ16Ǜ17Ů18Y20ż25ū28ƃ36Ƶ40Ų44ƪ59ǖ
~ashe	79 -8Ż-7űƜ12Y13Ɲ15Ɗ17ƪ36ż43ƛ
~asi	72 10Ƅ11Ʊ13ŧ14M15Ňơ19K26FŬ27ư32Y
~asid	82 13Ʊ31ư37Y
~asie	85 8ś17M23K
~asin	85 13Ƅ19ơ31FŬ
~ask	54 -9ŷƖǍ-7Ő7vwPƋ8ZĵƇƧ9m10AƩǌ11ušƄ12hp14ƕ15Ĺƒ18ōǒ19ǧ24a25ơǦ26cŁƿ41Ŋ42Ǔ49ŉ
~ask>	59 -9Ǎ-8Ƅ-7Ő7TŦƕǦ8iƋƾ9auĵƇơƧǒ11A13š20cĹǌ30ŁŊƿ33Ǔ35ŉ
~aske	72 -10ŷ10pǔ12ń13aō14ƕ16Ǧǧ18ǒ21ŉ
~aski	71 -22ǌ7Ơǘ8pŅ9aĽǦ10ō11cv12Z14Ʃ15ǧ17ơ18Ǔ19Ŋ26Ƅ27ƒ
~asks	83 12h13ǌ14wP18m
~aso	69 -9jŏ8ŇšŢƀ10Ƃƚ11x12ƜƟ15Ĺ17ǟ23Ō36Ŕǎ
~ason	69 -9jŏ8ŇšŢƀ10Ƃƚ11x12ƜƟ15Ĺ17ǟ23Ō36Ŕǎ
~asp	84 17ƻ37Ɖ
~asph	85 38Ɖ
~ass	59 -7Bţŧ7ř8ǀ9mZśƃƫǙ11xƀ13ǌ14Ʋ15ź17Ų18Ʀ19ƶƷ21ƿ25g28ǜ30ǘ33Ɓ38ķ45Ƴ47Ǥ
~ass>	69 -10z7Ƅ8dƦ9s10ƫƷ11ź12Zƽ13ƀ15Ƴ16ǌ17Ʋ18g23ƶ25ƿ38ƁǤ
~asse	68 7źƮƱ8ř11ǀǙǨ12ƃƦ13x14Ʒ21Ų38Ƴ46ķ
~assi	83 14gz17ǜ22Ǥ
~assm	88 27ǜ
~asso	90 21m
~assw	88 54ǘ
~ast	44 -20Ŧ-18S-16Ŏ-15d-14ŏ-13Šũ-12Ũ-10BDƴ-9ĺŒŤƒƳ-8vVľŅƔ-7psGŇŕŸƟǝǢ7CĽǂ8ioĹŵƑǘ9łőƫ10żƭ11műƲ12ŔſƋǨ13ƹǩ14ĸň15Oš16ŀŜưƽǉ17ǣ18E19Ƹƺ20aƈ21Ǟ22bǙ23ĵǏ25Ŗ26ŻǛ27cƚ28ţ29Ǌ34ƾ35ņœ44Ƽ
~ast>	45 -20Ŧ-18S-16Ŏ-15d-13Šũ-12Ũ-10Bƴ-9vĺŒŤƒƳ-8DVľŅƔ-7psGŕŸƟǝǢ7mƩǂ8CĽŵ9ioĹƑƫǘ10łőƭƼ11űżƋ12ſ13ŔƲǨǩ14ňƹ15Oš16ưƽ17ŀŜǉǣ18E19ƺ20ƈƸǛ21a22Ǟ23bǙ24ĵǏ26Ŗ27cŻ30Ǌ32ţƚ36ņœƾ
~aste	82 -7ƚ12ĸ14Ŀ17r20m
~asti	90 12ļ16ǖ
~asu	76 16Ž17Ƙ23a30ŭ
~asur	76 16Ž17Ƙ23a30ŭ
~asy	83 -12ƾ9ŝŽ10śŧ12kǂ15M
~asy>	83 -12ƾ9ŝŽ10śŧ12kǂ15M
~at>	20 -23Ǉ-19ŷ-18Ɵ-15Ƣ-14Ƥ-13Ŋų-12sńŹƂ-11FO-10ĴǠ-9Ưǐ-8e-7ſƞ7npUŋźżƕƿǎǘ8YřűƐơƱǗǙǞǧ9aŘśŸƍƘƷƼǤ10loIĽŃƅƑƓƛǋ11ŢƌǏǢ12ĵƬưƵ13Ů14jPŝū15ƊǓǣ16TZĶƨƪǛ17qvwłŔžƋǉ18JLņƒ19ĸŭƇƉƔƳƽǖ20RWƝ21ŉƺǊ22ŠƠƶ23Ũǈ24Ų25uBũƧǃǥ26EXľőƦ27mňƩǄ28ŦŴ29DGƻ30ķ31bg32ǩ33Ɨ34CĺĻ35S36Q37h39Ĺ40ŀō41Ŀ42œ44ť45ŗ46ŒŞŤ48ŅŎ51ŇŖŪ
~ata	83 16ĸ17Ʋ50Ǘ
~ata>	86 52Ǘ
~atc	64 -11P-8ƾǨ7tŝƟ8qűƌ9sŏ10ŘƓǩ12ŉƹ14Yǘ15L17aƘ18WĶų21Ǚ26Ž27Ư29N
~atch	64 -11P-8ƾǨ7tŝƟ8qűƌ9sŏ10ŘƓǩ12ŉƹ14Yǘ15L17aƘ18WĶų21Ǚ26Ž27Ư29N
~ate	42 -19l-17ǩ-16ŏ-11ĹŠƜ-10bhōŨ-9BDŜǅ-8jFňŦƳǄ-7uŇŖřŪŵƀƧǑǘǨ7Ɣ8őŒżƉƓưǝǡ9ŃŎŘũơǆǔ10ľƱǎǜ11ŗŚŰƟƸǕ12cqƐƖƪ13źǃǧ14Şǌ15ƄƲ16Ƣ17dŔǒ18mĵŐ19Eş20Ťǋ21ƌ22Cƾ23ť24ŝǣ25ŕ27ƴ32Ƌ37ƙ43ūƛ45Ǜ
~ate>	49 -17v-13ŏ-12l-11ŠǏǩ-9bUĹ-8D-7yBřŜţƀ7ůƣ8ńşƍǛ9ŊŲƲǃ10c11pEǀ12ŅŰųǡ13mķőŘơƱǔ14Œ15Ń16ŗǎǧ17Ɩǋ18ǌ20źƄ21Cœǣ22ŝ23ĵ24Ő30Ŕ32ŕť35d39ū
~ated	63 -21œ-10l7fŰƪ8Ɔư9ņƋƿǍ10Şǃ11Cǋ13ǆ14ƲǏ15ŝ20Ƽ29ƌ41ƴ
~atel	71 -13Ƽ-7dņŤ7Ɠ8Ǐ9ǂ10UŮ11Ǚ12ĺƘ13Żǣ14żǟ16ţ17Ƹǜ40ƾ
~atem	83 8Ķ14ĸ18ľ23ƪ27Ś
~aten	90 15ǜ
~ater	58 7ƺ9VƊƍƭǕ11Ơ12q13N14Ǝ15Ɖ16Ɵǝ18űƐ28Ť31Ƌ55Ǜ58ƙ65ƛ
~ates	63 -10d7CƋ8y9cŎ10HşƔ11ƌ13Ş14mũ16E18ū25ǒ30vƢ
~atev	77 7Ż8Ɵ9Ś10Ɲ11qũƑ12ư14ş18Pŉ
~ath	61 -14ǩ-11ĺ-9ƞ-8n7UƜ8BƖ9ŏ10c11sƦ12CĴǁ13Ƭ16ľ17ŊƌǄ21bjK22ƽ25ƚ27z39Ƴ44Ɔ
~ath>	77 -10ĺ-8n-7ǩ8Ƈ13U14Ɔ15c17Ʀ18Ƭ29Ƴ
~athe	67 -9ǩ-7ƞ8Ɯ9B10ŏ12s13bǁ14CĴ18ľƳ19Ŋƚ24K25jƽ30z
~athr	82 8Ɗ12b20ƌ23Ɔ
~aths	84 23Ɔ26Ǆ
~ati	51 -13Sţǩ-10Ƽ-8ơǑ-7wſ7yŕ8fŀŋŚśƟƴ9nFĵǓ10ǚ11iĿƱ12qHǃǆ13PŐŠǣ14ưƿ15Ƈ16Uǜ17Əǋ18ĻǅǗ19l20Žƻ21k25ŝ26m27Ŕ29ū37Ż55Ǟ
~atic	81 10ƛ11Ĵ37Ž
~atie	90 26Ǘ
~atin	71 -13S-10ǆ7Ŷ13j14ĵƻ16ŝǅ18Ŀ20iǃ22H26U
~atio	53 -12ţ-9Ƽ-8ơǑ-7w7sŀŌőƙǚ8nyŚƟƴǅ9fŋ10śǓ11Fŕƻ13q14ŠƱǣ15ư16PƇƿ17Őǜ18Əǋ19Ļ20ǆ23km29Ŕ31ū39Ż58Ǟ
~atis	88 16ŧ26ŝ
~atl	83 10ǀ13ů22Ķ24ł
~atll	86 23Ķ25ł
~atm	82 15ƿ37ǚ
~atme	82 15ƿ37ǚ
~ato	88 -7Ƅ11ơ14jƣ21Ǆ27ŷ
~ator	90 -7Ƅ12ơ15ƣ21Ǆ28ŷ
~ats	74 7ƺǓ8Ŭ9oş10Ɛƒ12Ǚǟ14ƞ32ǋ35h
~ats>	74 7ƺǓ8Ŭ9ş10Ɛƒ12Ǚǟ14ƞ32ǋ35h
~att	68 -7Iƛ7ś8ĽťƃƚƲ9Ǩ10ACŰƖƽ11ş12BŶ13Ƽ14ű16ōƊ20ǘ30ľ
~atta	81 -9I9ś12Ǩ13Cƽ15Ŷ16Ƽ
~atte	74 -7ƛ9Ľťƃ12AşŰ17ōƊǘ33ľ
~atto	90 11Ʋ14Ɩ17B
~atu	79 10Ľ11Ɣ13Ł45f
~atus	84 38f
~atv	78 7ũ8Ǝ9Ūƌ10žƦ11Ƒ12Ƈ15ƥ19Ɨ
~atve	78 7ũ8Ǝ9Ūƌ10žƦ11Ƒ12Ƈ15ƥ19Ɨ
~au>	90 9ő15Ŝ17ń
~aud	65 8ǣ12ǒ92Ǥ
~audi	65 8ǣ12ǒ92Ǥ
~aug	68 -13b-11d-8Ţ-7ĺ7ś8BƷ9Ǟ10aǩ15Ű18yƱ23ix26Ź27v28u35w
~augh	68 -13b-11d-8Ţ-7ĺ7ś8BƷ9Ǟ10aǩ15Ű18yƱ23ix26Ź27v28u35w
~aul	72 -11Ū-10ǖ-8ƝƳ9ƃ11Ŵ12Ťů16ŭ20ƥ21ǐ36Ų43ż
~aul>	84 -12ǖ-8Ɲ14ů17ŭ25ƥ43Ų
~ault	77 -9Ƴ9ƃ13Ť46ż
~aur	83 -9x-8ƥ-7Ų7W14Ǜ17ƣ21Ǎ23ǟ
~aura	83 -9x-8ƥ-7Ų7W14Ǜ17ƣ21Ǎ23ǟ
~aus	65 -12Ŧ-8Bĺŉ-7ő7bUžƏƢ8gHņňŝ9ĵłƕ10uƴƶ11jƠ15J18ǁǓ19Ŕ22Ť24Ǣ49ŀ
~ause	65 -12Ŧ-8ĺŉ-7B7bUžƏƢǀ8gHņňŝ9ĵłƕ10uƴƶ11j15J18ǁǓ19Ŕ22Ť24Ǣ49ŀ
~aut	66 -10Ő-7ŗ7ƛ8Ƅ9ſǃ11ũ13ǥ20Ĺ25ƃ27ž36Ƃ40ş53Ĵ
~auto	66 -9Ő-7ŗ7ƛ8Ƅ9ſ10ǃ13ǥ20Ĺ25ƃ27ž36Ƃ40ş53Ĵ
~ave	30 -21Ǆ-14Uŀ-13nůǊ-12gyƕǌ-11LMPŠ-10HĿ-9łƅƞơǟǧ-8CQTœƩǑ-7xAľŭŷ7ŕƆƋƽǏǐ8hŃňťǃ9drFŊŝǅǔ10JĵžƚƜǈǘ11ŁŧŸƗƛƾ12lNņŜŪƥ13ISĴķŋƊǆǋǡǢǩ14Zŵư15Żżƀƍ16ŖşƑ17amţŹƃƪǀǓǝ18ŗƘ19ƁƵ20ĶŉŎŰſƯ21Ǝǒǥ22uƱǇ23Ƴ24ƶ25Ɵ26f27Yƌ28OŚƼ29ő30ǜ31Ʀ33ŏ35ńŢƨ
~ave>	31 -21Ǆ-14Uŀ-13nǊ-12gyŠƕǌ-11LMPů-10Ŀǧ-9Hłœƅƞơǟ-8QTƩǑ-7xAľŭŷ7kGŕƂƆƧƽ8ĴƋǏ9dhŃňŋŝťǃ10rFJĵŊžƚƟǅǔǘ11ŸƛƜƾǈ12NŁņŜŧŪƗ13lSƀƥǆǡǢ14IZķƁƊưǋ15ŻƍƵ16şŵżƑ17aŖŹǩ18mţƃƪǓǝ19ŗƘ20Űſ21ĶŉƯǒ22ŎƎǥ23uYǇ24ƱƳ25őƶ27f28ƌ29OŚƼ31ǜ32ŢƦ34ŏ36ƨ37ń
~aved	81 -7k9ƀƱ10Ţ14ĴŋƵ16Ǘ42Y
~avel	77 -12C-9ǩ-7Ǟ8Ƃ11ő13Ɓ34ǀ40Ɵ
~aver	90 9R16ǉ26ź
~avi	61 -11ň-7ŀ8xƳ9ĻŃƮ10st14ǟǩ15iķƶ16Ʊ19Ŀ22Ř24ľ33y38Ţ41Y
~avin	61 -11ň-7ŀ8xƳ9ĻŃƮ10st14ǟǩ15iķƶ16Ʊ19Ŀ22Ř24ľ33y38Ţ41Y
~avo	80 -15Ʈ16Ʃ20ƞ21rǩ22ŝŶ
~avor	80 -15Ʈ16Ʃ20ƞ21rǩ22ŝŶ
~avy	88 8ǎ10Ư15ƺǈ25Ǐ
~avy>	88 8ǎ10Ư15ƺǈ25Ǐ
~aw>	69 7ƫƵ8ftAŧŷŹ9nű10Ũƅ12Qƚǁ13wBC15Ņ16jƾ17ŀ24ǚ
~awa	65 -8mů7BƙƧ9żǁ11ƴ12ƿ13Ķ15ŢƳ19ĻƦ20ŉ21Ŀ30k38YƟ40ź
~away	65 -8mů7Bƙ8Ƨ9żǁ12ƴƿ13Ķ15ŢƳ19Ʀ20Ļŉ30k38Ɵ39Y40ź
~awe	70 -8Ń7ci8ŌƇ9nŬǊ10CƘ11uĻƧ12I13ǖ14Ɣ16ţ17Ǆ18ĵ21ƿ31Ś
~awer	86 11Ŭ12Ŗ18ǖ26Ś
~awes	71 -8Ń-7Ŗ7ciF8ŌŰƇ9Ǌ10nCŚƘ11uĻƧ12I15Ɣ16ţ17Ǆ18ĵ22ƿ
~awf	88 11Ũ12ĸ13ǉ14Ʈ
~awfu	88 11Ũ12ĸ13ǉ14Ʈ
~awl	83 -9ǋ18Ƈ24Ɗ
~awl>	84 -9ǋ14Ƈ25Ɗ
~aws	81 -8ŗ9nƯ12k13Ƃ15ǜ16Ǧ17ķ
~awsu	84 -9ŗ13Ƃ16ǜǦ18ķ
~aww	80 9ov10x11zļ12ƅ15w20ƫ
~aww>	80 9ov10x11zļ12ƅ15w20ƫ
~awy	77 7ŋ10A12ǩ13ǡ15ķ17ǜ34Ʋ
~awye	77 7ŋ10A12ǩ13ǡ15ķ17ǜ34Ʋ
~ax>	75 -8KŒ-7M9ƕ10Ǌ11ǆ13T14ĵ16Ƅƅ17ǩ20ś29ŗ
~axe	85 12ǃ14Œ16Ƶ18T33Ǡ
~axes	85 12ǃ14Œ16Ƶ18T33Ǡ
~ay>	33 -17A-16ķ-15Ǌ-14Ǉǔ-13ŬŻ-12Ŀųƽǅ-11SŞƢǛǨ-10ńŅƌƲƶ-9fuZşƭǀ-8QŎŔžƔƗƝǏǓ-7xũƎǜ7N8cvłƁƈƞƴǢ9DŜ10ƄƆƖƹƺǂǥ11yŉŢŨ12ƉơƼ13RWŃūźƏƜƠǧ14gOœƕƦ15ŏ16ĸűƩư17ţƟƸǑ18pŰƤǁ19Ƨ20j21rKTŁƒƻ22ŋŧ23ŊŌ24bĶ25ůǉ27kƃ29XYŐǕ30Lŀ31Řǖ34Ų36ǎ38i44Œ49Ĵ50ŗ58d
~ayb	74 7Ɯ8ƍ10Ř12Ʀ15Ʈ17ŕ19Ʊ
~aybe	74 7Ɯ8ƍ10Ř12Ʀ15Ʈ17ŕ19Ʊ
~ayc	68 -9Ƥ7W9ǟ11ǉ13uƭ20Ʈ21T22q26Q30YƝ42Ư
~ayca	90 28Ư42Ɲ
~aych	69 -9Ƥ7W9ǟ11ǉ13uƭ21TƯ23qƮ26Q31Y
~aye	85 7Š9Ƃ16Ɖ19Ţ
~ayer	88 9Ƃ17Ɖ
~ayi	56 -14ǩ-12Ĺ-10BǞ-9Ň-8gPU-7S7ňƸ8oHKĸƀǝ10XŢŦŧ12Ƥǣ14j15kWĴ16Ŀƪ17Fǟ18œ19ĺǥ21b22V23Ơ24Œ25Zƒ26Ɠ29Ņ31Ɯ
~ayin	56 -14ǩ-12Ĺ-10BǞ-9Ň-8gPU-7S7ňƸ8oHKĸƀǝ10XŢŦŧ12Ƥǣ14j15kWĴ16Ŀƪ17Fǟ18œ19ĺǥ21b22V23Ơ24Œ25Zƒ26Ɠ29Ņ31Ɯ
~aym	65 -8Ɯ9e10Ʃ16ƃǘ21ZƮ22ƕ23ĵ28š32Ĵ34Ɣ41Ŭ
~ayme	65 -8Ɯ9e10Ʃ16ƃǘ21ZƮ22ƕ23ĵ28š32Ĵ34Ɣ41Ŭ
~ayo	85 -8ƶ9ƙ14V15ǩ18ƫ34Ŧ
~ayou	86 -8ƶ10ƙ16ǩ18ƫ35Ŧ
~ayr	65 -7ǈ8Ǩ12ǝ14Ǒ15Q23Ǡ39Ǉ60ǉ
~ayro	65 -7ǈ8Ǩ12ǝ14Ǒ15Q23Ǡ39Ǉ60ǉ
~ays	53 -11wűƔ-10vDǈǏ-9œ-8Aş-7HŇƝǄ7Œŵ8zŭŻơƺǞ9nŮƱǕ10ŚƅƗ11txŪŽƖ12qVļřůŰž13alǇ14ňƬǢ15Uƃ16gǠ17Ʈ18š19c20ǎ21kƒ22ǝ25ǩ33R
~ays>	53 -11wűƔ-10vDǈǏ-9œ-8Aş-7HŇƝǄ7Œŵ8zŭŻơƺǞ9nŮƱǕ10ŚƅƗ11txŪŽƖ12qVļřůŰž13alǇ14ňƬǢ15Uƃ16gǠ17Ʈ18š19c20ǎ21kƒ22ǝ25ǩ33R
~azy	77 -8p-7ǟ7ſ8ƈǎǕ9UƓƱ10H12ǩ14tƒ17Ň19i
~azy>	77 -8p-7ǟ7ſ8ƈǎǕ9UƓƱ10H12ǩ14tƒ17Ň19i
~ba>	82 -10f-8u33ǀ87ǃ
~bab	68 -17Ƹ-12ǃ-11a-9t7Vƶ10hƷ11dl13ƻ17Ɲ20ĺ26Ư31Ŷ35y36uv37wx
~babi	90 16Ư20y21h
~baby	69 -17Ƹ-12ǃ-11a-9t8Vƶ11d13ƻ14Ư17Ɲ20yĺ32Ŷ37uv38wx
~bac	51 -13ţ-10x-9Ɨ-8GŔŖǢ-7aŐƼǨ7rsœƲƾǂ8ŭƜƝ9ŮƑ10uŞƮǏǜ11őŘƿǟ12ŀŒŵƫǣ13LƩ14hŴƙ15Vǝ16ŏŨż17ƍƷ20Yň21ĽƓƪ23mI27Šťǘ28Ǘ29ƛ33ƹ
~bacc	79 14ǂ51ƹ
~bach	83 43m
~back	52 -13ţ-10x-9Ɨ-8ŔŖǢ-7aGƼ7rsHſ8œƜƲƾ9ƑƝ10uŞŭŮǏǜ11Řƿǟ12őŒŵƫǣ13LŀƩ15hŴ16Vƙǝ17ŏŨż18ƍƷ20Y21ĽňƓƪ24I27Šǘ28ť29Ǘ30ƛ
~bad	70 -17w-12Ŵ-7Ő8ǘ9ŝ11ĸƇ14Ţ18Q19ǚ25żƚ34ņ36N
~bad>	71 -12Ŵ-8Ő9ŝǘ11Ƈ12ĸ15Ţ19ǚ25ƚ26ż35ņ39N
~bal	70 -8ĹǗ7vŠ9x10Ŧ11ŒŤƙ12GƜ13ķĻ17Z20T21g28Ɣ
~bala	83 -9Ǘ22Z35Ɣ
~ball	72 -8Ĺ7vŠ8Ɣ9x10Ŧƕ11ŒŤƙ12G13ĻƜ14ķ21T22g
~ban	53 -17ř-16ƾ-14d-11Q-10Pǟǩ-9Bŭ-8Ƹƺ-7ş7XZƃ8Lų12ƄƫǇ13Ƴ16f17ĵ18nż20Ʒ22Y23ĴŴƙ26eŬ28pt29ǂ30rs31ƨ33q36o46ƕ
~band	57 -17ƾ-15d-10Qǟ-9Pŭƺǩ-8Ƹ-7ş7Ư8Ʈ9L11ų13Ł14ƫƳǇ18f20n21ż22Ʒ26Ŵ30p31tǂ33rs34ƨ37q39o
~bank	65 -20ř-13Ł-8B9AZ10X15Ƅ22ĵ28Y29Ĵ30ƙ32e33Ŭ58ƕ
~bar	70 -10Ɠ-7ǅ8ŏ9tőŗ10ƀ13Ő15Ǎ19ų21Ŷ26h29D37Ƒ48Ǜ
~bar>	86 8Ɗ63Ǜ
~barb	90 -9ǅ12tő20Ǎ
~bare	85 8m12ŏƀ13ŗ16Ő
~bark	90 8Ǝ34h
~barn	84 -11Ɠ47Ƒ
~baru	90 26ų31Ŷ
~bas	63 -8ƣ9ZƕƙƜ10Ɲ11ł12ŧƩ13Ň15ƥ17g24ƛ49Ɗ
~base	64 -8ƣ10ƕƙƜ12Ɲ13ł15ƥ25ƛ50Ɗ
~bat	73 -7ƛ10ƚ17Ɗ22ƌǄ54Ɔ
~bath	74 10ƚ22ƌ23Ǆ54Ɔ
~bbe	90 12Ơ15ƛ16a
~bber	90 12Ơ15ƛ16a
~bbi	81 14ƨǀ16Ʃ27g
~bbie	82 14ƨ15ǀ28g
~bco	80 22Ǒ24ǒ
~bcon	80 22Ǒ24ǒ
~be>	48 -14q-13Ǔ-12ŌǨ-11Y-10Ŷ-9ĸ-8JŇ-7aUŐŗųƒƗƫ7CEŁǁ8eĿŀŃƬƶ9nĴŨƭ10KŘũ11bŷƋǧ12TōƦ13VƱ14AHķƷ15ŏœǞ16łŞ17ơ18O20X22Ŋ23Ļǌ24m25Zľ26c28Ʈ29sy30Ź33r
~bea	74 -7ř7Ǎ9b12ƚ15Œ16Ţ24h26k28ű44Ņ
~beag	90 7Ǝ29h
~beat	81 -8ř17Œ18Ţ32ű48Ņ
~bec	65 -12Ŧ-8ŉ7bUļŀŔŝƏƢ8gtBņňž9HĵłŵƖ10uƶ11jǨ12ƴ13Ƨ14Ǎ15J18ǁ21ų23Ť
~beca	67 -13Ŧ-8ŉ-7ő7ļƅǀ8bBUŀŔžƏƢ9gHņňŝŵ10ĵłƶ11u12jƴ15J18ǁ24Ť
~beco	86 14Ɩ16Ǩ19Ƨ
~bed	70 7y10ƻ11Ƥ13ƗƝ16Ɯ20Ơ43Ɔ
~bed>	90 -8Ɗ13ƻ17Ɔ19Ƥ
~bedr	72 8y13Ɲ17Ɯ20ƆƠ
~bee	48 -12Ŝ-10O-9xǎ-8Ʀ-7nũŵ7ajŇſƘǩ8kAƾ10ŮƊ11Ƴǅǜ12ƴƸǂǤ13ŏż14tƌ16f17ǘǛ19Ż20ŝ21ţ22l23ƈ24ő26ņ29iŶ30ŸƼ33ƿ35S37ǟ38Gš
~been	48 -11Ŝ-10O-9xǎ-8Ʀ-7nũ7ajſǩ8AŇƘƾ9k10ŮƊ11Ƴǅǜ12ƴƸǂǤ13ŏżƿ14tƌ16fŶ17ǘ19Ż21ŝţ22l23ƈ24ő27ņ29i30ŸƼ35S37ǟ38Gš
~beer	84 -8R36ƿ37Ǜ
~bef	56 -15ōŦ-13Œ-12ǩ-11ũ-10Ŕ-8Ņƒ-7Ũ7GĽŀƕƖ8ŖƲ9Ŏƈ10ŧ11Ǖ12OŊ13uƽ14ƫ15TŁ16aŉť17LƄǓ19Ǌ21Ńƴ22J25œƅ30ņ38Ř
~befo	56 -15ōŦ-13Œ-12ǩ-11ũ-10Ŕ-8Ņƒ-7Ũ7GĽŀƕƖ8ŖƲ9Ŏƈ10ŧ11Ǖ12OŊ13uƽ14ƫ15TŁ16aŉť17LƄǓ19Ǌ21Ńƴ22J25œƅ30ņ38Ř
~beg	90 11Ť16Š18Ō
~beh	70 -8v8ǐ9ƃƙ10xŻ12t13u17ŠƳƶ19Ź20p21ų24ŷ
~behi	70 -8v9ƃƙǐ10Ż13u17ŠƳƶ19Ź20p22ų24ŷ
~bei	71 -7OƞƯ7ǝǩ8lķ9cŽƼ10ŊƱ11FH12ŵƁ14t23U25Ş27ǟ41ŋ
~bein	71 -7OƞƯ7ǝǩ8lķ9cŽƼ10ŊƱ11FH12ŵƁ14t23U25Ş27ǟ41ŋ
~bel	68 -10Ś-8ƙ7mŌ8pŻ9lMǀ10SŸƬ12Ǝ14ƥ16Ǐ20ǩ22ƻ27ĽƊ35Ɨ
~beli	80 -8ƭ8m9Ō11lM12SŸƬ25ǩ
~bell	84 16Ǝ35Ľ
~belo	78 -9ƙ12ǀ17ƥ19Ǐ31Ɗ41Ɨ
~belt	90 12pŻ
~ben	63 -9ŗ7ķ13Ʀ15Ƭ26ż30ƫ35Wǩ
~bend	83 7ţ9ķ34ż
~bene	65 7Ƨ14Ʀ16Ƭ31ƫ36W
~ber	48 -18Ś-13ǩ-9Ţ-7kLƃƕƣ7Ŝǔ8Ň10hKľŐ11yŒ12Ļ13ǀ14Cƛ16cŠƓƶ18ļǕǠ19Ƭ20ŸƼƿ21Ņ23Xŗǘ24ĽǨ25EǗ26DŲ27ū33e41I47ř
~ber>	50 -18Ś-12ǩ-8ƣǅ7Ř8Ǉǔ10ŜƓ13yĻŒ14ǀ15ľƛ17C18c21ļƿǕ22Ƭ23Ÿ25ǘ26XǨ27Ņ28ūŲ29Ľ31e33D48I59ř
~bers	68 -14ř-9D-7Iœ9pY10ƒ13Ɠ14ǅ17h18Š19K20ŇǠ32E33Ƽ39ŗ43Ǘ
~bes	61 -11Ǜ-8ĺ-7Ŀŀ7şƈƐǔ8Ɯ9ņ10Ŵǈ11Ǉǩ12tŷ14ł15LZĻų16Kķ17ƞ18ŝ19u20Ǎ21U27I29Ʀ30ǟ
~besi	66 7ń8ƻ9ş10Ɯ12ǈ13Ŵ14ŷǇ18Zų19ķ21u24Ǎ32Ʀ
~best	69 -11Ǜ-8ĺŀ-7Ŀ8Šƈǔ11ņ14t16łǩ18LĻ19K20ƞ23ŝ25U32I34ǟ
~bet	62 -14b-12Ź-11Š-7Ʈƶ7C8sƫ9arš10Kŷ11ƨ12Ţ13ų14qľƽ15Ƽ16ň17p18L19oŇ20Ş21źǂ27ł29t
~bete	81 13Ƽ15ǂ20ƽ
~bett	66 -14b-12Ź-8Ʈ-7Q7ł9s10arǂ11K12ƨ14Ţ15ľ16q18p20oL21Ň22Ş23ź31t
~betw	79 -10Š-9ƶ-8ų7mǨ8Ǉ10C11ƫ13łš14ŷ21ň
~bid	90 8Ņ15ń28Ǔ
~bie	77 12ǀ13ƨƯ16x17y18h25g
~bies	77 12ǀ13ƨƯ16x17y18h25g
~big	55 -15Ŭ-14Œ-13ƞ-12ǈ-11Ʈ-10SƉƒǩ-7nŔŖŠƂƕ7gHŗƇưǁǞ8łœƛƜǦ9jyƣ10ŇŘǅ12Zľǔ14Ǎ17J19ƪ20Ǒ21ŦǏ22kƬ25Ő26Ŀ28ĸ30Ɠ33Ǉ34Ƒ53Ɔ
~big>	58 -15Ŭ-14ŒƂ-13ƞ-12ǈ-11Ʈ-10SƉƒ-9ǩ-7nŔŖŠƕ7ŮŽƌƘǁ8gŗƇư9yłœƛƜƣ10j11Ř12ƪǅ13Zľ15ǍǦ16Ǐ17Ǉ22Ǒ23ŦƑ24kƬ27Ő30ĸ32Ɠ43Ɔ
~bigg	71 7Ǐ10ƪ12H15Ň18ǔǞ29Ŀ
~bigs	86 -10Ǧ10Ƃ19Ƒ20Ɔ26Ǉ
~bik	78 -10ƣ-9Ɗ9g16Ƙ18ǀ69ƥ
~bike	78 -10ƣ-9Ɗ9g16Ƙ18ǀ69ƥ
~bil	54 -12K-8Ő-7Ǩ9Ʒ11Ǥ12şơ13Yǚ14Łŗƃ17Iǌ19W20ZƂƮư22Ǡ24ƀ26ž31Ĵ32ǡ
~bile	88 10C14Ʒ28I
~bili	58 7ſǊǛ14şơ15ŗǚ18ǌ20W21Ƃ26ƀ29ž34ǡ
~bill	67 -13K-7Ǩ14Ǥ16Y19Łƃ26Ʈ27ZưǠ39Ĵ
~bin	69 7Ɩ8ǀ9Ɛ10Ǒ11ŌƌƟ12ķ14ƕƩ15ƛ35Ƌ
~bin>	83 7ƛ11Ɛ14ƋƟ16ķ
~bind	85 7Ƅ9Ɩ13Ō18ƕ
~bing	76 9ǀ10ƛ11Ǒ26Ƌ
~bir	64 8C10Ŝ11Ǘ12D22c25Ɵ39pv50d
~bird	90 37Ɵ
~birt	65 10Ŝ12Ǘ23c40pv51d
~bis	88 10Ɓ11ƺ19h
~bisc	88 10Ɓ11ƺ19h
~bit	76 -19q-8g-7ǂ9Ƥ10jŞ11ņ12e14Ũ15Ǌ16Ŀ17œ27ō48h
~bit>	78 -8g10jŞ11ņ13e14Ũ16Ǌ17Ŀœ28ō
~bla	81 -9Ĺ9Ǡ11ƺ13mHń38Ŕ
~blam	83 -9Ĺ10Ǡ11ƺ14Hń39Ŕ
~ble	51 -9q-8Jŗ-7ŒƠ7etŞƀƳ8aułŎŜ9iTƁ10ĹŀśƚƤ11LUŦűƥ12nY14Ʈ16ŭ17Ƨ18ƛƼ20Mœƹ21Ƙ23ǜ24ň25s40Ř44X
~ble>	53 -9q-8J-7ŗƠ7eĹƀƉƛƽ8tƳ9aŎŞ10TłƁƼ11nśŦƤ12űƚƥ14ň15Yǜ17ŭƮ19Ƨ21M22sœ29Ř46X
~blem	75 7sƸ10ŋŵ13Ƽǜ14L15Ŝ16ƛ18ŀ
~bles	78 -12ƿ8ƶ9Ƥ18u19i20UŘ26Ƙ34ƹ
~bli	84 12b13Ʈ19ƥ22ƽ
~blin	90 14Ʈ23ƽ
~blo	68 -7ŗ9ƽ10ƂƑ11j13gǦ16Ƈǂ19ƚ24Ƽ30ƻ31ƾ45ǁ
~bloc	90 7Ǎ22Ƈ
~bloo	71 10ƽ17ǂ26Ƽ33ƻƾ48ǁ
~blow	86 -9ŗ14ƂƑ15j17gǦ25ƚ
~blu	84 -7ţ11ĸ13Ż29Ŋ36ű
~blue	88 -8ţ12ĸ14Ż37ű
~bly	90 14Ʒ16l
~bly>	90 14Ʒ16l
~bnb	85 39Ɯ
~bnb>	85 39Ɯ
~bo>	88 -7n10Ƒ41Ɯ
~boa	71 -8pƨ-7ō7Z9t10ū11ǜ17ƍ18ş21Ł27r28ķ29Ɯ
~boar	75 -7ƨ7Ǔ10ū11ǜ18ƍ23Ł30r32Ɯ
~boat	82 -8pō9Z15t21ş34ķ
~bod	46 -14ƪ-13šƃ-12ŹƦǏ-8BTƉ-7LĵĹłƠǝǦ7ņƮƿǈ8ſƣǛ9fKZŔƁƈƕƬǔ10QǙ11FǑǡ12ǅǇǗ13ķƎǣǨ14hŏųżƓƴ15Ƣ16gǢ17ńŞ18ƳǍ19AŖŤ21ľŜ22Ųǜ23ŁƜǘ25n30ŷ34Ư37Ɵ42ž
~bodi	82 14ŗ24ž
~body	46 -14ƪ-13š-12ŹƦǏ-11ƃ-8BTƉ-7LĵłƠǦ7ņƮƿǈ8ƣǛ9fKZŔſƁƈƕƬǔ10QǙ11FǑǡ12ǅǇǗ13ķǣǨ14hŏżƎƓƴ15ųƢ16gǢ17ńŞ18ƳǍ19AŖŤ21ľŜ22ǜ23ŲƜǘ24Ł25n28ž31ŷ34Ư37Ɵ
~bol	84 18ű22Ǝ
~bolt	84 18ű22Ǝ
~bon	86 -7Ʈ9Ɔ13ƀ15ſ30T
~boo	61 -9ŭ-7ŏ7e8jŀǒ9Ļǝ10Ǘ12ǈǘ13g14ļǩ15Ǒǟ18ǜ24ű49ǖ78Ǡ
~book	62 -9ŭ7e9Ļǝ10Ǘ12ǈǘ14g15ļǩ18ǜ26ű50ǖ79Ǡ
~boot	88 12ǒ14ŀ15j23Ǒ
~bop	84 -18Ő74ǥ
~bop>	84 -18Ő74ǥ
~bor	62 -9Ŗ-7Y7vǎ8ƟǍ9ǜ11BŅť13ĸ15C19xŵƜƞ26ų35l38dp40ƪ
~bor>	79 -11ƞ-8Ŗ9ǎ10ĸ11ļƟ12Ƥ13ǜ16ǩ19ť20Ɯ21B
~borh	88 9ƒ10Gƅ24C
~born	72 10v24x43l45p46d
~borr	78 -8Y9ĸ26ŵ34ų51ƪ
~bors	75 7ĿƜ11Ǎ12Ť16Ņƙ30ƞ
~bos	78 7g8QǙ9ǩ10Nļ12s14l18Ł28U29ǟ
~boss	79 7g8Q9Ǚ10Nļ11ǩ12s19Ł29U30ǟ
~bot	63 -18L-13Ś-7dSŪ7łƄ8pķŷƫƽǂǥ9Ţƌ10ŽƢƬ11ĹƎ12zŞ14ŋƱ16Ư18Ÿ20Łƻ22ǁ25Ƶ26ǩ29ŀ35s
~both	64 -18L-7dŪ7lƄ8ķŷƫƽǂ9pŢ10ŽƌƢ11Ƭ12ĹŞƎ13z14ŋ15Ʊ16Ư19Ÿ21Ł23ǁ26Ƶ30ŀ36s
~bott	84 -15Ś7e8Ņū12ǥ14ł29ƻ
~bou	40 -14x-13c-11S-10ǃǅǇ-9jFŒŵ-8RńŐŕŗŬǢǨ-7QķĻǟ7mĵĶĺżſƂƏƠưƱƺǝ8ŔšƎƲǂ9ľůƸƿǋ10uBHVĽŊǗ11ƨǜ12hŉƍǌ13ņƔƦ14ŠŲƶǁ15ŹƬǏ16ļŇŤŴƌ17pTY19ŀōŶŽǄ21rAŝǔ22ƒƳ23ł24Ŗƞ26Ş28Ŀ35Ĺ
~boug	71 -14Ũ7ŗ9ŧ11ƩǏ13ƞ17Ŷ18łŖſ20Ʀ26ƌ29Š35ƒ
~boun	88 9ǚ11ƍ13A
~bout	41 -14x-13c-12ŗ-11S-10ǃǇǢ-8jFRńŐŒŕŧŬŵǅǨ-7QĻ7nGĵĶĺƂƍƏǊ8mťŨƎƠƱƲƴƺǝ9ŔšżǂǏ10HVĽľŊůŶƸƿǋ11uBǗ12ŉƨǜ13hłǌ14ņŖƔǁ15AŲƶ16ŤŹ17ļŴƞƬ18pTYŇ20ōŽǄ21ŀ22rǔ23ŝƳ27Ş30Ŀ36Ĺ
~bov	80 -8ƣ15Ǧ21ĵ25ƍ51Ǎ
~bove	80 -8ƣ15Ǧ21ĵ25ƍ51Ǎ
~box	69 7ŭżǐ8Ƅ9cĸŏ11qś12d13P14Ś15fǧ18m19DƋ22J29ƞǙ31ƻ
~box>	70 7ŭżǐ8Ƅ10cĸŏ11qś12d13P14Ś15ǧ17f18mƻ19D20Ƌ22J30Ǚ
~boxe	88 17ƻ38ƞ
~boy	71 -10ǃ-7aŷ7by10ū11jŔŤ12Ő19n23Ź25vx30w48u
~boy>	76 -11ǃ8by10n11ū12jŔŤ13v16x18u21w25Ź
~boys	80 -8a-7ŷ10n11x12w14Ő15v35u
~bra	73 8ź9ƞ10ŪƁ12ƛǅǋ14ĹŅ23ƅƑ25Ž
~brak	88 31Ž
~bran	79 11ŪƁ13ǅ14ǋ15Ĺ25ƅ27Ƒ
~bre	58 -9Ǟ-7ƒ7IOXũŰ8ƖƦ9ơ10klNŨƜƮ11Ǝǝ12Ɲ17łƽ19Ƌ25h27š32ǩ37Ǧ57Ƃ
~brea	69 -7ƒ7m9IOũŰƖ10X11ơƦ12kNŨƜƮ13Ǝǝ21łƽ23Ƌ24ǩ34š
~bree	85 19Ɲ43h
~brel	62 -8Ǟ14ǩ40Ǧ61Ƃ
~bri	59 -8ǩ-7Ƒ7Dōƣ8ź10g12a13Ǆ14SŜ15rt16Ǎ17ű18qĹŪƒ19uǑ24Ǌ26Ʈ28Ǉ38T50Ƈ
~bric	75 10ƣ22Ǎ68Ƈ
~brid	90 7ǔ22Ǆ28t29Ū
~brin	62 7ōŎ8D9ź15SŜ16r18ű19qĹ20ƒ21uǑ26Ǌ28Ʈ30Ǉ40T
~bro	60 -11Ɗ-10ŭ-9Ŗ-8zœơ-7YƼǩ7nrŽƖƫ8ƥ9aǆǋ10Qųǉ11ŅŜŨƳ12AŘǌǡ13Łƞƽ14Ǝƙ15ĺǓ16Ɓ17yǃ21l24Ŷ26B27Ť
~brok	67 -7Ŗ7ĸſǌ8ķŵ9Ɯ10ƥ11Ǟ12ǉ13Ũ15ŘŜ16Ǝ17ƞ20Ɓ33Ť
~bron	90 40Ŷ
~brot	70 -10ŭ-8z-7œ8Ǒ9nŽƫ10Ǩ12Qǆ13ų15AŅ16Ƴ17Ł18ƽ20ǃ31B
~brou	85 12Ɩ14r15ǡ17a22ĺ34l
~bs>	63 -12Ź-9Ǉ-8ƻ-7œ7Ǥ8ǡǦ10ƨ12Vƾǈ15Ž17ǔ18Ƨ20Ǆ25ź26ǐ38ǒ62Ǒ
~bsi	82 12ĹĽń36ļ
~bsit	82 12ĹĽń36ļ
~bt>	83 54Z
~bts	90 24Z
~bts>	90 24Z
~buc	81 9Ţƀ10ž12Ƃ16Œ28X
~buck	81 9Ţƀ10ž12Ƃ16Œ28X
~bud	73 -8ưǌ8Ŝ12ĺƳ14Ľ15B18A19ĸ21Ƣ29Ņ38X
~budd	78 -9ư-8ǌ9Ŝ13ĺƳ15Ľ16B19A23Ƣ33Ņ
~budg	81 7e25ĸ43X
~bug	79 -12ĺ-8O-7ŧ7Ǡ9g18KŽ19ŀ63Ş
~bugg	90 11g12K28ŀ
~bugs	85 -8O-7ŧ7ŀ19Ž35Ş
~bui	55 -8F-7ǩ7Xĺű8ŤƐƪ9Ƥ10Ƈ14Ʊ15ǝǞ21Ƒ22ơ23Ǣ29ǋ30Ʃ34Ǎ39Ɠ41ƺ44ƣ47ƅ
~buic	90 10ŭ15ű18Ť
~buil	55 -7Fǩ7Xĺ8Ɛƪ9Ƥ10Ƈ15ƱǝǞ21Ƒ22ơ23Ǣ29ǋ30Ʃ34Ǎ39Ɠ41ƺ44ƣ47ƅ
~bul	86 15ľ21h
~bull	88 16ľ21h
~bum	79 9ž11ŗ14ƃ15Ť16œ17Ŕ19ŵ22ű
~bump	80 10ž11ŗ14ƃ16Ť17œŔ22ű
~bun	75 -10x8Ƣǥ10Ɔǈ13ń18ǀ24ƞ45ş
~bunc	86 12ǈ14ǥ15ń
~bund	84 7ǚ54ş
~bung	88 -11x12Ɔ22ǀ29ƞ
~bur	63 -11Ɨ-9ƴ7ůƎ8ƔǕ9ŀ10ĺƑƦ11ńƁǢ14Ƥ15mD16Ɠ20ƛ21Ɛ22ǝ38ņ65ư
~bure	90 9ő15Ŝ17ń
~burg	90 11ǀ12Ǝ
~buri	80 8j14Ʀ41ư
~burn	69 -12Ŝ-11Ɨ-10ƴ7Ƥ9Ɣ10ŀǕ12ĺƑ13Ǣ17m20Ɠ23Ɛ24ǝ44ņ
~burs	82 11Ƥ15Ɓ27ƛ
~bury	90 22D49ư
~bus	49 -27Ƃ-13Ū-9ƗƜ-8ǒ-7GRĿ8Cǘ9Ŵ10MP11AǛ13Ǡ16Ǣ17ǝ19ŭ20NŎǆǐ21ǔǞǨ24ǅ25ǡ27ƝǊǦ28U29ǋ30ǃ31Ǆ36ŵǥ46ǎ48ǟ
~bus>	82 -11ǝ15Ǧ18Ŵ28C66ŵ
~busi	51 -28Ƃ-13Ū-9Ɨ-8CƜǒ-7GĿ7ǩ9ǘ10Ǒ11M12Ǜ13A14Ǡ17Ǣ19Ǧ21ǆ22Ŏǐǔ23Ǟ24Ǩ25ŭǅǝ26ǟǡ28Ǌ29Ɲ31ǋ32ǃ35Ǆ37ǥ42ǎ
~busy	74 -7ŭǑ8ǎ9x12t15P28U33N47ǟ
~but	63 7bmŌƍƙƬǩ8BKľżž9iƒƸƻǀǣ10ƽ11ŁƯƾ12Ǚ14ŀǂǑ19Ƨ20TŊ22p
~but>	64 -13ǩ7mwƍƙƬ8KŎżž9BľƸǀǣ10ƒ11ŁƯƻƽƾ13Ǚ15ŀǂǑ19Ƨ20T21Ŋ22p
~butc	90 12b
~butt	90 11j14i16Ō28ǩ
~buy	62 -14ǌ-13Ǐ-11Ǣ-8ĸŃũǩ7Š8X9ƙƨ10ǅ11ł13Ʃ15Ŭ16W19Ǟ20ƪǄ23Ō26Ʀ27ƒ32ŶǕ37Ǩ39F40Ɨ43H47G
~buy>	63 -14ǌ-13Ǐ-10Ǣ-8ĸŃũ-7ǩ8XŠ9ƙƨ10ƪ11łǅ14Ʃ15Ŭ16W18H19FǞ20Ǆ24Ō26ƒƦ33ŶǕ37Ǩ41Ɨ48G
~buyi	85 15ƪ28F35H
~by>	50 -31ǌ-20Œ-15š-12ňŜ-11ƽ-10ƖƝ-9tŬƸǨ-8ķŔŗƛǝ-7ksŌŎŪŴŹƬ7vƔƥƯǥ8QŋƱƶ9bgƗơ10ŧ11jŨ12ĺǟ13yTł14řƜ15aů16nwƙǜ17ŶſƤ18ŵ19ōƮ21A22dzP23u26x27Ĺ30Ĵ33oƄ34ǧ35œ37M39Ś46Ń
~bys	84 -14dǃ-13a7ƭ10V22Ɲ27v35w
~bys>	85 -15ǃ-14d-13a7ƭ10V28v38w
~cab	85 7ƻ11Ɛ14ťƟ15ķƌ
~cabi	86 8ƻ11Ɛ14Ɵ15ķƌ
~cak	88 11M13p32c
~cake	88 11M13p32c
~cal	48 -12ŏ-11B-10OŠƻ-9rJœǄǡ-8puŎų-7gtŊŌũƒǇǋ7Pľŀ9ŐŔŢƩǗ10sƀ11Ǜ12WƁƋƾ13ĵ14NƼǓ15ţ16Ļ17ŋƃƸ19MǙ20lłƺ21I22ơǁ24Ǒ26Ł27Ľń28ŧ32aŜ34C36K37w40oǃ50L51Ĺ
~cal>	63 -11ƻ7ǚ8ƽƿ9Ŝǔ10Ǆ11M12Ő13Qǈ15ŀǗ16ƀ17ľ18WǑ19Ƌ21ƾ22Ƽ26ƃ32lǁ
~cale	83 7Ň15L26ł39ƺ
~call	51 -12ŏ-11ǈ-10OŠ-9Jǡ-8p-7rtBŎųǄ7qłŞ8ǘ9P10MƩǑǩ12sŔŢ13Ǜ14Ɓ15NĵǓ17ţ19Ļ21ƸǙ23Iŋ25ơ26Ŝ29CĽŁ30ńŧ35a40wK43o44L45ǃ56Ĺ
~cam	62 7EƓƽ8ķ9DŎƙ10Gĸ11jMƾǞ12Ű13dƛ14ş16Š18Ǥ19Ť20ļ22ũ25Ū26Ŧ36ŅƎ53ǘ
~came	64 7Ɠƽ8ż9Ŏ10ƙ11Gĸ12jMƾǞ14ƛ15d17Š19Ǥ21ļŤ23ũ27Ŧ37Ņ38Ǝ
~camp	88 10źƟ14ķ20Ű22ş
~camr	88 10Ŭ39Ū
~can	47 -13ňŶ-10tŕ-9łǋ-8Tţũ-7rŖŜŧǒ7ĴŋŵƏƵǖ8ŗƣ9Aź10Nľǌ11Ļ12ceJŸ14Łř16MƃƽǨ17Ń20OƟ21XŌƚ22IL23ĹŊǧ25ŉūƼ27ŎƧ28Ś29sšǩ43ś
~can>	49 -14Ŷ-13ňƵ-10tŕ-9łǋ-8Tũ-7ǒ7Ŀŀŋǁ8ĴŤŵƏǖ9ŗƣ10Aź11ľǌ12JNĻ13eŸ14ř16Ł17ŉǨ18Ńƃ19M21O22X23ILŌ24Ŋ25ǧ26Ĺū28Ŏ29ŚƧ31sǩ45ś
~canc	71 9Ƴ13ŉ29Ƶƽ42Ƽ50š
~cand	90 12Ɲ34c
~cane	79 12ƙ41ƚ
~cant	84 46Ɵ
~cap	85 9Ƙ11T12ŗ13Ŵ29Ǆ35ǩ
~car	40 -22Ɣ-19ĵƕ-18ƒ-16U-15Ǩ-14Ɨ-13xǩ-12ƪ-11ĹǦ-10sŒƞƤƨǞ-9gikyHǈ-8nRĻŁŇŖƮƵƻǄ-7muIKOTŀńŌōŚƧƳƷǊǑǛǝ7ūǒ8ǚǥ9ľƶ10ļŽ11bĴŜ12Ľũǡ13z14Őř15ŷſ16VĿŨ17Ǘ18ǌ19ƃ22Ɓ26Z27eƂ32Ư33ź34ž35ų37Ź39ǐ43ƀ44Űǖ45Ų47ű48ş51Ŭ53ŴŶ54ŵ60Ƅ65ŭ82Ū
~car>	49 -20ƕ-19Ɣ-17ƒ-16ŝ-15U-14Ő-11pŗŘ-10xſƗ-9tĴƦƪ-8ǩ-7giyľƨ7ǐ8Ů9Yů10Š11Ƅƥ13Ž17ū18ƃ27Ɓ29ş31ź34Ų36Ű40ŵƀ41ž46Ź54ų56Ū59ű61ŭ62Ŭ73Ŷ79Ŵ
~card	58 -23ĵ-9Ū-8ū-7kIƔ8c9F13b14ž17ź19ĸ21ļĽ24ř31Ǘ32Ĵ35Z36Ő42e63Ƅ79ǖ
~care	65 -9H-8ǩ-7Ųǖ7BŝǠ8ǂ11qWƣ13Ņ14Ũǁ16Ƭ18ŧ21Ŝ22Vƶ28ũ29zƝ32ľ40Ŀ60Ư
~carp	86 -14D8Ɗ23Ű
~carr	57 -13Ɲ-8Ǘ-7O7bŵ8WŝŞŢƘǩ9Řƙ12şƢǣ13ŏƄƦ14Z15Ǐ16Ųǚ17ő18Ƃ19ŗǒ20Ő21ǥ22ǡ31ǌ37ſ
~cars	61 -16Ő-9Ǧ-8Ǩ13Űƀ14Ŭ16Ƃ27ŷ29ş35ŭ44ŵ49ǐ73Ū
~cart	90 34Ų
~cary	83 9ķ10ǘ12Ź13VŤ27Ũ
~cas	62 -10Ł-8űŵ7Ɲ8I9FǨ11Ǡ15ƩǕ16ĻƲ19YŲ38Ƶ58ƪ59ǖ
~case	77 -7ř7ƀ8Ɓ10I11Ǩ12F16Ǡ19Ǖ20Ʋ21Ļ
~cash	65 -11Ł-8ű15Ʃ21YŲ41Ƶ63ƪǖ
~cat	55 -16ǩ-10l-9ŕ-8Ƽ-7v7sƿǃ8qĸ9CŌş10ƟƲƴ11S12Lǘ13ūǌ14źƻǞ15aǒ18Ʊ21H22ǧ25kN26m36ǋ38h54Ǜ
~cat>	90 20h
~catc	75 -14ǩ8S9tŐ11ƌ12s13q17ǘ18L23a37N
~cate	62 -9bl-8ŕ10ǃ12C16ǋ18ź19ǌǒ26ǧ62Ǜ
~cati	66 -8Ƽ7Sǀǂ8Ŕ10ƿ12Ōƴ13Ɵ17ū18ƻ19H22ƱǞ27ǋ32k33m
~cats	85 9Ŭ49h
~cau	66 -13Ŧ-9ŉ-7Bő7bUļƅƏǀ8gŀņŝžƢ9Hĵň10aułƶ12jƴ15J17ũ18ǁ23Ť24iŔ
~caus	66 -12Ŧ-8ŉ-7B7bUļƅƏǀ8ŀžƢ9gHņňŝ10uĵłƶ12jƴ15J18ǁ23Ť24Ŕ
~cce	82 -8Z22x24ǖ28ƒǗ43l
~ccen	88 48l
~cci	65 -8Ƨ8Ż9Ƴ10ž11ţ12Ŕ19ť30ƃ49ż
~ccid	65 -8Ƨ8Ż9Ƴ10ž11ţ12Ŕ19ť30ƃ49ż
~cco	61 -9Ŷ-8Iǩ-7Ʈ9JŪűǆ10aǂ11e13Ļ14A15ŒǕ16Ŵ17YĶŜų20Ĵ22Ƈǔ23B32ř35ƹǠ
~cco>	76 14ǂ29Ƈ48ƹ
~ccor	88 -11Ŷ7ƅ13Ūű25Ŵ28ų
~ccou	64 -8I-7Ʈǩ9J11aǆ12e16AŒǕ18ĶŜ19Y22Ĵ24ǔ25B34ř37Ǡ
~ccu	74 10ƪ17Ɵ21q27P34ǡ
~ccup	79 18Ɵ23q30P
~ccur	84 -7Œ7m38ǡ
~ce>	36 -21ǩ-18ŵ-15Ť-14CŔŖǔ-13vķŷ-12TōǄǇǗ-11LŴƓƷ-10ĶǑ-9uNƯ-8glnpŗƸƽ-7ŉŬƎǠ7bVƋƜƠ8iŢŻƁƤƧƩƳ9jtŝťƌƍƥǏǢǤ10DĽŃƊƚƟǟǡ11RňƄƒ12ŧƴƵ13ŽƙǨ14BŘ15ŅņǊ16Ƣǘ17łơǞǥ18F19AHP20UŒ21XľŠǀǚ22őů23Ƭ24ţ26şƑ27Mǌ28ƞƦ31ũƔǅǋ32G33ŏ39Ɛ
~ceb	90 24ļǩ
~cebo	90 24ļǩ
~ced	71 -11ƛ10K18f26ƈ29Ƌ33Ŭ
~ced>	71 -11ƛ10K18f26ƈ29Ƌ33Ŭ
~cei	78 9Ŧ16Ŀ22X24ƛ26Ƙ32Ǌ
~ceil	85 10Ŧ18Ŀ25X27ƛ
~ceip	84 28Ƙ34Ǌ
~cel	71 -11n7ĵ13ŉ15Ƹ28Ƶ35Ɗ36I58š
~cel>	85 -7ŧ29š35Ƶ
~cele	86 35š
~cell	76 -12n7š8ĵ16Ƹ38Ɗ39I
~cem	78 -26Ǐ-10J11Ɨ15Ľ27Ǣ50Ɠ
~ceme	79 -27Ǐ11Ɨ28Ǣ50Ɠ
~cen	55 -12Ǌ-9ŕŘƿ-8Sǈ7Ǎǔ8ĺő9Qťźƺ10ưǑ12Ǆ13ƴ14oĴƄǆ15dœūǀ17a20Ž21ƚ27Ǜ28lŹ35ŷ60Ÿ
~cens	59 -9ŕ-8S-7ő8Ǩ11Ǜ12ƺ16oƄ17dūǀ20a31Ź38ŷ65Ÿ
~cent	65 -14Ǌ-10Řƿ7ňǖ8cĶŗƔǔ9Ǎ10ĺ11ť12QźưǑ14Ǆ16ƴ17Ĵőǆ19œ20Ǜ24Ž26ƚ35l
~cer	58 -8bŕ-7Jš7j8XƳǃ10Ƹ15x16źǌ19Ŀŀ22ŭ23ƽ29ƕ35Ƽ51ǒ76ǧ
~cer>	74 -8š10jƳ20x28ƕ30ƽ46Ƽ
~ceri	88 7z12X25ŭ
~cern	85 8ľ16Ƹ29Ŀŀ
~cert	61 -8bŕ10ǃ17ǌ18ź54ǒ81ǧ
~ces	65 -9Łǡ-7ƀ7ZņƉǍ8Ơǔ11Ƃǚ12ŽǕ13Ŝ14Ŋ17Ǆ18Ǡ19ł24ń33Ƙ34Ǘ49Ǧ
~ces>	69 7ņ8ZƉǍ9Ơǔ10Ɨ12ŽǕǚ15ŊŜ18Ǆ19Ƙ21Ǡ26ń
~cess	76 -10ǡ-8ƀ8ǜ13Ƃ23ł40Ǘ58Ǧ
~ch>	38 -21Ƃ-18Ť-17Ĵ-16ŧ-14ǚ-13ǟ-12uŨŵ-11hĸƭ-10PŃŔǂǐǨ-9ixŇǄǇǒǗ-8HşƜƩ-7Ŏŏţź7EŀňőŢűƣ8KŸŹƯ9kCQľŌƁƥƻǙ10DIRƏǓǛ11JWĽŜƌǊǢ12ńťŬƘǦ13ZŐƪ14Ůſǋǡ15NOĿŗƓǉ16ŅƔ17ƃƧƱ18ƗƝ19YƦ20Ķƨ21Ř23ķ24Ŧ25Ǐǩ26ƒ27LTƬ28œƠ30X31ƶ34Œ37ǈ45ų
~cha	52 -13Ɯ-12ŝ-9ŬǊ-8Ũ-7ŀŖ7dqTĵűŻƛǕ8Pŉƺ9ŧƔ10ǞǢ11Ł12ƶ13ǩ14ŎƧ15Ƶ16ƒƠ17ŞŢ18Ň21Œ23CĽǋǑ25ũ27ĺ30Ŕ35N43V
~cha>	84 8Ɛ11ŷ12ĺ13gV15ť17ŉ
~chai	73 -15Ɯ7Ŕ10ǔ11Ƒ34ǋ37Ǒ
~chan	57 -9Ŭ7Hƺ8quƷǩ9dĵűƛ10PTƔ11Ƹ12Ǣ13ǈǞ16Ľ17ŎŞƧƵ20Ţ21Ň23ĺ29ũ30Ŕ42V
~char	69 -7Ş8ơǤ9ŕƓǒǙǩ10ūƴ11ƿ12Ņ13ŊŻ17Ł23Ơ24Cƶ32Œ
~chas	84 20ŧ31ƒ
~chat	83 -9I12C16Ľ61N
~che	50 -18ǩ-11Œƒ-10aų-9ŁŌƤ-8Ǒ-7nwSņŖŻƶ7ŽƢƨƪ8gQǐ9Ő10ŠţƺǄǉ11ǒǖ12eJŶƫƸǕ13ƬǠ14Ĵ15ľŪűǛǜ16MR17WŅǢ19ƉƮ20fZ21Y23KƘƭ25ƾ26mƌ27Ɵ29Ŧ32Ƒƹ36q
~chea	77 -8Ō9ţŦƇ10Ɓ12œ20Šƭ31ľŅ
~chec	56 -11Ł-10Œƒ-9Ƥ-7aĶ7cuAŏǟ8Ţ9Ƣƪƭ10KQŜƨƸǐ11ǜ13Ő14eJǒǕ15Ǣ16ƫǉǠ17qǖ18Ƭ20WĴƟ24ZŦ25YƮ30ƾ
~ched	71 7Ǣ9ōŶ10ƹ15Ƙ25KƑ26R28fƉ
~chel	83 43m
~chem	90 11ǚ
~chen	71 9L10ǈ12ƞ14Ǝ15ǝ17Ǜ21Ǆ26M43ƌ
~cher	79 8P11b16Ķ17ű35q
~ches	74 7ƙƸ9j10ű14Ž17Ɵ19gƺ21Ƙ25Ƒ
~chew	86 50ƹ
~chi	60 7Cƛƫ8qƱƳǕ9UŶŻ11yŹŽƢƼ14lwĹƉ15vP17a19Ţ25uǝ26Ǣ27Ư36Ɛ44Ǐ
~chil	71 8Ź11ƫƱ12Ż13Ŷ15y18w19lv26Ư32u
~chim	85 -8ǚ53Ɛ
~chin	66 7ǖ8ĺƛǩ10qU11Ǖ12Ž13Ƽ16PĹ20a21Ţ29ǝǢ50Ǐ
~chit	88 20ǚ21Ɖ
~cho	59 -8ƻ8ŻƶǦ9vKǔ10qQS11ŭ14Ƣ15Ǔ16Ƽ21l26ł27x32ź33Ʊ34Š42m
~chol	90 -11ƻ8ǂ25Ƽ
~choo	60 7yƢ8ƶ9vKŻǦ10qQSǔ11ŭ15Ǔ19Š21l27xł32ź33Ʊ44m
~chr	85 9Ƌ18D21dk
~chri	85 9Ƌ18D21dk
~chu	79 10ư13o15B17t18ŭ28ƶ
~chur	80 10ư13o15B17t19ŭ29ƶ
~cia	56 -13Ƃ-8ĽƆ7ŊǢ8ĶƮǥ10Bŝ12mqĸǈǍ13ǆǠ14Ƙ15Ư16Ɩƞ17ǗǦ18AǄ20ƿ24ƫ27ƾ37e
~cial	61 -14Ƃ-9Ɔ7Šǔ8Ǣ9ĶƮǥ12B13Ǎ14ĸǆǠ17Ư18ƖƞǦ19ƾǗ20AƘǄ22ƿ40e
~cian	88 -10Ľ9P17ƾ20q23ǈ
~ciar	69 31ƫ
~ciat	85 11i12Ŋ17ŝ20m
~cid	61 -8Ƨ7Ż8ŃƳ9Ư10ţž11Ŕ14Aĺ18ť27ł28ƃ40Ł45ż
~cide	62 -8Ƨ7Ż8Ń9ƯƳ10ž11Ŕţ14Aĺ18ť20ł24Ł29ƃ46ż
~cidi	88 11ł24Ł
~cie	66 8ǃ10Ǐ11Y14ĵ17Ƙǒ33ǥ36ş
~cies	67 10Ǐ12Y14ĵ18Ƙǒ34ǥ37ş
~cig	82 14ǂ49ƹ
~ciga	82 14ǂ49ƹ
~cin	73 -9Ĺ9Ŭ10ƕ11ǀ16ĺ21Ƶ22ƻ24ǂ
~cin>	90 12ǀ14ƕ
~cine	86 26ƻ29ǂ
~cing	77 -10Ĺ10Ŭ17ĺ21Ƶ
~cis	79 8ǚ9A15ł19Ń27Ł
~cisi	79 8ǚ9A15ł19Ń27Ł
~cit	72 -7ŏ7DǓǧ8H10iƾ12ǋ13Ə19Ɩ26Ż32ƞ44C
~cita	90 34Ż
~citi	88 -8ŏ9Ǟ10H13i25Ɩ
~city	77 7Ǔ8Dǧ11ƾ13ǋ15Ə52C
~ck>	43 -28ǩ-17ŖƔ-12ƗǄ-11Ţ-10lnGŗŲƕƤƳǑ-9gTǔǠ-8wMPXŁŎƵǈǜ-7aisxyFĿŅņŇŒŔũƉƒƞƠƧƱǖ7jHŧƩƫ8dľżǟǣǦ9eVŞƀƙƬƽ10hJłŦƏǉ11QŌŘŪǕ12SőűŵƿǍ13uŊǘǨ14KĽƷ15ŀŜŬƝƭưƾǒ16qƍ18ƣǛ19LňƓ20ų21ŭƪ22R23I24Ʈ26Z27YŠŶ29WǏ34Ũ38Ŵ40Ƈ45Ů
~cka	77 -8ǘ13ş19Ų23W45ǥ
~ckag	77 -8ǘ13ş19Ų23W45ǥ
~cke	54 -13Ɣ-12Ɗ-10Ɨ-7ƅ7ļƣƲ8wDǄ9Ɖƌ10żƞ11N12vţ13Ŧ15Š16ƕ17ĸ18YŰ19ĺŔ20Ǘ21ǟ22Ř25ƥ27Ž41Ż51ǘ
~cked	65 -8ƅ-7ŻƯ7jKŽ8XƲ9ļŎƣ10ǟ11wƌ12NŘŤ13ƞ14ż15YŞ20Š23ŰǗ26ĺ47ǘ
~cker	76 -16Ɗ-11Ɨ-9Ş13ǩ15Ɖ18ǘ23v33Ž38ƥ
~cket	61 -14Ɣ-10Ŝ7eY9Ŗ10DǄ14ĸǟ15ţƕ16Ŧ25Ŕ28Ř54Ż
~ckg	86 9s23ǜ27ǩ
~ckgr	86 9s23ǜ27ǩ
~cki	72 -8Ķ-7Ǔ7Y8ǟ9Ĺ11X12ƍ13H14ŀŽ18Q19Ţ21ż28i42Ĵ
~ckin	72 -8Ķ-7Ǔ7Y8ǟ9Ĺ11X12ƍ13H14ŀŽ18Q19Ţ21ż28i42Ĵ
~ckl	81 -10ƴ15NĹƿ19Y26Ŷ
~ckle	84 -10ƴ16NĹƿ27Ŷ
~cko	84 -11Ĵ10ŵ11z16B18ǖ21ư
~ckon	90 11z17B22ư
~cks	62 -12Q-8u-7Ł7ũžǦ8L9ǉǛ10ŒƇƟ12ŭ14ŵż15ľ16ǜ17Ř18ķ20XƁ26Ǡ30ƹ49ǐ
~cks>	62 -12Q-7Ł7ũžǦ8L9ǉǛ10ŒƇƟ12ŭ14ŵż15ľ16ǜ17Ř18ķ20XƁ26Ǡ30ƹ49ǐ
~cku	67 -8ǃ8Ǐ9Ož10ųƊ13Ƹ14ŭ16ŵ21ƫ24ƛ25ƾ26ŏ27ǐǘ
~ckup	67 -8ǃ8Ǐ9Ož10ųƊ13Ƹ14ŭ16ŵ21ƫ24ƛ25ƾ26ŏ27ǐǘ
~cky	78 7ŬƜ11P12ţǘ13ƍ22Ɣ26ų28o
~cky>	82 7h8Ŭ12PţƔǘ29o
~ckya	90 9Ɯ12Ɣ16ƍ
~cla	55 -10Y7ŅƉƕ8Ŕǚ10xǜ11ś13Ǜ14Ś15ľǓ16ũ17Ŧź20Ǣ24D30Ř34ť36Ťŧ45Ǥ46ţ
~clai	58 -10Y8Ņ9Ŕǣ10ǚ11ǜ15Ǜ16ľ18ũ19Ŧ33Ř36ť38Ť43ŧ54ţ
~clar	83 17ś24Ś
~clas	79 -8ŧ8dƄ16x26ź66Ǥ
~clau	88 13ƕ26Ǔ34Ǣ
~cle	57 -12ŋŒť-9ǩ7şŭŶƥƷǈǦ8ĻƼ9ŲƀǏ10ƾǟǢ11ū12BTűǐ13ǀ14ƐǆǛ15Ű18ų19Ɯ21ŉ23ŴƔ25ţ28Ż35Ŭ42Ū45ň
~cle>	66 -13ǐ-7Ū7żƀ9Tŵžƥ10şŶ12Ż14ŭǟ15Bū18ǀ19Ű28Ŭ29ų36Ŵ
~clea	67 -14ŋ-13Œť-12ǐ-7dǈ9Ʒ10Ƽ11ĻǏ13Ųƾ14Ǣ15Ŭ16ű18ƐǛ21Ż24Ɯ25ŉ28Ɣ32ţ54ň
~cles	69 -8Ŵ-7ų9ƄǦ18ǆ41ǐ65Ū
~cli	59 -13Ŀ-10Ǆ-7ǩ7ļŊţ9œ10Uǡ11ǈ12Ǧ14Ɯ15gĺ17ǘ23ŭ24Ɲ26ǓǗ30ƾǚ36ǀ40ƴ44ǔ
~clie	62 -14Ŀ-10Ǆ7Ɩ8Ŋ11Uţǘ13Ǧ16Ɯ25ŭ26Ɲ28Ǔ30Ǘ32ǚ48ǔ
~clim	81 9Ʃ13œ20ǈ51ǀ
~clin	80 42ƾ57ƴ
~clo	53 -11ţ-9Ɖ-8ŕ-7Y7Ƴ8ťǘ9j10C11qŘ13R14X15Ǘ16Ə20Ǚ21Ɨ22ƑƤ24Śƕ25Ů26ůƙ36ǎ49ǝ76Ɩ
~cloc	83 -8L10ň15ƽ19q35R42Ů
~clos	54 -11ţ-9RƉ-7ŕ7gTŒƳƺǨ8ť9ǘ11C12Ř16X17Ə21Ǚ22Ƥ24Ƒƕ26Ś27ƙ28ů38ǎ51ǝ81Ɩ
~clot	86 26Ɨ
~clou	85 12x18j30Ǘ
~clu	70 -14Ŕ-13Ǉ-8ǩ7Ɔ8Ɓ10ŷƀ11œ12Ơ19ǉ21ǣ29ŏ42Ŗ
~clud	70 -11Ǉ-8Ŕ7Ɔ8Ɓ10ŷƀ11œ12Ơ16Ŗ19ǉ21ǣ29ŏ
~co>	68 9ļŐ12ǂ13ZǕ16Ʊ17ń25Ƈ29Ŷ41ĵ42ƹ
~coa	83 10Š11Ƨ12ƪ15Y18Cƾ27ƚ
~coas	88 16Y19C29ƚ
~cod	72 9Ŕū12ǘ30Ǥ32E42I
~code	72 9Ŕū12ǘ30Ǥ32E42I
~cof	83 -8a10Y12Ǜ15ō25ǩ26M
~coff	83 -8a10Y12Ǜ15ō25ǩ26M
~coh	71 34ƿǛ
~coho	71 34ƿǛ
~coi	83 13ǒ19Ƙ34Ǣ54ǧ
~coi>	86 14ǒ57ǧ
~col	58 -11Ř-9ǧ-7ůűŶ7ƫ8ŀƐǡǩ10ĵĽƜǠ13Ǖ15ǃ19ǒ23ź25ż26C27Ƙ30y32j33Ʊ36m40ƀ
~cold	85 13ŀƐǡ50j
~coll	60 -13ǧ-11Ř-7ů7ƫ8C11ĵĽƜ20ǒ24ź26ż28Ƙ32y35Ʊ37m42ƀ
~colo	90 -9Ŷ12Ƶ15ǩ22Ǖ24ǃ
~colu	90 16Ǡ31C
~com	40 -20œ-16Ƃ-15Ĺ-14Ŗ-13SŪ-12nƷǩ-11CķňŨžǇ-10ŲƆ-9fsDŏũƗƤ-8arvFLUŁŇƃƒƘƦƫƱƽǋǧ-7iAŃŊōŗűŷƨǛ7GŕƝǉ8Ǐ9ŤƮƯǍǖ10lqƁƑƕǔǟ11Hƾǜ12jŀůƴǕ13ƖƣƬǘǙǤ14Ǌ15Ļŝ16kơƧǝǨ17ĺ18QŞǡ19Ţŧŭǒ20ŅŐǥ21ĸŜǐǞ22ľǄ23JW24ƛǃ25Ķ26ǅ29ńőƀ32ǁǦ36ł37Š39MƜ48T65ǣ
~com>	90 31J
~coma	90 8ŭ13Ŷ14Ū17Ŵ
~come	50 -14n-13œ-12m-11Ǆ-10UňŐŗ-9Ō-8ĹŖŧǈǩ-7CńŲƷǢǦ7qŕţƚ8gwőŒżƏǅ9jHŘ10ƝǙǨ11J12ŀ13GĻľŜ15ǉǖ16lƯǔ17Ƒ18ǝ19WŠƁ20ŤǕ21Ʈ22ǁ24łƬ25ƛ31ĸ33ĺ37M54Ɯ56T
~comf	79 10MTŌ12e14Ƴ19X
~comi	68 -13ǋ-11ŷ-7ǔ8xĴǤ9yǝ10Ŀ11ľǁǟ12Mŕ13p14jH15ƛ16VŹ17ƾǞ19Ķ33k
~comm	66 -14Ƃ-9Ɔ-7Ŷ7ǋǌ8ŐŠŵǔ9TǑǢǥ10B12Ǚǚ15Ǎ20Ǧ24Ǆ29ů35ŭ
~comp	47 -21Ū-13S-12wƂ-11ķž-10fĺœǇ-9VƮ-8Ĺŏǧ-7kTŒŖŤŵŹżƱǩ7yĻš8q9mľǠǤ10ş11ƄƖǁǊ12Ǐ13WŜƕǗ17ƣǜ18ĶǞ19ǘ20ŅƧǄǨ21łŠ22ŝǡǥ23Őǒ24ƴ27Ţơǃǅ28QŞǐ29ő31ŧǦ38ƀ43ń83ǣ
~con	51 -15ŗ-11ƈ-9ķ-7Ūƻ7dfAŇšƞƢ8Pƌ9kpŌřţǋǧ11yƉǌǞ13ĻĿňŋ14ľŭǟ16ƔƖ17Ƈ18űƒ19ǒ20KƟ21ŴƅƗǑ22INǚ24ŀ25Ǣ26ƫ35Ǔ36Ƽ
~con>	90 7ņ12Ʈ15l
~conc	84 8ľ16Ƹ28Ŀ29ŀ
~cond	62 -13ƈ-7ƻ7ŕƖƫ8ĸĻŎ10dIǌ11A12Ňũ13kpľǋǩ14ŌƔ16yƉ19Ǟ27Ɵ28NŴ30ű32Ƽ
~conf	90 20ţ31ň
~cong	81 8ƺǓ10Ɣ11fƒ13ǟ16ƞ
~cons	72 -8Ǆ8Ž9Ǎ12ǟ15P27Ƈ34ƅ37ǚ
~cont	59 -14ŗ8ŦƩ9šƖǄǧ10ƌƢ12ř13Ƽ14ŀ20ƒ23ǒ24ƫ25K26Ǒ28Ɨ31Ǣ44Ǔ
~conv	80 12Ļ13s14Ɲ18ŋ27ŭ
~coo	66 -10f-8D-7šƜƷ7Ţǈ8ńŐŰ9dkCŘ10g11EǍ13o14ǏǛ15rľŽ20ǖ23Ɔ38j
~cook	86 14k19Ǎ20Ǜ
~cool	68 -11f-8D-7šƜƷ7Ţǚ8Ű9CńŐ10dŘ11gE13o14Ǐ16rľŽ24Ɔǖ40j
~cop	74 12ż17Ż29Ƌ42ś
~copp	86 34Ƌ
~copy	79 7ơ45ś
~cor	56 -10Ş-9Ŷ-8ǩ-7w7ŏűŹ8ǅ10Œ11dƾ12Fƿ13aŴ16E22Ž24Q27Ǘ31Ż32ų37ĵ40ǆ61ŋ
~cord	63 -9Ŷ8ţ9Ūűǟ13ƾ15ƿ17Ŵ19ų32Ǘ36Ż72ŋ
~core	77 25Ž52ĵ
~corn	88 9ū10kş12C15Ő
~coro	88 10ƀ26ų
~corp	78 12ǃ59ǆ
~corr	70 7bšƊǀ8npDŬƟƴǜ9ŗŲŹƪ11ǅ12ŏ14dŒ17F18a22E
~cos	60 -10ŠƵ-9B-8ţ-7ōǘ7uƗƭ8ļ9Ŕǣ10Ƥ11Ş12Ǣ13ľ15Ǖ16Ơ19Ƒ21ĸư22Ɠ26ǝ27Œ30Ư32Ǐ34ǚ43Ŧ
~cost	60 -10ŠƵ-9B-8ţ-7ōǘ7uƗƭ8ļ9Ŕǣ10Ƥ11Ş12Ǣ13ľ15Ǖ16Ơ19Ƒ21ĸư22Ɠ26ǝ27Œ30Ư32Ǐ34ǚ44Ŧ
~cot	90 29ƹ
~coti	90 29ƹ
~cou	43 -12Vƃ-11ŝǈ-10ŇŖƔƝƦ-9TŴ-8oœżǎ-7jŏŗŶƩƽǑ7muĹƌƘǀ8őƅ9gBĶƷ12nŘŜźƆƍƗƢƹ13AĿǕ14Mũƭ15ľƏ16eŚŷǄ17Ʈ18ŊŞ19Ǡ20ĴƄ22ś23ǔ24Ư25Dř26Cĸ27XǨ28Ƥ29ǝ32ŵǚ33ķ42Ǉ54Y
~couc	84 9ŭ13g14n17Ƥ28Ɨ
~coul	48 -14ǎ-11ƃ-9VŽƔ-8nŝŴƝ-7ŪżƦ7řűǁǩ8Ǐ9ūƪ10ŘƢ11eƏ12ƭƷ13ĹŊ14ƍ18MĿ19ũ20Ś22Ǆ23Ş26śƤ28Ʈ32ĸ33X34Ǩ35ǚ39ŵ42ǝ43ķ57Y
~coun	54 -14Ʈ-9I-8ǈ-7ŇƩ7lJļŮƈƹǉǖ8eQŒŻ9Ƣ10nş11őŜź12ƌǕ13uŷ14YĶƅǀ16Ž17B18Ɔ20Ĵľ22A24Cř26Ǡ31ǔ35Ư56Ǉ
~coup	75 -9ǝ-7ŭ7ƿ8Ƥ9ǎ10S11UƘ13Ǟ15Ŋ22Ū
~cour	79 -8Ÿ7g9ķ10ź17Ų46Ƅ48D
~cous	83 -7Ƣ9ŷ11ǜ14Ŝ18C23n
~cov	49 -21Ǐ-16ň-13ǈ-9ĿƠǑǩ-8Ŵ-7crNņŜǐ7Zŕǘ8iƢ9Ŧ10Ń11Šǌ12Ŏǡ13ƙ14Śƚǥ15WƬ16Ō17ĸš18ǒǚ19ƛƱ20ž21ſ23Ų24ŐƦ25ƀ26Ɓǝ28ƭ29Ɠ33ľ34ƃ36Ƨ37ƨ38ŗ39Ǣ47Ŗ48ŏ
~cove	49 -21Ǐ-16ň-13ǈ-9ĿƠǑǩ-8Ŵ-7crNņŜǐ7Zŕǘ8iƢ9Ŧ10Ń11Šǌ12Ŏǡ13ƙ14Śƚǥ15WƬ16Ō17ĸš18ǒǚ19ƛƱ20ž21ſ23Ųǝ24ŐƦ25ƀ26Ɓ28ƭ29Ɠ33ľ34ƃ36Ƨ37ƨ38ŗ39Ǣ47Ŗ48ŏ
~cow	86 11j12g25Ƴ
~cowo	90 27Ƴ
~cpa	84 -8r15A21B51Ǡ
~cpa>	85 -8r15B16A52Ǡ
~cr>	86 10ų25Ŷ39Ū
~cra	66 -8Yǋ-7ŻǓ7UƱ8gpH9ŏǩ10ƒ13iƤ14ŇƇ16ŀ18ƊƓ30ƃ31ű52ż
~cras	79 -8ŻƮ17Ƥ37ƃ64ż
~crat	86 12ű13ŏ15Ɠ
~craw	82 -9ǋ-7Ǔ18Ƈ22ŀ23Ɗ
~craz	77 -8p-7ǟ7ſ8ƈǎǕ9UƓƱ10H12ǩ14tƒ17Ň19i
~cre	57 -10Ɔ-9Ĺ-7zƃ7śƎƦ8ĸŬơ9ļƿǞǣ10ƕ11YƑǨ12aǑ13kǗ16ŔŽ17Z19ǉ20e24ư26Ǉǈ29ǎ33œ41ƙ48ĵ
~crea	78 -9Ĺ14ƿ19ǎ26Ŕ37œ
~cred	64 8ő9ŝƎƦ10ĸŬ12ƕ13ļ14Y16Ǘ23Z24e57ĵ
~cree	75 8Ǣ9œ12śơ17a23Ž57ƙ
~crem	84 39ư
~crew	76 -11Ɔ-8ƃ8u9ǒ13Ǟǣ16Ǩ17Ǒ19k23ǎ26ǉ37Ǉǈ
~cri	74 -21n-7ƿ7űǜ8Ƈ10ƖƸ13Ŷ17ǟ29h36ƻ
~crib	84 7Ǎ9ű10Ƈƻ12Ƹ
~crip	83 -7ƿ31ƻ
~cro	74 9ǘ10ů11xŖ13ũ18ļ28Ɣ29n44ƕ
~cros	85 12ů13Ŗ16ũ21ļ
~crow	79 30Ɣ31n47ƕ
~cs>	79 7Ɨ8Ƙ12ǐ13ź19ǩ22ǈ35Ž
~ct>	57 -13ǧ-10Ūǡ7Ţƪǅ8ŐŒƏƖǄ9ĻĽŘƢǔ10Uǘ11ŀƴǚǞ12ķř13FQ14dū15Ƙ16E17Şǒ20Ʃ23Kƒ49Ǔ
~cte	68 -14ƈ8ƴ10ū12ŏ14Ɖ15ķ18ĸ19I22Ň23ſ
~cted	69 -14ƈ7ƅ8ƴ12ŏ14Ɖ15ķ19ĸ20I22Ň24ſ
~cter	90 13ū
~cti	55 7ƎƫǍ8ĵƁǚǟ9ŖƀƏ10Y11Ŏƃǀ12Qŗ13ƚ14ŦƇƭ15ň16ǁ18xľǩ19ƅ20Ň24ŏ34Ř
~ctib	59 7ľ10ƀ12Y14Ŏƚ15Ɓ16Ŧ18ň38Ř
~ctin	84 -7Ǔ8Ʊ11ƫ18Ǆ23ŏ
~ctio	67 -8Ǆ8r9XǍ11PƏǟ12ĵ14ľŖ15ƃ16ǩ18ŗƇƭ21ǁ23x24ƅ25Ň
~ctiv	88 13Ǝ20ǀ24ŏ
~ctl	71 -11Ǎ-7r7ŕ9s10Ņ11ŀ12dš13ƕ16Dŭ18ơƧ22aŤ25Ǆ
~ctly	71 -11Ǎ-7r7ŕ9s10Ņ11ŀ12dš13ƕ16Dŭ18ơƧ22aŤ25Ǆ
~cto	60 -15Ǔ-13Ł-11J9ǧ10ƌǡǣ11ƈ13ł14Ɠ16Ǝƻǂ21ǘ22ƃ24Ƽǒ29Ǒ49ƾ
~ctor	60 -15Ǔ-13Ł-11J9ǧ10ƌǡǣ11ƈ13ł14Ɠ16Ǝƻǂ21ǘ22ƃ24Ƽǒ29Ǒ49ƾ
~ctr	73 -8Ľ7ƗƘ8PĴ13K16q22Ǒ34Ƌ
~ctri	76 -9Ľ8P17q24Ǒ38Ƌ
~ctro	86 8Ɨ9Ƙ10Ĵ16K
~cts	76 8ǌ9Ǆ12Ƹ19ǡ21ƌ30Ǔ
~cts>	76 8ǌ9Ǆ12Ƹ19ǡ21ƌ30Ǔ
~ctu	64 -11Œǩ-7Lŗƅ8ŜŢŴƞ9nKŤū10RĻ12PŵƷ14ĿƉǆ15ƓƬ16Ɛ19Ǆ20fś24Ŗ25Ƈ27Ƒ
~ctua	74 -12Œ7ţǆ9ŜŢž10Ś12Ļ13R14K15P19Ɛ29Ŗ
~ctur	68 -8ǩ-7Ǣ8ǆ9Ŵƞ10nŤū13ŵƷ16ĿƉƬ18Ɠ21fś22Ƈ23Ǆ29Ƒ
~cub	84 36ǀ
~cuba	84 36ǀ
~cui	86 10Ɓ11ƺ12t18h
~cuit	88 10Ɓ11ƺ19h
~cup	77 11i18Ɵ22q25ǁ29P
~cupa	81 23q31P
~cur	58 -9Ŀ-8XƠ-7ņ7rŔŢ8ĶĹőŜƉ9Š11Ű12Şǥ13ǒ20ŗŝ23Gǡ26Őŕ27Ǝ29Œ32ŏ
~curi	73 -7Ǎ8Ǘ9ńŉ10rŔ11Ĺ12Ķ13Š35Ǝ
~curl	88 11ǃ13Ɖ
~curr	61 -9X-8Ơ-7Ŀņ7ŚƵ8Ţ9őŜ13ǥ14Şǒ21ŗ22ŝ25Gǡ27ŕ28Ő31Œ34ŏ
~cus	60 -15S-9Ǩ-7Ǖ7ŢǄ8k11Ŀ14ǟ16r17ǚ20ǃǡ21Ɲ24ǖ25Ŕ26Ǔ28Y31őǗ35ǔ
~cuse	88 38Ŕ
~cush	86 -13Ǩ43Y
~cust	62 -15S7Ǆ8Ţ9k12Ŀ15ǟ18ǚ20ǡ21ǃ22Ɲ26ǖ28Ǔ32ő33Ǘ37ǔ
~cut	72 -13ƫ-9Ĵ-7Ƣ7Ŧƿ8Ư9ǀǈ10ƅƧǣ12V15Ǚ16hǖ21I31š32ǃ45Ʋ
~cut>	75 -10Ĵ8Ŧƿ11Ƨǣ12V13Ư16Ǚ17ǖ20ǃ22I33š
~cute	90 -8Ƈ12ƅ17ǃ21h
~cy>	47 -12G-11Ǧ-10ĺ-9ŀ-8ZƔ-7oōŬǄ7aQŪŹƃǞ8ŜŞšžƘ9Ǥ10Ţƀ11Ƣƨ12ŐƁ13Ǐ14ĹƬǢ15ƂƓƚơ17ľŠƛƧǥ18ƶǡ19ŗ21ƪ22Ŗ23ő24ŷſ25ŏŕŚƵ26Ʀ27Ʃ37ř
~cyb	88 -9ŏ18ǥ50ǘ
~cybe	88 -9ŏ18ǥ50ǘ
~cyc	81 -10ǐ12ş13ƥ15ǡ21ǀ22gŪ
~cycl	81 -10ǐ12ş13ƥ15ǡ21ǀ22gŪ
~da>	83 -9Ŷ17ų29Ū30H
~dad	66 -14Ƽ-7Ť7gYǈ8qĽƱ10Ƙ11Ǟ13ŷ14J16ǅ20AŠ22B40Ƴ53ƽ57z
~dad>	71 -10Ƽ-7Ť9qŠ15ŷ18ǅ25B27ƽ38Ƴ55z
~dadd	78 9gYǈ11Ľ13ŠƘ14Ǟ15ƽ16J18A
~dads	88 12Ʊ19ƽ
~dam	65 -11Ĵ-8ƙ9Ũ11Ɗ22ƛ23ƚ27ƀ30Œ32ž33Ŧ35ű36Ť
~dama	65 -11Ĵ-8ƙ9Ũ22ƛ23ƚ27ƀ30Œ32ž33Ŧ35ű36Ť
~dan	79 -7P9ś12ƀ13Ű15ǚ19A23Ū31ǀ
~dang	83 -7P7ŧ10ś33ǀ
~dar	90 -9Ő-7ł8ƺ13Ű16L17ƴ
~das	74 -13ř-8ž10Ŭ11ƃ21ŮǛ26ŲƷ44ū
~das>	90 -9ž12Ŭ14ƃ32Ʒ
~dash	76 -14ř21ŮǛ26Ų45ū
~dat	58 7Šơ8Ǎ9ƙ11ƫǒǚ13S14vǢ16pƋƲ19Ń20Ƈ23Ɩ26ƌ28d33Ǘ38ť52ŕ
~data	85 52Ǘ
~date	60 9Ǎ11ƫ12ǒ13S15Ǣ16ƋƲ17pv20Ń24Ɩ27ƌ30d40ť54ŕ
~dati	82 11Š14ƙ17ǚ29Ƈ
~dau	69 -14b-11d-7ǩ8śƷ9BǞ15Ű18yƱ24x27Ź28v29u35w
~daug	69 -14b-11d-7ǩ8śƷ9BǞ15Ű18yƱ24x27Ź28v29u35w
~day	43 -16žǩ-14H-12ń-11Ƶ-10XŇœ-9oAķǅ-8TľŊşżƃǋ-7ŖŝŶƨǄǡǨ7nĴŠŢƞ8yCĸŤƪǇǝ9tƝ10šƄǧ11cƒƧǥ12zƯ13xYŗƦ14PǕ15ĻŃŵ16ŕů17Oƹ18ŭǞ19Ŵ20pŜ22gŌƖ24ĺ25ŏŐŒ27j30ƻ45k50ǎ53iR54L89d
~day>	46 -16žǩ-14ǡ-12ń-11H-10Ƶ-9X-8o-7TķŇŊŪżƝǅ7ŀ8ů9ĴŠŢƪǞ10cyĸŵƞ11vPŕŤŭǧ12ƄƖ13ŃƧǥ14ű15YŗŜƦ18Œ19O20ĻŐƹ22Ŵ24R25p26Ō27ĺ29jŏ35ƻ36ǎ37k56i63L90d
~dayc	90 28Ư42Ɲ
~days	58 -10űǏ-8v-7Aœ7dQŕǝ8fŐǛǡ9ŜŵŻǗǢ10zCUŒŭ11ƺ12Ǖ13ŽǞ14tŪů15Ɩ16xƒ17nǇ20g21š23ǎ24k37R
~dba	90 -11f-9u11ƶ13x96ǃ
~dbo	81 24Ǝ25ǜ
~dbol	85 26Ǝ
~dboo	90 28ǜ
~dd>	72 -15ŉ-9Ō-8œ10Z11o13Ǡ14mķ15Ǐ20cy27Ǟ30ō63Ɓ
~dda	86 7Ǔ9ǅ10Yś15Ƙ
~ddad	88 7ƶǓ9ǅ11Y15Ƙ
~dde	76 -8ƃ7Ǚ8Ƴǥ11ĺƗ13ĸ16ǈ17ŭ20Ǆ21ƌǣ23Ǟ
~dded	84 9ŭǥ12Ɨ23ƌ25Ǟ
~dden	88 9Ƴ10ŭ14ĺ15ĸ
~dder	86 -9ƃ8Ǚ18ǈ23Ǆ25ǣ
~ddi	69 8l9fĺŹƢǤ11Ǔ17ǌ21Ǟ22ǧ25Ƶ40ƌ
~ddin	77 7Ǜ10lĺŹƌ11f15Ƶ28Ǟ
~ddit	74 10Ǥ12Ƶ13Ǔ18ǌǧ33ƌ
~ddl	78 9ĵ14L15ai22vx24N
~ddle	79 9ĵ15L18a23vx26N
~ddr	63 -18S-11Ǆ-7Ǟ7ƕ9F11n13EǗ15ǧ19ŷ20J26Ű31Gǋ48D
~ddre	63 -18S-11Ǆ-7Ǟ7ƕ9F11n13EǗ15ǧ19ŷ20J26Ű31Gǋ48D
~ddy	72 -9ư-8ǌ7g8YŜǈ11Ƣ12ĺŠƘǞ14Bƽ15J18Ƴ24Ľ29Ņ34A
~ddy>	74 -7ǌ8gŜ9Y10ǈ11Ƣ13ŠǞ14Ľ15ƽ16B18A30Ņ
~ddys	88 -10ư12Ľ15ĺƘ16Ƴ20A
~de>	47 -17ǩ-12Uƈƻ-11Ň-10řŨźǇ-9dŒŪ-8GMşűǏ-7nrŤżƮƸ7cgAŁőƃƏǂ8œſǛ9vTŰǤ10zCPƍƞ11Ĺ12jmŃǉ13ƥ14ƽ15ūŶƌƝ16Yư17ŏƗ18xƫ19qE20ŧ21ǀǢ22Ɖ23Ǡ24Ił25ĺ26Ɓ29ŠŲǍ30Ŕ31ŵ39Ƈ
~dea	62 -10nĺ-8Ŀ-7ŝŶ7ŀŨűƁƧǨ8bBUVŅŎŜŞŢũƖƵǁ10ŧ11Ŵ12ŌƦ13Ƭ14Ƅ15Ŋ16ľƑ17Ǝ18ņǝ19Ň22Ń31Ƴ
~dea>	78 9sTŽ11B12V13Ƶ23Ŋ26Ň
~dead	74 10Ɩǁ11ũǨ12Ţ16ǩ21Ƒ22Ǝ23ǝ28Ń
~deal	70 -7Ŀ7ŵƴǓǜ8Š9ŨűƁƽ10ŀŅŜƧ11ŞƳ12Ŏ13ŧŴ15Ō18Ƅ19ľ21ņ
~deat	85 -11ĺ-9n14U19Ʀ20Ƭ32Ƴ
~deb	78 13eƨ71Z
~debt	79 73Z
~dec	61 8ňŗƃ9ƍƯ11ư12Ƙǡ14ƌ15ĺ21Aś22Ń29Ś38ł41ƴ60Ł
~dec>	79 -8ǚ12ś16ǡ17Ś
~dece	86 -7ő7ĵ11ƃ12ň13ŗ17ư
~deci	69 7ǚ10Ư19ĺ24A25Ń44ł69Ł
~deck	90 15ƍ22ƌ
~decl	76 15ś21Ś53ƴ
~ded	54 -11ť-8Ĺ7ŠƄƊƗ8ǣ10eVƯǥ11Ŏ12YŖƚ13kĺƌ14yň15Ǟ16ƀ17ż19Ÿ25ŦƁ29ŋ32ǅ43Ř
~ded>	62 -13ť-9Ĺǩ7NœŨƛƠ8ŠƀƄƗ9Ɗǣ12eVŦƯǥ14Ɓ15kĺŖƌ16y17Ǟ20ż22Ÿ34ŋ37ǅ
~dedu	59 7ľ10ƀ12Y14ŎƁƚ16Ŧ18ň49Ř
~dee	79 -9Ƣ7g13N25ƀ30Ǜ36F
~deep	88 7ǀ15N34Ǜ
~deer	88 9g29ƀ
~deg	79 17Ʊ19j46m
~degr	79 17Ʊ19j46m
~del	61 -9ǆ-8R8Ɲƫ13Ķǡ16ǃ17ǩ20Ǖ27Ū29ƌ33Ǜ40ǐ41Ų
~del>	79 16ƌ24ǩ36Ū
~deli	63 -8R8Ɲ14Ķǡ15ƌ21Ǖ35Ǜ42Ųǐ
~den	55 -15Ƨ-11Ɯ-7ŇƁƸ7ŔƄƩ8ţž9GPĸĺƱ10Wƣ11Ƴ13gQūǄǑ14ť16nZ18ƕ19Ķ24ƃ26ƪ28ź30ƴ34żǩ44ű
~den>	79 8gƳ9Ɛ12ĺ13ĸ16ƣ30Ķ
~denc	85 -7S12Ƅ18G29ƕ
~deni	88 15g35ƴ
~dent	58 -15Ƨ-11Ɯ-7ŇƁƸ7ƩƳ8Ŕ9ţžƴ10P11Ʊ13W14QǄǑ15ū16ť18n19Z21ǩ26ƃ31ź37ż47ű
~deo	85 13gƗ34M
~deo>	85 13gƗ34M
~dep	65 -10n9IǕ10Ʊ13ǋ14u16Ƽ17Ǒ22z25Ŀ26Ə27Ư
~depa	80 33Ə
~depe	68 -10n9Ǖ10IƱ15u18Ǒ23z27Ŀ28Ư
~der	51 -16t-12Œ-10Ɖ-9ľŔƢ-8ƃƯ-7ŌŷƥƦǇǋ7PŋŪƣ8chŐşũŻſ9ƅƓǀǤ10iœ11ŚůǄǕǩ12Ů13xŲƒƺǌ14ŅŴƙ15Ŗż16ƖƜǃ17ĺňŉǣ18nXƊƪ19z20p21Ŏ28ǧ30Ƅ34Ŭ38ƕ
~der>	54 -11Œ-9ľƢ-8tŔƈƯǈ-7ũƃƉ7jĵ8ŋƝ9PŐŪƊƣƪ10ŻƖ11chiĺœƅǤ12n13şůǕ14ŚŮǌ15ƒ16ŅŴƙƺ17Ƅǧ18ż19ǃǣ21pz23X25Ŏ31Ŭ36ƕ
~dere	90 10Ƅ14ƾ21ƪ
~deri	85 -13ŗ21ǩ23ŉ25ſ
~ders	69 7Ŭ8ŀǆ9rƖǞ10ĺĻƲƽ11ƄǨ12Ţ15Ɠ16ǧ17ǈ18ƜǄ19ż22Ų23Ŗ30ň
~derw	83 7e9ƈƍ10Ť12n16ũ17ǀ
~des	57 -11Ʊ-10Ÿ-9ǩ-8co7VŽƸ8ųŴƜ9Ų10ŷǇ11Ǥ12ŐƝ13ƌ15ZķŨ16uǈ17x18yP19Ł22Ź27Ʀ31vw34ǚ45ź
~des>	61 -11Ʊ7Ǒ8Ž9vƜ11Ŵǈ12ŷǇǤ13Ő14ƌ16Zų17ķ19u22Ł30Ʀ49ź
~desc	85 7Ǎ9ű11Ƈ12Ƹ
~desi	85 54ǚ
~desk	84 10ś11ǈ12V20Ɲ30P
~dest	74 -13Ÿ-9co20Ũ28y30vx32Ź42w
~det	78 10Ɣ23Ǝ27Ƒ
~deta	85 11Ɣ29Ƒ
~dete	84 25Ǝ
~dev	83 51Ž
~devi	83 51Ž
~df>	90 -10Ō34ś
~dge	74 -18w8ż17Ž18ķ19Ɯ22Qĸ24Ǝ38X
~dge>	88 -21w7e10ż23ķ26Q
~dget	78 18Ž24ĸ25Ǝ41X
~dgm	90 11š15c
~dgme	90 11š15c
~dia	69 -14Ǌ-7x10Ư13ǂ22Ƙ26ƽ27v33Ʋ35I45Ƽ
~diab	80 15ǂ19ƽ21Ƽ
~diag	84 11ƽ35Ƽ
~dian	82 13Ư40Ʋ
~dic	68 9ƽ10Ƹ11Lǁ13Q14Ƽ17Ǘ20W27ƃ32ƻ35ǂ
~dica	69 10ƽ11ǁ12ƻ13ǂ15Q17Ƽ18Ǘ20W28ƃ
~dici	86 26ƻ29ǂ
~did	36 -21A-18Œŝ-17ǎ-15Ňž-14ĻƧ-12VĿƯ-10ILķƏǇ-9yUƃǍǨ-8ioKPZŌƜƢƸǄǈǗ-7RľŊŚşŪŭŷƟǕǖ7vŏƔǆ8ƾǙ9lXǜǝ10cpqxƅƙƲǘ11jōƕƺ12FŎţƞ13ŜǊ14źƹǂ15ŗ16ĹƩƼ17ŵ18ƚƫ19ő20wŸǤ21Sƴ22Ǟ23Ŗť24ǩ25ŉ26Ƭ27Ŕƽ28Gƈ29ńŠš30Ľǅ31ň32m33œ34kņ35ļƌ36ŤŧƳ37Ņ38ƒ39ũ42Ũ44Ŧ47B
~did>	36 -21A-18Œŝ-17ǎ-15Ňž-14ĻƧ-12VĿƯ-10ILķƏǇ-9yUƃǍǨ-8ioKPZŌƜƢƸǄǈǗ-7RľŊŚşŪŭŷƟǕǖ7vŏƔǆ8ƾǙ9lXǜǝ10cpqxƅƙƲǘ11jōƕƺ12FŎţƞ13ŜǊ14źƹǂ15ŗ16ĹƩƼ17ŵ18ƚƫ19ő20wŸǤ21Sƴ22Ǟ23Ŗť24ǩ25ŉ26Ƭ27Ŕƽ28Gƈ29ńŠš30Ľǅ31ň32m33œ34kņ35ļƌ36ŤŧƳ37Ņ38ƒ39ũ42Ũ44Ŧ47B
~die	69 -11r-8Pǩ9VƢ10ű11ǈ17Ʒ18Ư21Ǩ25ƽ56Ʀ78Ƴ
~die>	81 -9ǩ8H12Vű25Ƴ30ƽ32Ʀ
~died	74 -11rŵ18Ʒ19Ư27Ǩ31Ʀ60Ƴ
~dies	90 -8P8Ɓ12Ƣ15ǈ19ŵ
~dif	66 -13ƚ-11Œ7Ƭǘ8CKƏ9ǅ10VŎ11łǕǥ14ǩ17Ş18Ř19ĺňŧ21ũ23Ŕ
~diff	66 -13ƚ-11Œ7Ƭǘ8CKƏ9ǅ10VŎ11łǕǥ14ǩ17Ş18Ř19ĺňŧ21ũ23Ŕ
~dig	75 7d15ū17e24E25I33ř
~digi	75 7d15ū17e24E25I33ř
~dil	81 14ŗ24ž
~dily	82 14ŗ24ž
~dim	90 -7y12Ř16Ɔƶ17ŧ
~dime	90 -7y12Ř16Ɔƶ17ŧ
~din	52 -12ƅƋ-10őūƩ-9ƈ-8rFǄǌ-7ǆ7QŕŠƤƿ8NZĺŭǟ9jtLŨƵ10Ƹ11ŮŹ12ĵŁű13Ɲ14SƴǞ16ŋƉ17k18Ż19uŀ22IǢ23Ƈ25ơ27ǋ33Ƒ35ś39Ǎ41ƣ
~din>	70 -12ū7ŋ8ňƪ9Ŗǣ11IŕƓơ12ƝǞ13kƉƵ15Zŭ16jŨƸ17Ů
~ding	55 -13ƅ-12Ƌ-10őǩ-9ƈƩ-8ǌ-7rF7fƉǀ8kQłŠ9ŁƤ10t11ĵ12ŋŹ14ű15ISƴ18ŀơ20Ż21u24Ǣ26Ƈ31ǋ34Ƒ36ś44ƣǍ
~dinn	83 13n16Nƿ19L21ǩ
~dip	86 11ĵ28m
~dir	90 11s19P23ņ
~dis	64 -25Ň-13ŀ-11Ɗ-7Ʀ7mľƽ9ĸƯ10ǩ11Ǔǔ12ZňƏ13ůƙǢ14ź17rIƛ18W20Ů21Ž23ǜ27Q33ş44Ş
~disa	81 -7Ʀ12ĸ14Ư17ň26ş30W
~disc	70 7őǜ9mľ11Ů12ǩ14QZ15ş18ź19rI24Ž
~dise	86 11ƽ20Ǣ
~dist	83 -14Ɗ13Ů15Ǔǔ16Ə18ů19ƙ21Q
~dit	55 -12ƈ-7ƻ7ƎƦ8ŬƵǓ9ƕ10Yļ13Ǘǧ14ŎƉǒ15ĸ19Z20e22ƌǌ25ű26Ƽ48ĵ84Ǥ
~dit>	60 7ő8ŝǣ9ĸƦ10Ŭ11ƕǒ12ļ13Y15Ǘ21Z22e40Ǥ49ĵ
~ditc	90 10ſƙ12ƀ
~dite	85 32Ǥ
~diti	68 -14ƈ-7ƻ8Ŕ9ĸǤ10Ǔ11Ƶ16ǧ18ŎƉ28ǌ29ƌ34Ƽ35ű
~dito	86 -7Ǉ19Ǥ
~dits	90 7ĵ10Ǥ14Ǝ
~div	71 9ĵ11Ʀ13ƫ17ƍ30f36ƪ55ǀ
~dive	86 41ǀ
~divi	77 13Ʀ15ƫ19ƍ23ǀ39ƪ
~divo	82 11ĵ36f
~dju	83 46ŧ
~djus	83 46ŧ
~dki	90 10k22ƶ
~dkid	90 10k22ƶ
~dle	61 -11Ś-10t7Yĵ8sŖƲ10ǖ11aLŁŃ12pǈ15Ǡ17vxŜƷ19N21c23ĸ24ǜ27ǁ29ş32ŧǘ
~dle>	67 -9t8ĵǁ9YƲ10sŖ12L13aş14pǈ15ǜ19Ʒ22N27ĸ
~dled	78 -7ŝ15Ń34ş37ŧ
~dles	74 -11Ś-10ş9Ɲ14ǜǠ15Ł17ǖ24Ŝǁ27c34ǘ
~dli	78 -7a8Ŝ11Ɩ16i17ǩ18ƽ21I29Ń
~dlin	79 -10ǩ-7a8Ŝ11Ɩ16i18ƽ22I37Ń
~dlo	68 -16Ƅ-8Ɣǩ20Ơ30F37ơ53ǌ
~dlor	68 -16Ƅ-8Ɣǩ20Ơ30F37ơ53ǌ
~dma	86 -10Ǩ-7Ƣ11nŷ12ǔ21Ư
~dma>	88 -10Ǩ-7Ƣ11nŷ13ǔ22Ư
~dmv	88 35Ƅ
~dmv>	88 35Ƅ
~dne	90 -12Ũ13R20Ť
~do>	27 -39ĺ-31ƨ-20šŢƒ-19Sǅ-18ǂ-17jţ-16iœ-15GŠ-14Ƈ-13ŴơƳ-12ń-11tōŤŦź-10ůżƌ-9ŇőŷƴƽǍ-8eprxŸƮƱǤ-7vļŘƫǌ7VĿŁŋŚƍƖƗưƸǒǢ8kŖřūƂƎǞǦ9ƃƭ10YĻƘƼ11QŐƥǧ12IķľŊųŽƔƤǇǊǡ13ņňŌŪƊ14MƵƿǔ15AŞ16auHWǩ17Ʒ18ZŰŲƾǠ19JUƕƻǀǉǗ20F21qŜŭǜ22y23wŃŏŮ24zĽǋǎǕǘ25KOĴžƐƜǐǚ26Tŝ27ǃǓ28ƚǈ29ş31ƁǏ32ſƝƟ38PŎ40ǑǖǛ42RƞǙ45Ǆ46g
~dob	85 -10Ÿ31p54d
~dob>	85 -10Ÿ31p54d
~doc	69 7Ʋ9Ś12ǣ19ƻ20ǂ26ƃ29Ƽ71ƾ
~doct	69 12ǣ19ƻ20ǂ27ƃ29Ƽ58ƾ
~doe	41 -24Ƃ-19ž-16ŭƹ-14Ƹ-13ƈ-12ŸƦ-11ƻ-10Ǉ-9şŪ-8ƛƤǖ-7cQĵķŃņŐŘŠţŦŧŵƓǣ7ũƍƞƢǆǍǕǡ8dřƉƔƕǏ9Ŀƚ10xLűƊǥ11ŁňŗŨ12ǎǒ13bŜǦ15ŖŴƁƇ16Ư17Ơ18hsWůƎ19ǚǜ20ŰƄƧǠ21ŇŕŹơ23ųƙǄ24ǐ25Ǔ26ź29Ľǂ30Ʃ31rǈ33ǩ36ǧ37qƨ
~does	41 -24Ƃ-19ž-16ŭƹ-14Ƹ-13ƈ-12ŸƦ-11ƻ-10Ǉ-9şŪ-8ƛƤǖ-7cQĵķŃņŐŘŠţŦŧŵƓǣ7ũƍƞƢǆǍǕǡ8dřƉƔƕǏ9Ŀƚ10xLűƊǥ11ŁňŗŨ12ǎǒ13bŜǦ15ŖŴƁƇ16Ư17Ơ18hsWůƎ19ǚǜ20ŰƄƧǠ21ŇŕŹơ23ųƙǄ24ǐ25Ǔ26ź29Ľǂ30Ʃ31rǈ33ǩ36ǧ37qƨ
~dog	72 -21w8ū9F10P11Ɲ99h
~dog>	75 9ū11P75h
~dogs	84 -25w18Ɲ32h
~doi	61 -14p-10qGƱ-8bŲ-7aŐ7ŌŪƨ8Źź10cŞ11Ƴ17ǐǠ21i22j23kũ28Sŝ32x41tǟ
~doin	61 -14p-10qGƱ-8bŲ-7aŐ7ŌŪƨ8Źź10cŞ11Ƴ17ǐǠ21i22j23kũ28Sŝ32x41tǟ
~dol	66 7Ŏǖǝ8Ƃ10Ɨ11ľŢ13œǅ16ŗ18ŅƘ19Ř20X24ĸ35Ŧ
~doll	66 7Ŏǖǝ8Ƃ10Ɨ11ľŢ13œǅ16ŗ18ŅƘ19Ř20X24ĸ35Ŧ
~dom	82 10ƍ14Ǖ16o36Ů
~dome	84 15Ǖ37Ů
~don	63 -15Ɲ-12Ŝ-10Ǐ-9ǩ7tǂ8ǟ10Ōǋ11aŝ12ŴǄ13ŷƶǞ15ŧ16ǘǝ19ĻƈƋ26ƾ29yũ31Ń35Ɨ43ƌ
~done	63 -15Ɲ-11Ŝ-10Ǐ-9ǩ7tǂ8ǟ10Ōǋ11ŝ12ŴǄ13ŷƶǞ15ŧ16ǘǝ19ĻƈƋ26ƾ29yũ31Ń35Ɨ43ƌ
~doo	65 -7ř8Šū9Ƙ10Ɛ11Ť12ǄǊ14Ǎ15ǃ16ǅǛ17gŲ19Ǝƙ21ůǝ23Ɲ45ƣ
~door	65 -7ř8Šū9Ƙ10Ɛ12ǄǊ14Ǎ15ǃ16ǅǛ17gŲ19Ǝƙ21ůǝ23Ɲ45ƣ
~dor	81 -11Ɨ13ƥ14Ű55Ǖ
~dor>	90 42Ǖ
~dors	88 19Ǖ
~dos	86 17C57ƻ
~dose	88 58ƻ
~dot	82 -9a12Ō19ǋ24Ł51J
~dot>	85 53J
~dou	86 15Ř29œ32ǀ
~doub	90 16Ř30œ
~dow	51 -13Ŧ-12ǩ-10Ɵ-9P-8ŀŜ-7sCŭƵǃ7eŪƍƏǢ8pňƆƳǈ9ŉǉ10coUŌŏťŸƷǕ12VƁƶǊ13fƲǍ14Ǟ15LMŞǎ16ƴ17Tſ20jƫ21a22ł24HƑ25ŵ29Ť38ǝ56Ɗ
~dow>	86 9ƫ14ŤǨ18j22Ƴ
~dowe	90 16Ʒ28f
~down	51 -13Ŧ-11ǩ-10Ɵ-9P-8ŀ-7sCŜŭƵǃ7efŎŪƍƏǢ8pňƆǈ9jŉǉ10oUŏťŸ11cŌǕ12Vƶ13ƁƲǊǍ14Ǟ15Şǎ16LMƫƴ17Tſ21aŤ23ł24HƑ25ŵ39ǝ56Ɗ
~dra	67 7r9iŖŬ10e12ǁ14Ĵǖ19Ś23ǚ42ƛ45Ə
~draf	88 13e19Ĵ
~drag	90 7ŧ10r12i
~drai	88 58ƛ
~dran	75 51Ə
~draw	79 10Ŭ11Ŗ15ǁ16ǖ23Ś28ǚ
~dre	60 -17S-11Ǆ-7Ǟ9n10ƫ12yEǗ13ŶƯ14vǧ17Ʋ18ŷ19Jƞ24Ű27u29Gǋ45D
~dren	74 13ƫ15y16Ư21v35u
~dres	63 -18S-11Ǆ-7Ǟ7ƕ9F11n13EǗ15ǧ19ŷ20J26Ű31Gǋ48D
~dri	46 -25n-16u-11rǄ-10q-9ņǧ-8wPRƨǂ-7TŖ7DƂǋ8MQ9žƄ10Ũ14aŞ19N20ŰŶ22Ż23Ųƛ24ſ29ŵ33ůż34Ū35ŸǛ39ǐ40ŭ43ŴŽ44ź45Ů46ƿ51ų59Ź80ŷ
~drin	73 -12Ǆ8ǩ9ƺ44Ǜ85ƿ
~drip	90 50ƛ
~driv	47 -25n-16u-11r-10q-9ǧ-8wPRņƨƿǂ-7T7Ƃ8DQǋǛ9MƄ10ž11Ũ14a15Ş20N21ŰŶ23Ż24Ųſ30ŵ34ů35Ūż36Ÿ40ǐ41ŭ44Ž45Ŵź47Ů53ų61Ź83ŷ
~dro	63 -10ŴǞ-9M8ƧǨ9j10ť11Ɲƽ12Ų14Ɯ15Ǧ16ś17ƆƠ19Vǟ30š32ƀ36Ƶ
~droo	72 8y13Ɲ17Ɯ20ƆƠ
~drop	69 -11Ǟ-10Ŵ9ƧǨ11ť12ƽ13Ų16Ǧ18ś21V33š36ƀ40Ƶ
~dru	79 -7Ņ10K13ŧ29ƻ47ƿ
~drug	80 -7Ņ13ŧ29ƻ47ƿ
~dry	84 9Ʈ16ǒ19Ǆ28Ɗ30ǩ
~ds>	45 -16i-13s-12dƔ-11mTǊǋǩ-10Qĵŋƈƞ-9AŃǒ-8Włųƿ-7cŝŶƁƒƦǝ7gŖŤƕ8borƆƽƾǇ9qƨ10Ƨǘ11ƘǛǧ12ŐŭƙƤǂǓ13jŕƫ14ńňŨƲ15ƭƶ16ƍ17BŹƪ18n19ƅ20ZƩƻ21wyǗ22p24ƺ25Ŵ26Ɯ29ǖ30Ʊ33vx46Ƅ50Ư54u
~dsh	79 -12Ř9ű11Ǔ20Ɓ24ł29ū
~dshi	84 -12Ř10ű22Ɓ30ū
~dsi	79 8Ŏ16ŝ32Ɓ
~dsid	79 8Ŏ16ŝ32Ɓ
~dt>	90 35Ǝ
~dua	85 -10ź7Ʊ15Ʀ16m30y
~duat	86 -10ź7Ʊ16m31y
~duc	57 8ķƀ9Ƙ10Y11Ŏ12Ʃ13Ɓƚ14ǡ15Ŧ17ňǄ19Ʊ29m47Ř
~duca	81 29Ʊ42m
~duct	59 7ľ9ƀ12Y13Ʃ14ŎƁƚ15ǡ16Ŧ18ňǄ49Ř
~due	77 10ǧ12ŝƾ35y46ŕ
~due>	77 10ǧ12ŝƾ35y46ŕ
~dui	84 -10ƴ9ƿ57Ż
~dui>	88 -7ǘ37Ż
~dul	81 8Ǣ19Ƙ30R
~dule	82 8Ǣ19Ƙ30R
~dup	90 -10Ǎ-8Œ16Ơƣ
~dupl	90 -10Ǎ-8Œ16Ơƣ
~dur	88 16ŭ19Ɵ21P24R26ƚ
~duri	88 16ŭ19Ɵ21P24R26ƚ
~dvi	72 34ǚ50B51A
~dvic	76 16A31B36ǚ
~dvis	84 24B42A
~dwe	80 46Ɠ
~dwel	80 46Ɠ
~dwo	90 15g17ƌ28ƾ
~dy>	44 -15Ũ-14ƪǩ-13Ʀ-12šƃ-11Ǐ-9Ő-8LTłŢƉ-7IŎŦƠǌǝǥǦ7tvņƣƽǅǔǛ8gSľŔŵſƈ9fQŖŧŲƕǙ10oǑǡ11FŠŤƖǇǨ12ķŁųƎǣ13hƓƴ14Ņ15Ǣ16ńřŚżƁǞ17Ǎ19Ɵ21ƢƳǜ22Ōŏ23ǘ26A27mž29nŷ31Ŝ32Ɯ33Ư
~dys	69 -13ư-12n-8ĵ7Ƭ8Ŭ9ĽŰƜ10ZŖŤŴƘƳ11ǈ12KŞ13ǩ14ŁǗ17ľ18g19A20Ų24Ɵ
~dys>	69 -13ư-12n-8ĵ7Ƭ8Ŭ9ĽŰƜ10ZŖŤƘƳ11ǈ12KŞ13ǩ14ŁǗ17ľ18g19A20Ų24Ɵ
~ea>	71 -18ƚ-11ő-10ǩ-8S7GŽ8sT10BV11ǃ12Ƶ13j15Ŕ21Ŋ22EƼ23CŇ27l35I
~eab	84 -10Ǎ8M15ǋ19ƣ25C
~eabo	84 -10Ǎ8M15ǋ19ƣ25C
~eac	58 -18ŗ-9hǩ-8DŢ-7Ů7w8Tƚơǉǡ9IĶƝƱ10Ř13Ɣ14LĽ15ųƠ16Œůƶ19qxŇǋ20kĺ23Ĺ25P29Wǈ31K
~each	58 -18ŗ-8hDŢ-7Ů7w8Tƚơǉǡ9IĶƱ10ŘƝ13Ɣ14LĽ15Ơ16Œůųƶ19qǋ20kĺ23Ĺ26P29ǈ31K35W
~eact	90 37Ň
~ead	53 -12ƈ-8ŷ-7gmŤǅ7Ʈǎǖ8jDĹƵǓ9pSłŅŻư10nŨơ11JşŮ12ĿŚƑ13ŗƲ14ƁƎƻǝ16ŃŞŹ17ŏƖ18ekř20y21d26a28Ŗ42Ō48Ǉ
~ead>	59 -9ǩ-7Ť7yKǁǑǡǨ8ľŢũ9ŸǓ10ĿǇ11JŻ12eŅ13DŨơ15Ō16şƲ17řŚūƑ18ƻǝ19ŗŞ24a26d35Ŗ
~eadb	85 26Ǝ
~eade	85 -8m8ǖ17V24y25k
~eadi	82 -14ū7HĿř12u13I14k19j20Ů
~eadl	84 12Ɩ19ǩ33Ń
~eads	82 -17ƈ9Źǖ13a21n26ł
~eady	67 -7ǅ7ř8Ǥ9vǞ11e12pǎ13ư14Ɩ16Ź17SĹ22Ɓ26ŏ38Ō
~eag	77 7Ű10g12ů25h34Ů
~eage	81 13ů36Ů
~eagl	90 7Ǝ29h
~eah	71 -12ŉ-8Ǌ-7ƅ8ŏŖƉ9cŰŵ10ŐŚƁ11ŞŴƔ12Ż13T14ĸő15Ŋ23v
~eah>	71 -12ŉ-8Ǌ-7ƅ8ŏŖƉ9cŰŵ10ŐŚƁ11ŞŴƔ12Ż13T14ĸő15Ŋ23v
~eak	62 -20ƈ-7ƒ7IOX8Űƽ9Śơ10k11Ũ12ǝ15ũƋ16ŏ18s19ł20a22NŤ26ǩ27Ǝ29š33Ɖ56ƛ
~eak>	68 -19ƈ-8Ɯ7Ǥ8O9mŰ10X11Śƽ12kƛ14Ũ17šƉ18ŏ19ũ25N27Ť31Ǝ
~eake	81 -10ǩ11ƛ26ł28s29Ƌ
~eaki	84 11I12ǩ30a
~eaks	75 -7Ƌǩ12ơ14Ɯ16ǝ18š22Ɖ44ƛ
~eal	51 -12z-10I-8ǐ-7lpCŲ7gRŋŎřŨŴ8ŌƐƞƼ9Ŷǩ10ŇŖ11d12xƄ13ŧƴ14ķŵ19W20ņŜ22Ǜ26ľƽ34ƃ51ǂ68Ƹ
~eal>	66 -12I-8C-7l7rFźƴǓ8Ũƽ9cŅűƅƧ10RŀŋřƳ11ŎƐ12ŌŴ14d15ŧ17Ň18ǩ19ķ25ľ38Ŝ
~eale	86 12Š13Ɓ22Ƅ
~eall	79 -11ŀ7ŵ10ĿņŝƓƙ12ľ13g20Ŗ
~eals	90 -12ǐ-7Ų12ǜ42Ǜ
~ealt	55 -13z-7p7ƖǗ9ƴ10Ƽ15x19ņ22W31ƽ39ƃ56ǂ74Ƹ
~eam	75 -15ň-7ůŵ9ƨ10Śǁ11ƙǈ12Ʒ13Ɖ15Ŷ17ǎ18x25ƞ28ǩ35g41Ǉ
~eam>	77 -8ů-7ŵ11Ś12ƙƷǈ14Ɖ15gŶ18xǎ26ƞ29ǩ44Ǉ
~ean	64 -13ŋ-11Œ-10ǈ-8T7rŵƎƺ8ő11Ǐ13ňǢ14ǩ15ű17uĺƐǛ19Ư21ŻƜ22A25z33ţ36ō
~ean>	70 -14ŋ-12Œ-7Ő7ƈ8Ǝƺ9Ɛ10ĺő16ň18ǩ19ű24AŻ28z32ō38ţ
~eane	86 7ƛ16Ǐ18Ǣ25Ǜ
~eani	84 -9Tǈ8Ƒ10rō11ĺ28u31Ɯ
~eant	79 10ŵ30Ư
~eap	77 -8Ō9ţŦƇǩ10Ɓ12œ20Šƭ31ľŅ
~eap>	86 -8Ō11ţƁ13Ŧ15ľ22ƭ
~eape	82 10Ƈ13œ19ľ22Š34Ņ
~ear	39 -20ů-17Ǆ-14nĹ-13Ő-12PŖƳǋ-11łūƒ-10jƯǐ-9bIŭűųǇ-8wŊŗŞŠŦŧžƆƗƨƬƶǜ-7AŷźƃƌƓƛƦǃǈǕǛ7mĶƐƹ8fŌōƺƽ9kļŇœƋ10ŉŒƏƟǤ11Ʒ12vţƾ13sxĴǣ14zVż15Ǐ17hŸǙ18Ƽ19Hǎ20Ʈǀ21ň22Ŏ23dĿƩ24pĺƙ25Ŝǉ26Ź27ǟ28cǊ29ő32qUƔ33Ǟ34Ů35ƅ36Sǩ37G39ƭǅ42T43ƈ49ť
~ear>	45 -18ů-15Ǆ-12Ŵ-11bū-10ĹŖŝţ-9IŶ-8ŢŤŨųŵƯƳƵ-7jwŊŠŦŸƒƗƶǒ7fqŎż8vĺƩ9hCŀƉ10ƜƮǝ11Gǩ12sļƺ13uŉǞǤ15ƾǅ16k17Ɵ18œŹ19TĴǏ20xƙƷǀ21ƈ22ŒǙ23p24cŪ25Ŀ26ǉǎ28ƅƔ29ň30ő31d36Ǌ37ǟ40ť41Ů
~earb	81 8Ə14ƙ27zŚ
~eard	75 -7ō7Ŕ11rUĿŇ14Ť40Ŝ
~eare	86 22Ə
~eari	79 -8ł7Ţ8gHŇ13ǩ14i20Ō21ŵ22h34U
~earl	80 7mǉ9Ǌ11TŮ13R
~earn	73 -9Ʒ-8X-7ǩ9m11s23Ź26Ŏ29Ʈ49T52q
~ears	51 -24Ū-10ŐƼ-8ŮǇǋ-7anŒǐ7pŎƥǩ8UŻƿ9v11Ʊ12ĵżƔ13cŝ15ĶƅƋ16Ƹǣ17Ţ19Hō22Ʃ23ŴǞ24ĺő26Vť27ţ30Ÿǅ34ƈ36G44S52ƭ
~eart	70 -13Ɖ7řƫ9ƅ10Ǩ11ơ12Ǟ13ǂ14Ũ15Ɛ18U23ƽ37ǩ43Ƽ
~eas	51 -21Ǎ-12ŏ-11S-10ǩ-9nŕƾǓ-8ƒ-7Ő7őŗƂƚƟǀ8Dƞ9dŽǇǏ10ŧƘƠ11ǟ13K15Ĺ16Ō17ŭ18M20aǕ21ƽ22œ24ǎ25ŝ26F28Ŕ31ǋ33Ƣ35Ƥ38ơ56ǌ60Ŭ
~eas>	90 14ǀ37Ǖ
~ease	56 -22Ǎ-15ś-10ǡ-9nŕǓ7j8ac9Fř10D11dǇǏ13Ŕ14Ơ25œ26ŝ31ơ36ǋ42Ƥ43Ƣ48Ŭ65ǌ
~easi	79 7ś12Ƅ15M18ơ21K29FŬ
~easo	70 -9jŏ8ŇšŢ9ƀ10Ƃ11xƚ12Ɯ13Ɵ16Ĺ17ǟ23Ō36Ŕǎ
~east	84 -16S11ŧ15őǡ17ŗƞǅ27ƽ
~easu	76 16Ž17Ƙ23a30ŭ
~easy	83 -12ƾ9ŝŽ10śŧ12kǂ15M
~eat	56 -15ƞ-13ǩ-12ƛ-11Ŝ-10ĺ-9ǆ-8hnS-7WŃœ7kŞŤƖǜ9JƦ10ŒƇ11iTŢǛ12ĿƬƳ13Ƽ14ŧǃ15ƚ18ŝű22UŶ24ǚ26ũƿ27Ƹǋ29ņ30Ņ37j52Ɛ61Ƌ
~eat>	63 -16ƞ-12U-9ŝ-7œ7aŦƜ8xŘŴŻǋ9k10J11Ş12Œ13Ţ14Ǜ16T18Ŷ20ŧ25ņ28ũƐ32Ƹ34j35ŅƋ
~eate	71 -13ƛ-7ǋ8Ɔ11ņƿ12ǜ18ŝ23Ƽ24Ɛ27ű32Ƌ
~eath	76 -10ĺ-8n8ƇƊ9U10Ɩ13Ť17Ʀ18Ƭ20Ƴ22ƚ29j
~eati	75 -10ǆ8Ŷ11ƿ14j17ŝ19Ŀ21iǃ27U
~eatm	82 15ƿ37ǚ
~eats	88 -8h13Ɛ39ǋ
~eau	84 8Ǎ9ő13Ŝ16ń24b
~eau>	90 9ő15Ŝ17ń
~eav	58 -8ŝǦ-7ŐǨ7sGņŦ8Łƀ9yǈ10ƺ11Ƃ12ĺƟǜ13ƥƫ14ĿŊŰƬ15ǎ16V17Ļǩ18ŗ20Ǐ21ŉƳ33Ƨ49ƶ55Ţ
~eave	60 -9Ǧ-7Ǩ7GņŦŷƘ8sVŁƀ9ǎ12Ƃǜ13ĺƟ14ƥƫ15ŊŰ17Ƭ18Ļǩ19ŗ22ŉ24Ƴ26Ţ35Ƨ36ƶ
~eavi	79 11V15y20ƶ27Ŀ41Ţ
~eavy	88 8ǎ10Ư15ƺǈ25Ǐ
~ebo	54 -10ƃ-9Zš-8Ũ7ŤǢ8ŵƤǚ9ŧƜ10ņŜƾ11ķƮǋ12fſƟ14ľ15ƕǘ16QƯ18FƎƳ20ļ21ǜ25A31ž
~ebod	54 -10ƃ-9Zšǩ-8Ũ7ŤǢ8ŵƤǚ9ŧ10Ɯƾ11ķņŜƮǋ12fſƟ14ľ15ƕ16QƯǘ18FƎƳ21ǜ25A31ž
~eboo	90 24ļǩ
~ebs	82 12ĹĽń36ļ
~ebsi	82 12ĹĽń36ļ
~ebt	79 73Z
~ebt>	83 54Z
~ebts	90 24Z
~ebu	77 13ǝ54Ɠ
~ebui	77 13ǝ54Ɠ
~ec>	77 -7Ŗǚ9Ŋ12ś14ƶ16Śǡ
~eca	65 -9ŉ-7ő7bUŀŔƏƢǀ8gBHņňŝũž9ĵłŵ10uƶ11j12ƴ14J15q18ǁ23Ť40Ľ
~ecal	82 11Ŧ19q53Ľ
~ecau	67 -13Ŧ-9ŉ-7ő7ļƅƿǀ8bBUŀŔžƏƢ9gHņňŝũ10ĵłƶ11u12jƴ15J18ǁ24Ť
~ece	71 -7ŉ7Ƴ8ňƉ9ƃ10ŗ11ƱǢ12ĺǈ13ťư14Ř18Ŭƴ19ő20Ǌ40Ƙ
~ece>	86 -8ŉ14ƱǢ18Ř23Ŭ
~ecei	84 28Ƙ34Ǌ
~ecen	79 -10Ǌ-7Ť8Ƴ9ň10ƃ12ŗ14ĺť15ư20ƴ21ő
~ech	86 9ŵ20y21ǩ69ǈ
~eci	64 -15ǩ7i9Ŋ12wŝ15Ư19ƞ20ƾ22AƘ23Ń27ĺ41ł63Ł
~ecia	74 7Ư10i11Ŋ15ŝ23ƞ24ƾ26Ƙ
~ecid	73 9Ń11Ư17A20ĺ33ł48Ł
~ecis	79 8ǚ9A15ł19Ń27Ł
~eck	54 -11ŁŒ-10ƒƴ-9ŤƤǩ-8nĶ-7a7Ţƍƭ8ųƢƪƸ9BKQUƨǐ10jŐǏǜ12ƌư13ǒǕ14eJŵƀǠǢ15qƫƿǉ16ǖ17Ƭ18WƟ19Ĵ22ŜŦ23YZƮ28ƾ39ż
~eck>	58 -11ƒ-10ŒŤ-9ƤǠ-7anņ7cdAĸŨƌƖǟ8ŵƍƭǉ9Ƣƪƾ10uUƟƨ11jKǐ12ŐǏ13ǒ15eJǕ16ƀǢ17q18ƫƬ19Y20QWż21Ŝ22Ʈ26Ŧ28Z
~ecki	85 -9Ķ9Y14Ţ51Ĵ
~ecko	88 -11Ĵ11z17B19ǖ22ư
~ecks	74 -13Q-7Ł7T8ƌǖ11ǉ12Ǜ13Ɵ19ż21ǜ31Ǡ
~ecku	76 15Ƹ30ƾ
~ecl	75 -11ŧ15ś20Ǥ21Ś52ƴ
~ecla	82 17ś22Ǥ23Ś
~ecli	82 58ƴ
~eco	57 -9ŎƝ7AĻţǨ8Bǟ9dIĽǩ10ŇŌ11ƔƘǚ12pľũƧƾ13ƿǋ15yƖ16Ǟ24Ɵ26NŴ29Ǘ33Ż64ŋ
~ecom	81 11Š13BƖ15Ǩ17ǚ18Ƨ
~econ	66 -9Ŏ7Ɩ8ŕƫ10Ļ11dI12A13Ň14pũǩ15ľŌƔǋ18y21Ǟ29Ɵ31NŴ
~ecor	63 8ţ9ǟ13ƾ15ƿ34Ǘ37Ż72ŋ
~ect	53 -12ǧ-8ǩ7dĵĻŐŒŖ8KǞ9Uľǘ10qƴ11DFĸƃƌǚ12ſƭ14IŇǑ15Şǁ16E17xǒ18Ɖ19a20ŗƎ24ķŏƋ28Ƙ
~ect>	64 -14ǧ7bpŗřŬŲǜ8ŢŹƪ9dǅ10Ő11ĻĽŒ12Uǘ13ƴ14ķǚǞ15F18Ƙ19Ş20Eǒ
~ecte	69 -14ƈ8ƴ12ŏ14Ɖ15ķ19ĸ20I22Ň24ſ
~ecti	70 8r9XƎƫ11ĵƘ12Ə13ŏ15ľŖ16ƃ18ƭ19ŗ22ǁ24x
~ecto	74 15ƈ22Ǝ
~ectr	73 -8Ľ7ƗƘ8PĴ13K16q22Ǒ34Ƌ
~ecu	74 -14ƫ-7ǈ9Ǘ10tǍ12Ķ36Ǝ46Ʋ
~ecur	76 -7Ǎ7ƣǘ9Ǘ12Ķ37Ǝ
~ed>	30 -41ǩ-24ő-20ť-17Ļ-16Ǒ-15ŐƧ-14AWƣ-13ZłŜűŲ-12agLŒƙǇǈǖ-11zŕ-10DXĶľŚƒ-9Vźƽ-8Hśžǂ-7UŊƅ7jĵķŀŖŬŵƹǍǎǨ8qKƤƺ9uŗŝƂƱǒ10iōŴƊƲ11rŉŎƿ12FǛ13wŏŢŧŭƀ14ePşŽƁǤ16ĹŠ17ŋ18żƈƞƷ19ŰƄ20YŁŃŻƋǗ21GœƑơƭ22ƨǜ23lĺļƃƯƳ24Ÿ25ƛǃǦ26ņŌǘ27ũƓ28ń29hƕƪƫ30ſƌǢ32mŔ38Ť39š41ǧ44ǅ48f51ƴ
~eda	84 7Ư10f12ƀ13zǞ16V24Ū28y
~eday	88 8Ư14zǞ17V30y
~edd	84 7ǔ8Ǜ12fĺ
~eddi	84 7ǔ8Ǜ12fĺ
~ede	90 7Y9Ư20Ł35Q
~edi	57 -12ƿ-7zű7őŝƽ8ĸŬƎƸ9ǁ10QƕƼ11ļ12Y14u15W20Z21e22Żƃ24ƹ26ƻ28Ǘ29ǂ50ĵ
~edic	68 9ƽ10Ƹ11ǁ13Q14Ƽ17Ǘ20W27ƃ32ƻ35ǂ
~edin	79 9Ź21u34Ż
~edit	64 8ő9ŝƎƦ10ĸŬ12ƕ13ļ14Y16Ǘ23Z24e57ĵ
~edl	88 40ǁ
~edle	88 40ǁ
~edo	80 16Ƌ23ƈ26ƌ
~edon	83 11ƌ17Ƌ24ƈ
~edr	72 8y13Ɲ17Ɯ20ƆƠ
~edro	72 8y13Ɲ17Ɯ20ƆƠ
~eds	70 -13T-7L8hŭ10Ɔơ11ǂ13Ƒ18g22Ư26Ƅ37ƻ
~eds>	70 -13T-7L8hŭ10Ɔơ11ǂ13Ƒ18g22Ư26Ƅ37ƻ
~edu	58 9Ƙ10Yƀ12Ŏ13Ɓ14ƚ15Ŧ17ň19Ʊ21R29m47Ř
~educ	58 10Yƀ12Ŏ14Ɓƚ15Ŧ17ň20Ʊ30m48Ř
~edul	82 8Ǣ19Ƙ30R
~ee>	54 -14Ɯ-11Ƙ-10ŃŇ-9q-8aIJŔũƞǇ-7ƭǅ7vEZōšŤźƂƇƉƲƸ8sBDŎŬƆƊƛǒ9ơ10ūƏǂ11rŒŭƕǀ13ĹļĽŁƑ14MŊřǞ15gN16ţǄ17HƔǩ18yƄ19L20ň21ƾ22t23ǜ25ǁ26mV
~eed	47 -20Ň-14Ļǩ-12Ʀ-11ǒ-10W-9I-8AƗƷǖ-7LVľŖƘǈ7YőťůŽƝǉ8ƤƾǆǡǢ9pŘǏ10cmsƁƒ11Ǌ12QŌ13Gŵƅ14ū17eŀŪ18ǌ20Ńǁ21ƕ23hƬ25Ư26Ŏ27ƿ28F29Ĺ32Ł33Ż34ƭ37ǧ41u42Ǧ46Ƅ
~eed>	48 -21Ň-14Ļ-12ǩ-11ơƦ-10Wǒ-9I-8gAƷǖ-7ľƗ7Tőťůƈǉ8ŽƝƤǆǡǢ9pƾǏ10sŘƒ11cmƁ12ŌǊ13QŻ14Gŵƅ15ū18eŪƕ19ǌ21ŀŃ23Ł24hƬ27Ŏ29FƄ30uĹƿ34ǧ36ƭ43Ǧ
~eedi	79 9Ź21u34Ż
~eedl	88 40ǁ
~eeds	73 -13T-8L8ŭ9h11ơ20g24Ư28Ƅ
~eek	53 -9ǐǩ-8X7ŕƕơ8TǨ9g10ŐťůƜƟƤ11iP12Ɩ13ĺ17ǎ18ĽŃ23L27Ųƿ28ǝ29k37ŵ39ƙ44ŭ53R
~eek>	56 -9ǐǩ7z8ƕơ10g11Őů12P13iƖ15Ń16ĺ18Ųƿ21ŵ25L26ǝ39ŭ40R42ƙ
~eeke	72 12ǎ14Ų15ƿ16ťƜ20ŭ21R41k
~eeks	73 -9X8ƃ9ǎ11ŕ12Ǩ15TƤ17ĽƟ25ŵ
~eel	59 -11ǂ-10qƦ-9ǩ-7vŝƳ7ŋ8X9ņžƛǟǨ11ĵŀ12ǐ13şŧŪǁ14t16Ŏ17Ž18r19ŢŹ20ųŷ21ŵƞ22Ƹ26Ň33ǚ35ŨƬ
~eel>	63 -10qƦ-7Ƴ8ŋƸ10žƛƞ11ņǟǨ12ĵ15ǁ16ŧ18Ũ19ŎƬ21ŢŹŽ22ŷ25Ň27r29ų
~eeli	77 -15r-11ǂ9x11i12ŀ19Ƹ20t24Ũ
~eels	76 -9ųǩ7X9ƞ10ŀ18ǐ22Ū23Ƭ29ŵ44ǚ
~eem	85 8ƢǨ11ǌ30Ǔ
~eeme	85 8ƢǨ11ǌ30Ǔ
~een	46 -12Ŝ-11ų-10Oş-9nxŠǎ-8ŖƦƶ-7ũǞ7kAŇŌƾ8ǒ9vňŮƊǜ10ǅ11ƴƸƿǂ12ŏż13tƌ14ŶǤ15fŕǘ17aŻ19ŝţ20l22őƈƳ25ņ26i27ǩ28ŸƼ33S34ǟ36Gš48Ź
~een>	47 -12Ŝ-10O-9xşŠųǎ-8nŖƦƶ-7ũǞ7jŇŌſƘƙ8kAƾ9ŮƊǒǜ10ňǅǤ11ƴƸ12ŏżƿǂ13ƌ14t15Ŷǘ16f17aŻ19ŝ20ţ21l22Ź23őƈƳ26ņ27i28ǩ29ŸƼ34S36ǟ37Gš
~eena	73 9ƀ12ŭ14ź18v28Ź
~eens	86 11Ƃ14ś22Ź
~eent	88 9ŃǤ33ŕ
~eep	51 -14ŭ-12ƃ-10ŷ-9Ĵ-8eĶǔ-7rŘǇ7cqūƀƎƟǩ8WŉŨŪųƤǘǨ9tĻľŬƝǒ10PǙǝ11Uŀ12ołŋşſ13YŚƊƮ14ƥǏǟ15nĿ16Ƽ17ŝǛ19Ţ23ō24ŽƧǗ26Ʒ31Ƶ32Ǡ39x42Ű
~eep>	54 -12ƃ-10t-9Ĵ-8eĶŷ-7ŘƅǇǔ8Nĸœū9qWŉŌŨƀ10ŪŬų11nƝƤǙǨǩ12ǝ13Ļłŋ14şƮ15YſƊƥ17ŚƼǏ19oǛ25ō27ƵǗ28Ƨ29Ʒ39Ű
~eepe	82 15x20Ǡ22ǘ
~eepi	71 -11N-9ŭ-7o8ƶ9Ƶ10ľŢ11ũ15Ǡ16Ž20U22ŀ24ǟ26t39x
~eeps	74 -7ŭ8nƟǠǢ9ŢţŰ12ƻ13cǒ22P24Ŀŝ
~eer	71 -9H-7R11ŀ12q13i19Ə20Ǐ23ƀ26V30ƿǛ
~eer>	76 -10H-8ƿ7g14Ə21Ǐ24ƀ28V32Ǜ
~eers	82 -8R7Ə15q43ƿ
~ees	62 -8W-7Q7ǐ8ǉǤ10Œ15j17ǣ18Ǒ19ǈ39Ǉ43Ƒ
~ees>	62 -8W-7Q7ǐ8ǉǤ10Œ15j17ǣ18Ǒ19ǈ39Ǉ43Ƒ
~eet	55 -7RŖ7fŀ8hUƊƑƞƦƶ9wŚŬƺ10Oŧǐ11EŜ13PłƏǀ14Ŷ15Gǃ17t24Ű25Ɔ26ƙ27ǋ39M51D
~eet>	56 -7RŖ7fŀūƇ8Ƒ9UƊƞƦƶ10ŚŧŬƺǐ11wŜ12E13PłƏ14ǀ15Gǃ18t24Ű26Ɔ27ƙ28ǋ37M38D
~eeth	88 10ƫǇ12Ţ15ơ
~eeti	82 7Ǚ15O
~eez	88 10ƛ11Ŧ14ķ35j
~efe	77 8ř14ź15Ĵ25K50ļ
~efer	79 8ř15Ĵ26K51ļ
~efi	65 8Ə13UƦ15Ƭ16Ɨ31ƫ36W
~efic	69 31ƫ
~efit	77 8Ƨ17Ʀ19Ƭ44W
~efo	56 -15ōŦ-13Œ-12ǩ-11ũ-10Ŕ-8Ņƒ-7Ũ7GĽŀƕƖ8ŖƲ9Ŏƈ10ŧ11Ǖ12OŊ13uƽ14ƫ15TŁ16aŉť17LƄǓ19Ǌ21Ńƴ22J25œƅ30ņ38Ř
~efor	56 -15ōŦ-13Œ-12ǩ-11ũ-10Ŕ-8Ņƒ-7Ũ7GĽŀƕƖ8ŖƲ9Ŏƈ10ŧ11Ǖ12OŊ13uƽ14ƫ15TŁ16aŉť17LƄǓ19Ǌ21Ńƴ22J25œƅ30ņ38Ř
~efr	88 18Ľǌ19ǋ
~efro	90 18ǌ19ǋ
~eft	67 -7ŀŔ8ĸ9f10ķ11zĶŖ14ōƧ15ŕŢ19Zŝ21ŤƔ23ƶ26Ŭ27ƀ
~eft>	67 -7ŀŔ8ĸ9f10ķ11zĶŖ14ōƧ15ŕŢ19Zŝ21ŤƔ23ƶ26Ŭ27ƀ
~efu	88 -19Ũ-7ǜ20Ǚ32ũ34ƴ
~ega	72 -12ŗ-10ơ7ŷǌ8fƹ10ƀ11ŋ12ž17Ʋ20ǡ24ǃǆ32ƶ
~egac	90 41ƶ
~egal	77 -13ŗ-10ơ7ŷ8ǌ9fƹ11ƀ12ŋ13ž18Ʋ26ǃǆ
~egat	88 8Ǔ26ǡ
~ege	66 -7ůƯ12Ɯ27ź37y41Ʊ42m
~ege>	66 -7ůƯ12Ɯ22y27ź42mƱ
~egg	86 -9y12ǔ18Ķ23Y43h
~egi	77 -7Ǘ9Ť13Šǃ15Ōǖ18Q30Ǌ31ū
~egis	81 15ǃ16ǖ31Ǌ33ū
~egr	79 -7ǩ14Ŷ17Ʊ19j46m
~egre	79 -7ǩ14Ŷ17Ʊ19j46m
~egu	72 -9Ź-8Ǉ7Kŭ9nƩ10ųŸ12Ƙƙƾ17Ųơ18Ɖ30ǔ
~egul	72 -9Ź-8Ǉ7Kŭ9nƩ10ųŸ12Ƙƙƾ17Ųơ18Ɖ30ǔ
~ehe	83 36ƀ
~ehen	83 36ƀ
~ehi	59 -7v7ƃƙǦ8ŵŶž9ŭ10uƀ13ū14ŠƳƶ15Ź16Ű17p19ŷŻ23Ŭ26Ŵ30Ū38ų39ǐ
~ehic	63 7ż8žǦ9ŵŶ10ŭ11Żƀ14ū18Ű22ų25Ŭ30Ŵ33ǐ35Ū
~ehin	70 -8v9ƃƙǐ10Ż13u17ŠƳƶ19Ź20p22ų24ŷ
~eho	67 -16ų-10ů9ǆ11o12Q13Ū14Ə16Ʈ18Ş20ǋ23n27T30ŷ
~ehol	68 -16ų9ǆ13Ū17Ʈ26n27T31ŷ
~ehou	88 -13ů16Q19Ə28ǋ
~eic	88 12Ő23ń
~eico	88 12Ő23ń
~eig	63 -7Ŗ7ĸ8ƙƟǀ9ŁƤ10łŕ11B12Ņ17ǂ18Ǎ19ƞ21Ɯ26Ŀ31C56ƺ
~eigh	63 -7Ŗ7ĸƅ8ƙƟ9ŁƤ10łŕ11B12Ņ17ǂ18Ǎ19ƞ21Ɯ26Ŀ31C56ƺ
~eil	83 10Ŧ17Ŀ20h24X26ƛ
~eili	85 10Ŧ18Ŀ25X27ƛ
~ein	69 -9e-8ǔ-7OƞƯ7lǝ8cķƼ9ŊŽ10FƱ11HŨŵƁ12ŭ13t18Ŷ20ǆ22U25Ş26ǟ40ŋ
~ein>	84 -14U-10e-8Ư-7s8Ƥ11Ƽ12Ş13Ʊ14Hŋǟ25ǆ
~eing	72 -8ǔ-7Oƞ8lķ9cŽǝ10Ŋ11FŨ12Ɓ13ŭŵ14t15Şǟ19Ŷ29ŋ35U
~eip	84 28Ƙ34Ǌ
~eipt	84 28Ƙ34Ǌ
~eir	61 -13ǣ-10J-9dşŷ-7ź8ŧƳ9zǗ10Ś11ľŝ12Ŵ13Ǔ14y15ǑǕ16ǐ18Ƣ21v25ǘ26Ʊ28Ŕ36ǈ47ǒ49Ņ
~eir>	62 -13ǣ-9dşŷ8Ƴ9ŧ10zǗ11ľŚ12ŝŴ14y16Ǒ17ǐ19ƢǕ22v23Ŕ27Ʊ31Ņ37ǈ48ǒ
~eird	90 -14J-8ź10m29ǘ
~eirs	88 8Ŕ16Ǔ26Ņ
~eit	83 7ƹ8ƽ10ż13Ǎ17Ŭ
~eith	83 7ƹ8ƽ10ż13Ǎ17Ŭ
~eje	90 19ƴ
~ejec	90 19ƴ
~ek>	56 -9ǐǩ7z8ƕơ10g11Őů12P13iƖ15Ń16ĺ18Ųƿ21ŵ25L26ǝ39ŭ40R42ƙ
~eke	72 12ǎ14Ų15ƿ16ťƜ20ŭ21R41k
~eken	72 12ǎ14Ų15ƿ16ťƜ20ŭ21R41k
~eks	73 -9X8ƃ9ǎ11ŕ12Ǩ15TƤ17ĽƟ25ŵ
~eks>	73 -9X8ƃ9ǎ11ŕ12Ǩ15TƤ17ĽƟ25ŵ
~el>	55 -10ŦƦ-9qǞ-8Ǎ-7Ƴ7ŋƋƞ8žƁƛ9ņƌǔǟǨ10ĵ11Aƣ12mǁǕ13Ʃǩ14Ũǀ15ŎƊ16Ƭ17šŢŹŽ18ŷ19ŧƆƾ20Ɵ21ŇŪ22rƵ25ų35Ƥ
~eld	74 -13ő-11Ř7Ŏű9ĸ11QŚƙǈ13J14P15Ʋ17Ɓ22S23a26ū
~eld>	76 -11Ř7Ŏ8ű9ĸ11Śƙ12ǈ13J15Ʋ17Ɓ24a27ū
~ele	68 -8Ľ7PƂ8Ĵ9őǩ12Kƣ15q16ş20Ǒ27š29Ž31Ƌ
~elec	73 -8Ľ7ƗƘ8PĴ13K16q22Ǒ34Ƌ
~eled	86 35š
~elem	86 39Ž
~elf	57 -13v-9ŗ-7Ƴ7tzĴŢƃƘƾ8aŘƓǣǨ9AŠƎƯƻǂǑ10ƕ11ǚ12V13C14c16ţƷ17ŁōŦ19QƢǉ20Ʀ21n22HǇ25g
~elf>	57 -13v-9ŗ-7Ƴ7tzĴŢƃƘƾ8aŘƓǣǨ9AŠƎƯƻǂǑ10ƕ11ǚ12V13C14c16ţƷ17ŁōŦ19QƢǉ20Ʀ21n22HǇ25g
~eli	59 -12r-10C-8Rǂ-7Qƿ7ilMǀ8ŀ9SŸƬ10ŉ12Ķǩ13ƌǡ14ƯƸǋ15tŨ17u19Ǖ22Ń31Ǜ38ǐ39Ų
~elie	79 -8Qƭ8m9Ō11lM12SŸƬ19Ư24ǩ26u
~elin	72 -14r-11C-10ǂ8x9Ɵ10iǀ11ŀ13ŉ17ƌ18tƸ23Ũ28Ń
~eliv	64 -8R8Ɲ14ǡ22Ǖ26Ǜ42ǐ44Ų
~ell	40 -16o-14Ş-13dłǥ-12Xĺǐ-11LŇť-10aŐşŮ-9rŌ-8TśŦƗ-7cvGRŉřƣǝǠ7iMNĴļŏƉƘ8Eƥƨưǣ9ŜƷǆ10guIƐƳ11Uǃ12ŔŨƄƞƵ13Ŋŝ14pŅſƴƸǛ15kōŤƕǑǩ16xPņƒ18bĹŶƝ22ńƓǄǨ23Ŗǟ24ű26ǔǦ27BǞ29Ɗ30Ľ31t35HƂ
~ell>	42 -14Ş-13ł-11ŇŒť-10dLĺǥ-9o-8aTXŌşŮǐ-7crGRĵŉŐśŦƗƣ7ŀŢŪŰƭƿ8inMļĿņƉƕƴǖ9ENĴŏƥǣ10ſƊưƷǆ11Ǟ12buUŶƳ14xƄǛ15pŊűƞ16IƝ17kōŔŝŤ18Pńƒ20Ľ21Ĺ24Ǩ25Ǆ26ǟ28Ŗǔ32B34t38H
~ella	60 -9n-8Ǟ8g9ńſ10Ŝǩ11B12Ƙ14ņ17Ǒ30Ɗ38Ǧ58Ƃ
~elle	78 -10w-7o7š8ĵ13ǃ15Ŷ16bƸ20űƐ
~elli	73 8Ɲ10ƨ11fs12ŒŨƴ17Ņ39Ɠ40Ǟ
~ello	88 10w22ǩ23Ƶ26Ľ
~ells	88 -9I7K13Ǝ14C17ƕ
~elo	71 -9ƙ7z8D10ǀ15ƥ17Ǐ28Ɗ31H36m37Ɨ
~elon	81 8ƴ18ƥ20Ǐ44Ɨ
~elor	83 43m
~elow	88 -10ƙ13ǀ36Ɗ
~elp	66 -11ŏ-9Ł-7qr7ŀŮǉǜǩ8vĺƱ10ŐŒ11ŝŢǑ12ŧǈ13s18ĵ23Aň32z35Ǉ36Ĺ
~elp>	69 -10ŏ-7qr7ŀ8ĺǉǜǩ9vƱ12ŒŝŢ13sŧǈ20ĵ24ň31Ǉ38Ĺ
~elpi	88 37z
~elps	86 -11Ł9cǇ11Ů32A
~elr	73 37Ƙ
~elry	73 37Ƙ
~els	52 -23ǩ-11D-10Ś-9Ʀ-8Ÿ-7Ƥ7ĺŀŤǥ8h9ŴƼ10FƌƑǐ11Ţ12ǋ13ƙ14ƢƬ15HƥƮƻ16Ūųǝ19ǈ21Z22ŷ24n27Ł29ǚ36ŵ38ş41ō44ń
~els>	74 -11Ś-9ų-8ǩ7X8Ɖ9ŀƞ17ǐ22ŪƬ23ƻ29ŵ42ǚ
~else	53 -17ǩ-11D-8ŸƦ7ĺǑǥǨ8Ť9hƼ10FŴƌƑ11Ţ12ǋ14ƙ15Ƣƥ16Hŵ17Ʈ18ǝ20ǈ22Z23ųŷ26n28Ł40ş42ō45ń
~elt	86 -12ǆ12pŻ14j24ǃ
~elt>	90 12pŻ
~elv	78 10Ō11ax23Ř
~elve	79 10Ō12x24Ř
~ely	70 -12Ƽ-7ņŤ7Ɠ8Ǐ9ǂ10UŮǚ11ĺǙ12ŻƯ13ƾǣ14żǟ16ţ17Ƹǜ18ũ22Ƙ
~ely>	70 -12Ƽ-7ņŤ7Ɠ8Ǐ9ǂ10UŮǚ11ĺǙ12ŻƯ13ƾǣ14żǟ16ţ17Ƹǜ18ũ22Ƙ
~em>	48 -17ǧ-13Ʊ-12Gĺƞ-11Ɨ-10mĻĽǅ-9aŶǨ-8cnBĿŦ-7OķļľŨƃǇ7egžǛ8Ƅǋ9řşšǖ10EŔ11xǘ12żƎƬƶ14SơǕ17Ŝǈǐ18w19Ǘ20Ǔ21vŒ23Ǒ24y26œ29ŧƘǚ30ǒ39ő42Ư44ŞŢ52Š63ŝ
~ema	58 -11D-9ļ-7Ǡ11qƄ16Ǖǧ24Ž25ư26ś28Ľ34ǈ38ǘ41K53J
~emai	60 -11D-9ļ-7Ǡ7Ǘ11Ƅ16ǧ17Ǖ27ś29Ľ40ǘ43K56J
~emat	79 36Žư
~emb	68 -9Ś7œŦ8tƢ9Ɖ10xť11ǅ13E16h25ř29ƶ39Ľ
~embe	69 -9Ś7œŦ8tƉƢ10xť12ǅ14E17h26ř30ƶ40Ľ
~eme	54 -20Ǐ-9Ʊ-8ƣ-7V7xťƙƝ8ĸ9Ƣ10Eľƌ12ƥ14ƪ15ŚƖ16ǀ17Ŧ19Y20ƛǓ23Ǣ24ƶ25ǌ26t31ĽƓ35Ķ39Ɗ
~emem	70 7œŦ8tƉƢ10xť12ǅ14E32ƶ43Ľ
~emen	57 -20Ǐ-8ƣƱ-7V7ƁƘ9ĸƙƝ11ľƌ13Ŧƥ15ƪ17ŚƖ21tƛ22Ǔ24Ǣ27ǌ33Ɠ37Ķ42Ɗ
~emer	84 10ƃ32Y
~emi	74 -10ũ8Ʃ9aǚ10Xǝ11œ13ť15Ǥ28Œ
~emic	86 -10ũ11ǚ12ǝ16ť
~emiu	77 9Ʃ10X12œ15Ǥ29Œ
~emo	79 7ŋ15Ľ18Ǆ42ƌ
~emod	83 44ƌ
~emp	58 -8ő7ƝǉǐǤ10ƣ12Vǘ13ǣ14Ǒ15ǈ17Ƨ18q20Wǜ24Ǉ25S31Ɵ32Q
~empl	59 -8ő7ƝǉǐǤ14VǑǣ15ǈ18qƧ21Wǜ25Ǉ26S33Q
~empt	80 10y18ǘ45Ɵ
~ems	80 8Ƹ11x13Ƽ14ǜ22Ƙ
~ems>	81 8Ƹ14Ƽǜ23Ƙ
~en>	33 -19Ū-15Łơ-14BYŀ-13Şşųƀ-12ƨ-11q-10xzFŤƗǐǗ-9JNTŅŷƃƵǃǄ-8nXƉƝƥƦ-7DUķŦūůƆƊƢƱǆǇǊǚ7bŔśŲƠǍǔ8ĸłǀǏǣ9rŎŗǤ10ŨŶƮƸǛ12AOĺĿƹǅ13fŢƙƯƽ14Rǟ15ţŻǜ16gVƋƴ18ƫƿǒǙǩ19ņŜƾ20dſƛƼ21ǝ22vĶōƅ23ƌǂ24yżƈ25ǘ26Ń27Ƴ28Ƨ29Ɵ30s32š33LŸ36Ɩ37Ź38ť39ǎ42ŕ44Gő46S
~ena	70 -10Ǎ8hƀ9Ɵƣ12ŭƢ13ź14Ǔ17v25Ź26F31Ɯ
~enag	73 9hƀ12ŭ14ź18v28Ź
~enan	83 -11Ǎ-10Ǔ7Ǣ10ƣ11Ɵ14Ƣ31F38Ɯ
~enc	62 -11ũ-9ŗ-8Ɠ-7Ńţ7œƏ8Ƅƙ9KŧŨƸ10ř11G12ł13Ż14ƍǅǣ15ň20ņ21ƕ23Y28ǡ34ǩ37Ƒ
~ence	63 -11ũ-8Ɠ-7ţ7œ8ƄƏƙ9KŨƸ10ŧ12Gł14Żƍǣ15ňǅ21ņƕ28ǡ39Ƒ
~ency	84 10ƃ17Y
~end	47 -14Ś-13Ĵ-12ŖŨǏ-11ơǜ-10nƁƞǆ-9yƮǈǒ-8TĹũƒǎ-7rswFŅŤƉǠ7eŌŰƿǑ8i9zŬƢ10RĵĿŭƈư11KŦƳƴ12ZƄ13lASŔƯ14ŐƜ15GťųƧǤ16Ÿ17Ʒǌ19J22ǧ24Š25bIXļ30Bż33ŕ34kǕ39ƪ42ś62ƕ
~end>	52 -16ǎ-14Ś-12ĴǏ-11Lǜ-10ơ-9Ŗƞǆ-8y-7TĹũŲƉ7gIŭƅƪǢ8zŃƢƲǩ9Łǅ10Ƴǃ11aiŌƿ12lŕƈ13ĵư14KĿǧ15ZŠŦƕ16BŔ17S18GťųǤ19Ʒ20ǌ22AJ24ś27ļ29X30b42k
~enda	86 11Š13I15Ű16L18ǚ
~ende	63 -8ǩ8Nļƙƫ16Ǒ18Ŭ23Ÿ25ƪ35Ƅ45ż52ƕ
~endi	81 -13Ũ10Ľ11ƕ13ŕ14Š23I24ƴ36ś
~endo	83 57Ǖ
~ends	66 -10nǚ-8Ń-7Ɓǈǒ7ƃƩ10ū11eR12Ƥǎ14ǧ16u17Ų19Ư21Ƨ22ŕƜ24B25Ő33ƪ
~ene	50 -17ž-13ŗƢ-11ĿŔ-10Ō-8kŁǝ-7ŀƭ7eĺƨǧ8ŊƸ9śƦƮǨ10ŨƠ11iƬǓ12ņ13ōƛ22ŜƳǡ23Ť24ǅ26Ƥ27W28Ĺ38ƫ40š52ŕ
~ened	60 -12Ŀ-9kŁǝ-7ƽ7Ƥǣ8YŖŠǜ9ĺŦ10ƨ12ƮǨ13Ĺš14iŨ16ņōƛ17ƫ18ǅ27Ƴ29Ť
~enef	65 7Ƨ14Ʀ16Ƭ31ƫ36W
~ener	74 -24ž-15ŗ8ǖ12Ƹǧ15ǅ18Ǔ34ǡ
~enew	61 -16Ƣ-13Ŕ-11Ō-8ƭ12ś13Ơ21Ĺ25Ƥ29Ŝ36š66ŕ
~eng	74 9S10h11ǀ14Ƙ15ƃ22ű24Ųƭ27f
~enga	84 17Ƙ32f
~enge	82 11h13ǀ17ƃ27Ų
~eni	72 -7i8Mǈ9ǩ10g11Ŀ12rŰ13H15P16Rũ20ǎ28ƴ30Ǟ34L
~enie	88 10M35ƴ
~enin	75 -7i11gĿǩ12Ű13r14H16R17ũ21ǎ31Ǟ35L
~enis	90 12ǈ20P
~enj	83 11ǟ21g23t40U
~enjo	83 11ǟ21g23t40U
~enn	88 -9I8m10Ÿ12Ƶ13c14C
~eno	70 -9Ǣ-7ųǑ7ŎŞƯ8Ź9ŀư10ž11QƗ12ŷ15y16rĶ17ť18j27ƌ31Ƭ
~enou	72 -10Ǣ-8ų7ŎŞƯ8Ź9ư10ŀž11Ɨ13ŷ16y17rĶť19j32Ƭ
~enov	88 -9Ǒ34ƌ
~enr	90 36W
~enro	90 36W
~ens	50 -11ĺ-10ŕ-8SņƮ-7Vőƌ7CXƆƗƺǊ8źǛ9sƨ11dƎ12oŗƄƘǨ13ūƧưǀ14Ǆ15aRſ16Yǝ18ƀǩ23ǣ24ĸ27ň30ŷƷ31Ķ32Ǐ34Ź52Ÿ
~ens>	62 -11ĺ-8VņƮ-7ƌ7ŢƂƙǇǒ8YĻ9ƃ10Ǩ11š12Cĸ14Źƨ17ǣ18Ƨ19RŗǄ20ſ22ǝ23Ʒ28ǩ32Ǐ
~ense	56 -10ŕ-8S-7ő7Š8ũ9Ǌ10ƺǛ11s12Y14Ƅ15doǀ16ĸūư18a28Ź32ň36ŷ60Ÿ
~ensi	70 10Ǐ11X12Ɔ13ź14Ɨ19ƘƷ27ƀ48Ķ
~enso	90 24Ǝ
~ent	35 -17ǈ-15Ƨ-14XĿǊ-13Ňǂ-12Ƅƒǃ-10sVŁŦŴ-9HŅŲŶŹƨǠ-8abghijBĻłŌŪƈƭƷǉǝ-7fvyORTōŗřŮųƆƇƉƑƶƻǀǎǣ7Dľ8tQƫ9ķŬƮǋǞ10GńƓƳǖ11Z12WĵĺƖǓǜ13ļƅ14uŃœŜƤ15šťũƔƩ16Ĵƽǘ17Ľűƃ18őŕŞŠŤŵƁ19lĶźƊ20NŐƣ21Ŕ22żƝǆ23ǅ24Ǘ25zƗƜǚǢ27ƥ29Ǒ32ơ34Ǐ35ŏ38ņ39Ƣ47ǔ51F62Ơ
~ent>	39 -16ķǍ-14Ŀǈ-13Ǌ-11Ň-10ƒƧ-9nVXŭǠ-8sPQńŅƄ-7gjRĻłūŴŶƌƨƭƯƷǎ7WŗƖǐǛ8KŀŽƤƳ9ŕŜƕƗƩ10tDƅǥ11ľƫƼ13ŝƣǗǚǞ14ŃŐũƃƢ15G16ļš17uĽŏǓǜ18Š19œťƓ20Ɣ23lőƊǑ24Fźơƥ25ĶŔǘ26Nņ28Ş29ŤǏ39Ɯ41ǔ66Ơ
~enta	68 -11Ơ-9ƧǓ11Ƥ13P16W17Q23ŵ29Ƣ38ķ58Ɓ
~ente	72 -27ǌ-8ǐ7ǒ8Ƥ10cşƸǇ15ǋ16QĹƥ17ǩ23ŏƢǑ29F43ơ
~enth	88 9ŃǤ33ŕ
~enti	70 -15Ǎ-10ƞ8dǔ9AĽƣ11ƅƢǋ13n14ŖǄ17ń18ūż40Fǆ
~entl	76 -10Ş10Ƴ11Ɓ12Ŏ13Œ14ũ19ĺ21Őŧ28ŏ
~ento	81 15Ǣ22Ɨ25Ǐ29Ɲ
~entr	88 8Ǝƣ13Ǎ
~ents	51 -17Ŧ-14ŗ-13ơ-11Ƹǂ-9Ǆ-8Ɠ7nƩ8Uķŵ9ƣƥ10Šƌ11ŜƃƮ12Ƙǔ14ńǖ15Z16Ŭ17żƠǌ18ĴƝ19ĵŭƗǗ21űǚ24ņ26ƽ27Ǎ32Ǣ35z
~enu	79 13X20Ǜǩ37Ǌ
~enu>	90 15X23Ǜ25ǩ
~enue	83 40Ǌ
~env	88 -7ƙ7l9ƞ10D22ǩ
~enve	90 -7ƙ7l10D24ǩ
~eo>	85 13gƗ34M
~eon	80 -8ƶǩ-7l8Łņſ9Ɠ10ư14ǅ15ǚ19Ƴ23A
~eone	81 -8ǩ-7l8Łņſ9Ɠ14ǅ15ǚ19Ƴ23A
~eop	57 -9ő-8ŒǄ7bŐŲſƿǜ8ņŮƨǡǤ9şǑǩ10Ɨ11dŝ13Ʋǐǔ14Ÿ15Kǚ17lŷƶǖ18nǉǙ23Ɯǈ24Ǘ29Ǉ30ǝ
~eopl	57 -9ő-8ŒǄ7bŐŲſƿǜ8ņŮƨǡǤ9şǑǩ10Ɨ11dŝ13Ʋǐǔ14Ÿ15Kǚ17lŷƶǖ18nǉǙ21ǝ23Ɯǈ24Ǘ29Ǉ
~eor	84 8l17C18yŸ
~eorg	85 8l17C18Ÿ19y
~eow	76 -7ǆ7Ĺ8Ɠ24Fƕ28ǔ
~eown	76 -7ǆ7Ĺ8Ɠ24Fƕ28ǔ
~ep>	53 -12ƃ-10tS-9ĴĹŷ-8eĶǔ-7ŘƅǇ7NĸƉ8qŉŌœūƀ9nWŜŨų10ŪŬƝƤǙǩ11žǅǝ12ŋǞ13Ļłş14YſƊƮ15ƥ16ŚƼǏ18ǘǛǨ19o25ō26ƯƵ27Ǘ28ƧƷ38Ű
~epa	68 8f12Ŕũ15ş17Ǆ22Ƙ25Ř27Ə29Ŧ
~epai	78 7Ƥ8ĸ14Ŕ15ũ20Ǆ33Ŧ
~epar	73 9f17ş23Ƙ27Ř30Ə
~epe	65 -10n9IǕ10Ʊ11x14u15Ǡ17Ǒǘ22z25Ŀ27Ư34ũ
~epen	68 -10n9Ǖ10IƱ15u18Ǒ23z27Ŀ28Ư
~eper	82 15x20Ǡ22ǘ
~eph	88 9s13I16h22ų23ǩ
~epi	71 -11N-9ŭ-7o8ƶ9Ƶ10ľŢ11ũ15Ǡ16Ž20U22ŀ24ǟ26t39x
~epin	71 -11N-9ŭ-7o8ƶ9Ƶ10ľŢ11ũ15Ǡ16Ž20U22ŀ24ǟ26t39x
~epl	61 -16Ō-10ƛƜ-8Ĺ8şžƃ9HƑƮǋ12ĺƥ16Ƌ21ƈ28Ɨ29Ɠ32Ǣ33Ƶ35Ɛ69ǜ
~epla	61 -16Ō-10ƛ-8Ĺ8žƃ9HƑƮ10ǋ11ş12ĺƥ16Ƌ21ƈ28Ɨ29Ɠ32Ǣ34Ƶ35Ɛ
~epo	77 9ŧ10Ż11ǉ15ĵ16ǋ21ţ24ź
~epor	78 10ŧ11Żǉ15ĵ22ţ24ź
~eps	70 -7ŭ7ǠǢ8ŢţƟ9Ű11ƻ12cǒ19u20P21Ŀ22ũ23ŝ31Ɯ
~eps>	70 -7ŭ7ǠǢ8ŢţƟ9Ű11ƻ12cǒ19u20P21Ŀ22ũ23ŝ31Ɯ
~ept	72 -7Zō8YŶ9ƃ10Ǘ13ǈ18ŝ19ŀ21ǖ24ƒ31Ű38ƥ
~ept>	73 -7Zō8YŶ9ƃ11Ǘ18ŝ22ǖ25ƒ31Ű39ƥ
~equ	63 10Ǚ12ĵ13ĽƝ15ƫ16ơǌǢ18Ǟ19Ǔ20Ŭ29ķ40Ǐ
~equi	64 -7Ɨ10Ǚ12ĵ14Ɲ16ǌǢ17ơ18Ǟ19Ǔ20Ŭ30ķ41Ǐ
~er>	28 -35d-29Ƹ-22Ĺ-21Š-18Ɨ-17ŀƻ-16lŌƔ-15ŶƦƶ-14mYƝƤ-13ǅ-12iŗǑ-11uGƈǃǄ-10ŏ-9ŧƌƭǥ-8ŃŇŷƖƬƾ-7ŰŵƏƞưǍǢ7fńſƲ8rvADłǐǤ9ŒŚżƅƮƯǏ10CHŦũǀǗ11ľśǌǞ12sŎƠ13VķŬŹ14FūǇ15ƕ16eEPŽƽ17UĽţťǣ18hjQŖŤƊƷ19Lǁǂ20yŜŸƂ21xļřƋƼǘ22Kųźƒƨ23zXZƜƴǦ24Ǩ25wIşŮŻǛ26BǕ28Őǜ29pqŴƟǊ31Ųƿ32ŢƑ33ǡ34t36oƳ39ő44ƙ47Ņ53ƛ
~era	49 -15ň-11Ʃ-10SǏ-8lƗƠ-7ĿņƥǂǑ7MXƪǧ8ŃŲƭǉǘ9ƛ10ſƘƚƳǒǨ11ũƦ12Šźǌ13ƨ14ŷ15ľŚ16Wƀǝ18ŗƁƬƸǅǋǓǚ19šƧ23ǡ24Ǣ25ŏ28ƎƓ30ư32ǥ
~era>	88 15ũ17M21Ǝ
~erad	90 7ŭ9Ŵ17Ū
~erag	53 -15ň-10Ǐ-8ƗƠ-7ĿņǑ7ķĹŉƄǓ8Xƪ9Ńŕƭǉǘ10Ų11ſƚǒ12Ǩ13ƛǥ14ŠźƦǌ15ƨ17WľŚ18ǝ19ƀ21šƁƬǚ22Ƨ26žǢ29ŏ31ŗƓ
~eral	66 -22ž-14ŗ-13Ʃ7ǖ11ǧ12Ƴ16Ǔ26Ƹ28ǥ30ǡ43ư
~eras	80 8ũ9Ƙ30Ǝ
~erat	83 -15S-13l-7D8ǡ10ǄǇ26ŷ34ǅǋ
~erc	64 -14Ƃ-10Řƿ-9Ɔ-7ǈ7QŐǋǌǖ8ŠƔƾ9Ķǥ12źǑ14Ǎ16ǆ17Ĵǔ20œǛǦ23Ǣ24Ž25ƚ38Ǆ
~erce	70 -10Řƿ-7ǈ8ǖ9Ɣ10Ķǔ13ź14Ǒ16Ǆ19Ĵǆ22œǛ26Ž28ƚ
~erci	73 -16Ƃ-10Ɔ8ǋǌ9ŐŠǔ10Ǣ11ǥ17Ǎ23Ǧ27Ǆ
~ere	31 -28Œ-18TŀŶ-16ǎ-14xťǅ-13Ƙ-12pvĿ-11NƒƖǇ-10OŐųƓƕ-9bILǑǖ-8tĴűƅƳǊ-7RłƌƮƺǆǉǚǣ7dhmĶŗŴƧƲ8rYňŘƏƙƜƨǕǩ9uXŌŵƄƩǀǓ10kFUŅţŸƗƭƹ11ŇŠƀƃƼ12iĸŔŨźƎƚ13JWĵǈǛ14ŖũƈƉƾǢ15ŤŷƪǗǨ16řš17Sǃ18ƶǋ19ŉŧƍ20sŚſƂ21ļōƞ22fƟƱ23Ɓ25nVŏƦǄ26jDHQƝ27ŜǍ28ǝ29M31ŝ32lCƤ37Ű41Ɗ56G
~ere>	32 -22Œ-18TŶǅ-17ŀ-16ǎ-14xĺŐƓ-12ťƘ-11pvKĿłƒǇ-10OųƕƖ-9bIǖ-8LNľűǊǟ-7tƅƺǉǚ7ŊŏƑ8dhĶŖżƣƲǦ9YŢƧƶ10ƙƜƩƾǀǓ11kruXŅţŧŴŵŸƪƹ12FUŉƼǃ13ļƃǋ14JĵĸřŨƗǈǛ15iƉƎ16ŤŷźƂƈƦ17šǗǩ18W19SſǍǨ20CōƁƍƚ21V22Ś23Hƞ24fsƟƱ27lnDǄ28jMƝ29Q30Ŝ31ǝ34Ƥ35ŝ39Ű43Ɗ54G
~erea	84 -10Ǎ8M15ǋ19ƣ25C
~ered	60 -18ƣ-15Ǐ-10Ř-8WŴ-7Ǧ7ǡ8Őƛǟ9şƁƾǒ11mľŇƂƪƭǃ12GĹƀ14ŎŖ17ļ18ŗƶǢ21Ʀ23ŉŌƨ26l27Ǎ29ŏ
~eren	66 -13ƚ-11Œ7Ƭǘ8CƏ9ǅ10VŎǥ11łǕ17Ş18KŘ19ňŧ21ũ22ĺ23Ŕ
~eres	79 -16ǩ7ō11ƪ12HĹƔ18ŇŠ19B
~erf	78 7Ÿ9ŕř10D11a13i15ĻŐ23ƛ25Ş
~erfe	80 8Ÿ10Dŕř11a15Ő16Ļ26Ş
~erg	81 -13t8Ɗ9ƃ25x31Y
~erge	84 10ƃ32Y
~eri	58 -13p-10ŗ-8ţ-7ƞ8XŨǩ9ŧŻǕ10ŭƽǐ12b13dǣ14ǅ15ŉǈ16ſ17Ɖƶǂ18ŀ19ņ22Ƈ27Ƽ30Ǜ35ŐŲ
~eria	85 7ū9Ƈ16Ǖ27Ɖ
~erie	64 -7ţ7lǂ8h9XŨ10Ǜ11ŧ12ŭ13ǐ15ǣ16Őǅ17Ƽ22ņ26Ų
~erin	73 -11ŗ-7ƞ7Ɯ8k10ƶ15Ųǩ17b20ŉ21ſ24ŀ26Ő28Ǜ
~erio	81 7Ǐ14ǂ17Ƽƽ36Ƈ
~erl	88 -10K13ŕ23Ĵ25Ÿ
~erly	90 -10K24Ĵ25Ÿ
~erm	64 -10ţ-9Ɣ-7ő8ƌƜ9WƵ10h11B12Ǖ15jŸ16gǜ27ŕ35Ź59ƭ72Ʃ
~erm>	69 -9Ɣ-7ő9Ɯ10WƵ13B30ŕ65ƭ67Ʃ
~erma	84 14h25g32Ʃ
~ermi	77 -11ţ10ƌ18Ÿ20ǜ45Ź
~ern	71 -10Q-8Ń7gƇƊ8V9L10ŕǏ11Ō13iƸ15jŅǖ23Ŀŀ30Ű48ǔ
~erne	90 -7ŀ9Ƈ10Ɗ20ĿŅ
~erni	80 12ŕǏ15V17ǖ34Ű
~erno	84 -9Ń9g14LŌ16i19j
~ero	75 -17ť-9ƻ-8Ɖ7ǂ8ŏ9ś13ţ19ř20Ƽ29ǀ37ƈ
~ero>	86 7ū10ŏ15ţ22ř
~erol	90 -11ƻ8ǂ25Ƽ
~erou	84 -7P10ś33ǀ
~err	74 8g9w10Ũ11œ15ű17ǝ20ǚ21ļ29N32ŭ
~erra	86 7ǐ38ŭ
~erri	90 10g11w13œŨ
~erru	86 21ǝ35N
~ers	42 -27ǌ-21d-18n-17ķ-14RŐ-13œǩ-12D-11FWŮƁǡ-10IŌƸǁǋ-9ĿŵƶǤ-8CHUXĵŁŒŕŘŝşűƬǝ-7LPQVŃŦŶƘƧƭƺ7ŊŚƂƏ8uńŗŲƋƐƝƨǓǧ9zBņőŜǖ10KľƇƼǘǣ11aňŋŠƖǒ12bƱ13pũƽǠ14ųƈƜ15łŹ16EMĻžƓƕƿǛ17ż18ƗǏ19ƻ20ǃǇ21ź22ŷ23ƣ24ŖŴơǗ26ǑǕ27Ʋǔ28ƃ30hv31ƢǨ34A39ǆ
~ers>	44 -26d-25ǌ-16n-14ķ-13Ő-12DRœŭ-11F-10ŮƁ-9ŜƸǁǞ-8clyIĵůŵǀǡǤǩ-7sCHMĿŕŘŝƩƺǈǋǝ7włųŸǐǥ8ŇŽƏƖǙǟ9ĹńŏŲƋƐǓǧ10BőƝƨƽ11uKŗŚũƱǖ12żƼǠǣ13Ƈǒǘ14z15bpƈ16Ɯǃ17EžǨ18ŷŹƕƿǛ19ƓǕ20ƃƲ21AơƻǗ22źǏ23ƢǇ26Ŵƣ28Ǒ30hǔ35ǆ37v
~ersa	82 12Ļ15s19ŋ24Ʃ
~erse	84 11lƾ13ǀ15Ʒ21Ƣ33Ǖ
~ersh	85 12ŠƄ16ǆ
~ersi	82 7Ʊ13O14Ťǃ20y
~erso	63 -8vWŏƶ7ŷ8Ŗ10afTľƂƃ11ųžǎ12Jǈ14ł16ŭ17Ŋ18ņ22A24Ǩ26Ŝ27Ɨ35M
~erst	76 -8ƀ7Ɩ8ŀũ10żǞ11rĻƽ12ĺ14Ţ15ůƲ25Ŗ33ň
~ert	56 -9ŕ-8b-7ŗŢǈ7ş8ŠƝǃ9HŐƌƑ15T16ź17ŭž19D21Ɨơ23ķ31ǌ33Ǣ49ǒ73ǧ
~ert>	79 -8ǚ10Ɛ66ǧ
~erti	63 -9b-8ŕ10ǃ12ķ16ơ17Tǌ18ź19ǒ21ŭ25ǧ
~erts	85 7ǧ45ǒ
~erty	66 -7ŗ8şƍǋ9ơ10Š11H12ŐƑ16ķ19ǌ20ž23D26Ɨ41Ǣ
~erv	64 -13ƿ-8Ǐ-7ƽ7fŞŢţǚ8C9ŝǗ10ƕ11Ə12Ǟ13Ŝ15ǀ18ű19ư21ľ22Ŀ30ǄǛ
~erve	77 -15ƿ-7ƽ7ų8Ƽ9ǀ10f12Ǘ39Ǜ
~ervi	69 -8Ǐ7Ţ8Şǚ9C10ƕ11ţ12ŝƏ13Ǟ14Ŝ20űư26ľ33Ǆ
~ervo	86 -8ō10ǀ33Ŀ
~erw	69 -8K7vƈǂ8śŤƍ9Ƴǃ10nƸ11i13o14ǀ17Ś18JǠ34ũ
~erwa	86 -7Ųƽ7Ũ12Ƴ25ũ
~erwi	88 7ű9vǂ14Ƹ
~erwo	77 -9K-7Ŝ9ś10ǃ12i15o19Ś20Ǡ21J
~erwr	83 7e9ƈƍ10Ť12n16ũ17ǀ
~ery	51 -18Ų-10ŗ-9Ǔ-8Ń-7OţŤųƚƛƜ7cFĴĿŒǄ8Ļƾǐ9ǅǖ10ƊƖƩǈǘǡ11ŐǑ12ōŰǛ14ŭ15iK16ǙǢ17UşŴ18nTķ20uǒ21ŷƗ23Ūƻ24Ƭ28ů29Z
~ery>	57 -23Ų-11Ǐ-10ƯǓ-7Oƛ7ŌŰŹƝƼǥ8cŀŜƦ9FƽǢ10UĴƔƾǝ12Ɗǡ13Ʃ17ŐǛ18ƻ19Z21ŴǙ23T25ǒ26u29Ū33ů
~eryb	68 -11Ŗ7gHŁŭǇǑǗ8ŎžƖ9Ű10ŨƢ12Kǩ13ǅ15ķ16ľ17ŷ18n19Ƭ20ǈ
~eryo	90 -10ų-8ǐ13Ž17ŷ
~eryt	64 -7Ń7wŖŧƖƲǦ9Ǒ10KUƶƻ12ĿƬǢ13ƯǄǐ14Ǐ15ǖ16Ļ20ō24i25Ɨ26ķ27ş
~es>	30 -28P-26Ƃ-21aŦ-17ž-15iĺŅƿ-14ĴŃŭƬǋ-13tSœŔŝŸ-12QVŧƓƱƾ-11GUőšǅ-10lƖƳƶ-9NļƤƮƴƸ-8CŷŻƥƭ-7fBIMŬƪƲǝ7ƺǨ8łŋŗƠ9gHŮƜƼǁǕ10EŎŰ11ŀŽƅƏǚ12ĵũƧǎǘǙ13TŪƄǣ14cWĽƉƚƩ15rOşƎƵǀǄǛǦ16ŲưǍǑǔ17ŘŴơ18pZţǩ19xƙ20uŕƁ21Ŝ22ƋƢƨƯǉ23hŞǓǜ24ǖ25vǊǏǒǥ26Ŀ27w28ů29ń30qǠǧ31ǗǢ32Ƙ34ǐ35ǈ36o38ź44ǂ47ŁƑ77ų
~esc	72 7ű9Ƈ10Ƹ11Ŵ26ƻ27Ɣ29ƕ
~escr	72 7ű9Ƈ10Ƹ26ƻ27Ɣ29ƕ
~ese	61 -15R-13i-10ű-9S-7x7ŝ8fŖŜƁƠǟ9ĺǜ10ǌǛ11zCN12ŒƺǇ14Ǟ15tQ17Ūƒǩ18nŐ19P21l24A25U26ŋ
~ese>	62 -15R-13i-10ű-8S-7x8ŖƁƠ9fŐŜǟ10ĺǛ11Cǌ12zƺǇ13Œ14Ǟ16tQ17Ūǩ18ƒ19nP21l25AU26ŋ
~esen	86 10őŞ13Ő14ŝǜ17N
~esh	90 -8a7Ų17ō18Ľ20ŏ
~esi	63 -7Ň7xGşƻǔ9ŷƜ11ǈ12Ŵ13ǄǇ17Zų18ķǩ19u22Ǎ26n30Ʀ33ŀ39ǚ
~esid	65 -7Ň7Gƻǔ8ş9ŷ10Ɯ12Ŵǈ13Ǉ14Ǆ17Z18ų19ķ20u22Ǎ23ǩ27n31Ʀ
~esig	85 54ǚ
~esit	85 48ŀ
~esk	83 -7Ǐ10śǈ12V14Z20Ɲ29P
~esk>	84 10ś11ǈ12V20Ɲ30P
~eso	71 -8Ń-7Ŗ7ciF8ŌŰƇƛ9Ǌ10nCŚƘƧ11uĻ12I15Ɣ16ţ17Ǆ18ĵ22ƿ
~esom	71 -8Ń-7Ŗ7ciF8ŌŰƇ9Ǌ10nCŚƘ11uĻƧ12I15Ɣ16ţ17Ǆ18ĵ22ƿ
~esp	86 8ł9ǌǓ12Ţ18U
~espe	90 9ł12Ţ19U
~ess	45 -17Ƃ-14Ū-11SƜ-10ŗ-9ōž-8xTĿƀƴǒ-7Iű7EŷƒǑ8AMľǛǜ9ŢƽǎǢǧ10łŐƪǠ11Kţ12ǚ13J14GŰ15ƖǞ16ŅŮǆǡ17ŎǅǐǓǔǙ18ǂǨ19ŭǋ21ũǟ23Ƽ24ǃǄ27Ǌ29iDǗ30ǝǥ31Ɲ33U48Ǧ
~ess>	46 -17Ƃ-13Ū-11Ɯ-10S-8Cŗǒ-7TĿōŸžƀƴ7ũŷƏƒǂǔ8EMŤǑ9Ǜǜ10AľŢǎǧ11ƪǠǢ13U14J15Ű16G18ŎŮǄǅǐǓǞǡ20iǆǗǩ21ŭǨ22ǋǟ27ǃ28ƝǊ29ǥ32ǝ33D50Ǧ
~essa	90 16Ĺ29K
~esse	76 -8I7u9tŸ10h12C14Ǆ16ƽ17Ǘ18iǔ26Ǚ
~essi	71 -11ǩ7ƶ8lƐ9ņŖ10u12P13ő14ţ15ŇƼ16ńŅŐ21ǚ28Ɩ
~esso	90 -8ǩ12Ǐ13Ɲ39ũ
~essu	78 -7ƽ10ƻ12ł20ǂ32Ƽ
~est	50 -15c-11pCŀůƊƻ-10ĺŸ-9ŞƋ-8oŦųƗ-7VŜŲƫ7śŪŶƣƶ8ĶĽĿ9xYĹĻŨƟǍ10Ŗư11LōƼǏ12łŝƞ13Ň14ǁ15BUŹ16Ŋ17Ƙ18ƾ19m20tƏ21I22ŠƜǎǙ23K24ǔ26w27v28yľ34ǟ35ķ38ŉ
~est>	54 -15c-12pƊ-11ŀů-10ĺŸǛ-9ŞƋ-8oų-7A7HņƔ8QōśŢŹǩ9ŪŶ10ĶĹĿƟ11YŨ12LĻưǏ14ƞ15łŝ17xUŇŠǁ19Ƙ21m23tƏǟ24Iǎ27K28ǔ29w32ľ33v38y
~esta	80 -10C-9x-8ƥ-7Ų7W13ƲǛ14ƶ17ƣ21Ǎ22ǟ29ķ
~este	83 -10ƻ8ǂ14Ǚ23Ƽ
~esti	68 7ĹŮ8dgķĽǉ9Ɠ12Ǖ13A16B17Š26Ŋ55ŉ
~estl	90 -10Ĺ12Ŕ13ň26Ŗ
~ests	82 13Ź25Ǚ36ƾ40Ɯ
~et>	38 -20Ʒ-18ǩ-17qƤ-16ŝŭ-15Ɣ-14ŏ-13yŒŖ-12Ň-11lzœŕƗǞ-10ľōŤŲǈ-9ZťƼǅǑ-8FĹņżƫƴ-7ƌƟǉǊǍǒǟǢ7OŠƄƾƿ8aőūŰŶƎǃ9gJLŪŴƦ10fĽǝ11txSňƶ12wGKƆ13ńơƨ14rIűƃƓǕǜ15ŃƏƐ16kDŎƚ17WĴŊŌŘŢƊ18ķŸƍƛ19Şƞǆǋ20jĸĻśư21Hŵƕƙ22eŹŻƵ23M24Y26v27Ŧ30Ž31ŀ39Ɩ
~eta	75 -8ľ9Ɣ18Ǎ25Ƒ27Ǆ31Ɖ
~etac	86 30Ƒ
~etal	80 20Ǎ33Ɖ
~etc	86 10Ɵ12Ś13Ż19š
~etch	86 10Ɵ12Ś13Ż19š
~ete	71 8ǡ11Ƽ13ǂ16y17jƽ21Ǝ31Ů
~etec	84 25Ǝ
~eter	83 20j36Ů
~etes	81 13Ƽ15ǂ20ƽ
~eth	51 -12ũ-11ž-10y-9ǘ-8ƙ-7aǝ7mrńƦ8EĿŔƎư9giPĽņŴǕǩ10ĴōŶŽƬǛ11łųƫ12ZŪū13Ŋŏŗş14ŵ15NŖţơǨ17Ş20Yĸŉƺ21ƨ22Ř24ƶ26ŀ31ĺ
~ethe	71 7ţƀ8u9ƐƵ10fMZǊ11Ĵ12ơǉ19s28ş
~ethi	52 -12ũ-10yž-9ǘ-8sƙ-7ş7qńŝƄƊơƫ8mEƎƦ9irPĽŏŔư10gĿņţŴŽǕǩ11ōŶƬǛ12łū13ŊŪ14ŗŵ15Ǩ16NŖ17Ş21ĸŉƺ22Yƨ23Ř26ƶ27ŀ32ĺ
~eti	64 -7Ǟ9Ŝǟ11Oǈ13Ņ17t20Ƨ21ƭ26ń29P35Ķ40V
~etim	85 -9q9ǚ13ǟ14ƭ16Ń17ǈ
~etin	81 7Ǚ15O
~etir	69 -13Ń-7Ǟ9q10Ŝ12ƭ19t21Ƨ32P38Ķ44V
~eto	85 -10ƞ8ǆ10ņ17Łƿ58l
~ets	61 -9Ū-8ŷƔ7sTĺļ8ƭ10ƌ11Ƣǣ12ų13Ɓ14ǟ16Ŏţ18Ǝ20ŁŶ21Ɲ22ķ27Żǩ30h31ƫ
~ets>	61 -9Ū-8ŷƔ7sTĺļ8ƭ10ƌ11Ƣǣ12ų13Ɓ14ǟ16Ŏţ18Ǝ20ŁŶ23ķ27Żǩ30h31ƫ
~ett	53 -12ǩ-9ŀœ-8Ʈ-7BQƚǉ8ľƙ9P10qłŉŖǙ11j12ŞǠ13LŇŢ14pzƖǂ15oź16ŦƨƸ17x18Uřƹ19GĿ20KĽ23Ś25ŒŔ26b27ƞ37t
~ette	60 -12Ź-9œ-7Ʈ7sūŸ8r9Ŀ11ľŢƨ13q16pL17Ş18oŇ19Śźǂ21ř23ƹ24KĽ28t29Ŕ31b
~etti	66 -7ŀǉ7UĹ8iǝ9AŚƨƪ10űƁƞ13P14Ǚ15ĿŖ16tǠ18jŹ21z25x37Œ
~ettl	77 9Gł10Ń14ŧ17Ɩ18ŉ26ƞ28Ŧ
~etty	70 -9ű7žƑ8ŨůƆ9WǑ10ōŴ11Ŷ13Ţ16ƙ18GU22Ƹ
~etu	81 8ĺ11ǆǊ12ŧ14T18Ǚ
~etur	84 11Ǌ12ŧǆ15T19Ǚ
~etw	79 -10Š-9ƶ-8ų7mǨ8Ǉ10C11ƫ13łš14ŷ21ň
~etwe	79 -10Š-9ƶ-8ų7mǨ8Ǉ10C11ƫ13łš14ŷ21ň
~ety	70 17ƎƼ60Ǚ
~ety>	70 17ƎƼ60Ǚ
~eve	40 -18Ŧ-13yĹ-12Ɲ-11ƀ-10rOƃƌƞǓ-9kŃƸǍǞǨ-8stIńŵƄƏƠƥƭ-7jĺňŘśƁƈƓƕƽǋ7uƯǚ8CUķĿũŰǢ9mŗŞŤŨƅƢǐ10gnŒŴƟƲ11Lőŭųſǖ12TƆƑƜ13KŸƻ14ŪŻƂǊ15hşŽƹǘ16ŖŲŷ17ůǥ18RšƊƗǙ19ņƛ20żƿǝǩ22Ŝ23H24ǜ25Ʃƴ26ƙ27ƬƼ28ǒ42Z50ţ
~eve>	79 -7ƭ8m9Ō11lM12SŋŸƬ21d24ǩ
~evel	72 -10Ǎ9ŀ14Ŷ15ƣ17m19Ʃ20Ɗ27Ɔ
~even	59 -9Ĺƞ-8y7hŕǩ10ť11ŒŢƬ13R14ƹ15ũ16Ũŷ19ŜƅƯ25L27Ǌ28ţ29ż
~ever	42 -17Ŧ-11SŕƝ-10rƃǓ-9OŃ-8tIƏƠƸǨ-7dsyĺńŵƀƄƌƕƥƽǞ7ƍƦǆǑǦ8iōŷſƊǀǚ9UķĿŜŸǢ10RƢǐ11CŴƟ12nŤƲǖ13guŗŭƑ14KőƬ15TƂ16ŪƜƻ17hşųŽ18Ųƛƿǘǥ19Ż20šƗǙ21Ʃ22ņŖůǜǝ26H28ƙƴ29ǒ30Ƽ33ţ46Z
~evi	73 -12ƶ-7G7œ8ǌ9ƈ10ŶƄǞ16ǩ22Ŝ25ƕ26Ŗ45Ž
~evic	83 51Ž
~evid	88 12Ƅ30ƕ
~evie	84 -14ƶ-9ƈ13ŶǞ20ǩ26Ŝ30Ŗ
~ew>	52 -13šǋ-12Ɖ-10ŷƢƶ-9Ƈ-8ŏŴ-7Pŉőŭ7ũƀ8BŔƋƝƲ9DųǙǨ10k11ţ12ĵƗ13ǑǕǣ15ĹŊ16HŒŹ17ƅǉ18ƁƵ20GĺƌƤ21ƈ22ǈ24Ǉ25ƞ27ŕƹ28S30ǅ31i38Ŷ39Ǟ
~ewa	63 -11Ō-8Ŕ7Ǟ10Ə11š12ś20Ĺ21ŕŪ31Ŝ33Ű
~ewal	66 -12Ō-8Ŕ7Ǟ11š13ś22ŕ24Ĺ33Ŝ
~eway	77 12Ə26Ū40Ű
~ewe	66 -7ƈ8ŜŴ9E10Ɖ11š14Ū15Ŗ18Ơ26ƅ28ƛ33Ƙ
~ewed	85 -9ƈ-7ŔƢ11Ŝ15š21Ŗ23Ơ
~ewel	73 37Ƙ
~ewer	77 11EŴ12Ɖ31ƅ34ƛ
~ewh	73 -18ş-7ŀ7Q9Ʋ10ǋ12ǝ13Ű17ŒŢ18Ŵ19ĵ20Ś22ƥ24Ƥ
~ewhe	73 -18ş-7ŀ7Q9Ʋ10ǋ12ǝ13Ű17ŒŢ18Ŵ19ĵ20Ś22ƥ24Ƥ
~ews	84 -10ƭ21j26ǎ36ŕ
~ews>	84 -10ƭ21j26ǎ36ŕ
~ex>	75 -11Ǎ-10ǧ-8w-7Œ11Ƙ12Ơ24Q37ơ41ƫ45ƣ
~exa	65 -10Ǎ-7Ū7Y8Jǃ9ŀŅŸ11šƕ14Ǆ16Ƨ17ơ18ū19dl21Ť63ǁ
~exac	71 -11Ǎ-7Ū7ŕ9Yǃ10ŀŅ12š13ƕ15Ǆ18ơƧ20ū21d23Ť
~exam	74 9J73ǁ
~exas	90 12Ÿ30l
~exc	69 -9ǡ-8ƀǩ-7ŏ7ĵŷ9iǣ12Ƃ14Ƹ18Ɩ19Ŗ23Ŕ31ƞ33Ƶ52Ǧ
~exce	76 -10ǡ-8ƀ8ĵ13Ƃ16Ƹ58Ǧ
~exch	90 -13H44Ƶ
~exci	84 -8ŏ7Ǟ9H12i23Ɩ38ƞ
~excl	88 -8Ŕ-7ǆǩ9ŷ12ǣ25Ŗ
~excu	88 38Ŕ
~exi	88 20M25Ƶ
~exis	90 25Ƶ
~exp	59 -11Ɣ-10ƞ-7ţ7ĽŨŸ8ǊǏ9eX10ŬƗ11Bųǅ12YŴ13ņ15ŇƘ16ư17Ŗǣ23ň25Ŋ27ŕ32ĸ34Ǟ35Ŕ
~expa	90 -8H36Ǟ
~expe	65 -7Ŗţ7Ŏ8Ľ9Ǌ10ŨǏ11Xŧ12Ɨ13ǅǞ14Y17Ƙ18Ňư20ǣ22ņ36ĸ
~expi	81 11Ÿ13e40ŕ
~expl	70 -12Ɣ-9ŧ-8ņƞ8ſ13Ŭų15B16Ŵ27Ŗ29ň31Ŋ44Ŕ
~ext	57 -13Ʊ-10C-8Nǥ-7gĹǈ7pūſ8mƫǘ9ǖ10HŃŗƤ11Ŵ13ŏƴǞ14křƖ15ĺƘ16yƎ17Ŏ19śǇ22Ǥ24ŕƂƇ25Vǀ27Ɓ38Ǎ54K
~ext>	61 -14Ʊ-10C-8N-7ǥ7ž8pŹǀ9mūſƫ10ǖ11Ń12H13ŗ15ƖǞ16ĺř17k19yŎś26ŕ27V30K41Ǎ
~exte	88 39Ƈ
~exti	80 18K24Ǝ
~extr	72 -8Ź-7g8Ų9ƶ14Ƥ16Ŵ17ƴ18ŏ21Ƙ22ǀ25Ǉ29Ǥ31Ƃ36Ɓ
~ey>	41 -18ǟ-15cŵǣ-13ĺŃŭ-11tƂǢ-10aĴ-9CŇňƜƷǡ-8gjuļńōŕŤŨŶſƃƒƵǗ-7lpqEGMPŁŉŠžƔƢƳ7Bƌƫ8ĸŢƦƶǁǕ9iűźưƾ10ŐǓ11ķŏƝƩƻ12Ŝƽǈǒ13yRUš14żǑ15ŗǧ16x17zATƖǨ18Ʊ19Ƙ21ƐƧ22ƅƼ25ŒŘƕǖ26W28wơƪ29Ǥ30Ųƴ31Ơ33Ŧ34Ņ36v38Ş48Ŕ49ŝ54Ʈ61ŧ
~eye	84 -9ǩ12Ɵ13Ŗ20A34Ŷ
~eys	71 -11ǡ7Ų8Ŀ9Ń11v17ơ33ų36Ɩ
~eys>	72 7Ų8Ŀ9Ń11v33ų36Ɩ
~fac	76 -14JŁ-11ŗ7ǔ12Ʀ13Ƈ16ł19ǩ20Mļ26ƬǄ27ǘ
~face	81 -11ŗ14Ʀ20ǩ21ļ22M27Ƭ
~fact	84 -15JŁ8ǔ15Ƈ19ł29Ǆ32ǘ
~fai	75 8Ƹ10Ľǁ11Œ12ļ15iŀŉ16ĵŧ17Ň
~fair	76 -7Ƭ7ŎŞ8Ƹ10Ľ13ļ15iŉ16ĵŀ17Ňŧ
~fak	84 14Ŀ54ǘ
~fake	84 14Ŀ54ǘ
~fal	66 -15Š-10Ĺ-9ő7Ľ8Ǟ9ƃ12š13ǡ14Ǚ15dťǣ16y17Ɯ19ŕƗ21YŘ22ƞƾ28Ŷ
~fall	66 -15Š-10Ĺ-9ő7Ľ8Ǟ9ƃ12š13ǡ14Ǚ15dťǣ16y17Ɯ19ŕƗ21YŘ22ƞƾ28Ŷ
~fam	58 -10Ƣ-8P-7ůż7azĿƭ8q9A10Ƹ11ǅ12h13FưǇ16ƜƳ17ĽŖŨ18Ū20uƬ23ƶ24Ƥ25Ʈ26y36n38ƽ
~fami	58 -10Ƣ-8P-7ůż7zĿƭ8q9A10Ƹ11ǅ12h13FưǇ16ƜƳ17ĽŖ18ŨŪ20uƬ23ƶ24Ƥ25Ʈ26y37n38ƽ
~fan	85 10ǃ11ļ14ƌ18Ŀ20Ƙ23r
~fanc	90 11ǃ15ƌ21Ƙ
~far	59 -12Ŵ-11U-10Ş-9hǩ-7LŠ7ŜŝƐ8ŅŇŮ10ƞ11vZźƕ12ť13uƭǐ15Ə16m17ň18ƚ21ƙ22i26ų27Ǒ31Ő33ń44őů
~far>	63 -12Ŵ-11Ş-9U-8ŭǩ-7L7yMź8Ɛ9ŇŝŮ11mSƙ12vƞ13Z14uťƭ15őƏǐ19ň20ƚ25i30ų45ů
~farm	73 -10hS8ŢǄ9Ľ11ŅŜƶ13Ɲ15ŭ35ń36Ǒ37ő40Ő
~fars	85 9ź16ƙ
~fas	77 -12Ŧ-7ƒ8OǇ12ǧ14ǩ17ŧŻ26Ń38ň
~fast	77 -12Ŧ-7ƒ8OǇ12ǧ14ǩ17ŧŻ26Ń38ň
~fat	79 -10Ť9B23E30Ƴƽ36z
~fath	79 -9Ť10B30ƽ31Ƴ36z
~fau	77 -9Ƴ9ƃ13Ť46ż
~faul	77 -9Ƴ9ƃ13Ť46ż
~fav	81 -15Ʈ20ƞ21r22ǩ23ŝŶ
~favo	81 -15Ʈ20ƞ21r22ǩ23ŝŶ
~fax	84 -9K-7M10ƕ16ĵ18Ƅ23ś
~fax>	84 -9K-7M10ƕ16ĵ18Ƅ23ś
~fe>	50 -17ŗ-15ŏ-14v-13Ż-11ƻ-9jUŐƼ-8Ƹǩ-7ľŚšŵƹǃǛ7uWƮ9şƘ10i11mĺŴ13oq16ǈ18p19fƬ22Ž23ǂ27s28ƪƿ29ƭ30Ƶ32ƫƴ35r38t41Ʒ44Ʃ46Ƨ51Ʀ57ƨ
~fea	90 43Ŀ
~fear	90 43Ŀ
~fec	78 7Ÿ9ŕř10D11a15ĻŐ25Ş28x
~fect	78 7Ÿ9ŕř10D11a15ĻŐ25Ş28x
~fed	88 -20ť10V20Ş29ƈ34Q
~fed>	90 -20ť11V21Ş30ƈ
~fee	57 -14W-11ǂ-10q-9Ʀ-7RŅŶ7UŋǛǩ8Xž9iņōƊǟ10Əƺ11ĵŀ12t13Pǁǋ14ǀ16ŎŽ17ƞ18Ţ21Ƹ23M24rŇ25ŧ26Ɔ34ŨƬ39u
~fee>	82 -8a9Ų10Y12Ǜ15ō24ǩ26M
~feel	62 -11qǂ-10Ʀ-8ǩ7ixĸ8ŋ10Xņžǟ12ĵ15tǁ16ŧ18Ŏ19Ž20r21Ţ22ƞ23Ƹ28Ň37Ũ39Ƭ
~feet	69 -8R8r11ŀƊ13UƏ14ŧƺ18Pǀǋ33Ɔ
~fel	75 -7ƃǐ7Ņ8ķƫ9Bǃ11g12ńŜſƜ13ǣ16Ƙ18ņ19Ƶ21Ǒ
~fell	75 -7ƃǐ7Ņ8ķƫ9Bǃ11g12ńŜſƜ13ǣ16Ƙ18ņ19Ƶ21Ǒ
~fen	71 -8Ɠ7N8ķ9lƙ14ź16ƍ21ǩ28ż43Ƒ
~fenc	76 -9Ɠ11ƙ17ƍ47Ƒ
~fend	80 7ţ9Nķ24ǩ32ż
~fer	61 -12ƚ-11Œ-9Ǧ7CƏ8Ɓǅ9VĶŎǥ10ĴŇǕ11S13Ƃ14ŘŞŧ15Ņ16Ǆ17ńňŔ18ũ19ł20ĺ21ƒ27K38ļ
~fer>	73 8ǚ11ĶƁ13KĴ14S20Ǆ24ƒ25ļ28Ņ
~fere	65 -13ƚ-11Œ-7Ǧ7Ƭǘ8CƏ9ǅ10VŎǥ11łǕ12Ƃ13Ň16Ş18KŘ19ňŧ20ũ22ĺ23Ŕ
~fers	90 -10Ņ9ƈ13ł29ń
~fes	68 -14d-10P-8aƸ7Ɯ8BŴƐ9ņƺ10bj12Ʈ15ţǂ18ų23ǚ28q32o39p
~fes>	71 -23P-15d-8aƸ7Ɯ9BŴƺ11bj12Ʈ16ǂ19ų29q34o41p
~fess	80 10Ɛ11ņ14P17ţ28ǚ
~fet	70 9Ś12ƭ17Ǝ61Ǚ
~fety	71 17Ǝ62Ǚ
~few	71 -14š-8ŉǞ7Oǣ11Ɓ14HƝ18ţ19ĵ22Ŋ
~few>	71 -14š-8ŉǞ7Oǣ11Ɓ14HƝ18ţ19ĵ22Ŋ
~ff>	49 -14ǠǨ-12Ƽ-11ľ-10Ţƙ-9PŃơ-8łőŖǦ-7UĹŉűŴŹƜƪƮƶǄǎǩ7ŸƬ8qķƉƎƧƲǓ9ĴŵŽƋƾǐ10ejsAWƀǂǛ11uZŀƍƝǘ12šƟǈ13Ɣ14ź15ŗƢ16IūǊǢ17gOť18B19yƛǣ20ŋƗ21k24ĺǜ25Ŭƚ26R27Ǉ30Łƥ
~ffe	61 -12ƚ-11Œ-9Ǧ-8a7CƏ8ŇƁǅǛ9VŎǥ10ōǕ13ŘƂ15MŅŞ16ńňǄ17Ŕŧ18łũ20ĺ21ƒ38ǩ
~ffee	83 -8a10Y12Ǜ15ō25ǩ26M
~ffer	63 -12ƚ-11Œ-9Ǧ7CƏǚ8Kǅ9VƁ10ŎǕǥ11Ň14ŘƂ16ŅŞ17ŧǄ18ńňŔ19ũ20ł21ĺ22ƒ
~ffi	63 -15ǟ-9Ƅ-8m-7Ǉ7IǍǒ8śǩ9PŋǤ12N13Ĺ15ŭŻƖ17RŜ22U23ůƝ29ƕ30ơǈǋ31M
~ffic	63 -15ǟ-9Ƅ-8m-7Ǉ7IǍǒ8śǩ9PŋǤ12N13Ĺ15ŭŻƖ17RŜ22U23ůƝ29ƕ30ơǈǋ31M
~ffo	85 -7Ĺ10ǔ19Ƥ40X
~ffor	85 -7Ĺ10ǔ19Ƥ40X
~ffs	88 7Ɓ10Ǖ14V17u25Ɨ
~ffs>	90 7Ɓ10Ǖ15V26Ɨ
~fia	88 -11d-10Ľ16o17p21fq
~fian	88 -11d-10Ľ16o17p21fq
~fic	54 -13ǟ-8bŕ-7mJ7ŋǤ8PĹ9N12ŜŻƖ13ūŭ14ǌ15Rź18U20ůƝ22ǒǧ23ƫ24ƕǈ26Mǋ30ơ32ĵ
~fic>	85 -10m-7O12ů13ĺǋ14N21Ż
~fica	63 -8bŕ-7Ÿ8Ŕ10ǃ17ū18ź19ǌǒ26ǧ
~fice	65 -14ǟ-9Ƅ-7Ǉ7Iǒ8śǍ9Ǥ10ŋ11P14Ĺ15ů16ŭ18RŜ22ǋ23U24Ɲ31ơǈ32Mƕ
~fici	68 20Ɩ31ƫ
~fie	78 8ŧ10ĸ12Śƙ13ǈ14J21Ǥ23ŝ25a
~fied	86 9ŧ23Ǥ25ŝ
~fiel	83 10ĸ12ƙ13Ś14ǈ15J26a
~fif	85 9ŃǤ14Ĵ17ŕ27ń
~fift	85 9ŃǤ14Ĵ17ŕ27ń
~fig	68 -14Ǐ-9sǩ-8Ǣ7œŤƗƱ8yŘǊ9ĸŦƏ10ŖƓ12ư13AUů14ƈǜǠ15ű16ŧ19Ƭ20r23Ƙ
~figh	83 -10s8Ŏ11Ə16Uů18r19ǜ23ŧ
~figu	70 -14Ǐ-8Ǣǩ7HŤƱ8œƗǊ9yĸŘ10ŖŦƓ11łŅ13Aư14Ǡ15ƈ16ű19Ƭ24Ƙ
~fil	62 -12Ÿ-10Ũ-7ŉƑ7dƻǘ8Ōŧ9wǜ12ļŘ13ś14Ɨ17ĹĺŤ22ǆǒ28aĽ39Ǘ41ţƄ
~file	67 -13Ÿ-10Ũ-8Ƒ8dǖǘ9ŧ10wǜ13Ř15ś19Ť24aǒ25ǆ29Ƅ43Ǘ45ţ
~fill	71 7a8ƻ9Ů11Ō15ļ17Ɨ21ĺ22Ĺ33Ľ
~fin	55 -9płŷ-8S-7lƟ7txķřƮǟ8ŒźƾǊ9NU10BŖ11ĸŋƪǁ12kƼǩ13ŠǘǙ14Ł15AEƌ17fƞ18Ś19Ǡ22ļ23Ɗ25ư26mŬ38Ǆ
~fina	66 -7p8ĺĽ9jxƄƯ10Ʈ11t14Ŋ16kBĸ18Ł21A23ƞ24Ǡ32ư37Ŭ
~find	71 -10ǩ-8ł-7ś7g8žǁ9ŧƷ10MŎř11ķƾǟ14U17ƪ19Ƽ20Šǘ25Ś31ļ
~fine	74 -10ŷ-8SƟ7Ɖ8ǁ10iŽ12Ǌ13GŒ14ǩ15N18ŋ23Ŗ
~fing	80 9b10P12ũ23fE26Ǚ27Ǆ
~fini	70 9Ťǡ10ǝ12ź13Ǆ18ǩ23ƌ34Ɗ35m
~fir	52 -10ů-8ĸ-7ũŪŵ7k8eƨ9wUƘ11őŚ12ĿŠǩ13YĺŇ14axńœƫ15ŉƅ16ǝǢ17oAŤƤ18ŏ21Ɩ23Ř25Ń27Ǝ39Ɛ45ǜ76Ə
~fire	60 -11ůǏ-8Ū7Ɨ9Ń10k11UƘ18ĺ19Ǣ20ŉ21Ť23Ƥ25ǝ34Ǝ47Ɛǜ90Ə
~firs	59 -8ĸ7ĿŌŕǏ8ľǅ9eS10wƨ13ő14Š15Ś16aY17xŇƫ18ńœƅǩ19Ń20oA21ŏ25Ɩ28Ř
~fis	83 7Ű9Ɵ11h63g
~fish	83 7Ű9Ɵ11h63g
~fit	69 -10ǩ7őŞ9ńŠ11Ǟ12tŇƬ15ơƦ22Ő25Q28Ǆ42X50W
~fit>	74 -7ǔ7ő8Ş10Š11Ƨ12Ǟ13Ƭ16ơƦ27QŐ31Ǆ45X
~fits	78 11ń14t15Ň55W
~fix	72 -7ƒ8y9Ɓǩ11ǌ12ǀ13Ǣ14H16ţƤǏ22ƀ24Ş33ƌ47ũ
~fix>	79 12ǩ18Ƥ19ţ27Şƀ28ũ
~fixe	84 8ŵ11Ɓ14ǌ26ũ29ƌ
~fixi	90 10y11ƌ15ǀ18H
~fla	74 -10f-9ƈ7j9ƚ11Ɯƴ13Ɛ14Ʃ16Ɓ19ǩ27ƨ41Ɖ
~flat	76 -10f-9ƈ7Ŕ8j9ƚ11ƴ17Ɓ21ǩ28ƨ43Ɖ
~fli	90 12Ɨ13y14ǌ15ſ
~flo	63 -8ž-7ƢǍ7Ũ8xƃ16Ɔ19ǈ21Ɗ22H23Ʈ41ƛ49ƣ80ƙ
~floo	64 -7ƢǍ7ƌ8xŨ16ƆƤ19ǈ21Ɗ22ƛ50ƣ82ƙ
~flor	86 -9ž13ƃ31H
~fly	81 -12Ÿ10f15ļ57ǀ
~fly>	86 -13Ÿ46ǀ
~flyi	90 11f15ǀ
~fo>	84 9ļ18Ŋ20ń26Ǘ
~fol	63 -12Ɲ-9ǩ7alĹľ8Wǡ9ļƣƮ10g11Ž12ƜǨ13ǖ14Ƨ15ŝžǗ18Ǉ19ǔ22ƽ23Ʀ24K29zƥ30ň
~folk	65 -12Ɲ-8ǩ7Kľ8alĹ9Wǡ10ļƣƮ11Ž13Ɯ14ǖ15žǗ16ŝƥ20Ǉǔ23ƽ24Ʀ31z
~foll	81 16g18ƥ19Ƨ22K41ň
~foo	69 -9Ÿ7j8ĴŠƙǋ11ĿŲƜ13ũ14Ż26Ɠ27Ǆ32Ɔ37ƺ40Ǜ
~food	79 -7ǐ13Ŀ14Ų32Ǆ48Ǜ
~foot	74 -10Ÿ7j9Š10ǋ11ƙ13Ɯ16Ż29Ɠ35Ɔ40ƺ
~for	32 -23U-22ų-18ĿƼǉ-17Cŷ-16ō-15Śǘ-14ňƧ-12DƷƸ-11ƑǍ-10şũƢ-9RŕƁƮ-8ŀŢŬƌƦǄ-7vKŝƆƊƛǃǋ7aNŦŽǊ8qyƨƭƳ9ŏŔƕƫƯǞ10pƅ11lMŠƟƬƿǣ12VƔơ13ŃŤǦ14HŉǌǑǢ16gGśţ17Ľ18JTĶņŌŗűǁǈǥǧ19dƀƝƤƴ20bQƻ21ư22kŨ23cLŖ24ł26ĻľǓ27ŘǠ28OƗǂ29Xǐ30Ɠ32ĹƄ34ŲƠƶ35ƒ46ŭ50Ʊ
~for>	34 -28ų-22C-21U-18ŀǉ-17ĿœŷƼ-15Ū-13ŁŚǘ-12aŏ-11DňťƑƧƷƸǍ-10ƩƮ-9hmƜƢ-8RşūƦǄ-7KōŢŮƁƌƽǜ7cjGTŐ8MŌŜſ9ŠŽƫƴǟ10NƟƭ11wyVƯ12p13lǞ14qűƿ15LƔǦ16ŒŤƬǌǢǧ17XƻǑ18ŔŦ19g20dƤǥ21Ŗŗţǁ22Ļƀ23bĶłƗ24QƝ25OƄưǓ26k29Ũ30Ǡ31ǂ32ľ33ǐ34Ɠ35Ĺ38Ųƶ39Ơ44ƒ47ŭ58Ʊ
~forc	84 12ŃŌ46ŏ
~ford	80 -12u7ū9ǔ13Ŷ18Ƥ21Ů22ǣ29Ū35X
~fore	55 -15ōŦ-13Œǩ-11ũ-10Ŕ-8Ņƒ-7qŨ7ŀŖƖƲ8ŎƈƩ10Oŧű11Ǖ12auŊ13ƫƽ14T15Ł16ŉťƄǓ17GL18Ǌ20Ńƴ22J24œƅ25H29ņ30ǈ37Ř
~forg	86 11Ĵ13Ƅ17Ľƨ
~form	65 8FĹƜ9h10fp11Ƶ12ŐǗ14ǩ15acļ17ơ18ĻĽǜ19mĺ21ƻ
~fort	74 9MTŌ11e12C13Ƴ16ų18X22ŭ26c
~forw	80 -8H12Ŏ15ŀ25Ō38ś
~fou	74 -12ť-7Ŗ9řƅ10ű11Ļ12ƙ17Ʃ18Ƈ22k24Ś46ǅ
~foun	76 -12ť-7Ŗ9řƅ10ű12Ļƙ17Ʃ19Ƈ25Ś47ǅ
~four	90 28k
~fra	75 -15ƅ-7Ļ8ǩ11Ǒ13H14P15ǅ29Ń36Ƈ50Ŀ
~fram	77 -15ƅ12Ǒ16ǅ18P31Ń39Ƈ
~fre	71 -9ǩ-7a8ƍƛ10ĿţƧƷǁ12ZōŬ14Ľ15ŏ16s21N24gj26L27Ɣ
~free	73 9ƛ10ţƷ11Ƨǁ12Z13Ŭ16s23N25j26g27Ɣ28L
~fri	70 -10ǚ-7Ʈ7ƃ9ľ13Ƥ14Ɯ16Ʒ17ŠƳ18aƢ24ļ35A37B
~frie	70 -10ǚ-7Ʈ7ƃ9ľ13Ƥ14Ɯ16Ʒ17ŠƳ18aƢ24ļ35A37B
~fro	47 -19ǩ-14Şų-13T-12Ĺ-11Qǐ-10Ŗǧ-9hLň-8ĵŘŷ-7xŌŐŒŕţƠƳǆ7Ʀǌǝ8mŀſƈǄǙ9uIŠƉƜƧƽ10ķŇǅ11kĴƅ12rśƚƣǍ14ĸŤũŸƇǈǜ15ƩǃǊ16WŧǑ17RœŚ18Ŏƻǔ19Ŕ20ŢźƏơǒ21Ņ23Ľ24Ŝ27Ļƙ28ǋ31l39Ǖ
~from	48 -16ǩ-14Şų-13T-12Ĺ-11Qǐ-10ǧ-9hLŖ-8ŷ-7ĺŌŐŘřŚƠƳǆ7ƛƿǝ8mũƦǙ9uſƈ10IŀŠƉƜƧƽǄ11ķŇƅƩǅ12kś13rƚǍ15ĸŸǜ16ŧǊǑ17WŅ18œŤƻ19Ŏǋǔ20RŔƏ21Ţźơǒ24Ľ25Ŝ28Ļ29ƙ32l41Ǖ
~fron	67 7eƩ10Ÿ11ĺ13ƣǋǌ14q15Ƈ16Ə22Ĵ27ǃ29ǈ32Ś
~fry	88 75Ǜ
~fs>	82 -19a-9Ƹ-8b7Ɓ9Ǖ13tV15ǂ21o23Ɨ24ŎǄ
~ft>	63 -7ŀŃŔ7ĸ8efĵ9UķļŖ10zĶű12Ĵŵ13ōƧǩ14ŕŢ15Z17ŝ19RƔ20Ť23Ŭ25ƀ26ƶ30Ų
~ftb	90 12x16g
~ftba	90 12x16g
~fte	53 -13Ř-12x-11ƭ-9vǛ-8quŇ-7BOǐǩ7VŰųƐƕƧ8jľŲ9ŕţƅƈƋƿǀǙ10Ʃ11tǢ12JU13gĻŢ14wEƷǎ15ťŭƟ16Ǥ18y21ķŦ23zƃƯ24LƳ25Ŝ28Ũ46ũ
~ften	70 -12x-10Ǜ-7ǐ11Ź12ųƜǙ13ŜƐ14ƿ15ǀ19Ų20Ɵ23ŭ
~fter	55 -13Ř-11ƭ-8quvŇ-7BŃ7VŰǝǟ8ľƕƧ9ijţƈ10ƅƋ11ƩǤ12JǢ13tU14EĻŢǎ15gwŜ16Ʒ17ť19y22ķŦ24zƃƯ25Ƴ26L30Ũ48ũ
~fth	90 15Ĵ29ń
~fth>	90 15Ĵ29ń
~fts	88 9Ǉ20R27ǎ
~fts>	88 9Ǉ20R27ǎ
~ful	60 -14w-13ŏ-9PţǢ-7Y7qňō8iBŹƮƼǄǛǟ9tŐƃƠƢǉ11Ƥ13DǙ14ƓƟǍ15ĴŒƭǜ16Ŏ20ũ26Ǉ27U30R33a47ƀ
~ful>	77 -11ţ-10P7ŨǍ9b10Bĸň11ǉ12ŐƮ13i20ǜ27ũ36U
~full	62 -13w-12ŏ-9Ǣ-8ĸ-7Y8qōŹǍǟ9tƠƼǛ10ƃǄ11Ƣ12Ƥ14ƓǙ15Ɵ16Ĵƭ17DŎ18Œ27Ǉ31R37a49ƀ
~fun	63 -13m-10P-8Ū-7UĹ7vƜǀ9Ǥ11Ƴ12ƕƢ18xǟ20Ʊ21ǩ24ǣ25ŭ26k28Y42ư43g45Ŷ
~fun>	72 -12P-9Ū-7U8vƜ9ǀ10Ǥ14Ƣ21xǟ29ŭ30k51g52Ŷ
~fund	77 -15m16ƕ27Ʊ30ǣ36Y
~fune	74 14Ƴ53ư
~fur	72 -9u-8Ɲ8d12Yĸ13ƥ19G20Ɗ23Ƣ26Ƌ37Ɨ39h
~furn	73 12Y13ĸ14ƥ19G20Ɗ23Ƣ27Ƌ38Ɨ
~fus	80 8ư27ň30ƴ36Ƌ
~fuse	83 9ň32ƴ38Ƌ
~gac	90 41ƶ
~gacy	90 41ƶ
~gad	86 20Ž28Ǝ
~gadg	88 20Ž29Ǝ
~gag	62 11Fƭ12Ƙ19Z21Ʈ23f41ƕ44Ɣ
~gage	62 11Fƭ12Ƙ19Z21Ʈ23f41ƕ44Ɣ
~gai	60 -11ĸ7ƚǄ8Bƿ9rƖƺ10Ŝǡ11o12kZ13ń14t17Y18L20ƪ21Ŷ26ň28Ɠ29Ɨ34ũ
~gain	60 -11ĸ7ƚǄ8Bƿ9rƖƺ10Ŝǡ11o12kZ13ń14t17Y18L20ƪ21Ŷ26ň28Ɠ29Ɨ34ũ
~gal	74 -12ŗ-10x-9ơ-7Œ7ŷǌ8ƹ10Ɔ11ƀ12ŋž14Ƌ16ǩ17Ʋ23ƞ25ǃǆ26f
~gal>	79 -13ŗ-10ơ7ǆ8ǌ9ƹ12ƀ13ŋž19Ʋ29ǃ
~gall	86 -7Œ8ŷ20ǩ22ǆ32f
~gam	86 -10ļ26g46ǩ
~game	86 -10ļ26g46ǩ
~gan	88 8Ű11Ļ15C23ǆ
~gap	75 -16ŏ-7ş21ŕ61Ɓ68š
~gap>	76 21ŕ38š63Ɓ
~gar	64 -11t-10D-8ƻƽ9Ť10ǂ11Ɯƣ12Ƒ15ƥ16Ƽ17gƆ18ƴ19x26Ɲ37ƹ55Ű
~gar>	83 -10ƻ11ƹ21Ƽ23ƴ
~gara	68 -11ƽ-10D10Ť12Ɯ13Ƒ17ƥ18Ɔ28Ɲ59Ű
~gard	86 8Ĺ18ƣ24g
~gare	86 14ǂ34ƹ
~gas	83 44Ɛ
~gas>	83 44Ɛ
~gat	75 -9ơ-8ƞ8Ɯǌ9ǀ14ŏ15ƣ17Ǆ18ƍ22ǡ26Ǔ30Ű
~gate	79 7Ǔ16ƣ19ƍ23ǡ32Ű
~gav	76 -7Ʀ7B8ŊƧ9WŔ10Ż11ń12Ņ13ŧ14ǚ20Ŗ32ļ
~gave	76 -7Ʀ7B8ŊƧ9WŔ10Ż11ń12Ņ13ŧ14ǚ20Ŗ32ļ
~gc>	86 -7ƒǩ26ǧ45Ǔ
~ge>	41 -18Ɖ-14w-11ĴŊǏ-10ĿƗǞ-9ņŌŜŪ-8YŀǑ-7orsBLUŅňţƯƶǂ7ĹƑƳǕ8QXŇśũŸ9ŁŞ10šƜ11xZŕŰǝ12ƝƬǒ13yſ14ŮƁƕǚ16ŎǢ17ŏŚǌǥ18ŒŦ20Ʈ21Kƚ22mWŗƈƔ23Tű25źƱ26ƓƧ28ƀ29ƛ33ƭ34pƥ37ž38Ɔ49c
~gea	90 -8Ɯ-7ƗƵ8Ű15Ɲ45Ǐ
~gear	90 -8Ɯ-7ƗƵ8Ű15Ɲ45Ǐ
~ged	63 -8Ŏ7iǕ8ƛƺƻ9bR10ũŻ11Ŕƃ12şƸ19Ű22fĺ24Ǟ30hŤ36m
~ged>	63 -8Ŏ7iǕ8ƛƺƻ9bR10ũŻ11Ŕƃ12şƸ19Ű22fĺ24Ǟ30hŤ36m
~gee	85 20ƕ21ǀ
~gee>	85 20ƕ21ǀ
~gei	88 12Ő23ń
~geic	88 12Ő23ń
~gem	85 17Ƙ24ơ
~geme	85 17Ƙ24ơ
~gen	59 -20ž-13ŗ8ſ9ƸǞ11ǅ13Ǔ17ľ18ńǧ21Y24ƫ27ǡ31Ń66Ŝ70ņ
~genc	83 10ƃ32Y
~gene	73 -24ž-15ŗ7ƽ8ǖ12Ƹǧ15ǅ17Ǔ34ǡ
~gent	63 9ſǧ10Ǟ19ľń25ƫ33Ń72Ŝ75ņ
~geo	85 8l17C18Ÿ19y
~geor	85 8l17C18Ÿ19y
~ger	61 7Łƀơƪǜ8Hũ9ŌŭŻ10ź11Ťƃ12ŇŲ13Ź14ŕǌǞ16fE19Ǚ20p24h25Ƽ26ǈ30Ɯ32ǀ
~ger>	66 -12v7hƭ8Łƪǜ9ơ10HŌŹǀ11ŭźŻǙ13ŇŤ15ŕ16ƜǌǞ18f19E22p30ǈ
~geri	88 10ǂ12h28Ƽ
~gero	84 -7P10ś33ǀ
~gers	75 9ƀ11b12Ǚ13ũ15ƃ19vƜ20Ų
~ges	61 -16Ǎ-13Ǌ-9cp-8xĹ-7Ŗ7H8ǩ9ǣ10uśǙ11ĵ12V14ŠŲ15Ɵơǥ18yƃ23Ŀ25ǔ26Ś55ǉ72v
~ges>	66 -17Ǎ-13Ǌ-8xĹŖ7ƅǜ8H9ǩ10śǣ11u12ĵ13y14V16ŠŲǥ17ơ20ƃ29Ś54v60ǉ
~gest	69 -9p7Ǐ12Ǚ17Ɵ26v28Ŀ29ǔ
~get	43 -14qƷ-12yŏŠŭ-11ĺǩ-10lrĶœřƒƔƟƬ-9nŕŗŝƗǞ-8cĵķƤƺ-7łŇōŞťŲƌƛƝǅǈǑ7ūųźƙƦƮ8ipǘǧ9ŃŊŴ10JRXőŖƓǇǝ11K12vĴĿƭ13ĽşŻƿ14tIĻŎƁǙ15ĸƎƕ16SŸŽƍ17Wơƫ18Hňƃ19Ǖ20gƚ21jkŦŶŹ22Ɩ23ƨ25ś26Ō29e30ű31s34ŵ
~get>	45 -14qƷ-13ŭ-12Š-11yĺŏ-10lř-9ĶœŕƒƟƬǩ-8nzŁŗŝǞ-7crĵłŒťƌƗƛƺǣ7bGŀŐŷƵǇǙǤ8źƦƳƶǧ9ūŴŹƮ10jpŊƙ11JŃőƓǘ12KRX14vĴĽŻ15sIƿ16Ŷ17SĸĻ18gŽƍƕơ19ňŸ20ƃƨ21ƖǕ22Hƚ23WŦ24k25ű28Ō29ś31e32ŵ
~geth	75 8u10Ǌ11fM12Zǉ20s32ş
~gets	71 -10Ɣ-9Ūŷ7ǌ8gļǇ9sT13ŶƢƭ14ǣ15ų16Ɓ20Ŏ23Ǝ24Ł36ƫ
~gett	66 -7ǉ7UĹ8iǝ9AŚƨ10űƁƞ13PŒ14Ǚ15ĿŖ16tǠ18jŹ21z
~gge	68 8i9RŁƪ10Ōƛ11HǙ14Ň16Ǟ17ǔ27Ŀ33h
~gged	85 -8y7ŧ11i12R13ƛ42h
~gger	85 7Ţ12Łƪ13Ō14H18Ň21Ǟ
~gges	72 7Ǐ13Ǚ18ǔ30Ŀ
~ggi	84 9r10g11iK17Ņ26ŀ
~ggin	85 9r10g11iK18Ņ26ŀ
~ggr	88 8Ǔ26ǡ
~ggre	88 8Ǔ26ǡ
~gh>	47 -16ǩ-11ŏ-10ŠǢ-9QųƔƽ-8xLĴƟ-7PĻŒŕ7zRYZƦ8SĶļšŪůƧǜ9nCŵ10rŊŬƗ11ŀŐŖŤũŮž12ĸśǥ13ŧƙǂ14ƬƳǝ15ŘťǤ16ƚƺ17yƨ18WƼ19ƕ20ǖ21ǎ25ƣ26Ũ27jǦ44ŗ
~ghb	70 -7Ŗ7Gļƒ8ĸƅ9ƟǍ10ƙƤǩ13BŅ18C22ƞ24Ɯ
~ghbo	70 -7Ŗ7Gļƒ8ĸƅ9ƟǍ10ƙƤǩ13BŅ18C22ƞ24Ɯ
~ghe	75 -14Ɗ12ŅŔ13Ř14œ17Ǔ18f32m
~gher	78 7ŗ12Ŕ13Ņ14Ř15œ18fǓ
~ghes	86 -16Ɗ38m
~ghl	68 -14ǌ-7Ǣ9ƒǊ10Y11ų14őƗ15ŬŮ16Ʈ24ķ
~ghly	69 -7Ǣ9Ǌ10Yƒ14őƗ15Ů17Ʈ25ķ
~ght	35 -12mT-9Ƴ-8OWķ-7Ɓƪ7ņőŻƫƸƻǔ8ơƮƽǌ9lCŕŢťƂ10MŃŠƓƦǟ11aKPUŌōƬ12bSXųƅƌƐƞǜ13ĻĿŖŗşǃǖ14vEřšưƱ15rŀŝƿ16uI17oŲƷ18iŎ19yHƜ20Ŋƒ21Ň22N23ǎ24xŧ27ŰǏ30w33ƺ
~ght>	36 -12T-9mB-8ORķƳ-7Wƪ7dQĴĿŏőůŲŷƸǚǛ8ņơƻƽǌǔ9KƂƮ10luCťųŶ11wMŃŠšŢƓƦƬǟ12aŌ13SXƅƌƐǜ14Pŗşưǖ15EĻōřƜǃ16rŖŝƿ17Iŀ18o19HŎƷ20bŰ21iŊƒ23N24ǎ26ŧ28Ǐ35ƺ
~ghte	68 -14b-11d-7ǩ7ś8BƷ9ƏǞ10L11ŕ14U15Ű18yƱ23x25Ź27v29u35w
~ghts	73 -9ǐ8nš10Ɯ11ŻƤ13HĿ16xU18y26Ų30R36Ň
~ghw	88 11Ơ18Ə21Ɓ25ů
~ghwa	88 11Ơ18Ə21Ɓ25ů
~gia	85 8l17C18Ÿ19y
~gia>	85 8l17C18Ÿ19y
~gie	86 11ǈ12Ʈ19P
~gien	90 12ǈ20P
~gin	61 -12Ɖ-11H-9Ş-8D-7Ļ7ƅ8źƈ10ZŰ12ŌƋƥƳ13ĹƵǟ14ŒŢ15l16ŀŨű17ƌ19Vǘ23Ņ24Ƒ28ŠƗ31i
~gin>	78 -10V-9D7Ƹ8r13Z14ŠŰ16ŅŌ19Ĺǟ25ǘ41i
~gina	75 10ƅ16ƈƋ22lŠƌ
~gine	88 25Ũ26ű
~ging	69 -12H-11Ɖ-8Ş7gT8atKŔ11ź13Ņ15ƥƳ16Œ17Ƶ19Ţ20ŀ21Ɨ26Ƒ30V
~gir	73 -8ƮƳ7ǖ11ǈǤ12l15ǜ16w20Ƣ22v27Ʒ41u
~girl	73 -8ƮƳ7ǖ11ǈǤ12l15ǜ16w20Ƣ22v27Ʒ41u
~gis	80 14Ť15ǃ16ǖ31Ǌ33ū
~gist	80 14Ť15ǃ16ǖ31Ǌ33ū
~git	75 7d15ū17e24E25I33ř
~git>	90 8e
~gits	77 7d11eū25E26I34ř
~giv	55 -11G-10B-8nǩ-7Ŀ7ŀŊǐ8wŅŇƝƧǒ9ŶƔƗƪ10ŁŧǕ11oŌŪŮƆ12DŒơ13dOŦ14XŝǁǠ15A16x17t18ek21ǚ24Ɓ25Ŕ34W
~give	56 -11G-10ŵ-8Bǩ-7nĿ7Ő8wŅŊƝǐǒ9eŇŶƔƗƧƪ10tŧǕ11oŁ12DŌŪŮƆơ13OŦ14dǠ15ŝ16x18X23ǚ24Ɓ25Ŕ35W
~givi	77 7ń9ǜ11t12ŀŒ13e16ŵ17A22ǁ27k
~gl>	80 -27Ƃ-19ŏ-11ŗ-9ō-8ǚ22ǥ31Ǧ85ǡ
~gla	72 -8b7Ƽ9řƎ11tŐŤ12ťǙ17ǌ20ż25Ŷ27ƿ39Ɓ
~glad	83 -13ƀ-9b8Ƽ13tŐ14Ťť23ż30Ŷ
~glas	77 9ř13Ǚ15ƀ18ǌ29ƿ42Ɓ
~gle	66 -9A-7ƿ7ƅ9ƚ11ǩ12bƆ16ǅ18Ƙ21h28f38Ɖ41ƈ46ļ
~gle>	70 -10A-7ƿ8ƅ12Ɔ13ǩ14b18Ɖǅ20Ƙ22h31f49ļ
~gles	77 11ƚ25Ɖ35ƈ
~glo	90 -10Ʈ7Ś12Ƅ13Ƭ14Ʀ
~gly	85 9Ǥ12tņ19ĵ
~gly>	85 9Ǥ12tņ19ĵ
~gma	86 28J
~gmai	86 28J
~gme	90 11š15c
~gmen	90 11š15c
~gn>	64 -9Ŋ8Łǀ9H11Ʊ12Z13Ŗƨ14W16ƒǩ17Ɩ18Ŏ21J23ő26Ǔ28ǃ32ǚ37Ō
~gna	90 -9ƹ11Ľ13I15Łǂ
~gne	79 8Ɓ11Ō16Ʋ17Ƣ18œ
~gned	79 8Ɓ11Ō16Ʋ17Ƣ18œ
~gni	88 -7H7ǚ13ǉ16Ŏ27Ɩ
~gnin	88 -7H7ǚ13ǉ16Ŏ27Ɩ
~gno	83 11ƽ13D34Ƽ
~gnos	84 11ƽ35Ƽ
~gns	84 11q18ŁǠ22Q
~gns>	84 11q18ŁǠ22Q
~go>	47 -20ǩ-16Ũ-15Ű-13qŒƝ-12Ưǝ-11Ŧ-10Ů-9lŁů-8pxLSĸĹűǅ-7vŃņŤŶǊǋ7dwNYŜŴƉƎǃǏ8ĽńŏźƋ9AŖţų10sŚŞŠ11fś12aEňŊš13ŅŔžƾǐ15ķłǦ16Ōǀ18œ19oƭ20Ơ21ũƟ22V23ŗ25ƒƞƧ27mŎ29ť32Ɣ35R38ƫǜ39ō43Ƥ
~goa	86 13Ɵ17Ť42Ļ
~goal	88 13Ɵ43Ļ
~goe	68 -10Ő-8w-7pŒ8ǩ9Ɯ10dKƩƵǉ11HJŴ12zE13cŁƷ14Ķ16ǝ20o24ų26ǖ35ƫ
~goes	68 -10Ő-8w-7pŒ8ǩ9Ɯ10dKƩƵǉ11HJŴ12zE13cŁƷ14Ķ16ǝ20o24ų26ǖ35ƫ
~goi	55 -19š-15t-13ű-11Ʒ-10Ş-9ŴƱ-8mŀ-7g7Ŀŉ8eQŧƵ9ŢƝǃǟ10Dĺň11ǩ12PžƮƸ14ƒƭ15rō16ǅ17ŨũŻ19UĹ21HŹ22k31ł32y36i37V46ŏ
~goin	55 -19š-15t-13ű-11Ʒ-10Ş-9ŴƱ-8mŀ-7g7Ŀŉ8eQŧƵ9ŢƝǃǟ10Dĺň11ǩ12PžƮƸ14ƒƭ15rō16ǅ17ŨũŻ19UĹ21HŹ22k31ł32y36i37V46ŏ
~gol	84 12h32Ķ34g
~golf	88 36g
~gon	62 -10Ū-8ǩ-7ƕ7ƫǣ8bŨ9ƓƠǨ10ƙ11ƒ14Ʃƶ15Ʊ16ŒƎ19Ư20œŵ21Ŗ34Ʈ40Ʒ41Ɵ
~gone	63 -10Ū-8ǩ-7ƕ7ƫǣ8Ũ9ƓƠǨ10ƙ11ƒ14Ʃƶ16ŒƎƱ19Ư20œŵ21Ŗ34Ʈ40Ʒ42Ɵ
~goo	53 -11l-10AŰ-9uĶŲ-8yŞťŪƧǋ-7Ɲ7ŋœǈǒǩ8VţƃǂǙ9ƔƵƹ10JMƩ11pYƉǕ12Uƭ13ŐǊ17WĻŌũź19Ň20Ŏ21xűƸ23ĵ24LN27IŶ29i30ǟ33ņ35ļ43ŝ
~good	53 -11l-10Ű-9uĶŲ-8yŞťŪƧǋ-7Ɲ7œżƒǈǒ8ŋţƃǂǙǩ9VƵƹ10JMƔƩ11pY12UƉǕ13ŐƭǊ17WĻŌũź19Ň20Ŏ22xűƸ24Lĵ25N27Ŷ28I30i31ǟ34ņ44ŝ
~got	40 -20ǩ-17Ř-14Ɵ-13ņƭ-11ƊƬ-10irGXư-9ũƌƹǄ-8RŇŶǞ-7MPƮƯǌ7řŬƃƇƖơǃǒ8ŮƆƗƛƥǇ9hĸšŲƀƋǁǂ10qŢťŴ11ŅŦŪūűƙƴǢǤ12ENķŝųƎǛǥ13Ʋ14ŐƵ15uļńŒŵƻ16Vŕǘ17gjk18Ŝ19ŚŠ21ňǏ24nY25Ķ27ŏ28A31ş34ĺ37O38ſ
~got>	41 -20ǩ-18Ř-14Ɵ-13ņƭ-11Ƭư-10irGX-9ũƌƹǄ-8MRŇŶǌǞ-7bPƊƮ7řŧŬƇơƱǃǛ8ŮƃƖƗƙƥǇǒ9ĸšƀƆǁ10qVńŢŲƋǂ11ghŅűŴƴǤ12ENķŦŪūǢǥ13ŝųƎ14Ʋ15uŐŒŵƵ16ļƻ17ŕǘ18jkŜ20ŚŠ21ň22Ǐ25Y26nĶŏ29A30ĺ32ş38O39ſ
~gotc	85 8Ɛ11ŷ12ĺ13gV16ť
~gott	77 -9Ɗ7ǣ10ń11Ǜ14Ơ15Ɯ17ƛ
~gpa	88 47ź
~gpa>	88 47ź
~gra	58 -11Ɗ-8Ǩ7fļ8ŽƘƳǗǟ9ƁƩǩ10wx11ŷƞƯ12Ǔ13ǅ14qŚ15ŧ16m18v19Ǚ22ǥ25ƌ26ƻ33źƶ
~grab	82 7I11Ÿ14ƻ23Ś
~grad	67 -13Ɗ8y15ƌ17q18ŧ20m29v41ź
~gram	76 11ļǗ12Žǅ22ƻ24ǩ25Ǚ30ǥ
~gran	72 -8Ǩ-7Ƣ7kǅ8Yśǔ9n10x11Ƙ12Ƴ13Ʃ15Ư16ŷƌ42ƶ
~grat	81 8ƺǓ10Ɣ11fƒ13ǟ16ƞ
~gre	64 -10q-7ǂ7ŌƇǋǌ8xŴǡ9ţƆ10JŶƯ11B12Ĺő13ŐƱǩ14jrńŅơ16TŁ26Ǔ34m
~grea	76 -8ƞ-7Ō7Mĵņś9aƇƜ10x11Ŵǋ13J20T
~gree	71 -10q-7ǂ7ƞ9ǌ12Ư13B14ĹŌƱ17jrǩ19Ł24Ǔ39m
~greg	88 8Ǔ26ǡ
~gres	84 13ţ16ő19ŅŐ21ń
~gro	61 -12H-10kp-9Ǎ-7Œ8X9yƔ11Ɠǩ13Q14ƭ15ǜ16ǉ18nƣ19l21ŭ22Ƨ26v28ƍ31W44Ǌ45Ǟ
~groc	86 7z12X34ŭ
~gros	79 -10Ǟ12Ɣ22ǉ44Ǌ
~grou	70 -10Ǎ7s8ƺ13Ɠ15Q18ǜ20ǩ21ƣ27Ƨ33ƍ36W
~grow	72 -14H-11kp7Ǉ11y12Ǌ17ƭ22n25l35v65Ǟ
~gs>	52 -16w-12ǩ-9ĶƓƞ-7OǦ7QƝƤ8Ǆǖ9ķŉƹ10ů11qTŊƆƶǈ12Ƙ13ŽǇ14ƐƮ15Ƣ16i17UŘŞ18ǟ19Ƒ21ƥƿ27A28Ĺ30hƗ32Y
~gua	80 -8Ň12Ư13ň28ǩ39Ʋ
~guar	82 13Ư40Ʋ
~gue	72 -10ǅ7lƈ8Őǖ9g10biŖƅ11Bŉ12Ə13ū18ŮƗ33ǩ36Ɯ
~gue>	88 11g12b13B14ŉ16ū
~gues	74 -10ǅ7ƈ8lǖ9Ő10i11Ŗƅ12Ə19ŮƗ34ǩ37Ɯ
~gui	77 14ǚ18A21gƎ30Ƙ
~guis	84 25Ǝ
~guit	86 24g34Ƙ
~gul	72 -9ŹǇ7Kŭ9nųƚƩ10Ÿ12Ƙƙƾ16k17Ųơ18Ɖ30ǔ
~gula	72 -9Ź-8Ǉ7Kŭ9nƩ10ųŸ12Ƙƙƾ17Ųơ18Ɖ30ǔ
~gum	90 -7ƿ22D29ƹ
~gun	76 -8c9x10v11ŹƆ23u44Ƙ
~guns	78 -8c10x11v24u42Ƙ
~gur	70 -14Ǐ-8Ǣǩ7HŤƱ8œƗǊ9yĸŘ10ŖŦƓ11łŅ13Aư14Ǡ15ƈ16ű19Ƭ24Ƙ
~gure	70 -14Ǐ-8Ǣǩ7HŤƱ8œƗǊ9yĸŘ10ŖŦƓ11łŅ13Aư14Ǡ15ƈ16ű19Ƭ24Ƙ
~gut	80 7Ƌ12ƌ13ǜ27ł42Ň
~gut>	82 13ƌ14ǜ27ł43Ň
~guy	59 -15ǩ-8ŭ-7œ7gŐǨ8wōőžǤ9Ũ10kC11MĸŜŤ12bǕ13jHƔǙ14Ņ16ǜ17Ǉ18ǟ19ơ20x21ǣ22ǉ23ņſ27Ǒ29BǄ
~guy>	69 -8ǩ-7œ7ł8Ľ9xƈǨ11ǣ14M15ŅŜ16gŤ17Ǖ20ǜ23ơ29ņ34ſ35B
~guys	64 -8g-7ŭſǩ7Şǋǐǒ8Sŕžƒ9wōƷ10ŐőŴǤ11CŨ12ǣ13kxĸ15jƔǙ16H19Ǉ20ǟ25ǉ31Ǒ32Ǆ
~gym	72 -14V10g13Ƨ18Q19P24ŗ28ĺ
~gym>	72 -14V10g13Ƨ18Q19P24ŗ28ĺ
~ha>	70 7ǘ8ŷ9hpļńŐŞ10HVŰƾ11ctŒƲƴ12QťŻ14ŉ15Ǚ18g28ű
~hac	80 14ǩ55ǘ
~hack	80 14ǩ55ǘ
~had	51 -11nŏ-10ǩ-8SŐŖƃ-7Ľ7ŶŸ8vPűƗƚ9Ŋǟ10tŝƿǙ11ľƈ12żǕǝ13Ƥ15Ƽǜ16ĵǂ17Ššǅ19ǣ20Ż21ĺ22ĸ23ƾ24ƛ30ņ34ƽ36ő40ţ
~had>	51 -11nŏ-10ǩ-8SŐŖƃ-7Ľ7ŶŸ8vPűƗƚ9Ŋǟ10tŝƿǙ11ľƈ12żǕǝ13Ƥ15Ƽǜ16ĵǂ17Ššǅ19ǣ20Ż21ĺ22ĸ23ƾ24ƛ30ņ34ƽ36ő40ţ
~hah	76 9ǘ10hpļń11HŰ12tŒŜŞƲƾ18ű
~haha	76 9ǘ10hpļń11HŰ12tŒŜŞƲƾ18ű
~hai	63 -23Ɯ-9Ĵ-7ĽƢ9NƑǈ10ť11P12U13ǖ18ƈ22Ɲ27Ř29ǋ31Ǒ32ƀ53ƚ
~hail	69 -9Ɯ-7Ľ11ť20ƈ30Ř35ƀ59ƚ
~hain	88 7Ǖ9Ŕ13ǔ15Ƒ
~hair	72 -16Ɯ-9Ĵ-7Ƣ11Nǈ12P14U16ǖ28Ɲ34ǋ36Ǒ
~hak	86 12Ǔ13M37Ũ
~hake	86 12Ǔ13M37Ũ
~hal	63 -15aƯ-14b-8QƦƸ8uňŗǝ9OĶ10ƠƧ11pƊ12ƨǂ13ŌƑ14q15Ů16tƻ20ǔ22Ƣ23r24Ǩ27Ɖ35ǩ42o48Ƭ
~half	66 -16a-15Ư-14b-9Ƹ-8QƦ7ŚƄƝ8uŗ9OĶňǝ10Ƨ11Ơǩ12pƊǂ13ƨ14Ƒ15q17tŮ21ǔ24rƢ26Ǩ34Ƭ44o
~hall	84 7ƣ19Ō21Ƭ33ǩ
~halt	85 38Ɖ
~ham	84 9ŖƄ10Ƽ13ļ15ǈ19C
~hame	88 10ŖƄ11Ƽ
~han	47 -15ŝ-14Ũ-13Ķ-12ş-11ŏ-10ţƉǩ-9CŬ-8ƮǊ-7ryĹŗŷƗǥ7ařǢǣ8sŁŅŎǋǦ9GűƛǓǚǠ10pĽƠǂ11YŞƧƺ12K13Ţ14ktķĸŜŮž16ŀƸ17iPƷ18Ļ19ǘ20ƑǇǞ21ĺŇŧ23ǈ25Ŕ26ũƵ34ǜ36ǖ38V39Ś
~han>	63 -10ǩ-9t-8C-7ƅ7ŪűƘǌǡ8Ň9aLƁǇ10ŒťŦƒƦ11YƩ12ő13œǋǦ14ƺ15GŅ16p17ǂ18ķ21KŮ22ž
~hanc	82 -11Ŭ13d15HV16Ɣ19P25Ľ
~hand	57 -10ş-9ŝǩ-8ŏ-7ǥ7MŖƲ8Ļ9ĿŃǙ10řǒǣ11PS12Ǣ13sŁǞǠ14Ơǚ15ƷǓ17Ǉ18ǈ21ĸŜ28ǘ29ŧ37ǜ40Ś45ǖ
~hang	56 -10Ɖ-7Ũǩ7tűƷƺ8qĵƛ9Z10uT12Ǟ13Ŏ15Ļ16Ƹ17ŞƧ19Ţ20iŇ23ĺ24ŀ28ũƑ29Ŕ38Ƶ39V
~hank	78 -16Ķ9ǜ10aķ13ƴ14ļ17t29k
~hap	50 -13ŀ-9kŁ-8JVő-7Ňƽ7ĹƜǚ8ƞ10UYƨǝ11ōŝ12ŗţƫ13ſǘ14HƉǩ16Ƴǔ18šƮǣ19Ŀũ20ŞƧ21Ƹ22ƛƷ23ťǨ24ĻŶ27ĺ29Ť31ű
~hape	74 -8ƈ8ǂ22Ɖ33Ƹ49ű
~happ	51 -12ŀ-9kŁ-8JVő-7ƽ7ĹƜǚ8i9ƞ10ƨ11UYǝ12ōţ13ŗŞƫ14Hſǘ15ŝǩ16ǔ17Ƴ18šǣ19ĿƮ20ũƧ23ťƛƷ24Ǩ25ĻŶ28ĺ30Ť
~har	57 -9FśŞ-7Ŵ7kūŽǆǒ8dƊƳƴƻǟ9ŅƌƹǞ10Ż11ŁŨ12ų14nǃ15ǣ17Ǎ18Cƶ19Ǔ20Ř23U24ǩ25Œ26Ŋǜ27Ų31Ǚ36Ơ37Ƣ
~hara	82 12ū43ǜ
~hard	67 -10ś7z8sƙ9kķ10Ɗ11dŽǟ12ƌƳƹǞ15Ũ17Ǚ27ǩ29U
~hare	72 -7I7Ź8ƫ9ǔ13Ǎ16ų19ǆ21n22Ơ25Ŋ26Ř29ŲƢ
~harg	72 -7Ş7Ʊ8ơ9ƓǒǤ10ŕ11ƴƿǩ12Ǚ13Ņ14Ż20Ł24Ơ34Œ
~hari	84 -8X7Ǎ10Ų12T22Ƣ31ƶ
~harm	88 18ƻ31Ǔ
~has	50 -15ų-11nƼ-10ő-8Ŏƾ-7aŏ7ŧƴǒǡ8qQśŷƉ9BǦ10ŐŞƙ11œƑ12łŃŔŹƓǌ13ƪƻǚǜ14ŒšƋ15ŮŴźǛ16ƒ17jŖſ18Ł19vş21ţ22ƛǗ25hǂ
~has>	50 -15ų-11nƼ-10ő-8Ŏƾ-7aŏ7ƴǒǡ8qQŷƉ9BǦ10Őƙ11œŞƑ12łŹƓǌ13ŃŔƪƻǚǜ14šƋ15ŒŮŴźǛ17jŖſ18Ł19vş21ţ22ƛǗ25hǂ
~hase	84 20ŧ31ƒ
~hat	20 -24ŷ-19s-18ń-17Ǉ-16Ĵ-15Ź-14UƢ-13ƟǠ-12nxŰ-11OŊƤ-10ų-8FNŜƫǌǐǦ-7eļŁŧ7dtŋśŻƀǋǔǧ8ĽŃƙƱǝ9cpSŮǎǙ10jŘűƃƉƋǖǗ11LYņřžƌƝƬƼ12aIŢưƷ13loqJƓƘ14wƅƵ15ƊơǓ16uZū17hǉǞ18TĸǊǏ19vŔƑƧ20Qőƽ21DĶƔƳǥ22EWŠŭƦƪ23PƠƶƺ24CGľũƇǩ25X26bgmłŲǈ27Rƒǃ28ķŝŨ29ŦŴƩǄ30Bňƻ31ŉ32Ņ35Ŀŗ36ĻŎ40ĺ41Ɨ42Ĺŀ43Œ44ŖŤ45ō47œŞť53Ň55Ū
~hat>	20 -24ŷ-18s-17ńǇ-15ĴŹƟǠ-13UƢ-12xŰ-11nƤ-10OŊų-8FNŜƫǦ-7eļǌǐ7atƙƛǋǔǧ8cdŃŋśžƀƱǝ9SĽŮƌƝǎ10jpqŘűƉƋǖǗ11LYřƃƷƼ12ņŢƬư13lIƊƑƘ14owJƅƓ15ơƵǓ16uZĶū17Ǐ18hTĸǉǊǞ19PƦ20vQőŔƇƧƽ21DłƒƔ22EWŉŠũŭƪƳǥ23ƶƺ24CGŝƠ25ľǩ26bmX27RŲǃǈ28gŨƩ29BķŦǄ30ňŴ31ƻ33Ņ35ŗ36ĻƗ37Ŏ38Ŀ41ĺ43Ĺŀ44Ť45ōŖ47Œœť48Ş53ŇŪ
~hate	72 7ŻƟ8KŚŽǠ9Ɲ10qĿũƑ11ư12a13ş14ŝŤ16ŉ17P
~hatl	86 23Ķ25ł
~hatv	78 7ũ8Ǝ9Ūƌ10žƦ11Ƒ12Ƈ15ƥ19Ɨ
~hau	81 -12Ū-11ǖ-8Ɲ12Ŵ14ů18ŭ23ƥ24ǐ41Ų
~haul	81 -12Ū-11ǖ-8Ɲ12Ŵ14ů18ŭ23ƥ24ǐ41Ų
~hav	31 -20ƧǄ-15ƞ-13UǊ-12nŀ-11gPŠůŷƕǌ-10LM-9Hƅǧ-8jĿłœơ-7QTļŘŭƭǎǑ7wŁŌŐŧƔ8ŋŕřƀƆƽǨǩ9dhsľņōƊƋǃ10FJŉŖťƚƳǔǘ11ĵŻƾǅǈ12irŜŝŸžƛƜ13lNŪŰƗǆǋǡǢ14Ń15ISķƘư16mZżƁ17şƍƑ18ŢŵƵǓ19aţŹƃƪ20ǝ21Ķſ22ŗǒǥ23uƎƯǇ24ǜ25Ʊ26ő27fYŎ28ƌ30OŚƼ33ń35ŏƦ38ƨ
~have	31 -20Ǆ-19Ƨ-14ƞ-13UǊ-12nŀ-11gyPŠůƕǌ-10LMŷ-9ƅǧ-8Hłœơǟ-7jQTļĿŘƭǑ7wŁŌŐŧƔ8kŋřƀƆƽ9dhŃņōŕƊƋǃǨǩ10FŉŖƳǔ11Jĵňťƚǅǘ12ŸŻžƛƜƾǈ13rŝŪŰƗ14lNǆǡǢ15ISķŜƘưǋ16mZżƁ17şƍƑ18ŵƵǓ19aŢţŹƃƪ20ǝ21ſ22Ķǒǥ23ŗƎƯ24uǇ25ǜ26őƱ27YŎ28f29ƌ30OŚƼ33ń35ŏƦ38ƨ
~havi	78 -14ň11x12Ń13s14t20i24ǟ34ľ37y
~hbo	70 -7Ŗ7Gļƒ8ĸƅ9ƟǍ10ūƙƤǩ13BŅ18C22ƞ24Ɯ
~hbor	70 -7Ŗ7Gļƒ8ĸƅ9ƟǍ10ƙƤǩ13BŅ18C22ƞ24Ɯ
~hda	69 11Ŝ13Ǘ18p21v25c33d
~hday	70 9d11Ŝ13Ǘ22pv25c
~he>	21 -29Ŗ-24iŇ-23T-20ő-19Ƃ-17ŝŸ-16Ļ-15zHōƤƴƸ-14ňƣ-13uG-12PŨ-10AŃŏǎ-9NVŊ-8CLǝ-7ƹ7DQƾ8YĸśƓƭƶǉ9fĶƎƘǓ10ŅŲ11ŰƁƍƏǇǡ12ưƽǊ13oŐŗŭŮűƳ14ľŌƪ15dJĺŽžƅƇƚǁ16ĿņƗƧƨƵƻǈ17Ťŷ18eŕřŦƐƜƥǃ19ƋǐǤǥ20ŻǋǏǣ21ŁƈǆǗ22tƌƑƙƷ23UłƊǅǍǟǧ24kĽŧ25EƛǨ26svƄ27Ɵ28ƞƢǂǌǞǦ30pźƖǢ31ŬƮ32ŀŚ33q34hůƕƠ36ų37xơƫ38yŴ39Ǡ41ū44Ź47r
~hea	46 -11ƛ-10ūǋ-9pƳǆ-8cvwzňƞ-7moĹŝƱƶƾǄ7lDŎřŵ8f9agŋƭ10ņŠ11uŞƺǃǏ12sļƲ14Ņ15xyŨ18Ō19Ŝ21UWĿŇ22j23k24h30ƃ31ľƼ41Ǉ42Ɛƽ49ǂ50Ƌ53Ƹ
~head	68 -15ƈ-7m7ŗŹ9ƗƤǜ11V13ľĿ15n16Ũ19Ʋ23Ş24Ō29y32k65Ǉ
~heal	56 -13z-7p7Ǘ9ƴ10Ƽ15x22W31ƽ39ƃ57ǂ76Ƹ
~heap	77 -8Ō9ţŦƇ10Ɓ12œ20Šƭ31ľŅ
~hear	56 -11ū-9ƳƸ-8ň7iőŤŨŮǞǨ8arWŌƍơƹ9ƺǝ10DŔ11ŎŵƐ12flŋƈ15gņ16ǩ17Ŀ18u19ļ20s21ƽ28ŇŜ30Ƽ33h34U
~heat	70 -13ƛ-11ƞ-10ǆ-9U-7ǋ8Ɔ19ǃ42j67Ɛ80Ƌ
~heav	88 8ǎ10Ư15ƺǈ25Ǐ
~hec	56 -11Ł-10Œƒ-9Ƥ-7aĶ7cuAŏǟ8Ţƭ9Ƣƪ10KQŜƨƸǐ11Ǐǜ13Ő14eJǒǕ15Ǣ16ƫǉǠ17qǖ18Ƭ20WĴƟ24ZŦ25YƮ30ƾ
~heck	56 -11Ł-10Œƒ-9Ƥ-7aĶ7cuAŏǟ8Ţƭ9Ƣƪ10KQŜƨƸǐ11Ǐǜ13Ő14eJǒǕ15Ǣ16ƫǉǠ17qǖ18Ƭ20WĴƟ24ZŦ25YƮ30ƾ
~hed	62 7ōǡ8YŶƖƹǝ9r10ĺ11ź12ƌ13ņƘƪ14mH21K22R23fƷ24Ɖ30Ɗ58Ƒ
~hed>	64 -7ű7Ɩ8YōŶǡ9ƹǝ10rĺ11ź13ƌƪ14ņ15mH22K23Ʒ24f25Ɖ31Ɗ45Ƒ
~heds	90 22Ƒ
~hedu	82 8Ǣ19Ƙ30R
~hee	67 -7v8uǣ9fŀ13i14Śǐ15ş16QłŪ22ŷŹ25ŵ32ų
~heel	74 -7v11ŀ16ǐ18şŪ24Ź25ŷ28ŵ36ų
~heet	75 10ǣ11fu16Ś19ł
~hef	85 8ţ29Ť35ƀ
~heft	85 8ţ29Ť35ƀ
~hei	60 -14ǣ-9dşŷ-7P8ŧƳ9zǗ10ľŚ11ŝ12Ŵ13Ǔ14y15ǐǑǕ18Ƣ21v26Ʊ28Ŕ35ƺ36ǈ46ǒ48Ņ
~heig	79 48ƺ
~heir	61 -13ǣ-9dşŷ8ŧƳ9zǗ10Ś11ľŝ12Ŵ13Ǔ14y15ǑǕ16ǐ18Ƣ21v26Ʊ28Ŕ36ǈ47ǒ49Ņ
~hel	63 -11ŏ-9Ł-7qr7vĺŐƱ8Ň10ŝŢǑ11ŧƲǈ12s14Ņ17ĵ21Œ22Aň24ǩ30z32m33Ǉ34Ĺ
~hell	88 13Ň16Œ22Ņ24ǩ
~helo	83 43m
~help	66 -11ŏ-9Ł-7qr7ŀŮǉǜǩ8vĺƱ10ŐŒ11ŝŢǑ12ŧǈ13s18ĵ23Aň32z35Ǉ36Ĺ
~hem	51 -22Ʊ-18ǧ-17ŀ-11ĺ-10lǅ-9mĻ-7aOĽŶǖǩ7ełśŲƘ8šơƻ9g10Ƅ11ş12Ŕ13żƬ14ƶ16S17wŧ19œ20xǐ21ǈ22Ǔ23Œǚ26y27Ǒ33Şǒ36őŢ39Ư45ŝŠ
~hem>	51 -22Ʊ-18ǧ-17ŀ-11ĺ-10lǅ-9mĻ-7aOĽŶǖǩ7ełśŲƘ8šơƻ9g10Ƅ11ş12Ŕ13xżƬ14ƶ16Sǚ17wŧ19œ20ǐ21ǈ22Ǔ23Œ27yǑ33Şǒ36őŢ39Ư45ŝŠ
~hemi	90 11ǚ
~hen	38 -25Ť-16a-15l-14ơ-13BŁţǋ-12iĺŝŞŪŷ-11ƉǨ-10FƜǟ-9jqYŀ-8buzIUķŅŇƞ-7TňŌųźƬƱƵǃǗ7ŻƀƲƻǍ8ƄƼƿǒ9ŗŘ10ĸŨƙƤƩƷƽǧ11rĶƴ12HśƁƭƶǙ13ĹŜƌƫ14ƾǞ15ƹǅǝ16Ÿ17ĵŖǂǛǢ18ŵ19ŹƳ20ſ21v22yƈƋǎ23gORV24ō25d28ƟƧ30ƅ32G33Ń34ő36s39S41Ɩ45L46ŕ48ť
~hen>	39 -25Ť-16al-14ţơ-13BŁǋ-12iŞŪŷ-11ĺŝ-10ŀƀƜǟǨ-9jqY-8buzCFUķ-7TŅŇňŌřŢųźƉƨƬƱƵǃǄ7ĵłŎšƻǍǜǣ8Ƅǅǒ9ŘƼƿ10ŗŨƙƤƩƽǢ11rĸƷƹǧ12ĶśƁƴƶ13ƈƭǏǙ14ĹŜƫ15HǝǞ16ƾ17Ǜ18GŵŸƌǂ19Ŗ20Ƴ21Źſ22v23Ƌ24gyORV25ōƅ26dS29őƟƧ32ǎ34Ń37s43ť44Ɩ46L48ŕ
~hend	75 -20ǎ-15Ǐ-11ƞ-9Ɖ8ƹ11ő12ƅƲ13ťǢ15ǅ19ƈ20ĵ26S29G
~hens	79 -8ƌ9Ǉ11Ţ17C26Ǆ34ƀ
~her	31 -38d-20Tĺ-19ŭƬǅ-18œ-17Œ-16ǎ-15ƅƘ-13aŦŶƓ-12śƼǐ-11OŎťŧƕƸƻ-10ĹŐƖǟ-9xLŨƒǣ-8NĽůƺǌǖǚ-7RņǒǡǢ7wFĸƃƙǓ8kŵƈƗƢǃ9ŉŔřųƩƪ10ƎǛ11hqJĶļ12ĵŏŞƾ13iyŪƍ14ŘţƂƉ15puZŊŢŹƛƲǗ16SŤƚƣǨ17ǂ18Ś19VƁƞǄ21ŷ22ōƝƱƳƷ23źǋ24fſ25DƑǈ26CHŜƽǁ27Bƨ28ž29şƤ30Qŝ31ń32nz33jƟ34oM37lŰ38s39Ņ45Ɗ46Ŵ55G
~her>	46 -33d-29ǩ-26Ƹ-20a-19ŭǃ-14Ŧ-13Ʀ-12Ļƶ-11ĺ-10CůǄ-9ŧƝƻǐ-8gŎŚƤƬǍ-7mFXĹŒřŜŮƗƪƼǢ7nqrľŵŷƴǓ8AHŢƎƫƯ9vĴŋƵ10Ŋ11fjtķł12Iż13Ɵ14Z15ųǇǈ16ŹƷ18K19yž21Ʈ25ǂ26sƑ27w29źƛ30zƽ32ǁ36p37B39ń40ş42Ņ48Ŵ49Ƴ51ƨ55o
~here	33 -18œǅ-17TŀŶ-16d-15ǎ-14ŐƬ-13x-12ĺŒƅƓƘ-11ŨƳ-10KťǇ-9vIOłųƕƖƮ-8bpśƒ-7tLņŻƴƵǊǚǟ7qAķŔũƄƎǔ8UƑ9hmĶŏƲǝǦ10ĻŊŢŵƈƧƶ11ƙƜǀǓ12uĸŘƪƷƾ13kFƩǃ14Jļŉţƃ15ĵřźƗƦǈǍǛ16ƂƉƍƣ17Ŵ18iŤǗ19ƚǨ20Sǋ21ōƁƱǩ23ŷſ24sVŚƞ26fHƟ28Ǆ29nD30jQƝ31C33MŜ36Ƥ37ŝ41Ű43l45Ɗ61G
~heri	86 -9ƞ11Ɯ13ƶ15Ż20b31ŀ
~hers	70 -10ŭƃ-9Ƽ-8œ7Ǒ9ƾ10Ū12ŀŽƷ13BĶų15uŞ16Ņ17Ƣ19ǃ20Ʋ22z23ƽ35Ŵž
~herw	88 7ű9vǂ14Ƹ
~hes	57 -14R-13i-12ŻƊ-8S-7x7fĺŐŖŜƁǟ8ƠǛ9Žǌ10gzCǇǩ11Œ12ƟǞ14tQ15ŪƘ16ƒ17nP18Ƒ19l20Ɨ21A23U24mŋ25ż26ƺ27ư30ŀ
~hes>	69 -10Ż-7Ɯ8j9ű10Ɲ13Ž15Ɵ17g18ƺ19Ƙ22Ƒ26Ɨ27ư31ż
~hese	62 -15R-13i-10ű-8S-7x8ŖƁƠ9fŐŜǟ10ĺǛ11Cǌ12zƺǇ13Œ14Ǟ16tQ17Ūǩ18ƒ19nP21l25AU26ŋ
~hesi	85 48ŀ
~hest	86 -16Ɗ38m
~het	83 8ŏƀ9ţ10ƐƵ14Ĵ
~heth	83 8ŏƀ9ţ10ƐƵ14Ĵ
~hew	83 -10Ź11Ƃ12I21ų48ƹ
~hew>	85 -10Ź11Ƃ12I21ų45ƹ
~hey	43 -19ǟ-16Ĺ-15cǣ-14ŵǨ-13ĺŀŃ-12l-11t-10Ǣ-9aŭǝ-8CXYĸĿŇňƜƳǡ-7gjpuZĴļľŤŨŶžƃƒƔƵƶƷ7TƈƋǁǏ8SƁ9ƓƱ10ƾ11iǓ12Ɩ13ŐƻǕ14RUƽǒǖ15šŲƦǈ16yżǑǧ17z18xķ19ŏŗ20Ŝ24ƅƧƼ25ƪ27ƕ28ŒŘƠ29wWǤ31ơ32ƴ36ŦƮ37Ņ39v49Ş51Ŕ53ŝ54ŧ
~hey>	43 -19ǟ-16Ĺ-15cǣ-14ŵǨ-13ĺŀŃ-12l-11t-10Ǣ-9aŭǝ-8CXYĸĿŇňƜƳǡ-7gjpuZĴļľŤŨŶžƃƒƔƵƶƷ7TƈƋǁǏ8SƁ9ƓƱ10ƾ11iǓ12Ɩ13ŐƻǕ14RUƽǒǖ15šŲƦǈ16yżǑǧ17z18xķ19ŏŗ20Ŝ24ƅƧƼ25ƪ27ƕ28ŒŘƠ29wWǤ31ơ32ƴ36ŦƮ37Ņ39v49Ş51Ŕ53ŝ54ŧ
~hic	51 -12ǚ-9uY7ƻǏ8dŀńŻƄƉ9ļňŉƴ10Dŭŷƕ11EŲ12ŰƁƣ13ƀ17J18R19ľ20ťǈ22Q23Cǐ25ū26Ŭ27Ő33Ŵ40Ū43ų
~hich	54 -12ǚ-9uY7bcŸ8ƻǏǥ9dŀ10ńňŉŴƴ11ļŷ12DEŪŲƕ13Ɓƣ14ū18J20R21ľť22ǈ24Q25C29Ő34ų
~hick	90 9h17Ɖ
~hicl	63 7ż8žǦ9ŵŶ10ŭ11Żƀ14ū18Ű22ų25Ŭ30Ŵ33ǐ35Ū
~hid	90 15Ş22i
~hie	81 -12Ř8ű16Ǐ21Ɓ27ǂ29ū
~hiel	84 -12Ř10ű22Ɓ30ū
~hif	84 8Ǉ14U25ǎ50R
~hift	84 8Ǉ14U25ǎ50R
~hig	62 -14ǌ-12Ɗ-8x7vŮƘƚ8CŅųž9Ŕ11yœƏ13ŬƁƙ14Ǔ15Ơ16ů17l23m25ŘǦ27Ƽ35ŗ38ƣ
~high	62 -14ǌ-12Ɗ-8x7vŮƚ8ŅųžƘ9Ŕ11yœƏ13ŬƁƙ14Ǔ15Ơ16ů17l23m25ŘǦ27Ƽ35ŗ38ƣ
~hik	85 9Ş11g15ĺ25œ
~hike	88 10Ş12œ15ĺŔ
~hil	63 -16ŝ-10ŭ-8qŖŽ-7ǩ7ŉŹŻ8ŜųƜǠ9ƫƱǅ10ŰŶ11ŵ12lŇ13y14Ś15wƟ16vŧƎ19Ƥ20Ų23ǝ27u28ő39Ư
~hild	71 8Ź11ƫƱ13Ŷ15y18w19lv26Ư32u
~hile	70 -18ŝ-10ŭ-9ŖŽ-8q7GƁ8ŉ9ŜƜǠ10ų11ǅ13ŵ14Ň16Ś17Ɵ18ŧƎƯ22Ƥ23Ų27ǝ32ő
~him	68 -23Ƹ-13Ƽ-11Ń-10ň-9ơ-8Ʀ-7ǚ7g8wŜ9zƯ10rA12ņ16źƷ18t19ǌ21o31ǂ36ƨ42Ɛ49s
~him>	71 -24Ƹ-13Ƽ-11Ń-10ňơ-8aƦ7Ƣ8t9gwŜ10Ư11rA12Ƴ13ņ17ź20ǌ22o32ǂ33ƨ55s
~himn	85 -8ǚ53Ɛ
~hims	88 -9Ƴ13tz14Ʒ16a
~hin	37 -15s-13nƕ-12cJŌž-11FŜůƟ-10vSTŋƧǁ-9lxRŐœŬƔƠ-8tIƅǇǗ-7dfzCMŅŒŮźƁƩǔ7yPYĵƂƵ8ľƸǀǦ9jpķŃŶŹƐǓ10Aĸư11XĴŊŪſƚƳǞ12ZŀƉǂǖǝ13ĻŞƞƼǐǘ14BŘǟ15Ż16HƄƦǕ17łŖũŲƯ18U19ƥƹ20şƍƻǢ21g22ŏŝŽƘ24ĺű26Ŕǩ27iƈƗ28Ƭ31ƨ32Ǐ33ţ34Ňŉ35ōƶ40r45Ŀ
~hin>	65 -9ǋ-8ƈ-7ůƕƦ7ǃ8Nšƾǖǘ9HƐƨ10UłŶƍƏƘƯƼ11ű12EŪƻǥ13şǐ14qń15ō19ť20ĺ22ĿŽ23Z
~hind	70 -8v9ƃƙǐ10Ż13u17ŠƳƶ19Ź20p22ų24ŷ
~hine	70 8ǖ10ƛ14Ƽ31ǝǢ33j55Ǐ
~hing	40 -16ž-13Jƭ-12aHVǝ-11sy-10nFŜť-9ńŌŨƕƟ-8ISŋŐŬƙƤ-7cxMšƅƏƔƧ7WYZĴŤŪŵƲ8ŻƊƜƯƳ9ĵū10ŊżƂƻƼƿ11ƸǄǘǩ12ŶǓ13ĹľŀŔŘŽǏǕ14Aƚǀ15PşſƉưǂ16Uƍ17ķŃƞ18ƶǟ19Ų21ŞƄƘƹ22ũ23ĻłŖƥ24Ʀ25ŏ26ƈ27g30ŝƗ31ō36i39ŉţƨ55Ŀ
~hink	55 -15ƨ-11ĹŶǠ-10ŗŤ-8qŃŞ-7PZ7hƒƯ8GĴƉƗǊǦ9X10Ŀƈǋǝ11ƷǞ12Šƀ13ƓƳ14Ŗƭ15Ƶ17ĺ20Ŕ22B23Ũ24V25ǩ27y30ű32H41Ň44Ƭ58r
~hio	81 -12Ǩ16l21ź41Y
~hio>	88 18l23ź
~hion	86 -13Ǩ43Y
~hip	71 -10œ8ǝ9Ƅ10Š11Ƴ12ƉǕ13ǆ14Ƣ19Ɯ26Ţ
~hip>	77 -11œ-7Ŏ10Ƅ11Š12Ƴ14Ɖ15ǆ20Ɯ29Ţ
~hipp	79 9ǝ14Ǖ16Ƣ
~hir	68 -8Ńǘ-7ǈǩ7ǡ8xƖ11Ǆ12ǅ15ƣ18d19qǑ22cƯ28ǔ42ǜ51Ǟ59S
~hird	82 7i9ǡ10x16ǅ19ƣ22d24q
~hire	74 -7ǈ12Ǆ15ǜ22Ǒ25Ư26Ǟ31ǔ66S
~hiri	88 -10ǘ-9Ń36Ǟ39ǜ
~his	44 -23ų-20Ň-12Ŗ-11Ÿƞǩ-10duŝŪƮưǃ-9gĸōŒŔŨŭƃƌƦ-8ķƬ-7UŉŞşűƀƉƫǟ7tǂ8qŷ9mJOƯ10ŅœƷƺ11Xŀ12cxłƕ13HƽǈǊ16Aƨǒǘ17ź18MţǞ20Ō21N22jpƳ25ƖƵ26kBŹ28Ł29Ŏ30s31r32I33ĹĻ36a40ŋ41ŏ43Ń49Ŵ50ĺ
~his>	45 -23ų-20Ň-12Ŗ-11dŪŸƞưǩ-10uƦǃ-9gĸŒŔŨŭƌƮ-8ķŝƃƬƸ-7UņŉōŞşűƀƉƫǟ7tƂǁ8qţŷǂ9JƯ10mO11ŀŅœƷƺ12cxX13HłƕǈǊ16ƨǒ17Aź18M19Ǟ21NŌ22p23j25ƖƳ26BŹƵ27k29ŁŎ31s32rI34ĹĻ37a41ŋ42ŏ44Ń51ĺŴ
~hist	73 10ņ13Ż14Ƽ15Ƹ19ţ29ƽ
~hit	62 -16Ř-15Ŕ-12ņš-9Š-8ŝǨ-7x7Ť8JǤ9jžƊǘ10ƻ11şƀǡǦ12ƾ13Ɖǚ16œ17Ũ24Yƚ30c31f32a39ĸ54ż71ſ
~hit>	66 -17Ř-16Ŕ-12š-9Š-7ŝǨ7Ƒ8Ť9Ǥ10jžƊ11ǘ12ƀǦ17œƚ20Ũ26Y35c42ĸ46ſ59ż
~hitc	90 51f
~hite	84 -9x15ƻ18ƾ19ǚ20Ɖ
~hits	80 -9ņ11ƚ15ǡ37ſ
~hly	65 -7Ǣ9YƒǊ10Ơ12Œ13őƗ14Ů15ƔƮ23ķ26Ĵ
~hly>	65 -7Ǣ9YƒǊ10Ơ12Œ13őƗ14Ů15ƔƮ23ķ26Ĵ
~ho>	38 -22Ɣ-20ŪŲ-19Ŵ-16Ǉ-15ƣ-14tTĴŒŚ-12BNPŸ-11ķŀ-10LĻĿŏŢŭǢ-9fDHĸƝ-8yWłŨƒƞƿ-7sxRVYĹľŊŦƗƦƷǃǉ7Ɵ8qŝ9ſƐǚ10ǘǞ11ŹƄƙƾ12ZǍǕǥ13Ɓ14aǛ16ŬƤǧ17ƃ18wǗ20Ǩ23ǜ24Ʋǐ25ńŠǅǆ26ƶ29QƜ30ļ31Ǒ32ş33oǩ36uƢ38ųơ42Ł45ƕƯ46AƳ47ǔ48Ŝ49Ǡ50n52Őƫ53ŷ58ǈ
~hob	82 14ǀ50g
~hobb	82 14ǀ50g
~hod	66 -16ƾ-14u-9m-7ż9ľŵ10ǣ11Ʊ14ƫ15Ŝ17ǘ21ư22ƃ27Ƥ29Ǩ32Ʋ43Ư
~hod>	66 -16ƾ-14u-9m-7ż9ľŵ10ǣ11Ʊ14ƫ15Ŝ17ǘ21ư22ƃ27Ƥ29Ǩ32Ʋ43Ư
~hoe	82 -8ŵ10łǨ13Ś14Ǡ18ƺ19Ƣ20Ǐ28ų
~hoev	90 -7Ř12ł22Ƣ
~hol	52 -16ų-13Ǌ-11N-10ǖ-9ƻ-8ŊŌ-7ƔƬ7lŪǐ8ZķŁǉ9Oůƈ10ƮƸ11ƭƼ12h13ŞƪƵ14ō15tŔŦ16űǓǕ17Tŀǩ20ŷ22Ǜ23Ǘ24ƿ28KŨ29nƩ30ǧ31Ŭ33k
~hol>	71 34ƿǛ
~hold	59 -14ų-11N-10ǖ-9ƈ-8ŊŌ-7ƔƬ7ǆ8i9Ś10ŪƉ11tŁ12ű13ƮƸ17Ş19Ǔ21n22Tŀ25ŷ26Ũ27Ǘǩ33K35ǧ38Ŭ
~hole	62 -11Ǌ-9ƻ-7Ś7tŔűǎ8ķňŨǄ9lšŤ10ŧ11ǉǐ12Zů15hkOƭƵƼ16ƪ18ōŦ20ƈǕ36Ʃ
~holi	85 -7ǟ12U14Ǉ38k
~holl	88 -7ŧ13J15Ź18Ŕ24n
~hom	48 -17Ő-15Ŭ-12Ư-11P-10JőǏ-8tvMŴǄǑ-7zNSŖűųǇǥ8gyƜǔ9wƎ10hŹƛǩ11Ʈǁ12Ľ13ĹůƇư16Iƞ17ƙ18ƕ19Ʒ21uŰź22qT24H25ƒ27Ɔ28C30sƔƟ31R32Ɠ37n39ş40l41Fƅ60Ɲ
~home	48 -17Ő-15Ŭ-12Ư-11P-10JőǏ-8tvMŴǄǑ-7zNSŖűųǇǥ7ŷ8gyƜǔ9w10hŹƎƛǩ11Ʈǁ12Ľ13ĹůƇư16Iƞ17ƙ18ƕ19Ʒ21uŰź22qT24H25ƒ27Ɔ28C30sƔƟ31R32Ɠ37n39ş40l41Fƅ60Ɲ
~hon	61 -15JŠ-11Ʒ-10řǅ-9ŷ-8ŃǇǠ7ŔŬ8fňǗ9QľŇŢ10ǖ11ŚǄǘ12SŜ13Ŗǟ15ś16rĺ19Ū20O21Mź25Ž27c32I36K40ǩ
~hond	90 -9Ŷ12Ŭ31Ū
~hone	62 -15JŠ-10Ʒǅ-9ŷ-8Ń-7řǇ7Ŕ8CňǗ9ŇŢ10Qľǖ11ŶǄ12Ŝ13Sǟ14cŖŚ15ś16ĺ17r20O22IM26Ž36K42ǩ
~hoo	57 -9ŷ-8ǩ7cŻƢƧƶ8SǦ9qvQǔ10aŭƗ12Cǟ13ļ14Ǔ16KŠ19Ǜ22J24ł25xś28l31źƱ41m
~hood	82 8ƅƒ9G20C23l31Ǜ
~hook	88 13Ƨ17Ɨ21ǟ22ļ
~hool	61 7Ƣ8yƶ9vKŻǦ10qQSǔ12ŭ15Ǔ22l28x33ź34Ʊ45m
~hoos	80 33Š40ł
~hoot	79 -12ŷ11hK12c15a18J37ś
~hop	55 -23D-19ơ-15it-14ŏ-13ƣƤǩ-11Sƅ-10ƒ-9Ť-8bqǊ-7aǎ7ů8yǝ10UǐǞǦ11Ǡ12Ǚ13ƁƑǢ14gƗ15ǔ17Ǐ19ǖǨ20ĺ21Š22Mǈ23X24Ǎ25ń26ǟ28ǅǥ33ŵ35ǃ39ǋ42ǌ47Ļ48Ɲ
~hop>	58 -24D-19ơ-15t-14iƣ-13ŏ-12ƅƤ-11S-10ƒ-9b-8qǩ-7Ǌ7g8ů9yǝ10ǐǦ12UǞǠǢ13Ǩ14ƁƑ16Ɨǈǔ18Ǐ23Š24M26Ǎ27ǃ28ǟ30ǥ31ǅ37ǌ38ŵ43ǋ54Ɲ
~hopi	80 -13Ţ11H23X31ǖ53Ļ
~hopp	79 -11Ť7Ţ12X13Ő34ĺ42ń
~hops	85 -7aƖ9Ƣ12ǈǌǨ14g15ǃ
~hor	79 -13Ǘ-9Ǐ8h9Ƹ10Ɯ11W13Ǟ17ǔ18k21Ő27Ʈ
~hore	90 -15Ǘ20ǔ21k25Ő
~hort	86 12Ɯ13W30Ʈ
~hos	52 -11Cǖ-9ň-8aǋ-7DĻţŨƫƬƳ7iPŇśƍƞǡ8Eĵńŝƈ9wZƎǊ10FŕũſƯƼ11űŶƅǆǨ12SƦǂǔ13Ǒ14AƃǇ15Qž16Ž17ƩƸǤ18Ƒ21ƛ22Ł23ŐŲ27ǐ29Š34Ƣ
~hose	53 -11ǖ-9ň-8a-7DĻŨƬƳǋ7ľőśǡ8Ňŝƈƍƞǩ9EĵńǊ10iwFZƎƯ11ŕũűſ12Ŷƅǆ14Ǒ15AǇ17ŽƩ18Ǥ19Ƒ22Łƛ24Ų25Ő28ǐ30Š35Ƣ
~hosp	72 -10ŗ-9C-7ţǩ8V9ů10qĸ12S13P14ž15ƃ18Ƽǂ20ǔǨ21Ʀ24Q26Ƹ
~hot	68 -19D-17Ƭ-9K-8X9Ɔ11Ƙ12ǔ14Ƌ15ǁ17ƒ18ƻ25Ž29J31ś34Ƥ37ƍ41j
~hot>	74 -19Ƭ11ś16Ƌ19ƒ28Ž40ƍ46j
~hote	85 -10X15ǔ43Ƥ
~hoto	85 -11K27ś
~hou	40 -22ŗ-20ų-18rő-17SŬ-16ŉ-15ŶŸ-14Œũ-12ƨǇǥ-11ŀŖƦǄǏǢ-10ƐǦ-9pPYĹŭǈǊǞ-8iAłńŅŐŜţƽǔ-7lWXĿřŞŤťžƃƤƪƼǅǘǝ7ŧſƍƸ8fŲƈƉƊƘƙƛƱƶ9s10ľŏƏƕ11Ƌǩ12KǠ13ZŇňƑƣǧ14hN16Ɩǁ17Lŵ18Ǩ19OƂƇ20Ōƌ21Ɨ23aGš25ķ26şƓƝ27Ʈ28nT29MƜƟ30Ɔ31H32F33ƒƭǎ34RƞƷ36D38ƅ40ŷƔ
~houg	75 -8Ư10x14Hư15Ƃ17Ŋ22Ţ32ǩ37Ň
~houl	56 -19ŉ-16r-13ũ-7ƽ7IƍƫǨ8Ľŋǂ10hMƄǩ11Ŵ12Ŏ13uLƸ14O15ŧƱ16ōƬ17f18ƶ20aDKƘǧ21Ĵƭ23sň25ŷ28N34Ō
~hour	68 -11NP-8ŀ-7ŸǄǥ7g9Ƨǀ12Ư16U21O22Ų32L33T68R74ǎ
~hous	45 -21ų-17ŗŬ-13Ŷ-12Œ-11ǎǏ-10ŸƐǇ-9ISř-8pǊǦǨǩ-7ĴőǔǝǢ7ŁƭǋǑ9hƎ10ůƊƛǕ11Ɖƙ13TƋƏ14Ƃ15ƕ16ƣ17ZƌƑ18ǁ21ƖƗƮ22ŷ23Ƈ25DM26Ʒ28GH31ş32Ɠ33ķ34Ɲ35nƟ36Ɯ37Ɔ39F40ƒƞ45ƅ48Ɣ
~hout	63 -17ő-11S-8ǩ7ƈ10aĺǠ11ƌ14ƺǓ18ſ21ƭ22ľŏ23Ʈ28Ʒ32Ǩ42š43ŵ
~hov	86 10Ő11ǈ17u18w
~hove	86 10Ő11ǈ17u18w
~how	29 -22W-18wQƂ-15FŁǈ-14syHŬ-13ŏŐƕǄǥ-12o-11LRƯƵ-10Ōơǚ-9MŚƴǞ-8qAƛƩƫ-7CDōŒ7fĺƠƹǋ8ĶųƑƱƶǒ9nœŽƄǊ10ŖšţŸƙƟƽ11pƚƤƿǐǙ12ƪǏ13zŭźƔǆ14jkGŊŕŦƣ15UŇƅƓǜǡ16vǝ17ĸǦ18Əƺǅǘǩ19Ńŵ20YļŻƃ21O22bƞ23ŅŨƬ24Ǉ25cŗŧǑ26Ť27ĴŠŮůű28Ƌƭ29ǖ31ł32Kǟ34Ʈ35Ƴ38Ɔ39tŶ40x59i
~how>	29 -21W-18Ƃ-17wQ-15Fǈ-14syHŁŬ-13ŏŐǄǥ-12ƕ-11oLRƯƵ-10Ɲơ-9MŌŚƴǞ-8qƛƩƫǚ-7ADŒ7ĺƠƹǋ8fĶųƑƱ9nœƶ10ŖŸŽƙƟƽǊ11ŇšţƅƚƤƿǐǙ12pƪǏ13zŭƔǆ14jkŦƣ15GUŊŕƓǜ16ǝ17v18ĸƏƺǅǦ19Ńŵǘ20YļŻƃǩ21OŅŗ22ƞ23bŧŨ24Ƭ25cǇǑ26Ť27ĴŠŮů28űƋƭ29ǖ31ł32K33ǟ34Ʈ35Ƴ38Ɔ39Ŷ40x41t48i
~howe	85 9ĸ14Ň16B
~howi	84 -7Ƈ11ƅƝ13IƄ
~hows	86 -8ǚ10ǒ11ť14ŗ33ǡ
~hr>	90 -21ǈ13W26Ƨ51ǜ
~hre	85 8Ƹ9Ŏ14ǜ
~hrea	88 8Ƹ15ǜ
~hri	85 9Ƌ18D21dk
~hris	85 9Ƌ18D21dk
~hro	51 -10mŏƔ-8Ĵǩ-7LQƯǟ7łŅżƚƻ8ŴƁƮǝ9zZļƦǦ10šŪ11ƆƧ12śŬŵ13nƜ14Őũǥ15ŊŖŧ16ĸŤ17Ƴ18j19ƌ20ƨ21ŗ22ƕ23ǖ24WŨǎ
~hroo	84 8Ɗ21ƌ23Ɔ
~hrou	51 -10mŏ-9Ɣ-7LQĴƯǟǩ7lňżƚƤƱƻ8łǝ9zZƁƦƮǦ10ļšŪ11Ƨ12śŬŵ13n15ŊŐŖũǥ16ĸŤŧ17Ƴ18j22ƕƨ23ǖ24Wǎ25ŗŨ
~hrow	88 15Œ16Ƭ18Ņ20Ŵ26Ɯ
~hs>	62 -10Ơ-9pX8ĺ9ŕ10uƟ11ł13Ů14v15G16ĴŧƆǈ17Œ18ƃǄ20ų22Ǩ28Y29Ʈ
~ht>	36 -12T-9mB-8ORķƳ-7Wƪ7dQĴĿŏőůŲŷƸǚǛ8ņơƻƽǌǔ9KƂƮ10luCťųŶ11wMŃŠšŢƓƦƬǟ12aŌ13SXƅƌƐǜ14Pŗşưǖ15EĻōřƜǃ16rŖŝƿ17Iŀ18o19HŎƷ20bŰ21iŊƒ23N24ǎ26ŧ28Ǐ35ƺ
~hte	68 -14b-11d-7ǩ7ś8BƷ9ƏǞ10L11ŕ14U15Ű18yƱ23x25Ź27v29u35w
~hter	68 -14b-11d-7ǩ7ś8BƷ9ƏǞ10L14U15Ű18yƱ23x27vŹ29u35w
~hts	73 -9ǐ8nš10Ɯ11ŻƤ13HĿ16xU18y26Ų30R36Ň
~hts>	73 -9ǐ8nš10Ɯ11ŻƤ13HĿ16xU18y26Ų30R36Ň
~hug	90 14ƒ19ĸ
~huge	90 14ƒ19ĸ
~huh	75 -8v8ŜƏǟ9ơƥ11ĺ12rŅ15j16ƞ20Ŷ32Ũ
~huh>	75 -8v8ŜƏǟ9ơƥ11ĺ12rŅ15j16ƞ20Ŷ32Ũ
~hum	90 8J12ŚƼ19Ŝ
~hun	82 8m9ƞ12g14Ǜ22ǅ32H
~hunt	85 8m12g34H
~hur	59 -9Ʒ-8Ʈ7ƙ8BW9o11t13ľŭ16O17Ɯǚ19ĸƍ20ţƶ22Ť23Ǚ26X28Ńƚ33ƃ36ž44ǣ
~hurc	80 10ư13o15B17t19ŭ29ƶ
~hurr	75 11ƙ21O38ƚ39Ń
~hurt	62 -8Ʈ-7Ʒ8W14ľ18Ɯ19ǚ20ƍ21ĸ22ţ24Ť25Ǚ28X35ƃ38ž47ǣ
~hus	57 -17ƾ-15d-11Q-10ǟ-9Pŭƺǩ-8Ƹ-7ş7Ư8Ʈ10ų13Ł14ƫƳ19n20f21ż22Ʒ23Ų25Ŵ31ptǂ33rs34ƨ37q39o
~husb	57 -17ƾ-15d-10Qǟ-9Pƺǩ-8ŭƸ-7ş7Ư8Ʈ11ų13Ł14ƫƳ20fn21ż22Ʒ26Ŵ31ptǂ33rs34ƨ37q39o
~hust	88 37Ų
~hut	71 -8Ŧ7Ǖ9ŋ12ƚ13Ŷ14ũ21ǎ25a35ƛ54ǝ
~hut>	76 8Ǖ9ŋ14Ŷ23ǎ41ǝ
~huto	88 18ũ42ƛ
~hutt	90 16ƚ
~hwa	85 11Ơ17Ə20Ɓ24ůƛ
~hway	88 11Ơ18Ə21Ɓ25ů
~hy>	59 -15ń-12Œœƶ-11l-9ŉŧ-8ň-7Ō8ľĿǆ9Ǥ11ǜ12š15xƸ17Š20ƻ24ņƴ26rB29ĹƵ31ǩ35Ŷ41ŀ46Ţ49Ŕ55ĺ
~hyd	75 51Ə
~hydr	75 51Ə
~hyg	90 12ǈ20P
~hygi	90 12ǈ20P
~hys	77 20ƀ23Ƹ26ǁ40ƾ
~hysi	77 20ƀ23Ƹ26ǁ40ƾ
~ia>	80 8l13D16C17yŸ25ų26Ŷ
~iab	58 7ſƩǊ11ǂ13ŗ14ơƽ15Ƽǚ18ǌ21Ƃ27ƀ35ǡ37ž
~iabe	80 15ǂ19ƽ21Ƽ
~iabi	59 7ſǓǛ8Ǌ15ơǚ16ŗ19ǌ22Ƃ28ƀ31ž36ǡ
~iag	83 11ƽ14u34Ƽ
~iagn	84 11ƽ35Ƽ
~ial	59 -13Ƃ-9Ɔ-7ǩ7ƩƵǢ8Ʈǥ9ĶƦƴǕ11B12ǋ13ĸǆǍǠ15Ư16ƞ17ƉƖ18ƘƾǄǗǦ19Aư21ƿ27I38e
~ial>	60 -13Ƃ-9Ɔ7acƩƵǔ8Ǣ9ĶƦǥ10ƴǗ12B13ǋǍ14ǆ18ƞǦ19ƿ20ưǄ25A26Ƙ28I39e
~iall	84 -8A13Ʈ16Ư22ĸ25Ɩ
~ials	86 11Ő12Ǘ16Ǖ17Ǡ24Ɖ
~ian	75 -10h-9dĽ7ƅ8P11Ư12o14ƾ15p17fqƝ19ǈ36Ʋ
~ian>	79 -9Ľ8P12Ư14ƾ18q39Ʋ
~ianc	88 -11d-10Ľ16o17p21fq
~iar	68 23Ľ24Ŗ31ƫ
~iar>	88 29Ľ31Ŗ
~iary	69 31ƫ
~iat	85 11i12Ŋ17ŝ20m
~iate	85 11i12Ŋ17ŝ20m
~ibe	80 -7Ţ7Ǎ9űƻ10Ƈ11ƐƸ12ş13Š21Ő
~ibe>	85 7Ǎ9ű11Ƈ12Ƹ
~ibl	58 -9ƿ7wľŨ8œ10ƀ12Y13ŎƁ14ƚ15Ŧƽ17ň19ŭ25ƹ37Ř
~ible	58 -9ƿ7wľŨ8œ10ƀ12Y13ŎƁ14ƚ15Ŧ17ň19ŭ25ƹ38Ř
~ic>	68 -14Ǆ-10ũ-8m7ŵƛ8Ĵļ9ůǝ10ĺŇ11NǕ12ťǖ14t15ƥ16ŻƋ17Ŏ18śŪ29ǩ36ƾ
~ica	55 -8bŕ7ƙƽ8ƻǃ9ŌŧǄ10ƴǂ11Q12Ƽ13ƀǗ14ūǈ15WŀźƸƾǑǒ16Ƌƿǌ22ƃǧ27ƚǁ
~ical	63 -11ƻ7ǚ8ƽƿ11ŧǄ13Q16ƀǈǗ17ŀ18WƸƾǑ19Ƌ22Ƽ26ƃ32ǁ
~ican	79 12ƙ41ƚ
~icat	61 -8bŕ-7ŸƼ7SŔǂ10ƿǃ11Ō12ƴ16ū17ź18ǌǒ20ƻ25ǧ
~ice	45 -22ǩ-19ǟ-13Ł-12xC-11ŵ-10nSŔ-9Ŗ-8ĺŗŴƶƷǇ-7WžƢ7ǉ8cŊţűƬǕ9ǋ10dưǀ11ŀŢ12PĽƒ13B14oľńŎůƝƞǘ15RĹŝūǈ16ŒŜ17jơǄ18Mł19ƕ20a21UŹ22XŅ25Šŷ26Ž28Ƙ32ǚ48Ÿ
~ice>	49 -21ǩ-20ǟ-12x-11Ł-10CŔŵ-9Ŗ-8ŗŴǇǏ-7WĺžƄƶƷǠ7ryFĵĿŭŶŻżƏƪƻǉǊ8œŘ9ƬǕ10Ŋű11ţ12jǋ13ŀŢư14Pń15ƒ16BŎůƝƞ17Rľŝ18ĹŒǘ19ǈ20łŽ21Mơ23U25Ņ26Xǚ28Š
~icen	59 -9ŕ-8S-7ő8Ǩ11ƺǛ15Ƅ16o17dūǀ19a31Ź38ŷ65Ÿ
~icer	84 12j45ƕ
~ices	76 7Ɨ9Ǎ12Ǡ13ǚ14Ž18ŜƘ21Ǆ
~ich	54 -12ǚ-9uY7bcŸ8ƻǏǥ9dŀ10ńňŉŴƴ11ļŷ12DEŪŲƕ13Ɓƣ14ū18J20R21ľť22ǈ23Q29Ő34Cų
~ich>	54 -12ǚ-9uY7bcŸ8ƻǏǥ9dŀ10ńňŉŴƴ11ļŷ12DEŪŲƕ13Ɓƣ14ū18J20R21ľť22ǈ24Q25C29Ő34ų
~ici	61 -7Ľ8ƕ9ǏǛ11ƾ13qƘ14ǈ16ǒ18Ɩƻ20ǂ27ƫ31ǥ33ş
~icia	67 -8Ľ7P12ƾ15q17ǈ20Ɩ30ƫ
~icie	68 11Ǐ18Ƙǒ35ǥ37ş
~icin	85 13ƕ25ƻ28ǂ
~ick	52 -16Ŧ-13ǩ-8ĸƅƞǃ-7lŐŵƪƮƯƼ7Nŀŋǉ8ŕŞƉƹ9hOY10dxŜŤ11X12ƭ13ŊǍǏ14ŭ15Ŕ16iKǠ17ƽǨ19WĹ20łŶ21ŠǛ22ǘǟ23ľŧ24ǐ25L28ĺ36Ř38Ż51Ƈ
~ick>	60 -8lƮ-7Ţǩ7IRŌŕŜƃƄƣƽǆ8ĻřűŶ9ŋŠǉ10ŝƹ12dľ13xKĺǘ15Ť16Ǎ17Ŋŧƭ21L22Ǩ24WłǛ52Ƈ
~icke	62 -12Ŧ-7ĸ7K8XŧƲ9ļ10w12NƉ15Şţ20ŘŠ23ĺŔ25ǟ48Ż
~icki	81 -7Ǔ8Ţ9ǟ11Ĺ13X18ŀ32i
~ickl	85 16NĹ20Y27Ŷ
~icks	83 -8I7ǐ9ŭƧ13LƇ21ľ25Ř
~icku	83 -9ǃ11Ǐ12Ož13ų18ŭ34ǐ
~icl	63 7ż8žǦ9ŵŶ10ŭ11Żƀ14ū16ǆ18Ű22ų25Ŭ30Ŵ32ǐ35Ū
~icle	63 7ż8žǦ9ŵŶ10ŭ11Żƀ14ū16ǆ18Ű22ų25Ŭ30Ŵ32ǐ35Ū
~ico	80 10Ő21ń26ƹ49ĵ
~ico>	85 11Ő22ń52ĵ
~icot	90 29ƹ
~ics	81 7Ɨ9Ƙ19ǩ22ǈ36Ž
~ics>	81 7Ɨ9Ƙ19ǩ22ǈ36Ž
~ict	68 -9ǩ7Ƒ8ƞơǄ9Ŵ10nŤūƇ11Ƹ12Ǔǔ13ŵƏƷ16Q17Ƭ18Ŀ20ŭ21ś22f
~ict>	85 11ơ15Ǔ16Əǔ21Q
~ictu	71 -8ǩ7Ƒ9ƞ10ŴƇ11nŤū14ŵƷ18Ƭ19Ŀ23fś
~icy	47 -11GǦ-10ĺ-8Ɣ-7oZŀŬǄ7ŪǞ8ašŹž9ŜŞǤ10ŢƖ11ƀƨ12ŐƁƢ13Ǐ14Ĺ15ƂƓƚƬ16ơ17ľƛƧǥ18ŠǡǢ19ŗ21ƪ22Ŗ23ő24ŷſ25ŕ26ŏŚƦƵ28Ʃ37ř
~icy>	47 -11GǦ-10ĺ-8Ɣ-7oZŀŬǄ7ŪǞ8ašŹ9ŜŞžǤ10Ţ11ƀƨ12ŐƁƢ13Ǐ14ĹǢ15ƂƓƚƬ16ơ17ľƛ18ŠƧǡǥ19ŗ21ƪ22Ŗ23ő24ŷſ26ŏŕŚƦƵ28Ʃ37ř
~id>	34 -22Œ-19Ļ-18A-17ǎ-16ųž-15Ƨ-13ŝŷ-12LRŁ-11oIUŌŭǇǈ-10PľƯǄ-9isŀŇşƗƟƮǍǕǗǟ-8łŚŶŽƤƸ-7KQŃůǀǃǛǠǦ7WĴƵǩ8jƙƲ9tFĿōŏŗƞƺǝ10fŜƥ11pƍǉǏǘ12ƹǊ13dqxƶƼǂ14ǜ15lŎ16wőƚ17Ĺŵƅ18cťƩǞǤ19ŖţƬ20źƕ21řƫ22SŉƔ23Ŭ24ƽ25ĽŠšŹƈ26ńŸ27Ƅ28mňŧ29k30Ť31ņŔƌ32ļƳ33Gœ34ũƴǅ35Ņ36Ũ44ƒ52Ŧ65B
~ida	77 -9ž11Uƃ12Ǉ14ǚ18Ǆ19A28H34k
~ida>	88 32H
~iday	85 -7ǟ12U14Ǉ38k
~idd	79 9ĵ10l14L16ai24N
~iddl	79 9ĵ14L16ai24N
~ide	47 -14Œ-12U-11SŨƮƸ-10Ƨ-9Ū-8Ǐ-7ĹřűǑ7eiŔſƏǇǛ8ZŇŴƉ9ŰųŽ10ķœƍƛ11Ŋ12jCť13gnM14TƝƵǄǍ15uY16Ƈư17Ł18ƥ20ūƃƗǢ21ƕǀǠ22ŐƁ23łƦ28ŵƪ29ż34Ų
~ide>	53 -12U-11ǩ-8şŨŪƸǏ-7Œ7ŞŠƫ8qĶŔŬƊƕƵƽ9tŁŧƏǂ10giAſƉǛ11ūŰ12Tőœƍ15j16C17ƥ19YƇƗƝưǍ26ǀǢ27Ǡ29ł31Ɓ34Ų38ŵ
~idea	78 9sTŽ11B12V13Ƶ23Ŋ26Ň
~ided	88 -12Ł15ƛƯ18e26ĺ
~iden	62 -8Ƨ7dŻǔ8Ƅ9žƳ10ţ11GŔ15Ǆ16ū18ť20ƕ21n24ǩ28ƃ31ƪ45ż
~ideo	85 13gƗ34M
~ider	84 -12Œ12ƨ15w20Ő
~ides	65 7Wƻ8ş9Ž10Ɯ11Ų12Ŵǈ13ŷ14ŐǇ17Z18ų19ķ21u24Ł32Ʀ
~idi	76 -12Ƌ8ł12ǀ17ŭ21Ł45Ƈ
~idin	76 -12Ƌ8ł12ǀ17ŭ21Ł45Ƈ
~ido	85 8ƫ13Ǩ14Ʒ22Ƴ26f
~idow	85 8ƫ13Ǩ14Ʒ22Ƴ26f
~ids	57 -16i-12m-9Zǋ-7Ų7Nń8q9Ǜ12ľ14Ɯ15Ũ19ŹƲ20ƶ22ƍƫƭ23n29v31Ư32w33Ʊ40y46x60u
~ids>	57 -16i-12m-9Zǋ-7Ų7Nń8q9Ǜ12ľ14Ɯ15Ũ19ŹƲ20ƶ22ƍƫƭ23n29v31Ư32w33Ʊ40y46x60u
~ie>	71 -12ơ-8ƞ-7ŖǨ7l9V10ƖƮ11ű14Š16f18Ő20Ƴ21ł22h25ƽ28Ʀ36Ƣ41Ŀ
~iec	83 -8ŉ10Ɖ14ƱǢ17Ř20Ƙ22Ŭ
~iece	83 -8ŉ10Ɖ14ƱǢ17Ř20Ƙ22Ŭ
~ied	61 -10ŵ-9ǩ7ƛ8Ɩư9ƫ10Ŷ12Žǘ13ĿƚƟǏ14Ư15ŝƷ16ũǤ17Ţ21Ǩ22o23Ʀ38ƴ40f47Ƴ
~ied>	61 -10ŵ-9ǩ7ƛ8Ɩư9ƫ10Ŷ12Žǘ13ĿƚƟǏ14Ư15ŝƷ16ũǤ17Ţ21Ǩ22o23Ʀ38ƴ40f47Ƴ
~iel	77 -11Ř8ű10ĸ11ƙ12Ś13Jǈ19Ɓ24a27ū
~ield	77 -11Ř8ű10ĸ11ƙ12Ś13Jǈ19Ɓ24a27ū
~ien	55 -13Ŀ-9Ǆ-7ƕ7Ũ9UŧƤǘ10P11ǣǦ12ŠƳƷ13aƢǅ18ļņ19ŭ20ǚ22Ɲ24ƜǓ26A28B39Ŭǔ41Ǘ
~ien>	88 34Ŭ
~ienc	72 -7ţ11Ũ12ŧ17ǣ18ǅ25ņ
~iend	70 -10ǚ-7Ʈ7ƃ9ľ13Ƥ14Ɯ16Ʒ17ŠƳ18aƢ24ļ35A37B
~ieni	90 12ǈ20P
~ient	61 -13Ŀ-9Ǆ7ŊƖ11Uţǘ12Ǧ16Ɯ25ŭƝ27Ǔ31ǚ47ǔǗ
~ier	68 -8ǝ7ǃ9Ŧǣ10ŞŢ12ŝ13M14Ų18ǩ22őǂ25Ƈ33Ő44Ǖ
~ier>	71 -8ǝ8ǃ10Ŧǣ11ŞŢ13ŝ14M15Ų19ǩ23őǂ30Ǖ34Ő
~iers	81 18Ǖ30Ƈ
~ies	52 -10QVƂǋ-9ƞ-8ǩ-7STƗ7WƅƝƨǉ8ŭŵ9mxĽŤǦ11Ƒ12KĵƘƼǃǒ13ghǐ14uĿƜǈ15ńŲ16yƆ17ǀǛ18ƃǍ20cŢƯǣ23ǎ24ǥ34ş
~ies>	53 -10QƂ-9Vƞǋ-7SƗ7YƝǉ8Wŀŭƅƨ9xŤŵǦ10mĽ12ĵƑƼǃǒ14ghuƜǈǐ15ń16ĿŲƆ17y18ƃǀǍǛ20Ţ21cƯǣ25ǥ35ş
~iest	80 10ś12Ƙ13Ǐ21K41ǎ
~iet	81 8ǆ10L13Ʈ19Ƽ22ǎ28ŀ
~iet>	86 11L14Ʈ24ǎ30ŀ
~iev	79 -7ƭ8m9Ō11lM12SŋŸƬ15Ǐ24ǩ
~ieve	79 -7ƭ8m9Ō11lM12SŋŸƬ15Ǐ24ǩ
~iew	83 -14ƶ-9ƈ12Ǟ13Ŷ16B19ǩ25Ŝ30Ŗ
~iew>	85 -14ƶ8Ŗ13ŶǞ14Ŝ16B20ǩ
~if>	39 -20ĺ-16X-14ŉ-13ŀ-12ŗǈ-11dyƕ-10LłōŤƶǩ-9gjAœŨƳ-8kŇǠ-7iĽŐŕŧŪǅǋǗ7bŅŖźƐƛƽ8šŢƬǄ9ŬƁƊ10GǢ11ŏǚ12FƷ13HĻŋűǕ14WƂ15cķňƎƵ16ŝ17ǘ18Ĵƪ19rI21Ŋ22YŘƮ25Ʀǡ26ĸƀƜ27ƫƯ28ƤƱ29ž38ƃ39Ŏ40ſǝ41ŵ49Ƨ74Ǩ
~ife	49 -22P-17ŗ-15ŏ-14dvƸ-12Ż-11ƻ-9aUŐƼǩ-8ǃ-7TľŚšŵƹǄ7Sş9i10ĺ11m15ųƮǈ17Ŵ19fƬ25s27ƪƿ28ƫ29Ƶ31ƴ33qǂ36ot37ƭƷ38r41Ʃ45Ƨ46p50Ʀ54ƨ
~ife>	50 -17ŗ-15ŏ-14v-12Ż-11ƻ-9jUŐƼ-8Ƹ-7ľŚšŵƹǃǩ7uWƮ9ş10i11mĺŴ13oq16ǈ18p19fƬ23ǂ28sƪƿ29ƭ30Ƶ32ƫƴ35r38t41Ʒ44Ʃ46Ƨ51Ʀ57ƨ
~ifes	71 -23P-15d-8aƸ7Ɯ9BŴƺ11bj12Ʈ16ǂ19ų29q34o41p
~iff	66 -13ƚ-11Œ7CƬǘ8KƏ9ǅ10VŎǥ11łŻǕ13ǩ17Ş18Ř19ĺňŧ21ũ23Ŕ
~iffe	66 -13ƚ-11Œ7Ƭǘ8CKƏ9ǅ10VŎ11łǕǥ17Ş18Ř19ňŧ21ũ22ĺ23Ŕ
~ifi	63 -8bŕ-7Ÿ8Ŕ9ĺ10ǃ17ūǤ18ź19ǌǒ26ǧ
~ific	63 -8bŕ-7Ÿ8Ŕ9ĺ10ǃ17ū18ź19ǌǒ26ǧ
~ift	74 7Ǉ8Ǥ11Uļǈ12Ĵ15ŕű17ŵ18ǩ22ǎ23ń43R
~ift>	83 -8Ń13Uļ18ű20ŵ25ǩ30R
~ifth	90 15Ĵ29ń
~ifts	88 9Ǉ20R27ǎ
~ig>	58 -15Ŭ-14ŒƂ-13ƞ-12ǈ-11Ʈ-10SƉƒ-9ǩ-7nŔŖŠƕ7ŮŽƌƘǁ8gtŗƇư9yłœƛƜƣ10j11Ř12ƪǅ13Zľ15ǍǦ16Ǐ17Ǉ22Ǒ23ŦƑ24kƬ27Ő30ĸ32Ɠ43Ɔ
~iga	81 13Cǂ48ƹ
~igar	82 14ǂ49ƹ
~igg	70 7Ǐ10Łƪ11xHŌ14Ň17ǔǞ28Ŀ
~igge	71 7Ǐ10Łƪ11Ō12H15Ň18ǔǞ28Ŀ
~igh	35 -12Tǩ-10W-9ķ-8Š-7ŶƀƪƳ7ņőŨŻơǂǔ8KļœžƠ9rwŕŘƏƦƫƮǓ10uMUŃřƓǟ11PSXťƬ12HŌƐƤ13ŅŊşƙǖǜ14EĻųǃ15ŀŝšůƅƿ16oIƞ17yƒǦ18bŎŲƷ19ŧŰ21ƣǏ22NƼ23ǎ28C29Ŀŗ31Ɯ33ƺ
~igh>	65 -8x8vŮžƚƠ10Ƙ12yŁ14ƙ15Ř16C18l20ǂ25ƺ27Ǧ30Ƽ32ŗ41ƣ
~ighb	70 -7Ŗ7Gļƒ8ĸƅ9ƟǍ10ƙƤǩ13BŅ18C22ƞ24Ɯ
~ighe	75 -14Ɗ12ŅŔ13Ř14œ17Ǔ32m
~ight	36 -15ǩ-11T-9B-8m-7Wķƪ7adiLQRĴŇŏůƤƩƼǚǛ8xņőŻƻǌǔ9Kơƽ10ŕŗřŨųƦƮ11ruwyMŃťƓǟ12CUƒ13PSXŌƅƐƬ14HŊşǖǜ15EĻĿǃ16šƿ17Iŀŝ18o19Ų20bŎŧŰƷ21Ɯ22Ǐ24Nǎ35ƺ
~ighw	88 11Ơ18Ə21Ɓ25ů
~igi	68 8ƅ9T14ūƈƋ15e19lŠ20ƌ22E23I30ř
~igin	75 10ƅ16ƈƋ22lŠƌ
~igit	75 7d15ū17e24E25I33ř
~ign	60 -8Ŋ7IĽ8ǀǉ10ZƢƱ11œŖƲ12WƨǠǩ14Qƒ19J20ő24Ǔ25ǃ26Ŏ33Ɩ34Łǚ41Ō
~ign>	64 -9Ŋ8Łǀ9H11Ʊ12Z13Ŗƨ14W16ƒǩ17Ɩ18Ŏ21J23ő26Ǔ28ǃ32ǚ37Ō
~igne	79 8Ɓ11Ō16Ʋ17Ƣ18œ
~igni	88 -7H7ǚ13ǉ16Ŏ27Ɩ
~igns	84 11q18ŁǠ22Q
~igs	82 -9Ǧ-7Yƛ9Ƃ13Ų18Ƒ19űƆ20q25Ǉ
~igs>	84 -10Ǧ-7ƛ10Ƃ14Ų18Ƒ19Ɔ20q26Ǉ
~igu	70 -14Ǐ-8Ǣǩ7HŤƱ8œƗǊ9yĸŘ10ŖŦƓ11łŅ13Aư14Ǡ15ƈ16ű19Ƭ24Ƙ
~igur	70 -14Ǐ-8Ǣǩ7HŤƱ8œƗǊ9yĸŘ10ŖŦƓ11łŅ13Aư14Ǡ15ƈ16ű19Ƭ24Ƙ
~iju	90 17ƹ22ƿ
~ijua	90 17ƹ22ƿ
~ike	43 -20J-15P-14ś-13Ʀǐ-12ŎơǞ-11Ŀƣ-10Ƣ-9ľǄǠ-8pĹƛƱ-7ŤǑ7aũŭƎư8ĺŖŬƠ9yADXţŦŸƁƽ10lrŧƂǀ11Ɛƭ12łŋŔƘǩ13Ũ14gjY15ņƅ16Ůű17őœžƞ18vRŉŌǍ19ƺ21Ń22ĴĻŲƶ24K27ƿ29Ň30Ŷ31ŝ33Ş35Uƥ
~ike>	43 -19J-15P-14śŤ-13Ʀǐ-12ŎơǞ-11Ŀƣ-10Ƣ-9ľǄǠ-8pĹƛƱ-7Ǒ7ařťŭƘưǖ8ĺƎƠ9yADXŖţŦŬŸƁƽ10lƂǀ11rŧƐ12Ŕƭ13łņǩ14Y15gjŨƅ16Ůű17žƞƺ18vŉŌőœǍ19R21Ń22ĴŲƶ23ĻŞ24K27ƿ30Ň31Ŷ32ŝ35U37ƥ
~ikes	83 10Ƙ14ŋŤ16Ư17ĸ19Ş
~iki	79 -16Ķ-9Ŕ-7ƨ10bg12œ14Ň28ƞ35x36t
~ikin	79 -16Ķ-9Ŕ-7ƨ10bg12œ14Ň28ƞ35x36t
~il>	54 -9Ɯ-8ľ-7Hǩ7nť8vĴĺ9Dƈ11Ǐ12Ǖ16Eƻ19ƐƭǄ20ś22Řǧ25ƀ28ǘ31Ľ39K45ƚ72J
~ilb	90 10ż13ĸ17D
~ilbo	90 10ż13ĸ17D
~ild	56 -11ƪ-7FĹǩ7Xĺ8Ɛƫ9ŶƅƤǀ10y13v14lw15Ʊ19Ư21Ǣ22Ƒ23ơ25u29ǋ35ƺ37Ǎ42ƓƩ45ƣ
~ild>	68 -11Ǎ-9ƪ-8Ĺ8Ź9Ư10XĺƐǌ12wŶǀ22ƅƱ31Ɠ33Ʃ46ƺ
~ildi	62 -20ƅ-9Ʃǌ-7F7ǝ11Ƥ27Ƒ28Ǣ32ơ37ǋ52Ǎ53ƣ
~ildr	74 13ƫ15y16Ư21v35u
~ile	54 -15ŝ-11Ÿ-10ŭǩ-9AŖŽƑ-8Ū-7pqŨŻ7ķǜ8ļƉǅ9ŇŵǏ10wŘźƟ11hś12Ư13ŤƎ14a16IŲƤ18ŚŴǆǒǝ20ŧ21ƛ22ő24Ə28ǐ32Ƅ33Ǘ34ţ41ů64Ů
~ile>	63 -17ŝ-13Ÿ-10ŭ-9Ŗ-8qŨŽ-7ǩ7dŉŜ8ųƜ9wķƷǖ10ǅ12ŇŚŵ13ŧ14śƟ15ţƯ16Ǝ18aƉǆ19IƤǗ20Ų23ǒǝ25Ƅ28ő
~ilea	81 13ů36Ů
~iled	75 -10Ɖ-9Ƒ-7ŉ9K10ǜ11Ś12ƈ14ŧ15Ř16Ƅ22Ť31ţ
~iler	85 -11A16ļ17Ǐ21h31ǐ
~iles	64 -7p8ƚǘ12ǐ14ź20Ǘ24Ŵ29Ə40ů49Ů
~ili	57 -8Ő7Ǌ8ǐ11DĿ12Ƅ13şơ14ŗǚ15X17ƛ18ĽŖǌ19W21Ƃ25ƀ28ž32ǡ
~ilia	88 29Ľ31Ŗ
~ilin	79 -8J9Ŧ16DĿ18Ƅ23X25ƛ
~ilit	58 7ſǊ9ǐ13ş14ơ15ŗǚ18ǌ20W21Ƃ26ƀ29ž33ǡ
~ill	44 -13KŠ-11pxų-10ŤŵǨ-9uŗűŶƝƱ-8ķŀŇŘŞƜƶ-7bmTņŏőŔƓǇǈ7NŁŕƄƞƹ8Ļļƺǂ9oǃ11fŃƕ12ŲŷƒƮǞ13tũƖư14eqĵŐŹǠ15DOP16sĺĽƔƬ17zZŌ18Lƫ19M20CQ21yŨ22H24I25cĴ26JU27V33ł34ƭ43ƻ57Ʋ
~ill>	46 -12Š-11x-10apŢų-9ŗŤ-8uƒƱ-7ŏőŘƜƯ7ĶŉśŬƤƻ8NŕƗƞƹǕ9ĺƄǞ10oĻŚƺ11Ō12f13CŃŲŷƕ14tũƖ15eqĵ16Ź17OPƔ18sŐ19zDƬ20LMƫ23yŨ24QU25H26I28J29cV36ł37ƭ43Ʋ
~ille	81 -7K8aĽ10Ĺ12Ō14ļ17C25Ĵ
~illi	77 -9K7Ǟ9ŝŽ11Ţ13Ĵǁ15Cĺ16Ľ22ƻ
~illo	84 -9ű-7ƙ13ơ16ƅ27ǃ37ƒ
~ills	66 -7Ǩ8U11Ǥ16Yƃ18Ł25Ʋ26ƮưǠ27Z36ƻ
~ils	85 8ǘ9ƈ10JǗ11Ɣ
~ils>	86 9ǘ10JǗ11Ɣ
~ilt	69 -15Ʃ8Eƺ9b10Ʊ11ķǍ12Żǝ19Ƈ23ƪǞ35ƅ
~ilt>	69 -15Ʃ8Eƺ9b10Ʊ11ķǍ12ǝ19Ƈ23ƪǞ35ƅ
~ilv	90 7ŭ9Ŵ17Ū
~ilve	90 7ŭ9Ŵ17Ū
~ily	57 -15a-10Ƣ-8P-7ůż7qzĿƭ8ŗ9A10Ƹ11hǅ12FǇ13ŭư16žƜƳ17ŨŪ20u21Ƭ23ƶ25yƤƮ36w37n38ƽ
~ily>	57 -15a-10Ƣ-8P-7ůż7Ŀ8qzŗ9A10Ƹ12hF13ŭưǇ16žƜ17Ū18ŨƳ20u21ƬƮ23ƶ25Ƥ26y33ƽ36w37n
~ilys	90 12ƭ18ǅ
~im>	57 -20Ƹ-11Ƽ-10Y-9Ńň-8ơ-7aƦ7wƯƳ8rA9ņŔ13ź15ũ16ǌ17o18Ŧ21ƍ22ţ26ƨǂ29ŧ33Ř34ſ36ť41Ť43s
~ima	76 9Ɠǉ11ƾ12ƀ20Ů21Ũ41h
~imal	85 47h
~imar	90 15ƾ
~imat	90 11ǉ12Ɠ24Ů
~imb	76 -13ƴ9Ʃ12œ14Ɓ19ǈ40Ƒ48ǀ
~imb>	84 -14ƴ10Ʃ14œ15ǀ21ǈ26Ƒ
~imbi	90 11ǀ
~ime	52 -11Ǟ-10qƇƨ-9ŒŖƉ-8ŗƀ-7ĺľŎƖƼ7FŘŻƆƒƴƶ8tšſƈ9Ʀ10Sņ11ŠǛ12kƛ13sƺ14Wŵǚ15HĻŜŸƧ16g17őŧũǩ18ŔƟ21ŲƸǇ24V31ǎ33O34R35N36L41Ń
~ime>	53 -11Ƈ-9ƉǞ-8ƨ-7ĺŎƀƖƦƼ7Wőƭǖ8tFŘſƈƴƶǘ9šƒƧ11ņŠ13kTƛ15sHŵŸƺ16ĻŜ18ŧũ19gŔ22ŃŲƸǇ25V27ǎ35OR37N38L
~imer	86 -8R14Lǣ15S18ő25Ǉ
~imes	76 -14T-8q-7ŗ8ǎ9ǀ11Ƨ12Wǟ15ǈ17ţ18Ɵ19Ż23Ʀ38ǩ
~imi	59 -9ơƣ8ŕŻƏ9ĺ10yǌ11Š12Ɠ13Ǎ18Ǧ24Ǣ25Ǔ33ǡ53ŗ
~imit	59 -9ơƣ8ŻƏ10yǌ11Š12Ɠ13Ǎ18Ǧ24Ǣ25Ǔ33ǡ53ŗ
~imm	84 22Ƒ26ƍ
~immi	85 26ƍ
~imn	85 -8ǚ53Ɛ
~imne	85 -8ǚ53Ɛ
~imp	71 -20Ŏ7ž10ĻǢ13Ǝ14ō15Ň16ƌ18Ʊ20ư22Ş23ľ
~impl	86 -8ƶ13Ļ16Ǝ25ư
~impo	77 10ƶ15ō20Ʊ27ľ
~impr	85 -21Ŏ12Ǣ19Ňƌ27Ş
~ims	70 -7Ƴ10tz11Ʒ12aǣ15ǜ16ŧ23ľ42ţ
~ims>	71 12ǣ15ǜ17ŧ24ľ43ţ
~imse	88 -9Ƴ13tz14Ʒ16a
~imu	77 -13ř44ž47ŗ
~imum	77 -13ř44ž47ŗ
~in>	29 -27ǩ-26ŗ-24ƭ-23ĺ-22ŝ-21Ƨ-19Ŕś-18Ʈ-17žǃ-16Dƺ-15c-14Œź-13wƒƔƴ-12ư-11pőƈ-10ŞƆǦ-9aƁƇ-8gœŸƘƠơƨ-7rĸƀƕǒǔ7zGOŇŭƅƖǓǠ8KLŪǀ9ƃƿ10MŀŠƌ11VXńšƹ12vũŹƚƣƦ13yƷǟǡǧ14EĿŤŻƶ15kĵĽƱǄǞ16UűƊƼ17QţųƲƾ18Ĵŧƽ19mķƎƛ20qsŅƍƵǏǑ21ľůƉǐ22SŚŜ23jlTŃƥ24ĻƻǍ25ĹżŽƐ26Rūǌ27Ŗƞƪ28tHǅ30nŌ31Ķ33ǉ37ǊǗ41Ɨ42C43Ƹ44iY47Ɲ
~ina	62 -10ţ-7p7Ľ8jƄƅƯ9Ʈ10tǕ12ƈǈ13BŊƋ14ĸ15klq16Łƌ17Šƥ18A21ƞǜ23Ǡ30ư35Ŭ
~inal	68 -7p7ĺ8ƅ9jxĽ11t14ƈƋ17k18l19Šƌ24Łƞ34ư
~inan	72 10Ƅ11ƮƯ16Ŋ17ĸ18B24A28Ǡ42Ŭ
~inb	90 11ǀ15ś32J
~inc	52 -12ǩ-11Ŝ-10ĸǇ-8ĹĺņǢ7ƀƔƠƪǃǣ8P9żƣ11BƋǆ12GŹƺǉ13ŗ14Ŕƹ15ţ18ťƯǅǟ19ŏ20t21Ʈ22iœ23ǝ26S31Ǟ33ő35T36ũ
~ince	59 -12Ŝ-11ǩ-8ĺņŤ7ǂ9PŸƪ10ƣ11ż13BƋ14GŹ16ŗƹ18ţ20ť21ǟ22ǅ24t26i30S36Ǟ39ő42ũ
~inch	88 -12ĸ11j14X23ƺ
~incl	71 -11Ǉ-8Ŕ7Ɔ8Ɓ10Ŗƀ11œ12ǣ13Ơ19ǉ30ŏ
~inco	66 -7nǢ8Ƭƭǔ9u10ǃ15ǆ26Ư30Ʈ33ǝ47T
~incr	80 -9Ĺ27Ŕ38œ
~ind	47 -26Ǜ-16ŗ-12Ş-11Řƅƈ-10vNŇ-9tIƦƧƻ-8ţťŦơƫƿ-7Vľũƛƭǃ7irUłň8cŨƕ9jqMRƹƼǆǟ10ŃŹƉǑ11hxŏŪųƁƐƲǘ12pűƇ13ūƣƳ14Ŀŷ15ǔ16ĺļŎ17g19ŚśƷǁ20ŤƬ21ŧǄ23Š24X25Ƌ29ƶ30Ŋ32Ʃ64ƚ
~ind>	48 -26Ǜ-16ŗƦ-12ƅƈ-11Ş-10vNŇ-9Iƻ-8ţťƧƪƿ-7VľŦũƛƫ7iűƎƯ8crUłŨ9ƹƼǟ10qMRǆ11hŏųŹƉƲǘ12pŪ13ŃŤƇƣ14Ƴ15Ŀŷ16ǔ17ĺļ18gŎ19Śǁ20ś21Ƭ22ŧǄ25XŠ26Ƌ30ƶ31Ŋ34Ʃ67ƚ
~inde	79 -13t7Ƅ8zƖ17ƕ21Ǒ25x
~indo	86 7ǌ14ŤƐ18j
~inds	80 -12Ř9ű10ň14Ǡ20Ɓ29ū
~ine	44 -25Ƃ-15Ū-13Ɯ-12Ɨ-10CƷ-9hRĿōœţŷ-8FTŠǒ-7tHĺĻŐŦŵƮƱ7Ǖ8KŁ9A10ƑƺǠ11sĽŋƹǎ12űǘ13ǔ14Ɣ15ńŚǂǦ16ŅŎŖǅǆǐǨ17j18Mƿǁ19Iŭƍƛ20Ɲ21qǡ22ǃǋ23ƴǄǖ25ǩ26Ǐ27ǑǞ29ǥ30Ǜǟ31Ǣ32Ń33P34ǝ36Ǌ
~ine>	53 -11Ɵ-9ŠƗ-8œŷ-7HĻƷǔ7aNVŨŸƫƼǢ8błǞ9iĴŕƽ10KMƉǁǕ11ĽŁ12SŚǏ13qŖ14sǊ15ŋƹǛ16ű17ƛ18ƻǝ19jIƔǩ20Pń24Ņƍ27ƴ30ǖ33ƿ40Ń
~ined	75 -11ƿ11Ŕǘ12ň13őƺǛ14Ŗ23ƛ
~iner	86 19ǁǟ28P
~ines	50 -27Ƃ-13Ū-11ƻ-9ƉƗ-8CƜǒ-7GĿ9ǘ11M12Ǜ13A14Ǡ15Ƒǎ18ǂ19ǏǦ21Ŏǆǐ22ǔ23ǝǞ24Ǩ25ŭǅ26ǟǡ28ƝǊǋ31ǃ33Ǆ34Ǒ36ǥ39Ǣ
~inf	73 7ļŔ12Ľ15ŊŻ17ń20Ļ26x37Ǘ
~infl	90 10Ŕ20Ż
~info	76 8ļ12Ľ16Ŋ18ń20Ļ39Ǘ
~ing	28 -24ő-20G-19s-17Ɣǔ-16ŐšƧ-15ŌŗƅƩ-14ļƺ-13Ť-12vǌǚ-11oƷǡ-10ŜųƏǗ-9lƕ-8Cŧŷƃǆǒ-7BDJ7eŲŶƲǐǢ8MķŮŸƬƸǛǜ9ghĵŔƁƆƝ10ƓƣƻǓǝ11śŵżƞƢǠ12IƉƑƜƮ13YĶŅŋŖŘŭŽƋ14qńňƎ15ĻŒ16TZƗǀǄǊ17FPƥƳƵ18Ľŝƒ19Ĵľŉ20fzLŻƄƨƹ21uƍ22ơ23Ǎ24ŞŹǙ25Uŏũ26ŀŢţ27łō29XƖ32Ƙǩ33kxyĿ35i38ĺ39Ǟ40Ĺ41j42t43ǟ48H51V
~ing>	28 -22ő-19G-18s-16Ɣǔ-15ŐšƧƩ-14Ōŗƅƈ-13ƺ-12Cļǌ-11vŤǚǡ-10oųƷ-9ƏƫǗ-8lƕǅǆ-7ŎŜŧŷƃǒǨ7eűſƂƎƛƯǂ8ƑƲǐ9rŮŲŸƣƸǛ10fhMĵŔŶƁƜƝƬ11gTŖƻǓ12ĻňśŵżǄǝǠ13IŽ14ĶŅŋŝŭƋǙ15qńŉƓƞƳ16Œ17ǀ18ZĹƵǊ19FPU20LĴĽƒ21ľŻƄƨƹ22uzũƍ23ŏơ24łŢ25iŞŹ26Ǎ27ŀ28ōţƘ30Ɩ31XĿ32ǩ34xy35kǟ40ĺ42jǞ44t50H52V
~inge	81 9b11Ŏũ23fE27Ǚ34ƫ
~ingi	88 -7Ŷ9q10T14ź21ǟ22Ĺ
~ingl	68 -7ƿ10ƚ12Ɔ13ǩ16ǅ20Ƙ31f41Ɖ42ƈ
~ings	54 -12ǩ-9Ķ-8Ɠƞ7Ļ8QŝƤ9ƑǄǖ10ķŉƹ12Tƶ13Ƙǈ14Ŋ15Ʈ16Ƣ17i18UŘ20ǟ22ƥ28A29Ĺ32Ɨ34Y
~ingu	84 25Ǝ
~ini	63 7aƝ8Ťǡ9ǝ11Ǆ13ǩ15A20ƌ23ź26jŗǙ27m29Ɗ32ƾ35ž
~inim	78 33ŗ45ž
~inin	78 -7ǧ10Ɲ28ź32Ǚ35j
~inio	88 8Ļ22A
~inis	70 9Ťǡ10ǝ12ź13Ǆ18ǩ23ƌ34Ɗ35m
~inj	72 8ŗ33ǣ38ƃ51ž
~inju	73 8ŗ33ǣ39ƃ52ž
~ink	52 -14ƨǄ-11ĹŗŶǠ-10Ť-8qZŃŞ-7P7GĴƉǊǦ8XĿƛǝ9ƈǋǞ10Ʒ11ŌŠƀƓ12ƭƳ13Ŗ14Ƶ16ĺ19Ŕƣ20BǍ21Ũ22V25y26ǩ27ĸű28Ň30HǛ38Ƭ55r56ƿ
~ink>	57 -15ƨ-14Ǆ-12Ǡ-10Ĺ-9X-8qZ-7Ʋ7ōžƑƒƯ8hƉƗ9GĴǊ10ƈƛ11Ʒǋǝ13ŌƓ16Ŗ18Ƭ21Ŕ22B24Ũ26H31ĸű33Ň37r38ǩ44ƿ
~inki	68 -10ŗŶ-8ǩ-7Ť8Hƀ10Ǧ12Ŀ13ƿ16Š20ĺƳ21X23Ƶ24Vƭ29Ƭ30y
~inkl	77 33ƣǍ
~inks	80 41r48Ǜ
~inl	85 11ųŴ14ǖ18ŭ
~inly	86 11ų12Ŵ14ǖ19ŭ
~inn	77 -12ǁ-8Ƽ9ŔŤƛ10Ƥ11n13Ʀ14NƮ15ƿ17L19ǩ26ƻ
~inne	79 -12ǁ-9Ƽ9Ŕ10ƛ13nƦ14Ʈ15Nƿ18L20ǩ27ƻ
~ino	85 -17Ɣ-10c16v18C27ƻ31Ŭ
~ins	41 -19Ƹ-14ǍǏ-11ƒ-10SĴ-9oĻ-8QŶ-7nŬųŵǂǞ7yƵǤ8wƥ9aĺŞƦƬ10CŘŰŲƀƳ11ŗŪǄǩ12ŦƁǌ13ĹľŁǧǨ14r15ţƗǓ16šƕ17WƄƙ18ņƃƘƻ19ơ20ŒƛƩƴ23ǒ24ƪ27Ɠƨ35şǥ37ŏ38Ő39ſ46Ǣ
~ins>	67 -14Ǆ7k9u10ŀƊ12Ơ13Ʃ14yƘ17wƙ18ƻ19ǔ23a24C25ƛ26Ɨ
~insi	73 -39ǌ-20Ǎ-8řǩ-7Ƌ7Ɨ8ƣ10Ŗŷ11ū12ƌƛƪ14Ə15Ű16Ǆ20ƥ39ơ40Ǣ
~insp	79 13Ɖ
~inst	65 7M8łǑ10BK11Ɛǡ12Ƶ14rZń17Ǆ20Ƙ23Ų25ƪ37ǩ
~insu	44 -20Ƹ-14Ǐ-11Ǒ-10Ĵ-9Ļ-8ƒƣ-7oQŵǔ7őǐ8XŚŴƭǤ9ƙ10ƻ11ĺƦƬƳ12ŘŞƀƁƩ13Ŧ14ŗŪ15ĹŁǧ16ľǨ17Ǔ18ţ19Wšƕ20ņƃƄ23ƴ24Œ25ǒ30ƨ32Ɠ36ǌ37Ǣ39ǥ40ş42Ő44ŏſ
~int	57 -10uǅ-9m-8Ʊ-7XZŁňǇ7iLƑǖ8gqŅŵ9ŊŤůſ10RĶŇǄǍ11Bű12żǗ13ƐƾǞ14ǣ15d17ƌƪ19ǜ20Nť24ǎ25Š27Ż30S32Şƛ38Ŗ
~int>	75 -8Ɵ7ū9Ř10Ƒǁ11š12Œ13q14ǩ16Ǎ19ű25ǜ44Ŗ
~inte	68 -8ǩ-7ƀ8řǃǝ9ŖũżƔƪ10HĹ11Ɵ13ů14ŅŠ15BŇ16Ɛƛ26Nť30ǎ
~intm	86 10M11Ǘ14ǖ16ŵ22ƾ
~into	69 -11ǅ-10H-7XŁƱ7żǗǘǨ9Ŏƙ11iłƀ13gRŤƪ14Ŋſ15Ķ16d17Šǣ18Ǟ23ƌ24ƛ38S
~ints	81 -11u-9m43Ż45Ş
~inu	66 7fƇ8uńŚ9aƧ10Ļšǁ13ķ15ǧ17ů20Ō29N39O
~inut	67 7Ş8fuńŚ9Ƨ10aĻǁ15ǧ17ů20Ō30N40O
~inv	69 8Łż12Ǣ13fǩ18ķƗǕ21Ǐ23ǘ24Ɲ
~inve	78 14Ǣ15ǩ21ķƗ24Ǐ27Ɲ
~invo	74 9Łż14f19Ǖ26ǘ
~iny	80 9Ƙ22Ƈ37Y
~iny>	85 10Ƙ40Y
~inyl	88 24Ƈ
~io>	82 -18ƌ-7ſ16lB21źƵ70Ǟ
~iol	82 46Ż
~iola	82 46Ż
~ion	44 -11ơ-10ƈǑ-8wGŏŞſ-7uňŜŝŪŶŷ7qQŚ8TŌŕŵƉƷǜǝǧ9Łƕưƻǁǣ10Š11Őƿǋ12xŊ13nƅǓ14ĻŋƖǆ15k17m18Ƽ19Ŗű20Ə21ū22ĶńŔǌ23Ƈ24ƌ25Pŉƀ27AŇŻƱ28ż31Yǚ
~ion>	48 -16ǩ-13ţ-11ƈ-10ơ-9ĵ-8Ǒ-7uwŏŪŶſ7xļŃŅŎŗǓ8Fƃƕ9qTǂǝ10ƉƭƷǣ11ŕŵŻǜ12SżƏưǁ13Ō14ń15ƌ16AŁƅƖ17Ļŋǆ18k20m24Ŕ25Ķū29Ƈ30Pű31ŇƀƱ36Y
~iona	72 8Ɛ10Ǥ12gƿǓ17Q18ǌǧ25ǚ
~ione	85 -9ƴ-7ŷ12Aĸ18n19Ŗ21ń23ż
~ions	59 -10űǂ7xņżǞǡ8AŖţ9ũ10ĵƆ11ś12Ə15Ś17ƌǩ18ǋ21ǚ22ƻ23ŊŻ24Ƽ26ŉ
~ionw	88 -7S14Š15ő33Ő
~ior	78 -9Œ7m13œ18w19a29ľ34Ƈ
~ior>	80 -9Œ7m13œ19aw36Ƈ
~iou	75 -15ǩ-9ƿ-7G7ƖǏ8ŉ9ńœŔ10rǛ12Ĺ13Šǂ15wƽ16Ƽ17ƈ21Ŀ
~ious	75 -15ǩ-9ƿ-7G7ƖǏ8ŉ9ńœŔ10rǛ12Ĺ13Šǂ15wƽ16Ƽ17ƈ21Ŀ
~ip>	59 -11ǩ-10œǦ-8A-7ŎŮ7ŠƄ8ķƂƳ9ǌ10Ɖƛǆ11Ľ12ǋ15ǁ18Ǎ20kƜ21ŉŢ24ů27B30ł53ƃ73E
~ipe	74 13ǖ15U18Ƥ20ũ32ƛ34Ş35Ƌ
~ipe>	78 10ũƤ14ǖ36Şƛ
~ipes	84 9Ƥ12ũ41Ƌ
~ipl	88 28mƁ
~ipm	69 19Ɲ21Ǣ23Ǟ46Ǐ
~ipme	69 19Ɲ21Ǣ23Ǟ46Ǐ
~ipp	74 -9ƴ8Ťǝ10ĵƗ12Ǖ14ƿ15Ƣ18ƛ23h
~ippe	82 -9ƴ9Ť10ƛ11ĵƗ13Ǖ16ƿ26h
~ippi	79 9ǝ10ƛ16Ƣ
~ips	81 -8Ʈ7k8ƛƜ15ǀ21T27E30ǡ
~ips>	81 -8Ʈ7k8ƛƜ15ǀ21T27E30ǡ
~ipt	77 -7ƿ26Ƙ29ƻ31Ǌ
~ipti	85 21ƻ
~ipts	84 -7ƿ11ƻ15Ƙ35Ǌ
~iqu	86 -16Ÿ-11ž13Yƿ18Ƙ46Ǜ
~iquo	90 -17Ÿ-11ž14ƿ49Ǜ
~ir>	57 -12ǣ-10ǆ-9ş-8dŷ7aļơƳǌ8UŝǗ9zŚ10iĸŀ11ĵŴƋƢ13y14ľŇ15ǃǐ16ŦǕ20vŧ21ŉƝ22Ʊ23Ǒ25Ņ31Ŕ42ǈ44ǒ
~ira	73 -11ǩ8Ž10u22ŕ24x39w45Ķ
~ira>	74 -11ǩ10u25x40w46Ķ
~irb	85 39Ɯ
~irbn	85 39Ɯ
~ird	76 -12J-9ź9xǡ15ǅ17ƣ21d22q24ǘ30Ɵ
~ird>	78 -12J-10ź7i9xǡ10Ɵ16ǅ18ƣ21d23q25ǘ
~ire	53 -11ůǏ-10ǈ-9Ǡǩ-8Ƶ-7Ū7kűŸƭǙ8eUVŕǘ9ĻƘ13tơǌ14ƧǑ15ĺǓǢ16Ư17ŉŤǞ19ǔǝ21Ƥ23P29Ķ34Ǝ41Ɛ44S51ǜ79Ə
~ire>	58 -11Ǐ-10ǈ-9ŕ-8ŪǠ7ŸƗ8Ǆ9Ŝƭ13ǌǓ16ƧǑ17ĺǔ18ƯǢ19ŉ20Ƥ21Ť22Ǟ23V24ǝ29ǜ30S34Ǝ69Ə
~ired	74 -25ǌ-11Ķ-10V-8t7Ƥǘ10q12Ǚ13ű14ũ24S36P37ǜ38ơ
~irem	74 -25ơ-8V27ǌ28t55Ķ
~irep	77 53Ɛ
~ires	85 7ǔ14e19Ļ27ŕ
~iri	73 -10ǘ-9Ń15ƻ20Ǎ23Ǟ29V34ǜ47Ƌ
~irin	73 -10ǘ-9Ń15ƻ20Ǎ23Ǟ29V34ǜ47Ƌ
~irl	73 -8ƮƳ7ǖ11ǈǤ12l15ǜ16w20Ƣ22v27Ʒ41u
~irl>	80 8ǖ12Ǥ13v14l15ǈ18w25u
~irlf	86 -8Ʈ20Ʒ24Ƣ
~irls	84 -9Ƴ11v12Ʒ18ǜ22u
~irs	56 -8ĸ-7ŷƜ7ľĿŌǅ8eSǓ9ƨ10w11ƆǄ12Ɗ13őŠƤǑ14ŅŚǩ15axY16ńŇƫ17œƅ18oŃ19AǍ20ŏ23Ɩǋ26Ř
~irs>	71 -7Ɯ8ƛ9Ŧƥ12Ǔ15Ɔ16ƊǄ20Ņ21ƤǑ25Ǎ31ǋ
~irst	59 -8ĸ7ĿŌŕǏ8ľǅ9eS10wƨ13ő14Š15Ś16aY17xŇƫ18ńœƅǩ19Ń20oA21ŏ25Ɩ28Ř
~irt	64 10Ŝ11Ǘ13P16ņ39pv47c50d
~irth	65 10Ŝ12Ǘ23c40pv51d
~is>	22 -25Ũ-24Š-22Ƹ-16ǘ-15Ť-13šŦƜ-12SĽ-11dņŧƮ-10Ɲ-9ĸƷǌǕ-8Oųƽ-7gňőƬƴ7ƞƻǢ8amzĺŎŖşƈƗƧǅǙ9lFŅřũſƀƍƐƕơƺǜ10Ɩǁǔ11nBEKŏŗŞūƑƔ12CŉŻžƙƳ13fXĶŝŷƱƼǖǣ14ĿƥƫƯƾǥ15uŋŹ16MĻľƠǇ17ōű18ĵłŕŶƘƟ19vǞ20rN21hqYƉƩǋǗ22QRTŒƅ23DŐǈ24IJPŬƁǃ25AŪź26ůƊƨǆ27ƆƇƢƲ28yĹƓǟ29Ǜ30j31pƶ32ǂ33s35Ń36Ł38oǩ41UǍ42it43x44ŀ58Ŵ
~isa	77 -7Ʀ11Ƙ13Ư14Ǝ15eň16Z24ş26ĸ28W
~isab	82 -7Ʀ14Ư17ň26ş30W
~isc	69 7ő8Ɓƺ9mľǩ11Ů14hQZ15ş18Iź19r23Ž
~isco	71 7ő9mľ12Ůǩ14Z15Qş18ź19I25Ž
~iscu	86 10Ɓ11ƺ18h24r
~ise	59 -9E-7ŦƢ7ƮǊ8adkĿŏŔ10mƎ11wƸǂ12gǢ13ǋ14BǤ15Ơƽ16tƒ18Ŏ20lA21V22œǩ23Ƙ27Ư30ƣ
~ise>	63 -7ŗ8ƮǊ9kĿƽ11dƎ12mwǂ13Ƹ14gœǋǢ16Ǥ17tƠ19Ŏ20ƒ23Vƣ25ǩ30Ư
~isea	88 11ƽ
~ised	76 -11E11ŏœŔŗ13a15B29l33Ƙ
~ises	90 -7B9Ż13A14ƣ
~isf	88 16ŧ26ŝ
~isfi	88 16ŧ26ŝ
~ish	63 7Ťǝ8hƉǁǡ10ź11ņǄ12Ş15ƛ16Ɨ18ĻƎ19ƌ24ư27Ɗ28ǩ30mǘ43g
~ish>	76 -7Ŋ8Ɵ10hŤǁ11Ɖ15Ǆ16Ş18m21g22Ļ37ǩ
~ishe	68 9ǝǡ12ź14ņ16ƌ17m19g20Ǝ27ư32Ɗ
~ishi	86 7Ű12g16Ɨ43ǘ
~isi	63 -11Ř9N11ł14Ŕ15Ń16A19ƻǁ20Ł23ƙƾ27ż38Ɯ46ƀ
~isin	82 11A21Ŕ26ƻ31ƙ
~isio	67 -11Ř7ǚ8A13ł16Ń23Ł30ż49ƀ
~isit	78 8a11N24ǁ29ƾ48Ɯ
~isk	76 -18g14ķ21ƙ29ũ37ǀ
~isk>	78 14ķ21ƙ31ũ
~iss	66 -9Ő-8Ĵǩ7Ƶ8pY9TŎǟ11űƉƷƸ12Ł13ĵ15ǚ16ų18ǂ19Ǚ20ŵ21Ş28Ÿ29ŝ31š41ō
~iss>	82 -7ŞŢ8Ĺ12ǟ19š25ōǙ41ŝ
~isse	84 18ĵ24š29ō
~issi	76 -10Ő10Y11T13Ŏ14űƉ20ǚ25ŵ32Ş
~issu	77 7rs8t9Ƶ10p13Ƹ14Ʒ15Ł22ǂ34Ÿ
~ist	50 -11ǌ-10ų-9Ɗ-8Y-7ōŚŰƥ7ŪŻƫƼǓǖǡ8DUůƏƙƜƵǩ9gƯƸ10dhkoQşţŤǘ11űƒ12ǑǗ13ſƘǐ14ńƾ15ĺŬƎ17B18ūǊ19ľ21aƗ24ǚ31ŷ32A34ƽ37ơ
~ist>	58 -23ǌ-11ǩ-8ų-7Yƥ7ĽĿƘƿǥ8fǏ9Ūǈǡ12gnPŬű14şŤƜ15ƒ16ǘ17ƾǐ18ń19ĺƎǗ20ſ26ŷƗơ27ľ
~ista	80 -13Ɗ12Ů17ů19ƙ44ǚ
~iste	65 -10f7h8rt9zP10ƘƷ12oUǌǖ14ƫ18Ư20ơƽ25Ǌ26ǩ27B30a46A
~isti	86 14ƅ24Ƶ
~istm	85 9Ƌ18D21dk
~isto	73 10ņ14Ƽ15Ƹ19ţ29ƽ
~istr	80 14Ǔ15Əǔ20Q35ū
~ists	76 10ŷ19ǈ22Ǒ
~it>	27 -28Ĺ-26Ʒ-25g-23Ņ-22Ǒ-20q-19ƨ-18ƣǔ-17Cǈ-16pǩ-15vyŷǝ-14ş-13alGO-12ǜǠ-11zHǖ-10txŝƃǕ-9ZŞŢƸƺǙ-8dơƦǄ-7žǐ7WƁƚƻǋǡ8eŋŲǇ9ĿŜŽ10DJōŦūƈƯǧ11sAťƠƽ12ƌƖ13nFƐ15ǏǘǞ16šŴ17żƂ18bŁŎƼ19ŐřŸƊƙƟǤ20ĶŮǅǆ21PŊŠƹǟ22ĵŒ23Ŕƭ24ĴŃ25BƉ26ĺŚſƀ27łśŤƢǍ28ƆƓ30Uŕ31ƇǗ32Ʃƫ33Ō34ŇŬ35ƞ36Ű37jŧǃ38r39ų40Ŗŗƒ41Ƨ42Ũ43ŭ45ƅ46ũƵ47ŀ49ƪ50Ŷ51œ62ű
~ita	65 -10ŗ-9C-7ţ7VƤ8ů9qPĸƶ10S12ž13aƃ15Ƽ16ǂǩ17gƦƻǨ18ǔ20Ż21Q22fƸ25Ƙ34ŀ
~ital	70 -10ŗ-9C-7ţ8V9ů10qĸ11P12S14žƃ17Ƽ18ǂ19Ǩ20Ʀǔ22ǩ23Q24Ƹ25f
~itar	86 24g34Ƙ
~itat	81 27Ż45ŀ
~itc	64 -9Ǌ-8ĺǩ7Lƙ8Ÿƀ9ǈ10ƞ12Ǝǝ15Ǜ16głŌ18ő19Ǆ21M25Ɖ26f34Ţ36ƌ
~itch	64 -9Ǌ-8ĺǩ7Lƙ8Ÿƀ9ǈ10ƞ12Ǝǝ15Ǜ16głŌ18ő19Ǆ21M25Ɖ26f34Ţ36ƌ
~ite	61 -17ś-16q-12Ʈ-11Ɨ-8rx7Ǉǜ8Ľń9Kĸřƻ10wũŴ11ŉƌ12ǀǚ13Ɖƾ14ŶƬ15ŝŸ16Ōƥ17ǩ18Őƍ22Ǥ25ļ27h42ƞ45Ƙ
~ite>	65 -18ś-17q-11Ʈ-8x-7r7oĹǆǖǛ8ŐǇ9Ľǜ10Kĸř11wŴƻ12ŉƌƍ14ƾ15Ƭ16ƞ17ŌŶŸƥ18ŝ24ǩ28ļ30h
~itec	88 20ǚ21Ɖ
~ited	81 10ŵ31Ǥ38ƞ
~iter	84 7e9ƈƍ10Ť12n16ũ18ǀ
~ites	88 7Ǔ10ŭ13ń16Ő
~ith	38 -15P-13Hůƣ-12ĺǩ-11Ɵƫ-10JŒŤǇ-9ƝƦ-8yCGķŁŅƃơƼǅǆǐ-7jtNŘũŪűƎƔƖǊǢ7Ľœřǣ8Wƿǥ9BIMSĶƱǡ10ŚƁƂƚƛƽǓǤ11ŀŢư12rAńŖŭƐƧ13ľŜŰż14ĸƮƳǁǃǜ15QĻŊſƤ16gŗŶŽǨ17Ĵŋŧ19VŲƷ20ňƵ21ŠǍ22ĹŐ23asŬ24b25Ƣ26ŵ27nŝš29ņ31Ş35ş46ő
~ith>	39 -18ĺ-16ǐ-15P-13Hƣ-11Ɵƫ-10JŏƭǇ-9Œů-8ķŤƝǆ-7yCGNŁŅũƃƔơǅǊǩ7řŷƉƨƽǣ8Ľ9IĶœƿ10BMżƱǡ11rWŚƁƂƚƛưƳǤǥ12ŀ13ńŢŭƐƧ14ŜŰǃ15AŖǁǍǜ16QSĸĻŊŬ17ŶŽƤ18agŋŧ19Ĵ20Vŗ21ňŲ22Ƶ23Š24ĹŐ25s27bƢ28n29ŝş32ņ33Ş56ő
~ithe	82 7ƹƽ10ż13Ǎ17şŬ
~ithi	86 -9ƈ-8ů16Ə17ǐ26ť
~itho	63 -17ő-11S-8ǩ8ƈ10aĺǠ14ƺǓ18ſ21ƭ22ľŏ23Ʈ28Ʒ32Ǩ42š43ŵ
~iti	61 -13ƈ-10ŏ-7Ưƻ7ĸŐǤ8iJVǈǓ9ƄƵ10S12Ņ13ǀ14a16ƉƜ18Ʋǧ22Ɩ23ń24ǌ25ƌ26Ŏ29űƼ30Ʊ
~itie	90 7Ơ11Ʊ21ǀ
~itin	75 -10ŏ-7Ư7Ǟ8aH11iJŐ13ŎƄ21Ɩ22Ɯ23Ʋ
~itio	65 -13ƈ-7ƻ7Ŕ8ĸǤ9ǈǓ10VƵ11S13Ņ15ǧ17ŎƉ26ńǌ27ƌ31ű32Ƽ33Ʊ
~itl	75 7ǐ8ǈ9q11ķ16ű23Ɩ26P36Ŭ
~itle	75 7ǐ8ǈ9q11ķ16ű23Ɩ26P36Ŭ
~ito	74 -10ŷ17Ǥ24Ɯ29Ž33Ǝ
~itor	74 -10ŷ17Ǥ24Ɯ29Ž33Ǝ
~its	55 -11ǩ-10ơ-7ķņŏ7Ɠǝ8ehŇǢ9tŠƂƏǌ10CYĴƤǜ12Ƙ15Ǧ17EIL20ǡ22ſƣ23Ǔ24řž37W38ŗ
~its>	55 -10ǩ-9ơ-7ņŏ7ƺǝ8ehŇ9tŠƂƏǌ10YƤǜ15Ǧ17EIL20ǡ22ſƣ23Ǔ24řž37W42ŗ
~itse	83 -7ŗ10Ǣ12Ƙ13Ɠ17Ĵ21C
~itt	56 -17ǩ-13Ǉ-10Ŗ-8ǥ-7oŏų7cdzIļņƳƻǓ8rĿūŽǦ9ƟƲ10Ƙƞ11Ǆ12bż14MƝ15ŊœƦ16v17Ņ18ŗ19ƹ20Ư21w22uY23hxž24Ķ
~itte	77 -23n8ư10ŻǓ14Ʋ17ŗ21b23ž41h
~itti	71 -7ŏ7Ƈ8ĵ9ŀ11jǦ12rYŗ14ƝƟƹ15Ƙ17Ķ19M22n
~ittl	60 -13Ǉ-10ǩ-8ǥ-7ų7gņƆ8dzIļŐƳƻ9cŨūŽƹ10Ŀ11Ķ12ƞ13Ǆ14Yż16ŊœƦ18v19Ņ21Ư23w26u27x
~itu	76 8f10Ź11Ǩ12z14nƥ18F20G24Ƣ27Ɨ
~itua	86 10f11Ź13Ǩ14z16n20F
~itur	79 -7ŗ15ƥ21G25Ƣ29Ɨ
~ity	54 -7Ǆ7ŋƾǐ8V9Əǋ10Ɣ11yŗǓ12şơ13ǚ16ǌ17ľ18Wƶ19ĶƂ24ƀ25žƎ28ķ29ǡ30ǆ34C
~ity>	54 -7Ǆ7ŋƾǐ8V9Əǋ10Ɣ11yŗǓ12şơ13ǚ16ǌ17ľ18Wƶ19ĶƂ24ƀ25Ǝ27ž28ķ29ǡ30ǆ34C
~ium	77 9Ʃ10X12œ15Ǥ29Œ
~ium>	77 9Ʃ10X12œ15Ǥ29Œ
~iva	82 -8Ÿ8ŊƱ9Q11ǀǣ12ƨ14Ƥ19ơ
~ivat	84 -8Ÿ8ŊƱ9Q11ǀ12ƨǣ19ơ
~ive	41 -16u-13R-12SYŖ-11Ɯ-10rTĿǂ-9ņƦƨǄ-8qBĸŗŚşƯ-7sUľōŬƵƿǇǨǩ7ĶőŞŸƅ8OżƝǛǠ9azƀƢ10QƗ11ŅŰ12xƁƠ13ǀǚ15XŔ16ŵƣ17Ʒ18Ž19Ǖ20nCG21Ŵ22Ū23WŶ24DŭƮ26ůƙ27l29ſ30Ź33ŮŲ37ų40ŷ41ź71ǐ
~ive>	47 -17ǩ-16u-13q-12Y-10rĿŞƜ-9TĸŖ-8ASŰ-7BRŗşŬƨǂǄǋǓ7eoFŌŏǕǣ8ŊƄƆƘơ9hĶŐŝŦŨŽſ10dķŔ11őƅǠ12zƀ13nQ14Ɨǐ15ŅŹƠ16ŭǀ17Ɓ18XŲ19ų20xƣƷ21l22ŵǚ25C26Ū27W28D29Ʈ30Ŵ31Ŷ38Ů45ů
~ived	85 -8SƩ-7n24l35G
~iven	76 -12ǧ10ŷ11ŭ13ǒ14Ŕ15Ŵǋ
~iver	54 -14Ŵ-9ů-8R-7ņơ7ŭ8ǃ10ž11ǡ12y13Ǔǩ14Ÿ15Ʃ16Ž17żǕǛ20a26Źſ32Ų38ƙ52ŷ53źǐ
~ives	61 -15Ū-9ů-8zŴ-7ǚ7qſ9ű11A14Ƣ21n24ŷ25Ş31ǐ34ų
~ivew	77 12Ə26Ū40Ű
~ivi	55 -22ǩ-17ŝ-10T-7sRV7AŖŲźƷ8eŵƆƫ9ŭƲ10tƂǍ12u13ƍ14qƟǁ15H18ŮŽ19Ŵ20i22ŷ23Nż24kƞ26Fǀ27Żƪ28P29zŸ32Ź36Ū
~ivid	88 15Ʀ17ƫ45ƪ
~ivin	55 -22ǩ-16ŝ-10T7AŖźƤ8ŲŵƆƷ9eŭƲ10tƂǍ13uƍ14qƟǀ15Hǁ18ŪŮŴ19Ž20i22ŷ23Nż24k25ƞ27FŻ28P29Ÿ30z33Ź
~ivo	82 11ĵ36f
~ivor	82 11ĵ36f
~ix>	78 12ǩ18ţƤ26ƀ27Ş28hũ
~ixe	82 8ŵ10ĵ11Ɓ13ǌ23ũ29ƌ30Ǐ
~ixed	85 8ŵ12Ɓ27ũ30ƌ
~ixi	88 10y11ƌ15ǀ18H
~ixin	90 10y11ƌ15ǀ18H
~ize	77 -10Ʈ-8Ŕ8Ļ9Ǟ11rƆ13œ15Ƌ20H28Ƭ
~ize>	80 -10Ʈ-9Ŕ7Ʒ9Ǟ12r14œ21H29Ƭ
~ized	90 8Ɔ11Ļ18Ƌ
~izo	90 -10Ǐ12Ÿ15Ǟ22Ɵ
~izon	90 -10Ǐ12Ÿ15Ǟ22Ɵ
~izz	88 8Ų12Ǎ29ǩ
~izza	88 8Ų12Ǎ29ǩ
~jec	81 8ŋ16ƴ22ƌ26ǁ
~ject	81 8ŋ16ƴ22ƌ26ǁ
~jee	86 -11ŷ-8Ĵ11Ŧ20Ūų21Ŭ
~jeep	88 -11ŷ-8Ĵ21Ūų22Ŭ
~jew	73 37Ƙ
~jewe	73 37Ƙ
~job	55 -11ŖŶ-10ǩ-9ōǏǨ-8oŗƻǝ-7HƜƮ8Ǧ9tň10ǔ11Ķţŭƨ13R14Ǒ15Ƭ17Ʀǣ18u19Ǔ21Ǆǧ25ů35Ƨ36ǈ38ǐ42q49W50U52SV54P
~job>	56 -11Ŷ-10Ŗ-9ōǩ-8oǏǝǨ-7ŗ7Ɲǀ9tň11ţ12Ķŭ14R15ǐ16Ƭ18Ʀǣ19uƧ20Ǔ21ǧ25ǈ30ů42V43q51W52U53S57P
~jobs	74 -9ƻ9Ǧ10ǡ14Vƨ15ǈ17Ǒ20ǔ21Ƨ24Ǆ31ǐ
~joi	83 -9ǅ11Ŏ18Ǎ26ő29s
~join	83 -9ǅ11Ŏ18Ǎ26ő29s
~joy	82 11ǟ18ŭ21g23t39U
~joy>	86 21U23g26t
~jua	90 17ƹ22ƿ
~juan	90 17ƹ22ƿ
~jud	85 9ż10š14c22ķ
~judg	85 9ż10š14c22ķ
~jum	76 -13Ŧ-8Ƭ-7Ŏ12ƍ27Ŕ35œ42ǀ48Ţ
~jump	76 -13Ŧ-8Ƭ-7Ŏ12ƍ27Ŕ35œ42ǀ48Ţ
~jun	85 7mŹ10G20w22a
~juni	86 7Ź8m20w22a
~jur	72 8ŗ10ķ33ǣ38ƃ51ž
~juri	81 -7S13ž32ƃ37ǣ
~jury	77 9ŗ10ƃ11ķ42ž
~jus	48 -16ŗ-14ƞǐ-13ō-12D-8qBųƥǓ-7XłŃŚƧǡ7frƨƩǗǚǧ8eZƦƴ9ķƭ10sUŇŜƍƗǙ11ŁŊƢ12ǈ13hŌŏ14S15uƻ16CKơ17Ŗŧ18ŭǑ21Ū24nŔ26Ĺǋ27Šƀ30Ǉ32Ļ33ŷ
~just	48 -16ŗ-14ƞǐ-13ō-12D-8qBųƥǓ-7XłŃŚƧǡ7frƨƩǗǚǧ8eZƦƴ9ķƭ10sUŇŜƍƗǙ11ŁŊƢ12ǈ13hŌŏ14S15uƻ16CKơ17Ŗŧ18ŭǑ21Ū24nŔ26Ĺǋ27Šƀ30Ǉ32Ļ33ŷ
~kag	77 -8ǘ13ş19Ų23W45ǥ
~kage	77 -8ǘ13ş19Ų23W45ǥ
~kay	47 -10ĻƝǖ-9jũƶǑ-8ŔŖ-7QRĺŌŬ7MOŁŃňŮƀƄƵ8TUĹŜŢżƉƞǒ9ŭƫƼ10ťŧƥ11hŘūƩǁ12pJŷƕǂ13KNŋƦ14Ĵō15X16iűǎ17WŊƬ18b21Ɔ23Ƹ28Ķ31Ũ
~kay>	47 -10ĻƝǖ-9jũƶǑ-8ŔŖ-7QRĺŌŬ7OŁŃňŮƀƄƵ8MTUĹŜŢżƉƞǒ9ŭƫƼ10ťŧ11hūƩǁ12pJŘŷƕǂ13KNŋƦ14Ĵ15Xō16iűǎ17WŊƬ18b21Ɔ23Ƹ28Ķ31Ũ
~ke>	37 -19Z-18J-14ƣƨ-13ľ-12ĹŀƦǑ-11ŁƢǇ-10nƒƔǞ-9ńũƛƷǕ-8otơǏ-7CQSŅōŚŰƄƆƫƲǅǐǡǢǦ7kŵźƯ8MĿƂƐƖǌ9jĴŘǒǨ10ŠŬƓƪƮ11žƅƱƽ12vRňŉŪƝƺ13ŹƶƹǄ14Ǎ15ƻ16Bǀǩ17ŢŶƬ18KķŌƁƏ19gņ20Ų21ŎŞƧǚ22ŧǘ23Ńőƿ24cƤ26ŝǖ27ƞ28U29TĻ31ǂ32ł34ů35ƥ37ŨƎ50Ň
~ked	55 -9ŷ-8ĻţƅƦ-7ųŻ7apFļŎŤǟ8wNĽƌ9ņōŘƕǔ10BYĶŭƞƷ11Ş12ǒǧ13ŉ14ƛ16i17ż19ĺǗ20Ǆ21S23r27Ű34ńǘ36Š
~ked>	55 -9ŷ-8ĻţƅƦ-7ųŻ7apFļŎŤǟ8wNĽƌ9ņōŘƕǔ10BYĶŭƞƷ11Ş12ǒǧ13ŉ14ƛ16i17ż19ĺǗ20Ǆ21S23r27Ű34ńǘ36Š
~kee	53 -13ŭ-12ƃ-10N-8eǔ-7ĶŘ7cƻ8qũūƀƟ9Wŉǘ10tŽƝǒǩ11PĿǙ12Uŀ13hoxŋşƊǝ14ſƮ15Ś16ƥǟ17Y18Ǐ19ŝǨ20Ţ23Ű26ōƧ28Ʒ31Ǘ34Ǡ39Ƶ
~keep	53 -13ŭ-12ƃ-10N-8e-7ĶŘǔ7cƻ8qũūƀƟ9Wŉǘ10tŽƝǒǨǩ11PĿǙ12Uŀ13oxŋşƊ14ſƮǝ15Ś16ƥǟ17Y18Ǐ19ŝ20Ţ23Ű26Ƨ27ō28Ʒ31Ǘ34Ǡ39Ƶ
~kel	88 -12Ŧ12Ř16ŧ24ũű
~ken	66 -12Ɗ-10ŷ-9ƪ8mĴũ10Ũ11Qǎ12Ųƛǉ13ƿ14źƜ15ť18ŭ19R29Z37k
~ken>	74 -13Ɗ-10ŷ-9ƪ7ǌ9Ĵũ12Ũ14ƛǉ16ź35Z
~kend	72 12ǎ14Ų15ƿ16ťƜ20ŭ21R41k
~kep	74 -7ō9YŶƃ18ŝ19ŀ25Ǘ32Ű39ƥ
~kept	74 -7ō9YŶƃ18ŝ19ŀ25Ǘ32Ű39ƥ
~ker	60 -13Ɗ-10Ɨ-9Ǥ-8Ş7KƝ8xAķƿ9g11Ɖ13aǘ14Ŝ15ł17vƳǑ18s20ƹ21Ƌǜ23Ł25Ž26Ǉǣ29ƥ
~ker>	66 -14Ɗ-11Ɨ-8Ş9AK10gƿ11ǣ12Ɖ14a16Ŝǘ17ł19Ƴ20Ž21s22ƹ24ǜ25Ł33ƥ
~kers	69 -10Ǥ8Ž10x18ǣ20vƋ22Ǒ32Ǉ
~kes	64 -7ň7ųƃǒ8ĿņŠƏ9ŝũŴǨ10OŜŤſƙƯƵǁ11X12ĸ13Ş16ŋƳ19Ł21Ǌ22Ǟ24ŀ
~kes>	64 -7ň7ųƃǒ8ĿņŠƏ9ŝũŴǨ10OŜŤſƙƯƵǁ11X12ĸ13Ş16ŋƳ19Ł21Ǌ22Ǟ24ŀ
~ket	59 -13Ɣ-10Ŝ7e8Ŗǔ9DǄ13ĸ14ƕǟ15ţŦ17Y20H24Ŕ26Ř27ƒ51Ż
~ket>	65 -14Ɣ-11Ŝ9Ŗǔ10DǄ13H14ĸ16ƕ17Ŧ19Y26Ŕ27Ż29Ř30ƒ
~kets	68 9H16ǟ19ţ31Ż
~key	71 -9Ʀ-7ŏ8kĿ9Ń11v32ų36Ɩ58Ǩ
~key>	86 -11Ʀ-9ŏ10k71Ǩ
~keys	72 8Ŀ9Ń11v33ų36Ɩ
~kgr	86 9s23ǜ27ǩ
~kgro	86 9s23ǜ27ǩ
~kic	81 -7ƞ12iĺ15Ōƹ16Ļŕ36Ř
~kick	81 -7ƞ12iĺ15Ōƹ16Ļŕ36Ř
~kid	55 -20ų-19m-16i-9Zŷǋ-8z-7PķŢŲƽ7q11ľ13Ũ14Ǐ16Ʀ18Ʋ19ź21ƫƭ22Ɯ24Ʊ26l27ƶ28v30w31n33ƍ34y35Ư43x57u67Ź
~kid>	74 -22ų-10ŷ-9mƱ-8zŢ10ƶ11nƘƜ17ƍ21Ǐ23Ʀ28l31ź66Ź
~kids	57 -16i-12m-9Zǋ-7Ų7N8q12ľ14Ɯ15Ũ19ŹƲ20ƶ22ƍƭ23ƫ24n30v32wƯ33Ʊ40y46x61u
~kin	44 -24Ǜ-21ŗ-17Ʀ-13ƪ-12ňƈ-10DŐţ-9ŞŶ-8luNũƫ-7nrLMŁŌŒŵŹƓƧƺǐǑ7cƝ8ĽƞƠƣƲǆǞǧ9ƒƵ10vQǍǔǦ11ŰŽƍǖ12ZŧƇƭ13iƐƻǈ14ŪżƉ15Śƹ16g17Ƅ18ŇŊŢǄ19ń20qPǩ22ĺŠƋ23yHĴ24Ń25hơ26Ĺ30t31VƬ34X36Ʃ39x40a
~kin>	64 -9ǩ-8Ŕ7œŬƢƵ8pvUŨŽ9CĴŢŭ10Ńƍ11hƩǠ12ŀŚƄƅ13xŠƐǍ14tH15ń16Ĺ18XƞǞ20Ŀ21a
~kind	55 -29Ǜ-16Ʀ-14ƪ-12ƅƈ-10t-8ŗťƻƿ-7Ň7ŃŢŮ8ƝƸǥ9bŖƎƚư10ĺ11Xű12iŊƹ13Rǆǩ14qƉ15hŏƲ16xƇƣ17Ť18Ū19ŧ21ǔ28Ǆ31Ƌ42Ʃ
~king	50 -16ň-14ŗ-11U-10D-9ĿŀŨ-8rţŤ-7lŞ7ŽƳƹƿǗ8vzĽŢƆǊ9ǧ10Ś11qŠƠǓ12hZńťƄ13cľŃƭǈǦ14QŰƒ15ĺ16ǩ17HPǖ19Ĺż20Ĵ23g24tƻ26X27x30yŇ31a32Vơ37Ƭ
~kip	82 -12Ǧ10Ŋ12B13Ƃ16ů17ŉ22ǁ
~kip>	82 -12Ǧ10Ŋ12B13Ƃ16ů17ŉ22ǁ
~kit	71 9L10ǈ12ƞ14Ǝ15ǝ17Ǜ21Ǆ26M43ƌ
~kitc	71 9L10ǈ12ƞ14Ǝ15ǝ17Ǜ21Ǆ26M43ƌ
~kke	81 -10ŭ22ǘ38Ǡ
~kkee	81 -10ŭ22ǘ38Ǡ
~kle	72 -9ƴ8Ƨ12ƿ13NĹ23Ŷ30ƣǍ
~kler	77 33ƣǍ
~kne	86 14Ƹ20ƽ37t
~knee	88 14Ƹ38t
~kno	51 -12ĹŎ-11ǔ-7ľŌſƮƽ7Ʒ8ĴĽ9Řƈ10ņňƐ11GŜŲ12cƋƎ13ŒŔǣ14hrţźƌƓ15wōƩ16ƧƳƸ17ŅŰ19ǃ23f27A29ǩ41ŉ43Ŗ
~knob	90 24Ƌ
~knoc	81 -8ƅ7m8ţ11RĴ25ƌ26ź
~knot	90 38f
~know	52 -12Ŏ-11Ĺǔ-7ľſƮƽ7OƷ8Ľ9ţƈ10ņňŘ11GŜŲƐ13cŒŔƎ14hrǣ15wƓ16ōƩƸ17ŰƧƳ18Ņ20ǃ27A31ǩ42ŉ47Ŗ
~kon	90 11z17B22ư
~kon>	90 11z17B22ư
~kru	88 31ĵ
~krup	88 31ĵ
~ks>	48 -20ǩ-17Q-14Ɲ-10ĶŐ-9n-8gRŁŨųƳ-7qIŀńŠƿǋǏ7ľňŜŭźżƌƮǙ8amŕŽƗǝ9twĽšű10TƑǗǘ11ǔ12ŒƉƷǖ13Ɓ14Ʀǜ15XƽǑ16ķž19ŝ21r22ƙƟƹ23ƥ24Ɯ25z30LŊŵƛ32Ǜ34ǈ35ǐ41Ǡ
~ksg	86 11ǜ35k
~ksgi	86 11ǜ35k
~ksh	72 -12Ǎ-7Ǌ9ǣ19Ƒ33Ɲ
~kshe	80 10ǣ
~ksho	77 -13Ǎ-8Ǌ20Ƒ35Ɲ
~kup	67 -8ǃ8Ǐ9Ož10ųƊ13Ƹ14ŭ16ŵ21ƫ24ƛ25ƾ26ŏ27ǐǘ
~kup>	68 -8ǃ8Ǐ9O10Ɗ11ų13Ƹ15ŭ17ŵ18ǐ21ƫ26ƾ27ŏ29ƛ
~kups	90 -7ƛ13žǐ40ǘ
~ky>	76 -19g7Ŭ11PţƔƠǘ13Z27o30j39ǀ
~kya	90 9Ɯ12Ɣ16ƍ
~kyar	90 9Ɯ12Ɣ16ƍ
~kyd	86 30ǀ
~kydi	86 30ǀ
~la>	60 -8Ǟ8žſ9gń10ŜŶ11Bǩ12Ƙ17ų40Ǧ55Ƃ
~lab	74 -11Ś-9q8Ɠ9lǎ12hǜ14ƾ17ť21ū24ƻ31s39Ƈ
~lab>	80 9Ɠ14h42Ƈ
~labo	90 11ǎ15ǜ21ť
~lac	50 -11Ĺƪ-9SǇ-8ōŬ-7ZŖŜţǄ7hĺƒ8U9ƚƲǛ10Ǚ11ńƆ12Ǩ13ƈƤǖ14Ɯǋ15ŃŏůƑ17MşƟƢǅ18D19ƌǟ20ƔǊ21ƅƗƥ23ƓƦ24G25ƞ26HƵ27Ơ28Ǣ34F40Ɛ
~lace	51 -11ƪ-9SŬǇ-8ō-7WZŜţǄ7hƒ8U9ƚǛ10ƲǙ12ńƆƵǨ13Ƥǖ14ƈǋ15ŃŏůƑƜ17Mşǅ18DƟƢ19ƌǟ20Ǌ21Ɣƥ22ƅƗ24Ʀ25G26HƓƞ27Ơ29Ǣ35F42Ɛ
~laci	79 -10Ĺ18ĺ22Ƶ
~lad	72 -11ƀ-8b-7Pƃ7Ǚ8ŵǁ10Őŧ11Ŝ12Ťť19Ǆǈ20żǣ23o25ŶƜ26t
~lad>	83 -13ƀ-9b8Ƽ13tŐ14Ťť23ż30Ŷ
~ladd	86 -9ƃ8Ǚ18ǈ23Ǆ25ǣ
~lady	80 -10ǈ9ŵǁ11ŧ12Ŝ17t26o29Ɯ
~lai	54 -10Y-8ņ-7ųƞ7ŅƧƸǣ8ŵƃƉǚ10Ň13ǛǨ14ľ16ũ17ŖŦ20B21ňŔ23ŊŞ29ǜ30Ř33Ťťŧ49ţ
~laid	82 -7ǩ13Ƨ14ƃ15Bŵ19Ň20Ǩ
~laim	58 -10Y8Ņ9Ŕǣ10ǚ11ǜ15Ǜ16ľ18ũ19Ŧ33Ř36ť38Ť43ŧ54ţ
~lain	68 -10ŧ-9ų-8ņƞ7ư8ſ11Ƹ12Ɖ15B16Ŕ24ǜ26Ŗ28ň30Ŋ31Ş
~lak	80 -11Ǉ13ķŜ20k23Ɵ26g28ƙ
~lake	80 -11Ǉ13ķŜ20k23Ɵ26g28ƙ
~lam	78 -8Ĺ9ſǠ10ƺ13Hń14Ɛǎ16ǟ36Ŕ
~lame	81 -9Ĺ9Ǡ11ƺ13Hń14Ɛ38Ŕ
~lan	51 -17Ƅ-12P-11Ş-10gǟ-8nōŒǝ-7CļƕƜƝǗ7lGŗŬų8Ŗů9Zƃ11ŦƠ12JĶ13IS14FƌƔǄ15ŏ17Ŕ18ĸĺƤǚ19Š20Ƶ22Wķ24ǩ25Dơ27Ň28ǌǞ29H31k37y41ǀ46V
~lan>	65 -12ŞƧ-7gŒǟ7ŝƯ8ŌŠƶ9uŀǞ10ƃ11Ʊ13ŗƁ14Ŗ17Ķ21ŏ24Ň28Ƶ33W39V
~lanc	82 -9Ǘ22Z35Ɣ
~land	64 -15Ƅ-10D-8ļƔ8ĸ10ųƤ13Ŭ14G16JŦ18IŠƠ20Ň21Ǆ26F30ķ34ơ36ǌ
~lane	83 -8CV38ǩ39ǀ55D
~lann	71 -13u-9ǩ-7Ǡ8Ǟ11A16Ƥ17ǀ18V19ĸ23H26ƌ49y
~lans	69 -9P13V16H27ǚ29Ǟ32ĺ35k
~lant	81 11Ƨ14lU15ů33S
~lap	74 10ŕ11Ǘ13Ś18Ɲ20U45š
~laps	79 48š
~lapt	88 -7Ǐ13Ǘ16Ś22Ɲ
~lar	56 -9ǩ-8ŹƏ-7Ǉ7ŢŸƗƙƧǍ8ľƂƾ10œśǅ11uŗƮ12ŠŲơƦ14ŘŚ15WŅ16X18ĸƆ19Ɖ20ǉ21T24Ƙ27Ɗ28Ŧ32ǔ51Ǝ
~lar>	65 -9Źǩ-7Ť7K8ųƩǔ9Ÿ10Ƃƙƾ13ǅ15Šơ16Ų18ĸŗ19Ř23ƉƘ30Ŧ32Ɗ
~lara	83 17ś24Ś
~larg	85 14ǔ30Ɔ
~larm	72 -9Ə10Ǎ61Ǝ
~lars	74 -8Ǉ7žǘ8ǝ9ƎƗ10Ŏ13Ţ14ľ15X16œ22Ņǔ
~lary	78 13Ƨ17ǉ18Ʈ20uƦ22W35T
~las	45 -18ŧ-13ŠŦ-12ũ-10dB-9ĺŤŨǅ-8SľŃŒƳǐǢǧ-7pDVŅňŕŸƜǋǜǝ7řŬƮǂ8ƀƩ9oĽƫǌǘ10ixłŵƑ11ĹżſƼ12űźŻƺ13ŔƋƲǉǨ14ţƹƿǣ15šƚǑ16cư17Ǜ18E21ŜƁƈƸ23bǞ24aĵǏ27Ŗ30Ǌ31Ǚ33ņ34ƾ36œ38Ǥ
~las>	88 -8ǐ10ƫ12ņ26Ǒ
~lash	90 -8Ɯ-7ǋ11ž14ƍ15Ɲ
~lass	71 -7ŧ7dƄ9ř12Ǚ14xƀ17ǌ23ź26ƿ38Ɓ58Ǥ
~last	46 -15d-13Ŧŧ-12Šũ-10B-9ĺŨǅ-8SŃŒŤƳ-7pDVľňǢ7yƓƧƮƶǂǒ8ŬƩ9oĽ10Ƒƫǘ11iĹłŵ12żƺƼ13űŻſƋƲ14ŔƹǨ16cţ17šưǉ18ƚǣ19E21ƈƸǛ22Ŝ24bǙǞ25aĵǏ28ņŖ31Ǌ36ƾ38œ
~lat	61 -16Ÿ-11Ƽ-8ƈ-7ŤƘ7LŃƭ8OUƔƪǂ9ĺǙ10ĵţƓǩ11żƾǣ12ŲƁǕǟ14NƸ15ǜ20ƨ23ǎ34Ɖ42Ż54ū
~lat>	78 -10fƈ8j9ƚ12ƴ18Ɓ22ǩ29ƨ44Ɖ
~late	66 -17Ÿ-12Ƽ-7ņŤǩ7ǀǌǏ8LŃ9OUŻƪǂ10ĺƭǙ11ĵƓ12ƾǣ13ţżǕǟ14Ų15N16Ƹǜ25ǎ62ū
~lati	77 9fŔ10Ɣ43Ż
~lau	86 -10Ţ-8ĺ13ƕ24ǩ25Ǔ33Ǣ
~laus	88 13ƕ26Ǔ34Ǣ
~law	68 -7ŗ7Ƶ9k10Ƃǡǩ12BQ13łǦ15Ņ17nA27ķ28ǜ29Ʋ
~law>	79 7z8Ƶ9ŷ10A11n14Q15B18Ņ
~laws	81 -8ŗ9nƯ12k13Ƃ15ǜ16Ǧ17ķ
~lawy	77 7ŋ10A12ǩ13ǡ15ķ17ǜ34Ʋ
~lay	74 -14Ũ7Ƃ10Ƙ11VƜƤ12Ƨ15Ŀŉ16Ť18ư23g25Ɖ33D
~lay>	77 -11Ũ7s10Ƙ12ƉƜƤ13Ƨ16ŉ17Ť19ư24g35D
~laye	88 9Ƃ17Ɖ
~lba	88 27I
~lbac	88 27I
~lbo	85 9ż12ĸ14N16D20Ǚ
~lbox	88 10ż13ĸ16D20Ǚ
~lc>	79 22ǃ53ǆ
~lco	71 34ƿǛ
~lcoh	71 34ƿǛ
~ld>	31 -21Őų-20x-16qŒǋǞ-14Ƴ-13ĺŭǎ-12oŤ-11ktFŅţ-10UŏŰƝǖ-9QRĹşŪżƉƔƞƟƠƼ-8zŦƻǃǇǐǣǥ-7ŁƆƚơƥǅǛ7HĽ8dľŘƨƿǂǢǧ9bejZƘƪǄǘ10ĿŀŇŶǓǡǦ11LĶŚ12rũƀƂƍƩƸ13mĵŗǗ14ŃžƏƺ15apA16ņŌū17BŽƒ18Ƌǚ19YĻ20Ŋưǁ21TƗƱǨǩ22œŖƶ23Dƈ24Ĵ25Şƅ26sśŷ28ŢƯ29v30ķűƬ31Mŵ33Kǝ35ƭ37Ƥ38cXƵ43Ŏ47Ʒ49ĸ53Ʈ
~lde	65 -11Ÿ-10ot-9c-7ƕ9N11Ǩ12Pƅ17Ɠ18p20y22Ŵ24xĶŬ28zŹ29v35w37ǧ
~lder	71 -10t-7ƕ7ǆ10N12Ǩ13P18Ɠ19ƅ25p26Ŵ27Ŭ32z41ǧ
~ldes	75 -13Ÿ-9co28y30vx33Ź43w
~ldi	60 -19ƅ-10ő-9ƈƩ-8ǌ-7F8i9Ɖ10QƤ12t13Ƹ16ű18S24ŀ26Ƒ27Ǣ30ơ35ǋ49Ǎ51ƣ
~ldin	60 -19ƅ-10ő-9ƈƩ-8ǌ-7F8i9Ɖ10QƤ12t13Ƹ16ű18S24ŀ26Ƒ27Ǣ30ơ35ǋ49Ǎ51ƣ
~ldr	74 13ƫ15y16Ư21v35u
~ldre	74 13ƫ15y16Ư21v35u
~lds	73 -12y-9Ɣ11Ƌ12ƕ14ƣ15Ŭ24v25p30Ʃ38ƅ
~lds>	73 -12y-9Ɣ11Ƌ12ƕ14ƣ15Ŭ24v25p30Ʃ38ƅ
~le>	39 -18ŀ-15Œ-13A-12ŝǩ-11Š-10rƌƠǊǥ-9jDľŁŃƱǋ-8ioFŌŗũŽƃƫǂ-7yQĺřŹƇƓƙơƴ7kTœƆƗ8ŇŻżƄǅǙ9Rňőǚ10fvPƥ11hNŊşŰųƎƒǁǖǝ12xLłūƲǒǗ13nuŦŴƺ14sw15IĸŘƯƷ16lƜ17ƁƩǈǉ18dMƀ20Y21ŧ22Ƥǜ23śűƉ24ŬƘ27X28ļ30Ųǆ33a
~lea	47 -21Ǎ-17ƈ-16Ő-14Sś-13ť-12Œǈǐ-11ŕ-10ŋ-9nƒǦǨ-8ľŔžǓ-7ŏŚŪƋƯ7ŇũűŲƟƾǇǜǢ8ĺŊƂƠƫ9uĿŰƥ10ŹƐƬǛ11V12zA13ŝƎ14Ť15ŭƳ17ţ18ŮƔ19aŗǏ21Ļ22F23Ż24Ƨ25Ɖ27Ƣǋ33ň34ŉơ35Ƥ38ƶ40Ţƛ50ǌ61Ŭ
~leag	80 10g13ů36Ů
~leak	71 -22ƈ-8Ɯ10ũ18Ǝ27Ť40Ɖ68ƛ
~lean	71 -14ŋ-10ť-9ǈ-8T-7Ő8r13Ǐ15ŇǢ18ű19u20ƐǛ22z23Ż24Ɯ25A38ţ
~lear	72 -14Œ-13ǐ-7d9s10Ʒ11Ƽ12Ļ15Ų17ƾ18Ŭ22Ź27ŉ30Ɣ60ň
~leas	55 -22Ǎ-15ś-11S-9nŕǓ-7Ŕƒ7cř8ŗ9Dő10ƞǅ11dĹǇǏ12Ơ21ŭ24ŝ26a29F34ǋ37Ƣ39Ƥ42ơ62ǌ65Ŭ
~leav	59 -8ŝǦ-7ŐǨ7GņŦƘ8sŁƀ9yǎ12ĺƂǜ13Ɵƫ14ŊƥƬ15ĿŰ16V18Ļŗǩ21ŉ22Ƴ34Ƨ50ƶ56Ţ
~lec	69 -14ǧ7PĴ9ƫ12Kĵ15q20Ǒ23ǒ32Ƌ41Ƙ
~lect	69 -14ǧ7PĴ9ƫ12Kĵ15q20Ǒ23ǒ32Ƌ41Ƙ
~led	57 -11Ş-9Ɖ-8ĺŉŝ-7pBŏƑǩ7Ĺ8ķļơ9Ư10bŃňŘƄ11Ŋ12Ʃ13o14j15ĴŤŶ16Ţ17ŵ18ƞ19Nš20ţƈ21wń23ş25ŔŻ32ǃ42ŧ
~led>	57 -11Ş-9Ɖ-8ĺŉŝ-7pBŏƑǩ7Ĺ8ķļơ9Ư10bŃňŘƄ11Ŋ12Ʃ13o14j15ĴŤŶ16Ţ17ŵ18ƞ19Nš20ţƈ21wń23ş25ŔŻ32ǃ42ŧ
~lee	68 -10Ƶ-8ǇǗ7Ŀ9Ɯ10ľŀ13ĸǐ14Ũ15Ō17Ƥ19Ļ20ł22Ƽ26n27Ű37x
~leep	69 -10Ƶ-8ǇǗ7Ŀ9Ɯ10ľ13ĸ14Ũ15Ō18Ƥ19Ļ21ł22Ƽ26n27Ű37x
~lef	69 -7ŀ8ĸ9f11zķŖ12Ķ15ōŢƧ16ŕ20Zŝ21Ɣ25ƶ27Ŭ
~left	69 -7ŀ8ĸ9f11zķŖ12Ķ15ōŢƧ16ŕ20Zŝ21Ɣ25ƶ27Ŭ
~leg	62 -11ŗ-9ơ-7ůƯ7ƀƹ10ŋž11Ɯ13Ʋ20ǃǆ25źƶ29y38Ʊ39m44h
~lega	75 -13ŗ-10ơ7ŷǌ8f9ƹ10ƀ12ŋž18Ʋ25ǃǆ33ƶ
~lege	66 -7ůƯ12Ɯ27ź37y41Ʊ42m
~lem	71 7s9ŋŵ12Ƽǜ13L14Ŝ15ƛ16ŀ18Ŧ22Ɩ32Ž
~lem>	80 7Ĺ8s11ŋŵƛ15L17Ŝ20ŀ
~lema	86 39Ž
~leme	90 24Ŧ28Ɩ
~lems	83 7ƛ8Ƹ14Ƽ15ǜ
~len	68 -12ǜ-8Ŗ7ĵ8ƙ9S11Ŋ12L14Ƹ20Ŭ22ƭǘ27Ƅ29ų57ƕ
~lend	70 -12ǜ-8Ŗ9ƙ13L21Ŭ28Ƅ30ų60ƕ
~lent	90 10ĵ19Ƹ
~ler	67 -12ǩ-9A7Ƃ8Ő9ŠŴƁ10jHő11ļƿ12Ŕ14hǕ15ş17Ƅƻ18v19xǈ24ǐ27ƣ28ǍǏ
~ler>	76 -10A-7ŧ9Ƅ11HŐŴƁ12j13ļ14ƿ15Ŕ16ǐ18ş23x32Ǐ
~lere	90 -26ƣ41Ǎ
~lers	74 -10ǩ8Ƃ10ŠƄ11őǐ17hǕ20ƻ21v52ƣ
~les	51 -17Ś-11ǉǩ-9şų-8wŷƴ-7pPŀƕƬ7uLǜ8Łłƻ9UźƒǕ10iŘƚƪǆ11ŅŢ12ľŴŶƼ13Ŝ14cƉƘ15ǁ17Ǔ19ƹǛ20ņũƈ21ƏǠ26ǘ29ůǖ30Ǘ36ǐ39ŪŮ42Ǌ
~les>	53 -17Ś-13ƿ-9şų-7pPǉ7L8Łǜ9ł10ź11Řƚǆ13ŴŶ15cŜƉ16Ƙƻǁ21ƹ22ƈǛ23ƏǠ27ǘ29Ů31ǖ32ůǗ39ǐ42Ū45Ǌ
~less	71 -9ƴ-7ŷǩ7ƶ8Ƥ9Ǉ11Ʀ12S13ƿ14ƒ15uŮ16i17Ţ18UŅƪ19ľ25Ǔ30ũ
~lest	90 -11ƻ8ǂ25Ƽ
~let	57 -12s-9ŖƷǩ-8œŰ7ŘƄ8NOŃŐ9ĵš10Ūƾ11ryƪ12ƎƜ13Ÿ14Ļ15Ŏ16Ŋ18Ś19KĽ21xŔŞ23a26ƛ27řƐ28Ž30ǜ39b
~let>	61 -11s-10Ŗ-9ŔƷ-7Űǩ7iŸƏƝ8ŘřƵ9NOĵŐ10ŃšƄ11Ūƾ12r13ƎƜ16ĻŎ18Ŋ26Ş28a30ŽƐƛ32ǜ
~lett	70 -9œ8ūŸ10ƪ16K21x25řŚ30Ľ37Ŕ51b
~lev	72 -10Ǎ9ŀǌ17m19Ʃ20Ɗ27Ɔ28ƣ
~leve	72 -10Ǎ10ŀ15ƣ17m20ƊƩ28Ɔ
~lex	78 -11Ǎǧ-8w-7Œ12ƘƠ39ơ47ƣ
~lex>	78 -11Ǎǧ-8w-7Œ12ƘƠ39ơ47ƣ
~ley	88 8ƚ25ű
~ley>	88 8ƚ25ű
~lf>	53 -13v-8ķ-7bƳ7ŘƇƓǑǣ8ŠƊƎƠƻǂ9kpƕ10Vǚ11cQĴ12qtCƑƦƨ14ŁōţƷ15Ŧǔ16Ǉ17r18n20oHǉ24Ƭ28Ǩ36Ƣ44g
~lfr	86 -8Ʈ20Ʒ24Ƣ
~lfri	86 -8Ʈ20Ʒ24Ƣ
~lia	58 -8Ő7Ǌ9D13ŗ14ơ15ǚ17Ŗ18ǌ19Ľ21Ƃ27ƀ35ǡ37ž
~liab	59 7ſǛ8Ǌ13ŗ15ơǚ19ǌ22Ƃ27ƀ36ǡ38ž
~liar	88 29Ľ31Ŗ
~lib	86 -7Ţ7ŵ13ş14Š18Ŵ23Ő
~lic	43 -12G-10Ǧ-8nƔ-7IZŀŬųǄǈ7ŞšŢūžƘƢƥǤ8ƨǒ9ŐƀƄƖ10dŌƁ11Ǐ12ĹŠǛ13ƂƓƚơƬ14ľƧ15ƛǀ16őŕŗǡǢ18Ŗ19ƪ20ſ21ş22aŚ23ŏ24ƦƩ26Ƶ29Ź32ř37ǥ45Ÿ49ŷ
~lica	85 10ǀ11S15ƿ16Ōƴ
~lice	59 -9ŕ-8S-7ő8Ǩ11ŻżƺǛ15Ƅ16o17dūǀ20a31Ź38ŷ65Ÿ
~lici	68 8Ƙ10Ǜ18ǒ35ǥ38ş
~licy	47 -11GǦ-10ĺ-8Ɣ-7oZŀŬǄ7ŪǞ8ašŹž9ŜŞǤ10ŢƖ11ƀƨ12ŐƁƢ13Ǐ14Ĺ15ƂƓƚƬ16ơ17ľƛǥ18ŠƧǡǢ19ŗ21ƪ22Ŗ23ő24ŷſ25ŕ26ŏŚƦƵ28Ʃ37ř
~lid	75 10ƅ11UŸ12ƀǇ18ƍ33k
~lid>	83 11ƅ12Ÿ13ƀ
~lida	85 -7ǟ12U14Ǉ38k
~lide	90 23ƍ
~lie	57 -9Ǆ-7Qƕǝ7lyŊ8SŸƬ9ǘ10Uţ11ƯǦ13ǩ14Ɯƴ17u21ŭ22Ŀ25Ǔ27Ǘ29ǚ32Ǖ34Ɲ43Ŭǔ
~lie>	90 11Š54Ŀ
~lied	90 24ƴ
~lien	61 -13Ŀ-9Ǆ8Ŋ11Uţǘ12Ǧ16Ɯ23ŭ25Ɲ27Ǔ29Ǘ31ǚ46ǔ47Ŭ
~lier	75 -8ǝ49Ǖ
~lies	85 -8Q-7Ɨ8ǐ12y17Ɲ20Ư29u
~liev	80 -8ƭ8m9Ō11lM12SŸƬ25ǩ
~lif	55 -18ŗ-16ŏ-13qŻ-9jUŐ-7ŃŚš7Ʊǈ8lSWŵ9Ũ10ű12mş13ĺ15ǩ20i22Ƭ31ƿ32ƪ35ƴƵƷ44ƭ47ƨ48Ʃ53Ƨ66Ʀ
~life	56 -18ŗ-17ŏ-13qŻ-10Ő-9j-8U-7Śš7Ʊ8lW9S10Ũ12ş13m14ĺ20i23Ƭ32ƪƿ36ƴƷ37Ƶ44ƭ48ƨ49Ʃ54Ƨ68Ʀ
~lift	88 -8Ń15ǈ19ű22ŵ29ǩ
~lig	77 -7ţ9š10bTĺ15Ō18ż19U20ŻƮ22Ɛ23ƻ
~ligh	79 -7ţ10š11ĺ16Ō19Uż21Ż22ƐƮ
~lik	43 -20J-15P-14śŤƦ-13ǐ-12ŎơǞ-11Ŀ-10Ƣƨ-9ľǄ-8pĶƛƱǠ-7nqĹǑ7aťũư8ŖŭƎƠ9yADXţŦŬŸƁƽ10bglrƂ11œƐƘƭ12łŋ13ŧ14tY15jvņŨƅ16Ůűǩ17Ňž18ŉŌőƺǍ19R20x21Ń22ĴĻ23ƶ24KŲ27ƿ28Ş30Ŷ32ŝ33ƞ35U
~like	43 -19J-15P-14Ť-13śƦǐ-12ŎơǞ-10ĿƢ-9ľ-8pƛƱǄǠ-7ĹǑ7amŀřťũƌưǖ8ŖŭƎ9ADţŦŬŸƁƠ10gryXƽ11lœƂƐƘ12łŋƭ14Yŧ15jņŨ16Ůűƅǩ17Ňžƞ18vŉŌőǍ19Rƺ21Ń22Ĵ23Ļƶ24KŲ27ƿ29Ş31Ŷ33ŝ35U
~liki	80 -17Ķ-7ƨ10b14Ň29ƞ35x37t
~lim	58 -10ƴ-9ơƣ7Ż8Ə9œ10yŠǌ11Ɠ13Ǎ14ǈ17Ǧ21Ƒ24ǓǢ33ǡ36ǀ51ŗ
~limb	79 -13ƴ9Ʃ13œ19ǈ29Ƒ50ǀ
~limi	59 -9ơƣ8ŻƏ10yǌ11Š12Ɠ13Ǎ18Ǧ24Ǣ25Ǔ33ǡ53ŗ
~lin	50 -10Ɨǩ-9rǂ-8jGŏœŠǋǏ-7lJŪƦƬ7ŉ8DńŕǊ9Ƅƌƻ10xŁłŚƷǀǕ11ĹƸ12i13Ǆǐ14a16STX17Ĵ18mPĽŨƔ21sƽ22ǖ23qƍƓ24ƾ25ƛ26I27CŅ30ƴ31Ō35ŃǞ
~lin>	72 -7Ĺ7Ŝ10aƛǄ11s12ĴƮƱ13Ľŉ14Ŀ15H17Ņ20ƻ25i
~line	57 -8GŠ-7HœƗƷǏ7ļŋşƖ8wXƫ9KVǄ10ańǊǢ11ĴłŕƽǞ12ƛ13ĽŁǕ14Ś18s19Ņ20S22Ɣ23P27Iƍǖ30q36ƴ44Ń
~ling	60 -13r-9ǂ-7JĿŏŪǩ7ŢƟǀ8ĺƉƨƴ9ƛǁ12CDXƌ13Ƅ14Ƹ15xƽ16Ō19ǐ22T24Ĺ25m29Ũ30Ɠ34Ǟ
~link	88 12ǘ15Ƒ29Ō
~lip	85 -10ǩ9Ť11Ɨ13ſ14ǌ18Ľ31ǡ
~liq	88 -17Ÿ-11ž13Y14ƿ48Ǜ
~liqu	88 -17Ÿ-11ž13Y14ƿ48Ǜ
~lis	56 -11Ř-9ų-8Ƶ-7Yƥ7JPƅǏ8frű9ƫǡ10g11n12Ɯơǘ13ĺ14oşƒ15ĻƻǑ16ńƘǐ17ƾǌǗǩ18Ŭ23ľż24Ɨ27ŷ29Ǝ40ƀ
~lisi	70 -12Ř22ƻ32ż52ƀ
~list	59 -10ų-7Yƥ7Ŀƅ8arPǏ10ƫǡ12gnű13Ɯơǘ14ĺ15oşƒ16Ǒ17Ƙǐ18ńƾǌ19ŬǗǩ20Ǝ25ľ26Ɨ29ŷ
~lit	51 -11ƣ-10ǩ-8ƶ7czĺŋŨŽƳƹǐ8Ŀ9ĶƞƦǄ10şż11YĴŗơ12Ŋœǚ13ƫ15v16uŅǌ17Ư18wƂ19W22xƀ25Ƣ27ǡ32ž
~lit>	75 -13ƣ-9ƶ-8u12ž13ĺ15Ĵ16Ǉ21ƫ39Ƣ
~litt	59 -13Ǉ-10ǩ-7ǥ7dgņ8zIļŐƳƻ9cŨūŽƹ10Ŀ11Ķƞ12Ǆ13ż14Y16ŊœƦ18v19Ņ21Ư23w25u26x
~lity	58 7ſǊ9ŋǐ12Ķ13ş14ŗơ15ǚ18ǌ20W21Ƃ26ƀ29ž33ǡ
~liv	52 -16ŝ-13ǩ-12Y-11ų-10T-9RŐƜǇǋ-8Œ-7ĸşƦ7ƚ8ƃƆƲ10ǡ11D13hǍ14u15ĶķƠǕ17H18lǛ19qƤ20Ɵ22Ƣ24ƣ25ƞ29C30Ųǐ32P34Ʈ35Ʒ39FG40z66n
~live	55 -12S-11Yų-9Ǉǋ-8RƜ-7ĸŒ7ƅǗ9ƃ11ǡ13DFĶ15h16zƢ17ķƠǕ20lǛ26ƣ28Ʒ32C34ǐ35Ų38Ʈ41G60n
~livi	66 -17ŝ-12ǩ-11T8fĿƐƢ9kŖƤ11ƆƷ12nƲ13Ǎ17S18Ɵ20u25H26q31z34Fƞ43P
~lk>	58 -15ņ-11Ũ-9Ĵ-8Ưǟ-7Œƫǉ7syƧƽ8RĽƛǈǕǘ9ŊŖƤ10ĸƗ11nAĵňżƮ12ń13ł14ZǔǙǠ17ŵǝ18Ļƣ22Ĺ27Ť47N
~lke	72 -7ĸĻ8s9ƨ10ż11K13Ư14Bǔ15Ʒ25i27Š28Ǆ33r
~lked	73 -7ĸĻ8s9ƨ10ż13Ư14Bǔ15Ʒ26i27Š28Ǆ34r
~lki	68 -11Ĺň-7Ƴ7Ŧƨ8Oŉō9Ţƍ10X11hCĽ12cƆ18v19ńť24Ň25ǩ27a31x
~lkin	68 -11Ĺň-7Ƴ7Ŧƨ8Oŉō9Ţƍ10X11hCĽ12cƆ18v19ńť24Ň25ǩ27a31x
~lks	64 -12Ɲ-8ǩ7lKľ8aĹ9Wǡ10ļƣƮ11Ž12Ɯ13Ǚ14ǖ15žƥǗ16ŝ20Ǉǔ23Ʀƽ30z
~lks>	64 -12Ɲ-8ǩ7lKľ8aĹ9W10ļƣƮ11Ž12Ɯ13Ǚ14ǖ15ƥǗ16ŝž20Ǉǔ23Ʀƽ30z
~ll>	32 -19ŗ-18ŠƮǌ-17Ň-16ŵ-14ő-13rǢ-12Tĸ-11mAų-10vľůŻƣ-9ňŎŞŽƅƘǅǦǧ-8GœťŭƛǤ-7lūƋƦƯǀ7NņŴƁƄƷǗǠ8yź9wEKĿƙǃǥǩ10ŷƕƥƹǒ11aŃŬƢ12xĶǙ13sŜũ14gBńŕ15zĵŤŲŶƳ16dnoVĻŊƬǖ17UŁŹƝƞƸǛ18JŚǋǨ19qDMQZĹ20Ũƫ21Ŗ22Ŧǟ23ƀǔ25ƌ26kţ27Ɨƺ29IL30P31ǉ32ĴǄ33HĽō34Ǉ35ƭ38Ʋ43tł
~lla	56 -13n-8Ǟ-7ǐ7gſƗ8BńŜŢ9ľ10œǅ12f13ņŗ15Ǒ16XŘų19ĸ21Ņ27ƊƘ29Ŧ35Ǧ53Ƃ
~lla>	60 -8Ǟ7ƀ9gńſ10Ŝ11Bǩ12Ƙ17ų41Ǧ55Ƃ
~llar	66 -10n-7ǩ7Ŏǖǝ8Ƃ9Ɨ11ľŢ13œǅ16ŗ18ŅƘ19Ř20X24ĸ33Ɗ35Ŧ
~llas	88 -8ǐ10ƫ12ņ26Ǒ
~llb	86 27I
~llba	88 27I
~llc	79 12ǐ22ǃ52ǆ
~llc>	79 22ǃ53ǆ
~lle	55 -12ǧ-10Ş-8ĺŃ-7pŏů7ŶŸ8Cľơ9bƜ10ļŊƸ11Ĺű12oƩ13Ĵ15ĽŢŧ16Ɛ17ĵŐǒ20wń21ź24Ŕ25ŻƘ27y32Ʊǃ34m
~llec	79 -16ǧ11ƫ15ĵĽ27ǒ39Ƙ
~lled	64 -10Ş-8pĺŃ-7ŏ7Ő8ĻŌ9N10ļơ12b13Ŋ14Ĺ15oƩ18Ĵ19Ţŧ25wń29Ŕ32Ż38ǃ
~lleg	66 -7ůƯ12Ɯ27ź37y41Ʊ42m
~llen	90 10ĵ19Ƹ
~ller	90 -7ŧ13Ő14H18Ŕ
~llet	84 11Ÿ15ľ22Ɛ
~lli	60 -11Ř-7ŏŞǩ8afsĺŒƨǄ9JŨƴǁ10Ĵ11Ľ13Ņ15Ō16ƻ22Ĺ23T26ż29Ɠ34Ǟ43ƀ45C
~llin	65 -7ŏŞǩ7Ž8ŒŢǄ9sĺƨ10aƴ11ĴŨǁ13Ľ14Ņ17Ō24Ĺ25T32Ɠ37Ǟ50C
~llis	71 -12Ř11fJ32ż52ƀ
~llo	73 -8ű-7Œ8w11ơ14gƅ16ƥ17ųƧ18KƵ21Ľ22ǃ29ƒ32ň33ǩ
~llow	74 -9ű8w11ơ14gƅ16ƥ17Ƨ18ų19KƵ22Ľ23ǃ31ƒ32ň
~llp	78 -9Ĺ8v9Ɣ11Ŧ13GŒ14Ļ15ķ23T
~llpa	78 -9Ĺ8v9Ɣ11Ŧ13GŒ14Ļ15ķ23T
~lls	58 -10ơ-8ŏųŵ-7IƅǨ7CMƾ9ƕǍǤ10Ɨ11hŅǡ12YŁťƜ13ƃ14nKƌǣ16Şǌ21ŋƮƲǠ22Zư24ŐǙ35Ƈ40ƻ
~lls>	59 -10őơ-8ų-7IŵƅǨ7CMUńƾ9ƕǍǤ10Ɨ11ǡ13hYŁťƃ14KƜ15nƌǣ16ǌ17Ş22ŋƮưƲǠ23Z24Ǚ35Ƈ41ƻ
~llst	86 -10ŏ13ş16ő19Ņ44Ő
~lly	58 -8ŀ-7pCŃŉ7WľƮ8ŭŰŽƯ9tKŧǙǡ10ņŲǅ11PřŬ13kĸĺǆ14ŠƖ15l17L18AłƸ19ƞ30Ŗ
~lly>	58 -8ŀ-7pCŃŉ7WľƮ8ŭŰŽƯ9tKŧǙǡ10ņŲǅ11PřŬ13kĸĺǆ14ŠƖ15l17L18AłƸ19ƞ30Ŗ
~lmo	75 -8ǘ-7Ɯ10ư12d14k16ţ21Ǖ40Ǚ
~lmos	75 -8ǘ-7Ɯ10ư12d14k16ţ21Ǖ40Ǚ
~lo>	86 8z15s21f23Ƣ24ǩ
~loa	58 -11Ƣ-10Ƥ-8Ƅ-7ŌƯ12k18Ɓ23Ɣ30ś32Ʊ41Ʈ42Ŭ50ƕ54Z63ƪ
~loan	58 -11Ƣ-8Ƅ-7Ư18Ɓ19Ʈ23Ɣ32Ʊ43Ŭ50ƕ54Z63ƪ
~loc	62 -14Ɗ-10Ɨ-8ŵ-7LǗ8ŎŜũ9ǔ10Mƽ12Ő13qƇǎ14Q15ľŌ17Ǟ18ƍƣ19Ű22l24HR25ǘ30Ů39ǋ46ƥ
~loca	71 11Cǔ12Ŝ13M14Ő19ľ22Ǟ26l28H49ǋ
~lock	68 -15Ɗ-10Ɨ-8ŵ-7L7ň9ũ10Ŏ12ƽ15qƇǎ16Q17Ō20ƍƣ22Ű26R31ǘ34Ů51ƥ
~log	79 -10Ž-7Ư11ƛ16Ʋ19Ś21Ƈ24Ɛ25Ő26ǘ
~log>	88 -10Ž18Ʋ22Ś24Ƈ
~logs	90 28Ɛ
~lon	50 -18ŭ-13Ő-10ƶ-9łŬƔ-8tŒƙ-7DRVĴǄ7HŽ8ŝƥ9fĶřŮƈ10sǏ11nǟ13ŕƵǈ14lƏǃ15Ʒ16ǩ17ū18i19šŸ20ŧ21Ʈ22ťƗǍ26Ɵ27S29ů30Gǝ33Ƥ35ƭ36O41ǅ45ő
~lon>	86 -18t-8Œ-7ƙ11Ǎ19ǩ27ǃ30ǈ33ǟ
~lone	79 -12Ɣǋ-7ł7zŖ8Ʈ13Ł16Ʒ26Ǎ28n
~long	51 -18ŭ-13Ő-10ƶ-9Ŭ-8ǟ-7RVǄ7ŵƄƧƵ8HŽ9fŝƥǩ10Ķřƈ11sŮǏ13ŕ14Ə15l17Ʈ18ū19išŸ21ŧ23ťƗ25Ɵ28S30ů31Gǝ34Ƥ36ƭ37O42ǅ46ő
~loo	50 -20ǩ-16ƈ-10Ő-9ň-8kqŏŭǄǝ-7gQŦũƢǍ7yX8ĿŶƌƫǙ9J10ĻĽłŖƤǂ11ƆƐƷǈ12HR13jľƼ14ŨƛǞ15ĵŠſƊ16Ư17Ĺ18ŃƉǊ19sŜƬ20ĺŚƻ23ƾ25z26ńŇ32ǁ37ƣ59ƙ
~lood	63 8Ũ9Ɗƽ15ǂ16Ƥ19Ƽ29ƻƾ42ǁ88ƙ
~look	54 -17ƈ-16ǩ-8ŭ-7qŦũ7ŉŢƖǥ8pyAX9Ũ10JĿŶƫǙ12ĽłŖ13ĻƐ14R15HľƷ16jǞ18ĵſ19ŠƯ20ĹŃƉǊ21Ŝ22ĺƬ23Ś28z29ńŇ
~loor	73 -11ƙ-8Ƣ8ƌ9x13Ɗ19Ɔ22ǈ27ƛ58ƣ
~lor	63 -18Ɣ-15Ƅ-8ž-7ŶƮ8v9ƃƬ10k12Ŭ14Ŵ15Ǖ16ǃ18Ơ19ų22H27F32m34ơ48ǌ
~lord	67 -16Ƅ-8Ɣǩ9v11k19Ơ29F36ơ52ǌ
~lore	90 -15Ɣ10Ĺ18Ŭ21Ŵ29ų
~lori	86 -9ž13ƃ31H
~lors	83 43m
~los	50 -12ƽ-11G-10t-9ŕƉƛ-8R-7Ń7IŤũƊ8Ƥǩ9CXő10Ǔ11ƃ13ǔ14ĿŨƏ17Ŧ18Ƨ19ķƺ20Ƒ21ƕ22Śƙ25ů26Ř28Ǚ31ţ32ň34ǎ35ť42ǝ70Ɩ72Ƴ
~lose	54 -11ţ-9ŨƉ-8R-7ƛ7gTĸŒŞƧƺ8IĿŝťƊ9ǘ10C11őǓ12X16Ə17Ƥ18ƕƖ20ǩ23ķƑ25Śƙ26Ƴ28ů31Ǚ38ǎ50ǝ
~losi	67 -8ŕ-7ƽ9Ǩ11Ŀ18Ũ19Ř28ň73Ɩ
~loss	72 -13G-8ĸ7ƺ13Ťũ14ŧ17Ƴ23Ř32Ŧ40ť63ţ
~lost	72 -11t-10Ƥ-7ǉǝǩ8ǀ10ƚ11ƨǔ12Ũƺ18Yƃ19Ƨ26ň68Ƴ
~lot	64 -12ƻ-10ǩ-9Ǉ-7Ɔ7Żż8Ŀơƨǟ9Ƈ10RŇǖ11Ů12ŐŤ17ƚ18Ɨ19Ű22C26Ɵ30ķ32Ɯ37Ƒ38ǀ45ư
~lot>	65 -12ƻ-9Ǉǩ-8Ɔ8Żżƙơƨ9Ŀǟ10RƇ11Ůǖ12ŇŐŤ17ƚ20Ű26Ɵ30ķǀ33Ɯ38Ƒ46ư
~loth	86 26Ɨ
~lou	79 10ŋ11x16ƞ17j19Ŷ28Ǘ
~loud	82 10ŋ11x18j29Ǘ
~lov	67 -10Ţ-9Ū-7P8ƄƉƶǃǖǩ9rŝƑƘ10t11lż12Mǔ14ǋ23U24ƅ30Ŷ37ǟ49ƞ
~love	68 -10Ţ-9Ū-7P8ƄƉƶǃǖǩ9rƘ10ŝƑ11lż12Mǔ14ǋ23ƞ24U25ƅ31Ŷ38ǟ
~lovi	88 14t34ƞ
~low	59 -16x-12ũ-10ŧ-9ŖŦű-8ŏŠ-7Ŷ7jJǀ8Ƒơ9Ƃƃ10ƅǦ11bĻƥƧ12ių13K14ƞƵ15Ɨƚ16Ľ17ǃ18UŎǟ22gƒ25ľƛ32ǎ35Ņ36ň47Ɗ
~low>	64 -13ǩ-11ũ-10ŧű-9x-8ŏ7ĵŮƆƺ8Jūǀ9cƛơ10Ƃ11Ř12bƅǦ13ƒ14iƧ15Ɨ16Ƶ17Kƞ18Ľňƚ19ǃ21Uǟ24gŅƊ35ǎ
~lowe	71 -17Ř-9x-8Ŗ10ƛ13ƃǩ15Ļ16Ņ17ų23Ŏ30Ɗ33ľ
~lowi	88 13ƛ15j31ň
~lows	90 14Ƒ16ƒ22ƥ
~loy	58 7ƝǉǐǗǤ13Vǣ14Ǒ15ǈ16ő17Ƨ18q20Wǜ21Ǉ25S30Ţ33Q
~loya	82 -7Ň12Ǘ33ő44Ţ
~loye	59 -8ő7ƝǉǐǤ14Vǣ15ǈǑ18qƧ19S21Wǜ24Ǉ33Q
~lp>	69 -10ŏ-7qr7ŀ8ĺǉǜǩ9vƱ12ŒŝŢ13sŧǈ20ĵ24ň31Ǉ38Ĺ
~lpa	78 -9Ĺ8v9Ɣ11Ŧ13GŒ14Ļ15ķ23T
~lpar	78 -9Ĺ8v9Ɣ11Ŧ13GŒ14Ļ15ķ23T
~lpi	88 37z
~lpin	88 37z
~lps	86 -11Ł9cǇ11Ů32A
~lps>	86 -11Ł9cǇ11Ů32A
~lre	71 10vǩ13p14ư17Ź18Ĺ25Ɓ29ŏ
~lrea	71 10vǩ13p14ư17Ź18Ĺ25Ɓ29ŏ
~lri	70 7Ĵŗ9EřşŽƮ10Ũ11Kť12N13Ňŋǁ14Ʒ19M23Ŋ28i
~lrig	70 7Ĵŗ9EřşŽƮ10Ũ11Kť12N13Ňŋǁ14Ʒ19M23Ŋ28i
~lry	73 37Ƙ
~lry>	73 37Ƙ
~ls>	52 -15ǩ-14Űų-12ő-11Ś-10ơƳ-9d-8ǈǨ-7IŲŷƅ7ǔǤ8Ǎ9tuYƃǡ10nŁ11KťǗ12pŪŭŵƌǣ13ŞƬǌ14ǜ16ķƮ17ZƜ18ư19ŋƉƲ20ƝǙǢ26Ǜ27ǚǠ28bƇ30h40Ǐ50ƻ
~lse	53 -17ǩ-11D-8ŸƦ7ĺǑǥǨ8Ť9hƼ10FŴƌƑ11Ţ12ǋ14ƙ15Ƣƥ16Hŵ17Ʈ18ǝ20ǈ22Z23ųŷ26n28Ł40ş42ō45ń
~lse>	53 -17ǩ-11D-8ŸƦ7ĺǑǥǨ8Ť9hƼ10ŴƌƑ11Ţ12ǋ14ƙ15ƥ16Hŵ17Ʈ18ǝ20Ƣǈ22Z23ŷ24ų26n30Ł40ş42ō45ń
~lst	85 -10ŏ9ƈ13ş15ő18Ņ43Ő
~lsta	86 -10ŏ13ş16ő19Ņ44Ő
~lt>	63 -14Ʃ-8Ƴ7bEƃƺ8pŻǩ9ŤƱ10ķǍǝ17Ƈ21ƪǞ23ņ27Ɖ31ƅ36ż
~lth	56 -13z-7p7Ǘ9ƴ10Ƽ15x22W31ƽ39ƃ57ǂ76Ƹ
~lth>	57 -13z7Ǘ10ƴƼ23W26ƽ37ǂ43ƃ59Ƹ
~lthy	79 9ƽ21Ƹ22x
~lti	90 15ƀ16j25ǚ
~lts	85 18ű23Ǝ
~lts>	85 18ű23Ǝ
~lty	88 13Ǘ20ő27Ǔ
~lty>	88 13Ǘ20ő27Ǔ
~lua	84 8ƥ10Ɗ34Ƙ
~luab	84 8ƥ10Ɗ34Ƙ
~luc	83 -8x11Ū12PƔ13ţŹ29o
~luck	83 -8x11Ū12PƔ13ţŹ29o
~lud	70 -11Ǉ-8Ŕ7Ɔ8Ɓ10ŷƀ11œ12Ơ16Ŗ19ǉ21ǣ29ŏ
~lude	71 -11Ǉ-8Ŕ7ŷƆ8Ɓ10ƀ11œǣ13Ơ17Ŗ19ǉ30ŏ
~lue	63 -9ǖ7ƁƓǏ9ĸŖ17Ŏ19ƒ21ľ22ƪ23Ż32ű33Ǣ35Ʃ
~lue>	66 -17Ǣ-9ǖ7Ɓ8Ɠ9ĸ10ŖŻ12Ǐ18Ŏ20ƒ22ľ24ƪ33ű36Ʃ
~lues	77 61Ǣ
~lug	85 14Ə35Ž
~lug>	85 14Ə35Ž
~lum	69 -7ǩ7Ĵ8Ƈ9Ǒ10j11S12ƒǠ14Ɠ15ƛ23C27Ǖ35Ƌ
~lumb	71 10Ǒ11jS12ƒ15Ɠƛ24C28Ǖ36Ƌ
~lun	76 9OŌ10ư13L15NĽ21Ə26Ŋ
~lunc	85 11OŌư15L17NĽ
~lunt	81 22Ə28Ŋ
~lus	90 -8Ŕ10Ɗ15Ÿ17Ŗ
~lve	73 9ŁŌż10x14fũŪ22Ř
~lved	88 11Łż17f
~lver	90 7ŭ9Ŵ17Ū
~lves	78 10Ōƛ12x23Ř
~lwa	77 -8n7Ɯ8Ř9ǩ10ĸļņų11V12ĵ20Ɨ27l
~lway	77 -8n7Ɯ8Ř9ǩ10ĸļņų11V12ĵ20Ɨ27l
~ly>	43 -17Şǩ-12Ĺ-11r-10Ŧƌ-9pSŃōůűƣƨƼ-8iQŇŉǃǨ-7oMXĽƵƺǋ7mDĵŠƔƖǕ8uĻłǊ9ltR10ŏŒųŻǙ11YňŨũƞơƾ12ĸƶ13LTƘǚ15yķžƤ16ņǖ18ľŖŧŲǇ19AƮǀ20nǄ21w22ţŪƳ23ƽǔ24Ĵĺ26Ů30Ƹ49ŭ
~lyf	90 45Ų
~lyft	90 45Ų
~lyi	90 11f15ǀ
~lyin	90 11f15ǀ
~lys	90 12ƭ18ǅ
~lys>	90 12ƭ18ǅ
~ma>	74 -20ŏ-9Ǩ-7Ƣ7ĵ8lnƙ9Tŷ10ǔ11Ūƨ12aƀ14Ŵ18Ư22ū23m28z58Ƽ
~mac	70 8ǖ10ƛ11l13ƻ14Ƽ31ǝǢ55Ǐ
~mach	71 8ǖ10ƛ14Ƽ31Ǣ32ǝ56Ǐ
~mad	60 -11Ňƈƻ8ņƾǆ9ƽ10r11Ń13ƌ14ƫ15ƞ16xƉǍǩ20ĹŶ21ǜ23Ŕ25Ũ31ŠƇ39ĺ
~mad>	88 18ǜ20r32ǩ40Ũ
~made	60 -11Ňƈƻ-7ǩ8ņƾ9ƽǆǜ11Ń13ƌ15ƫ16x17ƉǍ18ƞ20Ĺ21Ŷ23Ŕ31ŠƇ40ĺ
~mag	64 -11Ĵ-8ƙ10D16Ŏ18Ũ22ƛ23ƚ26ƀ30Œ32ž33Ŧ34Ťű
~mage	65 -11Ĵ-8ƙ9Ũ22ƛ23ƚ27ƀ30Œ32ž33Ŧ35ű36Ť
~magi	88 23Ŏ25Ũ
~mai	55 -17ŷ-14P-9Ɵǩ-8A-7Ǡ7Ŝǖ8Ĵ9UŞŭƄ10ǝ11Ɗ14ļǧ17Eľ22ƛ23ś27Ǖ30ųǄ34ǘ36Ľ39DK75J
~mail	57 -8A-7Ǡ7n9Ĵ10Ƅ11U15ļǧ16Ǖ18E24ś36ǘ38Ľ41DK78J
~main	71 -18P-16ŷ-11Ɵ8ķ9Ŵ10Ŝ12ǖ13Şǋ14ŭ15Ǖǝ16Ɗ24ľ30ƛ39ų40Ǆ
~mak	54 -20œ-12Ĵ-11ŭŮ-8yŔ-7ǉ7Ŀņ8ŃŐƎ10Ōǐ11qŢǩ12ZŲƏǀ13ŀ14PŇ15xŪǒǚ16ů17c18ĻƮ19ň20Ƴ22ŬǄ25Ɲ27Łłơ31T32ǌ36Ŏ
~make	55 -20œ-12Ů-11ŭ-8Ŕ-7yǉ7ņŲ8Ŀ9ŐŬƎ10Ńǐ11ŌŢ12qƏǀ15PŀŇ16xŪǒǚ17ů18cƝǌ19ĻƮ20ł21Ƴ23Ǆ25ň28Ł31T36Ŏ
~maki	77 -9Ĵň-7Ÿ8Ų9Ƅ10Ɲ11ł18Ŭǩ19Z20ǌ34ơ
~mal	59 7n8H9ł10aǈǏǚ11ƾ12AŴǄ13ǋ14ƥǍ16ţ17R18Ŧ20Ő23ŭ31h
~mal>	65 9h10n12ƾǏ19R24ŭ
~mall	71 7ǜ10H12łǈ15AǄ16ǋ17ƥǍ20ţ22Ŧ24Ő
~mals	86 35h
~mam	85 11Tƽ14aƤ15ƨ33z
~mama	85 11Tƽ14aƤ15ƨ33z
~man	45 -19Ǎ-13ǉ-12xQ-11Ʀǖ-10iŶ-9ǘǟ-8dųƅƷ-7ũŹƌƙƝ7qƏƢǙ8ƭ9ņƈƖǒ10cSƟ11UůŴ12ƋǄ13ŵƊƳǣǩ14Ůƹ15gŲŸƿ16GŻƔ17żƆ18Vŷ19ŕ21ǎǔǗǨ22Ū23ń24Ǒ27Ʃ28u29n30h31ơƮ39ƣ42ǋ44ǈ46Ǉ
~man>	71 -9Ʀ-8O8ĹƼ9Důǎ10hŨƊ12a14qŜ16Ǉ20Ǩ22ƣ25Uņ29g48ǈ
~mana	72 -18Ǎ-8Ũ10ǌǜ24ŵƮ28Ƴ34ǈ47ơ
~mane	88 34Ʃ
~manu	86 15Ƈ21Ǚ30Ǆ
~many	47 -13ǉ-11Qǖ-10i-9Ʒ-8dxųǈǜ-7ǘǟ7şšƊǒ8ƏƢ9Ǩ10ƈƖƭ11SƩ12cŴƟ13ůƋ15ƹǣ16Ůǎ17GŲŸŻƔƿ18Ʈ19Vŷżǩ20ŕ21Ɔ22ǔ23Ǘ25hńŪ26Ǒ27ƣ32n35u39Ǉ45ǋ
~map	90 -7I15Ű
~mar	62 -11Ƽ-9ƛ-8ǩ7rŔźƍ8ǈ10qƹƾ11HY12ũŭ13ńƬ14AFƿ16Ǝƥ19Ţ22ƫ23ƞ30oƒ58f
~mari	79 -9u15ƹ17ƫ19ƿ22ƥ29f
~mark	76 -7Ƽ7Ɠ9Ŕźƍ14Y17ŭ18F26H36ƒ
~marr	73 9r11ƫ12u24Ţ27o44f
~mart	82 -11ƛ18Ƭ19ń20Aũ22Ǝ
~mary	88 14ƾ16q
~mas	76 7Ƌ9ƽ10Ŷ12Ƥ16D17y18dk19m21v
~mas>	79 8Ƌ10Ŷƽ12Ƥ16D18y19dk22v
~mat	61 -8ǩ7jĴĽŝťƓƚǉ9nAŘ10V11cōǗ15ŮǕ16Ļ18Ɖ19Ķ20W22ľ26Ž27ư28Ƣ38ų
~matc	79 8ƅ10ŗ11ŝ13Ř26WĶ28ų
~mate	72 7ŷƇ8ǉ9Ɠư12n13VǕ19Ů20ų22Ɖ34Ƣ
~mati	72 9Ľƛ10Ĵ14Ǘ20Ļ24ư32Ž
~matt	77 9ƃ10ťƚ13A18ō35ľ
~max	88 -15ř-9Œ20ǩ51ŗ
~max>	90 -9Œ21ǩ35ŗ
~may	68 -15Ż-10ň7ƍ8Ɩ9Ř10cƾ11ĹƦ12ŋ13aǩ14Ʈ15ŕ17Ʊ24Ŋ
~may>	76 -17Ż-11ň9Ɩ11cƾ12Ĺ14ŋ15aǩ27Ŋ
~mayb	74 7Ɯ8ƍ10Ř12Ʀ15Ʈ17ŕ19Ʊ
~maz	90 19ų30Q
~mb>	79 -13ƴ-9ř9Ʃ11ū12j13œ14ǀ15ƒ19ĵ20ǈ23ŉ24Ƒ
~mbe	49 -18Ś-13ǩ-7ƣ7ǅǔ8ŜŠ10hKŇ12yĻľ13Œ14ǀ16C17ļƓƶ18cǕǠ20Ƭ21Ÿ22Ƽ23XŅ24ŗǨ25Ľ26DEǗ28ū34e43I48ř
~mber	49 -18Ś-13ǩ-7ƣ7ǅǔ8ŜŠ10hKŇ12yĻľ13Œ14ǀ16C17ļƓƶ18cǕǠ20Ƭ21Ÿ22Ƽ23XŅ24ŗǨ25Ľ26DEǗ28ū34e43I48ř
~mbi	73 9ǀ10Ǒ16xƛ38Ƌ
~mbin	74 9ǀ11Ǒ16ƛ38Ƌ
~mbr	62 -8Ǟ14ǩ47Ƃ49Ǧ
~mbre	63 -8Ǟ14ǩ47Ƃ50Ǧ
~mbu	85 16Ɓ29C
~me>	29 -23B-14ťǟǢ-13vŬ-12GŐŖǊ-11ŨŻƵ-10Xǣ-9ŇŭƀƤǋǨ-8Şǚ-7ŌŏƗƧǗ7eNĺŁœƑƢƺǁ8pVZůŸŹ9ŉŋŔ10iĴōŒƞơǖ11jSƬư12ŀńƂƟƮƾǎ13kŪƓ14třŰ15hIƅƆƚƨǇ16dHĹǘ17CǃǄ18wMł19sņŚ20Ʒ21uƒǤ22L23qFŅşŠƛ24ĻĽźǈ27lňƔ28Ŏ29oƇ30ŊŦ32ś33a34R36ĸŜ38O39bļ40Ť42Ɲ43T44n
~mea	69 -13Ň-11Œ-10ǐ7ƈ8ŵƎƺ10ő14Ž18ĺňǩ26Ư32Ǜ40ō
~mean	71 -13Ň-12Œ7ƈ8ŵ9Ǝƺ10ő18ǩ19ĺň26Ư41ō
~meas	90 8ǚ20Ž
~meb	54 -10ƃ-9Zšǩ-8Ũ7ŤǢ8ŵƤǚ9ŧ10Ɯƾ11ķņŜƮǋ12fſƟ14ľ15ƕ16QƯǘ18FƎƳ21ǜ25A31ž
~mebo	54 -10ƃ-9Zšǩ-8Ũ7ŤǢ8ŵƤǚ9ŧ10Ɯƾ11ķņŜƮǋ12fſƟ14ľ15ƕ16QƯǘ18FƎƳ21ǜ25A31ž
~med	58 -8ŗţƲ-7ƨ7ƚƽǞ8Ƽǘ9ǚ10wQVŔǎ11ǅǟ12Ƒ13Ǘ14Ǜ17W19y21ǌ23ǁ28Ư37ǂ39ƫ58ƻ60ƃ
~med>	64 -8Ʋ-7ŗţ7Ƣ8ƚ10ǃǘ11Ŕ12ǎǚ13wǅǟ16Ƒǁ17Ǜ24ǌ25Ư43ƃ44ƫ
~meda	86 8Ư11f13zǞ16V29y
~medi	68 9ƽ11ǁ13Q14Ƽ17Ǘ20W27ƃ32ƻ35ǂ
~mee	74 9a10Ɲ12Ʀ14O52M
~meet	74 9a10Ɲ12Ʀ14O52M
~mel	90 -7ǩ9ƴ16j36Ń
~mem	68 -9Ś7Ŧ8tƢ9Ɖ10xť11ǅ12ƣ13E16h25ř29ƶ53Ľ
~memb	69 -9Ś7œŦ8tƢ9Ɖ10xť12ǅ14E17h26ř30ƶ40Ľ
~men	45 -13Œ-12V-9ŗţƒƱ-8HQűǝ-7ĺŁŜŷƄǧ7ńŖŦżƌǘ8FƃƜƝǛ9ƾƿǍǢ10ƛơƪǜ11ZŐŤƖǞ12ƠƤƮ13ƗƘ14ĵƕǓ15tDWŚƏ16ŏ17ƣ18Ƣ19Ĵ20Ɣǌ21šŬƥ23Ɠǔ24ǚ26NǏ27Ķ31Ɗ
~mend	88 12Š15B19ǚ
~ment	46 -13Œ-12V-9ŗţƒƱ-8HQűǝǩ-7ĺŁŷƄǧ7ńŖŦƌǘ8FżƃƜ9ƝƾƿǍǢ10ƛǜ11Őơƪ12ZŤƖƠƮǞ13ƘƤ14ĵƕƗ15ŚƏǓ16tDW17ŏ18ƣ19ĴƢǚ20ǌ21šŬƔ22ƥ23ǔ24Ɠ27NǏ28Ķ32Ɗ
~menu	90 15X23Ǜ25ǩ
~meo	71 -7ǆǩ7ĹŁņſ12ǅ13ǚ15Ɠ17Ƴ20A21F22ƕ26ǔ
~meon	81 -8ǩ-7l8Łņſ9Ɠ14ǅ15ǚ19Ƴ23A
~meow	76 -7ǆ7Ĺ8Ɠ24Fƕ28ǔ
~mep	85 -7ō12ǝ14Hǋ17ş18ƥ
~mepl	85 -7ō12ǝ14Hǋ17ş18ƥ
~mer	56 -13Ƃ-8ƆǞ-7RS7ƾǣ8LQƟ10GĿ12ũǍ13ǟ14ǜǦ15ǚ17ǃ18xYǡǢ23ǖ24kǓ25Ǉ26ƝǄ28Ǘ33Ǝ39ǔ50ő
~mer>	64 -18S8ŢƍǓ10ƟǄ11L12Ǉ14Ŀ16ǔ17ǜ19kǚ22x23ǡ31Ǘ53ő
~mera	78 8Ƙ22ũ48Ǝ
~merc	72 -16Ƃ-10Ɔ8ǋǌ9ŐŠǔ10ƾǥ12Q16Ǎ22Ǧ26Ǣ27Ǆ
~merg	84 10ƃ32Y
~mers	69 -7RǞ9kǦ11Sőǣ18ǟ19GǇ21Ǔ22ǔ25ǃ29ǖ30Ɲ
~mes	59 -14a-11U-9nŐ-8quvƔ-7ĴŁŗǄ7Ĺƙƻǉǟ8ŒǨ9TĿŝţƫǋǔ10gǊ11o12QŻ13HJť14ƁƧ15Ʀǆ16ǈǖ17K19ŘƟ20i21Ǘ22Ǖ23Wľǩ26Ɯ50w
~mes>	60 -14a-11U-10Ŧ-9nŐ-8q-7uvĴŁŗƔ7ƻǀǉ8ŒƙǟǨ9Ŀƫǔ10Tţ11goǊ12QŻǕ13H14JƁƧ15ǆ16Ʀǈ17ǖ20Ɵ22ŘǗ23W24ľ27Ɯǩ51w
~mess	79 7Ƴ8ũ11hĹ15ŝŦ18ť25K29i
~met	50 -13ũ-10yž-9sƞǘ-8şƙ-7ǝ7mrEńƎƦ8giPĿŏŔǈ9ţŴŶŽƬƵǕ10łŃōŎǛ11ūǍ12jĽŊŪư13ŗŵ15NņŖǨ16Şƻ19ŮƉƨƺ20ĸŉ21YŘ24ŀƶ28ĺ31l
~met>	88 7Ľ11MŎ16Ƶ
~meta	80 20Ǎ33Ɖ
~mete	83 20j36Ů
~meth	52 -12ũ-10yž-9ǘ-8sƙ-7ş7qńŝƄƊơƫ8mEƎƦ9irPĽŏŔư10gĿņţŴŽǕǩ11ōŶƬǛ12łū13ŊŪ14ŗŵ15Ǩ16NŖ17Ş21ĸŉƺ22Yƨ23Ř26ƶ27ŀ32ĺ
~meti	88 -9q9ǚ13ǟ16Ń18ǈ
~mew	73 -18ş-7ŀ9Ʋ10ǋ12ǝ13Ű16Ţ17Œ18Ŵ19ĵ20Ś22ƥ23Ƥ29ǩ
~mewh	73 -18ş-7ŀ7Q9Ʋ10ǋ12ǝ13Ű17ŒŢ18Ŵ19ĵ20Ś22ƥ24Ƥ
~mfo	79 10MTŌ12e14Ƴ19X
~mfor	79 10MTŌ12e14Ƴ19X
~mic	85 -10ũ11ǚ12ǝ14C16ť
~mica	90 11ǚ
~mid	77 8ĵ12L15ai23N32ǎ
~midd	79 9ĵ14L16ai24N
~mig	81 -8Ǟ7ǚ8Ɯ10ǁ13o18yǎ19ō29H
~migh	81 -8Ǟ7ǚ8Ɯ10ǁ13o18yǎ19ō29H
~mil	53 -9PƢ-7pŒż7ǩ8AQƸǐ9ǅǇ10hDU11FŪźư12ƜǕ14ƻ15ĽŖŨƳ17uƬ19Ŵ21ƶ22yƤƮ23Ə32n34ƽ36ů62Ů
~mile	63 -7p8ƚ11ǐ13ź23Ŵ29Ə50ů77Ů
~mili	88 29Ľ31Ŗ
~mill	85 13Ǚ15Q18DU22Ǖ25ƻ
~mily	58 -10Ƣ-8P-7ůż7zĿƭ8q10AƸ11ǅ12h13FưǇ16Ɯ17Ƴ18ŨŪ20u21Ƭ24ƶ25ƤƮ26y38nƽ
~min	52 -15ǋ-12ŠŤ-10ŏŷǔ-9Iţ-7Ǩ7iŃŌŸǠ8prCűƯ9H10aVŅůǧ11xĺŎŚƾǞ12Ļ13NłŗŨŹƍ15X16ƛǜ17ƶ18ń19Pǟ22k23ž26Ƭ27Ŀ28Ŋ29Mƻ31ś36ǁ50O
~min>	77 7j8Ʈ9k10xM11ĴĶǑ15u27ƻ34O
~mind	63 -12Ť-11Ş-10uN-9IŌŗ7lĹĻńƳ8MŚƱ9ĽƠ10ZǠ11PŃƯ13r15c18Ŏ19łŨǁ21X23ƶ25Ŀ29Ŋ33ś34Ƭ
~mine	75 9ŊŞ10Ɖƺ11ixŚŜƤ12Ÿ13Ņ15ń16ǁ20ǩ21M
~ming	68 -13ǋ-11ŷ-8uŏ-7ǔ8Ǥ9ǝ10Ŀƛ11yĺľǁ13pŕ14H15CP16V17ŹƾǞ18ƍ24k29ǟ
~mini	78 33ŗ45ž
~minu	66 7Ƈ8fuńŚ9aƧ10Ļǁ13ķ15ǧ17ů20Ō29N39O
~mir	77 -12ǩ11u26x42w
~mira	77 -12ǩ11u26x42w
~mis	65 -9Ő-8ĴŢ7rsYŒ8pTǁ9ǟ11dŁűƉƷǂ13ĵ16t18Ǚ19ŵ20Ş21a27ŝ30Ŏ31š38ō49ǚ
~mise	86 12Œ16ǩ17d28Ŏ
~miss	68 -9Ő-8Ĵǩ8rsY9pT10Ŏǟ12ŁűƉƷǂ13ĵ16ǚ20ŵǙ22Ş30ŝ33š42ō
~mist	84 13t30a45ǚ
~mit	58 -9ơƣ7Ż8Ə9y10Šǌ11Ɠ13ŸǍ17ǃǦ20Ō24Ǣ25Ǔ33Źǡ51ŗ
~mit>	70 -25ž-10ƣ-7Ɨǟ7ſ8ƌ9Ż12y14Ɠ15Ǎ16Ÿ24Ō25Ǣ36ǡ40Ź
~mits	61 -9ơ11ŠƏǌ19Ǧ26Ǔ28ž52ŗ
~miu	77 9Ʃ10X12œ15Ǥ29Œ
~mium	77 9Ʃ10X12œ15Ǥ29Œ
~mle	90 32Ǔ
~mles	90 32Ǔ
~mma	75 7ŷ12n18y21ų22v36Ƣ
~mmat	76 8ŷ13n22ų37Ƣ
~mme	68 -15Ƃ-9Ɔ7ǋǌ8ŐŠƍǔ9Ǣ10ǥ11BƟǘ12ǎ13Ǉǚǟ15Ǎ17Ƒ21kǦ23x25Ǆ
~mmed	88 15ǘ16ǎ18ǟ23Ƒ
~mmen	88 12Š15B19ǚ
~mmer	70 -15Ƃ-9Ɔ8Őƍǋǌǔ9ŠǢ10ǥ11Ɵ14Ǉ16Ǎ21k22Ǧ24x26Ǆ
~mmi	81 10ƹ11ŵ12T25ƍ
~mmin	85 26ƍ
~mmo	90 9ǩ13Ǒ17Ǚ
~mmon	90 9ǩ13Ǒ17Ǚ
~mmu	78 -8Ŷ36ů43ŭ
~mmut	78 -8Ŷ36ů43ŭ
~mne	85 -8ǚ53Ɛ
~mney	85 -8ǚ53Ɛ
~mob	88 10C14Ʒ28I
~mobi	88 10C14Ʒ28I
~mod	68 17ǩ30Ū32ƌ60ǣ
~mod>	75 64ǣ
~mode	75 22ǩ34Ū36ƌ
~mok	68 -8ƨ10Ɛ14Ƥ27Ǝ36ǂ71ƹ
~moke	69 -8ƨ11Ɛ14Ƥ28Ǝ36ǂ58ƹ
~moki	88 19ƹ
~mom	67 -11Ũ-10ų-9ŗ-7ǝ7Ř9ư10qŹƤ14ŵƽ15Ư16j20Ƴ21Őŷ32ŏ45N69z
~mom>	74 -11Ũų11Ź17Ư20ƽ23ŷ25Ƴ53z
~mome	77 -10ŗ9Ř19j25Ő37ŏ53N
~moms	84 -7ǝ10Ƥ12ư14q18ŵ29z
~mon	45 -11ķŦǔ-10ŜŞŬ-9ŷŸƗƯ-8Ŏ-7qŁŗƭ7vĺǘǜ8GƱǚǠ9ĹŘǕ10ƃǨ11ĶŮǉǖ12ƫ13Ŀƌƶƾ14ŹƝ15uŅšƘ16Ž17ŧƎ18Ɵ19AŲƤ20Y21p23Ń24Z25ť26X27T31d32ƔƠ35ǝ36ŕ38Ĵ40Œ41Ʈ
~mon>	90 9ǩ13Ǒ17Ǚ
~mone	59 -13ǔ-11Ş-9ķŜ-7qƭ7ƪǕ9Ʃư10XYľ11rŀ12ŧǘǚǠ14Ʊ15TZ17Ĺǖ18ƫ19ƌ21ƶ22ĸĿƝ26Ʈ30AŲ
~moni	80 -11ŷ32Ž36Ǝ
~mont	48 -11Ŧ-10Ư-9ŬŸ-8Ɨ-7Ŏǩ7Ɩ8Vǜ9vĺŧ10GǊ12Řƃǉ13ĶŮ14YZ15ƾǨ16uT17ŅšŹ21Ɵ22ƤƮ23p27Ń28ť31X32ǝ34d35Ɣ37Ơ40ŕ44Œ45Ĵ
~moo	90 -23ţ8i10ƞ24Ů30ŧ
~mor	49 -19u-13xŗ-10s-9ǩ-8UĴķĺŪ-7SųƷǀ7ADRĻƽǁ8JĽŕźƦ9rĸƬǙǤǦ10ŃŷƺǄ12Ző13FľĿũ15gůƮ16iť17ň19Ŧ23V25ƭ26œž29ƕ35Y37Ɣ39y40Lō
~more	56 -21u-14x-13ŗ-12Ř-11s-7Uĺǀ7vŇŲƒ9CDĻƩ10AJźǤ11ŕǦ12ƺ13Ǆ14ŷ15rŃő16ľ17ũ19gĿťƭ21Yň23Ŧ29V30œ31ž48y49ō
~morn	70 7aŏƋ10ǝ11Ĺ12ƽ13ŵǙ16R27i30ů34L
~morr	65 7IƄǧ9ƬǕ10űƤǘǣ11Ŗǝ15Ʀ18ĸ23Y26L
~mort	64 12Fƭ19Z21Ʈ42ƕ46Ɣ
~mos	56 -10Ʈǣ-8ŷſƜ-7ƌǘ7ưǏ8dĺƦ9kYƗ10X11ţǊ12Ĺŭ13ų14ƲǕ15ŝ16ŮŸǄ20Ƙ21ǩ26Ŀ27Ǚ31ľ34ǔ35ŗ
~most	56 -10Ʈǣ-8ŷſƜ-7ƌǘ7ưǏ8dĺƦ9kYƗ10X11ţǊ12Ĺŭ13ų14ƲǕ15ŝ16ŮŸǄ20Ƙ21ǩ26Ŀ27Ǚ31ľ34ǔ35ŗ
~mot	63 -9ǐ9ş10Ŀƫ11Ƥ12ŻƲ14n16ǀ17Ū22ſ23ƽ49z
~moth	76 -7ƚ12Ŀƫ15Ʋ17n28ƽ59z
~moto	66 -8ǐ10ş13Ż17ǀ18Ū25ſ
~mou	68 -7őǩ7k8rňƚƱ9aŦ10Ʀ11ž12ļ13ǖ14Ɨ16ŝ17uXƓ45Ƭ47ŗ
~moun	70 -7ő8kƚƱ11Ʀ12ž14ŦƗǖ18XƓ47Ƭ48ŗ
~mout	88 11r12ň16ļ21ŝ23u
~mov	61 -13ś-9Ũ-8ưǝ-7ōŤ7ŎƟ8Ńŉǩ9ĵǄ12ťƤ14Ő15ĺ19Ō22Ʒ28ŀ34n37y39ƞ43G46Ţ76H
~move	65 -14ś-9Ũǝ-8ō-7Ť7ŭ8ŎƟ9ŉ10ĵ12Ń13ť14ŌƤ17Ő18ŀ19n24Ʒ27y28ƞ36Ţ47G54H
~movi	74 -8ư7g12ĺ13ŀ14y15Ţƞǩ20n31H
~mp>	60 -12Ŧ-11Ő-10Ň-7ƬǇǉ7ŗǚ8ǀ9ƃƍ21Ŕ23œ27ƀ34ǒ37Ţ46Ɗ94ǣ
~mpa	51 -22Ū-13SƂ-11f-10œ-9Vž-8ĹĺƮǣ-7kwĻŏŤ7ǟ9ţǈǉ10qơ11mľŞšǠ12ŅşƖǁǆ13ƄǊ14W15ƕ16Ŝ19ǡ20Ǟ21Ķ23ƧǄǨ24ł25Š26ƴǥ27ńŝ31Ţǅ32Qǐ33ő35ǃ36ŐŧǦ
~mpan	51 -22Ū-13SƂ-11f-10œ-9ž-8VĺƮ-7wĻŏŤ7Ǒ8ǟ9ţǈǉ10qơ11mŠšǠ12ľşƖǆ13ŅƄǁǊ14W15Şƕ16Ŝ19ǡ21Ķ22Ǟ24ƧǄǨ26ƴǥ30ŝ31ǅ32ǐ33QőŢ36ǃǦ37Őŧ
~mpar	84 -7ǩ22Š39ń48ł
~mpe	77 8ǀ15Ť16ŅŔ18ş20ű21ǣ22œ32ń
~mped	86 10ǀ19Ŕ25œ
~mper	90 18Ť21ş25ű
~mpl	56 -9w-8őǧ-7oǃ7ǉǤ8Ƹ10Ǝ11ǣ12y13VǁǈǑ15Ƨư17q19W20Ş21Ǉ23ƣ25SĻ27ơ31Q39ǜ
~mpla	80 13Ƹ30ǜ37Ş
~mple	75 -10ǧ-8w-7ƶǃ9Jǡ12Ļ17y18ǁ22ư32ƣ39ơ
~mplo	59 -8ő7ƝǉǐǤ14VǑǣ15ǈ18qƧ21Wǜ25Ǉ26S33Q
~mpo	69 9ƶ13ǈ14ō18Ʊ24ľ36ƍ
~mpol	75 39ƍ
~mpor	77 10ƶ15ō20Ʊ27ľ
~mpr	77 -19Ŏ9Ǐ11Ǣ17Ň18ƌ24Ş33ƀ
~mpre	80 10Ǐ19Ň35ƀ
~mpro	88 -22Ŏ12Ǣ20ƌ28Ş
~mps	88 10Ɵ14ķ16ǀ18Ň24ǣ
~mps>	88 10Ɵ14ķ16ǀ18Ň24ǣ
~mpt	79 -8Ĺ9y18ǘ29ĺ45Ɵ
~mpty	81 10y46Ɵ
~mpu	76 -12ķ7Ɲ8dź9bŚ16Ǐ17Ű26Ǘ42ǘ
~mput	77 -12ķ7Ɲ8d9b10Ś16Ǐ26Ǘ43ǘ
~mrs	88 18a40f
~mrs>	88 18a40f
~mry	88 10Ŭ39Ū
~mry>	88 10Ŭ39Ū
~ms>	60 -13ň7a8ư9qŽƼ10Ɯǣ11Ǖ12ńŵƎǩ13ŧǘ14c15ƌ16gƻ18ŗ20zľ23ǜ24ƚ28Ƙ34ţƆ
~mse	86 -9Ƴ13txzƷ15a
~msel	86 -9Ƴ13txzƷ15a
~muc	45 -23W-22Ƃ-18Ĵ-15Ť-14ŧ-12ƭ-11ŏ-10ŭ-9ŨŲƞ-8ŎŵƅǇǟ-7FŔƆƤǒ7ZŕŹž8Ţų10ƌƷ11űƶǓ12ŘŬƔǩ13ǡ14ĶƘ15OƱǛ16ſƓƝǢ17Ǧ18ƪ20ǉ21Ơ22YĿ23ƃƗ25ķ26Ǌ27Ƨ28TXŮƨǏ29ŅƦ34Ŧƒ35ŗ38Ƭ41œ45Œ
~much	45 -23W-22Ƃ-18Ĵ-15Ť-14ŧ-12ƭ-11ŏ-10ŭ-9ŨŲƞ-8ŎŵƅǇǟ-7FŔƆƤǒ7ZŕŹž8Ţų10ƌƷ11űƶǓ12ŘŬƔǩ13ǡ14ĶƘ15OƱǛ16ſƓƝǢ17Ǧ18ƪ20ǉ21Ơ22YĿ23ƃƗ25ķ26Ǌ27Ƨ28TXŮƨǏ29ŅƦ34Ŧƒ35ŗ38Ƭ41œ45Œ
~mum	77 -13ř44ž47ŗ
~mum>	79 -14ř22ŗ43ž
~mus	79 -15Ǆ7ŝ9ǔ11cx14Ű18ų19ń21Ŷ26Ũ38ǩ
~must	80 8ŝ9ǔ11x12c14Ű18ų22Ŷ27Ũ
~mut	76 -8Ŷ12ƴ33Ő35ů42ŭ
~mute	79 -8Ŷ36ů40ŭ
~mv>	88 35Ƅ
~my>	57 -10Ƴ-9Ŗ-8łŚ-7ƚ7UŀŤƽǞ8QŻưǠ9ňƒ10ńśǖ11f12Ŀ13ņŮ14JM15jō16b17Ŷ24L40Ľ42ǩ49ļ
~mys	83 7m8ǚ9Ž12Ŷ15ǃ16ƻ19g
~myse	84 8mǚ9Ž12Ŷ16ƻ19g
~na>	82 11Ÿ12ŗ14Ǖ15ƹ20Ɵƿ23ƥ
~nac	80 -7v14Yĸ22Ɗ31Ƌ
~nace	80 -7v14Yĸ22Ɗ31Ƌ
~nad	83 -9W7ǝ14Ŀ15a39ƚ
~nado	83 -9W7ǝ14Ŀ15a39ƚ
~nag	66 -17Ǎ-7Ũ8hƀ9ǌǜ11ŭ13ź16v22ŵƮ25ŹƳ30ǈ42ơ
~nage	66 -17Ǎ-7Ũ8hƀ9ǌǜ11ŭƳ13ź16v22ŵƮ25Ź30ǈ44ơ
~nal	59 -11ž-7pǄ7xĽǤ8I9fTƿ10tQƂƟ11Jƈ12Ƌƌ13ƃ14kŭǌǧ15l16ŊŠ17ǎ20Łƞǚ27Ɨ28ưǓ
~nal>	62 -11ž-7Ǆ7ĽƅƐ8IǢǤ10fTƿǓ11QƂƟ12J13ƈƋ14ƃƌǌ15ǧ16ŭ17Ŋ19ǎ21Łǚ29Ɨ31ư
~nall	74 -7p8cĺ10jx13t19k22Š23l30ƞ
~nam	45 -21ǩ-13Ŵ-11v-9uxŗ-8ŤƸǞǥ-7Ŏşŧǋǝǣ8Ƙǧ9ƨ10ǂ11Łƻǐǘ12hķƾ13ơƢƦǒ14FĽ15ƃ16řƚƯǓǗ17iľœ18Ŧƕ20AźƷ21t23ŚǤ24ļ26Ő28Q29ĸŒŜ32ǈ42b45ƫ48a52ǃ63o85w
~name	45 -21ǩ-13Ŵ-11v-9uxŗ-8ŤƸǞǥ-7Ŏşŧǋǝǣ8Ƙǧ9ƨ10ǂ11Łƻǐǘ12hķƾ13ơƢƦǒ14FĽ15ƃ16řƚƯǓǗ17iľœ18Ŧƕ20AźƷ21t23ŚǤ24ļ26Ő28Q29ĸŒŜ32ǈ42b45ƫ48a52ǃ63o85w
~nan	68 -10Ǎ-9Ǔ-7ƹ8Ɵƣ9Ƅ10Ʈ11Ƣǂ15Ŋ16ĸ17B22A25F26Ǡ33Ư39ŬƜ
~nanc	72 10Ƅ11ƮƯ16Ŋ17ĸ18B24A28Ǡ42Ŭ
~nann	88 12Ɯ30Ư
~nant	82 -11Ǎ-10Ǔ-9ƹ7Ǣ10ƣ11Ɵ14Ƣǂ31F37Ɯ
~nap	83 18Cś31Ž
~nap>	88 19ś
~nat	77 -12ţ-7S10Ľ12Š13gŁő27Ő28Ŕǜ31l
~nati	79 -12ţ-7S13őŠ28Őǜ29Ŕ32l
~nb>	85 39Ɯ
~nc>	90 -11d-10Ľ10f16o18p21q
~nce	42 -14Ǆ-12ǔ-11ŤƊ-10ŭƓ-8ŵƒǗ-7uQķńŌŷƜ7ĿřƋƍƢƫ8ŀŬŰƬƴǒǨ9bĽşŧƦƧƪǓ10ŏƩƭƹ11ŁťŦǟ12GPŒƃƽ13V14tSŐƁƕƳǥ15i16ǡ17ľ18Wň19Ƶǌ20AőƄƑ21ƼǞ22ƙǅ23ņ24Ɣ28ţ32ũ38š
~nce>	43 -13Ǆ-12ǔ-11ŬƊ-10ŤŭƓ-8ŵƒǗ-7ķĿńŷƸ7řƍƢǣǤ8šŨƋƫƵǨ9ĽŰƪƬƳǒǓ10bşƦƧƹ11ŏŦƩƭ12ťƴǟ13PŒŧƁƃ14tVľŁǥ15iŐƕ16GSǡ18W19ň20ǌ21AƄƑ22ő23Ǟ24ņƙǅ25Ɣ32ţ34ũ
~nced	80 37Ŭ
~ncel	77 14ŉ32Ƶ63š
~ncer	74 -8š7ľ10Ƴ14Ƹ24Ŀ25ŀ30ƽ45Ƽ
~nces	85 10Zņ13Ǡ19Ŋ
~nch	72 -10ĸŗ-7Ń8j9OŌưǈ11Xǥ12Lńǋ13N14Ľ16q18ƺ19Ɔ23Ƒ41ǩ
~nch>	76 -11ŗ-10ĸ-7Ń9OŌ10ǈ11X12ǥ13Lńǋ14N15Ľ22Ɔ44ǩ
~nche	83 10j11ư22ƺ29Ƒ
~nci	74 7Ť9řǃ10Ŭ11ƔƮ12Ư13Y18BĸǠ26A
~ncia	77 12Ʈ14Ư18Ǡ19Bĸ27A
~ncl	69 -11Ǉ-8Ŕ7Ɔ8Ɓ9TŖ10ƀ11œǣ12Ơ15ǟ16B18ǉ29ŏ
~ncle	84 12T18ǟ19B
~nclu	71 -11Ǉ-8Ŕ7Ɔ8Ɓ10Ŗƀ11œ12ǣ13Ơ19ǉ30ŏ
~nco	66 -7nǢ8Ƭƭǔ9u10ǃ15ǆ26Ư29Ŷ30Ʈ33ǝ47T
~nco>	90 40Ŷ
~ncom	68 -7nǢ8ƭ9uƬǔ27Ư31Ʈ34ǝ49T
~ncor	85 14ǃ20ǆ
~ncr	79 -9Ĺ27Ŕ37œ
~ncre	79 -9Ĺ27Ŕ37œ
~ncy	80 9ƃ10ƍ13ƌ16Y18Ƙ
~ncy>	80 9ƃ10ƍ13ƌ16Y18Ƙ
~nd>	28 -25Ʀ-24ǩ-20Ĵơ-17ŗ-16HŅŉ-15Ŷ-14ľƒ-13ŲǓ-12šŨƞƧǋ-11Ř-10jŸǟ-9ŀŞ-8ŵ-7ŝǑǦǨ7ŁŇŤŮƛǍ8qAżƀƊƓƱƿǆ9cĺőƂƃ10efiPŎƍƳ11ŊǐǙǥ12nvWĵŌƇƲǖǣǧ13rBŹƗƩǂǃǄǕ14gsGNļōƬ15bzDŧưǤ16hT17ŚŦ18Ǝƫƶ19ktĻŒŴŷƟǇǚ20ĹĿƨǏ21loƔǌ22śŠƕ23ZńǈǞ24dwƋƯ25ƺ26Ʒ28pJķǁ29ƚ31C32X37a43Ū44ų
~nda	74 -8Ŷ-7Ő9Šơ10IŬ12ƙ13Ű14Lƴ15ǚ25Ū26ƇƷ
~ndat	81 -7Ƅ10ơ11Š13ƙ17ǚ29Ƈ
~ndb	86 11ƶ13x27ǜ
~ndbo	90 28ǜ
~ndd	86 7Ǔ9ǅ10Yś15Ƙ
~ndda	86 7Ǔ9ǅ10Yś15Ƙ
~nde	52 -10t-9ƢƯ-8Ɖ-7Ĺ7ſƝƲ8Ūƣ9chœş10iŻǤ11ŮǑ12ŎŚůǀ13ǌ14xŅŉŖŬƒ15Ŧƙƺ16Ɩ17ĺňŸǃ18Ɗƪ19nX34żƄ35ǅ43ƕ
~nded	74 -15ť9ļŔ10N11Š12ƁƄ16Ŧ25ż27Ÿ47ǅ
~nden	90 9z24Ǒ
~ndep	90 9z24Ǒ
~nder	54 -10t-9Ƣ-8ŔƉ-7ƥ7ųƲ8Ɲƣ9cŪſ10hşŻ11iũǤ12œǀ13ŎŚŮůǌ14ƒ15xŉŬ16ŅŖƙƺ17żƖ18ǃ19ĺňƊ20nXƪ27Ƅ46ƕ
~ndi	67 -13ƈ-7ƻ7Ŕ8ĽŖƪ9ĸƦ10ŕŠ11ǌ12ZǢ16Ũ17Ŏ18IƑ19ƴ29ś30Ɖ33ű35Ƽ
~ndin	74 7ň8Ǔ9ĽŖƪ12ŕŠ13Ɖ14Z18Ũ21IƑƴ32ś
~ndit	74 -15ƈ-7ƻ9Ŕ10ĸ12ǌ20ŎƉ39ű40Ƽ
~ndk	90 10k22ƶ
~ndki	90 10k22ƶ
~ndl	58 -15Ƅ-11ǩ-10Ś-8Ɣ-7aƕ7YŖƲ8ľ9Ń10sǖ11ǈ13ŁǠ16IƠƷ20c22ĸŜǜ25F28ş30ơǘ31ŧ44ǌ
~ndle	63 -10Ś8YƲ9Ŗ11sŃǖ13ǈ15ŁǠ18Ʒ19Ŝ22c24ĸ25ǜ31ş33ŧ34ǘ
~ndli	88 9Ŝ25I
~ndlo	68 -16Ƅ-8Ɣǩ20Ơ30F37ơ53ǌ
~ndm	84 -10Ǩ-7Ƣ10n12ǔ18ŷ21Ư
~ndma	86 -10Ǩ-7Ƣ11nŷ12ǔ21Ư
~ndo	76 9ƍ10Ļ12ŤƐ14Ʀ16j17k51Ǖ
~ndor	83 57Ǖ
~ndow	85 7ǌ11Ļ14Ť17Ʀ18j
~nds	56 -12Ǌ-11n-10dsQ-9Ř-8AŃ-7ƞƿǒ7LNRƁǠ8PĸƨǨ9eŚƤǎ10uťǂ11qǧ12btŲ14pƯ15ŭ16oƘƧǇ17ǄǓ18ŕ20Ő21r22Ɯ24Ŵ26Bƪ27ū32ƺ
~nds>	57 -13Ǌ-11n-10dsQ-8AŃ-7Ɓƞƿǒ7LNRĸŨūǠ8ƨǨ9ePŚǎǓ10uťƤǂ11qǧ12bt13Ų14pƯ15ŭ16oƧ17ƘǇ18ŕ21rŐ23Ɯ25Ŵ26B27ƪ33ƺ
~ndsh	82 -12Ř9ű11Ǔ22Ɓ30ū
~ndy	77 -8ŏ-7ǥ8v9ŭ10ū12M14ǖ15ř39Ś
~ndy>	77 -8ŏ-7ǥ8v9ŭ10ū12M14ǖ15ř39Ś
~ne>	37 -23Ɲ-17Tň-16ZŎ-15RƕǓ-14Ů-13H-12ĺŀōƨ-11lLUŔŢ-10oĹơƭǌǑ-9ktYŗšŰ-8pGķŹƊƞǎ-7ařƜưǅǙ7EĴļŋůƚǁǛ8qŌűƹ9DƮǥ10uMżƶǐǞ11vOųƧƫƯǄǢ12ńŅţŷƒƔ13SŒŕũƎƼǜǝǣǨ14XŖƌ15ƦǍ16KĻƵǩ17AƍƛƳƷǕ18ƴ19ľŁœŚŽƆƿ20ņ21ŵƉ22Ŷƙǖ23i25ƻ27ǡ28yƺ29ǋ30ş32bƟ33Ń34Ŵ36ǔ39I
~nea	65 -8I7ƊƑǤ11ƚƷ17Ǚ21ŚƼ23Ə25z31C43ƙ
~near	66 -8I8Ƒ11ƚƷ18Ǚ22Ś23Ə25z32C44ƙ
~nec	86 12Ɩ18U19j24I
~neck	90 13Ɩ19U20j
~ned	52 -13ǩ-11u-10Ŝ-9ťƿ-7zOŁƼƽ7sœŨũƨƮǏǨ8nšƺǀ9ijxĹŬżƑƲǘ10vńţƤ11cŔ12ōƓƪ13ŀ14yƫƳ15ſƢ20Ǣ23Ǜ25Ŗ28ƛǅ29ņ31Ť37ƴ
~ned>	52 -13ǩ-11u-10Ŝ-9ťƿ-7zOŁƼƽ7sœŨũƨƮǏǨ8nšƺǀ9ijxĹŬżƑƲǘ10vńţƤ11cŔ12ōƓƪ13ŀ14yƫƳ15ſƢ20Ǣ23Ǜ25Ŗ28ƛǅ29ņ31Ť37ƴ
~nee	48 -13Ļǩ-11Ʀǒ-9IŇ-8LƗƷǖ-7ľŖ7Yőťƈǉ8uůǆǡǢ9pOƤƾǏ10sŘ11cmƁƒ12Ǌ14Gŵƅ15ū18eŀŪƯ19ǌ20t21Ńǁ22ƕ24Ƭ27Ŏ28Ĺ35ƭ36Ł38ǧ43Ǧ47Ƅ
~nee>	88 14Ƹ38t
~need	48 -13Ļ-12ǩ-11Ʀǒ-9IŇ-8ǖ-7LŖƗƷ7hYőťƈǉ8uůǆǡǢ9OƤƾǏ10psŘ11cmƁƒ12Ǌ14Gŵƅ15ū18eŀŪƯ19ǌ21Ńǁ22ƕ24Ƭ27Ŏ28Ĺ35ƭ36Ł38ǧ43Ǧ47Ƅ
~nef	65 7Ƨ14Ʀ16Ƭ31ƫ36W
~nefi	65 7Ƨ14Ʀ16Ƭ31ƫ36W
~nei	70 -7Ŗ7Gļƒ8ĸƅ9ƟǍ10ƙƤǩ13BŅ18C22ƞ24Ɯ
~neig	70 -7Ŗ7Gļƒ8ĸƅ9ƟǍ10ƙƤǩ13BŅ18C22ƞ24Ɯ
~nel	88 10Ɖ11ǜ13Ƌ
~nen	88 34Ʃ
~nent	88 34Ʃ
~ner	54 -21d-19ž-18ŗ-10Q-9ƽǇ-7GǄǈǝ7asAƅǉ8MNŁơƷ9rƁƿǟ10LPƮǓ11ĺǀǠǧ12ƈ13ǌ14ƕǥ16Źƻ17tĿǂ18F19ƨ20qŴǔ21p24oǡ34ư40Ǩ49ǆ
~ner>	62 -11Q7ľǣ8ĸŐƨǩ9nsĺ10aANŁƅƮǢ11Ɓơƿ12rLPƷǟ13oǁ14ǂ16ǌǠ21t24q28FǨ
~nera	67 -22ž-14ŗ7ǖ11Ƹǧ12MƳ13ǅ16Ǔ31ǡ44ư
~ners	67 -25d-11Ƹ-10ǁǇ-7Fŗ7ǂ8Ʀ9ǉ15ƈ16oƨ20ŴƕǥǨ21pŹ23ƻ29ǔ58ǆ
~nerv	84 -8ƽ-7ō9Ƽ20ǀ31Ŀ
~nes	46 -25Ƃ-13Ǉ-12ƻ-11Ɯ-10ĿŨƗ-8Ŧŷżǒ-7nGTĹńź7ŐƁ8ĶŤ9AMYŖƚƛǍǛ10wZŴ11ŉţƎƑ12ǘǠ13hƵ14ǀ16ǎǏǦ17ǔ18ŎǆǐǙǞǨ19uǅǝ20yŭƝƽ22ųǟ23ǡ24ǂǃǋ25Ǌ26Ǆ30Ǒ32ǥ35Ǣ
~nes>	59 -13ƻǇ-8ŷźżƝ-7Ŀ7EƯǍ8ŕŚŪſƀ9ŵ11ŐƁ13ŗƚ14Ŵ15Z16wŉƎƑ18Ƶ19ǀ20hţ21ǂ23Ǐ26Ǣ28uǑ30ų
~ness	50 -27Ƃ-13Ū-9Ɨ-8ŨƜǒ-7GĿ8ǂǘ9Ǒ10Ť11M12Ǜ13A14ǎǠ16Ǣ18ƽ19Ǧ21ŎǆǙ22ǐǔǨ23Ǟ24ŭǝ25ǅ26ǟǡ28Ǌ29Ɲ30ǋ31ǃ32Ǆ37ǥ
~nest	75 -8Ĺ7ĸ8ƿ9ǘ10Ŕ11ň12QŢ14Ŷ15Ň16Ķ18Y21Ŗ37y
~net	80 7ƻ8ƪ11ƍǕ15ƌ17Ņ34ķ38ǩ
~net>	82 8ƻ9ƪ12ƍǕ18Ņ36ķ
~nev	68 -10ŷ-8Ŝ7ţƂƴ8ƙƚǜ9ǔ10ŝűƹ11eņ15őǙ18ǀ24a
~neve	68 -10ŷ-8Ŝ7ţƂƴ8ƙƚǜ9ǔ10ŝűƹ11eņ15őǙ18ǀ24a
~new	52 -15Ƣ-12ǋǩ-11Ō-10ƭ-9ŷƇ-8ŏŭ-7aFŖǟ7Dũƀƕ8HŪƋ9jǙ10śƠ11Ɓ12Ɨ13Ǖ14Ŝ17x18ƌƵ20ĺŒƤ21ƈ23Ź24ƞ28S29š30ǅ31i33Ŷ35Ĺ36G37ƅ42Ǟ61ŕ
~new>	56 -13Ɖǋ-12Ŝǩ-10Ƣ-9ŷƇ-8ŏ-7ŭŴ7œžƕ8ũƀ9HŔƋ10DǙ13Ɓ14ƗǕ18Ĺƅ21Ƶ22ĺŒƌƤ23Gƈ25Ź28ƞ30ŕ31S34iǅ37Ŷ39Ǟ
~newa	66 -12Ō-8Ŕ7Ǟ11š13ś22ŕ24Ĺ33Ŝ
~newe	79 -7Ƣ9Ŵ11E12Ɖ14š17Ū21Ơ32ƅ
~news	86 -10ƭ22j37ŕ
~nex	65 -14Ʊ-10CK-8Nǥ7ũž8Ź9mpǀǩ10ſƫ11ǖ12Ń13H14ŗ16ƖǞ17ř18kĸĺ20y21Ŏ28ŕ29V43Ǎ
~next	66 -15Ʊ-10CK-8Nǥ7ũž8Ź9pǀ10mſƫǩ11ǖ12Ń13H15ŗ16Ǟ17Ɩ18kĺř20y21Ŏ29ŕ30V44Ǎ
~ney	58 -13ǔ-11Ş-9ķŜ-7qƭ7ƪǕ8Ɩ9Ʃư10BXYľ11ŀŧ12ǘǠ13r14TZƱ16Ĺ17ǖ18ƫ19ƌ20ƶ21ĿƝ22ĸ26Ʈ29AŲ35Ɛ
~ney>	58 -13ǔ-11Ş-9ķŜ-7ƭ7ƪǕ8Ɩ9Ʃư10BXYľ11Ŀŀŧ12ǘǠ14rTZƱ16Ĺ17ǖ18ƫ19ƌ20ƶ21Ɲ22ĸ23Ų26Ʈ29A35Ɛ
~nfe	90 20ţ32x
~nfl	90 10Ŕ20Ż
~nfo	76 8ļ12Ľ16Ŋ18ń20Ļ39Ǘ
~nfo>	84 9ļ18Ŋ20ń26Ǘ
~nfor	82 7Ǖ11Ľ16Ǘ24Ļ
~ng>	27 -21Ő-18Ō-17ǔ-16ƔƩ-15sǌ-14ŗƅ-13ļƺ-11Ƨǡ-10oŎƈƫǗ-9Ŝŷƕƶǆ-8vDǒ-7BŊŤƃ7elŔŲƬƲƸ8MŖƜƝƣƯǄǏǛ9hTżƁƂƻ10śūƑǓǠ11rŅŸ12ŵ13qńŉŋŝƋǙ14fŒƓ15gISĵĹŮŶŽƭƮƳǝ16ZĴǀǊ17FLOPUƒƞ18Ľ19ĶľłŻơƹ20zĻũƨ21uƍ22ŏ23Źǅ24ŢƄ25ƵǍ26ōţƘ27Ɩ29X31ǟ32kyǩ33Ş34x35Ŀ37i38ĺ39jǞ40ŀ44t46H53V
~nga	82 -10x11Ɔ16Ƙ27ƞ31f
~ngag	84 17Ƙ32f
~nge	54 -8ǘ-7cǩ7Ʒ8qyĵƛ9uVű10vƭ11pŕƸ12ƟǞ13ŲƜ14f15K16TŞ17ƧǙ19ƃǕ20EŇ21Ŕ22Ŏƫ23ĺ35ũ40ǀ
~nge>	63 -9Ǟ8X9Ʒ10qƛ11ű15Ŕ16Ǖ18K19Ƨ20T22Şũ25Ň28Ŏ
~nged	67 7Ǖ9ƺƻ12ũƃ13ŔƸ27ĺǞ
~ngen	90 39ƫ
~nger	69 -12v7b8hśƭǌ10ũ11Ż13ƃ16ŕ18ŲƜ19fE23pǙ37ǀ
~nges	77 -10p7y8ƅ11H14u16Vĵ19Ɵ29v
~ngi	68 -11HƉ8aŔƮ9t10ź11Z14ƥ15Ƶ16Ĺǟ18Ţ19ű22V26i27Ƒ33Ɨ
~ngin	68 -11HƉ7T8aŔ9t10ź11Z14ƥ15Ƶ16Ĺǟ18Ţ19ű22V26i27Ƒ33Ɨ
~ngl	68 -7ƿ7ƫ10ƚ12Ɔ13bǩ16ǅ20Ƙ30f41Ɖ42ƈ
~ngle	68 -7ƿ10ƚ12Ɔ13bǩ16ǅ20Ƙ30f41Ɖ42ƈ
~ngr	79 8ƺǓ10fƔ11ƒ12ǟ13Ǜ16ƞ
~ngra	81 8ƺǓ10Ɣ11fƒ13ǟ16ƞ
~ngs	54 -12ǩ-9ĶƓ-8ƞ-7Ǎ7Ļ8QŝƑƤ9Ǆǖ10ķŉƵƹ11ů12Tƶ13Ƙǈ14Ŋ15Ʈ16Ƣ17i18UŘ20ǟ22ƥ28A29Ĺ32Ɨ34Y
~ngs>	54 -12ǩ-9Ķ-8Ɠƞ7Ļ8QŝƑƤ9Ǆǖ10ķŉƹ11ů12Tƶ13Ƙǈ14Ŋ15Ʈ16Ƣ17i18UŘ20ǟ22ƥ28A29Ĺ32Ɨ34Y
~ngu	76 -8cŇ9x10v11ňŹ12ŉ23uƎ25ǩ29b
~ngui	84 25Ǝ
~ngun	88 -9c11x12v13Ź27u
~nha	84 10Ƥ23ƻ43Ş
~nhap	86 44Ş
~nic	64 -13Ʃ-12ǟ-10Ŧǎ-8Ŵ-7ǋ7Ĵľū8cqGļŘůǩ9oƁƧ10iƉ11Kşǃǉ12t13FPƪ15U16Ŷ18ŧ20ƹ23j25ƞ28Ƙ32ǈ33ƾ
~nic>	86 10ŵ16K18t45ƾ
~nice	68 -14Ʃ-10ǎǟ-8Ŵ7kŧ8ľūů9cGƧ10oqļƁ11Ɖ12ǉ13işǃ14FPƪ16U17Ŷ23Ƙ27jƞ
~nico	90 29ƹ
~nics	88 8Ɨ10Ƙ22ǩ24ǈ
~nie	72 -9V8Mƿ13ŀş15m25ńƴ30Ţ
~nied	90 36ƴ
~nies	74 -9V9ƿ13ŀş16m26ń31Ţ
~nig	59 -12ƪ-10H-8ǐ7Ɛ8ľŕś9rLŖƻǝ10jƦ11Ť14Ƥ15ƿ16Ļ18Ų20ƞ22n25Ǐǖ28R29ǎ31xĿ47Ű
~nigh	60 -13ƪ-10H-8ǐ7Ɛ8ľŕś9rLŖ10jƦƻǝ11Ť15Ƥƿ17Ļ18Ų20ƞ22n25Ǐǖ28R29ǎ31Ŀ32x48Ű
~nim	74 31ŗ41h42ž
~nima	85 47h
~nimu	78 33ŗ45ž
~nin	53 -13Ū-8cŨǈ-7xF7ŒŰŶǉ8ĸńűŴǌ9Vŋũ10dƝǎ11rƖǟ12ƌ13iƮ14Ŀ15y17jqźƤ18HƜ19ǝ20ů24Ǒ25u29R30Ǚ33Ǟ37ſ43L
~nin>	69 -8cǩ7ůƋ8VƮ9ŀŐƖ10fǉǞ11dŰǌ12ĸƽ13qŴƌ19j20R21ǟ25Ŀ
~ning	58 -12Ū-7xǈ7gƮƼ8qTŎ9ŋŒŵƝ10ũŶ11ű12hǩ13iƤ14ǎ15rR16H17ů20yź21Ɯ25ǝ28uǞ33Ǚ42L
~nins	67 52ſ
~nio	75 -10ĵ7ĻƦ10W13Ŭ15ļƕ17wYƨ19aA
~nion	79 -11ĵ7ĻƦ11W14Ŭ16ļƕ18Y19ƨ20A
~nior	86 7Ź8m20w22a
~nip	90 -10ƴ14ķ29h
~nis	67 8Ťǡ9Ɖǝ11ź12Ɨ13ņǄ15P16ų21ǈ22ƌ32Ɗǩ33m
~nish	69 8Ť9Ɖǡ10ǝ12źƗ13ņǄ23ƌ33Ɗ34mǩ
~nist	88 20P28ǈ
~nit	66 -24Ɔ-15Œ-9ŷ9a10ǌ12VƠ13ǋ15ƌ17G18D20Ƣ23Ɨ25Ž26Ƥ28Ǝ33ƥ41ƣ
~nit>	76 -27Ɔ-17Œ8Ǎ12ǌ13ƣ15ƠƤ17ǋ24D25ƥ
~nito	80 -11ŷ32Ž36Ǝ
~nits	86 17Ƥ39ƣ
~nitu	79 -7ŗ15ƥ21G25Ƣ29Ɨ
~niv	84 7Ʊ21y24Ʃ
~nive	84 7Ʊ21y24Ʃ
~niz	90 11Ļ18Ƌ24ǆ
~njo	83 11ǟ21g23t40U
~njoy	83 11ǟ21g23t40U
~nju	73 8ŗ33ǣ39ƃ52ž
~njur	73 8ŗ33ǣ39ƃ52ž
~nk>	53 -17ř-15ƨ-13ŁǄ-12Ǡ-9Ĺ-8q-7sƭ7hmōƉƑ8ļǊ9Ƅƈƛǋǝ10ƋƷ11ŌƓ13ľ14GŖ16Ƭ18B19Ŕ21Y22Ũ24HŬ26eű27ĸ29Ň32Ĵ33ǩ34r41ƿ42ƕ
~nki	67 -10ŗŶ-8ǩ-7Ť7Ƣ8Hƀ10Ǧ12Ŀƅƿ16Š20ĺƳ21X23Ƶ24Vƭ28Ƭ29y
~nkin	67 -10ŗŶ-8ǩ-7Ť7Ƣ8Hƀ10Ǧ12Ŀƅƿ16Š20ĺƳ21X23Ƶ24Vƭ28Ƭ29y
~nkl	76 16H32ƣǍ
~nkle	77 33ƣǍ
~nkr	88 31ĵ
~nkru	88 31ĵ
~nks	71 -15Ķ8ǜ9aķ11ƴ15t26k31ƙ35r41Ǜ
~nks>	73 -15Ķ9aķ11ƴ18t32ƙ36r43Ǜ
~nksg	86 11ǜ35k
~nli	75 -9I-7Š11ļ13K17ń18Ǖ20Ľ30Ņ39ǖ
~nlin	75 -9I-7Š11ļ13K17ń18Ǖ20Ľ30Ņ39ǖ
~nly	64 -10T-9Ş-7ǩ7ŴƜƪǉ8ŷƀƘǈ10ńňƳƾǢ13Ļ14ľţ16Ǉǚ18ƢǛ19Ūǖ21Ų22ŭƮ24ų
~nly>	64 -10T-9Ş-7ǩ7ŴƜƪǉ8ŷƀƘǈ10ńňƳƾǢ13Ļ14ľţ16Ǉǚ18ƢǛ19Ūǖ21Ų22ŭƮ24ų
~nne	72 -13u-11ǁ-8Ƽ-7Ǡ7Ÿ8Ŕƛ9ǜ11nCǀ12Ʀ13INƮƿ16L17ǩ18A21y24ƻ
~nned	84 -15u-8Ƽ7k8ĸ10Ŕ15ǀ26y
~nner	79 -12ǁ-7Ǡ12n13Ʀ14AƮ15Nƿ18L19ǩ27ƻ
~nni	65 -12Ū7ckŻƝǞ8Ť9fŐƼ10uĿ11ĸńŋŒŶ12q14hűŴƤ15V17H18ƌǝ19ǟ24y
~nnin	65 -12Ū7kŻƝǞǨ8Ť9ŐƼ10fuĿ11ĸńŋŒŶ12q14hűŴƤ15V17H18ƌǝ19ǟ24y
~nnu	76 8ƪ13T16ǉǊ19Ů
~nnua	76 8ƪ13T16ǉǊ19Ů
~nny	82 7j11Ɯ14Ʃ28Ư34ǩ
~nny>	82 7j11Ɯ14Ʃ28Ư34ǩ
~no>	55 -22Ŕ-11Řǂ-10ǩ-9Ÿǟ-8Ł-7rĴŝŴ7ZĿŲƊƑƔƳ8Xƍǚ9sLWĽŖƸ10Ťǡ13lǇ14řŽƄ15ƿ16ŏƝ17u21šſƁ25Ńŉ26ż27Ňǁ28ŵ61ƴ
~nob	68 -8ǩ-7L7Ǣ8ŏ9ƺƿ10Ư11nŤ12Łƭ14ŷ15Ŗ18Ƌ27g32Ɵ35Ş
~nob>	90 24Ƌ
~nobo	69 -8ǩ-7L7Ǣ8ŏ9ƺƿ10Ư11nŤ12Łƭ15Ŗŷ28g33Ɵ35Ş
~noc	79 -8ƅ7m8ţ11RĴ18Ɵ24ƌ26ź
~nock	81 -8ƅ7m8ţ11RĴ25ƌ26ź
~noi	85 16Ǝ17C23ǩ
~nois	85 16Ǝ17C23ǩ
~non	77 -9Ŕ8Ş12x14ƀ25ƹ35š
~non>	83 -10Ŕ13ƹ32š
~none	90 11Ş14x17ƀ
~noo	80 -9IŃ7ǧ9g12C13Ō15i18j22L
~noon	82 -9Ń7ǧ9g14Ō16i18j23L
~nop	88 -13Ƭ17X21š28ƻ
~nor	63 -10c9n10ł11vǏ12Dƾ14jA15Œ18R22ŭ23ź26T
~norm	65 10n11ł12Ǐ13ƾ14A19R24ŭ
~nort	85 8l17D19j21Œ35T
~nos	78 9l10ƽ11ƞ14Qź18Ŋ32Ƽ
~nose	86 27Ƽ
~nosy	86 10l12ƞ16ź19Ŋ
~not	44 -21ƛ-14Ƨƭ-13p-12ķřŝ-11Ył-10ŎŜŤƗƬǃ-9iVųƶƽǄǇ-8uĺǊ-7CSůƇ7oBŴŶƯƷ8hXŅƙƹ9EĵŐŕƥǒ10clŊŨǝ11QŘźƨƪ12ŢƆƔ13rƤ14HƱ15ĽŇŬƃ16yIŖżǨ17šǠ18Ǒ19ţƻ20b21fƴ23ſ24L25Ɵ28vŵ30ǩ31Z34Ş36ŏ38ō58ŀ
~not>	46 -21ƛ-13Ƨ-12ř-11Y-10ŝ-9płŎƗ-8VĹĿŜşŭŴǄ-7ŤƇƨǇǘǥ7agsZĴŷƅƒ8BKƢƯ9o10ĵƙƟǒ11EŅšŵƥƴ12lŕŨƪƻǝ13cLQXźż14ŘƆ15rƤ16ƃƱ17ĽŇ18ŢǠ20ŖǑ21ōǨ22v23ǩ24bf26ŏ37Ş66ŀ
~note	75 -10ƭ-8Ĵ-7ƅǊ9ű11ǘ12Ń14Ʒ17Ŋ25ō27Ɣ28Z39Ŭ
~noth	63 -12ƭ-8ǃ-7ķŢƕƬ8Źƞ9šƐ10vĿŶ11ZƻƼǞǥ12Ļ15HōŐƦǩ16ƴ17Iƹ18Lŏ22Ŵ23Ɵ25ŵ26ƨ27ſ31y36ţ
~noti	78 8Ƌ12K13H20Ĺ
~nou	71 -10Ǣ-7ų7ŎŞƯ8Ź9ŀư10ž11Ɨ13ŷ15y16r17Ķť18j23b31Ƭ
~noug	72 -10Ǣ-8ų7ŎŞƯ8Ź9ư10ŀž11Ɨ13ŷ16y17rĶť19j32Ƭ
~noun	88 29b
~nov	85 -13x-9Ǒ16Ǌ33ƌ47ǜ
~nova	88 -9Ǒ34ƌ
~now	43 -15ş-13Ǣ-12LŢ-11dŀǎǔ-10ŶƬǋ-9iQŎųǈ-8MVĿ-7abłŞŠŤƚǖ7ŔŸƐƿ8qƓ9uwōƎƛƧǣ10pxSĸśŰ11vĹĽţ12hA13FŘŲŴƦ14ĴŜǃǩ15r16GŌƳƸ18ǟ19ŗ20Ņ21Ɵ22jň24cs25ũ26Ũ29Ő30Ŗ31ĺŉ32ǥ45ŏ47Œ49N
~now>	43 -14ş-13Ǣ-12LŢ-11dŀǎ-10ŶƬǋǔ-9iQŎųǈ-8xMVĿǑ-7abgłŞŠŤƚǖ7zŚŸƍƐ8qƿ9uƎƓƛƧǣ10pwōśŰ11SĹĽţ12h13FŘŲŴ14ŜƦǃ15rĴ16GŌƸǩ17vƳ18ǟ19ŗ20jŅ22ň24cs25ũ26Ũ29Ő30Ŗ31ŉ32ĺǥ45ŏ49NŒ
~nowb	90 37Ɵ
~nowh	88 11g27ĸ
~nro	85 32ƌ34W
~nrol	90 36W
~ns>	46 -20n-15ǟ-14ƣ-13P-12c-11Wķ-10ŝƯǢ-9ŀǂ-8ŇŲƌ-7oLľŜŞŤŬ7ĸƩƮǉǨ8aƏƙƨƽǃ9ǔ10ĺƧƱǣ11ERŗƷ12yŒűƗ13q14ŕǝ15ŊǠ16ſƼǞ17ŉũ18ƛǆ19xŻ20Ŀ21ǋǏ22k23C24ZŹ25ƻ27u28Ƙ29wǩ33ơ35ǚ37Ɓ39ǈ42ǐ
~nsa	90 26ǣ
~nse	56 -10ŕ-8S-7ő7Š8ũ9Ǌ10ƺǛ11s12AY14Ƅ15doĸǀ16ūư18a28Ź32ň36ŷ60Ÿ
~nse>	59 -9ŕ7lĽŘ8Šũŷ10Ǜ11ƺ12s15Ƅ16doĸǀ17ū20a21Ź34ň45Ÿ
~nsed	75 -9S11ŹǨ24Ÿ38ŷ
~nses	83 14Ǌ19Y26ư
~nsh	86 14ś41j
~nshi	90 43j
~nsi	63 -27ǌ-17Ǎ-13ǩ-7řƋ7ƣǓ8ŷǏ9ū10Xƌƛƪ11Ɔǐ12źƏ13ŰǄ16Ƙƥ18Ɨ22Ʒ24ƀ28H33ơ34Ǣ42Ķ
~nsid	73 -20Ǎ-8řǩ-7Ƌ7Ɨ8ƣ10Ŗ11ū12ƌƛƪ14Ə15Ű16Ǆ20ƥ40Ǣ
~nsio	79 14Ɔ21Ʒ55Ķ
~nsiv	75 7ǣ12Ǐ13X15źƗ21Ƙ31ƀ
~nsm	88 13Y15ƹ17ű18ŵ
~nso	86 19ǘ23Ǝ
~nsor	90 24Ǝ
~nsp	76 9Ž13Ɖ14l
~nspe	79 13Ɖ
~nst	61 7MłǑ8Ǎ9BKǄ10PƐǟǡ11Ƶ13rZń18ƊƘ19Ƈ21Ų23ƪ28ƅ31ǩ
~nst>	72 10łǄ11B12rǡ16Zń28ƪ
~nsta	78 14Ɛ21Ǆ23ǩ24Ɗ28Ų
~nste	86 10M13Ǒ14K16Ƶ
~nstr	69 -8Ǆ9Ǎ11ǟ13P20ǩ22ƇƘ32ƅ
~nsu	44 -20Ƹ-14Ǐ-11Ǒ-10Ĵ-9Ļ-8ƒƣ-7oQŵǔ7őƭǐ8XŚŴǤ9ƙ10Ƭƻ11ĺŀƀƦƳ12ŘŞƁƩ13ŗŦŪ14Ł15ĹǧǨ16ľǓ18ţ19Wšƕ20ņƃƄǚ22Œ23ƴ25ǒ30ƨ32Ɠ36ǌ37Ǣ38ǥ40ş42Ő44ŏſ
~nsul	86 12Ǜ24ƻ44ǚ
~nsur	44 -20Ƹ-14Ǐ-11Ǒ-10Ĵ-9Ļ-8ƒ-7oQŵƣǔ7őǐ8XŚŴƭǤ9ƙ11ĺŀƦƬƳ12ŘŞƀƁƩ13ŗŦ14Ū15ĹŁǧ16ľǨ17Ǔ18ţ19Wšƕ20ņƃƄ22Œ23ƴ25ǒ30ƨ32Ɠ36ǌ37Ǣ39ǥ40ş42Ő44ŏſ
~nsw	79 10ľ12K13Ļ14Ŕǚ52ŉ
~nswe	79 10ľ12K13Ļ14Ŕǚ52ŉ
~nt>	33 -17Ňƒ-16Ŀ-14ŭƦǊ-13ķŁł-12rŲ-11gPŧŶŹƧ-10inxRTń-9jwŪūųƐƺǝ-8hCIǎ-7dfpĸŗţƈƉƙƷƻǉ7ŏŐűƖǆ8JLĺĽſǕǛ9GSļŷǗǦ10ǃ11suŠũƂƼǚ12ĻŒœŕŜǁǖǢ13ĶŀťƔ14MNŊŞžƢ15ŔŽƓƟǑ17ŚƃƊƣƥǓ18ŌŝŤƗǘǩ19e20Xƭǌ21K22lŃņšưǏǜ23Fź26ƶ27Əƫ28Ĵ29őơƱ30ľ31Ǉ32Ɯ38Ƭ41ǔ48Ơ
~nta	64 -10ƠǓ-9Ƨ-7ř7k8ļ10ůƤ12Pǆ15QW20A21ŵ27KƢǠ28B35ķ54Ɓ
~ntal	68 -11Ơ-9ƧǓ11Ƥ13P16W17Q23ŵ29Ƣ38ķ59Ɓ
~ntan	77 -8ř16ǆ24A33Ǡ34B
~nte	59 -23ǌ-15ŗ-9Ɠ-8ĺ-7ƀǐ7cżƍƔƪƸ8HƟǇǖǞ11ŇŠůǋ12QŅƌƥ13BƐƛ15Ə17ŉŏǑ18Ƣ21N22FĹť24Ɨ25ǎ29Ǣ39ơ
~nted	77 8ǩ9Gǌ10řƍǃ12Ŗ14Ǟ25ŉ
~ntee	84 23Ə
~nten	77 -17ŗ-10Ɠ7Ƶ11Ƹ12c37Ɨ43Ǣ
~nter	64 -33ǌ-8ǐ-7ƀ7Ƥ8şżƪ9HƔǇǖ10Ɵ12ůǋ13ŅŇŠƌƥ14BQƛ15Ɛ19ŏǑ22Ƣ23N24Ĺť25F27ǎ44ơ
~nth	48 -11Ŧ-10Ư-9ŬŸ-8Ɨǩ-7Ŏ8Vǜ9vĺŧ10GƖǊ12Řƃǉ13ĶŮ14YZ15ŹƾǨ16uT17Ņš21Ɵ22ƤƮ23p28ť31X32ǝ33Ń34d35Ɣ37Ơ44Œ45Ĵ47ŕ
~nth>	51 -11Ŧ-10ŸƯ-9YŬ-7ǩ7ŐƂƥ8V10ǜ11Ǌ12ŒƖ13Ɵǉ15ĶŅ16Řƾ17ZŹ19uš20T21Ƥ27Ɣ29ǝ30ť32p36Ń37X38Ơ39d42ŕ50Ĵ
~nthl	75 12Ơ14Œ18Ɣ31Ĵ
~nths	64 -10Ơ-9pX7Ǥ9ĺ10ŕƟ12ł14vŮ16G17Ĵŧ18Œ19ƃ23Ǩ30Y31Ʈ
~nti	63 -14Ǎ-11ƞ-7ŷ7dgOŕǇ9ĹĻšƅǉǋ10k12ŖƘ14ńǠ15ż16ū17n18Ư19Ɔ21H23Ƣ25ƫ27ƭǄ32F35ǆ
~ntia	85 10ǔ11Ʃ15ƴ24Ǆ
~ntil	90 12Oŕ29ƭ
~ntin	68 -13Ǎ-8ǔ7ŉƣƱ8gƭǇ10ǉ11Ļšǋ12kĹ15ǄǠ20Ư21Ɔ23H25Ƣ27ƫ36F
~ntio	85 -9ƴ-7ŷ12A18n19Ŗ21ń23ż
~ntit	90 11d54ǆ
~ntl	75 -10Ş10Ƴ11ŎƁ13Œ14ũ19ĺ21Őŧ27ŏ
~ntly	75 -10Ş10Ƴ11ŎƁ13Œ14ũ19ĺ21Őŧ27ŏ
~ntm	86 10M11Ǘ14ǖ16ŵ22ƾ
~ntme	86 10M11Ǘ14ǖ16ŵ22ƾ
~nto	65 -11ǅ-10H-7XŁƅƱ7żǨ8Ŏƙ10iłƀ11ſ12gRŊŤƪǢ13Ķƣ15dŠǣǩ16Ǟ17Ɨ18Ǎ19Ǐ21Ɲ23ƛ31ƌ35S
~nto>	68 -11ǅ-10H-7XŁƅƱ7żǗǨ9Ŏƙ10iƀ11ł13gRŤſƪ14ĶŊ15d16ǣ17ŠǞ24ƛ35ƌ37S
~ntor	81 15Ǣ22Ɨ25Ǐ29Ɲ
~ntow	84 9ǋ10ů17ƣ24Ǎ29ǩ
~ntr	60 7ǔ8ŦƈǍ9ƖǄǧ10ƌ11Ƣ12řƓ14lŀƼ16ǀ21ƒ23ǒ26Ǒ47Ǔ
~ntra	61 8Ŧ9ƩǍǧ10ƌƖǄ11Ƣ12řƓ14ŀ22ƒ24ǒ27Ǒ49Ǔ
~ntry	80 -7Ʃ8ƣ9C11ƈ13ǔ19l22ǀ
~nts	49 -17Ŧ-11Ƹǂ-10Ǆ-8ŉƓ-7mǇ7UŵƩƮ8ŗŠƄƣ9Ŝƌƥ10ƃƘ11ǧ13ľńǖ14ZĶŬ15żƠ16Ɯǌ17ĴƝǔ18ĵŭƗǗ19Ǔǚ20ű22ņ23Ǎ24ƽ25Ş28Ǣ29ŻƯ33z
~nts>	49 -17Ŧ-11Ƹǂ-10Ǆ-8ŉƓ-7mǇ7UŵƩƮ8ŗŠƄƣ9Ŝƌƥ10ƃƘ11ǧ13ľńǖ14ZĶŬ15żƠ16Ɯǌ17ĴƝǔ18ĵŭƗǗ19Ǔǚ20ű22ņ23Ǎ24ƽ25Ş26Ư28Ǣ29Ż33z
~nty	78 7ǔ11WƏ13Ż14ļ23ƅ32C
~nty>	79 8ǔ11Ə14ļŻ23ƅ33C
~nu>	90 15X23Ǜ25ǩ
~nua	74 8ƪ13T15Ǌ16ǉǙ19Ů
~nual	74 8ƪ13T15Ǌ16ǉǙ19Ů
~nue	83 40Ǌ
~nue>	83 40Ǌ
~num	51 -13Ś-11ǩ-7ƣ7Řſƛ9Ɠǔ10Ŝ11KŇŠ13y14ĻľŒ16c17E18C19ļǠ22ŸƬ23Ƽ24Ņ25X26Ǩ27ŗǗ28D30ū36e40ř47I
~numb	51 -13Ś-11ǩ-7ƣ7Řſƛ9Ɠǔ10Ŝ11KŇŠ13y14ĻľŒ16c17E18C19ļǠ22ŸƬ23Ƽ24Ņ25X26Ǩ27ŗǗ28D30ū36e40ř47I
~nur	75 -12ǅ-8M-7ő10Q23U26q27P34S38ǁ
~nurs	75 -12ǅ-8M-7ő10Q23U26q27P34S38ǁ
~nus	88 -7ƒƮ9Ɔǀ19ķ31T
~nut	65 -8ų-7ǩ7fńŒŚ8uŇƧ9aĻ10tưǁ14ǧ17ů20Ō28Ş29N39O
~nute	67 7Ş8fuńŚ9Ƨ10aĻǁ15ǧ17ů20Ō30N40O
~nuts	84 -10ų10Œ11Ň14tư28Ş
~nve	71 8D10Ļ11s12Ǣ16ŋ18ķƗ22Ǐ23ŭ32ǩ38Ɲ
~nven	79 9M15Ǣǩ21Ɨ24Ǐ28Ɲ
~nver	79 -7ƙ11Ļ14sƝ18ŋ21ǩ27ŭ
~nvo	74 9Łż14f19Ǖ26ǘ
~nvoi	76 20Ǖ27ǘ
~nvol	88 11Łż17f
~nwi	86 -8P-7S14Š15ő21g32Ő
~nwid	88 -7S14Š15ő33Ő
~nxi	88 21Ƽ29Ŀ
~ny>	34 -19Ɓ-17Ɨ-15Ʒ-14Ŗ-13Uųžƃ-12fi-11sņňōŒƀƠǟǢ-10ĴœŨ-9dFťƞ-8awNĺĻĿŊŵǖǥ-7pzCŁŇŘŦŰƬǍǝ7Ůǡ8ŋŕƆƋǘǤ9ƔƢƱǈǓǜǞ10ĵŉŸǗǨ11yƐƑ12ńşƎǙ13HƼǅ14ĶŞŪƉƘǐ15jVƣ16gWƪƾ17ǎ18ŷżƴǦ19ŧƦǂ20ǆ21ķƌ22YŐǇ23nǀ24ţƜƻ25Ƹǋǔ26ŝűƿ27ǃǄ28m29Źǩ32ŻƝ36Ų37ƹǑ39u45h49š
~nyb	56 -16ƪ-12Ǐ-10Ź-9ƿ-8ƉƦ-7Tĵ7ŔƂƋƧ8ƈƟƢǘǙǜǢǩ9z10ǇǑ11ŝŤƣǗ12nuŁ14ŏŜųŷǔ15hƓ16żǛǡ17Ų18Zńǣ21ƴǨ22ƜƯ24Ǎ31Ŗ
~nybo	56 -16ƪ-12Ǐ-10Ź-9ƿ-8ƉƦ-7Tĵ7ŔƂƋƧ8ƈƟƢǘǙǜǢǩ9z10ǇǑ11ŝŤƣǗ12nuŁ14ŏŜųŷǔ15hƓ16żǛǡ17Ų18Zńǣ21ƴǨ22ƜƯ24Ǎ31Ŗ
~nyl	88 24Ƈ
~nyl>	88 24Ƈ
~nym	83 -8Ş7zK11ŝŦ13ű20ť30ƭ
~nymo	83 -8Ş7zK11ŝŦ13ű20ť30ƭ
~nyo	63 -13Rƈ-8ĿŸƪ-7ƴǈǦ7ǣ8şǛ9ƂǘǨ10ƜƢ12nŷ13Ɖǩ14Ʊ17ƯƳ18Łǜ20Ǣ21ǐ24Ɵ27ų29Ŗ
~nyon	63 -13Rƈ-8ĿŸƪ-7ƴǈǦ7ǣ8şǛ9ƂǘǨ10ƜƢ12nŷ13Ɖǩ14Ʊ17ƯƳ18Łǜ20Ǣ21ǐ24Ɵ27ų29Ŗ
~nys	78 -8ŗ8Ņ9Q10ŔǍ12ľ13Ǧ16ǐǟ18ǃ24ǥ
~nys>	78 -8ŗ8Ņ9Q10ŔǍ12ľ13Ǧ16ǐǟ18ǃ24ǥ
~nyt	50 -13ǩ-9Ɖ-8yJ-7ŋž7ķĿƜ8BşŲżƌǍ9ZƲƻǕ11ŔƝƱǏǓ12kƑƦư14ƳƸƽ15HŇ16ĵűǀ17ƚƨƼ18g19ŏũŻ20ǂǞ21ŉ23ƄƍƘ24ƥƿ25ōţ
~nyth	50 -12ǩ-9Ɖ-8J-7ŋž7ķƜ8BĿşŲżƌǍ9ZƲƻǕ11ŔƝƱǏǓ12ƑƦư13k14ƳƸƽ15Ň16ĵűǀ17ƚƨƼ18g19ŏũŻ20ǂ21ŉ23ƄƍƘ24ƥƿǞ25ōţ
~nyti	90 -7y37H
~nyw	75 -9ǘ7Żƛ8ǀ9Ƥ11ǥ12Ƌ13Ǘ14ń21ş28k30ň
~nywh	76 -9ǘ7ƛ8ǀ9Ƥ11ǥ12Ƌ14ńǗ21ş29k30ň
~oad	69 -11R-8H-7xIŌǔ7C8yǀ10Ǧ11ǋ12Ǟ13ŝ14k20Ə21ŭŹǟ26Ɓ36ś40D
~oad>	74 -12R-8Ō-7xIǔ8C9yǀ11Ǧ12ǋ14Ǟ22Ə23ŭŹǟ38ś43D
~oads	79 8Ŏ16ŝ32Ɓ
~oak	81 12ũƐ13ƛ20D21Œ40Ƒ
~oak>	85 13ũƐ19Ƒ21D22Œ
~oal	88 13Ɵ43Ļ
~oal>	90 44Ļ
~oan	58 -11Ƣ-8Ƅ-7Ư18Ɓ19Ʈ23Ɣ32Ʊ43Ŭ50ƕ54Z63ƪ
~oan>	62 -10Ƣ-8Ƅ14Ʊ15Z25Ɣ46ƕ50Ŭ57ƪ
~oans	69 -7Ư9ƕ11ƪ23ƮƱ48Z
~oar	75 -7ƨ7Ǔ10ū11ǜ18ƍ23Ł30r32Ɯ
~oard	75 -7ƨ7Ǔ10ū11ǜ18ƍ23Ł30r32Ɯ
~oas	86 14Ŀ16Y18C21ƚ
~oast	86 14Ŀ16Y18C21ƚ
~oat	78 -12Ƥ-8p-7ō8Z11Ƨƪ14t15Ť17ƾ19ş30Ʈ32ķ
~oat>	79 -12Ƥ-8p-7ō10ş11Ƨƪ12Z15tŤ17ƾ30Ʈ32ķ
~ob>	55 -11Ŷ-10Ŗ-9ōǩ-8oǏǝǨ-7ŗŸ7ǀ9tň11Ķţ12ŭ14RƋ15Ƭǐ17Ʀǣ18pu19ƧǓ20ǧ24ǈ29ů34d41V42q50W51U52S56P
~oba	78 12Ʒ14lǂ50ƹ
~obac	79 14ǂ51ƹ
~obb	79 10Ơ13ƣ14ǀ16Ʃ48g
~obbi	82 15ǀ16Ʃ28g
~obi	88 10C14Ʒ28I
~obil	88 10C14Ʒ28I
~obl	74 7sƸ10bŋŵ12Ƽ13Lǜ15Ŝ16ƛ18ŀ
~oble	75 7sƸ10ŋŵ13Ƽǜ14L15Ŝ16ƛ18ŀ
~obo	69 -7L8ŏ9ƺƿ10Ư11nŤ12Łƭ15Ŗŷ24ǩ27g33Ɵ35Ş
~obod	69 -8ǩ-7L7Ǣ8ŏ9ƺƿ10Ư11nŤ12Łƭ15Ŗŷ28g33Ɵ35Ş
~obs	74 -9ƻ9ƱǦ10ǡ14Vƨ15ǈ17Ǒ20ǔ21Ƨ23Ǆ31ǐ
~obs>	74 -9ƻ9Ǧ10ǡ14Vƨ15ǈ17Ǒ20ǔ21Ƨ24Ǆ31ǐ
~oca	71 11Cǔ12Ŝƿ13M14Ő18ľ22Ǟ26l28H49ǋ
~ocal	81 13ǔ14Ŝ16MŐ24ľ42l
~ocat	76 -11l15C24Ǟ31H57ǋ
~occ	75 17Ɵ20x21q27P34ǡ
~occu	75 17Ɵ21q28P34ǡ
~oce	82 7z8ǜ11X18Ō25ł32ŭ
~ocer	86 7z12X34ŭ
~oci	72 12Ķ17m19ǆ23Ǘ28ƿ49e
~ocia	72 12Ķ17m19ǆ23Ǘ28ƿ49e
~ock	59 -23ť-14Ɣ-13Ɗ-11Ɨ-8ŵǗ-7ƅǩ7eĴũǄ8Ŏ10ƽ12Ƈǎ13jqQ14Ōƕ15ĶŦ16ķ17ƌƍƣ18ŰźƝ24ǘ25Ǐ26ŘŨ28ĸŮ30R43ƥ
~ock>	67 -25ť7jĶǀ8ĸ9Ĵ11ƣ15qƇǎ16ƥ17Ō21ź22Ɲ30ŨǏ33Ů36R
~ocke	66 -15Ɣ-14Ɗ-10Ɨ-7ŵ7Ƥ8ej9Ŏƣ11ĶǄ16ƌƕ20Ŧ24ĸŰ29ǘ30Ř33ƥ
~ocks	85 9Ǝ10Ƣ12ũ26ķ
~oct	69 12ǣ19ƻ20ǂ27ƃ29Ƽ58ƾ
~octo	69 12ǣ19ƻ20ǂ27ƃ29Ƽ58ƾ
~od>	46 -18u-13Ń-10nŰ-9mŪƝƮǞ-8ĶŞŤƧǋ-7zXĹŀŠťŴƾǐ7pyMYľŁſƔƫ8CJǘ9UŨ10ţƉƒƭǊ12ĻźǄ13WŌŜũưƼ15xŇǩ16ŎűƤ17ŶƸƻǂǨ19ĵ20LNņƇ21ƃ23I25iǟ26Ư28ǁ30ŝƲ33Ɛ40Ǜ43ǣ46ƙ
~oda	54 -17ž-14ǡ-11ń-9ƵǏǩ-7Ƨ7ĸ10Ǣ11aŀƓ12tŜ13ƪ14Ţ18Ĺ19ǥ22Ʀ23ŗ24jű25O27Ō30ŐŒ32Ļ38ŏ39i42ĺ
~oday	54 -17ž-14ǡ-11ń-9ƵǏǩ-7Ƨ7ĸ10Ǣ11aŀƓ12tŜ13ƪ14Ţ18Ĺ19ǥ22Ʀ23ŗ24jű25O27Ō30ŐŒ32Ļ38ŏ39i42ĺ
~odd	90 -13Ʊ17m26vx
~ode	66 7b8Ŕū9Ũ10Ɗ11ǘ18ǩ27Ǥ29EŪ31ƌ38I
~ode>	73 9Ŕū12ǘ16Ǥ32E42I
~oded	88 8Ƥ13ŨƊ
~odel	75 22ǩ34Ū36ƌ
~odi	80 7Ɓ9ƙ14ŗ23ž
~odil	82 14ŗ24ž
~odo	84 16o37Ů
~odom	84 16o37Ů
~ods	83 -7ǝ10Ƒ12ņƤ19j20Ǖ
~ods>	83 -7ǝ10Ƒ12ņƤ19j20Ǖ
~odu	83 9Ǖ19Ʃ22ǡ26Ǆ
~oduc	83 9Ǖ19Ʃ22ǡ26Ǆ
~ody	46 -14ƪ-13š-12ŹƦǏ-11ƃ-8BTƉ-7LĵłƠǦ7ņƮƿǈ8ƣǛ9fKZŔſƁƈƕƬǔ10QǙ11FǑǡ12ǅǇǗ13ķǣǨ14hŏųżƎƓƴ15Ƣ16gǢ17ńŞ18ƳǍ19AŖŤ21ľŜ22Ųǜ23Ɯǘ24Ł25n28ž31ŷ34Ư37Ɵ
~ody>	47 -14ƪ-12šƦǏ-11Źƃ-10Ũ-8Ɖ-7BTłǩ7ŝƭƮƿǋ8ņƣ9fŞƈǛ10ľŔŲƁǔǙ11Qſƕ12ŖǇǑǡ13ŤǅǨ14FŁƎǣ15hķƓƴ16ųƢ17AŏƜǢ18ńż19Ǎ20Ƴ21Ɵ22Ŝ24ǜ26ǘ29ž33nŷ38Ư
~odys	70 -12n-8ĵ-7ĺ7Ƭ8Ŭ10ZŖŤŰŴƜ12KŞǈ14ŁǗǩ17ľ19g20Ų24Ɵ
~oes	40 -23Ƃ-18ž-16ƹ-15ŭ-14Ƹ-13Őƈ-12ŸƦ-11ŵƻ-10ŪǇ-9Xş-8vQŃŘƛƤǣ-7atVĵķņōŠţŦŧƓƬǞ7řƉƍƺǏǖǡ8Ŀƚ9LƕƜƷǥ10zEŗŜŨűƊƔ11Ķň12bǎǒǦ13Ŗ14dƁƇƯ15Ơƫ16sů17hWƎ18oǜ19ŁŕŰƄƧ20ŇŹơ21ŴǄǚ22xƙǐ23Ǔ24ź26ǂǠ27Ľ28Ʃǈ29r34ƨ35qǧ37ųǩ
~oes>	40 -23Ƃ-18ž-16ƹ-15ŭ-14Ƹ-13Őƈ-12ŸƦ-11ŵƻ-10ŪǇ-9Xş-8vQŃŘƛƤǣ-7atVĵķņōŠţŦŧƓƬǞ7řƉƍƺǏǖǡ8Ŀƚ9LƕƜƷǥ10zEŗŜŨűƊƔ11Ķň12bǎǒǦ13Ŗ14dƁƇƯ15Ơƫ16sů17hWƎ18oǜ19ŁŕŰƄƧ20ŇŹơ21ŴǄǚ22xƙǐ23Ǔ24ź26ǂǠ27Ľ28Ʃǈ29r34ƨ35qǧ37ųǩ
~oev	90 -7Ř12ł22Ƣ
~oeve	90 -7Ř12ł22Ƣ
~of>	35 -17Ƴ-14łǩ-13bŵŶ-12ŌǇ-11owĶĽŎžƘǚǝ-10GMůƒ-9fvŠŰƓơ-8ckFIVšŴſƌƾǢ-7dyĹĺőŹŻǥ7lĻńŘŧŷƛƷǀǉǘ8HNRTķŃņŚūƹǃǌ9tňƩ10eAĿŊƱǟ11irQƕǋ12EZĸřǣ13ghpűƚǖ14jĴťŦųƆ15Yś16zŜƭƽǏ17Ƶ18Ƥ19xKŗŪƲǞ20ŐƂƋ21nƑ22sSƥ23Ƅǈ24C25ƇƝ27ľ30Ǆ34ǔ36Ň38ǒ47ƈ51Ɖ
~ofe	79 -18ť10Ɛ11ņ14P27ǚ34ƈ
~ofes	81 10Ɛ11ņ14P28ǚ
~off	48 -14Ǧ-13Ǩ-12ľŃƙ-10Ǡ-9aŢŴƜƞǇ-8ŉŖŶ-7KőŧŹžƪƮƱƶǎ7ZŭůƖǄ8ĴśŽƥƧǚ9NŜŵƾ10jŇƎƬ11eUWńŗšƟǋ12ŀŅ13ķ14gťźƔƝ15ūƂǊ16ƚƛǈ17OǛ18yBƒ19ŋǣ20kuƕơ22IĺŁǩ24Ŭ39R40M
~off>	52 -14Ǩ-11ľ-10ƙǠ-9ŃŢ-8PőǦ-7ƪƮǈǎ7DŪŲŸſƏ8Ƅ9qZŞ10ĴŽƧ11ŵƎƥƾ12eWƬǛ13uŗ14jŀŋšƟ15ķ16ź17ƔǊ18Iťū19gƚƛ20O21yBǣ23k25Ł27ĺ28R29Ŭ
~offe	70 -10Ǧ-8a7Nǚ8Y9Ň10łƁǛ12ō16Ƃ18MŅ19Ǆ20ń25ƒ42ǩ
~offi	64 -14ǟ-9Ƅ-7Ǉ7IǍǒ8ś9ŋǤ11P14Ĺ15ůƖ16ŭ17Ŝ18R21ǋ22U24Ɲ30ƕơǈ32M
~ofi	83 -7Ǔ11P46Ǆ
~ofin	84 -7Ǔ11P47Ǆ
~oft	67 -10Ǜ-7ǐ8Ɖ10ĵŹ11gųƜ12ŜƐǙ13ƿǀ18Ų19Ɵ22ŭ24q
~oft>	88 10Ɖ13ĵ
~oftb	90 12x16g
~ofte	70 -12x-10Ǜ-7ǐ11Ź12ųƜǙ13ŜƐ14ƿ15ǀ19Ų20Ɵ23ŭ
~og>	73 -9Ž8ū10P15Ʋ18Ś19Ƈ72h
~oga	90 -11ơ-9I10ǌ14C23Ǔ
~oge	75 8u10Ǌ11fM12Zǉ16Ť20s32ş
~oget	75 8u10Ǌ11fM12Zǉ20s32ş
~ogr	74 10ļ11ţǅǗ12Ž14Őő16Ņ17ń25Ǚ28ǥ
~ogra	78 11ļǗ12ǅ13Ž26Ǚ31ǥ
~ogre	84 13ţ16ő19ŅŐ21ń
~ogs	80 -23w16Ɲ25Ɛ30h
~ogs>	80 -23w16Ɲ25Ɛ30h
~oh>	60 -12ǩ-10Ŕŷ7dkWĶŐŕũŪżƉƞ8agHNŬŮ9P10ĿŲŹ11Eů12GƎ13ōš14U15Q16Ŷ17ƌ18ƈ19ǃ21ǖ23Ť24Ƙ
~ohi	88 18l23ź
~ohio	88 18l23ź
~oho	71 34ƿǛ
~ohol	71 34ƿǛ
~oi>	86 14ǒ57ǧ
~oic	73 -10J-9ǩ9ľ15a16Ŀ18Š19Ǖ23ǘ27Ľ
~oice	73 -10J-9ǩ9ľ15a16Ŀ18Š19Ǖ23ǘ27Ľ
~oil	86 19Ǐ32Ɛ35ƛ
~oin	50 -18Ʊ-14mu-13ű-12q-11šƷ-10gGŀŐŴ-9Ų-8bL-7vĻŒ7eQňŞźƝ8DƮǅǍ9PƘ10rőžƸǩ11ōƒ12jsƭƵƾǠ13ǐ14U15Ĺ16Ŗ17HŨ19tSǢ22ŝ24xł25Ź26y31V33k34ũ38ŏ39Ż42ǟ50i
~oin>	73 -16ű-8b-7ŏǅ8jy9tŎ10őƮ12UVŝƨƭ13H20Ǡ25s44i
~oing	52 -19š-17Ʊ-11q-10Ʒ-9gGŐŴ-8muŲ-7vŀƨ7ceUĺŢŧǃ8jQňźƝ9DHƵ10P11ržƸ12ƒ14tǅǐ16ĹŝŻǩ17ō19Ũ21iS22y24V26xł28Ź33k37ũ47ŏ48ǟ
~oint	76 -10u-9m9MŘǗ11š12ǖ13Ş14ŵ16Ǎ19ƾ32Ŗ38Ż
~ois	85 16Ǝ17C23ǩ
~oise	86 7N16Ǝ24ǩ
~ok>	57 -17ƈ-11ŭ-10Ɗ-8q-7ŝŦƾ7ŇŉŒƗǂǛ8TŜƪǠǥ9gjŠ10ĵ11JĺļǙ12ŧƉƧǊ13ƙƳǟ14t15Ŗ16pz17RĻľ19ũſ21ǖ22łǜ32Ư
~oka	47 -10ĻƝǖ-9jũƶǑ-8ŔŖ-7QRĺŌŬ7OŁŃňŮƀƄƵ8MTUĹŜŢżƉƞǒ9ŭƫƼ10ťŧ11hūƩǁ12pJŘŷƕǂ13KNŋƦ14CĴ15Xō16iűǎ17WŊƬ18b21Ɔ23Ƹ28Ķ30Ũ
~okay	47 -10ĻƝǖ-9jũƶǑ-8ŔŖ-7QRĺŌŬ7OŁŃňŮƀƄƵ8MTUĹŜŢżƉƞǒ9ŭƫƼ10ťŧ11hūƩǁ12pJŘŷƕǂ13KNŋƦ14Ĵ15Xō16iűǎ17WŊƬ18b21Ɔ23Ƹ28Ķ31Ũ
~oke	58 -8ƨ-7Ŗ8kƥ9ŜƐƼ10Ũǉ11ƾ12Ř13i14ļƞ15ŵǞ16Ƥ17Ɓƽǩ18Ľ21Ť27ń30ǂ36Ǝ47ƹ
~oke>	63 -8Ŗ-7ƨ7Ɯ9Ɛƥ10Ǟ11ĽƼ12Ũ13Řƾ15ƞ16i18Ƥƽ19ŵƁ20ǩ22ƹ23Ť28ǂ40Ǝ
~oked	73 7ĵǞ8Ķ9ƫƹ10Ľ12k18ļ35ń
~oker	75 12ķ19Ŝ26ƹ
~oki	60 -10ǩ7ĿŶ8ŇƖ9V10ŢǗ11yĺǊ12ƐƹǍ14Xľ15Ǟ19H20Š23ǖ24Ĺ26ŃŚƬ
~okin	60 -10ǩ7ĿŶ8ŇƖ9V10ŢǗ11yĺǊ12ƐƹǍ14Xľ15Ǟ19H20Š23ǖ24Ĺ26ŃŚƬ
~okk	81 -10ŭ22ǘ38Ǡ
~okke	81 -10ŭ22ǘ38Ǡ
~oks	70 -12ľ7Ɵ11L12ŵ13ǈ17Ň18ǘ19Ŝ21ű25Ʒ40Ǡ
~oks>	70 -12ľ7Ɵ11L12ŵ13ǈ17Ň18ǘ19Ŝ21ű25Ʒ40Ǡ
~ol>	53 -13Ķ-9fƻ-7DƜ7dũŻƥƶǔ8gvEKS9oǙ11rtJľŽ12Ǔ13Q14ŭƚ16l17ǖ18mƆ19Ʊ20Ƽ22Ǜ24ƿ26x29ź53ƍ
~ola	81 9Ɖ45Ż
~olat	82 46Ż
~old	46 -23ų-17ǋ-12o-11Nǖ-10qŐƉƒ-9rxŭƔƫ-8ktEZŅŊŌŒŝƞǞ-7Fńǟ7DőƣǨ8yļŞŶƸ9nķŜƀƕƭ10ŴƗ12T13ABSǓ16š17wz18Ǎ19ŖƽǗ25jŷ26ŀŬ27ƈ28ǧ29Ź30c31ņű32K35Ƶ37Ķ42œ43Ƌ53p56v57ƅ
~old>	48 -24x-19ų-16Ɖ-13ǋ-11N-10ǖ-9tŐ-8EŅŊŭǞ-7kZŌŝŴ7ĽŀőŸ8dDũǨǩ10ļŞŶŹƀ11Ŝƭ12nƗ14BST15AǓ17š21ĶŖƽǍǗ22ű23p28jŷ32ƅƈƋ33ņ35K38cƵ45œ46v
~olde	66 -11Ÿ-10ot-8c-7ƕ7ǆ13ƅ18p20y22Ŵ25xĶŬ28Ź29vz36w38ǧ
~oldi	75 -11ƈ8ķ11i13Ɖ15t17Ƹ22ű33ŀ
~olds	74 -12y-9Ɣ11Ƌ12ƕ15Ŭ16ƣ25pv26ƅ
~ole	60 -11Ǌ-9ƻ-8Ʀ-7Śǩ7ňŨǄǎ8lŤƘ9ŧ10ǉ11ůǐ12Zǈ13Ǐ14hkOƭƵƼ15ƪ17ōŦ18ƀƈǘ19Ǖ25j34Ʃ37ǆ
~ole>	61 -11Ǌ-8Ʀ-7Ś7tķŔŨűǎ8ňš9lŤ10ŧǉ11ǐ12Zůǈ14kOƵ15hƭ16ƪ18ōŦƀ20ƈ35Ʃ38ǆ
~oles	86 -11ƻ8ǂ13Ǆ20Ǖ24Ƽ
~olf	86 14Ƈ35g
~olf>	86 14Ƈ35g
~oli	45 -11G-10ĺǦ-8Ɣ-7ZŀūŬǄ7aŜšŹŻž8ŞƘǤ9ŢƖǒ10Őƀƨ11ƁƢ12ĹǏ13ơ14ƂƓƚƬ15ľŠ16ƛƧ17kŗǡǢ18m19ƍ20Ŗƪ21ſ22őŷ24ŏŕŚş26ƦƩ28Ƶ34ř39ǥ
~olic	46 -11G-10ĺǦ-8Ɣ-7ZŀŬǄ7Ź8aŜŞšŻžƘǤ9Ţǒ10ƀƖ11ŐƁƢƨ12Ǐ13Ĺ14Ƃƚ15ƓơƬ16ľŠƛƧ17ǡǢ18ŗ20ƪ21Ŗ23őŷſ24ŕş25ŏŚ26Ʃ28Ʀ29Ƶ35ř40ǥ
~olid	82 -7ǟ11ƅ12U13Ǉ37k
~olin	73 14Ʊ31m38ƍ
~olk	65 -12Ɲ-8ǩ7Kľ8alĹ9Wǡ10ļƣƮ11Ž13Ɯ14ǖ15žǗ16ŝƥ20Ǉǔ23ƽ24Ʀ31z
~olks	65 -12Ɲ-8ǩ7Kľ8alĹ9Wǡ10ļƣƮ11Ž13Ɯ14ǖ15žǗ16ŝƥ20Ǉǔ23ƽ24Ʀ31z
~oll	51 -11ǧ-9ǩ-8űƯǈ-7uůƬ7Jľ8gnĵƏǅ9ĶŔƥǑ10QŗƧ11Ō12K13XŅų14ǝ15Ǡ16ǒ17ĸ19W21ż22yŦ24ň27Ǉ28Ʊ29Ƙ34m37ź39ƀ45ǉ
~oll>	65 -7ǈ8Ǩ9ŕ10Ź11Ə12ǝ14ĶǑ15Q16n23źǠ39Ǉ53ǉ
~olla	65 7Ŏǖǝ8Ƃ9Ɨ11ľŢ12œ13ǅ15ŗ18ŅųƘ19Ř20X23ĸ34Ŧ
~olle	63 -13ǧ-7ůƯ8ƫ11ĵƜ12ĽŔ21ǒ25ź30Ƙ34y38Ʊ40m
~olli	70 -12Ř8C11J19Ō32ż51ƀ
~ollo	81 16g18ƥ19Ƨ22K41ň
~olo	84 -9Ŷ10Ƶ14ǩ15s21fǕ22Ƣ23ǃ
~olo>	90 16s23f24Ƣ
~ols	68 -16Ű8ź9Ƙ14t19ŭ27Ǣ36Ɲ56Ǐ
~ols>	68 -16Ű8ź9Ƙ14t19ŭ27Ǣ36Ɲ56Ǐ
~olt	83 18ű22Ǝ25q
~olts	85 18ű23Ǝ
~olu	80 14Ǡ22Ə27C
~olum	90 16Ǡ31C
~olun	84 23Ə
~olv	88 11Łż17f
~olve	88 11Łż17f
~om>	46 -21ų-19ǩ-15Ş-14TĹ-12Ũǐ-11Qǧ-10hŐŖ-9nLŚ-8ĺŘř-7xŌŒţŭŵǆǈǘ7mƃƈƊƧƶǙ8IķŀŇŠſƳǄ9Ɖǅ10kƅƩǍ11oś12rƚ13Jǜ14ĸŸǊ15WŎŧƻǑ16œŢŤƝ17ǋǔ18RƏƗ19ŅŔǒ20źơƽ22Ľ23Ŝ25ƌ26zĻ27ƙ28Ɯ30l33M37Ǖ
~oma	79 7ŭ10ƛ11ĴŶ12jŪ13ƴ15Ŵ25m
~oma>	86 8ŭ13Ū16Ŵ28m
~omat	86 11ƛ12Ĵ14j
~ome	35 -18S-16ňƃ-15Őũ-14œ-13Ɨ-12ŨŭǏ-11ašŬűƵ-10tvŌŖƽǆǎǑ-9BXZŲǥ-8cUřŻƱǣ-7LŇŗť7rŜſƥƾǟ8gkķŚžƙƛǉ9hsƇƿǅ10IĵŞŵƶƺǋǝ11wYĻŮ12Qƨ13őǖ14n15jAĿŀłźǓǕ16MĹŊŏƆƕ17CRĽľņƬǚ18uN19Šǁ20qƎ21ş22ĸŰƒ23Ť24Ɠ26H27ƅ29Ɣ30Ɵ31ĺ33ƜƮ36Ř38F41lǔ47Ɲ51T
~ome>	42 -25Ő-18Ŗǩ-15Ŭ-13œŗ-12ňő-11PŧǏ-10JNŃƤ-9tXĿǢ-8avSŇŉŒŞűŲŴǑ-7ŔřŵƃǊǋǚ7ĵŹ8ŕŘŜƂ9jĴƙƚ10ůưƿ11hƑƷ12Ŋţǝ13ł14ĽƇ16HŦƬ17ƞ18ĹƜ19ƛ20I21Űź22Ɔ23sFǁ24Š25MRƟ26lCƓ27qƮ28ĸ29ĻŤ30ĺ31nuş32ƅƒ44Ɣ52T70Ɲ
~omeb	54 -10ƃ-9Zšǩ-8Ũ7ŤǢ8ŵƤǚ9ŧ10Ɯƾ11ķņŜƮǋ12fſƟ14ľ15ƕ16QƯǘ18FƎƳ21ǜ25A31ž
~omed	88 8Ư14zǞ17V30y
~omen	77 -10ŗ9Ř25Ő37ŏ53N
~omeo	71 -7ǆǩ7ĹŁņſ12ǅ13ǚ15Ɠ17Ƴ20A21F22ƕ26ǔ
~omep	85 -7ō12ǝ14Hǋ17ş18ƥ
~omer	61 -15S7Ǆ8kŢ12GĿ15ǟ18ǚ20ǡ21Ɲǃ26ǖ27Ǔ32Ǘ36ǔ44ő
~omes	67 -11U-10Ŧ-8nĴƔ7ƏƕƧ8xƻ9ƙ10ǉǨ11Ŀ12wǊ13Œǔ15W16HJƁ20ǖ24T25Ř26Ǖ28ľ31Ɯ
~omet	51 -12ũ-10yž-9sƞ-8şƙǘ7ńŝƦƫ8gimrEŔƎưǈ9PĽĿŏŴ10ōţŶŽƬǕǛ11łŃ12jŪū13Ŋŗ14ŵ15ŖǨ16NņŞ20ĸŉŮƨƺ21Y22Ř24ƶ25ŀ29ĺ32l
~omew	73 -18ş-7ŀ9Ʋ10ǋ12ǝ13Ű16Ţ17Œ18Ŵ19ĵ20Ś22ƥ23Ƥ29ǩ
~omf	79 10MTŌ12e14Ƴ19X
~omfo	79 10MTŌ12e14Ƴ19X
~omi	66 -13ǋ-11ŏơ-10ŷ-7ǔ7xǤ8Ĵ9yĿǝ10ľǩ11MŒŕǁ12dp13j14Hƛ15VŹ16ƾǞ17ǚ18Ķ19Ŏ27ǟ32k33Ƣ
~omin	68 -13ǋ-11ŷ-8ŏ-7ǔ8xĴǤ9yǝ10Ŀ11ľǁ12Mŕ13p14jH15ƛ16VŹ17ƾǞ19Ķ28ǟ33k
~omis	84 11Œ16dǩ23ǚ27Ŏ
~omm	63 -14Ƃ-9Ɔ-7Ŷ7ŐŠŷǋǌǔ8TŵǑǢǥ10nB11Ǚ12ǚ14Ǎ17ų19Ǧ22Ǆ28ů29Ƣ34ŭ
~omma	76 8ŷ13n22ų37Ƣ
~omme	72 -16Ƃ-9Ɔ8ǋǌ9ŐŠǔ10Ǣǥ12B14ǚ16Ǎ23Ǧ26Ǆ
~ommo	90 9ǩ13Ǒ17Ǚ
~ommu	78 -8Ŷ36ů43ŭ
~omo	65 7IƄǧ9ƬǕ10űƤǘǣ11Ŗǝ15Ʀ18ĸ23Y26L
~omor	65 7IƄǧ9ƬǕ10űƤǘǣ11Ŗǝ15Ʀ18ĸ23Y26L
~omp	47 -21Ū-13S-12wĹƂ-11ķž-10fœǇ-9VƮ-8ŏŒǧ-7kTŖŤŵŹżƱǩ7yĻš8qĺľ9mǠǤ10ş11ƄƖǁǊ12ƕǏ13WŜǗ17ƣǜǞ18Ķ19ǘ20ŅƧǄǨ21łŠ22ŝǡǥ23Őǒ24ƴ26ơ27Ţǃǅ28QŞǐ29ő31ŧǦ38ƀ43ń83ǣ
~omp>	65 -12Ő-7Ǉǉ33ƀ37ǒ102ǣ
~ompa	51 -22Ū-13SƂ-11f-10œ-9Vž-8ĹĺƮǣ-7kwĻŏŤ7ǟ9ţǈǉ10qơ11mľŞšǠ12ŅşƖǁǆ13ƄǊ14W15ƕ16Ŝ19ǡ20Ǟ21Ķ23ƧǨ24łǄ25Š26ƴǥ27ńŝ31Ţǅ32Qǐ33ő35ǃ36ŐŧǦ
~ompe	86 18Ņ24ǣ36ń
~ompl	74 -10ǧ-7wǃ9ǡ12Ƹ17y23Ļ28ǜ29Ş31ƣ38ơ
~ompr	82 10Ǐ36ƀ
~ompu	77 -12ķ7Ɲ8d9b10Ś16Ǐ26Ǘ43ǘ
~oms	72 8Ƥ10ư12q14Ɯ15ŵ19ƌ25z44Ɔ
~oms>	72 8Ƥ10ư12q14Ɯ15ŵ19ƌ25z44Ɔ
~on>	30 -19ũ-18t-17ŶƳ-16ŊƤ-15ƧƬƽǋ-14Nňůǔ-13eJŅ-12hŝŸǉ-11pGƼǛǝ-10śşť-9dŏƗƶ-8wŐőŒŨǠ-7nCORķœŴƞƥƭ7ļōţž8HŜųƻǆǌǒ9ŚŢŪưƵǎǖ10PTUYŧŻ11ŃŤūƍǥǨ12Ʒǟ13FMŰ14BŗřƱǂ15xDVZƏ16vŇŕŦżƛ17fĶŉƃǢǣ18ayƖƜƮǇ19uzŹƪ20ĹĺƉƫƿ21gƁǦ22c23QĿŷ24sŁłǗ25Ōǃ26rƓ27Ř28Ƈ29A31ƢƯ32ǈ33ƀ36ƔƦ39ű40Ŭſ44Ŕƨ46Ůƌ
~ona	64 -11ž-7Ǆ7Ɛ8ŸǢǤ9g10ƿ11aTǓ12QƂ13J14ƃ15ǌǧ16ŭ18Ŋ20ǎ22ǚ27Ɵ31Ɨ
~onal	65 -12ž-7Ǆ8ƐǢ9Ǥ11TƿǓ12QƂƟ13J14ƃ15ǌ16ǧ17ŭ19Ŋ20ǎ22ǚ31Ɨ
~onc	69 -12Ř-10ŭ7ňƐƢ8syųǀǜ9ŧŨƵ10ţŲ11ŰƧ12Ƹ17V18Ĵ22Ŀũ23ŀ30Ŷ
~once	70 -12Ř-10ŭ7ƐƢƫ8syňųǀǜ9ŧŨ10ţŲƵ11Ƨ12Ű13Ƹ17V19Ĵ23Ŀŀũ
~onco	90 40Ŷ
~ond	61 -13Ǌ-12ƈ-10Ŷ-7ƻ7ĸŕƫ8mĻŎ9dǌ10AIŇ11ũ12pyľǩ13kƔǋ14Ōŝ15Ū16ŉƉ19ƘǞ26Ɵ27Ŵ28N29ű31Ƽ
~ond>	65 -8Ŏ7Ɩ8ŕƫ9m10dĻ11AI12Ň13py14ľũǩ15ŌƔǋ16ŝ21Ǟ28Ɵ30N31Ŵ
~onda	90 -9Ŷ12Ŭ31Ū
~ondi	74 -15ƈ-7ƻ9Ŕ10ĸ12ǌ20ŎƉ39ű40Ƽ
~one	37 -17Ŏ-15aDķǓ-14sƕƭ-13RŮ-12ĺŊŜǇ-11jloň-10GHUšŹƝ-9LPVĽōŭƨǌǑ-8ktŨƊơǏ-7NƖƞƤǊǙ7KƼǄ8ŒůƛǤ9mĸŷƗǐ10ƀ11vŁŪƢƻǖǥ12nũſƉƧƩǨ13ŇŧƒƱǣ14ƦǕ15iXĿ16wŕŲƫ17hżƎǜ18Ɔƙǘ19ńŖƳ20ƵƷ21ĻŽƯǍ23ŶƮƺ24uœƶ25bIţ27ņŵǡ30ǋǔ31yş32ľ33ųƌ34Ɵ37A43Ŵ
~one>	39 -20Ɲ-15DTňŎǓ-13asZŮƕ-12R-11ŗ-10jlĺŊ-9oGHUķŀōŔŢŹƨƭǌ-8LPVYĽšǑ-7ktQĹƊƖƞơƪǊǏ7mwŇŌŪƩǘǤǦǩ8cnOŞŻƏǟ9KſƢƼǈ10Xů11ŒƗǕ12uŁŕżƶǐ13vŖŷƮƯƻǥ14ųƉƧ15ţƎƒǜ16ƌǣ17ińũƦǍǨ19ƳƵ20Aƙ21ĻƆ22ľ24ŽƷ25ņ26œŵŶƺ27I28b30ǡ31y33ǋ35ş38ŴƟ43ǔ
~oned	82 -7ŷ9Ƣƴ11A17n18Ŗ20ń21ż
~ones	60 -15Ǉ-8ŷź-7ĹńżƝ7EŔŵƌƯǍ8Qňŕſƀ9ŢŪ10ŶƉ11ŇƁ12Ő14ŗ15ZŴ16ŉŖƎ17w18Ƶ21ţ27hu31ų
~oney	59 -13ǔ-11Ş-9ķŜ-7qƭ7ƪǕ9Ʃư10XYľ11ŀ12ŧǘǚǠ14rƱ15TZ17Ĺǖ18ƫ19ƌ21ƶ22ĸĿƝ26Ʈ30AŲ
~onf	90 20ţ31ň
~ong	50 -19ŭ-14Ő-13ň-11Ŭƶ-7RVŨǄ7HŤŽ8řƥ9bCĶƈ10Ǐǜ11sŮ12Ş13ŕ14lņƏƞ15f16Ʈ17iū18š19ĿŧŸ22ťƗ23ǩ24Ɵǚ26S29ů30Gǝ33Ƥ34ƭ35O40ǅ42ő
~ong>	51 -18ŭ-13Ő-12ň-11ƶ-9Ŭ-8ǟ-7RǄǌ7ŵƄƧ8HţŤŽ9fřƈ10CĶ11sŮǏ12Ɵ13Ş14Ə15lņ17Ʈ18ūů19išŸ20ŧ21Ŀ23ť25ǚ26ǩ28S31Gǝ32ƭ34Ƥ35O42ǅ43ő
~onge	86 10ƭǌ20ŕ22Ɵ
~ongi	83 18ƥ45Ɨ
~ongr	81 8ƺǓ10Ɣ11fƒ13ǟ16ƞ
~oni	70 -10ŷ7Ƙ8Ĵ9śƵ11Ŗǌ12Ƥǈǝ13K14rƦ27Ž31Ǝ
~onic	86 8Ɨ9Ƙ10Ĵ16K
~onig	79 -7ĺ11ś13Ŗ14Ƥ15ǝ16rƦ
~onit	80 -11ŷ32Ž36Ǝ
~onl	62 -10T-9Ş-8I-7Šǩ7ǈ8ŭŷƀƘƪ9ļňƳǢ10Kƾ12Ļ13ľţ14ǕǛ15ųǚ16ĽǇ18Ƣ19Ū20Ų21Ʈ24ńŅ41ǖ
~onli	75 -9I-7Š11ļ13K17ń18Ǖ20Ľ30Ņ39ǖ
~only	65 -10T-9Ş7ƛƜǉ8ƀƘƪǈ9ŭŷǖ10ńňƳǢ11ƾ13Ļ14ţ15ľ16ųǚ17Ǉ18Ǜ19Ƣ20Ū22ŲƮ
~ono	86 28b31ź
~onou	88 29b
~ons	55 -12ű-10ǂǆ-8Ǆ-7WŁ7Pƹ8Ɔǟ9ĵ10yś11Əǩ12u13Ś14ǃ16Ƈ18wƻǈ20xŻƼ21Ŋ23ŉ24ƅ26ǋ27ũ39ǚ43Ɓ
~ons>	57 -11ű-10ǂǆ-7W7ņŖƝ9ĵƆ11yś12Ə13u14Ś15ǃ16ǩ18ǚ19wƻǈ21xŻ22ŊƼ24ŉ28ũǋ46Ɓ
~onsi	88 9ǌ10Ǔ
~onst	75 -8Ǆ10Ǎ12ǟ15P28Ƈ36ƅ
~ont	45 -17ŗ-12ǩ-10ŬƯ-9ƅ-8ķ-7aLŁŎ7ŀƇǋǜ8qvŧƏǉǊǌ9GřƼǧ10ŘŮƃ11YĶƒ12ZǨ13Ɨƾ14uTŚƌƖ15ĺŹǃǈǒ16ƫǑ17K18Ɵ19Ņ20ƤƮ21p23ŃšǢ25ť28Xǝ31dǓ32Ɣ34Ơ35ŕ40Œ45Ĵ
~ont>	67 7eƩ10Ÿ11ĺ13ƣǋǌ14q15Ƈ16Ə22Ĵ27ǃ29ǈ32Ś
~onte	79 -17ŗ-10Ɠ38Ɨ45Ǣ
~onth	49 -11Ŧ-10ŸƯ-9Ŭ-8Ɨǩ-7Ŏ7Ɩ8V9vĺŧǜ10GǊ12Řƃǉ13ĶŮ14YZ15ƾǨ16T17uŅšŹ21Ɵ22Ƥ23Ʈ24p27Ń28ť32X33ǝ35d36Ɣ38Ơ40ŕ45Œ46Ĵ
~onti	88 14š38ƫ
~ontr	62 8ŦƩ9ǧ10ƌƖǄ11Ƣ12Ɠ13ř14ŀ15Ƽ22ƒ24ǒ27Ǒ49Ǔ
~onv	80 12Ļ13s14Ɲ18ŋ27ŭ
~onve	80 12Ļ13s14Ɲ18ŋ27ŭ
~onw	88 -7S14Š15ő33Ő
~onwi	88 -7S14Š15ő33Ő
~oo>	61 -12a-10d-9Ǧ-8Ż-7xř7ŅŨƼ8ūƂ9chĿŎźǛ10J12ŇŪǚ14ƳǄ15Ǒ16ň17ƿ18Xş19oU20ń21s24ƨƬ25Ž27j32q
~ood	48 -13Ń-10Ű-9uĶŞŪƝǋǝǞ-8zťƧ-7XĹŀŠŧƜǐ7VƩƵ8pyCMYƔƲ9JŐţƤƽǕ10UƑƒ11ƉƭǊ12ƼǄ13Ļ14Wũź15Ō16Ň17Ŏ18xűŶƻǂ19Ƹƾ20ĵ21LNƇ24I26iǟ28ņ29ǁ33ŝ34Ɛ42Ǜ58ƙ
~ood>	48 -13Ń-10Ű-9Ǟ-8uzĶŞŤŪƝƧǋ-7ĹŠťǐ7VƩ8pMƔƲƵ9yCJYŐ10U11ţƉƒƭǊ13Ǆ14ĻũźƼ15WŌ17ŇŎ18űǂ19xŶƸƻ20ĵ21LNƇ22ņ24I26i27ǟ29ǁ33ŝ35Ɛ42Ǜ49ƙ
~oode	88 8Ƥ13ŨƊ
~oods	84 -7ǝ10Ƒ12ņ13Ƥ19j20Ǖ
~oof	54 -16ǌ-14ť-13ű-8v-7Ǒ7ńơƪ8ǣ9Ɲ12h14Ŏ16ş17ǧ24Ƒ26n33Ǆǒ44Ƅ74Ɖ96ƈ
~oof>	55 -16ǌ-14Ǆ-13ű-8v7ơ8ń9ƪǣ10Ɲ12h17ş18ǧ24Ƒ26n33ǒ45Ƅ76Ɖ78ƈ
~oofi	84 -7Ǔ11P47Ǆ
~oog	90 -12A-10I-8Ƈ11ƅ14C64ļ
~ooh	79 7ş8ŶƜ10źƈ12kŬƘ14ǃ15H16ƌ
~ooh>	79 7ş8ŶƜ10źƈ12kŬƘ14ǃ15H16ƌ
~ook	49 -16ƈ-15ŭ-11q-10Ɗ-9ŝ-7oŁŤŦƒƾǄ7kyJLĽĿƧǛ8ŧŶƳǍǙǟ9ļǈ10tŖƙ11jRƐ12pHĵƷ13ũ14ǘǞ15ĹſƉ16ľŜ17ĺĻ18ŃŚűƬǊǜ19ł22zŠ24ńŇƯ37ǖ62Ǡ
~ook>	57 -17ƈ-11ŭ-10Ɗ-8q-7ŝŦƾ7ŇŉŒƗǂǛ8TŜƪǠǥ9gjŠ10ĵ11JĺļǙ12ŧƉƧǊ13ƙƳǟ14t15Ŗ16pz17RĻľ19ũſ21ǖ22łǜ32Ư
~ooke	74 7Ǟ8ĵĶ9ƫ10Ľ12k19ļ38ń
~ooki	61 -9ǩ7ĿŶ8Ň9Ɩ10VŢǗ11yĺ12ƐǊǍ14Xľ16Ǟ20H21Š23ǖ24Ĺ26ŃŚ27Ƭ
~ookk	81 -10ŭ22ǘ38Ǡ
~ooks	70 -12ľ7Ɵ11L12ŵ13ǈ17Ň18ǘ19Ŝ21ű25Ʒ40Ǡ
~ool	52 -9f-8Űǩ-7DŨƜ7gvKSŻǔ8E9o10ľ11rŽ12QǓ13qƚ16lǖ17Ɔ18Ǣ21Ǚ23x27ŭƱ29jƝ32ź37m52ƍǏ
~ool>	55 -9f-7DƜ7dyńŘũŻƥƶ8gEKSǔ9v10oǙ11ľ12rŽ13Ǔ14Qŭƚ17lǖ19mƆƱ28x30ź55ƍ
~ooli	88 17Ʊ37m
~ools	68 -16Ű8ź9Ƙ19ŭ27Ǣ36Ɲ56Ǐ
~oom	61 -11ơ-10ŏ7Ɛ9ǃ10Ơ12Ɗǟ13X15ų18Ɨ21Ɲ35Ɯ39Ɔ44M55ƌ66Ƣ
~oom>	67 7ƃƢ8Ɛ9Ơ11ǃ13ƆƊ15X20Ɨ24Ɲ27Ɯ42ƌ49M
~oomm	76 8ŷ13n22ų37Ƣ
~ooms	75 14Ɯ20ƌ46Ɔ
~oon	68 -11ǜ7g8VƁƄ10ľŌ11yĿ12i14jŕ17Ů18L19Ǟ24Ź25H32Ń
~oon>	68 -11ǜ7g8VƁƄ10Ō11yĿ12i14jŕ17Ů18L19Ǟ24Ź25H32Ń
~oop	88 -11ň9Ż15Ł30s
~oor	62 -7řƢ7xŠū8Ƙƙ9ƐǍ10ƊǄǣ12Ǌ14ǃ15gǅǛ16ŲƆǈ18ǝ20ů21ƎƝ22ƛ86ƣ
~oor>	67 -11Ų-8řƢ8xŠ9ū10ƘǛ11ǣ12Ǆ13ƙǊ15Ɗ16ǃ17ǈ20Ǎ22ů24ƛƝ64ƣ
~oord	83 8Ǜ36Ų
~oors	75 -8Ǎ8ƌǨ9Ǝƣ12Ɛ19ǅ20Ɔ22g26ǝ
~oos	77 10Ǝ13f15C32Š37ł
~oose	78 10Ǝ13f32Š38ł
~oot	68 -17ţ-12Ÿ-10ŷ7ƞ8Šǋ9hKǒ10ŀƙ11Ɯ12a14Ż15J17Ǒ18j22ŧ26Ɠ31ś32Ɔ36ƺ
~oot>	73 -13Ÿ-11ŷ7j10hKǋ12ŀ13a16JŻ18ś30Ɠ40ƺ
~oota	84 35Ɔ
~ooth	88 -22ţ10ƞ12ǒ23Ǒ29ŧ
~op>	51 -20D-18ơ-15ŏ-14itŐ-13ƅƤ-12Ʈǩ-11SŴ-10ƒ-9b-8qœǇ-7kşž7UŁƽǢ8šǐǞ9Ǡ10ŖŻ11TƑǏ12VśƀƗ13sŚǆǈǝ16Ǎǔ17ľƁ18ƈ19ŠǨ20řƉ22Ƃǃǅ24ǟ27M31ŵƵ32ǌ36ǋ37Ǧ57Ɲ77ǥ
~ope	57 -12S-10lƬ-8R-7ŗǈǩ7Ŋţ8yŽ9XŚ12ĻšŸǙ13ƍǨ14ŷǌ15ž16Ƒơ20D21WƗǞ24Ţ27ǝ31ķ33Ǣ48ǋ51ǎ60ǅ
~ope>	88 -13Ƭ10D17X21š22Ļ
~open	65 -18H-9R7śŰ8aķƍƑ9Ŋţ10yŽ11Ś16Ǩ25WǞ29Ţ31ǝ56ǅ60ǎ
~oper	65 -12S-11l-7ŗǈ7ƍǇ11Ƒ13Hǅ16D17Ÿǌ18ŷž19ơ25Ɨ27ķ34ǋ38Ǣ
~opi	76 -13Ţ11H19A22X29ǖ57Ļ
~opin	77 -13Ţ11H19A22X58Ļ
~opl	57 -9ő-8ŒǄ7bŐŲſƿǜ8ņŮƨǡǤ9şǑǩ10Ɨ11dŝ13Ʋǐǔ14Ÿ15Kǚ17lŷƶǖ18nǉǙ21ǝ23Ɯǈ24Ǘ29Ǉ
~ople	57 -9ő-8ŒǄ7bŐŲſƿǜ8ņŮƨǡǤ9şǑǩ10Ɨ11dŝ13Ʋǐǔ14Ÿ15Kǚ17lŷƶǖ18nǉǙ21ǝ23Ɯǈ24Ǘ29Ǉ
~opp	66 -10Ť-9Ǟ7MǨ8ĿǦ9tXƂ10V11yŐ13Ų15ƀ17ŀ18Ʈ21Ţ23š24ĺ25Ƌ34ń
~oppe	73 -9Ǟ8Ǩ9MĿńƀǦ10Ƃ11t20Ʈ27š28Ƌ
~oppi	73 -10Ť7IƵ8ƀ11X12VŐ13y15Ų19ŀ24Ţ27ĺ28ń
~opr	88 9ǆ28ƻ
~opri	88 9ǆ28ƻ
~ops	77 7ŻƢ9O10ǈǨ11ǌ12żƧ13gťƌǃ21Ʈ28ŗ
~ops>	77 7ŻƢ9O10ǈǨ11ǌ12żƧ13gťƌǃ21Ʈ28ŗ
~opt	85 15ǣ16u21Ň25Ō
~opti	90 22Ň26Ō
~opy	79 7ơ45ś
~opy>	79 7ơ45ś
~or>	26 -21ǩ-17ŀƢǉ-16œ-15Ʒ-14ųƮ-13Ś-11ƞƧ-10xUĿōŧƅ-8sƁ-7eHZŷŸǍǘ7dşƆǊǨ8ļšŪżžƎǇǏǢ9FSƴǡ10XĸŻƃƖƟơƤƯƽǧ11rķĻŏŬŽƋƘƜǣ12ŐŔŖǋǟ13uŦůƐ14NǕ15IƹƾǄǑǠ16yOŨŰźƍƭǁǃǛ17ĵƠ18KŇǓ19pMłǞ20ƀƓ21gĶŗŤƇƻ22ƉƲƼǥ23ĴƝư24Ɣƶ25QŘƿ26ţ27Ĺű28Ƅǐ29q31ŭ33Lľ34Ʊ36f38bƒ39ƣ41Ų48ǂ
~ora	71 9ƊƑ11ǃ26ǆ53ƥ
~orag	76 9Ɗ10Ƒ57ƥ
~orat	80 13ǃ30ǆ
~orb	90 13ĸ17Ǝ
~orc	71 -9ǐ7ƞ9ĵƅ10ŃŌ11şƏƥ18ǀ19Ū30f35ŏ
~orce	76 10ĵ11ŃŌ33f38ŏ
~orch	86 -7Ƈ9ƞ11ƅ14Ə15ƥ
~orcy	84 -10ǐ14ş22ǀ23Ū
~ord	54 -11u-9LƄ-8Ɣ-7aĹ8Ŋǃ9ļŎŖƿǕ11ŤųƤ12Ōǣ13ŮŴ14ň15Ơ17ǩ19ƾ20Ł21F22X24Ǘ26ǘ27Ū28ơ29Ż37Ų40ǌ60ŋ
~ord>	60 -15Ƅ-11u-9LƔ-7Ĺ7vţ8kűǟ10ļŊǃ12ǘ13X14ŋƤƿ15ųǣ17ŌƠ23Ł25F30Ū33ǌ36ơ38Ż
~orda	82 8Ǜ17X35Ų
~orde	72 8ŵƄ10Ũ11ƾ13ŎǕ22ǩ23Ų53ŋ
~ordi	81 8ƅ27ŋ
~ords	74 -14ŋ14ǌ16ƾ17Ť18Ŗ19Ů21Ŵ22ǘ23ň37Ǘ
~ore	47 -21ǩ-15ŗ-14x-11ŒŔ-10qSU-9ĴķŅƔƗ-8cuĺŜŤƠƦƷǘ-7sQRĸşţůƆƜ7kOXŊŐŕŢƥƻǌǦ8aƎƺƽǖǤ9űŷƫǄǅǟ10rľŁ11LőŽǢ12gTƄ13YĿƭ14GŉƩǡ15ň16ųƴǓ18ƅ19VǍ21HĵŘ22ņž23ǈǗ25ǋ27JōǊ29Ńť36y45œ
~ore>	48 -20ǩ-14ŗ-13x-11ŒŔ-9ĴŅ-8SUĺ-7cuQĸŜşţŤƗƠƷǀǘ7XŢŦǔǕǗǦ8ŊŐőŕƺǖǤ9OƻƽǍ10rŷƫǄǟ11aľŁǅ12LƄ13gTĿǋ14YŉƭǢ15ǡ16ňƴ17Ǔ18ƅ20V22ĵŘ23ņž28JōǊ30ť31Ń37y47œ
~ored	82 -19ǋ8Ɗ15ƥ20Ǝ29Ǘ
~oref	90 18ǌ19ǋ
~ores	86 -7ƣ20kǍ21Ž23ǋ
~orev	84 14ű15Ʃ16G42H
~org	78 7l9Ļ10Ĵ12Ƅ15ƨ16CĽŸ17y21ǆ
~orge	90 11Ĵ14Ƅ17ƨ
~orgi	85 8l17C18Ÿ19y
~orh	88 9ƒ10Gƅ24C
~orho	88 9ƒ10Gƅ24C
~ori	61 -9ǋ-7žǏ9ƃ10Ǟ11Ǎ12ƈ13ƅƋ14ƞǩ15ƌ16Ŷ17lŝŠ21Ɔ22Hľ23ſ
~orid	86 -9ž13ƃ31H
~orie	85 -11ǋ8ǔ9Ɗ17Ǎ31Ɔ
~orig	75 10ƅ16ƈƋ22lŠƌ
~oris	68 27ſ
~orit	79 20ƞǩ22ŝŶ29ľ
~ork	43 -16ľ-12wƤ-11ĸƒ-10inŘŶ-9GĿŜƩǍ-8rűƨǂǤ-7uxHĻŎŐŒŔųžƥƭǊǟ7ņƳ8zƜƯƷǙǨ9Iǩ10B11Nŝǜ12Xŵ13ŗ14ĶĺƃƦǔǠ15Ŵ17ŇǄ18gƸ19Jƾ21ǚ22Ǉǐ23Ŋ32R33ǈ34Lŭ36Ƨ37W38Ɲ41VǑ42Q44qůǣ47SU67P
~ork>	46 -17ľ-12w-11Ƥ-10ĸŶ-9ĹƒƩǒ-8ntķ-7irGŊŜűųƨǂǈ7Xƌǉ8Bǁǋ9Ʒ10zǙ12I14NǑ15Ǩ16ŵƃƦ17ŗŴǩ18ĺǠ19Ǆ20ŇƸǔ21JLƾ22ǣ23Ɲ25ǐǚ32qSV36ů38Rŭ41W42Ƨ45Q47P50U
~orke	68 -10Ǥ10ķ11ņ20Ƴ21Ǒ24ǜ25S30ǣ31Ǉ
~orki	70 7tǇ11ŝ17ń20V25q27ĶĹ31g35ǈ41P
~orks	61 -11ŘǍ-9Ǉ-8Ǩ-7Ǌ7Ưǣ8Ŗ9Xƅ11kŝ12Ɯ13M14ňƗ15Ƒ24L26Ǒ27Ɲǈ43Ŋ
~orl	86 -8ŏ12C13i15ĻŃ22d
~orld	86 -8ŏ12C13i15ĻŃ22d
~orm	56 -10Ť-9Ɨ-7ŗ7ĹƜ8fhłƈƥǏǗ9pƵ10Őƾ11Aǩ12acļ13ĺĻ14Ľơ15Rǜ16m17jƣ18ƻ19ŭ58ƚ
~orm>	65 -10ŤƗ-7ŗ8F9ĹƜ10fhŰƈƥ11pƵ13Ő14ļ15a16ĺ18Ľơ19m22j40ƚ
~orma	63 8Ľ9n10ł11ǏǗ12ƾ14A16Ļ18R20ƣ23ŭ
~orms	82 8Ų11Ŕ22cǩ35ƚ
~orn	62 -7W7vCƲ8Ɩ9ĹĿ10ŐŵƽǙ11B12R13ǝ15U19x22i26ů29Lƚ36l38dp
~orn>	72 10v19U24x43l45p46d
~orna	84 -9W8ǝ14Ŀ40ƚ
~orne	83 8ū9kş10Ʋ11C13Ɩ14Ő16B
~orni	70 7aŏƋ10ǝ11Ĺ12ƽ13ŵǙ16R27i30ů34L
~oro	88 10ƀ26ų
~orol	88 10ƀ26ų
~orp	78 12ǃ59ǆ
~orpo	80 13ǃ30ǆ
~orr	54 -9Ū7Ƴ8ǅǩ9zŒƦ10dĽŏ11fũ12Fņ13Yƚ14ŵ16EƑ19L20ĸ22ų29a39ƪ53Ŀ
~orre	70 7bšƊǀ8npDŬƟƴǜ9ŗŲŹƪ11ǅ12ŏ14dŒ17F18a22E
~orri	68 14Ľ16ƚ19ũ21Ƒ40Ŀ
~orro	63 7IƄ8ƤƬǕ9Ŗűǘǣ13Ʀ16Y18ŵ24ĸ25L26ų38ƪ
~orry	71 7z8ců9ǡ12Ƴ18ņ19f20ǩ21a32Ŀ
~ors	58 -10Ǔ-7ŝ7ŤŦŶ8Ɛƙ9ǡǤ10ŅƜƩ11ŨƃǕ12ǒ13ǜ14ƾǅ15gŞƆ17ŷƣ19ǝ21ǚ22ƞ25Ŀ29m36Ǒ43Ǝ
~ors>	60 -10Ǔ7ŤŦ8ƙ9Ɛǡ11ŅƃƜƩ12Ǖ13ǒ14ǅ15Ɔƾ17ŷƣǚ20ǝ23ƞ30m38Ǒ44Ǝ
~orse	90 9h10Ƹ
~orst	80 7ǚ11Ŷ13Ǥ18Ũ19ǜ23Ş32Ŀ
~ort	51 -10Ň-9ŎǍǢ-7ŵƬ7eFŘŭǉ8Qĵ9jų10CZƱ11cţŰƑ13ľ14ǝ15ź16T17Ʃ18Ƨ20Ɨ21ǀǏ24g27Ļ30Ƙ31Ʈ32ƕ33ƒƔ35ķ44ű
~ort>	71 -12D7Ťǀ9Ɯ10WŻǉ11C13gţ14Qĵ18Ű22ź24Ʈ28Ʃ
~orta	70 8MTŌ9ƶ10e11Ƴ14ō15X16ǩ18Ʊ22ľ28Ƨ
~ortg	64 12Fƭ19Z21Ʈ42ƕ46Ɣ
~orth	61 -12ǩ-10ǍǢ-9Ň-7O8Ɓ10Ţŭ12DŒ13jų15Ƒ17T18ǝ26Ɨ27Ǐ35Ļ41ƒ42Ƙ46ķ55ű
~orti	90 -8ŉ19Ř32c
~orts	84 7ţ28ǀ29g
~orw	80 -8H12Ŏ15ŀ25Ō38ś
~orwa	80 -8H12Ŏ15ŀ25Ō38ś
~ory	66 -8Ʈ8ŊŔơ9ņƬ11Š12OƼǢ13Ľ14Ƹ16ţ18ōƗǏ22ŤƝ26ƽ35Ɔ
~ory>	66 -8Ʈ8ŊŔơ9ņ10Ƭ11Š12OƼǢ13Ľ14Ƹ16ţ18ōƗƝǏ22Ť26ƽ36Ɔ
~os>	85 -23ő11Ő12ǒ15y29ŝ
~ose	46 -14Ũ-13ň-12ţƬ-10aǖ-9oVĻ-8nDŘŧŵƽ-7ŖŦƫǋ7wEXZĵũƯǊǓ8cFŕŞŶſ9ƍǘ10Aǆ11ŎƼǑ12ƤǇ13ŝŽƎƛ14ƖƩǤ15ő16ƏƳ17Ų18ŁŚƙ19łŐƕ20ǩ21ů23ķǐǙ26Ƒ28ǎ29Ƣ31ƻ39ǝ42Š
~ose>	47 -14Ũ-11ţ-10aňǖ-9o-8DĻŧƬ-7nVXŖŘŦŵƫǋ7iEZĵœƈƍǓ8wFŕűſƏƖƯǊ9ŞŶ10cǆǘ11AƕƙǑ12Ŏǎ13ƤǇ14ŝŽƎ15ƩǤ16ő18ŲƳ19ŁŚ20łŐ22ǩ24ǐǙ25ǝ26ķ28Ƒ30ůƢ31ƻ44Š
~osed	72 10Ƽ12g13ƕ15Ɩ28ǎ44ǝ
~oser	84 -7Ƭǝ12Ơ13ƙƺ14Œ18C29X
~oses	81 -11ů7ŋ10Ɓ13ƛ15Ƽ16ũƏ
~osi	66 -9ŕ-7ǩ9Ǩ10VĿ11Sǈ17Ũǃ18Ř28ň71Ɩ
~osin	67 -8ŕ-7ƽ9Ǩ11Ŀ18Ũ19Ř28ň73Ɩ
~osit	90 7ż14V16S17ǈ
~osp	72 -10ŗ-9C-7ţǩ8V9ů10qĸ12S13P14ž15ƃ18Ƽǂ20ǔǨ21Ʀ24Q26Ƹ
~ospi	72 -10ŗ-9C-7ţǩ8V9ů10qĸ12S13P14ž15ƃ18Ƽǂ20ǔǨ21Ʀ24Q26Ƹ
~oss	63 -11G-10Ǟ-7ĸ8NŖů9sƔ11Ť12gŧ13Ƴ14Ł16ǉ21ǟ22UŘ23ũ24ļƖ26Ŧ32ť33Ǌ54ţ
~oss>	65 -12G-10Ǟ-8ĸ7Ǚ8NŖ9sů10Ɣ11Ť12ŧũ14ŁƳ16ţ17ǉ21Ř23Uǟ24ļ27Ŧ34ť35Ǌ
~osse	82 32Ɩ51ţ
~ossi	90 7ś9g17ũ
~ost	50 -10ŠƜ-9tſƵ-8ŷǘ-7ōƌ7kCĽƠƺ8Ǣ9ĹŭǊ10ųǕ11ŝŮƧƲǩ12XǄ13ƴ14ňŸƃƑƗ15ǝ16ĸƘ17EƓ18ĿŒ19Y21ƯǙ23ư26ǚ28ŗ32ŦǏ37ǔ38ľ44Ƴ
~ost>	52 -11ǖ-9tŠſƜƤƵǣ-8ŷǘ7dĺŝŞŮƦ8Ơƺ9ǊǢ10Ĺ11ĸųƃ12Ǖ13ƧƲ15ŸƑƗ17ň18ƘƯ19Ɠǩ20Ŀư21Yǚ22Œ23Ǚ27Ǐ30Ŧ31ŗ43ľ46Ƴ
~osta	88 17C32E
~ostl	72 -8ƌ-7Q7AŝŮ8Uņ9ķ10ĸǖ17ŭ23Ǆ48ǔ
~ostp	90 29ƴ
~osts	79 7ư8Ư9ǚ10uXǏ11ƭ14Ŕ15Ƥ24ǝ
~osy	86 10l12ƞ16ź19Ŋ
~osy>	86 10l12ƞ16ź19Ŋ
~ot>	35 -23Ƭ-20ƛ-15i-14ƧǄ-13ƌ-12ƭǞ-10ƹǐ-9łœŶƶǌ-8pxPSņ-7zWőƐǍǣ7tMQYŐųƖơƢǁǤ8huűźƎƲǢ9ļŻǋ10kKNĸŉŜŢŦŪŮƓǑǩ11bŒŽƜ12ŇňŚŠ13gƟưǘ14fƋƍƥƵǒ15ńśƤǀ16ōŖšƆƒƻǏ17ŅƱƴƺ18nEǨ19vĶ20Űƙ21ķşŵ22Ƒ24Aĺŕ25ƃ26j29ſ33J34Ş37O40ŏ50ŀ
~ota	68 -14Ť-10ǅ-9ǥ9uƹ10ŒƗƠ11Zű12ŅŽ13gĽŷƿ15Sǉ20ŵ22ş25Ŧ37Ɔ
~otag	84 35Ɔ
~otal	71 -14Ť-10ǥ10uƆƹ11ŒƗƠ12ZŽ13gŅŷƿ16ǉ21ŵ23ş27Ŧ
~otc	85 8Ɛ11ŷ12ĺ13gV16ť
~otch	85 8Ɛ11ŷ12ĺ13gV16ť
~ote	57 -11ǩ-9PǊ-8aĴ-7ƅ7q8ĽŃŜǔ9ŁƏ10žƭƲƷǦ11ľŊŖ12ſƃ13w14ŗ15e17ō18ǘ19Zŏ20JƔ23ń25ķ29ĹŬ31Ņ36Ƥ
~ote>	65 -9P-8Ĵń-7aƅǊ7cű8Ŵ9qŃǘ10Ľ11ZŁŜ12wƲƷǦ15ž18e23JƔ33ŅŬ35Ĺ
~otec	66 8Ǝ9X11Ə13ǘ14Ŗ15ľƃ16ſ17ŗ18ƭ20ŏ32ķ
~otel	83 -10X15ǔ57Ƥ
~otes	78 13Z18Ŋ27ō43ń
~oth	48 -16aǍ-14Ŧ-12ŭ-11ŗǐ-10XĺƭǄ-9dCŝ-8FSœŚŜƕƝǢ-7bĴťŬ7żƴ8vwŋōŏŧŪƗ9ĶŁƞƯƱƳ10ĿŷƲƹ11IŢŽ12uHţǁ13Şŵ14oǇ15ŸƟǋ16ſ17Błƨǂ18syZķų19ƫ20ŀǑ27Ƶ28Ƒ30ƽ37ş38z39ń40Ņ44Ŵ45ž
~oth>	67 -19L-17ţ-8d-7Ū7lƞ8ŷƄǂ9pƽǒ10ƌƢƫ11ķƬ12Ǝ15z16Ʊ17ƯǑ18Ķ20Ÿ22ŧ27Ł28Ƶ45s
~othe	51 -18ŭ-16Ǎ-15a-14sŦ-10Ǆǩ-9ĺǐ-8pCœŧƼ-7ĴŚŜŝƦƬǢ7ĹŐƊǆǋ8nAƴƵ9Zŷ10ƗƳǈǑ11vwŋż12Ʋǂ13IŽƫǃ14uŢŪ15Hķ16Ş17oŵƟǁǇ19B20łų23y24ş27ŀ29ƽ30z31Ƒ43Ņ44ń48Ŵ49ž
~othi	68 -12ƭ-9Ǟ-8ǃ-7ŷƕ7ō8ŭŲ10šƐƞ11Ŀ12ƻǥ13Ƽ14ZĻ15ş16ǩ18Ʀƹ20Lŏ31ƨ32ſ40ţ
~oti	74 -16Ő7Ƌ10ŏǂ11K12H15ś19Ĺ24ƹ25ǩ
~otic	79 8Ƌ12K20Ĺ
~otin	84 -18Ő11ŏǂ17ś27ƹ32ǩ
~oto	65 -9K-8ǐ10ş13Ż17Ūǀ20ś25ſ
~oto>	86 -11K27ś
~otor	66 -8ǐ10ş13Ż17ǀ18Ū25ſ
~ots	83 -8Ÿ11Ɖǀ13j19ǁ23ƻ
~ots>	83 -8Ÿ11Ɖǀ13j19ǁ23ƻ
~ott	71 -13Ś-9Ɗ7Ņǣ9ń10ŌǛǥ11ł13ƜƠ15ƛ20Ł23ƻ26C27h
~otte	75 -9Ɗ7ǣ10ńǛ11Ō14ƜƠ16ƛ21Ł27C
~otto	88 7e8ū9Ņ13ǥ15ł
~ou>	17 -34v-28Ťƽ-26Ŵ-24q-21źƮ-20Ź-19ť-17Ƈƨ-14ƅ-13bƆ-12tů-11ǧ-10oǂ-9Ņŷ-8ŕųơǥ-7hƉƳ7dŋūŬƖǖ8BŁƎƐǓǠ9ŧƪǃǊǡ10LŪŮƔƗƫƯƼǒ11pƺǛ12IQžƒƥ13MŉƂƿǆǜǝ14ĵƀǙǚ15aņƃƟƭǘ16jŃŌŸżưǑ17Ƙƚ18YĴƱƾ19kZƬ20GőƸǔ21uŏŲƵƶ22Sĸƻǁǋ23ĻƁ24UWĺǩ25fHśŝŽǕ26TŖǞǨ27nĽŊƹ28ľ29mCŶǀǇ30OķƦƧ31KVXĹŢ32ƴ33Śũſ34F35Nŀłńƌ37ŵ39Š40gRŜ41APļňŐŨƤ42Œ43l44i47ĿŞ55Ň67c
~oub	72 7ĵĸ8Ʈƿǘ10p11ƛƽ12ĹŘ13t14Ş15Ƽ19ű22œǜ
~oubl	72 7ĵĸ8Ʈƿǘ10p11ƛƽ12ĹŘ13t14Ş15Ƽ19ű22œǜ
~ouc	73 -7ǩ7ōœŭ8ķņ9ńťŲż10gnŦƹƿ11K12ǣ14ƤƼ22Ɨ27Ŝ
~ouch	73 -7ǩ7ōœŭ8ķņ9ńťŲż10gnŦƹƿ11K12ǣ14ƤƼ22Ɨ27Ŝ
~oud	80 -11Ŷ10ŋ11x13ƞ17j27ƿ28Ǘ
~oud>	82 -11Ŷ10ŋ11x13ƞ28ƿ29Ǘ
~oug	46 -11Ǣ-10mŏ-9ŉƔ-8QĴŕűƟ-7uLPĻŒœųƯ7ĶļšŪŵŶſǩ8nŀ9ĺśŢũ10YōŬŷ11ķŐƳ12yĸŤťƂƬǥ13Šǝ14Ň15ŮƮư17rWł18ƨ19lŊŧŨƕƗǖ20ƌƦǎ22Ŗ23ŗ24j25ƒ
~ough	46 -11Ǣ-10mŏ-9ŉƔ-8QĴŕűƟ-7uLPĻŒœųƯ7ĶļšŪŵŶſǩ8nŀ9ĺśŢũ10YōŬŷ11ķŐƳ12yĸŤťƂƬǥ13Šǝ14Ň15ŮƮư17rWł18ƨ19lŊŧŨƕƗǖ20ƌƦǎ22Ŗ23ŗ24j25ƒ
~oul	33 -16ĺŐ-14Ƴƽ-13qƁǎ-12nŒ-11ŦŪ-10SŁšŰƙǞ-9jloŤųƕǅǈ-8iFQRUŜŭŹżƔƠƼ-7ļœşƝƟƻǃǐǣ7ƀƑǡ8HŚũ9aBNŖūǏǧ10ŝŷƿǢ11eKľŗƘƨǘ12bZĿŃǄǦ13LTƓ14mŇŘƍƸ15ĵƪ16rĻƂƏ17cǩ18žǚ19DYƱ20ŞŽ21ƒ22ŌƗƵ23ưǁ24űƶǨ26Ŋ27ĴƯ29ś31sƭ32Ţ34Ƭ35M36ŵ37ķǝ41Ƥ43X47Ŏ50Ʈ51Ʒ54ĸ
~ould	33 -16ĺŐ-14Ƴƽ-13qƁǎ-12nŒ-11ŦŪ-10SŁšŰƙǞ-9jloţŤųƕǅǈ-8iFQRUŜŭŹżƔƠƼ-7ļœşƝƟƺƻǃǐǣ7ŧƀƑǡ8HŚũ9aBNŖūǏǧ10ŝŷƿǢ11eKľŗƘƨǘ12bZĿŃǄǦ13LT14mŇŘƍƓƸ15ƪ16rĵĻƂƏ17cǩ18žǚ19DYƱ20ŞŽ21ƒƵ22ŌƗ23ưǁ24ƶǨ25ű26Ŋ27ĴƯ29ś31sƭ32Ţ34Ƭ35M36ŵ37ķǝ41Ƥ43X47Ŏ50Ʈ52Ʒ54ĸ
~oun	44 -14IƮ-13Ŗ-11H-10ƿǩ-9ŀǍ-8oĿœŘŝǢ-7SłňŌŤŶƖ7ŒŷƥǤ8zĶũƏƜƱǀǕǜ9ĽŚƇ10vLVŧƗƣ11Š12ľńşŵźƅƭǖ14Ĵ15BŮŽƆǉ16ŇǠ17n18lsĵ19Ař21ƺ23bŗǔ24Ƭ25Ɠ27uǅ30Ư31c33C35ƍ41Ǉ
~ounc	83 10ƍ12A27b
~ound	51 -10ƿ-9HǍ-8ŖǢ-7IY7ƱǎǨ8hűƑƩǁǧ9ťƙǈ10Tĵƥ11zǉǜ12cnŮƇƜ13bŧũƣ14LŚ15V16ĽńŠ17CŵƓ18l24s28Ň30ƺ33ƍ34ǅ
~oung	71 -7Ō7x8Ư9ź10Ż14ƭ15p16Ź17ĵ21u23v38c
~ount	52 -13Ʈ-9I-8Ňǈ-7ŖƩ7eŒŮžƹǉ8AQŻƗ9nşŦƢ10Ŝźƌ11XƓǕ12u13YĶŷǀ14ƅ15Ž16B17ľƆǖ19Ĵř22C26Ǡ30ǔ31Ƭ32ŗ33Ư54Ǉ
~oup	70 -8ǝ-7ŭ7Ƥƿ8Sǎ9U10Ƙ11xǞ14Ŋ15Q20Ū28Ƨ37W
~oup>	78 12x17Q31Ƨ41W
~oupl	75 -9ǝ-7ŭ7ƿ8Ƥ9ǎ10S11UƘ13Ǟ15Ŋ22Ū
~our	25 -22ŏ-20ŗŲ-19ť-17CňƇ-15Yƈǩ-14ŌũƩ-13ĹŪơ-12ĸőƆƌƴ-11f-10Ƭ-9KœŬŭǗ-8ƹǏǟ-7XńōŤŮűƊƋƐƱ7iAŴǁǞ8ŒţſƓ9hJļƀƜǦ10MĽłŽƁǚ11ľƠƶ12IŃřƸǌ13vŖƄǙǝ14EŹǅǔǡ15ƝǤǧ16coWķƷƺ17lƙƫǛ18Ňžǈ19jǋ20RŸ21DĶ22gtwFPşŶƢƨƯƾǂǐǖ23psŘƳ24ƕǕǠ25nŚŜ26qTƲ28Vů29ŁƮ31ƤǎǢǣ32dexƥǉ33ų35rƦ37ƃ46ĵƽ47ǘ54B64z
~our>	26 -33Ų-19ŏŗť-18ƈ-17CŬƇ-16ňŌ-14ōű-13YƩ-12fũŮƴ-11ĹőƆƊƌ-10ĸŤŪơ-9ŭƋƐ-8KƬƹǏ-7GœƻǗǟ7yľƏƗƠƧǆǒ8aDŝǄ9cŻżƁƓƸǁ10J11ļƀƝǅ12MłŒŖŽƜ13hĽƙƦƶ14ŃřŸǎ15EŴžǔǙǛ16Iųǝǧ17gnoŹƕǤ18tŘŶƷƺ19jWƫǡ20lƢƯ21ǈ22wŇǋ23TĶŚƲ24vVƾǂǖ25pxPŜşƨǉ26sƳǐǕǠ28qŁ29ǣ31Ʈ32ůƥ34eƤǢ35d38r42ĵƃ45ƽ51ǘ54B66z
~ours	51 -21v-18ǩ-17Ŵ-11Ɨ-10rǡ-9Ǆ-8hƞǝ-7ĴŃŉŒơǆǥ7tSľŤžſƊƢƲ8ƝǦ9uŮƙƨǚ10VĵƁƠ11ŁŲŶ12gŠ13AţŦű14cōƕƖ15nŬƯ16ŵǉǌ18Ǉ19HŸ21Ř23x24ķ34ų36Ʀ37Rǎ54F
~ourt	79 -8Ÿ9ķ24k46Ƅ48D
~ous	43 -22ų-19ǩ-17ŗŬ-15P-13Œ-12d-11Ǉǎ-10SŸƸ-9Iř-8ĴŀŇōőƐǄǊǏǝǢǦǨ-7lANUŐŖűŴƻƿǈǔǘǞ7h8ůƎ9ƊƛǕ10Ɖ11aTƏ12Ƌ13Ƃ14ƈƕƙƣ15psZƑƨ16ƌǁ17oq18Ʈ19frƗ20ŷ21Ƈ22GM23Ɩ24Ŀ25D26H27ǂ28ş29ķƓ31ƜƝ32FƟ34Ɔǀ37ƒ38Ʒ42ƅ45nƔ46ƞ
~ous>	68 -14ǩ-9ƿ-7Gō7ńŉś8ar9ŔšƽǛ10Ĺ11Š12Ƽǂ13wƞ16Ŷƈ44Ŀ59ǀ
~ouse	44 -21ų-17ŗŬ-13ŒŶ-12d-11PǏ-10ŸƐƸǇǎ-9Iř-8SőǊǢǦǨǩ-7ĴŴǄǔǝ7ǋ9hůƎǕ10ƉƊƛ11ƙ12T13ƂƋƏ14r15ƕƣ16psZƑƨ17ƌǁ18o19Ʈ20fqƖǂ21Ɨ22ŷƇ24M25D27GH29ş31ķƓ33ƝƟ34n35FƜ36Ɔ38ƒ39ƞ40Ʒ43ƅ47Ɣ
~ousi	83 -7Ƣ9ŷ11ǜ14Ŝ18C23n
~out	35 -27ǩ-18F-17c-14Sķ-13Ǉ-12LŃǒ-11i-10œųžǟ-9DŬƄƠƻ-8IKśŷƅƛƼƽǦ-7wxRńŎŻƓƯ7QŊŹƎǙ8qZŏťŴżƂƇƊƤƦƫǧ9ƶƿǋ10hzBſƏƚƺǠ11pĻŜŽƍƷǈǏ12ĸŀƩƭ13uAŤ14ƞƱǌ15VYĴŖƬǁǉǛ16elrƌƜƳ17CŞŵƟ18ŝƔǀǄ19ĿŦ20ļĽŇǔ21ľŲ22ŉ23ĺƸ24Ĺ25g26yō28jƝǨ30ƪ32Ǒ43š
~out>	36 -24ǩ-16cF-14S-13ķŬǇ-12Lǒ-11Ńń-10iœųžǟ-9DňƄ-8KWŷƅƛƠƻƼƽǦ-7wxIŎŐƓƣƯ7gŚƈƧƲǘǙ8ŊŏŹƎƗǅ9ťŴżƂƊƟƤƫƶǧ10ƞƿ11hBƏƚƷƺǀǏ12zUŽſƍǈ13lpĸŀŝƭ14AŜŤƩ15ļƱǉǌ16ŖƬǁǛ17jrĴƌ18VYŵƜƳ20ĿŞ21ĽŇ22ľ23ŉŦ24ŲƔƸǔ26ĺ27Ĺ29ōǨ30y31Ɲƪ35Ǒ44š
~outc	90 -9Ō21Ļ
~oute	90 10m17M
~outf	77 -7ǔ7ő9Ş10ń11Š12WǞ17ơ25Ő28Q32Ǆ
~outh	80 7Ɖ10rň12l13C15ļ19ŝ21uƟ
~outs	70 -10UǍ-8t-7ƕ8ƥ9Ƒ10ƉǠ11qƦ12ǋ14ŉ15Z16ǀ17g20ƣ21C24j30Ƈ
~ova	85 -9Ǒ19ŁǄ33ƌ
~ovat	88 -9Ǒ34ƌ
~ove	40 -15Ūƣ-14Ũ-13ƝǄǑ-12XŤŴŹ-11űŵƯƳǎ-10Vņţǩ-9gpKLŅōŬŷƗǐ-8oŁńŇŧƔǅ-7mœŔųƩƫƴƵǁǂ7BPZƄƆƱǋ8nrQĿšƚǝ9RŃŝžƅǕ10Śťƍ11CƙƠǇǏǚ12MĵŌſƶǡ13ŒŜŰŲƜǖ14ĸŞŶŻƀƒƘǒ15ŎŢƁƦǜ16WśǨ18ŮƑƓƭ19GľǞ21Ŧ22ƂƛƧ23ŐŗƐǊ24ŕƃ25ƨ28UǢ29HǦ31TǍ32ŏ33ǔ35ƞ36ǟ43Ŗ
~ove>	57 -12ś-10Ƴ-8ĹōŪǝ-7Ũƣ7rŉƑ8ż9luǔǦ10ŃƤ11wǋ12Ō13ŀ14ĵŞ18yU19BŐ20ƅƍƷ23Ţ24Ŷ25G35Ǎ39Ɛ43ƞ48H49ǟ
~oved	79 7Œ9ŭ12ĺƟ15n18ť20G
~ovem	90 13Ǣ21ƌ
~over	42 -15Ǐ-12ǄǑǩ-11ŴƝƣƷ-10yGűŹǎ-9lpKXņŪƯǈ-8LVŅţŵŷƟ-7agBŤŬųŽǐ7vǍǥ8jAŚŝ9MSƱƶ10ZŐšžƆƘǕ11QRĿƚ12P13CƙƜǚǡ14ĸŎŒſƑƠǇǝ15Űƀǒǖ16ŜŲ17UƒƦǜ18WŻƁǨ20Ɠƭ21Ů22ľǞ24ŦƂǦ25ƛ26ŗśƧ27ƃƨ28ŕǊǔ30Ǣ35ŏ36T48Ŗ
~ovi	71 -11Œ-8ư7g9Ǆ11t12ĺ13yŀ14Ţǩ16Ő19n29H42ƞ
~ovid	90 -13Œ8W12Ǆ21Ő
~ovin	72 -8ưǩ8g12tĺ14yŀŢ20n29H51ƞ
~ow>	27 -25W-22Q-21ǈ-17yŬ-15oHƂǄ-14MŁ-13ş-12ƕ-11DƯƴ-10dƝǚ-9VŀƫǠ-8L-7awACŪƌƥǔ7rTĶƐǐ8XōšƈƙƽǏǙ9ĵƟƣƸ10fũŲƊƠƤƿǆ11kuĹŃŕŭƧǜ12ƒǝ13ļĽŉţƅƚǅ14hŊŒųŸƁǊǎǣ15pvSŦŴƏ16zňœŘƦ17Oĸŵǃ18ĺŠŧŻƃǑ19ŏƪ20GUƞƺǇ21ĴƓǦ22ůǖ23błŗŤƔƭ24KNƋǘ25ŖƬ26ǩ28ǟ29Ů30Y31Ņ32cŨŶ33ƆƮ34x36j37ű38t44Ƴ47i
~owa	82 -11v-8œ8a10Ǒ17Ň23X34x
~owar	88 19Ň24X
~owb	88 7Ɨ36Ɵ
~owbi	90 37Ɵ
~owe	59 -15Ř-11ŗ-10A-8xŖƒ7ŇƛƲǩ8Ʒ9Ɓ10Bķƃƣ11ų12Ļ14qŅǕ15ł16Ŏ17f25ľƕ26Ǧ28Ɗ29ƪ30Ŭ41Ɣ44Z
~owe>	68 -11A-7ƒ11Ɓ12ķ39Ŭ46Ɣ59Z
~owed	74 7ĸ10ƛƷ11Ň14B17ų22f32ƕ38ƪ
~ower	71 -17Ř-11ŗ-8Ŗ8Ʋ11ł12ƣǩ13ƃ15ĻŅ17q23Ŏ31Ǧ35Ɗ
~owh	88 11g27ĸ
~owhe	88 11g27ĸ
~owi	71 7ŬǇ8Ǆ9ƅƝ10Ƅƛ11I13y17j20Ǟ23ň29Ɓ
~owin	71 7ŬǇ8Ǆ9ƅƝ10Ƅƛ11I13y17j20Ǟ23ň29Ɓ
~own	42 -21ƣ-20Ƥ-17Ų-15Ƴ-13ƠǇ-12sPĸ-11Gƞǣ-10rŀōŜƛǄǩ-9ĽŐŠƜƵƸ-8XľŊŗŝşƝƩǈ-7gĺŃŇŒŭŶŷžƯ7wŌťůƈƢǃ8eƲƶǞ9YŸſưǊǎ10LMTƫ11jvŖŵƍǔǥ12ŪƴǉǐǨ13zŁƔ14QłǑ15Hǅ16EňƑ19ŬƷ20a22ơǟ23Ť25lƗǒǝ26CVƘ27Ǜ31Ʀ34ǋ37ķƀ43Ɗ59ǆ66F
~own>	44 -20Ƥ-18ǣ-17Ų-14ǌ-13Ơ-12sĸ-11PƞƳ-10rŀōŜƛƣ-9Ƹ-8XľŊŝƅƜơƵǨ-7gĽşŠžƝƯǄ7oťůƁǏǕ8wEŌǅ9eƢƲƶǊ10nYŸſưǃǎǞ11LTƫ12avMŖŵƍ13Ŭƴ14zŪƔǆ15Łł16Q17ƷǑ18ňƑ25Ťǟ27lƗǒ29CVƘǛ30ǝ33Ɗ35Ʀǋ40ƀ43ķ45F
~owne	66 -11G-9Ǉ9ǉǢǣ10j11Ŭƅ12ơǅ13a15ƈ17ǌ19ƕ21ǔ25ǥ27F31ǆǨ
~owns	74 -17ƣ-7n7Ǎ11F15E16ǐ22Ɗ33H39ơ44ǆ
~ownt	84 9ǋ10ů17ƣ24Ǎ29ǩ
~owo	90 27Ƴ
~owor	90 27Ƴ
~ows	78 -8ǚ9ťǒ10g12Ƒ13ŗƒ18ƥ20A30ǡ
~ows>	78 -8ǚ9ťǒ10g12Ƒ13ŗƒ18ƥ20A30ǡ
~ox>	69 -14Ɣ7ŭżǐ8Ƅ9ĸ10cŏ11qś12d13P14Ś15ǧ17fƻ18m19DƋ22J24Ŭ29Ǚ
~oxe	88 17ƻ38ƞ
~oxes	88 17ƻ38ƞ
~oy>	72 -10ǃ7by10jnū11ŔŤ12v15xŭ16U17u19g20tw24Ź
~oya	82 -7Ň12Ǘ33ő44Ţ
~oyal	82 -7Ň12Ǘ33ő44Ţ
~oye	59 -8ő7ƝǉǐǤ14Vǣ15ǈǑ18qƧ19S21Wǜ24Ǉ33Q
~oyed	85 -7o11ƃ22Q37q
~oyee	62 -9Q7ǐ8ǉǤ17Ǒǣ19ǈ25ǜ32Ǉ
~oyer	74 -10ő10Ɲ19V25SƧ33Q34W
~oyi	86 12ǟ13ĸ19Ş20U
~oyin	86 12ǟ13ĸ19Ş20U
~oys	79 -12Q-8a-7ŷ10n11x12qw13Ő15v17Ƙ34u
~oys>	79 -12Q-8a-7ŷ10n11x12qw13Ő15v17Ƙ34u
~pa>	77 -7r9ř13B14A41ź47Ǡ
~pac	67 -17F-11ơ-10Ŝ-9Ǎ-7ǘ10ş11DŖ12H14Ƈ16Ų19WƊ21Ɛ24ƞ25ǋ34ƹ37ǌǥ
~pace	75 -18F-11ơ-10Ǎ16Ƈ21Ɗ24Ɛ30ǋ43ǌ
~pack	73 -11Ŝ-8ǘ12DŖş13H18Ų21W27ƞ38ƹ41ǥ
~pag	69 8Ļ9f10ō11ļ12ſ18ǌ30ś44Ś
~page	69 8Ļ9f10ō11ļ12ſ18ǌ30ś44Ś
~pai	56 -10ņ7Ƒƶǃ8Ŕƥƫǖǩ9ũƩǑ10œƢ11UƏƱ12ǉ13ƭư15Ĵ16ķ17Z18ƒ19ţ25Ǆ26ƕ28Ɣ34Ŭ41Ŧ
~paid	58 -10ņ7ƃǘ8ƥƶǖ9Ʃƫ11œƏƢ12ƱǑ13ưǉǩ14ƭ16Ĵ17ķ18ZŦ19ƒ20ţ27ƕ29Ɣ36Ŭ
~pain	85 9y10ŧ12Ƒǃ18Ǆ19U
~pair	79 7Ƥ8ĸ14Ŕ15ũ20Ǆ34Ŧ
~pan	50 -22Ū-13S-12Ƃ-11fœ-10Vũ-9HžƮ-8ĺ-7wĻŏŤ7ťǟ8Mţǉ9ơǈ10qšǠ11mľŠƅƉ12ŅşƄƖǁǆǊ13ǩ14WŞƕ15Ŝ19ǡ21Ķ22Ƨ23ǄǨ25ǥ26ƴ29ŝ30ǅ32őŢǐ33Q35ǃǦ36ŧ37Ő40Ǟ
~pand	86 -10ũ-8H12ǝ16ť34Ǟ
~pane	88 10Ɖ13Ƌ17M
~pani	74 -9V9ƿ11Ɖ13ŀş16m17ǩ26ń31Ţ
~pany	52 -22Ū-15ń-13SƂ-11f-10œ-9ž-8ĺƮ-7wĻŀŏŤ7ƇǑ8ǟ9ţǈǉ10qšơ11Ǡ12ŠŢǆ13ľŅƄƖǁǊ15Wƕ16Ŝ17Ş19ǡ22Ķ23Ǟ25ƧǄǨ27ǥ29ƴ31ŝ32ǅ33ǐ34ő36Ǧ37Qǃ38ŧ39Ő
~pap	68 -8ǈ-7Ŝű8ś9Q10i11Ǘ12Ɩ13oƢǆ15Jǃ16K17Ǡ18ķ22Ʋǒ54Ś
~pape	68 -8ǈ-7Ŝű8ś9Q10i11Ǘ12Ɩ13oƢǆ15Jǃ16K17Ǡ18ķ22Ʋǒ54Ś
~par	47 -18Ƹ-13Ĺ-12y-11d-10cHQ-9SŐŖŮ-8ŃŬƙƛǧ-7aMŌƀǝ7ŞŨ8ƔƗƧƷǑ9vŀŷǁǍ10TŦſƘƢƤ11ƱǨ12qU13ō14tǠ15sCƏƨǆ16ŵ18pOơǟ19Ơ20oń23łƣ24Vƥ26uǇ28Gň29lŴƽ31Š32z41Ɯ42Ű
~para	76 -7ō9f10h17ş19ǁ24Ƙ28Ř
~pare	66 -24ǩ-14ǂ-12Ƹ-9F-7Ơ8g10Ʀ11łŵ15ń16ŷƥ20ŴƝ31OŠ46ƽ47u52z
~park	69 -15D-8Ĺ7v8Ɣ9ż10ŦƠǟ11GŒ13ķĻ20T25ǩ61Ű
~part	51 -12dyŘƝ-10SŒŮƸ-9cQ-8Ŗǧ-7aHŃŬƀǓǝ7vEǌ9DľŝŨ10ŵƧƷǑ11ŠǍ12FŞſ13qŀƱǟǨ14UƗƥ15Ǡ16tŴƤǂ17Ƣƨ18ƏƠ19ō20psǆ21Cơ22o23G27ƣ29Ǉ30V33ň34l47Ɯ
~pas	62 -19Ŏ-12ť-9Ɣ-8ƴ7msƭǨ8ǜ9ƂǛ10gƃƫƺƿ13ņ15Ʋ16cƽǀ17Ų18O19Ʀ20ƶ22ţ23Ʒ31ŀ33ǘ48Ƴ
~pass	67 -7B8sƽǨ10ǀ11gƃƫ17Ʋ21ŲƦ22ƶ25Ʒ37ǘ53Ƴ
~past	72 -21Ŏ-13ť-10Ɣ-9ƴ7ǎ8ļŻƭǀ9m10ƽ11ƂǛǜ12ƺƿ17ņ20c22O28ţ37ŀ
~pat	72 -17ƌ-7d8o14ƹ17Y19ƾ20qǗ24Ǚ26P61Ǟ
~patc	86 -9ƾ17ƹ22Y29Ǚ
~pati	76 -17ƌ22qǗ29P65Ǟ
~pay	42 -24ƾ-15ǈ-14ǔ-13ĻųǨ-12mĹǊ-11nŵ-10yBķŴƶǏǗ-9ŁŏŝşŢűŷŹƷǒǞ-8gPĺŞŮơ-7cŇŠŪƟƧƳƺ7ſǡǩ8ƀƔ9Fţư12TǢǥ13ĵŐ15ĸšƓǇ16qƪ17ZŅžǘ20ŖƯ22QŬǝǣ23ŗŧ24Y25WƱ28Ɯ29X31œǑǠ32ŘŲ33ƕ36Ʈ38ŒŦ39Ǖ40Ơ45ƒ48ǖ51ƃ61ǉ85Ĵ
~pay>	49 -23ƾ-15Ǩ-13Zų-12Ļ-11mǔ-10ǊǏ-9Źǒ-8yŴǇǗ-7ŝŮŵŷƷ7ƁǠ8YƯ9ǡ12Ƥǘǣ13ư15W17ŖţǢ19Ŧŧƕ20Ʊ21ž24ĸŐœ25ǉ27X29Ơ30ƃǑ31Œ32ŗ34ƒ36Ř37Ų49Ǖ57ǖ71Ĵ
~payc	69 -9Ƥ7W9ǟ11ǉ13uƭ21TƯ23qƮ26Q31Y
~payi	61 -11Ĺ-10ǩ-9B-8Ǟ7ŖƵ8Ř9ƀǝ10F11Ŧŧ12X13Wǣ16Ĵ18ƪ20œ22ǥ26Ơ28ZŒƒ29Ɠ33Ņ38Ɯ
~paym	65 -8Ɯ9e10Ʃ16ƃǘ21ZƮ22ƕ23ĵ28š32Ĵ34Ɣ41Ŭ
~payo	88 -8ƶ16ǩ19ƫ36Ŧ
~payr	65 -7ǈ8Ǩ12ǝ14Ǒ15Q23Ǡ39Ǉ60ǉ
~pays	72 -12Ɣ-8ǈ-7Ő7ƕ8ź10UŖ13ſ14ň15Ʊ19ǩ22ǝ26ƃƮ27Ǡ
~pda	69 10Ǎ14ƫ19Ʋ20ƋǢ32ƌ
~pdat	69 10Ǎ14ƫ19Ʋ20ƋǢ32ƌ
~pdf	90 -10Ō34ś
~pdf>	90 -10Ō34ś
~pe>	62 -10Ƭ-9ƅ-8ƈ-7Ǎ7DƤǂǆ8Ŵ9Ƈƣǔǖ11Xǉ14Ļš20d26ŞƩ27Ƹ28ƛ29űƉ33ŋ34ƹƼ
~pea	75 -7Wǩ12Śƽ13ơ14N20ŏ22s24Ň25x26a39ũ
~peak	78 13Śƽ14N22ŏ25s28a
~pec	67 7Ŏ9Ţ10ĺ11Ɖ13U15Ǟ18ĸ19ƞ21Ňƾ24Ƙ
~peci	75 7Ư11ĺ23ƞ24ƾ28Ƙ
~pect	73 7ł8Ŏ10Ţ12Ɖ15U17Ǟ20ĸ23Ň
~ped	67 -10Ǟ-8ƴ7bMļǀǨ8ĵĿńŋƀǦ9tƂ10pŔ11Ǖ12Uũ15Ń18Ʈ19Eœ20h24š
~ped>	67 -10Ǟ-8ƴ7bMļǀǨ8ĵĿńŋƀǦ9tƂ10pŔ11Ǖ12Uũ15Ń18Ʈ19Eœ20h24š
~pee	73 -9ŝų17Ž21Ş23ǁ42ǚ49Ż
~peed	79 19Ž53Ż
~peel	85 -10ų50ǚ
~pel	73 -11a-8o7z11t17J18Ɛǋ22ǃ51b
~pell	74 -12a-8o11t17J19Ɛ22ǃ52b
~pen	46 -12ŝ-10RŀŁ-9nLVŇ-8JTŞ-7ľŲƽ7gƨ8zř9ŰǕ10ōſƘƫǑ11lưƴǓǘ13WĻŸǞ14šƳ15ţƮǔ16ũ17ĸŢƧ18Y19ť20ƛƯ23ĺŤ25ǣ26ǝ27Ǩ28Ķ31Ʒ32XĿ35ǅ40ǎ
~pen>	58 -16H-12ƨ-9Jŝ-8ǩ-7RĸŨŵ7ŊŰƍƑƜǕ8Ž9y10ŚƧ11Ť12Ļ13ǘ19ĿǨ21Wǔ22ǝ24ţ25Ţ27ť31ǅ32ĺ33Ʈ35ǎ
~pend	64 -10n-7yT7Ǖ8Ʊ9IƄ10ƶ13u14g16kǑ17lƴ18z23ĿŸ26Ư40X
~pene	60 -12Ŀ-9kŁǝ-7ƽ7Ƥǣ8YŖŠ9ĺŦ10ƨ12ƮǨ13Ĺš14iŨ16ņō17ƛƫ18ǅ27Ƴ29Ť
~peni	84 -9ǩ14Ŀ16H19ũ26ǎ36Ǟ
~pens	59 -11ĺ-9ņ-8VƮ-7Ň7Ľ8ĻƃǨ9XǊ10šƗ14ƨ15ŗƘ16Ƨư19ſ20ǝ21Y24ǩ28ǣ29ĸ38Ʒ39Ķ
~peo	57 -9ő-8ŒǄ7bŐŲſƿǜ8ņŮƨǡǤ9şǑǩ10Ɨ11dŝ13Ʋǐǔ14Ÿ15Kǚ17lŷƶǖ18nǉǙ21ǝ23Ɯǈ24Ǘ29Ǉ
~peop	57 -9ő-8ŒǄ7bŐŲſƿǜ8ņŮƨǡǤ9şǑǩ10Ɨ11dŝ13Ʋǐǔ14Ÿ15Kǚ17lŷƶǖ18nǉǙ21ǝ23Ɯǈ24Ǘ29Ǉ
~per	48 -12S-11lŦ-10ŏ-9W-8ĸĹŗƁǉ-7sPţƶǈǓ7fƿ8KĴłŭƖǃ9aƗǄ10vLŊŞƓǗ11ŜǆǌǛ12Ǒǒǡ13A14ŅŒŘŽƲǨ15D16ŷƚơǣ17Ƌ20žǅ21J22MœŹǋǠ23Ǣ27Ÿ28ņ31ķ34Ś
~per>	64 -17Ʃ-12Ŧ-9ĸǈ-7ǉ7ƇǠ8x9ŚŮ10űǗǣ11rQŤ13œǘ14şǡ17Ɠ18ķǩ19L20ž21ƿ22K23ŅŒ24Ƌ30Ř
~pera	84 -15S-13l-7D10ǄǇǡ18ǅ26ŷ34ǋ
~perc	70 -10Řƿ-7ǈ8ǖ9Ɣ10Ķǔ13ź14Ǒ16Ǆ19Ĵǆ22œǛ26Ž28ƚ
~perf	80 8Ÿ10Dŕř11a15Ő16Ļ26Ş
~peri	72 -7ţ11Ũ12ŧ17ǣ18ǅ25ņ
~perm	75 10ƌ17Ÿ29Ʃ44Ź
~pers	60 -9ŏ-8Wƶ-7xǄ7nŷǠ8Ŗƃ9fTľƂ10ųžƢǈǎ12JƖ13łƲ14ŭ15ǒ16Ŋ17vņ20A21Ś22Ǩ24Ŝ26Ɨ32M
~pert	67 -7ŗ8ƍǋ12Ƒ13H18ǌ20ž21ơ23D26Ɨ29ķ41Ǣ
~perw	77 -9K-7Ŝ9ś10ǃ12i15o19Ś20Ǡ21J
~pes	77 9ũƤ11ű13Z17ľ22Š37Ƌ
~pes>	81 9Ƥ12ũű39Ƌ
~pest	90 21ľ26Š
~pet	81 -8ŝ8Ɗ12ş17Ņ23Ş33ń44h
~pet>	90 -9ŝ8Ɗ14ş26Ş
~pets	90 49h
~pgr	88 21ƌ
~pgra	88 21ƌ
~pha	84 17ƻ37Ɖ
~phal	85 38Ɖ
~phe	90 13I16h17ĸ22ų
~phi	88 14Ű16ƣ45ǘ
~phis	90 17ƣ46ǘ
~pho	63 -15JŠ-10Ʒǅ-9ŷ-8ŃǠ-7ř8C10ľǖǗ12Ǆ13rSŚŜ14ǟ15c17ĺ21O22M23I27Ž30K35ś48ǩ
~phon	64 -16Š-15J-10Ʒǅ-9ŷ-8ŃǠ-7ř8CǗ10ǖ11ľ12Ǆ13SŜ14rǟ15cŚ16ś18ĺ21O22M23I28Ž39K49ǩ
~phot	85 -11K27ś
~phy	77 20ƀ23Ƹ26ǁ40ƾ
~phys	77 20ƀ23Ƹ26ǁ40ƾ
~pic	59 -18ǩ-8ĸƯ-7Ţǃ7OTŤŴƞƿ8nwŶ9NWŘųŵ10tǄ11iĺūƷ12Ĺŭ13XƬ14ĿŜǟ16ƭ17f19L23ł28ǐ29Š30ľś
~pic>	90 -18K25ś
~pica	88 9ǎ12Tƿ18Ǆ
~pick	64 -9ǩ-8ĸƯ-7Ţǃ7hžƃƄƲǆǏ9OŶ10wWŘų11N12ĺ13i14Ĺŭ15X16Ŝ18ƭǟ23K26L27ł30ǐ34ľŠ
~pict	71 -8ǩ7Ƒ9ƞ10ŴƇ11nŤū14ŵƷ18Ƭ19Ŀ23fś
~pie	79 -8ŉ9Ɖ11Ɩ13ƱǢ16Ř18Ɵ19Ƙ20Ŭ29Ƈ
~piec	83 -8ŉ10Ɖ14ƱǢ17Ř20Ƙ22Ŭ
~pil	77 -7Ÿǩ10ķž13ƿ44ƻ55ǀ
~pill	81 14ƿ59ƻ
~pin	59 -11N-10Ɖ-9ĸŤ-8ŭ-7ƙ8yVŋŐũƅ9Ɗ10Ų11Ƣ12Ǡ14A15UŽ16ŢƑ17Ƶ18ǟ20tĺǄ22ń23z31x33ŀ34X40Ļ
~pin>	75 -7o8ŀƶ9tƀ11Ţ12UXƵ14V17Ǆ19ǟ20ĻŽ
~pine	90 -14Ɖ12ƅǩ30Ƒ
~ping	62 -10N-9Ť-8ŭǩ-7ƙ7HUľƛǀǄ8Ţ9ŋŐũƵ10Ɗ11y12Ų13ƢǠ14t17X20Ļ22ĺń23z28xŀ
~pini	88 8Ļ22A
~pip	73 -12ſ18Ƥ20ũ32ƛ34Ƌ66ƃ
~pip>	85 -14ſ78ƃ
~pipe	76 18Ƥ21ũ34ƛ36Ƌ
~pir	79 9Ž11Ÿ13e16ƻ39ŕ
~pira	90 10Ž27ŕ
~pire	84 12Ÿ14e16ŕ
~pit	70 -11f-10ŗ-9C-7ţ8V9ů10qĸ11P12S14žƃ17Ƽ18ǂ19Ǩ20Ʀǔ22ǩ23Q25Ƹ28Ɖ29h
~pita	72 -10ŗ-9C-7ţ8V9ů10qĸ12PS14žƃ18Ƽǂ20ƦǔǨ23Qǩ25Ƹ
~piz	88 8Ų12Ǎ29ǩ
~pizz	88 8Ų12Ǎ29ǩ
~pla	44 -14Ĺ-13ƪ-12PŨŸǇ-10Œŧ-9ZņōŬųǄ-8Ŝţ-7invTķľŦűƄƝǈ7ƆƲǔ8ńŞŠǋǙǟ10Ňƈǜ11UŃƟǨ12Ŋů13ňşǅǚ14DWƞƢ15MƜ16ƗǊ17ƅƔƥǖ18GƦ19ŖƓ20ƤǞ21Ơ22ĺŔ23k24FǢ27yŏ29ƌ34Ɛ36Vū39Ƶǀ48H
~plac	50 -11Ĺƪ-9SǇ-8ōŬ-7ZŖŜţǄ7hĺƒ8U9ƚƲǛ10Ǚ11ńƆ12Ǩ13ƈƤǖ14Ɯǋ15ŃŏůƑ17MşƟƢǅ18D19ƌǟ20ƔǊ21ƅƗƥ23ƓƦ24G25ƞ26HƵ27Ơ28Ǣ34F40Ɛ
~plai	68 -10ŧ-9ų-8ņƞ7ư8ſ11Ƹ12Ɖ15B16Ŕ24ǜ26Ŗ28ň30Ŋ31Ş
~plan	56 -12Ş-11P-10gǟ-7nŒ7Aŀƶ8lƃƱ9ŗ10Ɓ11ŖƤ12ĸ13ǩ14Ķ15S17ƌ18Ňŏ19Ŕ20ǚ22ĺ23Ƶ25W32Ǟ33H35k41y47ǀ51V
~plat	78 -19Ÿ-7ř8ǌ9ǀ75ū
~play	82 -11Ũ-7Ƒ8s11Ƙ16Ɯ17ŉ18Ť26g
~ple	52 -13ŒƢ-12ǋ-9ǄǍ-8ǧ-7ǃ7şŮƨǑǤ8Ɨ9Ŋ10yDŪƶƿǔ11ǁ12bŸǐǚǞ13KŭưƲǝǡ14nƁǖǩ15lŗŷ16ƜǉǙ19ơ20ǈ21d22aǗ30ƣ32ŝ37Ǉ
~ple>	55 -9Ǆ-8Œŭ7bĻņŰƘǜǤ8ŝşŮƨǡ9ŊŲƗǑ10d11Ūƶǔ12ƿǁ13ŸǐǞ14KưƲǚǝ15ƁƜ16lǖǩ17nŷǉǙ23ǈ28Ǉ
~plea	69 -14Ƣ-9ǋ-7ơǌ8w9bj10c12ř15DǇ16d28ŭ33ŝ34a
~ples	86 14ŗ28Ǘ
~plex	79 -12Ǎ-11ǧ-8w-7Œ13Ơ40ơ48ƣ
~pli	65 -11ƣ-8uƜƶǝ8S10žƎ11ƿǇ12ĴŌƝ18ƫ19Ļ30ƴ35Ƣ40Ǖ76ǜ
~plic	85 10ǀ11S15ƿ16Ōƴ
~plie	72 -8ǝ14Ɲ19ƴ45Ǖ
~plit	75 -13ƣ-9ƶ-8u12ž15Ĵ16Ǉ21ƫ40Ƣ
~plo	58 -10Ɣ-8ő7ǉǤ10Ŭ12Ŵǣ13V14ƧǈǑ15q17ų18m20Wǜ24Ǉ26S30ś32Q44ư
~plot	88 68ư
~ploy	59 -8ő7ƝǉǐǤ14VǑǣ15ǈ18qƧ21Wǜ25Ǉ26S33Q
~plu	71 7Ɗ10Ǒ11jSŸƏ12ƒ15ƛ29Ž36Ƌ
~plug	85 14Ə35Ž
~plum	74 11Ǒ12jS13ƒ16ƛ38Ƌ
~ply	88 9Ŕ13ǐ17Ǖ
~ply>	88 9Ŕ13ǐ17Ǖ
~pme	69 19Ɲ21Ǣ23Ǟ46Ǐ
~pmen	69 19Ɲ21Ǣ23Ǟ46Ǐ
~poc	72 8Y9e12Ǆ16ĸ22Ŧ34Ř
~pock	72 8Y9e12Ǆ16ĸ22Ŧ34Ř
~poi	76 -10u-9m8M9ŘǗ11š12ǖ13Ş14ŵ17Ǐ19ƾ32Ŗ38Ż
~poin	77 -10u-9m9MŘǗ11š12ǖ13Ş14ŵ19ƾ33Ŗ39Ż
~pok	90 -12ǩ16Ľ20Cƾ
~pol	45 -11G-10ĺǦ-8Ɣ-7ZŀŬǄ7ŜŹŻ8aŞšžƘǤ9Ţǒ10ŐƖƨ11ƁƢ12Ǐ13Ĺ14ƂƓƚơƬ15ľŠ16ƛƧ17ƀǡǢ18ŗ19ƍ20Ŗƪ22őŷſ24ŏŕŚş26ƦƩ28Ƶ35ř39ǥ
~poli	46 -11G-10ĺǦ-8Ɣ-7oZŀŬǄ7Ź8aŜŞšŻžƘǤ9Ţǒ10ŐƀƖ11ƁƢƨ12Ǐ13Ĺ14ƂƚƬ15Ɠơ16ľŠƛƧ17ǡǢ18ŗ19ƍ20ƪ21Ŗ22ſ23őŷ24ŕş25ŏŚ26Ʃ28Ʀ29Ƶ35ř40ǥ
~pon	84 8Əǌ10Ǔ27ƴ
~pone	90 29ƴ
~poo	68 10ƥ12ǈǣ20ƚ74ƍ
~pool	69 11ƥ20ƚ76ƍ
~por	63 -7Dŉ7ŧƢ8Żƅƶ9Əǉ10Řƥǃ12Qĵōǩ14Ʊ15ţŰ19ľź20ǀ23ǆ24Ƨ33g
~pora	79 13ǃ29ǆ
~porc	86 -7Ƈ9ƞ11ƅ14Ə15ƥ
~port	67 -12D-7ŉ8ŧŻƶ9ǉ10Ř13Qĵō15Ʊǩ16ţŰ20ź21ľǀ28Ƨ36g
~pos	74 -7B12V13SĽǈ22ƴ27EŎ28Ɩ
~posi	90 7ż14V16S17ǈ
~poss	88 7ś35Ɩ
~post	82 14Ľ26ƴ30E
~pot	76 7ƙ8Ɵ10ŪƉ11Fǘ19ƞ23M24Ű26ǋ
~pot>	79 -7ǩ8ƙ9Ɵ11ǘ12F19ƞ24M25Ű27ǋ
~pots	90 12Ɖ
~pou	66 -16d-14P-13Ƹ-11a9Ǜ10ƙ21Ʒ25r31os32ƨ33ǂ34q35fp41ƺ
~poun	84 10M52ƺ
~pous	68 -16d-14P-13Ƹ-11a22Ʒ27r32o33sƨ34ǂ35q36f37p
~pow	90 11Ʋ23q
~powe	90 11Ʋ23q
~pp>	69 -13ų9ś13Ŝ15Ƅ18ƴ23Ś33ǖ41ŝ42Ž43Ų
~ppe	50 -11ŝ-10ŁǞ-9kŀ-8JVƴ-7ƽ7inĹǚ8HYŃ9ƨ10Ňǝ11LōţǕ12ƫ13ŗſǘ14h15ƿ16ĻƳǔ17ǣ19Ƌ20Ƨ21Ʒ23ť24Ʈ27ĺƛ28Ŀ30ũǨ34Ť36š
~pped	71 -10Ǟ-9ƴ7Ť8MǨ9ĵĿńƀƗǦ10tƂ12Ǖ15ũ16Ń20Ʈ22h26š
~ppen	52 -11ŝ-9kJŁ-8ŀ-7Vƽ7ƃ8Ɯǚ9iHĹ11Yƨǝ12ō13ţƫ14ŗſ15ǘ16ǩ17ĻƳǔ19šǣ20Ʈ21ũ22ĿƧ24ťƛƷ25Ǩ29ĺ31Ť
~pper	80 14nr24L26ƿ31Ƌ
~ppi	68 -10Ť7ƀǝ8ƛ10X11yVŐ14ŲƢ18ŀ20ŢƵ25ĺ26ń
~ppin	68 -10Ť7ƀǝ8ƛ10X11yVŐ14ŲƢ18ŀ20ŢƵ25ĺ26ń
~ppl	68 -8ǝ7ǀ8S9ǩ10ŗ11ƿ12ŌƝ15ǐ32ƴ56Ǖ
~ppli	70 -8ǝ8ǀ9S12ƿ13ŌƝ32ƴ44Ǖ
~pply	88 9Ŕ13ǐ17Ǖ
~ppo	83 -7B9M10Ǘ13ǖ16ŵ21ƾ31Ŏ
~ppoi	86 10M11Ǘ14ǖ16ŵ22ƾ
~ppr	76 -9Ƴ10i11Ŋ12Ů14Ŏŝ17Ł23B24ƒ41Ƙ
~ppra	81 27ƒ47Ƙ
~ppro	88 -9Ƴ14Ů17Ŏ19Ł28B
~ppy	71 -12ǩ8H9d10ŧ11Ļ12U14ƞ23h26Ş36ŝ39Ŷ
~ppy>	71 -12ǩ8H9d10ŧ11Ļ12U14ƞ23h26Ş36ŝ39Ŷ
~pra	78 -7Ɓ12k14ǚ20Q24ł25ƒ45Ƙ
~prai	80 13k26ƒ46Ƙ
~pre	57 -10ű-7ƹ7XōŴǑǜ8GŶǝ10NŢǤ11wƙ12ƈ14Uœş16Ĵł17ǩ18Œ19K20ŝ21ǂ22ũ24ƀ25ƻ26Ƹ33Ƽ
~prea	84 9Ĵ24ş26ł
~prec	88 -16ǩ12i13Ŋ15ũ18wŝ
~pref	85 16Ĵ31K
~preh	83 36ƀ
~prem	77 9Ʃ10X12œ15Ǥ29Œ
~pres	69 8őŝǏ9ŇŐ10ǜ13N16ǝ17ǂ33ƻ41ǩ42Ƽ
~pret	70 -9ű7žƑ8ŨůƆ9WǑ10ōŴ11Ŷ13Ţ16ƙ18GU22Ƹ
~pri	54 -12ŧ-10iŁŔ-8sxŵ-7ŐƟƷ7ŃƔƠƮǊǋǩ8kŇŢơ9uĵ10rŘƗƬ12ŖŝǏǤ13Hŕƒ14Ʃ15ƻ16ţ17Ŋ18Œ19ŀŎœ20ƣ21ŠǍ23łń24Ƙ29X31Ņ37ľ
~pric	61 -14ǩ-11Ł-10iŔ-8x-7ŵƷ7ŉ9ƈǊ10ĻƠ11ĵœŢ12ŇŘƗƬ14rŊŝǏ17Ʃ20ľ21ƒ22Ŏ23ŀ25Š27łń28Ƙ30Œ35X36Ņ
~prim	90 15ƾ
~prin	65 -9ŧ-8Ɵ7ĽřƉ8tƙ9jǞ10ŃƔƮ12ku17H18ŕ19Ŗ23ţ24ǩ25ƣ27Ǎ
~prio	90 -10Œ16œ34ľ
~pris	85 8Ż12ŏ20ǋ22Ǥ
~priv	83 -8Ÿ8ŊƱ9Q11ǀǣ12ƨ19ơ
~pro	51 -10Ŷ-8ǈ-7nŇŒƈƳ7Lŏǘ8dńſƏǡ9ŅŞƛƩǄ10ŀŎžƃǜ11ƭ12ŐŸ13łƐǧ14Bǚ15bĺƿǙ16DľƗǆ18ŝ19ơ21ǥ22ƌ28Ǣ39Ƅ40ǒ42ķ
~prob	74 7sƸ10ŋŵ11Ʒ12Ƽǜ13l14LŜ16ƛ18ŀ
~proc	90 9ǜ20Ō28ł
~prod	83 9Ǖ19Ʃ22ǡ26Ǆ
~prof	80 10Ɛ11ņ14P28ǚ
~prog	74 10ļ11ţǅǗ12Ž14Őő16Ņ17ń25Ǚ28ǥ
~prom	84 -9Ĺ10vŒ15ǩ16d27Ŏ31ĺ
~pron	88 29b
~proo	70 -20ǌ-8ƈ9ƕơ11ľ23ǧ43ǒ59Ƅ
~prop	65 -7Őŗ7ƍǋ11Ƒ13H17ǌ18Ÿ19ơ20ž22D23ǆ25Ɨ27ķ38Ǣ
~prot	66 8Ǝ9X11Ə13ǘ14Ŗ15ľƃ16ſ17ŗ18ƭ20ŏ32ķ
~prov	80 -12Œ-9Ƴ7W11ǄǢ18Łƌ19Ő24Ş25B
~ps>	61 -15ŏ-9Ł-8a-7ŧŭ7iķŰżǨ8gqŞƻǌǐǢ9ťƌǃǒ10ŇƮ11Ɵ13uTƛ14n15cǣ16Pŝũ17Ŀ19AEŲǘ20ǀ21ǡ22š23Ɯ30ŗ
~pse	72 16ţ31Ũ43š
~pse>	81 32š
~pset	78 18ţ33Ũ
~psi	90 12H30Ɨ
~pst	79 7ƣ9Ɯ10ƛƥ17Ɔ24Ƥ28Ǎ
~psta	79 7ƣ9Ɯ10ƛƥ17Ɔ24Ƥ28Ǎ
~pt>	71 -7Zō8YŶ9ƃƘ10Ǘ12ǣ16ǘ17ŝ21ǖ24ƒ30Ű37ƥ
~ptc	88 31ĵ
~ptci	90 19ĵ
~pti	75 -10ǩ7E10Ūƿ14ǈ18Ňƻǝ21ŀŌ24N
~ptio	78 8E14ǈ19Ňƻ21ǝ22Ō
~pto	88 -7Ǐ13Ǘ16Ś22Ɲ
~ptop	88 -7Ǐ13Ǘ16Ś22Ɲ
~pts	84 -7ƿ11ƻ15Ƙ35Ǌ
~pts>	84 -7ƿ11ƻ15Ƙ35Ǌ
~pty	81 10y46Ɵ
~pty>	81 10y46Ɵ
~pul	71 -8Ń7Ō8gĵŁ9ƌ10Ļǐ11RWř14Ŋ20Ĵ23d27T36Ś38Ż
~pull	71 -8Ń7Ō8gĵŁ9ƌ10Ļǐ11RWř14Ŋ20Ĵ23d27T36Ś38Ż
~pum	83 -8ƙ45Ɗ
~pump	83 -8ƙ45Ɗ
~pur	81 7ŋ14Ʃ22y31ƒ
~purc	86 34ƒ
~pus	78 7ņ8ź9Ŋ11ł13ĺ14Ō16H18Ű25Ɩ27r
~push	79 7ņ9Ŋ11ł13ĺ14Ō16H26Ɩ28r
~put	53 -17V-12ķŖ-11yŊ-10NWƯ-9Gŵ-8ƛƿ-7ĻŧǇ7kĺľűżƒ8XƎ9uwńŚǏ10oƌǗ11fQRSŗŰŴ12ŷǜ13cLƅƐ17ĸƤƱ18ƈƓƼ19ũ20Ū23ƻ24Ʋ27Yǘ30Ů36ĶŌ48H
~put>	55 -17V-12Ŗ-11yŊ-10N-9GƯ-8WŵǗ-7ƿ7TƙơǔǞǩ8akĺľűƎƱ9XŪ10cuń11oŰƌ12fRSĶŗŴƒ13ŷ14LQƅƈƐ18Ƥ19ĸƼ20Ɠ21ũ22Ů24ƻ25Ʋ29Y33H38Ō
~pute	76 -12ķ-7Ǉ7Ɲ8d9bŚ16Ǐ20ǜ26Ǘ42ǘ
~putt	76 -7a8ƈ9Ľ11ƹ12w14ŮƱ16Ū23H36Ķ
~py>	67 -12ǩ7Hž9dŧ10Ļ11U13ƞ19Ž21h25Ş34ŝ37śŶ
~qua	67 -8KN10ŋƦƬ14Ƙ16Ɠ17Ĵƫǋ24Ń26ǖ29O40Ɔ
~qual	90 15ŋ23ƫ
~quar	68 -8KN10ƦƬ14Ƙ16Ɠ17ǋ18Ĵ24Ń26ǖ30O41Ɔ
~que	68 8dgǁ13A14ĽƘ18Ĺ19ķ26Ŋ55ŉ
~ques	69 8dgķ13A14ĽƘ18Ĺ27Ŋ56ŉ
~qui	57 -9Ɨ7Ǚǝ8ŋřƮǉ9VšǞ10ĵ11dŝƝ13Ŗ14ơǌǢ15Ŋǎ17ŀŬǓ18ǂ19Ǡ20Ƨ24ŧ26Ķ27ķ28Y39ƹ40Ǐ
~quic	72 7DŚŤ9R11ŋǉ12ř15ŝ16d17Y22Ŋ24Ǡ31ŧ
~quie	86 11L14Ʈ24ǎ30ŀ
~quip	69 19Ɲ21Ǣ23Ǟ46Ǐ
~quir	76 -7Ƣ13Ǚ19ǌ20ơ23Ǔ
~quit	71 -13Ǟ8Y9Ǉ10ǝ12Vš13Ɣ24ǂ29Ƨ34Ķ39ķ50ƹ
~quo	66 -13Ÿ7cƈ9ǂ10Ľƿ12ŏǦ18eĹ23J30ń35Ǜ37Ņ
~quor	90 -17Ÿ-11ž14ƿ49Ǜ
~quot	67 7ƈ8c9ǂ10Ľ12ŏǦ15ž18eĹ24J31ń37Ņ
~ra>	67 -13ǩ-8Ź7Ųź8u9ƶ11ũ12MƤ14Ŵ16ŏƎƴ19Ƙ21x25Ǉ27Ǥ29Ƃ35w41Ķ
~rab	82 7I11Ÿ14ƻ23Ś
~rab>	82 7I11Ÿ14ƻ23Ś
~rac	58 -8Ş-7Ɓǩ7ŀǊǚ8ŦƩ9ƌƖǄǧ10Ƣ11Ɠ13ř14wQ20ƒ21Ů23ǒ25Ǒ41ǀ46Ǔ55Ž
~race	86 22w50ǀ
~rack	73 -9Ş-8ŀ9ű10Ǌ12ǒ27Ů63Ž
~ract	61 -7Ɓ7ū8Ʃǚ9Ŧǧ10ƌƖǄ11Ƣ12Ɠ13ř14ŀ15Q22ƒ24ǒ27Ǒ49Ǔ
~rad	63 -12Ɗ-9tƱ-7Ņ8Ǒ9ǟ11ŪƝ12B13pƌ14z15q16ŧƵ18S21P26vy28m35ź
~rade	66 -15Ʊ-13Ɗ7ǣ9Ǒ10ǟ15ƌ16qz18mŧ19S23P29v45ź
~rado	90 7ŭ9Ŵ17Ū
~radu	86 -10ź7Ʊ16m31y
~raf	81 -9m11ů12eǋ14N17Ĵ20Ż
~raff	86 -10m-7O12ů13ǋ15N21Ż
~raft	88 13e19Ĵ
~rag	50 -15ň-12ƗǏ-9Ơƽ-8D-7ĿņǑ7XŅŉƪ8ŃŕŲƭǉǘ9ƚǓ10iRſǒ11ƆǥǨ12ŠźƛƦǌ13Ƒƨ16WľŚƝ17ƀǝ18ǚ19šƁƬ20Ƨ23Ǣ24ž26ŏ28ŗƓ38Ű46ƥ
~rage	50 -15ň-12ƗǏ-9Ơƽ-7ĿņǑ7XŉǓ8Ńŕƪƭǉǘ9Ųƚ10ſǒ11ƆǥǨ12ƛƦǌ13ŠźƑ14ƨ16WľŚ17ƀǝ18Ɲ19šƁǚ20ƧƬ23Ǣ24ž27ŏ28ŗ29ŰƓ46ƥ
~ragg	86 7ŧ10r12R18Ņ23i
~rai	57 -22ǩ-9ESƿǝ-8uŦ-7GĻ7kųƊ8Ƹ9űǛ10Ǐ11š12P14ŀƒ15Ơ16Qőźƙ18Yǐ19Ĵ20œ23ů24l30Ǚ31Ƙ32ŔƯ38Ŀ40ƛ48j
~raid	90 -23ǩ-7Ļ15ƛ63Ŀ
~raig	74 -8Gǝ-7Y8oƼ9Ţǎ10ňǧ13Ŕ15ų17š18ű20ŀ23ő26Ĵ
~rail	90 18Ǐ33ǐ
~rain	65 -10ƿ-8ň8ƉƊ9ǘ10Ƹ11Ǜ15P19ź20Qƙ27ů28Y35ƛǙ54j
~rais	69 -10E-7Ŧ8ŗ11ak18ƒ19Ơ25l27œ28Ŕ39Ƙ41Ư
~rak	86 12h30Ž
~ral	65 -22ž-14ŗ-13Ʃ7ǖ9Ǎ10ǧ12Ƴ15ƉǓ16CƏ25Ƹ28ǥ29ǡ42ư
~ral>	66 -22ž-14ŗ-13Ʃ7ǖ9Ǎ11Ƹǧ12Ƴ15Ǔ16ƉƏ28ǥ30ǡ43ư
~rall	90 20Ƹ
~ram	65 -15ƅ7Ļ9ļƮǑǗ10Ž12P14a16ǁǩ19ƻ21Ǚ23ǅ24Ń25ǥ33Ƈ34ƍ
~ram>	79 11ļǗ12ǅ25ǩ27Ǚ31ǥ
~rame	77 -15ƅ16ǅ20ǁ30Ń42Ƈ
~ramp	75 39ƍ
~rams	90 15Ž27ƻ
~ran	45 -17Ƹ-12Ĵ-11ŤǄ-10L-9Ų-7ŗ7ŚŷƜƣǕǩ8rŞſƌǤ9Y10KƑǅǍǟ11ŘşƆƬǒ12ƃƦƭǘ13ŏŦŪƅ14XĹƴǐǓ15ţ16Łŭ18ŐŒǥ19ƕƳ20ƄƩ21ņǌ23ƶ25W27Ɓ28Ə30ľ35š
~ran>	90 -20ĺ-15Ť8Ǔ9Ɠ46š
~ranc	48 -18Ƹ-11Ǆ-10Ĵ-7ǔ7ĹřơǋǘǢ8AŪ9rXŚ10ŞſƙǤ11ǩ12ĺƆƬǒǓǨ13ŘşšƑ14ƁƃƩƳ15ŦƦƭ16ŏƴ18ľ19Ł20ŐŒǥ22ţƕ23WƄǌ24ņ
~rand	69 -8Ǩ7kYśǔ8nxƍ9Ū10Ƙ11Ƴ13Ĺ14Ư15ŷ19ǅ21Ɓ22ƅ30ŭ40ƶ
~rang	75 -7ǘ8yI9T12X18Ǖ20Ɯ22K
~rank	90 13g20H32ľ
~rans	83 12Y15l16űŵ17ǐ18ǘ
~rant	72 -8x-7ƥ12Ǜ14ƣ18Ǎ20ǟ48Ə
~rap	84 8mE9ƞ11ƚ15Ż20Ń
~rar	90 15U17S19Ǚ
~ras	68 -7ŻƛƮ7ũƘ8w15Ƥ25Ǝ31ƃ35ǜ36Ɓ54ż
~ras>	76 -7ƛ8ũƘ28Ǝ40Ɓ
~rash	78 -8ŻƮ17Ƥ36ƃ63ż
~rass	85 7š44ǜ
~rat	56 -11lSǩ-8Š-7BUō7H8gƓǟ9sƞ10Ĵ11œŕũǁǃ12EŚş13f14Ŋśű16Ƙ17ĵŎŒŘǆ18K19ŷ20ū21Ŕǅǋ22Ɣ23c25Ş26ľ44ƴ
~ratc	86 12ű13ŏ15Ɠ
~rate	62 -11l-8Š-7BU7fŝ8ĵ9H12ǆ13ľœũ14şǃ15E17Ɣ19Ƙ20ŒŘ22Ŏ25Ŕǋ28c29Ş50ƴ
~rath	75 -8ǩ15s16Ĵ17ǁ20ľ22Ŋ27K
~rati	71 -13S9ǆǇ10Ǆ14ś15ĵ19Ś21ŕ29ū30ǅ
~rats	84 8ƺǓ11ƒ13ǟ17ƞ
~rav	76 -12C-9ǩ-7Ǟ8Ƃ11ő12ƞ13Ɓ24Ū33ǀ40Ɵ
~rave	76 -12C-9ǩ-7Ǟ8Ƃ11ő12ƞ13Ɓ33ǀ40Ɵ
~raw	74 -8ǋ10Ŭ11Ŗ14ǁ15ǖ16Ƈ19ŀ21Ɗ22Ś26ǚ
~raw>	85 -7Ǔ16ǁ22ŀ30ǚ
~rawe	86 11Ŭ12Ŗ18ǖ26Ś
~rawl	83 -9ǋ18Ƈ24Ɗ
~raz	77 -8p-7ǟ7ſ8ƈǎǕ9UƓƱ10H12ǩ14tƒ17Ň19i
~razy	77 -8p-7ǟ7ſ8ƈǎǕ9UƓƱ10H12ǩ14tƒ17Ň19i
~rb>	90 13ĸ18Ű
~rbe	85 -8ǅ8Ʀ12tő16Ǝ19Ǎ
~rbn	85 39Ɯ
~rbnb	85 39Ɯ
~rby	81 8Ə14ƙ27zŚ
~rby>	81 8Ə14ƙ27zŚ
~rce	66 -10Řƿ-7ǈ7Ǉǖ8ĵŢƔ9ĶŃŌǔ12ź13Ǒ15Ǆ16Ĵ17ǆ20œ21Ǜ25Ž26ƚ28f32ŏ
~rce>	79 9Ǉ10ĵ11ŃŌŢ14f41ŏ
~rced	86 22f
~rcen	70 -10Řƿ-7ǈ8ǖ9Ɣ10Ķǔ13ź14Ǒ16Ǆ19Ĵǆ22œǛ26Ž28ƚ
~rch	71 -7C8ƅ9ư11oƏ12ƥ13B15tǚ16ŭǢ17Ɖ19D25ƶ27ƒ
~rch>	75 -8C-7Ƈ7ƞ9ƅư12oƏƥ14B16t17ŭ20D27ƶ
~rcha	85 19Ǣ33ƒ
~rchi	88 20ǚ21Ɖ
~rci	73 -16Ƃ-10Ɔ8ǋǌ9ŐŠǔ10Ǣ11ǥ17Ǎ23Ǧ27Ǆ
~rcia	73 -16Ƃ-10Ɔ8ǋǌ9ŐŠǔ10Ǣ11ǥ17Ǎ23Ǧ27Ǆ
~rcy	81 -10ǐ11ƾ12ǈ14Qş21ǀ22Ū
~rcyc	84 -10ǐ14ş22ǀ23Ū
~rd>	48 -12ĵ-11u-10Iǝ-9JLYĹŲƝƨ-8Ļōŭǈ-7ňŵƛƽǦ7ƹ8ƴǅ9ŋųƒƜƣ10žƿǙ11qǣ12ĸƠǩ13bƳǟ14ĽŇ19dXřǗ21Ū22rŜǘ23ĴŐƍ25UŌơǌ26Fǖ27ļ28Ł29Ż31Ƒ34e
~rda	82 8Ǜ17X35Ų
~rdas	83 8Ǜ36Ų
~rde	69 7Ƅ8ŵ10ƾ12Ǖ13Ŏ14ƣ18g19ǩ21Ų29ŨƜ51ŋ
~rded	77 44ŋ
~rden	88 18ƣ24g
~rder	79 7Ƴ8Ƅ9ŵ12ƾ13ŋ14Ǖ15Ŏ25Ųǩ34Ɯ
~rdi	73 7Ĺƅ11Ư16ś24ŋ36Ʋ
~rdia	82 13Ư40Ʋ
~rdin	78 7Ĺ8ƅ17ś26ŋ
~rds	62 -12ŋ-11ĵ-7Ɣ9Ŝ11Ŵǌ13ƾ14ńŤŮ15ŖƟ18ƙǘ19ň34Ǘ41Z44ǖ45Ƅ
~rds>	62 -12ŋ-11ĵ-7Ɣ9Ŝ11Ŵǌ13ƾ14ńŤŮ15ŖƟ18ƙǘ19ň34Ǘ41Z44ǖ45Ƅ
~re>	25 -18ƨ-15KŔ-14tIű-12ŀŒǥ-11Ƴ-10Ǐ-9ƇƋǅ-8eBůŻƘƽ-7mpNĽŶŹǚ7Uŋųƴƻǀǡ8kqũŷƂƄƲƶƹ9grĸŢǤ10ĶŁłœťƩǕǦ11dYƍƎƯƷ12xľŉšŪƆƦǈ13nOXŬ14ńŏƗƢǊ15vĿňŜƈƑƺǑǗ16swZĻŌŤŴǋǎǓ17ŖŭƃƤƼ18PSžǝ19ŘŚƬƭǟ20jM21JĵŐźƚǨ22ŃōƝǔ23ŰƁƣ24zƱƸ25yƏǆ26c27Ũ28QƟ29HƊ30ailF31fDǢ34Ǟ36GǄ40ŝ43ƞ46C55V
~rea	46 -15ƚ-12ŀ-11ƒ-9bSŃ-8sŤŷǅǍ-7tļŕţŦŭǏǨ7kŋşŹƣƼǎ8lLTķŏŮǓ9ƜƮƻ11EXĺƁƽǋ12UŇœƋ13ŝżơ14ľŜ15eřƙ16ŧ17Ƙǩ19CJ20Ɩƿǚ21Kłņ22a23Ś24dŶ25š26Ō27Ĺ28j30Ŕ33Ŗ38I
~rea>	79 -20ƚ-13ő-9S-8ǩ8G14Ŕ16j25E26C30l39I
~reab	84 -10Ǎ8M15ǋ19ƣ25C
~reac	71 7g9Ŝ11X19LĽ23I25Ň26ĺ30Ĺ41K
~read	57 -7ŷ7vǞǡ9ŗǓ10pDƮư11ĹŅ12jłŹƖ13Ůơ14ş15Jř17Ɓƻ18Ś20d21eŏ22a25Ō33Ŗ
~reak	71 -7ƒ7m8ũ9IOŰ11Xơ12Ɯ13kNƎ14Ũǝ22ł24Ƌ25ǩ35š
~real	67 -12I-10ŀ-8lC7Fņ8rĿźƓƖƙ9ƅ10cgRŋř11Ɛ13ŵ14dŜ15Ŗ20ķ29ǩ31ľ
~ream	86 -8ů13Ś14ƙ19Ŷ21ǎ29ƞ
~rear	88 -8R18Ƙ35ż
~reas	69 -9ŏ7š8ĹŇŢƀ10Ƃ15Ƙ22ƽ23Ō31œ47Ŕ
~reat	63 -11Ŝ-7œƞ7axƇ8ŴƖ9ǋǜ10jJŞ15i16T17Ƽ21ŧ22Uŝ27Ŷ30ǚ31ƿ34ņ
~reau	90 9ő15Ŝ17ń
~reb	77 13ǝ54Ɠ
~rebu	77 13ǝ54Ɠ
~rec	54 -16ǩ-13Ť-7ŧų7ŏţž8ťǈ9dŒŝǚ10qzƾ11aFư12ŜƴǊ13ƃ14ƀƘ15ŵ16Eő17Ǥ18B27ŻǗ31ƿ37ż43Ľ57ŋ
~reca	81 11Ŧ14ũ19q53Ľ
~rece	77 8Ƴ13ĺ14ťǈ21ƴ22Ǌ25Ƙ27ő
~reci	90 -15ǩ12i13Ŋ18ŝ19w
~reck	73 -10Ť-9ƴ-7ų9z11Ũ13ƿ14B18Ŝư19ƃ22ƀ24ŵ58ż
~reco	62 8Šţ9ǟ10B11Ľ12ǚ13ƾ14ƿ32Ǘ36Ż71ŋ
~rect	70 7bpšƊǀ8nsDŬƟƴǜ9ŗŲŹƪ11ǅ12ŏ14dŒ17F18a22E
~red	47 -27Ǐ-16ƣ-14ǋ-10WĶƗǑ-9zĿŘ-8tVǌ-7Nźƅ7mYŅƂƕƭưǄǙ8Ƌ9ŃŻ10Ŏǧ11Sƈ12š13ƌƶǁ14Z16ŉŌƀǥ17eǜ18ŨƇƎ19Ʀ20ơǍ21P22ǒ23ş25l27Ǘ32Ǣ34ļŗ35Ɠ39ſ40ĵ44ŏ46ƨ
~red>	49 -28Ǐ-16ƣ-15ǋ-10ĶőǑ-9WĿŘƗ-8tVǌ-7N7Gľƥƪ8mŅŇƂƭưǄ10Ńǧ11ŎŻ12SƎ13šƦ14ƶǁ16Ǘ17ŉƀǥ18Ō19ŨƇ21ơǍǜ22P24ǒ25ş26ļ27l34Ǣ36Ɠ37ŗ41ſ47ŏ49ƨ
~redi	64 8ő9ŝƎƦ10ĸŬƸ12ƕ13ļ14Y16Ǘ23Z24e57ĵ
~redo	80 16Ƌ23ƈ26ƌ
~ree	54 -10H-8Ŀ-7CňůƖƟ7aZśǁ8sĹŤƯ9BŌŜƝ10ŁƱ11rE12ƞǋ13G14Žǃ15N16VǄ17gơǓ19LƔ22hŰ27j28m46D47Ƒ63ƙ
~ree>	67 -10q-8Ŀ-7ǂ8Ʒ9Ĺţ10Ƨǁ11ZŬ12sBDŤơ14Ʊ15ǩ16r18ŁƑ20N23gǄ25LƔ38m
~reed	83 14Ư19Ɲ41h
~reek	79 13ơ62ƙ
~reem	85 8ƢǨ11ǌ30Ǔ
~reen	86 9ƞ14ś17Ō20a
~reer	90 -12H16q33V
~rees	78 -7Ɩ19j54Ƒ
~reet	64 8tƇ11ƞ14Ŝ15E16ǋ18G19ǃ32Ű34ƙ46D
~ref	73 -16Ũ7ř9Ə13Ĵ14Ľ15Uǋǌ18Ɨ23K26ũ27ƴ47ļ
~refe	79 8ř15Ĵ26K51ļ
~refr	88 18Ľǌ19ǋ
~refu	90 -19Ũ-7ǜ32ũ34ƴ
~reg	67 -9ŹǇ-7ƹǗ7K8nųƩ9Ÿ10ƙ11ŶƘƾǂǃ12ǖ15ơ16QŲƉ19ǡ25Ǌ26ū27ǔ
~rega	86 7Ǔ8Ĺ25ǡ
~regi	79 -7Ǘ14ǃ15ǖ19Q31Ǌ32ū
~regu	72 -9Ź-8Ǉ7Kŭ9nƩ10ųŸ12Ƙƙƾ17Ųơ18Ɖ30ǔ
~reh	78 -11ů10ǆ14Q17Ə24ǋ34ƀ
~rehe	83 36ƀ
~reho	86 -12ů11ǆ15Q19Ə27ǋ
~rei	90 13ǀ17Ɓ
~rej	90 19ƴ
~reje	90 19ƴ
~rel	61 -8Ǟ8Ɣ9ǚ13ǩ19u25Ư27H39Ǧ60Ƃ
~rell	62 -8Ǟ14ǩ40Ǧ61Ƃ
~rely	86 8m13ǚ15Ư
~rem	60 -21ơ-7V7X8xť10ǅ12EǤ13Ǆ15œ18ǀ22Œǌ25ư27ƶ29t30ƌ34Ľ35ǈ42Ķ
~rema	82 36ư49ǈ
~reme	65 -23ơ-8V7Ɖ8Ƣ9xť11ǅ13E20ǀ24ǌ30ƶ32t39Ľ47Ķ
~remi	77 9Ʃ10aX12œ15Ǥ29Œ
~remo	82 19Ǆ44ƌ
~ren	44 -22ǌ-17Ŧ-13n-11ZŌǍ-10XƚƝƭƸǂǓǩ-9ņ-7HƱ7ŒśƮǋ8Řŷǐ9vňŗũ10KŧƟƯ11Ǐ12ĺŜŝƣǒ13ƌ14Şǥ15Ő16Gķǡ17ƪǇ21Ĺš24Ǒ25ŵ26ƥ27Ƥ28ƽ29z32ŏƁƢ36ơ46Ɯ48u58F61ŕ74Ơ
~ren>	75 13ƫ16yƯ17v36u
~renc	78 -13ũ10œƏ11K16ł19ň35ǡ
~rend	85 38ƪ
~rene	61 -16Ƣ-13Ŕ-11Ō-8ƭ12ś13Ơ21Ĺ25Ƥ29Ŝ36š66ŕ
~reno	86 -9Ǒ8Ʒ33ƌ
~rent	48 -20ǌ-17Ŧ-12nǍ-11ZƚƸǂ-10XŜ-9ņƝǓ-7œƱǩ7ş8Šǋ9ǐ10ŘŷƤƮ11ŗ12ŒƟ13ŔŧǏ14ĺŝƣǒ15ŕ18GŐŞǥ19ũ20ķǇ29ŵƥ30u31ƽ32zǑ36ŏƁ43ơ44Ƣ52Ɯ64F79Ơ
~rep	58 -16Ō-14Ĺ-10ǝ-9ƛ7ŻƃƮ8žƑǉ10ĺ11ĵǄ12Ŝ13ţ15ŔƋ18ź19Ŧ20ƈ27Ɠ28Ɨ30Ǣ31Ƶ34Ɛ42ũ
~repa	77 7Ƥ8ĸ14Ŕũ20Ǆ33Ŧ
~repl	62 -16Ō-10ƛ-8Ĺ8žƃ9ƑƮ13ĺ17Ƌ21ƈ30Ɠ31Ɨ33Ǣ34Ƶ36Ɛ
~repo	78 10ŧ11Żǉ15ĵ22ţ24ź
~req	74 -7Ƣ8Ĺ13Ǚ15Ľ19ǌ20ơ22Ǔ
~requ	74 -7Ƣ8Ĺ13Ǚ15Ľ19ǌ20ơ22Ǔ
~rer	77 -17ť-13šƔ-10ƭ-9q-8Ɖ8Q13Ţ14Œ15Ŭ17Ŵƴ24ų30ő37ƈ40Ő
~rer>	81 -14š-13Ɣ-10ƭ14Ţ15Œ16Ŭ18ƴ19Ŵ32ő43Ő
~res	52 -21S-11a-9PƋǞ-8AŸƳ-7ŀŹƽ7eNŏ8EĽńƘ9kŅŠƏǔǗ10ŽǝǠ11őŕưǂǟǧ12ƚ13ĿŇ15JǏǜ16BŷƑ17t19ş20ōŰ21ƻ22Ǎ25Ő28ǩ30Ƽ32U33G35D37ǋ39n
~res>	70 -8ǉ7ƫǢ9ƞƢ11e13Ő14Ƙ15ǍǏ16kŽǠ18şǋ20n21ŕ24Ƒ28Ŀ
~resc	84 33ƻ
~rese	86 10őŞ13Ő14ŝǜ17N
~resi	83 -8Ň-7S10ǔ15G22Ǆ29n33ǩ
~resp	88 8ł9ǌǓ12Ţ18U
~ress	59 -17S-13Ǆ-8PŸǞ-7ƽ7ƚ8Fţǜ9nőǩ10EŐ11Ũ12ńŅŇǗ13ǝ14ǂǧ18Jŷ23Ű27GU28ǋ36Ƽ41D
~rest	68 -11Ƌ7zǑ8ƚ9ŷƪ10HĹşƔǛ12Ň13ƣ15Š16ƏǍ17tư18ǟ20ō23B
~ret	60 -12Ń-9ű-8ľǞ7qĿŜǂǊǑ8ōŴŶŻǆ9ƭ10T11Ţ12šǙ13ƙ14G15tU18Ƨ19Ƹ21Ǆ22ƹ25P34Ķ36V
~retc	88 11Ɵ13Ż19š
~reti	69 -13Ń-7Ǟ9q10Ŝ12ƭ19t21Ƨ32P38Ķ44V
~rett	68 -9ű7ůžƆ8Ũ9WōǂǑ10ĿŴŶ13Ţ15ƙ17G18U21Ƹ25ƹ
~retu	84 11Ǌ12ŧǆ15T19Ǚ
~rev	72 -12ƶ-7qţ7Gœ9Ŷƈ10Ǟ11ű12Ʃ13ǩ19ũ22Ŝ25Ŗ33Ǌ36H
~reve	77 -7ţ12ű13Ʃ15G21ũ37Ǌ38H
~revi	82 -14ƶ-7G9œ11ƈ12Ǟ13Ŷ18ǩ25Ŝ29Ŗ
~rew	73 -7ƃ7Ŏ8u9ǒ12ǣ13Ǟ14Ʋ15Ǩ16Ǒ22ǎ25ǉ32k34ǈ35Ǉ
~rew>	74 -7ƃ7Ŏ8u9ǒ13Ǟǣ14Ʋ15Ǩ19k20Ǒ26ǉ36Ǉǈ
~rfe	80 8Ÿ10Dŕř11a15Ő16Ļ26Ş
~rfec	80 8Ÿ10Dŕř11a15Ő16Ļ26Ş
~rga	90 -15t11Ļ24ǆ28x
~rge	66 7ơǒ8ĴĻƓǤ9Ƅ10ƴƿǔǙ11ǩ12Żƨ15Œ20Ł21Ơ22Ɔ23Y24Ƽ45Ń
~rge>	73 7Ʊ8ơ9ƓǤ10ŕǒ12Ǚ13ƿ19Œ23ŁƠ25Ɔ
~rgen	83 -7Ŝ10ƃ31Y45Ń
~rger	88 9t11ǂ39Ƽ
~rges	88 15ǔ18ǩ
~rget	86 11ĴĻ13ŃƄ17ƨ
~rgi	82 -7Ŵ8l16Ņ17CŸ18y20Œ
~rgia	85 8l17C18Ÿ19y
~rho	88 9ƒ10Gƅ24C
~rhoo	88 9ƒ10Gƅ24C
~ria	75 7Ƈ8ǋ9Ʃ13ƦǕ16ƫ22Ɖ27ư
~rial	78 8Ƈǋ13Ʀ14Ǖ24Ɖ28ư
~rib	80 7Ǎ8ű9gwƻ10Ƈ11ŨƸ12œ
~ribe	84 7Ǎ9ű10Ƈƻ12Ƹ
~ribl	90 10g11w13œŨ
~ric	55 -15ǩ-11Ł-10Ŕ-9ix-8Ő-7Ľŵ7ƈ8ĻœŘǊǔ9ĵŇŢƏƗƠ10Q11qƬ12rŊŝǈǏǟ13ǘ14ŭǍ15ƩǑ17ľ18ƒ20ŀŎ21Š23łń24Ƙ25Ƌ26ƚ27Œ31X32Ņ47Ƈ
~ric>	85 18Ƌ
~rica	73 9Ɲ11ƙ20ǈ23ƋǑ37ƚ
~rice	61 -11Ł-10iŔǩ-8x-7ŵƷ8ŉ9ƈǊ10ĻƠ11ĵœŢ12ŇŘƬ13Ɨ14rŊŝ17Ʃ19Ƙ20ľ21ƒ22Ŏ24ŀ25Š27ń28ł30Œ35X37Ņ
~rici	90 -10Ľ9P13Ƙ15Ǐ20q
~rick	74 10ƣ18ǟ19ǘ21Ǎ66Ƈ
~rict	82 10ơ11Ǆ14Ǔ15ǔ16Ə20Q25ŭ
~rid	69 -8şž-7ŀ9Žƨ11w13ƃ14Ŭŭ15Ū16Ǆ19Ƶ20t24H32ǀ41Ų50ŵ
~rida	85 -9ž13ƃ20Ǆ31H
~ride	74 -8şŪ7Ŵ10Žƨ12w15Ŭ22t23ǀ45Ų56ŵ
~rie	52 -10Ƃ-9ǋǚ-8Sţ7ŧŭƜǉǦ8Ƥ9ĽŽǍǐǘ10ƚƳƼ11őƷ12aũƢǅ13Ƒ14oǛ15Š16ļņ18Ɔ22Ţ23fA24ƃ27BŲ28Ŀ34Ő41ǣ
~rie>	88 7Š9ş10l12h23Ő
~ried	68 -9ǩ8r9Ɩƛ10ư11ƫ12Ŷ13Ž15Ŀƚǘ18ũ20Ţ25o36f
~rien	65 -9ǚ-7ţƮ7ƃ8ľ10Ũ11ŧ12ƜƤ15ŠƳƷǣ16ǅ17aƢ22ļ23ņ32A34B
~rier	77 11Ŧǣ12ŞŢ14ŝ16Ų21ǩ25ő37Ő
~ries	61 -10Ƃ-9ǋ7ǂ8X9žǉ10WǦ11ŭ12ĽǍǐ16Ƽ18Ƒ19Ǜ21ĿŲ22Ɔ23ƃ27ǣ
~rig	37 -14ǩ-11T-10xŤ-9nR-8jmB-7U7ļŠŨƾƿǄǈǏǜǥ8eQŁűŷƨƩƫ9dwņŏƝǌǑǔ10isŇơƽ11Kƈ12aqCőŗřƓ13ŀŃŌťŧƌ14MşƜǟ15ouSƒƬ16EX17Ŋǃ18IP19Ŏƅ20ŝ22bƷ26N
~righ	38 -14ǩ-11T-10x-9nRŤ-8jm-7BUƀ7ckŌưƾƿǄǆǈǜ8eļŚŨűŷƩǏǥ9dwQŏƨƫǑ10iņƝơǌǔ11sKŇƽ12őř13aŗťŧƓ14MŀŃş15ouCƅƒƜƬǟ16ESX17Ŋ18Pǃ19IŎ21ŝ22Ʒ23b27N
~rigi	75 10ƅ16ƈƋ22lŠƌ
~rij	90 17ƹ22ƿ
~riju	90 17ƹ22ƿ
~rim	84 9ǜ13ƾ22Ƒ
~rima	90 15ƾ
~rin	49 -14ķ-13Ǆ-11ŗŶ-10X-9ŧƞ-8ĺĿƌƑǘ-7ŒŞżƠ7h8RńŉŖ9rKSŀŌ10kHłŏŕƢ11ƥǞ12qŲſǩ13Őƚ14LVţǑ16Ǝƣ17Uř18Ŝ19fǇǜ20IĹ22Ľ24u27Ʈ28Ƌ30T31Ǎ34Ǌ45Ǜ52Ƙƿ
~rin>	75 -15ǩ8k9Ƌ11ǥ14iǍ15ƻ16U17ĹŐ18Ō20ŉŏ
~ring	53 -17ǩ-14ķ-10ŧŶǘ-9Xƞ-8iƿ-7ĺĿƑ7jƟǟ8PUƒ9Rŵ10hńŲ11rKSƢ12ŀłŕř13qH14ƚ16VǞ17LţǑ18ǜ21ŜƎ22fǛ23IĹǇ25ĽƋ26u30Ʈ34T38Ǌ57Ƙ
~rink	68 -12Ǆ8ƺ28ƣ29Ǎ41Ǜ78ƿ
~rins	88 -13ŗ22ǩ26ſ
~rint	85 -9Ɵ7Ƅ11ř27Ŗ36ǩ
~rio	74 -9Œ7Ǐ8ńŉ10rŔ11Ĺ13œŠǂ15ƽ16Ƽ27ľ32Ƈ
~rior	83 -9Œ15œ31ľ37Ƈ
~riou	79 7Ǐ9ńŉ10Ŕ11r12Ĺ14Šǂ16ƽ17Ƽ
~rip	69 -7Ů12ǀ13Ɯ14ů16ǋ20Ɓ22BǍ25ƻ31kŞ37ƛ
~rip>	77 -8Ů7Ɯ8ū14ƛ16ů19ǋ25BǍ27k
~rips	88 8k9ƛƜ16ǀ
~ript	83 -7ƿ31ƻ
~ris	61 -15g-8ǆ8ŏ10ķŜ12D14kǋ15dǤ16ǃ22ũ23ſ29ǀ32ƣ38ƙ
~rise	81 8Ż12ŏ19ǋ21Ǥ43ƣ
~risi	90 34ƙ
~risk	76 -18g14ķ21ƙ29ũ37ǀ
~rist	67 7Ƌ14D16k17d26ſ
~rit	59 -17ś-11nƮ-7Ư7Żǡ8JĶĸŎřƄ9Kǜ10wũ11ǀ12ŉŗŶƬǓ13gǩ14ŌŸƞ15ŝž17ƍ18ľ19bh20f26Ő28ƎƲ29ƶ
~rita	84 13ƶ32f
~rite	67 -18ś-12Ʈ7oŤƈǖ8nǆ10ĸ11Kř12wũǜ13ŉ14ǀ16ŶƞƬ17Ÿ18Ōŝ21Őƍ24ǩ
~riti	82 -7Ư12JŐ14ŎƄ25Ʋ
~ritt	77 -22n8ư10ŻǓ14Ʋ17ŗ21b23ž28h
~rity	74 -7Ǎ12Ķ25ľ27ƶ36Ǝ
~riv	46 -25n-16u-11qr-9Pǧ-8wRņƿǂ-7Ŗ7ƂǛ8Mǋ9Ƅơ10ž11Ũ13Q14aŞ18Ű19N20Ŷ22Ż23Ųſ29ŵ31Ÿƙ33ů34Ū35ż38ǐ40ŭ41ź43Ž44Ŵ45Ů51ų59Ź80ŷ
~riva	83 -8Ÿ8ŊƱ9Q11ǀǣ12ƨ19ơ
~rive	49 -23n-14u-10r-8txzņǂ7Əǃ8Qǋ9Ǜ10MƄ11Ÿž12Ũ13ż15Ų16aŞ18Ū19Ű24Ŷſ26Ž30Ŵ31Ů32ŭ33ŵƙ35ź37ů38Ź42ǐ51ų61ŷ
~rivi	62 -13ǩ-8P-7q8L9ź11Ƃ13ŭŲ21Ŵ22Ů23Ū26Ž28N30ż31ŷ33Ż34Ÿ39Ź
~riz	90 -10Ǐ12Ÿ15Ǟ22Ɵ
~rizo	90 -10Ǐ12Ÿ15Ǟ22Ɵ
~rk>	45 -17ľ-13Ĺ-12w-11Ƥ-10ĸŶ-9ƒƩǒ-8intCűųƗǈ-7rMŊŜƥƨƭǂ7Xǁǉ8BF9zTƷǙ11I13Ǒ14N15ƃǨ16ĺŗŴŵƦ17Ǡ19ŇŰǄǔ20JLƸ21ƾ22Ɲǣ24ǐǚ31qV32Sǩ35ů37Rŭ40WƧ44Q46P49U
~rke	64 -10Ǥ7Ŕ9FķŰ11Yņ13ŭ19Ƴ20Ǒ22H23Sǜ28ǣ29Ǉ30ƒ
~rked	78 12ķŰ13F14ņ17ŭ33S
~rker	69 -10Ǥ20Ƴ22Ǒ25ǜ31ǣ33Ǉ
~rket	79 -7Ƽ7Ķ8Ɠ9Ŕ15Y27H39ƒ
~rki	68 -13D-8ǩ7Ǉ8ż10Ơ11ŝ16ń19V22hŰ24q25Ĺ26Ķ30g34ǈ40P
~rkin	68 -13D-8ǩ7Ǉ8ż10Ơ11ŝ16ń19V22hŰ24q25Ĺ26Ķ30g34ǈ40P
~rks	61 -11ŘǍ-9Ǉ-8Ǩ-7Ǌ7źƯǣ8Ŗ9XŒƅ11kŝ12Ɯ13M14ňƗ15Ƒ24L26Ǒ27Ɲǈ43Ŋ
~rks>	65 -12Ř-10Ǉ-8Ǩ7Ư8ź10XŒŖƅ11k12ŝƜ13M15ňƗ25L29Ǒ32ǈ45Ŋ
~rksh	72 -12Ǎ-7Ǌ9ǣ19Ƒ33Ɲ
~rl>	79 8ǖ10ǃ12Ǥ13v14lǈ17w24u
~rld	86 -8ŏ12C13i15ĻŃ22d
~rld>	86 -8ŏ12C13i15ĻŃ22d
~rlf	86 -8Ʈ20Ʒ24Ƣ
~rlfr	86 -8Ʈ20Ʒ24Ƣ
~rli	90 13Ɖ
~rlin	90 13Ɖ
~rls	83 -12d-8Ƴ11v12Ʒ17ǜ22pu
~rls>	83 -12d-8Ƴ11v12Ʒ17ǜ22pu
~rly	76 -10K7ǉ9Ǌ10Ů12R16Ĵ21Ÿ26T
~rly>	76 -10K7ǉ9Ǌ10Ů12R16Ĵ21Ÿ26T
~rm>	56 -10SŤƗ-8ƏƔ-7ŗŢ7fWĹŜƥǍ8pŰƈƶǠ9B10ĺŭ11ļń12a14ơ15m16Ƶ17Ɯ21Ľ23ŕ26Ǒ31Ǝ34ƚ41Ő51ƭ54Ʃ59j
~rma	61 7Ľ9n10hłǗ11ƾǏ12ƻ13A15Ļ17gR19ƣ22ŭ23Ʃ
~rmal	65 10n11ł12Ǐ13ƾ14A19R24ŭ
~rman	82 14h24g26ƣ31Ʃ
~rmat	82 7Ǖ11Ľ16Ǘ24Ļ
~rme	88 24ő25ǜ
~rmer	88 24ő25ǜ
~rmi	75 -11ţ9ƌ17C18Ÿ20ǜ26ƻ44Ź
~rmin	88 -13ţ20C23ǜ31ƻ
~rmit	79 10ƌ19Ÿ46Ź
~rml	90 32Ǔ
~rmle	90 32Ǔ
~rms	76 -7R9Ŕ15ƘǕ17Ǝ19ńǩ20c32ƚ
~rms>	76 -7R9Ŕ15ƘǕ17Ǝ19ńǩ20c32ƚ
~rn>	61 -23Ŀ-9yƓǩ-8X7ƙ8BVŋǆ9ľŉ10ţ12ǧ13Ǚ14m15cUƐ17ņ18q19v20x23Ƒ27d29Ŏ32T35l38ŀ48p
~rna	74 -8W11a12ĸĿ13Y15ŉ20Ɗ28Ƌ35ƚ
~rnac	80 -7v14Yĸ22Ɗ31Ƌ
~rnad	84 -9W8ǝ14Ŀ40ƚ
~rne	62 -15ǩ-12Ŝ-11ť-10Ƴ7mCŐ8ƔǕ9sƖ10xĿƑ11BǢ12v13Ņ14c15ţ16ƪ17Ɠǝ18Ź19ņ22ſ23ŀ28Ǚ35ƴ
~rned	66 -15ǩ-12Ŝ-10Ƴ-9ť7Ƥ8m9ŤƔǕ11s12xĿƑ13Ǣ14v16cţ18ƪ19Ɠ20ǝ21ņ25ŀſ38ƴ
~rner	79 8ū9kş10C13ĺŐ26Ź
~rney	90 11Ʋ14Ɩ17B
~rni	63 7ǝǞ8ŀŕǏ9qVĹ10dƽ11ŵƥǙ13Rǖ14T16G17Ʈ19Ƣ23i25Ű26ů27L33Ɨ
~rnig	81 12Ǐ13ŕ17ǖ35Ű
~rnin	67 7aŏ8ǝǞ9Ĺŀ11dqƽ12ŵǙ15R16T19Ʈ25i28ů31L
~rnit	79 -7ŗ14V15ƥ21G25Ƣ28Ɨ
~rno	82 -12x-9Ń9g10i14LŌ15Ǌ17j46ǜ
~rnoo	84 -9Ń9g14LŌ16i19j
~rns	81 -21ŀ13Ƒ17Ƹ18q37Ŀ38Ź
~rns>	81 -21ŀ13Ƒ17Ƹ18q37Ŀ38Ź
~ro>	83 7ū9ŏ13Ɛ14ţ21ř
~roa	70 -11R-7xIǔ7Ŏ8yC9ǀ10Ǧ11ǋ13ŝǞ21ŹƏ22ŭǟ27Ɓ41D
~road	70 -11R-7xIǔ7Ŏ8yC9ǀ10Ǧ11ǋ13ŝǞ21ŹƏ22ŭǟ27Ɓ41D
~rob	73 7sƸ9ŋƠ10ŵ11lƷ12Ƽǜ13L14ŜƩ16ƛ18ŀ32ǩ
~robl	75 7sƸ10ŋŵ13Ƽǜ14L15Ŝ16ƛ18ŀ
~roc	77 -17Ɣ8ǜ10jǀ11X17Ō19ƕ23ł30ŭ
~roce	82 7z8ǜ11X18Ō25ł32ŭ
~rock	85 -19Ɣ11jǀ21ƕ
~rod	83 9Ǖ19Ʃ22ǡ26Ǆ
~rodu	83 9Ǖ19Ʃ22ǡ26Ǆ
~rof	80 10Ɛ11ņ14P28ǚ
~rofe	81 10Ɛ11ņ14P28ǚ
~rog	72 -9ơ8ǌ10ļţǗ11Žǅ13Őőū14Ť16Ņ17ń18Ǔ24Ǚ27ǥ
~rogr	74 10ļ11ţǅǗ12Ž14Őő16Ņ17ń25Ǚ28ǥ
~rok	66 -8Ŗ7ĸſǌ8ķŵƜ10ƥ11ƼǞ12ǉ13Ũ14ŘŜ16Ǝƞ19ƽ20Ɓ33Ť
~roke	66 -8Ŗ7ĸſǌ8ķŵƜ10ƥ11ƼǞ12ǉ13Ũ14ŘŜ16Ǝƞ19ƽ20Ɓ33Ť
~rol	62 -10ƻ-7œ7Ǩ8ŕ9Ƙ10Ə11tǈ12ǝ13ĶǑ14Q17Ōų21ź22Ǡ24W33Ƽ35Ǉ56ǉ
~rol>	88 -11ƻ8ǂ39Ƽ
~roll	63 -7ǈ7Ǩ9ŕ10Ə12ǝ13Ķ14QǑ17Ō18ų22źǠ25W36Ǉ57ǉ
~rom	48 -17Ĺ-15Ş-14Tų-11Qǐ-10hLǧ-9Ŗ-8ŌŘŷ-7ōŐřŚţƠƳǆǩ7dƛǝ8mũƦǙ9uIŀŇſƈƧ10ķĺŠƉƜƩƽǄǅ11kƅ12ś13rƚǍ15ĸŸǜ16ŧǊǑ17WŅ18œŤƻ19ǋǔ20RŔŢƏ21źơǒ23Ľ24Ŝ28Ļ29ƙ32l34Ŏ41Ǖ
~rom>	48 -16ǩ-14Şų-13T-12Ĺ-11Qǐ-10ǧ-9hLŖ-8ĺŷ-7ŌŐŘřŚƠƳǆ7ƛƿǝ8mũƦǙ9uſƈƧ10IŀŠƉƜƽǄ11ķŇƅƩǅ12kś13rƚǍ15ĸŸǜ16ŧǊǑ17WŅ18œŤƻ19Ŏǋǔ20RŔƏ21Ţźơǒ24Ľ25Ŝ28Ļ29ƙ32l41Ǖ
~romi	86 12Œ16ǩ17d28Ŏ
~ron	61 -13ŝ-11ň8ŤǤ9ĺŸ10K12qCƣǋǌ13Ƈǩ14Əǜ16Ŀ20ņ21Ş24Ŷǃ25bǈ27Ĵ28Ś31ǚ
~ronc	90 40Ŷ
~rong	73 -14ŝ-11ň7ţ8b11Ǥ15C16Ť18ǜ20Ŀ22ǩ25ņŞ38ǚ
~roni	86 8Ɨ9Ƙ10Ĵ16K
~rono	88 29b
~ront	67 7eƩ10Ÿ11ĺ13ƣǋǌ14q15Ƈ16Ə22Ĵ27ǃ29ǈ32Ś
~roo	50 -15ǌ-14ť-13ű-8vŏ-7ǑǞǩ7Ơǣ10hX11Ŏųƙ13Ɨ14ş15ǧ20y21Ƒ25ǒ27Ɯ28Ɲ29nǄ32Ɔ40Ƅ43ƌ52Ƣ67Ɖ87ƈ
~roof	54 -16ǌ-14ť-13ű-8v-7Ǒ7ńơƪ8ǣ9Ɲ12h14Ŏ16ş17ǧ24Ƒ26n33Ǆǒ44Ƅ74Ɖ96ƈ
~room	61 -11ơ7Ɛ10Ơǃ12Ɗ14X15ų18Ɨ24Ɲ36Ɯ40Ɔ55ƌ66Ƣ
~rop	60 -11Ŵ-10Ǟ-8ŗ7ƧǨ9ť10Ƒƽ11HĸśŲ13Ǧ15ǌ16Ÿ17žơ18V20ǆ22D23Ɨ24ķ28šƀ34Ƶ35Ǣ
~rop>	75 -11Ŵ-7M8šǦ9V13ƽ20ś21ƀ22ǆ35Ƶ
~rope	66 -7ŗ7ƍ8ǋ11Ƒ13H17ǌ18Ÿ20žơ22D26Ɨ28ķ40Ǣ
~ropp	77 -10Ǟ7I9Ƶ10Ǧ11ƂǨ14V15Ų19ƀ28š
~ros	73 -19ő-9Ǟ-8ǩ10ůǒ11ŖƔ13œũ18ļ19ǃ20ǉ25ŝ40Ǌ
~ross	75 -10Ǟ-9ǩ11ŖůƔ14ũ19ļ20ǉ41Ǌ
~rot	59 -10ŭ-9Pǅ-7zœ7qXŜŽƎƫ8Ǩ9Qǆ10ųƏ11AĽŅǘ12SŖſ13ĹľŁƃƳ14Ķŗƽ15ƭƲ16ǃ17ŏ18w23h25B28ķ
~rote	65 -9P8Ǝ9qXŴ10Ŝ11Ə12Ʋ13ǘ14Ŗ15Ĺľſƃ16w17ŗƭ20ŏ32ķ
~roth	69 -10ŭ-8zœ8Ǒ9nŽƫ10Ǩ11ǆ12Qų14Ņ15A16Ƴ17Ł18ƽ19Ķǃ31B
~rou	44 -12Ǣ-11Ŷ-10HPĴŏ-9qŇƔǍǟǩ-8ŕŜ-7ciĻŴƬǇ7őŬƣƥǘ8ƞǉ9ĺŊŐŖŤűƳ10ķ11ńǥ12CśƱ13t14eŮƓƗ15ĸŠƿ16jĵŗƨ17nzƕǖ18s19Tŧ20Ʈǀ21ǜ23ũ24Ũ25ŵ26ƍ27ǎ28Ƨ29l48W
~roub	73 7ĸ8ĵƮƿǘ10p12Ĺƛƽ13t15ŞƼ19ű23ǜ
~roug	49 -10mŏ-9Ɣ-8Ĵǩ-7LQŕƟƯǟǢ7Słƻǝǡ8TZƁƦǦ9rzļšŪ10Ƨ11nśŵ12ĺŊŐŬ13YŖũ14ķŤŧƗƳǥ15jĸ17Ů19Ʈ20ƨ21ŗƕ22Wǖ23ǎ25l32Ũ
~roun	56 -9HǍ-7Ǣ7uWŅſ8LŧƕƟ9lƜƱǎ10Ƒǁǧ11hƥ12Vĵǉ13ǜ14nz15ƣ16ũ17T19ńŠ20CƓ21ŵ28s38ƍ
~roup	78 12x17Q31Ƨ41W
~rous	83 -7P9ś17a33ǀ
~rout	85 -13ƕ10m16M30e
~rov	79 -12Œ-8Ƴ7W10Ǆ11Ǣ17Łƌ19Ő24Ş25Bǟ
~rove	82 -9Ƴ11Ǣ18ƌ26BŞǟ
~row	58 -12H-10p-9k-7Ū7ŖǕǘ8yűǣ9ŒƦǊ10Ņ12Ŵ13Ɯƭ14Y15Ƭ16ŵ18l21LƔ22ĸ24ų27v32ƕ36ƪ39n50Ǟ
~row>	60 -11H-7p7vƤǕ8Ŗűǘ9Œǣ10Ǌ12ŅƦ13Ŵ14ƪ16Ɯ17ŵ18Y19Ƭ23lLĸ26ų27Ǟ29Ɣ
~rowe	86 -9Ɣ33ƪ42ƕ
~rowi	85 9Ǉ16y25Ǟ
~rown	83 13j20ƭ26n32v
~rp>	88 14Ŷ18Ū34ǆ
~rpe	90 8Ɗ18ƛ
~rpo	77 -13D7ŋ13ǃ19Q20Ű28ǆ
~rpor	77 -13D13ǃ19Q20Ű28ǆ
~rpr	85 8Ż12ŏ20ǋ22Ǥ
~rpri	85 8Ż12ŏ20ǋ22Ǥ
~rra	85 7šǐ38ŭ
~rran	86 7ǐ38ŭ
~rre	57 -9XƠ-8Ŀ-7ľņ7ŢŹƔ8őŜ10d11ǥ12FŞ13ǒ14a15ļ17E20ŝ23Gŕǡ24Ő27ŗ32ƪ40Œ41ŏ
~rrec	70 7bšƊǀ8npDŬƟƴǜ9ŗŲŹƪ11ǅ12ŏ14dŒ17F18a22E
~rren	60 -9X-8Ơ-7Ŀņ7ŚƵ8Ţ9őŜ13ǥ14Şǒ21ŗŝ24Gǡ26ƪ27Őŕ30Œ33ŏ
~rri	59 -10Ƃ-8ǆ7œŝŦŨ8ŜŞƙƫ9uǦ10W11Ľ14őǃ15ũ17Ƒ21o26Ő27Ţ28ƚ31f33Ŀ
~rrib	90 10g11w13œŨ
~rric	79 12ƙ41ƚ
~rrie	61 -11Ƃ7ǣ8ŝŦǩ9ŞƫǦ10W11Ľ13ƚ15ő16ũ18Ƒ21o27Ő28Ţ32f35Ŀ
~rro	62 7IƄ8ƤƬǕ9Ŗűǘǣ12Ʀ16Y17ǚ18ŵ24Lĸ26ų38ƪ
~rrow	63 7IƄ8ƤƬǕ9Ŗűǘǣ13Ʀ16Y18ŵ24ĸ25L26ų38ƪ
~rru	86 21ǝ35N
~rrup	86 21ǝ35N
~rry	55 -18Ɲ-16Ǧ-8Ő-7NǗ7bƘǐǩ8OŘŵƳ9ƙ10ű11ŏ12ƢƦ13fZņƄ14ş15aǏǚ16Ų17ŗ19ǒ20ǥ22Ŀ27ŃƂ28h29ǡ30ǌ35ſ
~rry>	56 -18Ɲ-16Ǧ-13ž-7Ő7bŏǐǥ8OƘ9ŵƙƳǩ10ű12Ƣ13ņƄ14fŗ15Ǐ16aŲǚ19ǒ23Ŀ26ſ28ŃƂ29h31ǌǡ
~rryi	76 -8Ǘ10ƃ11Ʀ13Řſ15ş18ǥ20Z23ž
~rs>	36 -30Ő-27d-25n-17ǩ-16DP-15Œ-14r-13ǈ-12Ł-11lTŨůǌ-10jsCĴŘŮƟƮǁ-9kIQWZŃœƪƬƷƺǤ-8MļĿņňŌƑƗƳǡǢ-7JOĽƒǊǜ7Uľŭƅǃ8şŤƂƆƇǓǘ9ĵŚŹ10uxzĺƐƝǛǞ11VĶŲƊƓƜơƽ12EŢƩǍ13bţƖƲǗ14RƥƨƱ15fhmżž16ŬƋƿ17ƕƙǏǣ18ťƃǕ19AųźƢ20pőƻ21Ūǎ22ƈ24Ŵ25ƣǆǐ27vŵǅ28FƎ30ƭǔ33G36ŷ38SŸ43Ǒ
~rsa	82 12Ļ15s19ŋ24Ʃ
~rsal	90 26Ʃ
~rsat	86 13Ļ15s20ŋ
~rse	56 -12v-8M7ŢźƷǀ8qAƁǨ9ŠƎƯƸǑǣ10Sƕ12V13Q14c15U16ţ17gŁŦ18ōƢ19ǉ20nǕ21Ʀ22H24Ǉ25Ř26ǁ27P
~rse>	74 -11ǅ-8M7h10Qź12q18S23U26P37ǁ
~rsea	90 14ǀ37Ǖ
~rsel	58 -13v7Pƾ8ŢƷ9AŠƎǂǨ10ƕƯǑǣ13V14g15c17ţ18ŁŦ19ōǉ20Ƣ22n23Ʀ24H25Ǉ26Ř
~rsh	84 10o11Ƅ12Š16ǆ
~rshi	85 12ŠƄ16ǆ
~rsi	78 10x12O13Ťǃ14q17S18y
~rsin	90 7m16q20S
~rsio	88 14O15Ť
~rsit	88 8Ʊ12x21y
~rso	63 -8vWŏƶ7ŷ8Ŗ10afTľƂƃ11ųžǎ12Jǈ14ł16ŭ17Ŋ18ņ22A24Ǩ26Ŝ27Ɨ35M
~rson	63 -8vWŏƶ7ŷ8Ŗ10afTľƂƃ11ųžǎ12Jǈ14ł16ŭ17Ŋ18ņ22A24Ǩ26Ŝ27Ɨ35M
~rst	56 -8ĸŝ-7ƀǝ7żƽǅ8eSŨůƨ9w10Ʋǜ11rŠ12ő13ŚŞǩ14YŇ15axŖ16ńƛƫ17Ńœƅ18oA20ŏ21ň28ĿŘ29Ɩ
~rst>	57 -8ĸ-7ŝ7ľŌǤ8eǅ9SŨƨ10w11ǜ12őŠ14Ş15YŇŚ16axƫǩ17ńœƅƛ18Ń19oA21ŏ24Ɩ29Ř30Ŀ
~rsta	77 -8ƀ8ũ9ŀ11rĻżǞ12ĺƽ14Ţ15ů30Ŗ33ň
~rt>	48 -13ryŘ-12L-11ť-10ŖƷ-9Š-8nqŐœŴŸƞƳǑ-7xĹŧŮŵƀƏƤ7vŹǂ8sĵĿŕſƋǓ9ńŞƧƱ10WŰǚ11DĸźƎ12lŀőřƽǩ13ERŲƩ14dXƍƘƜ15Ʈ16ōǅ17Ǚ18Ńǟ19ľ22ž23SV25CUƄ27ţǇ28ƃ29ňŤƼ38ǧ40ǣ
~rta	70 8MTŌ9ƶ10e11Ƴ14ō15X16ǩ18Ʊ22ľ28Ƨ
~rtab	76 9MTŌ11e14Ƴ16X32Ƨ
~rtan	78 10ƶ16ō20Ʊ28ľ
~rte	69 -12t-8KNƳ7ż8d10Ń11ƦƬ13Ɲ14ƽ15ĺƘ18Ĵ21xŌ23ǅ25œ29Ʊ30O
~rted	72 -9Ƴ8ż9d11x13Ɲ15ƽ17ĺ23Ō25ǅ26œ30Ʊ
~rter	83 -10KN13Ʀ14Ƭ16Ń18Ƙ22Ĵ37O
~rtg	64 12Fƭ19Z21Ʈ42ƕ46Ɣ
~rtga	64 12Fƭ19Z21Ʈ42ƕ46Ɣ
~rth	56 -11Ɖ-10ŇǍ-9Ǣ-7Ŏ7ŜƁ9ŢŭǗ10jDŒ12ųƐ13Ƒ14T15ck16ǝ19ǩ23Ɨ24Ǐ31vĻ34p37ƒ38Ƙ41ķ42d50ű
~rth>	59 -11Ɖ-10ŇǍǢ-7Ŏ7Ɓ9ŭ10Ţ11jDŒ12ųƐ14vƑ15T16d17kǝ20p21ǩ24Ɨ25Ǐ33Ļ40ƒƘ44ķ52ű
~rthd	69 11Ŝ13Ǘ18p21v25c33d
~rti	60 -9b-8ŕ7j9tžǃ10ķ11Ř12Ō15ơǆ16TŠǌ17ź18ǒ20ŭƜ21ŏ24ǧ26c
~rtie	83 7Ǜ14ơ15ķ29Ɯ38c
~rtif	64 -9b-8ŕ11ǃ19źǌ20ǒ27ǧ
~rtin	79 7m10j12t13ž17Ō29ŏ
~rtm	60 -11Ɲ-9Œ-8ǧ-7ƛ10Ű12ƞ14G15Ǎ16Ɯ18Fƥ19Ť21Ɨ22DƏ23Ƣ24ƠơƤ33ƣ
~rtme	60 -11Ɲ-9Œ-8ǧ-7ƛ10Ű12ƞ14G15Ǎ16Ɯ18Fƥ19Ť21Ɨ22DƏ23Ƣ24ƠơƤ33ƣ
~rtn	68 -25d-13Ƹ-10Q-8P10s12Ł13r18Ʒ20Ǩ23tǠ24ǂ26ƨ27q28pŴ30ǆ32o
~rtne	68 -25d-13Ƹ-10Q-8P10s12Ł13r18Ʒ20Ǩ23tǠ24ǂ26ƨ27q28pŴ30ǆ32o
~rts	72 -10ő-9S8řŸ10ŕ12ơ17ŵǑ22g24ǀ28l37ǒ
~rts>	72 -10ő-9S8řŸ10ŕ12ơ17ŵǑ22g24ǀ28l37ǒ
~rty	65 -7ŗƞ7şƍǋ8Ɣ10Šư11HƑ12Ő13ơ15ķ16ņ18žǌ21Ɯ22D25PƗ40Ǣ
~rty>	65 -7ŗƞ7şƍǋ8Ɣ10Šư11HƑ12Ő13ơ15ķ16ņ18žǌ21Ɯ22D25PƗ40Ǣ
~ru>	90 26ų31Ŷ
~ruc	58 -15Ɣ-12Ǆ-10Ƃ-7ŗ7ǆǍ8ƁǏǞǟ9ƦǛ10ǋ12QĹ13ŵƇǩ15S16Ƒ19ŪƓ20Z22ƏǦ24ƅ26ŭ27ų28Ŭ33ǐ34Ŵ35Ŷ
~ruck	61 -16Ɣ-11Ƃ-7P7HǕ8Ǐ9űƁƦǛ10Ǟ12ǋ13QĹ14ŵ17S21Ū22Z23Ǧ24Ə28ŭ29ų30Ŭ36Ŵǐ38Ŷ
~ruct	72 -8Ǆ-7Ǣ9ǆǍ12ǟ13P21ǩ22Ƈ23Ƒ25Ɠ33ƅ
~rud	90 -13d12Ʃ15ƴ16c
~rude	90 -13d12Ʃ15ƴ16c
~rue	86 10ŧ14c15ł25Ŏ
~rue>	86 10ŧ14c15ł25Ŏ
~rug	80 -7Ņ13ŧ29ƻ47ƿ
~rug>	90 -8Ņ14ƿ15ŧ24ƻ
~rugs	84 8ƻ37ƿ
~rui	90 12Ǖ27t29ƛ
~rul	86 10Ƭ13cǙ26L
~rule	88 11Ƭ14Ǚ27L
~rum	77 25Ƙ
~rume	77 25Ƙ
~run	54 -11ƃ-10ŃƯ-9RŌǡ-7dnŨųŵŷƟ7puĿŋƼǄ8ňţŧƦ9qǗ10hĵŦŲŴưǉ11Żơ13ūǥ14Ʃ15eǝ19O20ǎ22ſ25Ƭ26AƝ27ǈǐ32ŕ35ƽ42Ǩ47Œ48ű
~run>	58 -15R-12Ŷ-11ƃƯ-9ŃŌ-7dų7žƓƙǋǜ8pŝƧǄǈ9ň10ţ11nưǗ12ĵŕŦŲƌ14Ūǥ16ū17e18ſƩ19Œ21ű22Ɲ23Oƽ24ǎ29Ƭ30ǐ34AǨ
~runn	71 -13Ū-7ƌ7R8ŻǨ9kƝ10Ő11fuĿƼ12ńŋǩ13qŒŶ16hűŴ21ǟ22ǝ
~runs	76 -20n-16ǟ-12ǡ-7A9ſ16ǉ18ơ20ƽ27Œ30ŕǈ37ű
~rup	81 20ǝ29ĵ32N
~rupt	81 20ǝ29ĵ32N
~rus	71 -12Ļ-11i-7r7Ŏ9s11ņ12ƫ14Ń16ŀ17Şű34O35A44Ʋ
~rush	88 -14i-8r-7ŏ12s17Ń43O
~rust	72 -7Ļ8Ŏ12ņƫ17ŀŞ18ű35A45Ʋ
~rve	77 -15ƿ-7ƽ7ų8Ƽ9ǀ10f12Ǘ39Ǜ
~rve>	81 10ǀ25Ǜ
~rvi	67 -8Ǐ7Ţǚ8Ş9C10ţƕ11ŝ12xƏ13Ǟ14Ŝ16ǝ19ű20ư25ľ29i32Ǆ
~rvic	69 -8Ǐ8Ţǚ9Ş10ƕ11ţ12ŝƏ14ŜǞ20űư26ľ34Ǆ
~rviv	85 16x20ǝ38i
~rvo	86 -8ō10ǀ33Ŀ
~rvou	86 -8ō10ǀ33Ŀ
~rwa	76 -7H10Ƴ11Ŏ14ŀ20ũ24Ō36ś
~rwar	76 -7H10Ƴ11Ŏ14ŀ20ũ24Ō36ś
~rwi	88 7ű9vǂ14Ƹ
~rwis	88 7ű9vǂ14Ƹ
~rwo	77 -9K-7Ŝ9ś10ǃ12i15o19Ś20Ǡ21J
~rwor	77 -9K-7Ŝ9ś10ǃ12i15o19Ś20Ǡ21J
~rwr	83 7e9ƈƍ10Ť12n16ũ17ǀ
~rwri	83 7e9ƈƍ10Ť12n16ũ17ǀ
~ry>	44 -14Ǧ-13N-11Ư-9Ɯ-8ŲǅǈǓ-7giyXĻľŇŖƛƥ7SōŔţƗƙǉǐ8aǀ9cfLWŹǚǥ10DŗƝǘ11lIńƻƼ12ZĿŨŴƸǢ13ƾ14ņŽƊǙ15Ľ16ſƫ18Ń19Ʀ20ŤƂ21ǌ22Ɔ24Ƙư25hƽ27u29ů31Ǜǡ33ǒ37TŪ
~ryb	68 -11Ŗ7gHŁŭǇǑǗ8ŎžƖ9Ű10ŨƢ12Kǩ13ǅ15ķ16ľ17ŷ18n19Ƭ20ǈ
~rybo	68 -11Ŗ7gHŁŭǇǑǗ8ŎžƖ9Ű10ŨƢ12Kǩ13ǅ15ķ16ľ17ŷ18n19Ƭ20ǈ
~rye	88 15Ɗ28ǩ32Ǜ
~ryer	88 15Ɗ28ǩ32Ǜ
~ryi	74 -8Ǘ8Ń9Ů10ƃ11ƦǞ12Řſ14ş17Ǜǥ19PZ23ž
~ryin	74 -8Ǘ8Ń9Ů10ƃ11ƦǞ12Řſ14ş17Ǜǥ19PZ23ž
~ryo	90 -10ų-8ǐ13Ž17ŷ
~ryon	90 -10ų-8ǐ13Ž17ŷ
~ryt	64 -7Ń7wŖŧƖƲǦ9Ǒ10KUƶƻ12ĿƬǢ13ƯǄǐ14Ǐ15ǖ16Ļ20ō24i25Ɨ26ķ27ş
~ryth	64 -7Ń7wŖŧƖƲǦ9Ǒ10KUƶƻ12ĿƬǢ13ƯǄǐ14Ǐ15ǖ16Ļ20ō24i25Ɨ26ķ27ş
~ryw	86 13Ź16Ǆ17ǒ20ǘ
~sa>	85 15ǋ17eC19Z
~sab	82 -7Ʀ14Ư17ň26ş30W
~sabi	84 -7Ʀ27ş31W
~saf	68 11Ķ14Ƙ26ŽƎ57Ǚ
~safe	68 11Ķ14Ƙ26ŽƎ57Ǚ
~sag	86 15Ĺŭ27K
~sage	86 15Ĺŭ27K
~sai	62 -9ŀ-8Rœ-7ŁŐ7hWĹǔ8rxHSŊ9fņŎŲƅǚ10ŝ11tOǅ12ŉǜ13dŔ14ƶ15Gƥ16V18cy22q25B27ƴ
~said	62 -9ŀ-8Rœ-7ŁŐ7hWĹƝǔ8rxHSŊ9fņŎŲƅǚ10qŝ11tOǅ12ŉǜ13dŔ14ƶ15Gƥ17V18y19c25B27ƴ
~sal	62 -14t-12Ů-11Ǔ7ǍǨ8HƘ9ǔ10ƗƧ11Ʀ12ű13ǋǕ14Ʈ15uǉǠ16W17Ʃǈ19ǃ21T24ǖǟ26ņƒǛ55Ǌ
~sal>	88 13Ƙ25Ʃ
~sala	77 13Ƨ18Ʈ20uƦ22W28ǉ32T
~sale	66 -12Ů-11Ǔ-8ǉ9HǨ10ǔ12Ɨ14Ǖ16Ǡ26ǖ29ņƒǛ60Ǌ
~salo	86 -19t-7ƙ11Ǎ19ǋ27ǃ28ǈ34ǟ
~sam	62 -11H-8ſƸǅ-7GŐƗ7łƖǜ8ŗǥ9Ƈ10Űżǂ11oņ13k14őƓ16ǁ19Ʃ21Ŷ22I25Ŵ26ũ28ş30S36p
~same	63 -11H-8GſƸǅ-7ŐƗ7łƖǇǜ8ŗǥ9Ƈ10Űżǂ11ņ12o13k14ő15Ɠ20Ʃ21Ŷ23I25Ŵ26ũ29ş31S36p
~sat	74 10ƚ11ĻƲ12Ʈ13sŧ17ŋ18Ŗ22ŝǣ
~sat>	84 11ƚ13ƮƲ24Ŗ
~sati	79 12Ļ14sŧ18ŋ23ŝǣ
~sav	61 -9ĸ-8y-7ŀ7ź8Ʈ9Ƶ10ŋƳǩ11ķ12Ǘ13Ļ15w18Ĺ23Ʊ26Ĵ39Ţ44Ř68Y
~save	73 -9ĸ8ƀƱ9ź11Ƶ13ŋ15Ǘ22Ĺ26Ř30Y32Ĵ38Ţ
~savi	65 -8y-7ŀ8Ţ10Ļ11ƮƳ16ķ18Ʊǩ24Ř46Y
~saw	78 -7d8ƫ9fŧ11tǙ12Ũű13ƚ16C19jƾ
~saw>	79 -7d8ƫ9fŧ11t12ű13Ũ14ƚ16C19jƾ
~say	50 -16Ʒ-14Ŧ-11AL-10ĺ-9g-8xŞ-7sCĿŢŨŸƢ7FƩ8QXłƝƨƵ9ĵţŲǃǢ10NŊƃƅǑǚ11ŇŔŖǧ12ƾ13ƈƼ14ŋŝū16B18ř19ŀŌ21ňŗ23ŒŚƸ24ǩ25ƺ27TŮ30Ł42ơ45b46r
~say>	51 -18ž-16aƷ-14Ŧ-11L-10A-9ĸĺ-8x-7cŞŢŸ7ZőƉƤǂǄ8ňŖ9QXłƝƨƵǃ10ĵţŲǑ11Ŋƃǚ12Śǧ13ŔƈƼƾ15ŋŝūŮ17Ƹ18B19Ň20ŀŌŗ24ǩ26bŒƺ28T30ơ32Ł51r
~sayi	80 -12Ň-9g7W10N11Ƹ13oň14ĸ32b
~says	73 -13ǌ-10w7ƪ8ňƬ9ƩǢ10qVļƒ11c12F16ƅ17ŚŮž18ř19ơ21a
~sba	57 -17ƾ-15d-10Qǟ-9Pƺǩ-8ŭƸ-7ş7Ư8Ʈ11ų13Ł14ƫƳ20fn21ż22Ʒ26Ŵ31ptǂ33rs34ƨ37q39o
~sban	57 -17ƾ-15d-10Qǟ-9Pƺǩ-8ŭƸ-7ş7Ư8Ʈ11ų13Ł14ƫƳ20fn21ż22Ʒ26Ŵ31ptǂ33rs34ƨ37q39o
~sca	66 -9ǩ-8K-7J7wŢťǇ9ŤŹ10VŴ12CŅşƣ14ǁ20Ǆ23ł29ƺ35ś50ĿŨ64ǘ
~scal	82 7Ň10w16C30ł38ƺ
~scam	88 79ǘ
~scan	86 -9K-7M49ś
~scar	74 -7Ų7ķǘ8Ǉ9Ţ10Ź11Ť12V13ƣ15Ņ17ǁ53Ŀ58Ũ
~sch	60 7Ƣ8yƶ9vKŻǦ10qQSǔ11ŭ13Ƙ15Ǔ21lR27x32ź33Ʊ44m
~sche	82 8Ǣ19Ƙ30R
~scho	61 7Ƣ8yƶ9vKŻǦ10qQSǔ12ŭ15Ǔ22l28x33ź34Ʊ45m
~sco	66 7ő8ľǩ9m10Ů12Ǖ13QZ14ş17ź18I44ĵŽ
~scor	77 25Ž52ĵ
~scou	72 8ő9ľ10m12Ů13ǩ15Q16ş19ź25Ž
~scr	68 7űǜ8Ƈ9Ƹ10ŏśƮ11Ɠ15a26Ɣ27ƕ33ƻ
~scra	84 8m12ű13ŏ14Ʈ15Ɠ
~scre	90 14ś21a
~scri	76 -7ƿ8űǜ9Ƈ11Ƹ37ƻ
~scro	80 31Ɣ32ƕ
~scu	79 9Ɓ10ƺ17h22r34ǀ
~scub	84 36ǀ
~scui	88 10Ɓ11ƺ19h
~se>	32 -21ŗŦ-16ƦǅǍ-13RŏŖŨǗ-12ƫƬ-11XYŅƪ-10LŒřǃǏ-9Ōŕǔ-8iĹŃŊƾǄǜǦ-7xKOĶŜŮŻƃƵ7ĵƗǢ8ŚŷƉƳ9JMQŋƏǠ10qwGŀƊƯ11htŐƋơ12nPŽƇƖǇǙ13DĸňŔůƮ14dsųƌƙƝ15aŎŸƓ16fłōŹǤ17ŭƟǑ18IƎƜƷǐ19ƣǝ20ƿǁ21UƆƑƕǂ23ZœŲ24ǩ25HŠƤ26ńƔǋ28ƞ31Ł32ƅ33ş36Fǌ40Ƣ43ƒ46ķ
~sea	73 -10j-7h8Ż9ƽ11ƚǀ12xƟ13ƉƜ17ǟ30Ǖ32ǋ38ǎ
~seas	74 -10j9ƽ11ƚǀ12x13ƜƟ18ǟ30Ǖ39ǎ
~sec	63 -8Ŏ7Ɩƫ8Ķŕ9Ļƣ10dIǩ11AŇƶ13pŊ14ľŌũƔǋ17y20Ǟ27Ɵ28Ǝ29N30Ŵ
~seco	66 -9Ŏ7Ɩ8ŕƫ10Ļ11dI12A13Ň14pũǩ15ľŌƔǋ18y21Ǟ29Ɵ31NŴ
~secu	76 -7Ǎ7ƣǘ9Ǘ12Ķ37Ǝ
~sed	56 -9S-8BEŐǢ-7ő7ŏŬŹƀǨ8gǋ9ƕƦ10ir11ĵƖƷ12ƴ14ŪƗ16Ÿ17ōŽ18ŭ19Ŕ20l21ǎ22Ƙ23š25ŝ26ŷƳ28Ŵ32ǝ34œ
~sed>	56 -9S-8BEŐǢ-7ő7ŏŹǨ8gŬǋ9ƕƦ10ir11ĵƖƷ12ƴ14Ɨ16Ÿ17Ž18ō19Ŕŭ20l21ǎ22Ƙ23š25ŝ26ŷƳ28Ŵ32ǝ34œ
~see	59 -14Ɯ-10ǔ-9ş-8IJŃƘƱǅ-7ŇŔũƭ7ĹœƬƿ8všƇƉƝ9EźƆƊƙ10Ŏ11Ə12tţū13Ŀ14ƛǩ15ļĽƳ16ŊřǞ17ǂ18Ʋ20Ƅ21yHŒ23ŭ24ƾǒ26ň31V
~see>	61 -14Ɯ-11ǩ-9JƱ-8IŃŔƘǅ-7Ňƭ7ĹŴž8œƂƇƬƿ9vEšźƆƉƊƝƲ10ǒ11Ŏƛ12ūƏ13Œţŭ14Ŀ16ļĽř17Ŋ18ǂǞ21Ƅ22yH25ƾ29ň34V
~seen	79 -10ş7Ű9ǥ12Œ17t18ƙ19Ƴ20ǒ36ǩ
~seh	69 -16ų13Ū17Ʈ27n28T31ŷ
~seho	69 -16ų13Ū17Ʈ27n28T31ŷ
~sel	53 -12v-11ŗ-7Ļ7CƎǂǑǣ8VŠƻ9ƩǛ12c13Ł14ōţƓǚ15Q16ŦƢ17ǉ18nƦ20AǇ21g23Řƕ25ƒ28Ʒ29ǔ30Ǟ31Ɲ41Ǩ51H
~self	57 -13v-9ŗ-7Ƴ7tzĴŢƃƘƾ8aŘƓǣǨ9AŠƎƯƻǂǑ10ƕ11ǚ12V13C14c16ţƷ17ŁōŦ19QƢǉ20Ʀ21n22HǇ25g
~sell	66 -7Ļ7ĸ8ƓǄǕ9Ɓ12Ǜ13Ʃ16Ʒ17ƕ35ƒ38Hǔ42ǞǨ43Ɲ
~selv	79 10Ō12x24Ř
~sem	64 -8ƣ10ƙƜ12ƁƝ15ƥ25ƛ50Ɗ
~seme	64 -8ƣ10ƙƜ12ƁƝ15ƥ25ƛ50Ɗ
~sen	57 -25Ś-13Ũ-11Ĵơ-10Ǡ-9Ŕ-8ǈǒǩ7h8ĹŝƸǜ9šƪ10sNƃ13Ǝ14ǘ17Ų19Zƕ23ǌ24K27ǧ29Ő30ň38J39ļ42Ľ54ś
~send	63 -13Ś-11ơ-10ĴŨ-8ǒ-7ǈ7D8oŌ9ļŜ11ƪ18K22Zƕ25Ő27Jǌ31ǧ59ś
~seng	82 11h13ǀ17ƃ27Ų
~sens	75 9Ř10ũ11Š16s19Ǝ44ň
~sent	72 -16Ś-10ŔǠ8Őő10KƸ11ŝǜ12Ĺ13Nš14ǘ16J40ļ47Ľ
~sep	79 -7ō9f18ş25Ƙ29Ř
~sepa	79 -7ō9f18ş25Ƙ29Ř
~ser	63 -15ƿ-7ǝ7fŢƐ8Ơ9CŝţƕƙƺǗ10Aǂ11ƏǞ12ƽ13ŜƼ18űư20ľ21X29ǄǛ
~ser>	82 -7Ƭǝ11Ơ12ƙƺ14Œ18C21A28X
~seri	84 7ū8Ǐ15ǂ17ƽ18Ƽ
~serv	66 -13ƿ-8Ǐ7ŞŢǚ8f10ţƕǗ11ŝ12Ə13Ǟ14Ŝ19űư22ľ31ǄǛ
~ses	63 -20Ŵ-11dP-10ůǡ-8Ƣǩ7AřƷ8źƛ9ƅƣƼƽ10Ǌ11ũƏƒǌ12xFǄ13YǗ14qǔ15T16o17Ƌ18p19ư20Ǔ21Ǚ24Ɩ30ų34ţ
~ses>	64 -20Ŵ-11dPǡ-8Ƣǩ7AƷ8řźƛ9ƣƽ10ƅƼǊ11ũƒǌ12xǄ13FY14qǔǗ16oT18pƋ19ư20Ǔ21Ǚ30ų34ţ
~set	60 -14ǟ-11Ƥǉ-9ŀ-8Ʈ7L8ŧ10ŗ11ĴŦ12Aţ13Ř14Ũ15ŉŪ16Œ17T18ƞ19ǝ24Y29Š30ư31ĺ32ŢƖ36ǆ39ķ
~set>	64 -14ǟ-12ǉ-11ŦƤ-8Ʈ7ĶƓƬ9L12Ĵŗ13Aţ15ķŘ17ŨŪ19T20ĺƖ21ǝ28Y32ư35Ţ37Š39ǆ
~sets	85 7Ɨ12ĺ36ķ
~sett	77 -9ŀ9Gł10Ń14ŧ17Ɩ18ŉ26ƞ27Ŧ28Œ
~sew	84 38ƛ
~sewe	84 38ƛ
~sfi	88 16ŧ26ŝ
~sfie	88 16ŧ26ŝ
~sgi	86 11ǜ35k
~sgiv	86 11ǜ35k
~sh>	58 -13i-11ř-10Ł-8a-7Ʈ7Ɖǁ9Ō10ĽŞǄ11Ɩ12ĻƤ13gmƩ14Ń15Ǜ16YŮ17ż23ūǩ26Oƃ34Ƶ38Ų41ƪ55ǖ
~sha	62 -7FIXƈ7TŶƼǂ8MǓǔ10Qǈ12Ō13ųǙ14nƬǆ15Ǎ16ǩ17Ɖ18Ơ20Ŋ22Ř25Ũ27Ƹ32Ų37ű40Ƣ
~shak	86 12Ǔ13M37Ũ
~shal	85 20Ō21Ƭ34ǩ
~sham	86 9Ƅ10Ŗ11Ƽ16ǈ
~shap	74 -8ƈ8ǂ22Ɖ33Ƹ49ű
~shar	71 -10F-7IXǩ8ƫ9TŶǔ16ų17ǆ18Ǎ20n21Ơ24Ŋ26Ř37Ų48Ƣ
~she	51 -18Ŕǩ-17Ū-16Ƹ-15ƹ-11Ƽ-10iƔ-9ac-8ĶŮŰƉƜ-7VWXŨŵƞƦǄǏ8ŚŶƪ9f10gBłƌƢ11Ņ13yņƎƫ15Ɲ16ǈ17ųƳ18ư20ż22Ɗ23p26x27ƨ28o29Ŵ32Ʈ33ƛǂ37s38qƑ39t41ź44v47r48Ʒ
~she>	56 -17ŪƸǩ-16ƹ-15Ŕ-11ŇƼ-10iƔ-8cmƉ-7aĶŮŰ7ůűŹƅ8U10ǜ11Ŷ12Ƣ13B15ƫ16y19ǈ20ųƳ27p30x31ƨƷ33o34Ŵ36ź37Ʈǂ41s43q44t49v53r
~shed	66 7Ɩ8Hǡ9Yǝ11ĺ12ź14ƪ15ņ16mƌ25Ʒ32Ɗ56Ƒ
~shee	75 10ǣ11fu16Ś19ł
~sher	77 13ŻƊ22g23Ǝ56ƛ
~shes	82 -8Ż-7Ɯ8Ɨ13Ɲ33ư37ż
~shi	61 -10œŘǨ-8ǋ7gU8ŠƄ9ƍƛ10ƗǕ11ǆ14ǅ15Ɓ18ǎ20ū21Ţ27j30Yǘ35R37ƈƉ
~shie	84 -12Ř10ű22Ɓ30ū
~shif	84 8Ǉ14U25ǎ50R
~shin	69 9g10ƚ11ƍƛ12Ɨ16ǅ32j34ǘ43ƈƉ
~shio	86 -13Ǩ43Y
~ship	74 -11œ9ǝ10ŠƄ13Ǖ14ǆ27Ţ
~sho	47 -21ơ-18r-17ŉ-15ũƤ-14it-13ŏƣ-12S-11Ʒ-10ƒ-9qŸƨ-8ŀŤƳǊ-7oRYķŕŖťƕƖƢƼƽǎǚ7UŢƮǁǉǐ8kƑǞ9uOŷƁƬƺǩ10dIŧƸƻ11gXŊōƱǔ12fhKƭ13ĺƄǏ14Žƶǖ15MĴŠǈ16sňŨǡ17JĽǧ18ańŎŵ19ǍǨ20ǟ21N22ƘǅǠǥ24ŌƗ27ś28ǃ31ǋ34ǌ40Ɲ
~shoe	90 -8ŵ11Ǩ14Ś16Ǡ20ƺ
~shoo	78 -11ŷ11chK15aƗ18J36ś
~shop	57 -24D-20ơ-15t-14iŏƣ-13Ƥ-12ƅ-11Sǩ-10ƒ-9bŤ-8q-7aǊǎ7XŐ8ǝ9y10ǐǦ11Ǟ12UǠ13Ƒ14ƁǢ15Ɨǔ17g18Ǐ20ǖǨ22ĺŠ23Mǈ25Ǎ26ń27ǟ29ǥ30ǅ35ŵ36ǃ41ǋ43ǌ51Ɲ
~shor	85 11Ɯ13W20k29Ʈ
~shot	82 12śƆ14Ƙ19ǁ23ƻ31Ž
~shou	56 -19ŉ-16r-13ũ-7ƽ7IƍƫǨ8Ľŋǂ10hMƄǩ11Ŵ12Ŏ13uLƸ14O15ŧƱ16ōƬ17f18ƶ20aDKƘǧ21Ĵƭ23sň25ŷ28N34Ō
~show	68 -9L-8ŸƳ-7Ƈǚ7Ňǒ8I9ŔƄƅƾ10Ţ11ŗǉ12BX13n14Ŏ16ǩ18d21Ľ24Ŋť25ǡ
~shu	71 -8Ŧ7Ǖ9ŋ12ƚ13Ŷ14ũ21ǎ35ƛ54ǝ
~shut	71 -8Ŧ7Ǖ9ŋ12ƚ13Ŷ14ũ21ǎ35ƛ54ǝ
~sib	86 7ś9ǌ10Ǔ22ƽ
~sibl	86 7ś9ǌ10Ǔ22ƽ
~sic	70 -16Ǆ9ŧ10Ň16W17x18ƀ20Ƹ24ǁ25ƽ29ǛǨ33ǩ36ƾ
~sica	77 15ŧ20ƀ23Ƹ25ƾ27ǁ
~sick	78 18W20x28ƽ32Ǩ33Ǜ
~sid	52 -14Ƌ-10U-8ŨƮǏ-7tŇŒřƸǑ7ƕƣǈ8ĶŔƊƵ9ŧſƏƽǀǇǛǩ10qTZłŲƉǂǄ11gūŰ12ķœų16jCƗ17Ǎ18nuƝ19ư20Y22ƥ24Ǣ25Ǡ27Ɓ31Ʀ50Ƈ
~side	53 -10U-8ŨƮƸǏ-7tŇŒřǑ7ƕƛƣƱǈ8ĶŔƊƵ9ŧƏƽǛǩ10qTZſƉǀǂǄǇ11głūŰŲ12ķœų16jC17Ɨ18ƝǍ19nuư20YƇ22ƥ24Ǣ26Ǡ28Ɓ31Ʀ
~sidi	82 -12Ƌ49Ƈ
~sie	79 7ś8ŋ16M21Kǃ40ǎ
~sies	81 10ś22Kǃ41ǎ
~sig	60 -8Ŋ-7ǈ7IĽ8ǉ10ZƢƱ11ŖƲǩ12WœƨǠ13y14Qƒ19J20ő24Ǔ25ǃ26Ŏ33Ɩ34Łǚ41Ō
~sign	60 -8Ŋ7IĽ8ǉ10ZƢƱ11ŖƲ12WœƨǠǩ14Qƒ19J20ő24Ǔ25ǃ27Ŏ33Ɩ34Łǚ41Ō
~sil	90 7ŭ9Ŵ17Ū
~silv	90 7ŭ9Ŵ17Ū
~sim	86 -8ƶ13Ļ16Ǝ25ư
~simp	86 -8ƶ13Ļ16Ǝ25ư
~sin	44 -25Ƃ-20Ō-15Ū-14D-12Ň-11ĺ-10ƗƜ-9ķƢ-8ōŏŕŤƊƒƽƿǒ-7Tņŝž7BMǑ8nJPŨŹƋ9AţǛ10FŘƕƘ11ƻǠ12dŞǎǜǢ13tťŬƙ14ǔ15iĸǦ16Sǐ17ő18f19Ŏƹǝǡ21Ǌ23Ɲ25ňǃǋ26Ǩǩ28Ǆǆ30ǥ31ŭ35ǅǟ36ũ38Ǟ45Ɩ
~sin>	74 -8ƽ-7ƢƳ7g8ŷ9ǜ10AǨ11ơ12Ŝ13ũ16S20nŨ28Ɩ
~sinc	59 -12Ŝ-11ǩ-8ĺņŤ7ǂ9PŸƪ10ƣ11ż13BƋ14GŹ16ŗƹ18ţ20ť21ǟ22ǅ24t26i30S36Ǟ39ő42ũ
~sine	51 -28Ƃ-13Ū-9Ɨ-8CƜǒ-7GĿ7ǩ9ǘ10Ǒ12MǛ13A14Ǡ15ǎ17Ǣ19Ǧ21ǆ22Ŏǐǔ24Ǟ25ŭǅǝǨ26ǡ27ǟ28Ǌ30Ɲ31ǋ32ǃ35Ǆ38ǥ
~sing	60 -24Ō-16D-11ő-8ŕ-7e7lŐ8ĿŔŖƄ9qƉ10Ƴ11Ɔƹ12Jǜ15ŭǆ16Ř17ƕƘƙ19d20Ŭ21F23Ş28f36ň41Ɩ43ǩ
~sink	88 -18Ň10ƌ16ƛ40ĸ
~sio	60 -12Ř8gOTņŤ9PŇŖƆ10łţ11Ƽ13Ń15Ʒ18ŵ19Ł23Ɩ25ż38ǚ39Ķ42ƀ
~sion	60 -12Ř8gOTņŤ9PŇŖƆ10łţ11Ƽ13Ń15Ʒ18ŵ19Ł23Ɩ25ż38ǚ39Ķ42ƀ
~sis	69 -36ǌ-15ǃ7Ǥ10hzŷ12Ʒ14U18Ư24B34ƽ37ơ51A
~sist	70 -37ǌ-15ǃ7Ǥ10hŷ12zƷ14U19Ư22ƽ25B37ơ51A
~sit	58 -13ǩ-9ŏ7jzVǨ8SĽǐ9YŗƂƙ10yƘǦ12F13Ķ15Ɵƥ16Ĺǁ17Ǜ21ƾ24ƇƝ25ļ27nMŴ32Ɯ57ŀ
~sit>	72 -8ŭ9łŮ10N11L12ƙ13ĹǐǛ14M18Ɲ20Ŵ22ǁ24ŀƇ27ƾ
~sita	85 48ŀ
~site	77 10Ǜ11ĹĽń15Ŵ21ƥ34ļ
~siti	82 7ż9aƱ13V15Sǈ24Ɯ
~sito	90 30Ɯ
~sits	84 7Ɵ8Ű13Ŗ14Ƃ
~sitt	71 -7ŏ7Ƈ8ĵ9ŀ11jǦ12rŗ13Y14ƝƟ15Ƙ18Ķ19M22n
~situ	86 10f11Ź13Ǩ14z16n20F
~sity	90 12x21y
~siv	72 7ǣ11Ǐ12X14őźƗ16ŅŐ17ń20Ƙ29ƀ
~sive	72 7ǣ11Ǐ12X14őźƗ16ŅŐ17ń20Ƙ29ƀ
~siz	79 -10Ʈ-9Ŕ9Ǟ11r12Ɔ14œ26Ƭ45H
~size	79 -10Ʈ-9Ŕ9Ǟ12rƆ14œ20H29Ƭ
~sk>	57 -9Ǎ-8Ƅ-7Ő7iTƾ8auĵƇƋơƧ9ķǒ10A12šƝ14ƙ18c19PĹ20ǌ27ũ28Ł29Ŋƿ32Ǔ34ŉ
~ske	72 -10ŷ10pǔ12ń13aō14ƕ16Ǧǧ17ǒ19ŀ21ŉ
~sked	72 -10ŷ10p12ń13aō14ƕ16Ǧǧ18ǒ21ŉ
~ski	68 -21ǌ7pŅ8Ľō10vBƂ11cZ12ů13Ʃ14ǧ15aŉ16ơ17ǁǓ19Ǐ24Ƅ26Ŋƒ
~skin	71 -22ǌ7Ơǘ8pŅ9aĽǦ10ō11cv12Z14Ʃ15ǧ17ơ18Ǔ19Ŋ26Ƅ27ƒ
~skip	82 -12Ǧ10Ŋ12B13Ƃ16ů17ŉ22ǁ
~sks	83 12h13ǌ14wP18m
~sks>	83 12h13ǌ14wP18m
~sky	78 -19g12Ơ13Z31j67ǀ
~sky>	83 -20g-7ƥ12Ơ14Z33j42ǀ
~skyd	86 30ǀ
~sla	76 8ſ9Ɠ11ǎ14Ŷ15ǟ20Už40Ƈ
~slab	82 9Ɠ43Ƈ
~slam	90 11ſ17ǎ18ǟ
~sle	69 -10Ƶ-8ǇǗ7Ŀ9Ɯ10ľ11ś13ĸ14Ũ15Ō18Ƥ19Ļ21ł22Ƽ26n27Ű37x
~slee	69 -10Ƶ-8ǇǗ7Ŀ9Ɯ10ľ13ĸ14Ũ15Ō18Ƥ19Ļ21ł22Ƽ26n27Ű37x
~sli	80 -30Ň-14ŀ-10ǩ-8Y8Ť13ƀ17Ľ19ű20ƍ29ǡ60Ş
~slid	88 14ƀ22ƍ
~slip	90 -11ǩ10Ť19Ľ33ǡ
~slo	75 -9ŏ-8ũ-7ŕ8ř9J10ū13ƛ15ň17b19i25U29ǟ42ǎ
~slow	75 -9ŏ-8ũ-7ŕ8ř9J10ū13ƛ15ň17b19i25U29ǟ42ǎ
~sma	69 -10ƛ10H12ǈ14ƬǄ15ńņ16Aũ17ƥ18Ǝ19ţ21ŐŦ
~smal	73 7ǜ11H13ǈ16Ǆ18ƥ21ţ23Ŧ25Ő
~smar	82 -11ƛ18Ƭ19ń20Aũ22Ǝ
~sme	85 14ņ26ǜ
~smen	86 14ņ27ǜ
~smi	90 13Y17ű18ŵ27ǃ
~smo	67 -17ţ-8ƨ7ƞ10Ɛ14Ƥ22ŧ27Ǝ35ǂ69ƹ
~smok	68 -8ƨ10Ɛ14Ƥ27Ǝ36ǂ71ƹ
~sna	83 11ņ18ś31Ž
~snap	84 18ś32Ž
~sno	79 9Ǆ30Ɵ58j
~snow	80 10Ǆ31Ɵ59j
~so>	34 -12Ƒ-11Ǒ-10ő-9Ǜǩ-8Ĵť-7ŀŐŖŚǟǤ7mtvCRVŌŗŜŰƁƛƹǣ8IJKļŃūƓƕƾǁǡ9qEŹơƻǇǉ10ķŔǙ11gyAUĻĿũžƵǄ12fŒŮŲƖƘƝƿ13wřŵǕ14SńŴ15ĹĺţŪŷƔƞƩǚ16kşŶƬ17pTĵŁųƈ18csŕ19ňƦ20hnƠ21Ƣ22Ŧ23iœ24QŤ25ŝ27Ţ
~soc	71 8Ƣ10j12ĸ16m18ǆ19x23Ǘ24Ķ28ƿ49e
~soci	72 12Ķ17m19ǆ23Ǘ28ƿ49e
~sock	90 10Ƣ13j15Ķ17ĸ
~sof	81 10xƉ12ĵ14g30q
~soft	81 10xƉ12ĵ14g30q
~sol	71 -8ŐƮ-7Z7Ɖ8ƅ9š10Ŗ12sPŶƕ15f16ķ17Ƣ19Š21Ŝ23ņ32ű45ǆ
~sold	77 -8Ʈ-7ZŐ10š12Ŗ13PŶƕ19ķ21Š23Ŝ26ņ35ű
~sole	84 56ǆ
~solo	90 16s23f24Ƣ
~som	43 -12sš-11Ũƃ-9ƙƵǩ-8ũŭƗƛǎ-7BGWŅňŐƱ7iĻńţƓ8ŤūƒƘǅ9NĿŠ10rŪŰŽƮ11ŗơƾǞ12PYƤǘǜ13ľǈ14zFŀŵžƳƿ15mĸſƥƺǚ16ķĹ17ŚŴƯ18ĵƎƶǋ20Şƨ21ĺ24AQ25ņŊ33Ř
~some	43 -12sš-11Ũƃ-9ƙƵǩ-8ũŭƗƛǎ-7BGWŅňŐƱ7iĻńţƓǄ8ŤūƒƘǅ9NĿŠ10rŪŰƮ11ŗŽơƾǞ12PYǜ13ľƤǈ14zFŀŵžƳƿ15mĸſƥƺǚ16ķĹ17ŚŴƯ18ĵƎƶǋ20Şƨ21ĺ24AQ25ņŊ33Ř
~son	56 -15ŏ-12ǆ-10jt-9ǩ-8sHWƶ-7ŸƭǄ7TƚƯ8ľƃƜ9ž10JĹ11ǃ12łŹ13ŭ15fņŊ16uŌųƂ18AǞ19Ǩ20Ŝ21ũ22Ɨǈ24vx27Ŕ28y30M36w38ǎ
~son>	59 -14ŏ-10t-9j-8sHƶǩ-7ƭ7dż8Ŗƚ9ƜƯ11Ĺ12fľ13ł16Ź17wyņŌ18ž19ų20A21ǞǨ22ǎ23Ŝ27x29v30Ŕ33M
~sona	71 -10ž-7Ǆ7Ň8Ǘ10Ǣ12T13ƂƟ14J18ƃ19ŭ21Ŋ22ǎ35Ɨ
~sons	81 -12ǆ-9W11Ɲ18y20ux24ǃ28wũ33ǈ
~soo	71 -12ǜ8Ɓ9V10ľ11Ƅ12Ŀ13y15ŕ20Ǟ25Ź26H41Ń
~soon	71 -12ǜ8Ɓ9V10ľ11Ƅ12Ŀ13y15ŕ20Ǟ25Ź26H41Ń
~sor	70 7z8cůǀ9Ǐ10ĸ11Ƴ14ǩ17ņ18Ǝ19f21a28Ʃ
~sorr	73 7ň8zů9c12Ƴ18ņ20f21ǩ22a
~sort	90 8ƛ11ǀ36Ʃ
~sou	64 -8ƞ-7tIƿ7BNŽƽǛ8GŧŨƸ9CFLǈ10Ǩ11ţ12i16Ɵ17Ů18Ľť19b21l23c42Ň
~soun	66 -8Iƞ-7tƿ7rBŽƽ8GNŨƸǛ9FLŧǈ11Ǩ12il18Ů19Ľ20bť24c43Ň
~sout	85 8Ɖ13l14C23Ɵ
~spa	69 -17F-11ơ-9Ǎ-8ļ7g10Ɖ11ŵ12ƅ14Ƈ17J19Ɗ21Ŵ22ƐƝ27ǋ32O39ǌ
~spac	75 -18F-11ơ-10Ǎ16Ƈ21Ɗ24Ɛ30ǋ43ǌ
~span	90 13Ɖ16ƅ21ǩ
~spar	83 -26ǩ-7Ɨ10g14ŵ25Ŵ27Ɲ40O
~spe	59 -9z-7o7NĺŢ8tƄƶƽ9ŚƉƦ11agU13JŽ14k15lŏ16ƞ17ǃ18sƘƾ21Ÿ34X37Ż38b
~spea	78 13Śƽ14N22ŏ25s28a
~spec	69 7Ư9Ţ10ĺ11Ɖ14U20ƞ22ƾ25Ƙ
~spee	79 19Ž53Ż
~spel	75 -12a-8o11t17J23ǃ53b
~spen	75 -7LT8Ű11Ƅ12Ʀƶ16g19k20l27Ÿ47X
~sph	85 38Ɖ
~spha	85 38Ɖ
~spi	71 -10ŗ-9C-7ţǩ7Ž8V9ů10qĸ12S13P14žƃƻ17Ƽ18ǂ19Ǩ20Ʀǔ23Q25Ƹ
~spit	72 -10ŗ-9C-7ţǩ8V9ů10qĸ12S13P14ž15ƃ18Ƽǂ20ǔǨ21Ʀ24Q26Ƹ
~spl	74 -12ƣ-9ƶ-8u12žƍ13l15Ĵ16Ǉ21ƫ40Ƣ
~spla	90 -7ǋ14ƍ16l
~spli	75 -13ƣ-9ƶ-8u12ž15Ĵ16Ǉ21ƫ40Ƣ
~spo	63 -15d-14Pǩ-12Ƹ-10a7ǋǘ8Ɖ11Ľ13C14ƞǏ18M19Ű20Ʒǀ24r28s29o30ƨ31ǂ32fgq34p
~spor	85 28ǀ47g
~spot	77 8ƙ9Ɵ10Ɖ11ǋǘ12F19ƞ24M25Ű
~spou	68 -16d-14P-13Ƹ-11a22Ʒ27r32o33sƨ34ǂ35q36f37p
~spr	66 -9ŧ7ťƉ8tĽ9jƙǞ10ŃƮ12ku17H18ŕş20ł23ţ26ƣ27Ǎ
~spre	86 9Ĵ24ş27ł
~spri	67 -9ŧ7ťƉ8Ľ9jtƙ10ŃƮǞ12k13u18H19ŕ24ţ26ƣ28Ǎ
~squ	70 7ū10ķǁ11Ń17Ɠ18ǋ28ǖ42Ɔ
~squa	71 12Ń17Ɠ18ǋ28ǖ43Ɔ
~sr>	84 -8O61Ƅ
~ss>	44 -17Ƃ-14Ū-11SƜ-10zCŗ-9ĸǒ-8ĿňŏŒŞşž-7xķŵŸƴ7EGľƄǉǌǜ8ƦǢ9sMŘƪƲǎ10ƽǞǠ11Űƶ12J13ļţ14gŤũǩ15ŎǙ16iŮǄǓǡ17ǅǐ18ǆǗǨ19ŭ20ƁƳƿǋ23ŦǤ25Ɲǃ27Uŝǥ28ť29Dǝ36ǟ43Ǌ47Ǧ
~ssa	86 15Ĺ17a21ų27K
~ssag	90 16Ĺ29K
~sse	62 -7I7htř8Ŵ9xCƃƽǀ10Ǆ11Ʀ12ĵ13iƷǗ14šǔ15r18Ų20ōǙ24Ɩ33ţƳ41ķ
~ssed	70 7ƮƱ8t13Ʀ14ĵ16iƷ17š18r23ō39Ƴ
~ssen	82 11h13ǀ17ƃ27Ų
~sses	74 8Ǩ9ř10ź14xǄ15ƽ16Ǘ18ǔ25Ǚ29Ɩ45ţ
~sset	85 61ķ
~ssi	64 -11ǩ7luƐ8TYņőŖ10zPŎţũű11ƉƼ13Ňǜ14ńŅ16g17Ǥ19ŵ24Ɩ25Ş35ǚ
~ssin	76 -11ǩ-10Ő8gƶ9lu11Ŗ13Ŏ14ũƉ16ǜ32Ş
~ssio	71 8Ɛ9Yņ10T11g12Pű13ţƼ15Ň23ŵ27Ɩ40ǚ
~ssis	86 15z
~ssiv	85 16ő19ŅŐ21ń
~ssm	88 27ǜ
~ssme	88 27ǜ
~sso	84 -8ǩ11Ǐ12Ɲ20m36ũ
~ssoc	90 21m
~ssu	71 -10ƽ-8ǩ7pt8Ƶ9ƻ10ł12ƷƸ13Ł27Ƽ31Ÿ39ǂ
~ssue	82 8ǂ10Ƶ14Ƹ36Ÿ
~ssur	78 -7ƽ10ƻ12ł20ǂ32Ƽ
~ssus	85 9t10s11pr16ŁƷǂ
~ssw	88 54ǘ
~sswo	88 54ǘ
~st>	33 -19ǌ-17ũ-16Ŏ-15D-14dpůƵǖ-13VŐ-12q-11lBŉō-10FļƬǓ-9RXŅųźƌƙƣƥǝ-8ŕŢŤƁƉ-7ūŰŴƆƕƱǐǠ7tŗƩƭƹ8ehIZŃŌŘżƽǀǛǞǡ9cƿ10ſƎƖƺǔ11CĵłƓƨ12EƑǋ13UŇŜƈƫǑǘ14bŀşŨűƀ15mvŔŖŠŻƪƳƸ16nŏǇ17ơǉǎǚ18ţ19AĻńŪư20xň21yǩ22ŷƗ23wK25Ǌ26Ƙ28ƚ29œ31YĿǙ32ƾ33Ʋ34ņ35Ĺ47Ǐ54ľ
~sta	45 -16Ş-15D-12GUƳǋ-11LĹ-10QŝǑǡ-9sŎŠ-8oPĴłŧƕ-7cizYōťŪŭűƀƢ7dnŖŚŨŶƆ8żƏƑƣ9Ńŕřƛƪƽǔ10ƥ11jňœůǓǜ12fŅ13rRVŗƩ14HŰ15S16ū17őƷǈǣ18ķŤ19Ƅ20XŘ21Ō24ŐǇ25ƜƱ26ĺŸ29C30ǚǟ31E33Ƥ36ǅ37Ţ38Ǎ
~stac	86 10Ő13Ǝ32Ų
~staf	81 -15Ş31ǜ37ǈ50Ǉ
~stai	75 7ƣ8Ɯ9ƥ16Ɔ17Ɗ22Ƥ23ƛ26Ǎ
~stak	86 48ǚ
~stal	83 15Ɛ23Ǆ30E
~stan	67 -12Ɗ-10ǋ-9oǩ-8ƕ-7Ő8ĻǞ9KĺŢŮ10ŒŰƟƽ11Ɖǖ12Z13ůƴ14ųƙ15ķ17Ŷ18Ƒ20Ǎ24Ŗ25Ũ26r28ň
~star	59 -11GV-10Lǡ-9ŨƳ-8Š-7ŐƏ7EŘŷƖ8tx9ū10aő11Ƌƽ12Źơǩ14d15X17Ǔ18œř19ŏ21ĺŕƱ25RŃ31Ť36Ō38S59ǅ
~stat	59 -10S-9ŏ-8Ńŷ7ůż9ĸľŔƲƶ11ĵńƻ12ź14Ķū15ŚƪƱ16E17őǔ18ķ19Ņ21Ə23f24ŗ27ǣ29ŸƄ32C39Ő
~stau	83 -9x-8ƥ-7Ų7W14Ǜ17ƣ21Ǎ23ǟ
~stay	58 -13Y-11D-9Ʋ-8ǩ-7SU7gFƊǎ8KƵ9ĺƨ10Ǩ11Ʈ13XŰƧ15jƥ16k18n19ǟ22Ř24Ʃ27H32V33Ʒ35Ɯ36Ƥ40Ţ
~ste	54 -10fƻ-8ŵ-7JōǇ7gƉƷǎ8UǅǙ9ořžǌǛ10ƫ11muũ13Ǐ14Ǝ15ƽ18Ɯǩ19Ǌ20rBơ21ŧ22Ǘ23a28ǖ31ǘ35Ƽ36A40Ư
~stea	83 10M12Ǒ14K15ǎ16Ƶ18g21S
~sted	75 -11f8Ŭ11z13PƘǙ14aǌ16o17ƫ30ơ
~stem	68 9řǝ15Ǜ20Ǝǘ24ǖ30Ǘ
~sten	84 11s13rA40Ƽ41ǩ
~step	73 -12S7ŊŤ8d10Ǩ11ƉǞ15ž16ǅ17u22ũ28ǘ29Ɯ35Ư
~ster	65 -9ƻ7tƨ8h9ĸ10Ŀ11Ʒ12Uǖ14Ƽ15m18Ư19a22B23ƽ25Ǌ35ŧ47A
~sti	51 -10xųƭ-8pŸǓ-7sĺƛ7ƋƠƹƺǣ8jŠ9yBZ10ŀǩ11ƞ12ŬƧƬǖ14zƇ16cfC17Uũ18tŊƖ19qŷ21PƵ22QƔ23vD26J28IŨƫ48ŉ
~stic	79 -7ƅǓ8ŢƧ11ļ12ǘ14Ǖǖ21ŀ25Ƈ
~stil	54 -10xų-9ƭ-8pŸ-7rsƛ7ǟ8ŐƧƵƹƺ9j10Zŉ11y12ƞ13Ŭ14Ƭ15Ɩǩ16z18fC19cUũ20t21qŷ23P24QƔ27vD28J31IŨ32ƫ
~stim	90 9Ů11ǉ12Ɠ
~stin	77 -8ǉ7ōŦ10Ľ12ƅ13ǣ14Ơ17B18Š21Ƶ
~stio	70 8dgķĹ13A27Ŋ58ŉ
~stl	69 -8Ĺ-7Qƌ7UņŝŮ9ķňŔ10ĸǖ13Ż15ŭ18Ŗ22Ǆ28Ų44ǔ
~stle	86 16Ż36Ų
~stly	71 -8Ĺ-7Qƌ7AUņŝŮ9ķŔ10ĸňǖ17ŭ19Ŗ23Ǆ46ǔ
~stm	82 8Ƌ17D20dk23ķ
~stma	85 9Ƌ18D21dk
~sto	49 -14S-11Ɨƿ-10nƃ-9ŗǩ-8Ơ-7GĵĺŖŚŝŲƳ7lŠ8OķňƊƸƻƼǅǌ9ŊǊ11ōǘ12ĿŀŔƲǡǢ13jǚ15Ţǃ16Mƽ17ǎ19Ʈ20ǋ21ǏǓ22ő23ǔ25ǟ27ǖ30Ɲ31ƐǍ39Ɔ41ƥ45ƚ47Ǘ
~stoc	79 12Ķ24ķ30Ǐ32Ɲ
~stom	62 -15S7Ǆ8Ţ9k12Ŀ15ǟ18ǚ20ǡ21ǃ22Ɲ26ǖ28Ǔ32ő33Ǘ37ǔ
~stop	67 7Ŀ8Ƙǁ9VĽƁǛ10t12y14ňŢǎ21ŀ23M31Ʈ
~stor	57 -10Ɨ-8ĵŗ7Ŋƈ8ǎǞ9ŠŤ10OƼǅǡ11ƊƸƻǊǌǖ12ţ14ō16ŔǟǢ17j20ƽ25ǋ36Ǎ40Ǘ47Ɔ51ƥ56ƚ
~stov	77 55Ɛ
~stp	90 29ƴ
~stpo	90 29ƴ
~str	53 -9S-8aǘ-7ŖǢ7ĸŨųŻƞǩ8GŔŜǔ9ŀƜǧ10Q11tEřǕ12ŇŞƏƑǃ13Kŭ14őƘƼ15ƽ17ĴƓ21Ƈ22UšŰ23ƅǍ24ū30ǋ33D35ƙ
~stra	67 -8S-7Gǘǝ7oyŢƼ8ƚǎ9ňǧ10Ɓ12Ŕ13ų15š16ŀ17ŞƜǕ19K20ő24Ĵ28ū
~stre	62 -8P-7Ÿ7ƄƟ8ŚŻ11Ũƞ13Ŝš15tEǋ16G18ǃ28U30Ű41D42ƙ
~stri	74 9ơǄǛ13Ǔǔ14Ə18Q19ř21Ňŭ24Ǎ26ǋ
~stro	83 16ĸ19Ƽ27ƽ
~stru	68 -8Ǆ8ǆ9Ǎ11ǟ13P19ǩ21ƇƘ22Ƒ24Ɠ31ƅ
~sts	68 7uǚ8XǏ9ŷƭ10Ź12ŔƤ13ƚ16ǈ19Ǒ20Ǚǝ30ƾ31Ɯ
~sts>	68 7uǚ8XǏ9ŷƭ10Ź12ŔƤ13ƚ16ǈ19Ǒ20Ǚǝ30ƾ31Ɯ
~stu	56 -16ǩ-12Ƽ-10BŒ-8ƒ-7Ūơ7qŁƀ8sŀŋƚǜ9AŭƣǓǘ10ƉƍƱ12ŨƋǂǐǕ14Ʈ15ZƝ16ư19ŞŵƇƢǢ25ƥ29ź36m40Ɨ
~stuc	73 -11ZŒ8ő11Ş13ƣ16ŀ19Ʈ23ư27ŵƇ
~stud	70 -15ǩ-10B14Ʊ26Z38ź47m
~stuf	62 -12Ƽ-8ơ7XƹƿǏ8Łƀ9ŋƚ10sAǓǜ11ŭƍǘ12Ɖ13ŞƋ14ǂǕ15ǐ18Ɲ22ƢǢ28ƥ45Ɨ
~sty	76 8ǈ12Ɖ22Ǒ
~styl	76 8ǈ12Ɖ22Ǒ
~sua	73 7O8ǀ9ơ10W11Ķǩ12ĺ13ŭǡ14Ał15Ųǅ16ř28L
~sual	73 7O8ǀ9ơ10W11Ķǩ12ĺ13ŭǡ14Ał15Ųǅ16ř28L
~sub	63 -11Ƌ-8ơ-7œ7ůǤ14Ǔ17ų21Ŷ22Ō82Ǒ83ǒ
~sub>	84 -14Ƌ24Ǒ34ǒ
~suba	90 26ų31Ŷ
~subc	80 22Ǒ24ǒ
~subs	69 -7œ8Ǥ44ǒ53Ǒ
~suc	86 9Z13ƻ14Ɓ
~such	90 9Z13ƻ
~sud	88 9Ƴ10ŭ14ĺ15ĸ
~sudd	88 9Ƴ10ŭ14ĺ15ĸ
~sue	71 -12Ŗ7ǂ9Ƶ12Ƹ28ķŸ39ǜ
~sued	73 -13Ŗ9Ƶ29ķŸ40ǜ
~sues	86 8ǂ15Ƹ
~sug	83 -10ƻ14Ǚ21Ƽ23ƴ
~suga	85 -10ƻ22Ƽ24ƴ
~sui	79 -8ŗ12Ƃ13Ňǡ14Ǧ15ǜ26ķ44L
~suit	79 -8ŗ12Ƃ13Ňǡ14Ǧ15ǜ17ķ44L
~sul	86 12Ǜ24ƻ44ǚ
~sum	75 -7ƛ9ƍ12Ɵ15Ǉ23k25x45Ɗ
~summ	83 10ƍ14Ɵ17Ǉ26k28x
~sump	81 -7ƛ50Ɗ
~sun	82 7Ļ30ƌ47j
~sup	68 -8ǝ7Ő8t9ƿ11nr12Ɲ15ǐ20L22ǩ25Ŏ51Ǖ
~supe	90 9ŐƖ11t34ǩ
~supp	69 -8ǝ9ƿ11n12rƝ15ǐ20L25Ŏ53Ǖ
~sur	42 -20Ƹ-14Ǐ-13Ǒ-11ǩ-10Ĵ-9ƽ-8yQŌƒƣ-7noŬŵŶǔ7ŚŴƙƭƳ8Ƭ9ĺŞ10ŖŽƦƩ11ŗŘŭƀƁǂ12ŦŪ13ĹǨ14iľŁǧ16ţǓ17aWšƕǤ18ņƃƄ19ŀŒ21ƪ22ƴ28ƨ29Ɠ31ǒ33Ƽ34ǌ35Ǣ36ǥ37ş38Ő41ſ45ŏ
~sura	48 -18Ƹ-10ĴǄ-9ǩ-7ǔ7PĹřƇơǘ8AǢ9rXŪ10ŚŞſǤ11ƙ12ǒǓǨ13ĺ14ŘşšƃƩƬƳ15ŦƁƦƭ16ŏƴ19ľŁ20Őǥ21Œ22ţƕ23WƄǌ24ņ
~sure	52 -16Ǐ-11Ǒ-10ơ-8yƣƭƽ-7ƒ7šŢƀƃƜ8ZŖ10Ƙƴ11őŴǄ12ǂǧ16ǥ17aŏǌ18ŭ19Ƽ20ŗ27ŀŐ30ƨ32ş33ǒ35Ǣ40ſ43Ɠ
~surg	88 9t11ǂ39Ƽ
~suri	88 -9ǩ8Ž13ǥ22Ĺ24ŏ
~surp	86 8Ż13ŏ23Ǥ
~surr	85 38ƪ
~surv	85 16x20ǝ38i
~sus	79 9st10pr13Ƅ15ŁƷǂ29Ÿ
~sus>	85 9t10s11pr16ŁƷǂ
~susp	85 14Ƅ31Ÿ
~suv	90 -16ŷ19ų25Ū
~suv>	90 -16ŷ19ų25Ū
~swa	86 23ũ32ųƵ
~swap	86 23ũ32ųƵ
~swe	72 -10I7ľƫ9ř10Kūơ11ƶ12Ļǚ13Ŕ14w15t16cDŬ17Ƒ46ŉ
~swee	80 8ƫ10ř11ơ12ū13ƶ16w17t18Ŭ19DƑ
~swer	79 10ľ12K13Ļ14Ŕǚ52ŉ
~swi	69 -9Ǌ-8ĺ8Ĵ10Ÿ11ł12ǖ17Ō20X23M24ő38Ţ47ƍ
~swim	82 -7ǋ57ƍ
~swin	84 10Ĵ27X33M
~swit	76 -9ĺǊ11Ÿ13ł20Ō26ő43Ţ
~swo	86 10H53ǘ
~swor	86 10H53ǘ
~sy>	68 -10ƾ-8ŭǩ-7Ǒ7Ž8kloxśŧǎ9ƞǂ10gM11tź13P15Ŋ26UƝ29N43ǟ
~sys	68 9řǝ13Ǖ14Ǜ20Ǝǘ23ǖ30Ǘ
~syst	68 9řǝ15Ǜ20Ǝǘ24ǖ30Ǘ
~ta>	77 -11ǆ-8Ɣ8Ĺƕ9ƛ11ƞ12ů15C22ǃ47Ǘ
~tab	69 7łƤ8Ō9Ʈ10eXƥ12sƳ16Ž17T20Ɖ21n28Ƨ33M
~tabl	71 7łƤ8Ō9Ʈ10eX11ƥ13sƳ17T22n29Ƨ34M
~tac	72 8Őś10Ǩ11ŪƎƽ14ŴƼ23Ŷ25Ų27Ƒ31K
~taca	90 34Ų
~tach	83 9ś16Ŷ31Ƒ
~tack	82 9Ő12ƎǨ13ƽ16Ƽ
~taco	90 8ŭ13Ŷ14Ū17Ŵ
~taf	81 -15Ş31ǜ37ǈ50Ǉ
~taff	81 -15Ş31ǜ37ǈ50Ǉ
~tag	79 -26I7ƚ26ǩ32Ɔ73ū
~tage	83 8ƚ34Ɔ
~tai	73 -8ľ8kƜ9Ɣƥ15Ɔ17Ɗ22ƛƤ25Ǎ26Ǆ
~tail	90 -9ľ11Ɣ34Ǆ
~tain	90 10k17ƛ
~tair	76 7ƣ8Ɯ9ƛ10ƥ16Ɔ18Ɗ23Ƥ26Ǎ
~tak	51 -18ŀ-15ǩ-14r-13Ŷ-12ŷ-11ĺ-10xƊ-9ŬƆ-8Ƴ-7iqyAűƠƽǗ7eNŝŴſƛǄ8tŊƪ10ŎƔ11kǠ12őũ13śƗƯ14ƏǨ15Ňų16ŢǊ17ŨƖ19ƬǛǞ20łŧƱ21Š22Ɠ23ķŹƤǁǚ24zBǂ25ź27Ƨ30ǖ31ů58ƻ
~take	51 -17ŀ-14r-12Ŷŷǩ-10xĺƊ-8ŬƆƳ-7qyűƠ7eNŝŞŴƛǄǒ8Ŋſƪ10ŎƔ12őũ13śƗƯ14Ə15ŇųǨ16Ǌ17ŢŨƖ19ƬǛ20złŧƱ21ŠǞ22Ɠ23ķŹƤǁǚ24B25źǂ28Ƨƻ30ǖ31ů
~taki	80 9kĴ13ŭ14Ǡ16t48ƻ
~tal	51 -15ņ-13ŗŤ-12Ƨ-11ţ-10ǡ-9ǥ-8ƫǓ-7lĺƝƳ7BŅŷžƐƯǌ8WƷǄ9ĵƦƨƲ10OĹǔǠǨ11sťƼǍ12Ň13fgP14ƆƸ15avA16EŠ17rĽş19ƉƢ21ǂǙ23Ŧ24ķń25Q27ǩ32ŵ35N39Ɓƺ
~tal>	58 -13ŗ-12Ť-11Ƨ-10ǡ-9ǥ-8CǓ-7ţ7quĸůƆƗƹ8ZƃƤ9Sžǌ10gWŷ11Ņ12ǂǉ13Ǎ14ƦƼǨ15ŵ17Ƹ18ş19f20E21PŦ23Ɖ24Ƣ29Q33ǩ49Ɓ
~tale	90 18ƿ30ŵ
~talk	59 -16ņ-8ƫ-7Ƴǉ7ƍ8hKXŵ9BC10ƆƯ11Ʒ12ĵ13OĹƨǠ14i15sť17AŇ20vŠ21aĽ24r25Ǚ30ń43N
~tall	75 -8ŵ-7i13ŒŽƐ20ǂ21Ǆ65ƺ
~tals	88 11Ɯ17ǔ38ķ
~tam	88 7j11ǚ15ǃ24ƻ
~tan	61 -16ǩ-11Ɗ-10ǋ-8oIřƕ-7ŎŐ7ĺĻǞ8KŢŮƽ9CōŒŰƟ10ZƉǖ11ƴ12ůųƙǆ13ķƋǚ14Ʊ15Ŷ16Ƒƶ18AǍ19ľ21Ŗ22r23Ũ24B25ň26Ǡ
~tanc	84 -14Ɗ13Ůƶ19ů20ƙ
~tand	70 -11ǋ-9oǩ-8ƕ-7Ő7ŀũ9ĻǞ10KĺŢƽ11ŒƟ12Ɖǖ13Zƴ16ķ19Ƒ21Ǎ25Ŗ27rŨ29ň
~tang	88 16Ű20ų26Ŷ
~tant	70 -8ǩ-7ř9ƶ14ōǆ17ǚ18Ʊ21A24ľ30BǠ
~tap	83 10ƛ70ŋ
~tape	85 58ŋ
~tar	58 -11GLV-10ǡ-9ŨƳ-8Š-7ŐťƏ7tEŘ8x9aőū10Ľ11ŪƋơƽ12Źǩ13d14gX17řǓ18œŕ19ŏ20ĺ21ƘƱ24R30Ť33Ń35Ō37S58ǅ
~tar>	88 -14ǡ9Ƙ21ơ26g
~tart	59 -11GV-10L-9Ƴ-7ŐŠƏ7EŘŷƖ8tx9ū10aő11Ƌƽ12Źǩ14d15X17Ǔ18œřŤ19ŏ21ĺŕƱ25RŃ36Ō38S59ǅ
~tas	88 12ļ14Y16ĸű
~tat	58 -9Sŏ-8Ńŷ7ůż8ŔƲ9ĸľƶ10ĵƻ11ń12ź13ū14ĶƱ15EŚƪ17ķőǔ19ŅŻ20Ə23f24ŗ26ŀǣ28ŸƄ31C38Ő
~tate	61 -10S-9ŏ-8Ńŷ7şżƚ9ĸľŔƲƶ10ŀ11ĵńů13ź15Ķū16ŚƪƱ17E18ķőǔ20Ņ25ŗ28ǣ30ŸƄ33C40Ő
~tati	75 15ƻ22ŀ25Ż28Ə
~tatu	84 38f
~tau	82 -9x-8ƥ-7Ų7W9ś13Ǜ17ƣ21Ǎ23ǟ
~taur	83 -9x-8ƥ-7Ų7W14Ǜ17ƣ21Ǎ23ǟ
~tax	78 9Ǌ11ǆ13Œ14Ƶ15ƅ16ǃ30T32Ǡ
~tax>	84 11Ǌ12ǆ15T18ƅ
~taxe	85 12ǃ14Œ16Ƶ18T33Ǡ
~tay	58 -13Y-11D-9Ʋ-8ǩ-7SU7gFƊǎ8KƵ9ĺƨ10Ǩ11Ʈ13XŰƧ15jƥ16k18n19ǟ22Ř24Ʃ27H32V33Ʒ35Ɯ36Ƥ40Ţ
~tay>	63 -16ĺ-14Y-9Ʋ-7t7nBǎ8g9Ǟ11ƨǨ12Ʈ13Ţ15Ƨ16HX17ƥ19Ƥ24Ř28Ʃ37Ʒ43Ɯ
~tayi	68 -8S-7U10FK12t14nH17Ţ20j21kƤ23ǟ27ĺ31V
~tays	90 -15D13Ɗ14Ƶ24Ű
~tba	83 10Š11x13ƙ14gL15Ɯ
~tbal	85 10Š11x14ƙ15gƜ
~tch	56 -11P-10Ǩ-9Ǌ-7ƾ7VŸŻ8ŏŘƓ9ŉƎǝ10ƹǘ11Yš12ŌƟǛ13łƘ14ĶőųǄ15W16M17Ǚ19L21fg22ŽƯ23NƉ24Ţ32a38ƌ
~tch>	63 -9ǊǨ-8ĺƾ7tŚŝ8qŸƀƌ9ŏ10słŘƓ11ŢŻ12ƹ13šǘ14Y15LŌ18WĶ20aőƯǙ21ų24N
~tcha	84 8Ɛ11ŷ12ĺ13gV15ť17ŉ
~tche	65 7L8bű9ǈ10ƞ12ŽƎ13ǝ15ƟǛ16g18Ƙ19Ǆ23M26f27Ɖ37ƌ
~tchi	81 -12P8Ư15Žǩ25a26Ţ
~tci	90 19ĵ
~tcie	90 19ĵ
~tco	88 -8Ō13ļ21Ļ
~tcom	90 -9Ō21Ļ
~tdo	88 -9Ŧ20ǝ26g
~te>	45 -17v-13Pŏ-12lǏ-11śƮ-10qUƭ-9xOŠƜ-8abBDFĴŇňţŦŨũƙǈǊǨ-7łņōŖŵƀƇǂ7Ŷƞƾǆ8pŤƷƹ9KŒųƥǀ10eEJķĽőŰŴžơƱǔǡ11Ř12Ǜǧ13cwĹŌŗŭźǎ14ǋ15ļƍƖǌ16mŸƄƲ18NœůƔǃǣ19ŃŬ20ĵ25Ŕ26Őŕť27h30d31ŝ33CŅū
~tea	71 -14ň-10h7Łƨ8Mǃ9Uǈ10KǑ11Ʒ12ǎ13Ƶ14Ķ16Ɲ17xS24ǩ26q33g36P38Ǉ
~teac	81 -10h13U16Ķ18Ɲ30q42P
~tead	84 10M12Ǒ14K16Ƶǎ21S
~team	80 -16ň8Ł10ƨ12ǈ13Ʒ19x31ǩ38g45Ǉ
~tec	64 9X11Ə13Ŗǘǚ14ľƃ15yſƉ16ŗ17ƭ19ŏ27Ǝ31ķ33ǈ
~tect	64 9X11Ə13Ŗǘǚ14ľ15ſƃƉ17ŗƭ19ŏ27Ǝ31ķ
~ted	53 -13ƈ-10l-9Ƴ-8ō-7ĹŜŠ7xĿŏƋƘƝƽ8uPƫǋǙ9oŝǆ10ķƉƲ13IĸŁŇǃǏ14ſ15ŉƼǌ16ǅ17ơ18Ǥ21Ō22ƌƞ26Ʊ28ĺ38ƴ
~ted>	53 -13ƈ-10l-9Ƴ-8ō-7ĹŜŠ7xĿŏƋƘƝƽ8uPƫǋǙ9oŝǆ10ķƉƲ13IĸŁŇǃǏ14ſ15ŉƼǌ16ǅ17ơ18Ǥ21Ō22ƌƞ26Ʊ28ĺ38ƴ
~tee	66 -9ŷ7ŃǇǤ8Ţƀ10ŭ11źƛ12Ƃƿ16v18ƏǏ24ŕ69Ź
~teen	69 -10ŷ7ŃǤ8ƀ11ŭ12ź13Ƃ17v26ŕ73Ź
~teer	83 23Ə24Ǐ
~tel	44 -17Ş-14Ň-12Xť-11IƩ-10łǥ-9bLƼ-8doĺǐ-7cŉśşŦƣ7FHœŠƧƭǂǈǗ8nCŪŰƱǞ9sMĴļĿŢƉƘƳǖǙǩ10gqxEűſǔ11ŏŜƥưƿǆǣ12Ɗǜ13ku14Ĺƨ15iƄƴ16Ũż17ŊŽƞ18ōŖŤƸ19Ŕ20P21Ǆ22Uƾ31Ƥ35B
~tel>	80 -10X-7d14ǔ30ƾ55Ƥ
~tele	84 8s21ǩ37Ž
~tell	44 -16Ş-14Ň-11ťƩ-10Iłǥ-9bL-8o-7ĺśşţŮǐ7FHSœůżƌƠƧƭǑǛ8CŜŠŰƱƸǈǗǞ9nsMļņŢŪƉǖ10qxEĴĿƳ11gŏűſƥƿ12Ɗưǆ13k14uĹ15Ƅƨ16Uƴ17iŊŨƞ19ŖŤ20Ŕ21PǄ22ō36B
~tely	72 -13Ƽ-7ņŤ7Ɠ8Ǐ10Uǂ11ŮǙ12ĺƘ13Żƾǣ14ǟ15ż17ţ18Ƹǜ
~tem	65 -11Ɨ-7ŵ7Ķĸ8řǝ13ľ14Ǜ18ƪ19Ǝ20Ś22ǖ28Ǘ34ǘ50Ƙ
~tem>	68 -11Ɨ9řǝ15Ǜ20Ǝǘ24ǖ30Ǘ33Ƙ
~teme	83 8Ķ14ĸ18ľ23ƪ27Ś
~ten	58 -13t-9ƊƓǍ-7IŖǐ7cxųƸǜ8rAC9ŜŰƐƠƢƲ10ƿ11ƛǀ14bŲ16žǙ17ŭ18R20ǩ21F22Ɵ26Ƽ27Ɨ37Ǣ45Ɯ
~ten>	62 -14t-10Ɗ-7Ŗǐ7ńŻ8sxųǓ9AŹ11ŜƐƠƲ12ƿǀ13ŗƛ16bŲ17Ɵ18žǙ19ŭ21Ɯ
~tena	83 -11Ǎ-10Ǔ7Ǣ10ƣ11Ɵ14Ƣ31F38Ɯ
~tend	88 7ĺƳ8Ƶ15Ű
~tent	77 -16ŗ-10Ɠ37ƗƼ43Ǣ
~tep	73 -12S7ŊŤ8d10Ǩ11ƉǞ15ž16ǅ17u22ũ28ǘ29Ɯ35Ư
~tep>	79 -13S8d11Ǩ12Ɖ13Ǟ17ǅ19ž36ǘ44Ư
~teps	81 8Ť22u25ũ38Ɯ
~ter	41 -25ǩ-23ǌ-16Ř-13Ų-12dŗŶƻ-11nĺň-9CļŒŴŵǨ-8PSZŀőŖŝŬſƀƁƮƿǈ-7cRTXYńŎŐŷƄǃǚ7oEĹ8gqxKŰƈ9OŇƢǖǗ10ƍƱǕ11hFJŦŮǊǤ12ĽŔŕ13břŢƇƊƽ14yŚŧƳǘǝ15N17z18ŤƋ19Ɛ20BŨƃƷ21U23tơ25ƭƯǎ26LľƟ28ť29ƛ30A31w33Ǜ36ũƙ44Ʃ
~ter>	44 -16Ř-11ų-10ňœŶƚ-9iĹļ-8HŏŠŴǨǩ-7CRŌŖŗŝŵżƉƿ7pxŜ8bŹƎǝǢ9ţŰźǞ10oEűƐ11qƳǖ12JOķǗǤ13aǊ14ĽŦŨŮ15wBK16zFŔ17ľŢŧ18Ś19y21L22Ť23ƃǛ24Ʒ25U26ũ27tƋ29ťƛƯǎ30Ɵ42ƙ
~tere	76 -16ǩ7ōǐ10ƪ11Ɣ12HĹ14ǃ15ş17ŇŠ18B
~teri	79 14Ǖ25Ɖ31Ǜ32Ƈ
~term	69 -10ţ-9Ɣ-7ő9Ɯ10WƵ13BǕ17ǜ30ŕ65ƭ67Ʃ
~tern	82 -9Ń9g14LŌ15V16i18jŅ
~tero	90 -11ƻ8ǂ25Ƽ
~terr	82 9g10w11Ũ12œ20ǝ33N
~ters	61 -32ǌ-18n-16ǃ-14d-11ķ-8ǩ-7ǐ7ūż8şǇ9mƍ10uƏƚƛƱ11ũů12Ǐ13Ĺųƥ16Ɛ18ľƽǑ19ŏ20bw21Ƣ22h23ř25ǘ37ơ39A
~terw	86 -7Ųƽ7Ũ12Ƴ25ũ
~tery	90 -8ƛ7ư21Ɗ
~tes	55 -11ǩ-10ŝ-9d-7uǇ7aHŶž8ZŌŐƌƔƹ10Ļ11mũ12ƽ13EŊǜǧ15ū16Ş17ōǙ18ƾ19ǂ21ůǒ25vƢ26ǁ34ń41O
~tes>	56 -11ǩ-9d-7uǇ7aƼ8HZŐƹǁ9ŌƌƔ10Ļ11m12ũƽ13ǜ14EŊǧ15ū16Ş18ō20ǂ21ůǒ26vƢ35ń42O
~test	81 9ŧ26Ǚ27ǁ33ƾ
~tev	77 7Ż8Ɵ9Ś10Ɲ11qũƑ12ư14ş18Pŉ
~teve	77 7Ż8Ɵ9Ś10Ɲ11qũƑ12ư14ş18Pŉ
~tex	69 9Ÿ11ǘ13ū23l25ś76K
~texa	90 12Ÿ30l
~text	70 12ǘ13ū25ś77K
~tfi	75 7ő8Ş10ńŠ11W12Ǟ13J17ơ23a24Ő27Q31Ǆ
~tfit	77 -7ǔ7ő9Ş10ń11Š12WǞ17ơ25Ő28Q32Ǆ
~tfo	90 24ǣ32ƻ
~tfor	90 24ǣ32ƻ
~tga	64 12Fƭ19Z21Ʈ42ƕ46Ɣ
~tgag	64 12Fƭ19Z21Ʈ42ƕ46Ɣ
~th>	34 -21ĺ-18ǐ-17P-16ŏ-14Hţ-13LŪƣǢ-11YŎŦũơ-10tJNOů-9GŇǅǆ-8ƺǌǨ-7hoCEƅƝƩǇǔ7ĸƟƥưǡǥ8aŜŷŹƧ9grAŖƐƛǁǃ10lŗŰųƔƞǑ11QSŊšťƁǏǤ12ŶŽƬ13Ƃ14ňŋŲƱ15ĹŠŭƒƽ16pu17ƃ18nWŢƳǜ19ĶƠ20bńŕŝşǝ21Vķű22Ń23ŧƘ24ŐƸǂ25TXņŞƢ26Ƥ30Ļ31Ƶ41d42s45Ĵ51ő
~tha	29 -19Ǉ-16ĹǨ-13yXǞ-12ƬǍǟ-11iNYƊơ-10PUŉ-9esBƭ-8ƚƟƨƷ-7rZŊŘŹſƕƗǊ7ŧƋƐǁǔ8lFļņŕƄƏƛǕǦ9hkmŏŪŲƁƅƜǢ10ĵųǧ11oŁƀƺǝ12ajŔšůƘƥǂǃ13tMŻƍƑƙ14ŌŖżƿǀ15dAĽřūǋ16DŅƈƒƪƻ17Cķŋ19S20Ƨ21śƝ22ũ23pERŀǩ24QŒƩ25Ů26uŽ27Ƴ30Ŧ31Ŭ32ŤŶ34ŭ35ĺ41ň42ő43G46ō47ĸ49Š50bť52Ň54Ũ
~than	61 -11t-10ǩ-8C-7ƅ7LŇǡ8ƁƴǇ9ťŦƦ10YļŒƒ11Ʃ12őœǋǦ14ƺ15GŅ16ap17ǂ18K20Ů21ž22k25ķ
~that	30 -24Ǉ-17ĹǨ-14i-13XǞ-12yƬǍ-11sNYƊơǟ-10Pŉ-9eBƭ-8ľƚ-7UZŊŘŹſƓƕƗƟƨƷǡ7nĶŜşŰűƋƐƱǙ8lŅņŧƌƏǁǔ9FķŕƄƘǕ10hmŏŲƜǢ11ĵŁųƀƅƒǝǧ12o13jŔšƥǃ14MŌŻżƍƑƙƿ15ŖŮůǀ16dAĽřūƈƪƻǋ17D18pŋ19tŒƩ21CƧ22ś23EũƝ24Rŀ25QS26ǩ27ŦŽ28u29Ƴ32Ŭ33ĺŶ34Ť36ŭ37Gő44ň49ĸō51Š53b56Ň57Ũ58ť
~thd	69 11Ŝ13Ǘ18p21v25c33d
~thda	69 11Ŝ13Ǘ18p21v25c33d
~the	19 -27T-24Ļ-21Ň-19Ÿ-18Ŗ-17ǎ-15iǖ-14XŃŨ-13p-12Lň-11NĹǜ-10rCƬ-9qtƂ-8gOŊőƨ-7uǀ7PQŰűŲƒƣƵǔ8ŭŮƦƾǅǉ9ńśƩƱ10ņŌũƇƎ11JķƥǊǏ12ĶƌưƲǣ13ZřŠŻƏƛǥ14ōŕŤƐ15efzWľŽƉƜǄǍ16lŗŘǇǋǗ17wůųźƙƚǤ18GŐŒşƁƍƶǑǛ19kUĽŴžƄ20Ŭƅ21ESŁſƗƢǟ22ŀłŞƋǆǞǧ23hsŚƖƝƪ24nǁǌǒ25ŔŜƈǃ26ƽ27vxŵƊƑƻǐ29ŅŦƫǈǠ30ŷǦ31ǢǨ32Ǔ33ū34ŹƞƠ35Ƨ37ƕƮ40yƟ42ŝơ48ŧ
~the>	22 -29Ŗ-20iŇő-19Ƃ-16BT-15Ļōƴ-14ňŸƣ-13GŝƤ-12tuzH-10Ũǎ-9oAŃƸ-8NŊ-7C7abĸŔƝƦƲƼǛ8DZş9cśƉǉ10mYƓƘƽǩ11ĶƎƭƶƷǓ12fŪŲƁƍƏǡ13QŰűźư14Ǉ15ŌŐƪǊ16Jľņŗŭžƚǁ17ŮŴŽƇƵǈ18dĺĿƗƧ19eŤ20ŕřŦƅƐƜƥǃǤ21hƋƻǏǐǥ22xUŷŻǆ23ŁůƈǋǗ24ƌƙǣ25łƊƑǅǍǧ26ĽŧųƮ27kEƛ28Ƅǟ29ƟǦǨ30yƢǌǞ31ƞ32Ɩ33Ŭ34Ǣ35Ś36ŀƕ37Ơƫ38Ź39ơ41Ǡ43ū
~thef	85 8ţ29Ť35ƀ
~thei	61 -13ǣ-9dşŷ8ŧƳ9zǗ10Ś11ľŝ12Ŵ13Ǔ14y15ǑǕ16ǐ18Ƣ21v26Ʊ28Ŕ36ǈ47ǒ49Ņ
~them	51 -22Ʊ-18ǧ-17ŀ-11ĺ-10lǅ-9mĻ-7aOĽŶǖǩ7ełśŲƘ8šơƻ9g10Ƅ11ş12Ŕ13żƬ14ƶ16Sǚ17wŧ19œ20xǐ21ǈ22Ǔ23Œ26y27Ǒ33Şǒ36őŢ39Ư45ŝŠ
~then	63 -14Ň-13Ū-11őŤ-10B-9Ŗ-7ŝƼ7ǔ8cdQłœſƔ9ŶƧ10ťƇƋƒƾ12y13wCń14Š19ƫ21ŎƩ22ņ25ǝ29ũ34ǩ46ŵ47ō
~ther	34 -23ĺ-22Œ-20C-19ŭ-18ƥ-17dƬǩ-16Tœƛ-15ar-14Ŧǅǎ-13Ɠ-12ĻƘ-11qx-10cpŎƅƼǘ-9ļŶƒƭǋǏǐǗ-8kLĸťŧŻƕƖƿǀǕ-7OśŮŸƮ7ĶŃŊŢųŹźƎƠƸƹǂ8MřŪŽƫƳ9AKWķũƙǦ10hU11ƩǓ12BŤƈƍƜƤ13yŏƃƪƶ15ƗƣǛ16lŉŘƧ17jǍ18şţƉƚƱ19uŴŵƂƲ20VZń21iŞƁ23HSǁ24zŅōŝ25fƞ26ǃ27ſ28ŷǨ30žǄǈ32Ƒ33ƽ35ŜƝ38Ɗ43Ɵ47s54n64G
~thes	61 -15R-13i-10ű-8S-7x8ŐŖŜƁƠǟ9fĺ10ǌǛ11zC12ŒƺǇ14Ǟ15tQ17ŪƒƗǩ18n19P21l24A25U26ŋ
~they	43 -18ǟ-15cĹǣ-14ŵǨ-13ĺŀŃ-12al-10Ǣ-9iŭǝ-8CYĸĿŇňƜƳǡ-7jptuXZĴļľŤŨŶžƃƒƔƵƶƷ7TƈƋǁǏ8SƁ9ƓƱ10ƾ11Ǔ12Ɩ13ŐƻǕ14Rƽǒǖ15UšŲƦǈ16yżǑǧ18xzķ19ŏŗ20Ŝ24ƅƧƼ25ƪ27ƕ28ŒŘƠ29wWǤ31ơ32ƴ36Ŧ37ŅƮ39v49Ş52Ŕ55ŝ56ŧ
~thi	34 -17n-15o-13Ţž-12FTŒů-10lŬƟ-9RŅŰųźƅƔƙǇ-8vŐƁƛƤǗǘ-7uCŹƆƩƪǔǚ7jOŌŕŶŻƞǀ8MſƯǏǐ9mZŖŞơƾǟ10gUŪǩ11Žƍǈ12ŘƄƦƼ13cľ14sƂ15ŊƻǞ16dĴŎşƥƹ17ŇŔ18NŝűŲƳ19Ĺƶƺǂ20IŁƗƘ21Ń22Xũ23ŋƬ24Aŀ25ƨ26k27iBHŉƖ29aōƵ30Ŀ38ţ43Ļ44ŏ48ĺ58r
~thin	38 -14s-13aƕ-12JŌ-11cnŜŢůž-10FƟǁǅ-9TŋŷƧ-8lxSŐœŬƔƙƠ-7jtzMŎųƁƅǇǗ7ĵūƊƜƵƿǄǥ8yYŨżǖǦ9ľƂǀǓ10ķƐƸǐ11AĸŃŶŻưƺǏǕ12XĴŊſ13Zǂ14ŀŞŪƍƯǞǩ15BUŘƞƼ16ĻŽǟ17gHƄƦ18łƳ19Ŗƹ20ũŲƥ21ƻ22ş23ŝƗ24ŏ25ĺƘƶ26Ŕű30Ƭ32iĿ33ƨ36Ňŉ37ō39ţ42r
~thir	79 9xƖǡ16ǅ18ƣ21d23q28c
~this	46 -20Ň-14o-12Ŗ-11ư-10Ƣ-9nYŒƞǩ-8gĸŔŤŨƌƨ-7ķŉōŞűƬƯƷǟ7ĴƂ8xţŴǁ9ŷ10J11Oǈ12ŀơƺǞ13cmXł14HƕǊ15Ƴ16œ17d19AM22NŌ24j26BƖ27Ƶ28k31ŁŎ34sI35Ĺ36Ļ38r42ŋ45Ńŏ53ĺ54a
~thl	75 12Ơ14Œ18Ɣ31Ĵ
~thly	75 12Ơ14Œ18Ɣ31Ĵ
~tho	52 -11ǖ-9ŖƬǋ-7DňőŨ7HńŝƍƞǐǠ8EĵƂǊ9ŊƎǓ10Zư11ŕŶƅ12xű13ľƭǑ15wŽƈǇ16ŏƩƮ17Ǥ18ŢƑ20Ʒ24ŲǨǩ26ſ28Š32Ňšŵ
~thos	57 -11ǖ-8D-7Ƭǋ7ŗžƉƕƗƚǄ8Aľőś9Ňŝƈƍƞǐǩ10EĵńǊ11iƎ12Z13ŕſƅƯ14űŶ15Ǒ17wǇ19ŽƩ20Ǥ21Ƒ28Ų33Š
~thou	61 -16ő-11S-7Ư7xƈ9aǠ10ĺ11H12Ƃ13Ŋƺ14ưǓ16Ţ17ſ19ǩ20ƭƮ21ľŏ26Ʒ28Ň31Ǩ40šŵ
~thr	50 -10mŏ-9Ɣ-8ǩ-7LQĴƟƯǟ7ŴżƁƻǝ8ƮǦ9zZļƦ10šŪ11ƆƧ12śŬŵƜ13nŐ14ŊŖũǥ15ĸŧ16ŤƳ17j18ƌ19ƨ21ŗƕ22ǖ23W24Ũǎ
~thre	85 8Ƹ9Ŏ14ǜ
~thro	51 -10mŏƔ-8Ĵǩ-7LQƯǟ7łŅżƚƻ8ŴƁƮǝ9zZļƦǦ10šŪ11ƆƧ12śŬŵ13nƜ14Őũǥ15ŊŖŧ16ĸŤ17Ƴ18j19ƌ20ƨ21ŗ22ƕ23ǖ24WŨǎ
~ths	63 -10Ơ-9pX7Ǥ9ĺŕ10uƟ11ł13Ů14v16GƆ17Ĵŧ18Œƃ19Ǆ20ų22Ǩ29Y30Ʈ
~ths>	63 -10Ơ-9pX7Ǥ9ĺŕ10uƟ11ł13Ů14v16GƆ17Ĵŧ18Œƃ19Ǆ20ų22Ǩ29Y30Ʈ
~thy	79 9ƽ21Ƹ22x
~thy>	79 9ƽ21Ƹ22x
~tia	83 10ǀǔ11Ʃ12a14ƴ23Ǆ
~tial	83 10ǀǔ11Ʃ12a14ƴ23Ǆ
~tib	59 7ľ10ƀ12Y14ŎƁƚ16Ŧ18ň20ŭ37Ř
~tibl	59 7ľ10ƀ12Y14ŎƁƚ16Ŧ18ň20ŭ37Ř
~tic	60 7ļƋǌǘ8KĴ10Ǖǖǚ11N13Ş14Qţ15ŠŶǆ19Ƈ21Ŕ26ĹŽ29ŀ50Ż
~tic>	83 8Ƽ10ƛ11Ĵļ14Ǖǖ
~tice	77 8Ƌ11K13ǚ20QĹ
~tick	64 8ǘ12NĹ14Ş15ŀ16ţ18Ŷ20Ƈ23Ŕ54Ż
~tics	86 39Ž
~tie	72 -11ǩ-10ƞ8Ʊ11h12ƅơǈǍ13ķ16ǀǏ22ł23Ɯ25Ǘ29f31c
~tie>	88 -12ǩ15h22f28ł
~tied	90 15f21Ǐ
~tien	90 26Ǘ
~ties	77 -11ƞ9Ʊ13ƅơǍ14ķǈ17ǀ25Ɯ35c
~tif	63 -8ŕ-7Ÿ8Ŕ9ǃ17ū18ź19ǌǒ26ǧ
~tifi	63 -8bŕ-7Ÿ8Ŕ10ǃ17ū18ź19ǌǒ26ǧ
~tig	88 9Ų14L15Hǝ23g
~tigh	88 9Ų14L15Hǝ23g
~til	52 -12x-10ų-9p-8ŌŢŸ-7rƅƛ7Őƹǟ8jVǐ9ZŃŲƩ10Oŉǩ11ƞ12ŬƬ14zƉ16C17fUĺũ18ty19ŷƖ20q21cQ22PŕƔ24v25D27Jƫ29IŨ47ƭ
~til>	79 -10H7y10OVŕ11Ƅǧ12v13ĺ29ƭ
~tile	88 27Ɖ
~till	53 -12x-10ų-8pŢŸ-7rƛ7ƹƺƾǟ8Ő9jĺƩ10OZŉŲ11ƞ12ŬƬǩ14yŃ15zŕ16v17fCũ18U19t20ŷƖ21q22cPQ23Ɣ26D27J28ƫ29ƭ30IŨ
~tim	52 -11Ǟ-10qƇ-9ŒŖƉƨ-8ŗ-7ŎƖƼ7FţŧŮŻƑƒƴǘ8tšſƈ9ƓƦ10Sņ11Š12kƛ13sƺ14Wŵ15HĻŜŸƧ16gǩ17őũ18ŔƟ21ŲƸǇ24V31ǎ33O34R35N36L41Ń
~tima	90 9Ů11Ɠǉ15ƀ
~time	52 -11Ǟ-10qƇ-9ŒŖƉƨ-8ŗƀ-7ĺŎƖƼ7FţŻƒƴǘ8tšŧſƈ9Ʀ10Sņ11Š12kƛ13s14Wŵƺ15HĻŜŸƧ17gőũǩ18ŔƟ21ŲƸǇ24V31ǎ33O34R35N36L41Ń
~tin	49 -13S-12Ǎ-11ƕǆ-8sVĺŐƒǔǟ-7ŰƃƮǀǓ7KĹŌŮƜƯƻ8gPŚǅ9wĽ10qxŹƵ11NƎƢǃ12MƘǙ13zĵƆƲ14ŏƱǚ15entƖ18ĿǄ20UǠ21iFŒǈ23ƫ30ƹ34Ķ40j51H
~tin>	65 -13S-8ǉ-7ŏ7tz8ĻƉƫ9nŌƹǣ10FUƅƜƵ11Ŏ12Pƻ13ŒƘǄ14ĶǅǇ15x16j20Ŀ21ǚ25i40H
~tine	90 29ƹ
~ting	52 -12Ǎ-11ƕ-10yǆ-8VǇ-7ĺƮǔǟ7kOŗžƄƝƟǦ8zŖśŠŮƯƹ9nKĹǄ10twĽŚŝǈ12Œ13NUŹƎƢǃǙ14FM15ĵƆƲ16eƱ17Ɩ19ƫ20ŏ21Ǡ23H25Ķ30j
~tio	47 -14ţ-11ſƈ-10ơǑ-8wGŷ-7ĶŏŞǥ7SŅŎśƃƭ8Fŕŗ9qƉǝǧ10żǣ11Šǁ12AĻŋŌưƼǜ13xŐƅƻƿǋ14ŊŖǓ15nűǆ16ƌ17k19m20P22Ň23Ə24ǌ25ńū26Ƈ28ŉŔ31ŻƱ45Ǟ
~tion	47 -14ţ-11ƈ-10ơǑ-8w-7GĶŏŞſ7SŅŎśƃƭ8FŗŚ9qƉǝǧ10ŕżǣ11Šǁ12AĻŋŌưƼǜ13xŐƅƻƿǋ14ŊŖǓ15nűǆ17k19m20P22Ň23Ə24ǌ25ńū26Ƈƌ28ŉŔ31ŻƱ
~tip	85 -7ĿƮ13ŉ22T45ł
~tip>	86 -7Ŀ14ŉ46ł
~tir	68 -12Ń-7Ǟ9q10Ŝ11ƭ12ű14Ļ18t21Ƨ31P37Ķ43V
~tire	69 -12Ń9q10Ŝ12űƭ14Ļ15V19t21Ƨ32P39Ķ
~tiri	90 -8Ǟ37V
~tis	83 -7ǩ11ĽŪ12ƿ15ŧ25ŝ
~tisf	88 16ŧ26ŝ
~tist	90 -7ǩ7ĺ12ĽŪ13ƿ
~tit	72 7ǐ8dq10ķ12ű15Ņ24P29Ɩ30ń35Ŭ43ǆ
~titi	90 9Ɩ19Ņ38ń
~titl	75 7ǐ8ǈ9q11ķ16ű23Ɩ26P36Ŭ
~tity	90 11d54ǆ
~tiv	83 12Ǝ17ǀ22ŏ33l
~tive	84 13Ǝ23ŏ33l
~tle	56 -14ǩ-13Ǉ-12Ś-9ŀǥ-8ų-7o7cIķūƳ8kzŽƹ9ĿŧŻ10Ķŉ11vǄ12qYż13œŶ14aŊƦ15wŦ16PŅ19Ư20ű23uxŲ24Ŭ27ƻ28Ɩ29ƞ
~tle>	57 -14ǩ-13Ǉ-9ŀǥ-8ų-7o7ļņƻ8ckzIŨūŽƳƹ9ĿŧŻ10Ķƞ11ŉǄ12Yż13q14Ŋœ15aƦ16Ɩ17vw18Ņ20űƯ22P24uŲ25x26Ŭ
~tled	81 9Ŧǐ11Ń13ķ28ƞ
~tlem	90 24Ŧ28Ɩ
~tles	88 -13Ś-8P-7v15ǈ26Ŷ31ƻ
~tll	86 23Ķ25ł
~tll>	86 23Ķ25ł
~tly	61 -11ǩ-10Ǎ-9Ş-8Ĺ-7rƌ7sķňƳ8ĸŀŅŎŒƁǖ10dšũƕ11Ŗ12ĺ13D15ŐơƧ16ŧ17Ť18a20ŏ28ŭ38ǔ40Ǆ
~tly>	61 -11ǩ-10Ǎ-9Ş-8Ĺ-7rƌ7sķňƳ8ĸŀŅŎŒƁǖ10dšũƕ11Ŗ12ĺ13D15ŐơƧ16ŧ17Ť18a20ŏ28ŭ38ǔ40Ǆ
~tma	81 -13H8Ƌ20dk31ƞ35J
~tmas	85 9Ƌ18D21dk
~tme	58 -11Ɲ-8Œǧ-7ƛ8ǖ10Űŵƿ11ƞ14GƜƾǍ15ķ17Fƥ18Ť19Ɨ21DƏ22ƢƤ23Ơơ24ǚ32ƣ
~tmen	58 -11Ɲ-8Œǧ-7ƛ8ǖ10Űŵƿ11ƞ14GƜƾǍ15ķ17Fƥ18Ť19Ɨ21DƏ22ƢƤ23Ơơ24ǚ32ƣ
~tne	68 -25d-13Ƹ-10Q-8P10s12Ł13r18Ʒ20Ǩ23tǠ24ǂ26ƨ27q28pŴ30ǆ32o
~tner	68 -25d-13Ƹ-10Q-8P10s12Ł13r18Ʒ20Ǩ23tǠ24ǂ26ƨ27q28pŴ30ǆ32o
~to>	31 -27Ʀ-19nűǅ-16qŏ-15r-14Ŗǋ-13wƊǈǒǢ-12pťƻǟ-11vŒŤƩ-10juňǇǛǡ-9fFŪƼǂǊ-8ciņƅƇ-7DWŰƆƉƘƞƲ7ŴƏǍǑǜ8ƀơ9gIVĹŊ10ķŠƛǓǨ11kļŹƄƋƮ12TŘſƑƔưǌ13ĴŜŲǔ14L15ozOƓƗǗ16Kĸ17dGĻƜ18estyųŶ19AĺŵǏǝ20BƂ21ZƷǁ22XōƕƤ23Hŝƌƙ24aƭ25NƯ26ľŋţŧ30œ31ŎŨ32łŢ33ŉ40Ń41MǞ42Ō44śƫƶ46ž47ů49Ł53Ƶ
~tob	79 14ǂ51ƹ
~toba	79 14ǂ51ƹ
~toc	79 12Ķ24ķ30Ǐ32Ɲ
~tock	79 12Ķ24ķ30Ǐ32Ɲ
~tod	53 -17ž-14ǡ-10ń-9Ǐǩ-8Ƶ-7Ƨ7ĸ10aŀƓǢ11tŜ13ƪ14xŢ15v17Ĺ18ǥ22ŗƦ23ű24jO27Ō29ŐŒ31Ļ37ŏ38i41ĺ
~toda	54 -17ž-14ǡ-11ń-9ƵǏǩ-7Ƨ7ĸ10Ǣ11aŀƓ12tŜ13ƪ14Ţ18Ĺ19ǥ22Ʀ23ŗ24jű25O27Ō30ŐŒ32Ļ38ŏ39i42ĺ
~tof	86 10ǀ18ũ41ƛ
~toff	86 10ǀ18ũ41ƛ
~tog	75 8u10Ǌ11fM12Zǉ20s32ş
~toge	75 8u10Ǌ11fM12Zǉ20s32ş
~tol	72 -13ǩ-11Ũ-10E8j9ƙƾ10luYƧƼ11ŦƁƴ14ļ17d23Ŕ24ǘ26B28Ŗ30A
~told	72 -13ǩ-11Ũ-10E8j9ƙƾ10luYƧƼ11ŦƁƴ14ļ17d23Ŕ26B28Ŗ30A
~tom	56 -14S-7Ś7jkŖƬǣǥ8łűƤ9Ŀ12Ʀ13ǟ15ĸ16Yǚ18ǡ19Ɲǃ22L23ǖ25Ǔ29őǗ32ǔ
~tom>	88 7e8ū9Ņ13ǥ15ł
~toma	86 11ƛ12Ĵ14j
~tome	62 -15S7Ǆ8Ţ9k12Ŀ15ǟ18ǚ20ǡ21ǃ22Ɲ26ǖ28Ǔ32ő33Ǘ37ǔ
~tomo	65 7IƄǧ9ƬǕ10űƤǘǣ11Ŗǝ15Ʀ18ĸ23Y26L
~ton	75 -7ĺ8ś10b12ŉŖǝ13ŌŻ15rƦ18ǩ25Ƥ27l
~ton>	86 13Ƥ15ŌŻ22ǩ31l
~toni	79 -7ĺ11ś13Ŗ14Ƥ15ǝ16rƦ
~too	56 -11aŰ-10ǈ-9dƾǦ-8ŝŻ-7xĶŁŏřǐ7ĿŎūƂ8źƪƯǂǛ9ł10ŇŪ11ŧƲǄǚ12t13oǑ14ň15Uşŭƿ16X18sń19ũƳ20ƨ22ŽƬ23Ǚ24jƝ26Ǣ29q41Ǐ
~too>	61 -12a-11ǈ-10d-9Ǧ-8Ż-7xř7bŅŨƼǩ8ūƂ9cĿŎźǛ12ŇŪ13ǚ14ƳǄ15Ǒ16ň17ƿ18Xş19U20o21sń24ƨƬ25Ž27j32q
~took	76 -12ƾ8k9ƀ10p12Šǂ13ƪƯ14ł19ŧ22tƳ31ũ
~tool	68 -16Ű9Ƙ18ŭ27Ǣ30Ǚ36Ɲ55Ǐ
~top	60 -9ž-8Ǎ-7œşǇ7VĽƌǁǛ8mtOW9ƵǨ10y11Ɲ12ňŢǎ13ƣ14TǊ17ŀŚ20M22ľƈ23řƮ25ƉǦ26ŗ30Ƃ34Ĵ
~top>	62 -11Ʈ-8Ǎ-7œžǇ7ĽƁǗǥ8mWǁǛ9V10Ǩ11Ƶ12ňƝ13Mǎ14ƣ15TǊ19Ś23ƈ24ľ25ř26ƉǦ32Ƃ
~topp	79 10MĿ12t15y18Ţ22Ʈ25ŀ
~tops	90 10O16ƌ25Ʈ35ŗ
~tor	48 -14Ǔ-13Ł-11ƫ-10Jǩ-9Ǉǈ-8ķŗǐ-7WĵƯ7OŻƓǄǅǌǧ8łţǊǖ9ŔƊǏǤ10Ɯ11ōŪǀǂǘ12Ɩ13jƃƸǟ14ſ15ƈǡ16Ɲƽ17Žǒ19ǋ20Ǒ21ƻǢ27Ƽ30Ǎ32Ǝ33Ǘ35Ʋ37ƾ38Ɔ41ƥ68ƚ
~tor>	62 -14Ǒ-12JŁƫ-9ŷ-8ǈ7Ɩǣ10ƃǒǧ11Żƌ12ƈ13Ɯ14łƓǄǤ17ƻ18ǂ20ǘ24Ž25Ƽ34ƾ39Ʋ
~tora	76 9Ɗ10Ƒ57ƥ
~torc	84 -10ǐ14ş22ǀ23Ū
~tore	67 -8ĵ-7Ɨ8Ǐ9ų11ǎǞ13ƥǅǌ14ƻǊǖǡ16Ǝ20ǟ21Ǣ30Ǎ40ǋ50Ǘ
~tori	67 -9ǋ7Ɗ13Ǎ24Ɔ26ſ
~torm	75 -11Ť-7ŗ8ũ12Ŕƈ25j80ƚ
~torn	80 -8W7ǝ9Ʋ12Ɩ13Ŀ15B37ƚ
~tors	69 -11Ǔ7Ɯ10Ŧ12ƣǡ14ƃ16ǒ17ƾ21ŷ35Ǝ46Ǒ
~tory	66 8ŊŔơ9ņ11Š12OƼǢ14Ƹ16ţ18ōƗǏ22Ť23Ɲ26ƽ35Ɔ
~tot	71 -14Ť-10ǥ10uƆƹ11ŒƗƠ12ZŽ13gŅŷƿ16ǉ21ŵ23ş27Ŧ
~tota	71 -14Ť-10ǥ10uƆƹ11ŒƗƠ12ZŽ13gŅŷƿ16ǉ21ŵ23ş27Ŧ
~tou	78 7ō9Ų10ķń11Kƹƿǟ12ŀ13ǝ15Ƽ30Ŝ
~touc	80 7ō10ķńŲ11ƹ12Kƿ16Ƽ31Ŝ
~tov	77 55Ɛ
~tove	77 55Ɛ
~tow	65 -11ŗ-10Ƹ-8ƞ-7Ƅƛ7ņǋ9ŭ13Ň14ů16ƟǍǕ17X18Q23ƣǩ27Ǧ29E48l52C67Ɓ
~tow>	90 -7Ō59Ɓ
~towa	88 19Ň24X
~towi	82 34Ɓ
~town	70 -11Ƹ-9ƞ-7ƛ7ǋ8ņ10ŭ13ƣ16ů17Ɵ18Ǎ19Q28ǩ32E52l57C
~toy	90 16ű20ŭ
~tpo	90 29ƴ
~tpon	90 29ƴ
~tra	50 -14ǩ-13Ʊ-11CG-10ƿ-9Ź-8Lǝ-7OǞ7NŔřűƖƝƤǛ8ƓƢǏ9šŴƜƴ10lzSŏ11KǕ12QźƘ14ĴǇ16ƒ17yŀǒ18ūǀǐ19Ǥ20őŻ23ůƟ24ƍ25Ƃ26PǙ27Ǒ29Ɓ38Ǔ39Ž
~tra>	75 -8Ź9Ų11ƶ14Ƥ17Ŵ18ƴ19ŏ22Ƙ29Ǉ31Ǥ33Ƃ
~trac	60 -8Ş7Ǌ8ŀŦ9Ʃǧ10ƌƖǄ11Ƣ12řƓ21ƒ24ǒ27Ǒ48Ǔ51Ž
~trad	78 -17Ʊ-7G8ǣ10Ǒ12mǟ15Ɲ19z23yS27P
~traf	86 -10m-7O12ů13ǋ15N21Ż
~trai	68 -10ƿ-9S-8ǝ-7G7oƼ8ňŢǎ9ǘ10ų11Ǜ12Ŕ13Ǐ15Pš18ŀ20Q21őź23ǐ24Ĵ28ů39Ǚ
~tram	75 39ƍ
~tran	73 -8L-7ǘ9y11Y12Ɓ13l14űŵǐ19ƜǕ22K
~tras	85 46Ɓ
~trat	84 22Ş36ū
~trav	78 -13C-9ǩ-7Ǟ8Ƃ11ő34ǀ41Ɵ
~tre	55 -9P-7ĿŖǩ7jƞ8ŞŤŨơ10tšƘ11i13EGƼǋ14ǃ16ǀǄ17ŧƿ18ŝ22ņ24Ŷ25Ű26ǚ32ƙ44U47D49Ƒ
~trea	66 -7œŜ7k10Śƙ12jŞ14Ƙ16i18Ƽ21ƿ22ŧ23Uŝ29ņ30Ŷ32ǚ
~tree	61 -7Ŀ8tƇƞ11Ťơ13Ŝ14E15ǋ17Gǃ21Ǆ27ƙ29Ű55D58Ƒ
~tres	84 -11P-8Ÿ-7Ƴ10tƄ11ƚ12ǜ17Ũ40U
~tret	88 11Ɵ13Ż19š
~tri	63 -9Ľ-7Ů7ơǛ8Ɯ9ūǔ10ǀǓ12QŽƏ13qů15řƑ17Ňŭ18Ǒ19Ǎ20Ɓ22ǋ27k28ǘ30Ƌ
~tric	71 -8Ľ7P8Ǆ9ơ11ǔ12Ǔ13Ə15q17Q18ǘ21ŭǑ35Ƌ
~trie	88 9ń14Ǜ18Ž20ǘ
~trig	88 8Ţ11Ŭ13Ł14Ō
~trip	76 -8Ů8ū13ǀ15Ɯ16ů18ǋ22Ɓ25Ǎ34k
~tro	68 -8n7ĴĵƮ9p10ƛƿ11Ĺ12tK14Ş18ű19ĸ21ǜ32ƽ47Ƽ
~trok	86 20Ƽ28ƽ
~tron	84 8Ɨ9Ƙ10Ĵ16K
~trou	73 7ĸ8ĵƮƿǘ10p12Ĺƛƽ13t15ŞƼ19ű23ǜ
~tru	55 -14Ɣ-11Ǆ-10Ƃ-7Ļŗ7ǏǞǟ8ĹłņƁƦǛ9ŀƫǋ10ǩ11Q12ŵƇ14S15cƑ16Ƙ17Ū18Ɠ19Zƅ21ŎƏǦ24ŭ25Aų26Ŭ31Ŵǐ32Ŷ33Ʋ
~truc	58 -15Ɣ-12Ǆ-10Ƃ-7ŗ7ǆǍ8ƁǏǞǟ9ƦǛ10ǋ12QĹ13ŵƇǩ15S16Ƒ19ŪƓ20Z22ƏǦ24ƅ26ŭ27ų28Ŭ33ǐ34Ŵ35Ŷ
~true	86 10ŧ14c15ł25Ŏ
~trum	77 25Ƙ
~trus	74 -7Ļ8Ŏ12ņ13ƫ19ŀ36A46Ʋ
~try	72 -13Ő-11N-7Ʃ7Cƣ8Ń9ŗŮ10ƈǔ11Ǟ17lǘ20ǀ22I25ń26L28Ž
~try>	74 -13Ő-11N-7Ʃ7ƣ8C10ƈ11ǔ17lǘ20ǀ23I26ń27L29Ž
~ts>	40 -17Ŧ-15ŝ-11ŐŚŪƔǂ-10ŏőƿǄǐ-9kmVǨ-8cvAPĹōŷǃǅ-7airwSŀţŧŨũŽƆƊƕƧƴǇǥ7ƃƭǖ8ǔǦ9gltILńŭŵŹƏƚƠǎ10EņŶžƻǗ11ĴŠſǀǍ12UǊ13ŬƗǝ14ĵķƾǑǧ15ƘƤƫǙǚ16RZǒ17Ǝƽǋǟ19ű20WŇřż21ƌƯ22ǡǢ24z25Ɯƣ27Şǌ33ŗ35Ż39h50Ǔ
~tse	83 -7ŗ10Ǣ12Ƙ13Ɠ17Ĵ21C
~tsel	83 -7ŗ10Ǣ12Ƙ13Ɠ17Ĵ21C
~tsi	74 -10U-8t9ƥ10Ƒ11ƉǠ12qƦ17ǀ19g26j32Ƈ
~tsid	74 -10U-8t9ƥ10Ƒ11ƉǠ12qƦ17ǀ19g26j32Ƈ
~tsy	90 -7Ɨ12o35Ɲ
~tsy>	90 -7Ɨ12o35Ɲ
~tta	77 -8IƔ8Ĺ9śƕ11ƞǨ12Cƽ14Ŷ15Ƽ
~tta>	88 -9Ɣ10Ĺƕ13ƞ
~ttac	82 9ś12Ǩ13ƽ15Ŷ16Ƽ
~tte	55 -19n-14ǩ-11Ź-9dœ-7ŖƮ7rAĿ8şƠǘ9ŢƜƨƲǛ11qō13Ň14pLŁž15oŞ16ź17Śǂ18C19ř20ƹ21K22t24h26Ŕ29Ľ35ľ42b
~tte>	90 21ƹ33C
~tted	90 -8ƚ-7a11Ľ13Ō15Ŀ27Ł
~tten	71 -11Ɗ7hưǙǣ9ńŻǓǛ12ŰƲ13ƜƠ15ƛ16ŗ19b21ž
~tter	59 -18n-12Ź-9d-8œƛ-7Ʈǩ7sťŸ8rA9şǂ10ƚ11Ţƨ13qōƊ16pLŞ17Ň18oź19Ś21hř23K24Ľ27t29Ŕ30b38ľ
~tti	59 -8ŏ-7Xǉǩ7Aűƨ8rYƁƞƪ9hwŗƝƱǈǦ10PŪŮƟ11ĿŖƘǙ12Ś13tǠ15nMŹ18z19Hƹ20x24j29Œ40Ķ
~ttin	59 -8ŏ-7Xǉǩ7Aűƨ8rYƁƞƪ9wŗƝƱǈǦ10PŪŮƟ11ĿŖƘǙ12Ś13tǠ15nMŹ18z19Hƹ20x24j29Œ40Ķ
~ttl	58 -13Ǉǩ-10Ś-9ŀ-8ǥ-7ų7dļņŨ8czIŐūŽƳƹ9ű10ĶĿŧ12YŉƖǄ13ż14œ15aŊƦ16Ŧ17vwŅ20Ư24u25x28ƻ30ƞ
~ttle	58 -13Ǉǩ-10Ś-9ŀ-8ǥ-7ų7dļņŨ8czIŐūŽƳƹ9ű10ĶĿŧ12YŉƖǄ13ż14œ15aŊƦ16Ŧ17vwŅ20Ư24u25x28ƻ30ƞ
~tto	81 7eū8Ņ9Ʋ12ǥ13łƖ14Ō15B25ǩ
~ttom	88 7e8ū9Ņ13ǥ15ł
~ttor	90 11Ʋ14Ɩ17B
~tty	70 -9ű7Ƒ8ŨůƆ9WǑ10ōŴ11Ŷ13Ţ16žƙ18GU22Ƹ
~tty>	70 -9ű7Ƒ8ŨůƆ9WǑ10ōŴ11Ŷ13Ţ16žƙ18GU22Ƹ
~tua	71 -12Œ7fǆ8ž9ŚŜŹ10Ǩ11zĻƴ13nKPR16F18Ɛ27Ŗ29Ő
~tual	73 -12Œ7ţǆ9Ŝž10Ś11ƴ12Ļ13R14K15P19Ɛ28Ŗ30Ő
~tuat	86 10f11Ź13Ǩ14z16n20F
~tub	76 8d10ƚ11q20Ƌ43ƍ
~tub>	79 11ƚ12q45ƍ
~tube	90 24Ƌ
~tuc	72 -11ZŒ8ő11Ş13ƣ15ŀ19Ʈ21vY22ư27ŵƇ
~tucc	88 33Ƈ
~tuck	74 -11ZŒ8ő11Ş14ƣ16ŀ20Ʈ21Y22v23ư28ŵ
~tud	70 -15ǩ-10B14Ʊ26Z38ź47m
~tude	71 14Ʊ26Z39ź
~tuf	62 -12Ƽ-8ơ7XƹƿǏ8Łƀ9ŋƚ10sAǓǜ11ŭƍǘ12Ɖ13ŞƋ14ǂǕ15ǐ18Ɲ22ƢǢ28ƥ45Ɨ
~tuff	62 -12Ƽ-8ơ7XƹƿǏ8Łƀ9ŋƚ10sAǓǜ11ŭƍǘ12Ɖ13ŞƋ14ǂǕ15ǐ18Ɲ22ƢǢ28ƥ45Ɨ
~tui	86 49Ʊ
~tuit	86 49Ʊ
~tul	86 10f12Ɣ
~tup	88 9zĺ27ǅ
~tup>	90 7Ɗ9ĺ28ǅ
~tur	57 -21ǩ-12ŗ-10ť-9Ƴ-8it-7LĺŖƅ7nŋūƧ8pŁ9ŵƥƷ11ƬǙ12ƓǏ13GƉ14ƪǆǧ16śŤƢ17ƇǄǊ18ŉ19v20fŀŹſ21Ƒ23ţ25Ŀ26Ɨ27c29ǅ30ǜ37ƴ
~ture	64 -12ŗ-9ǩ7ƞǆ8HĽŴǢ9nŁŤū11ƥ12ŵƷ14ƬǏ15yƓ16G19śƢ20fƇ21ƗǄ25Ƒ32Ŀ35ǅ
~turn	63 -14ǩ-10yť-9Ƴ7TŧŰǞ8ŋŤƧ9ķƗǆ10p13Ǚ16ǧ17ƪ20Ǌ21v22ŉ23Ź24ſ26ŀţ31c34ǜ41ƴ
~tus	83 17C37f
~tus>	84 38f
~tv>	90 -10ƥ13Ő16ƚ18Ɗ
~tve	78 7ũ8Ǝ9Ūƌ10žƦ11Ƒ12Ƈ15ƥ19Ɨ
~tve>	78 7ũ8Ǝ9Ūƌ10žƦ11Ƒ12Ƈ15ƥ19Ɨ
~twe	78 -10Š-9ƶ-8ų7mǨ8Ǉ10C11ƫ13łšŷ19h21ň
~twee	79 -10Š-9ƶ-8ų7mǨ8Ǉ10C11ƫ13łš14ŷ21ň
~twi	78 9R10s11ţǥ12u13Ĵŕũ15ƻ20w26y
~twic	81 8y9R10s12ţǥ13Ĵũ14ŕ16ƻ
~twin	90 14u20y24w
~ty>	48 -12Ǆ-10űǩ-8Ūǈ-7ƝƦǍ9őƍƙƼǐǚ10GU11ņƑƜ12ƅǋ13yľ14PƏƶƸ15şƔ16ĶƂƗ18ƀ21W22Dơǆ23Ǔ24Ɵǡ25Ǣ28ǌ32Ǝ34ķ38Ǚ47C48ž
~tyl	76 8ǈ12Ɖ22Ǒ
~tyli	77 9ǈ22Ǒ
~typ	69 -9ƅ-8Ǎ7ţƜǆ8ļ9Tƿ10pǔ11ƣ12Ƈǉ14Ɖ15E19Ǆ20d21b31Ʃ38Ƽ
~type	71 -9ƅ-8Ǎ7fţƜǆ9ļ10pǔ11ƣ12Ƈ13ǉ14bƉ15E21d32Ʃ39Ƽ
~typi	85 8ǎ9b11T12ƿ17Ǆ
~uab	84 8ƥ10Ɗ34Ƙ
~uabl	84 8ƥ10Ɗ34Ƙ
~ual	62 -11Œ-7ŉ7Ŝžơ8RWĶ9ĺĻŋƴ10TŭƦǡ11AKłŲ12PǅǊ13řǉǙ15ŮƐƫ19Ŗ21L25Ő
~ual>	71 7ƪǀǆ8ƫ9Ɛ11ƴ12TƦ14ŮǊ15ǉ16Ǚ30Ő
~uall	68 -11Œ-7ŉ7ǩ8ŜŢžƐơƫ9RWĶ10Ļ11ĺŭǡ12Kł13AŲǅ14P15ř22Ŗ24L
~uan	90 17ƹ22ƿ
~uana	90 17ƹ22ƿ
~uar	66 -8KN9Ư10ƦƬ14Ƙ15Ɠ17Ĵǋ23Ń25ǖ29O32Ʋ40Ɔ
~uard	82 13Ư40Ʋ
~uare	71 12Ń17Ɠ18ǋ28ǖ43Ɔ
~uart	83 -10KN13Ʀ14Ƭ16Ń18Ƙ22Ĵ37O
~uat	80 -10ź9fŹ12zǨ14m15n18F25y
~uati	83 9f10Ź12zǨ15y16n19F
~ub>	74 -13Ƌ10ƚ11q15Ų21Ǒ30ǒ42ƍ
~uba	80 23ų27Ŷ34ǀ
~uba>	84 36ǀ
~ubar	90 26ų31Ŷ
~ubb	90 10d15ƛ
~ubc	80 22Ǒ24ǒ
~ubco	80 22Ǒ24ǒ
~ube	78 21Ƌ46Ų
~ube>	90 24Ƌ
~uber	81 48Ų
~ubl	71 7ĵĸ8Ʈƿǘ10p11Ĺƛƽ12Ř13t14Ş15Ƽ16ƥ19ű21ǜ22œ
~uble	72 7ĵĸ8Ʈƿǘ10p11ƛƽ12ĹŘ13t14Ş15Ƽ19ű22œǜ
~ubs	69 -7œ8Ǥ44ǒ53Ǒ
~ubs>	70 -7œ8Ǥ45ǒ54Ǒ
~uca	81 29Ʊ42m
~ucat	81 29Ʊ42m
~ucc	88 33Ƈ
~ucco	88 33Ƈ
~uch	44 -23W-22Ƃ-18Ĵ-16Ť-14ŧ-12ƭ-11ŏ-9Ũƞ-8ŎŵƅǇǟ-7FQŔƆǒ7ŕųžƼǩ8Ţ9Ɗƌ10űƷǓ11ZŘŬƔƶ12ǡ13ĶŜƘ14ſƱǛ15OƝǢ16ƓǦ17ƪ19ǉ20Ơ21YĿ22ƃ25ƗǊǏ26TŮƧ27X28ŅƦƨ30ķ32Ŧƒ34ŗ37Ƭ44Œ45œ
~uch>	44 -23W-22Ƃ-18Ĵ-16Ť-14ŧ-12ƭ-11ŏ-9Ũƞ-8ŎŵƅǇǟ-7FŔƆǒ7ŕųžƼǩ8Ţ9Ɗƌ10ƷǓ11ZŘŬƔƶ12űǡ13ŜƘ14ĶƱǛ15OſƝǢ16ƓǦ18ƪ19ǉ21YĿƠ22ƃ25ƗǊǏ26TƧ27XŮ28ŅƦƨ30ķ33Ŧƒ35œ36ŗ37Ƭ44Œ
~uck	57 -10x-9Ő-7Ɣ7ţŹǏ8ŀűǛǞ9ƣ11ĹƘǋ12QZ14Ʈ15SY16vư17Ɓ19oX20Ǧ22Ə25ŭ26ŪŬų32Ŵǐ33ŵ34Ŷ
~uck>	60 -15Ɣ-10xŒ-8Ő7Ş8ķŹǏ9űƦǞ10ŀƣǛǦ12Ƙ13Ĺ14Z15Ʈǋ16S18Əư21ŵ22ŭ23Ū28Ŭ32ų37Ŵ39Ŷ
~ucks	71 7ƀƏ8Ţ9žǦ14Œ17ŵ24Ɓ25X51ǐ
~ucky	85 13PţƔ30o
~uct	56 7Ǎ8ƀ9ǟ10P11YǄ12ƁƩ13Ŏƚ14ǡ15Ŧ17ňƇƑ19Ɠ21ǩ25ƅ45Ř
~uct>	84 9Ǖ15Ř16Ǆ20Ʃ
~ucti	58 -7Ǆ7ľǍ9ǟ10Pƀ12Y14ŎƁƚ15Ŧ16Ƈ17ň21ƅ23ǩ37Ř
~ucts	90 11Ǆ24ǡ
~uctu	86 -7Ǣ11ǆ27Ɠ29Ƒ
~ud>	79 -11Ŷ10ŋ11x12ň13ƞ27ƿ28Ǘ
~udd	75 -8ưǌ8ŭ9ĸŜ15BĽ18A20Ƴ22Ƣ24ĺ31Ņ
~udde	88 9Ƴ10ŭ14ĺ15ĸ
~uddy	79 -9ư-8ǌ9Ŝ13ĺƢƳ16BĽ19A33Ņ
~ude	63 -10Ǉ-9dŔ-7ǩ7Ɓ8Ʃ9œƀ10ǣ11cƃƠƴ13Ʊ14Ŗ17ǉ23Z26ŏ34ź
~ude>	75 -12Ǉ-11d7sŷ8Ɔ13c14ƃ21ǉ33ŏ
~uded	80 -9Ŕ-7ǩ7ǥ9ƁƠ12œƀ13ǣ24Ŗ
~uden	70 9Ʃ12ƴ14Ʊ26Z38ź
~udg	76 8ż9š11c19ķ23ĸ40X
~udge	79 7e9ż20ķ24ĸ42X
~udgm	90 11š15c
~udi	65 12ǒ17ǣ92Ǥ
~udit	65 8ǣ12ǒ92Ǥ
~ue>	60 -16Ǣ-9ǖ7bB8cĸŖŝ9łŉŻƾ10ū11Ǐ12Ǎǧ17ƒ19ľ22ƪ27y28Ǌ29ű32Ʃ33Ŏ34ŕ
~ued	73 -13Ŗ8ƫ9Ƶ29ķŸ40ǜ
~ued>	73 -13Ŗ8ƫ9Ƶ29ķŸ40ǜ
~ues	61 -9ǅ7Ő8i9ƅƏ10Ƹ11AƘ12Ľ15ĹŮƗ23Ŋ27ǩ29Ɯ47Ǣ48ŉ
~ues>	74 7ǂ13Ƹ16Ƙ58Ǣ
~uess	76 -11ǅ8lƈǖ9Ő11iŖ12ƅƏ20ŮƗ37ǩ
~uest	68 8dgķ13A14Ľ18Ĺ26Ŋ36Ɯ55ŉ
~uff	62 -12Ƽ-8ơ7XƹƿǏ8Łƀ9ŋƚ10sAǓǜ11ŭƍǘ12Ɖ13ŞƋ14ǂǕ15ǐ18Ɲ22ƢǢ28ƥ45Ɨ
~uff>	62 -12Ƽ-8ơ7XƹƿǏǕ8ŁƀƘ9ŋƚ10sAǜ11ŭƍǓ12Ɖǘ13ŞƋ14ǂ15ǐ19Ɲ22ƢǢ28Ɨƥ
~ug>	78 -12ŀ-11ĺ-7Ņ7KǠ12ƿ13ŧƏ20ƻ32Ž34Ş
~uga	85 -10ƻ22Ƽ24ƴ
~ugar	85 -10ƻ22Ƽ24ƴ
~uge	90 14ƒ19ĸ
~uge>	90 14ƒ19ĸ
~ugg	86 10g11K15Ǚ27ŀ
~uggi	90 11g12K28ŀ
~ugh	45 -14m-12b-11Ǣ-10ŉŏ-9ĴűƔ-8LQŕŜŴƟƯ-7cqOPĻŒƴƽ7nŀšũŰŵſ8ů9ōŬŷƚƳ10iYŐŤ11uķŠťƂƞǥǩ12ĸƬǝ13Ň14Ůư15vƮǤ16rWłśƱ17ŨƗƨ18lxŊŖŧƌƕǖ19Ʀǎ20wŹ23jyŗ24ƒ
~ugh>	49 -14ǩ-10mŏ-9ƔǢ-8QĴƟ-7LŕŠų7ƁƮƹ8zRYZƦǦ9SĶļšŪǜ10ůŵŷƧ11nŊŬƗƚ12rŀŐ13Ŗśũ14yĸŤŧǥ15Ƴǝ16ťƬ17Ǥ20Wƕƨ22ŗǖ23ǎ29Ũ30j
~ughl	69 -7Ǣ9Ǌ10Yƒ14őƗ15Ů17Ʈ25ķ
~ught	59 -13Ũ-12b-11d-7ŉƯƴ7arBŧƖ9HŖƩǏǡ10Ŋƞ11Ƃ12ŰŶ13ĺ14yłſư15ƦƱǩ16ōŢ18i19ƌ20l21Ź22Š23uv24Ň27x28ƒ29w
~ugl	86 9Ǥ12ņ19ĵ
~ugly	86 9Ǥ12ņ19ĵ
~ugs	78 -7O8ƻ17Ž32Ş34ƿ
~ugs>	78 -7O8ƻ17Ž32Ş34ƿ
~uh>	74 -8v8ŜƏǟ9ơƥ11ĺ12rŅ15j16ƞ19Ŷ31Ũ
~ui>	88 -7ǘ37Ż
~uic	71 7DŚ9R11ŋűǉ12ř13ŝ15d16Y21Ť22Ŋ24Ǡ30ŧ
~uick	71 7DŚ9R11ŋűǉ12ř13ŝ15d16Y21Ť22Ŋ24Ǡ30ŧ
~uie	86 11L14Ʈ24ǎ30ŀ
~uiet	86 11L14Ʈ24ǎ30ŀ
~uil	55 -7Fǩ7Xĺ8Ɛƪ9Ƥ10Ƈ15ƱǝǞ21Ƒ22ơ23Ǣ29ǋ30Ʃ34Ǎ39Ɠ41ƺ44ƣ47ƅ
~uild	58 -11ƪ-7F7Ʊ8Xĺ9Ɛ10ƅƤ21Ǣ24Ƒơ31ǋ37ƺ39Ǎ44ƓƩ47ƣ
~uilt	69 -15Ʃ8Eƺ9b10Ʊ11ķǍ12ǝ19Ƈ23ƪǞ35ƅ
~uin	84 -17Ɣ8ķ9ū11tǕ27ƛ31Ŭ
~uip	69 19Ɲ21Ǣ23Ǟ46Ǐ
~uipm	69 19Ɲ21Ǣ23Ǟ46Ǐ
~uir	76 -7Ƣ13Ǚ19ǌ20ơ23Ǔ
~uire	76 -7Ƣ13Ǚ19ǌ20ơ23Ǔ
~uis	79 -10ƴ8ƿ15ĸ20Ż24tƎ
~uish	84 25Ǝ
~uit	65 -12Ǟ-8ŗ7ƁǇ8ƺ9ǝ10VŇƂǡ11šǦ12Ɣǜ13h16g21ǂ24Ƙ25Ƨ30Ķ33L36Ʊ45ƹ49ķ
~uit>	71 -9Ǟ-8ŗ-7Y8Ɓ11ǡ12VŇš13Ǧ14L15ķ24ǂ29Ƨ35Ķ36ƹ
~uita	86 24g34Ƙ
~uiti	86 49Ʊ
~uits	82 11ƺ12ǝ13Ƃ14h16ǜ17Y27L
~uity	88 18Ɣ50ķ
~ul>	72 -11ǖ-10P-7Ɲ8b9ĸň10BǉǛ11ŐƮ12iů14ŭ19ǜ22ƥ25ũ33U36Ų
~ula	70 -9Ź-8Ǉ7Kŭ8fƩ9nųƔƪ10Ÿ11Ƙƙ12ƾ15Ų16ơ17ŠƉ29ǔ
~ular	72 -9Ź-8Ǉ7Kŭ9nƩ10ųŸ12Ƙƙƾ17Ųơ18ŠƉ30ǔ
~ulat	88 10f12Ɣƪ
~uld	33 -16ĺŐ-14Ƴƽ-13qƁǎ-12nŒ-11ŦŪ-10SŁšŰƙǞ-9jloţŤųƕǅǈ-8iFQRUŜŭŹżƔƠƼ-7ļœşƝƟƺƻǃǐǣ7ŧƀƑǡ8HŚũ9aBNŖūǏǧ10ŝŷƿǢ11eKľŗƘƨǘ12bZĿŃǄǦ13LT14mŇŘƍƓƸ15ƪ16rĵĻƂƏ17cǩ18žǚ19DYƱ20ŞŽ21ƒƵ22ŌƗ23ưǁ24ƶǨ25ű26Ŋ27ĴƯ29ś31sƭ32Ţ34Ƭ35M36ŵ37ķǝ41Ƥ43X47Ŏ50Ʈ52Ʒ54ĸ
~uld>	33 -16ĺŐ-14Ƴƽ-13qƁǎ-12nŒ-11ŦŪ-10SšŰƙǞ-9jloŁţŤųƕǅǈ-8iFQRUŜŭŹżƔƠƼ-7ļœşƝƟƺƻǃǐǣ7ŉŧƀƑǡ8HŚũ9aBŖūǏǧ10ŝŷƿǢ11eKľŗƘƨǘ12bZĿŃǄǦ13T14mLŇŘƍƓƸ15ƪ16rĵĻƂƏ17c18žǚǩ19DYƱ20ŞŽ21ƒƵ22ŌƗ23ưǁ24ƶǨ25ű27ĴŊƯ29ś31ƭ32sŢ34Ƭ35M36ŵ37ķǝ41Ƥ43X47Ŏ50Ʈ52Ʒ54ĸ
~ule	77 -7ǩ8dǢ9Ƭ11Ŵ12Ǚ18Ƙ28LR
~ule>	81 -7ǩ8Ǣ9d10Ƭ16L19Ƙ31R
~ules	90 14Ǚ15L
~uli	90 -8Ū25ƻ27ǐ
~ulin	90 -8Ū25ƻ27ǐ
~ull	58 -13w-12ŏ-11ĸ-9YǢ-8Ń7qŹƼǟ8tWƠƤǍǐǛ9řƃƢǄ10Ŋ12hƓǙ13Ɵƭ14Ŏ15Œ16d19D22T25Ǉ27Ś30Ż31Ĵ37a38R45ƀ
~ull>	60 -13w-12ĸŏ-9YǢ7qƌ8ŹƤƼǐǟ9tWƃƠǄǛ10řƢ14ƓƟ15ƭ16Ŏ17dŒ20D26Ǉ29Ś34aĴ40R47ƀ
~ulle	81 -8Ń13Ļ14ľ17Ŋ44Ż
~ult	74 -9Ƴ9ƃ12Ť13ǩ39ǚ44ż
~ult>	76 -9Ƴ9ƃ12Ť13ǩ46ż
~um>	69 -12ř8Ƈ9XŚ10œ11Ǜ13Ǥ14ƹ17Dŵ18ŗ26Œ36ž
~umb	47 -13Ś-9Ǟ-7Ŗƣ7ǔ8ĵŜ9KŠ10Ň11yƛ12ĻľŉŒ13cƒ15E16Ɠ17ļǠ18Ǖ19Ƭ20Ÿ21Ƽ22Ņ23CXŗƋǨ25DǗ27ū33eƂ36Ǧ37ř42I
~umb>	88 -7ǩ14j16ƒ22ĵ26ŉ
~umbe	51 -13Ś-12ǩ-7ƣ7SŘſƛ8ǔ9Ŝ10Š11KŇ13yľ14ĻŒ16c17CE19ļƓǠ20Ǖ21Ƭ22Ÿ23Ƽ24Ņ25X26Ǩ27ŗǗ28D30ū36e40ř45I
~umbi	75 11Ǒ16ƛ39Ƌ
~umbr	63 -8Ǟ14ǩ47Ƃ50Ǧ
~ume	76 8Ʋ10Ś25Ƙ
~umen	76 8Ʋ10Ś25Ƙ
~umm	82 10ƍƹ14Ɵ17Ǉ25k28x
~umme	83 10ƍ14Ɵ17Ǉ26k28x
~ump	68 -15Ŧ-10ƛ-9ĺƬ-7ƙ9ŗž10ƍ11ƃ13Ť18ű38Ŕǀ43Ţ46œ52Ɗ
~ump>	71 -13Ŧ-12Ň-8Ƭ7Ĵ9ž10ŗǀ11ƍ12ƃ25Ŕ28œ43Ɗ45Ţ
~umpe	83 9ǀ17ŔŤ23ű24œ
~un>	56 -16R-11PƃƯ-10ŵ-9ŃŌųŷǩ-7Uƨ7pžƙƧǄǈǤ8ŝư9ňţŲƢ10nƌǗ11ĵŕ12Ŧ14xǟǥ15ū16eŒű17ſƩ19ŭ20Ɲ21O22kƽ23ǎ28Ƭǐ29Ŷ32AǨ37g
~unc	71 9OTŌƍǈ11ưǥ12Lń13N14BĽ15ǟ16qA23b
~unce	85 13A27b
~unch	78 10OŌưǈ12ǥ13ń14L15N16Ľ18q
~uncl	84 12T18ǟ19B
~und	47 -13Ǎ-12mǢ-11ƿ-10HĿŔƢ-8ISŜƉ-7yAUĸľŝŴŶǠǥ7Żǁǧ8jGœřƜƽǀǜ9zŎŚůƇǉ10bTŧƕƩ11ŵſƲ12LĵňŖƓǤ13lCVĽńŠ14iƒ15ĺĻƊǃ16Yƙ17h18Ʊ19sŅǌǣ20cƣ21X22ũŮ24Ň30n31ƺ35ƍ36ǅ43ş
~und>	53 -12m-9HǍ-8ŖǢ-7IǞ7ĵťŧƗƟǎ8Ɯ9Ƒǁǧ10hűƥƩ11Tǉ12nǜ13zŮ14ũƣ15Ś16c17CVĽńŠ18YŵƓƕ19lǣ26sƱ27Ň35ƍ
~unda	85 14ƙ31Ƈ
~unde	58 -13ťŬ-9ŔƢ-8Ɖ-7ƕƥ7ĵ8jƛ9ƖƝ10cŪƙƣ11hşŻſƲ12iǤ13œũ14ŎŮůǀ15Ś17Ņƺ19Ŗ20ĺƒ21ňƊ22Xǃ23n27ǌ43ǅ
~undl	84 7ǚ54ş
~unds	71 -8ƞ-7ƿ7ķƏ8rBƽ10FNŧŨǈǛ11L12Ǩ15ť17b42ƺ
~une	72 10Ś13Ƴ19ĸ53ư
~uner	74 14Ƴ53ư
~ung	68 -7Ō7Ư8Ɔ9źŻ11Ǜ13ƭ14p15Ź16ĵǀǅ17Ũ19u21v30ƞ36c
~ung>	76 -8Ō9ƞƯ11ź15ƭ19ĵǅ21Ũ54c
~unge	79 -7c8y13Ż17v18p19ǀ
~ungu	88 -9c11x12v13Ź27u
~unh	86 44Ş
~unha	86 44Ş
~uni	60 -22Ɔ-15Œ-9ĵ8W9ǌ11ļŬƕƠ12ǋ13Yƨ14wy15a17Ʃ19Dƥ31Ƥ37ƣ45ſ
~unin	67 8Ƥ51ſ
~unio	78 -11ĵ7mƦ10W14Ŭ15ļƕ18wYƨ20a
~unit	74 -27Ɔ-17Œ12ǌ14Ơǋ24Dƥ30Ƥ46ƣ
~univ	84 7Ʊ21y24Ʃ
~unn	69 -12Ū-7ƌ7RǨ8ŻƝ9kĿŐ10Ƽ11fu12ńŋŒŶ13q14Ŵ15hű21ǝǟ40ǩ
~unni	71 -13Ū-7ƌ7R8ŻǨ9kƝ10Ő11fuĿƼ12ńŋǩ13qŒŶ16hűŴ21ǟ22ǝ
~unny	90 9j37ǩ
~unp	90 9ĸ34ƞ
~uns	69 -18n-15ǟ-11ǡ-8c-7i8xſ9v10A14ǉ16ơ18ƽ20u21Œ25ŀǈ27ŕ32j33ű36Ƙ
~uns>	71 -19n-15ǟ-11ǡ-8c-7A8xſ9v15ǉ17ơ19ƽ21u25Œ27ǈ28ŕ34ű38Ƙ
~unt	51 -14Ʈ-9I-8Ňǈǩ-7ĻŖƩ7eAQŒŻžǉ8nşŦƗƢ10mŜźƌƓ11XǕ12uYŷ13Ķƅǀ14ŊŽƆ16Bǖ17ľ18Hř19Ĵ20Ə21Cƭ25Ǡ29ǔ30Ƭ31ŗ35Ư53Ǉ
~unt>	58 -9IǠ-7lWŇƮ7mƦǤ8aJ9Ůž10Ɨƹǖ11QŒşŦ12ŗ13źƓ14X15eǕ16Yǔ17Ŝŷ18ŊŽ23Ĵ30ř36Ƭ55Ǉ
~unta	76 -7ř9k15ǆ24A33Ǡ34B
~unte	80 14ǖ18ƌ22Ə
~unti	74 7mn9gOǇ10ŕ11ǉ17ƢǠ22Ư23Ɔ28H33ƭ
~untr	82 -8Ʃ9C12ƈ13ǔ19l23ǀ
~unts	69 9ǔ16u21ľ22Ķ30ŗ35Ư
~unty	78 7ǔ11WƏ13Ż14ļ23ƅ32C
~uor	90 -17Ÿ-11ž14ƿ49Ǜ
~uor>	90 -17Ÿ-11ž14ƿ49Ǜ
~uot	67 7ƈ8c9ǂ10Ľ12ŏǦ15ž18eĹ24J31ń37Ņ
~uote	67 7ƈ8c10Ľ12Ǧ15ž18eĹ24J31ń37Ņ
~up>	42 -20ǩ-19Ŗ-16o-14v-13ƞǞ-12q-11sŇơƶƷ-10LŢŪŬŷſƳƵǍ-9BGŀŅňŤŧżƜƢ-8byƭǋ-7aSšţƀƍƕƗƘǦ7dCŵƊƧ8rĻłŐŚŰŽƹǅ9gļńŜǁǐ10ĸĿ11jYŏŘŹǚ12OŨƏƩƮǌ13ŗŠŮƈ14ĴŉƸǏǝ15Vƣƫƴ16hHĺƃƛ18ŁřǗ19ƌǆ20ƙƪǊ21ŌƤ22KĹ23i25ž28kl29x30W31Ŕ32ƅ33tœ34Ɖƾ47ŕ
~upa	81 23q31P
~upat	81 23q31P
~upd	69 10Ǎ14ƫ19Ʋ20ƋǢ32ƌ
~upda	69 10Ǎ14ƫ19Ʋ20ƋǢ32ƌ
~upe	88 9zŐƖ11t34ǩ
~uper	90 9ŐƖ11t34ǩ
~upg	88 21ƌ
~upgr	88 21ƌ
~upl	73 -8ŌǍǝ-7Œŭ7ƿ8Ƥ9Sǎ10UŊ11Ƙ12ƠǞ13ƣ21Ū38ś
~uple	74 -9ǝ-8Ǎ-7Œŭ7ƿ8Ƥ9ǎ10SU11Ƙ12ƠǞ13ƣ15Ŋ22Ū
~upp	69 -15ǩ-8ǝ9ƿ11n12rƝ15ǐ20L22h25Ŏ53Ǖ
~uppe	88 12ƿ15n16r26L
~uppl	72 -8ǝ7Ŕ13Ɲ16ǐ60Ǖ
~ups	69 7Ɯ9iHžƥǐ10nq15Ɔ16ţ20Ƥ22Ɨ24Ǎ28Ũ30ǘ
~ups>	86 12i13qǐ14n38ǘ
~upse	78 18ţ33Ũ
~upsi	90 12H30Ɨ
~upst	79 7ƣ9Ɯ10ƛƥ17Ɔ24Ƥ28Ǎ
~upt	81 20ǝ29ĵ32N
~uptc	88 31ĵ
~upti	88 22ǝ29N
~ur>	26 -33Ų-19ŏŗť-18ƈ-17CŬƇ-16ňŌ-14ōű-13YƩ-12fũŮƴ-11ĹőƆƊƌ-10ĸŤŪơ-9ŭƋƐ-8KƬƹǏ-7GœƻǗǟ7yľƏƗƠƧǆǒ8aDŝǄ9cŻżƁƓƸǁ10J11ļƀƝǅ12MłŒŖŽƜ13hĽƙƦƶ14ŃřŸǎ15EŴžǔǙǛ16Iųǝǧ17gnoŹƕǤ18tŘŶƷƺ19jWƫǡ20lƢƯ21ǈ22wŇǋ23TĶŚƲ24vVƾǂǖ25pxPŜşƨǉ26sƳǐǕǠ28qŁ29ǣ31Ʈ32ůƥ34eƤǢ35d38r42ĵƃ45ƽ51ǘ54B66z
~ura	47 -18Ƹ-10ĴǄǩ-7ŵǔ7AĹřǘǢ9rXŚŪƣǤ10ŞſƉƏƙ11ǍǓǟǨ12ĺǒ13ŘşšƬƳ14ƁƃƦƩƭ15ŏŦƴ18Ł19ľŐǥ21Œţƕ22Ƅ23ņǌ27W
~ural	88 21Ɖ22Ə
~uran	48 -18Ƹ-11Ǆ-10Ĵǩ-7ǔ7ĹřǘǢ8A9rXŪƣ10ŚŞſǤ11ƙǟ12ǍǒǓǨ13ĺ14ŘşšƃƩƬƳ15ŦƁƦƭ16ŏƴ19ľŁ20Őǥ21Œ22ţƕ23Ƅǌ24ņ27W
~urc	76 9ư12o15B16t18ŭ27ƶ29ƒ
~urch	76 9ư12o15B16t18ŭ27ƶ29ƒ
~ure	48 -14Ǐ-11ơǑǩ-8Sƣƽ-7oĹŌ7űƥưƷ8ƈƴǠ9Hǂ10yGŤǧ11Ʊ12fłśƢ13aŖƇ14őŭǥ15ŏŗǌ16ŴƗ17ƑƼ20Ƭ21Ŀŀ24ŐƘƨǄ25ǅ28ş29ǒ33Ǣ34ſ49Ɠ
~ure>	56 -20ǩ-13ŗǏ-9ƣ-8Ƈơ-7Ō7AĸĽŅŦŨūŵ8ƩƱǌ9ƷǢ10ƥǉ11űƈ12yH13GŤǂ15łƢ16ś17fƘǄǒ18aŭ21ŖƼ25ƓƗ26ĿƬ29ŀ30ǅ
~urea	90 9ő15Ŝ17ń
~ured	55 -16Ǐ-9Őő-8Ǒ7ǃ8ƀƜǓ9ƃ10ư11Ǆǌ12ǩ13ǧ14Ŵ17š18ǒǥ20ş22Ǣ23Ƈ27ŏŗ35ƨ40Ɠ45ſ
~urer	83 -14š-10ƭ14Ţ15Œ18ƴ33ő44Ő
~ures	79 -12Ļ-9ǉ11ƞǢ15Ő17Ƙ18Ǐ20Ǡ22ş28Ƒ
~urg	82 -7Ŝ8t9ǀ10Ǝǂ34Ƽ44Ń
~urge	86 -7Ŝ9t10ǂ36Ƽ47Ń
~uri	64 -11Ŷ-9ǩ-7ƿ7ńŲǗ8rŔǛǥ9Ʀǁ10jĶŠŭž13Ɵ14P17Rŏ18ƚ25Ĺƃ29ǣ30Ǝ32ư
~uria	84 15Ʀ31ư
~urie	77 -7S7j11Ųư12ž30ƃ36ǣ
~urin	79 -11Ŷ-9ǩ-8ƿ11Ǜǥ12ǁ14ŭ17Ɵ18P19Ĺ21R22ŏ23ƚ
~urio	84 7B10ńŉ11Ŕ12r13Ĺ15Š
~urit	76 -7Ǎ7ƣǘ9Ǘ12Ķ37Ǝ
~url	86 11ǃ13Ɖ17T
~urli	90 13Ɖ
~urn	57 -15ǩ-14Ŝ-10ť-9yƳ-7Ŗŵ7apķŋƔƧǆǕ8YĸƑ9ƥ10Ǣ12Ǚ13m14vGƊƓƪ15ǧ16Ƣǝ17Ǌ18Ɛ19ŉ20Ƌ21Źſ23ţ26c28Ɨ29ƴ30ǜ31ŀ34ņ
~urn>	69 -13d-10y8Űƙ9ŎŧǊ10TVŋƧǆ11ŉţ12p13v14ǧ15Ǚ16m18cƐ20ņ
~urna	79 -7v11a14Yĸ17ŉ22Ɗ30Ƌ
~urne	66 -12Ŝǩ-9ť-8Ƴ7Ƥ9ƔǕ12xƑǢ14v16cţ18Ɠƪ20ǝ21ņ25ſ30ŀ38ƴ
~urni	74 10ŀǞ11ķ13d14ƥ20G23Ƣ40Ɨ
~urns	88 41Ź
~urp	85 7ŋ8Ż12ŏ22Ǥ
~urpr	86 8Ż13ŏ23Ǥ
~urr	58 -10Ŀ-9X-8uƠ-7ņƝ7Ţ8ƙ9őŜ12ǥ13Şǒ14O19ŗ20ŝ23Gǡ25ŕƪ26Ő28Ńƚ29ŏŒ31h
~urre	60 -9X-8Ơ-7Ŀņ7ŚƵ8Ţ9őŜ13ǥ14Şǒ21ŗŝ24Gǡ26ƪ27Őŕ30Œ33ŏ
~urri	79 12ƙ41ƚ
~urry	83 -10u-8Ɲ24O43Ń46h
~urs	49 -21v-19ǩ-16Ŵ-11rƗ-9őǄǡ-8hMƞǝ-7ĴŀŃŏŒơǆǥ7ŤſƝƲǦ8uQŶƨǚ9VĵŮƙƠ10gŁŲ11Š12cAţűƛ13nqŦƕƖ14PōŬƯ15ŵǉǌ17ŸǇ18HƁ20Ř21U22xķǁ29S33ų35RƦ36ǎ51F
~urs>	57 -18Ŵ-17ǩ-12v-11rPƗ-10ǡ-8h-7gŒơǄǝǥ7ŚƯƽ8BƊƻ9tŤžƵǦ10UľſƲ11uSƝ12ŮƙƠƨ13ĵ14ŶƁ15űŲ18Ŭǌ20ŵ21ƖƦ22Ÿ28xķ40ų43Rǎ64F
~urse	57 -12v-7M7ź8qŢƁǂ9AŠƎǣǨ10SƕƯǑ13V14cQ15U17Łţ18gŦ19ōǉ21n22Ʀ23H24Ǉ26Ř27Pǁ
~ursi	90 7m16q20S
~urst	85 11Ƥ28ƛ
~urt	60 -8Ʈ-7Ʒ8W13ľ17kƜ18ǚ19ƍ20ĸţ22Ť24Ǚ27X34ƃƄ36Dž45ǣ
~urt>	61 -8Ʈ-7ŸƷ8W14ľ18Ɯǚ20ĸƍ21ţ22Ť24Ǚ27Xž35Ƅ36D39ƃ46ǣ
~urth	88 9d27k
~urv	85 16x20ǝ38i
~urvi	85 16x20ǝ38i
~ury	75 8ŗ10ƃ11ķ19D40žư
~ury>	75 8ŗ10ƃ11ķ19D40žư
~us>	56 -24ǩ-19A-13ƕ-11Ńǝ-8Pƿ-7GŇōƒ7Ō8vŁńŸ9ŪŴŽǦ10ĵŶƄƞƼ11ŋŰ12zķƆƈ13a14ŎŢ17C21f22ĺņ24r25s35Ŀ36Ĺ41ŵ46ǀ54ļ
~usa	90 10ŝ15ŭ18ő
~usb	57 -17ƾ-15d-10Qǟ-9Pƺǩ-8ŭƸ-7ş7Ư8Ʈ11ų13Ł14ƫƳ20fn21ż22Ʒ26Ŵ31ptǂ33rs34ƨ37q39o
~usba	57 -17ƾ-15d-10Qǟ-9Pƺǩ-8ŭƸ-7ş7Ư8Ʈ11ų13Ł14ƫƳ20fn21ż22Ʒ26Ŵ31ptǂ33rs34ƨ37q39o
~use	40 -20Ŭ-17ŗ-16ƻ-15ŒŶ-12dPőŖŦǏ-11SǇ-10řŸƸǎ-9űǔǦǨ-8BńŠŪƦǄǊǝǞǥ-7lYŇŉŜƃǗǜǟ7ůƙƛ8ţƉƊǠ9Ť11rZƂ12Ǔ13psIƑƣƨƮ14JŹƌƏ15Ǒǖ16foq17Ɩ18ŷƕ19TƇƴ20MŲŽ22ş23GŔ24Dķŀœ25ƜƝǁǂ26Ɠ28nƗƟƿ29FHƋ30Ɔƒ33ƞ34Ʒ40Ɣ42ƅ46ŭ
~use>	42 -19Ŭ-17ŗ-16ƻ-15ŪŶ-13Œ-12őǏ-11SŖŦǎ-10řƸǇ-9ǔǦ-8ŠŸǄǝǞǥǨ-7lTńŇŉŜűƃƦǈǊǗǟ7hůŽƎƮ8qƙƛǢ9ƉƊƴǠ11ţŤ12rƂ13nZ14IƑƣƨ15JŹƌƏ16sŔ17ƗǑǖ18fŲƖ19Ƌƕ21Ƈ22M25Gƒ26Dŀ27şǁǂ28ƓƝ30Ɯƿ31FHƟƷ32ķƆ33ŭ36ƞ38ƅ42Ɣ
~used	71 -17B-9Ǣ8ƹ9ũ10ǈ17Ŕ19Ɨƴ24Ž26ŭ35œ37Ŵ
~useh	69 -16ų13Ū17Ʈ27n28T31ŷ
~uses	76 -23Ŵ-13P-11d9Ʒ13ƅ14ƒ18q19o20T22pƋ24Ǔ38ų
~ush	73 -12i-11Ǩ7ņ8Ŋ9s10ł12ĺŌ13ƛ14H19r20Ń24Ɩ35O36Y
~ush>	80 -13i-7r9Ŋ10s11ł13Ō17Ɩ22Ń39O
~ushe	88 -7Ŕ10Ɩ15ĺ16ƛ18H
~ushi	86 -13Ǩ43Y
~usi	50 -27Ƃ-16Ū-15D-9ƗƜ-8ǒ-7GĿŏ8ǘ9ƕƹǑ10ňŐ11nM12Ǜ13AJ14Ǡ16Ǣ19ǐǦ21Ŏǔ22Ǟǩ24ǄǅǝǟǨ26ǡ27Ǌ28Ɲ30ǋ31ǃ34ǆ36ǥ37ŭ41ǎ
~usie	88 46ǎ
~usin	50 -27Ƃ-15DŪ-9ƗƜ-8ǒ-7GĿŏ8ǘ9ƕƹǑ10ňŐ11nM12Ǜ13AJ14Ǡ15ǎ16Ǣ19ǐǦ21Ŏ22ǔǞ24ǝǟǨ25ǅ26ǡ27Ǌ29Ɲ30ǋ31ǃ34Ǆǆ36ǥ38ŭ
~usp	85 14Ƅ31Ÿ
~uspe	85 14Ƅ31Ÿ
~uss	90 10ư18a26r
~ust	44 -16ŗ-15ǐ-14ƞ-13ō-11DŚ-10B-9qǞ-8lXŤƥƧƳ-7ĺľłŃūŬǏ7cķŵ8sUņŇŜŰƠƭǡ9ŁŊƍǈǙ10ŨƢ11hŌŏƗ12uCŀŖŶ13ŭƝơƻǓ14Kŧ15őǑǖ17Ū19Ųǃǚ20nA21ĹŔ22ǔ24ŠƀǗ25Ļ26Ǉ27ǋ28ŷ36Ʋ
~ust>	47 -16ŗ-15ǐ-14ƞ-13ō-12D-10qų-8BXƥǓ-7ĺłŃŚŞūƧƳǟǡ7fZƨƴǚǧ8ceķŦƦƭ9sUŇ10ŁņŜƍǙ11ŊƢǈ12ŌŨ13hSŏƗ14uŀ15Kơƻ16CŖ17ŔŭǑ19Ū22n23A25ǋ26Ĺƀ27Š28Ļ29Ǉ32ŷ33Ʋ
~usta	88 16Ű20ų26Ŷ
~uste	83 46ŧ
~ustl	88 37Ų
~usto	62 -15S7Ǆ8Ţ9k12Ŀ15ǟ18ǚ20ǡ21ǃ22Ɲ26ǖ28Ǔ32ő33Ǘ37ǔ
~usu	73 7O8ǀ9ơ10W11Ķǩ12ĺ13ŭǡ14Ał15Ųǅ16ř28L
~usua	73 7O8ǀ9ơ10W11Ķǩ12ĺ13ŭǡ14Ał15Ųǅ16ř28L
~usy	74 -7ŭǑ8ǎ9x12t15P28U33N47ǟ
~usy>	74 -7ŭǑ8ǎ9x12t15P28U33N47ǟ
~ut>	34 -27ǩ-17F-15W-14ŃœŬǇ-13ǒ-12iķųǟ-11Nŧƛ-10Ƅ-9MŐƠǦ-8xňŨ-7cvśŠƀƣƯƵ7gŗŚűƷǕǤǧ8fhzTŜŤƒƚƞƟƿǜ9uAŮƂǃǈǏ10lUĶŝũƏ11VłŰŵƩƭƺǎ12ĴſƎƫƻǙǣ13jBƳǁǂǉǌǛ14Şǀ15ƈƍ16ĽĿŴż17rHļŽƬ18ŀŉƤƱ19Ƨ20ŲƔƜ21Ĺ22y23pƲǨ24ĸŌ26ƌǔ27ŦƝƪƸ28ĺō31ľ32YǑ34Ň46š
~utc	83 -8Ō11b19Ļ29a
~utch	88 12b31a
~utco	90 -9Ō21Ļ
~utd	88 -9Ŧ20ǝ26g
~utdo	88 -9Ŧ20ǝ26g
~ute	61 -11ķ-7ŶǇǩ7fuƧ8aĻƅ9Mǁ10ǃ12Ǐ13hǧ15Śǜ18Ō20Ǘ27N32ŭ33Oǘ43ů
~ute>	71 -17O7ś8m9fŌŚƅ10Ƨ11u12ǃ13M16h23ů30ŭ34N
~uter	76 -12ķ-8Ŷ7Ɲ8dŭ9bŚ16Ǐ26Ǘ42ǘ
~utes	69 7Ş8ń10a11ǁ12Ō14Ļ16ǧ18ǜ27ů54O
~utf	77 -7ǔ7ő9Ş10ń11Š12WǞ17ơ25Ő28Q32Ǆ
~utfi	77 -7ǔ7ő9Ş10ń11Š12WǞ17ơ25Ő28Q32Ǆ
~uth	79 7Ɖ10rKň12l13C14ļ19ŝ20u21Ɵ
~uth>	81 7Ɖ10r12l13C15ļ19ŝ21Ɵ
~uti	81 -12ƕ7Ơ8Ǎ10b14ũ15ǈ16ǐ29e
~utin	88 -13ƕ31e
~uto	65 -12ƫ-10Ő-7ŗ7Ƅ8ǀ9ſ10ǃ13ũǥ20Ĺ25ƃ26ž30ƛ35Ƃ38ş41Ʋ53Ĵ
~uto>	68 -9Ő8Ƅ10ſǃ13ǥ22Ĺ28ƃ31ž37Ƃ43ş
~utof	86 10ǀ18ũ41ƛ
~utom	88 11ƛ12Ĵ
~uts	68 -10UǍ-8ų-7ƕ7Ň8ƥ9Ƒ10qƉƦǠ11ư12ǋ14ŉ15Z16ǀ17g20CŞƣ23j28Ƈ
~uts>	77 -9ųǍ7MƋ9Œ12t13ư14ǋ16ŉ17ƣ22C23Ş
~utsi	74 -10U-8t9ƥ10Ƒ11ƉǠ12qƦ17ǀ19g26j32Ƈ
~utt	70 -8Ɣ-7Ƣ7ƈƕ8jĽ9ƞ10iƹ12ŌŮƚƱ14Ū15a16ǈ21Hǩ33Ķ
~utte	88 16ƚ
~utti	75 -7aƢ8ƈ9Ľ11ƹ12w13Ʊ14Ů16Ū17ǈ23H35Ķ
~utu	86 -7Ţ9H14ƴ21y23Ŀ38Ő
~uv>	90 -16ŷ19ų25Ū
~uy>	58 -14ǩ-13ǌ-12Ǐ-11Ǣ-8ĸœũ-7ŃŒš7xXƈƙƨ8ƪ9ǅǣ10MŜŤ11Ņ12Ʃ13gŬ15HW16łǜ17FǞ18ơǄ22Ōƒ23ņ24Ʀ26B28ſ29Ŷ37Ɨ42Ǩ43G44Ǖ
~uyi	85 15ƪ28F35H
~uyin	85 15ƪ28F35H
~uys	64 -8g-7ŭſǩ7Şǋǐǒ8Sŕžƒ9wōƷ10ŐőŴǤ11CŨ12ǣ13kxĸ15jƔǙ16H19Ǉ20ǟ25ǉ31Ǒ32Ǆ
~uys>	64 -8g-7ŭſǩ7Şǋǐǒ8Sŕžƒ9wōƷ10ŐőŴǤ11CŨ12ǣ13kxĸ15jƔǙ16H19Ǉ20ǟ25ǉ31Ǒ32Ǆ
~uzz	88 -12Ť-7Ǎ11ƍ19ƣ30ň
~vac	76 -15Ŭ-9Ƣ25ǌ38k48Ɵ
~vaca	77 38k48Ɵ
~val	61 -9ǖ7ƁƊƓ9Ÿ11C12ũű13ŁǄ16Ŏ18ƒ20ľ21ƪ24Ƙ32Ǣ33Ʃ
~vali	88 13Ÿ
~valu	63 -9ǖ7ƁƊǏ8Ɠ12ű16Ŏ19ƒ21ľ22ƪ25Ƙ33Ǣ34Ʃ
~van	74 -13ŷ-7ųǩ9ƀǢ14Ƌ15kǏ16ņ18w23ŭ77ǐ
~van>	84 -14ŷ-7ų10ƀ18kǏǢ21ǐ24ŭ
~vani	90 18Ƌ19ņ
~vans	81 -7Ǣ65ǐ
~vap	85 48ƹ
~vape	88 49ƹ
~vat	79 -8ŸǑ7Ʊ8Ŋ9Q11ǀǣ12ƨ14ƣ18ơ30ƌ
~vate	82 -8Ÿ8ŊƱ9Q11ǀǣ12ƨ16ƌ19ơ
~ve>	28 -25Ǆ-17PĿ-16gǊ-14qTŠ-13Aǌ-12ľłƕƭ-11LœƩ-10śǑ-9ŀŒű-8ǖ-7jpUŷƏǂ7BķŜƧƾ8ņŦƅƔƬƮǋ9zJNZŖƵǆ10iŃşŻƚǡ11GSŧŸžƆƞưǃǓǠ12hwFŗŹƄƊƟǔǚ13YŁŅŊŎţŰųƥǀǈǐǢ14HIŴŵǝǟ15CŉƯ16ŌƑƳǇǥ17ůżƀƍǒ18aDĵŐƐǩ19ŮƃƪƱǍ20mƶ21dWƁƷ22fuŚſƘ23Ķ24Ƽ25őŶƎƗǜ26ŝŪƌ27ƨ29lOńƦ30Ţ36ŏ
~ved	69 -7SƩ7nŢŭżƀ8ŁƱ9Ɵ10ĺ12Ĵŋ13f14ƵǗ15ť19l35Y43G
~ved>	69 -7SƩ7nŢŭżƀ8ŁƱ9Ɵ10ĺ12Ĵŋ13f14ƵǗ15ť19l35Y43G
~veh	63 7ż8žǦ9ŵŶ10ŭ11Żƀ14ū18Ű22ų25Ŭ30Ŵ33ǐ35Ū
~vehi	63 7ż8žǦ9ŵŶ10ŭ11Żƀ14ū18Ű22ų25Ŭ30Ŵ33ǐ35Ū
~vel	67 -13C-10Ǎ-9ǩ-7Ǟ7DƂ9ŀőƘ11Ɓ12Ŷ14ƣ16m18Ʃ19Ɗ25Ɔ29ǀ35Ɵ
~vel>	69 -10Ǎ9ŀ12Ɓ14ƣ16m19ƊƩ20ǀ26Ɔ27Ɵ
~vem	90 13Ǣ21ƌ
~veme	90 13Ǣ21ƌ
~ven	55 -11Ĺ-9yųƞ8ǒ9ŔťŴƬǢ10ŒŢǋ12Rǖ13ũŷƗƹ14Ũ15ǩ17ŜƅƝƯ21Ş22L24Ǌ25ţż30ǅ36Ǖ53Ǐ
~ven>	60 -10ǧ-9Ĺų-8y-7Ű7h8ŕŭǩ9ƅ10ǒ11ŔťŴƬ12ŒŢǋ15ŷƹ16Ũ19ŜƯ30ż34ţ
~vend	83 57Ǖ
~veni	82 -7ů10M14Ű18R40L
~vent	75 -11ƞ-7ţ12ƅ14Ǣǩ20ũƗ23Ǐ25Ş26Ɲ42ǅ
~venu	83 40Ǌ
~ver	34 -17p-14ŵǏ-13Ư-12LŅƣǎ-11ńƵ-10mIXŇŘŬƕǂ-9BŁŔūƏƤƮƽ-8lDGĺŀœƌƝơǁǄǧ-7oyzOŊƎƫ7ĸŹƲǨ8iƻ9ĻŎŝŤŪżƘƚ10RWĿŐşůƁƒƿǇǩ11Ɠ12žƃƗǙǞǡ13PŒŰƭ14ŭǖǛ15ľņŮǘ16ŕśƦƧƬǚ17h18ǥ19CHUţŽſƨƴƼǊ20ŜǔǦ21Ÿ22ƑƩǕ23Ɯ25š29ŻƂǝ30ŗ31ǜ32ŏǢ33Ų34ƛ35ǒ38źǐ39Zŷ40T41ƙ46Ŗ
~ver>	39 -18Ő-16X-14ŴƬƽ-12Ƹ-11yŌŔƣƯ-10ŁƀǄǎ-9ń-8IŃŅœŠŪƓǅǢ-7pLĹŵƄƏƕƝƻǧ7vőŒƍƚƢƧǍǩ9ŢƆǕ10ŗŝǒ11ňƘ12RUŤƿǇǖ13ŭź14ĸŸƛ15QŦƩǡ16šƠ17ƒǝ19hĿſǐ20PTņǞ21Cś22HŽ25Ůƴ26ŜŲƼǊǦ30Ƒ31Zţų33Ƃ36Ɯ37Ż40ǜ41Ŗ42ƙ
~vera	53 -16ň-11Ʃ-10Ǐ-8ƗƠ-7ĿņǑ7ĹŉŕƄǓ8Xƪ9Ńƭǉǘ10Ų11ſƚƸǒ12ƦǨ13Šƛ14źǌ15ƨ17ľŚ18W19ƀǝ21šƁƬǚ22Ƨ26ž27Ǣ28ŏ30ŗ31Ɠ36ǥ
~vere	68 -17Ǐ-10Ř-8Ŵ8ǡ9ǟ10Őƛ11Ɓ12ǒ13ľ14ƭ15ƀ17ŎŖƦ21ŗǢ27Ō28ƨ36ŏ
~veri	70 -14p7k10ƶ11Ǜ14ǐ18d26Ő47Ų
~vern	79 -10Q11Ǐ12ŕ17ǖ34Ű54ǔ
~vers	60 -27ų-14ǈ-12Ų-7ů7łżƢ8ĻŤ9Oǀǃ10sŹƗ12ǐ14iyŋſƩƱǩ16ŖŸ17Ǜ20a33ŷ34ƃ35Ǖ37ź
~vert	84 15Ɲ24T28ŭ
~very	51 -14Ų-10ŗ-9Ǔ-8Ń-7tOţŤųƚƜ7cFĴĿƶǄ8ĻŒŭƾǐ9ǅǖ10ƖƩǈǘǡ11ŐǑ12ōŰǛ15iK16Ǣ17UşŴǙ18nTķ20u21ŷƗǒ23Ūƻ24Ƭ28ů29Z
~ves	58 -14Ū-9ŝůƿ-7zŴǚ7fqŌƛ8xű10ĵǛ11AǏ13Ƣ16ķ17nŘ22ŷ29ǐ31ų40Ş
~ves>	58 -14Ū-9ŝůƿ-7zŴǚ7fqŌƛ8xű10ĵǛ11AǏ13Ƣ17nŘ22ŷ29ǐ31ų40Ş
~vew	77 12Ə26Ū40Ű
~vewa	77 12Ə26Ū40Ű
~vic	63 -8Ǐ7ŞŢ9ţƕ11AŝƏ12ŜǞ16ű18ư19Ū23ľ24B30Ǆ37ǚ38Ž
~vice	64 -8Ǐ7Ţ8Ş9ţ11AŝƏ12Ǟ13Ŝ16ű19ư23ľ24B32Ǆ38Žǚ
~vid	75 -12Œ9Ǆ10ƄƗ11g13Ʀ14ƫ16Ő25ƕ29M38ƪ
~vide	76 -12Œ10ƄƗǄ11g14ƫ16Ő25ƕ30M38ƪ
~vie	82 -14ƶ-9ƈƞ12ŶǞ15B25Ŝ29Ŗ45ǩ
~view	83 -14ƶ-9ƈ12Ǟ13Ŷ16B19ǩ25Ŝ30Ŗ
~vin	49 -19ŝ-15ǩ-13ś-11ň-10T-9cvƽ-8Őư-7wX7euŀŭƲǟ8tķƂǍ11ƍƟƶǀ12qƇǁ14ŪŽ15ľŘŴƱ16nĿŮ17Nŷ18k20ż21F22P24Ż25zŸ26Ź27i30Y31H32y38Ţ54ƞ69ū
~vin>	62 -15ś-12ň-8ưǩ-7c7ŃŌƟǀ8xŢŷǁ9ŀŖ10tĺŪƶ11Ų13iƞ14P16SŻ17Ź18yĿ19ǟ90ū
~ving	52 -18ŝ-15S-10T-9ǟ-8Ķǩ-7ƽ7eƂƮƷ8ŵƆƲ9uŭǍ10ķ11ľƍƱ12PŷŻ13ŹŽ14q17Ř18iyFŮ19nŴ20N22z23ż24k29H30Ÿ33Ţ34Y47ƞ
~viny	88 24Ƈ
~vio	80 -7G10œ19ƈ44Ż
~viol	82 46Ż
~vis	72 10N14e16Z18aB22ǁ26ƾ35A44Ɯ
~vise	85 25B31A
~visi	77 8a10A11N24ǁ29ƾ47Ɯ
~vit	90 11ǌ21ǀ25ƻ
~viv	85 16x20ǝ38i
~vive	88 18x23ǝ
~voi	73 -10J-9ǩ9ľ15ae16Ŀ19Ǖ24ǘ27Ľ
~voic	74 -10J-9ǩ10ľ15a16Ŀ19Ǖ24ǘ28Ľ
~vol	79 10Łż15f22Ə
~volu	84 23Ə
~volv	88 11Łż17f
~vor	74 -14Ʈ9ĵ15Ʃ18ƞ19rǩ20ŝŶ33f
~vorc	82 11ĵ36f
~vori	82 21ƞ22ǩ23ŝŶ
~vou	86 -8ō10ǀ33Ŀ
~vous	86 -8ō10ǀ33Ŀ
~vy>	85 -15u8ǎ9ƞƯ15ƺǈ24Ǐ32Ū
~wag	75 -14Ǌ10ǜ13ǣ23ƃ31T57ǉ
~wage	75 -14Ǌ10ǜ13ǣ23ƃ31T57ǉ
~wai	73 -9ơ-7ƀ7ŏŧ8ǌ10Ūǜ11ĺ12r13ǧ14Ǐ17ŵ18Ǔ20Ń21Ś22sſ
~wait	75 7Ķŏŧ10Ū11ǜ12rĺ13ǧ15Ǐ17ŵ21Ń22Ś23s
~waiv	88 -10ơ-8ƀ10ǌ22Ǔ26ſ
~wal	55 -11Ō-10Ũ-8ĴŔ-7Ưǟ7ŖŢŸƛƧǘ8ƋƤǈǕ9nRśšǒ10ĻƮ11ƙ13łƌǍ14Z15Ɨƣǝ17ŕ18Ĺ20ż24ǔ25xŤ26Ŝ30Ƈ32Ǆ
~wal>	66 -12Ō-8Ŕ7Ǟ11š13ś22ŕ24Ĺ33Ŝ
~walk	61 -11Ũ-9Ĵ-8Ư-7ǟ7yǖ8ŢƛƧƽǘ9ƤǈǕ10RŖƗ11nĻ12Ʈ15ł16Z17ǝ18ƣ22żǄ28xŤ30ǔ
~wall	74 -12Ɗ-7ƅǢ9Ɨ10Ÿ11Ɛ14ǒ16Ǆ19ƙǍ22ƌ45Ƈ
~wan	45 -22ŗ-16Ś-13Ʀ-11Ŧ-10rN-9ŖŞƯ-8ĸŁŘřŵƠ-7cmłŏŭƒƧƮ7śǞ8ŒŴ9ƃƵ10ľ11oŊ12ž13byVŀŝƁ14JŎƀƗ15Oſǁ17ŕǌ18Ńǧ19L21KĴĹƂ22M26Xƫ27ŉư28ƄƬ31sŌơ32ƱǓǩ35ƭ37Ļƶ
~want	45 -22ŗ-16Ś-13Ʀ-11Ŧ-10rN-9ŖŞƯ-8ĸŁŘřŵƠ-7cmłŏŭƒƧƮ7śǞ8ŒŴ9ƃ10ľƵ11oŊ12ž13byŀŝƁ14JVƀƗ15Oſǁ17ŕǌ18Ńǧ19L21KĴĹƂ22M26Xƫ27ŉư28ƄƬ31ơ32sŌƱǓ33ǩ35ƭ37ƶ38Ļ
~wap	86 23ũ32ųƵ
~war	69 -18Ţ-8Hƽ7B9ŎƛƳ11ŀ12QǞ13Ň15ǘ16X18ũ21Ō22ǋ25q32ś52j
~ward	74 -7H10Ƴ11Ŏ14ŀ15Ň17X20ũ22Ō35ś
~ware	83 15QǞ18ǘ27ǋ30q
~was	45 -17d-14Œ-13Cŀŕ-12Ǟ-11ǝ-9Hłţƭƾǚ-8yĹōŝŴƙǢ-7jĸŃŎƗƫƬǎ7tņǘ8rĵŻǛ9T10Ǎ11ŸƞǊǙ13Ʋ14k17ĻƋ18ƴƼǩ19ŉƤ21Ŕƅ22pBœǜ23ƈ24ĺļň25ũ26Ņš28ŵ29Šŧ30ƽ31ż32ƒ43ƛ44ŤƳ45Ũ47ť49Ŧ
~was>	45 -17d-14Œ-13Cŀŕ-12Ǟ-11ǝ-9Hłţƭƾ-8ĹōŝǚǢ-7yĸŃŎŴƗƙƫƬǎ7tņű8ĵŻǘǛ9T10Ǎ11ŸǊǙ12ƞ13Ʋ14k15Ļ17Ƌ18ƛƴǩ19ŉƤƼ21Ŕƅ22pBœ23ƈǜ24ĺļň26šũ27Ņ28ŵ29Šŧ30ƽ31ż32ƒ44ŤƳ45Ũ48ť50Ŧ
~wash	86 16Ɗ61ƛ
~wat	58 -9P-8Ǩ7ƺ9Ɗƍ11Ơ12q14Ǝ15ǝ16Ƙ20ǩ23Ɵ24ŽƯ29Ť37Ƌ60ƙ67ƛ
~watc	77 -11P-9Ǩ9Ɵ22Ƙ30ǩ33ŽƯ
~wate	59 7ƺ9Ɗƍ11Ơ13q15Ǝ16ǝ17Ɵ29Ť38Ƌ61ƙ69ƛ
~way	54 -12ń-9ŷ-8nĺōŗǩ-7ĹŐŨ7cyXĵŎƇƬƶǂ8Şƴ9ĶƗƳ11jŵƁ12Ƒ13aņ14ĻƦ15ŉŪŶ16lňƿ18ǁ21ŀƏ22kļ27Ű28Ɵ29Y30Kź33Ţ34ů
~way>	55 -15ǩ-12ń-9ŷ-8ĺ-7ĹōŐŨ7Bņƶǂ8XŎƇ9yĶŞƴ10Ƴ12jŵƁ13aƑ14Ļ15ļƦ16ŉŪŶƿ17ň19ǁ22Ə23kŀ27Ű30YƟ31Kź34Ţ35ů
~ways	76 -8n7Ɯ8Ř9ņǩ10ĸļų11Vĵ12c14Ƭ19Ɨ26l
~wbi	90 37Ɵ
~wbir	90 37Ɵ
~we>	51 -19ĺ-16r-15Ň-10A-9Ǧ-8PŖŽǈ-7ŘŤƒǟǩ7fŏşƊƖƩ8cƛƨ9ŊšƁ10ļƵ11dņŉƂ12ťƀ13ķ14Ɔƭ15vƕ16h17XŕŚƱ18ŎƬ19I21Łŋ22iŴ24ĹĻ27Ŭ28ĽŪ31M39sZ40Ɣ86Ō
~wea	77 -9IƳ-7ł7Ɖ9U13Ť19c22ƚǙ30j31ǩ
~wear	85 -10I-8ł8Ɖ13U21c25Ǚ35ǩ
~weat	83 -10Ƴ14Ť24ƚ33j
~web	81 11ń12ĹĽ32ǖ36ļ
~webs	82 12ĹĽń36ļ
~wed	69 -7ƈ8Ŝ9ĺƛ10ŇƷ12š13B15ų16Ŗ18Ơ30ƕ31f35ƪ
~wed>	72 -8ƈ7ĸ9Ŝƛ10ŇƷ12š13B16ų17Ŗ19Ơ22f31ƕ36ƪ
~wedd	84 7ǔ8Ǜ12fĺ
~wee	52 -13Ň-10ǐǩ-9XŠ7tłŕšƕ8gT9wŐťƜƟƤ10iŬ11Ƒ12DPĺňƖƫǨ13ů17ĽŃǎ18Ų22L27ǝ29k36ŵ44ŭ51R54ƿ
~week	53 -9ǐǩ-8X7ŕƕ8TǨ9g10ŐťƜƟƤ11iP12Ɩ13ĺů18ĽŃǎ23L27Ųƿ28ǝ30k37ŵ45ŭ53R
~ween	79 -10Š-9ƶ-8ų7mǨ8Ǉ10C11ƫ13łš14ŷ21ň
~weet	80 8ƫ10ř11ơ12ū13ƶ16w17t18Ŭ19DƑ
~wei	70 -11J7m10Ł12ł17h19ǂ22ǘ24Ŀ51ƺ
~weig	71 11Ł12ł19ǂ26Ŀ52ƺ
~weir	90 -14J-8ź10m29ǘ
~wel	61 -13Œ-10dqő7kHű8aō9PQĹĻŧǊ10ƕǉ11N14Ǖ15Ŗ17S19Ŷ20p21ń27t30Ƙ32Ɠ33ǟ41ŝ
~well	65 -14Œ-10dq7kx8aHű9ō10ĹĻŧǊ11Nƕǉ16Ŗ20Ŷ22pń29t34Ɠ36ǟ44ŝ
~welr	73 37Ƙ
~wen	66 -10ǩ-8Ʈ-7G7HQĺ8YőťƫƬǜ11kzņ15Ƴǅ18l22Ŕ25Ũ27ŀœ29ƅ36Ť40Š
~went	67 -10ǩ-8Ʈ-7G7Hĺ8QYőƬǜ9ť11kzņ15Ƴǅ18l22Ŕ26Ũ27ŀ28œ30ƅ37Ť40Š
~wer	50 -24Ř-16Œ-12ŗ-11Ŀŷ-9p-8Ş-7ťƤƩ7ƃƣƯƴǚ8ŠƵ9XśŻƈƷƹ10lqĹǢ11Ś12ļƎƭǤ13Ŏ15ƬƮ16ż17WY19dƛ21Ǧ22rƊ24šŸ26ƅ28œŨƼ29ǝ30ŉ31ŧ32Ņ
~wer>	65 -16Ř-11ŗ8EŬŴ9łǩ10Ɖ11Ŕƃƣǚ13ĻŅǖ15q18Ś19ŉ20Ŏ26ƅƛ27Ɗ28Ǧ
~were	52 -16Œ-14Ļ-12Ř-10ĿŔŷ-9ǩ-8Ŵ-7ŞƤ7ƅƍƦƱ8Ư9Šƈƴ10lXśŻƵƷƹ11Ǣ12Ĺ13ļƎƭǤ16Ƭ17żƮ18W19Yŉ21d22Ņ24r25Ÿ26š30œƼ31ǝ32Ũ34ŧ
~wers	88 15Ļ
~wes	70 -10x-8Ń-7Ŗ7ciłŰ8ŌƇ9nŚǊ10CƘ11uĻƧ12I15Ɣ16ţ17Ǆ18ĵ19Ū21ƿ33ľ
~weso	71 -8Ń-7Ŗ7ciF8ŌŰƇ9Ǌ10nCŚƘ11uĻƧ12I15Ɣ16ţ17Ǆ18ĵ22ƿ
~west	90 -11x12ł21Ū46ľ
~wet	88 -17D12Ɗ13j19ƛ22ƙ
~wet>	88 -17D12Ɗ13j19ƛ22ƙ
~wfu	88 11Ũ12ĸ13ǉ14Ʈ
~wful	88 11Ũ12ĸ13ǉ14Ʈ
~wha	24 -32ŷ-30Ŭ-23ų-22nŰ-21Ł-19F-18AŌŜǠ-17N-16ĴƤƫ-15ţǐ-14OļŹ-12sHůƢ-11bńśŶƜƟƴ-10ƂƄƏƿ-9txMSVŊŏŽǀǦ-8zKĽŐǕ-7ŋőǂǋ7Ƌƚǔǖ8yRǍ9dřƅƝƪǗǣ10DŃƼǨ11Ižƌƕ12iƨưƵ13hűŵ14QŢƃƧǉǎ15JņūƷ16vĶ17ƉƘǓ18cLŘ19Ũǃǝ20qũƑƓƬƽ21YŲ22ơǥ23mZŔƺ24ƊƩǏǞ25Ʀ26wCWƔƻǩ27ōƇǊ30Ň31ķľŎƶ32TXł33Ņǈ35PŝŴƠ36g37Ŧ38BĻ39Ǆ41Ť42ŀ44ƒ45ĺŖ46ŉŗ49Ş51ŒœƗ53Ŀ55Ĺ56Ū
~what	24 -32ŷ-30Ŭ-23ų-22nŰ-21Ł-19F-18AŌŜǠ-17N-16ĴƤƫ-15ţǐ-14OļŹ-12sHůƢ-11bńśŶƜƟƴ-10ƂƄƏƿ-9txMSVŊŏŽǀǦ-8zKĽŐǕ-7ŋőǂǋ7Ƌƚǔǖ8yRǍ9dřƅƝƪǗǣ10DŃƼǨ11Ižƌƕ12iƨưƵ13hűŵ14QŢƃƧǉǎ15JņūƷ16vĶ17ƉƘǓ18cLŘ19Ũǃǝ20qũƑƓƬƽ21YŲ22ơǥ23mZŔƺ24ƊƩǏǞ25Ʀ26wCWƔƻǩ27ōƇǊ30Ň31ķľŎƶ32TXł33Ņǈ35PŝŴƠ36g37Ŧ38BĻ39Ǆ41Ť42ŀ44ƒ45ĺŖ46ŉŗ49Ş51ŒœƗ53Ŀ55Ĺ56Ū
~whe	35 -18n-17ƮǨ-16aņ-15ƞ-14ŁŌōơ-13iũƬ-12ŞƜƝǄ-11ŉǟ-10UWĺƉƗ-9bYţŤƨƩƱǃ-8wBPTŀƒǇ-7tZŊŦƀƢǠ7ńŨſǘ8šŢƁƛƶƽ10qƋƴƼǅǧ11lŜƊƦ12ĶƲƿǢ13rRşƹ14XŴǙ15kJŸƄƳǂ16yļŚƥƭƷ17dHǏ18ǎ19vƈƟ20Ǟ21OŹǀǗ22ŖƧ23gsMV24Ń25Q26ĸƅƾ27D28ĵ29G32ǋ34LSő37Ɩ38Cť41ŕŰ42Ƥ
~whee	74 -7v11ŀ16ǐ18şŪ24Ź25ŷ28ŵ36ų
~when	40 -27ǩ-20Ť-16lņ-15ƞ-14ơ-13aŁţǋ-12ũŷ-11iMƉ-10ĺōŵƀ-9qFŀńŞƜƮǝǟǨ-8jzCU-7bwBķňŎŝŠƒ7Ơǜ8ŘŻǍǣ9HĸœšƄƻƿǒ10Ǜ11ŗƙƤƲƽǧ12rŨƭƷ13ĶśƁƴƶƼǙ16yſƹ17ĹƋƾǅǞ18ĵŜŹǢ19Ÿǂ21d22Ƴ24Ŗƈǎ25OR26gvV31ƅƟ32Ƨ35Ń36s38G43Ső44L45ťƖ51ŕ
~wher	47 -23n-15Ǎ-14Ō-13Pœ-12sRĹǨ-11ƝƟƮ-10oǄ-9WŃųƬ-8ōſƧƩǅǈ-7xŀŉŐśƋ7mŒūƣ8ŭƭƷǞ9řźǘ10FŅǝ11ķƄƛ12şŤ13H14ňǕ15Ʀƾ16jǏ18kŢ19Ɗ20ń21X22ǀ23qJ24Ś25Ŵ26ĸļƥ28ĵ29ǩ34l35Ǘ41Q44DM46Ƥ58ǋ60C66Ű
~whet	83 8ŏƀ9ţ10ƐƵ14Ĵ
~whi	52 -15ŝ-12ǚ-10uŽ-9qY-8Ŗ-7xĺ7ŵǅǏǥ8dŀ9DńŇňŴƴ10ļŚŪŷ11EŧƕƟ12ƎƣƤƯ13ū15ƻ16ŉ17ƾ18RƁǈ19ľť21Cőǝ22Q24a27Ő28J29Ų40ų
~whic	54 -12ǚ-9uY7bcŸ8ƻǏǥ9dŀ10ńňŉŴƴ11ļŷ12DEŪŲƕ13Ɓƣ14ū18J20R21ľť22ǈ24Q25C29Ő34ų
~whil	70 -18ŝ-10ŭ-9ŖŽ-8q7GƁ8ŉ9ŜƜǠ10ų11ǅ13ŵ14Ň16Ś17Ɵ18ŧƎƯ22Ƥ23Ų27ǝ32ő
~whit	85 -9x15ƻ17J18ƾ46a
~who	37 -23ŲƔ-21Ū-20Ŵ-18Ś-17Ǉ-16Œƣ-15TĻŢ-13NPĴŀŭƗ-12yDŸ-11HLĿŏ-10fmsWĸƝƞƧǃǊ-9txVYŘƒƦǢ-8jvBUĹĺŊŕŖŞŶźƉƷƿ-7RŃŌŗžƅƛ7Fǚǡ8Ǟ9lŤƄƐƙưǍǗ10ZƱ11ſƁǛǥ12h13Ŭ15ǧ17Ʃ18aǘ20wŹ21Šǜ22ń23ǅǕ24Ɯ26Qƶ27ǩ28oļ29şǑ31ƃƤ32ǆ33Ʋ34Ǩ37uơ38Ƴ39ų42ƕ44ǐ46Ǡ49ŷ50ǔ53nŜƫ54ǈ56Ƣ57Ł61A67Ư81Ő
~who>	38 -22Ɣ-20ŪŲ-19Ŵ-16Ǉ-15ƣ-14tTĴŒŚ-12BNPŸ-11ķŀ-10LĻĿŏŢŭǢ-9fDHĸƝ-8yWłŨƒƞƿ-7sxRVYĹľŦƗƦƷǃǉ7Ɵ8qŝ9ſƐǚ10ǘǞ11ŹƄƙƾ12ZǍǕǥ13Ɓ14aǛ16ŬƤǧ17ƃ18wǗ20Ǩ23ǜ24Ʋǐ25ńŠǆ26ƶǅ29QƜ30ļ31Ǒ32ş33oǩ36uƢ38ųơ42Ł45ƕƯ46AƳ47ǔ48Ŝ49Ǡ50n52Őƫ53ŷ58ǈ
~whod	66 -16ƾ-14u-9m-7ż9ľŵ10ǣ11Ʊ14ƫ15Ŝ17ǘ21ư22ƃ27Ƥ29Ǩ32Ʋ43Ư
~whoe	90 -7Ř12ł22Ƣ
~whol	63 -11Ǌ-7Ś7BŔűǎ8tķŨǄ9lňšŤŹ10ŧ11ǉǐ13nů15kOƭƵ16hƪ18ō19Ŧ20ƈ21Ǖ36Ʃ
~whos	66 -11Ɨ-7awĻ9ųŹ10ż11ķ12ǡ15F17ǆ25ǐ26A32Ł35Ő43Ƣ
~whov	86 10Ő11ǈ17u18w
~why	60 -16ń-12Œœƶ-11l-9ŉŧ-8ň-7Ō7ŝ8ľ9ĿǆǤ11ǜ12š18Š20ņƻ25ƴ27rB30ĹƵ31ǩ35Ŷ42ŀ47Ţ50Ŕ56ĺ
~why>	61 -16ń-12Œœƶ-11l-9ŉŧ-8ň-7Ō8ľ9ĿǆǤ12šǜ18Š20ņƻ26ƴ27B28r30ĹƵ32ǩ36Ŷ43ŀ47Ţ50Ŕ57ĺ
~wic	81 8y9R10s12ţǥ13Ĵũ14ŕ16ƻ
~wice	81 8y9R10s12ţǥ13Ĵũ14ŕ16ƻ
~wid	80 -7S7ƫ13őŠƷǨ21Ƴ24f30Ő
~wide	88 -7S14Š15ő33Ő
~wido	85 8ƫ13Ǩ14Ʒ22Ƴ26f
~wif	56 -24P-16Ƹ-15dv-11Ʀƻ-9iƼ-8aǃǩ-7ƹ7bVĿżƳƺ8jǨ9uǆ19ųǈ21Ŵ23Ʈ24f27ƫ29ƨ32s39t40r42ǂ44o51q54p
~wife	56 -24P-16Ƹ-15dv-11Ʀƻ-9iƼ-8aǃǩ-7ƹ7bVĿżƳƺ8jǨ9uǆ19ųǈ21Ŵ23Ʈ24f27ƫ29ƨ32s39t40r42ǂ44o51q54p
~wil	54 -14Ĺ-13v-10Š-9ǩ-8Ŗ-7aDŘ7zĴŸǁ8dţťźǀǊ9OĻƭ10śŽ11ơƤƬ12Ƅ13NŐ14cǞ15ǃ16o17Śƕ18Ō19eM20ĵ22s23L24HŹ30y31V46ł76Ʋ
~will	54 -13v-10Š-9ǩ-8ĹŖ-7aDŘ7zĴŸǁ8dţťźǊ9OĻƭ10śŽ11ơƤƬ12Ƅ13NŐ14cǞ15ǃ16o17Śƕ18Ō19eM20ĵ22s23L24HŹ30y31V46ł76Ʋ
~wim	82 -7ǋ57ƍ
~wim>	90 -7ǋ35ƍ
~wimm	86 26ƍ
~win	57 -18Ř-9ǩ-8ǝ-7P7uƄƅ8bIƟƦƮ10Ƒ12gš13Ɛ14w15XƛǞ18Ť19ňūǛ20M22y23j24ťǎ27ƿ28Ļ34Ɓ69ƚ
~win>	81 9Ŭ14b42Ļ
~wind	66 -19Ř-8ƛ7ňű10Ƒ16gƁ23ū24Ť25j85ƚ
~wine	86 32Ǜ44ƿ
~wing	69 7Ǉ8ĴƝǘ9ƅ10IƄƛ13y16jš20Ǟ21X22ň26M28Ɓ
~wins	90 14u20y24w
~wint	79 -9ǝ11ũ14Ɵ19ƛ21Ɛ35ť36ǎ
~wir	75 -10Ǡ16ǘ21Ǎ50Ƌ
~wire	86 -11Ǡ8Ǝ19ǘ
~wiri	79 22Ǎ52Ƌ
~wis	70 -9Ư7vź9Ǌ10Ʈƽ12Ŀ13m14Ƹǂ15w17g18Ş27V28ư
~wise	72 -9Ư7vź9Ǌ10ƽ11Ʈ12Ŀ14m15wƸǂ18g28V
~wish	86 -7ō24Ş35ư
~wit	38 -16ĺ-15P-13Hůƣǩ-12Ǌ-11Ɵƫ-10JŒŤǇ-9ƝƦǐ-8yGķŅƃơǅ-7jtCNŁŘũŪűƎƔƖƗǆǢ7ĽŌřǣ8MSWżƿ9BIĶƱǡǥ10rŚƁƂƚƛǓǤ11ŀłƧư12AľńŖƐ13ŜŭŰ14ĸƮƳǁǜ15gQĻŊŬſƤǍ16ŗŶŽǨ17Ĵŋŧ19VŲƷ20ňƵ21Š22ĹŐ23a24s25bŵƢ26š27nŝş29ņ31Ş33Ţ59ő
~witc	76 -9ĺǊ11Ÿ13ł20Ō26ő43Ţ
~with	38 -15P-13Hůƣ-12ĺǩ-11Ɵƫ-10JŒŤǇ-9ƝƦ-8GķŅƃơǅǐ-7jtyCNŁŘũűƎƔƖǆǊǢ7Ľœřǣ8Wżƿ9BIMSĶƱǡǥ10rŚƁƂƚƛǓǤ11ŀŢư12AńŖƧ13ľŜŭŰƐ14ĸƮƳǁǜ15QŊŬſƤǍ16gĻŗŶŽ17ĴŋŧǨ19VŲƷ20ňƵ21Š22Ĺ23Ő24as25b26ŵƢ27nŝşš29ņ31Ş46ő
~wl>	83 -9ǋ-8Ő13Ƈ24Ɗ32ǩ
~wn>	44 -20Ƥ-18ǣ-17Ų-14ǌ-13Ơ-12sĸ-11PƞƳ-10rŀōŜƛƣ-9Ƹ-8XľŊŝƅƜơƵǨ-7gĽŒşŠžƝƯǄ7oťůƁǏǕ8wEŌǅ9eƢƶǊ10nYŸſưǃǎǞ11LTƫƲ12avMŁŖŵƍ13Ŭƴ14zŪƔǆ16Q17ƷǑ18ňƑ24ł25Ťǟ27lƗǒ29CVƘǛ30ǝ33Ɗ34ǋ35Ʀ40ƀ43ķ45F
~wne	66 -11G-9Ǉ9ǉǢǣ10j11Ŭƅ12ơǅ13a15ƈ17ǌ19ƕ21ǔ25ǥ27F31ǆǨ
~wned	88 14j18Ŭ25ǅ
~wner	67 -9Ǉ-7Gǅ9ǉǢǣ11ƅ12ơ13a15ƈ18ǌ19ƕ21ǔǥ27F31Ǩ33ǆ
~wns	74 -17ƣ-7n7Ǎ11F15E16ǐ22Ɗ33H39ơ44ǆ
~wns>	77 -17ƣ-8n8Ǎ11F16E17ǐ41ơ46ǆ
~wnst	88 27Ɗ
~wnt	84 9ǋ10ů17ƣ24Ǎ29ǩ
~wnto	84 9ǋ10ů17ƣ24Ǎ29ǩ
~woo	68 -14Ń9F11gŜ12ƌ16j18Ƒ28Ƈ56Ɛ
~wood	68 -14Ń9F11gŜ12ƌ16j18Ƒ28Ƈ56Ɛ
~wor	40 -18ľ-12w-11TĸŎƤ-10nrOYŏŒŘŜƩǎ-9GŔƖǍ-8auxŐŧųƨǂǊǢ-7FZŀłŠŪŰžƭǛǟ7dIŌŵƚƯǙǨ8Ń9NXŇŗƗǔǝ10BĺƦ11Ł12ĶŴƃǠ14gǄǏ15ň16ƑƒƸǘ17Jƾ18ǜ19Ŋǐ20Ǉ21Ļǚ24Ƙ25ŭ26ǈ27ķ28Rű29L31Ƨ32W35V36Ǒ38Qůǣ40qƝ41S47Ŀ52U58P
~word	74 -10L9A10ǒ13ļǃ14Ŋǩ17ŖŤ21Ō23ň31Ł39ǘ
~work	43 -16ľ-12w-11ĸƒƤ-10inŘŶ-9GĿŜƩǍ-8rűƨǂǤ-7uxHĻŎŐŒŔųžƗƥƭǊǟ7ņƳ8zƜƯƷǙǨ9Iǩ10B11Nŝǜ12Xŵ13ŗ14ĶĺƃƦǔ15ŴǠ17ŇǄ18gƸ19Jƾ21ǚ22Ǉǐ23Ŋ33Rǈ34Lŭ37WƧ38Ɲ41VǑ42Q44qůǣ47SU67P
~worl	86 -8ŏ12C13i15ĻŃ22d
~worr	67 9ǡ13Ľ18ũƚ21Ƒ71Ŀ
~wors	79 7ǚ11Ŷ13Ǥ17Ũ19ǜ22Ş31Ŀ
~wort	63 -11Ǎǩ-10Ǣ-9T-8Ň-7Oŭ9Ɓ11Ţ16Ƒ19ǝ27Ɨ28Ǐ37Ļ43ƒ45Ƙ49ķ58ű
~wou	36 -23Y-15Ő-14Ĺĺ-13q-12Ɓ-11Ƴ-10ŒŦ-9ŰǞ-8dOŁƙ-7oQSUŤųƠǅ7eķƈƑƖǨǩ8LłŘŶǔ9VŞƏƸ10ŀŉƀƪǡ11DƦƭ12AHW13BƱƿ14ĴŖś15ZľǘǦ16sŗƶ17mMĵŃŝǢ18cƨ19TŵƂƒ20ŇƓƗ21űǁ22XŊ23ž27ưƵ29rŽǝ30ĻƮ32ƤƬ34Ư35Ţ40ĸ47Ŏ48Ʒ
~woul	36 -23Y-15Ő-14Ĺĺ-13q-12Ɓ-11Ƴ-10ŒŦ-9ŰǞ-8dOŁƙ-7oQSUŤųƠǅ7eķƈƑƖǨǩ8LłŘŶǔ9VŞƏƸ10ŀŉƀƪǡ11DƦƭ12AHW13BƱƿ14ĴŖś15ZľǘǦ16sŗƶ17mMĵŃŝǢ18cƨ19TŵƂƒ20ŇƓƗ21űǁ22XŊ23ž27ưƵ29rŽǝ30ĻƮ32ƤƬ34Ư35Ţ40ĸ47Ŏ48Ʒ
~wow	75 -7Ŏ8ǀ10u11S12R13ű14Ơ15UŦ17Ţ21ő24ō
~wow>	75 -7Ŏ8ǀ10u11S12R13ű14Ơ15UŦ17Ţ21ő24ō
~wre	75 -10Ť-7ų11Ũ18Ŝ20ƃ21ź22ƀ25ŵ60ż
~wrec	75 -10Ť-7ų12Ũ19Ŝ20ƃ22ƀ25ŵ60ż
~wri	65 -18ś-11Ʈ-7Ư7oǆ8nŻ9JĸŎ10KřƄǜ11ũ12w13ǀǓ14ŉŗŤƬ16Ÿ17Ō19ž20ƍ22b30Ő31Ʋ
~writ	65 -18ś-11Ʈ-7Ư7oŤǆ8nŻ9JĸŎ10KřƄ11ũǜ12w13ǀǓ14ŉŗƬ16Ÿ17Ō19ž21ƍ22b30Ő32Ʋ
~wro	71 -14ŝ-11ň-10P7bţ9qŴ10Ǥ12Ŝ13w14CƲ16Ť17Ĺ18ǜ19Ŀ20ņ21ǩ24Ş37ǚ
~wron	74 -15ŝ-11ň7ţ8b11Ǥ16C17Ť19ǜ20Ŀ23ǩ26ņŞ38ǚ
~wrot	84 -11P12qŴ16wŜ17Ʋ23Ĺ
~ws>	73 -9ƭ-7ǚ8nƯǒ9gť10k11Ƒ12ŗƒ17jƥ19A23ǎ28ǡ30ŕ
~wsu	84 -9ŗ13Ƃ16ǜǦ18ķ
~wsui	84 -9ŗ13Ƃ16ǜǦ18ķ
~ww>	80 9ov10x11zļ12ƅ15w20ƫ
~wye	77 7ŋ10A12ǩ13ǡ15ķ17ǜ34Ʋ
~wyer	77 7ŋ10A12ǩ13ǡ15ķ17ǜ34Ʋ
~xac	71 -11Ǎ-7Ū7ŕ9Yǃ10ŀŅ12š13ƕ15Ǆ18ơƧ20ū21d23Ť
~xact	71 -11Ǎ-7Ū7ŕ9Yǃ10ŀŅ12š13ƕ15Ǆ18ơƧ20ū21d23Ť
~xam	74 9J73ǁ
~xam>	75 59ǁ
~xas	90 12Ÿ30l
~xas>	90 12Ÿ30l
~xce	76 -10ǡ-8ƀ8ĵ13Ƃ16Ƹ58Ǧ
~xcel	90 10ĵ19Ƹ
~xces	79 -10ǡ-8ƀ14Ƃ61Ǧ
~xch	90 -13H44Ƶ
~xcha	90 -13H44Ƶ
~xci	84 -8ŏ7Ǟ9H12i23Ɩ38ƞ
~xcit	84 -8ŏ7Ǟ9H12i23Ɩ38ƞ
~xcl	88 -8Ŕ-7ǆǩ9ŷ12ǣ25Ŗ
~xclu	88 -8Ŕ-7ǆǩ9ŷ12ǣ25Ŗ
~xcu	88 38Ŕ
~xcus	88 38Ŕ
~xed	85 8ŵ12Ɓ27ũ30ƌ
~xed>	85 8ŵ12Ɓ27ũ30ƌ
~xes	79 9ĵ11ǃ13Œǌ14Ƶ15ƻ17T30Ǡ34ƞ
~xes>	79 9ĵ11ǃ13Œǌ14Ƶ15ƻ17T30Ǡ34ƞ
~xie	90 22Ƽ
~xin	90 10y11ƌ15ǀ18H
~xis	90 25Ƶ
~xist	90 25Ƶ
~xpa	90 -8H36Ǟ
~xpan	90 -8H36Ǟ
~xpe	65 -7Ŗţ7Ŏ8Ľ9Ǌ10ŨǏ11Xŧ12Ɨ13ǅǞ14Y17Ƙ18Ňư20ǣ22ņ36ĸ
~xpec	84 9Ŏ19Ǟ23ĸ28Ň
~xpen	74 10Ľ12XǊǏ15Ɨ17Y20Ƙ21ĸư
~xper	72 -7ţ11Ũ12ŧ17ǣ18ǅ25ņ
~xpi	81 11Ÿ13e40ŕ
~xpir	81 11Ÿ13e40ŕ
~xpl	70 -12Ɣ-9ŧ-8ņƞ8ſ13Ŭų15B16Ŵ27Ŗ29ň31Ŋ44Ŕ
~xpla	71 -9ų-8ņŧƞ8ſ15B28Ŗ29ň31Ŋ45Ŕ
~xt>	61 -14Ʊ-10C-8N-7ǥ7ž8pŹǀ9mūſƫ10ǖ11Ń12H13ŗ15ƖǞ16ĺř17k19yŎś26ŕ27V30K41Ǎ
~xte	88 39Ƈ
~xter	88 39Ƈ
~xti	80 18K24Ǝ
~xtin	80 18K24Ǝ
~xtr	72 -8Ź-7g8Ų9ƶ14Ƥ16Ŵ17ƴ18ŏ21Ƙ22ǀ25Ǉ29Ǥ31Ƃ36Ɓ
~xtra	73 -8Ź8Ų9ƶ14Ƥ16Ŵ17ƴ18ŏ21Ƙ26Ǉ30Ǥ32Ƃ36Ɓ
~yal	81 -7Ň11MǗ33ő44Ţ
~yal>	86 -7Ň15ő47Ţ
~yalt	90 13Ǘ21ő
~yar	73 -7ǝ7ŴƗ10HŪƔ13ƞ18ƒ19ƙ20ƍ21Ɯ53Ƒ
~yard	73 -7ǝ7ŴƗ10HŪƔ13ƞ18ƒ19ƙ20ƍ21Ɯ53Ƒ
~ybe	72 -7ŏ8ƍ10ŘƦ14ǥ15Ʈ16ŕ18Ʊ41ǘ
~ybe>	74 7Ɯ8ƍ10Ř12Ʀ15Ʈ17ŕ19Ʊ
~yber	88 -9ŏ18ǥ50ǘ
~ybo	53 -15ƪ-12Ź-11Ǐ-9Ʀ-8Ɖ-7Tŗ7ƂƈƧǙ8KŔ9uŝǅ10ųƣǈ11ľ12ŏŜǔǘǛ13hƓ14Ƭǡ15ƢǇǑ16ƯǗ17Łńǣǩ19ŲƜƴǨ20Zż21Ŗ23Ǎ26n27ŷ
~ybod	53 -15ƪ-12Ź-11Ǐ-9Ʀ-8Ɖ-7Tŗ7ƂƈƧǙ8KŔ9uŝǅ10ųƣǈ11ľ12ŏŜǔǘǛ13hƓ14Ƭǡ15ƢǇǑ16ƯǗ17Łńǣǩ19ŲƜƴǨ20Zż21Ŗ23Ǎ26n27ŷ
~yca	86 11E15D27Ư40Ɲ
~ycar	90 28Ư42Ɲ
~ych	69 -9Ƥ7W9ǟ11ǉ13uƭ21TƯ23qƮ26Q31Y
~yche	69 -9Ƥ7W9ǟ11ǉ13uƭ21TƯ23qƮ26Q31Y
~ycl	81 -10ǐ12ş13ƥ15ǡ21ǀ22gŪ
~ycle	83 -10ǐ14şƥ22ǀ23Ū
~ydi	86 30ǀ
~ydiv	86 30ǀ
~ydr	75 51Ə
~ydra	75 51Ə
~ye>	90 11ǃ13Ɵ
~yea	43 -18ů-14Ǆ-12CŇ-11D-10nŉũƼ-9lņƒ-8ĹŤŨŭųǇǋ-7iPŠűŲžƆƯǒ7qŚŜšŪƮƱ8ĵ9k10Ķ11ŻƜ12ŢƋƸǤ15œƟǣ16vŹ17Ĵ18Ŵ19ţŸ20HV24ǀ25ŒƔǎ27ĺƩ30pTǉ31d32Ǌǟ33cǞ34Ů38ƈ42Sƅ44G45ƭ46ǅ47ő59ť
~yeah	71 -12ŉ-8Ǌ-7ƅ8ŏŖƉ9cŰŵ10ŐŚƁ11ŞŴƔ12Ż13T14ĸő15Ŋ23v
~year	44 -18ů-14Ǆ-12CŐ-11DŇ-10ŖƼ-9nũƒ-8lņŤŭųǋ-7iPĹűŲžƆƯǇǒ7šƮƱ8qŜŪ9ĵŢ10kĶ11Ŵ12ƋƜƸ13Ǥ16œƟǣ18vĴŹ19ţƔ20Ÿ21HV22TŒ25ǀ26cǎ29Ʃ31pĺǉ32d34ǟ35ŮǞ37Ǌ38ő40ƈ44ƅ46S47Gƭ48ǅ61ť
~yed	83 -7o7Š11ƃ18Ţ21Q36q
~yed>	83 -7o7Š11ƃ18Ţ21Q36q
~yee	62 -9Q7ǐ8ǉǤ17Ǒǣ19ǈ25ǜ32Ǉ
~yee>	80 -9Ǉ8ǥ38ǜ
~yees	64 -8Q8ǉǐǤ18ǣ19Ǒ20ǈ40Ǉ
~yer	66 -10ő8AƝ10ǡ11Ɗǜ12ķļƉ16V20S21Ƨ23Ǜ28QƲ30W31ǩ
~yer>	67 -10ő7Ƃ8Ǜ9A11Ɗǡ12ķļƉǜ16V20S22Ƨ29QƲ30W32ǩ
~yers	88 7Ǔ9ŋ11Ɲ20Ǜ
~yes	72 -8sBŦ-7ǩ11Ŗ14Ĺ15ŋ16A18ŏ19d24ł41ŁŎ
~yes>	72 -8sBŦ-7ǩ11Ŗ14Ĺ15ŋ16A18ŏ19d24ł41ŁŎ
~yet	67 -12Őǎ-11ǝ8ŀƍƟ10wƾǋ11u12nƵǟ15r19f21j22xń26cŹƖ29v35ƞ
~yet>	67 -12Őǎ-11ǝ8ŀƍƟ10wƾǋ11u12nƵǟ15r19f21j22xń26cŹƖ29v35ƞ
~yft	90 45Ų
~yft>	90 45Ų
~ygi	90 12ǈ20P
~ygie	90 12ǈ20P
~yin	53 -17ǩ-12Ĺ-10gB-9Ň-8Ũ-7SľōƔǗ7oKŞŢſǀǝ8Ŧ9Xŧ11jƤƳǛǣ13WĴ14kŘž15ĸ17ĺœ18V19b20Ơ21Œ22Ŀ23ǟ24Ɠƪ25ƒ27Ņ28H29Ɯ30ǥ31F37Z
~yin>	69 -8ž-7Ņ7fyǞ8oZǡ9Ƹǟǥ10K11ƜƦ12Fƪǝ13kŧ14H16Ǜ17PƳ20W25Ŀ
~ying	56 -14ǩ-12Ĺ-10y-9gBǞ-8PŇǡ-7SōŗǗ7tň8şſǀ9Ŧ10XŞ11Ţ12ǣ13jƤ14Ĵ16ĸŘƪ17œǟ18HƠ20bĺŒ21žƜ22V23F24ǥ26Ɠ27ƒ32Z34Ņ
~yl>	88 24Ƈ
~yle	90 14Ɖ
~yli	77 9ǈ22Ǒ
~ylis	77 9ǈ22Ǒ
~ym>	72 -14V10g13Ƨ18Q19P24ŗ28ĺ
~yme	65 -8Ɯ8S9e10Ʃ16ƃǘ21ZƮ22ƕ23ĵ28š32Ĵ34Ɣ41Ŭ
~ymen	65 -8Ɯ8S9e10Ʃ16ƃǘ21ZƮ22ƕ23ĵ28š32Ĵ34Ɣ41Ŭ
~ymo	83 -8Ş7zK11ŝŦ13ű20ť30ƭ
~ymor	83 -8Ş7zK11ŝŦ13ű20ť30ƭ
~yon	63 -13Rƈ-9Ÿ-8Ŀƪ-7ƴǈǦ7Ǜǣ9mƂǘǨ10ƜƢ13Ɖǩ14nƱ16ǐ17ƯƳ18Łǜ20ųǢ21ş24ŷƟ29Ŗ
~yone	63 -13Rƈ-9Ÿ-8Ŀƪ-7ƴǈǦ7Ǜǣ8ş9ƂǘǨ10ƜƢ13Ɖǩ14nƱ16ǐ17ƯƳ18Łǜ20ųǢ24ŷƟ29Ŗ
~you	14 -25Ťť-22Ƈ-16źƆ-15v-14Ŵ-13ơ-11ŷƅ-9Ǘ-8Ŧ-7b7LŘŧŮůųƖƪƮǅǜ8UŰƀƒƬƱƳǦ9ŉūƂƟƠǏǤ10ņŌőşƕƜƼƽǊ11sQƚƭƲƿǄǒ12GĴĺŻ13ewĹŖžǑ14aĶŁŝǎǢǣ15kMWƘƫưƹƻǨ16SŽƙƥƵǖǚǛ17xIĽƢƶǈ18fCKĻŏǝǠ19pĸŃśżƯǕǡ20HZŊŢƁƴǁǐǞ21BŚƃƺǋ22ũŸǀǙ23nłƸ24Oĵǩ25mXƌ26jńŜŠ27dAļŀŵƧ28uzN29ƾ30gķľňǘ32TĿ33Ŷſ34Ǉ35ǔ36ŨƤ37V38Œ39FRƦ40iŐ41Ş44l47P57c62Ň
~you>	17 -34v-28Ťƽ-26Ŵ-24q-21źƮ-20Ź-19ť-17Ƈƨ-14ƅ-13bƆ-12tů-11ǧ-10oǂ-9Ņŷ-8ŕųơǥ-7hƉƳ7dŋūŬƖǖ8BŁƎƐǓǠ9ŧƪǃǊǡ10LŪŮƔƗƫƯƼǒ11pƺǛ12IQžƒƥ13MŉƂƿǆǜǝ14ĵƀǙǚ15aņƃƟƭǘ16jŃŌŸżưǑ17Ƙƚ18YĴƱƾ19kZƬ20GőƸǔ21uŏŲƵƶ22Sĸƻǁǋ23ĻƁ24UWĺǩ25fHśŝŽǕ26TŖǞǨ27nĽŊƹ28ľ29mCŶǀǇ30OķƦƧ31KVXĹŢ32ƴ33Śũſ34F35Nŀłńƌ37ŵ39Š40gRŜ41APļňŐŨƤ42Œ43l44i47ĿŞ55Ň67c
~youn	71 -7Ō7x8Ư9ź10Ż14ƭ15p16Ź17ĵ21u23v38c
~your	25 -33Ų-22ŏ-19ŗť-17CƇ-16ňŌ-15YĹļƈ-14Ʃ-13ũǩ-12ĸőŪƌơƴ-11fƆ-9KœƬ-8ŬƔƟƹǗ-7LńŭŮűƊƋƐƱǏǟ7aADMŴŻ8iƓǁǞ9JŒţſ10hĽŽƀƁƜǚǦ11ľ12IłřƠƶǌǎǝ13TŃŖƸǙǛ14jvEǅǔǡ15Źƙǧ16oWķƝǤ17Ʒƺ18cglžƫ19Ňǈ20ǋ21Ķ22tşƯƾǂ23wFŘŶƢƨƳǐǖ24psǠ25nŸƕǕ26qŚŜƲ27P29VůƮ30Ł31Ǣǣ32exƤ33dųƥ35r36Ʀǉ38ƃ46ĵ47ƽ48ǘ55B64z
~yout	88 -8ƶ16ǩ19ƫ36Ŧ
~ype	71 -9ƅ-8Ǎ7fţƜǆ9ļ10pǔ11ƣ12Ƈ13ǉ14bƉ15E21d32Ʃ39Ƽ
~ype>	73 -10ƅ-8Ǎ7Ɯ8ţ9ǆ11ǔ12ƣ13Ƈǉ15Ɖ24d34Ʃ41Ƽ
~yped	88 9f10b11ļ14p25E
~ypi	85 8ǎ9b11T12ƿ17Ǆ
~ypic	88 9ǎ12Tƿ18Ǆ
~yro	65 -7ǈ8Ǩ12ǝ14Ǒ15Q23Ǡ39Ǉ60ǉ
~yrol	65 -7ǈ8Ǩ12ǝ14Ǒ15Q23Ǡ39Ǉ60ǉ
~ys>	47 -12şű-11DŗǏ-10Ňœ-9oGŷ-8ĹŧŶżƯǘ-7pyLŀłŝŠƨưƿǌǔ7jltŽǃ8ŕƱ9UļŖřŞůƜǙ10ňƬ11cĸƃƟ12CŲǐǠ13VľŐƘǗ14šžǢ15u16ŰǄ17Ʈǉǎǝ20g21v22ƒǑǟ23wxǇ25kqR27ǩ34ų37Ɩ
~yse	84 8mǚ9Ž12Ŷ16ƻ19g
~ysel	84 8mǚ9Ž12Ŷ16ƻ19g
~ysi	77 20ƀƝ23Ƹ26ǁ40ƾ
~ysic	77 20ƀ23Ƹ26ǁ40ƾ
~yst	68 -11ǡ9řǝ15Ǜ16ơ20Ǝǘ24ǖ30Ǘ
~yste	68 9řǝ15Ǜ20Ǝǘ24ǖ30Ǘ
~yth	48 -17ǩ-10J-9Ɖ-8ŃŋŢ-7nHĺňž7BXżƂƌǍǐǦ8ƝƬƯǄǕǢ9ĻŔǖ10ƦƱ11kƑưǓ12ƚƽ13ZŇű14ƗƲƸ15gĵƨƳƼǀ16Ŀũƻ17Ż19iǂ20ŏƘ21ŉţƍǏǞ22Ƅƥƿ26ķ27ş40ō
~ythi	48 -17ǩ-10J-9Ɖ-8ŃŋŢ-7nHĺňž7BXżƂƌǍǐǦ8ƝƬƯǄǕǢ9ĻŔǖ10ƦƱ11kƑưǓ12ƚƽ13ZŇű14ƗƲƸ15gĵƨƳƼǀ16Ŀũƻ17Ż19iǂ20ŏƘ21ŉţƍǏǞ22Ƅƥƿ26ķ27ş40ō
~yti	90 -7y37H
~ytim	90 -7y37H
~ywa	86 8ţŻ17ǒ19Ǆ
~ywh	75 7ƛ8ǀ9Ƥǘ11Źǥ12Ƌ13Ǘ14ń21ş28k30ň
~ywhe	75 7ƛ8ǀ9Ƥǘ11Źǥ12Ƌ13Ǘ14ń21ş28k30ň
~za>	90 13Ǎ30ǩ
~ze>	79 -10Ʈ-9Ŕ9Ǟ12rũ14œ20H29Ƭ
~zed	90 8Ɔ11Ļ18Ƌ
~zed>	90 8Ɔ11Ļ18Ƌ
~zer	84 -7Ǎ7ū9ŏ13ƣ15ţ21ř
~zero	86 7ū10ŏ15ţ22ř
~zil	86 -9ű17ƅ38ƒ
~zill	86 -9ű17ƅ38ƒ
~zin	90 14ķ27H36j
~zip	68 -7C9Ŕ108E
~zip>	68 9Ŕ85E
~zon	74 -8Ǐ10Ÿ12Ǟ17Ɵ20ǩ24Q38ƙ
~zon>	90 -10Ǐ15Ǟ30Q
~zone	78 22ǩ40ƙ
~zoo	86 14h65M
~zoom	88 67M
~zy>	75 -10Ť-8p-7ǟ7ſƈǎǕ8Ɠ9UƱ10H11ǩ13tƒ16Ň19i24ň26Ɛ
~zza	88 8Ų12Ǎ29ǩ
~zza>	90 13Ǎ30ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [50,-2,17,0,-4,-4,6,-4,1,0,-6],
  features: `#	34 -44k-43c-27d-14e-13f-5i10h11a25b26g111j
# $	55 -67j-16d-13k-7e-6h19a30b65g
# a	65 -16g-10b-7e9j33a
# aggregate	89 
# and	68 -13c-7k5a8g10j
# at	89 
# before	85 -8j16a
# bucks	80 -5c5a12h
# by	85 
# cars	87 7f
# days	84 -4g6a
# deductible	89 -23g-7j-6c10b32a
# did	84 -10a14j
# digit	89 6k
# digits	84 10k
# do	87 -5j12a
# dollar	75 -28g-8b13c25j
# dollars	77 -18a-11c6b10j19g
# feet	83 
# for	74 -13j-7g9a17b
# have	85 
# house	89 7j
# in	66 -18a-7c6b21j
# is	66 -27a-8c-4i49j
# kids	85 -7c-6a13g
# like	84 -4k4d6g
# ls	89 -38b-12j6i46a
# miles	72 -20g26a
# minutes	72 -9c-6d-4k4a5i15j
# months	68 -13g-11a8h29b
# now	85 -14c8g14a
# number	85 -20j20b
# numbers	89 -7a6k11c
# of	72 -27g-8k-4a8b39c
# oh	89 -8b8a
# okay	81 -10g-8c25a
# on	67 -26c-16a5g8e18b20j
# one	77 -14c-13b-5g-4a4i11d23j
# or	67 -39a-13j-4k30c39g
# out	85 -8g-5ck8j12h
# people	84 -9b4c12a
# per	87 -12g12a
# percent	74 -20g-6k4j8h13a
# pounds	89 
# right	64 -4a6j
# so	84 -10j-7a-6g-5i12h16e
# square	83 4a7j
# talked	89 -4d7a
# that	72 -9b-5f-4gk6a24j
# times	89 7g
# to	79 
# umbrella	87 5j
# weeks	77 -5g14i
# with	87 -4a
# would	89 -10g6c7a
# year	76 -5f13b
# years	56 -18g-11d-6ij-4k6c10f15b18a
# yet	83 -11b15a
@day	63 -10g-7e14a16j
@day $	74 -12b-10c-5g4d30a
@day and	85 -7g6c9j
@day at	84 5b
@day is	89 -5g-4i10j
@day or	84 -16a17b
@day right	89 7j
@month	65 -11e-10c-6g11i22j
@month #	87 
@month $	89 
@month and	84 -9c-7e25a
@month is	89 7f
@month of	87 
@month right	87 
@month to	87 
@name	52 -24c-7ik-5e-4h15d18g23j
@name $	68 -43c-35a-6b7i8j30d51g
@name and	81 -15c-6g5i19b
@name do	89 -8g-7c21b
@name is	85 -20g-5a7j9e12c
@name or	87 4a
@name over	85 -5ad17j
@name you	87 
^ #	59 -57g-27a-16c-12e-11k-8i-7d-4f56j91b
^ @day	83 -8a6b
^ @month	89 -5e16j
^ a	72 -13g-12d-7c-6b10j12a23k
^ about	84 -17a-12c32j
^ after	87 -8a-7c8eg
^ alarm	89 -5ck-4j21a
^ all	89 -10a-5g18j
^ alright	81 -26a-13j-8k6g9d15c23e
^ am	74 -14jk-11c-5dg-4fh4b26i32a
^ and	45 -67a-62b-47k-12j4f5h22i32e38d47g62c
^ annual	82 -10a26g
^ any	46 -38b-23gk-12j-8i-7eh-5f8d47a89c
^ anybody	74 -7b-5c-4d25a
^ anyone	85 -36a-8c50d
^ anything	67 -14k-13b-8g-6i-5d9a47c
^ are	46 -45c-39g-31d-23i-22k-13fj-11e-7h80b140a
^ at	89 -18g-7c-4a26e
^ aw	89 -14a-4j4c10e11i
^ awesome	75 -9g-4k18c
^ aww	79 -12a4k5e11d
^ basement	89 -8c18a
^ be	89 -4i12k
^ been	81 -10c-9a-5e6b36g
^ before	82 -11k-5g4i17c
^ besides	85 -9d17a
^ best	89 -18a-4d10c25e
^ big	84 -24g-5k44a
^ biggest	87 -15a12c16d
^ blood	89 -16c23a
^ boy	89 -8g9i11h
^ brick	85 -24a-5c35b
^ burial	87 
^ business	82 -22c-12b-4j22a26g
^ by	79 -26c-6a4k36e
^ call	89 
^ can	58 -39k-16fi-13j-9b-8de-7g22c106a
^ college	89 -13c-6b-5g26a
^ comp	85 -8c-7g-5b15d17a
^ congrats	85 6c
^ cool	77 -6j5k6e
^ could	62 -22k-14c-8e-7fj5b14i56a
^ credit	89 -4agk23c
^ days	87 -21a25g
^ describe	85 -6g19k
^ did	49 -46j-40c-37g-25eh-15k-11di35b192a
^ do	37 -67c-41d-23g-21ei-19k-17h-16fj30b237a
^ does	51 -47c-37g-20e-13dk-10j-8i-7f-4bh172a
^ email	89 -20a-10f-7k44c
^ ever	61 -19g-12b-10d-9k-8c-7j-4h16i64a
^ everybody	87 -5g-4k6e8c
^ everybodys	83 
^ family	89 -10i-6g-5b15ac
^ fire	89 -9a-6c23k
^ first	89 -6k16c
^ flood	89 -6c13a
^ folks	89 7h8g
^ for	81 -18k-14d-8a20c33g
^ full	80 -30b-7c14a30g
^ garage	87 -14a-11c30f
^ give	64 -24a-19e-13g-5j31c44k
^ go	74 -15a-10c41k
^ good	74 -27b-20e-5i-4gj14c52a
^ got	59 -31j-22c-20k-16d-14b-8f-7h-4e12i33g89a
^ gotcha	87 -4j5b8d
^ ha	89 -7a5b9d
^ happy	87 14a
^ has	58 -13c-12d-10b-7g-6ij-4efk74a
^ have	52 -35g-16cj-11k-10i-8d-7f-5e120a
^ he	89 -15b10a12j
^ height	85 -15a25g
^ hey	84 -6g6a9i
^ high	84 -15a-9c32b
^ house	85 -7a-4b11c14g
^ how	33 -89a-34b-25j-19dk7e17h18c73g95i
^ i	46 -61a-40b-20g-14d-6c7i8h12j16f114k
^ if	55 -19k-18b-17j-11i-8d-5h38c49g
^ in	83 -10i-6g10a11c
^ is	37 -94j-72c-40f-30k-29g-24e-21i-10h107b243a
^ it	67 -39a-18g-7d-5bi9hj12e13k14f19c
^ just	71 -22b-12c-7e11j15k25a
^ keep	84 -7c-5dj6a19k
^ keeping	89 6a
^ last	79 -41a-10j7k11c40e
^ let	74 -8d-7a-5b-4g5c29k
^ liability	87 -18g-14a8b29c
^ list	79 -14a-5dg35k
^ llc	89 5b
^ long	87 -18e-15g48a
^ look	83 
^ lumbers	89 5g
^ may	81 -6jk5a9d10c
^ mind	79 -14cg-6k47a
^ monthly	84 -11a-8c-6b30g
^ most	85 -9b13g
^ my	68 -9jk-6bh-5g5ac11e16d
^ name	84 -18a5k6d17c
^ need	85 -50k-18c76a
^ nice	84 -13b-12c-8j6g7f26a
^ no	72 -12a-7b-4k6f25j
^ nothin	89 -10a11j
^ now	78 -6b-5c7af
^ oh	61 -27j-25b-8g6i7a11k12d13f14c
^ okay	51 -44a-25k-21j-4i6e9h11f14d30g39c
^ on	87 -5f11a
^ one	74 -66b-8c5g16k27j36a
^ ooh	79 -8a-7d-4k5e6g12c
^ ouch	85 -28g-6a8e12d22c
^ over	85 -9b-7g-6j27a
^ own	83 -13a-5c29b
^ paid	84 -6d-5a26g
^ perfect	85 5c
^ policy	87 -8a-6g21c
^ pool	89 -9b13a
^ price	89 -5g9b
^ read	74 -14c-12a-6g41k
^ ready	89 -6k-4c24a
^ regular	89 -5g10c
^ remember	85 -10k-8j23a
^ rent	85 -17a-16k-4b8g39c
^ roof	87 -42a5c21g23i
^ run	83 -7c18k
^ same	89 -13a6b14k
^ say	81 -40c-21a-10j-4b7i10df18k34g
^ shall	84 -4k13a
^ shingle	87 -8a16b
^ should	70 -11c-7k-5g45a
^ since	84 -8a14e
^ smoke	87 -7a16c
^ so	37 -90a-33g-30k-14i-11de-10b4c221j
^ some	83 -18a-7c7dhk10b
^ something	85 -31j-9c-7b54a
^ sorry	81 -6d-5e-4j23c
^ sounds	79 -5bi4h5k7j
^ spell	84 -7a13k
^ square	89 -31c-11a47g
^ state	85 -10d-9g-8c5j33b
^ still	81 -7b-5c9a12j
^ sump	89 8a
^ take	89 -17c-5g12k20a
^ tell	50 -32a-23c-9g-7b-5e-4fhj90k
^ term	87 
^ text	89 4a
^ that	66 -28j-22b-10c5dg16h44a
^ the	64 -59a-10i-9f-8h-5b12d22j27k34g
^ their	87 -29a-8c-4e9h44g
^ there	74 -8a18k
^ they	71 -47a-9b-8d-4jk5f13e26g34i
^ think	87 6k
^ this	80 -6j-5c18a
^ those	85 -9a6d
^ till	89 -5c-4i18e
^ towing	87 -10c-6a23b
^ ugh	81 -10c-7j4ei8gh
^ umbrella	89 -7h-5c25a
^ walk	65 -14a-10c-4j42k
^ want	77 -23k-8cg-6j-5b64a
^ was	63 -25e-24c-21ij-18g-8h-5k49b84a
^ we	74 -28a8e24j
^ well	78 -16b-9c-5j6d9k12gh
^ were	71 -16i-11g-9j-7e-5c-4k63a
^ what	30 -125a-49b-39jk-14h-4d18f34i51e66g160c
^ whatll	85 -7e16c
^ whatve	83 8fg
^ when	47 -45a-10fjk-7i-5h35c73e
^ whend	75 -11a-8c-7g38e
^ where	55 -55a-14b-8de-6k-4h5g15i23c65f
^ whered	82 -8a-5c23f
^ which	60 -29a-18b-11fg-9k-5j9e91c
^ who	43 -38a-21bg-15k-10e-7j-6i-4c142d
^ whod	70 -20a-8c-6g56d
^ whose	74 -17a-12c13b29d
^ why	64 -38a-5bcg-4dj76h
^ will	77 -21c-14k-6e9b45a
^ with	82 -19k-8c7f34a
^ work	83 -19c-12a-11f-8i62b
^ would	51 -54c-27g-24k-19j-18i-13f-7d-6e62b123a
^ wow	79 -7j5e11h
^ yeah	85 -15a-6b-5j8c9g14f
^ year	83 -26e-23a-8g70c
^ you	50 -53c-32b-20f-17k-11d8e15i24h29g74j
^ your	63 -74a-23k-21e-14i-6h12d17c25f27j68g
^ zip	85 -7k-6a19c
a	28 -17de-10f-5h6g8c13b14i16j21k32a
a #	53 -18c-15ae-9i-8f5j12b19h43g
a @name	83 -11c-7e21a
a a	72 -16j-6b6e9a10f
a b	85 9b
a bachelors	87 9j
a backup	89 -19a-9d33i
a bad	78 5k11a
a ballpark	85 -6g12a
a bank	85 -7a-6g-5d16c
a basement	83 -15b7a8c11i
a bell	87 -5j9a
a big	72 -17g-9b-5d7c10k18i
a bit	87 
a blood	87 
a bop	85 -5g4c12a
a box	83 7k
a break	89 -11b-9c8e16a
a bunch	89 -10a14b
a business	79 -16a8b13c
a buy	89 5a
a c	85 -12a25i
a car	77 -10b-5c4f9a
a card	83 -22a-6b6j8k19c
a cert	87 7j
a certificate	77 -6d7c9g
a check	85 
a claim	82 -13c6k7a8b
a clean	87 -10a10j
a client	83 -5ek4a12c
a coi	89 -9k11a
a commercial	83 
a company	79 -9a7b9d
a complaint	89 
a contractor	89 -4b
a copy	79 -6k-5c5i9a
a couple	77 -10b9g
a cousin	89 -6b8a
a cpa	89 -6d7a
a crash	83 -5g4d6c
a crawl	87 -5c11i
a creek	87 5g7f
a customer	80 -8a8g9c
a day	77 -7a-5i12g
a deadline	87 
a deal	87 -13g-8j14ac
a degree	89 -11a15b
a desk	87 9b
a detached	89 
a different	89 -26b-12c-6j8k14g26a
a discount	77 -9j-6d5c7k12a
a doctor	83 5e
a dog	87 -9a16j
a driver	85 -6k9d
a fake	89 -7g-6b14c
a family	85 6d
a fella	87 7cg
a fence	84 6c
a few	79 -10b4c5j6a
a financial	89 
a fire	72 -7c-5k5a8d
a fireplace	85 -6b8a
a flat	83 -12g-7a5d8j13b
a flood	84 
a form	87 
a friend	81 -17b20a
a full	85 -7a-5c14b
a funeral	87 -10c15g
a garage	83 4b
a gate	89 -10b5f11a
a good	64 -26a-4f5k6h11e18g
a guardian	87 -11d15a
a guess	89 -7a14k
a guy	89 
a high	87 -9g13a
a hip	89 
a home	89 -8g-6b15i
a homeowner	87 4a
a hot	85 -5bc4a11g
a hotel	87 -5a6j
a house	83 -16a9c16b
a hurry	89 
a hydrant	83 
a is	87 8b
a job	80 -16a6c8f9b
a junior	89 6a
a kid	82 -6c-5g5f15k
a landlord	89 
a laptop	89 -12a12b
a lawsuit	89 -6g7c
a lawyer	79 -10d7k9a
a letter	85 4ak
a license	87 -10b-6c16d
a list	85 -12c-6b25a
a little	67 -15g-6j6i7k14b
a living	79 -24a-11g9i11c18b
a loan	81 -9c4d7a
a local	89 -8a12b
a long	81 -16a-4g5i6b12c
a lot	69 -20a-7k-6d-5j8g9f22c
a m	89 -6j-5e-4g16c
a medical	84 -4c12a
a mess	87 -8c-5j14e
a minute	85 -17j4i8k11a
a mistake	89 -13a-11g28c
a month	63 -10b-6e5c9j12g
a mortgage	83 -5b-4c13a
a motorcycle	89 8a
a mrs	89 
a nanny	87 5d6b
a new	74 -19b-6j-4k4e5i12c14a
a nice	85 -16a-8c10j18b
a no	89 -12g-4j5h13c
a normal	83 4c
a number	82 4k5j
a nurse	78 -6c7j10a
a okay	85 -5c-4d24i
a one	82 -25a7c11b13f
a or	89 -14b18a
a parent	84 -8b-5c22a
a pension	84 -9g6c7b
a permit	89 
a person	87 -16b8d9a
a photo	87 
a physical	84 
a pic	89 9k
a picture	77 9k
a pipe	84 9c
a place	84 -13i18g
a policy	72 -13d20k
a pool	79 -5b
a private	87 -5a7f
a quarter	87 -8a6j
a quick	85 -5g12k
a quote	87 -5b12a
a real	82 -18a19b
a reason	89 -7b8a
a recorded	89 
a regular	85 -6a9b
a rental	84 -10a15b
a renter	89 -5b11a
a restaurant	89 -6b7a
a ring	87 -10b-4j16c
a rough	87 
a safety	87 -6c5j6a
a second	73 -7b-5ck5di15a
a security	89 6a
a separate	89 -18b23a
a shed	89 -8b-4a19c
a side	89 8g
a slab	85 -5c5ab
a small	89 -7a10b
a spouse	89 -4b10a
a storage	85 
a sump	89 
a term	87 -4a7k
a time	87 -12a-5e22k
a total	89 6j
a trampoline	85 
a truck	89 
a trust	85 -14b15a
a typical	87 -6c11g
a vacation	89 5g
a w	89 
a way	89 -6k15a
a week	70 -7a-6c17g
a while	79 -5i-4d6a11g
a whole	85 -10a5c10b
a will	77 -15b22a
a win	89 7a
a wood	81 -12b15a
a wreck	83 5b
a written	89 -7c14b
a year	63 -53c-12e9j61g
a yes	85 -12g12c
able	80 -8c18a
able to	80 -8c18a
about	41 -8de-7a7h12c23k
about #	62 -22c-20a-6e9g47j
about $	72 -18k-9e-6a7c41g
about a	78 -17c-8k4j5i7a16g
about all	87 -9g-8a23c
about an	87 
about any	69 -18a24k
about anything	89 
about being	87 7c
about how	81 -11g-7c-6i5j8b14e
about insurance	87 
about it	66 -21g-12k-9j-5d7i8h11c25a
about leaving	89 -5i10a
about right	85 -19j19a
about that	72 -11c-7b22k
about the	60 -20a-10i4d13h23k
about them	77 -4g5c
about this	76 -6jk5b18c
about to	89 -8d-4k5b16a
about us	84 -11c-7a5fi12h
about what	77 -21c-11k38g
about when	89 -9g6ce
about you	87 -6gk5c10b
about your	62 -22a-8g17k28c
above	79 -11c16d
accent	87 6a
accident	75 -15c-7a5bi7d14e
accident $	83 -16c8a17e
accidents	76 -7b11a
accidents $	83 6a
accidents in	87 
account	69 -11d-10ak-8g5j13b30c
account $	81 -12c-11d5j11a12g
account number	80 -14c-11g-4k30a
accountant	76 -7b17a
accountant $	85 5a
accounts	87 -8c-5a7k9f
across	87 5f
actual	85 -11b-8g-5c10a14i
actually	77 -8a-7i4bg5k12c
add	72 -20b-12a11gj14c
add up	87 -11c15g
added	83 10a
adding	87 -5b7a
addition	89 -15a6e17c
additional	78 5b
additional insured	79 -5c7b
additions	89 -14c14a
address	62 -10ab-6g-5j8ce11k15f
address $	69 -17k-10a-7j-5d6f12e28c
address of	83 -20k30c
adjuster	82 -6g-5b5k8i
adjuster $	89 -4g10i
adt	89 
advice	75 -8c-4g5b8a12d
advice $	84 -11k12a
advice on	89 -5a12d
afford	85 -24c5d19g
after	56 -23g-5f5j8d11a14c
after #	87 -4b6a8e
after $	82 -10g6c8i
after a	81 -7g6d7i
after high	89 -5g11c
after that	78 -6c-5i4a5j11b
after the	71 -14a14c
after you	78 -4b4d6a
after your	84 
afternoon	83 -12c8g10i
afternoon $	87 -9c5a10g
afterward	87 5i
again	67 -8b-5f-4dk7i12e
again $	71 -13c-11b-5f-4i16e25a
against	77 -4d4h5b
against it	83 5h7b
age	68 -30a-9k-8i-7j-5bd25e46g
age $	76 -28g-9k-8e-5i-4d6a59c
agent	65 -22g-8i-6e4b10d14c16a
agent $	74 -4i15a
agent ever	89 -12c-4d21a
agents	77 -16c-13a-8g11i16b17d
agents name	89 -17c25d
agents you	89 -13a13b
ages	83 -17a-4h6c29g
ages $	89 -16a10g20c
aggregate	87 
ago	76 -17g-16j-11c-8i8h18a33e
ago did	87 -9g-4i16e
ago was	87 12e
agree	85 7a
agreement	85 -5de7b
ahead	75 -8c8j
ahead and	81 16a
air	84 -8a6f
airbnb	84 -5b11a
alarm	74 -5gk6aj
alarm $	83 8a
alarm system	89 -4k14a
alarms	85 
alcohol	75 5c7g
alcohol $	79 -12a7c8g
all	47 -13c-9b-7e4k11i30g
all #	85 -6c14e
all $	71 -16j-12c-8b45a
all about	89 -8b12a
all at	84 -4j8d
all day	87 -4eg7k9f
all do	84 -8a-7c23g
all in	79 -16a-12c10b11d12g
all is	83 -11g-4a24c
all lives	89 4d
all of	75 -7b6j7a
all on	84 -14b7j14a
all over	85 -21a-6c5f6d9k10b
all right	89 -5j8a
all that	73 -8gj4k5b14c
all the	71 -10c-5b-4i5h7a10g
all these	87 -6g-4j4a10c
all this	80 -11g-10a6i23c
all together	85 -7e7c
all what	89 -7e-6c19g
all you	83 -12a-5c5g12j
all your	75 -5c9g12j
alls	89 -13e19c
allstate	87 -10k-7d7j11a
ally	89 
almost	82 
alone	79 -4g15a
alone $	83 6a
along	78 -9g7b11i
along $	85 -7g8a9i
along with	89 -6a11b
already	70 -6i4ej
already $	84 -4j9a
already have	85 7b
alright	69 -13k-6bj5c6d17e
alright $	83 -15i-5ck8j22a
alright i	87 -16a-8k5eg20c
alright if	87 -5j11a
alright with	84 6a
always	77 -9j-7b-6i4a7g8d11f
am	54 -13c-9b-6e-5g6i15fh
am a	89 -6g16c
am curious	85 -11c12h15k
am glad	89 -7k4e6h
am going	82 7k
am hearing	83 7j
am i	64 -24c-19k-12g-6h-5d14j17i21a25f
am not	87 -28a-5i4g8c28j
am sorry	82 -18j4a5d7k8g
amount	70 -27a-5f5i16gk
amount $	83 -11c23g
amount on	89 -6a-4c5g8k
amount you	89 -20a5k10j19g
an	50 -11bi-9e4k5c6g7a10h15j
an #	84 -10a-8c11i12b
an accident	85 6d
an accountant	84 -8b13a
an agent	80 -20g-7i14a17d
an alarm	89 -7b6c
an apartment	85 -8a5b9c
an app	87 -9i15a
an email	80 -14c-7j6k7b11a
an emergency	89 
an employee	84 
an excess	89 5k
an hour	87 -18c-6a7k23g
an insurance	85 
an llc	85 -4h5b7c
an old	84 -5a8f
an older	87 -5a10b
an s	87 -6j10a
an sr	85 -10k5b7a
an umbrella	70 -6a-5gk6f10h11c
and	33 -35a-15b-7h-4f5c10k14g17e27j35d
and #	75 -8c-6g5a12j
and @name	84 
and a	66 -34a-8b-7d-5g29c38j
and about	82 10b
and address	87 6k
and all	77 -9c7k8g
and an	89 7j
and and	73 -17bc-7j5a18i21e
and any	87 8a
and are	79 -10c-5g11b12a
and clear	85 -6c13j
and collision	79 -7g-6d5a14b
and could	89 -9c19a
and dad	87 9a
and did	79 7b
and do	68 -37c-13g10d56a
and does	85 -10a4g15c
and for	83 -48c-10a11d12fg25e
and give	85 8k
and hail	83 -12a-8c28g
and have	80 -4b10g
and he	83 -14a-9j-8d-7e14g30c
and his	87 -20c-16a22j26e
and how	60 -20c-18a-9bj-6k-5f13dg52i
and i	67 -24a-10gj-6h-5c4e18d42k
and if	74 -4k7d10f
and is	74 -7aj8c9d
and it	74 5d7a8j
and just	89 -5j11a
and last	80 -25k44c
and look	89 
and model	87 6k
and no	83 -9a5c13j
and not	89 
and on	89 -5k6e
and raised	89 6a8j
and read	79 -17c30k
and slow	89 -7a6b
and some	87 -7a6d7h
and street	89 -18a21c
and such	89 
and tell	74 -7c7a10k
and that	73 -12d-11c-7a-5j5i9f30g
and the	59 -45d-30a-8b-7i-6f-5h8j13e21k66c
and then	75 -14k-5d-4eg13j21c
and they	79 -8g7j
and tube	89 9a
and was	89 13a
and we	87 -11a15k
and weight	82 -8j-7c-6a30g
and what	54 -28j-16a-12g-8b10c12d19k32e
and when	74 -12a-11g4f12b17e
and where	77 -9a-8b4g25f
and which	84 -10e-7j26a
and who	70 -20a-7c-5b-4j45d
and whose	89 -20a29d
and why	89 -12c-5a23h
and would	83 -8b-5i20a
and year	85 -12a5c10e
and you	67 -29a-13b-4k12j19d21c
and your	61 -27a-20b-10k-8fi5h19j24e32g
animals	85 
annual	75 -12a7c20g
annual payroll	87 -24g31c
another	72 -7c-5g5b6e12a
answer	85 -4j7g
answered	89 8c
any	40 -58b-17j-9e-8fg13k40c74a
any #	83 
any $	84 
any accidents	81 7a
any additions	89 -14c14a
any animals	89 
any bankruptcies	89 5a
any big	83 -13a16c
any business	85 -5c6a
any cash	87 -51a-4c58g
any chance	85 
any claims	77 13a
any close	87 
any complaints	89 -22a26c
any coverage	81 -7c14a
any damage	87 -6g7a
any deliveries	89 5a
any drugs	89 
any excess	87 
any fender	87 
any health	80 -12c-5j24a
any heart	89 
any hobbies	87 -22a27c
any insurance	87 
any jewelry	87 -27a32c
any kids	83 
any kind	89 -5ac15h
any leaks	84 -5c12a
any life	82 -34a35g
any loans	87 -5c7a
any losses	87 7a
any more	85 -7b13a
any of	70 -9c-8g-7b6j22a
any other	76 -6d5a11c
any plans	83 -6c16a
any prescriptions	87 6c
any questions	83 -17a6b14c
any reason	89 -22a25c
any remodeling	87 5a
any roommates	87 
any savings	87 -15a19g
any subs	89 5a
any tickets	81 12a
any time	85 
any tobacco	87 -5a5k
any trouble	87 
any violations	89 
any water	82 -7c-6g11k
any wood	87 5a
any work	85 -44a50c
anybody	56 -13c-11b-6j-5g8h17d23a
anybody $	79 -10e-7bd5g22a
anybody else	77 -11a-10c31d
anybody ever	76 6k
anybody hurt	89 -7g18a
anybody in	89 
anymore	82 -7a-6k10e
anyone	67 -14c10a17d
anyone $	87 
anyone else	84 -31d-7c42a
anything	50 -19b-7deg-4h8k19c28a
anything $	66 -26a-6b5f6i8cgk
anything else	79 -23a23c
anything from	89 -5c5a8i
anything fun	84 -7ai17c
anything in	75 -22a-5g39c
anything like	74 -5k-4j23a
anything on	79 -13j-9c31a
anything special	89 -15a18c
anything that	84 -7a14b
anything to	89 -8c5k
anything valuable	89 -20c22a
anything you	77 -29c30a
anytime	89 6j
anytime soon	89 6j
anywhere	75 -7c4f15a
apartment	66 -10d-4g5k9c
apartment $	79 -10g-7b-5d11a16c
apartment building	89 -6g11k
apartment or	87 9c
apartments	84 -11c-7b5j17d
app	69 -7d-6g14a
app $	79 5i8a
app that	87 -5i10a
application	84 4h
applied	89 
appointments	87 
appraise	89 -14g7b10c
appraise for	89 -14g7b10c
appraised	85 -5c11g
are	33 -16g6e12f16a26b
are #	83 -14j-6c22g
are $	79 -30f-9j-8a-6g27d29c
are a	75 -20a7e14j
are at	82 -12a-4g6e15j
are covered	85 -13a-12c24g
are done	87 -10c4a17d
are going	85 
are gone	77 -7ae-6g-5d10c16j
are good	89 -15a22j
are in	71 -25b-5i6a11j17d
are insured	89 -10b7k
are looking	85 -9g-4i5j14h
are not	72 -13c-12e-4f7d12g14j
are off	87 -4a7i
are on	74 -5j13c
are out	89 8a
are over	84 -27a6c28j
are paying	84 -8a-7k8i9c
are pretty	89 4j
are right	89 
are the	63 -24g-7b-6k-5ef8j9i17a22c
are their	87 -22g24c
are there	73 -5g4a13c
are they	68 -11b-9c-6a18f21g
are things	84 -8g14i
are those	81 -8a-5i6g16b
are unhappy	89 -17a17c
are we	70 -14j-13d-9k-8c-4f15b40g
are with	81 -7a7j14c
are worth	85 -6g5bk
are you	40 -45g-38d-37j-27k28c33f54b59a
are your	61 -54c-7j-6k-4i5f6d7b21e38g
area	79 -24c-11e-9a4b5k38f
around	58 -9cj-7b4k5i7d11f
around #	79 -8b5j8a
around $	72 -5d-4f4a11b
around here	83 -9c-6b-4j5d10f14g
around it	85 -4b6a
around so	89 6k
around the	82 -14a5cdk7f
around there	87 -5a12f
art	84 -35c-8b44a
as	58 -19c-18a-16i-11b-10k8g18h27d28j
as a	75 -8j-7k-5bg6c7d10f11a
as additional	85 -5c8a
as it	84 -12c10g
as the	83 -11g-4b5j7a10i
as you	84 -26a6c35g
as your	89 
aside	81 -4b10g
aside for	85 6g
ask	60 -18b-5g5d7ef15a
ask $	81 7a
ask for	78 -11g-5d5a6k11c
ask how	89 -5a4i12g
ask me	82 -10k-5g7c15a
ask so	89 
ask you	79 
asked	77 -9c-7k5bi11g
asked for	89 
askin	89 -14a8bj
asking	72 -7k-5a9e13g
asking $	84 -6c15g
asking for	79 -18g17c
asks	82 -13d-5g5j7k17c
asks about	89 -7c13k
asphalt	84 -4b7a
assets	87 5b
associates	89 -5c13b
at	42 -16b-12i-8d-6h17k19g32j
at #	68 -15a-9g7e8c19j
at $	74 -16f-9de-6a-4j21c29g
at a	75 -8g-6e4k7f9j
at all	68 -10g-7b-6e-5k4cj31a
at fault	83 10a
at gmail	89 8j
at home	71 -22b7c8g21a
at it	82 
at least	85 -6b5a12g
at night	71 -6j-5i-4a7c14f
at once	85 5k
at that	76 -19a12d18g
at the	56 -18c-9f-8e4g5j7h9k19b
at this	82 -18c20e
at work	72 -13c-11b-6f-4j7g36a
at you	87 -6a11g
at your	66 -24a-10b-8c5e7f8g13k15j
attack	85 -7a-5e5d9g
attorney	89 -4c
audit	71 -14a-7i5c6k18b
audit $	81 9a
audit @name	89 -34c-24i59g
audited	84 9a
audited $	89 9a
auditor	85 
auto	67 -8g-4i5f10c
auto $	81 -9g-5j7c8f
auto and	89 4a
automatic	89 6a
average	89 9g
aw	89 -14a-4j4c10e11i
away	64 -14b-6c-5i4ag6k17d
away $	79 -12g-6c-5b6e9f12d
away at	85 -6g6a11c
away for	84 -7b15a
away from	85 5b7c
away with	85 -8a5k8c
awesome	71 -9j12k
awesome and	87 10a
awesome that	89 -5k8e
awful	87 -5a5i
aww	79 -12a4k5e11d
aww i	89 -5a6d
b	77 -17c8b9g10a
babies	89 
baby	71 -6d-5c5e12a
baby $	83 -7g-5d8i11a
babys	84 -8a13c
bachelors	82 -4c5j8b
bachelors $	89 11a
back	55 -10ci-7d5b7h10a14g
back $	72 -11c-8b7e11a15g
back and	85 -5g11b
back in	79 -10a-9c-6g9j22h
back on	82 -11g17a
back then	83 -14c-11h-7a4e13k19g
back there	87 -12j8a11c
back to	79 -10c-7g-6a4f5h6j10k
back up	79 -8c5g9b
back when	89 -9c-7e6a16i
backed	84 10c
backed up	87 
background	85 -5j4c6b
backup	75 -10a-9b26i
backup $	89 -7a6d
backup coverage	85 6a7c
backyard	89 -8a9c
bad	70 -6aej6g16i
bad time	84 13a
balance	84 -15c18g
balance on	89 -13g15c
ballpark	78 5k7g
bank	67 -13g-8a7b9c15d
bank $	78 -7g-6c9d13b
bank account	87 -10a4b8c
bankruptcies	89 5a
banks	85 -11c-5i10g13d
bar	85 -16d19a
bar $	87 -16d19a
bare	85 -6g-5j6ad
barn	85 -13a15c
basement	68 -5c6gi7a
basement $	77 -11g22a
basement finished	87 -5a12b
bath	85 -12c4j15a
bathroom	87 -11a11b
baths	83 -15b-13a5k11c15g
baths $	89 -15b-8a7j20c
be	49 -15i-11f4acj6g8e13d
be $	75 -16a-8c8g10e17d
be a	75 -8d12c
be able	83 -9c13a
be additional	89 -9a9b
be alright	83 -5b13a
be comfortable	87 -7g7c
be driving	85 
be enough	89 -26c5a24g
be honest	89 
be in	83 4d
be listed	83 -6c4a10d
be off	89 4e
be okay	79 5a
be on	83 -7a-5k4j6c
be straight	89 -4a11k
be the	81 -7di-5g6c16h
be there	89 
be true	89 5c
be willing	89 7a
beagle	89 
beat	82 -7k-6b-4j7g21a
because	66 -10a-9i8d13c
because i	80 -7i-4a6c10b
because it	89 -11b-5cj25g
because of	87 -12g8j10c
because there	89 -4c9g
becomes	89 -6g-4e6c8a
becomes of	89 -6g-4e6c8a
bedroom	85 -6a6c
bedrooms	80 5k
bedrooms $	89 
been	49 -12j-7g4hk5b12c16i
been $	85 -18g28i
been a	81 -10a6j10g
been at	79 -16a5k20g
been audited	89 9a
been burned	89 -16a-5g23i
been doing	85 -18i6g7b10a
been good	89 -6i6c7a
been hacked	85 
been in	69 -13c-6b4e11d14a
been insured	89 
been licensed	85 5g
been redone	89 -7j16e
been there	75 -21g-9c4e5h7j15b
been to	89 -12g14i
been treated	84 
been turned	85 -5g8a
been with	75 -7a-6i-5dehk7b32g
beers	87 
before	55 -15k-5c4a5dfg9i
before #	87 9b
before $	71 -30c-6d-4ej4af6b19i20g
before i	81 -11k-7g11c16a
before the	79 -10g-4k26c
before they	75 -14c-4a24g
before we	82 -12a9c
before you	71 -8g-7k-5a4e19d
behind	69 -12c-7g-6b-5i5f12h15d
behind $	87 6c
behind the	78 -10c-6b10a17d
behind you	85 -6a6d
bein	84 -8a-6c8e9b
being	72 -16b-7g7f9a10i
believe	79 -14g-7a-4k6c7j10e11f
bell	87 -5j9a
bell $	89 
belongings	84 -4j4a12g
below	87 -7a11b
belt	89 -8b-5ck4a5j12g
bender	89 
benders	87 
benders $	87 
beneficiary	77 -9g-4a7c13d
beneficiary $	79 -6c16d
benefit	87 -14c-4j19g
benefits	79 -7g4a5c
benefits do	89 10c
besides	69 -7g-4b23d
besides the	80 -22d-5g14a18c
besides you	82 -39a51d
best	68 -11g-6ad-5i5k6e7h17c
best number	85 6a
best part	84 -4g13c
better	65 -7f-4i8k9b
better $	79 -11c-7i11g14a
better half	76 -17a-9g-7bf14k26c
better than	87 -8a4c5b
between	79 -6ak7f11b
between the	87 
big	58 -14i-9d-5j4a5c8g10k11b
big deal	89 -9b6a
big is	80 -25i29g
big ones	87 -5a
big trees	87 -6c-5g13a
bigger	89 -6c5b
biggest	78 -15a11c18d
biggest customer	85 -8c15d
bigs	85 -8i14g
bike	79 7f
bike $	87 -8b4c8a
bike kept	89 8f
bills	70 -13g-9a8c9d10b
bills $	85 -12a4g5d8b
bills if	87 -6c6d
bills would	89 -10g12c
binder	85 -11c6bf
birth	74 -7g-6ae9k23c
birth $	80 -5eg8k16c
birthday	70 -13k-6ab4gj24e
birthday $	79 -15c-14g44e
birthdays	89 -5c6k
bit	78 -4j7a9g
bit of	89 -7c11g
blame	84 6d8b
block	89 -6b11c
blood	71 -5bck-4g6j8e15a
blood pressure	78 -10b5a7c9j
blood test	87 -4c6b
blow	89 -4j5i8a
blue	87 -6a-5c4j12g
board	78 -8b13a
board or	85 4c6b
boat	82 7a
bodily	81 -5a5c
bodily injury	81 -5a5c
book	79 -5c5k6g8h
booking	87 9c
booking system	89 9c
bookkeeper	83 -6c15d
bookkeeper $	89 -7j-5c17d
books	79 -6c6b7j
books $	85 
bop	83 -5g4c11a
bop $	87 -5g5c10a
born	73 -14g-6d10e11a12c
born $	79 -17a-10g16ce
born and	87 5a7j
born in	89 -13e-7j-5d26a
borrow	79 -10a9b14d
borrow it	89 -19a5b20d
boss	79 4e7a
boss $	89 -15a17b
both	68 -16c5g6d9j12b
both $	85 -10k-5j6b15a
both of	81 -15ac6d7k9b14g
bother	84 11a
bother you	85 12a
bothers	89 13h
bothers you	89 13h
bottom	87 6c
bought	70 -10c-8i-5j5a9k16b
bought in	89 -10c16g
bought it	77 -11e-7g12k13a
box	72 -10c-7f-6b5d8k12e
box $	83 -9c-7f10a14e
box here	89 5k
boxes	87 -6a7b
boy	75 -8cg-5a-4k4b8h10ij
boys	79 -12a14b
branches	89 7i
brand	83 7b9i
brand new	85 -6a8b10i
break	77 -18a5e6c11f
break in	85 -10b5c7e
breakers	89 -6b9a
breaks	83 -8g18c
breed	85 5c
breed is	89 5c
brick	74 10c
brick or	82 -9b12a
bring	70 -21c-10a6f19d23g
bring home	87 -12c15g
bring in	79 -36c-13a22d34g
brings	85 -20g5c22h
brings you	87 -26g6c23h
broke	77 -10ad-6g5f10i23c
broke $	89 -16a6f14i
bronco	89 -12a4k12i
brother	71 -7gk6acj8d
brother in	83 -9gj6a18c
brothers	84 -12d6a12c
brought	85 -5c6e
bs	89 11a
bs or	89 11a
bucks	80 -5c5a12h
bucks a	89 8a
buddy	79 -6dj-5i4c9g
budget	81 -6a17g
budget $	85 -9g-6a21c
budget for	89 -25c28g
bugging	89 -8g5k12c
bugs	84 -7c-6g-5i9b12h
bugs you	84 -7c-6g-5i9b12h
build	74 -22c-6d5e6g17a
build it	89 
building	63 -11a-4i11gk
building $	74 4g
building is	85 -5b10c
building or	89 6b
building your	87 -4b5g
buildings	84 -15a18c
built	69 -8bg14c18e
built $	79 -18a-9e-8g43c
built up	84 -6a5c8g
bump	85 
bunch	85 -10a6d13b
bundled	85 -6i11a
bundled $	87 -6i14a
bureau	89 4j
burial	83 8b
burial or	87 
buried	89 -5ab9c
burn	82 5c
burned	74 -16a-12c11g22i
burned to	87 -8c12g
burner	89 -6b7a
burst	84 6c
burst $	89 5a
bus	87 4j5a
busiest	87 -8a7c8e
business	51 -12i-6f-4e4c5b6g8j9d
business $	64 -12g-8d-7a5i12c15b
business at	89 -13a-5g20c
business do	84 6a
business from	87 -7a11b
business have	79 
business if	87 
business in	89 -15b19a
business is	83 -5b11g
business name	89 -13c4b10a
business out	87 -18c10k11a
business owners	85 
business policy	87 -12b14a
businesses	87 -14a5cd12b
busy	73 -6g6ai12e
busy $	78 5i16a
busy over	89 -5a8c
busy season	89 -13c-11a4b23e
but	63 -7bi-5d-4k5j6e18g
but i	82 -6a20k
but otherwise	89 4j
but what	83 -8c-7k-6a13g14e
butcher	89 -5a13i
buy	64 4e5f7b
buy from	84 8c
buy it	79 -42c-7a6f9b39g
buy sell	89 5a
buy that	89 5g
buy the	81 -23e-11b12a24c
buying	89 
by	52 -18d-10k-8h-6g-4j13e17i21b
by #	89 
by $	70 -21b-5dk-4j4i12g26c
by @day	84 -9a13j
by a	82 -7i-6j-5c4k9a10b
by any	89 
by how	89 -10g11b
by now	89 -16a7e15b
by the	72 -16g-10j-9e-7i-4bk4d8f15c25a
by what	87 -24c30e
by when	84 -7a20e
by you	79 -4i6f7b
by your	87 6b
by yourself	89 5a
c	80 -45a-5b11c19i30j
c or	89 -15i-8a-5j34b
cabin	89 -8b-6c14i
cake	87 -10c7a10g
call	57 -29g-13i-12k-4j11b16h37d
call $	71 -15c-7de12a23h
call for	89 -7a8g
call it	85 
call or	81 -10a17b
call the	89 -4k8a
call you	75 -20g6e13d
call your	83 -14c26d
callback	87 -7a7k
callback number	87 -7a7k
called	68 -15j-9e-4gk13h26c
called $	74 -15j-8h26c
calling	77 -11c-5g10b15f
calling about	89 4a
calls	74 -5c5k18j
calls $	87 7k
came	66 -9a-8i-4c7b12j13g
came back	89 -8c6g7j
came down	87 11b
came in	82 -10a-5g5c16j
came out	85 -7c-6ij4b24g
came to	89 7a
cameras	79 6k7c
cameras $	89 12c
camry	87 -14b-5c17a
can	48 -25j-23k4b6d10c11f13e15a
can and	87 -7c10k
can do	89 
can get	84 -14a6e7k
can hear	87 -9j-5k20c
can i	63 -16k-15g-7dj17i33a
can not	74 -34a-10g-6e4b26d28c
can see	89 -6c6ak
can we	87 7b
can you	60 -46k-14j-8ei-5d12c17f28a34g
cancel	84 
canceled	87 
cancer	77 -14g-10b6ad8e11j
cancer $	84 
car	51 -10j-9d-7e-5h4g6b7f9i13c
car $	61 -14i-11d-9j-7g9b39c
car accident	89 6i
car and	85 -12c16a
car do	89 4c
car for	80 -8g5b
car get	89 -11b-7c8i13a
car in	85 -17c-5a4b20i
car is	87 -11d-5a5k14c
car or	80 -5b4c6a
car paid	89 6b
car right	87 -6a4j10g
car that	89 -4a6j
car to	89 -8c5a7b
car was	89 -10a7i
car worth	89 -7c7g
card	63 -25a-10g-6d11i16b17c
card $	77 -11a-7k5i25c
card is	87 
card number	89 -33a10k26c
card numbers	87 -9c11a
card or	89 -5d5b
cards	70 -7b7d13a
cards $	77 -6j-4i22a
care	68 -9c7d
care about	89 
care for	87 -6g11c
care of	72 -8c7d
carrier	77 -16a4k8c18d
carrier $	80 -19a8c19d
carry	62 -7b4j6c10a
carry $	74 4c
carry for	87 -6a13c
carry the	89 7a
carry their	89 
carryin	85 -11a5j7b
carrying	79 -14j-8c-7d5k11g17a
carrying $	89 -15g18c
cars	66 -21k-8g8d9c21i
cars $	83 -13c19i
cars and	87 
cars are	85 -26g-10a16d27c
cars do	89 
case	77 4c6j
cash	67 -17a-13c6k19g20b
cash $	84 
cash in	89 -27a33g
cash value	77 9a
cat	89 -7a13b
catch	75 -15c-9a-7d12e25k
catch you	82 -9c-6i-5k-4j7a8g16e
catering	89 
cats	84 -11b6a8g
caused	89 -15c24a
ceiling	87 -20c-7a7j12g14f
cell	82 -4g6c9b
cell $	87 -6c13a
cert	80 -6a6j7b
cert $	89 
certificate	69 -13a-4b5g17d
certificate $	77 -4c10a
certificate of	89 
certificates	76 -5d11a
certificates $	84 -4d9a
certificates from	89 
certs	84 -4g6f15a
chain	89 
chairs	84 5b
chance	82 12a
change	68 -10b-6g4a8k16c
change $	84 -4g6a
change jobs	89 -5c7a
changed	74 -5e4c7g
changed $	85 
changed since	89 -4e11c
changes	82 -12c19a
changing	84 -4i13k
changing companies	89 8k
charge	74 -6c-4a5d
charge of	89 
charge you	79 -10a4de
chat	85 -7e6j10a
cheap	85 -10c-9j7g8b11a
cheaper	85 5a
cheapest	89 8j
check	64 -9a-8g-5j12b18c
check $	83 -15a-8k4j8c18b
checking	87 -10g-5c5bi
checks	78 -6d-4j5b6a7g
checks on	89 -10a6b10d
checkup	85 -8a16e
checkup $	87 -9a16e
chemical	89 
chew	89 
child	85 -13d-5e-4k8c9gi
children	74 -9d8b
children $	82 -10d5g10a
chimney	84 -6b6d
cholesterol	89 -8g9i
choose	79 -13b-8e-6h-4g7i11c19a
choose $	89 -9e7a8i
christmas	84 13f
church	79 -6b-5c4f6a
city	76 -6b5a8f
claim	63 -15a-14j-5d4e9i10c14g
claim $	74 -10e-8i8g10a
claim was	85 -6c-4g9e
claims	70 -7c-5g9j
claims $	81 11a
claims in	87 9a
class	81 -6g7f
class $	89 5a
clause	89 
clean	77 -24i-6g35a
clean record	87 -10a10j
cleaned	87 -7a7c
clear	73 -15c6aj10b
clear $	84 -8g7e8a
client	72 -5e-4c14d
client $	84 -10c17d
clients	71 -4g5e7c
clients $	81 -5a10c
clients come	89 
climb	85 -7c7d8a
clock	83 -10c-8a4g11b12e
close	63 -11i-7d-4b8e22g
close $	75 -11c-9a9be10g
close by	80 -13c-8e6f24g
close calls	87 
close is	87 5i8g
close on	87 -8a12j
close to	85 -10g18c
closed	72 -18e-7b7adj8i
closed $	82 -16g-7b8ac10i
closer	83 -14a-6j9g16b
closer to	84 -9a-7g-6j24b
closin	85 -13c-5a4d20e
closing	73 -10c-8g8k13e
closing $	85 5a
closing date	83 -5e-4a4k10c
clothes	85 10g
cloud	87 
coast	87 5g
code	72 -8g-7a-5f6k22c
code $	81 -7a4k8c
coffee	82 5k10i
coi	85 -9k8a
cold	84 
collect	87 -8a8b
collections	89 -6b10a
college	65 -6i-5f8c11b
college $	73 -11b-10g24c
collision	71 -11c-6d5be8g9a
collision $	79 -6g6b7a
collision on	82 9a
com	89 -5a12j
come	56 -14b-12cg-8j-5d11a12f45h
come after	87 -8a19c
come by	85 -6b5f6a
come down	83 -6g6c12a
come from	80 -16af5c7b30i
come in	79 -11b-7fh5ek7c17a
come out	81 -15e-5a4c5i8g11d
come through	87 -6i4a12g
come to	74 -15b-7e-6d9g14f18a
come up	74 -20a-18c18h26f
come you	85 -18i-14g-6a-5e51h
comes	68 -9a-8e-4f6b7g8d11j
comes and	89 6cd
comes from	89 6j
comes out	83 -21g11j13c
comes to	83 -7g-5e17c
comfortable	79 4f11a
comin	81 -29a-8g6d7i31c
coming	70 -23b-8jk7g10a11cf
coming up	79 -31a-13b-5j54c
commercial	73 -13c6k7ad
commercial umbrella	87 -5c14a
common	89 -11a6b13c
commute	80 -9c-4b4a5k12g
commute $	84 -9c5a14g
comp	66 -12c5b7a8g9d
comp $	79 -26c9a24g
comp and	80 -7g-6d15b
companies	74 -5i4d5b7k
companies $	83 -12c8k12d
companies have	89 -5d11c
company	52 -10a-7j-5g4d7b8e12i
company $	63 -17b-9hj-5g4f5k13a16d
company do	84 -14d-6ae5b30c
company ever	84 5a
company got	89 
company have	85 -7a13e
company or	87 -7k14b
company to	89 -6a6k
company what	89 -4a5g
company you	87 -14c-5a13d15e
companys	77 -11d-6g5k8j
companys name	89 -9c13a
compare	85 -8c12d
complaint	87 
complaints	85 -15a19c
complex	82 -8c16d
complex $	89 -4c14d
comprehensive	82 -7a5c11h
computer	80 -9a5b9e
computer $	89 4g
computers	85 -5g5c7i
condition	80 -7g-5a-4k4j6c12i
condition $	89 7j
conditions	81 -12c13a
conditions $	85 -15c15a
congrats	83 -12a-5j5ce12i
congrats on	89 -11g5a9c
construction	77 
construction $	89 8b
contents	78 -13c24g
contingent	89 
contract	71 -11g-5a-4e7f8b10k
contract $	81 -7g-6a-4c9f10k
contractor	83 
contractors	83 4g5b6a
contracts	80 4c6d
contracts with	89 
conversation	85 -10k5c7j
cool	68 -13j-8b-7f11c21d
cool and	87 13c
cool cool	87 -8a-4j11c12g
cool so	89 -7g-6c8d10e
copper	85 -17b19a
copy	78 -7k-5c4i7j
copy $	82 11a
copy of	89 5e
corner	87 -9a-5k9c17f
corolla	87 6d
corporation	87 -18a24b
corporation $	89 -17a25b
correct	70 -8c-7ab33j
correct $	70 -8c-7ab32j
cost	63 -30a-12c-6i15b37g
cost $	80 -20c10g11a
cost on	89 
cost or	89 -7g-4a16b
cost to	74 -19a28g
cost you	79 8g
costs	79 -13b-6k-5c-4h7g24a
couch	83 -5a4c9b
could	50 -18k-15j-7h-5d5i8g19e29a
could a	87 -12a-11g28c
could come	89 -6b10c
could fix	89 5c
could get	89 -13a18k
could go	89 5k
could he	87 
could i	79 -8i-7gk9c28a
could it	87 8g
could not	75 -7c-4h6d8f
could she	89 7a
could somebody	89 8a
could take	87 -6b11a
could the	83 -22a5c11g16e
could they	79 -5g6b
could you	60 -44c-30k-12j-7f7g10b21e28i38a
could your	89 4a
count	80 -21c8g16k
counting	81 -14c15g
country	81 -5g-4c19f
counts	85 8c
county	78 -10b-7g-6f7d8c9a
county $	89 -11b-10c9d12a
couple	75 -12f-8b7g14c
couple of	84 -12f5j13c
couple years	87 14g
court	82 -35a7f8c20j
cousin	84 -6b6ad
cover	68 -14ag5i6k9b18c
cover $	83 -5g7c
cover the	89 -7g11i
coverage	53 -7d-5h8c9b
coverage $	63 -46g-7j-6k-5bd8ci62a
coverage a	89 
coverage amount	89 -5c-4b5g6k
coverage do	79 -12g16c
coverage does	87 -5a10g
coverage in	87 -13a6b11c
coverage is	83 -6a8c
coverage on	78 -10c-4b24g
coverage or	79 -21a28b
coverage to	89 -5a12e
coverages	85 -15g-7a6c21h
covered	67 -10c-6f-5jk5e6g15a
covered $	81 -30g13c20a
covered for	83 -28c33g
covered if	89 7a
covers	79 -11g-9d-4j8a9c15k
covers $	87 -10g5c17a
coworker	89 
cpa	84 
cr	85 
cr v	85 
crash	80 -5bg5c9d
crash $	87 -4b5d
crawl	83 -5c4j10i
crawl space	83 -5c4j10i
crazy	76 -7i4b9h
credit	64 -13f-11g-4b4e12c16a
credit $	79 -6c-4g6i8a
credit card	85 -6c6a
credit cards	82 -7c6g10a
credit score	85 -10a-5g5i22c
credit union	85 -4k7j
creek	79 -5b-4c6f9a
cremation	84 
cremation $	87 
crew	75 -10a-8c-5i5j11g
crew $	84 -5i4c6g
curious	83 -12c-8a12h22k
curious what	87 -11c12k13h
current	66 -15a-6j-4i4g12e17c
current carrier	87 -8a-4k25c
current company	84 -17e-9g30c
current policy	87 -24c-10g4b32e
currently	81 -11g8a10j
cushion	85 -7c6a7k
customer	68 -5a5b7d
customer $	83 -6c13d
customer there	89 13a
customers	70 -13b6a12d
customers $	84 -4a5c
customers come	89 -9b5f12a
customers pay	89 -8g8i
cut	75 -6ik8bc
cut off	84 -6k11c
cute	89 -7a-5g12i
cyber	87 4a
d	83 -8c-5j4i7a
dad	71 -14a-13c5k9g20f
dad $	89 4b
dad died	89 5c
daddy	83 -7g-4b4i6a7d
dads	87 4b
damage	67 -15c-9b-7e4k14a21g
damage $	77 -5g10a
damage on	83 -8g9a
dangerous	83 -10c5e7a
dash	83 -5k7g
dash $	89 -5k7a
data	85 -5d8a
date	65 -22a-14g24c25e
date $	79 -18a-16e50c
date of	78 -7a-6g4b22e
dates	89 10k
daughter	71 -6be4g6c8j
daughter $	89 
daughters	80 -11g-6k6a10c
day	57 -19g-17i-6d5h10k11a27e
day $	70 -27g-7j-5cd5f8e14h18a
day and	79 -14a-8j4c16e
day do	89 8e
day does	89 -4a14e
day of	87 -7i-5g10j
day or	85 7a
day so	85 -5e14k
day you	85 
daycare	89 5g
days	60 -14a-11j-5e-4c5d7b12i24g
days $	68 -10c-6f6a7b10g
days a	84 7g
days are	89 -9g6i12c
days off	87 -7g-5j6c10i
days or	85 -9a9g11b
dead	83 4b7a
deadbolts	85 7a
deadline	84 
deadline $	87 
deal	75 -15g-5i-4j12c17a
deal $	83 -8j-7c22a
deal with	87 -9a5c6b
dealer	89 -9a5j12d
dealt	87 -4a7i
dealt with	87 -4a7i
death	84 -12c-6b5i18g
death benefit	89 -12c-4j19g
debt	82 -10a5g10b
debt $	89 7c
debts	89 -19a-4d25c
dec	78 
dec page	79 
decent	85 -9b4g12a
decide	78 -28a4i8d9b17j
decide $	83 -23a5i11d18j
decides	89 
decides $	89 
deciding	89 8a
decision	81 -4g7c
decision $	87 8c
decisions	89 -9c5d8a
declarations	82 5k
declarations page	85 -4a10k
decline	87 -9a-5k5bh7e
declined	87 7a
deductible	63 -6a-4k5j6b9g
deductible $	72 -33a-4i16g33c
deductible is	89 -16c4j6g12a
deductible on	87 -13c-8a10g12b
deductible right	89 
deductible you	89 -7a6j7k
deep	87 -11a-9b7j10g11i
deer	87 -5j17c
degree	80 -5g10b
degree $	85 12b
deliver	75 -7bi8c12a
deliver $	82 -7i6g
deliveries	79 -11c11g
deliveries $	84 -11c13g
delivery	87 -11g12i
den	89 
denied	89 7d
dent	89 -9c10g
dental	85 
department	81 -13c-10a8bg18d
department or	89 -6a8b
depend	82 9b
depend on	82 9b
depends	87 
depends on	87 
describe	84 -6g-5i18k
describe the	89 10k
design	85 -4a6b
design work	87 
desk	83 -5a12b
detached	85 -6b5a6j
detached garage	87 -6b5j6a
detectors	83 11c
detectors $	87 -25c32a
device	85 7j
diabetes	80 9a
diabetes $	89 4b
diagnosed	89 -22a9e18c
did	36 -27k-14b-10d4fgj10h15ci16e17a
did a	81 -9g7a8c
did anybody	82 
did he	75 -6g-4j4b5k14a
did i	62 -25a-12b-11g-10e-6ck15i66j
did it	63 -53c-12a-7j11hi16be28g
did not	74 -13g-8d-6i7j20c
did she	83 -6a-4b5h15c
did somebody	78 -6e-4c13a
did something	89 6a
did that	69 -16i-13a-8j20b29g
did the	61 -36b-14j-13e-5h-4k9g11i20c38a
did they	56 -24i-17g-13j-6k-4f6bd9h10c37a
did you	45 -21k-18g-5aj15i16f19e22c
did your	62 -33g-9j-7d-5b5ce15a17f20i
did yours	89 6c
die	81 -6j7g11i
die of	89 -7g16c
died	73 -9e-5c6a12j
died $	79 -8e5cj
difference	87 -8c6g
different	71 -10b-6j-4h25c
different $	87 -17h23c
different now	89 -5g9c
differently	89 -5c6a
digit	89 6k
digits	77 -6b-4a19c
digits on	89 -8k12a
dinner	82 -7j-5g5d8e13a
dinner $	87 -8g-6j6c16a
disability	83 10a
discount	72 -7gj4ab15k
discount $	83 5a
discount for	85 -10cj23a
discount so	87 -8a5d8k
disease	87 7a
district	85 -7b8j
dive	87 -8b7a9g
diving	89 7a
divorce	89 -8b8a
divorced	85 -12j-9c6a22b
dmv	87 -5c11d
do	27 -47k-37j-9g13hi14b20e21f24c42a
do $	66 -33g6j11c20a
do a	75 -14a-5cg4j9k18b
do after	89 -5g13c
do all	89 4k5g
do any	76 -5b8a
do anything	80 -7c11a
do business	87 -22c11k14d
do clients	87 
do customers	87 -8bg7i14a
do for	69 -20g-9a-5e46c
do i	66 -21c-20k-7a-6e4fj8g15b28d
do if	79 -10g8a12c
do in	83 -15k-10c-9a19di
do it	71 -11g-10c-6k-5j-4e5b18h23a
do not	58 -58a-17c-7b6d7j15i24h36g
do people	82 -5c12a
do right	87 -10c-6i22a
do that	79 -12g7e12c
do the	70 -10g-7c7a8i12k
do there	84 5c
do they	65 -16g-8c-7i7b13a19d
do this	79 -8a11b
do to	77 -22g-14a51c
do we	85 -6j-5c12a
do with	77 -14g-13e37c
do without	83 -16g-7c23e
do you	30 -50k-46j-16d6h10i12g15e19f22c25b50a
do your	68 -8d-5e5cg17f
dob	84 -11a5k18c
dob $	87 -9a19c
doctor	70 -16g5dk8i
doctor $	77 -15g-14c13d17i
doctors	85 -8a15d
does	41 -22k-8hj4i13e20a22d
does $	85 -42a38c
does a	87 -21c6a21g
does anybody	74 -8a20d
does anyone	83 -9c11a
does he	71 -40c-5b4i5a20g22d
does it	60 -32g-14a5d9c19e26b
does not	79 -15a-5k9j14c
does she	71 -9i-8b-5f12c13g
does that	68 -13g-7d-6c5e12a21i
does the	56 -13c-9d-7bk6i7e14f19a
does your	54 -29b-16k-14f-7ej7i11g12d47a
does yours	89 4g9a
dog	75 9j
dog $	85 -8b18a
dogs	83 -9b13a
doin	80 -5k-4j12c
doing	62 -14g-9j-7de-5h4b6k13c21i
doing $	77 -8g-6j5c16i
doing for	87 6c
doing in	89 -14c-4g23i
doing okay	89 -14a25i
doing that	84 -15i-8a6b21g
doing the	89 -6d-4a9f
doing this	89 -12g16a
doing with	89 -9g-4a4i11c
dollar	70 -15g5k7aj
dollar @name	84 -21g26c
dollar amount	85 -8g4k10b
dollar deductible	87 -11cg-5a27j
dollars	74 -23a9j25g
done	64 -15e-10a4f6b7d17c
done $	75 -6c-5g4j6b11e
done any	89 
done now	87 4c6k
door	71 -12b-6c-5a5jk7g13f
door $	77 4a5g
door to	89 
doordash	82 5c
doordash $	89 
doors	80 -14c17e
dose	89 -8c11g
dot	84 -11a20j
dot com	89 -5a12j
double	89 -14a8g14b
down	53 -20c-17a-14i5e6d9k10h13g18j
down $	69 -14c-13j-6i4bf6gk9e11a
down and	81 -8c-4j6a11e
down as	84 -16a18j
down at	87 -6b-4g7a
down for	77 -5ce9g
down in	87 6b
down right	87 6j
down the	79 -13a8k9b
down there	82 -4ab13c
down to	78 -9g-4h4b6c9d
down what	85 -7k-6c6g21h
down with	83 -15a-4k8h13b
downstairs	87 
downtown	83 -5j4f9a
draft	87 -7a6c
draw	85 -9c10e
drawer	85 -12a5j9b
drink	77 -5b18a
drink $	83 -10b15a
drinks	84 -9d6a
drive	58 -11c-9k-5a5b7d21i
drive $	68 -11g-7ac6d29i
drive for	83 6c7a
drive in	83 -14c6g10f
drive it	79 5j7g
drive to	81 -7i5c8g
driven	89 -19b5d7f11a
driver	69 -21a8d9c
driver $	82 -22a-12c15g21d
driver or	87 -10g15c
driver training	89 -14a21c
drivers	65 -16a-5b8c27d
drivers $	79 -33c11a28d
drivers @name	83 -35d-11g58a
drivers in	89 5a
drivers license	78 -18a-6d5gk15c
drives	69 -26d8k29a
drives $	85 -44d44a
drives it	89 4k
drives the	85 -5a5d
drives which	84 
drives you	89 -6g8c
driveway	77 -11a-6f-5cg33b
driveway $	89 -5b4f7a
driveway or	89 8b
drivin	77 -7a5d6c
drivin $	89 -6g9c
driving	63 -7b-6dg-5i5e8c23a
driving $	75 -9b-6c22a
driving or	87 -14b-8d-5k8c12g14a
drop	76 -14a-5c6g7h19b
drop it	89 -15a15b
dropped	81 -6g17h
dropping	87 -8c4b5a
drug	89 
drugs	83 -11c6a11d
drugs $	87 -11c6a12d
due	77 -18c-7g-4b14a24e
due $	83 -15c17e
dui	87 -21a23c
duplex	89 -4g5j
during	87 5c6a
during the	89 5c6a
dwelling	79 -9a-6c15g
dwelling limit	87 -11c15g
e	78 -19a-15g6b34j
each	66 -11c-10a-6e6d10jk12g
each month	81 -6c10g
each of	85 -13k-11c11g17d
each one	87 -5c4d9k
each way	85 -5a-4g11j
earn	79 -17c5i6gj
earn $	85 -25c7j18g
easiest	87 -11b19i
easiest way	89 -10b-8c20i
easy	82 -17j4a6b7c
eat	84 -18a12g14b
education	80 -5abgj13k14c
education $	84 -5bcgj4a19k
either	82 
electric	84 -8a10b
electrical	81 -12c-4j4d10a11g
else	55 -11g-9a-4e6dj8h12c
else $	70 -15b-13d7f14ac
else are	85 -4a4d5c
else do	89 5c
else drives	89 
else gets	89 
else has	87 -9a4c10d
else i	89 
else in	85 -34a8b31d
else is	75 -4a9c
else on	85 
else you	87 -16b-5a10c12k
em	68 -20a-14c-8k5d9j14e25g
em $	81 -15a8j21c
email	61 -8g-6e-5ij4b5a23c
email $	71 -15a-6gj6f14b21c
email address	84 -8f10k
email for	89 
email me	87 -12k18a
email or	87 -6b9a
emails	87 8a
emergency	84 5d
emergency fund	85 5a
employed	84 7f
employed $	89 7f
employee	79 6j
employees	71 7a
employees $	79 9a
employer	74 4d9b
employer $	81 
empty	80 -5ack11g16e
end	68 -10bc-7j-5d9g24i
end $	79 -14c-9a7g20i
end of	85 -13b17a
end up	81 -16c-5b4af9i11g
ended	85 -7a12d
ends	79 5j
ends $	89 
ends in	85 4j
engaged	89 -8j5e7a
engagement	89 -5c12g
engagement ring	89 -5c12g
enjoy	85 5c
enough	71 -18b-17i-5c11g18h22a
enough $	87 -25c-19i25gh
enough to	79 -7g6a12c
equipment	71 
equipment in	87 -8a10b
equipment worth	87 -9c11g
equity	87 -20c19g
erie	89 -16a21j
errands	85 -19k-6b13a16i
escrow	82 -11c6a14d
escrow $	87 -11c7a15d
even	69 -7bg-5cd5j8k15a
even a	84 
even if	87 -6c6ak
evening	89 -24a8b20j
ever	49 -28b-14j-12cg-8h-6e-5k8i16d75a
ever $	89 4a
ever been	66 -9b-8a-7g13c20i
ever come	83 
ever empty	87 -12g18a
ever explain	89 -24a-9c34d
ever get	81 4a
ever gone	87 6j
ever gotten	83 7a
ever had	70 -7b18a
ever have	82 12a
ever said	89 
ever sat	87 9a
every	60 -17c-13i-11e-6k4a5h6d9f12b15g
every #	84 -10j24b
every @day	89 6j
every day	76 -6i-5a6bg
every month	75 -13j-8c6g8d19b
every time	89 -10g-6e5b6a10c
every week	89 5g
every year	87 -8c5b8g
everybody	71 -24a-13d-7c5b12e14k15g
everybodys	78 -6g-5k-4e6f9c
everybodys got	84 7c
everyone	89 13k
everything	63 -22a5c6g7b15i
everything $	77 -14c-6j-5g8e21a
everything in	85 -7c6b
everything you	83 -27a9g11i13k
evidence	87 -12a-4g7j13e
evidence of	87 -12a-4g7j13e
ex	89 9a
exact	87 -5c5f7k
exactly	77 -11i-6aj5efg17c
exactly $	87 -10i10f11g
exactly did	89 5c6e
exam	74 -5c5b6a
exam $	80 10a
excellent	89 5b
excess	78 -4a5b
excess liability	85 
exciting	89 -9c-5b14e
excuse	87 -19g-5a15c17h
expand	89 
expense	87 -4g4ij
expenses	82 5j7k
expenses $	87 8k
expensive	82 -4f6g12a
experience	78 -7b-6g4j8ac
experience with	89 -9a-5g7c11j
expires	89 
explain	74 -11c-8b-6i17a22d
explain $	89 8a
explain it	84 -24a-9b34d
explain that	89 
explained	84 
explained it	89 
exterior	87 -8b15c
extinguisher	87 10c
extra	74 -10j-7a8c18g
extra #	89 -8c-5j18a
extras	85 -7d10c
face	85 -17a-10c5b11k14g
facebook	89 -6b6j7c
factor	89 -9a13j
fair	75 -8g-5f9a14c
fair $	84 -7jk21a
fake	83 -13g-8b7c8i9a
fall	74 -20a-8g-5j12e14c18b
fall out	89 -7a4g6b
falls	83 -20c-5g31a
falls off	87 9c
familiar	87 -10a-7cg10b14i
family	60 -7e5c13a
family $	71 -9g15c
family history	84 -17c26a
familys	89 
far	62 -27i-15j-11b-4c13f14a46g
far $	75 -15gj6c32a
far are	87 9g
far do	87 -36g-8i47f
far does	89 -9i-7a19g
far is	79 -7a6g
far out	89 8g
farm	74 -10g-9d-5c4j9ae
farm bureau	89 4j
fars	84 -7ai9fg
fars the	89 5g
fast	79 -15i4a7g12e
fast $	89 5a
father	80 -8a-6b10c11f
fault	76 -9d-5c6a21b
fault $	87 -28d34b
favorite	81 -5a-4g15c
favorite thing	89 10c
fax	84 -9c5i6f
fear	89 -5d12c
feel	64 -16c-7a-5e-4k6bgh19i
feel $	87 -9g5c9i
feel about	72 -7g-5ac25i
feel like	85 -11a-4i15b
feeling	80 -5i14c
feels	87 5c
feet	69 -4i6j
feet $	80 -7b16a
feet is	87 
feet right	89 4j
fella	79 -9a-4j5cg7b
fellas	89 -15b6e17a
fence	78 
fence $	89 5c7a
fender	81 5a
fender bender	89 
fender benders	87 
few	75 -11b5jk12a
few questions	89 -6k9a
few years	83 -8b-6c15a
fianc	89 12j
field	85 -11a14g
fifth	89 5b
fight	84 -5i5h9a
fight you	89 -5i11a
figure	71 -16c-5aj5b7ek14g
figure it	89 -16g-10a6j9b17c
figure you	89 -6c6ae
file	72 -7g-5d16a
file $	84 -10c4k18a
file for	87 -5c6a
filed	77 -5c4j5f
filed $	89 -4a7f
files	87 -6a7d
fill	85 -7h-5ab6k17c
filled	84 -5d6c
filled out	85 -5d8c
filling	89 5c
filling out	89 5c
final	78 -6b-4j19a
final expenses	85 7a
finally	82 -11a-4g7h13i
financed	83 
financed $	89 
financial	82 
financial guy	89 5c
financially	87 
financially $	87 
find	70 -17c-4b4a5d6hk
find a	89 6a
find it	87 -6a6k8d
find the	89 -15c-8g10e13a
find us	89 4i
fine	74 -11a-4gj11b16k
fine $	85 -5j11k
fine print	89 
finish	83 14a
finished	72 
finished $	83 7a
finished basement	89 -7c7a
fire	62 -11j-7b-5i5g6d10fk
fire $	85 -10g7i
fire department	83 -8ac6d8bg
fire extinguisher	89 
fire station	83 -14a-5c15f16g
fire truck	89 6g
fired	89 4d
fireplace	77 8a
fireplace $	84 7a
first	59 -5ce-4g4d5j6a9k
first $	79 -22g-17a13b14j17c
first and	79 -16k-8d-6a4j35c
first name	89 -16c5k13a
first one	84 -11k5b15a
fish	89 -10b11a
fix	79 -4g4b6a
fix one	89 5c
fixed	84 -5be5a15c
flat	77 -14g-4i5j16b
flood	70 -5g6d12a
flood $	89 -5g6d9c
flood insurance	83 14a
flood zone	82 12a
flooded	87 5i
floor	75 -7d-6a-4g7j10c
floor $	85 -7d-4a5b7c
floors	84 -8c-5a6k15g
floors $	89 -9c-5a22g
florida	87 14f
fly	85 
folks	64 -7a-6j-5ek6b8h16d
folks $	83 -12a7bj
folks do	89 -21c-15k6a35d
folks still	89 -8j-4i25a
folks who	89 
follow	85 -9g5a6i8b
food	78 6g
foot	79 -8c4g12a
footage	83 -5a6g7c
footage $	87 -11a-5c20g
for	34 -23b5g7ij13a14h23k
for #	69 -13g-5dh6i7k20c
for $	58 -9e-8d-7b-5c-4fi42h
for a	62 -9g-4f8j13a
for and	85 -8c-4g10i
for anything	89 
for bodily	89 -18c21g
for business	87 
for college	87 6d
for for	83 -21a5g20b
for fun	85 6b8c
for good	89 12b
for her	89 7j
for in	89 -20g23c
for insurance	81 -7cd21g
for it	70 -28c-11b-4i11a37g
for life	81 -16c4j12g
for me	63 -20c-13b-10j-6g13i16e34k
for money	85 -6bc5k8a
for retirement	81 -15g-11b5i6a18c
for school	89 -6bg4a5c6i
for somebody	89 -17a7g14b
for something	89 -4k12b
for that	69 -14j-7di-4g4b6h9c22a
for the	53 -40c-11a-7bi6j10d12g20k24f
for their	87 -7c10g
for them	83 -19g21a
for this	74 -28c-6b-5k39g
for today	89 
for what	79 -18g-9j-5c5b7a10h19d
for when	82 -11c5k9e
for work	78 5c
for you	53 -40g-23k-9eh-8j5d7a21i24b42c
for your	64 -19b-5h5aj9c19k
for yourself	87 -7a7b
force	83 -4g
forever	83 -9a5b12g
forget	89 6g
form	71 -11c-7h-6j11b24k
form $	81 -7h4c14k
forward	82 5c6k
forward $	89 7c
found	82 -11g-5k23c
found it	89 -8g14c
foundation	84 -6g5i8b
foundation $	85 -6g5i8b
fourth	89 -8c13a
frame	79 -14c-5g6b15e
frame $	89 -14c-5g7b16e
free	73 -26i-15g5e17a23c
free and	84 -6c-5a12j
free or	89 -15a-4c20b
friend	75 -16b-5d6j9h15a
friend or	89 -23b8d19a
friend who	89 
friends	83 -19a5d19b
from	48 -8c4ef5i10h
from #	82 -9a-7j4b16e
from $	72 -24c-5g-4b6f14d25i
from @month	89 
from a	83 -8a5b6ci
from before	87 
from home	77 -25b-6f-4i6g42a
from it	85 -25a27c
from me	80 -25k-12g6e35c
from scratch	87 -5a9b
from the	64 -23a-20c-8i-7e7k9b26j30g
from them	87 -5j19a
from there	87 -7b6f7k
from us	89 4c
from what	89 -20c-7a32g
from work	89 -11c-5d5e7f11h
from you	72 -21a-8g14k15ci
from your	72 5j6a
front	68 -26b-5g7ck32a
front $	81 -25b6c22a
front door	89 
front of	77 5k
full	62 -14f-6j-5e5k9g11c12b
full $	87 7b
full coverage	78 -10g-6b4c22a
full name	87 7k
full time	76 -16b-5a30g
fun	71 -14j-10a-9e-6g-4d6k20b27i
fun $	84 8c
fund	77 -11i5g11a
fund $	79 -11i5g14a
funeral	73 -5g5d7j
funeral $	81 -11g4d8c
furnace	79 -5a5i6j
furnace $	87 -23g23i
furniture	79 -5c13g
furniture and	85 -5c4g
fuses	89 -6b9a
g	85 -14a7c8g9j
game	87 -7a11j
gap	75 -6c4b5e7a
garage	69 -13c-4bg26f
garage $	77 -11b-5f5k21a
garage driveway	89 -22f-14a-11c52b
garage or	89 -48b-8a58f
garden	89 -7a7b8c
gas	82 -16a10b13i
gate	85 -10b10a
gave	75 -4hi7g8c
gave you	76 -6a10c
gc	85 -9g10c
gc want	89 -4g4c
gear	89 -22g-6a6f24c
geico	89 -10d-8a26b
general	73 -4j5k8g
general contractor	89 
general liability	79 -29c6a30g
georgia	84 -5c-4a4f14k
get	45 -17b-10f4g6i12k13e18a
get $	79 -22c-7a36g
get a	71 -22b-7a-5g-4e7d18k24c
get around	83 
get behind	89 -22a8k19d
get by	81 5g
get certificates	89 4a
get cut	85 -6k13c
get for	84 -27c37g
get his	89 -14a19b
get hit	89 -6d6c7f
get hold	89 -9c-6g23i
get hurt	84 -23d-5a32c
get in	84 -8i4e14c
get into	85 -26c-8b15a26e
get it	74 -17a-14j-7c10g11i12e15k
get me	85 -6ac-5g6ei7k
get my	84 -7c-6b6f11a
get off	87 -8c16e
get out	81 6c
get paid	85 -10a4j7b
get started	87 -17i-5gj8a23c
get that	73 -17a-13c-4e11h33j
get the	74 -18c23a
get there	89 -12a-9e-6f7b19c
get this	82 -11b-7c10a14g
get through	84 -7e-6g7c12i
get to	74 -23a22b
get you	73 -8g-7a4k6c7be
get your	73 -15f-5a4k22c
gets	71 -9c5a6b
gets a	87 5a
gets the	84 8a
gets you	89 6d
gettin	81 -9a5k10b
getting	71 -5bg-4j5a7e10i
getting any	89 5i
girl	79 -4c6gj
girlfriend	87 
girlfriend on	89 
girls	83 -9a-4g7c14b
give	55 -16e-13d-11j-8f-6i-5b5g12a15c31k
give me	60 -26a-20e-16g-9j-5d-4f40c52k
give you	71 -16c-7k-6d-5i7h8a26g
gives	89 -5a7d
givin	89 -8c6b8a
giving	85 6d
gl	79 -13g6a12c
glad	82 -8a-7k5dh7ce
glad you	85 6dh
glass	78 -8d-7c-6a-4g27b
gmail	85 -6a6b7j
go	48 -13j-12c-10g-8e-5b5a6d26k27f
go $	70 -10c-7bfi6h34g
go about	89 6i
go after	87 
go ahead	77 -8c6b11a
go back	82 -7g-5k4c11a
go by	80 -7c-6e9b19a
go down	83 -4a7k
go for	84 -37c6b10e29g
go in	75 -15i-10b-6c14a23g
go on	75 -28a-6g-5cdi8b49k
go over	79 -17b-5cg34a
go part	87 6e
go through	79 -5b-4g6i7c
go to	71 -61a-42g30c31d50f
go up	74 -7gi11h17a
go when	89 -6a-5c8f10g
go with	74 -17a5j6h16c
goal	89 -6a-4g19c
goes	67 -7ij5e19k
goes $	87 -10c-9g-5i29a
goes to	82 -8g-7d6k10c
goes with	89 
goin	81 13j
going	55 -9f-7j-5i6g11k14h
going $	78 -21a28k
going for	82 -35c-16b11a37g
going on	79 -9c-6k10b12g
going through	84 -12g-7a29c
going to	62 -24g-8aj4d18b23c
golf	87 -4b6a7c
gone	66 -7e-6d8b13j
gone $	73 -7c-6gi-4e6b8ad
good	52 -9f-7ck-5g4d6a7i8h12b
good $	74 -59b-10c4j39i41a
good day	87 4c
good for	81 -7g-6c10e11b
good grades	89 -5i7ac
good health	85 -10i16a
good idea	89 
good or	80 -6c-5i5a14b
good outcome	89 7c
good shape	80 -6a5b10i
good student	85 -13a20c
good that	89 -11a11b
good time	81 -23c-6g4e32a
good to	81 -7g-5i6a8c12j
got	40 -15f5e6c7k10j15d
got #	71 -21a-19k4i38g
got $	67 -19d-11g4ae8k14b
got a	58 -20g-10j-7bk-6e18i44a
got about	87 
got an	84 -6d-5j21a
got another	87 -5c15a
got any	78 -36a-9c49g
got anything	89 -29a5k26c
got for	80 -8a18g
got going	87 -11g-4b17c
got hurt	84 -18c8a16d
got in	78 -20c-5a7k26g
got insurance	89 -22g6d22a
got it	71 -9g-7ij-5a14e19d
got on	75 -7d-6g8f13c
got put	89 -6g-4a10c
got some	85 -7cg-5k9e13i
got something	89 -7a7b
got that	81 -14c-5e21h
got the	67 -13j-10cg-7b-5f5e16d34a
got there	87 -5g8a
got to	66 -39a-6b5e6g37k
got what	89 
got you	69 -15c-13g-6b4h5d10e22j
got your	73 -12e-10b-9c4a7h21g
gotcha	84 -9a6c13d
gotten	76 -5g14a
gotten hurt	87 
gpa	87 -5a11c
grab	81 
grab your	85 -8a4k7c
grade	81 -15g19c
grades	79 -7c7b13i
grades $	85 13i
grandkids	89 9a
grandma	87 -6ag7c8j
great	76 -11j-8i-4k6fg7a11c
groceries	87 -5b8g
gross	78 -10a-6b-5ce6k8j17g
ground	77 -6c4f
group	78 -6c-5ef4g6d9b
group life	85 -5g-4ae5b10c
grow	79 -10ag10b12c
grow up	84 -9g-5b8a10c
growing	85 4a
grown	83 -6b5e15a
grown $	89 -6b5e9a
guardian	81 -4a15d
guardian $	89 -10d13a
guess	77 -12c-7d6k23a
guests	87 
guitar	89 8c
guns	81 -11b6a16c
guns $	87 -12b23c
gut	81 -17a-12g-6c17b18i
gut $	87 -7a7b
guy	68 -8e5j15d
guy $	85 -4b
guys	63 -9c-8b-6dj6i7f8g17e
guys $	81 -10a4e17c
guys do	84 -6g5c
gym	89 8c
h	82 
h are	89 
ha	85 -7c-5a8d10i
hacked	82 
hacked $	84 
had	53 -9b-7g-4k7c12a13j
had $	81 -8a9k10c
had a	68 -19b-8j-7e-6h-5k6i10g32a
had an	85 -5c4j6h
had any	74 -5c12a
had it	89 
had that	84 -6j-5b13a
had the	79 -18a-6ch6d9j10e
had to	70 -18g-12k7b17c18a
had water	89 
haha	75 -8a4g5e11b
haha $	82 -6i5c13b
hail	72 -14c-11g-9j-4b5h15e29i
hail $	87 -37g19c24a
hail deductible	89 -28c5a31g
hair	85 5ck
half	66 -18c-9j-4e4g9k27d
half $	87 -28c31d
half a	84 -18j-14g6b32a
half of	85 -17c23g
hand	74 -14c-4i5bd6g11f
hand you	87 -10c15g
handbook	89 
handle	74 -26a-10c-6g5k46i
handle it	89 8i
handled	82 -16i20a
handles	77 -14a8d13b
handles the	81 8d
hands	82 -8b-5e7c10a
hands on	89 
handy	76 -6c-5k12f13a
handy $	80 -8c16a
hang	79 -9g-7e-5j6a9c
hang on	89 -6k6d
hang up	85 -7e-6g-4i6a9k11c
hangin	89 -6i7a
hanging	80 -20a7e24i
hanging over	87 5a
happen	65 4k10c
happen $	76 -10c6a7g
happen again	83 -13a20c
happen if	83 7k
happen to	80 7c
happened	63 -11e-10a-8g5h9c11d
happened $	75 -9c-7e-5a4g5f7d10j
happened that	84 8c
happened to	77 -10a-8g6i9d10h
happened with	84 8c
happens	65 -8d-6e5c6k9g
happens if	79 -9a-6dg26c
happens to	74 -40c13a31g
happens when	89 -9c14a
happy	73 -12j-11c-10i-7g7k9h26a
happy with	78 -18j-10i38a
harassment	87 -6c7a
hard	75 -6j5f
hard $	89 7f
harmless	89 9a
has	53 -7b-6g-4j32a
has a	73 15a
has an	89 
has anybody	72 4g
has anyone	79 4a
has it	74 11b
has the	72 -7j-6d-4g10e21a
has to	83 -6ac-5b9j14d
has you	89 
has your	74 -10d7a12c
hate	81 -11a4c6f11g
hate to	89 -9a-5d8fk
haul	83 -4a9b
have	31 -11i-10f-8d-6h10k11g12cj22a
have $	58 -19g-7d-6e-5i4b38c
have a	54 -11b-8d-6e12j21a
have an	69 -17g-15b-11c21d25a
have and	89 
have any	65 -16c-6d31a
have anything	82 -18c22a
have at	89 -10g12c
have been	65 -22g-16i-7a-6d4e6b9j11h12k13c
have dealt	89 -4a7i
have done	87 -13a-8g5f17c
have flood	87 
have for	77 -21c-8a-7b7j37g
have full	89 
have got	53 -41a-5g-4fh7e23k29j
have had	74 -14a-8g-4j5i7h17k
have heard	89 -10c-6g9h13i
have his	87 -7a8b
have i	85 
have in	77 -27c-7a43g
have insurance	84 4a
have insured	89 -5a13c
have it	82 
have kids	89 -14b16a
have life	87 
have not	77 -18g6c7f13e
have now	83 
have on	77 -10ab-9c12d18g
have one	89 
have rental	89 
have seen	89 -9c-6a5d8f10g
have some	87 
have something	84 -15b5i20a
have that	75 -16a-4b6j27c
have the	67 -71a-7b-5k12g29d49c
have their	84 -7b9a
have they	77 -14g-8j13a16c
have to	59 -16c-15e-9a-5k20b35g
have uninsured	87 
have workers	89 
have you	46 -17i-14k-10d-9f-7j-6h-4e12b20g51a
have your	71 -20a7c20b
havin	87 
having	83 11a
he	53 -19e-6fk-5a6dg9i10c18j
he $	83 -5a10j
he a	89 
he do	83 6c
he doing	89 6i
he get	84 13a
he have	85 -6a4g
he is	70 -17c-11a9j25g
he keep	89 
he say	85 5a
he take	85 -28c4a28d
head	83 -11b-5k8g10c
headed	85 6f
heads	87 7g
health	61 -13a-12g-6j-5d11c29i
health $	71 -8g-7c-4b11i12a
health insurance	81 5b
health issues	87 -5c5a
health wise	85 
healthy	78 -9i-5c7b8j13a
healthy $	82 -6bi-4c26a
hear	61 -19g-13i-11b-8e-7h5c7j23ak
hear $	85 -24c-11g-6k-5e21j31a
hear a	84 -8b-6k20a
hear about	83 -7i-5j5f15k
hear from	89 -15k15c
hear it	85 -5j5a6c
hear that	77 -16j5dg19a
hear what	89 -14c-11a32k
hear you	84 -15a-14g14c15j
heard	74 -10g-8ac-4k8i12h14e
heard from	87 -5a-4i18e
hearin	89 -9a10j
hearing	83 7j
hearing $	83 7j
heart	71 -4c6d11a
heart attack	85 -7a-5e5d9g
heart disease	87 7a
heart trouble	85 4a
heat	77 -17g15c
heater	79 -10b5d7g
heater $	89 
heavy	87 4g
height	78 -11a-8j-5e5k8g21c
height and	80 -10c-8j-6a5k28g
help	68 -18c-7a-4e6hk10b15i
help $	83 -8j5b13a
help me	87 -4i6k9h
help you	79 -15c-5a28i
helping	89 -8b15a
helps	85 -10a10b
her	61 -19c-9ek-7b8d37g
her $	78 -26a-6c16d29g
her gpa	89 7g
her on	89 9a
her own	83 -13b-5e26a
here	59 -12a-11g-7e-5d6h7k12c14j
here $	71 -11g-8i-7d6cj26a
here in	87 -11a7b15c
here is	84 -8c-7ab13i18k
here so	85 -7c-4j12h
here to	89 -17a-5g14b15c
here what	89 10g
hers	89 -48i16c34d
hesitation	89 6h
hesitation $	89 6h
hey	81 -10g7i8c10a
high	66 -14i-10j-9ac-5d14g18b21f
high blood	85 -6b6c
high does	87 -14i22g
high is	87 
high school	77 -29a-10c-8g25b27f
higher	78 -6ac-4g17b
highest	85 -5b13c
highway	87 4d6a
hike	89 
him	70 -12k5j10e
him $	79 -18k-5cj9a10g15e
himself	87 9b
hip	89 
hire	75 -7eg4d5ac10b
hire $	89 -6c12a
hire a	85 6b7a
hiring	89 6a
his	63 -28a-25d-9c-7g5h14ij18b27e
his $	87 -32d-13g5b51c
his job	89 -6g-4e12c
his license	89 
his own	82 -13a-6g7i18b
history	79 -5b10j11c
history $	87 -8a19c
hit	68 -17g-16b-5d7c9e10i14a
hit a	89 -7a6j10c
hit and	89 -10c-7g9a11e
hit with	85 -7g5c7f
hit you	84 -10b14a
hitched	89 -5a6b
hits	79 16a
hits you	81 -4d12a
hobbies	82 -5g5c
hobbies $	82 -5g5c
hold	71 -11cg-6d7b13a18i
hold harmless	89 9a
hold of	87 -12c-6g26i
hold on	87 
holder	85 -16a22d
holding	77 -13g-5i6d9c15a
holding up	82 -8c-7g18a
holding you	89 -8i-7g22c
holds	87 
holds the	87 
holidays	89 -12b-10f31a
home	51 -9b-8c-7h-5d-4j5gk8f10e20a
home $	60 -25b-13c-7j-6k-4d4e7g8f44a
home and	84 6c10a
home for	89 -8a9b
home insurance	89 
home is	89 -7c-6g16e
home loan	89 -14g7k14c
home office	87 11a
home or	78 -14b-7a27c
home policy	89 -4e9k
home so	89 9e
home who	89 
home with	83 -19a22b
homeowner	85 -4b11a
homeowner $	87 -5b11a
homeowners	79 -19a-8c-5k5j11d22b
honest	80 -5c9k
honestly	89 11i
hoping	81 -4a6c
hoping to	83 -4a9g
hospital	72 4aj
hospital $	83 -5bj18a
hot	75 -16f-8c-4b8g11j17a
hot tub	80 -6b4j5a
hotel	84 -7a5j7b
hour	80 -18c-6a6k7e9bg
hour $	87 -17c23g
hours	70 -17g-9a-5i19c27e
hours $	82 -13ag-5e46c
hours a	83 5g
hours do	87 -6e9c
house	47 -14c-8e4bi7d11a17g
house $	55 -24g-8j-6ek5b13i39d
house and	83 -21a6e11d
house built	89 5e
house is	77 -11a-8g7d8j
house like	84 -13a14c
house made	89 4c
house number	87 -24a-11g38c
house or	77 -18a-10e8c9f19b
house paid	89 11a
house payment	83 -21a-17c-6b49g
house right	85 4j
house the	87 -9c11g
house to	89 6a
house what	84 -8c8e13h
house worth	89 -42g43c
household	77 -10g-7a5d17c
household $	85 
how	30 -113a-40b-27j-24d-5k8c10e12h96g125i
how are	66 -65g-15a-5j9k21c68i
how bad	87 -10i-5a18g
how big	74 -29i-6c-5b49g
how bigs	85 -8i14g
how can	83 -12g22i
how close	81 -8a-5i22g
how come	83 -31i-22g-7a-5e-4k77h
how did	60 -84g-22a-17e-11j-5k-4b11h31c111i
how do	57 -60g-34a-16b-14e-10k-5j-4d25c129i
how does	77 -40g-8a-4d12c53i
how far	66 -31i-8c-7b-4a29g30f
how fars	84 -7ai9fg
how fast	87 -15i-6ac16e18g
how have	89 -12g14i
how high	79 -14i-8a36g
how is	53 -82g-21j-10b-8d-7e-5k-4h29c114i
how it	74 -29i-23g22a37j
how long	55 -46i-17a-11c-6h-5d-4b8k33e62g
how many	47 -34i-30a-16c-7j-5d-4b6k105g
how much	46 -30ai-13j-10k-6d-5f-4e5b106g
how often	73 -17i-10a-8c-4b14d34g
how old	62 -32i-16k-10b-9j-7a4c74g
how olds	76 -20i31g
how soon	83 -30i-20a-5b-4k8g57e
how tall	81 -22i31g
how that	87 7k
how the	82 9a
how they	82 -11i-6g8b12a
how was	74 -21g-4b36i
how will	87 -10g14i
how would	67 -54g-23a-6ck-4bj108i
how you	69 -17g4k6a21j
how your	82 -8i7a8k
hr	89 
huge	89 -8a-6c-5i-4j6f8b10g
huh	74 -20a-16g7c16j20i
huh $	79 -28a-6c24j27i
hurricane	83 -8g4j5i
hurricanes	87 5g
hurry	84 -9b13a
hurt	65 -18f-9b-4j5g10i14c15a
hurt $	78 -21f-11c-6a9d11i17g
hurt at	87 
hurt in	84 -18d-7g12a17c
hurt on	85 -8a6i9d
hurt somebody	84 
husband	58 -18c-9i4h5g7e9d19a
husband $	79 -17d-15a9b10j18c
husband do	85 -6g-5e13c
husband drive	89 -17c-5g26d
husband have	85 -25c28g
husband how	89 
husband in	87 -8b9a
husbands	73 -18a-8g-5d4b7j8i21c
husbands name	87 -5dj16c
hustle	87 8g
hydrant	75 -5c9a11g
hydrant $	85 9g
hydrant within	89 
i	34 -28a-27g-25b-13d-5f9e15i40j74k
i am	58 -35a-11i-7f-4e5g8c11j18k21h
i ask	77 -18c-9g-4k13d25a
i believe	89 11j
i call	73 -9e-5a5d12c13b
i can	63 -28a-13j-4i6bh13e22k
i catch	81 -7k4e11j
i come	87 -7b5f12a
i could	80 -8a-4j6k11c
i did	77 -13a-8h-7d-6g13c23j
i do	68 -13j-9k-8a-7b9e17c18i
i explain	81 -9b-7i-5d31a
i get	66 -15f-11k-10c-5b-4di8e20a29j
i go	84 -7k5j7c
i going	89 
i got	70 -19c-14j-12a-8g6d28ek
i had	81 -7cj-5k5i6a14g
i hate	87 -7k-6g6c7df
i have	56 -51a-19k-10i4h11de27j37c
i hear	69 -11a-8g-7b-6k-4i10c32j
i heard	85 5cj
i help	81 -12c-11g33i
i just	74 -13b-9g11a16k
i know	72 -18k-9b-5j6i12c13f15a
i leave	89 
i like	87 -5d
i love	81 -9j-4k5c7e12f
i make	89 -7g9i
i mean	81 -22c-6k5bg7eh11a
i need	60 -38a-16c-11j-10d-9b-8e106k
i put	76 -18c-8ek6f29g
i remember	87 -7j-6e8i16a
i right	78 -10j8c9a
i run	84 -9k-4c6a15b
i saw	85 -5ck12i
i say	87 -29j-5c30i
i see	85 -13c-7k-5a5h7d21j
i send	75 -12a-5e5b18f
i sent	87 12a
i should	73 -29a-6i15b24c
i still	89 -7j-6k-4h6cg13f
i take	87 -9d-7a-5g32j
i tell	87 -11ck-4g31a
i the	84 -11k10a11b
i think	82 -7hi-4a5bf6g11c
i understand	89 -9a8k12j
i use	87 -5c7k
i want	75 -28a-11j-9c6g9i10e28k
i was	87 -10e-5j20g
i will	65 -22a-10i-5b-4cd47k
i would	61 -46a-23c-9dgj-7e7f104k
i write	85 5c7a
ice	87 -14c4b5e14i
id	76 -31a-6e-5k-4g6b7j40c
id card	87 5b
id cards	85 -22c9j16a
idea	77 -4c8k9a
idea $	85 
if	41 -20b-13ah-12j-9i4d8g14f24c43k
if a	74 -6g4i13c
if any	87 5k
if anything	89 -7a-4c13g
if he	85 -6g-4k16c
if i	63 -22k-15g-9i-5d5c57a
if it	69 -5g7i10f
if one	84 -7a-5g18c
if she	84 -14g20c
if somebody	82 -6g-5c15a
if something	74 -11c-7g5f7i11d
if that	77 -12b-11c-6j-5e11k27g
if the	69 -8ag11b12j
if there	74 -15c-9b5f6e18k
if they	79 -11g-6j13ac
if this	87 -6a8k
if we	80 -23b-6a4c25g
if you	49 -35a-10i-7h-6d5e8f16g46k
if your	71 -21a-5gk11d30c
if yours	87 -12a5d6b
important	77 -5g4c5h6b
important to	83 5b
improvements	89 5a
in	33 -13c-6b5h9agj12f16i
in #	64 -17a-15k17g26j
in $	57 -23eg-12j-9b-7a6i10d24h40f
in @month	73 -8c-7e5f6j9i
in a	59 -26a-18i-15c7j24b38g
in an	85 4a5c
in and	83 -49c21i42e
in any	87 5a
in at	83 4e
in between	89 -7a13b
in business	82 4g
in case	79 5c
in charge	89 
in coverage	87 
in for	85 -5c5f
in force	83 -4g
in from	89 -6c5b6e
in front	79 -4b5c6a
in full	85 4a6b
in good	77 4a7i
in ground	89 5a
in how	89 -8g5ik
in is	84 5i
in it	71 -27c-7e-6j4f7g9b27a
in law	80 -9j-8g8a17c
in liability	89 
in may	89 
in mind	82 -6a11c
in my	84 -7ac5g19k
in on	79 -13j-6h5a9k10b
in one	81 -10a-7g-4i4d5b19c
in or	87 -24b30a
in person	87 6a
in place	74 -18g-6i-5k-4d6j12a16e
in sales	87 -21c24g
in school	81 -15i-11b-9f-5c20a29g
in storage	87 -4g10a
in that	66 -9ej-8b-6k4f33g
in the	45 -28j-14f-8i9ah10d42c
in there	69 -28a-5g4e11b14i
in this	80 -7k-6b-5a11c13e
in to	79 -8a-5ghi6f10b11c
in tools	84 -30c31g
in touch	89 -5a14d
in town	87 -6f5j
in trouble	87 -6c7a8g
in wages	84 -24c27g
in when	89 6e
in with	82 -14a-4e5c9j10d
in writing	89 -13d16a
in your	59 -15g-13b-7e5i10k26a
in zone	89 -5a5b
inches	89 -9a4j5b
include	85 -5c5a6b
included	81 -10b4a9c
income	70 -22a4b10c22g
income $	75 -23a16c22g
incorporated	84 -7b16a
incorporated $	85 12a
increase	79 -12g7e13a
increase $	84 -8k-7g8c14a
independent	89 -7a6b
info	83 4c6f
information	81 -4b8c
information do	89 -9a12c
injuries	80 -6c10g
injuries to	89 -16g19c
injury	77 -5b4c
inside	73 -12c-5a-4j7g10b13f
inside $	85 -7c8a9g
inside the	87 -11a19f
instacart	89 5eg
instead	85 -7c12b
instead of	87 -6c12b
instruments	89 7c
insurance	47 -6a6e21c
insurance $	58 -25g-4d5b6c7e22a
insurance at	85 
insurance card	87 -5d12c
insurance company	79 -7d-6g6i8c
insurance do	78 6c
insurance does	85 -8c-6ae22g
insurance for	89 
insurance from	87 
insurance hits	87 
insurance is	84 -8c-6b-4j12g13a
insurance now	85 -18a23g
insurance on	85 -5ag4c13e
insurance or	83 -14a-5b22c
insurance papers	87 -5a-4c11f
insurance pay	87 -24c-12b11a29g
insurance through	87 12a
insurance to	89 -5b5d
insurance with	87 
insurance you	85 
insure	83 6b
insure the	89 -7d12a
insured	61 -21c-5d-4e7k11g23a
insured $	71 -8g-7c-4e8k22a
insured at	85 -27c-5b10a24g
insured for	77 -16c-9b4d6k10ag
insured with	87 
insurer	82 -7c16d
insurer $	89 7a
insures	89 4d
interest	85 -14c-8k8h10a11g
interesting	87 -8a-5g7c14h
into	68 -16g-5h4e5c8k13d
into it	87 -6i-5gh6c13a
into the	82 -4g7e
into your	84 -9a6d11c
inventory	81 4k
invoice	89 
involved	87 5b
ira	87 
ira $	89 
is	23 -11k-10g-4b13i19d23a52j
is #	68 -9g-4b20j
is $	72 -24a-19g-13j-6i7e24c36d
is @day	87 -8a9b
is @name	74 -11g-5d7a19i
is a	53 -18j-15b-8d-5i13g15e23a
is about	78 
is all	77 -8ac-7e5d8i12g
is an	77 -9c6g12h
is any	84 
is anybody	87 -14a23d
is anything	84 6a
is asking	89 
is at	80 -26c5dk24a
is awesome	87 -7j-4c6g9a
is been	79 -11g-6j18c
is business	81 -14g-9c24i
is changed	89 8c
is different	84 -13g7c12h
is down	87 
is everything	83 -10a6j12b
is fine	85 -6a-4j14k
is for	89 -5c-4g18a
is free	89 -10j-8c5e21a
is from	89 -8a-6j18e
is going	76 -8g-7i8d24c
is good	81 -14j-9a6e7b19g
is got	72 -17a-11c4j6k9h15d
is great	89 -10j-5e13c14g
is he	64 -10j-7cg6e8b15i
is her	78 -8g5a15c
is his	80 -15d5i8c15e
is holding	89 -8i-7g22c
is home	87 
is in	61 -40g-11i-9e-6f-4h23c48a
is included	89 -19g19c
is insured	89 4a
is is	87 
is it	42 -17j-13k-5bd5h6c20i38a
is just	78 -15a11b
is kept	85 -10c-8ag5k25h
is left	78 -30c5k26g
is licensed	89 
is like	83 4g7c
is most	83 -7g-5b6c10a
is named	84 -18d-9c6j19k
is new	89 -7e11c
is next	77 -7g7c9f
is no	81 -12c-11a5e10j12k
is not	69 -13d-10c-8i39a
is now	89 -7b12a
is on	63 -33g-10c-9e-7j-4b8d10h14k40a
is one	85 -17b17a
is out	85 -4a
is recorded	89 -7j7a
is right	85 8f
is she	68 -53a-33c-13d-6j20b33g61i
is sitting	89 8d
is smart	89 -12a-11c19d
is so	89 -5b-4j15c
is somebody	89 -11a20b
is something	89 -9h-4a8cg
is still	82 5c
is stopping	87 14h
is that	41 -47a-31k-27i-19d-14c-12egh32b161j
is the	42 -20j-13h-12k4a6f7b8c9d14g17i
is their	87 -37c38g
is there	51 -47b-15j-8f-7ce-6d36g66a
is this	68 -40a-13c-6g-5jk28b49d
is under	87 -11g-8a4k8f9b
is up	81 -23g-17i-7a7j47c
is what	64 -36c-24a-10i-7b-4d5h85j
is when	82 -11e-5c25j
is where	89 -7f-4k18j
is work	82 
is worth	81 -7g14c
is you	76 -18d-7a-5c8k24j
is your	41 -20k-18j-17c-14d-4h7i16a20b24g29e
is yours	80 -11e-7j-4k4f22g
issued	89 7c
issues	85 -4c4a
it	28 -11c-8e4k5g7h13i27b29j
it #	83 -21g27c
it $	43 -29k-15e-11h-10b-9f-6a15c18d32g37j
it @name	87 -14b8j11a
it a	63 -8c-5e-4j8i18b
it about	84 -15a-4j12b18h
it again	85 6a
it all	67 -33c-9k12b14i23g
it an	84 -10a6b9c
it and	77 -9g-5a10d11c
it appraise	89 -14g7b10c
it at	84 -10a13f
it back	81 6g
it be	72 -6g-5j-4k6a10b
it been	79 -6b-5cg11i15a
it before	81 -54c61g
it built	89 -14e8a11c
it burned	85 -8c12g
it but	87 -5d6k
it by	82 -10c-5j5k12b
it come	77 -9g-7h10c16b
it comes	83 -10g-5e22c
it cost	72 -25c-11a44g
it cover	89 -10a-5g16c
it covers	89 -10g9c12a
it do	83 -9a-8j-7g8c17e
it does	87 -8b8ci
it done	89 4f
it down	89 -12j8ab
it due	87 
it ends	89 
it ever	82 
it finished	87 -12a15c
it for	66 -7a-5ce5d9b12g
it from	81 -5c5b7f
it go	75 -10c4a6e11h
it goes	87 
it going	83 -11g15e
it got	82 -10b-7a9c13g
it happen	83 
it happened	87 -11c-8e6g7d11j
it happens	89 -6c-5a6k8g
it have	77 -10g-9b17a
it how	85 -6k6i11e
it i	89 -5a9f
it if	82 -11a5bd6k
it in	67 -14g-9j-5ai11e12b14c
it is	48 -27d-17i-16g-13b-8h5e6a9k16f18j38c
it it	89 8g
it just	65 -6bd8c9a12h
it lapse	89 
it last	84 
it like	79 -13a-9ci6b35g
it made	87 10c
it more	78 -15a22b
it mostly	89 -14a14b
it new	89 6a
it now	87 -9g4c5a
it off	77 -9a4j10f
it okay	87 
it on	69 -22g4a6i9b13k
it one	79 -6g6f9b
it only	84 9b
it or	69 -39a-10c-7k-5f10i11dj38b
it out	75 -11c-5j9b10f
it over	76 -6j-4g6b14a
it rains	89 9f
it renew	84 -14c-10a-6g11b20e
it right	74 -21a15k19i
it run	82 -23c-9a7i12b15g
it running	87 -27c7i21g
it say	77 -13g8f15c
it says	80 -10c-5a8f14j
it sell	87 -14c19g
it sit	89 -13a13b
it slow	89 -17k-8a7b22i
it so	82 -15i-7a-5j7c25k
it something	89 -8a11c
it sounds	89 9a
it start	89 -24f8i23g
it still	77 -16b-6c-5g6a31i
it take	73 -12a-6i-5b6e25g
it that	77 -17g-8j-5bh15c16i
it the	69 -13j-6e7h15b
it there	83 -14i-8c4bg7a10d
it to	69 -16b-6g-5c6dfi12e
it today	82 -24g-6a17i18h
it under	82 -20c-6b5a25g
it up	68 -10a-6i-4f4k8g17b
it used	85 -23c27g
it was	71 -16g-15e-11ai12k16j32c
it went	78 -13a-9g6h25j
it what	74 -20a-13c-6dg-5j6k9e19i20h
it when	77 -15e-12b-7g4d11i25a
it who	89 -11a-4j19d
it will	85 
it with	75 -18b-10e-8c-6k7d40a
it without	87 7d
it worth	89 -17c18g
it would	75 -15g-8c-5i14j19k
it you	77 -19a-12g-5jk4c7f12b17h
it your	77 -10a-9j-7g6c23b
it yourself	87 -6g10a
itself	82 
jeep	87 
jewelry	78 -7a12c
jewelry $	87 -42c46a
job	57 -15g-8e-5d6a7fk16c
job $	66 -10g-8b7i22a
job or	83 -19a7f20b
job title	89 
job what	89 -5a5c6k
job you	89 -12a7e10b
jobs	73 -12bk-4c16a18d
jobs $	80 -14k-9g7a19d
join	85 -6k4a15e
judgment	89 4b
jump	79 -5g-4a20h
jump $	87 -18c-5g23h
junior	85 5a6c
just	48 -23c-9eg-7d-6i4f8a9j18k29b
just a	75 -12b-5k10g12a
just for	84 -14b18a
just get	89 8a
just just	77 -14b-11g39a
just kind	85 4j
just need	77 -14a-6e-5c8b24k
just say	84 -10j-9g-5hi6c11a16k
just so	87 -14a-5k5i6d11j
just take	85 -5g19b
just tell	85 9k
just the	68 -31b-6k10j35a
just want	87 -9a8e
just what	87 -6c6k
just you	72 -6j-5k20a
keep	57 -13g-8i-6e15a20k
keep $	83 
keep a	89 -10c14a
keep going	85 -15b-5a31k
keep in	87 -15a-10g30c
keep it	77 -5c10b
keep on	87 
keep that	89 -12b16a
keep the	74 -16a-9c-7k31b
keep your	85 -7c10f
keepin	83 4j5a
keeping	78 -5ag7b9i
keeping busy	89 7i
keeping you	85 5c
keeps	75 -8a-5g7h9c
keeps you	81 -5ag6c7k8h
kept	74 -8cg6f21h
kept $	87 6c
kept you	89 -10c-9g26h
key	87 -10g-5b18a
keys	77 -11a5bd6e
keys $	83 -6a5e7b
kick	85 -6a4b13e
kick in	89 -9a6b14e
kid	74 -16d-6b-4g9a10c13k
kid $	87 -7f16k
kids	56 -16k-7c-5g6a9bj14d
kids $	67 -16a-15k-4d5c8i28b
kids are	84 -18c-4i6g28d
kids college	89 -7b6a8c
kids doing	85 -9g20a
kids in	89 -9b17a
kids names	85 8a
kind	55 -10a-6j-5fi-4e8g23c
kind of	56 -13j-8b-5f5a9g19c
kitchen	71 -9a5i9g
kitchen $	85 4a5j
kitchen table	87 -6ac8i13b
knee	87 
knob	89 9a
knob and	89 9a
knock	82 -6b-5g5k14c
knot	89 -15b-5a6e17j
know	51 -13c-12g-7d5f6e12a29k
know $	73 -45a-4i5f8h11e14c16g
know about	74 -13a8c13k
know how	78 -10g-6i8c12a
know i	85 -7a-5k8f11i
know if	72 -13a-8c-7b35k
know it	83 -7k4g7c
know of	89 
know the	84 -8d5a6e
know this	89 
know what	68 -54g-49c-8h-4f125a
know where	87 7k
know your	85 -28a7c8i18g
l	83 -59b-7c11g64a
labor	89 -7c11j
ladders	89 -5bc6g7d
lady	79 -13d-7a6ci18j
laid	81 -10c-5bg4i7a9d
laid up	87 -7a-5c-4g5ik10d
lake	81 -6a-5i5j11g
land	80 -31b-28c-6g7i25e40a
landline	89 -13a17b
landlord	68 -5e-4k4j6d13a
landlord $	83 -14a13b
landlord need	89 -9k17a
landlord want	83 -9c-4e7a13g
lapse	80 8j
lapse $	83 9j
laptop	87 -16j7a11b
large	89 -16i20g
last	48 -11a-9k-7f-5d13i14g21e
last #	70 -10eg-9b-6j6k10d11c15a
last $	79 -6ce-5b23g
last agent	84 -14g4c13a
last check	89 -7c16e
last checkup	87 -9a16e
last few	89 
last look	87 -7c15e
last name	77 -28k-4j14b29a
last one	89 -5g8i
last see	85 7e
last statement	89 
last talk	89 -4g8c
last time	69 -17a-11c-6j5i6k31g
last update	89 5e
last updated	89 6e
last year	69 -27e-22g-6b5h24j31c
late	82 11g
lately	72 -6b4i10a
lately $	74 8a
law	79 -9j-8g4k6a15c
lawsuit	87 -7g5a6c
lawyer	77 -7d-4g4a9k
lay	89 -9c-8j5f8ag
layer	87 8k
leak	84 8a
leaks	79 -7b14a
leaks $	85 8a
lean	84 -12a12b
lean on	85 -7a6b
lease	61 -9d-8g10c14b
lease $	72 -9c-7b29a
lease ask	89 
lease it	83 -21a22b
lease require	87 
lease say	83 -5g13c
leased	84 7j
leasing	85 4b9a
least	85 -6b5a12g
leave	60 -17g-5c-4a4b10d11f14h
leave $	87 -9e5f9a
leave a	89 -9b10a
leave behind	87 9c
leave it	82 -13a-4c7f11d
leave something	85 9a
leave the	81 -6g6b14e
leave them	81 -11g17h
leave your	89 
leavin	89 
leaving	81 -4i7b
left	68 -12c19g
left $	82 -13g-6a4b15c
left on	77 -27c-5a-4b11k26g
legacy	89 
legal	79 -6b8k10a
legal name	87 8k
legally	89 -5b5a7c
lender	76 -5b-4a18c
lender $	83 -14a-5b19c
lenders	89 
less	79 -8c6f13g
less than	84 -9a-5c6f7g8b
let	61 -10d-7g-6f-5j7eh20k
let me	69 -8c-6d-5f6e20k
let us	77 -12a4e5k13c
let you	79 -9b-6g6c7h11a
letter	73 -5gh5a14i
letter $	85 -19a-14k18i22c
letters	83 5a7c
level	77 -10b-4ag19c
liability	60 -4c5b14g
liability $	72 -57c-5k27a38g
liability do	87 -6b-5a8g
liability does	84 5g
liability is	85 -13g-5a17c
liability limits	81 -38g-15a59c
liability on	89 6a
license	62 -14e-8j9g16c
license $	71 -16c-12e-5j4i5b13a18g
license number	82 -7a-6g19c
license plate	87 6b
licensed	74 -17c-15a-14g5bj15d27e
licensed $	84 -19c-15g-4d4a37e
lie	89 5ad
lien	87 -7c4j10d
life	55 -21c-8a-7b5f6e27g
life $	75 -19d-8j-6g-5f38a
life and	87 -6c9f
life coverage	89 -33a40g
life insurance	65 -31a-20c6i12d16g19e
life is	89 -7i-4k17j
life policy	75 -12b8a11f
light	82 -6g-5b5d9a
lights	89 -8a5b
like	43 -12b-6f4h9e12d16i
like #	72 -32a-18b-14k-7i23j25g35c
like $	74 -38a-14g9k51c
like a	65 -8j-7k8d9ae
like about	77 -6g4a7c
like an	85 -6b-5a8f11c
like for	80 -39c46i
like home	89 -11a14i
like how	87 -7g-5i6c12e
like it	71 -19c-11j-5f10a13e20i
like me	85 -15a20b
like that	68 -24c-4b13a21j
like the	74 -14a-6c-4k4h8b10ej
like this	75 5k8d
like to	64 -16i-15g-7b-5ae7d41c
like under	89 -4g8b
like what	84 -43c-8e-4j9k43a
like when	87 -4a5g
like you	80 -10b-7fi7a17k
like your	80 -9c6a7e12d
likes	89 -5d7a8k
liking	82 -6g5i15k
limit	74 -23a-4k20c22g
limit $	77 -25a7c34g
limits	66 -4j6k13g
limits $	72 -30c-16a-6k56g
limits do	89 -11g12c
line	63 -12j-9a-7e-5f6bk13g20c
line $	78 -5d8c
line is	89 -10j8a
line of	77 -10b-8a-6e13c17g
lines	89 
link	87 
liquor	89 11a
list	64 -24a-7i5h37k
list $	87 6a
list every	89 5d
list for	89 -16c-5a-4j10h19g
list of	85 -13c10ak
list off	87 -8a12k
list the	87 -6a6b
listed	79 -8c-6k4i5e8d
listed on	87 5a
listen	89 
little	60 -5de5b8i
little about	83 -7c10k
little bit	84 -5b-4j5c7a
little one	82 -4e
little ones	82 7a
live	63 -30a-11e-5g-4i11b13c33f
live $	79 -21f5ak14c
live in	83 -37c10a36f
live on	81 -13a-11g13b18c
live there	87 -5b6a
live with	89 5a
lived	84 9a
lived there	87 5a
lives	79 
lives there	89 4d
livin	79 -16a-5d-4g5i9j18b
living	68 -8g-7b5c10i
living $	79 -9g5c6i8a
living there	84 -12d-6i8g19a
llc	79 -7a6c14b
llc $	89 
llc or	87 8c
loan	68 -16g-5e4b5k17c
loan $	82 -19g-9b13a24c
loan officer	89 -6a6cd
loan on	83 -8c10b
loans	72 -12c5b10j
loans $	81 -18c7g14j
local	80 -10j5a6f7b
located	85 9f
located $	87 9f
locations	83 -5c7a
locations $	85 
lock	82 -8c-5g-4k4b7e10a
locked	79 8j
locked up	89 -7a5c6b
locker	89 -5g9a
locks	89 4k
log	89 -6b8a
logs	89 -7b-5a15i
long	53 -39i-9dj-7c-6a7f12h15e45g
long $	78 -10c-6e5i8h14g
long ago	81 -20g-7i37e
long could	75 -7i-6a20g
long did	87 7g
long do	80 -7i-5a23g
long have	67 -13i-5a-4c4e25g
long is	85 -8g15e
long time	85 -9e-6a6b20g
long would	84 -8a26g
long you	77 -8i17k
longer	89 -8a7d
look	62 -12g-8a-5jk5d7i15c
look after	80 -9c15d
look at	74 -6g-4a4k5b9e
look for	89 
look like	77 -4a9ci
looked	82 -10d-4f6a16g
looked at	85 -10d17g
lookin	79 -12a-7g9j10c11b
lookin at	84 -22a-6g10j12c15b
looking	67 -13c-5i5e6j7h
looking at	79 -7a4f5bj
looking for	83 -9g-7b5k20a
looking to	81 -29c-6bi4j16e22g
looks	75 -5ej5k8c
looks after	89 -4a7d
looks like	84 6k
lord	89 -6a9c
lose	73 -8e-4b4i10h
loss	74 -11e-6a5g11j13b
loss $	83 -9e13c
losses	84 4a
lost	72 -19c5k12a13i
lot	65 -14a9g17c
lot $	80 -8c-6a-5e33g
lot of	75 -13g6a19c
love	68 -9bg-8j-7c6i10h11k13f
love it	87 7c
love that	82 -6j4f13a
love to	83 -11c-6b-5j12f23k
love what	87 4f6a
loving	89 12i
low	77 -25i-15a7e19b20g
lower	79 -11g8bc
loyal	85 -6c10h
loyalty	89 -8a7j9e
ls	89 -38b-12j6i46a
lucky	84 -6b-5d7ac
lumbers	89 5g
lunch	85 -4g6c11a
lyft	89 
m	82 -11a-5g7j19c
machine	82 -8a-5d5c12g
machines	81 -10g5k8a
mad	87 
made	64 -15g-8b-5k6f36h
made a	89 5a
made of	79 -7g-6h20c
made the	87 -7a4j11f
made you	74 -7g-6k-5a10c21h
mail	77 -13a6j7f
mailbox	89 9c
mailed	89 -4c5b6a
main	72 -12a15d
main supplier	87 -13a22d
mainly	85 -6a-5g12c
make	57 -15d-9k-7e-5j4b12g20i
make $	84 -30k-24c54g
make a	80 -36c-14a11k37g
make and	87 -5c10k
make it	84 -6g-4c11a
make sense	81 17a
make sure	87 -8c4a8i
make the	84 -15d-14g13i21c
make this	87 -24g24c
make up	89 -10g6c11i
make you	71 -11ag-8i-5e5b7h23c
makes	72 -6ab5g8d
makes the	83 8d
makes you	84 -4bf4ac5g
makin	89 
making	79 -9j-7g-5i7d9a12c
making you	89 -9a4d12c
mama	87 -8a6g7c
man	76 -21g-5j5k12a13c
manage	79 -13g17i
manage without	85 -5g4i
manager	82 -15g5a15c
many	47 -34i-24a-17c-7j-5d4k99g
many bedrooms	83 
many certificates	89 
many claims	89 
many days	76 -5i12g
many drivers	84 
many employees	83 
many folks	89 
many hours	84 5g
many locations	85 
many miles	72 7g
many minutes	84 -5a4k
many months	80 
many more	85 
many nights	85 9g
many of	87 
many people	79 -8a17g
many quotes	89 
many square	83 5g
many times	89 13g
many units	87 
many vehicles	83 -7g13a
many weeks	85 -7c18g
many years	65 -7a-5i4b11g
marijuana	89 -5c6a
marital	84 -8a9ck
marital status	84 -8a9ck
mark	89 -7b-5a11k
market	79 -14c-6a4e7g10b
market value	87 -14c7b10g
married	72 -7d-6g-5k7a22b
married $	82 -8b-5j23a
married to	89 -5b13a
match	78 -16c-5d-4e5j6k8g10a
match $	89 8j
matter	85 -9b4ch10a
matters	82 -5c7b8k
max	89 -11g19c
may	75 -6k5c7g8d
may i	80 -6jk-5g5a9d10c
maybe	80 -13c-4d7e13a
me	37 -27g-23a-18d-15c-14f-10h-8i-5ej151k
me $	62 -64k-6e-5c-4d14g15j55a
me a	64 -13c-7g-6j26k
me about	56 -19a-5be45k
me and	84 -12a7b8k
me asking	84 -12c21g
me from	89 8a
me how	64 -14g-7a30k
me i	85 -24k6gh18j
me if	72 -15a23k
me in	83 -5a16k
me know	73 -14a-11c-6g40k
me more	87 -5a5k
me off	89 5k
me recording	89 
me so	87 -21k-8j-6c19a21i
me that	79 -9k-7a28c
me the	59 -14g-9j-6bd-5af11k46c
me those	87 -9a12k
me through	64 -17a-11c-6j-4g52k
me to	70 -27k-12g6j12e13b14a
me what	57 -26c-14g-8j-5a12d59k
me when	85 -7a6k12e
me where	81 8k
me which	85 -6c13k
me who	79 -6cd-4a19k
me you	87 -13a6j9b
me your	69 -20e-5g-4j9k13c15a
mean	78 -6k-5j5b6h7a
mean $	87 -13c10b18a
med	83 -9g12a
med pay	83 -9g12a
medical	71 -6a8b
medical exam	83 4a
medical payments	85 4j5b
medications	85 -19a22c
medicine	89 
meet	79 -14a-5j6g15c
meet $	87 6f
meeting	89 6j
meetings	87 -7c-6j21a
meetings $	87 -7c-6j21a
mentioned	85 -10k-8a11cj
menu	89 12c
mess	83 -8c-5a13e
message	89 -4g12c
met	87 -7k6c10j
metal	79 -4a6c8b
metal $	84 10c
middle	79 -12a-5i5b7e18c
middle of	84 8e
might	80 -19b-6j5e6d8h11c
mileage	80 -12a7cg
mileage $	84 -12a8c9g
miles	64 -13c-4i4a23g
miles $	89 -5g8a
miles a	82 -5a9g
miles do	89 
miles each	87 -4g5j
miles is	89 
miles one	87 -8a9g
miles to	89 -4j9g
mill	89 -7a5j
mind	62 -15g-12k-7d-6c4h11b26a
mind $	74 -26a-6c5e9h13b14g
mind a	89 
mind if	80 -14cg41a
mind me	81 -14c-9a8fj16g
mind on	89 -4cg11i
mine	77 -19g-11k-5c-4j4b5i6e28a
mine $	87 -10g-6c11b13a
minimum	79 -6c5a9g
minimum $	85 -6b-5g15a
minimum or	89 -11a-6c6b16g
minute	79 -19j4b5a15k
minute $	89 -6a13k
minutes	69 -9c-6d14j
minutes $	80 -8a6g9j
minutes before	89 8j
mira	87 -12a21j
miss	81 -10g-8b10c12a
missed	83 -5a6k
missing	83 -6b10a
missus	84 -6j7b14e
mistake	85 -14a-11g30c
mobile	87 -7a-5k6b9f
mod	83 -8a6g16j
mod $	87 -16c22g
model	80 -17a-4g4k14bc
model $	83 -17a15b19c
mom	73 8a
mom and	85 9a
moment	77 -11b-8j6k8ad
moment $	89 -7g10d
moment or	89 -7b8a
moms	83 5j
money	60 -10j-8i-7d-5e10fg12a
money $	73 -10c9ad
money is	87 -6a4k5c
money or	87 -15a16b
money to	87 -29d-10g43c
monitor	89 -8k17a
monitored	87 -15a6c15d
month	55 -14j-7h-5b-4f5k16g21e
month $	65 -19b-11e-7j5d15a23g
month and	87 -28e11k24c
month day	84 -37e-20a-6g66c
month for	80 -9c-5k5dj11g
month is	83 
month or	83 -11b18a
month right	87 
month what	87 -9b-8j5a7e12c
month you	87 
monthly	74 -16a6g11bc
monthly or	82 9b
months	65 -11a-10g8h28b
months $	76 -15a-9j-5g35b
months could	89 
more	56 -15j-9g-8d-7i-5e-4f6a10k11h30b
more $	78 -7a16b
more about	84 -15a-8c27k
more kids	85 -11b-6c23a
more like	82 -13c-12a13b17h
more of	81 -9a16b
more than	71 -29b-13j-6c-4k9g51a
more the	89 -6c10b
more to	89 -6ad14c
more years	87 
mornin	84 -9c-5a6e8i11g
morning	72 -7ac-4e7k8f10g
morning $	82 -7c10g
mortgage	65 -14d5j7a11c
mortgage $	77 -16d-12b13a17c
mortgage and	85 
mortgage company	85 -6a7b
mortgagee	89 -8c15d
most	65 -14b-6i-5e6g26c
most $	81 -12g13c
most expensive	89 -9g18c
most important	82 -5g7c
most people	81 -9b-5i5h7a8g
mostly	72 -10c-7k-5g4i5a20b
mother	78 -10a-6g-5b5d9c11f
mother in	89 
motorcycle	85 -8b6k8a
motorist	76 -22c8b19a
motorist $	81 -24c30a
move	67 -10g-8b-6c-4k13a19e
move $	82 -13c18a
move go	87 6i
move in	85 -12c15e
move on	89 -12i-6gk6h9a16e
move out	89 
moved	79 -13g-7ab-4d10f12c15e
moved in	87 -12g-5a5j19e
moving	74 -11a-7e8i9bd
moving $	87 -5b8a
mrs	87 
much	45 -30i-15j-10k-9c-7d-6e7a16b63g
much $	75 -34g-5c5h10a34b
much a	89 
much are	82 -4a15g
much cash	85 
much comes	87 
much could	89 
much coverage	77 6g
much did	71 -11i15g
much do	66 -8c-4i23g
much does	79 
much gl	89 
much have	82 9g
much inventory	89 -4a9g
much is	68 -6k-4i17g
much liability	82 
much life	79 
much of	72 -7c-6j-5a6i23g
much stuff	89 4g
much time	85 
much umbrella	89 
much was	79 
much would	69 -7i-5a20g
much you	87 
must	84 5d6c
must be	89 -5a5d7c
mustang	87 -9b6a11i
my	56 -20j-10a-5k6e7b9i13d16f
my name	87 -5d8k
my number	89 -6c9f
my own	83 -11k-5j5cd7g
my wife	87 -6i10a
my wifes	89 -8c-7a4g5i9d
myself	83 4c8a
n	82 -14a-6b9c18j
name	52 -31j-24g-8e-7a-4h5f8b11i18k48c
name $	63 -23a-7g-6k-5e5d6f15c27b
name and	78 -11d25k
name for	87 -7k-6c21a
name goes	89 -6c12d
name is	82 -10b-4j4i6a13d
name of	71 -10a-7c-4g9k18d
name on	82 -19k12a13c
name or	87 -5b11a
name so	89 -13d18c
name the	85 11c
named	74 -16bc5a8j10d13k
named on	84 4a
names	71 -6g6d7c
names $	83 -4g7a
names and	89 -13k-9c7j20d
nanny	87 5d6b
nationwide	89 -6j10a
near	74 -6b-5c-4g9f12a
near the	85 7a
near you	87 -6b6a13f
nearby	80 7a
nearby $	80 7a
nearest	85 -14a-5c5j7g17f
neck	89 -13c15i
need	48 -16i-11ag-10cd-9j-5f9h11e67k
need $	79 5g
need a	72 -4g11k18b
need an	80 -10c19a
need it	79 -12b-10g-4k14e15a
need proof	83 -10k-4h7e16a
need the	65 -29c-13g-9abd27h40k
need this	85 6a
need to	60 -17a-16b-9i11e37c
need your	71 -12a-11c-5g-4j42k
needles	89 10a
needs	72 -11e4c6i9j
needs a	89 -5a5c
needs proof	89 5j
needs the	84 6d
needs to	89 -5d9a
neighbor	82 -11a-4g6b9c
neighborhood	87 -5a7eg
neighbors	82 -6c7j12a
nervous	85 -6a4bc
nest	87 -8g-6k-4j10i11e
net	83 -5bc15g
never	72 -15a-5k-4g9hi11j
new	58 -20k-4f11i16c
new $	87 -4b8a
new construction	89 6b
new house	87 -4g9a
new job	89 
new one	83 -9b-4c5e12g
new place	83 -20a-17k12i33c
newer	83 -4j7b
next	65 -6g-4f6c10b
next door	84 8a
next for	84 -6g14c
next to	83 -6c10f
next year	87 -7b8a9h
nice	67 -9e4d5a6i
nice and	84 -14a5b8d
nicotine	89 
night	67 -12b-10j-5i4e13f14a
night $	73 -10g-5j11f
nights	75 -6a10b
nights $	82 -5g7a
nights a	87 5g
no	54 -36b-21i-10d5e6cf10a49j
no $	83 -6b-5c5j8a
no car	89 -7g11c
no exam	89 -14a15b
no insurance	79 -7d6j10c
no judgment	89 4b
no more	89 6a
no problem	89 -5a5c8e
no shame	87 -8c-7j-6b8ef14g
no to	89 
nobody	72 -8d-6ek11j
nobody else	85 12j
nobodys	79 -5b4c6a
noise	85 8c
noise $	87 -8a5b10c
non	82 -12b-7c8h13a
non smoker	89 -13b14a
none	89 -4a
normal	81 -5a5j
normal week	89 -4g
north	84 13a
nosy	85 -11c5k6a8f
not	45 -13b-5d10k23h
not $	79 -13b-12c-11g8i9k29a
not a	85 -5a11h
not counting	87 -14c4k13g
not cover	85 -5a7k
not do	83 -8c21h
not even	87 -5a6ce
not go	85 -9a-7g6f21c
not have	77 -13c-4d24a
not here	83 -5f5bg
not i	83 -6c6a7i
not it	83 -9a14j
not let	89 -6c-5g10e
not like	89 -36a36c
not live	87 
not mind	77 -17c-16a7j8f25g
not need	83 -12a-8g-5b5e6d16j
not not	89 -6b6a
not open	89 
not tell	87 -16k-10c-4h13a20g
not that	87 -11gj-6i-5ch44a
not the	82 -5c-4j10h
not there	89 -5g-4e6c8a
not to	84 -5ac5g8e
not want	74 -32d-11c-6b4gk14eh23a
not what	89 7h
not work	85 5a
not you	74 -23a-8g6c29j
not your	89 
note	77 -7a18b
note $	87 -5a6b
note on	89 5b
notes	87 8a
nothin	78 -10a-4c15j
nothing	72 -7b-4k8i11j
nothing $	85 -6b19a
now	50 -31j-4i7h8a9c19g
now $	57 -32j-19d-14i-10k5h14ab53g
now and	87 -21g7a21d
now are	89 -13b6f10g
now for	82 -14a5g12k
now i	83 -16c-7a9k13h
now is	85 -8b5d8g
now it	87 -4c6g
now okay	89 5a
now or	84 -12a17b
now right	84 
now tell	87 
now the	87 -5ag5d7c9f
now what	80 -23g-5i43c
nowhere	87 -16a-5k-4g4j14h
number	52 -15j-13a-11b-9d-8ei6k16f22g35c
number $	62 -8k-6j-5ai8f10bcg
number and	85 -24a-6g32c
number did	85 -36c-6e47g
number for	84 8k
number off	87 -12c6a8k
number on	83 -12k5ag7c
number one	84 -11a14c
number right	89 4j
number start	89 -9b-8c19a
number that	87 -12a-5c6k14f
number to	87 -12a-6g22c
number you	84 -12c5ak
numbers	69 -22f-13g-8ce9k17a22i
numbers $	81 -11g10a
numbers on	87 -15g16c
nurse	77 -8bc7j8h9a
nuts	84 9g
o	79 -12c-7j-4g6b22a
oak	85 4c9a
occupation	80 -7a-4k25c
occupation $	82 -7a22c
occurrence	84 -21c10g11a
odometer	84 -7a14g
of	36 -8b-6e-4h5k6d10j14i18c
of #	79 -9c-7g-6e-5b4a5d11h14j
of $	74 -5h7ck
of a	71 8c
of an	83 -8b9a
of birth	78 -6g6k17e
of building	84 -5b11c
of business	87 5c
of construction	87 6c
of coverage	83 5j
of em	82 -12k-6c-4j5d6b12g
of her	84 -9b4d7a
of insurance	74 -7g-6a10j13e
of is	87 -7b9c
of it	66 -23k-8g-4e4j10i11c13a
of life	85 -15g11c12i
of mine	89 -5k11a
of money	85 -23c24g
of pocket	82 
of policy	84 
of roof	84 -6g19c
of safety	87 -4g6c
of shape	89 -5g6i
of that	68 -17ac-9b-5ej4d8i10h11g25k
of the	54 -27c-24a-4ej5b7dk17g33f
of their	89 7g
of them	76 -5c-4a6b10d
of there	89 -6c14a
of thing	87 -11c9a
of this	79 -11a-5b-4d5g8c15j
of those	68 -13g-11d-6i-5j7b9c29a
of us	87 -15a4e6b8h
of what	82 -35c-5g6e16b20a
of work	72 -13a-6bei11c21g
of you	66 -31c-7b5d8gk10a18i
of your	57 -7k-6e5cg6d12a
of yours	80 -6d-5g-4e17c
off	52 -12g-8j-7c-5d7e8a13k16b
off $	66 -14g-10dk-9j-4b5e6c44a
off a	84 -9k-6a10b15c
off like	89 7eh
off of	83 -8a5b9h
off or	85 -14a-5c23b
off right	89 10j
off site	89 4g
off the	71 -7b11k
off to	84 -5a11k
off what	89 -16c5a20g
off work	89 -4a7i
off your	77 -9j-7a-4c9d16k
offer	77 7c8a
offer $	85 9c
offered	89 -12a-6g5b7k11c
office	65 -7g-4cd4f8b12a
office $	75 -5d-4ij6b7f11a
office or	85 5a
officer	89 -6a6cd
often	73 -17i-10a-8c-4b14d34g
often do	78 -7ai22d
often does	89 -9c-6d-5i27g
oh	60 -26j-21b-8g6i8c10a11k12d13f
oh #	85 -12a-9c12bd
oh a	87 -12b-8c-6j16i19a
oh cool	85 9c
oh i	87 -6c9e10f
oh nice	87 -12e-6f-4a29c
oh no	85 -19i-7g8f25c
oh that	83 -5d14a
oh you	83 -22a-7b12f13d14g
ohio	87 -7a4j8g
okay	46 -21j-19b-9k4c5ef10a11g12d18i
okay #	83 -6b19c
okay $	65 -28g-21c-7e-6d15b20i36a
okay a	87 6cd
okay and	73 -33c-12d-5b-4i6f17a43g
okay cool	83 -9bg5ai6d8c
okay good	87 -11g-7a22b
okay how	87 -9g-5b23i
okay i	78 -6ak7g13e
okay if	80 -9k-8i6g19a
okay let	89 12c
okay no	83 -8a-7g9e15c
okay or	87 -25b-9a37i
okay so	66 -39a-14i-7jk-5e6b9c10h14d34g
okay that	78 -11a-4d5e6i12f
okay there	89 -9a-7d8b16g
okay to	84 -5c-4g22a
okay what	89 -8g-6b-5a26c
okay with	74 -12g-10i8b20a
okay you	83 -21a-11c10de20g
old	54 -30i-10k-7b10j16e38g
old $	81 -19i23c
old are	77 -15i-8b-4c34g
old enough	89 4k
old is	69 -11e-5ac33g
old one	80 -5g4b6a
old policy	81 -11g5e9c
old price	89 -9c11e
old was	89 -12e-4i19g
older	77 -6g21b
older home	89 8b
older than	89 -8ag17b
oldest	74 -9b-8g6k9a13j
olds	76 -20i31g
olds the	80 -14i20g
on	33 -22f-15b-13c-6e12g17j19k20d26a
on #	87 -5a6j
on $	62 -27a-23g-10d-8ij6e14b34k36c
on @day	82 -14b-6c23a
on a	67 -21a5ij8be
on and	89 -4j5c
on any	83 -4c8k
on anything	89 -8a6c
on at	89 -4c4a5k
on board	87 -11a12b
on each	87 -9c-4a7g9k
on either	89 
on file	82 -8c19a
on her	82 -16c-14a42g
on here	78 -16b-10a13j23k
on him	89 -19k18c
on his	87 -6g8i
on hold	89 5a
on it	60 -23c-12i-11f-9b-7j7d15g49a
on my	83 -12a4k10h
on one	81 -5g5j13a
on or	89 -12a-10b-9e-5g-4k20c25d
on paper	81 -13g-6a10c11b
on speaker	89 -5k14a
on staying	87 -8f15a
on that	63 -20e-18b-17c-15j9i11h12a37g
on the	45 -16k-12h-4a10j16i23d
on their	87 -14a-5k8b16e
on there	67 -32k-8c-6bf5d20g39a
on this	69 -13c-11g-7b-4i4a10e11j16k
on those	85 -4d7g
on to	84 7b
on top	76 -11g7ab10j
on what	85 -30a-5k7b10g27d
on with	85 -4i6b8e
on you	64 -23b-8g5d11j12c13k
on your	54 -28g-20j-9d-8c10fi12h40a
on yours	84 -17c-9b30g
on yourself	83 -8g8c
once	71 -8g7k9b
once $	87 
once you	89 
one	43 -13b5d6i9f17j
one #	71 -41a-17c6i12b22j28g
one $	62 -21b-19h-9d-5f11i41c
one and	89 -4c8k
one car	85 -9b10a
one for	82 -6k-5c-4a6j11d
one go	89 -4g9f
one how	89 7i
one in	80 -4j8f
one is	84 5h
one of	63 -13cgk-11j-4i5d13a38b
one on	89 -19b-6j6e21k
one or	79 -29a-5g7i12f19b
one that	89 -11b5c10a
one thing	79 -15a-8gk37c
one times	89 -5g-4a17j
one to	84 -10k7i8a
one way	83 -9a4c11g
one with	89 9b
one you	75 -5g7bk
one your	87 -12a6b13c
ones	65 -15c-7g-4i5e6b9k12d
ones $	79 -8bc7a19k
online	74 -11g-8b9c13a
online $	80 
only	66 -10ad-4e9k12j18b
ooh	78 -15a-4k5e8g11c
open	65 -16j-10g-8e-5i5c14b23a
open $	77 -29e-14a15b30c
open to	84 8a
opening	89 -10a-9c24e
opinion	87 -7a4h5d
option	89 -8a9j
or	31 -78a-66j-33e-25k-22g-10h-9c6d23f262b
or #	72 -48b-9j12a21g37c
or @day	85 -10a11b
or a	57 -21j-19g-7e-4b7f8d41i
or about	87 -9c-7d-6gk4a10b15e
or after	89 -6a8b
or all	84 -7a4b5e6f
or am	89 -14b-5d27a
or an	84 -8d14c
or anything	71 -13c-10b22a
or are	65 -49a-7i-5cj12h60b
or been	89 7k
or better	87 -14c-12b14g16a
or can	83 -12a17b
or closer	87 -9a12g
or could	87 -22a-6j12b19c
or coverage	87 -5g11b
or cremation	87 
or did	60 -12i-6k-5c4a6f10j14b
or do	60 -63a-7f-6c-5g8i92b
or does	70 -54a-6d-4g8f21c44b
or drop	85 -15a16b
or every	89 -5a17g
or for	83 -15a-8c27b
or get	85 -14b20a
or go	84 -6b16a
or guns	89 -10b16a
or has	83 -18a8j18b
or have	75 -43a53b
or home	89 -14a17b
or how	83 -11b-5c8i16a
or in	83 -11a-10g26b
or is	55 -18j-16ag-14i-12c-11d-6k4h5f94b
or just	65 -16a-7c-6k-5e8j38b
or lease	85 -9a10b
or leave	87 -21a25b
or like	87 -8bc10a14d
or metal	85 -6b10c
or missing	89 -6b-5c7ai
or more	74 -10a4g21b
or nights	89 
or no	82 -57b-6c5k69a
or not	78 -13b-6g5ck27a
or on	82 -19a7fi12d
or one	79 -22b-7g-6j-5c12i29a
or only	83 5b6a
or or	60 -44b-10j-6eh-4k5i8c10g20f33a
or out	89 8a
or over	83 -17a25b
or part	85 -22b-6a34g
or pay	87 -17a18b
or pleasure	85 6k
or rent	84 -5a5b
or scuba	89 -9b13a
or sell	87 -17a20b
or should	81 -21a32b
or siding	89 
or somebody	82 -27b4d11i19a
or something	85 
or stay	89 -6c11b
or still	89 -14a-4e20b
or text	89 
or the	64 -20a-12cg-7j-6k16d46b
or trampoline	89 -9b10a
or was	78 -21a-7j-5c44b
or what	85 -12g-4a5b6c15i
or whole	84 7b
or work	89 -26a5f22b
or would	73 -21a-5c43b
or you	77 -18b9ac
or your	79 -8b-5g4k11f
order	89 
original	80 -5c16b
original roof	85 -9j18a
originally	81 -11b7ad8c
originally $	84 -6f9c11a
other	57 -11c-8b-7j-6f-5e14d16g17h
other agents	89 6b
other car	84 -18b-11d-9g13a29c
other drivers	87 -7c19a
other guy	83 13g
other insurance	84 -7d13c
other one	80 -15d-11g-6j7f32c
other policies	81 -10a17c
other quotes	85 8a
other vehicle	87 
others	87 -9g14c
otherwise	87 -5a
ouch	85 -28g-6a8e12d22c
ought	87 -6d-4g7c12a
ought to	87 -6d-4g7c12a
our	73 -8a-7c-4g6f7j10i
ours	85 
out	45 -15d-11i-8j-6c-4f11e20k29a
out $	65 -40g-7e8bd45c
out a	84 -5b-4g6k7a
out all	89 
out and	84 
out any	89 
out at	87 9c
out back	81 -10a-8b22c
out for	79 -9g4i5b
out front	89 -4a10c
out in	77 -21c-5j12a18g
out like	89 -8b14a
out of	59 -8g-7i6h8j9k
out on	74 -8a6g9e10f
out or	89 8a
out that	85 -5g6e
out the	79 -7d-5b8k12c
out there	72 -18c-4j6b11g13k
out to	76 -18d-7e8a23g
out your	84 -13c-5a10j13i
outcome	89 7c
outfit	77 -19k-8a5f24c
outfit $	83 -9c-4a4e5j7f
outside	73 -17a-7g10bj15c
outside of	87 
outside the	87 -4a8j
over	50 -10c-7ai-4h4d7b12j16g
over #	72 -13j-11b38a
over $	70 -10j-9ag-5d4e5k9c17b
over a	74 -12j-6g6k15a
over at	77 -14a5i19j
over in	82 -5d5j6b
over it	79 -67a-5b-4c77g
over that	87 -5b11a
over the	70 -12c-5k-4j5f8b11a
over there	68 -15a-9c-6g-5f10j14bd
over to	80 -24a-5c7k13b17j
over what	89 -8b-6c11f13a
over your	87 -17b4c20a
overall	89 
overnight	80 -13b5e8a
overnight $	89 
overseas	89 -6d5a7f
owe	70 -26d-12a4b5c35g
owe $	85 -41c42g
owe on	80 -43c-5a50g
own	52 -22c-9j-4h6f10a11i28b
own $	70 -9c-6k-5g-4b6f11e15a
own a	84 -13b15a
own anything	85 -9b-4c18a
own car	81 -8g-5e24a
own cars	84 -15c-6bg12a19i
own insurance	89 
own it	85 -31a4k38b
own life	89 -7c9f
own name	87 5b7j
own or	79 
own pocket	89 -8c-4j18g
own that	79 -12a-11g-6j11k25c
own the	84 6j
own words	85 -7a5i6k
own your	85 -4a5b
owned	89 
owner	77 -6b-4d5k14a
owner $	85 -6b6a
owners	80 7a
owners policy	87 
owns	77 -4a6b
owns it	89 
owns the	81 -5a6b
p	84 -9b5a8c
package	79 -9a-4g9b15c
package $	89 5a
page	69 -9g-6b-5c27k
page $	81 -7k16a
page and	87 
paid	63 -25c-4i6b7d10a19g
paid #	89 
paid $	87 -8b4j
paid for	81 -14g-7c27a
paid off	77 -5g24a
paper	77 -14g-7a10b18c
paper or	89 -8a7b
papers	79 -7ac4b9f
papers $	87 
paperwork	76 4i8d
paperwork $	82 7a
parent	83 -8bc7d17a
parent $	87 4a8d
parents	70 -5d4ag
parents live	89 -7a7b
park	80 -5a6f7j
parked	85 
parking	87 -11g-9c7b17a
part	61 -20a-10d-8i-7e-6b-5h9g20f32c
part $	84 -42b-5ae9c45g
part of	69 -16g-7d-5aek6b11c27f
part time	77 -15g21b
partner	72 -16k-5g9b13c
partners	79 -9c17g
parts	87 -13a6b13i
party	83 -5g6c
pass	79 -13e-7b-4i10a15d
pass $	89 -5e8g
passed	75 -10c4j8g
passed $	87 -7g13a
passed away	85 -12c16g
passengers	83 -7b5g9a
past	72 -13g-5k8i18a
past #	79 -4j10a
patch	87 -10a6b
pay	51 -21c-11d-10e-6k-4f8b17g19i21a
pay #	89 
pay $	68 -48c-13d4b6a58g
pay a	82 -13a8b9g
pay for	68 -12g-11b-5k7di19a
pay if	85 -9a6c
pay in	85 -62g-7a18b57c
pay it	85 
pay out	76 -7a6c11g
pay the	77 -28c6a8i15g
pay them	89 
pay you	78 -20c4a9b
pay your	78 -12d-6g9c15i
paycheck	72 -9c-5bk5eg7f
paycheck $	81 -8c8f
payin	80 -19c5k9g13a
paying	65 -27a-5e4c5d25g
paying $	89 -14c18g
paying for	81 -9a-6c5i6g7k
paying now	85 -16c7i16g
paying on	89 -7k5h9g
payment	72 -18a-4cd7b11g15e
payment $	78 -9a-5i11g12e
payments	70 -13g-9j5k15a
payments $	83 -11a18b
payments on	84 -13a8d10b
payout	87 12g
payroll	67 -10a6d11g
payroll $	74 -23a-9d-6b-4i20g27c
pays	71 -21a-9g-4k5ij33c
pays for	84 -8b7i12d
pays the	81 -27d-11a9b36c
pays you	89 
pdf	89 -6c7f
peels	84 -13c14d
peels $	87 -13c15d
pension	79 -8a5c9b
pension $	87 -9g-5b13a
people	58 -6ej-5f4a17d
people $	79 -7a4c6h10b
people are	81 11a
people do	89 -16c7g17d
people in	89 -7a8g
people or	85 -7a11c
people over	89 -7a7b
people to	89 8i
people who	89 -8a8k
per	76 -18c5a17g
per occurrence	87 -21c11g12a
percent	70 -10a-9c-7k7h26g
percent $	89 -7a-6c6b7g
percent of	82 -17c-5b30g
perfect	79 -11i-7g25c
permanent	87 -5g4b7c
permit	78 -16g4b13e
permit $	85 
person	67 -4g4k9a
person $	81 -11a7d10b
person or	82 -12b7c9a
person who	87 -7bd17a
personal	72 -15c-6b7a9j12g
personal $	85 -5b17a
personal property	83 -5a9g
pets	89 
phone	64 -7i-5dj-4h5c9e13b
phone $	77 -7k7a14b
phone number	82 -16a-9g-4k36c
phone or	85 -9a5c9b
photo	85 -5a5i
photo of	89 -14a13k
physical	79 -6g5c
pic	89 9k
pick	70 -13g-5h-4e5i10c15k
pick that	89 
pick them	89 5i
pick up	83 -6i23a
picked	79 -12c5a6h
picked up	85 -11c5bg7h
picking	87 6a
pickup	84 4d5b
picture	71 -6cj5d6fk
picture $	82 -11j14a
picture of	79 9k
piece	87 
pill	89 -11a8b
pills	84 7a
pip	84 -22b33a
pipe	80 4b12c
pipe burst	87 -6a10c
pipes	83 -14a14b
pizza	89 
place	54 -8c-7j-6b7a12dg
place $	62 -35k-21g-10a-5j5d8b16i41c
place or	84 -20a21b
place to	89 
place with	89 
place you	83 -20b-8g-6c6j11k20a
place yours	89 -12b18a
places	82 -13a-8c4g7b12d
plan	67 -7b7a14j
plan $	84 -7k16j
plan to	83 -5f4b7a
planned	85 
plannin	85 -5c15a
planning	75 -8b4f15a
planning on	84 -5b9a
planning to	80 5f7a
plans	71 -15a5k26c
plans $	85 -30a34c
plans for	87 -37a40c
plans to	84 -17c26a
plant	85 -6a-5eg14c
plate	78 -8g6a14c
plate number	87 -7a-5g19c
play	81 4g
please	72 -23a-8e-6bj6c22f23k
please $	73 -20a-8e-6j-5b10k12c23f
pleasure	79 -10a-9c-6f13d19b
pleasure $	85 -6f18b
plot	87 -11b11a
plug	84 9a
plug in	87 6a
plumbin	89 -5a8j
plumbing	78 -13g4c6k10a
pocket	77 4c12g
pocket $	87 -4g7c
point	89 -5b8a
points	87 -5bcg7a13h
policies	71 -10a5b15c
policies $	81 -7ag9b13c
policies do	89 -8a5cg
policy	49 -11i-5d6g13e
policy $	60 -32g-19c-8k-6fi-5j6b9h26e39a
policy and	84 
policy in	84 -4b8a
policy is	83 -5a10j
policy number	72 -21a-8g7b30c
policy of	89 -9b10a
policy on	87 
policy or	79 -12c-5j8b26a
policy out	89 
policy pay	85 -8c5a10g
policy right	84 
policy that	87 -5c4a8f
policy with	89 -8a10k
policy you	83 -14c6b9g
pool	68 -4b5j9a
pool $	81 6b
pool or	85 -19b21a
porch	85 5b7c
portable	89 
portable $	89 
position	89 9c
postal	89 
postal code	89 
pounds	85 4k5g
prefer	87 -16a-6c6ij16b
premium	77 -4j4k6a10g
premium $	83 -16a6c18g
premium audit	89 8k
prescriptions	85 8c
prescriptions $	87 6c
present	85 -4a4j7k
pressure	77 -11b5a9j12c
pressure $	89 -9b5a7j
pretty	69 12a
pretty good	85 -14i-8g6ce17a
price	61 -8b-6i-5h5e8g17a
price $	72 -15a-10b-5k5de6j19g
price a	87 -14a-7c5e8b11g
price is	87 5a
price on	89 -15c15g
price or	85 -8a-5g-4c20b
price you	89 -13a6k12b
primary	89 
print	89 
private	83 -8a-7c5f11b
problem	79 -8a6c7e9b
problem with	87 10b
problems	82 -10c5a13j
problems $	84 -7c15j
product	87 -4a4b5c
product $	89 5b
products	89 -14b18c
professional	82 -5b6a
program	79 -11a12c
program $	84 -12a13c
progressive	84 -13a-8i8g14b
promise	85 -5cj7g
pronounce	89 -4a16i
proof	69 -12c-11k-7g-5i-4b4e5a24h
proof $	83 -7k18a
proof of	79 7j
property	66 -5bc-4i5d8k12g
property $	83 -10g-7a7c9d
property coverage	89 6g
property manager	85 -16g5a15c
protect	87 -7j-5a5b10c
protected	89 -5c10j
protecting	87 -6g11c
protection	79 -10a5j6g
pull	73 -6g-5a5h13e
pull it	85 -5a7b
pull the	87 -8b-5cg6h16e
pull up	89 5k
pulled	82 6a8g
pump	83 8a
pump $	85 7a
purchase	85 -9a17g
purchase price	85 -9a17g
push	84 -11b-5k5e15a
pushed	89 -14a15b
put	54 -14c-10e-8i4b7f8a9d14g
put a	85 6g
put away	87 -9g10c
put down	84 -13c-11a-5e5k8b17g
put in	75 -11dg4b16a
put it	75 -15b-10c-8j5g9f26a
put on	75 -7a-5k5eg7c
put that	84 -11a-8c-6j5i8g12d
put the	85 -9g-7e-5b-4j10a23d
put toward	89 -5c-4a12g
put you	75 -5ag4b12j
put your	85 4a
puttin	87 12j
putting	78 -7d-6c10e11g
putting on	89 -7d-5c16g
quarter	84 -5a-4k6j
question	83 -13j-6h-4e6dk12a
questions	72 -7ak4b5c9j
questions $	80 -6k16c
questions do	87 
quick	73 -15a8g11k
quiet	85 -6c-5a8e11k
quit	74 -8e4k12a
quit $	84 -13e7c12a
quote	69 -7k-5a7b17g
quote $	80 -16c-4b9a11g
quote you	81 -9c4b10g
quotes	81 8a
quotes $	85 8a
race	87 -6b7a
rain	85 -6b12a
rains	87 8f
rainy	85 -24c-11i7a31g
rainy day	85 -24c-11i7a31g
raise	77 -8c5g7d
raise the	87 -9a6d7b
raised	80 -4c11j
raised it	89 -8c6j
ran	89 -4a6k
rate	71 -8c-7b-6a-5j5h13k16g
rate $	83 -11g-7e6k9h10a
rated	85 -11g-7b-5c12h16a
rates	79 9j
rather	74 -7c-5ai4j8k10b
rather i	82 -8c-4i5j6k
rating	89 -8a5b
reach	75 -9b-5d19e
reach out	87 -5d8g
reach you	79 -9b-6g-4c25e
reaction	89 7k
read	63 -12a-11g-10i-6j9c10b36k
read it	89 6a
read me	67 -13a-9g-7j7b34k
readin	87 -5c10g
ready	78 -6bc6k18a
ready to	81 -6c21a
real	70 -16c-7af-5i8e11j13g
real quick	81 -7c5ek
really	78 -6k8i11a
rear	89 -5a13d
rear ended	89 -5a13d
reason	75 -21a-10b-5d20c34h
reason $	87 -5d-4a5c10h
rebuild	79 7ag
rebuild $	83 9g
recall	81 5j8b
receipts	84 -9g5c8k
recently	87 -5a7b
reckon	89 -7c8g
record	71 -21i-5g-4c20j21a
record $	81 5a
recorded	77 -11j4a6k9b
recorded $	89 
recorded line	87 -8a11b
recording	83 7a
records	80 -8d-4j7k8e
red	89 -5b8a
redone	82 -7a15e
redone $	89 6a
registration	85 
regular	73 -10a-6j4b7k16c
rely	89 10a
rely on	89 10a
remember	70 -10c-5k5e10j12a
remember me	87 -10k13a
remodeling	87 5a
remodeling $	89 4a
renew	81 -13c-6g20e
renew $	84 -14c-6g21e
renewal	76 -10b5ac6h
renewal $	83 -21c24e
renewed	87 7a
renews	89 
rent	62 -13k-10e-4aj4d6b34g
rent $	73 -31c-10b45g
rent from	87 -11c7b9d
rent out	84 -8b-6g22a
rent the	85 -6a7b
rental	70 -6g11b
rental $	87 -8b11a
rental car	85 6c
renter	89 -5b11a
renters	75 6k
renters insurance	87 
renting	81 7c
repair	83 -12g-6b9c10aj
replace	73 
replace everything	87 -5c5g
replace it	87 
replace your	89 -19g5i18c
replaced	79 -9a-6c8g11b
replaced $	89 8e
replaced the	89 -11e13g
replacement	79 -12g5b6a
replacement cost	83 -10g8b
report	79 -6b-5c-4j6k10h
report card	89 -8a13k
require	79 5c
require $	82 
requirements	89 -12a18c
requirements $	89 -12a18c
residential	89 
rest	79 -18k-7j4b7c8d
rest $	87 -7c4gi
restaurant	83 -6b5a
retire	80 -9a-4g10b11c
retire $	83 -5a7c
retired	85 -5g5a7j
retirement	75 -9c-7a7f11g
retirement $	80 -8g-7b4i6a8c
retiring	89 
return	83 -13b4g5k7j
revenue	83 -7a-6j5c11g
revenue $	85 -7a-6j5c11g
review	85 -12e12a
review $	89 
ride	77 -15a-7b-4j10f25i
ride share	89 8b
right	37 -18a-13c-12e-7h-5k-4f8b20i53j
right $	39 -53a-15c-10g-8be-7d-5f-4h6k16i104j
right about	89 
right around	89 -7b8f
right now	60 -40j-10i-8k6d7c11b19a27g
right there	85 -11gj26a
ring	69 -10b-9i-7k-6a-5c15d31g
ring a	87 -5j9a
ring up	89 -17c-8e7d22g
ring you	89 -10a-7e-5i6g21c
river	85 -13b-7e9g23a
road	75 -6k4af5c
road $	87 -6ab15c
roadside	79 -4b6j7a
roadside $	89 -7c14a
rock	89 11c
roll	89 -5b9a
roof	59 -11e-7h-4b5dk8c11g
roof $	68 -25c-12bi6gk13j34a
roof in	87 -13a-8g5c26i
roof is	85 -8g-7a-5j20c
roof right	87 
roofing	85 5c
room	75 -12b-7a11i18k
room $	87 -6a-5b6d9c
roommate	84 -7b-6c5a15d
roommates	80 5c
roommates $	83 6a
rooms	85 13a
rooms $	89 -6g14a
rough	81 -7a5i6f
roughly	77 -14f-8a5c20g
roughly $	80 -15c-7a25g
round	83 -10c-4a10b11h
route	89 -8a-5c7h9b
run	58 -18e-7c-5k5bh7a21g
run $	76 -30e-20k-5a8j22c29g
run a	84 
run in	87 -15c14g
run it	78 -8g-7a-6j6ck7b8d
run me	85 7k
run out	85 -10a13b
run the	82 -5a5b
run you	87 6g
runnin	81 -13a-9g4d12c13b
running	73 -13c-8b12ag
running $	87 -7g7i
running around	87 6a
runs	75 -11j-7c-6a6de7b10g
rush	87 -7k8ae
s	79 -13a-7c8b22j
safe	83 14a
safe driver	89 
safety	70 -7g-4a11c
safety $	85 
safety meetings	87 -7c-6j21a
safety program	85 -17a6b14c
said	62 -11a-7g-5dfi5k15h23j
said $	74 -11c-10g-7h-5i7a30j
said you	77 -17c-8j-5i-4g8h23e
salary	77 -5a-4c4d
salary $	85 -5a17g
sale	84 -9a4d6b
sales	72 -10b-7e-6k-5j5c25g
sales $	83 -6a13c
sales is	83 -4g11c
salon	87 8j
same	62 -27b-8f-7j5e10gk24a
same age	87 -16a-4c27g
same as	85 -8f-6b18a
same company	87 -4g5j
same one	89 10a
same thing	84 -26a5d8k11i12c
sat	83 -4k6a9c
sat down	85 11a
satisfied	87 -4b11h
satisfied with	89 -4b12a
save	77 -14g9c11a
save some	89 8a
save you	89 -7a-6g11c
saved	80 -8c12g
saving	87 -6c10a
saving for	89 -6c11a
savings	75 -17a-4i8b19g
savings $	82 -14a5c10g
saw	78 -10k-6g6c10i
say	52 -19e-10h-5a7c11k18i
say $	66 -19c-13a-6b-4d8g41j
say about	79 -5i-4g15c
say for	89 -32g4d29c
say in	89 6a
say it	78 -16ak-14g-6j10c15i29b
say on	85 -7c-5i9f10g
say so	87 -6a8k
say that	87 -17b-5j-4c39a
say the	83 -12i-8a-5c5f13g15k
say what	85 -12g-6bh-5ij-4ck47a
say when	87 -11g-6e19c
say why	89 -17h21a
say yes	82 -5a4b6h
say you	73 -19a-10g-5e4f5j6d18c
say your	87 -26j-10a-4c6d31i
sayin	89 -12c-6i-5a14d16j
saying	83 -30j-7c11a29i
says	72 -22c-11g-8a6f9h13b18j
says $	87 
scale	84 -10c-7e6i16g
scan	87 -4a5i
scare	89 8a
scared	87 5b
scares	89 
scares you	89 
scary	82 -11j-5b5a6e17i
schedule	83 
schedule $	89 
school	62 -22c-10a-6i-5k4j7d8b14f17g
school $	74 -14i-12b-8f9a13c22g
school and	87 8a
school district	89 -7b9j
school is	89 6i
school or	82 -8bi-4f13g15a
schooling	89 -42g15k37c
score	78 -36a-5k20g30c
score $	83 -35a21c25g
scratch	87 -5a9b
scuba	83 -8b7g10a
scuba dive	89 -8b8a10g
season	81 -11a-8c24e
season $	87 -11a-8c28e
seasonal	89 7b
second	65 -9b-5g6j14c
second $	83 -5d5k6a
second car	83 -10a20c
second home	89 
second vehicle	89 -4aj11c
security	76 -5g8b
security system	89 6a
see	60 -14c-10h-7a5ijk6b9ef
see a	82 7e
see if	85 -5k-4c7eg
see the	77 -14a-8g16f17i
see your	84 
see yourself	83 -14a-5i8g14b
seen	79 -6c-5k7a12f
self	89 5i
self employed	89 5i
sell	67 -9c-4k5a17b
sell $	82 -5g4b11c
sell for	85 -14c18g
sell it	89 -8a8b
sell the	87 -7a-6c15b
selling	89 9e
send	63 -7c-5g6b12f
send a	87 -4k7d
send it	82 -7a6f
send me	82 -13k6e14a
send that	89 
send the	79 -5a8f
send you	83 9a
sending	89 -5a5d
sense	77 6a7b
sense $	87 17a
sense to	89 
sent	75 -5ej-4g4k5a7h
sent you	83 -7c4i8h
separate	79 6a8b
serious	87 4g
serve	81 5a
serve alcohol	89 7a
service	75 -8a8k
service $	84 -7a5c
services	84 -6d10a
set	66 -15i-8a-7e10c22b
set aside	85 6g
set on	87 -8f9a
set up	82 -29i-13g-4a12b39c
set you	89 
settle	87 -10gi-5a9h16c
settled	84 -16a-6e-5b5g25i
settled in	89 -24a28i
settlement	89 -9b-8c10a11g
sewer	83 -8b12a
sewer backup	84 -8b15a
shall	84 -4k13a
shall we	87 10a
shame	87 -8c-7j-6b8ef14g
shape	74 -10c-8g-6a4b24i
shape $	84 -5b13i
shape is	85 -10c-6g18i
share	74 -11j5c7b15a
sharing	87 
she	55 -21c-16d-14e-8f-7a11g13bj28i
she $	85 -11a-10i-5c12g21j
she do	87 -9c6a7b
she does	87 -7c-6a5b10k
she get	89 -5e11a
she go	85 -19b-5i7g22a
she have	85 -26c9a21g
she is	72 -10ag-6i16j22k
she keep	89 -4b7a
she take	87 -16a-6g5b23c
shed	80 -8b-4g15c
sheds	89 -24b8ak11c
sheet	87 6j
shifts	87 -9c10b
shingle	81 -12a8j10b
shingle or	89 -4b6c
shingles	77 -12c21e
shingles $	87 -5c4a5e
shoot	79 -5gj-4c5ik9f
shoot you	89 5bc
shop	60 -15c-6k-5b6i20f
shop #	89 6c
shop $	68 -8bg-7f-6h4d6c9e13a
shopping	81 -14c7ad10h
shopping around	84 -11c9h12a
shops	85 -12e-7a-5c8d9k12g
short	85 -4c
should	57 -10i-9j-8k-4g13cf15b
should be	85 -12a15c
should i	63 -24c-11k-4i6f14ae17b
should it	84 -15e20c
should know	81 -30a31c
should we	77 -8b-4g17a
show	73 -25g-18i-8c10k12d31a
show up	85 -8c5h10d
show you	85 -10i-6cj13a15k
showed	84 -10g13c
showing	84 4c6j
shows	85 7j
shut	75 -5a-4c6b15i
shut down	87 5c
shut the	89 8a
shutoff	87 -5a5j7f
shutters	89 -7b-6c19a
sick	79 10c
sick $	83 9c
side	67 -7k-6b-4e24a
side $	80 -8k-7j20a
side hustle	87 8g
side of	87 -6d-4a8c
siding	81 -22a27b
siding $	87 
sign	66 -9g-5ci7b16e
sign $	87 -17g-4e9a19c
sign off	89 -5a5j
sign up	83 -7g7ae
signed	79 -16b-7c-5eg6j15a16i
signed up	85 -7c-6b-5g-4e19i
signs	83 
signs your	89 
silverado	89 
simple	87 -21a20b
since	61 -13a-11g8ce9i
since #	75 -5i
since $	84 -35a15b27c
since last	87 -7e12a
since that	89 
since the	87 7c
since then	83 -18c-7j12e19a
since when	83 -5a15e
since you	80 -7a13j
single	77 -13a22b
single $	89 5b
sink	87 -4k5g6j
sister	74 -11g-5a7c10j
sister say	87 -5g11c
sisters	84 -9c5gh7a
sit	74 -16a-6k-5i-4j7gh12b
sit down	84 -8a-6k9h
site	87 4g
sits	83 -14f10j12a
sittin	85 -12j-5c25a
sitting	73 -12g-10j-5ik4d8b11f17c
sitting in	89 -5g11b
sitting on	89 -4j4a7g
situation	85 -7a5j7b
situation $	89 5j
size	82 -22c-9a5b33g
size of	87 -7g10k
skip	81 -5a8b
skip it	89 -10a10b
sky	87 -6k11i
slab	81 -15c24b
sleep	73 -8a11f
sleep $	87 -6c-5a4i15f
sleep at	85 -4g7k
sleeping	84 9a
sleeps	89 
slide	89 -4b9a
slow	74 -6c-5jk10i16a
slow $	85 -6b13a
small	79 -6g5c6b
smart	81 -13c-12b-5a11g17d
smoke	70 4c6a
smoke $	79 11a
smoke alarms	87 4k
smoke detectors	83 11c
smoker	87 -12b14a
smoking	89 -5b
snap	87 4k
snap a	89 -8a6k
snow	84 -9a5c14j
so	33 -43a-32b-20g-14i-9d-8f12e28h33k90j
so #	68 -13c-8a25j
so $	75 -7ab22j
so @name	81 4j
so a	74 -13a18j
so about	74 7j
so are	89 -36j7b8d26a
so do	81 -11j-5bg-4k33a
so far	74 -15j-11g-5b6c35a
so give	76 -5a19k
so he	79 -9a15j
so how	80 -13i-11j-10g-8a5h11e34c
so i	62 -37a-12j-6c11d15ik19e
so if	78 6j
so is	81 -34j-16b-7h-4k7c11g24ai
so it	55 -20d-12g-8a-6i10c46j
so just	77 -11a-8c7j21k
so let	83 -5a-4c6g7k
so long	89 -10c-7g23h
so much	87 -7g-6c-4a10b14h
so no	83 -7a7cj
so one	85 -9c10g
so she	80 -4k5e9j
so somebody	89 
so stop	89 -5a11k
so tell	63 -11c-10j-9d-6a-5g51k
so that	67 -11k5d6f
so the	62 -23a-12c-7g-5i13b42j
so there	66 -9a-7k-4c5g24j
so they	75 -8c-7a-5i8g9d11j
so we	75 -7c-6g13e
so what	65 -58j-18a-13i-10b-5d17g32h61c
so when	84 -9j17e
so who	87 -13j-11k15d20c
so would	87 -7cj30a
so you	48 -21c-18k-13a-11b-6i-5g6h13d67j
so your	66 -20a5c27j
social	74 -5g23c
social $	83 -17b-4k33c
social security	83 -5g-4c5a7b
soft	87 7a
softball	89 
sold	77 -11e-9g-7b8j11c22i
sold it	85 -7bg9a10c
sold you	87 -11a-9g-6e9j18i
sole	83 -5j5b12a
solo	89 -10a-4i17b
some	61 -19g-14a5hi6k9c17b
some $	84 -7b11a
some money	87 4a
some of	84 -14b-6c4d7g15a
somebody	57 -8k-7b-6e8i12d13a
somebody $	79 -15a5d14b
somebody close	89 
somebody could	89 -7a10c
somebody else	82 -10a15b
somebody in	84 
somebody or	84 7b
somebody to	89 -4b13g
somebody without	89 
somebodys	87 -4a6k
someday	87 5a
someone	80 -10c-7b-6j7a22g
someplace	84 5c
someplace else	87 -4a4b
somethin	71 -5c-4j4f15a
something	55 -11j-10h-8i6e7g10b12d
something $	77 -13g-8i-5j4c9b17e
something else	79 -21b4c7i18a
something happened	77 -7cg-6a6f8i11d
something happens	85 -46c5a42g
something i	89 -8h17c
something in	87 
something like	84 -19a27j
something on	89 5a
something that	87 10b
something to	87 5b
something you	76 -16a6b20c
somewhere	72 -19c-8f-6g10a13h21b
somewhere else	81 -21c5af17h
son	72 -9g6ai8b
son or	89 -6a9b
sons	84 -7k-6c17a
soon	70 -26i-9c-7b4g10a33e
soon $	76 -31e-13i-8c4b24a28g
sorry	72 -21j-6e-5b9g11c12a
sorry i	84 -7ad16c
sorry to	87 -14j6d11a
sort	89 10c
sound	72 -14c-7f-4j4i6a11gk
sound $	89 
sound like	85 -8b-7f11k12a
sounds	72 -13g-10b-6a-5i15e17j
sounds like	75 -12g-9c-8i-5b16e19j
south	84 -5a-4g18j
space	74 -5bg4d8i
space $	81 -9a4e5cd
spare	82 -13a5c14b
speak	87 6j
speaker	89 -5k14a
speaking	87 -17a26j
speaking with	87 -17a26j
special	84 -4a9c
speeding	82 -5bc18a
spell	75 -9j-8c-6a7i26k
spell that	82 -22a-7j33k
spell your	89 -8c-6k5i15a
spend	79 -17c-11i-7e-5a4b9f33g
spend your	87 -21g-19i-5a5b9f39c
split	84 -4a6j
split it	89 7j
sports	85 -6c6b
spot	79 -12a10b11f
spots	89 6a
spouse	70 11k
spouse $	89 
spouses	82 -5ag20c
spring	77 -13a-6g4i9j16b
sprinklered	89 
sprinklers	79 -5b6k7a
sprinklers $	87 
sprinklers in	89 
square	70 -8b-4a5j7c10g
square feet	75 7j
square footage	83 -5a6g7c
sr	83 -10k5a8f
sr #	83 -10k5a8f
staff	80 -8c5a
staff $	85 -8c5a6b
stand	80 -20g-16af-5dj-4i10b12e49c
start	64 -20f-4j6b7g12a14e
start $	80 -17e-5i-4a8b26c
start it	89 -20a22b
start the	87 -17c-9g8i19e
start to	89 -24f31g
start with	79 -15b-8e32a
started	72 -8i-5j7a12g
started $	84 -17i22c
started it	89 
starting	83 5i9b
starts	84 -10a-7e13k14f
starts with	87 -10a14f
state	64 -13d-7ce10b11f13a
state $	87 -9a13c
state farm	82 -9d14a
state is	89 
state minimum	83 -6g13a
statement	82 
station	83 -14a-5c15f16g
station $	84 -14a-5c15f16g
status	83 -9a-5b9k16c
stay	64 -8c-5e-4i4g16f
stay $	85 8f
stay at	89 -5a4b6g
stay closed	89 
stay in	82 -11a-5g22b
stay there	84 -4a
stay with	84 
stayin	87 -13a-5g10c11b
staying	72 -7f-4d20a
staying put	89 5b
staying with	84 5a
stays	89 7j
step	79 -10c6d8e
step in	89 
steps	80 -5c13a
steps and	89 -10a10c
still	55 -14k-13c-11b-6h-5d-4e6f13i19a23j
still #	87 -7g-6cj22a
still a	89 -10b9e
still good	84 -12a15j
still in	87 -11a18b
still living	87 -4i14a
still on	87 -15a20j
still owe	80 -11c-6a26g
still the	87 4b
still there	89 -7j5b8a
still with	84 -9b-5j28a
stock	80 14g
stop	75 -8a-6c6e16k
stop at	89 -8b8a
stop me	85 -10a18k
stopped	83 7c
stopping	85 14h
stopping you	87 14h
storage	75 -6b8ac
storage $	87 -4g10a
storage unit	84 8a
store	71 -14b4f23a
store $	85 -8a6f10c
store or	87 -11b13a
stored	87 -4d7c
storefront	89 -13a16b
stories	87 
storm	79 -6bg-5e-4j5i11c13a
storms	85 -10a-4g6i10c
story	77 -9a-6f-4h5j11b14k
story or	89 -8a12b
stove	77 -8b4d7a
stove $	84 
stove in	87 -6b8a
straight	74 -5j6e7k8b
straight $	89 
straight with	87 -16a11k13b
street	65 -9g-7e-6a6b7i9f10c
street $	74 -17a-7g29f
street address	83 -19f32c
street and	89 
street or	89 -9a12b
strip	87 5b
stroke	85 -7c8a
structure	89 -5c8j
stucco	87 12b
stucco $	89 16b
stuck	82 6d8a
student	74 -6b-4k6j12c
student $	87 -4j10a
student loans	81 -9c7g11j
stuff	61 -15a4c9i20k
stuff $	75 -25b-8g-6c8k30a
stuff at	89 -9a-7g-5b-4j4k25c
stuff in	85 -18c20i
stuff is	87 -4c6ah
stuff worth	89 -19c19g
stylists	89 
sub	83 5c
subaru	89 8h
subcontractors	82 -4i
subs	69 -6a-4d12g
subs $	77 -20a5b20g
such	89 
such $	89 
sudden	89 -4e7a
sued	82 -6a11g
sued you	87 -6ac14g
sugar	84 -12a8bc
summer	82 7b
summer $	87 -13b18a
sump	80 8a
sump pump	83 8a
supper	89 -5i-4a12g
supplier	80 10d
supplier $	87 -9c15d
suppliers	81 6b
suppliers $	84 -4g6a
supplies	89 -17f20c
supply	89 -6c10h
sure	77 6i7a
surprise	89 
surrender	87 -11g-8a23c
surrender value	87 -11g-8a23c
survive	87 -7c4a7g
suspended	84 -5b9c
suv	89 
sweet	83 -5g4i13c
swim	89 -14a-8b7f18c
swimming	87 5k
swimming pool	89 
swing	83 -23c7b10i14g
swing by	89 -10g-4b8a12i
switch	78 -10g6ac9f
switch $	82 -10g7c12a
switching	87 6h
switching $	89 6a
system	71 -6b7c11k
system $	75 -12c-4j12k20a
t	87 -36a38j
table	78 -15a6d11bg
take	53 -7fi-6ae8k12d15b
take $	77 -23a-4j5c6g7b13d
take a	76 -9c8k15a
take cards	87 -6c17a
take care	77 9d
take for	89 -5a5g6c
take it	74 -26a-13g-7e-5c5b10i11d28j
take on	89 -13g15c
take out	85 4a
take the	77 -27c-12d-4i4a7g16b20h
take to	78 12g
take you	83 -14a-7c-5i15d22g
take your	84 -4a8b
taken	87 9a
takes	76 -8c6ak
taking	82 5d
talk	68 -8g-4i6ce7a
talk $	81 -6g14c
talk right	89 -4c11a
talk to	85 -6bk11a
talked	74 -14g-7ce-4b4j5d11a17i
talked about	84 -10c-4d21a
talked to	85 -5g9c
talkin	85 -20c-6gj8bk20f
talking	69 -11k-5a10d17g
talking $	85 -7dg-5i6h8e11c
talking about	84 -23c-6b11a12i14g
talking to	83 9a
tall	80 -22i-4a30g
tall are	84 -13i20g
tape	85 -10c17a
tax	83 -12b5eg6j
tax return	89 -13b6gj
taxes	84 -9a7b
teachers	89 -7c6i
team	82 -6c10k
teen	85 -4b8c
teenager	85 -7a10d
teenagers	85 -9c-8d5b8a10g
teens	89 7a
telematics	85 7h
tell	44 -21g-14b-9ij-8e-6df8a76k
tell me	45 -40a-16g-9b-8e-6ci-5fhj-4d115k
tell you	68 -43k-18g-8b-7j10h12c60a
tenant	85 -9b5a6k
term	69 -20c-12a-4f4k6j16b18g
term $	89 -19a21b
term or	81 5b
terrible	89 8c
test	84 4b
tests	89 
texas	89 
text	71 -14c-7k13a14b
text $	87 4a
text me	85 -5k10a
text or	89 -13c16b
text you	85 5a
than	62 -7ik-6j6h20a
than #	74 -14j-12b-11c5f10h33a
than a	83 -4b4g6c
than that	89 -5b7a8g
than the	85 -7g4j7b
than you	82 -12a-7g20b
thanks	85 -6k5i6ce
thanks for	85 -6k5i6ce
thanksgiving	87 -8a5c9b
that	29 -25c-9d-8g-4e5b6k9a13h64j
that #	85 -7c-6b5g14a
that $	52 -20g-9d-7b-6i4f5e6k11a13h16j
that @name	87 -10a-6e-5b9i17c
that a	67 -11j-10e-7g-4c5k36b
that about	82 -8a7b10j
that accident	89 -5a7b
that address	80 -8c8d
that all	79 -17b-6c5j19a
that an	89 9a
that and	87 5f8c
that be	82 -10j4e7c12d
that bugs	89 -11c-5i9b14h
that building	89 
that came	89 6ag
that car	74 -7a-5c10d15g
that claim	73 -9j-8ek-5b4g6h8a16c
that clear	87 4a
that commercial	89 -5ab5e9d
that company	79 -13c-12g-5d-4bj7h13e16i
that correct	79 -7a12j
that could	84 -6b14a
that coverage	87 -5c5g
that did	82 -13a-8g11i12b
that do	80 -12g-7a24c
that does	89 5k
that down	84 -6a11j
that everything	87 -5j14a
that for	77 -14g-8a22c
that from	85 -4b13a
that go	89 -5g10e
that goes	89 
that got	81 -7g6a
that group	89 -4eg10c
that had	89 8d
that happen	85 -8c12g
that happened	85 4b
that has	89 -12b14a
that home	87 -6b7a
that house	83 -16c-14a13h28g
that how	74 -29i-27g-4k19a54j
that i	79 -29a-10j-9g-5i13b21c27k
that in	83 -9a-5bk5j17c
that is	48 -37c-25b-10e-6f9d24g64j
that it	77 -20a33j
that job	78 -9a-5e18g
that just	89 
that kind	84 -10c-7i7g12a
that last	83 -16a-6g4e10i11b
that life	87 -7a5cg
that like	87 -34c46i
that little	84 -8a5b8c
that loss	80 -6e5g7c
that make	84 10a
that makes	85 -7c-4b5f9a
that new	89 -4c8g
that off	89 -19a8k11b
that okay	82 5j10a
that old	79 -7j-6bg-5c5e25a
that on	83 -12a-5b9c10d
that one	68 -13a-11j9h11bf
that or	89 7a
that out	83 -7g-6a5ci6d7b
that page	89 -7a14k
that place	82 -11a-7j-4ck5de20b
that policy	70 -14k-12c-7j6de7a21g
that premium	89 -5g4a8k
that price	87 -4c8g
that right	51 -5c-4j20i
that roof	84 7b
that same	85 -7g4cik
that so	75 5h9j
that somebody	89 -7a11c
that sound	79 -7g-6c14i
that sounds	87 -11g18e
that still	77 6e11j
that that	79 -10j-5g19a
that the	69 -33b-9g-8k-5d13a55j
that they	87 -13a7e14b
that to	87 4a5i
that truck	83 -4j10a
that up	89 8a
that vehicle	89 
that was	77 -21g-10k-5e8i37c
that we	89 -8j9c
that what	63 -31c-27g-18a-14k-6ei-4d5f109j
that when	89 4a7e
that who	85 -6a16j
that whole	84 5hk
that will	89 
that with	79 -15b-12d-7j4a13c25i
that would	83 
that you	67 -23g-19j-12b-8e-5h4f8i10a42c
that your	71 -25b-14g-7i18a37j
the	22 -9g7c9d13ek15fh21j
the #	64 -34c-17a5k19j37b
the @name	77 -7g-6j27a
the account	82 -6g5c8a
the address	85 -25k-7a-5g46c
the adjuster	83 -6g-5b5k8i
the age	89 -27c5k27g
the amount	87 -6a9j
the apartment	73 -7bd5cg6j
the app	79 -5bc11ai
the at	89 -14g7f12c
the audit	76 -13g-10a5c7i20b
the auditor	89 
the auto	77 -11a7j9c
the baby	78 -5d6i13a
the babys	85 4c
the back	87 4d5g
the balance	89 -11g14c
the bank	72 -4g8a
the bar	89 -17d20a
the basement	74 -15a-6g13b17c
the beneficiary	82 -10g-4a7c14d
the best	72 -9g-5i5c9a10h
the big	78 -23a-5g10k21b
the bills	79 -5g9b
the books	87 -6d-5c7b
the boss	89 5e7a
the both	89 -5a4k
the bottom	89 6c
the break	89 -11a12c
the building	69 -22c-8ai4f5b31g
the business	59 -27i-10k-9b-8a-6e-5f6d7g16j38c
the call	84 5b
the car	62 -31d-26g-6a6e10i12f15b27c
the card	79 -17k-9a-5j11c19i
the cars	76 -24k-8a4b9i23g
the cash	84 -17g-8a4i8b14c
the cert	89 
the certificate	78 -6k5i10d
the check	83 -18d-7i-4e7k8g20c
the children	87 
the chimney	85 -6b5a6d
the church	89 6f
the city	87 -11b16a
the claim	75 -11gi27c
the client	89 
the closing	82 -12c-5b8a11k
the cloud	89 
the coast	89 -4e6g
the collision	89 -11c-7b21g
the comp	83 -12c-9b4a23g
the company	62 -16g4i7ek
the companys	83 -10c-5g6k10j
the complex	89 -8ac23d
the computer	87 -7g9e
the contract	77 -16g8f18c
the cost	89 -5i5k9b
the country	83 -4ag20f
the county	83 -10bc-5fgj13d21a
the coverage	79 -21a-7c9j17b
the credit	81 8j
the creek	89 -33g35i
the damage	83 -8e14g
the dash	84 -6k7g
the date	84 -23c-5a5b9k23e
the day	77 -36c-11g-8b-4k8a17h36e
the dealer	89 -9a5j12d
the dec	84 
the decision	89 
the declarations	87 -7k9a
the deductible	80 -12c6h9i
the difference	89 -7c9g
the divorce	89 -8b8a
the dmv	87 -5c11d
the doctor	83 -18g-4c7k14i
the dollar	89 -4j6g
the door	84 -14a7g13f
the doors	85 
the drivers	81 -7a5f6c
the driveway	83 -10b-5a-4g6k7c12f
the dwelling	87 -28g5b25c
the easiest	89 -10b-8c20i
the electrical	83 -6c7a11g
the end	77 -13b-12c-5j8g25a
the equipment	84 -7a-5g5e11b
the fall	84 -11a6j13b
the family	74 -6b-4g6c8a
the fifth	89 5b
the file	87 
the fire	79 -6j7c
the fireplace	89 -5a5bc
the first	70 -11g-8e-6j-5c4b5h8i24a
the floor	87 -5a5b
the form	75 -22c-7h-4j18b28k
the front	79 -22b-4c11k18a
the full	79 -15f-8j6k7a13c
the funeral	80 -8a4c6d
the furnace	81 -17g-5a6j18i
the garage	80 -6b5k9a
the gc	85 -9g10c
the general	84 -30g30c
the grandkids	89 9a
the ground	84 -10a15b
the group	89 -12c-9a12b13g
the guy	87 -9g-8e-5b22d
the heat	89 
the holidays	89 -12b-10f31a
the home	66 -39a-23g-12i6e12j17b18k25c
the hospital	74 -6b4k10j
the house	51 -22g-9e-6bfh10c14a16i23d
the household	82 
the id	85 -5e9c
the increase	82 -11g-6a8e18c
the insurance	68 -36c-11b-5j8k10a16d25g
the jeep	89 
the job	69 -14a-7g-6c5f6ij9b
the keys	79 -7a5d6e
the kids	63 -13g-7d-5f7j8ci10a
the kitchen	75 -13b6c12i
the knot	89 -15b-5a6e17j
the lake	83 -10a7bj
the landlord	75 -16c-9a7j8d11g
the last	60 -32c4e5b9d22a
the lease	67 -16d-6g6j35a
the legal	87 5k
the lender	82 4k
the letter	83 -6b-4g9c10a
the liability	83 -5a7b
the license	87 -5b20c
the life	79 -7b-4g6f10a
the limits	85 -25g8k22c
the line	80 -5c-4f7d14g
the list	89 -7g-6b14c
the little	75 5j
the loan	79 -5a5b6f
the long	89 -10a15f
the lot	84 7k
the lower	89 -9a9b
the lucky	89 -5d9c
the mail	84 -6a5c
the main	82 6f
the market	84 -13c4g5e6a
the menu	89 12c
the middle	81 8e10b
the moment	81 -13b-6j9d13a
the money	74 -7a-4c6b11f
the month	78 -8b-7c-6j-5g-4i17e21k
the morning	87 -17c-6a31g
the mortgage	73 -14d-8a4j5b15g
the most	78 -19a22g
the move	85 6i
the name	70 -26c-4g4i6e20k
the nearest	87 -6a7j9g
the neighbors	87 6j7a
the new	69 -14k-9b-8c-4d4j6h10i18g
the next	78 -12f-7g5a7i11c
the note	89 6g
the number	72 -21a6j8f17c
the numbers	89 -16g-6k7b20c
the odometer	84 -7a14g
the office	72 -5i-4j17b
the old	69 -14b-13g7e25a
the oldest	84 
the on	87 
the one	64 -13a-6g-5k17j18c
the only	81 -8a5c6b
the original	83 -9j4a10b
the other	65 -25c-17b-12d-4e11a14h40g
the outside	85 7c
the owner	84 -7b10a
the owners	89 -4b9a
the package	89 9c
the paper	89 5c
the paperwork	79 4a
the past	83 7a
the payment	84 -15c-12a-5g6k10b18e
the payments	84 -14b6i9a
the payout	89 13g
the payroll	84 -39c-10b10a40g
the pdf	89 -6c7f
the people	89 -17a9d10b
the person	89 -7b11a
the phone	71 -20c-5j5e16ag
the pickup	89 5d
the picture	87 -11j15a
the place	65 -26b-23e-21c6di28a37g
the plan	79 -9b-7a-4g12c14j
the plant	85 -6a-5eg14c
the plate	87 -16c-7b29a
the pleasure	89 -5c-4a18d
the plumbing	87 
the policy	65 -15a-13g-10i-8k10d15b29c
the pool	89 4i
the premium	89 -21c7a19g
the price	72 -9j-8g27a
the proof	83 -30c-6b35h
the property	74 -22g-5b6d9k20c
the quote	82 -9k12g
the rate	81 -16ac-9b5e7k38g
the rates	89 11j
the reason	87 -6c16h
the registration	89 -5k6a
the regular	89 -12a5b12k
the renewal	84 -10b-9c8d17a
the rent	83 -12c16g
the rental	89 
the repair	87 -8g15c
the rest	82 -19k-7gj4i8ad15c
the restaurant	89 
the right	84 -13g-8j6c7b12i
the river	89 -10b15g
the road	79 -6c-4j7g11a
the roof	66 -9bce4k5i16dj
the safe	89 
the sale	89 
the same	65 -32b-9j-7f6e12c18g22a
the scale	87 -10c-7e17g
the school	87 -7b13j
the second	79 -28a6j29c
the service	87 -6a5gi
the settlement	89 -9b-8c10a11g
the shop	64 -18a-9g-4f4j5i9e17b
the size	87 -7g10k
the south	89 -19a21j
the space	87 -6a5e
the spring	85 -11a13b
the square	89 -41g40c
the state	73 -14c-5g18f
the store	79 -8b5c6a
the story	87 -7f21k
the street	75 -6e7b9a
the stuff	82 5j
the subs	89 7c
the summer	89 
the surrender	89 -48g48c
the system	87 -9a13c
the table	87 9d
the tax	87 -5b-4a5e7j
the the	67 -9d-8c-5be4j5a7g15f
the thing	83 -5a8cj
the things	89 -12a14j
the time	81 -7c-6b11h
the title	81 -8c9d
the top	77 -5c-4j7ak
the total	85 -8e-5ck25g
the truck	74 -18b7gj12d
the trucks	87 -10c12a
the umbrella	89 -16a7k14b
the uninsured	85 -6a6j
the upstairs	87 5f
the van	85 -7a6d7h
the vans	89 -11c4i11a
the vehicle	84 -7bc8ak
the vin	72 -12a-6j24c
the water	71 -11i-5j7a12f
the way	72 -11j-5g5d28c
the weather	84 4i6c
the website	87 -14j-6h10a13b
the week	85 -4e8h
the weekend	87 -9a11c
the what	83 -32c-5a6fg8i9b14h
the wheel	78 -6a-5c18d
the whole	71 -8i-6c-5b4j6gk7a
the windshield	87 5k
the winter	84 14a
the wiring	83 -9a-6j4k16e
the work	82 -18c-6e-4d11a21g
the worst	80 -8a-5i7h13c
the yard	78 -6bc-5j4g16a
the year	75 -8c-5j6k7eg
the zip	79 -13j-4g19k
theft	84 -4g11b
their	61 -14c-11b5j8h18g
their excuse	89 -20g7h21c
their own	73 -5k13e
their price	89 -7b-5a10c15g
theirs	87 -7c-4a8b9h
them	53 -14e-12a-7j-4k5bg7i8d9c14h
them $	60 -12h-11k-9be-4j9i11g27c
them in	89 9h
them on	87 5b
them or	89 -13c-6a19h
them right	89 
them so	87 -5g-4c12h
then	63 -13b-11h-10k-5d-4fg7j20c26a
then $	76 -25c-10hj6e9k14g24a
then it	85 8a
then what	79 -22k-17g-9e54c
then you	89 6j
there	38 -19f-13j-7de-6b6k9gi20c35a
there $	51 -22f-16g-9k-7d4e5b6h10i18c23a
there a	56 -31b-12c-8j6h8d21g28a
there an	83 -17b25a
there and	80 -24c-6i10d28a
there another	89 -15a16b
there any	78 -7a-5b15c
there anything	77 -6ck14b
there are	89 -8b14a
there by	87 -9a7f
there for	84 -10c9b10a
there i	89 5k
there in	78 -10b5g9a
there is	58 -9h-8f-7bi-6j4g13c22k
there like	83 -12c-6b5a12g
there more	89 6a
there on	84 -9e-6j18c
there or	73 -24a-5gi7f31b
there right	89 
there so	89 -6c-5g7a10h
there somebody	85 -14a6b19d
there something	78 -4k19c
there sprinklers	85 
there was	82 -10c-8a7f8j9k
there what	80 -12a-6j6f7g18c
there when	89 -5a9d
there with	79 -7b5i6a7d
these	63 -7j9a12i
these days	67 -13c6g13i
these things	89 
these years	89 -5g-4j15c
they	44 -12a-9c-8i-6k-4j9fh12g13b17d
they $	83 
they are	75 -19c7a8h15g
they be	85 5b
they been	89 -14g15i
they charge	85 5j
they cut	87 -6i5b7g
they did	85 -18b-5i10g21a
they do	75 -8g-7i-4k8d10c11a
they ever	87 -13g-5a24c
they gave	85 -7a5k
they get	84 -7c9g
they give	75 -7c-5a6h19g
they go	87 -19i6b14g
they got	85 -9g4a10c
they hand	89 -11c12g
they handle	89 -6c5i9k
they have	74 -13b-7d-5k-4i7j8g14a
they in	89 -8b21c
they let	87 6a8h
they need	87 -6c9g
they pay	72 -8g-6c16b
they put	82 -4b12d
they quote	85 -5c7g
they raise	89 7a
they say	77 -16h-6g6bj19c
they sell	89 7c
they take	81 -12a19d
they tell	81 -10g-8k9a18c
they treat	80 -8c-7g-6a7b23i
they want	83 -20c-5a8b20g
they were	87 -13a5i8bj
they will	80 -13a-7g4d20c
they would	83 -17a6b13g
thing	59 -50a-15g-4f6i10h20b38c
thing $	73 -6k-5a-4c5j6b11h
thing about	79 -6g19c
thing or	83 -8e-6a-5i26b
thing that	89 8c
thing you	81 7c
things	66 -9g-7c-4k7i20j
things $	81 9b
things are	89 
things in	89 -4c5g
think	59 -16j-7d-5bc5f7h27i
think #	87 -11g7a8c
think $	74 -11cg-7e-5j5a39i
think about	78 -23g-5dk39c
think it	84 -17c25g
think that	85 -5j5e
think you	77 -11c-6i-5h4b8e14g
thinkin	84 6b
thinking	69 -10c-9b5a8g20h
thinking about	77 -10b-8g-6h16c17a
thinking of	81 -6a7e9g
thinks	87 6j
thinks it	89 -5a7j
third	81 7i
this	45 -12b-11i-5j5a29d
this $	61 -14g-6b-5j-4i4e6k8c15a
this a	81 9b
this afternoon	87 -10c10g
this by	87 
this call	79 -12g-9i-7k-5a7h31c
this is	82 -13c5a17j
this line	89 -7j
this month	85 -12b-8e-5gh8c31a
this morning	85 -5eg9c
this off	85 -5j-4c6h15g
this on	84 -11b-5g9a10h
this one	81 -14a4e5c6b9k
this ones	87 -7a
this over	85 -15c7k13f
this so	89 5a
this summer	89 5j
this the	87 -19c8h19a
this thing	89 4k
this week	81 -16g-10a-6c9dh10e13b
this what	85 -10e-8b8g23c
this year	74 -16e-14c-10k-8b4i18a32g
this your	81 -6cd20a
those	56 -15f-7c-6b11e21i
those #	79 -11a-9d-7h5k32c
those $	81 -14b-7j-5c7d8g17a
those are	83 -10h-9a23j
those guys	85 -7a6e11g
those old	87 -17a8b10e
thought	77 -20d-14c-5j5h13g25a
thought about	79 -13c-5j4a5h14g
through	53 -16g-11e-7h6j10df14k
through $	84 -8g-7b-6d-4i9a22f
through a	83 -5k4d8a
through all	89 -10a-5g6i13c
through escrow	89 -11c7a16d
through how	87 -7i6k11g
through it	82 -9a5i10b
through that	80 5k
through the	71 -7ac4i5j6f
through what	75 -9c20k
through work	81 -5g9a
through your	71 -16g-4e25c
throw	87 -17c11g12k
ticket	79 -9a7b
ticket $	87 -4a5b
tickets	77 -4c6j
tickets $	81 7j
tie	89 5e
tied	89 -9b21j
tight	89 -7c4b8a
til	82 -5g4e6h
tile	87 -6j6c10b
tile $	89 -10a-5j6c15b
till	71 -9ak-7j-6i6b8f20e
till the	82 -7a-4i4b6cg
time	53 -13b-12ij-6f10g42e
time $	65 -22i-15g4e6b13h22a
time and	84 -6a-4e11k
time do	83 -27c-11g46e
time does	89 -19c24e
time for	85 -9a7d
time or	79 -10b-6e-4a27g
time right	89 
time so	89 -5e4c7g
time to	85 -31c-5g9a38e
time what	89 -7ce-6a23g
time you	75 -11c-4j5g7k8e
time your	89 -5g9b
timers	89 7b
times	77 -8a12gj
times your	87 -4a13j
tip	85 -10g16c
title	77 -4c4j8d
title $	85 -4c6d
titled	89 
titled to	89 
to	31 -14j-9a-4h12f15b16k17g19c
to #	73 -9a-5g8i15b
to $	67 -19c-14a-11e-5b12g15d27f
to @day	89 -5a6c
to @month	87 
to a	74 -13g-11a5e12c18b
to add	89 -20c-6b30a
to ask	70 -9c-8b-5a5f11k12e
to be	61 -19a-11k-6i-5e-4h11g13c14d19j
to build	84 
to buy	79 -8c17g
to call	78 -13b-10k-8d13e24a
to carry	89 
to change	89 
to check	87 -6aj14d
to close	87 -11g5a9c
to college	80 -23a35c
to come	79 -7c4i15f
to compare	87 -8c12d
to cover	87 10a
to do	66 -11i-6a-5gj6b11e15c
to drive	75 -15a-11b-7dg38i
to drop	89 5ah
to each	87 -10g13c
to earn	89 -10g5b13c
to every	89 -11g6d11f
to expand	89 
to file	87 -12a7c8b
to for	87 -5a8dh
to get	64 -24a-15j-11e-5c7k12f15g24i
to give	85 -4d7ab
to go	66 -15k-14b-10f-5eg-4h14c51a
to have	74 -15a-8g7j10k15e
to hear	75 -16i-15j-7g-6b-4f4d8a38k
to hire	85 -7c15a
to it	80 -6g-5a6h16c
to keep	72 -11a-10c7j21b
to know	63 -29a-8b-7g-5de26c34k
to last	89 -8c11g
to leave	72 5a8e
to list	79 -19k-4a5b8d18c
to live	87 4a
to look	79 -6h-5g-4a15c
to lose	89 -10g-4b5d13c
to make	79 -21c-5b4e9i10h13a
to me	74 -15c-5g8a10j
to move	77 -10c-7i-6g4h5j10e11a
to my	87 -6k8e
to need	85 5k
to pass	85 -14e-8b-5g14ad
to pay	70 -19c-5k11bg14a
to pick	87 -6a11c
to price	89 -8a7b10j
to protect	89 -7j-5a5b11c
to pull	89 4k
to put	70 -11c6b12a
to quote	89 -12a17b
to reach	81 -10b-7c25e
to read	85 -12i7b13c
to rebuild	81 9g
to record	89 5a
to replace	77 5g
to run	75 -30e-16a-5j7k21c27g
to save	82 5a
to say	77 -9g16a
to school	81 -12a-6c5i9f
to see	77 -7a-5c6b11e
to sell	84 8a
to send	82 -5a7d
to show	89 9a
to sign	80 -6c-4e22a
to sit	89 -5k-4c10h
to somebody	89 -6d5a
to spend	87 -35c-4a5b37g
to start	79 -8c-4g13e
to stay	79 
to take	79 7d9a
to talk	85 -6b-5k-4g21a
to tell	87 -5k12a
to that	77 -7cg7f10b
to the	58 -23g-6d4c5b9j18i
to them	89 
to think	87 -4d5c
to this	82 -8e-4k4c5g7a9h
to to	77 -15c-8a-7k5e6i11g13b
to travel	89 -6c6a8f
to us	84 -8g4j17c
to use	83 5a
to walk	85 -4a8c
to what	85 -22c6k7b15g
to when	85 -28a-11e-7g13k17c20d
to work	67 -18a18f
to you	59 -7g-6de-5c4k5hj6f13a
to your	64 -9a-7i-6h-4k4bf17c
tobacco	79 -7b9a
tobacco $	84 -6b8a
today	58 -10k5g7d8i
today $	62 -22g-14k-10bj-9h4f7d14i21a22c
today is	89 4c
today or	85 -12a13b
today right	89 
today what	89 -15c22g
together	75 -9b-7a5e9j11f
together $	80 -13b-5k6e7f10j
told	71 -15c12g17j
told me	87 -10a19j
told you	74 -10c5j7g
tomorrow	69 -7d-5b-4c6j8g9e
tomorrow $	79 -25a7i13c17g
tomorrow what	85 14g
tonight	79 -18a6g9j14c
too	61 -22k-6h-4g7f23a
too $	67 -8k-6c-5d5i22b
too much	83 -29g5f12b17a
too or	85 -41b45a
took	75 -13g4h7jk
tools	71 -15b27g
tools $	87 -33c-7a44g
tools or	87 -14b-8a30c
top	67 -11g-5d10j14c
top $	89 -8c-5b5a7f11j
top of	72 -7g-4d5k6a7b
tornadoes	87 6c
total	73 -8e-7a-4b5c7d9g
totally	87 -6c-5j14h
touch	82 -9ag6c12d
tow	89 -6bk16a
toward	87 -10a-5c6b12g
toward this	89 -5c-4a12g
towing	81 -9c14b
town	73 -13g-7d5c7k15f
town $	84 -8d-7f7a11c
track	89 -6b-4c7g
tracker	89 -11c-8a10b14h
tracking	89 -13c14h
trade	79 -12a-11c7b13e
trade $	89 -12c15e
traffic	85 -6b11a
train	87 -7a5bi
training	80 -7a-6bg25c
trampoline	75 -13b19a
trampoline $	81 -7b8a
travel	81 -6c5g6af
treat	77 -10j-8c-7g12b19i
treat you	77 -10j-8c-7g12b19i
treated	81 
treated for	84 
treatin	89 10i
treating	82 -4a8b
treating you	82 -4a8b
treatment	89 
treatments	85 
tree	84 -15b6a13j
trees	79 -15i6k10c
trees near	89 -5g13a
tried	89 -13c12d
trip	84 5j
trip to	89 -5a6j
trips	89 -7c7a
trouble	72 -7c-6b4j5g8a
trouble $	87 
trouble with	87 -10a7j8b
truck	65 -10b-8c6g8a9d
truck $	77 -6b-5gj16a
truck for	89 
truck is	87 4g
trucks	75 -8a17c
trucks $	84 -30a30c
true	85 -5a10c
true for	89 5c
trust	73 -10a-5c-4g4j6b9h
trust $	81 -5g-4b5c6d
try	80 -18c7a22e
try you	89 -19c25e
tub	80 -6b4j5a
tube	89 9a
tuition	85 -5a18g
turn	74 -14e-6j5bg6c10a
turn #	89 -5j6a
turned	72 -16c4e9d
turned down	80 -5g6a
turned in	89 5b
turns	87 -5e7a
turns #	87 -5e7a
tv	89 12c
twice	80 -9a-5g12b
twice a	89 -6a6b
twins	89 5f
type	72 -8g-7a-5b13c17k
type of	78 -7ab8k18c
typed	87 -19k4c8a13j
typical	87 -6c11g
uber	80 9a
uber or	87 
ugh	80 -10ac-7j4e7g8h17i
ugly	85 5f
umbrella	62 -9g-5i8h10b
umbrella $	72 -11c-7g29a
umbrella on	89 
umbrella over	83 -7c10a
umbrella policy	83 -21a32c
uncle	83 -6d6b
under	60 -17j-6d-5ei-4k6c9f12g18a
under #	72 -17g-11j-9c4f14b29a
under $	83 -9b-5aj6c20g
under a	81 6a
under one	89 -24c-7a9b29g
under that	87 4a
under the	81 
under your	81 -10b-7c-5d10f11a
underinsured	87 -4a12g
understand	79 -10ac-5i7h9k16j
underwriter	89 5d
underwriters	89 -6c9a
unhappy	85 -7a11c
unhappy with	85 -7a11c
uninsured	73 -23g4j10b15c
uninsured motorist	76 -22c8b19a
union	82 -4k6j
unit	75 -11c-6b5j6g11a
unit $	82 -9c7g8a
units	85 
universal	89 -6j14b
until	89 -7a4e6j
up	43 -15c-4b12eh20f
up $	58 -31a-25g-10i-7j-6b4k5f15h19e41c
up a	84 -10g-7a8c10b
up after	89 -4a5i6d
up and	77 -4g7a10e
up around	89 6f
up at	79 -5j5k10d
up for	73 -7e-5di8j12g
up front	89 9a
up if	89 
up in	74 -19a6f7jk8b
up is	89 6b
up like	89 6h
up on	76 -9b-7j13gk
up or	85 -9c-8b18g
up right	89 
up so	89 -10g-6a6j11c
up that	89 -5g6c
up the	72 -13c-10a5k10b15g
up there	76 -13a-10c6j15ef
up to	70 -15c-13a-6e9b35g
up with	70 -20c-15b-4a6g11ei17h
up your	75 -14a-12c-9g-4b7e43i
update	89 5e
updated	74 -13b16c
updated $	79 5g7e
upstairs	79 -5bg4c5af
us	62 -9adg5e12b18h
us $	69 -9g-4dh6aj7c8b
us do	87 -12a7k8h
us to	89 -5a8c
use	59 -16b-11c-7f-5g16i40a
use $	79 -6c-5d19a
use any	87 7a
use for	89 -5b5a7c
use it	83 -11g7i9c
use that	87 -4g6c
use the	79 -11c4i8b
use tobacco	87 -7b9a
use your	85 6a
used	73 -22ai6g14b31c
used $	89 -34i-8g46c
used for	85 -21g34c
used to	82 -39c-9a7d8b36g
using	83 -11b19a
usually	72 -9g-7c-6j9f12e
usually go	89 -4c7d
v	82 
vacant	83 6b
vacant $	87 -5a6b
vacation	83 -13c4g7f13a
valid	87 -5b14a
valuable	87 -18c20a
value	68 -5ej-4a12i16g
value $	79 -10a4c7b11g
value of	89 -29c-14a20i27g
values	89 6e
van	83 -5a5d7h
vans	80 -14c-4b6d14a
vape	87 -23b25a
vehicle	69 -11a-5j4b5c13k
vehicle $	83 6c
vehicles	73 -8g-6k8j15a
vehicles $	83 11a
vehicles does	89 
vendor	89 -6g9c
vendors	87 12i
version	87 -7a-4c4k7b
video	84 
vin	71 -18a-7j10b28c
vin $	82 -47a58c
vinyl	87 -7a4j10c
violations	84 
visit	84 -23b-6g4c10h18a
visit $	89 -6g7c
voice	89 -15a-5jk10b24c
volunteer	89 
volunteers	89 -6a5b
w	81 -13c-6e5a19g
w #	85 -13c-6e17g
wages	74 -7c-5b6k7d10g
wages $	83 -12g-6a4k9d11c
wait	77 -14j4e5h9a
waiver	89 -7c4a9j
walk	62 -7ac-6e37k
walk away	87 8c
walk me	65 -19a-10c-5j48k
walked	89 -8a-4g5e12c
walls	79 -4a7c9b
walls $	84 11b
want	46 -15d-5c4k7h12e16b
want $	74 -10c-7ad28g
want a	79 -8bg18c
want for	87 6g
want it	74 -11a-10i-9g-7c5bj33e
want me	72 -24k-7e-6g7c8j13b17a
want that	84 -37d-6c10h30a
want the	76 -14a6b8i9h
want to	53 -28j-19g-7ac-4f13d14i21k29b
want you	87 
want your	84 -12i-6a5b11c
wanted	83 -5b4a
wanted to	87 4e5c
wanting	87 -5be5a8g
wanting to	89 -5b7a9g
wants	74 -11a6j7f9k
wants to	84 -6a-4b5k8f
was	45 -33f-12k-11g4j9h10b13c15i20d
was $	89 -12c-5b4a19g
was a	79 -20g-7a6bf8k11i
was about	89 -10k13c
was anybody	89 -7g17a
was for	87 -7i13j
was i	89 -77f80c
was in	82 -5g-4e12c
was it	60 -26e-14h-9b-8i-5k9j16ad31g
was not	89 5k
was on	87 -8c-5e4k17g
was that	63 -49g-48c-12k8a12b21d26i48e
was the	60 -35c-10k-8j-6d-5a6f14e18h36g
was their	89 -28g-6b5h11a23c
was there	80 -16a-5c-4k6d26b
was your	68 -18c-13a5i9b11e17g
watch	87 -5e7j
watches	84 -8i11c
water	61 -12i-7j-5ae-4d4c11f18g
water $	80 -4f13a
water damage	84 -5g7k
water heater	82 7g
water in	89 8a
water off	89 6a
way	61 -19b-11j-8f-7d5g9c15h21i
way $	74 -34a5bg6c21i
way around	87 -4b
way it	89 -5b5k
way to	77 -6bg-5k11i16a
we	52 -7f5i11j12c
we are	72 -6d6h7j
we can	89 -10a5e7k
we do	78 -7b4a8k
we get	75 -12g-11k-5j19a21c
we go	87 5b
we got	84 -18c-9g4j31d
we have	77 -12g-7c4b5a13e
we meet	87 5f
we need	87 -10b-7j6c14a
we talked	89 -13a5i13j
we talking	77 -16c-14a-8d4i37g
we will	85 -9a11k
weather	82 -4a4bi6c
website	82 -6h5c12b
wedding	85 -8d4e15j
week	62 -19a4d5e8b11h
week $	74 -9g-5ae7h9c
week do	80 5g
week is	89 5j
week or	89 -8a17b
week you	89 6g
weekend	75 -13a-5eg4i8j16c
weekend $	82 -14a-4g24c
weekends	81 -4b4e8a
weekends $	89 -4b11a
weeks	72 -11b-4c8i19g
weeks $	85 -5b6a
weigh	81 -27c-11d10a34g
weigh $	84 -22c28g
weight	75 -11j-6a4k23c
weight $	81 -16a-6j15c18g
weird	89 -6c4a
well	67 -16b-10j-7e4a7h13d15i
well $	79 -10g6a11c
well that	84 -11j-6a-5e-4i4c13d16g
went	66 -20g-13a-8i-7b6c10eh20j
went $	85 -9g-6c5a18j
went down	89 -11a-7j-4c7k21e
went from	89 
went through	89 -4k6a
went to	87 -9c7af
went up	85 -13a8h9j
went wrong	89 11h
were	55 -15c-8h-5fi6g7e9k16a
were gone	82 -6k6a7f
were not	80 -14g5bi10c
were the	89 -6c12e
were they	81 4i8g
were you	63 -22c-19i-18j-10ef-7d-6h18k36g43a
wet	87 5i
what	25 -107a-43b-38j-29k-5i8f30h42e87g137c
what $	72 -40c-12j-11e-5d-4ak12bi61g
what a	83 -30c9g11d14a
what about	76 -23g-4j6c7d21a
what age	84 -29g42e
what all	79 -12a-7j4g29c
what amount	82 -13a-4f23c
what are	57 -32a-12j-7bhk-6df9i10e12c55g
what becomes	89 -6g-4e6c8a
what benefits	89 -6g10c
what bills	89 -14g18c
what breed	87 5c
what brings	87 -26g6c23h
what can	79 -44c-9e-5a18i44g
what changed	85 
what city	87 -4g10f
what comes	83 -14c10b11g
what company	87 10c
what condition	89 -7cg17i
what could	79 -12a5g19c
what date	84 -83c89e
what day	75 -43c-19g-11j-7a-5h96e
what did	53 -41a-36e-19i-14j-7d-6hk-4bf21c126g
what do	48 -68a-55e-16k-11j-10f-9bi13d29h55c96g
what does	60 -24a-21e-7dk-5ij31g51c
what else	74 -8g-7d-6a34c
what exactly	85 -4a13c
what got	82 -15g-5k5h10j12c
what grade	87 -16g22c
what happened	69 -8a-7g-5i6h27c
what happens	68 -29g-8d-5e47c
what have	71 -14a-6bj-5e6g33c
what hours	83 -26c-7g38e
what i	68 -31c-18g-10eh-7i-5b17j75a
what if	72 -16g-8d9c25a
what insurance	85 -10g-5e26a
what is	39 -57j-24b-13k-4d6i14e21h84g
what it	72 -24g-21c5j6i14k28a
what keeps	82 -5ag5c7k9h
what kind	59 -17a-9j-8b-7h-4f5di42c
what life	87 -18c21g
what limits	82 -9c12g
what line	85 -7g-6a19c
what made	73 -9g-6ek-5a-4j35h
what matters	89 6b
what month	87 -49c-15g-8j76e
what number	79 -23c-8a-5e42g
what other	82 -17g-8a11d17c
what part	80 -11c-5g31f
what percent	81 -7c-5b-4a24g
what questions	87 
what reason	89 13c
what shape	87 -10c11i
what share	89 -17g22c
what should	85 7c
what street	89 5f
what that	83 4c6g
what the	74 -23a-4g16k27j
what they	77 -22c-10g-7b4f8h11ajk
what time	78 -28g-6j15e32c
what town	89 -15g-10c29f
what type	80 -7b21c
what vehicles	87 4c
what was	63 -26j-19ae-13d-8k-6c27g33i37h
what we	87 -16c-7g13j14a
what went	83 -7k-5j-4g9h13c
what were	82 -18e-7a6c11g12k
what what	73 -23c-6abj5i9g35e
what will	85 -7g17c
what work	87 -5g11c
what worries	87 
what would	52 -57a-42k-15e-12b-11j-10i-9d-8f6h32g137c
what year	66 -58c-49g-16a-9j-6b-5f17d133e
what you	55 -127c-40g-12e-9h-5fi12d13b28k73j81a
what your	78 -12cg9i10j15k
what zip	89 
whatever	76 -14c-6g-5a-4j6d28k
whatever $	82 -6c15k
whatll	85 -7e16c
whatve	77 -13a-5d6fg21c
whatve you	77 -13a-5d6fg21c
wheel	77 -9a-5c5k16d
wheel $	87 -11a-4i4k5e12d
wheel of	85 -5a12d
wheels	84 5i12c
when	41 -26a-19f-14hj8g86e
when $	75 -6g-5c4a22e
when a	84 -10e9c
when are	75 -17a-9e37c
when could	85 -15a23e
when did	59 -27c-26a-19g-8j-7d-5i-4b107e
when do	62 -33a-21c-7j-6k16g67e
when does	75 -9a20e
when he	84 -12e-5ci7a18g
when i	85 -17e-5f9i17g
when is	62 -16a-13c-9g-5i58e
when it	74 -33e5bfi8aj
when she	87 -11e-7c28a
when that	89 -8e5b11i
when the	75 -35e-10b-6c9j12g32a
when was	64 -15c-13a-6k-4ij55e
when we	89 -16g-7e-4i35c
when were	83 -14a21e
when would	77 -15a-8cg-4k46e
when you	56 -110e-12f-7h7i10b13g20d22k33ac
when your	85 -6e6c
whend	74 -14a-9c-7g44e
whend you	77 -11a-8c31e
where	49 -49a-24b-22e-14d-7j15c16k95f
where $	89 11f
where are	75 -12a-9c-6b-5j42f
where can	89 -17c22f
where did	83 -15c-5b31i
where do	66 -31a-14g-5e-4b13c55f
where does	77 -18a-4b12f24c
where i	85 -13c-7f-4b9j17h
where is	66 -20a-14c-10ej-6i-5d14g61f
where it	85 -9c6f11a
where should	81 -17c-5b28f
where the	87 -6c-4f5k13a
where would	72 -30a-9c-7k-6b-5i22g44f
where you	69 -57f-5g5j8k24c36a
where your	87 -5f11k
whereabouts	83 -4ac17f
whered	76 -12a-9c-7bg50f
whered you	77 -11a-8c-7bg48f
whether	82 -5a-4c12k
whether it	89 -4c7k
whether you	87 -5a7k
which	55 -34a-16j-15g-6i-5h7be11f29c31d
which bank	87 6d
which car	78 -14c15d
which cars	87 -10d23c
which company	79 -13c-4b7f15d
which floor	87 -7d10c
which of	89 8d
which one	83 -42c11bk28d
which ones	83 -11c-4e7b18d
which other	87 -10c-6a20d
which state	89 -5d10c
which year	89 -23d-7j-6c22e23a
while	69 -10c-5bi-4h5j13g16a
while $	85 -10c14g16a
while you	83 -10c5d11g
who	39 -25g-17b-16j-15e-13a-11i-5f122d
who $	87 -9a-8d25b
who all	80 -11a21d
who are	71 -5b10d
who checks	89 -7d16a
who comes	84 -8a17d
who could	85 
who decides	89 
who depends	87 
who did	85 14d
who do	63 -27a-12k-10g-5e22d46c
who does	73 -6a13d
who drives	74 -27d-8c9k32a
who else	71 -9a23d
who gets	84 -6d10a
who handles	79 8d
who has	80 -8a6c8d
who holds	89 
who i	85 -7dk-5a23c
who is	52 -23aj-15c-5gi75d
who keeps	89 
who lives	89 -6d5a
who looks	87 
who makes	85 6d
who needs	78 6a
who owns	81 -5a6b
who pays	77 -7b-6g-4k32c
who runs	87 -12g-5c21d
who sent	89 
who should	87 -6a11d
who signs	85 -5a8d
who started	89 
who takes	87 6j
who told	85 -11c5d14g
who was	84 -5b21d
who who	87 -8d4a10k
who works	83 -4c9d
who would	73 -8c-6jk10d17a
who you	82 -34d17a18k
whod	65 -10a-9g-5k-4ij6c39d
whod pay	80 -8a-4g20c
whod raise	89 -4a7d
whod run	85 9d
whod take	84 -5c6d8a
whole	63 -19d-9i-6cf4j9ak17b
whole life	75 -19d-4f21a
whole thing	85 -7i6e
whose	70 -30a-5c9b41d
whose fault	87 -9d-7a-4c24b
whose name	82 -12c-10b29d
whove	85 -11a21d
whove you	89 -20d-7a31c
why	60 -19c-17a-10gj-8b-6de-5ik94h
why $	87 -18h6j16a
why are	83 10h
why did	69 -20a-7j-5c-4g55h
why do	83 -14a21h
why now	85 -10c12h
widowed	89 -7j-5c-4i11ab
wife	58 -12g-8i-7dj-6k21b23a
wife $	79 -32a34b
wife do	85 -6g11c
wife drive	87 -9g13c
wife have	84 -9b11a
wife on	85 -4c15a
wife work	84 -4c
wifes	71 -23a-5e14g15i
wifes name	87 7c
will	53 -12b-8c-6f-5dh6j11e13a20k
will $	78 
will be	81 -16k-7a5j6e16g
will get	89 -10a10j
will it	89 -7g6b12c
will need	83 -5a14c
will not	74 -8c-7a10k13e
will or	89 
will put	89 -5a14k
will you	77 -17g-11k-6c5e7b12i16a
willing	87 8a
willing to	87 8a
win	85 7j
wind	74 -27a6i8b20g
wind and	83 -12a-8c28g
wind deductible	87 -20a9b12c
windshield	83 -6j4k5c
wine	85 5a
winter	79 -5b5c15a
winter $	80 5c8a
wire	89 -6a6b
wiring	80 -7j-5c7a12e
wise	74 -15a-4bd15cg
wise $	78 -7c-4d18g
wishes	89 -7j17a
with	39 -14e-10g4f8hj12a14d
with #	82 -10a-8g5f15c
with $	65 -19a-18g-13c-7b16k18d31i
with a	62 -25b-17a-4k6e10i16h22f
with all	87 
with an	80 -13c-8i11j16a
with anybody	89 -7d4a6g
with anything	87 -20a7k17c
with em	87 -4h5k7j
with family	89 -5b5a
with her	89 
with how	89 -12i23a
with insurance	87 -11a-5g7c14b
with it	73 -5ck6b8h9i
with me	73 -15c-11k-4g4b6h29a
with my	85 -7k-5i5f8b
with no	77 -6c4j12a
with now	87 6c
with one	80 6j
with some	89 -13b13a
with somebody	89 -12b20a
with that	68 -20b-12g5k6e11a20c
with the	59 -27a-22c-7g-6h-5f7k10e11i18j31b
with them	67 -24a-11d-7b-5k-4i54g
with this	77 -7b6a11d
with those	82 -18a-4c5e16g
with today	87 -24i-6h5d33c
with us	79 -7c-5j11b13a
with what	83 -18c-5g4a10i12b
with with	85 6c
with you	62 -12j-11ek10d12a28b
with your	66 -13e-8g-6j-4c9k13a14h
within	85 7a
without	63 -8b-7a19e
without $	85 -9a-6d6b12c
without a	87 
without insurance	82 6g
without it	81 -12b-6j8e9a
without you	79 -6a5j7i
without your	82 
wood	69 9a
wood $	83 
wood frame	87 4j
wood stove	82 -6b9a
word	79 -11a-7g-6i11b21k
words	85 -7a5i6k
work	48 -12k-9d-8j-7ae5c7i18b23f
work $	57 -12e-11b-6i-5d8g13f29a
work and	84 -6g5a10c
work do	85 5g
work for	73 -11a7d15b
work from	80 -9f14a
work going	89 -4c
work if	81 -4a4dk6i
work is	87 -5b10g
work or	80 -7g-4a17f
work out	89 -12b13a
work so	89 -6c5g6e
work too	89 -5a8i
work week	87 
worked	84 -7j9c
workers	75 -6b6a8j
workers comp	79 -5b5j9a
workin	85 -21b6ij12a
working	72 6c
working $	82 -5e7i
working there	89 -10a7d11e
works	71 -21i-20c-14g5d8k11abj13e
works $	83 -18i-15c-11g12a13k22e
works for	84 -7e-4a9c11d
works there	85 5a
workshop	87 -11g13c
world	85 -9i-6a5k8cf
worried	84 -4b6i
worried about	89 
worries	81 -7a10b
worries you	83 
worry	83 -7g-6b18c
worst	79 -11i-8a7hj13c
worth	62 -12c-7e-5j33g
worth $	68 -41c52g
worth it	87 -19g8c12i
would	37 -8c-5e6a11i12k14b
would #	87 -8g-6b20a
would a	72 -6g-5f5c13a
would be	71 -20c-16a-6i-5b13hj26k
would cost	89 -15c-14g31a
would do	84 -33a4j10k22c
would feel	89 -22c27g
would get	84 -5c14g
would go	84 7i
would happen	76 -9g4k14c
would have	79 -20d-10g6j11i15c
would he	77 -9g-6k-4j9a15c
would i	85 -7a5f6c
would it	62 -18f-7ik-5ej15c36g
would like	76 -9c-6a-4b11k15d
would look	89 5d
would love	84 -13a-11c-4j13f24k
would make	74 -26g-9a-6i-5e48c
would need	65 -24a-10g-7e-4j56k
would not	85 -36d-6c-5g51a
would pay	83 -17g-11a5j27c
would rather	84 -8c-4i7j11k
would she	77 -23g4b23c
would take	81 -6a5d
would that	73 -11j-9g-6b5i10d17a
would the	79 -21c6f13b18g
would they	73 -23c-16a10d16b19g
would want	79 -15a-7c11j23k
would what	89 -5g14c
would worry	89 -6bg14c
would you	47 -65k-29c-23j5g6e22f31ai39b
would your	64 -14k-6j-4d5g8b17a
wow	74 -17a-7j-6b-5di9h10g24k
wow that	87 -6cj9e11g
wreck	78 -8a12d
wreck $	89 
wrecks	89 
write	72 -11c-6b5jk8a
write it	84 -6c5ik6j
write that	87 -5c-4a5di
writing	84 -7d-4k6bc7a
written	78 -24a-19b9i19c25j
wrong	74 -5g-4b8h13c
wrong $	83 -7g4a11h
wrong with	89 -5g11c
wrote	83 -6h14a
x	83 -12a19b
y	87 -5c-4d21j
yard	75 -7c-5j5g6a8b
yard $	81 -7bc-5j7g14a
yeah	70 -23a-7b-6e-4k6i7d10f20j
yeah $	74 -11a-8c30j
year	49 -13k-10f-9a-8i6cj13g30e
year $	59 -33c-23k-5d26e43a
year and	83 -28k-8e9b32c
year before	89 -11c10e
year built	87 -16a-6g24e
year did	75 -16g-13a-5f8c35e
year do	87 
year for	83 -19c-10a5j24g
year is	81 -9g-7e-6j26c
year it	89 -9e-5a18c
year make	83 -8a8k17c
year of	89 -7e12k
year on	87 -17b-5g5a15j
year or	83 -5c6e
year right	84 
year round	89 -6a12b
year term	87 -5f12a
year was	79 -36e-19g-5b21d44c
year you	89 -23c-12a12k27e
yearly	83 -9j13g
years	51 -12d-10i-9j6ag12h13b
years $	63 -31j-8f-5ei6g19a35b
years and	85 -6a5c10b
years at	84 
years do	89 
years have	76 6g
years in	87 
years is	87 -15a6j16h
years of	87 
years old	87 -22g-18a8b35j
years on	84 -10b7a
years or	84 
years that	89 6c
years the	89 -16g16c
years with	81 -22c-17a-6h17j39g
years you	87 9h
years young	89 5k
yes	72 -16g-11a9c12j13h
yes $	79 -17g-13a16c18j
yes to	87 -8k-5c16h
yet	66 -13g-10j-5cd7e14i27a
yet $	69 -9j-5e-4dg6b12a17i
yet or	87 -27b30a
you	17 -23k-7e-5c7d15b16f18i25j27h35a
you #	68 -24d-18j-13c-6a-5k11b64g
you $	43 -20a-16k-14f-8h-4e7j12i16g20c32d
you @name	87 4b
you a	61 -30c-9g-8jk7de16a27b
you about	73 -13a-9g5b10h13c
you actually	84 4b10g
you add	83 -5c9a
you afford	87 -24c8a20g
you all	85 -8a4e5b
you already	81 
you an	85 -18a-4e10c15b
you and	67 -13c-11b-5ik6e8g13j16d
you any	83 -17a6d13h
you are	47 -37b-34f-21a-5i-4g6h7c20d42k43j
you as	80 -18c-14a-5bi9g13d19j
you at	69 -24e-10j-7k-6i4d8h15a23g
you back	75 -7i-6c5e7a10g
you be	69 -14c-7g-4fi10be22a
you been	60 -11c-7j4h13a17g
you before	85 -10g15e
you believe	89 
you born	80 -27e-11j-5d25ac
you both	89 4e
you bought	71 -13g-6i7b10k14a
you bring	77 -19g-8a-7e22cd
you built	85 5a7c
you burn	87 7c
you busy	81 10a
you buy	71 -18g5f7c8e
you call	73 -44c-14a-5g6f9b26h31d
you called	76 -13j-9e-7c-4k8d15a17h
you calling	85 -11a5c10b
you came	81 -13a-7g9k16j
you can	73 -16ag-8b-7c5j9k19e24d
you care	87 7c
you carry	65 -7b4g5a13c
you carryin	89 -9a8b
you carrying	83 -8a-7d8c13g
you change	75 -5bg18c
you check	84 4j8i
you choose	79 -13b-8e-6h-4g7i11c19a
you close	78 -11c-8g-7a11j18e
you collect	87 -8a8b
you come	77 -14a-12b-7c6i16h23f
you could	68 -32a-5e-4c5bd7f8i10k11g
you cover	89 -7g11i
you covered	81 -12g6a7e9c
you decide	83 -6a5i10b
you deliver	79 -7bi6g9a
you did	74 -6i-5g6h8j
you died	82 -5ac9j
you do	51 -21b-20g-12i-6f12a13h21k22j
you doing	77 -27a4g30i
you done	81 -10c-5g9k11b
you down	78 -6a-5b5e19j
you drink	82 5a
you drive	67 -13k-8i-4d4f5a15c
you driving	80 -6b-4g15a
you earn	87 -31c4a7j21g
you email	89 -8k10a
you end	84 -5b5a11i
you enjoy	87 5c
you even	87 -9d-5b15a
you ever	62 -14b-6g31a
you fall	87 -10g19c
you feel	68 -10c-5a5f6b8h9i
you feeling	89 5i
you figure	79 -9g-6a5h8c9e
you filed	82 6j
you fill	89 -8h-6b18c
you filled	89 
you find	77 -19c5i6d7fk
you finish	89 4a
you first	82 -15c29g
you follow	89 -9g5a6i8b
you for	73 -15c-5j-4i10ek14g
you found	89 
you free	87 -15b-6c4e21a
you from	72 -11f-6i-5ae-4k8b10h17j
you get	55 -13a-9i-7d5c8e9b22g
you getting	85 -9a13b
you give	79 -38k18c27a
you go	61 -63a-20g-16i-10e-7j4h14d26c37f40b
you going	74 -4j5c7f
you golf	89 -5b6a7c
you got	52 -9k-7hj-5i-4dg5a12b35c
you gotten	87 
you grab	89 -6k12a
you grow	85 -5b8a
you guys	67 -10g-9b-5j-4c8i9f15e
you had	61 -11g-7k6c7b14j
you handle	79 -30a-4c41i
you happy	79 -9i-7c-6g5b8h9k
you have	38 -27a-16e-5fg10j12d13c39k
you hear	79 -27c-7g-5e5i38a
you heat	85 
you hire	87 6d
you hit	80 -12a8e10c
you hold	81 11a
you hoping	83 6c
you how	78 -7cj-6k-5i4g7e19a
you hurt	85 
you i	83 -16a-8j-5bi5k6d10g17c
you if	73 -9c-7i16g
you in	62 -17g-13j-7i8d15h22f
you incorporated	89 4a
you insured	80 -21a-9g-7d13b30c
you into	89 -4b13d
you is	74 -16g-5a4d11c12j
you it	87 -6ac15j
you just	70 -8c-6j-5hik7af25b
you keep	63 -10g-8b5d8f16c
you keeping	89 -15a10b11i
you know	61 -34a-25c-10k-7d5j14b20e41g
you last	72 -11a-9c-4d33e
you lease	84 5a
you leasing	89 4b8a
you leave	70 -13e-6cg-4b7f13h17a
you left	89 -5g7c
you let	80 -13k-5c5b18a
you like	57 -20j-13g-8a-5h-4d6c13i14e29b
you live	71 -10g-6e21f
you lived	85 9a
you located	89 6f
you look	84 -5g5f12c
you looked	83 -15c-10d-4f6a25g
you looking	75 -19c-16a-6i6b11k13g17e
you lose	79 -9c-8e5i6a13g
you lost	80 -9c5gk
you love	81 -7c-5g6j14a
you make	72 -51c-13d5b13i45g
you manage	87 -5g
you married	82 -5cj19a
you mentioned	89 -11k-9a12cj
you mind	80 -6k-5c25a
you miss	85 -10g-8b8c14a
you more	79 -9ag8b19h
you mostly	85 -19a7i12b
you move	83 -8a7c9e
you moving	89 
you my	89 -5d8k
you name	83 9c
you need	61 -27k-14g-10i-5a5j15c19h27e
you never	89 9h
you nuts	89 -5g6c
you off	83 -7j9b
you offer	87 9c
you okay	79 -7gj-6c24i
you on	65 -30a-8d-6hj10ik14c24b
you one	84 -5h5c11b
you open	73 -35e11a37c
you or	66 -10cg-5e10d11f12b
you out	79 -13c-7b-6j4f10a20e
you over	76 -19j-6c9b17a
you owe	75 -26d14g16c
you own	64 -5g-4be5a7c14k
you park	82 -5a6f8j
you passed	82 -15c6a10g
you pay	61 -12d-7b-5e7a22i
you paying	73 -5ace20g
you pick	77 -12g-6e-5h8c12i
you picked	85 -7c6g7j
you picture	89 
you plan	83 -4c4b
you planning	78 -7b5f11a
you play	87 -10c11g
you pretty	89 -9c-6i15a
you pronounce	89 -4a16i
you pull	82 6h
you put	67 -9c-8e-4b6a9d12f
you putting	87 -15c-9b5e6a16g
you quit	77 -12e5c10a
you rate	89 7i
you rather	79 11b
you reach	89 4h
you read	83 -31k32c
you ready	87 
you recall	84 -10j9b10a
you remember	75 -15d-6i6k10e
you rent	74 -11c-6e8d17a
you renting	87 6b
you retire	83 -10a-7e-4g11b14c
you right	72 -13g-10i6b9a12c
you run	74 -20k-14b-5i9j10e23a
you said	66 -11g-10ai-6c10h11j21e
you satisfied	89 -4b12a
you saw	85 -5a14c
you say	64 -44a-12c-9k-7ef-4d8h18bg45j
you see	68 -14h-10g-7j-5d4b6k8a10i15f
you seen	87 4c9a
you sell	80 -8g-6b19a
you send	75 -11k10a11e
you serve	83 8a
you set	79 -21c-6f6i10a16g
you share	87 -7b12a
you shopping	85 -10c16h
you shut	89 -4b7a
you sign	79 -6acg4b20e
you signed	87 -7c-6bg20i
you sleep	85 -5g7a8f
you smoke	83 7a
you so	83 4bh5k
you sold	87 5c
you some	84 -8c4j7k
you something	84 -7c11j
you sound	82 -8bi-7c7a21g
you spell	83 -8j-7c9i16k
you spend	84 -11i-7e8f16c
you stand	89 -7j-5g6c7b
you start	75 -19a-11g-7e13b33c
you started	89 -14c19g
you stay	79 -6a13f
you staying	80 6c
you still	69 -19c4b5j16g
you stop	87 -8b12a
you store	89 -4c
you sub	89 6c
you swing	85 -23c11i15g
you switch	83 10f
you take	67 -16g-7d-6j7h8b12ac
you taking	89 
you talk	83 10a
you tell	82 -49k-6g21a42c
you text	85 4a
you that	71 -8k-6g-5b-4j6d12c13a
you the	71 -13g-6i-4e6c30b
you there	82 -9ac5j6f10h
you these	85 -7c-5a9d11g
you think	63 -29c-14j-8b-5i5ek14h35g
you thinking	73 -7h-6a5e18g
you thought	83 -13c6a15g
you to	65 -21b-7j-6eh-4c5df7g10i20a
you today	80 -9g6i7c
you told	87 10j
you took	83 -9c7h10k
you train	89 5i
you trust	84 -8b4k5ad
you turn	82 -11e12g
you turned	80 -6c-5a4b11g
you under	82 -6g9a
you understand	89 7j
you up	71 -11g-9c-5f9a21e
you updated	85 -14b-6a26c
you use	65 -7b-6f-5c13i18a
you using	87 -12b13a
you usually	82 -7c-5a8i9d
you want	50 -46a-15g-10k7f8d12j28b31c
you wanted	89 -7g6c9a
you weigh	83 -28c35g
you went	82 -11a-6b10k14j
you were	66 -18a-12c-10g-6k5fi12d13j15e
you what	73 -8ek4a8b9c10i
you when	72 -15e-11d11a12g13i
you will	76 -21k-8a8g9e18j
you with	70 -22b-15g-13k-5cj9h24i37a
you work	66 -7e7d12a
you worked	89 
you working	89 7f
you worried	87 4a
you would	60 -41a-13g-10i-8b-6e12d20k53j
you write	85 -4cg5d11i
you you	82 -15c22h
young	77 -10j-9e-8i-7c8k28g
young are	85 -9i17g
younger	89 -10g8b10c
youngest	85 5k
younguns	89 -4g7b
your	26 -6h6c8g9a11ij12e17f
your #	84 7k
your @name	82 -27g8k13a24c
your account	83 -11d-6k8j12a
your accountant	83 6c
your address	83 -22a-17k-6e8c43f
your age	82 -63c-8k84g
your agent	74 -5i-4a4d10g
your agents	89 -17c25d
your annual	84 12c
your apartment	82 -6b9a
your auto	79 -5j8f
your baby	89 -11b12a
your belongings	84 -4j4a12g
your beneficiary	89 
your better	75 -17a-9d-8g-7b-6f15k34c
your biggest	82 4d
your bike	87 -6a7b
your birthday	77 -15k18c
your blood	87 -5b12e
your bookkeeper	85 -19a-4c25d
your books	85 
your boy	84 -4c5a8j
your boys	89 5c
your brother	74 -18a12d13c
your brothers	87 -12d10a13c
your buddy	84 -5i-4k6c9g
your budget	83 -6a18g
your building	87 -5g5i8c
your business	70 -4d5a7bc
your call	89 -10b-6h-5d4c22a
your car	71 -38c-9b-7e5a6j44g
your cell	84 -4g6c7a
your check	84 -20g-8a5bd26c
your children	89 -10d10a
your client	85 
your clients	83 
your closing	89 -9g12c
your commercial	87 8k
your commute	89 -10c17g
your company	72 -10c-5j8k11a
your contents	89 -8c10g
your coverage	75 -6c5gi
your coworker	89 
your credit	72 -13f-12g7ce10i
your crew	84 
your current	68 -9g6c7k13e
your customer	89 
your customers	75 -7a-6b4f17d
your dad	74 -23a-14c7k13g23f
your dads	89 5b
your date	87 -15c26e
your daughter	72 -6e4g7c8j
your daughters	82 -12a-11g5j14c
your days	89 -7g11i
your deductible	79 -49c-9b12a51g
your doctor	80 5c
your drive	87 -14c15g
your drivers	80 -6d-5a4k8c
your driving	85 -11c13a
your dwelling	89 -32c35g
your email	74 -9a-8d-6gj-5f5k38c
your employees	82 
your employer	77 5d
your end	89 -16a27i
your equipment	83 -9c10g
your ex	89 9a
your experience	87 -6a6g10c
your family	69 -8c10i
your father	82 11c
your favorite	83 7c
your feet	89 -6b9a
your first	80 -8bg-7i4k22a
your folks	76 -14k-9j-8g10a11b15d
your friend	85 -7c-6d9j11h
your girlfriend	87 
your goal	89 -6a-4g19c
your gut	83 -13g-7a-6c7b19i
your guys	83 5a14g
your half	89 -21c25g
your hands	89 -6b13a
your head	84 -11b6a11c
your health	72 -16i-9k-4a31c
your height	85 -14g-5e-4a4k24c
your home	70 -17c-5b5fj7a10g
your honest	89 8k
your hours	84 -30c-12g10a36e
your house	70 -13d-12i-11c8f11g25a
your household	85 -8a-5g12c
your husband	59 -11d-8e-5i5h6bg12j
your husbands	73 -18a-8g-5d4b7j8i21c
your income	75 -22g-6a34c
your insurance	69 -27g-16a-9d-6b-5e-4k7f66c
your job	71 -10bg-4e6c26a
your kids	75 -18a-13c-7i7j30d
your landlord	77 -9g14c
your last	66 -4d6i11a
your lease	77 
your lender	85 -6k-5a17c
your liability	82 -21g6a24c
your license	73 -22c-16e-10b-7j-5d8f16g44a
your life	84 -7i-4bc6f7aj
your list	87 -7g7c10h
your little	87 -7b-5e7a9i
your main	80 -7g5b11c
your marital	89 
your medical	87 -10a-8c7d10b
your mind	75 -26g-18a5e7i9h13b17c
your missus	89 -5a15e
your mod	89 -18c7g20j
your mom	75 15a
your moms	85 5j
your mortgage	81 -8g5k7c
your mother	80 -8a-5bg4d12f
your name	72 -25a-22j-12d8f9k13i14b22c
your neighbors	89 5a
your number	85 
your occupation	85 8c
your office	87 5f
your old	84 -6c9g
your oldest	82 -10b-9c11a15j
your other	87 -11c18d
your own	63 -24c-4e7ab14f15g
your parents	72 -4d5g
your partner	73 -17k-6a-5g14b15c
your partners	81 -5c16g
your passengers	89 7a
your pay	89 
your paycheck	76 -8c-5k-4a5i6e7f
your payroll	81 -49c11b15d32g
your people	73 -18g-5e5b8ad9i
your phone	81 -8c-5j20a
your place	71 -10a-8g-5c5e7i14d
your plan	87 -12a7k13j
your plans	87 -5a7k
your policy	66 -11bc-9d-6k-4f14h29a
your property	87 -18g9d15c
your record	87 
your rent	84 -53c11a45g
your roof	82 7g8k
your roommate	89 -6b16d
your salary	82 -6a8d
your sales	80 -17c28g
your schedule	89 
your score	85 -33a13c27g
your share	87 -13c-10j10a16g
your shop	84 -5hk11c
your side	87 -8k-6j-4c20a
your sister	77 -10g-5b7c11j
your sisters	89 -5a5gh
your social	79 -19b-9k7a28c
your son	73 -10g6i10a
your spouse	72 6b8k
your spouses	84 -10c6k11a
your steps	89 -21c25a
your store	89 -7a7cf
your street	85 10a
your stuff	80 -18c15g
your subs	77 -8g6ab
your system	87 5g7a
your things	87 
your time	80 -19g7a12e
your tools	85 -5c5a
your umbrella	87 4g
your uncle	89 -6g4c9b
your unit	87 -5a6b
your vendors	89 
your weight	84 5gk
your whole	84 4j
your wife	59 -11g-7k-6d-5i5j29b
your wifes	73 -8ad-4e4k6c11g
your will	85 
your wind	84 -7c15b
your work	76 -8c-5bg10f17a
your yearly	85 -19g20c
your your	84 -6b5c
your zip	79 -11b6k7i
yours	59 -17b-10k-9j-5c-4h6a17e26g
yours $	70 -28c-11a-6jk10dg33e
yours is	87 
yours or	82 -12b-9c12d13a
yours was	89 -8a5d
yourself	61 -10e-8agi-5f6cd12k17b
yourself $	70 -15b-12e-4i7c12k21a
yourself or	76 -21a28b
zero	85 -4c6a
zillow	87 -4a8c
zip	67 -14a-13j-5g4i13k27c
zip $	80 -18j10a17c
zip code	79 -9a-4g5j15c
zone	77 -9e-5gj7a16c
zone $	83 11a
zone x	89 -5a5b
zoom	87 9a
~<#>	34 -44k-43c-27d-14e-13f-5i10h11a25b26g111j
~<@d	63 -10g-7e14a16j
~<@da	63 -10g-7e14a16j
~<@m	65 -11e-10c-6g11i22j
~<@mo	65 -11e-10c-6g11i22j
~<@n	52 -24c-7ik-5e-4h15d18g23j
~<@na	52 -24c-7ik-5e-4h15d18g23j
~<a>	28 -17de-10f-5h6g8c13b14i16j21k32a
~<ab	41 -9e5h9a21k
~<abl	80 -8c18a
~<abo	41 -9e-6a7ch22k
~<ac	55 -15g-9bh-5k5c6e8j12i13a
~<acc	57 -11g-7k-6h6e11j
~<acr	84 5f
~<act	72 -9b5i13a
~<ad	53 -20b-12g-9a-6h-5i6e7j8d10f15ck
~<add	56 -24b-9a-7i10e11k12f18c
~<adj	82 -6g-5b5k8i
~<adt	89 
~<adv	72 -8g7b9a
~<af	55 -16g-5fk6a7bj9i10d
~<aff	84 -8c5dg
~<aft	55 -18g-5fk5ac7bdj10i
~<ag	51 -22j-13k-9af-4i6h7b14g39e
~<aga	64 -8d-5f8i10e
~<age	57 -31a-12j-9k-7h-6i-5f11b13ce14d29g
~<agg	87 
~<ago	76 -17g-16j-11c-8i8h18a33e
~<agr	77 -4de9h10a
~<ah	74 -5a6e7j
~<ahe	75 -8c8j
~<ai	76 5f
~<air	77 5f
~<al	43 -8b-7hk7i17a22g
~<ala	71 -4k6j7a
~<alc	75 5c7g
~<all	47 -14e-9b-6d9j12i28g
~<alm	82 
~<alo	71 -12g-6c-5j6b9i16a
~<alr	63 -13k-6i4a7c20e
~<alw	77 -9j-7b-6i4a7g8d11f
~<am	52 -13c-12b-8e-4d9i10fj13gh
~<am>	54 -13c-9b-6e-5g6i15fh
~<amo	69 -6ak-5f5i22g
~<an	26 -52b-15i-6f4e8a13g22jk33d39c
~<an>	50 -11bi-9e4k5c6g7a10h15j
~<and	33 -35a-15b-7h-4f5c10k14g17e27j35d
~<ani	84 
~<ann	74 -15a6c7k16g
~<ano	72 -7c-5g5b6e12a
~<ans	78 -5a4g8c
~<anx	87 -8b-5g17a
~<any	35 -69b-16j-14g-10e-8i13k16d29c96a
~<ap	56 -6d4f8j16a
~<apa	65 -4b6a7j
~<app	61 -9d12a
~<ar	32 -20g5k11f19b29a
~<arc	87 4b
~<are	33 -17g5j8f12c15a25b
~<aro	58 -9cj-7b4k5i7d11f
~<art	83 -35c-8b43a
~<as	48 -28a-17i-15b-11k-7c9eh14d15g44j
~<as>	58 -19c-18a-16i-11b-10k8g18h27d28j
~<asi	81 -4b10g
~<ask	55 -10b-8d-5hk5fj8g10c11e
~<asp	83 -4b9j
~<ass	76 -5ag13b
~<at	42 -14b-11i-9d-6fh5a17k24g29j
~<at>	42 -16b-12i-8d-6h17k19g32j
~<att	77 -6f-5ce4d5gi
~<au	59 -11gi4k9a10bc
~<aud	67 -6i-5a5k16b
~<aut	66 -9g-5i5f6a9c
~<av	85 -11c8gj
~<ave	89 9g
~<aw	58 -25a-17j-5bh8i10e18k19d
~<aw>	89 -14a-4j4c10e11i
~<awa	64 -14b-5i4a6k17d
~<awe	71 -9j12k
~<awf	87 -5a5i
~<aww	79 -12a4k5e11d
~<b>	77 -17c8b9g10a
~<ba	44 -12a-7f-6d-5e-4h10j11i13g20c
~<bab	68 -6bd5e14a
~<bac	52 -11d5bgh6a8i
~<bad	69 -9a-6ej5c6g15i
~<bal	72 -13c-7a5j8k21g
~<ban	64 -6gi-4j9b23d
~<bar	70 -11a-9d-8g8e31c
~<bas	66 -6a6ci8j
~<bat	72 -12a-5b-4i4c5k6j11g
~<be	36 -18i-11c-7f-4j9h10e13g21a26d
~<be>	49 -15i-11f4acj6g8e13d
~<bea	74 -9c-8k-5d6g9b15a
~<bec	65 -10i7d16c
~<bed	74 -9a-5c20g
~<bee	49 -11j-7g4hk5b11c16i
~<bef	55 -15k-5c4a5dfg9i
~<beg	89 -7a6bk
~<beh	69 -12c-7g-5i5f12h15d
~<bei	70 -8b4e5f8i
~<bel	69 -17b-9k4gj9f20a
~<ben	67 7a9d
~<bes	61 -15g-7i-5ab4e5h14d17c
~<bet	62 -10a-7i10c17b
~<bi	49 -21i-14j-6h-5a4d7k10c17b18g
~<bid	89 4g
~<big	56 -20i-8j-5a-4fh7k13b24g
~<bik	77 6k7f
~<bil	69 -14g-10j9bd
~<bin	84 -10c6bf
~<bir	64 -11a-6bg14e23c
~<bis	87 -6c7g
~<bit	77 -4j8a9g
~<bl	62 -13k-4fgh5d7e11c13a
~<bla	80 5d8bc
~<ble	83 -4aj7d
~<blo	68 -10bg-6k9c11e14a
~<blu	83 -6c-5k8a10g
~<bo	47 -30g-17fi5e7h8d11k19a29b
~<boa	71 -8b14a
~<bod	79 -8a-7i6k13c
~<bon	85 
~<boo	65 -14a-4ei4hk6d7j9b
~<bop	83 -5g4c11a
~<bor	68 -16g-4k7bd8e10c
~<bos	77 -10j-5f8c18a
~<bot	64 -5cgi4h8a10b
~<bou	69 -11c-8i-7j12ak15b
~<box	70 -8c-7f5d7k12e
~<boy	70 -16a-7g-6c-4d7hi9j17b
~<br	52 -15b-14k-10a6h7fi9c25g
~<bra	74 -13c-6j-5k6a25i
~<bre	66 -25b-8a-5k7f17c19g
~<bri	63 -14a-6k-4ci5j8g9d14h
~<bro	62 -12d-6a11c13i
~<bs	89 11a
~<bs>	89 11a
~<bu	40 -11d-9c-6fi8j14b19g23e
~<buc	80 -5c5a12h
~<bud	72 -8c-6d-4a5k21g
~<bug	78 -12g-6i6k7b10h
~<bui	55 -11j-6i-5ad10gk17e
~<bul	87 -6c-4k5bfi
~<bum	79 -8a-4c7b11j
~<bun	74 -9g-8c7i8b14a
~<bur	63 -16a5c10g16i
~<bus	50 -13i-8f7j8bc9e10d
~<but	62 -5ad-4k11e17g
~<buy	63 -5g4e5f7b8a
~<by	52 -18d-10k-8h-6g-4j13e17i21b
~<by>	52 -18d-10k-8h-6g-4j13e17i21b
~<c>	80 -45a-5b11c19i30j
~<ca	34 -12g-9c5k9i11f19a21d
~<cab	85 -8bc8j14i
~<cak	87 -10c7a10g
~<cal	51 -32g-16ai-7e6fk9c15b21h28d
~<cam	62 -14b-9i-5d-4cf5k9a13j18g
~<can	47 -17j-15k-7g6c9d10f14a18e
~<cap	89 -8a-4j20c
~<car	42 -10e-9hk-5a5d25ci
~<cas	63 -17a5k9g18b
~<cat	67 -12cd-7i8b9eg18k
~<cau	85 -14c-6d9k18a
~<ce	59 -10k-9a-7g-4i6bcd10f12j
~<cei	84 -8a-5c5g7j11f
~<cel	79 -13g9b16c
~<cen	89 -11a12j
~<cer	62 -6k9d
~<ch	46 -14d-10e-8c-5j6g7f17k23a
~<cha	55 -18c-8ei5a6b13g14k
~<che	57 -9i-8d-6j-5h5c7ek10a12b
~<chi	67 -12d-7a-4e5fi6b7g
~<cho	74 -13g-12b-9e-4j8c14i17a
~<chr	84 13f
~<chu	79 -6b-5c4f6a
~<ci	69 6c7fk
~<cig	81 -5a4b5k
~<cit	74 -8b8f9c
~<cl	45 -19i-14c7a8bf10e19g
~<cla	57 -8d-7j-6a8i10c
~<cle	66 -22i-11c-4g9bj30a
~<cli	62 -10g-8b-6i8af13d
~<clo	54 -20c-19a-8i-4h8b20e30g
~<co	31 -27c-14k4e5bd7f11hi23a28g
~<coa	82 -5ae8b9g
~<cod	72 -9g-7a-5f6k23c
~<cof	82 5k10i
~<coi	82 -9k11b
~<col	58 -7i-4h5g8b11a
~<com	41 -13a-6bg7c12df29h
~<con	54 -9c-7e-6h-5dj6i7f14b20a
~<coo	66 -14b-13j-7f6c8a26d
~<cop	73 -14b-7k-4g5j18a
~<cor	65 -26a-8k-4i8b11f30j
~<cos	60 -14a-8i-5h-4d10j27g
~<cou	47 -10h-9k-5b12c15g19e
~<cov	48 -14d-9f-7j-6e6a7k16c19b
~<cow	85 5c
~<cp	83 
~<cpa	83 
~<cr	53 -13a-10fg4d5k6i7e22b
~<cr>	85 
~<cra	66 -11a-8g-4e5dk6h16b
~<cre	58 -9f5a10e
~<cri	87 -6c8i
~<cro	85 -14a7i15b
~<cu	53 -19a-6b5d6ch8i11k
~<cur	62 -22a-10b-8g-5d5j6h9ce18k
~<cus	61 -8c-7b-4e9a12d
~<cut	72 -7ak7b8cg
~<cy	84 
~<cyb	87 4a
~<d>	83 -8c-5j4i7a
~<da	44 -10d-7i-6h6f9gk25e
~<dad	67 -12c-7a-6j18f
~<dam	66 -8b-7e-5c4k12g14a
~<dan	82 -10c5e7a
~<das	82 -9k6g10a
~<dat	63 -18a-15g-7d-5h12k22c23e
~<dau	68 -7k-6d-5g7j8a14c
~<day	51 -7a-5i-4c6gk20e
~<de	45 -17a-12f-5c9b15d17g18j
~<dea	63 -9g-5f7d8a
~<deb	77 -26a4g9b22c
~<dec	61 -8g-5b-4k6a7d12j
~<ded	63 -9a-5c-4k23g
~<dee	79 -11b-4f7g8i11c
~<deg	79 -7c-4a9b13g
~<del	67 -14c-11b11a14e
~<den	73 -7c4g5h
~<dep	70 -14c-5a5g7b14d
~<des	73 -12a-7gi12k23b
~<det	77 -5b8c
~<dev	82 7j
~<di	34 -16b-15k-14d-5j5h10i15e16c18g28a
~<dia	72 5c
~<did	36 -27k-14b-10d4fgj10h15ci16e17a
~<die	69 -10e-8c6aj7gi
~<dif	68 -10b-5j5k7g15c
~<dig	74 -6ab5k19c
~<dim	89 -13a8bg
~<din	79 -7j5d8e14a
~<dip	85 -18b10c15a
~<dir	89 -6a6b8h
~<dis	63 -21c5g6j13ak
~<dit	89 -5a8f
~<div	72 -11c-8j5g22a
~<dm	87 -5c11d
~<dmv	87 -5c11d
~<do	24 -45k-17j-6g5i11d12b23f31e61a
~<do>	27 -47k-37j-9g13hi14b20e21f24c42a
~<dob	84 -11a5k18c
~<doc	68 -17g-8a4k6i17d
~<doe	41 -22k-8hj4i13e20a22d
~<dog	71 -4b8j9a
~<doi	60 -12g-11j-8de-6h19i22c
~<dol	65 -13a-6c8g15j
~<don	64 -15e-10a4f6b7d17c
~<doo	65 -16b-13c-4i7k8fj14e
~<dos	87 -9c11g
~<dot	81 -12a-4c22j
~<dou	89 -14a8g14b
~<dow	52 -18c-14ai4d8k9e10gh13j
~<dr	44 -15g-12c-6f-5j4e8hi10d20b
~<dra	72 -7a-5cg4h5i8e
~<dri	46 -8g-6h-5j-4f5d6i7b8c12a
~<dro	68 -14c-13a15b19h
~<dru	79 -13c10d
~<dry	83 6a
~<du	68 -6bf5g6e12k
~<due	77 -18c-7g-4b14a24e
~<dui	83 -10a-4g20c
~<dup	89 -4g5j
~<dur	87 5c6a
~<dw	79 -9a-6c15g
~<dwe	79 -9a-6c15g
~<e>	78 -19a-15g6b34j
~<ea	58 -23c-17a-8b-6e14i26k27g
~<eac	66 -11c-10a-6e6d10jk12g
~<ear	71 -23c-14b5a7i12g16k
~<eas	77 -17j-5bg8k15i
~<eat	80 -21a5c12b13g
~<ed	79 -6g-5bj9c13k
~<edu	80 -5abgj13k14c
~<ei	79 -13b15a
~<eit	82 
~<el	53 -18a-11g-5e5i7h9j10d14c
~<ele	72 -9c-4i5j7g
~<els	55 -11g-9a-4e6j8h9d11c
~<em	51 -7a-6h6d7j11g12e
~<em>	68 -20a-14c-8k5d9j14e25g
~<ema	60 -9g-6e9a20c
~<eme	83 5d
~<emp	60 -9c4b5j8e
~<en	57 -29b-7c4i5k11a13h15g
~<end	63 -14a-13c-10b6j7g22i
~<eng	81 -9j-5c4e11g
~<enj	82 12a
~<eno	71 -18b-17i-5c11g18h22a
~<enr	89 -7g-5e15c
~<ent	87 -4b
~<eq	68 -15c16g
~<equ	68 -15c16g
~<er	79 -19k-9b14i17j
~<eri	89 -16a21j
~<err	83 -19k-9b15i17a
~<es	75 -13c-8f-5g12d15a
~<esc	79 -12c-5k-4g13d16a
~<est	85 -8f5b
~<ev	43 -17c-9b-8h-5g5f6dij7k27a
~<eve	43 -16c-9b-8h-7e5df7i8k33a
~<evi	87 -12a-4g7j13e
~<ex	51 -17g-14i-6j8a9k13h15e
~<ex>	89 9a
~<exa	67 -12i-11a-5d10f16e
~<exc	68 -21g-5j-4k9e11h12a
~<exi	87 -6a5h10j
~<exp	59 -16c-11g-6f6h10ak12d
~<ext	68 -11bj-9d6k11g25c
~<ey	83 -19a4i8d12b
~<eye	83 -19a4i8d12b
~<fa	46 -27i-15d-14k-7h10e13c15f22a28g
~<fac	77 -13b-12ac9dk10g15j
~<fai	74 -5fk-4j4c13a
~<fak	83 -13g-8b7c8i9a
~<fal	71 -12g-6j-5d7a10e20b
~<fam	59 -7g-5ej6b10i12c
~<fan	84 -18b-8g-5j6h15a16c
~<far	58 -36i-11bd-10c-6j5e9a16f57g
~<fas	77 -14i4a5c7g12e
~<fat	79 -18k-9a-6b10c11f16j
~<fau	76 -9d-5c6a21b
~<fav	80 -4ag15c
~<fax	84 -9c5i6f
~<fe	52 -28b-7e-5d5hj6i7c8g18a
~<fea	89 -5d12c
~<fee	57 -8e-5a9gh11i
~<fel	74 -5bj5e8c
~<fen	71 -16b22a
~<few	75 -11b5jk12a
~<fi	43 -12b-6e-5i7fj9ad15k
~<fia	87 6j
~<fie	85 -11a14g
~<fif	84 -5a5b
~<fig	67 -17c-8i-4j4k6eh12g
~<fil	62 -10b-8g-7h-4e5a7k14c
~<fin	55 -14g-12c5e6hij10b
~<fir	52 -8e-4hi6f9d16k
~<fis	83 -9b5f8a
~<fit	89 
~<fix	72 -9g-7k-6e-5d8a17c
~<fl	58 -13g-10e-7i9k22b
~<fla	74 -14g-5a-4i4j5k15b
~<fli	89 -4e5ak
~<flo	62 -6a-5e10f
~<fly	80 -6fj8a13b
~<fo	33 -13e-4f4g7bh8c12i20k
~<fol	62 -8gjk-6c-5e6h11b15d
~<foo	68 -9bk-6i16c20g
~<for	34 -10c-6e8i9j10h12g28k
~<fou	73 -17g-8e-5k6ab20c
~<fr	45 -22g-12b-5d6h8j10k13e17c
~<fra	75 -7g-6ac5b18e
~<fre	71 -16g-13a4e6b23c
~<fri	71 -4eg5j7c8h
~<fro	47 -20b-5dg7k8h19a
~<fry	87 -5a7j
~<fu	53 -15f-7e-5dh-4j7g13i23b
~<ful	62 -14f-5e5k9g11c12b
~<fun	62 -9e-8j-6g16bi
~<fur	71 -9c-6k-5a4b6g8e
~<fus	85 -6b8a
~<g>	85 -14a7c8g9j
~<ga	56 -10g-6ah-4c19fj
~<gad	87 
~<gal	87 7j
~<gam	85 -7a10j
~<gap	74 -6c-4dg5e11a
~<gar	66 -5c-4g4j23f
~<gas	82 -16a10b13i
~<gat	80 -7b-6g4a11j
~<gav	75 -4hi7g8c
~<gc	85 -9g10c
~<gc>	85 -9g10c
~<ge	42 -10j-7fg-4dh7i9a14e24k
~<gea	89 -22g-6a6f24c
~<gei	87 -9d-8a25b
~<gen	72 -4j5k7g
~<geo	84 -5c-4a4f14k
~<get	43 -11f-10b-8c-7j10i14k16ae
~<gi	52 -20e-9f-8j-7d6c7b15a26k
~<gir	72 -5a14b
~<giv	54 -16e-9j-8f-6i-5d5g8c12a29k
~<gl	68 -14g-6k10c20b
~<gl>	79 -13g6a12c
~<gla	72 -9a-8g-5j-4k4h5e23b
~<glo	89 6g
~<gm	85 -6a6b7j
~<gma	85 -6a6b7j
~<go	33 -8j-4i8c13bh33k
~<go>	48 -13j-12c-10g-8e-5b5a6d26k27f
~<goa	85 -6a18c
~<goe	67 -7ij5e19k
~<goi	55 -11f-6i12k14h
~<gol	83 -4b6c7i
~<gon	65 -7e-6d8b10j
~<goo	52 -10k-9f-6g5i6c7bh13a
~<got	40 -16f4ab6k7j11c16d
~<gp	87 -5a11c
~<gpa	87 -5a11c
~<gr	53 -7hk-6i-5a4j6b8dg9c
~<gra	62 -19g-6a6bci8d10j
~<gre	73 -11j-8ik6af7g11c
~<gro	61 -7i-4a4j16g
~<gu	53 -18c-10a-7h8dk10j16i
~<gua	81 -4a15d
~<gue	73 -14c-8d9a15j
~<gui	83 6k7g
~<gun	80 -11b6a16c
~<gut	79 -16a-12g-6c17b18i
~<guy	58 -11b-7c-5h6f7dg8i9e
~<gy	89 8c
~<gym	89 8c
~<h>	82 
~<ha	28 -15h-8f9bk25i41a
~<ha>	85 -7c-5a8d10i
~<hac	79 4d5c
~<had	53 -9b-7g-4k7c12a13j
~<hah	75 -8a4g5e11b
~<hai	69 -10gj-9c-4b5h14e25i
~<hal	65 -9j-8b-4e6a8k11d
~<han	56 -15c-11g-9j-7e-5h4a11b32i
~<hap	52 -17e-8j-7g9h10c13k15a
~<har	68 -8g-6b17a
~<has	53 -7b-6g-4j32a
~<hat	78 6f8g
~<hau	80 -11c-5a-4g9b16i
~<hav	31 -12i-10f-8d-6h9k11g12cj27a
~<he	39 -31e-19b6h12g13k16f18j20d
~<he>	53 -19e-6fk-5a6dg9i10c18j
~<hea	48 -11b-10g-8c-5a9j16f24k
~<hei	78 -11a-8j-5e5k8g21c
~<hel	64 -19c-6j-4e5h10b13i
~<her	53 -30i-15a-14e-5b4h12f14j20d23g
~<hes	84 -6b6a7h
~<hey	81 -10g7i8c10a
~<hi	48 -29d-25k-17a-5g-4h8c10f14e16j43b
~<hid	89 -4c4b
~<hig	61 -14i-13a-9j-6c9g18f30b
~<hik	84 -11a-8c-7k4b7j22g
~<him	69 -12k6b10e
~<hip	89 
~<hir	71 -19e-10g7j14b21c
~<his	61 -26d-23a-9g-5k4h12i13b21j25e
~<hit	64 -17g-7b-6d7e8i19a
~<ho	27 -61a-34b-19j-11d-6k4c11e64g109i
~<hob	81 -9a-5g17c
~<hol	62 -19g-7b-5e9afi17d
~<hom	50 -9c-7h-5i4k7f8e15a
~<hon	73 -10a-5g7b10c
~<hoo	85 -5a5j6b
~<hop	77 -14a-5g11ci
~<hor	89 -7j11a
~<hos	70 -6b-5i5a11j
~<hot	71 -16f-11c6g13j16a
~<hou	45 -5f-4c6d8bg13e
~<how	30 -114a-41b-28j-25d-5k9e12h88g144i
~<hr	89 
~<hr>	89 
~<hu	50 -16f-13b-7k6c8j15i19a
~<hug	89 -8a-6c-5i-4j6f8b10g
~<huh	74 -20a-16g7c16j20i
~<hun	81 -5g9j12a
~<hur	62 -18f-14b-8e6g11c12i22a
~<hus	56 -5k-4i4e6d
~<hy	72 -6c7a9g
~<hyd	74 -6c8a10g
~<hyg	89 
~<i>	34 -28a-27g-25b-13d-5f9e15i40j74k
~<ic	87 -14c4b5e14i
~<ice	87 -14c4b5e14i
~<id	69 -13d-7g-6e4b5k25c
~<id>	76 -31a-6e-5k-4g6b7j40c
~<ide	75 -11c10k14a
~<if	41 -20b-13ah-12j-9i4d8g14f24c43k
~<if>	41 -20b-13ah-12j-9i4d8g14f24c43k
~<il	89 -6c9a
~<ill	89 -6c9a
~<im	72 -10g-4j4h5b16c
~<imp	73 -8g-4j4h5b11c
~<in	29 -31c-13b5h6i7dk8j15f17g37a
~<in>	33 -13c-6b5h9agj12f16i
~<inc	62 -5bh-4f18c
~<ind	84 -9a11b
~<inf	72 -4g4f11a
~<inj	71 -7b6a8g
~<ins	43 -11j-9c-8i9d10a11f16g
~<int	63 -12g-7a-6i-5c5e8k9hj10d
~<inv	72 -13c8g11a
~<ir	85 -7d7a
~<ira	87 
~<is	23 -10g-9k-4b13i18d23a52j
~<is>	23 -11k-10g-4b13i19d23a52j
~<iss	81 4k
~<it	28 -8ce5a6h13i26b28j
~<it>	28 -11c-8e4k5g7h13i27b29j
~<its	82 
~<ja	85 -24b-9c9g14af
~<je	73 -9a6g9i
~<jee	85 -8c11g
~<jew	78 -7a12c
~<jo	55 -15g-12b-7k-4h6f8d15c19a
~<job	55 -13g-8be6f8d12c18a
~<joi	82 -6k-5bj4a14e
~<ju	47 -14c-13g-11d-9i-7e11ah17k27b
~<jud	84 -4j5a
~<jum	75 -6b6c18h
~<jun	84 5c
~<jus	48 -23c-10g-9e-7d-6i7a9j22k29b
~<ka	87 -10i-9c-4d5e10a12b
~<ke	51 -27g-5i9a16h20k
~<kee	54 -22g-4e9a11c19k
~<kep	74 -8cg6f21h
~<key	74 -9g4d5a6e
~<ki	47 -11a-6e-5h7c9g10j11b
~<kic	80 -11c-5i5g6e8b10a
~<kid	55 -9g-5h-4k4b5f7j11a
~<kin	55 -13a-7e-6j-5f5b7g23c
~<kit	70 -9a-4c5i9gj
~<kn	50 -17g-14b-7d-5h6j8e13a29k
~<kne	87 
~<kno	51 -16g-14b-7d-5c-4h5j8e12a31k
~<l>	83 -59b-7c11g64a
~<la	42 -12f-10bd5a7c8g14j22e
~<lab	82 -9c-4b20j
~<lad	75 -7ab5i17j
~<lai	81 -10c-5bg4i7a9d
~<lak	79 -6a-5di-4c11gj
~<lan	63 -15b-8g-7c-6k-5f10j14e18a
~<lap	75 -12i-6j7a8b13h
~<lar	84 -16i10c14g
~<las	48 -13a-9k-7f-6d4c13i14g21e
~<lat	69 -5c4k5i8g
~<law	67 -19g-12j-8d5b7k14a21c
~<lay	80 -9j4k6ac
~<le	43 -15g-11b-6i4ah19k34c
~<lea	50 -20g-9i-5ck6j7h12d22b
~<lef	68 -12c19g
~<leg	72 -16d-10b-8g10ak25c
~<len	72 -10a-6b7k15c
~<les	77 -20a5f11g12c
~<let	57 -11g-9j-8d-7f7c8i18k
~<lev	77 -10ab-4g5d19c
~<li	33 -33a-11b-6e9c11f13di24g30k
~<lia	60 5b8g
~<lic	59 -11a-4j6b9e11d
~<lie	79 -10c13d
~<lif	54 -15c-7a-6b5f22g
~<lig	79 4d
~<lik	42 -13b-6f-5gj7e9d13k21i
~<lim	62 -22a-6b-5d19c31g
~<lin	61 -11a-8ej-6f5b10gk17c
~<liq	87 11a
~<lis	60 -22a-6i6d29k
~<lit	60 -6j-5de5b8i10c
~<liv	56 -27a-14g-12e-7d6j7i15c18b26f
~<ll	78 -7a5c16b
~<llc	78 -7a5c16b
~<lo	39 -21i-18d-8j-7a7e11k13bf19gh
~<loa	63 -12g-6e-4i4ck8j10b
~<loc	64 -14c-10g-4j7bf19a
~<log	80 -12b-5dj13i14c
~<lon	52 -40i-11a-9j-8c-5d6f12h16e48g
~<loo	54 -7a-5d5h13c
~<lor	87 -6a7i9c
~<los	60 -18e-6cg-4f5j6h10i15a
~<lot	65 -16a13g16c
~<lov	66 -10bgj-9c-6d6a9h10k11i12f
~<low	70 -24i-7a5e10g29b
~<loy	81 -9c-4b6j8e9h
~<ls	89 -38b-12j6i46a
~<ls>	89 -38b-12j6i46a
~<lu	74 -10b-7d6c11a
~<luc	83 -6b-5d4a6c
~<lum	84 -5c6j
~<lun	84 -5b-4g6c10a
~<ly	89 
~<lyf	89 
~<m>	82 -11a-5g7j19c
~<ma	38 -12ei-7k4b13c14h30g
~<mac	74 -9a-5d8fj
~<mad	63 -15g-7b-6k6f35h
~<mai	63 -14a-7g-5i5b8cf17d
~<mak	54 -13j-6ek6a9c10g15i
~<mal	83 8a
~<mam	84 -11a4b6cg
~<man	45 -14i-12j-10b-6k-5c5d63g
~<map	89 -5a4c5b
~<mar	64 -9d-8g-5i-4h7k14bj
~<mas	87 -10a17b
~<mat	69 -11c-9d-5e7a11j14k
~<max	87 -12g-4a6j17c
~<may	71 -7ck-6b5e8g12a
~<me	35 -38g-20d-19a-16f-13i-6e14b125k
~<me>	37 -27g-23a-18d-15c-14f-10h-8i-5ej151k
~<mea	72 -6cj-5k5b13h
~<med	65 -12g-6i-5k13b20c
~<mee	74 7c
~<mem	83 14a
~<men	79 -14k-6b5a11j14c
~<mes	77 -4g5c10e
~<met	74 -8k-7g-5a6b8j18h
~<mi	48 -10d-9k-8fj5ci10a12e22g
~<mid	77 -8a-5i5b6e9g
~<mig	80 -19b-6j5e6d8h11c
~<mil	61 -10a-6c27g
~<min	55 -23c-10j-8dk8i11b18g20a
~<mir	87 -12a21j
~<mis	67 -24g-15j-6b-4d8ei15a27c
~<mo	38 -15j-12i-10g-7a8k9f13e21b27c
~<mob	87 -7a-5k6b9f
~<mod	74 -23a-6e11bc13j
~<mom	66 -6b-5c-4j5k16a
~<mon	48 -18j-11i10e23c
~<mor	51 -14j-10c-9d-5e-4i7h12k27b
~<mos	61 -5e16c
~<mot	66 -10g-6c5d8f10a
~<mou	85 -9g-6a5b8i11c
~<mov	61 -12b-6agk6j26e
~<mr	85 11a
~<mrs	87 
~<mu	45 -26i-16j-11c-9k-6d14b60g
~<muc	45 -31i-15j-10k-9c-7d-6e7a16b64g
~<mus	79 -9b-5g4cd10i
~<my	55 -21j-8a-6k6e7b9i12d15f
~<my>	56 -20j-10a-5k6e7b9i13d16f
~<mys	83 4c8a
~<n>	82 -14a-6b9c18j
~<na	49 -31g-17a-13j4h6i10k21d34c
~<nam	50 -29g-21j-7e-5h4f8i15k16d41c
~<nan	87 5d6b
~<nat	83 9j
~<ne	41 -14dg-11c-10a6e16h21i28k
~<nea	68 -12c-11b-6k11a21f
~<nec	89 -13c15i
~<nee	47 -13gi-9c-8bd-6f13h62k
~<nei	73 -4k
~<ner	83 
~<nes	87 -8g-6k-4j10i11e
~<net	83 -5bc15g
~<nev	72 -15a-5k-4g9hi11j
~<new	57 -20k-6a-4f7c11b21i
~<nex	65 -6g-4f6c10b
~<ni	57 -12j-6e-5h4g5d7bf9a
~<nic	65 -9e-4j4d5i6a
~<nig	63 -10j-6i5g10af
~<nin	89 
~<no	37 -32b-16d-6i6k15g29h40j
~<no>	54 -36b-21i-10d5e6cf10a49j
~<nob	69 -9d-8e-7b5a7c14j
~<noi	85 8c
~<non	77 -11b-7c7h14j
~<nor	74 5a
~<nos	85 -11c5k6a8f
~<not	44 -7d-6c-5b5i6k13j20h
~<now	49 -28j5b12g15h16c
~<nu	49 -15e-9b-8d-4a5i9k14g24c
~<num	50 -14e-12j-8b-6d-5h9i12g13k28c
~<nur	74 -9b-8c8hj9a
~<nut	82 5c7g
~<o>	79 -12c-7j-4g6b22a
~<oa	83 -5g5a7i
~<oak	83 -5g5a7i
~<ob	89 5k
~<oc	75 4c6g
~<occ	75 4c6g
~<od	81 -15a-4j13g19k
~<odo	83 -7a14g
~<of	33 -7h-6g5c8ik13a19d
~<of>	36 -8b-6e-4h5k6d10j14i18c
~<off	48 -23g-13j-11c6e9d12a15k16b
~<oft	73 -17i-10a-8c-4b14d34g
~<oh	60 -23j-19b5ai7c10k12d13f
~<oh>	60 -26j-21b-8g6i8c10a11k12d13f
~<ohi	87 -7a4j8g
~<ok	46 -21j-19b-9k4c5ef10a11g12d18i
~<oka	46 -21j-19b-9k4c5ef10a11g12d18i
~<ol	51 -43i-8ck-7d16e17j44g
~<old	51 -42i-8ck-7d16e17j44g
~<on	30 -17f-10e-5g20j28dk
~<on>	33 -22f-15b-13c-6e12g17j19k20d26a
~<onc	71 -8g7k9b
~<one	43 -8c-6b-5g6k9f13d16j
~<onl	63 -10dg-4e7k10b13j
~<oo	77 -18a-5k7ci13g
~<ooh	78 -15a-4k5e8g11c
~<op	61 -11g-7c-4ij8e17a
~<ope	63 -13j-10g-6i-5c9e13b18a
~<opi	87 -7a4h5d
~<opt	85 -13b6a8j
~<or	31 -69a-68j-30e-25k-24g-12h-10c5d24f257b
~<or>	31 -78a-66j-33e-25k-22g-10h-9c6d23f262b
~<ord	82 -8c-4a8f11e
~<ori	74 -4j5b6d
~<ot	56 -8b-6f-5e10g13d16h
~<oth	56 -8b-6f-5e10g13d16h
~<ou	43 -27g-7d-4i6b7k18e24c
~<ouc	85 -28g-6a8e12d22c
~<oug	87 -6d-4g7c12a
~<our	71 -9c-7a-6g5fj12i
~<out	44 -12i-9d-5f5a8bk11e14c
~<ov	49 -14c-8i-5h-4a5ef15g16j
~<ove	49 -14c-8i-5h-4a5ef15g16j
~<ow	49 -21d-18c-11j-6eh5i10a25b28g
~<owe	69 -26d-14a4b5k36g
~<own	50 -20c-10j-5eh4f7i20a22b
~<p>	84 -9b5a8c
~<pa	37 -31e-15h-4k14b15a16fg18i
~<pac	73 -5j14a
~<pag	68 -9g-6b-5c27k
~<pai	62 -16c-5ei-4h7d10b15g
~<pan	83 9a
~<pap	67 -14ag6f7d8c14b
~<par	51 -16k-15e-10d-6h5b19c29f
~<pas	61 -15e-6k-4c5bj10d14a
~<pat	76 -13b-5g13a
~<pay	44 -14a-10c-6ehk-4fj9b22i42g
~<pd	89 -6c7f
~<pdf	89 -6c7f
~<pe	47 -11i-8f-6a-4ej7g18b23d
~<pee	80 -7a6c10d
~<pen	75 -7a-4k9bc
~<peo	57 -7j-6e-5f8a16d
~<per	54 -13c-11i4a11b14g
~<pet	85 -17a5k21c
~<ph	60 -7d-5h4k6e11b
~<phi	89 
~<pho	62 -7d-4h9e11b
~<phy	77 -7g
~<pi	53 -12g-7j-4i15k17a
~<pic	58 -7e-6cj8b18k
~<pie	81 -5c5k7e
~<pil	77 -5gj5b12c
~<pin	85 -7c4k6a7e
~<pip	72 -5g11c14a
~<pit	85 -5b5j7a
~<piz	87 6j
~<pl	45 -8h-7b-5i10f14k16c
~<pla	47 -6h-5bk5j8d16c
~<ple	68 -12a-9d-8e-7j10b15f23k
~<plo	87 -11b11a
~<plu	70 -8g-6b5k11e
~<po	44 -15d-14i-8f6h7egk10c17a
~<poc	76 -7a8c11g
~<poi	80 -7g-5c11a12h
~<pol	47 -15a-11i-8d6k11c12be
~<poo	68 -5b5j10a
~<por	79 -7d4b5a6c
~<pos	75 4g5ac
~<pou	80 -7c-5j17a
~<pow	89 4j
~<pr	44 -33a-11i-7d5k6h8b10g17j29c
~<pre	59 -9a-6fh-5dei5g8k9j10bc
~<pri	57 -16a-8i-6h-5d7f8c9b16g
~<pro	51 -23a-5b11c12j18h
~<pu	50 -21c-12i-6j8e16b26g
~<pul	70 -5j-4c13e
~<pum	82 10a
~<pur	80 -21a9b16g
~<pus	79 4e6a
~<put	53 -18c-9i4d6af20g
~<qu	54 -9h-7i-6k9g11b15c
~<qua	80 -6a10j
~<que	69 -6h-4e4d8c
~<qui	64 -6j-5d4b16c
~<quo	66 -7k-4c6a11g
~<ra	54 -17i-10e-6b-5c7hj11g13a14k
~<rac	80 -6b6k10a
~<rai	66 -19c-12i-8e-6k6j14a21g
~<ran	77 
~<rat	62 -11c-10a-5di4b6j11h18k
~<re	38 -23i-14f-7c8ak11bh17e21j
~<rea	53 -18i-13ab-9f8c9e20h34k
~<reb	76 -14c6j17a
~<rec	58 -19i-12d-10c-5h8k19b27a
~<red	75 -5b14e
~<ref	79 -14c-4ak7b20d
~<reg	67 -13c-6d-4be4aj5k21g
~<rej	89 -7a5h
~<rel	80 -4c4a
~<rem	66 -17k-5g8i10a16j
~<ren	53 -12a-9k-5fi10d14bg
~<rep	60 -5cd5j8a
~<req	74 14c
~<res	69 -14k-5eg8bdhi
~<ret	66 -6a-5b5g10j
~<rev	77 -8e-5j5c9g
~<ri	36 -19c-17e-12bk-9h8a10g25i48j
~<rid	72 -16b-9d-7j-5k8af9c22i
~<rig	37 -13c-12e-10a-7h-5k-4fg20i53j
~<rin	68 -17b-9i-8c-7k8a14d28g
~<ris	78 -5g-4c12b
~<riv	83 -13b-7e9g22a
~<ro	49 -14b-11f-6e-4a7k9d11g15c
~<roa	70 -6b-5dk7c10a
~<roc	84 9c
~<rol	83 -15j-5bc9d20a
~<roo	54 -23b-13e-7h-5f5c8ag9i11d15k
~<rot	84 -10c-9a8b11e
~<rou	68 -28a-11f5c10g13h16b
~<ru	53 -21c-12e-9j-7k-5f7d14b39g
~<rul	87 -4g7c
~<run	54 -14e-13c-8j-5af-4k8d18b31g
~<rus	84 -4k7ae
~<s>	79 -13a-7c8b22j
~<sa	41 -22e-11b-8f5c12k19i23j
~<saf	67 -8g5b6j8c
~<sai	61 -9a-6g-5dfi5k15h23j
~<sal	64 -9e-8b-5ai-4c5h6j8d22g
~<sam	62 -28b-8fj6e10gk25a
~<sat	79 -7j-6g-4bk7c9ah
~<sav	66 -7c7b11g
~<saw	77 -10k-7g8c9i
~<say	50 -20e-19c-9g-7a-4h7dfj9b13k30i
~<sc	54 -28a-8c-5j6f8bd11i14g
~<sca	67 -20c-11j-5d8h13g20i
~<sch	60 -14g-10a-8i5j6bd7k12f
~<sco	77 -25a-5k4i19g20c
~<scr	78 -10a-8c11d14b
~<scu	83 -8b7g10a
~<se	43 -22c-11h-8d-6j-4g5i13f14be31a
~<sea	76 -10c-6a-5g6b22e
~<sec	62 -10g5jk10c
~<see	59 -23c-11h-4a5d8e11i17f
~<sel	65 -9c-5k8e13b
~<sen	58 -8g-5j6a9f10b
~<sep	78 11a
~<ser	66 -6d-5c18a
~<set	62 -17a-10e5c10b19g
~<sew	83 -8b12a
~<sh	41 -22g-11e-10d-6c6b7j9a25f33i
~<sha	62 -17c-12j-6d-5gk7b10a12f26i
~<she	54 -16d-15e-9f-7b5k6g19j23i
~<shi	68 -11c-10a-5d8j12b19e
~<sho	48 -15g-12e5b12d27f
~<shu	70 -16g5c9a12i
~<si	46 -16a-9g-5dfh5e11j42b
~<sic	78 9c
~<sid	65 -7k-4e6a16b
~<sig	62 -11g-8c-4h4i9ae11j
~<sil	89 
~<sim	85 -21a21b
~<sin	58 -20a-9g4i7cj8e15b
~<sis	71 -7g9j
~<sit	62 -11j-7gi-6k6a10c17b
~<siz	81 -22c-10a5b34g
~<sk	72 -8c-5k8i11e
~<ski	78 -14c-4a5b13e
~<sky	80 -6k5a10i
~<sl	61 -10g-9c-6j-4de5i7f12a19b
~<sla	77 -11c-4g28b
~<sle	69 10f
~<sli	82 -5ag8bc
~<slo	74 -6c-5jk10i16a
~<sm	62 -9bj-6c-4h6g9d17i
~<sma	73 -7c-5j5g14d
~<smo	67 -11b-4j9a17i
~<sn	73 -8f-5a8c16j
~<sna	82 6c
~<sno	79 -8f-6a19j
~<so	29 -33g-15fi-8d-4a17k19h21e64j
~<so>	33 -43a-32b-20g-14i-9d-8f12e28h33k90j
~<soc	71 -7d-6j-5a13b19c
~<sof	80 10j
~<sol	70 -12g-5e-4h5b6a16i
~<som	44 -17j-8f-7g-6c14a15d30b
~<son	69 -10g-8k-6c5i6b20a
~<soo	70 -26i-7b-5c10a32e
~<sor	71 -21j-7b-6e8g12a19c
~<sou	63 -17c-8f-7b-5g8k11e24j
~<sp	51 -13ae-9h-7d7j9cf15bk
~<spa	69 -5bk5i8a
~<spe	62 -13a-8e-6i-4h4f7j10k20g
~<spl	82 -9a5j6f
~<spo	63 -13g-8j-4di6f8b10k11c
~<spr	68 -7g8j12b
~<sq	69 -6b7c9g
~<squ	69 -6b7c9g
~<sr	80 -33k8f15a17c
~<sr>	83 -10k5a8f
~<st	37 -27d-15h-5g7a9i10f12c20b25k
~<sta	47 -24d-10hij8g10f14ck25b
~<ste	69 -21c5bd6ae8g
~<sti	54 -15c-9k-7h-6d-4e9a10f12i21j
~<sto	54 -16b-8g-5f7a15k19c
~<str	57 -22g-6j-5d5fi8k12b14c
~<stu	57 -7a-6f7c8i11k
~<sty	85 -5a8c
~<su	51 -18f-5ij-4k9g15a16c
~<sub	63 -5e-4d4b5gj
~<suc	85 12a
~<sud	87 -4e
~<sue	82 -6a11g
~<sug	82 -12a7c9b
~<sui	85 -7g14e
~<sum	74 5a6b
~<sun	81 -8k-5j5e8b
~<sup	68 -15f-9j-7i5c6hk14d
~<sur	68 -15b4i5cg12a
~<sus	84 -5b9c
~<suv	89 
~<sw	64 -13j-11c-6a-5k8fi12bg
~<swa	85 -5ac11b
~<swe	77 -9j-5ck7e15g
~<swi	68 -7aj-6e6bi11f
~<sy	69 -6b8c12k
~<sys	70 -6b6c12k
~<t>	87 -36a38j
~<ta	45 -14c-11i-8k16g17b28d
~<tab	75 -17a-4c6di9g13b
~<tac	87 -5a5d
~<tak	51 -8f-7ci7ab10k17d
~<tal	57 -9ck-8i-5j5b8af10d12g
~<tap	82 -11c-4k18a
~<tax	77 -7a-5b4e6gj
~<te	41 -36c-16i-14f-10d-8eg5b8h14j26a56k
~<tea	74 -9g4k9j
~<tee	72 -8c7a8h9g
~<tel	43 -21g-14b-9i-6cf-5e-4d4h6a63k
~<ten	77 -5b6ahj
~<ter	67 -13c-7a-4f15bg
~<tes	79 
~<tex	68 -17c-9k5j12b23a
~<th	17 -7h-5d7e11j12b16k17g25i37a
~<tha	29 -20c-9dg7b12a15h58j
~<the	20 6di8aj13b16k35g
~<thi	40 -14g-12a15i19d22h
~<tho	55 -17d-15f-7b7h9e10a21i
~<thr	52 -11eg-9c-7h5i6d9fj20k
~<ti	47 -24i-8a-6c-5d6j12h47e
~<tic	70 -14c5j11h
~<tie	83 -9b-4g5e17j
~<tig	87 -9c5a7e
~<til	67 -11jk-9i-7g-6a-5d5ch7f14b21e
~<tim	52 -17i-8b-7f-6a-4dj6h14g36e
~<tin	87 7k
~<tip	84 -10g15c
~<tit	74 7dj
~<to	29 -10h5k6j16f42g
~<to>	31 -14j-9a-4h12f15b16k17g19c
~<tob	79 -7b9a
~<tod	58 -10k7di12g
~<tog	75 -9b-7a5e9j11f
~<tol	71 -15c12g17j
~<tom	69 -7d-5b-4c5j6gi9e
~<ton	77 -21a6g8j17c
~<too	56 -14k-10b6f12g19a
~<top	67 -11g-5d9j14c
~<tor	83 
~<tot	70 -9a-8e-5b-4i5g6k9dh
~<tou	77 -15a-10g5j8c15d
~<tow	66 -9c-8d-5g5a12f15b
~<toy	89 -7b6j7a
~<tr	47 -21b-6c-5g4j8ad15eh
~<tra	58 -8c-6d4a9e14h
~<tre	62 -9g9c10i
~<tri	73 -13b5h6d8a
~<tro	72 -7c-6b4j5g8a
~<tru	58 -10a-8b-5i4h12cd
~<try	77 -20c6g7a20e
~<tu	60 -8ei-4k14a16g
~<tub	77 -8b13a
~<tui	85 -5a18g
~<tur	64 -8e-6i5f7ab8g
~<tv	85 11c
~<tv>	89 12c
~<tw	76 -10a6f11b
~<twi	77 -10a11b
~<ty	68 -7a-6b7j9k10c
~<typ	68 -7a-6b7j9k10c
~<ub	80 9a
~<ube	80 9a
~<ug	76 -9c-7aj-5k5g7h16i
~<ugh	80 -10ac-7j4e7g8h17i
~<ugl	85 5f
~<um	62 -9g-5i8h10b
~<umb	62 -9g-5i8h10b
~<un	51 -12i-8d6a12j21b
~<unc	83 -6d6b
~<und	57 -11ci-6e5b6f9a19g
~<unh	85 -7a11c
~<uni	63 -17g8aj12b
~<unp	89 7j
~<unt	89 -7a4e6j
~<up	42 -17b-7d10h12a13e20f
~<up>	43 -15c-4b12eh20f
~<upd	72 -13b7e9a10c
~<upg	87 -8a13c
~<ups	74 -9b-5g15a
~<us	51 -13g-10j-7d-6b5e13ch19a
~<us>	62 -9adg5e12b18h
~<usa	89 -6b-5a7ck
~<use	57 -8f-6j-5b-4e13c22a
~<usi	83 -11b19a
~<usu	72 -9g-7c-6j9f12e
~<v>	82 
~<va	58 -27b-14c-4k8i9g31a
~<vac	77 -12c4g6f14a
~<val	64 -9a-5bd9c10i11g
~<van	74 -16c5a6hj10d
~<vap	84 -25b23a
~<ve	60 -17g-13a-8e-7d6j25b26k
~<veh	64 -6d-5g6c7k
~<ven	75 -15g-8ac5j11k22b
~<ver	82 -11a-5c6b15k
~<vi	62 -18a-7k-6g5h7i25c
~<vid	84 
~<vin	69 -24a-4g8b35c
~<vio	81 4j
~<vis	75 -9b-7k9h10a
~<vo	76 -9k-7a-5d-4j13b18c
~<voi	85 -12k-11a-5j16b21c
~<vol	83 -5a6b
~<w>	81 -13c-6e5a19g
~<wa	35 -29f5g9c10a11i13k21h
~<wag	74 -7c6k7d
~<wai	72 -10c-6j4h7i11a
~<wal	59 -11ac-6i-5e8b9g31k
~<wan	45 -13d-4i4f8hk9b10e
~<war	83 
~<was	45 -33f-12k-11g4a5j9bh13c15i20d
~<wat	59 -18i-10e-6a4b10f13g15c
~<way	61 -20b-12j-8f-7d-6a5k8ce15h20i
~<we	40 -11b-10f-5g9k14i23a
~<we>	52 -7f5i11j12c
~<wea	77 -9g-8e8c13a
~<web	80 -6h-4d7a11b
~<wed	83 -7d-4a5k14j
~<wee	56 -18a5c6i7h9g
~<wei	69 -12d-11j8a20g
~<wel	66 -15b-9j-7e6a7h13d15i
~<wen	66 -20g-13a-8i-7b6c10eh21j
~<wer	55 -15c-8h-5fi6g7e9k16a
~<wet	87 5i
~<wh	20 -157a-50bj-17i-16k36f38h39g77d100ce
~<wha	25 -113a-44b-40j-22k-6di9f29h39e86g148c
~<whe	36 -70a-29b-21j-15h-6g-4d5i22k76f78e
~<whi	53 -29a-11i-9h-7g7ef22c29d
~<who	37 -35a-32g-20i-18j-15e-11f-8c-5h6k167d
~<why	60 -22a-20c-12j-11g-8b-6dek-5i103h
~<wi	34 -5f6i7c13a20k
~<wid	84 -7j-6g-5i5e8b9a
~<wif	55 -8dj-5k-4e4ac5i21b
~<wil	53 -12b-8c-6df-5h-4i6j10e18a20k
~<win	63 -4b7i11g
~<wir	74 -7j10e
~<wis	72 -8j-7b-5d10g15c
~<wit	38 -8g-6b6hk8j11a12d
~<wo	32 -9ae7i16f21k24b
~<woo	68 -5c8i
~<wor	42 -7ae-6di7k8b10c21f
~<wou	37 -8c-5e6a11i12k14b
~<wow	74 -17a-7j-6b-5di9h10g24k
~<wr	58 -19b-6gk-4e5i12d14c15j
~<wre	74 -5a11d
~<wri	65 -18b-10a7i9c23j
~<wro	70 -6bk-5g11c18a
~<x>	83 -12a19b
~<y>	87 -5c-4d21j
~<ya	72 -6c-5dj4g7k13b
~<yar	74 4a5g8b
~<ye	41 -16k-11d-8a-4f4b9j13h16e19c
~<yea	42 -18a-12k-11i-7d7bj8h13e15c21g
~<yes	72 -16g-11a9c12j13h
~<yet	66 -13g-10j-5cd7e14i27a
~<yo	15 -15k9d10ae11b13f14gh17c20i21j
~<you	15 -15k9bd10e11a13f14gh17c20i21j
~<ze	85 -4c6a
~<zer	85 -4c6a
~<zi	65 -13j-7a-6g14k29c
~<zil	85 -6a7c
~<zip	67 -16j-8g12k24c
~<zo	73 -9e-7g-5j8b11a14c
~<zon	77 -9e-5gj7a16c
~<zoo	85 5a7b
~@da	63 -10g-7e14a16j
~@day	63 -10g-7e14a16j
~@mo	65 -11e-10c-6g11i22j
~@mon	65 -11e-10c-6g11i22j
~@na	52 -24c-7ik-5e-4h15d18g23j
~@nam	52 -24c-7ik-5e-4h15d18g23j
~aa>	89 7c
~ab>	72 -11c19b
~abe	78 8a
~abet	79 9a
~abi	58 -14c4d5a6i10g
~abie	89 
~abil	59 -7c9a11g
~abin	85 -8bc8j14i
~abl	63 -8g-7k-5e-4h5a7d18c
~able	63 -14g-7k-4eh7d8a19c
~ably	89 -5a8g
~abo	41 -9e-8a-5b6fh8j21k
~abor	89 -7c11j
~abou	41 -9ae-8d-5b6h7f10c23k
~abov	79 -11c16d
~abs	87 5i6j
~aby	68 -8d-6b4e14a
~aby>	70 -6d-5c5e12a
~abys	83 -5b7c
~aca	74 -12c-5j-4i6f8g13a
~acan	83 6b
~acar	89 5eg
~acat	82 -13c4g7f13a
~acc	56 -11g-6bh-5k4e9a12j
~acce	82 -5b10a
~acci	69 -15c6d12e
~acco	61 -11g-5d-4ehk8j15c
~ace	48 -14c5b7gi14d
~ace>	50 -12c7g8d10i
~aceb	89 -6b6j7c
~aced	79 -9a-6c8g11b
~acem	79 -12g5b6a
~aces	81 -13a-8c4g7b12d
~ach	56 -10a-4f5ek14j
~ach>	62 -14c-13a-5b5d7j9k10e11g
~ache	71 -7eg-4k8b11j
~achi	72 -5d18c
~aci	87 5k6a
~acin	87 5k6a
~ack	49 -8de-7c4i13a18h
~ack>	54 -12i-8c-4de5k6h19g
~acka	77 -5gj5a8b9c
~acke	69 -5cg5f10h
~ackg	85 -5j4c6b
~acki	83 -12c-7a10b13h
~acks	81 -9b15a
~acku	74 -9b-5g22i
~acky	89 -8a9c
~aco	83 -11c-10a10f12j
~acom	89 
~acon	89 -10ac10f11j
~acr	84 5f
~acro	87 5f
~act	56 -13g-7ai-6h-4e6d9f15c16k
~act>	69 -14g-7a-5e8b11f15k
~acte	89 -21a12c14b
~acti	80 -7b-6c4k14a
~actl	77 -11i-6aj5efg17c
~acto	70 -13c-6a6g9j10d
~acts	80 4c6d
~actu	72 -11b-8g-7j5i11c13a
~acy	84 -5a10j
~acy>	84 -5a10j
~ad>	45 -11g-8d-7e-4h4j5b9f12k17c
~ada	89 -9g9c
~adb	84 4aj
~adbo	84 4aj
~add	54 -29b-9a-6i7k8e10f15d17c
~add>	72 -20b-12a11gj14c
~adde	78 -6b-5c8a9d
~addi	71 
~addr	62 -10ab-6g-5j7c8e13k15f
~addy	77 -5k6c9d
~ade	58 -28g-13a-6d-5k6e7fi10c29h
~ade>	61 -24g-11a5cf9e32h
~aded	83 5af
~ades	75 -10a-5g6b9c12i
~adg	85 
~adge	85 
~adi	77 -23a5cg22f
~adin	79 -23a-5c9g23f
~adj	82 -6g-5b5k8i
~adju	82 -6g-5b5k8i
~adl	81 -5a8b
~adli	83 
~ado	77 5d
~ado>	82 -4c
~adoe	87 6c
~ads	71 
~ads>	79 -4j6g
~adsi	79 -4b6j7a
~adt	89 
~adt>	89 
~adu	85 -6b5a
~adua	85 -6b5a
~adv	72 -8g7b9a
~advi	72 -8g7b9a
~ady	64 -13d-7g5e8a16j
~ady>	64 -13d-7g5e8a16j
~afe	67 -8g5j6b8c
~afe>	82 13a
~afet	70 -7g-4a11c
~aff	72 -15c-4k6j9g14a
~aff>	80 -8c5a
~affi	85 -6b11a
~affo	84 -8c5dg
~aft	55 -18g-5f7bd8j9c10i
~aft>	87 -7a6c
~afte	55 -18g-5fk5ac7bdj10i
~ag>	87 -9a-5b-4g6k20c
~aga	64 -8d8i10e
~agai	64 -8d-5f8i10e
~age	41 -11j-9i-6a-5h10d14c15g19k
~age>	43 -24d-10h-9b-6a-5i6f7e14c19k30g
~aged	79 -16g-10f6b8a17c
~agee	89 -8c15d
~agem	84 -15c10g14d
~agen	63 -29g-7e-6j9a17b23d
~ager	74 -5g5ac
~ages	68 -8b-7a-5ej-4i6k12h16g
~agg	80 -9c-8b5hi6a7g
~aggr	87 
~agi	81 -4b6c10f
~agin	83 -4b5c10f
~agl	89 
~agle	89 
~agn	82 -9a5c
~agno	82 -9a5c
~ago	76 -17g-16j-11c-8i8h18a33e
~ago>	76 -17g-16j-11c-8i8h18a33e
~agr	76 -4de8ah
~agre	77 -4de9h10a
~ah>	69 -32a-10b-7e-5k5i6d9f12h25j
~aha	75 -8a4g5e11b
~aha>	75 -8a4g5e11b
~ahe	75 -8c8j
~ahea	75 -8c8j
~aho	87 6b
~aid	55 -29c-7efi5k6g8d10h11b23j
~aid>	55 -29c-7ef-6ai5k6g8d10h13b23j
~aig	74 -5j-4a6e7k8b
~aigh	74 -5j6e7k8b
~ail	54 -18g-7c4a6b10e18i
~ail>	56 -17g-5a4ce6b16i
~ailb	89 9c
~aile	79 -10c7i10e
~ails	84 -4c6a
~aim	59 -10a-6d-5j6b9gi
~aim>	63 -15a-14j-5d4e9i10c14g
~aims	70 -7c-5g9j
~ain	52 -8k-7i-5b4c8f9d13g
~ain>	57 -9c-8k-5h6e7f23d
~aine	78 -8d14a
~aini	78 -7ag23c
~ainl	85 -6a-5g12c
~ains	72 -8c-5d6f12h
~aint	75 -9a5g18c
~ainy	85 -24c-11i7a31g
~air	61 -11g-7h24c
~air>	68 -20g-5h27c
~airb	84 -5b11a
~airs	71 -6a4b
~ais	68 -5k5j10b
~aise	69 -7c-4k5j10b
~ait	74 -14j-4c5h7i12a
~ait>	77 -14j4e5h9a
~aiv	87 -7c9j
~aive	87 -7c9j
~ak>	69 -8k-4bh5a8f
~ake	45 -8e-4f5i7cg
~ake>	47 -12e-6a9g10i11c13b
~aked	89 -11a6c8k
~aken	84 6j8a
~aker	77 -12b-5c5j26a
~akes	66 -8b5ek9d
~aki	68 -12g-11b-9i-7k7j12d14c16a
~akin	68 -12g-11b-9i-7k7j12d14c16a
~aks	73 -11g-9b6i10a13c
~aks>	73 -11g-9b6i10a13c
~al>	42 -22i-15f-12e6g14k17ab18j
~ala	65 -16c7j17g
~alan	82 -16c17g
~alar	67 -4c7j
~alc	74 -6a5c11g
~alco	75 5c7g
~ale	63 -13e-7b-6c-5i5h16d22g
~ale>	77 -12a-9c-7e5b6i12g
~aler	82 -5g5j10d
~ales	70 -10b-9j-8ei-6k7h11a20g
~alf	65 -9j-8b-4e6a8k11d
~alf>	66 -18c-9j-4e4g9k27d
~ali	77 -10b-5g-4j6c8k18a
~alid	87 -5b14a
~alk	53 -11g-7c-6e-5j5f7d21k
~alk>	58 -7i-6g-4fj32k
~alke	72 -19g-6b12c16i
~alki	67 -18c-7k-5j7bd10g13f
~all	39 -9e-8i-7k-6a-5j4f18h20bd
~all>	42 -14i-12k-9a-5c7h15b19g25d
~allb	87 -7a7k
~alle	66 -15j-8e-7g-5a9d12h22c
~alli	75 -13c-9a-6d9b10k13f
~allp	77 -4j6g10k
~alls	64 -13e-11d-7k-6g-5i10b20j22a
~ally	58 -17g-9a-6j7c9e11hi
~alm	82 
~almo	82 
~alo	67 -20g-9c12a28i
~alon	69 -12g-8c4b8i15a
~alr	63 -13k-6i4a7c20e
~alre	70 -6i4ej
~alri	69 -13k-6bj5c6d17e
~als	72 -9d5f7k8c
~als>	73 -7a-5dk6f14c
~alt	57 -16g-7ad-5h5cj9b22i
~alt>	79 -4b4i
~alth	59 -12g-8a-6d6c11b21i
~alty	87 -6a7j9e
~alu	65 -14a-5j11ci12g
~alua	83 -15a20c
~alue	67 -5aj-4c12i14g
~alv	85 12j
~alw	77 -9j-7b-6i4a7g8d11f
~alwa	77 -9j-7b-6i4a7g8d11f
~am>	51 -17c-11g-8b-5e5k7i12ah14f
~ama	64 -10b-7e6a10j16g
~ama>	84 -4k6g7c
~amag	67 -9b-7e-5c-4i4k12g14a
~amb	87 -14a-6k7c14f
~ame	41 -24b-12a-10h-8i6e7j8g9f13c15k25d
~ame>	42 -11ab-9h-5i10d15cgk
~amed	72 -21b-16c-5g7ej9d11k13f
~amer	77 5k7c
~ames	71 -6g6d7c
~ami	58 -8g-5j7e10bi
~amil	59 -7g-5e-4j5a9b10i
~amin	84 -9a17e
~amm	87 -8a6j7b
~amme	89 -8a7b
~amo	68 -15a-6k-5f4i15c22g
~amou	69 -15a-6k-5f5i13c22g
~amp	69 -23b-8c8gj21a
~ampl	89 7j
~ampo	74 -13b17a
~amr	87 -14b-5c17a
~amry	87 -14b-5c17a
~ams	83 7a
~ams>	84 7a
~an>	38 -30i-21k-12g-6j4b9h13d33a35c
~ana	69 -27g-4b11h13d15i
~ana>	89 -5c6a
~anag	71 -27g5a13d16i
~anc	44 -5i7e9g11a
~anc>	89 12j
~ance	45 -6i-4c7b9e11g
~anch	84 5i
~anci	75 -13b15a
~and	30 -12f-9c-8h-7ab7g13i23j24e31d
~and>	32 -16b-8a-7f-5hi7g9k20j28e30d
~andb	85 
~andd	85 -9a5ce
~ande	83 -4a5b7k
~andi	81 -6a-5b8ij
~andk	89 9a
~andl	59 -14a-6cefg4d20b22i
~andm	83 -6a-4g7cj
~ands	66 -11a-10k-8e-6d-4f14j16i19c
~andy	76 -6c-5k12f13a
~ane	67 -7g-4e4a5f8c
~ane>	77 -8g5j9f
~aned	87 -7a7c
~anen	87 -5g4b7c
~aner	87 -4b5j6c
~anes	83 4g5a
~ang	55 -13g-11bj-8h-5d8c25a29i
~ang>	74 -11g-10b-7e-5j7c11a12i
~ange	60 -11b-5hj-4di4c29a
~angi	72 -11a-4c4b5e9k13i
~ani	66 -10a-8c-6g-5i4hk9j21d
~anie	74 -5i4d5b7k
~anim	84 
~anin	83 -13a-7c-5b8h22d
~anis	89 -6a5j6c
~aniz	89 5a6j
~ank	61 -10g-7a-5j6b22d
~ank>	66 -14g-8a5bk8c12d
~ankr	87 -4c9a
~anks	75 -10a-8k5be14d
~ann	63 -7c-5di5a10g15j
~anne	81 -7d15j
~anni	73 -9b-8c27a
~annu	75 -13a7c20g
~anny	85 -4a5dj6b
~ano	71 -9c-5g-4k6e7j9b10a
~anot	72 -7c-5g5b6e12a
~ans	59 -20a-5f4j12c14b
~ans>	62 -9a5d6c
~answ	78 -6j4g9c
~ant	43 -12d-6g6h9k17b
~ant>	44 -13d-5fg5e6h13b21a
~ante	82 
~anti	83 -7a-5e4i5g
~ants	72 -16a-4g5j6f13k
~anu	85 -7b-6g15a
~anx	87 -8b-5g17a
~anxi	87 -8b-5g17a
~any	31 -56b-20i-18j-6e10d14c20k43g60a
~any>	34 -45b-24j-18i-6f-4e15k23c34a60g
~anyb	56 -14c-11b-6gj8h17d19a
~anym	82 -7a-6k10e
~anyo	67 -14c10a17d
~anys	77 -11d-6g5k8j
~anyt	50 -19b-10e-7dg-4h5j8k18c27a
~anyw	74 -8c4f13a
~ap>	68 -12j-5d-4f5k6e7a17b
~apa	65 -4bg6a7j
~apar	65 -4bg6a7j
~ape	59 -20g-12c-7e11a29i
~ape>	70 -17c-15b-7g20i28a
~aper	65 -14g-12a-5e-4j5f6d9c18b
~apes	84 -11c5j17i
~api	84 -7a-4b5c14j
~apin	87 -7a-4b11j
~app	48 -15e-8d-7g4b7ah12ck
~app>	69 -7d-6g14a
~appe	53 -15e-5a8k17c
~appl	77 -6c11g
~appo	85 -5a11f
~appr	75 4b
~appy	71 -12j-10i-7g7k9h19a
~aps	73 -12i-5g-4b5aj8c12h
~aps>	84 13c
~apse	78 -12i-4g8j14h
~apt	83 -15j10b11a
~apto	87 -16j7a11b
~ar>	38 -17d-13h-8i9f12e16ag17c
~ara	61 -13c-10g-5d-4i7k34f
~arac	89 -21a12c14b
~arag	67 -15c-8b-4g4a5j25f
~aras	85 -6c7a
~arat	73 -4c12a
~arb	77 6a10e
~arbe	89 -5g12e
~arby	80 7a
~arc	82 -14a-7c10h13j
~arch	87 4b
~ard	50 -15k-10g-8a5j6d8i9e11bc
~ard>	53 -18a-9d-7jk-4g11ci13e17b
~arde	81 -12a9b17c
~ardi	77 -10c-5k-4b4j13ad
~ards	68 -13b-4g5j6d18a
~are	32 -7i5c7d8j11f36b
~are>	32 -9g-4i6d8f9a34b
~area	79 -24c-11e-9a4b5k38f
~ared	84 -10c4b10g
~aree	89 
~areh	89 
~aren	68 -8c18a
~ares	79 -13a5j6g16f
~aret	85 5b
~arg	68 -14i-8c25g
~arge	69 -14i4d7g8c
~ari	67 -6g-5b4k5a16j
~arij	89 -5c6a
~arin	74 -6g15j
~arit	81 -5a-4b8c9k
~ark	63 -5hi-4g8a12k
~ark>	70 -9b-8a5gj12k
~arke	74 -14c4e5g6j
~arki	84 -11g-8j7b18a
~arl	76 -9j-8c7g15a
~arly	79 -8j-7c7g9a
~arm	63 -9d-5c11e19j
~arm>	66 -14g-8d7e9aj
~arml	89 9a
~arms	83 8j
~arn	68 -8b-5c5j6i15g
~arn>	75 -11a-4k5i6j9g
~arne	81 -6g-4k4e6ab
~arni	85 -18b-11c15a17g
~aro	58 -8c-7bj4k5i6d11f
~arou	58 -8c-7bj4k5i6d11f
~arp	82 -8a-4g6k9j
~arpe	89 -7a9k
~arr	55 -8i-4e4k6g7a8b
~arri	66 -7g-5i5c12d14b
~arry	60 -7d-5i13g15a
~ars	48 -18a-7de6bf7h23g
~ars>	48 -17a-7de-5j4c6f7bh23g
~art	46 -12h-8ik-7c5f7ab17d23g
~art>	52 -15b-9i-8h-7j-4c11e18g26a
~arte	69 -7i-5k5j11g
~arti	77 4i8b
~artm	63 -10c-5i4k5j17d
~artn	67 -15k-5e9g14b
~arts	79 -24a-8e-4g5d10i11k12f
~arty	83 -5g6c
~aru	89 8h
~aru>	89 8h
~ary	66 -10j-7c-6ag-4b11e13d16i
~ary>	66 -10j-7ac-6g11e13d16i
~as>	39 -24f-20k-9bg6ei7c13d14h21j24a
~ase	52 -24d-6h-5a-4e5j6g10f13ck
~ase>	55 -24a-9d-5hi5b12f16k18c
~ased	83 -22d7j20a
~asem	68 -5c6gi7a
~ash	60 -22a-6i7g9b10c11j
~ash>	62 -12a-5i5d12b15g
~ashe	79 -9g17c
~asi	72 -12c-5bd4g6k9j12i
~asid	81 -4b10g
~asie	84 -11b-5c-4g8k18i
~asin	84 4b9a
~ask	55 -10b-8d-6h-5a-4k4gj5f11e20c
~ask>	60 -18b-5g5d7ef15a
~aske	77 -7k4i5b6g
~aski	70 -19a-5k5bj9ce10g
~asks	82 -13d-5g5j7k17c
~aso	69 -28a-7g-6d-4k10c15e28h
~ason	69 -28a-7g-6d-4k10c15e28h
~asp	83 -4b9j
~asph	84 -4b7a
~ass	58 -13e-11c-7i-4g5fk30b
~ass>	68 -12e-9g-4i7f14b
~asse	67 -12c5j7g
~assi	82 10c
~assm	87 -6c7a
~asso	89 -5c13b
~assw	87 -9a14b
~ast	46 -14k-7f-6dh-5j6i8b9c13g21e
~ast>	46 -15k-8f-6b-5dh6c8ai16g22e
~aste	81 -11a7c16b
~asti	89 5fk
~asu	75 -12a-6f-4g12d17b
~asur	75 -12a-6f-4g12d17b
~asy	82 -17j4a6b7c
~asy>	82 -17j4a6b7c
~at>	20 -11d-5ab7f12h13j24c26g38e
~ata	82 6b
~ata>	85 -5d8a
~atc	63 -12d-10i-8c8b10j24k
~atch	63 -12d-10i-8c8b10j24k
~ate	42 -18b-13i-11d9e17f18c25k
~ate>	49 -10a-7b5c12f20e
~ated	64 -27b-5j-4d4f7h8a28c
~atel	71 -6b4i10a
~atem	82 
~aten	89 -5d6a
~ater	59 -18a-13i-6e4c6b9f13k18g
~ates	64 -8d-7g-5e5c6b8j11a
~atev	76 -14c-6g-5a-4j6d28k
~ath	61 -18a-13c-12i-8d-5e7f10k14j15g16b
~ath>	77 -26c6j11a12g
~athe	66 -12a-6g-4i5k7f9j12b
~athr	81 -10i-5ac22b
~aths	83 -15b-13a5k11c15g
~ati	50 -12g-6a-5cd5j6f8k11b17h
~atic	80 5a7h
~atie	89 
~atin	70 -9c-7a5b7i8k
~atio	53 -9g-8i-5e-4d5c6k7h8f11b
~atis	87 -4b11h
~atl	82 -6e11c
~atll	85 -7e16c
~atm	81 
~atme	81 
~ato	87 -5g5i6c
~ator	89 7c
~ats	73 -25b4a7g9c10i
~ats>	74 -11a-10b4e7g9c10i
~att	68 -7af6d14b
~atta	80 -14a-5e4d5gi9b
~atte	74 -7f-6g-5d6k14a
~atto	89 -4c
~atu	79 -9j-5b8k13c
~atus	83 -9a-5b9k16c
~atv	77 -13a-5d6fg21c
~atve	77 -13a-5d6fg21c
~au>	89 4j
~aud	67 -6i-5a5k16b
~audi	67 -6i-5a5k16b
~aug	67 -10d-5g6j13c
~augh	67 -10d-5g6j13c
~aul	71 -14c-9d-7g13i27b
~aul>	83 -4a9b
~ault	76 -9d-5c6a21b
~aur	82 -6b6i
~aura	82 -6b6i
~aus	64 -10i-4e7d13a
~ause	64 -9i7ad
~aut	65 -10g-6i5f9k10a
~auto	66 -9g-5i5f6a9c
~ave	30 -11i-6f9k11c12j30a
~ave>	31 -9i-7f-6d11k13j17c25a
~aved	80 -8c12g
~avel	76 -11c6af7d
~aver	89 9g
~avi	65 -11c-10i11g17b
~avin	65 -11c-10i11g17b
~avo	79 -8a-5g21c
~avor	79 -8a-5g21c
~avy	87 4g
~avy>	87 4g
~aw>	68 -15g-13j-7d-6k14c16i18e
~awa	64 -14b-5i4a6k17d
~away	64 -14b-6c-5i4ag6k17d
~awe	69 -10a-5j8b12k
~awer	85 -12a5j9b
~awes	71 -9j12k
~awf	87 -5a5i
~awfu	87 -5a5i
~awl	82 -10cg4j9i16b
~awl>	83 -5c4j10i
~aws	80 -7g4c5a7b
~awsu	83 -6g5c9a
~aww	79 -12a4k5e11d
~aww>	79 -12a4k5e11d
~awy	76 -5d-4g6a7k
~awye	76 -5d-4g6a7k
~ax>	74 -12b-6g5cfjk
~axe	84 -9a7b
~axes	84 -9a7b
~ay>	33 -10a-9h-7j10g19c35i
~ayb	80 -13c-4d7e13a
~aybe	80 -13c-4d7e13a
~ayc	70 -10c-7b-5k4j5e6f10g
~ayca	89 5g
~aych	71 -10c-6b-5k4j5e6fg
~aye	84 13k
~ayer	87 8k
~ayi	58 -16j-11f-8e-4c6b10d15i16g
~ayin	58 -16j-11f-8e-4c6b10d15i16g
~aym	64 -9j5k9b11e
~ayme	64 -9j5k9b11e
~ayo	84 11g
~ayou	85 12g
~ayr	67 -10a6d11g
~ayro	67 -10a6d11g
~ays	53 -17a4j5d9i
~ays>	53 -17a4j5d9i
~azy	76 -7i4b9h
~azy>	76 -7i4b9h
~ba>	81 -8b7g10a
~bab	67 -6bd4e13a
~babi	89 
~baby	68 -8d-6b4e14a
~bac	51 -11d-5e4gh8ai
~bacc	79 -7b9a
~bach	82 -4c5j8b
~back	52 -10d5cgh9i
~bad	69 -9a-6ej5c6g15i
~bad>	70 -6aej6g16i
~bal	69 -14c-12a-9b4d5k7j34g
~bala	82 -16c17g
~ball	72 -12a-11b5d8j20g
~ban	52 -9i-7g-6c-5k7e9b24d
~band	56 -5k5bd9e
~bank	64 -6i-5g5b24d
~bar	69 -16a-11g-9d4h5k8e28c
~bar>	85 -16d19a
~barb	89 -5g12e
~bare	84 -6g-5j5a6d
~bark	89 -10j16c
~barn	83 -25a26c
~baru	89 8h
~bas	66 -6a6ci8j
~base	67 -4c6agi
~bat	72 -12a-5b-4i4c5k6j11g
~bath	73 -12a-5b-4i4c5k6j11g
~bbe	89 
~bber	89 
~bbi	80 -5g11c
~bbie	81 -5g5c
~bco	79 
~bcon	79 
~be>	49 -19i-12f-6b6j10dk12e14a
~bea	74 -9c-8k-5d6g9b15a
~beag	89 
~beat	80 -7k-4cj5b6g13a
~bec	64 -10i-5g7d21c
~beca	66 -10ai4g8d13c
~beco	85 -7g9a
~bed	73 -10a-5c19g
~bed>	89 5j
~bedr	76 -7a5k
~bee	49 -11j-7g4hk5b11c16i
~been	49 -12j-7g4hk5b12c16i
~beer	83 
~bef	55 -15k-5c4a5dfg9i
~befo	55 -15k-5c4a5dfg9i
~beg	89 -7a6bk
~beh	69 -12c-7g-5i5f12h15d
~behi	69 -12c-7g-6b-5i5f12h15d
~bei	70 -8b4e5f8i
~bein	70 -8b4e5f8i
~bel	68 -10b-7k-4c4g6a9f10j
~beli	79 -14g-7a-4k6c7j10e11f
~bell	83 -6a8b
~belo	77 -8b-5c9g17a
~belt	89 -8b-5ck4a5j12g
~ben	67 7a9d
~bend	82 6a
~bene	70 10d
~ber	48 -16b-9d-8h5ek7c8g13ai
~ber>	49 -16b-11d-10i-5hj5a13ef15g16c
~bers	68 -22f-11c-9g8k18a22i
~bes	61 -15g-8ab-5j4e5h14cd
~besi	68 -6g22d
~best	68 -11g-6ad-5i5k6e7h17c
~bet	61 -7i8c14b
~bete	80 9a
~bett	65 -7f-4i8k9b
~betw	79 -6ak7f11b
~bid	89 4g
~bie	77 -4g
~bies	77 -4g
~big	56 -20i-8j-5a-4fh7k13b24g
~big>	58 -14i-9d-5j4a5c8g10k11b
~bigg	75 -11a10g17d
~bigs	85 -8i14g
~bik	77 6k7f
~bike	77 6k7f
~bil	56 -9j-6c-5e6adf14b
~bile	87 -7a-5k6b9f
~bili	59 -7c9a11g
~bill	69 -14g-10j9bd
~bin	68 -13g-12b8i10cj
~bin>	82 -11b-9a8j13i
~bind	84 -10c6bf
~bing	75 -12g-9b6k11a13c
~bir	63 -11a-6b-4g14e21c
~bird	89 
~birt	64 -11a-7b15c21e
~bis	87 -6c7g
~bisc	87 -6c7g
~bit	75 4d6a8g
~bit>	77 7a9g
~bla	80 5d8bc
~blam	82 6d8b
~ble	52 -14k-5hi-4e5j7b12a17c
~ble>	54 -12k-7e-5j6b33a
~blem	74 -5g5e7b9j
~bles	77 -23a-6b-4j5g7d26c
~bli	83 4i5k
~blin	89 5i
~blo	68 -10bg-6k9c11e14a
~bloc	89 -6b11c
~bloo	70 -5bg-4k6j11a13e
~blow	85 -5g-4j4a5c7i
~blu	83 -6c-5k8a10g
~blue	87 -6a-5c4j12g
~bly	89 -5a8g
~bly>	89 -5a8g
~bnb	84 -5b11a
~bnb>	84 -5b11a
~bo>	87 -9a8k
~boa	70 -8b-5k17a
~boar	74 -5bk11a
~boat	81 7a
~bod	46 -15b6k10d
~bodi	81 -5a5c
~body	47 -15b4j5ik11d
~bol	83 4j7b
~bolt	83 4j7b
~bon	85 
~boo	63 -6i-5e-4g6k7j
~book	64 -5ei4dh5k7j
~boot	87 
~bop	83 -5g4c11a
~bop>	83 -5g4c11a
~bor	62 -17g-10k5d7j11b17e
~bor>	79 -9a-5g5b9j
~borh	87 -5a7eg
~born	72 -14g-6dk6c8a17e
~borr	77 -9a9b14d
~bors	82 -6c7j12a
~bos	77 -10j-5f8c18a
~boss	78 -4f7a9c
~bot	63 -5cgi4h8a9b
~both	65 -7c-5k-4i4j5h11b
~bott	83 7k
~bou	40 -10e-9d5h6f28k
~boug	70 -10c-8i-5j5a9k16b
~boun	87 9a
~bout	41 -9ae-8d-5b6h7f10c23k
~bov	79 -11c16d
~bove	79 -11c16d
~box	68 -8f6k10e
~box>	69 -8f-6b4d8k10e
~boxe	87 -6a7b
~boy	70 -16a-7g-6c-4d7hi9j17b
~boy>	75 -8cg-5a-4k4b8h10ij
~boys	79 -12a14b
~bra	72 -6j-5k-4e24i
~brak	87 -5k12a
~bran	78 -5cg5b15i
~bre	57 -12b-6i-4ak4h9fg14c
~brea	69 -9b-6a-4gk5e7f15c
~bree	84 5c
~brel	62 -5bi8h12g
~bri	62 -14a-6k-4ci5j8g9d13h
~bric	74 11c
~brid	89 -8d-4a6c11j
~brin	68 -17c-14a-4e5fg15d16h
~bro	61 -13d5a9j12i
~brok	74 -17a-12d-6g4f5b9i19c
~bron	89 -12a4k12i
~brot	69 -9g-7k10a15c
~brou	84 -5c6e8a
~bs>	62 -12b-11k-7c8g10d19a
~bsi	81 -6h5c12b
~bsit	81 -6h5c12b
~bt>	82 -10a5g10b
~bts	89 -19a-4d25c
~bts>	89 -19a-4d25c
~buc	80 -5c5a12h
~buck	80 -5c5a12h
~bud	72 -8c-6d-4a5k21g
~budd	77 -6d-5c6gj
~budg	80 -7a17g
~bug	78 -12g-6i6k7b10h
~bugg	89 -8g5k12c
~bugs	84 -7c-6g-5i9b12h
~bui	54 -9c-7ij-6d-4h7a8k11g16e
~buic	89 7a
~buil	55 -7i-6cd-5j-4h8k10g16e
~bul	85 -6c4i5bf
~bull	87 -6c-4k5bfi
~bum	79 -8a-4c7b11j
~bump	79 -4c11j
~bun	74 -9g-8c7i8b14a
~bunc	85 -10a6d13b
~bund	83 -6i11a
~bung	87 -8g-7b-6c9a15i
~bur	62 -17a-5bk8g15i17j
~bure	89 4j
~burg	89 
~buri	79 -5a5c
~burn	68 -8c-5a-4b11g16i
~burs	81 9c
~bury	89 -21a23j
~bus	49 -13i-8f7b8ej9d11c
~bus>	81 -6g4j5c6a
~busi	51 -13ai-6f7j11cd12b
~busy	73 -6g6ai12e
~but	62 -12a-5d-4ck4b10e16g
~but>	63 -7bi-5d-4k5j6e18g
~butc	89 -5a13i
~butt	89 -7a7e8b
~buy	63 4e5f7b8a
~buy>	64 4e5f7b
~buyi	84 -6c12a
~by>	50 -22d-11k-9h-8g7a16e17b20i
~bys	83 -5b7c
~bys>	84 -8a13c
~cab	84 -11b-8c-5a7e8j13i
~cabi	85 -8bc8j14i
~cak	87 -10c7a10g
~cake	87 -10c7a10g
~cal	48 -19g-18a-15ei-6c8f17h28d30b
~cal>	62 -8c-7i-4j4f5ad11b
~cale	82 -9c-7e-5a6i7k14g
~call	51 -35g-14i-13a-10e6f7cj19b20h26d
~cam	61 -16b-9i-7c-5d-4f8k12aj18g
~came	63 -10a-8i5b6k10j11g
~camp	87 -13b9a11g
~camr	87 -14b-5c17a
~can	46 -16jk-6g5i6c8d9f12a15e
~can>	48 -25j-24k6di11cf13e14a
~canc	70 -13g-9b-5c5d6k8e11j
~cand	89 6k
~cane	79 -5e4j
~cant	83 6b
~cap	84 -18a-5b7j23c
~car	41 -12k-9j-5e-4h19c31i
~car>	51 -10j-9d-7e-5h4g6b7f9i13c
~card	58 -13g-8a-4k9b11i14c
~care	64 -9c-5b5dg8a
~carp	85 -8a7k10j
~carr	58 -6bi9d11g
~cars	66 -21k-8g8d9c21i
~cart	89 5eg
~cary	82 -11j-5b5a6e17i
~cas	63 -15a5j10g18b
~case	76 9j
~cash	66 -15a-6c4k12g20b
~cat	55 -11i-9a-8c-7j6f9eg24k
~cat>	89 -7a13b
~catc	74 -14d-6c-4bi11e23k
~cate	63 -5b-4j5g9f10d
~cati	66 -8b-7j-5i16k
~cats	84 -11b6a8g
~cau	65 -10i16k
~caus	65 -10i7d8a
~cce	81 -5b10a
~ccen	87 6a
~cci	69 -15c6d12e
~ccid	69 -15c6d12e
~cco	60 -12g-6dk-5eh7j10b15c
~cco>	75 4b11a
~ccor	87 -7c11i
~ccou	63 -11g-6k-5d-4hi7b8j23c
~ccu	74 5j12g
~ccup	79 -9a-4k24c
~ccur	83 -21c7a10gj
~ce>	36 -15c-8j-6f6e8b9g12ak20i
~ceb	89 -6b6j7c
~cebo	89 -6b6j7c
~ced	70 -13j-6a-5c6g32b
~ced>	70 -13j-6a-5c6g32b
~cei	77 -7a-5e5j6k10f
~ceil	84 -8a-5c5g7j11f
~ceip	83 -8g5c8k
~cel	70 -12g-8a12c13b
~cel>	84 
~cele	85 
~cell	75 -12g-7a13b14c
~cem	77 -12g5b9a
~ceme	78 -12g5b6a
~cen	54 -10a-9c-5ik6de9b15g
~cens	59 -11a-4j6b9e11d
~cent	64 -12c-8k-5d4bh8j20g
~cer	58 -10b-9g-7i-4h5j6ef11a15d
~cer>	74 -13g-10b5e10j11d
~ceri	87 -5b8g
~cern	84 -5j7ac
~cert	62 -6k9d
~ces	64 -24c-4g5i6k22d
~ces>	69 -26c6k14a18d
~cess	75 -11a-5g5b6i7d
~ch>	39 -39i-38a-13j-5h5e9f13cg20k29d30b
~cha	53 -10cei-5f-4a6b10k11d18g
~cha>	83 -9a-7g-4j11c13d
~chai	78 -11a-5c9h11b
~chan	59 -7be-6i-5h-4dgj13k29a
~char	68 -15c-7a5bk13g
~chas	83 -23a30g
~chat	82 -7c-4ek4a8d10j
~che	50 -8h-6c12bj
~chea	77 -8c-4e4b9g13a
~chec	57 -9a-5j-4g4c13b14e
~ched	71 -8g-5i7j9c
~chel	82 -4c5j8b
~chem	89 
~chen	70 -9a-4c5i9gj
~cher	79 -10a-6c7b15i
~ches	73 -4ek4a
~chew	85 
~chi	60 -9dj-7e5a11b12c
~chil	70 -10d-6e-5a6bi7f8g
~chim	84 -6b6d
~chin	68 -11j-6d-5g9b11c14a
~chit	87 4b
~cho	59 -22g-8e8d9c12f
~chol	89 -8g9i
~choo	60 -15g-8h-7e5jk6d11c12f
~chr	84 13f
~chri	84 13f
~chu	79 -6b-5c4f6a
~chur	79 -6b-5c4f6a
~cia	59 -16g-7a4j8bd21c
~cial	62 -8g-4i5e24c
~cian	87 11j
~ciar	77 -9g-4a7c13d
~ciat	84 -6c12b
~cid	64 -10c-6g5i7j9e10d
~cide	64 -19a-13c-6g6bi9e11j12d
~cidi	87 -10b-6j23a
~cie	68 -8b-4d6a15c
~cies	69 -6a15c
~cig	81 -5a4b5k
~ciga	81 -5a4b5k
~cin	78 -4j5ck7a
~cin>	89 5ak
~cine	85 7c
~cing	89 
~cis	78 -6g7d
~cisi	78 -6g7d
~cit	71 -11b-5gj9a10ef
~cita	89 -4a9c
~citi	87 -8c-5b13e
~city	76 -6b5a8f
~ck>	43 -16j-14a-11b-6h9g10cd13e15k16i
~cka	77 -5gj5a8b9c
~ckag	77 -5gj5a8b9c
~cke	56 -14c-9i-5de-4a14h15bj
~cked	64 -7i-6k8h9b14j
~cker	75 -9c-7g-6a4f9b11h
~cket	65 -5c-4i4fj11g
~ckg	85 -5j4c6b
~ckgr	85 -5j4c6b
~cki	71 -16g-8a-4c4ik12h17b
~ckin	71 -16g-8a-4c4ik12h17b
~ckl	80 -11c-7g6a7d13h
~ckle	83 -11c-5g7a14h
~cko	83 -11c7i10g
~ckon	89 -7c8g
~cks	61 -16b-11d-10i8h11g29a
~cks>	61 -11d-10i-9b8h12g20a
~cku	69 -8a-7c12e16i
~ckup	69 -8a-7c12e16i
~cky	77 -7a-5d14c
~cky>	81 -5d4g6c
~ckya	89 -8a9c
~cla	56 -13a-8d6k8ci
~clai	59 -10a-6d-5j6b9gi
~clar	82 5k
~clas	78 -7g-6b7af
~clau	87 
~cle	57 -20i-10dg-5e8j10k12b29a
~cle>	66 -9d-8a-6j5c8b19k
~clea	66 -22i-11c-4g9bj30a
~cles	72 -8g-6k5c8j13a
~cli	61 -11g-7ik-5b5aeh7f14d
~clie	65 -6g-4j11d
~clim	80 -11b6d15a
~clin	79 -6ak-5d6e10f
~clo	54 -20c-19a-8i-4h8b20e30g
~cloc	82 -11c-8a9e10b11g
~clos	56 -16c-8a-6i16e17g
~clot	85 10g
~clou	84 -5a6b
~clu	73 -5b15a
~clud	74 -8b5g11a
~co>	70 -14a-9d-6c7i11g19b
~coa	82 -5ae8b9g
~coas	87 5g
~cod	72 -9g-7a-5f6k23c
~code	72 -9g-7a-5f6k23c
~cof	82 5k10i
~coff	82 5k10i
~coh	75 5c7g
~coho	75 5c7g
~coi	82 -9k11b
~coi>	85 -9k8a
~col	57 -7i-4h5g8b11a
~cold	84 
~coll	59 -7i-4d7g9b11a
~colo	89 
~colu	89 4d
~com	40 -24a-7j-5k-4b10df23c26h
~com>	89 -5a12j
~coma	89 
~come	51 -10e-8a-6k-5bi6fg36h
~comf	78 -4c7a
~comi	67 -24b-15a-8jk8i10f37c
~comm	65 -10a-5ij6k12g16b
~comp	46 -9g4k6ei7b11d
~con	50 -11c-8e-7h-5d-4k6bj9i11f15a
~con>	89 -10ac10f11j
~conc	83 -5j4b7c
~cond	61 -11g-6b-4k7c10i12j
~conf	89 -4d5ac
~cong	80 -10j11i
~cons	71 -14c6g19a
~cont	60 -10c-7e-6a7k10b11g
~conv	79 -10k5j8c
~coo	66 -14b-13j-7f6c8a26d
~cook	85 -8b-6c7d11a
~cool	67 -13j-8b-7f11c21d
~cop	73 -14b-7k-4g5j18a
~copp	85 -17b19a
~copy	78 -7k-5c4i7j
~cor	55 -18a-10i-8d-5hk4g8f10b33j
~cord	62 -13c-10i-8d-6g4ej6k12b18a
~core	77 -25a-5k4i19g20c
~corn	87 -9a-5k9c17f
~coro	87 6d
~corp	77 15b
~corr	69 -9c-8ab36j
~cos	60 -14a-9i-5h-4d10j29g
~cost	60 -14a-8i-5h-4d10j27g
~cot	89 
~coti	89 
~cou	44 -11h-9a-8d4f14e15c17g
~couc	83 -5a4c9b
~coul	50 -18k-15j-7h-5d5i8g19e29a
~coun	55 -14a-9i-7h5bg6j11f20k
~coup	74 -11f-8b7g14c
~cour	78 -34a4bf16c18j
~cous	82 -6b5ad6f
~cov	48 -14d-10f-7j-6e6k7a15c19b
~cove	48 -14d-10f-9g-7j6k7a19bc
~cow	85 5c
~cowo	89 
~cpa	83 
~cpa>	84 
~cr>	85 
~cra	65 -18a-9g-5e5dk6h24b
~cras	78 -6b-4g9d11c
~crat	85 -5a8b
~craw	81 -10cg4j9i16b
~craz	76 -7i4b9h
~cre	56 -11g-9f-5i-4h5b6c13e15a
~crea	77 -13g10e17a
~cred	63 -13f-11g4e11ac
~cree	74 -5c5f6a
~crem	83 -5a8c
~crew	75 -12c-6a-5i4j11g
~cri	73 -9g-8a-5c4i7d14k
~crib	83 -6g-5ai17k
~crip	82 10d
~cro	73 -16c-6g-5k7i11b12d
~cros	84 -4c5f6bi
~crow	78 -12c-5k-4g6b7a13d
~cs>	79 -10a4c6b7h
~ct>	58 -28a-10e-9i5f6b7h10c11k22j
~cte	74 -17a12j13b
~cted	77 -12c4i14j
~cter	89 -21a12c14b
~cti	56 -7bc-6de4j5g10a15k
~ctib	63 -4k5j13g
~ctin	83 -7g7c12k
~ctio	66 -6c12k
~ctiv	87 -5b-4c12a
~ctl	74 -11i-7b4ef15c
~ctly	74 -11i-7b4ef15c
~cto	61 -13a-11g-4c5ei23d
~ctor	61 -13a-11g-4c5ei23d
~ctr	72 -8c-6a-4i5b6j7g
~ctri	75 -14c7bj8g
~ctro	85 6c
~cts	75 -13b6d22c
~cts>	75 -13b6d22c
~ctu	63 -12g-6b-4j8ac10k
~ctua	74 -5b5i7c
~ctur	67 -11g5f8ak
~cub	83 -8b7g10a
~cuba	83 -8b7g10a
~cui	85 
~cuit	87 -6c7g
~cup	77 -13a-7k5i22c
~cupa	80 -7a-4k25c
~cur	59 -16a-6cd-5bg5h7e11j20k
~curi	72 -10c-7ag-4j7b10h21k
~curl	87 9i
~curr	63 -5bi-4d4jk11e
~cus	60 -15g-5bej13h16d
~cuse	87 -19g-5a15c17h
~cush	85 -7c6a7k
~cust	62 -7b-4e6a13d
~cut	71 -7ak7b8cg
~cut>	74 -6ik8bc
~cute	89 -7a-5g12i
~cy>	48 -11i-5c6k9a12e
~cyb	87 4a
~cybe	87 4a
~cyc	80 5k
~cycl	80 5k
~da>	82 13f
~dad	65 -11a-8c-6j5d6g17f
~dad>	70 -14a-13c5k9g20f
~dadd	77 -5k6c9d
~dads	87 4b
~dam	66 -8b-7e-5c4k12g14a
~dama	67 -9b-7e-5c-4i4k12g14a
~dan	78 -11c-7f5e19a
~dang	82 -10c5e7a
~dar	89 -8c8k9g
~das	74 -9k10a
~das>	89 5i
~dash	75 -9k5g12a
~dat	59 -19g-11ad-6h-5b6k31ce
~data	84 -5d8a
~date	61 -15ag-12b-7d-6i6k28c34e
~dati	81 -7g-5a4c5i9b
~dau	68 -8k-6d-5g5a7j13c
~daug	68 -8k-6d-5g5a7j13c
~day	44 -16a-8b-6g5f8j15e29c
~day>	47 -22g-19a-13i-7b10j13f21e37c
~dayc	89 5g
~days	59 -11j-9f-6e4d8a12i16g
~dba	89 
~dbo	80 4aj
~dbol	84 4aj
~dboo	89 
~dd>	72 -20b-19a8j9c10g19k
~dda	85 -9a5ce
~ddad	87 -5a4g6c
~dde	75 -6b-5e8d11a
~dded	83 10a
~dden	87 -4e
~dder	85 -7c-5b5g12d
~ddi	68 -7c-4dg5f6e8j
~ddin	77 -13c-7d7f13j
~ddit	74 -4j4c
~ddl	77 -11a-5i5b6eg10c
~ddle	78 -11a-6i5b6eg11c
~ddr	62 -10ab-6g-5j7c8e13k15f
~ddre	62 -10ab-6g-5j7c8e13k15f
~ddy	71 4a
~ddy>	73 -8j-5b6g10c
~ddys	87 -11c12j
~de>	49 -21a-10g-4ek4b6f11j12i21h
~dea	61 -12g-5fh6d9k16a
~dea>	77 -4c8k9a
~dead	73 -5gk-4f12a
~deal	69 -20g5bk11d13c
~deat	84 -12c-6b5i18g
~deb	77 -26a4g9b22c
~debt	79 -26a4g10b23c
~dec	61 -8g-5b-4k6a7d12j
~dec>	78 
~dece	85 -9b4g12a
~deci	68 -9g-4k10j11d
~deck	89 5j
~decl	75 5e
~ded	55 -12e-6j-4b5i6c10g13a
~ded>	61 -11eg-10j-8b-4h4dk5i11c23a
~dedu	63 -9a-5c-4k23g
~dee	79 -11b-4f7g8i11c
~deep	87 -11a-9b7j10g11i
~deer	87 -5j17c
~deg	79 -7c-4a9b13g
~degr	79 -7c-4a9b13g
~del	63 -6c6a10e
~del>	79 -11a-5eg13c14b
~deli	66 -17c-11b14e15a
~den	57 -5acfg5d11e15j
~den>	78 -5e5ci6b
~denc	84 -13a-8g6j7k12e
~deni	87 6d
~dent	60 -16c-6bk5g9j10e12a
~deo	84 
~deo>	84 
~dep	69 -14c-10a5g12b13d
~depa	79 -13c-11a7bg17d
~depe	75 -8a13b
~der	50 -21a-7c-6j-4k8d10f18b21g
~der>	53 -18j-8ek-5h-4a10f14b27c
~dere	89 -23c8f23g
~deri	84 -10a5b8g
~ders	68 -19c-16a-7i4d5h8k11e18j
~derw	82 -7c5d10a
~des	58 -23g-4a7cd8b12k14j
~des>	63 -11g5j7ci12d
~desc	84 -6g-5i18k
~desi	84 -5a6b
~desk	83 -5a12b
~dest	73 -10g-9b5k9a12j
~det	77 -5b8c
~deta	84 -5b5a6j
~dete	83 11c
~dev	82 7j
~devi	82 7j
~df>	89 -6c7f
~dge	74 -6aj11k13g
~dge>	87 -5j4a9c
~dget	77 -5a-4c16g
~dgm	89 4b
~dgme	89 4b
~dia	69 9d
~diab	79 9a
~diag	83 -8a6c
~dian	81 -4a15d
~dic	67 -19a-4g5e6b20c
~dica	69 -19a7b15c
~dici	85 7c
~did	36 -27k-14b-10d4fgj10h15ci16e17a
~did>	36 -27k-14b-10d4fgj10h15ci16e17a
~die	68 -10e4j5g7i9a
~die>	80 -6j-5b6g7a11i
~died	73 -9e-5c6a12j
~dies	89 10c
~dif	68 -10b-5j5k7g15c
~diff	68 -10b-5j5k7g15c
~dig	74 -6ab5k19c
~digi	74 -6ab5k19c
~dil	80 -6a5c7g
~dily	81 -5a5c
~dim	89 -13a8bg
~dime	89 -13a8bg
~din	51 -13i-4h5b12j16f
~din>	69 -7k-5i5a14j
~ding	54 -11a-8i-6h5c7bj20f
~dinn	82 -7j-5g5d8e13a
~dip	85 -18b10c15a
~dir	89 -6a6b8h
~dis	63 -21c5g9j11a13k
~disa	80 8j
~disc	69 -6j-5g7b13k
~dise	85 4a
~dist	82 -19c-7b8j18g
~dit	54 -19g-5f-4h5k7e9c16b
~dit>	60 -14f-9g-4d4e5k12b15c
~ditc	89 -5a8f
~dite	84 9a
~diti	67 -8g5b8i
~dito	85 
~dits	89 -7a5k
~div	70 -11c-9j5g13b14a
~dive	85 -8b7a9g
~divi	77 9b
~divo	81 -11j-8c13a14b
~dju	82 -6g-5b5k8i
~djus	82 -6g-5b5k8i
~dki	89 9a
~dkid	89 9a
~dle	61 -15a-5fj13b16i
~dle>	69 -39a-10g-5j-4f4e5b6h7c38i
~dled	77 -20i29a
~dles	74 -6a-4g7d12b
~dli	77 -8d15b
~dlin	78 -8d14b
~dlo	67 -5e-4k5c6d7a
~dlor	67 -5e-4k5c6d7a
~dma	85 -6ag7c8j
~dma>	87 -6ag7c8j
~dmv	87 -5c11d
~dmv>	87 -5c11d
~dne	89 -11d14c
~do>	27 -47k-36j-6g13hi14b20e21f22c43a
~dob	84 -11a5k18c
~dob>	84 -11a5k18c
~doc	68 -17g-8a4k6i17d
~doct	69 -16g-6a4k7i17d
~doe	41 -22k-9j-8h6c13e19a21d
~does	41 -22k-9j-8h6c13e19a21d
~dog	71 -8b8j9a
~dog>	74 9j
~dogs	83 -9b13a
~doi	60 -12g-11j-8de-6h19i22c
~doin	60 -12g-11j-8de-6h19i22c
~dol	65 -13a-6c8g15j
~doll	65 -13a-6c8g15j
~dom	81 -5k13g
~dome	83 -9a14g
~don	62 -15a5b6d14c
~done	62 -15a5b6d14c
~doo	64 -13bc-4i6k7j8f14e
~door	64 -13bc-4i6k7j8f14e
~dor	80 -14b-12g7c10i16a
~dor>	89 -6g9c
~dors	87 12i
~dos	85 -9c11g
~dose	87 -9c11g
~dot	81 -12a-4c22j
~dot>	84 -11a20j
~dou	85 -12a7g14b
~doub	89 -14a8g14b
~dow	52 -19a-9ci-4g8d9h11e20j
~dow>	85 -5cgk5e6j13i
~dowe	89 -7j-5c-4i11ab
~down	52 -15a-14i4d7k9eh12j
~dra	66 -10c5e
~draf	87 -7a6c
~drag	89 -5b6h7i
~drai	87 6a
~dran	74 -6c8a10g
~draw	79 -9ac9e10b
~dre	59 -12a-6j-5i-4g7e14f16k
~dren	73 -9c5k7b
~dres	62 -10ab-6g-5j7c8e13k15f
~dri	46 -8g-6h-5j-4f5d6i7b8c12a
~drin	72 -9d20a
~drip	89 -4a5b
~driv	47 -8g-6h6b8i11cd
~dro	64 -18a-10c5k16b17h
~droo	76 -7a5k
~drop	69 -14c-11a15b19h
~dru	79 -13c10d
~drug	79 -13c8a10d
~dry	83 6a
~ds>	45 -6h-5f-4k8a10g19j
~dsh	79 -6j9b
~dshi	83 -6j4k5c
~dsi	78 -5g-4b6aj
~dsid	78 -5g-4b6aj
~dt>	89 
~dua	84 
~duat	85 -6b5a
~duc	60 -17a-7b-4df15g24c
~duca	80 -5abgj13k14c
~duct	61 -12a-6k12c19g
~due	76 -18c-6g13a23e
~due>	76 -18c-6g13a23e
~dui	83 -10a-4g20c
~dui>	87 -21a23c
~dul	80 6e
~dule	81 6e
~dup	89 -4g5j
~dupl	89 -4g5j
~dur	87 5c6a
~duri	87 5c6a
~dvi	72 -8g7b9a
~dvic	75 -8c-4g5b8a12d
~dvis	83 -11d6cj
~dwe	79 -9a-6c15g
~dwel	79 -9a-6c15g
~dwo	89 -10a7ej
~dy>	45 -11b7ej16a
~dys	68 -9g-7e10k11j
~dys>	68 -9g-7e10k11j
~ea>	70 -26c-11e-7g7j10k33f
~eab	83 -4ac17f
~eabo	83 -4ac17f
~eac	59 -10i-9a5g7e9j10k
~each	60 -10i-8a6gk7e9j
~eact	89 7k
~ead	52 -26c-18i-7dh-6a11f16b17g33k
~ead>	58 -12i-10g-7e-4f10c17b26k
~eadb	84 4aj
~eade	84 6f
~eadi	81 -21a-5c9g24f
~eadl	83 
~eads	81 6g
~eady	66 -6i6e13a
~eag	76 -11a4f5c6g
~eage	80 -12a7cg
~eagl	89 
~eah	70 -23a-7b-6e-4k6i7d10f20j
~eah>	70 -23a-7b-6e-4k6i7d10f20j
~eak	62 -14bg-10k-7i-5dh5f16c17a19j
~eak>	71 -7k-4h4e5j9f
~eake	80 -6b-5k21a
~eaki	83 -12a-9i6c23j
~eaks	74 -9b-8g13a14c
~eal	53 -20g-10af-6h4k8j14b27i
~eal>	66 -9i-7f-5c6k7ej8a
~eale	85 -9a6j11d
~eall	78 -6k8i11a
~eals	89 -11a4d12b
~ealt	58 -13g-11a-6d6c11b25i
~eam	74 -10cg5k6a7i
~eam>	76 -10g-9c4b8ik
~ean	65 -19i-5ck7b10h22d
~ean>	69 -25i-6c4h15b28a
~eane	85 -9a13c
~eani	83 -13a-7c-5b8h22d
~eap	76 -8c-4e4b9g13a
~eap>	85 -10c-9j7g8b11a
~eape	81 6j
~ear	39 -15i-8c-6b-5d4fk6g7hj17ae
~ear>	45 -13i-12b-6gh4c13j17ae
~earb	80 7a
~eard	74 -10g-8ac-4k8i12h14e
~eare	85 -14a-5c5j7g17f
~eari	78 -5b-4g15j
~earl	79 -8j5k7g
~earn	72 -27c-6b5j6e7i9a15g
~ears	51 -12d-11j-10i5g11h13b14k
~eart	69 -6c-4j5e7a8d
~eas	51 -19dg-18j-9a7e10bf15chk
~eas>	89 -6d5a7f
~ease	56 -22d-16g-5i-4h7b8a13f14c16k
~easi	78 -8c-6b-5g6k7a15i
~easo	69 -26a-7g-6d-4k10c16e28h
~east	83 -11b6d12g
~easu	75 -12a-6f-4g12d17b
~easy	82 -17j4a6b7c
~eat	55 -17j-7de-5hk10ag14i18b
~eat>	63 -18j-7dk-6e6i8c15b17a
~eate	70 6g
~eath	75 -11c-6a4b7i12g
~eati	74 -5c5b7i
~eatm	81 
~eats	87 -5a7c
~eau	83 -5c-4d5e7a
~eau>	89 4j
~eav	58 -15g-10i-8c-5k9d10bf12h
~eave	60 -18g-5c4b10d11f13h
~eavi	78 -6i-4c5a9b
~eavy	87 4g
~ebo	56 -11b-6e-5g-4fk6cij9a11d
~ebod	57 -6be8i11a12d
~eboo	89 -6b6j7c
~ebs	81 -6h5c12b
~ebsi	81 -6h5c12b
~ebt	79 -26a4g10b23c
~ebt>	82 -10a5g10b
~ebts	89 -19a-4d25c
~ebu	76 -14c6j17a
~ebui	77 -12c6j17a
~ec>	77 8a
~eca	64 -12a-10i-6e-4f4d7b9k10c
~ecal	81 5j8b
~ecau	66 -11a-10i7d9c10k
~ece	70 -7g-5b10a11k
~ece>	85 
~ecei	83 -8g5c8k
~ecen	78 -5j-4b14a
~ech	85 5j
~eci	65 -11g-9a-7k4i10dj14c
~ecia	80 7c
~ecid	72 -7a-4g5d9j
~ecis	78 -6g7d
~eck	55 -12c-4g5bi8d12e
~eck>	58 -7g4e7i14d
~ecki	84 -10g-5c5bi
~ecko	87 -7c8g
~ecks	74 -6d-4i5a10g
~ecku	85 -8a16e
~ecl	74 5e
~ecla	81 5k
~ecli	81 -5k4b6e
~eco	56 -15i-9d-7g-4h5j12c21a
~ecom	80 -8g5a15c
~econ	65 -10b5g6j8c
~ecor	63 -19i-8cd-6g4e5j6k12b20a
~ect	54 -11a-10e-7g-6i-5d-4f6h14k28j
~ect>	63 -17a-9g-8i-6e4b10h17c18j
~ecte	78 -12c4i14j
~ecti	69 -11b-5c4a18k
~ecto	81 12c
~ectr	72 -8c-6a-4i5b6j7g
~ecu	74 -9g6c8b
~ecur	75 -5g8b
~ed>	30 -28g-18b-6c-5i8f10k11d12h35j37a
~eda	83 -4k12b
~eday	87 5a
~edd	83 -7d-4a5k14j
~eddi	83 -7d-4a5k14j
~ede	89 
~edi	57 -14g-13f32c
~edic	67 -17a6b22c
~edin	78 -5b6a9c
~edit	63 -13f-11g4e11ac
~edl	87 -7b9ah
~edle	87 -7b9ah
~edo	79 -7a15e
~edon	82 -7a15e
~edr	76 -7a5k
~edro	76 -7a5k
~eds	69 -21b-12e5j9ac12g
~eds>	69 -21b-12e5j9ac12g
~edu	60 -10a-4f4c7k15g
~educ	61 -13a-4f6ck18g
~edul	81 6e
~ee>	53 -19g-10hi-5bc4f5d9e20j21a
~eed	46 -17g-13bi-6fj-4d5a15h55k
~eed>	47 -15i-14g-12j-7c-6bd-5f-4a10e12h61k
~eedi	78 -5b6a9c
~eedl	87 -7b9ah
~eeds	72 -11e4c6i9j
~eek	55 -9a-7b7h10g
~eek>	60 -7ac4e5f10h
~eeke	71 -5a6j13c
~eeks	72 -11b-4c8i19g
~eel	58 -8bj-7e14i16d
~eel>	62 -17c-10a4g5h11d12i
~eeli	77 -5g5k16c
~eels	75 10d
~eem	84 -5de4a7b
~eeme	84 -5de4a7b
~een	47 -13j-5ek4c7f8b17i
~een>	48 -14j-5a8f10b11c16i
~eena	79 -9c7a9g
~eens	85 7a
~eent	87 
~eep	51 -15g-6be5cd6j7f19k
~eep>	54 -10b-8e-7g6j10f21k
~eepe	81 -6c-5a14d
~eepi	70 -7g5ab7i
~eeps	73 -6a7h8c
~eer	70 -6i13c
~eer>	75 -6i4a5k15c
~eers	81 
~ees	67 -14i5k19g
~ees>	67 -14i5k19g
~eet	55 -11k-10g-7e-6d-4a6fh7b11j15c
~eet>	57 -12a-11e-7dk-6g5b7j8f26c
~eeth	87 -8c-4k6e11h
~eeti	81 -7c-5g7j16a
~eez	87 -40a-11c6b13g35i
~efe	77 -9a-6k-4g4i8b9j
~efer	78 -12a-6k-4g5ij11b
~efi	69 10d
~efic	77 -9g-4a7c13d
~efit	76 -7c7a9g
~efo	55 -15k-5c4a5dfg9i
~efor	55 -15k-5c4a5dfg9i
~efr	87 -14a18b
~efro	89 -13a16b
~eft	66 -13c-4i10b15g
~eft>	66 -13c-4i10b15g
~efu	87 -14c18d
~ega	71 -10b-7g10a12k
~egac	89 
~egal	76 -10b-5g10k14a
~egat	87 
~ege	65 -6i8c10b
~ege>	65 -6i-5f8c11b
~egg	85 -12g9c11i
~egi	77 -24c-9a4bjk26g
~egis	80 -24c4j28g
~egr	78 -7c-4a9b13g
~egre	78 -7c-4a9b13g
~egu	72 -6j-5d6k8a9c
~egul	72 -6j-5d6k8a9c
~ehe	82 -7a5c11h
~ehen	82 -7a5c11h
~ehi	60 -11g-4ci8d9hk
~ehic	64 -6d-5g6c7k
~ehin	69 -12c-7g-6b-5i5f12h15d
~eho	73 -10g6d15c
~ehol	76 -10g-7a5d17c
~ehou	87 
~eic	87 -9d-8a25b
~eico	87 -9d-8a25b
~eig	64 -12d-7j10c22g
~eigh	64 -12d-8j10c22g
~eil	82 -5ck5g7j10f
~eili	84 -8a-5c5g7j11f
~ein	69 -22b-10c4e5f14a18i
~ein>	83 -8bc8e11a
~eing	71 -16b-7g6af20i
~eip	83 -8g5c8k
~eipt	83 -8g5c8k
~eir	60 -23c-5b4fj14h17g
~eir>	61 -14c-11b5j8h18g
~eird	89 -6c4a
~eirs	87 -7c-4a8b9h
~eit	82 
~eith	82 
~eje	89 -7a5h
~ejec	89 -7a5h
~ek>	60 -7ac4e5f10h
~eke	71 -5a6j13c
~eken	71 -5a6j13c
~eks	72 -11b-4c8i19g
~eks>	72 -11b-4c8i19g
~el>	55 -18a-8e4i7f9d16b
~eld	74 -11a7j9g
~eld>	75 -11a7j9g
~ele	67 -11c-8b-5i5h12a
~elec	72 -8c-6a-4i5b6j7g
~eled	85 
~elem	85 7h
~elf	58 -10e-6g-4i7k20b
~elf>	58 -10e-6g-4i7k20b
~eli	60 -15b-13g5j6d7f15e
~elie	78 -15g-8a-4k6c7j9e11f
~elin	71 -6eg5k6d13c
~eliv	68 -13c-11b12e13a
~ell	39 -20b-9f-6cj-5e5h7a61k
~ell>	41 -23j-20g-12e-9f-8bc13a79k
~ella	59 -9b-5i-4dj6h9g10c
~elle	77 -20b-7c5dk7g9a
~elli	72 -15k-14a-10c12e13g21j
~ello	87 9c
~ells	87 4g11j
~elo	70 -12c6g8a
~elon	80 -18b-5j10g24a
~elor	82 -4c5j8b
~elow	87 -7a11b
~elp	65 -18c-5j-4e6h11b13i
~elp>	68 -18c-7a-4e6hk10b15i
~elpi	87 -8b15a
~elps	85 -10a10b
~elr	78 -7a12c
~elry	78 -7a12c
~els	54 -12a-11g-7e4j8h12c16d
~els>	74 -5a10d
~else	55 -11g-9a-4e6j8h9d11c
~elt	85 -8b-4c4j11g
~elt>	89 -8b-5ck4a5j12g
~ely	69 -7b9i15a
~ely>	69 -7b9i15a
~em>	49 -26a-4f6bd10ch17g
~ema	58 -11g-6e-5a5b21c
~emai	60 -9g-6e11a18c
~emat	78 -6a5c6h
~emb	68 -13c-5g7a8j10i
~embe	68 -13c-5gk8j10i12a
~eme	54 -8c-7k-6g-5b5d7j13i16a
~emem	69 -11c-5gk9aj10i
~emen	58 -5e4c6i7a
~emer	83 5d
~emi	73 -8k10g11c
~emic	85 
~emiu	77 -4j4k6a10g
~emo	79 -8c5a9j
~emod	82 -6c12a
~emp	60 -10c5b8e
~empl	62 -8g-5c6bj
~empt	79 -5ack11g16e
~ems	79 -17c12j14a
~ems>	80 -17c12aj
~en>	34 -14h-13f-8a-5c6i18g60e
~ena	73 -11c-6b8g10a
~enag	78 -9c7a9g
~enan	82 -5b5k
~enc	62 -10b-6i4e8k10aj
~ence	64 -11b-7c-5i-4d5e7a10k14j
~ency	83 -4j4a5d
~end	47 -26a-6bd5fj6c8g10i20e
~end>	52 -17c-13d-9k-8a-5b11i13fg22e
~enda	85 -7f-5b5c6k8a
~ende	64 -14a-8b6dg18c
~endi	80 -13a6h10j
~endo	82 -8g7c10i
~ends	68 -9a5d11b
~ene	53 -8g-5i5bk6h14d
~ened	62 -11e-8g-6a5h8d9c
~enef	70 10d
~ener	73 -4j5k8g
~enew	69 -9g-8c5h15e
~eng	73 -10j-6c9k14g
~enga	83 -9j-5c4e11g
~enge	81 4g
~eni	71 -32a-13g6f15j20e
~enie	87 6d
~enin	74 -32a-13g4b5c16j19e
~enis	89 
~enj	82 12a
~enjo	82 12a
~enn	87 5j
~eno	69 -20b-17i6c10g12a18h
~enou	71 -18b-17i-5c11g18h22a
~enov	87 -12a14c
~enr	89 -7g-5e15c
~enro	89 -7g-5e15c
~ens	50 -7f-6i4gk8bh
~ens>	63 -9d-7e-5c4k7g8h11a
~ense	56 -7a-5g-4h6e8d9b
~ensi	69 -5f5g6c8h
~enso	89 5c
~ent	36 -23c-12i-4f4g6e8j10a12k18b19d
~ent>	40 -17a-14i6e10k11d15b20g
~enta	67 -11g16b
~ente	71 -6g4b5d
~enth	87 
~enti	69 -10k-8b-5g-4i4j16a
~entl	75 -10g8a9j
~ento	80 4k7g
~entr	87 -6a-4b13j
~ents	53 -12c-7f8i13d15a
~enu	79 -11a7g15c
~enu>	89 12c
~enue	82 -8a5c10g
~env	87 -7a-4e5c7k
~enve	89 -7a-4e8k
~eo>	84 
~eon	79 -9bc-6j7a22g
~eone	80 -10c-7b-6j7a22g
~eop	57 -7j-6e-5f4a16d
~eopl	57 -7j-6e-5f8a16d
~eor	83 -5c-4a4f14k
~eorg	84 -5c-4a4f14k
~eow	75 -9a-7c-4k5j8d17b
~eown	75 -9a-7c-4k5j8d17b
~ep>	53 -9b-7g8f10j19k
~epa	67 -11a-9c-4h7g11d15b
~epai	77 -12a-4h5g6b8j
~epar	72 -13c-5j10b14d
~epe	70 -9a-5c10d13b
~epen	75 -8a13b
~eper	81 -6c-5a14d
~eph	87 
~epi	70 -7g5ab7i
~epin	70 -7g5ab7i
~epl	62 -6d-4g10a12b
~epla	62 -6d-4g10a12b
~epo	77 -8b-7c-4j5f8k10h
~epor	77 -7bc-4j8k10h
~eps	69 6ah
~eps>	69 6ah
~ept	71 -13g-6b-4c5f20h
~ept>	72 -9c-8g-6b5af20h
~equ	64 12g
~equi	65 12g
~er>	28 -24e-20g-12i-9b-7h6fjk25a42d50c
~era	49 -6df-5i5b6h7j9k11c
~era>	87 6j
~erad	89 
~erag	52 -7d4k6b8h9c
~eral	65 
~eras	79 6k7c
~erat	82 -5c
~erc	63 -10c-5a6b16g
~erce	69 -12a-9c-7k7h9b21g
~erci	72 4k5a
~ere	32 -24e-21d-12b-10j6a9i14ghk58f
~ere>	33 -20de-11b-5j6ai8g11h13k14c39f
~erea	83 -4ac17f
~ered	61 -20c-12a-7k-5eh5bg7i38f
~eren	67 -11b-4dhj4k5g22c
~eres	78 -8c-7a-6j4k6g19h
~erf	77 -11i-9a-7g7b25c
~erfe	79 -11i-7g25c
~erg	80 -4e4d9i
~erge	83 5d
~eri	60 -13k-9d-7i4e18j19g
~eria	84 5a6g
~erie	68 -7a-5c-4e8g21j
~erin	72 -13k-10c-7d-5i5a9g13be
~erio	80 -10b5c6a
~erl	87 -6ac5e17j
~erly	89 -6ac17j
~erm	63 -22c-5af7g12e20b
~erm>	69 -20c-12a-4f4k6j16b18g
~erma	83 -5g6c
~ermi	76 -15g6a13e
~ern	70 -12c-7d6ij10b
~erne	89 6b
~erni	79 -13b5e11j
~erno	83 -12c8g10i
~ero	74 -22g-14c5i14a22e
~ero>	85 -4c6a
~erol	89 -8g9i
~erou	83 -10c5e7a
~err	74 -21k4c5a11i14j
~erra	85 -19k-6b13a16i
~erri	89 8c
~erru	85 -7a20j
~ers	41 -14i-13g-11c-7e-5h15j20bd21k
~ers>	44 -15g-11f-9i-8e-5h12b14a17k24d
~ersa	81 -10k4c12b
~erse	83 -9d-4c17f
~ersh	84 5c
~ersi	81 -6a-5c5b7k
~erso	62 -10c-4h4j5k7a
~erst	75 -15a-10c-5i6h8k20j
~ert	56 -10c-9b-7i-4h6a8j11d14g
~ert>	78 -13ac6j9g15b
~erti	64 -15b-5j8c11d12a
~erts	84 -4g6f15a
~erty	66 -7b-5c-4i5d6j7k11g
~erv	66 -6d9b
~erve	77 7a11b
~ervi	71 -6d4c7k
~ervo	85 -6a4bc
~erw	69 -8c5i11d
~erwa	85 5i
~erwi	87 -5a
~erwo	76 4i8d
~erwr	82 -7c5d10a
~ery	51 -27a-8d-4e6j7f9i11gk13b
~ery>	58 -18c-12e-6k-5i6d8fg9j10a
~eryb	67 -22a-10d6f8eg9k
~eryo	89 13k
~eryt	63 -22a7b13g14i
~es>	30 -25f-14h-8i7k8a13j20b22d31g
~esc	71 -9g-6i7a8d10k
~escr	72 -9g-6i8a9d11k
~ese	62 6a12i
~ese>	63 -7j9a12i
~esen	85 -4a4j7k
~esh	89 -8a4b10k
~esi	63 -11g-6i-4a4h21d
~esid	66 -9g-5a-4i23d
~esig	84 -5a6b
~esit	84 -6b6a7h
~esk	82 -5a12b
~esk>	83 -5a12b
~eso	70 -9j4b11k
~esom	71 -9j12k
~esp	85 -5e9bh
~espe	89 -5e4c9h
~ess	44 -18i-7g-5h6f7d14j21c
~ess>	46 -10i-4g6c8f12a
~essa	89 -4g12c
~esse	75 -10a-5g7k15b
~essi	70 -10a-9i4g9c14j
~esso	89 -20a-6b5i23c
~essu	77 -11b5a9j12c
~est	50 -23g-17a-7k-5b7d10e17i32c
~est>	54 -17g-14k-13a-12b5hi6d9f14e26c
~esta	79 -7f5a6i
~este	82 -8ag8i12k
~esti	67 -7a-5ej-4g5h7b11c
~estl	89 11i
~ests	81 
~et>	38 -15d-6j4b8e20c29k
~eta	74 4b
~etac	85 -6b5a6j
~etal	79 -4a6c8b
~etc	85 -5g4bc6k
~etch	85 -5g4bc6k
~ete	70 -9b-4k14a18g
~etec	83 11c
~eter	82 -7a-5c23g
~etes	80 9a
~eth	51 -10i-9j-5h5b8d10f11e
~ethe	70 -14a-7b-5c7j9fk10e
~ethi	53 -14j-12h-8i4e6c10bd13a
~eti	63 -8c-7b6f9j13a
~etim	84 -13b5e14a
~etin	80 -8c-5g4f7j12a
~etir	68 -7a4b5j
~eto	84 -7ag6c12b
~ets	63 -15c6j9ak
~ets>	63 -15c6j9k11a
~ett	53 -11f-8c-6j-4h4g7b8k22i
~ette	60 -7fh6i7k9b10c
~etti	67 -23c6e7b8i11g
~ettl	77 -13b-10a5g6c8h14i
~etty	69 12a
~etu	80 -12b-5h4k6j10c
~etur	83 -13b4g5k7j
~etw	79 -6ak7f11b
~etwe	79 -6ak7f11b
~ety	69 -7g7ac
~ety>	69 -7g7ac
~eve	41 -26b-7g-4h7j8i11f12a24k
~eve>	78 -13g-5k-4a5c7j9e11f
~evel	77 -32b-4g18a19c
~even	65 -11a-6d5k20j
~ever	42 -21c-10e-9j-8b7d13i21a24k
~evi	72 -10a-5c5g7d10j
~evic	82 7j
~evid	87 -12a-4g7j13e
~evie	83 -8e10a
~ew>	53 -17k-5f4e5j6g7i11a
~ewa	70 -8g-7f-6a5h22b
~ewal	76 -10b5ac6h
~eway	77 -11a-6f-5cg33b
~ewe	68 -5j8a10c
~ewed	84 5a
~ewel	78 -7a12c
~ewer	77 -5j12a
~ewh	72 -19c-8f-6g10a13h21b
~ewhe	72 -19c-8f-6g10a13h21b
~ews	83 -15c4b7j12i
~ews>	83 -15c4b7j12i
~ex>	74 -10c-7g11b14d
~exa	66 -12i-10a-5d10f16e
~exac	74 -11i-8a-6j9f12c
~exam	73 -11c-5a5b6j13e
~exas	89 
~exc	68 -21g-5j-4k9e11h12a
~exce	75 -7a9b
~exch	89 -4k8a
~exci	83 -11c-5b9a13e
~excl	87 11a
~excu	87 -19g-5a15c17h
~exi	87 -6a5h10j
~exis	89 -5a6h
~exp	59 -17c-11g-6f6h11k12d13a
~expa	89 
~expe	66 -7g-5def5bi6j11k
~expi	80 -4c8e
~expl	69 -13c-8b-6i-4g10h13a19d
~ext	56 -11j-8df-5e10b12c18a
~ext>	60 -7g-6ck-5f10a21b
~exte	87 -8b15c
~exti	79 7a
~extr	72 -10j-8d11c15g
~ey>	41 -13j-8i-4e4c5h7bg12d19f
~eye	83 -19a4i8d12b
~eys	75 -14a4d5e9b
~eys>	76 -14a5de9b
~fac	75 -19b-7c5g9dk10j
~face	80 -12b5j10k11g
~fact	83 -8b-6g-4c5a7j11d
~fai	74 -5fk-4j4c13a
~fair	75 -8g-5f9a14c
~fak	83 -13g-8b7c8i9a
~fake	83 -13g-8b7c8i9a
~fal	71 -12g-6j-5d7a10e20b
~fall	71 -12g-6j-5d7a10e20b
~fam	59 -7g-5ej6b10i12c
~fami	59 -7g-5e-4j5a9b10i
~fan	84 -18b-8g-5j6h15a16c
~fanc	89 -19b6c22a
~far	58 -36i-11bd-10c-6j5e9a16f57g
~far>	62 -27i-15j-11b-4c13f14a46g
~farm	72 -9d-6c9j10e
~fars	84 -7ai9fg
~fas	77 -14i4a10c12e
~fast	77 -14i4a10c12e
~fat	78 -17k-6b5c10f16j
~fath	79 -6b5c11f
~fau	76 -9d-5c6a21b
~faul	76 -9d-5c6a21b
~fav	80 -4ag15c
~favo	80 -4ag15c
~fax	83 -9c5i6f
~fax>	83 -9c5i6f
~fe>	49 -8i-6k-5d5e10b18a
~fea	89 -5d12c
~fear	89 -5d12c
~fec	77 -7g-6i22c
~fect	77 -7g-6i22c
~fed	87 -17g5j20e
~fed>	89 -18g-5a7j21e
~fee	56 -8e-7a-4dj8h9g17i
~fee>	81 -6b5k10i
~feel	61 -12a-7j-6e4b6h17i
~feet	69 -4i6j
~fel	74 -5bj5e8c
~fell	74 -5bj5e8c
~fen	70 -19b-5c28a
~fenc	75 -17b18a
~fend	79 4a
~fer	61 -12a-9eg-6h-4j5k7i33c
~fer>	72 -9g-6a-5ek11c13b
~fere	66 -9a-7b-5dhj10k30c
~fers	89 -6c8i
~fes	67 -16a-4e8c12g13i
~fes>	70 -22a-4e13g15i
~fess	79 -5b5c6a
~fet	69 -7g-5a11c
~fety	70 -7g-4a11c
~few	75 -11b5jk12a
~few>	75 -11b5jk12a
~ff>	48 -9c-8ad-6j-5g6e14b25k
~ffe	62 -13j-11b-6h-5de10i14k21c
~ffee	82 5k10i
~ffer	64 -10b-8j-5h-4de10k24c
~ffi	62 -15c-6g7f12a13d
~ffic	62 -15c-6g7f12a13d
~ffo	84 -8c5dg
~ffor	84 -8c5dg
~ffs	87 -5a5d8g
~ffs>	89 8g
~fia	87 6j
~fian	87 6j
~fic	55 -13c-9j-8b5f6g31d
~fic>	84 7a
~fica	64 -5bc11d
~fice	64 -13c-7g-5e7a8f14d
~fici	75 -10g-4a6e13d
~fie	77 -15a-7b9gh11j
~fied	85 -4b5a11h
~fiel	82 -21a13g15j
~fif	84 -5a5b
~fift	84 -5a5b
~fig	67 -18c-6i-4j5k6eh11g
~figh	82 5h9a
~figu	69 -16c-6a5bk6e13g
~fil	62 -10b-8g-7h-4e5a7k14c
~file	66 -7g-4b4jk9a
~fill	74 -7h-6b-5a5d15c
~fin	54 -14g-9c4e5h6ij7b
~fina	65 -11g4b6e7i
~find	70 -17c-4b4d6hk
~fine	74 -11a-4gj11b16k
~fing	79 -16k-4a7c14j
~fini	69 12a
~fir	52 -8e-4hi6f9d16k
~fire	59 -11j-8b-5eh4c5a7d8k9f
~firs	59 -5ce-4g4d5j7a9k
~fis	82 -9b5f8a
~fish	82 -9b5f8a
~fit	68 -17k-4a6dg12c
~fit>	73 -17k-5ad14g16c
~fits	77 -8g13d
~fix	72 -9g-7k-6e-5d8a17c
~fix>	79 -4g4b6a
~fixe	83 -5e4a14c
~fixi	89 5cf
~fla	73 -17g-5i5k18b
~flat	75 -16g-6c-5i4j12a19b
~fli	89 -4e5ak
~flo	62 -11a-5e4j6b10f
~floo	63 
~flor	85 13f
~fly	80 -6fj8a13b
~fly>	85 
~flyi	89 13b
~fo>	83 4c6f
~fol	62 -8gjk-6c-5e6h11b15d
~folk	64 -7a-6j-5ek6b8h17d
~foll	80 -9g6bi14a
~foo	68 -9bk-6i16c20g
~food	78 6g
~foot	73 -9b-5k22g
~for	33 -29c-6e6ah8j12i18k34g
~for>	34 -23b5g7ij13a14h23k
~forc	83 -4g
~ford	79 -10c-6e4a7i
~fore	55 -15k-12a-5c5df7i13g15b
~forg	85 5g
~form	67 -16c-11a-7g5b7j10h20k
~fort	74 -12c-7a-4i15g17b
~forw	79 12a
~fou	73 -17g-8e-5k6ab20c
~foun	75 -15g-7e-5ak6b27c
~four	89 -8c13a
~fra	74 -8ag6b18e
~fram	77 -10c-6a-5g5b19e
~fre	70 -15g-14a4e8b23c
~free	72 -15a-14g5be23c
~fri	69 -5g-4e7h
~frie	69 -5g-4e7h
~fro	47 -12b-8g-6d7k8h17a
~from	48 -8c4ef5i10h
~fron	66 -13b-11g6c7k27a
~fry	87 -5a7j
~fs>	81 -21d-5b12g18c
~ft>	62 -8c-5i-4d5k8a12g
~ftb	89 
~ftba	89 
~fte	54 -6k-5ef6j7g17d
~ften	73 -17i-10a-8c-4b14d34g
~fter	55 -18g-5fk5ac7bdj10i
~fth	89 5b
~fth>	89 5b
~fts	87 -9c10b
~fts>	87 -9c10b
~ful	59 -14f-6j-4e4bk9i16a
~ful>	76 -13c-9b-7g-5j15i24a
~full	61 -13f-5e5k8g11c12b
~fun	62 -9e-8j-6g16bi
~fun>	71 -14j-10a-9e-6g-4d6k20b27i
~fund	77 -11i5g11a
~fune	73 -5g5d7j
~fur	71 -9c-6k-5a4b6g8e
~furn	72 -7a4b7g
~fus	79 -10c12d
~fuse	82 -15c5a15d
~gac	89 
~gacy	89 
~gad	85 
~gadg	87 
~gag	63 4g8a
~gage	63 4g8a
~gai	64 -8d-5f8i10e
~gain	64 -8d-5f8i10e
~gal	73 -14b-13g8k11i14a
~gal>	78 -6b8k10a
~gall	85 -5b4a6c
~gam	85 -7a10j
~game	85 -7a10j
~gan	87 5c
~gap	74 -6c-4dg5e11a
~gap>	75 -6c4b5e7a
~gar	63 -15a-6eg-4d5b10j21f
~gar>	82 -10a7bc
~gara	68 -15c-8b-4g5j6a26f
~gard	85 -9a5j6b10c
~gare	85 5b
~gas	82 -16a10b13i
~gas>	82 -16a10b13i
~gat	74 -9b-7c-6g7a18j
~gate	79 -6b6a
~gav	75 -4hi7g8c
~gave	75 -4hi7g8c
~gc>	85 -9g10c
~ge>	41 -20di-12h-7bj-5a7e17k34g35c
~gea	89 -22g-6a6f24c
~gear	89 -22g-6a6f24c
~ged	66 -9fg-4j13c18a
~ged>	66 -9fg-4j13c18a
~gee	84 -13c8a15d
~gee>	84 -13c8a15d
~gei	87 -9d-8a25b
~geic	87 -9d-8a25b
~gem	84 -15c10g14d
~geme	84 -15c10g14d
~gen	58 -21g-9j-7e8a16b24d
~genc	82 -4j4a5d
~gene	72 -4j5k7g
~gent	62 -28g-7e4a17b24d
~geo	84 -5c-4a4f14k
~geor	84 -5c-4a4f14k
~ger	61 -7k-5i-4a8b14j
~ger>	68 -21a-17g-10k7b12dj20c
~geri	87 4a
~gero	83 -10c5e7a
~gers	74 -9c-8d11a14g
~ges	61 -10b-8j-7i5g8h9k12d
~ges>	65 -14c-8b-6e-5j-4i8k11agh
~gest	72 -14a-6g15d18c
~get	43 -15f-11bc8i11g13a15k18e
~get>	44 -17b-10f-5j4i11k12e16ag
~geth	74 -9a-6b5e9j10f
~gets	70 -9c5k6b
~gett	68 -7g-4c7e9i
~gge	71 -9b-4j11c15d
~gged	84 -8b9a
~gger	84 5h
~gges	77 -15a10c18d
~ggi	83 -6c-5a4h11g
~ggin	84 -5a4h
~ggr	87 
~ggre	87 
~gh>	48 -21c-9e-8j-6i-4d4a8h10k11f30g
~ghb	73 -4k
~ghbo	73 -4k
~ghe	74 -6a-5g6c11b
~gher	77 -6a-5c-4g17b
~ghes	85 -5b13c
~ghl	76 -14f-13a5bc19g
~ghly	77 -14f-8a5c20g
~ght	34 -12d-4gh5e6i14c31j
~ght>	35 -9d-8b5e6i8a31j
~ghte	67 -7gk-6d7j8e10c
~ghts	72 -25a5j12b24c
~ghw	87 4d6a
~ghwa	87 4d6a
~gia	84 -5c-4a4f14k
~gia>	84 -5c-4a4f14k
~gie	85 -9c9g
~gien	89 
~gin	60 -13a-12c-9j7b10ik17g
~gin>	77 -9c7bg
~gina	74 -4j5b6d
~gine	87 6c
~ging	68 -23a-14c-6j-5d5f10k16i17g
~gir	72 -5a14b
~girl	72 -5a14b
~gis	79 -17c27g
~gist	79 -17c27g
~git	74 -6ab5k19c
~git>	89 6k
~gits	77 -6b-4a19c
~giv	54 -17e-10j-8f-6i6a11c27k
~give	55 -17e-9j-8df-6bi5g9a14c31k
~givi	77 -5k9d12b
~gl>	79 -13g6a12c
~gla	71 -11a-8g-5j-4k4h5e6c22b
~glad	82 -8a-7k5dh7ce
~glas	77 -8d-6g27b
~gle	65 -17k-8a-7g-6c7j10i13e19b
~gle>	69 -17k-8a-6g-5e4c6j12i22b
~gles	77 -12c21e
~glo	89 6g
~gly	84 5f
~gly>	84 5f
~gma	85 -6a6b7j
~gmai	85 -6a6b7j
~gme	89 4b
~gmen	89 4b
~gn>	65 -9g-5ci11b16e
~gna	89 
~gne	79 -16b-7c-5eg6j15a16i
~gned	79 -16b-7c-5eg6j15a16i
~gni	87 4c6b
~gnin	87 4c6b
~gno	82 -9a5c
~gnos	83 -8a6c
~gns	83 
~gns>	83 
~go>	47 -24j-21g-18c-8bi7dh12e17a25k26f
~goa	85 -6a18c
~goal	87 -6a18c
~goe	67 -7ij5e19k
~goes	67 -7ij5e19k
~goi	55 -11f-6i12k14h
~goin	55 -11f-6i12k14h
~gol	83 -4b6c7i
~golf	87 -4b6a7c
~gon	65 -7e-6d8b10j
~gone	66 -7e-6d8b13j
~goo	52 -10k-9f-6g5i6c7bh13a
~good	52 -9f-8k-5g5c6a7i8h11b
~got	40 -16f4b5k7j13c16d
~got>	40 -15f5e6k9c10j15d
~gotc	84 -9a6c13d
~gott	76 -5g14a
~gpa	87 -5a11c
~gpa>	87 -5a11c
~gra	58 -16ag-5h4d7b10i24c
~grab	81 
~grad	69 -17g-5e12i23c
~gram	75 -4a10c
~gran	72 -6i-4a10j11d
~grat	80 -10j11i
~gre	63 -14i-11k-10j-8c-6e-4d4h9a19g21b
~grea	75 -11j-8i-5k4a6fg11c
~gree	71 -8c-6ek-5d6a7h8g11b
~greg	87 
~gres	83 -15c-8i7g14b
~gro	60 -7i-5a5b6c14g
~groc	85 -4b7g
~gros	78 -10a-6b-5ce6k8j17g
~grou	69 -7c-6e-4j4ag15b
~grow	71 -9g6e21c
~gs>	54 -13b-6k-5ef4d9g11a16h
~gua	79 -5a12d
~guar	81 -4a15d
~gue	71 -8d-5c4k5a13j
~gue>	87 -5a10c
~gues	73 -14c-8d9a15j
~gui	77 5g6k
~guis	83 4a
~guit	85 -6a7k8g
~gul	71 -6b-5d6k8c11a
~gula	72 -6j-5d6k8a9c
~gum	89 -5a6b
~gun	75 -5b8a12c
~guns	77 -5bg9a13c
~gur	69 -16c-6a5bk6e13g
~gure	69 -16c-6a5bk6e13g
~gut	79 -16a-12g-6c17b18i
~gut>	81 -17a-12g-6c17b18i
~guy	58 -11b-5ch6f7dg8i9e
~guy>	68 -8e5j15d
~guys	63 -9c-8b-6dj6i7f8g17e
~gym	89 8c
~gym>	89 8c
~ha>	69 -19a-8j7i15d16b
~hac	79 4d5c
~hack	79 4d5c
~had	53 -9b-7g-4k7c12a13j
~had>	53 -9b-7g-4k7c12a13j
~hah	75 -8a4g5e11b
~haha	75 -8a4g5e11b
~hai	66 -11g-10a-9cj5h6b13e24i
~hail	72 -14c-10j-8g-4b5h15e28i
~hain	87 -5c10h
~hair	77 -11a4ck11b
~hak	85 -10a-4i7b13f
~hake	85 -10a-4i7b13f
~hal	62 -14b-8j-5e-4h9d26a
~half	65 -9j-8b-4e6a8k11d
~hall	83 -4k13a
~halt	84 -4b7a
~ham	83 -8c-6k-5a-4j7f8e12g
~hame	87 -8c-7j-6b8ef14g
~han	48 -14gj-8ce6k7b20i33a
~han>	62 -7ik-4j6h18a
~hanc	81 -4c10a
~hand	59 -21c-7e5f8a12b18i
~hang	58 -10gj-8b-6eh-4f10i11c14k18a
~hank	77 -11a-5g-4k4i5be10c
~hap	51 -17e-15g-9j6a8h14k23i
~hape	73 -18c-11g-6a4b39i
~happ	52 -17e-9j-8g-4i9h11a13k17c
~har	58 -5c-4ij6b16a
~hara	81 -13a6c12b
~hard	72 -5gk5f9c
~hare	72 -9j4c7b13a
~harg	71 -23c4d15g
~hari	83 5a
~harm	87 7j
~has	52 -8b-5j-4dh13g17a
~has>	53 -7b-6g-4j32a
~hase	83 -23a30g
~hat	21 -26a-18b-6dj4k11f16h39e43c44g
~hat>	21 -18b-17a-7d9f17h37c41g42e
~hate	72 -15a-10c-6j4fg7d25k
~hatl	85 -7e16c
~hatv	77 -13a-5d6fg21c
~hau	80 -11c-5a-4g9b16i
~haul	80 -11c-5a-4g9b16i
~hav	31 -12i-10f-9d-6h9k11g12cj26a
~have	31 -11i-10f-8d-6h10k11g12cj22a
~havi	77 8a
~hbo	73 -7k
~hbor	73 -4k
~hda	69 -10k-6abc5j29e
~hday	69 -8k-6ab-4c5j23e
~he>	22 -5g5b6a11di12fk16h23j
~hea	47 -18c-7bg-5h6a13j15f20k
~head	67 -28c-20a-6b-4e10k25f30g
~heal	59 -12g-8a-6d6c11b21i
~heap	77 -8c-4e4b9g13a
~hear	55 -25g-9bi-7c5e7d14a15jk
~heat	69 -7bg4a10c
~heav	87 4g
~hec	57 -5j-4g4c5b11e
~heck	57 -5j-4g4c5b11e
~hed	61 -19g-8bi15j34c
~hed>	63 -17g-11a-8i-7e-4k11b17j29c
~heds	89 -24b8ak11c
~hedu	81 6e
~hee	69 -11b-5i4c6k12d
~heel	73 -12b-6j4a5c13d
~heet	83 5j
~hef	84 -4g11b
~heft	84 -4g11b
~hei	59 -12a-6b-4di13h23g
~heig	78 -11a-8j-5e5k8g21c
~heir	60 -19c-5b4j14h17g
~hel	62 -17c-5e4h11i15b
~hell	87 6c
~helo	82 -4c5j8b
~help	65 -18c-5j-4e6h11b13i
~hem	53 -14e-10a-5j-4k5g7di8c14h
~hem>	53 -14e-12a-7j-4k5bg7i8d9c14h
~hemi	89 
~hen	39 -23f-18a-11b-10h-8j-7k-4d8cg98e
~hen>	39 -21f-20h-9ak-8bj13g16c76e
~hend	74 -14a-9c-7g44e
~hens	78 -5c20h
~her	31 -32e-28a-12i6k8j9c11g19h68f
~her>	45 -24c-11a-8e-4k6f9h15j17d24g
~here	34 -28e-23d-14b-11a-8j8i12k14h20c68f
~heri	85 -11g6b15c
~hers	69 -32i-14g-6k5a6f8h15d22c
~herw	87 -5a
~hes	57 -13j-9be-6k5g7i16c20a
~hes>	68 -6j-5e6g9ac
~hese	63 -7j9a12i
~hesi	84 -6b6a7h
~hest	85 -5b13c
~het	82 -5a-4c12k
~heth	82 -5a-4c12k
~hew	82 
~hew>	84 
~hey	43 -8k-6aj-4c6g8h9f13b16d
~hey>	43 -8k-6aj-4c6g8h9f13b16d
~hic	52 -31a-15g-14j-6hi6k9f10b25d32c
~hich	55 -34a-16j-15g-6i-5h7be11f29c31d
~hick	89 5g
~hicl	64 -6d-5g6c7k
~hid	89 -4c4b
~hie	80 -6j7b
~hiel	83 -6j4k5c
~hif	83 -4d4e
~hift	83 -4d4e
~hig	61 -14ai-9j9g16f30b
~high	61 -14i-13a-9j-6c9g18f30b
~hik	84 -11a-8c-7k4b7j22g
~hike	87 -7a7j
~hil	62 -9d-8c-6e-5h5f9b19g
~hild	70 -10d-7c-6e6bi7f10g
~hile	69 -10c-6i-4h5bj6a13g
~him	67 -10k-4c4d5a12e
~him>	70 -12k5j10e
~himn	84 -6b6d
~hims	87 9b
~hin	37 -18g5f10b21ci
~hin>	64 -5k6j7b13f
~hind	69 -12c-7g-6b-5i5f12h15d
~hine	74 -5d5c6a
~hing	40 -19g-14a-8h-7f7e9b12i13j40c
~hink	55 -15c-10j-8b-7d4a21i22h
~hio	80 -9c4k6g
~hio>	87 -7a4j8g
~hion	85 -7c6a7k
~hip	75 -13a5k6bc
~hip>	77 -13a6bck
~hir	68 -18e-11g-4k6a7j10b18c
~hird	81 7i
~hire	73 -17e-9g8j15b18c
~hiri	87 5a
~his	43 -8a10dj18e
~his>	44 -10a-5c5j12d19e
~hist	78 8cj
~hit	62 -19g-7d6c7ei8a10j
~hit>	68 -17g-16b-5d7c9e10i14a
~hitc	89 -5a6b
~hite	83 7c
~hits	79 16a
~hly	69 -21a-14f9b15c24g
~hly>	69 -21a-14f9b15c24g
~ho>	39 -25g-18b-16j-15e-11i-10a-5cf122d
~hob	81 -9a-5g17c
~hobb	81 -9a-5g17c
~hod	65 -10a-9g-5k-4ij6c39d
~hod>	65 -10a-9g-5k-4ij6c39d
~hoe	81 -12b-9i-4c6d10ag
~hoev	89 5k
~hol	52 -24g5k6bd8a10c
~hol>	75 5c7g
~hold	61 -32g5a12i13c21d
~hole	61 -19d-7c-6f7k11a17b
~holi	84 -12b4a16f
~holl	87 -12a4j11d
~hom	50 -12c-7h-5i7ef8a16d
~home	50 -9c-7h-5i4k7f8e15a
~hon	60 -9a-6f-5hi5e13c17b
~hond	89 
~hone	61 -7j-6a-5h5k6ce15b
~hoo	57 -12g-10h-7a-5e5k7bc18f
~hood	81 -6a-5c5g7f8e
~hook	87 -5a5j6b
~hool	61 -13a-12g-7i6jk7d8b13f
~hoos	79 -13b-8e-6h-4g7i11c19a
~hoot	79 -5gj-4c4k5i9f
~hop	56 -8b-6e12i16f
~hop>	59 -6ck-5bg6i20f
~hopi	79 7c
~hopp	79 -5k5c9h
~hops	84 -11e-5c9k12g
~hor	78 -6c5bd6a
~hore	89 -7a5j6d
~hort	85 -4c
~hos	52 -14a-11f-10c-6g7j8e15i22d
~hose	54 -18a-15f-11c-4g9e18i25d
~hosp	72 -5b4fj5a
~hot	67 -16f-14c6g14j21a
~hot>	73 -16f-9c-5b7g13j21a
~hote	84 -7a5j7b
~hoto	84 
~hou	41 -8j-7d-5ik-4h7g9a14c18e
~houg	74 -20d-7j4h6g12a14c
~houl	56 -10i-9j-7k5b12cf13a
~hour	67 -11a-9g-6i7b31e
~hous	46 -8e-7c7a8d14g
~hout	62 -10a-8b6j19e
~hov	85 -11a21d
~hove	85 -11a21d
~how	30 -106a-37b-20j-17d-7k4c6e12h73g138i
~how>	30 -101a-36b-27j-17d-7k4c8e13h85g121i
~howe	84 -10g13c
~howi	83 -6a12j
~hows	85 7j
~hr>	89 
~hre	84 -5d9a
~hrea	87 -5d
~hri	84 13f
~hris	84 13f
~hro	52 -11e-10a-9c-8g-7h9dfj22k
~hroo	83 -12a11b
~hrou	53 -16g-11e-7h10df11j14k
~hrow	87 -17c11g12k
~hs>	63 -21a-4e7h8c16b
~ht>	35 -9d-8b5e6i8a31j
~hte	67 -7gk-6d7j8e10c
~hter	67 -7gk-6d6j8e10c
~hts	72 -25a5j12b24c
~hts>	72 -25a5j12b24c
~hug	89 -8a-6c-5i-4j6f8b10g
~huge	89 -8a-6c-5i-4j6f8b10g
~huh	74 -20a-16g7c16j20i
~huh>	74 -20a-16g7c16j20i
~hum	89 -5b9e
~hun	81 -5g9j12a
~hunt	84 -7b-6g22a
~hur	60 -18b-14f-8e5g6c11i25a
~hurc	79 -6b-5c4f6a
~hurr	74 -5be13a
~hurt	65 -18f-10b-5j10gi11a13c
~hus	56 -5k-4i4e6d
~husb	56 -5k4ae5d
~hust	87 8g
~hut	70 -18g-6j11i24a
~hut>	75 -5a-4c6b15i
~huto	87 -5a5j7f
~hutt	89 -7b-6c19a
~hwa	84 4d6a
~hway	87 4d6a
~hy>	58 -14d-13c-12i-11g-9k-7e-5af87h
~hyd	74 -6c8a10g
~hydr	74 -6c8a10g
~hyg	89 
~hygi	89 
~hys	77 -7g
~hysi	77 -7g
~ia>	79 -7a-6c11k
~iab	59 7g17a
~iabe	79 9a
~iabi	60 -5c5b13g
~iag	82 -6a6c
~iagn	83 -8a6c
~ial	59 -10g-7i-6k-4j14a30c
~ial>	60 -11g-6b-4i16a23c
~iall	83 6b7e
~ials	85 -9d14c
~ian	74 -8c12d
~ian>	79 -10a-6c11j13d
~ianc	87 6j
~iar	74 -15g-13a8b11i13d
~iar>	87 -10a-7cg10b14i
~iary	77 -9g-4a7c13d
~iat	84 -6c12b
~iate	84 -6c12b
~ibe	79 -10a-6bg5j9i15k
~ibe>	84 -6g-5i18k
~ibl	61 -8b-5dk9g17a
~ible	61 -6k-5d-4b9g14a
~ic>	67 -12a-6c9k11f13b
~ica	55 -8a-6e5k6g10j13d
~ical	63 -11c4b5dg10j
~ican	79 -5e4j
~icat	62 -9a-7b8c10d
~ice	46 -14g-11j-7h5k6i12c13b19d
~ice>	50 -7g-6j5d9i12a14b
~icen	59 -8a-5j5b8e11d
~icer	83 -6a5d6f
~ices	75 -9c-6b-4g9d10a
~ich	55 -35a-16j-15g-6i-5h7be9f30d32c
~ich>	55 -34a-16j-15g-6i-5h7be11f29c31d
~ici	63 -15a-13g-5i4e6dj20c
~icia	73 -11g-7a4e8j11d
~icie	70 -10a5b17c
~icin	84 7c
~ick	52 -10c-9i-7d5e9h15k16b
~ick>	59 -11j-10g-8a-7h-4f8e20ck
~icke	65 -17c-11i-5d8h9b14j
~icki	80 -7g-5a5b6c
~ickl	84 -10c6a14h
~icks	82 -10c7a8g
~icku	82 -6c-4a6b9g
~icl	64 -5dg6c7k
~icle	64 -5dg6c7k
~ico	79 -12a-9d-6j16b20g
~ico>	84 -16a-9d-5j19b20g
~icot	89 
~ics	80 -4a5c7h
~ics>	80 -4a5c7h
~ict	67 -7b-5c6k7d
~ict>	84 -7b8j
~ictu	70 -6cj5d6fk
~icy	49 -11i-6a-5d5k6g7b13e
~icy>	49 -11i-5d6g13e
~id>	34 -17k-13d-12b-4f5g8c11ai12e20h22j
~ida	77 -10b-6g-5i26f
~ida>	87 14f
~iday	84 -12b4a16f
~idd	78 -13a-5i-4g5b6ef13c
~iddl	79 -12a-5i5b6e18c
~ide	48 -13g-11c-9h-6k4e10d11i22j
~ide>	54 -12a-10e-6k-5h5b7f15ij
~idea	77 -4c8k9a
~ided	87 -8k5ab
~iden	64 -21c-9g-4a8dj20e
~ideo	84 
~ider	83 -12d-4k20c
~ides	66 -8b-7g6a9j15d
~idi	75 -6j25b
~idin	75 -6j25b
~ido	84 -7j-6g-5i5e8b9a
~idow	84 -7j-6g-5i5e8b9a
~ids	56 -17k-9c8bj23a
~ids>	56 -17k-9c8bj23a
~ie>	70 -20c-18b-6k7i8ae9g21j
~iec	82 6k
~iece	82 6k
~ied	60 -17c-10g-8k-7e5d6i13a19j
~ied>	60 -17c-10g-8k-7e5d6i13a19j
~iel	76 -15a9j10g
~ield	76 -15a9j10g
~ien	57 -14g-5ek5c6bj12d
~ien>	87 -7c4j10d
~ienc	77 -6g4j6b7c
~iend	69 -5g-4e7h
~ieni	89 
~ient	64 -6g11d
~ier	67 -8g-5a8k25d
~ier>	70 -9b-5agi9k24d
~iers	80 6b
~ies	54 -16a-15f-5h8c9k10d11b12g
~ies>	54 -15f-11i-10a-5e-4h5c8k11d15g18b
~iest	79 -10b-8a-5g5c7e16i
~iet	80 -11c-5j8ae10k
~iet>	85 -6c-5a8e11k
~iev	78 -10g-5ak7j9e11f
~ieve	78 -10g-5ak7j9e11f
~iew	82 -8e10a
~iew>	84 -12e12a
~if>	41 -20b-13ah-12j-9i4d8g14f24c43k
~ife	48 -6a-5dj7g8c12b
~ife>	49 -7i-4jk4f5e10a11b
~ifes	70 -22a-4e13g15i
~iff	68 -10b-5j5g22c
~iffe	68 -10b-5j-4h5k7g15c
~ifi	64 -5c11d
~ific	64 -5c11d
~ift	73 -8c-4d4b12a
~ift>	82 -5d11a
~ifth	89 5b
~ifts	87 -9c10b
~ig>	58 -10i-9d-5j5c6g10k11b
~iga	80 -6a4b5k
~igar	81 -5a4b5k
~igg	73 -11a-5bj4c7g16d
~igge	74 -11a-5bj12c16d
~igh	34 -17a-10k-7h-4c7e10f11b12g31j
~igh>	64 -31c-14di-10j16b20f41g
~ighb	73 -4k
~ighe	74 -6a-5g6c11b
~ight	35 -15a-7b-6k-4h5d6e9i38j
~ighw	87 4d6a
~igi	67 -7j-4i4d7k18c
~igin	74 -4j5b6d
~igit	74 -6ab5k19c
~ign	61 -11g-8c-4h5i6a7j9e
~ign>	65 -9g-5ci11b16e
~igne	79 -16b-7c-5eg6j15a16i
~igni	87 4c6b
~igns	83 
~igs	81 -13b-8i14a15g
~igs>	83 -14b-8i13g16a
~igu	69 -16c-6a5bk6e13g
~igur	69 -16c-6a5bk6e13g
~iju	89 -5c6a
~ijua	89 -5c6a
~ike	42 -7ab7k8d22i
~ike>	42 -6b5e11d15i
~ikes	82 -7e-5adg5ci11k
~iki	78 -12c-7a-4e5i9k12g
~ikin	78 -12c-7a-4e5i9k12g
~il>	55 -9a-8g-7c-6k5h8b9e13i
~ilb	89 9c
~ilbo	89 9c
~ild	55 -21c-11d-5j5f8k12b25g
~ild>	67 -17d-14c-6j-5k5i19g25a
~ildi	62 -19a-4i4j6g7c10k
~ildr	73 -9c5k7b
~ile	53 -15c-8k-7h-5d15b26g
~ile>	62 -6ik-5dhj13b15a
~ilea	80 -12a7cg
~iled	74 -9c-7a5f8e9i
~iler	84 -5c5aj
~iles	63 -13c-4i23g
~ili	58 -12c-4e5i8g13b
~ilia	87 -10a-7cg10b14i
~ilin	79 -6b5j7a
~ilit	59 -7c11bg
~ill	44 -13h-11bg-4d4i7fk9e11a21j
~ill>	46 -15b-14h-13d-6c5f6ik11a14e24j
~ille	80 -5d
~illi	77 -10j17a
~illo	83 -9a6j7c
~ills	67 -15g-4e9b17d
~ils	84 -4c6a
~ils>	85 -4g7a
~ilt	68 -11g-9b-4dj17e21c
~ilt>	68 -9g-8b-4d14c17e
~ilv	89 
~ilve	89 
~ily	58 -7e-4j6a7c10b
~ily>	58 -7e-4j7ac10b
~ilys	89 
~im>	58 -26a-14k-9j6i12e15g28c
~ima	75 4a
~imal	84 
~imar	89 
~imat	89 
~imb	75 -14b-4g5dj11a
~imb>	83 -8c7ad
~imbi	89 -9b8a
~ime	51 -12i-11b-8a-7f-6cd24g35e
~ime>	52 -14b-10j-9i-7c-6f19g36e
~imer	85 -5a9b
~imes	75 -7a-4bi11gj
~imi	62 -14a-6j-5bde14c28g
~imit	62 -21a-6j-5bd19c31g
~imm	83 5k
~immi	84 6k
~imn	84 -6b6d
~imne	84 -6b6d
~imp	71 -20a-5g-4j4h10c22b
~impl	85 -21a21b
~impo	77 -5g4c5h6b
~impr	84 8c
~ims	69 -9c-6g6j9b
~ims>	70 -7c-5g9j
~imse	87 9b
~imu	77 -8c11g
~imum	77 -8c11g
~in>	29 -23a-15c-13k6h9e10i11b18f55j
~ina	61 -12g-6j5a6d11b
~inal	67 -8gj-5e4c5d7i11a
~inan	71 -6a-5g9e11b
~inb	89 -6c4j5a
~inc	54 -8b-7h5i7e18c
~ince	60 -14a-7g7e8ci
~inch	87 
~incl	75 -7b7ag
~inco	68 -8a8c21g
~incr	79 -12g7e13a
~ind	47 -9ek-8j-6a11d13b14hi
~ind>	48 -10k-7j-5e7d9c10b15h
~inde	79 -11c-6e-4a5f8i11b
~indo	85 -13c-10b7j9d13i
~inds	79 -6j-4g
~ine	44 -16i-13f-6g-5d-4h5ek15bc23a
~ine>	52 -14j-10d-8f-7g-5h9b19c28a
~ined	74 -9d15a
~iner	85 -12a-6c18e
~ines	50 -15i-7f-5e5jk9c10b11d
~inf	72 -4g4f11a
~infl	89 -7c10a
~info	75 -4b5f11c
~ing	28 -16j5dh6b9e13k20a27i
~ing>	28 -32j-6g-4b5ef6d22k28i34a
~inge	80 -22k-6a5b12c13j
~ingi	87 -5a7b
~ingl	67 -22a-5cg9j14e25b
~ings	57 -7a-5k-4ef8g9hj
~ingu	83 4a
~ini	62 -11a-8b-5i5f25c
~inim	77 -6c12g
~inin	77 -8a-5g23c
~inio	87 -7a4h5d
~inis	69 12a
~inj	71 -7b6a8g
~inju	72 -5b9g
~ink	52 -19c-15d-6j15i19h20a
~ink>	57 -11j-8c-7d-5e6h13a21i
~inki	67 -12c-4bi6g19h
~inkl	76 -5b4k10a
~inks	79 -8d5j
~inl	84 -6a11c
~inly	85 -6a-5g12c
~inn	77 -9cj7ae10d
~inne	78 -8j-7c4bd7e9a
~ino	84 -17c-9b9a19g
~ins	42 -16j-9i10b12a19f
~ins>	69 -12j-11g-6bc-5de23a25f
~insi	72 -12c-8a-5j7g10b12f
~inst	69 -4j5b
~insu	44 -6i-4j5adk7b8c
~int	56 -16g-9i-8b-5a4d7fk13c14h
~int>	74 -6c5g12a
~inte	67 -8a-7c-6i-4d4f9j14h
~intm	85 -5a11f
~into	68 -16g-5h4e5c8k13d
~ints	80 -8a-6g-5b12h13c
~inu	65 -10c-5d6i8a10k
~inut	66 -9c-5d7ai10k
~inv	72 -13c8g11a
~inve	77 -7c6a9g
~invo	79 -7c6a
~iny	79 -14c-11i-6a6k27g
~iny>	84 -24c-11i8k30g
~inyl	87 -7a4j10c
~io>	81 -5a8c
~iol	81 4j
~iola	81 4j
~ion	43 -5dei4f9j11k17b
~ion>	47 -28a7g8c12k18b
~iona	72 8a
~ione	84 -11a-10k6f10cj
~ions	58 -18c-7g5j6k30a
~ionw	87 5a
~ior	77 -7b-5j-4a4g23c
~ior>	79 -7b6g10c
~iou	74 -13c-6j7g9h18k
~ious	74 -13c-6j7g9h18k
~ip>	59 -16g-10d-5ef15k32c
~ipe	73 -19a-6g13c20b
~ipe>	77 -7a9b10c
~ipes	83 -14a14b
~ipl	87 -10b7a10c
~ipm	71 
~ipme	71 
~ipp	79 -12a15b
~ippe	81 -9a12b
~ips	80 -8g19a
~ips>	80 -8g19a
~ipt	76 -10g7k9d
~ipti	84 8c
~ipts	83 -9g-5c8k12d
~iqu	85 5b
~iquo	89 11a
~ir>	57 -8a-7b-6i6j8ck
~ira	78 -7a-5c6e17j
~ira>	81 -12a19j
~irb	84 -5b11a
~irbn	84 -5b11a
~ird	75 -9c6i
~ird>	77 -9c6i
~ire	52 -18e-6h9f25c
~ire>	57 -13j-9e-6ag-5h-4i6k7df12b17c
~ired	74 -12b-11e8c17a
~irem	73 -17a6cf10g
~irep	76 8a
~ires	84 -7ad6b12j
~iri	72 -5g5a9e
~irin	72 -5g5a9e
~irl	72 -5a14b
~irl>	79 -4c6gj
~irlf	85 6a
~irls	83 -9a-4g7c14b
~irs	56 -8c-5e5hj8k10b
~irs>	70 -9a6h10b
~irst	59 -5ce-4g4d5j7a9k
~irt	63 -11a-6b-4i14c21e
~irth	64 -11a-7b15c21e
~is>	22 -17g-15b-5k8i11e17d35a43j
~isa	76 -9k-6c8j15b
~isab	81 5a9j
~isc	68 -6c-4j4ab12k
~isco	70 -7j-5g6a13k
~iscu	85 -6c7g
~ise	59 -11d-6e-5h-4i6g10b11c
~ise>	62 -15a-6e7g18c
~isea	87 7a
~ised	75 -10c7j11a
~ises	89 -12d4bg7a
~isf	87 -4b11h
~isfi	87 -4b11h
~ish	62 -10g-8b-4di4c34a
~ish>	75 -11b-8j29a
~ishe	67 -6g-5b4j16a
~ishi	85 -7a5f8b
~isi	62 -6ck4g5h7a
~isin	81 -10a6j7g
~isio	66 -11c-5k5ae10b
~isit	77 -16b-5g9h13a
~isk	85 -14c6a11b
~iss	65 -9g-7j-6d4c7ak8e
~iss>	81 -10g-8b10c12a
~isse	83 -5a6k
~issi	75 5i9a
~issu	76 -5dj6b12e
~ist	52 -12i-11b-9a-7c9h16j21k
~ist>	59 -11c-9ai4b8h29k
~ista	79 -15a-4b6g16c
~iste	64 -18c-5bk6dj7g13a
~isti	85 -10g-6a5h6j7c
~istm	84 13f
~isto	79 -5b5a8c9j
~istr	79 -7b4a7j
~ists	85 -6a5d
~it>	27 -10d-8f-6k-5e8h9a10cgi20b28j
~ita	64 -10b-5aei5j8c15k
~ital	69 -6b-5g-4i11ck
~itar	85 -6a7k8g
~itat	80 -7b-5g6h8c
~itc	63 -8a-6e-5c4j7g10f
~itch	63 -8a-6e-5c4j7g10f
~ite	60 -8h-7j-4f9d22a
~ite>	64 -7h4k10c
~itec	87 4b
~ited	80 -5c4i12a
~iter	83 -7c5d10a
~ites	87 9d
~ith	38 -9g5ak6h9j12d
~ith>	39 -14e-10g4f8hj11a14d
~ithe	81 -8a12b
~ithi	85 7a
~itho	63 -8b-7a19e
~iti	60 -10a-6d-5jk8c9e10b
~itie	89 -9a-4c11b
~itin	74 -5dgk-4c5b10e12a
~itio	64 -5ak5i6g
~itl	74 7dj
~itle	74 7dj
~ito	74 -7k-5g13d
~itor	74 -7k-5g13d
~its	56 -14f-5b4e5j7a9k
~its>	57 -14f-6b5ae6cj9k
~itse	82 
~itt	55 -15g-7e-5ah5f9i32c
~itte	76 -24a-19b8i18c24j
~itti	70 -20j-12g-5i4d9bf12c13a
~ittl	60 -5de5b8i
~itu	75 -5c-4a4b9g
~itua	85 -7a5j7b
~itur	79 -5c13g
~ity	55 -8c-5ei7k15g
~ity>	55 -7c-4i7k15g
~ium	77 -4j4k6a10g
~ium>	77 -4j4k6a10g
~iva	81 -8a-7c5f10b
~ivat	83 -8a-7c5f11b
~ive	41 -25e-8c7f16ag19k
~ive>	46 -26e-11a-8d5b9c12f14k19g
~ived	84 9a
~iven	85 -18b5d7f11a
~iver	55 -13b-5c4g26d
~ives	65 -20d-4b8k25a
~ivew	77 -11a-6f-5cg33b
~ivi	54 -17g-5f5j9ac10b
~ivid	87 -5a7b
~ivin	54 -17g-4f10c16a
~ivo	81 -11j-8c13a14b
~ivor	81 -11j-8c13a14b
~ix>	77 -4g6a
~ixe	81 -4e14c
~ixed	84 -5be5a15c
~ixi	87 5f6j
~ixin	89 5cf
~ize	77 -24c-4e5j29g
~ize>	79 -21c30g
~ized	89 5a6j
~izo	89 
~izon	89 
~izz	87 6j
~izza	87 6j
~jec	80 4h
~ject	80 4h
~jee	85 -8c11g
~jeep	87 
~jew	78 -7a12c
~jewe	78 -7a12c
~job	55 -13g-8be6f8d12c18a
~job>	57 -15g-8e-5d6a7fk16c
~jobs	73 -12bk-4c16a18d
~joi	82 -6k-5bj4a14e
~join	82 -6k-5bj4a14e
~joy	81 11a
~joy>	85 5c
~jua	89 -5c6a
~juan	89 -5c6a
~jud	84 -4j5a
~judg	84 -4j5a
~jum	75 -6b6c18h
~jump	75 -6b6c18h
~jun	84 5c
~juni	85 5a6c
~jur	72 9g
~juri	80 -6c10g
~jury	77 4c
~jus	47 -21c-13g-9e-8d5a9j24k25b
~just	47 -21c-13g-9e-8d5a9j24k25b
~kag	77 -5gj5a8b9c
~kage	77 -5gj5a8b9c
~kay	46 -21j-19b-9k5ef11adg18i
~kay>	46 -21j-19b-9k4c5ef10a11g12d18i
~ke>	37 -8ej-6d4ab18i26c
~ked	56 -7df-6ek6b8i12j
~ked>	56 -7df-6ek6b8i12j
~kee	53 -23g-4e5a6d9c19k
~keep	53 -21g-4e5a7cd19k
~kel	87 -9a-4c5i9g
~ken	67 -9d-5ag10c14j
~ken>	80 -7d7b9j
~kend	71 -5a6j13c
~kep	73 -12g5f21h
~kept	73 -12g5f21h
~ker	62 -13g-9bk-8c9h18j22a
~ker>	68 -13g-10k-4c5ab10j11h
~kers	72 -10b-4c9j13a
~kes	65 -8b-6a5d14k
~kes>	65 -8b-6a5d14k
~ket	63 -9c-5i6j11g
~ket>	66 -9c-5ai4f6b14g
~kets	75 -8b-4c6j11a
~key	74 -9g6e7f
~key>	85 -10g-6b8f14a
~keys	77 -11a5bd6e
~kgr	85 -5j4c6b
~kgro	85 -5j4c6b
~kic	80 -11c-5i5g6e8b10a
~kick	80 -11c-5i5g6e8b10a
~kid	54 -9g-5hk5f6j17a
~kid>	74 -16d-6b-4g10ac13k
~kids	56 -16k-7c-6g8bj12a13d
~kin	44 -15g-8i-4e4j16h19c
~kin>	63 -9c-8d-6i4e8jk10f
~kind	55 -11a-7e-6j-5f7g23c
~king	50 -10c-7g-6k-5i6a7e9d19h
~kip	81 -5a8b
~kip>	81 -5a8b
~kit	70 -9a-4c5i9gj
~kitc	70 -9a-4c5i9gj
~kke	80 -5a13d
~kkee	80 -5a13d
~kle	72 -10c-7b-6g11h15a
~kler	76 -5b4k10a
~kne	85 
~knee	87 
~kno	51 -16g-14b-7d-5c-4h5j8e12a31k
~knob	89 9a
~knoc	80 -5ag5k13c
~knot	89 -15b-5a6e17j
~know	51 -13c-12g-6d5f6e13a29k
~kon	89 -7c8g
~kon>	89 -7c8g
~kru	87 -4c9a
~krup	87 -4c9a
~ks>	48 -14i-10b-7f6h7j31a
~ksg	85 -9a4cd8b
~ksgi	85 -9a4cd8b
~ksh	87 -11g13c
~ksho	87 -11g13c
~kup	69 -8a-7c12e16i
~kup>	70 -18a-5b12e20i
~kups	89 -7c-5i5g13a
~ky>	75 -6k-5cd9i12a
~kya	89 -8a9c
~kyar	89 -8a9c
~kyd	85 7a
~kydi	85 7a
~la>	59 -7a-5i-4ej6h18g
~lab	74 -22c-5g5a18bj
~lab>	79 -14c21b
~labo	89 -7c11j
~lac	50 -10j-5ck7ab10g13d
~lace	50 -9j-8c-5k8b10g14d
~lad	71 -14a-8bk5e9c14j
~lad>	82 -8a-7k5dh7ce
~ladd	85 -7c-5b5g12d
~lady	79 -13d-7a6ci18j
~lai	55 -8a-6j-4f6i15d
~laid	81 -10c-5bg4i7a9d
~laim	59 -10a-6d-5j6b9gi
~lain	67 -6i-4a7c18d
~lak	79 -6a-5di-4c11gj
~lake	79 -6a-5di-4c11gj
~lam	77 -11a5d6c14b
~lame	80 6d8b
~lan	51 -7b-6d-4i5e19j
~lan>	67 -7b7a14j
~lanc	81 -16c18g
~land	63 -10bc-6g-5k-4f5d9j14ae
~lane	82 10f
~lann	70 -10bc-7d6j28a
~lans	71 -15a5k26c
~lant	80 -18a-5e13c14b
~lap	74 -12i-8j-6g7b10a13h
~laps	78 -12i-4g8j14h
~lapt	87 -16j7a11b
~lar	55 -8ai-7h-5e-4f10k11cg12j
~lar>	64 -22g10k22c
~lara	82 5k
~larg	84 -16i10c14g
~larm	72 4a6j
~lars	73 -14a-5b8j24g
~lary	77 -5a-4c4d
~las	47 -13d-6k-4h6cg11i19e
~las>	87 -14b6e17a
~lash	89 -10a4c7f
~lass	71 -11g-10d5a6f19b
~last	48 -11a-9k-7f-5d13i14g21e
~lat	60 -5eg13a14b
~lat>	77 -14g-4i5j16b
~late	65 4i6c9g
~lati	76 -12c6b15a
~lau	85 
~laus	87 
~law	67 -19g-12j-8d5b7k14a21c
~law>	79 -9j-8g4k6a15c
~laws	80 -7g4c5a7b
~lawy	76 -5d-4g6a7k
~lay	73 -4ab12c
~lay>	77 10g
~laye	87 8k
~lba	87 -7a7k
~lbac	87 -7a7k
~lbo	84 -9a5f8c
~lbox	87 9c
~lc>	79 -7a6c14b
~lco	75 5c7g
~lcoh	75 5c7g
~ld>	32 -14k-12dh4j10e32a37g
~lde	64 -11c-8g5k10j12d
~lder	70 -10c-6a6b16d
~ldes	74 -9b-8g6k9a13j
~ldi	59 -8g-6ai8dk16c
~ldin	59 -8g-6ai8dk16c
~ldr	73 -9c5k7b
~ldre	73 -9c5k7b
~lds	72 -20i-5j8b25g
~lds>	72 -20i-5j8b25g
~le>	39 -19f-13e-7k7g13c16b18i22a
~lea	47 -26i-20g-10e-9c7j10a12fk33b
~leag	79 -11a7cg
~leak	74 -9b-5c20a
~lean	70 -22i-5g5b23d
~lear	71 -17c-5k4j8e14b
~leas	55 -18d-9e-6i-4h8f18k21b
~leav	59 -19g-8c-7i-5k9d10f11b13h
~lec	68 -10c-4i6j7g
~lect	68 -10c-4i6j7g
~led	56 -10b-7e-6j-4k5g6h8i10c
~led>	56 -10b-7e-6j-4k5g6h8i10c
~lee	68 8j10f
~leep	69 10f
~lef	68 -12c19g
~left	68 -12c19g
~leg	61 -13d-8i-6g6a9k28c
~lega	74 -10b-6g5c11ak
~lege	65 -6i8c10b
~lem	70 -11c4ae9j
~lem>	79 -8a6c7e9b
~lema	85 7h
~leme	89 -9b-8c10a11g
~lems	82 -10c5a13j
~len	70 -15a7b8k11c
~lend	73 -6ab4k15c
~lent	89 5b
~ler	66 -11c-7b7j19a
~ler>	75 6j8d
~lere	89 
~lers	73 -9c-6b20a
~les	51 -9b-7ik-5j4e6c7d26g
~les>	53 -10i-8b-5afhk5d8e32g
~less	70 -10a4f5d7g10c
~lest	89 -8g9i
~let	56 -12g-8j4a8i16k
~let>	60 -11a-7g-6f-4j6e7h20k
~lett	69 -5ghj5ac12i
~lev	76 -12b-4g4d18c
~leve	77 -10b-4ag19c
~lex	77 -9c-7g14d
~lex>	77 -9c-7g14d
~ley	87 -4c6g
~ley>	87 -4c6g
~lf>	54 -15e-9j-8c-5h12b13k25d
~lfr	85 6a
~lfri	85 6a
~lia	60 -6a6i12b
~liab	60 5b8g
~liar	87 -10a-7cg10b14i
~lib	85 -8b4c9j
~lic	45 -20a-17i6h9bk10c19e
~lica	84 4h
~lice	59 -11a-4j6b9e10d
~lici	70 -12a5b15c
~licy	49 -11i-5d5k6g13e
~lid	74 -24b-7c-5i5e12f28a
~lid>	82 -11b-7c6e19a
~lida	84 -12b4a16f
~lide	89 -4b9a
~lie	58 -23g-7k-4f5e11c30d
~lie>	89 5ad
~lied	89 
~lien	63 -6g18d
~lier	74 -6g4b12d
~lies	84 -16f22c
~liev	79 -14g-7a-4k6c7j10e11f
~lif	54 -15c-8a-6b5f22g
~life	55 -13c-9a-6b5f23g
~lift	87 
~lig	76 6k
~ligh	79 4d
~lik	42 -13b-6f-5gj7e9d13k21i
~like	43 -13b-6f-5j4h6k9de18i
~liki	79 -7g6i15k
~lim	60 -14b-10a15c28g
~limb	78 -11b-5c6d14a
~limi	62 -21a-6j-5bd19c31g
~lin	49 -27g-14d-8h-7e-5b8f15i17ck18a
~lin>	72 -10d-8a-5ef6i25j
~line	56 -8j-6f-5d4a22c
~ling	60 -26g-18j-6h-5b6e10i13k14f18a
~link	87 
~lip	84 -7a-5g5k12b
~liq	87 11a
~liqu	87 11a
~lis	56 -20a-10c-7i4e6j7g24k
~lisi	69 -25c-6d5be8a24g
~list	60 -27a-13g-7i6j9d11c28k
~lit	52 -8e-6d-5h6g8k15b
~lit>	83 -4a9c
~litt	60 -5de5b8i
~lity	59 -8c7a10g
~liv	53 -14a-11g-7d7i8bj22f
~live	56 -7a24f
~livi	65 -11g-10a-7d9b10j13i
~lk>	58 -7i-6g-4fj32k
~lke	72 -19g-6b12c16i
~lked	72 -17g-5b4d16i
~lki	67 -18c-7k-5j7bd10g13f
~lkin	67 -18c-7k-5j7bd10g13f
~lks	63 -7a-6j-5ek6b7h16d
~lks>	63 -7a-6j-5ek6b7h16d
~ll>	32 -14f-8i-6j-5e7g11c14d53k
~lla	55 -9b-8a7j18g
~lla>	60 -7a-4ej6h15g
~llar	65 -14a14j
~llas	87 -14b6e17a
~llb	85 -11a5f7k
~llba	87 -7a7k
~llc	78 -7a5c16b
~llc>	79 -7a6c14b
~lle	55 -13j-10e6dg7ah16c
~llec	78 -6b9a
~lled	63 -16j-8e11h23c
~lleg	65 -6i8c10b
~llen	89 5b
~ller	89 4b
~llet	83 -9c-8a5f7d8b
~lli	59 -29c-11d-5h-4ik8f10b12a13e15g
~llin	64 -21c-6d6ab9g10ef
~llis	70 -11c-6d5be8ag
~llo	72 -10g5j9c
~llow	73 -10g5j10c
~llp	77 -4j6g10k
~llpa	77 -4j6g10k
~lls	58 -16e-15g-11k-5i15b16a24j
~lls>	59 -17g-16e-4k10ad16b18j
~llst	85 -10k-8d10aj
~lly	58 -17g-9a-4j6cf8e11hi
~lly>	58 -17g-9a-4j6cf8e11hi
~lmo	82 
~lmos	82 
~lo>	85 -9a16b
~loa	62 -12g-5e-4i4k7j9b
~loan	63 -12g-6e-4i4ck8bj
~loc	62 -15c-6j-5d7f9a10b13e
~loca	71 -9cj6ab16f
~lock	67 -8c-7f4a6b11e
~log	79 -12b-5j13i14c
~log>	87 -6b4d7a
~logs	89 -7b-5a15i
~lon	50 -33i-15c-11b-9j-6d4f11e12h15a43g
~lon>	85 7j
~lone	78 15a
~long	51 -32i-12c-11j-10b-6d5f7a10h12e48g
~loo	50 -7d7ej12c
~lood	62 -11g-5bk8e16a
~look	55 -8a-5d6h13c
~loor	72 -11a-7d5k9g
~lor	62 -9e-7k-4h5f11j
~lord	66 -7e-5k5d11c
~lore	89 6a
~lori	85 13f
~lors	82 -4c5j8b
~los	51 -16c4gi7j
~lose	57 -10e-5k5h6c14g
~losi	69 -16g-8c-4b5d6k28e
~loss	71 -11e11j12b
~lost	72 -19c5k12a13i
~lot	63 -11b-7a-4j15c20g
~lot>	64 -9b8g16c
~loth	85 10g
~lou	79 9i
~loud	81 4a5b
~lov	66 -15b-10gj-6d7a9h10k11i12f
~love	67 -14b-9g-8j6i10h11k13f
~lovi	87 7i11a
~low	59 -11g-8k-6h-5d4i34b
~low>	63 -5gk4i21b
~lowe	75 -12g7a12b
~lowi	87 -4k6b
~lows	89 6c
~loy	61 -12c-7g5h11j
~loya	81 -9c-4b6j8e9h
~loye	62 -6g-5c6b7j
~lp>	68 -18c-7a-4e6hk10b15i
~lpa	77 -4j6g10k
~lpar	77 -4j6g10k
~lpi	87 -8b15a
~lpin	87 -8b15a
~lps	85 -10a10b
~lps>	85 -10a10b
~lre	70 -6i4ej
~lrea	70 -6i4ej
~lri	69 -13k-6bj5c6d17e
~lrig	69 -13k-6bj5c6d17e
~lry	78 -7a12c
~lry>	78 -7a12c
~ls>	52 -20e-11b4j10cd25a
~lse	55 -11g-9a-4e6j8h9d11c
~lse>	55 -11g-9a-4e6dj8h12c
~lst	84 -9k-8d5g9a10j
~lsta	85 -10k-8d10aj
~lt>	62 -12d-4gk7ac12e
~lth	59 -12g-8a-6d6c11b21i
~lth>	61 -13a-12g-6j-5d11c29i
~lthy	78 -9i-5c7b8j13a
~lti	89 7k
~lts	84 7b
~lts>	84 7b
~lty	87 -6a7j9e
~lty>	87 -6a7j9e
~lua	83 -15a20c
~luab	83 -15a20c
~luc	82 -6b-5d9c
~luck	82 -6b-5d9c
~lud	74 -8b5g11a
~lude	75 12a
~lue	66 -8a-7c-5d4e10i14g
~lue>	67 -8a-5ce-4d11i17g
~lues	89 6e
~lug	84 9a
~lug>	84 9a
~lum	69 -13a-5g9j11e
~lumb	70 -7a-6b-5g10j12e
~lun	75 -4d17a
~lunc	84 -5b-4g6c10a
~lunt	80 -6k5b8a
~lus	89 
~lve	78 4j
~lved	87 5b
~lver	89 
~lwa	76 -9j-7b-6i5a7g8d10f
~lway	76 -9j-7b-6i5a7g8d10f
~ly>	44 -11d-7k-5g9i11c23b
~lyf	89 
~lyft	89 
~lyi	89 13b
~lyin	89 13b
~lys	89 
~lys>	89 
~ma>	73 -10b-6k5j14c
~mac	73 -15a-5d8f14j
~mach	75 -5d8c
~mad	63 -15g-7b-6k6f35h
~mad>	87 
~made	64 -15g-8b-5k6f36h
~mag	66 -9b-7e-5c-4i5k12ag
~mage	67 -9b-7e-5c-4i4k12g14a
~magi	87 7c
~mai	54 -15g-9e8f11d19c
~mail	57 -12g-8e5f10c16a
~main	70 -16a-5g13c16d
~mak	54 -13j-6ek6a9c10g15i
~make	55 -8d-7j-5ek15g19i
~maki	77 -9j-7g-5i7d10a11c
~mal	67 -9g4a6b7c
~mal>	80 -5a5j
~mall	74 -7g-4j13b
~mals	85 
~mam	84 -11a4b6cg
~mama	84 -11a4b6cg
~man	45 -17i-12j-7k-6c-5b-4a4d60g
~man>	70 -20g-8i5c8e10a
~mana	71 -27g5a13d16i
~mane	87 -5g4b7c
~manu	85 -7b-6g15a
~many	47 -34i-24a-17c-7j-5d4k99g
~map	89 -5a4c5b
~mar	61 -12c-5h-4f8k9b11j
~mari	79 4j8k
~mark	75 -6a5j8k
~marr	72 -7d-6g-5k9a21b
~mart	81 -13c-12b-5a11g17d
~mary	87 
~mas	75 -13a11f17b
~mas>	78 -5a12f
~mat	60 -12b-7e5h8k9j10a
~matc	78 -16c-5d-4e5j6k8g10a
~mate	71 -9b-5a5c6j11d
~mati	71 -4k4ch
~matt	76 -6g-5d5c6ak
~max	87 -12g-4a6j17c
~max>	89 -11g19c
~may	71 -7ck-6b5e8g12a
~may>	75 -6k5c7g8d
~mayb	80 -13c-4d7e13a
~maz	89 -7b15j
~mb>	78 -19c-13a-9e-7b4i5d8f16k18g
~mbe	49 -11b-7dh5a8k9g11c15i
~mber	49 -11b-7dh5a8k9g11c15i
~mbi	72 -13g-11b5k21c
~mbin	73 -13g-11b4j5k21c
~mbr	62 -9g-5i8h10b
~mbre	62 -9g-5i8h10b
~mbu	84 
~me>	29 -25a-13d-10ij-9f-4b7h16e20c82k
~mea	72 -6cj-5k5b13h
~mean	74 -6cjk4a13h
~meas	89 
~meb	57 -6be8i11a12d
~mebo	57 -6be8i11a12d
~med	59 -16g-8i5ejk9df
~med>	67 -17c-14b-13g6aj8de11k12f
~meda	85 -4k5a8b
~medi	67 -17a6b20c
~mee	74 7c
~meet	74 7c
~mel	89 -5j5h
~mem	67 -14c-7k-6g7j9i19a
~memb	68 -13c-5gk8j10i12a
~men	47 -10a-6g4f6k7c10d12b
~mend	87 -4a12c
~ment	47 -7gh-5a5f7k11d12b
~menu	89 12c
~meo	71 -15c-5k5d10b17g
~meon	80 -10c-7b-6j7a22g
~meow	75 -9a-7c-4k5j8d17b
~mep	84 5c
~mepl	84 5c
~mer	55 -6g5k16d
~mer>	65 -10a-6e6d12b
~mera	77 5k7c
~merc	71 7a
~merg	83 5d
~mers	68 -9b9g11d
~mes	58 -13a-10i-6fh6b7d8c19j
~mes>	59 -10e-8a-7i-5fh6cg9d20j
~mess	78 -4g5c10e
~met	51 -10ik-9j6ag7d13b
~met>	87 -7k6c10j
~meta	79 -4a6c8b
~mete	82 -7a-5c23g
~meth	53 -14j-12h-8i4e6c10bd13a
~meti	87 5e
~mew	72 -19c-9f-6g13ah20b
~mewh	72 -19c-8f-6g10a13h21b
~mfo	78 -4c7a
~mfor	78 -4c7a
~mic	84 5c
~mica	89 
~mid	77 -8a-5i5b6e9g
~midd	79 -12a-5i5b6e18c
~mig	80 -19b-6j5e6d8h11c
~migh	80 -19b-6j5e6d8h11c
~mil	53 -6ef-5a8i9b17g
~mile	62 -7c-5ai28g
~mili	87 -10a-7cg10b14i
~mill	84 -8a5j
~mily	59 -7e5c12a
~min	51 -21k-16j-8d5c7f8eg10i18h
~min>	77 -67a-9j5d6i16c19h34g
~mind	62 -23k-15g-4d4h6c11b23a
~mine	74 -19g-11k-10c-5j4i21ae
~ming	68 -16b-9j-5k8h10f14c
~mini	77 -6c12g
~minu	65 -10c-5d6i10ak
~mir	87 -12a21j
~mira	87 -12a21j
~mis	64 -19j-10g-5d-4b6e7i12c21a
~mise	85 -5cj7g
~miss	67 -8gj4i8e11a
~mist	83 -13g-11j5a23c
~mit	60 -20a-7j7e16c18g
~mit>	69 -18a-5k7g11e16c
~mits	66 -4j6k13g
~miu	77 -4j4k6a10g
~mium	77 -4j4k6a10g
~mle	89 9a
~mles	89 9a
~mma	74 -6b7a12d
~mmat	75 -6b8a12d
~mme	67 -7a-5g9bc
~mmed	87 -8a7b
~mmen	87 -4a12c
~mmer	69 4b
~mmi	80 -8a-6c5k7b8g
~mmin	84 6k
~mmo	89 -11a6b13c
~mmon	89 -11a6b13c
~mmu	77 -18c4k10b11g
~mmut	77 -18c4k10b11g
~mne	84 -6b6d
~mney	84 -6b6d
~mob	87 -7a-5k6b9f
~mobi	87 -7a-5k6b9f
~mod	71 -12a-6e6c10b11j
~mod>	83 -8a6g16j
~mode	74 -5aeg8c13b
~mok	67 -14b-5i7j14a
~moke	68 -11b-5i7j12a
~moki	87 -4b
~mom	66 -11c-6b-4j5k10g16a
~mom>	73 8a
~mome	76 -11b-10c-8j6k7d8a11g
~moms	83 5j
~mon	46 -5a6b23c
~mon>	89 -11a6b13c
~mone	60 -10j-8i-7d-6e5b10afg
~moni	79 -7k14d
~mont	49 -9a4i7e8j9g
~moo	89 -19a-6g4b6j28i
~mor	49 -12d-11c-8j5hk6g8e24b
~more	55 -13j-7gi-6d-4cf6k10h29b
~morn	69 -15c-11a-5j5i7f18g
~morr	69 -7d-5b-4c6j8g9e
~mort	65 -4g5cj6a
~mos	60 -6e-4j6b17c
~most	60 -6e-4j6b17c
~mot	66 -9g-6c5d8f10a
~moth	75 -9a-6bg7c8d11f
~moto	72 -12c20a
~mou	67 -19a-7k-6f-4d11i15g21c
~moun	69 -6k-5f5i22g
~mout	87 -10a-9g6b9i11c
~mov	60 -12ab-6gk14j26e
~move	64 -21b-7k-5di5f34e
~movi	73 -8a-7e-6c-4g6j8di9b
~mp>	61 -11c-5i-4ek7d12ah
~mpa	50 -11g-9a-5c5e7d8i11bk
~mpan	50 -10g-7a5e8ik11b
~mpar	83 -7c11d
~mpe	77 -12bc10j11g18a
~mped	85 -12c10gj
~mper	89 -13b16a
~mpl	58 -11g-10a10j13bd
~mpla	79 -12a20c
~mple	74 -15c5j8b14d
~mplo	62 -8g-5c6bj
~mpo	68 -5g12a
~mpol	74 -13b19a
~mpor	76 -5gj-4a4c5h10b
~mpr	76 -4a10h11c
~mpre	79 -9a10h12c
~mpro	87 5a
~mps	87 -9a13c
~mps>	87 -9a13c
~mpt	79 -5ak-4c11g15e
~mpty	80 -5ack11g16e
~mpu	75 -13a4b5i7e
~mput	76 -9a-7g4b5i7e
~mrs	87 
~mrs>	87 
~mry	87 -14b-5c17a
~mry>	87 -14b-5c17a
~ms>	59 -15c-7g-6e-5b-4h5i8k34j
~mse	85 7b
~msel	85 7b
~muc	45 -31i-15j-10k-9c-7d-6e7a16b64g
~much	45 -31i-15j-10k-9c-7d-6e7a16b64g
~mum	77 -8c11g
~mum>	78 -7c8g
~mus	78 -16b-5g9i11a
~must	79 -9b-5g4cd10i
~mut	75 -17c4k9b11g
~mute	79 -10c4k12g
~mv>	87 -5c11d
~my>	56 -20j-10a-5k6e7b9i13d16f
~mys	82 -6k4j7a
~myse	83 4c8a
~na>	81 -9c8g12b
~nac	79 -5a5i6j
~nace	79 -5a5i6j
~nad	82 
~nado	82 
~nag	67 -18g-5bc10a13d14i
~nage	68 -17g-5bc11a13di
~nal	58 -10c-9e4d5b17a
~nal>	61 -18c-6e-5i7b26a
~nall	74 -11a-5g5d10ci
~nam	44 -13b-11e-10g-8h-4a6f8k25cd
~name	44 -13b-11e-10g-8h-4a6f8k25cd
~nan	67 -6cg-5a4d7e11b
~nanc	71 -6a-5g9e11b
~nann	87 5d6b
~nant	81 -5b5k
~nap	82 
~nap>	87 4k
~nat	77 -9a7j12h
~nati	79 -8a-5c8j12h
~nb>	84 -5b11a
~nc>	89 12j
~nce	42 -6d-5c4i10a12e14k
~nce>	43 -9a-8d7i8e9b11k14g
~nced	79 7b
~ncel	77 -7a6k
~ncer	73 -16g-10b4d6j7e12a
~nces	84 -10c-4b19a
~nch	71 -8g-5a7k16b
~nch>	75 -9g-5ij5k6b11a
~nche	82 -7a6i
~nci	73 -13b6g15a
~ncia	77 
~ncl	72 -7d5g6c8a
~ncle	83 -6d6b
~nclu	75 -7b7ag
~nco	67 -17a7c8i20g
~nco>	89 -12a4k12i
~ncom	70 -22a4b10c22g
~ncor	84 -7b16a
~ncr	79 -12g7e8a
~ncre	79 -12g7e8a
~ncy	79 -7j-6b4c9a
~ncy>	79 -7j-6b4c9a
~nd>	28 -11b-7aci4h9f11g15j25d29e
~nda	74 -7f4k8i
~ndat	80 -6g5i9b
~ndb	85 
~ndbo	89 
~ndd	85 -9a5ce
~ndda	85 -9a5ce
~nde	52 -14e-12a-7i4c6f8k9b18g
~nded	73 -11b-7e-4g9dk11c
~nden	89 -7a6b
~ndep	89 -7a6b
~nder	53 -9e-6ai7f12b21g
~ndi	66 -12a-5c-4d4b10i15j
~ndin	74 -12a11j
~ndit	73 -7g-6c4af9i
~ndk	89 9a
~ndki	89 9a
~ndl	58 -7eg-6af18i20b
~ndle	64 -11a-10c-8g5d6k11b22i
~ndli	87 -9d17b
~ndlo	67 -5e-4k5c6d7a
~ndm	83 -6a-4g7cj
~ndma	85 -6ag7c8j
~ndo	75 -12b-9g-8k7d8j20i
~ndor	82 -8g7c10i
~ndow	84 -10b-5ck6j9d13i
~nds	56 -20a-13g-7f8e10i12c20j
~nds>	57 -12a-9g-7b-6f7c8e9i17j
~ndsh	81 -6j4ck7b
~ndy	76 -6c-5k12f13a
~ndy>	76 -6c-5k12f13a
~ne>	37 -9h-6i-5e5dj6f11b13c20a
~nea	66 -16c-7k-5b8j9a20f
~near	68 -10c-8b-6k4g6a21f
~nec	85 -18c9a14i
~neck	89 -13c15i
~ned	53 -13b-10k-5c13j29i
~ned>	53 -13b-10k-5c13j29i
~nee	47 -14g-12i-9b-8cd-6f12h62k
~nee>	87 
~need	47 -13gi-9c-8bd-6f13h62k
~nef	70 10d
~nefi	70 10d
~nei	73 -4k
~neig	73 -4k
~nel	87 8a
~nen	87 -5g4b7c
~nent	87 -5g4b7c
~ner	53 -13k-10i-5h5a6e8bfj
~ner>	61 -15k-14g-11b-6ij-5d13e15f16c21a
~nera	66 7j
~ners	66 -16c-15a-5e4d9j15g22b
~nerv	83 
~nes	47 -9g-7ef-6i11d15k19b
~nes>	60 -13c-8gi-7j8a9bd16k
~ness	51 -12i-8e-6f5d10j12bc
~nest	74 -8g-7c-5j-4a8e17i
~net	79 -7c-6b14g
~net>	81 -6bj-5c5a15g
~nev	71 -16a-4g4k9hi10j
~neve	71 -16a-4g4k9hi10j
~new	54 -22k-5f-4g5h9e10b19i
~new>	57 -19k-4f4b6c11i12e
~newa	76 -10b5ac6h
~newe	78 -4j6b7a
~news	85 -12c-6a8j12i
~nex	64 -6g-4fj5c7b
~next	65 -6g-4f6c10b
~ney	58 -11j-9i-5e6g7k9f12a
~ney>	59 -11j-9i-4e6k7g9f15a
~nfe	89 6i
~nfl	89 -7c10a
~nfo	75 -4b5f11c
~nfo>	83 4c6f
~nfor	81 -4b8c
~ng>	27 -38j-9b8f10h14g21i24k35a
~nga	81 -9j-6b-5c4e14i
~ngag	83 -9j-5c4e11g
~nge	56 -8k-7hi-4f13c23a
~nge>	67 -10b-8g-6k10a29c
~nged	73 -5e4c6g
~ngen	89 
~nger	69 -10k-8a11bj
~nges	77 -13c-4d4e6k19a
~ngi	67 -7ac4e6k11i
~ngin	68 -7c-6a4eg6k11i
~ngl	67 -23a-16k-7c-6g6j13i19e24b
~ngle	67 -23a-15k-6g-5c7j13i14e24b
~ngr	79 -9j11i
~ngra	80 -10j11i
~ngs	57 -18a-5fk-4e9hj10g18c
~ngs>	57 -7a-5k-4ef9hj11g
~ngu	75 -6g11c
~ngui	83 4a
~ngun	87 -4g4a7b
~nha	83 -5b5d8c
~nhap	85 -7a11c
~nic	63 -9e-7j4i5f6c
~nic>	85 -6a10f
~nice	67 -9e4cd5a6i
~nico	89 
~nics	87 -4a8c
~nie	72 -6ci6k9d
~nied	89 7d
~nies	74 -5i4d5b7k
~nig	60 -10b-8i5ac8g12f
~nigh	60 -10b-8i4g5c6a12f
~nim	74 -7c5a11g
~nima	84 
~nimu	77 -6c12g
~nin	53 -18a-6g6j7c9d14e
~nin>	69 -11a-7k-4h4c7e16b
~ning	58 -26b-10a-6c6j7fk10de11g
~nins	73 -23g4j10b15c
~nio	74 6cj
~nion	78 -7a4d9j
~nior	85 5a6c
~nip	89 
~nis	66 -5g4c8bj
~nish	68 -5g5cj
~nist	87 
~nit	65 -12b-9k7j11d13g
~nit>	75 -11c-6b5j6g11a
~nito	79 -7k14d
~nits	85 
~nitu	79 -5c13g
~niv	83 -6j12b
~nive	83 -6j12b
~niz	89 5a6j
~njo	82 12a
~njoy	82 12a
~nju	72 -5b9g
~njur	72 -5b9g
~nk>	53 -12j-11g4h5b19i
~nki	66 -12c-7d-5bi6g12a19h
~nkin	66 -12c-7d-5bi6g12a19h
~nkl	75 -5b4k10a
~nkle	76 -5b4k10a
~nkr	87 -4c9a
~nkru	87 -4c9a
~nks	70 -8k-6a4b5d7e
~nks>	72 -6ck7eg
~nksg	85 -9a4cd8b
~nli	74 -11g-8b9c13a
~nlin	74 -11g-8b9c13a
~nly	65 -14a-9d-5g-4e5c9k11j17b
~nly>	65 -14a-9d-5g-4e5c9k11j17b
~nne	71 -15c-7k6e10j12a
~nned	83 
~nner	78 -7c7e12a
~nni	64 -8c-5b-4e28a
~nnin	64 -8c-4b24a
~nnu	75 -13a7c20g
~nnua	75 -13a7c20g
~nny	81 -5a4d9b
~nny>	81 -5a4d9b
~no>	54 -33b-21i-10d5ce6f8a48j
~nob	68 -9bd-8e-5k7c12aj
~nob>	89 9a
~nobo	69 -9d-8e-7b5a7c14j
~noc	79 -7a5k13c
~nock	80 -5ag5k13c
~noi	84 8c
~nois	84 8c
~non	77 -11b-7c7h14j
~non>	82 -12b-7c8h13a
~none	89 -4a
~noo	79 -15c7g9i11j
~noon	81 -14c7g9i
~nop	87 -18c19g
~nor	74 -11b16a
~norm	79 -6a5j
~nort	84 13a
~nos	77 7f
~nose	85 -8a7c8e
~nosy	85 -11c5k6a8f
~not	43 -10c-9bd-4f4k5e18h23j
~not>	45 -20b-5d9j10k23h
~note	74 -4j17b
~noth	63 -9c-6k-5d-4h6a25j
~nou	70 -19b-7c-5i-4d9g18ah
~noug	71 -18b-17i-5c11g18h22a
~noun	87 -4a15i
~nov	84 -14a8c9g
~nova	87 -12a14c
~now	43 -21j-6d10h17k19a
~now>	44 -21j-7d4g6f19k21a
~nowb	89 
~nowh	87 -16a-5k-4g4j14h
~nro	84 -7g-4j14c
~nrol	89 -7g-5e15c
~ns>	46 -12g-11e-10ij4b6h9f12k30c
~nsa	89 
~nse	56 -7c-5g-4h6be8d
~nse>	59 -15e-7j6ab7g15c
~nsed	74 -17c-15a-14g5bj15d27e
~nses	82 5j7k
~nsh	85 -4c8a
~nshi	89 -4c7a
~nsi	62 -12a-9c-6i5h6f10g20b
~nsid	72 -12c-5a-4j7g10b12f
~nsio	78 -9a5c9b
~nsiv	74 -5bfk8a9h
~nsm	87 -6a11j
~nso	85 5c
~nsor	89 5c
~nsp	85 -4a12b
~nst	63 -7j-5c7g8b
~nst>	77 -4d4h5b
~nsta	77 -5b-4j5d7g
~nste	85 -7c12b
~nstr	72 4c5g
~nsu	44 -6i4d5a7bc
~nsul	85 7j
~nsur	44 -6i5abdk9c
~nsw	78 -6j4g9c
~nswe	78 -6j4g9c
~nt>	33 -14i-10d-8j-5cf5e11a18b21g27k
~nta	63 -11g-4h9b16a
~ntal	67 -6g5a9b
~ntan	76 -7b17a
~nte	58 -18a-15c-9i9j10h11g13b
~nted	77 -22a-4g7f11d16b
~ntee	83 -5a6b
~nten	76 -8c-4bi22g
~nter	63 -10c-7b-5di7a8k11j13h
~nth	49 -9a4i7e9gj
~nth>	52 -11c-8h-6b4k5j8i10g11e
~nthl	74 -16a6g11bc
~nths	65 -11ag8h28b
~nti	62 -10k5g14j
~ntia	84 8a
~ntil	89 -7a4e6j
~ntin	67 -6e-5i4j7d10g
~ntio	84 -10k-6b5c9a10j
~ntit	89 
~ntl	74 -11g7a8j
~ntly	74 -11g7a8j
~ntm	85 -5a11f
~ntme	85 -5a11f
~nto	64 -12g-7j-6h-5i5e9ak10d
~nto>	68 -16g-5h4e5c7k13d
~ntor	80 4k7g
~ntow	83 -5j4f9a
~ntr	60 -10g-9a-5e-4hi6k7b8j18f
~ntra	62 -10a-6eg4f7k8j10b
~ntry	79 -5g-4c18f
~nts	50 -7b5h6a7i10d
~nts>	50 -7b5h7ai10d
~nty	77 -13g-10b-6f5ad23c
~nty>	78 -10b-7g-6f7d8c9a
~nu>	89 12c
~nua	74 -12a19g
~nual	74 -12a19g
~nue	82 -8a5c10g
~nue>	82 -8a5c10g
~num	50 -14e-13j-9b-6d-5h9i11g12k27c
~numb	50 -14e-12j-8b-6d-5h9i12g13k28c
~nur	74 -9b-8c8hj9a
~nurs	74 -9b-8c8hj9a
~nus	87 -5f12a
~nut	64 -6dj-5c5gi6a8k
~nute	66 -9c-5d7ai10k
~nuts	83 -6a6c7g
~nve	70 -6e6j9g
~nven	79 7g
~nver	79 -9k-6e8j13c
~nvo	79 -7c6a
~nvoi	84 -5c8a
~nvol	87 5b
~nwi	85 5a
~nwid	87 5a
~nxi	87 -8b-5g17a
~ny>	34 -42b-23i-22j-6f-5e12c17k32a71g
~nyb	56 -14c-11b-6gj8h17d19a
~nybo	56 -14c-11b-6gj8h17d19a
~nyl	87 -7a4j10c
~nyl>	87 -7a4j10c
~nym	82 -7a-6k10e
~nymo	82 -7a-6k10e
~nyo	67 -14c10a17d
~nyon	67 -14c10a17d
~nys	77 -11d-6g5k8j
~nys>	77 -11d-6g5k8j
~nyt	50 -19b-10e-7dg-4h5j8k18c27a
~nyth	50 -19b-7deg-4h8k18c28a
~nyti	89 6j
~nyw	74 -8c4f13a
~nywh	75 -7c4f15a
~oad	69 -6k-5d-4b17a
~oad>	73 -7k14a
~oads	79 -4b6j7a
~oak	80 -5g6ik
~oak>	84 4c8a
~oal	87 -6a18c
~oal>	89 -6a-4g19c
~oan	63 -12g-6e-4i4ck8b11j
~oan>	68 -16g-5e4b5k17c
~oans	72 -12c5b10j
~oar	74 -5bk11a
~oard	74 -5bk11a
~oas	85 4g6c
~oast	85 4g6c
~oat	77 -4c5a
~oat>	78 5a
~ob>	56 -17g-8de4a6f9k27c
~oba	77 -7b9a
~obac	79 -7b9a
~obb	79 -14a-4g4i21c
~obbi	81 -5g11c
~obi	87 -7a-5k6b9f
~obil	87 -7a-5k6b9f
~obl	74 -6a-5g5e7b9j
~oble	74 -5g5e7b9j
~obo	68 -9d-8e-7b5a7c13j
~obod	69 -9d-8e-7b5a7c14j
~obs	73 -13b-12k-4c16a18d
~obs>	73 -12bk-4c16a18d
~oca	70 -11c-9j5b12a15f
~ocal	80 -10j5a6f7b
~ocat	75 -8c10f
~occ	74 8g
~occu	74 8g
~oce	81 -4b7i
~ocer	85 -4b7g
~oci	72 -8a-5j-4g14b17c
~ocia	72 -8a-5j-4g14b17c
~ock	59 -19a-10d-8f11c13g19i
~ock>	66 -22a-9j-7b-4df6g11ce23i
~ocke	68 -9a-5e4g6cj10b
~ocks	84 -7d10a
~oct	69 -16g-6a4k7i17d
~octo	69 -16g-6a4k7i17d
~od>	46 -18k-11c-9f-7g10a16j31d
~oda	58 -10k5g7d8i
~oday	58 -10k5g7d8i
~odd	89 -16c-13a-4j5b10g22k
~ode	65 -14g-10a-6ef8k9b27c
~ode>	72 -8g-7a-5f6k22c
~oded	87 5i
~odel	74 -5aeg8c13b
~odi	79 -5a11c
~odil	81 -5a5c
~odo	83 -7a14g
~odom	83 -7a14g
~ods	82 -12a-11c6f8b13i
~ods>	82 -12a-11c6f8b13i
~odu	82 -9b-4a22c
~oduc	82 -9b-4a22c
~ody	47 -16b5ik8ad
~ody>	48 -14b-9c4gh6e7d11a
~odys	69 -7e-6g10ck
~oes	40 -13j-10k-9h-5f5g6c13a15e23d
~oes>	40 -13j-10k-9h-5f5g6c13a15e23d
~oev	89 5k
~oeve	89 5k
~of>	35 -11e-4b7h9a10j11d20i
~ofe	78 -16g-5b4a5c17e
~ofes	80 -5b5a6c
~off	48 -17g-14c-12j5efi6a7d13b17k
~off>	52 -9c-6g-5dij7e12k14b
~offe	69 -9j-7g9c10k12i
~offi	63 -15c-8g7a8f14d
~ofi	82 10c
~ofin	83 5c
~oft	69 -17i-10c-9a-7b7j13d31g
~oft>	87 7a
~oftb	89 
~ofte	73 -17i-10a-8c-4b14d34g
~og>	72 -6b8j
~oga	89 -9c14j
~oge	74 -10a-6b-4d5e10f11j
~oget	74 -9a-6b5e9j10f
~ogr	73 -11i9g15b
~ogra	77 -4a10c
~ogre	83 -15c-8i7g14b
~ogs	79 -15b8a13i
~ogs>	79 -15b8a13i
~oh>	59 -28j-22b6i8k12d14f16c
~ohi	87 -7a4j8g
~ohio	87 -7a4j8g
~oho	75 5c7g
~ohol	75 5c7g
~oi>	85 -9k8a
~oic	78 -7a-5jk-4d6b10h14c
~oice	78 -7a-5jk-4d6b10h14c
~oil	85 -10a10b
~oin	49 -12g-11j-8f-7d6a9i10c11k13h
~oin>	72 -4k5aj12e
~oing	51 -13j-11f-6de-5g8h11c13i15k
~oint	75 -8g-7b6a7f10h
~ois	84 8c
~oise	85 8c
~ok>	57 -16a5ik7d11h
~oka	46 -21j-20b-9k4c5ef11g12ad18i
~okay	46 -21j-19b-9k4c5ef10a11g12d18i
~oke	60 -19d-6b-4e6gj11a13c
~oke>	64 -11d-7j-6g5i9a17c
~oked	79 -10d-4f4j16g
~oker	82 -12b-4k8a14j
~oki	62 -6bg-5i4h5a12j
~okin	63 -6ag-5i5h12j
~okk	80 -5a13d
~okke	80 -5a13d
~oks	69 -6e-4d14a
~oks>	69 -6e-4d14a
~ol>	53 -7h-5bk5f6g18d
~ola	80 4j
~olat	81 4j
~old	46 -13i-11k-8h-5f9d17g28j
~old>	49 -12k-8b-7h-5d24gj
~olde	66 -15g-10a-6c9b10j12d
~oldi	74 -17g6d12c15a
~olds	74 -20i29g
~ole	59 -13c-11d-7f-4i7k15a19b
~ole>	61 -12cd-11i-6f6g7k14a19b
~oles	85 -12g8a9i
~olf	85 -4b6a7c
~olf>	85 -4b6a7c
~oli	46 -19g-15i-12b-8d5a8f14ek23c
~olic	48 -11i-10a-8d4g7bk11c12e
~olid	81 -18b-7c7e11a15f
~olin	72 -34g-13b13k15a26c
~olk	64 -7a-6j-5ek6b8h17d
~olks	64 -7a-6j-5ek6b8h17d
~oll	51 -9h-5f5a7d9g14b
~oll>	66 -10a-4b10g14d
~olla	64 -12a-8c7g14j
~olle	62 -6i4a5b9c
~olli	69 -12c-10j-6d5be8g20a
~ollo	80 -9g6bi14a
~olo	83 -12a16b
~olo>	89 -10a-4i17b
~ols	70 -15b26g
~ols>	70 -15b26g
~olt	82 5j6b
~olts	84 7b
~olu	79 -5a6b
~olum	89 4d
~olun	83 -5a6b
~olv	87 5b
~olve	87 5b
~om>	46 -14c-5a5d6eh8i10k
~oma	78 -6b-4g7ci
~oma>	85 -4b8c
~omat	85 5i
~ome	36 -26j-10c-7f-4i5k6a8g20h24b25d
~ome>	43 -18j-10d-9b-5g5f7c8ae11k28h
~omeb	57 -6be8i11a12d
~omed	87 5a
~omen	77 -11b-8j6k8ad
~omeo	71 -15c-5k5d10b17g
~omep	84 5c
~omer	62 -5b-4e17d
~omes	66 -11e-5a-4f7d9b10j
~omet	52 -15j-12h-9i-5k6ce9bd10a11g
~omew	72 -19c-9f-6g13ah20b
~omf	78 -4c7a
~omfo	78 -4c7a
~omi	65 -19b-13a-12j-5k5g6i10f31c
~omin	67 -19a-17b-8jk7i10f37c
~omis	83 -6c-5j6g7a
~omm	62 -6ij8d10bg
~omma	75 -6b8a12d
~omme	71 9c
~ommo	89 -11a6b13c
~ommu	77 -18c4k10b11g
~omo	69 -7d-5b-4c6j8g9e
~omor	69 -7d-5b-4c6j8g9e
~omp	46 -9g5e6i7b11d
~omp>	66 -12c5b7a8g9d
~ompa	50 -11g-9a-5c5e7d8i11bk
~ompe	85 
~ompl	73 -9b-4k6a7c12d
~ompr	81 -7a11h
~ompu	76 -9a-7g4b5i7e
~oms	71 5k10a
~oms>	71 5k10a
~on>	30 -20c-17f-5b5eg12d14ahk35j
~ona	63 -12c-5e5j6g11b
~onal	64 -16c-4e5j6g7b8a
~onc	68 -12a-11g-8j7c8i9k12b
~once	69 -10g-7j6k8b9c
~onco	89 -12a4k12i
~ond	60 -10g-5b-4k9c10i12j
~ond>	64 -12b5a6j12c
~onda	89 
~ondi	73 -7g-6c4af9i
~one	37 -11e-8h-6i6dg8j9b11k13f
~one>	39 -8e-6h4g5a7d8f10c12j
~oned	81 -10k-8b-7d8a10cj
~ones	62 -19c-8ag-4j11d12b16k
~oney	59 -10j-9i-8e-7d5b7cg10af
~onf	89 -4d5ac
~ong	49 -26i-19j-11b-7d5a12e14h42g
~ong>	51 -32i-12j-9d-6b5f7a9e17h34g
~onge	85 -11a6d
~ongi	82 -7b9a11g
~ongr	80 -10j11i
~oni	69 -19a-6k-4i6j9d21c
~onic	85 6c
~onig	79 -18a6g9j14c
~onit	79 -7k14d
~onl	63 -10dg-4e7k10b13j
~onli	74 -11g-8b9c13a
~only	66 -10ad-4e9k12j18b
~ono	85 13i
~onou	87 -4a15i
~ons	54 -11a-5eg6k8j24c
~ons>	57 -15a-10g-4e7k35c
~onsi	87 9b
~onst	74 8g
~ont	45 -4ch6j11g12k
~ont>	66 -13b-11g6c7k27a
~onte	78 -13c24g
~onth	49 -9a4i7e8j9g
~onti	87 4b
~ontr	62 -6eg4f7k10b
~onv	79 -10k5j8c
~onve	79 -10k5j8c
~onw	87 5a
~onwi	87 5a
~oo>	60 -22k-6h-4g4j8f12b16a
~ood	47 -14k-8g-4f8bei9j13a
~ood>	47 -13k-10c-7f-4g4h5bd6e10j24a
~oode	87 5i
~oods	83 -12a-11c6f8b14i
~oof	55 -6b-5cg4d5e8j12h
~oof>	56 -7e-6c-4k5dj13h
~oofi	83 5c
~oog	89 -6b16a
~ooh	78 -15a-4k5e8g11c
~ooh>	78 -15a-4k5e8g11c
~ook	50 -5ce-4f6k11h12j
~ook>	57 -16a5ik7d11h
~ooke	80 -10d-4f4aj14g
~ooki	63 -7g-5i4h12j
~ookk	80 -5a13d
~ooks	69 -6e-4d14a
~ool	52 -14b-7ahi5f18cd
~ool>	55 -7k-6h-5i6f7g20d
~ooli	87 -41g-4a15k34c
~ools	71 -15b27g
~oom	61 -6gj6d16k
~oom>	69 -13a-4d8i16k
~oomm	75 -6b8a12d
~ooms	74 5k8a
~oon	67 -17i-16c10g13a28e
~oon>	67 -20c-17i10g13a29e
~oop	87 -5c7j8g
~oor	61 -10ab-8c-7d-5i6jk7f13e15g
~oor>	66 -9a-8b-6d5k6cj11f
~oord	82 5c
~oors	74 -21c-8a-5j9k11g15e
~oos	77 -8be-6h-5g7i11ac
~oose	77 -8be-6h-5g7i11ac
~oot	67 -7a-6ej-4ch5f11g23i
~oot>	72 -7c-4e7f11a
~oota	83 -5a6g7c
~ooth	87 -12a-6g28i
~op>	52 -15g-14k-8j-6d9a10b17f18c
~ope	56 -9c-6j-4g6e9b14k
~ope>	87 -5g7k
~open	64 -15j-11g-6i9e11a17b
~oper	64 -10c-6bi4d7k9j10g
~opi	75 -12a5c11j
~opin	76 -16a4d6c11j
~opl	57 -7j-6e-5f8a16d
~ople	57 -7j-6e-5f8a16d
~opp	66 -17b-9g-6k-4efj6c18a30h
~oppe	72 -17b-6g7c11a14h
~oppi	72 -4i9a19h
~opr	87 -19c5b19g
~opri	87 -19c5b19g
~ops	77 -13c-8a-5e-4b5dj11k14g
~ops>	77 -13c-8a-5e-4b5dj11k14g
~opt	84 -13b6d8j
~opti	89 -8a9j
~opy	78 -7k-5c4i7j
~opy>	78 -7k-5c4i7j
~or>	26 -48a-30j-25e-11c-10g-6k4dh14i15f165b
~ora	70 -7j-4i5c6a13b
~orag	75 -6b8ac
~orat	79 16b
~orb	89 -7a8j
~orc	70 -11j-8g7k10b14a
~orce	75 -10j-8c-6g13a14b
~orch	85 5b7c
~orcy	83 -8b6ak
~ord	53 -14c-11g-6h16k24b
~ord>	59 -27c-11e-7i-4fh7dk13a14b15j
~orda	81 -15g20c
~orde	71 -11aj-10c-4g4k6f8i9e16b
~ordi	80 7a
~ords	73 -14a-7d-6j7ce12k
~ore	46 -23a-11jk10dg32b
~ore>	47 -14j-12k4h7d9g15b
~ored	81 -16a10d13c
~oref	89 -13a16b
~ores	85 -11c4j6a
~orev	83 -9a5b12g
~org	77 11k
~orge	89 6g
~orgi	84 -5c-4a4f14k
~orh	87 -5a7eg
~orho	87 -5a7eg
~ori	63 -9g-6ci-5h-4j6b8f11ad
~orid	85 13f
~orie	84 -13c6a12d
~orig	74 -4j5b6d
~oris	76 -22c8b19a
~orit	79 -12a-6g28c
~ork	44 -16g-7k5c7b13a19f
~ork>	47 -14k-8dj-7e-4a6g8i18b21f
~orke	70 -6b-4g5ac
~orki	69 -19b5ai6d7c
~orks	69 -23g-18i-9c5d8k10a11bj12e
~orl	85 -9i-6a5k8cf
~orld	85 -9i-6a5k8cf
~orm	61 -15g-13b-7ef5a6j7h9i18k
~orm>	67 -9j-8gh-6e19k24a
~orma	72 -8b9c
~orms	81 -26a9c12i15j
~orn	61 -11j-8d-5ch5g6i14e15f
~orn>	71 -14g-6dk5c11a16e
~orna	83 
~orne	82 -6a5c16f
~orni	69 -15c-11a-5j5i7f18g
~oro	87 6d
~orol	87 6d
~orp	77 15b
~orpo	79 16b
~orr	56 -7b-5ahk-4f5i12c15j
~orre	69 -9c-8ab36j
~orri	76 -5ag6bi
~orro	66 -5ac4j5dg7e
~orry	70 -20j-10b-6e12a26c
~ors	58 -9i-5cf5g7be
~ors>	60 -14c-4f6dg9e
~orse	89 -7j6a8b
~orst	79 -11i-8a7hj13c
~ort	51 -16c-10e-8d-6i5h8k9ab24g
~ort>	71 -8b-5g7k8h
~orta	69 6a
~ortg	65 -4g5cj6a
~orth	61 -10c-7e-6j29g
~orti	89 -13ac13bg
~orts	83 -6c6b
~orw	79 12a
~orwa	79 12a
~ory	67 -8af-5hi-4de6b9g10j13k
~ory>	68 -10a-8f-5hi6bg10j14k
~os>	84 -17a-10d34c
~ose	47 -12f-9ab-4k6gj16i23d
~ose>	49 -16f-11b-6c12g13i21d
~osed	71 -11ae-8b6dj7i18c
~oser	83 -14a-6j9g16b
~oses	80 -14c-4g6j8f10a
~osi	67 -12g-5b4dk24e
~osin	69 -16g-8c-4b5d6k28e
~osit	89 9c
~osp	72 -5b4fj5a
~ospi	72 -5b4fj5a
~oss	62 -12e-8a-7c-5h8b11j18g
~oss>	64 -10e-9a-7c-4h4b14g15j
~osse	81 
~ossi	89 -4aj6b8g
~ost	51 -9e-8d-5h7ab24g
~ost>	54 -22a-7e-6d11k37g
~osta	87 
~ostl	72 -11c-8k-5g19b
~ostp	89 
~osts	79 -13b-6k-5c-4h7g24a
~osy	85 -11c5k6a8f
~osy>	85 -11c5k6a8f
~ot>	35 -11b-8f8dk11h14g18j
~ota	67 -15a-6i-5b6k8dh9g
~otag	83 -5a6g7c
~otal	70 -13a-8e-4i5g6k9dh
~otc	84 -9a6c13d
~otch	84 -9a6c13d
~ote	58 -8h-5ek-4d5g7j21b
~ote>	64 -9k-7h7a13b15g
~otec	72 -15a6jk10c
~otel	82 -8a5j10b
~otes	77 -5c14a
~oth	47 -18k-10a-5f-4e12hi13d18j
~oth>	66 -21a-18c-5k-4h5d8j18i24b
~othe	50 -13k-10b-6i-5g11d12c13a18h
~othi	68 -6b-5a-4k7i23j
~oti	79 -7b16a
~otin	83 -6b9a
~oto	69 -15c-4g26a
~oto>	85 -5a5i
~otor	72 -12c20a
~ots	82 5a
~ots>	82 5a
~ott	70 -6b19a
~otte	74 -5g15a
~otto	87 6c
~ou>	17 -23k-7e-5c7d15b16f18i25j27h35a
~oub	71 -9c5b11g
~oubl	71 -9c5b11g
~ouc	72 -34g-21a4j5b6e24d27c
~ouch	72 -34g-21a4j5b6e24d27c
~oud	79 -8c-4j5b12h
~oud>	81 -8c-4j4a13h
~oug	48 -11d-10ei-5b5c6gh18ak
~ough	48 -11d-10ei-5b5c6gh18ak
~oul	34 -14j-9k-7h4bg9i10e46a
~ould	34 -14j-7hk4b5g9i10e43a
~oun	44 -20a-9h-7j6f9b21g22k
~ounc	82 14i
~ound	51 -9g4d5f7ek
~oung	70 -11j-10ai-7e-5f6b8k15g19c
~ount	53 -15a-8h-5di-4c4j7f14k21g
~oup	69 -15f-6e6c10g
~oup>	77 -8c-6e-5f6d8b
~oupl	74 -11f-8b7g14c
~our	25 -11a-10h7i8e13g14j18f23c
~our>	26 -7h5gk13ej15i18f
~ours	51 -10ij-6h-5f7a14c20e
~ourt	78 -23a7f18j
~ous	44 -8e-4fj5a7d9g15k
~ous>	68 -18a-5g-4j4i7h19k
~ouse	45 -9e-4f5k6d7a9g
~ousi	82 -6b5ad6f
~out	35 -22a-17d4b7h10e14j23c25k
~out>	35 -18d-6f-5b-4i8g10a11e36k
~outc	89 7c
~oute	89 -8a-5c7h9b
~outf	76 -19k-11a5f10d15c
~outh	79 -13a-12g5b7i8c17j
~outs	69 -19a-11g8b9j11f14c
~ova	84 -21a12cj
~ovat	87 -12a14c
~ove	39 -12g-5i4h5f10a20e
~ove>	57 -21b-18g-17c-4j7f10h12a14e24d
~oved	79 -13g-7ab-4d10f12c15e
~ovem	89 5a
~over	41 -15d-4f4j5c7k9g19b
~ovi	70 -14c-12e4bg6d13i
~ovid	89 -7c-6e13g
~ovin	71 -8ce-6g4j5d7b13i
~ow>	27 -76a-33j-24d-18b10k11h14e83i87g
~owa	81 -5d5b
~owar	87 -10a-5c6b12g
~owb	87 4g
~owbi	89 
~owe	61 -26d-5i-4e8a11g12c17b
~owe>	70 -26d-12a4b5c35g
~owed	74 -10g-9j6k7b13a
~ower	74 -13g4bj6a13c
~owh	87 -16a-5k-4g4j14h
~owhe	87 -16a-5k-4g4j14h
~owi	70 -5f-4k6j8a11b
~owin	70 -5f-4k6j8a11b
~own	43 -20c-15g-5i8k11f33b
~own>	45 -17c-10g-4d4h6a7k13f21b
~owne	65 -5g-4ce4b5d8a
~owns	73 -9a17b
~ownt	83 -5j4f9a
~owo	89 
~owor	89 
~ows	77 -9b5j12d
~ows>	77 -9b5j12d
~ox>	68 -8f-6b-4c5a7k10e
~oxe	87 -6a7b
~oxes	87 -6a7b
~oy>	71 -10g-8a-5c-4k8bhj11i
~oya	81 -9c-4b6j8e9h
~oyal	81 -9c-4b6j8e9h
~oye	62 -6g-5c6b7j
~oyed	84 7f
~oyee	68 5a8j
~oyer	73 9b
~oyi	85 -4g7k12a
~oyin	85 -4g7k12a
~oys	78 -12a5c10b
~oys>	78 -12a5c10b
~pa>	77 -4d12a
~pac	66 -14g-5c9a12b
~pace	74 -13g-6c8i12b
~pack	72 -4d12a
~pag	68 -9g-6b-5c27k
~page	68 -9g-6b-5c27k
~pai	60 -12c-7ah-6e-4f4d8j14b18g
~paid	63 -25c-5i7d17b18g
~pain	84 -10a-4g4k6b12c
~pair	78 -7b-4h4c5g8j
~pan	50 -5g-4h5k7i12b
~pand	85 
~pane	87 8a
~pani	73 -5i4bc7k
~pany	51 -9g-7a7e8b12i
~pap	67 -14ag6f7d8c14b
~pape	67 -14ag6f7d8c14b
~par	47 -17e-9h-7a-4ik8d10c14b28f
~para	75 -6g5a14f
~pare	65 -10c5a7b10d
~park	68 -9c-4g7k11a
~part	51 -23a-15e-11k-7h5d10b11g16f26c
~pas	61 -15e-5c5bj10d12a
~pass	66 -12e-6ik-5c6b9g14d
~past	71 -14g-4e8i14a
~pat	71 -14b-8g6a22c
~patc	85 -4a
~pati	75 -6g-5a-4k25c
~pay	44 -14a-10c-6ehk-4fj9b22i42g
~pay>	50 -21c-11d-10e-6k-4f8b16g19i21a
~payc	71 -10c-6b-5k4j5e6fg
~payi	63 -16a-10c-5e5k7d31g
~paym	64 -9j5k9b11e
~payo	87 12g
~payr	67 -10a6d11g
~pays	71 -21a-9g-4k5ij33c
~pda	72 -13b7e9a10c
~pdat	72 -13b7e9a10c
~pdf	89 -6c7f
~pdf>	89 -6c7f
~pe>	61 -19g-11b-4j6c12a15i19k
~pea	74 -8i-5k23j
~peak	77 -9i-7k5c24j
~pec	73 -10a-5eg4c7bk9h
~peci	82 -7a8c
~pect	79 -6ce-4g4b8k10h
~ped	66 -15k-13a-7c-5e9i10gh18j
~ped>	66 -15k-13a-7c-5e9i10gh18j
~pee	72 -8k-7g-6b9d20c
~peed	78 -6k-5b-4g7a16c
~peel	84 -13c14d
~pel	72 -10c-8j-7a-4g4d10i23k
~pell	73 -10c-9j-7a-4g4d11i24k
~pen	47 -15e-11j-9i-5d10k13g15c22b
~pen>	58 -15j-12g-10e-4i6k14bc19a
~pend	68 -11i-9a-7e-6c7f12b26g
~pene	63 -11e-10a-8g5h9c11d
~peni	83 -11c-10a6i22e
~pens	60 -9d-8e-6f7ck11g
~peo	57 -7j-6e-5f8a16d
~peop	57 -7j-6e-5f8a16d
~per	48 -17i-7c-6e-4h5j8a9k11b13d
~per>	63 -11b-9i-6e-4c8dk10g17a
~pera	83 -5c
~perc	69 -12a-9c-7k7h9b21g
~perf	79 -11i-7g25c
~peri	77 -6g4j6b8c
~perm	74 -19g-5j7b12e
~pers	59 -15c-5hi5d6f8bk
~pert	66 -6c-5b-4i5d8k10g
~perw	76 4i8d
~pes	77 -15a-7c6j12b16i
~pes>	80 -14a-6c-5g13b17i
~pest	89 8j
~pet	80 -22a14k18c
~pet>	89 -27a15k21c
~pets	89 
~pgr	87 -8a13c
~pgra	87 -8a13c
~pha	83 -4b9j
~phal	84 -4b7a
~phe	89 8b
~phi	87 8a
~phis	89 9a
~pho	62 -5dh8e11b
~phon	63 -7i-4hj5c9e12b
~phot	84 
~phy	77 -7g
~phys	77 -7g
~pic	58 -10c-7ej-5a8b19k
~pic>	89 9k
~pica	87 -6c11g
~pick	63 -5e6b7k
~pict	70 -6cj5d6fk
~pie	79 -6c5k6e
~piec	82 6k
~pil	77 -5gj5b12c
~pill	80 6b
~pin	59 -13b-11g-6f5k12a13j15h
~pin>	74 -9ad-6g4b10c19j
~pine	89 -7c-5a5gk7e
~ping	63 -14b-5cfg-4e14h20a
~pini	87 -7a4h5d
~pip	72 -5g11c14a
~pip>	84 -22b33a
~pipe	75 -15a-5g14c16b
~pir	79 -5c7j8e
~pira	89 5a7e
~pire	83 
~pit	69 -8b-4i7j10a
~pita	71 -5b5a
~piz	87 6j
~pizz	87 6j
~pla	44 -8e-7ik-5g5b6a15d22c
~plac	50 -10j-8c-5k8ab9g13d
~plai	67 -6i-4a7c18d
~plan	57 -10dg-6e-5i4h5f12j20c
~plat	77 -8g5a14c
~play	81 4g
~ple	52 -14e-8c4bg15dk
~ple>	55 -13f-6a-5e9c15d
~plea	68 -12a-9d-8e-7j10b15f23k
~ples	85 -8c13g
~plex	79 -8c-7g15d
~pli	66 -16f4bj8c9d
~plic	84 4h
~plie	71 -15f-6g11d12c
~plit	83 -4a6j
~plo	60 -10g-5be5j14a
~plot	87 -11b11a
~ploy	62 -8g-5c6bj
~plu	70 -8g-6b5k11e
~plug	84 9a
~plum	73 -8a-7g-5b4jk12e
~ply	87 -6c-5b10h
~ply>	87 -6c-5b10h
~pme	71 
~pmen	71 
~poc	76 -7a8c11g
~pock	76 -7a8c11g
~poi	75 -7g-5c6a7f10h
~poin	76 -8g-5c6a7f10h
~pok	89 -5j10a
~pol	47 -12i-8d5b7k9c11e
~poli	47 -11i-8d7k10c11e
~pon	83 -5c6b7a
~pone	89 
~poo	68 -5b7j8a
~pool	68 -5b5j10a
~por	62 -11g-9d-5i4a10h22b
~pora	79 -6j20b
~porc	85 5b7c
~port	66 -9g-5c6k12h
~pos	74 5c11a
~posi	89 9c
~poss	87 -5c8g
~post	81 7a
~pot	75 -12a6b17f
~pot>	79 -17a10b18f
~pots	89 6a
~pou	65 -6ij-5e7c13ak
~poun	83 -5j4g7a
~pous	68 -7g11k14c
~pow	89 4j
~powe	89 4j
~pp>	69 -7d-6g14a
~ppe	51 -19e-7a-6b6k7g13h15c
~pped	70 -11a4g14h
~ppen	53 -17e8k18c
~pper	79 -11b-5i9a10g
~ppi	71 -5c-4ij4a6b18h
~ppin	71 -5c-4ij4a6b18h
~ppl	67 -16f-4e10dh
~ppli	69 -16f9c11d
~pply	87 -6c-5b10h
~ppo	82 10f
~ppoi	85 -5a11f
~ppr	75 4b
~ppra	80 6b
~ppro	87 5a
~ppy	71 -17j-10i-7g7k9h23a
~ppy>	71 -17j-10i-7g7k9h23a
~pra	77 4c
~prai	79 5bc
~pre	57 -6adef-4i5k6b8j15c
~prea	83 
~prec	87 8k
~pref	84 -18a-4g6i7j14b
~preh	82 -7a5c11h
~prem	77 -4j4k6a10g
~pres	68 -16b-7g-5d-4e7a9j22c
~pret	69 12a
~pri	54 -16a-8h-7c-4i5fj16g19b
~pric	60 -7i-6h5k19c
~prim	89 
~prin	67 -13ac-5e6f8j15b
~prio	89 -8a5c8g
~pris	84 -9g10a
~priv	82 -8a-7c5f11b
~pro	51 -19a-4f8c12j18h
~prob	73 -5g5e7b9j
~proc	89 -6a-5g10i
~prod	82 -9b-4a22c
~prof	79 -6b11c
~prog	73 -11i9g15b
~prom	83 -6j-5c13g
~pron	87 -4a15i
~proo	69 -16c-11k-7g-5i4be24h
~prop	64 -9c-6bi4d7gk11a
~prot	72 -15a6jk10c
~prov	79 -4b13a
~ps>	60 -5ei9k15a
~pse	76 -7i-6g7j13h
~pse>	80 8j
~psi	89 -5b7a
~pst	79 -5bg4c5af
~psta	79 -5bg4c5af
~pt>	70 -17b-9cg5f16a20h
~ptc	87 -4c9a
~ptci	89 5a
~pti	74 -14a-6g-5k10c28j
~ptio	77 -7a6c8j
~pto	87 -16j7a11b
~ptop	87 -16j7a11b
~pts	83 -9g-5c8k12d
~pts>	83 -9g-5c8k12d
~pty	80 -5ack11g16e
~pty>	80 -5ack11g16e
~pul	70 -5j-4c13e
~pull	70 -5j-4c13e
~pum	82 10a
~pump	82 10a
~pur	80 -21a9b16g
~purc	85 -9a17g
~pus	77 4eg
~push	79 4e6a
~put	52 -16c-5i6f7b15g
~put>	54 -14c-10e-8i4b7f8a9d14g
~pute	75 -9a-7g4b5i7e
~putt	75 -7d-6c8g9ej
~py>	66 -10j-6cgi4b8h22a
~qua	66 -9a-4b8g13j
~qual	89 4k
~quar	67 -9a-4b8g15j
~que	68 -6h-4e6c10b
~ques	68 -5h-4e4d7c9b
~qui	57 -8j-7d-5i11g16c
~quic	71 -4d5g9k
~quie	85 -6c-5a8e11k
~quip	71 
~quir	75 15c
~quit	71 -13c-8e4a6b12g
~quo	65 -7ck10g13a
~quor	89 11a
~quot	66 -7k-4c6a11g
~ra>	69 -21a-5i11j12g16c
~rab	81 
~rab>	81 
~rac	58 -14c-8e-7a-6g-4i10k14h17b
~race	85 -6b7j
~rack	72 -25c-4j7a22h
~ract	62 -15a-7eg8c9k18b
~rad	64 -19g-15a6e9b11i22c
~rade	67 -15ag7e10b13i14c
~rado	89 
~radu	85 -6b5a
~raf	80 -6b5c
~raff	85 -6b11a
~raft	87 -7a6c
~rag	49 -11b-10d9h13a14f
~rage	49 -9d-5gi6h8af
~ragg	85 -9c-8b5hi7a8g
~rai	57 -13i-10d6a9b12g
~raid	89 
~raig	74 -5j-4a6e7k8b
~rail	89 -4c5j
~rain	66 -11d-8i-5b4f8a18g
~rais	68 -5k5j10b
~rak	85 -5k11a
~ral	64 9j
~ral>	65 9j
~rall	89 
~ram	64 -7bk-5gi11f14e
~ram>	78 -11a12c
~rame	77 -15c-8g-7a14f19e
~ramp	74 -13b19a
~rams	89 8a
~ran	44 -11k-4f5a6e10i11c
~ran>	89 -4a6k
~ranc	47 -5aj6e22c
~rand	68 -20k-6c-5b9d14i18a
~rang	82 -7k5c
~rank	89 7k
~rans	82 -12a12b
~rant	71 -7bc7g9a
~rap	83 -4b11c
~rar	89 -7g5b12c
~ras	67 -12g-9b-5aj16k28c
~ras>	75 -7d-4bg8k15c
~rash	77 -8g-6b-4a9d16c
~rass	84 -6c8k
~rat	55 -20c-7d-6a-5fg8h20b23k
~ratc	85 -5a8b
~rate	62 -16b-10c-6d-4f5j8k11h21a
~rath	74 -7c-5ai4j8k10b
~rati	70 -14c-11a-5j4e14k21b
~rats	83 -12a-5j5ce12i
~rav	75 -11c-5a6f7d8i
~rave	75 -11c-5a6f7d8i
~raw	73 -17c-11g-10a6ej8i24b
~raw>	84 -8c10e
~rawe	85 -12a5j9b
~rawl	82 -10cg4j9i16b
~raz	76 -7i4b9h
~razy	76 -7i4b9h
~rb>	89 -8a7f8j
~rbe	84 -6a-5g5j11e
~rbn	84 -5b11a
~rbnb	84 -5b11a
~rby	80 7a
~rby>	80 7a
~rce	65 -20c-7j-5k-4e14gh20b
~rce>	78 -6bc-4g8a10h
~rced	85 -12j-9c6a22b
~rcen	69 -12a-9c-7k7h9b21g
~rch	70 -9ae9g10c
~rch>	74 -9e-4g11c
~rcha	84 -12a16g
~rchi	87 4b
~rci	72 4k5a
~rcia	72 4k5a
~rcy	80 -8b5k10a
~rcyc	83 -8b6ak
~rd>	48 -16c5j8i27b
~rda	81 -15g20c
~rdas	82 5c
~rde	68 -20a-12j-6g5c6ei23b
~rded	77 -11j4a6k9b
~rden	87 -9a6b12c
~rder	78 -19a-8c7fi10e12b
~rdi	72 -10c-7k-5b-4i4j12d19a
~rdia	81 -4a15d
~rdin	77 -7ck5j20a
~rds	63 -11b-5g5ce8k
~rds>	63 -11b-5g5ce8k
~re>	25 -10e-4ci7d10k18g22f36a
~rea	46 -20g-14a-10j-8i-5d6c10e11h18k29f
~rea>	79 -24c-11e-9a4b5k38f
~reab	83 -4ac17f
~reac	71 -13i-9b-6d5k12c16e
~read	56 -15i-6f-5c-4hj4a9b34k
~reak	70 -10g-7k-5b7f19c
~real	66 -15c-8f6e9g11j
~ream	85 -7g5e6i7b
~rear	87 -6a13d
~reas	69 -14b-13g-11a-8k-6j4d27c29h
~reat	62 -17j-6dg-4k12a13b16i
~reau	89 4j
~reb	76 -14c6j17a
~rebu	76 -14c6j17a
~rec	53 -16ci-7g-6h-4d10k12b15a26j
~reca	80 -5c4j7b9k
~rece	76 -9g4b7k
~reci	89 8c
~reck	72 -9c11d
~reco	61 -19i-9d-6c5k12b16a
~rect	69 -9c-8b-6a35j
~red	47 -9h-7c-6b15f21a
~red>	50 -16ce-8h-5b5d8g19a27f
~redi	63 -13f-10g4e10a14c
~redo	79 -7a15e
~ree	54 -11g-9d-8e-5ik7fj26c
~ree>	66 -25i-19g-6k-4b12j21c25a
~reed	82 6h
~reek	79 -5b-4c6f9a
~reem	84 -5de4a7b
~reen	85 4b
~reer	89 
~rees	77 -14i6k20g
~reet	65 -9g-7e-6a6b7i9f10c
~ref	72 -24a-11c-5gk6ij15d25b
~refe	78 -12a-6k-4g5ij11b
~refr	87 -14a18b
~refu	89 -14c18d
~reg	66 -13c-6d-4be6jk20g
~rega	85 7j
~regi	79 -24c5j27g
~regu	72 -6j-5d6k8a9c
~reh	77 -4a4c10h
~rehe	82 -7a5c11h
~reho	85 
~rei	89 5j
~rej	89 -7a5h
~reje	89 -7a5h
~rel	60 -6bi4f7h13g
~rell	62 -5bi8h12g
~rely	85 9a
~rem	59 -13k-11a8i9g14j
~rema	81 -20a8c14b
~reme	64 -8c-7k-6b9j12i
~remi	76 -9k-4j5a10g13c
~remo	81 -7c9j
~ren	46 -8fij-5h6e7c27g
~ren>	74 -9c7b
~renc	77 -18c4j5a13g
~rend	84 -8a11g
~rene	69 -9g-8c5h15e
~reno	85 -12a14c
~rent	49 -10j-8h-7f-5i19g22c
~rep	58 -7d4a8b
~repa	77 -12a-4h5g6b8j
~repl	63 -4j10b12a
~repo	77 -7bc-4j8k10h
~req	74 14c
~requ	74 14c
~rer	77 -14g-7c-4i7f13d17e
~rer>	80 -7c4a14d
~res	51 -28a-12g-5i4c12j13k14h19f
~res>	69 -14a-11g7b20j
~resc	83 8c
~rese	85 -4a4j7k
~resi	82 -5a4k6j
~resp	87 -6c-4e9b11h
~ress	58 -14b-12i-8g-4d8a12c13f15k
~rest	67 -14k-12a-6c-5j4i6d9g12f15h
~ret	59 -6g-5h5c8b9j
~retc	87 -5g4bk5c
~reti	68 -7a4b5j
~rett	67 -7g-4f6b7a
~retu	83 -13b4g5k7j
~rev	72 -8e-6j-5ci4b30g
~reve	76 -11a-6j5b21g
~revi	81 -8e-6c9a11g
~rew	72 -13c6d13g
~rew>	73 -10c6d11g
~rfe	79 -11i-7g25c
~rfec	79 -11i-7g25c
~rga	89 -5e10i
~rge	65 -15i-4b7dj9g
~rge>	72 -14i-6c-5a6d17g
~rgen	82 5d
~rger	87 8j
~rges	87 -11g4a10c
~rget	85 -5k4c5g
~rgi	81 -23c-4a13k20g
~rgia	84 -5c-4a4f14k
~rho	87 -5a7eg
~rhoo	87 -5a7eg
~ria	74 -6c-5k11a
~rial	77 -4c6ab
~rib	79 -8g-6i10c15k
~ribe	83 -6g-5ai17k
~ribl	89 8c
~ric	54 -8i-7h-6b-5f4g7a10j13c
~ric>	84 -8a10b
~rica	72 -13c-4e8g9a
~rice	60 -6hi5k17c
~rici	89 -7a14j
~rick	73 11c
~rict	81 -14b7j10a
~rid	69 -16b-15d-8g-6k12c18f20i
~rida	84 -7a-5g5c13f
~ride	73 -19b-14d-5k4a9cf23i
~rie	54 -16a-14c-9e-6f-5k15j18d21b
~rie>	87 -16a23j
~ried	67 -8g-7c-6k7a10i13b
~rien	66 -10g-6de6h7j8b10c
~rier	76 -16a4k8c18d
~ries	65 -25c-4i4b12d21g
~rig	37 -11k-9a-7h-5cfg7d18i47j
~righ	37 -19a-12k-10c-8h-5f5d20i50j
~rigi	74 -4j5b6d
~rij	89 -5c6a
~riju	89 -5c6a
~rim	83 -9a11c
~rima	89 
~rin	50 -23c-20k-16i4h7a8e11j13d24g
~rin>	74 -20a-5k4b9g17j
~ring	54 -16k-13c-12i5g7ah12e20d
~rink	67 -9d-7b-4f28a
~rins	87 -4a12g
~rint	84 -7a-5c7b10f
~rio	73 -10b-8a-5j-4e6g9h21k
~rior	82 -9a-8b5g19c
~riou	78 -19c11h21k
~rip	69 -12c9b10j
~rip>	77 -9a-5d10j13b
~rips	87 -7c7a
~ript	82 10d
~ris	66 -24c-11g-5d9f12b30a
~rise	80 -9g8a
~risi	89 -5g10c
~risk	85 -14c6a11b
~rist	72 -21c6b11f17a
~rit	58 -15ab-6e-4fh6d14j26c
~rita	83 -8a9ck
~rite	66 -8b-5c8a14d
~riti	81 -7d5b8a
~ritt	77 -24a-19b8i19c24j
~rity	73 -7g5b14c
~riv	46 -7e-6h-4g4bc7i9ad
~riva	82 -8a-7c5f11b
~rive	49 -12e-5h4b11d13i
~rivi	61 -9b-6i-5g6e12c17a
~riz	89 
~rizo	89 
~rk>	46 -9ad-8e-6k-5j5c6i9g12b22f
~rke	65 -8c6fj
~rked	77 6c
~rker	72 -5b5a8j
~rket	79 -14c4e5b6g
~rki	68 -13bg-4j5d8c20a
~rkin	68 -13bg-4j5d8c20a
~rks	68 -28g-18i6a9j10b11ek
~rks>	69 -19g-18i-10c4d7a9j10b11k12e
~rksh	87 -11g13c
~rl>	79 5g6j
~rld	85 -9i-6a5k8cf
~rld>	85 -9i-6a5k8cf
~rlf	85 6a
~rlfr	85 6a
~rli	89 10i
~rlin	89 10i
~rls	82 -9a-4g7c14b
~rls>	82 -9a-4g7c14b
~rly	75 -12c5g6aj
~rly>	75 -12c5g6aj
~rm>	56 -15c-12d-10h-7f9aj17k18b
~rma	69 -5bg7j9c
~rmal	79 -6a5j
~rman	81 -5g6c9a
~rmat	81 -4b8c
~rme	87 -9a14g
~rmer	87 -9a14g
~rmi	74 -21g-16c6ab12e19h
~rmin	87 -15c-8g23h
~rmit	78 -16g4b13e
~rml	89 9a
~rmle	89 9a
~rms	75 -27a6c10i20j
~rms>	75 -27a6c10i20j
~rn>	60 -9d-7k-6b13c20a
~rna	74 -11a-5b-4g6i20c
~rnac	79 -5a5i6j
~rnad	83 
~rne	62 -22c-6ak5bg6e9f17i
~rned	65 -21c-17a7d11e12g19i
~rner	79 -5g-4k7c15f
~rney	89 -4c
~rni	62 -21c-13b-6ah4k6f9e32g
~rnig	80 -13b5e8a
~rnin	66 -15c-9b-6j-5h4f6e27g
~rnit	78 -5ac7j13g
~rno	81 -17c11i17g
~rnoo	83 -12c8g10i
~rns	80 -5e4k9c
~rns>	80 -5e4k9c
~ro>	82 -4c5d6a
~roa	69 -7b-6k-5d19a
~road	69 -7b-6k-5d19a
~rob	72 -7a5e6b9j
~robl	74 -5g5e7b9j
~roc	76 -7b-4k4i7j8c
~roce	81 -4b7i
~rock	84 9c
~rod	82 -9b-4a22c
~rodu	82 -9b-4a22c
~rof	79 -6b11c
~rofe	80 -5b5a6c
~rog	71 -11i-5k-4c8g10j12b
~rogr	73 -11i9g15b
~rok	71 -11d-10a-6g4b8i12c
~roke	71 -11d-10a-6g4b8i12c
~rol	63 -13j-4b5i7ac16d
~rol>	87 -8g9i
~roll	64 -12j-6e-5b9d11ac
~rom	48 -11c4fi5k8g9h
~rom>	48 -9c4fi9h
~romi	85 -5cj7g
~ron	60 -16g-14b-10d-9j-6e5h8k14i17c18a
~ronc	89 -12a4k12i
~rong	72 -5g7h11c
~roni	85 6c
~rono	87 -4a15i
~ront	66 -13b-11g6c7k27a
~roo	51 -18c-11b5e6g9dh11k
~roof	55 -6b-5c4d5e8j12h
~room	62 -7b-5aj6i7d17k
~rop	59 -21c-9i6k7g13b14h
~rop>	74 -7c-5j-4k6h13b
~rope	65 -6bci5d6j8k9g
~ropp	76 -8c8a14h
~ros	72 -33a-5e8k9j11cg
~ross	74 -12a-9c-5e4i5k6j14g
~rot	61 -11g-7h-6k6b11j14c
~rote	69 -7h5j8c
~roth	68 -9g-7k9b14c
~rou	45 -19c-10a4h6i7f9b13d14k
~roub	72 -7c-6b4j5g8a
~roug	52 -13a-8h-6eg5i9dj17k
~roun	56 -9cj-8a5d7b13f
~roup	77 -8c-6e-5f6d8b
~rous	82 -10c5e15a
~rout	84 -14a6h8b12c
~rov	78 -4b12a
~rove	81 10a
~row	59 -8c-4ah5b11e12d
~row>	62 -17c-15a5j9e14b15d
~rowe	85 11a
~rowi	84 
~rown	82 -7b4e5i13a
~rp>	87 5c
~rpe	89 -7a9k
~rpo	76 -4c6j15b
~rpor	77 -4c6j15b
~rpr	84 -9g10a
~rpri	84 -9g10a
~rra	84 -11k-7b6a15i
~rran	85 -19k-6b13a16i
~rre	58 -12ab-7i-5cd9e10g33j
~rrec	69 -9c-8ab36j
~rren	62 -6abi-4d4k10e11g
~rri	61 -15g-7e-5a9d11c20b
~rrib	89 8c
~rric	79 -5e4j
~rrie	64 -12a-11g8c11d22b
~rro	65 -6c4gj5d7e
~rrow	66 -5ac4j5dg7e
~rru	85 -7a20j
~rrup	85 -7a20j
~rry	56 -19j-12b-10d-7e13g19c29a
~rry>	57 -16b-13j-7e-5d4g25a26c
~rryi	75 -9c-8j-7d4bk7a13g
~rs>	36 -8j-4i4c6k8a9b12de
~rsa	81 -10k4c12b
~rsal	89 -6j14b
~rsat	85 -10k5c7j
~rse	58 -12e-10i-7g4a5f8k12b
~rse>	74 -9b7h21a
~rsea	89 -6d5a7f
~rsel	61 -10e-9a-8i-5g4c11k16b
~rsh	83 -6a6j
~rshi	84 5c
~rsi	77 -5ac6k
~rsin	89 
~rsio	87 -7a-4c4k7b
~rsit	87 
~rso	62 -10c-4h4j5k7a
~rson	62 -10c-4h4j5k7a
~rst	56 -15i-9a-6fg-4e10h14k22j
~rst>	57 -11i-6eg5h8cj9k
~rsta	77 -14a-10c-5i7h8k22j
~rt>	48 -13b6c7g8j11e
~rta	69 6a
~rtab	75 -5c10a
~rtan	77 -5g4c5h6b
~rte	68 -7i-5ck5j9ag
~rted	72 -8i-5j11g14a
~rter	82 -5a-4k12j
~rtg	65 -4g5cj6a
~rtga	65 -4g5cj6a
~rth	55 -6d-5fj11e22g
~rth>	58 -12e-9j-5d5a8k21g
~rthd	69 -10k-6abc5j29e
~rti	60 -6j-5b-4e5a9d11g
~rtie	82 -6c5b9g
~rtif	65 -4b12d
~rtin	79 -10a4i8b
~rtm	63 -10c-5i4k5j17d
~rtme	63 -10c-5i4k5j17d
~rtn	67 -15k-5e9g14b
~rtne	67 -15k-5e9g14b
~rts	71 -8aeg-7c6b8i9k16f
~rts>	71 -8aeg-7c6b8i9k16f
~rty	64 -7a-5i-4e4hj7gk
~rty>	64 -7a-5i-4e4hj7gk
~ru>	89 8h
~ruc	58 -10b-5ai4g5j8d12c
~ruck	61 -13b5g10cd
~ruct	72 6j
~rud	89 -19c-5b-4e11a24g
~rude	89 -19c-5b-4e11a24g
~rue	85 -5a10c
~rue>	85 -5a10c
~rug	79 -13c8a10d
~rug>	89 
~rugs	83 -11c6a11d
~rui	89 
~rul	85 -5g6c
~rule	87 -4g7c
~rum	89 7c
~rume	89 7c
~run	54 -14e-13c-8j-5af-4k8d18b31g
~run>	58 -18e-7c-5k5bh7a21g
~runn	70 4b
~runs	75 -11j-7c-6a6de7b10g
~rup	80 -7c19j
~rupt	80 -7c19j
~rus	70 -8c-7g-6a4ek5b8h
~rush	87 -7k8ae
~rust	71 -12a-7c-5g6b9h10k
~rve	77 7a11b
~rve>	80 8a
~rvi	69 -11b-7d6g7k12a
~rvic	72 -6d4c7k
~rviv	84 -8b-7c7g13a
~rvo	85 -6a4bc
~rvou	85 -6a4bc
~rwa	75 -4g9a
~rwar	75 -4g9a
~rwi	87 -5a
~rwis	87 -5a
~rwo	76 4i8d
~rwor	76 4i8d
~rwr	82 -7c5d10a
~rwri	82 -7c5d10a
~ry>	46 -16b-7h-5c5d7f13j16a
~ryb	67 -22a-10d6f8eg9k
~rybo	67 -22a-10d6f8eg9k
~rye	87 
~ryer	87 
~ryi	73 -8j-7c-6d4bk8a9g
~ryin	73 -8j-7c-6d4bk8a9g
~ryo	89 13k
~ryon	89 13k
~ryt	63 -22a7b13g14i
~ryth	63 -22a7b13g14i
~ryw	85 5g
~sa>	84 -8k-5a5b7c
~sab	81 5a9j
~sabi	83 10a
~saf	67 -8g5j6b8c
~safe	67 -8g5j6b8c
~sag	85 -6b4k12c
~sage	85 -6b4k12c
~sai	61 -9a-6g-5dfi5k15h23j
~said	62 -11a-7g-5dfi5k15h23j
~sal	63 -10e-6i-5c4h6d17g
~sal>	87 -5j13b
~sala	77 -5ac4d6g
~sale	68 -8ei-4b5d6h15g
~salo	85 10j
~sam	62 -28b-8fj6e10gk25a
~same	62 -27b-8f-7j5e10gk24a
~sat	74 -14k-6g-5b9h11c12a
~sat>	83 -4k6a9c
~sati	78 -11k-4b7a10h
~sav	66 -7c7b11g
~save	72 11a
~savi	73 -9a-7c-4i10b15g
~saw	77 -10k-7g8c9i
~saw>	78 -10k-6g6c10i
~say	50 -20e-19c-9g-7a-4h7dfj9b13k30i
~say>	52 -19e-10h-5a7c11k18i
~sayi	79 -18c-14j-5g6a12d22i
~says	72 -22c-11g-8a6f9h13b18j
~sba	56 -5k4ae5d
~sban	56 -5k4ae5d
~sca	66 -12c-11a-6d7h11g18i
~scal	81 -7e-5a6i14g
~scam	87 -5c5ak
~scan	85 -7a5i6g
~scar	73 -9cj-4k9ah13i
~sch	60 -14g-10a-8i5j6bd7k12f
~sche	81 6e
~scho	61 -13a-12g-7i6jk7d8b13f
~sco	66 -16a-6j-4e8k12g16c
~scor	77 -25a-5k4i19g20c
~scou	71 -7gj14k
~scr	68 -12g-9c-4i7k11b17d
~scra	83 -9a11b
~scre	89 5b
~scri	75 -8ag8d15k
~scro	79 -12c-5k-4g13d16a
~scu	78 -7b-4c8a13g
~scub	83 -8b7g10a
~scui	87 -6c7g
~se>	33 -26e-16b-13f4i6k7dh22g24a32c
~sea	72 -13c-6d-5g4abf20e
~seas	73 -13c-6d-5g4f7b21e
~sec	62 -10g5jk10c
~seco	65 -9b-5g6j14c
~secu	75 -5g8b
~sed	55 -25i-12c-9a-7g-6f6h9e14d16j22b
~sed>	55 -25i-11c-7ag-6f6h9e14d16j20b
~see	58 -24c-11h-5a4d6j8e11i17f
~see>	60 -15c-10h-7a5i6b8f9ej
~seen	79 -6c-5k7a12f
~seh	77 -10g-7a5d17c
~seho	77 -10g-7a5d17c
~sel	54 -7i-6j-5ch31b
~self	58 -10e-6g-4i7k20b
~sell	66 -9c-5k5g9e15b
~sem	67 -4b5g6ai
~seme	67 -4b5g6ai
~sen	57 -12c-5g5k8f9b12a
~send	63 -8c-5g5b12f
~seng	81 4g
~sens	74 5b
~sent	72 -9c-6g-5e7h9k11a
~sep	78 11a
~sepa	78 11a
~ser	64 -9j-7d5g10a16b
~ser>	81 -13a-7j8g18b
~seri	83 -9c-6k16a
~serv	68 -6d5a8b
~ses	62 -5d-4cgi4f5j7a8k
~ses>	63 -5d-4i5j9k11a
~set	61 -16a-11e13b15g
~set>	65 -11i-8e-6a9c21b
~sets	84 -4g4k
~sett	76 -14c-12b-11a7h13i25g
~sew	83 -8b12a
~sewe	83 -8b12a
~sfi	87 -4b11h
~sfie	87 -4b11h
~sgi	85 -9a4cd8b
~sgiv	85 -9a4cd8b
~sh>	58 -9j-8i-5f-4h5e8g20a
~sha	61 -18c-10j-7d-5gk5a12bf25i
~shak	85 -10a-4i7b13f
~shal	84 -4k13a
~sham	85 -8c-6b-5a-4j8ef14g
~shap	73 -18c-11g-6a4b39i
~shar	70 -9j-6g8c9b14a
~she	50 -19d-16e-10f-5g7k17c18i21j
~she>	55 -21c-16d-14e-8f-7a11g13bj28i
~shed	65 -14b-11g-4i6k11j26c
~shee	83 5j
~sher	76 6a10c
~shes	81 -6j-5g9a11c
~shi	62 -12c-9dg-7a-6i5f10k16e19b
~shie	83 -6j4k5c
~shif	83 -4d4e
~shin	68 -13ac-6g6j9f14b15e
~shio	85 -7c6a7k
~ship	79 -6a5b6ck
~sho	47 -21g-12e5b12d26f
~shoe	89 -10i-6a9d12g
~shoo	77 -5ej4i8f
~shop	58 -7b-6c-5e4di17f
~shor	84 -4c5j
~shot	81 4a
~shou	56 -10i-9j-7k5b12cf13a
~show	67 -34g-15i-6e5c8k13d14j19a
~shu	70 -16g5c9a12i
~shut	70 -16g5c9a12i
~sib	85 -7c7g
~sibl	85 -7c7g
~sic	69 -10a-9g-5e4ik5b8c10j
~sica	77 -7g12j
~sick	77 9c
~sid	53 -10a-8e-5hi10j11d20b
~side	54 -8e-5hi4a10j11d
~sidi	81 -22a27b
~sie	78 -10b-6g-5a6k7e16i
~sies	80 -10b-8a-5g7e17i
~sig	61 -11g-9c-4h4i5a9e11j
~sign	61 -11g-8c5i6aj9e
~sil	89 
~silv	89 
~sim	85 -21a21b
~simp	85 -21a21b
~sin	45 -12ag-9i-7f-4h9d12b14c15j17e
~sin>	73 -13a-9g-5k7h10c15e
~sinc	61 -13a-11g8ce9i
~sine	51 -12i-8a-6f-5e5g7cj12bd
~sing	60 -20g-9h-5f-4i8j9e11ac
~sink	87 -4k5g6j
~sio	59 -6c-5j-4h4e5g9a12b
~sion	59 -6c-5j-4h4e5g9a12b
~sis	68 -5be6d8j
~sist	69 -8g-5b6d8j
~sit	57 -14g-10j-8i-5k8h16c25a
~sit>	71 -12b-6k-5i-4d8a15h
~sita	84 -6b6a7h
~site	76 -6h-4j4c10b
~siti	81 -10a7c
~sito	89 
~sits	83 -14f10j12a
~sitt	71 -20j-13g-5i4d5b9f12c17a
~situ	85 -7a5j7b
~sity	89 
~siv	72 -9i-5fk7b8h10g
~sive	72 -9i-5fk7b8h10g
~siz	78 -21c31g
~size	79 -21c31g
~sk>	59 -5g-4j4d5a7ef
~ske	76 -7k4bi5c
~sked	77 -9c-7k5bi11g
~ski	67 -17a-6d-5k-4i5j7c8e9b12g
~skin	70 -18a-5k5j8c9e10g
~skip	81 -5a8b
~sks	82 -13d-5g5j7k17c
~sks>	82 -13d-5g5j7k17c
~sky	77 -12c-5k9i18a
~sky>	82 -12c-5k10i12a
~skyd	85 7a
~sla	75 -11c-5i28b
~slab	81 -15c24b
~slam	89 -10a4c7b
~sle	68 10f
~slee	69 10f
~sli	79 -6a7c8b
~slid	87 8a
~slip	89 -13a-5g7c13b
~slo	74 -6c-5jk10i16a
~slow	74 -6c-5jk10i16a
~sma	72 -7c-5j4g14d
~smal	78 -6g-4j5c10b
~smar	81 -13c-12b-5a11g17d
~sme	84 -16c6a12h
~smen	85 -15c7a12h
~smi	89 4b
~smo	66 -11b4a5j16i
~smok	67 -14b-5i7j14a
~sna	82 6c
~snap	83 
~sno	79 -8f-6a19j
~snow	79 -8f12j
~so>	33 -42a-32b-23g-15i-9d-8f-6c12e28h38k89j
~soc	70 -8d-7j-6a-4g15c23b
~soci	72 -8a-5j-4g14b17c
~sock	89 -7d13b
~sof	80 10j
~soft	80 10j
~sol	70 -12g-5e-4h5b6a16i
~sold	77 -11e-9g-7b8j11c22i
~sole	83 -5j5b12a
~solo	89 -10a-4i17b
~som	44 -22j-9f5k9a13d30b
~some	44 -22j-9f-5g5k9a13d30b
~son	55 -12g-6k-4ad8c15e18h
~son>	58 -19g-8b-6j-5d5i8c18e21h
~sona	70 -16c7j8b9g
~sons	80 -7k-6b19c
~soo	70 -26i-7b-5c10a32e
~soon	70 -26i-7b-5c10a32e
~sor	69 -21j-8b-6e9g11a21c
~sorr	72 -21j-6e-5b9g11c12a
~sort	89 10c
~sou	63 -17c-8f-7b-5g8k11e24j
~soun	65 -15c-8f-7b11j12e13k
~sout	84 -5a-4g18j
~spa	69 -5gk4i8a10b
~spac	74 -13g-6c8i12b
~span	89 -5jk4c10g
~spar	82 -13a5c14b
~spe	60 -12e-11a-5di-4b5j8k11c15g
~spea	77 -9i-7k5c24j
~spec	78 -7a-4g8c10h
~spee	78 -6k-5b-4g7a16c
~spel	74 -9cj-6a-4g11i25k
~spen	74 -11ci-7e-5a7f36g
~sph	84 -4b7a
~spha	84 -4b7a
~spi	71 10j
~spit	72 -5b4fj5a
~spl	79 -18a4fj14b
~spla	89 -15a6f14b
~spli	83 -4a6j
~spo	62 -13g-8j-6d-4i6f8c9k15b
~spor	84 6b
~spot	77 -6a7b11f
~spou	68 -7g11k14c
~spr	68 -7ag4d8j12b
~spre	85 
~spri	69 -7ag9j10b
~squ	69 -6b7c9g
~squa	70 -8b-4a4c5j9g
~sr>	83 -10k5a8f
~ss>	44 -14g-11i-9e-7h5dk6j8a12cf14b
~ssa	85 -5g6b12c
~ssag	89 -4g12c
~sse	61 -13c-9a-6i4j10k20b
~ssed	69 -12c-8a5g9k11b
~ssen	81 4g
~sses	73 -5g8b
~sset	84 4b
~ssi	63 -5ai-4df6j10g16c
~ssin	75 -10a11j12c
~ssio	71 -11b5c13a
~ssis	85 6c
~ssiv	84 -13a-8i8g14b
~ssm	87 -6c7a
~ssme	87 -6c7a
~sso	83 -20a7b16c
~ssoc	89 -5c13b
~ssu	70 -6dg-4bi9e12c
~ssue	81 4k
~ssur	77 -11b5a9j12c
~ssus	84 -6j7b14e
~ssw	87 -9a14b
~sswo	87 -9a14b
~st>	34 -24a-16c-7i9g12h14j22b35k
~sta	45 -26d-8h-6i5e8b9j10g12k17c
~stac	85 4g5e
~staf	80 -8c5a
~stai	74 -6g5a13f
~stak	85 -14a-11g30c
~stal	82 -6b4d
~stan	66 -18af-7bd7eg8ik9c11j
~star	58 -10f-8j-5hi-4d5c6a7e8b10g
~stat	58 -20d-6i6c10bj13f
~stau	82 -6b6i
~stay	59 -6de-5i5a8f11b
~ste	54 -10c-8a-7f4d5j7b8i12k
~stea	82 -8c-5ag5e15b
~sted	74 -9c-7a5ek7d
~stem	71 -6b7c12k
~sten	83 -12g-4a4b16c
~step	72 -20c5d10a12g
~ster	64 -10a-4e12i
~sti	51 -24g-10e4c8i11f20j
~stic	79 -7a-5c6b7k10f
~stil	55 -14k-13c-11b-6h-5d-4e6f13i19a23j
~stim	89 8k
~stin	76 -32g-16a11b16h29c
~stio	69 -6h-4e4d8c
~stl	69 -13c-9k-5j11i20b
~stle	85 7g
~stly	70 -11c-8k-6g-4j12i20b
~stm	81 -5bd-4c5ag12f
~stma	84 13f
~sto	50 -22b-7g-6ef11ck15d17a
~stoc	79 -7b-4c14g
~stom	62 -7b-4e17d
~stop	69 -13a-6g10h12k
~stor	57 -12g-7h-6b-4e4j5k11a22c
~stov	77 -8b4d10a
~stp	89 
~stpo	89 
~str	54 -18g-6d-5hj14bck
~stra	69 -7cj-5i7ae9k
~stre	63 -18g-9e-6j8fk9bc10i
~stri	73 -7k-4a4j16c
~stro	82 -10c12b
~stru	70 -5a6j8c
~sts	70 -8b-6c-5k-4i6j9g15a
~sts>	70 -8b-6c-5k-4i6j9g15a
~stu	57 -7a-6f7c8i11k
~stuc	78 -5j-4g5d8b10a
~stud	74 -6b-4k6j13c
~stuf	61 -15a-5d-4b9i20k
~sty	85 -5a8c
~styl	85 -5a8c
~sua	72 -9g-7c-6j5f12e
~sual	72 -9g-7c-6j5f12e
~sub	63 -5e-4d4b5gj
~sub>	83 5c
~suba	89 8h
~subc	79 
~subs	69 -6a-4d12g
~suc	85 12a
~such	89 
~sud	87 -4e
~sudd	87 -4e
~sue	75 -4ad9g
~sued	79 -9a-4d9g
~sues	85 -4c4a
~sug	82 -12a7c9b
~suga	84 -12a8bc
~sui	78 -13g-5j7a13e
~suit	79 -12g9a13e
~sul	85 7j
~sum	74 5a6b
~summ	82 7b
~sump	80 8a
~sun	81 -8k-5j5e8b
~sup	68 -15f-9j-7i5c6hk14d
~supe	89 -8j10k
~supp	69 -15f-5i4a5c6h11d
~sur	42 -9f8d9a18c
~sura	47 -6a6e21c
~sure	53 -10f-8e-6h-5c-4g7k9b12a14d
~surg	87 8j
~suri	87 5d
~surp	85 -9g12a
~surr	84 -8a11g
~surv	84 -8b-7c7g13a
~sus	78 -7j-4k7c13e
~sus>	84 -6j7b14e
~susp	84 -5b9c
~suv	89 
~suv>	89 
~swa	85 -5ac11b
~swap	85 -5ac11b
~swe	71 -14j-7k6e18g
~swee	79 -6g-5j4e11c
~swer	78 -6j4g9c
~swi	68 -7aj-6e6bi11f
~swim	81 -15a-5b5k6f15c
~swin	83 -23c7b10i14g
~swit	75 -10g-5j4c5h8f9a
~swo	85 13b
~swor	85 13b
~sy>	67 -18j-9b-7c-5g4k6f11e26a
~sys	70 -6b6c12k
~syst	71 -6b7c12k
~ta>	76 -13a-6c-5d7gj11h
~tab	68 -10c-8a-5j8b9d11g
~tabl	70 -10c-5aj6b10d12g
~tac	71 -14a-5c5g7di
~taca	89 5eg
~tach	82 -5g4j8i
~tack	81 -13a-5e8g9d
~taco	89 
~taf	80 -8c5a
~taff	80 -8c5a
~tag	79 -15a6b27c
~tage	82 -7a6c7b
~tai	72 -7g6a12f
~tail	89 
~tain	89 -10c5a14f
~tair	75 -5g4f6c
~tak	51 -11g-8fi5j6b9ck17d
~take	51 -9ai-8fg6j9ck11d14b
~taki	79 -13b9d11a
~tal	50 -15i-12e-5j7f8b10g16d
~tal>	57 -10e-9a-7i-4fh11b14k15c
~tale	89 -10a5d6b
~talk	58 -10g-8ck-5j7i8f11ad
~tall	74 -20i-9c-5j11h29g
~tals	87 -8b7f
~tam	87 7j
~tan	60 -17f-7bd6i11j12c
~tanc	83 -13c17g
~tand	69 -22a-17f-7d-5g5k8e14j21c
~tang	87 -9b6a11i
~tant	69 -9g5c18a
~tap	82 -11c-4k18a
~tape	84 -10c16a
~tar	57 -10f-8j-5dhi4k5e8bc15g
~tar>	87 7c
~tart	58 -10f-9j-5hi-4d6a7e8b14g
~tas	87 -4g5f9a
~tat	57 -21d-7i4b9j12c13f
~tate	60 -20d-6k-5c-4g9j12b24a
~tati	74 -19a-5b5h9g13f
~tatu	83 -9a-5b9k16c
~tau	81 -6b5e6i
~taur	82 -6b6i
~tax	77 -7a-5b4e6gj
~tax>	83 -12b5eg6j
~taxe	84 -9a7b
~tay	59 -6de-5i5a8f10b
~tay>	64 -8c-5e-4i4g16f
~tayi	70 -8f-6dg9a10bc
~tays	89 7j
~tba	82 -9b-8a-4c7e13g
~tbal	84 -9b-6a15g
~tch	55 -10g-6e4f12b25k
~tch>	62 -21c-14a-7d-6g8j9f13b30k
~tcha	83 -9a-7g-4j11c13d
~tche	64 -6e5i10g
~tchi	80 -10j-5c5h26a
~tci	89 5a
~tcie	89 5a
~tco	87 6j7c
~tcom	89 7c
~tdo	87 -17g17c
~te>	44 -8a-7h-5dj6bf13e17g
~tea	70 -13g-10c5i9j15b
~teac	80 -7g5ai
~tead	83 -8c-5a5e15b
~team	79 -6c-4g10k
~tec	67 -14a-5d5b7j16c
~tect	68 -17a-4d4k6b18c
~ted	54 -14b-5k-4g5aef12d
~ted>	54 -14b-5k-4g5aef12d
~tee	67 -9c6a7h9g
~teen	71 -6b8g10a
~teer	82 -4a6b
~tel	43 -22g-12b-8c-7fi-5de6j8a61k
~tel>	79 -8a5j10b
~tele	83 7h
~tell	44 -21g-14b-9i-6df-5ce4j7a65k
~tely	72 -6b4i10a
~tem	67 -5g-4e6a13k
~tem>	70 -6b-5g10k14c
~teme	82 
~ten	58 -27b-10e-8fi-4k8c23j28g
~ten>	63 -20b-17a-8e-4k8c9d19j23g
~tena	82 -5b5k
~tend	87 -7bf7h16a
~tent	77 -13c-5a23g
~tep	72 -20c5d10a12g
~tep>	79 -10c6d8e
~teps	80 -5c13a
~ter	41 -11af-5d-4eh6ci10k14j25b
~ter>	45 -9h-5f6cg8k15b
~tere	75 -16a-8c4d6b18h
~teri	78 -8b12c
~term	68 -20c-9a-4f6j16b17g
~tern	81 -13c5j7g10i
~tero	89 -8g9i
~terr	81 -5ak4c17j
~ters	60 -11g-10d-8j5a7k24c
~terw	85 5i
~tery	89 
~tes	55 -8c-6d-5h-4ef5b15j22a
~tes>	56 -8c-6dg-5h15j23a
~test	80 
~tev	76 -14c-6g-5a-4j6d28k
~teve	76 -14c-6g-5a-4j6d28k
~tex	68 -17c-9k5j12b23a
~texa	89 
~text	69 -17c-9k13b22a
~tfi	74 -20a-19k4f9d13j14c
~tfit	76 -19k-11a5f10d15c
~tfo	89 -15c-6g23h
~tfor	89 -15c-6g23h
~tga	65 -4g5cj6a
~tgag	65 -4g5cj6a
~th>	34 -17a-12e-8c6d8k9g10j14b32i
~tha	29 -20c-9dg7b12a15h58j
~than	60 -10k-5j4e5h6c9a
~that	29 -25c-9d-8g-4e5b6k9a13h64j
~thd	69 -10k-6abc5j29e
~thda	69 -10k-6abc5j29e
~the	19 4h8c11j12k13ad14b19g
~the>	22 -9g7c9d13ek15fh21j
~thef	84 -4g11b
~thei	60 -19c-5b4j14h17g
~them	53 -14e-10a-7j-4k5bg7i8d9c14h
~then	62 -13b-11h-10k-5d-4fg20c29a
~ther	35 -15f-5e5g9c12h21a
~thes	62 -8j-4e6a10g11i
~they	44 -12a-9c-8i-6k-4j9fh12g13b17d
~thi	34 -11b-7g5c6h11a14i16d
~thin	38 -7d-6g5h15c27i
~thir	79 5i7a
~this	45 -12b-11i-5j5a29d
~thl	74 -16a6g11bc
~thly	74 -16a6g11bc
~tho	51 -15f-13d-12b-5c7a23i25e
~thos	56 -15f-7c-6b11e21i
~thou	60 -17d-9b-5j4i11c16e
~thr	52 -12c-11e-9g-7h4d8j9f11b20k
~thre	84 -5d9a
~thro	52 -11e-10a-9c-8g-7h9dfj22k
~ths	63 -21a-4e7h8c16b
~ths>	63 -21a-4e7h8c16b
~thy	78 -9i-5c7b8j13a
~thy>	78 -9i-5c7b8j13a
~tia	82 -6b10c
~tial	82 -6b10c
~tib	62 -10b-4k5g7c10a
~tibl	62 -10b-4k5g7c10a
~tic	63 -8c-7a-5g7f14h
~tic>	82 5f
~tice	89 9c
~tick	68 -16c-5a6b9k10h
~tics	85 7h
~tie	71 -11c-7a6e17j
~tie>	87 5e
~tied	89 -9b21j
~tien	89 
~ties	77 -9c-7a8g14b
~tif	64 -8c-5b4e9ad
~tifi	64 -5bc11d
~tig	87 -9c5a7e
~tigh	87 -9c5a7e
~til	52 -22k-9cd-5g5ai7b11f15e16j
~til>	79 -5g-4i5j6h8e
~tile	87 -6j6c10b
~till	53 -20k-10c-8d-6bh8i11e12af18j
~tim	51 -16b-14i-7f-6d-5c4a5h16g34e
~tima	89 5a
~time	51 -16b-11i-7f-5d20g36e
~tin	49 -24g-8a5e7j8k27b
~tin>	64 -37g5i6k14j19c
~tine	89 
~ting	52 -14c-5i6e9g13b
~tio	46 -8e-6a-5dg6f9jk10b11c
~tion	46 -8e-7a-5d6f9cjk11b
~tip	84 -10g15c
~tip>	85 -10g16c
~tir	67 5j
~tire	68 5j
~tiri	89 
~tis	82 -6j-4bg7a17h
~tisf	87 -4b11h
~tist	89 7h
~tit	71 -6a4k6dj
~titi	89 
~titl	74 7dj
~tity	89 
~tiv	82 -5c8j
~tive	83 8j
~tle	55 -15a-8e5g8k15i
~tle>	57 -10a8b9c
~tled	80 -16a-6e-5b5g24i
~tlem	89 -9b-8c10a11g
~tles	87 7k
~tll	85 -7e16c
~tll>	85 -7e16c
~tly	62 -11g-10k-4h5c6f7a12b
~tly>	62 -11g-10k-4h5c6f7a12b
~tma	80 -6j9a11f
~tmas	84 13f
~tme	60 -12c-6i6j7f16d
~tmen	60 -12c-6i6j7f16d
~tne	67 -15k-5e9g14b
~tner	67 -15k-5e9g14b
~to>	31 -14j-9a-5h-4i8dg14cf16b22k
~tob	79 -7b9a
~toba	79 -7b9a
~toc	79 -7b-4c14g
~tock	79 -7b-4c14g
~tod	57 -10k4a7i11g
~toda	58 -10k5g7d8i
~tof	85 -7a5j6f9g
~toff	85 -7a5j6f9g
~tog	74 -9a-6b5e9j10f
~toge	74 -9a-6b5e9j10f
~tol	71 -16c-4e4d12g17j
~told	71 -15c12g17j
~tom	57 -12b-5k7ai9d
~tom>	87 6c
~toma	85 5i
~tome	62 -7b-4e17d
~tomo	69 -7d-5b-4c6j8g9e
~ton	74 -20a-5k10j23c
~ton>	85 -6k5e7c
~toni	79 -18a6g9j14c
~too	56 -14k-9b6f12g19a
~too>	61 -22k-6h-4g7f23a
~took	75 -13g4h7jk
~tool	71 -15b27g
~top	60 -15g-10a6b7h9k12c
~top>	63 -10g-6d8c9b11k
~topp	78 -7a10c12h
~tops	89 5j6d
~tor	49 -24g-10h-9f6k7c22ad
~tor>	62 -21g4de6j10ci
~tora	75 -6b8ac
~torc	83 -8b6ak
~tore	66 -4gi5f14d
~tori	72 -33c5e8b9d19a
~torm	74 -7g-6b-5e9i19c
~torn	79 -4c6a
~tors	68 -7i-5k5ag10d
~tory	68 -9a-8f-5h-4i4c5b12j14k
~tot	70 -13a-8e-4i5g6k9dh
~tota	70 -13a-8e-4i5g6k9dh
~tou	77 -15a-10g5j8c15d
~touc	79 -13a-9g5c6j16d
~tov	77 -8b4d10a
~tove	77 -8b4d10a
~tow	64 -13g-10d-4i12a14b15f
~tow>	89 -6bk16a
~towa	87 -10a-5c6b12g
~towi	81 -9c14b
~town	69 -22g-9d5k6b10c18f
~toy	89 -7b6j7a
~tpo	89 
~tpon	89 
~tra	50 -10d-8i-6j7eh15k
~tra>	74 -10j-7a8c18g
~trac	60 -20c-7e6k12b15h
~trad	77 -11a-7c7b12e
~traf	85 -6b11a
~trai	67 -13d-11a6bek17c
~tram	74 -13b19a
~tran	79 -6c9b
~tras	84 -7d-6g15c
~trat	83 8k
~trav	77 -7c6f7d
~tre	55 -24g-11e-6j-5d5f8b9k17c18i
~trea	65 -15g-11j-5a13b28i
~tree	62 -8e-7g-6b-5i7f10j18c
~tres	83 -5j9k
~tret	87 -5g4bk5c
~tri	63 -10b-8k-4i9d13j
~tric	71 -14c-5b5ad7g13j
~trie	87 -13c12d
~trig	87 -11b6h8c
~trip	75 9a
~tro	67 -10c5a7k
~trok	85 -7c8a
~tron	83 -7a4k5c
~trou	72 -7c-6b4j5g8a
~tru	56 -14a-9b-7i5k7j9d18c
~truc	58 -10b-5ai4g5j8d12c
~true	85 -5a10c
~trum	89 7c
~trus	73 -10a-6c-4g4j6b9h
~try	72 -22c-6b8a15f19e
~try>	73 -20c-7g-6b8a16f21e
~ts>	41 -10b-8g-6e-4h4j6i9k16c17d
~tse	82 
~tsel	82 
~tsi	73 -17a-7g10bj15c
~tsid	73 -17a-7g10bj15c
~tsy	89 -18b4g16a
~tsy>	89 -18b4g16a
~tta	77 -27a-5e-4ck5j7bgi12h
~tta>	87 -15a14h
~ttac	81 -14a-5e4d5gi9b
~tte	54 -13f-12g-9b-5eh-4d8ik13j14a15c
~tte>	89 
~tted	89 
~tten	70 -23b-6fg7i17c21j
~tter	58 -8f-7g-6e-4h4i6b11k17a
~tti	59 -14c-11j-5h4df6g10e12b
~ttin	59 -14c-13j-5h4df6g10e13b
~ttl	58 -11a-8e-6d-4j6c8k18i
~ttle	58 -11a-8e-6d-4j6c8k18i
~tto	80 4a6e
~ttom	87 6c
~ttor	89 -4c
~tty	69 -9g4c11a
~tty>	69 -9g4c11a
~tua	70 -6g6c7i
~tual	72 -6b5i6c
~tuat	85 -7a5j7b
~tub	75 -8b-4k8e10a
~tub>	79 -6b6c
~tube	89 9a
~tuc	77 -5j-4g5d8b9a
~tucc	87 12b
~tuck	80 6d8a
~tud	74 -6b-4k6j13c
~tude	74 -6b-4k6j12c
~tuf	61 -15a-5d-4b9i20k
~tuff	61 -15a-5d-4b9i20k
~tui	85 -5a18g
~tuit	85 -5a18g
~tul	85 -7j5c12a
~tup	87 -5h9c
~tup>	89 -5h10c
~tur	56 -11ei-5bch7k8fg18a
~ture	63 -5i-4c6k11a
~turn	63 -8ei11ag
~tus	82 -9a-5b9k16c
~tus>	83 -9a-5b9k16c
~tv>	89 12c
~tve	77 -13a-5d6fg21c
~tve>	77 -13a-5d6fg21c
~twe	77 -9k7f10b
~twee	79 -6ak7f11b
~twi	77 -10a11b
~twic	80 -9a-5g12b
~twin	89 5f
~ty>	48 -13i-7f-4b8gj10ek
~tyl	84 -13a7c13b
~tyli	89 
~typ	68 -7a-6b7j9k10c
~type	70 -8g-5b8j16c
~typi	84 -8a-7c10gk
~uab	83 -15a20c
~uabl	83 -15a20c
~ual	61 -8a-6j4k5i6g9e
~ual>	70 -7b-5f-4c10i12g
~uall	67 -9a-8j-5g-4i7f10e
~uan	89 -5c6a
~uana	89 -5c6a
~uar	65 -12a-5b-4i7g10d14j
~uard	81 -4a15d
~uare	70 -8b-4a4c5j9g
~uart	82 -5a-4k12j
~uat	79 
~uati	82 4j
~ub>	74 -5bg4j5a10c
~uba	79 -8b6h10a
~uba>	83 -8b7g10a
~ubar	89 8h
~ubb	89 -7c5a10e
~ubc	79 
~ubco	79 
~ube	77 -4b17a
~ube>	89 9a
~uber	80 9a
~ubl	70 -8c5b11g
~uble	71 -9c5b11g
~ubs	69 -6a-4d12g
~ubs>	69 -6a-4d12g
~uca	80 -5abgj13k14c
~ucat	80 -5abgj13k14c
~ucc	87 12b
~ucco	87 12b
~uch	44 -31i-12jk-5a7d9c20b38g
~uch>	44 -30i-15j-10k5d9c20b37g
~uck	58 -24b-5jk5h10d12c16a
~uck>	62 -13b-6c13d14a
~ucks	70 -8b10h11c
~ucky	84 -6b-5d7ac
~uct	58 -15a-5d7j13c18g
~uct>	83 -12a-4c23g
~ucti	61 8bg
~ucts	89 -14b18c
~uctu	85 -7g-5a5c10j
~ud>	79 -8c-5j9b12h
~udd	74 -6d-4e5ag8j
~udde	87 -4e
~uddy	78 -6d-5c6gj
~ude	67 -13b-7e-6k19ag
~ude>	82 -21c4a6b20g
~uded	79 -10b7c8a
~uden	73 -10b-6k6j9a11c
~udg	75 -6j13g
~udge	78 -5j15g
~udgm	89 4b
~udi	66 -6ai5k13b
~udit	67 -6i-5a5k16b
~ue>	61 -9a-6d7i13e14g
~ued	78 -9a-6d5e9g
~ued>	78 -9a-6d5e9g
~ues	62 -10c-6h4k9aj10b
~ues>	80 -5c5e7b
~uess	75 -14c-7d-4g11a15j
~uest	67 -5h5b6c
~uff	61 -15a-5d-4b9i20k
~uff>	61 -15a4c9i20k
~ug>	77 -5c4f9a
~uga	84 -12a8bc
~ugar	84 -12a8bc
~uge	89 -8a-6c-5i-4j6f8b10g
~uge>	89 -8a-6c-5i-4j6f8b10g
~ugg	85 -7g4k11c
~uggi	89 -8g5k12c
~ugh	46 -18d-8b-6e7g8c9h12a17k
~ugh>	51 -16b-10e-7c5i6d10f11h14k
~ughl	77 -14f-8a5c20g
~ught	58 -29d-6j-5gi-4f7k9b16c22a
~ugl	85 5f
~ugly	85 5f
~ugs	77 -16c-6g-5i4a5b10d11h
~ugs>	77 -16c-6g-5i4a5b10d11h
~uh>	74 -23a-16g-4b7c19i23j
~ui>	87 -21a23c
~uic	70 -5j-4d6g7a8k
~uick	70 -5j-4d6g7a8k
~uie	85 -6c-5a8e11k
~uiet	85 -6c-5a8e11k
~uil	55 -7i-6cd-5j-4h8k10g16e
~uild	57 -18c-6i8bk18g
~uilt	68 -9g-8b-4d14c17e
~uin	83 -6g-4a13c
~uip	71 
~uipm	71 
~uir	75 15c
~uire	75 15c
~uis	79 -6g12a
~uish	83 4a
~uit	64 -18c-5d4ak25g
~uit>	70 -9g-8e6c18a
~uita	85 -6a7k8g
~uiti	85 -5a18g
~uits	81 -5c13e
~uity	87 -20c19g
~ul>	71 -10c-8g-5k11i20a
~ula	69 -11j-5d5k6cg11a
~ular	71 -6j-5d6k8a9c
~ulat	87 -8j5a10g
~uld	34 -14j-7hk4b5g9i10e43a
~uld>	34 -14j-7hk5g9i10e11b37a
~ule	76 -7g14e
~ule>	80 -5c9e
~ules	89 -6g8e
~uli	89 -16c22i
~ulin	89 -16c22i
~ull	57 -12f-7j-5d5e9g13b
~ull>	59 -15f-8j5e8ck10b
~ulle	80 -7c5f8g9b
~ult	74 -10d-7c-4g5a20b
~ult>	75 -9d-5c20b
~um>	68 -10c-4a10b15g
~umb	47 -13ae-9d5j6i11g12c23k
~umb>	87 -13ac-10e-5f5i20k24g
~umbe	50 -8bj-6d-5eh8i12k14g16c
~umbi	74 -13g-4a4j5k19c
~umbr	62 -9g-5i8h10b
~ume	85 6c
~umen	85 6c
~umm	81 7b
~umme	82 7b
~ump	67 -5b-4i5a6j13h
~ump>	70 -7g6a17h
~umpe	82 -12c10g12j
~un>	56 -24e-13j-10c19i21bg
~unc	70 -9g-7j-6a-5e8i10k19b
~unce	84 14i
~unch	77 -10a-5g7k18b
~uncl	83 -6d6b
~und	46 -15i-10c8f10g19a
~und>	52 -12j-6c5g6fk8ab
~unda	84 -6g5i8b
~unde	57 -11ei-6c5b6f9a19g
~undl	83 -6i11a
~unds	70 -12b-9g-6ai7k14j15e
~une	72 -6b5d6j
~uner	73 -5g5d7j
~ung	67 -10a-5f-4dj6k8g11c
~ung>	75 -10e-9i-8c-6a6b8k27g
~unge	79 -8g8a
~ungu	87 -4g4a7b
~unh	85 -7a11c
~unha	85 -7a11c
~uni	62 -17g-4ik6j8c11a12b
~unin	72 -23g10b13c
~unio	77 -5k8c
~unit	73 -10c-6b5j6g11a
~univ	83 -6j12b
~unn	69 7b
~unni	70 4b
~unny	89 
~unp	89 7j
~uns	68 -12j4e6b8a
~uns>	70 -12j5ceg
~unt	51 -9h-8d-7i-6c6f7jk21g
~unt>	57 -14d-13a-11c-6f9b23k28g
~unta	75 -7b19a
~unte	79 -12a6j11b
~unti	73 -15c-5a8g12j
~untr	81 -5g-4c19f
~unts	77 -17k4c5g7f11a
~unty	77 -13g-10b-6f5ad23c
~uor	89 11a
~uor>	89 11a
~uot	66 -7k-4c6a11g
~uote	66 -8k6b11g
~up>	42 -15c-13a-9j8h15i16ef
~upa	80 -7a-4k25c
~upat	80 -7a-4k25c
~upd	72 -13b7e9a10c
~upda	72 -13b7e9a10c
~upe	87 -7j9k
~uper	89 -8j10k
~upg	87 -8a13c
~upgr	87 -8a13c
~upl	72 -12f-7b7j12c
~uple	73 -12f-7b7j13c
~upp	68 -15f-7j-5i5c6h9a11d
~uppe	87 -5ai12g
~uppl	71 -15f-6g7h8c12d
~ups	72 -8b-6k-4de25a
~ups>	85 -6c15a
~upsi	89 -5b7a
~upst	79 -5bg4c5af
~upt	80 -7c19j
~uptc	87 -4c9a
~upti	87 -8a22j
~ur>	26 -7h5gk13ej15i18f
~ura	47 -6b6e19c
~ural	87 7a
~uran	47 -5a6e19c
~urc	75 -8b14g
~urch	75 -8b14g
~ure	48 -19c-8f-6eh-5i7a14dk16b
~ure>	55 -16c-5afi-4j7d10g12k17b
~urea	89 4j
~ured	57 -9c-6d-5e-4f6k28a
~urer	82 -7c16d
~ures	79 -15a-10g4b7dj10c
~urg	81 7j
~urge	85 8j
~uri	63 -10a-8c-7j7bh20k
~uria	83 8b
~urie	77 -7a-4b11g
~urin	78 
~urio	83 -12c-8a12h22k
~urit	75 -5g8b
~url	85 9i
~urli	89 10i
~urn	56 -8e-6a-5bh6j9i24g
~urn>	68 -14e-9bi10cg18a
~urna	78 -15a-7g-5b5ij21c
~urne	65 -25c-8a7d13g16i
~urni	74 -8a5e7g12b
~urns	87 -5e7a
~urp	84 -9g12a
~urpr	85 -9g12a
~urr	59 -10b-5d5e6j7a8g
~urre	62 -6abi-4d4k10e11g
~urri	79 -5e4j
~urry	82 -9b15a
~urs	50 -11bi-5f13a14c19e
~urs>	56 -15b-11j-10k-5h6c7a9g32e
~urse	59 -11e-9gi-7f5h7c8bj10k
~ursi	89 
~urst	84 6c
~urt	62 -12f-8a-7b-5d7g9i10cj
~urt>	63 -13a-12f-6b-5d4g10i11j19c
~urth	87 -14c9e13a
~urv	84 -8b-7c7g13a
~urvi	84 -8b-7c7g13a
~ury	74 -16a20j
~ury>	74 -16a20j
~us>	55 -22a-14g-8d-7j-6f14ce18k20h
~usa	89 -6b-5a7ck
~usb	56 -5k4ae5d
~usba	56 -5k4ae5d
~use	41 -14e-9f-8i-6j4h15ac19d
~use>	42 -13e-7f-4c4g5k6i7dh19a
~used	71 -22i-4j4g7c13b17d
~useh	77 -10g-7a5d17c
~uses	75 -9b4a11c
~ush	72 -7g-5c10e16a
~ush>	79 -11bk-5g12e21a
~ushe	87 -14a15b
~ushi	85 -7c6a7k
~usi	50 -13i4j5a11cd
~usie	87 -8a7c8e
~usin	50 -12i-5e5j6a8c11d
~usp	84 -5b9c
~uspe	84 -5b9c
~uss	89 
~ust	44 -25c-22g-17e5i8j13b21a26k
~ust>	47 -24c-14e-9g-8i5h11j18k30b
~usta	87 -9b6a11i
~uste	82 -6g-5b5k8i
~ustl	87 8g
~usto	62 -7b-4e6a13d
~usu	72 -9g-7c-6j5f12e
~usua	72 -9g-7c-6j5f12e
~usy	73 -6g6ai12e
~usy>	73 -6g6ai12e
~ut>	33 -13d-8c5b6e7a18g29k
~utc	82 -13j4c11i14a
~utch	87 -13j11i15a
~utco	89 7c
~utd	87 -17g17c
~utdo	87 -17g17c
~ute	60 -16c-9a-7d12bk15i
~ute>	70 -14j-10c-5e-4f4g7b9i16k
~uter	75 -12a-7g5i7e10b
~utes	69 -9c-6d14j
~utf	76 -19k-11a5f10d15c
~utfi	76 -19k-11a5f10d15c
~uth	78 -19a-12g8c9i10b16j
~uth>	80 -12a-6g5b10c16j
~uti	80 -14a-7d-6g7k17b
~utin	87 -8a-4g9bc
~uto	64 -7i7c9f
~uto>	67 -8g-4i5f10c
~utof	85 -7a5j6f9g
~utom	87 6a
~uts	67 -23a-5g5j9f10b18c
~uts>	76 -7a15f
~utsi	73 -17a-7g10bj15c
~utt	69 -12c-7d-6k-4i7g9hj13e
~utte	87 -7b-6c19a
~utti	74 -7d-5c8gj9e
~utu	85 4a
~uv>	89 
~uy>	59 11d
~uyi	84 -6c12a
~uyin	84 -6c12a
~uys	63 -9c-8b-6dj6i7f8g17e
~uys>	63 -9c-8b-6dj6i7f8g17e
~uzz	87 -14b-7g5i7k11a
~vac	75 -12c6f13a
~vaca	77 -12c4g6f14a
~val	64 -16a-5bd8cj10i11g
~vali	87 -5b14a
~valu	66 -17a-5j11ci12g
~van	73 -20c-5g5h10d18j
~van>	83 -5a5d7h
~vani	89 -6c16j
~vans	80 -14c-4b6d14a
~vap	84 -25b23a
~vape	87 -23b25a
~vat	78 -11a4f5b6c
~vate	81 -24a5f10b13c
~ve>	28 -11e-10b-5g9j11h17ck21a
~ved	69 -6k13e
~ved>	69 -6k13e
~veh	64 -6d-5g6c7k
~vehi	64 -6d-5g6c7k
~vel	69 -29b-4i5cd7k8f17a
~vel>	72 -9b-4i5a8cf
~vem	89 5a
~veme	89 5a
~ven	59 -13c-8ag-7d5b7f16k19j
~ven>	68 -20b-7g-5cd5fj8k25a
~vend	82 -8g7c10i
~veni	81 -25a7b8f18j
~vent	74 -17c4a16k
~venu	82 -8a5c10g
~ver	34 -26c-8e-5h5i18d22k32g
~ver>	40 -18b-15e-8f-7ch6i7g19k22d24a
~vera	52 -8d-5a4k7b8h12c
~vere	67 -10c-6f-5jk5e6g15a
~veri	73 -26c-6k6a7j11e18g
~vern	78 -5d5e
~vers	60 -14g-8ae-4j5f9b11cdk
~vert	83 11g
~very	52 -32a-8d-4e8f9i10g14k18b
~ves	62 -29d-8b-6ij8c15g30a
~ves>	63 -28d-6bij11c13g26a
~vew	77 -11a-6f-5cg33b
~vewa	77 -11a-6f-5cg33b
~vic	64 -5g4j7k
~vice	65 -5g5a8k
~vid	74 -8ac5j6e7g
~vide	75 -5a5j11e
~vie	81 -8e10a
~view	82 -8e10a
~vin	49 -13g-8h-6k-5f-4e4i5a6j18b21c
~vin>	61 -11a-9g-6d-5i8j11c22b
~ving	53 -6fgh-5e7c9i20a
~viny	87 -7a4j10c
~vio	79 -9c12g
~viol	81 4j
~vis	71 -9d-6g-5k-4a7hj21c
~vise	84 -11d-4g6c9a
~visi	76 -9b-5g6j9h
~vit	89 -5c6d
~viv	84 -8b-7c7g13a
~vive	87 -7c4a7g
~voi	79 -11k-4d13b15c
~voic	79 -5k-4d6b15c
~vol	79 -6a10b
~volu	83 -5a6b
~volv	87 5b
~vor	74 -11j-7g11b12c
~vorc	81 -11j-8c13a14b
~vori	81 -5a-4g15c
~vou	85 -6a4bc
~vous	85 -6a4bc
~vy>	84 
~wag	74 -7c6k7d
~wage	74 -7c6k7d
~wai	72 -10c-6j4h7i11a
~wait	74 -14j-4c5h7i13a
~waiv	87 -7c9j
~wal	57 -7c-6i-4ef5g27k
~wal>	76 -10b5ac6h
~walk	61 -8a-5i33k
~wall	74 -13c-4a8b14g
~wan	45 -13d-5i6f7k8h9b10e
~want	45 -13d-4i4f8hk9b10e
~wap	85 -5ac11b
~war	69 -5c7j8g
~ward	73 -5c6g
~ware	82 -5a8j
~was	45 -33f-12k-11g4a6j9bh13c15i20d
~was>	45 -33f-12k-11g4j9h10b13c15i20d
~wash	85 5a
~wat	59 -18i-10e-6a4b10f13g15c
~watc	77 -9i-6e-5g5bdj8c
~wate	61 -12i-8j-7a-5e-4d6k9c11f17g
~way	53 -18j-16b-6a-5c4e7i10ghk15d
~way>	54 -12b-10fj-5a8gk10d11h12i
~ways	75 -11j-7b-6i7de10f
~wbi	89 
~wbir	89 
~we>	50 -18d-9a-8f4i10j15c26g
~wea	77 -8e-7c-6j12ag
~wear	84 -13c-8b-6ej17g18a
~weat	82 -4a4bi6c
~web	80 -6h-4d7a11b
~webs	81 -6h5c12b
~wed	69 -11g-8d5b9k13a
~wed>	71 -9gj5k6b17a
~wedd	83 -7d-4a5k14j
~wee	54 -21a-9k5g6h10ci
~week	56 -19a6ci7h9g
~ween	79 -6ak7f11b
~weet	79 -6g-5j4e11c
~wei	69 -12d-11j12a19g
~weig	71 -12d-11j5a9c20g
~weir	89 -6c4a
~wel	61 -13b-9a-7ej6h11dg12i
~well	64 -12b-10j-8c-7e6h11d13gi
~welr	78 -7a12c
~wen	66 -20g-13a-8i-7b6c10eh21j
~went	66 -20g-13a-8i-7b6c10eh20j
~wer	52 -10h-9i-7f4e5k10b20a
~wer>	66 -7g-5i7a10b14c
~were	55 -10c-8h-5fi4g7e8k16a
~wers	87 
~wes	69 -10j-4d5ab11k
~weso	71 -9j12k
~west	89 -7c6ab
~wet	87 5i
~wet>	87 5i
~wfu	87 -5a5i
~wful	87 -5a5i
~wha	25 -113a-44b-40j-22k-6di9f29h39e86g148c
~what	25 -113a-44b-40j-22k-6di9f29h39e86g148c
~whe	36 -65a-20j-19b-10c-9g-8d4i19k72f77e
~whee	73 -12b-6j4a5c13d
~when	40 -33a-20f-15j-14h-6c4gk107e
~wher	47 -52a-26e-20d-15b-8cgj9k13h131f
~whet	82 -5a-4c12k
~whi	53 -37a-11i-9h-7g7ef11b22c29d
~whic	55 -34a-16j-15g-6i-5h7be11f29c31d
~whil	69 -10c-6i-4h5bj6a13g
~whit	84 -13a-4g4c18j
~who	37 -35a-32g-20i-18j-15e-11f-8c-5h6k167d
~who>	39 -25g-17b-16j-15e-13a-11i-5f122d
~whod	65 -10a-9g-5k-4ij6c39d
~whoe	89 5k
~whol	62 -11d-9i-6cf4j6a8k17b
~whos	70 -30a-5c9b41d
~whov	85 -11a21d
~why	60 -22a-20c-12j-11g-8b-6dek-5i103h
~why>	60 -19c-17a-10gj-8b-6de-5ik94h
~wic	80 -9a-5g12b
~wice	80 -9a-5g12b
~wid	79 -6gj-5i5e7b13a
~wide	87 5a
~wido	84 -7j-6g-5i5e8b9a
~wif	55 -8dj-5k-4e4ac5i21b
~wife	55 -8dj-5k-4e4ac5i21b
~wil	53 -12b-8c-6df-5h-4i6j10e18a20k
~will	53 -12b-10c-6df-5h-4i8j11e15a21k
~wim	81 -15a-5b5k6f15c
~wim>	89 -14a-8b7f18c
~wimm	85 5k
~win	58 -23c-11e-5fh8ab11i28g
~win>	80 -7k-4e10a11j
~wind	68 -19a14g15i
~wine	85 5a
~wing	68 -20c-6f-4e7i9g18b
~wins	89 5f
~wint	79 -5b5c15a
~wir	74 -7j10e
~wire	85 -7a6b
~wiri	78 -7j6a11e
~wis	69 -5adj4k10g15c
~wise	71 -21a-4d4k14g16c
~wish	85 -8j-5g20a
~wit	38 -14g-6b5j7f8h11d15a
~witc	75 -10g-5j4c5h8f9a
~with	38 -8g-6b6hk8j10a12d
~wl>	82 -5c4j10i
~wn>	45 -13c-12g-4d5a6k13f21b
~wne	65 -5g-4ce4b5d8a
~wned	87 5i
~wner	66 -5i-4c5d10a
~wns	73 -9a17b
~wns>	77 -7a13b
~wnst	87 
~wnt	83 -5j4f9a
~wnto	83 -5j4f9a
~woo	68 -7c8i13j
~wood	68 -7c8i13j
~wor	42 -11a-7e9c15b19f
~word	73 -24a-8g22bk
~work	45 -17g-8k5c7b9a19f
~worl	85 -9i-6a5k8cf
~worr	72 -11g-4a5i19c
~wors	79 -9i-8a7hj12c
~wort	62 -12c-7e-5j33g
~wou	37 -8c-5e6a11i12k14b
~woul	37 -8c-5e6a11i12k14b
~wow	74 -17a-7j-6b-5di9h10g24k
~wow>	74 -17a-7j-6b-5di9h10g24k
~wre	74 -12c-6a11d18i
~wrec	74 -5a11d
~wri	64 -18b5i7d20j
~writ	64 -18b5i7d20j
~wro	70 -6bk-5g11c18a
~wron	73 -5g-4b6a8h12c
~wrot	83 -6h14a
~ws>	72 -11c-10a8i9d10j
~wsu	83 -6g5c9a
~wsui	83 -6g5c9a
~ww>	79 -12a4k5e11d
~wye	76 -5d-4g6a7k
~wyer	76 -5d-4g6a7k
~xac	74 -11i-8a-6j9f12c
~xact	74 -11i-8a-6j9f12c
~xam	73 -11c-5a5b6j13e
~xam>	74 -5c5b6a
~xas	89 
~xas>	89 
~xce	75 -7a9b
~xcel	89 5b
~xces	78 -4a5b
~xch	89 -4k8a
~xcha	89 -4k8a
~xci	83 -11c-5b9a13e
~xcit	83 -11c-5b9a13e
~xcl	87 11a
~xclu	87 11a
~xcu	87 -19g-5a15c17h
~xcus	87 -19g-5a15c17h
~xed	84 -5be5a15c
~xed>	84 -5be5a15c
~xes	78 -14a4c16b
~xes>	78 -14a4c16b
~xie	89 -8b-6c8j10a
~xin	89 5cf
~xis	89 -5a6h
~xist	89 -5a6h
~xpa	89 
~xpan	89 
~xpe	66 -7g-5def5bi6j11k
~xpec	83 -6c5b10k
~xpen	73 -4bf5j6a
~xper	77 -6g4j6b8c
~xpi	80 -4c8e
~xpir	80 -4c8e
~xpl	69 -13c-8b-6i-4g10h13a19d
~xpla	70 -13c-8b-6i8a10h21d
~xt>	60 -7g-6ck-5f10a21b
~xte	87 -8b15c
~xter	87 -8b15c
~xti	79 7a
~xtin	79 7a
~xtr	72 -10j-8d11c15g
~xtra	72 -10j-8d-5a15cg
~yal	80 -9c-4b6j8e9h
~yal>	85 -6c10h
~yalt	89 -8a7j9e
~yar	72 4g7b
~yard	72 4g7b
~ybe	77 -13c-4bd7e17a
~ybe>	80 -13c-4d7e13a
~yber	87 4a
~ybo	53 -12c-7bj5h7e8d11k
~ybod	53 -12c-7bj5h7e8d11k
~yca	85 5g
~ycar	89 5g
~ych	71 -10c-6b-5k4j5e6fg
~yche	71 -10c-6b-5k4j5e6fg
~ycl	80 5k
~ycle	82 6k
~ydi	85 7a
~ydiv	85 7a
~ydr	74 -6c8a10g
~ydra	74 -6c8a10g
~ye>	89 -15a5c13b
~yea	42 -18a-12k-11i-7d7bj8h13e15c21g
~yeah	70 -23a-7b-6e-4k6i7d10f20j
~year	43 -15i-11d-10k-9f-5j-4a10h11b14c17e21g
~yed	82 -4c6f
~yed>	82 -4c6f
~yee	68 5a8j
~yee>	79 6j
~yees	71 7a
~yer	65 -7g-6f-4cj6b11k14a
~yer>	66 -10j-7g-6f7b13k17a
~yers	87 7j
~yes	71 -16ag5d8c11j12h
~yes>	71 -16ag5d8c11j12h
~yet	66 -13g-10j-5cd7e14i27a
~yet>	66 -13g-10j-5cd7e14i27a
~yft	89 
~yft>	89 
~ygi	89 
~ygie	89 
~yin	55 -24j-14c-13f-10e8k10i15b17ag
~yin>	68 -9c-8a-7g-6i-5f-4e11d12j24b
~ying	58 -35j-9f-7c-6e-5bd9k16i23g25a
~yl>	87 -7a4j10c
~yle	89 -8a-5j8c11b
~yli	89 
~ylis	89 
~ym>	89 8c
~yme	64 -10j-4g8k9b11e
~ymen	64 -10j-4g8k9b11e
~ymo	82 -7a-6k10e
~ymor	82 -7a-6k10e
~yon	66 -16c4a8k14d
~yone	66 -16c8ak14d
~you	15 -15k8d9b10e12a13f14ch18g20i21j
~you>	17 -23k-7e-5c7d15b16f18i25j27h35a
~youn	70 -11j-10ai-7e-5f6b8k15g19c
~your	25 -8h6d7ij8c12e16f19g
~yout	87 12g
~ype	70 -8g-5b8j16c
~ype>	72 -8g-7a-5b13c17k
~yped	87 -19k4c8a13j
~ypi	84 -8a-7c10gk
~ypic	87 -6c11g
~yro	67 -10a6d11g
~yrol	67 -10a6d11g
~ys>	46 -33a-5h5e6bi7f10c14k15j
~yse	83 4c8a
~ysel	83 4c8a
~ysi	76 -7g-5b10a
~ysic	77 -7g
~yst	70 -6b4j6c12k
~yste	71 -6b7c12k
~yth	47 -12b-8d-6eh7ik10a18c
~ythi	47 -12b-8d-6eh7ik10a18c
~yti	89 6j
~ytim	89 6j
~ywa	85 
~ywh	74 -7c14a
~ywhe	74 -7c14a
~za>	89 
~ze>	79 -13c-7a-5e29g
~zed	89 5a6j
~zed>	89 5a6j
~zer	83 -7g-4c4ik6a
~zero	85 -4c6a
~zil	85 -6a7c
~zill	85 -6a7c
~zin	89 -36a36i
~zip	67 -16j-8g12k24c
~zip>	67 -14a-13j-5g4i13k27c
~zon	74 -8e-5g5a7j14c
~zon>	89 -12b15j
~zone	77 -9e-5gj7a16c
~zoo	85 5a7b
~zoom	87 9a
~zy>	74 -5cj6i9h
~zza	87 6j
~zza>	89 `,
};
