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
    1,
    0,
    0,
    1,
    1,
    2,
    1,
    -1,
    1,
    0,
    -1,
    -1,
    1,
    0,
    1,
    -6,
    1,
    -1,
    1,
    1,
    1,
    1,
    0,
    3,
    3,
    5,
    6,
    3,
    3,
    4,
    2,
    7,
    3,
    2,
    3,
    5,
    4,
    4,
    5,
    4,
    4,
    4,
    3,
    3,
    2,
    5,
    4,
    5,
    4,
    4,
    2,
    4,
    5,
    3,
    4,
    4,
    3,
    3,
    3,
    5,
    5,
    5,
    3,
    2,
    3,
    2,
    4,
    4,
    4,
    5,
    4,
    4,
    5,
    5,
    3,
    3,
    2,
    6,
    4,
    3,
    4,
    3,
    3,
    5,
    4,
    12,
  ],
  features: `#	-2by-1fhimnortvEÂØ1quADJWÀÑÛß2aNRTVÃÉÙáä3B5G
# $	1aAGVÑÙÚß2NÃ
# $?	1aRÃÙÜä
# _ #	1V2ä
# _ $	1Vä
# _ $?	-1ä1qMTWÉß2À
# _ you	1kDá
# cars	1Nä
# days	1M2T
# dollar	1BÉ
# minutes	2ä
# minutes $?	1ä
# months	-1ä1ß2q
# of	1uá
# of you	-1ä1Dá
# or	1NV
# years	1kIW2R
# years $?	1W
@day	1MYÈ2x7ä
@day $	2ä
@day $?	1YÈ2x
@day _ #	1ä
@day _ $	1ä
@day _ $?	1ä
@day at	1ä
@day at #	1ä
@name	-1yDYÖ1PÃÉá2eÇ3Xà4qC
@name $	1qX2e
@name $?	1WÉ2C
@name _ $	1Bà2C
@name with	1o
@you	1ä
@you _ is	1ä
^ _ $?	4ä
^ _ @day	2ä
^ _ @name	1Ã2ä
^ _ @you	1ä
^ _ a	-1Wä1ijkpLQRÃÇâ2BS
^ _ about	1cà2ä
^ _ all	-1ä1AYÌÕ2V
^ _ am	2ä
^ _ any	-2ä1pIYÂÔ2r
^ _ anybody	-2ä-1r1gmEKRUÊÌÎÕÙá2W
^ _ anyone	1DGIOSWÊÌÔÙ
^ _ anything	-2ä1IWÏ3x
^ _ are	-1bhlrMTÙã1dnvyOQÑØä2aiCNÁÜ
^ _ be	1gÎØ2D
^ _ big	-1Aä1YÁÉ2Bß
^ _ can	2by
^ _ car	1M×2N
^ _ claims	1Ï2W
^ _ company	1eÅ
^ _ could	1bhzAß2Ç
^ _ day	1dw4t
^ _ deductible	1É2B
^ _ depends	1AØ
^ _ did	-2mtz-1hnMY1kxGRVÊÎÒÔÖÚÜáã2DTUWXÆÏÑä
^ _ do	-1yDUVÑä1efmrtBCFKSTXZÈÕ×2hjlPÅÍ
^ _ does	-2ä-1zTÕ×ØÜ1glmnGLMOUYZÂÅÉÊÎÝà2qá
^ _ drives	1Dä
^ _ else	1gDNÄÅ2crÌä
^ _ email	3f
^ _ ever	1jKSWÜ2Ï
^ _ far	-1ä1kvUÓã
^ _ get	-1ä1rIPÃÖ
^ _ gets	-1ä1gÓ2h
^ _ good	1C2ä
^ _ got	-3ä-1MËÜ1cipBJNSWZÂÌÖ×Û2Óß
^ _ guys	1dwá
^ _ had	-1ä1y2SÊ
^ _ hail	1ÉÒ
^ _ happened	1SXÏ2W
^ _ happens	-1ä1PTÂÄÊÓØß
^ _ has	-1yI1czYÜä2q
^ _ have	-1ky1chxAPRÀËÔ3m
^ _ he	-2ä1zDMÃ3C
^ _ how	1ikqPZ
^ _ i	1abnrZÔ2u5ä
^ _ if	1aÎ2Ä
^ _ in	-1ä1ADËÒ3Ü
^ _ is	-2Ê-1gorALUYÆÈÓßá1cefhjlpuxBOQWXÂÃÇÉ×ÜÝÞàä2dmtvIÍÕÖ3iR
^ _ it	-1qI1eikELQVÉÌÒÚÝáã2wä3F
^ _ just	1ä
^ _ keeps	1lmÂ
^ _ kind	1lpNVWÁËÚ
^ _ long	1kltvJÚÜÝß3T
^ _ made	2y
^ _ makes	1gn
^ _ many	-1mqY1krENPQÃÈÌØßã2DM3ZÑ
^ _ me	1bimNWÑØ2yGY
^ _ much	-1iDTÅÊÓ1tUVYÁÄÇÈÉÎ×Úß2bqABÀÔÝ
^ _ name	-1ä1eQÌ2Ö
^ _ of	1DÔâ
^ _ often	1M
^ _ old	1aÒä2ÆØ
^ _ olds	-2ä1aiÒØÚ2Æ
^ _ on	-1ä1ILMà2Ü
^ _ other	1D2c3r
^ _ own	-1ä1A2E
^ _ part	1hv2zä
^ _ pays	-1D1LÎ2l
^ _ put	-1ä1RÕ2À
^ _ she	-1ä1à4C
^ _ should	-1ä1D3f
^ _ so	1ey
^ _ something	1yz
^ _ that	1eoqtwGÑÒã2p3ä
^ _ the	-1cgqyzÌÎÝ1nowILTÀÅÆÈËÍÕÖßãä2AÃ3Ð
^ _ there	-2Ì-1dknvwCÉÑÖ1ghmyzILÄÐ×ØÚßá2NÊÓ3Ë
^ _ they	1cGOÀÃÇÏ2m3h
^ _ this	1iä2fk3d
^ _ time	1ä2Z
^ _ to	4ä
^ _ us	1J2ä
^ _ want	2K
^ _ was	-1t1qxÀÆÒÕáâä2dUÑ3y
^ _ we	1f2r4ä
^ _ were	-1ä1abyÀ2q
^ _ what	-1Ñ1ahzEÆÏ2bqÁ3ä
^ _ when	-1ä1O2k
^ _ who	1e×
^ _ will	1gFÝ2u
^ _ works	1Z2Ã
^ _ worries	2z
^ _ would	-2MÝ-1qryNÎÚ1AHKPÀÑÓÔÕ×ßàáã2nTÇÖØÛ3J
^ _ year	-1b1kNÆ2a
^ _ you	-3yD-2ab-1ktUÁÃ1ilmnuwxAEJMNQWÂÇÉÊËÎÐÓÔØÙÛáã2gjvCGHIKLRXÈÖ×ÝÞâ4o
^ _ your	-3ä-2o-1eityAÔÜ1afglHKXÅÐÖ×ØÛÝÞàâ2DUÌ3Ã
^ _ ~cover	1eBJÅÚÜ2GO
^ _ ~harm	1WÉÒ2Ï
^ _ ~insurer	1Å2e
^ _ ~kin	1DÌØ
^ _ ~meet	1grÜ2X
^ _ ~money	-3ä1knNÆ2ab3t
^ _ ~pay	-1eD1HLÎ×ä2lÛ
^ _ ~send	3f
^ _ ~soon	3ä
^ _ ~thing	1TÅ×2N
^ alright	2ä
^ am	2r
^ am i	2r
^ and	-1g1efiltPZÏ×àä2a
^ and how	1iPZ
^ and what	1aÏ
^ and who	1×2e
^ and your	1aflä
^ any	-2ä-1prtyÈÚ1ijxDÊÏÞ2WÆËÌßâ3ISÜ
^ anybody	-1ä1rDISÂÅØ2W
^ anybody else	1DÅ
^ anything	1AËÕÜÞ2hzIÔ
^ are	-2y-1abhqzINTYZÌÖá1dijlmKMQXÃÄËÓÞ2crwxCRÝ
^ are there	1DMËÓ×Ø2Ä
^ are you	-1ryØ1ijlmoGKQÇÜÞ2wxCRÝ
^ can	1qWÃ2oãä3u
^ can i	1uJÃãä
^ can we	1ä
^ can you	1quWã2o
^ could	1uABTÄÉÔ×ä2o
^ could i	1uÝ
^ could you	1ABTÄÉÔ2o
^ did	-1goqMTä1CNRSXÉÊÏÒÙÛã2jGIL3wU
^ did anybody	1UÊ
^ did i	1ä
^ did the	1w
^ did they	1GÏä
^ did you	-3ä1LNRWX×ã2jIÉ
^ did your	-1ä1UÙ2Û
^ do	-2hlmTÉ-1nqrwBDIKRWÏÜ1cgxAFHJLOVZÀÂÅÇÊÌÐÓÖØÙß2EMYÃËâ3ÈÞ
^ do the	2Ã
^ do you	-2lÉ-1hmnqrwBDIKRTÜ1gAFHJLSVYZÀÅÇÌÐÓÔÖØÙß2EMÂÈÊËâ3Þ
^ do your	1Å
^ does	-2t-1morä1LOÊÌÍÐØà2FPÕâ3Cã4D
^ does anybody	1gÌÕ
^ does anyone	2D
^ does he	-1ä1CMÃ
^ does it	-1ä1LÚ2F
^ does that	3ä
^ does the	1ÍÑ2ã
^ does your	-1ä1DHOVÐØâã
^ ever	-1ä1PSWÈÊÔÕâ
^ ever had	2SÊ
^ give	1b
^ give me	1b
^ got	1ioprJ2x
^ has	-3ä-1goqwyÈÌ1CGKMOÃÆËÐÔá2mSÏ3IW
^ has anybody	1mKÎÑá2W
^ has anyone	1GIOSWÊÔ
^ has anything	1IWÏ
^ has the	1ÏÐ
^ has your	1mMUÃË
^ have	-2ä-1gAØã1dhILTWXÊÏ×ÙÚâ2rSÖÛá
^ have they	1mÊ2h
^ have you	-2ä-1gmØã1dILTWÏ×ÙÚâ2rXÖÛá
^ here	1ä
^ here is	1ä
^ hey	1yä
^ how	-3Ö-2cehoL-1gjnpuyzDFORËÐÛÞâ1abilHIKMPQVÁÂÆÇÈÉÏÒÓ×ÚÝä2dkqBUXYZÅØÜà3TÑß
^ how about	1ä
^ how are	1dCÜä2i
^ how big	-1Aä1YÁÉ2Bß
^ how did	1xTUWXáä2Ï
^ how do	-1YÝä1lmrHSTÂ2PÅ
^ how does	1qÅàá
^ how far	-1ä1kvUÓã
^ how have	1ä
^ how is	-1MÆ1iwIÂ2mQÕÜä3d
^ how long	1kltvJÚÜÝß3T
^ how many	-1mqY1krENPQÃÈÌØßã2DM3ZÑ
^ how much	-1iDTÅÊÓ1tUVYÁÄÇÈÉÎ×Úß2bqABÀÔÝ
^ how often	1M
^ how old	1aÒä2ÆØ
^ how olds	-2ä1aiÒØÚ2Æ
^ how was	-1ä1xÑ2d
^ how would	-1ä1HKTÇ×à
^ i	2u5ä
^ i am	1ä
^ i will	1ä2u
^ i would	1ä
^ if	-4ä-1MÝ1fghnzABHJLTÀÇÐÔÖØß2ÉÎ×
^ if a	1LÇ
^ if the	1LTÐßä
^ if you	-2ä1ghmAHÎÑØ2×
^ is	-3I-2Ü-1mquvMOPRWYÅÎÏ×Ø1cdfgikpACGLÈÉÊËÌÓÖÙÞàá2DNÍÚã3E
^ is it	1eiEGNQVÉÌÑÒÝáã2w
^ is that	-1ä1eqtGÑ2pã
^ is the	-1Ñ1ÀÇËÍÓÖÚ2oAÈ
^ is there	-1wÌÖ1bfgryzJËÓÔÚßá2NÊ
^ is this	1iä2fk3d
^ is your	-1ä1cgDÍÞà2ÌÖ
^ just	1ä
^ let	1J4ä
^ let me	2ä
^ let us	1J2ä
^ may	1aZÖä
^ may i	1aZÖä
^ mind	1ae
^ mind if	1a
^ okay	1beä
^ okay so	1e
^ say	2ä
^ shall	3ä
^ shall we	1ä
^ should	2ä
^ should i	1ä
^ should we	1ä
^ so	1chz2lyä
^ so what	1hlz
^ so you	2l
^ sorry	4ä
^ tell	-1ä1imNWYÑØ
^ tell me	-1ä1imNWYÑØ
^ that	1ãä
^ to	2ä
^ want	2ä
^ want me	1ä
^ want to	1ä
^ was	-1ä1hy2L
^ we	1ä
^ were	-1ä1Ð3I
^ what	-4D-3FÌÖ-2dgiowQØ-1ÃÈÐÙâä1aruxPXÀÆÇÉËÏÒÜà2hlnpqtzABCGRTZÄÎÔÕÝßã3bmOVWÁÑ×Ú4yNY
^ what about	1càä
^ what all	1AYÕ2V
^ what are	-1blvã1anqyCOYÑØÜÝ2NÁ
^ what can	-1ä1y2b
^ what could	-1ä1bhzAß2Ç
^ what did	-1hmzGY1rETUVXÀÎÔÚÜãä2ÊÑ
^ what do	-2b-1y1hmnqABCKNZÅÇÈÕ×ÚÝä2j
^ what does	-1btzØä1lqGLMOYZÄÉÎÝ2gmn
^ what else	1N2cä
^ what happened	1SXÏ2W
^ what happens	-1ä1PTÂÄÊÓØß
^ what have	-1yä1rRÀÔ2mA
^ what if	1Î2Ä
^ what is	-1cgDFUÊÍØáä1hlptuxyBCNOVXZÇÔ×ÚÞàã2fmvRÉÝ
^ what kind	1lpNVWÁËÚ
^ what made	2y
^ what part	1hz3ä
^ what was	1qUÑá3y
^ what were	-1ä1by2q
^ what worries	2z
^ what would	-1Ý1bnAHJPÀÑÓÔÕ×ßáãä2TÛ
^ what year	-1b1kNÆ2a
^ what ~cover	1eBÚ2GO
^ what ~money	-2ä1kNÆ2abt
^ when	-2y-1jqã1ikzÀÂÃÒÕÜá2anDU3Æ4Í5t
^ when did	-1t1RÃ2kDÆ
^ when do	-1ä1tO3Í
^ when does	1U2t
^ when is	1aiDÍ2tÂ
^ when was	1IÀÆÒÕâ
^ when you	1mzMáä2n
^ whend	1Àâ
^ where	-4ä-1gmDTÆ1cnrGPRÊÖá2b3fh4vF
^ where do	-2ä1fhlovFÀ2b
^ where does	1bMÊá
^ where is	1ehvFRXÕ
^ which	-1gä1fzDFMTYÄÔ2etv
^ which of	1DÔ
^ which ~insurer	2e
^ who	-2oqyRV-1bdhkntvwzBCFGIKNSXYÁÊÔÕßàáãä1cAHJOPUÀ2eMQÃÄÅÍÙ3gDÂÖ4Ì5Ø
^ who are	1Q
^ who depends	1AØ
^ who did	1eÆÖ
^ who do	1lMÃÄ2e
^ who drives	1Dä
^ who else	1Ä2rÌ
^ who gets	1gÓ
^ who has	1cg
^ who is	-1cV1eijDMWÃÄØ3ÍÖ
^ who works	1Z2Ã
^ who would	-1ä1JÖÛ2Ø
^ who ~pay	-1eD1HLÎä
^ whod	-2ä1gDJÎ×ØÛ
^ whod be	-1ä1gDÎØ
^ whose	-3ä1egpQÅÌÝ2IÖ
^ whose name	-1ä1eQÌ2Ö
^ why	1X2ä
^ will	2Ì3Ý
^ would	-1b1mouà2Ð3BKä
^ would it	2ä
^ would that	1ä
^ would you	1mouBà2Kä
^ you	-3y-2bfhmvzØ-1eglnqGILTUYÉÎÑÒÔä1acprwRZÃÈÌÏÓÕÙÛßá2iKMQÊÞâ3E4jÜ
^ you a	-1ä1jpQâ
^ you ever	1jKWÜ2Ï
^ you got	-2ä-1MËÜ1cipBJNSZÂÌÖ×Û2Óß
^ you guys	1dwá
^ you have	1cxPË
^ you own	-1ä1A2E
^ you want	2K
^ your	1DÃã
^ ~meet	2ä
^ ~send	1fä
^ ~send me	1ä
a	-3etvwáã-2uzGXÄÚ-1achmOÀÅÆÒØ1bjFLQTVWZÂÈÌÓÔÙÝÞà2kpABHJKPÃÇËÎÕÛ3fnCSÉÊ
a #	-1ä1AÃÉÙß2BV
a # $	1AÃÙß
a _ $	-1orBMÈØÚ1jlyCKSVÃÇÎÔÕÙÞ3ä
a _ $?	-1bhnoAEIMPWÈÚä1fijBDLNUYËÓÞßà2mHSÃÊÌ
a _ @day	1M
a _ and	-1M1FLÕ
a _ could	-1A1É2B
a _ for	-1ä1knE
a _ from	1nr
a _ i	1fp
a _ if	1qJØ
a _ in	1p2b
a _ minutes	1ä
a _ of	1oCDTÚÝä2Z
a _ on	1rÈÍÔ2E
a _ or	-2ä-1Õ1iANQUVÉËÔÛÞ2È
a _ policy	1nÅ
a _ things	1ä
a _ time	2ä
a _ week	2M
a _ what	1AÎ
a _ you	-1ä1hyM2b
a _ ~cover	1nÅ
a _ ~money	-1ä1BÛÝ
a _ ~soon	1xä3M
a _ ~thing	-1ä1T2R3J
a bad	1BG
a call	1f
a car	1EJ
a claim	1Ï
a client	-1W1S
a couple	1ä
a customer	1SV2k
a dog	2p
a few	2ä
a few things	1ä
a fire	1TÀÐÔ2Ó
a good	1xÝ2fä
a good time	2ä
a license	2D
a little	1YØä
a loan	1E2×
a lot	-1ä1Ý2ZÎ
a minute	3ä
a minute $	1ä
a minute $?	1ä
a month	1bqT
a mortgage	2Í
a motorcycle	1cNÞ
a new	1ny2Â
a normal	2M
a normal week	2M
a normal ~soon	2M
a number	1rÔ3b
a policy	2à
a pool	2Ë
a price	2r
a quote	1ry
a second	1ä2R
a week	1Z2M
a year	-1ä1nFÁ2q
a year $?	1Á
a ~cover	-2ä1bKLVÊ2Jà
a ~harm	-1ä1BILTÀÇÏÐ2HÓ
a ~harm $?	1HÇÓÔ
a ~insurer	1Q2n
a ~meet	1fä
a ~meet ~soon	1ä
a ~money	-2ä-1g1nyFTÁÉÙ2BV3qr
a ~money $	-1ä1bqyAÃÙß
a ~money $?	1Á2r
a ~soon	1YZ2M
a ~thing	1clJÕ2A
able	-1ä1É2o
able to	-1ä1É2o
about	-2bgM×-1efjloqtuEVÀÁØß1cnyDJKNRÒÜÝã2SUÎÛà3m5zá6h
about $	1zU
about $?	1RÜ3z
about _ $	-1gn1rà2hT3ä
about _ $?	1nyZÎÛ2hzá
about _ insurance	1há
about _ roof	1Ò
about _ ~cover	1hJÊÚá
about _ ~kin	1iàá
about _ ~thing	1cÑÒ
about how	1kmqS
about it	1y2záä
about it $	1à3ä
about it $?	1nyá2z
about that	3ä
about that $	1ä
about the	-2ä-1yÉ1hnDWÎÒÚÝ
about the roof	1Ò
about the ~cover	1JÚ
about the ~thing	1ÑÒ
about them	-1ä3hm
about this	1r2á
about your	-1ä1chiYÉÜàá
about your ~cover	1hGÉ
about your ~kin	1iàá
about ~cover	1JLÊÎá2y
accid*	3I
accident	1I
accidents	2I
accou*	1qä2Äß3u
account	1qßä2Ä3u
account $?	1Äßä
add	1RZÔ2ä
addre*	-1ä2vF3f
address	-1ä2vF3f
after	-2ä-1Í1qyAMSÐÝ2HÉ3á
after _ ~harm	1Ð2H
after a	1HSÐ
after a ~harm	1HÐ
after the	1ÉÝ
again	1Ô2Ñ5ä
again $	1Ñ3ä
again $?	1ÑÔ2ä
again*	-1ä1rA3×
against	-1ä1rA3×
agent	-1y1hrU2R3mn
ago	-1ä1IR2Ü
agree	1Oá
agree*	1ä
ahead	1U3ä
ahead and	2ä
alarm	3Ó
all	-2Ñ-1lÃá1cmwAMVYÌÝà2xÂ3jÔ
all _ $	-1á1à2Ô
all _ $?	1MÔ
all _ you	1AYÝ2V
all right	1Ø2ä
all your	1cÔ
alrig*	3ä
alright	3ä
am	1hrä
am i	2r
amoun*	1bÑÚã
amount	1bÑÚã
an	-1bfW1cgXÃÄÈßä2nQSÇÓ4K
an _ $	1QÄÓ
an _ $?	-1y1cnQVÃÈÔ
an app	-1ä4K
an employee	-1ä2SÃ
an umbrella	1cV
an ~cover	1cnV
and	-3G-2bhmorzIÊ-1jvwxHJMÇÈÎÒß1aquAPÅÆÕ×Øà2cLNÍÏÑÔá3Z4yä
and _ $	1iELN
and _ $?	-4ä1CLYÍÏÚÜ2Ñ
and _ a	2y
and _ are	1ZÀ2Ô
and _ deductible	1ä
and _ did	1ÏÔ
and _ husband	1AN2á
and _ is	-1M1aiqFZØ
and _ it	1A2ä
and _ on	-1ä1qÉ
and _ talk	1á
and _ the	1c
and _ will	2ä
and _ would	1AÕ
and _ you	1ä
and _ ~cover	1ä
and _ ~kin	1gANá
and _ ~meet	1á
and _ ~money	2ä
and _ ~thing	1cä
and a	2ä
and get	1ä
and how	1MPØ2Z
and i	1ä
and i will	1ä
and is	-1ä1cA
and the	1ctuÔ2ä
and the ~cover	1ä
and the ~thing	1c
and then	1ä
and what	-1ä1aqyAÏÑÕØ
and what did	1ÏÔ
and what is	1aqØ
and what would	1AÕ
and who	-1ä1eZÅ2×
and who is	1Z
and you	1ä
and your	1afglNáä
and your husband	1AN2á
and your ~kin	1gANá
and ~cover	1cn
and ~not	2y
and ~send	2ä
and ~send it	1ä
anoth*	1rJ
another	1rJ
any	-4ä-2egmtyÖØ-1abdfklnqvzGHJKNVÀÇÉÍÎÑÛÝ1prwxYZÅÆÈËÌÚÞßâ2DSWÏÔ×3CÊ4Ü5I
any _ $	-2ä1pwCYÃÌ×ß2ÊÜ
any _ $?	-1Æ1pËÕ×Ú2j
any _ in	1WÌÏ2I
any _ insurance	1Ú
any _ or	1AÊâ2Ë3I
any _ ~cover	1P2cÚ
any accidents	2I
any claims	2W
any life	2Ú
any life insurance	2Ú
any of	-1ä1wYÈ2r
any other	2crD
any other ~cover	2c
any ~cover	1PÚÜ
any ~cover ~cover	1P2Ú
any ~harm	-1Æ1ÒÕ2Ï
any ~kin	1DÌÔ
any ~thing	1Ô×
anybo*	-5ä-1owyT×1gmEKSUÂÊÎÕÙá2IRÌ3rDWØ
anybody	-4ä-1wyT×1gmEKSUÂÊÎÕÙá2DIRÌ3rWØ
anybody $	1gËØ2R
anybody _ you	1EKÊ
anybody else	1rÅÌ2D
anybody ever	1SÎá
anyon*	-2ä1grDGIOUWËÌÓÔ2S3Ø
anyone	-2ä1rDGIOUWËÌÓÔ2S3Ø
anyone _ the	1IO
anyone else	2r
anyth*	-2gÊá-1bjkmoqrvwyDÇÌÑÖ×Ýä1NOËÍÏÕÚÛà3hxzIRÔÜÞ
anything	-2gÊá-1bjkmoqrvwyDÇÌÑÖ×Ýä1NOËÍÏÕÚÛà3hxzIRÔÜÞ
anything $	1zÓà2Þ
anything $?	2ä
anything _ on	1xÕä
anything _ that	1Ëâ
anything _ the	1ËÍß
anything _ you	1ä
anything _ your	1IÚ2Ü
anything about	1h
anything else	1N2ä
anything in	1AËÚß
anything like	1Ëâ
anything like that	1Ëâ
anything on	1IÍÚà
anything you	1zÔ2h
apart*	-1Ñä1ÈÌÎ2Ô
apartment	-1Ñä1ÈÌÎ2Ô
app	-3ä-1D1T2P6K
appli*	1ä
application	1ä
appra*	-1ä3Ñ
apps	1K2M
are	-3AIWã-2ktJUÉÖÚß-1fgBSÂÈÊÎÏÕÛâä1cdejnrwGMPRTVXÃÄÅÇËÍÑÓØÜÝ2ilxHNYÁ×3avCQ
are _ $	1PÑä
are _ $?	1vHQÇÔØÙ2E
are _ a	-1ä1CÞ3j
are _ doing	1mxÁ
are _ in	1lvCKÊä
are _ kids	-1a1NØä2i
are _ on	1vMÁÃÄÇ
are _ paying	2q
are _ ready	1ä
are _ still	1M3l
are _ the	-1ä1grPÌ×2Ý
are _ vans	1Å
are _ with	3e
are _ ~cover	1VY
are _ ~kin	-1a1NØä2i
are _ ~money	1×
are _ ~thing	2Å
are in	1PÌ
are in the	1PÌ
are on	1×
are on the	1×
are the	1iCLNQY2Å
are the vans	1Å
are the ~thing	2Å
are there	1DMQÄËÓ×
are they	-1ä1mZÀØ2OÃ
are things	1b2d
are we	-1ä1yN2r
are you	-2h×áã-1AIOPWÃÉÔÖØÚß1joKMQRTVÑ2aelnwxÁÍÜÝ3C4v
are you a	-1ä1CÞ3j
are you in	1lvCKÊ
are you on	1vMÁÇ
are you paying	2q
are you ready	1ä
are you still	1M3l
are you with	3e
are your	-1ã1yRØä2XY
are your ~cover	1VY
aroun*	-1c1vyJMUÊØÚáä2r
around	-1c1vyJMUÊØÚáä2r
around #	2ä
around $	1ryMÚá
around _ $	2ä
around ~money	2ä
as	1cwC2QÖ
aside	-1ä1ÇÛ2bB
aside for	1Û2b
ask	1JZÖ2ayU3Ã
ask _ the	1DJUÖ
ask _ your	1ÃÝã
ask about	-1ä1DJZÖÝã
ask about the	-1ä1DJUÖ
ask about your	1ÃÝã
ask you	2U
asked	2ä
askin*	1glq2O
asking	1glq2O
asking for	2O
asks-best:any.age	7a
asks-best:any.budget	-1y1Éä2B5b
asks-best:any.bundle	6c
asks-best:any.business	1lä5d
asks-best:any.carrier	1chyHØÚä6e
asks-best:any.contact	1oPÅ6f
asks-best:any.decision	-2ä1eDÄ×2Ú3rÌ7g
asks-best:any.dislike	1ä6h
asks-best:any.family	1JÌÔØÝß6i
asks-best:any.hobbies	-1ä1Þ6j
asks-best:any.how-long	-1T1lÚä2k
asks-best:any.job	1jJ6l
asks-best:any.like	1hWÃ5m
asks-best:any.matters	-1hzÝ1fmyÙÛ2áä6n
asks-best:any.paperwork	3ä5o
asks-best:any.pets	4Ë7p
asks-best:any.price-now	-1yP1beCTZÑã2ä4q
asks-best:any.quotes	3r
asks-best:any.renewal-date	5t
asks-best:any.ssn	3u
asks-best:any.town	1hzä6v
asks-best:any.weather	4w
asks-best:any.weekend	6x
asks-best:any.why-now	-3ä-1m1rzARÜ2n6y
asks-best:any.worry	-1y1HÕà6z
asks-best:auto.assets	1B6A
asks-best:auto.deductible	6B
asks-best:auto.discounts	-1M1K7C
asks-best:auto.drivers	-1E1Lä2N6D
asks-best:auto.finance	-1M8E
asks-best:auto.garaging	-1AE1IN6F
asks-best:auto.limits	1ä8G
asks-best:auto.medical	-1B2G5H
asks-best:auto.record	-1Dä1C6I
asks-best:auto.rental	-1ä6J
asks-best:auto.telematics	-1Mä6K
asks-best:auto.um	6L
asks-best:auto.use	-1ä8M
asks-best:auto.vehicles	-1Gä8N
asks-best:biz.contracts	1ä6O
asks-best:biz.data	-1TÀÃÅ1oWä9P
asks-best:biz.entity	-1ZÃ1fä8Q
asks-best:biz.growth	-1À1WY6R
asks-best:biz.hr	5S
asks-best:biz.income	-1PW1hU6T
asks-best:biz.last-renewal	1Rä3U
asks-best:biz.limits	1eOY2n6V
asks-best:biz.losses	1bzSÂ5W
asks-best:biz.mod	7X
asks-best:biz.operations	1lPT5Y
asks-best:biz.payroll	-1OXYÀä1S3Ã6Z
asks-best:biz.property	-1PRUXYÅä1OTV7À
asks-best:biz.revenue	-1PXYÀ1VÃä2Ä7Á
asks-best:biz.safety	7Â
asks-best:biz.subs	-1Z1Â2O6Ã
asks-best:biz.suppliers	5Ä
asks-best:biz.vehicles	-1PTVZÃ1uYÀä7Å
asks-best:home.age	-1ÍÑ2Õ9Æ
asks-best:home.assets	1È4Ç
asks-best:home.business	5È
asks-best:home.deductible	-1Ô1ä2Ç5É
asks-best:home.flood	-1ÈÍ1vÎ7Ê
asks-best:home.hazards	-1Ô1p7Ë
asks-best:home.household	6Ì
asks-best:home.lender	-1ÊÑÔÕ2Éä8Í
asks-best:home.liability	-2É1Çä3Ñ4Î
asks-best:home.losses	-1ä7Ï
asks-best:home.ordinance	6Ð
asks-best:home.rebuild	-1Õ1n3Ô6Ñ
asks-best:home.roof	-1ÆÏÑÔÕ1cÉ9Ò
asks-best:home.security	8Ó
asks-best:home.valuables	-1È8Ô
asks-best:home.water	7Õ
asks-best:life.beneficiary	-1Ø6Ö
asks-best:life.debts	-2Ú-1ÖÜÝßáâãä1l4Ù7×
asks-best:life.dependents	-1Ùä1yÖ×5Ø
asks-best:life.education	-1ä1i5Ù
asks-best:life.existing	1e4Ú
asks-best:life.final	-1á6Û
asks-best:life.health	8Ü
asks-best:life.income	-2ã-1×Ü1l2ß6Ý
asks-best:life.occupation	-1ä1x6Þ
asks-best:life.savings	6ß
asks-best:life.spouse	-1ÚÜ1ilÝßâã5à
asks-best:life.talked	3á
asks-best:life.tobacco	-1ÜÞä9â
asks-best:life.work-cover	-1ÖØÜ1ly×7ã
asks-best:none	-5Ò-2Ùâ-1HÀÉ1enpxzCPZÃÄÇÏÕÛÞã2acfuAEGJLRXÂÈÌÎÑÝ3bdghijovwyMSUÊÖØÚÜá4kqrtDIWY5m11ä
asks:any.age	7a
asks:any.budget	-1y1Éä2B6b
asks:any.bundle	7c
asks:any.business	1lä5d
asks:any.carrier	1chmyHØÚ6e
asks:any.contact	1oPÅ6f
asks:any.decision	-2ä-1Ø1eÄ×2DÚ3Ì4r6g
asks:any.dislike	1ä6h
asks:any.family	-1ä1JÌÔá2ÜÝ6i
asks:any.hobbies	-1ä2È3Þ5j
asks:any.how-long	-1T1lÚä2k
asks:any.job	-1Y1JPT2j6l
asks:any.like	-1nä1fjWÃ6m
asks:any.matters	-1hzÝ1fjmyÙÛä2á6n
asks:any.paperwork	3ä5o
asks:any.pets	4Ë7p
asks:any.price-now	-1yP1beCTXZÑã2ä4q
asks:any.quotes	3r
asks:any.renewal-date	5t
asks:any.ssn	3u
asks:any.town	1hzä6v
asks:any.weather	5w
asks:any.weekend	6x
asks:any.why-now	-3ä-1m1nrzARÜ6y
asks:any.worry	-1y1HÕà6z
asks:auto.assets	-1D7A
asks:auto.deductible	-1AG1H6B
asks:auto.discounts	-1M1K7C
asks:auto.drivers	-1EJ1LMä3N6D
asks:auto.finance	-1DJM1ä8E
asks:auto.garaging	-1AE1IN6F
asks:auto.limits	-1B2ä8G
asks:auto.medical	-1B2G5H
asks:auto.record	-1Dä1C7I
asks:auto.rental	-1Gä6J
asks:auto.telematics	-1Mä6K
asks:auto.um	6L
asks:auto.use	-1E8M
asks:auto.vehicles	-1EGä8N
asks:biz.contracts	1ä6O
asks:biz.data	-1YÀÃÅ1oä9P
asks:biz.entity	-1ZÃ1fä8Q
asks:biz.growth	-1À1W7R
asks:biz.hr	5S
asks:biz.income	-1PW1hU6T
asks:biz.last-renewal	1Rä3U
asks:biz.limits	-1TÀÂÅ1eSY2nO6V
asks:biz.losses	-1R1bzSÂ6W
asks:biz.mod	7X
asks:biz.operations	-1Å1PT2l6Y
asks:biz.payroll	-2Y-1OPXÀÁä1S3TÃ7Z
asks:biz.property	-2Å-1PUXYZÁÄä1V2OTÃ7À
asks:biz.revenue	-1RXÀÅ1lTVÄä6Á
asks:biz.safety	7Â
asks:biz.subs	-1Zä1Â2O6Ã
asks:biz.suppliers	-1T7Ä
asks:biz.vehicles	-1PTVZÃ1uYÀä8Å
asks:home.age	-1ÍÑä2Õ9Æ
asks:home.assets	1Èä4Ç
asks:home.business	5È
asks:home.deductible	-1ÍÑÔÕ1ä3Ç6É
asks:home.flood	-1ÈÍÑÔ1v8Ê
asks:home.hazards	-2Ô-1ÇÈÊÑÓÕä3p9Ë
asks:home.household	6Ì
asks:home.lender	-1eÈÊÑÔÕ2Éä8Í
asks:home.liability	-1nÕ1Ðä2Ç3Ñ4Î
asks:home.losses	-1ä7Ï
asks:home.ordinance	6Ð
asks:home.rebuild	-1qÍÕ1n4Ô6Ñ
asks:home.roof	-1ÆÏÑÔÕ1c2É9Ò
asks:home.security	1Ô8Ó
asks:home.valuables	-1ÈÉÑ9Ô
asks:home.water	-1Ô1ä7Õ
asks:life.beneficiary	-1Øã1ä6Ö
asks:life.debts	-2ÖÚßã-1bÜÞàáâä1l5Ù8×
asks:life.dependents	-2ä-1nÚà1iyÖÙÜÝ6Ø
asks:life.education	-1ä1i6Ù
asks:life.existing	1eà4Ú
asks:life.final	-1á6Û
asks:life.health	-1ä8Ü
asks:life.income	-2×-1ÖÚÜàá1l2Øß6Ý
asks:life.occupation	-1Üä1cx6Þ
asks:life.savings	-1ÚÝã1Û8ß
asks:life.spouse	-1ÚÜ1ilÝâ2ß6à
asks:life.talked	3á
asks:life.tobacco	-1ÜÞàáãä10â
asks:life.work-cover	-1qÖØÜÝ1ly8ã
at	-2qY×Ý-1aghEJÉÌÕÞßàä1eipryzADIXÎÑáâ2djlmÀÈ4F
at #	2ä
at $	1mvÑÚä
at $?	1cFÑ2m
at _ $	-1ä1È2I3j
at _ $?	-1ä1prACFWÀÈËá2â
at _ house	1FNÈÎ
at _ place	1ÈÎÏä
at _ ~thing	1dNÏ2FÈÎ
at all	-1ä3j
at home	-1ä1pDMÔØá2iÈ
at home $?	1DMá2p
at night	1FÀ
at the	-1Yã1ntyFXÊ2del
at the ~thing	1dFÈ
at this	1r2y
at work	1W2y
at your	1oFNÀÈÏÜ2Î
at your place	1ÈÎÏä
at your ~thing	1FNÈÏä2Î
at ~money	2ä
at ~thing	-1ä1pDMÔØá2iÈ
at ~thing $?	1DMá2p
audit	-1Uä4X
auto	-1ä4c
away	-1ä1nAÄÇÙ2ß
baby	-1ä1yÝ2i
back	-1my1kqruMP2ä3ß
back $	1qä2ß
back _ $	1fÕß
back _ you	1k
back on	1f2ß
backu*	1JÕ3ä
backup	1JÕ3ä
bad	1BGä2z
bad _ $?	1zBGä
bad time	1ä
bad time $?	1ä
bank	1u2ÉÍß3E
basem*	5Õ
basement	5Õ
basement $?	2Õ
be	-1fqyGJMÖáã1hnorAÉÎÔ×Ý2gzKÌ3DØ4b
be $?	1hmn
be _ if	1gDÎà
be _ right	1Ø
be _ the	1D
be _ to	1oÉÔ
be _ with	1ÉÌ×2K
be a	1bnB
be all	1Ø
be all right	1Ø
be in	1nØ
be okay	1à
be okay if	1à
been	-1gioqyDTÃÉÊÑÕä1lSXÒÜ3dIWÆÏ4m6k
been _ $	1dkW
been _ $?	1dÆÏ2X
been _ them	2k
been _ to	1mr
been hurt	1SW
been with	3k
been with them	2k
been ~harm	1SÏ2W
befor*	-1by1tá2OUÉÏ3q
before	-1by1tá2OUÉÏ3q
before the	1qÉ
before you	1gUä2O
behin*	1I2yDÊ
behind	1I2yDÊ
behind _ wheel	1I2D
behind the	-1ä1yI2D
behind the wheel	1I2D
being	1SÃÜ2CJ
benef*	-1Ø1Úä3Öã
beneficiary	2Öä
besid*	-1ä1gDEYÂ2ÇÌ3Ø
besides	-1ä1gDEYÂ2ÇÌ3Ø
besides _ $?	2Ì
best	1Ää2m3f
bette*	1g4h
better	1g4h
better $?	3h
big	-3ä-1qtA1einzYÁÉÑ2Bß
big is	1ÁÑ2ß
bigge*	1hzÃ2Ä
biggest	1hz2Ä
bills	-1Ù1lHØ2×
bind	1Øä
bit	1Y
booki*	1T3P
booking	1T2P
booking _ $?	2P
booking system	1T
both	1AFÖ×Ý2ä
both of	1Ö×
bothe*	1hy
bough*	1yEGÆ
bought	1yEGÆ
break*	1n2ä
bring	-1ä1CÁÃÈÐÝ2U
bring _ $	1UÁ
bring home	1CÝ
bring in	1ÁÃÈ
bring you	2U
broke	1HJÉ
broke*	-1t1gm3U
broker	-1t1m3U
budge*	1B3b
budget	1B3b
build	-1ä1ÀÆ2Ñ
build*	-1ä1ÐÑÓÚ3À
building	1ÐÑÓ2À
built	-1ä1AÚ2Æ
burne*	1ÀË2S
burned	1À2S
busin*	-1À1gYZÁ2È3dQR
business	-1À1gYZÁ2È3dQR
business $	1TY
business $?	1dkQR
business _ $?	1dRZ
business income	1ä
busy	1l6d
buy	-1ä1N2V3ÔÚ
buy _ $?	-1ä1ÔÚ
by	-1G1twBHOÝä2oy
by $	1tH
by @day	1ä
by _ $	1g2w
by _ $?	1A2y
by ~soon	1ä
calen*	1ä
calendar	1ä
call	1prJ2fg3y4ä
call $?	1f3y
call _ back	1f
call you	1fä
call you back	1f
calle*	-2ä1mI2Ó3r
called	-2ä1mI2Ó3r
calli*	1v3y
calling	1v3y
came	1ÁÑ
camer*	1Ô2Ó
cameras	2Ó
can	-1n1OPÃÕä2fuã3by4o
can _ ask	-1ä1DJÃã
can _ do	1b2y
can _ get	1uWÕ
can _ it	-1ä2o
can i	1fuJÃãä2y
can i ask	-1ä1DJÃã
can i get	1u
can not	1HÕ
can we	1yä
can you	1uWã2o3b
can you get	1W
can ~not	1HÕ
car	-4ä-3A-2G-1gCHIL1BÅ×2DFMN3E5J
car $	1JN
car $?	-1ä1EMÅ2DJ
car _ $?	1DE
card	-2ä1eCP2oG4u
cards	1×3P
care	1emnØ3ä
care of	1emØä
carri*	2e
carrier	2e
carry	-1ä1cVÃ2LOÎ
carry $?	2L
carry _ own	1Ã
carry _ ~cover	1cV
carry their	1Ã
carry their own	1Ã
cars	1cFä2J3NÅ
cars $	1Åä
cars _ the	1cF
cars _ your	1Å
cash	-1ä2TÉ3Ú
catch	1j
certi*	1ÂÃ2O
certificates	1OÂ
chanc*	2o
chance	2o
chang*	-1no1gqRÐ2hMY3yÝ
change	-1n1g2h3Ý
change $?	2Ý
changed	1qRÐÜä2MY
changed _ the	1RY
charg*	-2ä-1m1Ñ4q
check	1rPÉÖØ
check back	1ä
check*	-1ä1ÂÃ2Ü
checkup	2Ü
claim	1C4Ï
claim*	1Ï3W
claims	1Ï3W
clien*	-1WZä2È3PS
client	-1W1P2S
clients	-1ä1S2PÈ
climb	1Ëä2Þ
close	-1ä1DTÍ2ÊÓ
close*	1j2T
closed	1j2T
closed $?	1jT
closi*	2ÉÍä
closing	2ÉÍä
closing $?	2Í
code	1uvX4Ð
colle*	-1ä1Ã2A4Ù
college	-1ä2A4Ù
come	-1Ø1qrtAGÑ×Ü2XÇÈ
come _ $	1tAXä
come _ $?	1yGÇ
come from	-1ä1G2Ç
come to	1X2È
come up	-1ä1tyÜ
comes	-3ä1ÄÈÝá2ã
comfo*	1bÉ2ä
comfortable	1bÉ2ä
comfortable with	1É2ä
comin*	1tyÞ
coming	1tyÞ
comme*	1e3Y
commercial	3Y
commu*	3M
comp	2Ã4X
compa*	-1tÑÔÚä1chmqyEÁÍ2knQÅã3r4e
companies	-1ä1ek2r
company	1chkmÍã2QÅ3en
company $	1ehkn
company $?	1kmyQ
compared	1ryEä
compared to	1yä
compl*	-1ä1h4S
contr*	1oÑ4O
contract	1o3O
conve*	1gnUá
conversation	-1ä1gnUá
cool	1wK
copy	1o
cost	1WZÛ2ÀÑÔä3T
cost $?	-1q1TÑ3ä
cost to	1À
cost you	-1ä1WZÔ2T
could	-2mqyM-1inrDEGILWÎÑÕØä1ouzÔ2bJÇ×3hABTÄß4É
could _ have	1u
could _ live	1ß2A
could _ pay	1B
could _ ~meet	1bBÇ
could _ ~pay	1B
could _ ~send	1ä
could i	1uÝ
could i have	1u
could not	1TÔ
could they	1hAÇ×
could you	-1M1gATÇß2boÄ3BÉ
could you pay	1B
could you ~meet	1bBÇ
could you ~pay	1B
could ~not	1TÔ
count*	-1ä2Ø4v
coupl*	1ä
couple	1ä
cover	1NTÉ×
cover*	-1oyADM1tHISTÐ2à3GÑã4L5n
coverage	1etISÐ2G3Ñã4nL
coverage $	1nIS
coverage $?	1JLOÊÐ
covered	1nLT2à
credi*	1uP×
credit	1uP×
creek	3Ê
curre*	-1nä1emoyV2hqtÂ
current	-1ä1moqyV2htÂ
current _ $?	1hty2m
current policy	-1ä1oV2t
current ~cover	-1ä1oV2t
current ~insurer	1hy2m
current ~insurer $?	1y2m
currently	1q2e
custo*	-2ä-1Y1SÅ2kPÈ4Ä
customer	-2ä-1Y1S2kP4Ä
customers	1Å2È
cut	1Yã2ä
cyber	2ä
damag*	1qGÎÒ3Ï
damage	1qGÎÒ2Ï
date	-1q1ÍÖ2a6t
date on	1Ö3t
day	-1q1dilnwxYä2MT3tB
day $	-1t2iM
days	-1Y1iÜ2eTVÇ5M
days $	1eM2Ç
days $?	-2ä-1Y1eiÜ2MV
deal	1nä
dec	1ä
dec page	1ä
decid*	-2ä1yU5g
decide	-2ä1U5g
decided	1y
decis*	4g
decision	4g
decla*	2o
declarations	2o
deduc*	-1G1H2ä4É5B
deductible	-1G1H2ä4É5B
deductible $	1B2É
deductible $?	1H2B
deductible _ the	1É
deductible _ you	1É2B
deductible and	1ä
deductible on	1BÉ
deliv*	2M4Å
deliver	1Å
deliveries	1MÅ
depen*	1AØ2Ä
depends	1AØ
depends on	1AØ
did	-3zMYØ-2noA-1cfhilmvFHPQZÂÄÅÇÈÌÝß1jkqxDELTÑÔÚÛãä2wIRWÆÊÒÙ3XÖá4GÏ5U
did _ buy	1N2Ú
did _ catch	1j
did _ do	1Cä
did _ ever	1L2ä
did _ get	1DTX
did _ go	1mqG
did _ last	1UXÖÜ
did _ pay	-1ä1Ô2Ï
did _ put	-1ä1RÖ2E
did _ say	1q2ãä
did _ sign	1eGã
did _ ~buy	1eGNã2kÚ
did _ ~harm	-2ä1Ï3w
did _ ~insurer	2U
did _ ~kin	-1ä1Ùá2Û
did _ ~meet	-1ä1G2U
did _ ~money	1á2T
did _ ~pay	-1ä1Ô2Ï
did _ ~thing	-1ä1RÀÒÔ
did anybody	1UÊ
did anyone	1UÙ
did i	2ä
did it	-1ä1mtÑ2q
did it go	-1ä1mq
did not	1Iä
did that	1wWÏ2ä
did the	-3q1rwRVWÎÒÔ2Xä
did they	1qGä2UÆ4Ï
did they pay	2Ï
did they ~pay	2Ï
did you	-1ghmoyzMUÙ1atxILNOTXÁÑÚáä2jkEGR3Ö
did you buy	1N2Ú
did you do	1ä
did you pay	1Ô
did you put	-1ä1RÖ2E
did you say	1qä
did you ~buy	-1ä1eGNã2kÚ
did you ~pay	1Ô
did your	-3ä1XÊÙÛÜá2U
did your last	1XÜ
did your ~insurer	1U
did your ~kin	-1ä1Ùá2Û
did ~not	1Iä
diffe*	-1ä1hnyR
different	-1ä1hnyR
disco*	1fK3C
discount	1K
do	-4W-3yIÏ-2wÆàá-1dkrDU1bhijmpxABCEHJLNOSTZÀÄÉÐÔØÙÝâã2cltFMYÂÎ3fÃÍ4PÅÞ5È
do _ #	1gÝ
do _ $	1mÅ
do _ $?	1ä2h3m
do _ a	1JÁ
do _ and	1ANá
do _ bring	1UÃÝ
do _ carry	-1ä1cV2L
do _ do	-2ä1jmJTÈ2lY
do _ drive	1N2M
do _ ever	1zÈ2M
do _ get	1jJÍã2H
do _ guys	1iÁÉÊÖ×2Y
do _ have	-3M-2PÃÈ-1jklmnqrOYÍÝÞáâ1bceABGJNQSTZÇÑÔÙÚßã2iptHVÂÎÓÕ
do _ keep	1oÀ2FPÔ
do _ know	1tEGPÑã
do _ like	-1n1fv2jm
do _ make	1PÝ2È
do _ mean	5ä
do _ mind	1lq
do _ need	-3ä1bnN2gtOÍ
do _ own	1ÔÚ2A
do _ pay	1eqBCTXZÈÍ
do _ people	2Å
do _ send	1Ø
do _ still	1o2E
do _ take	-1ä1MP2Ü
do _ think	1K3ä
do _ use	1MPÃ
do _ want	1fnÖÙ2uOä
do _ work	-1ä1ÈÞ2Ý3l
do _ you	1jmnyLRÄÉ
do _ your	1BPÉ
do _ ~meet	-1ä1pÊ2È
do _ ~money	1bgÝ
do _ ~pay	1eqBCTXZÈÍ
do _ ~send	-1ä1UÃÅØÝ
do a	1bC
do any	2Y
do for	-2ä1lnyJRTØ2j
do for you	-1ä1nyR
do i	2f
do i have	1ä
do if	1LPÄÉä
do if you	1LÄÉä
do not	1hqz2ä
do not mind	1lq
do that	1n2m
do the	1rÅÝ2Ã
do the #	1Ý
do the ~money	1Ý
do they	-2ä1chmqCUÃÑ2Í4O
do they need	2OÍ
do to	1BPÉ
do we	1btN
do you	-4y-3r-2mIUWÏ-1adhwxORÆàáä1egijluEGJNSTVXÀÃÅÇÊËÍÐÓÔÕ×ÙÚÝâã2cfptAFHMYZÂÈÞ3P
do you and	1ANá
do you bring	1ÃÝ
do you carry	1cV2L
do you do	-1ä1JTÈ2jlY
do you drive	1N2M
do you ever	1zÈ2M
do you get	1jJÍã2H
do you guys	1iÁÉÊÖ×2Y
do you have	-3M-2ÃÈ-1jklmrPYÍÝÞáâ1bceABGJNQSTZÇÐÔÙÚßã2ipHVÂÎÓÕ
do you keep	1oÀ2FPÔ
do you know	1tEGPÑã
do you like	-1n1fv2jm
do you make	1YÝ2È
do you mean	5ä
do you need	-1ä1n2gt
do you own	1ÔÚ2A
do you pay	-1P1eqBCTXZÍ
do you still	1o2E
do you take	-1ä1MP2Ü
do you think	1K3ä
do you use	1MPÃ
do you want	1fnÖÙ2uä
do you work	1Þ2lÝ
do you ~pay	-1P1eqBCTXZÍ
do you ~send	1ÃÅØÝ
do your	3Å
do your people	2Å
do ~not	1hqz2ä
do ~not mind	1lq
docto*	1H3Ü
doctor	1H2Ü
does	-2chrzINTWÀÔÖ×Ü-1adefijkpuvwxyBJSXÆÇËÏä1nMOPYZÅÈÌÍÓÕØÚâ2gCLVÝàáã3DÊ4tF
does _ coverage	1ntÑ
does _ have	1DÃ2à
does _ husband	-1à1âã
does _ lease	1OÎ2y
does _ policy	1tLÉÐ2V
does _ wife	1á2l
does _ ~cover	-2ä1nLÉÐ2VÑ3t
does _ ~kin	-1Üä1lDÝàâ2á
does _ ~meet	-1ä1F
does _ ~thing	1MÁÈä2F
does a	-1n1MYZÝä
does anybody	1gÌÕ
does anyone	1Ó2D
does he	-2ä1CÃ2M3m
does he have	1DÃ
does it	-1M1qt2LÚ3F
does that	1tMÄÚ2ä
does the	-4ä1byGOÈÊÍÝá2tFYÅã
does the ~cover	1ÉÑã
does the ~thing	1ÁÈ2F
does your	-2Ý-1yÜ1lDLUÂÐØàâã2VÊá
does your husband	-1à1âã
does your policy	1LVÐ
does your wife	1á2l
does your ~cover	1tLÐ2V
does your ~kin	-1Ýä1lDØàâ2á
dog	4pË
doing	1hlmCMÁä2x3i
doing _ $	1hm
dolla*	-1ä1Á2BÉ
dollar	1BÉ
dollars	-1ä1BÁÉ
done	-1ä1hyÖ2mÆ
down	-3ä-1ÆÎ1hLÊÏÔÖÙáã2EJU3T4Õ
down $	2T
down $?	1hAJTÄÕÖ
down _ the	1J
down _ you	-1Tä1Eã2U
down there	-1ä3Õ
downs*	1hÎ3Õ
downt*	1vTä
drive	-3ä-2A-1BGI2N3DJ4Å6M
drive $	-1Aä1J2D3N
drive $?	1KMÅ
drive _ ~thing	1D2Å
drive the	2Å
drive*	-1AGIJ1hzÅ2F3L4CD
driver	1CK2L
drivers	-1ä1uL3CD
drives	1hÅä3D
drives _ ~thing	1ä
driveway	1zN2F
drivi*	-2ä-1C1lIMNÅÞ4K5D
driving	-2ä-1C1lIMNÅÞ4K5D
driving $	2D
driving $?	2N
driving _ $?	2K
dwell*	4Ñ
dwelling	4Ñ
each	-1ä1qBNÝ2bP
each _ $?	1B2b
each month	-1ä1qBÝ2b
each month $?	1B2b
each ~money	-1ä1qBÝ2b
each ~money $?	1B2b
earn	1l
else	-1M1eÄÅÑä2N×3DÌ4c6r
else $	1cä
else $?	1erÑä
else has	1Ì
else you	2r
email	1oPW2ä6f
email _ the	1o
emerg*	1BÇÉß
emplo*	-2ä-1VW1PZã3Ã5S
employee	-1ä2PSÃ
employees	1SZ2Ã
employees or	2Ã
end	1gnÑ2t
enoug*	-2ä1yD2wÛ
enough	-2ä1yD2wÛ
equip*	1RÔ3À
equipment	1RÔ3À
even	2Iâ
eveni*	3ä
evening	2ä
ever	-2mrä-1gkoyÀÃÌÑã1hjËÒÔÚ2DKMWÊÏÕâ3Èá5S
ever _ a	1KWÈÏÕ×Ú
ever _ about	1zS2á
ever _ the	1hUÈ
ever _ to	1ST
ever _ you	1hLSW
ever _ ~harm	-1ä1PÎÏ2S
ever been	1SÏÜ
ever been ~harm	1SÏ
ever get	-1ä1jMPS
ever had	1TWÊÏ2S
every	-2ä1EÝ2qM×
every _ $	1Ý2M
every day	2M
every month	1EÝ2×
every ~money	-1ä1EÝ2q×
every*	1DIPTXÀÂÊ3c
everybody	-1ä1PTX2Ê
everything	1Àä3c
exact*	1tY2ä
exactly	1tY2ä
expen*	1Ô×ä2Û
expensive	1Ôä
exper*	1m2X
experience	1m2X
expla*	3ä
explain	2ä
fact:any.why-now	-1ãä5y
fact:auto.assets	2A
fact:auto.discounts	3C
fact:auto.drivers	4D
fact:auto.limits	-1ä1B3G
fact:auto.use	-2ä1C4M
fact:biz.data	2P
fact:biz.growth	1À3R
fact:biz.last-renewal	2U
fact:biz.limits	1OY2V
fact:biz.losses	1S3W
fact:biz.mod	-1ä4X
fact:biz.property	1À2W
fact:biz.safety	1OÂ2Ã
fact:biz.subs	1ZÃ
fact:biz.vehicles	3Å
fact:home.assets	3Ç
fact:home.business	4È
fact:home.deductible	4É
fact:home.flood	-1ä1Î3Ê
fact:home.lender	2Í
fact:home.losses	-1Æ1Õ2ÎÏ
fact:home.water	-1Ôä5Õ
fact:life.debts	3×
fact:life.dependents	4Ø
fact:life.education	-1×4Ù
fact:life.health	4Ü
fact:life.work-cover	1d3ã
fair	1b2ä
fall	1hÔ2ß
famil*	-2Ø1JÔá2iÜÝ
family	-2Ø1JÔá2iÜÝ
family $	2i
family $?	1Ûã
far	1kvUãä3r
far $	1mrä
far $?	1rä
feel	-1á1zKà3ä
feel about	1Kà
few	1qyIY2ä
few _ $?	1qyY
few things	1ä
few years	1qIY
few years $?	1qY
figur*	1kqÑ
file	1IPÂÃ
final	1g2Û
finan*	1Í2E
find	-1ä1hP3o
finis*	1Õ
finished	1Õ
fire	1STÀÐÔ4Ó
first	-1qã1hrBMÂÚ2iÉØß3k
first $?	1hnßä2ÉØ
fix	1Bä2h
fixed	1Ç2Jä
flood	1Î2ä4Ê
folks	1P2k
follo*	3j
follow	3j
for	-4h×-3Y-2ciDIQÀÊÌÕ-1aegmoprvzAFNPSÄÆËÒÓßâä1bdflyCELÃÅÏÜáã2BGJMRÂÈÉÐ3OTÑ4nÙÛ5x
for #	1J
for $	-1ä1bEMOÛ2VÑ
for $?	-1ä1AÃÑÛ
for _ $	-1qy1emnowxzBEMRTÎÔ2Ù
for _ $?	-2m-1GMÃÑÔ×1bdgjlqrxyJNOÈÙÜáä2WÅØ
for _ a	1nCÙ
for _ and	1CLÑ
for _ kids	1Ù2Ö
for _ month	1T
for _ of	1Ï2Â
for _ or	-1ä1nÚ2M
for _ right	1qÜ2G
for _ to	3ä
for _ week	1T
for _ ~cover	1X2ã
for _ ~kin	1Ùã2Ö
for _ ~money	-1ä1nqRTÁ
for _ ~soon	1xTä
for _ ~thing	1EJÑ
for a	-1A1kKÉÞ2BJT
for a month	1T
for a ~money	1T
for it	1EN2Ñ
for me	1no
for money	1MTØ
for next	1R
for that	-2ä1eEÈÎÙ2Ü
for the	-1ØÝ1fquRÐÑÖÙÛ3x
for the kids	1Ù2Ö
for the ~kin	1Ù2Ö
for this	1gqÁ
for work	-1ä1lÔ2MÈ
for you	-1gqAMÉÑÔ×ØÚ1bflmwRUÃÅá2dyÙä5n
for you $	1fmnvwzRÙ
for you $?	1bdflnryW2Å
for you to	3ä
for your	1Hã
for ~cover	1bLÚ
for ~money	1J
for ~soon	1yR2x
force	1ä2Ú
form	1yL2Ö
forwa*	1ä
forward	1ä
free	1CÍ2E
from	-2b-1fmyÀÉÔ1AGRTÂÄÆÇÈÊÍÏß2nr3v4Ã
from $?	-1ä1zGÇ
from _ $	1v2Ê
from _ $?	1AÃÍÏ
from home	1È
from the	1rÃ
from you	1AÍÏ
from you $?	1AÍÏ
from ~thing	1È
front	1Bä2o
full	1CÝ2Z
fun	2jx
funer*	3Û
funeral	3Û
furna*	1ÆÕ
furnace	1ÆÕ
garag*	2FÈ
garage	2FÈ
gc	3O
gear	-1ä4Ô
get	-2Ø-1bgqtzUYÔ×1nuJSTXÊÒÓÕßä2jwÃÅ3fHWÖ
get _ $	1HPS2Õ
get _ $?	1ÓÖ
get _ in	1Êä
get _ on	-1ä1jy
get _ to	1jM
get a	1rI
get around	1J
get it	3Ö
get paid	1HÈ
get the	1JÍÖ
get this	2ä
get to	-1ä1Åã2o
get you	2ä
get your	1uW
get ~harm	1PS
get ~pay	1HÈ
gets	1gPTÓÖ2h
getti*	1wÂä2CD
getting	1wÂä2CD
girlf*	-1ä1DÌ×àá
girlfriend	-1ä1DÌ×àá
give	1bnqCU2u3ã
give _ $?	1nMã
give _ a	1b
give _ the	1q
give me	-2ä1bq2u
give me the	-1ä1q
give you	1CU3ã
give you $?	1Mã
given	1rÃá
go	-1btTWÑÔÕÜ1kyzGUVXÇÏÓáä2MSÚã3ÊÖ
go $?	-1ä1mSVÊÖ
go _ $	1Ö
go _ $?	1GØÚ2Ç
go _ and	1yä
go _ that	1ä2z
go _ the	1M
go _ your	1ÊÖã
go ahead	2ä
go ahead and	2ä
go for	1ÏÚã
go on	1Ê
go over	3ä
go through	1Ê
go to	-1ä1M2Ö
go up	1qXÚ
go with	1k
goes	-1ä1qÓ2z×
going	1xyI2d3ä
going $	1d
going on	1x2y
going to	-1ä1I
gone	-1ä1mqG×2WÖ3á
good	-1hyDMV1ntxHÒÜÝ2f3C4ä5m
good _ $	1mxCÒ2Ü
good _ $?	1z
good _ to	1ä
good about	1z2m
good time	2ä
good to	1m
good ~soon	1x
got	-2bnqTYÜÝä-1fjklvwzCEIUØÞá1ixAGHJVZÀÅÇÓÔÕÚàã2pPSÖß3oyB
got $	1mVÅËä2à
got _ $	1iJQÃ
got _ $?	1hAPSWÕÖ
got _ for	1L
got _ minute	1ä
got _ ~cover	1eM
got _ ~thing	1cAJNÀ
got a	1impASZÂÌÛ2ä
got a minute	1ä
got any	-1ä1prÔ×Ù
got anything	1xÚß
got the	1MP3o
got you	-1ä5y
got your	1ce2o
got ~cover	1JLÃ
got ~harm	1APSW
got ~harm $?	1APSW
gotte*	1mWÎ2r
gotten	1mWÎ2r
grade*	3C
grades	3C
group	2ã
guy	1mUW2LÂ
guys	-4ä-1y1drÁÉÊÑÖ×Ý2wYÃ
guys _ in	1TÁÉ
guys do	1YÁ
guys get	1Ê2w
guys have	1iÉÖ
gym	2yã
had	-1hr1kBTÂÇÜ2SÊÏ3IW
had _ ~harm	1S
had a	1IWÇ
had any	1Â2I
had to	1mBSÑ2T
hail	-1ä1wÒ3É
half	1g
handl*	-1e1bmS2É
handle	-1ä1bmS2É
handy	2o
happe*	-2bm-1fhqtMYÑÔä1gzBHSTÂÄÓÕØßã2IXÉÎá3WÏ
happen	-1ä1zHWÏÕà2á
happen $	-2ä1zWá
happen _ you	1Báä
happen if	1BTÕàá
happen to	1HXØ
happened	-1z1yBSXÉä2IWÏ
happened $	1yB
happened _ that	1IW
happened _ the	1SXÏ2I
happened with	1SWÏ
happened with that	1IW
happens	-1yä1gPTÂÄÉÊÓßã2Î
happens _ you	1ÄÎ
happens _ your	1TÊÕØß
happens if	1PÄÎÓ
happens to	1TÕØßã
happens to your	1TÕØß
happy	1bh2m
happy with	1h2m
hard	1Êá
has	-3ä-2y-1bfhinotwAJÈÉØ1egkmzDKLMOYÆËÐÒÔÜá2qISÏ3W
has _ been	1Ï2kW
has _ ever	1WÎÏá
has _ ~thing	1ÏÒÔ
has a	-1W1gSÌ2D
has anybody	1mKÎÑá2W
has anyone	1GIOSWÊÔ
has anything	1WÏä
has it	1q2k
has the	-1ä1gqYÏÐ
has the ~thing	1ÏÔ
has your	-1ä1cmqMUÃË
have	-5y-4q-3YÝ-2jnMUÈÒÞ-1aflwOÄÅÉÌÍØÜ1cgipDHLNXÂÃÆÇÐÓÔÙã2moAGSVWÀÏÕÖ×Ûßà3hkÚ4r
have #	1ä
have # minutes	1ä
have $	1i×
have $?	-1Ë1hipN2Tä
have _ #	-1ä1AÖÙÛ2V
have _ $	-1ä1zÃÕà
have _ $?	-1ä1ikJQÓß
have _ a	1m
have _ been	1dklmIÚ2X
have _ done	1Æ2m
have _ ever	-1r1TWÈÔ×Ú2h
have _ got	1LÀÔÚ2o
have _ gotten	1m2r
have _ had	1kSWä
have _ house	1Ñ
have _ insurance	1Ê
have _ it	-1ä1tz
have _ minute	2ä
have _ minutes	1ä
have _ on	1HÚà
have _ own	2Ã
have _ the	-1ä1GMÀÇã2oÉ
have _ ~cover	-1A1cEGLPVÕà
have _ ~money	-1ä1AÖÙÛ2V
have _ ~thing	1cDÑÚ
have a	-1SÇ1bfxEJPVÀÌÙä2ËÕÖ
have a ~money	1Ù2V
have an	1gSVÓßä
have any	1pACP×ÚÞ2ZÔ
have anything	1ÚÛàã
have for	1Gä2Ô
have got	1hm2o
have if	1hGÉ
have in	1bAMÀÉÏÚß
have in the	1MÀÉÏ
have it	1J
have that	1L2A
have the	1guN2o
have they	-1ä1Ê3h4m
have through	2ã
have to	-1m1gtÀÃÇß2×
have you	-2hy-1bgmzGMØãä1dlvARXÏÔ×Ùâ2kWÆÖÚÛá4r
have you #	1AÖÛ
have you been	1dlÚ2kX
have you ever	1KTWÈÔ×Ú
have you got	1LÀÔÚ2o
have you had	1SWä
have you ~money	1AÖÛ
have your	1Ñ2co
have your ~cover	1G2c
have ~cover	1eHÃÊÐà2J
have ~cover ~cover	1EÊ
have ~money	1ä
have ~money minutes	1ä
he	-2Y-1qtyT1zKMWÝàá2mp3U5C
he _ $	1Ýáä
he have	1DÃ
healt*	4HÜ
health	3Ü4H
health insurance	2H
health ~cover	3H
hear	1bp
hear you	1b
heart	3Ü
help	-1ä1Ã3Ø4y
her	-2ä1×à3D
here	1w2nvä
here is	2ä
hey	1yä
high	-1ä1V2Þ
highe*	1G
higher	1G
him	1pKMÂÃ2Û
his	-2à1KÃ2Dã3C
his _ $	1CDã
hit	-1Aä1bwÇ2BL
hits	3L
hits you	3L
hold	2O
home	-1et1pACDMÑÔØá2civÈÝ
home $	1ä2ÈÝ
home $?	1pvDMÈÑá
home and	1c
hopin*	-1ä1Ù2b
hoping	-1ä1Ù2b
hospi*	1lÜã
hospital	1lÜã
hot	-2ä4w
hours	-1ä1DYÝ
house	-3ä-2MÕ-1eoJËÒÔ1NÇÈÊÎÏ2cDÆ×3Í4AÑ
house $	-1ä1gDNÇÈÊÍÑ
house $?	1FGÆÈÍ×
house _ $	1AÏÑ
house _ a	1D
house insured	1cÑ
house*	1DÝ
household	1DÝ
how	-3hÖ-2cegnozLOË-1jpuyDFRÃÍÐÛÞâ1bilwHIKQSVXÁÅÆÇÒÓØÚà2adkmBPUYÉÜÝ3qMZÑß4T
how _ a	-1A1qÇ2B
how _ are	1vY2abTØ
how _ could	1JÉ
how _ did	1bä2q
how _ do	-1ä1qBÁÄÍ
how _ does	1VYÁÝ3ä
how _ have	-1T1lÚä2v
how _ i	-2ä1y2f
how _ is	-1diÜÝ1wIÁÆÑ×Úä2MÊÓß
how _ it	-1Ñ1dkmq
how _ liability	1G2Î
how _ miles	1FM
how _ of	-1ä1qAVÃÉ2Y
how _ people	1ÌØ2Z
how _ that	1WÏÑÚ
how _ the	-3ä-1I1mrCUÆÓá2diwQÅÕ
how _ they	1Z2m
how _ would	-1b1GÇß2Ýã
how _ years	3k
how _ you	-1bmMYZÝ1alxBJSÂÇÉÙÜàä2HP4T
how _ your	-2ä-1d1aqxHIZÂØÜ3iX
how _ ~cover	1G2Î
how _ ~kin	1iPØ
how _ ~thing	1NÀÅ
how about	1ä
how are	1dCZÜ2iä
how are you	1Ü2ä
how big	-1Aä1YÁÉÑ2Bß
how big is	1ÁÑ2ß
how did	1mxGTUWXáä2Ï
how did that	1WÏä
how did the	1Uä
how did you	1xä2T
how did your	-1ä1Xá
how do	-1YÝä1lmrHJSTÂ2Å3P
how do the	1rÅ
how do you	-1MÝ1lHJSTÂ2P
how does	1qÅàá
how far	-1ä1kvUÓã
how has	-1ä1Y3q
how have	1ä
how is	-1tMÆ1IÂ2imwQÕÜä3d
how is the	-2ä-1Æ1imRÜ2wQÕ
how is your	1ÂÜä2iI
how long	1kltvJÚÜÝß3T
how long could	1J
how long have	-1T1lÚä2v
how long would	1ß
how many	-1dmqY1rENPÃÈÌØßã2kDM3Ñ4Z
how many miles	1FM
how many people	1ÌØ2Z
how many years	3k
how many ~kin	1iØ
how much	-1dikDIJTÅÊÓ1tGUVYÁÄÇÎÔ×Úß2bqABÀÉÝ
how much could	1É
how much did	1bä2q
how much do	1qBÁÄÉ
how much does	1ÁÝ3ä
how much is	1MÔ×Úßà
how much liability	1G2Î
how much of	-1ä1qAV2Y
how much would	-1b1GÇÝ
how much you	-1ä1BÙß2Ç
how much ~cover	1G2Î
how often	2M
how old	-1i1Ò2aÆ3Ø
how old are	1aä2Ø
how old is	1ÒØ2Æ
how olds	-2ä1aiÒØÚ2Æ
how olds your	-1ä1aiØ
how was	-1ä1xÑ2d
how would	-1ä1HKTÇ×à
how would you	1HJTÉà
how you	1K2ä
hurt	-1ä1zSWÂ2HÎ
hurt _ a	1H
hurt on	2WÎ
husba*	-1Ø1aNáâãä2à
husband	1Nàáâä2aã
i	-1ÍÎ×ØÚ1chpDIYZÔÜ2r3a4uy7f9ä
i _ $	1pÞ
i _ $?	-2ä1afy
i _ a	2ä
i _ about	-3ä1DJZÖÝã
i _ anything	1ä
i _ be	1r
i _ get	1n
i _ is	1y
i _ it	1fä
i _ know	1Ü
i _ not	3ä
i _ text	-1ä1f
i _ that	1f
i _ the	1uä
i _ to	1D
i _ you	1b2f4ä
i _ your	-1ä1auIÔ
i _ ~meet	1ä
i _ ~not	3ä
i _ ~send	2f
i am	1h
i ask	-2ä1JZÖÝã2a
i ask about	-3ä1DJZÖÝã
i ask you	1ä
i call you	1f
i can	1y2f
i did	1ä
i did not	1ä
i did ~not	1ä
i get	1u2f
i get your	1u
i got	1ä
i have	1u2ä
i have the	1u
i mean	1Þ
i missed	1ä
i put	2ä
i put you	1ä
i send	2f
i should	1cÜ
i should know	1Ü
i will	2u3ä
i will ~meet	1ä
i will ~send	1ä
i would	1rä
i ~buy	1ä
i ~meet	2ä
i ~meet you	1f
i ~send	2f
if	-4b-3M-2rINÈÊÚä-1cejkotuvwyCEKORXÃÅËÌÍÏÑÒÔÜÝ1ghzP×ß2aÐÓÖàã3BHJÇÉØ4ALTÄ5Î
if _ are	1LÄ2H
if _ ask	1a
if _ asked	2ä
if _ car	1B
if _ could	1hT
if _ do	1lq
if _ go	1Øã2Ç
if _ got	1AH
if _ had	-1ä1mBÇÑ
if _ happened	-1ä1B2É
if _ is	1Ó3J
if _ sued	2Ç
if _ was	-1ä1hAÓ2à
if _ were	1T×á2Øä
if _ ~harm	-1ä1BGTÀÎÖß3Ç
if _ ~thing	1BJ2T
if a	1LTÉ2Î
if i	-1Î1nyYÔä2a
if i ask	1a
if it	-1ä1hzJT2à
if somebody	1BPÇ
if someone	2Î
if something	-1ä1BÉ2z
if something happened	-1ä1BÉ
if the	1BJLÐß2TÕ
if the ~thing	1BJT
if they	1Ç3A
if we	1f
if you	-1byzMYÔä1hmqBDÇ×2gGÎØ3Äã4H
if you are	1LÄ2H
if you could	1hT
if you do	1lq
if you got	1AH
if you had	-1ä1mBÇÑ
if you were	1×áä2Ø
if you ~harm	1BGÖß
if your	-1ä1PÖ2ÄÎ
impor*	3n
important	3n
in	-3emrEÍ-2dkGÎÑÙáã-1ahjquxzSTÂÄ1boABDFKMOWÀÆÈÉÏÝÞâ2gtvCPRZÊËÌÚß3nIÁÔÜ
in #	-1ä1MÚ
in $	-1ä1QWÁ2lv
in $?	1tvyÈÏÝä
in _ $	1CIZÁ2ÆÚ
in _ $?	1bitÁÊÑÖÚ
in _ apartment	2Ì
in _ bank	2Éß
in _ basement	1Õ
in _ family	3Ü
in _ for	1nM
in _ garage	1N
in _ house	1gÌ×2D
in _ household	1D
in _ last	1IYâ
in _ morning	1M
in _ normal	1M
in _ of	1×Ý2o
in _ shop	1JÀÈ
in _ year	1qFÁ
in _ you	-1ä1hBÌ
in _ ~cover	1nyÊ2V
in _ ~harm	1HIÇÊÔ
in _ ~kin	3Ü
in _ ~money	1qFÁ
in _ ~soon	1yMä
in _ ~thing	-1MÊÑä1cgJKRÔ×2DÀÓ3Ì
in a	-1D1oqHIÁÇÊÔâä2nF
in a normal	1M
in a year	1qFÁ
in a ~harm	1HIÇÔ
in a ~money	1qFÁ
in force	1ä2Ú
in it	1MÚ
in place	1Úä2t
in place $?	2t
in that	1VÈÊ
in the	-4ä-2Í-1efhijlnqtzEÃÑØÝ1bpvBKNPRXZÏÓÔÜ2DJOÉËÌ3Iß
in the apartment	2Ì
in the bank	2Éß
in the basement	1Õ
in the house	1Ì×2D
in the household	1D
in the last	1IYâ
in the morning	1M
in the shop	1JÀ
in the ~soon	1yM
in the ~thing	-1Mä1oJR×2DÀÓ3Ì
in there	-1ä1n2ÆÔ
in your	-1Ø1bgnyzADPÜÞ
in your ~thing	1gD
in ~money	-1ä1MÁÚ
in ~thing	1ÀÚä2t
in ~thing $?	2t
incom*	1ÈØ2Aä3ÇÝ
income	1ÈØ2Aä3ÇÝ
income $?	1AÈ2ÇÝ
injur*	1H3G
inspe*	1Ò
instr*	2Ô
instruments	2Ô
insur*	-2zYÀä-1mrtABPRTUÔØ1gIÂÉÊÑã2nHLÃÍà4O5ce
insurance	-1zVÀ1gnoyHIÉÊã2cLÃÍ3e4O
insurance $	-1e1HLÊÚãä2Ã
insurance $?	1cLÃá
insurance _ $?	1egGÍ
insurance _ you	1eO
insurance in	1cgq
insurance is	1Å
insured	1HVWÑà2ce
insured _ $?	1Â
insured for	1HÑ2V
into	-1ä1jBÎ2y
invoi*	-1ä1P3W
invoice	-1ä1P3W
is	-4U-3S-2rKÏÐâ-1oTWÎ1amnuvzACDFIMPQRVXYZÁÆÉËÌÒÔ×ÝÞßãä2cdfghtJÑÓ3eipwNÍÕÖÚà4E
is @day	2ä
is @name	1Ãà3ä
is _ $	-1V1bfuJY2×
is _ $?	-1qä1djnvEËÑ2PY4p
is _ @name	1q2ä
is _ a	-1DÌÚä1bdirzEJNÃÈÊËÓÕßà2pÉ
is _ about	1hn2m
is _ all	1Ýä
is _ an	1y2Ã
is _ any	1Êä
is _ anything	1zNÔä2h
is _ as	1w2Ö
is _ best	1fm
is _ biggest	1hz2Ä
is _ business	-1ä1QRZÁ
is _ car	1M2E
is _ date	2at
is _ deductible	1É2B
is _ experience	1m2X
is _ for	-1n1bvRÃØ2y
is _ from	1h
is _ good	1ä2f
is _ health	1Ü2H
is _ home	1ciÑä
is _ house	-1ä1cÍ2AÆ
is _ in	1bRXÉÖ2gB
is _ income	1AÇÝ
is _ just	-1ä1cQV2Ì
is _ more	1nä
is _ most	1bVÉ
is _ number	-1ä1qÑ2n3f
is _ okay	3ä
is _ on	-1ä1yzMØà2D
is _ one	1ezEã
is _ plan	1T2J
is _ policy	-1ä2oÚ
is _ roof	2Ò
is _ something	2áä
is _ still	1Ö
is _ that	1VÀÕ
is _ the	-2EM-1qzÉÑÖØ1nAJPQVZËÔÕ×ÙÚß3N
is _ there	1Ô2L
is _ to	-1ä1gnÏ
is _ truck	1MN×
is _ weather	3w
is _ wife	1g2i
is _ with	1m2ce
is _ you	1h2ä3my
is _ your	-1gyä1dipqzIQÅÍÒØà2ek
is _ ~cover	-1ä1cTXÉ2oBJ3Ú
is _ ~harm	1qWÓÚ
is _ ~insurer	1emQã
is _ ~kin	1gÖàã2DÌ3i
is _ ~money	1ZÁ×2q
is _ ~soon	2Â
is _ ~thing	-1etDä1iMÍÑÒÓ×2cAEÀÆ
is a	1nMÛä2f
is a good	2f
is been	1ehRW2Æ
is going	1yD
is got	-1ä1gP2y
is he	1DÝ2pC
is in	-1ä1JÀËÚß2NVÔ
is in the	1JÀËÔß2N
is it	-2yä-1hzÊÔ×1gnpqtuENQVÅÌÕÖÚÝáã2FGÉÑ3w
is it $?	1uËÑ
is it just	-1ä1cQV2Ì
is it okay	1ä
is it the	1nGNÚ
is left	1EÉ
is not	-1ä1hwÃ
is now	2ä
is on	-1yDEMÀÖØ1exzACIQVZÌ×Ùàä2LÃ
is on the	-1Ø1eAQVZÌ×Ùä
is on your	1ezIàä
is she	1CMà
is that	-1yä1cgkMÆÊÚ2etGã3p
is that a	2p
is that the	-1ä1gNã
is that with	-1ä1c3e
is that ~thing	-1ä1EMÆ
is the	-3y-2Ý-1gpvCIJWÃÌÎÏßã1floqtuwEMNOTÀÈÑÕ×Þ2cizAQÁÍ3Ó4Ú
is the best	1fm
is the business	-1ä1QRZÁ
is the car	1EM
is the deductible	1BÉ
is the house	1cÆÍ2A
is the most	1bVÉ
is the policy	1Ú2o
is the roof	1Ò
is the truck	1N×
is the weather	3w
is the ~cover	-1ä1cBOTÉÚ2o
is the ~kin	1DØ2i
is the ~money	1q×
is the ~thing	-1ä1cAEÆÍÑÒÓ×2À
is there	-1wDÉÖä1ghryzEJËÓÔÚßá2bNÊà
is there a	-1ä1bfrzEFJNÈÊËÓÕßà
is there any	1Êä
is there anything	1zNÔä2h
is this	1i2fk3dä
is this a	2d
is what	1fä
is worth	-1ä1AE
is your	-3y-2RVØÚ-1dhkCEÃÅÊÕá1ejDHJMOZÁÉÌÍÖÜÞßã2agvXÂÄÇÝ
is your biggest	1z2Ä
is your experience	1m2X
is your health	1Ü2H
is your income	1AÇÝ
is your ~cover	1eBXÍ2J
is your ~kin	1gDÖàã2iÌ
is your ~thing	1cA
is ~not	1hwÃ
is ~soon	1RÖä
it	-3CÜ-2bjlvDHPXYÁÃÇÎ-1axKOZÂÄÍÙÛÝÞâ1fknuyzBNQUÀÉÊà2grwMÒ×ãä3qtÆÖá4FÚ5EÑ
it $	-1mnrtz1uBEIUß2fM3×ä
it $?	-1kmtGÔà1gyNÆË×2zEã3Ú
it _ $	-1y1bozIWÅÊÑÕáã4r
it _ $?	-2ä-1M1nFNÑ2m4t
it _ and	1Ø
it _ at	1dFÑ
it _ for	1ÉÚá
it _ if	1AØ2ä
it _ in	-1M1FJ
it _ or	1EÑÒ
it _ the	1cgqFá2k
it _ to	1qÕØ2ÀÑ
it _ up	1hÚ2q
it _ you	-1Øä1wSTUÖã2gÌ4q
it _ your	1Öàä
it _ ~money	1yÔ2ä
it _ ~soon	1BG
it all	1ÔÝä
it and	1ÑÚ
it be	1hmnz
it been	-1ä4k
it by	2w
it cost	1TÀÑ
it cost to	1ÀÔ
it cost you	1T
it for	1UÑØ2M
it go	-2ä1mqÖ2Ú
it going	1dä
it in	1F2g
it is	1wEJ2pä
it just	-1ä1cQV2Ì
it just you	-1ä1gQ2Ì
it okay	1ä
it over	1ä
it say	1GÉ2L
it take	1ÀÕä
it take to	1ÀÕ
it the	1nyGNÚ
it to	1ftMÖ
it up	1oÑ
it was	1hAä2à
it with	1ä
it you	-1ä1wE
it ~meet	-1ä1F
it ~money	1TÀ2Ñ
it ~money to	1ÀÑ
it ~money you	1T
it ~soon	1B
jewel*	1ä3Ô
jewelry	1ä3Ô
job	-2à-1ä1yHW2l5ã
job $?	-1à1yÂÚ2lã
job _ you	1lHã
jobs	1WÃ3Y
just	1cyMUVYÌ2G
just a	1V
just to	1Mä
just you	-1ä1gQ2Ì
keep	1oCFTÀÇä2PÔ
keep _ ~cover	1o
keep _ ~thing	2F
keep the	1ä
keep your	1oT
keepi*	-2ä1w2dã
keeping	-2ä1w2dã
keeps	1lmÂ2z
keeps you	1m2lz
kept	-1M1FP2m
keys	1Í2D
kids	-1a1JNËÌÙ2Ö3Ø5i
kids $	-1a1Öä2i
kids $?	1Ø2i
kind	-2ä1bpNVWÁËã2lÚ
kind _ policy	1Ú
kind _ ~cover	1VÚ
kind _ ~thing	1NÑÔ
kind of	-1ä1bpNVWÁËÚã2l
kind of policy	1Ú
kind of ~cover	1VÚ
kind of ~thing	1NÑÔ
kitch*	1Óä
kitchen	1Óä
know	1tEPRÑÜáã2G
know _ $?	1RÜ
know _ your	1Ð2E
know about	-1ä1RÜ
know about $?	1RÜ
know what	1EÑ2G
landl*	1O×2VÎ
landlord	-1À1O×2VÎ
last	-2t-1hkmzDMOä1gjoqyÒÕßâ2IRUXÀÁ3Ï4Ü
last #	-1ä1uI
last # years	1I
last _ $	1gRUÜä
last _ $?	-1ä1jqIXÀÒÕÜ2ÁÏâ
last _ years	1qY2I
last _ you	1Ï
last _ your	1Öä
last few	1qIY
last few years	1qIY
last renewal	1RU
last time	1JUÏ
last time you	1Ï
last year	1RUâä3Á
last year $?	1âä2Á
last ~money	1uRUâ3Á
last ~money $?	1âä2Á
last ~money years	1I
late	-1ä1Y3Ä
latel*	-1D1RW2I
lately	-1D1RW2I
lease	1yä2OÌ3Î×
leave	1m2Ûã
leave $?	-1ä1ã2m
left	-1ä1É×2mØ3E
left _ the	1EÉ2Ø
lende*	1Eä2Í
lender	1Eä2Í
let	-1T1bhJK2S3ä
let _ get	1ä
let _ go	1S
let me	2ä
let us	1J3ä
let us get	1ä
let you	1bh
lette*	3oÉ
letter	3oÉ
level	1Ú3Õ
liabi*	1Ã3VÎ4G
liability	1Ã3VÎ4G
liability $	1GÃ
liability _ $?	1GV
liability limits	1G
licen*	-2ä1I2u5D
license	-2ä1IL2u4D
license $?	1DI
life	1cyØà2ã3Ú
life _ $	1Úã
life insurance	1cÚ2ã
life insurance $	1Úã
like	-1lyBDEJN×ØÚã1acekmvGUÊÔáâ2jnCYÝä3gM
like #	-1ä1ak2G
like $	1nGMYä
like $?	1gAUä
like _ $	-2ä1agGâ
like _ $?	1fgÞ3ä
like _ get	1y
like _ or	1eC
like _ ~cover	1ä
like a	1cÔ
like about	1h2m
like that	1ÇËâ
like that $?	1ÉÞä
like the	1ä
like to	1y2n3j
like to get	1y
like ~money	-1ä1ak2G
limit*	1Oä4G
limits	1Oä4G
limits $?	1GV
line	1AG2flÁÖ
line $?	1AÖ2Á
link	1Uä
liquo*	2Y
liquor	2Y
list	-1ä1nyPÀ
list $?	-1ä1ny
liste*	1ÈÖ2D
listed	1ÈÖ2D
littl*	1Ø3i
little	1Ø3i
live	-2ä1bvFØ2AÇß3Ì
live _ $?	1AÌß
live on	1AF2Çß
live with	1Ø2b
lives	1A2Ì
livin*	-1ä1vDÇÝ2l3Ì
living	-1ä1vDÇÝ2l3Ì
loan	1Í×3EÙ
loan $?	-1×1E2Ù
loan on	1E
loans	2Ù3×
loans $?	1×Ù
long	1kltvJÚÜÝß3T
long _ you	1lvÚ2T
long _ your	1JM2t
long could	1J
long have	-1T1lÚä2v
long have you	-1T1lÚä2v
long would	1ß
look	1cgorMUÀÊÝ2nyY
look _ $	1nGY
look _ $?	1cgMY
look at	1coÀ
look like	-2ä1gÊÝ2nMY
looke*	1rAÖ
looked	1rAÖ
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
lunch	1d
machi*	-1À1Â2T
machine	2T
made	-1ä1gÐ2m3y
made you	-1ä1Ð2my
main	1YÄÇ2Ý
make	-1yzÀ1gmntMNPVÉÎßä3YÈÝ
make _ $	1NYß
make _ $?	1Y
make it	1ßä
make sense	2ä
make sure	1P
make you	1mVYÉ2Î
makes	1ná2z
makin*	1gEä2yO
making	1gEä2yO
making you	2yO
manag*	-1ä1àá
manage	-1ä1àá
many	-1dmqY1rENPÃÈÌØßã2kDM3Ñ4Z
many _ a	2M
many _ are	1PQ2E
many _ do	1iDä2Z
many _ have	1r2k
many _ you	1rMÃÅÈ
many miles	1FM
many people	1ÌØ2Z
many years	3k
many ~kin	1iØ
may	1yZÖ2a
may _ ask	-1ä1aZÖ
may i	1aZÖä
may i ask	-1ä1aZÖ
me	-1gzM1eimnqGNÏÑÔÚá2buY3y6ä
me $	1oá2ä
me $?	1bä
me _ add	1ä
me _ is	-1ä1mØ
me _ the	1NWÑÚ
me _ this	1ä
me _ what	-1ä2y
me _ your	1YÔ
me _ ~cover	1ä
me a	1bYä
me about	-2ä1DNWÑÚ
me about the	-1ä1NWÑÚ
me about your	1YÔ
me that	1ä
me the	1q2G
me to	1f2ä
me to add	1ä
me what	1my
me what is	1m
me your	3u
mean	1nGÞ6ä
mean $	1Þä
mean by	2ä
medic*	1H2Ü
meet	1È
milea*	1M2ä
mileage	1M2ä
miles	1FM
mind	1bnqty2azä
mind $?	1by2z
mind _ i	1aä
mind if	1aä
mind if i	1aä
minim*	-2ä5G
minimum	-2ä5G
minut*	6ä
minute	3ä
minute $	1ä
minute $?	2ä
minutes	3ä
minutes $	1ä
minutes $?	1ä
miss	1wØ2m
misse*	1ä
missed	1ä
mod	4X
model	3N
momen*	1hä2e
moment	1hä2e
moment $?	2e
money	-2ä-1gÜ1ABTYÖÚ2EÇØÝß3È
money $?	-1ä1YÖÝ
month	-4ä1ET2B×Ý3q4t5b
month $	1bÝ2q
month $?	-2ä2B×3b
month _ you	1qt
month*	-1ÚÝ1bC2q×3ß
monthly	1bnqC2×
months	-1ä1y2q3ß
months $?	1qyß
more	1BÝ2n5ä
more time	1ä
morni*	1M3ä
morning	1M2ä
morning $	1ä
mortg*	1Ý2×4Í
mortgage	1Ý2×4Í
mortgage $	1Í2×
most	-2ä1byDMVYÄØÝ2n3z
most $?	1DÄØ
mostl*	1M2Y
mostly	1M2Y
mothe*	-2ä1iÌÖ2Ø
mother	-2ä1iÌÖ2Ø
motor*	-1ä1cNÞ3L
motorcycle	1cNÞ
motorist	3L
motorist $?	2L
move	1yä
much	-1dikDHIJTÅÊÌÓä1tGMUVYÁÄÇÎÔ×Úß2qABÀÉÝ3b
much _ do	-1ä1tÀ
much _ got	1Bß2Ç
much _ it	2q
much _ the	-2q1YÁÝ2AÚ3ä
much _ you	-2ä1qBÀÁÄÔ2b3É
much _ your	1qGVYÔã
much could	1É
much could you	1É
much did	1bä2q
much do	1qBÁÄÉ
much do you	1qBÁÄÉ
much does	1ÁÝ3ä
much is	1MÔ×Úßà
much is the	-1ã1A2Ú
much liability	1G2Î
much of	-1ä1qAV2Y
much of the	1AY
much of your	-1ä1qVY
much would	-1b1GÇÝ
much you	-1ä1BÙß2Ç
much you got	1Bß2Ç
much ~cover	1G2Î
my	1qy3ä
name	1AÅÌ2eQä3pÖ
name _ the	2Q
name is	1eQÌ
names	1eA2×
near	1o3Ê
need	1uÔä2tO3gÍÝ
need the	2OÍ
need to	-1n1Ôä2g
neigh*	2vÊ
neighbors	2Ê
new	-1ä1nÉÐ2qty3NRÂ
new _ $	1nNR2Â
new one	1qt
next	1gyBGÖä2tRÂ
next _ $	1B
next _ $?	1Rä
next week	1B
next week $	1B
night	1jFÀ
night $?	1jÀ
night*	1M
nights	1M
no	1T2ä3L
norma*	2M
normal	2M
normal week	2M
normal ~soon	2M
not	-2m-1M1bjnwzHRÃÏÕØáä2Ä3h
not _ $	-1ä1hÏá
not _ $?	-1l1bjIÄ
not _ you	1w
not hear	1ä
not hear you	1ä
not mind	1lq
now	-1bcgmEIMN1doGKÇØÜ2D3q4ey
now $	1arDGØ2e
now $?	1oADKÜ2eqy
numbe*	-4ä-1myz1nÉ2UÑ3G4fr5bu
number	-4ä-1y1nrÉ2Ñ4f5bu
number $	1uÉ
number $?	3u
number _ the	1q2u
number on	1qÔ
numbers	2U3rG
of	-2ckEI-1ijqGHPRSUXÅÇÕÜßãä1aglmovwACVZÃÄÈÉÔâ2zTÂÚ3enDKÝ4Y
of _ $	1aloDÏØÚÝä
of _ $?	1agm2Â
of _ are	1bÁ2v
of _ do	-1Ë1pTYÔ
of _ is	1DÄËÑÚ
of _ you	1lVWYË
of _ ~cover	1YÙ2e
of _ ~money	1DTZä
of _ ~thing	1A2È
of a	-1È1yLÉÊ
of insurance	1ÂÃ
of it	1Ï2ä
of it $	1Ï2ä
of policy	1Ú
of that	1wÈ
of the	-1ä1enotvzAÙ2YÝ
of the ~thing	1A
of this	2g3z
of those	-1ä1erÔ3K
of work	1Ú3l
of you	-2ä1mÌÖÝáâ2oD
of you $?	2m
of your	-1Á1quyAVÈ×Ú2enY
of ~cover	1VÂÃÚ
of ~thing	1NÑÔ
off	-1Dä1oBEFLÈ×2gÓ
off $?	-1D1LÓ×
offic*	1M2Z
office	-1ä1M2Z
often	2M
okay	1fgà2b5ä
okay _ $	1g
okay _ i	1ä
okay if	1à
okay so	1e
okay to	1f
okay with	2ä
old	-1iÑ1qtNÎÒÚ2aÆ3Ø
old _ the	1ÆØ
old are	1aä2Ø
old is	1ÒØ2Æ
old is the	1Ø
old policy	1Úä
old ~cover	1Úä
olds	-2ä1aiÒØÚ2Æ
olds your	-1ä1aiØ
on	-4n-3cmã-2ilwRTÑÞä-1adfpKNSÀÏÓÔÛâ1bqruxACIJMQWÅÈÌÍÒÕÚ2gLËÎÖ×ØÙÝßà3ÂÃÄÇ4E
on $	-2ä1fyÒß2uÝ
on $?	1vËß
on @day	1Èä
on @day $?	1È
on _ #	1Ã
on _ $	1brEGLÈ2ÃÖÙ
on _ $?	-1k1bghELÂÄØÚ2Èá
on _ and	1ä
on _ call	1y
on _ car	1EJ
on _ for	-1ä1rxÁÂÜ2Ø
on _ house	1×2Í
on _ income	1AØ
on _ job	1W
on _ lease	1ä2Ì3×
on _ or	1g2Ý
on _ own	1×2Ú
on _ policy	-1ä1qHVÌ×3D
on _ renewal	1q
on _ road	2M
on _ street	1Ê2F
on _ the	1xzß
on _ you	1bE
on _ ~cover	-2ä1qHÌÖ×3D
on _ ~meet	1y
on _ ~money	1qÃ
on _ ~soon	-1ä1Y
on _ ~thing	1EJËÍ×2Î3Â
on a	1YÃÅ2Ç
on file	1PÂÃ
on insurance	1q2g
on it	-1kä1gÚ3E
on it $	1gM
on it $?	-1k1EÍÚ
on payroll	2Ã
on that	-2ä1oqÂÕÖ×2t
on that $	1E
on that ~cover	-1ä1oq×
on the	-2Ø-1bfghoyÈÊÔÝ1rFJQËÍÎÙ2jqEMZÂÌÕ3×
on the house	1×2Í
on the lease	1ä2Ì3×
on the policy	1HVÌ
on the road	2M
on the ~cover	1HVÌÖ
on the ~money	1q
on the ~thing	-1À1EÂËÍÎ×
on there	-1ä1H2Ö3L
on there $	1HL2Ö
on this	-2ä1gyD2rá
on you	-1Ö1hzÝ4Ø
on your	-1D×1ghAPWÊØ2IÎÚà
on your income	1AØ
on your own	2Ú
on ~cover	1qX2g
on ~soon	1Èä
on ~soon $?	1È
once	1â2g
one	-1yMYÒä1ghirDXÑàã2entKNÄ4c
one $	-1ä1iD2X
one _ $	1Ä2cn
one _ $?	1ctJ2Ä
one _ or	-1ä1cEÑ2N
one _ those	-1ä1e2K
one _ time	1ä
one more	1ä
one more time	1ä
one of	-1ä2eK
one of those	-1ä1e2K
one thing	-1ä2h3n
one ~thing	1JN3c
ones	-2ä1nrI2i
onlin*	1oyG
online	1oyG
only	1nM2r
open	1KTã3Y
optio*	1U
options	1U
or	-5ä-3bjw-2hmzJPÇÍØ-1aloquxDHKOTXÂÎÙÜßàá1cefgkntBEMRWÅÈÉÊÐÑÒÓÔÕÚÛâ2CQYËÝ3AINÃ4Þ
or #	1NRVÃ2Ñ
or # $	1NV2Ñ
or # $?	1R
or $	-2ä2dr
or _ #	1AN
or _ $	-1Ô1etAFNRVÒÓâ2CÑÞ
or _ $?	1oyAIRÒÔÕÞ
or _ in	1vä
or _ it	1cIWÅÕä2nÚ
or _ like	1Ë
or _ or	1eYÔ
or _ the	1q2Ý
or _ you	1tG
or _ ~cover	1Ð
or _ ~money	1AN
or a	-2ä1fipACNQÃÔÖÞ2É
or anything	1MËÓÛ2Þ
or anything $	1Ó2Þ
or anything like	1Ë
or did	-1ä1tG
or did you	1tG
or does	1gÝ2Ú
or is	1cnÅÕä2g
or is it	1cnÅÕä
or just	-1ä1MUY
or the	1CEÀãä2N
or you	1gAQ
or ~cover	1Ú
or ~money	1CNRVÃ2Ñ
or ~money $	1CNV2Ñ
or ~money $?	1R
order*	-1ä4Å
orders	-1ä4Å
other	-1eä1Ã2L4c6r
other _ $?	-1e1c2r
other ~cover	3c
our	1t2ä
out	-1bghloÊÎÙÜÝá1cjmTZ×Þ2vMÅØ3wzÈ
out $	1cz3ä
out $?	-2ä1yDYÅÏÔØÚã
out _ $	1Hä
out _ $?	-2ä1qrv3w
out _ the	1jMÖ2vz
out _ your	1zBÈ
out in	1zZÈ2v
out of	-1ä1mnzBMÞ2TÈ
out of your	1BÈ
out on	1jM×
out on the	1jM
out there	1rvÈ2w
out there $?	-1ä1rvw
out to	2q
over	-1hDÅÇÔ1xzAGSWXÏÒ2dmÎä3w
over $	1ä
over _ $	-2ä1wXÏ3d
over the	-1ä1qxAÀ2W
over there	-2ä1mYÏ2d3w
over there $	-1ä1wÏ3d
owe	1ÉÍÙ2×4E
owe _ the	1×
owe on	1×Ù2E
owe on the	1×
own	-3ä-1M1HÅ×2EÔ3Ã4AÚ
own $?	1×Ú2A
own _ $	1Ã
own _ $?	1HÃÚ
own _ ~thing	1AÀ
own comp	2Ã
own your	1A
own your ~thing	1A
own ~cover	3Ã
own ~cover $?	1Ã
own ~thing	1Å
owner	2f3gä
owner $?	1g2f
page	1Ú2oä
page $?	1Úä
paid	-1ä1kHTÈÑ×2EÛ
paid $?	1TÉ
paid _ $?	1AÛ
paid for	1EÈ2Û
paid off	1E
paper*	-2ä1COQÃÖ3o
papers	1o2Ã
paperwork	-1ä1OQÖ3o
park	1ä2F
parke*	1FMN
parked	1FMN
part	1hvAÙÝã2g3z4Z
part _ this	-1ä2g3z
part of	1hvAÙ2gz
part of this	-1ä2g3z
partn*	-1ä2g3Q
passe*	1M×àá
passed	1×àá
patio	2RÀ
pay	-5ä-2mA-1ghlnoyzEMÇÊÖà1CIPTZÈÍ2GWÉÎÏÐÛÝã3BH×
pay $?	1BÐ
pay _ $?	1É×Ýã
pay _ a	1JVÉ
pay _ the	1BÉÑÛ
pay _ you	2G
pay for	1eqGJWXÎÐÔÛ
pay if	1GVÉ
pay if you	1G
pay out	1Zã
pay the	1HÍ2×
pay you	1HP2È
paych*	-1ä1qHZÝ2AØ
paycheck	-1ä1qHÝ2AØ
payin*	-1kä1bÑÚ3q
paying	-1kä1bÑÚ3q
payme*	-2ä1qHPÉ3bE
payment	-1ä1qEÉ3b
payments	1HP3E
payro*	-1Y2Ã3TZ
payroll	-1Y2Ã3TZ
payroll $	2TÃ
payroll $?	2Z
pays	-1Dä1LVÝ2lÎ
pensi*	-1ä3Ç5ß
pension	-1ä3Ç5ß
peopl*	-1Pä1hTZÃÌÎ2DÈØ3Å4Â
people	-1Pä1hTZÃÌÎ2DÈØ3Å4Â
perce*	1Y4É
percent	2É
percentage	1Y2É
permi*	1DÐ
permit	1D
perso*	1pUÅÚ
phone	1ä2f
pick	1Mä
pictu*	1nzä
picture	1nzä
pipe	1WÉ2T
place	1cAÁÆÈÌÑÚ2tRUÎÏ
place $	1Æ
place $?	1ctUÏä
place _ $?	1ÎÚ
plan	1TÙä2J
plans	-1ã1HR2xy
plans for	1R2x
pleas*	2ä
please	2ä
plumb*	1ÆÕ
plumbing	1ÆÕ
pocke*	1BÉ
pocket	1BÉ
polic*	-1bgmzBEPTYÀØÙÜÝßä1cenGIÅÎ2DLÐàã4otV6Ú
policies	1cÚ
policy	-1gmBEPTÀØÙÜÝ1enGÅÎ×2tDLÐà3ã4oV5Ú
policy $	1coDÌ×ã
policy $?	1oqHMà
policy _ $	1Úã
policy _ $?	1o2V
policy _ a	1o
policy _ if	1LVÎ
policy _ it	1Ú
policy _ the	1eÑä
policy _ you	1Éã
policy is	-1ä1tÚ
policy is it	1Ú
policy pay	1GVÐã
policy pay if	1GV
policy today	1e
policy with	1Úã
pool	4Ë
premi*	1Ú3q
premium	1Ú3q
press	-1ä1ÀÂ3T
press*	2Ü
pressure	2Ü
prett*	2dm
pretty	2dm
price	-1y1rÑ2q4n6b
price $?	-1ä1q2rÑ
probl*	1mB2S
progr*	-1ä1e2Â3K
program	2Â3K
proof	1ÂÃÍ
proof _ insurance	1ÂÃ
proof _ ~cover	1ÂÃ
proof of	1ÂÃ
proof of insurance	1ÂÃ
proof of ~cover	1ÂÃ
prope*	1GÊËÎ
property	1GÊËÎ
property $?	1ÊËÎ
prote*	-1ä1AGP2n
protect	1n
pull	2o
pump	5Õ
put	-1y1uBLMÀÑÒÖÙä2ERÕ3ß
put _ in	1L
put _ on	2u
put _ the	1R
put _ ~cover	2ä
put in	2R
put it	1Ñ
put on	1Mä
put the	1Òä
put the ~cover	1ä
put you	1Lä
quest*	1y5ä
question	1y
questions	4ä
questions $	1ä
quick	2ä
quit	1Õâã
quote	1qy3r
quote*	1r
quotes	1r
reach	-1ä1yÅ3f
reach out	1y
reach you	-1ä3f
read	-2ä1fouO2G
read me	-2ä1ou2G
ready	1u4ä
ready to	4ä
real	1P
real _ $	1ä
reaso*	1y3ä
reason	1y2ä
rebui*	1Ñ
recap	1ä
recor*	2ä4I
record	4I
renew	-2ä4t
renew $?	-1ä3t
renew*	-2ä-1z1yR2oq5tU
renewal	-1z1yR2o3qt4U
renewal $	1oqtRU
renewal $?	2t
rent	-1ã2AÈ3Ã×
renta*	4J
rental	4J
rente*	2Y3Ã
renters	2Y3Ã
repai*	3B
repair	3B
repea*	3ä
repeat	3ä
repla*	-1ä1TÄ2Ô
replace	-1Ñä1ÄÕ2Ô
repor*	1CW4I
report	1CW3I
requi*	1ÍÐ3O
require	1Í3O
retir*	2AÇß
retirement	1Ç2Aß
reven*	1Ä3Á
revenue	1Ä3Á
ride	1J2Þ
right	1doDGÚÜ2mnØä3X
right $	1mä
right $?	1mn2X
right _ $	1qrGØ
right _ $?	1oDÚÜ
right _ i	1ä
right now	1orDØÚÜ2dG
right now $	1qrGØ
right now $?	1oDÚÜ
ring	1Óä
road	1Ù2M
road $?	1MÙ
roof	1Ø2c6Ò
roof $	1cØ2Ò
roof $?	1Ò
roomm*	1D4Ì
rough*	1qZÝ2Á
roughly	1qZÝ2Á
roughly what	1qÝ2Á
run	-2ä1IJLTXÃÅÈÊÚ
runs	1LWÜ
safet*	4Â
safety	4Â
said	2ä
salar*	1Ý2ã
salary	1Ý2ã
sales	1VYÄ2Á
sales is	-1Á1VYÄ
same	1Ýä2ckP
same _ $	-1ä2kP
savin*	1B2AÇ3ß
savings	1B2AÇ3ß
say	-1hzDNT1qÒã2L3gG6ä
say $	4ä
say $?	1goqGÊä
say _ the	1ÒÚ
say about	1ÎÒá2ã
say that	2ä
say ~soon	1G
sched*	2À
schedule	2À
schoo*	-2ä1iFM2CÙ
school	-2ä1iFM2CÙ
school $?	1iCF2M
secon*	1Ö2Rä
second	1Ö2Rä
secur*	1u3Ó
security	1uÓ
see	-1M1gjoFYÉ2OÈ
see the	-1ä1joÉ
sell	2YÈ
send	1EØä3f
send _ to	1EØ
send it	-1ä2f
send me	2ä
send the	1ä
sense	2ä
servi*	-2ä-1W1hmS3nY
service	-1Wä1hmS3n
set	1qDGÇÖÛ2bB3Q
set _ for	1Û2b
set aside	-1ä1ÇÛ2bB
set aside for	1Û2b
set up	1Ö3Q
shall	3ä
shall we	2ä
share	1YÄÉÌ
she	-1ä1MÝ2Dß4C
shing*	4Ò
shingles	3Ò
shop	1djyYÀ2JÈ
shop $	1yYÈ
shop $?	1dÀ
shopp*	1U2r
short	1hÝ2ä
shoul*	-1Ú1cgnDÜÝ4f
should	-1Ú1cgnDÜÝ4f
should _ about	-1ä1Ü
should be	1gD
should i	-1ä4f
should know	1Ü
should know about	-1ä1Ü
should we	1ä
show	-2ä1IUÃÜ
side	-1Ê1vMÈ2g
sign	1ekGZãä2OÙ
sign _ with	-1ä1ekO
sign up	1eGãä
signe*	1CUÙ
signed	1CUÙ
since	-1o1GMÆÖ2ÏÜ3kR
since _ last	1Iä2R
since you	1kGMÖ2Ï
sit	-1Èä1FU2Ê
sleep	-1ä1bnzFÕ
smoke	-1à3Óâ
so	1chmz2l3ry4ä
so _ $	1mrä
so _ $?	1mrä
so _ is	1ehzä
so far	3rä
so far $	1mrä
so far $?	1rä
so i	1u
so what	1hlyz
so what is	1hz
so who	1e
so you	2l
socia*	-3ä5u
social	-3ä5u
some	1wL
someb*	-3ä1cegAÇÌÎÖ2GSá
somebody	-3ä1cegAÇÌÎÖ2GSá
somebody else	-1ä1c×
someo*	1eG2Î
someone	1eG2Î
someone _ you	1Î
somet*	1gotBWÆÑ2yzá3É
something	1gotBWÆÑ2yzá3É
something $	2ä
something _ $	1yB
something _ $?	1ÆÑ2É
something _ you	1ä
something else	1Ñä
something happened	-1ä1BÉ
soon	-2ä1Í2tR
sorry	4ä
sound	3ä
spare	1JÞ
speak*	1ä
spend	-1ä1qxÀ3b
spend on	1À2q
sprin*	-1ä1y2Ï
spring	-1ä1y2Ï
spring $?	-1ä1yÏ
stand	1AXá
start	1tOÑ2k3ä
start the	1ä
start*	1ÉÙä2Â
started	1Ùä
started $?	1ä
state	-1ä1e3G
stay	-1Øä1bmFYÌ×Ý
stayi*	-1ãä1nÌ2wy
staying	-1ãä1nÌ2wy
still	-2Ø-1gä1owÍ2DEM×4lÖ
still _ on	1EÙ
still owe	1EÙ
still owe on	1EÙ
stole*	1PÏ3W
stolen	1PÏ3W
stop	1TU
stopp*	1Øß2ä
stopped	1Øß
storm	-1ä1Ç2wÊ
stree*	3Ê4F
street	3Ê4F
stude*	-2×1C5Ù
student	-2×1C5Ù
student _ $?	-1×2Ù
student loan	2Ù
stuff	1gÀÜ2Ô
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
switc*	1k2ä
switch	2ä
syste*	1TÀ2Ó
system	1TÀ2Ó
system $?	1PÓ
take	1uABCPÀÇÉÕØÜÝã2M
take a	1×
take care	1Ø2ä
take to	1ÀÕ
taken	1CS×ä
taken _ of	1ä
taken care	1ä
taken care of	1ä
takes	-1Dä1LMÅ2m
talk	1JU2Â3áä
talk $?	1ä2Â
talk about	-1ä1J3á
talk to	1U
talke*	1IÊÛá
talked	1IÊÛá
talki*	-1g1NÑá2r
talking	-1g1NÑá2r
teena*	1DMä
tell	1imWYÏÑØÚ2N
tell _ about	-2ä1DNWÑÚ
tell _ what	1my
tell me	-2ä1imyWYÏÑØÚ2N
tell me about	-2ä1DNWÑÚ
tell me what	1my
tell you	2ä
term	1tÚ
text	5f
than	1hÝÞ
that	-3Y-2rvUXÌ-1adijuxCFHQSÁÅÍÓØßà1qwAIPËÏÕÖ2ktyzEKMWÀÂÄÇÈÑÒÔÚ3epã4ä
that $	1eEPÎâ2Ô3ä
that $?	1fÜ2pq5ä
that _ $	-1qy1coDVWÆÏÖÚ2MÈÊ3t
that _ $?	1kwETÀÇ5ä
that _ could	1Ô2A
that _ for	1LM
that _ to	-1ä1g
that _ with	1ã
that _ worth	1AÔÚ
that _ would	-1ä1Ë2m
that _ you	1K2z3y
that _ your	1Çä
that _ ~money	1kW
that a	1Ô2p
that be	2ä
that car	-1ä2EM
that coverage	1LÑã
that is	1bAÃ2y
that letter	1oÉ
that one	1DÄ
that policy	1qt×ã2Ú
that policy $?	1kq2ä
that right	1qä
that roof	2Ò
that sound	2ä
that the	1gNã
that to	1ä
that with	1cI2e
that work	1Èä
that you	-1ä1ÇÔ3m
that ~cover	-1ä1qBÑ×2Úã
that ~cover $	-1ä1oV×Ú
that ~cover $?	1qä
that ~harm	-3ä1IÇÊÏ2wW
that ~harm $	1IWÊ
that ~money	1q2À
that ~thing	-4ä1ÀÂÆÈÑ2EMÒ3T
that ~thing $	1ÆÈ
that ~thing $?	-1ä1ETÀ
the	-3abmÄ-2nØà-1iksvHSÇÔáâ1cdgjlqxyCDWZÁÂÃÈÉÌÎÏÑÜß2rzEGIJLMOPQRTUXÊËÐÒÓÙÚ3FNYÅÆÍÖ×Ýã4oÀÕ
the #	1qGNá
the # $	1N
the # of	1á
the @name	1oC2eq
the _ #	1uzIWß
the _ $	-2tyÊÚ-1cfhimrAMÙ1npuEFJNPUYÀÂÅÇÌÍÐ×Üä2eqGÆÝ
the _ $?	-3YÚ-2jnILÃ-1imBGJTÇÞá1degpvzACQWXÂÆÊÍÎÑÒÖÝã2lNOÀË×ÙÜ3xEM
the _ and	-1y1ciZÉÑÔ2Nä
the _ at	1tCä
the _ been	-1D1mÆÏÔ2I
the _ come	1qXÇÑ
the _ cost	1TÀÔ
the _ do	1BRY
the _ ever	1ËÕ
the _ few	1qyY
the _ for	-1×ä1dnNÃÉ2l
the _ give	1M2ã
the _ go	1XÊÖáä
the _ have	1bÃã
the _ i	1r
the _ if	-1ä1yzBHT
the _ in	-1P1IQÁß2oä
the _ insured	2c
the _ is	1hjAY
the _ last	1jÁÕ
the _ level	1Ú2Õ
the _ need	1gÍÝ
the _ number	1f3u
the _ numbers	-1ä1rG
the _ of	-1È1entyDLYÊá2ä
the _ on	1ghquBÒ2È×
the _ one	-3ä1qrN3t
the _ or	1vCNQÆ2nä
the _ out	1DÀÅ
the _ page	1Úä
the _ policy	1ct
the _ say	1gGÍÒ
the _ since	1IÏÜ
the _ that	-1ä1yWËÚ
the _ the	1VÔä
the _ thing	1mn2zÞ
the _ time	1U
the _ to	1gJMP
the _ today	1y
the _ what	-1ä1noJÉ
the _ when	1TÙ
the _ who	1gLSà2Ã
the _ with	-2e1cÌ×Ú2hä3o
the _ worth	1EÔ2À
the _ year	1yRâ
the _ you	1bmyzÉÑÚ
the _ ~cover	1cÃ2t3ä
the _ ~harm	1Ïß2T
the _ ~insurer	1e
the _ ~meet	1qXÇÑ
the _ ~money	1uITWÀÑÔâ
the _ ~pay	1Íã
the _ ~send	1ÁÈ
the _ ~soon	1yä2Â
the _ ~thing	1J
the apartment	1ÈÌ2Î
the application	1ä
the bank	1Í2EÉß
the basement	3Õ
the basement $?	2Õ
the beneficiary	1Öä
the best	1m2f
the big	-1tä1enz2i
the booking	1P
the building	1ÐÓ2À
the business	-2ä1ZÁ3Q4R
the call	1y2g
the car	-1N1B2EFM
the car $?	1M
the card	1u2G
the cars	2J
the company	1mQ
the contract	1o2O
the coverage	1nã2Ñ
the deductible	1B2ä
the drivers	1D
the driveway	1zFN
the equipment	1À
the family	1ß2Ý
the first	-1ä1orÂÚß
the flood	2Ê
the furnace	1ÆÕ
the gc	3O
the gym	2yã
the home	1cÑ
the home $?	1Ñ
the hospital	1lÜã
the house	-2ä-1MÒÕ1cDFÆÇÈÏ2Ñ×3AÍ
the house $	1ÇÍÑ
the house $?	1FGÆÈÍ×
the household	1D
the insurance	1Í2O
the jewelry	2Ô
the job	1ÂÖã
the kids	1iJNÙ2Ö
the kids $?	1Ø
the last	-1ä1goquyIUXYâ
the last #	-1ä1uI
the last time	1U
the last ~money	-1ä1uIâ
the lease	1Oä2yÌ3×
the lender	1Í
the liability	1G
the loan	1Ù2E
the lower	2Õ
the lower level	2Õ
the money	1ÇÖä2Ý
the monthly	1n×
the morning	1M
the mortgage	1ÍÝ2×
the most	-1ä1bVYØ2z
the new	-1yä1É2qt
the new one	1qt
the next	1t2y
the office	-1ä1M2Z
the old	1tä2Î
the old policy	1ä
the old ~cover	1ä
the one	1cgzà
the other	-1D1Ã2L3r
the owner	-1Q2f3gä
the owner $?	1g2f
the paperwork	-1ä1oOQÖ
the patio	2RÀ
the place	-1ä1RUÁÆÌÎÏ
the policy	-1eä1HMVÉÌ2oÚ
the policy $	1Ì
the policy $?	-1ä1HM
the price	1bhn2qä
the pump	3Õ
the quote	1f
the renewal	-1ä1y2o3qU
the renewal $	1oq
the renters	1YÃ
the road	1Ù2M
the road $?	1MÙ
the roof	4Ò
the roof $?	1Ò
the same	1Ýä2ckP
the shop	1djJYÀÈ
the shop $	1Y
the street	1Ê2F
the tools	1À
the truck	1oN×
the union	3ã
the vans	1ä2Å
the water	1TÊä
the weather	3w
the wheel	1I2D
the wiring	1Æ
the ~buy	2ä
the ~cover	-1eqyP1cnBHVÃÊÍÖã2oOÉÑÚ3ä
the ~cover $	1OÌä
the ~cover $?	1HMÙ
the ~cover for	1Ã
the ~cover on	1B
the ~cover the	1V
the ~cover you	1Ú
the ~cover ~cover	1J
the ~harm	-1ã1qwÊÚ2Ó
the ~insurer	1mQä
the ~kin	-1×ã1JNÖØÙ2iÝ
the ~kin $?	1ØÝ
the ~meet	1yÔ2g
the ~money	-1Ê1bG×á2nNä3q
the ~money $	1N
the ~money $?	1qÑ
the ~money of	1á
the ~soon	1ltM2y
the ~soon $?	1xM2l
the ~thing	-3gqy-2ertzä-1bfhimnvwCLOPVWXÃ1AEMNUÂÆÍÏÐÓÔÕ2cJRÈÌÎÑ3DFÅÒ×6À
the ~thing $	1ENRÂÅÆÇÌÍÓä
the ~thing $?	-2ä1dNÆÊËÑÒ2À×
the ~thing and	1c
the ~thing been	1IÏÔ
the ~thing in	1A
the ~thing insured	2c
the ~thing on	1ÅÒ2È
the ~thing or	1À
the ~thing the	1Ô
the ~thing worth	1E2À
their	1Å2m3Ã
their _ ~cover	2Ã
their own	1Å2Ã
their own ~cover	2Ã
them	-3ä-1bnqyzYÀ1gGÃÅá2cÂ3k5h6m
them $	1G2k3h
them $?	-1y1ghkÂÅØÝá2m
then	1cJL2ä
then $	1c
there	-3qÑä-2ceijltÇÎ-1apuxBDGORTWÅÉÙÜÝã1dfhmozNYÄÈÊÏÐ×ßàá2ËÔÕ3kvwLÌÓ
there $	-1gmr1fvwzLÏÔ2dkÆÌÖ
there $?	1koLQÈÏÒ2wYÌ3v
there _ a	1AÓÔ
there _ else	1N
there _ loan	1E
there _ you	-1ä1ghnoÔØ
there _ ~cover	1bJà
there a	-2ä1bfhrzEJLNÈÊËÓÕßà
there a loan	1E
there and	1ZÔ
there any	1DÊ
there anything	1zNÔä2h
there for	1n
these	-3ä-1yY1hikmnIMÜ2eVÇ
these _ $	1emM2kÇ
these _ $?	-1Yä1ehiDÜ2V
these days	-1Yä1iMÜ2eVÇ
these days $	1eM2Ç
these days $?	-1Y1eiÜ2V
they	-3bä-2ntyzMTY-1fgjlrvEIJNRVWXÎÔã1oCSÀÆÑ×Ùß2UÃÍÝ3qAÏ4O5h6m
they _ $	1oOÇ
they _ $?	1AZÉ2ä
they _ it	1Æ2q
they _ or	2Ã
they _ the	1Ê2OÍ
they _ to	1×ß
they _ you	1mACGOÇ2U3q
they are	-1ä1qPÙ
they do	-1ä1h2m
they ever	1Lä2h
they have	1×ß2Ñ
they need	1Ý2O3Í
they need the	2OÍ
they pay	1B2Ï
they say	2ä
they ~pay	1B2Ï
thing	-2ä-1qy1htWÖ2mÞ4nz
thing $	1tÖä2n
thing*	-1e1bcYÇÌÔØ4d
things	-1e1bcYÇÌÔØ4d
things $	1Øä
things $?	1c
think	1yzAEGKØà2á3ä
think $?	1Gá2ä
think about	1àá2yz
this	-2mMØ-1ehovABEGIJNWYÌÍÔÖ×ÚÜÝã1fikquzRÁä2bdtx3r4á5n7gy
this $	1gnà2ry
this $?	-1ä1bqr2n3gá
this _ $	1xyDRÁ2u
this _ $?	1gx2by
this _ @name	1q
this _ and	-1ä2y
this _ for	2ä
this _ you	1grzá
this a	1dny
this call	1y2ä
this is	1ä
this is @name	1ä
this weekend	2x
this weekend $	2x
this year	1bRÁ
this year $	1RÁ
this ~meet	2yä
this ~money	-1ä1tRÁ2b
this ~money $	1RÁ
this ~soon	1ä2x
this ~soon $	2x
this ~soon $?	1x
those	-1ä1cerÔÙ2GTÃ3K
those #	2T
those _ $?	1ckKÅ
those ~money	2T
thoug*	1hÛä2á
thought	1hÛ2á
throu*	-2ä-1à1eyzEHUÁÊá2Y4ã
through	-2ä-1à1eyzEHUÁÊá2Y4ã
through _ $	1Hã
through the	1EUYÁ2ã
through work	1H2ã
through work $	1Hã
through your	1zÔ
ticke*	3I
tickets	2I
till	2t
time	-1qØ1tÞã2UZÝ4ä
time $	1ãä
time $?	1yÞä2Z
time _ talk	1ä
time _ ~meet	1ä
time to	1ä
time to talk	1ä
time to ~meet	1ä
time you	1Ï
times	2ã
to	-3eYÚ-2clvACLVÍ-1hipwFQÆËÓÜÞà1ruDJPUÇÈÔÖßá2jmoqKMOSÀÐÑÙÛ3bfnyØä5g
to $	-2ä1qMXÖ
to $?	-2ä1frZÇ2q
to _ $	-2ä-1n1fhjmotPÐÔÙá2b
to _ $?	-1gÊ1myMRSUÀÅÑÔ2bnJ
to _ a	1gn
to _ about	1Êä
to _ ahead	1ä
to _ apartment	1Î2È
to _ at	1D
to _ back	1ß
to _ by	1Ý
to _ for	1WØ2ä
to _ if	1AJá
to _ in	1nÇ
to _ it	-1n1fgBÑÕä
to _ lender	1Eä
to _ on	1ÃÖ2b
to _ out	1y
to _ over	1Sä
to _ sure	1Pä
to _ that	1ÀÑ2ä
to _ the	1jK2oä
to _ this	1r2gu
to _ to	-1ä1gÖ
to _ up	1ntIÉ
to _ wife	1Ø
to _ with	1Ù2ä
to _ you	1fyWÃ2Û
to _ your	1Oä
to _ ~cover	1KÉ
to _ ~kin	1ÖØ
to _ ~money	1bn
to _ ~soon	1x
to _ ~thing	-1ä1DÎ2ÈÏ
to a	-1ä1EKU2m
to add	1ä
to ask	1ä
to be	1bnD×
to buy	-1ä1À2Ô
to call	2y
to change	-1n1gÝä
to code	2Ð
to do	1jmØä
to do for	1nØ
to get	1yMÝä
to give	1nä
to go	1Ö2ä
to go over	1ä
to go with	1ä
to have	1gz
to look	2y
to lose	1AÇ
to make	1tP
to move	1ä
to pay	1bWÉ×
to pay for	1Wä
to protect	1n
to put	1Ñ2u
to put it	1Ñ
to reach	1fy
to replace	-1Ñ1Õ2Ô
to see	1goä2O
to spend	3b
to start	1tÑä
to sum	1ä
to talk	3ä
to talk $?	1ä
to that	1qP
to the	1yDPÎ2ÈÏ
to the ~thing	1DÎ2ÈÏ
to work	-1ä2JM
to work $?	2J
to you	1hÊ2ä3n
to you $	1hm
to you $?	1n
to your	-1A1BHTÖØß
to your lender	1ä
to your wife	1Ø
to your ~kin	1ÖØ
to ~buy	1tÀÑ2Ôä
to ~meet	1É2y3ä
to ~meet $?	2y
to ~pay	1bWÉ×
to ~pay for	1Wä
to ~send	2f
today	-1Ø1eÀÚ2Öä4y
today $	1eÖ2y
today $?	1hqÀÖÚã2y
toget*	1cqä2gÀ
together	1cqä2gÀ
together $?	1g
told	3ä
told you	3ä
tomor*	1ßä2B
tomorrow	1ßä2B
tomorrow what	1ß
tonig*	1Éä
tonight	1Éä
tonight $	1ä
too	1bmwÖÝà
too $	-1ä1mwÖÝà
took	1ABÉ
tools	1W2À
top	-1ä1tyÁÄ3n
town	2v
track*	-1ä3K
treat*	-1ä1wÜ3S
truck	-2ä1loKMN×
truck $?	1K
truck*	3Å
trucks	3Å
turn	-1ä1azY2Ï
uber	1M
umbre*	1cVä
umbrella	1cVä
under	1byÎØ2c
under*	1yEL
understand	1y
unins*	4L
uninsured	4L
uninsured _ $?	1L
uninsured motorist	2L
uninsured motorist $?	1L
union	3ã
until	-1ä1t
up	-2gmä-1filETYÈÊÌÍÎ×ØÝ1doqvwBCIXÃÕÖÚâ2yGQÐÑÒ3Þ4t
up $	1oQÕÞßä3t
up $?	-1ä1nqAXÕÖÚá2v
up _ $?	-2ä1erQZÑÒ
up _ code	2Ð
up _ you	1hy
up a	1ä
up for	1yCGã
up the	1ä
up to	-2ä1hjxZÖ2Ð
up to code	2Ð
up with	-1ä1eG2Ñ
up your	-1ä1tP2w
updat*	1ÀÖ2Æ
updated	1ÀÆ
us	1mJ5ä
us $?	1ä
us get	1ä
us ~meet	1J
use	-1ä1JKMâ2PÃ
use _ car	1D
use _ ~thing	1DM
use the	-1ä1M2P
use the ~thing	1M
usual*	-1ä1gY3M
usually	-1ä1gY3M
value	1n2Ú
vans	2ä3Å
vehic*	-1ä1I2Å4N
vehicles	2Å3N
versu*	2Y
versus	2Y
wages	1A2Z
walk	-1ä1nyUY
walke*	-1ä1UYÄ
walked	-1ä1UYÄ
want	-1qzM1AEKÔÖÛ2bguOÙáä
want _ go	1ä
want _ put	2u
want _ to	1fmÖ
want _ ~buy	1ä
want me	1fä
want me to	1fä
want to	-1n1KOÇÙá2guä3b
want to go	1ä
want to put	2u
want to ~buy	1ä
was	-1bmtzMÉÊÔ×ØÝßã1ALÀÑÒÓÕáâ2dqUÆÜ3hyIà
was _ $	1hIáä
was _ $?	1yàä
was _ last	1yIÜâ
was _ the	1yJ
was _ ~thing	1ÀÒ
was it	1IÆá2y
was that	1IÑ3ä
was the	-1ä1qÆÑÕÜà2dU
was the last	1yä
was your	1qxÏÜâ
was your last	1ÏÜâ
water	-1ÈÌ1TÆÏ5Ê
water _ the	2Ê
water backup	2ä
water ~cover	2ä
way	1hmwÊä
way $?	1hä2w
we	-1M1bfrt2yIN7ä
we _ a	1ä
we _ the	2ä
we _ to	1bN
we are	1ä
we do	1y
we get	2f
we have	1tä
we talking	1NÑ
we ~meet	1ä
weath*	3w
weather	3w
week	1lBYZÂ4M
week $	1B
week $?	1lMT
week you	1M
weeke*	5x
weekend	5x
weekend $	3x
weekend $?	2x
weeks	2JT
weigh	1g3ä
well	1cn3m
well $?	1cn3m
went	1TÄ2z
were	-1hmnzA1qySÐÖá2abTØ3I
were _ $?	1Tä
were you	-2ä1qyI2ab
what	-4DÌÖ-3iwFQ-2deoÐâ-1gjsIKSÊØÙ1ftCJPRTZÄÆÇËÏÜàá2almpuBOWXÀÉÎÕ×ÚÝßã3hqANVÔ4bnzGYÁÑ5y
what $	1fä
what $?	1JL4ä
what _ a	-2ä-1bmy1PTZÑÛÝ2fnM3A
what _ are	-1yä1lV2YÍ
what _ be	-1ä1Ô2bz
what _ been	1hR2Æ
what _ changed	1RÜ
what _ did	1aktÏ
what _ do	-1m1bcftuGOÉÑÚÜ2YÅ
what _ does	2t
what _ got	2y
what _ happen	-1z1AHTÕØàá
what _ have	-1Ô1rGÆä2h
what _ he	1UÝä2m
what _ i	-1ä1Y
what _ if	1PÄÎÓ
what _ in	-2ä1NÀËÜÝß2VÔ
what _ is	1tEYÆä2pN
what _ it	-3ä1muGÔØá2pÀÑ5q
what _ make	-1b1mnÈ
what _ mean	1ä
what _ of	-1mny1bhlpNÄËÚ2Y
what _ on	-2ä-1G1hqxzACIVÃÊÕà
what _ that	1bkÄ2Ú
what _ the	-2AÕä-1hmnvCPÆÏÜ1frtuyzBEGNXYÀÁÂÉÍÎÑÔ×ÚÞ2lqOVã
what _ they	-1yä1COÇ×2qÏß3m
what _ this	-2ä1n4y
what _ to	1TÕØßãä
what _ we	-1ä3y
what _ with	1SWÏã
what _ would	-2ä1AÉ×2b
what _ you	-2LÍÎÏ-1agtGHIUVÄÅÊÒØ1jnqxBMNPÃÉÑÔÕÚÛÝßáä2bhyzAJÀÇ3Á
what _ your	-2tNÚ-1ehzIPTWÃÔÕ1lnAHJVXÄÅÇÊËÎÝä2aZÁ3v
what _ ~cover	1c
what _ ~money	-1ä1GÑ2a
what about	1càä
what all	1AYÕ2V
what are	-1blvãä1aqyCOYÑØÜÝ2NÁ3n
what are you	-1by1qCÑÜÝ2nÁ
what are your	-1ã1ayRVØä
what can	-1ä1y2b
what could	-2ä-1y1zß2bAÇ
what could they	1hAÇß
what could you	2bÇ
what deductible	1BÉ
what did	-1hmzGY1qrETUVXÀÁÊÎÏÚÜãä2ÑÔ
what did it	1ÑÔ2q
what did the	-2ä-1q1ryRVWÎÒÔ2X
what did they	3Ï
what did you	-2y-1qÉ1EJÀÁÑ2Ú4ä
what did your	1UÊÜ
what do	-2b-1yÑ1mnqABCKNZÃÅÇÈÕ×Úã2jÝ
what do they	1qC
what do you	-2b-1y1nAKNXZÃÇÕ×ÚÝãä2jB
what does	-2t-1bzTØ1glqGLMOYÄÉÎÝ2mnZ
what does a	-1n1MYZÝ
what does the	-1ä1goqyGOYZÉÝ
what does your	-1Ý1glLVÊÍÎßá
what else	1N2cä
what happened	1SXÏä2W
what happened with	1SWÏ
what happens	-1yä1gPTÂÄÊÓßã2Î
what happens if	1PÄÎÓ
what happens to	1TÕØßã
what has	-1y1Üä2z
what have	-1yä1rRÀÔ2mA
what have they	3m
what have you	-1y1rRÀÔ2A
what i	3ä
what if	1Î2Ä
what is	-3ä-2cÍ-1gDFUÂÈÊÓÖÜá1alpvxyBOVXZÀÇÔÕ×ÝÞàã2fhmuzRÁÉ3nq
what is a	1nM2f
what is been	1hR2Æ
what is in	1NÀËß2VÔ
what is it	-2ä1uGØ2pq
what is on	-1ä1zACIVÃÕà2x
what is the	-2y-1ARÕÝ1fluENOÀÁÉÚ2qtz×Þ
what is your	-2y-1tINRVä1aluAJOÁÉÎã2XZÇÝ3v
what it	-1ä1nÑ2E
what kind	-1ä1blpNVWÁËÚ
what kind of	-1ä1blpNVWÁËÚ
what made	2y
what made you	2y
what number	-1ä1Ñ2f
what part	1hz3ä
what part of	1hz2ä
what they	1Ñ2ä
what was	1qUÑáä3y
what was it	-1ä1qyá
what was that	1ä
what was the	1UÑä
what we	1ä
what were	-1ä1by2q
what were you	1bqy
what worries	2z
what worries you	2z
what would	-1gqyWÄÝ1bhmzABHJPTÉÑÓ×Ûã2ÀÔÕßá
what would a	-1ä1nPTÑÛ
what would be	-1ä1Ô2bz
what would happen	-1z1AHTÕØà
what would it	-1ä1mzÑÕ2À
what would make	-1b1mnä
what would you	-1nz1PTÀÛß2hJÉá
what would your	1ã
what year	-1b1kNÆ2a
what you	-1ä1GÑ2hEYÈ
what ~cover	1eBÚ2GO
what ~cover do	1GOVÚ
what ~money	-3ä1kNÆ2at3b
what ~money did	1akt
wheel	1I2D
when	-2hqYÑä-1bceforvwACNXZÇÈÌÎÔØÝ1iyDFIJOSWÀÂÃÊÒÚßá2ajmnzTUÆ3kÍ5t
when $?	-2ä1tÚ2ky
when _ are	1Ù2j
when _ it	2t
when _ say	1ä
when _ the	-1ä1tÀÕ2i
when _ they	-1ä2OÆ
when _ you	-1U1atRÃ2k3Í
when _ your	-2ä1aDUÏÜâ2Â
when did	-1t1RÃ2kDÆ
when did you	-1U1RÃä2k
when do	-1ä1t2O3Í
when do you	-1ä2tÍ
when does	1U2t
when he	1zFW
when is	1aiDÍ2tÂ
when is the	1t2i
when is your	-1ä1atD2Â
when it	1g2Ê
when the	-1D1jJL2T
when was	1IÀÆÒÕÜâ
when was the	1Õ
when was your	1ÏÜâ
when you	-1t1jEMSßã2nz3m
when you are	2j
when you say	1ä
whend	1Àâ
where	-4ä-1gmqtyDEJTÆ1cGLPRÀÇÖá2boÊ3fh4vF
where _ the	-1Æä1bchRÇÖ2PÊ3F
where _ you	-1ä1flnorvF
where do	-2ä1fhlovFÀ2b
where do you	-1ä1flovF
where does	1bMá2Ê
where does the	1bF2Ê
where is	-1M1ehvRXÕ2F
where is the	1chRÕ
where would	-1ä1nÖ2Ç
where you	-1ä1oLÊ3v
which	-1gØ1fnzDFMTYÄÔ×2tv3e
which _ do	1ftMN
which company	2e
which of	1DÔ
which ~insurer	3e
which ~thing	1DMT
while	1Jâ2k
who	-3y-2noqtzGNRVYÊáãä-1abdfkuvwxBCFIKWXÁÇÉÏÔÕß1cAHJLMOPTUÎ×à2QÄÅÍÙ3gÂÃ4DÌÖ5eØ
who _ $	1DÎà
who _ $?	1gÖà
who _ be	1Ø2D
who _ for	-1ä1T2ÅÙ
who _ has	1Ì
who _ in	1Z2Ý
who _ it	1UÖØä
who _ on	-2Ö-1D1eQZ×2AØ
who _ that	1cÂ2e
who _ the	-1Ã1DEHPTÚ2QÅä3g
who _ you	-1g1lrJLMOÄÖØä3e
who _ your	-1gD1ÂÄ2jä3c
who are	1Q
who depends	1AØ
who depends on	1AØ
who did	1eÆÖ
who do	1lMÃÄ2e
who do you	1lMÃÄ2e
who drives	1Åä2D
who else	1DÄ×2rÌ
who else has	1Ì
who gets	1gTÓÖ
who has	-1ä1ceg
who in	1DÜ
who is	-1Vä1ijDMWZÃÄ×Ú2eØ3ÍÖ
who is on	-1ÖØ1eQZ×ä
who is the	1EÍÚ
who is your	1eÄ2j
who pays	-1D1L2Î
who works	1Z2Ã
who would	-1ä1JÛ3Ø
who you	-1ä1Ì3e
who ~pay	-1eD1HLä2Î
whod	-3ä1DJÐ×Û2gÎÖØ
whod be	-1ä1gDÎ2Ø
whod pay	-1ä1ÎÐ×2Û
whod ~pay	-1ä1ÎÐ×2Û
whose	-4ä1egpQÌØÝ2IÅÖ
whose _ are	1Ì×
whose _ is	-2ä1egQÅÌ2p
whose name	-1ä1eQÌ2Ö
whose name is	1eQÌ
why	1Ïä3y
why $?	1Ïä
wife	1lØàá2gi
wife $?	1iã
will	1uF2gÌÖ3ä4Ý
will _ be	1Ì
will _ the	1ä
will _ you	2ä
will _ your	-1ä2u
will get	1ä
will you	1Ý
will ~meet	1ä
will ~send	1ä
willi*	1n
willing	1n
willing to	1n
wind	2É
wind _ hail	1É
wind _ ~harm	1É
wind and	1É
wirin*	2Æ
wiring	2Æ
wise	-1ä1dIÝ2b
with	-2qvzADYÔÖ-1gilwCEFHJPRVXZÀÂÈÊÎÕß1oIKOW×á2mnSØãä3MU4ck5ehÌ
with $	-1ä1bcÌÚ
with $?	1hy2e
with _ $	-1m1ekoMSU2hÌØä
with _ $?	-1h1fkoMOU×áãä2mn3Ì
with _ current	-1e1y2h
with _ owner	1ä
with _ same	2c
with _ ~cover	1L2Ñ
with _ ~insurer	-1ä1cmr2k
with _ ~kin	2k
with _ ~money	1É
with a	1W
with it	1M
with me	2ä
with no	1T2L
with somebody	-1ä1ceÌ
with that	1kIWÑä
with the	-1D1eoIMSÝãä2cG
with the owner	1ä
with the same	2c
with them	-1ä1ct2m3hk
with them $	-1m2hk
with them $?	1k3m
with this	1ä2n
with you	-1eT1fMO×Øáãä2o3UÌ
with you $	1oUÌ
with you $?	-1e1foMOU×áãä2Ì
with your	-1e1kyÜä2hm
with your current	-1e1y2h
with ~not	1T2L
witho*	-2ä1bgJLØ2T
without	-2ä1bgJLØ2T
work	-1begjkqÖàä1yOYÔ2HJÂÝ3ÈÞã5lM
work $	1HÈÔÚ2lã
work $?	-1ä1OWÈØã2lJ
work _ $	1lMYÝã
work _ $?	1ÂÞã
work _ home	1È
work _ you	-1ã1ä2y
work _ ~thing	1È
work for	1lä
work from	1È
work from home	1È
work from ~thing	1È
worki*	-2ä1hjmrWÃÝ
working	-2ä1hjmrWÃÝ
works	1Zä2Ã
works _ you	1bnÃ
works*	2È
worri*	2z
worries	2z
worries you	2z
worth	1nã2E3AÀ5Ô
worth $	1AÔã
worth $?	1À2EÔ
would	-4q-3yM-2NWÚÜ-1acefijltvCDIORÄÅÈÊÌÏ1ghoPËÐÑÕÖØáä2mzABHJÀÇÉ×Ûßàã3bKT4Ô
would _ $?	1ÎÔá
would _ be	1bmozKÉÝàä
would _ cost	1ÀÑ
would _ do	1PTÉä
would _ get	1Jß
would _ have	-1bä1oÀÇß2×
would _ if	1BTÕà
would _ like	1ny2ä
would _ need	-1n1ÔÝä
would _ take	1ÀÕ
would _ the	1Ö2z
would _ to	1bgHØä
would _ want	-1bä1gÇÛ2á
would _ you	-1ä1mzJT2b
would _ ~cover	1GTV
would _ ~kin	1gKØ
would _ ~money	-1ä1ÀÑ2B
would a	-2ä1nPTÇÑÛ2B
would be	1brAÔ2z
would happen	-1z1AHTÕØà
would happen if	1BTÕà
would it	1mzÑÕ2À
would it be	1hmzä
would it cost	1ÀÑ
would it take	1ÀÕ
would it ~money	1ÀÑ
would like	1bä
would like to	1b
would make	1mn
would that	1bÇ
would that be	1ä
would the	1BÇÖã
would they	1×ß2Ý
would want	-1ä1bgmAÔ
would want to	1bg
would you	-2z-1bGMÑØÝ1houHPÀÇÛ2mJKTàáä4É
would you be	1boKà2É
would you do	1PTÉä
would you have	-1ä1oÀÇ
would you like	1ny2ä
would you want	-1bä1gÇÛ2á
would your	1GKã
would your ~cover	1GV
would your ~kin	1gKØ
wreck	1GI2B
write	1ÉÖä
wrong	-1ä1W2hzÇ
wrote	1À
yard	-1ä1Ë2Ê
year	-2ä-1Y1qFUÆ2aNÝ3k4RÁ
year $	-1ä1Á2RU
year $?	1bRâä3Á
year _ you	1kq2a
years	-1yä1mAR2qI3W4k
years $?	-1ä1AY2q3W
yes	3g
yet	2D3w4r
yet $	3r
yet $?	1D2w
you	-4Ò-2à-1stDIÆÑÕ1egpuxPQSVWXYÀÁÎÐÝßä2fknGLORÃÈÊÍÏÔÖÛÜã3abhjlmoyzABEHJKUÄÇÉÌØÙÞâ4rvwMTá
you #	-1ä1gADÖÛá
you $	-2y-1qM1fmnrzALPRXÙã2UÌÛ3ow
you $?	-2eg-1BEGJNPYÉÑÖÚÝ1dhklmovOUWXZÄÅÊÍÎä2fnqwÌã
you _ #	1aqBä
you _ $	-3b-2hn-1jmoMTZÇÑ1izBEJNOQWÃËÍÎâãä2alrvAUV
you _ $?	-2Ú-1befgjknHIJRÃÄÇÉËÔ×1mpLNUVYÆØÜÞâ2chirvyÍä
you _ @day	1ä
you _ a	-1cgijMTÔÚ1oqAVZÂÉËÕÖÙÛä2bÌÝ
you _ about	-1Y1mnTÛá2hz4y
you _ all	1cmY
you _ an	-1ä1KSVXÇÓß
you _ and	1ÅÚ
you _ any	-1oÂ1pACEYZÃÈÊÚ2Ô×Ü
you _ anything	1xOÈÍß2RÚ
you _ around	-1ä1rvJ
you _ at	-1ã1oyzDÈÊÖ
you _ been	1dkÏÜ
you _ by	1Hä
you _ closed	1T
you _ comfortable	1É2ä
you _ down	-1ä1EJLT2Ö
you _ first	1hBÉß2Ø
you _ for	-1mnyAYä1elqBHJMVXÑÜá2GÛ3Ô
you _ from	1vÈ
you _ get	-1ä1joMÊ2w
you _ going	1Mä
you _ got	1hmM2o
you _ had	1TWÏ
you _ have	1ioMWÖã
you _ home	1Ý
you _ i	1ahy
you _ if	-1Ç1mGJLPàä2hÉ
you _ in	-1Å1CIÀÁÃÚ2vRÏ
you _ it	-1kmAG1gtzFNSWÑ2rEM
you _ last	1Áá
you _ life	2ã
you _ like	1bq
you _ me	1fq3uä
you _ money	-1ä1BÇÈ2Ø
you _ most	1nY3z
you _ not	1hzHIÔá2jØ
you _ now	1Ø2q
you _ on	-1bPä1qABEXÀÖß2M3Ä4Ç
you _ one	1gKN
you _ or	-2ä1cEÅÑâ2AÊÞ
you _ out	1zHZØÞ2Èä
you _ owe	1E×Ù
you _ paid	1kÈ
you _ put	1AB
you _ so	1m2r
you _ somebody	-1ä1GSÖá
you _ that	-1moG1EIPÈÏãä2ARÔ
you _ the	-2AÈ-1Ê1hyKLÉÌÎä2gjoÀÍ
you _ them	1h2m
you _ there	1kYÔ2v
you _ they	1qP
you _ this	1gtá
you _ through	-1ä1T2ã
you _ to	-1hqzJY1mnortuxKMOPRUÀá2jÇÙä3b
you _ today	1fÖ
you _ up	1bejvCGMPÇÞã2â
you _ use	1JK
you _ want	-1ä1bgmA
you _ what	-1M1aEGÈÑ3ä
you _ when	1j2z
you _ willing	1n
you _ with	1mrGÌä4k
you _ without	1AT
you _ work	1O2J
you _ you	1kmHQUá
you _ your	-3ä-1Ý1gltxANTWá2c5o
you _ yourself	1É
you _ ~buy	2k
you _ ~cover	-1GÚ1enHÃÐ2JLÊã
you _ ~harm	1A2HÎ
you _ ~kin	4i
you _ ~meet	1Óä
you _ ~money	1abqrBUä
you _ ~not	1hzHLÔá2jTØ
you _ ~pay	1kBÈÉÎ
you _ ~send	1fE
you _ ~soon	1fÖ2ä
you _ ~thing	1Ý
you a	-2ä-1DM1prCJKQWÞâ4j
you a ~money	2r
you about	-1y1zUÊ2h
you add	1q2R
you an	1Q
you and	-1ä1gBN2á
you and your	1gANá
you are	1jluyTÄÇá2ahH
you at	1v2I
you back	1fqPä
you be	1boKà2É
you been	-1g1dlrÚä2kX
you been with	2k
you both	2Ý
you bought	1yEGÆ
you bring	1ÃÝ
you bring home	1Ý
you buy	-1À1N2VÚ
you by	2o
you call	-1g1prJ
you can	1O2o
you carry	-1ä1cLOV2Î
you could	-1ä1bhJTÉÔ
you could not	1TÔ
you could ~not	1TÔ
you cover	1TÉ
you deliver	1Å
you do	-1hmnR1jJPÉä2TÈ3lYÞ
you do for	1jlJT
you do if	1PÉä
you do not	1lq2z
you do ~not	1lq2z
you doing	1xÁ3ä
you drive	-1ä2J4M
you ever	-1or1jTÈ×ÚÜáâ2KMWÏ
you ever had	1TWÏ
you feel	1Kä
you first	1M2k
you for	-1Ãä1qC2AOÈØ
you from	1T3v
you get	-1M1jrTWXÊÍã2JÃ3H
you get to	1ã
you getting	1wä2C
you give	-1ä1q2u
you give me	-1ä1q2u
you go	-2ä1kyGMã
you got	-2ryM-1bjnqÜ1oGHJLNSVZÀÅÇÓÔÚÛ2ABÖ3ß
you got $	1mVÅËä
you got a	1pASZÂÌÛßä
you got any	1D×Ù
you got your	1ce2o
you guys	-2ä1diTÁÉÊÑÖ×Ý2wY
you guys get	1Ê2w
you guys have	1iÉÖ
you had	1BSÇÑ3W
you had any	1I
you had to	-1ä1mBÑ
you handle	-1ä1bS2É
you have	-3MÈ-2rÃ-1gjlnqvyCYÍÑÒÜÝÞáâä1beikABJNQSTZÎÏÐÓÔÕÙß2chopGHVÀÂÇÚ
you have #	1ä
you have $	1×
you have $?	-1Ë1hipNÑ2T
you have a	-1Ç1bfxJVÀÌÖÙ2Ë
you have an	1SVß
you have any	1pAP×ÚÞ2ZÔ
you have for	1Gä2Ô
you have got	1hm2o
you have if	1hGÉ
you have in	1bAÀÏß
you have the	1goN
you have through	2ã
you have to	-1ä1tÀÇ
you have your	2co
you have ~cover	1eHÊÐã2J
you have ~money	1ä
you hoping	-1ä1Ù2b
you if	-1ä1HT2a
you in	1yCKLÌÜ2lv
you in $	-1ä2v3l
you in $?	1vyä
you in a	1qÊ
you in the	1yCKÌ
you insured	1eH2V
you keep	1oÀ2FPÔ
you know	1tEGPÑã
you know what	1EÑ2G
you last	1UÖ
you leave	2ã
you let	1KS
you like	-1M1fgvy2jm3ä
you like about	1h2m
you like to	1ny3j
you live	1vÊÌß2AÇ
you live on	1Aß2Ç
you look	-1ä1oy
you looking	-1ä1ny2r
you make	-1ä1Y3ÈÝ
you mean	5ä
you mean by	2ä
you mind	3ä
you mind if	1ä
you most	-1ä1y2z
you need	1Ô2gtä
you need to	-1n1gÔä
you okay	1ä
you on	1vEÁÇ2MÜ
you on the	1E2M
you or	1nQÝ
you out	1vzMT
you over	1yÎ
you owe	1ÉÍ×3E
you owe on	1×
you own	-2ä1ÀÚ2EÔ3A
you own your	1A
you pay	-1Pä1eqCHXZÉÔ2BT
you pay for	1eqXÔ
you paying	3q
you pick	1Mä
you put	1MÖÙ2ERÕ
you put in	2R
you put on	1Mä
you quit	1âã
you ready	3ä
you ready to	3ä
you repeat	2ä
you run	1TÃÅÈ
you say	1bgq3ä
you see	1jÈÉ
you sell	2YÈ
you send	1Ø
you set	2b
you sign	-1ä1eGZã2O
you signed	1CU
you spend	1xÀ2q
you started	1Ù
you still	-2ä1oÙ2E3lM
you still owe	1EÙ
you take	-2ä1DPÉ×ã2Ü
you talk	1U
you talk to	1U
you tell	1Ôä
you that	1Ã2ä
you the	1ghLY2Ý3z
you the most	1Y3z
you think	1yzAEGKá2ä
you think about	1zá2y
you to	1ySUä2J
you today	1q
you up	1xG
you use	1MP2Ã
you want	1bÇÖÛ2uKáä3Ù
you want me	1f
you want to	1KÇÙá2buä
you were	1Öáä2Ø
you what	1AÇ2n
you will	1ä
you with	1myWÇ3e
you work	-1ä1ØÞ2lÝ
you would	1gmÔä2b
you would want	-1ä1bgmA
you write	1ÉÖ
you ~buy	-2ä-1À1eGNZã2kVÚ3O
you ~cover	1TÃÎ
you ~harm	-1ä1GÖ2BËß
you ~meet	-1gä1bprBJUÇÊ
you ~meet to	1U
you ~money	-1ä1gADÖÛá
you ~not	1nÄ
you ~pay	-1Pä1eqCHTXZÉÑÔ2B
you ~pay for	1eqXÔ
you ~send	1ÃÅØÝä
you ~send me	2ä
you ~send ~thing	1Ý
you ~soon	1fq
you ~soon $?	1q
your	-3rCÓ-2bESÑÕÚ-1dfLMQTÆ×ä1einBGJPYÂÇÈÒÛÝß2agloADIVÃÖàá3cuHUÄÅÊÔÜã4XÎØ
your _ $	-1cfhyHÌ1aguvDZÀÅÈÊËÎÒÖ2IPä3bØ
your _ $?	-2hmqtMÑá-1bEHJYÄÌ1cgjnwyBWÂÔßã2aklozä3A
your _ account	1u2Ä
your _ and	1cAÜ
your _ at	-1ã1e2y
your _ been	2m
your _ card	-1ä1eu2o
your _ company	1yÍ
your _ do	-1à1L2l
your _ drive	3Å
your _ ever	1UË2D
your _ got	1DÃã
your _ have	1Aä2à
your _ if	1lHÇØß
your _ in	1cgÕØ2M
your _ is	1aflV2EY
your _ like	1AMÝ
your _ on	1QÃÌÖ
your _ or	1gÝ
your _ page	1oä
your _ pay	1GVÐßã
your _ policy	1oV2ã
your _ say	1Îá2ä
your _ still	-1ä1D3Ö
your _ what	1huá2Î
your _ when	1TÉÊß
your _ with	1cehnt
your _ worth	1A3Ô
your _ ~cover	-1Úä1coGHVXÑ×3ã
your _ ~insurer	1hmnyÍ
your _ ~money	2kq
your _ ~pay	1Gßã2VÐ
your _ ~soon	1eY
your agent	1U2mR
your biggest	1z2Ä
your broker	-1t1m4U
your business	1k2Yä
your business $	1Yä
your car	2D
your coverage	1etG
your current	-1e1moqyV2h
your current policy	1oV
your current ~cover	1oV
your current ~insurer	-1e1hy2m
your deductible	2BÉ
your email	2fP
your experience	1m2X
your family	-1Ø1JÛÜáã
your girlfriend	-1Ø1DÌ×àá
your health	2HÜ
your home	1A2c
your home and	1cA
your house	1cgNÈÊÎ
your house $	1gNÈÊ
your husband	1Nàáâä2aã
your income	1ÇØ2AÝ
your income $?	1AÝ
your insurance	1hoGOÍä2e
your job	1lH2ã
your last	-1ä1RXÏâ3Ü
your lender	1ä
your liability	1GV
your limits	1V2G
your mind	1ty3z
your mind $?	1y2z
your mother	-2ä1iÌÖ2Ø
your name	1AQä
your own	1H3Ú
your paycheck	-1ä1qAH2Ø
your people	1T2Å
your place	1AUÈÎÏ
your place $?	1UÏä
your policy	1GLÎ2eoVÐ
your policy pay	1GVÐ
your renewal	2t
your sales	1VY
your social	-3ä5u
your street	3Ê
your subs	3Ã
your wife	1ilØàáä2g
your wife $?	1iã
your ~cover	-1gmzADHÃÔã1BLOX2JÉÐ3co4GV5e
your ~cover $	-1e2ä
your ~cover $?	-1ä1oBVÉ2c
your ~cover ~cover	1c
your ~cover ~pay	2GVÐ
your ~insurer	-1tä1ã2R3m4U
your ~insurer $	1ekm
your ~kin	-2y-1chmnoqtzIÚÞ1lJKNâã2iÖØÛ3gDÌ4à5á
your ~kin $	1gä
your ~kin $?	1iÛ2ã
your ~kin have	1A2à
your ~kin on	1ÌÖ
your ~kin what	1áä
your ~money	1qZÁ×
your ~send	2fP
your ~thing	-1eM1FUÒÔØ2AÀÈÎ3cD
your ~thing $	-1ä1gDNÊÒØ2È
your ~thing $?	1DUÈÎÏ
your ~thing and	1cA
yours	-2ä1nEÀÌÔã3J
yours is	3J
yours*	-1ä1IØ2gWÉ
yourself	-1ä1IÉØ2gW
yourself $?	1gW
~buy $	1VÔ2t
~buy $?	1VZÀ2ä
~buy _ $	1ä
~buy _ $?	-1ä1kÔÚ
~buy _ for	1Gãä
~buy _ with	1ekO
~buy _ ~cover	1ä
~buy it	1Ú2N
~buy on	1k
~buy that	2ä
~buy the	2ä
~buy the ~cover	1ä
~buy up	1eGãä
~cover $	-2e-1gy1nGHIJLOSÑÕ×2ÉÚãä3V4Ã
~cover $?	-1yADEPT1oBNOÊÐ2HLVà3cÃ
~cover _ $	1BKLPà2eÚãä
~cover _ $?	1eGYá2tLÊÑ3JV
~cover _ a	1coqT
~cover _ for	1o2JÐ
~cover _ if	1LVÎã
~cover _ in	1tO2n
~cover _ it	1Ú
~cover _ now	1D
~cover _ on	1GHLÅÚ
~cover _ the	1eEÉÑÕØ2ä
~cover _ to	1Ã
~cover _ with	1cOT
~cover _ you	-1bAä1eBLOVXÉÎÚ2ã3G
~cover _ your	1gÚ
~cover _ ~cover	1BÃÚä
~cover _ ~thing	1Îä
~cover and	3ä
~cover and the	1ä
~cover at	1eyã
~cover do	-1ä1LOVÚ2GÎ
~cover do you	1cÎÚ2GV
~cover for	1Ã2L
~cover have	2Ã
~cover i	1c
~cover if	1T
~cover in	1cgoqä
~cover is	1tÅÚ
~cover is it	1Ú
~cover motorist	3L
~cover motorist $?	2L
~cover on	1bBHÂÉÕä
~cover on the	1ÉÕ
~cover or	1GIÅÐ2Ú
~cover or ~cover	1Ú
~cover right	1D
~cover the	1VÎ×ä
~cover through	1EHÍ
~cover with	-1oä1eã2c
~cover you	1VÚ
~cover ~cover	1cEP2ÊÚã
~cover ~cover $	1PÊÚã
~cover ~cover $?	-1ä1cJÊá
~cover ~pay	1Gã2VÐ
~cover ~pay $?	1GVã
~cover ~pay if	1GV
~cover ~soon	1e
~harm $	-3ä1bHPÊÏ2BT3W
~harm $?	-3ä-1byÆ1wzÂÇÎÏÓÕß2HSW
~harm _ $	-2ä1hBLSÓÖã2WË
~harm _ $?	-1Îã1wCWÓÔÚß
~harm _ a	1H
~harm _ the	1Î2Ï
~harm _ what	1Ç
~harm _ you	-2ä1TÇ2Ï3w
~harm _ your	-1A1BW2Î
~harm in	1HW
~harm on	2WÎ
~harm runs	1W
~harm what	1AÀÎ
~harm you	1wÇ3L
~harm you $?	1w
~harm ~soon	1BÉÖ
~insurer $	1hkmnä2e
~insurer $?	-1ä1rQ2kmn
~insurer _ you	1eU
~kin $	1gÖ5i
~kin $?	-1ß1kã5i
~kin _ $	1DÔ2l
~kin _ $?	-1ãä1NÖáâ2i3Ø
~kin _ about	1Ýà
~kin _ on	-1à1JÖØÝ2á
~kin _ the	1D×à3Ì
~kin _ you	1Pßá2i
~kin and	1Ø
~kin driving	1N2D
~kin have	1A2à
~kin in	1gMÌØ
~kin on	1ÌÖ
~kin what	1áä
~meet $	1ä
~meet $?	1fÂ×2ä3y
~meet _ $	1tAFXä
~meet _ $?	1GÇÔ2y
~meet _ a	1U
~meet _ after	1ä
~meet _ at	1ÑÜ
~meet _ back	1f
~meet _ the	1pÊä
~meet _ with	1U
~meet _ ~money	1b
~meet _ ~soon	2ä
~meet about	-1ä1J3á
~meet again	2ä
~meet back	1r
~meet from	-1ä1G2Ç
~meet in	1UÑ
~meet to	1UX2È
~meet up	-1ä1tyÜ
~meet with	1ä
~meet you	1fTä
~meet you back	1f
~meet ~soon	1yä
~meet ~soon $?	1y
~money $	-1Bä1aCGRÀÁÃÑÙÚ2bNUÝ3q
~money $?	-2y-1nYÇ1arBTÃÉÙÛÜ2R×ä3bÁ4Ñ
~money _ $	1rTVZ2b
~money _ $?	-2ä1MTZÀÁÉÔ2qW3×
~money _ a	1ä
~money _ and	1n
~money _ for	1Gã2q
~money _ it	1btEÆ
~money _ that	1t
~money _ the	1rä2N
~money _ you	1bnqtá2ak
~money _ your	1uÖ
~money _ ~cover	1nä
~money _ ~money	1RV3ä
~money _ ~soon	1tB
~money and	-1M1qyF
~money days	1M2T
~money did	1akt
~money do	1bqt
~money do you	1bqt
~money dollar	1BÉ
~money for	1nqE
~money is	1htN
~money minutes	2ä
~money minutes $?	1ä
~money months	-1ä1ß2q
~money of	1uá
~money of you	-1ä1Dá
~money on	1r
~money or	1nqtyNVä
~money or ~money	1RV
~money to	1ÀÑÝ
~money years	1kIW2R
~money years $?	1W
~money you	-1ä1qrWZÔ2T
~money ~money	1BÉ
~money ~soon	1B
~money ~thing	1Nä
~not _ $	-1ä1hILÏá
~not _ $?	-1l1bjILTÄ
~not _ you	1w
~not hear	1ä
~not hear you	1ä
~not mind	1lq
~not ~cover	3L
~pay $	1bnHÎÏ
~pay $?	1BHTVÐ
~pay _ $	1EP×Û2T
~pay _ $?	-1ä1AÉ×Ýã
~pay _ a	1JVÉ
~pay _ the	-1D1BLÉÑÛ
~pay _ you	1H2G
~pay _ yourself	1I2W
~pay _ ~cover	-1e1Í2ä
~pay for	-1ä1eqEGJWXÎÔ2Ð3Û
~pay if	1GHVÉÎ
~pay if you	1GH
~pay it	1IW2×
~pay off	1E×
~pay out	1Zã
~pay the	1Í×Ý2lH
~pay you	1HP2È
~pay your	-1e1ßãä
~send $	1fP
~send $?	-1ä3f
~send _ $	-2ä1UÁ3f
~send _ $?	-1ä1fÈ
~send _ a	1fä
~send _ that	1W
~send _ the	1oä
~send _ to	1fEÃØ
~send in	1ÁÃÈ
~send it	3f
~send it to	1f
~send me	-1o4ä
~send me the	1ä
~send or	-1ä1Å3f
~send that	1f
~send the	1ä
~send you	2U
~send ~thing	1CÝ
~soon $	-1Ø1etBÖ2y3x5ä
~soon $?	1lYÀÈÚ2yMä4x
~soon _ $	1Bä
~soon _ $?	1fR2ä
~soon _ i	1ä
~soon _ the	1R
~soon _ ~meet	-1ä2Â
~soon _ ~money	1ä
~soon and	1Mä
~soon at	1ä
~soon at ~money	1ä
~soon be	1B
~soon to	1G
~soon what	1Éß
~soon you	1M
~soon ~money	1yzR
~soon ~soon	1fB2ä
~soon ~soon $	1B
~soon ~soon $?	1fä
~thing $	-1imrtÏ1lyRÂÇØ2DJÆÒÝ3NÅÈ
~thing $?	-2gä-1benoqryIÉ1ptKMNTUÅÆÊÏÒ×á2cDJÈÔ3À
~thing _ $	-1ä1tFGTWÅÎÒÓ×2À
~thing _ $?	1cCDEJÎÐÚä3À
~thing _ a	1cDÕä
~thing _ and	1Í
~thing _ for	1ER2Ñ
~thing _ in	1JÁÈ
~thing _ is	1c
~thing _ the	1F3c
~thing _ you	-1ä1ovUÀÎÏÔ2A
~thing _ your	1Å
~thing _ ~cover	1c
~thing _ ~money	1JN
~thing _ ~soon	1ÀÈ
~thing and	1ÀÕ2c
~thing and the	1c
~thing at	2F
~thing been	1IÏÔ
~thing do	1RÀÅÔ
~thing do you	1ÀÔ
~thing for	1vM2J
~thing in	1AÅÒÕ
~thing in a	1Õ
~thing insured	1Ñ2c
~thing is	1jAN2Ñ
~thing on	1Ò2È
~thing or	1cAR2N
~thing the	1Ô
~thing what	2Î
~thing with	1Ì2c
~thing worth	1E2A3À
~thing you	1JÅÑ
~thing ~money	1NÀÑ
~thing ~pay	1E`,
};
