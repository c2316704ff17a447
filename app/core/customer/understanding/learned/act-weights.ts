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
    6,
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
    -1,
  ],
  features: `#	-7e-5qxC-4avD-3bdfiswyB-2glptzA1o2k3hmr5n
# $	-4p-2aoz-1blmsuD1hijA2ckn
# $?	-3i-1g1ct2h3a
# _ #	-2k-1ij1o2t3cr
# _ $	-2i-1aehnD1bdmu
# _ $?	-1m1u
# _ a	-2k-1chijlpsu1r2m
# _ after	1l
# _ and	-2kp-1hlmsC1nr
# _ before	1h
# _ each	1js
# _ for	-1ij1kms2u
# _ from	1z
# _ if	1mn2l
# _ in	-1j1no
# _ is	-1lno1ikm2p
# _ it	-1jp1h
# _ month	1inp
# _ more	-1j2m
# _ next	1hks
# _ no	1r
# _ not	-1l2n
# _ of	-2l-1imp1jno
# _ on	-1jm1n2ik
# _ one	-1jns1r
# _ out	2j
# _ savings	1n
# _ so	1n
# _ term	1j
# _ than	-1j2k
# _ that	-2i1k3l
# _ the	-4s-1j1lmz2kn
# _ they	1s
# _ to	1jmz
# _ tools	1o
# _ wait	-1n2l
# _ with	-1jnu1hkp2i
# _ without	1o
# _ work	1r
# _ would	-1p1jm
# _ year	1m
# _ you	-1km
# _ your	-1n1ms2j
# a	-1l2im
# a month	1mnp2i
# a year	1m
# and	-2ijs-1p1m3n
# and a	1m
# and the	-2m3n
# and you	-1k1no
# before	1jn
# bucks	-1ln1c3m
# bucks a	-1i
# cards	1n
# cars	-1kmn3r
# columns	-1j2k
# day	2l
# days	-2ms-1i1hkl2o
# days $	-1jms1l2k
# days a	1nor
# days after	1l
# deductible	1ikr
# dollar	1ip
# dollars	-2hj-1nors1p2m
# dollars $	-1jknp1l2m
# dollars of	-1l1n
# drivers	1r
# every	1p
# for	-1lp1k2m
# for #	1m
# for the	-1j1i2m
# i	-1n1kp
# in	-2i-1hjkps1or2n
# in savings	1n
# in the	1n
# in tools	1o
# is	-2is-1m1jln
# it	-1ip1m
# it is	-1ip1m
# kids	-1knp2r
# kids in	1o
# minutes	-2i-1cklmn1sz2u
# minutes $	-1i1dsz
# minutes $?	-1g1h
# months	-1r1ijmn
# months $	-1ij1m
# more	-1n2km
# more than	1m2k
# nights	-1n1lr
# nights a	-1n1r
# numbers	1iks
# oclock	1hi
# of	-1m1n
# on	-2i1jr
# one	-1jk1m2c
# one #	-1m
# or	-1i2t
# or #	-2i2t
# out	1o
# out of	1o
# people	1jr
# per	1n
# percent	-1p1ir
# percent $	1j
# percent deductible	-1n1k
# policies	-1n1h2k
# questions	1z
# seconds	-1ip2du
# short	-1m3n
# so	-1ln1s2k
# subs	1in
# the	-1n1k
# then	1g
# then $	1g
# things	1z
# times	-2n-1r1ck3s
# times your	-1n1js
# to	-1jp1n2o
# to #	-1p2o
# weeks	-1k1i2j
# will	-1l1n
# will not	-1l1n
# with	-1i
# with the	1m
# year	-1kms1n
# years	-1cdghinz1js
# years $	-1hlm1kps
# years and	-1p
# years is	-1m1p
# you	1n
$#	-4p-3ns-2i-1cdjlx1k8m
$# $	-2l-1ijnps2k5m
$# _ $	1m
$# _ month	-2p1m
$# _ the	1km
$# _ year	1m
$# a	-2p-1nsx2m
$# a month	-2p1m
$# a year	1m
$# and	1m
$# for	-1s1m
$# more	1m
@day	-4k-3fgjuzA-2abemsvx-1dqtwyD1rB2C3i11h
@day $	-2k-1dfgiqsuz1nrC2ch
@day $?	1h2i
@day _ #	-1cgkm3h
@day _ $	-1kA1ipC2h
@day _ $?	2h
@day _ i	-1i1h
@day _ the	1r
@day and	1hn
@day around	1hi
@day around #	1hi
@day at	-1gkm3h
@day at #	-1gkm3h
@day evening	1hip
@day morning	-1A1i2h
@day night	-1kx
@mont*	-1i1hn
@month	-1i1hn
@name	-6bp-5cjsD-4k-3adefglt-2hmquz-1iy1B2nC3o4x5A7w12v
@name $	-3wD-2bcjps-1ehiktuxy1noA2C3v
@name $?	-2u3i
@name @name	-2i2w3vA
@name @name here	1vx
@name @name with	1vwA
@name _ $	-3w-1bcpxCD1A3iv
@name _ am	1w
@name _ at	-1i1wA2v
@name _ bluebonnet	1A2x3vw
@name _ evergreen	-1in3w4v
@name _ from	-1i1A2vw
@name _ harbor	-2i-1s1y2x4vw
@name _ here	1vx
@name _ i	1w
@name _ is	1uvw2A
@name _ lakeside	2v3w
@name _ me	-1fv2x
@name _ morning	1A
@name _ that	-1i1p2n
@name _ the	1n2v
@name _ to	-2i
@name _ with	1vwA
@name _ you	1xBC2i
@name _ ~soon	-1vw1A
@name and	1n
@name and i	1w
@name andrews	-1x1vw
@name asked	1x
@name asked me	1x
@name at	-1i2vwx
@name at bluebonnet	2x
@name at evergreen	1vw
@name at harbor	1vw
@name by	2v
@name by the	2v
@name castellano	1x
@name from	-1is1uxA3vw
@name from bluebonnet	-1x1uA
@name from evergreen	-1x1A
@name from harbor	-1A1vw2x
@name from lakeside	1w
@name good	-1v1A
@name good morning	1A
@name good ~soon	-1v1A
@name here	-1i1w4v
@name here $	-1i3v
@name here from	1vw
@name how	-1v3i
@name i	1w
@name i am	1w
@name is	-1i1n
@name it	1uwA
@name it is	1uwA
@name like	1np
@name like that	1np
@name on	1ho
@name over	1vwA
@name over at	1vwA
@name ruiz	1vw
@name said	1vwx
@name speaking	-2i-1x2v
@name speaking $	-1i1v
@name with	-1nB1i2A3x4vw
@name with bluebonnet	1ivw2x
@name with evergreen	1vwx
@name with harbor	-1i1uvwA
@name with lakeside	-1x1vw
@you	-3pD-1biny1evxB4A
@you $	-2pD
@you @name	1vA2x
@you @name with	1x
@you _ is	1uA
@you _ with	1x
@you i	1x
@you this	1A
@you this is	1A
^ #	-3ls-2im-1cdghAD1z2no3p
^ # years	-2o-1mns1j2p
^ $	-3p-2ijnsD-1abckloAC
^ @day	2h
^ @day at	-1i1h
^ @name	-5i-3C-2ABD-1abcefhjklmpqsu1n4wx5v
^ @name at	1vwx
^ @name from	-2A1v
^ @name good	1A
^ @name here	-1xA1w2v
^ @name with	-1A1w2v3x
^ @you	-1D
^ _ #	-2ikl-1dr1jn3p
^ _ $	-6i-4s-3abcjklnrtv-2efghmoqwxz-1dpuyB3A6D
^ _ $?	-2u-1acdghikpsACD3t
^ _ @day	-1A1iC4h
^ _ @name	-2i-1achjlpsBCD1nvw4A
^ _ @you	-1pD1uvw2x3A
^ _ a	-4b-2s-1detvwxAD1cjn2akpuC
^ _ about	-1p1gk2hq
^ _ accident	1en
^ _ advice	-1n1ij
^ _ afternoon	-1i1A
^ _ again	-1iD3t
^ _ ahead	-1gi1h2D
^ _ all	-1i1bp
^ _ almost	1o
^ _ am	-2ijk-1acoqAC1bdB2fD
^ _ an	-1ij2as
^ _ and	-1jkr1inpsy3l
^ _ any	-1c3i
^ _ anybody	-1apuD3i
^ _ anyone	-1a2ip
^ _ anything	2i
^ _ apologize	-2p-1jvD3q
^ _ app	1s2l
^ _ appreciate	-1gq2B
^ _ are	-4gi-3hs-2qruA-1djlvxBCD1bcew2at
^ _ asked	-1p
^ _ at	-1j1k2hx
^ _ auto	1l2n
^ _ backup	-1in1s
^ _ bad	1i3q
^ _ basic	1lms2n
^ _ be	-2p-1ks1imr
^ _ been	-1p1o
^ _ both	1m
^ _ breakdown	-1n1s
^ _ brings	1m
^ _ by	-1s1ij
^ _ bye	-1D2C
^ _ call	-1bu1vy
^ _ came	2m
^ _ can	-3ij-2knotu-1chmqB1agpv2s3l
^ _ car	1i
^ _ care	1C
^ _ cars	1r
^ _ cash	-1jn2s
^ _ certificate	-1n
^ _ claims	1i
^ _ close	1p
^ _ come	2i
^ _ comp	-1n2s
^ _ company	1p
^ _ contingent	2s
^ _ contract	1n
^ _ cost	-1jkl3s
^ _ costs	1s2k
^ _ could	-3i-2n-1h1dt3e
^ _ counts	1p
^ _ course	-1ios2p
^ _ coverage	-2i-1k1s2m
^ _ covers	-1in1ls
^ _ date	1i
^ _ daughter	1d
^ _ day	-1lpsC1d2hi3A
^ _ days	-2p1io3h
^ _ deductible	-1j1is
^ _ delivery	-1ln1s
^ _ depends	-1ip1l
^ _ did	-2bdhl-1acgijnosu1qt2p
^ _ do	-2flpu-1adhjkmoszA1cginv2tx
^ _ does	-2h-1acdjmops1ilt
^ _ drive	2p
^ _ else	-2j-1abclpstD1di
^ _ email	1p
^ _ enough	-1jD1p2i
^ _ equipment	1ns
^ _ ever	-2a-1ejp4i
^ _ everybody	-1ln1i2p
^ _ everything	1dp2b
^ _ fair	-1D2ip
^ _ family	1np
^ _ far	1r
^ _ feel	-1i2oq
^ _ filled	1x
^ _ first	-1ns1p2a
^ _ fixed	1i
^ _ flood	-1n
^ _ for	-5i-3s-1abdjkltAD1mo2cB3q
^ _ form	-1n1l
^ _ from	-2A-1i1v2w
^ _ get	-1abdgqx2p3i
^ _ gets	1i
^ _ give	1bgk2d
^ _ go	-1n2iqs
^ _ goes	1s
^ _ going	1fir
^ _ good	-2B-1abchv1dpAC2gu
^ _ got	-3j-2p-1begnosvw1cdy2ix
^ _ gotcha	-1i3D
^ _ grandmothers	1j
^ _ group	1s
^ _ guys	1ai
^ _ had	-1ap1i
^ _ hail	-1p
^ _ half	1l
^ _ happened	-1t1i
^ _ happens	1l
^ _ has	-2p-1cijmos2k
^ _ have	-3j-2ghquC-1bsA1dfnpB
^ _ he	-1dsu1n
^ _ hear	1i2l4p
^ _ hello	-3i-1pCD5A
^ _ helps	2D
^ _ her	-1l1j
^ _ here	-1ikpxAD1w2v
^ _ hey	-2D-1ipv5A
^ _ hi	-2i-1pD1v5A
^ _ him	-1n2m
^ _ home	1l
^ _ homeowners	1l
^ _ house	-1s
^ _ how	-1gip1A
^ _ i	-4ltx-3k-2npsvwAD-1behiryB1C3o4g5u
^ _ if	-1adjloqsxy1hi3u
^ _ in	-2p-1cdegj1mno2a
^ _ income	-1n1s
^ _ insurance	-1mA1np
^ _ is	-5o-4u-3A-2ejtB-1bdinpsvyzC1ackmx
^ _ it	-3gs-2dlpx-1abceimqtwA1fuCD2hrB
^ _ job	1i
^ _ jump	1p
^ _ just	-1dnp1r2g3z
^ _ kids	-1an1i2e
^ _ kind	-2i-1c1d
^ _ know	-3l-1agqx1bu3p
^ _ landlords	-1j1ls
^ _ leaves	1nr
^ _ lender	-1ijln1h2sx
^ _ let	-2h-1kn1rs2qz
^ _ liability	-1j1s2r
^ _ life	-2l1ms
^ _ like	-2i-1gnq1b2acj
^ _ limits	-1i1k
^ _ loan	-1il1x
^ _ long	-1ghp1bi3C
^ _ longs	2i
^ _ look	1s
^ _ lot	-1s1p
^ _ made	1i
^ _ make	1ip
^ _ makes	-2i-1t1p2j
^ _ man	3C
^ _ many	-1agi1bc2d
^ _ may	1A
^ _ me	-5p-3jsx-2dnuBCD-1elmvyA1gk2qr5c
^ _ means	-2i-1ejnp1B4s
^ _ met	1x
^ _ mind	-1gp1uy2h
^ _ minimum	1kn
^ _ mod	3s
^ _ more	-1bij2o3t
^ _ morning	-1p1iA
^ _ mother	1n
^ _ motorist	-2n1js
^ _ much	-1abcdgst1il
^ _ must	-2i-1p3a
^ _ my	-3i-1jw1qt2aC3c
^ _ name	-1sA1v
^ _ names	1v
^ _ need	-2ip-1g2j5d
^ _ new	-2s-1jl1k2p
^ _ next	1C2e
^ _ no	-1nAD3ip
^ _ nobody	1p
^ _ nobodys	3p
^ _ not	-2i-1lns1p2d3j
^ _ noticed	-1p
^ _ now	-3i-1pD1bu2n
^ _ number	-1hs3f
^ _ of	-2aj-1bchil1ep2s
^ _ office	-1i
^ _ okay	-1pAC1i2u3D
^ _ old	-2i-1n1k2a
^ _ olds	2i
^ _ on	-2n-1abijloqs2D3dp
^ _ one	-1bst1g2kp
^ _ only	-2s-1i2dg3l
^ _ or	1hik
^ _ other	-1s1dio
^ _ over	1npv
^ _ owe	-1jp1n2q
^ _ own	-1a1l2i
^ _ package	1n
^ _ paid	1no
^ _ part	-1agt3i
^ _ pay	1i2l
^ _ pays	-1ijnp2s
^ _ people	2a
^ _ personal	1l
^ _ plans	1i
^ _ policies	-1p
^ _ policy	-2s-1i1n2jk
^ _ premium	-1mp1n2os
^ _ pressure	-1jn1s
^ _ price	1l
^ _ property	-1n1ls
^ _ put	2j
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
^ _ right	-1is2D
^ _ roof	1i
^ _ said	-3i-1hp1x2t3q
^ _ saw	2x
^ _ says	-2p
^ _ see	-1jp3D
^ _ sense	-1p1D2i
^ _ she	-1u1i
^ _ shop	1ln
^ _ should	-3i-2p-1ux2hjq
^ _ simulation	-1iD4b
^ _ small	2j
^ _ smart	-1ps2j3a
^ _ so	-3p-2nD-1bdgjosuAC1r
^ _ some	-1i4c
^ _ somebody	2b
^ _ something	1n2c3i
^ _ soon	1C
^ _ sound	-1D1ai
^ _ sounds	-1i1pD2o
^ _ still	-1j1i2l
^ _ stops	-1ns1k3l
^ _ suggest	2j
^ _ suggestion	-1i1j
^ _ sure	-1ip1D
^ _ take	1i2sC
^ _ takes	-1i1a2p
^ _ talk	1z
^ _ term	2l
^ _ thank	3B
^ _ thanks	-1D3B
^ _ that	-3h-2aikA-1cdflmosxyD1jprtB
^ _ the	-4s-3dr-2apq-1ghklnouxAD1ezC2cm3b4j
^ _ them	-1lm1k
^ _ there	-2lptu-1coqsD1adginvA
^ _ they	-3s-1abceghlr1p2i
^ _ thing	-1iD1fz2jp
^ _ things	-1l2i
^ _ think	-1p1t3j
^ _ this	-2d-1aghipw1ko2bcu
^ _ those	-1p1il
^ _ tickets	1o
^ _ tight	-1sD2p
^ _ time	-1t1inp
^ _ times	2n
^ _ to	-4ps-2dhl-1mntxzA1cjkorD2g3aq
^ _ tobacco	1i
^ _ told	-1lp1n
^ _ total	2m
^ _ umbrella	-2n1l
^ _ understand	-2D-1ajq1l3p
^ _ up	-1iD1gt2y4a
^ _ us	-2dis-1alnpqrxC1bghz2k
^ _ use	2is
^ _ want	-1aemq1gjo2bkz3c
^ _ wanted	1x
^ _ wants	1p
^ _ was	-2b-1chijstA1x
^ _ water	1n2s
^ _ way	-1d1s
^ _ we	-2djlx-1abcfqsty1hk2r3i4g
^ _ well	-1pB2D
^ _ went	2n
^ _ what	-2i-1abchklnpqD1dors4t
^ _ who	-1s1adiA2e
^ _ whole	1m
^ _ wife	-1np1ix
^ _ will	-4qs-3n-2agjprtx-1bcdmouvwyBD1fz2k3h4e
^ _ wish	2l
^ _ with	-3s-2cA-1bdehikBD1nvwC2lx4j
^ _ wonder	1a
^ _ work	-1ijsv1kw
^ _ would	-3asu-2bcikqtz-1dforvwxyABCD1m3ej
^ _ wow	-1q1p2D
^ _ wrote	-1i1x
^ _ yeah	-1A2i
^ _ year	1m
^ _ years	-2o-1mns1j2p
^ _ yes	1dg
^ _ you	-5sx-4mq-3lpzD-2fhr-1dgjkA1aiuB2ctC
^ _ young	2p
^ _ your	-5s-3dl-2gmpu-1achnrxzAD1i2btC3j
^ _ yours	-1ln3k
^ _ ~advise	-1klnps5j
^ _ ~buy	-1jl1g2bs
^ _ ~cover	-3a-2bcegiopxAD-1dfhjnqtuyC2lm4s
^ _ ~harm	-2kp-1djn1l2m4e
^ _ ~insurer	-1jkn1dlps
^ _ ~kin	-3s-2chjl-1bfkmpqtuCD1aex2oA
^ _ ~meet	-1ahluD1jpvyz
^ _ ~money	-2eir-1abcghktx1jlmo2ps
^ _ ~not	-2lsD-1bcekmnoqA1di2j4p
^ _ ~pay	-2jnp-1abcemqxC2l3s
^ _ ~send	-1ik1hqs
^ _ ~soon	-3p-1abcjlsBD1iC2eA3h
^ _ ~thing	-2jp-1emx1ik2ln
^ a	-6i-4k-2bhjn-1cegorC1lx2adp6s
^ a #	-1j1p
^ a basic	1l2n
^ a certificate	-1n
^ a lot	-1s1p
^ a new	-2s-1l2p
^ a ~cover	-1ijnp2l
^ a ~money	-1j1lp
^ a ~thing	1s
^ actual	-1jn2s
^ actual cash	-1jn2s
^ adding	-1j1m
^ after	1d
^ afternoon	-1D2A
^ all	1dlm2g
^ alright	-2i-1jnps1u2CD3r
^ alright i	1C
^ am	-1q1gi3u
^ am i	-1q1gi3u
^ an	-2i-1j1p2s
^ an umbrella	-2n1ls
^ an ~cover	-1n
^ and	-2bklst-1acdeghjnuz6i
^ and how	-2i
^ and the	3i
^ and what	-1t
^ and your	3i
^ any	-4c-3bCD-2gpstA-1adhjlnqB1u8i
^ anybody	-1js1p3i
^ anybody else	1i
^ anything	-2aj-1bcglpstuD7i
^ anything else	-1j1i
^ anything in	1i
^ anything you	1i
^ appreciate	-3p5B
^ appreciate it	-1pC2B
^ are	-3dt-1cy2gh
^ are the	1i
^ are there	-1a1i
^ are we	3g
^ are you	-2dit-1cy1abgu
^ are your	1i
^ as	1nr
^ at	-1k1s2p
^ at #	-1k1p
^ at the	1s
^ at ~money	-1k1p
^ because	1n
^ before	-1n
^ before i	1iz
^ being	1s
^ better	-1k2j
^ better to	-1k2j
^ business	-1ij1l2s
^ business income	-1n1s
^ bye	-2D-1iAB4C
^ call	1hm
^ can	-3a-2dlx-1fjnqszBC1ht2i3c
^ can i	-1bdijlpqtz1ck2gu
^ can we	-1x2hi
^ can you	-2gu-1ah1bt2c3i
^ cash	-1m1ls
^ come	-2i2dt
^ come on	-1i2d
^ comprehensive	2s
^ congratulations	-1D3p
^ congratulations on	1p
^ cool	1D
^ could	-2g-1abdjklr1cit2h
^ could i	-1g1u
^ could we	1h
^ could you	-1u1ht2c
^ cyber	-1n1s
^ did	-2gpt-1acdhjqsuBC1b3i
^ did i	-1pq2b
^ did you	-1btu1i
^ do	-3p-2hklnst-1befimoqrvwxBCD1cju
^ do i	-1i1u2a
^ do not	-2ip-1s2d3j
^ do the	1i
^ do they	1i
^ do you	-3d-2jt-1acghn
^ do your	1i
^ do ~not	-2ip-1s2d3j
^ does	-2cgptu-1adjklnqsBC6i
^ does he	1i
^ does that	-2p-1q1i
^ does the	-1bh1i
^ does your	1i
^ doing	-1B3i
^ enjoy	-2i-1j4C
^ equipment	-1n1s
^ equipment breakdown	-1n1s
^ even	-1ijs2a5l
^ ever	-1abcD5i
^ every	-1in1ps3d
^ everybody	-4p-1s1e2d
^ excuse	-1ci1qt
^ excuse me	-1ci1qt
^ extended	-1j1s
^ extended replacement	-1j1s
^ extended ~cover	-1j1s
^ fair	-2i-1ABC4p
^ fair enough	-1iD2p
^ first	-1ps2z
^ flood	1l
^ for	-2s-1knp1jy2D
^ for a	-1s
^ from	-1p2b
^ full	-1s
^ gap	-1kln1s2j
^ get	-2i-1bnps3a5j
^ get the	-1ins4j
^ give	-1h2c3C
^ give me	-1h2c
^ go	-3i-1cgpqs1h2aD4j
^ go ahead	-1gi1h2D
^ going	1j
^ good	-3i-2h-1abcglqsB1vCD4pA
^ good afternoon	-1i1A
^ good for	-2i2p
^ good morning	-1p1iA
^ good to	2D
^ good ~soon	-1hpCD1v3A
^ goodbye	-2D-1A3C
^ goodbye $	-2D-1A3C
^ got	-1abcjnpsBC1D3u5i
^ got a	1i3u
^ got any	1i
^ got it	3D
^ gotcha	2D
^ gotcha $	1D
^ great	1BD
^ great $	2D
^ group	1l2s
^ group coverage	1ls
^ group ~cover	1l2s
^ had	1i
^ hang	-1ipD2j
^ has	-1abcghkstu4i
^ has anyone	1i
^ have	-3a-2pu-1bdghknB3C
^ have a	-3i-1acp4C
^ have you	-1adghuC1c3i
^ he	-1l2ei
^ hello	-1abclpxCD1w2v7A
^ hello @name	1A
^ hello my	1A
^ hello this	1i
^ here	-2is-1jnp1z2r3k
^ here is	-2i-1jnps1z2kr
^ hey	-1ansCD1puv5A
^ hey @name	2A
^ hey @you	1xA
^ hey how	1i
^ hey there	-1i1A
^ hey you	1uA
^ hi	-2D-1abcdpC2x5A
^ hi @name	-1i1wx2A
^ hi @you	1A2x
^ hi is	-1v1A2i
^ hi there	-1i1wA
^ hi this	-1w1A
^ hired	-1n1s
^ hired and	-1n1s
^ hold	-1i1k2t
^ homeowners	1n
^ honestly	-2i-1p2aj
^ honestly i	-1p2j
^ how	-4sA-3cj-2emnpqruxyBCD-1bfgklotvwz3i
^ how about	1gk2h
^ how are	-2ab-1dt2i
^ how can	-2i2a
^ how come	1i
^ how did	-1t
^ how do	1b2t
^ how is	-1b1hi
^ how long	-1h1b2i
^ how longs	2i
^ how many	-1agi1bc2d
^ how much	-1abcdgst1il
^ how old	-1ai
^ how olds	2i
^ how would	1i
^ how you	1i2u
^ how ~meet	1i
^ huh	-1iA2tD
^ huh $	2D
^ i	-7i-6n-5o-4ms-3rA-2buv-1ceklC1dfpqt2D
^ i am	-2ijk-1aoqAC1dhlB2fD
^ i apologize	-2p-1jvD3q
^ i appreciate	-1q1p
^ i can	-3t-2j-1bhkqB1agl
^ i did	-1lp1q2t
^ i do	-1jl1aiv
^ i get	3p
^ i have	-2p-1ju1df2ael
^ i hear	1i2l4p
^ i just	-1d1z2g
^ i know	-2l-1adqx1bu3p
^ i need	-1g4d
^ i noticed	-1p
^ i owe	2q
^ i really	-1p1l2B
^ i recommend	1j
^ i respect	1p
^ i saw	2x
^ i see	-1jp3D
^ i suggest	2j
^ i think	-1p1t3j
^ i understand	-1ajqD1l2p
^ i want	-2gij-1p1k2bcz
^ i was	-1a1x
^ i will	-3ejlq-1gprstuxzB1C2ik3h
^ i wish	2l
^ i work	-1v1w
^ i would	-3dn-2qx-1abeiklmoprstw1g5j
^ i ~advise	-1p3j
^ if	-4s-2hlmpx-1aqrtuzC1jo2di5n
^ if a	-1n1i
^ if he	2n
^ if i	-2p3o
^ if it	1j
^ if somebody	1n
^ if something	1in
^ if that	1g
^ if the	-1js1n
^ if you	-1lmstzC1jn3d
^ in	-1t1or
^ is	-4cA-3djlnsv-2kw-1egmptxzBCD2u3i
^ is @name	-1vA1i
^ is it	-1dghinps1uy
^ is she	-1u1i
^ is that	-1bgip
^ is the	-1bc3i
^ is there	-1u1bhi2ag
^ is this	-2i-1adhA3u
^ is your	1i
^ it	-5i-3kA-2rsCD-1abcdfghnquB1vx2o3lm
^ it does	1n
^ it has	-2p-1io
^ it is	-2aiA-1klor1dnv2mx
^ it pays	1ls
^ it sounds	-2p2o
^ it takes	-1ps2a
^ it will	1l2e
^ it would	-1ln1j3m
^ it ~pay	-1np1l
^ just	-3i-1cnps1hx2g3d
^ just give	1bg2d
^ keep	-1in3j
^ lakeside	1w
^ lakeside insurance	1w
^ lakeside ~cover	1w
^ leave	-1s2j
^ let	-4s-3cdi-2anp-1emqtxABC1ghkz2r
^ let me	-2bci-1adjns1k2r
^ let us	-2dis-1alnpqrC1bghz
^ liability	-1n1ls
^ look	1h2k
^ loss	1s
^ loss of	1s
^ lots	-1s3p
^ lots of	-1s3p
^ loyalty	2p
^ make	-2p1i4j
^ makes	1D
^ makes sense	1D
^ man	-2il2a4p
^ may	-2i-1z1g3u
^ may i	-2i-1z1g3u
^ mind	1iu
^ mind if	2i
^ mm	2D
^ mm $	2D
^ moneys	3p
^ morning	-1hi3A
^ morning @name	1A
^ most	-2i-1jm1ns4p
^ my	-5c-2aiklnsACD-1egrtuB1jxy2v3q
^ my advice	-1n1ij
^ my bad	1i3q
^ my name	-1A2v
^ my suggestion	-1i1j
^ my ~advise	-1ns1i3j
^ my ~kin	-1cipq
^ next	1n
^ nice	-1lp1D2i
^ no	-2ns-1bjC1doD3l
^ no wonder	1a
^ nobody	-2i-1ds2n4p
^ nobody can	2l
^ nobody wants	1p
^ nobodys	-1eips1f3n
^ nothing	-1s1p2l
^ now	1n
^ of	-1ios2p
^ of course	-1ios2p
^ oh	-2a-1bcjlnstuxBC1iy2A3D
^ oh wow	-1pq2D
^ okay	-3p-2cdgijnosA-1ahklqtwxz1f2br4D
^ okay $	-1AC2D
^ okay got	-1i1D
^ okay i	1fi
^ okay so	-1bjnoD
^ okay thank	2B
^ old	1i
^ on	-1l1n2k
^ once	-1il1h2dt
^ once you	1n
^ one	-3s-2jlp-1bcdimrCD1not2ek
^ one times	2n
^ one ~harm	-1ks3e
^ one ~thing	-1l1k
^ only	-1ij1l3a
^ ouch	-2D3p
^ ouch $	-2D3p
^ our	-2ips-1j
^ our office	-1i
^ ours	-1j1km
^ ours is	1km
^ pardon	-1ci2qt
^ people	-3p-1is2a
^ perfect	1BD
^ personal	1s
^ personal auto	1ln
^ personal ~cover	1n
^ plenty	-1i
^ plenty of	-1i
^ put	-2n-1his1k3j
^ put the	-1hins1jk
^ quit	-2i-1pD2ab3d
^ rates	-1in1d3s
^ rates go	-1i2s
^ rental	1l
^ rental pays	2s
^ renters	1mn
^ right	-2ip-1A2n4D
^ right $	1D
^ same	-1imprs2ko
^ say	-1abhjlnCD1dp2c4t
^ say that	-2i2t
^ scheduling	-1jn1s
^ see	-2i-1hB2j3C
^ see you	-1hiB3C
^ send	1hk
^ send me	1hk
^ shall	-1h1i2g
^ shall we	1g
^ should	-2j-1hq1k3gi
^ should i	2gi
^ should we	-1hj1gik
^ since	1l2n
^ sing	-1i4c
^ so	-7p-6j-5l-3k-2abehqvxBD-1cdftuwA1mnC3r4g6o
^ so #	1m
^ so a	-1p1s
^ so do	2g
^ so for	1o2m
^ so if	-1ios1n
^ so it	-1mps1or2i
^ so let	1dgi
^ so nobodys	1op
^ so the	1s
^ so there	-1io1n
^ so they	-1i1k
^ so this	1o
^ so to	-1j1r
^ so we	1r
^ so what	-1inpt1o2d
^ so with	-1s2n
^ so you	-1dks1g3io
^ so your	-1s1o3n
^ so ~cover	-1n3s
^ so ~money	1m
^ some	-2p1n
^ sorry	-5i-4p-2aj-1bcdghlnsuxD1fB5t8q
^ sorry about	2q
^ sorry for	1f2q
^ sorry i	-2p-1iu2q
^ sorry to	-1i1B4q
^ sounds	-1ai1j2p
^ sounds like	-1ai1j2p
^ stay	-1i1C3j
^ still	-1t3i
^ stop	-1ip1bd2a
^ sure	-1hil2p
^ sure $	2D
^ take	-2ip-1sBD1j3C
^ take care	1C
^ talk	-1is1hjC
^ talk to	-1i1j
^ tell	-1dghp1b2j
^ tell me	-1dghp
^ term	-1m1k2ls
^ thank	-1aipxA1wC5B
^ thank you	-1aipxA1wC5B
^ thanks	-3q-2ciAD-1abdjlpsx7B
^ thanks for	-2q-1cilx2B
^ thanks so	1B
^ that	-3kos-2bjC-1cdeghtvwxyzA1afquD2lmn4p
^ that is	-1iknos1flq2mD3a
^ that makes	1p
^ that must	-1a1p
^ that was	1apq
^ that would	-1in3p
^ that ~cover	-1n1j
^ that ~money	1n
^ that ~thing	1ln
^ the	-6p-5i-3gor-2acj-1dfhqvwAC1by2m3lns
^ the #	-1km2n
^ the app	1s2l
^ the basic	-1n1s
^ the contract	1n
^ the first	-1n
^ the landlords	1ln
^ the lender	-1l1h2s
^ the minimum	2k
^ the next	2e
^ the package	1n
^ the price	-1s1l
^ the quote	1m
^ the reason	2x
^ the way	-1d1sz
^ the whole	1m
^ the ~cover	-2jk-1ls1z
^ the ~harm	1s2m
^ the ~insurer	-1ij2ds
^ the ~money	-2ks-1i1jn2l
^ the ~soon	2e
^ the ~thing	-2s2i
^ their	1l
^ theirs	-1jms3k
^ then	-1i1j2pr
^ there	-3i-2h1enp2l
^ there are	-1h1d2l
^ there is	-3i-1d1lnp
^ they	-5i-3p-2j-1hmo1v2kn3es
^ they will	2e
^ they would	-1j1l2e
^ think	1e
^ think of	1e
^ this	-3iA-2alpsu-1cghjmn1vxy3d4b
^ this call	-1u1y
^ this is	-3A-2i-1alp1bvx
^ this one	1k
^ this ~meet	-1u1y
^ those	-1i
^ to	-2n-1ikps4r
^ totally	2p
^ ugh	-1o1ip
^ understood	-1pA3D
^ uninsured	-2n1js
^ uninsured motorist	-2n1js
^ until	-1hip2l3C
^ walk	-1c1i
^ walk me	-1c1i
^ want	-1jp1ch3g4i
^ want me	1h3gi
^ want to	-1h1c2i
^ was	2i
^ was there	1i
^ water	-1in1j2s
^ water backup	-1in1s
^ water ~cover	-1in1s
^ we	-5i-3djn-2apsC-1bceghkorv1yB2qxz3m
^ we are	-1nv1iwz2m
^ we can	1gl3p
^ we do	1l2x
^ we got	-2i-1p1x
^ we have	-2p-1i
^ we met	1x
^ we will	-1eC1f2z
^ we would	-1x2m
^ well	-3i-2D-1bloqsv2AC
^ well that	1a
^ what	-7s-5u-3glx-2fjkmnpqtvwyzABCD-1ader4i
^ what a	-3i2a4p
^ what are	1ct
^ what claims	1i
^ what could	-1t1i
^ what day	2h
^ what deductible	1i
^ what did	-2i-1b
^ what do	-1adhop1git
^ what does	1it
^ what happened	-1t1i
^ what happens	1l
^ what have	1i
^ what i	-4i-1k1jlmz3o
^ what if	1h2i
^ what is	-2ikn-1hlmpsv1abd2c
^ what kind	-2i-1c1d
^ what made	1i
^ what makes	-1it2j
^ what number	-1h
^ what part	2i
^ what time	1hi
^ what was	-1bt
^ what would	-3j-1aclotz4i
^ what you	-1i2k
^ what ~cover	3i
^ what ~money	1i
^ when	-2bcgku-1adjptx1eln3h4i
^ when did	-1ht1i
^ when is	-1pu1h3i
^ when was	-1h
^ when would	-1u1hi
^ when you	-1i1enp2l
^ whend	3i
^ whend you	2i
^ where	-3g-2bchj-1adpstu1k6i
^ where do	-1gh1i
^ where is	1i
^ which	-2ct-1adhpu1g3b5i
^ which one	-1t1gi
^ which part	1i
^ who	-4as-3dg-2hjnptuxCD-1befklmqvwAB9i
^ who are	2c
^ who do	1c
^ who fixed	1i
^ who is	-1x1i2c
^ who pays	-1s
^ who you	1i
^ who ~pay	-2s
^ whod	-1adgps2c5i
^ whod be	2i
^ whole	-2l1m
^ whole life	-2l1m
^ whose	-1bg2i
^ whose name	1i
^ why	-1abginptu1h2d
^ why do	-1dt1h2i
^ why is	2i
^ will	-1h2g3i
^ will you	1gi
^ with	-4i-1ahjls1m2n3kp
^ with #	1n
^ with a	-1p1n
^ with that	1jn
^ with the	-1ijs1mn
^ with ~money	1n
^ would	-2abdjn-1elmpx1cgt2iu3h
^ would @day	1h
^ would a	1h2i
^ would it	1k2h
^ would that	-1g1u
^ would you	-1abdin1cgtuy
^ would your	1i
^ would ~soon	1hi
^ wow	-3D3ap
^ write	-2i-1a4c
^ yeah	-3o-2aijl-1bdgknruzC1qv4A6p
^ yeah hi	-1ip2A
^ yeah i	-1o1p
^ yeah it	1p
^ yeah no	1p
^ yeah so	-1p
^ yeah that	1ipq
^ yeah you	-2i2p
^ yeah ~not	-1i1p
^ yikes	-2D5p
^ you	-8s-5l-4qC-3kmrA-2cB-1pvwz1dgjnt2eu3o4a5i
^ you a	-1a4i
^ you are	-6i-3d-2l-1cgs1eo2bnt3a
^ you can	-1aijlp1bdsv
^ you could	-2in1a3e
^ you did	-1i3p
^ you do	-1fijl2n
^ you drive	2p
^ you ever	-2a-1ej4i
^ you feel	-2p-1i2o
^ you filled	1x
^ you get	2i
^ you got	-2jnu-1begpsx1cd4i
^ you guys	1ai
^ you have	-3e-2a-1ijkluC1dnwB3p
^ you mind	1u2hy
^ you need	-2i-1p2dj
^ you on	2i
^ you owe	1n
^ you own	-1a2i
^ you paid	1no
^ you ready	1i2g
^ you said	-3i2t
^ you should	-4i-2p1al3j
^ you sound	-1i2a
^ you still	2i
^ you take	-1i1pC
^ you want	-3p-1aen1cikor2gj
^ you will	-2i-1an1f3e
^ you would	-6i-4p-1g1dlnox3e
^ you ~meet	1z
^ you ~pay	1no
^ your	-3p-2hirC-1bcdglmqzB1fo2et3nx
^ your daughter	1d
^ your equipment	1n
^ your family	1n
^ your grandmothers	1j
^ your kids	-1a2e
^ your lender	2x
^ your loan	1x
^ your mother	1n
^ your old	-1n
^ your policy	-2s-1l1k2jn
^ your wife	1ix
^ your ~cover	-2s-1l1k2jn
^ your ~kin	-2p-1hjlms1aeino2x
^ your ~thing	-1s2ln
^ yours	-1n4k
^ ~buy	-1lpD1g2c3dj
^ ~cover	-5in-3p-2abe-1cdfghqrxCD3l6s
^ ~cover does	2l
^ ~cover is	-1ip1l2j
^ ~cover motorist	-2n1js
^ ~cover will	2l
^ ~cover would	1m
^ ~cover ~cover	-3l-1kn1ms
^ ~cover ~pay	-2l-1ikn4s
^ ~harm	1ls
^ ~harm of	1s
^ ~insurer	1ks
^ ~kin	-1t1ai2p
^ ~meet	-4i-2psD-1cklnAB1ab2htC3d
^ ~meet it	1hm
^ ~meet on	-1i2d
^ ~meet to	-1i1j
^ ~money	-3ls-2im-1bcdghAD1oz2n3p
^ ~money years	-2o-1mns1j2p
^ ~not	-4s-2bcgijC-1ekmqrtwxzAB1nD3p4l
^ ~not can	3l
^ ~not wants	1p
^ ~not wonder	1a
^ ~not ~cover	-1s3l
^ ~send	-2i1q2hk
^ ~send me	-1i1h2k
^ ~soon	-3D-2i-1acdjlrsxB1zC2h5A
^ ~soon $	-2D-1C2A
^ ~soon @name	-1iC2A
^ ~soon at	2h
^ ~thing	1i2m
^ ~thing ~harm	-1in1s
a	-6q-5AD-4dfv-3egky-2iotwz-1bjmnrBC1pu2acs
a #	-2m-1ahnpu1bilr2j
a # $	-1m1ci
a # a	1m
a # and	1m
a # day	2l
a # deductible	-1m1k
a # dollar	-1j1inp
a # year	1j
a @day	1lB
a @name	1mp
a _ #	-1lps2j
a _ $	-4d-3pqC-2il-1fkoryD1aegntu2cm3b
a _ $?	-3ch-2a-1blnpst1g2i
a _ @day	1h
a _ @name	-2p-1v1o
a _ a	-1ajp1ek3m
a _ about	-2n-1hi1ap2c
a _ and	-2p-1ahilrsz1cdex2gn
a _ at	1p
a _ auto	-1s1n
a _ average	1s
a _ basement	1j
a _ before	-2i1l2j
a _ behind	1p
a _ by	-1hm1nx2k
a _ call	1p
a _ claim	1n
a _ could	-1p2a
a _ day	-1in1fgp2lC
a _ deal	-2p2a
a _ decision	1a
a _ deductible	-1m1k
a _ does	-1ns1il
a _ dollar	-1j1inp
a _ driver	1s
a _ for	-2ln-1abu1i2cj3p
a _ form	-1ap1l
a _ from	-1p1drs2i
a _ here	-1ac2d
a _ i	-1bhju1ikB
a _ if	-1n1s
a _ in	-1il1n2p
a _ income	1n
a _ is	-1ns1u2l
a _ jump	1i
a _ just	2s
a _ less	1n
a _ like	-1s2jp
a _ line	-1xA2y
a _ minutes	-2i2u
a _ month	1p
a _ more	-1s1n
a _ next	1hs
a _ night	1C
a _ of	-3ac-1bdeklmrsyC1jx2h
a _ on	-1np2bl
a _ one	-1iknp2C
a _ or	-1abhlu2i
a _ out	1s
a _ period	-1n3l
a _ permit	1x
a _ person	-1apu1bjo2il
a _ place	1c2i
a _ policy	-3s-1ijkp1g2l
a _ program	-1an1b
a _ question	-1i
a _ questions	-1ij1uz
a _ record	-1iy1ops
a _ renters	1l
a _ so	1ans
a _ that	-2ai-1ju1lo3p
a _ the	-1i1ks
a _ they	-1s1n
a _ thing	-1l2p
a _ things	-2i1u
a _ time	-1bA1hi2u
a _ to	-1acgnsu1i2hp
a _ up	2h
a _ way	-1l1a2p
a _ weekend	2i
a _ what	1t
a _ when	1h
a _ where	-1s2i
a _ while	-3i1s2u
a _ who	-1n1s
a _ with	-1ls
a _ would	-1jp1l3a
a _ year	-1mn1j
a _ you	-1acp1dglmn3i
a _ ~buy	-1i1p
a _ ~cover	-3i-2p-1ahx1j2l
a _ ~harm	-1ijlm2s
a _ ~kin	1p2d
a _ ~meet	1p
a _ ~money	-3s-2c-1ahou2jp
a _ ~not	1n2j
a _ ~soon	-1cj2hi
a _ ~thing	-1bsu1cr2i
a b	1s
a b average	1s
a baby	-1p1a
a baby $	2a
a baby and	1n
a bad	-2i1ptu
a bad time	-1i
a basic	2l3n
a basic policy	1n
a basic ~cover	1ln
a better	2bi
a big	-1blns1ij
a big decision	1p
a big jump	1i
a bigger	1o
a bit	-2i-1co1jz2u
a breakdown	1kn
a bunch	1pB
a bunch of	1p
a burn	1s
a business	-1n
a call	-1nu1x
a call $	-1o1x
a cap	2l
a car	-1ip1es
a car that	-1p1l
a cat	-1a2c
a certificate	-1p
a checkup	1jnx
a child	-1ip3a
a claim	-1als1o3n
a claim $	-1s1o
a clean	-1i1ops
a clean record	-1i1ops
a client	-1pu2g
a commercial	1r
a commercial policy	1r
a commercial ~cover	1r
a company	-2s-1lo
a company $	-1lp
a computer	-1a2bi
a copy	1hi
a couple	-1chi1m2u
a couple #	1i
a couple of	-1i1u
a couple ~money	1im
a customer	-1a1bp
a day	-1ip2dm
a day $	1s2m
a decision	-1g1dp
a delivery	1s
a dime	-1l1e
a dime $	1n
a discount	1is
a doctor	1in
a dog	-1u1i
a dollar	2m
a drain	-1n2s
a dumb	-2p3a
a fake	-1i1o
a family	2i
a few	-4i-2j-1cghl1pz3u
a few minutes	-1i1u
a few questions	-1ij1z
a few things	-2i1u
a finished	1j
a finished basement	1j
a finished ~thing	1j
a fire	-1jl1k
a fire $	-1n
a fixed	1o
a fixed income	1n
a flat	-1n
a flat deductible	1s
a flat ~cover	1s
a flood	1l
a flood policy	1l
a form	1x
a fraction	1n
a fraction of	1n
a friend	2x
a good	-2A-1jknop1dfhB2C3c
a good day	1fgC
a good deal	-2p2a
a good night	1C
a good one	-1i2C
a good time	-1pA1hiu
a great	2C
a hail	1n
a hail claim	1n
a higher	-1i2j
a higher ~cover	-1i2j
a hole	-1l1z2n
a homeowners	-1n1l
a hotel	-1n2s
a house	-1as1bp
a house and	1n
a job	1n2c
a kid	1o
a lawyer	-1n3l
a little	-1cp1kmu2t
a living	1a
a loan	-1n1cis
a loan for	1c
a loan on	-1n1s
a long	1p
a look	-1s1j
a lot	-3s-2ajl-1bcdhkmoux1npB
a lot $	-3p1n
a lot about	-1n2p
a lot more	-1s1n
a lot of	-2s-1aclmno1p
a lot to	2p
a machine	-1ln
a magic	-1ip1l2c
a minute	-3i-1cdg4u
a minute $	-1gi1b2u
a minute $?	-3i2u
a month	-1ckopr1gi2m
a month $	-2ip-1ckln1j2m
a month and	1p
a mortgage	2n
a new	-2j-1ahklo1npr
a new one	-1jnp
a new policy	-1jls1n
a new ~cover	-1jls1n
a newborn	1o
a nice	-2p-1i
a normal	1n
a normal ~cover	1n
a number	-1c2l3i
a number $	1l
a pain	2p
a part	1ls
a patio	1x
a pension	1i
a percentage	1n
a percentage deductible	1n
a percentage ~cover	1n
a person	-1l2p
a personal	-1is1n
a personal auto	-1s1n
a personal ~cover	-1s1n
a piece	-2s
a piece of	-2s
a place	1j
a policy	-1an1jls
a policy $	1jls
a problem	1n
a problem $	1n
a quarter	-1p1him2j
a question	-1p
a quick	-1A1hu
a quote	-1j1ilz3x
a quote $	1i2x
a real	-1jpsu1dgio2b
a real person	-1u1io2b
a really	-1p
a reason	-1l
a recorded	-1xA2y
a recorded line	-1xA2y
a regular	1n
a restaurant	1jn
a roof	-1jn1eilr
a roof that	-1j1l
a sales	-1l1p
a second	-3c-2q-1ahj1iu2t
a second $	-1ciq2tu
a separate	-1n1s
a separate policy	-1ln1s
a separate ~cover	-1ln1s
a side	2k
a side by	2k
a small	-1ln2j
a smart	2a
a song	1c
a standard	-1js2l
a standard ~cover	-1js2l
a stent	1n
a stranger	1p
a stupid	-2p1a
a sub	1kn
a sump	1s
a target	1p
a tax	1jl
a terrible	2a
a thing	-1p
a tight	-1ls2p
a time	1hp
a tree	1s
a waiting	1l
a waiting period	1l
a week	-1ahijp1nor
a week $	-1i1o2n
a while	-1p1o
a work	-1n1l
a year	-1cgkl1m
a year $	-1ix1ps
a year and	1nx
a year of	1m
a yes	2d3g
a ~cover	-3n-2a-1bcghkoux2js3l
a ~cover $	1ijls
a ~cover does	-1s1l
a ~cover that	1l
a ~cover ~cover	-1n1l
a ~feel	-1mo1a3p
a ~feel thing	1p
a ~feel ~money	2p
a ~harm	-2aj-1bcehmpsux1ik3n
a ~harm $	-1lp1os
a ~harm and	-1s
a ~harm you	2l
a ~harm ~harm	1n
a ~insurer	-2s-1lo
a ~insurer $	-1lp
a ~kin	-2l-1js1io3a
a ~kin $	-1n1i2a
a ~kin and	1n
a ~meet	-1gnu1ix2h
a ~meet $	-1ou1xA
a ~meet ~soon	1h
a ~money	-3ad-2eopu-1cktC1bm2jx3i
a ~money $	-2k-1abghilnpu1mx
a ~money a	1m
a ~money and	1mpx
a ~money day	2l
a ~money dollar	-1j1inp
a ~money for	-1n1m
a ~money is	1jlu
a ~money of	-1s1mn
a ~money on	-1i1j
a ~money that	1n
a ~money ~cover	-1m1k
a ~money ~money	-1m1j
a ~soon	-2h-1abcjps1norB
a ~soon $	-1i1o2n
a ~thing	-2a-1cknou1bil2x
a ~thing $	-1anu1bix
a ~thing or	1e
a ~thing that	-2s1l
a ~thing ~cover	-1i1js
able	-1gi1lu
able to	-1gi1lu
about	-4eg-3t-2bfhjsuyC-1acdklowBD1mnq2iz4x
about #	-3i-2j-1adlrsux2m3n
about # $	1k2n
about # a	-1n1m
about # dollars	-1n
about # months	-1im2n
about # short	1n
about $	-1dlox2p
about $#	-1n1m
about $?	1i2bd
about _ $	-2j-1bdeghrst1cix3z
about _ $?	-1cdhtuz2i
about _ a	-1n1m
about _ and	-1o1rsz
about _ business	1z
about _ deductible	-1i1rt
about _ dollars	-1n
about _ family	1duz
about _ for	-1p1o
about _ health	-1i1u
about _ homeowners	1x
about _ insurance	-2i-1w1cu3x
about _ it	1dr
about _ kids	-1i1op
about _ months	-1im2ln
about _ more	1m
about _ patio	1n
about _ policy	1il
about _ quote	1x
about _ renewal	1x
about _ short	1n
about _ that	-1n2p
about _ this	-1d1l
about _ wife	-1q1ip
about _ year	-1m1n
about _ you	1i
about _ ~cover	-1hijnswz1ltu3x
about _ ~harm	1p
about _ ~insurer	-2o
about _ ~kin	-1hx1nouz3p
about _ ~money	-1cp1x
about _ ~thing	-1chk1nA
about a	-1ps1lmn
about a year	-1m1n
about a ~money	-1m1n
about insurance	1acp
about insurance $	1acp
about it	-1ghnpsx1dij
about it $	1a
about life	-2i3x
about life insurance	-2i3x
about that	-2j-1acnpt1l3ix
about that $	-2p-1at1lq2i
about that $?	1i
about the	-3p-2b-1dghlmsu1cknotzA2j3x
about the patio	1n
about the policy	1i
about the renewal	1wx
about the ~cover	1tx
about the ~thing	-1ck1in
about them	-1o1i
about this	-2d-1bpu1no
about to	2n
about what	1il
about you	-2i-1n1ox
about you $	-1in1ox
about your	-3c-2go-1behn1iu3p
about your family	1duz
about your health	-1i1u
about your homeowners	1x
about your renewal	1ix
about your wife	-1q1ip
about your ~cover	1i
about your ~kin	-1hx1duz2p
about ~cover	-1nw1crz2x
about ~cover $	-1i1acp2z
about ~cover ~cover	-1i2x
about ~money	-3i-2jx-1adlprsu1z2n3m
about ~money $	1kz2n
about ~money a	-1n1m
about ~money months	-1im2n
about ~money more	1m
about ~money short	1n
about ~money ~money	-1n1m
about ~soon	1z
about ~thing	-1l1ac
above	-1jnp1bs2l
absol*	1iD2p
absolutely	1iD2p
accep*	-1s2l3c
accid*	-1jp1lns
accident	-1ijp1lns
accident $	-1s1l
accident and	1e
accou*	-1j2g
account	-1j3g
account $?	1gi
act	-1i1a3b
actin*	-1ip2a
acting	-1ip2a
acting _ a	-2b-1p2a
acting like	-2b-1p2a
acting like a	-2b-1p2a
actua*	-1n1m
actual	-1i1s
actual _ value	-1i1s
actual cash	-1i1s
actual cash value	-1i1s
actually	-1k1m
acv	-2i1ks
add	-1cdhkpu1g2m3j
add _ $	1s
add _ and	1l
add _ to	-1j1gi
add _ umbrella	1j
add _ ~cover	-1is2j
add it	1ln
add on	2s
add the	-1ks2j
add the ~cover	1j
add up	1i
add ~cover	-1i1j
added	-1u1x2g
addin*	-1ns1jm2i
adding	-1ns1jm2i
adding the	1m
addit*	-2n2s
additional	-2n-1i2s
additional insured	-2n-1i2s
addre*	-1gh
address	-1gh
adds	-1n1s
adds _ ~money	1m
adjus*	1l
adjuster	1l
advic*	-1bnps1ci2j
advice	-1bnps1ci2j
advice $	2c
advice _ be	2i
advice _ to	1j
advice is	1j
advice is to	1j
advice would	2i
advice would be	2i
affor*	-1i1d2jl
afford	-1i1d2jl
after	-2abjp-1cefgiruxC1dosz2ln3h
after #	-1hps2l
after # years	-1ps1lo
after $	1z
after $?	1hi
after _ $	-2l1dho
after _ fire	-1s2n
after _ years	-1ps1lo
after _ ~harm	-1l1in
after _ ~kin	2n
after a	-1l1kn
after a fire	-1s2n
after a ~harm	-1l1n
after that	1z
after the	-1kz1m2h
after you	1hl
after your	1h2n
after your ~kin	2n
after ~money	-2i-1hps4l
after ~money years	-1ps1lo
after*	-2i-1pxCD3A
afternoon	-2i-1pxCD3A
afternoon $	-1vD1h2A
afternoon @name	-1C1A
afternoon @name $	-1v1A
afternoon _ $	-1v1A
again	-3i-2adgjp-1ckluzCD1nv2h3f6t
again $	-2hl-1acdegjnpwxCD1boqv3t4f
again $?	-3i-1hqu4t
again and	1e
again you	1n
again*	-1g3k
against	-1g3k
age	-2j-1eikouxz1p2s
age $	-1i1s
agenc*	-1cijl1w
agency	-1ci1w
agent	-2jp-1abdv1g2i
aggre*	-1m1ks
aggregate	-1m1ks
ago	1i
ago $?	1i
agree	-1p1l2b
agree*	2gr
agreed	2r
ahead	-1bcdhjklnoprstuz1aiD3q5g
ahead $	-1i1a2qD
ahead $?	2g
ahead _ get	1g
ahead _ ~buy	1g
ahead and	-1jkopqu1i2g
ahead and get	1g
ahead and ~buy	1g
ai	-1au1i5b
alarm	1i
all	-3j-2chksC-1flpqvwxzAD1anry2egu
all $	-2p-1d2in3e
all _ $	-1ilp1agty
all _ $?	-2i2u
all _ if	-1i1y
all _ it	-1s1e
all _ stuff	-1s
all _ them	1s
all _ with	-2i1nuB
all _ years	1p
all _ ~thing	2i
all of	1e
all of it	1e
all of them	1s
all right	-4i-1gh3u
all right if	-1i1y
all that	-1lps1oB
all the	-1ijkn1dp2a
all those	1lnp
all together	1r
all week	2a
all you	1ilr
all ~soon	2a
allow*	-1p1l
allowed	-1p1l
allowed to	1l
almos*	-1ij1nop
almost	-1ij1nop
almost ~money	1n
alone	-1az1p2j
alone $	3j
along _ you	1l
alrea*	-1ei1l4d
already	-1ei1l4d
already $	2d
alrig*	-2p-1abdijlnsvA1y2C3ruD
alright	-1abdijnpsv1y2CD3r4u
alright $	-1C1i3D
alright _ i	-1i1r2u
alright _ you	1uyC
alright i	1C
alright if	-1i2u
alright if i	-1i2u
also	-1j2p
alway*	-4i-2p-1bjo1lst4a
always	-4i-2p-1bjo1lst4a
am	-3jp-2acnC-1mqrstz1fowxBD2buv
am @name	-1l4v
am _ $	-1blptw1i2vD
am _ a	1l
am _ able	1l
am _ about	-1pw1qx
am _ agent	-1v
am _ allowed	1l
am _ for	-1wB1p2g
am _ from	-2x-1v1w
am _ i	-1q1t
am _ in	1x
am _ is	2o
am _ sorry	3p
am _ speaking	-1u2i
am _ that	-2q1p2l
am _ the	1d
am _ to	-1gq1bhoxy2B
am _ up	1x
am _ we	2q
am _ you	-1q1h2BD4f
am _ your	-1x2f
am _ ~insurer	-1v
am an	-1vx
am an agent	-1vx
am an ~insurer	-1vx
am calling	-2iv-1fpqwB1u2x
am calling about	-1w1x
am following	1x
am following up	1x
am going	-1x1boz2h
am going to	-1x1boz2h
am hearing	1i2o
am hearing is	2o
am i	-1pqw1g3biu
am i speaking	-1u2i
am just	2b
am not	-1fq1d
am not a	1l
am not able	1l
am not allowed	1l
am so	3p
am so sorry	3p
am sorry	-2f-1lxB1ipq
am sorry $	-1qt
am sorry about	-1p2q
am sorry for	1p
am sorry i	-1q1t
am sorry to	-1q1p
am sorry we	2q
am trying	1x
am trying to	1x
am with	1A2wD
am ~not	-1fq1dl
am ~not a	1l
am ~not able	1l
am ~not allowed	1l
amoun*	-1il1s2nt
amount	-1il1s2nt
amount $?	-1i2t
amount _ ~not	-1l1s2n
an	-3ck-2eijptv-1fxyzABCD1hl3bs
an _ $	-3s-1j1bilq2d
an _ $?	-1absu1h2g3i
an _ and	1a
an _ for	-1a1l
an _ is	-1iln1ps
an _ on	-1l1s
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
an idiot	-1b1a
an llc	-1a1i
an okay	-1i2u
an okay time	-1i2u
an old	-1j1a
an order	-1s1l2n
an umbrella	-2n3s
an umbrella is	-1n1s
an uninsured	-1s1n
an ~cover	-1ijn2s
an ~cover is	-1n1s
an ~harm	1l
an ~insurer	-1vx
an ~send	-1ls1hp
and	-4jC-3acdfilmuD-2qvwxA-1byB1ehnors2kz
and #	-1no1rs
and @name	1h2i
and _ #	1hns
and _ $	-2jmp-1bfinoxz1aes4t5k
and _ $?	2i
and _ a	-2n-1l1iosC
and _ about	-1p1ioB
and _ add	1j
and _ am	1pqw
and _ and	-2l-1nz
and _ are	-2aks-1bp1nx2dg3l
and _ at	1p
and _ better	1k
and _ can	-1s
and _ car	1i
and _ coverage	1ns
and _ deductible	1r
and _ do	-1a1ip2l
and _ does	-1l1sB
and _ else	-1i1p
and _ feel	-1p1o
and _ for	-2s-1i1mx
and _ get	-1g1qz
and _ got	-1i1nop
and _ have	-1ior1kC4n
and _ house	-1rs1nz
and _ husband	1hr
and _ i	-1hr1p2z
and _ in	-1knC1eh
and _ income	1j
and _ is	-3s-2ij-1akmz1px3n
and _ it	-2kn-1dlr1isz3g
and _ kids	1en
and _ life	1ek
and _ me	-1egi1a2bh
and _ mortgage	2n
and _ new	-1ns1r
and _ not	-1l1z
and _ now	1i
and _ of	1ns
and _ off	1l2f
and _ on	-1i1hl2k
and _ one	-1js
and _ other	-1s1i
and _ owned	-1i1js
and _ policy	-1kl2n
and _ price	-1in1ruz
and _ rebuild	-1s1k
and _ said	1x
and _ shop	1r
and _ talk	2i
and _ that	-1p1hz
and _ the	-2h-1eilsx1bz2j
and _ them	-1k1h
and _ there	-1n1il
and _ they	1n
and _ things	1s
and _ this	-1l1i
and _ through	1hir
and _ to	-1hrz1eC
and _ told	1n
and _ us	1h2d
and _ we	1z
and _ were	-1n
and _ what	1k
and _ whole	-1ms
and _ wife	1n
and _ will	-2in-1cdfjqsuxC1eg
and _ with	-1n1e
and _ without	-1j1k
and _ work	1s
and _ would	1en
and _ you	-3j-2l-1ino1g2ks3h
and _ your	-2n-1j1elo
and _ ~cover	-2m-1ghjls1er3n
and _ ~harm	1n
and _ ~kin	-1ds2n
and _ ~meet	1hir
and _ ~money	-1jkm1hnruB
and _ ~not	-1jprs1il
and _ ~pay	-1e1ns
and _ ~thing	-2ks-1j1r2i
and a	-2kl-1hpz1ijns3r
and a #	1s
and a new	-1n1r
and a ~money	-1km1r
and a ~thing	1ir
and about	-1o
and add	1j
and after	-1h1z
and ask	-1n
and asked	1x
and bring	-1k
and broke	-1s2e
and broke $	-1s2e
and call	1h
and call you	1h
and change	1jm
and check	-1C1k
and collision	1s
and does	1i
and everything	2e
and get	-1p1h2g
and give	1h
and go	1eh
and have	1jC
and he	-1l2n
and he is	1n
and how	-2i
and i	-2adi-1bcersC1gmvw2lpq
and i am	1pqw
and i do	2l
and i get	1q
and i will	-1cdiC1lv2g
and if	-1i
and is	1i
and is there	1i
and it	-2i-1klrC1s2o3p
and it is	-1l1dp
and keep the	1j
and leave	-1n1e2j
and let	1ad
and mine	-1ghi1k
and no	-1ijk2n
and nobody	-1i
and non	-1i1js
and non owned	-1i1js
and not	-2s-1dk1bi2n
and not for	-1s1n
and nothing	-1e1lnr
and nothing on	1l
and one	-2n1i2r
and one without	-1j1k
and one ~not	-1j1k
and ours	-1n1hm2k
and pays	1l2s
and send	1h
and sign	-1i1dg
and stays	-2s-1m2f3k
and stays $	-1ms3k
and tear	-1n1l
and that	-3i-2p-1k1ao2n3l
and that is	-2i-1m2l3n
and the	-3gls-2ehm-1abdjx1ikuz2nr
and the deductible	1r
and the house	1nz
and the other	-1s1i
and the policy	-1k2n
and the rebuild	-1s1k
and the shop	1r
and the ~cover	-1ik1nr
and the ~kin	1n
and the ~money	1uz
and the ~thing	-1ks1i
and then	-3k-2ghijps-1aerx4z
and then i	-1hr2z
and then they	1n
and then we	1z
and there	1n
and there is	1n
and they	-1hl1eop
and this	-1n1ip
and we	-1ijnz1hkp2d
and we are	1g2d
and we will	1p
and we ~meet	1hr
and what	-1jlnt1hizB2s
and what is	1i
and what you	-1j1ksz2h
and when	1iB
and where	1s
and which	1i
and who	1i
and why	2i
and with	1km
and you	-5i-4s-2djp-1fkmqB1egoxC3n
and you are	-1aiks1gnx
and you can	-1k1h
and you feel	-1p1o
and you got	1n
and you have	-1ko1C4n
and you said	1x
and you were	-1n
and you will	-1ln1e
and you would	1n
and your	-2dj-1aklpxz1s2en
and your husband	1hr
and your wife	1n
and your ~cover	1e
and your ~kin	-1ds1n
and yours	-1k1nx
and yours is	-1k1x
and ~buy	1dg
and ~cover	-1r1kn2s
and ~cover $	1s
and ~cover ~cover	1k
and ~harm	1n
and ~meet	-1k1C
and ~meet you	1h
and ~money	-1no1rsz
and ~not	-2es-1dhmopxz1br4n
and ~not for	-1s1n
and ~not on	1l
and ~not ~cover	-1j2n
and ~pay	1l2s
and ~send	-1gk3h
and ~send it	1h
and ~send me	-1g2h
and ~thing	-1n1s
andre*	-1x1vw
andrews	-1x1vw
annoy*	-1i1ap
annoyed	1p
annoying	1a
annua*	2x
annual	2x
annual _ $	1x
annual review	1x
annual review $	1x
anoth*	-1ijln1dp2s
another	-1ijln1dp2s
another #	-1n2s
another _ $	1dpsz
another ~money	-1n2s
answe*	-1cegjknqux1lz2ds4b
answer	-1cgjqx1lz2d3b
answer $	3d
answer _ $	-1p1l2b
answer for	-1p1l
answers	2bs
any	-5bp-4jD-3dt-2aeghkqxA-1clmorsvwyB10i
any _ $	-3a-2D-1bjp1C3ci
any _ $?	-1cu
any _ in	2i
any _ insurance	-1x1i
any _ or	-1a1i
any _ since	1i
any _ stuff	1i
any _ that	1i
any _ with	-1i2u
any _ you	-1i1a
any _ ~cover	-1x2i
any good	-1c1l
any life	-1x1i
any life insurance	-1x1i
any of	1an
any of that	1i
any other	-1u1i
any questions	-1u
any ~cover	-1x1i
any ~cover ~cover	-1x2i
anybo*	-4l-3j-2bcdnu-1eghkmqstxABCD2a4p5i
anybody	-2cdjnu-1beghklqstxABCD5i
anybody $	1p2i
anybody _ $	1op
anybody _ be	-2i3p
anybody _ hurt	1i
anybody _ on	1i
anybody _ you	1i
anybody _ ~harm	1i
anybody else	2i
anybodys	-3l-1j2ap
anymo*	-1l1n2f
anymore	-1l1n2f
anymore $	1n2f
anyon*	-1bcghitu2p3a
anyone	-1bhitu2p3a
anyone _ the	1i
anyone else	1i
anyth*	-5p-4d-3bcn-2ehkqstC-1afmrvwxyABD1z4i
anything	-5p-4d-3bn-2cehkqstC-1fmrvwxyABD4i
anything $	-3i-1p1lo3a
anything $?	-4i2u
anything _ $	-2di-1agn1jl
anything _ i	-1j
anything _ lately	1i
anything _ on	3i
anything _ that	-1np2i
anything _ the	1i
anything _ you	2g
anything _ your	2i
anything _ ~money	1z
anything about	1z
anything else	-1g1j
anything else $	-1i2j
anything for	-1p1i
anything i	-1u2i
anything in	1i2j
anything like	2i
anything like that	2i
anything that	-1l1s
anything today	-1dil
anything today $	-1dil
anything you	1i
anything ~soon	-2dj-1il
anything ~soon $	-2dj-1il
anywa*	-1ip2z
anyway	-1ip2z
apart*	1iln
apartment	1iln
apolo*	-2ijp-1lsvxCD1f2t6q
apologies	-1i1f2t3q
apologize	-1jpsvxD4q
apologize $	-2p-1D2q
apologize for	-1s2q
app	-2g1i2bls
app $	-1g1i
app is	-1l
appli*	-2j-1bnz1i2l4g
application	-2j-1bnz1il4g
application $	-1j1gi
application _ $	1g
apply	-1cp1g2j
apply $	1j
appra*	-1p1j
appre*	-2ip-1agAD1C9B
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
are	-4j-3hsBC-2ikvxD-1fpqtzA1dmno2bl3a
are #	1kmn
are $	-1aj1op2i
are _ #	-1bi1d2a
are _ $	-3b-1kotuC1dghjpqsxyA2c3a
are _ $?	-1ci1ab
are _ a	-1clnpu1i2b
are _ about	1p
are _ all	-1lnp
are _ and	-1h1p
are _ at	1m
are _ covered	1n
are _ doing	-1b2g
are _ down	1s2n
are _ driving	1is
are _ for	-1am2n
are _ from	-1ab4p
are _ getting	-1a2t
are _ good	-2i1g2pu
are _ here	1y
are _ i	-1i1b
are _ in	-2a-1i2gt
are _ insured	1i
are _ it	1o
are _ like	2i
are _ not	-1n2a
are _ of	-1in1a2o
are _ off	-1a2j
are _ okay	-1i1uy2h
are _ on	-1abs1i
are _ only	1n2b
are _ out	1n3l
are _ part	1l
are _ paying	1i
are _ ready	-1u1i2g
are _ set	1t2g
are _ the	-1egis1k2af
are _ there	-2p-1l1ot
are _ they	-1i1e
are _ to	-3a-1ios1benvz
are _ up	-1a2t
are _ waiting	-2i2d
are _ what	1n
are _ with	-1bp
are _ you	1bo
are _ your	-1n1d
are _ ~cover	-1v
are _ ~feel	-1bp3a
are _ ~money	-1bi1ad
are _ ~not	-1np
are a	-2p-1ciot1amw2b
are about	2kn
are all	1t2ag
are an	-1a2b
are at	-1k1ims
are being	-1b2a
are better	-1a2j
are better off	-1a2j
are busy	1pu2i
are carrying	1lno
are closed	-1al1ns
are closed $	-1l1ns
are going	-1aps1ez
are going to	-1ap1ez
are in	-1b2d3p
are just	-2i1ab
are left	1bn3l
are looking	1m
are looking at	1m
are not	-2a-1bij1p2l
are not covered	1n
are off	-1a2f
are off the	-1a2f
are on	-1bl
are on the	1r
are out	-1l2d
are paying	-3p1am
are paying for	-1m1n
are recorded	1y
are right	-1a2p
are saying	1io
are shut	1l2n
are shut down	1s
are so	-2i1ab
are talking	1av
are talking to	1v
are the	-2b-1cgjlo1ad
are the #	-1n1k
are the only	1n
are the ~money	-1n1k
are the ~thing	1i
are there	-1abn1io3c
are they	-1bs2i
are things	1i
are too	-2p2a
are we	1i2g
are what	2i
are you	-2ilp-1eghkosvwBC1cu2a3b
are you #	-2i3a
are you $	1aiA
are you $?	-2i1b2a
are you a	-2a-1cu1b2i
are you getting	2t
are you in	-1abi2g
are you on	-1b1i
are you paying	1i
are you ready	-1u1i2g
are you the	1i2b
are you waiting	-2i2d
are you ~money	-2i3a
are your	-2a2i
are ~money	1kmn
are ~not	-2b-1aijn2l
are ~not covered	1n
aroun*	-2g-1aklosuvA1cd2h
around	-2g-1aklosuvA1cd2h
around #	-1c2h
around # $	-1c2h
around # dollars	1n
around $	-1dg1bi2p
around $#	-1j
around _ $	1i2ch
around _ dollars	1n
around _ ~money	1n
around here	1i2c
around here $	3c
around ~money	-1cjl2h
around ~money $	-1c2h
around ~money ~money	1n
art	1i
art $?	1i
as	-3p-1bdehjmouxz1kns2a
as _ $	-1i1aks
as _ and	-1j
as _ as	-1l1n2a
as a	1j
as beneficiary	-1i1a
as far	-1s1n
as far as	-1s1n
as the	-1l1n
as well	1k
aside	1i
ask	-3cgkn-2adix-1befmoqtB1lp2jz3u
ask $	2p
ask _ $	1ip
ask _ a	-1i1u
ask _ few	-1z
ask _ questions	2u
ask _ some	1z
ask _ something	-1i1u
ask _ the	-1k1p2j
ask _ your	1su
ask a	-1jp2l
ask a few	-1z
ask about	-1gjk1isz
ask about the	1i
ask about your	1su
ask for	1j
ask me	2j
ask some	1u
ask some questions	1u
ask you	-2i-1hjlpx1uz
ask you a	-1i1u
ask you some	1z
ask you something	-1i1u
ask your	1hj
asked	-3i-2hjp-1degnszB5x
asked _ to	-1hi2x
asked for	2x
asked me	-1hi2x
asked me to	-1hi2x
askin*	-2B-1dfln1x2gp
asking	-2B-1dfln1x2gp
asking $	-1fB1p
asking _ $	-1n2p
asking for	2g
asks	1n
asks:anything-else	-2u-1ajlstD3i
asks:confirm	-5p-4D-3bgt-2ahjqAC-1fkmnsxyzB2i
asks:interrogative	-15n-13s-11j-10lp-9e-8vx-7mqCD-6korwzA-5adfB-4tu-3ghy-1bc7i
asks:nothing	-15i-9u-6g-5h-4t-3fmryzB-2bcdelnvwxA-1akoq1s2p
asks:permission	-6i-3bcp-2adhjlstxC-1efgkmnqrzABD8u
asks:probing	-5bcgp-4jos-3kln-2aehmqruxyzABCD-1fvw1t7i
asks:proposal	-6j-5bu-4dx-3alpqrty-2cfkmnoszABC-1evwD3h5g9i
asks:statement	-5bqD-4djlnpsC-3aekAB-2cfghmorvwxyz1iu2t
asks:wellbeing	-2ab-1cdglptuvw2A3i
asks:who	-4u-2gvw-1acdhjktxy1bA6i
asks:why-now	-1dg4i
assis*	-1a1bh
assistant	-1a1bh
assum*	1s2q
at	-5a-4bcg-3eC-2fD-1dklnorB1uxz3vw
at #	-2s-1jz1klmpr2h
at # $	-1i1dgr
at # and	-1n1or
at $	1s2it
at $#	-1ps2m
at $?	1h
at _ #	1k2j
at _ $	-3l-2ai-1bdfhqzC1m2u3vw
at _ $?	-1g1i
at _ a	-1p1h
at _ age	-1ej1n2p
at _ and	-2p-1kns1r2o
at _ bad	-1i
at _ business	1x
at _ end	-1pu2z
at _ for	-1s1im
at _ health	1s
at _ house	1i
at _ insurance	1v
at _ is	-1i1p
at _ last	1s
at _ shop	1ln
at _ so	2d
at _ time	1p2q
at _ you	-1i1sz
at _ ~cover	-1kn
at _ ~money	1dj
at _ ~thing	1ilx
at a	-2i-1k2j
at a bad	-1i
at all	-2p-1dl2in
at all $	-2p-1l1i2n
at an	-1i1u
at bluebonnet	1w2x
at both	-1hsz3k
at both $	-1s1k
at evergreen	1vw
at fault	-1n2s
at fault $	2s
at harbor	-1i1vw
at harbor $	1vw
at home	1s2i
at it	-1dk1j
at it $	1j
at lakeside	-1x1A2w3v
at lakeside $	-1x2vw
at lakeside insurance	1v
at lakeside ~cover	1v
at least	-2i3j
at least #	2j
at least ~money	2j
at noon	1di2h
at one	1ms
at renewal	-1k1j
at that	1n
at the	-1hjmpu1lz2x
at the end	-1pu2z
at the ~thing	1lnx
at this	1di
at todays	-1l
at what	-1i1z
at what you	1z
at work	-1i
at work is	-1i1p
at your	-2jk-1elx1pz2is
at your age	1s2p
at your health	1s
at your ~cover	-1k
at your ~thing	1i
at ~money	-3s-1jz1lr2hm
at ~money $	-1i1dgmr
at ~money and	-1n1or
at ~money for	-1s1im
at ~soon	1di2h
at ~thing	1s2i
audit	-1i2s
audit*	1n
auditor	1s
auto	-1hjkr1lsx
auto $	-1n1g
auto _ $	-1j2s
auto _ not	1n
auto policy	-1s
autop*	1i2m
autopay	1i2m
avera*	2s
average	2s
away	-1agjl1dn2e
away $	-1i1o2s
away _ the	1kp
away _ you	-1s1di
away from	-1a2e
away when	-1s1in
away when you	-1s1in
aweso*	1pB
awesome	1pB
awful	1p
b	2ks
b average	1s
baby	-2s-1bl1aop2C
baby $	-1ip1a2C
baby _ a	1n
baby and	-1p1n
baby and a	1n
back	-4k-3g-2afz-1bcdeptyB1lnC2jq3hr
back $	-1ainps1jou
back $?	1ip3h
back _ $	-1gh1n3j
back _ you	-1C1hqrsx
back _ your	-1p1l
back _ ~money	-1l
back on	-1gh3j
back on $	-1gh3j
back to	1nqrx2C
back to you	-1C1hqrx
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
backup	-1iknp1s2gr
backup $	-1n1r
backup _ the	1l
backup on	1n
bad	-2p-1bijlsBCD1at2u3q
bad $	-2p1q
bad _ $	-1i1p
bad _ $?	-1i2u
bad time	-2i2u
bad time $?	-1i2u
bank	-1bjklm1sx
bankr*	-1a4e
bar	-1ils1n2j
bar $	-1il1n2j
bar sales	1m
bare	1i
barel*	-2p1n
barely	-2p1n
base	-1i1js
based	-1i2s
based on	-1i2s
basem*	-1hu1ilnr
basement	-1hu1ilnr
basement finished	1r
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
basic*	-1i1k2o
basically	-1i1k2o
basically you	-1i1k3o
be	-5c-4k-3D-2ijstA-1doqrwB1afghpy2m3e
be #	-1ijl1n2m
be # short	1n
be $	-2i1a
be $?	1i
be _ #	-1n4m
be _ $	-3i-2djmD-1gkou1befy2lpC
be _ $?	-1cgu1h3i
be _ a	-1j1am
be _ about	1lp
be _ and	-1mp1l
be _ for	-2j-1p1inv
be _ if	-1jn1x2l
be _ in	-1u1iz
be _ it	1n
be _ of	-1j1p2a
be _ off	-1o1j
be _ on	1e
be _ out	1e
be _ right	-2i1j2u
be _ short	1n
be _ the	1j
be _ there	1j
be _ to	-2en-1lmp1hix2dj
be _ too	-1j1q2p
be _ with	-2hij-1v1y2nsu
be _ you	-1ip1efoqv
be _ your	1eh
be _ ~money	-2n-1gjkl4m
be a	-1ajlu1ei2b
be about	1p
be about #	1p
be about ~money	1p
be all	-2i2u
be all right	-2i2u
be annoyed	1p
be better	-1eo2j
be better off	-1o1j
be comfortable	1guy
be different	1i
be different for	1i
be in	1i2h
be left	1in2e
be like	3m
be like #	1i2m
be like ~money	1i2m
be listed	2j
be mad	1pq
be okay	-1u1x
be okay if	-1u1x
be okay with	-1i
be on	2j
be on the	-1i1ej
be out	-1n
be paying	-1j2n
be paying for	1n
be recorded	1y
be recorded $	1y
be ruined	3e
be stuck	-1m2n
be stuck with	-1m2n
be sure	-1q1or
be taxed	-1s1n
be the	1hjkx
be there	1o
be up	1iv
be upset	-1j3p
be willing	-1u1i
be willing to	-1u1i
be worth	1ij
be ~money	-1ejp1g2m
be ~money $	-1m
be ~money short	1n
beat	1i
beat it	1i
becau*	-2ij-1bdhmpvw1n2sx
because	-2ij-1bdhmpvw1n2sx
because _ is	-1p1l
because _ lender	1x
because _ ~money	2s
because it	-1s1kl
because the	-1l2s
because your	2x
because your lender	1x
been	-3al-2bcdjksu-1eghmqtC1nopB4i
been _ $	-1a1o
been _ since	1n
been _ the	-1o2p
been burned	1op
been through	-1o3p
been to	1n
been with	1i
been ~feel	-1a2p
been ~feel $	1p
been ~harm	1o
befor*	-3k-2aims-1bcfgloq1dhz5j
before	-3k-2aims-1bcfgloq1dhz5j
before $?	1i
before _ $	-1h1x
before _ do	-1i1jn
before _ else	1j
before _ hang	1d
before _ pay	1s
before _ renewal	2h
before _ ~buy	1j
before _ ~cover	-1j1ln
before _ ~pay	1s
before _ ~soon	1j
before a	1l
before anything	-1i2j
before anything else	1j
before i	-1j1hi2z
before the	-1k1de
before the ~cover	-1j1n
before they	-1j1s
before they pay	1s
before they ~pay	1s
before we	-1i1d2j
before you	-2is-1lpx4j
before you do	-1i1jn
begin	-1i1j
behin*	-1s1inp
behind	-1s1inp
behind _ $	2p
behind _ wheel	1i
behind the	1i
behind the wheel	1i
behind you	1p
being	-2l-1bcdijkotB1a2py
being _ $	-2B-1bl1y3p
being _ $?	1u
being _ for	1s
being a	2a
being recorded	-1i2y
being recorded $	1y
belie*	-3l1cp2a
believe	-3l1cp2a
believe _ $	-1ci1p
believe in	2c
believe me	-1ci1p
believe me $	-1ci1p
belon*	-2n1s2j
belongings	-1n1j
below	-1s1jl2n
below $	1ln
benef*	-2ilp-1gkx1a3r4s
beneficiary	-2i-1gklx1as3r
beneficiary $	-2i-1s1a2nr
beneficiary $?	1i
beneficiary _ the	1s
beneficiary and	-1j
benefit	2s
besid*	-2h2ik
beside	-1h2k
besides	2i
besides yourself	1i
best	-1ipsv1l2j3hC
best _ to	1ch
best thing	2j
bette*	-3n-2ep-1gor1abhk5j
better	-3n-2ep-1gor1abhk5j
better $	1j2k
better $?	1h
better _ $	-1j1i2a
better _ with	-1o1j
better for	1hi
better off	-1ao3j
better off with	-1o1j
better to	-1k2j
betwe*	-1hn1ik2p
between	-1hn1ik2p
between _ #	1k
between _ ~money	1k
between the	1k
between the #	1k
between the ~money	1k
big	-2s-1abklno1ij
big _ $	-2i-1blos1jp
big decision	1p
big jump	1i
bigge*	-1n1o2j
bigger	-2i-1n1o2j
bigger _ $	-2i2j
biggest	2i
biggest _ $	1i
bills	-2l-1adhj1ios2m
bills $	-1lp1no2m
bind	-2u1i4g
bind _ $	1g
bind it	1i2g
bind it $	1g
binde*	-1hn1s
binder	-1hn1s
birth*	-1i1s2c
birthday	-1i1s2c
bit	-2i-1clo1jz2au
bit about	1iz
blame	-3l-1ad1i3p
blame _ $	2p
blame _ for	-1p
blame you	-1al1i4p
blame you $	2p
blood	-1eij2ns
blood pressure	-1eij1s2n
blue	-1p2w
blue _ $	-1i2w
blue bonnet	-1i2w
blue bonnet $	-1i2w
blueb*	-1npBCD1xA4v7w
bluebonnet	-1npBCD1xA4v7w
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
bonnet $	-1i2w
booth	1x
borro*	1s2c
borrow	1s2c
bot	-1ap5b
both	-3ls-2dnoz-1bcefijquxC1h3m7k
both $	-2jls-1inz1m3k
both _ $	1ak
both _ and	-1kn
both _ you	-1os1gj2mp
both cars	2m
both of	1ghj2p
both of you	1ghj2p
both ways	1k
both ~thing	-1k2m
bothe*	-1n1ox2fiq
bother	2fq
bother you	2fq
bothered	1q
bothered you	1q
bothers	-1n1o
bothers you	-1n1o
box	2n
brain*	-1inp3a
break	1i
break*	-1ail1k2t
breakdown	-1iln2k
breakdown $	-1s1kn
breaks	-1l
bring	-1k2h
bring _ up	1q
bring it	1q
bring it up	1q
bring you	-1k1h
bring*	1m
brings	1m
broke	-1ns2t3e
broke $	-1s2e
broke*	-1ehnsy1bg3k
broken	1b
broker	1g2k
broker $	1g
brokers	2k
broth*	-1i1nq2c
brother	1q2c
bucks	-1diln2p3m
bucks $	1m2p
bucks a	-1i
budge*	-1s1ip
budget	-1s1ip
build	-1m2s
build it	1s
build*	-2k-1alp2s
building	-1klnp1s
building $	-1p1i
building _ the	-1n1j
building costs	1s
builds	-1l1m
builds cash	-1l1m
built	1e
bunch	1pB
bunch of	1p
bundl*	1i
burn	-2l2s
burne*	-1dj1inp2t
burned	-1dj1inp2t
burns	1ln
burst	-1s
bury	1i
busin*	-1bcdehkm1lvwzB3g
business	-1bcdehkm1lvwzB3g
business $	-1jl1B2g
business $?	2g
business _ $	-2n-1s1w
business _ $?	1g
business _ i	1vxzA
business _ is	1js
business _ on	1j
business _ so	1n
business _ the	-1g1rz
business and	-1g1lnz
business income	-1inpz1jrs
business income $	-1n1r
business income is	1js
business income on	1j
business insurance	1vwA
business insurance $	-1i1w
business insurance i	1vxA
business property	1l
business ~cover	-1n1vwA
business ~cover $	-1i1w
business ~cover i	1vxA
business ~thing	-1i1n2l
busy	-2a-1bqACD3u4i
busy $	-1aD1i3u
but	-2j-1dp2m3kl
but _ can	1k2l
but _ is	1l
but i	1mp3l
but i can	1lm
but it	-1p1n2l
but it is	1l
but you	1ak
buy	-1bglpt1i4c
buy $	-1l1cd
buy _ new	1i
buy it	1i
buy you	1n
buyin*	1j
buying	1j
by	-3cg-2abdfiqC-1mwy1knpv2hstz
by #	-1k1m2h
by $	1h
by @day	-1C1hi
by @day $	1hi
by _ #	1r2n
by _ $	-2dg-1abceimqrstC1jkpuz
by _ $?	1k2i
by _ and	-1k1z
by _ at	1s
by _ the	1h
by _ way	2v
by _ ~cover	1jt
by _ ~money	-1p1r2n
by _ ~soon	1h
by a	-1s1ijot
by herself	-1m
by herself $	-1m
by itself	1j
by line	2k
by side	-1h4k
by side $	1k
by that	-1it2p
by that $	-1it2p
by the	-1j1r2v
by the #	2r
by the way	2v
by the ~money	2r
by you	-3i1p2u
by your	1sx
by ~money	-1k1m2h
by ~soon	-1pC1i2h
by ~soon $	-1gp1hi
by ~soon $?	1i
bye	-3D-2i-1abdjpqvA7C
bye $	-2D-1i1B5C
bye _ $	-1dA3C
bye bye	1C
bye bye $	1C
bye now	2C
bye now $	1C
calen*	2h
calendar	2h
call	-4l-3agjk-2cinpstC-1e1ouyB2fv3x4h
call $	-1bcijnpqu2B3x
call $?	-1gi1hy2u
call _ $	1ox2f
call _ @day	-1i1r2h
call _ @name	-1x2v
call _ again	2f
call _ and	1n
call _ recorded	-1i1uy
call _ you	2i
call _ your	1qx
call hr	1h
call is	-1di1xy2b
call is recorded	-1i1y
call me	-1i3v
call on	-2i
call you	-1gqC1irx2h
call you $	1ix
call you @day	1hr
call you again	2f
call your	-1u1hz
calle*	-1degjotu1hq2i3px
called	-1degjotu1hq2i3px
called $	1ipx
called _ back	1pq
called you	-1u1hpq2i
called you back	1pq
calli*	-3p-2d-1abcghjklnszACD1uv2fqx4w
calling	-3p-2d-1abcghjklnszACD1uv2fqx4w
calling $	-1v2f
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
calling for	1uv
calling for your	1ux
calling from	-2x-1v2w
calling harbor	1vw2i
calling lakeside	1vw
calling to	2x
calls	-2is-1abdghjklpqD5fy
calls $	1y2f
calls _ recorded	1y
calls from	1C2f
came	-1st2mq
came _ of	1p
came out	1pq
came out of	1p
camer*	1i
can	-4q-3fBC-2eijrx-1dnopwyD1abu2cs4l
can _ $	1loz
can _ $?	-1i1u
can _ ask	-1gz
can _ backdate	1lp
can _ be	-5i-1l1su2ab
can _ blame	-1l2p
can _ do	1i2l
can _ get	-2lp-1bcgt1u2i
can _ give	-1c1di2b
can _ go	-1h1gis
can _ have	2c
can _ hear	-2ip-1l1tA
can _ help	1ci
can _ issue	1l
can _ it	-1d1j
can _ leave	-2p1d
can _ make	-1u2g
can _ me	-1i1v
can _ promise	1l
can _ put	1il
can _ read	-1c2a
can _ say	-1iq1nt2l
can _ send	-1u1h
can _ sign	1gi
can _ speak	1l2i
can _ take	1k
can _ tell	-1pt1blu
can _ that	-1iB1a4p
can _ the	-1d1l2b
can _ why	-1p1a
can _ you	-2p-1s1hi2l
can _ ~buy	-1u1i2g
can _ ~meet	-1cgu1l3i
can _ ~send	-1gu2hi
can call	1hiov
can do	-1p1djl
can get	-1s1g3n
can help	1z
can i	-3b-2p-1adhjlqtvz1cgik2u
can i ask	-1gz
can i get	-1bhp1u
can i go	1i
can i have	2c
can i send	-1u1h
can i ~buy	-1u1i2g
can i ~meet	-1cgu3i
can i ~send	-1gu1i2h
can not	-3n-2gj-1efhopqA1s2l
can not backdate	1lp
can not be	-1al1s2b
can not blame	-1l2p
can not do	2l
can not give	1d
can not issue	1l
can not leave	-2p1d
can not promise	1l
can not put	1l
can not take	1k
can not tell	-1p1l
can promise	-1p2l
can say	1lpz
can see	-1il1k2a
can see why	-1p1a
can take	-1l
can tell	-1l1p
can we	-1gx2hi
can we do	1i
can you	-2gu-1dhiq1abA2ct
can you get	-1c1hi
can you give	-1c1i2b
can you say	-1iq2t
can you tell	1bi
can ~buy	1g
can ~meet	1hov2u
can ~not	-3n-2gj-1efhopqA1s2l
can ~not backdate	1lp
can ~not be	-1al1s2b
can ~not blame	-1l2p
can ~not do	2l
can ~not give	1d
can ~not issue	1l
can ~not leave	-2p1d
can ~not promise	1l
can ~not put	1l
can ~not take	1k
can ~not tell	-1p1l
can ~send	2b
cance*	-1ak1s2j
cancel	-1k1s2j
cap	1s3l
capit*	1c
capital	1c
capital of	1c
car	-2dh-1bgmpu2ces
car $	-1ap2e3c
car _ a	1e
car _ for	1s
car _ is	1l
car insurance	1cls
car is	-1n1a
car or	1ei
car that	-1p1l
car that is	1l
car you	1i
card	-2c-1bfgks1dil3h
card _ and	1d
card and	1dg2h
card number	1d
cards	-1j1gl2n
care	-2aij-1bcelnoD1gp2dt4C
care $	-1iD1B3C
care _ your	-1i2d
care _ yourself	-1i2p
care about	-1i1p2d
care of	-1acej1gC2t
care of yourself	-1i2p
caref*	-2i-1an2C5p
careful	-1a3p
careful $	-1a2p
carefully	-2i2C3p
carri*	-1i1a2j
carrier	1s2j
carry	-2p-1cel1ai2j
carry _ own	1i
carry _ ~cover	2a
carry their	1i
carry their own	1i
carry*	-1a1lno
carrying	-1a1lno
carrying _ ~cover	1o
cars	-3kn-2jp-1bcdghlo2rsz
cars $	-1l1as
cars _ the	1z
cars and	-1s1r
cars then	1z
cars you	-1n1m2s
case	1i
cash	-3p-2di-1amo1l2ks3j
cash _ $	-1p1j2l
cash _ in	1jkn
cash _ is	2s
cash _ on	-1s1j
cash _ out	-1d1j2k
cash it	-1di1n2k
cash it out	-1d1j2k
cash value	-1inp1m2s
cash value $	1j2l
cash value is	2s
cash value on	-1s1j
caste*	1x
castellano	1x
cat	-1a2c
catch	-1hp1u2C
catch you	-2i2uC
caugh*	-2i-1p1nqu2a
caught	-2i-1p1nqu2a
ceili*	3n
ceiling	3n
cent	-1ln2e
cert	1l
certa*	2l
certain	2l
certi*	-1acp1jns
certificate	-1p1ls
certificate $	1l
certificate so	1n
certificates	1ijns
certs	1r
chair	1i
chanc*	-1j1g2d
chance	-1j1g2d
chance $	2d
chang*	-2k-1abdhx1imrz3j
change	-2ns-1dhk1lm2i3j
change $?	1g
change _ the	-1ns1l2m
change _ you	-1l
change for	1m
change if	-1l
change the	-1n
change what	1l
changed	1nz2s
changed _ the	1n
changed with	3s
changes	-1kx1rz
charg*	-1j1ns
charge	-1j
charge you	-2s1n
cheap	-2ns-1eil1k3a
cheap $	-1l
cheap and	-1ims1k2a
cheap*	-3i-1lnop1m2djk
cheaper	-2is-1nop1m2djk
cheaper $	-1mop2j
cheaper _ the	-1j1k
cheaper than	-2k-1j3m
check	-2ij-1cglmC1np3h
check $	1p
check back	3h
check with	-1i1p
check*	-1bps1hj2nx
checked	1n
checkup	1hjn2x
child	-1inp1e3a
child*	1e
children	1e
choic*	-1a1pu2d
choice	-1a1p2d
claim	-1abjkm2o4n
claim $	-1s1o2n
claim*	-1ajnp4s
claims	-1ajnp4s
claims $	2s
class	-1p1ls2i
claus*	-1s1n2l
clause	-1s1n2l
clean	-2y-1lD1o2is
clean _ $	-1yD3i
clean record	-1y1ops2i
clean record $	3i
clear	1ijl
clear*	-1ijn1aps
clien*	-1bhpu1lx2gn
client	-1pu1x2g
clients	-1h1l2n
clients and	1n
close	1npu
close _ that	1j
close is	1j
close to	1u
close*	-1al1im
closed	-1al1im
closed $	-1l1mn
closi*	-1hjn1dgix
closing	-1hjn1dgix
closing $	-1n1x
closing $?	1i
closing date	1g
clue	-1i3a
co	1n
code	-1gp2is
code $	2i
coins*	1ns
coinsurance	1ns
colle*	-2g-1c1i
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
come	-1abgklpuxCD1chmnt2d
come _ $	1hpt
come _ $?	1t
come _ to	1d
come _ you	1d2n
come after	1n
come by	2h
come from	-1n1s
come in	1m
come on	-1i2d
come to	-1g1c
come up	1i
comes	-3j-2il-1deghr1mn2f3s
comes _ $	2n
comes _ of	-1l
comes _ the	-1j
comes _ to	-1s
comes back	1n
comes off	-1j1n2f
comes off the	1s
comes out	-1l1s
comes out of	-1l
comes to	-1s
comes up	1s
comes with	-1k2s
comfo*	1y3g
comfortable	1y3g
comfortable with	1gy
comin*	-1l1adinpx
coming	-1l1adinpx
coming $?	1i
coming _ $	-1a1p
coming from	-1l1ap
coming up	1i
comme*	-1ns1ikl
commercial	-1ns1ik
commercial auto	1g
commercial policy	1r
commercial ~cover	1r
commu*	-1ab1ijns
commute	-1a1jn
commute $	1j
commute _ you	1n
commuting	1is
comp	-1kln1r2s
comp _ collision	1s
comp and	-1k1rs
comp and collision	1s
comp audit	1s
compa*	-3g-2abcdjo-1emqtuxzC1i3k
companies $	-1i
company	-2ko-1abcdeghux1p
company $	-2p-1i1r
company _ $	1i
company _ a	-1s
company _ it	-1s
company _ the	1s
company _ to	1l
company has	1l
company that	2p
company you	1ij
companys	-1p1i
compare	-1gjn1i5k
compared	1n
compared _ what	1n
compared to	1n
compared to what	1n
comparison	-1k
compl*	-1l1i
complain	-1p
completely	1p
compr*	-1n2s
comprehensive	-1n2s
compu*	-2a-1dn1i2b
computer	-2a-1n1i2b
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
consi*	1f
consider	1f
conta*	3f
conte*	-2i-1k1hn2s
contents	-1k1hs
contestable	-1i1ls
contestable period	1l
conti*	-2i-1g1u3s
contingent	2s
contr*	-2p-1bcdgkm1hr2ans
contract	-1adgps1nr2h
contract $	1hn
contract _ for	1n
contract and	1h
contractor	-1n1s
contractors	3a
control	-1j1n2s
conve*	-3i-1g1py2su
conversation	1py
cook	-1c1i
cool	-1itC2uD
cool $	-1i2D
copy	1hi
corre*	3i
cosig*	1c2i
cost	-2l-1dhikpr1jo2s
cost $	-1s
cost _ $	1n
cost _ the	1j
cost _ to	1ns
cost is	-1n1js
cost more	-1m1ns
cost you	1o
costs	-1adijnpr1z2ks
costs $	-2k2sz
costs _ $	1k
could	-5p-3bgks-2dqr-1jzBCD1ilt2en
could _ $	-1h1x
could _ after	-1n1lm
could _ do	1hi
could _ get	-1gu1i
could _ have	1u
could _ it	-1p1o
could _ put	1n
could _ say	-1di1lt
could _ take	1i
could _ tell	-2i2l
could _ ~send	2i3h
could be	-1p2n
could call	1x
could call $	1x
could i	-1g1u
could i get	-1u1i
could i have	1u
could not	-1d1at2l
could they	1i
could we	1h
could you	-2u-1ab1t2c
could you say	-1di2t
could you ~send	1i2h
could ~meet	1x
could ~meet $	1x
could ~not	-1d1at2l
count	2bc
count*	-1acj1l3p
counts	-1ijs1l3p
counts _ something	2p
counts as	1l
counts for	1n2p
counts for something	2p
coupl*	-1chi1m2u
couple	-1chi1m2u
couple #	1i
couple _ $	-1i1u
couple _ questions	-2i2u
couple of	-1i1u
couple ~money	1im
cours*	-1ejnos2p
course	-1ejnos2p
course $	-1p
course you	-1i2p
court	1e
cover	-1adgiprs1jz2l
cover a	-1l1k
cover your	-1n1l
cover*	-3abcdhp-2joq-1efiryBC1gklnz3s
coverage	-3p-2ho-1abcdjq1kmnsz
coverage $	-1gns1elr2ik
coverage $?	1i
coverage _ a	-1ns1jl
coverage _ have	-1l1ns
coverage _ not	-2s1n3l
coverage _ the	-1kls1j
coverage _ work	-1l1s
coverage _ you	2l
coverage and	-1h
coverage does	1n2l
coverage does not	1n2l
coverage for	-1js1k
coverage is	-1in1m
coverage on	-1i
coverage or	1i
coverage through	-1l1s
coverage you	-1l1ns
coverage you have	-1l1ns
covered	-2m-1abdkp1giln
covered $	1gl
covered for	1n
covers	-3i-2j-1en1k2s
covers _ $	1p
covers a	-1jps1kl
covers everything	-1s
covers the	1s
covers you	2s
covers your	-1n1s
crash	-1jkp1l2n
credi*	-1n2s
credit	-1n2s
credit card	1i
creep*	-1n1o
curre*	-2n-1cjl1ik
current	-1jln1ik
current ~cover	-1n1k
custo*	-2n-1cj1l3b
customer	-1j1al4b
customer $	-1ais1lp4b
customers	-1bn1s
cut	-2i-1ps2n3t
cut _ hours	1n
cut out	-1iq3t
cut your	1n
cut your hours	1n
cyber	-2n1gms
cyber $	-1j1gin
cyber _ for	-1n1g
cyber _ not	1l
dad	-1n
damag*	2n
damage	1s2n
date	-1u1cn2g3i
date $	1i2c
date $?	1gi
date _ you	2g
daugh*	-1ain1cdex
daughter	-1n1depx
daughter _ me	1x
day	-3j-2abc-1prstuD1ek2dhiC3mA
day $	-1al1dfh2m3C
day _ $	-1p1lm3A
day _ are	2d
day _ is	1A
day _ there	3i
day and	1ns
day or	1d
day you	-1ps1e2d
days	-2mps-1abcdg1kl2o3h
days $	-1ijmps1l2k
days $?	1i
days _ the	-1n1op
days _ week	1nor
days _ you	1l
days _ ~soon	1nor
days a	1nor
days a week	1nor
days a ~soon	1nor
days after	1l
dead	-1in2d3e
deadl*	-1n
deadline	-1n
deal	-3p-1klns1aj2dgo
deal $	1g
deal with	2o
death	1l
death benefit	1s
dec	-1i1r2h
dec page	-1i1r2h
decid*	-2j-1abhknpuxC1diz2lr
decide	-1bjuxC1lz2d
decide $	1il
decide _ $	-1i2d
decide on	-1j1d
decided	1i2r
decides	-1d1l
decis*	-1gh1adlp
decision	-1g1adlp
decision $	1l
decla*	-1c1hik
declarations	-1c1hik
declarations page	1h
decli*	-1j1n
declined	-1j1n
deduc*	-2ghnp-1abceilmouxz1kt2j3r
deductible	-2ghnp-1abclmouxz1kt2j3r
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
deductible is	1is
deductibles	1s
deliv*	-1adghikopz1lx2nr
deliver	1r
deliver #	1r
deliver # nights	1r
deliver _ nights	1r
deliveries	-1ls2n
delivering	1nx
delivering $	1x
delivery	-1ikpz1lrs
delivery _ i	1x
delivery endorsement	-1n1s
delivery so	-1j1lnx
delivery ~cover	-1ln2s
dense	-3i-1p5a
depen*	-2p-1iD2l
depends	-2p-1iD2l
depends $	-2p-1D
depends on	3l
depre*	-1ijl1ks
depreciated	-1l2k
descr*	1n
did	-4aghl-3cjks-2equxB-1dfmnovyzCD1p4i
did _ $	-1i1n2d
did _ catch	-1i1t2u
did _ get	-1pq1bit
did _ happen	2i
did _ have	1i
did _ mean	-1t2q
did _ miss	-1u1r2i
did _ right	-1i2p
did _ say	-3i3t
did _ tell	1p2i
did _ ~buy	-1t
did anybody	1i
did i	-1pq1ir3b
did i catch	-1i2u
did i get	-1p1bi
did i miss	-1u1r2i
did it	-1i2d
did not	-1dil1n3t
did that	-1t1i2b
did the	-2t-1b1p
did they	-2t-1blq2p4i
did they say	-1t2i
did they tell	1ip
did you	-2bi-1acdghnpu1t
did you have	1i
did you say	-5i4t
did you ~buy	-1t
did your	1i
did ~not	-1dil1n3t
die	-2i-1dhn4e
died	-1s1i2en
dies	1dgs
diffe*	-1hijlpr1s5k
difference	-1ijl2k
difference $	1kn
difference between	-1jn
different	2k
different for	1i
dime	-1l1e
dime $	1n
dinne*	1ch2qu
dinner	1ch2qu
direc*	-1i1u
disap*	2d
disco*	-1aghknp1irst
discount	-1np1irs
discount on	1r
do	-4n-3etC-2bhopqrswABD-1akmuv1gijl2d
do $	-3i-1a1lns2k
do _ #	1j
do _ $	-1ins1l2dmp3g
do _ $?	-1i1g
do _ a	1c
do _ at	1h
do _ be	-1j2a
do _ believe	2c
do _ blame	-1l1i2p
do _ call	2f
do _ carry	1in
do _ close	1ip
do _ come	1d
do _ do	-2l-1cnt1d
do _ ever	-2i2a
do _ first	1g
do _ for	-1j1q2d
do _ get	-1hijlp2ab
do _ go	1j
do _ have	-2j-1cfhkoqstz1abiln2gu
do _ in	1z
do _ know	-1djp1n3cl
do _ like	-2cg-1ad1ipr
do _ make	-1a1l
do _ mean	1i4t
do _ mind	-1d1i
do _ need	-2i-1gj2d
do _ now	2d
do _ own	-1n2s
do _ pay	-1n1l
do _ rent	-1s1i
do _ say	-1t2gi
do _ see	1p
do _ send	1h
do _ sign	-1l1d
do _ the	1ls
do _ think	-1jlt1v2c
do _ to	-1i1p
do _ today	-1n1d
do _ understand	-1lp1a
do _ want	-1dhijnp1fg
do _ work	-1cl
do _ you	-1ag1d2i
do _ ~buy	-1l1j
do _ ~meet	-1x1di2f
do _ ~money	-1h1jy
do _ ~pay	-1n1l
do _ ~send	1h
do _ ~soon	-1n1d
do _ ~thing	1j
do a	1k2cx
do anything	1j
do for	-1dg1i
do for you	-1g1i
do i	-1di1bu2a
do i have	-1i1u2a
do is	-2i1dlz2j
do it	-3i-2j-1aeln2g7d
do it $	-1j2dg
do it $?	-1i1g
do it now	2d
do not	-2giq-1cmntxz1dfrv2aj
do not $	1lp
do not be	-1j2a
do not blame	-1l1i2p
do not do	-2l-1n1d
do not get	-1jlp1d2a
do not have	1abdl2n
do not know	-1dijp1an3l
do not like	-1d1ipr
do not make	1l
do not mind	-1d1i
do not need	1d
do not see	1p
do not sign	-1l
do not understand	-1lp1a
do not want	-1np1fo
do not you	-1i1d
do people	1i
do that	-1n1p
do that $	1p
do that you	2i
do the	-1kp1ijl2g
do the #	1j
do the ~money	1jy
do the ~thing	1j
do they	-2s-1bcg3i
do this	-1ako1dgtz
do this ~soon	1g
do to	1ls
do to the	1l
do we	1i3g
do we have	1i3g
do with	-1n1s
do you	-4h-3ajn-2dgklos-1befmprtxzABC2i
do you believe	2c
do you close	1ip
do you do	-1ct
do you ever	-2i2a
do you have	-2ag-1cdn1biu
do you know	2i3c
do you like	-1cg
do you mean	1i4t
do you need	-2i2d
do you say	-1t2gi
do you think	-1t2c
do you want	-2i-1dhjo1g
do your	1i
do ~not	-2giq-1cmntxz1dfrv2aj
do ~not $	1lp
do ~not be	-1j2a
do ~not blame	-1l1i2p
do ~not do	-2l-1n1d
do ~not get	-1jlp1d2a
do ~not have	1abdl2n
do ~not know	-1dijp1an3l
do ~not like	-1d1ipr
do ~not make	1l
do ~not mind	-1d1i
do ~not need	1d
do ~not see	1p
do ~not understand	-1lp1a
do ~not want	-1np1fo
do ~not you	-1i1d
do ~not ~buy	-1dl1j
do ~not ~meet	1d2f
do ~soon	1h
docto*	-1l2j
doctor	-1l2j
does	-4acdj-3gu-2ehorsvC-1bftwxyzAD1k2l4i
does $	-1i1kl2p
does _ $	-1ln1m2kp
does _ change	-1s
does _ come	2n
does _ cover	-1in1l
does _ do	-1i1l
does _ else	1i
does _ feel	1p
does _ follow	1ln
does _ go	-1ls1n
does _ have	-2l1k
does _ like	2p
does _ make	-2p
does _ pay	-1l1p
does _ policy	-1n
does _ renew	1qB2i
does _ say	1i
does _ work	1hi
does _ ~cover	-1kns
does _ ~meet	2n
does _ ~pay	-1l1p
does he	1i
does it	1qB2i
does it renew	1qB2i
does not	-3i-2djp-1aors1kmn2l
does not $	-1ln1m2k
does not change	-1s
does not cover	-1in1l
does not do	-1i1l
does not feel	1p
does not go	-1l1n
does not have	-2l1k
does not pay	-1l1p
does she	1iB
does that	-2p-1hlnqtu3i
does that make	-1p
does the	-3b-2h-1cklt2i
does this	1k2b
does your	-1dhkn1i2l
does your policy	-1n
does your ~cover	-1n
does ~not	-3i-2djp-1aors1kmn2l
does ~not $	-1ln1m2k
does ~not change	-1s
does ~not do	-1i1l
does ~not feel	1p
does ~not go	-1l1n
does ~not have	-2l1k
does ~not ~cover	-1in1l
does ~not ~meet	2n
does ~not ~pay	-1l1p
dog	-1abpu1ij
dog $	1ij
doing	-2dpB-1achjnvwCD1gu6i
doing _ $	2gi
doing _ ~soon	2i
doing anything	1i
doing this	2g
doing today	1iu
doing ~soon	1iu
dolla*	-2hjs-1ko2mp
dollar	1mn2p
dollar _ $	1p
dollars	-2hj-1nors1p2m
dollars $	-1jknp1l2m
dollars of	-1l1n
done	-2b-1aehijknuy1fgl4d
done $	-2i1gl2d
done with	1gi
door	-1js1n2d
door $	-1l
doord*	1l
doordash	1l
doors	1o
doubl*	1kms
double	-1s1km
down	-2bek-1cgpstuxzC1no2q3d
down $	-3i-1egmq1ao
down $?	1i
down _ #	1r
down _ $	3q
down _ is	-1i2l
down _ the	1gi2n
down _ ~cover	-2i2d
down _ ~money	1mr
down _ ~soon	1h2d
down and	-1n1s
down for	1dghin
down on	2n
down on the	2n
down the	1n
down there	-1d1il2q
down there $	2q
down to	1m
down ~money	-2i1r2d
downs*	-1ajs1il
downstairs	-1ajs1il
downt*	1i
downtown	1i
drain	-1ip1jl2s
drain _ a	-1n1s
drain _ up	1n
drain backs	1n
drain backs up	1n
drain*	1l
drains	1l
drink	1i2c
drive	-2c-1bdghijklnt2s3C
drive $	-2i
drive _ $	2i
drive _ work	1i
drive carefully	-2i2C3p
drive for	1i
drive it	1i
drive the	1is
drive to	1i
drive to work	1i
drive*	-3c-2abghklt-1ejquvACD1ds2inr
driver	-2l-1bgp1ns
driver $	2s
driver _ no	-1n
driver _ ~not	-1ln
driver has	1s
driver is	-1n1s
drivers	-1ghnC1ps2ir
drivers $?	1i
drivers @name	2i
drivers _ the	1z
drivers and	1z
drives	-2i-1cst2d3n
drives _ truck	1i
drives _ ~thing	1i
drives the	1i
drives the ~thing	1i
driveway	3i
drivi*	-2o-1abcdghjp2in
driving	-2o-1abcdghjp2in
driving $	-1ios1n
driving $?	1i
driving _ $	1lm
driving _ truck	1i
driving _ ~thing	1i
driving to	2n
drop	-2l-1dns1hp2bj
drop the	-1d1j2b
dropp*	-1l2q
dropped	-1l1q
drops	-1i2m
due	1x
dumb	-3ip-1l1b5a
durin*	1hq
during	1hq
dwell*	-1jl2s
dwelling	-1jl2s
dwelling ~cover	-1j1s
each	-2n-1cgilpz1s4k
each _ $	-1gjn2k
each _ $?	1ik
each _ you	1k
each month	-1s1m
each month $	-1s1m
each other	-1gj1h2k
each other $	-1gj1k
each ~money	-1s1km
each ~money $	-1s1m
earn	1g
earn your	1g
earth*	1l
easie*	-1s1ho2b
easier	-1s1ho2b
easy	-1dlB1b2p3C
easy $	-1lB2p3C
eat	1e
echo:0	-13a-11n-10q-9bD-8cltABC-7jkux-6dghmrsvy-5efwz-3io1p
echo:1	-7n-5adlsx-4jm-3beghkruB-2cfqvwyzC-1itAD2op
echo:2	-5n-3j-2dkmrs-1abceghilptvwxzABC6o
echo:3	-2n-1hiklms4o
echo:half	-7n-4alm-3cdehikprsx-2bfgjquvzBC-1twyAD5o
echo:so	-4n-3p-2mrs-1dgjkl1i5o
eithe*	-2j-1lo1ip2d
either	-2j-1lo1ip2d
either $	-2j-1o3p
either _ you	-1p2i
either of	-1p2i
either of you	-1p2i
either one	1m
elect*	1i2c
election	2c
else	-2abcgu-1ehkntxyACD1j3i
else $	-2i1lp2j
else $?	-1u1i
else _ $	1j
else _ in	1i
else _ should	1i
else _ there	1i
else on	2d
else you	1i
em	-1hps2ik
em $	1ik
email	-2g-1bcdejls2i4h
email $	1h
email _ $	-1g
email _ the	1h
email _ to	2h
email is	1ip
email you	1h
email you the	1h
email*	-1u1i4h
emplo*	-1abjk1lnrB2i
employee	1n
employees	-1np1rB2il
employees or	1i
employer	1nps
end	-2l-1aghjpuxD1iy2ez3b
end $	-1l1ny2i
end of	1d
end up	-1q3e
end you	2z
endor*	-1jn2s
endorsement	-1n1s
ends	-3i-1mn1ek3d5l
ends $	-2i-1n1s2l
ends _ the	1n2l
ends when	1ln
enjoy	-3i-1hj2a5C
enjoy _ ~soon	-1i1B3C
enjoy your	-2i4C
enjoy your ~soon	-1i1B3C
enoug*	-2l-1aD1o2jp
enough	-2l-1aD1o2jp
enough $	-1ilD2j
enough to	-1i1j2p
equip*	-1ilp1js
equipment	-1ilp1js
equipment breakdown	-1in1s
equit*	-1s1r
equity	-1s1r
equity $	1r
even	-2i-1jks2p3a4l
even _ the	-1in1l
even _ you	-1s1al
even if	-1ns2l
eveni*	-1adiD1C3hA
evening	-1aiD1C2h3A
evening $	1pC
evening $?	1h
ever	-4p-3bcs-2gjntu-1dhklxABCD1e6i
ever _ $	-1D1a2i
ever _ a	-1a3i
ever _ about	-1a1i
ever _ it	-1p1i
ever _ to	-2i2a
ever _ up	1i
ever _ ~harm	1i
ever get	-1b2i
ever get ~harm	1i
ever had	1a
ever ~meet	1i
everg*	-2i-1jnpCD1A4v6w
evergreen	-2i-1jnpCD1A4v6w
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
every	-2as-1bchimruC1lx2d3p4j
every #	-1n1p
every # months	-1n1p
every _ $	-2s-1jm1k2il
every _ and	1n
every _ months	-1n1p
every _ to	1p
every _ you	1n2d
every day	-1ps1dn2i
every day $	-1d2i
every day and	1n
every month	1d
every month $	1d
every right	1p
every right to	1p
every ~money	1dp
every ~money $	1d
every ~money months	-1n1p
every*	-3kn-2gjqu-1ctxAD1abdpsy5e
everybody	-2l-1abjknor1dep2s3i
everybody $	1is
everybody _ $	1i2p
everybody _ that	-1ilno
everyone	-2i1dC2a
everything	-3n-1gikqsuxC1lmpr2by5e
everything $	-1aijp1e2l
everything _ $	1ls
everything _ have	-1i1d2e
everything _ it	1e
everything else	1js
everything i	-1p1d2by
everything in	1e
everything you	-2in-1dp2b4e
exact*	-1d1B2p3it
exactly	-1d1B2p3it
exactly $?	-1d2it
exam	1ls
exclu*	-2s-1hijkp2n7l
exclude	1ln
exclude delivery	1ln
excluded	-1ps1n4l
excluded $	3l
excludes	3l
excus*	-3p-2i-1cl1dqt4a
excuse	-3p-1ci1qt3a
excuse me	-1ci1qt
excuses	1d2a
exerc*	-1di5b
exercise	-1di5b
expec*	-2j1ils
expect	-2j2lp
expen*	-2t-1ln2s
expense	1s
expenses	-1l
expensive	-2t1k
exper*	1it
experience	1it
experience mod	1i
expla*	-1bdghlnA1otB2cu
explain	-2p-1bqA1otB2cu
explain it	1io
explain what	2t
explanation	1p
exten*	-1ln1s
extended	1s
extended replacement	-1j1s
extended ~cover	-1j1s
extra	-1jn2s
extra $	-1s1p
face	1p
fails	-1n1s
fair	-2aC-1bgjlnqstAB1u5p
fair $	-1AC1o2ip
fair _ $	-1D1p
fair enough	-1iD2p
fair enough $	-1D1p
fake	-1i1o
fake _ $	-1i1o
fall	-1hp1alsx
fall $	1j
fall _ $	1x
fall renewal	1x
fall renewal $	1x
falls	-1il2ns
famil*	-2jl-1bchikmoC1dz2p4e
family	-2l-1bchjko1adz2ep
family $	-2p-1cdn2e3i
family $?	-1i1d
family _ $	-1n1d
family _ on	-1l1en
far	-2l-1abdks1inr2p
far #	-1k1r
far $?	1i
far _ the	-1s1n3p
far as	-1s1n
far as the	-1s1n
far ~money	-1k1r
fathe*	-1i1p
father	-1i1p
fault	-1iln2s3q
fault $	-1il2qs
favor*	2c
favorite	2c
favorite _ $	1c
favorite _ $?	1c
feel	-3j-2an-1bcdgilstBC1q3p5o
feel _ $	-1i1p3o
feel _ a	1p
feel _ about	2q
feel _ of	-1p1o
feel _ they	-2p1o
feel _ way	-1ai2p
feel kind	-1p1o
feel kind of	-1p1o
feel like	-2i2o
feel like a	1p
feel like they	-2p1o
feel that	-1ai2p
feel that way	-1ai2p
feeli*	2b
feelings	2b
feels	-1an1o2p
feels like	-1n1op
feet	-1i3d
felt	3p
fence	2a
few	-3i-2j-1bcghln1pz3u
few _ $	-1im1s2p
few _ $?	-2i-1z3u
few _ and	1u
few _ first	-1z
few _ then	-1ju1z
few minutes	-1i1u
few questions	-1ij1z
few questions and	1u
few questions then	-1ju1z
few things	-2i1u
few things $?	-1i1u
fifth	1hsw
figur*	2p
figure	-1s2p
figured	1s
file	-1c1ds
fill	1gi
fille*	-1i2x
filled	-1i2x
filled _ a	1x
filled out	2x
filled out a	1x
final	1m2l
final _ $	1l
final price	1l
final rate	1lm
final ~money	1m2l
finan*	1s
find	-1egkt1z2ip
find _ $	1p2i
find out	2p
find out $	2p
fine	-2i-1hn1ouxz
finis*	-1hs1aix2de
finish	-1gn1adi
finished	1dgx2e
finished $	1dgx
finished basement	1l
finished ~thing	1l
fire	-1ajlps1i2k
fire $	-1n
fire _ would	1k
fire and	-1ns1l
first	-3il-2bhm-1cefgorx1ap2ju6z
first #	-1n1s
first # years	-1n1s
first $	-2i-1g1jp2nu
first $?	1i
first _ $	1d
first _ is	-1s2p
first _ the	1ku
first _ then	-1j1z
first _ we	-1k1uz
first _ years	-1n1s
first _ you	1p
first and	-1ik1uz
first and then	-1j1z
first then	1ju
first thing	-1lp1az
first ~money	-1n1s
first ~money years	-1n1s
fit	2i
fix	-2i-1adkmnpsz1l2c5j
fix $	1s
fix _ $	-1d1e
fix _ mileage	-1is1r3j
fix the	-2s-1kz1r3j
fix the mileage	-1s1jr
fixed	-1jkp1o3r
fixed $	-1k2r
fixed income	1n
fixes	1n2l
flat	-1hn2k
flat _ $	-1n1k
flat deductible	-1h1js
flat ~cover	-1h1js
float*	-1i1s2j
floater	-1i1s2j
flood	-2p-1bdos1z2r3l
flood $	-1jn1l2z
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
floor	-1n1s
folks	-1is1ap2A
folks $	2A
follo*	-1bcdjlp1ix2hsD
follow	1n2hiD
follow _ $?	2h
follow up	3h
follow you	1ln
following	1x
following _ on	1x
following up	1x
following up on	1x
follows	3s
food	-1c2e
fool	-1ijlp4a
for	-3afAC-2bkrtu-1eiloD1cjmvwxB2qs
for #	-1klu1ijo
for # $	1j
for # days	-1ln1op
for # months	-1n1m
for # years	-1j1s
for $	-1cjn1deilp2s
for $?	-1i2d4c
for @day	1dh
for _ #	-1jkl1inr
for _ $	-3d-2bfrx-1iquABC1ejlyzD2a
for _ $?	-3cdt-2b-1j1ai2u
for _ a	1m2ci
for _ and	-1hj1nrs
for _ annual	1x
for _ both	-1i2p
for _ business	-1n1s2g
for _ by	1k
for _ call	1x
for _ car	-1l1p2s
for _ cars	1m
for _ damage	1l2n
for _ days	-1ln1op
for _ evergreen	1vw
for _ harbor	1vw2i
for _ in	-1i1ej
for _ is	-2i-1s1xz2j
for _ it	-1ln1op
for _ kids	1di
for _ lakeside	1vw
for _ like	-1p1dhn
for _ living	1a
for _ me	-1cp1B
for _ minute	-1gi1b
for _ month	1i
for _ months	-1n1m
for _ of	-1l1gp
for _ or	1i
for _ other	-1n1ps
for _ own	-1j
for _ owner	1k
for _ patience	-1C
for _ place	1j
for _ price	1k2i
for _ review	1ux
for _ right	-1d1gn
for _ roof	1l
for _ second	-2q-1i1b3t
for _ so	1pq
for _ that	-1lB1q
for _ the	-1l1s
for _ time	1sBC
for _ to	1ix2l
for _ today	1d2n
for _ tools	1j
for _ up	1B
for _ week	1h
for _ when	1es
for _ while	-1p1o
for _ who	-1n1ds
for _ whole	-1j1n
for _ with	1s
for _ year	-1n2m
for _ yearly	1x
for _ years	-1j1s
for _ you	-2l-1ai1oq2ds
for _ your	-1i1sx
for _ ~cover	-2s-1jl1kr2p
for _ ~harm	-1q1np
for _ ~kin	-1alns1ij2c
for _ ~meet	1x
for _ ~money	-2s-1clo1jm2x3i
for _ ~not	-1ln2e
for _ ~soon	-1gj1n2dh
for _ ~thing	-1ik1m
for a	-2cdgq-1aeijknp1bhx2lt
for a living	1a
for a minute	-1gi1b
for a month	1i
for a place	1j
for a roof	1l
for a second	-2q-1i1b3t
for a while	-1p1o
for a ~harm	1s
for a ~kin	1p
for a ~money	-1j2x
for a ~thing	1l
for age	-1jn1s
for an	-1l1hj2d
for and	1k
for anything	2a
for asking	-1fiB1p
for asking $	-1fiB1p
for both	-1ijk1gpr2m
for both of	1gp
for both ~thing	1m
for calling	-1A1i2B3vw
for calling evergreen	1vw
for calling harbor	1vw2i
for calling lakeside	1vw
for every	1n
for everybody	2s
for everything	-1j3l
for her	-2i-1j1d
for him	-1j1r
for it	-2j-1dlms1en2g
for it $	-1lp1gn
for it $?	1g
for jewelry	-1s2n
for jewelry $	-1s2n
for like	-1g1i2c
for me	-1bpq1ilt2cu
for me $	-1i1t3c
for me $?	-1c2u
for money	2l
for money $	2l
for my	-1j1p4c
for next	1h
for now	1C2j
for now $	1C2j
for our	1hq
for people	1ds
for picking	1B
for picking up	1B
for quality	2y
for quality $	1y
for some	1s
for something	-1lo1jn2p
for something $	2p
for sure	2D
for sure $	2D
for that	-1adh1kq2n3b
for that $	1p
for the	-2chl-1abekortz1fnpx2m3q
for the #	1ip
for the kids	1i
for the other	-1ln1ps
for the owner	1k
for the year	-1n2m
for the ~harm	1l2n
for the ~kin	-1s1ij
for the ~money	-1js1i3m
for the ~soon	1d
for the ~thing	-1ij
for this	-1p1i
for this $?	1i
for today	1dz
for what	-1il1jo
for what you	1o
for when	-1i2s
for you	-3n-2cqB-1betxC1ahko2i3gj
for you $	-2n-1cqB1g2h3ij
for you $?	-1i1gu2a
for you and	2s
for you to	1i
for your	-2lq-1adeikos1jmpx2g
for your annual	1x
for your patience	-1C
for your review	1ux
for your time	1BC
for your ~money	1x
for your ~thing	-2l1jps
for ~cover	1ik
for ~cover $	1k
for ~harm	1l2n
for ~harm and	-1s1ln
for ~money	-1klu1imo2j
for ~money $	1j
for ~money days	-1ln1op
for ~money months	-1n1m
for ~money years	-1j1s
for ~money ~money	1j
for ~not	-1a
for ~soon	1z2dh
for ~thing	-1l1ns
for ~thing $	2n
force	-1in2g
force $	1g
forev*	1n
forever	1n
forge*	-2i-1g1d2b
forget	-2i-1g1d2b
form	-2ai-1deh1n2s3lx
form $	-1ij1p2ns
form _ not	-1n1l
form _ ~not	-1n1l
form you	2x
form ~pay	-1s1k2l
forms	1hp
forwa*	1p2h
forward	1p2h
forward me	-1g2h
found	-1s1l
fract*	1n
fraction	1n
fraction of	1n
free	-1alnp1iu3h
free and	-1s1hi
free to	-1i1su
frien*	-1il2p3x
friend	2p3x
from	-4l-3ck-2imtB-1adjnoqD1prA2suvx3f5w
from $	-1a1ip
from $?	1i
from _ #	1inr
from _ $	-2a-1bdnpC1hs2e3w
from _ $?	-4i1u
from _ and	1jnz
from _ bonnet	-1i2w
from _ here	1i
from _ i	1x
from _ is	1su
from _ it	1wx
from _ life	-1x
from _ you	1x
from _ ~cover	-1ux1svw
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
from harbor	-1A2w
from harbor $	1w
from lakeside	1x2w
from lakeside $	-1x1w
from me	-2i-1c1fhz
from me $	1f
from the	-1kls1r2x4p
from us	1C2f
from you	-1hi1du
front	-1p2i
front _ you	-1p1i
front of	-1p1i
front of you	-1p1i
frust*	1pq
frustrating	1pq
frustrating $	1pq
full	-1kpsu1agil2b
full $?	2g
full _ or	1i
full coverage	-1s1l
full time	1i
full ~cover	-1s1l
fun	-3l3p
funer*	1e
furni*	-1l
furniture	-1l
game	2C
gap	-2n-1kl2js
gap-cue	-4ademo-3bghiprxz-2cfklqsuvwCD-1tyAB1j10n
gap-cue:asked-nobody	-1n2i
gap-cue:asked-you	-1cn2i
gap-cue:said-nobody	-5i-3g-1abcdefhlmopqvwxzABCD1ks3jn
gap-cue:said-you	-4ekms-3adiopr-2hjlx-1bfgquzB10n
gaps	1s3b
garag*	-1s1ln
garage	-1s1n
garni*	-1s1e
gave	-1fi1q2lx
gave _ your	-1f2x
gave me	-1f2x
gave me your	-1f2x
gave you	1q2l
gc	2h
gener*	-1ijp1ls2B
general	-1jn2s
general _ is	1s
general liability is	1s
general ~cover	1s
general ~cover is	1s
get	-4c-3koqs-2e-1dflprtvyBD1hi2bjn3g
get #	-1p1ju
get $	1n
get $?	2b
get _ #	-1ghi1u
get _ $	-1ds2ablp
get _ $?	-1p
get _ application	1g
get _ done	-1bi1d2g
get _ for	1n
get _ from	1i
get _ if	1i
get _ in	1gkn
get _ of	-1gh1b2C
get _ on	-1p
get _ own	-1a1j
get _ right	-2g-1p
get _ signed	1dg
get _ started	1m2g
get _ that	-1lp1bh
get _ the	-1gj1dz
get _ to	2C
get _ touch	-1p2x
get _ what	2i
get _ work	1i2h
get _ you	-1aj1diq3p
get _ ~cover	-1n1jz
get _ ~harm	-1s3n
get _ ~money	-1ghi1u
get _ ~thing	1gj
get a	-2p-1cgs1bu2an
get back	2C
get back to	2C
get in	-1p1o2x
get in touch	-1p2x
get into	-1g2z
get it	-2j-1hoB1dn2ag
get it $	-1ij2a
get it you	1p2i
get me	2h
get off	-1j1d2h
get one	1j
get out	-1gh1bl2C
get out of	-1gh1b2C
get paid for	1n
get that	-1boquC1ijmt2h
get that $	-1i1t2p
get that it	1p
get the	-2in-1bdkpqC1t4j
get the application	1g
get the ~cover	1j
get this	-2d-1bj2g
get to	-1g1i
get why	1dq2p
get why you	1dpq
get you	-3h-2i-1j4g
get you signed	1g
get your	-1hu1j
get ~harm	1i
get ~money	-1p1ju
get ~pay for	1n
gets	-1bdilm1ers2an
gets _ $	-1n1r
gets _ and	1r
gets the	1s
gets ~harm	-1i2e
getti*	-1bclps1ajqx2it
getting	-1bclps1ajqx2it
getting _ $	1j3t
getting _ to	1qx
getting hurt	1n
getting paid	1j
getting ~harm	1n
getting ~pay	1j
girl	-1s2de
girlf*	2i
girlfriend	2i
girls	-1s1e
give	-2aps-1imqrtv2bdgC3k
give _ $	-1j2hk
give _ a	-1acdpC1bx
give _ my	-1u1z
give _ the	-1bh1d3g
give _ your	-1bh1d2c
give me	-2h-1alpstx1gu2d3b
give me a	-1cg1u2b
give me the	-1bh1d2g
give me your	-1bh1d2c
give up	-1j1n2hk
give us	1h2g
give us a	1gh
give you	-1hnpu1xz2jk
give you a	-1i1x
given	1j
gives	-2i1p2k
gives you	-1i1p2k
givin*	1nB
giving	1nB
giving _ a	1nB
go	-3k-2bflpt-1dehmouvwxyAB1acgirsz2D3j
go $	1djC
go $?	1gi
go _ #	3j
go _ $	-2i-1djn1go3D
go _ a	-1s1r
go _ and	-1jkopqsu2gi
go _ it	-1s1r
go _ that	-1hn1s
go _ the	-1s1ciz2j
go _ them	-1z1s
go _ what	1uz2q
go _ with	1c3p
go _ you	-1l
go _ your	-1hi1sz
go _ ~cover	1j
go _ ~money	3j
go _ ~soon	1n
go after	1s
go ahead	-1abcdjklopruz1iqD3g
go ahead and	-1jkopqu1i2g
go away	-1s1io
go back	2r
go down	1l
go for	1j
go on	2D
go over	-1gkns1rxz
go over your	1x
go the	2n
go through	-1r1z
go through what	1u
go to	-3g1er2ac
go up	-1egin1as
go up $	1a
go with	-2p-1ckl1i2g3j
go with the	1gij
goes	-2i-1bhoprx1klm2n
goes _ $	-2n1js
goes _ the	-1ix1kl3n
goes _ your	-1i1n
goes down	-1n
goes down $	-1n
goes to	-1i1l2n
goes to the	1ln
goes up	-1n1ms
going	-3s-2akx-1cjovy1imtz2e3g
going $	1g2i
going $?	-1p1gA
going _ ask	-1l1z
going _ be	-1i2em
going _ cover	1l
going _ do	-2i1d
going _ lose	-1d1e
going _ ~cover	1l
going _ ~meet	1f
going _ ~money	1l
going on	2i
going to	-3p-2agsx-1ijktyB1qz2m3e
going to ask	-1l1z
going to be	-1i2em
going to cover	1l
going to do	-2i1d
going to lose	-1d1e
going to ~cover	1l
going to ~meet	1f
going to ~money	1l
going up	2p
gone	-2p-1ahik1jl2deo
gone $	-1ij1deo
gone _ one	1e
gone after	2l
gone over	1j
good	-5j-3akns-2emoxB-1bdqtvwz1hiu3pAC4gD
good $	-2pA-1d2C4D
good _ $	-2cvD-1adhjkloswB1bu
good _ $?	-1i1c
good _ @name	1uvA
good _ @you	-1i
good _ discount	1r
good _ know	-2p-1iC3D
good _ that	-2i1p2u
good _ the	2l
good _ this	1hA
good _ to	-2u-1a1chp3i
good _ you	-1B2h3p
good afternoon	-2i-1C2A
good day	-1i1f3A
good deal	-3p2a
good evening	-1i
good for	-1l1ip2h
good for you	1ip2h
good morning	-1hpCD3A
good morning $	-2i2A
good morning @name	1uv
good morning @you	-1i
good night	1C
good night $	1C
good one	-1i2C
good one $	-1i2C
good student	1r
good student discount	1r
good time	-1pA1hiu
good time $	-1A2u
good time $?	-2i1u
good time to	-2u-1p1h3i
good to	-1cpC1i2u3gD
good to know	-2p-1iC3D
good with	-1i1u2g
good ~cover	1l
good ~money	-1p
good ~soon	-4C-2hp-1cD1g4A
good ~soon $	-3C-1hpvwD1g2A
good ~soon @name	1uvA
good ~soon @you	-1i
goodb*	-2D-1ipA1e4C
goodbye	-2D-1ipA1e4C
goodbye $	-2D-1A4C
got	-4g-3ahsC-2dflpq-1cejmrtzAB1wxD2in3u
got #	-2i-1jo1r2k
got $	-1p1ekB3j
got @name	1A2vw
got _ #	1in
got _ $	-1r1mnw2D
got _ $?	1i
got _ and	1nu
got _ at	-2p-1n1ovw
got _ be	1p
got _ coverage	1n
got _ for	1nt
got _ insurance	1i
got _ minute	-2i2u
got _ of	1n
got _ on	-2i-1n2kp
got _ reason	-1o2p
got _ sign	1d
got _ so	1x
got _ to	-1p1n
got _ ~buy	-2i-1g1d
got _ ~cover	1in
got _ ~kin	2i
got _ ~money	-1p1in
got _ ~thing	-1n2i
got a	-3a-2c-1bjpszC1i2o5u
got a minute	-2i2u
got a ~kin	2i
got any	-1an2ci
got anything	1i
got it	-1u3D
got it $	-2i3D
got no	-1io1n2a
got no coverage	1n
got nothing	-1i1ns
got one	1n
got something	-2p1o
got that	1i
got the	-1l1jk
got to	-5i-2gp-1no1dy
got to be	1p
got to sign	1d
got to ~buy	-2i-1g1d
got you	1in
got your	1i3x
got ~cover	-1D1k3i
got ~cover $	-1D1k2i
got ~harm	-1i
got ~money	-2i-1jo1r2k
got ~not	-3i-1do1s2an
got ~not $	-1i1s
got ~not ~cover	2n
gotch*	-1ipAC4D
gotcha	-1ipAC4D
gotcha $	-1ipA4D
grab	-1g1i2c
grade	2l4b
grade*	2b
grand*	-1s1n2a3j
grandmothers	3j
great	-1aiA1BCD
great $	2D
great _ $	-1iAD2C
great ~soon	1C
great ~soon $	1C
groun*	1ln
ground	1ln
group	-1iknp1lr2s
group _ is	-1n1ls
group coverage	1l
group life	2s
group policy	-1n
group ~cover	1l2s
group ~cover is	-1n1ls
grow	1e
grow up	1e
guara*	-1s4l
guarantee	2l
guaranteed	2l
guard*	1j
guardian	1j
guess	-2p2il3a
guess*	-1p1lu
guessing	-1p1lu
guy	-1u1inpt
guy _ you	1t
guy _ ~not	1i
guys	-2l-1bcdehnt1ix
guys $	-1l1p
guys _ they	1i
guys do	1i
guys do they	1i
gym	-1l
gym _ policys	1n
gym that	1n
gym that policys	1n
hacke*	1i
hacked	1i
had	-2chs-1bdgjktC1ax2ip
had $	2a
had _ fire	-1n
had _ ~cover	1i
had _ ~harm	-1n
had a	-2n-1as1p
had a fire	-1n
had a ~harm	-1n
had any	-1c1a
had to	1ip
had you	1i
hail	-1lp1ns
hail claim	1n
hair	2C
half	-1jks1anrz
half _ #	-1p1r
half _ ~money	-1p1r
half a	1ar
half a #	-1p1r
half a ~money	-1p1r
half of	1l
hand	1n
handl*	-1h
handle	1p
hands	-1n1aj2p
handy	-1i
hang	-3i-1aghkpD3dj
hang _ $	-1ipD2d
hang _ to	-1i2j
hang on	-1i1j
hang on to	-1i2j
hang up	-1gij3d
hang up $	2d
hangi*	-1lo2dp
hanging	-1lo2dp
happe*	-3h-2abcdqu-1egmrz1os2i
happen	-2l-1np1o2is
happen $	-1l1i2s
happen _ a	1i
happened	-1bcdhqu1np2i
happened $	1i
happened _ $?	1t
happened _ the	1n
happened _ you	-1q1p
happened _ your	1o
happened to	-1q1op
happened to you	-1q1p
happened with	1i
happened ~soon	1n
happens	-1dinp1kl
happens $	-1p1k
happens _ you	1k
happens _ your	-1l1s
happens if	-1l1i
happens if you	1k
happens to	1s
happens to your	1s
happy	-1al1s2c
happy to	-1i1p
harbo*	-1ahjlnpqsC4v7w
harbor	-1ahjlnpqsC4v7w
harbor $	-1i1A2v3w
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
hard $	-1q1p
hard _ say	-2p-1bi
hard for	2p
hard to	-2p
hard to say	-2p
harde*	1in
hardest	1i
hardl*	-1i1ln2p
hardly	-1i1ln2p
has	-5j-4g-3abcm-2enptu-1fhqrvwxyzABCD3k
has #	-1jmn2k
has _ #	-2n-1j1h2k
has _ $	-1in1k
has _ been	1n
has _ to	1s
has _ ~cover	-1l1n
has _ ~money	-2n-1js1h2k
has _ ~thing	1l
has a	-1cijps1kl
has a #	-1n1k
has a ~money	-1n1k
has anyone	1i
has it	-1l1hs
has no	-1s
has nothing	-1kl2s
has nothing $	1s
has the	-1j1k
has to	-1gps1l
has ~money	-1jmn2k
has ~not	-1l1n
has ~not $	1s
has ~not ~cover	-1ls1n
hate	2p
hauli*	1s
hauling	1s
have	-4st-3x-2bcoy-1ghimvzD2anC
have #	-2i-1hklp1dn2u
have # minutes	-1i1u
have # seconds	-1i1u2d
have $	-1kp1mns
have _ #	-1j1s2k
have _ $	-1lo1ae
have _ $?	1i
have _ @name	1vwA
have _ a	-1il1C2p
have _ about	2l
have _ all	1i2a
have _ ask	1j2l
have _ at	1j
have _ be	1i
have _ been	-1u1i
have _ cards	1g
have _ clue	-1i3a
have _ decide	-1ij1d
have _ done	1i
have _ for	-2i-1l1dnu2a
have _ good	-1c1fqB3C
have _ great	1C
have _ hard	-1i2p
have _ house	-1an1b
have _ in	1h
have _ it	1d
have _ liability	-1p1j
have _ minute	2u
have _ minutes	-1i1u
have _ no	-1o
have _ one	1n
have _ other	1d
have _ pay	1n
have _ policy	1js
have _ right	-1u
have _ seconds	-1i1u2d
have _ seen	1i
have _ that	-1jlp1n3q
have _ the	-1il1j3p
have _ through	-1o2p
have _ to	-2i1apu
have _ what	1z2k
have _ you	-1knp1aoq
have _ your	-1in1a2f
have _ ~cover	-2l-1apr1ijkns
have _ ~feel	-1ai3p
have _ ~harm	-1an1o2p
have _ ~money	-1j1s2k
have _ ~not	-1o
have _ ~pay	-1l1n
have _ ~send	1h
have _ ~thing	-1anp1bejr
have a	-2lnp-1aci1ekuB2d4C
have a #	1k
have a good	-1cp1fqB3C
have a great	1C
have a minute	1u
have a policy	1js
have a ~cover	1js
have a ~money	1hk
have a ~thing	-1a1be
have an	-1b1il2g
have any	-1u
have any ~cover	1i
have anything	1n
have been	-1ain1p2B
have been ~feel	-1a1p
have for	1i
have got	-3i-2l-1amsux1knvw
have got @name	1vwA
have got a	-1p1o
have got no	-1o
have got one	1n
have got the	-1n1j
have got ~not	-1o
have insurance	1i
have it	-1nop1i
have my	1h
have no	1l
have not	-1s1n
have one	-1i1lpu
have one $	1p
have reached	1w
have that	-1pu1ij
have the	-2p1ahl
have the ~cover	1n
have they	1i
have they done	1i
have time	-2i-1l2u3a
have to	-2gju-1eh1an3l
have to ask	2l
have to be	1i
have to decide	-1ij1d
have you	-2a-1bdhtuC1c3i
have you been	-1u1i
have you seen	1i
have your	-1dhj1u2cg
have ~cover	-1l1k2i
have ~money	-2i-1hklp1dn2u
have ~money minutes	-1i1u
have ~money seconds	-1i1u2d
have ~not	-1is1l2n
have ~pay	2k
havin*	-1ns1p2j
having	-1ns1p2j
he	-2s-1abcgklpruv1ei2h3n
he _ $	2h
he _ a	1n
he _ it	1n
he _ not	-1l1n
he _ you	-2i2d
he _ ~not	-1ls2n
he is	-1il1h2n
he is not	-1l1n
he is ~not	-1l1n
he take	2i
he ~harm	2e
heads	2y
heads up	2y
healt*	-1amp1ju2i
health	-1a1isu
health $	1s
health $?	-1i1u
health _ $	1i
healthy	2ij
hear	-3q-2d-1abceghijxB1f2opz3t
hear _ $	-4i-2q-1lpB1tA
hear _ but	2lp
hear that	-2q1p
hear you	-1qB1iop3t
hear you $	-2i-1lp2t
hear you but	2lp
heard	1n2a
heari*	-1u1C2ao
hearing	-1u1C2ao
hearing _ you	2o
hearing is	2o
hearing is you	2o
heart	-1j
hello	-2pCD-1abcilsxB1w2v9A
hello $	-1ipD3A
hello @name	-1x1vw2A
hello @name @name	1vw
hello _ @name	1w2A
hello _ is	-1x2iA
hello _ name	1A
hello _ this	2i
hello _ you	-2i1tA
hello my	1A
hello my name	1A
hello this	1i
hello this is	1i
help	-3u-2abp-1dgjs1l2c4i
help $	-1n1z
help $?	1i
help _ i	-1u1ik
help _ with	1ci
help if	-1u1ik
help if i	-1u1ik
help me	1c
help out	1i
help you	-1u2i
helps	-1s1j2D
her	-1aegklpsx1dhn2jo
her and	1o
her name	-2l1j
here	-5l-4s-3ip-2ajm-1efhoquACD1cgwz2dr3v4k
here $	-3p-2i-1alwAD1bc2g3dv
here _ i	1jny
here _ the	-1n1kr
here _ what	-1imn1kz
here _ where	1k
here and	1ny
here from	1vw
here is	-3i-2jns-1dlmp1z3r4k
here is the	1kr
here is what	-1imn1kz
here is where	1k
herse*	-1m
herself	-1m
herself $	-1m
hey	-3D-2C-1abdilqst1u8A
hey $	-2D-1iv4A
hey @name	-1p2A
hey @name $	-1pv1A
hey @name @name	1v
hey @name it	-1x1iu
hey @name this	1x
hey @you	1xA
hey _ $	-2ip-1vCD4A
hey _ @name	1vA
hey _ is	1pv2A
hey _ it	1iuw
hey _ this	1xA
hey how	1i
hey there	-1i2A
hey you	1uA
hi	-3pD-1abcdijqstC1vw2x9A
hi $	-2D-1p2A
hi @name	-1i1vwx4A
hi @name @name	1vwA
hi @name it	1x
hi @name this	-1x
hi @you	1x2A
hi @you @name	1x
hi _ $	-2iv-1D2A
hi _ @name	1w2xA
hi _ it	1xA
hi _ my	1v
hi _ this	-1x2iA
hi is	-1v1A2i
hi there	-1i1w2A
hi this	1A
hi this is	1A
high	1km
high _ $	1km
highe*	-2n-1gilps1mr2jk
higher	-2n-1gilps1mr2jk
higher _ $	-1in1j2k
higher _ and	-1k
higher _ ~cover	-1i2j
higher deductible	1k
higher limits	-1n1ir
higher limits $	1jk
higher ~cover	-1ns1r2j
higher ~cover $	-1in1jk
higher ~cover and	-1k
him	-3s-2npu-1bcdekxz1o2im4j
him $	-1lu1j
him _ $	-2p
him _ a	-1s1r
him _ the	1j
him _ there	1m
him and	-1s1hr
him on	-1n1jm
hired	-1i1js
hired _ non	-1i1js
hired and	-1i1js
hired and non	-1i1js
his	-2i-1blps1cdh2ae
his _ $	2c
his _ ~cover	-1a
his own	-1l1a
his own ~cover	-1a
histo*	1n
history	1n
hit	-1iks1en
hit and	-1s1n
hits	-1ls1k
hits somebody	-1s1n
hits you	1i
hold	-1hlnp1dt2k
hold off	1j
holdi*	1qB2di
holding	1qB2di
holding _ $?	1i
holding up	1i
holding up $?	1i
hole	-1ilp1z4n
hole $	1z
holes	-1k2l
home	-2j-1bcdgkpr1eil3h
home $	-1g3h
home $?	1i
home _ $	-1s1i
home insurance	-1s1ln
home policy	-1i1ln
homeo*	-2s-1ip1n2x3l
homeowners	-2s-1ip1n2x3l
homeowners _ not	1l2n
homeowners does	1n2l
homeowners does not	1n
homeowners will	1ln
homeowners will not	1ln
hones*	-4i-3B-1hmtD1az2j3lp
honest	-2B1lp
honestly	-4i-1t1az2jl
honestly $	1p
honestly _ would	-1p2j
honestly i	-1p2j
honestly i would	-1p2j
hook	-1j2n
hook for	-1j2n
hopin*	1x2i
hoping	1x2i
hoping to	1x
hospi*	-1l1n
hospital	1in
hot	-1j3i
hotel	-1n2s
hour	1d2hi
hours	1n
house	-3m-2adjkl-1cghoquC1z2enps
house $	-1aelrs1bz
house _ #	1n
house _ $	1s
house _ is	1n
house _ up	1n
house _ worth	1n
house and	-1is2e
house is	-1m1np
house is worth	1n
house policy	1l
house that	1p
house*	-1s1z
household	-1s1z
how	-4j-3egqruvxC-2fmnotwyD-1abcdhksB8i
how _ $	-1p
how _ @day	2h
how _ are	-2b-1di1a
how _ did	-1q1ip
how _ doing	1u2i
how _ employees	1iB
how _ i	-1gu3bi
how _ is	1bi
how _ it	-2l-1n1iA2s
how _ miles	1s
how _ of	1i
how _ people	1i
how _ that	-1lt1n3i
how _ the	-1b3i
how _ were	2i
how _ will	1l
how _ would	-1g1i
how _ you	-2abu-1chkv1gptA2i
how _ your	-1ab4i
how _ ~soon	2h
how about	1gk2h
how are	-2ab-1cdgtv1A5i
how are you	-2a-1bdgtv1A4i
how can	-2i2a
how come	1i
how did	-1t
how do	1b2t
how do you	1g2t
how is	-1bp1hA4i
how is it	1iA
how is that	2i
how is your	1i
how long	-1ghp1b3i
how long is	1b
how longs	2i
how many	-1aghpu1bcB2d
how many employees	1iB
how many miles	1s
how many people	1i
how much	-1abcdghiqt1l2p
how much did	-1q1ip
how much you	-3i1pz
how old	-1anu3i
how old are	-1a1i
how olds	2i
how olds your	1i
how the	1l
how they	-1i1kl
how to	1a2c
how would	1i
how would you	1g
how you	1inuz
how you doing	1u2i
how ~meet	1i
hr	1hr2j
hr and	1j
huh	-2i-1pAC1D2ot
huh $	-1p2oD
hurt	-1n1i
hurt $	1i
hurt _ your	1l
hurt at	1s
hurt on	1i
husba*	-1egsxz1ar3h
husband	-1esz1adr2h
husband _ if	-1i1dp
husband what	1hip
husbands	-1g1hn
i	-9s-7n-4ei-3cmoA-2aC-1dlv1gjpz2bhx4qu
i _ #	-1giz3u
i _ $	-3a-2cjlt-1fghkuvwyAC2nq3D4b
i _ $?	-2u2bi
i _ @name	-1l1q4v
i _ a	-3p-2hi-1agln1bju
i _ about	-2u-1g2i
i _ add	2j
i _ ahead	-1h
i _ an	-1avx
i _ anything	-3i-1j1uz
i _ appreciate	1pB
i _ ask	-1k2iz
i _ be	-5j1v2lp
i _ bring	-1k1h
i _ by	1h3i
i _ call	-1fjzC1irx2h
i _ calling	-2iv-1fpqwB1u2x
i _ check	1h
i _ do	-1ghp1ikl2j
i _ drop	1j
i _ following	1x
i _ for	-1j1bpq
i _ get	-1dfikl1hjruC
i _ getting	2x
i _ go	-1k2j
i _ going	-1x1boz2h
i _ got	1dkr
i _ have	-1C1gj2h
i _ hearing	1i2o
i _ help	1z
i _ hold	1j
i _ hoping	1x
i _ how	-1u1p2i
i _ i	-2p-1j1lx2D
i _ in	-1gp1b2lx
i _ insure	1j
i _ is	-1p1do2g
i _ it	-1adjno1gpqr2iB
i _ just	2b
i _ keep	-1l1pz3j
i _ know	-1j2i
i _ leave	-1fkz2h
i _ let	-1hk3C
i _ like	-3j-2i-1p1gu2z
i _ look	-1k
i _ make	1fj
i _ need	1d2i4g
i _ no	3l
i _ not	-2bfgjknos-1ehiuxyzAD1dp2lt
i _ on	-2i1q
i _ only	1dl
i _ out	2dq
i _ price	-1hj1k
i _ put	-1j1h2k
i _ quote	1jk
i _ rather	-1jp
i _ say	-1hi1l3C
i _ see	-1l1ahx2f
i _ send	-1k1l
i _ set	-1h
i _ show	-1f2k
i _ so	3p
i _ some	-1u1i2c
i _ something	-1i1r2u
i _ sorry	-2f-1lxB1ipq
i _ start	-1h1gn
i _ suggest	1m
i _ take	-1k1l2fj
i _ tell	1p
i _ that	-3u-2abhj-1loB1dgp3t
i _ the	-2k-1bnqz1lpx2g
i _ this	-1i1u2y
i _ to	-2d-1chjq1aikluxy2z
i _ trying	1x
i _ up	-1p
i _ want	-1n
i _ why	-3i-1d2qu4p
i _ with	-2u-1bgh1A2iwD
i _ you	-3a-2finy-1dhsC1cgkovwz2lq3u
i _ your	-2B-1adh1ci2px
i _ ~advise	1m
i _ ~buy	-1hkl1gj
i _ ~meet	-1fjkC1x2h
i _ ~money	-2hi-1dgl2ku
i _ ~not	-3jn-2bfgkos-1ehiuxyzAD1p2t3l
i _ ~send	-2k-1fz1l3h
i am	-3jp-2ain-1cgmqrstC1flowBD2vx
i am @name	-1l4v
i am an	-1vx
i am calling	-2iv-1fpqwB1u2x
i am following	1x
i am going	-1x1boz2h
i am hearing	1i2o
i am just	2b
i am not	-1fq1d
i am so	3p
i am sorry	-2f-1lxB1ipq
i am trying	1x
i am with	1A2wD
i am ~not	-1fq1dl
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
i asked	-1hipx1u
i bind	1i2g
i call	-2i
i call you	-1u
i called	1x
i can	-3j-2nu-1dikoqsAB1gmpz2l
i can not	-1bdgijnpqsA3l
i can see	1a
i can tell	-1l2p
i can ~not	-1bdgijnpqsA3l
i catch	-1i2u
i catch you	-1i2u
i could	-2p-1dhq1tx2l
i could call	1x
i could not	1lt
i could ~meet	1x
i could ~not	1lt
i did	-1ilp3t
i did not	-1ilp3t
i did ~not	-1ilp3t
i do	-2j-1kt1iv2l
i do not	-2j-1qt1v2l
i do ~not	-2j-1qt1v2l
i feel	2q3p
i felt	1p
i gave	1q2l
i gave you	1q2l
i get	-2dhj-1agotB2x3bip
i get it	2ip
i get that	-1u1ip
i get why	-1d1q2p
i get you	-1i
i get your	-1hu1i
i give	-1u
i give you	-1u
i go	-1h
i go ahead	-1h
i got	1ruy2x
i got it	-1u1i
i had	-1l
i had a	-1p
i have	-3p-2ijn-1bgoqzC1cdf2elru4a
i have #	-1i1u
i have got	1dkr
i have the	1h
i have to	-1iu2al
i have your	2cu
i have ~money	-1i1u
i hear	-1tuB2il3op
i hear you	1o2l3ip
i help	2i
i help you	2i
i just	-1di1guz
i know	-4l-2a-1dgijoqx1b6p
i know $	-1al4p
i know it	-2l2p
i know that	2p
i know you	-1p1u2b
i mean	-1t2i
i mean $	1i
i miss	-1u1r2i
i missed	-2q-1pu4t
i missed that	-2q-1ip4t
i need	1gz4d
i noticed	-1pu1x
i noticed you	-1u1x
i owe	2q
i owe you	2q
i put	-1i1ghu
i put you	1u
i really	-1p1l2B
i recommend	1j
i respect	1p
i respect that	1p
i run	-1i1lr2u
i said	-1p2l3q
i saw	1u2x
i saw you	1x
i saw your	1x
i say	-1p1z2bj
i see	-1hiqx1z3nD
i see $	-1pq3nD
i send	-1u1i
i send you	-1u1h
i share	-2i2u
i should	-2jp-1l2iqy
i should know	-1j2i
i speak	-1gh1A2i
i speaking	-1u2i
i speaking with	-1u2i
i suggest	2j
i take	2g
i talk	1rz2p
i talk to	1r2p
i tell	-2i1z2u
i tell you	-2i1z2u
i think	-1i1t3j
i think you	2j
i understand	-1ajnD2p
i understand $	-1qD
i understand why	1q2p
i understand you	1o
i want	-2gijpq1k2bcz
i want to	-2gp-1ijq1k2z
i wanted	2x
i wanted to	2x
i was	-1a1qx
i was hoping	1x
i were	1p
i were you	1j
i will	-4ej-3lx-2bdnsu-1acioqrtD2fk3C5h
i will ask	-1k1z2i
i will be	-1p1v
i will call	-1fz1hr
i will check	1h
i will do	2k
i will get	-1fg1rBC2h
i will have	-1C1gB2h
i will leave	-1fkz2h
i will let	-1hk3C
i will make	1f
i will not	-1l1dpC
i will price	1k
i will put	1k
i will see	1h2f
i will send	-1k1l
i will show	-1f1k
i will take	2f
i will ~buy	-1hk1g
i will ~meet	-1fiC1h
i will ~money	-1h2k
i will ~not	-1l1dpC
i will ~send	-1fk1l2h
i wish	2l
i wish i	-1p1l
i work	1w
i would	-4d-3ar-2bios-1cefhlmnqtuvwxBD10j
i would add	2j
i would be	-5j2lp
i would do	-1g1i2j
i would drop	1j
i would get	-1gp3j
i would go	-1k1i2j
i would have	1j
i would hold	1j
i would insure	1j
i would like	-3j-1p2gz
i would not	-2l-1no1j2p
i would put	-1j1k2h
i would rather	-1jp
i would start	1n
i would suggest	1m
i would take	-1hkp1ln3j
i would want	-1n
i would ~advise	1m
i would ~buy	-1g1j
i would ~not	-2l-1no2p
i would ~send	-1k1hj
i wrote	-1p1qr
i ~advise	-1p3j
i ~buy	-1u2i3g
i ~meet	-2g-1cjquv1hpA2i
i ~meet by	1h2i
i ~meet to	-1g1ipr
i ~meet you	-1u
i ~send	-1ju1k2h3i
i ~send you	-1u1hi
idea	2ap
idiot	-2i-1bd4a
if	-4b-3cprt-2efhjmvBC-1agkqwxAD1lns4u
if _ are	-1ad
if _ ask	-1i1u2j
if _ asked	-1hix1u
if _ broke	1i
if _ cash	1n
if _ could	-1np1io
if _ die	-1din1e
if _ died	1in
if _ do	-1afn1di2m
if _ get	1dn
if _ gets	1n
if _ go	-1i1s
if _ had	-1n1ax
if _ happened	-1h1n
if _ have	-1ns1l
if _ is	-1in1uz
if _ leave	1kn
if _ machine	1i
if _ of	-1p
if _ press	-1n
if _ pump	1n
if _ put	-2i1u
if _ sued	1i
if _ tub	1i
if _ went	1iuz
if _ were	-1dl1ijp
if _ would	1gp
if _ wrecks	2n
if _ ~cover	-1s1i
if _ ~harm	-2d-1mp2in
if _ ~meet	1hisu
if _ ~not	1z
if _ ~thing	-2n-1j1i
if a	-1n
if an	1s
if he	-2i1d2n
if i	-3i-2gjz-1abdp1hlxy2o5u
if i ask	-1i1u
if i asked	-1hix1u
if i put	-2i1u
if i were	1p
if it	-2s-1dkm1j2az
if it is	-1ns1lz
if it were	2j
if one	-1s1n
if one of	-1s1n
if somebody	2n
if somebody gets	1n
if someone	-1n1i
if someone ~harm	1i
if something	-1h1in
if something happened	-1h1n
if that	-1n
if that press	-1n
if that ~thing	-1n
if the	-1djkp1ln
if the pump	1n
if there	-1l
if there is	-1l
if they	-1ns1jp
if we	1ip2u
if you	-2hou-1abcfnptzC1gls2d
if you are	-1ad
if you cash	1n
if you could	1i
if you die	-1din1e
if you died	1in
if you do	-1afn1di2m
if you get	1dn
if you had	-1n1ax
if you have	-1ns1l
if you leave	1kn
if you were	-1d1in
if you ~harm	-1d1ein
if your	-1lns2i
if your tub	1i
ignor*	-1ijnp1bs2a
ignorant	2a
illus*	1rs
illustration	1rs
imagi*	-2l-1n3ep
imagine	-2l-1n3ep
impor*	1ip
important	1ip
in	-3bCD-2adfky-1jmpqsuvwzA1eilox2gh3n
in #	-1hjlpu1k2g
in # minutes	-1h1z2g
in $	-1apD1l2u
in $?	-1bch2gi
in @month	-1i1h
in _ #	-1n1l2h3m
in _ $	-2a-1djmnt1elprx2c
in _ $?	1cg2i
in _ and	-1i1h
in _ back	-1p1l
in _ business	1p
in _ car	-1is1a2e
in _ family	-1ei2a
in _ for	1g
in _ garage	1n
in _ hospital	1i
in _ house	-1n1i
in _ it	1p
in _ last	1i
in _ letter	1n
in _ middle	-1i1qsuB
in _ minutes	-1h1z2g
in _ morning	1h
in _ name	1i
in _ neck	1ap
in _ of	-1p1i
in _ out	-2i-1a4t
in _ own	-1s
in _ spring	1n
in _ that	1o
in _ the	-1i1lnr
in _ truck	1n
in _ vans	-1i1jn
in _ with	1o
in _ yard	-2i
in _ year	-1m1ps
in _ you	1gij2d
in _ ~cover	1i2n
in _ ~harm	1n
in _ ~insurer	2p
in _ ~kin	-1ei2a
in _ ~money	-1nx1hp2ms
in _ ~soon	1g2h
in _ ~thing	-3s-2lp-1hikr1no2e
in a	-2n-1acglmp1r2eh
in a year	-1m1s
in a ~money	-1m1s
in and	-1a4t
in at	2mp
in before	1j
in for	-1op1gjn
in force	-1in2g
in force $	1g
in from	1s
in front	-1p1i
in front of	-1p1i
in full	1g
in good	2ip
in it	-1kn1els
in it $	1l
in line	1s2n
in most	2s
in my	2c
in on	1p
in one	-1i1ehnp
in place	-1h2g
in savings	1n
in that	-1ajl1o2p
in that $	-1an3p
in that ~thing	-1l1o
in the	-3bg-2cek-1jmorstxz1adinp2h
in the back	-1p1l
in the business	1p
in the car	-1i1a
in the hospital	1i
in the last	1i
in the middle	-1i1qsuB
in the morning	1h
in the spring	1n
in the truck	1n
in the yard	-2i
in the ~soon	2h
in the ~thing	-1ps1ajn
in their	-1s2e
in their own	-1s
in there	2i
in there $	1i
in this	3b
in tools	1o
in touch	-1p2x
in touch $	-1p1h2x
in town	1w
in with	1i
in with you	1i
in your	-1degpx1jl2ah
in your family	-1ei2a
in your name	1i
in your ~cover	1n
in your ~kin	-1ei2a
in your ~thing	-1s
in ~cover	1ir
in ~money	-1hjlpu1k2g
in ~money minutes	-1h1z2g
in ~thing	-1h1o2g
inclu*	-1inp1aj2s
include	-1p1s
incom*	-2dp-1abcehilmx1j3rs
income	-2dp-1abcehilmx1j3rs
income $	-1n1r2s
income $?	1i
income _ is	1n
income _ there	1j
income _ you	1r
income _ your	-1n1s
income and	-1j
income is	1js
income on	1j
info	-1gi1uB
infor*	-1i2lx
information	-1i2x
injuries	1l
injury	1j
insid*	-1il2s
inside	-1il2s
inside $	-1l
inspe*	1j
instr*	-1i4b
instructions	-1i4b
insur*	-3km-2beopqrtC-1cfhjuzD1nsv4w
insurance	-3j-2gkm-1abefoqrstzCD1iv2n4w
insurance $	-2js-1diluyB1c2w
insurance $?	-1i2d
insurance @name	1vw
insurance _ $	2w
insurance _ $?	1hi
insurance _ am	1x
insurance _ for	1B
insurance _ is	-1sxA1lnw
insurance _ not	2p
insurance _ would	1i
insurance _ you	1i
insurance for	1s
insurance i	1vxA
insurance i am	1x
insurance is	1inu2p
insurance is not	2p
insurance on	1x
insurance page	1h
insurance this	-1A1w
insurance this is	-1A1w
insurance your	1x
insure	-2p-1in2a3j
insure _ at	1j
insure _ for	2j
insure it	-1m3j
insure it at	1j
insure it for	2j
insured	-1acjl1g2s
insured $	-1ln
insured for	1n
insurer	1s
inter*	-2it-1bcjpA2uD4q
interruption	-1c3q
into	-3j-2l-1abdgkpr1in2csz
into _ $	-1gjp1z2c
into _ ~thing	-1n
into it	-1j
into that	-1l1s
into the	-1i1nz
into the ~thing	-1n
into this	1i
inves*	1i2c
invoi*	-1p1j
invoice	-1p1j
invoice or	1n
is	-5C-4eq-3ctBD-2abfghk-1dijrvwxyzA1ps
is #	-1ior1kn2m3c
is # $	-1j1km
is # a	1p
is # and	1kl
is # dollars	1k
is # times	-1m1cs
is $	-1np1l
is $#	-1jnps3m
is $# $	1m
is $# and	1m
is $?	1i
is @day	1i4h
is @name	-2dnps-1abchijklmrxz2wA7v
is @name $	-2i-1wx4v
is @name and	1w
is @name from	1uvx2w
is @name with	1iuvwA
is _ #	-1jprs1gkl
is _ $	-3ai-2ow-1chpqrstxzC1bdeknD2jlv
is _ $#	-1ns2m
is _ $?	-1bcp3i
is _ @name	-1bnv1o5i
is _ a	-3s-2ac-1dkoxA1bgim2l
is _ about	-1p1os2i
is _ add	1s
is _ all	-2i1uy
is _ alright	1y2u
is _ an	2l
is _ and	-2j-1ir1klm2p
is _ annual	1x
is _ any	-1p1g
is _ anything	1i2g
is _ as	1s
is _ at	-1s
is _ best	1c
is _ big	1i2p
is _ biggest	2i
is _ by	1s
is _ capital	1c
is _ car	1sB
is _ cash	1j
is _ coverage	-1n1ls
is _ covered	-2m-1s1jln
is _ day	-1p2d
is _ dollars	1k
is _ driving	-1i1n
is _ dumb	-2p1a
is _ enough	-1lp
is _ fair	-1i1opu
is _ favorite	3c
is _ flood	-1s1jn2r
is _ for	-1ps1hk2x
is _ from	1uvx2w
is _ fun	-1l1p
is _ going	-1ip1l
is _ good	-1au1cgip
is _ hard	-1q1p
is _ hole	-1lp4n
is _ home	2h
is _ house	1n
is _ how	-1p1A2i
is _ i	-2q-1l1x2p3j
is _ in	-1ep2int
is _ insurance	-2v2w
is _ insured	1n
is _ is	1k
is _ it	-4p-3n-1aikm1jl2b3s
is _ just	1i
is _ keep	1k
is _ last	1dp2f
is _ long	1p
is _ look	1hz
is _ lot	-1l
is _ low	-1p1n2s
is _ money	-1lm3p
is _ more	-2p-1n1mo
is _ most	-1p1a
is _ named	-1l1n
is _ next	-1h
is _ no	-1l
is _ nobody	1o
is _ not	-2lp
is _ number	-1s
is _ of	1nA2l
is _ okay	-2i1p4u
is _ on	-4l-1dj1k2n
is _ one	-2s-1lnp2jm
is _ out	1ln
is _ over	1n
is _ part	-1ip1ls
is _ pays	-2i-1l1k2s
is _ plan	1r
is _ policy	-1s1j
is _ problem	-3i-1p2o3a
is _ really	-2p-1l1io
is _ right	-1u1d3i
is _ separate	-1n1s
is _ shock	1p
is _ smart	-1a
is _ so	-1s1jk
is _ some	1z
is _ something	-1in2al
is _ square	1ci
is _ still	2u
is _ stupid	-2p
is _ than	-1js1p3m
is _ that	-2iln-1j3psx
is _ the	-2ms-1bcdhlu1inp2o
is _ there	-1lv2i
is _ they	2k
is _ thing	1i
is _ those	1n
is _ times	-1lm1c
is _ to	-4i-1abgkorx1jmu2dnp
is _ uninsured	-1jn1k
is _ up	-2s-1p1n
is _ way	-1ps1jl
is _ we	-2k-1jn1xz
is _ what	-1n1eiB
is _ when	1s
is _ whole	1k
is _ wife	1i
is _ with	-1n1uvwA2a
is _ work	1n
is _ you	-2j-1acez1lnos2p
is _ your	-1bdsu1ipr2a
is _ yours	1i
is _ ~cover	-2v-1cdgmp1ks2rw
is _ ~feel	-1o2p
is _ ~harm	-1i1n
is _ ~kin	1ir
is _ ~money	-3s-2dp-1chjnr1klx2m
is _ ~not	-2p1o
is _ ~pay	-2i-1ln1k2s
is _ ~soon	1d
is _ ~thing	-2c-1l1sB2hi
is a	-3j-2bmosux-1ar1g2d3p
is a #	-1mn1k3l
is a big	1i2p
is a good	-1au1ci
is a hole	-1l2n
is a long	1p
is a lot	-1l
is a really	-1p
is a separate	-1n1s
is a smart	-1a
is a stupid	-2p
is a ~cover	1l
is a ~feel	2p
is a ~money	-1m1k3l
is about	-2ip-1l1mo3x
is about $#	-1n
is about a	1mn
is about the	1ox
is about ~money	-1n1m
is all	1ls
is an	-1inq1al
is and	-1i
is another	-1s1k2p
is anything	1s
is at	1s
is been	-1l1p
is being	-1p1y
is better	-1i1hk
is business	1l
is changed	1n
is cheap	-1s1k
is cheaper	-1j
is different	2k
is easier	1p
is everybody	1p4i
is everything	-1n1s
is exactly	1pB
is excluded	-1s1n3l
is excluded $	1n2l
is flood	1l
is for	-2inp1j3s
is for a	-1n
is for the	-1p1l2j
is for when	1s
is from	1n
is get	-1i
is going	-1s1m2t
is going on	1i
is going to	2m
is gone	1dn
is good	-1l2D
is got	-1d1p
is got to	-1l1p
is got you	1i
is hard	1p
is hard to	-1p
is he	1i2h
is how	-2i1n
is how they	-1i1p
is i	1pz
is important	1i
is in	-2i1n
is in the	-2i1j
is in your	1n
is insured	1n
is insured for	1n
is it	-2ghl-1abjkmnox1uy4i
is it $	1d2i
is it going	1iA
is it just	1i
is it okay	-2i1u
is it something	1i
is it the	2i
is it ~pay	-1i1s
is just	-2ps-1d1blz3a
is left	1n
is like	-1i3s
is like #	-1i
is like ~money	-1i
is listed	1s
is locked	-1s1n
is missing	1z
is my	-2p1ir2bq
is named	1j
is new	2s
is no	-1is1np
is no business	1j
is nobody	1n
is not	-3s-2djB-1bchmx1inop3l
is not $	1k
is not a	-1p2l
is not covered	-1s1jn
is not enough	-1lp
is not going	1l
is not insured	1n
is not named	-1l1n
is not on	-2l-1j1n
is not really	-1lp1io
is not something	-1anp2l
is not the	1i
is nothing	-2l-1s1p
is nothing on	1n
is nothing to	-1s1p
is now	-3i-1sA1dn4u
is now a	-1A1nu
is now okay	-1i2u
is on	-2k-1bhjsx2q
is on the	-1kns
is on you	-1is1d2ln
is one	-3p-2s-1j1gilo2k
is one ~money	1g2i
is only	-1ims1bdg3l
is only ~money	-1l
is our	-1p1r
is own	2s
is paid	1k
is really	1q
is recorded	-1i1y
is recorded $	-1i1y
is second	1s
is second in	1s
is sensible	2p
is sensible $	2p
is she	-1u1i
is simply	-1np
is so	-1q1p
is somebody	2n3b
is something	2i
is still	-1i2n
is that	-4np-2b-1aht1gry2ou5i
is that $?	1i
is that a	-1pu2gi
is that about	2i
is that nobody	1o
is that right	-1u3i
is that what	-1n1e
is that ~not	1o
is the	-4bl-3hp-1gquvwz1acfijkr3o
is the best	1c
is the capital	1c
is the car	1B
is the last	1p2f
is the most	1a
is the one	-1p2j
is the part	-1i2s
is the policy	1i
is the right	1d
is the square	1ci
is the thing	1i
is the ~cover	-2n-1j1i2k
is the ~kin	1or
is the ~thing	-1c1iB
is there	-1u1b2adg
is there a	-1g1bh3i
is there any	1g
is there anything	1i2g
is there something	-2i2a
is this	-2adv-1cghpwy1bA3iu
is this @name	-1bv5i
is this a	-2i-1h1u
is this an	1b
is this your	1i
is tied	1s
is tied to	1s
is time	1x2j
is time for	1x
is to	-2i-1s1d2jp
is understandable	3p
is up	1lxA
is way	1b
is what	-2ip-1lm1knz3s
is what i	-1k1j
is what it	2s
is what pays	1s
is what you	1k
is what ~pay	-1il2s
is where	-1ip1jklr
is where we	-1n1r
is why	1x
is worth	-2ls-1km1nz2j
is worth $	1n
is worth a	-1s2j
is you	-1inp1orx
is your	-1bhmpsv1anx2i
is your annual	1x
is your biggest	1i
is your favorite	3c
is your money	2p
is your problem	-3i3a
is your wife	1i
is your ~kin	1i
is your ~money	1x
is yours	-1i1kn
is yours $	-1i1n
is ~cover	-1jp1n
is ~feel	-1almnoqs4p
is ~feel $	-1i3p
is ~feel to	-1p
is ~harm	-1i2n
is ~money	-3j-2rs-1ilopz2k3c4m
is ~money $	-1jp1k2m
is ~money a	1mp
is ~money and	-1jn1lm2k
is ~money more	1m
is ~money times	-1m1cs
is ~money ~money	-1ln2k
is ~not	-4s-2jxB-1bcdehmqvwzAC1a2lnp
is ~not $	-1n1kl
is ~not a	-1p2l
is ~not business	1j
is ~not covered	-1s1jn
is ~not enough	-1lp
is ~not fun	-1l1p
is ~not going	1l
is ~not in	-1s1l
is ~not insured	1n
is ~not named	-1l1n
is ~not on	-3l3n
is ~not really	-1lp1io
is ~not something	-1anp2l
is ~not the	1i
is ~not to	-1s1p
is ~not ~cover	1ln
is ~pay	1k
is ~soon	1i4h
issue	1lo3i4g
issue _ ~cover	1gl
it	-7c-4b-3atC-2efquyAD-1hknpsvwxz1gijlr
it $	-3u-2ckx-1fhiopsvwA1adltB2gjD
it $?	-2hptu-1abcdjklnorsxz2g4i
it _ #	-1hln1suz2m
it _ $	-2ailmx-1bfknstuD1egpBC2d
it _ $#	-1k1m
it _ $?	-2h-1dopu1gitA
it _ @name	-1mp1uwA4v
it _ a	-2s-1ijlmnou1ak
it _ about	-1in1o3x
it _ again	1q2i
it _ all	1l
it _ and	-1inr1ko
it _ are	1p2i
it _ back	1n
it _ be	-1ehnps1ij2mx
it _ by	-1k2z
it _ cost	1s
it _ easier	1ho
it _ excluded	2l
it _ for	-1hl1is2k
it _ going	1lp
it _ good	2p
it _ got	-1p
it _ hard	-1p1i
it _ have	1r
it _ if	-2i-1g1ks2u
it _ in	-1s
it _ is	1d
it _ it	-1s2p
it _ like	-1ail3o
it _ me	3p
it _ more	-1s1jnr
it _ no	-1l1af
it _ not	-1emnB1hp2l
it _ now	-1s1dn
it _ on	-1ij1gl
it _ one	1gn2i
it _ only	-1l1d
it _ out	-3l-1s1k
it _ own	2s
it _ pays	2l
it _ really	-1p
it _ sense	1pz
it _ somebody	-1i1no
it _ that	-1ms1jk4i
it _ the	-3p-1lrxz1ko
it _ time	-1p1x2j
it _ to	-1gils1m
it _ up	1hm
it _ ways	-1h1k
it _ what	1j
it _ when	1n
it _ with	1h
it _ work	1s
it _ worth	-1jlp1sz2n
it _ you	-1dgmnpu1ahor2j
it _ your	-1l1ds
it _ ~feel	-1l1i2p
it _ ~harm	-1l1ein
it _ ~money	-1hl1sz3m
it _ ~not	-2n-1emB1fh3l
it _ ~pay	-1j4l
it a	1m
it about	-1j1m
it again	-1in1o
it all	-1k1y2eir
it all $	1i2e
it and	2d
it as	1l
it back	-1m2r
it back up	1n
it be	1i2h
it been	1i
it by	1h
it comes	-1is1n
it comes back	1n
it cost	1n
it costs	-1k1z
it covers	-1ln1s
it does	-1s1lnp
it does not	-1s1ln
it does ~not	-1s1ln
it done	-2i1dfgo
it for	-1n2d3j
it for you	-1n1j
it go	1o
it going	-1p1sA2gi
it has	-2p-1io
it help	-1u1ik
it help if	-1u1ik
it if	-1p1os
it in	-1ejmp1gk2n
it in the	2i
it is	-2iB-1abcefhjkqC1dmpuw2vx
it is #	1k
it is $	-1n1s
it is $#	-1k1m
it is @name	-1mp1uwA4v
it is a	-2al-1ijos1kp
it is about	-1in1o3x
it is excluded	2l
it is going	1lp
it is got	-1p
it is hard	-1p
it is in	-1s
it is like	-1i1s
it is not	-2n-1B1ikp2s
it is now	-1s1dn
it is on	1d
it is one	1gn2i
it is only	-1l1d
it is own	2s
it is really	-1p
it is that	-1n1x4i
it is the	-2s-1ijp1dno
it is time	1x2j
it is worth	-1jp1z2n
it is ~feel	-1l2p
it is ~money	-1j1m
it is ~not	-2n-1dB1ikps
it just	-1l2i
it leaves	-1ln1k
it leaves out	-2l-1n1k
it like	-1g
it makes	1jpz
it makes sense	1pz
it may	1n
it might	1p
it never	1s2p
it now	-2g-1ij3d
it now $	-2i-1gj3d
it okay	-2i1u
it on	1k2g
it one	1r
it only	2l
it or	-1g1dhs
it out	-1ds1jn2k
it out $	1jk
it over	-2i-1dknp1g3h
it over $	-1ip1g
it pays	-2i2s
it pays for	-1l1np
it renew	1qB2i
it seems	-1i2op
it shows	-1iC1h3p
it so	2d
it something	1i
it sounds	-2p2o
it sounds like	-2p2o
it stands	-1l2n
it still	1lno
it stops	-1p1n3l
it takes	-1p2a
it that	1ip
it the	-1s2fi
it to	-1gj1hlps
it to you	1h
it today	1d
it today $	1d
it up	-1s1ik
it up $	1i
it was	-1n1ors
it were	2j
it when	1ep
it when you	1el
it will	-2n1es
it will not	-1n2l
it will ~not	-1n2l
it with	-1il1j2k
it with the	1j
it with you	1k
it would	-1hp2mx
it would be	-2n-1hlp1j2mx
it would cost	1n
it would ~money	1n
it you	-1dn1l4i
it you are	1p2i
it your	1n
it yourself	1n
it yourself $	1n
it ~cover	1k
it ~meet	1BC
it ~money	-1ds1nz
it ~not	1s2p
it ~pay	-1in3s
it ~pay for	-1l1np
it ~pay if	1s
it ~pay your	-1l2s
it ~soon	-1il1dj
it ~soon $	-1i1jn
itsel*	-1n1j
itself	-1n1j
jewel*	-1gklps3nr
jewelry	-2j-1ks2n3r
jewelry $	-1s2n
jewelry _ and	1r
jewelry and	1i
jewelry is	1n
job	-2l1ci2x
job $	-1jl1s
job _ you	1i
job and	-1n1d
jobs	-1i3n
jobs $	2n
joke	-3i-1bp1a2c
joke $	-3i-1bp1a2c
jokes	1c
judgm*	-1j1i2ap
judgment	-1j1i2ap
jump	1i2u3p
just	-6i-5p-3jn-2cmq-1efklvBCD1agrty2bdo3sz
just _ $	1i
just _ $?	-2i2t
just _ a	-1i1guz
just _ and	1i
just _ it	-3i-1jl3d
just _ me	-1c1bgh2d
just _ the	1gj2b
just _ to	-1p1sx
just _ you	1y2s
just _ ~cover	2s
just _ ~not	1n2l
just a	-1al
just calling	1x
just calling to	1x
just do	-3i-1j1g3d
just do it	-3i-1j1g3d
just get	-1i1ju
just give	1bg2d
just give me	1bg2d
just like	2o
just now	1i
just now $?	1i
just say	-3i-1b1gln2t
just so	-1n
just the	-1i2a
just to	-1nsz1o2r
keep	-3ns-2acdt-1befghilD1kopC4j
keep $	1l
keep _ $?	1i
keep _ deductible	-1is1j
keep _ old	-1jn1r
keep _ on	-1n1jk
keep _ ~cover	-1is2j
keep coming	1i
keep coming $?	1i
keep it	-1hil1pu3k
keep paying	-1n1j
keep the	-1ikns1jr
keep the old	-1jn1r
keep the ~cover	1j
keep you	-1l2C
keep your	-1i
keep your deductible	-1i
keep your ~cover	-1i
keepi*	-1atD1pu
keeping	-1atD1pu
keeps	-1i2b
kept	-2n-1i2o3p
kicks	-1n1ls
kicks in	-1n1ls
kid	-1i1ejo
kid $	1no
kids	-2hklx-1bgjnptzD1dior2e
kids $	-1aj1iop
kids $?	2i
kids _ $	-1h1ce
kids _ a	1s
kids _ the	-1i1ae
kids and	-1n1jr
kids in	-1i1a
kids in the	-1i1a
kids would	1e
kind	-2n-1cj1ad2os
kind _ policy	-1n1l
kind _ work	-1i1s
kind _ ~cover	-1n1il
kind of	-2n-1cj1d2ao
kind of policy	-1n1l
kind of work	-1i1s
kind of ~cover	-1n1il
know	-4j-3g-2koqtx-1defmruAC1y2aclD4p
know $	-2a-1bcjoC1y3pD
know $?	-2i2a
know _ $	-2p1a
know _ are	-1a1bdu
know _ good	2a
know _ i	-1p1il
know _ is	-2l4p
know _ it	2l
know _ the	1n
know _ they	1h
know _ you	2a
know _ your	1i
know about	-1l1n
know how	-1n1aipz2c
know it	-2l2p
know it is	-2l2p
know that	1a
know that is	2p
know the	1ap
know what	-1cp1h2l
know what they	1h
know what you	2a
know yet	1l
know you	-1agp1bu
know you are	-1a1du2b
knows	-3i-1lp1s
labor	2s
ladde*	1n
ladder	1n
lady	-1i5a
lake	-1p
lakes*	-2i-1abjnpqsuxC4v7w
lakeside	-2i-1abjnpqsuxC4v7w
lakeside $	-3x-1i3v4w
lakeside _ $	-1i1w
lakeside _ this	1w
lakeside insurance	-2x-1iA1B3w
lakeside insurance $	-1i1w
lakeside insurance this	1w
lakeside ~cover	-2x-1iA1B3w
lakeside ~cover $	-1i1w
lakeside ~cover this	1w
land	-1l3s
landl*	-1aijk1p2n
landlord	-1ls1p3n
landlords	-1j1ls
landlords ~cover	-1j1ls
lands	1r
langu*	-1ad1bj
language	-1ad1bj
last	-3jk-2abcq-1eglmuzC1fhn2dit
last #	1h
last # years	1h
last _ $	-2p-1q2d3t
last _ $?	-2t2i
last _ and	1x
last _ years	1hi
last _ you	2p
last spring	1i
last spring $?	1i
last thing	1pt
last thing you	2p
last time	1i2f
last week	1x
last week and	1x
last year	-1pt
last ~money	-1pt1is
last ~money years	1h
last ~soon	1x
last ~soon and	1x
lasts	1ns
late	-1i1nq
late $	1q
latel*	1i
lately	1i
later	-2ip-1dghlAD1es4C
later $	-2i-1dhlpA1ejsC
law	-1p1l
lawsu*	1e
lawsuit	1e
lawye*	-1np3l
lawyer	-1ns3l
lay	-2h1ks
lay _ #	1hs
lay _ ~money	1hs
lazy	-2l-1ip5a
leaks	-1i1n
lean	1j
learn	-1i1z2a
learn*	3z
lease	1in
leasi*	1i
leasing	1i
least	-1n1d3j
least #	2j
least ~money	2j
leave	-3p-2gs-1abfikrz1hln4j
leave $	1in
leave _ alone	-1z1l
leave _ ~cover	-1s1j
leave it	1j
leave that	1j
leave the	-2i-1k1n2j
leave you	-1fz1l2h
leave*	-3s-1ijp2n3l
leaves	-3s-1ijp2n3l
leaves _ out	1n3l
leaves out	-1n1k
leaves you	-1ijs1ln
leavi*	-1l1d
leaving	-1l1d
left	-2js-1achim1dlnpx2k3e
left $	1e
left _ $	1n2el
left _ quote	1kx
left _ ~money	1kx
left a	1x
left in	1b
left on	-1i
left on the	-1i
left out	-1is2n3l
left out $	1n3l
left you	-1no2p
legal	-1h
lend	-1h3c
lend me	-1h3c
lende*	-2jkn-1beflpz1h2sx
lender	-2l-1fjknpz1hsC2x
lender _ me	1x
lender and	1g
less	-2s-1il1jp2n3m
less $	1jn2p
less than	-1jps4m
let	-5i-4cp-3u-2efmntx-1bhlvwABD1dzC2qr3g
let _ compare	2k
let _ do	1d
let _ down	-1i1o2q
let _ finish	-1g1ad
let _ get	-2i-1h1d2gC
let _ go	-1hisz1drC
let _ just	1g
let _ know	2h
let _ look	-1hj1kz
let _ make	2gi
let _ put	-1dh1g2j
let _ see	-1gjk
let _ show	-1ir3k
let _ start	1bdz
let _ take	2q
let _ talk	1hz
let _ write	2g
let _ you	2s
let _ ~buy	-1jk1bdz
let _ ~meet	-1g1hz
let me	-3bcd-2n-1ijptuC1kl3r
let me go	2r
let me make	2i
let me put	-1h
let me show	-1ir3k
let me write	2g
let us	-5i-2lpq-1aemnorxC1bz3d4g
let us do	1d
let us get	-2i1d3g
let us go	-1i1d
let us just	1g
let us look	-1j1kz
let us put	1g2j
let us see	-1gj
let us start	1bdz
let us talk	1hz
let us you	2s
let us ~buy	-1jk1bdz
let us ~meet	-1g1hz
let you	-1ghik1o2qC
let you down	-1i1o2q
let you know	1h
lette*	1ips
letter	1n2i
letters	-1n1ps
letti*	-1ins1dyB
letting	-1ins1dyB
level	1k
liabi*	-2i-1abcdeghklox2jrs
liability	-2i-1abcdeghklx2jrs
liability $	-1nrs1l3j
liability _ a	-1l1s
liability _ if	1s
liability _ not	-1n1lp
liability _ rental	-1j3r
liability and	-1jl1s
liability does	-1n1p
liability does not	-1n1p
liability is	1n
liability on	1s
liability pays	1s
licen*	-1cgu1i
license	-1c1i
life	-3jl-2p-1adfhiqrzC1cems2vw
life $	-1jpx1mv
life $?	1c
life _ $	-1i2x
life insurance	-1sw2nx
life insurance $	-1w2x
life is	1e2s
life partners	1vw
life partners $	1w
light	-1a1i2e
like	-4lt-3de-2bknxyB-1fhjquvwACD1cim2agp3o
like #	-2g-1aklp1iu2m
like # $	1n2i
like # bucks	-1i
like $	-1hp1gko
like $?	2g
like _ $	-1alm1op2in
like _ $?	-1ct1i
like _ a	1is
like _ are	-2p-1s2o
like _ bucks	-1i
like _ do	1g
like _ for	1p
like _ get	1m
like _ have	-1o2p
like _ is	1no
like _ or	1dh
like _ should	-1o2j
like _ target	1p
like _ to	1g
like _ your	1l
like _ ~buy	-1c1g
like _ ~cover	-1n1jrz
like _ ~harm	-2p1o
like _ ~meet	-1g2c
like _ ~money	-1i1m
like a	-2bino-1gj1m3acp
like a target	1p
like an	-1s1p
like for	-1h
like it	-1l1d2h
like me	1g
like me to	1g
like that	-1jm1no
like that $	-2p1ino
like that ~harm	-2p1o
like the	-2j-1ns1bgpr
like they	-1i1p
like this	-1a1p
like this $	1p
like to	-3j-2p-1dh2gz3i
like to do	1g
like to get	1m
like to ~buy	-1c1g
like to ~meet	-1g2c
like you	-3p-2i-1s1o3aj
like you are	-2p-1s2o
like yours	1ps2j
like ~money	-2g-1aklp1iu2m
like ~money $	1n2i
like ~money ~money	-1i1m
likes	-1i
likes it	-2p1l
limit	-3i-1k2js
limit $	-2i-1l1j2s
limit _ a	1s
limit and	1s
limit*	-2ps-1dgjlo1am2kr
limits	-2ps-1dgjlo1am2kr
limits $	-1i1kn2a
limits _ you	1k
limits and	-1n1m2k
limits you	1r
line	-2gjpr-1achiuxA1dnq2t3k4y
line $	-1nxA1bs2qy3k
line _ line	-1h3k
line by	2k
line by line	2k
link	-1ls3h
link in	-1ls3h
liquo*	-2l-1ip1ks2j
liquor	-1ilp1ks2j
list	-3h-2ak-1bdgioxz1l2rs4f5j
list $	-2h-1a1lps3f
list _ $	1fl3j
list him	3j
list it	1j2l
list it $	1jl
list the	-1p1jr
liste*	-4i-2p-1bcklu1jsz2rD3a
listed	-1k1s2jr
listen	-2i-1cj1z3a
listen to	-2i-1c2a
listening	-2i1a2D
littl*	-2p-1chln1dmu2et
little	-2p-1chln1dmu2et
live	-1c1inoz2s
live _ what	-1i1oz
live with	-1c2i
lives	-1l1in
lives _ $	-1l1n
lives on	-1l1n
livin*	-1cp1e2i
living	-1cp1e2i
living _ $	-1l
living _ a	1ei
living _ on	1ln
living on	1i
living room	1l
llc	-1a1i
loan	-3l-1abdegkp1s2nx
loan $	-1blp2jn
loan _ it	1i
loan _ off	-1s1n
loan _ the	-1l1s
loan _ you	1s
loan comes	-1s1n
loan comes off	-1s1n
loan for	1c
loan officer	-1s2x
loan on	-1n1s
loan on the	-1n1s
loans	2i
lock	1gj
lock _ in	1gj
locke*	-1s1n
locked	-1s1n
login	2i
long	-2l-1adfghjptuA1in2C
long $	-2p-1lC1o2n
long _ $	-1i3C
long _ you	1is
long _ your	1i
long is	1b
longe*	1ln2C
longs	2i
look	-3gl-2abcou-1emnpqstx1hz2k
look $	-1p
look $?	1i
look _ $?	1h
look _ a	1j
look _ both	-1hsz3k
look _ it	-1dk
look _ over	1h
look _ that	-1s2j
look _ the	1rs
look _ this	2i
look _ what	-1i1z
look _ your	-2k1i2z
look at	-2dl-1cghmux2kz
look at a	1j
look at both	-1hsz3k
look at it	-1k1j
look at the	1rs
look at what	-1i1z
look at your	-2k1is2z
look for	-1s2hj
look it	1h
look it over	1h
looke*	-2p1s
looked	-2p1s
looked at	-1p1s
looki*	-1adjno1imz
looking	-1adjno1imz
looking _ #	1m
looking _ ~money	1m
looking at	-1d1m
looking at #	1m
looking at ~money	1m
looks	-1ijln1gks2p
looks at	-1n2s
looks like	-1s1p
lose	-3i-2aj-1blo1p3e
lose $	1k
lose _ house	-1i
lose _ you	-1dl1e
lose _ ~kin	1ep
lose _ ~thing	-1i
lose the	-1ijn1d2e
lose the house	1e
lose the ~thing	1e
loss	-1ilq1ps2h
loss of	1s
loss runs	2h
lost	-1bikp1ae2t
lot	-4s-2ajl-1bcdehkoux1npB
lot $	-3p1n
lot _ money	-3p
lot _ people	2p
lot _ you	-1n1opB
lot about	-1n2p
lot more	-1s1n
lot of	-2s-1aclmno1p
lot of money	-3p
lot of people	2p
lot to	2p
lots	-1s3p
lots of	-1s3p
lousy	2p
love	-2jp1e3g
low	-1ipr1ms2n
low $	-1p1s
lower	-1jl
lower level	1n
loyal	-1ps
loyal*	-1j2p
loyalty	-1j2p
luck	-1cp3C
lunch	-1ik1hqu2p3C
lunch _ $	1hqC2p
lunch rush	-1i1hquC
lunch rush $	1hqC
machi*	-2l-1p
machine	-2l-1n1s
machine _ the	-1l1s
machines	1n
mad	-1i1oq2p
mad $	-1i1op
made	-2g-1hpst1i
made you	2i
magic	-1ip1l2c
magic _ $	-1ip1l2c
main	1i
make	-3h-2cu-1beknpqstBCD1dfl3ij4g
make _ $	-1p2i
make _ $?	-1p
make _ a	-1pu2g
make _ i	2i
make _ your	-1i1d
make a	-2i1p2j
make it	-2j-1hp1m2g
make me	-1i1p2a
make sense	-3p4i
make sure	1fir
make sure i	2i
make the	2g
make you	-1u1i2g
makes	-2is-1abdoqtuxB1lnzD2jp
makes _ $	-2i-1u2D
makes _ sense	1j
makes _ you	1p
makes it	1i2n
makes sense	-3i-1ou1jzD2p
makes sense $	-2i-1u2D
makes sense you	1p
makes the	1j
makes you	-1t1i
makin*	-1abu1g3i
making	-1abu1g3i
man	-2i-1bcjlosD1dB2aC4p
man $	-1iD1B2C
man that	2p
man you	2a
manag*	1d2a
manage	1i
manny*	1n
mannys	1n
many	-1aghiltu1bcds2pB
many _ are	-1b3c
many _ in	1n
many _ you	-1p1sB
many employees	1iB
many kids	1n
many miles	1s
many people	1i
many ~kin	1n
map	-1l1ip2s
map _ you	1p
maple	2x
maple street	2x
mark	1ik
marke*	-1ln1s
market	-1ln1s
market value	-1l
marri*	-1aD1e3i
married	-1aD3i
married $?	2i
match	-1hiz2j4k
match your	1j2k
matte*	-1il1s
matter	-1il1s
matter what	-1l
may	-1abelxz1gy2nu
may _ ask	-1uz1i
may be	-1s1y
may i	-1xz1g2u
may i ask	-1uz1i
may not	1n
may ~not	1n
maybe	-2p-1D
me	-5es-4jnD-3imoC-2aw-1flpA1drtuB2bq3x4h5c
me #	-1h2c
me $	-3i-2gjpD-1hnosuvwC1alqAB2t3c
me $?	-2gi-1q1tu2c
me _ #	-1k1hi2b
me _ $	-2bco-1eghijqtuA1B2adpv
me _ $?	-1i1cu2t
me _ a	-1r1bz
me _ add	1i2g
me _ dec	1h
me _ get	1g
me _ give	1x
me _ go	-1h1i
me _ is	-1c1i
me _ it	1rB
me _ number	-1cf2ix
me _ picture	-1i2h
me _ second	-2c-1b
me _ that	-1ghip1oq
me _ the	-1br1h
me _ this	2i3g
me _ what	1r
me _ would	-1n1j2x
me _ you	-3i-1r1l2k
me _ your	-2c1bg
me _ ~cover	2h
me _ ~meet	1x
me _ ~money	-1k1ci2b
me _ ~send	-1g1h
me a	-2agi-1dklpstx1h5c
me a second	-2c-1b
me about	-2b-1cg2i
me about the	-1b
me about your	-2c2i
me ask	1pz
me go	2r
me i	-1clp1jt3q
me i would	1j
me is	-1i1o2n
me make	2i
me put	-1h
me show	-1ir3k
me show you	-1ir3k
me that	-1gi1p4h
me the	-1k1cdhi2bgj
me through	-1c1iB
me to	-3c-2jp-1bdenqszB1lu2gix
me to add	1i2g
me to get	1g
me to give	1x
me to go	-1h1i
me to ~meet	1x
me to ~send	-1g1h
me too	-1j2p
me too $	-1j2p
me what	-1c1b
me what is	1i
me with	1c2g
me write	2g
me you	-1n2x
me you would	-1n2x
me your	-1fhit1bdk2c3x
me your number	-1f2x
me ~money	-1h2ci
mean	-3p-2l-1acou1ks2q3i6t
mean $	-1t2i
mean $?	2t
mean _ $	1kt
mean _ that	-1t1i
mean _ you	3t
mean by	1it
mean by that	-1t1i
mean to	1t2q
meani*	1c2t
meaning	1c2t
means	-4i-3j-2klnp-1ademr1B8s
means #	1s
means they	-1ijp
means you	4s
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
mess	-1p1b
messe*	1qt
messed	1qt
met	-1h2x3a
met _ the	1x
met at	1x
met at the	1x
middl*	-2i1mqsuB2j
middle	-2i1mqsuB2j
middle of	-1i1qsuB
midni*	-1i1dg
midnight	-1i1dg
might	-1is1l2j
might _ to	-1iop2j
might not	-1s1lo
might want	-1iop2j
might want to	-1iop2j
might ~not	-1s1lo
milea*	-2i-1kpz3jr
mileage	-2i-1kpz3jr
mileage _ $	2r
miles	-1i1l2s
miles you	1s
mind	-2agp-1bcjktz1y2iu3h
mind $	-1p
mind $?	1i
mind _ asking	-1d
mind _ i	1iy2u
mind _ me	1i2h
mind a	-1i1u
mind if	1iy2u
mind if i	1iy2u
mine	-2jn-1adghilpsu1z7k
mine $	1k
mine and	2k
minim*	-1ilops1jn3k
minimum	-1lops1jn3k
minimum $	-1n2j
minimum _ $#	2k
minimum _ ~money	2k
minut*	-6i-3c-1ajkmprtC3d7u
minute	-4i-1acgs1l2d5u
minute $	-1gi1b2du
minute $?	-3i3u
minutes	-3i-2c-1bklmnp1sz4u
minutes $	-2i1dsz2u
minutes $?	-1gi1hu
miss	-1u1r2i
miss _ $?	-1u
misse*	-2q-1pu4t
missed	-2q-1pu4t
missed _ $	-2q3t
missed that	-2q-1ip4t
missi*	2biz
missing	2biz
missing $	1ikz2b
mista*	3q
mistake	3q
mistake $	2q
mix	1q2p
mixer	2x
mm	2D
mm $	2D
mod	-1ajknp2r4s
mod $	1r
mod _ ~money	1s
model	-2a4b
model $	-1a1b
mom	-2i1a2no
momen*	-3i-1bc1j3u
moment	-3i-1bc1j3u
moment $?	-1i1u
moms	1n
money	-2gjkm-1blrux1c2ios
money $	-2p-1ijmn1alo2s
money $?	1i2c
money _ a	2p
money _ the	1dis
money _ to	-1d1n
money and	-1i1op
money goes	1n
money goes to	1n
money or	2i
money*	1is4p
moneys	1is4p
moneys tight	1ij2p
month	-2cks-1abjlnrt1q2im
month $	-2il-1cknps1d2m
month _ i	1pqB
month _ you	1m
month and	1ip
month*	-1cdhors1gil3m
monthly	-1j1g2m
monthly $	1m
monthly or	2g
months	-1drs1ijlm
months $	-1ij1lm
months of	1j
more	-3abcil-2eghqu-1pvxyD1djn2mo3ft
more $	-2j-1s1i2m
more _ #	1lm
more _ $	-3p-1adinq1s2fo
more _ a	1s
more _ from	1C2f
more _ month	1j
more _ than	-1p1o
more _ that	-1p3i
more _ the	-1mps1j2t
more _ they	1n
more _ you	-2i2m
more _ ~money	1jl
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
more than	-1adeo1jkmnp
more than a	1s
more than the	-1ps1j
more time	-2i-1q1or3t
more to	-1m1n3s
more ~cover	-1p1j
morni*	-3D-2bpC-1acdgjlsxB4h6A
morning	-2pCD-1abcdgjlsxB1h4A
morning $	-1dipCD2A
morning @name	1uvA
morning @you	-1i1A
morning @you $	-1i
morning _ $	-2i-1v1A
morning _ @name	1vA
mortg*	-2k-1clop1s2n
mortgage	-2k-1clop1s2n
mortgage $	1jns
mortgage _ one	-1k1r
mortgage and	-1k1r
most	-1bcijkmt1n3ps
most _ ~cover	1n
most of	1n
most policies	1n
most ~cover	1n
mostl*	1i2s
mostly	1i2s
mothe*	-1p1dn
mother	-1p1dn
mother _ still	1n
mother is	1n
mother is still	1n
motor*	-1cu1js
motorist	1js
motorist $	1kn
motorist _ the	-2n-1l
motorist is	-2n-1l1s
motorist on	1i
motorist so	1n
move	-1bdhnp2gj
moved	1n
movie	-1b1c
movin*	1i
moving	1i
mr	1A
mr brandt	1A
much	-2bn-1cdghjkmoqrtuD1ap2s4B
much $	-1C1iB2a
much _ $	3B
much _ they	1ip
much _ you	2i
much _ your	1s
much did	-1q1ip
much of your	1s
much you	-3i1pz
music	2c
must	-3i-1jl1d5a
must _ been	-1a1p
must be	-1i1a
must have	2a
must have been	-1a1p
my	-5s-4g-3inpuD-2ek-1almotwxA1hryB2v3bq8c
my _ $	-2gjD-1afhtuvxAC2cdB3b5q
my _ $?	-1g1i2c3b
my _ @name	-1i2v
my _ for	-1j1x3c
my _ i	-1i1p2q
my _ is	-3i-1abcdknpqs2jv
my _ would	1ij
my advice	-1n1i2j
my advice is	1j
my advice would	2i
my bad	1i3q
my call	-1q1p3B
my call $	-1q3B
my mistake	-1p3q
my name	-1ix2v
my name is	-1ix2v
my names	-1i3v
my names @name	-1i2v
my own	-1lq
my score	-3c5b
my suggestion	-1i1j
my wife	-1c
my ~advise	-1ns3j
my ~advise is	-1is2j
my ~advise would	1ij
my ~kin	-1bhipq3c
my ~meet	-1q1p3B
my ~meet $	-1q3B
my ~thing	1j
my ~thing i	1j
mysel*	-1l1v2p
myself	-1l1v2p
name	-3l-2dgis-1achkpquzC1fv2j3x
name $	1ex
name _ $	-2i1bj
name _ @name	-1i1x2v
name _ it	1j2n
name _ the	-1n
name is	-2l-1jx2v
name is @name	-1ix2v
name on	-1is1jnx
name on it	1j2n
named	-2l1jns
names	-1iA1l5v
names @name	-1iA4v
names _ $	3v
near	1i
neare*	1ls
nearest	1ls
nearest _ $	-1i1ls
nearl*	1n
nearly	1n
neck	1ap
need	-2bhiks-1aceflnquC1z3g6d
need $	-1di1o
need _ be	1i
need _ do	-1d
need _ to	1d
need _ ~buy	-1j
need a	1di2gj
need is	1d2gp
need the	1d
need to	-2gj-1op1dz
need to be	1i
need to do	-1d
need to ~buy	-1j
need your	2di3g
need ~cover	-1n1x
neede*	1xB
needed	1xB
needs	-2n-1s1lrx
neigh*	1n
neighbors	1n
nervo*	1p
nervous	1p
never	-6i-3j-2l-1gm1e3n4a
never _ $	1e
never _ that	-1p
never _ up	1ns
new	-2abhj-1cdegtuC2ikr
new $	2l
new _ $	-1jp1nr
new _ $?	1i
new _ costs	-1k1s
new _ would	-1j1km
new _ ~money	-1k1ns
new one	-2n-1p
new one $?	1i
new one costs	-1k1s
new one would	-1n1k
new one ~money	-1k1s
new patio	1x
new policy	-1jls1n2k
new ~cover	-1jls1knr
new ~thing	1inx
new ~thing $	1i
newbo*	1o
newborn	1o
news	-1iA2cp
news $	-1iA2cp
next	-3u-2gp-1acqrt1bei2n3h4k
next #	1d
next _ $	-2u1i2h
next _ $?	2h
next _ each	-1g1h2k
next _ the	-1h1n
next step	1j
next time	1hlnC
next to	-2j-1gpruz1ns5k
next to each	-1g1h2k
next week	-2u-1n1d2hi
next week $	-2u2i
next year	1l
nice	-2l-1nopA3D
nice _ $	-2p-1i
nicot*	2s
nicotine	2s
night	-1kpsxz1eC
night $	-1ik1eC
night $?	1hi
night*	-1n1r2p
nights	-1n1r
nights a	-1n1r
no	-3him-2ckoqtuwxA-1gsvyBC1ap2fnr3dl
no $	-1D1dp2br
no _ $	-3i-2l-1kmop1rs2jD
no _ and	-1l1os
no _ at	-2p-1i
no _ calls	-1dp3f
no _ for	-1s3l
no _ here	1ip
no _ if	-1s2l
no _ in	1l2p
no _ income	-1l1j
no _ insurance	1n
no _ is	1d
no _ motorist	1n
no _ on	-1d1l
no _ so	1ln
no _ that	-1o1d
no _ to	-2p1d
no _ you	-1n1a
no business	-1l1j
no business income	-1l1j
no coverage	-2s-1i1e2n
no coverage $	1e
no cyber	1n
no flood	1n
no i	-1l2i
no idea	2a
no insurance	-1s1l
no judgment	1i2p
no matter	-1il1s
no matter what	-1l
no more	-1p3f
no more calls	-1dp3f
no on	1jn
no policy	-1n1l
no pressure	-1np
no professional	-1l
no reason	-1o
no reason to	-1o
no rush	-3p
no that	1p
no tickets	1or
no to	-1lp1az
no uninsured motorist	1n
no way	-1p2l
no wonder	-1p1a
no wonder you	1a
nobod*	-3i-2bdegx-1chjkmstwyBCD1afl4np
nobody	-2ds-1bcghijkmtx1aq2ln3p
nobody _ a	2p
nobody _ it	-2p
nobody _ the	1n
nobody _ this	1p
nobody _ to	-1p1a
nobody _ you	1fq2p
nobody calls	1f
nobody can	2l
nobody likes	-1i
nobody likes it	-2p1l
nobody told	-1l1no
nobody told the	1n
nobody wants	1a
nobody wants to	-1p1a
nobodys	-2i-1el1f2p3n
noise	-1p1t2q
non	-1iln1js
non owned	-1iln1js
noon	1di2h
norma*	1n2p
normal	1n2p
normal ~cover	1n
not	-6i-4cegsxB-3hpruwyzAD-2bkmvC-1j1a4n6l
not $	-1ijls1hmn2k
not _ $	-3a-2djpB-1bekmnqD1s3l
not _ $?	1t2i
not _ a	-1ip1abd2e
not _ about	-1lp1n
not _ an	-1d1l
not _ and	1n
not _ any	-1i
not _ anymore	-1l2n
not _ anything	-1d
not _ by	2l
not _ coverage	-1n
not _ for	-1dms2l
not _ her	1j2i
not _ how	1a
not _ i	-1p1v
not _ if	-1l1j
not _ in	-1an1hlp
not _ insurance	-1n1i
not _ is	1l
not _ it	-1dno1ak2s3j
not _ lawyer	1l
not _ like	1p
not _ me	-2p1dl
not _ of	-1s3l
not _ off	-1l
not _ paid	1n
not _ that	-3p-1ad1jt2l
not _ the	-2d-1fijmqs1lnor2p
not _ there	-1j1o
not _ this	-2l-1ai1e2d
not _ till	1l
not _ to	-4d-2t-1aegjnsx1q4l
not _ until	1l
not _ up	-1l2d
not _ what	-1ps1l
not _ with	-1l1jn
not _ yet	1l
not _ you	-3a-1dehikoqA1lC2t
not _ your	-3n-1e1a2l
not a	-2p1o2l
not a lawyer	1l
not able	1l
not able to	1l
not allowed	-1p1l
not allowed to	1l
not an	1l
not backdate	1lp
not be	-2j-1lp1ehqs2b
not be paid	1n
not been	2n
not blame	-3l-1ad1i3p
not blame you	-1al1i4p
not call	-1hl3f
not call you	-1h
not change	-1ps
not change what	1l
not come	1dn
not cover	-1ins1l
not cover your	-1n
not covered	-1s1j2n
not covered $	-1s2l
not do	-1aijns3l
not do is	1l
not do it	-1n1dp
not do this	-1i
not enough	-1lp
not enough $	-1lp
not even	-2l1n3p
not feel	1p
not feel like	1p
not fix	-1djs1e2l
not for	-1s1n2e
not get	-3l-2jp-1q1it2a
not getting	-1l1dq
not give	1d
not give you	1d
not go	-2l1jos
not going	-1dp1l
not going to	-1dp1l
not have	-1ijls1abeko2nq
not have $	-1p
not have a	1be2d
not have the	1ln
not have to	-1d1op
not hear	-2il-1e2f3t
not hear you	-2il3t
not help	-1n1l
not here	-1l1n
not insured	1n
not issue	1l
not keep	2C
not know	-1dijp1n2a3l
not know $	2l
not know about	-1l1n
not know the	1a
not know what	1l
not know yet	1l
not leave	-2p-1a1dj
not like	-1d1ipr
not make	-1p2l
not mean	-2pt-1lo1s2q
not mind	-1d1i
not named	-1l1n
not need	1d
not need to	1d
not on	-2l-1j1n
not open	1i
not part	2l
not part of	2l
not pay	-1is
not pay $	1l
not pay for	-1s1l
not promise	-1p2l
not promise the	1l
not protect	1n
not put	-1p1dln
not really	-2p1io
not say	-1jp1l
not see	-1l2p
not so	1s
not something	-1anp2l
not something i	-1p2l
not take	-1j1dkp
not tell	-2i-1dp2l
not tell you	-2i-1dp2l
not that	-1l1ap
not the	-1kl1bn
not there	-1l
not to	-1l1dg2s
not touch	1l
not trust	1p
not understand	-1lpq1a
not want	-1dl1f2o
not want to	1f
not what	1s
not work	-2l
not you	-2i2d
not your	1p3a
note	1f
notes	1r
nothi*	-4i-3j-2ahk-1sx2np3el
nothing	-4i-3j-2ahk-1sx2np3el
nothing $	-2in-1hkp1dls2e
nothing _ the	-1l1n
nothing _ your	-1s1n
nothing for	-1p3n
nothing on	-1s1ln
nothing on your	-1s1ln
nothing to	1ep
notic*	-1lnpu1x
noticed	-1lpu1x
noticed you	-1u1x
now	-5p-4als-3ceh-2qtxAD-1kvwyzB1g2bfnu3C4d
now $	-2aiklpsuD-1cehqtwx1bjmn2fC3d
now $?	-2b-1cd1gi
now _ $	2iu
now _ is	-1l3n
now _ not	1bi
now _ you	-1p1g2b
now _ ~not	1bd
now a	-1aA1bnu
now and	1bi
now i	2i
now okay	-1i2u
now or	1i2d
now the	1k
now there	1n
now there is	1n
now you	-1n1r2i
numbe*	-4g-2abejnpu-1cdkBC1oqtxz2is4f
number	-4g-3u-2abjn-1ehkpzBC1ioqstx4f
number $	-1cikp1host2fx
number $?	-1g
number _ $	1fq
number _ i	-1h
number and	-1s1d
number for	1i2c
number is	-1i2s
number off	1fp
number on	1s
number on the	1s
numbers	-1c1h2z
numbers $	1z
numbers _ and	1h
numbers and	1hr
numbers together	1hk
obvio*	-1l2a
obviously	-1l2a
ocloc*	1hi
oclock	1hi
of	-5k-3b-2dgjrzD-1ilmntxyB1c2ps
of #	-2i-1nps1o2cl
of # $	-2i1l2c
of $	-1s1gn2p
of $?	1i
of _ #	1n
of _ $	-3i-2bds-1gjkmrtw1lnqu2aco
of _ $?	1cgh2i
of _ and	-1lC1ps
of _ are	-1a1i
of _ do	1i
of _ does	-1i
of _ house	1s
of _ if	1i
of _ in	-1m1ops
of _ insurance	1lnA
of _ is	1ins
of _ life	1e
of _ list	1p
of _ new	1i
of _ not	1jo
of _ on	-1ln1s
of _ pocket	1n
of _ sales	1s
of _ that	-1l
of _ think	3p
of _ to	2at
of _ wages	-1s
of _ were	2i
of _ year	1ps
of _ you	-1is1e2p
of _ ~cover	-1ijp1eA2l3s
of _ ~kin	-2p-1is1d2C
of _ ~meet	1ry2u
of _ ~money	1p
of _ ~not	1jo
of _ ~send	-1s1p
of _ ~thing	-1j1s2l
of a	-1j1ms2a
of any	2s
of business	1j
of course	-1ios2p
of course $	-1p
of course you	-1i2p
of coverage	1x
of coverage $	1x
of everything	-1ip1e
of folks	1p
of it	-2s-1d1aen2h
of it $	1a2h
of liability	1s
of money	-1p
of money $	-1p
of our	-1n1r2f
of paper	-2s
of people	-1as1p
of policy	-1n1l
of questions	-1i1u
of that	-1ai2lC
of that $	2l
of the	-1cejmu1ilvw2s
of the house	1s
of the new	1i
of the ~cover	1s
of the ~money	1s
of the ~thing	-1i1s2l
of things	2i
of this	-1bd1ny2u
of this $	1an
of those	-1c2i
of us	1h
of what	2l
of work	-1i1s
of you	-2a-1clnoux1gjp2i
of you $	-1ao2p
of you $?	1ghi
of your	-2p-1dfls1einC
of your pocket	1n
of your sales	1s
of your wages	-1s
of your ~cover	-1n1es
of yourself	-1ij2ap
of yourself $	-1ij2a
of ~cover	-1np1clm2s
of ~cover $	1x
of ~cover $?	2c
of ~kin	-1i1p
of ~money	-2in-1jp1oqsB2cl
of ~money $	-2i1l2c
of ~thing	2n
off	-3g-2beikot-1cmruxzAB1lq2js4f
off $	-3d-2i-1o1fjpq2al
off $?	-1s1i
off _ list	-1ah1q3f
off _ the	1j
off _ ~money	1h
off _ ~thing	-1in1j
off a	1h
off for	-1p2s
off our	1fp
off our list	1fp
off the	-2i-1aj1dq2fs
off the list	-1a1q3f
off the ~thing	-1in1j
off with	-1o1j
offer	1dkln
offer you	-1p1l
offer*	-1n2dk
offers	1k2d
offic*	-2ps-1bdfhijkln1qx2g
office	-2p-1isx1q
officer	-1s2x
often	-1p2s
oh	-2a-1bcjklstuxBC1y2iA3D
oh _ $	-4i-1apC1nA4D
oh _ that	1p
oh wow	-1pq2D
okay	-4ap-3cjns-2loqtzA-1eikmv1bgh2r6uD
okay $	-2C-1abA2i5D
okay $?	-1iD1h3u
okay _ $	-1bC1i2dgD
okay _ a	-1u1i2h
okay _ i	-2i-1h1rux
okay _ it	-1i1D
okay _ that	1iuy
okay _ to	-1p1D
okay _ will	-1p1fC
okay _ you	-2i1B2u
okay and	1g
okay got	-1i1D
okay got it	-1i1D
okay i	1fi
okay i will	-1p1f
okay if	-2i-1gz1x2u
okay if i	-2i-1g1ux
okay so	-1bjnoD
okay thank	2B
okay thank you	2B
okay time	-1i2u
okay with	-1gi1y3u
okay with that	1iuy
okay with you	-3i3u
old	-3bp-2d-1cghlnqstux1iz4a
old _ $	-2i-1l1n2j3a
old _ $?	1i
old _ and	-1h
old _ is	-1n1k
old _ would	1an
old _ you	-1a2i
old are	-1a1i
old are you	-1a
old one	-1l1j
old policy	-1lns1krz
old ~cover	-2s-1ln1jkrz
old ~money	-1n1l
old ~thing	1s
olds	2i
olds your	1i
on	-6c-4auC-3fmA-2gpstvz-1deowB1ijrx2q3n
on #	1x
on $	-2g-1behiklpq3jsD
on $?	1i
on @day	-1ijk4h
on @day $	-2i-1k1x
on @day $?	2h
on _ #	-1k
on _ $	-4s-2adgpr-1eikmoC1lz2jqtx3n
on _ $?	-1bdt1gh2i
on _ @day	-1k1lB
on _ and	1gqrs
on _ business	-1gn1z
on _ call	-1g1i
on _ car	-1j2n
on _ end	1y2i
on _ first	-1k1d
on _ fixed	2r
on _ for	-1h1p
on _ form	3n
on _ hail	1n
on _ hook	-1j2n
on _ house	1inp
on _ i	1q
on _ is	-1s2n
on _ it	-1ln1k2m
on _ left	-1j2k
on _ loan	-1i2n
on _ of	1s
on _ one	-1jn1kl2pq
on _ or	1s
on _ page	-1hi3k
on _ personal	-1l
on _ policy	-2l-1g1n
on _ recorded	-1xA2y
on _ right	-1j2k
on _ roof	-2i-1ns1j2k
on _ same	-1h1kr
on _ second	-1s
on _ so	1jn
on _ street	-2in-1js1x2de
on _ the	1ikl
on _ what	1k2h
on _ you	1h2i
on _ ~cover	-1gkl
on _ ~harm	1n
on _ ~meet	-1g1i
on _ ~money	-1k
on _ ~soon	-1k1lB
on _ ~thing	-2s-1ehlr1kn
on a	-1abdekpruA1gno2iy
on a @day	1lB
on a call	1i
on a car	1n
on a hail	1n
on a personal	-1l
on a recorded	-1xA2y
on a ~cover	-1n1s
on a ~harm	1n
on a ~meet	1i
on a ~soon	1lB
on a ~thing	1n
on for	1i
on here	2n
on it	-1dgklosx1jn
on it $	-2l-1dg
on it $?	1i
on it is	-1s2n
on me	-1j1q2t
on my	-1c1i2b
on now	1j
on one	-2i-1j1k
on our	-1h1x
on paper	-1j1k2h
on payroll	2i
on payroll $	-1s3i
on that	-2a-1b1klnq2g
on that $	-1np1i
on that one	-1j1l2pq
on that policy	-1jl1n
on that ~cover	-1jl1n
on that ~thing	1j
on the	-3js-2z-1acdfghmopqtxy1bl2eik
on the #	-1k
on the first	-1k1d
on the form	3n
on the hook	-1j2n
on the house	1ip
on the left	-1j2k
on the loan	-1i2n
on the policy	-3n-1gl1s2j
on the right	-1j2k
on the roof	-1is2k
on the same	-1h1kr
on the street	-2n2e
on the ~cover	-3n-1g1js
on the ~money	-1k
on the ~thing	-1js1ip2k
on there	-2i-1dos1m2n3j
on there $	-1i1jl2n
on this	-2n-1agj1bk2i
on this $	1i2b
on those	1i
on to	-1i2j
on top	-1n2s
on top of	1s
on us	3q
on what	1j2l
on wind	-1m1iknr
on you	-2i-1ks1bdelnpq
on you $	-1i1dlq2n
on you for	2p
on your	-2e-1bjklm1oz2ap
on your policy	-2j-1is2n
on your street	-1i2d
on your ~cover	-2j-1is2n
on ~cover	-1in1jr
on ~cover $	-1i1j
on ~money	1x
on ~soon	-1ijk4h
on ~soon $	-2i-1k1x
on ~soon $?	2h
once	-1gijkl1px2dt3h
once you	1n
one	-4ad-3bxz-2fhsAD-1giuyB1jlmn2er6k
one #	-1l1gikn
one # $	1m
one # a	-1m1gn2i
one $	-3i-2k-1aeg1mpqC2cl3j
one $?	-1k1i
one _ #	-1inp1krs
one _ $	-2jl-1nrD1hop3s
one _ $?	1u
one _ a	-1m1gp2in
one _ and	-2ns-1hi1r3e
one _ i	-2n1k
one _ is	1in3p
one _ of	-1ps2m
one _ or	-1k3i
one _ rental	1k
one _ salary	-1k1r
one _ that	1lq
one _ the	-1js1nvw3l
one _ those	2i
one _ time	-2i-1q1r3t
one _ to	-1l1n
one _ with	-1i1su
one _ would	1jn
one _ you	-1t1jks
one _ your	-1is1j2n
one _ ~cover	-1ns1k
one _ ~harm	1k
one _ ~money	-2n-1ijlp1rs3k
one _ ~pay	-1ls2k
one accident	1en
one bad	1n
one costs	1s
one crash	1n
one does	2kp
one for	-1p1jq2l
one has	-2l-1ns2k
one i	1j
one i would	1j
one income	-1n1j2r
one is	-1ns2j3k
one is ~money	-1n2k
one more	-2i-1knq1r2o3t
one more time	-2i-1q1r3t
one of	-1jps1ilnvw
one of the	1lnvw
one of those	2i
one of your	1n
one page	-1hi1k
one pays	-1ls1k
one times	-1klms1r2n
one times salary	-1k1r
one times your	2n
one with	-1jr1k
one with ~cover	-1r1k
one without	-1j1k
one without $	-1j1k
one would	-1n1k
one you	1g2l
one ~harm	-2s-1ik1n3e
one ~harm and	-2n-1k3e
one ~money	-1hjl1gikp
one ~money $	-1k1ms2p
one ~money a	-1m1gn2i
one ~not	-1j1k
one ~not $	-1j1k
one ~pay	-1ls2k
one ~thing	-1eln1irs
ones	-2s-1gln1m2q3k
onlin*	-1c1iu2x
online	-1c1iu2x
online $	1x
only	-3ms-1ehijkrux1a2bg3n5d6l
only #	-1l1dn
only _ $	-1a1j2ip
only _ $?	1i2b
only _ and	1n
only _ for	-1ik1do
only _ in	3l
only _ up	-2m2l
only _ ~money	1n
only a	-1jns1abl
only go	1l
only pay	-1is1o
only pay what	-1s
only pays	-1ks2l
only ~cover	1n
only ~money	1dn
only ~pay	-1dikps1o2l
only ~pay for	-1k1o
only ~pay what	-1s
open	-2lp-1agk1dr
open $	1hs
open to	-1g1u
openi*	2i3b
opening	2i3b
opini*	-1u
opinion	-1u
optio*	-1jnu1k2m
option	2km
options	-1u
or	-5cj-3lmop-2qruxyC-1abfhksvwABD2d6i
or #	-1k1s2t
or # $	3i
or # $?	-2i2t
or $	-1dg2i
or _ #	1i
or _ $	-1bcjknopstuC1adeh
or _ $?	-1ci1t
or _ companys	1i
or _ in	2g
or _ it	-1g1i
or _ like	1i
or _ or	-1a1i
or _ the	1i
or _ to	-1d1z
or _ you	-2i-1s2bn
or _ ~cover	1i
or _ ~money	1i
or _ ~thing	1i
or a	-2a-1u1e3i
or anything	-2a-1n2i
or anything $	-1a1i
or anything like	1i
or are	-1i1a2b
or are you	-2i1a2b
or did	1i
or does	1i
or is	-1dn1iu
or is it	2i
or just	2i
or no	1z
or out	-2i
or rent	1i
or something	-2i2a
or the	-1k1gin
or the companys	1i
or what	-2i1g3a
or what $	-2i1g3a
or you	-1i2d
or ~money	-1k1s2t
or ~money $	3i
or ~money $?	-2i2t
or ~not	-1il1hz3d
or ~pay	2g
or ~send	1n
or ~soon	-1i2e
or ~soon $	-1i2e
order	-1s1clz2n
origi*	1i
other	-3l-2agjnpr-1cemqtuxzD1bi3ks
other $	-1gj1k
other _ $	-1kln2bs
other _ $?	1i
other _ has	-1kl1s
other driver	-1kln1s
other driver $	2s
other driver has	1s
other drivers	1s
other guys	-1l
other people	1dn
other*	1k
others	1k
ouch	-2D3p
ouch $	-2D3p
ought	-1in3j
ought to	-1in3j
our	-4p-3i-2jklns-1abcdegmovBC1hrx2qy3f
our _ $	-1q1x2f
our _ is	-1i
our list	1fp
our list $	1fp
our office	-1ip1q
ours	-3ns-2j-1gipr2m7k
ours $	2k
ours _ #	-1s1km
ours _ the	-1j2k
ours _ ~money	-1s1k2m
ours has	-1js2k
ours has the	-1j2k
ours is	1k2m
ours is #	1km
ours is ~money	1k2m
out	-2aioprz-1bjmuvwyABD1n2dl3C4t
out $	-3i-2ade-1bgnos2j3l4t
out $?	-1t1iu
out _ #	-1hn1gl2j
out _ $	-2ip1nq2tC
out _ $?	-1t1i
out _ a	1s
out _ and	-1iln1ek
out _ form	2x
out _ in	1h
out _ me	1cn2d
out _ so	1l
out _ the	-2p-1nx1dh2e
out _ you	-2i-1j1n2as
out _ your	-2s-1hl1i2nC
out _ ~money	-1hn1gjl
out a	1x
out a form	1x
out and	1n2s
out at	1s2l
out back	1l
out for	-1s2a
out in	1g
out of	-1adeghjlx1bfinqC
out of the	-1p
out of your	-2s-1h1i2nC
out on	-1n1b2e
out on the	-1n1b2e
out that	2d
out the	1d2g
out there	-1l1it3C
out there $	-1i2tC
out there $?	-1t
out to	-1p1n2h
out with	1ci
outsi*	-2n-1i2s
outside	-2n-1i2s
outside $	1p
outside of	1l
outside the	-1l1s
over	-3dl-2acjp-1fgosxyD1eiv2nrw3h
over $	-2n-1djp1b2eh3k
over $?	-1h1i
over _ $	-2np-1hklAC1j2i
over _ ground	1ln
over _ harbor	1w
over _ lakeside	1vw
over _ the	1hC
over _ we	2r
over _ you	1B
over _ ~cover	1nx
over _ ~money	1p
over _ ~soon	-1i1h
over at	-1i2vw
over at harbor	1w
over at lakeside	1vw
over it	-1ns1j2r
over that	-1hp
over the	-1ij1tu2n
over the ground	1ln
over there	-1A3i
over there $	-1A3i
over this	-1e1h
over to	1B2h
over what	-1is1r2n
over with	1h
over your	1nx
overf*	-2n1i
overn*	1e
overnight	1e
overt*	1d
owe	-2k-1ajop1r2dq
owe #	1r
owe on	1i
owe you	2q
owe ~money	1r
own	-3p-2bdnx-1ceghmtuvC1a2s
own $	-1i1n2s
own _ $	-2in-1elp1kqs3a
own _ $?	1i
own _ and	-1s
own _ you	-1d1e
own _ ~thing	1i
own cars	1s
own cars $	1s
own cars and	-1s
own comp	1i
own comp $	1i
own injuries	1l
own it	-1n1lq
own policy	-1hi1j2a
own policy $	-1in1a
own that	1i
own ~cover	-1h1a
own ~cover $	-1n
own ~thing	-1ij1l
own ~thing $	-1i1l
own ~thing and	-1s
owned	-1iln1js
owned _ for	-1i2s
owner	-2j-1nsu1dhixA2a
owner $	1k
owner $?	2h
owner _ the	-1j2x
owner about	1x
owner about the	1x
owner*	1np
owners	1np
packa*	-2s-1ekp1jm
package	-2s-1ekp1jm
page	-1bcgijnpst1hqr2k
page $	-1hs1q
page $?	1i2h
page _ i	1z
page and i	1z
paid	-2j-1adehmrux1g2no
paid #	1n
paid $	1jn
paid $?	-1n1i
paid _ $?	1i
paid _ what	-1l
paid _ yourself	1o
paid for	-1s1kn
paid for $	1l
pain	1ap
paper	-2s-1j1k2h
paper $	-1lps
paper _ you	-1j1k2h
paper*	-1a1p2i
papers	1i
pardo*	-2i-1c2q4t
pardon	-2i-1c2q4t
paren*	1a
park	-1np1sw2x
park _ $	-1ip1s
park it	1s
parki*	1i
parking	1i
part	-4p-3j-2q-1bdghku1nt2ai4s
part $	-1lpq1a2t3s
part _ $	1i2a
part _ it	-1s1i
part _ pays	1s
part _ this	1i
part _ you	1is
part _ ~pay	-1i1s
part of	-2a-1ps1l2i
part of it	-1s1i
part of this	1i
part that	1s
part that pays	1s
part that ~pay	1s
part time	-1s1n
partn*	1vw
partners	1vw
partners $	1w
pass	-1g1j3b
pass $	3b
passe*	-1jn1sx
passed	1x
passed away	-1s1n
passengers	-1n1s
passw*	2j
password	2j
past	-1s1n
past the	1n
patie*	-1C2a
patience	-1C2a
patio	-2il-1psz1rvwA2x
patio $	-1inu1mx
patio _ the	1jn
patio and	-1n
pay	-3adek-2cprt-1bfghjquxzBC1ios3l
pay $	-2i-1l3s
pay $?	-1n1i
pay _ $	-1np1ms2l
pay _ a	-1n
pay _ if	1o
pay _ it	1n2g
pay _ that	1i
pay _ the	-1is1j2l
pay _ what	-1i1o
pay _ your	1mnp
pay _ yourself	1o
pay a	-1l1s
pay for	-1djn1i2l
pay for a	-1n
pay for it	2g
pay for that	1i
pay for the	1s
pay for your	-1l1jmp
pay it	1o
pay now	-1n1m
pay off	-1is1j
pay off the	-1s1j
pay the	-1ln
pay what	-1s
pay you	1l
pay your	1n
paych*	-1ekl1s3n
paycheck	-1ekl1s3n
paycheck _ the	-1n1s
payin*	-1bdhqtA1ils2n
paying	-1bdhqtA1ils2n
paying $	-1q1imp2l
paying _ a	1s
paying _ and	1ln
paying _ it	-1m1j
paying _ that	1k
paying for	-1m3n
paying for it	-1m1n
paying on	-1n1js
paying on a	1s
payme*	1g2p3i
payment	2gip
payro*	-2n-1k2is
payroll	-2n-1k2is
payroll $	3i
payroll and	-1in1r2s
pays	-5i-4j-2abdemprx-1cghnoqzBCD2k4l5s
pays $	2l
pays _ $	2kl
pays _ a	-1kl2s
pays _ for	-1l1k
pays _ the	-2l-1i1p2s
pays _ you	1n
pays _ your	-1s1l
pays for	-2i-1jkl1s
pays for a	-1l1s
pays for the	-1kl1p2s
pays if	-1n1ls
pays nothing	-1s2l
pays the	-1n1s
pays what	1l
pays when	1l
pays you	-1i1s
pays your	-2n-1l1s
penni*	-1j1n2e
pensi*	1i
pension	1i
peopl*	-2bcik-1eghjlmoqtuxyBC1s2a3p
people	-2bcik-1eghjlmoqtuxyBC2a3p
people $?	1i
people _ a	1p
people _ for	1d
people _ in	1r
people _ that	2p
people _ you	-1p3a
people always	-1p1a
people like	-1ps2a
people who	1d
per	-1jl2s
per _ and	1s
per accident	-1l2s
per person	-1n2s
per person and	1s
per ~harm	-1l2s
perce*	-2h-1jlp1nr2km
percent	-1lps1ir2m
percent $	1j
percent _ and	-1n
percent _ the	1n
percent _ your	1m
percent deductible	-1n1k
percent of	-1s1m
percent ~cover	-1n1k
percentage	-1h1n2k
percentage deductible	1n
percentage ~cover	1n
perfe*	1BD
perfect	1BD
perio*	-1ij3l
period	-1ij3l
period $	1n
period on	2l
perma*	2s
permanent	2s
permi*	-2i-1jp2ux
permit	-1jp2x
perso*	-3i-2a-1ceghmrz1bd2no3s
person	-2i-1aghkmu1bnp2dos
person $	1s2o
person $?	-1u1b2i
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
phone	-1jlp1mt2d
phone $	-1j1dm
photo	2h
photo of	2h
physi*	-1i1j3c
physical	1j
pick	-1p2c
pick up	1i2c
picki*	1iB
picking	1iB
picking up	1iB
pictu*	-2i-1ps1ej2h
picture	-2i-1ps1e2h
piece	-1np
piece _ paper	-2s
piece of	-2s
piece of paper	-2s
piece*	2j
pieces	2j
pipe _ $	-1s
pipe burst	-1s
pipe ~harm	-1s
pizza	-1s1lmn2c
place	-2hl-1abdeku1o2cgi
place $	-1s1in
place _ $	1s
place _ $?	1g
place and	-1l
place*	-1p1s
place:first	-8bgC-7aclmt-6hj-5efiqD-4nsvwAB-3dkuxy-2o-1pr
place:first-last	-8x-7rz-6knuvw-5defmqyB-4ghjlopstAC-3abc-2D3i
place:later	-2djln-1abcekortyBC1fm2sx
place:later-last	-8cgD-7a-6bhioA-5djmyB-4flnpqrtwz-3ev-2sC-1x
places	-1p1s
plan	-1i1gz
plan $	-2p
plan _ a	1j
plan on	1j
plane*	3c
plann*	1i
plans	1is
plans for	1i
plate	-1in3p
plate $	-1i3p
play	-1is2bc
play $	2b
playe*	1ip
played	1ip
pleas*	-1abdgkpqv2s3t
please	-1klqv1jA4t
please $	2i
pleasure	-1aj3s
pleasure use	2s
plent*	-1is1j
plenty	-1is1j
plenty of	-1i
pocke*	-1s1n
pocket	-1s1n
pocket $	1n
point	-2i-1D5p
point*	-2c1r5b
points	-2c1r5b
polic*	-3be-2cdmpqu-1afiostvwxyBCD1g2k3ln
policies	-1jlms1hp2k
policies _ delivery	1ln
policies exclude	1ln
policies exclude delivery	1ln
policy	-4p-3e-2bcu-1adfhimoqstvwxyBCD1gz2ln
policy $	-1knr1gx2s3j
policy $?	1h2i
policy _ $	-1gkl1jz
policy _ a	-1s1k
policy _ and	-1s1l2k
policy _ at	1l
policy _ by	1z
policy _ for	-1s1l
policy _ if	1g
policy _ it	1jl
policy _ not	-1ijklps
policy _ that	-1n1s
policy _ the	-1ijs1r
policy _ to	-1j1k
policy _ up	1x
policy _ you	-1js1gn
policy _ your	-1n
policy and	-1hl
policy can	1l
policy does	-1il1n
policy does not	-1l1n
policy excludes	2l
policy for	-1in1gs
policy has	-1ijn2kl
policy if	-1i
policy is	-2n-1kl1j
policy is it	1i
policy is not	-2n-1j
policy leaves	2ln
policy may	1n
policy next	-1j1k
policy next to	-1j1k
policy pays	-2s1l2n
policy pays for	-1s1l
policy says	1n
policy still	1n
policy stops	-1s1n
policy stops at	1l
policy the	-1n1rs
policy to	1s
policy today	1j
policy with	1ah
policy would	-1l1m
policy you	1s
policys	-1s1k2l
policys gone	1n
pool	1i
porta*	-1n1s
possi*	-1pD2hl
pract*	-1dg1o3b
practice	-1dg1o3b
premi*	-2p-1ijkl2o3s
premium	-2p-1jkl2o3s
premium is	-1n
presi*	1c
president	1c
press	-1kns1ir
press _ down	-1n
press goes	-1n
press goes down	-1n
press*	-2p-1dejl1s2n
pressure	-2p-1dejl1s2n
pressure $	1i
pressure _ $	-2n-1l1s
prete*	-1p3b
prett*	-2B-1dglp2i
pretty	-2B-1dglp2i
price	-2ehjnx-1abcflmoptC1dirs2z
price $	-1dhikmpx1z2s
price _ $	-1k1z
price _ not	-1l1o
price _ the	-1k1dh2s
price _ with	1k
price and	-1k1r
price is	1gko
price it with	1k
price*	-1ijlp1z2ks
prices	-1ijlp1sz2k
prices $	1kz
prici*	-1k1m
probl*	-3i-1p1n2aou
problem	-5i-1p1n2aou
problem $	-3i-1p2ao
problems	1i
profe*	-1l
professional	-1l1n
professional liability	-1l1n
progr*	-2u-1adghn1k3i5b
program	-1agnu1k2i
proje*	1s
projected	1s
promi*	-2p-1ait1mu4l
promise	-2p-1ait1mu4l
promise _ ~money	1jl
promise the	1jl
promise the ~money	1j
promise you	-1p2l
promp*	-1i4b
prompt	-1i4b
proof	-1in2jr
proof _ ~cover	-1n1x
proof by	-1h2r
proof of	1x
proof of ~cover	1x
prope*	-1n1l2s
property	-1n1l2s
property $	1s
prote*	-1jl1i5s
protect	1n
protect the	-1l1ns
protection	3s
protects	2s
prove	-1n
pull	-1cs1h2i
pull _ your	1h
pull up	1k
pump	1n2j
pump _ $	1n
pump quits	1n
purch*	1n
purchase	1n
purchase price	1n
pushe*	-1n1p
put	-4s-2abnr-1celqtzC2gk4j
put _ $	1i
put _ down	1gi
put _ in	-1n1g
put _ on	-1di1ku2h
put _ together	-1k1h
put _ ~cover	2g
put _ ~money	-1h1k
put _ ~thing	1j
put it	-1j2g
put it in	-1i1g
put that	1g
put the	-2hs-1lr1gk2j
put the ~cover	1g
put the ~thing	1j
put this	-1g1d2p
put you	1u
put you on	-1i1u
put your	-1i1k
puts	-1n2s
putti*	-1lm1dhir2g
putting	-1lm1dhir2g
putting it	1r
quali*	-1p1ln2y
qualify	1ln
quality	2y
quality $	1y
quart*	-1p1him2j
quarter	-1p1him2j
quest*	-3h-2abcdgijk-1flqrs1p3u4z
question	-1ab1i
questions	-3hi-2gj-1acdfkl1p3u5z
questions $	-2i-1l2pu
questions $?	-4i-1cz3u
questions _ show	-1j1z2i
questions _ then	-1h1u2z
questions _ you	1z
questions and	-1h2z
questions and then	-1h1z
questions first	2z
questions then	-2u-1j2iz
questions then show	-1j1z2i
quick	-2i-1bsA1d3ru
quick $	-1hip1dru
quit	-1CD1b2a3d
quit $	1ip
quit _ $	-1D1d2a
quits	1n
quote	-2ps-1dgjno1lw2k5x
quote $	1iz2x
quote _ started	1x
quote is	1lu
quote it	1j
quote you	-1l3x
quote you started	1x
quote*	-2n-1hs2kr
quotes	-1h
quotes _ you	1r
quotes ~soon	1r
raise	-1aiks1jop3b
raise _ liability	-1j
raise the	-1s2j
raise the liability	-1j
raise*	-1n1o
raised	-1n1o
ran	1i
rate	-2ip-1aek2ds3l
rate $	1l2d
rated	1s
rated for	1s
rates	-3ip-2n-1jkx1al2d5s
rates _ up	-1i1a
rates go	-1in1as
rates go up	-1i1a
rathe*	-2j-1dinp3o
rather	-2j-1dinp3o
rather _ say	-2j
rather not	-1jp2o
rather ~not	-1jp2o
reach	-1jks1n2x3h
reach out	3h
reach the	1nx
reach*	1w
reached	1w
reached _ ~cover	1w
read	-1bjknp1cl5a
read _ the	1i2c
read me	-1h1ci
read me the	1i2c
read that	2l
readi*	-1l2ap
reading	-1l2ap
ready	-1abdu1h4i5g
ready _ get	1g
ready _ ~buy	1gi
ready to	-1abdu4i5g
ready to get	1g
ready to ~buy	1gi
real	-1cjkl1dior3b
real _ $	-1bcij1gpru
real person	-1u1io2b
real quick	-1hi1ru
real quick $	-1hi1ru
reall*	-1gijnpst1oB2aD
really	-1gijnpst1oB2aD
really $	-1i1D2p
really _ $	1pq
really _ not	1alo
really _ that	-2p1a
really _ ~not	1alo
really good	-1p
reaso*	-2ln-1abijmos1g3dpx
reason	-2l-1bjmnos1gp2i3x
reason $	2i
reason for	3x
reason i	1x
reason to	-1lo1p
reasonable	2p
rebui*	-2m-1ijl1r3s
rebuild	-1lmn1r2s
rebuild _ is	-1n1s
rebuild cost	-1n2s
rebuild cost is	-1n1s
rebuild ~money	-1n2s
rebuild ~money is	-1n1s
rebuilding	1s
recap	-1jn1i4r
recap you	-1n1ir
recip*	-1bi3c
recipe	-1bi3c
recom*	2cj
recommend	2cj
recommend a	2c
recor*	-3i-2bdhjknpq-1acefglxABCD1o4u12y
record	-1nD1os3u5y
record $	-1y3i
recorded	-2bdip-1aejklsxA7y
recorded $	-1bdipv3y
recorded _ $	-1xA2y
recorded for	1y
recorded line	-1xA2y
recorded line $	-1xA2y
recording	-1gi2u3y
records	3y
recov*	1e
recover	1e
regul*	1ln
regular	1ln
regular ~cover	1l
rejec*	2k
rejected	2k
rely	1i
rely on	1i
remov*	-1dx5f
renew	-1n1iqB2j
renew $	1B
renew*	-2lp-1abcdgnostuz1jkm2x
renewal	-1abcdlnpsu1jkmx
renewal $	-1p1m2x
renewal _ $?	1i
renewal and	-2h-1i1jk
rent	-1ajln1e3i
rent $	1e
renta*	-2n-1gs1j2r
rental	-2n-1gs1j2r
rental $	-1l
rental pays	2s
rente*	-1ip1lm2jn
renters	-1jp1lm2n
renters _ for	1s
renters _ is	1ln
renters carry	1n
renti*	1s
renting	1s
repai*	-1n1is
repair	-1n1il
repea*	-5i-1c1bor5t
repeat	-5i-1c1br5t
repeat that	-3i-1c2t
repla*	-3l-2i-1egpr1k2js
replace	-1lm2s
replace _ ~thing	2s
replacement	-2i-1ln1ks2j
replacement cost	-1in2j
replaces	-1l1ns
repor*	-1ns1jm2hl
report	-1n1jm2hl
report card	2h
reque*	2x
request	1ix
requi*	1y2s
respe*	1p
respect	1p
respect _ $	1p
respect that	1p
respect that $	1p
respo*	-1s1ln
rest	-1is1e
rest _ your	1e
rest of	1e
rest of your	1e
resta*	-2is1a2bn
restaurant	-2s-1i1aj2n
restaurant _ $	1p
retir*	1e
retirement	1e
retur*	-1n1s
return	-1n1s
revie*	-1in1vz4x
review	-1in1vz4x
review $	-1s1v3x
ride	1i
rider	1rs
right	-4as-2behjqtxC-1clmvwzAB1ip2ou4D
right $	-2u-1gpx1kl2D4i
right $?	-2p-1bgt1i
right _ $	-3i-2l-1abjC1fgu2d3D
right _ $?	1g
right _ be	-1i2p
right _ i	-1jn1iry
right _ is	-1p
right _ that	-1i1p2n
right _ you	-2g-1i
right if	-1i1y
right if i	-1i1y
right now	-3p-2bl-1ajsD1f2n3g
right now $	-1bilp1dfg
right now $?	1g
right thing	-1io1dp
right thing $	-1io1dp
right to	-1in3p
right to be	-1i2p
right with	-2i1u
ring	-2i-1kls3j
road	-1s
roads*	1jl
roadside	1jl
role	-1s2b
role _ $	2b
role play	-1s2b
role play $	2b
roof	-3s-2p-1bcgln1r2k4i
roof $	-1n1ij
roof _ $	1i
roof is	-1l1k
roof that	-1j1l
room	1l2j
room on	1il
roomm*	-1n1il
roommate	-1n1il
roommates	1i
root	1ci
rough	2p
rough*	-1s3m
roughly	-1s3m
roughly $#	1m
roughly ~money	1m
ruine*	3e
ruined	3e
ruiz	1vw
rule	1s
rule:acknowledgement	-6n-5stAD-4jlux-3cekqC-2abdrvwy-1fiz3B13p
rule:agency	-1cls1ivA2w
rule:agenda	-4j-3ik-2ghr-1acflnpsx4uz
rule:apology	-4D-3bcjlx-2adghpuvwBC-1kosyzA10q
rule:backchannel	-7pA-6iC-3d-2abjkqrstuz-1ceghlmnovwxyB11D
rule:break-character	-3u-2acdgjpsCD-1einqtyA16b
rule:clarification	-9i-3D-2q-1abchlpuAC11t
rule:close-ask	-4j-3hp-2bckoqu-1aelmnrstyzC2i9g
rule:comparison	-2gj-1bdilnprsz1m7k
rule:goodbye	-6D-5p-4iA-3ac-2bdjklstu-1ghnrvwxz2B14C
rule:greeting	-8D-5C-4a-3bdhns-2gjklq-1cefimprtzB1ux2w3v15A
rule:insult	-11i-7p-3dlnt-2bcjqsD-1fghkouAC16a
rule:limits	-5s-4i-3dp-2aeh-1bfgjoqrtxzC1n10l
rule:name	-2djln-1bghprz1fx2A4vw
rule:next-step	-3gs-2abcdeflquC-1kprtvwyB3i7h
rule:odd-request	-3i-2b-1ap9c
rule:pressure	-5i-2ajlp-1cfntuACD9d
rule:price	-4n-3cisx-2aepr-1bdhjqvwyzAC1g4k9m
rule:purpose	-4jns-3flq-2abcdegpzC-1hiotD2w3v8x
rule:recap	-2kn-1gjsz2i7r
rule:recommendation	-4p-3g-2kls-1abcdenqrux9j
rule:recording	-3i-2dgp-1abehjklsxA2u8y
rule:reflection	-7n-5j-4is-3adelmr-2bcghkpxB-1fqtuvwyzACD11o
rule:scare	-4n-3i-2a-1dhjosx2p6e
rule:stop-honoured	-3h-1alt1q5f
rule:thanks	-4pD-3aci-2bjlstxA-1deghkmnouy1wC12B
run	-2j-1bcdeghip1rtu
run _ $	-1n1s
run _ by	-3i2tu
run _ numbers	1hr
run _ ~money	-1h
run a	-1lp1a
run it	-1h
run out	-1l1n
run the	1hlr
runs	-1i1hklm2n
runs _ #	1m
runs _ ~money	1m
runs in	1n
runs out	2l
rush	-1ilpD1hquC
rush $	-2p-1i1hqC
safe	-1gD1p3C
safet*	1i
safety	1i
said	-4i-2hjn-1aegopu1l2bdqt3r4x
said _ could	1x
said _ would	1v2b3x
said i	1x
said i could	1x
said it	-1j2lx
said you	-1ip2bx
said you would	1vx2b
said:nothing	-16o-7p-6fvwz-5eghmrxyB-4bcdjklnqtuAC-3asD2i
salar*	-1km1r3n
salary	-1km1r3n
salary is	1n
sales	-2l-1b1jm
sales _ $	-1l1p
sales is	1m
salon	1dln
same	-5j-2ms-1cdghnqxz1o2p5k
same $	2kp
same _ $	-2j-1ans1bei
same _ and	-1n1k2a
same _ same	3k
same coverage	1k
same deductible	-1s1k
same limits	3k
same thing	-1aip1bl
same thing $	-1ai1l2b
same way	-1j2p
same ~cover	-1ijnps4k
same ~thing	1k
save	-1i1o2l3p
savin*	-1jp1n2s
savings	-1jmp1in2s
saw	-1jn1u3x
saw you	1x
saw your	-1n1x
say	-4i-3s-2fhkorxD-1jmpquyAB1gzC2d3l4b6t
say $	-2i-1ns1bhqt2a
say $?	-2i1bt
say _ $	-2i-1aghjD1n2dC3bt
say _ $?	-1qt2bi
say _ about	1z2i
say _ again	-1i2t
say _ and	-1anp1g2d
say _ is	1l
say _ one	-1iq1t
say _ or	-1di1tz
say _ the	-1i
say _ to	-2p1ade
say _ what	2j
say _ ~soon	1ip
say about	-1i1t
say about the	-1i1t
say anything	1z
say it	-2i2t
say next	2b
say no	-1jp1ab2d
say no $	1dln2b
say that	-1aiq1bl2t
say that one	-1iq1t
say the	1gt
say yes	-1hpt1z3d
say yes $	-1lt2d
say you	-1p
say ~not	-1jp1ab2d
say ~not $	1dln2b
say ~soon	1p2bi
sayin*	-1alB1io2bp
saying	-1alB1io2bp
says	-3i-2o-1jmr1ekns2ap
says #	1kn
says _ $	-1i1kn
says _ lot	-1n2p
says a	-1n2p
says a lot	-1n2p
says that	-1ips1e
says ~money	1kn
scena*	-1i5b
scenario	-1i5b
sched*	-2i-1klpz1jnr2s
schedule	-1is1r2jn
schedule the	1r
scheduled	-1jl2s
scheduling	-1n1s
scheduling the	1s
schoo*	-1cg1i
school	-1cg
school $	-1g
score	-3c-1d2s6b
score $	-2c4b
seaso*	-1n
season	-1n
sec	-2i-1pD4u
secon*	-3cp-2ilq-1abhkmx1jn2dtz3u
second	-3c-2pq-1abhiklmx1djn2tuz
second $	-3i-2q-1ck1duz2t
second $?	-1i1guz
second _ $	-1c
second _ line	1s
second _ on	-1g1z2n
second in	1s
second in line	1s
seconds	-1ip2du
secur*	1i
security	1i
see	-3ghs-2bciqtu-1dejlmorA1ax2knD3C
see $	-1aflpqzC3nD
see _ $	-1i1a2lC
see _ @day	-1hi2C
see _ doctor	1i2j
see _ i	1i
see _ it	2f
see _ that	-1j1h
see _ there	1x
see _ you	-1a1kx
see _ ~soon	-1hi2C
see a	1iz
see if	2x
see it	2l
see the	-1h1ip
see to	1h2f
see what	-1gj2k
see why	-1p1a
see you	-2i-1h4C
see you @day	-1hi2C
see you ~soon	-1hi2C
see your	2j
seein*	-2i-1p1ou
seeing	-2i-1p1ou
seems	-1i1jop
seen	1i2e
sell	-1i1n2c
sell you	-1l
send	-2cg-1dipquxz1k4h
send _ $	-1h
send _ a	1h
send _ over	1C
send _ that	-1i1h
send _ the	-1h1l
send _ to	-1g1h
send a	1s
send it	-1g
send it $	-1h
send me	-2i-1c2h
send me that	-1i1h
send that	1hC
send you	-1u1l
sendi*	1n2hi
sending	1n2hi
sends	1n
sense	-1lnoqsuBC1ipzD2j
sense $	-1au1D2i
sense _ would	-1i1a
sense _ you	-1p2j
sense to	1j2i
sense you	-1i1ap
sense you would	-1i1a
sensi*	2p
sensible	2p
sensible $	2p
sent	2x
separ*	-2n-1ilp2s3j
separate	-1iln2s
separate policy	-1ln1s
separate ~cover	-1iln1s
serio*	-1s
serious	-1s
serve*	1j
servers	1n
servi*	2i
service	2i
set	-1adlpsu1ght
set _ for	1n
set aside	1i
set the	1h
set up	-1s1n
sets	2s
settl*	2r
sewer	-1n
sewer backup	-1n
sewer ~cover	-1n
shall	-1ht1i3g
shall _ ~buy	1i2g
shall we	2g
shape	3i
shape:agency	-4i-2x-1acjlnpqsuAC3v5w
shape:full-name	-4i-1abcjknpqsuD1xC3w5v
shape:with-name	-3u-2inpsC-1abcdfgklmqD1A2x5v6w
share	-2i1hu
share*	-1i1nsx2j
shared	-1i1nsx2j
she	-2l-1bgp2jnu
she _ $?	-2i2u
she _ not	-1l
she _ ~not	-1l
she is	-2l-1p1n2j
she is not	-1l
she is ~not	-1l
she work	1B3i
shock	1p
shoot	-1p1h2q
shop	-1ckops1r3l
shop $	-1n1lr
shopp*	1i
shops	-1i1s2p
short	-2m-1ai1hlprz4n
short _ that	2ln
shoul*	-2bdos-1acefhlnrtuvBC1pqxy2g4j
should	-2bdnos-1acehlrtuvBC1pxy2g4j
should _ $	2x
should _ about	-1u1i
should _ call	-1hi
should _ get	-1p1j
should _ have	-1l1j2q
should _ on	1j
should _ the	1j
should _ ~cover	-1i
should _ ~meet	-1hi
should _ ~send	-2h
should be	2ap
should be on	1j
should get	-1i1j
should have	-2a-1i1jp
should i	-2j-1pq1i2g
should i call	-1hi
should i ~meet	-1hi
should i ~send	-2h
should know	-1jp1i2l
should know about	1i
should not	-1lp2q
should talk	1ipx
should we	-1hj1ik2g
should ~meet	1p2x
should ~not	-1lp2q
show	-3j-2p-1acdfghlqrsuC1z2bi5k
show _ both	-1hj2k
show _ the	-1j1k3b
show _ what	1iz
show you	-2j-1lru1z2i5k
show you both	-1hj2k
show you the	-1j1k
show you what	1iz
shows	-1ilC1h2s3p
shrin*	-1is1n
shrinks	-1i1n
shut	-1k1dl2a
shut $	-1l1n
shut _ $	1as
shut _ and	1a
shut down	-1n1ds
shut down $	1s
shut up	2a
sick	1d2a
side	-2h-1gps2b4k
side $	1k2b
side _ side	-1h4k
side _ you	1k
side by	-1h4k
side by side	-1h4k
sign	-3ap-2nsC-1bcefhiloqtuxzAD2g6d
sign $	-1psCD5d
sign _ $	1d
sign _ for	1i
sign _ now	-1i1dg
sign _ today	-1gi1d
sign anything	-2j-1adlp1i
sign it	-2gi3d
sign today	1d
sign up	1d3g
sign up for	1i
signa*	3g
signature	3g
signe*	-1jls1g3d
signed	-1jls1g3d
signed up	1g
signs	-1l
simpl*	-2n-1il1z
simple	-1il1pz
simply	-1np
simul*	-1diD6b
simulation	-1diD6b
simulation $	-1D4b
since	-1ckmtD2o3in
since #	-1k1n2o
since $	1i
since _ $?	1i
since _ is	-1l2n
since _ last	1i
since it	1n
since it is	1n
since ~money	-1k1n2o
sing	-1bi5c
sir	-2i-1C2A
sir $	-2i-1C2A
sits	-1n2s
sitti*	-2j1l2p
sitting	-2j1l2p
situa*	-1gk1z
situation	-1gk1z
size	-1ikn1s
size $	1s
skip	-1s1l2j
skip the	1jl
sleep	-1i1j
sleep*	-3i2epu
sleeping	2ep
slip	2q
slow	-3i-2b-1dgjn2p4a
slow _ $	-1n
small	-1ilno2p3j
small shops	3p
smart	-1bilms2a4j
smart _ is	-1s3j
smoke	2i
smoke*	-1apD5i
so	-5D-4e-3cfhtuvwA-2ajqxz-1bipsyB1gkl2dr4no
so #	-1o1m
so $	-3D-1i
so _ #	-1kp1r
so _ $	-2oC-1bis1adpB
so _ $?	1i
so _ are	-1bn1do
so _ can	1bhk
so _ do	1in
so _ does	1p
so _ feel	-2i2o
so _ got	2n
so _ has	-1n
so _ have	-2n1ko
so _ i	-1np1r
so _ is	-3p-2ln-1km1dior
so _ it	1di
so _ just	1z
so _ me	-1u1s2i
so _ recap	1r
so _ somebody	1n
so _ that	-2p-1no2g
so _ the	1ln
so _ this	2d
so _ to	-1n1pr
so _ us	-1l2j3d
so _ want	-1o1i2g
so _ we	1i3g
so _ will	-1kn1lprs
so _ would	-1r1ip2n3j
so _ you	-1dips1n3o
so _ ~cover	-1i2s
so _ ~harm	1n
so _ ~money	-1kp1r
so _ ~not	-1n1kq
so _ ~pay	-1s1p
so _ ~thing	1ilm
so a	-2p1ns
so after	-1p
so an	1s
so do	-1no1gk
so far	-1dkn1ir
so far #	-1k1r
so far $?	1i
so far ~money	-1k1r
so for	1o2m
so here	-1jk1r
so here is	-1jk1r
so i	-2d1x2jln3b
so i can	1bhl
so i will	1lpr
so i would	2n3j
so if	-1dios1n
so if somebody	1n
so if you	1n
so is	2gi
so it	-1dms1aior2p
so it is	-2n-1ps1aor2i
so let	-1lu2dj
so let me	-1n1is
so let us	-1l2j3d
so long	1q3C
so much	-1ip1s2B
so much $	-1iC1B
so nobodys	1op
so sign	-1s2d
so sorry	3p
so tell	1i
so tell me	1i
so that	-1ps1n
so that is	1j
so the	1kns
so there	-1io
so they	-2i-1lr1s
so this	1do
so those	1l
so to	-1j2r
so to recap	1r
so we	-1n1r
so what	-1nt1o2d
so what are	-1i1d
so what is	1dg
so when	1n
so who	1i
so with	-1s2n
so you	-2js-1ah3io
so you are	1io
so you feel	-2i2o
so you got	-1i2n
so you want	-1o1i2g
so you would	-1jl1i
so your	-1ijs1o3n
so ~buy	-1s2d
so ~cover	-1n3s
so ~feel	-1q1a
so ~money	-1o1m
so ~not	1p
socia*	-1g3i
social	-1g3i
softw*	-1a3b
software	-1a3b
sold	-1l1p2a
solid	-2p-1n3j
some	-3p-2j-1bdegkqrwC1o3z6c
some _ $	-1lnp1ios2c
some _ $?	-1i1u2c
some _ and	1z
some _ then	-1u2iz
some numbers	1h
some of	-1ip1cn
some questions	-1h1z2u
some questions and	1z
some questions then	-1u2i
some time	1s
someb*	-3p-2dh-1gktu1l2bn
somebody	-2d-1ghkptu1in2b
somebody $	1s
somebody _ a	1ln
somebody _ hurt	-1n
somebody _ it	1s
somebody _ the	1x
somebody _ ~harm	-1i
somebody could	1o
somebody else	1il
somebody gets hurt	-1n
somebody who	-1i1np2a
somebody with	1n
somebodys	-2p1ln
somebodys _ to	-2p
someo*	-2n-1jl1ix
someone	-2n-1jl1ix
someone _ you	1i
someone ~harm	1i
someone ~harm you	1i
somet*	-3dg-2bmosz-1efinqtvwBCD1a2u3c
something	-3d-2gmsz-1befinoqtBC1aj2u
something $	-3i-1cjns1akr2pu
something _ $	-1cmps1ik2j
something _ $?	1i
something _ do	2i
something _ that	-1p1n
something _ you	-1i2u
something _ ~soon	1n
something else	1i
something for	1p
something happened	-1h1n
something happened ~soon	1n
something happens	-1i1k
something happens $	-1i1k
something i	-1p2l
something i can	1l
something in	2cj
something like	1np
something like that	-1p1n
something that	2i
something to	1hp
something you	-1j
somew*	-1i2u
somewhere	-1i2u
son	2c
soon	-1adjp2hi3C
soon $	-1ajp2hi3C
soone*	-1ai2e
sooner	-1ai2e
sorry	-3ilx-2abdhjsuD-1cgknovwyzA5t9q
sorry $	-2t1q2p
sorry _ bother	2q
sorry _ did	-1q
sorry _ hear	-2q1p
sorry _ is	-1p
sorry _ that	-1ip1qt
sorry _ the	-1p1f3q
sorry _ you	-2i-1q2t
sorry _ your	-1q4p
sorry about	3q
sorry about that	-1p1q
sorry about your	2p
sorry for	1f3q
sorry for the	-1p1f2q
sorry i	-2p-1iu2q
sorry i did	-1q
sorry to	-1i1p3q
sorry to bother	2q
sorry to hear	-2q1p
sorry we	2q
sorry you	-1q2t
sound	-2tD-1bcjluC1q3a4i
sound _ $	-1pD2a4i
sound _ $?	-1D1i
sound fair	-1p2i
sound like	-1i1p2a
sound*	-2ai-1bcdglmnqsC1jD2p3o
sounds	-2ai-1bcdglmnqsC1jD2p3o
sounds _ $	1o2D
sounds _ you	-1aip1o2j
sounds like	-1acilms1j3o
sounds like you	-1aip1o2j
speak	-1ghpv1A2C
speak _ the	-1gh
speak to	2i
speak with	-1h2C
speak*	-1abgx2v
speaking	-2u-1abx1i2v
speaking $	-1i1v
speaking _ @name	-1u
speaking with	-2u2i
speaking with @name	-1u
speci*	2a
special	2a
spell	-2i2a3c
spend	-1g1ez
spoil*	-1bl2a
spot	-1jls
sprin*	-1bds1inq
spring	-1ds1inq
spring $	-1l1jn
spring $?	1i
spring you	1ln
squar*	1ci
square	1ci
stand	2p
stand*	-2j-1s1l2n
standard	-2j-1ns2l
standard policy	-1js1l
standard ~cover	-1js2l
stands	-1l3n
start	-2h-1cklmr1bjpsz3g
start $	2p
start _ #	1l
start _ $	1g2k
start _ a	1j
start _ policy	1d2g
start _ the	2s
start it	1g
start over	1k
start the	-1lz1dj2g
start the policy	1d2g
start with	-1gjk1nu2z
start*	-2hp-1bdjqrs1kn2cx3g
started	-1bdhjk2g3x
started $	1gx
started $?	1gm
started _ $	1x
started a	1x
starting	-1h1g2k
starts	-1ps1n
state	-1jk1l
state minimum	1n
state*	1s
states	1s
stay	-2p-1bdiln1a3j
stay _ $	-1lp
stay _ them	1j2a
stay _ you	1j
stay with	-1is1a
stay with them	1j2a
stayi*	1p
staying	1p
staying with	1p
stays	-2i-1jp1r2fn3k
stays $	-1mns3k
stays the	-1l1r2s
stent	-1s2n
step	-1is1jk2z
step _ $	1kn
step up	1jkn
step up $	1kn
steps	1z
stick	2j
stick with	2j
still	-2abckst-1deghjmqrxyACD1ou3i4n
still _ #	1n
still _ $?	1i
still _ a	1op
still _ it	1n
still _ on	1i
still _ that	1i
still _ there	-1i2n
still _ to	-1n
still _ you	-1i1n
still _ ~money	1n
still a	2u
still driving	-1o1i
still got	-1i1op
still have	1n
still on	-1i2n
still on there	-1i2n
still owe on	1i
sting*	3p
stings	3p
stop	-1cghijknCD1dps2ab3f
stop _ $	-1D1b2f
stop acting	-1p2a
stopp*	1x2g
stopped	1x
stops	-2ij-1mps1k2n4l
stops $	1s
stops _ #	-1m1k
stops _ the	-1s1ln
stops _ ~money	-1m1k
stops at	-1ms1kl
stops at #	-1m1k
stops at ~money	-1m1k
store*	2l
stored	2l
storm	-1ns1l2e
story	-1bn2cz
stran*	1p
stranger	1p
strea*	2m
stree*	-1jkpqs1e2dx
street	-1jkpqs1e2dx
street $	-1jn1ex
street _ water	1n
stron*	-1p1q3a
strong	-1p1q3a
stubb*	-1b2a
stubborn	-1b2a
stuck	-1ejm1in2bo
stuck with	-1em1n2i
stude*	-1j1r2i
student	-1j1r2i
student discount	1r
student loans	1i
stuff	-2p-1dm1z2j
stuff $	-1il1j
stupi*	-3p-2i-1f3a
stupid	-3p-2i-1f3a
stupid $	-2i2a
sub	-2s1nr
subs	-1a1in
subs $	1s
such	2ai
sued	1i
sued you	1i
sues	2s
sugge*	-1iklp2jx
suggest	-1k1m2j
suggest is	1m
suggestion	-1i1j
suit	1h3a
sum	-1k1r
sum up	-1k1r
summa*	1hr
summary	1hr
sump	-1j1s
suppl*	1i
supplier	1i
suppo*	-1a3b
supposed	-1a3b
supposed to	-1a3b
sure	-3l-2gq-1abdhjknsAC1i2fprD
sure $	-1iA1p2D
sure _ is	-1l2p
sure i	-1lpq2i
surfa*	1n2l
surface	1n2l
surface water	1n2l
swing	1i
swing _ @day	1hi
swing by	1hi
swing by @day	1hi
switc*	-2p-1adl1ijno2b3g
switch	-1dlp1ij2b3g
switched	1n
syste*	-1cjlps1y2bf
system	-1cjps1y2f3b
system $	1i2f
table	2k
take	-2bchtuD-1aklmnorvxA1fiqsz4C
take _ #	-1u
take _ $	-1ipD1dB3C
take _ for	-1l2ds
take _ house	1e
take _ number	1fp
take _ of	-1des1pC
take _ off	1f
take _ out	-1s1n
take _ with	1k
take _ you	1e
take _ ~money	-1u
take _ ~thing	-1n1e
take care	-1adeijstD1B4C
take care $	-1iD1B3C
take care of	-1des1pC
take it	-1i1dhk2zC
take it with	1k
take the	-2k-1h1agl3j
take to	1s
take you	1f
take you off	1f
take your	-1nsBC1e
take your house	1e
take your number	1fp
take your ~thing	1e
taken	-1lD1gos2pt
taken _ of	1g3t
taken care	1g3t
taken care of	1g3t
takes	-2i-1jl1adp2s
takes _ of	-1ip1ds
takes care	-1ip1ds
takes care of	-1ip1ds
takin*	-1abcpq1B2f
taking	-1abcpq1B2f
talk	-3gi-2abcklnos-1defjmqBD2prC3hz4u
talk $	-1i2ux
talk $?	-4i-1h3u
talk @day	1hi
talk _ $	1C
talk _ $?	1k
talk _ a	2j
talk _ him	1p
talk _ it	1i
talk _ the	1r
talk _ you	-1hip2C
talk _ your	-1x1dipr
talk about	-1hklorux2i3z
talk about it	1i
talk again	3h
talk price	1z
talk to	-1cgnsuz1rC2p
talk to a	2j
talk to you	-1hip2C
talk to your	-1x1dip
talke*	-2p1ai
talked	-2p1ai
talked about	-1p
talked to	1a
talki*	-1u1aivB
talking	-1u1aivB
talking about	1a
talking to	-1u1ivB
targe*	1p
target	1p
tax	-2in1s2l
taxed	-1s1n
taxes	1c3l
taxes $	3l
tear	-1n1l
teena*	-1js2r
teenager	-1n2r
tell	-3at-2ghiknqx-1ceforsBCD1jy2blz
tell _ $	2l
tell _ a	-2bi3c
tell _ about	-2b-1cg2ij
tell _ that	1l
tell _ the	1b
tell _ they	-1j
tell _ to	-1l
tell _ what	-2i-1cj1bu
tell me	-2h-1acglrtux1di2b
tell me a	-2bi3c
tell me about	-2b-1cg2i
tell me what	-1c1b
tell them	2j
tell you	-2i-1adjknpt1uy2z4l
tell you $	2l
tell you that	-1p1l
tell you what	-1ij1l2u
telli*	1o
telling	1o
telling me	1o
term	-2p-1dhin1l2r3js
term $	-1k1n2s
term _ not	1m
term _ the	-1n1s
term and	1k
term does	1m
term does not	1m
term for	2r
term is	-1m
term policy	1j
terri*	-1i1a
terrible	-1i1a
text	-1u1i3h
text _ a	2h
text me	2h
than	-2d-1bceghklpx1as6m
than _ $	-1im2a
than _ you	1m
than _ ~cover	-1s1m2n
than _ ~money	-1j
than a	1s
than the	-2s-1p
than the ~money	-1j
than to	-1m1jos
than what	1m
than what you	1m
than you	-1p2am
than your	-1p3m
thank	-2p-1aciqsxAD1wC7B
thank _ $	-1ipC2B
thank _ for	-1px1vw3B
thank _ so	-1i1B
thank you	-2p-1aciqsxAD1wC7B
thank you $	-1ipC2B
thank you for	-1px1vw3B
thank you so	-1i1B
thank*	-3D-2cps-1abdhijlntxA8B
thanks	-3iD-2cp-1abdhjlnstxA8B
thanks $	-2CD1B
thanks _ calling	-1x1vwB
thanks _ much	1B
thanks _ picking	1B
thanks for	-2i-1cjlpsx1vw4B
thanks for calling	-1x1vwB
thanks for picking	1B
thanks so	1B
thanks so much	1B
that	-9c-4ksvA-3dewz-2bCD-1afmrxB1jl2q3p4n
that #	-1im1t
that $	-3n-2gjC-1cefkmqrxD1puy3l
that $?	-2i-1abchpq1gtuy
that _ #	-1m1kn
that _ $	-2dek-1cfmpxB1oqsCD2j3bh
that _ $?	-2bpt-1clqD1ahu
that _ a	-2lns-1bij1aB3p
that _ about	-1op2m
that _ all	-1i1nu
that _ and	-1p1i
that _ are	1a
that _ be	-2a1p
that _ been	1p
that _ business	1l
that _ can	1z
that _ could	1i
that _ do	1f
that _ exactly	1pB
that _ fair	1i
that _ for	-1nop1gj2l
that _ from	-1l1s
that _ going	1gm
that _ gone	1n
that _ good	-3p1g2D
that _ got	-1l2p
that _ have	-1i1aop
that _ how	-1i
that _ i	1i3q
that _ if	1n
that _ in	1ins
that _ is	-1jklB1mp3n
that _ it	-1p1i
that _ just	-1p3a
that _ like	-1p1o
that _ locked	1n
that _ make	-1i1op
that _ me	-2i-1c1B3t
that _ more	-1iq1t2p
that _ my	-2p-1i2q
that _ no	-1l
that _ not	-2p-1a1io
that _ now	-1l1n
that _ number	-1i
that _ of	-1n1x
that _ okay	-1D1u
that _ on	-1is1l2nx4q
that _ one	-1p1C2l
that _ only	-2p-1n1ls2i
that _ or	1t
that _ out	-2p-1ost1jlq
that _ paid	1n
that _ policy	2j
that _ really	1q2p
that _ right	1d
that _ sense	-1j2i
that _ so	-1q1p
that _ the	-1lq1fr2adn
that _ then	-1p
that _ to	-1q2op
that _ too	-2p2s
that _ understandable	1p
that _ up	1lq
that _ what	1ns
that _ where	-1p1l2j
that _ why	1x
that _ will	-1l1n
that _ with	1iuy
that _ worth	-1p1j
that _ would	-1l2ip
that _ you	-2u-1dqs1ghknx
that _ your	1h2i
that _ yours	1n
that _ ~cover	-2l2js
that _ ~feel	-2q-1a1i3p
that _ ~harm	-1i1ps2e
that _ ~money	-1m1n2g
that _ ~not	-2a-1p1ino
that _ ~pay	1l
that a	-1pu1n2gi
that about	2i
that again	-1h2t
that and	-1p
that back	2q
that be	1gu
that but	1ps
that claim	-1p2o
that comes	1s
that contract	-1adi1hj2n
that contract $	1hn
that could	1lm
that coverage	-1l1s
that deductible	1j
that down	-1pq2a
that down $	-1pq2a
that equipment	-1p1j
that for	-1c1t2g
that form	-1n2l
that gets	-1i1o2e
that happened	-1q1p
that house	-1l1n
that i	-2i-1n
that i would	1p
that in	-1op1gj
that is	-5i-3o-2bj-1cdeghstvwyzA1afmqD2np3l
that is a	-2l-1jns2p
that is about	-1p2m
that is business	1l
that is exactly	1pB
that is for	-1n2l
that is going	1m
that is got	-1l2p
that is how	-1i
that is just	-1p3a
that is locked	1n
that is not	-1ap1no
that is on	1n2q
that is one	-1p2l
that is so	-1q1p
that is the	-1ilp1r2afn
that is understandable	1p
that is what	-2i-1p2n
that is where	-1p1j2l
that is why	1x
that is worth	-1p
that is your	-1i1n
that is ~cover	-1p1s
that is ~feel	-1aq1i2p
that is ~not	-1a1no
that it	-2i-1B1lps
that it is	-1B2p
that job	-1ln1s2x
that kind	-1n1l
that kind of	-1n1l
that last	-2i2t
that leaves	1nr
that letter	1in
that long	-1p
that make	-2p2i
that make sense	-2p2i
that makes	1i2p
that makes sense	1p
that must	-1i2p
that must have	1ap
that nobody	1o
that number	1is
that okay	-1iD3u
that okay $?	-1iD3u
that old	-1lp2j
that one	-1im1bpqt2l
that one $	-1j1bp2lq
that one more	-1iq1t
that over	1iB3h
that policy	-1l1in2h
that policy $	-1jl1in
that policy $?	2h
that policys	1n
that policys gone	1n
that press	1i
that press goes	-1n
that price	2k
that right	-2pu-1gl1n4i
that right $	-1u2i
that right $?	-2u-1p2i
that right now	-1l1n
that roof	-1p2j
that roof $	-1i1j
that says	-1n1iop
that shop	1ln
that sound	-1pD3i
that stuff	-1s1i
that the	-1dl1p2i
that thing	-1op1j
that time	1s
that to	-1l2h
that to your	1hi
that tracks	1i
that up	1q
that was	-1in1p2aq
that way	-1aijo2p
that way $	-1i2p
that what	-1n1ei
that what you	-1in1e
that with	-1ip1B
that would	-2i-1jn1s4p
that would be	-1p
that you	-1x1foprz2i
that you would	1p2i
that your	1p
that ~cover	-2l-1p1hj3n
that ~cover $	-1jl1in
that ~cover $?	2h
that ~cover is	1n
that ~harm	-2p-1abjnst1ilo2q
that ~harm $	2q
that ~money	-2i-1mp1kntx
that ~not	-1n1op
that ~pay	-1i1ns
that ~soon	2n
that ~soon $	2n
that ~thing	-4p-2s-1abghlmt1o3n
that ~thing $	-2i-1p1o2j
that ~thing goes	-1n
that ~thing is	1n
the	-6u-5D-4wA-3aC-2cdeqtvzB-1fhkmopy1jln2s
the #	-3ls-2c-1muz1jkn2h3i
the # $	-1j1h
the # $?	-1g3h
the # months	1i
the # of	1ip
the # policies	-1r1h2k
the # year	-1j
the @name	-1v1o2l
the @name $	-1v2ln
the _ #	-1knp1dgis
the _ $	-3u-2alxC-1diqwAD1bjnopsB
the _ $?	-4bc-3jnu-2als-1dekpqrx1gt6i
the _ @name	1n
the _ about	1mx
the _ after	-1n1s
the _ amount	1s
the _ and	-2p-1abeijkoqs1gnr2hl
the _ are	-1i1n2s
the _ as	-1j
the _ at	-1s1dlnvw
the _ back	1s
the _ be	1gi
the _ before	1z
the _ below	-1is1l2n
the _ benefit	1s
the _ between	-1jn1i
the _ burst	-1s
the _ comes	-1jl1m
the _ company	1n
the _ cost	-1s
the _ coverage	-2s-1h1jk
the _ day	1h
the _ decides	-1d1l
the _ deductible	-1hls1j
the _ did	1n
the _ does	-1s2k
the _ driver	-1gkln1s
the _ ends	1lns
the _ evening	1h
the _ every	1di
the _ first	2j
the _ for	-2s-1kl1jnxz
the _ from	1jp
the _ gets	-1ln1rs
the _ go	-1ls1nr
the _ goes	-1is3n
the _ going	2p
the _ got	1l2b
the _ guy	1pt
the _ guys	-1l1ps
the _ has	-1ks1hn2l
the _ have	-1b1fi
the _ here	2b
the _ house	1s
the _ i	-1ikps1flx2jn
the _ if	-2j-1i1dp
the _ in	-1cejln1s2gh
the _ insurance	1l3n
the _ insured	1n
the _ is	-2p-1dhijmnrz1ak2os
the _ it	-1ls1kmn
the _ job	1p
the _ just	1y
the _ knows	1s
the _ landlord	-1l1n
the _ let	-2i1dg
the _ limit	-2i1js
the _ limits	1ijk
the _ loan	1n
the _ looks	2s
the _ map	-1l2s
the _ minimum	1n
the _ money	1s
the _ months	1i
the _ motorist	1k
the _ name	2n
the _ next	1i
the _ now	3b
the _ number	1qs
the _ numbers	2i
the _ of	-3in-2j-1klo1ahmpsy3u4c
the _ on	-3l-1dghk1jsx2q
the _ one	-2n-1abegir1mp2k4j
the _ ones	-1gns1jk
the _ or	-1s2in
the _ out	-1l1d
the _ over	1es
the _ package	-1ns
the _ page	-1s2r
the _ part	-1q1t
the _ pays	-1l1n
the _ person	3n
the _ persons	1s
the _ place	-1i1no
the _ play	-1s2b
the _ policies	-1r1h2k
the _ policy	-1jxz1lr
the _ price	1l
the _ rate	1lm
the _ renewal	1x
the _ right	1dg
the _ runs	2k
the _ sales	-1s1jm
the _ say	-1c
the _ says	1lnp
the _ shop	1l
the _ should	1j
the _ so	-1s1jl
the _ step	1j
the _ stops	-1n2s
the _ storm	-1s1l2e
the _ that	-3l-1ip1osx
the _ the	-2ij-1gkln1emz3r
the _ then	1z
the _ there	-1n1l
the _ they	1is2b
the _ thing	-2i-1kqs1bpt2a
the _ this	1n
the _ time	1o2f
the _ to	-2n-1ah1bgs2l
the _ today	1jC
the _ together	1g
the _ tomorrow	1h
the _ tonight	2C
the _ up	-1i1p
the _ value	-1in1js
the _ values	1l
the _ wants	-1m1n
the _ way	-1j2p
the _ what	-1ij2a
the _ when	-2n-1l1hp2s
the _ where	1j
the _ who	1s
the _ will	-1n
the _ with	-2gn-1ju1cikm
the _ word	1l
the _ work	1j
the _ worth	1l
the _ would	-1j1n
the _ year	-1j
the _ you	-1cjkp1enrs2ixz
the _ your	-2l-1i1x2ns
the _ ~buy	-1s2j
the _ ~cover	-3p-2isz-1abcdefoquvwxyBC1l2gk3j
the _ ~harm	-1ik1en
the _ ~insurer	1n
the _ ~meet	1d2f
the _ ~money	-2n-1chjp1glx2i
the _ ~not	2l
the _ ~pay	-1l1n2p
the _ ~soon	-2ns-1dlz1e2hC
the _ ~thing	-2j-1hik1or
the adjuster	1l
the agency	-1c
the amount	-1i1r2t
the answer	1lp
the apartment	1i2l
the app	-1in2bls
the application	-2j-1bnz1il4g
the application $	-1j1gi
the audit	-1i1ls
the auditor	1s
the auto	1x2s
the baby	-1s
the back	-1p1l
the background	2q
the bank	-1jkm1sx
the bar	-1i1mn2j
the bar sales	1m
the basement	1i
the basic	-1n1s
the basic one	1s
the beneficiary	-1j1n2r
the beneficiary $	2n
the best	1ch2l
the better	1jk
the bigger	-2i2j
the bills	-1l1p
the building	-1ln1i
the building $	1i
the business	-2n-1glr1ipsz
the calls	-1s2fy
the capital	1c
the capital of	1c
the car	-1ns1alB
the car $	1B
the carrier	1s
the cars	-1rs1l2z
the cash	-1n1kl2s
the cash value	1jl
the ceiling	2n
the certificate	1h
the check	-1jl1n
the claim	1n
the company	-1kp1l2s
the companys	1i
the contract	1h
the coverage	-1n1km2g
the cyber	-1j1gi
the damage	1l2n
the day	-1s1e
the day you	-1s1e
the dec	-1i1r
the dec page	-1i1r
the deductible	-2i-1kn1jlrt
the deductible $	1lr
the deductible $?	-1i1t
the difference	-1jl1k
the difference between	-1jn
the doors	1o
the drain	1jl
the drivers	1z
the drivers and	1z
the driveway	1i
the dwelling	-1jl2s
the election	2c
the end	-1jlpu1n2z
the end you	2z
the exam	1l
the face	-1p
the fall	1x
the fall renewal	1x
the family	-1n1s
the final	1m2l
the final price	1l
the final rate	1lm
the final ~money	1m2l
the first	-3n-1jlmp1adz2s
the first #	-1n1s
the first ~money	-1n1s
the flood	-1n1ij
the flood policy	-1n1j
the form	1jx2n
the form $	3n
the form you	2x
the game	2C
the gc	2h
the general	-2n1s
the ground	1ln
the group	-1n1r
the group policy	-1n
the group ~cover	-1n
the guy	1ln
the gym	-1l
the gym that	1n
the higher	1ik
the higher deductible	1k
the higher limits	1ij
the higher ~cover	1ik
the home	1x
the hook	-1j2n
the hook for	-1j2n
the hospital	1n
the house	-2kr-1imo1enz2s
the house $	-1lr1pz
the house and	1e
the house is	1n
the household	-1s1z
the insurance	-1mw1inx
the jewelry	1r
the job	-1np1ds
the job $	-1p1s
the kids	-1ajlp1s2io
the kids $	1o
the landlord	-1s1n2p
the landlords	1l
the landlords ~cover	1ln
the last	-2q-1hjk1p2fit
the last #	1s
the last thing	1pt
the last time	1i2f
the last ~money	1is
the law	1l
the lease	1i
the left	-1j2k
the lender	-1jkln1hC2s
the lender and	1g
the liability	-1js1n
the liability $	-1s
the limits	-1i1r
the line	-1s1l2dt
the link	3h
the list	-2h-1ano1lqs2f
the list $	-1h1ls2f
the loan	-1il2s3n
the loan $	2ns
the lower	1m
the lunch	1h2p
the machine	1s
the main	1i
the map	1p
the middle	-2i1mqsuB2j
the middle of	-1i1qsuB
the mileage	-2s-1k1j2r
the minimum	-1p1j3k
the minimum $	-1n2j
the mod	-1k2r
the moment	1j
the money	-1l1s2i
the money goes	1n
the money or	2i
the morning	1h
the mortgage	-1c1s
the mortgage $	1js
the most	1ai
the name	1jt
the nearest	1ls
the neck	1ap
the neighbors	2n
the new	-1s1jk
the new one	-1n1ijk
the next	-2l-1hs1dejn
the next #	1d
the next step	1j
the number	1os2t
the numbers	1hz
the old	-1hn
the old one	1jk
the old policy	-1jn1r
the old ~cover	-1n1r
the one	-2p2j
the only	-1agl2inp
the other	-3ln-1ejm1s2b3k
the other driver	-1kln1s
the other guys	-1l
the others	2k
the owner	-2j-1nu1dhixA
the owner $	1k
the owner $?	2h
the owner about	1x
the package	-1s1n
the part	-1i3s
the part that	1s
the patio	-1ilsz1mnr
the patio $	-1n1m
the payment	1p2g
the payroll	-1s
the permit	-1j2x
the person	1sx
the phone	-1j1d
the pipe	-1s
the pipe burst	-1s
the pipe ~harm	-1s
the place	-1n1p
the plan	1z
the policy	-4k-2l-1mrx1g2s
the policy $	-1n1j
the policy $?	1i
the policy is	1s
the policy pays	-1s1n
the policy says	1n
the policy stops	-1n
the policy today	1gj
the policy you	1s
the press	-1kn2r
the price	-2hkn-1i1lmru2s
the price $	-1dikm2s
the property	1s
the pump	1n
the quote	-1jks1m
the quote you	1x
the rate	-1i2l
the rates	-1i1dh
the reason	2x
the reason i	1x
the rebuild	-1s1k
the rebuild cost	-1s
the rebuild ~money	-1s
the renewal	-1l1jw2h
the renewal $	1hj
the rental	1j
the rest	-1s1e
the rest of	1e
the restaurant	-1s1n
the right	-1lnsx1bd2k3p
the right thing	-1io1dp
the ring	-1his3j
the road	-1s
the role	-1s2b
the role play	-1s2b
the roof	-2ls-1jn1i2k
the same	-4j-1dghmnqx1i2k3p
the same $	2kp
the same coverage	1k
the same thing	-1aip1bl
the same way	-1j2p
the same ~cover	-1jp2k
the schedule	-1s1jnr
the second	-2s-1il1jnz
the shop	1r
the shop $	-1n1ir
the smart	-1s3j
the spring	1n
the spring $	-1l1jn
the square	1ci
the state	-1k
the stent	1n
the street	2e
the street $	-1n2e
the sump	-1j
the system	-1s1by
the thing	1i
the thing you	1i
the time	-1d1B
the tools	2n
the trouble	1fq
the truck	-1s1n2i
the truck $	1i
the umbrella	-1h2j
the underwriter	-1d3l
the uninsured	1k
the uninsured motorist	1k
the vans	-2n-1ls1r2j
the vans $	1j
the wait	1B2q
the waiver	-1dl1jk
the water	-1s1n2g
the way	-1ikl1dj2v
the way $	2v
the way it	-1l
the weekend	1h
the wheel	1i
the wheel of	1i
the whole	-2s-1ijl1mno
the word	1gp
the work	-1s1l
the worst	2ap
the wrong	-1s2q3n
the yard	-2i
the year	-1in2m
the year $	-1in2m
the ~buy	1i3g
the ~cover	-3c-2ablp-1ehikuvw1jmnr2g
the ~cover $	-1n1jl
the ~cover $?	1t
the ~cover and	-1hns1j
the ~cover comes	-1ln1s
the ~cover for	1z
the ~cover in	1g
the ~cover is	-1jl1s
the ~cover motorist	1k
the ~cover on	-1j1x
the ~cover says	1n
the ~cover stops	-1n2s
the ~cover the	1r
the ~cover you	1r
the ~cover ~cover	-1kls1jm
the ~cover ~pay	-1s2n
the ~cover ~soon	1gj
the ~cover ~thing	1o
the ~harm	-2p-1bjk1x2mn
the ~harm renewal	1x
the ~insurer	-3p-2k-1abi1dx2s3l
the ~insurer $	1r
the ~insurer has	-1s2l
the ~insurer knows	1s
the ~insurer looks	2s
the ~kin	-2l-1bdhjnp1rs2io
the ~kin $	-1s1aio
the ~meet	-1his3j
the ~money	-3c-2bn-1efgkpC1hj2m
the ~money $	-2in-1dklpr1m2s
the ~money $?	-1g1i2h
the ~money i	1r2l
the ~money is	-2n1j
the ~money months	1i
the ~money of	-1s1imp
the ~money on	1s
the ~money you	1x
the ~money ~cover	-1nr1h2jk
the ~money ~money	-1j1i
the ~money ~soon	1h
the ~soon	-2l-1giks1ehjn
the ~soon $	-1i2h
the ~soon step	1j
the ~soon ~money	1d
the ~thing	-5c-4bgh-3t-2dou-1afklmpqsy2r3i
the ~thing $	-2c-1beknt1i
the ~thing $?	1i
the ~thing and	-1ghin1jk
the ~thing in	1n
the ~thing is	1a
the ~thing or	1n
the ~thing the	-1jn1e3r
the ~thing then	2z
the ~thing worth	1l
the ~thing you	-1n2i
the ~thing ~cover	-1j1n2l
the ~thing ~money	1n
theft	-1l1j
their	-2jn-1abcdkpr1eims2l
their _ $	-1n2em
their _ cars	1s
their _ comp	1i
their _ insurance	-1n
their _ ~cover	-1jns2i
their _ ~thing	1s
their own	-1jn1i
their own cars	1s
their own comp	1i
their own ~cover	-1s2i
their own ~thing	1s
their ~thing	-1n2e
their*	-2l-1ijs5k
theirs	-2l-1ijs5k
theirs _ ~money	-1m2k
theirs _ ~not	-1s1k
theirs and	1k
them	-3c-2gou-1lprstz1ikn
them $	-1hjn1abdl
them $?	1i
them _ the	2j
them _ ~not	-1lp
them about	2j
them does	-1lp
them in	1s
them on	-1k1h
them to	-1c1i
then	-4s-3k-2abcdfhjx-1egilmqtAB2C7z
then $	-1ijz1g2C
then $?	1i
then _ $	1j
then _ $?	1i
then _ is	-1n1r
then _ what	1z
then _ will	-1kru2z
then _ you	-2j2iz
then i	-1ikru1j3z
then i will	-1kru1z
then it	2r
then it is	2r
then show	-1j1z2i
then show you	-1j1z2i
then the	-1s1z2p
then they	1n
then we	-1ij1k3z
then what	1i
then what $?	1i
there	-4u-3kpsD-2abrv-1cfhjmwxyzB1i2no3tA
there $	-2adgv-1beiswxD1chqt2A3n
there $?	-2c-1bg2i
there _ #	-1l1n
there _ $	1A
there _ a	-2p-1j2t3l
there _ about	-1m
there _ all	-1i1n
there _ can	-1l1it
there _ no	-1i
there _ nobody	1n
there _ nothing	-2l
there _ only	1d2l
there _ that	1jn2i
there _ you	1i
there _ your	-1l
there _ ~money	-1l1n
there _ ~not	-3l-1s1ein
there a	-1gu1bh4i
there and	1gn
there any	1g
there anything	1i2g
there are	-1hn1d2l
there at	-1i1n
there at all	-1i1n
there for	-1l2t
there is	-2m-1aijkpqrsv1l2n
there is #	-1l
there is a	-2ip-1j1o3l
there is no	-1i1n
there is nobody	1n
there is nothing	-2l
there is ~money	-1l
there is ~not	-2l-1s1in
there so	1j
there something	-1i2a
there something that	2i
there that	-1l1o2i
there with	1o
these	-1acgp1u2b3iy
these _ $?	1i2b
these days	-1b
they	-4acdjr-3ghqz-2mtuxC-1bfwyABD1ko2i3ens
they _ $	-1eijlnp1hk2as
they _ $?	-1t1i
they _ a	1s
they _ at	2s
they _ be	-1n1s
they _ charge	-2s1n
they _ do	1t
they _ for	1s
they _ have	-1a1np
they _ it	1l
they _ look	1ip
they _ not	-1lp1i2n
they _ or	-1s1i
they _ pay	-1i1l
they _ payroll	1i
they _ take	-1s1e
they _ that	1in
they _ the	-2n-1ip1s
they _ their	1i
they _ to	-1j
they _ up	-1q1kpt
they _ you	1eko3p
they _ your	-1p1no
they _ ~not	-1lp1i2n
they _ ~pay	-1i1ln
they all	-1s1i
they are	-2l-1p
they can	-1ls1n
they could	-1l1in
they do	-1p1is
they do not	-1p
they do that	2i
they do ~not	-1p
they done	1i
they get	-1i1l
they give	2k
they give you	2k
they go	1s
they have	-1jl1kn
they have to	-1j
they look	-1i2s
they look at	-1i2s
they on	-1n1i
they on payroll	1i
they pay	1n
they raised	1op
they say	-1t1hi2a
they say $	1h2a
they say $?	-1t
they take	2s
they tell	1ip
they tell you	1ip
they told	2b
they took	-1p1o
they want	1n
they will	-1ik1s2l3e
they would	-2s-1ijo1n3e
they would pay	1n
they would take	-1s1e
they would ~pay	1n
they ~harm	1s
they ~meet	1nv
they ~pay	-1i1ln
they ~pay you	1s
they ~send	1s
thing	-2ckls-1dinoquD2aj3p
thing $	-2i-1jkqD1bt2p
thing _ $	-2p-1o2j
thing _ a	1p
thing about	-1l1a
thing for	1p
thing for a	1p
thing i	-1p2a
thing is	1z
thing to	1ap
thing you	-1ds1jp
thing*	-3n-2k-1bcdghxC1juz2ils
things	-3n-2k-1bcdghxC1juz2ils
things $	-1n1is
things $?	-1i1u
things _ $	-1p2l
think	-3i-2l-1bghknpq1ejv2c3d
think $	-1p1i
think $?	-1c
think _ $	-1i1a
think _ $?	-1i2d
think _ it	-2p1a
think _ that	1u
think _ the	1r2c
think about	-1inpu2cd
think about $?	-2i2d
think about it	-2p1a
think about the	1r2c
think of	1e
think that	-1p
think that $	-1p
think will	1c
think you	2j
think*	-1lnAD1os2p
thinking	-1AD2p
thinking about	1i
thinks	-1ln1s
this	-7s-5l-4j-3fmrC-2cnpqtD-1ehioxB1kuz2ay3g4b6d
this $	-1chl1npy2ag3i
this $?	-2u-1abc
this @name	-1bv5i
this @name $	-1v4i
this @you	1iA
this _ $	-3p-2k-1celoquvy1ai2djn
this _ $?	-2dgi1huy2b3a
this _ @name	-1bdknx1wAB4v
this _ a	-1bp1o2u
this _ and	-1dk1ip
this _ being	-1i2y
this _ do	1i
this _ for	-1h2g
this _ good	-1i1u
this _ has	-2l-1n2k
this _ is	-1ap1gyz3b
this _ just	1b
this _ not	1lp
this _ now	-1i1d
this _ or	-1i
this _ you	-1j1ikq
this _ your	-1i1dxz
this _ ~not	1dp
this a	-1bhi
this a good	-1i1u
this afternoon	1h
this afternoon $	1h
this an	1b
this call	-3i-2lp-1abg1z3uy
this call $?	-2i-1g2uy
this call is	-1i1y
this conversation	1p
this for	-1dp1o
this i	-1i
this in	1gz
this is	-3l-2n-1aksu1bdAB2w3v
this is @name	-1bdnx1wAB4v
this is not	-1l1p
this is your	-1i1dx
this is ~not	-1l1p
this line	1by
this month	-1d1i
this off	1d2p
this on	-1g1q
this one	-2ip-1es3k
this one $	-2p-1i1j
this one has	-2l-1n2k
this policy	1g
this price	-1l1g3d
this right	-2g-1i1d
this right now	-1i1d
this the	2k
this today	-1i
this up	1h
this week	1hij
this week $	1j
this weekend	-1d1i
this weekend $	1i
this year	-1d1i
this year $	1i
this your	1i
this ~cover	-2p1g
this ~meet	-3i-2lp-1abg1z3uy
this ~meet $?	-2i-1g2uy
this ~meet is	-1i1y
this ~money	-2l-1abk1g2i4d
this ~money $	1i2d
this ~soon	-1adkoA1j2h
this ~soon $	-2d-1agA1ij
those	-2bcj-1dehmstu1i2np
those #	1ks
those # days	1n
those _ $	-1l1anp
those _ days	1n
those _ that	1i
those _ the	-1ip
those limits	-1i2a
those vans	-1j1gn
those ~cover	-1i2a
those ~kin	1p
those ~money	1ks
those ~money days	1n
those ~thing	1gn
thoug*	-1adij3x
though	-1p1m
though $	-1p
thought	1p3x
throu*	-2dj-1abcehklmo1girzB2ns
through	-2dj-1abcehklmo1girzB2ns
through $	2i3g
through _ $	-1ghop1krB
through _ $?	-1i
through _ you	-1i1u
through _ ~cover	1nuz
through it	-1i1B
through the	-1o1l2p
through what	-1i1ou
through what you	1u
through work	-1l1nrs
through work $	1r
through your	1uz
through your ~cover	1nuz
ticke*	-1a1ioqrs
ticket	1i
tickets	1ors
tied	1s
tied to	1s
tight	-1dlsD1i4p
till	-2n-1adkpz1cej
till @day	-1l1c
till _ $	-1hl1cr
till the	-1n1e
till your	1i
till ~soon	-1l1c
time	-4il-3g-2bcjk-1empyzAD1dfhostxC2aB5u
time $	-2l-1abjnAC1hoqs2uB3d
time $?	-2i-1abdghtC4u
time _ talk	-2i1du
time _ the	1sx
time _ ~meet	1d2h
time for	-1ilps1tx3a
time it	1lp
time or	-1i1u
time to	-1ps1dhij
time to talk	-2i1du
time to ~meet	1d2h
time you	-1d1hi
times	-1lp1c2s
times _ $	-1kln1cs
times _ income	2s
times _ salary	2n
times salary	-1k1r
times your	-1m1jn
times your salary	2n
timin*	1i2o
to	-4t-3nv-2eijkwA-1bdfhmoqsD1rx2g
to #	-1kmps1jl2o
to $	-2p1x
to $#	-1is2m
to $# $	2m
to @name	1ir2C
to _ #	-1ij1mnsz2c
to _ $	-4g-3b-2t-1dfrzA1amou2sBCD
to _ $?	-3c-2bd-1anps1itu
to _ @day	1C
to _ a	-3g-2ns-1iu1bdjp2l3c
to _ about	-4i-2l-1cegjnqsz2dpu
to _ ahead	1i2g
to _ and	-2l1h
to _ anything	-1dil
to _ around	-1dgo1bcj
to _ at	-1dku1hijp
to _ away	1p
to _ back	1h
to _ before	-1j1d
to _ by	1dhi
to _ customers	-1n1s
to _ different	1i
to _ every	1i
to _ everything	-1di1e2a
to _ first	-1j
to _ for	-1cds1gnp
to _ him	-1pu1i3j
to _ house	1e
to _ how	1z2l
to _ if	1x
to _ in	-1l1i2cp
to _ into	-1j1i
to _ is	-1i1n
to _ it	-2o-1denu1lr2gp3i
to _ job	1n
to _ lender	1rC
to _ me	-1co1b
to _ mom	1o
to _ more	-1p2j
to _ off	1j
to _ on	-1dip1hj
to _ one	-1i1j2s
to _ other	-1g1hs2k
to _ out	1hp
to _ over	-1gn1hrx
to _ policy	1gi
to _ right	-2di1lu
to _ something	1p2j
to _ sure	-2p-1iq1o2r
to _ that	-2q-1ns1ahil2gp
to _ the	-3h-2cp-1bdk1fijz3g
to _ their	1s
to _ this	-2u-1bjnop1iq2dg
to _ through	-1i1oz
to _ to	-3g-1hjnp1dx2ci
to _ today	2d
to _ tonight	-1C1dB
to _ up	-1acks1dg2r
to _ us	-1h1i2g
to _ when	1n
to _ wife	-1i1d
to _ with	-2jnu-1a1chkops3g
to _ worth	1i
to _ you	-4p-2cdh-1bgijsz1fqxyB
to _ your	-2jn-1ps2z5g
to _ ~cover	-1n1gij
to _ ~insurer	-1s1l
to _ ~kin	-1jx1d
to _ ~money	-2j-1ghikp1lmns2c
to _ ~pay	1i
to _ ~soon	-1gin1s2bd
to _ ~thing	1es
to a	-2gis-1lm1n2ac
to add	-2n1i2gm
to apply	-1c1j2g
to ask	-4i-1acgn2l3u
to ask a	3l
to ask about	-1i2u
to be	-3a-2hs-1cdiknqxzC1befgmu2p
to be a	-1p1m2b
to be different	1i
to be sure	-2p-1q1or
to be worth	1i
to be ~money	1m
to bind	-1u1g
to bother	2q
to bother you	2q
to bring	1jq
to bring it	1q
to build	2s
to buy	1ci
to call	1fq2x
to call $	1x
to call you	1fx
to carry	-1n2j
to catch	-1pu1iqB
to check	-1i2p
to code	1i
to college	2i
to come	-1g1c2h
to cover	1lz
to deal	1o
to deal with	1o
to decide	-1dij
to do	-1bhjln1d2s3g
to do $	-2i1ps
to do it	1dg
to do that	-1i1p
to do this	-1a1di2g
to each	-1g1h2k
to each other	-1g1h2k
to feel	1p
to find	2p
to fix	1s2c
to get	-2hp-1bcdjz1i3g
to get it	-1p1ag
to get that	1gim
to get the	1g
to give	-1h1bx2g
to give us	1i2g
to give you	2x
to go	-2s-1nop1r2i3g
to go ahead	1gi
to go over	-1g1hrx
to go through	1z
to go to	-2g1c
to go with	1i3g
to guess	-1p2l
to have	-1p1gq
to hear	-2q-1g1p2z
to hear that	-2q1p
to insure	-2p-1n1m2a
to it	-1h1sC2f
to it $	1sC
to keep	-1p
to know	-1cC1s3D
to know $	-1C3D
to leave	-1g1ln
to list	1l2j
to list him	2j
to live	-1i1o
to lock	1d2j
to look	-1adgjku1h2i
to look at	-1u1hip
to lose	-1ad1ep
to make	-1i1dgr
to make sure	1r
to match	1k2j
to me	-1i1cdn
to me $	-1in1cd
to move	1g
to pay	-1di
to pay for	-1j1glp
to pay off	1j
to protect	1s
to reach	1h2x
to reach out	1h
to rebuild	1s
to recap	-1n2r
to replace	-1mn2s
to run	-1lp1a
to run a	-1lp1a
to save	-1m1o3p
to say	-1gn1q2i3bl
to say $	-1n1ailq
to see	-1g1i2x
to show	1k2i
to show you	1k
to sign up	1g
to spend	-1g1z
to start	1i2g
to start the	1g
to sum	-1k1r
to sum up	1r
to switch	1g
to take	1p
to talk	-4i-1bghjlnoz1x4u
to talk $?	-3i2u
to talk about	-1lo1p
to talk to	-1jnp1dx
to tell	1ly
to tell you	1ly
to that	-1p1dh
to that $	-1lp1h2d
to the	-2j-1fgikp1clnuyC2s
to the ~cover	1x
to the ~insurer	1l
to think	-2i3d
to think about	-3i3d
to this	-1d1ajz
to what	-1is1jln
to what you	-1i1jk2n
to work	-1h1insC
to you	-1adgjklqu1ioxC2ht3B
to you $	-1al1o2B
to you $?	1i2t
to you @day	1C
to you about	1x
to your	-2x-1lzC1hmos
to your lender	1hr
to your mom	1o
to your wife	-1i1d
to your ~cover	-1n1gij
to your ~kin	1dn
to your ~money	1m
to your ~thing	1es
to ~buy	-2hu-1abjnops1cd2i4g
to ~buy $	-3d1c
to ~buy $?	1g
to ~buy the	1g
to ~buy this	-1u1dg
to ~buy up	1g
to ~buy ~soon	-1i1d
to ~cover	1jlz
to ~meet	-3g-2ijln-1abkoszBC1fv2h3x4u
to ~meet $	-1iA1x3u
to ~meet $?	-1i1u
to ~meet about	-1lou1p
to ~meet back	1h
to ~meet to	-1gjnp1cdix
to ~meet you	1fx
to ~money	-2ps-1hik1l2mo
to ~money $	2m
to ~money it	1j
to ~money ~money	-1m1l
to ~pay	-1di
to ~pay for	-1j1glp
to ~pay off	1j
to ~send	-1dgl1jq2h
to ~send it	-1gl1q
to ~send that	1j2h
tobac*	1i
tobacco	1i
today	-3hls-2aceopx-1bkqtD1n2fz4dg
today $	-3l-2ahp-1bcesCD1fin2d
today $?	-1dhu2i3g
today or	-2i1d
today you	-1n2du
today*	-1jl3z
todays	-1jl3z
toget*	-1djls1npz2i4h
together	-1djls1npz2i4h
together $	2z
together $?	1ghi
together _ is	1k
together and	-1k2h
told	-1aehikls1ox4b
told _ $	-1a1p
told _ you	-1n2x
told me	-1hi1b2x
told me you	-1n2x
told the	1n
told you	-1a1op
tomor*	-2s-1acjlmnpxC1i2d3h
tomorrow	-2s-1acjlmnpxC1i2d3h
tomorrow $	-1eijk1gh3d
tomorrow $?	1ik
tomorrow and	-1n1eh
tomorrow what	1i
tonig*	-2i-1abcfnp1jrB2dh
tonight	-2i-1abcfnp1jrB2dh
tonight $	-1cip1BC2dhj
tonight and	1e
too	-4j-2g-1cdelmoxC1hips2a
too $	-3j-1abcghls2i5p
too _ $	-4p-1j1aq2hs
too _ to	-2p2a
too low	-1p2s
too low $	-1p2s
took	1op2B
tool	-1il1j2m
tools	-1ip1o2ln
tools $	1l
tools _ $	1o
top	1p2s
top of	1ps
total	-1l1s2m
total*	-1ajln1k4p
totally	-1a4p
totally get	2p
touch	-1ps3x
touch $	-1p1h2x
touch*	1l
tough	-2q-1a1i3p
tough $	3p
towar*	1j2b
toward	1j2b
towin*	-1sD1jl2i
towing	-1sD1jl2i
town	1w
town $	1w
track*	-1gh2i
tracks	1i
train*	-1dp1y4b
training	1y2b
trans*	-1s2c
trave*	-1D3C
treat	1p
treat*	1iops
treated	1os
tree	1s
trips	1i
troub*	-1p1fiq
trouble	-1p1fiq
truck	-2s-1h1n3i
truck $	-1n1l2i
truck _ a	1n
truck and	-1h
true	-1p
true $	-1p
trust	1p2g
trust _ either	-1o
trust me	-1o2g
try	-2l
tryin*	1x
trying	1x
trying to	1x
tub	1in
turn	-1ip1s2ad
turn down	-1i2d
turne*	1ln
turned	1ln
turned down	1l2n
twice	1m
typic*	-1p3a
typical	-1p3a
ugh	-1o1ip
umbre*	-2i-1ghnp1jr3s
umbrella	-1hinp1jr2s
umbrella _ a	1s
umbrella and	-1h1j
umbrella is	-1n1s
umbrellas	2s
uncle	1n
under	-3j-2ap-1ghklx1einu2m3s
under _ roof	2i
under _ ~cover	-2n3s
under _ ~thing	2i
under a	-1j1en
under control	1n2s
under your	-2n-1x1ms
under your ~cover	-2n1s
under*	-3j-2i-1bcgkmnquxzABC1lD2ap
understand	-2D-1bdfhijlnquB1p3a
understand $	-2D-1alq
understand _ $	-2p-1i3a
understand _ you	1opqt
understand why	1q2p
understand why you	1q2p
understand you	1o
understandable	-1ios3p
understood	-1pA3D
underwriter	-1d3l
unins*	-1g1j
uninsured	-1g1j
uninsured _ $	1kn
uninsured _ is	-2n-1l1s
uninsured _ on	1i
uninsured _ so	1n
uninsured motorist	1js
uninsured motorist $	1kn
uninsured motorist is	-2n-1l1s
uninsured motorist on	1i
uninsured motorist so	1n
unles*	1jn
unless	1jn
unless _ add	1n
unless we	1n
unless we add	1n
until	-4p-3n-2ah-1beik1c2ls3djC
until _ have	-1n2j
until _ is	-1p1djl
until the	-2d-1an1j2s
until they	1l
until you	-2n-1l1djs
until you have	-1n2j
until ~soon	-1ehi2d3C
up	-5b-4ju-2fmzCD-1acB1hiry2dex3t
up $	-2jp-1ceruzCD1gnoqsx2ak
up $?	-2a-1dt3h4i
up _ #	-1k1l
up _ $	-1qs1l2ep
up _ a	-1np1ls
up _ code	1i
up _ i	1i
up _ is	-1ps
up _ it	-1i2p
up _ me	-1j1lp2t
up _ that	2t
up _ the	-1p1sx
up _ this	1g
up _ to	1kp
up _ you	-1l1dgs
up _ your	-1s1ix
up _ ~money	1l
up a	2t
up about	-1n1m
up about #	-1n1m
up about ~money	-1n1m
up again	1h
up and	-1l1ap
up for	-1dhp1glx2i
up for you	1gi
up how	1A
up in	-1n1e
up in a	1s
up on	-1dj1px2t
up on me	-1j1p2t
up on the	1x
up that	-1imp1o
up the	-1ks
up this	-1i2d
up to	-1dghkmp1js2l
up to #	-1m1j2l
up to code	1i
up to the	1s
up to ~money	-1m1j2l
up we	-1i2y
up what	1r
up with	-1ks1den
up your	-1i1dk
up ~money	-1m
up ~soon	-1i1de
updat*	1n
updated	1n
upgra*	-1s1m
upset	-2a-1jn4p
upset $	-2a-1n2p
upsid*	-1a1ns2p
upside	-1a1ns2p
upside down	-1a1ns2p
us	-4n-3ael-2cimop-1stuvwCD1fhkz2bdq3x4g
us $	-1einops2q
us $?	1y
us _ $	-1g1f3d
us _ a	-1j2x
us _ about	1z
us _ ahead	1g
us _ at	-1j1kz
us _ do	1g2ik
us _ it	-2i-1h2d5g
us _ the	-1knz1dgj
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
us look	-1j1kz
us look at	-1j1kz
us put	1g2j
us see	-1gj
us start	1bdz
us talk	1iz2h
us you	2ks
us ~buy	-1jk1bdz
us ~meet	-1g1iz2h
use	-2ac-1bghnp1l2is
use _ $	1n
use _ you	1s
use the	2i
used	-2s-1ij1ck
usefu*	1i
useful	1i
uses	1ks
using	1i2b
usual*	-1il1j3s
usually	-1il1j3s
valua*	1p
valuable	1p
value	-3n-2i-1lp2m3s
value $	-1kn1lm
value _ the	-1l1s
value is	1s
value on	-1s1j
value*	-1s1ijl
values	-1s1ijl
values are	1l
van	1k
vans	-3l-1kns1gij2r
vans $	-1i1jn
vans _ a	1g
vans on	1g
vans on a	1g
versi*	-1j1r2h
versions	-1j1k2h
versu*	2k
versus	2k
very	-2i-1lpqC2nB3D
very _ $	-1ilpC2n3D
vote	1j4c
wages	-1l1s
wages $	-1s
wait	-4i-1agj1bt2q5d
wait $	1lnp
waiti*	-2i-1ans1m2l3d
waiting	-2i-1ans1m2l3d
waiting for	-2i3d
waiting period	-1n2l
waive*	-1d1jk
waiver	-1d1jk
waiver of	1s
walk	-1cgs1e4d
walk _ through	-1c1i
walk me	-1c1i
walk me through	-1c1i
walke*	-1i
walked	-1i
want	-5d-4ans-3q-2eltux-1hmyC1bpz2cjo3gi
want #	1j
want $	-1i2p
want _ $	1p
want _ and	1jn
want _ be	-2p-1gq1fo
want _ do	2gi
want _ go	-1j1c2gi
want _ know	1np
want _ start	1g
want _ talk	1i
want _ to	-1bp1cghk4i
want _ ~buy	1cgi
want _ ~cover	1ir
want _ ~meet	1i
want _ ~thing	-1io1r2j
want a	-1i1jo
want for	-3i
want it	-1i1o
want me	-1cjp1hk2g4i
want me to	-1cjp1hk2g4i
want the	-1n1ir2gp
want to	-3dh-2o-1abelqrsux1fz2cg4i
want to be	-2p-1gq1fo
want to do	2gi
want to go	-1j1c2gi
want to know	1np
want to start	1g
want to talk	1i
want to ~buy	1cgi
want to ~meet	1i
want you	2c
want you to	2c
want ~money	1j
wante*	-1j2x
wanted	-1j2x
wanted _ ask	1u
wanted to	-1j2x
wanted to ask	1u
wanti*	-1l2p
wanting	-1l2p
wants	-1ilm1ans
wants #	-1m1n
wants _ and	1n
wants a	1p
wants to	-1lp1as
wants ~money	-1m1n
was	-3hjl-2cdg-1fkmnuz1rx2oqt
was _ $	-1l
was _ $?	-1i2t
was _ last	1t
was _ to	-1p1x2o
was a	1ap
was hoping	1x
was hoping to	1x
was it	-1l3i
was it $	-1l1t
was that	-2i-1q2bt
was that $?	-1i2t
was the	-1b
was the last	1t
was there	1i
was your	-1t
water	-2p-1abhk1cgjr2lns
water _ $	1r
water _ comes	1s
water _ is	1l
water _ that	1n
water backup	-2n1rs2g
water backup $	1r
water comes	1s
water in	1n
water that	2s
water that comes	1s
water ~cover	-2n1rs2g
water ~cover $	1r
way	-2gio-1cjlmqrstx1n2pv
way $	-1gij1p2v
way $?	-1t1hi
way _ than	-1jps2n
way _ works	-1n1sz
way for	2l
way it	-1l
way more	-1jps2n
way more than	-1jps2n
way to	-1ls1aj
ways	-1h1k
we	-7s-5bn-4ae-3cjov-2ipACD-1lt1hkm2fy3x4gqrz
we _ #	-1n1kmr2d
we _ $	1r
we _ @day	1hi
we _ a	-1kp1ghmx
we _ about	-1i1z2k
we _ ahead	-1h1g
we _ at	-1dh1ijx
we _ do	-1k1z
we _ for	1y
we _ go	-1hr3p
we _ got	-1in1k
we _ in	2hm
we _ it	-1h1gl
we _ look	-1k
we _ not	1fq3l
we _ on	1rx
we _ over	1z
we _ see	-1f
we _ talk	-1fp1xC
we _ the	-1jkl1gz2q
we _ this	2g
we _ through	-1i1z2u
we _ to	1iz
we _ with	-1i1u
we _ you	2gkq
we _ your	-1gi1rx2B
we _ ~meet	-1ijp1mxC2f
we _ ~money	-1n1kmr2d
we _ ~not	1fq3l
we _ ~soon	-1g1hir
we add	-1j1n
we are	-2np-1abhlqsv1dmwy2kr
we are on	1r
we can	-1z1gp3l
we can not	-1p3l
we can ~not	-1p3l
we do	1lp2hix
we do a	1hi2x
we do not	1lp
we do ~not	1lp
we get	-1j1dgz
we get you	2g
we go	-1h1guz
we go ahead	-1h1g
we got	-2i-1p1tx
we got a	-1i
we have	-2p-1lmn1dj3g
we have a	1g
we have got	-1n1k
we meet	1r
we met	2x
we met at	1x
we need	-1g
we need to	-1g
we record	-1i1u4y
we said	2r
we see	1k
we should	-1p2x
we start	-1j1u
we talk	1z2h
we will	-2el-1dgiknprsuy3fz
we will go	-1hr1p
we will look	-1k
we will not	-1l1q2f
we will see	-1f
we will talk	-1fp1C
we will ~meet	-1p1C2f
we will ~not	-1l1q2f
we would	-1x1m
we ~buy	-1hk1u
we ~meet	-1x1rz2h
we ~meet ~soon	1hr
wear	-2n1l2s
wear _ tear	-1n1l
wear and	-1n1l
wear and tear	-1n1l
websi*	-1ip2x
website	-1ip2x
week	-2pu-1bcgklst1ah2i
week $	-2u-1d1aeo
week $?	1hi
week and	1x
weeke*	-1adgn1hC2i
weekend	-1adgn1hC2i
weekend $	-1adn1hC2i
weeks	-1kn1i2j
weigh	1i
weigh*	-1n1a
well	-3i-2jlsB-1bcdhoquv1k2AC
well $	-1jA1kD
well that	1a
went	-2p-1ajkrs1iou2n
went _ $	1o
went up	1no
were	-2dks-1aceghlntuA1bjpqx4i
were _ $	-1pqs1j2i
were _ for	-1n
were _ here	1n
were _ hoping	1p2i
were _ paying	1ip
were _ ~thing	1j
were gone	1i
were my	-1i2j
were my ~thing	1j
were not	-1p1n
were not here	1n
were you	-1t1jq2p5i
were you $	1ij
were you hoping	1p2i
were you paying	1ip
were ~not	-1p1n
were ~not here	1n
wet	-1l1i
what	-6g-5ux-4fnCD-3cdepqvwA-2y-1abhjm1klz3t4i
what $	-2i-1los1gk2a3t
what $?	-3i3t
what _ #	-1m3ci
what _ $	1i
what _ $?	1it
what _ a	1c2i
what _ all	-1p
what _ am	1u2o
what _ are	-1lnt1bio
what _ be	1h
what _ costs	-1s1z
what _ could	1i
what _ did	1i
what _ different	2k
what _ do	-2gi-1dkt1l
what _ does	1l
what _ going	1i
what _ good	-2p1i3h
what _ got	-1i1m3j
what _ have	-1hops1ijkmz
what _ he	1h
what _ house	1s
what _ i	1i
what _ if	-1l1i
what _ important	1i
what _ in	-2i-1s1jln
what _ is	1lB
what _ it	-1dhln5i
what _ make	1i
what _ mean	2it
what _ missing	1z
what _ need	-1k1o
what _ new	-1k2s
what _ not	1i
what _ of	-1bct1dps
what _ on	-1h2i
what _ out	1n
what _ owe	-1n1l
what _ own	-1i1nz
what _ paid	-1i1s
what _ pay	-1n1m
what _ pays	-1s1ln
what _ said	2r
what _ sense	-2i2j
what _ that	-1i1t
what _ the	-2b-1ahjklnqt1cg4i
what _ they	-2t-1b1p4i
what _ this	-1d1i
what _ to	-1i1os
what _ up	1A
what _ want	-3i1e
what _ we	-1x1p2i
what _ will	-2k1hz2l
what _ with	1i
what _ would	-1ghnpu1isz2b3k
what _ you	-2jkno-1bdhluxzABC1qt2i
what _ your	-2ct-1hln1b2i
what _ ~cover	1n
what _ ~insurer	2l
what _ ~money	-1ms1z2i3c
what _ ~not	1i
what _ ~pay	-1i1ms
what _ ~thing	-1n1s
what a	-3i-1kl2as4p
what about	1iB
what about your	1iB
what an	1a
what are	1cd
what are you	-1i1adt2c
what are your	-1a1i
what can	1i
what claims	1i
what could	-1t2i
what could they	1i
what could you	-1t1i
what coverage	-1l1s
what day	2h
what deductible	1i
what did	-2i-1b1pt
what did the	-1t1i
what did they	-1t1p3i
what did you	-5i3t
what do	-1adhops1g2i
what do you	-1adops1g2i
what does	1t2i
what does the	-1t
what does your	1b
what each	-2i-1ms3k
what exactly	2t
what happened	2i
what happened with	1i
what happens	1l
what happens if	-1l1i
what happens to	1s
what have	1i
what have they	1i
what i	-2np-1gt1mruzB2o
what i am	1u2o
what i mean	-1t2i
what i would	1ikmz
what if	-1x1hp3i
what insurance	1i
what is	-3s-1hmnoprtuv1aiz2cd
what is a	1chi
what is different	2k
what is going	1i
what is important	1i
what is in	-2i1jln
what is it	3i
what is missing	1z
what is on	-1h
what is the	-1kn1dg2c3i
what is your	-1cd1a
what it	-1jk1lnsz
what it costs	-1k1z
what it is	1l
what it pays	-1s1ln
what it ~money	-1k1z
what it ~pay	-1s1n
what kind	-1ci1dps
what kind of	-1ci1dps
what made	1i
what made you	1i
what makes	-1it2j
what makes sense	-2i2j
what number	-1h
what part	2i
what part of	2i
what pays	2s
what price	1i
what the	-1jkp1s2l
what the house	1s
what the ~cover	1n
what the ~thing	-1n1s
what they	-1np1h2l
what they would	-1n1s
what those	1n
what time	1hi
what was	-1bilq3t
what was it	-1l1t
what was that	-2i2t
what was the	1t
what we	-2k-1gi3r
what we said	2r
what were	1p2iq
what were you	1p2iq
what would	-3j-2n-1bcdeglmotuz1a4i
what would be	1h
what would have	1i
what would it	2i
what would make	1i
what would you	-2d1ap
what would your	-1i1d
what year	1B
what you	-5i-2dlp-1cgr1ajst2moz4k
what you are	-1ln1o2a
what you do	1ls
what you got	-1i1mu3j
what you have	1jm2kz
what you owe	-1n1l
what you own	-1i1nz
what you paid	-1il1s
what you pay	-1n1m
what you want	-3i1e
what you would	-1i2k
what you ~pay	-1iln1ms
what your	-2i-1a1bou2l
what ~cover	1i2s
what ~money	-1t1B2i
what ~money is	1B
what ~pay	-1il3s
whate*	-1ikn1ls2j
whatever	-1ikn1ls2j
whatever you	-1ik1s2j
wheel	1i
wheel _ the	1i
wheel of	1i
wheel*	-1ns1el
when	-4aj-3bcdgux-2krt-1fmvwyzACD1ns4h5i
when $?	1i
when _ are	-1in1hs2el
when _ comes	1s
when _ do	-1l1np
when _ get	-2i1hlo
when _ go	1n
when _ it	1qB2i
when _ other	-1ln1s
when _ pipe	-1s
when _ say	1i
when _ the	-2h1i
when _ you	-1ht1p2i
when _ your	-1h
when _ ~harm	-1i1k
when did	-1ht1i
when do	1ip
when do you	1ip
when does	1qB2i
when does it	1qB2i
when i	1h
when is	-1u1h4i
when is the	-1h
when it	1h
when something	1s
when that	1n
when the	-1n1l
when the other	-1ln1s
when the pipe	-1s
when they	-1i1l
when they are	-1n
when was	-1h
when would	-1u1hi
when you	-1adjk1ehl2n
when you are	-1i1hs2el
when you get	-2i-1n1ho
when you go	1n
when you say	1i
when your	-1i1ns
whend	-1aj4i
whend you	-1a3i
where	-3abgh-2cdnu-1mqtx1r2jks3i
where _ are	-1aij1r2p
where _ i	-1gh
where _ is	-1s2j
where _ the	2i
where _ you	-2g-1h1i
where do	-1gh1i
where do you	-1gh
where i	2j
where is	1i
where it	-1inps1j2l
where it is	-1s2j
where the	1ns
where they	2k
where we	-1n1r
where would	-1g1i
where you	-1a2ips
where you are	-1aij2p
where*	-2a-1bl1sz3i
wherever	-1l1sz
wheth*	-1lp1z2s
whether	-1lp1z2s
whether _ would	1l
which	-2acdtu-1jps1hln2b6i
which _ are	2i3b
which _ do	-1gt
which _ you	1g
which is	-1s1hln
which one	-1t1gi
which part	2i
while	-3ip-1adkx1ejos2nu
while _ are	1ln2j
while you	1ls2j
while you are	1ln2j
while yours	1s
while yours is	1s
who	-5j-4gl-3bhntu-2mpvxCD-1afswyzB10i
who _ $	-1ip
who _ are	-1a
who _ at	1s
who _ for	1i
who _ has	1d
who _ i	1i
who _ it	2i
who _ not	-1ln2a
who _ on	1d
who _ that	2e
who _ the	-1bn1i
who _ you	1i2bc
who _ your	-1x1ci
who _ ~harm	-1i2n
who _ ~not	-1ln2a
who _ ~pay	-1n1i
who am	1i
who am i	1i
who are	2c
who are you	2c
who comes	1s
who did	-1i1p
who do	1c
who do you	1c
who drives	-1c
who else	-1c1i
who fixed	1i
who gets the	1s
who is	-1bdjlx1cknsA2i
who is at	1s
who is the	1c
who is your	-1x2c
who knows	-2i
who pays	-2s1ik
who was	1i
who would	1i
who you	-1an1i
who you are	-1a
who ~pay	-2s1ik
whod	-3n-2ps-1adgjluC2c7i
whod _ it	-1p1i
whod be	2i
whod have	1i
whod pay	-3n3i
whod ~pay	-3n3i
whoev*	-1p2al
whoever	-1p2al
whoever _ you	2a
whole	-3l-2j-1ipr1ko2em
whole _ $	-1ij1m2e
whole _ and	-1l1n
whole life	-2l-1n1kms
whose	-1bg3i
whose _ is	1i
whose name	1i
whose ~cover	1i
why	-2bgijt-1cnors1pqu3d
why $?	-1i2u
why _ am	-1i1u
why _ are	1p2q
why _ would	-1a1dp
why _ you	-1t1d
why do	-1dt1h2i
why i	-1i1u
why i am	-1i1u
why is	2i
why you	-1a1d2q3p
why you are	1p2q
why you would	-1a1dp
wife	-2q-1acfgjkosC1dirx
wife $	-2i-1q1dnp
wife $?	1h
wife _ about	1i
wife _ on	1i
wifes	2e
will	-6a-5jx-4bip-3tu-2dmoqrwD-1nsA1gkl2C3z4h5f6e
will _ $	-2l-1fkz2ns
will _ a	-1C1k2h
will _ about	-1k1uz
will _ at	-1k
will _ back	1h
will _ be	-1ln1efhq2gi
will _ both	1k
will _ by	-1k1h
will _ call	-1hl1f
will _ do	2l
will _ go	1s
will _ hear	-1e1u2f
will _ help	-1n1l
will _ it	-1dflqr1gkp2z
will _ on	2e
will _ ours	-2h2k
will _ out	-1f1hC
will _ pay	-1s1l
will _ sure	1f
will _ that	-1p1fhlB
will _ the	-1inC1egr2ch
will _ to	1h2f
will _ touch	1ln
will _ up	-1a1eh
will _ what	1z
will _ with	1z
will _ you	-3i-1dgjknpsu1fl2h
will _ your	-2h-1sz1gi2fk3e
will _ ~meet	-1hl1f
will _ ~pay	-1s1l
will _ ~soon	-1k
will ask	-1k1z2i
will be	-3n-2hp-1acdikuC1vz3e
will call	-1fz1hr
will call you	1r
will check	1h
will check back	1h
will do	1kz
will get	-1fgp1rBC3h
will get the	1hr
will go	-1hr1p
will have	-1C1g3h
will have a	2h
will leave	-1fkz2h
will let	-1hk3C
will let you	-1hk3C
will look	-1k
will look at	-1k
will make	1f
will make sure	1f
will match	3k
will not	-2kt-1ahisz1f2ln
will not be	-1l1efhq
will not call	-1hl1f
will not do	2l
will not go	1s
will not help	-1n1l
will not pay	-1s1l
will not touch	1ln
will pay	1s
will price	1k
will price it	1k
will put	1k
will say	-1hi1l3C
will see	-1C1fh
will send	-1k1l
will send the	1h
will show	-1f1k
will start	1gz
will take	-1k1f2z
will take you	1f
will take your	1p
will talk	-1fp1C
will talk about	1z
will you	-1h1gu
will ~buy	-1hk1gz
will ~harm	-1i3e
will ~meet	-2i-1kn1fh
will ~meet about	1z
will ~meet you	-1fiC1h
will ~money	-1h2k
will ~money it	-1h1k
will ~not	-2akst-1hiz1f2ln
will ~not be	-1l1efhq
will ~not do	2l
will ~not go	1s
will ~not help	-1n1l
will ~not touch	1ln
will ~not ~meet	-1hl1f
will ~not ~pay	-1s1l
will ~pay	1s
will ~send	-1fik1l2h
will ~send the	1h
will ~send you	-1C1hl
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
windo*	-1s1d
window	-1s1dl
wirin*	1i
wiring	1i
wise	-1n2j
wish	2l
wish _ could	-1p1l
wish i	-1p1l
wish i could	-1p1l
with	-5t-4dq-3bfl-2r-1p1hkmvyA2u3w
with #	-1m1n2j
with $	-2c-1a1g4i
with $?	1i
with @name	-1ux1hi
with _ #	-1hn1s
with _ $	-3cs-2bh-1afmnoqt1evCD2uw
with _ $?	-3i-2gh-1bktx1c3u
with _ @name	1nwx
with _ a	1an
with _ and	-1j1hx
with _ at	1e
with _ business	-1v1ix2g
with _ call	-1i
with _ claim	1o
with _ coverage	1e
with _ deductible	1ls
with _ higher	1i
with _ i	-1p1uvwx2bk
with _ in	1aj
with _ insurance	1i
with _ is	-1n1ms2i
with _ it	-1m1k
with _ life	1w
with _ like	2p
with _ lower	1m
with _ minimum	1n
with _ of	1hi
with _ on	-1jn1hmy
with _ one	-1im
with _ owner	-1gu1x2hi
with _ stent	1n
with _ the	1km2gp
with _ when	-1l1s
with _ wife	1hp
with _ you	-1i2k
with _ ~cover	-3p-1hjn1emsw2l
with _ ~harm	1o
with _ ~insurer	-1g1j
with _ ~kin	-2a-1g1eh
with _ ~meet	-1i
with _ ~money	-2n-1h1j2s
with a	-2lu-1acehimw1os2n
with a #	1s
with a ~money	1s
with bluebonnet	1i2wx
with bluebonnet $	1vwx
with bluebonnet business	-1v1ix
with both	1ahi
with evergreen	-1D1vx3w
with evergreen $	-1D1w
with evergreen life	1w
with evergreen ~cover	1w
with everything	2bm
with harbor	1uw2vA
with harbor insurance	1iA
with harbor ~cover	1iA
with him	-1n1mo
with him on	-1n2m
with it	-1jn1s2g4i
with it $	1i2g
with it $?	1g
with it is	-1n1s2i
with kids	-1n1a
with kids in	-1n1a
with lakeside	-1x1vw
with lakeside $	-1x
with lakeside insurance	-1x
with lakeside ~cover	-1x
with me	-1abhp1yB2ci
with me $	-1cp1iB
with no	-1alo1bep
with no coverage	1e
with no insurance	1n
with nothing	-2n-1ais1d4e
with nothing $	-1n1d2e
with one	2os
with somebody	1p
with that	-3i-2p-1a1ly3j4u
with that $	1l2u
with that $?	-3i1y3u
with the	-2epsu-1bcdjkrz1lmno2h3i
with the lower	1m
with the owner	-1gu1x2hi
with the stent	1n
with the ~cover	-1h3l
with them	-1mpsu1a
with them $	2a
with these	1i
with this	-1gi1p
with us	-1emopsu2k
with us $	-1op
with what	-1n1s2k
with what you	-1in1s
with you	-4i-2gjl-1cdepB1nyC2D4u
with you $	-1ailp1knuy2D
with you $?	-2gi-1h1a2u
with you when	-1l1s
with your	-2in-1ku1aehz2B
with your wife	1hp
with your ~insurer	1j
with your ~kin	-1a1ep2h
with ~cover	-1r1jk
with ~kin	-1n1a
with ~kin in	-1n1a
with ~money	-1m1n2j
with ~not	-2al-1in1bdp4e
with ~not $	-1n1d2e
with ~not ~cover	-1l1e
witho*	-2j-1abilnrt1ko2ds
without	-2j-1abilnrt1ko2ds
without $	-1j1k
without _ $	1s
without _ $?	-2i2d
without a	1ps
without the	1i
wonde*	-1in1aC
wonder	-1p1a
wonder you	1a
wonderful	-1i1pC
word	-2i-1j1gp2a
word _ i	1g
words:0	-3p-2ijnsD-1abckloAC
words:1	-5is-4abcjklv-3eghnoquwxz-2dfmpryB1t3A5D
words:13-20	-5b-4gtD-3acjC-2fimpquyB-1elv1hrx2nz3s
words:2	-8s-7j-6dkl-5bhnwx-4cegorv-3fmqyz-1apB1u4D
words:21+	-2i-1eghjmps1kuzA2r3n
words:3	-7ls-6kn-5dejz-4mor-3fhpyD-2gquxB-1avA1b2i
words:4	-8n-7x-6ls-5mrD-4B-3deghkotw-2fpuyzA-1abjqv2c3i
words:5-7	-12D-7n-5rz-4ekosxAC-3dhuvw-2abcfjlmqtyB2i
words:8-12	-9D-5zA-4nrtC-3cB-2afghquvwx-1bdlmy1s
work	-3a-2bcdgpu-1eklmtvxzAD1nrsw2h3i
work $	-2n-1akop1irsC
work $?	2i
work _ #	1n
work _ $	-1n1j3i
work _ a	1p
work _ it	1h
work _ that	-2p1o
work _ you	-1i1k
work _ ~money	1n
work and	-2p1o
work is	-1is1np
work on	-1l
work policy	1l
work so	1hi
work with	1w
work ~cover	1l
worke*	-2i1p2e
worked	-2i1p2e
worki*	-1bn1ix
working	-1bn1ix
works	-1n1sz2h
works is	-1n1sz
works*	1i
worri*	-1p1d2o
worried	-1p1d2o
worry	-1ajl3p
worry $	-1l1ip
worry about	-1aij2p
worst	2ap
worth	-2km-1acdhosux1nz2bi4j
worth #	1n
worth $	-1j1n2b
worth _ $	-1ijs1lp
worth _ than	1j
worth _ with	-1n2j
worth a	-1ps2j
worth it	-1n1j
worth more	1j
worth more than	1j
worth ~money	1n
would	-4qrs-3BC-2ftuAD-1bdhikvwy1mx3n5j
would @day	1h
would _ #	-1klp1im
would _ $	-1adij1gkpz2c
would _ $?	-1j2k
would _ a	-2p-1mu1k
would _ about	-2j1n
would _ an	1m
would _ annoyed	1p
would _ anybody	-1i1o2p
would _ at	1j
would _ be	-2j-1acdempsx1hil2u
would _ better	-1eo2j
would _ change	-1p1j
would _ for	-2lp-1i1ansx
would _ get	2b
would _ give	-1cgi1u
would _ go	-1u1ij3c
would _ have	1i
would _ help	-1u1ik
would _ him	1jn
would _ husband	-2i1d
would _ if	1x
would _ in	1m
would _ is	-1i1jm
would _ it	-1dikp1lmno4j
would _ like	-1hu2im4g
would _ me	-1io4p
would _ mind	1h
would _ need	-1d1i
would _ no	-1lp1ad
would _ not	-1j1o
would _ off	1j
would _ on	1j
would _ out	-2n-1l1s
would _ paying	-1ej3n
would _ rather	-1i1u
would _ stuck	-1m2n
would _ take	-1j
would _ that	-1ip1j2b
would _ the	-2ikn-1bdrsz1p2e3j
would _ this	1j
would _ to	-4j-2p-1dorx1insz2gl
would _ trust	-1o1p2g
would _ up	1ev
would _ want	-2g-1c1ip
would _ with	-1k1a
would _ you	-3p-2s-1iko1ehlm2n
would _ ~cover	1jx
would _ ~kin	-1i1d
would _ ~meet	1h
would _ ~money	-1kp1im
would _ ~not	-2jl1ado
would _ ~pay	-1a
would a	2i
would add	1m2j
would be	-3as-2gkou-1b1elmpx2n
would be #	-1j1m
would be a	-1pu1hi
would be annoyed	1p
would be better	-1eo2j
would be like	1im
would be paying	-1ej3n
would be stuck	-1m2n
would be the	1hjx
would be ~money	-1ij1m
would carry	-1inp1js2a
would do	-1g1i2j
would do is	-1i1j
would do the	1j
would drop	1j
would fall	1s2a
would feel	-1j1i2p
would get	-2i-1ag1n
would get that	-2p-1i
would go	-1k1i2j
would go with	1i
would have	-1ep1alns
would have to	-1j1iln
would hold	1j
would hold off	1j
would insure	1j
would insure it	1j
would it	-1dgjnx1k2hi
would it be	2h
would it help	-1u1ik
would keep	1p
would like	-3j-1ip2z3g
would like to	-2j2z
would lose	-1j1k2e
would make	1mop
would make it	-1j1m
would need	-1j1lxz
would need to	1l
would never	-2j-1an2e
would not	-1ios1ap2d
would not be	1l
would not trust	-1o1p
would only	-1j1n
would pay	-2p3n
would pay for	-1l1n
would put	-1j1k2h
would rather	-1djp2o
would rather not	-1j1o
would rather ~not	-1j1o
would say	-1lp1ad2b
would see	1x2l
would start	1kn
would start with	1n
would stay	-1p1aj
would suggest	1m
would suggest is	1m
would take	-1hkp1ln2j
would take the	-1k1ln2j
would that	-1ghn1iu
would that be	-1g1u
would the	1gi
would want	-2n-1g1io2j
would want the	-1n1p
would want to	-1j1i
would you	-2bijn-1eklosxzB1tu2cg
would you be	-1c1y
would you give	-1ci1u
would you have	1i
would you like	-1hu1i4g
would you mind	1h
would you need	-1d1i
would you rather	-1i1u
would you want	-2g-1c1ip
would your	1d
would your husband	-2i1d
would your ~kin	-1i1d
would ~advise	1m
would ~advise is	1m
would ~buy	-1gl1kn
would ~buy with	1n
would ~harm	1s2a
would ~meet	-1j1m
would ~not	-1ilnos1de
would ~not be	1l
would ~not trust	-1o1p
would ~pay	-2p3n
would ~pay for	-1l1n
would ~send	-1k1hj
would ~soon	1hi
wow	-1nqsD2a4p
wow $	-1D
wow _ is	-1i2p
wow that	-1i2p
wow that is	-1i2p
wreck	-1s
wreck*	1n
wrecks	1n
write	-1abhjknpqu4cg
write _ a	2c
write _ check	-1n
write _ up	1i2g
write a	1c
write me	2c
write me a	2c
write the	-1jn1g
write this	2g
writt*	-1p
written	-1p
wrong	-4i-2s-1jpt2n3a5q
wrong $	-3p-1t1l3q
wrong _ $	2q
wrong with	-4i1p4a
wrote	-1ip1qrx
wrote down	1r
yard	-2i
yeah	-4o-2abdjluC-1cghiknrtxzB1q3A7p
yeah $	2D
yeah _ $	-2p-1i3A
yeah _ @name	-1p1vw2A
yeah _ get	1i2p
yeah _ is	-1l1p
yeah hi	-1ip2A
yeah i	-1o2p
yeah i get	1i2p
yeah it	1p
yeah no	1p
yeah so	-1p
yeah that	1ipq
yeah that is	1i
yeah you	-1o3p
yeah ~not	-1i1p
year	-2bcdhjkt-1aegrsuz1ln2mp
year $	-1cdjx1ms2p
year $?	1i
year _ for	1jx
year _ the	1B
year and	1nx
year is	1B
year is the	1B
year of	1m
yearl*	2x
yearly	2x
yearly _ $	1x
yearly review	2x
yearly review $	1x
years	-2bd-1aceghiknouvwxz1j2ps
years $	-1hlm1jp2s
years $?	1i
years _ a	-1kos1pr
years _ you	-1n2l
years and	-1lp
years and you	-1n
years have	1s
years is	-1m1p
years would	-1p1jm
yes	-2jp-1ahiknst1zD2r4g6d
yes $	-1lt1D3d4g
yes _ no	1z2r
yes _ ~not	1z2r
yes and	2dg
yes or	1z
yes or no	1z
yes or ~not	1z
yet	-1abdop1j2i
yet $	-1aop1ij
yet $?	1i
yikes	-2D5p
you	-4D-3bclmwA-2jkrvzC-1dgpqsy1uB2io
you #	-2i-1clms1knA2ah
you # $	1kA
you $	-2bdrs-1eilmvwz1hx2ajopB
you $?	-3c-1deijklnpsxyBC1tu2b3a
you @day	-1x1r2C
you @day $	1C
you @name	1BC
you _ #	-2i-1dhjop1knrt
you _ $	-2abdt-1cgh1ijopuBD2fksC
you _ $?	-3u-1bjklnoqstvBC1adh2g
you _ @day	-1C1i4h
you _ @name	1inw
you _ a	-3t-2dglp-1aehr1bijwx2su
you _ about	-1ai1dnp2c
you _ all	-1i1tu2g
you _ an	-1a1ls2b
you _ and	-1inr1k2hz
you _ any	-2n-1ju2c3i
you _ anyone	1i
you _ anything	-1ag1j
you _ are	1yC3a
you _ around	1i
you _ at	-1dko2jt
you _ away	-1n1d
you _ back	-1h2C
you _ be	-3i-2h-1gops1d2an3e
you _ been	-1an1op2B
you _ before	1s2p
you _ being	-1b2a
you _ better	-1a2j
you _ both	1j
you _ busy	-1ab1pu2i
you _ but	-1p
you _ by	-1ghk1tx
you _ call	1ox2v
you _ calling	-1x1v2iw
you _ care	-1i1gp2C
you _ carrying	1lno
you _ closed	-1al
you _ comfortable	1guy
you _ couple	-1z
you _ coverage	-1n
you _ days	1k
you _ do	-2il-1p1d3j4a
you _ down	1n2d
you _ drive	-1n1ir
you _ drop	-1dl2b
you _ each	1k
you _ end	2e
you _ ever	1e
you _ everybody	-1i1p
you _ everything	-1n1eio
you _ feel	1i
you _ first	1u
you _ for	-2aj-1bflu1kmqr2d3c
you _ from	-1i1n
you _ full	1i2a
you _ get	-2ip-1aeg1hln
you _ go	1n
you _ going	-1a1er2g
you _ gone	1ei
you _ good	1l
you _ got	-3i-1dklrx1novw
you _ had	1lnp
you _ have	-2p-1in1hjls
you _ him	1a
you _ how	-1n1i2c
you _ i	-2j-1ikA1ltu2z
you _ if	-1adx1ey2u
you _ in	-2gn-1ablt1cdipsx
you _ is	-2s-1l1dnp2o
you _ it	-3gj-2hp-1acd1kn2t
you _ just	-2i1a2l
you _ kind	-1p2o
you _ know	1z2l
you _ life	1i
you _ like	-3ip-1k1g2ao
you _ link	3h
you _ look	-2p1r
you _ looking	-1o1m
you _ lose	-2i-1jn1k3e
you _ me	-3p-2t-1cox1bdghjuAB2i
you _ money	1i
you _ more	1in
you _ much	-1i1B
you _ my	-1q2cB
you _ need	-1jn1lxz
you _ never	-2i-1np1e2a
you _ new	1n
you _ no	-4i-1s1e3ad
you _ not	-5l-3j-1aegh1binr2f
you _ nothing	2ln
you _ now	-1adjA1bg2fm
you _ of	1i
you _ off	-1a1h2f
you _ okay	-1u2i
you _ on	-2hj-1ant1ls3i
you _ one	-1ap1i2e
you _ only	-1ls1jn
you _ open	-1i1su
you _ or	-3i-1st2a
you _ our	-1h2f
you _ out	-2a-1bC1cd2x3t
you _ owe	1di
you _ own	-1i1k
you _ paid	-1l1o
you _ pay	-1ps1no
you _ paying	-2p-1l1ams
you _ people	-1i1a
you _ price	-1jl1d
you _ questions	1x
you _ rather	3o
you _ reached	1w
you _ right	-1ai2gp
you _ ring	1x
you _ say	-3i-1l1z2bdt
you _ saying	1io
you _ see	1ik
you _ short	2n
you _ should	1gj
you _ shut	1dl
you _ sign	-2i-1l1d
you _ so	-1p1a
you _ somebody	-1n1io
you _ still	-1o1i
you _ take	-1ln1dpB
you _ talk	1p2u
you _ talking	1av
you _ than	-1n1l
you _ that	-2u-1bcjn1dei
you _ the	-2b-1cdhiklC1aegorB2st
you _ them	-1c1in
you _ there	1o2q
you _ they	1klot
you _ think	1ar
you _ this	-4i-2b-1gu3a
you _ through	1B
you _ till	-1l
you _ time	-3i2u
you _ to	-5a-2jotx-1ehzC1cdq2u3gi
you _ today	-1h1iu
you _ tomorrow	-1d1eg
you _ too	-2p2a
you _ under	-2a-1l1n
you _ up	-3a-2j-1lm1chikntx2d
you _ use	1i
you _ want	-1aenp4j
you _ was	-1l1it
you _ way	-1p
you _ we	1p2z
you _ what	-1ack2i3t
you _ while	-1s2n
you _ will	1cuC
you _ willing	-1u2i
you _ with	-1acp1bksy2iu3g
you _ without	1i
you _ working	1x
you _ worried	1o
you _ would	-1p1jno
you _ wrong	1q
you _ yes	1i
you _ you	-1abgho1lntu2d
you _ your	-2e-1acgijlpt1ds
you _ yourself	1C
you _ ~buy	-2i-1gjl1d
you _ ~cover	-1adnpu1i2j
you _ ~harm	-1in1a2et
you _ ~kin	-1n1ir
you _ ~meet	-1dijC1opvx2u
you _ ~money	-2l-1gijop1knr
you _ ~not	-4ij-2l-1cghpqu1en2adf
you _ ~pay	-2s-1glp1kn2o
you _ ~send	-1dln2b
you _ ~soon	-2d-1abcjlpC1e2k3hi
you a	-4a-2cp-1djtuC1ghl4i
you a call	1x
you a couple	-1z
you a ring	1x
you a ~meet	2x
you about	1jx3i
you about ~money	1j
you add	1s
you added	-1u1x
you after	1hk
you again	-1hl3f
you again $	-1hl3f
you agree	2b
you already	1jln
you an	1qs
you and	-1k1ns2i3p
you and your	1s
you any	1l2C
you anything	-2i-1p1lo
you are	-4i-3ck-1jluyzB1dempq2bnt3ao
you are $	-1aju1op2i
you are a	-2p-1cio2a3b
you are about	2n
you are an	2b
you are at	1m
you are being	-1b2a
you are better	-1a2j
you are busy	1pu2i
you are carrying	1lno
you are closed	-1al1ns
you are going	-1a1er
you are just	-2i1ab
you are looking	1m
you are not	-1al1nps
you are off	-1a2f
you are on	-1n
you are out	2d
you are paying	-3p1am
you are right	-1a2p
you are saying	1io
you are shut	1ln
you are talking	1av
you are the	-1l1adns
you are too	-2p2a
you are ~not	-1bl1s
you ask	1pr2j
you at	-1i4u
you at a	-1i1u
you back	1ipq
you be	-1cin1aky
you be comfortable	1guy
you be willing	-1u1i
you been	-1u3i
you before	-1h1dez
you believe	2c
you believe in	2c
you both	-1jn3k
you both $	-1j1k
you broke	2t
you but	2lp
you buy	-1l1cdip
you buy it	1i
you by	1i
you by @day	1k
you call	2i
you called	1i3p
you calling	2i
you can	-3a-2i-1eglnp1jvz2bdsu
you can not	-2al-1n1bk2d
you can ~meet	-2i1ov2u
you can ~not	-2al-1n1bk2d
you care	-1i1p2d
you care about	-1i1p2d
you carry	-1j
you cash	-1i1kn
you cash it	-1i1kn
you choose	1h
you close	1ip
you could	-1cdhopt1i2j3e
you could not	1ain
you could ~not	1ain
you cut	-2i1n2t
you cut your	1n
you decide	-1x1iz
you deliver	1r
you deliver #	1r
you did	-1di2p
you die	-1din2e
you died	1in
you do	-2act-1ghlu1fjkmor2n
you do $	-1s1n2k
you do anything	1j
you do not	-2a-1jl1fnors
you do to	1lns
you do ~not	-2a-1jl1fnors
you doing	-1av1uA3i
you doing $	1i
you doing today	1iu
you doing ~soon	1iu
you down	1dhno2q
you down for	1dghn
you drive	-2i1s2p
you drive $	-3i
you drive for	1i
you driving	1n
you eat	-1c
you ever	-1cgjnps1ei
you feel	-5p-4i-1at6o
you feel like	-3p-2i2o
you felt	1p
you filled	-1i2x
you filled out	2x
you find	-1t2i
you first	-1i1u
you follow	2i
you for	-1cijlx1epvw2sB
you for #	1s
you for calling	-1x1v2iw
you for ~money	1s
you free	1iu2h
you from	-2i1u2fg
you get	-2gp-1abcst1l2hiC
you get it	1n
you get me	2h
you get to	1i
you getting	-1a2t3i
you give	-2c-1dij1bhknu
you give me	-2c-1dh1bu
you go	-1ghsu1nC2ci
you good	-1i2g3u
you got	-3p-2bego-1atxD1cduvw2i
you got #	-1i1k
you got $	-1p1kB3j
you got a	-1ac1w2iu
you got any	1i2c
you got no	-1i2a
you got nothing	2n
you got the	1s
you got to	-4i-1g3d
you got your	2i
you got ~money	-1i1k
you got ~not	-2i2an
you guys	-1cht1x
you had	-1hjlns1ix
you had a	-1n
you had any	1a
you hang	-1i2d
you hang up	-1i2d
you have	-4ag-2crx-1dhoqst1jkwAB2np
you have #	1nu
you have $	-1k1mns
you have a	-1a1cisu
you have any	-1u1i
you have been	-1in1op2B
you have got	-2i-1dklrx1jnvwA
you have it	-1o
you have reached	1w
you have the	1i
you have to	-1i2d
you have ~money	1nu
you have ~not	-1s1l
you have ~pay	2k
you hear	-2i1uA
you help	1ci
you hoping	1p2i
you how	1k
you i	1jC
you i will	1uC
you i would	1j
you if	2s
you if the	-1i1s
you in	-1abchnt1qu2g
you in $	1i
you in $?	1i3g
you in a	1i
you in the	-1n1quB
you insure	1s
you insured	1i2g
you is	-1iA1x2jl
you it	-1i1o
you just	-2i2t
you keep	-1cjn1k
you keep the	-1j
you know	-2p-1bnrtu1di2ay3c
you know $	1y
you know $?	-2i2a
you know what	-1c1i
you last	2i
you later	2C
you leave	2n
you leave $	1i
you leave the	-1i2n
you left	1x
you let	1gi
you like	-2a-1hu2i3g
you like me	1g
you like to	-1h1g2i
you live	1nz2s
you look	-1i1dr
you look at	1r
you looking	1i
you lose	-1il1d
you make	-1ci1ap
you make a	-2i2p
you manage	1i
you married	2i
you mean	1i6t
you mean $?	2t
you mean by	2t
you might	-2p-1i2j
you might want	-1iop2j
you mind	1y2u3h
you mind if	-1i1y2u
you more	-2s-1p1lo
you more than	-1n1l
you most	1i
you must	-2ip1d4a
you my	-1u1hz
you need	-4i-1gklns1pr2dj
you need $	-1di1o
you need a	1i2j
you need to	-1ij1d
you never	-1i2a
you not	1j
you off	1fq
you okay	1y3u
you okay with	1iy2u
you on	-1bdjp1hnuB
you on @day	-1i1h
you on the	1in
you on ~soon	-1i1h
you only	-1i1no2b
you open	1hin
you out	1in
you out $	1in
you over	1t
you over the	1t
you owe	-1jk1rs2d
you owe #	1r
you owe ~money	1r
you own	-2a-1d1nz2i
you own $	1nz
you own that	1i
you paid	-2l1os
you paid #	1n
you park	1is
you park it	1s
you pay	-2n-1jlpt2ms
you pay for	1m
you pay now	-1n1m
you paying	1p2i
you people	1a
you pick	-1h2c
you pick up	1i2c
you put	-1j1i
you quit	2i
you rather	-1i1u
you read	-1c1i
you read me	-1c
you ready	-1abu2i3g
you ready to	-1abu2i3g
you really	2a
you renew	-1i1j
you repeat	-5i-1c5t
you repeat that	-3i-1c2t
you ride	1i
you right	-1dpu1g2fio
you right now	-1d1g2f
you run	1i
you said	-3i-1hn1rx2d3t
you said i	1x
you say	-5i-1abjlpq1d2g4t
you say that	-1q1i
you say yes	1i
you see	-1ht1i
you seen	1i
you send	1hk
you should	-2io-1g1al5j
you should get	-1i1j
you should know	2l
you sign	-1d1ijl
you signed	1g
you signed up	1g
you smoke	2i
you so	1B
you so much	-1i1B
you some	1z
you something	-1i
you soon	-1ip3C
you soon $	-1ip3C
you sound	-3i4a
you started	-1h1g2x
you started $	1x
you started a	1x
you still	-1an3i
you still owe	1i
you take	-1l1s2C
you take care	-1i1p2C
you take the	1as
you taking	-1p1B
you talk	1hrz
you talk to	1hr
you tell	1bi
you tell me	1bi
you that	-1p1a3l
you that $	1l
you the	-2j-1adgpstC1bnq2hl
you the link	3h
you the quote	1h
you the wrong	1q
you the ~money	-1j
you there	-1l3t
you think	-2t-1d2c3i
you think $	1i
you think $?	-1c
you think about	1i2c
you think will	1c
you thought	1i
you to	-3l-1aghopqs2c
you to look	-2p
you to ~buy	-1l
you today	1iv
you today $	1v
you today $?	1i
you told	-1x1n
you told me	-1x1n
you turn	-1i1s2d
you turned	1ns
you turned down	2n
you up	1gis
you using	1i2b
you wait	-2i-1lp1en3d
you waiting	-2i2d
you waiting for	-2i2d
you want	-2bdns-1ahltux1cp2o3g
you want $	-1i2p
you want a	-1i1jo
you want for	-3i
you want it	-1i1o
you want me	1ik
you want the	1ipr2g
you want to	-3j-2d-1ho1c3g4i
you were	-2p-1dejs1x2b
you were gone	1i
you were not	-1p1n
you were ~not	-1p1n
you what	-1j1uz
you what each	1k
you what i	-1jk1z2u
you what it	1z
you what you	1l
you when	-1l1s
you when you	-1l1s
you who	2i
you why	1i
you why $?	1i
you will	-3i-1alnos1fkr4e
you will be	-2n-1hi3e
you will not	-1l1f
you will ~not	-1al1f
you with	-1abcknsu1e2l3i
you with the	2l
you work	-1c
you would	-3ij-2h-1ptu1bdklw2en3ox
you would be	-2a-1ghiop1dej3n
you would feel	1i
you would get	-2ij-1p1l2n
you would have	-1ij1adls
you would like	1g
you would lose	-1j1k2e
you would need	-1jn1lxz
you would never	-1an2e
you would not	2a
you would rather	3o
you would say	-1l1d2b
you would want	-1gn1o2ij
you would ~not	-2n-1j1ae
you write	1i
you you	1dfo
you you are	1fC
you your	1r
you ~buy	-1gt1cjp2i
you ~buy $	1dj
you ~buy it	1i
you ~cover	1i2r
you ~cover the	1i
you ~harm	-1djp1is2e
you ~meet	-1aclnu1rsz2bi
you ~meet to	1hr
you ~money	-2i-1cls1knA2ah
you ~money $	1kA
you ~not	-1lp1aj
you ~pay	-3l-1ejknprt1o2m3s
you ~pay $	1s
you ~pay for	1m
you ~pay now	-1n1m
you ~pay your	1s
you ~pay ~money	1n
you ~send	-1cn1ikr2h
you ~send me	1i3h
you ~send ~money	1r
you ~soon	-2gu-1adfx1hk3C
you ~soon $	-1ix2C
you ~soon $?	-1g1i
you ~thing	-1s1jn
young	3p
young*	1s
your	-4cquwD-3bhklprvy-2tA-1jmC1fisz2e3nx
your #	-1s
your @day	1C
your _ #	1hr
your _ $	-4k-3q-2cz-1aijlwyAD1bdfBC2mtx3g
your _ $?	-4c-1bejlnstux1gi
your _ @name	1mBC
your _ about	-1s1n3j
your _ all	1s
your _ and	-3h-2ilx-1anrC1bekqz2ps
your _ are	-2i-1p1abnu
your _ asked	1x
your _ at	-1j
your _ be	2i
your _ bills	-1ln2m
your _ can	-1s
your _ car	1n
your _ card	-1c1i
your _ checkup	1x
your _ comes	2f
your _ company	1l
your _ coverage	1k
your _ date	1g
your _ do	1i
your _ does	-2l1inB
your _ ever	1i
your _ every	1e
your _ family	1e
your _ first	-1p1ju4z
your _ for	-1hn1o2c3s
your _ from	-1i3x
your _ give	1i
your _ go	-1i
your _ going	3e
your _ gone	1o
your _ got	-1n1i
your _ has	-1l2k
your _ have	-1p
your _ i	1h
your _ if	1s
your _ in	-1in1ds
your _ income	2n
your _ is	-2ks1du2jnt
your _ it	1ps
your _ needs	-2n1lrx
your _ not	-1l2s
your _ now	-1h2C
your _ off	1fp
your _ officer	-1s2x
your _ on	1ghx
your _ one	1kl
your _ or	2i
your _ out	1g2ef
your _ page	1hz
your _ passed	-1s1x
your _ pays	-1s1n
your _ policy	-2i-1h1lz2a
your _ program	1k
your _ review	1x
your _ room	1l
your _ say	1i
your _ so	1j
your _ still	2n
your _ the	-1i1e
your _ there	-1l1n
your _ think	-2i1d
your _ this	-3i1d2a
your _ to	-1i1s2u
your _ today	1giC
your _ uses	1ks
your _ was	1o
your _ what	-1d1hp4i
your _ while	-1l1n
your _ who	1i
your _ will	-1ainx1f3e
your _ with	-1n1x
your _ worth	1i
your _ would	-1ij
your _ your	-3n1ej2s
your _ ~cover	-1hij1asz
your _ ~harm	2n
your _ ~insurer	1l
your _ ~kin	-1s2e
your _ ~money	1hr
your _ ~not	-1il1s2n
your _ ~pay	-1s1n
your _ ~soon	1ghiB
your _ ~thing	-2j-1gs1hln
your age	-1joux1ps
your agent	-1j1i2g
your annual	2x
your annual review	1x
your answers	-1i2s
your auto	-1n1s
your basic	1l
your belongings	-1n1j
your biggest	1i
your broker	1jk
your broker $	1g
your brokers	2k
your brother	1pq
your budget	1i
your business	-1jp1zB2n4g
your business $	-1jp1B3g
your car	-1ln1ps2c
your car $	2c
your card	1h2d
your check	-1s1n
your check $	-1s1n
your commute	1is
your coverage	1u
your credit	1s
your current	-1ns2k
your current one	1k
your current ~cover	-1n1k
your dad	-1n
your daughter	-1n1dex
your day	2C
your declarations	-1c1hk
your declarations page	1h
your deductible	-1s
your doctor	-1i3j
your dog	1i
your email	-1g2i
your employer	1ps
your equipment	1n
your equity	-1s
your family	-2i-1lp1dnuz2e
your family $	-1a1i2e
your family $?	-1i1d
your favorite	2c
your girlfriend	2i
your grandmothers	3j
your health	1su
your health $?	-1i1u
your home	1el
your home and	1i
your home policy	-1i1ln
your homeowners	1x
your hospital	-1s
your hours	1n
your house	-2s-1p2ei
your house $	1i
your house and	-1s1e
your husband	-1esz1adr2h
your husband what	1hip
your husbands	-1g1hn
your income	1s
your instructions	-1i3b
your insurance	1i
your job	-1s1in
your kid	1e
your kids	-2ai-1jnox2de
your kids $	1d
your last	1dhs
your lender	-1fis1r2x
your liability	-1n1j
your liability $	1j
your life	2e
your limits	1n
your living	1l
your living room	1l
your loan	-1n3x
your loan officer	-1s2x
your mind	-1ip1d
your mod	3s
your mom	-1i2no
your moms	1n
your money	1op
your money and	1op
your mother	1n
your mother is	1n
your name	-2s-1bgjnt1f4x
your name $	1ex
your name on	1x
your number	-1dehs2cx6f
your number $	-1i2x3f
your number off	1fp
your okay	2d4g
your old	-1jn1z
your old policy	-1j1z
your old ~cover	-1j1z
your other	1l
your own	-2ein-1s1l2a
your own policy	-1hi2a
your own ~cover	-1hi2a
your own ~thing	-1s1l
your patience	-1C
your pay	-1n1j
your paycheck	2n
your payroll	-1n1s
your payroll and	-1n1s
your people	-1a1no
your phone	1m
your place	1i
your place $	1i
your plate	-1in3p
your plate $	-1i3p
your pocket	1n
your pocket $	1n
your policy	-2l-1h1kx2n
your policy $	-2j1gx2s
your policy and	1k
your policy does	-2l1n
your policy for	-1n1s
your policy has	-1ln2k
your policy is	-1l1x2j
your policy pays	-1s1n
your policy still	1n
your policy that	1l
your problem	-3i3a
your problem $	-3i3a
your rate	-1l2s
your record	1m
your renewal	-2h1m2k
your renewal $	1m
your rent	-1n1s
your renters	1n
your review	1ux
your salary	2n
your salary is	1n
your sales	1s
your servers	1n
your size	-1i
your size $	1s
your social	-1g3i
your street	-1i2d
your stuff	1js
your things	-1in1l2s
your things $	-1n1s
your time	-1il1C3B
your time $	-1ilpC2B
your tools	1j
your uncle	1n
your wages	-1s
your wages $	-1s
your way	1h
your weekend	1C
your whole	1e
your wife	-1afgoqsC1dirx
your wife $	-2i-1q1dnp
your wife $?	1h
your wifes	2e
your zip	1s
your ~cover	-3l-2acdhmp-1bfw1jnsuxz2e
your ~cover $	1i2s
your ~cover and	-1r1s
your ~cover at	-1j
your ~cover does	-2l1n
your ~cover for	-1n1s
your ~cover has	-1ln2k
your ~cover is	-1ls1ex2j
your ~cover still	1n
your ~cover that	1l
your ~cover ~pay	-1s1n
your ~harm	-1iq1mn2p
your ~insurer	-1an2gj
your ~insurer $	-1j2g
your ~kin	-5s-4l-3bg-2cfkC-1jmt1hnrx2d3e
your ~kin $	-2a-1cgjq1denp
your ~kin $?	1h
your ~kin and	1epq
your ~kin asked	1x
your ~kin be	2i
your ~kin go	-1i
your ~kin got	1i
your ~kin in	1d
your ~kin is	-1i1dn
your ~kin on	1hn
your ~kin think	-2i1d
your ~kin what	1hip
your ~kin will	-1ain3e
your ~kin would	-1i
your ~money	-1dejlp1ms2x
your ~money review	1x
your ~pay	1j
your ~send	-1g2i
your ~soon	-1hi1B3C
your ~soon $	-1i1B3C
your ~thing	-1abdhkmuxC1ci2e
your ~thing $	-1elp1ci
your ~thing and	1ei
your ~thing is	1n
your ~thing ~cover	-1i1ln
yours	-3l-1bcdgmru2x7k
yours $	-1ip2n
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
yours*	-2js-1dl1aknopC
yourself	-2js-1dl1aknopC
yourself $	-1ej1kn2a
yourself $?	-1d1i
yourself _ it	-1C2p
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
~buy $	-2s-1abknCD1cj5d
~buy $?	1i3g
~buy _ $	-1bchn1k2dg
~buy _ $?	-1u1g3i
~buy _ a	-1p1jn
~buy _ for	1i2g
~buy _ new	1in
~buy _ now	-1i1dg
~buy _ that	1i
~buy _ the	-1l2s
~buy _ to	-1s2j
~buy _ your	-1g1z
~buy _ ~cover	1d2g
~buy _ ~money	1jl
~buy _ ~soon	-2ij1d
~buy a	1n
~buy anything	-2jl-1adp1i
~buy for	1gj
~buy it	-1bhjkl2d3g
~buy it $	1g
~buy over	1k
~buy that	1ij2g
~buy the	-1lz1d2gj
~buy the ~cover	1d2g
~buy this	-2p-1u2b
~buy up	1d3g
~buy up for	1i
~buy with	-1gjk1nu2z
~buy you	1gn
~buy ~money	1n
~buy ~soon	-1i2d
~buy ~soon $	-1i2d
~cover $	-4bnp-3dhD-2ouyBC-1aceft1rsw4j
~cover $?	-2u-1abgjlsx1t2di
~cover @name	1vw
~cover @name speaking	1vw
~cover _ $	-3p-2ai-1bcdhloqsC1egxz2jrw
~cover _ $?	-1bcu4i
~cover _ a	-2n-1p1js
~cover _ am	1x
~cover _ an	-1l1n
~cover _ and	-1e1ku
~cover _ another	-1n2s
~cover _ anything	-1i1s
~cover _ ask	1r
~cover _ at	-2s2ln
~cover _ be	1m
~cover _ both	1ar
~cover _ by	1z
~cover _ care	1s
~cover _ delivery	1n2l
~cover _ did	1in
~cover _ do	1r
~cover _ does	-1i3l
~cover _ for	-2j-1chlnpx1s
~cover _ have	-2l1ns
~cover _ i	1jnr2l
~cover _ if	-2n1s
~cover _ in	-1jl1sw
~cover _ is	-2n-1px1jmsw2l
~cover _ it	-1s1j
~cover _ just	1n
~cover _ like	1s
~cover _ now	1u
~cover _ of	1j
~cover _ on	-1lpx1o2j
~cover _ one	-1hlns2k
~cover _ ones	1k
~cover _ only	-1s1l
~cover _ ours	-1ns2k
~cover _ out	1n2l
~cover _ run	-1j1nr
~cover _ so	1kn
~cover _ speaking	1vw
~cover _ that	-1p1j
~cover _ the	-1bdehilnxz1rs
~cover _ there	1n
~cover _ tied	1s
~cover _ to	-2j-1l1hk3s
~cover _ up	-1in1lrx
~cover _ us	-1m1k
~cover _ we	1k
~cover _ what	-1kn1js
~cover _ when	-1ns2l
~cover _ with	1j
~cover _ work	-1l1np
~cover _ would	-1l1s2j
~cover _ you	-2u-1adeps1gilr
~cover _ your	-1hn2s
~cover _ ~buy	1n
~cover _ ~cover	-2j-1gi1s2k3r
~cover _ ~harm	-1s1kl3n
~cover _ ~kin	1x
~cover _ ~money	-2js-1il1k2m
~cover _ ~not	-4s-3i-1adefghjkoqrvwxC1np5l
~cover _ ~pay	-1jmn2s
~cover _ ~soon	1lnz
~cover _ ~thing	-1ln1is2r
~cover a	-1l1k
~cover and	-3h-2egin-1adjlopxz1ms2kr
~cover and a	-1ln1rs
~cover and i	1r
~cover and ours	-1n1m2k
~cover and the	-1js2r
~cover and you	1k
~cover and ~cover	-1r1n
~cover are	-1ln1i
~cover as	1js
~cover as a	1j
~cover at	1p
~cover at work	2p
~cover audit	1s
~cover back	3j
~cover before	-1ilns1x2j
~cover before you	1j
~cover bills	1s
~cover business	1ln
~cover calling	-1vx
~cover can	2l
~cover carry	1n
~cover comes	-2n-1l2s
~cover could	1n
~cover do	1i
~cover do you	1i
~cover does	-2is-1jk1n4l
~cover does ~not	-2s-1ijk1mn2l
~cover ends	-1n4l
~cover exclude	1ln
~cover exclude delivery	1ln
~cover excludes	3l
~cover first	1ku
~cover for	-2i-1hlnpq1gjrz
~cover for a	-1n1l
~cover for it	-1l
~cover for the	-1s
~cover for you	-1s1gkr
~cover form	1l
~cover gives	2s
~cover has	-2n-1ij1k3l
~cover has a	-1n1kl
~cover has ~not	1l
~cover have	1i
~cover how	3i
~cover i	1hvxA
~cover i am	1x
~cover if	-1i1n
~cover in	-1s1g
~cover is	-3k-1abcdghilno1m2s
~cover is a	-1ln
~cover is for	-1ln2s
~cover is it	1i
~cover is like	1s
~cover is tied	1s
~cover is ~money	-1jks1m
~cover is ~not	-3s-1jn1p3l
~cover it	1jkm
~cover it is	1km
~cover just	-1j2s
~cover leaves	-1ijs2n4l
~cover leaves out	1n3l
~cover may	1n
~cover motorist	1js
~cover motorist $	1kn
~cover motorist is	-2n-1l1s
~cover motorist on	1i
~cover motorist so	1n
~cover on	-2l-1hi1knr
~cover on the	-1h1k
~cover on your	1x
~cover one	-1ls1k
~cover only	1ls
~cover or	1i2g
~cover or the	1g
~cover over	1hnw
~cover page	1z
~cover partners	1vw
~cover partners $	1w
~cover right	1i
~cover says	1n
~cover so	1jl2n
~cover so i	1j
~cover stays	-1i1nrs
~cover still	1n
~cover stops	-1ijm1l
~cover stops at	-1s1l
~cover that	-1p1l
~cover the	-1k2r
~cover there	1ln
~cover this	1dgw
~cover this is	1w
~cover this one	1k
~cover through	1s
~cover through work	-1l1s
~cover to	-1k1s
~cover what	-1k
~cover where	-1i2j
~cover which	1ln
~cover will	-1fs1n4l
~cover will ~not	-2s-1f1n4l
~cover with	-1elmn1aks2j
~cover with a	1j
~cover would	-1jl2m
~cover would be	1m
~cover yes	-1n3r
~cover you	-1lp1nu2rs
~cover you have	-2l1ns
~cover your	-1n1lx
~cover your ~kin	1x
~cover ~cover	-2apw-1cdehikls1mnx
~cover ~cover $	-1akw1jm2x
~cover ~cover $?	1i
~cover ~cover does	1l
~cover ~cover for	1k
~cover ~cover is	-2n-1j1s
~cover ~cover on	1n
~cover ~cover with	1j
~cover ~cover ~cover	1s
~cover ~cover ~pay	-1n
~cover ~harm	-1i1n
~cover ~insurer	1n
~cover ~money	-2in-1ls1mxz2jk
~cover ~not	-1i2ns
~cover ~pay	-2ijk-1elp3s
~cover ~pay for	-1s
~cover ~pay if	1s
~cover ~pay the	-1k1s
~cover ~soon	-1n1h2k
~cover ~soon to	-1j1hk
~cover ~thing	1o
~feel $	-2i-1jlD5p
~feel _ $	1a2p
~feel _ am	-2q1ip
~feel _ it	2p
~feel _ say	-2p-1bi
~feel _ to	2p
~feel for	2p
~feel i	-2q1ip
~feel i am	-2q1ip
~feel thing	1p
~feel to	-1lp
~feel to say	-2p
~feel ~money	2p
~feel ~money $	2p
~harm $	-2abm-1cdghlptCD1i2os
~harm $?	-1act2i
~harm _ $	-1ablu1x3in
~harm _ $?	1i
~harm _ all	-1s1np
~harm _ and	1hi
~harm _ in	1es
~harm _ is	-1i1n2s
~harm _ it	1l
~harm _ on	1ls
~harm _ one	1k
~harm _ or	-1i2e
~harm _ run	1n
~harm _ that	-1l1n
~harm _ the	-2l1n
~harm _ them	1p
~harm _ there	1n
~harm _ what	1i
~harm _ would	-1jl1kn
~harm _ you	-1m1e
~harm _ your	-2n-1d1s2e
~harm _ ~money	1dgl
~harm _ ~not	1n
~harm and	-1hikps4e
~harm and you	-2n1e
~harm and your	-1ln1e
~harm at	1dgs
~harm benefit	1s
~harm could	1e
~harm from	-1l
~harm in	1is
~harm is	1m
~harm of	1s
~harm on	1l
~harm on a	1l
~harm out	1lns
~harm renewal	1x
~harm renewal $	1x
~harm runs	2h
~harm somebody	1n
~harm the	1s
~harm what	2t
~harm with	-1s1l2mn
~harm would	-1s2n
~harm you	-1os1ln2i
~harm you $	2i
~harm you $?	1t
~harm you would	1n
~harm your	1el
~harm ~harm	1kn
~harm ~not	2n
~harm ~pay	1s
~harm ~soon	-1ds1eln
~insurer $	-2ij-1kmps1r2g
~insurer $?	1i
~insurer _ $	-1d1l
~insurer _ a	-1s
~insurer _ and	1ks
~insurer _ at	2s
~insurer _ it	-1s
~insurer _ that	2p
~insurer _ the	-1i1l2dj
~insurer _ to	1il
~insurer _ ~not	2s
~insurer _ ~pay	1k
~insurer and	1j
~insurer can	1l
~insurer has	-1s2l
~insurer is	1s
~insurer knows	1s
~insurer looks	2s
~insurer looks at	2s
~insurer that	1p
~insurer to	1l
~insurer will	1s
~insurer with	-1v
~insurer you	1ij
~kin $	-2jl-1bcgkmqsuxBD1aenpC2oA
~kin $?	-1a1ci
~kin _ $	-1i1cdo
~kin _ a	-1p1n
~kin _ about	-1n1ip
~kin _ and	-1ns1e2j
~kin _ at	1o
~kin _ be	-1i1ej
~kin _ have	1n2a
~kin _ i	1pq
~kin _ if	-1i1dp
~kin _ in	1e
~kin _ me	1x
~kin _ on	-1dl1en
~kin _ one	-1n1j
~kin _ still	2n
~kin _ that	1p
~kin _ the	-2i-1jls1adp
~kin _ then	1u
~kin _ there	1n
~kin _ this	-2p
~kin _ to	1r
~kin _ you	2a
~kin _ ~cover	1n
~kin _ ~kin	-1o1r
~kin _ ~money	1r
~kin _ ~not	-1ilps1d
~kin and	-1hils1eq2p
~kin and a	1n
~kin and i	1pq
~kin asked	1x
~kin be	2i
~kin feel	1p
~kin go	-1i
~kin got	1i
~kin if	1a
~kin if you	1a
~kin in	-1eip1ad
~kin in the	-2i1ad
~kin is	-1i1dn
~kin is still	2n
~kin needs	1r
~kin on	1hn
~kin think	-2i1d2p
~kin to	1p
~kin what	1hip
~kin will	-1ain2e
~kin with	-1i2c
~kin would	-1ijp1n2d
~kin you	-1n1do
~meet $	-3i-2q-1abcehjknpsyC2fuB5x
~meet $?	-3i-1bg1hy4u
~meet _ $	-2D-1acdiklsz1hjortx3bf
~meet _ $?	-1c
~meet _ @name	-1x1hir2v
~meet _ a	-1his1jmu
~meet _ about	1m
~meet _ after	1i2h
~meet _ again	2f
~meet _ and	1n
~meet _ him	1p
~meet _ i	2z
~meet _ in	1h
~meet _ it	-1p1di
~meet _ on	1s2h
~meet _ or	-1i1d
~meet _ recorded	-1i1uy
~meet _ the	-1gkl
~meet _ to	1d
~meet _ you	-1h1dnp4C
~meet _ your	-1kzC1dhqrx
~meet _ ~cover	1pz
~meet _ ~money	-1u1i2h
~meet _ ~soon	-2gu-1dfkxC1r4h
~meet about	-1adghkloru1i3z
~meet about it	1i
~meet about ~cover	1pz
~meet acting	-1p2a
~meet after	1n
~meet again	-1i2ht
~meet again $	1ft
~meet back	1hu
~meet by	-1pu1x2hi
~meet by ~soon	1h2i
~meet for	1hil
~meet from	-1n1s
~meet hr	1h
~meet i	1z
~meet in	-1x1m
~meet is	-1di1xy2b
~meet is recorded	-1i1y
~meet it	1hm
~meet me	-1i3v
~meet on	-3i2d
~meet right	-2i1u
~meet to	-2gu-1aknsvz1cprC2i
~meet to @name	1ir
~meet to a	2j
~meet to you	-1hip2C
~meet to your	-1x1dip
~meet with	-1gx1nrC
~meet with the	-1h
~meet you	-1gkqC1ix2h
~meet you $	1hix
~meet you again	2f
~meet you ~soon	1r2h
~meet your	-1u1hiz
~meet ~money	1z
~meet ~soon	-1gz1ir3h
~meet ~soon $	1hr
~meet ~soon $?	1k
~meet ~soon ~soon	1h
~money $	-4ao-3b-2eilpqtu-1fgnrvwBCD1kz6m
~money $?	-2b-1dgimu1ch2a
~money _ $	-3i-2ae-1cfhqtCD1bdo2m
~money _ $?	-1bgimnt2du
~money _ a	-3s-2ik-1chpu1r3m
~money _ about	1r
~money _ after	1kl
~money _ and	-3s-2mp-1deklC1nr
~money _ be	1l
~money _ before	2h
~money _ but	1m
~money _ did	1ir
~money _ each	1js
~money _ for	-1cip1kms2u
~money _ from	1z
~money _ how	1s
~money _ i	1pq
~money _ if	1mn2l
~money _ in	-1j1n
~money _ is	-1os1ilp
~money _ it	-2p-1j1hks
~money _ look	1k
~money _ more	-1jn1o2m
~money _ of	-2l-1imp1jno
~money _ on	-1djmox1iln3k
~money _ one	-1jns1r
~money _ or	-1i1n
~money _ out	2j
~money _ rebuild	1n
~money _ savings	1n
~money _ so	1n
~money _ started	1x
~money _ than	-1jps2km
~money _ that	1ku2l
~money _ the	-2j-1goprs1dlmnB2k
~money _ there	-1i1j
~money _ they	-1k2s
~money _ to	-1k1sz
~money _ up	-1k1s
~money _ us	1hix
~money _ wait	2l
~money _ what	-2k1m
~money _ where	1j
~money _ with	-1nu1p2ik
~money _ work	1r
~money _ would	-1p1j
~money _ you	-2d-1s2m
~money _ your	-1dnx1j2m
~money _ ~cover	-1chps1imr
~money _ ~harm	1k
~money _ ~meet	1rx
~money _ ~money	-3jps-2knx-1abdequ1t2cr3o6m
~money _ ~not	-1dejklm1nor
~money _ ~pay	1s2g
~money _ ~soon	-1jl1cs2d
~money _ ~thing	-1ijklms1o2n
~money a	-2s-1acjoprx1g4m
~money a ~money	-1acjkloprsx1g4m
~money and	-3j-2s-1degikz1x2mn
~money and a	1m
~money and that	-1n1lm
~money and the	-1lms3n
~money and you	-2k1no
~money and your	1r
~money and ~not	-1n1i
~money because	1ks
~money before	-1i1jl2n
~money before they	1n
~money but	-1s1kn
~money cards	1n
~money columns	-1j2k
~money day	2l
~money days	-2ms-1i1hkl2o
~money days $	-1jms1l2k
~money days a	1nor
~money days after	1l
~money does	-1l1is
~money does ~not	-1l1s
~money dollar	1ip
~money drivers	1r
~money every	1p
~money every ~money	1p
~money for	-2s-1jlnp3m
~money for the	-1j1di2m
~money for ~money	-1s1m
~money go	1s
~money i	-1n1kpz2l
~money if	2m
~money in	-2i-1hjklp1or2n
~money in savings	1n
~money in the	1n
~money in ~cover	1r
~money in ~thing	1o
~money is	-2i-1n1gjpuB2l
~money is that	-2i1u2l
~money is the	-1ns1kB2j
~money is ~money	-1n1lm
~money is ~not	1lo
~money it	-1np1jkm
~money it is	-1p1m
~money it with	1jk
~money less	-1js1m
~money less than	-1js1m
~money means	3s
~money minutes	-2i-1cklmn1sz2u
~money minutes $	-1i1dsz
~money minutes $?	-1g1h
~money months	-1r1ijmn
~money months $	-1ij1m
~money more	-1lp2k3m
~money more $	1m
~money more a	1j
~money more than	2km
~money nights	-1n1lr
~money nights a	-1n1r
~money numbers	1iks
~money oclock	1hi
~money of	-1ls2mn
~money of ~cover	1m
~money old	1n
~money on	-2i1r2j
~money one	-1jk1m2c
~money one ~money	-1m
~money or	-1iu2gt
~money or ~money	-2i2t
~money out	1o
~money out of	1o
~money people	1jr
~money per	-1s1n
~money percent	-1p1ir
~money percent $	1j
~money percent ~cover	-1n1k
~money questions	1z
~money review	1x
~money review $	1x
~money seconds	-1ip2du
~money short	-1m3n
~money so	-1n1ks
~money subs	1in
~money than	-2k-1j3m
~money that	1n
~money that is	1n
~money the	-2jn-1m3k
~money then	1g
~money then $	1g
~money things	1z
~money this	-1o1p
~money times	-2n-1r1ck3s
~money times your	-1n1js
~money to	-1jlps1mn2o
~money to rebuild	1n
~money to ~money	-1p2o
~money under	-2s1mn
~money until	1l2c
~money weeks	-1k1i2j
~money when	1k
~money will	1n
~money will ~not	1n
~money with	-1in1km
~money with the	-1ij1km
~money with ~not	1p
~money would	-1j1iln
~money would be	1l
~money years	-1cdghinz1js
~money years $	-1hlm1kps
~money years and	-1p
~money years is	-1m1p
~money you	-2s-1hlp1gk2n3x
~money you $	1n
~money you started	1x
~money ~cover	-3n-1ilmp1hr2djk
~money ~cover $	-1k
~money ~cover is	1ij
~money ~kin	-1knp2r
~money ~kin in	1o
~money ~money	-4s-3hi-2r-1djkou1c3m
~money ~money $	-2n-1jkps1l4m
~money ~money $?	1ci
~money ~money a	-1i1m
~money ~money and	-1m
~money ~money of	-1l1n
~money ~not	1n4j
~money ~pay	1k
~money ~soon	1ik2h
~money ~thing	-2n-1hkm1i4r
~money ~thing ~money	1ir
~not $	-3i-2aj-1sD1bhmr2ekl3d
~not $?	-1i2d
~not _ $	-3d-2aimB-1cghjnpqtwxzAC1elrD2s
~not _ $?	-1i1t2d
~not _ a	-2i-1fnos1abdel
~not _ about	-1l2n
~not _ again	1ef
~not _ an	1d
~not _ and	-1klp1o2n
~not _ answer	-1l1d
~not _ any	-1i
~not _ anybody	-2p1a
~not _ anymore	-1l2n
~not _ anything	-2i-1d1al
~not _ at	-2p-1i1n
~not _ back	1pq
~not _ by	2l
~not _ calls	-1dp3f
~not _ do	-1in1ls2d
~not _ for	-3s-2d-1ahikm1n4l
~not _ from	-1e2f
~not _ her	1j2i
~not _ here	1inp
~not _ how	1a
~not _ i	-1p1v
~not _ if	-1s1jl
~not _ in	-1an1h2l3p
~not _ income	-1l1j
~not _ is	1ds
~not _ it	-2d-1eop1aks3j
~not _ lawyer	1l
~not _ like	3p
~not _ me	-2p1dl
~not _ money	-1p1i2a
~not _ motorist	1n
~not _ now	2d
~not _ of	-1is1n2al
~not _ off	-1l
~not _ on	-1dijp1l
~not _ out	2p
~not _ put	-1n1h
~not _ so	1ln
~not _ that	-3p-2ao-1gis1lnt
~not _ the	-2djs-1fimq1opr4n
~not _ them	-1l3n
~not _ there	-1j1no
~not _ this	-2l-1bin1ade
~not _ till	1lr
~not _ to	-2dnpt-1beghjkrsux1q4l
~not _ until	1l
~not _ up	-1il1dnps
~not _ what	-1ips1l
~not _ when	-1s1n
~not _ with	-1l1jnp
~not _ yet	1l
~not _ you	-2h-1adeikmsxA1ptC2l
~not _ your	-2p-1eins1ao2l
~not _ ~buy	-1lp
~not _ ~cover	-1adijlop3n
~not _ ~money	1i
~not _ ~not	-1l3d
~not _ ~pay	-1js1l2n
~not _ ~thing	1i
~not a	-1bd1os2l
~not a lawyer	1l
~not able	1l
~not able to	1l
~not allowed	-1p1l
~not allowed to	1l
~not an	-1l1d
~not backdate	1lp
~not be	-2j-1lp1ehqs2b
~not be ~pay	1n
~not been	2n
~not blame	-3l-1ad1i3p
~not blame you	-1al1i4p
~not business	-1l1j
~not business income	-1l1j
~not calls	1f
~not can	-1n3l
~not cash	1l2j
~not change	-1ps
~not change what	1l
~not covered	-1s1j2n
~not covered $	-1s2l
~not do	-1aijns3l
~not do is	1l
~not do it	-1n1dp
~not do this	-1i
~not enough	-1lp
~not enough $	-1lp
~not even	-2l1n3p
~not feel	1p
~not feel like	1p
~not fix	-1djs1e2l
~not for	-1ilps1e2d3n
~not for the	-1l1n
~not fun	-1l1p
~not get	-3l-2jp-1q1ait
~not getting	-1l1dq
~not give	1d
~not give you	1d
~not go	-2l-1e1jos
~not going	-1dp1l
~not going to	-1dp1l
~not got	-2d
~not guarantee	2l
~not have	-1fijls1abko2nq
~not have $	-1p
~not have a	-1in1be2d
~not have the	1ln
~not have to	-1ad1op
~not have ~cover	-1l1ik
~not hear	-2il-1e2f3t
~not hear you	-2il3t
~not help	2l
~not here	-1l1n
~not i	-1l1hi
~not idea	2a
~not in	-1s1l
~not insured	1n
~not issue	1l
~not it	-2l-1n2i
~not judgment	1i2p
~not keep	2C
~not know	-2i-1djp1n3al
~not know $	2l
~not know about	-1l1n
~not know the	1a
~not know what	-1i1al
~not know yet	1l
~not leave	-2p-1a1dj
~not like	-1d1ipr
~not likes	-1i
~not likes it	-2p1l
~not make	-1p2l
~not matter	-1il1s
~not matter what	-1l
~not mean	-2pt-1lo1s2q
~not mind	-1dp1i
~not more	-1p3f
~not more calls	-1dp3f
~not named	-1l1n
~not need	-1lp
~not need to	-1l
~not on	-2s-1l3n
~not on here	1j2n
~not on your	-1s1n
~not open	1i
~not part	2l
~not part of	2l
~not pressure	-1np
~not promise	-1p2l
~not promise the	1l
~not protect	1n
~not put	-1p1dln
~not read	-1i3a
~not really	-2p1io
~not reason	-1o
~not reason to	-1o
~not rush	-3p
~not say	-1jp2l
~not see	-1l2p
~not so	-1np1s
~not something	-1anp2l
~not something i	-1p2l
~not take	-1j1dkp
~not tell	-2i-1djp2l
~not tell you	-2i-1dp2l
~not that	-1l1a2p
~not the	-1jkls1bin
~not there	-1lp1d
~not think	-1jl1av
~not tickets	1or
~not to	-2l-1p1adegz2s
~not to do	-1n1ds
~not told	-1l1no
~not told the	1n
~not touch	1l
~not trust	1p
~not understand	-2p-1ilq2a
~not want	-1dl1f2o
~not want to	1f
~not wants	1a
~not wants to	-1p1a
~not way	-1p2l
~not what	1s
~not wonder	-1p1a
~not wonder you	1a
~not work	-2l-1n1s
~not you	-2i1n2d
~not your	1p3a
~not ~buy	-1dp1j
~not ~cover	-2ijps-1adhkmovwx2l4n
~not ~cover $	-1j1el
~not ~cover motorist	1n
~not ~cover your	-1n
~not ~cover ~cover	-1il2n
~not ~harm	-1l1ps
~not ~meet	-2h-1p1dn3f
~not ~meet you	-1h
~not ~money	1r2j
~not ~pay	-2eis-1a3l
~not ~pay $	1l
~not ~pay a	-1n1l
~not ~pay for	-1s1l
~not ~send	1j
~pay $	-1ikp1l2s
~pay $?	-2n2i
~pay _ $	-1aeij1km3l
~pay _ $?	1i
~pay _ a	-1jklp2s
~pay _ and	-1s1o3k
~pay _ anything	-1n1l
~pay _ bills	-1l
~pay _ difference	-1k1s
~pay _ for	-1jl1k
~pay _ full	1g
~pay _ if	-1i1o2s
~pay _ it	-1s1ln2g
~pay _ other	-1n1s
~pay _ out	2l
~pay _ people	1n
~pay _ rent	-1n1s
~pay _ that	1i
~pay _ the	-2i-1e1ps
~pay _ they	-1n1ls
~pay _ to	1s
~pay _ what	-1ls1o
~pay _ you	1s
~pay _ your	1mn
~pay _ yourself	1o
~pay _ ~cover	-1n2l
~pay _ ~harm	-1js1k2l
~pay _ ~money	-2s-1m
~pay _ ~thing	-1i1n
~pay a	-2p-1aem1k
~pay and	1l
~pay everything	-1s
~pay for	-2j-1acdeqtx1s2l
~pay for $	2l
~pay for a	-1np1s
~pay for it	2g
~pay for that	1i
~pay for the	-1kln1p2s
~pay for what	-1l1o
~pay for your	-2l1jmp
~pay for ~harm	1l
~pay if	-1n1ls
~pay if you	-1n
~pay in	1g
~pay in full	1g
~pay income	-1l1n
~pay is	-1j2n
~pay it	1op
~pay it $	1p
~pay more	1kn
~pay now	-1n1m
~pay off	1s
~pay off the	-1i1j
~pay on	1n
~pay the	-3n-2kl-1cgjp4s
~pay the bills	-1l
~pay the other	1s
~pay to	1i
~pay up	1s
~pay what	-1is1l
~pay when	-1is1l
~pay while	1n
~pay you	-2i-1k1l3s
~pay you if	-1i2s
~pay your	-2ln-1ei4s
~pay your people	1n
~pay ~money	1n2k
~pay ~not	-2s1n3l
~send $	-1u
~send _ $	-1gh
~send _ a	1ip4h
~send _ by	-1k1h
~send _ nights	1r
~send _ over	1C
~send _ that	-2ip-1g2h
~send _ the	-1C1l2h
~send _ to	-1g1i3h
~send _ up	1q
~send _ ~cover	1h2j
~send _ ~money	-1jk2h
~send _ ~soon	-1ln
~send a	1s
~send is	1ip
~send it	-2g-1dls1p2h
~send it $	-1h
~send it to	2h
~send it up	1q
~send me	-2g-1ci1k6h
~send me a	2h
~send me that	-1gi2h
~send me the	1i2h
~send that	-1lp1hjC
~send the	-1d1hj2b
~send the ~cover	-1i1hj
~send you	-1fjksuC1l3h
~send you a	1h
~send you the	1l
~send ~money	1r
~send ~money nights	1r
~soon $	-5lp-4bkuD-3qz-2atvwx-1efimsy1j2A3dC4h
~soon $?	-2cdtu-1aox1b2gh5i
~soon @name	-2C-1hi3A
~soon @name $	-2vC-1i2A
~soon @name @name	1vwA
~soon @you	-1i1A
~soon @you $	-1i
~soon _ $	-2uvD-1abcdjklntw3hAC
~soon _ $?	-1bgx2i4h
~soon _ @name	1vw2A
~soon _ and	1z
~soon _ each	-1g1h2k
~soon _ go	1e2h
~soon _ how	1i
~soon _ i	1i2h
~soon _ it	1dhlsu
~soon _ like	1n
~soon _ the	-1h1r
~soon _ what	-1o1g2k
~soon _ will	1dnr
~soon _ would	1lz
~soon _ you	-1i1ghAC
~soon _ your	-1n
~soon _ ~money	-1cgjkmps3h
~soon _ ~not	-1hip1d2n
~soon _ ~soon	1hi
~soon after	1h
~soon and	-1dinprsz1ef2h
~soon and i	1h
~soon and you	1C
~soon around	1h
~soon around ~money	1hi
~soon at	-1gkmp4h
~soon at ~money	-1gkm3h
~soon at ~soon	1i2h
~soon be	1hi
~soon i	1zB
~soon if	1g
~soon look	1h
~soon night	-1kx
~soon or	-2i1d
~soon so	2d
~soon step	1j
~soon the	-1is2n
~soon time	1hlnC
~soon to	-2j-1glpruz1hns5k
~soon to each	-1g1h2k
~soon what	1i
~soon with	1e
~soon you	-1n1hru2d
~soon you will	-1n1dhkr
~soon ~money	1dl
~soon ~soon	-2gu-1ajknAC1p3i4h
~soon ~soon $	-2u-1dC1hp3i
~soon ~soon $?	2h
~thing $	-3kp-2adgu-1bfqrstCD1j2hi
~thing $?	-2cu-1bejnst4i
~thing _ $	-2p-1abdjknq1ors2i
~thing _ $?	-1bc1gi
~thing _ a	-2ls-1op1eg2n
~thing _ and	-1iln1x2pr
~thing _ are	2m
~thing _ be	1n
~thing _ do	1ips
~thing _ does	1n
~thing _ down	-2n1is
~thing _ drivers	2r
~thing _ everything	-1n1e
~thing _ for	1js
~thing _ i	1j
~thing _ in	1i
~thing _ insured	1n
~thing _ is	-2s-1jp1m
~thing _ it	1n
~thing _ night	1n
~thing _ old	1n
~thing _ that	1i
~thing _ the	-1ghklp1jz
~thing _ they	-1il1n
~thing _ those	1n
~thing _ to	-1ijkln1r3s
~thing _ up	1n
~thing _ we	-1j1k
~thing _ with	-1h1x
~thing _ would	1j
~thing _ you	2i
~thing _ your	1o
~thing _ yours	-1l1js
~thing _ ~cover	-1n
~thing _ ~money	-1k2n
~thing _ ~not	-2s-1ij1p2l
~thing _ ~pay	-1ij1p2s
~thing _ ~soon	-2h1gn
~thing _ ~thing	-1i1er
~thing and	-2ghl-1imopsz1er
~thing and everything	1e
~thing and the	-1gn1j
~thing and you	1n
~thing are	-1s1n
~thing besides	1i
~thing by	1n
~thing every	1n
~thing finished	1r
~thing for	1i
~thing from	-1n1ir
~thing gets	-1l
~thing go	1jr
~thing goes	-1n
~thing goes down	-1n
~thing has a	1n
~thing i	-1n1j
~thing i would	-1n1j
~thing in	2i
~thing is	-2j-1lm1anp
~thing is insured	1n
~thing is ~not	2l
~thing it	-1l1ps
~thing like	1j
~thing on	-1jls1go
~thing on a	-1jl1g
~thing or	-1a1ei
~thing or a	1e
~thing out	1ln
~thing over	1s
~thing so	1jl
~thing that	-2s-1i1n
~thing that is	-1p1l
~thing the	-2n-1ik2er
~thing the drivers	1rz
~thing the ~thing	1r
~thing then	2z
~thing then the	1z
~thing they	-1n1i
~thing to	2c
~thing what	1i
~thing when	1p
~thing while	1s
~thing while yours	1s
~thing with	1ir
~thing worth	1l
~thing you	-2n-1jl1s2m3i
~thing you are	2m
~thing your	-1ln1e
~thing ~cover	-3i-1k1mr2n3l
~thing ~cover $	1c
~thing ~cover does	1ln
~thing ~harm	-1ln1s
~thing ~harm ~pay	1s
~thing ~money	-1m1irs
~thing ~not	-1l2rs
~thing ~soon	1g`,
};
