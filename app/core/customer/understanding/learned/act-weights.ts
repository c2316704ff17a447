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
    -2,
    1,
    -3,
    -4,
    -1,
    -2,
    -2,
    -4,
    -3,
    -4,
    -4,
    -4,
    -2,
    -4,
    -2,
    -2,
  ],
  features: `#	-7e-5qxC-4avD-3bdfgiswyB-2lptzA-1o1k3hr4m5n
# $	-3p-2az-1bmouD1hijA2ck3n
# $?	-2i-1g1ct2h3a
# _ #	-2k-1il1o2t3cr
# _ $	-2in-1aehoAD1bdlmpu
# _ $?	-1gim1u
# _ a	-2ik-1chjlpsu1r2m
# _ about	1h
# _ after	1l
# _ ago	1n
# _ and	-2kp-1dhms1nr
# _ at	1or
# _ before	1hn
# _ by	1r
# _ can	-1i1n
# _ do	-1n1kr
# _ does	1o
# _ each	1j
# _ for	-1ij1kms2u
# _ from	1z
# _ going	1im
# _ i	-1r
# _ if	-1i1lm
# _ in	-1jr1no
# _ is	-2o-1ln1ikm2p
# _ it	-1jp1h
# _ month	1in
# _ more	-1jn2m
# _ next	-1r1hks
# _ no	1r
# _ not	-1l2n
# _ of	-2l-1imr1jn2o
# _ on	-1ajm1k2in
# _ one	-1ijns1r
# _ out	1jn
# _ pay	1s
# _ right	1g2i
# _ savings	1n
# _ so	1jn
# _ term	1j
# _ than	-1j2k
# _ that	-2i1k2l
# _ the	-4s-2o-1j1lmr2kn
# _ they	-1k1s
# _ to	-1r1jz
# _ tools	1o
# _ us	1hi
# _ wait	-1n2l
# _ will	1u
# _ with	-1jnou1hkp2i
# _ without	1o
# _ work	-1o1r
# _ would	-1p1jm
# _ year	-1o1m
# _ years	1o
# _ you	-1ikms1nr
# _ your	-1n1mrs2j
# a	-1lo1ir2m
# a month	1mnp2i
# a year	-1o1m
# and	-2ijs-1kp1m2n
# and a	1m
# and that	1lm
# and the	-2m2n
# and you	-1kr
# are	1i
# at	-1p
# before	1jn
# before you	1j
# bucks	-1ln1c3m
# bucks a	-1i1m
# but	1n
# cards	1n
# cars	-1kno3r
# cars and	-1io1r
# columns	-1j2k
# come	1n
# day	2l
# days	-2ms-1k1hlr2o
# days $	-1ms1lr
# days $?	1i
# days a	1nor
# days after	1l
# deductible	1ik2r
# does	1n
# does not	1n
# dollar	1ip
# dollars	-2h-1jnos1p2m
# dollars $	-1jknp1l2m
# dollars of	-1l1n
# drivers	2r
# employees	1r
# every	1p
# for	-1lop1k2m
# for #	1m
# for the	1i2m
# have	1o
# i	-1n1kp
# in	-2i-1hjkps1or2n
# in savings	1n
# in the	-1i1n
# in tools	1o
# is	-1imos1jln
# is the	-1n1jk
# it	-1ip1m
# it is	-1ip1m
# kids	-1kn1r
# kids in	-1r
# minutes	-2i-1cjklmnr1dhs2u
# minutes $	-1hi1sz2d
# minutes $?	-1g1h
# minutes and	1o
# months	-1dr1jmn
# months $	-1io1m
# months and	1o
# months of	1j
# more	-1nr2km
# more than	2k
# nights	-1n1lr
# nights a	1r
# no	2jr
# now	-1i
# numbers	1iks
# oclock	-1o1hi
# of	-1m1np
# of us	1hi
# of you	1np
# on	-2i1jr
# on the	1r
# one	-1jk1imn2c
# one #	1n
# one $	1m2c
# options	1k
# or	-2i2t
# or #	-2i2t
# out	1o
# out of	1o
# pages	-1i
# people	1jnr
# per	1n
# percent	-1p1r
# percent $	1j
# percent deductible	-1n1k
# percent on	-1m1ikr
# policies	-1n1h2k
# questions	1z
# seconds	-1ip1d2u
# short	-1m2n
# so	-1lnr1s2k
# so they	1s
# subs	1in
# the	-1n1k
# then	1g
# then $	1g
# they	-1s1n
# things	1rz
# through	-1o1r
# times	-2n-1r1ck3s
# times your	-1n1js
# to	-1p1no
# to #	-1p2o
# total	-1o1s
# vans	1ir
# versions	-1j1hk
# we	1ir
# weeks	-1r1jn2o
# weeks $	1j2o
# will	1n
# will not	1n
# with	-1i
# with the	1m
# year	-1kms1n
# years	-2in-1cdghz1jps
# years $	-1hlmr1kp2s
# years ago	1n
# years and	-1op
# years is	-1mo1p
# years of	2o
# years old	1r
# you	1n
$#	-3nps-2i-1jlrx1k8m
$# $	-2l-1ijnps2k5m
$# _ $	1m
$# _ month	-2p1m
$# _ the	1m
$# _ year	1m
$# a	-2p-1knsx2m
$# a month	-2p1m
$# a year	1m
$# and	1m
$# for	-1s1m
$# monthly	1m
$# monthly $	1m
$# more	1m
@day	-4ko-3fgjuzA-2abdemqsvx-1twyD1B2rC3i11h
@day $	-2k-1dfgioquz1nrC2ch
@day $?	1h2i
@day _ #	-1cgkmp1i3h
@day _ $	-1kA1hpC
@day _ $?	2h
@day _ i	-1o1h
@day _ is	1r
@day _ the	1r
@day _ you	1h
@day after	1h
@day and	-1o1h
@day and i	1h
@day around	1hi
@day around #	1hi
@day at	-1gkm3h
@day at #	-1gkm1r3h
@day evening	1hip
@day it	1r
@day it is	1r
@day morning	-1A1i2h
@day night	-1kx
@mont*	-2o-1i1hn3r
@month	-2o-1i1hn3r
@month _ the	1h
@month and	-1io
@month you	1r
@name	-6b-5cjpsD-4k-3adefgqt-2hlmuz-1iy1nrB2C3x5A7w12v
@name $	-3wD-2bp-1chijksuxy1noA3vC
@name $?	-1u2i
@name @name	-2i1x2w3vA
@name @name here	1vx
@name @name with	1vwA
@name _ $	-3w-1bcpxCD1A3iv
@name _ a	1o
@name _ am	1w
@name _ at	-1i1wxA2v
@name _ bluebonnet	1xA3vw
@name _ evergreen	-1in1A3w4v
@name _ from	-1i1A2vw
@name _ harbor	-2i1yA3x4vw
@name _ here	1vx
@name _ i	-2i1w
@name _ is	1vw2A
@name _ lakeside	2v3w
@name _ me	-1v2x
@name _ morning	1A
@name _ that	-1i1p2n
@name _ the	-1o1nr2v
@name _ to	-2i
@name _ with	1vwA
@name _ you	1xBC2i
@name _ ~not	1n
@name _ ~soon	-1vwx1A
@name and	1nr
@name and i	1w
@name andrews	1vwA
@name asked	1x
@name asked me	1x
@name at	-1i2wx3v
@name at bluebonnet	1x
@name at evergreen	1vw
@name at harbor	1vwx
@name by	2v
@name by the	2v
@name castellano	1vx
@name from	-1is1uxA3vw
@name from bluebonnet	-1x1uA
@name from evergreen	-1x1wA
@name from harbor	-1A1vw2x
@name good	-1v1A
@name good morning	1A
@name good ~soon	-1v1A
@name here	-1i1w4v
@name here $	-1iw3v
@name here from	1vw
@name how	-1v3i
@name i	1vw
@name i am	1w
@name is	1n
@name it	1uwA
@name it is	1uwA
@name like	1np
@name like that	1np
@name on	1or
@name over	1vwA
@name over at	1vwA
@name said	1vwx
@name speaking	-1ix2v
@name speaking $	-1i1v
@name this	1A
@name this is	1A
@name with	-1nB2xA4vw
@name with bluebonnet	1ivwx
@name with evergreen	1xA2vw
@name with harbor	-1i1uvwxA
@name with lakeside	-1x1vw
@name would	-1m1n
@you	-3p-2iD-1bny1evx4A
@you $	-2pD
@you @name	1vwA2x
@you @name at	1x
@you @name with	1x
@you _ at	1x
@you _ is	1uA
@you _ with	1x
@you it	1u
@you it is	1u
^ #	-3is-2lm-1bcdeghAD1z2no3p
^ # $	-1o
^ # cars	1r
^ # in	1o
^ # is	-1s
^ # minutes	2u
^ # months	1j
^ # years	-1mnrs1j2p
^ $	-3p-2inosD-1abcjklAC
^ @day	-1o2h
^ @day at	1h
^ @name	-5i-3C-2jlABD-1abcefhkmpqrsu1n3x4w5v
^ @name asked	1x
^ @name from	-1A1vw
^ @name good	1A
^ @name here	-1A1w2v
^ @name with	-1A1vwx
^ @you	-1D
^ _ #	-2klo-1r1jn3p
^ _ $	-6o-4as-3bcijklnrtv-2ehmquwxz-1dfgpyB3A6D
^ _ $?	-2i-1acdghkpsuACD3t
^ _ @day	-1oA1iC4h
^ _ @name	-2i-1achjlpsBCD1nvw4A
^ _ @you	-1pD1uvw2x3A
^ _ a	-4b-2os-1drtvwxzAD1cj2kpuC3a
^ _ about	1ghk2q
^ _ accident	-1o1en
^ _ advice	-1n1ij
^ _ after	-1p1o
^ _ afternoon	1A
^ _ again	-1iD2o3t
^ _ ahead	-1gi1h2D
^ _ all	-1a1bp
^ _ alls	1i
^ _ almost	1o
^ _ am	-2ijk-1acopquAC1dB2fD
^ _ an	-1ij2s3a
^ _ and	-1r1ipsy2o3l
^ _ any	-1c4i
^ _ anybody	-1apuD3i
^ _ anyone	-1a2ip
^ _ anything	1i
^ _ apologize	-2p-1jvD3q
^ _ app	1s2l
^ _ appreciate	-1giq2B
^ _ are	-4g-3hi-2qrsuA-1djlvxCD1bcew2at
^ _ as	1i
^ _ asked	-1p1x
^ _ at	-1jrsA1hkx
^ _ auto	1ln
^ _ backup	-1in1s
^ _ bad	3q
^ _ bank	1x
^ _ basic	1lmns
^ _ be	-2p-1ko1imr
^ _ been	-1p1o
^ _ bet	-1i3D
^ _ both	1m
^ _ breakdown	-1n1s
^ _ brings	1m
^ _ by	1ij
^ _ bye	-1D2C
^ _ call	-1bu1v
^ _ called	2x
^ _ came	2m
^ _ can	-4io-2jku-1cehmnqtB1dgpv2as3l
^ _ car	1i2o
^ _ care	1C
^ _ cars	1r
^ _ cash	-1jn2s
^ _ certificate	-1n
^ _ cheaper	1jk
^ _ claims	1i
^ _ close	1p
^ _ come	2i
^ _ comp	-1n2s
^ _ company	-1n2p
^ _ contingent	2s
^ _ contract	1n
^ _ cost	-1jkln3s
^ _ costs	1s
^ _ could	-4i-2n-1h1dt3e
^ _ counts	1p
^ _ course	-1io2p
^ _ coverage	-1ikp1ms
^ _ covers	-1i1s
^ _ dad	1o
^ _ date	1i
^ _ daughter	1d
^ _ day	-1lps1din2h3A
^ _ days	-2p1i3h
^ _ deductible	-1j1ios
^ _ delivery	-1ln1s
^ _ depends	-1ip1l
^ _ did	-2bdo-1acghijlrsu1qt2p
^ _ dig	1h
^ _ do	-2flp-1adhjkmorsuzA1cgitv2x
^ _ does	-2dos-1acghjmprv1t
^ _ drive	2p
^ _ else	-2j-1abclpstD1di
^ _ email	1p
^ _ enough	-1jD1p2i
^ _ equipment	1ns
^ _ ever	-2a-1ejp4i
^ _ everybody	-1l1i2p
^ _ everything	1dp2bi
^ _ exactly	1i
^ _ fair	-1D1i2p
^ _ family	-1i1n2p
^ _ far	1r
^ _ feel	-1i1o2q
^ _ feels	1p
^ _ figure	1o
^ _ filled	1x
^ _ first	-1ns1p2a
^ _ fixed	1i
^ _ flood	-1n
^ _ folks	1p2A
^ _ for	-4i-3s-1abdjkrtA1mo2cB3q
^ _ form	-1n1ls
^ _ from	-2A-1i1v2w
^ _ furnace	2o
^ _ get	-1abdgx2p3i
^ _ gets	2o
^ _ give	-1i1bgk2d
^ _ go	-1gn1iq2s
^ _ goes	1s
^ _ going	1fir
^ _ good	-2oB-1abchv1dgpuAC
^ _ got	-2jop-1begnsv1cdyD2x3i
^ _ gotcha	-1i3D
^ _ grandmothers	1j
^ _ group	1s
^ _ guys	1i
^ _ had	-1acp1o
^ _ half	1l
^ _ happened	-1t1i
^ _ happens	1l
^ _ has	-2op-1chijms2k
^ _ have	-3j-2ghquC-1bisA1dfknprwB
^ _ he	-1drsu1n
^ _ hear	-2o1i2l4p
^ _ hello	-3i-1pCD5A
^ _ helps	2D
^ _ her	-1lo1j
^ _ here	-1ikopAD1rw2v
^ _ hey	-2D-1ipv5A
^ _ hi	-2i-1pD5A
^ _ him	-1n1m
^ _ home	1l
^ _ homeowners	-1n
^ _ house	-1s
^ _ how	-1gi1A
^ _ i	-4ltx-3AD-2knpsvw-1behryB1C3o4g5u
^ _ if	-1lrsx1hi3u
^ _ in	-2p-1deg1imnor2a
^ _ income	-1n1s
^ _ insurance	-1mA1npv
^ _ is	-4uA-2eijrtB-1bopsvwyzC1ackmx
^ _ it	-3g-2blpx-1acdeimqstwA1fuCD2hrB
^ _ job	1i
^ _ jump	1p
^ _ just	-1dnop1r2g3z
^ _ keep	-1j1o
^ _ kids	-1n1o2e
^ _ kind	-1c1d
^ _ know	-2l-1agoqx1bu3p
^ _ landlords	-1j1ls
^ _ last	1n
^ _ leaves	1nr
^ _ lender	-1ijln1h2sx
^ _ let	-2h-1kno1rs2qz
^ _ liability	-1j1s2r
^ _ life	-2l-1k1ms
^ _ like	-1ginoq1b2acj
^ _ likes	-1o
^ _ limits	-1i1k
^ _ loan	-1i1x
^ _ long	-1adghop1bi3C
^ _ longs	2i
^ _ look	1s
^ _ lot	-1os1p
^ _ made	1i
^ _ make	1ip
^ _ makes	-2i-1nt1p2j
^ _ man	3C
^ _ many	-1agi1bc2d
^ _ matters	-2o
^ _ may	1A
^ _ me	-5p-3djsx-2ilnouBCD-1emvyA1gr2kq5c
^ _ mean	-1i
^ _ means	-2i-1ejnp1B4s
^ _ met	1x
^ _ might	-1i1j
^ _ mind	-1p1uy2h
^ _ minimum	1kn
^ _ minutes	2u
^ _ mod	3s
^ _ mom	1o
^ _ moms	1no
^ _ months	1j
^ _ more	-1bij1o3t
^ _ morning	-1hp1A
^ _ mother	1n
^ _ motorist	-2n1js
^ _ much	-1bcgst1il
^ _ must	-2i-1p3a
^ _ my	-2i-1jw1aqt2C3c
^ _ name	-1A1v
^ _ names	2v
^ _ need	-3i-1gop2j4d
^ _ never	1a
^ _ new	-2s-1jl1k2p
^ _ next	1C2e
^ _ no	-1drAD1ino2p
^ _ nobody	-1o1p
^ _ nobodys	-1i3p
^ _ not	-2i-1lnos1p2d3j
^ _ noticed	2x
^ _ now	-3i-1pD1bu2n
^ _ number	-1hos3f
^ _ of	-2aj-1bchil1ep3s
^ _ office	-1i
^ _ okay	-2o-1apAC2iu3D
^ _ old	-2i-1n1k2a
^ _ olds	2i
^ _ on	-2no-1abijlqs2D3dp
^ _ one	-1bst1gor2kp
^ _ ones	1k2q
^ _ only	-2s-1i2dg3l
^ _ or	1hik
^ _ other	-1s1d
^ _ over	-1is1npv
^ _ owe	-1jp1n2q
^ _ own	-1a1l2i
^ _ package	1n
^ _ paid	1no
^ _ part	-1agt3i
^ _ pay	-1o1i2l
^ _ pays	-1ijnp2ks
^ _ people	-1p2a
^ _ personal	1l
^ _ plan	-1j1z
^ _ plans	1i
^ _ policy	-2s1n2jk
^ _ premium	-1mp1os
^ _ pressure	-1jn1s
^ _ price	1l
^ _ property	-1n1ls
^ _ purchase	1n
^ _ put	1r2j
^ _ quote	-1s1lm
^ _ rate	-1s1l
^ _ reads	-3i1p
^ _ ready	2gi
^ _ really	-2p-1i1alBD
^ _ reason	3x
^ _ recommend	1j
^ _ record	-1D1y2i
^ _ replacement	-1j2s
^ _ respect	1p
^ _ restaurant	-1is1ajn
^ _ right	-1o3D
^ _ roof	-1n1i
^ _ said	-3i-1hop1rx2t3q
^ _ sat	1o
^ _ saw	2x
^ _ says	-2p-1o
^ _ see	-1jp1n3D
^ _ send	1s
^ _ sense	-1p1D3i
^ _ she	-1u2i
^ _ shop	1ln
^ _ should	-3i-2p-1ux2hjq
^ _ sign	1i
^ _ simulation	-1iD4b
^ _ small	2j
^ _ smart	-1ps2aj
^ _ so	-2npD-1bdjsuC2r
^ _ some	-1i4c
^ _ somebody	-1o2b
^ _ something	1n2c3i
^ _ soon	1C
^ _ sound	1i2a
^ _ sounds	-1i1pD2o
^ _ still	2il
^ _ stops	-1ns1k3l
^ _ suggest	2j
^ _ suggestion	-1i1j
^ _ sure	-1p1iD
^ _ take	1i2sC
^ _ taken	-1D3p
^ _ takes	1a2p
^ _ talk	1z
^ _ term	2l
^ _ thank	-1i3B
^ _ thanks	-1D3B
^ _ that	-2ikoA-1acdfhlmsxyD1jprtzB
^ _ the	-4s-3dr-2agkqx-1hlpuAD1zC2cm3b4j
^ _ them	-1lm1k
^ _ then	-2o1pr
^ _ there	-2loptu-1cqsD1adginA
^ _ they	-3s-1abceghr1p3i
^ _ thing	-1iD1fz2jp
^ _ things	-1l1r2i
^ _ think	-1iop1t3j
^ _ this	-2d-1aghipw1ko2bcu
^ _ those	-1p1il
^ _ tickets	1o
^ _ tight	-1sD2p
^ _ time	-1t1inp
^ _ times	1n
^ _ to	-4ps-2dl-1hmntxzA1cjkrD2g3aq
^ _ tobacco	1i
^ _ told	-1p1n
^ _ took	2p
^ _ total	2m
^ _ umbrella	-2n1l
^ _ understand	-2D-1ajoq3p
^ _ up	-1iD1gt2y4a
^ _ us	-2dis-1alnpqrxC1bhz2gk
^ _ use	2is
^ _ used	-1i
^ _ wakes	1p
^ _ want	-1admq1gj2bko3c
^ _ wanted	1rx
^ _ wants	1ip
^ _ was	-2b-1cdhjlnstA1x
^ _ water	1n
^ _ way	-1d
^ _ we	-2djx-1abcfloqstw1hkr3i4g
^ _ well	-1pB2D
^ _ went	1n
^ _ were	2o
^ _ what	-2i-1abchklnpqD1ds4t
^ _ when	-1r1no
^ _ who	-2i-1os1adA2e
^ _ whole	1m
^ _ wife	-1p1iox
^ _ will	-4s-3noq-2agjprtux-1bcmvwyBD1fz2hk4e
^ _ wish	2l
^ _ with	-3s-2cA-1bdehikoBD1nvwxC2l4j
^ _ wonder	2i
^ _ work	-1ijsv1kw
^ _ worries	-1o
^ _ would	-4s-3au-2bcikqrtvx-1dfowyzABCD1m3ej
^ _ wow	-1q1op2D
^ _ wrote	-1i1x
^ _ yeah	-1oA1i
^ _ year	1m2o
^ _ years	-1imrs1j2p
^ _ yes	1dg
^ _ you	-4sx-3lmpqzD-2dfhk-1gjoA1aiuBC2ct
^ _ young	1s2p
^ _ your	-5s-2adglpru-1cmnxzAD1iC2bt3j
^ _ yours	-1ln3k
^ _ ~advise	-1klnprs5j
^ _ ~buy	-1ajl1g2bs
^ _ ~cover	-3ax-2bcegiopAD-1dfhjnqtuyC2lm4s
^ _ ~harm	-2kop-1djnr1l2m4e
^ _ ~insurer	-1jn1dlps
^ _ ~kin	-3js-2chlr-1bfkmpqtuCD1enx2aoA
^ _ ~meet	-1ahlouAD1jpvz
^ _ ~money	-2ekr-1abcghitx1jm2ps
^ _ ~not	-2ls-1bcekmqrAD1ad2j4p
^ _ ~pay	-2jp-1abcemnqrx1k2l3s
^ _ ~send	-1ikr1hs
^ _ ~soon	-3p-1abcjlosBD1iC2eA3h
^ _ ~thing	-3j-2p-1aemx1ikl2no
^ a	-5i-4k-2bhjr-1cegnC1alox2dp6s
^ a #	1op
^ a basic	1l2n
^ a certificate	-1n
^ a lot	-1os1p
^ a new	-2s-1l1m2p
^ a ~cover	-1ijnp1l
^ a ~money	-1j1lmop
^ a ~thing	1s
^ actual	-1jn2s
^ actual cash	-1jn2s
^ adding	-1j1m
^ after	-1p1dnz
^ after that	-1p1nz
^ afternoon	-1D2A
^ all	1dlm2g
^ alright	-2i-1jops1u2CD3r
^ alright i	1C
^ alright so	1r
^ am	-1q1gi3u
^ am i	-1q1gi3u
^ an	-1ij1p2s
^ an umbrella	-2n1ls
^ an ~cover	-1n
^ and	-2bklost-1adeghjnqruz5i
^ and how	-2i
^ and i	-1o2i
^ and if	1p
^ and it	-1i1o
^ and the	-1k3i
^ and what	-1iot
^ and when	1i
^ and who	-1i
^ and you	-1l
^ and your	3i
^ any	-4c-3sCD-2bglptA-1dhjknqB1u8i
^ anybody	-1jns4i
^ anybody else	1i
^ anything	-2aj-1bcglpstuD1n6i
^ anything else	-1j1i
^ anything in	1i
^ anything you	1i
^ appreciate	-3p1C5B
^ appreciate it	-1pC2B
^ are	-2dt-1cny1hu2g
^ are the	1i
^ are there	1i
^ are they	1i
^ are we	3g
^ are you	-2dit-1c1abgu
^ as	-1l1n
^ at	-1k2p
^ at #	1p
^ at the	1sz
^ at ~money	1p
^ aw	-1iq1p
^ because	-1io1n
^ before	-1n
^ before i	1z
^ being	-1n1s
^ better	-1k2j
^ better to	-1k2j
^ between	1o
^ between the	1o
^ both	1k
^ business	-1ij1l2s
^ business income	-1n1s
^ but	1i
^ bye	-2D-1iAB4C
^ call	1hm
^ can	-3a-2dlx-1fjnoqrszBC1ht2i3c
^ can i	-1abdijlpqtz1cgk2u
^ can we	-1x2hi
^ can you	-2u-1adgh1bt2c3i
^ cash	-1m1ls
^ come	-2i-1n2dt
^ come on	-2i2d
^ comprehensive	2s
^ congratulations	-1D3p
^ congratulations on	1p
^ cool	1D
^ could	-2g-1abdjko1cit2h
^ could be	-1o
^ could i	-1g1u
^ could we	1h
^ could you	-1u1hit2c
^ cyber	-1n1s
^ depends	-1D
^ depends $	-1D
^ did	-2gjpt-1acdhquxBC1b3i
^ did i	-1pq1r2b
^ did you	-1b1i
^ did your	1i
^ do	-3p-2lnost-1befhkmqrBC1cju
^ do i	-2i1u2a
^ do not	-2p-1ios2d3j
^ do the	-1j1i
^ do they	-1c1i
^ do you	-3d-2jt-1acghknpBC
^ do your	1i
^ do ~not	-2p-1ios2d3j
^ does	-2cgnpt-1adjklqsuBC7i
^ does that	-2p-1q1i
^ does the	-1bh2i
^ does your	-1n1i
^ does ~soon	2h
^ doing	-1B3i
^ enjoy	-2i-1j4C
^ equipment	-1n1s
^ equipment breakdown	-1n1s
^ even	-1ijs2a5l
^ ever	-1abcD5i
^ every	-2i-1n1ps2do
^ everybody	-4p-1s1e2d
^ excuse	-1ci1qt
^ excuse me	-1ci1qt
^ extended	-1j1s
^ extended replacement	-1j1s
^ extended ~cover	-1j1s
^ fair	-2i-1ABC4p
^ fair $	1D
^ fair enough	-1iD2p
^ first	-1ps2z
^ first the	-1s1z
^ first thing	1jz
^ for	-2s-1knp1my2jD
^ for a	-1s
^ from	-1p1o2b
^ full	-1s
^ gap	-1kn1s2j
^ get	-2in-1bs3a5j
^ get the	-1in4j
^ give	-1hi2c3C
^ give me	-1h2c
^ go	-3i-1cgopq1h2aD4j
^ go ahead	-1gi1h2D
^ going	1j
^ good	-3i-2h-1abcgoqsB1CD4pA
^ good $	-1A1D
^ good afternoon	1A
^ good for	-1i2p
^ good morning	-1hp1A
^ good to	2D
^ good ~soon	-1hpCD1v2A
^ goodbye	-1AD3C
^ goodbye $	-1AD3C
^ got	-1abcjnpsC1D3u5i
^ got a	1i3u
^ got any	1i
^ got it	2D
^ gotcha	2D
^ gotcha $	1D
^ great	1BD
^ great $	2D
^ group	1k2s
^ group coverage	1ls
^ group ~cover	1l2s
^ ha	-1o2p
^ had	1i
^ half	1n
^ half the	1n
^ hang	-1ipD1j
^ has	-1abcghkstu5i
^ has anyone	1i
^ has the	1i
^ has your	1i
^ have	-3a-2pu-1bdghjknosB3C
^ have a	-3i-1acp4C
^ have i	2i
^ have you	-1adgouC1c2i
^ have your	-1i
^ he	-1lr2eo3i
^ he is	1i2o
^ hello	-1abclpxCD1w2v7A
^ hello @name	1A
^ hello my	-1w1A
^ hello this	1i
^ here	-2i-1jnps1z2r3k
^ here is	-1ijns1z2kr
^ hey	-1anCD1pu5A
^ hey @name	2A
^ hey @you	1xA
^ hey how	1i
^ hey there	-1i1A
^ hey you	1uA
^ hi	-2D-1abcdpBC2x5A
^ hi @name	-1i1x2A
^ hi @you	1xA
^ hi is	-1v1A2i
^ hi there	-1i1wA
^ hi this	-1w1A
^ hired	-1n1s
^ hired and	-1n1s
^ hold	-1i1kt
^ honestly	-2i-1op2aj
^ honestly i	-1p2j
^ how	-4sA-3cjo-2emnpqruxyzBCD-1bfgkltvw2i
^ how about	1k2gh
^ how are	-2ab-1tA2i
^ how can	-2i2a
^ how come	1i
^ how did	-1t1i
^ how do	1b2t
^ how is	-1bc1hi
^ how long	1b2i
^ how longs	2i
^ how many	-1agi1bc2d
^ how much	-1bcgst1il
^ how old	-1ai
^ how olds	2i
^ how would	1i
^ how you	-1o1i2u
^ how ~meet	1i
^ huh	-1iA2tD
^ huh $	2D
^ i	-8o-6n-5ir-4ms-3A-2beuv-1cklzC1dfpt2qD
^ i am	-2ijk-1aopqAC1dB2fD
^ i apologize	-2p-1jvD3q
^ i appreciate	-1q1p
^ i asked	-1p
^ i can	-3t-2j-1bhiknoqB1agl
^ i did	-1lp1q2t
^ i do	-1jl1aiv
^ i get	-1i3p
^ i got	1uy2x
^ i had	-1p
^ i have	-2p-1ijru1fk2ael
^ i hear	-1o1i2l4p
^ i just	-1d1z2g
^ i know	-2l-1adqx1bu3p
^ i mean	-1i
^ i need	-1g4d
^ i noticed	2x
^ i owe	2q
^ i really	-1p1lB
^ i recommend	1j
^ i respect	1p
^ i saw	2x
^ i see	-1jp1n3D
^ i suggest	2j
^ i think	-1ip1t3j
^ i understand	-1ajoqD3p
^ i want	-2gij-1p1k2bc
^ i was	-1p1x
^ i will	-3ejl-2qx-1gpruzB1diC2hk
^ i wish	2l
^ i work	-1v1w
^ i would	-3dn-2x-1abeklmopqsw1g5j
^ i ~advise	-1p3j
^ if	-4s-3h-2lmprx-1aqtuzBC1ijo2d4n
^ if a	-1n1i
^ if he	1ln
^ if i	-2p3o
^ if it	1j
^ if somebody	1n
^ if something	1in
^ if that	1g
^ if the	-1js1n
^ if you	-1hlmrtuxz1jn3d
^ if your	1i
^ in	1r
^ is	-4cdA-3jlnv-2kmpstwx-1efgqzBCD2iu
^ is @name	-1vA1i
^ is it	-1dghips1uy
^ is she	-1u1i
^ is that	-1bgp
^ is the	-1bc3i
^ is there	-1u1bhi2ag
^ is this	-2i-1adghA3u
^ is you	-5i-1u1ors
^ is your	1i
^ it	-6i-3krA-2hnCD-1bcdfgqsuzB1x3lmo
^ it does	-1o1n
^ it has	-2op-1i
^ it is	-2aiA-1klr1dnv2mx
^ it pays	1l2s
^ it sounds	-2p2o
^ it takes	-1ps2a
^ it was	2o
^ it will	1l2e
^ it would	-1ln1jo3m
^ it ~pay	-1np1ls
^ just	-3i-1cnps1gjx2o3d
^ just give	-1i1bg2d
^ keep	-1in3j
^ lakeside	1w
^ lakeside insurance	1w
^ lakeside ~cover	1w
^ last	1dor
^ leave	2j
^ let	-4s-3cdi-2anp-1emoqtxBC1ghkz2r
^ let me	-2bc-1adijnos1k3r
^ let us	-2dis-1alnpqrC1bhz2g
^ liability	1ls
^ like	1d
^ look	-1i1hk
^ loss	-1i2s
^ loss of	-1i2s
^ lots	-1s3p
^ lots of	-1s3p
^ loyalty	2p
^ make	-2p1i4j
^ makes	1iD
^ makes sense	1iD
^ man	-2il2a4p
^ may	-2i-1z1g3u
^ may i	-2i-1z1g3u
^ maybe	-1opD
^ mind	1iu
^ mind if	1u2i
^ mm	2D
^ mm $	2D
^ moneys	3p
^ morning	-1i3A
^ morning @name	1A
^ most	-2ij-1kmo1ns3p
^ most people	-1p
^ my	-5c-3il-2aknrsACD-1eotuB1jxy2v3q
^ my advice	-1n1ij
^ my bad	3q
^ my name	-1A2v
^ my suggestion	-1i1j
^ my ~advise	-1ns1i3j
^ my ~kin	-1cipq
^ next	1n
^ nice	-1p1iD
^ no	-2ns-1abjC1dD3l
^ nobody	-2i-1dos2n3p
^ nobody can	2l
^ nobody likes	-1o
^ nobody wakes	1p
^ nobody wants	1p
^ nobodys	-1eip1f3n
^ not	-1p
^ nothing	1lp
^ now	1in
^ of	-1io2p
^ of course	-1io2p
^ oh	-2a-1bcjlnrstuxBC1y2A3D
^ oh i	1i
^ oh no	-1D1io2p
^ oh okay	1D
^ oh wow	-1pq1o2D
^ oh ~not	-1D1io2p
^ okay	-4ip-3o-2cdgjnsA-1ahklmqtuvwxy1f2br4D
^ okay $	-1A2D
^ okay good	1D
^ okay got	1D
^ okay i	-1u1f
^ okay so	-1bjnD
^ okay thank	1B
^ old	1i
^ on	-1il2kn
^ once	-1il1h2dt
^ once you	1n
^ one	-3s-2jlp-1bcdimrxCD1not2ek
^ one times	1n
^ one ~harm	-1ks3e
^ one ~money	-1o
^ one ~thing	-1l1k
^ only	-1ij3a
^ or	1i
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
^ personal	-1i1s
^ personal auto	1ln
^ personal ~cover	1n
^ plenty	-1i1p
^ plenty of	-1i1p
^ professional	1s
^ professional liability	1s
^ put	-2n-1is1k4j
^ put the	-2n-1is1jk
^ quick	1r
^ quit	-2i-1pD2ab3d
^ rates	-1in1d3s
^ rates go	-1in2s
^ rental	1l
^ rental pays	2s
^ renters	1ns
^ renters is	1m
^ right	-2ip-1AC1r2n5D
^ right $	1D
^ right now	2n
^ right so	-1o1r
^ same	-2s-1ijmp1n2ko
^ say	-1abhjlnoCD1dp2c4t
^ say that	-2i2t
^ scheduling	-1n1s
^ see	-1aiB1j3C
^ see you	-1aiB3C
^ send	1hk
^ send me	1hk
^ shall	-1q1i2g
^ shall we	1g
^ she	1o
^ should	-2j-1hq1k3gi
^ should i	-1q1i2g
^ should we	-1hj1gik
^ since	1ln
^ sing	-1i4c
^ so	-7p-6j-5l-3D-2abekqvxAB-1cdfhtuwy1mnC2r4g5o
^ so #	1m
^ so a	-2p-1o1s
^ so do	2g
^ so far	1r
^ so for	1mo
^ so he	-1ir1o
^ so here	1r
^ so i	1i
^ so if	-1is1n
^ so it	-1mps1i2o
^ so just	-1n1r
^ so let	1dg
^ so nobodys	1op
^ so that	-1n1h
^ so the	1ns
^ so there	-1io1n
^ so they	-2i-1r1k2o
^ so this	1o
^ so to	-1j2r
^ so we	1r
^ so what	-1int1o2d
^ so when	-1ir2o
^ so with	-1s1n
^ so you	-1ds1g2io
^ so your	-1is1o3n
^ so ~cover	-1n3s
^ so ~money	1m
^ so ~soon	-1o
^ some	-2p1n
^ somebody	1x
^ sorry	-6i-4p-2aj-1bcdghlnsuxD1fB5t8q
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
^ sure	-2lo-1aghi1f2p
^ sure $	2D
^ sure you	-1o
^ take	-2p-1iosBD1j3C
^ take care	1C
^ take your	-1op
^ talk	-1is1hjC
^ talk to	-1i1j
^ tell	-1dghiloprx1bj
^ tell me	-1dghpr
^ term	-1jm1ks2l
^ terms	1lm
^ thank	-1aipsx1wC5B
^ thank you	-1aipsx1wC5B
^ thanks	-2ciqA-1abjlpsxD7B
^ thanks for	-2q-1cilx2B
^ thanks so	-1p1B
^ that	-3ks-2bjC-1cdeghtvwxyzA1afquD2lmn4p
^ that is	-3i-1knrs1floq2mD3a
^ that makes	1p
^ that must	-1a1p
^ that was	1ap
^ that would	-1in3p
^ that ~cover	-2n1j
^ that ~money	2n
^ that ~thing	-1j1ln
^ the	-6ip-5r-2acdgjq-1fhtvwABCD2m3lns
^ the #	-1m2n
^ the app	1s2l
^ the basic	-1n1s
^ the contract	1n
^ the deductible	1os
^ the first	-1no
^ the house	1n
^ the landlords	1l
^ the lender	-1l1h2s
^ the minimum	2k
^ the next	2e
^ the other	-1s
^ the package	1n
^ the price	-1s1l
^ the quote	1m
^ the reason	2x
^ the way	-1d
^ the whole	1m
^ the ~cover	-2j-1iks1oz
^ the ~harm	-1n1s2m
^ the ~insurer	-1n2ds
^ the ~kin	-1s1ino
^ the ~money	-2ks-1i1jm2l
^ the ~soon	2e
^ the ~thing	-2s1i2o
^ their	1l
^ theirs	-1ms3k
^ then	-2o1jp2r
^ then i	1j
^ then the	2p
^ there	-3i-2h-1mo1ep2l
^ there are	-1h1dl
^ there is	-2i-1do1lnp
^ they	-5i-3p-2j-1hmr1v2kn3es
^ they will	2e
^ they would	-1j1l2e
^ think	1es
^ think of	1es
^ this	-3iA-2asu-1ghjlmnp1vx2k3d4b
^ this call	-1u
^ this is	-2ipA-1al1bv2x
^ this one	1k
^ this ~meet	-1u
^ those	-1i
^ to	-1iknps4r
^ today	2z
^ totally	3p
^ ugh	-1o1p
^ understood	-1pA3D
^ uninsured	-2n1js
^ uninsured motorist	-2n1js
^ until	-1hip2l3C
^ walk	-1c1i
^ walk me	-1c1i
^ want	-1jp1ch3g5i
^ want me	-1p1h3gi
^ want to	-1h1c2i
^ was	2i
^ was it	1i
^ was there	1i
^ water	-1in1j2s
^ water backup	-1in1s
^ water ~cover	-1in1s
^ we	-5i-3djno-2apsC-1bceghv1yB2qxz3m
^ we are	-1nv1iwz2m
^ we can	1g2l3p
^ we do	1l2x
^ we got	-1i1x
^ we have	-2p1r
^ we met	1x
^ we will	-1eiC1f2z
^ we would	-1x2m
^ well	-3o-2iD-1blsv1aC2A
^ well that	-1i1a
^ well you	-1o
^ were	1i
^ what	-7s-5u-3gjklmpx-2efnqrtvwyzABCD-1acd4i
^ what a	-3i3a4p
^ what are	1ct
^ what claims	1i
^ what could	-1t1i
^ what day	2h
^ what deductible	1i
^ what did	-2i-1b
^ what do	-1adp1git
^ what does	-1d1t2i
^ what happened	-1t1i
^ what happens	1l
^ what have	1i
^ what i	-4i-1kp1jlm4o
^ what if	1hi
^ what is	-2ik-1lmnps1abd2c
^ what kind	-1c1d
^ what made	1i
^ what makes	-1it1j
^ what number	-1h
^ what part	2i
^ what time	1h2i
^ what was	-1bt1i
^ what worries	-1o
^ what would	-3j-1aclopt3i
^ what you	-1i1n
^ what ~cover	3i
^ what ~money	1i
^ whatever	1jo
^ when	-2bcgku-1adjort1eln3hi
^ when did	-1t1i
^ when does	1i
^ when is	-1pu2i
^ when it	-1n2s
^ when they	1n
^ when was	-1h1i
^ when would	-1u1hi
^ when you	-2i1enp2l
^ whend	-1a3i
^ whend you	-1a2i
^ where	-3g-2bchj-1adopstu1k4i
^ where are	1i
^ where do	-1gh1i
^ where does	-2i
^ where is	1i
^ which	-2ct-1adhpu3bi
^ which one	-1t1gi
^ who	-5s-4a-3dgjp-2hktuxACD-1beflmnoqvwyB8i
^ who are	2c
^ who do	1c
^ who fixed	1i
^ who is	-1bx1i2c
^ who pays	-1s
^ who you	1i
^ who ~pay	-2s
^ whod	-1adgps2c5i
^ whod be	2i
^ whole	-1l1m2o
^ whole life	-1l1m
^ whose	-1bg2i
^ whose name	1i
^ why	-1abgptu1hi2d
^ why do	-1dt1hi
^ why is	1i
^ will	-1h2g3i
^ will you	1gi
^ with	-3i-1ahjlrs2m3knp
^ with #	1n
^ with a	-1p1n
^ with that	1j
^ with the	-1ij1m
^ with ~money	1n
^ would	-3j-2abdn-1elmprx1cgt2iu3h
^ would @day	1h
^ would a	1h2i
^ would it	-1r1ik2h
^ would that	-1g1u
^ would you	-1abdin1cgtuy
^ would your	1i
^ would ~soon	1h
^ wow	-3D-1o2a3p
^ wow that	1p
^ write	-1ai4c
^ yeah	-2aijl-1bdghnoruzC1qv4A6p
^ yeah $	1D
^ yeah hi	-1ip2A
^ yeah i	-1o1p
^ yeah it	1p
^ yeah no	1op
^ yeah so	-1p
^ yeah that	1iq2p
^ yeah you	-2i2p
^ yeah ~not	-1i1op
^ yep	-1o1p2D
^ yep $	2D
^ yikes	-2D5p
^ you	-8s-5lC-4q-3kA-2cmB-1prwz1hjtx2deu4a5io
^ you a	-2a4i
^ you are	-5i-3d-2l-1cgrs1e2bnot3a
^ you call	1i
^ you can	-2aio-1jlnp1bsv2d
^ you could	-2in3e
^ you did	-2i-1o3p
^ you dig	1h
^ you do	-1fijl1no
^ you drive	2p
^ you ever	-2a-1j4i
^ you feel	-2p-1i1o
^ you filled	1x
^ you get	1i
^ you good	1i2gu
^ you got	-2jn-1begopux1cd4i
^ you guys	1i
^ you had	1ox
^ you have	-2ei-1ajkluC1dnorwB3p
^ you keep	-1j
^ you know	-1o1d
^ you might	-1i1j
^ you mind	1u2hy
^ you need	-2i-1op1d2j
^ you on	2i
^ you owe	1n
^ you own	-1a2i
^ you paid	1no
^ you put	1i
^ you ready	2gi
^ you said	-3i-1o2t
^ you should	-3i-2p1al4j
^ you sound	-1i2a
^ you still	2i
^ you take	-1i1pC
^ you told	-1p
^ you took	1o
^ you want	-3p-1adn1cik2gjo
^ you were	1o
^ you will	-2i-1ano1f3e
^ you would	-4i-3p-1g1dlnx3e
^ you ~meet	1z
^ you ~pay	1n
^ your	-3p-2hmrC-1bcdgiqzAB1af2eotx3n
^ your daughter	1d
^ your equipment	1n
^ your family	1n
^ your grandmothers	1j
^ your kids	-1in2e
^ your lender	-1s2x
^ your loan	1x
^ your mom	1o
^ your moms	1no
^ your mother	1n
^ your old	-1n
^ your policy	-2s-1l1k2jn
^ your wife	1x2i
^ your ~cover	-2s-1l1k2jn
^ your ~kin	-2p-1hjlms1aeinox
^ your ~thing	-1s1l2n
^ yours	-1n3k
^ ~buy	-1pD1cg3dj
^ ~cover	-6n-5i-3p-2abe-1cdfghqrxCD1o3l6s
^ ~cover does	-1s2l
^ ~cover is	-1ip1l2j
^ ~cover motorist	-2n1js
^ ~cover will	2l
^ ~cover ~cover	-3l-1jkn1m2s
^ ~cover ~pay	-2l-1kn3s
^ ~harm	-1i1ls2o
^ ~harm of	-1i2s
^ ~insurer	1ks
^ ~kin	-1t1ai2p
^ ~meet	-5i-2psD-1cklnAB1ab2dhtC
^ ~meet it	1hm
^ ~meet on	-2i2d
^ ~meet to	-1i1j
^ ~money	-3s-2ilm-1bcdeghAD1z2no3p
^ ~money $	-1o
^ ~money in	1o
^ ~money is	-1s
^ ~money minutes	2u
^ ~money months	1j
^ ~money years	-1mnrs1j2p
^ ~money ~thing	1r
^ ~not	-4s-3i-2bgjC-1acekmqrtwxAB1nD3p4l
^ ~not can	-1np3l
^ ~not likes	-1o
^ ~not the	1o
^ ~not wakes	1p
^ ~not wants	1p
^ ~not ~cover	-1s3l
^ ~send	-1i1kq2h
^ ~send me	1h2k
^ ~soon	-3D-2io-1abcdgjklmrsxB1hzC5A
^ ~soon $	-2D-1C2A
^ ~soon @name	-1iC2A
^ ~soon at	2h
^ ~thing	1i2m
^ ~thing ~harm	-1n1s
a	-6q-5AD-4dfv-3egky-2irtwz-1bjmnoBC1pu2acs
a #	-2hmo-1anpu1bil2j
a # $	-1km1ci
a # a	1m
a # and	1m
a # day	2l
a # deductible	-1m1kr
a # dollar	-1j1inp
a # is	1j
a # on	-1i1j
a # percent	-1n1k
a # year	1j
a @day	1loB
a @name	1mop
a _ #	-1lps1i2j
a _ $	-3dpqC-2ilr-1fyD1aegntuz2cm3b
a _ $?	-3ch-2a-1bjklnpst1g2i
a _ @day	1h
a _ @name	-2p-1v1o
a _ a	-1ajop1ek3m
a _ about	-2in-1ho1ap2c
a _ and	-2p-1ahlsz1cdxC2gn
a _ auto	-1s1n
a _ average	1s
a _ basement	1j
a _ before	-1i1l2j
a _ behind	1p
a _ brainer	2i
a _ by	-1hm1x3k
a _ call	1p
a _ claim	1n
a _ could	-1p2a
a _ day	-1ino1p2lC
a _ deal	-2p2a
a _ decision	2a
a _ deductible	-1lm1k
a _ does	-1s1il
a _ dollar	-1j1inp
a _ driver	1s
a _ for	-2l-1abou1i2cjp
a _ form	-1p2i
a _ from	-1go1drs2i
a _ here	-1ac1n2d
a _ how	1i
a _ i	-1hu1kB
a _ if	-1n1s
a _ in	-1ailr1n2p
a _ income	1n
a _ is	-1nos1iu2l
a _ it	1p
a _ jump	1i
a _ just	2s
a _ like	-1s2jp
a _ line	-1xA2y
a _ lot	1im
a _ minutes	-2i2u
a _ month	1p
a _ more	-1s1np
a _ next	-1l1hs
a _ night	1C
a _ no	-1o2j
a _ of	-3ac-1bdeklmorsyC1jnx2h
a _ on	-1np1x2bl
a _ one	-1kn2C
a _ or	-1abhlou2i
a _ out	1s
a _ over	1s
a _ percent	-1n1k
a _ period	-1n3l
a _ person	-1apu1bj2il
a _ place	1c2i
a _ policy	-2s-1ijkp1g2l
a _ program	-1an1b
a _ question	-1i
a _ questions	-1ij1uz
a _ record	-1iy1aps
a _ renters	1l
a _ so	-1p1as
a _ that	-2a-1iju1lo3p
a _ the	-1i1ks
a _ they	-1os1n
a _ thing	-1alo2p
a _ things	-1i1u
a _ time	-2o-1bA1hi2u
a _ to	-1acnsu2hp3o
a _ up	3h
a _ way	-1il1a2op
a _ weekend	2i
a _ what	-1i1t
a _ when	1h
a _ where	1i
a _ while	-3i1s2u
a _ who	-1n1s
a _ with	-1ls1o
a _ would	-1dj1l3a
a _ year	-1imr1j
a _ you	-1acp1glmo2d3i
a _ ~buy	1p
a _ ~cover	-3i-2p-1ahox1jr2l
a _ ~harm	-2l-1ijmo2s
a _ ~kin	1dop
a _ ~meet	1p
a _ ~money	-3s-2c-1adhoru2jp
a _ ~not	-1o1n2j
a _ ~soon	-1cj2hi
a _ ~thing	-1losu1ci
a b	1s
a b average	1s
a baby	-1p1an
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
a bit	-3i1jz2u
a breakdown	1kn
a building	1o
a bunch	1pB
a bunch of	1p
a burn	1s
a business	-1n1a
a business $	1a
a call	-1nu1rx
a call $	-1no1x
a cap	2l
a car	-2p-1i1es
a car that	-1p1l
a card	1o
a cat	-1a2c
a certificate	-1np
a chair	1o
a check	-1o2n
a check for	2n
a checkup	1jnx
a child	-1ip3a
a claim	-1als2n
a claim $	-1s1i
a clean	-1i1ps
a clean record	-1i1ps
a client	-1pu2g
a commercial	1r
a commercial policy	1r
a commercial ~cover	1r
a company	-2s-1lo
a company $	-1lp
a computer	-1a1io2b
a copy	1h
a couple	-1ci1m2u
a couple #	1i
a couple of	-1i1u
a couple ~money	1im
a customer	-1a1bp
a day	-1ip2dm
a day $	1s2m
a decision	-1gh1dp
a delivery	1s
a dime	-1l1e
a dime $	1n
a discount	-1n1is
a doctor	1in
a dog	1i
a dollar	1o2m
a drain	-1n1s
a drawer	1o
a dumb	-2p-1i4a
a fake	1o
a family	3i
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
a fixed income	1n
a flat	-1n
a flat deductible	1s
a flat ~cover	1s
a flood	-1s1l
a flood policy	-1s1l
a form	1x
a fraction	1n
a fraction of	1n
a friend	-1l2x
a funeral	-1i
a good	-2A-1jknpr1dfhiuB2C3c
a good day	1fC
a good deal	-2p2a
a good night	1C
a good one	1i2C
a good time	-1pA1hi2u
a great	-1i2C
a hail	1n
a hail claim	1n
a higher	-1i2j
a higher ~cover	-1i2j
a hole	-1l1z2n
a homeowners	-1n1l
a homeowners policy	1l
a hotel	-1n2s
a house	-1a1bp
a house and	1n
a house that	1p
a job	1n2c
a kid	1o
a ladder	1no
a lawyer	-1n3l
a little	-1cpr1imou2t
a little $	1i2t
a little about	1i
a living	1a
a loan	-1n1cis
a loan for	1c
a loan on	-1n1s
a long	1p3o
a long time	-1o
a look	-1s1j
a lot	-3s-2ajlo-1chikmux1npB
a lot $	-3p-1o1n
a lot about	-1ino2p
a lot more	-1s1n
a lot of	-2s-1aclmno1p
a lot to	1o2p
a machine	-1ln
a magic	-1ip1l2c
a minute	-2i-1cdg4u
a minute $	-1gi1b2u
a minute $?	-3i2u
a month	-1ckop1gi2m
a month $	-2ip-1ckl1j2m
a month and	1p
a mortgage	-1o1n
a new	-2j-1ahkl1nopr
a new one	-1jnp
a new policy	-1jls1n
a new ~cover	-1jls1n
a newborn	1p
a nice	-2p-1io
a no	1i
a no brainer	2i
a normal	1n
a normal ~cover	1n
a number	-1c1l3i
a number $	1l
a nurse	2s
a page	-1o
a pain	2p
a part	1ls
a patio	1x
a paycheck	-1n1s
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
a policy	-1an1ijl2s
a policy $	1jls
a price	-1dku
a problem	1n
a problem $	1n
a quarter	-1p1hij
a quarter of	1hi
a quick	-1A1hu
a quote	-1j1lz3x
a quote $	1x
a real	-1jpsu1dgi2b
a real person	-1u1i2b
a really	-1p
a reason	-1l
a reason to	-1lp
a recorded	-1xA2y
a recorded line	-1xA2y
a regular	-1o1n
a restaurant	1jn
a roof	-1n1eilr
a roof that	1l
a rough	1p
a sales	1p
a sec	-1i4u
a second	-3c-2q-1ahjp1i2tu
a second $	-1ciq2tu
a separate	-1n1s
a separate policy	-1n1s
a separate ~cover	-1n1s
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
a tax	1jl
a terrible	2a
a thing	-1p1o
a third	1n
a tight	-1s2p
a time	1hp
a tree	1s
a waiting	1l
a waiting period	1l
a week	-1ahijp1nr
a week $	-1i2n
a while	-1p1no
a whole	-1o1ms
a whole lot	1im
a will	1i
a work	-1n1l
a year	-1gl1km
a year $	-1ix1ps2k
a year and	1nox
a year of	1m
a yes	1d3g
a ~cover	-3n-2ao-1bcghkux2js3l
a ~cover $	1jls
a ~cover and	1n
a ~cover does	-1s1l
a ~cover lot	1im
a ~cover that	1l
a ~cover ~cover	-2n1l
a ~cover ~thing	-1i
a ~feel	-1mo1a3p
a ~feel thing	1p
a ~feel ~money	2p
a ~harm	-2aj-1bcehmrsux1ik3n
a ~harm $	-1lp1ns
a ~harm $?	1i
a ~harm you	1l
a ~harm ~harm	1n
a ~insurer	-2s-1lo
a ~insurer $	-1lp
a ~kin	-2l-1bjs1n2ai
a ~kin $	-1no1i2a
a ~kin and	1no
a ~meet	-2n-1gu1rx2h
a ~meet $	-1no1x
a ~meet with	1h
a ~meet ~soon	1h
a ~money	-3a-2dopu-1cehntC1bjkm2ix
a ~money $	-2ln-1abhiopu1m
a ~money a	1m
a ~money and	1mpx2o
a ~money at	-1p
a ~money day	2l
a ~money does	2i
a ~money dollar	-1j1inp
a ~money for	-1n
a ~money is	1jlu
a ~money of	1mn
a ~money on	-1i1j
a ~money percent	-1n1k
a ~money that	1n
a ~money to	1m
a ~money with	-1r
a ~money you	1gi
a ~money ~cover	-1m1kr
a ~money ~money	-1m1jn
a ~not	1i
a ~not brainer	2i
a ~soon	-2h-1abijp1nB2o
a ~soon $	-1i2n
a ~thing	-2a-1cknou1bjls2x
a ~thing $	-1anou1bi
a ~thing a	-2o1e
a ~thing or	1e
a ~thing that	-1s1lo
a ~thing ~cover	-1i1js
able	-1g1lu
able to	-1g1lu
about	-4eg-3t-2abfhjsuyC-1cdklwBD1q2imz4x
about #	-3i-2j-1adlosux2m3n
about # $	1m2n
about # a	1m
about # dollars	-1n
about # minutes	-1ou
about # months	-1im2n
about # short	1n
about $	-1dlx1p
about $#	-1n1m
about $?	2bd
about _ #	2i
about _ $	-2j-1deghot1ci2z
about _ $?	-1cdhptz1i
about _ a	1m
about _ and	-2o1rsz
about _ business	1z
about _ cars	-1r
about _ deductible	-1i1t
about _ dollars	-1n
about _ family	-1i1duz
about _ for	-1p
about _ health	-1i1u
about _ insurance	-1inw1cu3x
about _ it	-1o1dr
about _ kids	-1i1op
about _ minutes	-1ou
about _ money	1o
about _ months	-1im1l2n
about _ much	1i
about _ patio	-1i1n
about _ policy	1l
about _ quote	1x
about _ renewal	1vwxA
about _ short	1n
about _ that	-1n1i2p
about _ this	1l
about _ to	1o
about _ wife	-1q1p
about _ year	-1m
about _ you	2i
about _ ~cover	-1ijnswz1lt4x
about _ ~harm	1p
about _ ~insurer	-2o
about _ ~kin	-1hirx1nuz2o3p
about _ ~money	-1cknp1x2i
about _ ~send	1k
about _ ~thing	-1chkr1nA
about a	-1ops1lm
about a year	-1m
about and	1r
about how	1i
about i	-1l
about insurance	1acp
about insurance $	1acp
about it	-1ghnops1dj
about it $	-1o
about life	-1i3x
about life insurance	-1i3x
about that	-2j-1acnot1l2x4i
about that $	-2p-1at1lq2i
about the	-3p-2bl-1dgimsu1jnortzA2c3x
about the business	1z
about the cars	-1r
about the house	1i
about the money	1o
about the patio	-1i1n
about the policy	1i
about the renewal	1wx
about the ~cover	-1i1tx
about the ~thing	-1ckr1in
about them	-1o1i
about this	-2d-1bp1n
about this for	-1p1o
about to	2n
about what	1l2i
about you	-2i-1n1ox
about you $	-1in1ox
about your	-3c-2o-1bghnB1u3p
about your family	1duz
about your health	-1i1u
about your renewal	1ix
about your wife	-1q1p
about your ~cover	1i
about your ~kin	-1hx1duz2p
about ~cover	-1nw1cz2x
about ~cover $	1ac2z
about ~cover ~cover	-1i3x
about ~money	-3i-2jx-1adlorsu1z2n3m
about ~money $	1mz2n
about ~money a	1m
about ~money minutes	-1ou
about ~money months	-1im2n
about ~money short	1n
about ~money ~money	-1n1m
about ~soon	1z
about ~thing	-1l1ac
above	-1jnp1bs2l
absol*	1iD2p
absolutely	1iD2p
accep*	-1s2l3c
accid*	-1jo1lns
accident	-1ijo1lns
accident $	-1s1l
accident and	1e
accou*	-1j1l2g
account	-1j2g
account $?	1gi
act	-1i1a3b
actin*	-1iop2a
acting	-1iop2a
acting _ a	-2b-1p2a
acting like	-2b-1p2a
acting like a	-2b-1p2a
actua*	-2o1m2i
actual	-1i
actual _ value	-1i
actual cash	-1i
actual cash value	-1i
actually	-1ko1m2i
acv	-2i1ks
add	-1hkpu1g2m3j
add _ $	1s
add _ and	1l
add _ for	1j
add _ to	1gim
add _ umbrella	1j
add _ ~cover	-1i2j
add it	1ln
add on	2s
add the	2j
add the ~cover	2j
add up	1i
add ~cover	-1i1j
added	-1ou1x2gi
addin*	-1n1jm2i
adding	-1n1jm2i
adding the	1m
addit*	-2n2s
additional	-2n-1i2s
additional insured	-2n-1i2s
addre*	-1gho
address	-1gho
adds	-1n1s
adds _ ~money	1m
adjus*	1l
adjuster	1l
advic*	-1bnps1i2c3j
advice	-1bnps1i2c3j
advice $	2c
advice _ be	2i
advice _ to	1j
advice is	2j
advice is to	1j
advice would	2i
advice would be	2i
affor*	-1ab1d2jl
afford	-1ab1d2jl
after	-3p-2aj-1bcefguxC1dls2nz4h
after #	-1hps2l
after # years	-1ps1l
after $	1z
after $?	1h
after _ #	-2i1l
after _ $	-1l1dhs
after _ $?	-1o
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
after*	-2i-1CD4A
afternoon	-2i-1CD4A
afternoon $	-1vD1h2A
afternoon @name	-1C1A
afternoon @name $	-1v1A
afternoon _ $	-1v1A
again	-4i-2adgjp-1ckluzCD1nv2ho3f6t
again $	-2hl-1acdegijpwxCD1bqv3t4f
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
agent	-2jp-1abov1gi
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
ahead and	-1jkopqru1i2g
ahead and get	1g
ahead and ~buy	-1o1g
ai	-2a-1u1i5b
alarm	-1o1i
all	-3jks-2chl-1fpqvwxzACD1gnry2eou
all #	1ir
all $	-2op-1ds2in3e
all _ $	-1ilp1agty2o
all _ $?	-2i2u
all _ and	1o
all _ have	1l
all _ if	1y
all _ it	-1s1e
all _ stuff	-1s
all _ that	-1o1i
all _ the	-2o1p
all _ them	1s
all _ with	-1i1nuB
all _ years	1p
all _ you	1o
all _ ~thing	2i
all and	1o
all day	2o
all i	1d2g
all in	1m
all of	1e2i
all of it	1e
all of them	1s
all over	1n
all right	-3i-1g3u
all right if	1y
all set	1t2g
all that	-1ilps1oB
all the	-1ijkn1dp2a
all this	1i
all those	1lnp
all together	2r
all week	2a
all you	1lo
all ~money	1ir
all ~soon	2a
allow	-2i1u
allow*	-1p1l
allowed	-1p1l
allowed to	1l
alls	1i
almos*	-1i1np
almost	-1i1np
almost ~money	1n
alone	-1ao1p2jn
alone $	3j
alone till	1h
along _ you	1l
alrea*	-1ei1l2o4d
already	-1ei1l2o4d
already $	2d
already _ a	1o
alrig*	-2o-1abdhijlnpsvA1y2rC3uD
alright	-2o-1abhjnps1y2rCD3u
alright $	-1C1i3D
alright _ i	-1i2u
alright _ you	1uyC
alright i	1C
alright if	2u
alright if i	2u
alright so	1r
also	-1j1i2p
alway*	-4i-2p-1bj1lst4a
always	-4i-2p-1bj1lst4a
am	-3jp-2acnC-1mqrstz1fiowxBD2bv3u
am @name	-1lx4v
am _ $	-1bflptw2ovD
am _ a	1l
am _ able	1l
am _ about	-1pw1qx
am _ agent	-1v1w
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
am _ to	-1fgq1bhixy2B
am _ up	1x
am _ we	1p2q
am _ you	-1oq1hi2BD4f
am _ your	-1x1l2f
am _ ~insurer	-1v1w
am an	-1vx
am an agent	-1v1w
am an ~insurer	-1v1w
am calling	-2iv-1fpqwB1u2x
am calling about	-1w1x
am following	1x
am following up	1x
am going	-1px1b2h
am going to	-1px1b2h
am guessing	1u2i
am hearing	1i3o
am hearing $	1i3o
am i	-1pq1g2i3bu
am i speaking	-1u2i
am just	2b
am not	-1bfioq2d
am not a	1l
am not able	1l
am not allowed	1l
am one	1o
am putting	1dh
am so	2p
am so sorry	2p
am sorry	-2f-1loxB1pq2i
am sorry $	-1t
am sorry about	-1p2q
am sorry for	1p
am sorry i	-1q1t
am sorry that	-2q1p
am sorry to	1p
am sorry we	1p2q
am the	1x
am trying	1x
am trying to	1x
am with	2wD
am ~not	-1bfiopqt1l2d
am ~not a	1l
am ~not able	1l
am ~not allowed	1l
amoun*	-1il1s2nt
amount	-1il1s2nt
amount $?	-2i2t
amount _ ~not	-1l1s2n
an	-3ck-2eijpt-1fovxyzBCD1ah3bs
an _ $	-3s-1j1bdhiq
an _ $?	-1absu2g3i
an _ and	1a
an _ for	-1a1l
an _ force	-1i1j
an _ is	-1ln1ps
an _ on	1s
an _ that	-1n1l
an _ time	-1i2u
an _ with	-1v
an accident	1l
an add	1s
an add on	1s
an agent	-1v1w
an ai	-1a3b
an alarm	1i
an answer	-1blq3d
an answer $	-2l3d
an app	1i
an email	-1ls1hp
an extra	1ps
an hour	1hi
an idiot	-1bdi2a
an in	-1i1j
an in force	-1i1j
an llc	-1a1i
an okay	-1i2u
an okay time	-1i2u
an old	1a
an order	-1s1ln
an umbrella	-2n2s
an umbrella is	-1n1s
an uninsured	-1s1n
an ~cover	-1in2s
an ~cover is	-1n1s
an ~harm	1l
an ~insurer	-1v1w
an ~send	-1ls1hp
and	-4dijC-3cflmuD-2abqvwA-1txyB1ehn2krz3o
and #	-1n1mrs
and # on	1k
and @day	1r
and @name	1hi
and _ #	-1o1hr2n
and _ $	-2jmp-1bfinrx1eos2a3t4k
and _ $?	-1o3i
and _ a	-2n-1lr1ios
and _ about	-1p
and _ am	-2o1ipqw
and _ and	-1lnz3o
and _ are	-2a-1bikps1nox2dg3l
and _ at	1p
and _ better	1k
and _ both	1r
and _ call	-1i
and _ can	1o
and _ car	1i
and _ cash	1k
and _ could	1lm
and _ coverage	1s
and _ deductible	-1s1r
and _ did	1i
and _ do	-1anr1ip2l
and _ does	-1l1osB
and _ else	1p
and _ ever	-1ip
and _ feel	-1p1o
and _ for	-2s1mx
and _ get	-1g1qrz
and _ got	-2i1np
and _ had	1o
and _ have	-2ir1koC3n
and _ he	-1o1ir
and _ house	-1ors1nz
and _ i	-1hi2z
and _ if	1s
and _ in	-1knC1eh
and _ is	-3is-2j-1akmoz1px4n
and _ it	-3n-2kr-1djl1isz2o3g
and _ just	1o
and _ kids	1e
and _ last	-1p1io
and _ life	1ek
and _ many	1i
and _ me	-1eg1a2bh
and _ mom	1o
and _ mortgage	2n
and _ my	1bc
and _ never	2o
and _ new	-1n1r
and _ not	1z
and _ now	1i
and _ of	-1r1s
and _ off	1l2f
and _ old	1r
and _ on	-1ir1kl
and _ one	-1js1io
and _ only	-1i
and _ other	-1ns1ik
and _ owned	-1in1js
and _ pays	1s
and _ policy	-1kl2n
and _ price	-1i1ruz
and _ rebuild	-1s1k
and _ rest	1o
and _ roof	1ir
and _ said	-1o1rx
and _ see	1z
and _ shop	1r
and _ still	-1r2o
and _ take	1r
and _ talk	1ir
and _ that	-1p1hjz
and _ the	-2ho-1esx1br2j
and _ them	-1k1h
and _ there	-2n-1r1l2i
and _ things	1s
and _ this	-1l1i
and _ through	-1o1hr
and _ to	-1hoz1eC
and _ told	-1s2n
and _ us	1h2d
and _ want	-1i1r
and _ wanted	1x
and _ was	1o
and _ we	1z
and _ were	-1n1o
and _ what	-1o1ik
and _ when	1i
and _ whole	-1ms
and _ wife	1n
and _ will	-2dn-1cfijqsxC1eg
and _ with	-1n1ek
and _ without	1k
and _ work	1s
and _ would	1ein
and _ years	1i
and _ yes	1bd
and _ you	-3j-2l-1dnr2ks3h
and _ your	-1jn1eo
and _ ~cover	-2jm-1ghlos1er3n
and _ ~harm	1n
and _ ~kin	-1dis1o2n
and _ ~meet	1h2r
and _ ~money	-1ijkm1hnuB2r
and _ ~not	-1jps1lo
and _ ~pay	2s
and _ ~send	2i
and _ ~soon	-1o1r
and _ ~thing	-2kos2ir
and a	-2kl-1p1s2or
and a #	1rs
and a new	-1n1r
and a ~money	-1km1r
and a ~thing	1ir
and about	-1o1i
and add	1j
and after	1z
and after that	1z
and all	1no
and ask	-1n
and asked	1x
and at	-1r1z
and at the	1z
and back	-1r
and bring	-1k
and broke	-1ns2e
and broke $	-1ns2e
and by	-1o1z
and call	1h
and call you	1h
and change	-1n1jm
and check	-1C1k
and clear	1i
and collision	1s
and does	1i
and everything	2e
and get	-1op1hr2g
and give	1h
and go	1ehi
and have	1ij
and he	-1il2n
and he is	-1i1n
and here	-1r1k2o
and here is	-1r1ko
and how	-1o
and how many	1i
and i	-5o-2ad-1bcfnrC1gkmv2q3lp
and i am	-2o1ipqw
and i can	-1r
and i do	-1a2l
and i get	1qr
and i will	-1cdiC1l2g
and i ~meet	-1i
and if	-2o-1i
and if it	-1o1p
and is	2i
and is there	1i
and it	-3i-1lC1s2o3p
and it is	-1l1dp
and keep the	1j
and leave	-1in1e2j
and let	1a2d
and mine	-1ghi2k
and neither	2o
and no	-1jk1nr
and nobody	-2i
and nobodys	1n
and non	-1in1js
and non owned	-1in1js
and not	-2s-1dk1bi2no
and not for	-1s1n
and not the	1b
and nothing	1ln
and nothing on	1l
and now	-1i2o
and now it	1o
and one	-2n1ir
and one without	1k
and one ~not	1k
and only	1n
and ours	-1n1hmo2k
and out	3t
and pays	1l2s
and send	1h
and she	1o
and sign	1dg
and so	-1o
and stays	-2s-1m2fk
and stays $	-1ms2k
and tear	-1n1l
and tell	2b
and that	-3ip-1k1a2nr3l
and that is	-2i-1mp1r2l3n
and the	-4o-3gls-2ehjm-1abdqx1ikuz2n4r
and the #	1i
and the deductible	1r
and the house	-1or1nz
and the last	-1p1o
and the other	-1ns1ik
and the policy	-1k2n
and the rebuild	-1s1k
and the rest	1o
and the shop	1r
and the ~cover	-2k-1o1nr
and the ~money	1ruz
and the ~thing	-2o-1jks1ir
and then	-3k-2hijps-1egr4z
and then i	-1h2z
and then the	-1o1r
and then there	-1n1l
and then we	1z
and then you	-1i
and there	1n
and there is	1n
and they	-1hl1e
and they would	1e
and this	-1n1p2i
and we	-1inoz1hkpr2d
and we are	1g2d
and we will	-1r1p
and we ~meet	1hr
and what	-1jnort1hiszB
and what you	-1j1hksz
and when	1B2i
and where	1s
and who	-1o
and who is	-1o
and why	1o2i
and with	1km
and without	1k
and you	-4s-3i-2djp-1fkmquzB1egx3no
and you are	-2i-1ads1gnox
and you can	-1k1ho
and you do	-1i1o
and you feel	-1p1o
and you got	1n
and you have	-2r-1ik1oC3n
and you said	1x
and you want	-1i1r
and you were	-1n1o
and you will	-2n-1l1er
and you would	-1lo1i2n
and your	-3o-2j-1adklpxz1s2en3r
and your wife	1n
and your ~cover	1e
and your ~kin	-1os1nr
and yours	-1k1nox
and yours is	-1k1x
and ~buy	-1o1dg
and ~cover	-1j1ikns
and ~cover $	1s
and ~cover ~cover	1k
and ~harm	1n
and ~meet	-1k1C
and ~meet you	1h
and ~money	-2n-1ip1rs
and ~money on	1k
and ~not	-2s-1dehimz1br2o4n
and ~not a	1io
and ~not for	-1s1n
and ~not on	1l
and ~not one	1lo
and ~not the	1b
and ~not ~cover	-1jr2n
and ~pay	1lo2s
and ~send	-1g3h
and ~send it	1h
and ~send me	-1g2h
and ~soon	1kr
and ~thing	-1n1s
andre*	1vwA
andrews	1vwA
annoy*	-1io1ap
annoyed	-1i1p
annoying	1a
annua*	2x
annual	2x
annui*	1r
annuity	1r
anoth*	-1ijln1dopz2s
another	-1ijln1dopz2s
another #	-1n2s
another _ $	1dpsz
another _ you	1o
another ~money	-1n2s
answe*	-1cgijkqux1az2ds4b
answer	-1cgjqx1alz2d3b
answer $	-1il1a3d
answer _ $	-1p1l3b
answer for	-1p1l
answer you	1p
answers	-1n2bs
any	-5p-4bjD-3dt-2ehkoqxA-1acglmrsvwyBC10i
any _ $	-3a-2D-1jp1C3ci
any _ $?	-1cu
any _ in	2i
any _ insurance	1i
any _ it	1n
any _ or	-1a2i
any _ since	1i
any _ stuff	1i
any _ that	1i
any _ this	-1i1an
any _ with	-1i2u
any _ you	-1i1a
any _ ~cover	2i
any _ ~thing	1i
any good	-1c1l
any life	1i
any life insurance	1i
any of	1a2n
any of it	1n
any of that	1i
any of this	-1i1an
any other	-1u1i
any questions	1z
any ~cover	2i
any ~cover ~cover	2i
anybo*	-4l-3j-2bcdu-1eghkmnqrstxyABCD2a4p5i
anybody	-2cdju-1beghklnqrstxABCD5i
anybody $	1ip
anybody _ $	1op
anybody _ a	1i
anybody _ be	-2i2p
anybody _ hurt	1i
anybody _ on	1i
anybody _ you	1in
anybody _ ~harm	1i
anybody else	2i
anybody would	-2i2p
anybodys	-3l-1j2ap
anymo*	-1al2fn
anymore	-1al2fn
anymore $	-1ao2fn
anyon*	-1bcdgitu2p3a
anyone	-1bcitu2p3a
anyone _ the	1i
anyone else	1i
anyth*	-5p-4d-3bcn-2ehkqstxC-1afmvwyABD1l2z4i
anything	-5p-4d-3bcn-2ehkqstxC-1afmvwyABD1lz4i
anything $	-2i-1p1lo3a
anything $?	-4i2u
anything _ #	-1i1n
anything _ $	-2di-1agn1j
anything _ $?	1i
anything _ did	-1o
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
anything like	-1n2i
anything like that	-1n2i
anything over	-1i1n
anything over #	-1i1n
anything over ~money	-1i1n
anything that	1s
anything to	1z
anything today	-1dil
anything today $	-1dil
anything you	-1o
anything ~soon	-2djl-1i
anything ~soon $	-2djl-1i
anywa*	-1ip2z
anyway	-1ip2z
apart*	1iln
apartment	1iln
apartment _ you	1i
apolo*	-2ijp-1lsvxCD1f2t6q
apologies	-1i1f2t3q
apologize	-1jlpsvxD4q
apologize $	-2p-1D2q
apologize for	3q
app	-2g-1op1r2bls
app $	-1g1i
app and	1l
app is	-1il1n
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
approve	1l
approved	2l
apps	-1n2i
are	-4j-3sBC-2hikvxD-1fpqtzA1dnor2bl3a
are #	1kmnr
are $	-1a1ip
are $?	2i
are _ #	-1bi1d2a
are _ $	-3b-1iktuC1djqxy2c4a
are _ $?	-1cot1ab
are _ a	-2o-1cnpu1i2b
are _ about	1p
are _ all	-1lnp
are _ and	-1h1ap
are _ at	1m
are _ covered	1np
are _ doing	2g
are _ down	1s2n
are _ driving	1ins
are _ even	-1i1a
are _ for	-1am1o2n
are _ from	-1ab4p
are _ getting	2t
are _ good	-2i-1o1gu2p
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
are _ on	-1b1ir
are _ one	1m
are _ only	1n2b
are _ out	1no3l
are _ part	1l
are _ paying	1i
are _ ready	2g
are _ really	-1l
are _ set	1gt
are _ the	-2i-1egjlos1kr2af
are _ there	-1pr1t
are _ they	-1i1e
are _ to	-3a-1os1benrvz
are _ up	-1a1o2t
are _ waiting	-2i2d
are _ what	-1s1n
are _ with	-1p
are _ you	1bor
are _ your	-1no1dr
are _ ~feel	-1bp3a
are _ ~money	-1bhi1ad
are _ ~not	-1nop
are a	-2p-1cio1amw2b
are about	-1i1n2k
are all	-1o1gt2a
are an	-1a2b
are at	1ims
are at #	1i
are at ~money	1i
are being	-1b2a
are better	-1a2j
are better off	-1a2j
are busy	1ipu
are carrying	-1s1lo
are closed	-1l1ins
are closed $	-1l1ns
are doing	-1io
are going	-1aops1erz
are going to	-1ao1erz
are gone	1e
are good	1g
are in	-1bo2dp
are just	-2i1ab
are kind	1o
are kind of	1o
are left	1bn3l
are looking	1m
are looking at	1m
are lying	1o
are not	-1abjkr1p2l
are not covered	1n
are not on	-1o
are off	-1a2f
are off the	-1a2f
are on	-1lno1r
are on the	1r
are on your	-1o
are out	-1l1d
are paying	-2op-1a1m
are paying for	-1mo1n
are recorded	1y
are right	-1a2p
are saying	1i2o
are sending	-1o1n
are sending me	-1o
are shut	1ln
are shut $	-1l1n
are shut down	1s
are so	-2i1ab
are standing	1o
are still	2i
are talking	1av
are talking to	1v
are telling	1r2o
are the	-2bo-1cgjl1ad2i
are the #	-1n1k
are the only	1n
are the ~money	-1n1k
are the ~thing	1i
are there	-1ab1i3c
are they	2i
are things	-1a2i
are tired	-1p3o
are too	-2p2a
are under	-2a1n
are we	1i2g
are what	2i
are worried	1o
are you	-2hilo-1efgknpqrstvwBC1cu2a3b
are you #	-2i3a
are you $	1aA
are you $?	-2i1a2b
are you a	-2a-1cu1b2i
are you getting	2t
are you in	-1abi2g
are you okay	-1i1uy
are you on	-1b1i
are you paying	1i
are you ready	1i2g
are you the	2bi
are you waiting	-2i2d
are you ~money	-2i3a
are your	-2a2i
are ~money	1kmnr
are ~not	-1abjknr2l
are ~not covered	1n
are ~not on	-1o
aroun*	-2g-1aklnorsuvA1cd2h
around	-2g-1aklnorsuvA1cd2h
around #	-1c2h
around # $	-1c2h
around # dollars	1n
around $	-1dg1bo2p
around $#	-1j
around _ $	2ch
around _ dollars	1n
around _ ~money	-1o1n
around here	1i2c
around here $	3c
around ~money	-1cjl1m2h
around ~money $	-1c2h
around ~money ~money	1n
around ~soon	1i
art	1i
as	-4p-2bd-1ehjmouxz1krs2an
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
as well	1k
aside	1i
ask	-3acgkn-2dx-1bhioqt1lp2juz
ask $	2p
ask _ $	1p2i
ask _ a	-1i1u
ask _ few	-1z1u
ask _ questions	2u
ask _ something	-1i1u
ask _ the	-1k1ip2j
ask _ your	1su
ask _ ~kin	1h
ask a	-1jp1z2l
ask a few	-1z1u
ask about	-1gj1isz
ask about the	1i
ask about your	1su
ask for	1j
ask me	2j
ask some	1u
ask some questions	1u
ask you	-2i-1hjlprx1uz
ask you a	-1i1u
ask you something	-1i1u
ask your	1hj
ask your ~kin	1h
asked	-2hiop-1degjnszB1u5x
asked _ to	-1hi2x
asked about	-1i
asked for	-1o2x
asked me	-1hi2x
asked me to	-1hi2x
asked you	-1h
askin*	-2B-1dfln1x2gp
asking	-2B-1dfln1x2gp
asking $	-1fB1p
asking $?	-1o
asking _ $	2p
asking for	2g
asks	1n
asks for	-1i1n
asks:anything-else	-3u-1abgjltzCD4i
asks:confirm	-5p-4D-3t-2abghqAC-1jknosxyB3i
asks:interrogative	-15n-13s-11o-10l-9ep-8jv-7mxzCD-6fkqwA-5arB-4d-3ghtuy-2b-1c7i
asks:nothing	-16i-9u-6g-5ht-4r-3cfmwyzB-2bdelnqvxA-1ajkC1s2p
asks:permission	-7i-3bp-2acdhjlstAC-1efgknoqrxzBD9u
asks:probing	-6o-5bcgs-4jn-3hklp-2aemqruxyzABCD-1fvw1t7i
asks:proposal	-5bj-4adux-3loprty-2cfkmnszABC-1eqvwD3h5g10i
asks:statement	-5boqCD-4djnpsA-3eklrB-2acfhmvwxy-1gz1u2it
asks:wellbeing	-3a-2b-1cdglptuvw3iA
asks:who	-4u-2gvw-1acdhjkptxy1bA6i
asks:why-now	-1dgt4i
assis*	-1a1bh
assistant	-1a1bh
assum*	-1n1s2q
at	-5a-4bcg-3C-2efD-1dklnB1ijxz3vw
at #	-2s-1jnvz1klmp2hr
at # $	-1i1dg2o
at # and	-1n1r
at # on	1h
at # you	1n
at $	1s2it
at $#	-1ps2m
at $?	1h
at _ #	-1i1kr2j
at _ $	-2ail-1bfqzBC1mn2u3vw
at _ $?	-1g2i
at _ a	-1p1hjr
at _ age	-1ij1np
at _ and	-2np-1ks1or
at _ bad	-1i
at _ end	-1u1z
at _ for	-1s1im
at _ health	1s
at _ house	1i
at _ insurance	1v
at _ is	-1i1p
at _ last	1s
at _ or	1s
at _ percent	1n
at _ shop	1ln
at _ so	2d
at _ time	1p2q
at _ we	1ix
at _ you	-1ik1jsz
at _ ~cover	-1knx1v
at _ ~money	-1i1jr
at _ ~thing	1ix
at a	-2i2j
at a bad	-1i
at all	-2p-1dl2in
at all $	-2p-1lo2in
at an	-1i1u
at bluebonnet	1vwx
at both	-1hisz3k
at both $	-1s1k
at evergreen	1vw
at fault	-1n2s
at fault $	2s
at first	1p
at harbor	-1i1v2w
at harbor $	1vwx
at his	1o
at home	1ios
at home $	1o
at it	-1dk1j
at it $	1j
at lakeside	-1x1A2w3v
at lakeside $	-1x1A2vw
at lakeside insurance	1v
at lakeside ~cover	1v
at least	-2i-1p3j
at least #	2j
at least ~money	2j
at night	-1o1i
at night $	-1o
at noon	1dhi
at one	-1k1ms
at renewal	-1k1j
at that	1n
at the	-1hjmpu1loxz
at the end	-1u1z
at the last	1s
at the ~money	1r
at the ~thing	1lx
at this	1di
at what	1z
at what you	-1k1z
at work	-1i
at work is	-1i1p
at your	-2jk-1elx1pz2is
at your age	1p
at your health	1s
at your house	1i
at your ~cover	-1k
at your ~thing	1i
at ~money	-3s-1jnvz1kl2hmr
at ~money $	-1i1dgm2o
at ~money a	-1p
at ~money and	-1n1r
at ~money for	-1s1im
at ~money on	1h
at ~money you	1n
at ~soon	1dh
at ~thing	1ios
at ~thing $	1o
attor*	-1o2l
attorney	-1o2l
audit	2s
audit*	2n
auditor	1s2n
auto	-1jk1lx2s
auto $	-1n1g
auto _ $	2s
auto _ not	1n
auto and	-1n1s
auto policy	-1s
autop*	1im
autopay	1im
avera*	2s
average	2s
aw	-1iq1p
awake	2o
away	-1agjlo1dekn
away $	-1i2s
away _ the	1kp
away _ you	-1o1di
away from	-1ao2e
away when	1in
away when you	1in
aweso*	1pB
awesome	1pB
awful	1p
b	2ks
b average	1s
baby	-2s-1bl1p2C3n
baby $	-1ip1a2C
baby _ a	1n
baby and	-1p1n
baby and a	1n
back	-4k-3g-2adz-1bcefptyB1C2jnqr3h
back $	-2r-1ainps1j
back $?	1ip3h
back _ $	-1gh1n3j
back _ $?	1i
back _ it	1C
back _ you	-1C1hnqrx
back _ your	-1p1l
back and	1lno
back of	-1p
back on	-1gh3j
back on $	-1gh3j
back over	2r
back the	-1j1hls
back through	1r
back to	1qrx2nC
back to you	-1iC1hnqrx
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
backup $	1r
backup _ the	1l
backup on	1n
backw*	-1i5c
backwards	-1i5c
bad	-2p-1bijlnsxCD1at2u4q
bad $	-2p1q
bad _ $	-1i1op
bad _ $?	-1i2u
bad time	-2i2u
bad time $?	-1i2u
bank	-1jkm1rx
bank _ $	1r
bank _ you	-1o
bankr*	-1ai4e
banks	1p
bar	-1il1mn2j
bar $	-1il1n2j
bar sales	1m
barel*	-2p1n
barely	-2p1n
base	-1i1s
based	3s
based on	3s
basem*	-1hu1iln
basement	-1hu1il
basement $	1jl
basements	1n
basic	1km2n3l
basic _ policy	1ln
basic _ will	1n
basic _ ~cover	1ln
basic one	1s
basic policy	2n
basic policy will	1n
basic ~cover	1l2n
basic ~cover will	1n
basic*	-1ip1kn2o
basically	-1ip1kn2o
basically you	-1in1k2o
be	-5c-4k-3D-2djorstAB-1iqwz1afgpy2m3e
be #	-1ij2m
be $	-2i1a
be _ #	-1n4m
be _ $	-4i-2dmD-1ghjkru1befly2pC
be _ $?	-1cu1h2i
be _ a	-1j1am
be _ about	-1o1lp
be _ and	-1mp1l
be _ for	-2j-1ho1i2n
be _ good	-1u1hi
be _ if	-1ijnr2l
be _ in	-1u1iz
be _ it	1ino
be _ of	1p2a
be _ off	-1o1j
be _ on	-1i1e
be _ one	-1o1im
be _ out	-1i1e
be _ right	-1i1j2u
be _ so	1l
be _ the	1i
be _ there	-1o1j
be _ to	-2e-1almnp1hox2dij
be _ too	-1j2p
be _ with	-2hij-1v1y2nsu
be _ you	-1i1foqv
be _ your	1eh
be _ ~money	-2n-1gjkl4m
be a	-1ajlu1ei2b
be a good	-1u1hi
be about	1p
be about #	1p
be about ~money	1p
be all	-1i2u
be all right	-1i2u
be annoyed	-1i1p
be better	-1eo2j
be better off	-1o1j
be comfortable	1guy
be driving	1i
be fine	-1i1uxz
be for	-1o1i
be giving	1n
be in	1o2h
be in it	1o
be left	1i2e
be like	3m
be like #	1i2m
be like ~money	1i2m
be listed	2j
be mad	-1o1p
be mad too	1p
be okay	-1u1x
be okay if	1x
be on	-1no2j
be on the	-1o1ej
be out	-1no
be paying	2n
be paying for	1n
be recorded	2y
be recorded $	2y
be right	-1r1lo
be ruined	3e
be stuck	-1m2n
be stuck with	-1m2n
be sure	-1iq1or
be taxed	-1s1n
be the	1hjkx2i
be the one	-1o1i
be there	-1r
be up	1v
be upset	-1j3p
be willing	-1u1i
be willing to	-1u1i
be worth	1ij
be your	-1ij1n3g
be ~feel	1o
be ~feel $	1o
be ~money	-1ijp1g2m
be ~money $	-1m
be ~money ~money	1m
beat	1i
beat it	1i
becau*	-2j-1bdfhimpqvB1an2sx
because	-2j-1bdfhimpqvB1an2sx
because _ is	-1op1l
because _ lender	1x
because _ the	1r
because _ ~money	2s
because he	1n
because it	-1os1l
because it is	-1op1l
because of	1er
because of the	1r
because the	-1l2s
because you	1i
because your	2x
because your lender	1x
bedro*	1r
been	-3al-2bcdjksu-1eghmrtC1pB3i
been _ $	-1a1io
been _ $?	-1c
been _ a	1n
been _ in	1o
been _ on	1p
been _ one	-2i
been _ since	-1io
been _ the	-1o2ip
been _ them	1i
been at	-1o
been burned	1p
been paying	1o
been since	2i
been the	-1o
been through	-1o2p
been to	1n
been with	1i
been with them	1i
been ~feel	-1io2p
been ~feel $	1p
been ~harm	1p
befor*	-3i-2akmos-1bcfglnqtC1dhrz5j
before	-3i-2akmos-1bcfglnqtC1dhrz5j
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
before the	-1o1dejrx
before the ~cover	-1j1n
before they	-1j1s
before they pay	1s
before they ~pay	1s
before we	-1i1djr
before we get	-1j1dz
before you	-2s-1ilpx5j
before you do	-1i1jn
begin	-1i1j
behin*	-1aos1p2n
behind	-1aos1p2n
behind _ $	-1s1n2p
behind _ wheel	1i
behind the	1i
behind the wheel	1i
behind you	-1i1n
behind you $	-1i1n
being	-2loB-1bdjkt1a2py
being _ $	-2B-1bl1y3p
being _ $?	1u
being _ for	1s
being a	2a
being recorded	-1i2y
being recorded $	1y
belie*	-2l1cip2a
believe	-2l1cip2a
believe _ $	-1ci1p
believe in	2c
believe me	-1ci1p
believe me $	-1ci1p
belon*	-2n1s2j
belongings	-1n1j
below	-1is1jl2n
below $	1ln
benef*	-2il-1gkopx1a4rs
beneficiary	-2i-1gklox1as4r
beneficiary $	-2i-1s1a2nr
beneficiary _ the	1s
beneficiary and	-1j1r
benefit	2s
besid*	-2h2ik
beside	-2h2k
besides	2i
besides yourself	1i
best	-1iv1l2j3hC
best _ to	1ch
best thing	1j
bet	-1i3D
bette*	-3n-2ep-1glor1bhk5j
better	-3n-2ep-1glor1bhk5j
better $	1j2k
better $?	1h
better _ $	-1j1i2a
better _ with	-1o1j
better for	1h
better off	-1ao3j
better off with	-1o1j
better than	-1n1s
better to	-1k2j
betwe*	-1hn1ko2p
between	-1hn1ko2p
between _ #	1ko
between _ and	2p
between _ ~money	1ko
between the	1ko
between the #	1ko
between the ~money	1ko
between you	2p
between you and	2p
big	-2s-1bklno1ij
big _ $	-2io-1bls1jp
big decision	1p
big jump	1i
big one	1j
big ~insurer	1p
bigge*	-1bn2j
bigger	-2i-1n2j
bigger _ $	-2i2j
bigger ~cover	-2i2j
biggest	2i
biggest _ $	1i
bike	1i
bills	-2l-1adhj2mo
bills $	-1lp1no2m
bind	-2u1i4g
bind _ $	1g
bind it	2g
bind it $	1g
binde*	-1hn1s
binder	-1hn1s
birth*	-1i1s2c
birthday	-1i1s2c
bit	-3i-1c1jz2au
bit $	1j
bit _ the	1iz
bit about	1z
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
blueb*	-1nprC1A4v7w
bluebonnet	-1nprC1A4v7w
bluebonnet $	-2x-1i2v5w
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
booki*	-1o1h
bookings	-1o1h
booth	1x
borro*	1s2c
borrow	-1i1s2c
bot	-2p-1a5b
both	-3lnos-2dz-1bcefjquxC1h3mr6k
both $	-2j-1ilsz1mr3k
both _ $	1ak
both _ and	-1kn1hr
both _ you	-1ano1gj2mp
both _ ~soon	1hi
both cars	-1o2m
both cars you	1m
both of	-1ao1ghj2p
both of you	-1o1ghj2p
both on	-1j1h2k
both ways	1k
both ~thing	-1iko2m
both ~thing you	1m
bothe*	-1n1x2fioq
bother	2foq
bother you	1o2fq
bothered	1q
bothered you	1q
bothers	-1n1o
bothers you	-1n1o
botto*	1i
bottom	1i
box	-1i1n
boy	1o
boys	1nr
brain*	-1np1i3a
brainer	2i
braki*	-1u1is
braking	-1u1is
break	1io
break*	-1ailo1k2t
breakdown	-1in2k
breakdown $	-1s1kn
breaks	-1ls1n
breat*	1o
brick	-1o
bring	-1ko2h
bring _ up	-1i1q
bring it	-1i1q
bring it up	-1i1q
bring the	-1i1hr
bring you	-1k1h
bring*	1m
brings	1m
broke	-2no-1s1i2t3e
broke $	-1ns2e
broke*	-1ehnrsuy1bg3k
broken	1ab
broker	2k
broker $	1g
brokers	2k
broth*	-2o-1i1nqr2c
brother	-1o1q2c
brother $?	2c
brothers	-1i1n
bucks	-1ln2p4m
bucks $	1m2p
bucks a	1m
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
bunch	1pB
bunch of	1p
buria*	1o
burial	1o
burie*	2o
buried	2o
burn	-2l2s
burn $	-1l2s
burne*	-1dj1inp2ot
burned	-1dj1inp2ot
burned $	1o
burned _ $	1i
burned you	1iot
burns	1n
burst	-1s
bury	1i
bury you	1i
bus	-1h
busin*	-1bcdehkmu1lvwzB3g
business	-1bcdehkmu1lvwzB3g
business $	-1ij1aB3g
business $?	2g
business _ $	-2n-1isx1w
business _ $?	1g
business _ i	1vxzA
business _ is	1js
business _ so	1n
business _ the	-1g1z
business _ you	-1n1s
business and	-1g1lnz
business income	-1inpz1jrs
business income $	-1n
business income is	1js
business insurance	1vwA
business insurance $	1w
business insurance i	1vxA
business policy	1j
business property	1l
business ~cover	-1n1vwA
business ~cover $	-1i1w
business ~cover i	1vxA
business ~thing	1n2l
busy	-2a-1boACD3u4i
busy $	-1aD2i3u
but	-3o-2j-1dp1ai2m3kl
but _ can	1kl
but _ is	-1p1il
but _ not	-1l
but _ ~not	-1l
but i	1mp3l
but i can	1lm
but it	-1op1il2n
but it is	-1p1il
but not	-1o
but that	1k
but you	1ak
but ~not	-1o
buy	-1bglt1i4c
buy $	1c
buy _ new	1i
buy it	1i
buy it new	1i
buy you	1n
buyin*	1j
buying	1j
by	-3acg-2bdfiqC-1mowy1jknv2hstz
by #	-1k1m2h
by $	1hi
by @day	-2o-1C1hi
by @day $	1h
by _ #	1r2n
by _ $	-2gi-1abcdmqrstC1hjknpu2z
by _ $?	1ik
by _ and	-2r-1k1iz
by _ at	1s
by _ the	1h
by _ way	2v
by _ you	1jr
by _ ~cover	1jt
by _ ~money	-1p2nr
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
by the	-2i-1hj1r2v
by the #	-1h1r
by the way	2v
by the ~money	-1h2r
by what	1j
by you	-3i-1o1p2u
by your	1sx
by ~money	-1k1m2h
by ~soon	-2o-1C1hi
by ~soon $	-1gC1h
by ~soon $?	1i
bye	-3D-2i-1abdjpqvA7C
bye $	-2D-1i1B5C
bye _ $	-1A3C
bye bye	1C
bye bye $	1C
bye now	2C
bye now $	1C
cake	1a
calen*	2h
calendar	2h
call	-3agjkl-2cipstC-1en1ruyB2fv3x4h
call $	-1abijnpqu2B3x
call $?	-1gi1hy2u
call _ $	-1p1x2f
call _ @day	-2i1hr
call _ @name	-1x2v
call _ again	2f
call _ recorded	-1i1uy
call _ you	1i
call _ your	1qx
call and	1o
call hr	1h
call is	-1di1xy2b
call is recorded	-1i1y
call me	-1i3v
call on	-2i
call you	-1gjkloquC1hirx
call you $	1ix
call you @day	1hr
call you again	2f
call your	1hz
calle*	-2o-1dgjntu1hiq3px
called	-2o-1dgjntu1hiq3px
called $	1i2x
called $?	1i
called _ back	1pq
called you	-1u1hpq2i
called you back	1pq
calli*	-3p-2h-1abcgjklnszACD1fuv2q3wx
calling	-3p-2h-1abcgjklnszACD1fuv2q3wx
calling $	2f
calling _ $	1i
calling _ the	-1w2x
calling _ this	1w2i
calling _ your	1u2x
calling _ ~cover	1v
calling about	-1w1ix
calling about the	-1w
calling about your	1i
calling because	1x
calling evergreen	1vw
calling for	1ouv
calling for your	1ux
calling from	-2x-1v2w
calling harbor	1vw2i
calling lakeside	-1x1vw
calling to	2x
calling you	1q
calls	-2is-1abdhjklnoqD5fy
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
can	-4q-3efBC-2ijxy-1doprwD1abcsu4l
can _ $	-1a1lnz3o
can _ $?	-1i1u
can _ a	-1s3n
can _ afford	-1ab1d
can _ ask	-1gz
can _ backdate	1lp
can _ be	-6i-1l1rsu2b3a
can _ blame	-1l2p
can _ do	1i2l
can _ get	-2lp-1bcdg1ou2i
can _ give	-1c1d2bi
can _ go	-1hn1gis
can _ have	1u2c
can _ hear	-2ip-1l1tA
can _ help	-1u1ci
can _ issue	1l
can _ it	-2o-1d1j
can _ leave	-2p1d
can _ make	-1u2g
can _ me	-1i1v
can _ out	-1os1g2n
can _ promise	1l
can _ put	-1d1il
can _ read	-1c1ao
can _ say	-1iq1nt2l
can _ see	1i
can _ send	-1u1h
can _ sign	1gi
can _ speak	1l2i
can _ take	1k
can _ tell	-1pt1blu
can _ that	-1iB2a3p
can _ the	-1dn1l2b
can _ why	-1p1a
can _ you	-1ps1hi2l
can _ ~buy	-1u1i2g
can _ ~meet	-1cgu1l3i
can _ ~money	1l
can _ ~send	-1gu2hi
can be	3s
can call	1hiov
can come	-1i1n
can do	-1p1djl
can get	-1s1g3n
can go	3p
can help	1z
can i	-3bp-2j-1adhlqtvz1cg2u
can i ask	-1gz
can i get	-1bhp1u
can i go	1i
can i have	1u2c
can i send	-1u1h
can i ~buy	-1u1i2g
can i ~meet	-1cgu3i
can i ~send	-1gu1i2h
can look	-1n
can not	-2jn-1efghpqvA1rs2l
can not backdate	1lp
can not be	-1al1rs2b
can not blame	-1l2p
can not do	2l
can not get	-1l1io
can not give	1d
can not go	-1n1s
can not issue	1l
can not leave	-2p1d
can not promise	1l
can not put	-1d1l
can not read	1ao
can not take	1k
can not tell	-1p1il
can promise	-1p2l
can pull	1i
can say	1lz
can see	-2i-1jl1k3a
can see why	-1p1a
can tell	1o2p
can we	-1gx2i3h
can we do	1hi
can you	-2gu-1dhq1abA2ct
can you get	-1c1hi
can you give	-1c2bi
can you say	-1iq2t
can you tell	1bi
can ~buy	1g
can ~meet	-1i1hnov2u
can ~not	-2jn-1efghpqvA1rs2l
can ~not backdate	1lp
can ~not be	-1al1rs2b
can ~not blame	-1l2p
can ~not do	2l
can ~not get	-1l1io
can ~not give	1d
can ~not go	-1n1s
can ~not issue	1l
can ~not leave	-2p1d
can ~not promise	1l
can ~not put	-1d1l
can ~not read	1ao
can ~not take	1k
can ~not tell	-1p1il
can ~not ~meet	1l
can ~send	2b
cance*	-1ak1s2j
cancel	-1k1s2j
cap	3l
capit*	1c
capital	1c
capital of	1c
car	-2d-1bghkmopu1r2ces
car $	-1ap1eo3c
car _ $	1co
car _ a	1e
car _ for	1s
car _ is	1l
car _ it	1n
car _ to	1s
car insurance	1cls
car is	-1n1a
car loan	1r
car or	1ei
car that	-1p1l
car that is	1l
car you	1i
card	-2c-1bgks1dl3h
card $	1o2h
card $?	1i
card _ and	1d
card _ you	-1g
card and	1dg2h
card number	-1g1d
cards	-1j1glr2n
care	-2aei-1bchjlnoD1dgpr2t4C
care $	-1hiD1B3C
care _ your	-1ip2d
care _ yourself	-1io2p
care about	-1i1p2d
care about your	-1i2d
care of	-1acejno1gC2t
care of yourself	-1io2p
caref*	-2i-1an2C5p
careful	-1an3p
careful $	-1a3p
carefully	-1i2pC
carpe*	1o
carri*	-1i1ar2j
carrier	1rs2j
carry	-2p-1celo1ai2j
carry _ own	1i
carry _ ~cover	2a
carry their	1i
carry their own	1i
carry*	-1as1il
carrying	-1as1il
carrying _ ~cover	1o
cars	-3kn-2jop-1bcdghlx1z2rs
cars $	-1l1as
cars $?	1i
cars _ are	1m
cars _ drivers	1z
cars _ the	1z
cars and	-1ios1r
cars then	1z
cars you	-1n1m2s
cars you are	1m
case	1i
cash	-3io-2dp-1aem1l2ks3j
cash _ $	2jl
cash _ in	1jkn
cash _ is	2s
cash _ on	-1s1j
cash _ out	-1d2k
cash it	-1di1n3k
cash it out	-1d2k
cash value	-1in1jm2s
cash value $	1j2l
cash value is	2s
cash value on	-1s1j
caste*	1vx
castellano	1vx
cat	-1a2c
catch	-1hilop1tu2C
catch you	-2i2uC
caugh*	-2i-1p1nqu2a
caught	-2i-1p1nqu2a
ceili*	-1js3n
ceiling	-1js3n
ceiling downstairs	1l2n
cent	-1l2e
cert	1l
certa*	2l
certain	2l
certi*	-1abcdgop1s
certificate	-1iop1hs
certificate $	1l
certificate so	1n
certificates	1ijns
certs	1r
chair $	1o
chanc*	-1j1g2d
chance	-1j1g2d
chance $	2d
chang*	-2k-1abdhotx1imz2r3j
change	-2s-1hkn1imr3j
change $?	1g
change _ beneficiary	1r
change _ the	-1ns1l2m
change _ you	-1l
change for	1m
change the	-1n2r
change the beneficiary	1r
change what	-1s
changed	1n2s
changed _ the	1n
changed with	3s
changes	-1ikox1r
charg*	-1jo1s
charge	-1j1s
charge you	-2s1n
cheap	-2nos-1eil3ak
cheap $	-1l1a
cheap and	-1s2ak
cheap one	1k
cheap*	-3i-1lnp1m2djk
cheaper	-2is-1lnp1m2djk
cheaper $	-1mo2j
cheaper _ the	-1j1k
cheaper than	-1jk2m
check	-2ij-1cglmC1p2n3h
check $	1p
check _ the	2n
check back	3h
check for	2n
check with	-1i1p
check*	-1bps1hijn2rx
checked	1nr
checking	1r
checks	1i
checkup	1hjn2x
child	-1inp1e3a
child*	1e
children	1e
choic*	-1ao1p2d
choice	-1ao1p2d
churc*	-2g1i2c
church	-2g1i2c
claim	-1abjm1o3n
claim $	-1s2n
claim _ a	1o
claim*	-1ajnop4s
claims	-1ajnop4s
claims $	2s
class	1lrs2i
class _ $	1r2i
claus*	-1s1ln
clause	-1s1ln
clean	-2y-1lD1p2is
clean _ $	-1yD3i
clean record	-1y1ps2i
clean record $	3i
clean*	2c
clear	1il
clear*	-1in1as2p
click	1o
clien*	-1bchkpu1lx2gn
client	-1pu2gx
clients	-1h1l2n
clients and	1ln
climb	1o
clock	2o
close	1pu
close _ that	1j
close is	1j
close to	1u
close*	-1al1im
closed	-1al1im
closed $	-1l1m
closi*	-1hjns1dgirx
closing	-1hjns1dgirx
closing $	-1n1x
closing $?	1i
closing date	1g
clue	-1i2a
co	1n
code	-1p1ls2i
code $	2i
coins*	1ns
coinsurance	1ns
colle*	-2g-1c1r2i
collect	1j
college	-2g-1cj2i
colli*	-1k1js
collision	-1k1js
collision $	1s
color	2c
color $?	2c
colum*	-1jn1l3k
column	1kl
columns	-1j2k
come	-2p-1abgklsuxCD1himot2d3n
come _ $	1hinot
come _ $?	1t
come _ and	-1o
come _ of	1n
come _ the	1no
come _ to	1d
come _ you	1dn
come back	1o
come by	1i2h
come from	-1n1s
come in	1m
come on	-2i2d
come out	-1o1n
come out and	-1o
come out of	1n
come to	-1g1co
come to the	1no
come up	1i
comes	-3j-2l-1deghikox1fmn2s
comes _ $	1n
comes _ and	1i
comes _ of	-1l
comes _ the	-1jk2s
comes _ to	-1is2n
comes back	2n
comes back to	2n
comes in	-1or1i
comes off	-1jo1r2f
comes off the	1s
comes out	-1l1s
comes out of	-1l
comes to	-1s
comes with	-1k2s
comfo*	1iy3g
comfortable	1iy3g
comfortable with	1gy
comin*	-1l1dopx
coming	-1l1dopx
coming $?	1i
coming _ $	-1a1p
coming from	-1l1ap
coming up	1x
comme*	-1ns1ikl
commercial	-1ns1k
commercial auto	1g
commercial policy	1r
commi*	-1j2d
commu*	-1ao1ijns
commute	-1o1jn
commute $	1ij
commute _ you	1n
commuting	1is
comp	-1kln2rs
comp _ collision	1s
comp and	1rs
comp and collision	1s
comp audit	-1n1s
compa*	-3go-2abcdj-1elmqrtuxz1i3k
company	-3o-2k-1abcdghjux
company $	-2p-1io
company _ $	-1o1i
company _ a	-1s
company _ at	1s
company _ it	-1s
company _ the	1s
company _ to	1l
company has	1l
company looks	1s
company looks at	1s
company on	2p
company that	2p
company you	1ij
companys	-1p1o
compare	-1gjn1i5k
compared	1n
compared _ what	1n
compared to	1n
compared to what	1n
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
congr*	-2D-1a5p
congrats	2p
congratulations	-2D-1i4p
congratulations $	-2D3p
congratulations _ the	1p
congratulations on	1p
congratulations on the	1p
consi*	-1i1f
consider	-1i1f
conta*	3f
conte*	-2i-1k1hn2s
contents	-1ik1hs
contestable	-1i1ls
contestable period	1l
conti*	-2i-1g1ru3s
contingent	2s
contr*	-2p-1bcdgjmo1n2ahrs
contract	-1adgps1n2hr
contract $	1hn
contract _ for	1n
contract and	1r
contractor	-1n1s
contractors	3a
control	-1j1ns
conve*	-2i-1g1py2su
conversation	1py
cook	-1c2i
cool	-1itC2uD
cool $	-1i2D
copy	1h
corre*	2i
correct	2i
cosig*	1c2i
cost	-2l-1dhikp1j2s
cost $	-1s
cost _ #	1m
cost _ $	1no
cost _ the	1j
cost _ to	1ns
cost is	-1n1js
cost more	-1m1n2s
cost you	1o
cost you $	1n
costs	-2i-1adjnpr1koz2s
costs $	-2k-1i1sz2o
costs _ $	1k
couch	-1ir
could	-4p-3bgks-2dqr-1jzBC1lnt2ei
could _ $	-1h1x
could _ after	-1n1lm
could _ do	1h2i
could _ get	-1u1i
could _ have	-1i1u
could _ it	-1p1o
could _ put	1n
could _ say	-1di1lt
could _ take	1i
could _ tell	-2i2l
could _ ~send	2hi
could be	-1op2n
could call	-1h1x
could call $	1x
could i	-1g1u
could i get	-1u1i
could i have	-1i1u
could not	-1d1at2l
could they	1i
could we	1h
could you	-2u-1abl1cit
could you say	-1di2t
could you ~send	1i2h
could ~meet	-1h1x
could ~meet $	1x
could ~not	-1d1at2l
count	2bc
count*	-1acj1lo2n3p
counted	1s2o
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
couple of	-1i1u
couple ~money	1im
cours*	-2o-1n2p
course	-2o-1n2p
course $	-1p
course you	-1i2p
court	1e
cousi*	-1o1r2c
cousin	-1o1r2c
cover	-1adgiprs1nz2l
cover _ you	-1k
cover a	-1l1k
cover what	-1k
cover what you	-1k
cover your	-1n1l
cover*	-4h-3abd-2cjopq-1efrxyBCD1gklnz2s
coverage	-3hp-2a-1bcdjoq1gkmnsz
coverage $	-1gns1elr2ik
coverage $?	1i
coverage _ a	-1ns1jl
coverage _ have	-1l1ns
coverage _ not	-2s1n3l
coverage _ the	-1kl1j
coverage _ work	-1l1s
coverage _ you	1l
coverage and	-1h
coverage does	-1s1n2l
coverage does not	-1s1n2l
coverage for	-1js1k
coverage is	-1in1m
coverage on	-1i
coverage or	1i
coverage through	-1l1s
coverage you	-1l1ns
coverage you have	-1l1ns
covered	-2m-1abdk1giln
covered $	1glp
covered for	1n
covers	-3i-2j-1eno1k2s
covers _ $	1p
covers a	-1jp1kl
covers everything	-1s
covers you	2s
covers your	-1n1s
crash	-1jkp1ln
crazy	-1g
credi*	-1no1i2s
credit	-1no1i2s
credit card	1i
creep*	-1n2o
creeping	1o
creeping up	1o
curio*	2i
curious	2i
curre*	-1cjln1k2i
current	-1jln1ik
current ~cover	-1n1k
custo*	-2n-1cjo1s2l3b
customer	-1j1al4b
customer $	-1ais1lp4b
customers	-1bno1s
cut	-2i-1s1o2n3t
cut _ hours	1n
cut out	-1iq3t
cut your	1n
cut your hours	1n
cyber	-2n-1h1gims
cyber $	-1j1gin
cyber _ for	-1n1g
cyber _ not	1l
dad	-1n
damag*	1n
damage	1n
dark	1n
date	-1ou1c2g3i
date $	1i2c
date $?	1gi
date _ you	2g
daugh*	-1ain1cderx
daughter	-1n1deprx
daughter _ me	1x
daughter _ the	1r
daughters	1c
day	-3a-2bcjr-1pstuxD1ehk2mC3diA
day $	-1ajl1dho2m3C
day _ $	-1ip1lm3A
day _ are	1dn
day _ he	2d
day _ is	1A
day _ there	2i
day and	-1r1ns
day it	1i
day to	1i
day you	-1ps1de
day you are	1dn
days	-2mp-1abcdgks1lr2o3h
days $	-1jmps1lr
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
deal	-3p-1kns1ajo2dg
deal $	-1p1g
deal with	-1s2o
death	1l
death benefit	1s
dec	-1i2h
dec _ tonight	1h
dec _ ~soon	1h
dec page	-1i2h
dec page tonight	1h
dec page ~soon	1h
decid*	-2j-1abhknopuxC1diz2lr
decide	-1bjuxC1lz2d
decide $	1l
decide _ $	1d
decide on	-1j1d
decided	1i2r
decides	-1d1l
decis*	-1gho1adlp
decision	-1gho1adlp
decision $	1l
decla*	-1cgjr1ik2h
declarations	-1cgjr1ik2h
declarations page	-1j2h
decli*	1n
declined	1n
deduc*	-2ghnp-1abceilmouxz1jkst3r
deductible	-2ghnp-1abceilmouxz1kt2j3r
deductible $	-1in1r
deductible $?	-1i1t
deductible _ #	-1j
deductible _ $	-1kns1r2j
deductible _ it	1n
deductible _ the	-1in1r
deductible _ to	1s
deductible _ we	1k
deductible _ you	1j
deductible and	-1i2r
deductible and the	-1i1r
deductible is	1s
deductible to	1n
deductibles	1s
deliv*	-1adghikopuz1lx2nr
deliver	1r
deliver #	-1n1r
deliver # nights	-1n1r
deliver _ nights	-1n1r
deliveries	-1ls2n
delivering	-1i1ln
delivering $	-1i
delivery	-1kop1lrsx
delivery _ and	1r
delivery _ i	1x
delivery endorsement	-1n1s
delivery so	1lnx
delivery ~cover	-1ln2s
dense	-3i-1p5a
depen*	-2p-1ioD2l
depends	-2ip-1oD2l
depends $	-2p-1ioD
depends on	3l
depre*	-1jl1ks
depreciated	-1l2k
descr*	1n
did	-4acghjl-3ks-2enoB-1dfmquxyzCD1bp4i
did $	-2i-1r
did _ $	-1i1no2d
did _ catch	-1i1t2u
did _ come	1o
did _ get	-1pq1bit
did _ happen	2i
did _ have	1i
did _ just	-2i2t
did _ mean	-1t2q
did _ miss	-1u1r2i
did _ pay	1i
did _ right	-1i2p
did _ say	-3i1q3t
did _ tell	1p2i
did _ ~buy	-1t1i
did _ ~meet	1o
did _ ~pay	1i
did everything	1op
did everything right	1op
did he	-1o1i
did he say	1i
did i	-1pq1ru2i3b
did i catch	-1i2u
did i get	-1p1bi
did i miss	-1u1r2i
did it	2d
did not	-2il-1d1n2t
did not $	1n
did not get	-1q1t
did somebody	1i
did something	2i
did that	-1pt1i2b
did the	-2t-1b1ip
did they	-2t-1blq2p4i
did they say	-1t1i
did they tell	1ip
did you	-2bdio-1acghpu1qt
did you say	-5i1q4t
did you ~buy	-1t
did your	1io
did ~not	-2il-1d1n2t
did ~not $	1n
did ~not get	-1q1t
die	-2i-1dhn4e
died	-1s1i2en
dies	1dgs
diffe*	-1hjlmnpr1s5k
difference	-1jl2k
difference $	1kn
difference between	-1jn
different	1i2k
different $	1k
dig	2h
dig _ the	1hr
dig out	1hr
dig out the	1hr
diggi*	-1n1os
digging	-1n1os
dime	-1l1en
dime $	2n
dinne*	1ch2qu
dinner	1ch2qu
direc*	-1i1u
direct	-1i1u
disap*	2d
disco*	-1aghknp1ist2r
discount	-1hknp1s2r
discount on	1r
do	-4nr-3etC-2bhopqswABD-1akmuv1gijl2d
do $	-5i-1ao1lnp2k
do _ #	1j
do _ $	-1ins1dlop2m3g
do _ $?	-1o1g
do _ a	1c
do _ at	1h
do _ be	-1j2a
do _ believe	1i2c
do _ blame	-1al2p
do _ call	2f
do _ carry	1i
do _ cash	-1l2j
do _ close	1ip
do _ come	1d
do _ do	-2l-1cnt1d
do _ ever	-2i2a
do _ feel	-1o
do _ first	1g
do _ for	-1j1q2d
do _ get	-1hijlop2ab
do _ go	1j
do _ got	-2d
do _ have	-2j-1cfhoqrstz1abln2gu
do _ in	1z
do _ know	-1djp1n3cl
do _ like	-2cg-1ad1ip
do _ make	1l
do _ mean	1i4t
do _ mind	-1d1i
do _ need	-1gij2d
do _ now	-1i2d
do _ own	-1n2s
do _ pay	1l
do _ really	-1o
do _ right	-1i1d
do _ say	-1t1i2g
do _ see	1p
do _ send	1h
do _ sign	-1l
do _ tell	2j
do _ the	1ls
do _ think	-1jlt1v2c
do _ to	-1il1p
do _ today	-1n1d
do _ understand	-1lp1a
do _ want	-2di-1hjnp1fg2o
do _ work	-1cl
do _ you	-1agp1d3i
do _ ~buy	-1l1j
do _ ~meet	-1x1di2f
do _ ~money	-1h1j
do _ ~not	1i2j
do _ ~pay	1l
do _ ~soon	-1n1d
do _ ~thing	1j
do a	1k2cx
do any	1i
do anything	1j
do for	-1dg2i
do for you	-1g1i
do i	-1di1bu2a
do i have	-1i1u2a
do is	-2i1dz2j
do it	-4i-3j-1aeln1h2g7d
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
do not get	-1ijlop2a
do not have	-1i1abdl2n
do not know	-1dijp1n3l
do not like	-1d1ip
do not make	1l
do not mind	-1d1i
do not need	1d
do not pay	1l
do not really	-1o
do not see	1p
do not sign	-1l
do not understand	-1lp1a
do not want	-1inp1f2o
do not you	1di
do people	1i
do that	-1n1p
do that $	1lp
do that to	1p
do that you	2i
do the	-2r-1ckp1ijl2g
do the #	1j
do the ~money	1jy
do the ~thing	1j
do they	-1cg3i
do this	-1ao1dtz2g
do this ~soon	1g
do to	1ls
do to the	1l
do we	2i3g
do we have	1i3g
do with	-1n1s
do you	-4h-3ajo-2dglns-1bcefkmpqrtvwxzABCD3i
do you $?	2i
do you believe	2c
do you close	1ip
do you do	-1t
do you ever	-2i2a
do you have	-2ag-1cdn1biu
do you know	2i3c
do you like	-1cg
do you mean	1i4t
do you need	-2i2d
do you say	-1t1i2g
do you think	-1t2c
do you want	-1dhijo1g
do your	1i
do ~not	-2gq-1cimntxz1dfv2aj
do ~not $	1lp
do ~not be	-1j2a
do ~not blame	-1al2p
do ~not cash	-1l2j
do ~not do	-2l-1n1d
do ~not feel	-1o
do ~not get	-1ijlop2a
do ~not have	-1i1abdl2n
do ~not know	-1dijp1n3l
do ~not like	-1d1ip
do ~not make	1l
do ~not mind	-1d1i
do ~not need	1d
do ~not really	-1o
do ~not see	1p
do ~not understand	-1lp1a
do ~not want	-1inp1f2o
do ~not you	1di
do ~not ~buy	-1dl1j
do ~not ~meet	1d2f
do ~not ~pay	1l
do ~soon	1h
docto*	-1lo1i2j
doctor	-1l2j
doctors	1i
does	-5j-4acd-3g-2ehosuvC-1bfqrtwxyzAD1kp2il
does $	-1i1kl2p
does _ $	-1ln1m2kp
does _ change	-1s
does _ come	2n
does _ cover	-1n1l
does _ do	-1i1l
does _ else	1i
does _ feel	1op
does _ follow	1ln
does _ get	2n3b
does _ go	-1ls1n
does _ have	-2l1ik
does _ know	1i
does _ like	2p
does _ make	-2p
does _ mean	-1op1s
does _ pay	-1l1p
does _ policy	1i
does _ renew	1iqB
does _ start	1l
does _ still	1i
does _ work	1h
does _ you	1o
does _ ~buy	1l
does _ ~cover	-1kns
does _ ~harm	-1l1s
does _ ~kin	1i
does _ ~meet	2n
does _ ~pay	-1l1p
does anybody	1o
does he	2i
does he have	1i
does it	1qB2i
does it renew	1iqB
does not	-3i-2djp-1abors1kmn2l
does not $	-1ln1m2k
does not change	-1s
does not cover	-1n1l
does not do	-1i1l
does not feel	1op
does not go	-1l1n
does not have	-2l1k
does not mean	-1op1s
does not pay	-1l1p
does not start	1l
does that	-2p-1bhlnqtu3i
does that make	-1p
does the	-3b-2h-1cjklt1i
does this	1k2b
does your	-1dkn2il
does your ~kin	1i
does ~not	-3i-2djp-1abors1kmn2l
does ~not $	-1ln1m2k
does ~not change	-1s
does ~not do	-1i1l
does ~not feel	1op
does ~not go	-1l1n
does ~not have	-2l1k
does ~not mean	-1op1s
does ~not ~buy	1l
does ~not ~cover	-1n1l
does ~not ~meet	2n
does ~not ~pay	-1l1p
does ~soon	2h
dog	-1abpu1jo2i
dog $	1ij
dogs	1r
doing	-2dpB-1achjnovwCD1gu6i
doing _ $	2gi
doing _ you	2u
doing _ ~soon	3i
doing anything	1i
doing that	1i
doing this	2g
doing today	1iu
doing ~soon	1iu
dolla*	-2hjs-1klr1io2mp
dollar	1im2p
dollar _ $	1op
dollars	-2h-1jnrs1p2m
dollars $	-1jknp1l2m
dollars _ $	1m
dollars of	-1l1n
done	-2b-1aehjknouy1fglr3d
done $	-2i1g2d
done _ you	1di
done with	1g
door	-1jrs1no2d
door $	-1l1i
door _ the	-1r1ln
doord*	1l
doordash	1l
doors	1o
doubl*	1ikms
double	-1s1km2i
down	-2bek-1cgipstuvxzC2noqr3d
down #	1o
down $	-3i-1egmq1a2o
down $?	1i
down _ #	1r
down _ $	1r3q
down _ @day	1h
down _ is	-1in1o2l
down _ the	-1o1g2in
down _ ~cover	-2i2d
down _ ~money	1mr
down _ ~soon	1h2d
down and	-1n1os
down for	1ghi
down for @day	1h
down for the	1gi
down for ~soon	1h
down on	2n
down on the	2n
down the	1in
down there	1il2q
down there $	2q
down to	-1i
down to ~money	1m
down ~money	-2i1o2d
downs*	-1js1iln
downstairs	-1js1iln
downt*	1i
downtown	1i
draft	-1o1r
drain	-1ip1jl
drain _ a	-1in1s
drain _ up	1n
drain backs	1n
drain backs up	1n
drain*	1l
drains	1l
drawe*	4o
drawer	3o
drink	1i2c
drive	-2cn-1bdghjklot1r2s3C
drive $	-3i1ao
drive _ $	3i
drive _ work	1i
drive _ ~money	1is
drive carefully	-1i2pC
drive for	2i
drive it	2i
drive on	1i
drive the	1s
drive to	1i
drive to work	1i
drive*	-2abcghlo-1ejktuvxACD1drs2in
driver	-2l-1go1ns
driver $	-1n2s
driver _ no	-1n
driver _ ~not	-1l1s
driver has	1s
driver is	-1n1s
drivers	-1ghnC1rs2i
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
drivi*	-2ao-1bcdgjp2in
driving	-2ao-1bcdgjp2in
driving $	-1io
driving $?	1i
driving _ $	-1o1ilm
driving _ truck	1i
driving _ ~thing	1i
driving the	1o
driving the truck	1o
driving the ~thing	1o
driving to	2n
drop	-2l-1dns1hp2bj
drop off	1hr
drop the	-1d1j2b
dropp*	-1l1qr
dropped	-1l1q
dropped the	2q
dropping	1r
drops	-1i2m
drove	-1r1d
due	1x
dumb	-4i-3p-1l1b7a
durin*	1hq
during	1hq
dwell*	-1jl2s
dwelling	-1jl2s
dwelling ~cover	-1j1s
each	-2n-1cgilpz1os4k
each _ $	-1gjn2k
each _ $?	1ik
each _ and	1hs
each _ you	-1i1ko
each month	-1s1m
each month $	-1s1m
each of	1o
each of you	1o
each other	-1gj1h2k
each other $	-1gj1k
each ~money	-1s1km
each ~money $	-1s1m
early	-1o1js
early $	-1o1j
earn	1g
earn your	1g
earth*	-1n1l
earthquake	1l
earthquakes	-1n
easie*	-1s1h2bo
easier	-1s1h2bo
easier to	2o
easy	-1dloB3pC
easy $	-1lB2p3C
eat	-1o1e
eat $	-1o1e
echo:0	-13a-11n-9bqD-8cltABC-7jkux-6dfgmsvy-5erwz-4h-1i
echo:1	-7n-5adlsx-4jm-3begkruB-2chqvwyzCD-1ftA2op
echo:2	-5n-2jks-1abcdeghilmprvwxzBC5o
echo:3	-3n-1hklms1o2r
echo:half	-7n-4air-3dehklmpsx-2bcfgjquvBC-1twyzAD4o
echo:so	-4n-3p-2s-1dgklmC1ior
effec*	1g
effective	1g
eithe*	-2jo-1l2dp
either	-2jo-1l2dp
either $	-2j-1lo3p
either _ $	-2p
either _ you	-1p2i
either of	-1p2i
either of you	-1p2i
either way	-2p
either way $	-2p
elect*	2ci
election	3c
else	-2abcgu-1ehknrstxyACD1j4i
else $	-2i1lop2j
else $?	1i
else _ $	1j
else _ in	1i
else _ should	1i
else _ the	1i
else _ there	1i
else lives	1i
else lives there	1i
else on	2d
else you	1i
em	-1hoprs2ik
em $	1k2i
email	-2g-1bcdels2i4h
email $	1h
email _ $	-1g
email _ the	1h
email _ to	2h
email is	1p2i
email it	1h
email you	1h
email you the	1h
email*	-1u1i4h
emailing	2h
emplo*	-1abj1lnrB2i
employee	1n
employees	-1np1rB2il
employees _ #	1r
employees _ ~money	1r
employer	1nps
end	-2r-1aghjlpsuxD1oy2ez3b
end $	1ny
end of	2d
end up	3e
end you	-1r2z
endor*	-1in2s
endorsement	-1n1s
ends	-2i-1mp1eko3d5l
ends $	-1i1ls
ends _ the	1o2l
ends when	1ln
enjoy	-3i-1j1B2a5C
enjoy _ ~soon	-1i1B3C
enjoy your	-2i1B4C
enjoy your ~soon	-1i1B3C
enoug*	-2l-1aD2jp
enough	-2l-1aD2jp
enough $	-1lD2j
enough for	-1jl2i
enough to	-1i1jp
envel*	1o
envelopes	1o
equip*	-1ilp1js
equipment	-1ilp1js
equipment breakdown	-1in1s
equit*	-1s1r
equity	-1s1r
equity $	1r
espec*	1i
especially	1i
even	-2ik-1js1o2p4al
even _ the	-1in1l
even _ you	-1s1l2a
even a	1l
even if	-1ns2l
even if you	-1s1l
even though	1i
eveni*	-1aiD3hA
evening	-1aiD2h3A
evening $	1pC
evening $?	1h
evenings	2h
ever	-4p-3bcs-2gjtu-1dhklnxABCD1e6i
ever _ $	-1D1a2i
ever _ a	-1a3i
ever _ about	-1a2i
ever _ in	1i
ever _ it	-1op1i
ever _ to	-3i2a
ever _ up	1i
ever _ you	1o
ever _ ~harm	1i
ever been	-1i
ever get	-1b2i
ever get ~harm	1i
ever had	1a
ever have	1i
ever sat	1o
ever ~meet	1i
everg*	-2i-1jknpCD1A4v6w
evergreen	-2i-1jknpCD1A4v6w
evergreen $	-1ixD1v3w
evergreen @name	1vwx
evergreen _ $	1vw
evergreen _ partners	1vw
evergreen life	-1ix2v3w
evergreen life $	1vw
evergreen life partners	1vw
evergreen ~cover	-1ix2v3w
evergreen ~cover $	1vw
evergreen ~cover partners	1vw
every	-2ahs-1bcimrtC1lx2o3dp4j
every #	-1n1op
every # months	-1n1op
every _ $	-2s-1m1ik2l
every _ $?	1i
every _ and	1n
every _ months	-1n1op
every _ or	1i
every _ to	-1o1p
every _ you	-1i1no2d
every day	-2p-1hko1n2di
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
every*	-3kn-2gqu-1cjtxD1abdpsy3o5e
everybody	-2l-1abjknr1dep2is
everybody $	1is
everybody _ $	2p
everybody _ that	-1ilno
everyone	-2i1dC2a
everything	-3n-1gikqsuC1lm2boy5e
everything $	-1aijp1e2l
everything $?	3i
everything _ $	1l
everything _ and	1op
everything _ have	-1in1d2e
everything _ it	1e
everything else	1js
everything i	-1p1bd2y
everything in	-1i1e
everything right	1op
everything right and	1op
everything you	-2in-1dp1o2b4e
exact*	-1d1B2ip3t
exactly	-1d1B2ip3t
exactly $?	-1d2it
exam	1ls
exams	1s
excit*	2p
exclu*	-2s-1hijkp2n7l
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
expen*	-2lt-1jp1s2n
expense	-1i1n
expenses	-1l
expensive	-2t1k2n
exper*	1it
experience	1it
expla*	-1bdghlnpA1tB2cu
explain	-2p-1biqA1otB2cu
explain it	1io
explain what	1z2t
explanation	-1o1p
exten*	-1ln2s
extended	1s
extended replacement	1s
extended ~cover	1s
extra	-1jn2s
extra $	-1s1p
eye	-2i1d
face	-1o1pr
face $	-1p1r
fails	-1n1s
fair	-2aC-1bgjlnqstAB1u5p
fair $	-1AC1p2i
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
falls	-1il2ns
famil*	-2jl-1bchkmC1doz2p4e
families	2e
family	-2l-1bchjk1doz2ep
family $	-2np-1co2e3i
family $?	-1i
family _ #	1i
family _ $	-1n1d
family _ on	-1l1en
fancy	1o
far	-2o-1abdjkls1n2pr3i
far #	-1k1r
far $	2i
far $?	2i
far _ the	-1s1n2p
far as	-1s1n
far as the	-1s1n
far i	1r
far ~money	-1k1r
fathe*	1p
father	1p
fault	-1aln2qs
fault $	-1il1q2s
favor*	2c
favorite	2c
favorite _ $	1c
favorite _ $?	1c
feel	-3j-2an-1bcdglstBC1q3p5o
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
feels like	-1ain1p2o
feet	-1i1o3d
fella	-1o1i
felt	-1ln2i3p
fence	2a
fende*	1r
fender	1r
few	-4i-2j-1abcghln1pz3u
few _ $	-1i1s2p
few _ $?	-2i-1z3u
few _ and	1u
few _ then	-1ju1z
few minutes	-1i1u
few questions	-1ij1uz
few questions and	1u
few questions then	-1ju1z
few things	-1i1u
few things $?	-1i1u
fifth	1hrsw
fight	1k
figur*	1ox2p
figure	2p
figured	1sx
file	-1c1d
fill	1gi
fille*	2x
filled	2x
filled _ a	1x
filled out	-1i2x
filled out a	1x
final	1m2l
final _ $	1l
final price	1l
final rate	1lm
final ~money	1m2l
final*	-1i
finally	-1i
finan*	1is
finance	1s
find	-1egkt1iz2p
find _ $	-1a1op2i
find out	1p
find out $	2p
fine	-1hinr1ouxz
fine _ it	-1n1o
fine and	-1n1o
finis*	-1h1aix2de
finish	-1gn1adi
finished	-1a1dgx2e
finished $	1dgx
finished basement	1l
finished ~thing	1l
fire	-1ajops1i2k
fire $	-1n1s
fire _ would	1k
fire _ you	-1n
fire and	-1ns1l
first	-3il-2bmo-1cefghx1ajpr2u5z
first #	1s
first # years	-1n1s
first $	-2iz-1go1p2nu
first $?	1i
first _ $	-1o1d
first _ $?	1io
first _ i	1j
first _ is	-1s1p
first _ on	-1g1z
first _ the	1ku
first _ then	-1j1z
first _ we	1uz
first _ years	-1n1s
first _ you	1p
first and	-2i1ru2z
first and then	-1j1z
first house	1p
first the	-1s1z
first then	1ju
first thing	-1lr1az
first time	2a
first ~money	1s
first ~money years	-1n1s
first ~thing	1p
fit	1i
fits	1j
fix	-1adhknps1lrz2c5j
fix $	1sz
fix _ $	-1d1e
fix _ mileage	-1is1r3j
fix the	-2s-1knz3j
fix the mileage	-1s1jr
fixed	-1jkp1i3r
fixed $	-1k2r
fixed income	1n
fixes	1ln
fixin*	-1o
fixing	-1o
fixing it	-1o
flat	-1hn2k
flat _ $	-1n
flat deductible	-1h1j
flat ~cover	-1h1j
float*	-1i1s2j
floater	-1i1s2j
flood	-2p-1abdhox1z2r3l
flood $	-1jn1ls2z
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
floor	-1nr1s
folks	-2o-1is1ap2A
folks $	2A
follo*	-1abcdjp1i2hsxD
follow	1n2hiD
follow _ $?	2h
follow up	2h
follow you	1ln
following	1x
following _ on	1x
following up	1x
following up on	1x
follows	3s
food	-1cnop2er
fool	-1ijl4a
for	-3afA-2bkotuC-1eilprD1cjnvwxB2qs
for #	-2l-1ku1ijno
for # $	1j2n
for # days	-1n1op
for # months	-1n1m
for # weeks	1i
for # years	-1jr1s
for $	-1cij1dens
for $?	-1i2d4c
for @day	1h
for _ #	-2j-1klo1nr
for _ $	-3d-2bfr-1iquxABC1egjklyD2az
for _ $?	-3cdt-2b-1jo1ai2u
for _ a	1m2ci
for _ and	-1hj1nrs
for _ both	-1i2p
for _ business	-1n1s2g
for _ by	1h
for _ call	1ox
for _ car	-1l1ps
for _ cars	1m
for _ damage	1ln
for _ days	-1ln1op
for _ evergreen	1vw
for _ harbor	1vw2i
for _ i	1j
for _ if	1i
for _ in	-1i1ej
for _ is	-2i-1s1xz2j
for _ it	-1iln1op
for _ job	-1ln1s
for _ kids	1di
for _ lakeside	-1x1vw
for _ like	-1p1dhn
for _ living	1a
for _ me	-1cp1B
for _ minute	-1g1b
for _ month	1i
for _ months	-1n1m
for _ of	-1l1gp
for _ other	1ps
for _ own	-1j
for _ owner	1k
for _ patience	-1C
for _ place	1j
for _ price	-1n1k2i
for _ review	1ux
for _ right	-1d1gin
for _ roof	1l
for _ second	-2q-1i1b3t
for _ shop	1n
for _ so	1pq
for _ that	-1lB1q
for _ the	-1l1s
for _ then	1i
for _ time	1sC
for _ to	-1hnp1ox2l
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
for _ year	-1n1r2m
for _ yearly	1x
for _ years	-1jr1s
for _ you	-2l-1ai1q2ds
for _ your	-1n1sx
for _ ~cover	-2s-1hl1kr2p
for _ ~harm	-1oq1lp2n
for _ ~kin	-1alos1ijp2c
for _ ~meet	1ox
for _ ~money	-3o-2s-1clp1jmr2x3i
for _ ~not	-1n1e
for _ ~soon	-1gj1dn2h
for _ ~thing	-1ik1m
for a	-2cgq-1dejkn1bhux2l3t
for a living	1a
for a minute	-1g1b
for a month	1i
for a place	1j
for a roof	1l
for a second	-2q-1i1b3t
for a while	-1p1no
for a ~harm	1s
for a ~kin	1p
for a ~money	-1j2x
for a ~thing	1l
for age	-1jn2s
for an	-1l1hj2d
for and	1k
for anything	-1i1ao
for asking	-1fB1p
for asking $	-1fB1p
for both	-1ijk1gpr2m
for both of	1gp
for both ~thing	1m
for calling	-1A1i2vwB
for calling evergreen	1vw
for calling harbor	1vw2i
for calling lakeside	-1x1vw
for every	1n
for everybody	2s
for everything	-1j3l
for everything $	-1j1o2l
for her	-2i-1j1d
for him	1r
for him $	-1o
for if	1i
for in	1i
for it	-2j-1lmrs1en2g
for it $	-1lp1gno
for it $?	1g
for jewelry	-1s2n
for jewelry $	-1s2n
for life	1n
for like	-1g1i2c
for me	-1bpq1iltu2c
for me $	1t3c
for me $?	-1c1u
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
for some	-2i1s
for something	-2o-1al1jn2p
for something $	2p
for sure	2D
for sure $	2D
for that	-1adho1knq3b
for that $	-1o1p
for the	-2chl-1abekotz1fnrx2m3q
for the #	1in
for the kids	1i
for the other	-1l1ps
for the owner	1k
for the shop	1n
for the year	-1n2m
for the ~harm	-1o1ln
for the ~kin	1j
for the ~money	-1jos1i2m
for the ~soon	1d
for the ~thing	-1ijl
for this	-1p1i
for this $?	1i
for those	1n
for today	1dz
for what	-1l1j
for what you	-1i
for when	-1i2s
for you	-4n-2cqB-1betxC1akr2hio3gj
for you $	-2n-1cqB1go2h3ij
for you $?	-1i1agu
for you and	2s
for you by	1h
for you if	1i
for you to	1i
for your	-2loq-1aekrs1jpx2g
for your patience	-1C
for your review	1ux
for your time	1C
for your ~thing	-1l1jps
for ~cover	1ik
for ~cover $	1k
for ~harm	1ln
for ~harm and	-1s1ln
for ~money	-2l-1ku1ijmno
for ~money $	1j2n
for ~money days	-1n1op
for ~money months	-1n1m
for ~money weeks	1i
for ~money years	-1jr1s
for ~money ~money	1j
for ~soon	1z2dh
for ~thing	1ns
for ~thing $	-1s2n
force	-1in2g
force $	1g
forev*	-1i1n
forever	-1i1n
forge*	-2i-1g1d2b
forget	-2i-1g1d2b
form	-1adeop1s3lx
form $	-2i-1j1hp2ns
form _ not	-1n1l
form _ ~money	1s
form _ ~not	-1n1l
form you	2x
form ~pay	-1s1k2l
forms	-1o1hp
forms _ the	-1o1p
forwa*	1p2h
forward	1p2h
forward me	-1g2h
found	-1s1lo
found out	1o
fourt*	1i
fourth	1i
fract*	1n
fraction	1n
fraction of	1n
free	-2ln-1ap1iku3h
free _ clear	1i
free and	-1s1hi2k
free and clear	1i
free to	-1i1su
frien*	-1ilo2p3x
friend	-1lo2p3x
from	-4kl-3c-2ajmt-1bdiqBD1hsuA2rvx3f5w
from #	1r
from $	-1a1ip
from _ #	1inr
from _ $	-2a-1bdknopuC1s2ew
from _ $?	-4i1u
from _ and	-1o1rz
from _ bonnet	-1i2w
from _ here	1i
from _ i	1rx
from _ is	1su
from _ it	1wx
from _ life	-1x
from _ one	1o
from _ you	1x
from _ ~cover	-1ux1svw
from _ ~money	1inr
from a	2n
from blue	-1i2w
from blue bonnet	-1i2w
from bluebonnet	-2x1uvw
from bluebonnet $	-1x1w
from evergreen	-1x1vwA
from evergreen $	1vwA
from evergreen life	-1x
from evergreen ~cover	-1x
from harbor	-1A1v2w
from harbor $	1w
from lakeside	1x2w
from lakeside $	1w
from me	-3i-1ce1fhrz
from me $	1f
from somebody	1i2a
from the	-1kls2x3p
from us	-1d1C2f
from you	-1gjo1dhuz
from your	1i
from ~money	1r
front	-1op1r2i
front _ you	-1p1i
front of	-1p1i
front of you	-1p1i
frust*	1pq
frustrating	1pq
frustrating $	1pq
full	-1kps1agl2bo
full $?	2g
full _ or	1i
full coverage	-1s1lt
full of	1o2a
full time	1i
full ~cover	-1s1lt
fun	-3l3p
funer*	-1i1e
funeral	-1i
furna*	1o
furnace	1o
furni*	-1l
furniture	-1l
game	2C
gap	-2n-1kl1j2s
gap-cue	-5ae-4dhmop-3bcgirxz-2fklqsuvCD-1twyAB1j10n
gap-cue:asked-nobody	-1n3i
gap-cue:asked-you	-2n2i
gap-cue:said-nobody	-5i-3g-1abcdehlmoqvwxzACD1s3jn
gap-cue:said-you	-5s-4eimp-3adkor-2hjlxz-1bfgquC10n
gaps	1s3b
garag*	1ln
garage	1n
garage $	1ln
garni*	-1s1e
gave	-1fi1q2lx
gave _ your	-1f2x
gave me	-1f2x
gave me your	-1f2x
gave you	1q2l
gc	2h
gener*	-1ijop1ls2B
general	-1n2s
general _ is	1s
general liability is	1s
general ~cover is	1s
get	-4cos-3ekq-2l-1dfptvyBD1iC2bjn3g
get #	-1p1u
get $	1n
get $?	2b
get _ #	-1ghi1u
get _ $	-1dnos1l2abp
get _ a	1n
get _ application	1g
get _ done	-1i1d2g
get _ for	1n
get _ from	1di
get _ in	1gkn
get _ it	1p
get _ of	-1gh1bo2C
get _ on	-1p
get _ own	-1a1j
get _ right	-1gp
get _ signed	1dg
get _ started	1m2g
get _ that	-1lp1bhr
get _ the	-2i-1gjr1dz
get _ to	2C
get _ touch	-1p2x
get _ what	2i
get _ work	1i2h
get _ you	-1ao1diq3p
get _ ~cover	-1n1jz
get _ ~harm	3n
get _ ~kin	2n
get _ ~money	-1ghi1ru
get _ ~thing	1gj
get a	-2p-1cgls1bu2a3n
get back	2C
get back to	2C
get hurt	1i
get in	-1p2x
get in touch	-1p2x
get into	-1g2z
get it	-3j-2h-1oB2adg
get it $	-1ijo3a
get it you	1ip
get me	2h
get me the	-1i
get off	-1j1dh
get one	1j
get out	-1dgh1bilo2C
get out of	-1gh1bo2C
get over	-1ip
get that	-1boquC1jm2h
get that $	-1i2p
get that it	1p
get the	-2in-1bkopq1t2r5j
get the application	1g
get the ~cover	1j
get the ~money	1r
get this	-2d-1bj2g
get to	-1g1i
get why	1dpq
get why you	1dpq
get you	-3h-2i-1j4g
get you signed	1g
get your	-1hu1j
get ~harm	2i
get ~money	-1p1u
gets	-2i-1bdm1er2an
gets _ $	-1s
gets _ and	-1n1r
gets it	1s
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
girl	-1s1d2e
girlf*	-1a3i
girlfriend	2i
girls	-1s1e
give	-2aips-1mqrtv1z2bgC3dk
give _ #	-1i1ku
give _ $	-1j2hk
give _ a	-2d-1acps1bx
give _ my	-1u1z
give _ the	-1bh1d3g
give _ your	-1bhi1cdk
give _ ~money	-1i1ku
give me	-3h-1ilprtx1gu3bd
give me a	-1cdg1iu2b
give me the	-1bhi1d2g
give me your	-1bhi1cdk
give up	-1j1n2hk
give us	1hi2g
give us a	1gh
give you	-1npu1kxz2j
give you a	-1i1x
given	1j
gives	-2i-1l1kops
gives you	-1i1kop
givin*	1nB
giving	1nB
giving _ a	1B
glad	-1jop
glad to	-1jop
go	-3k-2bfhlopt-1demqvwxyAB1acgr2D3j
go $	1djC
go $?	-1i1g
go _ #	2j
go _ $	-1dijn1g3D
go _ a	-1s1r
go _ and	-1jkpqsu1i2g
go _ for	1s
go _ it	-1s1r
go _ that	-1hn1s
go _ the	-1s1ciz2j
go _ them	1s
go _ what	-1gi1quz
go _ with	1c3p
go _ you	-1l
go _ your	-1hi1nsz
go _ ~cover	1j
go _ ~money	2j
go _ ~soon	1n
go after	1s
go ahead	-1acdjklopruz1iD2g
go ahead $	2D
go ahead and	-1jkopqru1i2g
go away	-1s1i
go back	3r
go by	1os
go down	1l
go for	1j
go into	1s
go on	2D
go over	-1gns1ruxz
go over your	1x
go the	1n
go through	-1r1z
go through what	1u
go to	-2g-1ou1ir2ac
go up	-1gn1ars
go up $	1a
go with	-2p-1ckl1i2g3j
go with the	1gij
goes	-2i-1hox1klm2n
goes _ $	-2n1js
goes _ the	-1ix1l2n
goes _ your	1n
goes away	-1i1k
goes down	-1n
goes down $	-1n
goes on	1kr
goes to	-1io1l2n
goes to the	1ln
goes up	-1n1ms
going	-3s-2akx-1cjnop1imtzA2r3eg
going $	1g2i
going $?	1g
going _ $	2p
going _ and	2t
going _ ask	-1l1z
going _ be	1d2em
going _ call	1f
going _ cover	1l
going _ do	-3i1d
going _ go	1z
going _ lose	-1d1e
going _ the	1r
going _ what	1j
going _ ~cover	1l
going _ ~meet	1f
going _ ~money	1lr
going _ ~send	1h
going by	1j
going on	2i
going to	-3p-2agsx-1jko1fhqz2m3e
going to ask	-1l1z
going to be	1d2em
going to call	1f
going to cover	1l
going to do	-3i1d
going to go	1z
going to lose	-1d1e
going to tell	1l
going to ~cover	1l
going to ~meet	1f
going to ~money	1l
going to ~send	1h
going up	1r2p
golf	1i
gone	-2p-1ahk2deno
gone $	-1ijlo1de
gone _ #	1l
gone _ a	1n
gone _ one	1e
gone _ ~money	1l
gone after	2l
gone in	1en
gone over	1j
good	-5j-3aknos-2emxB-1bdqvwz1hu2i3pACD4g
good $	-2p-1doA2C4D
good $?	-1D1i
good _ $	-2cvD-1adhjkloswB1bu
good _ $?	-1i1c
good _ @name	-1i1vA
good _ discount	1r
good _ know	-2p-1i3D
good _ that	-3i1op2u
good _ the	2l
good _ this	1hA
good _ to	-1au1chp2i
good _ you	1i2h3p
good afternoon	-2i-1C2A
good day	-1i1f3A
good deal	-3p2a
good evening	-1i
good for	-1l1ip2h
good for you	1ip2h
good morning	-1hpC3A
good morning $	-1i2A
good morning @name	1uv
good night	1C
good night $	1C
good one	1i2C
good one $	-1i2C
good student	1r
good student discount	1r
good that	1p
good time	-1pA1hi2u
good time $	-1A2u
good time $?	-2i1u
good time to	-1pu1h3i
good to	-1cpC1i2u3gD
good to know	-2p-1i3D
good with	1u2g
good with that	-2i2u
good ~cover	1l
good ~money	-1p
good ~soon	-3C-2p-1chD1g4A
good ~soon $	-2C-1pvwD1g2A
good ~soon @name	-1i1vA
goodb*	-2D-1A1e4C
goodbye	-2D-1A1e4C
goodbye $	-2D-1A4C
got	-4ag-3hC-2dfps-1bcejlmqtzAB1wxD2in3u
got #	-2i-1j1r2k
got $	-1p1knB2j
got @name	-1i1A2vw
got _ #	1n
got _ $	-1o1imnw2D
got _ and	-1i1nu
got _ at	-2p-1n1vw
got _ be	-1i1p
got _ cars	-1n
got _ coverage	1n
got _ do	-2i
got _ for	1nt
got _ go	1o
got _ insurance	1i
got _ lot	1in
got _ minute	-2i2u
got _ on	-2i-1n2kp
got _ reason	-1o2p
got _ sign	1d
got _ so	1x
got _ to	-1ip1n
got _ with	1i
got _ wrong	1n
got _ your	1r
got _ ~buy	-2i-1g2d
got _ ~cover	1in
got _ ~kin	2i
got _ ~money	-1p1n
got _ ~thing	-1n1r2i
got a	-3a-2c-1bdjprsxzC1i2o5u
got a #	-1r1i
got a lot	1in
got a minute	-2i2u
got a ~kin	2i
got a ~money	-1r
got and	-1k
got any	-1an2ci
got anything	1i
got in	-1o1r
got is	1o
got it	-2o-1u1i3D
got it $	-2i3D
got no	-2i-1o1n2a
got no coverage	1n
got nothing	-1i1ns
got one	-1o1n
got something	-2p
got that	2i
got the	-1il1j
got time	-1i2p
got to	-5i-2gp-1n1y
got to be	-1i1p
got to sign	1d
got to ~buy	-2i-1g2d
got you	1no2i
got your	-1r1i3x
got ~cover	-1D1k2i
got ~cover $	-1D1k2i
got ~money	-2i-1j1r2k
got ~not	-3i-1do1s2an
got ~not $	-1i1s
got ~not ~cover	2n
gotch*	-1ipAC4D
gotcha	-1ipAC4D
gotcha $	-1ipA4D
gotte*	1o
gotten	1o
grab	-1g1i2c
grab a	2c
grade	3l4b
grade*	1i2b
grand*	-1is1n2a3j
grandkids	1r
grandmothers	3j
great	-1aiA1BCD
great $	2D
great _ $	-1iAD1C
great ~soon	1C
great ~soon $	1C
groun*	1ln
ground	1ln
group	-1in1klr2s
group _ is	-1n1ls
group coverage	1l
group life	2s
group policy	-1n1r
group ~cover	-1k1l2s
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
guess*	-1p1ilu
guessing	-1p1ilu
guy	1ipt2n
guy $	1i
guy _ $	1lp
guy _ no	1n
guy _ you	-1i1rt
guy _ ~not	1i
guy with	1no
guy with no	1n
guy with ~not	1n
guys	-1bcdhlnrt
guys $	-1ln1p
guys get	1i
gym	-1l1n
ha	-1o2p
hacke*	1i
hacked	1i
had	-2chjkrs-1bdgmtC1aox2ip
had $	2a
had _ $	1lnx
had _ fire	-1n
had _ ~harm	-1n
had a	-2n-1air1p
had a fire	-1n
had a ~harm	-1n
had any	-1c1ai
had the	-1o1r
had to	1op
had you	1o
had your	1o
had ~not	-1l
hail	-1ilp1nr
hail claim	1n
hair	2C
half	-1dijks1alnorz
half _ #	-1p1r
half _ the	1o2l
half _ ~money	-1p1r
half a	-1o1ar
half a #	-1p1r
half a ~money	-1p1r
half and	1o
half of	1l
half the	1n
hand	-1r3o
hand on	1o
handi*	1o
handing	1o
handl*	-1h
handle	-1ho1p
handle it	-1o1p
hands	-1n1aj2p
handy	-1i
hang	-2i-1aghklpD1o2j3d
hang _ $	-1iD2d
hang _ on	1o
hang _ to	2j
hang on	1j
hang on to	2j
hang up	-1hi1o3d
hang up $	2d
hang up on	1o
hangi*	-1l2dp
hanging	-1l2dp
happe*	-3h-2abcdqu-1eglmrz1s2i
happen	-2l-1hnp1o2is
happen $	-1lo2s
happen _ a	1i
happen to	1o
happened	-1bcdhqu1np2i
happened $	1i
happened _ $?	2t
happened _ the	1n
happened _ you	-1q1p
happened to	-1q1p
happened to you	-1q1p
happened with	1i
happened ~soon	1n
happens	-1dinpr1kl
happens $	-1p1k
happens _ you	1k
happens _ your	1s
happens if	1i
happens if you	1k
happens to	1s
happens to your	1os
happy	-1al1s2c
happy to	1p
harbo*	-1ajnpsC1x4v7w
harbor	-1ajnpsC1x4v7w
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
hard _ you	1i
hard for	2p
hard to	-2p-1o
hard to say	-2p
harde*	1ino
hardest	1i
hardl*	-1i1ln2p
hardly	-1i1ln2p
has	-5j-3abcgm-2enptuC-1fhioqvwxyzABD3k
has #	-1m2k
has _ #	-1jn1h2k
has _ $	1k
has _ been	1n
has _ to	1s
has _ ~cover	-1l1n
has _ ~money	-1jns1h2k
has _ ~thing	1l
has a	-1ops1kl
has a #	-1n1k
has a ~money	-1n1k
has anyone	1i
has it	-1l1hos
has no	-1s
has nothing	-1kl2s
has nothing $	1ns
has the	-1jo1ik
has to	-1gps1l
has your	1i
has ~money	-1m2k
has ~not	1n
has ~not $	1ns
has ~not ~cover	-1ls1n
hat	1o
hate	2p
hauli*	1s
hauling	1s
have	-4t-3sx-2bchoy-1gmvzAD1C2an
have #	-2i-1hk1dn2u
have # minutes	-1hi1u
have # seconds	-1i1u2d
have $	-1kp1ms
have _ #	1ikrs
have _ $	-1l1amn
have _ $?	2i
have _ @name	1vwA
have _ a	-1ijlr1pC2o
have _ about	1l
have _ all	2a
have _ ask	1j2l
have _ at	1j
have _ be	1i
have _ been	-1u
have _ cards	1g
have _ clue	-1i2a
have _ decide	-1ij1d
have _ do	1d
have _ email	1h
have _ ever	-1i
have _ everything	1o
have _ for	-2i-1l1dnu2a
have _ good	-1c1fqB3C
have _ got	1i
have _ great	1C
have _ had	1i
have _ hard	-1i2p
have _ house	-1an1b
have _ in	1h
have _ is	1o
have _ it	-1o1d2i
have _ liability	-1p1j
have _ look	1i
have _ minute	2u
have _ minutes	-1hi1u
have _ no	-1o
have _ number	1i2c
have _ on	-1o
have _ one	1n
have _ other	1d
have _ over	1j
have _ own	1i
have _ policy	-1i1js
have _ right	-1ou
have _ seconds	-1i1u2d
have _ sell	1n
have _ that	-1lp1n3q
have _ the	-2o-1iln1j2r3p
have _ through	-1o2p
have _ to	-1i1au
have _ up	1p
have _ what	1z2k
have _ you	-2p-1kn1aq
have _ your	-1i1a2f
have _ ~cover	-2l-1apr1jkns
have _ ~feel	-1ai3p
have _ ~harm	-1an1o2p
have _ ~money	-1j1ikrs
have _ ~pay	1n
have _ ~send	1h
have _ ~thing	-1ainp1bejr
have a	-2nop-1aclr1ehku2d4C
have a #	1ik
have a good	-1cp1fqB3C
have a great	1C
have a minute	1u
have a policy	1js
have a ~cover	1js
have a ~money	1hik
have a ~thing	-1a1be
have an	-1b1il2g
have any	-1u
have any ~cover	1i
have anything	1n
have been	-1adijnr1p2B
have been ~feel	1p
have every	-1o
have for	1i
have got	-2l-1ahimsux1krvwA2n
have got #	1kr
have got @name	1vwA
have got a	-1ilpr2o
have got is	1o
have got it	2i
have got no	-1o
have got one	1n
have got the	-1ino1j
have got to	-1p1i
have got you	1i
have got ~money	1kr
have had	2p
have half	-1p
have half a	-1p
have his	1i
have i	2i
have insurance	1i
have it	-3o-1np1i
have it $?	1i
have known	-1np1al
have my	1h
have no	1al
have not	-1s1n
have one	-2i1lopu
have one $	1p
have reached	1w
have said	1d
have seen	1o2e
have that	-1pu1ij
have the	-2p-1io1ahlr
have the ~cover	1n
have them	1ln
have they	1i
have time	-2i-1l2u3a
have to	-2gj-1ehru1ad3l
have to ask	2l
have to be	1i
have to decide	-1ij1d
have to do	1d
have to sell	1n
have told	1jp
have you	-3a-1bdhotuC1c3i
have you #	1i
have you ever	-1i
have you ~money	1i
have your	-1dij1u2c3g
have your ~cover	-1i
have ~cover	-1l1k2i
have ~money	-2i-1hk1dn2u
have ~money minutes	-1hi1u
have ~money seconds	-1i1u2d
have ~not	-1rs1ail2n
havin*	-1in1op2j
having	-1in1op2j
having to	1o
he	-2bs-1acgklptuvA1deho2i3n
he _ $	2ho
he _ a	-1r1n
he _ got	-1o
he _ in	-1o1r
he _ it	1in
he _ not	-1il1n
he _ up	2d
he _ you	-1io1d
he _ ~not	-1il2n
he got	-1o1r
he have	1i
he have his	1i
he is	-1dl2no
he is got	-1o
he is not	-1lo1n
he is ~not	-1lo1n
he say	1i
he take	2i
he was	-1r1n2o
he wrecks	1n
he wrecks it	1n
he ~harm	2e
head	-1i2o
heads	2y
heads up	2y
healt*	-1ap1ju2i
health	-1a1isu
health $	1s
health $?	-1i1u
health _ $	1i
health insurance	1i
health ~cover	1i
healthy	2ij
hear	-3iq-2dg-1abcehjxB1f2op3t
hear $	-1p
hear _ $	-4i-2q-1lB1tA
hear _ but	2lp
hear from	-1eo2f
hear it	-1o
hear that	-2q1p
hear you	-1quB2o3t
hear you $	-2i-1lp1t
hear you but	2lp
heard	-1p3a
heari*	-1u2a4o
hearing	-1u2a4o
hearing $	1i3o
heart	1i
hed	-1i1jn
hell	3a
hello	-2pCD-1abcijlsx1vw9A
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
help	-3u-2abp-1dgjn1lz2c4i
help $	-1n1z
help $?	1i
help _ i	-1u1ik
help _ with	1ci
help if	-1u1ik
help if i	-1u1ik
help me	1ci
help out	1i
help you	-1u2i
helpe*	2i
helps	-1i2jD
her	-2lp-1aegiks1h2jn5o
her $	1hi
her _ $	-1r1dj
her _ is	-2l1jn
her _ on	-1o1jl
her _ to	-1i2o
her _ would	1o
her name	-2l-1d1jn
her stuff	-2l1jn
her you	1o
here	-5l-4s-3ap-2jm-1efhiquxABCD1cgrwz2d3v4k
here $	-3p-2i-1alowxAD1bc2gv3d
here $?	2i
here _ i	1jny
here _ the	-1n1k
here _ what	-1imno1krz
here _ where	1k
here and	1y
here from	1vw
here in	1w
here is	-3i-2jns-1lmp3r4k
here is the	-1n1r
here is what	-1imno1krz
here is where	1k
here what	1ip
hers	1o
herse*	-1m1n
herself	-1m1n
herself $	-1m1n
hey	-3D-2C-1abdst1u8A
hey $	-2D-1iv4A
hey @name	-1p2A
hey @name $	-1pv1A
hey @name @name	1v
hey @name it	-1x1iu
hey @name this	1x
hey @you	1xA
hey _ $	-2i-1pvCD4A
hey _ @name	1vA
hey _ is	1pv2A
hey _ it	1iuw
hey _ this	1xA
hey how	1i
hey there	-1i2A
hey you	1uA
hi	-3D-2p-1abcdjkqstC1vw2x9A
hi $	-2D-1p2A
hi @name	-2i1vwx4A
hi @name @name	1vwxA
hi @name it	1x
hi @name this	-1x
hi @you	1x2A
hi @you @name	2x
hi _ $	-2iv-1D2A
hi _ @name	1w2xA
hi _ it	1xA
hi _ my	1v
hi _ this	-1x2iA
hi is	-1v1A2i
hi is this	1A2i
hi there	-1i2A
hi there $	-1i2A
hi this	1A
hi this is	1A
high	1akm
high _ $	1km
highe*	-2n-1gilps1mr2jk
higher	-2n-1gilps1mr2jk
higher _ $	-1inr1j2k
higher _ and	-1k1r
higher _ ~cover	-1i1r2j
higher limits	1r
higher limits $	1jk
higher limits and	-1k1r
higher ~cover	-1ns1r2j
higher ~cover $	-1inr1jk
higher ~cover and	-1k1r
him	-3ps-2u-1bcdehkz1imr2o4j
him $	-1lnu1jo
him $?	1i
him _ #	1o
him _ $	-2p
him _ a	-1s1r
him _ and	1i
him _ the	1j
him _ there	-1n1m
him _ you	2i
him _ ~money	1o
him and	-1s1hor
him for	1o
him for #	1o
him for ~money	1o
him on	-1n1jm
him the	-1i2n
hired	-1in1js
hired _ non	-1in1js
hired and	-1in1js
hired and non	-1in1js
his	-2i-1blps1cdhr2aeo
his _ $	-1i2co
his _ and	-1h1o
his own	-1l1a
histo*	1n
history	1n
hit	-1kos1en
hit and	-1s1n
hits	-1ls1k
hits somebody	-1s1n
hits you	-1n1i
hold	-1hp1drt2k
hold _ on	1r
hold off	1jr
hold off on	1r
holdi*	1oqB2di
holding	1oqB2di
hole	-1ilp1z4n
hole $	1z
holes	-1k2l
holid*	1h
holidays	1h
home	-2jr-1abcdgknp1eil3h
home $	-1g1o3h
home $?	-1n1i
home _ $	-1s1i
home _ and	-1i1x
home _ is	-1o1i
home and	1o
home insurance	-1s1ln
home policy	-1i1ln
homeo*	-2s-1ip1n2x3l
homeowners	-2s-1ip1n2x3l
homeowners _ not	1l2n
homeowners does	1n2l
homeowners does not	1n
homeowners policy	1l
homeowners will	1ln
homeowners will not	1ln
homew*	2c
homework	2c
hones*	-4i-3B-2o-1hmt1az2jp3l
honest	-2B-1i1lp
honestly	-3i-1ot1az2jl
honestly $	1p
honestly _ would	-1p2j
honestly i	-1p2j
honestly i would	-1p2j
hood	1r
hook	-1j2n
hook for	-1j2n
hopin*	1ix
hoping	1ix
hoping to	1x
hospi*	-1lo1in
hospital	-1o1in
hospitals	1k
hot	-1j2i
hotel	-1n1o2s
hour	1i3h
hours	2n
hours _ the	1n
house	-3am-2djkl-1cghqruC1psz2en
house $	-2r-1aels1bn
house _ #	1n
house _ $	1s
house _ is	1n
house _ to	2s
house _ up	1n
house _ worth	1n
house and	-1s2e
house back	1n
house is	-1m1np
house is worth	1n
house policy	1l
house that	1p
house that is	1o
house the	1er
house*	-1s1z
household	-1s1z
how	-4ju-3egqrvxC-2dfmntwyD-1bchkosB7i
how _ @day	2h
how _ are	-2bi-1d1a
how _ did	1ip
how _ doing	1u2i
how _ employees	1iB
how _ i	-1gu2i3b
how _ is	1b2i
how _ it	-2l-1n1i2s
how _ miles	1s
how _ of	2i
how _ that	-1alt1n3i
how _ the	-1bcgs3i
how _ were	2i
how _ will	1l
how _ would	-1g1i
how _ you	-3a-2bu-1chnov1gptA2i
how _ your	-1abp4i
how _ ~soon	2h
how about	1k2gh
how about i	1k
how are	-3a-2b-1cdgtv1A4i
how are you	-2a-1bdgtv1A4i
how can	-2i2a
how come	1i
how did	-1pt1i
how do	1b2t
how do you	1g2t
how is	-1abcgpx1hA4i
how is it	1i
how is that	2i
how it	1n
how long	-1g1b3i
how long is	1b
how longs	2i
how many	-1agp1bciB2d
how many employees	1iB
how many miles	1s
how many of	1i
how much	-1abcdghinqt1l2p
how much did	1ip
how much of	1s
how much you	-3i1pz
how often	1i
how old	-1anu3i
how old are	-1a
how olds	2i
how olds your	2i
how that	1i
how that is	1i
how the	1l
how they	-2i1kl
how to	-1i1a2co
how would	1i
how would you	1g
how you	-1o1inuz
how you doing	1u2i
how ~meet	1i
hr	1hr2j
hr and	1j
huh	-1ipAC1oD2t
huh $	-1ipA1o2D
hurt	1i
hurt $	1i
hurt _ your	1l
hurt at	1s
hurt on	1i
hurts	1s
husba*	-1egsxz1an3h
husband	-1egos1aj2h
husband _ if	1dp
husband _ not	1n
husband what	1hip
husbands	-1g1hn
i	-10s-8n-5o-4e-3cimA-2aC-1drv1gp2bhjx4qu
i _ #	-1giz2u
i _ $	-2acjklot-1ghuAC1x2nq3D4b
i _ $?	-2u2b
i _ @name	-1lx4v
i _ a	-3p-2hi-1aglr1bju
i _ about	-2u-1g2i
i _ add	1n2j
i _ ahead	-1h
i _ all	1dr
i _ an	-1vx
i _ anything	-2i-1j1z2u
i _ appreciate	1pB
i _ ask	-1k2iz
i _ back	2h
i _ be	-4j-1ho1v2ilp
i _ been	-1o
i _ bring	-1k1h
i _ by	1h3i
i _ call	-1fjzC1ix2h
i _ calling	-2iv-1fpqwB1u2x
i _ check	1h
i _ do	-1aghp1kl2j
i _ drop	1j
i _ following	1x
i _ for	-1hj1bpq
i _ get	-2i-1dfl1hjruC
i _ getting	1x
i _ go	-1k1i2j
i _ going	-1px1b2h
i _ got	-1io1dk
i _ guessing	1u2i
i _ have	-1dC1gjz2h
i _ hear	1p
i _ hearing	1i4o
i _ help	1z
i _ hold	1j
i _ hoping	1x
i _ how	-1u1p2i
i _ i	-2p-1j1lx2D
i _ imagine	1p
i _ in	-1gpr2blx
i _ insure	1j
i _ is	1d2go
i _ it	-3o-1djnx1gipqr2B
i _ just	2b
i _ keep	-1hk1dp3j
i _ know	-1j1i
i _ leave	-1fk1h
i _ let	-1hk3C
i _ like	-3j-2i-1pr1gu2z
i _ look	-1k
i _ mail	1h
i _ make	1fj
i _ met	-1p3a
i _ my	-1r
i _ need	-1jop1d3hi4g
i _ never	-1j
i _ no	3l
i _ not	-3n-2bfghjko-1eirsuxyzAD1p2lt
i _ on	-2i1q
i _ one	-2i2u
i _ only	1dl
i _ out	1q2d
i _ price	-1hj1kz
i _ put	-1j1h2k
i _ putting	1dh
i _ quote	1jk
i _ rather	-1jp
i _ say	-1hi1l3C
i _ see	-1l1ahx2f
i _ seen	2e
i _ send	-1k1l
i _ set	-1h
i _ show	2k
i _ so	1r2p
i _ some	-1u1i2c
i _ something	-1i1r2u
i _ sorry	-2f-1loxB1pq2i
i _ start	-1h1g
i _ suggest	1m
i _ take	-1k1ln2fj
i _ tell	1op
i _ that	-3u-2abhj-1lox1dgp2i3t
i _ the	-2k-1bnoqz1ghlpx
i _ this	-1i1u2y
i _ to	-2d-1chjq1aiklxy
i _ trying	1x
i _ up	-1p
i _ want	-1in
i _ we	-1i1t2q
i _ why	-4i-1dx2qu4p
i _ with	-2u-1bghk1A2iwD
i _ you	-3ai-2fny-1dhsC1cgkvwz2lq3u
i _ your	-1adhB1cgiz2p3x
i _ ~advise	1jm
i _ ~buy	-1hkl1gj
i _ ~meet	-1fjkC1ix2h
i _ ~money	-2hi-1dg2ku
i _ ~not	-3n-2bfghjko-1eirsuxyzAD2t3l
i _ ~send	-2k-1dfo3h
i am	-3j-2anp-1cgimqrstC1flowxBD2v
i am @name	-1lx4v
i am an	-1vx
i am calling	-2iv-1fpqwB1u2x
i am following	1x
i am going	-1px1b2h
i am guessing	1u2i
i am hearing	1i3o
i am just	2b
i am not	-1bfioq2d
i am one	1o
i am putting	1dh
i am so	2p
i am sorry	-2f-1loxB1pq2i
i am the	1x
i am trying	1x
i am with	2wD
i am ~not	-1bfiopqt1l2d
i apologize	-3p-1jvD3q
i apologize $	-2p-1D2q
i apologize for	-1p2q
i appreciate	-1i2B
i appreciate it	-2p2B
i appreciate you	1B
i ask	-2g-1bchjlxy
i ask a	-1z1u
i ask about	-4u-1g3i
i ask you	-2i1u
i asked	-2i-1hopxz1u
i asked you	-1h
i bind	1i2g
i bring	1h
i bring the	1h
i call	-2i
i call you	-1u
i called	2x
i can	-2jnu-1dkqsABC1gpz2l
i can get	1g
i can not	-1dijnopqsA3l
i can see	1a
i can tell	1o2p
i can ~not	-1dijnopqsA3l
i catch	-1i2u
i catch you	-1i2u
i could	-1dhp1tx2l
i could call	-1h1x
i could not	1lt
i could ~meet	-1h1x
i could ~not	1lt
i did	-1ilp3t
i did not	-1ilp3t
i did ~not	-1ilp3t
i do	-2j-1rt1iv2l
i do not	-2j-1qt1ipv2l
i do ~not	-2j-1qt1ipv2l
i feel	2q3p
i felt	-1l1p
i gave	1q2l
i gave you	1q2l
i get	-2dhjo-1agtB1r2x3bip
i get it	1i2p
i get that	-1b1ip
i get why	1q2p
i get you	-1i1g
i get your	-1hu1i
i give	-1i
i give you	-1i
i go	-1h
i go ahead	-1h
i got	1iruy2x
i got it	-1u1i
i got to	1uy
i had	-1lor
i had a	-1p
i have	-3ip-2jo-1bgnqzC1cdfr2elu5a
i have #	-1i1u
i have got	-1io1dk
i have seen	2e
i have the	1h
i have to	-2i-1u2al
i have your	2cu
i have ~money	-1i1u
i have ~not	1l
i hear	-1tuB2l3op
i hear you	-1uB1i2lo3p
i help	-1u2i
i help you	2i
i just	-1di1guz
i keep	-1i1u
i know	-4l-2aox-1dgijq1b6p
i know $	-1lo3p
i know it	-2l-1o2p
i know that	2p
i know you	1bu
i mean	-1t3i
i mean $	1i
i mean you	1i
i miss	-1u1r2i
i miss anything	-1u
i missed	-2q-1ipu4t
i missed that	-2q-1ip4t
i need	-1hi1gz4d
i noticed	-1u3x
i noticed you	-1u1x
i only	1i2dg
i owe	2q
i owe you	2q
i put	-2i-1j1ghr
i put you	1u
i really	-1p1lB
i recommend	1j
i respect	1p
i respect that	1p
i run	1lr2u
i run the	1lr
i said	-1p2lq
i saw	1u2x
i saw you	1x
i saw your	1x
i say	-1ip1z2bj
i see	-1hiq1z3nD
i see $	-1pq3nD
i send	-1u1i
i send you	-1u1hi
i share	-3i2u
i should	-2jp-1l2iqy
i should know	-1j1i
i speak	-1gh1A2i
i speaking	-1u2i
i speaking with	-1u2i
i suggest	2j
i take	2g
i talk	1rz2p
i talk to	2p
i tell	-2i1z2u
i tell you	-2i1z2u
i think	-1i1t3j
i think you	2j
i thought	-1o1px
i understand	-1ajD2p
i understand $	-1qD
i understand it	1r
i understand why	1q2p
i want	-2gijpq1k2bc
i want to	-2gp-1ijq1k
i wanted	2x
i wanted to	2x
i was	-1op1qx
i was hoping	1x
i were	1p
i were you	1j
i will	-4ej-3lx-2binorsu-1acdpqtwD2fkC5h
i will ask	-1k1z2i
i will be	-1p1v
i will call	-1fzC1h
i will check	1h
i will do	2k
i will get	-1fgp1rC2h
i will have	-1C1gB3h
i will keep	-1h1dpz
i will leave	-1f1h
i will let	-1hk3C
i will make	1f
i will need	3i
i will not	-1l1pC
i will price	1k
i will put	1k
i will see	1h2f
i will send	-1k1l
i will show	1k
i will take	2f
i will ~buy	-1h1g
i will ~meet	-1fikC1h
i will ~money	-1h2k
i will ~not	-1l1pC
i will ~send	-1dfik1lr2h
i wish	2l
i wish i	-1p1l
i work	1w
i would	-4d-3ar-2blnos-1cefiqtuvwx1z10j
i would add	1n2j
i would ask	1j
i would be	-4j-1o2ilp
i would do	1i2j
i would drop	1j
i would get	-1ghp2j
i would go	-1k2j
i would have	1j
i would hold	1j
i would insure	1j
i would like	-3j-1pr2gz
i would need	-1jop1i3h
i would not	-2l-1ino1j2p
i would put	-1j1hk
i would rather	-1jp
i would suggest	1m
i would take	-1hkp1ln3j
i would want	-1in
i would ~advise	1jm
i would ~buy	-1g1j
i would ~not	-2l-1ino2p
i would ~send	-1k1hj
i wrote	-1p1q2r
i ~advise	-1p3j
i ~buy	-1u1o2i3g
i ~meet	-2g-1cjquv1hprz2i
i ~meet by	1h2i
i ~meet to	-1g1p2i
i ~meet you	-1u
i ~send	-1jou1k2hi
i ~send you	-1u1hi
idea	2ap
idiot	-3i-1bdl5a
if	-4bt-3cpC-2efhjmovwBD-1agkqrxA1ilns4u
if _ are	-1a
if _ ask	-1i1u2j
if _ asked	-1hix1u
if _ broke	1i
if _ burned	1n
if _ cash	1n
if _ could	-1np1o
if _ did	1i
if _ die	-1i1e
if _ died	1in
if _ do	-1an1dim
if _ get	1dn
if _ gets	1n
if _ go	1s
if _ had	-1n1ax
if _ happened	-1h1n
if _ have	-1s1l
if _ is	-2n-1ox1u2z
if _ just	1i
if _ leave	-1i1kn
if _ machine	1i
if _ of	-1p
if _ only	1i
if _ press	-1n
if _ pump	1n
if _ put	-1i1u
if _ sued	1i
if _ tub	-1n1i
if _ was	1i
if _ went	1iuz
if _ were	-1dl1p2j
if _ would	1gp
if _ wrecks	1n
if _ ~cover	-1s1i
if _ ~harm	-2d-1mp2in
if _ ~kin	1i
if _ ~meet	1hisu
if _ ~not	1z
if _ ~thing	-1jln1i
if a	1s
if an	1s
if he	-1i1dln
if he wrecks	1n
if i	-3i-2gjz-1abdnp1hly3o5u
if i ask	-1i1u
if i asked	-1hix1u
if i put	-1i1u
if i were	1p
if i ~meet	1h2i
if it	-1dhkms1j2az
if it is	-1nos1lz
if it was	1i
if it were	2j
if it ~harm	1n
if one	-1s
if one of	-1s
if somebody	2n
if somebody gets	1n
if someone	-1n1i
if someone ~harm	1i
if something	-1h1n2i
if something happened	-1h1n
if that	-1n1i
if that is	1i
if that press	-1n
if that ~thing	-1n
if the	-1djkop1ln
if the pump	1n
if the ~thing	-1l
if there	-1l1sz
if there is	-1l1sz
if they	-1ns1ijp
if we	-1r1hp2u
if you	-5o-3u-2hn-1abcfptzC1gils2d
if you are	-1a
if you cash	1n
if you could	1i
if you did	1i
if you die	-1i1e
if you died	1in
if you do	-1an1dim
if you get	1dn
if you had	-1n1ax
if you have	-1s1l
if you leave	-1i1kn
if you were	1i
if you ~harm	-1d1ein
if your	-1lns2i
if your tub	-1n1i
ignor*	-1ijnp1bs3a
ignorant	-1p3a
illus*	1rs
illustration	1rs
imagi*	-2l-1n3ep
imagine	-2l-1n3ep
impor*	1p
important	1p
important _ you	1i
important to	1i
important to you	1i
in	-3bCD-2adfkvyA-1jmpqsuwz1ehlx2gin
in #	-1dhjlopu1kr2g
in # days	1r
in # minutes	-1dh1z2g
in # years	1o
in $	-1ab1il2u
in $?	-1bc2g3i
in @month	-1i1h
in @month and	-1o
in _ #	1l2h3m
in _ $	-2a-1djmnt1elprx2c
in _ $?	1cg2i
in _ and	-1io1h
in _ back	-1p1l
in _ basement	-1r
in _ business	1p
in _ car	-2i-1s1a2e
in _ company	-1o2p
in _ days	1r
in _ driveway	1i
in _ family	-1e2a
in _ first	1s
in _ for	1g
in _ garage	1n
in _ hospital	-1n1i
in _ house	1io
in _ if	2i
in _ is	-1i
in _ it	1p
in _ last	1i
in _ letter	1n
in _ living	1l
in _ middle	-1i1qsuB
in _ minutes	-1dh1z2g
in _ morning	1ho
in _ name	1i
in _ neck	1ap
in _ of	-1p1i
in _ or	1o
in _ out	-2i3t
in _ own	-1s2o
in _ spring	1n
in _ the	-1i1lnr
in _ truck	1n
in _ vans	-1i1jn
in _ we	1j
in _ when	1i
in _ yard	-2i
in _ year	-1m1ps
in _ years	1o
in _ you	1gjr2d
in _ ~cover	1i2n
in _ ~harm	1n
in _ ~insurer	-1o2p
in _ ~kin	-1e2a
in _ ~money	-1x1hp2ms
in _ ~soon	1go2h
in _ ~thing	-3s-2lpr-1dghikt1eno
in a	-1acglmnp1iors2eh
in a year	-1m1s
in a ~cover	1i
in a ~money	-1m1s
in and	3t
in and out	3t
in at	2mp
in before	1j
in for	-1op1gj
in force	-1in2g
in force $	1g
in from	1s
in front	-1op
in front of	-1p1i
in full	1g
in good	-1o1p2i
in his	1o
in it	-1kn1elos
in it $	1lo
in line	1s2n
in may	1r
in may you	1r
in most	-1n2s
in my	2c
in on	1p
in one	-1o1enp
in over	1n
in place	-1h2g
in savings	1n
in that	-1al2op
in that $	-1an3p
in that house	1o
in that ~thing	-1il2o
in the	-3bg-2cek-1jmrstxz1adnp2h
in the back	-1p1l
in the basement	-1r
in the business	1p
in the car	-1io1a
in the driveway	1i
in the family	1a
in the first	1s
in the hospital	-1n1i
in the house	1i
in the last	1i
in the middle	-1i1qsuB
in the morning	1ho
in the spring	1n
in the truck	1n
in the yard	-2i
in the ~kin	1a
in the ~soon	1o2h
in the ~thing	-1prs1aj
in their	-1s2e
in their own	-1s
in there	2i
in there $	1i
in this	3b
in those	1no
in tools	1o
in touch	-1p2x
in touch $	-1p1h2x
in town	1w
in with	1io
in with you	1i
in writing	1h
in your	-1degiopx1jl2ah
in your family	-1ei2a
in your house	1i
in your living	1l
in your name	1i
in your ~cover	1n
in your ~kin	-1ei2a
in ~cover	1i2r
in ~money	-2l-1dhjopu1kr2g
in ~money days	1r
in ~money minutes	-1dh1z2g
in ~money years	1o
in ~thing	-1h2g
inclu*	-1inp1aj2s
include	1s
incom*	-2p-1abcdehlm1j3rs
income	-2p-1abcdehlm1j3rs
income $	-1n1r2s
income $?	1i
income _ is	1n
income _ there	1j
income _ your	-1n1s
income and	-1j
income is	1js
info	-1i1uB
infor*	-1i2lx
information	2x
injuries	1l
injury	1j
insid*	-1iln2s
inside	-1iln2s
inside $	-1l
inside the	1s
inspe*	1j
insta*	1i
inste*	1i
instead	1i
instr*	-1ai4b
instructions	-1i4b
insur*	-3k-2behmopqrtzC-1cdfjuyD1nsv3w
insurance	-3j-2agkmr-1befhoqstyzCD1v2n4w
insurance $	-2ls-1djru1cow
insurance $?	-1i2d
insurance @name	1vw
insurance _ $	2w
insurance _ $?	-1i
insurance _ am	1x
insurance _ for	1B
insurance _ is	-1A1lnw
insurance _ not	2p
insurance _ on	1w
insurance _ you	1i
insurance and	1n
insurance for	1s
insurance hits	-1i
insurance hits you	-1i
insurance i	1vxA
insurance i am	1x
insurance in	1i
insurance is	1inu2p
insurance is not	2p
insurance on	1x
insurance page	1hi
insurance this	1w
insurance this is	-1A1w
insurance your	1x
insure	-2p-1in1a3j
insure _ at	1j
insure _ for	2j
insure it	3j
insure it at	1j
insure it for	2j
insured	-1acjlmno1gi2s
insured $	-1ln
insured for	1n
insured with	1i
insurer	1s
inter*	-2t-1bcjpA2uD4q
interruption	-1c3q
into	-3j-2l-1abdgko2csz
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
is	-5eC-4qt-3cD-2afghB-1bdjkowxyA1su2p
is #	-2o2km3c
is # $	-1j1km
is # a	1p
is # and	-1jr1kl
is # dollars	-1l1k
is # for	1m
is # in	-1r
is # one	-1k1r
is # times	-1m1cs
is $	-1np1il
is $#	-1jnps2m
is $# $	1m
is $# and	1m
is $?	1i
is @day	2i4h
is @name	-2bdnps-1achijklmrzC1u2wA7v
is @name $	-2i-1wx1B4v
is @name and	1w
is @name from	1uv2wx
is @name with	1iuvA2w
is _ #	-1ops1gkl
is _ $	-5i-3a-2w-1chopqsxzC1bdeD2jlnv
is _ $#	-1ns2m
is _ $?	-1bcp3i
is _ @name	-1bnuv5i
is _ a	-3as-2cn-1dkoxA1bgim2l
is _ about	-1pr1ios
is _ accident	-1s1l
is _ add	1s
is _ all	-2i1uy
is _ alright	1y2u
is _ an	2l
is _ and	-2jor-1ix1l2p3k
is _ annual	1x
is _ any	-1p1g
is _ anything	-1o2g
is _ as	1s
is _ at	-1os
is _ best	1c
is _ better	2i
is _ big	1i2p
is _ biggest	1i
is _ business	1jo
is _ by	1s
is _ capital	1c
is _ car	1insB
is _ cash	1j
is _ coming	2a
is _ coverage	1ls
is _ covered	-2m-1s1jln
is _ day	-1p2d
is _ decision	-1o
is _ deductible	-1i
is _ dollars	-1l1k
is _ driving	-1io
is _ dumb	-2p2a
is _ enough	-1lp
is _ fair	-1i1pu
is _ favorite	3c
is _ fire	1s
is _ flood	-1s1jn2r
is _ for	-1ops1hk2x
is _ from	1uv2wx
is _ fun	1p
is _ going	-1op1l
is _ good	-1aru1cgip
is _ hard	-1o1p
is _ him	-1i1o
is _ hole	-1lp4n
is _ home	2h
is _ house	1n
is _ how	1A2i
is _ i	-2q-1l2jp
is _ if	1s
is _ in	-1ep1o2int
is _ insurance	-2v2w
is _ insured	1n
is _ is	-1i1k
is _ it	-4p-2n-1kor1jl2bs
is _ just	-1o1hi
is _ keep	1k
is _ kind	1p
is _ last	-1i1dp2f
is _ left	-1o
is _ long	1op
is _ look	1hz
is _ lot	-1lo
is _ low	-1ip1ns
is _ me	1q
is _ money	-1m3p
is _ more	-2p-1n1imo
is _ mortgage	-1c
is _ most	-1p1a
is _ much	-1n1os
is _ named	-1l1n
is _ next	-1h
is _ no	-1l1i
is _ nobody	2o
is _ not	-2lp-1o
is _ nothing	2l
is _ now	1i
is _ number	-1s
is _ of	-1o1nA2l
is _ off	1s
is _ okay	-4i1p4u
is _ on	-3l-1bdjr1os2n
is _ one	-2s-1klp1o2jm
is _ or	1d
is _ out	1lo
is _ over	1n
is _ paid	-1l1n
is _ part	-1ip1los
is _ pays	-2i-1l1k2s
is _ person	1s
is _ plan	1r
is _ policy	-1s1ij
is _ problem	-3i-1p2o3a
is _ really	-2p-1l1io
is _ right	-1u1d2i
is _ roof	-1o
is _ same	1k
is _ separate	-1n1s
is _ shock	1p
is _ since	1i
is _ smart	-1a
is _ so	-1s1jkn
is _ some	1z
is _ something	-1in2al
is _ square	1ci
is _ still	1i2u
is _ stupid	-3p1a
is _ than	-1jos1p3m
is _ that	-2n-1ijl1or2s3px
is _ the	-2ms-1abcdghlu1np2i
is _ there	-1lov2i
is _ they	-1i2k
is _ those	1n
is _ till	1i
is _ time	-1ip1d
is _ times	-1lm1c
is _ to	-1abgikx1jmz2dnp
is _ too	1i2h
is _ top	1r
is _ uninsured	-1jn1k
is _ up	-2s-1p1n
is _ way	-1prs1j
is _ we	-2k-1n
is _ what	-1no1eB
is _ when	-1ino1s
is _ who	2n
is _ whole	1k
is _ wife	1i
is _ with	-1jn1uvwA2a
is _ work	1n
is _ yes	1dg
is _ you	-2j-1acz1lrs2np
is _ your	-1dsu1p2ai
is _ yours	-1ns1i
is _ ~cover	-2v-1cdgmp1ks2w3r
is _ ~feel	-1o2p
is _ ~harm	-1i1n
is _ ~kin	1ir
is _ ~meet	-2p
is _ ~money	-3s-2np-1cdijor1klx2m
is _ ~not	-2p1i2o
is _ ~pay	-3l-2i1k2s
is _ ~send	1r
is _ ~soon	1d
is _ ~thing	-2c-1jl1insB2h
is a	-3j-2bmsu-1aorx1g2d3p
is a #	-1mnr1k3l
is a big	-1o1i2p
is a fair	1k
is a good	-1aru1c2i
is a hole	-1l2n
is a long	1op
is a lot	-1lo
is a no	1i
is a really	-1p
is a separate	-1n1s
is a smart	-1a
is a stupid	-3p1a
is a yes	1dg
is a ~cover	-1i1l
is a ~feel	-1o2p
is a ~harm	1s
is a ~money	-1mr1k3l
is a ~not	1i
is a ~thing	1n
is about	-2np-1ir1m2o3x
is about $#	-1n
is about a	1m
is about that	1i3x
is about the	-1i1ox
is about ~money	-1n
is an	-1inq1al
is and	-2i
is another	1kp
is anything	-1i1sz
is at	1s
is been	-1lo1p2i
is behind	1i
is being	-1p1y
is better	-1i1hkl
is business	1l
is changed	1n
is cheap	-1s1k
is cheaper	-1j
is different	1i2k
is done	1pr
is driving	-1o
is easier	1p2o
is everybody	1p3i
is everything	-1n1s
is exactly	1pB
is excluded	-1s3l
is excluded $	-1s2l
is flood	1ls
is for	-2inp-1o1j3s
is for a	-1n
is for the	-1ops1l2j
is for when	-1in1s
is from	1n
is get	-1i
is going	-1s1im2t
is going on	1i
is going to	1di2m
is gone	-1o1d3n
is gone $	-1do1r2n
is good	-1l2D
is good $	-2p2D
is got	-1d1p
is got a	-1i1l
is got the	1n
is got to	-1lo1p
is got you	1i2o
is half	1o
is hard	1p
is hard to	-1p
is he	-1u2hi
is how	-3i2n
is how they	-2i1p
is i	1pz
is important	1i
is in	-2i-1r
is in the	-2i1j
is in your	1n
is insured	-1o1n
is insured for	1n
is it	-3o-2gh-1bjklmn1u4i
is it $	1dir
is it $?	1i
is it all	1y
is it going	1i
is it in	1i
is it just	1i
is it okay	-2i1u
is it something	-1o1i
is it still	1i
is it the	2i
is it ~pay	-1i1s
is just	-2ps-1di1blz2a
is just a	-1los
is left	1ln
is less	-1p3m
is like	-1in3s
is like #	-1i1m
is like ~money	-1i1m
is listed	1s
is locked	-1s1n
is me	1o
is missing	1z
is more	-1o2p
is more than	-1o2p
is my	-2p1iqr2b
is named	1j
is new	2s
is no	-1is1np
is no business	1j
is not	-3s-2djB-1bmx1ino3l
is not $	-1i1kl
is not a	-1p2l
is not covered	-1s1jn
is not enough	-1lp
is not going	-1o1l
is not insured	1n
is not it	-1o3i
is not named	-1l1n
is not on	-2l-1j1n
is not really	-1lp1io
is not something	-1anp1o2l
is not that	2p
is not the	-1n
is nothing	-2l-1ios1p
is nothing on	1n
is nothing to	1p
is now	-2i-1sA1dn4u
is now a	-1A1nu
is now okay	-1i2u
is okay	-1i1u
is okay with	-1i1u
is on	-2k-1bhjs2q
is on me	1q
is on the	-1ks
is on you	-1is1dl2n
is one	-3p-1js1gl2iko
is one more	-1p1o
is one ~money	1g2i
is only	-1ims1bdg3l
is only ~money	-1l1m
is our	-1p1r
is over	1ei
is own	-1o2s
is paid	1k
is pretty	1o
is really	1q
is recorded	-1i1y
is recorded $	-1i1y
is second	1s
is second in	1s
is sensible	2p
is sensible $	2p
is she	-1u1o2i
is she on	1io
is simply	-1np
is so	-1q1p
is some	1o
is somebody	2bn
is something	2i
is still	-2i2n
is that	-4n-3p-2b-1aht1gy2u3o5i
is that $?	1i
is that a	-1pu2gi
is that about	1i
is that it	-1in1ls
is that nobody	2o
is that right	-1u2i
is that what	-1n1e
is that ~not	2o
is the	-4bl-3hp-1gqv1afijkoB2c
is the best	1c
is the capital	1c
is the car	1iB
is the last	1p2f
is the mortgage	-1c
is the most	1a
is the one	-1np2j
is the part	-1i1no2s
is the policy	1i
is the right	-1o1d
is the roof	-1o
is the same	1k
is the square	1ci
is the thing	1i
is the ~cover	-1jn2ik
is the ~kin	1r
is the ~money	-1o
is the ~thing	-1c1iB
is there	-1lnu1bh2adg
is there a	-1g1bh3i
is there an	1i
is there any	1g
is there anything	1i2g
is there something	-2i2a
is this	-2dv-1acghpwy1bA3iu
is this $	2i
is this @name	-1buv5i
is this a	-2i1u
is this an	1b
is this your	1i
is time	1x2j
is time for	1x
is to	-2i-1s1dp2j
is too	-1p2s
is understandable	-1o2p
is up	-1o1lxA
is up to	-1o1l
is way	1b
is what	-3i-2p-1lm1knor2s
is what i	-1kn1j
is what is	1k
is what it	-1i1os
is what pays	1s
is what they	-1op
is what you	1k
is what ~pay	-1il2s
is where	-1ip1kl
is where i	2j
is where they	2k
is where we	-1n1r
is why	1x
is worth	-2ls-1ikmor1z2jn
is worth $	-1o2n
is worth a	-1s2j
is you	-5i-1nu1s2or
is you that	1o
is your	-2m-1bhjkpsv2n3i
is your annual	1x
is your biggest	1i
is your favorite	3c
is your money	2p
is your problem	-3i3a
is your wife	1i
is your ~cover	1i
is your ~kin	1i
is your ~money	1x
is yours	1kn
is yours $	1n
is ~cover	-1op1ln
is ~feel	-2o-1almnqs1i4p
is ~feel $	3p
is ~feel to	-1p
is ~harm	-1i2n
is ~money	-2jos-1ilprz2k3c4m
is ~money $	-1jp1k2m
is ~money a	1mp
is ~money and	-1jnr1km
is ~money for	1m
is ~money in	-1r
is ~money more	1m
is ~money one	-1k1r
is ~money times	-1m1cs
is ~money ~money	-1ln1k
is ~not	-4s-2jB-1bdeimqrvwxz1a2lnp
is ~not $	-1in1kl
is ~not a	-1p2l
is ~not business	1j
is ~not covered	-1s1jn
is ~not enough	-1lp
is ~not fun	1p
is ~not going	-1o1l
is ~not in	-1s1l
is ~not insured	1n
is ~not it	-2l-1no3i
is ~not left	-1o
is ~not named	-1l1n
is ~not on	-2l-1io3n
is ~not really	-1lp1io
is ~not something	-1anp1o2l
is ~not that	2p
is ~not the	-1n
is ~not to	1p
is ~not ~cover	1ln
is ~pay	1k
is ~soon	2i4h
issue	1lo3i4g
issue _ ~cover	1gl
issue*	1i
it	-7c-4a-3bt-2equyACD-1fhkpswxz1gijlo
it #	1h
it $	-3u-2ckx-1efhinoprsvwA1adltB2jD3g
it $?	-2hopt-1bcdjlnrsuz2g4i
it _ #	-1hln1sz2m
it _ $	-2almox-1bcfijkrtuvAD1eghBC2d
it _ $#	-1k1m
it _ $?	-2ho-1djpu1git
it _ @name	-1mp1uwA4v
it _ a	-2s-1hijlmru1ak
it _ about	-1n3x
it _ again	1iq
it _ all	1l
it _ an	-1s1l
it _ and	-2i-1nr1ko
it _ are	1ip
it _ at	-1o
it _ be	-1hlnops1j2mx
it _ been	1ir
it _ before	1d
it _ by	-1k2z
it _ come	1i
it _ cost	1s
it _ do	2i
it _ down	1no
it _ easier	1h2o
it _ everything	-1s
it _ excluded	2l
it _ feel	1p
it _ for	-2lo-1h1s2k
it _ goes	1s
it _ going	-1i1lo
it _ gone	-1o1n
it _ good	-1o1p
it _ got	-2o-1p
it _ hard	-1p1i
it _ her	1d
it _ how	-1i
it _ i	2p
it _ if	-2i-1g1ks2u
it _ in	-1is
it _ is	1d
it _ it	-1os1i2p
it _ less	1m
it _ like	-1ailr4o
it _ me	-1o1d2p
it _ more	-1os1jnr
it _ my	2j
it _ no	-1l1af
it _ not	-1aemnrB1dhop2l
it _ now	-1s1n
it _ off	1p
it _ on	-1i1gl
it _ one	1gn3i
it _ only	-1l1di
it _ out	-2l-1s
it _ over	-1n2s
it _ own	-1o2s
it _ paper	-1o
it _ pays	2l
it _ really	-1p
it _ right	-1i1y
it _ say	1dp
it _ sense	1pz
it _ somebody	-1i1no
it _ take	1s
it _ that	-1ms1jko3i
it _ the	-3p-2o-1l1ik2r
it _ then	1o
it _ there	1gh
it _ time	-1op1x2j
it _ to	-1gijl1m2o
it _ up	-2o1hm
it _ ways	1k
it _ we	1op
it _ what	-1o1j
it _ when	1n
it _ who	1i
it _ will	1fB
it _ with	1ho
it _ work	1s
it _ worth	-1jlop1sz2n
it _ would	1o
it _ you	-1dgmnpu1ahr2j4o
it _ your	-1alp1dns
it _ ~feel	-1lo1p
it _ ~harm	-1l1ei
it _ ~meet	-1r1i
it _ ~money	-1dhln1s3m
it _ ~not	-2nB-1emrs1dfho3l
it _ ~pay	-1j4l
it a	-1o
it about	-1j1m
it again	-1in1or
it all	-1n1iy2eor
it all $	1i2e
it and	-1r2d
it and you	1o
it as	1l
it at	1i
it at the	1i
it back	-1lm1nr
it back up	-1m
it be	-1nr1i2h
it been	1i
it by	-1o1h
it comes	-1i1no
it cost	1n
it costs	1z
it covers	-1ln
it does	-2o-1s1l2p
it does not	-1s1l
it does ~not	-1s1l
it done	-2i1dfgo
it down	-1op1mq
it down $	-1o
it ends	-1i1ln
it feels	2o
it feels like	2o
it for	-2n2d3j
it for #	2j
it for you	-1n1j
it for ~money	2j
it from	1d
it from me	1d
it goes	-1in2m
it going	-1p1s2gi
it has	-2op-1i
it has a	-1p
it help	-1u1ik
it help if	-1u1ik
it i	1fioB
it i will	1fB
it if	-1p1ors
it if it	1r
it in	-1ejmop1gkn
it in $	1n
it in the	1i
it is	-2iB-1abcefgjkqCD1dmnuw2vx
it is #	1k
it is $	-1n1s
it is $#	-1k1m
it is @name	-1mp1uwA4v
it is a	-2il-1ajs1kp
it is about	-1n3x
it is all	1l
it is been	1ir
it is easier	2o
it is excluded	2l
it is for	-1o1j
it is going	-1i1lo
it is gone	-1o1n
it is good	2p
it is got	-1op
it is hard	-1p
it is in	-1s
it is less	1m
it is like	-1i1ms
it is not	-2n-1mB1hop2s
it is now	-1s1dn
it is on	1d
it is one	1gno2i
it is only	-1l1d
it is own	-1o2s
it is really	-1p
it is that	-1n1o4i
it is the	-2s-1ijp1dno
it is time	1x2j
it is worth	-1jlop1z2n
it is you	1r
it is your	2n
it is ~feel	-1o1p
it is ~money	-1j1m
it is ~not	-2n-1dmB1ahops
it it	1d
it it is	1d
it just	-1o2i
it leaves	-1ln
it leaves out	-2l-1n
it like	-1g1i
it looks	-1s1p
it makes	1jz
it makes sense	1pz
it may	1n
it might	1p
it never	1ps
it new	1i
it now	-2gi-1jn3d
it now $	-2i-1gj3d
it okay	-2i1u
it on	-1o1k2g
it one	1r
it only	2l
it or	-1g1hs2d
it or not	-1i1h2d
it or ~not	-1i1h2d
it out	-1ds1i2k
it out $	1jk
it over	-1diknops1g3h
it over $	-1iop1g
it pays	-2i-1o3s
it pays for	-1l1nps
it really	-1p
it renew	1iqB
it says	1i
it seems	-1i2op
it shows	-1C1h3p
it so	2d
it something	-1o1i
it sounds	-2p2o
it sounds like	-2p2o
it stands	-1l2n
it started	1g
it starts	-1i
it still	1no2l
it stops	-1p3l
it takes	-1p2a
it takes a	1l2a
it that	1p2i
it the	-1os1r2fi
it they	1n
it to	-1gjn1hlrs
it to the	-1o1r
it to you	1h
it today	1d
it today $	1d
it under	1nu
it up	-1hos1k2i
it up $	-1o2i
it was	-1n1s2or
it was the	2r
it were	2j
it when	-1o1ep
it when you	1el
it will	-2n-1dio1es
it will not	-1n2l
it will ~not	-1n2l
it with	-1ir1j2k
it with the	1j
it with you	1k
it without	1i
it would	-1hp1io2mx
it would be	-2n-1hl1j2mx
it would cost	1n
it would take	1s
it would ~money	1n
it yet	1ij
it you	-1dn1lp3i
it you are	1ip
it your	1n
it yourself	1n
it yourself $	1n
it ~cover	1k
it ~harm	1n
it ~meet	1B
it ~money	-1lrs1nz
it ~not	1ps
it ~pay	-1ijno3s
it ~pay for	-1l1nps
it ~pay if	1s
it ~pay your	-1n1s
it ~soon	1dj
it ~soon $	-1i1j
itsel*	-1n1j
itself	-1n1j
jewel*	-1gklmps3nr
jewelry	-2j-1kmps2n3r
jewelry $	-1s2n
jewelry _ and	1r
jewelry and	1i
jewelry is	1n
job	-2l1ckr2x
job $	-1jl1ks
job _ you	1i
job and	-1n1d
jobs	-1i2n
jobs $	2n
joke	-3i-1b1a2c
joke $	-3i-1b1a2c
jokes	2c
judgm*	-1j1i2ap
judgment	-1j1i2ap
jump	-1o1i2pu
jumpi*	1q
jumping	1q
just	-5ip-3jn-2cm-1efklqrBCD1aghty2bdo3sz
just _ $	1i
just _ $?	-2i2t
just _ a	-1i1guz
just _ and	2i
just _ it	-2i-1jl1or3d
just _ me	-1ci1bgh2d
just _ not	1n
just _ that	1o
just _ the	1gj2b
just _ to	-1p1sx
just _ you	2sy
just _ ~cover	2s
just _ ~not	1l2n
just a	-2o-1aln1hs
just calling	1x
just calling to	1x
just do	-3i-1j1g3d
just do it	-3i-1j1g3d
just get	-2i1ju
just get the	1j
just give	-1i1bg2d
just give me	-1i1bg2d
just like	2o
just means	-1o
just need	-1d2g
just now	1i
just say	-3i-1b1gln2t
just so	-1n
just some	1z
just the	-2i1o2a
just to	-1nsz2r
just you	1io
just you and	1io
just ~buy	-1g1d
keep	-3ns-2hi-1abcefgltD1krC4j
keep $	1jl
keep _ $?	1i
keep _ deductible	-1s1j
keep _ old	-1jn1r
keep _ on	-1in1jk
keep _ policy	1r
keep _ you	2j
keep _ ~cover	-1ins1r2j
keep coming	1i
keep coming $?	1i
keep it	-1dhi1pu3k
keep paying	-1n1j
keep the	-1ikns1jr
keep the old	-1jn1r
keep the ~cover	1j
keep you	-1l2C
keepi*	-1atD1pu
keeping	-1atD1pu
keeping it	1j
keeps	-1i1a2b
kept	-2n-1i2o3p
kicki*	1o
kicking	1o
kicks	-1n1ls
kicks in	-1n1ls
kid	-1i1ejo
kid $	1n
kids	-2hlx-1bgjknptD1adir2e
kids $	-1aj1iop
kids $?	2i
kids _ $	-1h1cei
kids _ a	1s
kids _ one	-1n
kids _ the	-2i-1o1a
kids _ you	2a
kids and	-1no1jr
kids in	-1ir1a
kids in the	-1io1a
kids would	1e
kids you	-1n1d
kind	-2n-1cijr1ados
kind _ policy	-1n
kind _ work	-2i
kind _ ~cover	-1n1i
kind of	-2n-1cijprs1ado
kind of policy	-1n
kind of work	-2i
kind of ~cover	-1n1i
kitch*	-1o1i
kitchen	-1o1i
knee	1l
knew	-2i1dn
knock	-1i1g
know	-4j-3g-2kqrtx-1defmuAC1iy2aclD4p
know $	-2ao-1biC1y2p3D
know $?	-1i2a
know _ $	-1p1a
know _ are	-1a1bdu
know _ good	2a
know _ i	-1op1il
know _ is	-2l-1i4p
know _ it	1o2l
know _ the	-2i1no
know _ they	1h
know _ you	-1o1i2a
know a	1c2a
know about	-1l1n
know how	-1n1ipz2c
know i	-1p
know it	-2l-1i2p
know it is	-2l-1i2p
know that	1ap
know that $	-1p1a
know that is	2p
know the	1ap
know what	-1cp1h2l
know what i	-1o
know what they	1h
know what you	2a
know whether	2i
know yet	1l
know you	-1a1bu
know you are	-1a1du2b
known	-1np1al
knows	-3i-1lp1os
labor	2s
ladde*	1no
ladder	1no
lady	-1i1o4a
lady _ the	1o
lake	-1i
lakes*	-2i-1abdjknpsuxC4v7w
lakeside	-2i-1abdjknpsuxC4v7w
lakeside $	-2x-1i3v4w
lakeside _ $	-1i1w
lakeside _ this	1w
lakeside insurance	-1xA1B3w
lakeside insurance $	-1i1w
lakeside insurance this	1w
lakeside ~cover	-1xA1B3w
lakeside ~cover $	-1i1w
lakeside ~cover this	1w
land	-1l2s
landl*	-1aijo1npr
landlord	-1los1pr2n
landlord $	1n
landlords	-1ij1ls
landlords ~cover	-1j1ls
lands	1r
langu*	-1ad1bj
language	-1ad1bj
lapto*	-2o-1r
laptop	-2o-1r
last	-3jk-2abc-1eglmquzC1fhnr2dt3i
last #	1i
last # years	1h
last _ $	-1pq1i2d3t
last _ $?	-2t2i
last _ and	1x
last _ at	1i
last _ years	1hi
last _ you	2p
last one	1d2o
last spring	1i
last spring $?	1i
last thing	-1i1pt
last thing you	2p
last time	1i2f
last week	-1i1x
last week and	1x
last year	-1ot1ir
last year $	1i
last ~meet	1d
last ~money	-1opt1rs2i
last ~money $	1i
last ~money years	1h
last ~soon	-1i1x
last ~soon and	1x
late	-1io1nq
late $	1q
latel*	1i
lately	1i
later	-2ip-1dghlAD1es4C
later $	-2i-1dhlpA1ejs2C
law	-1p1l
lawye*	-1np3l
lawyer	-1ns3l
lay	-1h1ks
lay _ #	1hs
lay _ ~money	1hs
lazy	-2l-1ip5a
leak	1l
leaks	-1i
lean	1j
learn	-1i1z2a
learn*	3z
lease	-2o1r2i
lease _ you	1o
lease and	1ir
lease wants	-1o
lease with	1i
lease with you	1io
leasi*	-1a1i
leasing	-1a1i
least	-1np1d3j
least #	2j
least ~money	2j
leave	-3p-2gs-1abfikz1hlno4j
leave $	1n
leave _ alone	1l
leave _ off	-1p1l
leave _ to	1o
leave _ ~cover	-1s1j
leave it	1j3o
leave out	-1o
leave that	1j
leave the	-2i-1ks1n2j
leave you	-1f1hlo
leave*	-3s-1ijp2kn3l
leaves	-3s-1ijp2kn3l
leaves _ out	1n3l
leaves out	1k
leaves you	-1ijs1kln
leavi*	-1l1d
leaving	-1l1d
left	-2js-1acghm1dpx2kln3e
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
left out $	1n3l
left over	-1o
left you	-1n2p
legal	-1h
lend	-1h1i3c
lend me	-1h1i3c
lende*	-2kn-1efjlz1hC2sx
lender	-2l-1fjkn1hsC2x
lender _ me	1x
lender and	1g
less	-2s-1il1jp2n3m
less $	1jn2p
less than	-1jps3m
let	-4cip-2efmntux-1bhlovwABD1dzC2qr3g
let _ compare	2k
let _ do	1d
let _ down	-1i2oq
let _ finish	-1g1ad
let _ get	-2i-1hr1d2gC
let _ go	-1hiz1dC2r
let _ just	1gr
let _ know	2h
let _ look	-1hj1kz
let _ make	1i2g
let _ not	1i
let _ pull	1k
let _ put	-1dhk1g2j
let _ run	-1n1r
let _ see	-1gjkz
let _ show	-1i3k
let _ start	1dz2b
let _ take	2q
let _ talk	1hz
let _ write	2g
let _ you	-1n2s
let _ ~buy	-1jk1bdz
let _ ~meet	-1g1hz
let _ ~not	1i
let me	-3bcdn-1ijoptuC1kl3r
let me get	-1r
let me go	2r
let me just	1r
let me make	1i
let me pull	1k
let me put	-1h
let me run	-1n1r
let me show	-1i3k
let me write	2g
let the	1n
let us	-4i-2lpqr-1aemnoxC1bjz3d4g
let us do	1d
let us get	-2i1d3g
let us go	-1i1d
let us just	1g
let us look	-1j1z2k
let us not	1i
let us put	1g2j
let us see	-1gjz
let us start	1dz2b
let us talk	1hz
let us you	-1n2s
let us ~buy	-1jk1bdz
let us ~meet	-1g1hz
let us ~not	1i
let you	-1ghk1o2qC
let you down	-1i2oq
let you go	1C
let you know	1h
lette*	1ps2i
letter	1n2i
letter $	-1o1n
letters	-1n1ps
letti*	-1nps1dyB
letting	-1nps1dyB
level	1k
liabi*	-2iko-1abcdeghltx1r2js
liability	-2i-1abcdeghkox2jrs
liability $	-1nrs1l3j
liability _ a	1s
liability _ if	1s
liability _ not	-1n1lp
liability _ rental	-1j3r
liability _ that	-1p
liability and	-1jln1m
liability does	-1n1p
liability does not	-1n1p
liability is	1n
liability on	1s
liability pays	1s
licen*	-2o-1acgu
license	-2o-1c
licensed	1i
lie	1l
lien	1i
life	-3jl-2p-1adghiqC1ces2vw
life $	-1jkps1v
life $?	2c
life _ $	-1i1x
life _ the	1s
life insurance	-1ijw2nx
life insurance $	-1w2x
life is	1e2s
life partners	1vw
life partners $	1w
light	-1ao1i2e
light*	1io
lights	1io
like	-4l-3dent-2bhkuxyBC-1fjqrvwAD1acim2gop
like #	-2g-1akopr1iu2m
like # $	1n2i
like # bucks	-1i
like $	-1p1ko
like $?	-1at2g
like _ $	-1alm1ops2n3i
like _ $?	-1ct1i
like _ a	1s
like _ are	-1ps2o
like _ big	-1o
like _ bucks	-1i
like _ do	1goz
like _ for	1p
like _ get	1m
like _ have	-1o2p
like _ is	1ino
like _ it	1ip
like _ or	-1a1dh
like _ should	-1o2j
like _ target	1p
like _ the	-1r
like _ to	1g
like _ would	-1o
like _ your	1l
like _ ~buy	-1c1g
like _ ~cover	-1ik1jz
like _ ~harm	-2p1o
like _ ~kin	-1io1a
like _ ~meet	-1g1c
like _ ~money	-1i1m
like a	-3i-2bn-1j1mo3acp
like a target	1p
like an	-1s1p
like for	-1g1k
like if	-1or1s
like it	-1il1dho
like me	1g
like me to	1g
like that	-1jm1ino
like that $	-2p1in2o
like that ~harm	-2p1o
like the	-2j-1nos1bgpr
like they	-1i1op
like this	-1a1p
like this $	2p
like to	-3j-2p-1dhou1l2giz
like to do	1gz
like to get	1m
like to ~buy	-1c1g
like to ~meet	-1g1c
like what	1i
like you	-3p-2i-1s3aj
like you are	-1ps2o
like you have	-1o2p
like yours	1ps2j
like ~money	-2g-1aklpr1u2m
like ~money $	1n2i
like ~money ~money	-1i1m
likes	-3i1p
likes it	-2p1l
limit	-3i-1kn2js
limit $	-2i-1l1j2s
limit _ a	1s
limit and	1s
limit*	-3s-1jlop1amr2k
limits	-3s-1jlop1amr2k
limits $	-1ir1akn
limits _ you	1k
limits and	-1n1m2k
line	-2gjp-1achruxA1dnq2t3k4y
line $	-1xA1bs2qy3k
line _ line	-1hr3k
line by	-1r2k
line by line	-1r2k
lines	1t
link	-1s3h
link in	-1s3h
liquo*	-2l-1ip1ks2j
liquor	-1ilp1ks2j
list	-3hi-2ago-1bdkx1l2rs4f6j
list $	-2h-1a1ps3f
list $?	1i
list _ $	1fl3j
list him	3j
list it	1j2l
list it $	1jl
list the	-2i2jr
liste*	-4i-2p-1bcklnu1jrsz2D3a
listed	-1n1s2jr
listen	-2i-1cj1z3a
listen to	-2i-1c2a
listening	-2i1ao2D
littl*	-2p-1achklnr1dimu2eot
little	-2p-1achklnr1dimu2eot
little $	1i2t
little about	1i
live	-1c1noz2is
live _ what	-1i1oz
live with	-1c3i
lives	-1l1n
lives _ $	-1l1n
lives on	-1l1n
lives there	1i
livin*	-1cp1ei
living	-1cp1ei
living _ $	-1l
living _ a	1ei
living _ on	1ln
living on	1io
living room	1l
llc	-1a1i
loan	-3l-1abdekop1r2nsx
loan $	-1ablp1s2jn
loan _ off	-1s1n
loan _ the	1s
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
locke*	-1s1in
locked	-1s1in
log	-1c
login	2i
long	-2l-1adghjptu1inC2o
long $	-1lpC1o2n
long _ $	-1i3C4o
long _ you	1is
long _ your	1i
long and	-1op
long as	1s
long is	1b
long time	-1o
longe*	1ln2C
longer	1n2C
longs	2i
look	-3g-2aclor-1bemnpqstux1hz2k
look $	-1p
look $?	-1o
look _ $	-1o
look _ $?	1h
look _ a	-1l
look _ both	-1hsz3k
look _ it	-1dk
look _ over	1h
look _ that	-1s2j
look _ the	-1io1s
look _ this	2i
look _ what	1z
look _ your	-2k1iz
look at	-2d-1cghlmrux1oz2k
look at a	1j
look at both	-1hsz3k
look at it	-1dk1j
look at the	1s
look at what	1z
look at your	-2k1isz
look for	-1s1j2h
look it	1h
look it over	1h
look like	-1o1i
looke*	-2p-1o1is
looked	-2p-1o1is
looked _ the	1i
looked at	-1p1is
looked at the	1i
looki*	-1adnr1imz
looking	-1adnr1imz
looking _ #	1m
looking _ ~money	1m
looking at	-1d1m
looking at #	1m
looking at ~money	1m
looks	-2n-1ijl1gks2p
looks at	-1n2s
looks like	-1s1p
lose	-3i-2aj-1blos1pr3e
lose $	1k
lose _ house	-1i
lose _ you	-1d1e
lose _ ~kin	-1o1ep
lose _ ~thing	-1i
lose the	-1ijn1dr2e
lose the house	1e
lose the ~thing	1e
loss	-1ilqr1ps2h
loss of	-1i2s
loss runs	2h
lost	-2i-1p1ae2t
lot	-4s-2ajlo-1bcdhkux1npB
lot $	-3p-1o1n
lot _ money	-3p
lot _ people	-1o2p
lot _ you	-1in1opB
lot about	-1ino2p
lot more	-1os1n
lot of	-2s-1aclmno1p
lot of money	-3p
lot of people	-1o2p
lot to	1o2p
lots	-1s2p
lots of	-1s2p
lousy	-1a2p
love	-2jp-1io1e3g
low	-1ip1kms2n
low $	-1p1s
lower	-1l
lower level	1n
loyal	-1ps
loyal*	-1j2p
loyalty	-1j2p
luck	-1c3C
lunch	-1ik1hopqu3C
lunch _ $	1hqC2p
lunch rush	-1i1hoquC
lunch rush $	1hqC
lying	1o2l
machi*	-2l-1p
machine	-2n-1l1s
machine _ the	1s
machines	-1is1n
machines and	1n
mad	-2i1o2p
mad $	-1i1p
mad _ $	1p
mad too	1p
mad too $	1p
made	-2g-1op1i
made you	2i
magic	-1ip1l2c
magic _ $	-1ip1l2c
mail	-3o1h
mail you	-1o1h
main	1i
make	-3h-2ctu-1bekopqsBCD1fln3ij4g
make _ $	-1p2i
make _ a	-1pu2g
make _ i	1i
make _ your	-1i1d
make a	-2i1p2j
make and	1i
make it	-2j-1hp1m2gn
make me	1p2a
make sense	-3p4i
make sure	1fir
make sure i	1i
make the	2g
make you	-1u1i2g
makes	-2os-1abdqtuxB1lzD2jp
makes _ $	-2i-1ou1D
makes _ sense	1j
makes _ you	-1o1p
makes it	2n
makes sense	-2io-1u1jzD2p
makes sense $	-2i-1ou1D
makes sense you	-1o1p
makes the	1j
makes you	-1t1i
makin*	-1abu1g3i
making	-1abu1g3i
man	-2l-1bijosD1dB2aC4p
man $	-1D1B2C
man that	2p
man you	2a
manag*	2a
manny*	1n
mannys	1n
many	-2a-1ght1bcds2pB
many _ are	-1b2c
many _ in	1n
many _ would	1i
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
marri*	-1aD1e2o3i
marriage	1e3o
married	-1aD3i
married $?	1i
match	-1hi2j4k
match $	1j
match your	1j2k
math	1c
matte*	-1il1s
matter	-1l1s
matter what	-1l
matters	-2o
may	-1abeilxz1gy2nu
may _ ask	-1uz1i
may _ ~meet	1i
may be	-1s1y
may i	-1xz1g2u
may i ask	-1uz1i
may i ~meet	1i
may not	1n
may you	1r
may ~not	1n
maybe	-1opD1r
maybe $	-1pD
maybe ~money	1l
me	-5enos-4jD-3imC-2aw-1flpzA1drtB2bq3hx5c
me #	-1h2c
me $	-3i-2gjopD-1hknsvwC1aqAB2t3c
me $?	-2gi-1q1tu2c
me _ #	-1k1di2b
me _ $	-3o-2bc-1eghijqtuA1B2adpv
me _ $?	-1i1ct
me _ a	-1cr1biz
me _ add	1i2g
me _ and	1k
me _ back	2r
me _ call	1h
me _ dec	1h
me _ get	1g
me _ give	1x
me _ go	-1h1i
me _ i	1p
me _ is	-1c1i
me _ it	-1op1B
me _ little	-1c2i
me _ number	-1cf2ix
me _ picture	-1i2h
me _ same	-1g1k
me _ second	-2c-1b
me _ that	-1gp1oq
me _ the	-1b1gh
me _ this	-1k2i3g
me _ too	2p
me _ would	-1n1j2x
me _ you	-2i-1pr1dl2k
me _ your	-2c1bg
me _ ~cover	-1r1i2h
me _ ~meet	1x
me _ ~money	-1k1cdi2b
me _ ~send	-1g1h
me a	-2agi-1dklpstx1h5c
me a little	-1c2i
me a picture	1h
me a second	-2c-1b
me about	-2b-1cg2i
me about the	-1b
me about your	-2c1i
me and	1ho
me and you	1o
me ask	1pz
me for	2q
me get	-1r
me go	2r
me i	-1lp1jt3q
me i would	1j
me is	-1i1o2n
me just	1r
me make	1i
me pull	1k
me put	-1h
me run	-1n1r
me show	-1i3k
me show you	-1i3k
me that	-1gi1p4h
me the	-2i-1o1cdgh2bj
me the ~cover	1i
me through	-1cor1B2i
me to	-3c-1bdjnszB1lu2gix
me to add	1i2g
me to call	1h
me to get	1g
me to give	1x
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
me ~money ~money	-1h2c
mean	-3p-2lo-1achru1ks2q4i6t
mean $	-1ot2i
mean $?	2t
mean _ $	1kt
mean _ that	-1t1i
mean _ would	1i
mean _ you	3t
mean by	1it
mean by that	-1t1i
mean to	1t2q
mean you	-1p1it
mean ~not	1it
meani*	1i2ct
meaning	1i2ct
means	-4i-3j-2klnp-1ademor1B8s
means #	1s
means _ you	1s
means they	-1p
means you	-1i4s
means ~money	1s
meant	1l
med	2l
med pay	2l
med ~pay	2l
medic*	-1an2s
medical	-1n2s
medical bills	-1n1s
meet	-2u1r2i3h
menti*	-1p1x2y
mentioned	1x
mess	1b3o
messe*	-1p1qt
messed	-1p1qt
met	-1hpr2x3a
met _ the	1x
met at	1x
met at the	1x
middl*	-2i-1o1mqsuB2j
middle	-2i-1o1mqsuB2j
middle _ the	-1o1s
middle of	-1io1qsuB
middle of the	-1o1s
midni*	-1i1dg
midnight	-1i1dg
might	-2i-1s1l2j
might _ to	-1iop2j
might be	1o
might not	-1s1l
might want	-1iop2j
might want to	-1iop2j
might ~not	-1s1l
milea*	-2i-1kz3jr
mileage	-2i-1kz3jr
mileage _ $	2r
miles	1l2s
miles $	-1n1ls
miles you	-1i1s
mind	-2ap-1bgjkntz1y2iu3h
mind $	-1p
mind $?	1i
mind _ asking	1i
mind _ i	1iy2u
mind _ me	2h
mind a	-1i1ux
mind if	1iy2u
mind if i	1iy2u
mine	-2hjn-1dgipsu1z7k
mine $	1ik
mine _ $	1z
mine _ the	-1h
mine and	2k
mines	-1n1k
minim*	-2o-1ilps1aj2k
minimum	-1alops1jn3k
minimum $	-1n2j
minimum _ $#	2k
minimum _ ~money	-1o2k
minimums	1a
minut*	-5i-3c-2r-1ajkmptC3d7u
minute	-3i-1acgs1l2d5u
minute $	-1gi1b2du
minute $?	-4i3u
minutes	-3i-2c-1bjklmnpr1ds4u
minutes $	-2i-1h1sz2du
minutes $?	-1gi1u
minutes _ the	-1u1hi
minutes and	1o
miss	-1u1ir
miss _ $?	-1u1i
miss anything	-1u
miss anything $?	-1u
misse*	-2q-1ipu4t
missed	-2q-1ipu4t
missed _ $	-2q3t
missed that	-2q-1ip4t
missi*	2biz
missing	2biz
missing $	1k2bi
mista*	3q
mistake	3q
mistake $	2q
mix	-1o1q2p
mixer	1x
mm	2D
mm $	2D
mod	-1ajknp1h2r4s
mod $	2r
model	-2a4b
model $	-1a1b
mom	-2i-1ms1a2n3o
momen*	-3i-1bc1j3u
moment	-3i-1bc1j3u
moment $?	1u
moms	1no
money	-2gkmr-1bhjlux1c2is3o
money $	-2p-1ijmn1alo2s
money $?	-1u1i2c
money _ a	2p
money _ is	1io
money _ the	1di
money _ to	1n
money _ you	1p
money and	1p
money for	-1gi2n
money goes	1n
money goes to	1n
money in	1o
money or	2i
money out	-1n1d
money*	1s4p
moneys	1s4p
moneys tight	1j2p
month	-2cks-1abhjlnotu1r2im
month $	-2ikl-1cnps1d2m
month $?	1i
month _ i	1pqB
month _ the	-1r
month _ you	1im
month and	1ip
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
more	-3abcil-2eghq-1pruvxyD1djn2m3fot
more $	-2j-1s1i2m
more _ #	1lm
more _ $	-2p-1ainq1os2f
more _ a	1s
more _ from	-1d1C2f
more _ month	1j
more _ on	2o
more _ than	-1p
more _ that	-2p-1o3i
more _ the	-1mps1j2t
more _ they	1jn
more _ you	-2i2m
more _ ~money	1jlm
more a	1j
more a month	1j
more a ~money	1j
more about	3i
more about that	3i
more and	-1ms1k
more calls	-1dp3f
more calls from	1C2f
more liability	-1p1j
more or	-1s2n
more than	-1ador1jkm
more than #	1l
more than a	1s
more than the	-1ps1j
more than ~money	1l
more time	-2i-1q1or3t
more to	-1km1no2s
more ~cover	-1p1j
morni*	-3D-2bpC-1acdgjlsxB1o4h6A
morning	-2pCD-1abcdgjlxB1ho4A
morning $	-1dipCD2A
morning @name	-1i1v2A
morning @name $	-1v1A
morning @you	1A
morning _ $	-1iv1A
morning _ @name	1vA
morning _ it	1u
morning and	1h
mornings	1i3h
mortg*	-1ckop1rs2n
mortgage	-1ckop1rs2n
mortgage $	1ns
mortgage _ one	-1k1r
mortgage and	-1o1r
most	-2o-1bcijkmrt1n2ps
most $?	1i
most _ ~cover	1ln
most folks	-1o1p
most of	1n
most people	-1p
most policies	1n
most ~cover	1n
most ~kin	-1o1p
mostl*	2is
mostly	2is
mostly $	2i
mothe*	-1p1dn
mother	-1p1dn
mother _ still	1n
mother is	1n
mother is still	1n
motor*	-1cnu1s
motorist	-1n1js
motorist $	-1j1k
motorist _ the	-1n
motorist is	-2n-1l1s
motorist on	1i
move	-2r-1dhknp1i2gj
move _ over	2g
move _ with	1g
move is	-1s2j
moved	1n
movie	-1b1c
movin*	2r
moving	2r
moving the	1r
mr	1A
mr brandt	1A
much	-2abn-1cdghjkmqtD1p2s4B
much $	-1C1iB
much _ $	-1o3B
much _ it	1i
much _ they	1ip
much _ you	1io
much _ your	1s
much did	1ip
much of	1s
much of your	1s
much you	-3i1pz
music	2c
must	-3i-1jln1d5a
must _ been	1p
must be	-1i1a
must have	2a
must have been	1p
my	-5s-4no-3gipuD-2ek-1almtxA1hyB2v3bq8c
my _ $	-2gjD-1aflotuvxAC2cdB3b4q
my _ $?	-1g1ci3b
my _ @name	-1i1x2v
my _ and	1bh
my _ for	-1j1x3c
my _ i	-1i1p2q
my _ is	-3i-1abcknpqs2jv
my _ we	1f
my _ would	1ij
my _ ~money	-1l
my _ ~thing	-1r1c
my advice	-1n1i2j
my advice is	2j
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
my ~advise	-1ns4j
my ~advise is	-1i2j
my ~advise would	1ij
my ~cover	-1cj2q
my ~cover $	-1c2q
my ~kin	-1bhiopqr3c
my ~meet	-1q1p2B
my ~meet $	-1q2B
my ~thing	1j
my ~thing i	1j
mysel*	-1l1iv2p
myself	-1l1iv2p
myself $	1i2p
name	-3l-2dg-1achikpqs1fnv2j3x
name $	1ex
name _ $	-2i1bj
name _ @name	-1i1x2v
name _ it	1jn
name _ the	-1n1o
name is	-1jlx2v
name is @name	-1x2v
name on	-1is1jnox
name on it	1jn
name on the	-1n1o
named	-2l1jns
names	-1oA1l5v
names @name	-1iA4v
names _ $	-1A3v
near	1io
nearb*	-1p
nearby	-1p
neare*	1ls
nearest	1ls
nearest _ $	-1i1ls
nearl*	1n
nearly	1n
neck	1ap
need	-2kns-1abcefilopquC1hz2g6d
need $	-1di1oz
need _ $	-1i1dn
need _ do	-1d
need _ know	2i
need _ to	1d
need _ ~buy	-1j
need _ ~money	2j
need a	-1h1dgi2j
need is	1dop2g
need the	-1jpr1i2h
need to	-2gj-1hop1dz
need to do	-1d
need to know	2i
need to ~buy	-1j
need your	1di3g
need ~cover	-1n1x
neede*	1xB
needed	1xB
needs	-1s1lrx
neigh*	1ln
neighbors	1n
neith*	1o
neither	1o
nervo*	1p
nervous	1p
never	-3ij-2lr-1ghm1e2n4a
never _ $	-1i1eno
never _ that	-1p
never _ up	1ns
never mind	-1p
new	-2ahj-1bcdegtuC2ikr
new $	-1o1l
new _ $	-1jp1ir
new _ $?	1i
new _ costs	-1k1s
new _ in	-1n1j
new _ would	-1j1km
new _ your	1o
new _ ~money	-1k1s
new one	-2n-1op
new one $?	1i
new one costs	-1k1s
new one would	-1n1k
new one ~money	-1k1s
new patio	1x
new policy	-1jls1n2k
new ~cover	-1jls1kn
new ~thing	1ix
new ~thing $	1i
newbo*	1p
newborn	1p
news	-2i-1A2cp
news $	-3i-1A2cp
next	-3u-2gp-1acort1bei2n3h4k
next #	1d
next _ $	-2u1i2h
next _ $?	2h
next _ each	-1g1h2k
next _ the	-1h1n
next _ up	1jn
next _ what	1k
next step	1j
next time	-1p1hlnC
next to	-2j-1gpu1s5k
next to each	-1g1h2k
next to what	1k
next week	-2u1d2hi
next week $	-2u2i
next year	1l
nice	-3o-2l-1npA2D
nice $	3D
nice _ $	-2p-1io
nicot*	2s
nicotine	2s
night	-2o-1ksxz1eC
night $	-1hiko1eC
night $?	1hi
night*	-1n1r2p
nights	-1n1r
nights a	1r
no	-4i-3hkm-2cqtuwxA-1gosvyBC1ap2fn3dl4r
no $	-1D1bdr
no _ $	-2ilo-1kmp1rs2jD
no _ and	-1l1ors
no _ at	-2p
no _ calls	-1dp3f
no _ for	2l
no _ get	1i
no _ here	1ijp
no _ if	-1s2l
no _ in	1l2p
no _ income	-1l1j
no _ insurance	1n
no _ is	1d
no _ motorist	1n
no _ no	1r
no _ on	1l
no _ so	1l
no _ that	1d
no _ to	-1p1d
no _ you	-1no1r
no brainer	2i
no business	-1l1j
no business income	-1l1j
no car	1n
no coverage	-2s-1i1e2n
no coverage $	1e
no cyber	1n
no flood	1n
no i	-1l1i
no idea	2a
no insurance	-1s1l
no judgment	1i2p
no matter	-1l1s
no matter what	-1l
no more	-1p3f
no more calls	-1dp3f
no on	1jn
no policy	-1n1l
no pool	1r
no pressure	-1np
no professional	-1l
no reason	-1o
no reason to	-1o
no rush	-3p
no that	1p
no tickets	1or
no to	-1lop1adz
no umbrella	1n
no uninsured motorist	1n
no way	-1p1l
no wonder	-1p1a
no you	1o
nobod*	-2bdehi-1cgjkmstwxyBCD1aflo4np
nobody	-2ds-1bcghjkmtx1anq2l3p
nobody $	2l
nobody _ a	2p
nobody _ it	-2p
nobody _ the	-1o1n
nobody _ this	-1o1p
nobody _ to	-1p1a
nobody _ up	1p
nobody _ you	1fpq
nobody called	1ipq
nobody called you	1ipq
nobody calls	-1o1f
nobody can	2l
nobody else	1io
nobody ever	-1p
nobody likes	-1io1p
nobody likes it	-2p1l
nobody told	-1l1n2o
nobody told the	1n
nobody wakes	1p
nobody wakes up	1p
nobody wants	1a
nobody wants to	-1p1a
nobodys	-3i-1el1fo2p4n
noise	-1p1t2q
non	-1iln1js
non owned	-1iln1js
noon	1dh
noon $	-1i
norma*	1n2p
normal	1n2p
normal ~cover	1n
not	-5x-4cegiBD-3bhpsuwyzA-2jkmvC-1r1d4n6l
not #	2j
not $	-2i-1jl1dhmn2k
not _ #	1n
not _ $	-3a-2djp-1beikmnqB1s3l
not _ $?	-1or1t4i
not _ @name	-1i
not _ a	-2i-1lpr1abdhn2e
not _ about	-1il1n
not _ again	1f
not _ an	-1d1al
not _ and	1n
not _ any	-1i1n
not _ anybody	-2p
not _ anymore	-1l1f2n
not _ anything	-1d
not _ by	2l
not _ coverage	-1n
not _ for	-1adhims2l
not _ from	-1e1i2f
not _ her	1ijo
not _ him	-2p1l
not _ i	-1p1v2i
not _ if	1j
not _ in	-1an1hlp
not _ insurance	1i
not _ is	1l
not _ it	-1d1ak2s3j
not _ lawyer	1l
not _ let	-1r1s
not _ like	1p
not _ me	-2p1l
not _ money	1a
not _ much	-1o1p
not _ my	1i2d
not _ no	-1l2d
not _ of	2l
not _ one	1i
not _ other	1nr
not _ out	2o
not _ paid	1n
not _ sure	1o
not _ that	-3p-1adir1jt2l
not _ the	-2d-1ijmqs1lnr2p
not _ them	-1l2n
not _ there	-1j1io
not _ think	2i
not _ this	-2l-1ai1e2d
not _ till	1l
not _ to	-3d-2at-1bgjnrs1q4l
not _ until	1l
not _ up	-1ln2d
not _ want	-1o
not _ what	-1ips1lo
not _ with	-1l1jn
not _ you	-2ai-1dhkqA1lC2t
not _ your	-2n-1eir1a2l
not a	-2p2o3l
not a lawyer	1l
not able	1l
not able to	1l
not allowed	-1p1l
not allowed to	1l
not and	-1o1r
not backdate	1lp
not be	-2j-1p1aehrs2b
not be paid	1n
not been	2n
not believe	-2l1i2a
not blame	-3l-1a3p
not blame you	-1al1i4p
not call	-1hl3f
not call you	-1h
not cash	-1l1r2j
not change	-1ps
not change what	-1s
not come	1dno
not cover	-1ins1l
not cover a	-1l
not cover your	-1n
not covered	-1s1j2n
not covered $	-1s2l
not do	-1ains3l
not do is	1l
not do it	1d
not drive	-1o
not enough	-1lp
not enough $	-1lp
not even	-2l-1i2o3p
not feel like	1p
not find	1a
not fix	-1ds1e2l
not for	-1s2e
not get	-3l-2jp-1q1ant
not getting	1dq
not give	1d
not give you	1d
not go	-2l1js
not going	-1op1l2i
not going to	-1op1l2i
not have	-1ijrs1abek2nq
not have $	-1p
not have a	-1n1be2d
not have the	1ln
not have to	-1di1p
not hear	-2il-1e2f3t
not hear you	-2il3t
not help	-1n1l
not here	-1l1n
not in	-1s1l
not insured	1n
not issue	1l
not it	-1o3i
not it $?	1i
not just	1h
not keep	2C
not keep you	-1l2C
not know	-1dijp1no2a3l
not know $	-1a2l
not know about	-1l1n
not know the	1a
not know what	-1i1l
not know yet	1l
not leave	-2p-1a1dj
not let	1l
not like	-1d1p
not make	-1p2l
not me	2l
not mean	-2pt-1lo1s2q
not mind	-1d1ix
not named	-1l1n
not need	1d
not need to	-1o1d
not on	-2l-1jo1n
not one	1ln
not paid	1l
not part	2l
not part of	2l
not pay	-1ios1l
not pay $	1ln
not pay for	-1ns1l
not promise	-1p2l
not promise the	1l
not promise you	1l
not protect	1n
not put	-1p1dln
not read	1ao
not really	-1p1i
not really want	-1o
not say	-1jp1l
not see	-1l1n2p
not so	-1r1s
not something	-1anp1o2l
not something i	2l
not start	1ilr
not take	-1j1dkp
not tell	-1dip2l
not tell you	-2i-1dp2l
not that	-1l1ap
not the	-1kl1b
not there	-1l
not think	-1jl1v
not to	-1l1g2s
not touch	1l
not trust	-1i1p
not understand	-1lpq1a
not want	-1dl1fior
not want her	1i
not want to	1f
not what	1s
not work	-1l
not you	-1o1i2d
not you $?	-1o1i
not you think	1i
not your	1pr2a
note	1f
notes	-1o1r
nothi*	-4i-3j-2ahk-1msxz1o2lnp3e
nothing	-4i-3j-2ahk-1msxz1o2lnp3e
nothing $	-2i-1hknp1dl2e
nothing _ a	-1n2l
nothing _ it	-1o
nothing _ the	-1l1n
nothing _ you	-1s2l
nothing _ your	-1s1n
nothing for	-1p3n
nothing left	-1o1e
nothing on	-1s1ln
nothing on your	-1s1n
nothing to	1eops
notic*	-1ilnpu2x
notice	1r
noticed	-1lu3x
noticed you	-1u1x
now	-5aps-4l-3ceh-2qtxAD-1kvwyzB1go2bfnu3C4d
now $	-2aiklopsuD-1cehqwx1bjn2mC3df
now $?	-2b-1cd1gi
now _ $	2iu
now _ are	-1in1dor
now _ is	-1ir2no
now _ it	1d
now _ not	1bi
now _ you	1g2b
now _ ~not	1bdo
now a	-1aA1bu
now and	1bi
now and ~not	1bio
now i	1i
now it	2o
now it is	1o
now okay	-1i2u
now or	1di
now that	1n
now the	1k
now there	1n
now there is	1n
now you	-1n1do2i
numbe*	-4g-2abejnpu-1cdkrBC1hitxz2s4f
number	-3gu-2abn-1ejkprzBC1iqstx4f
number $	-1cikpr1hst2fx
number $?	-1gu
number _ $	1fq
number _ i	-1h
number _ the	-1o
number and	-1irs1d
number and the	-1s
number for	-1o1i2c
number is	2s
number off	1fp
number on	1s
number on the	1s
numbers	-1c1h2z
numbers $	1z
numbers _ and	1h
numbers and	-1i1h
numbers together	1hk
nurse	1r2s
obvio*	-1il2a
obviously	-1il2a
ocloc*	-1o1hi
oclock	-1o1hi
of	-6k-3b-2dgij-1lmrxyzBD1cps
of #	-1inps2cl
of # $	-3i1l2c
of $	-1s1gp
of $?	1i
of _ #	1i
of _ $	-3s-2bi-1gjkmprtw1lnqu2ac
of _ $?	-1o1cghi
of _ about	1lr
of _ and	-1lnC1ops
of _ are	-1a1i
of _ do	1i
of _ does	-1in
of _ for	-1i1bn
of _ house	1is
of _ if	1i
of _ in	-1im1ps
of _ insurance	1lnA
of _ is	1is
of _ it	1n
of _ life	1e
of _ like	1s
of _ list	1p
of _ not	1jo
of _ on	-1ln1s
of _ or	1d
of _ out	-1o
of _ pocket	1n
of _ sales	1s
of _ that	-1l1n
of _ the	1o
of _ there	1o
of _ think	3p
of _ to	-1r1ao2t
of _ wages	-1s
of _ year	1ps
of _ you	-2s1en2p
of _ ~cover	-1ijp1eA2l3s
of _ ~kin	-2p-1is1d2C
of _ ~meet	-1i1y2u
of _ ~money	1ip
of _ ~not	1jo
of _ ~pay	1j
of _ ~send	-1s1p
of _ ~thing	-1r1s2l
of a	1ms2a
of an	-1j1hi
of any	2s
of business	1j
of course	-2o-1i2p
of course $	-1p
of course you	-1i2p
of coverage	1x
of coverage $	1x
of em	-1o
of everything	-1ip1e
of folks	1p
of it	-2s-1dj1ah2n
of it $	1ahn
of liability	1s
of money	-1p
of money $	-1p
of our	-2i-1n2f
of paper	-1s
of people	-1aos1p
of policy	-1n
of questions	-1i1u
of something	-1i1u
of that	-1a2lC
of that $	2l
of the	-1cjmu1lvw2rs
of the house	1s
of the new	1i
of the year	1s
of the ~cover	1s
of the ~money	1s
of the ~thing	-1i1s2l
of there	1n
of things	2i
of this	-1bd1ny2u
of this $	1an
of those	-1o2i
of those #	1i
of those ~money	1i
of us	-1n1hr
of what	-1io1nr2l
of what you	1n
of work	-2i
of you	-2a-1clux1gjp2io
of you $	-2o-1an1i2p
of you $?	1ghi
of your	-2p-1drs1C2e
of your pocket	1n
of your sales	1s
of your wages	-1s
of your ~cover	-1n1es
of yourself	-1ijo2ap
of yourself $	-1i2a
of ~cover	-1np1cs
of ~cover $?	2c
of ~kin	-1i1p
of ~money	-2n-1ijp1qsB2cl
of ~money $	-3i1l2c
of ~thing	2n
off	-2begkt-1cimouxzA1lq2rs3j4f
off $	-2dio1afjlpq
off $?	-1s1i
off _ $	2s
off _ list	-1ah1q3f
off _ phone	-1j2d
off _ the	1jr
off _ you	1r
off _ ~money	1h
off _ ~thing	-1i1j
off a	1h
off and	1n
off for	2s
off on	1r
off on the	1r
off our	1fp
off our list	1fp
off the	-1aijn1dq2fs
off the list	-1a1q3f
off the ~thing	-1i1j
off when	1r
off with	-1o1j
off your	1o
off ~soon	2f
offer	1dkl
offer you	-1p1l
offer*	-1n2dk
offers	1k2d
offic*	-2ps-1bdhijklor1qx2g
office	-2p-1ilorsx1q
officer	2x
often	-1p1i2s
oh	-2a-1bcjlstuxBC1iy2A3D
oh #	1i
oh _ $	-3i-2p-1aC1A4D
oh _ am	1i
oh _ is	-1o1ip
oh _ that	1p
oh i	1i
oh i am	1i
oh no	-1D1io2p
oh okay	1D
oh okay $	1D
oh wow	-1pq1o2D
oh ~money	1i
oh ~not	-1D1io2p
okay	-4ap-3cjns-2ilqtA-1ekmovzB1bghr6uD
okay $	-2C-1abrA1io5D
okay $?	-2i-1D1h3u
okay _ $	-1bC2dgiD
okay _ a	-1u1i2h
okay _ i	-2i1rux
okay _ is	1io
okay _ it	1D2o
okay _ me	1r
okay _ that	1iuy
okay _ the	1b
okay _ to	-1ip1D
okay _ will	-1p1fC
okay _ you	-2i1zB2u
okay and	1gio
okay good	1D
okay got	1D
okay got it	1D
okay i	-1u1f
okay i will	-1p1f
okay if	-2i-1gz1x2u
okay if i	-2i-1g1ux
okay so	-1bjnoD
okay thank	1B
okay thank you	1B
okay time	-1i2u
okay with	-1gn1yz3u
okay with that	1iuy
okay with you	-2i1z2u
old	-3bp-2dn-1ghloqstux1iz2r4a
old $	-1n1l
old _ $	-2i-1l1n2j3a
old _ and	-1h
old _ is	-1n1k
old _ would	1an
old _ you	-1a2i
old are	-1a
old are you	-1a
old one	-1l1j
old policy	-1lnos1kz2r
old policy $	2j
old ~cover	-2s-1lno1jkrz
old ~cover $	2j
old ~money	1l
old ~thing	1is
olds	2i
olds your	2i
on	-6c-4auC-3mA-2dfgstvz-1epwB1jr2iqx4n
on #	1ix
on # $	1i
on $	-2gl-1behkopq3jsD
on @day	-1ijk3h
on @day $	-2i-1k1x
on @day $?	1h
on _ #	-1k
on _ $	-3r-2adgp-1eikmCD1lz2jnqtx
on _ $?	-1bdt1gh2i
on _ @day	-1k1loB
on _ and	1giq2r
on _ are	1dn
on _ back	1o
on _ business	-1gn1z
on _ call	-1g2i
on _ car	-1j1n
on _ end	2i
on _ equipment	1j
on _ fifth	1hr
on _ first	1d
on _ fixed	2r
on _ for	-1hj1np
on _ form	-1i2n
on _ hail	1n
on _ hook	-1j2n
on _ house	1inp
on _ i	1q
on _ is	-1s1n
on _ it	-1ln1km
on _ lease	1i
on _ left	-1j2k
on _ list	1s
on _ loan	-1i2n
on _ mind	1o
on _ night	1h
on _ of	-1i1rs
on _ one	-1jn1klp2q
on _ or	1is
on _ other	-2i1k2b
on _ own	-1o1n
on _ page	-1hi2k
on _ personal	-1l
on _ phone	1o
on _ pile	2o
on _ policy	-2l-1gr1n
on _ quote	-1h1x
on _ recorded	-1xA2y
on _ right	-1j2k
on _ roof	-2i-1ns1jk
on _ same	-1h1kr
on _ second	-1s
on _ sheet	1h
on _ side	1o
on _ sleep	-1di1o
on _ so	1jn
on _ street	-2n-1ijs2de
on _ table	1ko
on _ the	-2o1ik
on _ what	1k2h
on _ you	1h2i
on _ your	-1i1n
on _ ~cover	-2g-1k1s
on _ ~harm	1n
on _ ~kin	-1do
on _ ~meet	-1g2i
on _ ~money	-1jk
on _ ~soon	-1k1loB
on _ ~thing	-2s-1belr1k
on a	-1abdekprsuA1gn2iy
on a @day	1loB
on a call	1i
on a car	1n
on a hail	1n
on a personal	-1l
on a recorded	-1xA2y
on a ~cover	-1n1s
on a ~harm	1n
on a ~meet	1i
on a ~soon	1loB
on a ~thing	-1j1n
on and	1g
on any	1i
on comp	-1i
on for	1i
on for the	1i
on here	2n
on here $	1n
on it	-2s-1dgklx1ij
on it $	-2l-1dis
on it $?	1i
on it is	-1s1o2n
on it or	1s
on me	-1j1oq2t
on me $	2t
on mine	-1l1k
on my	-1c1i2b
on now	1j
on one	-2i-1j1k
on our	-1i1x
on paper	-1j1kn2h
on payroll	2s3i
on payroll $	2is
on that	-2a-1bo1klnq2g
on that $	-1np1i
on that $?	2g
on that one	-1j1l2pq
on that policy	-1jl1n
on that ~cover	-1jl1n
on that ~thing	1j
on the	-3js-2nz-1acfghmopqtxy1klr2ei
on the #	-1k
on the call	1i
on the car	1i
on the fifth	1hr
on the first	1d
on the form	-1i2n
on the hook	-1j2n
on the house	1ip
on the lease	1i
on the left	-1j2k
on the loan	-1i2n
on the other	-2i1k2b
on the phone	1o
on the policy	-3n-1gl1s2j
on the right	-1j2k
on the roof	-1is1k
on the same	-1h1kr
on the second	-1s
on the street	-2n2e
on the table	1ko
on the ~cover	-3n-1go1js
on the ~meet	1i
on the ~money	-1k
on the ~thing	-1js1ikp
on there	-2i-1dops1m2n3j
on there $	-1i1jl2n
on this	-2n-1agj1bk2i
on this $	1i2b
on those	1i
on to	2j
on top	1r2s
on top of	1s
on us	3q
on what	1j2l
on wind	-1m1iknr
on you	-2is-1k1bdelpq2no
on you $	-1i1dlnq2o
on you are	1dn
on you for	2p
on your	-3e-1bjkms1nz2aop
on your end	2i
on your own	-1o1n
on your policy	-1ijs2n
on your street	-1i2d
on your ~cover	-1ijs2n
on ~cover	-1in1jr
on ~cover $	-1i1j
on ~money	1ix
on ~money $	1i
on ~not	-1r
on ~soon	-1ijk3h
on ~soon $	-2i-1k1x
on ~soon $?	1h
once	-2i-1gjklo1px2dht
once _ have	1h
once you	-1io1n
one	-4a-3dxz-2bfhsuyAD-1cgvwB1el2jr5k
one #	-2o-1l1gikn
one # $	1m
one # a	-1m1gin
one $	-4i-2k-1ego1mpqC2cl4j
one $?	-1k1i
one _ #	-2n1rs2k
one _ $	-2j-1alnrD1hp3os
one _ $?	1iu
one _ a	-1m1gnp2i
one _ and	-2ins-1h1r3e
one _ by	1n
one _ for	-1ho
one _ i	-2n1k
one _ is	1n2ip
one _ not	-1l1i2n
one _ of	-1ps1o2m
one _ on	1k
one _ one	2j
one _ or	-1k3i
one _ pay	-1l
one _ rental	1k
one _ salary	1r
one _ that	1lqr
one _ the	-1jos1nvw3l
one _ thing	2o
one _ those	2i
one _ time	-2i-1q1r3t
one _ to	-1l
one _ up	2k
one _ with	-1i1su
one _ would	1n
one _ you	-1nt1jk
one _ your	-1ir1jn
one _ ~cover	-1ns1k
one _ ~harm	1ko
one _ ~money	-2n-1jlp1r3k
one _ ~not	-1l1o2n
one _ ~pay	-1ls1i2k
one _ ~soon	1h
one a	1C
one accident	1en
one can	1n
one costs	1s
one crash	1n
one does	1r2kp
one for	-1np1jq2l
one guy	-1o1i
one has	-2l-1n2k
one i	1j
one i would	1j
one in	-1n1j
one income	-1n2r
one is	-1ns2j3k
one is ~money	-1n2k
one more	-2i-1knq3ot
one more time	-2i-1q1r3t
one number	-1s
one of	-2o-1jps1lnvw
one of the	1lnvw
one of those	2i
one on	-1o
one out	2o
one page	-1hi1k
one pays	-1is1k
one that	1n2i
one that is	1in
one thing	1o
one times	-1kls1n2r
one times salary	1r
one times your	2n
one who	1o
one with	-1jo1kr
one with ~cover	1k
one without	1k
one without $	1k
one would	-1n1k
one year	1p
one you	1gi2l
one ~harm	-2s-1iko1n3e
one ~harm and	-2n-1k3e
one ~insurer	1r
one ~money	-2o-1hjl1giknp
one ~money $	-1ko1mps
one ~money a	-1m1gn2i
one ~not	-1j1k
one ~not $	1k
one ~pay	-1ils2k
one ~thing	-1elmop1irs
ones	-2s-1gin1mo2qr3k
ones _ $	1o
ones ~money	1o2k
onlin*	-1c1uv2x
online	-1c1uv2x
online $	1x
only	-3ms-1ehijkoux2bg3n4d6l
only #	-1l1dn
only _ $	-1a1j2ip
only _ $?	1i2b
only _ and	1n
only _ for	-1ik1do
only _ in	3l
only _ up	-2m2l
only _ what	-1i
only _ you	1no
only a	-1jn1abl
only go	1l
only one	2p
only pay	-1is1o
only pay what	-1s
only pays	-1ks2l
only the	1l
only ~cover	1n
only ~money	1dn
only ~pay	-1ikps1o2l
only ~pay for	-1ik1o
only ~pay what	-1s
open	-2lp-1agko1dr
open $	-1j1hrs
open to	-1g1u
openi*	1o2i3b
opening	1o2i3b
opini*	-1u
opinion	-1u
optio*	-1jnr1k2m
option	2km
options $	1z
or	-5jo-4cr-3lmp-2ahquxyC-1bfksvwABD2d8i
or #	-1k1s2t
or # $	3i
or # $?	-2i2t
or $	-1dg2i
or _ #	1i
or _ $	-2o-1bckpstuC1ade
or _ $?	-1ci1t
or _ are	2d
or _ companys	1i
or _ do	1o
or _ i	-1i1u
or _ in	1g
or _ is	1d
or _ it	-2o-1gs2i
or _ like	-1n1i
or _ or	-1a2i
or _ somebody	2i
or _ something	1i
or _ that	1i
or _ the	1i
or _ there	1i
or _ they	1i
or _ to	-1d1iz
or _ what	1p
or _ you	-1s2bn
or _ ~cover	1i
or _ ~money	1i
or _ ~thing	1i
or a	-2a-1u1e3i
or a #	1i
or a ~money	1i
or anything	-2a-1n2i
or anything $	-1a1i
or anything like	-1n1i
or are	-2i1a2b
or are you	-2i1a2b
or did	-1o1i
or does	1i
or is	-2o-1d1iu
or is it	-1o2i
or just	-1o3i
or no	1z
or not	1h2d
or out	-2i
or rent	1i
or should	-1i1u
or should i	-1i1u
or something	-2i2a
or the	-1k1gino
or the companys	1i
or what	-2i1g3a
or what $	-2i1g3a
or you	2d
or ~money	-1k1s2t
or ~money $	3i
or ~money $?	-2i2t
or ~not	-1il1hz4d
or ~not $	1h3d
or ~pay	2g
or ~soon	-1i2e
or ~soon $	-1i2e
order	-1s1clnz
order*	-1s
orders	-1s
origi*	1i
other	-3l-2acgjnp-1emqtuxzD1bd2o3ks
other $	-1gjr1k
other _ $	-2k-1iln1os2b
other _ $?	2i
other _ has	-1kl1s
other _ you	1ho
other and	1h
other driver	-1kl1s
other driver $	-1n2s
other driver has	1s
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
our	-4ip-2jknos-1abcdelvBC1rxy2q3f
our _ $	-1q1x2f
our _ is	-1i
our list	1fp
our list $	1fp
our office	-1ip2q
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
out	-2aimpz-1bjkruvwyABD1dn2lo3C4t
out $	-3i-2ae-1bdgns1o2j3l4t
out $?	-1t1i
out _ #	-1hn1gjl
out _ $	-2ip1nq2tC
out _ $?	-1t1i
out _ a	1s
out _ and	-1iln1e
out _ door	1o2d
out _ form	2x
out _ in	1h
out _ is	1i
out _ it	1os
out _ me	1cn2d
out _ or	1i
out _ so	1l
out _ the	-2p-1gjsx1dh2e
out _ there	1n
out _ what	-1ln1s
out _ you	-3i-1o1n2as
out _ your	-2s-1h1iox2nC
out _ ~money	-1hn1gjl
out a	1x
out a form	1x
out and	-1ai1s
out and you	1ln
out at	1s2l
out back	1l
out for	-1s1o2a
out for the	1o
out here	1d
out in	1g
out of	-1adeghjlx1bfioqC3n
out of the	-1p
out of your	-2s-1h1ino2C
out on	-1l2e
out on the	-1n2e
out that	-1i2d
out the	1dhr2go
out there	-2o-1l1t3C
out there $	-1i2tC
out there $?	-1t
out to	-1p1n2h
out what	1t
out with	1cio
outli*	-1no1ls
outlive	-1no1ls
outsi*	-2n-1i3s
outside	-2n-1i3s
outside $	1p
outside of	1l
outside the	-1l1s
over	-3d-2acjlo-1fgpsyD1eiv2nrw3h
over $	-1djnor1b2eh3k
over $?	1i
over _ $	-2np-1hlAC1j2i
over _ a	1n
over _ ground	1ln
over _ harbor	1w
over _ lakeside	1vw
over _ one	1ir
over _ the	1C
over _ we	2r
over _ you	1B
over _ ~cover	1nx
over _ ~money	1p
over _ ~soon	-1i1h
over a	-1i
over at	-1i2vw
over at harbor	1w
over at lakeside	1vw
over it	-1ns1j2r
over that	-1hp
over the	-1ij1stu2n
over the ground	1ln
over there	-1A3i
over there $	-1A3i
over this	1h
over to	1hB
over what	-1is1r2n
over with	1h
over your	1nx
overf*	-2n1is
overn*	1e
overnight	1e
overt*	1d
owe	-1ajkop2dqr
owe #	1r
owe $	1l
owe _ an	1q
owe on	1i
owe you	2q
owe you an	1q
owe ~money	1r
own	-3p-2dhx-1bcegmntuvC1a2s
own $	1z2s
own _ $	-3i-1elnp1kqs2a
own _ $?	1i
own _ and	-1s1r
own _ when	-1l
own _ you	-1d1eo
own cars $	1s
own cars and	-1s
own comp	1i
own injuries	1l
own it	-1n1loq
own pocket	1i
own policy	-1hi1j2a
own policy $	-1in1a
own that	1i
own your	1i
own your ~thing	1i
own ~cover	-1h1aj
own ~cover $	-1n1a
own ~kin	-1i
own ~thing	-1ijr1l
own ~thing $	-1i1l
own ~thing and	-1s
owned	-1iln1js
owned _ for	2s
owner	-2j-1nu1dhirxA2a
owner $	1k
owner $?	1h
owner _ the	-1j2x
owner about	1x
owner about the	1x
owner*	1np
owners	1np
packa*	-1ekps1jm
package	-1ekps1jm
page	-2i-1cdgjnopst1q2hk
page $	-1his1oq
page $?	1hi
page _ $	1h
page _ i	1z
page _ the	-1h1k
page _ you	-1j2h
page and i	1z
page by	1z
page tonight	1h
pages	-1io
paid	-2j-1adehmpux1gnr
paid #	1o
paid $	1jn
paid $?	-1n1i
paid _ $?	1i
paid _ and	1k
paid _ yourself	1o
paid for	-1s1kn
paid in	1g
pain	1ap
paper	-2is-1jp1h3n
paper $	-1lps
paper _ you	-1j1k2h
paper*	-2o-1a1pr2i
papers	1ir
pardo*	-2i-1c2q4t
pardon	-2i-1c2q4t
paren*	-1i1ao
parents	-1i1o
park	-1np1w2x
park _ $	-1ip1s
park it	1s
parke*	2r
parked	2r
parki*	1i
parking	1i
part	-4p-2jq-1bdeghku1not2a3i4s
part $	-1ilpq1a2t3s
part _ $	2a
part _ it	-1s1il
part _ pays	1n
part _ this	1i
part _ you	1os2i
part _ ~pay	-1i1ns
part and	1i
part of	-1aps1lo2i
part of it	-1s1il
part of this	1i
part that	-1i1no
part that pays	1n
part that ~pay	1n
part time	-1s
partn*	1vw
partners	1vw
partners $	1w
parts	1z
pass	-1g1dj3b
pass $	3b
passe*	-2no-1j1x
passed	-1n1x
passed away	-1s
passengers	-1n1s
passw*	2j
password	2j
past	-1s1o2n
past the	2n
patie*	-1C2a
patience	-1C2a
patio	-2il-1opsz1rvwA2x
patio $	-1inu1mx
patio _ the	-1i1jn
patio and	-1nr1x
patio the	1r
pay	-3ade-2ckprt-1bfghquxzBC1s3l
pay $	-2i-1l3s
pay $?	-1n1i
pay _ #	-1o
pay _ $	-1np1ms2l
pay _ a	1s
pay _ if	1o
pay _ it	1o2g
pay _ rest	1s
pay _ that	1i
pay _ the	-1i1j2l
pay _ what	-1i1o
pay _ you	1o
pay _ your	-1l1mnp
pay a	-1l1s
pay and	1o
pay for	-1djn1ip2l
pay for a	-1n
pay for it	1n2g
pay for that	1i
pay for the	1s
pay for your	-1l1jmp
pay now	-1n1m
pay off	-1is1j
pay off the	-1is1j
pay the	-1lr
pay the rest	1s
pay what	-1s1o
pay you	-1o1l
pay your	1n
paych*	-1eklr1o3n
paycheck	-1eklr1o3n
paycheck $	1o
paycheck _ the	1s
payin*	-2a-1bdhiqrA1lo2n
paying	-2a-1bdhiqrA1lo2n
paying $	1mp2il
paying _ a	1s
paying _ and	1ln
paying _ it	-1m1j
paying _ that	1k
paying for	-1mo2n
paying for it	-1m1n
paying on	-1n1js
paying on a	1s
payme*	1gp2i
payment	1ip2g
payro*	-2n-1ko1r3is
payroll	-2n-1ko1r3is
payroll $	2i3s
payroll and	-1n1s
pays	-4ij-2abdemopx-1cghnqruwzBCD2k4l5s
pays $	2l
pays _ $	2kl
pays _ a	-1kl2s
pays _ for	-1l1k
pays _ the	-2l-1i1p2s
pays _ they	1l
pays _ your	-1s1l
pays for	-2i-1kl1s
pays for a	-1l1s
pays for the	-2l-1k1ps
pays if	-1n1ls
pays nothing	-1s2l
pays the	-1n1s
pays what	1l
pays when	-1i1l
pays you	-1i1ns
pays your	-2n-1l1s
peace	-1h
penni*	-1ij2e
pensi*	-1s1in
pension	-1s1in
pension $	1in
peopl*	-2bcik-1eghjlmoqtuwxyzBCD1s2a3p
people	-2bcik-1eghjlmoqtuwxyzBCD2a3p
people $	1o
people $?	1i
people _ $	-1p1a
people _ a	1p
people _ for	1d
people _ in	2r
people _ on	1i
people _ that	2p
people _ you	-1p3a
people _ your	1n
people always	-1p1a
people do	-1o1p
people drive	1ai
people get	-1r
people like	-1p2a
people on	1n
people who	1d
per	-1jl2s
per _ and	1s
per accident	-1l2s
per person	-1ln2s
per person and	1s
per ~harm	-1l2s
per ~money	1m
perce*	-2h-1jlop1nr2km
percent	-1lops1r2m
percent $	1j
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
permit	-1ijnp3x
perso*	-4i-2ar-1ceghmyz1bdl2no3s
person	-2ai-1ghkmru1bnp2dos
person $	1s2o
person $?	-1u1b2i
person and	-1n2s
person or	1i
personal	-2i-1p1kln
personal _ $	1j
personal _ is	1s
personal _ policy	-1s
personal _ ~cover	-1s1ln
personal auto	-1s2ln
personal auto policy	-1s
personal policy	1j
personal ~cover	-1s2ln
personal ~cover ~cover	-1s1ln
persons	1s
phone	-1ijpr1dmt3o
phone $	-1ijr1dm
photo	2h
photo of	2h
physi*	-1i1j3c
physical	1j
pick	-1op1i2c
pick up	1i2c
picke*	-1r1i
picked	-1r1i
picki*	1iBC
picking	1iBC
picking _ $	1BC
picking up	1iBC
picking up $	1BC
picks	1s2d
picks up	1s2d
pictu*	-2i-1nps1ehj
picture	-1inos1eh
picture of	-1o1h
pictures	1j
piece	-1n
piece _ paper	-1s
piece of	-1s
piece of paper	-1s
piece*	2j
pieces	2j
pile	2o
pills	1r
pipe _ $	-1s
pipe burst	-1s
pipe ~harm	-1s
pitch	2o
pizza	-1s1lm2cn
pizza in	1ln
place	-3l-2h-1abdekru1gn2c3i
place $	-1s1n
place _ $	-1i1s
place _ $?	1g
place and	-1l
place that	1n
place today	1g
place*	-1p1s
place:first	-9iC-8ab-7cgm-6hjlt-5efnqBD-4suvwA-3dkxy-2r-1o
place:first-last	-9r-8x-7z-6knuv-5defmswyB-4ghjlpqtAC-3abc-2oD5i
place:later	-8io-2dln-1abceghjkqtyBCD1fmpx2s4r
place:later-last	-8cgD-6abho-5djmyAB-4flnpqrtw-3evz-2isC-1x
places	-1p1s
plan	-1i1grsz
plan $	-2p
plan _ a	1j
plan on	1j
plane*	3c
plann*	1i
plans	1is
plans for	1i
plant*	1cs
plate	-1in1or3p
plate $	-1in3p
play	-1is2bc
play $	2b
playe*	1ip
played	1ip
pleas*	-1abdkopqrv2s4t
please	-1klqv4t
please $	2i
pleasure	-1ajo3s
pleasure use	1n2s
plent*	-1ins1jp
plenty	-1ins1jp
plenty of	-1in1p
plumb*	1r
pocke*	-1s
pocket	-1s
pocket $	1n
point	-2i-1D5p
point*	-2c5b
points	-2c5b
polic*	-3bce-2mpqu-1adfiostvwxyBCD1g2kn3l
policies	-1jlmrs1hp2k
policies _ delivery	1ln
policies exclude	1ln
policies exclude delivery	1ln
policy	-4p-3e-2bcou-1adfhimqstvwyBCD1gz2n3l
policy $	-1klnr1g2s3j
policy $?	1h2i
policy _ #	1k
policy _ $	-1gkl1ijz
policy _ $?	1i
policy _ a	-1s
policy _ and	-1ns1l2k
policy _ at	1l
policy _ by	1z
policy _ for	-1s1l
policy _ if	1g
policy _ it	-1n1jl
policy _ not	-1ijls
policy _ pays	-1s1kl
policy _ that	-1n1s
policy _ the	-1js1r
policy _ to	-1j1k
policy _ up	-1i1x
policy _ you	-1j1g
policy _ your	-1n
policy and	-1il
policy can	1l
policy does	-1i1n
policy does not	-1il2n
policy excludes	1n2l
policy for	-1n1gs
policy has	-1in2kl
policy i	1hr
policy is	-3n-1l1i2j
policy is not	-3n
policy leaves	2ln
policy may	1n
policy next	-1j1k
policy next to	-1j1k
policy pays	-2s1l2n
policy pays for	-1s1l
policy says	1n
policy stays	1r
policy still	1n
policy stops	-1s1n
policy stops at	1l
policy the	-1n1rs
policy to	1s
policy today	1ij
policy with	1a
policy would	-1l1m
policy you	1s
policys	-1s1kr2l
pond	1r
pool	1r
porta*	-1n1s
possi*	-1pD1o2hl
possible	2hlo
power	-1o1l
pract*	-1dg1o3b
practice	-1dg1o3b
premi*	-2p-1ijkln2o3s
premium	-2p-1jkln2o3s
premium is	-1n
presi*	1c
president	1c
press	-1kns1ilr
press _ down	-1n
press goes	-1n
press goes down	-1n
press*	-2lp-1deij1s3n
pressure	-2lp-1deij1s3n
pressure $	1i
pressure _ $	-2n-1l1s
prete*	-1p3b
prett*	-2B-1dglp2i
pretty	-2B-1dglp2i
price	-2ehjnox-1abcflmptC1dis2rz
price $	-1dhikmp1z2s
price _ $	1z
price _ not	-1l1no
price _ the	-1k1d2s
price _ with	1k
price and	-1k
price is	1gko
price it with	1k
price*	-1jlop1z2ks
prices	-1jop1sz2k
prices $	1kz
prici*	-1k1m
print	-1o1b
probl*	-3i1n2aou
problem	-5i-1p1n2aou
problem $	-3i-1p1n2ao
problems	2i
profe*	-1l
professional	-1l
professional liability	-1l1n
progr*	-1adghnu1k3i5b
program	-1agnu1ik
proje*	1s
projected	1s
promi*	-2p-1adint1mu4l
promise	-2p-1adin1mu4l
promise _ ~money	1jl
promise the	1jl
promise the ~money	1jl
promise you	-1p2l
promp*	4b
prompt	-1i4b
proof	-1in1r3j
proof _ ~cover	-1n
proof by	-1h1r
proof of	1x
proof of ~cover	1x
prope*	-1gijn1hl2s
property	-1in1l2s
property $	-1n1s
prote*	-1jl1i5s
protect	1n
protect the	-1l1ns
protection	1i3s
protects	-1n2s
proud	1p
proud of	1p
prove	-1n
pull	-1cnrs1h2i
pull _ up	-1r1i
pull _ your	1h
pull it	1i
pull it up	1i
pull up	1k
pulle*	-1o
pulled	-1o
pump	1j2n
pump _ $	1n
pump quits	1n
purch*	1n
purchase	1n
purchase price	1n
pushe*	1p
put	-2abnsC-1cdeilqtzD2gk4j
put _ #	-1h1k
put _ $	1ir
put _ down	1g2i
put _ in	-1n1g
put _ on	-1di1u2h
put _ together	-1k2h
put _ ~cover	2g
put _ ~money	-1dh1k
put _ ~thing	1j
put a	-1d
put both	-1j1hr2k
put it	-1j2g
put it in	1g
put it on	1g
put something	-1k1h
put that	2g
put the	-2h-1il1gk2j
put the #	-1h1k
put the ~cover	1g
put the ~money	-1h1k
put the ~thing	1j
put this	-1g1d2p
put you	-1n1u
put you down	1gi
put you on	-1i1u
put your	-2i1ko
puts	-1n2s
putti*	-1l1hir2g
putting	-1l1hir2g
putting it	1r
quali*	1ln2y
qualify	1ln
quality	2y
quality $	1y
quart*	-1p1hij
quarter	-1p1hij
quarter of	1hi
quest*	-3h-2acdgijk-1bfqsC1p3u4z
question	-1ab1i
questions	-3hi-2dj-1acfgkl1p3u4z
questions $	-2i-1l1p2u
questions $?	-4i-1cz3u
questions _ show	-1j1z2i
questions _ then	-1h1u2z
questions _ you	1z
questions and	-1h2z
questions and then	-1h1z
questions first	2z
questions then	-2u-1j2iz
questions then show	-1j1z2i
quick	-2i-1bosA3ru
quick $	-1hip1du2r
quiet	2o
quit	-1D1b2a3d
quit $	1ip
quit _ $	-1D1d2a
quite	2t
quits	1in
quote	-2ps-1dijno1klvwA5x
quote $	1z2x
quote _ started	1x
quote is	1lu
quote it	1j
quote you	3x
quote you started	1x
quote*	-2n-1s2kr
rain	1n
raise	-2i-1aks1jp3b
raise _ liability	-1j
raise the	-1s2j
raise the liability	-1j
raise*	-1n1p2o
raised	-1n1p2o
raised it	1o
ran	1i
rate	-2i-1aekp2ds3l
rate $	1gl2d
rate _ the	1s
rate with	1l
rated	-1n1s
rated for	1s
rates	-3ip-2n-1jkx1al2d5s
rates _ up	1a
rates go	-1in1a2s
rates go up	1a
rathe*	-1dijnp1u2o
rather	-1dijnp1u2o
rather _ say	-2j
rather not	-1jp2o
rather ~not	-1jp2o
reach	-1jks1n2x3h
reach out	3h
reach the	1nx
reach*	1w
reached	1w
reached _ ~cover	1w
read	-2i-1bkn1lo5a
read _ $	-1i3a
read _ own	-1iln3a
read _ the	-1h2c
read it	-1i1h
read me	-1h1c
read me the	-1h2c
read that	2l
read the	1r
readi*	-1l2ap
reading	-1l2ap
reads	-4i1p
ready	-1abdj1ho4i5g
ready _ get	1gi
ready _ ~buy	1gi
ready to	-1abd1o4i5g
ready to get	1gi
ready to ~buy	1gi
real	-1cjklny1d2r3b
real _ $	-1bcijk1gpu2r
real _ $?	1bi
real person	-1u1i2b
real quick	-1hi1u2r
real quick $	-1h1u2r
reall*	-1bgijlnprst1B2aD
really	-1bgijlnprst1B2aD
really $	-1i1pD
really _ $	1opq
really _ not	1al
really _ that	-1op1a
really _ to	1d
really _ ~not	1al
really about	1o
really good	-1p
really want	-1o
really want to	-1o
reaso*	-2l-1abijmnoqs1g2dp3x
reason	-2l-1bjmnos1g2i4x
reason $	-1mo2i
reason for	3x
reason i	2x
reason to	-1l1p
reasonable	2p
rebui*	-2m-1iln3s
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
recor*	-3i-2bdghjknpqx-1aceflABD4u12y
record	-1hnD1s3u5y
record $	-1y3i
recorded	-2bdip-1aeklsxA7y
recorded $	-1abdipv3y
recorded _ $	-1xA2y
recorded for	1y
recorded line	-1xA2y
recorded line $	-1xA2y
recording	-1gi2u3y
records	3y
recov*	1e
recover	1e
red	-1o1i2e
red light	-1o1i2e
regul*	-1o1l
regular	-1o1l
regular ~cover	-1n1l
rejec*	2k
rejected	2k
rely	1i
rely on	1i
remem*	-1o
remember	-1o
remov*	-1dx5f
renew	-1n1qB2j
renew $	1B
renew*	-2lop-1abcdgnrstuz1k2x
renewal	-1abcdlnprs1jkmx
renewal $	-1k1m2x
renewal and	-2h-1i1jk
renewed	-1o
rent	-1ajln1er3i
rent $	-1n1ei
rent and	1o
renta*	-2n-1gs1jk3r
rental	-2n-1gs1jk3r
rental $	-1ln1kr
rental on	2r
rental pays	2s
rente*	-1hop1lr2jn
renters	-1hop1lr2n
renters _ for	1s
renters _ is	1ln
renters carry	1n
renters is	1m
renti*	-1o1is
renting	-1o1is
repai*	-1n1is
repair	-1n1il
repea*	-5i-1c1b5t
repeat	-5i-1c1b5t
repeat that	-3i-1c2t
repla*	-3l-2i-1aegnp1k2js
replace	-1lm2s
replace _ ~thing	2s
replacement	-2i-1ln1k2j
replacement cost	-1in2j
replaces	-1l1nos
replaces _ $	1no
repor*	-1nos1jm2hl
report	-1no1jm2hl
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
revie*	-2i-1n1vz4x
review	-2i-1n1vz4x
review $	-2i-1s1v3x
rider	1rs
right	-5a-4s-2behjtx-1clmqrvwzABC1np2ou4D
right $	-2u-1gpx1kl3D4i
right $?	-2p-1bgi1u
right _ $	-3i-1abjlrC1fgu2d3D
right _ $?	1g
right _ be	-1io2p
right _ i	-1jn1iy
right _ is	-1p
right _ that	-1i1p2n
right _ you	-2g-1jr1n
right and	1op
right for	-1g
right if	1y
right if i	1y
right now	-3p-2bl-1ajrsD1fio2n3g
right now $	-1blp1dfg
right now $?	1g
right so	-1o1r
right thing	-1io1dp
right thing $	-1io1dp
right to	-1n3p
right to be	-1io2p
right where	1i
right with	-1i1u
ring	-3i-1hks3j
ring _ $	-2i2j
rings	1m
road	-1r
roads*	1jl
roadside	1jl
role	-1s2b
role _ $	2b
role play	-1s2b
role play $	2b
roll	2g
roof	-3s-2nop-1abcgl2kr4i
roof $	-1o1ij
roof _ #	1r
roof _ $	1i
roof and	-1i1k
roof from	1ir
roof in	1i
roof is	-1l1k
roof that	1l
roofs	1r
room	1lno2ij
room $	1o
room on	1il
roomm*	-1n1il
roommate	-1n1il
roommates	1i
root	1ci
rough	-1i2p
rough*	-1s3m
roughly	-1s3m
roughly $#	1m
roughly ~money	1m
ruine*	-1n3e
ruined	-1n3e
rule	1s
rule:acknowledgement	-6s-5tAD-4jlnux-3bcekqC-2aivwy-1dfrz3B13p
rule:agency	-1jlsx1vA2w
rule:agenda	-4ij-3k-2ghr-1acflpsx4u5z
rule:apology	-4D-3abcjlx-2dhuvwBC-1gknopsyzA10q
rule:backchannel	-7pA-6i-5C-3o-2abcdjkqrstux-1efghlmnvwyzB11D
rule:break-character	-3u-2acdgjpsCD-1eiknoqtyA16b
rule:clarification	-9i-3D-2q-1abchlpuAC11t
rule:close-ask	-4j-3hopu-2bck-1almnrstxyzBC3i9g
rule:comparison	-2gj-1bilnprsz1m7k
rule:goodbye	-5pD-4iA-3acs-2bdhjkt-1glnuvxz2B14C
rule:greeting	-8D-5C-3abdhlns-2gjkpq-1cefmortzB1uwx3v16A
rule:insult	-10i-5bp-2cdntD-1ejlqsuC14a
rule:limits	-5s-3diop-2ae-1bfghjkqrtxzC1n10l
rule:name	-2djlnp-1bghz1f2A4w5v
rule:next-step	-3gs-2bceflquC-1adjkmoprtvwyB3i8h
rule:odd-request	-2bi-1ap9c
rule:pressure	-4i-2ajlp-1cfhntuACD9d
rule:price	-4n-3sx-2acehio-1bdjpqvwyzAC1g4k9m
rule:purpose	-4jns-3fpq-2abcdeglzC-1hiortD2w3v9x
rule:recap	-3k-2n-1gjqsxz2i7r
rule:recommendation	-4p-3gls-2k-1abcdehnqrux9j
rule:recording	-3i-2dgp-1abeklsxA2u8y
rule:reflection	-7n-6j-4is-3adlm-2bceghkp-1fqtuvxyzBCD1r6o
rule:scare	-4n-2ai-1hjosx2p6e
rule:stop-honoured	-3h-1al1q5f
rule:thanks	-4ipD-3acx-2bdjlnsA-1efgkotuy1w2C12B
run	-2ij-1bcdeghlopx1anrtu
run _ #	-1h
run _ $	-1n1s
run _ business	1a
run _ by	-2i1t2u
run _ numbers	1h
run _ ~money	-1h
run a	-1lp1a
run a business	1a
run it	-1h
run out	-2l1n
run the	1hlr
runni*	-1r1i
running	-1r1i
runs	-1i1klm2hn
runs _ #	1m
runs _ ~money	1m
runs and	1h
runs in	1n
runs out	2l
rush	-1ilpD1hoquC
rush $	-2p1hqC
safe	-1gD1p3C
safet*	1i
safety	1i
safety _ $	1i
said	-4o-3i-2hjnp-1aegksz1bl2dqt3r4x
said $	-1o
said _ $	1d
said _ could	-1h1x
said _ would	1rv2b3x
said i	-1h1x
said i could	-1h1x
said it	2lx
said no	-2i-1o2d
said that	-1p3q
said the	1rt
said yes	1d
said you	-1io2bx
said you would	1vx2b
said your	1r
said ~not	-2i-1o2d
said:nothing	-21o-7p-6fvz-5eghmrwxyB-4bcdjklqtuAC-3ansD1i
salar*	-1ko1r3n
salary	-1ko1r3n
salary is	1n
sales	-2l-1b1jm
sales _ $	1p
sales is	1im
salon	1dln
same	-5j-2ms-1cdghnqrxz1a2op5k
same $	2kp
same _ $	-2j-1anrs1bei
same _ and	-1n1ko2a
same _ as	1o
same _ i	-2j2p
same _ same	3k
same _ the	-1os1np
same _ you	1k
same coverage	1k
same deductible	-1s1k
same limits	3k
same page	-1h1r
same thing	-1p1b
same thing $	-1p1bl
same way	-1j2p
same ~cover	-1jnps4k
same ~harm	1l
same ~money	2o
same ~soon	-1n1eo
same ~thing	1k
sat	3o
save	1o2l3p
savin*	-1jp1in2s
savings	-1jmp1n2s
saw	-1jn1ou3x
saw you	1x
saw your	-1n1x
say	-4i-3s-2fhkoxD-1jmnpquyAB1agzC2d3bl6t
say $	-2i-1gns1bhqt3a
say $?	-2i1bt
say _ $	-2i-1aghjD1n2dC3bt
say _ $?	-1qt2bi
say _ about	1z3i
say _ again	-1i2t
say _ and	-1an1dg
say _ is	1l
say _ one	-1iq1t
say _ or	-1di1tz
say _ the	1qt
say _ to	-1bp1ade
say _ what	2j
say _ you	1i
say _ ~soon	1ip
say about	-1i1t
say about the	-2i1t
say anything	1z
say it	-2i2t
say next	2b
say no	-1jp1b2d
say no $	1bdln
say no to	-1lp1a2d
say that	-2i-1apq1bl2t
say that one	-1iq1t
say the	1gt
say what	2t
say yes	-1hprt1z3d
say yes $	-1t2d
say yes or	-1d1z
say you	1p
say ~not	-1jp1b2d
say ~not $	1bdln
say ~not to	-1lp1a2d
say ~soon	1ip2b
sayin*	-1alnB2bop
saying	-1alnB2bop
says	-3o-2i-1jmr1aekns2p
says #	1kn
says $	1l
says _ $	-1i1kn
says _ it	1i
says _ lot	-1ino2p
says a	-1ino2p
says a lot	-1ino2p
says it	1i
says that	-1iop1e
says ~money	1kn
scam	1n
scares	1o
scares you	1o
scary	2p
scena*	5b
scenario	5b
sched*	-2i-1hk1jr3s
schedule	-1is1r2jn
schedule the	2r
scheduled	-1jl2s
scheduling	-1n1s
scheduling the	1s
schoo*	-1cgo1in
school	-1cgo1in
school $	-1g1n
score	-3c2s6b
score $	-2c4b
seaso*	-1n
season	-1n
seat	2o
seats	-1o
sec	-2i-1p4u
sec $	-1i3u
secon*	-3cp-2ilq-1abhkmox1jr2dtz4u
second	-3c-2pq-1abhiklox1djr2tuz
second $	-3i-2q-1ck1djuz2t
second $?	-1i1guz
second _ $	-1c
second _ line	1s
second _ on	-1gj1nz
second in	1s
second in line	1s
second ~thing	2i
seconds	-1ip1d2u
secur*	1i
security	1i
see	-3ghs-2biqtu-1cdeloA1axz2kD3nC
see $	-1afilpqzC2n3D
see _ $	-2i2alC
see _ @day	-1hi2C
see _ doctor	1i2j
see _ it	2f
see _ that	-1j1h
see _ there	1z
see _ you	-1a1kx
see _ ~cover	1n
see _ ~soon	-1hi2C
see a	1iz
see if	-1i2xz
see it	2l
see the	-1h1ip
see to	1h2f
see what	-1gjn2k
see why	-1p1a
see you	-2i-1ah4C
see you @day	-1hi2C
see you ~soon	-1hi2C
see your	2j
seein*	-2i-1p1ou
seeing	-2i-1p1ou
seems	-1i1jop
seen	1o2e
sell	-1o1nr2c
sell _ house	1n
sell _ ~thing	1n
sell the	1n
sell you	-1l
send	-2cg-1dopquxz1k4h
send _ $	-1gh
send _ over	1C
send _ that	-1i1h
send _ the	-1h1l
send _ to	1h
send a	1s
send it	-1g
send it $	-1gh
send me	-1ci2h
send me that	-1i1h
send that	1hC
send you	-1ou1hl
sendi*	-1o1n2hi
sending	-1o1n2hi
sending _ the	-1o1n
sending me	-1o
sends	1n
sense	-2o-1lnqsuBC1pzD2ij
sense $	-1aou1D2i
sense $?	2i
sense _ would	-1i1a
sense _ you	-1p2j
sense to	1j2i
sense you	-1io1ap
sense you would	-1i1a
sensi*	2p
sensible	2p
sensible $	2p
sent	-1op1n2x
sent you	1n
separ*	-3i-2n-1l2s3j
separate	-1ln2s
separate policy	-1n1s
separate ~cover	-1ln1s
serio*	-1s
serious	-1s
serve*	1j
servers	1n
servers deliver	1n
servers ~send	1n
servi*	2i
service	2i
set	-1adlpu1ght2i
set $	1t2g
set _ for	1n
set aside	1i
set the	1h
set up	-1s1in
sets	-1n2s
settl*	2r
settled	2r
sewer	-1n1r
sewer backup	-1n
sewer ~cover	-1n
shaki*	3o
shaking	3o
shall	-1hqt1i3g
shall _ ~buy	1i2g
shall we	2g
shape	3i
shape:agency	-3i-1acjlnpqsuxyAC3v5w
shape:full-name	-4i-1abcjkprsuD1xAC3w5v
shape:with-name	-3u-2ins-1abdfgklmopqBCD1xA5v6w
share	-2i-1o1hu
share*	-1i1sx2j
shared	-1i1sx2j
shari*	-1p
sharing	-1p
she	-2l-1bcgp1nr2iju
she _ $?	-2i2u
she _ not	-1l
she _ the	1io
she _ ~not	-1l
she is	-2o-1l1n2jr
she is not	-1l
she is ~not	-1l
she on	1io
she on the	1io
she work	2i
sheet	1hk
shell	-1o
shock	1p
shoe	2o
shoot	-1p1h2q
shoot i	1q
shop	-2s-1cop1nr3l
shop $	-1n1lr
shop the	1j
shop you	-1i1o
shopp*	2i
shopping	1i
shops	-1i1s2p
short	-2m-1aio1hlprz3n
short _ that	-1a2ln
shoul*	-3o-2bds-1acehlnrtuvwBC1pqxy2g4j
should	-4o-3n-2bds-1acehlrtuvwBC1ipxy2g4j
should _ $	1p2x
should _ about	-1u1i
should _ call	-1h
should _ get	-1p1j
should _ have	-1l1j2q
should _ on	1j
should _ the	1j
should _ ~cover	-1i
should _ ~meet	-1h
should _ ~send	-2h
should be	2ap
should be on	1j
should get	-1i1j
should have	-2a1jp
should i	-2j-1pq2g
should i call	-1h
should i ~meet	-1h
should i ~send	-2h
should know	-1j1i2l
should know about	1i
should not	-1lp2q
should talk	1ip2x
should we	-1hj1ik2g
should ~meet	1p2x
should ~not	-1lp2q
show	-3j-2p-1acfghlqrsuC1oz2bi5k
show _ $	1k
show _ both	-1hj2k
show _ it	1o
show _ the	-1j1k3b
show _ what	1iz
show for	1o
show for it	1o
show you	-2j-1lru1iz5k
show you both	-1hj2k
show you the	-1j1k
show you what	1iz
shows	-1ilC1h2s3p
shows up	1h
shrin*	-1is1n
shrinks	-1i1n
shut	-1h1dlr2ao
shut $	-1l1n2o
shut _ $	1as
shut _ and	1a
shut down	-1n1ds
shut down $	1s
shut up	3a
sick	1d2a
side	-2h-1gp2b4k
side $	1k2b
side _ side	-1h4k
side _ you	1k
side and	-1o1r
side by	-1h4k
side by side	-1h4k
sides	1s
sign	-3ap-2nosC-1bcefhilqtuxAD2g6d
sign $	-1npsCD5d
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
simpl*	-2n-1il1oz
simple	-1il1pz2o
simple $	-1il1p2o
simply	-1np
simul*	-1diD6b
simulation	-1diD6b
simulation $	-1D4b
since	-1ackmtD1or2i3n
since #	1no
since $	1i
since _ $?	1i
since _ and	-1r1n
since _ is	-1l2n
since _ last	1i
since it	1n
since it is	1n
since you	1o
since ~money	1no
sing	-1bi6c
sir	-1iC2A
sir $	-1iC2A
siste*	-1o1x
sister	-2o1x
sisters	1o
sit	-1r
sits	-1n1o2s
sits _ your	-1n1s2o
sits on	1os
sitti*	-2j1l2p
sitting	-2j1l2p
sitting in	1l
situa*	-1gk1z
situation	-1gk1z
size	-1in1ps
size $	1s
skip	-1s2j
skip the	1j
sleep	1j
sleep*	-3i2epu
sleeping	2ep
sleeps	-3i2u
slip	2q
slow	-3i-2b-1dgjn2p4a
slow _ $	-1n
small	-1ilo1p3j
small _ policy	1j
small _ ~cover	1s
small shops	2p
small ~cover	1j
small ~cover ~cover	1j
smart	-2l-1bimos2a4j
smart _ is	-1s3j
smoke	3i
smoke*	-1aptD5i
smoki*	1i
smoking	1i
so	-5D-4ce-3ftuvwA-2ahjqxz-1bimpsy1gklr2d3no
so #	1m
so $	-3D-1ioC
so @day	-1o
so _ #	-1ikp1lr
so _ $	-2oC-1bis1ad
so _ $?	2i
so _ am	1bil
so _ are	-1bn1d2o
so _ at	-1s1k
so _ can	1bhik
so _ do	-2o1n
so _ does	1p
so _ feel	-2i2o
so _ got	-1io2n
so _ has	-1n
so _ have	-2n-1io1kr
so _ i	1o
so _ in	-2o
so _ is	-3p-2ln-1km1adir3o
so _ it	1dhio
so _ just	-1o
so _ kids	1o
so _ me	1s2i
so _ recap	1r
so _ somebody	1n
so _ that	-2p-1no2g
so _ the	-1r1iln
so _ this	2d
so _ to	-1n1pr
so _ us	-1l2j3d
so _ want	-1o1i2g
so _ we	1io3g
so _ will	-1n1lps
so _ would	-1hlr1iop2n3j
so _ you	-1dips1n4o
so _ ~cover	-2i-1kr2os
so _ ~harm	1no
so _ ~kin	1o
so _ ~money	-1kp1r
so _ ~not	-1n1kq
so _ ~pay	-1s
so _ ~thing	-3o1il
so a	-2p-1o1ns
so after	-1p1o
so an	1s
so do	-1n1k2g
so far	-1dkno2ir
so far #	-1k1r
so far $?	2i
so far i	1r
so far ~money	-1k1r
so for	1mo
so he	-1ir2o
so he is	-1ir2o
so here	-1k1r
so here is	-1k1r
so i	-2d-1o1x2ln3bj
so i am	1bil
so i can	1bh
so i will	1p
so i would	2n3j
so if	-1irs1n
so if somebody	1n
so if you	-1o1n
so is	2gi
so it	-1dmns1a2p3o
so it is	-2n-1ps1ai3o
so just	-1n1r
so let	-1l1j2d
so let me	-1n1s
so let us	-1l2j3d
so long	3C
so much	-1ip1s2B
so much $	-1iC1B
so nobody	1iop
so nobodys	1op
so on	-1o
so on a	-1o
so she	1i
so sign	-1s2d
so sorry	2p
so sorry $	-1q2p
so tell	1i
so tell me	1i
so that	-1ps1hn
so that is	-1o1r
so the	-1o1kn
so the ~thing	1i
so there	-1i
so there is	-1r1o
so they	-2i-1lr1os
so they are	1o
so this	1do
so this is	1do
so those	1l
so to	-1jks2r
so to recap	1r
so we	-1in
so what	-1int1op2d
so what are	1d
so what is	1dgi
so what you	2o
so when	-1ir1n2o
so who	1i
so with	-1s1n
so yeah	-1p
so you	-2js-1ahp1no2i
so you are	2o
so you can	1k
so you do	-1o1i
so you feel	-2i2o
so you got	-1io2n
so you have	-1o1r
so you want	1i2g
so you would	-1jl1io
so your	-2i-1jrs1o3n
so ~buy	-1s2d
so ~cover	-1n3s
so ~feel	-1oq1a
so ~money	1m
so ~not	1iop
so ~soon	-1o1l
socia*	-1g3i
social	-1g3i
softw*	-1a3b
software	-1a3b
sold	-1l1ap
solid	-2p-1n3j
some	-4p-1bdegijkqwC1u3z6c
some _ $	-1np1osu2c
some _ $?	-1i1u2c
some _ and	1z
some _ on	1o
some _ then	-1u1i2z
some _ with	1o
some numbers	1h
some of	-1ip1cn
some questions	-1h1z2u
some questions and	1z
some questions then	2i
some time	1s
someb*	-3p-2dhr-1gku1l2bno
somebody	-2d-1ghkpru1no2b
somebody $	1s
somebody _ $	1l
somebody _ a	1ln
somebody _ and	-1o1e
somebody _ insurance	-1i
somebody _ it	1s
somebody _ that	-1i1j
somebody _ the	1x
somebody _ you	1o
somebody _ ~cover	-1i
somebody _ ~harm	-1i
somebody could	1o
somebody else	1il
somebody gets	1n
somebody who	-2i1anp
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
someo*	-2n-1jlop1ix
someone	-2n-1jl1ix
someone _ you	1i
someone ~harm	1i
someone ~harm you	1i
somet*	-2dgmsz-1befinqrtBC1aj2u3c
something	-2dgmsz-1befinqrtBC1aj2u
something $	-3i-1cjnos1ak2pu
something _ $	-1ops1k2j
something _ $?	1i
something _ do	2i
something _ for	1h
something _ that	-1p1n
something _ the	1o
something _ you	-1i2u
something _ ~soon	1n
something else	1o
something else $	1o
something for	1p
something happened	-1h1n
something happened ~soon	1n
something happens	1k
something happens $	1k
something i	2l
something i can	1l
something in	-1i1o2cj
something like	1np
something like that	-1p1n
something that	1i
something to	1hp
something with	-1i1ou
something you	1o
sometimes	-1io
somew*	-1i2ou
somewhere	-1i2ou
son	1r2c
soon	-1ajp2hi3C
soon $	-1ajp2hi3C
soone*	-1i2e
sooner	-1i2e
sorry	-3ix-2abdghjlsuD-1cknvwzA1o5t9q
sorry $	-2t1q2p
sorry _ bother	2q
sorry _ did	1i
sorry _ hear	-2q1p
sorry _ is	-1p
sorry _ that	-1p1qt
sorry _ the	-1p1f3q
sorry _ you	-2i-1q2t
sorry _ your	-1q3p
sorry about	3q
sorry about that	-1p1q
sorry about your	2p
sorry for	1f3q
sorry for the	-1p1f2q
sorry i	-2p-1iu1t2q
sorry i did	-2q
sorry that is	-1p
sorry to	-1i3q
sorry to bother	2q
sorry to hear	-2q1p
sorry we	1p2q
sorry you	-1q2t
sound	-2tD-1bcjlouC1q3a5i
sound _ $	-1pD2a4i
sound _ $?	-1D
sound fair	-1p2i
sound like	-1i1p2a
sound*	-2ai-1bclmnqrsC1jD2p3o
sounds	-2ai-1bclmnqrsC1jD2p3o
sounds _ $	1o2D
sounds _ you	-1aip1o2j
sounds like	-2i-1aclmrs1j3o
sounds like $	-1p1o
sounds like you	-1aip1o2j
space	1o
speak	-1ghv2C
speak _ the	-1gh
speak to	2i
speak with	2C
speak*	-1abg2v
speaking	-2u-1ab1i2v
speaking $	-1i1v
speaking _ @name	-1u
speaking with	-1u2i
speaking with @name	-1u
speci*	2a
special	2a
spell	-2i2a3c
spend	-1g1ez
split	1io
spoil*	-1bl2a
spoilage	-1l
spot	-1jls
spot $	-1j
sprin*	-1dos1nqr
spring	-1dos1nqr
spring $	-1l1jn
spring $?	1i
spring you	1ln
squar*	1ci
square	1ci
stand	2p
stand*	-2j-1s1lo2n
standard	-1jns2l
standard policy	-1js1l
standard ~cover	-1js2l
standing	2o
stands	-1l3n
start	-2h-1clm1bijpsuz3g
start $	2p
start _ #	1l
start _ $	1gk
start _ a	1j
start _ policy	1dg
start _ the	-1o1r2s
start it	1g
start over	1k
start the	-1l1dj2g
start the policy	1dg
start with	-1gk1u2z
start*	-2hp-1abdijoqs1kn2cx3g
started	-1bhijk2gx
started $	1gx
started $?	1gm
started _ $	-2i
started a	1x
starting	-1h1g2k
starts	-1ps1n
state	-1jko1al
state minimum	-1o1n
state*	-1o1rs
statement	1r
states	1s
stay	-2p-1bl1aoC3j
stay _ $	-1lop
stay _ them	1j2a
stay _ you	-1i1jo
stay in	1os
stay put	1i3j
stay with	-1is1aj
stay with them	1j2a
stayi*	-1o1p
staying	-1o1p
staying with	-1o1p
stays	-2io-1jp1fn2k3r
stays $	-1mns2k
stays _ the	1n
stays on	-1o1r
stays the	-1l2s
stent	2n
step	-1ip1jko2z
step _ $	-1i1kno
step up	1jkn
step up $	1kn
steps	1z
stick	-1o2j
stick with	-1o2j
still	-2abckst-1deghjmqrxyACD1ou4in
still $	1i
still _ #	-1ko2n
still _ $	2o
still _ $?	2i
still _ a	1p
still _ it	1n
still _ not	1o
still _ on	1i
still _ that	1i
still _ there	-1i2n
still _ to	-1n1i
still _ you	-1i1n
still _ your	1n
still _ ~money	-1ko2n
still _ ~not	1o
still a	2u
still driving	-1o1i
still got	-1i1op
still on	-1i2n
still on there	-1i2n
still owe on	1i
sting*	3p
stings	3p
stole*	1i
stolen	1i
stop	-1cghijknoCD1dp2ab3f
stop _ $	-1D1b2f
stop acting	-1p2a
stopp*	-1o1x2g
stopped	1x
stops	-2j-1imps1k2n4l
stops $	1s
stops _ #	-1m1k
stops _ the	-1s
stops _ ~money	-1m1k
stops at	-1ms1kl
stops at #	-1m1k
stops at ~money	-1m1k
stops when	-1s
store	2o
store*	2l
stored	2l
storm	-1ns1l2e
story	-1bnp1d2c
story $	-2i1cd
strai*	-1o1r
straight	-1o
stran*	1op
stranger	1op
strea*	2m
stree*	-1jkpqs1e2dx
street	-1jkpqs1e2dx
street $	-1ijn1ex
street _ water	1n
stret*	-1nu1il
stretch	-1nu1il
stron*	-1p1q2a
strong	-1p1q2a
stubb*	-1b2a
stubborn	-1b2a
stuck	-1ejm1in2b3o
stuck _ the	1n
stuck with	-1ejm1n2io
stude*	-1jp1r2i
student	-1jp1r2i
student _ on	1r
student discount	1r
student loans	1i
stuff	-2p-1admo2j
stuff $	-1il1j
stuff _ not	-1l1jn
stuff _ ~not	-1l1jn
stuff in	1i
stupi*	-3ip-1flo4a
stupid	-3ip-1flo4a
stupid $	-2i-1o3a
sub	-2s-1i1n
subs	-1a2i
subs $	1s
such	1i2a
sued	1i
sued you	1i
sues	2s
sugge*	-1iklp2jx
suggest	1m2j
suggest is	1m
suggestion	-1i1j
suing	1n
suit	1h2a
sum	-1k2r
sum up	-1k1r
summa*	1hr
summary	1hr
sump	-1j1s
suppe*	-1o
supper	-1o1i
suppl*	1i
supplier	1i
suppo*	-1a3b
supposed	-1a3b
supposed to	-1a3b
sure	-3l-2gq-1adhjknsAC1r2fipD
sure $	-1io1p2D
sure _ is	-1l2p
sure _ it	1p2i
sure i	-2p-1q1i
sure you	-1i
surfa*	2ln
surface	2ln
surface water	2ln
surge*	1i
surpr*	-1n
swing	1i
swing _ @day	1hi
swing by	1hi
swing by @day	1hi
switc*	-1adlp1ijno2b3g
switch	-1dlp1ij2b3g
switched	1n
syste*	-1cjlps1y2bf
system	-1cjps1y2f3b
system $	1i2f
table	1o2k
table and	1ko
take	-5o-3h-2bktD-1aclmnuvxA1iqrsz4C
take _ #	-1u
take _ $	-1hipD1dB3C
take _ for	1dn2s
take _ house	-1n1e
take _ number	1fp
take _ of	-1deos1ipC
take _ off	1f
take _ time	-1o
take _ with	1ks
take _ you	1e
take _ ~money	-1u
take _ ~thing	-1n1e
take all	1i
take care	-1adehjosD4C
take care $	-1hiD1B3C
take care of	-1deo1pC
take it	-1i1dhkr2zC
take it with	1ks
take the	-2k-1h1agl3j
take to	1s
take you	1f
take you off	1f
take your	-1nosB1e
take your house	-1n1e
take your number	1fp
take your time	-1op
take your ~thing	-1n1e
taken	-1lD1gs2opt
taken $	-1D3p
taken _ of	1g3t
taken care	1g3t
taken care of	1g3t
takes	-1ijlnor1adp2s
takes _ of	-1p1ds
takes a	1l2a
takes care	-1p1ds
takes care of	-1p1ds
takin*	-1abclpqx1B2f
taking	-1abclpqx1B2f
taking the	1B
talk	-3gino-2abckls-1defjqBD2hprC3z4u
talk $	-1i2ux
talk $?	-4i-1h4u
talk @day	1h
talk _ $	-1io1rC
talk _ a	2j
talk _ him	1p
talk _ it	1i
talk _ you	-1hp2C
talk _ your	-1x1dpr
talk about	-1ghklorx2i3z
talk about it	1i
talk again	3h
talk price	1z
talk to	-1cgnsuz1C2p
talk to a	2j
talk to you	-1hp2C
talk to your	1dp
talke*	-2p-1o1ai
talked	-2p-1o1ai
talked about	-1op1r
talked to	1a
talki*	-1ou1aivB
talking	-1ou1aivB
talking about	1a
talking to	-1u1ivB
targe*	1p
target	1p
tax	-2in1r2l
taxed	-1s1n
taxes	-1i1c2l
taxes $	2l
tear	-1n1l
teena*	-1js1n3r
teenager	-1s2r
tell	-3at-2ghknqx-1cefosC1jyz2l3b
tell $	1o
tell _ $	-1i2l
tell _ a	-2bi3c
tell _ about	-2b-1cgr1j2i
tell _ it	1i
tell _ that	1l
tell _ the	1b
tell _ they	-1j
tell _ to	-1l
tell _ what	-1cij1bu
tell me	-1acghlortux1d2bi
tell me a	-2bi3c
tell me about	-2b-1cgr2i
tell me the	1b
tell me what	-1c1b
tell the	1b
tell them	2j
tell you	-3i-2p-1adjknt1uy2z4l
tell you $	-1i2l
tell you that	-1p1l
tell you what	-2i-1j1l2u
telli*	2o
telling	2o
telling you	2o
tempt*	-1op1l
tenth	1n
term	-2p-1dhin1l2rs3j
term $	-1k1ns
term _ not	1m
term _ the	-1n1js
term and	1k
term does	1m
term does not	1m
term for	2r
term is	-1m
term policy	-1n1j
terms	1lm
terri*	-1bi1a
terrible	-1bi1a
text	-1u1i3h
text _ a	2h
text _ the	1h
text me	2h
text me a	2h
than	-2dp-1bceghiklrx1ao5m
than #	1l
than _ #	-1jo
than _ $	-1imo2a
than _ you	1m
than _ ~cover	-1s1mn
than _ ~money	-1j
than a	1os
than one	1mp
than that	-2p-1io
than that $	-2p-1io
than the	-1kps
than the #	-1j
than the ~money	-1j1o
than to	-1m1js
than what	1m
than what you	1m
than you	-1op2am
than your	-1p1i3m
than ~money	1l
thank	-2p-1aciqsuxAD1wC7B
thank _ $	-1ipCD3B
thank _ for	-1px1ivw3B
thank _ so	-1i1B
thank you	-2p-1aciqsuxAD1wC7B
thank you $	-1ipCD3B
thank you for	-1px1ivw3B
thank you so	-1i1B
thank*	-3D-2clpsx-1abdhijntA1C8B
thanks	-3iD-2cpx-1abdhjlnostA1C8B
thanks $	-2CD-1p1B
thanks _ calling	-1x1vwB
thanks _ much	-1p1B
thanks _ picking	1BC
thanks for	-2i-1cjlpsx1vw4B
thanks for calling	-1x1vwB
thanks for picking	1BC
thanks so	-1p1B
thanks so much	-1p1B
that	-9c-4dksvA-3ew-2bzCD-1fmorxB1jl2q3p4n
that #	-1im1not
that $	-3n-2joC-1cefgikmqrD1apuy3l
that $?	-2i-1abchopq1guy
that _ #	-1mo1k2n
that _ $	-2dekx-1cfmprB1oqsCD2hj3b
that _ $?	-2bpt-1clnoqD1ahu
that _ @day	1r
that _ a	-2lns-1bjr1aB2o3p
that _ about	-1op2m
that _ all	-1i1nu
that _ and	-1p1a2i
that _ are	1a
that _ be	-2a1p
that _ been	1ip
that _ business	1l
that _ can	1z
that _ could	1i
that _ did	-1i
that _ do	1f
that _ down	1j
that _ every	1o
that _ exactly	1pB
that _ fair	1i
that _ for	-2o-1n1gj2l
that _ from	-1l1is
that _ going	-1p1gm
that _ gone	1n
that _ good	-3p1g2D
that _ got	-1l2p3o
that _ have	-1i1aop
that _ how	-1i
that _ i	3q
that _ if	1n
that _ in	1ins
that _ is	-1jklsB1hm5n
that _ it	-1p1i
that _ just	-1p3a
that _ like	-1p
that _ locked	1n
that _ make	-1i1op
that _ me	-2i-1c1B3t
that _ more	-1iq1t2p
that _ much	1ip
that _ my	-2p-1i2q
that _ no	-1l
that _ not	-2p-1ar1ilo
that _ now	-1l1n
that _ number	-1i1o
that _ of	-1n
that _ okay	1u
that _ on	-2i-1s1lnr2x4q
that _ one	-1p1oC2l
that _ only	-1np1ls2i
that _ or	1t
that _ out	-2p-1os1jlq
that _ page	1h
that _ pays	1l
that _ policy	2j
that _ really	1q2p
that _ right	1d
that _ sense	-1j2i
that _ so	-1oq1p
that _ the	-1lqs1fr2ad3n
that _ then	-1op
that _ they	-1r
that _ till	1j
that _ to	-1iq2op
that _ too	-2p2s
that _ understandable	1p
that _ until	1m
that _ up	1loq
that _ what	1mos2i
that _ when	1l
that _ where	-1p1jl
that _ why	1x
that _ will	1nz
that _ with	1ikuy
that _ worth	-1p1j
that _ would	-1jl2ip
that _ you	-2u-1oqs1hknx
that _ your	1h2i
that _ yours	1n
that _ ~cover	-2l-1o2js
that _ ~feel	-1aq1i3p
that _ ~harm	1p2e
that _ ~kin	1e2d
that _ ~money	-1jm1n2g
that _ ~not	-2a-1pr1ilo
that _ ~pay	1l
that _ ~soon	1r
that a	-1opu1n2g3i
that about	2i
that again	-1h2t
that again $	-1h2t
that and	-1p
that and then	-1op
that back	1r2q
that basement	1n
that be	1gu
that but	1ps
that by	-1i2t
that car	1o
that car $	1o
that claim	-1p2o
that comes	1s
that contract	-1a1hj2n
that contract $	1hn
that could	1lm
that coverage	-1l1s
that deductible	1j
that did	2o
that did not	1o
that did ~not	1o
that does	-1i
that down	-1pq2a
that down $	-1pq2a
that equipment	-1p
that for	-1ci1t2g
that form	-2n2l
that gets	-1io2e
that go	2i
that happened	-1q1p
that helps	-1i2D
that house	-1l1n2o
that house $	1o
that i	-2i-1n1r
that i would	1p
that in	-1op1gj
that is	-3i-2bjo-1deghsvwyzA1afmqD2np3l
that is #	1k
that is a	-2l-1jnrs1i2p
that is about	-1p2m
that is been	1i
that is business	1l
that is exactly	1pB
that is for	-1n2l
that is going	1m
that is got	-1l2op
that is how	-1i
that is it	1r
that is just	-1p3a
that is locked	1n
that is my	-1p2q
that is not	-1ap1no
that is on	1r2q
that is one	-1p2l
that is so	-1q1p
that is the	-1ip1for2an
that is understandable	1p
that is what	-1ip1no
that is where	-1p1l
that is why	1x
that is worth	-1p
that is your	-1i1n
that is yours	1n
that is ~cover	-1op1s
that is ~feel	-1aq1i2p
that is ~money	1k
that is ~not	-1a1n
that it	-2i-1B1hlps
that it is	-1B1hnp
that job	-1ln1s2x
that kind	-1n1l
that kind of	-1n1l
that last	-3i2t
that leaves	1nr
that letter	1in
that like	-1o1i
that little	1eC2d
that loan	-1s1j
that loan $	-1s1j
that long	-1p
that machine	1i
that make	-2p2i
that make sense	-2p2i
that makes	1i2p
that makes sense	1p
that means	1oB
that must	-1i2p
that must have	1ap
that nobody	2o
that number	1ms
that okay	-1iD1o3u
that okay $?	-2i-1D3u
that old	-1lp2j
that on	1o
that one	-2i-1m1bpqt2l
that one $	-1j1bp2lq
that one more	-1iq1t
that over	1iB3h
that part	-1p
that policy	-1l1in2h
that policy $	-1jl1in
that policy $?	2h
that press	1i
that press goes	-1n
that price	1k
that rate	1g
that replaces	-1l1no
that right	-2pu-1glo1n2i
that right $	-1u2i
that right $?	-2u-1op
that right now	-1l1n
that roof	-1p2j
that roof $	-1i1j
that runs	1n
that says	-1n1p2i
that shop	1ln
that sound	-1apD3i
that stuff	-1s1i
that the	-1dl1pr2i
that they	1i
that thing	-1op1j
that time	1s
that to	-1l2h
that to your	1hi
that today	2n
that today $	2n
that tracks	1i
that up	-1p1q
that was	-1no2aq
that way	-1aino2p
that way $	-1i2p
that what	-1n1e2i
that what you	-2i-1n1e
that will	1r
that with	-1ip1B
that would	-2in-1j1s4p
that would be	-1p
that you	-1x1fipz2or
that you do	1f
that you would	1p2i
that your	1p
that ~cover	-2l-1p1hijo2n
that ~cover $	-1jl1in
that ~cover $?	2h
that ~cover is	1n
that ~harm	-1ajnpst1il2oq
that ~harm $	2q
that ~kin	-1ip2C
that ~money	-1imp1kntx
that ~not	-1n1p2o
that ~pay	-1i1nos
that ~soon	2n
that ~soon $	2n
that ~thing	-4p-2s-1abghmqrt1j2n3o
that ~thing $	-1ip1j2o
that ~thing goes	-1n
that ~thing is	1n
the	-6u-5D-4awAC-2cdepqtvzB-1fhkmoy1jlnr2s
the #	-3ls-2co-1muz1ikn2hj
the # $	-2r-1jo
the # $?	-1g1i3h
the # months	1i
the # of	1iop
the # policies	-1r1h2k
the # year	-1j
the @name	-1v2l
the @name $	-1v2ln
the _ #	-1o1gs2i
the _ $	-3u-2ilC-1adwxAD1bgjknopsB2r
the _ $?	-4bc-3jn-2alsu-1dekopqrx1ght6i
the _ @day	1r
the _ @name	-2o1n
the _ a	-1s1i2n
the _ about	-1p1mrx
the _ after	-1n1s
the _ amount	1s
the _ and	-2o-1abejkpqs1gn2hlr
the _ are	-1i1nrs
the _ at	-1ks1dlnvw2r
the _ back	2s
the _ backup	2g
the _ be	1gi
the _ because	1ns
the _ before	1oz
the _ below	-1is1l2n
the _ benefit	1s
the _ between	-1jn1io
the _ burst	-1s
the _ but	-2p
the _ by	-1i
the _ car	1r
the _ come	1i
the _ comes	-1l1mr
the _ coverage	-2s-1h1jk
the _ day	1h
the _ decides	-1d1l
the _ deductible	-1hs1j
the _ did	1n
the _ do	1i
the _ does	-1s2k
the _ door	1ln
the _ down	2r
the _ downstairs	1l2n
the _ driver	-1gkl1s
the _ ends	1lns
the _ even	-1ns1l
the _ evening	1h
the _ every	1d
the _ first	2j
the _ for	-2s-1ekl1jnoxz
the _ form	-1n1h
the _ from	-1o1jp
the _ gets	-1iln1rs
the _ go	-1ils1r
the _ goes	-1is3n
the _ going	1o2p
the _ got	1l2b
the _ guy	1pt
the _ guys	-1ln1ps
the _ half	-1g1nz
the _ has	-1kps1hn2l
the _ have	-1b1f2i
the _ he	-3o2r
the _ here	1i2b
the _ house	1s
the _ how	-1i1o
the _ i	-1kp1fhilrx2jn
the _ if	-2ij1dpz
the _ in	-1cejl2gh
the _ insurance	1l3n
the _ insured	1n
the _ is	-2p-1dhijmrz1ak2s
the _ it	-1ilp1km
the _ just	1oy
the _ knows	1s
the _ landlord	1n
the _ let	-2i1dg
the _ like	1o
the _ limit	-2i1js
the _ limits	1ijk
the _ line	1i
the _ loan	1nr
the _ look	1k
the _ looks	1s
the _ map	-1l2s
the _ money	1os
the _ months	1i
the _ motorist	1k
the _ move	-1s2j
the _ name	1no
the _ new	-1o
the _ next	1i
the _ no	2l
the _ not	1o
the _ now	-1d3b
the _ number	-1o1qs
the _ numbers	1i
the _ of	-2ijn-1klo1aempsy3u4c
the _ off	1j
the _ on	-3l-1dghkop1jrs2qx
the _ one	-2no-1abegi1mp3k4j
the _ ones	-1gns1jko
the _ open	2d
the _ or	-1ors2n3i
the _ out	-1ln1d
the _ over	-1i1es
the _ package	-1ns
the _ page	-1jops1hr
the _ paid	1r
the _ part	-1qr1it
the _ pays	-1l1n
the _ people	-1n1i
the _ person	-1l3n
the _ persons	1s
the _ place	-1i1n
the _ plan	1g
the _ play	-1s2b
the _ policies	-1r1h2k
the _ policy	-1j1l2r
the _ pressure	1n
the _ price	1l
the _ rate	1lm
the _ rebuild	1r
the _ renewal	1x
the _ rent	1r
the _ renters	1i
the _ report	1lm
the _ right	1dgno
the _ runs	2k
the _ sales	-1s1jm
the _ say	-1c
the _ says	-1k1lnp
the _ seat	2o
the _ she	-1o
the _ shop	1l
the _ should	1j
the _ side	2b
the _ so	-1s1jlo
the _ stay	1o
the _ stays	-1o2r
the _ step	1j
the _ still	1n
the _ stops	-1n2s
the _ storm	-1s1l2e
the _ street	1x
the _ that	-3l-1p1x2os
the _ the	-2o-1gijkln1emz3r
the _ then	1oz
the _ there	-1n1l
the _ they	1ins2b
the _ thing	-2io-1kqs1bpt2a
the _ this	-1i1n
the _ time	-1r1o2f
the _ to	-2n-1ah1bios2gl
the _ today	1jC
the _ together	1g
the _ tomorrow	1h
the _ tonight	2C
the _ up	-1i1p
the _ value	-1n1js
the _ values	1l
the _ wants	-1mo
the _ was	-1i
the _ way	-1j2p
the _ we	1z
the _ week	-1n1eo
the _ what	-1i2a
the _ when	-2n-1lo1hp2s
the _ where	1j
the _ who	1os
the _ will	-1n
the _ with	-2gn-1ju1cim
the _ without	1i
the _ word	1l
the _ work	1j
the _ worth	1l
the _ would	-1j
the _ year	-1j
the _ you	-1hjkp1ens2rxz
the _ your	-2l-1i1rx2ns
the _ ~buy	-1s2j
the _ ~cover	-3os-2ipz-1abcdeqx1lr2gk3j
the _ ~harm	-1kl1en
the _ ~insurer	1r
the _ ~kin	1o
the _ ~meet	1d2f
the _ ~money	-1chjnops1glx2i
the _ ~not	1o2l
the _ ~pay	-1l1n2p
the _ ~soon	-2n-1dlsz1e2hC
the _ ~thing	-1hijk2r
the account	-1o1g
the adjuster	1l
the alarm	-1o
the amount	-1i2t
the annuity	1r
the answer	1lp
the apartment	1il
the app	-1i1r2bls
the application	-2j-1bhz1il4g
the application $	-1j1gi
the audit	1ls
the auditor	1s2n
the auto	1x2s
the baby	1jn
the back	-1op1l
the back of	-1p
the background	2q
the backup	1j
the bank	-1jkmo1rsx
the banks	1p
the bar	-1i1mn2j
the bar sales	1m
the basement	1i
the basic	1s
the basic one	-1n1s
the beneficiary	1n2r
the beneficiary $	2n
the best	1ch2l
the better	-1n1jk
the bigger	-1i2j
the bills	-1l1p
the bills $	-1l
the blood	1n
the blood pressure	1n
the both	-1i2p
the both of	-1i2p
the building	-2l-1n1io
the building $	1io
the building and	1j
the burial	1o
the business	-2n-1glr1ipsz
the call	1i
the calls	-1s2fy
the capital	1c
the capital of	1c
the car	-1ns1alrB
the car $	1B
the car loan	1r
the carrier	1s
the cars	-2r-1s1l2z
the cars then	1z
the cash	-2n1s
the cash value	-1n1j2l
the ceiling	3n
the certificate	2h
the cheap	1k
the cheap one	1k
the check	-1jl
the claim	-1o1n
the company	-1kp2s
the company looks	1s
the companys	1i
the contingent	1s
the contract	-1j1r2h
the contract and	1hr
the couch	1o
the coverage	-1n1km2gi
the credit	1r
the customer	1b
the cyber	-1j1gi
the damage	1ln
the day	-1s1en
the day you	-1s1en
the death	1s
the dec	-1i1h
the dec page	-1i1h
the deductible	-2i-1kn1jlort
the deductible $	1l
the deductible $?	-1i1t
the delivery	-1o1r
the difference	-1jl1k
the difference between	-1jn
the dog	1io
the door	-1r1o
the doors	1o
the drain	1jl
the drivers	1z
the drivers and	1z
the driveway	1i
the driving	1lm
the dwelling	-1jl2s
the election	3c
the end	-1ijlpru2z
the end $	1n
the end you	-1r2z
the endorsement	1l
the exam	1l
the face	-1p
the fall	1x
the fall renewal	1x
the family	-1n1s
the fifth	1hr
the final	1m2l
the final price	1l
the final rate	1lm
the final ~money	1m2l
the first	-3o-1jlmnp1adz2s
the first #	1s
the first ~money	1s
the flood	-1n1ijr
the flood policy	-1n1j
the floor	-1r
the form	1jx2n
the form $	3n
the form you	2x
the fourth	1i
the furnace	2o
the game	2C
the gc	2h
the general	-2n1s
the ground	1ln
the group	-1n1r
the group policy	-1n1r
the group ~cover	-1n1r
the guaranteed	1l
the guy	-1irs1ln
the gym	-1l1n
the high	1s
the higher	1k
the higher limits	1ij
the higher ~cover	1k
the holidays	1h
the home	-1r1x
the hook	-1j2n
the hook for	-1j2n
the hospital	-1o1n
the house	-2k-1agimor1enz2s
the house $	-2r-1il1npz
the house is	1n
the house that	1o
the house the	1er
the household	-1s1z
the income	1i
the insurance	-1mw1iox2n
the insurance $	1no
the jewelry	1r
the job	-1np1dkr
the job $	-1p1ks
the kids	-1ajl1os2i
the kids $	1o
the kitchen	1i
the landlord	-1os1n2p
the landlords	-1i1l
the landlords ~cover	1ln
the last	-2q-1hjkr1iop2ft
the last #	1is
the last thing	1pt
the last time	1i2f
the last ~money	1is
the law	1l
the lease	-1o1r2i
the lease and	1ir
the lease with	1i
the left	-1j2k
the lender	-1jkln1hC2s
the lender and	1g
the liability	-1js1n
the life	2n
the limits	-1i1r
the line	-1s1lo2dt
the link	3h
the list	-2h-1ano1lqs2f
the list $	-1ah1ls2f
the little	1o
the loan	-1il2s3n
the loan $	-1l2ns
the lower	-1ln1m
the lunch	1ho2p
the machine	1rs
the main	1i
the map	-1o1p
the market	-1l
the middle	-2i1mqsuB2j
the middle of	-1io1qsuB
the mileage	-2s-1k1j2r
the minimum	-1ip1j3k
the minimum $	-1n2j
the minute	-1s1lno
the mod	1h2r
the moment	1j
the money	-1dl1is
the money goes	1n
the money or	2i
the morning	1ho
the mortgage	-1c1s
the mortgage $	1s
the most	-1p1ai
the name	1jt
the name on	1j
the nearest	1ls
the neck	1ap
the neighbors	1n
the new	-1os1ijkx
the new one	-1n1jk
the new ~thing	1x
the next	-1hkls1ejn
the next #	1d
the next step	1j
the number	-2i-1r1s2t
the numbers	1hz
the old	-1hno1j2r
the old one	1jk
the old policy	-1jn2r
the old ~cover	-1n1r
the old ~thing	1s
the one	-2p-1o2ij
the one that	2i
the one who	1o
the only	-1agl2inp
the only ~cover	1n
the other	-3l-2in-1jm1os2bk
the other driver	-1kl1s
the other guys	-1l
the other side	2b
the others	2k
the owner	-2j-1nu1dhirxA
the owner $	1k
the owner $?	1h
the owner about	1x
the package	-1s1n
the part	-1i3s
the part that	-1i1no
the patio	-1ilsz1mnr
the patio $	-1n1m
the patio the	1r
the payment	1p2g
the payroll	-1s
the pension	-1s1n
the permit	-1j2x
the person	1sx
the phone	-2r-1ij1d2o
the phone $	-1ijr1do
the piece	1s
the pile	1o
the pipe	-1s
the pipe burst	-1s
the pipe ~harm	-1s
the place	-1jlo1ps
the plan	1z
the policy	-4k-2l-1mrx1dg2s
the policy $	-1n1ij
the policy $?	1i
the policy is	-1l1s
the policy pays	-1s1n
the policy says	1n
the policy stops	-1n
the policy today	1gj
the policy you	1s
the pond	1r
the premium	1o
the press	-1kn2r
the price	-2hkn-1io1lu2rs
the price $	-1dikm2s
the property	1s
the pump	2n
the quote	-1jks1m
the quote you	1x
the rate	-1i2l
the rates	-1i1d
the reason	2x
the reason i	2x
the rebuild	-1s1k
the renewal	1jwx2h
the renewal $	1hj
the rent	1io
the rental	1j
the report	1l
the rest	1e
the rest $	1s
the rest of	1e
the restaurant	-1s1n
the right	-1lns1b2k3p
the right thing	-1io1dp
the ring	-2i-1hs3j
the role	-1s2b
the role play	-1s2b
the roof	-2n-1jlos2ik
the roof $	-1o
the roof and	-1i1k
the same	-4j-1dghmnqrx1aio2k3p
the same $	2kp
the same coverage	1k
the same page	-1h1r
the same thing	-1p1b
the same way	-1j2p
the same ~cover	-1p1k
the same ~harm	1l
the same ~soon	-1n1eo
the schedule	1jnr
the second	-2s-1l1jnz
the service	1s
the sewer	1r
the shop	1r
the shop $	-1n1r
the smart	-1s3j
the spring	1n
the spring $	-1l1jn
the square	1ci
the state	-1k
the stent	1n
the street	2e
the street $	-1n1e
the system	-1s1by
the table	1ko
the table and	1ko
the tax	1r
the term	1s
the thing	1io
the third	1r
the time	-2i1B
the time you	1o
the tools	1n
the trouble	-1p1fq
the truck	-1s1nq2io
the truck $	1oq2i
the trucks	1or
the twelfth	1r
the twentieth	-1o
the umbrella	-1ho2j
the underwriter	-1d3l
the uninsured	1k
the uninsured motorist	1k
the vans	-2n-1ls1r2j
the vans $	1j
the wait	1B2q
the waiver	-1dl1jk
the water	-1rs1n2g
the way	-1klnop1adjs2v
the way $	2v
the way it	-1l
the website	1x
the weekend	1h
the wheel	1i
the wheel of	1i
the whole	-2rs-1ijl1mo
the wind	1o
the window	1dl
the word	1gp
the work	-2s1l2n
the worst	1o2ap
the wrong	-1s2q3n
the yard	-2i
the year	-1n2m
the year $	-1n2m
the ~buy	1i3g
the ~cover	-3c-2abklp-1ehouvw1jmn2gr
the ~cover $	1jl
the ~cover $?	-1hi1t
the ~cover and	-1hns1j
the ~cover comes	-2n-1l1s
the ~cover for	1z
the ~cover i	2i
the ~cover in	1g
the ~cover is	-1jl1s
the ~cover motorist	1k
the ~cover on	-1j1x
the ~cover says	1n
the ~cover stops	-1n2s
the ~cover the	1r
the ~cover you	-1o1r
the ~cover ~cover	-1kls1jmn
the ~cover ~money	1x
the ~cover ~pay	-1ls2n
the ~cover ~soon	1gj
the ~cover ~thing	1o
the ~harm	-1jkop1x2mnr
the ~harm $	-1o
the ~harm renewal	1x
the ~insurer	-2kp-1abi1d2s3l
the ~insurer has	-1s2l
the ~insurer knows	1s
the ~insurer looks	1s
the ~insurer you	1j
the ~kin	-2l-1bdhp1os2ir
the ~kin $	1aio
the ~kin are	2s
the ~meet	-2i-1hrs3j
the ~money	-3c-2bo-1efgknpqC1hj2mr
the ~money $	-2iknr-1dop1m2s
the ~money $?	-1g1i3h
the ~money i	2l
the ~money is	-2n1j
the ~money it	1m
the ~money months	1i
the ~money of	-1s1imop
the ~money on	-1i1s
the ~money you	1x
the ~money ~cover	-1nr1h2jk
the ~money ~money	-1j1i
the ~money ~thing	1r
the ~send	-1o
the ~soon	-2l-1giks1ehjno
the ~soon $	-1i2h
the ~soon step	1j
the ~soon ~money	1d
the ~thing	-5c-4bh-3g-2dtu-1afklmpvyD3ir
the ~thing $	-2c-1bekn1i2o
the ~thing $?	1i
the ~thing and	-2no-1g1jk
the ~thing at	1i
the ~thing has	1n
the ~thing how	1o
the ~thing in	1n
the ~thing is	1a
the ~thing loan	1r
the ~thing or	1n
the ~thing over	1s
the ~thing that	1o
the ~thing the	-1no1e3r
the ~thing then	-1r2z
the ~thing with	-1o
the ~thing worth	1l
the ~thing you	1r2i
the ~thing ~cover	-1j1n2l
the ~thing ~harm	-1l
the ~thing ~money	1n
theft	1j
their	-2jn-1abdkp1ems2l
their _ $	-1n2em
their _ ~cover	1i
their own	-1jn1il
their own ~cover	1i
their ~thing	-1n1e
their*	-2l-1ijs5k
theirs	-2l-1ijs5k
theirs _ ~money	-1m2k
theirs _ ~not	1k
theirs and	1k
them	-3c-2gu-1loprstxzC1kn
them $	-1hjn1abdlo
them $?	1i
them _ a	1s
them _ the	2j
them _ they	1j
them _ ~not	-1lop
them about	2j
them and	-1o
them does	-1lop
them in	1s
them on	-1k
them to	-1c1i
then	-4ks-2abdfhjx-1ceglmoqtvAB2rC7z
then $	-1cijkz1g2C
then _ $	-1z1jo
then _ $?	1i
then _ at	1i
then _ is	-1in1r
then _ what	1z
then _ will	-1hikru1z
then _ you	-2j2z3i
then i	-1ikru1j3z
then i will	-1kru1z
then it	1or
then it is	1or
then show	-1j1z2i
then show you	-1j1z2i
then that	1p
then the	-1s1pz2r
then there	-1n1l
then there is	-1n1l
then they	-1i1n
then we	-1ijr3z
then what	-1o1i
then what $?	1i
then you	-1io
there	-4u-3kprsD-2abhvx-1cefjmwyB1o2in3tA
there $	-2adgv-1beirsxD1coqtC2n3A
there $?	-2c-1bg2i
there _ #	-1l1n
there _ $	1oAC
there _ a	-2p-1j2t3l
there _ about	2o
there _ all	-1i1n
there _ any	1i
there _ can	-1l1it
there _ have	-1io
there _ is	-1d1n
there _ me	1i
there _ no	-1i1do
there _ not	-1ln1i2e
there _ nothing	-2l-1io
there _ only	1d2l
there _ that	1ijn
there _ the	1r
there _ you	3i
there _ your	-1l
there _ ~money	-1l1n
there _ ~not	-3l-1rs1e
there a	-1gu1bh4i
there an	1i
there and	-1o1gn
there any	1g
there anything	1i2g
there are	-1hn1dl
there at	-1i1n
there at all	-1i1n
there for	-1l2t
there for a	2t
there in	1o
there in the	1o
there is	-2im-1aejkpqrs1oz2ln
there is #	-1lo
there is a	-2p-1j3l
there is about	2o
there is no	-1i1dno
there is not	1i
there is nothing	-2l-1io
there is only	2l
there is ~money	-1lo
there is ~not	-2l-1s1n
there like	2i
there on	-1o
there so	1j
there something	-2i2a
there something that	1i
there that	-1l1i
there was	-1o1i
there with	1i
there with you	1i
there you	-1o
these	-1acgp1iu2b3y
these _ $?	2b
these days	-1bi
these days $?	-1i
they	-4acdj-3ghqr-2muxzC-1bfotwyABD1ik2s3en
they $?	1i
they _ $	-2i-1eln1hkos2a
they _ $?	-1t1i
they _ a	1s
they _ about	-1i1s
they _ at	2s
they _ be	-1n1s
they _ charge	-2s1n
they _ come	-1i1n
they _ do	1t
they _ for	-1p1s
they _ got	-1r1kn
they _ have	-1ai1np
they _ it	1l
they _ look	1ip
they _ me	-1r1v
they _ not	-1lop1i2n
they _ on	-1o
they _ out	-1n
they _ pay	-1i1l
they _ payroll	1i
they _ say	1l2n
they _ take	-1s1e
they _ that	-1o1in
they _ the	-2in-1p1js
they _ to	-1j
they _ up	-1q1kpt
they _ when	2i
they _ you	1eko3p
they _ your	-1p1in
they _ ~meet	-1i2n
they _ ~not	-1lop1i2n
they _ ~pay	-1i1l
they all	-1os1i
they are	-2l-1anp
they ask	1s
they call	1v
they can	-2s-1il2n
they can come	-1i1n
they can ~meet	-1i1n
they come	-1p1n
they could	-1l1ino
they did	-1o
they do	-1op
they do $	-2i
they do not	-1p
they do that	2i
they do ~not	-1p
they get	-1i1lp
they give	1k
they give you	1k
they go	1s
they had	1o
they have	-1jl1kn
they have got	-1r1kn
they have to	-1j
they let	2o
they let you	2o
they like	-1o
they look	-1i2s
they look at	-1i2s
they on	-1n1i
they on payroll	1i
they pay	1n
they pay you	1s
they raised	1p
they say	-1t1hi2a
they say $	1h2a
they say $?	-1t
they send	-1r1s
they still	1o
they take	1i2s
they tell	1ip
they tell you	1ip
they told	2b
they took	-1p
they want	-1o1n
they will	-2i-1k1s2l3e
they would	-3i-2s-1ahjkm2n3e
they would pay	1jn
they would take	-1s1e
they would ~pay	1jn
they ~buy	1s
they ~harm	1s
they ~meet	-1ip1v2n
they ~pay	1ln
they ~pay you	1s
they ~send	-1r1s
thing	-2cikls-1dnquD2jp3a
thing $	-2i-1jkoqsD1bt2p
thing _ $	-2p-1o2j
thing _ a	1p
thing _ can	1o2j
thing _ have	-1p3a
thing _ need	1o2p
thing _ would	1j
thing about	1a
thing and	1o
thing for	1p
thing for a	1p
thing i	-2p2a
thing is	1z
thing to	-1l1op2a
thing you	-1ds1jop
thing you need	1o2p
thing*	-3n-2k-1bcdghoxC1juz2ils
things	-3n-2k-1bcdghoxC1juz2ils
things $	-1n1ais
things $?	-1i1u
things _ $	-1p2l
things _ to	-1in2j
things and	1s
think	-2iln-1bghkopqx1ejv2c3d
think $	-1p1o
think $?	-1c1i
think _ $	-1io1a
think _ $?	-2i2d
think _ is	1i
think _ it	-1p1a
think _ that	1u
think _ the	2c
think about	-2i-1nop2cd
think about $	1p
think about $?	-2i2d
think about it	-1p1a
think about the	2c
think of	1e
think so	1p
think so $	1p
think that	-1p
think that $	-1p
think will	2c
think you	2j
think*	-1lnAD1s2op
thinking	-1AD1o2p
thinking about	1i
thinking of	1o
thinks	-1ln1s
third	1nor
third and	1o
this	-7s-5l-3jmprC-2cfnqtD-1ehioxB1uz2aky3g4b7d
this $	-1ckl1apuy2g3i
this $?	-2u-1abc
this @name	-1buv5i
this @name $	-1v4i
this @you	1iA
this _ $	-3p-2ku-1celoqsvyC1ai2djn
this _ $?	-2dgi1huy2b3a
this _ @name	-2d-1bknx1wAB4v
this _ a	-1bp2ku
this _ and	-1dk1ip
this _ being	-1i2y
this _ do	1i
this _ for	2g
this _ good	-1i1u
this _ has	-2l-1n2k
this _ is	-1anp1gy3b
this _ it	2d
this _ just	1b
this _ not	1lp
this _ now	-1i
this _ or	-1i
this _ you	-1j1kq2i
this _ your	-1i1dxz
this _ ~not	1p
this a	-1bi1u
this a good	-1i1u
this afternoon	1h
this afternoon $	1h
this an	1b
this call	-3i-2p-1abgl1z2u3y
this call $?	-2i-1g1y2u
this call is	-1i1y
this conversation	1p
this for	-1dp1o
this i	-1i
this in	1gz
this is	-3l-2n-1ajksu1bdAB2w3v
this is @name	-2d-1bnx1wAB4v
this is not	-1l1p
this is your	-1i1dx
this is ~not	-1l1p
this line	1by
this month	-1d1i
this morning	-1A
this off	1d2p
this on	-1g1q
this one	-2p-1is3k
this one $	-2p-1i
this one has	-2l-1n2k
this policy	1g
this price	-1l1g3d
this right	-2g-1i
this right now	-1i
this the	2k
this time	1n
this time $	1n
this today	-1i
this up	1dh
this way	1j
this week	1hj
this week $	1j
this weekend	-1d1i
this weekend $	1i
this year	-1d1i
this year $	1i
this your	1i
this ~cover	-2p1g
this ~meet	-3i-2p-1abgl1z2u3y
this ~meet $?	-2i-1g1y2u
this ~meet is	-1i1y
this ~money	-2l-1abk1g2i3d
this ~money $	1i2d
this ~soon	-1adkoA1hj
this ~soon $	-2d-1aA1ij
those	-2bchjr-1emstu1d2inop
those #	-1h1dklos2i
those # days	1n
those _ $	-1l1anop
those _ are	1i
those _ days	1n
those _ that	1i
those _ the	-1inp
those kids	1p
those limits	-1i2a
those vans	-1j1gn
those ~cover	-1i2a
those ~kin	1p
those ~money	-1hr1dkls2io
those ~money days	1n
those ~thing	1gn
thoug*	-4o-1cs1i3x
though	-2o-1p1m3i
though $	-1iop
thought	-1io1p3x
throu*	-2dj-1abcehklm1girszB2n
through	-2dj-1abcehklm1girszB2n
through $	2i3g
through $?	2i
through _ $	-1gho1knB
through _ $?	-1i
through _ you	1ru
through _ ~cover	-1i1nuz
through _ ~soon	1i
through it	-1ip1B
through it $	1B
through the	-2o1lz2p
through what	-1i1ou
through what you	1u
through work	-1lo1nrs
through work $	-1o1r
through your	1uz
through your ~cover	-1i1nuz
ticke*	-1a1iqrs
tickets	1rs
tight	-1adilsD4p
tight $	-1D
til	-1o1r
till	-3n-2o-1akpz1cdejr
till #	1l
till @day	1c
till @day $	1c
till _ $	-1h1c
till _ hear	-1o
till _ is	1i
till i	-1o1l
till it	1i
till it is	1i
till the	-1in1er
till you	-1h2d
till your	1i
till ~money	1l
till ~soon	1c
till ~soon $	1c
time	-5i-4l-3g-2bcjk-1empryzAD1dfhostxC2aB5u
time $	-2jl-1abC1hopq2duB
time $?	-2i-1abghpC4u
time _ is	-1i1lu
time _ talk	-2i1du
time _ the	1sx
time _ you	-1o
time _ ~meet	1d2h
time and	1io
time for	-1ilops1x3a
time it	1lp
time or	-1i1u
time the	1o2n
time to	-1ops1dhj
time to talk	-2i1du
time to ~meet	1d2h
time we	2f
time you	-1d1hi
times	-1lp1c2s
times _ $	-1kl1crs
times _ income	2s
times _ salary	2n
times pay	-1l1s
times salary	1r
times your	-1m1jn
times your salary	2n
times ~pay	-1l1s
timin*	1i3o
tired	-1p3o
title*	1l
titled	1l
to	-4t-3env-2djkwA-1bfhimqsD1rx2g
to #	-1mps1jlno
to $	-2p1ox2i
to $#	-1ils3m
to $# $	2m
to $?	1i
to @name	1r2C
to _ #	-1j1mnsz2c
to _ $	-4bg-2t-1dfikrA1amu2osBCD
to _ $?	-3c-2bd-1anops1itu
to _ @day	1C
to _ a	-3g-2ns-1ru1bdp2l3c
to _ about	-3i-2l-1gjnsz1u2dp
to _ ahead	-1o1i2g
to _ all	-1o1i
to _ an	2b
to _ and	-2l-1ir1ho
to _ anything	-1dil
to _ around	-1go1bcj
to _ at	-1dku1jp2i
to _ away	1p
to _ back	1h
to _ before	-1j1d
to _ by	1dhi
to _ customers	1s
to _ end	1bn
to _ every	1i
to _ everything	-2i-1d1e2a
to _ first	-1j
to _ for	-1cds1gnp2i
to _ him	-1hpu1io3j
to _ house	1e
to _ how	1z2l
to _ if	1x
to _ in	-1l2cp
to _ into	-1j
to _ is	-1i1n
to _ it	-2o-1bdejnu1hlp2gi
to _ job	1n
to _ lender	1C
to _ me	-1o1br
to _ money	-1g
to _ more	-1n2j
to _ next	1o2b
to _ no	-1a1b2i
to _ of	-1i
to _ off	-1i1j
to _ on	-1dip1hj
to _ one	-1i1j2s
to _ other	-1gr1hs2k
to _ out	-1ao1hip
to _ over	-1os1hrx
to _ policy	1gi
to _ right	-2di1lu
to _ something	2jp
to _ sure	-2p-1iq1or
to _ that	-2q-1ns1ahilo2gp
to _ the	-3h-2p-1bcdk1fjosz3g
to _ their	1s
to _ this	-2u-1bjop1iq2dg
to _ through	-1i1z
to _ to	-2g-1hjnp1dx2ci
to _ today	2d
to _ tonight	1dB
to _ too	1di
to _ up	-1cks1dor
to _ us	-1h1i2g
to _ what	1i
to _ when	1n
to _ whether	2i
to _ wife	-1i1d
to _ with	-2n-1aju1chprs3g
to _ you	-2cdp-1bhjrz1fkyB2qx
to _ your	-2n-1ijps5g
to _ ~cover	-1n1gij
to _ ~feel	1p
to _ ~insurer	-1s1l
to _ ~kin	-1jox1d
to _ ~money	-2j-1ghkp1lmns2c
to _ ~not	-1al1bis
to _ ~pay	1i
to _ ~soon	-1gin1os2bd
to _ ~thing	1eos
to a	-3i-2gs-1l1cnor2a
to a #	2c
to a ~money	2c
to add	-1n1i2gm
to anybody	1o
to anybody $	1o
to apply	-1c1j2g
to ask	-4i-1acgno2l3u
to ask a	3l
to ask about	-2i2u
to be	-3a-2hns-1cikqxzC1befm2p
to be #	1m
to be a	-1p1m2b
to be in	1o
to be sure	-2p-1iq1or
to be the	1il
to be ~feel	1p
to be ~money	1m
to bind	-1u1g
to bother	2q
to bother you	2q
to bring	-1i1jq
to bring it	-1i1q
to build	2s
to bury	1i
to buy	1c
to call	1fqA2x
to call $	1x
to call you	1fxA
to carry	-1no1i2j
to catch	-1hpu1iq
to check	-1i2p
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
to feel	-1o1ip
to find	2p
to find out	2p
to fix	1isz2c
to get	-2hp-1bcdj1n3g
to get it	-1p1ag
to get that	1gim
to get the	1g
to give	-1h1bx2g
to give us	1i2g
to give you	1x
to go	-2s-1p1r2i3g
to go ahead	-1o1g
to go over	-1g1hrx
to go through	1z
to go to	-2g1ci
to go with	1i3g
to guess	-1p2l
to hang	-1i1jo
to happen	1i
to have	-1p1gq
to hear	-2q-1g1p
to hear it	-1o
to hear that	-2q1p
to her	1h
to insure	-2p-1n1m2a
to it	-1h1sC2f
to it $	1sC
to it the	2f
to keep	-1p
to know	-1co1s3iD
to know $	-1i3D
to leave	-1g1lnr2o
to list	1l2j
to list him	2j
to live	-1i1o
to lock	1d2j
to look	-1dgjkru1i
to look at	-1u1hinp
to lose	-1ado1ep
to make	-1i1dg
to match	-1i1k2j
to me	-1i1cdno
to me $	-1in1cd
to move	1g
to my	-1g1c
to pay	-1di1l
to pay for	-1j1glp
to pay off	-1i1j
to protect	1s
to put	1os
to put the	1s
to reach	1h2x
to reach out	1h
to rebuild	1s
to recap	-1n2r
to replace	-1m1s
to run	-1lp1a
to run a	-1lp1a
to save	-1m1o3p
to say	-1g1aipq2bl
to say $	-1gin1alq
to say no	-1a1b2i
to say ~not	-1a1b2i
to see	-1g1rx
to see if	1x
to see the	1i
to sell	1n
to sell the	1n
to send	-1g1h
to show	1iko
to show for	1o
to show you	1k
to sign	-1o1g
to sign $	-1d
to sign up	1g
to sit	-1i1o
to sit down	-1i1o
to some	1a
to somebody	1l
to spend	-1g1z
to start	-1d1i2g
to start the	1g
to stay	-1p
to sum	-1k1r
to sum up	-1k1r
to switch	1g
to take	-1o1ip
to talk	-4i-2o-1bghjlnz1x4u
to talk $?	-2i2u
to talk about	-1lo1p
to talk to	-1jnp1dx
to tell	-1io1ly
to tell you	1ly
to that	-1p1dh
to that $	-1lp1dh
to the	-2j-1gip1cluyC2ns3r
to the #	1n
to the end	1bn
to the ~insurer	1l
to the ~kin	-1o1rs
to the ~money	1n
to think	-2i3d
to think about	-3i3d
to this	-1b1az
to this $	1a
to wait	-1eg2d
to what	-1is1jlnp
to what you	-1i1jkn
to work	-1ho1isC
to work $	-1h1isC
to worry	1o2p
to worry about	1o2p
to you	-2a-1dgjklu1nrC2ht3oB
to you $	-1al2B
to you $?	2it
to you @day	1C
to you about	1x
to you that	1o
to your	-2x-1lzC1dhmos
to your wife	1d
to your ~cover	-1n1gij
to your ~kin	-1r1dn
to your ~money	1mo
to your ~thing	1es
to ~buy	-2hu-1abjno1cd2i4g
to ~buy $	-3d1c
to ~buy $?	1g
to ~buy it	1i
to ~buy the	1g
to ~buy this	-1u1dg
to ~buy up	1g
to ~buy ~soon	1d
to ~cover	1jlz
to ~harm	1o
to ~meet	-3g-2ijl-1abknszBC1fv2hx4u
to ~meet $	-1iA1x3u
to ~meet $?	-1i1u
to ~meet about	-1lo1p
to ~meet back	1h
to ~meet down	-1i1o
to ~meet to	-1gjnp1cdx
to ~meet you	1fxA
to ~money	-2ips-1k1lno2m
to ~money $	2m
to ~money it	1j
to ~money ~money	-1m1l
to ~pay	-1di1l
to ~pay for	-1j1glp
to ~pay off	-1i1j
to ~send	-1dglou1jqr2h
to ~send it	-1dgl1q
to ~send that	1j2h
tobac*	1i
tobacco	1i
today	-3ahlps-2ceox-1bkqrtD1C2fz4dg
today $	-2ahlp-1bcesCD1fin2d
today $?	-1cdhou2i3g
today and	1C2f
today or	-2i1d
today we	1z
today you	-1n2du
today*	-1l3z
todays	-1l3z
toget*	-1djkls1rz2i4h
together	-1djkls1rz2i4h
together $	-1k2z
together $?	1ghi
together _ you	1h
together and	-1k2h
told	-2s-1aehikl1nx2r4b
told _ $	1p
told _ about	1ir2b
told _ that	1i
told _ you	-1n1r2x
told me	-2o-1hi1b2rx
told me you	-1n2x
told the	-1s2n
told you	-1a1op
tomor*	-1ajnopsC1ei2d3h
tomorrow	-1ajnopsC1ei2d3h
tomorrow $	-1ejk1gh3d
tomorrow $?	1ik
tomorrow and	-1n1eh
tomorrow you	1k
tonig*	-2i-1abcnp1jrB2dh
tonight	-2i-1abcnp1jrB2dh
tonight $	-1cip1BC2dhj
tonight and	-1i1e
too	-4j-2o-1cdeglmnxC1ahips
too $	-3j-1abchlsx1i5p
too _ $	-4p-1jl1qs2h
too _ to	-2p2a
too low	-1p2s
too low $	-1p2s
too much	-2p
took	1o2B
took the	-1o1r
tool	-1il1j2m
tools	-1ip1n2l
tools $	-1o1l
tools _ $	1o
tools _ they	1s
tools in	1n
top	2s
top _ the	-1o1p
top _ your	1o
top of	1ps
top of the	1p
top of your	1o
total	-1lo1s2m
total*	-1aijlnor1k4p
totaled	-1o
totally	-1a4p
totally get	2p
touch	-1ps1l3x
touch $	-1p1h2x
touch*	1l
tough	-1q1i3p
tough $	3p
tow	1l
towar*	2bj
toward	2bj
towin*	-1sD1ijl
towing	-1sD1ijl
towing $	-1D2i
town	1w
town $	1w
track*	-1gh1ir
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
troub*	-1p1fiq
trouble	-1p1fiq
truck	-2s-1h1nq3i
truck $	-1n1lq3i
truck _ a	1n
truck and	-1h
truck*	1r
trucks	1r
true	-1p
true $	-1p
trust	-2i-1o1p2g
trust me	-1o2g
try	-2l-1h2d
tryin*	1iox
trying	1iox
trying to	1iox
turn	-1ip1s2ad
turn down	-2i2d
turne*	-1o1lr
turned	-1o1lr
turned down	1l2n
turns	1l2p
tv	-2o
twelf*	1r
twelfth	1r
twent*	-1o
twentieth	-1o
twice	-1ei1m2n
twice $	-1o
twice a	1n
typic*	-1p3a
typical	-1p3a
typin*	2b
typing	2b
ugh	-1o1p
umbre*	-2i-1ahnop1j2r3s
umbrella	-1hinop1j2rs
umbrella $	1jr
umbrella _ a	1s
umbrella and	-1h1j
umbrella is	-1n1s
umbrellas	2s
uncle	1n
under	-3j-2ap-1hklx1einu2m3s
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
under*	-3j-2io-1bcegkmnquwxzABC1lD2ap
understand	-2D-1bdgijlnquB1p3a
understand $	-2D-1alq
understand _ $	-1ip3a
understand _ you	1pqt
understand it	1r
understand why	1q2p
understand why you	1q2p
understandable	-1io3p
understood	-2p-1A3D
underwriter	-1d3l
unins*	-1gn1jl
uninsured	-1gn1jl
uninsured _ $	-1j1k
uninsured _ is	-2n-1l1s
uninsured _ on	1i
uninsured motorist	-1n1js
uninsured motorist $	-1j1k
uninsured motorist is	-2n-1l1s
uninsured motorist on	1i
union	-1o
unles*	1jn
unless	1jn
unless _ add	1n
unless we	1n
unless we add	1n
until	-4np-2ahi-1beko1cs2lC3j4d
until _ have	-1n1d2j
until _ is	-1p1djl
until the	-2d-1an1js
until they	1l
until you	-2n-1l1js2d
until you have	-1n1d2j
until ~soon	-1ehip2d3C
up	-5b-4ju-3z-2fmD-1cpC1hiry2etx3d
up #	1o
up $	-2jp-1bceloruD1ginqsx2adk
up $?	-1adt2h3i
up _ #	-1k1l
up _ $	-1qs1lr2ep
up _ @month	-1o
up _ a	-1inpr1l
up _ and	1o
up _ i	-1l1hi
up _ is	-1ps
up _ it	-1i2op
up _ me	1lop2t
up _ that	2t
up _ the	-1p1sx
up _ there	1i
up _ this	1g
up _ to	-1i1kp
up _ you	-2l-1hop1dgs
up _ your	-1s1ix
up _ ~money	-1d1l
up a	1o2t
up about	-1n1m
up about #	-1n1m
up about ~money	-1n1m
up after	1i
up again	1h
up and	-1dl1ap
up for	-1dh1glx
up for you	1gi
up how	1A
up i	-1p1q
up in	-1n1es
up in a	1s
up on	-2dr-1aj2tx
up on me	1op2t
up on the	1x
up so	-1g
up that	-1imp
up the	-1ks
up this	-1i2d
up to	-1dhkmop1js2il
up to #	1j2l
up to the	1s
up to you	-1o
up to ~money	1j2l
up too	1pr
up too $	1pr
up until	-1l2d
up until you	-1l2d
up we	1ry
up what	1ir
up when	1io
up with	-1iks1deo2n
up with a	1o
up your	-1i1d
up ~money	-1m1o
up ~soon	-1i1e
updat*	1n
update	-1i
updated	1n
upgra*	-1s1m
upset	-1aj4p
upset $	-1a2p
upsid*	-1a1ns2p
upside	-1a1ns2p
upside down	-1a1ns2p
us	-4n-3aeil-2mop-1cstvwCD1fhkz2bdq3x4g
us $	-2i-1nps2q
us $?	1y
us _ $	-1g1f3d
us _ a	-1j2x
us _ about	-1j1z
us _ ahead	1g
us _ at	-1j1z2k
us _ do	1gi2k
us _ it	-2i-1h2d4g
us _ the	-1kz1dgj
us _ this	-1d1b
us _ you	-1h1g2x
us _ your	-1g2j
us _ ~soon	1h
us a	1gh
us do	1d
us get	-2i1d3g
us get it	-2i-1j2dg
us get you	-1h1g
us go	-1i1d
us go ahead	1g
us just	1g
us look	-1j1z2k
us look at	-1j1z2k
us not	1i
us put	1g2j
us see	-1gjz
us start	1dz2b
us talk	1iz2h
us you	-1n2ks
us ~buy	-1jk1bdz
us ~meet	-1g1z2h
us ~not	1i
use	-2a-1bcghop1l2is
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
value	-3n-2i-1lp2m3s
value $	-1kn1m2l
value _ $	1s
value _ the	-1l
value is	1s
value on	-1s1j
value*	-1s1ijl
values	-1s1ijl
values are	1l
van	1k
vans	-2ls-1kn1gij2r
vans $	-1i1jn
vans _ a	-1l1g
vans on	-1j1g
vans on a	-1j1g
vape	1i
versi*	-1j1r2h
versions	-1j1k2h
versu*	2k
versus	2k
very	-1ilopC2nB3D
very _ $	-1lpC2n3D
very far	1i
voice	1o2t
voice $	1o
vote	1j4c
w	-1o
wages	-1ilp1ns
wages $	-1s1n
wait	-3i-1agjn1t2q5d
wait $	1lnp
wait _ you	1b
wait and	1s
waite*	1d
waited	1d
waiti*	-2i-1ans1mo2l3d
waiting	-2i-1ans1mo2l3d
waiting _ a	1o
waiting for	-2i1o3d
waiting period	-1n2l
waive*	-1dn1k
waiver	-1dn1k
waiver of	2s
wakes	1p
wakes up	1p
walk	-1cgo1e4d
walk _ through	-1cor2i
walk me	-1cor2i
walk me through	-1cor2i
walk out	2d
walke*	-1i
walked	-1i
walki*	1iB
walking	1iB
wall	2l
walle*	1o
wallet	1o
wallet $	1o
want	-4a-3dnqs-2eltux-1hmyzBC1bpr2cj3gi
want #	1j
want $	-1i1e2p
want _ $	-1i1p
want _ and	1jn
want _ be	-2p-1gq1f
want _ do	2i3g
want _ go	-1jo1c2gi
want _ keep	-1p
want _ know	1np
want _ of	1i
want _ put	1o
want _ start	1g
want _ to	-1b1cghk5i
want _ ~buy	-1d1ci2g
want _ ~cover	1ir
want _ ~money	-1i1j
want _ ~thing	-1io2j
want a	-1i1jo
want for	-3i
want her	2i
want it	-1ips1do
want me	-1cj1hk2g4i
want me to	-1cj1hk2g4i
want one	-1o2i
want the	-1no1r2gp
want the ~cover	1ir
want to	-3dho-2q-1abelsuxz1cf2g5i
want to be	-2p-1gq1f
want to do	2i3g
want to go	-1jo1c2gi
want to keep	-1p
want to know	1np
want to put	1o
want to start	1g
want to ~buy	-1d1ci2g
want you	2c
want you to	2c
want ~cover	-1i1j
want ~money	1j
wante*	-1ij1r3x
wanted	-1ij1r3x
wanted the	1r
wanted to	-1j2x
wanti*	-1l1o2p
wanting	-1l1o2p
wants	-2o-1lm1ans
wants #	-1m1n
wants # and	1n
wants _ and	-1k1n
wants a	1p
wants it	-1o
wants to	-1lp1as
wants ~money	-1m1n
wants ~money and	1n
was	-3hjl-2cdg-1fkmnuz1ax2qt3or
was #	-1o1r
was $	3o
was _ #	-1i1t
was _ $	-1l
was _ $?	-1i2t
was _ a	-1o1i
was _ and	2a
was _ it	1o
was _ last	1t
was _ like	1i
was _ of	2q
was _ on	-1r1n
was _ that	1io
was _ to	-1p1ox
was _ your	1r
was _ ~money	-1i1t
was a	1ap
was hoping	1x
was hoping to	1x
was it	-1l3i
was it $	1t
was not	1q
was that	-2i-1oq2bt
was that $?	-2i2t
was the	-1b1i2r
was the last	1t
was you	-1i1o
was your	-1t
was ~money	-1o1r
was ~not	1nq
watch*	-1r2o
watched	-1ir2o
watching	1i
water	-2kp-1abhmo1cgjs2ln
water _ $	1nr
water _ comes	1s
water _ is	1l
water _ on	1i
water _ that	1n
water backup	-2n-1i1rs2g
water backup $	1r
water in	1n
water that	2s
water that comes	1s
water ~cover	-2n-1i1rs2g
water ~cover $	1r
way	-2g-1cjlmoqstx1anpv
way $	-1agij1o2pv
way $?	-1t1h2i
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
we	-7s-6n-5a-4bj-3ceov-2ipACD-1lt1fhkm2xy4gqrz
we _ #	-1n1kmr2d
we _ $	-1o1r
we _ @day	1h
we _ a	-1p1ghmx
we _ about	1z2k
we _ ahead	-1h1g
we _ at	-1hr1ijox
we _ be	1z
we _ do	-1kr1z
we _ for	1y
we _ go	-1hr3p
we _ got	-1in1k
we _ in	2hm
we _ it	-1h1g
we _ not	-1i1foq3l
we _ off	-1j1d
we _ on	1rx
we _ see	-1f
we _ talk	-1fp1xC
we _ that	3q
we _ the	-1jkl1grz2q
we _ this	2g
we _ through	-1i1z2u
we _ to	1gz
we _ up	1i
we _ we	1r
we _ with	1u
we _ you	-1o1k2gq
we _ your	-1g1rx2B
we _ ~buy	1g
we _ ~meet	-1ip1mC2fx
we _ ~money	-1n1kmr2d
we _ ~not	-1i1foq3l
we _ ~soon	-1g1hi
we add	-1j1n
we agreed	1r
we are	-2np-1abhjloqsv1mw2dkry
we are on	1r
we can	-1diz1gp3l
we can not	-1p3l
we can ~not	-1p3l
we do	1iop2hx
we do a	1hi2x
we do not	1lop
we do ~not	1lop
we get	-1j1dgiz
we get you	2g
we go	-1h1guz
we go ahead	-1h1g
we got	-1ip1tx
we got a	-1i
we have	-2p-1ilmno1dj2r3g
we have a	1g
we have got	-1in1k
we look	1jo
we look at	1jo
we meet	1r
we met	2x
we met at	1x
we record	-1i4y
we said	2r
we see	1k
we should	-1p2x
we start	-1k1u
we talk	1z2h
we will	-3r-2eil-1dghknpy3f4z
we will do	-1r1z
we will go	-1hr1p
we will look	-1r
we will not	1q2f
we will see	-1f
we will talk	-1f1C
we will ~meet	-1p1C2f
we will ~not	1q2f
we would	-1x1mr
we ~buy	-1k1u
we ~meet	-1x1rz2h
we ~meet ~soon	1hr
wear	-2n1l2s
wear _ tear	-1n1l
wear and	-1n1l
wear and tear	-1n1l
wears	-1n
websi*	-1p2x
website	-1p2x
week	-3u-2p-1bcgkls2hi
week $	-2u-1d1ae
week $?	1hi
week _ i	1h
week and	1ox
weeke*	-1adgo1hC2i
weekend	-1adg1hC2i
weekend $	-1d1hC2i
weeks	-1r1ij2o
weeks $	1j2o
weigh	1i
weigh*	-1n1a
well	-4o-3i-2lsB-1bcdjnqruv1kC2A
well $	-1A1kD
well that	-1i1a
well you	-1o
went	-2p-1jks1u2no
went _ $	1o
went _ a	1n
went through	1uz
went up	1no
were	-2dgks-1acehltuA1bjq2i3o
were _ $	-1pqs1no2i
were _ $?	1i
were _ for	-1in
were _ here	1n
were _ paying	1ip
were _ ~thing	1j
were gone	1i
were my	-1i2j
were my ~thing	1j
were not	-1p1n
were not here	1n
were the	1o
were there	1o
were you	-1gt1jpq3i
were you $	1j2i
were you paying	1ip
were ~not	-1p1n
were ~not here	1n
wet	-1l1i
what	-6g-5x-4uvCD-3cdefnpqwA-2jy-1abmB1klz2t5i
what $	-1ilos1gk2a3t
what $?	-3i3t
what _ #	-1m2i3c
what _ $	2i
what _ $?	1it
what _ a	1c
what _ all	-1p
what _ am	-1i1u3o
what _ are	-1lnt1io2b
what _ be	1h
what _ changed	1r
what _ costs	-1s1kz
what _ did	1i
what _ different	1i2k
what _ do	-2g-1adikt1l
what _ does	-1i1l
what _ for	1s
what _ going	1i
what _ good	-1p3hi
what _ got	-1i1m3j
what _ have	-1dehlp1imz
what _ he	-1o1hi
what _ house	-1n1s
what _ i	1i
what _ if	1i
what _ important	1i
what _ in	-2i-1os1jln
what _ is	-1o1ilB
what _ it	-1dhln5i
what _ make	1i
what _ mean	2it
what _ missing	1z
what _ need	-1k1o
what _ new	-1k2s
what _ not	1i
what _ of	-1bct1d
what _ on	-1h2io
what _ out	1n
what _ owe	-1n1l
what _ own	-1i1nz
what _ paid	-1i1s
what _ pay	-1n1m
what _ pays	-1s1ln
what _ said	1r
what _ sense	-2i2j
what _ that	-1io1t
what _ the	-2b-1ahjknort1cg5i
what _ they	-2t-1bl1p4i
what _ think	-1i
what _ this	-1d1i
what _ to	1s
what _ up	1A
what _ want	-3i1e
what _ was	1s
what _ we	1hp2i
what _ will	-2k1hz2l
what _ with	1i
what _ would	-1ghpu1isz2b3k
what _ you	-2kno-1bdghjlruxA1ipqt
what _ your	-2ct-1hln1b2i
what _ ~cover	1n
what _ ~insurer	2l
what _ ~kin	-1i1j
what _ ~money	-1ms1nz3c
what _ ~not	1i
what _ ~pay	-1i1m
what _ ~thing	-1n1s
what a	-2i-1kl1o2s3a4p
what a new	-1k2s
what an	2a
what are	-1io1cd
what are you	-2i1dt2c
what are your	-1a1i
what can	1i
what claims	1i
what comes	-1o
what could	-1t2i
what could they	1i
what could you	-1t1i
what coverage	-1l1s
what day	1i2h
what deductible	2i
what did	-1bir1pt
what did he	1i
what did the	-1t1i
what did they	-1t1p3i
what did you	-5i3t
what do	-1adhps1g2i
what do you	-1adps1g2i
what does	-1d1t2i
what does the	-1t
what does your	1b
what each	-2i-1ms3k
what exactly	2t
what got	1i
what happened	1i
what happened with	1i
what happens	-1no1l
what happens if	1i
what happens to	1is
what have	1i
what have they	1i
what he	-1o
what i	-2p-1bgint1muzB2r3o
what i am	-1i1u3o
what i mean	-1t2i
what i would	-1hn1ikmz
what if	-1n1hop2i
what insurance	1i
what is	-3o-2s-1hmnprtuv1azA2cd
what is a	-1i1ch
what is different	1i2k
what is going	1i
what is important	1i
what is in	-2i1jn
what is it	3i
what is missing	1z
what is on	-1h
what is the	-1kn1dg2c3i
what is your	-1cd1i
what it	-1kr1ilnoz
what it costs	1z
what it is	-1o1il
what it pays	-1s1ln
what it would	1s
what it ~money	1z
what it ~pay	-1s1n
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
what that	-1i1n
what the	-1jkp1s2l
what the house	-1n1s
what the ~cover	1n
what the ~thing	-1n1s
what they	-1np1h2l
what they have	1i
what they would	-1n1s
what those	1n
what time	1h2i
what was	-1bilq2t
what was it	-1l1t
what was that	-2i2t
what was the	1t
what we	-2k-1gh3r
what we said	1r
what were	-1g1pq2i
what were you	-1g1pq2i
what worries	-1o
what worries you	-1o
what would	-3j-2n-1bcdegltuz1ap3i
what would a	1i
what would be	1h
what would have	1i
what would it	2i
what would make	1i
what would you	-1di1ap
what would your	-1i1d
what year	1B
what you	-5i-2p-1cdglr1ajno2mtz3k
what you are	-1ln1o2a
what you do	1ls
what you got	-2i1kmu3j
what you have	-1io1jkmn2z
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
whate*	-1iknpr1jls
whatever	-1iknp1jls
whatever _ do	-1o2j
whatever you	-1ikop1js
whatever you do	-1o2j
wheel	1i
wheel _ the	1i
wheel of	1i
wheel*	-1n1el
when	-4aj-3bcdgu-2krtx-1fmovwyzACD1n2s4h5i
when $?	1i
when _ a	-1u3i
when _ are	-1ino1hs2el
when _ called	1ip
when _ comes	-1n1s
when _ did	-1o
when _ do	-1l1np
when _ get	-2i-1n1hl
when _ go	1n
when _ have	1i
when _ he	2h
when _ it	1iqB
when _ need	1n
when _ other	-1l1s
when _ pipe	-1s
when _ say	1i
when _ the	-1h1i
when _ you	-1ht1o2i
when _ ~harm	-1i1k
when _ ~pay	-1s1l
when _ ~thing	-1o
when did	-1t1i
when did you	1i
when do	1ip
when do you	1ip
when does	1iqB
when does it	1iqB
when i	1h
when is	-1u4i
when is he	2h
when is the	-1h
when it	-1nr1h2os
when it comes	-1n1s
when somebody	-1n
when something	1s
when that	2n
when the	-1ik
when the other	-1l1s
when the pipe	-1s
when they	-1in1l
when they are	-1n
when was	-1h1i
when we	1o
when would	-1u1hi
when you	-1adjko1ehl2in
when you are	-1o1hs2el
when you called	1ip
when you get	-2i-1n1h
when you go	1n
when you have	1i
when you need	1n
when you say	1i
when you ~harm	-1i
when your	-1i1ns
whend	-1aj4i
whend you	-1a3i
whene*	2p
whenever	2p
where	-3abgh-2cdn-1mqtux1jo2ks3i
where _ are	-1a2p
where _ i	-1gh
where _ is	-1n2j
where _ would	-1l1jn
where _ you	-2g-1h1i
where are	1i
where do	-1gh1i
where do you	-1gh
where does	-1i
where does the	-1i
where i	2j
where is	1i
where is the	1i
where it	-1inps1j2l
where it is	-1n2j
where the	1s
where they	-1l2k
where we	-1no1r
where would	1i
where you	-1a2ps3i
where you are	-1a2p
where*	-1al1sz3i
whered	2i
whered you	2i
wherever	-1l1sz
wheth*	-1p1dz2s3i
whether	-1p1dz2s3i
whether _ is	2i
whether _ would	1l
whether there	2i
which	-3ct-2adsu-1jp1hln2b6i
which _ are	2i3b
which _ do	-1gt
which _ would	1i
which _ you	1g
which is	-2i1hln
which one	-1rt1go2i
which part	2i
which ~insurer	1i
while	-3ip-1adk1ejs2nu
while _ are	1ln2j
while _ is	1s
while the	-1l1n
while you	1ls2j
while you are	1ln2j
while yours	1s
while yours is	1s
who	-5j-4gl-3hntu-2bmprvxCD-1fswyzB7i
who _ $	-1p
who _ $?	-3i
who _ a	-1i
who _ are	-1a
who _ at	1s
who _ driving	-1o1i
who _ for	1i
who _ going	1i
who _ has	1d
who _ i	2i
who _ in	1i
who _ it	2i
who _ lives	1i
who _ not	-1ln2a
who _ on	1d
who _ that	1o2e
who _ the	-1b2i
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
who do	1ci
who do you	1c
who does	-2i
who drives	-1c
who else	-1c1i
who else lives	1i
who fixed	1i
who gets	1s
who gets the	1s
who has	-1i
who is	-2o-1bdjlx1cns4i
who is at	1s
who is going	1i
who is the	1c
who is your	-1x2c
who knows	-2i
who pays	-2s1ik
who reads	-4i
who told	1i
who told you	1i
who was	1i
who would	1i
who you	-1an1io
who you are	-1a
who ~pay	-3s1ik
whod	-3n-2s-1adgjlpuC2c7i
whod _ it	-1p1i
whod be	2i
whod have	1i
whod pay	-3n3i
whod you	1i2c
whod ~pay	-3n3i
whoev*	-1p1a2l
whoever	-1p1a2l
whoever _ you	1a
whole	-3l-2ijr-1p1k2em3o
whole _ $	-1ij1km2e
whole _ and	1n
whole life	-2l1kmos
whole life $	1m
whole lot	1im
whose	-1bg3i
whose _ is	1i
whose name	1i
whose ~cover	1i
why	-2bgjt-1cilnrs1pqu3d
why $	2i
why $?	-2i1u
why _ am	-1i1u
why _ are	1p2q
why _ i	1i
why _ not	-2i1ho
why _ would	-1a1d2p
why _ you	-1t1d
why _ ~not	-2i1ho
why do	-1dt1hi
why i	-1i1u
why i am	-1i1u
why is	1i
why would	-3i1do
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
will	-5aij-4px-3bot-2mnqrsuD-1dwA1gkl2C3z4fh6e
will _ #	1r
will _ $	-2lz-1fk2ns
will _ a	-1oC1k2h
will _ about	-1k1uz
will _ at	-1k
will _ back	1h
will _ be	-1ln1efghq2i
will _ both	1k
will _ by	2h
will _ call	-1hl1f
will _ do	2l
will _ for	1l
will _ go	1s
will _ hear	-1e1u2f
will _ help	-1n1l
will _ it	-1filo1p2kz
will _ keep	-1l2C
will _ on	2e
will _ ours	-2h-1g2k
will _ out	-1f1hC
will _ pay	-1s1jl
will _ something	-1k2h
will _ sure	1f
will _ that	-1ip1fhlB
will _ the	-1nC1egr2ch
will _ to	1h2f
will _ touch	1ln
will _ up	1e
will _ with	1z
will _ you	-3i-2dn-1gjkoprsux1fhlC
will _ your	-2h-1sz1gi2fk3e
will _ ~meet	-1hl1f
will _ ~money	1r
will _ ~pay	-1s1jl
will _ ~soon	-1k
will ask	-1k1z2i
will be	-3n-1acdhiklpC1y3e
will call	-1ozC1h
will call you	-1C
will check	1h
will check back	1h
will do	-1i1kz
will get	-1fgip1rC3h
will get the	1hr
will go	-1hr1p
will have	-1dC1gB3h
will have a	-1C2h
will have the	1r
will keep	-1h1dpz
will leave	-1f1h
will leave you	-1f1h
will let	-1hk3C
will let you	-1hk3C
will look	-1k
will look at	-1k
will make	1f
will make sure	1f
will match	3k
will need	3i
will not	-2ik-1adhstz1f2ln
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
will see	-1C1fh
will send	-1k1hl
will send the	1h
will send you	-1h1l
will show	1k
will show you	1k
will start	1gz
will take	1fr2z
will take it	1hr2z
will take you	1f
will take your	1p
will talk	-1f1C
will talk about	1z
will you	-1h1gu
will ~buy	-1hk1gz
will ~buy with	1z
will ~harm	3e
will ~meet	-2i-1kno1fh
will ~meet about	1z
will ~meet you	-1iC1h
will ~money	-1h2k
will ~money it	-1h1k
will ~not	-2aiks-1dhtz1f2ln
will ~not be	-1ln1efhq
will ~not do	2l
will ~not go	1s
will ~not help	-1n1l
will ~not keep	-1l2C
will ~not touch	1ln
will ~not ~meet	-1hl1f
will ~not ~pay	-1s1jl
will ~pay	1s
will ~send	-1dfik1l2h
will ~send the	1h
will ~send you	-1C1hl
willi*	-1u2i
willing	-1u2i
willing to	-1u2i
win	2c
wind	-1jls1ikno
wind _ $	-1j1m
wind and	1i
wind deductible	-1j1m
wind deductible $	-1j1m
wind ~cover	-1j1m
wind ~cover $	-1j1m
windo*	-1rs1do
window	1d
window and	1l
windows	1o
wise	-1n1j
wish	1i2l
wish _ could	-1p1l
wish i	-1p1l
wish i could	-1p1l
with	-5dt-4q-3bfl-1cpr1hkmovyA2u3w
with #	-1s1n2j
with $	-1ac1g4i
with $?	1i
with @name	-1u1i
with _ #	-1nr1s
with _ $	-3cs-2b-1afhmnpqtx1eivCD2uw
with _ $?	-3i-2gh-1bekt1c3u
with _ @name	1nwx
with _ a	1a
with _ and	-1ijn1hx
with _ at	1e
with _ baby	1i
with _ blood	1n
with _ business	-1v1i2g
with _ call	-1i
with _ coverage	1e
with _ deductible	1ls
with _ higher	1i
with _ i	1ouvw2bk
with _ if	1j
with _ in	-1i1aj
with _ insurance	1i
with _ is	-1n1ms2i
with _ it	-1m1k
with _ job	1k
with _ life	1w
with _ like	2p
with _ lower	1m
with _ new	1o
with _ of	1hi
with _ on	-1jnx1hmy
with _ one	-1im
with _ owner	-1gu2hi
with _ stent	1n
with _ the	1km2gp
with _ when	-1l1s
with _ wife	1hp
with _ you	-1i2k
with _ ~cover	-3p-1hjn1elswA
with _ ~insurer	1j
with _ ~kin	-2a-1g1eh
with _ ~meet	-1i
with _ ~money	-1hnr1j2s
with a	-2lu-1acemr1nps2o
with a #	1s
with a baby	1i
with a ~kin	1i
with a ~money	1s
with all	1n2p
with anybody	-1o
with bluebonnet	1ix2w
with bluebonnet $	1vw
with bluebonnet business	-1v1i
with both	1ahi
with evergreen	-1D1vxA3w
with evergreen $	-1D2w
with evergreen life	1w
with evergreen ~cover	1w
with everything	2bm
with harbor	1uvw2A
with harbor insurance	1iA
with harbor ~cover	1iA
with him	-2n-1ir1m
with him on	-1n2m
with it	-1jn1s2g3io
with it $	1i2go
with it $?	1g
with it is	-1n1s2i
with kids	-1n1a
with kids in	-1n1a
with lakeside	-1x1vw
with lakeside $	-1x
with lakeside insurance	-1x
with lakeside ~cover	-1x
with me	-1abhp1yB2ci
with me $	-1cp1ixB
with my	1c
with no	-1ajlo1bep2n
with no coverage	1e
with no insurance	1n
with nothing	-2n-1i1d4e
with nothing $	-1n1d2e
with one	1o2s
with somebody	1p
with that	-3i-1aopt1l3j4u
with that $	1l2u
with that $?	-3i1y3u
with the	-2p-1cdejrsuz1lmn2hi
with the #	-1r
with the blood	1n
with the higher	1i
with the job	1k
with the lower	1m
with the owner	-1gu2hi
with the stent	1n
with the ~cover	-1h3l
with the ~money	-1r
with them	-1mopsu1ai
with them $	1a
with this	-1gio1p
with us	-1emopsu2k
with us $	-1op
with what	-1i1s2k
with what you	-1i1s
with you	-3i-2gjlp-1cderB1noyC2D3u
with you $	-1alp1kuy2noD
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
with ~not	-2al-1ijko1bd4e
with ~not $	-1n1d2e
with ~not ~cover	-1l1e
witho*	-2j-1abilpt1o2dks
without	-2j-1abilpt1o2dks
without $	1k
without _ $	1s2k
without _ $?	-3i2d
without _ hits	-1i
without a	1ps
without insurance hits	-1i
without it	1i
without the	1ir
wonde*	-1ln1aC2i
wonder	-1p1a2i
wonderful	-1i1pC
word	-3i-1j1gop2a
word _ i	1g
word and	1go
words	-1n1b
words:0	-3p-2inosD-1abcjklAC
words:1	-6o-5ais-4bcjklv-3eghnqrwx-2dfmpuyz-1B1t3A5D
words:13-20	-5b-4gtD-3acjC-2fmpruyB-1eilqv1hx2noz3s
words:2	-10o-8s-7j-6dkln-5bhw-4cegrvxz-3fmqy-1apB1iu4D
words:21+	-3o-1ghjmps1ikuzA3n5r
words:3	-7lns-6k-5dej-4mrxzD-3fhopy-2agquAB-1v1bi
words:4	-10n-6lD-5msx-4orB-3degtwA-2fhkpquyz-1abjv2c3i
words:5-7	-12D-7n-6r-5kz-4esAC-3dhouvwx-2abcfjlmqtyB-1g1i
words:8-12	-9D-6r-5A-4ntzC-3chB-2abfgiquvwx-1lmy1os
work	-3ac-2bdglopu-1ekmtvxz1hrw2in
work $	-2n-1akop1rsC2i
work $?	2i
work _ $	-1n1j3i
work _ a	1p
work _ can	-1l1ns
work _ it	1h
work _ that	-2p
work _ you	1k
work and	-2p
work for	1i
work is	-1is1np
work on	-1l
work policy	1l
work so	1h2i
work vans	-1l
work with	1o
work ~cover	1l
work ~thing	-1jl
worke*	-1in1p2e
worked	-2i1p2e
worki*	-1n1ix
working	-1n1ix
working $	-1n1i
works	-1in1s2h
works is	-1n1sz
works*	1h
worksheet	1h
worri*	-1p1do
worried	-1p1d3o
worried about	-1p2o
worries	-1o
worries you	-1o
worry	-1ajl2o3p
worry $	-1l1ip
worry _ $	1o2p
worry about	-1aj2op
worry about $	1o2p
worst	1o2ap
worth	-2km-1acdhorsux2bin4j
worth #	1n
worth $	-1jo2bn
worth _ $	-1is1lp
worth _ than	1j
worth _ with	-1n2j
worth a	-1s2j
worth it	-1n1j
worth more	1j
worth more than	1j
worth ~money	1n
would	-4qs-3frBC-2tuvAD-1abdkwy1mx3n5j
would @day	1h
would _ #	-1klop1im
would _ $	-1adj1gkpz2c
would _ $?	-1j2ik
would _ a	-1lmpu1iko
would _ about	-1ijo1n
would _ an	1m
would _ annoyed	-1i1p
would _ anybody	-1i1o2p
would _ at	1j
would _ be	-2j-1acdemprsx1hl2u
would _ better	-1eo2j
would _ change	1j
would _ come	1o
would _ for	-2l-1p1ansx
would _ get	2b
would _ give	-1c1u
would _ giving	1n
would _ go	-1u1ij3c
would _ have	-1o1i
would _ help	-1u1ik
would _ him	1jn
would _ husband	-1i1d
would _ if	1x
would _ in	-1i1mo
would _ is	-1i1jmn
would _ it	-1dkp1ilm2n4j
would _ like	-1h2im4g
would _ mad	1p
would _ me	-1io4p
would _ mind	1h
would _ need	-1d1i
would _ no	-1lp1ad
would _ not	-1j1o
would _ off	1j
would _ on	-1i1j
would _ out	-1il1s
would _ paying	-1ei2n
would _ rather	-1i1u
would _ right	1o
would _ say	1i
would _ see	1n
would _ stuck	-1m2n
would _ take	-1j
would _ that	-1op1j2b
would _ the	-2kn-1bdisz1hlp2e3j
would _ this	1j
would _ to	-4j-2p-1adhmx1ns2gilz
would _ trust	1p2g
would _ up	1e
would _ want	-1cgo1p3i
would _ with	-1k1a
would _ worth	1j
would _ you	-3p-2ks1elo2n
would _ your	-1l1jn
would _ ~cover	1lx2j
would _ ~kin	1d
would _ ~meet	1ho
would _ ~money	-1kops1im
would _ ~not	-2jl1ado
would a	3i
would add	1jmn
would agree	3i
would asked	2x
would be	-3as-2gku-1bjor1ilmpx3n
would be #	-1j1m
would be a	-1pu1hi
would be annoyed	-1i1p
would be better	-1eo2j
would be giving	1n
would be like	1m
would be mad	1p
would be paying	-1ei2n
would be stuck	-1m2n
would be the	-1n1hjx
would be worth	1j
would be ~money	-1ij1m
would bother	1op
would call	-1j1nx
would carry	-1inp1js2a
would come	1im
would do	-1gh3j
would do is	-1i1j
would do the	1j
would drop	1j
would fall	-1i1s2a
would feel	-1j1i2p
would get	-3i-1agh2n
would get that	-2p-1i
would go	-1k2j
would go with	-1k
would have	-1ehp1lns
would have to	-1j1iln
would hold	1j
would hold off	1j
would i	2b
would insure	1j
would insure it	1j
would it	-1dgjnrx1k2hi
would it be	-1nr1iu2h
would it help	-1u1ik
would just	1o
would keep	1p
would leave	2o
would like	-3j-1ip1o2z3g
would like the	-1jo1g
would like to	-2j2z
would lose	-1ij1k2e
would make	1mop
would make it	-1j1m
would need	-2j-1dnop1ilxz3h
would need the	-1j2h
would need to	1il
would never	-1ajn2e
would not	-1or1adp2i
would not be	1l
would not trust	1p
would not want	-1o2i
would only	-1j1n
would pay	-1p1os3n
would pay for	-1l1n
would put	-1j1hk
would rather	-1djp1o
would rather not	-1j1o
would rather ~not	-1j1o
would run	-1l1n
would say	-1lp1ad2b
would see	1x2l
would start	1kn
would stay	-1i1aj
would suggest	1m
would suggest is	1m
would take	-1hikp1ln2j
would take the	-1k1ln2j
would that	-1ghn1iu
would that be	-1g1u
would the	1gi
would want	-2n-1g1io2j
would want the	-1n1p
would want to	1i
would you	-2bjno-1iksx1tu2cg
would you $?	1i
would you be	-1c1y
would you give	-1ci2u
would you have	1i
would you like	-1h1i4g
would you mind	1h
would you need	-1d1i
would you rather	-1i1u
would you say	1i
would you want	-1cg1p
would your	1d
would your husband	-1i1d
would your ~kin	1d
would ~advise	1jm
would ~advise is	1m
would ~buy	-1g1kn
would ~harm	-1i1s2a
would ~meet	-1j1imn
would ~not	-1lnor1de2i
would ~not be	1l
would ~not trust	1p
would ~not want	-1o2i
would ~pay	-1p1os3n
would ~pay for	-1l1n
would ~send	-1k1hj
would ~soon	1h
would*	1i2ao
wouldve	1i2ao
wow	-1nqsD2a4p
wow $	-1D
wow _ is	-1i1p
wow that	-1i1p
wow that is	-1i1p
wreck	-1s
wreck*	1in
wrecks	1in
wrecks it	1n
write	-1abdhjknopqu4cg
write _ a	2c
write _ check	-1n
write _ up	1i2g
write a	1c
write me	2c
write me a	2c
write the	-1n1g
write this	2g
writi*	-1io1hn
writing	-1io1hn
writt*	-1op
written	-1op
wrong	-3i-2s-1jprt2n3a5q
wrong $	-3p1l3q
wrong _ $	3q
wrong with	-4i2p4a
wrote	-2i-1op1qx2r
wrote down	2r
yard	-2i
yeah	-2abdijlnorC-1cghktuzB1q3A7p
yeah $	2D
yeah _ $	-2p3A
yeah _ @name	-1p1v2A
yeah _ are	1p
yeah _ get	1ip
yeah _ is	-1lo1p
yeah _ should	1ip
yeah _ you	2o
yeah hi	-1ip2A
yeah i	-2o-1h2p
yeah i get	1ip
yeah it	1p
yeah no	1op
yeah so	-1p
yeah that	-1o1pq
yeah that is	1p
yeah you	3p
yeah you are	1o
yeah you should	1ip
yeah ~not	-1i1op
year	-2bcdhjt-1aegsuz1l2mp
year $	-1cdjnox1ims2kp
year $?	1i
year _ a	3o
year _ and	1i
year _ is	-2i-1j1l
year _ the	1B
year and	1nox
year is	1B
year is the	1B
year make	1i
year of	1m
year with	-1i
year you	1nr
yearl*	3x
yearly	3x
yearly _ $	1x
yearly review	2x
yearly review $	1x
years	-2bd-1aceghikvwxz1jo2ps
years $	-1hilmr1jp2s
years $?	1i
years _ $	1n
years _ a	-2o-1k1r2p
years _ that	1o
years _ the	-1i
years _ you	-1np1l
years _ ~not	1i
years ago	1n
years and	-1op
years and the	1nr
years and you	-1n
years have	-1n1s
years is	-1mo1p
years of	-1r2o
years old	1r
years would	-1n1jm
yep	-1o1p2D
yep $	2D
yes	-2jp-1ahiknostC1D3r4g6d
yes $	-1ilt1D3dg
yes _ no	1rz
yes _ the	1r
yes _ yes	2r
yes _ ~not	1rz
yes and	2dg
yes or	1z
yes or no	1z
yes or ~not	1z
yeste*	1s
yesterday	1s
yet	-1abdop1jl2i
yet $	-1aop1ij
yet $?	1i
yikes	-2D5p
you	-4D-3bclmwA-2jkvzC-1dgpqrsy1nuB3i4o
you #	-2i-1cms1hnA2a
you # $	1kA
you $	-3r-2bdms-1eilvwz1hpq2jox3aB
you $?	-4c-3o-1dejklnprsxBC1tu2b3a
you @day	-1ix1r2C
you @day $	-1x1C
you @name	1BC
you _ #	-2i-1dhjmp1ko2n
you _ $	-2abdt-1cghorw1ijpsuBD2fkC
you _ $?	-3o-2u-1bjklnqrstvwBC1adhi2g
you _ @day	-1C2i4h
you _ @name	1inw
you _ a	-3t-2dlp-1aeghmz1bvwx2su
you _ about	-1air1dnop2c
you _ agree	3i
you _ all	1gt
you _ an	-1ag1lsu2b
you _ and	1o2hkz
you _ any	-1djnou2c3i
you _ anybody	-1n
you _ anyone	2i
you _ anything	-1agn1j
you _ are	-1i1y3a
you _ around	1io
you _ as	1i
you _ asked	2x
you _ at	-1d1r2jt
you _ away	-1n1d
you _ back	-1h2C
you _ be	-4i-2h-1glps1do2a3en
you _ been	-1ainr1op2B
you _ before	1s2p
you _ being	-1b2a
you _ better	-1a2j
you _ both	1j
you _ busy	-1b1ipu
you _ but	-1p
you _ by	-1k1tx
you _ call	1ox2v
you _ calling	-1x1vw2i
you _ can	1o
you _ care	-1i1gp2C
you _ carrying	-1s1lo
you _ check	1n
you _ closed	-1l1i
you _ comfortable	1guy
you _ couple	-1z
you _ coverage	-1n
you _ do	-3i-2l-1p1dhr2j4a
you _ doing	-1o
you _ down	-1i1n2d
you _ drive	-1n1ar
you _ drop	-1dln2b
you _ each	1k
you _ end	2e
you _ ever	1e
you _ every	-1o1p
you _ everybody	-1i1p
you _ everything	-1n1eio
you _ feel	1i
you _ first	1u
you _ for	-3o-2a-1bfjlpu1kqrC2d3c
you _ from	-1i1n
you _ full	1i2a
you _ get	-2ip-1aeg1dhln
you _ go	1n
you _ going	-1ao1er2g
you _ gone	1ei
you _ good	1il
you _ got	-2k-1adilux1norw
you _ had	1lnp
you _ have	-2ip-1en1hjlrs
you _ having	-1i
you _ her	-2i3o
you _ him	1aio
you _ how	-1n1i2c
you _ i	-2j-1ikoA1ltux2z
you _ if	-1adhx1ey2u
you _ in	-2gn-1abelrt1cdps2x
you _ into	-1o
you _ is	-2s-1l1dr2p3o
you _ it	-3g-2hjp-1aci1k2t
you _ just	-2i1ao2l
you _ keep	1j
you _ kind	-1ip2o
you _ know	1z2l
you _ life	1i
you _ like	-4i-3p-1k1gr3a4o
you _ link	3h
you _ long	1q
you _ look	-1p
you _ looking	-1io1m
you _ lose	-2i-1jn1k3e
you _ lying	1o
you _ me	-3o-1cptx1abdghjruAB3i
you _ money	1n
you _ more	1i2n
you _ much	1B
you _ my	-1pq2cB
you _ need	-1n1lxz
you _ never	-2n-1p1e2a
you _ new	1ns
you _ no	-4i-1os1e2d3a
you _ nobody	-1o
you _ not	-5l-3j-2a-1eghq1bnor2f
you _ nothing	1ln
you _ now	-1adjA1bg2fm
you _ of	1i
you _ off	-1an1h2f
you _ okay	-1u2i
you _ on	-3h-2j-1abnpt1s3i
you _ one	-1alp1r2ei
you _ only	-1l1jn
you _ open	-1i1su
you _ or	-3i-1dot2a
you _ our	-1h2f
you _ out	-2a-1bjlC1cdn2ox3t
you _ owe	1di
you _ own	-1i1k
you _ pay	-1ip1n2o
you _ paying	-1ailp1ms
you _ people	-1i1a
you _ price	-1jlu1dz
you _ pull	1i
you _ put	1i
you _ questions	1x
you _ quote	1h
you _ rather	3o
you _ reached	1w
you _ read	-1i1ho
you _ reason	1p
you _ rental	1k
you _ right	-1a2gp
you _ ring	1x
you _ said	-1o1d
you _ say	-2i-1l1z2bdt
you _ saying	1i2o
you _ see	-1j1ik
you _ seen	1o
you _ sending	-1o1i2h
you _ short	2n
you _ should	1gj
you _ shut	1dl
you _ sign	-2i-1l1d
you _ so	-1p1a
you _ somebody	-1n1o
you _ something	1i
you _ state	1r
you _ still	1i
you _ stuck	-1i2o
you _ take	-1ilo1dpB
you _ talk	-1i1p2u
you _ talking	1av
you _ than	-1n1lo
you _ that	-2u-1cjn1de
you _ the	-2b-1chikl1aeguB2st4r
you _ them	-1co1iln
you _ then	1h
you _ there	1o2q
you _ they	1iklot
you _ think	1a
you _ thinking	1o
you _ this	-4i-2b-1gu3a
you _ through	1B
you _ time	-3i1n2u
you _ tired	-1p3o
you _ to	-5a-2hjtx-1enzC1cdq2iu3g
you _ today	-1h1iu
you _ tomorrow	-1d1eg
you _ too	-2p2a
you _ under	-2a-1l1n
you _ up	-2aj-1lm1cdhiknotx
you _ use	1i
you _ want	-1anp4j
you _ was	-1l1it
you _ way	-1o
you _ we	1p2z
you _ what	-1ack1io3t
you _ when	1o
you _ while	-1s1n
you _ will	1cC
you _ willing	-1u2i
you _ with	-1aop1bksy2iu3g
you _ without	1i
you _ working	1x
you _ worried	1o
you _ would	-1p1j
you _ wrong	1q
you _ yes	1i
you _ you	-1abgh1lntu2di
you _ your	-2e-1acgijp1s2do
you _ yourself	1C
you _ ~buy	-2i-1gl1d
you _ ~cover	-1adnpu1ik2j
you _ ~harm	-1in1a2et
you _ ~kin	-1n1ir
you _ ~meet	-1dijC1opvx2u
you _ ~money	-1cgijlp1korz2n
you _ ~not	-4j-2hilp-1cgquBC1en2adf
you _ ~pay	-1glps1n2o
you _ ~send	-1dln2b
you _ ~soon	-2d-1abcjlpC1e2k3hi
you a	-4a-2cp-1djoru1ghl4i
you a call	1x
you a couple	-1z
you a price	-1u
you a reason	1p
you a ring	1x
you a ~meet	1x
you about	-1o1jx3i
you about the	1x
you about ~money	1j
you add	1s
you added	-1u1x
you after	1hk
you again	-1l3f
you again $	-1l3f
you agree	2b
you already	1jln
you an	1hqs
you and	-1k1hnrs2i3p
you and @name	1i
you and a	1h
you and i	1r
you and the	1i2p
you and you	1no
you and your	1s
you any	1l2C
you anything	-1ip1lo
you are	-4i-3ck-1jluyzB1empqt2bn3ao
you are $	-1au1iop
you are a	-2p-1io2a3b
you are about	1n
you are an	2b
you are being	-1b2a
you are better	-1a2j
you are busy	1ipu
you are carrying	-1s1lo
you are closed	-1l1ins
you are doing	-1io
you are going	-1ao1er
you are in	-1io2dp
you are just	-2i1ab
you are kind	1o
you are looking	1m
you are lying	1o
you are not	-1al1nops
you are off	-1a2f
you are on	-1n
you are out	1dn
you are paying	-2op-1a1m
you are right	-1a2p
you are saying	1i2o
you are sending	-1o
you are shut	1ln
you are still	2i
you are talking	1av
you are the	-1ilo1ads
you are tired	-1p3o
you are too	-2p2a
you are worried	1o
you are ~not	-1bl1ps
you around	1i
you ask	1p2j
you at	-1i4u
you at a	-1i1u
you back	1ipq
you be	-2i-1cn1aky
you be comfortable	1guy
you be willing	-1u1i
you because	1o
you been	-1u2i
you been with	1i
you before	-1h1dez
you believe	2c
you believe in	2c
you both	-1jn1i3k
you both $	-1j1k
you broke	2t
you but	2lp
you buy	1cdip
you buy it	1i
you by	-1p1hi
you by @day	1k
you by ~soon	1k
you call	1i
you called	2ip
you called $	1i
you calling	2i
you can	-4a-2in-1eglpr1jv2bdsu
you can not	-3a-2l-1n1bko2d
you can pull	1i
you can take	1s
you can ~meet	-2i1ov2u
you can ~not	-3a-2l-1n1bko2d
you care	-1i1p2d
you care about	-1i1p2d
you carry	-1j
you carrying	1i
you cash	-1i1kn
you cash it	-1i1kn
you choose	1h
you climb	1o
you close	1ip
you could	-1cdhnopt2ij3e
you could not	1a
you could ~not	1a
you cut	-1i1n3t
you cut your	1n
you decide	-1x1iz
you deliver	-1n1r
you deliver #	-1n1r
you did	-1do1r2p
you did $	-1o
you did everything	1op
you did not	-1o1r
you did the	1p
you did ~not	-1o1r
you die	-1in2e
you died	1in
you dig	1h
you dig out	1h
you do	-2act-1ghlu1fjkm2n
you do $	-1s1n2k
you do anything	1j
you do not	-2j-1al1fs
you do to	1ls
you do ~not	-2j-1al1fs
you doing	-1av1uA3i
you doing $	1i
you doing today	1iu
you doing ~soon	1iu
you down	1hn2oq
you down for	1ghin
you drive	-2i-1o1s2p
you drive $	-3i
you drive for	2i
you drive to	1i
you driving	-1i1n
you eat	-1co
you even	-2i1as
you ever	-1cjnops1e
you ever been	-1i
you ever get	1i
you ever have	1i
you feel	-4p-1ait6o
you feel like	-2ip2o
you feeling	1o
you felt	-1n1p2i
you figure	1o
you filled	2x
you filled out	2x
you find	-1t2i
you first	-1i1u
you follow	2i
you for	-2i-1cjlx1enpvw2sB
you for #	1ns
you for a	-1i1ou2s
you for calling	-1x1vw2i
you for that	-1o
you for ~money	1ns
you found	1o
you free	1iu2h
you from	-2i1fou2g
you get	-1abcgprst1hl2iC
you get it	1n
you get me	2h
you get to	1i
you getting	-1a2it
you give	-2c-1j1bknu
you give me	-2c-1h1bu
you go	-1ghos1inC2c
you going	-1gi1qB
you going to	-1i1q
you good	-1i2g3u
you good with	1u2g
you got	-2egp-1abortxD1cduvw2i
you got #	-1i1k
you got $	-1p1kB3j
you got a	-2a-1c2u3i
you got any	-1a2c
you got no	-1i2a
you got nothing	2n
you got the	1s
you got to	-5i-1g1o3d
you got your	2i
you got ~money	-1i1k
you got ~not	-2i2an
you guys	-1ht1x
you guys get	1i
you had	-1js1ix
you had $	1i
you had a	-1n
you had any	1a
you hang	2d
you hang up	-1i2d
you have	-4g-3a-2chx-1qsty1wB2np
you have #	-1i1nu
you have $	-1k1ms
you have a	-1a1csu
you have any	-1u1i
you have been	-1in1op2B
you have got	-1diklux1nrvwA
you have it	-2o
you have no	1a
you have not	-1s1l
you have reached	1w
you have said	1d
you have seen	1o
you have the	1i
you have to	-1i2d
you have ~money	-1i1nu
you have ~not	-1s1ail
you hear	-2i1uA
you help	1i
you hit	-1o
you hoping	1i
you how	1k
you i	1ijoC
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
you is	-1oA1j2l
you it	-1i2o
you it is	2o
you just	-2i2t
you keep	-1cjn1kr
you keep the	-1j1r
you kept	-1in2op
you know	-2p-1bknrtu1ad2oy3c
you know $	1y
you know $?	-2i2a
you know what	-1c
you know you	1d
you last	2i
you later	2C
you leave	-1o1n
you leave the	-1i2n
you left	1ix
you let	1gi
you like	-2a-1dhu1r2i3g
you like me	1g
you like the	1r
you like to	1g2i
you live	1nz2s
you look	-1i1do
you look at	1o
you looking	1io
you lose	-1l1dr
you make	-1i1ap
you make a	-2i2p
you married	2i
you mean	-1o1i6t
you mean $	-1ot
you mean $?	2t
you mean by	2t
you might	-2p-1i2j
you might want	-1iop2j
you mind	1uy3h
you mind if	-1i1y2u
you miss	-1i1o
you more	-2s-1p1o
you more than	-1n1lo
you most	1i
you must	-2p-1i1d4a
you my	-1u1hz
you name	-1o
you need	-5i-1ghkls1op2dj
you need $	-1i1o
you need a	1i2j
you need to	-1ij1d
you needed	1x
you never	-1ir1o2a
you not	1j
you off	1fq
you okay	1iy3u
you okay with	1iy2u
you on	-1bdjp1hnu
you on @day	-1i1h
you on a	1B
you on the	1in
you on ~soon	-1i1h
you one	1q
you only	-1i1no2b
you open	1hin
you out	1in
you out $	1in
you over	1t
you over the	1t
you owe	-1j1r2d
you owe #	1r
you owe ~money	1r
you own	-2a-1dt1nz2i
you own $	-1i1nz
you own that	1i
you own your	1i
you paid	-1il1os
you paid #	1n
you park	1s
you park it	1s
you pay	-2n-1joprt2ms
you pay for	-1o1m
you pay now	-1n1m
you pay the	-1r
you pay your	1s
you paying	1p2i
you people	2a
you pick	-1h2c
you pick up	1i2c
you picked	-1r
you put	-1j1i
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
you right	-1dpu1g2fio
you right now	-1d1g2f
you run	1i
you said	-3io-1hn1x2d3rt
you said i	-1h1x
you said no	-2i-1o2d
you said the	1rt
you said you	-1o
you said ~not	-2i-1o2d
you saw	1io
you say	-4i-1bjlp1d2g4t
you say $	-1i2t
you say that	-1q
you say yes	1i
you see	-1t2i
you see a	1n
you sell	1n
you send	1hk
you should	-3o-2i-1n1al5j
you should be	2a
you should get	-1i1j
you should know	2l
you sign	-1d1ij
you signed	1go
you signed up	1go
you smoke	2i
you so	1iB
you so much	-1i1B
you some	-1u1z
you something	-1i1op
you soon	-1ip3C
you soon $	-1ip3C
you sound	-2i4a
you started	1g2x
you started $	1x
you started a	1x
you stay	1i
you still	-1an3i
you still owe	1i
you take	-1io1a2C
you take care	-1i1p2C
you take the	1as
you taking	-1p1iB
you talk	1hrz
you talk to	1hr
you tell	1b2i
you tell me	1b2i
you that	-1ip1a3lo
you that $	1il
you the	-2j-1gsC1bnoqr2hl
you the #	1k
you the link	3h
you the quote	1h
you the wrong	1q
you the ~money	-1j
you there	-1il1o3t
you there is	1o
you think	-2t-1do2c3i
you think $	1i
you think $?	-1c1i
you think about	1i2c
you think will	2c
you this	-2l1d2n
you thought	1i
you to	-3l-2g-1ajp1hn2c
you to look	-1p
you to ~buy	-1l
you today	1v
you today $	1v
you told	-2o-1p1n2r
you told me	-1op1n2r
you tomorrow	1h
you took	1o2B
you turn	-1i1s2d
you turned	1ns
you turned down	2n
you up	-1o1gs
you using	1i2b
you wait	-2i-1lp1e3d
you waiting	-2i2d
you waiting for	-2i2d
you walk	-1i1d
you want	-2ahns-1bdltux1co2pr3g
you want $	-1i1e2p
you want a	-1i1j
you want for	-3i
you want it	-2i-1ps1d
you want me	1ikp
you want the	1pr2g
you want to	-3j-2d-1h1c3g5i
you wanted	2r
you wanted the	1r
you watched	-1i2o
you went	-1i1n
you were	-3p-1deijs2b3o
you were gone	1i
you were not	-1p1n
you were ~not	-1p1n
you what	-1jo1uz
you what each	1k
you what i	-1jk1z2u
you what you	1l
you when	-1l1ns
you when you	-1l1s
you who	1o2i
you why $?	1i
you will	-2il-1anos1df2r4e
you will be	-2n-1h1o3e
you will get	1dhk
you will have	1hr
you will not	-1dl1f
you will ~not	-1dil1f
you wish	1i
you with	-1abcknsu1el3i
you with the	2l
you work	-1c
you would	-2hij-1gpqtu1bdkl2eno3x
you would agree	3i
you would asked	2x
you would be	-3i-2a-1ghop1de4n
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
you would want	-1gn1io2j
you would ~not	-2n-1jo1ae2i
you would ~pay	1o
you wreck	1i
you write	1i
you you	1do
you your	-1o1r
you ~buy	-1gt1cjp2i
you ~buy $	1dj
you ~buy it	1i
you ~cover	-1s1i2r
you ~cover the	-1s1i
you ~harm	-2o-1dp1s2e
you ~meet	-1aclu1rsz2bi
you ~meet to	1hr
you ~money	-2i-1cms1hnA2a
you ~money $	1kA
you ~not	-1lps1ak
you ~pay	-2l-1ijnprt2m3s
you ~pay $	1s
you ~pay for	-1o1m
you ~pay now	-1n1m
you ~pay the	-1r
you ~pay your	-1i1s
you ~pay ~money	1n
you ~send	-1cn1ikr2h
you ~send me	1i3h
you ~send ~money	-1n1r
you ~soon	-2gu-1adfx1h3C
you ~soon $	-1ix2C
you ~soon $?	-1g1i
you ~soon ~soon	-1u
you ~thing	-1s1j
young	-1o1s3p
young*	1s
your	-4cquwD-3bhklvy-2ptA-1jmC1fios2e3nx
your #	1o
your @day	1C
your _ #	-1o1hr
your _ $	-4k-3q-1cijoruzD1bdfhC2mtxB3g
your _ $?	-4c-1bejnostx1i
your _ @name	1mBC
your _ about	-1s1n3j
your _ all	1s
your _ and	-3hi-2lx-1aC1bekpqz2os
your _ are	-2i-1ps1bnou3a
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
your _ deliver	1n
your _ does	-2l1n
your _ down	-1in1do
your _ ever	2i
your _ every	1e
your _ family	1e
your _ first	-1i1ju2z
your _ for	-1hn1o2c3s
your _ from	-1i3x
your _ give	1i
your _ goes	1k
your _ going	3e
your _ gone	1o
your _ got	-1n1i
your _ has	-1lo2k
your _ i	1h
your _ if	1s
your _ in	-1in1ds
your _ income	2n
your _ is	-3s-2k-1r1diu2jnt
your _ it	1ps
your _ like	1i
your _ name	1r
your _ needs	-2n1lox
your _ not	-1l1s
your _ now	2C
your _ off	1fp
your _ officer	2x
your _ on	1ghox
your _ one	1kl
your _ or	2i
your _ out	-1d1g2ef
your _ page	1h
your _ passed	-1s1x
your _ pays	-1s1n
your _ pocket	1i
your _ policy	-2i-1h1lz2a
your _ program	1k
your _ review	1x
your _ room	1l
your _ so	1j
your _ stays	1rs
your _ still	2n
your _ the	-1i1e
your _ there	-1l1n
your _ think	-2i1d
your _ this	-3i1d2a
your _ to	-1i1s2u
your _ today	1giC
your _ uses	-1gi1ks
your _ what	-1d1p3i
your _ who	1i
your _ will	-1ainx1f3e
your _ with	-1no1x
your _ worth	1i
your _ would	-1aij1n
your _ your	-3n1ej2s
your _ ~cover	-1hjmn1asz
your _ ~harm	1n
your _ ~insurer	1l
your _ ~kin	-1s2e
your _ ~money	-1ko1hr
your _ ~not	-1il1ns
your _ ~pay	-1s1n
your _ ~send	1n
your _ ~soon	1ghiB
your _ ~thing	-2j-1gis1hln
your age	-1joux1ps
your agent	-1j1i2g
your annual	2x
your answers	-1n2s
your auto	-1n1s
your back	2o
your basic	1l
your belongings	-1n1j
your biggest	1i
your broker	1j
your broker $	1g
your brokers	2k
your brother	-1o1pq
your budget	1i
your business	-1jp1zB2n4g
your business $	-1ijp1B3g
your car	-1il1ps2c
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
your equity	-1s
your family	-2i-1lp1dnuz2e
your family $	-1a1i2e
your family $?	-1i
your fault	-1l1r2p
your favorite	2c
your girlfriend	2i
your grandmothers	3j
your guys	-1i
your head	-1i2o
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
your husband	-1egos1aj2h
your husband what	1hip
your husbands	-1g1hn
your income	1s
your instructions	3b
your insurance	-1c1i
your job	-1s1in
your kid	1e
your kids	-2i-1ajnox2de
your landlord	1r
your last	-1n1dhs
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
your mind	-1ip1d
your mod	3s
your mom	-1is2no
your moms	1no
your money	1p
your money and	1p
your mother	2n
your mother is	1n
your name	-2s-1bgjnt1fi4x
your name $	1ex
your name on	1x
your number	-1dehs2cx6f
your number $	2x3f
your number off	1fp
your okay	2d4g
your old	-1jn1z
your old policy	-1j1z
your old ~cover	-1j1z
your other	1l
your own	-2ei-1s1lo2a
your own $	-1n
your own pocket	1i
your own policy	-1i2a
your own ~cover	-1i2a
your own ~thing	-1is1l
your part	-1n1o3a
your patience	-1C
your pay	-1n
your paycheck	-1k2n
your payroll	-1n1s
your payroll and	-1n1s
your people	-1a
your permit	1x
your phone	1m
your place	1i
your place $	1i
your plate	-1in3p
your plate $	-1in3p
your pocket	1n
your pocket $	1n
your policy	-3l-1h1kx2n
your policy $	-2j1gx2s
your policy and	1k
your policy does	-2l1n
your policy for	-1n1s
your policy has	-1ln2k
your policy is	-1l2j
your policy pays	-1s1n
your policy still	1n
your policy that	1l
your problem	-3i3a
your problem $	-3i3a
your rate	-1l2s
your record	1m
your renewal	-1hn1m2k
your renewal $	1m
your rent	-1n1s
your renters	1n
your review	1ux
your salary	2n
your salary is	1n
your sales	1s
your servers	1n
your servers deliver	1n
your servers ~send	1n
your side	1o
your sister	-1o1x
your sisters	1o
your size	-1i1p
your size $	1s
your social	-1g3i
your street	-1i2d
your stuff	1js
your things	-1n1l2s
your things $	-1n1s
your time	-1lop1C3B
your time $	-1ilopC2B
your tools	-1n1j
your tub	1i
your uncle	1n
your voice	2t
your wages	-1ips2n
your wages $	-1s1n
your way	1h
your weekend	1C
your weekend $	1C
your whole	2e
your wife	-2o-1afgqsC1diprx
your wife $	-2i-1q1dnp
your wife $?	1h
your wifes	2e
your zip	1s
your ~cover	-3l-2acdh-1bfmoprtw1jnsx2e
your ~cover $	-1z2s
your ~cover and	-1r1s
your ~cover does	-2l1n
your ~cover for	-1n1s
your ~cover has	-1ln2k
your ~cover is	-1ls1e2j
your ~cover still	1n
your ~cover that	1l
your ~cover ~cover	1i
your ~cover ~pay	-1s1n
your ~harm	-1iq1mn2p
your ~harm $	-1iq2np
your ~insurer	-1an2gj
your ~insurer $	-1j2g
your ~kin	-5s-4l-3bg-2cfkoC-1ijmtB1hn2d3er
your ~kin $	-2a-1gjoq1denp
your ~kin $?	-1i1h
your ~kin and	-1i1pq
your ~kin asked	1x
your ~kin be	2i
your ~kin first	1jru
your ~kin gets	1j
your ~kin go	-1i
your ~kin got	1i
your ~kin in	-1i1d
your ~kin is	1dn
your ~kin on	1hn
your ~kin think	-2i1d
your ~kin what	1hip
your ~kin will	-1n3e
your ~kin would	-1ij1n
your ~money	-1dijlp1ms2x
your ~money $	1mo
your ~send	-1g1h2i
your ~soon	1B2C
your ~soon $	1B2C
your ~thing	-2o-1abdjkmruxC1ci2e
your ~thing $	-1el1ci
your ~thing $?	1i
your ~thing and	1ei
your ~thing is	1n
your ~thing ~cover	-1i1ln
yours	-3l-1abdgmopuz1n3x6k
yours $	-1ps3n
yours $?	1i
yours _ not	1k
yours _ the	1i
yours _ ~money	1jm
yours _ ~not	1k
yours and	1hkno
yours does	1k
yours does not	1k
yours does ~not	1k
yours is	-1l1sx
yours or	1i
yours or the	1i
yours the	-1l1k
yours*	-2js-1dr1aknpC2o
yourself	-2js-1dr1aknopC
yourself $	-1jo1kn2a
yourself $?	-1d1i
yourself _ it	-1C1p
yourself a	1oC
yourself and	-1C1p
zero	1in
zip	1s
zone	-1l
zone $	-1l
~advise $	-1j2c
~advise _ a	1j
~advise _ be	1ij
~advise _ to	1j
~advise _ ~cover	2j
~advise a	2c
~advise is	-1iks1m2j
~advise is to	1j
~advise would	1ij
~advise would be	1ij
~buy $	-2s-1aknCD1cj5d
~buy $?	1i3g
~buy _ $	-1bchn1k2dg
~buy _ $?	-1du1g3i
~buy _ a	1jn
~buy _ before	-1i1d
~buy _ for	1i2g
~buy _ i	1j
~buy _ new	1in
~buy _ now	-1i1dg
~buy _ over	2g
~buy _ that	1i
~buy _ the	-1l2s
~buy _ to	-1s2j
~buy _ with	1io
~buy _ your	-1g1z
~buy _ ~cover	1d2g
~buy _ ~money	1jl
~buy _ ~soon	-2ij1d
~buy a	1n
~buy anything	-2jl-1adp1i
~buy for	1gj
~buy is	-1s2j
~buy it	-1bhjklo1d3g
~buy it $	1g
~buy it new	1i
~buy over	1k
~buy that	1ij2g
~buy the	-1l1dj2g
~buy the ~cover	1d2g
~buy this	-2p-1u2b
~buy till	1l
~buy up	3g
~buy up for	1i
~buy with	-1gk1u2z
~buy with your	-1g1z
~buy you	1gn
~buy ~money	1n
~buy ~soon	-1i2d
~buy ~soon $	2d
~cover $	-4p-3bdhnuD-2foBC-1aceity1krw4j
~cover $?	-2u-1abgjlsx1t2di
~cover @name	1vw
~cover @name speaking	1w
~cover _ $	-3p-2a-1bcdiloqsuA1egz2jrw
~cover _ $?	-1bcu3i
~cover _ a	-2np-1a1jrs
~cover _ am	1x
~cover _ an	-1l1n
~cover _ and	-1eis1ku
~cover _ another	-1n2s
~cover _ anything	-1i1s
~cover _ are	1n
~cover _ at	-1is2ln
~cover _ be	1m
~cover _ both	1ar
~cover _ by	-1r1z
~cover _ care	1s
~cover _ delivery	1n2l
~cover _ did	1i
~cover _ do	1r
~cover _ does	-1i2l
~cover _ for	-2jn-1chlprx
~cover _ have	-1l1ns
~cover _ i	1jn2l
~cover _ if	-2n
~cover _ in	-1jl1sw
~cover _ is	-2n-1opx1jlmsw
~cover _ it	-1s1j
~cover _ just	-1o
~cover _ like	1s
~cover _ more	-1m1k
~cover _ now	1u
~cover _ of	1j
~cover _ on	-1lp1o2j
~cover _ one	-1hjlns1k
~cover _ ones	1k
~cover _ only	-1s1l
~cover _ or	1i
~cover _ ours	-1ns2k
~cover _ out	1o2l
~cover _ run	-1jl1r2n
~cover _ so	1kn
~cover _ speaking	1w
~cover _ that	-1p1j
~cover _ the	-2lno-1abdehimpxz1s2r
~cover _ there	1n
~cover _ they	1s
~cover _ to	-2j-1l1hk2s
~cover _ top	1s
~cover _ up	-2i-1n1lrx
~cover _ us	-1m1k
~cover _ we	1k
~cover _ what	-1ikn1js
~cover _ when	-1is2l
~cover _ with	1ij
~cover _ work	-1l1p
~cover _ would	-1l1s2j
~cover _ you	-1adepsu1ilr
~cover _ your	-1hin2s
~cover _ ~buy	1n
~cover _ ~cover	-2j-1gi1s2k3r
~cover _ ~harm	-1s1kl3n
~cover _ ~kin	1x
~cover _ ~meet	1sz
~cover _ ~money	-2s-1ijl1kr2m
~cover _ ~not	-4s-3i-1adefjkr1mnp6l
~cover _ ~pay	-1jmnr2s
~cover _ ~soon	1lnz
~cover _ ~thing	-1ln1is2r
~cover a	-1l1k
~cover and	-4h-2egio-1adjlnpxz1ms2kr
~cover and a	-1ln1rs
~cover and it	1n
~cover and ours	-1n1m2k
~cover and the	-1jos2r
~cover and you	-1o1kn
~cover and ~cover	1n
~cover are	-1l
~cover as	1js
~cover as a	1j
~cover at	-1l1p
~cover at work	2p
~cover audit	-1n1s
~cover back	-1r3j
~cover before	-1ins1x2j
~cover before you	1j
~cover bills	-1n1s
~cover business	1ln
~cover can	2l
~cover carry	1n
~cover comes	-2n-1l2s
~cover could	1n
~cover do	1i
~cover do you	1i
~cover does	-1ijks1n4l
~cover does ~not	-1ijks1mn2l
~cover ends	-1n4l
~cover exclude	1ln
~cover exclude delivery	1ln
~cover excludes	1n3l
~cover first	1ku
~cover for	-1hilnpq1gjrz
~cover for a	1l
~cover for it	-1l
~cover for the	-1s
~cover for you	-1s1gr
~cover form	-1i1hl
~cover gives	2s
~cover go	1r
~cover goes	1s
~cover has	-2n-1ij1k3l
~cover has a	-1n1l
~cover has ~not	1l
~cover have	1i
~cover how	2i
~cover i	1irvxA
~cover i am	1x
~cover if	-1i1n
~cover in	-1hs1g
~cover is	-2kno-1acil1u2ms
~cover is a	-1ln
~cover is for	-1ln2s
~cover is like	1s
~cover is ~money	-1jks1m
~cover is ~not	-3s-1jn1p3l
~cover it	1jkm
~cover it is	1km
~cover just	-1jn2s
~cover leaves	-1jks2n4l
~cover leaves out	1n3l
~cover lot	1im
~cover may	1n
~cover motorist	-1n1js
~cover motorist $	-1j1k
~cover motorist is	-2n-1l1s
~cover motorist on	1i
~cover on	-2l-1i1kn2r
~cover on that	-1l1n
~cover on the	1k
~cover on top	1s
~cover on your	1o
~cover one	-1ls1k
~cover only	1ls
~cover or	1gi
~cover or the	1g
~cover over	1nw
~cover page	1iz
~cover partners	1vw
~cover partners $	1w
~cover right	1n
~cover right $?	-1i
~cover says	1n
~cover so	1jl2n
~cover so i	1j
~cover stays	-1i1nrs
~cover still	1n
~cover stops	-1ijm1l
~cover stops at	-1s1l
~cover that	-1p1l
~cover the	-1jk2r
~cover then	1k
~cover there	1l2n
~cover this	1dgkw
~cover this is	1w
~cover this one	1k
~cover through	1s
~cover through the	1l
~cover through work	-1l1s
~cover to	-1k1s
~cover we	1oz
~cover what	-1k
~cover what you	-1k
~cover when	-1s1n
~cover where	-1i2j
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
~cover you	-1lop1inu2rs
~cover you are	1n
~cover you do	1r
~cover you have	-1l1ns
~cover you would	1s
~cover your	-1n1lx
~cover your ~kin	1x
~cover ~cover	-2aw-1cdehiklps1jmx
~cover ~cover $	-1iksw1jm2x
~cover ~cover $?	1i
~cover ~cover does	1l
~cover ~cover for	1k
~cover ~cover is	-2n-1j1s
~cover ~cover on	1no
~cover ~cover with	1j
~cover ~cover ~cover	1s
~cover ~cover ~pay	-1n
~cover ~harm	-1i
~cover ~harm you	-1i
~cover ~insurer	1n
~cover ~money	-2in-1los1mxz2jk
~cover ~money on	1j
~cover ~not	2ns
~cover ~pay	-2ik-1ejlp3s
~cover ~pay for	-1ns
~cover ~pay if	1s
~cover ~pay the	-1k
~cover ~soon	-1ns1hi2k
~cover ~soon to	-1j1h2k
~cover ~thing	-1i
~feel $	-3i-1jlBD5p
~feel _ $	1a2p
~feel _ am	-2q1ip
~feel _ it	2p
~feel _ say	-2p-1b
~feel _ to	2p
~feel _ you	1i
~feel for	2p
~feel i	-2q1ip
~feel i am	-2q1ip
~feel thing	1p
~feel to	-1lop
~feel to say	-2p
~feel ~money	2p
~feel ~money $	2p
~harm $	-2abm-1cdghlpt2s
~harm $?	-1ac2i
~harm _ $	-1ablu1x2n3i
~harm _ $?	1i
~harm _ a	-1p1lo
~harm _ all	-1s1np
~harm _ and	1hin
~harm _ in	1es
~harm _ is	-1i1n2s
~harm _ it	-1i1l
~harm _ one	1k
~harm _ or	-1i2e
~harm _ run	1n
~harm _ that	-1l1s
~harm _ the	-2l1nr
~harm _ them	1p
~harm _ there	1n
~harm _ they	-1o
~harm _ what	1i
~harm _ with	1no
~harm _ would	-1jl1kn
~harm _ you	-1no1e
~harm _ your	-2n-1d1s2e
~harm _ ~cover	-1n
~harm _ ~money	1dgl
~harm _ ~not	1n
~harm and	-1hnops4e
~harm and you	-2n-1o1e
~harm and your	-1l1e
~harm and ~harm	1k
~harm at	1dgs
~harm benefit	1s
~harm could	1e
~harm down	1n
~harm from	-1l
~harm in	1i
~harm is	1m
~harm of	-1i2s
~harm on	1lr
~harm on a	1l
~harm on it	1l
~harm on the	1r
~harm out	1lns
~harm renewal	1x
~harm renewal $	1x
~harm runs	2h
~harm somebody	-1i1n
~harm the	-1io1s
~harm what	2t
~harm with	-1s1l2mn
~harm would	-1s2n
~harm you	-1s1ln2i
~harm you $	2i
~harm you would	1n
~harm your	1el
~harm ~cover	1s
~harm ~harm	1kns
~harm ~not	1n
~harm ~pay	-1n1s
~harm ~soon	-1ds1eln
~insurer $	-2jo-1ikps2g
~insurer $?	1i
~insurer _ $	-1do1l
~insurer _ a	-1s
~insurer _ and	-1g1ks
~insurer _ at	-1jv2s
~insurer _ have	2j
~insurer _ it	-1rs
~insurer _ that	2p
~insurer _ the	1lr2dj
~insurer _ to	1l
~insurer _ ~not	2s
~insurer _ ~pay	1k
~insurer about	2j
~insurer about the	2j
~insurer and	1j
~insurer can	1l
~insurer has	-1s2l
~insurer have	1i
~insurer is	1s
~insurer knows	1s
~insurer looks	1s
~insurer looks at	1s
~insurer on	1r2p
~insurer that	1pr
~insurer to	1l
~insurer will	1s
~insurer with	-1v
~insurer you	1ij
~insurer you have	1j
~kin $	-2jl-1bcfgkmqsuzBD1enpC2A
~kin $?	-1a1chi
~kin _ $	1cdj
~kin _ a	-1p1n
~kin _ about	-1n1op
~kin _ all	1o2i
~kin _ and	-1ins1er2j
~kin _ be	-1i1ej
~kin _ have	1n2a
~kin _ his	2c
~kin _ i	1pq
~kin _ if	1dp
~kin _ in	1e
~kin _ is	-1o1r
~kin _ it	1x
~kin _ me	1x
~kin _ on	-1dl1einr
~kin _ one	-1n
~kin _ still	2n
~kin _ that	1op
~kin _ the	-3i-1jls1adpr
~kin _ then	1u
~kin _ there	-1i1n
~kin _ this	-2p
~kin _ up	1d2e
~kin _ you	1n2a
~kin _ ~cover	1n
~kin _ ~kin	1r
~kin _ ~money	-1o1ir
~kin _ ~not	-1ilps1dn
~kin _ ~soon	1h
~kin _ ~thing	-1o
~kin a	1r
~kin and	-1his1q2p
~kin and a	1n
~kin and i	1pq
~kin and the	-1i1o
~kin are	2s
~kin as	-1i1a
~kin asked	1x
~kin be	2i
~kin feel	1p
~kin first	1jru
~kin gets	1j
~kin go	-1i
~kin got	1i
~kin has	-1o1r
~kin has the	-1o1r
~kin if	1a
~kin if you	1a
~kin in	-1eilopr1ad
~kin in the	-2i-1o1ad
~kin is	-1i1dn
~kin is still	2n
~kin needs	1no
~kin on	1hn
~kin on there	1n
~kin that	1o
~kin think	-2i1d2p
~kin to	1ip
~kin what	1hip
~kin will	-1an2e
~kin will be	1e
~kin with	-1i1s2c
~kin would	-2i-1jp1d2n
~kin would be	-1i
~kin you	-1n1d
~kin ~not	-1p1ao
~meet $	-3i-2q-1abchjnpsyC1o2fuB5x
~meet $?	-3i-1b1hy4u
~meet _ $	-2iD-1acdklsz1hjrtx2o3bf
~meet _ $?	-1c
~meet _ @name	-1x1ir2v
~meet _ a	-1hil1jmru
~meet _ about	1m
~meet _ after	1i2h
~meet _ again	2f
~meet _ and	-1o
~meet _ at	1i
~meet _ him	1p
~meet _ i	-1l2z
~meet _ in	1h
~meet _ it	-1p1di
~meet _ my	-1g1c
~meet _ of	1n
~meet _ on	1hs
~meet _ or	-1i1d
~meet _ recorded	-1i1uy
~meet _ that	1ij
~meet _ the	-1ghkls1ox
~meet _ to	1d
~meet _ when	1l
~meet _ you	-1ho1dnp4C
~meet _ your	-1nz1dhiq
~meet _ ~cover	1pz
~meet _ ~money	-1u1hi
~meet _ ~soon	-2gu-1dfkxC4h
~meet about	-1dghklor2i3z
~meet about it	1i
~meet about ~cover	1pz
~meet acting	-1p2a
~meet again	-1i2ht
~meet again $	1ft
~meet and	1o
~meet at	1h
~meet back	1ho
~meet by	-1u1x2hi
~meet by ~soon	1hi
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
~meet out and	-1o
~meet out of	1n
~meet right	-2i1u
~meet the	-1i2b
~meet to	-2g-1aksuvz1cprC2i
~meet to @name	1r2i
~meet to a	2j
~meet to the	1no
~meet to you	-1hp2C
~meet to your	1dp
~meet with	-1gjx1hn2C
~meet you	-1dgjkloquzC1irx2h
~meet you $	1hix
~meet you again	2f
~meet you ~soon	1r2h
~meet your	1hiz
~meet ~money	1z
~meet ~soon	-1nz1ir3h
~meet ~soon $	1hr
~meet ~soon ~soon	1h
~money $	-4a-3b-2eiopqtu-1fglnrvwBCD1jkzA6m
~money $?	-2g-1bdm1c2ah
~money @name	1m
~money _ $	-4i-2aeh-1cfknqrtwCD1bdx2m
~money _ $?	-2i-1bgmnrt2du
~money _ @name	1r
~money _ a	-3s-2ik-1chu3mo
~money _ about	1h
~money _ after	1kl
~money _ ago	1n
~money _ and	-3s-2mp-1dklC1nr
~money _ are	1i
~money _ at	1or
~money _ be	1il
~money _ before	1n2h
~money _ both	1r
~money _ but	1m
~money _ by	1r
~money _ can	-1i1n
~money _ did	1ir
~money _ do	-1n1kr
~money _ does	1o
~money _ each	1j
~money _ even	1s
~money _ for	-1chi1kms2u
~money _ from	1z
~money _ going	-1p1im
~money _ has	1k
~money _ he	1r
~money _ how	1s
~money _ i	-1or1pq
~money _ if	-1i1lm
~money _ in	-1jr1no
~money _ is	-2o-1s1p
~money _ it	-2p-1j1hkos
~money _ left	1d
~money _ look	1k
~money _ more	-1jn2m
~money _ of	-2l-1imr1jn2o
~money _ on	-1adjmox1iln2k
~money _ one	-1ijns1r
~money _ or	-1i1n
~money _ out	1jn
~money _ per	1m
~money _ rebuild	1n
~money _ right	1g2i
~money _ savings	1n
~money _ so	1jn
~money _ started	1x
~money _ than	-1js1k3m
~money _ that	-1n1ku2l
~money _ the	-3o-2j-1gips1dlmnr2k
~money _ then	1n
~money _ there	-1i1j
~money _ they	-1k1n2s
~money _ to	-1kr1z
~money _ up	1s
~money _ us	-1n1hx
~money _ wait	2l
~money _ want	1gi
~money _ what	-1k1m
~money _ where	1j
~money _ will	1u
~money _ with	-1noru1ip2k
~money _ work	-1o1r
~money _ would	-1p1jm
~money _ years	-1m1ko
~money _ you	-2ds-1ht1nr2m
~money _ your	-1dnx1r2jm
~money _ ~buy	-1r
~money _ ~cover	-1chp1imnr
~money _ ~harm	-1i1k
~money _ ~meet	1x
~money _ ~money	-3js-2kpx-1abdehinquv1t2cor6m
~money _ ~not	-1dejklm1nr2o
~money _ ~pay	1s2g
~money _ ~soon	-1jln1cs2d
~money _ ~thing	-1ijklms2n
~money a	-2ops-1acjkx1g4m
~money a ~money	-2o-1acjklnpsx1gi4m
~money and	-3j-2s-1degkz1o2mn
~money and a	-1r1mo
~money and i	1p
~money and that	-1n1lm
~money and the	-1mos2n
~money and then	1n
~money and you	-1kr
~money and your	1r
~money and ~not	-1n1i
~money are	1i
~money at	-1p1r
~money because	-1lr1s
~money before	1jl2n
~money before they	1n
~money before you	1j
~money but	1kn
~money by	-1m1n
~money cards	1n
~money columns	-1j2k
~money day	2l
~money days	-2ms-1k1hlr2o
~money days $	-1ms1lr
~money days $?	1i
~money days a	1nor
~money days after	1l
~money does	-1l1is2o
~money does ~not	-1l1os
~money dollar	1ip
~money down	1r
~money drivers	2r
~money each	1r
~money employees	1r
~money every	-1n1p
~money every ~money	-1n1op
~money for	-2s-1jlnp3m
~money for the	-1jn1di2m
~money for ~money	-1s1m
~money go	1s
~money have	1o
~money how	1i
~money i	-1n1kopz2l
~money if	1m
~money if you	2m
~money in	-2i-1hjklp1nr2o
~money in savings	1n
~money in the	-1ir1n
~money in ~cover	2r
~money in ~thing	1o
~money is	-1inr1gjpB2l
~money is that	-1i1lu
~money is the	-1ns1kB2j
~money is ~money	1l
~money is ~not	1lo
~money it	-1np1jkm
~money it is	-1p1m
~money it with	1jk
~money less	-1js1m
~money less than	-1js1m
~money make	1i
~money means	3s
~money minutes	-2i-1cjklmnr1dhs2u
~money minutes $	-1hi1sz2d
~money minutes $?	-1g1h
~money minutes and	1o
~money months	-1dr1jmn
~money months $	-1io1m
~money months and	1o
~money months of	1j
~money more	-1lpr2k3m
~money more $	-1p1m
~money more a	1j
~money more than	2km
~money nights	-1n1lr
~money nights a	1r
~money now	-1i1k
~money numbers	1iks
~money oclock	-1o1hi
~money of	-1ls2mn
~money of us	1hi
~money of you	1np
~money of ~cover	1m
~money old	1n
~money on	-3i-1o1j2r
~money on the	2r
~money one	-1jk1imn2c
~money one $	1m2c
~money one ~money	1n
~money options	1k
~money or	-1iu2gt
~money or ~money	-2i2t
~money out	1o
~money out of	1o
~money pages	-1i
~money people	1jnr
~money per	-1s1n
~money percent	-1p1r
~money percent $	1j
~money percent on	-1m1ikr
~money percent ~cover	-1n1k
~money questions	1z
~money seconds	-1ip1d2u
~money short	-1m2n
~money so	-1nr1ks
~money so they	1s
~money subs	1in
~money than	-2k-1j2m
~money that	-1i1n
~money that is	1n
~money the	-2jn-1m3k
~money then	1g
~money then $	1g
~money they	-1s1n
~money things	1rz
~money this	-1o1p
~money through	-1o1r
~money times	-2n-1r1ck3s
~money times your	-1n1js
~money to	-1jlps1mno
~money to rebuild	1n
~money to ~money	-1p2o
~money under	-2s-1k1mn
~money until	1l2c
~money versions	-1j1hk
~money we	1ikr
~money weeks	-1r1jn2o
~money weeks $	1j2o
~money when	1k
~money will	1n
~money will ~not	1n
~money with	-2i-1nr1km
~money with the	-1ir1km
~money with ~not	1p
~money would	-1j1ilm
~money would be	1il
~money years	-2in-1cdghz1jps
~money years $	-1hlmr1kp2s
~money years ago	1n
~money years and	-1op
~money years is	-1mo1p
~money years of	2o
~money years old	1r
~money you	-2s-1hlp1gkr2n3x
~money you $	1n
~money you started	1x
~money you want	1gi
~money ~cover	-3n-1ilmopz1h2djkr
~money ~cover $	-1k
~money ~cover is	1j
~money ~harm	-1o1s
~money ~kin	-1kn1r
~money ~kin in	-1r
~money ~meet	1n
~money ~money	-4s-3hi-2r-1djku1c3m
~money ~money $	-2n-1jkps1l4m
~money ~money $?	-1i1c
~money ~money a	-1ir1m
~money ~money and	-1m
~money ~money of	-1l1n
~money ~not	-1io2r3j
~money ~pay	1k
~money ~soon	-1j1ik2h
~money ~thing	-2n-1hkmo4r
~money ~thing and	-1io1r
~money ~thing ~money	1ilr
~not $	-4i-2j-1azD1bmn2ekl3d
~not $?	1d
~not _ $	-3di-2mB-1acghjnpqtwxzAC1elD2s
~not _ $?	-1or1it2d
~not _ @name	-1i
~not _ a	-3i-1s1abdeh
~not _ about	-1ilo2n
~not _ again	1ef
~not _ an	1ad
~not _ and	-1klp1nr
~not _ answer	-1l1d
~not _ any	-1i1n
~not _ anybody	-2p-1i1a
~not _ anymore	-1l1f2n
~not _ anything	-2i-1d1alr
~not _ at	-2p-1i1n
~not _ back	-1n1pq
~not _ because	-1l
~not _ being	2p
~not _ by	2l
~not _ calls	-1dp3f
~not _ can	1l
~not _ do	-2i-1n1dls
~not _ for	-3s-2di-1ahkmr4l
~not _ from	-1e2fin
~not _ get	1gi
~not _ have	1n
~not _ her	1ij
~not _ here	1inp
~not _ him	-2p1l
~not _ how	1a
~not _ i	-1p1v2i
~not _ if	-1s1jl
~not _ in	-1an1h2l3p
~not _ income	-1l1j
~not _ is	1ds
~not _ it	-2do-1ep1aks3j
~not _ lawyer	1l
~not _ let	-1r1s
~not _ like	2p
~not _ me	-2p1l
~not _ money	-1p2a
~not _ motorist	1n
~not _ much	-1o1p
~not _ my	1i2d
~not _ now	2d
~not _ of	-1ips1an2l
~not _ on	-1dijnps1l
~not _ one	1i
~not _ other	1n
~not _ out	2op
~not _ over	-1o
~not _ put	-1n1h
~not _ right	1o
~not _ say	1il
~not _ so	1ln
~not _ sure	1o
~not _ that	-3p-2ai-1grs1lnt
~not _ the	-2dis-1jmq1r2p3n
~not _ them	-1il2n
~not _ there	-1j1in
~not _ think	2i
~not _ this	-2l-1bino1ep2d
~not _ till	1l
~not _ to	-2dnpt-1bejrsx1iq3l
~not _ until	1l
~not _ up	-1il1dnps
~not _ want	-1o
~not _ what	-2i-1ps1lo
~not _ when	-1s1n
~not _ with	-1l1jnp
~not _ would	2i
~not _ yes	-1do
~not _ you	-2adhi-1ekmsxA1prtC2l
~not _ your	-2p-1einrs1ao2l
~not _ ~buy	-1lp
~not _ ~cover	-1aijlop2n
~not _ ~meet	-1bp
~not _ ~money	1n
~not _ ~not	-2l1r2o3d
~not _ ~pay	-1js1l2n
~not _ ~thing	1o
~not a	-1bd1s2lo
~not a lawyer	1l
~not able	1l
~not able to	1l
~not allowed	-1p1l
~not allowed to	1l
~not an	-1l1d
~not and	-1no
~not and you	-1n
~not backdate	1lp
~not be	-2j-1p1aehrs2b
~not be ~pay	1n
~not been	2n
~not believe	-2l1i2a
~not blame	-3l-1a3p
~not blame you	-1al1i4p
~not brainer	2i
~not business	-1l1j
~not business income	-1l1j
~not called	-1o1pq
~not called you	1ipq
~not calls	-1o1f
~not can	-1np1o3l
~not cash	1lr2j
~not change	-1ps
~not change what	-1s
~not changes	1r
~not covered	-1s1j2n
~not covered $	-1s2l
~not did	1n
~not do	-1ains3l
~not do is	1l
~not do it	1d
~not drive	-1o
~not else	1io
~not enough	-1lp
~not enough $	-1lp
~not even	-2l-1i2o3p
~not ever	-1p
~not feel like	1p
~not find	1a
~not fix	-1ds1e2l
~not for	-2l-1ps1e2d3n
~not for the	-1l1n
~not from	1q
~not fun	1p
~not get	-3l-2jp-1q1ant
~not getting	1dq
~not give	1d
~not give you	1d
~not go	-2l-1e1js
~not going	-1dop1l2i
~not going to	-1dop1l2i
~not got	-2d
~not guarantee	2l
~not have	-2i-1fjprs1abk2nq
~not have $	-1p
~not have a	-1in1be2d
~not have the	1ln
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
~not it	-2l-1n4i
~not it $?	1i
~not judgment	1i2p
~not just	1h
~not keep	2C
~not keep you	-1l2C
~not know	-1dijp1n3al
~not know $	-1a2l
~not know about	-1l1n
~not know the	1a
~not know what	-1i1al
~not know yet	1l
~not leave	-2p-1a1dj
~not left	-1i1e
~not let	1l
~not like	-1d1p
~not likes	-1io1p
~not likes it	-2p1l
~not make	-1p2l
~not matter	-1l1s
~not matter what	-1l
~not me	2l
~not mean	-2pt-1lo1s2q
~not mind	-1dp1ix
~not more	-1p3f
~not more calls	-1dp3f
~not named	-1l1n
~not need	-1lp
~not need to	-1lo
~not on	-1ilops3n
~not on here	1jn
~not on it	-1l
~not on there	1n
~not on your	-1is1n
~not one	1ln2p
~not part	2l
~not part of	2l
~not pool	1r
~not pressure	-1np
~not promise	-1p2l
~not promise the	1l
~not promise you	1l
~not protect	1n
~not put	-1p1dln
~not read	-1i1o2a
~not really	-1p1i
~not really want	-1o
~not reason	-1o
~not reason to	-1o
~not right	1d
~not rush	-3p
~not say	-1jpt2l
~not see	-1l1n2p
~not sleep	-1r1o
~not so	-1npr1s
~not something	-1anp1o2l
~not something i	2l
~not take	-1j1dkp
~not tell	-1dijp2l
~not tell you	-2i-1dp2l
~not that	-1l1a2p
~not the	-1jkl1bir
~not the ~thing	1o
~not there	-1lp1d
~not think	-1jl1av
~not tickets	1or
~not to	-2l-1b1dez2s
~not to do	-1n1ds
~not told	-1l1n2o
~not told the	1n
~not touch	1l
~not trust	-1i1p
~not understand	-2p-1ilq2a
~not wakes	1p
~not wakes up	1p
~not want	-1dl1fio
~not want her	1i
~not want to	1f
~not wants	1a
~not wants to	-1p1a
~not way	-1p1l
~not what	1s
~not wonder	-1p1a
~not work	-1ln1s
~not you	-1a1in2d
~not you $?	-1o1i
~not you have	1n
~not you think	1i
~not your	1pr2a
~not ~buy	-1dp1j
~not ~cover	-2ijps-1adhmorvwx2l4n
~not ~cover $	-1jn1ekl
~not ~cover a	-1l
~not ~cover motorist	1n
~not ~cover your	-1n
~not ~cover ~cover	-1ilr2n
~not ~cover ~harm	-1i
~not ~harm	-1lo1ps
~not ~meet	-2h-1p1dno3f
~not ~meet $	1fo
~not ~meet you	-1h
~not ~money	1or2j
~not ~not	-1no
~not ~pay	-2eis-1ado3l
~not ~pay $	1ln
~not ~pay a	-1n
~not ~pay for	-1s1l
~not ~send	1j
~not ~thing $	1n
~pay $	-1ikp1l2s
~pay $?	-2n2i
~pay _ $	-1aej1kmo3l
~pay _ $?	1i
~pay _ a	-1klp2s
~pay _ and	-1s1r3k
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
~pay _ the	-2i1ps
~pay _ they	-1n1ls
~pay _ to	1s
~pay _ what	-1ils1o
~pay _ when	1n
~pay _ you	1os
~pay _ your	1mn
~pay _ yourself	1o
~pay _ ~cover	-1n1l
~pay _ ~harm	-1js1k2l
~pay _ ~money	-2s-1mo2k
~pay _ ~thing	-1i
~pay a	-1aenp3k
~pay and	1lo
~pay everything	-1s
~pay for	-2j-1acdeoqrx1s2l
~pay for $	1l
~pay for a	-1np1s
~pay for it	1n2g
~pay for that	1i
~pay for the	-2l-1kn1p2s
~pay for what	-1i1o
~pay for your	-2l1jmp
~pay for ~harm	1l
~pay if	-1n1l
~pay if you	-1n
~pay in	1gs
~pay in full	1g
~pay income	-1l1n
~pay is	2n
~pay it	1op
~pay it $	1op
~pay more	1kn
~pay now	-1n1m
~pay off	-1i1s
~pay off the	-1i1j
~pay on	1n
~pay that	-1o
~pay the	-2kln-1cgijp4s
~pay the bills	-1l
~pay the other	-1n1s
~pay the rest	1s
~pay them	1n
~pay to	1is
~pay up	1s
~pay what	-1i1lo
~pay what it	1o
~pay when	-1in1l
~pay while	1n
~pay you	-2i-1dko1ln3s
~pay you if	-1i2s
~pay your	-2ln-1aei4s
~pay your people	1n
~pay your ~cover	1s
~pay ~money	1o
~pay ~not	-2s1n3l
~send $	-1o1h
~send _ $	-1gh
~send _ $?	-1h
~send _ a	1ip3h
~send _ because	-1s1p
~send _ by	-1k1h
~send _ in	1j
~send _ nights	-1n1r
~send _ over	1C
~send _ that	-2i-1gp2h
~send _ the	-1oC1lr2h
~send _ to	-1g3h
~send _ up	-1i1q
~send _ ~cover	2hj
~send _ ~money	-1jk2h
~send _ ~soon	-1dln
~send a	1s
~send i	1q
~send is	1p2i
~send it	-2g-1dls1hp
~send it $	-1gh
~send it to	2h
~send it up	-1i1q
~send me	-1cg1k6h
~send me a	2h
~send me that	-1gi2h
~send me the	1i2h
~send off	1hr
~send that	-1p1hjC
~send the	-1dio1hjr2b
~send the ~cover	-1i1j2h
~send you	-2o-1jkruzC1l4h
~send you a	1h
~send you the	-1o1l
~send ~cover	1j
~send ~money	-1n1r
~send ~money nights	-1n1r
~soon $	-4blpuD-3akqz-2otwx-1efimsvy1jB3dAC4h
~soon $?	-2cdotu-1ajrx1b2gh5i
~soon @name	-2iC-1h3A
~soon @name $	-2vC-1i2A
~soon @name @name	1vwA
~soon @you	1A
~soon _ $	-3v-2uD-1abcdjklnrtw2h3AC
~soon _ $?	-1bgx2i4h
~soon _ @name	1vwA
~soon _ and	1z
~soon _ each	-1g1h2k
~soon _ go	1e2h
~soon _ her	1h
~soon _ i	-1kov1i2h
~soon _ it	1hlosu
~soon _ like	1n
~soon _ the	-1h1r
~soon _ up	1jn
~soon _ what	1gk
~soon _ will	1dn
~soon _ with	1r
~soon _ would	-1r1lz
~soon _ you	1ghC
~soon _ your	-1n
~soon _ ~money	-1cgjkmps3h
~soon _ ~not	-1hip1d2n
~soon _ ~soon	1hir
~soon after	1h
~soon and	-1inpsz1efx2h
~soon and i	1h
~soon and you	1C
~soon around	1h
~soon around ~money	1hi
~soon at	-1gkmp1i4h
~soon at ~money	-1gkm1r3h
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
~soon the	-1is2n
~soon time	-1p1hlnC
~soon to	-2j-1bglopruz1hn5k
~soon to each	-1g1h2k
~soon to what	1k
~soon we	1z
~soon with	1e
~soon you	-1n1hiru2d
~soon you will	1dhk
~soon ~money	1l
~soon ~soon	-2gu-1jknAC1p3i4h
~soon ~soon $	-2u1hp3i
~soon ~soon $?	-1g2h
~thing $	-3akp-2dgrsu-1bftCD1lo2hi
~thing $?	-2cnu-1abdehjkrst3i
~thing _ $	-2p-1abdjnq1iors
~thing _ $?	-1bc1g2i
~thing _ @name	-1i1n
~thing _ a	-3o-2ls-1p1eg2n
~thing _ all	1n
~thing _ and	-1lno1x2p
~thing _ are	-1n2m
~thing _ be	-1i
~thing _ do	1ps
~thing _ does	1n
~thing _ down	-2n1is
~thing _ drivers	1r
~thing _ everything	-1n1es
~thing _ for	1js
~thing _ had	1n
~thing _ he	1o
~thing _ in	1i
~thing _ insured	1n
~thing _ is	-2s-1jp1m
~thing _ it	1i2n
~thing _ like	1n
~thing _ night	1in
~thing _ off	1r
~thing _ one	1n
~thing _ that	-1s1i
~thing _ the	-2o-1ghklp1jz
~thing _ they	-1il
~thing _ those	1no
~thing _ to	-1ikno1r2s
~thing _ up	1n
~thing _ we	-1j1k
~thing _ will	-1n
~thing _ with	1x
~thing _ would	-1i1j
~thing _ you	1io
~thing _ your	-1n1o
~thing _ yours	1js
~thing _ ~cover	-1no1r
~thing _ ~kin	1r
~thing _ ~money	2n
~thing _ ~not	-2s1p2l
~thing _ ~pay	-1ij1p2s
~thing _ ~soon	-1h1g
~thing _ ~thing	-1io1er
~thing a	-2o1e
~thing and	-2ghlos-1impz1ejr
~thing and everything	1e
~thing and the	-1gkno1ij
~thing and you	1n
~thing are	-1s1nr
~thing at	1s
~thing at night	1i
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
~thing how	1o
~thing i	-1n1j
~thing i would	-1n1j
~thing in	-1o1i
~thing in the	-1n
~thing is	-2j-1lm1ainp
~thing is insured	1n
~thing is it	1i
~thing is ~not	2l
~thing it	-1l1ps
~thing just	1o
~thing like	1j
~thing loan	1r
~thing on	-1jls1go
~thing on a	-1jl1g
~thing or	-1a1ei
~thing or a	1e
~thing out	1l
~thing over	-1i1s
~thing since	1r
~thing so	1jl
~thing that	-1is1n2o
~thing that is	-1p1l2o
~thing the	-2n-1o2e3r
~thing the drivers	1z
~thing the ~thing	1r
~thing then	2z
~thing then the	1z
~thing they	-1n1i
~thing to	1o2c
~thing up	-1i2p
~thing what	1i
~thing when	1p
~thing while	1s
~thing while yours	1s
~thing who	-1io
~thing who is	-1o
~thing with	-1o
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
~thing ~money	-1mo1rs
~thing ~not	-1ln2rs
~thing ~soon	1g`,
};
