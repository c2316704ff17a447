// Written by `npm run train` from tests/eval/understanding; do not edit. The format is said in classifier.ts.
import type { ActKind } from "../heard.ts";
import type { Weights } from "./classifier.ts";

// biome-ignore format: written by a program
export const actWeights: Weights<ActKind> = {
  classes: [
    "insult",
    "break-character",
    "odd-request",
    "pressure",
    "scare",
    "stop-honoured",
    "close-ask",
    "next-step",
    "question",
    "recommendation",
    "comparison",
    "limits",
    "price",
    "gap",
    "reflection",
    "acknowledgement",
    "apology",
    "recap",
    "product",
    "clarification",
    "permission",
    "name",
    "agency",
    "purpose",
    "recording",
    "agenda",
    "greeting",
    "thanks",
    "goodbye",
    "backchannel",
  ],
  step: 0.2,
  bias: [
    -2,
    -2,
    -1,
    -2,
    -3,
    -4,
    -3,
    -2,
    5,
    -2,
    -2,
    -3,
    -4,
    -4,
    -3,
    1,
    -3,
    -4,
    -1,
    -2,
    -2,
    -4,
    -3,
    -3,
    -4,
    -4,
    -2,
    -4,
    -2,
    -2,
  ],
  features: `#	-7e-5qx-4avCD-3bdfgiswyB-2lptA-1z1k3hmr5n
# $	-3p-2az-1blmouD1hijA2ck3n
# $?	-2i-1g1ct2h3a
# _ #	-2k-1hijl1o2t3cr
# _ $	-2in-1aehCD1blmpu2d
# _ $?	-1gim1u
# _ a	-2ik-1chjlpsu1mor
# _ about	1h
# _ after	1l
# _ ago	1n
# _ and	-2kp-1dhlms1n
# _ before	1h
# _ can	-1i1n
# _ deductible	-1n
# _ do	-1n1kr
# _ does	1o
# _ each	1j
# _ for	-1ij1kms2u
# _ from	1z
# _ going	1im
# _ if	-1i1lm
# _ in	-1jr1o2n
# _ is	-2o-1n1ikm2p
# _ it	-1jp1h
# _ month	1n2i
# _ more	-1jn2m
# _ next	-1r1hks
# _ no	2r
# _ not	-1l2n
# _ of	-2l-1imr1jn2o
# _ on	-1ajm1k2in
# _ one	-1jns1r
# _ out	1jn
# _ pay	1s
# _ right	1g2i
# _ savings	1n
# _ so	1n
# _ term	1j
# _ than	-1j2k
# _ that	-2i1k2l
# _ the	-4s-2o-1j1lmrz2kn
# _ they	-1k1s
# _ to	-1r1jmz
# _ tools	1o
# _ us	1hi
# _ wait	-1n2l
# _ will	1u
# _ with	-1jnou1hkp2i
# _ without	1o
# _ work	1r
# _ would	-1p1j
# _ year	-1o1m
# _ years	1o
# _ you	-1kms1nr
# _ your	1mrs2j
# a	-1lo1nr2im
# a month	-1o1mnp2i
# a year	-1o1m
# and	-2s-1ijkp1mr2n
# and a	-1r1m
# and that	1lm
# and the	-2m3n
# and you	-1kr
# at	-1p
# before	1jn
# before you	1j
# boys	1r
# bucks	-1ln1c3m
# bucks a	-1i
# but	1n
# cards	1n
# cars	-1kno3r
# columns	-1j2k
# come	1n
# day	2l
# days	-2ms-1d1hklr2o
# days $	-1ms1klr
# days a	1nor
# days after	1l
# deductible	1ikr
# dollar	1ip
# dollars	-2hj-1nrs1p2m
# dollars $	-1jknp1l2m
# dollars a	1o
# dollars of	-1l1n
# drivers	2r
# employees	1r
# every	1op
# for	-1lp1k2m
# for #	1m
# for the	-1j1i2m
# have	1o
# i	-1n1kp
# in	-2i-1hjks1o2nr
# in savings	1n
# in the	-1i1n
# in tools	1o
# is	-2s-1io1jl
# is the	-1n1jk
# it	-1ip1m
# it is	-1ip1m
# kids	-1k1jr
# kids in	1o
# minutes	-2i-1cklmnr1dhs2u
# minutes $	-1hi1sz2d
# minutes $?	1h
# minutes and	1o
# months	-1dr1ijmn
# months $	-1io1m
# months and	1o
# months of	1j
# more	-1nr2km
# more than	2k
# nights	-1n1lr
# nights a	1r
# no	2jr
# numbers	1ks
# oclock	-1o1hi
# of	-1m1np
# of us	1hi
# of you	1np
# on	-2i-1o1jr
# on the	1r
# one	-1jk1imn2c
# one #	1n
# one $	1m2c
# or	-2i2t
# or #	-2i2t
# people	1nr
# per	1n
# percent	-1p1r
# percent $	1j
# percent deductible	-1n1k
# percent on	-1m1ikr
# policies	-1n1h2k
# questions	1z
# quotes	-1h
# seconds	-1ip1d2u
# short	-1m3n
# so	-1ln1s2k
# subs	1in
# the	-1n1k
# then	1g
# then $	1g
# they	-1s1n
# things	1rz
# through	-1o1r
# times	-2n-1r1ck3s
# times your	-1n1js
# to	-1jp1n2o
# to #	-1p2o
# total	-1o1s
# vans	1ir
# weeks	-1kr1jn2o
# weeks $	-1k1j2o
# will	1n
# will not	1n
# with the	1m
# year	-1kms1n
# year term	1j
# years	-2n-1cdghiz1jps
# years $	-1hlmr1kp2s
# years ago	1n
# years and	-1ip
# years is	-1mo1p
# years of	1o
# you	1n
$#	-3nps-2i-1cjlorx1k8m
$# $	-2l-1ijnps2k5m
$# _ $	1m
$# _ month	-2p-1o1m
$# _ the	1m
$# _ year	1m
$# a	-2p-1nosx2m
$# a month	-2p-1o1m
$# a year	1m
$# and	1m
$# for	-1s1m
$# monthly	1m
$# monthly $	1m
$# more	1m
@day	-4ku-3fgjozA-2abdemsvx-1qtwyD1B2rC3i11h
@day $	-2k-1dfgioqsuz1nC2ch
@day $?	1h2i
@day _ #	-1cgkm3h
@day _ $	-1kA1ip2hC
@day _ $?	2h
@day _ i	1h
@day _ the	1r
@day _ you	1h
@day after	1h
@day and	1hn
@day around	1hi
@day around #	1hi
@day at	-1gkm3h
@day at #	-1gkm3h
@day evening	1hip
@day morning	-1A2h
@day night	-1kx
@day with	1h
@mont*	-2o-1i1hn2r
@month	-2o-1i1hn2r
@month $	1o
@month _ the	1h
@month and	-1io
@name	-6b-5cjpsD-4k-3adefglt-2hmquz-1y1orB2nC4x5A7w12v
@name $	-3wD-2bp-1chijksuxy1no2A3vC
@name $?	-1u2i
@name @name	-2i1x2w3vA
@name @name from	-1x
@name @name here	1vx
@name @name with	1vwA
@name _ $	-3w-2x-1cpCD1A3iv
@name _ a	1o
@name _ at	-1i1xA2vw
@name _ bluebonnet	1A2x3vw
@name _ evergreen	-1in1A3w4v
@name _ from	-1ix1A2vw
@name _ harbor	-2i1y2x3w4v
@name _ here	1vx
@name _ i	1w
@name _ is	1uvw2A
@name _ lakeside	2v3w
@name _ me	-1v2x
@name _ morning	1A
@name _ that	-1i1p2n
@name _ the	1n2v
@name _ to	-1i
@name _ with	1vwA
@name _ you	-1n1BC2i
@name _ ~soon	-1vw1A
@name and	1nr
@name and i	1w
@name andrews	-1x1vw
@name asked	1x
@name asked me	1x
@name at	-1i2vwx
@name at bluebonnet	2x
@name at evergreen	1vw
@name by	2v
@name by the	2v
@name castellano	1vwx
@name from	-1is1uxA3vw
@name from bluebonnet	-1x1uA
@name from evergreen	-1x1vwA
@name from harbor	-1A1vw2x
@name from lakeside	1wx
@name good	-1v1A
@name good morning	1A
@name good ~soon	-1v1A
@name here	-1i1w4v
@name here $	-1iw3v
@name here from	1vw
@name how	-1v3i
@name i	1w
@name is	1n
@name it	1uvwA
@name it is	1uvwA
@name like	1np
@name like that	1np
@name my	1A
@name on	1hor
@name over	1vwA
@name over at	1vwA
@name ruiz	1vw
@name said	1vwx
@name speaking	-1ix1B2v
@name speaking $	-1i1v
@name whitaker	1x
@name whitaker evergreen	1x
@name with	-1nB2xA4vw
@name with bluebonnet	1ivw2x
@name with evergreen	1wx2v
@name with harbor	-1i1uvwxA
@name with lakeside	-1x1vw
@name would	-1m1n
@you	-3p-2iD-1bckny1evwBC2x4A
@you $	-2pD-1v
@you @name	1vwA2x
@you @name at	1x
@you @name from	1A
@you @name with	1x
@you _ at	1x
@you _ from	1A
@you _ is	1uA
@you _ with	1x
@you i	1x
@you it	1uA
@you it is	1uA
@you this	1A
@you this is	1A
^ #	-3is-2lm-1cdeghrxAD1uz2n3op
^ # $	-1o
^ # in	2o
^ # is	-1s
^ # months	1j
^ # years	-1mns1j2p
^ $	-3p-2inosD-1abcdjklAC
^ @day	2h
^ @day at	1h
^ @name	-5i-4C-2jlmpsAD-1abcefhkqruB1n4x5vw
^ @name asked	1x
^ @name at	1vx
^ @name from	-2A1v
^ @name good	1A
^ @name here	-1A1w2v
^ @name whitaker	1x
^ @name with	-1A1w2vx
^ @you	-1D
^ _ #	-2klor-1i1jn3p
^ _ $	-5io-4s-3abcjklnrtv-2ehqwxz-1dfgmpuyB3A6D
^ _ $?	-2u-1acdghikpsACD3t
^ _ @day	-1A1C2i4h
^ _ @name	-2i-1ahpsBCD1nvw4A
^ _ @you	-1pD1uvw2x3A
^ _ a	-4b-2os-1dehrtvwxAD1cj2kpuC3a
^ _ about	1hk2gq
^ _ accident	1en
^ _ advice	-1n1ij
^ _ after	-1p
^ _ afternoon	1A
^ _ again	-1iD3t
^ _ ahead	-1gi1h2D
^ _ all	-1a1bp
^ _ almost	1o
^ _ am	-2ijko-1acpquAC1bdBD2f
^ _ an	-1ij2s3a
^ _ and	-1jr1ipsy2o3l
^ _ any	-1c4i
^ _ anybody	-1anpuD3i
^ _ anyone	-1a2ip
^ _ anything	1i
^ _ apologize	-2p-1jvD3q
^ _ app	1s2l
^ _ appreciate	-1giq2B
^ _ are	-4g-3his-2qruA-1djlvxBCD1bcemw2at
^ _ as	1i
^ _ asked	-1p1x
^ _ at	-1jsA1hkx
^ _ auto	1ln
^ _ backup	-1in1s
^ _ bad	3q
^ _ bank	1x
^ _ basic	1lms2n
^ _ be	-2p-1ks1imr
^ _ been	-1p1o
^ _ breakdown	-1n1s
^ _ brings	1m
^ _ by	1ij
^ _ bye	-1D2C
^ _ call	-1bu1vy
^ _ called	1x
^ _ came	2m
^ _ can	-4io-2jnu-1chkmqtB1adgpv2s3l
^ _ car	1i2o
^ _ care	1C
^ _ cars	1r
^ _ cash	-1jn2s
^ _ certificate	-1n
^ _ cheaper	1jk
^ _ claims	1i
^ _ close	1p
^ _ come	2i
^ _ comes	2z
^ _ comp	-1n2s
^ _ company	-1n1p
^ _ contingent	2s
^ _ contract	1n
^ _ cost	-1jkl3s
^ _ costs	1s2k
^ _ could	-4i-2n-1h1dt3e
^ _ counts	1p
^ _ course	-1io2p
^ _ coverage	-1ikp1s2m
^ _ covers	1s
^ _ dad	1o
^ _ date	1i
^ _ daughter	1d
^ _ day	-1lps1dn2hi3A
^ _ days	-2p1io3h
^ _ deductible	-1j1is
^ _ delivery	-1ln1s
^ _ depends	-1ip1l
^ _ did	-2bdo-1achilu1qt2p
^ _ discount	1l
^ _ do	-2fjlpu-1adehkmrsyzAC1cgn2itx
^ _ does	-2dhos-1acjmp1lt
^ _ drive	2p
^ _ else	-2j-1abclpstD1di
^ _ email	-1i1p
^ _ enough	-1jD1p2i
^ _ equipment	1ns
^ _ ever	-2a-1ejp4i
^ _ everybody	-1l1i2p
^ _ everything	1dp2bi
^ _ fair	-1D1i2p
^ _ family	-1i1n2p
^ _ far	1r
^ _ feel	-1i2oq
^ _ filled	1x
^ _ first	-1ns1p2a
^ _ fixed	1i
^ _ flood	-1n
^ _ folks	1p2A
^ _ for	-3is-1abdktxA1fmop2cB3q
^ _ form	-1n1l
^ _ from	-2A-1i2w
^ _ get	-1abdgqx2p4i
^ _ gets	1i2o
^ _ give	-1ci1bgk2d
^ _ go	-1gn1iq2s
^ _ goes	1s
^ _ going	1fir
^ _ good	-2B-1abchov1dgpAC2u
^ _ got	-2jop-1begnrsvw1cdy2x3i
^ _ gotcha	-1i3D
^ _ grandmothers	1j
^ _ group	-1n1s
^ _ guys	1i
^ _ had	-1ap1o
^ _ half	1l
^ _ happened	-1t1i
^ _ happens	1l
^ _ has	-2ops-1chijm2k
^ _ have	-3j-2ghquC-1bisA1dfknpwB
^ _ he	-1drsu1n
^ _ hear	-1o1i2l4p
^ _ hello	-3i-1pCD5A
^ _ helps	3D
^ _ her	-1lo1n
^ _ here	-1ikopxAD1rw2v
^ _ hey	-2D-1ipv5A
^ _ hi	-2i-1pD1vw5A
^ _ him	-1n2m
^ _ home	1l
^ _ homeowners	-1n
^ _ house	-1s
^ _ how	-1gi1A
^ _ i	-4lx-3ptA-2knsvwD-1abehryB1C3o4gu
^ _ if	-2o-1jlrsx1hi3u
^ _ in	-2p-1egj1mnor2a
^ _ income	-1n1s
^ _ insurance	-1mA1npvw
^ _ is	-4uA-2eijortB-1bnpsvwyzC1ackm
^ _ it	-3g-2px-1abcdeilmnstA1fuCD2hrB
^ _ job	1i
^ _ jump	1p
^ _ just	-1dinop1rz2g
^ _ keep	-1j1o
^ _ kids	-1n1i2e
^ _ kind	-1c1d
^ _ know	-2l-1agoqx1bu3p
^ _ landlords	-1j1ls
^ _ last	1n
^ _ leaves	1nr
^ _ lender	-1ijln1h2sx
^ _ let	-2h-1kn1s2qz
^ _ liability	-1j1rs
^ _ life	-2l1ms
^ _ like	-1dginqr1b2acj
^ _ likes	-1o
^ _ limits	-1i1k
^ _ loan	-1il1rx
^ _ long	-2p-1adgho1bi2C
^ _ longs	2i
^ _ look	1s
^ _ lot	-1os1p
^ _ made	1i
^ _ make	1ip
^ _ makes	-1int1p2j
^ _ man	3C
^ _ many	-1ag1bc2d
^ _ matters	-1o
^ _ may	1A
^ _ me	-5p-3jsx-2dlnouBCD-1eimvyA1g2kqr5c
^ _ mean	-1i
^ _ means	-2i-1ejnp1B4s
^ _ met	1x
^ _ might	-1i1j
^ _ mind	-1p1uy2h
^ _ minimum	1kn
^ _ mod	3s
^ _ mom	1o
^ _ months	1j
^ _ more	-1bij1o3t
^ _ morning	-1p1A
^ _ mother	1n
^ _ motorist	-2n1js
^ _ much	-1abcgpst1il
^ _ must	-2i-1p3a
^ _ my	-2i-1jw1aqt2C3c
^ _ name	-1A1v
^ _ names	2v
^ _ need	-3i-1ghop2j4d
^ _ never	1a
^ _ new	-2s-1jl1k2p
^ _ next	1C2e
^ _ no	-1D1din2op
^ _ nobody	1p
^ _ nobodys	-1i2o3p
^ _ not	-2i-1lnos1dp3j
^ _ now	-3i-1pD1bdu2n
^ _ number	-1hs3f
^ _ of	-2a-1bcijl1ep3s
^ _ office	-1i
^ _ okay	-1opAC2iu3D
^ _ old	-2i-1n1k2a
^ _ olds	2i
^ _ on	-2n-1abijoqs2D3dp
^ _ one	-1bst1gor2kp
^ _ ones	1k2q
^ _ only	-2s-1i2dg3l
^ _ or	1hik
^ _ other	-1s1do
^ _ over	-1is1npv
^ _ owe	-1jp1n2q
^ _ own	-1a2il
^ _ package	1n
^ _ paid	1no
^ _ part	-1ag3i
^ _ pay	1i2l
^ _ pays	-1aijnop2s
^ _ people	-1p2a
^ _ personal	1l
^ _ plan	-1j1z
^ _ plans	1i
^ _ policy	-2s1n2jk
^ _ premium	-1mp2os
^ _ pressure	-1n1s
^ _ price	1l
^ _ property	-1n1ls
^ _ purchase	1n
^ _ put	1r2j
^ _ quote	-1s1lm
^ _ rate	-1s1l
^ _ ready	1i2g
^ _ really	-2p-1i1alBD
^ _ reason	3x
^ _ recommend	1j
^ _ record	-1D1y2i
^ _ replacement	-1j2s
^ _ respect	1p
^ _ restaurant	-1is1ajn
^ _ right	-1io3D
^ _ roof	-1n1i
^ _ said	-3i-1hop1rx2t3q
^ _ sat	1o
^ _ saw	2x
^ _ says	-2p-1o
^ _ see	-1jp1i3D
^ _ sense	-1p1D3i
^ _ she	-1u2i
^ _ shop	1l
^ _ should	-2ip-1ux2hjq
^ _ sign	1i2d
^ _ simulation	-1iD4b
^ _ small	2j
^ _ smart	-1lps2aj
^ _ so	-2npD-1bdjuC2r
^ _ some	-1i4c
^ _ somebody	2b
^ _ something	-1p1n2c3i
^ _ soon	1C
^ _ sound	-1D1i2a
^ _ sounds	1pD2o
^ _ still	2il
^ _ stops	-1ns1k3l
^ _ suggest	1j
^ _ suggestion	-1i1j
^ _ sure	-1ip1D
^ _ take	1iC2s
^ _ taken	-1D3p
^ _ takes	1a2p
^ _ talk	1z
^ _ term	2l
^ _ thank	-1i3B
^ _ thanks	-1D3B
^ _ that	-2kA-1acdfhilmosxyD1jptzB2r
^ _ the	-4s-3dr-2akq-1ghlpuxD1zC2cm3b4j
^ _ them	-1lm1k
^ _ then	-1o1pr
^ _ there	-2lpu-1cqstD1adginA
^ _ they	-3s-1abceghru1p3i
^ _ thing	-1iD1fz2jp
^ _ things	-1l1i
^ _ think	-1ip1t3j
^ _ this	-2d-1aghipw1ko2bcu
^ _ those	-1p1il
^ _ tickets	1o
^ _ tight	-1sD2p
^ _ time	-1t1inp
^ _ times	1n
^ _ to	-4ps-2dl-1hntuxzA1cjkrD2g3aq
^ _ tobacco	1i
^ _ told	-1p1dn
^ _ took	2p
^ _ total	2m
^ _ umbrella	-2n1l
^ _ understand	-2D-1ajq3p
^ _ up	-1iD1gt2y4a
^ _ us	-2dis-1alnpqrxC1bghz2k
^ _ use	2is
^ _ want	-1admnq1gjo2bk3c
^ _ wanted	1x
^ _ wants	1p
^ _ was	-2b-1cdhjst1ox
^ _ water	1n
^ _ way	-1d
^ _ we	-2djlx-1abcfnpqstw1hkr3i4g
^ _ well	-2B-1op2D
^ _ went	1n
^ _ were	1o
^ _ what	-2ip-1abchklnqD1ds4t
^ _ when	-1r1no
^ _ whitaker	1x
^ _ who	-1ios1adA2e
^ _ whole	-1s1m
^ _ wife	-1p1ix
^ _ will	-4qs-3n-2agjoprux-1bcimtyBD1fz2hk4e
^ _ wish	2l
^ _ with	-3s-2cA-1bdehikoBD1nvwC2lx4j
^ _ wonder	3i
^ _ work	-1ijsv1kw
^ _ would	-3asu-2bcikqrt-1dfnopvwxyzABCD1m3ej
^ _ wow	-1q1op2D
^ _ wrote	-1i1x
^ _ yeah	-1oA2i
^ _ year	1mo
^ _ years	-1ms1j2p
^ _ yes	1g
^ _ you	-5sx-4pq-3lmzD-2dfh-1jkA1aiuBC2ct
^ _ young	1s2p
^ _ your	-5s-2adglpru-1cmnxzAD1iC2bt4j
^ _ yours	-1ln3k
^ _ ~advise	-1klnprs5j
^ _ ~buy	-1ajl1g2bds
^ _ ~cover	-3aox-2bcdeghipAD-1fjnqtuyC2lm4s
^ _ ~harm	-2kop-1djnr1l2m4e
^ _ ~insurer	-1jn1dlps
^ _ ~kin	-3js-2chlr-1bfkmpqtuCD1enx2aoA
^ _ ~meet	-1alouD1jpvz
^ _ ~money	-3r-2e-1abcghiktx1jm2ps
^ _ ~not	-2ls-1beikqrAD1ao2dj4p
^ _ ~pay	-2jp-1abcemnrx1l3s
^ _ ~send	-1ik1hs
^ _ ~soon	-2p-1abcjklosBD1ivC2eA3h
^ _ ~thing	-3j-2p-1amx1ikln2o
^ a	-5i-4k-2bhjr-1cegnC1alox2dp6s
^ a #	-1j1p
^ a basic	1l2n
^ a certificate	-1n
^ a lot	-1os1p
^ a new	-2s-1l1m2p
^ a ~cover	-1ijnp1l
^ a ~money	-1j1lop
^ a ~thing	-1n1s
^ actual	-1jn2s
^ actual cash	-1jn2s
^ adding	1m
^ after	-1p1dnz
^ after that	-1p1nz
^ afternoon	-1D2A
^ all	1dlm2g
^ alright	-2i-1jnops1u2CD3r
^ alright i	1C
^ alright so	1r
^ am	-1q1gi3u
^ am i	-1q1gi3u
^ an	-2i-1j1p2s
^ an umbrella	-2n1ls
^ an ~cover	-1n
^ and	-2bklst-1adeghjpquz6i
^ and how	-2i
^ and i	-1o2i
^ and it	-1i1o
^ and the	-1o3i
^ and then	1r
^ and what	-1iot
^ and when	-1o1i
^ and who	1i
^ and you	-1l1r
^ and your	3i
^ any	-4c-3bsCD-2glpt-1dhjnqAB1u8i
^ anybody	-1jns1p4i
^ anybody else	1i
^ anything	-2aj-1bcglpstuD1n6i
^ anything else	-1j1i
^ anything in	1i
^ appreciate	-3p5B
^ appreciate it	-1pC2B
^ are	-2dt-1cny1hu2g
^ are the	1i
^ are there	-1a1i
^ are we	3g
^ are you	-2dit-1c1abgu
^ as	-1l1n
^ at	-1k2p
^ at #	-1k1p
^ at the	1s
^ at ~money	-1k1p
^ aw	-1q1p
^ because	1n
^ before	-1n
^ before i	1z
^ being	-1n1s
^ better	-1k2j
^ better to	-1k2j
^ between	1o
^ between the	1o
^ business	-1ij1l2s
^ business income	-1n1s
^ bye	-2D-1iAB4C
^ call	1hm
^ can	-2adl-1fjmnoqrsxzBC1htu2i3c
^ can i	-1abdijlpqtz1ck2gu
^ can we	2hi
^ can you	-2g-1adhu1bt2c3i
^ cash	-2m1l
^ come	-2i-1n2dt
^ come on	-1i2d
^ comprehensive	2s
^ congratulations	-1D3p
^ congratulations on	1p
^ cool	1D
^ could	-2g-1abdjk1ct2hi
^ could i	-1g1u
^ could we	1h
^ could you	-1u1hit2c
^ cyber	-1n1s
^ did	-3p-2gjt-1acdhnqsuBC1b3i
^ did i	-1pq2b
^ did they	1i
^ did you	-1u
^ do	-3p-2hlnost-1befkmqrBC1cju
^ do i	-1i1u2a
^ do not	-2ip-1nos2d3j
^ do the	-1j1i
^ do they	-1c2i
^ do you	-3d-2jt-1acghnB
^ do your	1i
^ do ~not	-2ip-1nos2d3j
^ does	-3p-2cgt-1adjklnqsuBCD6i
^ does he	1i
^ does that	-2p-1hlq1i
^ does the	-1bh2i
^ does your	-1n1i
^ doing	-1B3i
^ enjoy	-2i-1j4C
^ equipment	-1n1s
^ equipment breakdown	-1n1s
^ even	-1ijs2a5l
^ ever	-1abcD5i
^ every	-2i-1n1ps2do
^ everybody	-4p-1s1de
^ excuse	-1ci1qt
^ excuse me	-1ci1qt
^ extended	-1j1s
^ extended replacement	-1j1s
^ extended ~cover	-1j1s
^ fair	-2i-1tABC4p
^ fair $	1D
^ fair enough	-1iD2p
^ first	-1ps2z
^ first the	-1s1z
^ flood	1l
^ for	-2s-1knp1jy2D
^ for a	-1s
^ from	-1p1o2b
^ full	-1s
^ gap	-1kln1s2j
^ get	-2in-1bs3a5j
^ get the	-1in4j
^ give	-1hi2c3C
^ give me	-1h2c
^ go	-3i-1gopq1h2a3D4j
^ go ahead	-1gi1h2D
^ going	1j
^ good	-3i-2h-1abcgjloqsxB1CD4pA
^ good $	-1A1D
^ good afternoon	1A
^ good for	-1i2p
^ good morning	-1p1A
^ good to	2D
^ good ~soon	-1hpCD1v3A
^ goodbye	-1AD3C
^ goodbye $	-1AD3C
^ got	-1acjnpC1D3u5i
^ got a	1i3u
^ got any	1i
^ got it	2D
^ gotcha	-1i2D
^ gotcha $	1D
^ great	-1C1BD
^ great $	2D
^ group	1l2s
^ group coverage	1ls
^ group ~cover	1l2s
^ ha	-1o2p
^ had	1i
^ half	1n
^ half the	1n
^ hang	-1ipD2j
^ has	-1abcghjkstu4i
^ has anyone	1i
^ has the	1i
^ has your	1i
^ have	-3a-2pu-1bdghjknosB3C
^ have a	-3i-1acp4C
^ have you	-1adghuC1c2i
^ have your	-1i
^ he	-1lr2eo3i
^ he is	1i2o
^ hello	-1abclpxCD1w2v7A
^ hello @name	1A
^ hello my	-1w1A
^ hello this	1i
^ here	-2i-1jnps1z2r3k
^ here is	-1ijnps1z2kr
^ hey	-1ansCD1puvx5A
^ hey @name	2A
^ hey @you	1wxA
^ hey how	1i
^ hey there	-1i1A
^ hey you	1uA
^ hi	-2D-1abcpBC2x5A
^ hi @name	-1i2A
^ hi @you	1A2x
^ hi is	-1v1A2i
^ hi there	-1i1wA
^ hi this	-1w1A
^ hired	-1n1s
^ hired and	-1n1s
^ hold	1kt
^ homeowners	1l
^ honestly	-2i-1op2aj
^ honestly i	-1p2j
^ how	-5s-4A-3cjp-2emnoqruxyBCD-1bfgkltvwz3i
^ how about	1k2gh
^ how are	-2ab-1dtA2i
^ how can	-2i2a
^ how come	1i
^ how did	-1t
^ how do	1bi2t
^ how is	-1bc1hi
^ how long	-1h1b2i
^ how longs	2i
^ how many	-1ag1bc2d
^ how much	-1abcgpst1il
^ how old	-1ai
^ how olds	2i
^ how would	1i
^ how you	1i2u
^ how ~meet	1i
^ huh	-1i2tD
^ huh $	2D
^ i	-6no-5ir-4msA-2beuv-1cklzC1dfpt2qD
^ i am	-2ijko-1apqAC1dB2fD
^ i apologize	-2p-1jvD3q
^ i appreciate	-1q1p
^ i can	-3t-2j-1bhiknoqB1agl
^ i did	-1lp1q2t
^ i do	-1jlt1aiv
^ i get	-1i3p
^ i got	1uy2x
^ i had	-1p
^ i have	-2p-1ij1fkx2ael
^ i hear	-1o1i2l4p
^ i just	-1i1z2g
^ i know	-2l-1adqx1bu3p
^ i mean	-1i
^ i need	-1gi4d
^ i owe	2q
^ i really	-1p1lB
^ i recommend	1j
^ i respect	1p
^ i saw	2x
^ i see	-1jp3D
^ i suggest	1j
^ i think	-1ip1t3j
^ i understand	-1ajqD3p
^ i want	-2gij-1p1k2bc
^ i was	-1p1x
^ i will	-3ejlq-2rx-1gpsuzB1diC2k3h
^ i wish	2l
^ i work	-1v1w
^ i would	-3dn-2x-1abeklmpq1g5j
^ i ~advise	-1p3j
^ if	-4s-2hlmrx-1abcfpqtuzBC1ijo2d5n
^ if a	-1n1i
^ if he	-1s2n
^ if i	-1p3o
^ if it	1j
^ if somebody	1n
^ if something	1in
^ if that	1g
^ if the	-1jls1n
^ if you	-1lmotz1jn3d
^ if your	1i
^ in	1o
^ is	-4cdA-3jlnv-2kpsw-1efgmtxzBCD2iu
^ is @name	-1vA1i
^ is he	1i
^ is it	-1dghips1y2u
^ is she	-1u2i
^ is that	-1bgp
^ is the	-1bcg3i
^ is there	-1u1bhi2ag
^ is this	-1adhivA3u
^ is you	-4i-1u1ors
^ is your	1i
^ it	-4i-3krA-2hCD-1bcdfgnqsuB1ovx3lm
^ it does	-1o1n
^ it has	-2iop
^ it is	-2aA-1klor1dnv2mx
^ it pays	1l2s
^ it sounds	-2p2o
^ it takes	-1ps2a
^ it was	2o
^ it will	-1o1l2e
^ it would	-1ln1j3m
^ it ~pay	-1np1s
^ just	-3i-1cnps1gjx2o3d
^ just give	-1ci1bg2d
^ keep	-1in3j
^ lakeside	1w
^ lakeside insurance	1w
^ lakeside ~cover	1w
^ last	1dor
^ leave	-1n2j
^ let	-4s-3cdi-2anp-1emoqtxBC1ghkz2r
^ let me	-2bc-1adijnps1k3r
^ let us	-2dis-1alnpqrC1bhz2g
^ liability	-1n1ls
^ like	-1i1d
^ look	1h2k
^ loss	-1i1s
^ loss of	-1i1s
^ lots	-1s3p
^ lots of	-1s3p
^ loyalty	2p
^ make	-2p1i4j
^ makes	1iD
^ makes sense	1iD
^ man	-2il2a4p
^ may	-2i-1z1g2u
^ may i	-2i-1z1g2u
^ maybe	-1opD
^ mind	1iu
^ mind if	1u2i
^ mm	-1p2D
^ mm $	-1p2D
^ moneys	3p
^ morning	-1iD3A
^ morning @name	1A
^ most	-2ij-1km1ns3p
^ most people	-1p
^ my	-5c-3il-2aknrsACD-1egotuB1jy2v3q
^ my advice	-1n1ij
^ my bad	3q
^ my name	-1A1v
^ my suggestion	-1i1j
^ my ~advise	-1ns1i3j
^ my ~kin	-1cipq
^ next	1n
^ nice	-1p1iD
^ no	-2ns-1abjC1dD3l
^ nobody	-2i-1dos2n3p
^ nobody can	2l
^ nobody likes	-1o
^ nobody wants	1ip
^ nobodys	-1eip1f3n
^ not	-1p
^ nothing	1p2l
^ now	1i
^ of	-1io2p
^ of course	-1io2p
^ oh	-2a-1bcdjlstuxBC1oy2A3D
^ oh no	-1D1io2p
^ oh wow	-1p1o2D
^ oh ~not	-1D1io2p
^ okay	-4ip-2dgjnosA-1achklqtvwxz1f2br4D
^ okay $	-1AC2D
^ okay got	1D
^ okay i	-1iu1f
^ okay so	-2D-1bjn
^ okay thank	1B
^ old	1i
^ on	-1il2kn
^ once	-1il1hn2dt
^ once you	1n
^ one	-3s-2jlpr-1bcdmxCD1not2ek
^ one times	1n
^ one ~harm	-1kos3e
^ one ~money	-1o
^ one ~thing	-1l1k
^ only	-1ij1l3a
^ ouch	-2D3p
^ ouch $	-2D3p
^ our	-2ips-1o1y
^ our office	-1i
^ ours	1km
^ ours is	1km
^ pardon	-1ci2qt
^ people	-3p-1is2a
^ perfect	1BD
^ perfect $	1D
^ personal	1s
^ personal auto	1ln
^ personal ~cover	1n
^ plenty	-1i1p
^ plenty of	-1i1p
^ put	-2n-1is1k4j
^ put the	-2n-1is1jk
^ quick	1r
^ quit	-2i-1pD2ab3d
^ rates	-1in1d3s
^ rates go	-1i2s
^ rental	1l
^ rental pays	2s
^ renters	1n
^ renters is	1m
^ right	-2i-1pA1r2n4D
^ right $	1D
^ right now	2n
^ right so	1r
^ same	-2s-1ijmp1n2ko
^ say	-1abhjlnosCD1dp2c4t
^ say that	-2i2t
^ scheduling	-1n1s
^ see	-2i-1hB2j3C
^ see you	-1hiB3C
^ send	1hk
^ send me	1hk
^ shall	-1q1i2g
^ shall we	1g
^ she	1o
^ should	-2j-1hq1k3gi
^ should i	-1q2gi
^ should we	-1hj1gik
^ since	1ln
^ sing	-1i4c
^ so	-7p-6j-5l-3bkD-2aeqvxAB-1cdfhtuw1mnC2r4g5o
^ so #	1m
^ so a	-2p-1o1s
^ so do	-1o2g
^ so far	1r
^ so for	1m2o
^ so he	-1r
^ so here	1r
^ so if	-1ios1n
^ so it	-1mps1io
^ so just	-1n1r
^ so let	1dg
^ so nobodys	1op
^ so that	1hr
^ so the	1ns
^ so there	-1i1n
^ so they	-2i-1r1ko
^ so this	1o
^ so to	-1j2r
^ so we	1r
^ so what	-1int1o2d
^ so when	-1i2o
^ so with	-1s1n
^ so you	-1dks1g2io
^ so your	-1is1o3n
^ so ~cover	-1n3s
^ so ~money	1m
^ some	-2p1n
^ somebody	1ix
^ sorry	-5i-4p-2aj-1bcdghlnsuxD1fB5t8q
^ sorry about	2q
^ sorry for	1f2q
^ sorry i	-2p-1iu2q
^ sorry to	-1i1B4q
^ sound	-1pD3i
^ sounds	-1ai1o2jp
^ sounds like	-1ai1o2jp
^ start	3j
^ stay	-1i1C3j
^ still	-1t3i
^ stop	-1p1bd2a
^ sure	-1ahilno2p
^ sure $	1D
^ take	-2p-1isBD1j3C
^ take care	1C
^ take your	1i
^ talk	-1is1hjC
^ talk to	-1i1j
^ tell	-1dghlprx1bj
^ tell me	-1dghlpr
^ term	-1m1s2l
^ terms	1lm
^ thank	-1aipx1wC5B
^ thank you	-1aipx1wC5B
^ thanks	-2ciqA-1abjlpsxD7B
^ thanks for	-2q-1cilx2B
^ thanks so	-1p1B
^ that	-4s-3k-2bjC-1cdeghtvwxyzA1afilquD2mn4p
^ that is	-4i-1jknrs1flq2mD3a
^ that makes	1p
^ that must	-1a1p
^ that was	1ap
^ that would	-1i3p
^ that ~cover	-1n1j
^ that ~money	2n
^ that ~thing	-1j1lno
^ the	-6p-5i-4r-2acdg-1fhjoqABCD1by2m3lns
^ the #	-1m2n
^ the app	1s2l
^ the basic	-1n1s
^ the contract	1n
^ the first	-1n
^ the house	1n
^ the landlords	1l
^ the lender	-1l1h2s
^ the minimum	2k
^ the next	2e
^ the package	1n
^ the price	-1s1l
^ the quote	1m
^ the reason	2x
^ the way	-1d
^ the whole	-1s1m
^ the ~cover	-2j-1kls1z
^ the ~harm	-1n1s2m
^ the ~insurer	-1in2ds
^ the ~money	-2ks-1i1j2l
^ the ~soon	2e
^ the ~thing	-2s1i2o
^ their	1l
^ theirs	-1jms3k
^ then	-1io1dj2pr
^ then i	1j
^ there	-2hi-1mo1ep2l
^ there are	-1h1dl
^ there is	-2i-1do1lnp
^ they	-5i-3p-2j-1mor1v2kn3es
^ they will	2e
^ they would	-1j1l2e
^ think	1es
^ think of	1es
^ this	-3iA-2asu-1ghjlmnp1vxy3d4b
^ this call	-1u1y
^ this is	-2A-1ailp1bvx
^ this one	1k
^ this ~meet	-1u1y
^ those	-1i
^ to	-1iknps4r
^ today	2z
^ totally	3p
^ ugh	-1o1ip
^ understood	-1pA3D
^ uninsured	-2n1js
^ uninsured motorist	-2n1js
^ until	-1hip2l3C
^ walk	2i
^ walk me	2i
^ want	-1jp1ch3g5i
^ want me	-1p1h2g3i
^ want to	-1h1c2i
^ was	1r2i
^ was there	1i
^ water	-1in1j2s
^ water backup	-1in1s
^ water ~cover	-1in1s
^ we	-5i-3djn-2aopsC-1bceghv1yB2qxz3m
^ we are	-1anpv1iwz2m
^ we can	1g2l3p
^ we do	1l3x
^ we got	-2i-1p1x
^ we have	-2p1r
^ we met	1x
^ we will	-1eC1f2z
^ we would	-1x2m
^ well	-4i-2oD-1blsv1aC2A
^ well that	1a
^ well you	-1o
^ were	1i
^ what	-7s-5u-4p-3gjlx-2fkmnqrtvwyzABCD-1acde5i
^ what a	-3i3a4p
^ what all	1i
^ what are	1ct
^ what claims	1i
^ what could	-1t1i
^ what day	2h
^ what deductible	1i
^ what did	-2i-1b
^ what do	-1adhp1git
^ what does	-1d1t2i
^ what happened	-1t1i
^ what happens	1l
^ what have	1i
^ what i	-4i-1kp1jlmz4o
^ what if	1h2i
^ what is	-2ikn-1jlmpsv1abd2c
^ what kind	-1c1d
^ what made	1i
^ what makes	-1it1j
^ what number	-1h
^ what part	2i
^ what time	1h2i
^ what was	-1t1i
^ what would	-3j-1acmnopt3i
^ what you	-1i1n2k
^ what ~cover	3i
^ what ~money	1i
^ whatever	1o2j
^ when	-2bcgku-1adjoprtx1eln3h4i
^ when did	-1t1i
^ when does	1i
^ when is	-1pu1h2i
^ when it	-1n2s
^ when was	-1h
^ when would	-1u1hi
^ when you	-2i1ep2l
^ whend	-1a3i
^ whend you	-1a2i
^ where	-3g-2bchj-1adpstu1k4i
^ where do	-1gh1i
^ where does	-2i
^ where is	2i
^ which	-2ct-1adhpu3bi
^ which one	-1t1gi
^ which part	1i
^ who	-4as-3dgjp-2hntuxACD-1befklmoqrvwyzB8i
^ who are	2c
^ who do	1c
^ who else	-1c
^ who fixed	1i
^ who is	-1bx1i2c
^ who pays	-1s
^ who you	1i
^ who ~pay	-2s
^ whod	-1adgps2c5i
^ whod be	2i
^ whole	-1l1m
^ whole life	-1l1m
^ whose	-1bg2i
^ whose name	1i
^ why	-1abginptu1h2d
^ why do	-1dt1hi
^ why is	1i
^ will	-1h2g3i
^ will you	1gi
^ with	-3i-1ahjlrs1m3knp
^ with #	1n
^ with a	-1p1n
^ with that	1j
^ with the	-1ij1m
^ with ~money	1n
^ would	-3j-2abdnp-1elmx1cgt2iu3h
^ would @day	1h
^ would a	1h2i
^ would it	1k2h
^ would that	-1gh1u
^ would you	-1abdin1cgtuy
^ would your	1i
^ would ~soon	1hi
^ wow	-3D-1s1i3ap
^ write	-1ai4c
^ yeah	-2aijl-1bdghknortuzC1qv4A6p
^ yeah $	1D
^ yeah hi	-1ip2A
^ yeah i	-1o1p
^ yeah it	1p
^ yeah no	1op
^ yeah so	-1p
^ yeah that	1iq2p
^ yeah you	-2i2p
^ yeah ~not	1op
^ yep	-1o1p2D
^ yikes	-2D5p
^ you	-8s-5lC-4q-3kA-2cmr-1pwzB1ghjtx2deu4ao5i
^ you a	-2a4i
^ you are	-5i-3d-2cl-1ghqrs1eo2bnt3a
^ you can	-2aio-1jlnp1bsv2d
^ you could	-2in3e
^ you did	-2i-1o3p
^ you do	-2i-1fjl1o2n
^ you drive	2p
^ you ever	-2a-1j4i
^ you feel	-2p-1i2o
^ you filled	1x
^ you get	2i
^ you got	-2jn-1begopsux1c2d4i
^ you guys	1i
^ you have	-2aei-1jluC1dnwB3p
^ you keep	-1j
^ you know	1di
^ you might	-1i1j
^ you mind	1u2hy
^ you need	-2i-1op1d2j
^ you on	2i
^ you owe	1n
^ you own	-1a2i
^ you paid	1no
^ you put	1i
^ you ready	1i2g
^ you said	-3i-1o2t
^ you should	-3i-2p1al4j
^ you sound	-1i2a
^ you still	2i
^ you take	-1i1pC
^ you told	-1p1d
^ you took	1o
^ you want	-3p-1adn1cik2gjo
^ you were	1o
^ you will	-2i-1an1f3e
^ you would	-4i-3p-1g1dnx2l3e
^ you ~meet	1z
^ you ~pay	1n
^ your	-3pr-2hmC-1bcdgilqzB1af2eot3nx
^ your daughter	1d
^ your equipment	1n
^ your family	1n
^ your grandmothers	1j
^ your kids	-1in2e
^ your lender	-1s2x
^ your loan	1x
^ your mom	1o
^ your mother	1n
^ your policy	-2s-1l1k2jn
^ your wife	1ix
^ your ~cover	-2s-1l1k2jn
^ your ~kin	-2p-1hjls1aeiox
^ your ~thing	-1s2ln
^ yours	-1n4k
^ ~buy	-1pD1cg2d3j
^ ~cover	-5in-3p-2abe-1cdfghoqrxCD3l6s
^ ~cover does	-1s2l
^ ~cover is	-1i1l2j
^ ~cover motorist	-2n1js
^ ~cover will	2l
^ ~cover ~cover	-3l-1kn1m2s
^ ~cover ~pay	-2l-1kn4s
^ ~harm	-1i1ls
^ ~harm of	-1i1s
^ ~insurer	1ks
^ ~kin	-1t1ai2p
^ ~meet	-4i-2psD-1cklnAB1abh2tC3d
^ ~meet it	1hm
^ ~meet on	-1i2d
^ ~meet to	-1i1j
^ ~money	-3is-2lm-1bcdeghrxAD1z2no3p
^ ~money $	-1o
^ ~money in	2o
^ ~money is	-1s
^ ~money months	1j
^ ~money years	-1mns1j2p
^ ~not	-4s-2bgijC-1acekmqrtwxAB1nD3p4l
^ ~not can	-1p3l
^ ~not likes	-1o
^ ~not wants	1ip
^ ~not ~cover	-1s3l
^ ~send	-1i1kq2h
^ ~send me	-1i1h2k
^ ~soon	-3D-2i-1acdjloprsxB1hzC5A
^ ~soon $	-2D-1C2A
^ ~soon @name	-1iC2A
^ ~soon at	2h
^ ~thing	1i2m
^ ~thing ~harm	-1n1s
a	-5qAD-4dfkv-3egy-2irtwz-1bjmnoBC1pu2acs
a #	-2h-1amnopu1bil2j
a # $	-1m1cir
a # a	1m
a # and	1m
a # day	2l
a # deductible	-1m1k
a # dollar	-1jr1inp
a # is	1j
a # on	-1i1j
a # year	1j
a @day	1loB
a @name	1mop
a _ #	-1lps2j
a _ $	-3dlpqC-2r-1fikyD1aegntu2cm3b
a _ $?	-3ch-2a-1bjlnpst1g2i
a _ @day	1h
a _ @name	-2p-1v1o
a _ a	-1ajop1ek3m
a _ about	-2n-1hio1ap2c
a _ and	-2i-1ahprsz1cdx2g3n
a _ at	1p
a _ auto	-1s1n
a _ average	1s
a _ basement	1j
a _ before	-1i1l2j
a _ behind	1p
a _ by	-1hm1x3k
a _ call	1p
a _ claim	1n
a _ could	-1p2a
a _ day	-1i1fpC2l
a _ deal	-2p2a
a _ decision	2a
a _ deductible	-1lm1k
a _ does	-1ns1il
a _ dollar	-1jr1inp
a _ driver	1s
a _ for	-2l-1abou1i2cjp
a _ form	-1p1l
a _ from	-1no1ds2ir
a _ here	-1ac2d
a _ i	-1h1ikB
a _ if	-1n1s
a _ in	-1ailr1no2p
a _ income	1no
a _ is	-1nps1u2l
a _ it	1p
a _ jump	1i
a _ just	2s
a _ less	1n
a _ like	-1o2jp
a _ line	-1xA1v2y
a _ minutes	-2i2u
a _ month	1p
a _ more	-1s1np
a _ next	-1l1hs
a _ night	1C
a _ no	-1o2j
a _ of	-4a-3c-1bdeklmorsyC1jnx2h
a _ on	-2n-1p1x2bl
a _ one	-1in2C
a _ or	-1abhlou2i
a _ out	1s
a _ period	-1n3l
a _ person	-1apu1bj2il
a _ place	1c3i
a _ policy	-3s-1ijkp1g3l
a _ program	-1an1b
a _ question	-1i
a _ questions	-1ij1uz
a _ record	-1iy1aps
a _ renters	1l
a _ so	1as
a _ that	-2ai-1ju1lo3p
a _ the	-1i1ks
a _ they	-1os1n
a _ thing	-1alo2p
a _ things	-1i1u
a _ time	-1boA1h2iu
a _ to	-1acnsu2hp3o
a _ up	3h
a _ way	-1l1a2op
a _ weekend	2i
a _ what	-1i1t
a _ when	1h
a _ where	1i
a _ while	-3i1s2u
a _ who	1s
a _ with	-1lns1ox
a _ would	-1dj1ilm3a
a _ year	-1imr1j
a _ you	-1acp1dglmo3i
a _ ~buy	1p
a _ ~cover	-3i-2p-1ahox1jr2l
a _ ~harm	-2l-1ijm1s
a _ ~kin	1dop
a _ ~meet	1p
a _ ~money	-3s-2co-1ahru1x2jp
a _ ~not	-1o1n2j
a _ ~soon	-1j1C2hi
a _ ~thing	-1blosu1ci
a b	1s
a b average	1s
a baby	-1p1a2n
a baby $	1a
a baby and	1n
a bad	-2i1opu
a bad time	-1i
a basic	2l3n
a basic policy	1n
a basic ~cover	1ln
a better	1i2b
a big	-1bls1ij
a big decision	1p
a big jump	1i
a bit	-2i1jz2u
a breakdown	1kn
a building	1o
a bunch	1pB
a bunch of	1p
a business	-1n1a
a business $	1a
a call	-1nu
a call $	-1no
a cap	2l
a car	-2p-1i1es
a car that	-1p1l
a card	1o
a cat	-1a2c
a certificate	-1p
a chair	1o
a check	-1o2n
a check for	2n
a checkup	1jnx
a child	-1ip3a
a claim	-1als2n
a claim $	-1s
a clean	-1i1ps
a clean record	-1i1ps
a client	-1pu2g
a commercial	1r
a commercial policy	1r
a commercial ~cover	1r
a company	-1jlos
a company $	-1lp
a computer	-1a1io2b
a copy	1hi
a couple	-1ci1m2u
a couple #	1i
a couple of	1u
a couple ~money	1im
a customer	-1a1bp
a day	-1ip2dm
a day $	1s2m
a decision	-1gh1dp
a delivery	1s
a dime	-1l1e
a discount	-1n1is
a doctor	1in
a dog	-1u1i
a dollar	1o2m
a drain	-1n1s
a drawer	1o
a dumb	-2p-1i4a
a fake	1o
a family	2i
a few	-4i-2j-1acghl1pz3u
a few minutes	-1i1u
a few questions	-1ij1uz
a few things	-1i1u
a finished	1j
a finished basement	1j
a finished ~thing	1j
a fire	-1jl1k
a fire $	-1n1s
a fixed	1o
a fixed income	1no
a flat	-1n
a flat deductible	1s
a flat ~cover	1s
a flood	-1s1l
a flood policy	-1s1l
a form	1x
a fraction	1n
a fraction of	1n
a friend	2x
a funeral	-1i
a good	-2A-1jnr1dfhil2C3c
a good day	1fC
a good deal	-2p2a
a good night	1C
a good one	2C
a good time	-1pA1hiu
a great	2C
a hail	1n
a hail claim	1n
a higher	-1i1j
a higher ~cover	-1i1j
a hole	-1l1z2n
a homeowners	-1n
a hotel	-1n2s
a house	-1as1bp
a house and	1n
a house that	1p
a job	1np2c
a kid	1o
a ladder	1o
a lawyer	-1n3l
a little	-1cpr1kmou2t
a little $	2t
a living	1a
a loan	-1n1cis
a loan for	1c
a loan on	-1n1s
a long	1p2o
a look	-1s1j
a lot	-3s-2ajlo-1cdhkmux1npB
a lot $	-2p1n
a lot about	-1no2p
a lot more	-1s1n
a lot of	-2s-1aclmno1p
a lot to	1o2p
a machine	-1ln
a magic	-1p1l2c
a minute	-3i-1acdg4u
a minute $	-1gi1b2u
a minute $?	-3i2u
a moment	1i
a month	-1ckop1gi2m
a month $	-2ip-1cklo1j2m
a month and	1p
a mortgage	2n
a new	-2j-1ahkl1nopr
a new one	-1jnp
a new policy	-1jls1n
a new ~cover	-1jls1n
a newborn	1p
a nice	-2ip-1o
a no	-1o
a normal ~cover	1n
a number	-1c2l3i
a number $	1l
a nurse	2s
a page	-1o
a pain	2p
a part	1ls
a patio	1x
a pension	1i
a percentage	1n
a percentage deductible	1n
a percentage ~cover	1n
a person	-1l2p
a personal	-1s1n
a personal auto	-1s1n
a personal ~cover	-1s1n
a picture	1h
a picture of	1h
a piece	-1s
a piece of	-1s
a place	1j
a policy	-1an1jl2s
a policy $	1jls
a price	-1du
a problem	1n
a problem $	1n
a quarter	-1p1hijm
a quarter of	1hi
a quick	-1A1hu
a quote	-1j1lz3x
a quote $	1x
a real	-1jpsu1dgi2b
a real person	-1u1io2b
a really	-1p
a reason	-1l
a reason to	-1lp
a recorded	-1xA1v2y
a recorded line	-1xA1v2y
a regular	1n
a restaurant	1jn
a roof	-1n1eilr
a roof that	-1n1l
a rough	1p
a sales	-1l1p
a sec	-1i4u
a second	-3c-2q-1ahj1iu2t
a second $	-1ciq2tu
a separate	-1n1s
a separate policy	-1ln1s
a separate ~cover	-1ln1s
a short	1s2h
a side	2k
a side by	2k
a small	-1ln2j
a small ~cover	1j
a smart	2a
a song	1c
a standard	-1js2l
a standard ~cover	-1js2l
a stent	1n
a stranger	1op
a stupid	-3p-1i2a
a sub	1kn
a sump	1s
a target	1p
a tax	1j2l
a terrible	2a
a thing	-1p
a tight	-1s2p
a time	1hp
a tree	1s
a waiting	1l
a waiting period	1l
a week	-1ahijp1nr
a week $	-1i1n
a while	-1p1no
a whole	-1i1ms
a will	1i
a work	-1n1l
a year	-1gkl1m
a year $	-1x1ps
a year and	-1r1nox
a year of	1m
a yes	2d3g
a ~cover	-2an-1bcghkou2js3l
a ~cover $	1ijls
a ~cover does	-1s1l
a ~cover that	1l
a ~cover ~cover	-2n1l
a ~cover ~thing	-1i
a ~feel	-1mo1a3p
a ~feel thing	1p
a ~feel ~money	2p
a ~harm	-2aj-1behmrsu1ik3n
a ~harm $	-1lp1ns
a ~harm you	1l
a ~harm ~harm	1n
a ~insurer	-1jlos
a ~insurer $	-1lp
a ~kin	-2l-1bjs1in2a
a ~kin $	-1no1i2a
a ~kin and	1no
a ~meet	-2n-1gpu1irx2h
a ~meet $	-1no
a ~meet ~soon	1h
a ~money	-3ad-2eopu-1nC1bjlm2ix
a ~money $	-2k-1abghilnopu1jm
a ~money a	1m
a ~money and	1mpx2o
a ~money at	-1p
a ~money day	2l
a ~money dollar	-1jr1inp
a ~money for	-1n1m
a ~money is	1jlu
a ~money of	-1s1mn
a ~money on	-1i1j
a ~money that	1n
a ~money to	1mo
a ~money with	-1r
a ~money you	1gi
a ~money ~cover	-1m1k
a ~money ~money	-1m1jn
a ~not	-1o
a ~soon	-2h-1abcijp1norB
a ~soon $	-1i1n
a ~thing	-2ao-1cknpu1bjls2x
a ~thing $	-1anou1bix
a ~thing a	-2o1e
a ~thing or	1e
a ~thing that	-1s1lo
a ~thing ~cover	-1in1js
able	-1g1lu
able to	-1g1lu
about	-4eg-3t-2abfhjosuyC-1cdklwBD1q2imz4x
about #	-3i-2j-1adlsux2m3n
about # $	1k2n
about # a	1m
about # minutes	-1ou
about # months	-1im2n
about # short	1n
about $	-1dlo2p
about $#	-1n1m
about $?	2bd
about _ #	1i
about _ $	-2jo-1eght1ci2z
about _ $?	-1chptuz2i
about _ a	-1n1m
about _ and	-2o1sz
about _ business	1z
about _ deductible	-1i1t
about _ family	1uz
about _ for	-1p1o
about _ health	-1i1u
about _ insurance	-1inw1u3x
about _ it	-1o1dr
about _ kids	-1i1p2o
about _ minutes	-1ou
about _ money	1o
about _ months	-1im1l2n
about _ patio	-1i1n
about _ policy	1l
about _ quote	1x
about _ renewal	2x
about _ short	1n
about _ that	-1n2p
about _ this	1l
about _ to	1o
about _ wife	-1q1p
about _ year	-1m
about _ you	2i
about _ ~cover	-1hijnswz1ltu3x
about _ ~harm	1p
about _ ~insurer	-2o
about _ ~kin	-1hx1nouz3p
about _ ~money	-1cnp1ix
about _ ~thing	-1chkr1nzA
about a	-1ip1lm
about a year	-1m
about a ~money	-1m
about and	1r
about how	1i
about insurance	1acp
about insurance $	1acp
about it	-2p-1ghnosx1dj
about life	-1i3x
about life insurance	-1i3x
about that	-2aj-1not1l2x3i
about that $	-2p-1at1lq2i
about the	-3p-2bl-1dgimsu1ortzA2cj3x
about the money	1o
about the patio	-1i1n
about the policy	1i
about the renewal	1x
about the ~cover	-1i1tx
about the ~thing	-1ck1in
about them	-1o1i
about this	-2d-1bpu1no
about to	2n
about what	1il
about what you	1i
about you	-1in1x
about you $	-1in1x
about your	-3c-2o-1bghnrB1u2p
about your family	1uz
about your health	-1i1u
about your renewal	1ix
about your wife	-1q1p
about your ~cover	1i
about your ~kin	-1x1uz2p
about ~cover	-1nw1cz2x
about ~cover $	1acp2z
about ~cover ~cover	-1i3x
about ~money	-3i-2jx-1adlorsu1z2n3m
about ~money $	1kz2n
about ~money a	-1n1m
about ~money minutes	-1ou
about ~money months	-1im2n
about ~money short	1n
about ~money ~money	-1n1m
about ~thing	-1l1ac
above	-1jnp1bs2l
absol*	1iD2p
absolutely	1iD2p
accep*	-1s1n2l3c
accid*	-1jo1lns
accident	-1ijo1lns
accident $	-1s1l
accident and	1e
accou*	-1j2g
account	-1j3g
account $?	1gi
act	-1di1a3b
actin*	-1iop2a
acting	-1iop2a
acting _ a	-2b-1op2a
acting like	-2b-1op2a
acting like a	-2b-1op2a
actua*	-2o1im
actual	-1i
actual _ value	-1i
actual cash	-1i
actual cash value	-1i
actually	-1ko1m2i
acv	-2i1ks
add	-1akpu1g2m3j
add _ $	1s
add _ and	1l
add _ to	1g
add _ umbrella	1j
add _ ~cover	2j
add it	1ln
add on	2s
add the	2j
add the ~cover	2j
add up	1i
add ~cover	-1i1j
added	-1ou1x2gi
addin*	-1ns1jm2i
adding	-1ns1jm2i
adding the	1m
addit*	-2n2s
additional	-2n-1i2s
additional insured	-2n-1i2s
addre*	-1gho
address	-1gho
address _ the	-1o
adds	-1n1s
adds _ ~money	1m
adjus*	1l
adjuster	1l
advic*	-1bns1ci2j
advice	-1bns1ci2j
advice $	2c
advice _ be	2i
advice _ to	1j
advice is	1j
advice is to	1j
advice would	2i
advice would be	2i
affor*	-1ab1d2jl
afford	-1ab1d2jl
after	-3p-2aj-1bcefgqrtuxC1dls2nz4h
after #	-1hps2l
after # years	-1ps1l
after $	1z
after $?	1h
after _ #	-2i1l
after _ $	-1l1dhs
after _ fire	-1s2n
after _ it	-1p1n
after _ years	-1ps1l
after _ ~harm	-1l1in
after _ ~kin	2n
after _ ~money	-2i1l
after a	-1l1kns
after a fire	-1s2n
after a ~harm	-1l1n
after that	-1op1n2z
after that it	-1p1n
after the	-1k1m2h
after you	1hi
after your	1h2n
after your ~kin	2n
after ~money	-2i-1hps3l
after ~money years	-1ps1l
after*	-2i-1pvxCD3A
afternoon	-2i-1pvxCD3A
afternoon $	-1vD1h2A
afternoon @name	1A
afternoon @name $	1A
afternoon _ $	1A
again	-4i-2adgjp-1ckluzCD1ov2hn3f6t
again $	-2hl-1acdegijprwxCD1bqv3t4f
again $?	-3i-1hqu4t
again and	1e
again you	1n
again*	-1g3k
against	-1g3k
against it	-1g1k
age	-2j-1aeikoux1p2s
age $	1s
agenc*	-1cl1w
agency	-1c1w
agent	-2jp-1abdv1g2i
aggre*	1ks
aggregate	1ks
ago	1i
ago $	1n
ago $?	1i
agree	-1p1l2bi
agree with	2b
agree*	2gr
agreed	2r
agreed on	1r
ahead	-2o-1bcdhjklprstuz1aD2q4g
ahead $	-1i1aq2D
ahead $?	2g
ahead _ get	1g
ahead _ ~buy	-1o1g
ahead and	-1jkopqu1i2g
ahead and get	1g
ahead and ~buy	-1o1g
ai	-2a-1u1i5b
alarm	-1o1i
all	-3js-2chk-1filpqvwxzACD1anryB2egou
all #	-1o1i
all $	-2p-1dos2in3e
all _ $	-1ilp1agoty
all _ $?	-2i2u
all _ and	1o
all _ have	1l
all _ if	-1i1y
all _ it	-1s1e
all _ stuff	-1s
all _ the	-1o1p
all _ them	1s
all _ with	-1i1uB
all _ years	1p
all _ you	1o
all _ ~thing	3i
all day	2o
all i	1d2g
all of	-1n1ei
all of it	1e
all of them	1s
all over	1n
all right	-4i-1g3u
all right if	-1i1y
all that	-3i-1lps1B
all the	-1ijkn1dp2a
all this	1i
all those	1lnp
all together	2r
all week	2a
all you	1lo
all ~money	-1o1i
all ~soon	2a
allow	-2i1u
allow*	-1p1l
allowed	-1p1l
allowed to	1l
almos*	-1ij1np
almost	-1ij1np
almost ~money	1n
alone	-1aoz1p2jn
alone $	3j
along _ you	1l
alrea*	-1ei1lo4d
already	-1ei1lo4d
already $	2d
alrig*	-2o-1abdijlnpsvA1y2C3rD4u
alright	-2o-1abjlnpsv1y2CD3r4u
alright $	-1oC1i3D
alright _ i	2u
alright _ you	1uyC
alright i	1C
alright if	2u
alright if i	2u
alright so	1r
alright so i	1r
also	-1j1i2p
alway*	-3i-2p-1bj1lst4a
always	-3i-2p-1bj1lst4a
am	-4j-3p-2acnrC-1mqst1fiowxBD2bv3u
am @name	-1l4v
am _ $	-1bdflptw1i2ovD
am _ a	1l
am _ able	1l
am _ about	-1pw1q
am _ agent	-1v
am _ allowed	1l
am _ for	-1wB2g
am _ from	-2x-1v1w
am _ i	-1q1t
am _ in	1x
am _ is	1o
am _ one	1vw
am _ out	-1p
am _ sorry	3p
am _ speaking	-1u2i
am _ that	-2q1p2l
am _ the	1d
am _ to	-1fgq1bhxy2B
am _ up	1x
am _ we	2q3p
am _ you	-1oq1hi2BD4f
am _ your	-1x1l2f
am _ ~insurer	-1v
am an	-1vx
am an agent	-1vx
am an ~insurer	-1vx
am calling	-2iv-1dfpqB1u2x
am calling about	-1w1x
am following	1x
am following up	1x
am going	-1px1bhz
am going to	-1px1bhz
am guessing	1u2i
am hearing	1i3o
am hearing $	1i3o
am i	-1pq1g3biu
am i speaking	-1u2i
am just	2b
am not	-1fq2d
am not a	1l
am not able	1l
am not allowed	1l
am so	2p
am so sorry	2p
am sorry	-2f-1loxB1iq2p
am sorry $	-1t
am sorry about	-1p2q
am sorry for	1q
am sorry i	-1q1t
am sorry we	2q3p
am the	1x
am trying	1x
am trying to	1x
am with	-1x2wD
am ~not	-1fpq1l2d
am ~not a	1l
am ~not able	1l
am ~not allowed	1l
amoun*	-1il1s2nt
amount	-1il1s2nt
amount $?	-1i2t
amount _ ~not	-1l1s2n
an	-3ck-2eijpv-1fotxyzABCD1ah3bs
an _ $	-3s-1j1bhiq2d
an _ $?	-1absu2g3i
an _ and	1a
an _ for	-1a1l
an _ is	-1iln1ps
an _ on	1s
an _ that	-1n1l
an _ time	-1i2u
an _ with	-1v
an accident	1l
an add	1s
an add on	1s
an agent	-1vx
an ai	-1a3b
an alarm	1i
an answer	-1blq3d
an answer $	-2l3d
an app	1i
an email	-1ls1hp
an extra	1ps
an hour	1hi
an idiot	-1bd2a
an llc	-1a1i
an okay	-1i2u
an okay time	-1i2u
an old	1a
an order	-1s1ln
an umbrella	-2n3s
an umbrella is	-1n1s
an uninsured	-1s1n
an ~cover	-1ijn2s
an ~cover is	-1n1s
an ~harm	1l
an ~insurer	-1vx
an ~send	-1ls1hp
and	-4djC-3cfilmuD-2abqvwA-1txyB1ehn2krz3o
and #	-1in1rs
and # on	1k
and @name	1i
and _ #	-1o1hnr
and _ $	-2jmpr-1bfinqx1eos2a3t4k
and _ $?	3i
and _ a	-2n-1lr1sC2i
and _ about	-1p
and _ add	1j
and _ am	-1o1ipq
and _ and	-2l-1nz2o
and _ are	-2ak-1bhiprs1ox2dg3l
and _ asked	1o
and _ at	1p
and _ better	1k
and _ can	1or
and _ car	1i
and _ cash	1k
and _ could	1lm
and _ coverage	1s
and _ deductible	1r
and _ do	-1ar1ip2l
and _ does	-1l1osB
and _ else	2p
and _ feel	-1p1o
and _ for	-2s1mx
and _ get	-1g1qz
and _ give	1u
and _ got	-1i1np
and _ had	1o
and _ have	-2r-1i1kC3n
and _ he	-1o
and _ house	-1os1nz
and _ i	-1h1p2z
and _ in	-1knC1eh
and _ income	1j
and _ is	-3s-2ij-1akmz1px4n
and _ it	-3n-2kr-1dl1sz2io3g
and _ kids	1en
and _ last	-1p1io
and _ life	1ek
and _ me	-1eg1a2bh
and _ mom	1o
and _ mortgage	2n
and _ new	-1n1r
and _ now	1i
and _ of	-1r1s
and _ off	1l2f
and _ old	1r
and _ on	-1i1kl
and _ one	-1js1o
and _ only	1n
and _ other	-1ns1i
and _ owned	-1in1js
and _ pays	1s
and _ policy	-1kl2n
and _ price	-1in1ruz
and _ rebuild	-1s1k
and _ said	-1o1rx
and _ see	1z
and _ shop	1r
and _ still	2o
and _ talk	1ir
and _ that	-1op1hjz
and _ the	-2ho-1eilux1br2j
and _ them	-1k1h
and _ there	-1nr1il
and _ things	1s
and _ this	-1l1i
and _ through	1r
and _ to	-1hoz1e
and _ told	-1s1r2n
and _ us	1h2d
and _ want	1r
and _ was	1o
and _ we	1z
and _ were	-1n1o
and _ what	-1o1ik
and _ when	1i
and _ whole	-1ms
and _ wife	1n
and _ will	-2din-1cfjoqsuxC1egk
and _ with	-1n1e
and _ without	-1j1k
and _ work	1s
and _ would	-1op1e2n
and _ yes	1bd
and _ you	-3j-2l-1dnr2ks3h
and _ your	-1jnps1e
and _ ~cover	-2jm-1ghlos1er2n
and _ ~harm	1n
and _ ~kin	-1s1o2n
and _ ~meet	1hi2r
and _ ~money	-1jkm1hnruB
and _ ~not	-1jps1il
and _ ~pay	-1i2s
and _ ~soon	-2o
and _ ~thing	-2kos2ir
and a	-1klp1s2or
and a #	1s
and a new	-1n1r
and a ~money	-1km1r
and a ~thing	1ir
and about	-1o1i
and add	1j
and after	1z
and after that	1z
and asked	1x
and at	1z
and at the	1z
and back	-1r
and bring	-1k
and broke	-1ns2e
and broke $	-1ns2e
and by	-1o1z
and call	1h
and call you	1h
and change	-1in1jmr
and check	-1C1k
and clear	1i
and collision	1s
and do	1i
and do you	1i
and does	1i
and everything	2e
and get	-1op1hr2g
and give	1h
and go	1e
and have	1ijC
and he	-1i2n
and he is	-1i1n
and here	-1r1k2o
and how	-1io
and i	-4o-2ad-1bcfjnrsC1gmvw2lpq
and i am	-1o1ipq
and i do	-1a2l
and i get	1q
and i will	-1cdiC1l2g
and if	-1io
and if it	-1o1p
and is	1i
and is there	1i
and it	-3i-1klrC1os3p
and it is	-1l1dp
and keep the	1j
and leave	-1in1ej
and let	1a2d
and mine	-1ghi2k
and neither	2o
and no	-1ijk1nr
and nobody	-1i
and nobodys	1no
and non	-1in1js
and non owned	-1in1js
and not	-2s-1dk1bio2n
and not for	-1s1n
and nothing	1ln
and nothing on	1l
and now	3o
and now it	1o
and one	-2n1ir
and one without	-1j1k
and one ~not	-1j1k
and ours	-1nr1hm2k
and out	-1a3t
and pays	1l2s
and sign	1dg
and stays	-2s-1m2f3k
and stays $	-1ms3k
and tear	-1n1l
and tell	1i2b
and that	-3ip-1k1a2lnr
and that is	-2i-1mps1r2l3n
and the	-3glos-2ehm-1abdjx1kuz2n3r
and the #	1i
and the deductible	1r
and the house	-1o1nz
and the last	-1p1o
and the other	-1ns1i
and the policy	-1k2n
and the rebuild	-1s1k
and the shop	1r
and the ~cover	-1ik1nr
and the ~harm	1n
and the ~kin	1o
and the ~money	1ruz
and the ~thing	-2o-1ks1ir
and then	-3k-2ghijps-1erx1u4z
and then give	1u
and then i	-1h2z
and then there	-1n1l
and then we	1z
and then you	-1i
and there	1o
and there is	1o
and they	-1hlr1ep
and they would	1e
and think	1o
and this	-1n1ip
and we	-2i-1noz1dkp
and we are	-1i1dg
and we will	-1r
and we ~meet	1hr
and what	-1jnort1hizB
and what is	1i
and what you	-1j1ksz2h
and when	1B2i
and when you	1i
and where	1s
and who	1i
and why	1o2i
and with	1km
and you	-5i-4s-2jp-1fkmquz1egrxC3no
and you are	-1aikrs1gnox
and you can	-1k1ho
and you feel	-1p1o
and you got	1n
and you have	-1ikr1loC3n
and you said	1x
and you want	1r
and you were	-1n1o
and you will	-2n-1l1e
and you would	-1lo2n
and your	-3o-1adjkxz1s2enr
and your wife	1n
and your ~cover	1e
and your ~kin	-1os1nr
and yours	-1k1nx
and yours is	-1k1x
and ~buy	-1o1dg
and ~cover	1ns
and ~cover $	1s
and ~cover ~cover	1k
and ~harm	1n
and ~meet	-1k1C
and ~meet you	1h
and ~money	-1in1rs
and ~money on	1k
and ~not	-2s-1dehimpxz1bo4n
and ~not for	-1s1n
and ~not on	1l
and ~not ~cover	-1j2n
and ~pay	1l2s
and ~send	-1g3h
and ~send it	1h
and ~send me	-1g2h
and ~soon	1kr
and ~thing	-1n1s
andre*	-1x1vw
andrews	-1x1vw
annoy*	-1io1ap
annoyed	-1i1p
annoying	1a
annua*	2x
annual	2x
annui*	1r
annuity	1r
anoth*	-2n-1ijl1dop2s
another	-2n-1ijl1dop2s
another #	-1n2s
another _ $	1dps
another _ you	1o
another ~money	-1n2s
answe*	-1cgjkquxD1az2ds4b
answer	-1cgjqx1alz2d3b
answer $	-1il1a3d
answer _ $	-1p1l3b
answer for	-1p1l
answer you	1p
answers	-1n2bs
any	-5p-4bjD-3dt-2ehkqxA-1acglmorsvwyB10i
any _ $	-3a-2D-1jp1C3ci
any _ $?	-1cu
any _ in	2i
any _ insurance	1i
any _ or	-1a1i
any _ since	1i
any _ stuff	1i
any _ that	1i
any _ with	-1i2u
any _ you	-1i1a
any _ ~cover	-1x2i
any good	-1c1l
any life	1i
any life insurance	1i
any of	1a2n
any of that	1i
any other	-1u1i
any ~cover	-1x2i
any ~cover ~cover	2i
anybo*	-4l-3j-2bcdu-1eghkmnqrstxABCD2a4p5i
anybody	-2cdju-1beghklqrstxABCD5i
anybody $	1ip
anybody _ $	1op
anybody _ a	1i
anybody _ be	-2i3p
anybody _ hurt	1i
anybody _ on	1i
anybody _ you	1in
anybody _ ~harm	1i
anybody else	2i
anybodys	-3l-1j2ap
anymo*	-1al2fn
anymore	-1al2fn
anymore $	-1ao2fn
anyon*	-1bcditu2p3a
anyone	-1bcitu2p3a
anyone _ the	1i
anyone else	1i
anyth*	-5dp-3bcn-2ehkqstC-1afmrvwxyABD1l2z4i
anything	-5dp-3bcn-2ehkqstC-1afmvwxyABD1lz4i
anything $	-3i-1p1lo3a
anything $?	-5i2u
anything _ #	-1i1n
anything _ $	-2di-1an1j
anything _ $?	2i
anything _ i	-1j
anything _ lately	1i
anything _ on	2i
anything _ that	-1np2i
anything _ you	2g
anything _ your	2i
anything _ ~money	1nz
anything about	1z
anything else	-1g1j
anything else $	-1i2j
anything for	-1p1i
anything i	-1u1i
anything in	1i2j
anything like	2i
anything like that	2i
anything over	-1i1n
anything over #	-1i1n
anything over ~money	-1i1n
anything that	1s
anything to	1z
anything today	-1dil
anything today $	-1dil
anything ~soon	-2dj-1il
anything ~soon $	-2dj-1il
anywa*	-1ip2z
anyway	-1ip2z
apart*	1ln2i
apartment	1ln2i
apolo*	-2p-1ijlsvxCD1f2t6q
apologies	-1i1f2t3q
apologize	-1jlpstvxD4q
apologize $	-2p-1D2q
apologize for	2q
app	-2g-1o1i2bls
app $	-1g1i
app is	-1il
appli*	-2j-1bhnz1i2l4g
application	-2j-1bhz1il4g
application $	-1j1gi
application _ $	1g
apply	-1cp1g2j
apply $	1j
apply for	1g
appra*	-1p1j
appre*	-2pD-1agiA1C9B
appreciate	-2p-1agiD1C7B
appreciate _ $	-1ip3B
appreciate it	-3p4B
appreciate it $	-2p2B
appreciate that	1iB
appreciate that $	1p
appreciate you	-2p-1i4B
appreciate your	1B2p
appro*	3l
approve	1dl
approved	2l
apps	-1n2i
are	-4j-3sBC-2hivxD-1fkqtzA1dno2l3ab
are #	1km
are $	-1a1io
are _ #	-1bi1ad
are _ $	-3b-2i-1ktuC1hjoqxy2c4a
are _ $?	-1cio1ab
are _ a	-1clnopu1i2b
are _ about	1p
are _ all	-1lnp
are _ and	-1hn1alp
are _ at	1m
are _ covered	1np
are _ doing	2g
are _ down	1s2n
are _ driving	-1o1ins
are _ even	-2i1a
are _ for	-1am1o2n
are _ from	-1ab4p
are _ getting	-1a2t
are _ good	-2i-1o1g2pu
are _ here	1y
are _ i	-2i1b
are _ in	-2a-1i1t2g
are _ insured	1i
are _ is	-1A1i
are _ it	1o
are _ like	2i
are _ not	-1n2a
are _ of	-1ir1a2o
are _ off	-1a2j
are _ okay	-1i1uy2h
are _ on	-1ab1i
are _ one	1m
are _ only	-1o1n2b
are _ out	3l
are _ part	1l
are _ paying	1i
are _ ready	-1b1i2g
are _ really	-1l
are _ set	1t2g
are _ the	-1egis1bkr2af
are _ there	-1lp1t
are _ they	1e
are _ to	-3a-2o-1s1benrvz
are _ up	-1a2t
are _ vans	1i
are _ waiting	-1i2d
are _ what	-1s1n
are _ with	-1b
are _ you	1br2o
are _ your	-1n1r2d
are _ ~cover	1ow
are _ ~feel	-1bp3a
are _ ~money	-1bi1ad
are _ ~not	-1np
are a	-2op-1cei1amw3b
are about	1n2k
are all	-1o1art2g
are an	-1a2b
are at	1im
are at #	1i
are at ~money	1i
are being	-1bo2a
are better	-1a2j
are better off	-1a2j
are busy	1pu2i
are calling	1o
are carrying	1lo
are closed	-1al1ns
are closed $	-1l1ns
are doing	-1i1o
are going	-2o-1aps1erz
are going to	-1aop1erz
are gone	1e
are good	-1i
are in	-1bo2dp
are just	-2i1abo
are kind	-1r
are kind of	-1r
are left	1bn3l
are looking	1m
are looking at	1m
are not	-1abdjr1op2l
are not covered	1n
are off	-1a2f
are off the	-1a2f
are on	-1bln1dr
are on the	1r
are on your	1d
are out	-1l1d
are paying	-3p-1o1m
are paying for	-1m1n
are recorded	1y
are right	-1a2p
are saying	-1n1i2o
are shut	1ln
are shut down	1s
are so	-2i1ab
are still	2i
are talking	1av
are talking to	1v
are telling	1r2o
are the	-2bo-1cgjl1ad2i
are the #	-1n1k
are the only	-1o1n
are the vans	1i
are the ~money	-1n1k
are the ~thing	1i
are there	-1ab1i3c
are they	-1b2i
are things	-1a2i
are tired	-1p2o
are too	-2p-1i2a
are under	-2a1n
are we	1i2g
are what	2i
are worried	1o
are you	-3o-2ilp-1efghknrsvwBC1cu2a3b
are you #	-2i3a
are you $	1aA
are you $?	-1i1a2b
are you a	-2a-1cu1b2i
are you getting	2t
are you in	-1abi2g
are you okay	-1i1uy
are you on	-1b1i
are you paying	1i
are you ready	-1b1i2g
are you the	2bi
are you waiting	-1i2d
are you ~money	-2i3a
are your	-2a2i
are ~money	1km
are ~not	-2b-1adjnr1o2l
are ~not covered	1n
aroun*	-2g-1aklnosuvA1cd2h
around	-2g-1aklnosuvA1cd2h
around #	-1c2h
around # $	-1c2h
around # dollars	1n
around $	-1dg1b2p
around $#	-1j1m
around _ $	-1j2ch
around _ dollars	1n
around _ ~money	-1o1n
around here	2c
around here $	3c
around ~money	-1cj1m2h
around ~money $	-1c2h
around ~money ~money	1n
art	1i
art $?	1i
as	-4p-2do-1behjmtuxz1krs2an
as _ $	-1ijp1ak2n
as _ and	-1j
as _ as	-1l1n2a
as a	1j
as beneficiary	-1i1a
as far	-1s1n
as far as	-1s1n
as i	1r
as it	1n
as long	1s
as long as	1s
as the	-1l
as well	1k
aside	1i
ask	-3acgn-2dkx-1bioqt1lp2jz3u
ask $	2p
ask _ $	1p2i
ask _ a	-1i1u
ask _ about	1r
ask _ few	-1z1u
ask _ questions	2u
ask _ some	1z
ask _ something	-1i1u
ask _ the	-1ku1p2j
ask _ your	-1i1su
ask _ ~kin	1h
ask a	-1jp1z2l
ask a few	-1z1u
ask about	-1gj1isz
ask about the	-1u1i
ask about your	-1i1su
ask for	1j
ask me	2j
ask some	1uz
ask some questions	1uz
ask you	-2i-1hjlpx1uz
ask you a	-1i1u
ask you some	1z
ask you something	-1i1u
ask your	-1u1hj
ask your ~kin	1h
asked	-3h-2ip-1adegjnszB1u5x
asked _ to	-1hi2x
asked about	-1i
asked for	-1o2x
asked me	-1hi2x
asked me to	-1hi2x
askin*	-2B-1dfln1ox2gp
asking	-2B-1dfln1ox2gp
asking $	-1fB1p
asking _ $	2p
asking for	2g
asks	-1i1n
asks for	-1i1n
asks:anything-else	-3u-1abgjltzCD4i
asks:confirm	-5p-4D-3gt-2abhqAC-1dfjkmnosxyB4i
asks:interrogative	-15n-13s-11o-10l-9e-8jv-7mxzC-6kpqwAD-5afrB-4dt-3ghuy-2b-1c7i
asks:nothing	-16i-9u-7g-5h-4rt-3cfmyzB-2bdelqvwxA-1ajkn1ps
asks:permission	-7i-3bp-2acdhjlstC-1efgkmnoqrxzABD9u
asks:probing	-6o-5bcg-4jns-3hklp-2aemqruxyzABCD-1fvw7i
asks:proposal	-6j-5bu-4adx-3loprty-2cfkmnszABC-1eqvwD3h5g9i
asks:statement	-5bq-4djnopsCD-3eklAB-2acfhmrvwxyz-1g1u2i3t
asks:wellbeing	-3a-2b-1cdglptuvw3iA
asks:who	-4u-2gvw-1acdhjktxyB1bA6i
asks:why-now	-1dgt4i
assis*	-1a1bh
assistant	-1a1bh
assum*	-1n1s2q
at	-5a-4bcg-3eC-2fD-1dklnB1iqux2z3vw
at #	-2s-1jz1klmp2hr
at # $	-1i1dg2o
at # and	-1n1r
at # you	1jn
at $	1s2it
at $#	-1ps2m
at $?	1h
at _ #	-1d1kr2j
at _ $	-2al-1bhiqzBC1m2u3vw
at _ $?	-1g1i
at _ a	-1p1hjr
at _ age	-1eij1n2p
at _ and	-2np-1ks1or
at _ bad	-1i
at _ end	-1pu3z
at _ for	-1s1im
at _ health	1s
at _ house	1i
at _ insurance	-1x1v
at _ is	-1i1p
at _ last	1s
at _ or	1s
at _ percent	1n
at _ same	1o
at _ so	2d
at _ time	1p2q
at _ you	-1ik1sz
at _ ~cover	-1knx1v
at _ ~money	1kr2j
at _ ~thing	1ix
at a	-2i-1k2j
at a bad	-1i
at all	-2p-1dl2in
at all $	-2p-1lo2in
at an	-1i1u
at bluebonnet	1vw2x
at both	-1hsz3k
at both $	-1s1k
at evergreen	1vw
at fault	-1n2s
at fault $	2s
at harbor	-1i1v2w
at harbor $	1vw
at harbor insurance	-1x
at harbor ~cover	-1x
at home	1s2i
at it	-1dk1j
at it $	1j
at lakeside	-1x1A2w3v
at lakeside $	-1x1A2vw
at lakeside insurance	1v
at lakeside ~cover	1v
at least	-2i-1dp3j
at least #	2j
at least ~money	2j
at noon	1dhi
at one	1ms
at renewal	-1k1j
at that	1n
at the	-1hmpu1lox2z
at the end	-1pu3z
at the last	1s
at the same	1o
at the ~money	1r
at the ~thing	1x
at this	1di
at what	1z
at what you	-1k1z
at work	-1i
at work is	-1i1p
at your	-2k-1ejlx1pz2is
at your age	2p
at your health	1s
at your ~thing	1i
at ~money	-3s-1jz1l2hmr
at ~money $	-1i1dgm2o
at ~money a	-1p
at ~money and	-1n1r
at ~money for	-1s1im
at ~money you	1jn
at ~soon	1dhi
at ~thing	1s2i
attor*	-1o2l
attorney	-1o2l
audit	2s
audit*	2n
auditor	1s2n
auto	-1jk1lx2s
auto $	-1n
auto _ $	2s
auto _ not	1n
auto policy	-1s
autop*	1im
autopay	1im
avera*	2s
average	2s
aw	-1q1p
awake	1o
away	-1agjl1dkn2e
away $	2s
away _ the	1kp
away _ you	1di
away from	-1a2e
away when	1in
away when you	1in
aweso*	1B
awesome	1B
awful	1p
b	2ks
b average	1s
baby	-2s-1bl1op2C3n
baby $	-1i1a2C
baby _ a	1n
baby and	-1p1n
baby and a	1n
back	-4k-3g-2adfz-1bceoptyB2jnq3hr
back $	-1ainprs1ju
back $?	1ip3h
back _ $	-1g3j
back _ it	1C
back _ you	-1C1hnqrx
back _ your	-1p1l
back and	1ln
back on	-1h3j
back on $	-1h3j
back over	2r
back the	-1j1hls
back through	1r
back to	1nqrx2C
back to you	-1iC1nqrx
back up	-1m2n
backd*	1lp
backdate	1lp
backe*	2l
backed	2l
backed up	2l
backg*	1z2q
background	1z2q
backs	1n
backs up	1n
backu*	-2n-1ikp1s2gjr
backup	-1knp1s2gr
backup $	-1n1r
backup _ the	1l
backup on	1n
backw*	-1i5c
backwards	-1i5c
bad	-2p-1bdjlrsBCD1at2u3q
bad $	-2p1q
bad _ $	-1i1op
bad _ $?	-1i2u
bad time	-2i2u
bad time $?	-1i2u
bank	-1bjklm1sx
bank _ $	1r
bankr*	-1a4e
bar	-1il1mn2j
bar $	-1il1n2j
bar sales	1mn
bare	1i
barel*	-2p1n
barely	-2p1n
base	-1i1js
based	3s
based on	3s
basem*	-1hu1iln
basement	-1hu1il
basements	1n
basic	1km2n3l
basic _ policy	1ln
basic _ will	1n
basic _ ~cover	1ln
basic one	1s
basic policy	2n
basic policy will	1n
basic ~cover	1ln
basic ~cover will	1n
basic*	-1ip1kn2o
basically	-1ip1kn2o
basically you	-1in1k2o
be	-5c-4k-3D-2djstAB-1ioqrw1afgpy2m3e
be #	-1ij2m
be # short	1n
be $	-2i1a
be _ #	-1n4m
be _ $	-4i-2dmD-1gjku1beflpy2C
be _ $?	-1cu1h2i
be _ a	-1j1am
be _ about	1lp
be _ and	-1mp1l
be _ for	-2j-1eho1iv2n
be _ good	-1u1hi
be _ if	-1jn1x2l
be _ in	1iz
be _ it	1no
be _ of	1p2a
be _ off	-1o1j
be _ on	-1i2e
be _ one	-1o1im
be _ out	-1i1e
be _ right	-2i1j2u
be _ short	1n
be _ the	-1o1i
be _ there	1j
be _ to	-2e-1almnp1hix2dj
be _ too	-1j2p
be _ with	-2hij-1v1y2nsu
be _ you	-1i1efoqv
be _ your	1eh
be _ ~money	-2n-1gjkl4m
be a	-1ajlu1ei2b
be a good	-1u1hi
be about	1p
be about #	1p
be about ~money	1p
be all	-2i2u
be all right	-2i2u
be annoyed	-1i1p
be better	-1eo2j
be better off	-1o1j
be comfortable	1guy
be fine	-1i1uxz
be giving	1n
be in	1o2h
be in it	1o
be left	1i2e
be like	3m
be like #	1i2m
be like ~money	1i2m
be listed	2j
be mad	1pq
be okay	-1u1x
be okay if	-1u1x
be on	-1no1e2j
be on the	-1o1ej
be out	-1n1e
be paying	2n
be paying for	1n
be recorded	1y
be recorded $	1y
be ruined	3e
be stuck	-1m2n
be stuck with	-1m2n
be sure	-1iq1or
be taxed	-1s1n
be the	1hjkx2i
be there	1o
be up	1v
be upset	-1j2p
be willing	-1u2i
be willing to	-1u2i
be worth	1i2j
be your	-1j1n3g
be ~feel	1o
be ~feel $	1o
be ~money	-1ijp1g2m
be ~money $	-1m
be ~money short	1n
beat	1i
beat it	1i
becau*	-2j-1bdfhimpqvwB1n2sx
because	-2j-1bdfhimpqvwB1n2sx
because _ is	-1op1l
because _ lender	1x
because _ the	1r
because _ ~money	2s
because he	1n
because it	-1s1l
because it is	-1p1l
because of	1er
because of the	1r
because the	-1l2s
because you	2i
because your	2x
because your lender	1x
bedro*	1r
been	-3al-2bcdjksu-1eghmrtC1pB3i
been _ $	-1a1o
been _ $?	-1c
been _ a	1n
been _ in	1o
been _ on	1p
been _ one	-2i
been _ since	-1io
been _ the	-1o2ip
been _ to	1i
been burned	1op
been paying	1o
been since	2i
been the	-1o
been through	-1o2p
been to	1n
been with	1i
been ~feel	-1ao2p
been ~feel $	1p
been ~harm	1op
befor*	-3k-2aims-1bcfgloqC1dhrz5j
before	-3k-2aims-1bcfgloqC1dhrz5j
before $	1o
before $?	1i
before _ $	-1h1x
before _ do	-1i1jn
before _ else	1j
before _ get	-1j1dz
before _ hang	-1h1d
before _ pay	1s
before _ renewal	2h
before _ ~buy	1j
before _ ~cover	-1j1ln
before _ ~pay	1s
before _ ~soon	1j
before a	1l
before anything	-1i2j
before anything else	1j
before i	-1j1h2z
before the	1de
before the ~cover	-1j1n
before they	-1j1s
before they pay	1s
before they ~pay	1s
before we	-1i1djz
before we get	-1j1dz
before you	-2is-1lpx5j
before you do	-1i1jn
begin	-1i1j
behin*	-1as1p2n
behind	-1as1p2n
behind _ $	-1s1n2p
behind _ wheel	1i
behind the	1i
behind the wheel	1i
behind you	-1i1n
behind you $	-1i1no
being	-2loB-1bdjkt1a2py
being _ $	-2B-1bl1y3p
being _ $?	1u
being _ for	1s
being a	2a
being recorded	-1i2y
being recorded $	1y
belie*	-2l1cp2a
believe	-2l1cp2a
believe _ $	-1ci1p
believe in	2c
believe me	-1ci1p
believe me $	-1ci1p
belon*	-2n1s2j
belongings	-1n1j
below	-1is1jl2n
below $	1ln
benef*	-2il-1ghkopuxz1a4rs
beneficiary	-2i-1ghklox1as4r
beneficiary $	-2i-1s1a2nr
beneficiary $?	1i
beneficiary _ the	1s
beneficiary and	-1j1r
benefit	2s
besid*	-1hj2ik
beside	-1h2k
besides	2i
besides yourself	1i
best	-1apsv1l2j3hC
best _ to	1ch
best thing	2j
bette*	-3n-2ep-1gor1bhk5j
better	-3n-2ep-1gor1bhk5j
better $	1j2k
better _ $	-1j1i2a
better _ with	-1o1j
better for	1hi
better off	-1ao3j
better off with	-1o1j
better to	-1k2j
betwe*	-1hn1ko2p
between	-1hn1ko2p
between _ #	-1n1ko
between _ and	1o2p
between _ ~money	-1n1ko
between the	-1n1ko
between the #	-1n1ko
between the ~money	-1n1ko
big	-2s-1abklno1ij
big _ $	-2io-1bls1p
big decision	1p
big jump	1i
big one	1j
big ~insurer	1p
bigge*	-1in2j
bigger	-2i-1np2j
bigger _ $	-2i2j
bigger ~cover	-2i2j
biggest	2i
biggest _ $	2i
bills	-2l-1adhj1i2mo
bills $	-1lp1no2m
bind	-2u1i4g
bind _ $	1g
bind it	2g
bind it $	1g
binde*	-1hn1s
binder	-1hn1s
birth*	-1i1s2c
birthday	-1i1s2c
bit	-2i-1cl1jz2au
bit $	1j
bit about	1iz
blame	-3l-1a3p
blame _ $	2p
blame you	-1al1i4p
blame you $	2p
bless	1a
blood	-1eijo2ns
blood pressure	-1eij1s2n
blows	1o
blue	-1p2w
blue _ $	2w
blue bonnet	-1i2w
blue bonnet $	2w
blueb*	-1nprsBCD1xA4v7w
bluebonnet	-1nprsBCD1xA4v7w
bluebonnet $	-2i3v5w
bluebonnet _ insurance	1vw
bluebonnet _ ~cover	1vw
bluebonnet business	1vw
bluebonnet business insurance	1vw
bluebonnet business ~cover	1vw
bluebonnet i	1vwx
bodil*	1j
bodily	1j
bodily injury	1j
bonne*	-1i2w
bonnet	-1i2w
bonnet $	2w
booki*	1h
bookings	1h
booth	1x
borro*	1s2c
borrow	-1i1s2c
bot	-1ap5b
both	-3los-2dnz-1bcefijquxC1h2m3r7k
both $	-2j-1ilnsz1mr3k
both _ $	1ak
both _ and	-1kn1hr
both _ you	-1ano1gj2mp
both _ ~soon	1h
both cars	-1o1m
both cars you	1m
both of	-1ao1ghj2p
both of you	-1ao1ghj2p
both ways	1k
both ~thing	-1ko1m
both ~thing you	1m
bothe*	-1n1x2fioq
bother	-1i1o2fq
bother you	2fq
bothered	1q
bothered you	1q
bothers	-1n1o
bothers you	-1n1o
botto*	1i
bottom	1i
box	1n
boy	2o
boys	1nr
brain*	-1inp3a
braki*	-1u1s
braking	-1u1s
break	1io
break*	-1ail2kt
breakdown	-1i2k
breakdown $	-1s1kn
breaks	-1s2n
breat*	1o
bring	-1k3h
bring _ up	-1i1jq
bring it	-1i1q
bring it up	-1i1q
bring the	-1i2h
bring you	-1k1h
bring*	1m
brings	1m
broke	-2no-1s1ir2t3e
broke $	-1ns2e
broke*	-1ehnrsy1bg3k
broken	1ab
broker	2k
broker $	1g
brokers	2k
broth*	-1o1n2c
brother	-1o1q2c
brother $?	1i2c
bucks	-1ln2p3m
bucks $	1m2p
bucks _ month	-1i
bucks a	-1i
bucks a month	-1i
budge*	1ip
budget	1ip
bug	1p
bugs	1o
bugs you	1o
build	-1m2s
build it	1s
build*	-2k-1lnp1o3s
building	-1klnp1o
building $	-1p1io
building _ the	1j
building and	1j
building costs	1s
builds	-1l1ms
builds cash	-1l1ms
built	1e
bumpe*	1r
bunch	1pB
bunch of	1p
buria*	1o
burial	1o
burie*	2o
buried	2o
burn	-2l2s
burn $	-1l2s
burne*	-1dj1inop2t
burned	-1dj1inop2t
burned $	1o
burned _ $	1i
burned you	1iot
burns	1n
burst	-1s
bury	1i
bus	-1h
busin*	-1bcdehkm1lvwzB3g
business	-1bcdehkm1lvwzB3g
business $	-1ijl1aB2g
business $?	2g
business _ $	-2n-1is1r
business _ $?	1g
business _ i	1vwxzA
business _ is	1js
business _ so	1ln
business _ the	-1g1rz
business _ you	-1n1s
business and	-1g1lnz
business income	-1ainz1jrs
business income $	-1n1r
business income is	1js
business insurance	1vwA
business insurance $	1w
business insurance i	1vwxA
business policy	1j
business property	1l
business ~cover	-1ln1vwA
business ~cover $	-1i1w
business ~cover i	1vwxA
business ~thing	1n2l
busy	-2a-1bhoqACD3u4i
busy $	-1aD2i3u
but	-3o-2j-1dipr1a2m3kl
but _ can	1k2l
but _ is	-1p1kl
but i	1p3l
but i can	1l
but it	-1op1l2n
but it is	-1p1l
but that	1k
but you	1ak
buy	-1bglpt1i4c
buy $	1c
buy _ new	1i
buy it	1i
buy it new	1i
buy you	1n
buyin*	1j
buying	1j
by	-3acg-2bdiqC-1fmwy1knv2hstz
by #	-1k1m2h
by $	1hi
by @day	-2o-1C1hir
by @day $	1hi
by _ #	1r2n
by _ $	-2dgi-1abcmqrstC1hjknpu2z
by _ $?	1k2i
by _ and	-2r-1k1iz
by _ at	1s
by _ the	1h
by _ way	2v
by _ you	1j
by _ ~cover	1jt
by _ ~money	-1p1r2n
by _ ~soon	1h
by a	1ijt
by herself	-1m1n
by herself $	-1m1n
by itself	-1n1j
by line	-1r2k
by on	-1k
by side	-1h4k
by side $	1k
by that	-1it2p
by that $	-1it2p
by the	-2i-1j1r2v
by the #	1r
by the way	2v
by the ~money	1r
by what	1j
by you	-3i-1o1p2u
by your	1sx
by ~money	-1k1m2h
by ~soon	-2o-1dpC1hi
by ~soon $	-1g1hi
by ~soon $?	1i
bye	-3D-2iA-1abdjpqtv7C
bye $	-2D-1i1B5C
bye _ $	-1dA3C
bye bye	1C
bye bye $	1C
bye now	-1d2C
bye now $	1C
cake	1a
calen*	2h
calendar	2h
call	-4l-3agjk-2cipstC-1en1uyB2fv3x4h
call $	-1abijnpqu2B3x
call $?	-1gi1hy2u
call _ $	-1p1x2f
call _ @day	-1i1hr
call _ @name	-1x2v
call _ again	2f
call _ recorded	-1i1uy
call _ you	1i
call _ your	1qx
call back	1u
call hr	1h
call is	-1di1xy2b
call is recorded	-1i1y
call me	-1i3v
call on	-2i
call you	-1gloqC1hirx
call you $	1ix
call you @day	1hr
call you again	2f
call your	1hz
calle*	-2o-1dgjrtu1hiq3px
called	-2o-1dgjrtu1hiq3px
called $	1p2x
called $?	1i
called _ back	1ipq
called you	-1u1hpq2i
called you back	1ipq
calli*	-3p-2h-1abcgjklnszACD1fuvB2q3wx
calling	-3p-2h-1abcgjklnszACD1fuvB2q3wx
calling $	2f
calling _ $	2i
calling _ the	-1w1x
calling _ this	1w2i
calling _ your	1u2x
calling _ ~cover	1v
calling about	-1w1ix
calling about the	-1w
calling about your	1ix
calling because	1x
calling evergreen	-1x1vw
calling for	1ouv
calling for your	1ux
calling from	-2x-1v2w
calling harbor	1vw2i
calling lakeside	1w
calling to	2x
calling you	1q
calls	-2is-1abdghjklo5fy
calls $	1y2f
calls _ recorded	1y
calls are	1uy
calls from	1C2f
calls you	1f
came	-1is1r2mq
came _ at	2m
came _ of	1p
came in	2m
came out	1pq
came out of	1p
came up	1x
camer*	1i
can	-4q-3efBC-2ijoxy-1dmprwD1abcsu4l
can _ $	-1a1lnz2o
can _ $?	-1i1u
can _ afford	-1a1d
can _ ask	-1gz
can _ backdate	1lp
can _ be	-6i-1l1rsu2b3a
can _ blame	-1l2p
can _ call	1h
can _ do	1i2l
can _ get	-2p-1bcgl1ou2i
can _ give	-1c1i2b
can _ go	-1hnu1gis
can _ have	1c
can _ hear	-2ip-1l1tA
can _ help	1ci
can _ issue	1l
can _ it	-2o-1d1ij
can _ leave	-2p1d
can _ make	-1u2g
can _ me	-1i1v
can _ out	-1os1g2n
can _ promise	1l
can _ put	-1d1il
can _ read	-1c1ao
can _ say	-1iq1nt2l
can _ send	-1u1h
can _ sign	1gi
can _ speak	1l2i
can _ take	1k
can _ tell	-1pt1blou
can _ that	-2i-1B2a3p
can _ the	-1din1l2b
can _ why	-1p1a
can _ you	-1ps1hi2l
can _ ~buy	-1u1i2g
can _ ~meet	-1cgu1l3i
can _ ~send	-1gu2hi
can be	3s
can call	1hiov
can come	-1i1n
can do	1djl
can get	-1s1g3n
can help	1z
can i	-3b-2p-1adfhjlqtvzC1cgik2u
can i ask	-1gz
can i call	1h
can i get	-1bhp1u
can i go	-1u1gi
can i have	1c
can i send	-1u1h
can i ~buy	-1u1i2g
can i ~meet	-1cgu3i
can i ~send	-1gu1i2h
can not	-2jn-1efghpqvAC1s2l
can not backdate	1lp
can not be	-1al1rs2b
can not blame	-1l2p
can not do	2l
can not get	-1l1io
can not give	1d
can not go	1s
can not issue	1l
can not leave	-2p1d
can not promise	1l
can not put	-1d1l
can not read	1ao
can not take	1k
can not tell	-1p1il
can promise	-1p2l
can pull	-1s1i
can say	1lz
can see	-2i-1jl1k3a
can see why	-1p1a
can tell	-1l1o2p
can we	-1gx2i3h
can we do	1i
can you	-2gu-1dhq1abA2ct
can you get	1hi
can you give	-1c2bi
can you say	-1iq2t
can you tell	1bi
can ~buy	1g
can ~meet	-1i1hnov2u
can ~not	-2jn-1efghpqvAC1s2l
can ~not backdate	1lp
can ~not be	-1al1rs2b
can ~not blame	-1l2p
can ~not do	2l
can ~not get	-1l1io
can ~not give	1d
can ~not go	1s
can ~not issue	1l
can ~not leave	-2p1d
can ~not promise	1l
can ~not put	-1d1l
can ~not read	1ao
can ~not take	1k
can ~not tell	-1p1il
can ~send	2b
cance*	-1ak1s2j
cancel	-1k1s2j
cap	1s3l
capit*	1c
capital	1c
capital of	1c
car	-2dh-1bgmopu1r2ces
car $	-1ap2e3c
car _ $	1c2o
car _ a	1e
car _ for	1s
car _ is	1l
car _ to	1s
car insurance	1ls
car is	-1n1a
car loan	1r
car or	1ei
car that	-1p1l
car that is	1l
car you	1i
card	-2c-1bgkr1dio3h
card $	1o2h
card _ and	1d
card _ you	-1g
card and	1dg2h
card number	-1g1d
cards	1gl2n
care	-2ai-1bcehjlnoqD1dgpr2t4C
care $	-1hiD1B3C
care _ your	-1ip1d
care _ yourself	-1io2p
care about	-1i1dp
care about your	-1i1d
care of	-1acejlno1gC2t
care of yourself	-1io2p
caref*	-2i-1an2C5p
careful	-1an3p
careful $	-1a3p
carefully	-1i2pC
carpe*	1o
carri*	-1i1ar2j
carrier	1rs2j
carry	-2p-1celo1a2j
carry _ own	1i
carry _ ~cover	2a
carry their	1i
carry their own	1i
carry*	-1a1lo
carrying	-1a1lo
carrying _ ~cover	1o
cars	-3kn-2jp-1bcdghlo2rsz
cars $	-1l1as
cars _ are	1m
cars _ drivers	1z
cars _ the	1z
cars and	-1os1r
cars then	1z
cars you	-1n1m2s
cars you are	1m
case	1i
cash	-3iop-2d-1aemn1l2ks3j
cash _ $	2jl
cash _ in	1jkn
cash _ is	2s
cash _ on	-1s1j
cash _ out	2k
cash it	-1im1n3k
cash it out	2k
cash value	-1in1jm2s
cash value $	1j2l
cash value is	2s
cash value on	-1s1j
caste*	1vwx
castellano	1vwx
cat	-1a2c
catch	-1hiop1tu2C
catch you	-2i2uC
caugh*	-2i-1p1nqu2a
caught	-2i-1p1nqu2a
ceili*	-1js3n
ceiling	-1js3n
ceiling downstairs	-1s1l2n
cent	-1ln2e
cert	1l
certa*	2l
certain	2l
certi*	-1acgop1hjns
certificate	-1iop1hls
certificate $	1l
certificate so	1n
certificates	1ijns
certs	1r
chair $	1o
chanc*	-1j1g2d
chance	-1j1g2d
chance $	2d
chang*	-2k-1abdhox1imz2r3j
change	-2s-1hn1im3j
change $?	1g
change _ beneficiary	1r
change _ the	-1ns1l2m
change _ you	-1l
change for	1m
change the	-1n1r
change the beneficiary	1r
change what	-1s
changed	1n2s
changed _ the	1n
changed with	3s
changes	-1kox1r
charg*	-1jo1s
charge	-1j
charge you	-2s1n
cheap	-2nos-1eil2k3a
cheap $	-1l
cheap and	-1ms1k2a
cheap*	-3i-2o-1lnp1mr2djk
cheaper	-2ios-1lnp1mr2djk
cheaper $	-1mo2j
cheaper _ the	-1j1k
cheaper than	-2k-1j2r3m
check	-2ijC-1acglmu2n3h
check $	1p
check _ the	2n
check back	3h
check for	2n
check with	-1i1p
check*	-1bdlps1hijn2x
checked	1n
checks	-1o1i
checkup	1hjn2x
child	-1inp1e3a
child*	1e
children	1e
choic*	-1a1pu2d
choice	-1a1p2d
churc*	-1g1i2c
church	-1g1i2c
claim	-1abjmp1o4n
claim $	-1ps2n
claim*	-1ajnop4s
claims	-1ajnop4s
claims $	2s
class	1ls2i
class*	1i
claus*	-1s1ln
clause	-1s1ln
clean	-2y-1lD1p2is
clean _ $	-1yD3i
clean record	-1y1ps2i
clean record $	3i
clean*	2c
clear	1il
clear*	-1ino1as3p
click	1o
clien*	-1bhpu1ilnx2g
client	-1pu1x2g
clients	-1h1l2n
clients and	1ln
climb	1o
clock	2o
close	2p
close _ that	1j
close is	1j
close to	1u
close*	-1al1m2i
closed	-1al1im
closed $	-1l1mn
closi*	-1hjns1dgirx
closing	-1hjns1dgirx
closing $	-1n1x
closing $?	1i
closing date	1g
clue	-1i3a
co	1n
code	-1np1s2i
code $	2i
coins*	1ns
coinsurance	1ns
colle*	-2g-1c1ir
collect	1j
college	-2g-1cj2i
colli*	-1ik1js
collision	-1ik1js
collision $	1s
color	2c
color $?	2c
colum*	-1jn1l3k
column	1kl
columns	-1j2k
come	-2p-1abgklrsuxCD1dhimt3n
come _ $	1hnt
come _ $?	1t
come _ of	1n
come _ the	1n
come _ you	1dn
come by	1hi
come from	-1n1s
come in	1m
come on	-1i2d
come out	-1o1n
come out of	1n
come to	-1g1c
come to the	1n
come up	1i
comes	-2jl-1adeghikx1mz2fn3s
comes _ $	1n
comes _ and	1in
comes _ of	-1l
comes _ the	-1j2sz
comes _ to	-1is1n
comes back	2n
comes back to	2n
comes in	1i
comes off	-1jo1r2f
comes off the	1s
comes out	-1l1s
comes out of	-1l
comes to	-1s
comes with	2s
comfo*	1iy3g
comfortable	1iy3g
comfortable with	1gy
comin*	-1l1dnopx
coming	-1l1dnopx
coming $?	1i
coming _ $	-1a1p
coming _ on	1n
coming from	-1l1ap
coming up	1x
comme*	-1ns1ikl
commercial	-1ns1k
commercial auto	1g
commercial policy	1r
commercial ~cover	1r
commi*	-1j2d
commu*	-1ao1ijns
commute	-1ao1jn
commute $	1ij
commute _ you	1n
commuting	1is
comp	-1kln1r2s
comp _ collision	1s
comp and	1rs
comp and collision	1s
comp audit	-1n1s
compa*	-3go-2abcdj-1emqrtuxzC1i3k
company	-3o-2k-1abcdegux
company $	-2p-1io
company _ $	1i
company _ a	-1s
company _ it	-1s
company _ the	1s
company _ to	1l
company has	1l
company that	2p
company you	1ij
companys	-1p
compare	-1gjn1i5k
compared	1n
compared _ what	1n
compared to	1n
compared to what	1n
comparison	-1k
compl*	1i
complain	-1p
completely	1p
compr*	-1n2s
comprehensive	-1n2s
compu*	-2a-1n1io2b
computer	-2a-1n1io2b
computer _ you	-1a1bi
conce*	-1s1n
condi*	1j
confu*	-1l2p
congr*	-2D-1ai5p
congrats	2p
congratulations	-2D4p
congratulations $	-2D3p
congratulations _ the	1p
congratulations on	1p
congratulations on the	1p
consi*	1f
consider	1f
conta*	3f
conte*	-2i-1k1hn2s
contents	-1ik1hs
contestable	-1i1ls
contestable period	1l
conti*	-2i-1g1r2u3s
contingent	2s
contr*	-2p-1bcdgjkmo1nr2ahs
contract	-1adgps1nr2h
contract $	-1ip1hn
contract _ for	1n
contractor	-1n1s
contractors	3a
control	1lns
conve*	-4i-1g1py2su
conversation	1py
cook	-1c1i
cool	-1itC2uD
cool $	-1i2D
copy	1hi
corre*	2i
correct	2i
cosig*	1c2i
cost	-2l-1dikp1jo2s
cost $	-1s
cost $?	1i
cost _ #	1m
cost _ $	1no
cost _ the	1j
cost _ to	1ns
cost is	-1n1js
cost more	-1m1ns
cost you	1o
cost you $	1n
costs	-2i-1adjnpr1oz2ks
costs $	-2k-1i1z2os
costs _ $	1k
couch	-1ir1o
could	-4p-3bgks-2dqr-1jzBC1lnt2ei
could _ $	-1h1x
could _ after	-1n1lm
could _ do	1h2i
could _ get	-1gu1i
could _ have	1u
could _ it	-1p
could _ put	1n
could _ say	-1di1lt
could _ tell	-2i2l
could _ ~send	2hi
could be	-1p2n
could call	-1h1x
could call $	1x
could i	-1g1u
could i get	-1u1i
could i have	1u
could not	-1d1at2l
could we	1h
could you	-2u-1ab1cit
could you say	-1i2t
could you ~send	1i2h
could ~meet	-1h1x
could ~meet $	1x
could ~not	-1d1at2l
count	2bc
count*	-1acj1ln3p
counted	1os
counts	-1ijs1l2n3p
counts _ something	2p
counts as	-1n1l
counts for	1n2p
counts for something	2p
coupl*	-1ci1m2u
couple	-1ci1m2u
couple #	1i
couple _ $	-1i1u
couple _ questions	-2i2u
couple of	1u
couple ~money	1im
cours*	-1no2p
course	-1no2p
course $	-1p
course you	-1i2p
court	1e
cousi*	1r2c
cousin	1r2c
cover	-1adgiprs1nz2l
cover _ you	-1k1z
cover a	1k
cover what	-1k1z
cover what you	-1k1z
cover your	-1n1l
cover*	-4h-3abd-2cjopq-1efiryBCD1gklnz2s
coverage	-3hp-2a-1bcdjoq1kmsz
coverage $	-1gns1elr2ik
coverage $?	1i
coverage _ a	-1n1j
coverage _ have	-1l1ns
coverage _ not	-2s1n3l
coverage _ the	-1kl1j
coverage _ work	-1l1s
coverage _ you	1l
coverage and	-1h
coverage does	1n2l
coverage does not	1n2l
coverage for	-1js1kn
coverage is	-1in1m
coverage on	-1i
coverage or	1i
coverage through	-1l1s
coverage you	-1l1ns
coverage you have	-1l1ns
covered	-2m-1abk1giln
covered $	1glp
covered for	1n
covers	-2ij-1eno1k2s
covers _ $	1np
covers a	-1jp1kl
covers everything	-1s
covers the	1s
covers you	2s
covers your	-1n1s
crash	-1jkp1ln
crazy	-1g
credi*	-1no1i2s
credit	-1no1i2s
credit card	1i
creep*	-1n1o
curio*	2i
curious	2i
curre*	-1cjln1k2i
current	-1jln1ik
current ~cover	-1n1k
custo*	-2n-1cjo1ls3b
customer	-1ij1al4b
customer $	-1ais1lp4b
customers	-1bn1is
cut	-2i-1ps2n3t
cut _ hours	1n
cut out	-1iq3t
cut your	1n
cut your hours	1n
cyber	-2n-1h1gims
cyber $	-1j1gin
cyber _ for	-1n1g
cyber _ not	1l
dad	-1n
damag*	1ns
damage	1ns
dark	1no
date	-1ou1cn2g3i
date $	1i2c
date $?	1gi
date _ you	2g
daugh*	-1ain1cdex
daughter	-1an1depx
daughter _ me	1x
daughters	1c
day	-3aj-2bcr-1pstxD1ehko2mC3diA
day $	-1al1dhio2m3C
day _ $	-1ip1lm3A
day _ are	1dn
day _ he	2d
day _ is	1A
day _ there	2i
day and	-1r1ns
day you	-1ips1den
day you are	1dn
days	-2mp-1abcdgis1kl2o3h
days $	-1jmps1klr
days $?	-1i
days _ the	-1n1op
days _ week	1nor
days _ you	1l
days _ ~soon	1nor
days a	1nor
days a week	1nor
days a ~soon	1nor
days after	1l
dead	-2n2d3e
deadl*	-1n
deadline	-1n
deal	-3p-1klns1ajo2dg
deal $	-1p1g
deal with	-1s2o
death	1l
death benefit	1s
dec	-1i2h
dec page	-1i2h
decid*	-2j-1abchknopuxC1i2dlr
decide	-1bjouxC1l3d
decide _ $	-1i3d
decide on	-1j1d
decided	-1k1i2r
decides	-1d1l
decis*	-1gho1adlp
decision	-1gho1adlp
decision $	1l
decla*	-1cgj1k2h
declarations	-1cgj1k2h
declarations page	-1j2h
decli*	1n
declined	1n
deduc*	-2ghnop-1abcelmuxz1jkst3r
deductible	-2ghnop-1abclmuxz1kt2j3r
deductible $	-1n1r
deductible $?	-1i1t
deductible _ #	-1j
deductible _ $	-1kns1r2j
deductible _ it	1n
deductible _ the	-1i1r
deductible _ to	1s
deductible _ you	1j
deductible and	-1in1r
deductible and the	-1i1r
deductible is	1s
deductible to	1n
deductibles	1s
deliv*	-1aghikopuz1l2nr
deliver	1r
deliver #	1r
deliver # nights	1r
deliver _ nights	1r
deliveries	-1ls2n
delivering	-1i1n
delivering $	-2i
delivery	-1kp1lrs
delivery _ i	1x
delivery endorsement	-1n1s
delivery so	-1j1lnx
delivery ~cover	-1ln2s
dense	-3i-1p5a
depen*	-2p-1ioD2l
depends	-2ip-1oD2l
depends $	-2p-1ioD
depends on	3l
depre*	-1jl1ks
depreciated	-1l2k
descr*	2n
did	-4acgh-3jkls-2eB-1dfnquvxyzCD1bp4i
did $	-2i
did _ $	-1i1no2d
did _ at	-1r
did _ catch	-1i1t2u
did _ come	1o
did _ get	-2p-1q1bit
did _ happen	2i
did _ have	1i
did _ leave	1i
did _ mean	-1t2q
did _ miss	-1u1r2i
did _ pay	1i
did _ right	-1i2p
did _ say	-3i-1o1q3t
did _ tell	1ip
did _ want	1r
did _ ~buy	-1t1i
did _ ~meet	1o
did _ ~pay	1i
did anybody	1i
did he	1i
did i	-1pq1ru2i3b
did i catch	-1i2u
did i get	-1p1bi
did i miss	-1u1r2i
did it	-1i2d
did not	-2l-1di1n2t
did not $	1n
did not get	-1q1t
did not want	1r
did somebody	1i
did something	1i
did that	-1pt2b
did the	-2t-1b1p2i
did they	-2t-1bq2p3i
did they say	-1t1ip
did they tell	1p
did you	-2bdpu-1acghio1qt
did you say	-4i1q4t
did you ~buy	-1t
did your	1io
did ~not	-2l-1di1n2t
did ~not $	1n
did ~not get	-1q1t
did ~not want	1r
die	-2i-1hn4e
died	-1s1i2en
dies	1dgs
diffe*	-1hjlmnpr1s5k
difference	-1ijl2k
difference $	1kn
difference between	-1jn
different	1i2k
different $	1k
dig	2h
diggi*	1os
digging	1os
dime	-1l1en
dime $	2n
dinne*	1chr2qu
dinner	1ch2qu
direc*	-1i1u
direct	-1i1u
disap*	-1j2d
disco*	-1ahnp1ist2r
discount	-1hnp1s2r
discount on	1r
do	-4n-3eortC-2bhpqswABD-1kmuv1gijl2d
do $	-4i-1a1lnp2k
do _ #	1j
do _ $	-1ins1dlo2mp3g
do _ $?	-1o1gi
do _ a	1c
do _ at	1h
do _ be	-1j2a
do _ believe	1i2c
do _ blame	-1al2p
do _ call	2f
do _ carry	1in
do _ cash	-1l2j
do _ close	1p
do _ do	-2l-1cnt1d
do _ ever	-2i2a
do _ feel	-1o
do _ first	1g
do _ for	-1j1q2d
do _ get	-1hijlop2ab
do _ go	1j
do _ have	-1chjopqrstz1abln2gu
do _ in	1z
do _ keep	1o
do _ know	-1djp1in3cl
do _ like	-2cg-1ad1ip
do _ make	1l
do _ mean	4t
do _ mind	2i
do _ need	-1gi2d
do _ now	-1i2d
do _ own	-1n2s
do _ pay	1l
do _ say	-1t1i2g
do _ see	1p
do _ send	1h
do _ sign	-1l
do _ the	1ls
do _ think	-1jlt1v2c
do _ to	-1il1p
do _ today	-1n1d
do _ understand	-1lp1a
do _ want	-2di-1hjnp1fgo
do _ work	-1cl
do _ you	-1agp3i
do _ ~buy	-1l1j
do _ ~meet	1i2f
do _ ~money	-1h1jy
do _ ~not	2j
do _ ~pay	1l
do _ ~soon	-1n1d
do _ ~thing	1j
do a	-1a1k2cx
do anything	1j
do for	-1g2i
do for you	-1g2i
do i	-1di1bu2a
do i have	-1i1u2a
do is	-2i1dlz2j
do it	-4i-2j-1aeln1h2g7d
do it $	-1j2dg
do it $?	-1i1g
do it now	-1i2d
do not	-2iq-1cgmntxz1dfv2aj
do not $	1lp
do not be	-1j2a
do not blame	-1al2p
do not cash	-1l2j
do not do	-2l-1n1d
do not feel	-1o
do not get	-1jlop2a
do not have	-1i1abdl2n
do not know	-1djp1n3l
do not like	-1d1p
do not make	1l
do not mind	2i
do not need	1d
do not pay	1l
do not see	1p
do not sign	-1l
do not understand	-1lp1a
do not want	-1np1f2o
do people	1i
do that	-1n2p
do that $	1lp
do the	-1kpr1ijl2g
do the #	1j
do the ~money	1jy
do the ~thing	1j
do they	-1cg3i
do this	-1ao1dtz2g
do this ~soon	1g
do to	1ls
do to the	1l
do we	1i3g
do we have	1i3g
do with	-1n1s
do you	-4h-3ajno-2dgls-1bcefkmpqrtvwxzABC3i
do you $?	2i
do you believe	2c
do you close	1p
do you do	-1ct
do you ever	-2i2a
do you have	-2ag-1cdnz1biu
do you know	2i3c
do you like	-2c-1g
do you mean	4t
do you need	-2i2d
do you say	-1t1i2g
do you think	-1t2c
do you want	-2i-1dhjo1g
do your	1i
do ~not	-2gq-1cimntxz1dfv2aj
do ~not $	1lp
do ~not be	-1j2a
do ~not blame	-1al2p
do ~not cash	-1l2j
do ~not do	-2l-1n1d
do ~not feel	-1o
do ~not get	-1jlop2a
do ~not have	-1i1abdl2n
do ~not know	-1djp1n3l
do ~not like	-1d1p
do ~not make	1l
do ~not mind	2i
do ~not need	1d
do ~not see	1p
do ~not understand	-1lp1a
do ~not want	-1np1f2o
do ~not ~buy	-1dl1j
do ~not ~meet	2f
do ~not ~pay	1l
do ~soon	1h
docto*	1i2j
doctor	2j
doctors	1i
does	-5adj-4c-3gu-2ehosvC-1bfrtwxyAD1k2i3l
does $	-1i1kl2p
does _ $	-1ln1m2kp
does _ change	-1ns
does _ come	2n
does _ cover	-1in1l
does _ do	-1i1l
does _ else	1i
does _ feel	1op
does _ follow	1ln
does _ get	1n3b
does _ go	-1ls1n
does _ have	-2l1ik
does _ like	2p
does _ make	-2p
does _ mean	-1op1s
does _ pay	-1l1p
does _ policy	1i
does _ renew	1iqB
does _ say	1i
does _ start	1l
does _ work	1h
does _ you	1o
does _ ~buy	1l
does _ ~cover	-1kns
does _ ~harm	-1l1s
does _ ~kin	-1d1i
does _ ~meet	2n
does _ ~pay	-1l1p
does anybody	1o
does he	2i
does he have	1i
does it	1qB2i
does it renew	1iqB
does not	-3i-2djp-1abrs1kmn2l
does not $	-1ln1m2k
does not change	-1ns
does not cover	-1in1l
does not do	-1i1l
does not feel	1op
does not go	-1l1n
does not have	-2l1k
does not mean	-1op1s
does not pay	-1l1p
does not start	1l
does that	-2p-1bhlnqtu1k3i
does that make	-1p
does the	-3b-2h-1cjlt
does this	1k2b
does your	-1dhkn2il
does your ~kin	1i
does ~not	-3i-2djp-1abrs1kmn2l
does ~not $	-1ln1m2k
does ~not change	-1ns
does ~not do	-1i1l
does ~not feel	1op
does ~not go	-1l1n
does ~not have	-2l1k
does ~not mean	-1op1s
does ~not ~buy	1l
does ~not ~cover	-1in1l
does ~not ~meet	2n
does ~not ~pay	-1l1p
dog	-1abpu1jo2i
dog $	1ij
dogs	1r
doing	-2dpB-1achjnvwCD1gou6i
doing $	1o
doing _ $	2gi
doing _ you	2u
doing _ ~soon	2i
doing anything	1i
doing that	1i
doing this	2g
doing today	1iu
doing ~soon	1iu
dolla*	-2hjs-1klru1io2p3m
dollar	-1l1im2p
dollar _ $	1op
dollars	-2hj-1nrs1op2m
dollars $	-1jknp1l2m
dollars _ $	1m
dollars _ month	-1n1mo
dollars a	1o
dollars a month	1o
dollars of	-1l1n
done	-2b-1aehijknouy1fglr3d
done $	-2i1dg
done _ you	1d
done with	1g
door	-1jrs1n2d
door $	-1l1i
door _ the	1lno
doord*	1l
doordash	1l
doors	1o
doubl*	1kms
double	-1s1km
down	-2bek-1cgipstuxz2dnoqr
down $	-3i-1egmnq1a2o
down $?	1i
down _ #	1r
down _ $	1r3q
down _ is	-1in1o2l
down _ the	-1o1gi2n
down _ ~cover	-2i2d
down _ ~money	1mr
down _ ~soon	1dh
down and	-1n1os
down for	1ghin
down on	2n
down on the	2n
down the	1n
down there	1iln2q
down there $	2q
down to	1m
down to ~money	1m
down ~money	-2i2d
downs*	-1js1iln
downstairs	-1js1iln
downt*	1i
downtown	1i
draft	-1o1r
drain	-1p1jl
drain _ a	-1n1s
drain _ up	1n
drain backs	1n
drain backs up	1n
drain*	1l
drains	1l
drawe*	4o
drawer	3o
drink	1i2c
drive	-2cn-1bdgijklt1r2s3C
drive $	-3i1o
drive _ $	3i
drive _ the	-1n
drive _ work	1i
drive carefully	-1i2pC
drive for	2i
drive it	2i
drive the	1s
drive to	1i
drive to work	1i
drive*	-2abcghlo-1ejktuvACD1drs2in
driver	-2l-1gop1ns
driver $	2s
driver _ no	-1n
driver _ ~not	-1ln
driver has	-1n1s
driver is	-1n1s
drivers	-1ghnvC1s2ir
drivers $?	1i
drivers @name	2i
drivers _ the	1z
drivers and	1z
drives	-1cis1q2dn
drives _ truck	1iq
drives _ ~thing	1iq
drives the	1iq
drives the ~thing	1iq
driveway	2i
driveway $	2i
drivi*	-2ao-1bcdghjp2in
driving	-2ao-1bcdghjp2in
driving $	-1io1n
driving $?	1i
driving _ $	1lm
driving _ truck	1i
driving _ ~thing	1i
driving the	1io
driving the truck	1io
driving the ~thing	1io
driving to	2n
drop	-2l-1dnos1h2bj
drop off	1h
drop the	-1d1j2b
dropp*	-1l1r2q
dropped	-1l1q
dropping	1r
drops	-1i2m
drove	1d
due	1x
dumb	-4i-3p-1djl1b7a
durin*	1hq
during	1hq
dwell*	-1jl2s
dwelling	-1jl2s
dwelling ~cover	-1j1s
each	-2n-1gilpz1os4k
each _ $	-1gjn2k
each _ $?	1ik
each _ and	1hs
each _ you	1ko
each month	-1s1m
each month $	-1s1m
each of	1o
each of you	1o
each other	-1gj1h2k
each other $	-1gj1k
each ~money	-1s1km
each ~money $	-1s1m
early	1js
earn	1g
earn your	1g
earth*	-1n1l
earthquake	1l
easie*	-1s1h2bio
easier	-1s1h2bio
easier to	2o3i
easy	-1dloB2p3C
easy $	-1lB2p3C
eat	-1o1e
echo:0	-13a-12n-9blqD-8ctABC-7jkux-6dfgmsvy-5erwz-4h-1i
echo:1	-7n-5adls-4jmx-3begkruB-2chqvwyzCD-1ftA2op
echo:2	-5n-2jkrs-1abcdeghilmpvwxzABC5o
echo:3	-3n-1hijklms1o2r
echo:half	-7n-4al-3dehikmprsx-2bcfgjquvBC-1twyzAD3o
echo:so	-4n-3p-2ms-1dgkl3o
effec*	1g
effective	1g
eithe*	-2jo-1l1ip2d
either	-2jo-1l1ip2d
either $	-2j2p
either _ $	-2p
either _ you	-1p2i
either of	-1p2i
either of you	-1p2i
either one	1m
either way	-2p
either way $	-2p
elect*	2ci
election	2c
else	-2abcgu-1ehknrtxyACD1j4i
else $	-2i1lp2j
else _ $	1j
else _ in	1i
else _ should	1i
else _ the	1io
else on	2d
else you	1i
em	-1hops2ik
em $	1k2i
email	-2g-1bcdejls2i4h
email $	1h
email _ $	-1g
email _ to	2h
email is	1p2i
email it	1h
email you	1h
email you the	1h
email*	-1u1i4h
emplo*	-1abj1lnrB2i
employee	1n
employees	-1np1rB2il
employees _ #	1r
employees _ ~money	1r
employer	1ns
end	-2r-1aghijlpuxD1oy2e3bz
end $	1inoy
end of	2d
end up	1p3e
end you	-1r2z
endor*	-1in2s
endorsement	-1n1s
ends	-1imp1eko3d5l
ends $	-1i1ls
ends _ the	1o2l
ends when	1ln
enjoy	-3i-1hj2a5C
enjoy _ ~soon	-1i1B3C
enjoy your	-2i4C
enjoy your ~soon	-1i1B3C
enoug*	-2l-1aD2jp
enough	-2l-1aD2jp
enough $	-1lD2j
enough for	-1j2i
enough to	-1i1jp
envel*	1o
envelopes	1o
equip*	-1ilp1js
equipment	-1ilp1js
equipment breakdown	-1in1s
equit*	-1s1nr
equity	-1s1nr
equity $	1r
even	-2ik-1jrs1p2o4al
even _ the	-1in1l
even _ you	-1s1l2a
even a	1l
even if	-1ns2l
even if you	-1s1l
eveni*	-1adgjrzD1C3hA
evening	-1agirD1C2h3A
evening $	1pC
evening $?	1h
evenings	2h
ever	-4p-3bcs-2gjltu-1dhknxABCD1e6i
ever _ $	-1D1a2i
ever _ a	-1a3i
ever _ about	-1a2i
ever _ it	-1p1i
ever _ to	-3i2a
ever _ up	1i
ever _ you	1o
ever _ ~harm	1i
ever been	-1i
ever get	-1b2i
ever get ~harm	1i
ever had	1a
ever have	1i
ever ~meet	1i
everg*	-2i-1jknpCD1A4v6w
evergreen	-2i-1jknpCD1A4v6w
evergreen $	-1ixD1v3w
evergreen @name	1vwx
evergreen _ $	1vw
evergreen _ partners	1vw
evergreen life	-1i2v3w
evergreen life $	1vw
evergreen life partners	1vw
evergreen ~cover	-1i2v3w
evergreen ~cover $	1vw
evergreen ~cover partners	1vw
every	-2ahs-1bcmrC1lx2o3dp4j
every #	-1n1op
every # months	-1n1op
every _ $	-2s-1m1k2il
every _ $?	1i
every _ and	1n
every _ months	-1n1op
every _ or	1i
every _ to	-1o1p
every _ with	-1i
every _ you	-1i1dno
every day	-1hkoprs1n2di
every day $	-1d2i
every day and	1n
every day or	1i
every month	1d
every month $	1d
every night	1in
every right	-1o1p
every right to	-1o1p
every ~money	1diop
every ~money $	1d
every ~money months	-1n1op
every*	-4n-3k-2gqu-1cijtxAD1abdpsy2o5e
everybody	-2l-1abjknor1dep2is
everybody $	1is
everybody _ $	2p
everybody _ that	-1ilno
everybodys	1o
everyone	-2i1dC2a
everything	-3n-1gikqsuC1lmpr2boy5e
everything $	-1aijp1e2l
everything $?	3i
everything _ $	1l
everything _ have	-1i1d2e
everything _ it	1e
everything else	1js
everything i	-1p1bd2y
everything in	-1i1e
everything you	-2in-1dp2b4e
exact*	-1d1B2p3it
exactly	-1d1B2p3it
exactly $?	-1d2it
exam	1ls
exams	1s
excit*	2p
exclu*	-2s-1hijp2n7l
exclude	1ln
exclude delivery	1ln
excluded	-1s4l
excluded $	-1s3l
excludes	1n3l
excus*	-3p-2i-1cl1dqt5a
excuse	-3p-1ci1qt3a
excuse me	-1ci1qt
excuses	1d3a
exerc*	-1d5b
exercise	-1d5b
expec*	-2j1ilos
expect	-2j2lp
expen*	-2lt-1ip1s2n
expenses	-1l
expensive	-2t1k2n
exper*	1it
experience	1it
expla*	-1bdghlnprA1otB2cu
explain	-2p-1biqA1otB2cu
explain it	1io
explain what	1z2t
explained	-1p
explanation	-1o1p
exten*	-1ln2s
extended	1s
extended replacement	1s
extended ~cover	1s
extra	-1jn2s
extra $	-1s1p
eye	-2i1d
face	-1o1p
face $	-1p
fails	-1n1s
fair	-2aC-1bgjlnqstAB1u5p
fair $	-1AC2ip
fair _ $	-1D2p
fair enough	-1iD2p
fair enough $	-1D1p
fake	1o
fake _ $	-1i1o
fall	-1ip1alsx
fall $	1j
fall _ $	1x
fall renewal	1x
fall renewal $	1x
falls	-1il1n2s
famil*	-2jl-1bchkmC1dz2p4e
families	2e
family	-2l-1bchjk1dz2ep
family $	-2np-1co2e3i
family $?	-1i
family _ $	1d
family _ on	-1l1en
fancy	1o
far	-2l-1abdgjks1n2ipr
far #	-1k1r
far $?	2i
far _ have	1r
far _ the	-1s1n3p
far as	-1s1n
far as the	-1s1n
far ~money	-1k1r
fathe*	-1i1p
father	-1i1p
fault	-1aln2qs
fault $	-1l1q2s
favor*	2c
favorite	2c
favorite _ $	1c
favorite _ $?	1c
feel	-3j-2an-1bcdglstuBC1iq3p4o
feel _ $	-1i1p2o
feel _ a	1op
feel _ about	2iq
feel _ of	-1p
feel _ they	-1ip2o
feel _ way	-1aio2p
feel kind	-1p
feel kind of	-1p
feel like	-2i2o
feel like a	1op
feel like they	-1ip2o
feel that	-1aio2p
feel that way	-1aio2p
feeli*	1o2b
feeling	1o
feelings	2b
feels	-1ain2p3o
feels like	-1in1p2o
feet	-1i1o3d
felt	-1ln2p
fence	2a
few	-3i-2j-1abcghln1pz3u
few _ $	-1i1s2p
few _ $?	-2i-1z3u
few _ then	-1ju1z
few minutes	-1i1u
few questions	-1ij1uz
few questions then	-1ju1z
few things	-1i1u
few things $?	-1i1u
fifth	-1o1hrsw
figur*	1x3p
figure	1i2p
figured	-1i1sx
file	1d
fill	1gi
fille*	-1i2x
filled	-1i2x
filled _ a	1x
filled out	2x
filled out a	1x
final	1m2l
final rate	1lm
final ~money	1m2l
final*	-1i
finally	-1i
finan*	1is
find	-1egkt1pz3i
find _ $	-1a1p3i
find out	1p
find out $	2p
fine	-2i-1hn1ouxz
fine and	-1n1o
finis*	-1ho1ax2de
finish	-1gn1adi
finished	1dgx2e
finished $	1dgx
finished basement	1l
finished ~thing	1l
fire	-1ajops1i2k
fire $	-1n1s
fire _ would	1k
fire _ you	-1n
fire and	-1ns1l
first	-3il-2bmo-1cfghx1apr2ju5z
first #	1s
first # years	-1n1s
first $	-2i-1goz1p2nu
first _ $	1d
first _ $?	1io
first _ is	-1s1p
first _ on	-1g1z
first _ the	1ku
first _ then	-1ij1z
first _ we	1u
first _ years	-1n1s
first _ you	1p
first and	-2i1ru2z
first and then	-1ij1z
first house	1p
first the	-1s1z
first then	1ju
first thing	-1l1az
first ~money	1s
first ~money years	-1n1s
first ~thing	-1o1p
fit	2i
fits	1j
fix	-1adkmnps1l2c5j
fix $	1sz
fix _ $	-1d1e
fix _ mileage	-1is1r3j
fix the	-2s-1knz1r3j
fix the mileage	-1s1jr
fixed	-1jkp1i3r
fixed $	-1k2r
fixed income	1no
fixes	1ln
fixin*	-1o
fixing	-1o
fixing it	-1o
flat	-1hn2k
flat _ $	-1n1k
flat deductible	-1h1js
flat ~cover	-1h1js
float*	1s2j
floater	-1i1s2j
flood	-2p-1bdho1z2r3l
flood $	-1n1ls2z
flood _ $	2j
flood _ not	1l
flood _ the	-1s1ij
flood and	-1s2ln
flood and the	1i
flood is	1l
flood policy	-1ns1j
flood the	-1s
flood*	1mp
floods	1m
floor	-1r1s
folks	-2o-1is1ap2A
folks $	2A
follo*	-1abcdjp1i2hsxD
follow	1n2hiD
follow _ $?	1i2h
follow up	2h
follow you	1ln
following	1x
following _ on	1x
following up	1x
following up on	1x
follows	3s
food	-1cn2e
fool	-1ijl4a
for	-3afA-2bkrtuzC-1eilopD1cjmnqvwB2s
for #	-1klu1jno
for # $	1j2n
for # and	1n
for # days	-1n1op
for # months	-1n1m
for # weeks	1i
for # years	-1jr1s
for $	-1cij1dens
for $?	-1i2d4c
for @day	1dh
for _ #	-2j-1kl1r2n
for _ $	-3d-2brx-1fiquABC1ejklnyD2a
for _ $?	-3cdt-2b-1jo1a2u
for _ a	-1u1m2ci
for _ and	-1hj1nrs
for _ both	-1i2p
for _ business	-1n1s2g
for _ by	1h
for _ call	1ox
for _ car	-1l1ps
for _ cars	1m
for _ damage	1ln
for _ days	-1ln1op
for _ evergreen	-1x1vw
for _ harbor	1vw2i
for _ if	1i
for _ in	-1i1ej
for _ is	-2i-1s1xz2j
for _ it	-1ln1p2o
for _ job	-1n1s
for _ kids	1di
for _ lakeside	1w
for _ like	-1p1dhn
for _ living	1a
for _ me	-1cp1B
for _ minute	-1gi1b
for _ month	1i
for _ months	-1n1m
for _ of	1gp
for _ other	1ps
for _ own	-1j
for _ owner	1k
for _ patience	-1C
for _ place	1j
for _ price	-1n1k2i
for _ review	1ux
for _ right	-1d1gin
for _ roof	-1n1l
for _ second	-2q-1i1b3t
for _ shop	1n
for _ so	1pq
for _ that	-1lB1q
for _ the	-1l
for _ time	-1o1sBC
for _ to	-1np1x2l
for _ today	1dn
for _ tools	1j
for _ up	1BC
for _ week	1h
for _ weeks	1i
for _ what	1n
for _ when	1es
for _ while	-1p1no
for _ who	-1n1ds
for _ whole	-1j1n
for _ with	1s
for _ year	-1n2m
for _ yearly	1x
for _ years	-1jr1s
for _ you	-2l-1a1oq2ds
for _ your	-1n1sx
for _ ~cover	-2s-1l1kr2p
for _ ~harm	-1oq1np
for _ ~kin	-1alnos1ijp2c
for _ ~meet	1ox
for _ ~money	-3o-1cls1jmr2x3i
for _ ~not	-1n1e
for _ ~soon	-1gj1dn2h
for _ ~thing	-1ik1m
for a	-2cgq-1adeijnp1bhux2l3t
for a living	1a
for a minute	-1gi1b
for a month	1i
for a place	1j
for a roof	-1n1l
for a second	-2q-1i1b3t
for a while	-1p1no
for a ~kin	1p
for a ~money	-1jo2x
for a ~thing	1l
for age	-1jn2s
for an	-1l1hj2d
for and	1k
for anything	-1i1a
for asking	-1fB1p
for asking $	-1fB1p
for both	-1jk1gpr2m
for both of	1gp
for both ~thing	1m
for calling	-1A1i2B3vw
for calling evergreen	-1x1vw
for calling harbor	1vw2i
for calling lakeside	1w
for everybody	2s
for everything	-1j3l
for everything $	-1j1o2l
for her	-2i-1j1do
for him	1r
for if	1i
for it	-2j-1lmrs1eno2g
for it $	-1lp1egno
for it $?	1g
for jewelry	-1s2n
for jewelry $	-1s2n
for life	1n
for like	-1g1i2c
for me	-1bpq1ilt2cu
for me $	-1i1t3c
for me $?	-1c2u
for me to	2l
for money	2l
for money $	2l
for my	-1j1p3c
for next	1h
for now	1C2j
for now $	1C2j
for one	-1s
for our	1hq
for people	1ds
for picking	1BC
for picking up	1BC
for quality	2y
for quality $	1y
for some	-1i1s
for something	-2o-1a1jn2p
for something $	2p
for sure	2D
for sure $	2D
for that	-1adho1knq3b
for that $	-1o1p
for the	-2chl-1abeikotuz1fnx2m3q
for the #	1in
for the kids	1i
for the other	-1l1ps
for the owner	1k
for the shop	1n
for the year	-1n2m
for the ~cover	1i
for the ~harm	-1o1ln
for the ~kin	1j
for the ~money	-1js1i2m
for the ~soon	1d
for the ~thing	-1ij1n
for this	-1p1i
for this $?	1i
for those	1n
for today	1dz
for what	-1l1j
for what you	-1i1o
for when	-1i2s
for you	-4n-2cqB-1betxC1akor2hi3gj
for you $	-2n-1cqB1g2hi3j
for you $?	-1i1agu
for you and	2s
for you by	1h
for you if	1i
for your	-2lq-1aekos1jpux2g
for your patience	-1C
for your review	1ux
for your time	1BC
for your ~kin	1d
for your ~thing	-1l1jps
for ~cover	1ik
for ~cover $	1k
for ~harm	1ln
for ~harm and	-1s1ln
for ~money	-1klu1ijmno
for ~money $	1j2n
for ~money and	1n
for ~money days	-1n1op
for ~money months	-1n1m
for ~money weeks	1i
for ~money years	-1jr1s
for ~money ~money	1j
for ~soon	1z2dh
for ~thing	-1l1ns
for ~thing $	-1s2n
force	-1in2g
force $	1g
forev*	1n
forever	1n
forge*	-2i-1g1d2b
forget	-2i-1g1d2b
form	-2i-1adeo1hs3lx
form $	-1ij1hp2ns
form _ not	-1n1l
form _ ~money	1s
form _ ~not	-1n1l
form you	2x
form ~pay	-1s1k2l
forms	1hp
forms _ the	1p
forwa*	1p2h
forward	1p2h
forward me	-1g2h
found	-1s1l
fourt*	1i
fourth	1i
fract*	1n
fraction	1n
fraction of	1n
free	-2ln-1ajp1iu3h
free _ clear	1i
free and	-1s1hi
free and clear	1i
free to	-1i1su
frien*	-1ilo2p3x
friend	-1lo2p3x
from	-4kl-3c-2ajmtBD-1bdiq1hrsA2uvx3f5w
from $	-1a1ip
from _ #	1inr
from _ $	-2a-1bdknopuC1svA2e3w
from _ $?	-4i1u
from _ and	-1o1z
from _ bonnet	-1i2w
from _ here	1i
from _ i	1x
from _ is	1su
from _ it	1x
from _ life	-1x
from _ you	1x
from _ ~cover	-1ux1sv
from _ ~money	1inr
from a	2n
from blue	-1i2w
from blue bonnet	-1i2w
from bluebonnet	-2x1uvw
from bluebonnet $	-2x1w
from evergreen	-1x1vwA
from evergreen $	1vwA
from evergreen life	-1x
from evergreen ~cover	-1x
from harbor	-1A1vx2w
from harbor $	1w
from lakeside	1x2w
from lakeside $	-1x1w
from me	-3i-1ce1fhz
from me $	1f
from somebody	1i2a
from the	-1kls2x4p
from us	-1d1C2f
from you	-1gij1dhu
from your	1i
front	-1op1r2i
front _ you	-1p1i
front of	-1p1i
front of you	-1p1i
frust*	1pq
frustrating	1pq
frustrating $	1pq
full	-1kpsu1agl2b
full $?	2g
full _ or	1i
full coverage	-1s1lt
full of	1o2a
full time	1i
full ~cover	-1s1lt
fun	-2l3p
funer*	-1i1e
funeral	-1i
furni*	-1l
furniture	-1l
game	2C
gap	-2n-1kl1j2s
gap-cue	-5aeo-4dhmp-3bcgirxz-2fklqsCD-1tuvwyAB1j10n
gap-cue:asked-nobody	-1n3i
gap-cue:asked-you	-2n2i
gap-cue:said-nobody	-5i-3g-1abcdhlmoqvwxzACD1s3jn
gap-cue:said-you	-5s-4aeimop-3dkr-2hjlxz-1bfg10n
gaps	1s3b
garag*	1ln
garage	1n
garage $	1ln
garni*	-1s1e
gave	-1f1q2lx
gave _ your	-1f2x
gave me	-1f2x
gave me your	-1f2x
gave you	1q2l
gc	2h
gener*	-1op1ls2B
general	-1n2s
general _ is	1s
general liability is	1s
general ~cover	1s
general ~cover is	1s
get	-4c-3ekoqs-2l-1dfptvyBD1iC2bjn3g
get #	-1p1u
get $	1n
get $?	2b
get _ #	-1ghi1u
get _ $	-1dno1l2abp
get _ $?	-1p
get _ a	1n
get _ application	1g
get _ done	-1i1d2g
get _ for	1n
get _ from	1d
get _ in	1gkn
get _ it	1p
get _ of	-1gh1bo2C
get _ on	-1p
get _ own	-1a1j
get _ right	-1gp
get _ signed	1dg
get _ started	1m2g
get _ that	-1lp1bh
get _ the	-1gijr1dz
get _ to	2C
get _ touch	-1p2x
get _ what	2i
get _ work	1i2h
get _ you	-1abo1diq3p
get _ ~cover	-1n1jz
get _ ~harm	-1s3n
get _ ~kin	2n
get _ ~meet	1p
get _ ~money	-1ghi1ru
get _ ~thing	1j
get a	-2p-1cgs1bu2a3n
get back	2C
get back to	2C
get in	-1p2x
get in touch	-1p2x
get into	-1g2z
get it	-2hj-1ouB2adg
get it $	-1dijo3a
get it you	1p2i
get me	2h
get off	-1j1d2h
get one	1j
get out	-1dgh1bilo2C
get out of	-1gh1bo2C
get over	-1i
get that	-1bouC1ijm2h
get that $	-1i1t2p
get that it	1p
get the	-2in-1bdkopqC1rt4j
get the application	1g
get the ~cover	1j
get the ~money	1r
get this	-2d-1bj2g
get to	-1gh1i
get why	1dpq
get why you	1dpq
get you	-2hi-1j4g
get you signed	1g
get your	-1hu1j
get ~harm	2i
get ~money	-1p1u
gets	-2i-1bdlm1eor2an
gets _ $	-1s1r
gets _ and	1r
gets the	1os
gets ~harm	-1i2e
getti*	-1bcps1aijoqrx2t
getting	-1bcps1aijoqrx2t
getting _ $	1j3t
getting _ to	1qx
getting hurt	1n
getting paid	1j
getting ~harm	1n
getting ~pay	1j
girl	-1s2de
girlf*	-1a3i
girlfriend	2i
girls	1e
give	-2aips-1mqrtv2bgC3dk
give _ #	-1i1ku
give _ $	-1j2hk
give _ a	-1acdnps1bix
give _ my	1z
give _ the	-1bh1d3g
give _ your	-1bhi1cdk
give _ ~money	-1i1ku
give me	-3h-1ilpt1gu3bd
give me a	-1cdg1iu2b
give me the	-1bhi1d2g
give me your	-1bhi1cdk
give up	-1jm1n2hk
give us	1hi2g
give us a	1gh
give you	-1np1kxz2j
give you a	-1i1x
given	1j
gives	-2i-1lo1kps
gives you	-1io1k2p
givin*	1nB
giving	1nB
giving _ a	1B
glad	-1jp1h
glad to	-1jp1h
go	-3k-2bfhlopt-1demquvwxyABC1acr2D3j
go $	1djC
go $?	-1i1g
go _ #	2j
go _ $	-2di-1jn1g3D
go _ a	-1s1r
go _ and	-1jkpqsu1i2g
go _ for	-1o1s
go _ it	1r
go _ that	-1hn1s
go _ the	-1s1ci2j
go _ them	1s
go _ what	-1g1uz2q
go _ with	1c3p
go _ you	-1l
go _ your	-1hi1nsxz
go _ ~cover	1j
go _ ~money	2j
go _ ~soon	1n
go after	1s
go ahead	-1acdjkopruz1iD2g
go ahead and	-1jkopqu1i2g
go away	-1s1i
go back	3r
go by	1os
go down	1l
go for	1j
go on	2D
go over	-1gns1rz
go over your	1x
go the	1n
go through	-1r1z
go through what	1u
go to	-2g1er2ac
go up	-1gn1as
go up $	1a
go with	-2p-1ckl1i2g3j
go with the	1gij
goes	-2io-1bhpx1klm2n
goes _ $	-2n1js
goes _ the	-1ix1kl2n
goes _ your	1n
goes away	-1i1k
goes down	-1n
goes down $	-1n
goes on	1kr
goes to	-1io1l2n
goes to the	1ln
goes up	-1n1ms
going	-3s-2akx-1cjo1imqtzA2r3eg
going $	1g2i
going $?	-1p1gA
going _ ask	-1l1rz
going _ be	-1i1d2em
going _ cover	1l
going _ do	-3i1d
going _ go	1z
going _ lose	-1d1e
going _ the	1r
going _ ~cover	1l
going _ ~meet	1f
going _ ~money	1l
going _ ~send	1h
going by	1j
going on	2i
going to	-3p-2agsx-1ijko1fhqrz2m3e
going to ask	-1l1rz
going to be	-1i1d2em
going to cover	1l
going to do	-3i1d
going to go	1z
going to lose	-1d1e
going to ~cover	1l
going to ~meet	1f
going to ~money	1l
going to ~send	1h
going up	1r2p
golf	1i
gone	-2p-1ahk2deno
gone $	-1ijlo1denr
gone _ #	1l
gone _ a	1n
gone _ one	1e
gone _ ~money	1l
gone after	2l
gone in	1en
gone over	1j
good	-5j-3aknos-2bemxB-1dqtvwz1hiu3pACD4g
good $	-2p-1oA2C4D
good _ $	-2cvD-1adhjlswB1bu
good _ $?	-1i1c
good _ @name	1vA
good _ discount	1r
good _ know	-2p-1i3D
good _ that	-2i1p2u
good _ the	2l
good _ this	1hA
good _ to	-2u-1ap1ch2i
good _ you	1i2h3p
good afternoon	-1iC2A
good coverage	1t
good day	-1i1f3A
good deal	-3p2a
good evening	-1i1A
good for	-1l1ip2h
good for you	1ip2h
good morning	-1hpC3A
good morning $	-1i2A
good morning @name	1uv
good night	1C
good night $	1C
good one	2C
good one $	2C
good student	1r
good student discount	1r
good time	-1pA1hiu
good time $	-1A1i2u
good time $?	-2i1u
good time to	-2u-1p1h3i
good to	-1cpC1i2u3gD
good to know	-2p-1i3D
good with	-1i1u2g
good ~cover	1lt
good ~money	-1p
good ~soon	-3C-2hp-1cD1g4A
good ~soon $	-3C-1hpvwD1g2A
good ~soon @name	1vA
goodb*	-2D-1isA1e4C
goodbye	-2D-1isA1e4C
goodbye $	-2D-1A4C
got	-4ag-3hsC-2deflp-1bcjmqtzAB1wxD2in3u
got #	-2i-1j2k
got $	-1p1knB2j
got @name	-1i1A2vw
got _ $	-1or1imn3D
got _ $?	-1o
got _ and	1nu
got _ at	-2p-1n1vw
got _ be	-1i1p
got _ car	1i
got _ coverage	1n
got _ do	-2i
got _ for	1nt
got _ insurance	1i
got _ lot	1in
got _ minute	-2i2u
got _ on	-2in2kp
got _ reason	-1o
got _ sign	1d
got _ so	1x
got _ to	-1p1no
got _ wrong	1n
got _ ~buy	-2i-1g2d
got _ ~cover	1n
got _ ~kin	2i
got _ ~thing	-1n1r2i
got a	-3a-2c-1bjprsxzC1i5u
got a #	-1r1i
got a lot	1in
got a minute	-2i2u
got a ~kin	2i
got a ~money	-1r
got and	-1k
got any	-1an2ci
got anything	1i
got in	-1o
got it	-1ou1i3D
got it $	-2i3D
got no	-2i-1o1n2a
got no coverage	1n
got nothing	-1i1ns
got one	-1o1n
got something	-2p
got that	1i
got the	-1i1jk
got to	-5i-2g-1apr1oy
got to be	-1i1p
got to sign	1d
got to ~buy	-2i-1g2d
got you	1no2i
got your	1i3x
got ~cover	-1D1k2i
got ~cover $	-1D1k2i
got ~harm	-1i
got ~money	-2i-1j2k
got ~not	-3i-1d1s2an
got ~not $	-1i1s
got ~not ~cover	2n
gotch*	-1ipAC4D
gotcha	-1ipAC4D
gotcha $	-1ipA3D
gotte*	1o
gotten	1o
grab	-1g1i2c
grade	2l4b
grade*	2b
grand*	-1ios1n2a3j
grandkids	1r
grandmothers	3j
great	-2A-1ai1BCD
great $	2D
great _ $	-1iAD2C
great ~soon	1C
great ~soon $	1C
groun*	1ln
ground	1ln
group	-1in1lr2s
group _ is	-1n1ls
group coverage	1l
group life	2s
group policy	-1n1r
group ~cover	1lr2s
group ~cover is	-1n1ls
grow	1ae
grow up	1ae
grown	1js
grown $	1js
guara*	-1s4l
guarantee	2l
guaranteed	2l
guard*	1j
guardian	1j
guess	-2p2ail
guess*	-1p1lu2i
guessing	-1p1lu2i
guy	1inp
guy $	1i
guy _ $	1lp
guy _ you	-1i1rt
guy _ ~not	1i
guys	-1bcdhlnort
guys $	-1ln1p
gym	-1l
ha	-1o2p
hacke*	1i
hacked	1i
had	-2chks-1bdegjlmrtuC1ax2ip
had $	2a
had _ $	1lnx
had _ fire	-1n
had _ ~cover	1i
had _ ~harm	-1n
had a	-2nr-1ai1p
had a fire	-1n
had a ~harm	-1n
had any	-1c1ai
had the	-1o1r
had to	1op
had you	1o
had ~not	-1l
hail	-1ilp1nrs
hail claim	1n
hair	2C
half	-1dijkps1alnrz
half _ #	-1p1r
half _ the	1o2l
half _ ~money	-1p1r
half a	1ar
half a #	-1p1r
half a ~money	-1p1r
half and	1o
half of	1l
half the	1n
hand	2o
handi*	1o
handing	1o
handl*	-1h
handle	-1o1p
handle it	-1o1p
hands	-1n1aj2p
handy	-1i
hang	-1aghiklpD2j3d
hang _ $	-1iD2d
hang _ to	2j
hang on	1j
hang on to	2j
hang up	-1hi3d
hang up $	2d
hangi*	-1o2dp
hanging	-1o2dp
happe*	-3h-2acdq-1beglmpruzC1s2i
happen	-2l-1hnp1i2os
happen $	-1l2s
happen _ a	1i
happen to	1o
happened	-2q-1bcdhu1np2i
happened $	1i
happened _ $?	2t
happened _ the	1n
happened _ you	-1q1p
happened to	-1q1p
happened to you	-1q1p
happened with	1i
happened ~soon	1n
happens	-1dinp1kl
happens $	-1p1k
happens _ you	1k
happens _ your	1is
happens if	1i
happens if you	1k
happens to	1s
happens to your	1os
happy	-1ail1ps2c
happy to	-1i1p
harbo*	-1adjnpsC4v7w
harbor	-1adjnpsC4v7w
harbor $	-1i2v3w
harbor _ $	-1ix1w
harbor _ @name	1v
harbor _ is	1vwx3i
harbor _ your	1x
harbor insurance	-1x1vA3w
harbor insurance $	-1ix1w
harbor insurance @name	1v
harbor insurance your	1x
harbor ~cover	-1x1vA3w
harbor ~cover $	-1ix1w
harbor ~cover @name	1v
harbor ~cover your	1x
hard	-2a-1bijklmnoq2p
hard $	-1q1op
hard _ say	-2p-1b
hard for	2p
hard to	-2p-1o
hard to say	-2p
harde*	1ino
hardest	1i
hardl*	-1i1l2p
hardly	-1i1l2p
has	-5j-3abcgmp-2etu-1fhnqvwyzABCD3k
has #	-1jm2k
has _ #	-2n-1j1h2k
has _ $	-2n1k
has _ been	1n
has _ to	1s
has _ ~cover	-2l1n
has _ ~money	-2n-1js1h2k
has _ ~thing	1l
has a	-1ijops1kl
has a #	-1n1k
has a ~money	-1n1k
has anyone	1i
has it	-1l1hos
has no	-1s
has nothing	-1kl2s
has nothing $	1s
has the	-1jo1k
has to	-1gps1l
has your	1i
has ~money	-1jm2k
has ~not $	1s
has ~not ~cover	-1ls1n
hate	2p
hauli*	1s
hauling	1s
have	-4st-3ox-2bchmyD-1egjvzA1nC2a
have #	-2i-1hklp1dn2u
have # minutes	-1i1u
have # seconds	-1i1du
have $	-1k1mns
have _ #	-1o1is3k
have _ $	-1lo1an
have _ $?	2i
have _ @name	-1i1vwA
have _ a	-1ilr1pC
have _ about	1l
have _ all	2a
have _ ask	1j2l
have _ at	1j
have _ be	1i
have _ cards	1g
have _ clue	-1i3a
have _ decide	-1ij1d
have _ do	1d
have _ done	1i
have _ ever	-1i
have _ everything	1o
have _ for	-2i-1l1dnu2a
have _ good	-1cp1fiqB3C
have _ got	-1u1n
have _ great	1C
have _ had	1i
have _ hard	-1i2p
have _ house	-1an1b
have _ in	-1i1h
have _ is	2o
have _ it	-1o1dr2i
have _ liability	-1p1j
have _ look	1i
have _ minute	2u
have _ minutes	-1i1u
have _ no	-1o
have _ number	1i2c
have _ one	1n
have _ other	1d
have _ over	1j
have _ own	1i
have _ pay	1n
have _ policy	-1i1js
have _ right	-1ou1p
have _ seconds	-1i1du
have _ that	-1lp1n3q
have _ the	-2o-1ln1j2r3p
have _ through	-1o2p
have _ to	-1i1apu
have _ what	1z2k
have _ you	-2p-1kn1aiq
have _ your	-1i1a2f
have _ ~cover	-2l-1apr1jkns
have _ ~feel	-1ai3p
have _ ~harm	-1an2p
have _ ~money	-1jo1is3k
have _ ~pay	1n
have _ ~send	1h
have _ ~thing	-1anp1bejr
have a	-3n-1aclopr1ehkuB2d4C
have a #	1ik
have a good	-1cp1fiqB3C
have a great	1C
have a minute	1u
have a policy	1js
have a ~cover	1js
have a ~money	1hik
have a ~thing	-1a1be
have an	-1b1il2g
have any	-1u
have any ~cover	1i
have anything	-1l1n
have been	-2i-1adn1op2B
have been ~feel	1p
have every	-1o1p
have for	1i
have got	-1ailpsx1vwA2n
have got @name	1vwA
have got a	-1ilr1n
have got it	2i
have got no	-1o
have got one	1n
have got the	-1in1j
have got to	-1p1i
have got you	1i
have had	2p
have half	-1p
have half a	-1p
have his	1i
have insurance	1i
have it	-2o-1np2i
have it $?	1i
have known	-1np1al
have my	1h
have no	1aln
have not	-1s1n
have one	-1i1lopu
have one $	1p
have reached	1w
have said	1d
have seen	1o2e
have that	-1pu1ij
have the	-2p-1i1ahlr
have the ~cover	1n
have them	1ln
have they	2i
have they done	1i
have time	-3i-1l2u3a
have to	-2gj-1ehiou1ad3l
have to ask	2l
have to be	1i
have to decide	-1ij1d
have to do	1d
have told	1jp
have you	-2au-1bdhoptC1c3i
have you #	1i
have you ever	-1i
have you ~money	1i
have your	-1dhij2cu3g
have your ~cover	-1i
have ~cover	-1ln1k2i
have ~money	-2i-1hklp1dn2u
have ~money minutes	-1i1u
have ~money seconds	-1i1du
have ~not	-1rs1ail2n
have ~pay	2k
havin*	-1ins1op2j
having	-1ins1op2j
having to	1o
he	-2bs-1acgklptuvAC1deor2hi3n
he _ $	2ho
he _ a	-1r1n
he _ got	-1o1r
he _ in	-1o
he _ it	1n
he _ not	-1ilo1n
he _ up	2d
he _ you	-2i-1o1d
he _ ~not	-1ilos2n
he got	-1o1r
he have	1i
he have his	1i
he is	-1dl2no
he is got	-1o1r
he is not	-1ilo1n
he is ~not	-1ilo1n
he say	1i
he take	2i
he was	1n2o
he ~harm	2e
head	2o
heads	2y
heads up	2y
healt*	-1ap1j2i
health	-1a1is
health $	1s
health $?	-1i1u
health _ $	1i
health insurance	1i
health ~cover	1i
healthy	2ij
hear	-3q-2adi-1bceghjxB1f2op3t
hear $	-1p
hear _ $	-3i-2q-1loB1tA
hear _ but	2lp
hear from	-1e2f
hear that	-2q
hear you	-1aquB1o3t
hear you $	-2i-1lop1t
hear you but	2lp
heard	-1p3a
heari*	-1u1C2a3o
hearing	-1u1C2a3o
hearing $	1i3o
heart	1i
hed	-1i1jn
hell	3a
hello	-2pD-1abcilsxC1w2v9A
hello $	-1ipD3A
hello @name	1vw2A
hello @name @name	1vw
hello _ @name	1w2A
hello _ is	-1x2iA
hello _ name	-1w1A
hello _ this	1A2i
hello _ you	-2i1tA
hello my	-1w1A
hello my name	-1w1A
hello this	1i
hello this is	1i
help	-3u-2abp-1dgj1lz2c4i
help $	-1n1z
help $?	1i
help _ i	-1u1ik
help _ with	1ci
help if	-1u1ik
help if i	-1u1ik
help me	1ci
help out	1i
help you	2i
helps	-1i2j3D
her	-2lp-1aegiksx1dh2jn5o
her $	1h
her _ $	-1r1djo
her _ on	-1o2l
her _ to	-1i2o
her name	-2l1jn
her stuff	-2l1jn
here	-5l-4s-3a-2ijmp-1efhoquxABCD1cgwz2dr3v4k
here $	-3p-1aiklorwxD1bc2g3dv
here $?	2i
here _ i	1jny
here _ the	-1n1kr
here _ what	-1imno1krz
here _ where	1k
here and	1y
here from	1vw
here is	-3i-2jns-1dlmop3r4k
here is the	-1n1kr
here is what	-1imno1krz
here is where	1k
hers	1o
herse*	-1m1no
herself	-1m1no
herself $	-1m1n
hey	-3D-2C-1abdilqst1u8A
hey $	-2D-1iv4A
hey @name	-1p2A
hey @name $	-1pv1A
hey @name @name	1v
hey @name it	-1x1iu
hey @name this	1x
hey @you	1wxA
hey _ $	-2ip-1vCD3A
hey _ @name	1vA
hey _ is	1p2A
hey _ it	1iuwA
hey _ this	1xA
hey how	1i
hey there	-1i2A
hey you	1uA
hi	-3D-2p-1abcdqstuC1vw2x9A
hi $	-2D-1p2A
hi @name	-2i-1u1vwx4A
hi @name @name	1vw
hi @name it	1x
hi @name this	-1x
hi @you	1x2A
hi @you @name	2x
hi _ $	-2i-1vD2A
hi _ @name	1wA2x
hi _ is	1v
hi _ it	1xA
hi _ my	1v
hi _ this	-1x2iA
hi is	-1v1A2i
hi is this	1A2i
hi there	-1i1w2A
hi there $	-1i2A
hi this	-1w1A
hi this is	-1w1A
high	1km
high _ $	1km
highe*	-2n-1gilps1mr2jk
higher	-2n-1gilps1mr2jk
higher _ $	-1inr1j2k
higher _ and	-1k1r
higher _ ~cover	-1i2j
higher limits	-1n1ir
higher limits $	1jk
higher ~cover	-1ns1r2j
higher ~cover $	-1i1jk
higher ~cover and	-1k1r
him	-3ps-2ku-1bcdehxz1mr2io4j
him $	-1lnru1jo
him $?	1i
him _ $	-2p
him _ a	-1s1r
him _ and	1i
him _ the	1j
him _ there	-1n1m
him _ you	2i
him and	-1s1hor
him for	-1n1o
him for #	1o
him for ~money	1o
him on	-1n1jm
him the	-1i2n
hired	-1in1js
hired _ non	-1in1js
hired and	-1in1js
hired and non	-1in1js
his	-1bils1cdhr2aeo
his _ $	-1i2co
his _ and	-1h2o
his own	-1l1a
hit	-1kos1enr
hit and	-1s1n
hits	-1ls1k
hits somebody	-1s1n
hits you	-1n1i
hold	-1hnp1t2k
hold _ on	1r
hold off	1jr
hold off on	1r
holdi*	1oqB2di
holding	1oqB2di
holding up	1i
hole	-1ilp1z4n
hole $	1z
holes	-1k2l
holid*	1h
home	-2jr-1abcdgkp1eil3h
home $	-1g3h
home $?	1i
home _ $	-1s1i
home _ and	1x
home _ is	1i
home and	1o
home insurance	-1s1ln
home policy	-1i1ln
homeo*	-2s-1ip1n2x3l
homeowners	-2s-1ip1n2x3l
homeowners _ not	1l2n
homeowners does	1n2l
homeowners does not	1n
homeowners will	1n
homeowners will not	1n
homew*	2c
homework	2c
hones*	-3iB-1hmortD1az2jp3l
honest	-2B1lp
honestly	-3i-1ot1az2jl
honestly $	1p
honestly _ would	-1p2j
honestly i	-1p2j
honestly i would	-1p2j
hook	-1j2n
hook for	-1j2n
hopin*	1iox
hoping	1iox
hoping to	1x
hospi*	-1lo1in
hospital	-1o1in
hot	-1j2i
hotel	-1n2os
hour	1i3h
hours	2n
hours _ the	1n
house	-3ak-2dlm-1cghijquC1opsz2en
house $	-2r-1ael1bnoz
house _ #	1n
house _ $	1s
house _ is	-1o1n
house _ to	2s
house _ up	1n
house _ worth	1n
house and	-1s2e
house back	1n
house is	-1m1np
house is worth	1n
house policy	1l
house that	1p
house the	1e
house*	1z
household	1z
how	-4j-3egqruxC-2fhmntvyD-1bcdkswB1A7i
how _ @day	2h
how _ are	-2bi-1d1ao
how _ did	1p
how _ doing	1u2i
how _ employees	1iB
how _ i	-1gu3bi
how _ is	-1p1b2i
how _ it	-2l-1n1i2s
how _ miles	1s
how _ of	1i
how _ that	-1alt1n3i
how _ the	-1b3i
how _ were	1i
how _ will	1l
how _ would	-1g1i
how _ you	-3a-2bu-1chnovw1gtA2i
how _ your	-1abp4i
how _ ~soon	2h
how about	1k2gh
how are	-3a-2b-1cdgtvw1A4i
how are you	-2a-1bdgtv1A4i
how can	-2i2a
how come	1i
how did	-1pt1i
how do	1bi2t
how do you	1g2t
how is	-1bcgpx1hA4i
how is it	1i
how is that	2i
how it	1n
how long	-1aghp1b3i
how long is	1b
how longs	2i
how many	-1agpu1bcB2d
how many employees	1iB
how many miles	1s
how many of	1i
how much	-1abcdghit1l2p
how much did	1p
how much you	-3i1p
how often	1i
how old	-1anu3i
how old are	-1a1i
how olds	2i
how olds your	2i
how that	1i
how that is	1i
how the	1l
how they	-1i1kl
how to	-1i1a2co
how would	1i
how would you	1g
how you	1inouz
how you doing	1u2i
how ~meet	1i
hr	1hr2j
hr and	1j
huh	-2i-1pAC1oD2t
huh $	-1ip1o2D
hurt	-1n1i
hurt $	-1n1i
hurt _ your	1l
hurt at	1s
hurt on	1i
husba*	-1eglsx1an3h
husband	-1eos1aj2h
husband _ if	1dp
husband _ not	1n
husband what	1hip
husbands	-1g1hn
i	-10s-7n-5o-4ei-3cm-2aAC-1dv1g2bhjpx4qu
i _ #	-1giz3u
i _ $	-3a-2cjklot-1ghuvwyAC1i2nq3D4b
i _ $?	-2u2bi
i _ @name	-1l1q3v
i _ a	-3p-2h-1agiln1bu
i _ about	-3u-1g2i
i _ add	1n2j
i _ ahead	-1h1i
i _ an	-1vx
i _ anything	-2i-1j1z2u
i _ appreciate	1pB
i _ ask	-1kp2z3i
i _ back	1u2h
i _ be	-5j-1h1iv2lp
i _ bring	-1k1h
i _ by	1h3i
i _ call	-1fjzC1ix2h
i _ calling	-2iv-1dfpqB1u2x
i _ check	1h
i _ do	-1aghp1kl2j
i _ drop	1j
i _ following	1x
i _ for	-1j1bpq
i _ get	-2i-1dfl1hjruC
i _ getting	2x
i _ go	-1k2j
i _ going	-1px1bhz
i _ got	-1io1dk
i _ guessing	1u2i
i _ have	-1dC1gjz2h
i _ hear	1p
i _ hearing	1i3o
i _ help	1z
i _ hold	1j
i _ hoping	1x
i _ how	-1u1p2i
i _ i	-2p-1j1lx2D
i _ imagine	1p
i _ in	-1gpr2blx
i _ insure	1j
i _ is	1do2g
i _ it	-3o-1adjkn1gpqr2iB
i _ just	-1r1h2b
i _ keep	-1hkl1dp3j
i _ know	-1j2i
i _ leave	-1fkz1h
i _ let	-1hk2C
i _ like	-3j-2i-1pr1gu2z
i _ look	-1k
i _ make	1fj
i _ met	-1p3a
i _ my	-1r
i _ need	-1jop1d2i3h4g
i _ no	3l
i _ not	-3n-2bfghjkos-1aeruxyzAD1p2lt
i _ on	-2i1q
i _ one	-2i2u
i _ only	1dl
i _ out	2dq
i _ price	-1hj1kz
i _ put	-1jn1h2k
i _ quote	1jk
i _ rather	-1jp
i _ say	-1hi1l3C
i _ see	-1l1ahx2f
i _ seen	2e
i _ send	-1k1l
i _ set	-1h
i _ show	2k
i _ so	2p
i _ some	-1u1i2c
i _ something	-1i1r2u
i _ sorry	-2f-1loxB1iq2p
i _ start	-1h1g
i _ suggest	1m
i _ take	-1ik1l2fj
i _ tell	1op
i _ that	-3u-2abhj-1lox1dgp3t
i _ the	-2kq-1bnz1ghlpx
i _ this	-1i1u2y
i _ to	-2dhj-1cq1aikuxy2l
i _ trying	1x
i _ up	-1p
i _ want	-1in
i _ why	-4i-1dx2qu4p
i _ with	-2u-1bghkB1A2iwD
i _ you	-3ai-2fny-1dhsC1cgkrvwz2lq3u
i _ your	-2B-1adh1ci2px
i _ ~advise	1jm
i _ ~buy	-1hkl1gj
i _ ~meet	-1fjkC1ix2h
i _ ~money	-2hi-1dgr2k3u
i _ ~not	-3bjn-2fghkos-1aeruxyzAD1p2t3l
i _ ~send	-2k-1dfoz1jl3h
i am	-3j-2anpr-1cgiqstC1flowxBD2v
i am @name	-1l4v
i am an	-1vx
i am calling	-2iv-1dfpqB1u2x
i am following	1x
i am going	-1px1bhz
i am guessing	1u2i
i am hearing	1i3o
i am just	2b
i am not	-1fq2d
i am so	2p
i am sorry	-2f-1loxB1iq2p
i am the	1x
i am trying	1x
i am with	-1x2wD
i am ~not	-1fpq1l2d
i apologize	-3p-1jvD3q
i apologize $	-2p-1D2q
i apologize for	-1p2q
i appreciate	-1i2B
i appreciate it	-2p2B
i appreciate you	1B
i ask	-2g-1chjlpxy
i ask a	1u
i ask about	-4u-1g3i
i ask you	-2i1u
i asked	-2i-1hopxz
i bind	1i2g
i call	-2i
i call you	-1u
i called	2x
i can	-2jnu-1dkqsAB1gmpz2l
i can not	-2n-1bdjopqsA3l
i can see	1a
i can tell	-1l1o2p
i can ~not	-2n-1bdjopqsA3l
i catch	-1i2u
i catch you	-1i2u
i could	-2p-1dhq1tx2l
i could call	-1h1x
i could not	1lt
i could ~meet	-1h1x
i could ~not	1lt
i did	-1ilp3t
i did not	-1ilp3t
i did ~not	-1ilp3t
i do	-2j-1gkrt1iv2l
i do not	-2j-1qt1ipv2l
i do ~not	-2j-1qt1ipv2l
i feel	2q3p
i felt	1p
i gave	1q2l
i gave you	1q2l
i get	-3h-2dj-1agotB2ix3bp
i get it	2ip
i get that	-1bu1ip
i get why	1q2p
i get you	-1i
i get your	-1hu1i
i give	-1u
i give you	-1u
i go	-1h1i
i go ahead	-1h1i
i got	-1v1iry2x
i got it	-1u1i
i got to	1uy
i had	-1lor
i had a	-1p
i have	-3p-2ij-1bgnoqzC1cdfr2elu5a
i have #	-1i1u
i have got	-1o1dk
i have seen	2e
i have the	1h
i have to	-2i-1u2al
i have your	2cu
i have ~money	-1i1u
i hear	-1tuB2l3op
i hear you	-1uB1io2l3p
i help	-1u2i
i help you	2i
i just	-2i-1d1guz
i keep	1u
i know	-4l-2ao-1dgijqx1b6p
i know $	-1l3p
i know it	-2l2p
i know that	2p
i know you	1bu
i mean	-1t1i
i mean $	1i
i miss	-1u1r2i
i missed	-2q-1ip4t
i missed that	-2q-1ip4t
i need	-1hi1gz5d
i noticed	-1u1x
i noticed you	-1u1x
i owe	2q
i owe you	2q
i put	-1ij1ghr
i put you	1u
i really	-1p1lB
i recommend	1j
i respect	1p
i respect that	1p
i run	1lr2u
i said	-1p2l3q
i saw	1u2x
i saw you	1x
i saw your	1x
i say	-1p1z2bj
i see	-1hiqx1z3nD
i see $	-1p3nD
i send	-1u1i
i send you	-1u1h
i share	-2i2u
i should	-2jp-1l2iqy
i should know	-1j2i
i speak	-1gh1A2i
i speaking	-1u2i
i speaking with	-1u2i
i suggest	1j
i take	2g
i talk	1rz2p
i talk to	2p
i tell	-2i1z2u
i tell you	-2i1z2u
i think	-1i1t3j
i think you	2j
i understand	-1ajnD2p
i understand $	-1qD
i understand it	1r
i understand why	1q2p
i want	-2gijpq1k2bc
i want to	-2gp-1ijq1k
i wanted	2x
i wanted to	2x
i was	-1p1qx
i was hoping	1x
i were	1p
i were you	1j
i will	-4ej-3lx-2binorsu-1acqtwD2fk3C5h
i will ask	-1k1z2i
i will be	-1p1v
i will call	-1fzC1hr
i will check	1h
i will do	2k
i will get	-1fgp1rC2h
i will have	-1C1g3h
i will keep	-1h1dpz
i will leave	-1fkz1h
i will let	-1hk2C
i will make	1f
i will need	2i
i will not	-1l1pC
i will price	1k
i will put	1k
i will see	1h2f
i will send	-1k1l
i will show	1k
i will take	-1i1p2f
i will ~buy	-1h1g
i will ~meet	-1fiC1h
i will ~money	-1h2k
i will ~not	-1l1pC
i will ~send	-1dfkz1l2h
i wish	2l
i wish i	-1p1l
i work	2w
i would	-4d-3ar-2bnqs-1cefilotuwxD1z10j
i would add	1n2j
i would ask	1i
i would be	-5j-1h1i2l3p
i would do	1i2j
i would drop	1j
i would get	-1ghp3j
i would go	-1k2j
i would have	1i2j
i would hold	1j
i would insure	1j
i would like	-3j-1pr2gz
i would need	-1jop2i3h
i would not	-2l-1no1j2p
i would put	-1j1hk
i would rather	-1jp
i would suggest	1m
i would take	-1hkp1ln3j
i would want	-1in
i would ~advise	1jm
i would ~buy	-1g1j
i would ~not	-2l-1no2p
i would ~send	-1k1hj
i wrote	-1p1qr
i ~advise	-1p3j
i ~buy	-1u2i3g
i ~meet	-2g-1cjquv1hprz2i
i ~meet by	1h2i
i ~meet to	-1g1p2i
i ~meet you	-1u
i ~send	-1ju1k2hi
i ~send the	1h
i ~send you	-1u1h
idea	2ap
idiot	-3i-1bdl5a
if	-4b-3cpt-2aefhjmorvwBC-1gkqxAD1ilnsz4u
if _ are	-1a
if _ ask	-1i1u2j
if _ asked	-1hixz1u
if _ broke	1i
if _ can	1i
if _ cash	1n
if _ could	-1np
if _ did	1i
if _ die	-1i1e
if _ died	1in
if _ do	-1afn1dim
if _ get	1n
if _ gets	1n
if _ go	1s
if _ had	-1n1ax
if _ happened	-1h1n
if _ have	-1s1l
if _ is	-1no1ru2z
if _ just	1i
if _ leave	-1i1kn
if _ machine	1i
if _ of	-1p
if _ pump	1n
if _ put	-1i1u
if _ tub	-1n1i
if _ went	1iuz
if _ were	-1dl1ip2j
if _ would	1gp
if _ wrecks	1n
if _ ~cover	-1s1i
if _ ~harm	-1dmp1e2in
if _ ~kin	1i
if _ ~meet	1hisu
if _ ~not	-1p
if _ ~thing	-1jln1i
if a	-1n
if an	1s
if he	-2i-1s1d2n
if i	-3i-2gj-1abdnpz1hly2o5u
if i ask	-1i1u
if i asked	-1hixz1u
if i put	-1i1u
if i were	1p
if i ~meet	1h2i
if it	-2s-1dhm1jz2a
if it is	-1nos1lrz
if it were	2j
if one	-1s
if one of	-1s
if somebody	2n
if somebody gets	1n
if someone	-1n1i
if someone ~harm	1i
if something	-1hu1n2i
if something happened	-1h1n
if that	-1j1i
if that ~thing	-1n
if the	-1jkpr1ln
if the pump	1n
if the ~thing	-1l
if there	-1l1sz
if there is	-1l1sz
if they	1jp
if we	-1r1ip2u
if you	-4o-2hnu-1abcfrtC1gils2d
if you are	-1a
if you can	1i
if you cash	1n
if you could	1i
if you did	1i
if you die	-1i1e
if you died	1in
if you do	-1afn1dim
if you get	1n
if you had	-1n1ax
if you have	-1s1l
if you leave	-1i1kn
if you were	1i
if you ~harm	-1d1ein
if your	-1lns2i
if your tub	-1n1i
ignor*	-1ijnp1bs3a
ignorant	-1p4a
illus*	1s
illustration	1s
imagi*	-2l-1n3ep
imagine	-2l-1n3ep
impor*	1p
important	1p
in	-3bdfD-2akyC-1jmpqsuvzA1ehlx2gin
in #	-1dhjlopu1kr2g
in # days	1r
in # minutes	-1dh1z2g
in # years	-1r1o
in $	-1aboD1il2u
in $?	-1bc2g3i
in @month	-1i1h
in @month $	1o
in @month and	-1o
in _ #	1l2h3m
in _ $	-2a-1djmntC1elprx2c
in _ $?	1cg2i
in _ and	-2o-1i1h
in _ back	-1p1ln
in _ business	1p
in _ car	-1ips1a2e
in _ company	-1o2p
in _ days	1r
in _ driveway	1i
in _ family	-1ei2a
in _ first	1s
in _ for	1g
in _ garage	1n
in _ hospital	1i
in _ house	-1n1io
in _ it	1ip
in _ last	1i
in _ letter	1n
in _ middle	-1i1qsuB
in _ minutes	-1dh1z2g
in _ morning	1h
in _ name	1i
in _ neck	1ap
in _ of	-1p1i
in _ or	1o
in _ out	-2i-1a3t
in _ own	-1s2o
in _ spring	1n
in _ that	-1o
in _ the	-1io1lnr
in _ truck	1n
in _ vans	-1i1jn
in _ we	1j
in _ with	1o
in _ yard	-2i
in _ year	-1m1ps
in _ years	-1r1o
in _ you	1dgjr
in _ ~cover	1i2n
in _ ~harm	1n
in _ ~insurer	-1o2p
in _ ~kin	-1ei2a
in _ ~money	-1x1hp2ms
in _ ~soon	1g2h
in _ ~thing	-2prs-1hikl1eno
in a	-2n-1acglmp1is2ehr
in a year	-1m1s
in a ~money	-1m1s
in and	-1a1n3t
in and out	-1a3t
in at	2mp
in before	1j
in for	-1op1gj
in force	-1in2g
in force $	1g
in from	1s
in front	-1op
in front of	-1p1i
in full	1g
in good	-1o2ip
in his	1o
in it	-1kn1elos
in it $	1jlo
in line	1s2n
in may	1r
in most	2s
in my	-1o2c
in on	1ip
in one	-1i1enp
in over	1n
in place	-1h2g
in savings	1n
in that	-1ail1o2p
in that $	-1an3p
in that house	1o
in that ~thing	-1il2o
in the	-3bg-2cek-1jmrstz1adip2h
in the back	-1p1ln
in the business	1p
in the car	-1i1a
in the driveway	1i
in the first	1s
in the hospital	1i
in the house	1i
in the last	1i
in the middle	-1i1qsuB
in the morning	1h
in the spring	1n
in the truck	1n
in the yard	-2i
in the ~soon	2h
in the ~thing	-1prs1aj
in their	-1s2e
in their own	-1s
in there	1i
in there $	1i
in this	3b
in those	1n2o
in tools	1o
in touch	-1p2x
in touch $	-1p1h2x
in town	1w
in with	1i
in with you	1i
in your	-2e-1dgpx1jl2ah
in your family	-1ei2a
in your name	1i
in your ~cover	1n
in your ~kin	-1ei2a
in ~cover	1ir
in ~money	-1dhjlopu1kr2g
in ~money days	1r
in ~money minutes	-1dh1z2g
in ~money years	-1r1o
in ~thing	-1h2g
inclu*	-1inp1aj2s
include	1s
incom*	-2mp-1abcdehl1j3rs
income	-2mp-1abcdehl1j3rs
income $	-1n1r2s
income $?	1i
income _ is	1n
income _ there	1j
income _ your	-1n1s
income and	-1j1k
income is	1js
indep*	1w
independent	1w
info	-1gi1uB
infor*	-1i2lx
information	2x
injuries	1l
injury	1j
insid*	-1iln2s
inside	-1iln2s
inside $	-1l
inspe*	1j
insta*	1i
instr*	-1ai4b
instructions	-1i4b
insur*	-3k-2behmopqrtzC-1cfuyD1nsv3w
insurance	-4j-2agkmrC-1befhoqstzD1v2n4w
insurance $	-2jls-1diuB1cw
insurance $?	-1i2d
insurance @name	1vw
insurance _ $	-1A1w
insurance _ $?	-1i
insurance _ am	1x
insurance _ for	1B
insurance _ is	-1xA1lnw
insurance _ not	1p
insurance _ would	1i
insurance _ you	1i
insurance for	1s
insurance hits	-1i
insurance hits you	-1i
insurance i	1vwxA
insurance i am	1x
insurance is	1inu2p
insurance is not	2p
insurance on	1x
insurance page	1hi
insurance this	-1A1w
insurance this is	-1A1w
insurance your	1x
insure	-2p-1in1a3j
insure _ at	1j
insure _ for	2j
insure it	-1m3j
insure it at	1j
insure it for	2j
insured	-1acjlno1gi2s
insured $	-1ln
insured with	1i
insurer	1s
inter*	-2it-1bcjpA2uD3q
interruption	-1c3q
into	-3j-2lo-1abdgk1i2csz
into _ $	-1gjp1z2c
into _ ~thing	-1in
into it	-1j
into that	-1l1s
into the	-2i1z
into the ~thing	-1in
into this	1i
inves*	1i2c
invoi*	-1p1j
invoice	-1p1j
invoice or	1n
is	-5eC-4q-3ctBD-2abfghk-1dijwxyA1ps
is #	-2o1m2k3c
is # $	-1j1km
is # a	1p
is # and	-1jr1kl
is # dollars	-1l1k
is # for	1m
is # one	1r
is # times	-1m1cs
is $	-2n-1p1il
is $#	-1jnps3m
is $# $	1m
is $# and	1m
is $?	1i
is @day	2i4h
is @name	-2dnps-1bchijklmrx1uB2wA7v
is @name $	-2i-1wx1B4v
is @name and	1w
is @name from	1uvx2w
is @name with	1iuvwA
is _ #	-1joprs1gkl
is _ $	-4i-3a-2w-1chopqstxz1bekD2jlnv
is _ $#	-1ns2m
is _ $?	-1bcp3i
is _ @name	-1bnv5i
is _ a	-3as-2cn-1dkopxA1bgim2l
is _ about	-1p1ios
is _ accident	-1s1l
is _ add	1s
is _ all	-2i1uy
is _ alright	1y2u
is _ an	1u2l
is _ and	-2jor-1i1klw2p
is _ annual	1x
is _ any	-1p1g
is _ anything	2g
is _ as	1s
is _ at	-1os
is _ best	1c
is _ better	2i
is _ big	1i2p
is _ biggest	2i
is _ business	1jo
is _ by	1s
is _ capital	1c
is _ car	1insB
is _ cash	1j
is _ coming	2a
is _ coverage	1s
is _ covered	-2m-1s1jn2l
is _ day	-1p2d
is _ decision	-1o
is _ dollars	-1l1k
is _ driving	-1i
is _ dumb	-2p2a
is _ enough	-1lp
is _ fair	-1i1pu
is _ favorite	3c
is _ fire	1s
is _ flood	-1s1jn2r
is _ for	-1ps1hk2x
is _ from	1uvx2w
is _ fun	1p
is _ going	-1ip1l
is _ good	-1au1cgp2i
is _ hard	-1oq1p
is _ him	-1i1o
is _ hole	-1l4n
is _ home	2h
is _ house	1no
is _ how	-1p1A2i
is _ i	-1lq2p3j
is _ if	1s
is _ in	-1ep1o2int
is _ insurance	-2v2w
is _ insured	1n
is _ is	-1i1k
is _ it	-4p-2n-1k1jl2bs
is _ just	-1o1hi
is _ keep	1k
is _ kind	1p
is _ last	1dp2f
is _ left	-1io
is _ long	-1o1p
is _ look	1hz
is _ lot	-1lo
is _ low	-1ip1ns
is _ me	1q
is _ money	-1m3p
is _ more	-2p-1nr1m
is _ most	-1p1a
is _ much	-1n1s
is _ named	-1l1n
is _ next	-1h
is _ no	-1l
is _ nobody	2o
is _ not	-2lp
is _ nothing	2l
is _ now	1i
is _ number	-1s1i
is _ of	-1o1nA2l
is _ off	1s
is _ okay	-4i1p4u
is _ on	-3l-1bdjr2n
is _ one	-2s-1klnp2jm
is _ or	1d
is _ out	1no
is _ over	1n
is _ paid	-1l1n
is _ part	-1ip1los
is _ pays	-2i-1l1k2s
is _ person	1s
is _ plan	1r
is _ policy	-1s1ij
is _ problem	-3i-1p3ao
is _ really	-2p-1l1io
is _ right	-1u1d3i
is _ roof	-1o
is _ same	1k
is _ separate	-1n1s
is _ shock	1p
is _ since	1i
is _ smart	-1a
is _ so	-1s1jkn
is _ some	1z
is _ something	-1inp2al
is _ square	1ci
is _ still	1i2u
is _ stupid	-3p1a
is _ than	-1jos1p3m
is _ that	-2n-1ijlo2s3px
is _ the	-2ms-1abcdhklru1inp
is _ there	-1lov2i
is _ they	2k
is _ those	1n
is _ times	-1lm1c
is _ to	-1abgkx1jmoz2np3d
is _ top	1r
is _ uninsured	-1jn1k
is _ up	-2s-1p1nx
is _ way	-1ps1jl
is _ we	-2k-1jn1z
is _ what	-1n1eB
is _ when	-1io1s
is _ whole	1k
is _ wife	1i
is _ with	-1n1vA2auw
is _ work	1n
is _ yes	1dg
is _ you	-2j-1acz1hilnors2p
is _ your	-1bdsu1ip2a
is _ yours	-1ns1i
is _ ~cover	-2v-1cdgmop1iks2w3r
is _ ~feel	-1o2p
is _ ~harm	-1i1ln
is _ ~kin	-1p1ir
is _ ~money	-3s-2np-1cdjor1gklx2m
is _ ~not	-2p2o
is _ ~pay	-3l-2i1k2s
is _ ~soon	1d
is _ ~thing	-2c-1jl1insB2h
is a	-3j-2bmosu-1aiqrvwx1g2d3p
is a #	-1mnr1k3l
is a big	-1o1i2p
is a good	-1au1c2i
is a hole	-1l2n
is a long	-1o1p
is a lot	-1lo
is a really	-1p
is a separate	-1n1s
is a smart	-1a
is a stupid	-3p1a
is a yes	1dg
is a ~cover	1l
is a ~feel	2p
is a ~harm	1s
is a ~money	-1mr1k3l
is a ~thing	1n
is about	-2np-1il1m2o3x
is about a	1m
is about that	3x
is about the	-1i1ox
is about ~money	-1n1m
is an	-1in1al
is and	-2i
is another	1kp
is anything	1sz
is at	1s
is been	-1lo1p2i
is behind	1i
is being	-1p
is better	-1i1hkl
is business	1l
is changed	1n
is cheap	-1s1k
is cheaper	-1j
is coming	1x
is coming up	1x
is different	1i2k
is done	1pr
is easier	1p2io
is everybody	1p3i
is everything	-1n1s
is exactly	1pB
is excluded	-1s3l
is excluded $	-1s2l
is flood	1ls
is for	-2in-1op1j3s
is for a	-1n
is for the	-1ops1l2j
is for when	-1i1s
is from	1n
is get	-1i
is going	-1s1im2t
is going on	1i
is going to	1d2m
is gone	-2o1d3n
is gone $	-2o-1d1r2n
is good	-1l2D
is good $	-2p2D
is got	1opr
is got a	-1i1l
is got the	1n
is got to	-1l1p
is got you	1io
is hard	1p
is hard to	-1p
is he	2hi
is how	-3i2n
is how they	-2i1p
is i	1pz
is important	1i
is in	-2i-1r
is in the	-2i1j
is in your	1n
is it	-3h-2go-1bjklmnx1u3i
is it $	1dr
is it going	1i
is it just	1i
is it okay	-2i-1g1u
is it something	1i
is it still	1i
is it the	2i
is it ~pay	-1i1s
is just	-2ps-1d1bloz2a
is just a	-1ls
is less	-1p3m
is like	-1i3s
is like #	-1i
is like ~money	-1i
is listed	1s
is locked	-1s1n
is missing	1z
is more	-1o2p
is more than	-1o2p
is my	-2p1iqr2b
is named	1j
is new	2s
is no	-1is1np
is no business	1j
is nobody	1o
is not	-3s-2djB-1bm1in3l
is not $	1kl
is not a	-1p2l
is not covered	-1s1jn
is not enough	-1lp
is not going	1l
is not insured	1n
is not named	-1l1n
is not on	-2l-1ij1n
is not really	-1lp1io
is not something	-1anp2l
is not the	-1n1io
is nothing	-2l-1ios1p
is nothing on	1n
is nothing to	-1s1p
is now	-2i-1sA1dn4u
is now a	-1A1nu
is now okay	-1i2u
is okay	-1i1u
is okay with	-1i1u
is on	-2jk-1bhs2q
is on me	1q
is on the	-1krs1i
is on you	-1is1dl2n
is one	-3p-2s-1jr1gilo2k
is one more	-1p
is one ~money	1g2i
is only	-1ims1bdg3l
is only ~money	-1l1m
is our	-1p1r
is over	1ei
is own	-1o2s
is paid	1k
is pretty	1o
is really	-1p1q
is recorded	-1i1y
is recorded $	-1i1y
is second	1s
is second in	1s
is sensible	2p
is sensible $	2p
is she	-1u2i
is simply	-1np
is so	-1q1p
is somebody	2bn
is something	2i
is still	-2i2n
is that	-4np-2b-1aht1guy3o5i
is that $?	1i
is that a	-1pu2gi
is that about	1i
is that it	-1in1ls
is that nobody	2o
is that right	-1u2i
is that what	-1n1e
is that ~not	2o
is the	-4bl-3hp-1gqv1adfijkoB2c
is the best	1c
is the capital	1c
is the car	1iB
is the house	1o
is the last	1p2f
is the most	1a
is the new	-1o
is the one	-1op2j
is the part	-1i1o2s
is the policy	1i
is the right	1d
is the roof	-1o
is the same	1k
is the square	1ci
is the ~cover	-2n-1j1i2k
is the ~kin	1r
is the ~thing	-1c1iB
is there	-1nu1bh2adg
is there a	-1g1bh3i
is there any	1g
is there anything	2g
is there something	-2i2a
is this	-2d-1acghpvy1bA3iu
is this $	1A2i
is this @name	-1bv5i
is this a	-2i1u
is this an	1b
is this your	1i
is time	1x2j
is time for	1x
is to	-2i-1s1dp2j
is understandable	-1o2p
is up	1lxA
is way	1bn
is what	-2ip-1lm1knor3s
is what i	-1kn1j
is what is	1k
is what it	1s
is what pays	1s
is what they	-1op
is what you	1k
is what ~pay	-1il2s
is where	-1ip1jklr
is where they	2k
is where we	-1n1r
is why	1x
is worth	-2ls-1kmor2jn
is worth $	-1o2n
is worth a	-1s2j
is you	-4i-1nu1os2r
is your	-2hm-1bjkpsv2in
is your annual	1x
is your biggest	1i
is your favorite	3c
is your money	2p
is your problem	-3i3a
is your wife	1i
is your ~cover	1i
is your ~kin	1i
is your ~money	1x
is yours	-1i1kn
is yours $	-1i1n
is ~cover	-1op1n
is ~feel	-2o-1almnqs4p
is ~feel $	3p
is ~feel to	-1p
is ~harm	-1i2n
is ~money	-2jos-1lprz2k3c4m
is ~money $	-1jp1k2m
is ~money a	1mp
is ~money and	-1jnr1m2k
is ~money for	1m
is ~money more	1m
is ~money one	1r
is ~money times	-1m1cs
is ~money ~money	-1ln1k
is ~not	-5s-2jB-1bcdemqrvwxzC1a2lnp
is ~not $	-1n1kl
is ~not a	-1p2l
is ~not business	1j
is ~not covered	-1s1jn
is ~not enough	-1lp
is ~not fun	1p
is ~not going	1l
is ~not in	-1s1l
is ~not insured	1n
is ~not it	-2l-1n2i
is ~not left	-1io
is ~not named	-1l1n
is ~not on	-2l-1i3n
is ~not really	-1lp1io
is ~not something	-1anp2l
is ~not the	-1n1io
is ~not to	-1s1p
is ~not ~cover	1ln
is ~pay	1k
is ~soon	2i4h
issue	1lo3i4g
issue _ ~cover	1gl
issue*	1i
it	-7c-4ab-3t-2equxyACD-1fhkpsvw1gijl
it #	-1r1h
it $	-3u-2c-1fhiknoprsvwxA1adltz2jBD3g
it $?	-2pt-1bcdhjklnouz2g5i
it _ #	-1hln1rsuz2m
it _ $	-2almx-1bfjkortuvAD1egBC2d
it _ $#	-1k1m
it _ $?	-2h-1dopu1git
it _ @name	-1mp1wA2u4v
it _ a	-2s-1hijlnru1ak
it _ about	-1n1o3x
it _ again	1ioq
it _ all	-1o1l
it _ an	-1s1l
it _ and	-2i-1nr1k
it _ are	1p2i
it _ be	-1hlnps1j2mx
it _ been	1i
it _ before	1d
it _ by	-1k2z
it _ come	1i
it _ cost	1s
it _ do	2i
it _ down	1o
it _ easier	-1p1h2o3i
it _ excluded	2l
it _ for	-2o-1hl1is2k
it _ going	-1i1lop
it _ gone	-2o1n
it _ good	-1o1p
it _ got	-1op
it _ hard	-1p1i
it _ her	1d
it _ him	1o
it _ how	-1i
it _ i	2p
it _ if	-2i-1gl1ks2u
it _ in	-1s
it _ is	-1o1d
it _ it	-1os1i2p
it _ less	1m
it _ like	-1ail4o
it _ me	1d2p
it _ more	-1os1jnr
it _ my	2j
it _ no	-1ln1af
it _ not	-1aemnrB1dh2l
it _ now	-1s1n
it _ off	1p
it _ on	-1ir1gl
it _ one	1gn2i
it _ only	-1l1d
it _ out	-3l-1s1o
it _ over	-1n2s
it _ own	-1o2s
it _ pays	2l
it _ really	-1p
it _ right	1y
it _ say	1dp
it _ sense	1p
it _ somebody	-1i1n
it _ take	1s
it _ that	-1ms1jk4i
it _ the	-2p-1lo1k2r
it _ there	1gh
it _ time	-1p1x2j
it _ to	-1ghijl1m2o
it _ up	1hm
it _ ways	-1h1k
it _ we	1op
it _ what	1j
it _ when	1n
it _ with	1ho
it _ work	1s
it _ worth	-1jlop1sz2n
it _ you	-2n-1gmpu1ah2jo
it _ your	-1al1dns
it _ ~feel	-1lo1i2p
it _ ~harm	-1l1ei
it _ ~meet	-1r1i
it _ ~money	-1dhln1s3m
it _ ~not	-2nrB-1emsC1dho3l
it _ ~pay	-1j4l
it _ ~soon	1i
it _ ~thing	-1h
it a	-1o1m
it about	-1j1m
it again	-1in1or
it all	-1kn1ioy2er
it all $	1i2e
it and	-1r1o2d
it and you	1o
it as	1l
it at	-1o1i
it at the	1i
it back	-1hlm1nr
it back up	-1m
it be	1i2h
it been	1i
it by	1h
it comes	-1i1no
it cost	1n
it costs	1z
it covers	-1ln
it does	-1os1lp
it does not	-1s1l
it does ~not	-1s1l
it done	-2i1dfgo
it down	-1lp1mq
it ends	-1i1ln
it feels	2o
it feels like	2o
it for	-2n2d3j
it for #	2j
it for you	-1n1j
it for ~money	2j
it from	1d
it goes	-1in2m
it going	-1p1s2gi
it has	-2iop
it has a	-1p
it help	-1u1ik
it help if	-1u1ik
it i	1fB
it if	-1p1rs
it in	-1ejmop1gkn
it in $	1n
it in the	1i
it is	-2B-1abcefijkqCD1dnpuw2vx
it is #	1k
it is $	-1n1s
it is $#	-1k1m
it is @name	-1mp1wA2u4v
it is a	-2l-1aijns1kp
it is about	-1n1o3x
it is all	1l
it is been	1i
it is easier	2o3i
it is excluded	2l
it is for	-1o1j
it is going	-1i1lop
it is gone	-2o1n
it is good	2p
it is got	-1op
it is hard	-1p
it is in	-1s
it is less	1m
it is like	-1i1s
it is not	-1mnrB1ops
it is now	-1s1dn
it is on	-1r1d
it is one	1gno2i
it is only	-1l1d
it is own	-1o2s
it is really	-1p
it is that	-1n1x4i
it is the	-2is-1jmp1dno
it is time	1x2j
it is worth	-1jlop1z2n
it is you	-1o1r
it is your	2n
it is ~feel	-1lo2p
it is ~money	-1j1m
it is ~not	-2nB-1djmr1ps
it it	-1o1d
it it is	-1o1d
it just	-1o2i
it leaves	-1ln
it leaves out	-2l-1n
it like	-1g1ik
it looks	-1s1p
it makes	1jp
it makes sense	1p
it may	1n
it might	1p
it never	1s2p
it new	1i
it now	-2gi-1jn3d
it now $	-2i-1g2d
it okay	-2i-1g1u
it on	-1o1k2g
it one	1r
it only	2l
it or	-1gi1hos2d
it or not	1h3d
it or ~not	1h3d
it out	-1d2k
it out $	1jk
it over	-2i-1dknp1g3h
it over $	-1iop1g
it pays	-2i-1o3s
it pays for	-1l1ps
it renew	1iqB
it says	1i
it seems	-1i2op
it shows	-1iC1h3p
it so	2d
it something	1i
it sounds	-2p2o
it sounds like	-2p2o
it stands	-1l2n
it still	1no2l
it stops	-1p3l
it takes	-1p2a
it takes a	1l2a
it that	1ip
it the	-1os1r2fi
it to	-1gjn1hls
it to the	-1o1r
it to you	1h
it today	-1l1d
it today $	1d
it under	1nu
it up	-1ho2i
it up $	-1o2i
it was	-1n1s2or
it was the	2r
it were	2j
it when	1ep
it when you	1el
it will	-2n-1do1es
it will not	-1n2l
it will ~not	-1n2l
it with	-1ir1j2k
it with the	1j
it with you	1k
it without	1i
it would	-1hp1i2mx
it would be	-2n-1hlp1j2mx
it would cost	1n
it would take	1os
it would ~money	1n
it you	-1dn1lp4i
it you are	1p2i
it your	1n
it yourself	1n
it yourself $	1n
it ~cover	1k
it ~meet	1BC
it ~money	-1s1nz
it ~not	1is2p
it ~pay	-1ijno3s
it ~pay for	-1l1ps
it ~pay if	1s
it ~pay your	-1ln1s
it ~soon	-1il1dj
it ~soon $	-1i1j
itsel*	-1n1j
itself	-1n1j
jewel*	-1dgkmps3r4n
jewelry	-2j-1ks3nr
jewelry $	-1s2n
jewelry _ and	1r
jewelry and	1i
jewelry is	1n
job	-2l1c2x
job $	-1l1s
job _ you	1i
job and	-1n1d
jobs	-1i3n
jobs $	2n
joke	-3i-1b1a2c
joke $	-3i-1b1a2c
jokes	2c
judgm*	2ap
judgment	2ap
jump	-1o1i2u3p
jumpi*	1q
jumping	1q
just	-5ip-3jn-2cmq-1efklBCD1aghotyz2bd3s
just _ $	1i
just _ $?	-2i2t
just _ a	-1i1guz
just _ and	1i
just _ it	-3i-1jl1r4d
just _ me	-1ci1gh2d
just _ not	1n
just _ that	1o
just _ the	1gj2b
just _ to	-1r1sx
just _ you	1hy2s
just _ ~cover	2s
just _ ~not	1l2n
just a	-2o-1aln1hs
just calling	1x
just calling to	1x
just do	-3i-1j1g3d
just do it	-3i-1j1g3d
just get	-1i1ju
just get the	1j
just give	-1ci1bg2d
just give me	-1ci1bg2d
just like	2o
just means	-1o
just need	-1i2g
just now	1i
just now $?	1i
just say	-3i-1b1gln2t
just so	-1n
just some	1z
just the	-1i1o2a
just to	-1ns1i2r
just you	1io
just you and	1io
just ~buy	-1g1d
keep	-3ns-2acght-1befilD1krC4j
keep $	1jl
keep _ $?	1i
keep _ deductible	-1is1j
keep _ old	-1j1r
keep _ on	-1n1jk
keep _ policy	1r
keep _ you	2j
keep _ ~cover	-1ins1r2j
keep coming	1i
keep coming $?	1i
keep it	-1dhil1pu3k
keep paying	-1n1j
keep the	-1ikns1jr
keep the old	-1j1r
keep the ~cover	1j
keep you	-1l2C
keepi*	-1aotD1pu
keeping	-1aotD1pu
keeping it	1j
keeps	-1i1a2b
kept	-2n-1i3op
kicks	-1n1ls
kicks in	-1n1ls
kid	-1i1ejo
kid $	1n
kids	-2hklx-1bgjnptzD1adir2e
kids $	-1aj1iop
kids $?	2i
kids _ $	-1h1ce
kids _ a	1s
kids _ one	1j
kids _ the	-2i1a
kids _ you	2a
kids and	-1n1jr
kids in	-1ir1ao
kids in the	-1i1a
kids would	1e
kids you	-1n1do
kind	-2n-1cijr1ads2o
kind _ policy	-1n1l
kind _ work	-2i
kind _ ~cover	-1n1l2i
kind _ ~thing	1i
kind of	-2n-1cijprs1ad2o
kind of policy	-1n1l
kind of work	-2i
kind of ~cover	-1n1l2i
kind of ~thing	1i
kitch*	1i
kitchen	1i
knew	-2i1dn
know	-4j-3g-2dkqrtx-1efmuwAC1y2aclD3p
know $	-2a-1bjoC1y2p3D
know $?	-2i2a
know _ $	-2p1a
know _ are	-1ao1bdu
know _ good	2a
know _ i	-1p1il
know _ is	-2l-1i4p
know _ it	1o2l
know _ the	-2i1no
know _ they	1h
know _ you	-1o2a
know _ your	1i
know a	1c2a
know about	-1l1n
know how	-1n1pz2ci
know i	-1p
know it	-2l-1i2p
know it is	-2l2p
know that	1a
know that is	2p
know the	1ap
know what	-2p-1c1h2l
know what they	1h
know what you	-1o2a
know yet	1l
know you	-1ap1bu
know you are	-1a1du2b
known	-1np1al
knows	-3i-1lp1os
labor	2s
ladde*	1no
ladder	1no
lady	-1i4a
lake	1o
lakes*	-2i-1anpsuxC4v7w
lakeside	-2i-1anpsuxC4v7w
lakeside $	-3x-2i3v4w
lakeside _ $	-1i2w
lakeside insurance	-1xA1B3w
lakeside insurance $	-1i2w
lakeside ~cover	-1xA1B3w
lakeside ~cover $	-1i2w
land	-1l2s
landl*	-1aijko1npr
landlord	-1los1pr2n
landlord $	1n
landlords	-1ij1ls
landlords ~cover	-1j1ls
langu*	-1ad1bj
language	-1ad1bj
lapto*	-2o-1r
laptop	-2o-1r
last	-3jk-2abcq-1eglmuzC1fhno2dt3i
last #	1i
last # years	1h
last _ $	-1q1i2d3t
last _ $?	-2t2i
last _ and	1x
last _ at	1i
last _ years	1hi
last _ you	1o2p
last one	1d2o
last spring	1i2p
last spring $?	1i
last thing	-1i1pt
last thing you	1o2p
last time	1i2f
last week	-1io1x
last week and	1x
last year	-1t1ir
last year $	1i
last ~meet	1d
last ~money	-1pt1rs2i
last ~money $	1i
last ~money years	1h
last ~soon	-1io1x
last ~soon and	1x
late	-1io1nq
late $	1q
latel*	1i
lately	1i
later	-2ip-1dghlAD1es4C
later $	-2i-1dhlpA1ejs2C
law	-1p1l
lawsu*	1e
lawsuit	1e
lawye*	-1n3l
lawyer	-1ns3l
lay	-1h1ks
lay _ #	1hs
lay _ ~money	1hs
lazy	-2l-1ip5a
leak	1l
leaks	-1i
lean	1j
learn	-1i1z2a
lease	-2o1nr2i
leasi*	-1a1i
leasing	-1a1i
least	-1np1d3j
least #	2j
least ~money	2j
leave	-3p-2gs-1abcfkqz1hiln2o4j
leave $	1n
leave _ alone	1l
leave _ off	-1p1l
leave _ to	1o
leave _ ~cover	-1s1j
leave it	1j2i3o
leave out	-1o1i
leave that	1j
leave the	-2i-1ks1n2j
leave you	-1f1hlo
leave*	-3s-1ijp1k2n3l
leaves	-3s-1ijp1k2n3l
leaves _ out	1n3l
leaves out	-1n1k
leaves you	-1ijs1kln
leavi*	-1l1d
leaving	-1l1d
left	-2js-1acgh1dlrx2kn3e
left $	1e
left _ $	-1o1n2el
left _ quote	1kx
left _ the	1i
left _ you	-1o1r
left _ ~money	1kx
left a	1ox
left in	1b
left on	-1i
left on the	-1i
left out	-1s2n3l
left out $	-1i1n3l
left you	-1n2p
legal	-1h
lend	-1h1i3c
lend me	-1h1i3c
lende*	-2kn-1efjlz1hC2sx
lender	-2l-1fjknz1hsC2x
lender _ me	1x
lender and	1g
less	-2s-1l1jp2n3m
less $	1jn2p
less than	-1jps3m
let	-4cip-3n-2efmtux-1bhlvABD1dzC2qr3g
let _ compare	2k
let _ do	1d
let _ down	-1i2oq
let _ finish	-1g1ad
let _ get	-2i-1hpr1d2gC
let _ go	-1hiz1dC2r
let _ just	1gr
let _ know	2h
let _ look	-1hj1kz
let _ make	1i2g
let _ pull	-1r
let _ put	-1h1g2j
let _ run	-1n1r
let _ see	-1gjkz
let _ show	-1ir3k
let _ start	1dz2b
let _ take	2q
let _ talk	1hz
let _ write	2g
let _ you	-1n2s
let _ ~buy	-1j1bdz
let _ ~meet	-1g1hz
let me	-3bcd-2n-1ijoptu1kl3r
let me get	-1r
let me go	2r
let me just	1r
let me make	1i
let me pull	-1r
let me put	-1h
let me run	-1n1r
let me show	-1ir3k
let me write	2g
let the	1in
let us	-5i-2lpq-1aemnorxC1bz3d4g
let us do	1d
let us get	-2i1d3g
let us go	1d
let us just	1g
let us look	-1j1kz
let us put	1g2j
let us see	-1gjz
let us start	1dz2b
let us talk	1hz
let us you	-1n2s
let us ~buy	-1j1bdz
let us ~meet	-1g1hz
let you	-1ghk1o2qC
let you down	-1i2oq
let you go	1C
let you know	1h
lette*	-1o1ps2i
letter	-1o1n2i
letter $	1n
letters	-1n1ps
letti*	-1nps1dyB
letting	-1nps1dyB
level	1k
liabi*	-2io-1abcdeghklx2jrs
liability	-1abcdeghiklo2jrs
liability $	-2s-1n1l3j
liability _ a	1s
liability _ if	1s
liability _ not	-1n1lp
liability _ rental	-1j3r
liability and	-1jln
liability does	-1n1p
liability does not	-1n1p
liability is	1n
liability on	1s
liability pays	1s
licen*	-2o-1cu1i
license	-1co
license number	-1c
licensed	1i
life	-3jl-2p-1adhiqC1cens2vw
life $	-1jps1mv
life $?	1c
life _ $	-1i1x
life _ the	1s
life insurance	-1iw2nx
life insurance $	-1w2x
life is	1e2s
life partners	1vw
life partners $	1w
light	-1ao2e
like	-4l-3dent-2hkxBC-1bfjquvwyAD1acim2go3p
like #	-2g-1akopr1u2m
like # $	1n2i
like # bucks	-1i
like $	-1p1ko
like $?	-1a2g
like _ $	-1alm1op2n3i
like _ $?	-1c1i
like _ a	1s
like _ are	-1ps2o
like _ big	-1o
like _ bucks	-1i
like _ do	1gz
like _ for	1p
like _ get	1gm
like _ have	-1o2p
like _ is	1ino
like _ it	1ip
like _ or	-1a1h2d
like _ should	-1o2j
like _ target	1p
like _ to	1g
like _ would	-1o
like _ you	1i
like _ your	1l
like _ ~buy	-1c1g
like _ ~cover	-2i1jz
like _ ~harm	-2p1o
like _ ~meet	-1g1c
like _ ~money	-1i1m
like a	-2bin-1j1mo2p3ac
like a target	1p
like an	-1s
like for	-1gh1k
like if	1s
like it	-1il1do2h
like me	1g
like me to	1g
like that	-1jm1n
like that $	-2p1ino
like that ~harm	-2p1o
like the	-2j-1nos1bp2g
like they	-1i1op
like this	-1ad1p
like this $	2p
like to	-3j-1adhop2giz
like to do	1gz
like to get	1gm
like to ~buy	-1c1g
like to ~meet	-1g1c
like what	1i
like you	-3p-2i-1ds3aj
like you are	-1ps2o
like you have	-1o2p
like yours	1ps2j
like ~money	-2g-1aklpr1u2m
like ~money $	1n2i
like ~money ~money	-1i1m
likes	-3i
likes it	-2p1l
limit	-3i-1kn2js
limit $	-2i-1l1j2s
limit _ a	1s
limit and	1s
limit*	-2s-1gjlop1amr2k
limits	-2s-1gjlop1amr2k
limits $	-1r1akn
limits _ you	1k
limits and	-1n1m2k
line	-2gjpr-1achuxA1dnq2t3k4y
line $	-1xA1bsy2q3k
line _ line	-1hr3k
line by	-1r2k
line by line	-1r2k
link	-1s3h
link in	-1s3h
liquo*	-2l-1ip1ks2j
liquor	-1ilp1ks2j
list	-3hi-2ago-1bdk1l2rs4f6j
list $	-2h-1a1lps3f
list _ $	1fl3j
list him	3j
list it	1j2l
list it $	1jl
list the	-2i2jr
liste*	-4i-2p-1bcklnu1jrsz2D3a
listed	-1n1s2jr
listen	-2i-1cjp2z3a
listen to	-2i-1c2a
listening	-2i1a2D
littl*	-2p-1achlnr1dmu2eot
little	-2p-1achlnr1dmu2eot
little $	2t
live	-1ac1noz2is
live _ what	-1i1oz
live with	-1c3i
lives	-1l1n
lives _ $	-1l1n
lives on	-1l1n
livin*	-1cp1e2i
living	-1cp1e2i
living _ $	-1l
living _ a	1ei
living _ on	1ln
living on	1io
living room	1l
llc	-1a1i
loan	-3l-1abdegkop1nr2sx
loan $	-1bl1j2n
loan _ it	1i
loan _ off	-1s1n
loan _ the	-1l1s
loan _ you	1s
loan comes	-1s1n
loan comes off	-1s1n
loan for	1c
loan officer	2x
loan on	-1n1s
loan on the	-1n1s
loans	-1o2i
lock	1dgj
lock _ in	1dgj
locke*	-1s1n
locked	-1s1n
log	-1c
login	2i
long	-2jl-1acdfghptuvB1inoC
long $	-2C-1lp2n
long _ $	-1i2o3C
long _ you	1is
long _ your	1i
long and	-1op
long as	1s
long is	1b
longe*	1ln2C
longs	2i
look	-3gl-2abcmou-1enpqrstvwxC1hz2k
look $	-1p
look $?	-1o1i
look _ $	-1o
look _ $?	1h
look _ a	1j
look _ both	-1hsz3k
look _ it	-1k
look _ over	1h
look _ that	-1s2j
look _ the	-1i1s
look _ this	1i
look _ what	1z
look _ your	-1k1isz
look at	-2d-1cglmux1oz2k
look at a	1j
look at both	-1hsz3k
look at it	1j
look at the	1rs
look at what	1z
look at your	-1k1isz
look for	-1s1j2h
look it	1h
look it over	1h
look like	1i
looke*	-2p-1o1s
looked	-2p-1o1s
looked at	-1p1s
looki*	-1adn1mz
looking	-1adn1mz
looking _ #	1m
looking _ ~money	1m
looking at	-1do1m
looking at #	1m
looking at ~money	1m
looks	-2n-1ijl1gs2p
looks at	-1n2s
looks like	-1s1p
lose	-3i-2aj-1bglos3e
lose $	1k
lose _ house	-1i
lose _ you	-1dl1e
lose _ ~kin	-1o1ep
lose _ ~thing	-1i
lose the	-1ijn1dr2e
lose the house	1e
lose the ~thing	1e
loss	-1ilnq1ps2h
loss of	-1i1s
loss runs	2h
lost	-2i-1p1ae2t
lot	-4s-2ajlo-1bcdehkux1npB
lot $	-3p1n
lot _ money	-3p
lot _ people	-1o2p
lot _ you	-1n1oB
lot about	-1no2p
lot more	-1s1n
lot of	-2s-1aclmno1p
lot of money	-3p
lot of people	-1o2p
lot to	1o2p
lots	-1s3p
lots of	-1s3p
lousy	-1a2p
love	-2j-1iop1e3g
low	-2p-1i1ms2n
low $	-1p2s
lower	-1jl
lower level	1n
loyal	-1ps
loyal*	-1j2p
loyalty	-1j2p
luck	-1c3C
lunch	-1k1hopq3C
lunch _ $	1hqC2p
lunch rush	1hoquC
lunch rush $	1hqC
lying	1o2l
machi*	-2l-1op
machine	-2n-1l1rs
machine _ the	1s
machines	-1ils1n
machines and	1n
mad	-1i1o2p
mad $	-1i1p
made	-2g-1pt1i
made you	2i
magic	-1p1l2c
magic _ $	-1p1l2c
mail	-3o1h
main	1i
make	-3h-2cu-1bekpqstBCD1fln3ij4g
make _ $	-1p2i
make _ $?	-1p
make _ a	-1pu2g
make _ i	1i
make _ your	-1i1d
make a	-2i1p2j
make it	-2j-1hp1m2gn
make me	1p2a
make sense	-3p4i
make sure	1fir
make sure i	1i
make the	2g
make you	-1pu1io2g
makes	-2s-1abdoqtuxB1lD2jp
makes _ $	-2i-1ou2D
makes _ sense	1j
makes _ you	-1o1p
makes it	2n
makes sense	-2io-1u1jzD2p
makes sense $	-2i-1ou2D
makes sense you	-1o1p
makes the	1j
makes you	-1t1i
makin*	-1abu1g3i
making	-1abu1g3i
man	-2i-1bjlosD1dB2aC4p
man $	-1D1B2C
man that	2p
man you	2a
manag*	1d2a
manny*	1n
mannys	1n
many	-2a-1ghu1bcds2pB
many _ are	-1b2c
many _ in	1n
many _ you	-1p1sB
many employees	1iB
many kids	1n
many miles	1s
many of	1i
many ~kin	1n
map	-1lo1p2s
map _ you	1p
maple	2x
maple street	2x
mark	1ik
marke*	-1ln1s
market	-1ln1s
market value	-1l
marri*	-1aD1e3i
marriage	1e
married	-1aD3i
married $?	2i
match	-1hi2j4k
match your	1j2k
math	1c
matte*	-1il1s
matter	-1l1s
matter what	-1l
matters	-2o
may	-1abelxz1gy2nu
may _ ask	-1uz1i
may _ ~meet	1i
may be	-1s1y
may i	-1xz1g2u
may i ask	-1uz1i
may i ~meet	1i
may not	1n
may ~not	1n
maybe	-1opD1r
maybe $	-1pD
maybe ~money	1l
me	-5eos-4jnCD-3im-2aw-1flpA1drtuB2bq3hx5c
me #	-1h2c
me $	-3i-2djnopD-1ghswC1alqAB2t3c
me $?	-2gi-1q1tu2c
me _ #	-1k1d2b
me _ $	-2bco-1eghijqtuA1B2adv3p
me _ $?	-1i1ct
me _ a	1bz
me _ add	1i2g
me _ and	1kC
me _ back	2r
me _ call	1h
me _ dec	1h
me _ get	1g
me _ go	-1h1i
me _ i	1p
me _ is	-1c2i
me _ it	-1gop1B
me _ number	-1cf2ix
me _ picture	-1i2h
me _ same	-1g1k
me _ second	-2c-1b
me _ that	-1gip1oq
me _ the	-1b1gh
me _ this	2i3g
me _ too	1p
me _ would	-1n1j2x
me _ you	-2i-1hp1dl2k
me _ your	-2c1bg
me _ ~cover	-1r1i2h
me _ ~meet	1x
me _ ~money	-1k1cdi2b
me _ ~send	-1g1h
me _ ~soon	1h
me a	-2ag-1diklpstx1h5c
me a picture	1h
me a second	-2c-1b
me about	-2b-1cg2i
me about the	-1b
me about your	-2c2i
me and	1h
me ask	1pz
me for	2q
me get	-1r
me go	2r
me i	-1lp1jt3q
me i would	1j
me is	-1i1o2n
me just	1r
me make	1i
me pull	-1r
me put	-1h
me run	-1n1r
me show	-1ir3k
me show you	-1ir3k
me that	-1gi1p4h
me the	-2o-1i1cdh2bgj
me the ~cover	1i
me through	-1p1B2i
me to	-3c-1bdjnorszB1lu2gix
me to add	1i2g
me to call	1h
me to get	1g
me to go	-1h1i
me to ~meet	1x
me to ~send	-1g1h
me too	-1j2p
me too $	-1j2p
me what	-1c1b
me with	1c2g
me write	2g
me you	-1n1o2x
me you would	-1n2x
me your	-2i-1fht1bd2ck3x
me your number	-1f2x
me ~money	-1h2ci
me ~money ~money	2c
mean	-3p-2lo-1acu1iks2q6t
mean $	-2t-1o1i
mean $?	2t
mean _ $	1kt
mean _ that	-1t1i
mean _ you	3t
mean by	1t2i
mean by that	-1t1i
mean to	1t2q
mean you	-1p1t
meani*	1ci2t
meaning	1ci2t
means	-3ij-2klnp-1ademor1B8s
means #	1s
means _ you	1s
means you	-1i4s
means ~money	1s
meant	1l
med	2l
med pay	2l
med ~pay	2l
medic*	-1an2s
medical	-1n2s
medical bills	1s
meet	-2u1r2i3h
menti*	-1p1x2y
mentioned	1x
mess	1bo
messe*	-1p1qt
messed	-1p1qt
met	-1hjpr2x3a
met _ the	1x
met at	1x
met at the	1x
middl*	-2i1mqsuB2j
middle	-2i1mqsuB2j
middle _ the	-1o1s
middle of	-1io1qsuB
middle of the	-1o1s
midni*	-1i1dg
midnight	-1i1dg
might	-2i-1ds1l2j
might _ to	-1iop2j
might not	-1s1l
might want	-1iop2j
might want to	-1iop2j
might ~not	-1s1l
milea*	-2i-1knpz3jr
mileage	-2i-1knpz3jr
mileage _ $	2r
miles	1l2s
miles $	-1n1ls
miles you	-1i1s
mind	-3p-2ag-1bcjknt1y2iu3h
mind $	-1p
mind $?	1i
mind _ asking	1i
mind _ i	1iy2u
mind _ me	2h
mind a	-1i1u
mind if	1iy2u
mind if i	1iy2u
mine	-2jn-1dghipsu1z7k
mine $	1ik
mine _ $	1z
mine and	2k
mines	-1n1k
minim*	-1ilops1ajn3k
minimum	-1alps1jn3k
minimum $	-1n2j
minimum _ $#	2k
minimum _ ~money	2k
minimums	1a
minut*	-6i-3c-1ajkmprtC3d7u
minute	-4i-1acps1l2d5u
minute $	-1gi1b2du
minute $?	-3i3u
minutes	-3i-2c-1bklmnpr1ds4u
minutes $	-2i-1h1s2du
minutes $?	-1gi1u
minutes _ the	-1u1hi
minutes and	1o
miss	-1u1ior
miss _ $?	-1u1i
misse*	-2q-1ip4t
missed	-2q-1ip4t
missed _ $	-2q3t
missed that	-2q-1ip4t
missi*	2biz
missing	2biz
missing $	1kz2bi
mista*	3q
mistake	3q
mistake $	2q
mix	1q2p
mixer	1x
mm	-1p2D
mm $	-1p2D
mod	-1ajknp1h2r4s
mod $	2r
mod _ ~money	1s
model	-2a4b
model $	-1a1b
mom	-2i-1s1a2n3o
momen*	-3i-1bc1j3u
moment	-3i-1bc1j3u
moment $?	1u
moms	1n
money	-3r-2gkm-1behjlux1c2is3o
money $	-2p-1ijmn1alo2s
money $?	1i2c
money _ a	2p
money _ is	1io
money _ the	-1m1di
money _ to	1n
money _ you	1p
money and	1op
money for	-1gi2n
money goes	1n
money goes to	1n
money in	1o
money or	2i
money out	-1n1d
money you	-1n
money*	1s4p
moneys	1s4p
moneys tight	1j2p
month	-2cks-1abhjlnptu2m3i
month $	-3i-2l-1cknps1d2m
month _ i	1pqB
month _ you	1im
month and	1ip
month to	1o
month would	1im
month*	-1cdhs1gil3m
monthly	1g2m
monthly $	1m
monthly or	2g
months	-1drs1ijlm
months $	-1io1lm
months _ would	-1n
months and	1o
months of	1j
more	-3abcil-2eghqu-1pvxyD1djn2mo3ft
more $	-2j-1s1i2m
more _ #	1lmo
more _ $	-2p-1anq1os2f
more _ a	1s
more _ from	-1d1C2f
more _ it	1no
more _ month	1j
more _ than	-1p
more _ that	-2p-1o3i
more _ the	-1mp1j2t
more _ they	1jn
more _ you	-2i2m
more _ ~money	1jl
more a	1j
more a month	1j
more a ~money	1j
more about	4i
more about that	3i
more and	-1ms1k
more calls	-1dp3f
more calls from	1C2f
more liability	-1p1j
more or	-1s2n
more than	-1ador1jkm
more than #	1lo
more than a	1s
more than the	-1ps1j
more than ~money	1lo
more time	-2i-1q1or3t
more to	-1m1no2s
more ~cover	-1p1j
morni*	-3D-2bpC-1acdgjlsB4h6A
morning	-2pCD-1abcdgjlsB1h4A
morning $	-1dipCD2A
morning @name	-1i1vA
morning @name $	-1v
morning @name @name	1v
morning @you	1A
morning _ $	-1iv1A
morning _ @name	1vwA
morning _ it	1u
morning and	1h
mornings	1i3h
mortg*	-1cklop1rs2n
mortgage	-1cklop1rs2n
mortgage $	1ns
mortgage _ one	-1k1r
mortgage and	1r
most	-2o-1bcijkmrt1n2ps
most _ ~cover	1ln
most folks	-1o1p
most people	-1p
most policies	1n
most ~cover	1n
most ~kin	-1o1p
mostl*	1i2s
mostly	1i2s
mostly $	1i
mothe*	-1p1dn
mother	-1p1dn
mother _ still	1n
mother is	1n
mother is still	1n
motor*	-1cu1s
motorist	1js
motorist $	-1j1kn
motorist _ the	-1ln
motorist is	-2n-1l1s
motorist on	1i
move	-1dhnpr2gj
move _ over	2g
move is	-1s2j
moved	1n
movie	-1b1c
movin*	1r
moving	1r
moving the	1r
mr	1A
mr brandt	1A
much	-2bn-1cdghjkmqrtD1p2s4B
much $	-1C1aiB
much _ $	-1oD3B
much _ they	1p
much _ you	1o2i
much _ your	1s
much did	1p
much of your	1s
much you	-3i1p
music	2c
must	-3i-1l1d5a
must _ been	1p
must be	-1i1a
must have	2a
must have been	1p
my	-5s-4n-3giopD-2eku-1almtxA1hyB2v3bq8c
my _ $	-2gjD-1afotuvxAC1i2cdB3b5q
my _ $?	-1g1c3b
my _ @name	-1i2v
my _ and	1bh
my _ for	-1j1x3c
my _ i	-1i1p2q
my _ is	-3i-1bcknpqs2jv
my _ would	1ij
my _ ~money	-1l
my _ ~thing	-1r1c
my advice	-1n1i2j
my advice is	1j
my advice would	2i
my bad	3q
my call	-1q1p2B
my call $	-1q2B
my fault	-1p1q
my fault $	-1p1q
my mistake	-1p3q
my name	-1x2v
my name is	-1x2v
my names	-1i2v
my names @name	-1i2v
my notes	1r
my own	-1lqr
my score	-3c5b
my suggestion	-1i1j
my wife	-1ci
my ~advise	-1ns3j
my ~advise is	-1i2j
my ~advise would	1ij
my ~cover	-1cj2q
my ~kin	-1bhipqr4c
my ~meet	-1q1op2B
my ~meet $	-1q2B
my ~thing	1j
my ~thing i	1j
mysel*	-1l1v2p
myself	-1l1v2p
myself $	2p
name	-3l-2dg-1achikpqrs1fn2jv3x
name $	1ex
name _ $	-2i1bj
name _ @name	-1i1vx
name _ it	1j2n
name _ the	-1nr1o
name and	1i
name is	-1jlx2v
name is @name	-1x2v
name on	-1is1jnox
name on it	1j2n
name on the	-1nr1o
named	-2l1jns
names	-1oA1lw5v
names @name	-1i4v
names _ $	3v
near	1i
neare*	1ls
nearest	1ls
nearest _ $	-1i1ls
nearl*	1no
nearly	1no
neck	1ap
need	-2ikns-1abcefjlopquC1hz2g6d
need $	-1di1o
need _ $	-1i1dn
need _ know	1i
need _ to	1d
need _ ~buy	-1j
need _ ~money	1i2j
need a	-1h1di2gj
need is	1dop2g
need the	-1jr2hi
need to	-2gj-1hop1dz
need to know	1i
need to ~buy	-1j
need your	-1i2dg
need ~cover	-1n1x
neede*	1xB
needed	1xB
needs	-1s1lorx
neigh*	1n
neighbors	1n
neith*	1o
neither	1o
nervo*	1p
nervous	1p
never	-4i-2jl-1ghmor2n4a
never _ $	-1i1e
never _ that	-2p
never _ up	1ns
new	-2ahj-1bcdegqtuC2ikr
new $	2l
new _ $	-1jp1ir
new _ $?	1i
new _ costs	-1k1s
new _ would	-1j1km
new _ your	1o
new _ ~money	-1k1s
new one	-2n-1op1k
new one $?	1i
new one costs	-1k1s
new one would	-1n1k
new one ~money	-1k1s
new patio	1x
new policy	-1jls1n2k
new ~cover	-1jls1kn
new ~thing	1inx
new ~thing $	1i
newbo*	1p
newborn	1p
news	-3i-1A2cp
news $	-3i-1A2cp
next	-3u-2gpr-1acoqt1bei2n3h4k
next #	1d
next _ $	-2u-1r2hi
next _ $?	2h
next _ each	-1g1h2k
next _ the	-1h1n
next step	1j
next time	1hlnC
next to	-2j-1gopru1s5k
next to each	-1g1h2k
next week	-2u2hi
next week $	-2u2i
next year	1l
nice	-2lo-1npA2D
nice $	3D
nice _ $	-2p-1io
nicot*	2s
nicotine	2s
night	-1kosx1eC
night $	-1iko1eC
night $?	1h2i
night*	-1n1r2p
nights	-1n1or
nights a	1r
no	-4i-3hkx-2cmoqtuwA-1gsvyBC1ap2f3dln4r
no $	-1D1bdpr
no _ $	-2ilo-1kp1jrs2D
no _ and	-1l1os
no _ at	-2p
no _ calls	-1dp3f
no _ for	2l
no _ here	1j2p
no _ if	-1s2l
no _ in	1l2p
no _ income	-1l
no _ insurance	1n
no _ is	1d
no _ motorist	1n
no _ on	-1dn1l
no _ so	1l
no _ that	1d
no _ to	-1np1d
no _ you	-1no1dr
no business	-1l
no business income	-1l
no car	1n
no coverage	-2s-1i1e2n
no coverage $	1e
no cyber	1n
no flood	1n
no i	-1l2i
no idea	2a
no insurance	-1s1l
no judgment	3p
no matter	-1l1s
no matter what	-1l
no more	-1p3f
no more calls	-1dp3f
no on	1jn
no policy	-1n1l
no pressure	-1np
no reason	-1o
no reason to	-1o
no rush	-3p
no that	1p
no tickets	1or
no to	-1lp1adz
no umbrella	1n
no uninsured motorist	1n
no way	-1p1l
no wonder	-1p1a
no you	1o
nobod*	-2bdeghix-1cjkmrstvwyzBCD1afl2o4np
nobody	-2ds-1bcghjkmrtx1aoq2ln3p
nobody _ a	2p
nobody _ it	-2p
nobody _ the	1n
nobody _ this	-1o1p
nobody _ to	-1p1a
nobody _ you	1fnpq
nobody calls	-1o1f
nobody can	2l
nobody likes	-1io
nobody likes it	-2p1l
nobody told	-1l1no
nobody told the	1n
nobody wants	1a
nobody wants to	-1p1a
nobodys	-3i-1el1f2op3n
noise	-1p1t2q
non	-1iln1j2s
non owned	-1iln1j2s
noon	1dh
norma*	1n2p
normal	1n2p
normal ~cover	1n
not	-6i-5gx-4ceBD-3hpsuwyzA-2bjkmvC-1r1d4n6l
not #	2j
not $	-1ijlr1dhmo2kn
not _ #	1n
not _ $	-3a-2djpB-1bekmnqD1s3l
not _ $?	-1o1t4i
not _ a	-2i-1lprs1abdhn2e
not _ about	-1lp1n
not _ again	1f
not _ an	-1d1al
not _ and	1n
not _ any	-1i1n
not _ anybody	-2p
not _ anymore	-1l1f2n
not _ anything	-1i
not _ by	2l
not _ coverage	-1n
not _ for	-1dhms2l
not _ from	-1e1i2f
not _ her	1ijo
not _ him	-2p1l
not _ how	1a
not _ i	-1p1ilv
not _ if	1j
not _ in	-1an1hlp
not _ insurance	-1n1i
not _ is	1l
not _ it	-1do1ak2s3j
not _ lawyer	1l
not _ let	1is
not _ like	1p
not _ me	-2p1l
not _ money	1a
not _ much	-1o
not _ my	1i3d
not _ no	-1l2d
not _ of	2l
not _ other	1nr
not _ out	2o
not _ same	-1k
not _ that	-3p-1adir1jt2l
not _ the	-1dfijmqs1lnor2p
not _ them	-1l2n
not _ there	-1j1o
not _ think	1i
not _ this	-2l-1ai1e3d
not _ till	1l
not _ to	-3d-2at-1bgjns1q4l
not _ until	1l
not _ up	-1l2d
not _ what	-1ips1lo
not _ with	-1l1jn
not _ yet	1l
not _ you	-3a-2dio-1ehkqA1ltC
not _ your	-3n-1ei1a2l
not a	-2p2o3l
not a lawyer	1l
not able	1l
not able to	1l
not allowed	-1p1l
not allowed to	1l
not ask	-1r
not backdate	1lp
not be	-2j-1p1aehrs2b
not been	2n
not believe	-2l1i3a
not blame	-3l-1a3p
not blame you	-1al1i4p
not call	-1hl3f
not call you	-1h
not cash	-1l1r2j
not change	-1nps
not change what	-1s
not come	1no
not cover	-1ins1l
not cover your	-1n1l
not covered	-1s1j2n
not covered $	-1s2l
not do	-1ains3l
not do is	1l
not do it	-1n1dp
not do this	-1i
not drive	-1o
not enough	-1lp
not enough $	-1lp
not even	-2l1n2o3p
not feel	-1o1p
not feel like	1p
not find	1a
not fix	-1ds1e2l
not for	-1s2e
not get	-3l-2jp-1q1aint
not getting	1dq
not give	1d
not give you	1d
not go	-2l1js
not going	-1op1il
not going to	-1op1il
not have	-1jlprs1abdek2nq
not have $	-1p
not have a	-1n1be2d
not have the	1n2l
not have to	-1di1p
not hear	-2il-1e2f3t
not hear you	-2il3t
not help	-1n1l
not here	-1l1n
not insured	1n
not issue	1l
not it	3i
not just	1h
not keep	2C
not keep you	-1l2C
not know	-1djp1n2a3l
not know $	-1a2l
not know about	-1l1n
not know how	1a
not know the	1a
not know what	-1i1l
not know yet	1l
not leave	-2p-1a1dj
not let	1l
not like	-1d1p
not make	-1p2l
not mean	-2pt-1lo1s2q
not mind	-1d2i
not named	-1l1n
not need	1d
not need to	-1o1d
not on	-2l-1ij1n
not paid	1l
not part	2l
not part of	2l
not pay	-1ios1l
not pay $	1ln
not pay for	-1ns1l
not promise	-1p2l
not promise the	1l
not protect	1n
not put	-1op1dln
not read	1ao
not really	-1p1io
not say	-1jp1l
not see	-1l1n2p
not so	1s
not something	-1anp2l
not something i	-1p2l
not start	1lr
not take	-1j1dkp
not tell	-1ip2l
not tell you	-2i-1p2l
not that	-1lo1ap
not the	-1jkl1b
not the same	-1k
not there	-1l
not think	-1jl1v
not to	-1l1g2s
not touch	1l
not trust	-1i1p
not understand	-1lpq1a
not want	-1l1for
not want the	1r
not want to	-1o1f
not what	1s
not work	-1l
not you	-1i1d
not you $?	-1o1i
not your	1p2a
note	1f
notes	2r
nothi*	-4i-3j-2ahk-1msxz1o2np3el
nothing	-4i-3j-2ahk-1msxz1o2np3el
nothing $	-2in-1hkp1dl2e
nothing _ it	-1o
nothing _ the	-1l1n
nothing _ you	-1s2l
nothing _ your	-1s1n
nothing for	-1p3n
nothing left	-1o1e
nothing on	-1s1ln
nothing on your	-1s1ln
nothing to	1eop
notic*	-1lnu1x
noticed	-1lu1x
noticed you	-1u1x
now	-5aps-3cehl-2qtxAD-1kvwyzB1g2fnou3bC4d
now $	-2aiklpsuD-1cehoqx1bjn2mC3df
now $?	-2b-1cdo1gi
now _ $	1u2i
now _ are	-1in1dr
now _ is	-1ilr1o2n
now _ it	1d
now _ not	1bi
now _ you	1g2b
now _ ~not	1bdio
now a	-1aA1bnu
now and	1bio
now and ~not	1bio
now i	1i
now it	2o
now it is	2o
now okay	-1i2u
now or	1di
now that	1n
now the	1k
now there	1n
now there is	1n
now you	-1n1o2i
numbe*	-4g-2abejnu-1cdkoprBC1hiqtxz2s4f
number	-4g-3u-2abn-1dejkprzB1iqstx4f
number $	-2p-1cikr1hst2fx
number $?	-1g1i
number _ $	1fq
number _ i	-1h
number _ the	-1o
number and	-1rs1d
number and the	-1s
number for	1i2c
number is	2s
number off	-1i1fp
number on	1s
number on the	1s
numbers	-1c1h2z
numbers $	1z
numbers _ and	1h
numbers and	1h
numbers together	1hk
nurse	1r2s
obvio*	-1il2a
obviously	-1il2a
ocloc*	-1o1hi
oclock	-1o1hi
of	-6k-3b-2dgijzD-1lmtwxyB1cops
of #	-2i-1nps1o2cl
of # $	-2i1l2c
of $	1gp
of $?	1i
of _ #	1n
of _ $	-3s-2bi-1gjkmprtw1lnqu2ac
of _ $?	-1o1cgh2i
of _ about	1l
of _ and	-1lC1op
of _ are	-1a1i
of _ do	1i
of _ does	-1in
of _ for	-1i1bn
of _ house	1is
of _ if	1i
of _ in	-1m1ps
of _ insurance	1lnA
of _ is	1is
of _ it	-1o1n
of _ life	1e
of _ list	1p
of _ new	1i
of _ not	1j
of _ on	-1ln1s
of _ pocket	1n
of _ sales	1s
of _ that	-1l1n
of _ the	1o
of _ there	1o
of _ think	3p
of _ to	1a2t
of _ wages	-1s
of _ were	1i
of _ year	1ps
of _ you	-2s1en2p
of _ ~cover	-1ijp1eA2l3s
of _ ~kin	-1ips1d2C
of _ ~meet	-1i1y2u
of _ ~money	1p
of _ ~not	1jo
of _ ~pay	1j
of _ ~send	-1s1p
of _ ~thing	1s2l
of a	-1n1ms2a
of an	-1j1hi
of any	2s
of business	1j
of course	-1ino2p
of course $	-1p
of course you	-1i2p
of coverage	1x
of coverage $	1x
of em	-1o
of everything	-1ip1e
of folks	1p
of it	-2s-1dj1ah2n
of it $	-1o1ahn
of liability	1s
of money	-1p
of money $	-1p
of our	-2i-1n2f
of paper	-1s
of people	-1aos1p
of policy	-1n1l
of questions	-1i1u
of something	-1i1u
of that	-1a2lC
of that $	2l
of the	-1cejmpux1ilv2rs
of the house	1s
of the new	1i
of the ~cover	1s
of the ~money	1s
of the ~thing	-1i1os2l
of there	1n
of things	2i
of this	-1di1ny2u
of this $	-1i1an
of those	-1p3i
of us	-1n1h
of what	-1op1ln
of what you	1n
of work	-2i
of you	-2a-1clux1gjp2io
of you $	-2o-1an1i2p
of you $?	1ghi
of your	-2p-1drs1iC2e
of your pocket	1n
of your sales	1s
of your wages	-1s
of your ~cover	-1n1es
of yourself	-1ijo2ap
of yourself $	-1io2a
of ~cover	-1np1cilms
of ~cover $	1x
of ~cover $?	2c
of ~kin	-1i1p
of ~money	-2in-1jp1qsxB2cl
of ~money $	-2i1l2c
of ~thing	2n
off	-3g-2bekt-1cimouxzA1q2rs3j4f
off $	-2di-1o1afjpq2l
off $?	-1s1i
off _ $	2s
off _ list	-1ah1q3f
off _ phone	-1j2d
off _ the	1jr
off _ ~money	1h
off _ ~thing	-1n1j
off a	1h
off and	1n
off for	2s
off on	1r
off on the	1r
off our	1fp
off our list	1fp
off the	-2i-1ajo1dq2fs
off the list	-1ap1q3f
off the ~thing	-1in1j
off with	-1o1j
off your	1o
off ~soon	2f
offer	1dkl
offer you	-1p1l
offer*	-1n2dk
offers	1k2d
offic*	-2ps-1bdhijklnor1q2gx
office	-2p-1ijlors1q
officer	2x
often	-1p2s
oh	-2a-1bcdjklstuxBC1oy2iA3D
oh #	1i
oh _ $	-3i-2p-1aC1nA4D
oh _ is	1ip
oh _ that	2p
oh no	-1D1io2p
oh wow	-1p1o2D
oh ~money	1i
oh ~not	-1D1io2p
okay	-4ap-3cjnos-2ilqtzA-1ekmv1bgh2r6uD
okay $	-2C-1abA1i5D
okay $?	-2i-1D1h3u
okay _ $	-1bC2dgiD
okay _ a	-1u1i2h
okay _ i	-2i1rux
okay _ it	1D2o
okay _ me	1r
okay _ that	1iuy
okay _ to	-1p1D
okay _ will	-1p1fC
okay _ you	-2i1B2u
okay and	1g
okay got	1D
okay got it	1D
okay i	-1iu1f
okay i will	-1p1f
okay if	-2i-1gz1x2u
okay if i	-2i-1g1ux
okay so	-2D-1bjn
okay thank	1B
okay thank you	1B
okay time	-1i2u
okay to	1u
okay with	-1gn1y3u
okay with that	1iuy
okay with you	-2i2u
old	-3bp-2du-1cghlnqstx1irz4a
old $	-1n1l
old _ $	-2i-1l1n2j3a
old _ $?	1i
old _ and	-1h
old _ is	-2n1k
old _ would	1an
old _ you	-1a1i
old are	-1a1i
old are you	-1a
old one	-1l1j
old policy	-1lnos1kz2r
old ~cover	-2s-1lno1jkrz
old ~money	1l
old ~thing	1s
olds	2i
olds your	2i
on	-6c-4auC-3gmA-2fstvz-1deopwB1x2iqr3n
on #	1x
on $	-2gl-1bdehikpq3jsD
on @day	-1ijk3h
on @day $	-2i-1k1x
on @day $?	1h
on @day and	1n
on _ #	-1k
on _ $	-2adgpr-1eikmoCD1lqz2jntx
on _ $?	-1bdt1gh2i
on _ @day	-1k1loB
on _ and	-2o1gq2r
on _ are	1d
on _ back	1o
on _ business	-1gn1z
on _ call	-1g1i
on _ car	-1j2n
on _ end	2i
on _ fifth	-1o1hr
on _ first	1d
on _ fixed	1n2r
on _ for	-1hj1np
on _ form	-1i2n
on _ hail	1n
on _ hook	-1j2n
on _ house	1np
on _ i	1q
on _ is	-1is1o2n
on _ it	-1ln1km
on _ lease	1i
on _ left	-1j2k
on _ list	1s
on _ loan	-1i2n
on _ of	-1i1rs
on _ one	-1jn1kl2pq
on _ or	1s
on _ other	-1i1ko2b
on _ own	-1o1dn
on _ page	-1hi3k
on _ personal	-1l
on _ policy	-2l-1gir1n
on _ quote	-1h
on _ recorded	-1xA1v2y
on _ right	-1j2k
on _ roof	-2i-1nrs1j2k
on _ same	-1h1kr
on _ second	-1s
on _ side	1o
on _ so	1jn
on _ street	-2n-1ijs1x2de
on _ table	1k2o
on _ the	-2o1kl2i
on _ what	1k2h
on _ you	2i
on _ your	-1i1n
on _ ~cover	-1gk1r
on _ ~harm	1n
on _ ~kin	-1do
on _ ~meet	-1g1i
on _ ~money	-1jk
on _ ~soon	-1k1loB
on _ ~thing	-2s-1behlr1kp
on a	-1abdejkpsuA1gno2iy
on a @day	1loB
on a call	1i
on a car	1n
on a fixed	1n
on a hail	1n
on a personal	-1l
on a recorded	-1xA1v2y
on a ~cover	-1n1s
on a ~harm	1n
on a ~meet	1i
on a ~soon	1loB
on a ~thing	1n
on any	1i
on comp	-1i
on for	1i
on for the	1i
on here	2n
on here $	1n
on it	-1dgklosx1jn
on it $	-2dl-1s
on it $?	1i
on it is	-1s1o2n
on me	-1j1q2t
on me $	2t
on my	-1c1io2b
on now	1j
on one	-2i-1j1k
on our	1x
on paper	-1j1kn2h
on payroll	2s3i
on payroll $	2is
on that	-2a-1b1klnq2g
on that $	-1np1i
on that $?	2g
on that one	-1j1l2pq
on that policy	-1jl1n
on that ~cover	-1jl1n
on that ~thing	1j
on the	-3s-2jo-1acdfghmnpqtxyz1bklr2ei
on the #	-1k
on the fifth	-1o1hr
on the first	1d
on the form	-1i2n
on the hook	-1j2n
on the house	2p
on the lease	1i
on the left	-1j2k
on the loan	-1i2n
on the other	-1i1ko2b
on the policy	-3n-1gl1s2j
on the right	-1j2k
on the roof	-1is2k
on the same	-1h1kr
on the second	-1s
on the street	-2n2e
on the table	1k2o
on the ~cover	-3n-1g1jrs
on the ~money	-1jk
on the ~thing	-1jnrs1ikp
on there	-2i-1dkos1m2n3j
on there $	-1i1jl2n
on this	-2n-1agj1bk2i
on this $	1i2b
on those	1i
on to	2j
on top	1r2s
on top of	1rs
on us	1p3q
on what	1j2l
on wind	-1m1iknr
on you	-2is-1k1bdelpq2n
on you $	-1ij1dlnq
on you are	1d
on you for	2p
on your	-3e-1bjklms1dnz2aop
on your end	2i
on your own	-1o1dn
on your policy	-2j-1is2n
on your street	-1i2d
on your ~cover	-2j-1is2n
on ~cover	-1in1jr
on ~cover $	-1i1j
on ~money	1x
on ~soon	-1ijk3h
on ~soon $	-2i-1k1x
on ~soon $?	1h
on ~soon and	1n
once	-2i-1gjklo1px2dht
once _ have	1h
once you	-1io1n
one	-4a-3dxz-2bfsyAD-1cghiu1lmno2ejr6k
one #	-2o-1l1giknr
one # $	-1o1mr
one # a	-1m1gin
one $	-3i-2k-1ego1mpqC2cl4j
one $?	-1k1i
one _ #	-2n-1i1krs
one _ $	-2jl-1anD1ip3os
one _ $?	1iu
one _ a	-1m1gip2n
one _ and	-2ns-1hio1r3e
one _ for	-1ho
one _ i	-2n1jk
one _ is	1n2ip
one _ not	-1l2n
one _ of	-1ps1o2m
one _ one	2j
one _ or	-1k3i
one _ rental	1k
one _ salary	1r
one _ that	1lqr
one _ the	-1js1nvw3l
one _ thing	1o
one _ those	2i
one _ time	-2i-1q1r3t
one _ to	-1l
one _ up	2k
one _ with	-1i1su
one _ would	1hn
one _ you	-1t1jks
one _ your	-1i1jn
one _ ~cover	-1ns1k
one _ ~harm	1o
one _ ~money	-2n-1ijlp1r3k
one _ ~not	-1l2n
one _ ~pay	-1ls2k
one _ ~soon	1h
one a	1C
one accident	1en
one costs	1s
one crash	1n
one does	2kp
one for	-1np1jq2l
one has	-2l-1ns2k
one i	1hj
one i would	1hj
one in	-1n1j
one income	-1n1j2r
one is	-1ns2j3k
one is ~money	-1n2k
one more	-2i-1knq3ot
one more time	-2i-1q1r3t
one of	-2o-1jps1lnvw
one of the	1lnvw
one of those	2i
one out	2o
one page	-1hi1k
one pays	-1s1k
one so	1n
one that	1n2i
one that is	1in
one thing	-1p
one times	-1kls1nr
one times salary	1r
one times your	2n
one who	1o
one with	-1jo1kr
one with ~cover	1k
one without	-1j1k
one without $	-1j1k
one would	-1n1k
one year	2p
one you	1g2l
one ~harm	-2s-1ko1n3e
one ~harm and	-2n-1ko3e
one ~insurer	1r
one ~money	-3o-1hjl1giknpr
one ~money $	-1ko1mprs
one ~money a	-1m1gin
one ~not	-1j1k
one ~not $	-1j1k
one ~pay	-1ls2k
one ~thing	-1el1irs
ones	-2s-1giln1m2oq3k
ones _ $	1o
ones ~money	1o2k
onlin*	-1c1u2x
online	-1c1u2x
online $	1x
only	-3ms-1ehijkoux1a2bg3n4d6l
only #	-1l1dn
only _ $	-1a1j2ip
only _ $?	1i2b
only _ for	-1ik1do
only _ in	3l
only _ the	1j
only _ up	-2m2l
only _ you	1no
only a	-1jn1abl
only go	1l
only pay	-1is1o
only pay what	-1s
only pays	-1ks2l
only ~cover	1n
only ~money	1dn
only ~pay	-1ikps1o2l
only ~pay for	-1ik1o
only ~pay what	-1s
open	-2lp-1agk1dr
open $	-1j1hrs
open to	-1g1u
openi*	2i3b
opening	2i3b
opini*	-1u
opinion	-1u
optio*	-1jnru1k2m
option	2km
options	-1u
options $	1z
or	-5cj-4or-3lmp-2aquxyC-1fghksvwABD2d8i
or #	-1k1s2t
or # $	3i
or # $?	-2i2t
or $	-1dg2i
or _ #	1i
or _ $	-2o-1bcjkptuC1adeh
or _ $?	-1ci1t
or _ are	2d
or _ companys	1i
or _ do	1o
or _ in	1g
or _ it	-1gs2i
or _ like	1i
or _ or	-1a2i
or _ somebody	2i
or _ something	1i
or _ that	1i
or _ the	1i
or _ there	1i
or _ to	-1d1iz
or _ you	-1s2bn
or _ ~cover	1i
or _ ~money	1i
or _ ~thing	1i
or a	-2a-1u1e3i
or a #	1i
or a ~money	1i
or anything	-2a-1n2i
or anything $	-1a1i
or anything like	1i
or are	-2i1a2b
or are you	-2i1a2b
or did	1i
or does	1i
or is	-1d1iu
or is it	1i
or just	3i
or no	1z
or not	1h3d
or out	-2i
or rent	1i
or something	-2i2a
or the	-1kl1gino
or the companys	1i
or what	-2i1g2a
or what $	-2i1g2a
or you	-1i2d
or ~money	-1k1s2t
or ~money $	3i
or ~money $?	-2i2t
or ~not	-1i1hz4d
or ~not $	1h3d
or ~pay	2g
or ~soon	-1i2e
or ~soon $	-1i2e
order	-1s1clnz
order*	-1s
orders	-1s
origi*	1i
other	-3l-2agjmnp-1ceqtuxzCD1b2o3ks
other $	-1gjr1k
other _ $	-2k-1iln2bs
other _ $?	1i
other _ has	-1kln1s
other _ you	1ho
other driver	-1kln1s
other driver $	2s
other driver has	-1n1s
other drivers	1s
other guys	-1l
other people	1dn
other side	2b
other*	1k
others	1k
ouch	-2D3p
ouch $	-2D3p
ought	-1n3j
ought to	-1n3j
our	-4i-3p-2jkns-1abcdelovBC1rxy2q3f
our _ $	-1qC1x2f
our list	1fp
our list $	1fp
our office	-1ip1q
ours	-3ns-2ijr-1gp2m7k
ours $	2k
ours _ #	1km
ours _ the	-1j2k
ours _ ~money	-1s1k2m
ours has	-1js2k
ours has the	-1j2k
ours is	1k2m
ours is #	1km
ours is ~money	1k2m
out	-3a-2mp-1bijruvwyzABD1dn2lo3C4t
out $	-4i-2ae-1bdgnpqrs2jo3l4t
out $?	-1t2i
out _ #	-1hn1gjl
out _ $	-2ip1q2tC
out _ $?	-1t1i
out _ a	1s
out _ and	-1ln1ek
out _ door	1o2d
out _ form	2x
out _ in	1h
out _ is	2i
out _ it	1s
out _ me	1cn2d
out _ or	1i
out _ so	1ln
out _ the	-2p-1gjx1dho2e
out _ there	1n
out _ you	-3i-1jo1n2as
out _ your	-2s-1h1inox2C
out _ ~money	-1hn1gjl
out a	1x
out a form	1x
out and	-1o2s
out and you	1ln
out at	1s2l
out back	1l
out for	-1s1o2a
out for the	1o
out here	1d
out in	1g
out of	-2dhx-1aegjl1bfioqC3n
out of the	-1p
out of your	-1hs1ino2C
out on	-1l1b2e
out on the	-1n1b2e
out that	2d
out the	-1i1dh2go
out there	-1lo1it3C
out there $	-1i2tC
out there $?	-1t1i
out to	-1p1n2h
out with	1ci
outli*	-1no1ls
outlive	-1no1ls
outsi*	-2n-1i2s
outside	-2n-1i2s
outside $	1p
outside of	1l
outside the	-1l1s
over	-3do-2acjl-1fgpsxyD1eiv2nrw3h
over $	-2n-1djo1b2eh3k
over $?	1i
over _ $	-2np-1hlAC1j2i
over _ a	1n
over _ ground	1ln
over _ harbor	1w
over _ lakeside	1vwA
over _ the	1C
over _ we	2r
over _ you	1B
over _ ~cover	1nx
over _ ~money	1p
over _ ~soon	-1i1h
over at	-1i2vw
over at harbor	1w
over at lakeside	1vwA
over it	-1ns1j2r
over that	-1hp
over the	-1ij1pstu2n
over the ground	1ln
over there	3i
over there $	3i
over this	-1e1h
over to	1hB
over what	-1s1r2n
over with	1h
over your	1nx
overf*	-2n1is
overn*	1e
overnight	1e
overt*	1d
owe	-2k-1ajop1r2dq
owe #	1r
owe $	1l
owe _ an	1q
owe on	1i
owe you	2q
owe you an	1q
owe ~money	1r
own	-3p-2g-1bcdehmntvxC1ao2s
own $	1dz2s
own _ $	-3i-1elnp1kqs2a
own _ $?	1i
own _ and	-1s1r
own _ you	-1d1eo
own car	1l
own cars $	1s
own cars and	-1s
own comp	1i
own injuries	1l
own it	-1n1lq
own pocket	1i
own policy	-1hi1j2a
own policy $	-1in1a
own that	1i
own your	1i
own your ~thing	1i
own ~cover	-1h1aj
own ~cover $	-1n1a
own ~thing	-1ijr1l
own ~thing $	-1i1l
own ~thing and	-1s
owned	-1iln1j2s
owned _ for	2s
owner	-2j-1nu1dhixA2a
owner $	1k
owner $?	1h
owner _ the	-1j2x
owner about	1x
owner about the	1x
owner*	1np
owners	1np
packa*	-2s-1ekp1jm
package	-2s-1ekp1jm
page	-1bcdgijnpst1q2hk
page $	-1hs1oq
page $?	1i2h
page _ $	1h
page _ i	1z
page _ you	-1j2h
page and	-1r
page and i	1z
paid	-2jp-1adehmux1gr2n
paid #	1o
paid $?	-1n1i
paid _ $?	1i
paid _ yourself	1o
paid for	-1s1kn
paid in	1g
paid the	1r
pain	-1b1a2p
paper	-2s-1ijp1h3n
paper $	-1lps
paper _ you	-1j1k2h
paper*	-2o-1an1pr2i
papers	1ir
pardo*	-2i-1c2q4t
pardon	-2i-1c2q4t
park	-1np1sw2x
park _ $	-1ip1s
park it	1s
parki*	1i
parking	1i
part	-4p-2jq-1bdghku1t2ao3i4s
part $	-1ijlpq1a2t3s
part _ $	1i2a
part _ it	-1s1il
part _ this	1i
part _ you	1ios
part _ ~pay	-1i1s
part of	-1aps1lo2i
part of it	-1s1il
part of this	1i
part that	1o
part time	1n
partn*	1vw
partners	1vw
partners $	1w
parts	1z
pass	-1g1dj3b
pass $	3b
passe*	-1djno1x
passed	-1n1x
passed away	-1s
passengers	-1n1s
passw*	2j
password	2j
past	-1s1o2n
past the	2n
patie*	-1C2a
patience	-1C2a
patio	-2il-1psz1rvwA2x
patio $	-1inu1mrx
patio _ the	-1i1jn
pay	-3adek-2cprt-1bfghquvxzBC1s3l
pay $	-2i-1l3s
pay $?	-1n1i
pay _ #	-1o
pay _ $	-1np1ms2l
pay _ a	1s
pay _ for	-1n
pay _ it	1o2g
pay _ rest	1s
pay _ that	1i
pay _ the	-1i1j2l
pay _ what	-1i1o
pay _ your	-1l1mnp
pay a	-1l1s
pay for	-1djno1ip2l
pay for a	-1n
pay for it	2g
pay for that	1i
pay for the	1s
pay for your	-1l1jmp
pay now	1m
pay off	-1is1j
pay off the	-1is1j
pay the	-1lr
pay the rest	1s
pay what	-1s1o
pay you	-1o1l
pay your	1n
paych*	-1eklpr1o3n
paycheck	-1eklpr1o3n
paycheck $	1o
paycheck _ the	-1n1s
payin*	-1abdhiqrt1lop2n
paying	-1abdhiqrt1lop2n
paying $	1m2lp
paying _ a	1s
paying _ and	1ln
paying _ it	-1m1ej
paying for	-1amo2n
paying for it	-1m1en
paying more	1s
paying on	-1n1js
paying on a	1s
payme*	-1c1gp2i
payment	1ip2g
payro*	-2n-1jk3is
payroll	-2n-1jk3is
payroll $	2i3s
payroll and	-1n1rs
pays	-5i-4j-3o-2abdempx-1cghnqrzBC2k4l5s
pays $	2l
pays _ $	2kl
pays _ a	-1kl2s
pays _ for	-1l1k
pays _ the	-1il1p2s
pays _ they	1l
pays _ you	1n
pays _ your	-1s1l
pays for	-1ikl2s
pays for a	-1l1s
pays for the	-1kl1p2s
pays if	-1n1ls
pays nothing	-1s2l
pays the	-1n1s
pays what	1l
pays when	1l
pays you	-1i1s
pays your	-2n-1l1s
peace	-1h
penni*	-1j2e
pensi*	-1s1in
pension	-1s1in
pension $	1in
peopl*	-2bcik-1eghjlmoqtuwxyzBCD1s2a3p
people	-2bciko-1eghjlmqtuxyBC1r2a3p
people $?	1i
people _ $	-1p
people _ a	1p
people _ for	1d
people _ in	2r
people _ that	2p
people _ you	-1p3a
people _ your	1n
people always	-1p1a
people like	-1p2a
people who	1d
per	-1jl3s
per _ and	1s
per accident	-1l2s
per person	-1l2s
per person and	1s
per ~harm	-1l2s
perce*	-1hjlop1nr2km
percent	-1lops1ir2m
percent $	1j
percent _ and	-1n
percent _ the	1n
percent _ what	-1o
percent _ your	1m
percent deductible	-1n1k
percent of	-1os1m
percent of what	-1o
percent on	-1m1ikr
percent ~cover	-1n1k
percentage	-1h1n2k
percentage deductible	1n
percentage ~cover	1n
perfe*	1BD
perfect	1BD
perfect $	1D
perio*	-1ij3l
period	-1ij3l
period $	1n
period on	2l
perma*	-1r2s
permanent	-1r2s
permi*	-2i-1jnp2u3x
permit	-1jnp3x
perso*	-4i-2a-1ceghmrz1bdo2n3s
person	-2ai-1ghkmru1bnp2dos
person $	1s2o
person $?	-1u1bi
person _ a	1o
person and	2s
person or	1i
personal	-2i-1p1kln
personal _ $	-1i1j
personal _ is	1s
personal _ policy	-1s
personal _ ~cover	-1s1ln
personal auto	-1s2ln
personal auto policy	-1s
personal ~cover	-1s2ln
personal ~cover ~cover	-1s1ln
persons	1s
phone	-1ijprs1dmt2o
phone $	-1jr1dm
photo	2h
photo of	2h
physi*	-1i1j3c
physical	1j
pick	-1dp2c
pick up	1i2c
picke*	1i
picked	1i
picki*	1iBC
picking	1iBC
picking _ $	1BC
picking up	1iBC
picking up $	1BC
picks	1s2d
picks up	1s2d
pictu*	-2i-1nprs1ehj
picture	-2i-1nos1eh
picture of	-1o1h
pictures	1j
piece	-2n
piece _ paper	-1s
piece of	-1s
piece of paper	-1s
piece*	2j
pieces	2j
pile	2o
pipe _ $	-1s
pipe burst	-1s
pipe ~harm	-1s
pizza	-1s1lm2cn
place	-3l-2h-1abdekru1gn2c3i
place $	-1s1n
place _ $	-1i1s
place _ $?	1g
place and	-1l
place that	-1i1n
place today	1g
place*	-1p1s
place:first	-9C-8b-7acglm-6hijt-5defnqD-4svwAB-3kuy-2orx-1z
place:first-last	-9r-8x-7z-6knuvw-5defmsyB-4ghjlpqtAC-3abc-2oD4i
place:later	-8o-7i-2dln-1abceghjkpqtyzBC1fm2s3rx
place:later-last	-8cgD-6abh-5jmoyAB-4filnpqw-3dertv-2sxzC
places	-1p1s
plan	-1i1gorz
plan $	-2p
plan _ a	1j
plan on	1j
plane*	3c
plann*	1i
plans	1is
plans for	1i
plant	1x
plant*	1cs
plate	-2i-1n1r3p
plate $	-1in3p
play	-1is2bc
play $	2b
playe*	1ip
played	1ip
pleas*	-1akopqrv1A2s3t
please	-1klqv1jA3t
please $	2i
pleasure	-1ajo3s
pleasure use	2s
plent*	-1ins1jp
plenty	-1ins1jp
plenty of	-1in1p
plumb*	1r
pocke*	-1s1n
pocket	-1s1n
pocket $	1n
point	-2i-1D5p
point*	-2c5b
points	-2c5b
polic*	-3be-2acdmopquw-1fistvxyABCD1g2kn3l
policies	-1jlmors1hp2k
policies _ delivery	1ln
policies exclude	1ln
policies exclude delivery	1ln
policy	-4p-3e-2bco-1adfhimqstuvwxyBCD1gjz2ln
policy $	-1knr1gx2s3j
policy $?	1h2i
policy _ $	-1gkl1z2j
policy _ $?	1i
policy _ a	-1s1k
policy _ and	-1s1l2k
policy _ at	-1s1l
policy _ by	1z
policy _ for	-1s1l
policy _ if	1g
policy _ it	-1n1jl
policy _ not	-1ijs
policy _ pays	-1s1kl
policy _ that	-1n1s
policy _ the	-1js1r
policy _ to	-1j1k
policy _ up	-1i1x
policy _ you	-1js1gn
policy _ your	-1n
policy and	-1il
policy can	1l
policy does	-1il1n
policy does not	-2l-1i2n
policy excludes	1n2l
policy for	-1n1gs
policy has	-1ij2kl
policy if	1n
policy is	-2n-1l1ijx
policy is not	-2n
policy leaves	2ln
policy may	1n
policy next	-1j1k
policy next to	-1j1k
policy pays	-2s1l2n
policy pays for	-1s1l
policy says	1n
policy stays	1r
policy still	1nr
policy stops	-1s1n
policy stops at	-1s1l
policy the	-1n1rs
policy to	1s
policy today	1ij
policy will	1l
policy will not	1l
policy with	1a
policy would	-1l1m
policy you	1s
policys	-1s1kr2l
pond	1r
pool	1r
porta*	-1n1s
possi*	-1pD1o2hl
possible	2hlo
pract*	-1dg1o3b
practice	-1dg1o3b
premi*	-2p-1ijkln2o3s
premium	-2p-1ijkln2o3s
premium is	-1n
presi*	1c
president	1c
press	-1kns1ilr
press _ down	-1n
press goes	-1n
press goes down	-1n
press*	-2p-1deijl1s3n
pressure	-2p-1deijl1s3n
pressure $	1i
pressure _ $	-2n-1l1s
prete*	-1p3b
prett*	-2B-1dglpr2i
pretty	-2B-1dglpr2i
price	-2ehjnox-1abcflmpqtC1dirs2z
price $	-1dikmpx1z2s
price $?	1i
price _ $	-1k1z
price _ not	-2l1no
price _ the	-1k1d2s
price _ with	1k
price and	-1k
price is	1gko
price it with	1k
price*	-1ijlp1z2ks
prices	-1ijlp1sz2k
prices $	1kz
prici*	-1k1m2z
probl*	-3i-1p1n2aou
problem	-5i-1p1n2aou
problem $	-3i-1p1n2ao
problems	1i
profe*	-1l
professional	-1l
professional liability	-1l1n
progr*	-2h-1adgnu1k3i5b
program	-1agnu1ik
proje*	1s
projected	1s
promi*	-2p-1adint1mu4l
promise	-2p-1adint1mu4l
promise _ ~money	1jl
promise the	1jl
promise the ~money	1j
promise you	-1p2l
promp*	4b
prompt	-1i4b
proof	-1in1r2j
proof _ ~cover	-1n1x
proof by	-1h2r
proof of	1x
proof of ~cover	1x
prope*	-1gijn1hl2s
property	-1in1l2s
property $	-1n1s
prote*	-1jl1i5s
protect	1n
protect the	-1l1ns
protection	3s
protects	-1n2s
proud	1p
proud of	1p
prove	-1n1d
pull	-1cns1h2i
pull _ up	1i
pull _ your	1h
pull it	1i
pull up	1k
pulle*	-1o
pulled	-1o
pump	-1i1j2n
pump _ $	1n
pump quits	1n
purch*	1n
purchase	1n
purchase price	1n
pushe*	1p
put	-2abns-1cdeilqtzC1p2gk4j
put _ $	1ir
put _ down	1gi
put _ in	-1n1g
put _ on	-1di1ju2h
put _ together	-1k2h
put _ ~cover	2g
put _ ~money	-1dh1k
put _ ~thing	1j
put a	-1d
put both	-1j1hr2k
put it	-1j2g
put it in	1g
put something	-1k1h
put that	2g
put the	-2h-1iln1gk2j
put the ~cover	1g
put the ~thing	1j
put this	-1g1d2p
put you	1pu
put you down	1gi
put you on	-1i1u
put your	-2i1ko
puts	-1n2s
putti*	-1lm1dhir2g
putting	-1lm1dhir2g
putting it	1r
quali*	-1p1ln2y
qualify	1ln
quality	2y
quality $	1y
quart*	-1p1hijm
quarter	-1p1hijm
quarter of	1hi
quest*	-3h-2acdgijk-1bfoqsC1p3u4z
question	-1ab1i
questions	-3hi-2jk-1acdfglr3u4z
questions $	-2i-1l1p2u
questions $?	-4i-1cz3u
questions _ show	-1j1z2i
questions _ then	-1h1uz
questions _ you	2z
questions and	-1h2z
questions and then	-1h1z
questions first	1u2z
questions then	-2u-1j2iz
questions then show	-1j1z2i
quick	-2i-1bosA3ru
quick $	-1hip1du2r
quit	-1D1bo2a3d
quit $	1ip
quit _ $	-1D1d2a
quite	2t
quits	1n
quote	-2p-1dghijnos1lw2k5x
quote $	1z2x
quote _ started	1x
quote is	1lu
quote it	1j
quote you	3x
quote you started	1x
quote*	-2n-1s2kr
rain	1n
raise	-1aiks1j3b
raise _ liability	-1j
raise the	-1s2j
raise the liability	-1j
raise*	1p2o
raised	1p2o
raised it	1o
raisi*	1m
raising	1m
ran	1i
rate	-2i-1aekp2ds3l
rate $	1l2d
rate _ the	-1p1s
rate with	1l
rated	-1n1is
rated for	1s
rates	-3ip-2n-1jkx1al2d5s
rates _ up	1a
rates go	-1in1as
rates go up	1a
rathe*	-1dijnp1u2o
rather	-1dijnp1u2o
rather _ say	-1j
rather not	-1jp2o
rather ~not	-1jp2o
reach	-1jks1nx3h
reach out	3h
reach the	1nx
reach*	1w
reached	1w
reached _ ~cover	1w
read	-2i-1bnt1lo5a
read _ the	-1h2c
read it	-1i1h
read me	-1h1c
read me the	-1h2c
read that	2l
readi*	-1l2ap
reading	-1l2ap
reads	-3i1p
ready	-1abdju1ho4i5g
ready _ get	1g
ready _ ~buy	1gi
ready to	-1abd1o4i5g
ready to get	1g
ready to ~buy	1gi
real	-1cjkln1di2r3b
real _ $	-1bcijk1gpu2r
real _ $?	1bi
real person	-1u1io2b
real quick	-1h1u2r
real quick $	-1h1u2r
reall*	-2p-1gijlnst1B2aD
really	-2p-1gijlnst1B2aD
really $	-1i1pD
really _ $	1oq
really _ not	1al
really _ that	-2p1a
really _ to	1d
really _ ~not	1al
really about	1o
really good	-1p
reaso*	-2l-1abijmnos1gp2d4x
reason	-2l-1bjmnops1g2i4x
reason $	-1mo2i
reason for	3x
reason i	2x
reason to	-1l
reasonable	2p
rebui*	-1lmn3s
rebuild	-1lmn2s
rebuild _ is	-1n1s
rebuild cost	-1n2s
rebuild cost is	-1n1s
rebuild ~money	-1n2s
rebuild ~money is	-1n1s
rebuilding	1s
recap	-1jn1i4r
recap you	-1n1ir
recip*	-2i-1b3c
recipe	-2i-1b3c
recom*	2cj
recommend	2cj
recommend a	2c
recor*	-3i-2bdhjknpqx-1acefglABD4u12y
record	-1hnD1s3u5y
record $	-1y2i
recorded	-2bdip-1aeklsxA7y
recorded $	-1abdipv3y
recorded _ $	-1xA2y
recorded for	1y
recorded line	-1xA1v2y
recorded line $	-1xA2y
recording	-1gi2u3y
records	3y
recov*	1e
recover	1e
regul*	1l
regular	1l
regular ~cover	1l
rejec*	2k
rejected	2k
rely	1i
rely on	1i
remov*	-1dx5f
renew	-1n1qB2j
renew $	1B
renew*	-2lnp-1abcdgoqrstuz1k2x
renewal	-1abcdlnprs1jkmx
renewal $	-1kp1m2x
renewal _ $?	1i
renewal and	-2h-1i1jk
rent	-1ajlnp1er3i
rent $	-1n1ei
renta*	-2n-1g1jk3r
rental	-2n-1g1jk3r
rental $	-1l1kr
rental on	2r
rental pays	2s
rente*	-1op1lr2jn
renters	-1jop1lr2n
renters _ for	1s
renters _ is	1ln
renters is	1s
renti*	1is
renting	1is
repai*	-1n1is
repair	-1n1il
repea*	-5i-1c1b5t
repeat	-5i-1c1b5t
repeat that	-3i-1c2t
repla*	-2il-1egnpr1k2js
replace	-1m2s
replace _ ~thing	2s
replacement	-2i-1ln1k2j
replacement cost	-1in2j
replaces	-1l1os
replaces _ $	1no
repor*	-1ns1jm2hl
report	-1n1jm2hl
report $	-1n1m2l
report card	2h
reque*	2x
request	1x
requi*	1y2s
resid*	1i
residential	1i
respe*	1p
respect	1p
respect _ $	1p
respect that	1p
respect that $	1p
respo*	-1s1ln
rest	-1i1e
rest $	1s
rest _ your	1e
rest of	1e
rest of your	1e
resta*	-2is1a2bn
restaurant	-2s-1i1aj2n
restaurant _ $	1p
retir*	1ei
retirement	1e
retur*	-1n1s
return	-1n1s
revie*	-2i-1n1vzA4x
review	-2i-1n1vzA4x
review $	-2i-1s1vA3x
ride	-1o1i
rider	1rs
right	-4as-2behjtx-1clmqvwzABC1iop2u4D
right $	-2u-1gx1kl2D4i
right $?	-2p-1bgrt1u
right _ $	-3i-1abjlqC1dfgu3D
right _ $?	1g
right _ be	-1io3p
right _ i	-1jn1iry
right _ is	-1p
right _ that	-1i1p2n
right _ you	-1gij1n
right and	1op
right if	-1i1y
right if i	-1i1y
right now	-3p-2bl-1ajrsD1fo2n3g
right now $	-1blp1dfg
right now $?	1g
right so	-1o1r
right thing	-1io1dp
right thing $	-1io1dp
right to	-1no3p
right to be	-1io3p
right with	-1i1u
ring	-3i-1ks3j
ring _ $	-2i2j
rings	1m
risk	1s
road	-1s
roads*	1jl
roadside	1jl
role	-1s2b
role _ $	2b
role play	-1s2b
role play $	2b
roof	-3s-2nop-1bcgl2kr4i
roof $	-1o1ij
roof _ #	1r
roof _ $	1i
roof and	-1i1k
roof in	1i
roof is	-1l1k
roof that	-1n1l
room	1ln2ij
room on	1il
roomm*	-1n1il
roommate	-1n1il
root	1ci
rough	-1i2p
rough*	-1s3m
roughly	-1s3m
roughly $#	1m
roughly ~money	1m
ruine*	3e
ruined	3e
ruiz	1vw
rule	1s
rule:acknowledgement	-5stxAD-4jlnu-3cekqC-2abivwy-1dfrz3B13p
rule:agency	-1ls1ivA2w
rule:agenda	-4j-3ik-2ghpr-1acdflnsx4u5z
rule:apology	-4D-3abcjlx-2dhuvwBC-1giknopsyzA1f10q
rule:backchannel	-7pA-6i-5C-2abdjkoqrstux-1cefghlmnvwyzB11D
rule:break-character	-3u-2acdgjpsCD-1einoqtyA16b
rule:clarification	-9i-3D-2q-1abcfhlpuAC11t
rule:close-ask	-4j-3hop-2bcku-1almnrstyzC3i9g
rule:comparison	-2gjr-1bilnpsz1m7k
rule:goodbye	-5D-4ipA-3acds-2bhjktu-1glnvwxz2B14C
rule:greeting	-8D-5C-4a-3bdhns-2gjklq-1cefimoprtzB1ux2w3v16A
rule:insult	-10i-5bp-2dntD-1cejlqsuC14a
rule:limits	-5s-3diop-2aeh-1bfgjkqrtxzC1n10l
rule:name	-2djlnp-1bhz1f2A4vw
rule:next-step	-3gs-2bcefloquC-1adkmprtvwyB3i8h
rule:odd-request	-3i-2b-1ap9c
rule:pressure	-4i-2ajp-1cfhlnotuACD9d
rule:price	-4n-3cisx-2aeh-1bdjopqvwyzAC1g4k9m
rule:purpose	-4jns-3fq-2abcdeglopzC-1hitD2w3v8x
rule:recap	-3k-2n-1gjsxz1i6r
rule:recommendation	-4p-3gs-2klrx-1abcdehnqu9j
rule:recording	-3i-2dgp-1abeklsxA2u8y
rule:reflection	-7n-5j-4is-3adelm-2bcghkpxB-1fqtuvwyzACD1r7o
rule:scare	-4n-2ai-1hjosx2p6e
rule:stop-honoured	-3h-1ailt1q5f
rule:thanks	-4ipD-3acx-2bdjlnsA-1efghkortuy1w2C12B
run	-2hij-1bcdeglopx1atu
run _ $	-1n1s
run _ business	1a
run _ by	-3i2tu
run _ numbers	1hr
run _ ~money	-1h
run a	-1lp1a
run a business	1a
run it	-1h
run out	-2l1n
run the	1hlr
runs	-1i1klm2hn
runs _ #	1hm
runs _ ~money	1hm
runs and	2h
runs in	1n
runs out	2l
rush	-1dilpD1hoquC
rush $	-2p1hqC
safe	-1gD1p3C
safet*	1i
safety	1i
safety _ $	1i
said	-4i-2hjnop-1aegk1l2bdqt3r4x
said _ $	1d
said _ could	-1h1x
said _ would	1rv2bx
said i	-1h1x
said i could	-1h1x
said it	2lx
said no	-2i-1o2d
said the	1rt
said yes	1d
said you	-1iop1x2b
said you would	1v2b
said your	2r
said ~not	-2i-1o2d
said:nothing	-20o-8p-6frvwz-5eghmxyB-4bcdjklnqtuAC-3asD1i
salar*	-1kmo1r3n
salary	-1kmo1r3n
salary is	1n
sales	-2l-1b1jmn
sales _ $	-1l1p
sales is	1im
salon	1dn
same	-5j-2ms-1cdghnqrxz1a2op4k
same $	2kp
same _ $	-2j-1anrs1bei
same _ and	-1n1ko2a
same _ i	-2j2p
same _ same	3k
same _ the	-1s1np
same coverage	1k
same deductible	-1s1k
same limits	3k
same page	-1h1r
same thing	-1p1bl
same thing $	-1p1bl
same time	1o
same way	-1j2p
same ~cover	-1jnps4k
same ~harm	1l
same ~soon	-1n1eo
same ~thing	1k
sat	3o
save	2lp
savin*	-1jp1n2is
savings	-1jmp1n2s
saw	-1jn1ou3x
saw you	1x
saw your	-1n1x
say	-4i-3os-2fhkxD-1jmquvAB1agzC2d3bl6t
say $	-3i-1gns1bhqt3a
say $?	-2i1bt
say _ $	-2i-1aghjpsD1n2dC3bt
say _ $?	-2t-1q2bi
say _ about	1z3i
say _ again	-1i2t
say _ and	-1an1dgi
say _ is	1l
say _ one	-1iq1t
say _ or	-1di1tz
say _ the	1qt
say _ to	-1p1ade
say _ what	2j
say _ you	1p
say _ ~soon	1ip
say about	-1i1t
say about the	-2i1t
say anything	1z
say it	-2i2t
say next	2b
say no	-1jp1b3d
say no $	1bdln
say no to	-1lp1a2d
say that	-1aipq1bl2t
say that one	-1iq1t
say the	1gt
say what	2t
say yes	-1hprt1z2d
say yes $	-1lt2d
say yes or	-1d1z
say you	1p
say ~not	-1jp1b3d
say ~not $	1bdln
say ~not to	-1lp1a2d
say ~soon	1p2bi
sayin*	-1alnB2bop
saying	-1alnB2bop
says	-3i-2o-1dhjmr1aekns2p
says #	1kn
says $	1l
says _ $	-1i1kn
says _ lot	-1no2p
says a	-1no2p
says a lot	-1no2p
says it	1i
says that	-1ips1e
says ~money	1kn
scena*	5b
scenario	5b
sched*	-2i-1l1jr3s
schedule	-1is1r2jn
schedule is	1n
schedule the	2r
scheduled	-1jl2s
scheduling	-1n1s
scheduling the	1s
schoo*	-1cg1i2n
school	-1cg1i2n
school $	-1g1n
score	-3c-1d2s6b
score $	-2c-1d4b
seaso*	-1n
season	-1n
seat	2o
sec	-2i-1pD4u
sec $	-1i3u
secon*	-3cp-2hilq-1abkmoxC1jr2dtz3u
second	-3c-2pq-1abhiklox1djr2tu3z
second $	-3i-2q-1ck1djtuz
second $?	-1i1guz
second _ $	-1c
second _ line	1s
second _ on	-1gj1z2n
second in	1s
second in line	1s
seconds	-1ip1d2u
secur*	1ir
security	1ir
see	-3ghos-2bciqtu-1dejlmA1axz2knD3C
see $	-1afilpqzC2n3D
see _ $	-2i2alC
see _ @day	-1hi2C
see _ doctor	1i2j
see _ i	1i
see _ it	2f
see _ that	-1j1h
see _ there	1z
see _ you	-1ao1kx
see _ ~cover	1n
see _ ~soon	-1hi2C
see a	1iz
see if	-1i2xz
see it	-1o2l
see the	-1h1ip
see to	1h2f
see what	-1gjn2k
see why	-1lp1a
see you	-2i-1ah4C
see you @day	-1hi2C
see you ~soon	-1hi2C
see your	2j
seein*	-2i-1p1ou
seeing	-2i-1p1ou
seems	-1i1jop
seen	1o2e
sell	-1io1n2c
send	-2cgu-1diopqxz1k4h
send _ $	-1h
send _ over	1C
send _ that	-1i1h
send _ the	-1h1l
send _ to	-1g1h
send a	1s
send it	-1g
send it $	-1h
send me	-1ci2h
send me that	-1i1h
send that	1hC
send you	-1u1hl
sendi*	-1o1n2hi
sending	-1o1n2hi
sends	1n
sense	-1lnoqsuBC1pD2ij
sense $	-1aou1D2i
sense $?	-1p2i
sense _ would	-1i1a
sense _ you	2j
sense to	1j2i
sense you	-1io1ap
sense you would	-1i1a
sensi*	2p
sensible	2p
sensible $	2p
sent	-1p1n2x
separ*	-3i-2n-1l2s3j
separate	-1ln2s
separate policy	-1ln1s
separate ~cover	-1ln1s
serio*	-1s
serious	-1s
serve*	1j
servi*	2i
service	2i
set	-1adlprsu1ghnt2i
set $	1t2g
set _ for	1n
set aside	1i
set the	1h
set up	-1s1in
sets	-1n2s
settl*	-1d2r
settled	2r
sewer	-1n
sewer backup	-1n
sewer ~cover	-1n
shaki*	3o
shaking	3o
shall	-1hqt1i3g
shall _ ~buy	1i2g
shall we	-1h2g
shape	3i
shape:agency	-3i-1acjlnpqsuxAC3v5w
shape:full-name	-4i-1abcjknpqrsuD1xAC3w5v
shape:with-name	-3u-2inopsC-1abdfgklmqyzD1A2x5v6w
share	-2i1hu
share*	-1i1sx2j
shared	-1i1sx2j
shari*	-1p
sharing	-1p
she	-2l-1bcgp1inr2ju
she _ $?	-2i2u
she _ not	-1l
she _ ~not	-1l
she is	-2o-1l1in2jr
she is not	-1l
she is ~not	-1l
she work	2i
sheet	1hk
shock	1p
shoe	2o
shoot	-1p2q
shoot i	1q
shop	-2s-1ckop1nr3l
shop $	-1cn1ilr
shop you	-1i1o
shopp*	1i
shops	-1i1s2p
short	-2m-1aio1hlprz3n
short _ that	2ln
shoul*	-2bdnos-1acefhlmtuvwBC1pqxy2g4j
should	-3no-2bds-1acefhlmrtuvwBC1pxy2g4j
should _ $	1p2x
should _ about	-1u1i
should _ call	-1hi
should _ get	-1p1j
should _ have	-1lp1j2q
should _ on	1j
should _ the	1j
should _ ~cover	-1i
should _ ~meet	-1hi
should _ ~send	-2h
should be	2ap
should be on	1j
should get	-1i1j
should have	-2a1jp
should i	-2j-1pq2g
should i call	-1hi
should i ~meet	-1hi
should i ~send	-2h
should know	-1jp1i2l
should know about	1i
should not	-1lop2q
should talk	1p2x
should we	-1hj1ik2g
should ~meet	1p2x
should ~not	-1lop2q
show	-3j-2p-1acdfghlqrsuC1oz2bi5k
show _ $	-1h1k
show _ both	-1hj2k
show _ it	1o
show _ the	-1hj1k3b
show _ what	1iz
show for	1o
show for it	1o
show you	-2j-1lpru1iz5k
show you both	-1hj2k
show you the	-1j1k
show you what	1iz
shows	-1ilC1h2s3p
shows up	1h
shrin*	-1is1n
shrinks	-1i1n
shut	-1hk1l2aio
shut $	-1l1n2o3i
shut _ $	1as
shut _ and	1a
shut down	-1n1s
shut down $	1s
shut up	3a
sick	1d2a
side	-2h-1p2b4k
side $	1ko2b
side _ side	-1h4k
side _ you	-1h1k
side by	-1h4k
side by side	-1h4k
sides	1s
sign	-3ap-2nosC-1bcefhilqtuxAD1r2g7d
sign $	-1npsCD6d
sign _ $	1d
sign _ for	1i
sign _ now	-1i1dg
sign _ the	1j
sign _ today	-1i1d
sign anything	-2j-1adlp1i
sign it	-2gi3d
sign today	1d
sign up	3g
sign up for	1i
signa*	3g
signature	3g
signe*	-1jls1g3d
signed	-1jls1g3d
signed up	1g
signi*	-1p1n
signing	-1p1n
signs	-1l
simpl*	-1iln1z
simple	-1il1opz
simply	-1np
simul*	-1diD6b
simulation	-1diD6b
simulation $	-1D4b
since	-1cmtD1or2i3n
since #	-1k1nor
since $	1i
since _ $?	1i
since _ and	-1r1no
since _ is	-1l2n
since _ last	1i
since it	1n
since it is	1n
since you	1o
since ~money	-1k1nor
sing	-1bi6c
sir	-2i-1C2A
sir $	-2i-1C2A
siste*	-1o1x
sister	-2o1x
sit	-1r
sit down	1o
sits	-1n2os
sits _ your	-1n1s2o
sits on	1s2o
sitti*	-2j1lp
sitting	-2j1lp
situa*	-1gk1z
situation	-1gk1z
size	-1ikn1ps
size $	1s
skip	-1s1l2j
skip the	1j
sleep	1jr
sleep*	-3i2epu
sleeping	2ep
sleeps	-3i2u
slip	2q
slow	-3i-2bn-1dgj2p4a
slow _ $	-2n
small	-1ilo1p3j
small _ policy	1j
small shops	2p
small ~cover	1j
small ~cover ~cover	1j
smart	-1ilmos2a4j
smart _ is	-1s2j
smoke	2i
smoke*	-1apD5i
smoki*	1i
smoking	1i
so	-5D-4e-3cftuvA-2ahqwxz-1bjpsy1gl2dr3n4o
so #	1m
so $	-3D-1io
so _ #	-1kp1l
so _ $	-2oC-1bis1adp
so _ $?	2i
so _ am	1bl
so _ are	-1bn1d2o
so _ can	-1j1bhk
so _ do	-2o1in
so _ does	1p
so _ feel	-2i2o
so _ got	-1o2n
so _ has	-1n
so _ have	-2n-1io1kr
so _ i	-1opq1r
so _ in	-2o
so _ is	-3p-2ln-1km1adir3o
so _ it	1dhio
so _ just	-1o1z
so _ kids	1o
so _ me	-1u1is
so _ recap	1r
so _ somebody	1n
so _ that	-2p-1no2g
so _ the	-1r1ln2i
so _ this	2d
so _ to	-1n1pr
so _ us	-1l1j3d
so _ want	-1o1i2g
so _ we	3g
so _ will	-1no1lps
so _ would	-1hlr1ip2no3j
so _ you	-2i-1dps1n5o
so _ ~cover	-2i-1r2os
so _ ~harm	1o
so _ ~kin	1o
so _ ~money	-1kp1lr
so _ ~not	-1n1kq
so _ ~pay	-1s
so _ ~soon	1r
so _ ~thing	-3o1il
so a	-2p-1o1ns
so after	-1p
so an	1s
so do	-1no1k2g
so far	-1dkn2ir
so far #	-1k1r
so far $?	2i
so far ~money	-1k1r
so for	1m2o
so he	-1r2o
so he is	-1r2o
so here	-1k1r
so here is	-1k1r
so i	-2d-1go1x2jln3b
so i am	1bl
so i can	1bhl
so i will	1lp
so i would	-1h2n3j
so if	-1ios1n
so if somebody	1n
so if you	1n
so is	2gi
so it	-1dmns1a2p3o
so it is	-2n-1ps1a2i3o
so just	-1n1r
so let	-1lu1js2d
so let me	1s
so let us	-1l1j3d
so long	3C
so much	-1ip1s2B
so much $	-1iC1B
so nobody	1iop
so nobodys	1op
so sign	-1s2d
so sorry	2p
so sorry $	-1q2p
so tell	1i
so tell me	1i
so that	-1ips1hn
so that is	-1o1jr
so the	1kn
so the ~thing	1i
so there	-1i
so there is	2o
so they	-2i-1lr1os
so this	1do
so this is	1do
so those	1l
so to	-1jk2r
so to recap	1r
so we	-1n1r
so what	-1int1op2d
so what are	1d
so what is	1dgi
so what you	2o
so when	-1ir1n2o
so who	1i
so with	-1s1n
so yeah	-1p
so you	-2js-1adhmpC1o2i
so you are	2o
so you can	1k
so you do	-1o1i
so you feel	-2i2o
so you got	-1io2n
so you have	-1o1r
so you want	1i2g
so you would	-1jl1o2i
so your	-2i-1js1o3n
so ~buy	-1s2d
so ~cover	-1n3s
so ~feel	-1oq1a
so ~money	1m
so ~not	1iop
so ~soon	1l
socia*	-1g1r2i
social	-1g1r2i
social security	1r
softw*	-1a3b
software	-1a3b
sold	-1l1ap
solid	-2p-1n3j
some	-3p-1bdgjkqC3z6c
some _ $	-1np1ios2c
some _ $?	-1i1u2c
some _ and	1z
some _ then	-1u1z2i
some _ with	1o
some numbers	1h
some of	-1ip1cn
some questions	-1h1z2u
some questions and	1z
some questions then	-1u2i
some stuff	1z
some time	1s
someb*	-2dhpr-1gkt1ils2bno
somebody	-2d-1ghkpr1in2bo
somebody $	1s
somebody _ $	1l
somebody _ a	1ln
somebody _ hurt	-1n
somebody _ insurance	-1i
somebody _ it	1s
somebody _ the	1x
somebody _ you	1o
somebody _ ~cover	-1i
somebody _ ~harm	-1i
somebody else	1il
somebody gets hurt	-1n
somebody who	-2i1an
somebody with	1n
somebody without	-1i
somebody without insurance	-1i
somebody you	-1i2o
somebody ~harm	1n
somebody ~not	-1i
somebody ~not ~cover	-1i
somebodys	-2p1lno
somebodys _ to	-2p-1o
somebodys got	-2p-1o
somebodys got to	-2p-1o
someo*	-2n-1jl1x
someone	-2n-1jl1ix
someone _ you	1i
someone ~harm	1i
someone ~harm you	1i
somet*	-2dgmsz-1befinqrtvwyABCD1a2u3c
something	-2dgmsz-1befinqrtvwyABCD1aj2u
something $	-3i-1cjnos1akr2pu
something _ $	-1mops1ik2j
something _ do	2i
something _ for	1h
something _ that	-1p1n
something _ the	1o
something _ you	-1i2u
something _ ~soon	1n
something else	-1s
something for	1p
something happened	-1h1n
something happened ~soon	1n
something happens	1k
something happens $	1k
something i	-1p2l
something i can	1l
something in	-1i2cj
something like	1np
something like that	-1p1n
something that	1i
something to	1hp
something with	-1i1ou
something you	-1j
sometimes	-1io
somew*	-1i2ou
somewhere	-1i2ou
son	2c
soon	-1adjp2hi3C
soon $	-1ajp2hi3C
soone*	-1i2e
sooner	-1i2e
sorry	-4i-3lx-2abdghjsuD-1cknvwyA1o5t9q
sorry $	-2t1pq
sorry _ bother	2q
sorry _ did	1i
sorry _ hear	-2q1p
sorry _ is	-1p
sorry _ that	-1ip1qt
sorry _ the	-1p1f3q
sorry _ you	-2i-1q2t
sorry _ your	-1q3p
sorry about	3q
sorry about that	-1p1q
sorry about your	2p
sorry for	1f3q
sorry for the	-1p1f2q
sorry i	-2p-1iju2q
sorry i did	-1q
sorry to	-1i3q
sorry to bother	2q
sorry to hear	-2q1p
sorry we	2q3p
sorry you	-1q2t
sound	-2tD-1bcjlouC1q3a5i
sound _ $	-1pD2a4i
sound _ $?	-1D
sound fair	-1p2i
sound like	-1i1p2a
sound*	-2ai-1bcdlmnqsC1jD2p3o
sounds	-2ai-1bcdlmnqsC1jD2p3o
sounds _ $	1o2D
sounds _ you	-1aip2j
sounds like	-1acilms1j3o
sounds like $	-1p1o
sounds like you	-1aip2j
space	1o
speak	-1ghv1A2C
speak _ the	-1gh
speak to	2i
speak with	2C
speak*	-1abgh2v
speaking	-2u-1ab1i2v
speaking $	-1i1v
speaking _ @name	-1u
speaking with	-1u2i
speaking with @name	-1u
speci*	2a
special	2a
spell	-2i2a3c
spend	-1g1ez
spoil*	-1bl2a
spoilage	-1l
spot	-1jls
spot $	-1j
sprin*	-1os1npqr
spring	-1os1npqr
spring $	-1l1np
spring $?	1i
spring you	1ln
squar*	1ci
square	1ci
stand	2p
stand*	-2j-1s1l2no
standard	-1jns2l
standard policy	-1js1l
standard ~cover	-1js2l
standing	2o
stands	-1l3n
start	-2ho-1clm1bjpsuz3g
start $	2p
start _ #	1l
start _ $	1gk
start _ a	1j
start _ policy	1dg
start _ the	-1o1r2s
start it	2g
start over	1k
start the	-1l1dj2g
start the policy	1dg
start with	-1gjk1u2z
start*	-2hp-1abdjoqs1ckn2x3g
started	-1bhijk2gx
started $	1gx
started $?	1gm
started _ $	-2i
started a	1x
starting	-1h1g2k
starts	-1ps1n
state	-1jko1al
state minimum	1n
state*	-1o1rs
statement	-1o1r
states	1s
stay	-2p-1bil1aC4j
stay _ $	-1lnop1j
stay _ them	1j2a
stay _ you	1jo
stay in	1s
stay with	-1s1aj
stay with them	1j2a
stayi*	-1o1p
staying	-1o1p
staying with	-1o1p
stays	-2io-1jp1n2fr3k
stays $	-1mns3k
stays _ the	-1o1n
stays on	-1o1r
stays the	-1l1r2s
stent	2n
step	-1ip1jk2z
step _ $	1kn
step up	1jkn
step up $	1kn
stick	2j
stick with	2j
still	-2abchkst-1degjmqrxyACD1o3i4n
still $	1i
still _ #	-1ko1n
still _ $	-1i2o
still _ $?	1i
still _ a	-1n1p
still _ it	1n
still _ not	1o
still _ on	1i
still _ that	1i
still _ there	-1i2n
still _ to	-1n1i
still _ you	-1i1n
still _ your	1n
still _ ~money	-1ko1n
still _ ~not	1o
still a	2u
still driving	-1o1i
still got	-1i1op
still on	2n
still on there	-1i2n
still owe on	1i
sting*	3p
stings	3p
stop	-1cgijknoCD1dps2ab3f
stop _ $	-1D1b2f
stop acting	-1p2a
stopp*	-1o1x2g
stopped	-1o1x
stops	-2j-1imps1k2n4l
stops $	1s
stops _ #	-1m1k
stops _ the	-1s1l
stops _ ~money	-1m1k
stops at	-1ms1kl
stops at #	-1m1k
stops at ~money	-1m1k
stops when	-1s
store	2o
store*	2l
stored	2l
storm	-1ns1l2e
story	-1bn1d2c
story $	-3i1cd
strai*	-1o1r
straight	-1o
stran*	1op
stranger	1op
strea*	2m
stree*	-1hjkpqs1e2dx
street	-1hjkpqs1e2dx
street $	-1ijn1ex
street _ water	1n
stret*	-1nu1il
stretch	-1nu1il
stron*	-1p1q2a
strong	-1p1q2a
stubb*	2a
stubborn	2a
stuck	-1ejm1in2b4o
stuck _ the	1n
stuck with	-1ejm1in2o
stude*	-1jp1r2i
student	-1jp1r2i
student _ on	1r
student discount	1r
student loans	1i
stuff	-2op-1adm1z2j
stuff $	-1di1j
stuff _ not	-1l1jn
stuff _ ~not	-1l1jn
stuff in	1i
stupi*	-3ip-1flo4a
stupid	-3ip-1flo4a
stupid $	-2i-1o3a
sub	-2s1n
subs	-1a1in
subs $	1s
such	1ai
sues	2s
sugge*	-1iklp2jx
suggest	1jm
suggest is	1m
suggestion	-1i1j
suit	1h2a
sum	-1k1r
sum up	-1k1r
summa*	1hr
summary	1hr
sump	-1j1s
suppe*	-1o
suppl*	1i
supplier	1i
suppo*	-1a1i3b
supposed	-1a3b
supposed to	-1a3b
sure	-3l-2q-1adghjknsAC1ir2fpD
sure $	-1io1p2D
sure _ is	-1l2p
sure i	-1pq1i
sure you	1o
surfa*	2ln
surface	2ln
surface water	2ln
surge*	1i
surpr*	-1n
swing	1io
swing _ @day	1i
swing by	1i
swing by @day	1i
switc*	-1adlp1ijno2b3g
switch	-1dlp1ij2b3g
switched	1n
syste*	-1cjlps1y2bf
system	-1cjps1y2f3b
system $	1i2f
table	-1r1io2k
take	-3ho-2bktuD-1clmnvxA1qsz4C
take _ #	-1u
take _ $	-1hpD1dB3C
take _ for	1dn2s
take _ house	-1n1e
take _ number	-1i1fp
take _ of	-1eos1pC
take _ off	1f
take _ time	-1o
take _ with	1ks
take _ you	1e
take _ ~money	-1u
take _ ~thing	-1n1e
take care	-1adehjosD4C
take care $	-1hiD1B3C
take care of	-1eo1pC
take it	-1i1dhkr2zC
take it with	1ks
take the	-2k-1h1agl3j
take to	1s
take you	1f
take you off	1f
take your	-1ns1e
take your house	-1n1e
take your number	-1i1fp
take your time	-1p
take your ~thing	-1n1e
taken	-1lD1gs2opt
taken $	-1D3p
taken _ of	1g3t
taken care	1g3t
taken care of	1g3t
takes	-1ijn1adp2s
takes _ of	-1p1ds
takes a	1l2a
takes care	-1p1ds
takes care of	-1p1ds
takin*	-1abclpq1B2f
taking	-1abclpq1B2f
taking the	1B
talk	-3gino-2abckls-1efjqvwAD1r2hpC3z4u
talk $	-1i1x2u
talk $?	-4i-1h3u
talk @day	1r
talk _ $	-1o1rC
talk _ $?	1k
talk _ a	2j
talk _ him	1p
talk _ it	1i
talk _ you	-1hp2C
talk _ your	-1x1dpr
talk about	-1hklorx2i3z
talk about $	1p
talk about it	1i
talk again	3h
talk price	1z
talk to	-1cgnsuz1pC
talk to a	2j
talk to you	-1hp2C
talk to your	1dp
talke*	-2p-1o1ai
talked	-2p-1o1ai
talked about	-1p1r
talked to	1a
talki*	-1lou1aivB
talking	-1lou1aivB
talking about	1a
talking to	-1u1ivB
targe*	1p
target	1p
tax	-2in1r2l
taxed	-1s1n
taxes	1c2l
taxes $	2l
tear	-1n1l
teena*	-1js3r
teenager	-1n2r
tell	-3at-2ghknqx-1cefiosBCD1juyz2bl
tell $	1o
tell _ $	-1i1p2l
tell _ a	-2bi3c
tell _ about	-2b-1cgr2ij
tell _ it	1i
tell _ that	1l
tell _ the	1b
tell _ they	-1j
tell _ to	-1l
tell _ what	-2i-1cj1buz
tell me	-1cghloqrtux1di2b
tell me a	-2bi3c
tell me about	-2b-1cgr2i
tell me the	1b
tell me what	-1c1b
tell them	2j
tell you	-3i-1adjknpt1uy2z4l
tell you $	-1i1p2l
tell you that	-1p1l
tell you what	-2i-1j1l2u
telli*	2o
telling	2o
telling you	1o
tempt*	-1p1l
tenth	1n
term	-2p-1dino1l2s3jr
term $	-1k1ns
term _ not	1m
term _ the	1s
term and	1k
term does	1m
term does not	1m
term for	2r
term is	-1m
term policy	1j
terms	1lm
terri*	-1i1a
terrible	-1i1a
text	-1u1i3h
text _ a	2h
text me	2h
text me a	2h
than	-2dp-1ceghiklx1ao5m
than #	1lo
than _ #	-1jo1r
than _ $	-1imo2a
than _ you	-1n2m
than _ ~cover	-1s1mn
than _ ~money	-1j1r
than a	1os
than one	1mp2r
than that	-2p-1io
than that $	-2p-1io
than the	-2s-1p
than the #	-1j
than the ~money	-1j
than to	-1mn1js
than what	-1n2m
than what you	-1n2m
than you	-1ps2am
than your	-1p1i2m
than ~money	1lo
thank	-2ip-1acnqsuxAD1wC7B
thank _ $	-2C-1ipD3B
thank _ for	-1px1ivw3B
thank _ so	-1i1B
thank you	-2ip-1acnqsuxAD1wC7B
thank you $	-2C-1ipD3B
thank you for	-1px1ivw3B
thank you so	-1i1B
thank*	-3D-2clpsxA-1abdijnt1C8B
thanks	-3iD-2clpx-1abdjnostA1C8B
thanks $	-2CD1B
thanks _ calling	-1x1vB2w
thanks _ much	-1p1B
thanks _ picking	1BC
thanks for	-2ix-1cdjlps1vw4B
thanks for calling	-1x1vB2w
thanks for picking	1BC
thanks so	-1p1B
thanks so much	-1p1B
that	-9c-4ksA-3devwC-2bmzD-1forxB1jl2q3p4n
that #	-1im1ot
that $	-3n-2gjoC-1cefikmqrwxD1apuy3l
that $?	-2i-1abchopq1gtuy
that _ #	-1m1k2n
that _ $	-2dekx-1cfmprB1oqsCD2j3bh
that _ $?	-2bptD-1clnq1ahu
that _ a	-2l-1bijnqrs1aoB3p
that _ about	-1op2m
that _ all	-1i1nu
that _ and	-1op1ai
that _ are	1a
that _ be	-2a1p
that _ been	1ip
that _ business	1l
that _ can	1z
that _ could	1i
that _ do	1f
that _ down	1j
that _ every	1o
that _ exactly	1pB
that _ fair	1i
that _ for	-1nop1gj2l
that _ from	-1l1s
that _ frustrating	1p
that _ going	1gm
that _ gone	1n
that _ good	-3p1g2D
that _ got	-1l2p3o
that _ have	-1i1aop
that _ how	-1i
that _ i	1i3q
that _ if	1n
that _ in	1ins
that _ is	-1jklsB1hm5n
that _ it	-1p1r
that _ just	-1p2a
that _ like	-1p
that _ locked	1n
that _ make	-1i1op
that _ me	-2i-1c1B2t
that _ more	-1iq1t2p
that _ my	-2p-1i2q
that _ no	-1l
that _ not	-2p-1a1io
that _ now	-1l1n
that _ number	-1i
that _ of	-1n1lx
that _ okay	-1D1u
that _ on	-2i-1s1ln2x4q
that _ one	-1p1oC2l
that _ only	-1np1ls2i
that _ or	1t
that _ out	-2p-1os1jlq
that _ pays	2l
that _ policy	2j
that _ really	1q2p
that _ right	1d
that _ sense	-1j2i
that _ so	-1q1p
that _ the	-1lqs1for2ad3n
that _ then	-1p
that _ till	1j
that _ to	-1iq2op
that _ too	-2p2s
that _ understandable	-1o1p
that _ up	1loq
that _ what	1imnos
that _ where	-1p1jl
that _ why	1x
that _ will	-1l1nz
that _ with	1iouy
that _ worth	-1p1j
that _ would	-1o2ip
that _ you	-1doqsu1hkpx
that _ your	-1p1h2i
that _ yours	1n
that _ ~cover	-2l-1o2js
that _ ~feel	-1alq3p
that _ ~harm	1ps2e
that _ ~money	-1m1n2g
that _ ~not	-2a-1p1ilo
that _ ~pay	1l
that a	-1pu1n2gi
that about	2i
that again	-1h2t
that again $	-1h2t
that and	-1p
that back	1r2q
that be	1gu
that but	1ps
that by	-1i2t
that claim	-1p2o
that comes	1s
that contract	-1ai1hj2n
that contract $	1hn
that could	1lm
that coverage	-1l1s
that deductible	1j
that did	2o
that down	-1pq2a
that down $	-1pq2a
that equipment	1j
that for	-1ci1t2g
that form	-1n2l
that gets	-1i2e
that go	2i
that happened	-1q1p
that house	-1l1n2o
that house $	1o
that i	-2i-1n1r
that i would	1p
that in	-1op1gj
that is	-3io-2bj-1deghsyzA1afmxD2np3l
that is #	1k
that is a	-2l-1jnos2p
that is about	-1p2m
that is been	1i
that is business	1l
that is exactly	1pB
that is for	-1n2l
that is going	1m
that is got	-1l2op
that is how	-1i
that is it	1r
that is just	-1p2a
that is locked	1n
that is my	-2p2q
that is not	-1ap1no
that is on	1nr2q
that is one	-1p2l
that is so	-1q1p
that is the	-1ip1or2afn
that is understandable	-1o1p
that is what	-1ip1no
that is where	-1p1l
that is why	1x
that is worth	-1p
that is your	-1i1n
that is ~cover	-1op1s
that is ~feel	-1aq2p
that is ~money	1k
that is ~not	-1al1n
that it	-2i-1oB1hlps
that it is	-1B1hnp
that job	-1jln1s2x
that kind	-1n1l
that kind of	-1n1l
that last	-2i2t
that leaves	1nr
that letter	1in
that like	1i
that loan	-1s1j
that loan $	-1s1j
that long	-1p
that machine	1i
that make	-2p2i
that make sense	-2p2i
that makes	1i2p
that makes sense	1p
that means	1oB
that must	-1i3p
that must have	1ap
that nobody	2o
that number	1is
that okay	-2i-1D3u
that okay $?	-2i-1D3u
that old	-1lp2j
that one	-2i-1m1bpqt2l
that one $	-1j1bp2lq
that one more	-1iq1t
that over	1iB3h
that part	-1p
that policy	-1gl1hin
that policy $	-1jl1in
that policy $?	2h
that press	1i
that press goes	-1n
that price	1k
that replaces	-1l1no
that right	-2u-1glp1in
that right $	-1u2i
that right $?	-1ipu
that right now	-1l1n
that roof	-1p2j
that roof $	-1i1j
that runs	1n
that says	-1n1ip
that shop	1l
that sound	-1apD3i
that stuff	-1s1i
that the	-1dl1r2ip
that thing	-1op1j
that time	1s
that to	-1l2h
that to your	1h
that today	2n
that today $	2n
that tracks	1i
that up	-1p1q
that was	-1ino1r2aq
that way	-1aino2p
that way $	-1i2p
that what	-1n1e2i
that what you	-2i-1n1e
that will	1r
that with	-1ip1B
that would	-2in-1aj1s4p
that would be	-1p
that you	-1x1fiop2r
that you are	1p
that you would	1p2i
that your	1p
that ~cover	-2l-1pr1hijo2n
that ~cover $	-1jl1in
that ~cover $?	2h
that ~cover if	1n
that ~cover is	1n
that ~harm	-2p-1ajnst1il2oq
that ~harm $	2q
that ~kin	-1ip2C
that ~money	-1imp1kntx
that ~not	-1n1p2o
that ~pay	-1i1nos
that ~soon	2n
that ~soon $	2n
that ~thing	-4p-2s-1aghlmrt2no
that ~thing $	-2i-1np2jo
that ~thing goes	-1n
that ~thing is	1n
the	-6u-5D-4awAC-2cdeopqtvB-1fhkmyz1jlnr2s
the #	-3ls-2c-1mouz1jknr2hi
the # $	-1jr1h
the # $?	-1g1i3h
the # months	1i
the # of	1iop
the # policies	1h2k
the # year	-1j
the @name	-1v2l
the @name $	2ln
the _ #	-1o1gs2i
the _ $	-3u-2ailC-1cdwxAD1bjnopsB
the _ $?	-4bc-3jn-2alsu-1dekopqr1gt6i
the _ @name	-1o1n
the _ a	-1s2n
the _ about	1mx
the _ after	-1n1s
the _ amount	1s
the _ and	-2iop-1abejkqs1g2hlr
the _ are	-1i1nrs
the _ at	-1ks1dlnrvw
the _ back	2s
the _ backup	2g
the _ be	1gi
the _ because	-1o
the _ before	1oz
the _ below	-1is1l2n
the _ benefit	1s
the _ between	-1jn
the _ burst	-1s
the _ but	-2p
the _ by	-1i
the _ car	1r
the _ come	1i
the _ comes	-1jl1m
the _ cost	-1s
the _ coverage	-2s-1h1jk
the _ day	1h
the _ decides	-1d1l
the _ deductible	-1hls1j
the _ did	1n
the _ does	-1s2k
the _ down	2r
the _ downstairs	1l2n
the _ driver	-1gkln1s
the _ ends	1lns
the _ even	-1ns1l
the _ evening	1h
the _ every	1d
the _ first	2j
the _ for	-2s-1kl1ijxz2n
the _ form	-1n1h
the _ from	-1o1jp
the _ gets	-1ln1rs
the _ go	-1ils1r
the _ goes	-1ios3n
the _ going	1r2p
the _ got	1l2b
the _ guy	-1n1pt
the _ guys	-1l1ps
the _ half	-1g1nz
the _ has	-1kps1hn2l
the _ have	-1b1f2i
the _ he	-3o-1i2r
the _ here	1k2bi
the _ house	1s
the _ how	-1i1o
the _ i	-1ikps1fhlrx2jn
the _ if	-2j1dp2z
the _ in	-1cejln1a2gh
the _ insurance	1l3n
the _ is	-2p-1dhijmnrz1ako2s
the _ it	-1lpr1km
the _ job	1p
the _ just	1y
the _ knows	1s
the _ landlord	1n
the _ let	-2i1g2d
the _ limit	-2i1js
the _ limits	-1r1ijk
the _ line	1i
the _ loan	1nr
the _ look	1k
the _ looks	2s
the _ map	-1l2s
the _ money	1os
the _ months	1i
the _ motorist	1k
the _ move	-1s2j
the _ name	1o2n
the _ next	1i
the _ no	2l
the _ now	-1d3b
the _ number	1qs
the _ numbers	1i
the _ of	-2ijn-1lo1ampsy3u4c
the _ off	1j
the _ on	-3l-1dghko1jrsx2q
the _ one	-2no-1abegi1mp3k4j
the _ ones	-1gns1jko
the _ open	2d
the _ or	-1os2n3i
the _ out	-1ln1d
the _ over	1es
the _ package	-1ns
the _ page	-1ijps1hr
the _ paid	1r
the _ part	-1q1t
the _ pays	-1l1n
the _ people	-1n
the _ person	3n
the _ persons	1s
the _ place	-1i1no
the _ plan	1g
the _ play	-1s2b
the _ policies	1h2k
the _ policy	-1j1l2r
the _ pressure	1n
the _ price	1l
the _ rate	1lm
the _ renewal	1x
the _ renters	1i
the _ report	1lm
the _ right	1dgno
the _ runs	1k
the _ sales	-1s1jmn
the _ say	-1c
the _ says	1lnp
the _ seat	2o
the _ she	-1o
the _ shop	1l
the _ should	1j
the _ side	2b
the _ so	-1s1ijlo
the _ stays	-1o1r
the _ step	1j
the _ still	-1o1n
the _ stops	-1n2s
the _ storm	-1s1l2e
the _ street	1x
the _ that	-3l-1p1x2s3o
the _ the	-1gijklno1emz3r
the _ then	1z
the _ there	-1n1l
the _ they	1is2b
the _ thing	-2io-1kqs1bpt2a
the _ this	-1i1n
the _ time	-1rs2f
the _ to	-2n-1ah1bios2gl
the _ today	1jC
the _ together	1g
the _ tomorrow	1h
the _ tonight	2C
the _ up	-1i1pr
the _ value	-1n1js
the _ values	1l
the _ wants	-1m
the _ was	-1i
the _ way	-1j2p
the _ we	1dz
the _ week	-1n1eo
the _ what	-1i2a
the _ when	-2n-1lo1h2ps
the _ who	1os
the _ will	-1n1o
the _ with	-2gn-1ju1cim
the _ word	1l
the _ work	1j
the _ worth	1l
the _ would	-1j1ip
the _ year	-1j
the _ you	-1cdhjkp1einsz2rx
the _ your	-2l1nx2s
the _ ~buy	-1s2j
the _ ~cover	-3ops-2iz-1abcdeqx1r2gkl3j
the _ ~harm	-1kl1en
the _ ~insurer	1r
the _ ~kin	1o
the _ ~meet	1di2f
the _ ~money	-1cjnops1glx2i
the _ ~not	1io2l
the _ ~pay	-1jl1n2p
the _ ~soon	-2ns-1dluz2hC
the _ ~thing	-1hijk2r
the account	-1o1g
the adjuster	1l
the agency	-1c
the alarm	-1o
the amount	-2i2t
the annuity	1r
the answer	1lp
the apartment	1il
the app	-1i2bls
the application	-2j-1bhz1il4g
the application $	-1j1gi
the audit	1ls
the auditor	1s2n
the auto	1x2s
the baby	1jno
the back	-1p1ln
the background	2q
the backup	1j
the bank	-1jkm1sx
the bar	-1i1mn2j
the bar sales	1mn
the basement	1i
the basic	-1n1s
the basic one	1s
the beneficiary	1n2r
the beneficiary $	2n
the best	1chl
the better	-1n1jk
the bigger	-2i2j
the bills	-1l1p
the bills $	-1l
the blood	1n
the blood pressure	1n
the both	-1i2p
the both of	-1i2p
the building	-1ln1io
the building $	1io
the building and	1j
the burial	1o
the business	-2n-1glr1ipsz
the calls	-1s2fy
the capital	1c
the capital of	1c
the car	-1ns1alrB
the car $	1B
the car loan	1r
the carrier	1s
the cars	-2r-1s1l2z
the cars then	-1r1z
the cash	-2n-1r1s
the cash value	1j2l
the ceiling	3n
the certificate	-1j2h
the check	-1jl
the claim	-1o1n
the company	-1ikp1l2s
the companys	1i
the contingent	1s
the contract	-1j2h
the couch	1o
the coverage	-1n1km2g
the credit	1r
the cyber	-1j1gi
the damage	1ln
the day	-1s1en
the day you	-1s1en
the death	1s
the dec	-1i
the dec page	-1i
the deductible	-2i-1kn1lrt
the deductible $	1l
the deductible $?	-1i1t
the delivery	1r
the difference	-1jl1k
the difference between	-1jn
the dog	1io
the door	-1r
the doors	1o
the drain	1jl
the drivers	1z
the drivers and	1z
the driveway	1i
the dwelling	-1jl2s
the election	2c
the end	-1ijlpru3z
the end $	1n
the end you	-1r2z
the endorsement	1l
the exam	1l
the face	-1p
the fall	1x
the fall renewal	1x
the family	-1n1s
the fifth	-1o1hr
the final	1m2l
the final rate	1lm
the final ~money	1m2l
the first	-2o-1jlmnp1adz2s
the first #	1s
the first ~money	1s
the flood	-1n1ij
the flood policy	-1n1j
the floor	-1r
the form	1jx2n
the form $	2n
the form you	2x
the fourth	1i
the game	2C
the gc	2h
the general	-2n1s
the ground	1ln
the group	-1n1r
the group policy	-1n1r
the group ~cover	-1n1r
the guaranteed	1l
the guy	-1s1ln
the gym	-1l
the high	1s
the higher	1k
the higher limits	1ij
the home	-1r1x
the home policy	1n
the hook	-1j2n
the hook for	-1j2n
the hospital	1n
the house	-2ik-1gjm1epz2ns
the house $	-1lr1npz
the house and	1e
the house is	1n
the house the	1e
the household	1z
the income	1i
the insurance	-1w1iox2n
the insurance $	1no
the jewelry	1r
the job	-1np1dr
the job $	-1p1s
the kids	-1ajl1s2i
the kids $	1o
the kitchen	1i
the landlord	-1s1np
the landlords	-1s1l
the landlords ~cover	1ln
the last	-2q-1hjkr1ip2ft
the last #	1is
the last thing	1opt
the last time	1i2f
the last ~money	1is
the law	1l
the lease	-1o1r2i
the left	-1j2k
the lender	-1jkln1hC2s
the lender and	1g
the letter	1i
the liability	-1js1n
the life	1n
the limits	-1i1r
the line	-1s1lo2d3t
the link	3h
the list	-2h-1ano1lqs2f
the list $	-1ah1ls2f
the loan	-1l2s3n
the loan $	-1l2ns
the loans	-1o
the lower	-1ln1m
the lunch	1ho2p
the machine	-1n1rs
the main	1i
the map	1p
the market	-1l
the middle	-2i1mqsuB2j
the middle of	-1i1qsuB
the mileage	-2s-1k1j2r
the minimum	-1ip1j3k
the minimum $	-1n2j
the minute	-1s1ln
the mod	1h2r
the moment	1j
the money	-1lr1s2i
the money goes	1n
the money or	2i
the morning	1h
the mortgage	-1c1s
the mortgage $	1js
the most	-1p1ai
the name	1jt
the nearest	1ls
the neck	1ap
the neighbors	1n
the new	-1os1ijk
the new one	-1no1jk
the new ~thing	1x
the next	-1hkls1ejn
the next #	1d
the next step	1j
the number	-1ir1s2t
the numbers	1hz
the old	-1hn2r
the old one	1jk
the old policy	-1j2r
the old ~cover	-1n1r
the old ~thing	1s
the one	-2p-1r2ij
the one that	1i
the one who	1o
the only	-1agl2inp
the only ~cover	1n
the other	-3ln-1ijm1os2bk
the other driver	-1kln1s
the other guys	-1l
the other side	2b
the others	1k
the owner	-2j-1nu1dhixA
the owner $	1k
the owner $?	1h
the owner about	1x
the package	-1s1n
the part	-1i1o2s
the part that	1o
the patio	-1ilsz1mnr
the patio $	1mr
the payment	1p2g
the payroll	-1s
the pension	-1s1n
the permit	-1j2x
the person	1sx
the phone	-1jr1do
the phone $	-1jr1do
the piece	1s
the pipe	-1s
the pipe burst	-1s
the pipe ~harm	-1s
the place	-1jl1ps
the plan	1z
the policy	-3k-2l-1mrx1g2s
the policy $	-1n
the policy $?	1i
the policy is	1s
the policy pays	-1s1n
the policy says	1n
the policy stops	-1n
the policy today	1gj
the policy you	1s
the pond	1r
the press	-1k2r
the price	-2hkn-1io1lmr2s
the price $	-1dikm2s
the price $?	1i
the property	1s
the pump	2n
the quote	-1jks1m
the quote you	1x
the rate	-1i2l
the rates	-1i1d
the reason	2x
the reason i	2x
the rebuild	-1s1k
the rebuild cost	-1s
the rebuild ~money	-1s
the renewal	1j2h
the renewal $	1hj
the rent	1n
the rental	1j
the report	1l
the rest	1e
the rest $	1s
the rest of	1e
the restaurant	-1s1n
the right	-1lnsx1b2k3p
the right thing	-1io1dp
the ring	-2i-1hs3j
the road	-1s
the role	-1s2b
the role play	-1s2b
the roof	-2lns-1jo1i2k
the roof $	-1o
the roof and	-1i1k
the same	-4j-1dghmnqx1ai2k4p
the same $	2kp
the same coverage	1k
the same page	-1h1r
the same thing	-1p1bl
the same time	1o
the same way	-1j2p
the same ~cover	-1p1k
the same ~harm	1l
the same ~soon	-1n1eo
the schedule	-1s1jnr
the second	-2s-1il1jnz
the service	1s
the shop	1r
the shop $	-1n1ir
the smart	-1s2j
the spring	1n
the spring $	-1l1jn
the square	1ci
the state	-1k
the stent	1n
the street	2e
the street $	-1n1e
the sump	-1j
the system	-1s1by
the table	1k2o
the tax	1r
the term	1s
the thing	1io
the third	-1o1r
the time	-3i1B
the time you	1o
the tools	1n
the trouble	-1p1fq
the truck	-1s1nq3i
the truck $	1oq2i
the trucks	1r
the umbrella	-1ho2j
the underwriter	-1dp3l
the uninsured	1k
the uninsured motorist	1k
the vans	-2n-1ls1r2j
the vans $	1j
the wait	1B2q
the waiver	-1dl1jkr
the water	-1s1in2g
the way	-1iklop1js2v
the way $	2v
the way it	-1l
the weekend	1h
the wheel	1i
the wheel of	1i
the whole	-2rs-1jl1m
the window	1dl
the word	1gp
the work	-2s1ln
the worst	2ap
the wrong	-1ps2q3n
the yard	-2i
the year	-1in2m
the year $	-1n2m
the ~buy	1i3g
the ~cover	-3c-2abklp-1eiouvw1jmnr2g
the ~cover $	1jl
the ~cover $?	-1h1t
the ~cover and	-1hns1j
the ~cover comes	-2n-1l1s
the ~cover for	1z
the ~cover in	1g
the ~cover is	-1jl1s
the ~cover motorist	1k
the ~cover on	-1j1x
the ~cover says	1n
the ~cover stops	-1n2s
the ~cover you	-1lo1r
the ~cover ~cover	-1kls1jm
the ~cover ~money	1x
the ~cover ~pay	-1ls2n
the ~cover ~soon	1gj
the ~cover ~thing	1o
the ~harm	-1abjkp1rx2mn
the ~harm renewal	1x
the ~insurer	-2ikp-1a1dx2s3l
the ~insurer $	1r
the ~insurer has	-1s2l
the ~insurer knows	1s
the ~insurer looks	2s
the ~kin	-1bhlp1os2ir
the ~kin $	-1n1aio
the ~kin are	2s
the ~meet	-2i-1hs3j
the ~money	-3c-2o-1abefgknqC1hijr2m
the ~money $	-2inr-1dklp1m2s
the ~money $?	-1g1i3h
the ~money i	2l
the ~money is	-2n
the ~money months	1i
the ~money of	-1s1imp
the ~money on	1s
the ~money you	1x
the ~money ~cover	-1nr1h2jk
the ~money ~money	-1j1i
the ~money ~soon	1h
the ~money ~thing	1r
the ~send	-1o
the ~soon	-2l-1giks1ehjn
the ~soon $	2h
the ~soon step	1j
the ~soon ~money	1d
the ~thing	-5c-4bh-3gt-2du-1afklmpvyD1o3ir
the ~thing $	-2c-1bekn1o2i
the ~thing $?	1i
the ~thing and	-2n-1gho1jk
the ~thing has	1n
the ~thing how	-1i1o
the ~thing in	1n
the ~thing is	1a
the ~thing loan	1r
the ~thing or	1n
the ~thing over	1s
the ~thing the	-1n1e3r
the ~thing then	-1r2z
the ~thing worth	1l
the ~thing you	1r2i
the ~thing ~cover	-1j1n2l
the ~thing ~harm	-1l
the ~thing ~money	1n
theft	-1l1j
their	-2jn-1abdk1ems2l
their _ $	-1ln2em
their _ comp	1i
their _ ~cover	1i
their own	-1jn1il
their own comp	1i
their own ~cover	1i
their ~thing	-1n1e
their*	-2l-1ijs5k
theirs	-2l-1ijs5k
theirs _ ~money	-1m2k
theirs _ ~not	1k
theirs and	1k
them	-3c-2gu-1loprstxzC1ikn
them $	-1hjn1abdl
them $?	1i
them _ a	1s
them _ the	1j
them _ ~not	-1lop
them about	2j
them does	-1lop
them in	1s
them on	-1k
them to	-1c1i
then	-4ks-2abfhjx-1cegilmoqAB2rC7z
then $	-1jkoz1gn2C
then $?	1i
then _ $	1jo2d
then _ $?	1i
then _ is	-1n2r
then _ what	1z
then _ will	-1hkru1z
then _ you	-2j2iz
then give	1u
then give you	1u
then i	-1ikru1j3z
then i will	-1kru1z
then it	1or
then it is	1or
then show	-1j1z2i
then show you	-1j1z2i
then the	-1s1rz2p
then there	-1n1l
then there is	-1n1l
then they	1n
then we	-1ijpr3z
then what	-1o1i
then what $?	1i
then you	-1i
there	-4u-3kps-2abhrvD-1cfjmwxyB1i2nA3t
there $	-2adgv-1bersxD1cqt2n3A
there $?	-1bcg2i
there _ #	-1lor1n
there _ $	1AC
there _ a	-2p-1j2t3l
there _ about	2o
there _ all	-1i1n
there _ can	-1l1it
there _ have	-1io
there _ is	-1d1n
there _ no	-1i1o
there _ nobody	1o
there _ not	-1ln2ei
there _ nothing	-2l-1io
there _ only	1dl
there _ that	1ijn
there _ the	2o
there _ you	2i
there _ your	-1l
there _ ~money	-1lor1n
there _ ~not	-3l-1rs1e
there a	-1gu1bh4i
there and	-1o1gn
there any	1g
there anything	2g
there are	-1hn1dl
there at	-1i1n
there at all	-1i1n
there for	-1l2t
there for a	2t
there in	1o
there in the	1o
there is	-2im-1aejkpqrsv1oz2ln
there is #	-1lo
there is a	-2ip-1j3l
there is about	2o
there is no	-1i1dno
there is nobody	1o
there is not	2i
there is nothing	-2l-1io
there is only	2l
there is ~money	-1lo
there is ~not	-2l-1s1no
there like	2i
there or	1i
there so	1j
there something	-2i2a
there something that	1i
there that	-1l1i
there with	1i
there with you	1i
there you	-1io
these	-2p-1acg1iu2b3y
these _ $?	2b
these days	-1i
these days $?	-1i
they	-5d-4acjr-3ghq-2muxzC-1bftwyABD1ik2s3en
they _ $	-2i-1ln1hos2ak
they _ $?	-1t1i
they _ a	1s
they _ about	-1i1s
they _ at	1i2s
they _ be	-1n1s
they _ charge	-2s1n
they _ come	-1i1n
they _ do	1t
they _ for	-1p1s
they _ got	-1r1ikn
they _ have	-1ai1np
they _ it	1l
they _ look	1ip
they _ me	1v
they _ not	-1lp1in
they _ on	-1o
they _ or	1i
they _ out	-1n
they _ pay	-1i1l
they _ payroll	1i
they _ say	1l2n
they _ take	-1s1e
they _ that	1in
they _ the	-2in-1p1js
they _ to	-1j
they _ up	1kpt
they _ when	2i
they _ you	-1ir1ek2o3p
they _ your	-1p1n
they _ ~meet	-1i2n
they _ ~not	-1lp1in
they _ ~pay	-1i1l
they all	-1os1i
they are	-2l-1anp
they ask	1s
they call	1v
they can	-2s-1il2n
they can come	-1i1n
they can ~meet	-1i1n
they come	-1p2n
they could	-1l1ino
they do	-1p
they do not	-1p
they do ~not	-1p
they done	1i
they get	-1i1lp
they give	1k
they give you	1k
they go	1s
they have	-1jl1ikn
they have got	-1r1ikn
they have to	-1j
they let	2o
they let you	2o
they look	-1i2s
they look at	-1i2s
they need	1i
they on	-1n1i
they on payroll	1i
they pay	1n
they pay you	1s
they raised	1p
they say	-1t1h2a
they say $	1h2a
they say $?	-1t
they take	2s
they tell	1p
they tell you	1p
they told	2b
they took	-1p1o
they want	-1or
they will	-1ik1ls3e
they would	-2is-1hjkm2n3e
they would pay	1n
they would take	-1s1e
they would ~pay	1n
they ~harm	1s
they ~meet	-1ip1v2n
they ~pay	-1p1ln
they ~pay you	1s
they ~send	1s
thing	-2clqs-1dhiknuD2jp3a
thing $	-2i-1jkoqsD1bt2p
thing _ $	-2p-1o2j
thing _ a	1p
thing _ can	1o2j
thing _ need	1o2p
thing about	1a
thing and	1o
thing for	1p
thing for a	1p
thing i	-2p3a
thing is	1z
thing to	-1l1p2a
thing you	-1ds1jop
thing you need	1o2p
thing*	-3n-2k-1bcdghoxC1ju2ils
things	-3n-2k-1bcdghoxC1ju2ils
things $	-1n1ais
things $?	-1i1u
things _ $	-1p2l
things and	1s
things you	1r
think	-2ilno-1bghkpqx1ejv2c3d
think $	-1p
think $?	-1c
think _ $	-1io1a
think _ $?	-2i2d
think _ is	1i
think _ it	-2p1a
think _ that	1u
think _ the	2c
think about	-2i-1np2cd
think about $?	-2i2d
think about it	-2p1a
think about the	2c
think of	1e
think so	1p
think so $	1p
think that	-1p
think that $	-1p
think will	1c
think you	2j
think*	-1lnAD1s2op
thinking	-1AD1io2p
thinking about	1i
thinks	-1il1s
third	-1o1nr
this	-7s-5l-3jmprC-2cfnoqtD-1ehixB1kuz2ay3g4b7d
this $	-1chl1apuy2g3i
this $?	-2u-1abc
this @name	-1bv5i
this @name $	-1v4i
this @you	1iA
this _ $	-3p-2k-1celqstuvyC1ai2djn
this _ $?	-2dgi-1c1huy2b3a
this _ @name	-2d-1bknpx1wAB4v
this _ a	-1bps1o2u
this _ and	-1dr1ip
this _ being	-1i2y
this _ do	1i
this _ for	-1h2g
this _ good	-1i1u
this _ has	-2l-1n2k
this _ is	-1anp1gy3b
this _ it	2d
this _ just	1b
this _ not	1lp
this _ now	-1i1d
this _ or	-1i
this _ the	1i
this _ you	-1j1ikq
this _ your	-1i1dxz
this _ ~not	1p
this a	-1bhi
this a good	-1i1u
this afternoon	1h
this afternoon $	1h
this an	1b
this call	-3i-2p-1abgl1z2u3y
this call $?	-2i-1g2uy
this call is	-1i1y
this conversation	1p
this for	-1dp1o
this i	-1i
this in	1z
this is	-3l-2n-1ajkrsu1bdiAB2w3v
this is @name	-2d-1bnpx1wAB4v
this is not	-1l1p
this is your	-1i1dx
this is ~not	-1l1p
this line	1b
this month	-1d1i
this morning	-1A
this off	1d2p
this on	-1g1q
this one	-2ip-1ds3k
this one $	-2p-1i
this one has	-2l-1n2k
this policy	1g
this price	-1l1g3d
this right	-2g-1i1d
this right now	-1i1d
this the	2k
this time	1n
this time $	1n
this today	-1i
this up	1dh
this week	1hij
this week $	1j
this weekend	-1d1i
this weekend $	1i
this year	-1d1i
this year $	1i
this your	1i
this ~cover	-2p1g
this ~meet	-3i-2p-1abgl1z2u3y
this ~meet $?	-2i-1g2uy
this ~meet is	-1i1y
this ~money	-2l-1ab1g2i3d
this ~money $	1i2d
this ~soon	-1adoA1hj
this ~soon $	-2d-1agA1j
those	-2bchj-1emrstu1dp2ino
those #	-1h1diks
those # days	1n
those _ $	-1l1anp2o
those _ are	1i
those _ days	1n
those _ that	1i
those _ the	-1inp
those are	-1n
those are the	-1n
those kids	1p
those limits	-1i2a
those vans	1gn
those ~cover	-1i2a
those ~kin	1p
those ~money	-1hr1dikos
those ~money days	1n
those ~thing	1gn
thoug*	-3o-1a1im3x
though	-2o-1p1m2i
though $	-1iop
thought	-1i1p3x
throu*	-2adjl-1bcehkm1giprsuzB2n
through	-2adjl-1bcehkm1giprsuzB2n
through $	2i3g
through $?	2i
through _ $	-1gho1kn
through _ $?	-1i
through _ you	1ru
through _ ~cover	1nuz
through _ ~soon	1i
through it	-1p1B
through it $	-1p1B
through that	1p
through the	-2o1l2p
through what	-1i1ou
through what you	1u
through work	-1l1nrs
through work $	1r
through your	-1r1uz
through your ~cover	1nuz
ticke*	-1a1iqrs
tickets	1ors
tight	-1adlsD4p
tight $	-1D
til	-1o1r
till	-3n-1akopxz1cder2j
till #	1l
till @day	-1l1c
till _ $	-1hl1c
till the	-1n1e
till you	-1h2d
till your	1i
till ~money	1l
till ~soon	-1l1c
time	-5i-4l-3g-2cjk-1bempryzAD1dfhtxC2aoB5u
time $	-2bjl-1aerAC1hpq2douB
time $?	-2i-1abdghpC4u
time _ talk	-2i1du
time _ the	1sx
time _ ~meet	1d2h
time and	1i
time for	-1ils1x3a
time it	1lp
time or	-1i1u
time the	2n
time to	-1ps1dhj
time to talk	-2i1du
time to ~meet	1d2h
time you	-1d1hi
times	-1lpx1c2s
times _ $	-1kl1crs
times _ income	2s
times _ salary	2n
times salary	1r
times your	-1m1j
times your salary	2n
timin*	1i3o
tired	-1p2o
to	-4t-3nv-2dejkw-1bfhimqsAD1rx2g
to #	-1ps1jlno
to $	-2p1x2i
to $#	-1is2m
to $# $	2m
to @name	1ir2C
to _ #	-1j1msz2cn
to _ $	-4bg-2dt-1fikrvA1amu2osBCD
to _ $?	-3c-2ab-1dhnops1tu2i
to _ @day	1C
to _ a	-3g-2ns-1iou1bp2l3c
to _ about	-3i-2l-1nqsz2dpu
to _ ahead	-1o1i2g
to _ an	-1a2b
to _ and	-2l-1r1ho
to _ anything	-1dil
to _ around	-1go1bcj
to _ at	-1dku1hp2i
to _ away	1p
to _ back	1h
to _ before	-1j1d
to _ by	1d2h
to _ customers	-1n1s
to _ down	1o
to _ end	1bn
to _ every	1i
to _ everything	-2i-1d1e2a
to _ first	-1j
to _ for	-2s-1cd1ginp
to _ him	-1hpu1i3j
to _ house	1e
to _ how	1z2l
to _ if	1x
to _ in	-1l2cp
to _ into	-1j
to _ is	-1io1n
to _ it	-1bdejnou1hlp2g4i
to _ job	1n
to _ lender	1C
to _ me	-1o1b
to _ money	-1g
to _ more	-1n2j
to _ next	1o2b
to _ no	-1a1bi
to _ of	-1i
to _ off	-1i1j
to _ on	-1dgp1hj
to _ one	-1i1j2s
to _ other	-1g1hs2k
to _ out	-1a1hip
to _ over	-1gns1hr
to _ policy	1gi
to _ right	-2di1lu
to _ something	2jp
to _ sure	-2p-1iq1o2r
to _ that	-2q-1ns1aho2gp
to _ the	-3h-2cp-1bdk1fjoz3g
to _ their	1s
to _ this	-2u-1abjop1iq2dg
to _ through	-1i1z
to _ to	-2g-1hjnp1dix2c
to _ today	1d
to _ tonight	-1C1dB
to _ too	1di
to _ up	-1cks1r
to _ us	-1h1i2g
to _ what	1i
to _ when	-1o1n
to _ wife	-1i1d
to _ with	-1ajnu1chkps3g
to _ you	-2cdp-1bhj1fkyB2oqx
to _ your	-2n-1ijps5g
to _ ~cover	-1n1gij
to _ ~insurer	-1s1l
to _ ~kin	-1ijox1d
to _ ~money	-2j-1ghkp1lmns2c
to _ ~not	-1al1bis
to _ ~soon	-1gin1os2bd
to _ ~thing	1es2o
to a	-2gis1n2ac
to add	-1n1i2gm
to apply	-1c1gj
to ask	-4i-1acgno2l3u
to ask a	3l
to ask about	-2i2u
to be	-3a-2hs-1knqx1befm2p
to be a	-1p1m2b
to be in	1op
to be on	1i
to be sure	-2p-1iq1or
to be the	1il
to be ~money	1m
to bind	-1u1g
to bother	2q
to bother you	2q
to bring	-1i1jq
to bring it	-1i1q
to build	2s
to buy	1ci
to call	1fqwA2x
to call $	1x
to call you	-1h1fxA
to carry	-1n2j
to catch	-1hpu1iqB
to check	-1i2p
to code	1i
to college	2i
to come	-1g1ci2h
to cover	-1r1lz
to decide	-1dij
to do	-2j-1klnr1dhz2s3g
to do $	-3i1ps
to do for	1i
to do it	-1jp1gh
to do that	-1i1p
to do this	-1a1di2g
to do with	-1n1s
to drive	2o
to each	-1g1h2k
to each other	-1g1h2k
to feel	1ip
to find	2p
to find out	2p
to fix	1isz2c
to get	-2hp-1bcdjr1n3g
to get it	-2p1ag
to get that	1gim
to get the	1g
to give	-1h1bx2g
to give us	1i2g
to give you	1x
to go	-2s-1knp1r2gi
to go ahead	-1o1gi
to go over	-1gs1hrx
to go through	1z
to go to	-2g1ci
to go with	1i3g
to guess	-1p2l
to have	-1p1gq
to hear	-2q-1g1p
to hear that	-2q1p
to her	1h
to insure	-1np1m2a
to it	-1h1sC2f
to it $	1sC
to keep	-1p
to know	-1c1s3D
to know $	3D
to leave	-1g1lnr2o3i
to list	1l2j
to list him	2j
to live	-2i1o
to lock	1d2j
to look	-1agjkou1h2i
to look at	-1u1hip
to lose	-1ado1ep
to make	-1i1dgo
to match	-1i1k2j
to me	-1i1cno
to me $	-1in1c
to move	1g
to my	-1g1c
to pay	-1di
to pay for	-1j1glp
to pay off	-1i1j
to protect	1s
to put	1s
to put the	1s
to reach	1h2x
to reach out	1h
to rebuild	1s
to recap	-1n2r
to replace	-1m1s
to run	-1lp1a
to run a	-1lp1a
to save	-1m2p
to say	-1gt1aipq2bl
to say $	-1gn1alq
to say no	-1a1bi
to say ~not	-1a1bi
to see	-1go1ir2x
to see if	1x
to see the	1i
to sell	1n
to send	-1g1h
to show	1iko
to show for	1o
to show you	1k
to sign	-1o
to sign $	-1d
to sign up	1g
to somebody	1l
to spend	-1g1z
to start	1i2g
to start the	1g
to stay	-1op
to sum	-1k1r
to sum up	1r
to switch	1g
to take	1p
to talk	-4i-2o-1bghjlnz1px4u
to talk $?	-3i2u
to talk about	-1lo2p
to talk to	-1jnp1dx
to tell	-1o1ly
to tell you	1ly
to that	-1p1dh
to that $	-1lp1dh
to the	-2j-1gop1cluyC2ns3r
to the #	1n
to the end	1bn
to the ~cover	1i
to the ~insurer	1l
to the ~kin	-2o1rs
to the ~money	1n
to think	-3i3d
to think about	-3i3d
to this	-1b1ajz
to this $	1a
to wait	-1eg2d
to what	-1is1jkln
to what you	-1i1jkn
to work	-1h1isC
to work $	-1h1isC
to worry	1o2p
to worry about	1o2p
to you	-2a-1dgjklpqu1inrC2ht3oB
to you $	-1a2B
to you $?	2it
to you @day	1C
to you about	1x
to you that	1o
to your	-2x-1lrzC1dhmos
to your wife	-1i1d
to your ~cover	-1n1gj
to your ~kin	-1r1dn
to your ~money	1mo
to your ~thing	1es
to ~buy	-2hu-1abjno1cd2i4g
to ~buy $	-3d1c
to ~buy $?	1g
to ~buy the	1g
to ~buy this	-1u1dg
to ~buy up	1g
to ~buy ~soon	1d
to ~cover	1jz
to ~harm	1o
to ~meet	-3g-2ijln-1abkszBC1fp2h3x4u
to ~meet $	-1iA1x3u
to ~meet $?	-1i1u
to ~meet about	-1lo2p
to ~meet back	1h
to ~meet to	-1gjnp1cdx
to ~meet you	-1h1fxA
to ~money	-2ps-1hik1lno2m
to ~money $	2m
to ~money it	1j
to ~money ~money	1l
to ~pay	-1di
to ~pay for	-1j1glp
to ~pay off	-1i1j
to ~send	-1dglou1jqr2h
to ~send it	-1gl1q
to ~send that	1j2h
tobac*	1i
tobacco	1i
today	-3ahlps-2cex-1bkoqrtyBD1n2fz4dg
today $	-2ahlp-1esC1fgin2d
today $?	-1cdhotu2i3g
today or	-2i1d
today we	1z
today you	-1n2du
today*	-1jl1z
todays	-1jl1z
toget*	-1dgjklos1irz4h
together	-1dgjklos1irz4h
together $	-1k2z
together $?	1ghi
together _ you	1h
together and	-1k2h
told	-2s-1aehkl1nx2r4b
told _ $	1p
told _ that	1i
told _ you	-1n1r2x
told me	-1hio1b2rx
told me you	-1n2x
told the	-1ls2n
told you	-1a1op
tomor*	-1ajmnpsC1ei2d3h
tomorrow	-1ajmnpsC1ei2d3h
tomorrow $	-1ejk1gh3d
tomorrow $?	1ik
tomorrow and	-1n1eh
tomorrow you	1k
tonig*	-2i-1abcfnp1jrB2dh
tonight	-2i-1abcfnp1jrB2dh
tonight $	-1acip1BC2dhj
tonight and	1e
too	-4j-2o-1cdeglxC1ahps2i
too $	-3j-1abchls2i5p
too _ $	-4p-1jl1q2hs
too _ to	-2p-1i2a
too low	-1p2s
too low $	-1p2s
too much	-2p1a
took	-1i2B
took the	-1o1r
tool	-1il1j2m
tools	-1ip1n2l
tools $	-1o1l
tools _ $	1o
tools _ they	1s
tools in	1n
top	1r2s
top _ the	1p
top _ your	1o
top of	-1n1prs
top of your	1o
total	-1lo1is2m
total*	-1aijlnor1k5p
totaled	-1o
totally	-1a5p
totally get	2p
touch	-1ps1l3x
touch $	-1p1h2x
touch*	1l
tough	-1q3p
tough $	3p
towar*	2bj
toward	2bj
towin*	-1osD1ijl
towing	-1osD1ijl
towing $	-1D2i
town	1w
town $	1w
track*	-1gh1i
tracks	1i
trail*	-1o1l
trailer	-1o1l
train*	-1djp1iy4b
training	1y2b
trans*	-1s1r2c
transmission	-1s1r
trave*	-1D1i3C
treat	1p
treat*	1ips
treated	1s
tree	1s
trips	1i
trips _ your	1i
troub*	-1p1fq2i
trouble	-1p1fq2i
truck	-2s-1h1nq3i
truck $	-1n1lq3i
truck _ a	1n
truck and	-1h
truck*	1r
trucks	1r
true	-1p
true $	-1p
trust	-1io1p2g
trust me	2g
try	-2l-1h2d
tryin*	1ix
trying	1ix
trying to	1ix
tub	1i
turn	-1ip1s2ad
turn down	-1i2d
turne*	-1o1lnr
turned	-1o1lnr
turned down	1l2n
turns	1l2p
tv	-2o
twice	-1e1m2n
twice $	-1o
twice a	1n
typic*	-1p3a
typical	-1p3a
typin*	2b
typing	2b
ugh	-1o1ip
umbre*	-2i-1ahnop1j2r3s
umbrella	-1hinop2jrs
umbrella $	1jr
umbrella _ a	1s
umbrella and	-1h1j
umbrella is	-1n1s
umbrellas	2s
uncle	1n
under	-3j-2a-1gklpx1einu2m3s
under #	1u
under _ roof	2i
under _ ~cover	-2n3s
under _ ~thing	2i
under a	-1j1en
under control	1ns
under one	2i
under you	1io
under your	-2n-1x1ms
under your ~cover	-2n1s
under ~money	1u
under*	-2ij-1bcefgkmnoquxzABC1lD2ap
understand	-2D-1bdfhijlnquB1p3a
understand $	-2D-1alq
understand _ $	-1ip3a
understand _ you	1pqt
understand it	1r
understand why	1q2p
understand why you	1q2p
understandable	-1io3p
understood	-2p-1A3D
underwriter	-1dp3l
underwriting	1n
unins*	-1g1jl
uninsured	-1g1jl
uninsured _ $	-1j1kn
uninsured _ is	-2n-1l1s
uninsured _ on	1i
uninsured motorist	1js
uninsured motorist $	-1j1kn
uninsured motorist is	-2n-1l1s
uninsured motorist on	1i
union	-1o
unles*	1jn
unless	1jn
unless _ add	1ln
unless we	1ln
unless we add	1ln
until	-4np-3h-2aik-1befo1cs2lC3j4d
until _ have	-1n1d2j
until _ is	-1p1djl
until the	-2d-1an1js
until they	1l
until you	-2ln1js2d
until you have	-1n1d2j
until ~soon	-1ehi2d3C
up	-5b-4ju-3z-2fmD-1cBC1hiry2etx3d
up #	1o
up $	-2jp-1bcelD1ginqsx2adk
up $?	-1adt2h3i
up _ #	-1k1l
up _ $	-1is1lr2ep
up _ @month	-1o
up _ a	-1inpr1l
up _ code	1i
up _ i	-1l1hi
up _ is	-1ps
up _ it	-1i2op
up _ me	1lp2t
up _ that	2t
up _ the	-1p1sx
up _ there	1i
up _ this	1g
up _ to	-1i1p2k
up _ you	-2l-1hp1dgis
up _ your	1ix
up _ ~money	-1d1l
up a	1o2t
up about	-1n1m
up about #	-1n1m
up about ~money	-1n1m
up after	1i
up again	1h
up and	-1dl1a2p
up at	1d
up for	-1dh1glx
up for you	1gi
up how	1A
up in	-1n1es
up in a	1s
up on	-2d-1aj1px2t
up on me	1p2t
up on the	1x
up so	-1g
up that	-1imp
up the	-1s
up this	-1i2d
up to	-1dghkmnp1js2l
up to #	-1m2l
up to code	1i
up to the	1s
up to ~money	-1m2l
up too	1pr
up too $	1pr
up until	-1l2d
up until you	-1l2d
up we	-1i1y
up what	1ir
up when	1io
up with	-1iks1deo2n
up your	-1i1d
up ~money	-1m1o
up ~soon	-1i1e
updat*	1n
updated	1n
upgra*	-1s1m
upset	-2a-1j4p
upset $	-2a2p
upsid*	1ns2p
upside	1ns2p
upside down	1ns2p
us	-4n-3ael-2imop-1cstuvwCD1fhkz2bdq3x4g
us $	-1dinps2q
us $?	1y
us _ $	-1g1f3d
us _ a	-1j2x
us _ about	-1j1z
us _ ahead	1g
us _ at	-1j1kz
us _ do	1g2ik
us _ it	-2i-1h2d4g
us _ the	-1kz1dgj
us _ this	-1d1b
us _ you	-1h1gx
us _ your	-1g2j
us _ ~soon	1h
us a	1gh
us do	1d
us get	-2i1d3g
us get it	-2i-1j2dg
us get you	-1h1g
us go	1d
us go ahead	1g
us just	1g
us look	-1j1kz
us look at	-1j1kz
us put	1g2j
us see	-1gjz
us start	1dz2b
us talk	1z2h
us you	-1n2ks
us ~buy	-1j1bdz
us ~meet	-1g1z2h
use	-2a-1bcghnop1l2s3i
use _ $	1n
use _ you	1s
use the	2i
used	-2s-1ij1ck
used to	-1i
usefu*	1i
useful	1i
uses	-1gi1ks
using	1i2b
usual*	-1l1j3s
usually	-1l1j3s
valua*	1p
valuable	1p
value	-3n-1ilpr2m3s
value $	-1kns1m2l
value _ $	1s
value _ the	-1l
value is	1s
value on	-1s1j
value*	-1s1ijl
values	-1s1ijl
values are	1l
van	1k
vans	-3l-1kns1gij2r
vans $	-1i1jn
vans _ a	-1l1g
vans on	-1j1g
vans on a	-1j1g
vape	1i
versi*	-1j1r2h
versions	-1j1k2h
versu*	2k
versus	2k
very	-2i-1lpqC2nB3D
very _ $	-1ilp2n3D
voice	1o2t
vote	1j4c
w	-1o
wages	-1lp1ns
wages $	-1s
wait	-4i-1agjno1t2q5d
wait $	1lnp
wait _ you	1b
wait and	1s
waiti*	-2i-1ans1mo2l3d
waiting	-2i-1ans1mo2l3d
waiting _ a	1or
waiting for	-2i1o3d
waiting on	1r
waiting period	-1n2l
waive*	-1dn1jks
waiver	-1dn1jks
waiver of	1s
walk	-1cghnos1e4d
walk _ through	2i
walk me	2i
walk me through	2i
walk out	2d
walke*	-1i
walked	-1i
walki*	-1p1iB
walking	-1p1iB
wall	2l
want	-4an-3dqs-2ehltux-1myC1bprz2cj3gi
want #	1j
want $	-1i2p
want _ $	-1i2z
want _ and	1j
want _ be	-2p-1gq1fi
want _ do	2gi
want _ go	-1jo1c2gi
want _ know	1np
want _ of	1i
want _ on	-1o
want _ put	1o
want _ to	-1b1cghk5i
want _ ~buy	-1d1ci2g
want _ ~cover	1i
want _ ~money	1j2r
want _ ~thing	-1io2j
want a	-1i1jo
want for	-3i
want her	2i
want it	-1is1dr2z
want it to	1i
want me	-1cj1hk2g4i
want me to	-1cj1hk2g4i
want that	1p
want the	-1n1r2gp
want the ~cover	1i
want to	-3dho-2q-1abejlrsuxz1cf2g5i
want to be	-2p-1gq1fi
want to do	2gi
want to go	-1jo1c2gi
want to know	1np
want to put	1o
want to ~buy	-1d1ci2g
want you	2c
want you to	2c
want ~money	1j
wante*	-1ij2x
wanted	-1ij2x
wanted _ ask	1u
wanted to	-1j2x
wanted to ask	1u
wanti*	-1l3p
wanting	-1l3p
wants	-1lmo1ans
wants #	-1m1n
wants # and	1n
wants _ and	-1k1n
wants a	1p
wants to	-1lp1as
wants ~money	-1m1n
wants ~money and	1n
was	-3hjl-2cdg-1fknuz1ax2qt3or
was #	-1o1r
was $	2o
was _ $	-1lp
was _ $?	-1i2t
was _ and	2a
was _ last	1t
was _ like	1i
was _ on	1n
was _ to	-1p1ox
was _ ~money	-1i1t
was a	1ap
was hoping	1x
was hoping to	1x
was it	-1l3i
was it $	-1l1t
was that	-2i-1oq2bt
was that $?	-1i2t
was the	-1b2r
was the last	1t
was there	1i
was you	-1i1r
was your	-1t
was ~money	-1o1r
was ~not	1n
watch*	1o
watched	-1i1o
water	-2p-1abhko1cgijrs2ln
water _ $	1nr
water _ comes	1s
water _ is	1l
water _ on	1i
water _ that	1n
water backup	-1in1rs2g
water backup $	1r
water in	1n
water that	2s
water that comes	1s
water ~cover	-1in1rs2g
water ~cover $	1r
way	-2gi-1cjlmqstx1anpv
way $	-1agij2opv
way $?	1hi
way _ than	-1jops2n
way _ works	-1n1s
way for	2l
way it	-1l
way more	-1jops2n
way more than	-1jops2n
way out	1d
way to	-1ls1aj
way you	1a
ways	-1h1k
we	-7s-5abn-4e-3cjov-2iACD-1lpt1fhkm2xy4gqrz
we _ #	-1n1ikmr2d
we _ $	1r
we _ @day	1hi
we _ a	-1p1ghmx
we _ about	1z2k
we _ ahead	-1h1gi
we _ at	-1hkr1ijox
we _ be	1z
we _ do	-1kr1z
we _ for	1y
we _ go	-1hr3p
we _ got	-1in1kr
we _ in	2hm
we _ it	-1h1go
we _ not	1fopq3l
we _ off	-1j1d
we _ on	1rx
we _ over	1z
we _ see	-1f
we _ so	1i
we _ talk	-1fp1xC
we _ that	3q
we _ the	-1jklo1grz2q
we _ this	2g
we _ through	-1i1z2u
we _ to	1giz
we _ we	1r
we _ with	1u
we _ you	-1o1kp2gq
we _ your	-1g1rx2B
we _ ~buy	1g
we _ ~meet	-1ip1fmxC
we _ ~money	-1n1ikmr2d
we _ ~not	1fopq3l
we _ ~soon	-1g1hi
we add	-1j1n
we agreed	1r
we are	-2np-1abhjloqsv1dmwy2kr
we are on	1r
we can	-1dz1gp3l
we can not	-1p3l
we can ~not	-1p3l
we do	-1r1iop2hx
we do a	1hi2x
we do not	1lop
we do ~not	1lop
we get	-1j1dgiz
we get you	2g
we go	-1h1guz
we go ahead	-1h1gi
we got	-1ip1tx
we got a	-1i
we have	-2p-1iln1dj2r3g
we have a	1g
we have got	-1in1kr
we left	1r
we look	1jo
we look at	1jo
we meet	1hr
we met	2x
we met at	1x
we record	-1i4y
we said	1r
we see	1k
we should	-1p2x
we start	-1k1u
we talk	1hz
we will	-3r-2el-1dgiknpsuy3f4z
we will do	-1r1z
we will go	-1hr1p
we will look	-1r
we will not	-1l1q2f
we will see	-1f
we will talk	-1fp1C
we will ~meet	-1p1C2f
we will ~not	-1l1q2f
we would	-1x1mr
we ~buy	-1k1u
we ~meet	-1x1r2h
we ~meet ~soon	1hr
wear	-2n1l2s
wear _ tear	-1n1l
wear and	-1n1l
wear and tear	-1n1l
wears	-1no
websi*	-1ip2x
website	-1ip2x
week	-2pu-1bcdgklst1ahr2i
week $	-2u-1d1ae
week $?	1hi
week and	1x
weeke*	-1adgo1C2i
weekend	-1adg1C2i
weekend $	-1d1hC2i
weeks	-1kpr1ij2o
weeks $	-1k1j2o
weigh	1i
weigh*	-1n1a
well	-5i-3o-2jlsB-1bcdhnquv1kC2A
well $	-1A1kD
well $?	1i
well that	1a
well you	-1o
went	-2p-1jkr1uz2no
went _ $	1o
went _ a	1n
went up	1no
were	-2dgks-1acehltu1bijpq3o
were _ $	-1ps1ijno
were _ for	-1in
were _ here	1n
were _ paying	2p
were _ ~thing	1j
were gone	1i
were my	-1i2j
were my ~thing	1j
were not	1no
were not here	1n
were the	1o
were you	-1gt1jq2p3i
were you $	1j
were you paying	2p
were ~not	1no
were ~not here	1n
wet	1i
what	-6g-5ux-4fvCD-3cdenpqwA-2jy-1abmB1klz3t4i
what $	-1ils1gk2a3t
what $?	-3i3t
what _ #	-1m2i3c
what _ $	2i
what _ $?	1it
what _ all	-1p
what _ am	-1i1u3o
what _ are	-2n-1lt1io2b
what _ be	1h
what _ changed	1ir
what _ costs	-1s1z
what _ did	1i
what _ different	1i2k
what _ do	-2g-1dikt1l
what _ does	1l
what _ for	1s
what _ going	1i
what _ good	-1p2i3h
what _ got	1m3j
what _ have	-1deho1ikmz
what _ he	1hi
what _ house	-1n1s
what _ if	2i
what _ important	1i
what _ in	-2i-1os1jln
what _ is	-2o-1r1ilB
what _ it	-1dhjlno5i
what _ make	1i
what _ mean	2it
what _ missing	1z
what _ need	-1k1o
what _ new	-1k2s
what _ not	1i
what _ of	-1bct1d
what _ on	-1h2io
what _ one	1o
what _ out	1n
what _ owe	-1n1l
what _ own	-1i1nz
what _ paid	-1i1s
what _ pay	-1n1m
what _ pays	-1s1ln
what _ said	1r
what _ sense	-2i2j
what _ that	-1io1t
what _ the	-2b-1ahjknot1cg5i
what _ they	-2t-1b1p4i
what _ think	-1i
what _ this	-1d1i
what _ to	1s
what _ up	1A
what _ want	-3i1e
what _ we	1p2i
what _ will	-2k1hz2l
what _ with	1i
what _ would	-1ghjpru1sz2bi3k
what _ you	-2kno-1bdhjlmuxzAC1ipqt
what _ your	-2t-1chln1b2i
what _ ~cover	1n
what _ ~insurer	2l
what _ ~kin	-1i1j
what _ ~money	-1ms1nz3c
what _ ~not	1i
what _ ~pay	-1i1m
what _ ~thing	-1n1s
what a	-3i-1ckl2s3a4p
what a new	-1k2s
what all	1i
what an	2a
what are	-1o1cd
what are you	-2i1at2cd
what are your	-1a1i
what can	1i
what claims	1i
what could	-1t2i
what could you	-1t1i
what coverage	1s
what day	1i2h
what deductible	1i
what did	-2i-1b1pt
what did he	1i
what did the	-1t1i
what did they	-1t1p2i
what did you	-5i3t
what do	-1adhnops1g2i
what do you	-1adhnops1g2i
what does	-1d1t2i
what does the	-1t
what does your	1b
what each	-1ims4k
what exactly	2t
what happened	1t2i
what happened with	1i
what happens	-1no1l
what happens if	1i
what happens to	1s
what have	1i
what have they	1i
what he	-1o
what i	-3p-2n-1bgt1ruzB4o
what i am	-1i1u3o
what i mean	-1t2i
what i would	-1hn1ikmz
what if	-1n1hop2i
what insurance	1i
what is	-3o-2ps-1hlmnrtuv1az2cd
what is a	1ch
what is different	1i2k
what is going	1i
what is important	1i
what is in	-2i1j
what is it	2i
what is missing	1z
what is on	-1h
what is the	-1kn1dg2c3i
what is your	-1cd1ai
what it	-1kr1ilnz
what it costs	1z
what it is	-1o1il
what it pays	-1s1ln
what it would	1s
what it ~money	1z
what it ~pay	-1s
what kind	-1ci1d
what kind of	-1ci1d
what made	1i
what made you	1i
what makes	-1it1j
what makes sense	-2i2j
what number	-1h
what part	2i
what part of	2i
what pays	2s
what price	1i
what that	1n
what the	-1jkp1s2l
what the house	-1n1s
what the ~cover	1n
what the ~thing	-1n1s
what they	-1np1hi2l
what they have	1i
what they would	-1n1s
what those	1n
what time	1h2i
what was	-1bilq3t
what was it	-1l1t
what was that	-2i2t
what was the	1t
what we	-2k-1g3r
what we said	1r
what were	-1g1iq2p
what were you	-1g1iq2p
what would	-3j-2n-1bcdeghlmotuz1a3i
what would a	1i
what would be	1h
what would have	1i
what would it	-1n2i
what would make	1i
what would you	-2d1p2a
what would your	-1i1d
what year	1B
what you	-5i-2dl-1cgpr1ajno2mtz4k
what you are	-2n-1l1o2a
what you do	1ls
what you got	-2i1mu3j
what you have	-1io1jmn2kz
what you owe	-1n1l
what you own	-1i1nz
what you paid	-1il1s
what you pay	-1n1m
what you want	-3i1e
what you would	-1j1n2k
what you ~pay	-1iln1ms
what your	-2i-1a1b2l
what your ~kin	-1i1j
what ~cover	-1p1i2s
what ~money	-1t1B
what ~money is	1B
what ~pay	-1il3s
whate*	-1iknp1jls
whatever	-1iknp1jls
whatever _ do	-1o2j
whatever you	-1ikop1s2j
whatever you do	-1o2j
wheel	1i
wheel _ the	1i
wheel of	1i
wheel*	-1n1el
when	-4agj-3bcdux-2frt-1kmvwzACD1n2s4h5i
when $?	1i
when _ a	-1u3i
when _ are	-1inop1hs2el
when _ comes	-1n1os
when _ do	1np
when _ get	-2i-1n1hl
when _ go	1n
when _ have	1i
when _ it	1iqB
when _ need	1n
when _ other	-1ln1s
when _ pipe	-1s
when _ the	-2h1i
when _ you	-1ht1ip
when _ ~harm	-1i1k
when _ ~pay	-1s1l
when did	-1t1i
when do	1p
when do you	1p
when does	1qB2i
when does it	1iqB
when i	1h
when is	-1u1h3i
when is the	-1h
when it	-1nr1h2os
when it comes	-1n1os
when something	1s
when that	2n
when the	-1i
when the other	-1ln1s
when the pipe	-1s
when they	-2i-1n1l
when they are	-1n
when was	-1h
when we	1o
when would	-1u1hi
when you	-2o-1adjkr1ehil2n
when you are	-1o1h2el
when you get	-2i-1n1h
when you go	1n
when you have	1i
when you need	1n
when you ~harm	-1i
when your	-1i1ns
whend	-1a4i
whend you	-1a4i
where	-4g-3ah-2bcdn-1mqtux1jr2kos3i
where _ are	-1a2p
where _ i	-1gh1i
where _ is	-1s2j
where _ would	-1l1jn
where _ you	-2g-1h1i
where are	1i
where do	-1gh1i
where do you	-1gh
where does	-1i
where does the	-1i
where i	2j
where is	2i
where is the	1i
where it	-1inps1j2l
where it is	-1s2j
where the	1ns
where they	-1l2k
where we	-1jn1r
where we are	1i
where would	1i
where you	-1a2ips
where you are	-1ai1o2p
where*	-1abl1sz2i
wherever	-1l1sz
wheth*	-1p1diz2s
whether	-1p1diz2s
whether _ would	1l
which	-3c-2adptu-1js1hln2b6i
which _ are	2i3b
which _ do	-1gt
which _ of	1i
which _ would	1i
which _ you	1g
which is	-2i1hln
which one	-1t1go2i
which part	2i
while	-3ip-1adk1ejs2nu
while _ are	1lnr2j
while the	-1l1n
while you	-1a1lrs2j
while you are	1lnr2j
while yours	1s
while yours is	1s
whita*	1x
whitaker	1x
whitaker _ life	1x
whitaker _ ~cover	1x
whitaker evergreen	1x
whitaker evergreen life	1x
whitaker evergreen ~cover	1x
who	-5j-4gl-3hnptu-2bmvxCD-1afrswyzB7i
who _ $	-1ip
who _ $?	-3i
who _ a	-1i
who _ are	-1a
who _ at	1s
who _ for	1ik
who _ has	1d
who _ i	1i
who _ in	1i
who _ it	2i
who _ not	-1ln2a
who _ on	1d
who _ that	-1p1i2e
who _ the	-1bn2i
who _ to	1o
who _ what	1k
who _ you	1q2bc3i
who _ your	-1x1c2i
who _ ~harm	1n
who _ ~not	-2n-1l2a
who _ ~pay	-1n1i
who am	1i
who am i	1i
who are	2c
who are you	2c
who comes	1is
who did	1pq
who did you	1iq
who do	1c
who do you	1c
who does	-2i
who drives	-1cd
who else	-1c1i
who fixed	1i
who gets	1s
who gets the	1s
who has	-1i
who is	-1bdjlox1cns3i
who is at	1s
who is the	1c
who is your	-1x2c
who knows	-2i-1p
who pays	-2s1ik
who was	1i
who would	1i
who you	-1an1io
who ~pay	-2s1ik
whod	-3n-2s-1adgjlopuC2c7i
whod _ it	-1p1i
whod be	-1o2i
whod have	1i
whod pay	-3n3i
whod you	1i2c
whod ~pay	-3n3i
whoev*	-1p1a2l
whoever	-1p1a2l
whoever _ you	1a
whole	-3l-2ijr-1p1k2emo
whole _ $	-1j1km2e
whole _ and	1n
whole life	-2l-1n1kmos
whole time	-1r
whose	-1bg3i
whose _ is	1i
whose name	1i
whose ~cover	1i
why	-2bgijt-1clnrs1pqu3d
why $?	-1i2u
why _ am	-1i1u
why _ are	1p2q
why _ not	-2i1ho
why _ would	-1a1d2p
why _ you	-1bt1d
why _ ~not	-2i1ho
why do	-1dt1hi
why i	-1i1u
why i am	-1i1u
why is	1i
why would	-2i1do
why you	-1al1d2q3p
why you are	1p2q
why you would	-1a1d2p
wife	-2q-1acfgjkosBC1drx
wife $	-1iq1dnp
wife $?	1h
wife _ about	1i
wife _ kids	1r
wife _ on	1i
wifes	1r2e
will	-6a-5ij-4px-3bot-2mnquwD-1drsA1gkl2C3hz4f6e
will _ #	1r
will _ $	-2lz-1fk2ns
will _ a	-1oC1k2h
will _ about	-1kp1uz
will _ at	-1k
will _ back	1h
will _ be	-1ln1efghq2i
will _ both	1k
will _ by	1h
will _ call	-1hl1f
will _ do	2l
will _ for	1l
will _ go	1s
will _ hear	-1e1u2f
will _ help	-1n1l
will _ it	-1fl1gk2z
will _ keep	-1l2C
will _ on	2e
will _ ours	-2h-1g2k
will _ out	-1f1hC
will _ pay	-1s1jl
will _ something	-1k2h
will _ sure	1f
will _ that	-1p1flB2h
will _ the	-1nC1egr2ch
will _ to	1h2f
will _ touch	1ln
will _ up	1e
will _ with	1z
will _ you	-2din-1gjkoprsuxB1fhlC
will _ your	-2h-1isz1gpq2fk3e
will _ ~meet	-1hl1f
will _ ~money	1r
will _ ~pay	-1s1jl
will _ ~soon	-1k
will ask	-1k1z2i
will be	-3n-1acdhiklpC1vy3e
will call	-1ozC1hr
will call you	-1C1r
will check	1h
will check back	1h
will do	-1hi1kz
will get	-1fgip1rC2h
will get the	1hr
will go	-1hr
will have	-1dC1g3h
will have a	-1C2h
will have the	1r
will keep	-1h1dpz
will leave	-1fkz1h
will leave you	-1f1h
will let	-1hk2C
will let you	-1hk2C
will look	-1k
will look at	-1k
will make	1f
will make sure	1f
will match	3k
will need	2i
will not	-2k-1adhistz1f2ln
will not be	-1ln1efhq
will not call	-1hl1f
will not do	2l
will not go	1s
will not help	-1n1l
will not keep	-1l2C
will not pay	-1s1jl
will not touch	1ln
will pay	1s
will price	1k
will price it	1k
will put	1k
will say	-1hi1l3C
will see	1fh
will send	-1k1hl
will send the	1h
will send you	-1h1l
will show	1k
will show you	1k
will start	1gz
will take	-1ik1fr2z
will take it	1hr2z
will take you	1f
will take your	-1i1fp
will talk	-1fp1C
will talk about	-1p1z
will you	-1h1gu
will ~buy	-1hk1gz
will ~buy with	1z
will ~harm	3e
will ~meet	-2i-1kno1fh
will ~meet about	-1p1z
will ~meet you	-1iC1h
will ~money	-1h2k
will ~money it	-1h1k
will ~not	-2aks-1dhitz1f2ln
will ~not be	-1ln1efhq
will ~not do	2l
will ~not go	1s
will ~not help	-1n1l
will ~not keep	-1l2C
will ~not touch	1ln
will ~not ~meet	-1hl1f
will ~not ~pay	-1s1jl
will ~pay	1s
will ~send	-1dfikz1l3h
will ~send it	1h
will ~send the	1h
will ~send you	-1C1l
willi*	-1u2i
willing	-1u2i
willing to	-1u2i
win	2c
wind	-1jls1ikn
wind _ $	-1j1m
wind and	1ir
wind deductible	-1j1m
wind deductible $	-1j1m
wind ~cover	-1j1m
wind ~cover $	-1j1m
windo*	-1rs1do
window	1d
window and	1l
windows	1o
wise	-1n2j
wish	2l
wish _ could	-1p1l
wish i	-1p1l
wish i could	-1p1l
with	-5dt-4q-3bfl-1cp1hkmvA2u3w
with #	-1s1n2j
with $	-1ac1g4i
with $?	1i
with @name	-1u1hi
with _ #	-1hnr1s
with _ $	-3cs-2b-1afhmnpq1eijvCD2uw
with _ $?	-3i-2gh-1bek1c3u
with _ @name	1nwx
with _ a	1a
with _ and	-1ijn1hx
with _ at	1e
with _ baby	-1p
with _ blood	1n
with _ business	-1v1i2g
with _ call	-1i
with _ coverage	1e
with _ deductible	1ls
with _ higher	1i
with _ i	1uvw2bk
with _ in	-1i1aj
with _ insurance	1ivwA
with _ is	-1n1ms2i
with _ it	-1m1k
with _ life	1w
with _ like	2p
with _ lower	1m
with _ new	1o
with _ of	1hi
with _ on	-1jn1hmy
with _ one	-1im
with _ owner	-1gu2hi
with _ stent	1n
with _ the	1km2gp
with _ when	-1l1s
with _ wife	1hp
with _ you	-1i2k
with _ ~cover	-3p-2n-1hjr1elsvwA
with _ ~insurer	1j
with _ ~kin	-2a-1g1hr2e
with _ ~meet	-1i
with _ ~money	-2n-1hr1j2s
with a	-2lu-1acimr1ns2o
with a #	1s
with a ~money	1s
with bluebonnet	1iv2wx
with bluebonnet $	1vwx
with bluebonnet business	-1v1i
with both	1ahi
with evergreen	-1D1vx3w
with evergreen $	-1D1w
with evergreen life	1w
with evergreen ~cover	1w
with everything	2bm
with harbor	1uw2vA
with harbor insurance	1ivA
with harbor ~cover	1ivA
with him	-2n1m
with him on	-1n2m
with it	-1jn1s2go3i
with it $	1io2g
with it $?	1g
with it is	-1n1s2i
with kids	-1n1a
with kids in	-1n1a
with lakeside	-1x1vw
with lakeside $	-1x
with me	-1abhp1yB2ci
with me $	-1cp1xB2i
with my	1c
with no	-1ajlo1bep2n
with no coverage	1e
with no insurance	1n
with nothing	-2n-1is1d4e
with nothing $	-1n1d2e
with one	2os
with somebody	1p
with that	-3i-2p-1ao1ly3j4u
with that $	1l2u
with that $?	-3i1y3u
with the	-2psu-1bcdejkorwz1lmn2hi
with the blood	1n
with the lower	1m
with the owner	-1gu2hi
with the stent	1n
with the ~cover	-1h3l
with them	-1mpsu1a
with them $	1a
with these	1i
with this	-1gio1p
with us	-1emnopsu1x2k
with us $	-1op
with what	-1in1s2k
with what you	-1in1s
with you	-3i-2gjlp-1cderB1nyC2oD3u
with you $	-1ailp1kuy2noD
with you $?	-3i-2g-1h1a2u
with you when	-1l1s
with your	-2in-1ku1aehorz2B
with your wife	1hp
with your ~insurer	1j
with your ~kin	-1a1epr2h
with ~cover	-1s1jk
with ~kin	-1n1a
with ~kin in	-1n1a
with ~money	-1s1n2j
with ~not	-2al-1hijko1bd4e
with ~not $	-1n1d2e
with ~not ~cover	-1l1e
witho*	-2j-1abilpt1o2dks
without	-2j-1abilpt1o2dks
without $	-1j1k
without _ $	1s2k
without _ $?	-3i2d
without _ hits	-1i
without a	1s
without insurance hits	-1i
without it	1i
without the	1ir
wonde*	-1ln1aC2i
wonder	-1p1a2i
wonderful	-1i1pC
word	-3i-1j1gop2a
word _ i	1g
word and	1go
words	1bo
words:0	-3p-2inosD-1abcdjklAC
words:1	-6o-5is-4abcjkv-3eghlnuwx-2dfmpqryzB1t3A5D
words:13-20	-5b-4gtD-3acjuC-2fimpqryB-1elv1hx2nz3os
words:2	-8os-7j-6kln-5bhwx-4cegrv-3dfmqyz-1apB1iu4D
words:21+	-3o-1ghjmps1ikuzA3n5r
words:3	-7lns-6k-5dej-4mrzD-3fhopy-2agquxAB-1v1bi
words:4	-10n-6lD-5morsx-4zB-3degktwA-2fhpquy-1bjv2c3i
words:5-7	-12D-7n-5rz-4eksxAC-3dhouvw-2abcfjlmqtyB-1p1i
words:8-12	-9D-6r-5tA-4nzC-3chB-2abfgiquvwx-1lmy1os
work	-3a-2bcdglpu-1efkmotvxD1hnrw2i
work $	-2n-1akop1ijrsC
work $?	2i
work _ $	-1n1j3i
work _ a	1p
work _ can	-1l1ns
work _ it	1h
work _ that	-2p
work _ you	-1i1k
work and	-2p
work is	-1is1np
work on	-1l
work policy	1l
work so	1h2i
work vans	-1l
work with	1ow
work ~cover	1l
work ~thing	-1jl
worke*	-1i1p2e
worked	-2i1p2e
worki*	-1n1ix
working	-1n1ix
working $	-1n1i
works	-1n1sz2h
works is	-1n1s
works*	1h
worksheet	1h
worri*	-1p1d
worried	-1p1d2o
worried about	-1p1o
worries	-1o
worries you	-1o
worry	-1ajl1io3p
worry $	-1l1ip
worry about	-1aj1o2p
worst	2ap
worth	-2kmos-1acdhprux2bin4j
worth $	-1jlo1i2bn
worth _ $	-1is1lp
worth _ than	1j
worth _ with	-1n2j
worth a	-1s2j
worth it	-1n1j
worth more	1j
worth more than	1j
would	-4qs-3rBC-2ftuvAD-1bdklowy1mx3n5j
would @day	1h
would _ #	-1klop1him
would _ $	-2i-1ad1gkz2c
would _ $?	-1j2ik
would _ a	-2p-1lmu1iko
would _ about	-1ijo1n
would _ an	1m
would _ annoyed	-1i1p
would _ anybody	-1i1o2p
would _ at	1j
would _ be	-2j-1acdempsx1hl2u
would _ better	-1eo2j
would _ change	-1p1j
would _ for	-2l-1p1ans
would _ get	2b
would _ give	-1c1u
would _ giving	1n
would _ go	-1u1ij3c
would _ have	-1o2i
would _ help	-1u1ik
would _ him	1jn
would _ husband	-1i1d
would _ if	1x
would _ in	1m
would _ is	-1i1jmn
would _ it	-1dkp1lo2n4j
would _ like	-1hu2im4g
would _ me	-1io4p
would _ mind	1h
would _ need	-1d1i
would _ no	-1lp1ad
would _ not	-1jp1o
would _ off	1j
would _ on	-1i1j
would _ out	-1iln1s
would _ paying	-1e2n
would _ rather	-1i1u
would _ see	1n
would _ stuck	-1m2n
would _ take	-1j
would _ that	-1ip1j2b
would _ the	-2kn-1bdgmrsz1hp2e3j
would _ this	1j
would _ to	-4j-2p-1dhmox1ns2gilz
would _ trust	1p2g
would _ up	1ev
would _ want	-2g-1c1p2i
would _ with	-1k1a
would _ you	-3p-2ks1el2n
would _ your	-1l1jn
would _ ~cover	-1p1lx2j
would _ ~kin	1d
would _ ~meet	1h
would _ ~money	-1kop1im
would _ ~not	-2jl1ado
would _ ~pay	-1a
would a	3i
would add	1mn2j
would agree	2i
would ask	1i
would asked	2x
would be	-3asu-2gko-1bj1lmpx2n
would be #	-1j1m
would be a	-1pu1hi
would be annoyed	-1i1p
would be better	-1eo2j
would be giving	1n
would be like	1im
would be paying	-1e2n
would be stuck	-1m2n
would be the	-1n1hjx
would be ~money	-1ij1m
would call	-1j1nx
would carry	-1inp1js2a
would come	1im
would do	-1g3j
would do is	-1i1j
would do the	1j
would drop	1j
would fall	-1i1as
would feel	-1j1i2p
would get	-3i-1agh2n
would get that	-2p-1i
would go	-1k2j
would go with	1i
would have	-1eh1alns
would have to	-1j1iln
would hold	1j
would hold off	1j
would insure	1j
would insure it	1j
would it	-1gjnx1k2hi
would it be	2h
would it help	-1u1ik
would keep	1p
would leave	1o
would like	-3j-1ip1o2z3g
would like to	-2j-1p2z
would lose	-1ij1k2e
would make	1mp
would make it	-1j1m
would make you	1i
would need	-2j-1nop1lxz2hi
would need the	-1j1i2h
would need to	1il
would never	-1ajn2e
would not	-1o1adip
would not be	1l
would not trust	1p
would not want	1i
would only	-1j1n
would pay	-1p1os3n
would pay for	1n
would put	-1j1hk
would rather	-1djp2o
would rather not	-1j1o
would rather ~not	-1j1o
would run	1n
would say	-1lp1ad2b
would see	1x2l
would start	1kn
would stay	-1p1aj
would still	-1i
would suggest	1m
would suggest is	1m
would take	-1hikp1lno2j
would take the	-1k1ln2j
would that	-1ghn1iu
would that be	-1g1u
would the	1gi
would want	-2n-1g1io2j
would want the	-1in1p
would want to	-1j
would you	-2bjn-1eikos1tu2cg
would you be	-1c1y
would you give	-1ci2u
would you like	-1hu1i4g
would you mind	1h
would you need	-1d1i
would you rather	-1i1u
would you want	-2g-1c1p
would your	1d
would your husband	-1i1d
would your ~kin	1d
would ~advise	1jm
would ~advise is	1m
would ~buy	-1gl1jkn
would ~buy the	1j
would ~harm	-1i1as
would ~meet	-1j1imn
would ~not	-1lno1dei
would ~not be	1l
would ~not trust	1p
would ~not want	1i
would ~pay	-1p1os3n
would ~pay for	1n
would ~send	-1k1hj
would ~soon	1hi
wow	-1nqsD2a4p
wow _ is	2p
wow that	2p
wow that is	2p
wreck	-1s
wreck*	1n
wrecks	1n
write	-1abdhjknpqu4cg
write _ a	1c
write _ check	-1n
write _ up	1gi
write a	1c
write me	1c
write me a	1c
write the	-1n1g
write this	2g
writi*	-1o1hn
writing	-1o1hn
writt*	-1p
written	-1p
wrong	-4i-2pst-1j2n3a5q
wrong $	-3p-1t1l3q
wrong _ $	2q
wrong with	-4i1p4a
wrote	-1iop1qx2r
wrote down	1r
yard	-2i
yeah	-3o-2abdjlnrC-1cghiktuxzB1q3A7p
yeah $	2D
yeah _ $	-2p-1i3A
yeah _ @name	-1p1v2A
yeah _ are	1p
yeah _ get	1i2p
yeah _ is	-1lo1p
yeah _ should	1p
yeah hi	-1ip2A
yeah i	-2o-1h2p
yeah i get	1i2p
yeah it	1p
yeah no	1op
yeah so	-1p
yeah that	-1o1pq
yeah that is	1p
yeah you	3p
yeah you are	1o
yeah you should	1p
yeah ~not	1op
year	-2bcdhjkt-1aegrsuz1l2mp
year $	-1cdjnox1ims2p
year $?	1i
year _ a	1o
year _ for	1jx
year _ is	-2i-1j1l
year _ the	1B
year and	-1r1nox
year is	1B
year is the	1B
year of	1m
year term	1j
year with	-1i
year you	1nr
yearl*	2x
yearly	2x
yearly _ $	1x
yearly review	2x
yearly review $	1x
years	-2d-1abceghiklnuvwxz1jo2ps
years $	-1hlmr1jp2s
years $?	1i
years _ $	1n
years _ a	-2o-1k1r2p
years _ the	-1i
years _ you	-1np1l
years ago	1n
years and	-1ip
years and the	1nr
years and you	-1n
years have	1s
years is	-1mo1p
years of	-1r2o
years would	-1n1jm
yep	-1o1p2D
yes	-2ijop-1ahknstC3r4g5d
yes $	-1ilt1D3g4d
yes _ no	1rz
yes _ the	1r
yes _ ~not	1rz
yes and	1d2g
yes or	1z
yes or no	1z
yes or ~not	1z
yeste*	1s
yesterday	1s
yet	-1abdop1j2i
yet $	-1aop1ij
yet $?	1i
yikes	-2D5p
you	-4D-3bclmwA-2jkvzC-1dgpqrsy1nuB2i4o
you #	-2i-1clms1hnA2a
you # $	1kA
you $	-2bdirs-1elmvw1hpqD2jox3aB
you $?	-4c-3o-1dejklnprsxBC1itu2b3a
you @day	-1x1r2C
you @day $	-1x1C
you @name	1BC
you _ #	-2i-1dhjp1ko2n
you _ $	-3a-2bdht-1cgr1ijpsuBD2fkC
you _ $?	-3o-2u-1bjklnqrstvzC1adh2g
you _ @day	-1C1i4h
you _ @name	1inw
you _ a	-3t-2dglp-1aehmz1bwx2su
you _ about	-1ai1nop2c
you _ agree	2i
you _ all	-1i1gtu
you _ an	-1a1ls2b
you _ and	2hkz
you _ any	-2n-1jpu2c3i
you _ anybody	-1n
you _ anyone	2i
you _ anything	-1ag1j
you _ are	1yC3a
you _ around	1io
you _ as	1i
you _ asked	2x
you _ at	-1dn1r2jt
you _ away	1d
you _ back	-1h2C
you _ be	-4i-2h-1glps1d2a3en
you _ been	-1anr1op2B
you _ before	1s2p
you _ being	-1bo2a
you _ better	-1a2j
you _ both	1j
you _ busy	1pu2i
you _ but	-1p
you _ by	-1k1tx
you _ call	1ox2v
you _ calling	-1x1ovw2i
you _ can	1o
you _ care	-1i1gp2C
you _ carrying	1lo
you _ check	1n
you _ closed	-1al
you _ comfortable	1guy
you _ couple	-1z
you _ coverage	-1n
you _ do	-3i-2l-1p1dhr2j4a
you _ doing	1o
you _ down	-1i2dn
you _ drive	-1n1a
you _ drop	-1dln2b
you _ each	1k
you _ end	2e
you _ ever	1e
you _ every	-1o1p
you _ everybody	-1i1p
you _ everything	1ei
you _ feel	1i
you _ first	1u
you _ for	-3o-2aj-1bflpu1kqrC2d3c
you _ from	-1i1n
you _ full	1i2a
you _ get	-2ip-1aego1dhn
you _ go	1n
you _ going	-1ao1er2g
you _ gone	1ei
you _ good	1il
you _ got	-2k-1dilx1novwA
you _ had	1lnp
you _ happy	1p
you _ have	-1einp1hjlos
you _ having	-1i
you _ her	-1i2o
you _ him	1aior
you _ how	-1n2ci
you _ i	-2j-1ik1ltux2z
you _ if	-1adx1ey2u
you _ in	-2gn-1abejlrt1cdpsx
you _ into	-1o
you _ is	-2s-1l1dr2p3o
you _ it	-3g-2hjp-1abc1kr2otz
you _ just	-2i1ao2l
you _ keep	1j
you _ kind	-1pr2o
you _ know	1z2l
you _ life	1i
you _ like	-4i-3p-1km1gr3a4o
you _ link	3h
you _ look	-2p1h
you _ looking	-1io1m
you _ lose	-2i-1jn1k3e
you _ me	-2o-1cptx1bdghjruAB2i
you _ money	1n
you _ more	1i2n
you _ much	-1i1B
you _ my	-1pq2cB
you _ need	-1n1lxz
you _ never	-2n-1op1e2a
you _ new	1n
you _ no	-4i-1os1e2d3a
you _ not	-5l-3j-2a-1eghmqx1bin2fo
you _ nothing	1ln
you _ now	-1adjA1bgi2fm
you _ of	1i
you _ off	-1an1h2f
you _ okay	-1u2i
you _ on	-3h-2j-1anpt1dls2i
you _ one	-1ajlp1i2e
you _ only	1jn
you _ open	-1i1su
you _ or	-3i-1ds2a
you _ our	-1h2f
you _ out	-2a-1bjlpC1cdh2ox3t
you _ owe	1di
you _ own	-1i1k
you _ paid	-1l
you _ pay	-1ip1n2o
you _ paying	-2p-1l1ms
you _ people	-1i1a
you _ price	-1jlu1d
you _ pull	-1s1i
you _ questions	1x
you _ rather	3o
you _ reached	1w
you _ read	1ho
you _ reason	1p
you _ rental	2k
you _ right	-1ai2gp
you _ said	1d
you _ say	-3i-1l1z2bdt
you _ saying	-1n1i2o
you _ see	1ik
you _ seen	1o
you _ short	2n
you _ should	1gj
you _ shut	1l
you _ sign	-2i-1l1d
you _ so	-1p1a
you _ somebody	-1n1o
you _ something	1io
you _ still	1i
you _ stuff	1z
you _ take	-1ilo1dpB
you _ talk	-1i1p2u
you _ talking	1av
you _ than	-1n1l
you _ that	-2u-1bcjn1deio
you _ the	-2b-1chiklzC1aeB2st4r
you _ them	-1c1iln
you _ then	-1k
you _ there	1o2q
you _ they	1iklot
you _ think	1a
you _ this	-4i-2b-1gu3a
you _ through	1B
you _ till	-1l1h
you _ time	-3i1n2u
you _ tired	-1p2o
you _ to	-5a-2hjx-1entzC1cdq2iu3g
you _ today	-1h1iu
you _ tomorrow	1eg
you _ too	-2p-1i2a
you _ under	-2a-1l1n
you _ up	-2aj-1lm1cdhntx2o
you _ use	1i
you _ want	-1anop1i4j
you _ was	-1l1it
you _ way	-1o
you _ we	1p2z
you _ what	-1ack1io3t
you _ when	1o
you _ while	-1s1n
you _ will	1cC
you _ willing	-1u2i
you _ with	-1acop1bksy2iu3g
you _ without	1i
you _ working	1x
you _ worried	1o
you _ would	-1p1j
you _ wrong	1q
you _ yes	1i
you _ you	-1abghr1ilnotu2d
you _ your	-2e-1acgij1s2do
you _ yourself	1C
you _ ~buy	-1gil1d
you _ ~cover	-1adnp1ik2j
you _ ~harm	-1in1a2et
you _ ~kin	-1n1ir
you _ ~meet	-1ijC1opvx2u
you _ ~money	-2i-1gjlpx1ko2n
you _ ~not	-4j-2hil-1cgmpquxBC1efn2ad
you _ ~pay	-1glps1kn2o
you _ ~send	-1dln2b
you _ ~soon	-2d-1abcjlopxC1e2k3h4i
you a	-4a-2cpu-1dejmrsC1ghl4i
you a call	1x
you a couple	-1z
you a price	-1u
you a reason	1p
you a ~meet	2x
you about	-1o1jx3i
you about the	1x
you about ~money	1j
you add	1s
you added	-1u1x
you after	1hk
you again	-1l3f
you again $	-1l3f
you agree	2b
you all	1i
you already	1jln
you an	1qs
you and	-1k1hnos2i3p
you and a	1h
you and i	1r
you and the	1i2p
you and you	1no
you and your	1s
you any	1l2C
you anything	-1ip1lo
you are	-3cik-1hjuyzBC1dempqt2bn3a4o
you are $	-1au1o2i
you are a	-2p-1ceio2a3b
you are about	1n
you are an	2b
you are at	1m
you are being	-1bo2a
you are better	-1a2j
you are busy	1pu2i
you are calling	1o
you are carrying	1lo
you are closed	-1al1ns
you are doing	-1i1o
you are going	-1ao1er
you are in	-1io2dp
you are just	-2i1abo
you are kind	-1r
you are looking	1m
you are not	-1alr1ops
you are off	-1a2f
you are on	-1n1d
you are out	1dn
you are paying	-3p-1o1m
you are right	-1a2p
you are saying	-1n1i2o
you are shut	1l
you are still	2i
you are talking	1av
you are the	-1il1adns
you are tired	-1p2o
you are too	-2p-1i2a
you are worried	1o
you are ~not	-1blr1os
you ask	1hp2j
you asked	-1o
you at	-1i4u
you at a	-1i1u
you back	1ipq
you back $	-1p
you be	-1cin1aky
you be comfortable	1guy
you be willing	-1u2i
you because	1o
you been	2i
you before	-1h1dez
you believe	2c
you believe in	2c
you both	-1jn3k
you both $	-1j1k
you broke	1i2t
you but	2lp
you buy	1cdip
you buy it	1i
you by	1hi
you by @day	1k
you by ~soon	1k
you call	2i
you called	2ip
you called $	1p
you calling	2i
you can	-4a-2n-1egilpr1jv2bdsu
you can not	-3a-2l-1n1bko2d
you can pull	-1s1i
you can take	1s
you can ~meet	-2i1ov2u
you can ~not	-3a-2l-1n1bko2d
you care	-1i1dp
you care about	-1i1dp
you carry	-1j
you cash	-1i1kn
you cash it	-1i1kn
you change	1n
you choose	1h
you climb	1o
you close	1p
you could	-1cdhnopt2ij3e
you could not	1a
you could ~not	1a
you cut	-1i1n3t
you cut your	1n
you decide	-1x1iz
you deliver	1r
you deliver #	1r
you did	-1do1r2p
you did not	-1o1r
you did the	1p
you did ~not	-1o1r
you die	-1in2e
you died	1in
you do	-2act-1ghl1fjkm2n
you do $	-1s1n2k
you do anything	2j
you do not	-2j-1al1fns
you do to	1ls
you do ~not	-2j-1al1fns
you doing	-1av1uA3i
you doing $	1i
you doing today	1iu
you doing ~soon	1iu
you down	1hn2oq
you down for	1ghn
you drive	-1io1s2p
you drive $	-3i
you drive for	2i
you driving	1n
you eat	-1co
you ever	-1cjnps1e
you ever been	-1i
you feel	-4p-1ait5o
you feel like	-3p-2i2o
you feeling	1o
you felt	-1n1p
you filled	2x
you filled out	2x
you find	-1t2i
you first	-1i1u
you follow	2i
you for	-1cijlxA1enpvw2sB
you for #	1ns
you for a	-1i1ou2s
you for calling	-1x1ivw
you for that	-1o
you for ~money	1ns
you free	1iu2h
you from	-2i1fou2g
you get	-2gp-1abcdjrst1hl2iC
you get it	1n
you get me	2h
you get to	1i
you getting	-1a2it
you give	-2c-1j1bknu
you give me	-2ch1bu
you go	-1ghos1inC2c
you going	-1i1qB
you good	-1i2g3u
you got	-2bgp-1aehrtx1cdmuvw2i
you got #	-1io1k
you got $	-1p1kB3j
you got a	-2a-1c1w2u3i
you got any	2c
you got no	-1i1n2a
you got nothing	2n
you got the	1s
you got to	-5i-1g1o3d
you got your	2i
you got ~money	-1io1k
you got ~not	-2i2an
you guys	-1cht1x
you had	-1hjlops1ix
you had $	1i
you had a	-1n
you had any	1a
you hang	2d
you hang up	-1i2d
you have	-4g-3a-2chx-1oqsty1kwB2np
you have #	-1i1nu
you have $	-1k1ms
you have a	-1a1cisu
you have any	-1u1i
you have been	-1in1op2B
you have got	-2k-1dilx1vwA2n
you have it	-2o-1p
you have no	1a
you have not	-1s1l
you have reached	1w
you have said	1d
you have seen	1o
you have the	1i
you have to	-1i2d
you have ~money	-1i1nu
you have ~not	-1s1ail
you have ~pay	2k
you hear	-2i1uA
you help	1i
you hit	-1o
you hoping	1i
you how	1k
you i	1joC
you i can	1o
you i will	1C
you i would	1j
you if	2s
you if the	-1i1s
you in	-2h-1abcnt1qu2g
you in $	1i
you in $?	1i3g
you in a	1i
you in the	1quB
you insure	1s
you insured	1i2g
you is	-1A1j2l
you it	-1i2o
you it is	2o
you just	-2i2t
you keep	-1cjn1kr
you keep the	-1j1r
you kept	-1in2op
you know	-2p-1bknrtu1adoy3c
you know $	1y
you know $?	-2i2a
you know what	-1c1io
you know you	1d
you last	2i
you later	2C
you leave	1n
you leave the	-1i2n
you left	1ix
you let	1gi
you like	-2a-1hu1r3gi
you like me	1g
you like to	-1h1g2i
you live	1nz2s
you look	-1i1d
you looking	1o2i
you lose	-1il1dr
you make	-1i1ap
you make a	-2i2p
you married	2i
you mean	-1o1i6t
you mean $	-1ot
you mean $?	2t
you mean by	2t
you might	-2p-1di2j
you might want	-1iop2j
you mind	-1z1uy3h
you mind if	-1iz1y2u
you miss	-1i1o
you more	-2s-1p1l
you more than	-1n1l
you most	1i
you must	-2p-1i1d4a
you my	1hz
you name	-1o
you need	-5i-1ghks2dj
you need $	-1di1o
you need a	1i2j
you need to	-1ij1d
you never	-1ir2a
you not	1ij
you off	-1C1fq
you okay	1iy3u
you okay with	1iy2u
you on	-1bdjp1hnu
you on @day	-1i1h
you on a	1B
you on the	1in
you on ~soon	-1i1h
you one	1hq
you only	-1i1no2b
you open	1hin
you out	1n2i
you out $	1in
you over	1t
you over the	1t
you owe	-1j1r2d
you owe #	1r
you owe ~money	1r
you own	-2a-1d1nz2i
you own $	-1i1nz
you own that	1i
you own your	1i
you paid	-2l-1r1os
you paid #	1n
you park	1s
you park it	1s
you pay	-2n-1joprt2ms
you pay for	-1o1m
you pay now	1m
you pay the	-1r
you pay your	1s
you paying	2ip
you people	1a
you pick	-1h1i2c
you pick up	1i2c
you put	-1j2i
you quit	2i
you quit $	1ip
you rather	-1i1u
you read	-1c1i
you read me	-1c1i
you ready	-1ab2i3g
you ready to	-1ab2i3g
you really	2a
you renew	-1i1j
you repeat	-5i-1c5t
you repeat that	-3i-1c2t
you ride	1i
you right	-1dpu1g2fi3o
you right now	-1d1g2f
you run	1i
you said	-3io-1hn1x2d3rt
you said i	-1h1x
you said no	-2i-1o2d
you said the	1rt
you said ~not	-2i-1o2d
you saw	1io
you say	-5i-2p-1bl1d2g4t
you say that	-1q
you say yes	1i
you see	-1ht2i
you sell	-1s1n
you send	1hk
you should	-2io-1n1al5j
you should be	1p2a
you should get	-1i1j
you should know	2l
you sign	-1d1ij
you signed	1go
you signed up	1go
you smoke	2i
you so	1iB
you so much	-1i1B
you some	1z
you some stuff	1z
you something	-1i
you soon	-1ip3C
you soon $	-1ip3C
you sound	-3i4a
you started	1g2x
you started $	1x
you started a	1x
you still	-1an3i
you still owe	1i
you take	-1lo1a2C
you take care	-1i1p2C
you take the	1as
you taking	-1p1iB
you talk	1hrz
you talk to	1hr
you tell	1bi
you tell me	1bi
you that	-1p1ao2l
you that $	1l
you the	-2j-1dgsC1bnq2hl
you the link	3h
you the quote	1h
you the wrong	1q
you the ~money	-1j
you then	1o
you there	-1l1o3t
you there is	1o
you think	-2t-1do2c3i
you think $	1i
you think $?	-1c
you think about	1i2c
you think will	1c
you this	-2l1d2n
you thought	1i
you to	-3l-2g-1ajopq1h2c
you to look	-2p
you to ~buy	-1l
you today	1iv
you today $	1v
you told	-1opx1dn2r
you told me	-1opx1dn2r
you took	1o2B
you turn	-1i1s2d
you turned	1ns
you turned down	2n
you up	-1o1gis
you use	-1c
you using	1i2b
you wait	-2i-1lp1e3d
you waiting	-1i2d
you waiting for	-1i2d
you walk	1d
you want	-2ahns-1bdltux1coz2pr3g
you want $	-1i2p
you want a	-1i1j
you want for	-3i
you want it	-2i-1s1dor2z
you want me	1ikp
you want the	1ip2g
you want to	-3j-2d-1h1c3g5i
you wanted	1r
you watched	-1i1o
you went	-2i1n
you were	-3p-1deijs2b3o
you were gone	1i
you were not	-1p1no
you were ~not	-1p1no
you what	-1hj1ltuz
you what each	1k
you what i	-1j1z2u
you what you	1l
you when	-1l1s
you when you	-1l1s
you who	1o2i
you will	-3i-2l-1anops1dfk2r4e
you will be	-2n-1h1o3e
you will get	1dhk
you will have	1hr
you will not	-1l1f
you will ~not	-1adil1f
you with	-1abcknsu1e2l3i
you with the	2l
you work	-1c
you would	-2hij-1mptu1bdklr2en3ox
you would agree	2i
you would asked	2x
you would be	-2aio-1ghp1dej4n
you would feel	1i
you would get	-2ij-1p1l2n
you would have	-2i-1j1adls
you would like	1gor
you would lose	-1ij1k2e
you would need	-1n1lxz
you would never	-1an2e
you would not	-1no2ai
you would pay	1o
you would rather	3o
you would say	1d2b
you would still	-1i
you would want	-1gn1or2ij
you would ~not	-2n-1o1ae2i
you would ~pay	1o
you wreck	1i
you write	1i
you you	1df
you you are	1fC
you your	1r
you ~buy	-1gt1cjp2i
you ~buy $	1j
you ~buy it	1i
you ~cover	-1s2r
you ~cover the	-1s1i
you ~harm	-2o-1djpC1is2e
you ~meet	-1aclu1rsz2bi
you ~meet to	1hr
you ~money	-2i-1clms1hnA2a
you ~money $	1kA
you ~not	-1lps1ajk
you ~pay	-2l-1jnprt2m3s
you ~pay $	1s
you ~pay for	-1o1m
you ~pay now	1m
you ~pay the	-1r
you ~pay your	-1i1s
you ~pay ~money	1n
you ~send	-1cn1ikr2h
you ~send me	1i3h
you ~send ~money	1r
you ~soon	-2gu-1acdfnx1hk3C
you ~soon $	-1ix1v2C
you ~soon $?	-1g1i
you ~thing	-1s1j
young	-1o1s3p
young*	1s
your	-4cquD-3bhklpvwy-2tA-1jmC1fios2e3nx
your #	1o
your @day	1C
your _ #	1hr
your _ $	-4k-3q-1acjorwyzAD1bdfpxBC2mt3g
your _ $?	-4c-2d-1bejnopstux2i
your _ @name	1BC
your _ about	-1s1n3j
your _ all	1s
your _ and	-3h-2ilx-1aC1bekpqz2os
your _ are	-2i-1ps1bn2a
your _ as	-1s1n
your _ asked	1x
your _ at	-1j
your _ be	2i
your _ bills	-1n2m
your _ can	-1ns
your _ car	1n
your _ card	-1c2i
your _ checkup	1x
your _ comes	2f
your _ company	1l
your _ coverage	1k
your _ date	1g
your _ does	-2l2n
your _ down	-1i1do
your _ ever	2i
your _ every	1e
your _ family	1e
your _ first	-1i1ju2z
your _ for	-1hn1o2c3s
your _ from	-1i3x
your _ gets	1j
your _ give	1i
your _ go	-1i
your _ going	3e
your _ gone	1o
your _ got	-1n1i
your _ has	-1lo2k
your _ have	-1p
your _ i	-1i1h
your _ if	1s
your _ in	-1in1ds
your _ income	2n
your _ is	-3s-2k1diu2jnt
your _ it	1ps
your _ like	1i
your _ needs	-2n1lox
your _ not	-1l2s
your _ now	-1x2C
your _ off	-1i1fpr
your _ officer	2x
your _ on	1ghox
your _ one	1ikl
your _ or	2i
your _ out	1g2ef
your _ page	-1n1hz
your _ passed	-1s1x
your _ pays	-1s1n
your _ pocket	1i
your _ policy	-2i-1h1lz2a
your _ program	1k
your _ review	1x
your _ room	1l
your _ so	1j
your _ still	2n
your _ stops	1n
your _ that	1p
your _ the	-1ik1e
your _ there	-1l1n
your _ think	-2i1d
your _ this	-3i1d2a
your _ to	-1i1gs2u
your _ today	1giC
your _ uses	-1gi1ks
your _ what	1p2i
your _ who	1i
your _ will	-2n-1ix1f3e
your _ with	-1no1x
your _ worth	1i
your _ would	-1aij1n
your _ your	-3n1ej2s
your _ ~cover	-1hjn1asz
your _ ~harm	1n
your _ ~insurer	1il
your _ ~kin	-1ns2e
your _ ~money	-1k1hr
your _ ~not	-1l1ns
your _ ~pay	-1s1n
your _ ~soon	1ghi
your _ ~thing	-2j-1gis1hln
your age	-1joux1ps
your agent	-1j1i2g
your annual	2x
your answers	-1n2s
your auto	-1n1s
your basic	1l
your belongings	-1n1j
your biggest	2i
your bills	1n
your broker	1j
your broker $	1g
your brokers	2k
your brother	-1o1q
your budget	1i
your business	-1jp1zB2n4g
your business $	-1ijp1B3g
your car	-1ln1ps2c
your car $	2c
your card	2d
your check	1n
your check $	1n
your commute	1i
your coverage	1uz
your credit	1is
your current	-1ns2k
your current one	1k
your current ~cover	-1n1k
your dad	-1n1o
your daughter	-1n1dex
your day	-1i2C
your declarations	-1c1k
your declarations page	1h
your doctor	-1i3j
your dog	1i
your email	-1g1h2i
your employer	1ps
your end	2i
your equipment	1n
your equity	-1s1n
your family	-2i-1lp1nuz2e
your family $	-1a1i2e
your family $?	-1i
your fault	-1l2p
your favorite	2c
your girlfriend	2i
your grandmothers	3j
your head	2o
your health	1su
your health $?	-1i1u
your home	-1n1el
your home and	1i
your home policy	-1i1ln
your hospital	-1s
your hours	1n
your house	-2s-1p2ei
your house $	1i
your house and	-1s1e
your husband	-1eos1aj2h
your husband what	1hip
your husbands	-1g1hn
your income	1s
your instructions	3b
your insurance	1i
your job	-1s1in
your kid	1e
your kids	-1aijnox2de
your landlord	1r
your last	-1n1dhs
your lease	-1o
your lender	-1fis2x
your liability	-1n1j
your liability $	1j
your life	2e
your limits	1n
your living	1l
your living room	1l
your loan	-1n3x
your loan officer	2x
your loss	-1q2p
your mind	-1iop1d
your mod	3s
your mom	-1is2no
your moms	1n
your money	1op
your money and	1op
your mother	2n
your mother is	1n
your name	-2ns-1bdjtv1f4x
your name $	1ex
your name on	1x
your number	-1dehs1p2cx6f
your number $	2x3f
your number off	-1i1fp
your okay	1u2d4g
your old	-1j1z
your old policy	-1j1z
your old ~cover	-1j1z
your other	1l
your own	-2eis1d2ao
your own $	-1n1d
your own pocket	1i
your own policy	-1i2a
your own ~cover	-1i2a
your own ~thing	-1is1lo
your part	1o3a
your patience	-1C
your pay	-1n1j
your paycheck	-1k2n
your payroll	-1n1s
your payroll and	-1n1s
your people	-1a
your phone	1m
your place	1i
your place $	1i
your plate	-1in3p
your plate $	-1in3p
your pocket	1n
your pocket $	1n
your policy	-3l-1h1x2kn
your policy $	-2j1gx2s
your policy does	-2l1n
your policy for	-1n1s
your policy has	-1ln2k
your policy is	1x2j
your policy pays	-1s1n
your policy still	1n
your policy that	1l
your problem	-3i3a
your problem $	-3i3a
your rate	-1l2s
your renewal	-1hn1m2k
your renewal $	1m
your rent	-1n1s
your review	1ux
your salary	2n
your salary is	1n
your sales	1s
your side	1o
your sister	-1o1x
your size	-1i1p
your size $	1s
your social	-1g2i
your street	-1i2d
your stuff	1j
your things	-1n1l2s
your things $	-1n1s
your time	-1lop1C3B
your time $	-1ilpC2B
your tools	-1n1j
your tub	1i
your uncle	1n
your wages	-1ps2n
your wages $	-1s
your way	1h
your weekend	1C
your weekend $	1C
your whole	2e
your wife	-2o-1afgqsC1diprx
your wife $	-2i-1q1dnp
your wife $?	1h
your wifes	2e
your zip	1s
your ~cover	-3l-2adhm-1bcfopw1jnsuxz2e
your ~cover $	-1z2s
your ~cover and	-1r1s
your ~cover does	-2l1n
your ~cover for	-1n1s
your ~cover has	-1ln2k
your ~cover is	-1s1ex2j
your ~cover still	1n
your ~cover stops	1n
your ~cover that	1l
your ~cover ~pay	-1s1n
your ~harm	-1iq1np
your ~harm $	-1q2np
your ~insurer	-1an1g2j
your ~insurer $	-1j2g
your ~kin	-5s-4l-3bg-2cfjkoC-1mqtyB1hn2dr3e
your ~kin $	-2a-1cgjoq1e2n
your ~kin $?	1h
your ~kin and	-1io1epq
your ~kin asked	1x
your ~kin be	2i
your ~kin first	1ju
your ~kin gets	1j
your ~kin go	-1i
your ~kin got	1i
your ~kin in	-1i1d
your ~kin is	-1i1dn
your ~kin on	1hn
your ~kin think	-2i1d
your ~kin what	1hip
your ~kin will	-1n3e
your ~kin would	-1ij1n
your ~money	-1dejlp1ms2x
your ~money $	1mo
your ~send	-1g1h2i
your ~soon	1B2C
your ~soon $	1B2C
your ~thing	-2o-1abdhkmruxC1ci2e
your ~thing $	-1el1ci
your ~thing and	1ei
your ~thing is	1n
your ~thing ~cover	-1i1ln
yours	-3l-1abcdgmopu1n2x7k
yours $	-1ps3n
yours $?	-1o1i
yours _ not	1k
yours _ the	1i
yours _ ~money	1jm
yours _ ~not	1k
yours and	-1g1hkn
yours does	1k
yours does not	1k
yours does ~not	1k
yours is	-1l1sx
yours or	1i
yours or the	1i
yours the	-1l1k
yours*	-2js-1dlr1aknpC2o
yourself	-2js-1dlr1aknopC
yourself $	-1jo1akn
yourself $?	1i
yourself _ it	-1C1p
yourself and	-1C1p
yourselves	1o
zero	1i
zip	1s
zone	-1l
zone $	-1l
~advise $	-1j2c
~advise _ a	1j
~advise _ be	1ij
~advise _ to	1j
~advise _ ~cover	2j
~advise a	2c
~advise is	-1ik1m2j
~advise is to	1j
~advise would	1ij
~advise would be	1ij
~buy $	-2s-1aknCD1cgj5d
~buy $?	1i2g
~buy _ $	-1bchn1dk2g
~buy _ $?	-1u1g3i
~buy _ a	-1p1jn
~buy _ before	-1i1d
~buy _ for	1i2g
~buy _ new	1in
~buy _ now	-1i1dg
~buy _ over	2g
~buy _ that	1i
~buy _ the	-1l2s
~buy _ to	-1s2j
~buy _ with	1i
~buy _ your	-1g1z
~buy _ ~cover	1d2g
~buy _ ~money	1j
~buy _ ~soon	-2ij2d
~buy a	1n
~buy anything	-2jl-1adp1i
~buy for	1gj
~buy is	-1s2j
~buy it	-1bhjklo1d3g
~buy it $	1g
~buy it new	1i
~buy over	1k
~buy that	1ij2g
~buy the	-1lz1d2gj
~buy the ~cover	1d2g
~buy this	-2p-1u2b
~buy till	1l
~buy up	3g
~buy up for	1i
~buy with	-1gjk1u2z
~buy with your	-1g1z
~buy you	1gn
~buy ~money	1n
~buy ~soon	-1i2d
~buy ~soon $	2d
~cover $	-4bp-3dhn-2ouBCD-1acefty1krwx5j
~cover $?	-2u-1abgjklnsx1dt2i
~cover @name	1vw
~cover _ $	-3p-2ao-1bcdilqsuAB1egwz2jr
~cover _ $?	-1bcu3i
~cover _ a	-2n-1apu1jrs
~cover _ am	1x
~cover _ an	-1l1n
~cover _ and	-1i1ku
~cover _ another	-1n2s
~cover _ anything	-1i1s
~cover _ are	1n
~cover _ ask	1r
~cover _ at	-2s2ln
~cover _ be	1m
~cover _ both	1ar
~cover _ business	1l
~cover _ by	-1r1z
~cover _ care	1s
~cover _ delivery	1n2l
~cover _ did	1i
~cover _ do	1r
~cover _ does	-1i2l
~cover _ for	-2j-1chlnprx
~cover _ have	-1l1ns
~cover _ i	1jn2l
~cover _ if	-2n
~cover _ in	-1jl1sw
~cover _ is	-2n-1opx1jlmsw
~cover _ it	-1o1jn
~cover _ just	-1o1n
~cover _ like	1s
~cover _ now	1u
~cover _ of	1j
~cover _ on	-1lpx1o2j
~cover _ one	-1hs2k
~cover _ ones	1k
~cover _ only	-1s1l
~cover _ or	1i
~cover _ ours	-1ns2k
~cover _ out	1o2l
~cover _ run	-1jl1r2n
~cover _ so	1kn
~cover _ that	-1p1jn
~cover _ the	-2ln-1bdhiopz1gjs2r
~cover _ there	1n
~cover _ they	1s
~cover _ to	-2j-1l1hk2s
~cover _ top	1s
~cover _ up	-2i-1n1lrx
~cover _ us	-1m1k
~cover _ we	1k
~cover _ what	-1ikn1js
~cover _ when	2l
~cover _ with	1j
~cover _ work	-1l1p
~cover _ would	-1l1s2j
~cover _ you	-1adeopsu1ilr
~cover _ your	-1hin1o2s
~cover _ yours	1n
~cover _ ~cover	-2j-1gi1s2k3r
~cover _ ~harm	-1s1kl3n
~cover _ ~kin	1x
~cover _ ~meet	1sz
~cover _ ~money	-2s-1ijn1kr2m
~cover _ ~not	-4s-3i-2r-1adefhjk1np6l
~cover _ ~pay	-1jmn2s
~cover _ ~soon	1lnz
~cover _ ~thing	-1dln1is2r
~cover a	1k
~cover and	-3h-2egino-1adjlpxz1ms2kr
~cover and a	-1ln1rs
~cover and i	1m
~cover and ours	-1n1m2k
~cover and the	-1os2r
~cover and you	-1o1knr
~cover and ~cover	1n
~cover are	-1ln
~cover as	1js
~cover as a	1j
~cover at	1p
~cover at work	2p
~cover audit	-1n1s
~cover back	3j
~cover before	-2n-1ils1x2j
~cover before you	1j
~cover bills	1s
~cover business	1ln
~cover calling	-1vx
~cover can	-1s2l
~cover comes	-2n-1l2s
~cover could	1n
~cover do	1i
~cover do you	1i
~cover does	-2is-1jkr1n4l
~cover does ~not	-1ijks1mn2l
~cover ends	-1n4l
~cover exclude	1ln
~cover exclude delivery	1ln
~cover excludes	1n3l
~cover first	1ku
~cover for	-2i-1hlnpq1gjrz
~cover for a	1l
~cover for it	-1l
~cover for you	-1s1gkr
~cover form	1hl
~cover gives	2s
~cover go	1r
~cover goes	1s
~cover has	-1ijn1k3l
~cover has a	-1n1l
~cover has ~not	1l
~cover how	2i
~cover i	1hvwxA
~cover i am	1x
~cover if	-1i1n
~cover in	-1h1g
~cover is	-3k-2o-1acdiln2ms
~cover is a	-1ln
~cover is for	-1iln1s
~cover is like	1s
~cover is ~money	-1jks1m
~cover is ~not	-3s-1jn1p3l
~cover it	1jkm
~cover it is	1km
~cover just	-1j2s
~cover leaves	-1jks2n4l
~cover leaves out	1n3l
~cover may	1n
~cover motorist	1js
~cover motorist $	-1j1kn
~cover motorist is	-2n-1l1s
~cover motorist on	1i
~cover on	-2l-1hi1knr
~cover on it	-1o
~cover on that	-1l1n
~cover on the	1k
~cover on top	1s
~cover on your	1o
~cover one	-1ls1k
~cover only	1ls
~cover or	1gi
~cover or the	1g
~cover over	1nw
~cover page	1z
~cover partners	1vw
~cover partners $	1w
~cover right	1n
~cover right $?	-1i
~cover says	1n
~cover so	1jl2n
~cover so i	1j
~cover stays	-1i1nrs
~cover still	1nr
~cover stops	-1ijm1ln
~cover stops at	-1s1l
~cover that	-1np
~cover that ~pay	-1n
~cover the	-1k2r
~cover there	1ln
~cover this	-1x1dgkw
~cover this is	1w
~cover this one	1k
~cover through	1s
~cover through the	1l
~cover through work	-1l1s
~cover time	-1r
~cover to	-1k1s
~cover we	1oz
~cover what	-1k1z
~cover what you	-1k1z
~cover when	-1s1n
~cover where	-1is2j
~cover where it	1j
~cover which	1ln
~cover will	-1fs1n4l
~cover will ~not	-2s-1f1n4l
~cover with	-1elmn1aks2j
~cover with a	1j
~cover would	-2l2m
~cover would be	1m
~cover would run	1n
~cover yes	-1n3r
~cover you	-2l-1p1nu2rs
~cover you are	1n
~cover you do	1r
~cover you have	-1l1ns
~cover your	-1n1lx
~cover your ~kin	1x
~cover ~cover	-2aiw-1cdehklpv1mx
~cover ~cover $	-1aiksw1jm2x
~cover ~cover $?	1i
~cover ~cover does	1l
~cover ~cover for	1k
~cover ~cover is	-1jn1s
~cover ~cover on	1no
~cover ~cover with	1j
~cover ~cover ~cover	1s
~cover ~cover ~pay	-1n
~cover ~harm	-1i1n
~cover ~harm you	-1i
~cover ~insurer	1n
~cover ~money	-2in-1lps1rxz2jk
~cover ~money on	1j
~cover ~not	-1i2ns
~cover ~pay	-2ijk-1elp3s
~cover ~pay for	-1ns
~cover ~pay if	1s
~cover ~pay the	-1k
~cover ~soon	-1n1hi2k
~cover ~soon to	-1j1h2k
~cover ~thing	-1i1o
~feel $	-2i-1jlBD5p
~feel _ $	1ap
~feel _ am	-2q1p
~feel _ it	2p
~feel _ say	-2p-1b
~feel _ to	2p
~feel for	2p
~feel i	-2q1p
~feel i am	-2q1p
~feel thing	1p
~feel to	-1lop
~feel to say	-2p
~feel ~money	2p
~feel ~money $	2p
~harm $	-2abm-1cdghlprtD1o2s
~harm $?	-1ac2i
~harm _ $	-1ablu1x2n3i
~harm _ $?	1i
~harm _ a	-1np
~harm _ all	-1s1np
~harm _ and	1h
~harm _ in	1es
~harm _ is	-1i1n2s
~harm _ it	1l
~harm _ on	1l
~harm _ one	1k
~harm _ or	-1i2e
~harm _ run	1n
~harm _ that	-1l
~harm _ the	-2l-1s1n
~harm _ them	1p
~harm _ there	1n
~harm _ with	1n
~harm _ would	-1jl1kn
~harm _ you	-1no1e
~harm _ your	-1dn1s2e
~harm _ ~money	1dgl
~harm _ ~not	1ln
~harm and	-1dhnops4e
~harm and you	-2n-1o1e
~harm and your	-1ln1e
~harm at	1dgs
~harm benefit	1s
~harm could	1e
~harm down	1n
~harm from	-1l
~harm in	1i
~harm is	1m
~harm of	-1i1s
~harm on	1lr
~harm on it	1l
~harm on the	1r
~harm out	1lns
~harm renewal	1x
~harm renewal $	1x
~harm runs	2h
~harm somebody	-1i1n
~harm the	-1o1s
~harm what	2t
~harm with	-1s1l2mn
~harm would	2n
~harm you	-1s1ln2i
~harm you $	2i
~harm you would	1n
~harm your	1el
~harm ~harm	1kns
~harm ~pay	-1n1s
~harm ~soon	-1s1eln
~insurer $	-2ij-1kmops2g
~insurer $?	2i
~insurer _ $	-1d1l
~insurer _ a	-1s
~insurer _ and	-1g1ks
~insurer _ at	2s
~insurer _ have	2j
~insurer _ it	-1rs
~insurer _ that	2p
~insurer _ the	-1i1l2dj
~insurer _ to	1l
~insurer _ ~not	2s
~insurer and	1j
~insurer can	1l
~insurer has	-1s2l
~insurer have	1i
~insurer is	1s
~insurer knows	1s
~insurer looks	2s
~insurer looks at	2s
~insurer on	2p
~insurer that	1pr
~insurer to	1l
~insurer will	1s
~insurer with	-1v
~insurer you	1ij
~kin $	-2cjl-1bfgkmqstuBD1enpC2A
~kin $?	-1a1ch2i
~kin _ $	-1i1cdj
~kin _ a	-1p1n
~kin _ about	-1n1p
~kin _ all	2i
~kin _ and	-1ns1er2j
~kin _ be	-1i1ej
~kin _ have	1n2a
~kin _ i	1pq
~kin _ if	1dp
~kin _ in	1e
~kin _ is	-1o1r
~kin _ it	1x
~kin _ me	1x
~kin _ on	-1dl1ei
~kin _ one	1j
~kin _ still	2n
~kin _ that	1op
~kin _ the	-3i-1jls1adpr
~kin _ then	1u
~kin _ there	1n
~kin _ this	-2p
~kin _ up	1d2e
~kin _ you	1n2a
~kin _ ~cover	1n
~kin _ ~kin	1r
~kin _ ~money	-1o1r
~kin _ ~not	-1ilps1dn
~kin _ ~soon	1h
~kin _ ~thing	-1o
~kin a	1r
~kin and	-1his1q2p
~kin and a	1n
~kin and i	1pq
~kin and the	-1i1o
~kin are	-1o2s
~kin as	-1i1a
~kin asked	1x
~kin be	2i
~kin feel	1p
~kin first	1ju
~kin gets	1j
~kin go	-1i
~kin got	1i
~kin if	1a
~kin if you	1a
~kin in	-2i-1lopr1ad
~kin in the	-2i1ad
~kin is	-1i1dn
~kin is still	2n
~kin needs	1no
~kin on	1hn
~kin on the	1o
~kin that	1o
~kin think	-2i1d2p
~kin to	1p
~kin what	1hip
~kin will	-1an2e
~kin will be	1e
~kin with	-1in2c
~kin would	-1ijop1d2n
~kin would be	-1i
~kin you	-1n1do
~meet $	-3i-2q-1abchjnprsyC1o2fuB4x
~meet $?	-3i-1bg1hy4u
~meet _ $	-2iD-1acdklsz1hjortx3bf
~meet _ $?	-1c1t
~meet _ @name	-1x1hir2v
~meet _ a	-1hils1jmru
~meet _ about	1m
~meet _ after	1i2h
~meet _ again	2f
~meet _ and	-1o
~meet _ him	1p
~meet _ i	-1l2z
~meet _ in	1h
~meet _ it	-1op1i2d
~meet _ of	1n
~meet _ on	1s2h
~meet _ or	-1i1d
~meet _ recorded	-1i1uy
~meet _ that	1ij
~meet _ the	-1ghkls1nx
~meet _ you	-1h1dnp4C
~meet _ your	-1nz1dhq
~meet _ ~cover	1pz
~meet _ ~money	-1u1hi
~meet _ ~soon	-2gu-1cdfkxC5h
~meet about	-1adghklor2i3z
~meet about $	1p
~meet about it	1i
~meet about ~cover	1pz
~meet acting	-1p2a
~meet again	-1i2ht
~meet again $	1ft
~meet and	1o
~meet back	1hu
~meet by	-1u1x2hi
~meet by ~soon	1hi
~meet down	1o
~meet for	-1p1hln
~meet from	-1n1s
~meet hr	1h
~meet i	1z
~meet in	-1x1m
~meet is	-1di1xy2b
~meet is recorded	-1i1y
~meet it	1hmn
~meet me	-1i3v
~meet on	-3i-1n2d
~meet out	-1o1n
~meet out of	1n
~meet right	-2i1u
~meet the	2b
~meet to	-2gu-1akosvz1cprC2i
~meet to @name	1r2i
~meet to a	2j
~meet to the	1n
~meet to you	-1hp2C
~meet to your	1dp
~meet with	-1gwx1hinr2C
~meet you	-1dgkloquC1irx2h
~meet you $	1hix
~meet you again	2f
~meet you ~soon	-1f1r2h
~meet your	1hiz
~meet ~money	1z
~meet ~soon	-1gz1ir3h
~meet ~soon $	1r
~meet ~soon $?	1k
~meet ~soon ~soon	1h
~money $	-4a-3b-2eiopqtu-1fglnvwBCD1jkz6m
~money $?	-1bgim1c2ah
~money _ $	-4i-2aeh-1cfnqtCD1bd2m
~money _ $?	-2i-1bgmnrt1d2u
~money _ @name	1r
~money _ a	-3s-2ik-1chu2o3m
~money _ about	1h
~money _ after	1kl
~money _ ago	1n
~money _ and	-3s-2mp-1dkl1n
~money _ are	-1o2i
~money _ at	1r
~money _ be	1il
~money _ before	2h
~money _ both	1r
~money _ but	1m
~money _ can	-1i1n
~money _ did	1ir
~money _ do	-1n1kr
~money _ does	1o
~money _ each	1j
~money _ even	1s
~money _ for	-1cip1kms2u
~money _ from	1z
~money _ going	-1p1im
~money _ has	1k
~money _ how	1s
~money _ i	-1o1pq
~money _ if	-1i1lm
~money _ in	-1jr1no
~money _ is	-2o-1s1p
~money _ it	-2p-1j1hks
~money _ left	1d
~money _ look	1k
~money _ make	1o
~money _ more	-1jnp2m
~money _ of	-2l-1imr1jn2o
~money _ on	-1adjmox1iln3k
~money _ one	-1jnos3r
~money _ or	-1i1n
~money _ out	1jn
~money _ rebuild	1n
~money _ right	1g2i
~money _ savings	1n
~money _ so	1n
~money _ started	1x
~money _ than	-1jps2k3m
~money _ that	-1n1ku2l
~money _ the	-2jo-1gis1dlrB2km
~money _ then	1n
~money _ there	-1i1j
~money _ they	-1k1n2s
~money _ to	-1kr1z
~money _ up	1s
~money _ us	1hx
~money _ wait	2l
~money _ want	1gi
~money _ what	-1k1m
~money _ where	1j
~money _ will	1u
~money _ with	-1noru1ip2k
~money _ work	1r
~money _ would	-1p1j
~money _ years	-1m1ko
~money _ you	-2d-1hst1inr2m
~money _ your	-1dx1jr2m
~money _ ~buy	-1r
~money _ ~cover	-1chp1imr
~money _ ~harm	-1i1k
~money _ ~meet	1x
~money _ ~money	-3js-2kpx-1adhnquv1t2cor6m
~money _ ~not	-1dejklm1nr2o
~money _ ~pay	1s2g
~money _ ~soon	-1jlo1cks2d
~money _ ~thing	-1ijkls2n
~money a	-2s-1acjopx1g4m
~money a ~money	-1acjklopsx1g4m
~money and	-2j-1degksz1x2mn
~money and a	-1r1mo
~money and i	1p
~money and that	-1n1lm
~money and the	-1ms3n
~money and then	1n
~money and you	-1kr
~money and your	1r
~money and ~not	-1n1i
~money at	-1p1r
~money because	-1r1s
~money before	1l2n
~money before they	1n
~money before you	1j
~money boys	1r
~money but	1kn
~money by	-1m1n
~money cards	1n
~money columns	-1j2k
~money day	2l
~money days	-2ms-1d1hklr2o
~money days $	-1ms1klr
~money days a	1nor
~money days after	1l
~money does	-1l1ios
~money does ~not	-1l1os
~money dollar	1ip
~money down	1r
~money drivers	2r
~money each	1r
~money employees	1r
~money every	1op
~money every ~money	1op
~money for	-2s-1jlnp3m
~money for the	-1jn1di2m
~money for ~money	-1s1m
~money go	1s
~money have	1o
~money i	-1n1kpz2l
~money if	1im
~money if you	1im
~money in	-2i-1hjklp1or2n
~money in savings	1n
~money in the	-1i1n
~money in ~cover	1r
~money in ~thing	1o
~money is	-1inr1gjlpB
~money is that	-2i1lu
~money is the	-1ns1kB2j
~money is ~money	-1n1l
~money is ~not	1lo
~money it	-1np1jkm
~money it is	-1p1m
~money it with	1jk
~money less	-1js1m
~money less than	-1js1m
~money means	3s
~money minutes	-2i-1cklmnr1dhs2u
~money minutes $	-1hi1sz2d
~money minutes $?	1h
~money minutes and	1o
~money months	-1dr1ijmn
~money months $	-1io1m
~money months and	1o
~money months of	1j
~money more	-2p-1lr2k3m
~money more $	1m
~money more a	1j
~money more than	2km
~money nights	-1n1lr
~money nights a	1r
~money numbers	1ks
~money oclock	-1o1hi
~money of	-1ls1r2mn
~money of us	1hi
~money of you	1np
~money of ~cover	1m
~money old	1n
~money on	-3i-1o1j2r
~money on the	1r
~money one	-1jk1imn2c
~money one $	1m2c
~money one ~money	1n
~money or	-1iu2gt
~money or ~money	-2i2t
~money people	1nr
~money per	-1s1n
~money percent	-1p1r
~money percent $	1j
~money percent on	-1m1ikr
~money percent ~cover	-1n1k
~money questions	1z
~money quotes	-1h
~money seconds	-1ip1d2u
~money short	-1m3n
~money so	-1n1k2s
~money subs	1in
~money than	-2k-1j2r3m
~money that	-1i1n
~money that is	1n
~money the	-2n-1jm3k
~money then	1g
~money then $	1g
~money they	-1s1n
~money things	1rz
~money this	-1o1p
~money through	-1o1r
~money times	-2n-1r1ck3s
~money times your	-1n1js
~money to	-1jlps1mnr2o
~money to rebuild	1n
~money to ~money	-1p2o
~money under	-2s1mn
~money until	1l2c
~money we	2k
~money weeks	-1kr1jn2o
~money weeks $	-1k1j2o
~money when	1k
~money will	1n
~money will ~not	1n
~money with	-2i-1nr1km
~money with the	-1ipr1km
~money with ~not	1p
~money would	-1j1il
~money would be	1il
~money years	-2n-1cdghiz1jps
~money years $	-1hlmr1kp2s
~money years ago	1n
~money years and	-1ip
~money years is	-1mo1p
~money years of	1o
~money you	-2s-1hlp1gk2n3x
~money you $	1n
~money you started	1x
~money you want	1gi
~money ~cover	-3n-1ilmop1hr2djk
~money ~cover $	-1k
~money ~harm	-1o1s
~money ~kin	-1k1j2r
~money ~kin in	1o
~money ~meet	1n
~money ~money	-4s-3hi-2r-1djkpu1c3m
~money ~money $	-2n-1jkps1l4m
~money ~money $?	-1i1c
~money ~money a	-1inr1mo
~money ~money and	-1m
~money ~money of	-1l1n
~money ~money ~cover	1j
~money ~not	-1io2r3j
~money ~pay	1k
~money ~soon	-1j1ik2h
~money ~thing	-1hkmno1i4r
~money ~thing and	-1o1r
~money ~thing ~money	1ilr
~not $	-3i-2j-1asD1bmo2ekl3d
~not $?	1d
~not _ $	-3di-2mB-1achjnpqtwxzAC1elD2s
~not _ $?	-1o1t2d
~not _ a	-3i-1rs1abdeh
~not _ about	-1il2n
~not _ again	1ef
~not _ an	1ad
~not _ and	-1klp1no
~not _ answer	-1l1d
~not _ any	-1i1n
~not _ anybody	-2p-1i1ao
~not _ anymore	-1al1f2n
~not _ anything	-2i-1o1al
~not _ at	-2p-1i1n
~not _ back	1pq
~not _ by	2l
~not _ calls	-1dp3f
~not _ can	1l
~not _ do	-1in1dls
~not _ first	-1o
~not _ for	-2s-1adhikmr1n4l
~not _ from	-1eo2fin
~not _ have	1n
~not _ her	1ijo
~not _ here	1jnp
~not _ him	-2p1l
~not _ how	1a
~not _ i	-1p1iv
~not _ if	-1s1jl
~not _ in	-1an1h2l3p
~not _ income	-1l
~not _ is	1ds
~not _ it	-2do-1ep1as3j
~not _ lawyer	1l
~not _ let	1is
~not _ like	2p
~not _ me	-2p1l
~not _ money	-1p2a
~not _ motorist	1n
~not _ much	-1o
~not _ my	1i3d
~not _ now	2d
~not _ of	-1is2al
~not _ on	-1dijnps1l
~not _ other	1n
~not _ out	2op
~not _ over	-1o1n
~not _ put	-1n1h
~not _ right	1o
~not _ same	-1k
~not _ so	1ln
~not _ that	-3p-2ai-1gor1nt2l
~not _ the	-2is-1dfjmq1o2pr3n
~not _ them	-1lo2n
~not _ there	-1jp1n
~not _ think	1i
~not _ this	-2l-1bino1e3d
~not _ till	1l
~not _ to	-3p-2dnrt-1bejksx1iq4l
~not _ until	1l
~not _ up	-1il1dnps
~not _ what	-2ip-1s1l
~not _ when	-1s1n
~not _ with	-1l1jnp
~not _ yes	-1d
~not _ yet	1l
~not _ you	-2hio-1aekmsA1prtC2l
~not _ your	-2p-1einrs1ao2l
~not _ ~buy	-1lp
~not _ ~cover	-1adijlop3n
~not _ ~money	1in
~not _ ~not	-2l1r2o3d
~not _ ~pay	-1js1l2n
~not a	-1bdp1s2lo
~not a lawyer	1l
~not able	1l
~not able to	1l
~not allowed	-1p1l
~not allowed to	1l
~not an	-1l1d
~not and	-1no1d
~not ask	-1r
~not backdate	1lp
~not be	-2j-1p1aehrs2b
~not been	2n
~not believe	-2l1i3a
~not blame	-3l-1a3p
~not blame you	-1al1i4p
~not business	-1l
~not business income	-1l
~not called	-1o1pq
~not calls	-1o1f
~not can	-1np1o3l
~not cash	1lr2j
~not change	-1nps
~not change what	-1s
~not changes	1r
~not covered	-1s1j2n
~not covered $	-1s2l
~not do	-1ains3l
~not do is	1l
~not do it	-1n1dp
~not do this	-1i
~not drive	-1o
~not enough	-1lp
~not enough $	-1lp
~not even	-2l1n2o3p
~not ever	-1ip
~not explained	-1p
~not feel	-1o1p
~not feel like	1p
~not find	1a
~not fix	-1ds1e2l
~not for	-2l-1ips1e2d3n
~not for the	-1l1n
~not from	-1op1q
~not fun	1p
~not get	-3l-2jp-1q1aint
~not getting	1dq
~not give	1d
~not give you	1d
~not go	-2l-1e1js
~not going	-1op1il
~not going to	-1op1il
~not got	-2d
~not guarantee	2l
~not have	-1ijlprs1abdk2nq
~not have $	-1p
~not have a	-2i-1n1be2d
~not have the	1n2l
~not have to	-1adi1p
~not have ~cover	-1l1ik
~not hear	-2il-1e2f3t
~not hear you	-2il3t
~not help	2l
~not here	-1l1n
~not i	-1l1hi
~not idea	2a
~not in	-1s
~not insured	1n
~not is	1ip2l
~not issue	1l
~not it	-2l-1n3i
~not it $?	1i
~not judgment	3p
~not just	1h
~not keep	2C
~not keep you	-1l2C
~not know	-1dijp1n3al
~not know $	-1a2l
~not know about	-1l1n
~not know how	1a
~not know the	1a
~not know what	-1i1al
~not know yet	1l
~not leave	-2p-1a1dj
~not left	-1i1e
~not let	1l
~not like	-1d1p
~not likes	-1io
~not likes it	-2p1l
~not make	-1p2l
~not matter	-1l1s
~not matter what	-1l
~not mean	-2pt-1lo1s2q
~not mind	-1dp1i
~not more	-1p3f
~not more calls	-1dp3f
~not named	-1l1n
~not need	-1l
~not need to	-1lo
~not on	-1ils3n
~not on here	1jn
~not on it	-1l
~not on there	1n
~not on your	-1is1n
~not one	1l2p
~not part	2l
~not part of	2l
~not pressure	-1np
~not promise	-1p2l
~not promise the	1l
~not protect	1n
~not put	-1op1dln
~not read	-1i1o2a
~not really	-1p1io
~not reason	-1o
~not reason to	-1o
~not rush	-3p
~not say	-1jpt2l
~not see	-1l1n2p
~not so	-1np1s
~not something	-1anp2l
~not something i	-1p2l
~not take	-1j1dkp
~not tell	-1dijp2l
~not tell you	-2i-1p2l
~not that	-1lo1a2p
~not the	-1jkl1br
~not the same	-1k
~not there	-1lp1d
~not think	-1jl1av
~not tickets	1or
~not to	-2l-1bn1degz2s
~not to do	-1n1ds
~not told	-1l1no
~not told the	1n
~not touch	1l
~not trust	-1i1p
~not understand	-2p-1ilq2a
~not want	-1l1for
~not want the	1r
~not want to	-1o1f
~not wants	1a
~not wants to	-1p1a
~not way	-1p1l
~not what	1s
~not wonder	-1p1a
~not work	-1ln1s
~not you	-1ai1dno
~not you $?	-1o1i
~not you have	1n
~not your	1p2a
~not ~buy	-1dp1jr
~not ~cover	-2ijps-1adhmorvwx2l3n
~not ~cover $	-1jn1ekl
~not ~cover motorist	1n
~not ~cover your	-1n1l
~not ~cover ~cover	-1il2n
~not ~cover ~harm	-1i
~not ~harm	-1lo1ps
~not ~meet	-2h-1p1n2o3f
~not ~meet $	1fo
~not ~meet you	-1h
~not ~money	1or2j
~not ~pay	-2eis-1ao3l
~not ~pay $	1ln
~not ~pay a	-1n
~not ~pay for	-1s1l
~not ~send	1j
~not ~thing $	1n
~pay $	-1ikp1l2s
~pay $?	-2n2i
~pay _ $	-1aeij1kmno3l
~pay _ $?	2i
~pay _ a	-1jklp2s
~pay _ and	-1s3k
~pay _ anything	-1n1l
~pay _ bills	-1l
~pay _ difference	-1k1s
~pay _ for	-1jl1k
~pay _ full	1g
~pay _ if	-1i2s
~pay _ it	-1s1lo2g
~pay _ other	-1n1s
~pay _ out	-1n2l
~pay _ people	1n
~pay _ rest	1s
~pay _ that	1i
~pay _ the	-2i1jps
~pay _ they	-1n1ls
~pay _ to	1s
~pay _ what	-1ils1n
~pay _ you	1s
~pay _ your	1mn
~pay _ yourself	1o
~pay _ ~cover	-1n1l
~pay _ ~harm	-1js1k2l
~pay _ ~money	-2s-1mo
~pay _ ~thing	-1i
~pay a	-1aenp1k
~pay everything	-1s
~pay for	-3j-1acdeoqrtx1s2l
~pay for $	1l
~pay for a	-1np1s
~pay for it	2g
~pay for that	1i
~pay for the	-1kln1p2s
~pay for what	-1i1ko
~pay for your	-2l1jmp
~pay for ~harm	1l
~pay if	-1n1l
~pay if you	-1n
~pay in	1g
~pay in full	1g
~pay income	-1l1n
~pay is	-1j2n
~pay it	1p2o
~pay it $	1op
~pay more	1kn
~pay now	1m
~pay off	1s
~pay off the	-1i1j
~pay on	1n
~pay the	-2kln-1cgijop4s
~pay the bills	-1l
~pay the other	1s
~pay the rest	1s
~pay to	1is
~pay up	1s
~pay what	-1i1lo
~pay what it	1o
~pay when	-1i1l
~pay while	1n
~pay you	-2i-1dko1l3s
~pay you if	-1i2s
~pay your	-2ln-1aei4s
~pay your people	1n
~pay your ~cover	1s
~pay ~money	1o2k
~pay ~not	-2s1n3l
~send $	-1o
~send _ $	-1gh
~send _ $?	-1h
~send _ a	1ip3h
~send _ by	-1k1h
~send _ in	1j
~send _ nights	1r
~send _ over	1C
~send _ that	-1gip2h
~send _ the	-1oC1l2h
~send _ to	-1g3h
~send _ up	-1i1jq
~send _ ~cover	2hj
~send _ ~money	-1jk2h
~send _ ~soon	-1ln
~send a	1s
~send i	1q
~send is	1p2i
~send it	-2g-1dlos1p2h
~send it $	-1h
~send it to	2h
~send it up	-1i1q
~send me	-1cg1k6h
~send me a	2h
~send me that	-1gi2h
~send me the	1i2h
~send off	1h
~send that	-1p1hjC
~send the	-1dio1j2bh
~send the ~cover	-1i2h
~send you	-1jkoruzC1l3h
~send you a	1h
~send you the	1l
~send ~cover	1j
~send ~money	-1n1r
~send ~money nights	1r
~soon $	-4blpuD-3kqz-2aotw-1efimrsvxy1jB3dAC4h
~soon $?	-2cdotu-1ajrxA1b2gh5i
~soon @name	-2iC-1h3A
~soon @name $	-2vC-1i2A
~soon @name @name	1vwA
~soon @you	1A
~soon _ $	-2uvD-1abcdjklnrtwB1i3hAC
~soon _ $?	-1bgx2i4h
~soon _ @name	1vwA
~soon _ each	-1g1h2k
~soon _ go	1i2h
~soon _ i	2hi
~soon _ it	1hlosu
~soon _ like	1n
~soon _ the	1r
~soon _ what	1g2k
~soon _ will	1dn
~soon _ with	1r
~soon _ would	-1r1lz
~soon _ you	1hC
~soon _ your	-1n
~soon _ ~money	-1cgjkmps3h
~soon _ ~not	-1hip2n
~soon _ ~soon	-1o1hir
~soon after	1h
~soon and	-1insz1ef2h
~soon and i	1h
~soon and you	1C
~soon around	1h
~soon around ~money	1hi
~soon at	-1gkmp4h
~soon at ~money	-1gkm3h
~soon at ~soon	1hi
~soon be	1hi
~soon i	1zB
~soon if	1g
~soon is	1z
~soon it	1r
~soon it is	1r
~soon look	1h
~soon night	-1kx
~soon on	1r
~soon or	-2i1d
~soon so	2d
~soon step	1j
~soon the	-1ijs2n
~soon time	1hlnC
~soon to	-2j-1bglopruz1hn5k
~soon to each	-1g1h2k
~soon we	1z
~soon with	1e
~soon you	-1n1hru2d
~soon you will	-1n1dh
~soon ~money	1l
~soon ~soon	-2gu-1djknAC1p3i4h
~soon ~soon $	-2u1hp3i
~soon ~soon $?	2h
~thing $	-3akp-2dgrsu-1bfntCD1jo2h3i
~thing $?	-2cnu-1bejst2i
~thing _ $	-2p-1abdjknq1s2ior
~thing _ $?	-1bc1g2i
~thing _ a	-3o-2ls-1p1eg2n
~thing _ all	1nr
~thing _ and	-1ilno1rx2p
~thing _ are	-1n2m
~thing _ be	-1i
~thing _ do	1ps
~thing _ does	1n
~thing _ down	-2n1is
~thing _ drivers	2r
~thing _ everything	-1n1es
~thing _ for	1js
~thing _ he	2o
~thing _ i	1j
~thing _ in	1i
~thing _ is	-2s-1jp1m
~thing _ it	2n
~thing _ like	1n
~thing _ night	1n
~thing _ one	1nr
~thing _ that	1i
~thing _ the	-2o-1ghklp1jz
~thing _ they	-1l
~thing _ those	1n
~thing _ to	-1ijk1r2s
~thing _ up	1n
~thing _ we	-1j1k
~thing _ will	-1n
~thing _ with	1x
~thing _ would	-1i1j
~thing _ you	1ino
~thing _ your	-1n1o
~thing _ yours	1js
~thing _ ~cover	-1no1r
~thing _ ~kin	1r
~thing _ ~money	-1k1r2n
~thing _ ~not	-2s-1jo1p2l
~thing _ ~pay	-1j1p2s
~thing _ ~soon	-1h1gn
~thing _ ~thing	-1i1er
~thing a	-2o1e
~thing and	-2ghls-1moz1er
~thing and everything	1e
~thing and the	-1gkno1ij
~thing and you	1n
~thing are	-1os1nr
~thing back	1ns
~thing besides	1i
~thing but	-1l1n
~thing by	1n
~thing every	1n
~thing for	1i
~thing from	-1n1ir
~thing gets	-1l
~thing go	1jr
~thing goes	-1n
~thing goes down	-1n
~thing has	1n
~thing has a	1n
~thing how	-1i1o
~thing i	-1n1j
~thing i would	-1n1j
~thing in	-1o1i
~thing is	-2j-1l1ap
~thing is ~not	2l
~thing it	-1l1ps
~thing like	1j
~thing loan	1r
~thing on	-1jls1go
~thing on a	-1jl1g
~thing or	-1a1ei
~thing or a	1e
~thing out	1l
~thing over	-1i1s
~thing so	1l
~thing that	-2s-1j1ln
~thing that is	-1p1l
~thing the	-2n2e3r
~thing the drivers	1z
~thing then	2z
~thing then the	1z
~thing they	-1n1i
~thing to	2c
~thing what	1i
~thing when	1p
~thing while	1s
~thing while yours	1s
~thing who	-1i
~thing with	-1o1r
~thing worth	1l
~thing would	-1o
~thing you	-1jln1rs2im
~thing you are	2m
~thing you do	1s
~thing your	-1ln1e
~thing ~cover	-3i-1k1mr2n3l
~thing ~cover $	1c
~thing ~cover does	1ln
~thing ~harm	-2l1s
~thing ~harm ~pay	-1n1s
~thing ~money	-1mo1rsx
~thing ~not	-1dln2rs
~thing ~soon	1g`,
};
