// Written by `npm run train` from tests/eval/understanding; do not edit. The format is said in classifier.ts.
import type { Weights } from "./classifier.ts";

// biome-ignore format: written by a program
export const topicWeights: Weights = {
  classes: [
    "any.age",
    "any.budget",
    "any.bundle",
    "any.business",
    "any.carrier",
    "any.contact",
    "any.decision",
    "any.dislike",
    "any.family",
    "any.hobbies",
    "any.how-long",
    "any.job",
    "any.like",
    "any.matters",
    "any.paperwork",
    "any.pets",
    "any.price-now",
    "any.quotes",
    "any.recording",
    "any.renewal-date",
    "any.ssn",
    "any.town",
    "any.weather",
    "any.weekend",
    "any.why-now",
    "any.worry",
    "auto.assets",
    "auto.deductible",
    "auto.discounts",
    "auto.drivers",
    "auto.finance",
    "auto.garaging",
    "auto.limits",
    "auto.medical",
    "auto.record",
    "auto.rental",
    "auto.telematics",
    "auto.um",
    "auto.use",
    "auto.vehicles",
    "biz.contracts",
    "biz.data",
    "biz.entity",
    "biz.growth",
    "biz.hr",
    "biz.income",
    "biz.last-renewal",
    "biz.limits",
    "biz.losses",
    "biz.mod",
    "biz.operations",
    "biz.payroll",
    "biz.property",
    "biz.revenue",
    "biz.safety",
    "biz.subs",
    "biz.suppliers",
    "biz.vehicles",
    "home.age",
    "home.assets",
    "home.business",
    "home.deductible",
    "home.flood",
    "home.hazards",
    "home.household",
    "home.lender",
    "home.liability",
    "home.losses",
    "home.ordinance",
    "home.rebuild",
    "home.roof",
    "home.security",
    "home.valuables",
    "home.water",
    "life.beneficiary",
    "life.debts",
    "life.dependents",
    "life.education",
    "life.existing",
    "life.final",
    "life.health",
    "life.income",
    "life.occupation",
    "life.savings",
    "life.spouse",
    "life.talked",
    "life.tobacco",
    "life.work-cover",
    "none",
  ],
  step: 0.2,
  bias: [
    1,
    1,
    1,
    2,
    0,
    1,
    1,
    1,
    3,
    1,
    1,
    1,
    1,
    0,
    -1,
    1,
    0,
    1,
    -6,
    1,
    -1,
    1,
    1,
    2,
    1,
    0,
    3,
    4,
    6,
    6,
    4,
    3,
    5,
    2,
    7,
    4,
    3,
    4,
    5,
    5,
    4,
    5,
    4,
    4,
    5,
    4,
    3,
    3,
    6,
    4,
    5,
    4,
    5,
    2,
    4,
    5,
    4,
    4,
    5,
    3,
    3,
    3,
    6,
    5,
    5,
    4,
    3,
    3,
    2,
    5,
    4,
    4,
    5,
    4,
    5,
    6,
    6,
    5,
    4,
    3,
    6,
    5,
    3,
    5,
    2,
    3,
    5,
    5,
    14,
  ],
  features: `#	-2bny-1fhimorCEØ1quADJMWÀÛß2aBNRTVÃÉÙáä4G
# $	1aAGVÃÑÙÚß2N
# $?	1aRÃÙÜ2ä
# _ #	1GV2ä
# _ $	1MVä
# _ $?	-1ä1qMTWÉß2À
# _ a	1ä
# _ for	1Gã
# _ the	1N
# _ with	1G
# _ you	1kDÝá
# cars	1MN
# days	1M2T
# deductible	1ä
# dollar	1BÉ
# minutes	2ä
# minutes $?	1ä
# months	-1ä1ß2q
# of	-1ä1uÝá
# of you	-1ä1DÝá
# on	1ä
# or	1NV
# years	1kIRW
# years $?	1W
@day	1MYÈ2x6ä
@day $	2ä
@day $?	-1ä1YÈ2x
@day _ #	1ä
@day _ $	1ä
@day _ $?	1ä
@day at	1ä
@day at #	1ä
@name	-2ä-1yDYÖÚ1oPÃÉ2eWÇá3Xà4qC
@name $	1q2eX
@name $?	1É2CW
@name _ $	1Bà2C
@name with	1o
^ @day	1ä
^ _ $?	4ä
^ _ @day	2ä
^ _ @name	1Ãá2ä
^ _ a	-2ä-1W1ijkpLQRÃÇâ2BS
^ _ about	1cà2ä
^ _ all	-2ä1AYÌÕ2V
^ _ am	1ä
^ _ any	-2ä1pIYÂÔ2r
^ _ anybody	-1ryä1gmEKRUÊÌÎÕÙá2W
^ _ anyone	-1M1DGIOWÊÌÔä
^ _ anything	-2ä1EIWÏ3x
^ _ are	-2b-1hlrDTÙã1dnvyNOQÑÝä2aiCÁØÜ
^ _ at	1ä
^ _ be	-1ä1gÎØ2D
^ _ big	-1Aä1YÁÉ2Bß
^ _ can	2by
^ _ car	1M×2N
^ _ claims	1Ï3W
^ _ close	-1ä2ÊÓ
^ _ color	3ä
^ _ company	1eÅ
^ _ could	1bhzAß2Ç
^ _ day	1dw3t
^ _ deductible	1É2B
^ _ depends	1AØ
^ _ did	-2mt-1hnzMY1ekxGRVWÀÁÊÎÔÖÚÜáãä2DTUXÆÏÑÒ
^ _ do	-1yDUVÊÑÜä1efmrtBCFHKSXÂÇÈÕ×2hjlÅÍ3P
^ _ does	-2Ø-1zÕ×Üä1glmnLMOUVYZÂÅÉÊÍÎÖÚÝà2qGá
^ _ drives	1DÅä
^ _ else	1gDNÄä2cÌ3r
^ _ email	-1ä3f
^ _ ever	-1ä1jKSWÀÜá2Ï
^ _ far	1kvUÓã
^ _ get	-1ä1rIPWÃÖ
^ _ gets	-1ä1gÓ2h
^ _ good	1Cä
^ _ got	-2ä-1MËÜ1ipBJNSWZÂÌÖÛ2Óß
^ _ guys	1dwá
^ _ had	-1ä1yÊ2S
^ _ hail	1ÉÒ
^ _ happened	1ISX2W
^ _ happens	-1ä1LPTÂÄÊÓØß
^ _ has	-1yI1czYÜä2q
^ _ have	-1kyÒ1chrxPRÀËÔØ2A3m
^ _ he	1DMÃ4C
^ _ how	1ikqPZ
^ _ i	1anrZÔ2u5ä
^ _ if	1aÎ2Ä
^ _ in	-1ä1ADË2Ü
^ _ is	-2Ê-1gorALUYÆÈÓá1cfhjlpuxBOQWXÂÇÉ×Þàä2demtvIÃÍÖÜ3iRÕ
^ _ it	-1qI1eikLQVÌÒÙÚÝã2wÉä3F
^ _ just	1ä
^ _ keeps	1lmÂ
^ _ kind	-1n1blpNVWYÁËÚÞ2ä
^ _ long	1ltvJÚÜÝßä3T
^ _ made	2y
^ _ makes	1gn
^ _ many	-1mY1krEMNPQÃÈÌØßã2D3ZÑ
^ _ me	1bimNWÑØä2yGY
^ _ more	2ä
^ _ much	-1iDTÅÊ1tGUVYÁÄÇÈÉ×Úß2bqABÀÎÔÝ
^ _ name	-1ä1eQÌ2Ö
^ _ of	1â2DÔ
^ _ often	1M
^ _ old	1aÒä2Æ3Ø
^ _ olds	-2ä1aiÒØÚ2Æ
^ _ on	1ILMà2Ü
^ _ one	1ä
^ _ other	1D2c3r
^ _ own	-1ä1A2E
^ _ part	1hv2zä
^ _ pays	-1D1LÎ2l
^ _ put	-2ä1RÕ2À
^ _ she	1à4C
^ _ should	-2ä1DÖ3f
^ _ so	1ey
^ _ something	1nyz
^ _ soon	1tÍ
^ _ that	1oqtwGÑÒã2p3ä
^ _ the	-1cgqyMÌÎÝ1nowITÀÆÈËÍÕÖß2AÃã3Ðä
^ _ there	-2Ì-1dnwÉÑÖä1ghmyzILÄÐ×Úßá2NÊÓ3Ë
^ _ they	1cGOÀÇÏ2mÃä3h
^ _ this	1iä2fk3d
^ _ time	2Zä
^ _ to	3ä
^ _ us	1J2ä
^ _ want	1ä2K
^ _ was	-1t1qxÆÒÕáâä2dUÑ3y
^ _ we	1f2r4ä
^ _ were	1aby2q
^ _ what	-1Ñ1ahzEYÆÏ2bÁä3q
^ _ when	-2ä1OS2k
^ _ who	-1ä1e×
^ _ will	1guFÝ
^ _ works	1ZÃ
^ _ worries	2z
^ _ would	-2MÝ-1qr1AKPÀÑÓÔÕ×ßàáã2nHÇÖØÛ3JT
^ _ year	-1b1kNÆ2a
^ _ you	-3yD-2abkÁ-1tUÃ1eilmnwAEJMNQWÂÇÉÊËÎÐÓÔÙÛáãä2juxCGHIKLRXÈÖ×ÝÞ3gvâ4o
^ _ your	-4ä-2o-1eitAÔÜ1afglHKXÅÐÖ×ØÛÝÞàâ2DU3ÃÌ
^ _ ~cover	1eBJÅÚÜ2GO
^ _ ~harm	1WÉÒ2Ï
^ _ ~insurer	1Å2e
^ _ ~kin	1DÌØ
^ _ ~meet	1grÜ2X
^ _ ~money	-2ä1knNÆ2ab3t
^ _ ~pay	-1eD1HLÎ×ä2lÛ
^ _ ~send	3f
^ _ ~soon	2ä
^ _ ~thing	1TÅ×2N
^ alright	2ä
^ am	2r
^ am i	2r
^ and	-1I1efilqtPSZÏ×2aà
^ and how	1iPZ
^ and what	1aqÏ
^ and who	-1ä1e×
^ and your	1aflä
^ any	-1prÈÚä1ijoxDRÊÞ2SWÆÌßâ3ËÜ4I
^ anybody	-1ä1rDISWÂØ
^ anybody else	1D
^ anything	1AËÕÜÞ2hzIÀÔ
^ are	-1ahyINTYZÌÖ1dijlmoxGKMQXÃÄÇËÓÜÞ2crwCRÝ
^ are the	1Å
^ are there	1DMËÓ×2Ä
^ are they	1Ã
^ are you	-1yØ1gijlmoGHKQÇÜÞä2wxRÝ3C
^ can	1qWÃ2oã3uä
^ can i	1uJÃãä
^ can we	1ä
^ can you	1quWä2oã
^ could	1uABTÉÔ×2o
^ could i	1uÝ
^ could you	1ABTÉÔ2o
^ did	-1goqTä1jCINRSWXÉÏÒÙÛã2xGLÊ3wU
^ did anybody	1UÊ
^ did i	1ä
^ did the	1w
^ did they	1GÏä
^ did you	-2ä1LNRWX×ã2jxIÉ
^ did your	-1ä1UÙ2Û
^ do	-2hlmTÉ-1nqrBDIKRWÏÑÜ1cgpxAFHLOVZÀÂÅÇÊÌÐÓÔÖØÙß2EMYËâ3ÃÈÞ
^ do the	2Ã
^ do they	1cOÃ3ä
^ do you	-2l-1hmnqrBDKTÉÜä1fipAFHLPQSVYZÀÅÌÐÓÔÖØÙß2gEMÂÇÈÊËâ3Þ
^ do your	1Å
^ does	-1rtyÖÝ1HLÊÌÍÐØàá2FPÕâä3Cã4D
^ does anybody	1ÌÕ2g
^ does anyone	-1M1ä2D
^ does he	-1ä1CMÃ
^ does it	-3ä1LÓÚ2F
^ does that	2ä
^ does the	1ÍÑ2ã4ä
^ does your	-2ä1DHOÐØâã
^ ever	-2ä1PÈÊÔâ2SW
^ ever had	-1ä1Ê2S
^ give	1b
^ give me	1b
^ got	1iprxJ
^ has	-2ä-1gnoqwyDÈÌ1CGKMOÃÆËÐÔá2mSÏ3IW
^ has anybody	1mKÎÑá2W
^ has anyone	-1ä1GIOSWÊÔ
^ has anything	1IWÏ
^ has the	1ÏÐÔ
^ has your	1mMUÃË
^ have	-1cgAØãä1dhIXÊÏ×ÙÚâ2rSÖÛá
^ have they	-1ä1mÊ2h
^ have you	-1mØã1dILXÏÙÚâ2rÖ×Û3á
^ here	1ä
^ here is	1ä
^ hey	1yä
^ how	-3Ö-2cehoL-1gjnpuyzDORËÐÛÞâ1abikltvwHIKPQVÀÁÂÇÈÉÏÒÓÕÚÝãä2qBMUXYZÅÆØÜà3dÑß4T
^ how about	1ä
^ how are	1dCMÜä2i
^ how big	-1Aä1YÁÉ2Bß
^ how close	-1ä2ÊÓ
^ how did	1TUWXáä2Ï
^ how do	-1ZÝä1lmrHSTÂ2PÅ
^ how does	1qÅàá
^ how far	1kvUÓã
^ how have	1ä
^ how is	-1MÆ1iwIÂä2mQÕÜ3d
^ how long	1ltvJÚÜÝßä3T
^ how many	-1mY1krEMNPQÃÈÌØßã2D3ZÑ
^ how much	-1iDTÅÊ1tGUVYÁÄÇÈÉ×Úß2bqABÀÎÔÝ
^ how often	1M
^ how old	1aÒä2Æ3Ø
^ how olds	-2ä1aiÒØÚ2Æ
^ how soon	1tÍ
^ how was	-2ä1xÑ2d
^ how would	-2ä1HKTÇ×à
^ i	2u6ä
^ i am	1ä
^ i will	1ä2u
^ i would	2ä
^ if	-3ä-1byMÝ1fghzABHJLTÀÇÐÔÖß2nÉÎ×
^ if a	1LÇ
^ if something	1nz
^ if the	1LTÐß
^ if you	1ghAHÎÑ2×
^ is	-3I-2Ü-1muvMPRWYÅÎÏ×Ø1cdfgikopyACGLÈÉÊËÌÓÖÞàá2DNÍÚã4E
^ is he	1CD
^ is it	1eiEGNQVÉÌÑÒÝáã2w
^ is she	1Cà
^ is that	-1ä1qtGÑ2pã
^ is the	-1Ñ1DÀÇÈËÍÓÖÚ2oA
^ is there	-1ÌÖ1bfgryzJËÓÔÚßá2NÊ
^ is this	1iä2fk3d
^ is your	-1ä1cgDÍÞà2ÌÖ
^ just	1ä
^ let	1J4ä
^ let me	2ä
^ let us	1J2ä
^ may	1aZÖ
^ may i	1aZÖ
^ mind	1ae
^ mind if	1a
^ okay	1eyä
^ okay so	1e
^ say	2ä
^ send	1ä
^ send me	1ä
^ shall	2ä
^ shall we	1ä
^ should	1Ù3ä
^ should i	1ä
^ should we	1ä
^ so	1chz2lyä
^ so what	1hlz
^ so you	1G2l
^ sorry	4ä
^ still	1wä2E
^ tell	1imNWYÑØ
^ tell me	1imNWYÑØ
^ that	1ã2ä
^ to	3ä
^ want	2ä
^ want me	1ä
^ want to	1ä
^ was	1hy2L
^ we	1ä
^ were	-2ä1Ð3I
^ what	-4D-3FÌÖ-2iowQÃØ-1dgÈÐÙâ1aruvPÀÇÉËÏÞà2hlnpqtzBCGRTXZÄÎÒÔÕÜÝßã3bmANOVWÁÑ×Ú4yY
^ what about	1cà
^ what all	-1ä1AYÕ2V
^ what are	-1blvã1anqyCOYÑÜÝ2NÁ
^ what can	-1ä1y2b
^ what color	3ä
^ what could	-1ä1bhzAß2Ç
^ what day	1ä2t
^ what did	-1hmzGY1qrETUVXÀÁÊÎÒÔÚÜã2Ñ
^ what do	-2b-1fy1hmnzABCKNZÅÇÕ×ÚÝä2jÈ
^ what does	-3ä-1btzØ1glmnqLOVYZÄÉÎÚ2GÝ
^ what else	1N2cä
^ what happened	1ISX2W
^ what happens	-1ä1LPTÂÄÊÓØß
^ what have	-1yä1rRÀÔ2mA
^ what if	1Î2Ä
^ what is	-1cgADÈÊÍÖØá1hlnpqtuxyBCIMNOVWXZÆÇÉËÔ×ÚÝÞàã2fmvR
^ what kind	-1n1blpNVWYÁËÚÞ2ä
^ what made	2y
^ what part	1hz3ä
^ what was	1qUÑáä3y
^ what were	-1ä1by2q
^ what worries	2z
^ what would	-1qÝ1bnzAHJPÀÑÓÔÕ×ßáã2TÛ
^ what year	-1b1kNÆ2a
^ what ~cover	1eBÚ2GO
^ what ~money	-1ä1kNÆ2abt
^ when	-1yÑã1ikzÀÂÃÒÕÜáâ2anDU3Æ4tÍ
^ when did	-1t1RÃ2kDÆ
^ when do	-1ä1tO3Í
^ when does	1tU2ä
^ when is	1aiDÂ3t
^ when was	1IÀÆÒÕâ
^ when you	1mzMá2n
^ whend	1Àâ
^ where	-1gmDTÆä1cnrGPRÊÖá3bfh4vF
^ where did	1Gä
^ where do	-2ä1fhloFÀ2b
^ where does	-1ä1bMÊá
^ where is	-1Æ1ehvFRÕä
^ which	1fDFMTYÔ2etvzÄ
^ which of	2DÔ
^ which one	1ä
^ which ~insurer	2e
^ who	-2noyRV-1bdhkqtvwxzCGINSWXYÁÊÔÕßàáã1cjAHJOPUÀÝ2MQÃÄÅÍÙ3egDÂ4ÌÖ5Ø
^ who are	1Q2Ø
^ who depends	1AØ
^ who did	1eÆÖ
^ who do	1lMÃÄÌ2e
^ who drives	1DÅä
^ who else	-2ä1gÄ2rÌ
^ who gets	1gÓ
^ who has	-1ä1c
^ who is	-1cä1iÄØ2ejÃ3ÍÖ
^ who works	1ZÃ
^ who would	-1ä1JÛ2Ø
^ who ~pay	-1eD1HLÎä
^ whod	-3ä1gDJÎ×2ØÛ
^ whod be	-1ä1gDÎØ
^ whose	-4ä1egQÅÌÝ2pIÖ
^ whose name	-1ä1eQÌ2Ö
^ why	3ä
^ why do	2ä
^ will	2Ì3Ý
^ would	1mouJà2Ð3BKä
^ would it	2ä
^ would that	1ä
^ would you	1mouBJà2Kä
^ you	-3y-2bfhmvzØä-1eklnqGITUYÉÎÑÒÔ1acoprwxRZÃÈÌÏÓÕÙÛßá2iKQÊÞâ3EM4jÜ
^ you a	-1ä1pQâ2j
^ you ever	1jKWÜá2Ï
^ you got	-2ä-1MËÜ1cipBJNSZÂÌÖÛ2Óß
^ you guys	1dwá
^ you have	1cxPË
^ you own	-1ä1A2E
^ you want	1ä2K
^ your	1DÃ
^ ~meet	2ä
^ ~send	1f2ä
^ ~send me	2ä
^ ~soon	2ä
^ ~soon at	1ä
a	-3etvwáã-2zGXÄÆÒÚ-1achmuOÅØ1bkFLQTVWZÂÈÌÓÔÙÝÞßàä2jpBHKPÃÇËÎÕÛ3fnACJSÉÊ
a #	1ÃÉÙß2BV
a # $	1AÃÙß
a _ $	-1orBM1jlqCKSVÃÇÎÔÕÙÞ2yä
a _ $?	-2bW-1hnoEIPÈÚ1fijBDJLNUYÀËÓÞßà2mHSÃÊÌ
a _ @day	1M
a _ @name	-1ä1CÇ2W
a _ and	-1M1FLÕ
a _ could	1BÉ
a _ for	1knE
a _ from	1nr
a _ i	-1ä1fpÞ
a _ if	1qJ
a _ in	1p2b
a _ is	1GP
a _ minutes	1ä
a _ of	1oCDTÚÝä2Z
a _ on	-1ä1rÈÍÔ2E
a _ or	-3ä1iANQUVÉËÔÖÛÞ2È
a _ policy	1nÅ
a _ things	1ä
a _ time	2ä
a _ week	2M
a _ what	1AÎä
a _ when	2J
a _ you	1hyM2b
a _ ~cover	1nÅÉä
a _ ~money	-1ä1BÛÝ
a _ ~soon	1xä2M
a _ ~thing	-1ä1T2R3J
a bad	1BG
a call	1f
a car	1EJ
a claim	1Ï
a client	-1W1S
a couple	1ä
a crash	-1ä1J2H
a customer	1SV2k
a doctor	2Ü
a dog	2p
a few	2ä
a few things	1ä
a fire	1TÀÐÔ2Ó
a garage	2F
a good	1xÝä2f
a good time	2ä
a license	2D
a little	1YØä
a loan	1E2×
a loan on	1E
a lot	1Ý2ZÎ
a minute	3ä
a minute $	1ä
a minute $?	1ä
a month	1bqT
a mortgage	2Í
a motorcycle	1cNÞ
a new	1nyä2Â
a normal	2M
a normal week	2M
a normal ~soon	2M
a number	-1ä1rÔ3b
a policy	2à
a pool	2Ë
a price	2r
a quote	1ry
a second	2R
a website	2ä
a website $?	2ä
a week	1Z2M
a while	-1ä1â2k
a year	-1ä1nFZ2q
a year $?	1Z
a ~cover	-2ä1bKLTVÊ2Jà
a ~harm	-3ä-1É1ABIJTÀÇÏÐ2HÓ
a ~harm $?	-1ä1AJÇÓÔ
a ~insurer	1nQ
a ~kin	1y2i
a ~meet	1fä
a ~meet ~soon	1ä
a ~money	-2ä1nyFTÉÙ2BV3qr
a ~money $	-1ä1bqyAÃÙß
a ~money $?	1rZ
a ~soon	1YZ2M
a ~thing	1clJÕ2A
able	-2ä1É3o
able to	-2ä1É3o
about	-2gM×-1befjloqtuxEVÀØß1cnyDJKNRUÒÜÝã2SÎÛà3m4á5z6h
about $	1zU
about $?	-1y1NRÜ3z
about _ $	-1gn1ryà2hT3ä
about _ $?	1yZÛ2hzá
about _ deductible	1É
about _ insurance	1há
about _ roof	1Ò
about _ ~cover	1hGJÉÊÚá
about _ ~kin	1iàá
about _ ~money	-1ä1nNÛ
about _ ~thing	-1ä1cÑÒ
about how	1kmqS
about insurance	1O2y
about it	1yä2zá
about it $	1à3ä
about it $?	-1ä1y2á3z
about that	2ä
about that $	1ä
about the	-1yÉ1hnDJNWÎÒÚÝä
about the roof	1Ò
about the ~cover	1JÚ
about the ~thing	1ÑÒ
about them	-2ä3hm
about this	-1g1r2á
about your	1chiGÉÔÜàá
about your ~cover	1hGÉ
about your ~kin	1iàá
about ~cover	1JLOÊá2y
accid*	3I
accident	2I
accidents	2I
accou*	1qß2Ä3u
account	1q2Ä3u
account $?	1Ä
actua*	-2ä1fnM
actually	-2ä1fnM
add	1qZÔä2R
addre*	-2ä2vF3f
address	-2ä2vF3f
after	-3ä-1Í1qyAJMSÐÝ2H3Éá
after _ ~harm	-1ä1JÐ2H
after a	-1ä1HJSÐ
after a ~harm	-1ä1HJÐ
after the	1ÉÝ
again	1Ô2Ñ4ä
again $	1Ñ2ä
again $?	1ÑÔä
again*	-2ä1rA3×
against	-2ä1rA3×
agent	-1yä1hrU2R3mn
ago	-2ä1IR2Ü
ago $?	1R
agree	1Oá
agree*	1ä
ahead	1U3ä
ahead and	2ä
alarm	3Ó
all	-1lÃÑá1cmwAMVYÂÌÝà2jx3Ô
all _ $	-1á1à2Ô
all _ $?	1MÔ
all _ you	1AYÝ2V
all right	1Ø2ä
all your	1cÔ
alrig*	3ä
alright	3ä
alright _ i	1ä
am	1h2r
am i	2r
amoun*	1bÑ2Ú
amount	1bÑ2Ú
an	-1W1cgXÃÄÈß2nQSÇÓä4K
an _ $	1QÄÓä
an _ $?	-1y1cnQVÃÈÔä
an _ time	1ä
an app	4K
an employee	-1ä2SÃ
an okay	1ä
an okay time	1ä
an umbrella	1cV
an ~cover	1cnV
and	-3G-2bhmozIÊ-1jrvwxHJMTWÇÈÎÒß1aiquASYÆÕØÜà2cLNPÍÏÑÔ×á3Zä4y
and _ $	1iELN
and _ $?	-3ä1CLYÍÏÚÜ2Ñ
and _ a	2y
and _ are	1ZÀ2Ô
and _ deductible	1ä
and _ did	1Ï
and _ do	-1ä1qP
and _ has	1eq
and _ husband	1AN2á
and _ in	2Æ
and _ is	-1M1aiqFZØ
and _ it	1A2ä
and _ on	-1ä1qÉ
and _ talk	1á
and _ the	1cä
and _ will	2ä
and _ would	1AÕ
and _ you	1ä
and _ ~cover	1ä
and _ ~kin	1gANá
and _ ~meet	1á
and _ ~money	2ä
and _ ~thing	1cä
and a	2ä
and how	1MPØ2Z
and how are	1Z
and i	1ä
and i will	1ä
and is	-1ä1cA
and one	1ä
and the	1ctuÔÖä
and the ~cover	1ä
and the ~thing	1c
and then	1ä
and what	-2ä1aqyAÏÑÕØ
and what did	2Ï
and what is	1aqØ
and what would	1AÕ
and who	-2ä1eZÅ2×
and who is	1Z
and you	2ä
and your	1afglNáä
and your husband	1AN2á
and your ~kin	1gANá
and ~cover	1cnB
and ~not	2y
and ~send	2ä
and ~send it	1ä
anoth*	1rJ
another	1rJ
any	-3ä-2gkmyÖØ-1abdeflnqtvzGHJNTVÀÇÉÍÎÑÛÝ1prwxMRWZÆÈËÌÚÞßâ2CDSYÊÏÔ×4Ü5I
any _ $	-3ä1pwCYÃÌ×ß2ÊÜ
any _ $?	-1Æ1pÕ×Úä2j
any _ in	1WÌÏ2I
any _ insurance	1Ú
any _ or	1AÊËâ3I
any _ with	1ISä
any _ ~cover	1P2cÚ
any accidents	1I
any claims	1I2W
any good	1C2ä
any life	2Ú
any life insurance	2Ú
any of	-2ä1wMYÈ2r
any other	2crD
any other ~cover	2c
any ~cover	1PÚÜ
any ~cover ~cover	1P2Ú
any ~harm	-1Æ1ÒÕ2Ï
any ~kin	1DÌÔÜ
any ~thing	1Ô×
anybo*	-4ä-1wyM×1mKUÂÎÕÙá2gIRÌ3rDWØ
anybody	-4ä-1wyM×1mEKUÂÎÕÙá2gDIRÌ3rWØ
anybody $	-1ä1gËØ2R
anybody _ the	1IÑ
anybody _ you	1EKÊä
anybody else	-1ä1Ì2rD
anybody ever	1SÎá
anyon*	-1Mä1grDGOUWËÌÓÔ2S4Ø
anyone	-1M1rDGOUWËÌÓÔ2S4Ø
anyone _ the	1IOØ
anyone else	1ä2r
anyth*	-2grÊ-1bjkmoqvwDÇÌÑÖ×Ýáä1OÀËÍÏÕÚÛà3hxzIRÔÜÞ
anything	-2grÊ-1bjkmoqvwDÇÌÑÖ×Ýáä1OÀËÍÏÕÚÛà3hxzIRÔÜÞ
anything $	1zÓà2Þ
anything $?	1ä
anything _ in	2Ô
anything _ on	1xÕä
anything _ that	1Ëâ
anything _ the	1ËÍß
anything _ you	1Ôä
anything _ your	1IÚ2Ü
anything about	1h
anything else	1N2ä
anything in	1AËÚß
anything like	1Ëâ
anything like that	1Ëâ
anything on	1IÍÚà
anything you	1zÔ2h
apart*	-1Ñä1ÌÎ2ÈÔ
apartment	-1Ñä1ÌÎ2ÈÔ
app	-1Dä1T2P6K
app $?	1KPä
appli*	1ä
application	1ä
appra*	-1qä3Ñ
apps	1K2M
are	-3AWã-2kIJUÉÖÚß-1fgtBSÂÈÎÏÕÛâä1cdenrwxEGNPRTVXÃÄÅÇËÑÒÓÜ2ijlHMYÁÍ×ØÝ3avQ4C
are _ $	1PÑä
are _ $?	1vHQÇÔØÙ2E
are _ a	1C2Þ3j
are _ doing	1mxÁ
are _ driving	1N2l
are _ getting	1ä2C
are _ in	1lvCKä
are _ kids	-1a1NØä2i
are _ on	1vÁÃÄÇ
are _ paying	2q
are _ ready	1ä
are _ still	-1ä1M3l
are _ the	1grPÌ×2Ý
are _ to	1á
are _ vans	1Å
are _ with	-1ä3e
are _ ~cover	1VY
are _ ~kin	-1a1NØä2i
are _ ~money	1×
are _ ~thing	2Å
are closed	1T
are in	-1Z1PÌä
are in the	-1Z1PÌä
are on	1ZÒ×
are on the	1×
are the	1iCLNQY2Å
are the kids	1iN
are the vans	1Å
are the ~kin	1iN
are the ~thing	2Å
are there	1DMQÄËÓ×
are they	1mZÀØ2OÃ
are things	1b2d
are we	-2ä1yN2r
are you	-2h×ã-1AIJPWÃÉÔÖÚßá1ijoGKQRTVÑ2aelnwxMÁÍÜÝ3C4v
are you $?	1v2ä
are you a	1C2Þ3j
are you getting	1ä2C
are you in	1lvCK
are you on	1vMÁÇ
are you paying	2q
are you ready	1ä
are you still	-1ä1M3l
are you with	-1ä3e
are your	-1ã1yØä2XY
are your ~cover	1VY
aroun*	-1c1vyJMUØÚá2r
around	-1c1vyJMUØÚá2r
around #	2ä
around $	1ryMÚá
around _ $	2ä
around ~money	2ä
art	1Ôä
as	1cwCQ2Ö
aside	-1ä1ÇÛ2bB
aside for	1Û2b
ask	1JZ2ayU3Ã
ask _ the	-1ä1DJUÖ
ask _ your	1Ãã
ask about	-2ä1DJZ
ask about the	-1ä1DJUÖ
ask about your	1Ãã
ask you	2U
asked	3ä
askin*	1glq2O
asking	1glq2O
asking for	2O
asks-best:any.age	7a
asks-best:any.budget	-1y1É2B5b
asks-best:any.bundle	6c
asks-best:any.business	1lä5d
asks-best:any.carrier	-1Ö1chyHØÚä5e
asks-best:any.contact	1oPÅ6f
asks-best:any.decision	2rÚ7g
asks-best:any.dislike	1ä6h
asks-best:any.family	1JÌÔß2Ø6i
asks-best:any.hobbies	-2ä1xÈÞ5j
asks-best:any.how-long	-1T1lÚä3k
asks-best:any.job	1jJÂ5l
asks-best:any.like	1hWÃ4m
asks-best:any.matters	-1hzÝã1fmyÙÛ2áä6n
asks-best:any.paperwork	2ä5o
asks-best:any.pets	4Ë7p
asks-best:any.price-now	-1yP1beCTÑ2ä4q
asks-best:any.renewal-date	1ä5t
asks-best:any.ssn	3u
asks-best:any.town	1hz6v
asks-best:any.weather	4w
asks-best:any.weekend	5x
asks-best:any.why-now	-1ä1rzARÜ2n6y
asks-best:any.worry	-1y1HÕ2ä6z
asks-best:auto.assets	1B6A
asks-best:auto.deductible	1ä6B
asks-best:auto.discounts	-1M1K7C
asks-best:auto.drivers	-1E1L2N6D
asks-best:auto.finance	-1Mä8E
asks-best:auto.garaging	-1AE1IN6F
asks-best:auto.limits	-1M7G
asks-best:auto.medical	-1B2G5H
asks-best:auto.record	-1Dä1C6I
asks-best:auto.rental	-1ä6J
asks-best:auto.telematics	-1Mä6K
asks-best:auto.um	-1G6L
asks-best:auto.use	-1E1ä7M
asks-best:auto.vehicles	-1ä8N
asks-best:biz.contracts	6O
asks-best:biz.data	-1TVYÀÃ1oW2ä8P
asks-best:biz.entity	-1ZÃ1f8Q
asks-best:biz.growth	-1À1WY6R
asks-best:biz.hr	5S
asks-best:biz.income	-1PW1h2U7T
asks-best:biz.last-renewal	1R3U
asks-best:biz.limits	1eOY2n6V
asks-best:biz.losses	1bzSÂ5W
asks-best:biz.mod	7X
asks-best:biz.operations	1lTä6Y
asks-best:biz.payroll	-1OXYÀ1S3Ã6Z
asks-best:biz.property	-1PRUXYÅä1OTVÃ8À
asks-best:biz.revenue	-1XYZä1VÃ2Ä7Á
asks-best:biz.safety	7Â
asks-best:biz.subs	-1Z1Â2O6Ã
asks-best:biz.suppliers	6Ä
asks-best:biz.vehicles	-1PTZÃ1uYÀä8Å
asks-best:home.age	-1Ñä2Õ9Æ
asks-best:home.assets	1È4Ç
asks-best:home.business	4È
asks-best:home.deductible	-1ÑÔ1ä2Ç5É
asks-best:home.flood	-1È1vÎ8Ê
asks-best:home.hazards	-1ä1p7Ë
asks-best:home.household	6Ì
asks-best:home.lender	-1ÑÔÕ2Éä8Í
asks-best:home.liability	-2É1Çä3Ñ4Î
asks-best:home.losses	-1ä7Ï
asks-best:home.ordinance	6Ð
asks-best:home.rebuild	1n3Ô6Ñ
asks-best:home.roof	-1ÆÑÔä1cÉ9Ò
asks-best:home.security	-1ä8Ó
asks-best:home.valuables	-1È1ä7Ô
asks-best:home.water	8Õ
asks-best:life.beneficiary	7Ö
asks-best:life.debts	-1ÖÚÜÝßáãä1l5Ù7×
asks-best:life.dependents	-1Ùä1nyÖ×Ü5Ø
asks-best:life.education	1i6Ù
asks-best:life.existing	1eà4Ú
asks-best:life.final	-1á6Û
asks-best:life.health	-1ä7Ü
asks-best:life.income	-1×Üã1l2ß6Ý
asks-best:life.occupation	-1ä1x6Þ
asks-best:life.savings	7ß
asks-best:life.spouse	-1ÚÜ1lÝßáâ2ä5à
asks-best:life.talked	2á
asks-best:life.tobacco	-1Üä9â
asks-best:life.work-cover	-1ÖØÜä1ly×7ã
asks-best:none	-3Ò-2Ùâ-1HÉ1nZÃÄÅÆÇÏÓÕ×Û2acfpxzACGJLPRÂÈÎÑÝÞã3behiouvyESUWXÊÖØÚá4dgjktwDIMYÌÜ5mqr13ä
asks:any.age	7a
asks:any.budget	-1y1Éä2B6b
asks:any.bundle	7c
asks:any.business	1lä5d
asks:any.carrier	-1Ö1chmyHØÚä5e
asks:any.contact	1oPÅ6f
asks:any.decision	2rÚ7g
asks:any.dislike	1ä6h
asks:any.family	1JÌÔÝá2Ü6i
asks:any.hobbies	-2ä1x2È3Þ5j
asks:any.how-long	-1T1lÚä3k
asks:any.job	-1Yä1JPTÂ2j6l
asks:any.like	-1nä1fjWÃ6m
asks:any.matters	-1hzÝã1fjmyÙÛ2áä6n
asks:any.paperwork	2ä5o
asks:any.pets	4Ë7p
asks:any.price-now	-1yP1beCTXÑ2ä4q
asks:any.quotes	4r
asks:any.renewal-date	1ä5t
asks:any.ssn	3u
asks:any.town	1hz6v
asks:any.weather	5w
asks:any.weekend	5x
asks:any.why-now	-1mä1rzARÜ2n7y
asks:any.worry	-1ny1HÕ2ä6z
asks:auto.assets	-1D7A
asks:auto.deductible	-1G1Hä6B
asks:auto.discounts	-1M1K7C
asks:auto.drivers	-1BE1LM2N6D
asks:auto.finance	-1DJMN1ä8E
asks:auto.garaging	-1AE1IN6F
asks:auto.limits	-1BM1ä8G
asks:auto.medical	-1B2G5H
asks:auto.record	-1Dä1C7I
asks:auto.rental	-1Gä6J
asks:auto.telematics	-1Mä6K
asks:auto.um	-1G6L
asks:auto.use	-1EG1ä7M
asks:auto.vehicles	-1ä8N
asks:biz.contracts	-1Ã1ä6O
asks:biz.data	-1VYÀÂÃÅ1oW3ä9P
asks:biz.entity	-1ZÃ1f8Q
asks:biz.growth	-1À1W7R
asks:biz.hr	5S
asks:biz.income	-1PW1hU7T
asks:biz.last-renewal	1R3U
asks:biz.limits	-1TÀÂÃ1eSY2nO6V
asks:biz.losses	-1RÃ1bzSÂ6W
asks:biz.mod	7X
asks:biz.operations	-1ÀÅ1T2l6Y
asks:biz.payroll	-2Y-1OPVXÀÁ1S3TÃ7Z
asks:biz.property	-2Y-1PUXZÁÄÅ1V2OTÃ7À
asks:biz.revenue	-1PXÀ1VYÄ7Á
asks:biz.safety	7Â
asks:biz.subs	-1PZ1Â2O6Ã
asks:biz.suppliers	-1T7Ä
asks:biz.vehicles	-1PTVZÃ1uYÀä8Å
asks:home.age	-2ä-1Ñ2Õ9Æ
asks:home.assets	1È4Ç
asks:home.business	4È
asks:home.deductible	-1ÍÑÔ3Ç6É
asks:home.flood	-1ÈÑ1v8Ê
asks:home.hazards	-2ä-1ÈÊÑÓÔÕ3p9Ë
asks:home.household	6Ì
asks:home.lender	-1eÈÊÑÔÕ2Éä9Í
asks:home.liability	-1nÕ1Ðä2Ç3Ñ4Î
asks:home.losses	-1ä7Ï
asks:home.ordinance	6Ð
asks:home.rebuild	-1qÎÕ1n4Ô6Ñ
asks:home.roof	-1ÆÏÑÔÕä1c2É9Ò
asks:home.security	1Ô8Ó
asks:home.valuables	-1ÈÉËÑ2ä9Ô
asks:home.water	-1Ô1ä8Õ
asks:life.beneficiary	-1ã6Ö
asks:life.debts	-2ÖÚßã-1Üáâä1l5Ù8×
asks:life.dependents	-1gzÚàâä1nÖÙÜÝ6Ø
asks:life.education	-1×1i6Ù
asks:life.existing	1eà4Ú
asks:life.final	-1á7Û
asks:life.health	-1ä8Ü
asks:life.income	-2×-1ÖÚÜàá1l2Øß7Ý
asks:life.occupation	-1Üä1cx6Þ
asks:life.savings	-1ÚÝã1Û8ß
asks:life.spouse	-2Ú-1ÙÜ1lÝáâ2ßä6à
asks:life.talked	2á
asks:life.tobacco	-1ØÜàáä10â
asks:life.work-cover	-1qÖØÙÜá1ly8ã
at	-2Y×ä-1hBEJÉÌÕÞßà1eipryzADIXÎÑáâ2djlmÀÈ4F
at #	2ä
at $	1mvÑÚ
at $?	-1ä1cFÑ2m
at _ $	-1ä1È2I3j
at _ $?	1lpqrCFWÀË2áâ
at _ house	1FNÈÎ
at _ place	1FÈÎÏÝ
at _ ~thing	1dNÏÝ2FÈÎ
at all	3j
at home	-1eä1pDMÔØ2iÈá
at home $?	1pDM2á
at it	1ä
at night	1FÀ
at the	-1YÝãä1ntyFXÊ2del
at the ~thing	1dFÈ
at this	1y2r
at work	1W2y
at your	1oFNÀÏÜÝ2Î
at your place	1FÈÎÏÝ
at your ~thing	1FNÏÝ2Î
at ~money	2ä
at ~thing	-1eä1pDMÔØ2iÈá
at ~thing $?	1pDM2á
audit	-2ä-1U4X
auto	-1ä4c
away	-1ä1nAÄÇÙ2ß
baby	-1ä1yÝ2i
back	1kqruMP2ä3ß
back $	1qä2ß
back $?	1u2ä
back _ $	1fÕß
back _ you	1k
back on	1f2ß
backu*	1JÕ2ä
backup	1JÕ2ä
bad	1BGä2z
bad _ $?	1zBGä
bad time	1ä
bad time $?	1ä
bank	-1ä1u2ÉÍ3Eß
basem*	5Õ
basement	5Õ
basement $?	2Õ
be	-1qyGJMÖáã1hnorAFÉÎÔ×Ý2gzKÌØ4bD
be $?	1hmnä
be _ $?	2ä
be _ if	1gDÎà
be _ right	1Ø
be _ the	1D
be _ to	1oKÉÔ
be _ with	1É×2K
be a	-1ä1bnB
be all	1Ø
be all right	1Ø
be at	2A
be in	1nØ
be okay	1à
be okay if	1à
been	-2ä-1giqyDÃÊÑÕá1lSXÒÜ3dIWÆÏ5m6k
been _ $	-1ä1dkW
been _ $?	-1r1dWÆÏ2X
been _ them	2k
been _ to	-1g1mr
been hurt	1S
been with	3k
been with them	2k
been ~harm	-1ä1SÏ2W
befor*	-1bry1gtá2OUÉÏ4q
before	-1bry1gtá2OUÉÏ4q
before the	1qÉ
before you	1gU2O
behin*	-1ä1I2yDÊ
behind	-1ä1I2yDÊ
behind _ wheel	-1ä1I2D
behind the	-1ä1yI2D
behind the wheel	-1ä1I2D
being	1nSÜ2CJ
benef*	-1Ø1Ú3Öã
beneficiary	2ä3Ö
besid*	-2ä1gDEYÂÇ2ÌØ
besides	-2ä1gDEYÂÇ2ÌØ
besides _ $?	2Ì
besides the	1DØ2Ç
best	1Ä2mä3f
bette*	1g4h
better	1g4h
better $?	1ä3h
big	-3ä-1tA1einzYÁÉÑ2Bß
big is	-1ä1ÁÑ2ß
bigge*	1hzÃ2Ä
biggest	1hz2Ä
bills	1HT2l×
bind	1ä
bit	1Yä
booki*	1T3P
booking	1T3P
booking _ $?	2P
booking system	1T
booth	1Ã
booth ~cover	1Ã
both	1AFÖ×Ýä
both _ you	1Ö
both of	1Ö×
both of you	1Ö
bothe*	1hy
bough*	-1ä1yEGÆ
bought	-1ä1yEGÆ
break*	1n2ä
bring	1CÁÃÈÐÝ3U
bring _ $	1UÁ
bring _ $?	1È
bring home	-1ä1CÝ
bring in	1ÁÃÈ
bring you	3U
broke	1HJÉ
broke*	1gm3U
broker	1m3U
budge*	1B4b
budget	1B4b
build	-2ä1ÀÆÈ2Ñ
build*	-2ä1ÐÑÓÚ3À
building	-1ä1ÐÑÓ2À
building _ $?	1ÐÑ
built	-1ä1A2ÆÚ
burne*	1ÀË2S
burned	1À2S
busin*	1gTYZÁ2È3dQ4R
business	1gTYZÁ2È3dQ4R
business $	1TY
business $?	1dkQR
business _ $?	-1ä1dRZ
business income	1ä
busy	-1ä1l6d
buy	1N2V3ÔÚ
buy _ $?	-1ä1EÔÚ
buy it	-1ä1NÚ
buy it $?	1EÚ
by	-1G1twyBHOÝä2o
by $	1tH
by _ #	1ä
by _ $	1g2w
by _ $?	1A2y
by _ ~money	1ä
by the	1ä
by ~soon	1ä
calen*	1ä
calendar	1ä
call	1prJ2fä3gy
call $?	1f3y
call _ back	1f
call you	1ä
call you back	1f
calle*	-2ä1m2IÓ3r
called	-2ä1m2IÓ3r
calli*	-1ä1v2y
calling	-1ä1v2y
came	1TÁÑ
camer*	1Ô2Ó
cameras	2Ó
can	-1n1OÃÕ2fuãä3by4o
can _ $?	1fO
can _ ask	-1ä1DJÃã
can _ do	-1ä1b2y
can _ get	1uWÕ
can _ it	-1ä1u2o
can i	1fuJÃã2y
can i ask	-1ä1DJÃã
can i get	1u
can not	1HTÕä
can we	1y
can you	1quWä2oã3b
can you get	1W
can ~not	1HTÕä
car	-4ä-2AG-1CHIL1×2DFN3EM5J
car $	1DJN
car $?	-1ä1M2DJ
car _ $?	1E2D
card	-1ä1eCP2oG4u
cards	1×2P
care	1m2nØä
care _ $?	1nØ
care of	1mn2Ø
care of $?	1nØ
carri*	1ä2e
carrier	1ä2e
carry	-3ä1cGVÃÝ2LOÎ
carry $?	-1ä1Ý2L
carry _ own	1Ã
carry _ ~cover	1cV
carry their	1Ã
carry their own	1Ã
cars	1cFMä2J3NÅ
cars $	1MÅä
cars $?	1Å
cars _ the	1cF
cars _ your	1Å
cars and	1ä
cash	-3ä2TÉ4Ú
catch	1j
certi*	1ÂÃ2O
certificate	1ä
certificates	1OÂ
chair	2Ã
chanc*	2o
chance	2o
chang*	-1noI1gqRÐ2hMY3yÝ
change	-1n1g2h3Ý
change $?	2Ý
changed	1qRÐÜä2MY
changed _ the	1RY
charg*	-2ä1Ñ3q
check	-1ä1rPÉØ2Ö
check back	1ä
check*	-1ä1ÂÃ2Ü
checkup	2Ü
claim	1C5Ï
claim*	1IÏ3W
claims	1IÏ3W
clien*	-2ä-1W2È3S4P
client	-1W1P2S
clients	-2ä1S2È3P
climb	1Ë2Þ
clock	1Åä
close	-2ä1DTÍÓ2Ê
close*	1j3T
closed	1j3T
closed $?	1jT
closi*	1ä2ÉÍ
closing	1ä2ÉÍ
closing $?	2Í
code	-1ä1uvX4Ð
coffe*	3ä
coffee	3ä
colle*	-1ä1Ã2A5Ù
college	-1ä2A5Ù
color	1Y3ä
come	-1ä1qrtAGWÑ×Ü2XÇÈ
come _ $	1tAXä
come _ $?	1yGWÇ
come from	-1ä1G2Ç
come out	2q
come to	1X2È
come up	-1ä1tyÜ
comes	-2ä1gÄÈÝá2ã
comfo*	1bÉ2ä
comfortable	1bÉ2ä
comfortable with	1Éä
comin*	-1ä1tyTÞ
coming	-1ä1tyTÞ
comme*	1e3Y
commercial	3Y
commu*	4M
commute	3M
comp	-1ä1B2Ã4X
comp and	1B
compa*	-2ä-1ÑÚ1chmqyEÁÍ2knQÅã3r5e
companies	-1ä1ek2r
company	-1Úä1chkmÍã2QÅ3n4e
company $	1ehkn
company $?	1myQ
compared	1ryEä
compared to	1yä
compl*	1h4S
compu*	1oPÔ
conce*	-1y2ä3z
contr*	1oä4O
contract	1oä3O
conve*	1gUá
conversation	-1ä1gnUá
cool	1wK
copy	1o
cost	-1q1ZÛä2ÀÑÔ3T
cost $?	-1q1TÑ2ä
cost to	1À
cost you	-1ä1WZ2TÔ
costs	1Û2Ñ
could	-2mqM-1nryDEGILWÎÑÕØä1guÔ2bozJTÇ×3hÄß4ABÉ
could _ do	1h
could _ get	1ä
could _ have	1u
could _ live	1ß2A
could _ pay	1B
could _ ~meet	1bBÇ
could _ ~pay	1B
could _ ~send	3ä
could i	1uÝ
could i have	1u
could not	1TÔ
could they	1hAÇ×
could you	-1M1gATÇß2boÄ3BÉ
could you pay	1B
could you ~meet	1bBÇ
could you ~pay	1B
could ~not	1TÔ
count*	2Ø4v
coupl*	1ä
couple	1ä
cover	1NÉ×2V
cover*	-1ADM1tHISTÐ2à3GÑã4L5n
coverage	-1A1tISÐ2G3LÑ4nã
coverage $	1nIS
coverage $?	1JLOÊÐ
coverage _ you	1Ñ
coverage do	1Ñ
coverage do you	1Ñ
covered	1nLT2à
crash	-1ä1J2H
credi*	-1ä1uP×
credit	-1ä1uP×
creek	3Ê
curre*	-2ä-1nÃ1emoyG2hqtÂ
current	-1Ãä1moqyG2htÂ
current _ $?	1hty2m
current policy	-1ä1oV2t
current ~cover	-1ä1oGV2t
current ~insurer	1hmy
current ~insurer $?	1y2m
currently	1eq
custo*	-3ä-1Y1SÅ2kPÈ4Ä
customer	-2ä-1Y1S2kP4Ä
customers	1Å2È
cut	1Yãä
cyber	1ä
damag*	-1ä1qGÎÒ3Ï
damage	1qGÎÒ2Ï
date	-1q1ÍÖ2a6t
date on	1Ö3t
day	-1Ñ1dilnwx2MT3tB
day $	-1ä2iM
days	-2Y1iÜ2eTVÇ5M
days $	1eM2Ç
days $?	-2Y1eiÜ2MV
deal	1n
dec	1ä
dec page	1ä
decid*	-3ä1yU5g
decide	-3ä1U5g
decided	1y
decis*	4g
decision	3g
decla*	2o
declarations	2o
declarations page	1o
deduc*	-1G1H2ä4É5B
deductible	-1G1H2ä4É5B
deductible $	2É
deductible $?	1H2B
deductible _ the	1É
deductible _ you	1É2B
deductible and	1ä
deductible on	1BÉ
deliv*	3M4Å
deliver	1Å
deliveries	1MÅ
depen*	1AØ2Ä
depends	1AØ
depends on	1AØ
did	-3zMØ-2noAY-1cfhlmvFPZÄÅÇÈÌÕÝß1jkqDELTÑÔÚÛã2wxIRWÆÊÒÖÙä3GXá4Ï5U
did _ buy	-1ä1N3Ú
did _ catch	1j
did _ cost	2ä
did _ do	1Cä
did _ ever	1LÊä
did _ get	1TX
did _ give	1Uä
did _ go	1mqG
did _ have	1qÏä
did _ inspector	1Ò
did _ last	1UXÖ2Ü
did _ pay	1Ô2Ï
did _ put	1RÖ2E
did _ say	1qä2ã
did _ see	1jxÉ
did _ sign	1eGã
did _ ~buy	1eGNã2kÚ
did _ ~harm	-2ä1Ï3w
did _ ~insurer	1U
did _ ~kin	-1ä1Ùá2Û
did _ ~meet	-1ä1G2U
did _ ~money	1áä2T
did _ ~pay	1Ô2Ï
did _ ~thing	-1ä1RÀÒÔ
did anybody	1UÊ
did anyone	1Uä
did i	2ä
did it	1mtÑ2q
did it cost	2ä
did it go	-1ä1m2q
did it ~money	2ä
did not	1Iä
did that	1wW2ä
did the	-3q-1T1rwRVWÎÔä2XÒ
did the inspector	1Ò
did they	-1m1G2qUÆ4Ï
did they pay	-1ä2Ï
did they ~pay	-1ä2Ï
did you	-2y-1ghmoMUÊØÙ1ajtILNOTXÁÑÚá2kEGRä3xÖ
did you buy	-1ä1N3Ú
did you do	2ä
did you get	1TX
did you last	1ÃÖä
did you pay	1ÑÔ
did you put	1RÖ2E
did you say	1qä
did you see	1jxÉ
did you ~buy	-2ä1eGNã2kÚ
did you ~pay	1ÑÔ
did your	-3ä1XÊÙÛÜá2U
did your last	1XÜ
did your ~insurer	1U
did your ~kin	-1ä1Ùá2Û
did ~not	1Iä
diffe*	-1ä1hnyR
different	-1ä1hnyR
dinne*	1ä
dinner	1ä
disco*	1fKä2C
discount	1K
do	-4W-3I-2wyÆÏàá-1dkrDÑ1bhijmnxABCEHJLNSTVZÀÄÉËÐÓÔØÙÝâä2clpFMOYÂÎ3ftÃÍÞ4PÅ5È
do _ #	-1ä1gM
do _ $	1m
do _ $?	2h3m
do _ a	1JÁä
do _ and	1ANá
do _ bring	1UÃÝ
do _ carry	-1ä1cV2L
do _ do	-3ä1jmJTÂÈ2lY
do _ drive	1N2M
do _ ever	1zÈ2M
do _ feel	1z
do _ fun	-1ä2jx
do _ get	1jJÍã2H
do _ guys	-1ä1iÁÉÊÖ×2Y
do _ have	-2MÃÈ-1jlmqrOPYÍÜÝÞáâ1bceABGJLNQSTZÇÐÑÔÙÚßã2iptHVÂÎÓÕ
do _ keep	-2ä1oÀÉ2FPÔ
do _ know	1tEGPVãä
do _ like	-1n1f2jmvä
do _ make	1PÝ2È
do _ mean	4ä
do _ mind	1lq
do _ need	-4ä1bn2gtOÍ
do _ owe	1ä
do _ own	-1ä1ÔÚ2A
do _ pay	-1ä1eqBCTXZÈÍ
do _ people	2Å
do _ send	-1ä1Ø
do _ still	-1M1oE×ä
do _ subs	1Ã
do _ take	-1ä1MP2Ü
do _ think	1K3ä
do _ use	1MPÃä
do _ want	1fqÖÙä2uO
do _ work	-1ä1ÈÞ2Ý3l
do _ you	1hjmyLRÄÉ
do _ your	1nBP
do _ ~buy	1OZä
do _ ~meet	1pÊ2È
do _ ~money	-1ä1bgM
do _ ~pay	-1ä1eqBCTXZÈÍ
do _ ~send	-2ä1UÃÅØÝ
do a	1bC
do any	2Y
do for	-2ä1jnyJRTÂØ
do for you	-1ä1nyR
do i	2f
do i have	1ä
do if	1LPÄÉ
do if you	1LÄÉ
do in	1ä2Á
do it	1ä
do not	1hqzä
do not mind	1lq
do people	2È
do that	1n2m
do the	1rÅ2Ã
do they	1chmCUÃÑ2qÍ4O
do they need	-1ä2OÍ
do this	1ä
do to	1BP
do we	1btN
do without	2ä
do you	-4y-3r-2mIUW-1ahwxOÆÏÑàá1egiluEGJNSTXÀÃÅÇÊËÌÐÓÕÖ×ÙÚÝâãä2cfjptAFHMVYZÂÈÍÔÞ3P
do you and	1ANá
do you bring	1ÃÝ
do you carry	-1ä1cV2L
do you do	-3ä1jJTÂÈ2lY
do you drive	1N2M
do you ever	1zÈ2M
do you get	1jJÍã2H
do you guys	-1ä1iÁÉÊÖ×2Y
do you have	-2MÃÈ-1jlmqPYÍÜÝÞáâä1bceABGJNQSTZÇÐÔÙÚßã2ipHVÂÎÓÕ
do you keep	-2ä1oÀÉ2FPÔ
do you know	1tEGPVã
do you like	-1n1fä2jmv
do you make	1YÝ2È
do you mean	4ä
do you need	-2ä1n2gt
do you owe	1ä
do you own	-1ä1ÔÚ2A
do you pay	-1P1eqBCTXZÍ
do you still	-1M1oE×ä
do you take	-1ä1MP2Ü
do you think	1K3ä
do you use	1MPÃä
do you want	1fÖÙä2u
do you work	-1ä1Þ2lÝ
do you ~buy	1OZä
do you ~meet	1pÊ
do you ~pay	-1P1eqBCTXZÍ
do you ~send	-1ä1ÃÅØÝ
do your	1Ã3Å
do your people	2Å
do your subs	1Ã
do ~not	1qz3ä
do ~not mind	1lq
docto*	1H3Ü
doctor	1H2Ü
does	-2hrzIWÔ×Ü-1acdefikvwyBJNSTXÀÆÇÏÒÙÞ1nqGMOPZÅÈÉÌÍÓÕØâä2gCLVYÚÝàáã3D4tFÊ
does _ coverage	-1Vä1ntÑ
does _ else	1gÌä
does _ family	1á2Ý
does _ have	-1ä1DÃÓ2à
does _ husband	-1à1âã
does _ know	1Ráä
does _ lease	1OÎ2y
does _ policy	-1ä1tLVÉÐ
does _ say	-1ä1GÉ2L
does _ sound	1ä
does _ wife	1á2l
does _ ~cover	-2ä1nLÉÐ2tÑ3V
does _ ~insurer	2Uä
does _ ~kin	-1ä1lDØÝàâ2á
does _ ~meet	-1ä2F
does _ ~thing	1MÁÈ2F
does a	1MYZÝ
does anybody	1ÌÕ2g
does anyone	-1M1Óä2D
does he	-2ä1CÃÝ2M3m
does he have	-1ä1DÃ
does it	-2ä-1M1qtGVÉÓÖ2LÚ3F
does it say	-1ä1GÉ2L
does she	1CÝä
does that	1tMÄÚä
does that sound	1ä
does the	-1nD1byOÅÈÊÍÝáä2tFYã
does the ~cover	1ÉÑã
does the ~insurer	2ä
does the ~thing	1ÁÈ2F
does your	-1mMÜÝ1lDLOUÂÐØàáâã2VÊ
does your husband	-1à1âã
does your policy	1LVÐ
does your wife	1á2l
does your ~cover	-1ä1tLÐ2V
does your ~kin	-1Ýä1lDØàâ2á
dog	-1ä4pË
doing	1hlmCMÁä2x3i
doing _ $	1hmä
dolla*	-2ä1Á2BÉ
dollar	1BÉ
dollars	-1ä1BÁÉ
done	-1ä1hyÖ2mÆ
down	-2ä-1qÆÎ1hLÊÏÔÖÙáã2EJTU5Õ
down $	1ä2T
down $?	-1ä1hAJTÄÕÖ
down _ the	1J
down _ you	-1ä1Eã2U
down there	-1ä4Õ
downs*	-1ä1hÎ3Õ
downt*	1vT
drive	-4ä-2A-1G2N3JÅ4D6M
drive $	-2ä-1A1J2D3N
drive $?	1MÅ
drive _ ~thing	1DÅ
drive the	1Å
drive the ~thing	1Å
drive*	-1ABIJä1hzF2Å3L4CD
driver	1GK2L
drivers	-1ä1u2L3CD
drives	1h2Å3D
drives _ ~thing	1ä
driveway	1zN2F
drivi*	-4ä-1C1lINÅÞ2M4K5D
driving	-4ä-1C1lINÅÞ2M4K5D
driving $	2D
driving $?	-1ä1K2N
driving _ $?	2K
durin*	1lã
during	1lã
dwell*	4Ñ
dwelling	4Ñ
each	-1ä1qBNÝã2bP
each _ $?	1B2b
each month	-1ä1qB2b
each month $?	-1ä1B2b
each ~money	-1ä1qB2b
each ~money $?	-1ä1B2b
earn	1l
elect*	2Æä
else	-1MØ1eÄÑ2gDN×3Ì4c6r
else $	1c2ä
else $?	1eÑ2r
else has	-1ä1gÌ
else you	-1ä2r
email	1oPä2W6f
email _ the	1o
emerg*	1BÇÉß
emplo*	-3ä-1VW1PZ2ã3Ã5S
employee	-2ä2PSÃ
employees	1SZ2Ã
employees or	2Ã
end	1gntÑä
end $?	1gä2t
enoug*	-2ä1yD2wÛ
enough	-2ä1yD2wÛ
equip*	-1ä1RÔ4À
equipment	-1ä1RÔ4À
equipment _ $?	1À
even	-1ä2Iâ
eveni*	3ä
evening	2ä
ever	-2mr-1gkoyÃÉÌÑØãä1hjKMËÒÔÚÜ2DÊÏÕâ3WÈá5S
ever _ a	1KÈÏ×Ú2W
ever _ about	1S2á
ever _ hurt	1SÎ
ever _ the	1hUÈ
ever _ to	1ST2ä
ever _ you	-1ä1hLSW
ever _ ~harm	-1ä1PÀÎÏ2S
ever been	1SÏÜ
ever been ~harm	1SÏ
ever get	-2ä1jPWÀÊ
ever get ~harm	1PSÀ
ever had	1TÊÏ2S
every	-2ä1EÝ2qM×
every _ $	-1ä1Ý2M
every day	2M
every month	-1ä1EÝ2×
every ~money	-1ä1EÝ2q×
every*	-1ä1DIPTXÀÂÊ3c
everybody	-1ä1PTX2Ê
everything	1Àä3c
exact*	1Yä2t
exactly	1Yä2t
expen*	1Ô×ä2Û
expensive	1Ôä
exper*	1m2X
experience	1m2X
expla*	2ä
explain	2ä
fact:any.why-now	-1ãä5y
fact:auto.assets	2A
fact:auto.discounts	3C
fact:auto.drivers	5D
fact:auto.limits	-1ä1B2G
fact:auto.use	-3ä1CG4M
fact:biz.data	2P
fact:biz.growth	1À3R
fact:biz.income	-1À1TÂ
fact:biz.last-renewal	2U
fact:biz.limits	1OY2V
fact:biz.losses	-1ä1S4W
fact:biz.mod	-1ä4X
fact:biz.property	2WÀ
fact:biz.safety	1OÂ2Ã
fact:biz.subs	1Ã2Z
fact:biz.vehicles	4Å
fact:home.assets	-1ä3Ç
fact:home.business	4È
fact:home.deductible	4É
fact:home.flood	-2ä1Î3Ê
fact:home.lender	2Í
fact:home.losses	-1Æ1Õ2ÎÏ
fact:home.valuables	3Ô
fact:home.water	-1Ôä5Õ
fact:life.debts	-1ä3×
fact:life.dependents	-1ä4Ø
fact:life.education	-1×4Ù
fact:life.existing	2Ú
fact:life.health	4Ü
fact:life.work-cover	-1ä1d3ã
fair	1bä
fall	-1ä1hÔ2ß
famil*	-1Ø1JÔÝá2iÜ
family	-1Ø1JÔÝá2iÜ
family $	2i
family $?	-1Ø1nÛã
far	1kvUã2ä3r
far $	1rä
far $?	1rä
far is	1Óä
favor*	3ä
favorite	3ä
feel	-1á1zKØà3ä
feel about	1Kàä
few	1qyIY2ä
few _ $?	1qyY
few things	1ä
few years	1qIY
few years $?	1qY
figur*	-1ä1kqÑ
file	1IPÂÃ
final	1g2Û
finan*	1ÍØ2E
find	1hP3o
finis*	1Õ
fire	-1ä1STÀÐÔ4Ó
first	-1qyã1hirBMÂä2ÉØß3k
first $?	1hnß2ÉØä
fix	1Bä2h
fixed	1Ç2J3ä
flood	1Î2ä4Ê
floor	-1ä1ZÂ2Õ
floor $?	-1ä1ZÂ2Õ
folks	-1ä1P2k
follo*	1ä3j
follow	3j
food	1YÅä
for	-4h×-2ciDIQÀÊÌÕä-1agmprvzFNPSYZÄÆËÒÓÝßâ1bdflyEÃÈÏÜáã2BCGJLRÅÉÐ3MOTÂÑ4nÛ5xÙ
for #	1JT
for $	-1n1bEMOÛ2VÑ
for $?	-1ä1AMÑÛ2Ã
for _ $	-1qy1emnowxzBEMRTÎÔ2Ù
for _ $?	-2m-1ÃÑÔ×1bdgjlrxyJNOWÈÙÜá2ÅØä
for _ a	1n
for _ and	-1ä1CLÑ
for _ by	2y
for _ in	1yAC
for _ kids	1Ù2Ö
for _ month	1T
for _ of	1MÏ2Â
for _ or	-1ä1nÚ2M
for _ right	-1ä1qÜ2G
for _ to	3ä
for _ week	1T
for _ you	1nÈ
for _ ~cover	1X2ã
for _ ~kin	-1Ø1Ùã2Ö
for _ ~money	1nqRTÁ
for _ ~soon	1xTä
for _ ~thing	1EJÑ
for a	-1A1kKÉÞ2BJT
for a month	1T
for a ~money	1T
for it	1ENä2Ñ
for it $	1EÑ
for me	1no
for money	-1ä1MTØ
for next	1R
for that	1eEÎÙÜ
for the	-1Ø1fquRÅÐÖÙÛ2Ñ3x
for the kids	1Ù2Ö
for the ~kin	1Ù2Ö
for this	-1ä1bgqÁ
for work	-1ä1lÔ2MÈ
for you	-1qMÉÑÔ×1bflmwRUÃÅáä2dyÙ5n
for you $	1fmnvwzR2Ù
for you $?	1bdflnryW2Å
for you to	3ä
for your	1nHã
for ~cover	1bGLÚ
for ~money	1JT
for ~soon	-1ä1yR2x
force	1ä2Ú
form	1yL2Ö
forwa*	1ä
forward	1ä
free	1CÍ2E
from	-1bfmyÀÉÔä1zGRÂÄÆÇÍÏß2nrÊ4vÃ
from $?	-1ä1zGÇ
from _ $	-1ä1v2Ê
from _ $?	1AÃÏ
from home	1È
from the	1rÃÊ
from you	1AÍÏ
from you $?	1AÍÏ
from ~thing	1È
front	1oBä
front of	2o
full	1Ýä2CZ
fun	-1ä2jx
funer*	3Û
funeral	3Û
furna*	1ÆÕ
furnace	1ÆÕ
garag*	2F3È
garage	2F3È
garage $?	1N
gc	3O
gear	-1ä4Ô
get	-2Ø-1bgqAGUY1nouJMTXÀÃÅÒÓÕßä2jwÊ3fHW4Ö
get _ $	1HPS2Õ
get _ $?	1ÓÖ
get _ if	1Ö
get _ in	1Êä
get _ on	-1ä1jy
get _ to	1j
get _ work	1ä
get a	1rIWä
get around	1J
get by	1H
get it	-1Ø2Öä
get paid	1HM
get the	1JÍ2Ö
get this	2ä
get to	-2ä1Å2o
get you	1ä
get your	1uW
get ~harm	1PSÀ
get ~pay	1HM
gets	1gPÓÖ2h
getti*	1wÂ2D3C
getting	1wÂ2D3C
girlf*	-1ä1DÌ×àá
girlfriend	-1ä1DÌ×àá
give	-1Ú1bnCUä2u4ã
give _ $?	1nM2ã
give _ a	1b
give _ the	1q
give me	-2ä1bq2u
give me the	1q
give us	2ä
give you	1CU4ã
give you $?	1M2ã
given	1rÃá
go	-1bgtTWÑÔÕÝ1kyzGUVXÇÏÓáä2MÚã3SÊÖ
go $?	1mSVÊÖ
go _ $	1Ö
go _ $?	1GØÚ2Ç
go _ and	1yä
go _ that	1ä2z
go _ the	1M
go _ them	1k
go _ your	-1ä1ÊÖã
go ahead	2ä
go ahead and	2ä
go for	1ÏÚã
go on	1Ê
go over	4ä
go through	1Ê
go to	-1ä1M2Ö
go up	1qÚ
go with	1k
goes	-2ä1qSÓ×2z
going	1xyI2d3ä
going $	1d
going on	1x2y
going to	1I
gone	-1ä1mG2WÖ3á
good	-1hyDV1ntxzHÜÝ2f3C4ä5m
good _ $	1xC2mÜ
good _ $?	1z2ä
good _ to	1ä
good about	1z2m
good time	2ä
good to	1m
good ~soon	1x
got	-3ä-2bnqTYÜ-1fjklvwzCEIUØÝÞá1ixAGHJVZÀÅÇÓÔÕÚã2pBPSÖßà3oy
got $	1mVÅËä2à
got _ $	1iJQÃ
got _ $?	1hABPSWÕÖ
got _ for	1L
got _ minute	1ä
got _ ~cover	1eM
got _ ~thing	1cAJNÀÔ
got a	1impASZÂÌÛ2ä
got a minute	1ä
got any	-1ä1prÔ×Ù
got anything	1xÚß
got the	1MP3o
got you	-2ä4y
got your	1ceo
got ~cover	1JLÃ
got ~harm	1APSWÎ
got ~harm $?	1APSW
gotte*	-1ä1WÎ2r
gotten	-1ä1WÎ2r
grade*	3C
grades	3C
group	2ã
guy	1mUW2Â3L
guys	-4ä1dkrÁÉÊÑÖÝ2wYÃ
guys _ in	1TÁÉ
guys get	1Ê2w
guys have	1iÉÖ
gym	2yã
had	-1hrä1kyBTÂÇÜ2ÊÏ3ISW
had _ ~harm	1S
had a	1IWÇ
had any	1Â2I
had to	1mBSTÑ
hail	-1ä1wÒ3É
half	1g
handl*	-1e1bmS2É
handle	-1ä1bmS2É
handy	2o
happe*	-2bm-1fhqMYÑÔÝä1gyBHLSTÂÄÓÕØßã2zIXÉÎá3WÏ
happen	-1nä1zHWÎÏÕ2á
happen $	-2ä1zWá
happen _ you	1Báä
happen if	1BÕàá
happen to	1HØ
happened	-1z1nyBSXÉßä2IWÏ
happened $	1yB
happened _ that	1IW
happened _ the	1SXÏ2I
happened with	1ISWÏ
happened with that	1IW
happens	-2ä-1y1gLPTÂÄÉÊÓØßã2Î
happens _ you	1ÄÎ
happens _ your	1TÊØß
happens if	1LPÄÎÓ
happens to	1TØßã
happens to your	1TØß
happy	1bh2m
happy with	1h2m
hard	-1ä1Êá
has	-3ä-2y-1bdhinotwAEJÈÉØ1ekmzCDIKMOYÃÆËÐÒÔÜàá2gqLSÏ3W
has _ been	-1ä1Ï2kW
has _ ever	1WÎÏá
has _ happened	1Iä
has _ ~thing	1ÏÒÔ
has a	-1Wä1gSÌ2D
has anybody	1mKÎÑá2W
has anyone	-1ä1GIOSWÊÔ
has anything	1WÏä
has it	1qä2k
has the	-1ä1gqYÏÐ
has the ~thing	1ÏÔ
has your	-1ä1cmqMUÃË
have	-5y-3nY-2jqMÈÒÞ-1afwOUÄÅÌÍÜÝ1cgipDHLNPVXÂÃÆÇÐÓÙá2mGSWÀÏÔÖ×Ûßã3hkoAÕÚà4r
have #	1ä
have # minutes	1ä
have $	1i×
have $?	-1Ë1hipNä2T
have _ #	-1ä1AÖÙÛ2V
have _ $	-1ä1zÃÕà
have _ $?	1ikQÓßàä
have _ a	1mG
have _ at	1q2p
have _ been	1dklmIÚ2X
have _ done	1Æ2m
have _ ever	-1r1TWÈÔ×Úä2h
have _ got	1ALÀÔÚ2o
have _ gotten	-1ä1m2r
have _ had	1kSä2W
have _ house	1Ñ
have _ insurance	1Êã
have _ it	-1ä1tz
have _ minute	1ä
have _ minutes	1ä
have _ on	1HÚàä
have _ own	2Ã
have _ pay	1H×
have _ put	1Ù
have _ the	-2ä1MÀÇÑã2oGÉ
have _ ~cover	-1Aä1cEGLPVÕà
have _ ~money	-1ä1AÖÙÛ2V
have _ ~pay	1H×
have _ ~thing	1cDÑÚ
have a	-1Ç1bfxEJPVÀÌÙ2ËÕÖä
have a ~money	-1ä1Ù2V
have an	1gSVÓß2ä
have any	-1ä1pACP×ÚÞã2ZÔ
have anything	1ÚÛàã
have for	1GÑä2Ô
have got	1hm2o
have if	1hGÉ
have in	-1ä1bAMÀÉÏÚ
have in the	1MÀÉÏ
have insurance	1eÃ
have it	1J
have that	1L2A
have the	1guN2o
have they	-2ä1Ê3h4m
have through	2ã
have to	-1mä1gtÀÇÝß2×
have you	-2hmy-1bgnzMØÝã1dvARXÔ×Ùâ2kWÆÏÖÚÛá4r
have you #	1AÖÛ
have you been	1dklIÚä2X
have you ever	-1r1TWÈÔ×Ú2ä
have you got	-1ä1ALÀÔÚ2o
have you had	1Sä2W
have you put	1Ù
have you ~money	1AÖÛ
have your	1Ñ2co
have your ~cover	1G2c
have ~cover	1eHÃÐà2J
have ~cover ~cover	1EÊã
have ~money	1ä
have ~money minutes	1ä
he	-1tTY1zFKMWÃàá2mp3U5C
he _ $	1áä
he have	-1ä1DÃ
healt*	4HÜ
health	3Ü4H
health insurance	2H
health ~cover	3H
hear	1pä
hear you	1ä
heart	3Ü
help	1Ãä3y4Ø
help _ with	1yØä
help you	1yä
her	-1ä1×Ùà3D
her _ $?	-2ä1×Ù2D
here	1w2nvä
here $?	1wä
here is	2ä
hey	1yä
high	1V2Þ
highe*	1G
higher	1G
him	1pKMÂÃä2Û
his	-2à1DKÃ2C3ã
his _ $	-1à1CDã
hit	-2ä-1A1bwÇ2BL
hits	3L
hits you	3L
hold	2O
holdi*	1ä2Ø
holding	1ä2Ø
home	-1eä1pACDMÑÔØ2civÈÝá
home $	1ä2ÈÝ
home $?	1pvDMÈÑ2á
home and	1cA
hopin*	1Ù2b
hoping	1Ù2b
hospi*	-1ä1lÜã
hospital	-1ä1lÜã
hot	-2ä4w
hour	1ä
hours	-2ä1DYÝã
house	-4ä-2MÕ-1eoJËÒ1NÇÈÊÎÏ2cD×3ÆÍ4AÑ
house $	-1ä1gDNÇÈÊÍÑ
house $?	1FGÆÈÍ2×
house _ $	1AÏÑ
house _ a	1D
house insured	1cÑ
house*	1DÝ
household	1DÝ
how	-3Ö-2ceghnozL-1jpuyDFORËÐÙÛÞâ1blwGHIJKQSVÁÂÆÇÒÓØÚà2adikmBPUXYÅÉÜÝ3qMZÑß4T
how _ a	-1A1qÇ2B
how _ are	1vY2abTØ
how _ could	1BJÉ2ä
how _ did	1b2qä
how _ do	1ÁÍä
how _ does	1VYÁÝ2ä
how _ have	-1T1lÚ2v
how _ i	-2ä2fy
how _ is	-1diÜÝ1wIÁÆÊÑÚ2MÓ×ßä
how _ it	-1Ñ1dkmq
how _ liability	2Î
how _ miles	1F
how _ of	-2ä1qAVÃÉ2Y
how _ people	1ÌØ2Z
how _ that	1WÏÑÚ
how _ the	-5ä-1I1mrCUÆÓÜá2diwQÅÕ
how _ they	1Zä2m
how _ would	-1b1ÇÝßä2Gã
how _ years	3k
how _ you	-1bmZÝ1alBJSÂÇÉÙà2HPÜ4T
how _ your	-3ä-1dk1aqxIZÂØÜ3iX
how _ ~cover	1G2Î
how _ ~kin	1iPØ
how _ ~thing	1NÀÅ
how about	1ä
how are	1dCMZÜ2iä
how are you	1MÜä
how big	-1Aä1YÁÉÑ2Bß
how big is	-1ä1ÁÑ2ß
how close	-1ä2ÊÓ
how did	1mGTUWXáä2Ï
how did that	1WÏä
how did the	1Uä
how did you	1G2T
how did your	1Xá
how do	-2ä-1YZÝ1lmrHJSTÂ2Å3P
how do the	1rÅ
how do you	-1MÝä1lHJSTÂ2P
how does	1qÅàá
how far	1kvUÓã
how far is	1Óä
how has	1Y3q
how have	1ä
how is	-1MÆà1IÂä2imwQÕÜ3d
how is the	-3ä-1Æ1imÜ2wQÕ
how is your	1iÂÜ2I
how long	1kltvJÚÜÝßä3T
how long could	1J
how long have	-1T1klÚ2v
how long would	1ßä
how many	-1mqY1rENPÃÈÌØß2kDM3Ñ4Z
how many miles	1F
how many people	1ÌØ2Z
how many years	3k
how many ~kin	1iØ
how much	-1ikDJPTÅÊÍ1tMUVYÁÄÇÈÎÔ×Úß2bqAGÀÉÝ3B
how much are	1b
how much could	1BÉ
how much did	1b2qä
how much do	1ÁÉ2ä
how much does	1ÁÝ2ä
how much is	-1ä1MÔÚà2×
how much liability	2Î
how much of	-1ä1qAV2Y
how much would	-1b1ÇÝ2G
how much you	-1ä1BÙ2Ç
how much ~cover	1G2Î
how often	1M
how old	-1i1Ò2aÆ3Ø
how old are	1aä2Ø
how old is	1ÒØä2Æ
how olds	-2ä1aiÒØÚ2Æ
how olds your	-1ä1aiØ
how soon	1tÍ
how was	-2ä1xÑ2d
how would	-2ä1HKTÇ×à
how would you	-1ä1HTÉà
how you	2ä
hurt	-1ä1zGSÂ2HWÎ
hurt _ a	1H
hurt _ your	1W2Î
hurt on	1Î2W
husba*	1aNâãä2à
husband	1Nàáâä2aã
i	-1ÉÍÎØÚ1chpDIYZÔ2Ü3ar4uy7f8ä
i _ $	1pÞ
i _ $?	-2ä1afy
i _ a	2ä
i _ about	-2ä1DJZ
i _ anything	1ä
i _ be	1r
i _ get	1n
i _ is	-1ä1y
i _ it	1fä
i _ know	2Ü
i _ need	1u
i _ not	3ä
i _ put	1ä
i _ text	-1ä1f
i _ that	1f
i _ the	1u2ä
i _ you	2f4ä
i _ your	1auIÔ
i _ ~meet	1ä
i _ ~not	3ä
i _ ~send	2f
i am	1h
i ask	-2ä1JZ2a
i ask about	-3ä1DJZ
i ask you	1ä
i asked	1ä
i can	-1ä1uy2f
i did	1ä
i did not	1ä
i did ~not	1ä
i get	1u2f
i get your	1u
i have	1u2ä
i have the	1u
i mean	1Þ
i put	2ä
i put you	1ä
i send	2f
i should	1cÜ
i should know	2Ü
i will	1u4ä
i will ~send	1ä
i would	1r2ä
i ~buy	1ä
i ~meet	2ä
i ~send	3f
if	-4bM-3ä-2rINÈÊÚ-1ceijktuvwyCEKORÃÌÍÏÑÒÔÜÝ1gzP2ahÐÓÖßàã3ABHJÇÉØ4LTÄ5Î
if _ are	1LÄ2H
if _ ask	1a
if _ asked	2ä
if _ car	1B
if _ could	1T2h
if _ do	1lq
if _ go	1Øã2Ç
if _ got	1AH
if _ had	-1ä1mBÇÑ
if _ happened	-1ä1nBß2É
if _ is	1Ó3J
if _ sued	2Ç
if _ was	-1ä1hAÓ2à
if _ were	1Tá2Øä
if _ ~harm	-1ä1GÀÎÖß3Ç
if _ ~thing	-1M1BJ2T
if a	1LTVÉ2Î
if i	1nyYÔä2a
if i ask	1a
if i asked	1ä
if it	-2ä1hzJT2à
if somebody	1BPÇ
if someone	2Î
if something	-1ä1nBÉß2z
if something happened	-1ä1nBÉß
if the	1BJÐß2LTÕ
if the ~thing	1BJ
if they	1Ç3A
if we	1f
if you	-1byzMÔä1hmqBDÇ×2gGÎØ3Äã4H
if you are	1LÄ2H
if you could	1T2h
if you do	1lq
if you got	1AH
if you had	-1ä1mBÇÑ
if you were	1áä2Ø
if you ~harm	1BÖß2G
if your	-1ä1PÖØ2ÄÎ
impor*	3n
important	3n
in	-3emrEÍ-2kqxGÎÙáã-1adhjuyzSTÂÄÑä1boBMOPÀÆÈÉÏÝâ2gtvACDFKRWZÊËÌÚ3nIÁÔÜß
in #	-1ä1MÚ
in $	-2ä1WÁ2lv
in $?	1tvWÈÏÝ
in _ $	-1ä1CIZÁ2ÆÚ
in _ $?	-1P1bitCÁÊÑÖÚ3ä
in _ apartment	2Ì
in _ bank	-1Í2É3ß
in _ basement	1Õ
in _ family	3Ü
in _ for	1nMÉ
in _ garage	1FNÈ
in _ house	1gÌÔ×2D
in _ household	1D
in _ last	1IYâ
in _ morning	1M
in _ normal	1M
in _ of	1×Ý2o
in _ shop	1ÀÈ2J
in _ year	1qFZ
in _ you	-1ä1hBÌ
in _ ~cover	1ny2V
in _ ~harm	-1ä1AHIÇÊÔ
in _ ~kin	3Ü
in _ ~money	1qFZ
in _ ~soon	1yMÚ
in _ ~thing	-2ä-1MÑ1cgJKRÈÔ×2DÀÓ3Ì
in a	-1B1oqHIMZÇÊÔâä2nF
in a normal	1M
in a year	1qFZ
in a ~harm	1AHIÇÔ
in a ~money	1qFZ
in force	1ä2Ú
in front	2o
in front of	2o
in it	-1ä1AMÚ
in place	1Úä2t
in place $?	2t
in that	1PVÈÊ
in the	-2Íä-1efhilnqtxzÃÑÒÖÚ1pvBKNPRZÏÓÔÜ2DJOÉËÌ3Iß
in the apartment	2Ì
in the bank	-1Í2É3ß
in the basement	1Õ
in the family	1Ø
in the house	1IÌÔ×2D
in the household	1D
in the last	1IYâ
in the morning	1M
in the shop	1À2J
in the ~kin	1Ø
in the ~soon	1yM
in the ~thing	-1Mä1oJRÔ×2DÀÓ3Ì
in there	-1ä1n2ÆÔ
in your	-1Øä1bgnwyzAPÞ2Ü
in your ~thing	1gD
in ~money	-1ä1MÁÚ
in ~thing	1ÀÚä2t
in ~thing $?	2t
incom*	1ÈØ2Aä3ÇÝ
income	1ÈØ2Aä3ÇÝ
income $?	-1ä1AÈ2ÇÝ
injur*	1H3G
inspe*	2Ò
inspector	1Ò
instr*	2Ô
instruments	2Ô
insur*	-3ä-2zYÀ-1mrABPRTUØ1goIÂÉÊÑã2nLÃÍà3H4O5ce
insurance	-1zVÀØä1goyHIÉÊàã2cnLÃÍ3e4O
insurance $	-1e1HLÊÚã2Ã
insurance $?	1cLOÃá
insurance _ $?	1egÍ
insurance _ you	1eO
insurance in	1cgq
insurance is	1Å
insured	-1ä1HVWÑà2ce
insured _ $?	1Â
insured for	1HÑ2V
into	-1ä1BÎ2jy
invoi*	-2ä1P3W
invoice	-2ä1P3W
is	-3SU-2rKÏâ-1oTÎÐ1abjmuvyzCDIMPRVXYZÁÆÉËÌÑÒÔ×ßãä2cdfghntAFJQÓÞ3eipwNÍÕÖà4EÚ
is @day	1ä
is @name	1Ãà3ä
is _ $	-1V1bfuJYä2×
is _ $?	-1qtyä1djnuvEËÑÚ2PY4p
is _ @name	1q2ä
is _ a	-1DÚ1bdirzJNÃÈÊËÓÕßà2pÉ
is _ about	1h2m
is _ all	1Ý2ä
is _ an	1yä2Ã
is _ any	1Ê2ä
is _ anything	1zNÔ2h
is _ as	1w2Ö
is _ best	1fmä
is _ biggest	1hz2Ä
is _ business	-2ä1QRZÁ
is _ car	1M2E
is _ company	1ã2Q
is _ date	1ä2at
is _ deductible	1É2B
is _ experience	1m2X
is _ favorite	3ä
is _ for	-1n1bvRÃØ2y
is _ from	1h
is _ good	2f
is _ health	1Ü2H
is _ home	-1e1ciÑä
is _ house	-1ä1cÍ2AÆ
is _ in	-1ä1bWXÉÖ2gB
is _ income	1AÇÝ
is _ just	-1ä1cgQV2Ì
is _ mod	2X
is _ more	1n
is _ most	1bVÉ
is _ next	2Â
is _ number	-1ä1nqÑ3f
is _ okay	3ä
is _ on	-1ä1yzMØà2D
is _ one	-1ä1ezEã
is _ plan	1T2J
is _ policy	-1ä1e2oÚ
is _ roof	2Ò
is _ something	1ä2á
is _ still	1EÖä
is _ that	1VÀÕ
is _ the	-2E-1qFMÑÖØ1AJQVZËÕ×ÙÚß3N
is _ there	1Ô2L
is _ to	-1M1gnÏä
is _ truck	1MN×
is _ up	-1ä1yÞ2t
is _ weather	3w
is _ wife	-1ä1g2i
is _ with	1m2ce
is _ you	1ehä3my
is _ your	-1gyä1dipqzIQÅÍÒØà2ek
is _ ~cover	-2ä1ceTXÉ2oBJ3Ú
is _ ~harm	1qWÓÚ
is _ ~insurer	-1ä1emã2Q
is _ ~kin	1gÖàã2DÌ3i
is _ ~money	1ZÁ×2q
is _ ~soon	1ä2Â
is _ ~thing	-2ä-1etD1iÍÑÒÓ×2cAEMÀÆ
is a	1nÛä2f
is a good	2f
is been	1hRW2Æ
is going	1yä
is got	-1ä1P2gy
is he	1D2pCä
is in	-2ä1JÀËÚß2NVÔ
is in the	-1ä1JÀËÔß2N
is it	-2y-1hzMÊÔ×ä1gpqtuGNQVÅÉÌÕØÝÞáã2nFÑ3w
is it $?	1uËÑ
is it just	-1ä1cgQV2Ì
is it okay	1ä
is it the	1nGNÚ
is left	1E2É
is left on	1E
is not	-1ä1wÃ2h
is now	2ä
is on	-1yEMÀÔÖØ1zACIQZÌÎ×Ùàä2exLÃ
is on the	-1ÖØ1eAQVZÌ×Ù2ä
is on your	1ezIàä
is she	1CMàä
is that	-1y1cgkMÆÚ2etGã3p
is that $?	1pä
is that a	1É2p
is that the	-1ä1gNã
is that with	-1ä1c2e
is that ~thing	-1ä1EÆ
is the	-2yÝ-1gnpvCIJÃÌÎÏß1floqtuwEMNOTÀÈÑÕ×ÜÞä2cizAQÁÍ3Ó4Ú
is the best	1fmä
is the business	-2ä1QRZÁ
is the car	1E2M
is the deductible	1BÉ
is the house	1cÆÍ2A
is the most	1bVÉ
is the policy	1Ú2o
is the roof	1Ò
is the truck	1N×
is the weather	3w
is the ~cover	-2ä1cBOTÉÚ2o
is the ~kin	1DØ2i
is the ~money	1q×
is the ~thing	-2ä1cAEMÆÍÑÒÓ×2À
is there	-1wDÉÖ1ghryzEJËÓÔÚßá2bNÊà
is there a	-1ä1bfrzEJNÈÊËÓÕßà
is there any	1Ê
is there anything	1zNÔ2h
is this	1fi2kä3d
is this a	1d
is what	1f
is worth	-1ä1AÚ2E
is worth $?	-1ä1ÑÚ2E
is your	-3y-2VØÚ-1dhkCERWÃÊÕá1ejDHIJMOÁÉÌÍÔÖÜÞßã2agXZÂÄÇÝ3v
is your biggest	1z2Ä
is your experience	1m2X
is your favorite	3ä
is your health	1Ü2H
is your income	1AÇÝ
is your ~cover	-1ä1eBXÍ2J
is your ~kin	1gDÖàã2iÌ
is your ~thing	1cA
is ~money	1n
is ~not	1wÃ2h
is ~soon	1RÖä
it	-3CY-2blvDHPÃÇÜ-1ajxKOXZÁÂÄÍÎÛÝßâ1efknuyzBMNQUVÀÉÊÕà2rwÒ×ã3gqtÆÖáä4FÚ5EÑ
it $	-1nr1uyBEIUÏßà2fMä3×
it $?	-1kmqtAGÔØà1guyNÆËÖ×ã2zE3ä4Ú
it _ $	-1y1bozIWÅÊÑÕáã4r
it _ $?	-3ä-1M1EFNÑ2m4t
it _ again	1Ñ
it _ and	1Ø
it _ at	-1ä1dFÑá
it _ for	1ÉÙÚá
it _ if	1AØä
it _ in	-1M1FJ
it _ on	1FÝÞ
it _ or	-1ä1EÑÒ
it _ the	-1M1cgqFá2k
it _ to	1nqÕÖØ2ÀÑ
it _ up	-1ä1hÚ2q
it _ worth	1Ú2E
it _ you	-1Ø1wSUÌÖ2gã4q
it _ your	1ÖØ
it _ ~money	1y2ä
it _ ~soon	1BG
it all	1Ýä
it and	1Ñ
it be	1hmnzä
it been	-2ä4k
it by	2w
it cost	1TÀÑÔä
it cost to	1À
it cost you	1T
it for	1UÑØ2M
it go	-3ä1mqÖ2Ú
it going	1dä
it if	1Öã
it in	1gF
it is	1wEJÚä2p
it just	-2ä1cgQV2Ì
it just you	-1ä1gQ2Ì
it now	1qy
it now $?	1qy
it okay	1ä
it over	1áä
it say	-1ä1GÉ2L
it take	1ÀÕ2ä
it take to	1ÀÕä
it the	-1E1nyGNÚ
it to	1ftÖ
it up	-2ä1oÑÞ
it was	1hAä2à
it with	1ä
it you	-1ä1wE
it ~meet	-1ä2F
it ~money	1TÀä2Ñ
it ~money to	1ÀÑ
it ~money you	1T
it ~pay	1nAÙ
it ~soon	1B
jewel*	1ä3Ô
jewelry	1ä3Ô
job	-2àä1yHÀ2l5ã
job $?	-1àä1yÚ2lÀã
job _ you	1lHã
jobs	-1ä1WÃ4Y
jobs $?	1WÃ
just	1cyMUVYä2GÌ
just _ $?	1yä
just a	1V
just to	1Mä
just you	-1ä1gQ2Ì
keep	1oCFÀÇ2PTÔ
keep _ ~cover	1o
keep _ ~thing	2F
keep the	1ä
keep your	1o
keepi*	-2ä1wÜ2dã
keeping	-2ä1wÜ2dã
keeps	-1ä1lmÂ2z
keeps you	-1ä1lm2z
kept	-1Mä1FP2m
keys	-1ä1Í2D
kid	1K
kids	-1aMÝ1JNËÌ2ÖÙ3Ø5i
kids $	-1a1Öä2i
kids $?	1Ø2i
kind	-1n1bpNVWYÁËÞãä2lÚ
kind _ policy	2Ú
kind _ work	-2ä1Þ3l
kind _ ~cover	-1ä1V2Ú
kind _ ~thing	-1ä1NÑÔ
kind of	-1n1bpNVWYÁËÚÞãä2l
kind of policy	2Ú
kind of work	-2ä1Þ3l
kind of ~cover	-1ä1V2Ú
kind of ~thing	-1ä1NÑÔ
kitch*	1Óä
kitchen	1Óä
know	-1M1tEPRVÜä2Gá
know _ $?	1R2Ü
know _ you	1Gá
know _ your	2E
know about	1RÜ
know about $?	-1ä1RÜ
know what	1Eá2G
landl*	-1ä1O×2VÎ
landlord	-1Àä1O×2VÎ
last	-1hkmtDMOÆãä1gjoqxyÒÕß2IRXÀÁâ3UÏÜ
last #	1uI
last # years	1I
last _ $	1gRUÜ
last _ $?	-1ä1jqxXÀÒÕÜ2ÁÏâ
last _ years	1qY2I
last _ your	1Öä
last few	1qIY
last few years	1qIY
last renewal	1RU
last time	1JU
last year	1RUâ3Á
last year $?	1Râä2Á
last ~money	1uRUâ3Á
last ~money $?	1Râä2Á
last ~money years	1I
late	-1ä1Y3Ä
latel*	-1D1RW2I
lately	-1D1RW2I
lease	1y2OÌ3Î×
leave	1mã2Û
leave $?	-1ä1ã2m
left	1É×Ø2mEä
left _ the	-1ä1E2ÉØ
left on	1E2ä
lende*	1Eä2Í
lender	1Eä2Í
let	1bhJK3Sä
let _ get	2ä
let _ go	1S
let _ ~meet	1J
let me	3ä
let us	1J3ä
let us get	2ä
let you	-1ä1bh
lette*	3oÉ
letter	3oÉ
level	-1ä1Ú3Õ
liabi*	1Ã3VÎ4G
liability	1Ã3VÎ4G
liability $	1GÃ
liability _ $?	1GV
liability limits	1G
licen*	-2ä-1M1I2u5D
license	-2ä1I2u4D
license $?	1DI
life	-1ä1cyà2ã3Ú
life _ $	1Úã
life insurance	1cÚ2ã
life insurance $	1Úã
like	-1yBEJN×ØÚã1ackmvGUYÊÔáâ2jCÝä3gnM
like #	-2ä1k2aG
like $	1nGMYä
like $?	1gAU
like _ $	-1ä1agGâ
like _ $?	1fgÉÞ2ä
like _ get	1y
like _ or	1eC
like _ ~cover	1ä
like a	1cÔ
like about	1h2m
like in	1Ê
like that	1ÇËâ
like that $?	1ÉÞ
like the	1ä
like to	1y2n3j
like to get	1y
like ~money	-2ä1k2aG
limit*	1Oä4G
limits	1Oä4G
limits $?	1GV
line	-1ä1AG2flÁÖ
line $?	-1ä1AÖ2Á
link	1U
liquo*	2Y
liquor	2Y
list	-1ä1nyP
list $?	-1ä1ny
liste*	1È2DÖ
listed	1È2DÖ
littl*	1YØ4i
little	1YØ4i
live	-2ä1bvFØÝ2AÇß3Ì
live _ $?	1AÌÝß
live on	-1ä1AFÝ2Çß
live with	1Ø2b
lives	1A2Ì
livin*	-2ä1vDÇÝ2l3Ì
living	-2ä1vDÇÝ2l3Ì
loan	1Í×3E4Ù
loan $?	-1×1EÍ2Ù
loan _ it	1E×
loan on	1E
loans	2Ù3×
loans $?	1×Ù
long	1kltvJÚÜÝßä3T
long _ it	2ä
long _ you	1lvÚ2T
long _ your	-1ä1JMÝ2t
long could	1J
long have	-1T1klÚ2v
long have you	-1T1klÚ2v
long would	1ßä
long would it	1ä
look	1cgorMUÀÊÝ2nyY
look _ $	1nGY
look _ $?	1cgMY
look at	1coÀ
look like	-1yä1gMÊÝ2Y3n
looke*	-1ä1rAÖ
looked	-1ä1rAÖ
looked at	1rÖ
looki*	-1ä2nry
looking	-1ä2nry
lose	-1ä1zAÄá
loss	1W
loss runs	1W
losse*	2WÏ
losses	2WÏ
lot	-1ä1IÑÝ2ZÎ
lower	3Õ
lower level	3Õ
lunch	1d2ä
machi*	-1À1Â2T
machine	2T
made	-2ä1gÐ2m4y
made you	-1ä1Ð2my
main	-1ä1YÄÇ2Ý
make	-1lyzAÀ1gmtPVÉÎßä2N3YÝ4È
make _ $	1NYß
make _ $?	1Y
make it	1ßä
make sense	2ä
make sure	1P
make you	1mVYÉ2Î
makes	-1ä1ná2z
makin*	1gEä2yO
making	1gEä2yO
making you	2yO
manag*	-1ä1àá
manage	-1ä1àá
many	-1mqY1rENPÃÈÌØß2kDM3Ñ4Z
many _ a	2M
many _ are	-2ä1PQZ2E
many _ do	1iDä2Z
many _ have	1kä
many _ you	1rMÃÅÈ
many miles	1F
many people	1ÌØ2Z
many years	3k
many ~kin	1iØ
may	-1ä1ZÖ2ay
may _ ask	-1ä1aZÖ
may i	1aZÖ
may i ask	-1ä1aZÖ
me	-1zM1eilmnoqWÏÑÔÚá2buGNY3y6ä
me $	1oáä
me $?	1bä
me _ add	1ä
me _ is	-1ä1mØ
me _ the	1NWYÑÚ
me _ this	1ä
me _ what	-1ä2y
me _ your	1YÔ
me a	1bY
me about	1DNWÑÔÚ
me about the	1NWÑÚ
me about your	1YÔ
me that	1ä
me the	1q2G
me to	1f2ä
me to add	1ä
me what	-1ä1my
me what is	-1ä1m
me your	3u
mean	-1V1nGÞ6ä
mean $	1Þ
mean $?	1G
mean by	2ä
medic*	1H2Ü
medical	1HÜ
meet	1È
milea*	1M2ä
mileage	1M2ä
miles	1F
mind	1blnqty2azä
mind $?	1by2z
mind _ i	1aä
mind if	1aä
mind if i	1aä
minim*	-2ä5G
minimum	-2ä5G
minut*	6ä
minute	3ä
minute $	1ä
minute $?	1ä
minutes	3ä
minutes $	1ä
minutes $?	1ä
miss	1wØ2m
mod	5X
model	-1ä3N
momen*	1hä2e
moment	1hä2e
moment $?	2e
money	-4ä-1gÜ1nABTYÚ2EÇÝß3ÈØ
money $?	-1ä1YÖØÝ
money to	1nEØ
month	-5ä1BE2×Ý3q4t5b
month $	-1ä1Ý2bq
month $?	-2ä2B×3b
month _ you	1qt
month*	-1ÚÝä1bC2q×3ß
monthly	1bnqC2×
months	-1ä1y2q3ß
months $?	1qyß
moon	3ä
more	1BÝ2n5ä
more time	1ä
morni*	1M3ä
morning	1Mä
mortg*	1Ý2×4Í
mortgage	1Ý2×4Í
mortgage $	1Í2×
most	-2ä1byDVYÄÉØÝ2n3z
most $?	1DÄØ
mostl*	2MY
mostly	2MY
mothe*	-2ä1iÌÖ2Ø
mother	-2ä1iÌÖ2Ø
motor*	-1ä1cNÞ3L
motorcycle	1cNÞ
motorist	3L
motorist $?	2L
move	1y2ä
movie	-1t4ä
much	-1ikDJPTÅÊÍÓØÜä1tUVYÁÄÇÈÎÔ×Úß2qAGMÀÉÝ3bB
much _ do	1tÀ
much _ got	1Bß2Ç
much _ is	1bÎ
much _ it	1q
much _ the	-1q1YÁÝ2AÚä
much _ you	1ÀÁÔ2bB3É
much _ your	1qGVYÔã
much are	1b
much could	1BÉ
much could you	1BÉ
much did	1b2qä
much did you	1bq
much do	1ÁÉ2ä
much do you	1ÁÉ2ä
much does	1ÁÝ2ä
much does the	1ÁÝ
much is	-1ä1MÔÚà2×
much is the	1A2Ú
much liability	2Î
much of	-1ä1qAV2Y
much of the	1AY
much of your	-1ä1qVY
much would	-1b1ÇÝ2G
much you	-1ä1BÙ2Ç
much you got	1Bß2Ç
much ~cover	1G2Î
my	1qy2ä
name	1AÅÌä2eQ3pÖ
name _ the	2Q
name is	1eÌ2Q
names	1eA2×
near	-1ä1o3Ê
need	1JÔ2tOÝ3gÍ
need a	2J
need the	2OÍ
need to	1Ôä2g
need your	1u
neigh*	2vÊ
neighbors	2Ê
new	1nÉÐ2qtyä3NRÂ
new _ $	1nNR2Â
new _ $?	1qy
new one	1qt
next	1gyBGÖä2tRÂ
next _ $	1B
next _ $?	1R2ä
next to	1G
next week	1B
next week $	1B
night	1jxFÀä
night $?	1jxÀä
night*	1M
nights	1M
no	1T2ä3L
no _ $?	1LT
no insurance	2L
noon	1ä
norma*	2M
normal	2M
normal week	2M
normal ~soon	2M
not	-2m-1Mã1jwzHRTÃÏÕØ2nÄ3h
not _ $	-1ä1hÏá
not _ $?	-1lä1bjITÄ
not _ you	1w
not hear	1ä
not hear you	1ä
not mind	1lq
not open	1T
now	-1bcgmEMN1doGKVÇØÜ2Dä4eqy
now $	1rDGØ2eä
now $?	1oADKÜ2ey3q
numbe*	-5ä-1myzM1nÉ2UÑ3G4fr5bu
number	-4ä-1y1nrÉ2Ñ4f5bu
number $	1u2É
number $?	3u
number _ the	1q2u
number on	1qÔ
numbers	-1ä2U3rG
of	-2ckP-1ijqEGHIRSUXÀÅÇÕß1aglmovwACMVZÄÈÉÔØÞâä2ezÂÚÝ3nDKT4Y
of $?	-1ä1n2Ø
of _ $	1aloDÏÚÝ
of _ $?	1agm2Â3ä
of _ are	1bÁÒ2v
of _ do	-1Ë1pTYÔ2ä
of _ is	1DÄËÑÞä
of _ you	-2ä1lVWYÈË
of _ ~cover	1YÙ2e
of _ ~money	1DTZ
of _ ~thing	1A2È
of a	-1ä1yLÉÊ
of insurance	1ÂÃ
of it	1AÏ2ä
of it $	1Ïä
of policy	2Ú
of that	1w
of the	1enotvwzAYÙÝ
of the ~thing	1A
of this	-1ä2g3z
of those	-2ä1erÔ3K
of what	1YÈ
of work	-2ä1Þ3l
of you	-3ä1moÖÝáâ2D
of you $?	2m
of your	-1Áä1quyATVÈ×Ú2enY
of ~cover	-1ä1VÂÃ2Ú
of ~thing	-1ä1NÑÔ
off	-2ä-1D1oBCFLÈ×2gEÀÓ
off $?	-1Dä1LÓ×2E
offic*	-1ä1M2Z
office	-1ä1M2Z
often	1M
okay	1befg5ä
okay $?	1ä
okay _ $	1gä
okay _ i	1ä
okay if	1à
okay so	1e
okay time	1ä
okay to	1f
okay with	1ä
old	-1iÑ1qtN2aÆÎÚ3Ø
old _ the	1Øä
old are	1aä2Ø
old is	1ÒØä2Æ
old is the	1Øä
old policy	1ä
old ~cover	1ä
olds	-2ä1aiÒØÚ2Æ
olds your	-1ä1aiØ
on	-4n-3clmã-2aiwRTÑÓä-1dfkpDKNSÀÔÛâ1qruxACIJMZÅÈÌÍÒÚ2gLËÎÕ×ØÙÝßà3ÃÄÇÖ4EÂ
on $	-2ä1fyÒß2uÝ
on $?	-1Ê1vËÝß
on @day	1Èä
on @day $?	1È
on _ #	1Ã
on _ $	-1×1brEÃÈ2LÖÙ
on _ $?	-1kM1bhELÂÄØÞ2Èáä
on _ and	1ä
on _ call	1y
on _ car	1EJ
on _ for	-2ä1rxÁÂÜ2Ø
on _ house	1×2Í
on _ income	1AØ
on _ job	1W
on _ lease	1ä2Ì3×
on _ or	1g2Ý
on _ own	1×2Ú
on _ policy	-2ä1qHÌ×3D
on _ renewal	1q
on _ road	2M
on _ street	1Ê2F
on _ the	1xzß
on _ you	-1ä1bE
on _ ~cover	-2ä1qHÌÖ×3D
on _ ~meet	1y
on _ ~money	1qÃ
on _ ~soon	1Y
on _ ~thing	1EJËÍ×2Î3Â
on a	1YÃ2Ç
on file	1PÂÃ
on insurance	1q2g
on it	-1q1gÖÚä3E
on it $	1gM
on it $?	1EÒÖÚä
on one	1J
on payroll	2Ã
on that	-2ä1oqÂÕÖ×2t
on that ~cover	-1ä1oq×
on the	-2ÔØ-1bfghloyDÈÊÝ1rFJQËÍÕÙÚ2jqEMZÌ3Â×
on the car	1E
on the house	1×2Í
on the lease	1ä2Ì3×
on the policy	1HVÌ
on the road	2M
on the street	2F
on the ~cover	1HVÌÖ
on the ~money	1q
on the ~thing	-1À1EÂË×2Í
on there	-2ä1H2Ö3L
on there $	-1ä1H2LÖ
on this	-2ä1gyD2rá
on you	-1Öä1hzÝ4Ø
on you $?	1hØ
on your	-1D1ghyPWÃÊØ2AIÎÚà
on your income	1AØ
on your own	2Ú
on ~cover	1q2g
on ~soon	1Èä
on ~soon $?	1È
once	1â2g
one	-1yMTYÒ1hirDXÑàã2etKNÄ3n4c
one $	-1ä1iD2X
one $?	1qÚä
one _ $	1Ä2cn
one _ $?	1ctJ2Ä
one _ or	-1ä1c2NÑ
one _ those	-1ä1e2K
one _ time	1ä
one _ you	1nz
one more	1ä
one more time	1ä
one of	-2ä1n2eK
one of those	-1ä1e2K
one thing	-1ä2h3n
one ~thing	1JN3c
ones	-2ä1nI2ir
onlin*	1oyGä
online	1oyGä
only	1nM2r
open	1KTã3Y
open $?	1TY
optio*	1U
options	1U
or	-6ä-3bjw-2hmxzJPÇÍØ-1aloquDKOTXÂÎÙÜßàá1cfgktBEMRWÈÉÊÐÑÒÓÕÛâ2CQYÅËÔÚÝ3AINÃ4Þ
or #	1NRVÃ2Ñ
or # $	-1ä1NV2Ñ
or # $?	1R
or $	-2ä2dr
or _ #	1AN
or _ $	-1Ô1tACFNRVÒÓâ2ÑÞ
or _ $?	1oyAIRÕÞ2Ô
or _ in	1vä
or _ it	1cIWÅÕ2nÚ
or _ like	1Ë
or _ or	1eYÔ
or _ the	1q2Ý
or _ you	1tG
or _ ~cover	1Ð
or _ ~money	1AN
or a	-3ä1fipACNQÃÔÖÞ2É
or anything	1MËÓÛ2Þ
or anything $	1Ó2Þ
or anything like	1Ë
or did	-1ä1tG
or did you	-1ä1tG
or do	1È
or does	1gÝ2Ú
or is	1cnÅÕä2g
or is it	1cnÅÕä
or just	-1ä1MUY
or the	1CEÀãä2N
or you	1gAQ
or ~cover	1Ú
or ~money	1CNRVÃ2Ñ
or ~money $	-1ä1CNV2Ñ
or ~money $?	1R
or ~send	1f2W
order*	-1ä4Å
orders	-1ä4Å
other	-2ä-1eM2L4c6r
other _ $?	1cG2r
other ~cover	3c
our	1ä2t
out	-1beghloOÊÎÙÜÝá1cjmHMZ×Þ2TÅ3vwzÈØ
out $	1cz4ä
out $?	-3ä1yDYÅÏÔØÚã
out _ $	1Hä
out _ $?	-3ä1qrv3w
out _ the	-1ä1jMÖ2vz
out _ your	-1ä1zTÈ
out in	-1ä1zZ2v
out of	-2ä1mnzBMÈÞ3T
out of your	-1ä1TÈ
out on	1jM×
out on the	1jM
out the	1Åä
out there	-1ä1rvÈ2w
out there $?	-2ä1rvw
out to	2q
over	-1DÅÇÔ1xzAGSWXÏÒá2dmÎä3w
over $	1ä
over _ $	-2ä1wXÏ3d
over the	-2ä1qxAÀ2W
over there	-2ä1mYÏ2d3w
over there $	-1ä1wÏ3d
owe	-1M1Í2×3E
owe _ the	1×
owe on	1Ù2E
owe on the	1×
own	-4ä-1M1HTÅ×2EÔ3Ã4AÚ
own $?	1×Ú2A
own _ $	1Ã
own _ $?	1HÃÚ
own _ ~thing	1AÀ
own comp	2Ã
own your	1A
own your ~thing	1A
own ~cover	3Ã
own ~cover $?	1Ã
own ~thing	1ÅÔ
owner	2fgä
owner $?	1g2f
page	1Ú2oä
page $?	1Ú
paid	-1ä1kHMÈ×2ETÛ
paid $?	1TÉ
paid _ $?	1AÛ
paid for	1E2Û
paid off	1E
paper*	-3ä1COQÃÖ3o
papers	1o2Ã
paperwork	-2ä1OQÖ3o
park	1ä2F
parke*	1FMN
parked	1FMN
parki*	1I2F
parking	1I2F
part	-1nä1vAÙÝã2g3z4Z
part _ this	-1ä2g3z
part of	1hvÙ2gzA
part of this	-1ä2g3z
partn*	-1ä2g3Q
passe*	-1ä1M×àá
passed	1×àá
passw*	1ä3P
patio	1ä2RÀ
pay	-4ä-2mA-1ghlortyzDMÇÕÖÚàá1CIPTZÈÍÙã2GWÉÎÐ×Û3BHÏÝ
pay $?	1BHÐ
pay _ $?	1É×Ýã
pay _ a	1JVÉ
pay _ it	1q3ä
pay _ the	1BÉÑÛ
pay _ you	2G
pay for	-1ä1eGJWXÎÐÔÙÛ
pay for it	1qä
pay if	1GVÉ
pay if you	1G
pay out	1Zã
pay the	1GHÍ2×
pay you	1HP2È
pay your	1ßã
paych*	-2ä1qHZÝ2AØ
paycheck	-1ä1qHÝ2AØ
payin*	-3ä1bEÑÚ3q
paying	-3ä1bEÑÚ3q
payme*	-3ä1qHPÉ×3bE
payment	-1ä1qEÉ×3b
payments	-1ä1HP3E
payro*	-1Y3TZÃ
payroll	-1Y3TZÃ
payroll $	1Ã2T
payroll $?	2Z
pays	-1Dä1LVÝ2lÎ
pensi*	-1ä3Ç5ß
pension	-1ä3Ç5ß
peopl*	-2ä-1PÀ1hTZÃÌÎ2DØ3ÅÈ4Â
people	-2ä-1PÀ1hTZÃÌÎ2DØ3ÅÈ4Â
people _ you	1È
perce*	1Y4É
percent	2É
percentage	-1ä1Y2É
permi*	1DÐ
permit	1D
perso*	1pUÅÚ
phone	2fä
piano	2ä
pick	1M
pictu*	1z2n
picture	1z2n
pipe	1WÉ2T
place	1cAÆÈÌÑÚÝ2tUÎÏ3R
place $	1Æ
place $?	1ctUÏÝä
place _ $?	1ÌÎÚ
plan	1TÙ2J
plans	-1ãä1H2xyR
plans for	2xR
play	1z2ä
pleas*	2ä
please	1ä
plumb*	1ÆÕ
plumbing	1ÆÕ
pocke*	-1ä1BTÉ
pocket	-1ä1BTÉ
polic*	-2Tä-1gmEPYÀØÙÜÝ1cenGIÅÎ×2DLÐàã4otV6Ú
policies	1c2Ú
policy	-1gmEPTØÙÝä1nGÅÎ×2etDLÐà3ã4oV5Ú
policy $	1coDÌ×ã
policy $?	1oqHMà
policy _ $	1Úã
policy _ $?	1o2V
policy _ a	1oD
policy _ if	1LVÎ
policy _ it	1Ú
policy _ the	1eÑä
policy _ you	1Éã
policy is	-1ä1tÚ
policy is it	1Ú
policy pay	1VÐ
policy pay if	1V
policy today	1e
policy with	1Úã
pool	4Ë
porta*	1ãä
premi*	1Ú3q
premium	1Ú3q
press	-1ä1ÀÂ3T
press*	2Ü
pressure	2Ü
prett*	2dm
pretty	2dm
price	-1yä1rÑ2q4n6b
price $?	-2ä1q2rÑ
probl*	1mBS
progr*	2Â3K
program	2Â3K
proof	1ÂÃÍ
proof _ insurance	1ÂÃ
proof _ ~cover	1ÂÃ
proof of	1ÂÃ
proof of insurance	1ÂÃ
proof of ~cover	1ÂÃ
prope*	1AÊËÎ
property	1AÊËÎ
property $?	1ÊËÎ
prote*	-1ä1AGP2n
protect	1n
pull	2o
pump	-1ä5Õ
put	-1qy1uLMÀÆÑÕÖÙ2BER4ß
put _ $	2ß
put _ $?	1Æ2ß
put _ in	1L
put _ on	2u
put _ the	1R
put _ ~cover	2ä
put away	1A2ß
put in	2R
put it	1Ñ
put on	2M
put the	1Òä
put the ~cover	1ä
put you	1Lä
putti*	2ä
putting	2ä
quest*	1y4ä
question	1y
questions	4ä
questions $	1ä
quick	2ä
quick $	1o
quit	1Õâã
quote	1y3r
quote*	2r
quotes	2r
reach	-1ä1yÅ3f
reach out	1y
reach you	-1ä3f
read	1fouO2G
read me	-2ä1ou2G
ready	1u4ä
ready to	3ä
real	1oP
real _ $	1o
reaso*	1y3ä
reason	1y3ä
rebui*	1Ñ
recap	1ä
recor*	2ä4I
record	4I
renew	-2ä4t
renew $?	-1ä3t
renew*	-3ä-1z1yR2oq5U6t
renewal	-1zä1yR2o3q4tU
renewal $	1otRU
renewal $?	1U2t
renewal go	1U
rent	-1ä2AÈ3Ã×
renta*	3J
rental	3J
rente*	-1ä2Y3Ã
renters	-1ä2Y3Ã
repai*	3B
repair	3B
repea*	2ä
repeat	2ä
repla*	-2ä1TÀÄÒÕ2Ô
replace	-1Ñä1ÄÕ2Ô
replaced	1Ò
repor*	1CW4I
report	1CW3I
requi*	1ÍÐ3O
require	1Í3O
retir*	1Aß2Ç
retirement	1AÇß
reven*	1Ä3Á
revenue	1Ä3Á
ride	-1ä1J2Þ
right	1dnorDVÚÜä2mGØ3X
right $	1m
right $?	1mn2X
right _ $	1qrGØ
right _ $?	1oDÚÜ
right _ i	1ä
right now	-1ä1orDVØÚÜ2dG
right now $	1qrGØ
right now $?	1oDÚÜ
ring	1Óä
road	1Ù2M
road $?	1Ù
roof	1Ø2c6Ò
roof $	1cØ2Ò
roof $?	1Ò
roomm*	1D4Ì
rough*	-1ä1qZÝ2Á
roughly	-1ä1qZÝ2Á
roughly what	-1ä1qÝ2Á
run	-2ä1tIJLTXÃÅÈÊÚ
runs	1LWÜ
safet*	4Â
safety	4Â
said	2ä
salar*	1Ý2ã
salary	1Ý2ã
sales	1VYÄ2Á
sales is	-1Á1VYÄ
same	1Ý2ckP
same _ $	-2ä2kP
savin*	1B2AÇ3ß
savings	1B2AÇ3ß
say	-1hnzDT1bqyLOÚã3gG4ä
say $	3ä
say $?	1goqGÊä
say _ the	1ÒÚ
say _ ~cover	1O
say about	1OÒá2ã
say about the	1Òä
say about ~cover	1O
say that	2ä
say ~soon	1G
sched*	2À
schedule	-1ä2À
schoo*	1iFJM2C3Ù
school	1iFJM2CÙ
school $?	1iCF2M
secon*	1Ö2Rä
second	1Öä2R
secur*	1u3Ó
security	1uÓ
see	-1M1gjoxFYÈÉÜ2O
see the	-1ä1joxÉ
seen	1r2ä
sell	-1ä2YÈ
send	1EØ2ä3f
send _ $	-1ä2f
send _ to	1EØ
send it	-1ä2f
send me	3ä
send the	1ä
sense	2ä
servi*	-2ä-1W1hmS3nY
service	-2ä-1W1hmS3n
set	1qDGÇÖÛ2bB3Q
set _ for	1Û2b
set aside	-1ä1ÇÛ2bB
set aside for	1Û2b
set up	1Ö3Q
shall	3ä
shall we	2ä
shape	-1ä1Ò2Ü
share	1YÄÉ2Ì
she	1MÝä2Dß4C
she _ $?	1à3ä
shing*	5Ò
shingles	3Ò
shoes	4ä
shop	-1ä1djyYÀ3JÈ
shop $	1yYÈ
shop $?	1dÀÈ
shopp*	-1ä1U2r
short	1hÝä
shoul*	-1Ú1cDÖÜÝ2n4f
should	-1Ú1cDÖÜÝ2n4f
should _ about	-1ä1Ü
should be	1gD
should i	-1ä4f
should know	2Ü
should know about	-1ä1Ü
should we	2ä
show	-1ä1IÜ
shut	2T
side	-1Ê1vMÈ2g
sign	1ekGZã2OÙä
sign _ with	-1ä1ekO
sign up	1eGãä
signe*	1CUÙ
signed	1CUÙ
signed up	1C
since	1GMÆÖ2ÏÜ3kRä
since _ $?	1Ü2k
since _ last	1I2R
since you	-1ä1kGMÆÖ2Ï
sit	-1ä1U2FÊ
sleep	-2ä1bnzFÕ
smoke	-1à3Óâ
smoke*	3â
so	1cehmz2l3ryä
so _ $	1rä
so _ $?	1mr
so _ is	1ehzä
so _ me	1Ï
so _ we	1ä
so far	2ä3r
so far $	1rä
so far $?	1rä
so i	1u
so what	1hlyz
so what is	1hz
so who	1e
so you	1G2l
socia*	-3ä5u
social	-3ä5u
some	1wL
someb*	-1ä1cegAÇÌÎÖ2GSá
somebody	-1ä1cegAÇÌÎÖ2GSá
somebody $?	-1ä1Gá
somebody else	-1ä1c×
someo*	-1ä1e2Î
someone	-1ä1e2Î
someone _ you	1Î
somet*	-1ä1gotBSWÆÑß2yzá3É
something	-1ä1gotBSWÆÑß2yzá3É
something $	2ä
something _ $	1yB
something _ $?	1ÆÑ2É
something _ you	1ä
something else	1yÑä
something happened	-1ä1nBÉß
song	3ä
soon	1Í2tR
sorry	4ä
sound	3ä
spare	1JÞ
speak	2ä
speak*	1ä
spend	-1ä1qÀ3b
spend on	1À2q
sprin*	-1ä1y2Ï
spring	-1ä1y2Ï
spring $?	-1ä1y2Ï
squar*	1ä2Ñ
square	1ä2Ñ
stand	1AXá
start	1OÑ2k3ä
start the	1ä
start*	1ÉÙ2Â
started	1Ùä
state	-2ä1eM3G
stay	-2ä-1Ø1bmFÌ×Ý2Y
stayi*	-1ãä1n2wy
staying	-1ãä1n2wy
still	-1gØ1owÍ2DM×4lEÖ
still _ $?	1D×3ä
still _ on	-1ä1Ù3E
still have	1o×ä
still owe	-1ä1Ù2E
still owe on	-1ä1Ù2E
stole*	1PÀÏ3W
stolen	1PÀÏ3W
stop	1TU
stopp*	1ß2Øä
stopped	1ß2Ø
storm	-2ä1Ç2wÊ
stree*	-1ä3Ê4F
street	-1ä3Ê4F
stude*	-2×1C5Ù
student	-2×1C5Ù
student _ $?	2Ù
student loan	2Ù
stuff	1cÀÜ2gÔ
sub	4Ã
subs	5Ã
sued	1ASWÎ2Ç
sued $?	1ASÇ
sued you	1Ç
sum	1ä
summa*	1ä
suppl*	4Ä
supplier	3Ä
sure	1P2ä
swing	1bB
switc*	1kä
switch	2ä
syste*	1TÀ2Ó
system	1TÀ2Ó
system $?	1PÓ
take	1nuBCDPÀÇÉÕÜÝã2AM
take $?	1AB2Ü
take _ of	1n
take a	1×
take care	1nä
take care of	1n
take it	-1ä2M
take to	1ÀÕä
taken	1CS×ä
taken _ of	2ä
taken care	2ä
taken care of	2ä
takes	-2ä-1D1LMÅ2m
takin*	-1ä1Ø2Ü
taking	-1ä1Ø2Ü
talk	1JU2Â3áä
talk $?	1ä2Â
talk _ your	1ä
talk about	-2ä1J3á
talk to	1U
talke*	1IÊÛá
talked	1IÊÛá
talki*	-1gä1Ná2r
talking	-1gä1Ná2r
teena*	1DMä
tell	1imWYÏÑØÚä2N
tell _ about	1DNWÑÔÚ
tell _ what	-1ä1my
tell me	-2ä1imyWYÏÑØÚ2N
tell me about	1DNWÑÔÚ
tell me what	-1ä1my
tell you	2ä
term	1tÚ
text	-1ä5f
than	1hMÝÞ
that	-3rY-2UÌÍ-1adijvxCHQSXÁÅÓØß1cgwAIPÉÏÕÖ2kqyzEKMTWÀÂÄÇÈËÑÒÚ3eptÔãä
that $	1eÈÎâ2Ô4ä
that $?	1fpÉÜÞ2q5ä
that _ $	-1qyä1coDVWÆÈÊÏÖÚ2M3t
that _ $?	1kqwEÀÇ2T5ä
that _ could	1Ô2A
that _ for	1LMä
that _ in	1oä
that _ to	-1ä1g
that _ with	1ã
that _ worth	1AÔÚ
that _ would	-1ä1Ë2m
that _ you	1K2z3y
that _ your	1Çä
that _ ~money	1kW
that a	-1ä1Ô2p
that be	2ä
that car	-1ä1M2E
that coverage	1LÑã
that is	1bAWÃ2y
that letter	1oÉ
that one	1DÄ
that policy	1q×ã2Ú
that policy $?	1qä
that right	1qä
that roof	2Ò
that sound	1ä
that the	1gNã
that to	1ä
that with	1cI2e
that work	1Èä
that you	-2ä1ÇÔ3m
that ~cover	-1ä1qBÑ×2Úã
that ~cover $	-1ä1oV×Ú
that ~cover $?	1qä
that ~harm	-3ä1ÇÊÏ2wIW
that ~harm $	-1ä1IWÊ
that ~money	-1ä1q2À
that ~thing	-4ä1ÀÂÆÈÑ2EMÒ3T
that ~thing $	1ÆÈ
that ~thing $?	-1ä1ETÀ
the	-3amÄ-2bØ-1knsvSÔàá1cdgjqyCDWÁÂÈÉÌÎÏÑÜß2lrEIJLMOPRTUXÊËÐÒÓÙÚ3xzFGNQYÆÖ×Ýã4oÀÅÍÕ
the #	1qGÝá2N
the # $	1N
the # of	1DÝá
the @name	-1ä1oC2eq
the _ #	1uzIWß
the _ $	-2yÊÚ-1cfhirtAMÙ1uEFJNUYÀÂÅÇÌÍÐ×Üã2eqGÆÝ3ä
the _ $?	-3nYÚ-2jILÃ-1yBGJVÇá1degpvzACQWÂÅÆÍÎÏÑÝã2lxNOÀÊË×ÙÜ3MÖ4E
the _ and	1ciZÑÔä2N
the _ at	1tCÝ
the _ been	1mÆÏÔ2I
the _ bring	1UÁÈ
the _ come	1qXÇÑ
the _ cost	1TÀÔ
the _ do	1BRY
the _ ever	1Ë2Õ
the _ few	1qyY
the _ for	-1×ä1dlnNTÃÉ
the _ give	1M2ã
the _ go	1ÊÖá
the _ has	1D
the _ have	1bÃã2ä
the _ i	1r
the _ if	-1ä1yzBHT
the _ in	-1P1IMQÁßä2o
the _ insured	2c
the _ is	1hjAY
the _ last	1jxÁÕ
the _ level	1Ú2Õ
the _ need	1gÍ
the _ number	3u
the _ numbers	-1ä1rG
the _ of	-1Ú1entyDLYÊá2ä
the _ on	1ghquBÒ2È×
the _ one	-4ä1qNÚ2r3t
the _ or	1vCNQÀÆ2nä
the _ out	1DÀÅ
the _ page	1Úä
the _ policy	1ct
the _ right	1o
the _ say	1gGÍ
the _ since	-1ä1IÏ2Ü
the _ that	-2ä1yWËÚ
the _ the	1VÔä
the _ thing	1mn2zÞ
the _ time	1U
the _ to	1gJMP
the _ today	1y
the _ what	-1ä1noJÉ
the _ when	1TÙ
the _ who	1gLSà2Ã
the _ with	-2e1cÌ×Úä2h3o
the _ worth	1AEÔ2À
the _ year	1yRâ
the _ you	-1ä1bmyzÉÑØÚ
the _ ~cover	1cÃ2t3ä
the _ ~harm	1Ïß2T
the _ ~insurer	1e
the _ ~meet	1qXÇÑ
the _ ~money	1uITWÀÑÔâ
the _ ~pay	1EÍã
the _ ~send	1UÁÈ
the _ ~soon	1y2Â
the _ ~thing	1JN
the apartment	-1ä1ÈÌ2Î
the apartment $?	1Ì
the application	1ä
the bank	2EÉ3ß
the basement	3Õ
the basement $?	2Õ
the beneficiary	1ä2Ö
the best	1mä2f
the big	-2ä1enz2i
the booking	2P
the building	1ÐÓ2À
the business	-3ä1ZÁ3Q4R
the business $?	-1ä1QR
the call	-1ä1y2g
the car	-1Nä1B2EM3F
the car $?	1M
the card	1u2G
the carrier	1ä
the cars	1M2J
the clock	1Åä
the company	1mä2Q
the contract	1oä2O
the coverage	1nã2Ñ
the deductible	1B2ä
the drivers	1D
the driveway	1zFN
the equipment	2À
the family	1Øß2Ý
the first	-1ä1oÚß2rÂ
the flood	2Ê
the furnace	1ÆÕ
the garage	1N2È
the gc	3O
the gym	2yã
the home	1cÑ
the home $?	1Ñ
the hospital	1lÜã
the house	-2MÕä-1Ò1cDFÇÈ2ÆÏÑ×3AÍ
the house $	1ÇÍÑ
the house $?	1FGÆÈÍ2×
the household	1D
the inspector	1Ò
the insurance	1nÍ2O
the jewelry	2Ô
the job	-1ä1Öã
the kids	1iJN2ÖÙ
the kids $?	1Ø
the kitchen	1Ó
the last	-2ä1gouyIUXYÚâ
the last #	-1ä1uI
the last time	1U
the last ~money	-1ä1uIâ
the lease	1Oä2yÌ3×
the lender	1Í
the liability	1G
the loan	1Ù2E
the lower	2Õ
the lower level	2Õ
the mod	2X
the money	-1Ø1ÇÖä3Ý
the monthly	1n×
the moon	3ä
the morning	1M
the mortgage	1ÍÝ2×
the most	-1ä1bVYÉØ2z
the new	1É2t3q
the new one	-1ä1qt
the next	1t2y
the office	-2ä1M2Z
the old	1tÚ2Î
the old policy	1ä
the old ~cover	1ä
the one	-1ä1cgzà
the other	-1D2L3r
the owner	-1Q2fä3g
the owner $?	1g2f
the paperwork	-1ä1oOQÖ
the patio	2RÀ
the place	-1ä1UÁÆÎÏ2Ì
the policy	-1ä1HMVÉÌ2oÚ
the policy $	1Ì
the policy $?	-1ä1HM
the price	1bhnÑä2q
the pump	-1ä3Õ
the quote	1f
the renewal	-1ä1ty2o3qU
the renewal $	1oq
the renters	1YÃ
the road	1Ù2M
the road $?	1Ù
the roof	4Ò
the roof $?	1Ò
the same	1Ý2ckP
the shop	1djYÀ2JÈ
the shop $	1Y
the shop $?	1dÀ
the street	2F
the tools	2À
the truck	1oN2×
the union	-1ä3ã
the vans	1ä2Å
the water	1TÊ
the weather	3w
the weekend	1x
the wheel	-1ä1I2D
the wiring	2Æ
the yard	-1ä1Ë2Ê
the ~buy	1Ñ2ä
the ~cover	-1eqyP1cnVYÃÊÍã2oOÉÑÚä
the ~cover $	1OÌä
the ~cover $?	1HMÙ
the ~cover for	1Ã
the ~cover on	1B
the ~cover the	1V
the ~cover you	1Ú
the ~cover ~cover	1J
the ~harm	-1ä1qwÊÚ2Ó
the ~insurer	1mU2Qä
the ~insurer have	1ä
the ~kin	-1×ãä1DJNÖÙ2iØÝ
the ~kin $?	1ØÝ
the ~meet	1yÔ2g
the ~money	1bG×á2nN3q
the ~money $	1N
the ~money $?	1qÑ
the ~money of	1DÝá
the ~soon	1lxM2y
the ~soon $?	1lxM
the ~thing	-4ä-3gqy-2ertz-1bfhimnvwxCLOPWXÃ1cAEMNUÂÍÐÓÔ2DRÅÆÈÌÎÏÑÒ3FJ×6À
the ~thing $	1NRÂÅÆÇÌÍÑÓ
the ~thing $?	-2ä1dMNÆÈÊËÑÒ2À×
the ~thing and	1c
the ~thing been	1IÏÔ
the ~thing in	1AM
the ~thing insured	2c
the ~thing on	1ÅÒ2È
the ~thing or	1À
the ~thing the	1Ôä
the ~thing with	1oÌ
the ~thing worth	1AE2À
their	1Å2m3Ã
their _ ~cover	2Ã
their own	1Å2Ã
their own ~cover	2Ã
them	-3ä-1benyzTYÀ1gtGÃÅØá2cÂ3k5h6m
them $	1kG3h
them $?	-1n1ghkÂÅØá2m
then	1cJL2ä
then $	1c
then $?	2ä
then _ $?	1JL
then what	1JL
then what $?	1JL
there	-3Ñ-2ceilqtÇÎÝä-1ajpuxBTWÉÙã1dfhmozNÄÈÊÏÐ×à2ËÔÕ3kvwLÌÓ
there $	-1gm1fkvwzHLÆÏÔ2dÌÖ
there $?	-1PÔ1korLQYÈÏÒ2wÌä3v
there _ a	1AÓÔ
there _ else	1N
there _ loan	1×
there _ you	-1ä1ghnoÔØ
there _ ~cover	1bJà
there a	-2ä1bfhrzEJLNÈÊËÓÕßà
there a loan	1×
there and	1Z
there any	1DÊ
there anything	1zNÔ2h
there for	1n
there is	1wÓ
these	-2Yä-1y1hikmnIMÜ2eVÇ
these _ $	-1ä1emM2kÇ
these _ $?	-2Y1ehiÜ2V
these days	-2Y1iMÜ2eVÇ
these days $	1eM2Ç
these days $?	-2Y1eiÜ2V
they	-3b-2nryzMä-1fgtvDEIJNRTVWYÈÎÔã1oSÀÅÆ×Ùß2AUÃÍÝ4qÏ5hO6m
they _ $	1oOÇä
they _ $?	1AZ4ä
they _ a	1Åä
they _ it	-1ä1Æ2q
they _ or	2Ã
they _ the	-1ä1GÊ2OÍ
they _ to	1×ß
they _ up	1ä
they _ you	-1ä1mACOÇ2U3q
they are	-2ä1qPÙ
they do	-1ä1h2m
they ever	1L2h
they give	1CU
they have	1qÑ×ßä
they need	-1ä1Ý2O3Í
they need the	-1ä2OÍ
they pay	-1ä1G2Ï
they say	2ä
they ~pay	-1ä1G2Ï
thing	-3ä-1qy1htWÖ2mÞ4nz
thing $	1tÖ2n
thing you	-1ä1z2Þ
thing*	-1eä1bcYÇÌÔØ4d
things	-1eä1bcYÇÌÔØ4d
things $	1Øä
things $?	1c
think	-1Ý1yzAEGKØà2áä
think $?	1Gá2ä
think about	1àá2yz
this	-2mMØ-1ehvABEGIWYÍÔÖ×ÚÜÝã1fikquzRÁ2bdtx3r4á6n7gy
this $	1gnà2ry
this $?	-2ä1bqr2n3gá
this _ $	1xyDRÁ2u
this _ $?	1gxX2by
this _ @name	1q
this _ and	2y
this _ for	2ä
this _ you	1grzá
this a	1dny
this call	1y2ä
this is	1ä
this is @name	1ä
this weekend	2x
this weekend $	2x
this year	1bRXÁ
this year $	1Á2R
this ~meet	2yä
this ~money	-1ä1tRXÁ2b
this ~money $	1Á2R
this ~money $?	1X2b
this ~soon	1ä2x
this ~soon $	2x
this ~soon $?	1x
those	-2ä1cekrMÔÙ2TÃ3GK
those #	1M2T
those _ $?	-1ä1ckKÅ
those ~money	1M2T
thoug*	1hÛ2á
thought	-1ä1hÛ2á
throu*	-2ä-1à1eyzEHUÁÊá2Y4ã
through	-2ä-1à1eyzEHUÁÊá2Y4ã
through _ $	1Hã
through the	-1ä1EUYÁ2ã
through work	1H2ã
through work $	1Hã
through your	1z
ticke*	3I
tickets	2I
till	2t
time	-1qØ1tÞã2TUZÝ3ä
time $	1ãä
time $?	1yTÞä2Z
time _ ~meet	1ä
time to	1ä
time to ~meet	1ä
times	2ã
to	-3YÚ-2celACLVÍÜ-1hivwFGQÆÓÞà1ruDJMPUXÇÈÔÖÝ2jmoqKSTÀÐÑØÙÛ3bfyOä4n5g
to $	-2ä1qMXÖ
to $?	1frZÇ2q
to _ $	-2ä-1n1fhjmotyPÐÔÙá2b
to _ $?	-1g1nyJRSUÀÅÑÔÝ2bM
to _ a	-1ä1gn
to _ about	1Êä
to _ ahead	1ä
to _ apartment	-1ä1Î2È
to _ at	1D
to _ back	1ß
to _ for	1WØ2nä
to _ if	1AJá
to _ in	1nÇ
to _ it	-1n1fgBÑÕ
to _ lender	1Eä
to _ on	1ÃÖ2b
to _ out	1y
to _ over	1Sä
to _ sure	1Pä
to _ that	1ÀÑ2ä
to _ the	1jKO2oä
to _ this	1r2gu
to _ to	-1ä1Ö2g
to _ up	1ntIÉä
to _ wife	1Ø
to _ with	1Ùä
to _ you	1fyW2Û
to _ your	1O
to _ ~cover	1K
to _ ~kin	1ÖØ
to _ ~money	-1ä1bn
to _ ~pay	1T×
to _ ~soon	1x
to _ ~thing	-1ä1DÎ2ÈÏ
to a	-2ä1EKU2m
to add	1ä
to ask	1ä
to be	1bnDT×
to buy	-1ä1À2Ô
to call	2y
to change	-1n1gÝä
to code	2Ð
to do	1jmØä2n
to do for	1nØ
to get	1y2ä
to give	1nä
to go	1Ö2ä
to go ahead	1ä
to go over	1ä
to have	1gz
to look	2y
to look at	1y
to lose	1AÇ
to make	1tP
to move	1ä
to pay	1bnWÉ×ä
to pay for	1nW
to protect	1n
to put	1Ñ2u
to put it	1Ñ
to reach	1fy
to replace	-1Ñä1Õ2Ô
to see	1go2O
to sign	1ä
to spend	-1ä3b
to start	1tÑ
to sum	1ä
to talk	3ä
to talk $?	1ä
to that	1qP
to the	1yDPÊÎä2ÈÏ
to the ~thing	-1ä1DÎ2ÈÏ
to work	-1ä2JM
to work $?	2J
to you	1hÊ2nä
to you $	1hm
to you $?	1nä
to your	-1A1BHTÖß2Ø
to your lender	1ä
to your wife	1Ø
to your ~kin	1ÖØ
to ~buy	1tÀÑ2Ôä
to ~meet	1yÉ3ä
to ~meet $?	2y
to ~pay	1bnWÉ×ä
to ~pay for	1nW
to ~send	2f
today	-1Ø1qÀÖÚã2eä4y
today $	-1Ø1eÖ2y
today $?	1ehqÀÚã3y
toget*	1cqä2gÀ
together	1cqä2gÀ
together $?	1g
together and	1ä
told	2ä
told you	2ä
tomor*	1ß2Bä
tomorrow	1ß2Bä
tomorrow $	1ä
tomorrow what	1ß
tonig*	1É3ä
tonight	1É3ä
too	-1ä1bmwÖÝà
too $	-1ä1mwÖÝà
took	1ABÉ
tools	1W2À
top	-1ä1tyÁÄ2n
town	2v
track*	-1ä3K
tramp*	3Ë
treat*	-2ä1wÜ4S
troub*	1IÜä
trouble	1IÜä
truck	-2ä1loKM×2N
truck $?	1K
truck*	3Å
trucks	3Å
turn	-2ä1azYÒ2Ï
turn _ $?	-1ä1aYÒ
uber	1M
umbre*	1cVä
umbrella	1cVä
under	1byÎØ2c
under*	-1ä1yEL
understand	1y
unins*	4L
uninsured	4L
uninsured _ $?	1L
uninsured motorist	2L
uninsured motorist $?	1L
union	-1ä3ã
until	-1ä1tT
up	-3ä-2gmÊ-1filETÈÌÍÎ×ØÝ1oqvwBCIXÃÕÖÚâ2yGQÐÑ3Ò4tÞ
up $	1oQÕÞ3t
up $?	-1Ñä1nqAXÆÖÚá2vÒ
up _ $?	-1ä1erQZÑÒ
up _ code	2Ð
up _ you	1hy
up a	1ä
up for	1yCGã
up on	1bÞ
up the	1ä
up to	-2ä1hjxZÖ2Ð
up to code	2Ð
up with	-2ä1eG2Ñ
up your	-1ä1tP2w
updat*	1ÀÖ2Æ
updated	1ÀÆ
us	1mJ5ä
us _ it	1ä
us get	2ä
us ~meet	1J
use	1JKMâä2PÃ
use _ car	1D
use _ ~thing	1DM
use it	2ä
use the	-1ä1M2P
use the ~thing	1M
using	1eÍ2M
usual*	-2ä1gY3M
usually	-2ä1gY3M
value	-1ä1n3Ú
vans	1À2ä3Å
vehic*	-2ä1I2Å4N
vehicles	-1ä1E2Å3N
vehicles $?	1EÅ
versu*	2Y
versus	2Y
wages	1A2Z
walk	1nyUY
walke*	-1ä1UYÄ
walked	-1ä1UYÄ
want	-1zMØ1nuAEKÔÖÛä2bgOÙ3á
want _ do	1ä
want _ go	1ä
want _ put	2u
want _ to	1fmnÖ
want _ ~buy	2ä
want me	1fä
want me to	1fä
want the	1nä
want to	-1n1KOÇÙá2uä3bg
want to do	1ä
want to go	1ä
want to put	2u
want to ~buy	2ä
was	-2z-1mntDMÉÔØÚÝã1ALÑÒÓÕáâä2dqUÜ3hyIÆà
was _ $	1hIá
was _ $?	-1q1yAàä
was _ last	1yIÏÜâ
was _ the	1yJ
was _ ~thing	1ÀÆ
was it	1qIÆá2y
was that	1IÑ2ä
was the	-1ä1qÆÑÕÜà2dU
was the last	1y
was the ~thing	1Æ
was your	-1y1qxÏÜâä
was your last	1ÏÜâ
watch*	1Ô2K
water	-1ÈÌ1TÆÎÏ6Ê
water _ the	2Ê
water backup	2ä
water ~cover	2ä
way	1hmwÊä
way $?	1h2w
we	-1M1bfrt2yIN6ä
we _ the	2ä
we _ to	1bN
we are	1ä
we do	1y
we get	1f
we have	1t
we talking	2N
we ~meet	1ä
weath*	3w
weather	3w
websi*	2ä
website	2ä
website $?	2ä
week	1lBYZÂä3M
week $	1B
week $?	1lMT
week you	1M
weeke*	5x
weekend	5x
weekend $	3x
weekend $?	3x
weeks	-1ä2JT
weigh	1g3ä
weigh $?	2ä
well	1n3m
well $?	1n3m
went	1TÄ2z
were	-1m1qySÐÖ2abTØ3I
were _ $?	1Tä
were gone	1Ö×
were not	1Øá
were you	1qyI2ab
were ~not	1Øá
what	-4DÌÖ-3iF-2deowQÐÙâ-1gsIKSØ1tCJLRÄÆÇËÏÒÕÜà2aflpuBOTWXZÀÎ×ÚÝßáã3hmANVÉÑÔ4bnqzGYÁ5y
what $	1fä
what $?	1JL4ä
what _ a	-3ä-1bmy1PTZÑÛÝ2fnAM
what _ are	-1y1lV2YÍ
what _ be	-1ä1bAÔ2z
what _ been	1hR2Æ
what _ changed	1RÜ
what _ did	1aktÏ2ä
what _ do	-1mä1bcftuGOÅÉÑÚÜ2Y
what _ does	-1ä1M2t
what _ got	2y
what _ happen	-1z1HÎÕØá
what _ have	-1Ô1rGWÆ2h
what _ he	1U2m
what _ i	-1ä1Y
what _ if	1LPÄÎÓ
what _ in	-2ä1NÀËÜÝß2VÔ
what _ is	1ptEYÆ2Nä
what _ it	-5ä1mnuGVÔØá2pÀ3Ñ5q
what _ make	-1b1mn2È
what _ mean	1ä
what _ of	-1mnyP1bhlpNÄËÚÞ2Y4ä
what _ on	-1Gä1hqzCIVÃÊÕà2x
what _ that	1bkÄÚ2ä
what _ the	-2hAÕä-1mvPÆÏØÜ1frtuyzBEGMNUVWXYÀÁÂÉÎÑÒÔ×Þã2lqOÚ
what _ they	-2ä-1y1COÇ×2ß3mqÏ
what _ this	-3ä2n4y
what _ to	1TØßãä
what _ we	-1ä3y
what _ with	1ISWÏã
what _ would	-1ä1AÉ×á2b
what _ you	-2VÎÏØ-1acgtGHLUYÄÅÊÍÒ1jnqBMNPÃÉÑÕÚÛÝßáä2bhyzAJÀÇÔ3Á
what _ your	-2tNÚ-1ehzIPTWÃÕ1lnAHJOVÄÅÇÊËÎÝàã2aXZÁä3v
what _ ~cover	1c
what _ ~money	-1ä1GÑ2a
what about	1cà
what all	-1ä1AYÕ2V
what are	-1blvãä1aqyCOYÑÜÝ2NÁ3n
what are the	1NY
what are you	-1by1qÑÜÝ2nÁ
what are your	-1ã1ayRVØ
what can	-1ä1y2b
what color	3ä
what could	-2ä-1q1zß2bAÇ
what could they	1hAÇß
what could you	-1ä2bÇ
what day	1ä2t
what deductible	1BÉ
what did	-1hmnzGY1qrETUVXÀÁÊÎÏÒÚÜã2ÑÔ
what did it	1Ñ2q
what did the	-2ä-1q1ryRVWÎÔ2XÒ
what did they	1qä3Ï
what did you	-2y-1q1EJÀÁÑÔÚ5ä
what did your	-1ä1UÊÜ
what do	-2b-1y1hmnABCKNZÃÅÇÈÕ×Úã2jqÝ
what do they	-1ä1mC2q
what do you	-2b-1y1nzABKNXZÃÇÈÕ×ÚÝãä2j
what does	-2ä-1btzØ1glmnqLOVYÄÉÎÚ2GZÝ
what does a	1AMYZÝ
what does it	1qGVÉ
what does the	-2ä1goqyGOYZÉÚ
what does your	1glLVÍÎßá
what else	1Nä2c
what happened	1SXÏä2W
what happened with	1ISWÏ
what happens	-2ä-1y1gLPTÂÄÊÓØßã2Î
what happens if	1LPÄÎÓ
what happens to	1TØßã
what has	-1y1Üä2z
what have	-1yä1rRÀÔ2mA
what have they	2m
what have you	-1yä1rRÀÔ2A
what i	2ä
what if	1Î2Ä
what is	-2cÍä-1gDFUÂÈÊÖá1alpvxyBCOVXZÀÆÇËÕ×ÝÞà2fhmqzRÁÉÔ3nu
what is a	1n2f
what is been	1hR2Æ
what is in	-1ä1NÀËß2VÔ
what is it	-2ä1nuØ2pq
what is on	1zACIVÃÕà2x
what is that	1kä
what is the	-2y-1APRÕÝ1fluEMNOÁÉÞ2qt×Ú3z
what is your	-2yN-1tIRVÚ1aluAJOÁÉÎã2XZÇÝ3v
what it	-1ä1nÑ2E
what kind	-1n1blpNVWYÁËÚÞ2ä
what kind of	-1n1blpNVWYÁËÚÞ2ä
what made	2y
what made you	2y
what number	-1ä1Ñ2f
what part	1hz3ä
what part of	1hzä
what was	1qUÑá2ä3y
what was it	-2ä1qyá
what was that	1ä
what was the	-1q1UÑ3ä
what we	1ä
what were	-1ä1by2q
what were you	-1ä1bqy
what worries	2z
what worries you	2z
what would	-2Ý-1gqyWÒ1bhmnzBHJPÉÓ×Ûã2ATÀÑÔÕßá
what would a	-2ä1nPTÑÛ
what would be	-1ä1AÔ2bz
what would happen	-1z1HÎÕØà
what would it	-1ä1mzÕ2ÀÑ
what would make	-1b1mnä
what would you	-1nz1hPÀÛßä2JÉá
what would your	1Vã
what year	-1b1kNÆ2a
what year did	1akä
what you	-2ä1GÑá2hEYÈ
what ~cover	1eBÚ2GO
what ~cover do	1GOVÚ
what ~money	-1ä1kNÆ2at4b
what ~money did	1akt
wheel	-1ä1I2D
when	-3q-2hYÑØä-1bceforvACNXZÇÈÌÎÔ×Ý1iyDFIJOÂÃÊÒÜá2ajmnzSTU3kÆÍ4t
when $?	-3ä1tÚ2ky
when _ are	1Ù2j
when _ it	2t
when _ say	1ä
when _ the	1ÀÆÕ2iä
when _ they	-1ä2OÆ
when _ you	-1U1agtRÃ2k3Í
when _ your	-2ä1aDUÏÜâ2Â
when did	-1t1RÃ2kDÆ
when did you	-1U1RÃä2k
when do	-1ä1t2O3Í
when do you	-1ä2tÍ
when does	1tU2ä
when does the	2ä
when he	1zFW
when is	1aiDÂ3t
when is the	1tä2i
when is your	-2ä1atD2Â
when it	1g2Ê
when the	-1D1jJL2T
when was	1IÀÆÒÕÜâ
when was the	-1ä1ÆÕ
when was your	1ÏÜâ
when you	-1tØ1jEMSßã2nz3m
when you are	2j
when you say	1ä
whend	1Àâ
where	-1gmqtyADEIJTÆä1cnLPRÀÇÖá2boÊ3fh4v5F
where _ i	-2ä2f
where _ the	-1Æ1bchRÇÖ2FPÊ
where _ they	1Àä3h
where _ you	1flnorvFä
where are	1Àä
where did	1Gä
where do	-2ä1fhloFÀ2b
where do you	1flovF
where does	-1ä1bMá2Ê
where does the	-1ä1bF2Ê
where is	-1MÆ1ehvRÕä2F
where is the	1chRÕä
where would	1nÖ2Ç
where you	-2ä1oLÊ3v
which	-1gØ1fFMTYÔ×2tvzDÄ3e
which _ do	1ftMN
which _ is	1Mä
which company	2e
which of	2DÔ
which one	2ä
which ~insurer	3e
which ~thing	1MT
while	1JTâ2k
who	-2noqtyzGNRVYÊáã-1abdkvwxBCFIWXÁÉÏÔÕßä1cAHJMOPTUÄÎ×Ýà2LQÍÙ3ÂÃÅ4gDÌ5eÖØ
who _ $	1DÎà
who _ $?	1gÖà
who _ be	1Ø2D
who _ for	-2ä1T2Ù3Å
who _ has	-1ä1gÌ
who _ in	1Z3Ý
who _ it	1UÖØ2ä
who _ on	-2DÖ-1g1QZÃ×ä2AØ
who _ that	1cÂ2e
who _ the	-1Ã1DHPTÅÚä3gQ
who _ you	-1g1lrJLMOÄÖØä3e
who _ your	-1gD1ÂÄÜ2j3cä
who are	1Q2Ø
who depends	1AØ
who depends on	1AØ
who did	1eÆÖ
who do	1lMÃÄÌ2e
who do you	1lMÃÄÌ2e
who drives	2DÅ
who else	-3ä1gDÄ×2rÌ
who else has	-1ä1gÌ
who gets	-1ä1gÓÖ
who has	-1ä1ceP
who in	1DÜ
who is	-2ä1ijZÃÄ×Ú2eØ3ÍÖ
who is on	-1ÖØ1eQZÃ2×
who is the	1EÍÚ
who is your	1Ä2j
who pays	-1D1L2Î
who should	-1ä1DÖ
who works	1ZÃ
who would	-1ä1JÛ3Ø
who you	-1ä1Ì3e
who ~pay	-1eD1HLä2Î
whod	-4ä1DJÐÖ×Û2gÎ3Ø
whod _ it	1Ø2Ö
whod be	-1ä1gDÎ2Ø
whod pay	-1ä1ÎÐ×2Û
whod ~pay	-1ä1ÎÐ×2Û
whose	-4ä1egpQÌØÝ2IÅÖ
whose _ are	1Ì×
whose _ is	-2ä1egQÅÌ2p
whose name	-1ä1eQÌ2Ö
whose name is	1eÌ2Q
why	1Ï2ä3y
why $?	1Ï
why do	2ä
wife	1lØàá2gi
wife $?	1iã
will	1guF2ÌÖ3ä4Ý
will _ be	1Ì
will _ you	2ä
will _ your	-1ä2u
will you	1Ý
will ~meet	1ä
will ~send	1ä
willi*	1n
willing	1n
willing to	1n
wind	2É
wind _ hail	2É
wind _ ~harm	2É
wind and	1É
wirin*	2Æ
wiring	2Æ
wise	-1ä1dIÝ2b
with	-2qvzADYÔÖ-1gilwxCFHJPRTVZÀÂÈÊÎÕß1KLOÇ×áä2mnoIØã3MSU4ck5ehÌ
with $	-1ä1bcÌÚ
with $?	1ehyÌ
with _ #	1Çä
with _ $	-1m1ekoMSUä2hÌØ
with _ $?	-1h1fkoMOU×áãä2mn3Ì
with _ company	-1ä1ck
with _ current	-1e1my2h
with _ owner	1ä
with _ same	2c
with _ ~cover	1L2Ñ
with _ ~insurer	-2ä1cmr2k
with _ ~kin	2k
with _ ~money	1É
with a	1SW
with it	1M3ä
with it $?	2ä
with me	2ä
with no	1T2L
with somebody	-1ä1ceÌ
with that	1kIWÑä
with the	-1D1eoIMSÝã2cG
with the owner	1ä
with the same	2c
with them	-1ä1ct2m3hk
with them $	-1m2hk
with them $?	-1ä1k2m
with this	2n
with you	-1eT1fMO×Øáã2oÌ3U
with you $	1oUÌ
with you $?	-1e1foMOUÌ×áã
with your	-1e1yÜä2hm
with your current	-1e1my2h
with ~not	1T2L
witho*	1bgLØ2T
without	1bgLØ2T
without _ $?	1ä
without it	1bä
won	4ä
work	-3ä-1begkqÖ1yOYÔØ2HJÂÝã3ÈÞ4M5l
work $	1lHÈÔÚ2ã
work $?	-1ä1OWÈØã2lJ
work _ $	1lMYÝã
work _ $?	1ÂÞã
work _ it	1MÞ
work _ you	-1ã2y
work for	1lä
worki*	-1ä1hjmrWÃÝ
working	-1ä1hjmrWÃÝ
works	1ZÃä
works _ you	1bÃ
works*	2È
worri*	2z
worries	2z
worries you	2z
worth	-1y1nÚã2E3AÀ5Ô
worth $	1AÔã
worth $?	-1ä1ÀÚ2E3Ô
would	-4q-3yM-2NWÚ-1acefijltvCDIORÄÆÈÊÌÏÜ1ghoPËÐÑÓÕÖØä2zABHÀÇÉ×Ûßàáã3bmJKT4Ô
would _ $?	1ÎÔ2á
would _ at	2A
would _ be	1bozKÉÝàä
would _ cost	1ÀÑÔ
would _ do	1PÉ2Tä
would _ get	1ß
would _ have	-1ä1oÀÇß2×
would _ if	1BÕà
would _ like	1nyä
would _ money	1nÇß
would _ need	-1n1JÔÝä
would _ pay	1H×2G
would _ take	1ÀÕä
would _ the	1Ö2z
would _ to	1bgHØä
would _ want	-1bä1gÇÛ2á
would _ you	-1ä1mzJT2b
would _ ~cover	1GV
would _ ~kin	1gKØ
would _ ~money	-1ä1ÀÑÔ2B
would _ ~pay	1H×2G
would a	-2ä1nPTÇÑÛ2B
would be	-1n1brÔØ2zA
would happen	-1z1HÎÕØà
would happen if	1BÕà
would have	1ä
would have to	1ä
would it	1mzÑÔÕ2Àä
would it be	1hmzä
would it cost	1ÀÑÔ
would it take	1ÀÕä
would it ~money	1ÀÑÔ
would like	1bä
would like to	1b
would make	1mn
would need	2ä
would that	1bÇä
would that be	1ä
would the	-1Ý1BÇÖ2ã
would they	1G×ß2Ý
would want	-2ä1bgAÔá
would want to	1bg
would you	-2zG-1bMÑØÝ1houHPTÀÇÛá2mKà3Jä4É
would you be	1boKà2É
would you do	1PTÉ2ä
would you have	1oÀÇ
would you like	1nyä
would you want	-1bä1gÇÛ2á
would your	-1ä1GHKVã
would your ~cover	1GV
would your ~kin	1gKØ
wreck	1GI2B
write	1ÉÖä
wrong	-2ä1SW2hzÇ
wrote	1Àä
yard	-2ä1Ë3Ê
year	-2ä-1gY1qFUÆâ2akNÝ4RÁ
year $	-1ä1Á2RU
year $?	1bRXZâä3Á
year _ the	1Nä
year _ you	-1ä1kq2a
year did	1akä
years	-1y1mARY2qI3W4k
years $?	-2ä1AIY2q3W
years _ $?	1Rä
years ago	1R
yes	3g
yet	-1ä2D3w4r
yet $	4r
yet $?	-1ä1D2w
you	-4Ò-1stDIÆÑà1gipquxPQSWYZÁÂÎÐÚßä2efknLORVXÃÈÊÍÏÖÝã3ahmoyABEGHJUÄÉÌÔØÙÛÜÞâ4bjlrvwzKMTÇá
you #	-1ä1gADÖÛá
you $	-2y-1qMä1fmnrzALPRXÙã2UÌÛ3ow
you $?	-2e-1gBEGJNPYÉÑÖÚÝ1dhklmoMOUWXZÅÊÍÎ2fnqwÌã
you _ #	1aqBä
you _ $	-3b-2hn-1joMTYÑØ1izBEJNOQRWÃËÍÎâãä2alrvAUV
you _ $?	-2Ú-1befgjknoJÄÇÉËÔ×1amprALNUYZÆÈØÜÝÞâ2chiyVÍä3v
you _ @day	1ä
you _ a	-1cgiMTÈÔØÚ1oqVZÂÉËÕÖÙÛä2bAJÌÝ
you _ about	-1Y1mnTÛá2hz4y
you _ all	1cmY
you _ an	-1ä1KSVÇÓß2X
you _ and	1YÅÚ
you _ any	-1oÂä1pAEYZÈÊÚ2Ô×Ü
you _ anything	1xOÈÍß2RÚ
you _ around	-1ä1rvJ
you _ at	-1ã1oyzDÈÊÖ
you _ been	1dkÏÜ
you _ by	1H2ä
you _ closed	1T
you _ comfortable	1Éä
you _ do	1YÁ
you _ down	1EJL2Ö
you _ first	1hBÉß2Ø
you _ for	-1mnyAY1elBHJMVXÑÙÜáä2GÛ3Ô
you _ from	1v
you _ get	-1ä1joÊ2w
you _ going	1Mä
you _ gone	1Ö×
you _ got	1hmM2o
you _ had	1TWÏ
you _ have	1ioMWÖã
you _ home	1Ý
you _ i	-1ä1ahy
you _ if	-1Ç1mGJLPà2hÉ
you _ in	-1PÅ1CIÀÁÃÚ2vRÏ3ä
you _ it	-1mAG1gntzFNSWÆÑ2rEM
you _ last	1Áá
you _ life	2ã
you _ like	1bqä
you _ me	1fqÔ2ä3u
you _ money	-1ä1BÇÈ2Ø
you _ most	1nY3z
you _ not	1hqzHITÔØ2j
you _ now	1qØ
you _ of	-1Y1K2ä
you _ on	-2ä-1b1qABEGÀÖß2M3Ä4Ç
you _ one	1gKN
you _ or	-2ä1cEÅÑâ2AÊÞ
you _ out	1zHZÞ2ÈØ3ä
you _ owe	-1ä1×Ù2E
you _ paid	1kMÈ
you _ put	1AB
you _ so	-1ä1m2r
you _ somebody	-1ä1SÖá2G
you _ that	-1moG1EIPÏã2RÔä3A
you _ the	-2AÈ-1rv1hyKLÉÎ2gjoxÀÌÍä
you _ them	-1ä1h2m
you _ there	1kÔ2v
you _ these	-1ä1eÜ
you _ they	-1ä1qP
you _ this	1gntá
you _ through	-1ä1T2ã
you _ to	-1hkqzY1mnotuxKMOPRUÀáä2jrÇÙ3b
you _ today	1fÖä
you _ up	-1ä1bejvCGMPÇÞã2â
you _ use	1JK
you _ want	-1ä1bgmAá
you _ what	-1M1EGÈä2a
you _ when	1j2z
you _ willing	1n
you _ with	1mrGÌä4k
you _ without	1Tä
you _ work	1O2J
you _ you	1kmHMQUáã
you _ your	-1Ýä1gltANTWá2c5o
you _ yourself	1É
you _ ~buy	2k
you _ ~cover	-1GÚä1eHÃÐ2JLÊã
you _ ~harm	1A2HÎ
you _ ~kin	-1ä4i
you _ ~meet	1Óä
you _ ~money	1abqrBUä
you _ ~not	-1M1hzHÔØä2j3T
you _ ~pay	-1ä1kBÈÉÎ
you _ ~send	1fE
you _ ~soon	1fÖ3ä
you _ ~thing	1AÔÝ
you a	-1DMä1prCJKQWÞâ4j
you a ~money	2r
you about	-1yä1zUÊ3h
you add	1q2R
you an	1Q
you and	-1ä1gBN2á
you and your	1gANá
you are	-1n1jluyTÄÇÑá2ahH
you are closed	1T
you at	1qv2I
you back	1fqP2ä
you be	1boKà2É
you been	-1g1dlrIÚä2kX
you been with	2k
you both	1M2Ý
you bought	-1ä1yEGÆ
you bring	1ÃÝ
you bring home	1Ý
you buy	-1À1N2VÚ
you buy it	-1ä1NÚ
you by	2o
you call	-1ä1prJ
you can	1HOTä2o
you carry	-2ä1cGLOV2Î
you could	-1ä1bhJTÉÔ
you could not	1TÔ
you could ~not	1TÔ
you cover	1TÉ
you deliver	1Å
you do	-1hmnR1jxJPTÁÂÉä2È3lYÞ
you do for	1jJTÂ
you do if	1PÉ
you do not	1lq2z
you do ~not	1lqä2z
you doing	1xÁ2ä
you down	1h
you drive	-2ä-1A2J4M
you ever	-1orÀ1jT×ÚÜáâä2KMWÈÏ
you ever had	1TWÏ
you feel	2ä
you feel about	1ä
you find	1hoä
you first	1M2k
you follow	3j
you for	-1Ãä1ACÈ2OØ
you from	1T3v
you get	1jrTWXÍãä2JÃ3H
you get paid	1M
you get to	1o
you get ~pay	1M
you getting	1wä3C
you give	-1ä1q2u
you give me	-2ä1q2u
you go	-3ä1kyGMØã
you got	-2ryM-1bjknqÜä1oHJLNSVZÀÅÇÓÔÚÛ2ABGÖ3ß
you got $	1mVÅËä
you got a	1pASZÂÌÛßä
you got any	1D×Ù
you got your	1ceo
you guys	-3ä1diTÁÉÊÑÖÝ2wY
you guys get	1Ê2w
you guys have	1iÉÖ
you had	1mBSÇÏÑ3W
you had to	-1ä1mBÑ
you handle	-1ä1bS2É
you have	-3MÈ-2qrÃä-1jlnvyCYÍÒÜÝÞáâ1bekABJQSZÎÏÐÓÔÕÖÙß2chiopGHNVÀÂÇÚ
you have $	1×
you have $?	-1Ë1hipNÑ2T
you have a	1bfxJVÀÌÖÙ2Ë
you have an	1SVß
you have any	1pAP×ÚÞ2ZÔ
you have for	1Gä2Ô
you have got	1hm2o
you have if	1hGÉ
you have in	1bAÀÏß
you have the	-1ä1goN
you have through	2ã
you have to	1tÀÇ
you have your	2co
you have ~cover	1eHÐã2J
you help	4Ø
you hoping	1Ù2b
you if	-1ä1HT2a
you in	-1ä1yCKLÌÜ2lv
you in $	-1ä2lv
you in $?	1vyä
you in a	1qA
you in the	1yCKÌ
you insured	1eH2V
you keep	1oÀ2FPÔ
you know	1tEGPVã
you know what	1E2G
you last	1UÃÖÜ
you leave	2ã
you let	1K2S
you like	1fgvy2jm3ä
you like about	1h2m
you like to	1ny3j
you live	-1ä1vÊÌß2AÇ
you live on	1Aß2Ç
you look	-1ä1oy
you looking	-1ä1ny2r
you make	1Y3Ý4È
you mean	5ä
you mean by	2ä
you mind	3ä
you mind if	1ä
you most	-1ä1y2z
you need	1JÔä2gt
you need to	-1n1gÔä
you okay	1ä
you on	1vEÁÇ2MÜä
you on the	-1ä1E2M
you or	1nQÝ
you out	-1ä1vzMT
you over	1yÎ
you owe	1Íä2E
you owe on	1ä
you own	-3ä1ÀÚ2EÔ3A
you own your	1A
you park	2F
you pay	-1P1eqCHTXZÉÍÔ2B
you pay for	1eqXÑÔ
you paying	3q
you pick	1M
you put	1BÖÙ2EMRÕ
you put in	2R
you put on	2M
you quit	1âã
you read	1ou
you ready	3ä
you ready to	3ä
you repeat	2ä
you run	-1ä1TÃÅÈ
you say	1bgq2ä
you see	1jxÈÉ
you see the	1jxÉ
you sell	-1ä2YÈ
you send	1Ø
you set	2b
you sign	-2ä1eGZã2O
you signed	1CU
you signed up	1C
you something	1ä
you spend	1À2q
you started	1Ù
you still	-1ä1oÙ2EM3l
you still have	1oä
you still owe	-1ä1Ù2E
you take	-2ä1DPÉ×2Üã
you talk	1U
you talk to	1U
you tell	1Ôä
you that	1Ãä
you the	1gLY2Ý3z
you the most	1Y3z
you think	1yzAEGKáä
you think about	1zá2y
you thought	-1ä1hÛ
you to	1ySU2Jä
you today	1q
you up	1xG
you use	1MP2Ã
you want	1bnÇÖÛ2uKÙáä
you want me	1f
you want the	1nä
you want to	-1n1KÇÙá2buä
you were	1TÖä2Ø
you were gone	1Ö×
you were not	1Øá
you were ~not	1Øá
you what	1AÇ2n
you when	1m
you will	1ä
you with	1myWÇä3e
you work	-2ä1ØÞ2lÝ
you would	1bgmAÔá
you would want	-1ä1bgmAá
you write	1ÉÖ
you ~buy	-1Àä1eGNZã2kVÚ3O
you ~buy it	-1ä1NÚ
you ~cover	1TÉÎ
you ~harm	-1ä1GÖ2BËß
you ~meet	-1ä1bprBJUÇÊ
you ~meet to	1U
you ~money	-1ä1gADÖÛá
you ~not	1n2Ä
you ~pay	-1Pä1eqCHTXZÉÔ2BÑ
you ~pay for	1eqXÑÔ
you ~send	1ÃÅØÝ
you ~send me	2ä
you ~send ~thing	1Ý
you ~soon	1fq
you ~soon $?	1q
your	-3rCÓ-2bESÆÑÕÚä-1dfyL×1iBGJOPRYZÂÈÐß2aglADIUVÃÇÖÝàá3couHÄÅÊÔÜã4XÎØ
your _ $	-1cfÌ1aguvDZÀÅÈÊËÖ2IP3bØä
your _ $?	-2mqtÑá-1bhEHJMYÄ1cgjvwyBWÂÈÎÔÝßã2aklnoz3A
your _ account	1u2Ä
your _ and	1cAÜ
your _ at	-1ã1e2y
your _ been	1ä2m
your _ card	-1ä1eu2o
your _ company	1yÍ
your _ do	-1à1L2l
your _ drive	3Å
your _ ever	1UË2D
your _ give	2ã
your _ got	1DÃã
your _ have	1AÝ2à
your _ if	1lHÇØß
your _ in	-1ä1cgØ2M
your _ is	1aflV2EY
your _ like	1AMÝ
your _ on	1QÃÌÖ
your _ or	1gÝ
your _ page	2o
your _ pay	1GVÐßã
your _ policy	1oV2ã
your _ say	1á2ä
your _ still	-1ä1D3Ö
your _ stopped	2Ø
your _ what	1huá2Î
your _ when	-1ä1TÉÊß
your _ with	1cehnt
your _ worth	1A2Ô
your _ ~cover	-1Úä1coGHVXÑ×3ã
your _ ~insurer	1hmnyÍ
your _ ~money	2kq
your _ ~pay	1Gßã2VÐ
your _ ~soon	1eY
your agent	1U2mR
your biggest	1z2Ä
your broker	1m3U
your business	1k2Yä
your business $	1Y
your car	2D
your coverage	1etG
your current	-1e1moqyGV2h
your current policy	1oV
your current ~cover	1oGV
your current ~insurer	-1e1hy2m
your deductible	1B2É
your email	2fP
your equipment	2À
your experience	1m2X
your family	-2Ø1nJÛÜáã
your family $?	-1Ø1nÛã
your favorite	3ä
your girlfriend	1DÌ×àá
your health	2H3Ü
your home	1A2c
your home and	1cA
your house	1cgNÈÊÎ
your house $	1gNÈÊ
your husband	1Nàáâä2aã
your income	1ÇØ2AÝ
your income $?	1AÝ
your insurance	1hoOÍä2e
your job	1lHã
your last	-1ä1RXÏâ3Ü
your lease	1O2Î
your lender	1ä
your liability	1GV
your limits	1V2G
your mind	1ty3z
your mind $?	1y2z
your mother	-2ä1iÌÖ2Ø
your name	1AQä
your own	1HT3Ú
your pay	3Ý
your paycheck	-1ä1qAH2Ø
your payroll	1ZÃ
your people	1T2Å
your place	1AUÈÎÏÝ
your place $?	1FUÏÝ
your policy	1GLÎ2eoVÐ
your policy pay	1VÐ
your renewal	2t
your sales	1VY
your social	-3ä5u
your street	3Ê
your subs	3Ã
your wife	1ilØàá2g
your wife $?	1iã
your ~cover	-1gmAHÃÔÚãä1BLOXÐ2JÉ3co4GV5e
your ~cover $	-1e1Éä
your ~cover $?	-1ä1oBV2c
your ~cover ~cover	1c
your ~cover ~pay	1G2VÐ
your ~insurer	-1ä1eã2R3m4U
your ~insurer $	1ekm
your ~kin	-2y-1cmoqtzIÚÝÞ1lJKNâã2giÖØÛ3DÌ4à5á
your ~kin $	1gä
your ~kin $?	-1Ø1inÛä2ã
your ~kin have	1A2à
your ~kin on	1ÌÖ
your ~kin what	1áä
your ~money	1qZÁ×
your ~pay	3Ý
your ~send	2fP
your ~soon	2xÂ
your ~thing	-1eMä1FNUÔØÝ2AÀÈÎ3cD
your ~thing $	-1ä1gDNÊÒØ2È
your ~thing $?	1DUÈÎÏÝ
your ~thing and	1cA
yours	-3ä1nAEÀÌã2Ô3J
yours is	3J
yours*	-2ä1IØ2gWÉ
yourself	-2ä1IÉØ2gW
yourself $?	-1ä1gW
~buy $	1tVÔ
~buy $?	1VZÀ3ä
~buy _ $	1ä
~buy _ $?	-1ä1kEÑÔÚ
~buy _ for	1Gã
~buy _ with	1ekO
~buy _ ~cover	1ä
~buy it	1NÚ
~buy it $?	1EÚ
~buy on	1k
~buy that	1ä
~buy the	2ä
~buy the ~cover	1ä
~buy up	1eGãä
~cover $	-2e-1g1nHIJLOSÑÕ×2ÉÚãä3V4Ã
~cover $?	-1yADEPTä1oGNOXÊÐ2BHLV3cÃà
~cover _ $	1BKLPà2eÚãä
~cover _ $?	-1ä1etGYá2LÊÑ3JV
~cover _ a	1coqDT
~cover _ for	1o2JÐ
~cover _ if	1LVÎã
~cover _ in	-1Vä1tO2n
~cover _ it	1Ú
~cover _ now	1DV
~cover _ on	1GHLÅÎÚ
~cover _ the	1eEÉÑÕØ2ä
~cover _ there	1H
~cover _ to	1Ã
~cover _ with	1cOT
~cover _ you	-2ä-1b1BLOVXÉÎÚã2G
~cover _ your	1gÚ
~cover _ ~cover	1BÃÚ
~cover _ ~thing	1Îä
~cover and	3ä
~cover and the	1ä
~cover at	1eyã
~cover do	-2ä1cLOVYÎÚ2G
~cover do you	-1ä1cVÎÑÚ2G
~cover for	1Ã2L
~cover have	-1ä1Ã
~cover i	1c
~cover if	1T
~cover in	1cgoqä
~cover is	1tÅÎÚ
~cover is it	1Ú
~cover is on	1ÅÎ
~cover motorist	3L
~cover motorist $?	2L
~cover on	1bBHÂÉÕ
~cover on the	1ÉÕ
~cover on there	1H
~cover or	1GIÅÐ2Ú
~cover or ~cover	1Ú
~cover right	1DV
~cover right now	1DV
~cover the	1VÎ×ä
~cover through	1EHÍ
~cover to	1ä
~cover with	-1oä1eã2c
~cover you	1VÚ
~cover ~cover	1cEGP2ÊÚã
~cover ~cover $	1PÊÚã
~cover ~cover $?	-1ä1cJÊá
~cover ~pay	1G2VÐ
~cover ~pay $?	1V
~cover ~pay if	1V
~cover ~soon	1e
~harm $	-3ä-1À1bHPÊÏ2BT3W
~harm $?	-4ä-1bnyÆ1wzAIÂÇÎÏÓÕß2HSW
~harm _ $	-4ä1hBLSÓÖã2WË
~harm _ $?	-1Îãä1wCGWÓÔÚß
~harm _ a	1H2À
~harm _ the	1Î2Ï
~harm _ what	1Ç
~harm _ you	-2ä1TÇ2Ï3w
~harm _ your	-1A1BW2Î
~harm and	2L
~harm at	1WÎ
~harm in	1H2W
~harm on	1Î2W
~harm runs	1W
~harm what	1AÀÎ
~harm you	-1ä1wÇ3L
~harm you $?	1w
~harm ~soon	1BÉÖ
~insurer $	1hkmn2e
~insurer $?	-1ä1mrQ2kn
~insurer _ a	2ä
~insurer _ you	1eU
~insurer have	1ä
~kin $	1gÖ5i
~kin $?	-1ß1kã5i
~kin _ $	1DÔ2l
~kin _ $?	-2ä-1Ýã1NÖáâ2i3Ø
~kin _ about	1Ýà
~kin _ on	-1à1JÖØÝ2á
~kin _ the	1D×à3Ì
~kin _ to	1g
~kin _ you	1Pßá2i
~kin _ ~cover	1à
~kin and	1Ø
~kin driving	1N2D
~kin have	1A2à
~kin in	1gMÌØ
~kin on	1ÌÖ
~kin what	1áä
~meet $	1ä
~meet $?	1fÂ×2ä3y
~meet _ $	1tAFX
~meet _ $?	1GWÇ2y
~meet _ a	1U
~meet _ after	1ä
~meet _ at	1ÑÜ
~meet _ back	1f
~meet _ the	1pÊä
~meet _ with	1U
~meet _ your	1ä
~meet _ ~money	1b
~meet _ ~soon	1ä
~meet about	-2ä1J3á
~meet again	2ä
~meet back	1r
~meet from	-1ä1G2Ç
~meet in	1UWÑ
~meet out	2q
~meet to	1UX2È
~meet up	1tyÜ
~meet with	1ä
~meet you	1Tä
~meet you back	1f
~meet ~soon	1yä
~meet ~soon $?	1y
~money $	-2ä-1B1aCGRÀÁÃÑÙÚ2bNUÝ3q
~money $?	-2y-1nYÇ1arBTÃÙÛÜâä2R×3b4ÁÑ
~money _ $	1rMTVZ2b
~money _ $?	-2ä1MZÀÁÉÔ2qW3×
~money _ a	2ä
~money _ and	1n
~money _ for	1Gã2q
~money _ it	-1q1btEÆä
~money _ that	1t
~money _ the	1r2Nä
~money _ to	1b
~money _ what	1nq
~money _ with	1G
~money _ you	-1ä1bntÝá2akq
~money _ your	-1ä1uÖ
~money _ ~cover	1n
~money _ ~money	1NRV2ä
~money _ ~soon	1tB
~money a	1G
~money a ~money	1G
~money and	-1M1qyF
~money days	1M2T
~money did	1akt
~money do	-1ä1bqt
~money do you	-1ä1bqt
~money dollar	1BÉ
~money for	1nqE
~money is	1htN
~money minutes	2ä
~money minutes $?	1ä
~money months	-1ä1ß2q
~money of	-1ä1uÝá
~money of you	-1ä1DÝá
~money on	1r
~money or	1qtyNVä
~money or ~money	1RV
~money to	1ÀÑ
~money years	1kIRW
~money years $?	1W
~money you	-1ä1qrWZ2TÔ
~money ~cover	1ä
~money ~money	1BÉ
~money ~soon	1B
~money ~thing	1MN
~not $	1ä
~not $?	1nALä
~not _ $	1hILÏá
~not _ $?	-1l1bjILÄ2T
~not _ to	1nz
~not _ you	1wä
~not hear	1ä
~not hear you	1ä
~not it	1bw
~not mind	1lq
~not open	1T
~not ~cover	3L
~pay $	1bnHÎÏ
~pay $?	1BHTVÐ
~pay _ $	-1ä1EPÛ2T×
~pay _ $?	-1ä1AÉ×Ýã
~pay _ a	1JVÉ
~pay _ it	1q3ä
~pay _ the	-1D1BLÉÑÛ
~pay _ you	1HT2G
~pay _ yourself	1I2W
~pay _ ~cover	-1e1Í2ä
~pay for	-2ä1eEJWXÎÔÙ2Ð3Û
~pay for it	1qä
~pay if	1GHVÉÎ
~pay if you	1GH
~pay it	-1ä1I2W×
~pay off	1E×
~pay out	1Zã
~pay the	1GÍ×Ý2lH
~pay you	1HP2È
~pay your	-1e1ßãä
~send $	1fP
~send $?	-1ä3f
~send _ $	-2ä1UÁ3f
~send _ $?	1fÈ
~send _ a	1fä
~send _ that	1W
~send _ the	1oä
~send _ to	1fEÃØ
~send _ ~cover	1ä
~send in	1ÁÃÈ
~send it	-1ä3f
~send it to	1f
~send me	4ä
~send me the	1ä
~send or	-1ä1Å3f
~send that	1W
~send the	2ä
~send you	3U
~send ~thing	-1ä1CÝ
~soon $	-1Ø1etBÖ2y3x4ä
~soon $?	1elYÀÈÚ2yMä4x
~soon _ $	1Bä
~soon _ $?	1fR3ä
~soon _ the	1R
~soon _ you	1ä
~soon _ ~meet	-1ä2Â
~soon _ ~money	1ä
~soon and	1Mä
~soon at	2ä
~soon at ~money	1ä
~soon be	1B
~soon look	1MYä
~soon to	1G
~soon what	1Éß
~soon you	1Mä
~soon ~money	1yR
~soon ~soon	1fB2ä
~soon ~soon $	1B
~soon ~soon $?	1f
~thing $	-1imtÏä1lyRÂÇÒØ2DJÅÆÝ3NÈ
~thing $?	-3ä-1egnoqryIÉÖ1ptFKMNTUÅÆÊËÎÏÒÝ2cJÈÔ×á3DÀ
~thing _ $	-2ä1AFTWÀÅÎÒÓ×
~thing _ $?	1cCDEJÎÐÚ3À
~thing _ a	1cDMä
~thing _ and	1Í
~thing _ down	1TÔ
~thing _ for	1EMR2Ñ
~thing _ in	1ÁÈ
~thing _ is	1c
~thing _ the	1F3c
~thing _ you	-2ä1ovUÀÎÏÔ2A
~thing _ your	1Å
~thing _ ~cover	1c
~thing _ ~money	1JN
~thing _ ~soon	1ÀÈ
~thing _ ~thing	1ä
~thing and	1Àä2c
~thing and the	1c
~thing at	2F
~thing been	1IÏÔ
~thing do	-1ä1RÀÅÔ
~thing do you	-1ä1ÀÔ
~thing for	1vM2J
~thing in	1AMÅÒ
~thing in a	1M
~thing insured	1Ñ2c
~thing is	-1ä1jAN2Ñ
~thing on	1Ò2È
~thing or	1cAR2N
~thing the	1Ôä
~thing what	2Î
~thing with	1Ì2c
~thing worth	1E2A3À
~thing you	1JÅÑ
~thing ~harm	1GW
~thing ~money	1NÀÑ
~thing ~pay	2E`,
};
