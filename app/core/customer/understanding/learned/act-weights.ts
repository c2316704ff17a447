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
    -2,
    -2,
    6,
    -2,
    -2,
    -3,
    -3,
    -4,
    -2,
    1,
    -3,
    -3,
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
    -1,
  ],
  features: `#	-6e-5qx-4aCD-3bdfisvyB-2gptw-1lzA1j2hk3r4m5n
# $	-4p-2aoz-1bmtuxD1iA2chjkn
# $?	-3i-2g1ct3ah
# _ #	-2k-1ijp2ot3cr
# _ $	-2i-1aenAD1bdmsu
# _ $?	-1m1u
# _ a	-2k-1cilpsu1r2m
# _ after	1l
# _ and	-2p-1hklms1n
# _ each	1js
# _ for	-1ij1kms
# _ from	1z
# _ if	1mn2l
# _ in	2n
# _ is	-1lno1hikmp
# _ it	-1jp1h
# _ month	1in
# _ more	2m
# _ next	1ks
# _ no	2r
# _ not	-1l2n
# _ of	-1ilm1hjno
# _ old	1o
# _ on	-1jm1hkn2i
# _ one	-1hns1r
# _ out	2j
# _ savings	1n
# _ so	1n
# _ term	1j
# _ than	1m2k
# _ that	-2i1k3l
# _ the	-4s-1jr1ilmz2kn
# _ to	1mz
# _ wait	-1n2l
# _ what	1s
# _ with	-1jn1kp2i
# _ without	1o
# _ would	-1p2j
# _ year	1m
# _ you	-1k1j
# _ your	-1nx1ms2j
# a	-1l1n2im
# a month	1inp
# a year	1m
# and	-2ijs-1p3n
# and a	1m
# and the	-2m-1s3n
# and you	-1k1n
# before	1jn
# bucks	-1l1c3m
# bucks a	-1i
# cards	1n
# cars	-1kn3r
# columns	-1j2k
# day	2l
# days	-2ms-1ai1l2o
# days $	-1jms1kl
# days a	1no
# days after	1l
# deductible	1ikr
# dollar	1ip
# dollars	-1hjnrs1mp
# dollars $	-1jknp1l2m
# dollars of	-1l1n
# drivers	1r
# every	1op
# for	-1dp1k2m
# for #	1m
# for the	1i2m
# i	-1n1kp
# in	-1hijks1r2n
# in savings	1n
# in the	1n
# is	-2i-1ms1jl
# it	-1ip1hm
# it is	-1ip1hm
# kids	-1kno1jr
# minutes	-1iklmn1s2u
# minutes $	-1i1ds
# minutes $?	1h
# months	-1r1ijmn
# months $	-1ij1m
# more	2k3m
# nights	-1n1lr
# nights a	1r
# numbers	1is
# of	1inp
# of you	1p
# on	-2i1hjr
# one	-1jk1m2c
# one #	-1m1n
# or	-1i2t
# or #	-2i2t
# out	1o
# out of	1o
# people	1jr
# per	-1s1n
# percent	-1p1ir
# percent $	1jn
# percent deductible	-1n1k
# policies	-1jn2k
# questions	1z
# seconds	-1ip2du
# short	-1m3n
# so	-1l2k
# subs	1in
# the	-1n1k
# then	1g
# then $	1g
# things	1z
# times	-2n1ck2s
# times your	-1n1js
# to	-1jp1n2o
# to #	-1p2o
# weeks	-1k2j
# will	1n
# will not	1n
# year	-1kmps1n
# year old	1o
# years	-2n-1bcdgiz1js
# years $	-1hm1kp2s
# years and	-1p
# years is	-1m1p
# years of	1hs
# you	1n
$#	-4p-3ns-2i-1cdjlox1k8m
$# $	-2l-1ijnps2k5m
$# _ $	1m
$# _ month	-2p-1n2m
$# _ the	1m
$# _ year	1m
$# a	-2p-1ksx2m
$# a month	-2p-1n2m
$# a year	1m
$# and	1m
$# for	-1s1m
$# more	1m
@day	-4k-3dfguzA-2abejmsv-1qtwxyD1rB2C3i11h
@day $	-2k-1dfgiquz1nrC2ch
@day $?	1h2i
@day _ #	-1gkm3h
@day _ $	-1kA1ipC2h
@day _ $?	2h
@day _ i	-1i1h
@day _ the	1r
@day and	1hn
@day at	-1gkm3h
@day at #	-1gkm3h
@day evening	1hip
@day morning	-1A1i2h
@day night	-1kx
@mont*	-1i1hn
@month	-1i1hn
@name	-6bcD-5ks-4jp-3adefglqt-2hmuz-1iy1B2noC3x5A7w12v
@name $	-3wD-2bcp-1hijkstuy1aoA3vC
@name $?	-1u1h2i
@name @name	-2i2wx3vA
@name @name from	-1x
@name @name here	1vxA
@name @name with	1vwA
@name _ $	-3w-1bcdjpxCD1A2i3v
@name _ am	1w
@name _ at	-1i1wA2v
@name _ bluebonnet	-1p1A2x3vw
@name _ evergreen	-1in1xA3w4v
@name _ from	-1ix1A2vw
@name _ harbor	-2i-1s2x4vw
@name _ here	1vxA
@name _ i	1w
@name _ is	1vw2A
@name _ lakeside	-1ux2v3w
@name _ me	-1f2x
@name _ morning	1A
@name _ that	-1i1p2n
@name _ the	1n2v
@name _ to	-2i1x
@name _ with	1vwA
@name _ you	1BC2i
@name _ ~soon	-1vwx1A
@name and	1n
@name and i	1w
@name andrews	-1x1vw
@name asked	1x
@name asked me	1x
@name at	-1i2x3vw
@name at bluebonnet	2x
@name at evergreen	1vw
@name at harbor	1vw
@name at lakeside	1vw
@name by	2v
@name by the	2v
@name castellano	1vx
@name from	-1ins1uxA3vw
@name from bluebonnet	-1x1uA
@name from evergreen	-2x1A
@name from harbor	-1A1vw2x
@name from lakeside	1w
@name good	-1v1A
@name good morning	1A
@name good ~soon	-1v1A
@name here	-1i1w4v
@name here $	-1iw3v
@name here from	1vw
@name how	-1v3i
@name i	1vw
@name i am	1w
@name is	-1i1np
@name it	1uwA
@name it is	1uwA
@name like	1np
@name like that	1np
@name on	1o
@name over	1vwA
@name over at	1vwA
@name ruiz	1w
@name said	1x
@name speaking	-2i-1x2v
@name speaking $	-1i1v
@name this	-1u1A
@name this is	-1u1A
@name whitaker	1x
@name whitaker evergreen	1x
@name with	-1nB1i2xA4vw
@name with bluebonnet	1ivw2x
@name with evergreen	1vwxA
@name with harbor	-1i1uvwA
@name with lakeside	-1x1vw
@you	-3pD-1bdino1euvwxB4A
@you $	-2pD-1vx
@you @name	1vwA2x
@you @name at	1x
@you @name with	1x
@you _ at	1x
@you _ is	1uA
@you _ with	1x
@you it	1u
@you it is	1u
@you this	1uA
@you this is	1uA
^ #	-2ilms-1cdhuD1o2nz3p
^ # years	-1mnos1j2p
^ $	-3p-2insD-1abcjkloAC
^ @day	-1i1h
^ @name	-5i-4C-2mpABD-1abcdefhjklqs1n3x5vw
^ @name at	1vx
^ @name from	-2A1v
^ @name good	1A
^ @name here	-1A1w2v
^ @name whitaker	1x
^ @name with	-1A1w2v3x
^ @you	-1D
^ _ #	-2ikl-1dr1j2n3p
^ _ $	-6i-4s-3abcjklntv-2efhmoqruwxz-1dgpyB3A6D
^ _ $?	-1abcdgikpsuACD3t
^ _ @day	-1A1iC4h
^ _ @name	-2ip-1achjlsCD1nvwx4A
^ _ @you	-1npD1uvw2x3A
^ _ a	-4b-2s-1dtvwxAD1cij2akpuC
^ _ about	1ghk2q
^ _ accident	1en
^ _ advice	-1n1ij
^ _ afternoon	-1i1A
^ _ again	-1iD3t
^ _ ahead	-1gi1h2D
^ _ all	-1i1bp
^ _ almost	1o
^ _ am	-2ijk-1acoquAC1bdlxB2fD
^ _ an	-1ij2as
^ _ and	-1r1inpsy3l
^ _ any	-1c3i
^ _ anybody	-1aptuD3i
^ _ anyone	-1a2i
^ _ anything	2i
^ _ apologize	-2p-1jvD3q
^ _ app	1s2l
^ _ appreciate	-1gq2B
^ _ are	-4g-3hiA-2qrsu-1djlvxBCD1cew2at
^ _ asked	-1p
^ _ at	-1iA1hk2x
^ _ auto	1l2n
^ _ backup	-1in1s
^ _ bad	1i3q
^ _ basic	1m2ln
^ _ be	-2p-1k1imr
^ _ been	-1p1o
^ _ both	1m
^ _ breakdown	-1n1s
^ _ brings	1m
^ _ by	1i
^ _ bye	-1D2C
^ _ call	-1bu1dv
^ _ came	2m
^ _ can	-3i-2jtu-1chkmnoqB1agv2s3l
^ _ car	1il
^ _ care	1C
^ _ cars	1r
^ _ cash	-1jn2s
^ _ certificate	-1np
^ _ claims	1i
^ _ come	1i
^ _ comes	2z
^ _ comp	-1n1s
^ _ company	-1n2p
^ _ contingent	2s
^ _ contract	1n
^ _ cost	-1jkl3s
^ _ costs	1s2k
^ _ could	-4i-1hn1dlt3e
^ _ counts	1p
^ _ course	-1ios2p
^ _ coverage	-2i-1k1s2m
^ _ covers	-1in1ls
^ _ date	1i
^ _ daughter	1d
^ _ day	-1lpsC1d2hi3A
^ _ days	-2p1io3h
^ _ deductible	-1j1is
^ _ delivery	-1n1s
^ _ depends	-1ip1l
^ _ did	-2bh-1acdgijlou1qt2p
^ _ do	-3j-2fl-1adehkmoprsuyzAC1cgit2x
^ _ does	-1acdhjops1ilt
^ _ drive	2p
^ _ else	-2j-1abcpstD1di
^ _ email	-1i1p
^ _ enough	-1jD1ip
^ _ equipment	1n
^ _ ever	-2a-1ejp4i
^ _ everybody	-1l1i2p
^ _ everything	1dp2b
^ _ fair	1p2i
^ _ family	2p
^ _ far	1r
^ _ feel	-1i2oq
^ _ filled	1x
^ _ first	-1ns1p2a
^ _ fixed	1i
^ _ flood	-1n
^ _ for	-5i-3s-1abdjkltxAD1mo2cB3q
^ _ form	-1n1l
^ _ from	-2A-1i1v2w
^ _ get	-1abgj2p3i
^ _ gets	1i
^ _ give	1bdk
^ _ go	-1n1q2is
^ _ goes	1s
^ _ going	1fi
^ _ good	-2B-1abchv1dgpAC2u
^ _ got	-2jp-1beglnosvw1cdy2ix
^ _ gotcha	-1i3D
^ _ group	1s
^ _ guys	1i
^ _ had	-1ap1i
^ _ hail	-1p
^ _ happened	-1t1i
^ _ happens	1l
^ _ has	-2ps-1cijmo2k
^ _ have	-3j-2ghquC-1bcistA1efkpB
^ _ he	-1su2n
^ _ hear	-1o1i2l4p
^ _ hello	-3i-1pCD5A
^ _ helps	3D
^ _ her	1j
^ _ here	-1ikpAD1w2v
^ _ hey	-2D-1ipv5A
^ _ hi	-2i-1pD1v5A
^ _ him	-1n1m
^ _ home	1l
^ _ homeowners	-1n
^ _ house	-1s
^ _ how	-1gi1A
^ _ i	-4lt-3kxAD-2npsvwy-1befijB1C3o4gu
^ _ if	-1losx1hi3u
^ _ in	-2p-1de1imnr2a
^ _ income	-1n1s
^ _ insurance	-1mA1npvw
^ _ is	-4ou-3A-2ejtB-1bipsvyzC1acklm
^ _ it	-3g-2bdpx-1aceilmqstwA1fjuCD2hrB
^ _ job	1i
^ _ jump	1p
^ _ just	-1np1r2g
^ _ kids	-1ans1i2e
^ _ kind	-2i-1c1d
^ _ know	-3l-1agjqx1bu3p
^ _ landlords	-1j1ls
^ _ leaves	1nr
^ _ lender	-1ln1x2s
^ _ let	-1k1rs2q
^ _ letter	1n
^ _ liability	-1j1s2r
^ _ life	-2l1ms
^ _ like	-1ginqs1bp2ac
^ _ likes	1p
^ _ limits	-1i1k
^ _ loan	-1i1x
^ _ long	-1ghp1bi3C
^ _ longs	2i
^ _ look	1s
^ _ lot	-1s1p
^ _ made	1i
^ _ make	1ip
^ _ makes	-1int1p2j
^ _ man	2C
^ _ many	-1agi1bc2d
^ _ may	1jA
^ _ me	-5p-3jsx-2dnBCD-1efhlmuvyA1gk2qr5c
^ _ means	-2i-1eknp1B4s
^ _ mind	-1p1u2y3h
^ _ minimum	1kmn
^ _ mod	3s
^ _ mom	1o
^ _ more	-1i1o3t
^ _ morning	-1hp1iA
^ _ mother	1n
^ _ motorist	-2n1ls
^ _ much	-1bcgst2i
^ _ must	-2i-1p3a
^ _ my	-3i-1jpw1qt2aC3c
^ _ name	-1A2v
^ _ names	2v
^ _ need	-2i-1gp5d
^ _ never	1n
^ _ new	-2s-1jl1k2p
^ _ next	-1p1C2e
^ _ no	-1AD1d3ip
^ _ nobodys	-1i1o3p
^ _ not	-2i-1lns2dp3j
^ _ noticed	-1p
^ _ now	-3i-1pD1bdu2n
^ _ number	-1hs3f
^ _ of	-2an-1bcijl1ep3s
^ _ office	-1i
^ _ okay	-1pAC1u3D
^ _ old	-2i-1n2a
^ _ olds	2i
^ _ on	-1bjnqs2D3p
^ _ one	-1st1g2k
^ _ only	-2s-1i3l
^ _ or	1hik
^ _ other	-1s1diko
^ _ over	-1s1lnpv
^ _ owe	-1p1n2q
^ _ own	-1aj1l2i
^ _ package	2n
^ _ paid	1no
^ _ part	-1agt3i
^ _ pay	1i2l
^ _ pays	-1abijnp2ks
^ _ people	2a
^ _ personal	1l
^ _ plans	1i
^ _ policy	-2s-1i1ln2jk
^ _ pressure	-1jn1s
^ _ price	1l
^ _ property	-1n1ls
^ _ purchase	1n
^ _ put	2j
^ _ quote	-1s1lm
^ _ rate	-1s1l
^ _ ready	1i2g
^ _ really	-2p-1i1alBD
^ _ reason	3x
^ _ recommend	1j
^ _ record	-1D1uy2i
^ _ replacement	-1j2s
^ _ respect	1p
^ _ restaurant	-1is1ajn
^ _ right	-1i3D
^ _ roof	-1n1i
^ _ said	-3i-1p2t3q
^ _ saw	2x
^ _ see	-1jpq1n3D
^ _ sense	-1p1D2i
^ _ she	-1u1i
^ _ should	-3i-2p-1ux2hq3j
^ _ simulation	-1iD4b
^ _ small	3j
^ _ smart	-1lps2aj
^ _ so	-3p-2nD-1bdjosuAC1r
^ _ some	-1i4c
^ _ somebody	2b
^ _ something	1n2i3c
^ _ soon	1C
^ _ sound	-1D1ai
^ _ sounds	-1i1pD2o
^ _ still	1in2l
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
^ _ that	-3h-2aklmA-1cdfiosxyD1jrtzB2p
^ _ the	-4s-3dr-2akq-1ghlnopuvxAD1ezC2cm3b5j
^ _ them	-1lm1k
^ _ then	1p
^ _ there	-2lptu-1coqsD1adginA
^ _ they	-3s-1abcegr1np3i
^ _ thing	-1iD1fjz2p
^ _ things	-1l2i
^ _ think	-1p1t3j
^ _ this	-2ad-1ghinp1ko2bcu
^ _ those	2i
^ _ tickets	1o
^ _ tight	-1sD2p
^ _ time	-1t1hip
^ _ times	2n
^ _ to	-5p-4s-2dl-1hmntxzA1cjkor2gD3aq
^ _ tobacco	1i
^ _ told	-1lp1dn
^ _ total	2m
^ _ umbrella	-2n1l
^ _ understand	-2D-1ajoq3p
^ _ up	-1iD1gty4a
^ _ us	-3i-2s-1adlnpqrC1hjz2gk
^ _ use	-1p2is
^ _ want	-1admnq1gjo2bk3c
^ _ wanted	1x
^ _ wants	1p
^ _ was	-2b-1acdhijnstA1x
^ _ water	-1p1n
^ _ way	-1d1s
^ _ we	-2djx-1abcflqstw1hk2r3i4g
^ _ well	-2B-1p2D
^ _ went	2n
^ _ what	-2i-1abcgklnpqD1drs4t
^ _ whitaker	1x
^ _ who	1adiA
^ _ whole	1m
^ _ wife	-1hnp1ix
^ _ will	-4s-3nq-2agjprtux-1bcdimowyBD1fz2k3h4e
^ _ wish	1l
^ _ with	-2csA-1beikoBD1lvwC2x4j
^ _ wonder	1a
^ _ work	-1ijsv1kw
^ _ would	-4s-3ab-2cikqtu-1fhlprvwyzABCD1m3ej
^ _ wow	-1q1p2D
^ _ wrote	-1i1x
^ _ yeah	-1A2i
^ _ year	1m
^ _ years	-1mnos1j2p
^ _ yes	1g
^ _ you	-5s-4lmx-3pqzD-2fhjk-1dgryA1aBC2cit
^ _ young	1p
^ _ your	-5s-3d-2glu-1acmrzA1io2btC3j
^ _ yours	-1ln3k
^ _ ~advise	-1klnprs5j
^ _ ~buy	-1jlp1g2bds
^ _ ~cover	-3apx-2bcegijoAD-1dfhnqtuyC2lm4s
^ _ ~harm	-2kp-1djn2m3e
^ _ ~insurer	-1jkn1dlps
^ _ ~kin	-3s-2c-1bfhjklmqtBCD1aex2A
^ _ ~meet	-1ahpuD1vz
^ _ ~money	-2ir-1abcdeghktx1jlm2ps
^ _ ~not	-2sD-1beklmnqA2d3j4p
^ _ ~pay	-2jnp-1abcdemqvxC1k2l3s
^ _ ~send	-1ik1hqs
^ _ ~soon	-3p-1abcjklsBD1eivC2A3h
^ _ ~thing	-2jp-1aemx1ikl2n
^ a	-6i-4k-2bjno-1cehrC1lx2adp6s
^ a #	-1j1ps
^ a basic	1l2n
^ a certificate	-1np
^ a lot	-1s1p
^ a new	-2s-1l1m2p
^ a ~cover	-1ijnp2l
^ a ~money	-1j1lmp
^ a ~thing	1s
^ actual	-1jn2s
^ actual cash	-1jn2s
^ adding	1m
^ after	1dz
^ after that	1z
^ afternoon	-1D2A
^ all	1gm
^ alright	-2i-1nps2uCD3r
^ alright i	1C
^ am	-1q1gi3u
^ am i	-1q1gi3u
^ an	-2i-1j2s
^ an umbrella	-2n1ls
^ an ~cover	-1n
^ and	-2bkst-1adegjlpuz5i
^ and how	-2i
^ and the	3i
^ and what	-1t
^ and your	3i
^ any	-4c-3bCD-2gpstA-1adhjklnqB1u8i
^ anybody	-1js3i
^ anybody else	1i
^ anything	-2ajl-1bcgpstuD7i
^ anything else	-1j1i
^ anything in	1i
^ anything you	1i
^ appreciate	-3p5B
^ appreciate it	-1pC2B
^ are	-3t-2d-1cny1u2gh
^ are the	1i
^ are there	1i
^ are we	3g
^ are you	-2it-1cdy1abgu
^ are your	1i
^ as	1nr
^ at	-1k2p
^ at #	1p
^ at the	1s
^ at ~money	1p
^ because	1n
^ before i	1z
^ better	-1k2j
^ better to	-1k2j
^ business	-1ij1l2s
^ business income	-1n1s
^ bye	-2D-1iAB4C
^ call	1hm
^ can	-3a-2dlx-1fjnqszBC1ht2i3c
^ can i	-2b-1dijlpqtz1cku2g
^ can we	-1x2hi
^ can you	-2g-1ahu1bt2c3i
^ cash	-1m1ls
^ come	-1i1d2t
^ comprehensive	2s
^ congratulations	-1D3p
^ congratulations on	1p
^ cool	1D
^ could	-2g-1abk1cit2h
^ could i	-1g1u
^ could you	-1u1ht2c
^ cyber	-1n1s
^ did	-2gpt-1acdhjqsuvxBC1br3i
^ did i	-1p1r2b
^ did you	-1t1i
^ do	-2hnpst-1befiklmqBC1cu2j
^ do i	-1i1u2a
^ do not	-2ip-1ns2d3j
^ do the	1i
^ do they	1i
^ do you	-3d-2jt-1acghnBC
^ do your	1i
^ do ~not	-2ip-1ns2d3j
^ does	-2acgpt-1jklnqsuBCD6i
^ does he	1i
^ does that	-2p-1q2i
^ does the	-2h-1b1i
^ does your	-1n1i
^ doing	-1B3i
^ enjoy	-2i-1j4C
^ equipment	-1n1s
^ equipment breakdown	-1n1s
^ even	-1ijs2a5l
^ ever	-1abcD5i
^ every	-1in1p3d
^ everybody	-2p2d
^ excuse	-1ci1qt
^ excuse me	-1ci1qt
^ extended	-1j1ms
^ extended replacement	-1j1ms
^ extended ~cover	-1j1ms
^ fair	-2i-1tABC4p
^ fair enough	-1iD2p
^ first	-1js2z
^ flood	1l
^ for	-2s-1knp1my2jD
^ for a	-1s1jl
^ from	-1p2b
^ full	-1s
^ gap	-1kn2s
^ get	-2i-1bns3a5j
^ get the	-1ins4j
^ give	-1hp2c3C
^ give me	2c
^ go	-3i-1cgqC1h2aD4j
^ go ahead	-1gi1h2D
^ good	-3i-2ch-1abdgjlqsxB1vC2D4pA
^ good afternoon	-1i1A
^ good for	-2i2p
^ good morning	-1hp1iA
^ good to	-1p3D
^ good ~soon	-1hpCD1v3A
^ goodbye	-2D-1A3C
^ goodbye $	-2D-1A3C
^ got	-2p-1abcjnsBC1D3u5i
^ got a	1i3u
^ got any	1i
^ got it	2D
^ gotcha	2D
^ gotcha $	1D
^ great	1BD
^ great $	2D
^ group	1l2s
^ group coverage	1ls
^ group ~cover	1l2s
^ had	1i
^ half	-1l
^ hang	-1ipD2j
^ has	-1abcghjkstu4i
^ has anyone	1i
^ has the	1i
^ have	-3a-2u-1bdghknpB3C
^ have a	-3i-1acp3C
^ have you	-1adghuC1c3i
^ he	2ei
^ hello	-1abclpCD1w2v7A
^ hello @name	1xA
^ hello @you	1x
^ hello my	1A
^ hello this	-1x1i
^ here	-2is-1jnp2r3k
^ here is	-2i-1jnps2kr
^ hey	-1adnsCD1puv5A
^ hey @name	2A
^ hey @you	1A
^ hey how	1i
^ hey there	-1i1A
^ hey you	1uA
^ hi	-2D-1abcdpBC2x5A
^ hi @name	-1i1x2A
^ hi @you	1xA
^ hi is	-1v1A2i
^ hi there	-1i1wA
^ hi this	1vA
^ hired	-1n1s
^ hired and	-1n1s
^ hold	-1i1k2t
^ homeowners	1n
^ honestly	-2i-1p2aj
^ honestly i	-1p2j
^ how	-4s-3cjlA-2emnpqruxyBCD-1bfgkotvwz3i
^ how about	1gk2h
^ how are	-2ab-1dtA2i
^ how can	-2i2a
^ how come	1i
^ how did	-1t
^ how do	1bg2t
^ how is	-1b1hi
^ how long	-1h1b2i
^ how longs	2i
^ how many	-1agi1bc2d
^ how much	-1bcgst2i
^ how old	-1ai
^ how olds	2i
^ how would	1i
^ how you	1i2u
^ how ~meet	1i
^ huh	-1iA2tD
^ huh $	2D
^ i	-7i-6n-5o-4msA-3r-2buv-1cehklzBC1dfjpqt2D
^ i am	-2ijk-1aoqAC1dlxB2fD
^ i apologize	-2p-1jvD3q
^ i appreciate	-1q1p
^ i can	-3t-2j-1bhikmqB1agl
^ i could	1l
^ i did	-1lp1q2t
^ i do	-1djlt1av
^ i get	-1i3p
^ i have	-3p-1biju1fl2ae
^ i hear	-1o1i2l4p
^ i just	1z2g
^ i know	-2l-1adqx1bu4p
^ i need	-1g4d
^ i noticed	-1p
^ i owe	2q
^ i really	-1p1lB
^ i recommend	1j
^ i respect	1p
^ i saw	2x
^ i see	-1jpq1n3D
^ i suggest	2j
^ i think	-1p1t3j
^ i understand	-1ajoqD3p
^ i want	-2gi-1jp1k2bc
^ i was	-1a1x
^ i will	-3jl-2eqx-1gpruzB1C2ik3h
^ i wish	1l
^ i work	-1v1w
^ i would	-3dn-2x-1abehiklmpqs2g5j
^ i ~advise	-1p3j
^ if	-4s-2hlmpx-1abefqrtuzC1djo2i5n
^ if a	-1n1i
^ if i	-2p3o
^ if it	1j
^ if somebody	1n
^ if something	1in
^ if that	1g
^ if the	-1js1in
^ if you	-1hmstxz1j2n3d
^ in	-1t1or
^ is	-4csA-3djlnv-2kmtw-1egpqrxzCD2u3i
^ is @name	-1vA1i
^ is it	-1dghips1y2u
^ is she	-1u1i
^ is that	-2p-1bgiu
^ is the	-1bc3i
^ is there	-1u1bi2ag
^ is this	-1adghivA3u
^ is your	1i
^ it	-5i-3k-2hrsACD-1bcfgnquzB1x2o3lm
^ it does	1n
^ it has	-2p-1io
^ it is	-2aiA-1klor1dmnpvwx
^ it pays	1ls
^ it sounds	-2p2o
^ it takes	-1ps2a
^ it will	1l2e
^ it would	-1lnp3m
^ it ~pay	-1np1l
^ just	-3i-1cnps1bhx2d
^ keep	-1i2j
^ lakeside	1w
^ lakeside insurance	1w
^ lakeside ~cover	1w
^ let	-4is-3c-2adnp-1emqtxyBC1hkz2gr
^ let me	-3c-2bi-1adhjnps1k3r
^ let us	-2is-1adlnpqrC1bhjkz2g
^ liability	-1n1ls
^ look	-1i1hk
^ loss	1s
^ loss of	1s
^ lots	-1s3p
^ lots of	-1s3p
^ loyalty	2p
^ make	-2p1i4j
^ makes	1D
^ makes sense	1D
^ man	-2l-1i2a4p
^ may	-2i-1z1g3u
^ may i	-2i-1z1g3u
^ mind	1u2i
^ mind if	1u2i
^ mm	2D
^ mm $	2D
^ morning	-1i3A
^ morning @name	1A
^ most	-1ik1ns4p
^ my	-5c-2aiklnsACD-1ertuB1y2jv3q
^ my advice	-1n1ij
^ my bad	1i3q
^ my name	-1A2v
^ my suggestion	-1i1j
^ my ~advise	-1ns1i3j
^ my ~kin	-1cip
^ no	-2nps-1bjC1doD3l
^ no wonder	1a
^ nobody	-2i-1s1l2n4p
^ nobody can	-1p2l
^ nobody likes	1p
^ nobody wants	1p
^ nobodys	-1eip1f3n
^ nothing	1p2l
^ of	-1ios2p
^ of course	-1ios2p
^ oh	-2a-1bcdlnstuxBC1iy2A3D
^ oh wow	-1pq2D
^ okay	-3p-2cdijnsA-1agkloqtvwxyz1f2br4D
^ okay $	-1AC2D
^ okay got	-1i1D
^ okay i	1fi
^ okay so	-1bjnoD
^ okay thank	2B
^ old	1i
^ on	-1l1n2k
^ once	-1il1h2dt
^ one	-3s-2jp-1bclmrCD1not2ek
^ one times	2n
^ one ~harm	-1s2e
^ one ~thing	-1l1k
^ only	-1ij1l3a
^ ouch	-2D3p
^ ouch $	-2D3p
^ our	-2ips-1q
^ our office	-1i
^ ours	-1j1km
^ ours is	1km
^ pardon	-1ci2qt
^ people	-2p-1io2a
^ perfect	1BD
^ personal	-1i1s
^ personal auto	1l2n
^ personal ~cover	1n
^ plenty	-1i1p
^ plenty of	-1i1p
^ professional	1s
^ professional liability	1s
^ put	-2n-1is1k3j
^ put the	-1ins1jk
^ quit	-2i-1pD2ab3d
^ rates	-1ijn3s
^ rates go	-1in2s
^ rental	1l
^ rental pays	2s
^ renters	-1i1ms
^ right	-2i-1pA2n4D
^ right $	1D
^ same	-1ips2k
^ say	-1abhjlnpsCD1deg2c4t
^ say that	-2i2t
^ scheduling	-1n1s
^ see	-1hiB3C
^ see you	-1hiB3C
^ send	1k
^ send me	1k
^ shall	-1t1i2g
^ shall we	1g
^ should	-1hjq1k3gi
^ should i	2gi
^ should we	-1h1gik
^ since	1l2n
^ sing	-1i4c
^ so	-7p-5jl-2abdhkqvxABD-1ceftuwy1mnC3gr6o
^ so #	-1p1m
^ so a	-2p1s
^ so do	2g
^ so for	1mo
^ so if	-1ios1n
^ so it	-1mps1io
^ so let	1i
^ so nobodys	1op
^ so the	1s
^ so there	-1io1n
^ so they	-1i1kn
^ so this	1o
^ so to	-1j2r
^ so we	1r
^ so what	-1inpt1d
^ so with	-1s2n
^ so you	-1dks1g3io
^ so your	-1s1o2n
^ so ~cover	-1n3s
^ so ~money	-1p1m
^ sorry	-5ip-2aj-1bcdghlnsuD1fB5t8q
^ sorry about	2q
^ sorry for	1f2q
^ sorry i	-2p-1iu2q
^ sorry to	-1i1B4q
^ sounds	-1ai2p
^ sounds like	-1ai2p
^ stay	-1i1C3j
^ stop	-1i1bd2a
^ sure	-1il2p
^ sure $	1D
^ take	-2ip-1sBD1j3C
^ take care	1C
^ talk	-1i1jC
^ talk to	-1i1j
^ tell	-1dghlp1b2j
^ tell me	-1dghp
^ term	-1m1k2ls
^ thank	-1aipsx1wC5B
^ thank you	-1aipsx1wC5B
^ thanks	-2ciqAD-1abdjlpsx7B
^ thanks for	-2q-1cilsx1vw2B
^ thanks so	1B
^ that	-4s-3k-2bjoC-1cdeghituvwxyA1aflq2mnD3p
^ that is	-1iknos1flq2mD3a
^ that letter	1n
^ that makes	1p
^ that must	-1a1p
^ that was	1apq
^ that would	-1in3p
^ the	-6ip-3or-2acgh-1dfjqAC1by2m3ns4l
^ the #	-1km2n
^ the app	1s2l
^ the contract	1n
^ the first	-1n
^ the landlords	1ln
^ the lender	-1l2s
^ the minimum	2k
^ the package	2n
^ the price	-1s1l
^ the quote	1m
^ the reason	2x
^ the way	-1d1s
^ the whole	1m
^ the ~cover	-2j-1kls1z
^ the ~harm	-1n1s2m
^ the ~insurer	-1in2ds
^ the ~money	-2ks-1i1jl
^ the ~thing	-2s1n2i
^ their	1l
^ theirs	-1ms3k
^ then	1d2pr
^ there	-3i-2h-1m1enp2l
^ there are	-1h1d2l
^ there is	-3i-1d1lnp
^ they	-5i-2jp-1hm1v2kn3es
^ they will	2e
^ think	1e
^ think of	1e
^ this	-3iA-2asu-1cghjlmp1xy2dk4b
^ this call	-1u1y
^ this is	-3A-2i-1alp1bvx
^ this one	1k
^ this ~meet	-1u1y
^ those	-1i
^ to	-1iknps3r
^ totally	2p
^ understood	-1pA3D
^ uninsured	-2n1ls
^ uninsured motorist	-2n1ls
^ until	-1hip2l3C
^ walk	-1c1i
^ walk me	-1c1i
^ want	-1jp1h3g5i
^ want me	-1cp1h2g3i
^ want to	1c2i
^ was	2i
^ was there	1i
^ water	-1i2s
^ water backup	-1in1s
^ water ~cover	-1in1s
^ we	-5i-4p-3j-2adnsC-1bceghkortvD1yB2qxz3m
^ we are	-1v1imwz
^ we can	1l2g
^ we do	1l2x
^ we got	-2i1x
^ we have	-1p
^ we will	-1eiqC1f2z
^ we would	2m
^ well	-2iD-1blv2AC
^ well that	1a
^ what	-7s-5u-3gklx-2fjmnpqrtvwyzABCD-1ae4i
^ what a	-3i2a4p
^ what are	1ct
^ what claims	1i
^ what could	-1t1i
^ what day	2h
^ what deductible	1i
^ what did	-2i-1b
^ what do	-1adop1git
^ what does	1it
^ what happened	-1t1i
^ what happens	1l
^ what have	1i
^ what i	-4i-1k1jlmz3o
^ what if	1h2i
^ what is	-2in-1klmpsv1ab2cd
^ what kind	-1ci1d
^ what made	1i
^ what makes	-1it1j
^ what number	-1h
^ what part	2i
^ what time	1hi
^ what was	-1t
^ what would	-2j-1aceglmot4i
^ what you	-1i
^ what ~cover	3i
^ what ~money	1i
^ when	-2bcgku-1adjltx1en3hi
^ when did	-1t
^ when is	-1pu1h3i
^ when it	2s
^ when was	-1t1i
^ when would	-1u1hi
^ when you	-2i1enp
^ whend	3i
^ whend you	2i
^ where	-3g-2bch-1ajpstu1k6i
^ where do	-1gh1i
^ where is	1i
^ which	-2ct-1adhu1g3b5i
^ which one	-1t1gi
^ who	-4as-3dgp-2hjkntuxACD-1beflmqrvwyB9i
^ who are	2c
^ who do	1c
^ who fixed	1i
^ who is	-1bx1i2c
^ who pays	-1s
^ who you	1i
^ who ~pay	-2s
^ whod	-1adps2c5i
^ whod be	2i
^ whole	-2l1m
^ whole life	-2l1m
^ whose	-1bg2i
^ whose name	1i
^ why	-2a-1bgptu1dh
^ why do	-1t1hi
^ why is	1i
^ will	-1h2g3i
^ will you	1gi
^ with	-4i-1ajls1m2n3kp
^ with #	1n
^ with a	-1p1ns
^ with that	1n
^ with the	-1ijs1mn
^ with ~money	1n
^ would	-2abjnp-1delmosxB1cgt2iu3h
^ would a	2i
^ would it	1ik2h
^ would that	-1g1u
^ would you	-1abinpx1cgtuy
^ would your	1i
^ would ~soon	1i
^ wow	-3D3ap
^ write	-2i-1a4c
^ yeah	-3io-2al-1bdgjknruzC1qv4A6p
^ yeah hi	-1p2A
^ yeah i	-1o1p
^ yeah it	-1l1p
^ yeah no	1p
^ yeah so	-1p
^ yeah that	1iq2p
^ yeah you	-2i2p
^ yeah ~not	1p
^ you	-9s-5lC-4kqA-3mr-2cB-1pvwzD1dntx2ju3eo4a5i
^ you a	-1a4i
^ you are	-6i-3d-2l-1cgmsx1eo2bnt3a
^ you can	-1ai1bdv
^ you could	-2i-1n1a3e
^ you did	-1i3p
^ you do	-1fil2n
^ you drive	2p
^ you ever	-2a-1j4i
^ you feel	-2p-1i2o
^ you filled	1x
^ you get	2i
^ you got	-2jnu-1begpx1cd4i
^ you guys	1i
^ you have	-2ae-1hijklruxC1nwB3p
^ you mind	1iu2y3h
^ you need	-1i2d
^ you on	2i
^ you owe	1n
^ you own	-1a2i
^ you paid	1no
^ you ready	1i2g
^ you said	-3i2t
^ you should	-4i-2p1al4j
^ you sound	-1i2a
^ you still	2i
^ you take	-1i1pC
^ you told	-1p1d
^ you want	-3p-1an1cikor2gj
^ you will	-2i-1an1f3e
^ you would	-6i-4p-1g1djlnx3e
^ you ~meet	1z
^ you ~pay	1no
^ your	-3p-2himrC-1bcdgjqzAB1fx2et3n
^ your daughter	1d
^ your equipment	1n
^ your kids	-1ai2e
^ your lender	2x
^ your loan	-1s1x
^ your mom	1o
^ your mother	1n
^ your policy	-2s-1l1k2jn
^ your wife	1ix
^ your ~cover	-2s-1l1k2jn
^ your ~kin	-2p-1hjms1aex
^ your ~thing	-2s-1i1l2n
^ yours	-1jn4k
^ ~buy	-1lpD1g2cd3j
^ ~cover	-5in-4j-3p-2abe-1cdfhqrxCD3l7s
^ ~cover does	2l
^ ~cover is	1ls
^ ~cover motorist	-2n1ls
^ ~cover will	2l
^ ~cover ~cover	-3l-1kn1ms
^ ~cover ~pay	-2l-1ikn4s
^ ~harm	1s
^ ~harm of	1s
^ ~insurer	1ks
^ ~kin	-1t1ai2p
^ ~meet	-4i-2psD-1cklnAB1abh2dtC
^ ~meet to	-1i1j
^ ~money	-2ilms-1cdghuD2nz4p
^ ~money years	-1mnos1j2p
^ ~not	-4s-2bcijC-1aegkmqrtwxAB1nD3p4l
^ ~not can	-1p3l
^ ~not likes	1p
^ ~not wants	1p
^ ~not wonder	1a
^ ~not ~cover	-1ns3l
^ ~send	-1i1hq2k
^ ~send me	2k
^ ~soon	-3iD-2p-1arxB1C2z5A
^ ~soon $	-2D-1C2A
^ ~soon @name	-1iC2A
^ ~thing	1i2m
^ ~thing ~harm	-1in1s
a	-6q-5D-4fA-3degkvy-2iotwz-1bjmnrBC1au2cs
a #	-2hm-1anux1bijlr
a # $	-1km1ci
a # a	1m
a # and	1m
a # day	2l
a # deductible	-1m1k
a # dollar	1inp
a # year	1j
a @name	1mp
a _ #	-1lnps1i2j
a _ $	-3dpqC-2il-1foryD1aentu2bcgm
a _ $?	-3ch-2a-1bjlnpst1gu2i
a _ @day	1h
a _ @name	-2p-1v1o
a _ a	-1aijp1ek3m
a _ about	-2n-1iw1ap2c
a _ and	-1ahilprsz1cmox2gn
a _ at	1p
a _ auto	-1s1n
a _ average	1s
a _ basement	1j
a _ before	-2i1l2j
a _ behind	1p
a _ by	-1hm1x3k
a _ call	1p
a _ claim	1n
a _ could	-1p2a
a _ day	-1in1flp2C
a _ deal	-2p2a
a _ decision	1a
a _ deductible	-1m1k
a _ does	-1ns1il
a _ dollar	1inp
a _ driver	1ns
a _ for	-2ln-1abu1i2c3p
a _ form	-1ap
a _ from	-1gp1drs2i
a _ here	-1ac2d
a _ i	-1bhju1kB
a _ if	-1n1s
a _ in	-2l-1i1hns2p
a _ income	1n
a _ is	-1ns2l
a _ jump	1i
a _ just	2s
a _ less	1n
a _ like	2j3p
a _ line	-1xA2y
a _ minutes	-2i2u
a _ month	1p
a _ more	-1ps1n
a _ next	-1l1hs
a _ night	1C
a _ of	-3ac-1bdikmryC1hjx
a _ on	-1np1x2bl
a _ one	-1iknp2C
a _ or	-1abhlu2i
a _ out	1s
a _ period	-1n3l
a _ permit	1x
a _ person	-1apu1bjo2il
a _ place	1c2i
a _ policy	-3s-1ijkp1g3l
a _ program	-1an1b
a _ question	-1i
a _ questions	-1j1z
a _ record	-1iy1ops
a _ renters	1l
a _ so	1an
a _ that	-2ai-1u1lo2p
a _ the	-1i1s2k
a _ thing	-1l2p
a _ things	-2i1u
a _ time	-1bA1hi2u
a _ to	-1acsu1i2hp
a _ way	-1l1a2p
a _ weekend	2i
a _ what	1t
a _ where	2i
a _ while	1s
a _ who	1s
a _ with	-1ls1j
a _ would	-1jp1l3a
a _ year	-1m1j
a _ you	-1acp1glmn2d3i
a _ your	1l
a _ ~buy	-1i1p
a _ ~cover	-3i-2p-1abehx1j3l
a _ ~harm	-1ijlm2s
a _ ~kin	1p2d
a _ ~meet	1p
a _ ~money	-3s-2c-1ahou2jp
a _ ~not	-1p1n
a _ ~soon	-1cj2hi
a _ ~thing	-1su1c2i
a b	1s
a b average	1s
a baby	-1p1a
a baby $	2a
a baby and	-1p1n
a bad	-2i1ptu
a bad time	-1i
a basic	2l3n
a basic policy	1n
a basic renters	1l
a basic ~cover	1ln
a better	2bi
a big	-1bls1ij
a big decision	1p
a big jump	1i
a bit	1z
a breakdown	1kn
a bunch	1pB
a bunch of	1p
a burn	1s
a call	-1nu1v
a call $	-1ou1vw
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
a company $	-2p-1l
a computer	-1a1i2b
a copy	1h
a couple	-2i-1ch1m3u
a couple #	1i
a couple of	-1i1u
a couple ~money	1im
a customer	-1a1bp
a day	-1ip1n2dm
a day $	-1p1s2m
a decision	-1g1dp
a delivery	1s
a dime	-1ln1e
a discount	1is
a doctor	1in
a dog	1i
a dollar	2m
a drain	-1np1s
a dumb	-2p3a
a fair	1k
a fake	-1i1o
a family	2i
a few	-4i-2j-1cghl1pz3u
a few minutes	-1i1u
a few questions	-1j2z
a few things	-2i1u
a finished	1j
a finished basement	1j
a finished ~thing	1j
a fire	-1jl1k
a fire $	-1n1s
a fixed	1o
a fixed income	1n
a flat	-1n
a flood	-1s1l
a form	1ux
a fraction	1n
a fraction of	1n
a friend	2x
a good	-2A-1jknp1dfh2C3c
a good day	1fC
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
a homeowners policy	1l
a hotel	-1n2s
a house	-1as1bnp
a house and	1n
a job	1p2c
a lawyer	2l
a little	-1cp1mu2t
a living	1a
a loan	-1n1cis
a loan for	1ci
a loan on	-1n1s
a long	1p
a long time	1p
a lot	-3s-2ajl-1bcdhkmoux1npB
a lot $	-2p1n
a lot about	-1n2p
a lot more	-1s1n
a lot of	-2s-1aclmno1p
a lot to	2p
a machine	-1ln
a magic	-1ip1l2c
a minute	-3i-1cg4u
a minute $	-1i1b2u
a minute $?	-3i2u
a month	-1ckopr1gi2m
a month $	-2ip-1ckln1j2m
a month and	1p
a mortgage	2n
a new	-2j-1aklo1nr2p
a new one	-1jn
a new policy	-1jls1n
a new ~cover	-1jls1n
a nice	-2ip
a normal	1n
a normal ~cover	1n
a number	-1c2il
a number $	1l
a pain	2p
a part	-1p1ls
a patio	1vx
a pension	1i
a percentage	1n
a percentage deductible	1n
a percentage ~cover	1n
a person	-2l2p
a personal	-1s1n
a personal auto	-1s1n
a personal ~cover	-1s1n
a piece	-2s
a piece of	-2s
a policy	-1an1jls
a policy $	1jls
a price	-1ku
a problem	1n
a problem $	1n
a quarter	1m2j
a quick	-1A1hu
a quote	-1j1iz3x
a quote $	1i2x
a real	-1jpsu1dgio2b
a real person	-1u1io2b
a reason	-1l
a recorded	-1xA2y
a recorded line	-1xA2y
a regular	1n
a restaurant	-1p1jn
a roof	-2n1eilr
a roof that	-1n1l
a sales	1p
a second	-3c-2q-1ajp1i2tu
a second $	-1ciq2tu
a separate	-1ln1s
a separate policy	-1ln1s
a separate ~cover	-1ln1s
a side	2k
a side by	2k
a small	-1l1j
a small ~cover	1j
a smart	2a
a song	1c
a standard	-1s2l
a standard ~cover	-1s2l
a stranger	1p
a stupid	-2p1a
a sub	1n
a sump	1s
a target	1p
a tax	1jl
a terrible	2a
a thing	-1p1j
a tight	-1s2p
a time	1hp
a tree	1s
a waiting	-1n1l
a waiting period	-1n1l
a week	-1ahij1nor
a week $	-1i1o2n
a while	-1p1o
a work	-1n1l
a year	-1gl1k2m
a year $	-1ilx1ps2k
a year and	1x
a year of	1m
a ~cover	-3n-2a-1bceghkoux2js3l
a ~cover $	-1n1jls
a ~cover does	-1s1l
a ~cover ~cover	-1n1l
a ~feel	-1mno1a3p
a ~feel thing	1p
a ~feel ~money	2p
a ~harm	-2aj-1bcehmpsux1ik3n
a ~harm $	-1lp1os
a ~harm and	-1n
a ~harm you	1l
a ~harm ~harm	1n
a ~insurer	-2s-1lo
a ~insurer $	-2p-1l
a ~kin	-2l-1s1in3a
a ~kin $	1i2a
a ~kin and	-1p1n
a ~meet	-1gnu1ix2h
a ~meet $	-1ou1vw
a ~meet with	1i
a ~meet ~soon	1h
a ~money	-2ad-1eopstuC1bjklm2x3i
a ~money $	-2l-1abhnpu1jmx
a ~money a	1m
a ~money and	1mpx
a ~money day	2l
a ~money dollar	1inp
a ~money for	-1n1m
a ~money is	1jl
a ~money of	-1s1mn
a ~money on	-1i1j
a ~money ~cover	-1m1k
a ~money ~money	-2m1j
a ~soon	-2h-1abcjp1norB
a ~soon $	-1i1o2n
a ~thing	-2a-1cdknou1bijls2x
a ~thing $	-1anu1bix
a ~thing or	1e
a ~thing that	-2s1l
a ~thing ~cover	-1i1js
able	-1gi1lu
able to	-1gi1lu
about	-4e-3gt-2bfhsuyC-1acdjklrwBD1nqz2im3x
about #	-3i-2j-1adlprsux2m3n
about # $	1k2n
about # a	-1n1m
about # dollars	-1n1m
about # months	-1im2n
about # short	-1m1n
about $	-1dl1a2p
about $#	-1kn1m
about $?	1i2bd
about _ $	-2j-1eghprstx1ciz
about _ $?	-1cdtz2i
about _ a	-1n1m
about _ and	-1o1z
about _ business	-1g1z
about _ deductible	-1i1rt
about _ dollars	-1n1m
about _ family	1uz
about _ for	-1p1o
about _ health	1u
about _ homeowners	1x
about _ insurance	-2i-1nw1cu3x
about _ it	1r
about _ kids	-1i1op
about _ months	-1im2ln
about _ patio	1n
about _ policy	1il
about _ quote	2x
about _ renewal	1x
about _ short	-1m1n
about _ that	-1n2p
about _ this	-1d1l
about _ wife	-1q1ip
about _ year	-1m1n
about _ you	1i
about _ ~cover	-2n-1ijswz1ltu4x
about _ ~harm	1p
about _ ~insurer	-2o
about _ ~kin	-1x1nouz3p
about _ ~money	-1ckp1x
about _ ~thing	-1cjk1nxzA
about a	-1ps1lmn
about a year	-1m1n
about a ~money	1n
about i	1k
about insurance	1acp
about insurance $	1acp
about it	-1glp1i
about life	-2i3x
about life insurance	-2i3x
about that	-1acnt1lx2i
about that $	-2p-1at1lq2i
about the	-2bp-1dghlmu1knotzA2cj4x
about the patio	1n
about the policy	1i
about the renewal	1x
about the ~cover	1tx
about the ~thing	-1ck1n
about them	-1o1i
about this	-2d-1bp1no
about to	2n
about what	1il
about you	-2i-1n1o
about you $	-1in1o
about your	-3c-2o-1bghn1iu2p
about your family	1uz
about your health	1u
about your homeowners	1x
about your renewal	1ix
about your wife	-1q1ip
about your ~cover	1i
about your ~kin	-1x1iuz2p
about ~cover	-1in1cr2x
about ~cover $	1acp
about ~cover ~cover	-2i2x
about ~money	-3i-2jlx-1adprsu1z2n3m
about ~money $	1kz2n
about ~money a	-1n1m
about ~money months	-1im2n
about ~money short	-1m1n
about ~money ~money	-1n1m
about ~thing	-1l1ac
above	-1jnp1bs2l
absol*	1iD2p
absolutely	1iD2p
accep*	-1s1n2l3c
accid*	-1j1eln
accident	-1ij1elns
accident $	-1s2l
accident and	1e
accou*	-1j1l3g
account	-1j3g
account $?	1g
act	-1di1a3b
actin*	-1ip2a
acting	-1ip2a
acting _ a	-2b-1p2a
acting like	-2b-1p2a
acting like a	-2b-1p2a
actual	-1i
actual _ value	-1i
actual cash	-1i
actual cash value	-1i
actually	-1k1m
acv	-2i1ks
add	-1kpu1g2m3j
add _ $	1s
add _ and	1l
add _ for	1j
add _ to	1gim
add _ umbrella	1j
add _ ~cover	-1s2j
add it	1jln
add on	2s
add the	2j
add the ~cover	2j
add ~cover	-1i1j
added	-1u1x2g
addin*	-1n1m2i
adding	-1n1m2i
adding the	1m
addit*	-2n-1i2s
additional	-2n-1i2s
additional insured	-2n-1i2s
addre*	-1gh
address	-1gh
adds	-1n1s
adds _ ~money	-1n1m
adjus*	1l
adjuster	1l
advic*	-1bnps1ci3j
advice	-1bnps1ci3j
advice $	2c
advice _ be	2i
advice _ to	1j
advice is	1j
advice is to	1j
advice would	2i
advice would be	2i
affor*	1d2jl
afford	-1i1d2jl
after	-2abjp-1cefgirtuxC1s2dlnz4h
after #	-1p3l
after $	1z
after $?	1hi
after _ $	-1l1dh
after _ fire	2n
after _ ~harm	-1l1in
after _ ~kin	2n
after a	-1l1kn
after a fire	2n
after a ~harm	-1l1n
after that	2z
after the	-1kz1lm2h
after you	1hl
after your	1h2n
after your ~kin	2n
after ~money	-2i-1p4l
after*	-2iC-1D1h4A
afternoon	-2iC-1D1h4A
afternoon $	-1vD1h2A
afternoon @name	-1C1A
afternoon @name $	-1C1A
afternoon _ $	-1C1A
again	-3i-2adgjp-1cklsuzCD1nv2h3f6t
again $	-3h-2l-1acdegjpwCD1bqv3t4f
again $?	-3i-1bhq4t
again and	1e
again you	1n
again*	-1g3k
against	-1g3k
age	-2j-1eikoux1p2s
age $	-1i1s
agenc*	-1cjl1w
agency	-1cj1w
agent	-2p-1abdjuv1gi
aggre*	-1m1ks
aggregate	-1m1ks
ago	1i
ago $?	1i
agree	-1p1l2b
agree*	2gr
agreed	2r
ahead	-1bcdjkloprstuzC1aiD3q5g
ahead $	-1i1a2qD
ahead $?	2g
ahead _ get	1g
ahead _ ~buy	1g
ahead and	-1jkoqu1i2g
ahead and get	1g
ahead and ~buy	1g
ai	-1au1i5b
alarm	1i
all	-3jk-2chlsC-1fpqvwxzAD1agnry2eu
all $	-2p-1ad2in3e
all _ $	-1ip1aty2g
all _ $?	-2i2u
all _ if	-1i1y
all _ it	-1s
all _ stuff	-1ls
all _ them	1s
all _ with	-2i1nuB
all _ years	1p
all _ ~thing	2i
all in	1m
all of them	1s
all right	-4i3u
all right if	-1i1y
all that	-1lps1B
all the	-1ijkn1d2a
all this	1i
all together	1r
all you	1ilr
allow*	-1p1l
allowed	-1p1l
allowed to	1l
almos*	-1i1no
almost	-1i1no
almost ~money	1n
alone	-1alz1p3j
alone $	3j
along _ you	-1s1l
alrea*	-1ei1l4d
already	-1ei1l4d
already $	2d
alrig*	-1abdijnpsA1y2C3ruD
alright	-1abijnps1y2CD3ru
alright $	-1C1i3D
alright _ i	1r2u
alright _ you	1uy
alright i	1C
also	-1j2p
alway*	-4i-1bjp1lt4a
always	-4i-1bjp1lt4a
am	-3jp-2acnC-1mqrstz1fowxBD2buv
am @name	-1l4v
am _ $	-1bflptw1i2vD
am _ a	1l
am _ able	1l
am _ about	-1pw1qx
am _ agent	-1v
am _ allowed	1l
am _ for	-1wB1p2g
am _ from	-2x-1v1w
am _ i	-1q1t
am _ in	1kx
am _ is	2o
am _ out	-1p
am _ sorry	3p
am _ speaking	-1u2i
am _ that	-2q1p2l
am _ the	2d
am _ to	-1fgqu1boxy2hB
am _ up	1x
am _ we	2q
am _ you	-1dq2BD4f
am _ your	-1x1l2f
am _ ~insurer	-1v
am an	-1vx
am an agent	-1vx
am an ~insurer	-1vx
am calling	-2iv-1fpqwB1u2x
am calling about	-1w1x
am following	1x
am following up	1x
am going	-1px1bo2h
am going to	-1px1bo2h
am hearing	1i2o
am hearing is	2o
am i	-1pqw1g2u3bi
am i speaking	-1u2i
am just	2b
am not	-1fq2d
am not a	1l
am not able	1l
am not allowed	1l
am so	3p
am so sorry	3p
am sorry	-2f-1lxB1ipq
am sorry $	-1t
am sorry about	-1p2q
am sorry for	1p
am sorry i	-1q1t
am sorry to	1p
am sorry we	2q
am trying	1x
am trying to	1x
am with	2wD
am ~not	-1fq1l2d
am ~not a	1l
am ~not able	1l
am ~not allowed	1l
amoun*	-1il1s2nt
amount	-1il1s2nt
amount $?	-1i2t
amount _ ~not	-1l1s2n
an	-3ck-2eijpt-1fmvyzBCD1l3bs
an _ $	-3s-1n1bdiq2l
an _ $?	-1ab2gi
an _ and	1a
an _ for	-1a1l
an _ is	-1iln1ps
an _ on	1s
an _ time	1ux
an _ with	-1v
an accident	1l
an add	1s
an add on	1s
an agent	-1vx
an ai	-1a3b
an alarm	1i
an answer	-1q2d
an app	1i
an email	1hp
an employee	-1l1ns
an extra	-1j1ps
an idiot	-1b1a
an llc	-1ab1i
an okay	1ux
an okay time	1ux
an old	1a
an order	-1s1l2n
an umbrella	-1n2s
an umbrella is	-1n1s
an uninsured	-1s1n
an ~cover	-1n2s
an ~cover is	-1n1s
an ~harm	1l
an ~insurer	-1vx
an ~send	1hp
and	-4jC-3acdfilmuAD-2qvwx-1bpyB1ers2kz
and #	-1no1ms
and @name	1h2i
and _ #	1hnrs
and _ $	-2jmnp-1bfioqxz1aes3t5k
and _ $?	1h2i
and _ a	-2n1isC
and _ about	-1p1ioB
and _ add	1j
and _ am	1qw
and _ and	-1lnz
and _ are	-1abkps1nx2g3l
and _ better	-1n1k
and _ can	1m
and _ car	1i
and _ coverage	1s
and _ deductible	1r
and _ do	-1a1ilp
and _ does	-1l1sB
and _ else	-1i1p
and _ feel	-1p1o
and _ for	-2s-1ik1mx
and _ get	-1g1qz
and _ got	-1i1nop
and _ have	-1ior1kC4n
and _ home	1l
and _ house	-1r1z
and _ husband	1hr
and _ i	-1hir2z
and _ in	-1C1e
and _ income	1j
and _ is	-3s-2ij-1az1x2p4n
and _ it	-2kn-1dlpr1isz3g
and _ life	1ek
and _ me	-1egi1a2bh
and _ mortgage	2n
and _ new	-1n1r
and _ now	1i
and _ of	1n
and _ on	-1hin1k
and _ other	-1s1i
and _ owned	1j
and _ policy	-1k2n
and _ price	-1ikn1ru
and _ rebuild	-1s1k
and _ shop	1r
and _ talk	1i
and _ that	-1p1hjz
and _ the	-2h-1eisux1b2j
and _ them	-1k1h
and _ there	-1n1il
and _ they	1n
and _ things	1s
and _ this	-1l
and _ to	-1hr1eiC
and _ told	1n
and _ were	-1n
and _ what	1k
and _ whole	-1ms1k
and _ wife	1n
and _ will	-2i-1cdfjnqsxzC1el2g
and _ with	-1n1e
and _ without	1k
and _ work	1s
and _ would	1e
and _ you	-2jl-1ino1gk2hs
and _ your	-2n-1j1eo
and _ ~cover	-2m-1ghijls1er3n
and _ ~harm	1n
and _ ~kin	-1dis2n
and _ ~meet	1hir
and _ ~money	-1km1hnruB
and _ ~not	-1hlrs1ik
and _ ~pay	-1e1ns
and _ ~thing	-2s-1k1r2i
and a	-2kl-1ehp1ijns3r
and a #	1s
and a new	-1n1r
and a ~money	-1km1r
and a ~thing	1ir
and about	-1o
and after	1z
and asked	1x
and bring	-1k
and broke	-1s3e
and broke $	-1s3e
and call	1h
and call you	1h
and change	1m
and check	-1C1k
and collision	1s
and does	1i
and everything	2e
and get	-1p1h2g
and go	1eh
and have	1jC
and he	-1l2n
and he is	1n
and how	-1i
and i	-2adi-1bcefrsBC1mv2gpq3l
and i am	1qw
and i do	-1a2l
and i get	1q
and i will	-1cdfiC1hl2g
and if	-1i
and is	1i
and is there	1i
and it	-2i-1klrC1nos3p
and it is	-1l1dp
and keep the	1j
and leave	-1n1e2j
and let	1ag2d
and mine	-1ghi2k
and no	-1ij2n
and nobody	-1io
and non	1j
and non owned	1j
and not	-2s-1k1bi2n
and not for	-1s1n
and nothing	-1e1nr
and one	-2n-1h1i2r
and one without	1k
and one ~not	1k
and ours	-1n1m2k
and pays	-1ln2s
and send	-1g1h
and sign	1dg
and stays	-2s-1m2f3k
and stays $	-1ms3k
and tear	-1n1l
and that	-2ip1amo2n3l
and that is	-2i-1s2n3l
and the	-3gjs-2ehlm-1ax1ikuz2r3n
and the deductible	-1n1r
and the house	1z
and the other	-1s1i
and the policy	-1k2n
and the rebuild	-1s1k
and the shop	1r
and the ~cover	-2k-1i1nr
and the ~kin	1n
and the ~money	1ru
and the ~thing	-1kns1i
and then	-3k-2ghijps-1aerx1lu4z
and then i	-1hir2z
and then the	1r
and then they	1n
and there	1n
and there is	1n
and they	-1ln1eo
and this	-1n1ip
and we	-1inz1hkp
and we ~meet	1hr
and what	-1knt1isB2z
and what is	1i
and what you	1sz
and when	1B
and where	1s
and which	1i
and why	2i
and with	1km
and you	-4is-2j-1fmpqzB1eglxC3n
and you are	-1aiks1dnx2g
and you feel	-1p1o
and you got	1n
and you have	-1k1C3n
and you were	-1n
and you will	-1n1e
and your	-2l-1adjkpxz1is2en
and your husband	1hr
and your wife	1n
and your ~cover	1e
and your ~kin	-1ds1nr
and yours	-1k1x
and yours is	-1k1x
and ~buy	1dg
and ~cover	-1r1kns
and ~cover $	1s
and ~cover ~cover	1ks
and ~meet	-1k1hC
and ~meet you	1h
and ~money	-1no1ksz
and ~not	-2s-1dehlmopz1br3n
and ~not for	-1s1n
and ~not ~cover	2n
and ~pay	-1ln2s
and ~send	-1gkr4h
and ~send it	1h
and ~send me	-1g2h
and ~thing	-1n1s
andre*	-1x1vw
andrews	-1x1vw
annoy*	1ap
annoying	1a
annua*	2x
annual	2x
anoth*	-2n-1ijl1dp2s
another	-2n-1ijl1dp2s
another #	-1n2s
another _ $	1dps
another ~money	-1n2s
answe*	-1cgjnqux1lz2ds4b
answer	-1cgqx1z2dl3b
answer $	1a2d
answer _ $	-1p2b
answer for	-1p1l
answers	-1n2bs
any	-5bp-4jD-3dt-2aehkqxA-1cglmnorsvwyB10i
any _ $	-3a-2D-1jp1C3c4i
any _ $?	-1c
any _ in	2i
any _ insurance	-1x1i
any _ or	-1a2i
any _ since	1i
any _ that	1i
any _ with	-1i2u
any _ you	-1i1a
any _ ~cover	-1x2i
any good	-1c1l
any life	1i
any life insurance	1i
any of	1an
any of that	1i
any other	1i
any ~cover	-1x2i
any ~cover ~cover	-1x2i
any ~thing	1i
anybo*	-4l-3j-2bcdnu-1eghkmqstxyABCD2a4p5i
anybody	-2bdjnu-1ceghklqstxyABCD1o5i
anybody $	-1D1p2i
anybody _ $	-1i1op
anybody _ on	1i
anybody _ you	1i
anybody else	2i
anybodys	-3l-1j2ap
anymo*	1n2f
anymore	1n2f
anymore $	1n2f
anyon*	-1cgitu3a
anyone	-1itu3a
anyone _ the	1i
anyone else	1i
anyth*	-5p-4d-3bcn-2ehkqstC-1fmwxyABD1lr2z4i
anything	-5p-4d-3bcn-2ehkqstC-1fmwxyABD1lrz4i
anything $	-2i-1epr1jlo3a
anything $?	-4i2ru
anything _ $	-2di-1an2j
anything _ i	-1j
anything _ lately	1i
anything _ on	3i
anything _ that	-1n1l2i
anything _ you	2g
anything _ your	1i
anything _ ~money	1z
anything about	1z
anything else	-1g1j
anything else $	-1i2j
anything for	-1p1i
anything i	-1u2i
anything in	1ij
anything like	2i
anything like that	2i
anything that	-1l1s
anything today	-1dl
anything today $	-1dl
anything you	1i
anything ~soon	-2djl
anything ~soon $	-2djl
apart*	1in
apartment	1in
apolo*	-2ip-1jlsvxCD1f2t6q
apologies	-1i1f2t3q
apologize	-1jlpstvxD4q
apologize $	-2p-1D2q
apologize for	2q
app	-1gj1il2bs
app $	-1g1i
appli*	-2j-1bcdn1i2l4g
application	-2j-1bcn1il4g
application $	-1j1gi
application _ $	1g
apply	-1cp2gj
apply $	1j
appra*	-1p1j
appre*	-2ipD-1agA9B
appreciate	-2p-1agiD1C7B
appreciate _ $	-1ip3B
appreciate it	-3p-1i4B
appreciate it $	-2p2B
appreciate that	1iB
appreciate that $	1p
appreciate you	-2p-1i4B
appreciate your	1B2p
appro*	3l
approve	1dl
approved	2l
apps	2i
are	-3jsBC-2hikvxD-1fgqtz1dmno2bl3a
are #	1m2k
are $	-1aj1iop
are _ #	-1bi1do2a
are _ $	-3b-2d-1ikotuC1jlnpqsxy2c3a
are _ $?	-1ci1ab
are _ a	-1clpu1i2b
are _ about	1p
are _ all	-1lp
are _ and	-1hn1p
are _ at	1m
are _ covered	1np
are _ doing	2g
are _ down	1s2n
are _ driving	1is
are _ for	-1a2n
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
are _ of	-1inp1a2o
are _ off	-1a2j
are _ okay	-1i1uy2h
are _ on	-1abns1i
are _ only	1n2b
are _ out	1n3l
are _ part	-1s1l
are _ paying	1i
are _ ready	1i2g
are _ set	1t2g
are _ the	-1egi1k2af
are _ there	-2p-1l1ot
are _ they	-1i1e
are _ to	-3a-1ios1benvz
are _ up	-1a2t
are _ vans	1i
are _ waiting	-2i2d
are _ what	-1s1n
are _ with	-1bp
are _ you	1bor
are _ your	-1n2d
are _ ~cover	-1v
are _ ~feel	-1bp3a
are _ ~money	-1bi1do2a
are _ ~not	-1np
are _ ~thing	1s
are a	-2p-1cio1amw3b
are about	1n2k
are all	1t2ag
are an	2b
are at	-1k1ims
are being	-1b2a
are better	-1a2j
are better off	-1a2j
are busy	1pu2i
are carrying	-1s1lno
are closed	1ns
are closed $	1ns
are going	-1aps1ez
are going to	-1ap1ez
are in	-1b2dp
are just	-2i1ab
are left	1bn3l
are looking	1m
are looking at	1m
are not	-2a-1bij1p2l
are not covered	1n
are off	-1a1C2f
are off the	-1a1C2f
are on	-1bl1d
are on a	-1l
are on the	1r
are on your	1d
are out	2d
are paying	-3p-1o1am
are paying for	1n
are recorded	1y
are right	-1a2p
are saying	1i2o
are shut	-1l1n
are shut down	1s
are so	-2i1ab
are talking	1av
are talking to	1v
are the	-2b-1cgjlo1ad
are the #	-1n1k
are the only	1n
are the vans	1i
are the ~money	-1n1k
are the ~thing	1i
are there	-1abn1io3c
are they	-1bs2i
are things	2i
are too	-1ip2a
are we	1i2g
are what	2i
are you	-2ip-1eghklostvwBC1cu2a3b
are you $	1aiA
are you $?	-2i1a2b
are you a	-2a-1cu1b2i
are you getting	2t
are you in	-1abi2g
are you on	-1b1i
are you paying	1i
are you ready	1i2g
are you the	1i2b
are you waiting	-2i2d
are your	-2a2i
are ~money	1m2k
are ~not	-2b-1aijn2l
are ~not covered	1n
aroun*	-1agjklnsuvA1cdp2h
around	-1agjklnsuvA1cdp2h
around #	-1c1h
around # $	-1c2h
around $	-1d1bi2p
around $#	-1j
around _ $	-1p1i2ch
around here	1i2c
around here $	3c
around ~money	-1cs1h
around ~money $	-1c2h
art	1i
art $?	1i
as	-3p-1bcdehijmotuxz1kns2a
as _ $	-1ip1ak
as _ as	1n2a
as a	1j
as beneficiary	-1i1a
as far	-1s1n
as far as	-1s1n
as well	1k
aside	1i
ask	-3acgkn-2dix-1befoqt1lp2z3ju
ask $	2p
ask _ $	1ip
ask _ a	-1i1u
ask _ few	-1z1u
ask _ questions	1u
ask _ something	-1i1u
ask _ the	-1k1p2j
ask _ your	-1i1su
ask a	-1jpr1uz2l
ask a few	-1z1u
ask about	-1gj1isz
ask about the	1i
ask about your	-1i1su
ask for	2j
ask me	2j
ask some	1uz
ask some questions	1uz
ask you	-2i-1hjlpx1uz
ask you a	-1i1u
ask you something	-1i1u
ask your	-1u1hj
asked	-2hip-1degjnoszB5x
asked _ to	-1hi2x
asked for	2x
asked me	-1hi2x
asked me to	-1hi2x
asked you	-1h
askin*	-2B-1dfil1x2gp
asking	-2B-1dfil1x2gp
asking $	-1fB1p
asking _ $	2p
asking for	2g
asks	1n
asks:anything-else	-2u-1ajlstD3i
asks:confirm	-5p-3bgtD-2ahqAC-1dfjknsuxyzB1r2i
asks:interrogative	-14n-13s-11l-10jp-9e-8vx-7mqC-6dkorwzAD-5afB-4t-3guy-2h-1bc7i
asks:nothing	-15i-9u-7g-5ht-3fmryzB-2bcelnovwxA-1adkq1s2p
asks:permission	-7i-3bcp-2adhjlstC-1fgkmnqrxzABD9u
asks:probing	-5bcgp-4js-3klnoD-2aehmqruxyzABC-1fvw1t7i
asks:proposal	-5bju-4dx-3apqrty-2cfklmnoszABC-1evwD3h5g9i
asks:statement	-5pq-4bdhnsCD-3ejlAB-2afkmrvwxy-1cgoz1i3t
asks:wellbeing	-2ab-1cdgklptuvw2A3i
asks:who	-4u-2gvw-1acdhjktxy1bA6i
asks:why-now	-1d4i
assis*	-1a1bh
assistant	-1a1bh
assum*	1s2q
at	-4abc-3gC-2efoD-1klrB1jxz3vw
at #	-2s-1jovz1dklmpr2h
at # $	1dgr
at $	2it
at $#	-1ps2m
at $?	1h
at _ #	-1d1k2j
at _ $	-2ail-1bcfqzBCD1m2u3vw
at _ $?	-1g1i
at _ a	-1ip1j
at _ age	-1e1np
at _ and	-2p-1kns1or
at _ bad	-1i
at _ end	-1u3z
at _ for	-1s1im
at _ health	1s
at _ house	1i
at _ insurance	-1x1vw
at _ is	-1i1p
at _ last	1s
at _ same	1n
at _ shop	1ln
at _ so	2d
at _ time	1p2q
at _ you	-1i1sz
at _ ~cover	-1kn1v
at _ ~money	2j
at _ ~thing	-1s1i
at a	-2i-1k2j
at a bad	-1i
at all	-2p-1adj2in
at all $	-2p1i2n
at bluebonnet	1vw2x
at both	-1hs3k
at both $	-1s1k
at evergreen	1vw
at fault	-1n2s
at fault $	2s
at harbor	-1i1vw
at harbor $	1vw
at home	1s2i
at it	-1d1j
at it $	1j
at lakeside	-1x1A2w3v
at lakeside $	-1x2vw
at lakeside insurance	1v
at lakeside ~cover	1v
at least	-2i-1d3j
at least #	-1d2j
at least ~money	-1d2j
at one	1ms
at renewal	-1k1j
at that	1n
at the	-2p-1dhjmu1lx2z
at the end	-1u3z
at the same	1n
at the ~thing	1lnx
at this	1di
at todays	1n
at what	-1i1z
at work	-1in
at work is	-1i1p
at your	-1cejklx1p2is
at your age	1ps
at your health	1s
at your ~cover	-1k
at your ~thing	1i
at ~money	-3s-1jovz1dklr2hm
at ~money $	-1i1dgr2m
at ~money for	-1s1im
at ~soon	2d
at ~thing	1s2i
audit	-1i2s
audit*	1n
auditor	1s
auto	-1ejkr1lx2s
auto $	-1n
auto _ $	-1l2s
auto _ not	1n
auto policy	-1s
avera*	2s
average	2s
away	-1agjl1dn2e
away $	-1i1o2s
away _ the	1kp
away _ you	-1s1di
away from	-1a2e
away when	-1s1in
away when you	-1s1in
aweso*	-1i1pB
awesome	-1i1pB
awful	1p
b	2ks
b average	1s
baby	-2s-1bl1nop2C
baby $	-1ip1a2C
baby _ a	-1p1n
baby and	-1p1no
baby and a	-1p1n
back	-3gk-2apz-1bcdefiyB1C2jq3hr
back $	-1ainp1ou
back $?	3h
back _ $	1n3j
back _ you	-1C1hqrsx
back _ your	-1p
back on	-1h3j
back on $	-1h3j
back to	1nqrx2C
back to you	-1C1hqrx
back up	2n
backd*	1lp
backdate	1lp
backe*	1l
backed	1l
backed up	1l
backg*	1z2q
background	1z2q
backs	1n
backs up	1n
backu*	-1iknp1js2gr
backup	-1iknp1js2gr
backup $	-1nps1r
backup _ the	1l
backup on	1n
bad	-2p-1bdjlsxBCD1t2au3q
bad $	-2p1q
bad _ $	-1i1p
bad _ $?	-1i2u
bad time	-2i2u
bad time $?	2u
bank	-1bjklm1sx
bankr*	-1a4e
bar	-1il1mn3j
bar sales	1m
barel*	-2p
barely	-2p
based	-1i2s
based on	-1i2s
basem*	-1u1iln
basement	-1u1il
basement $	-1n1jl
basement finished	1r
basements	1n
basic	-1s1m2kln
basic _ policy	1ln
basic _ will	1n
basic _ ~cover	1ln
basic policy	2n
basic policy will	1n
basic renters	1l
basic ~cover	2ln
basic ~cover will	1n
basic*	-1i1k2o
basically	-1i1k2o
basically you	-1in1k3o
be	-5c-3jkD-2ostxAB-1diqrz1afgy2mp3e
be #	-1ijl2m
be # short	1n
be $	-2i1a
be $?	1i
be _ #	-1n4m
be _ $	-3i-2dmD-1gjsu1beflpy2C
be _ $?	-1cgu1h3i
be _ a	-1j1am
be _ about	1l3p
be _ and	-1mp1l
be _ for	-1jp1in
be _ if	-1n1h2l
be _ in	1iz
be _ of	1p2a
be _ on	1e
be _ out	1e
be _ right	-2i1j2u
be _ short	1n
be _ the	1j
be _ to	-2en-1mp1hij2d
be _ too	-1j2p
be _ with	-2i-1hj1y2nsu
be _ you	-1ip1foqv
be _ your	1eh
be _ ~money	-2n-1gjkl4m
be a	-1alu1ei2b
be about	1p
be about #	1p
be about ~money	1p
be all	-2i2u
be all right	-2i2u
be better	-1e2j
be comfortable	1guy
be in	1hi
be left	1in2e
be like	3m
be like #	1i2m
be like ~money	1i2m
be mad	1pq
be okay with	-1i
be on	1j
be on the	-1i1j
be paying	-1ei2n
be paying for	1n
be recorded	1y
be recorded $	1y
be ruined	3e
be stuck	-1m2n
be stuck with	-1m2n
be sure	-1iq1or
be the	1hjkx
be upset	-1j3p
be willing	-1u1i
be willing to	-1u1i
be worth	1i
be ~money	-1ejlps1g2m
be ~money $	-1m
be ~money short	1n
beat	1i
beat it	1i
becau*	-2ij-1bdhlmpqrvwz1ns2x
because	-2ij-1bdhlmpqrvwz1ns2x
because _ lender	2x
because _ ~money	-1k2s
because it	-1s1kp
because the	-1l1s
because your	2x
because your lender	2x
been	-3al-2bcdjksu-1eghmqtC1nopB3i
been _ $	-1a1o
been _ a	1n
been _ since	1n
been _ the	-1o2p
been a	1p
been burned	1op
been through	-2o2p
been to	1n
been with	1i
been ~feel	-1a1p
been ~feel $	1p
been ~harm	1op
befor*	-3i-2abkms-1cgloqC1z2d5j
before	-3i-2abkms-1cgloqC1z2d5j
before $?	1i
before _ $	1x
before _ do	-1i1n2j
before _ else	1j
before _ hang	2d
before _ pay	1s
before _ renewal	2h
before _ ~buy	-1d1j
before _ ~cover	-1j1ln
before _ ~pay	1s
before _ ~soon	1j
before a	1l
before anything	-1i2j
before anything else	1j
before i	-1j2z
before the	-1k1de
before the ~cover	-1j1n
before they	-1j1s
before they pay	1s
before they ~pay	1s
before we	1dj
before you	-2is-1lpx5j
before you do	-1i1n2j
begin	-1i1j
behin*	-1s1inp
behind	-1s1inp
behind _ $	2p
behind _ wheel	1i
behind the	-1l1i
behind the wheel	1i
behind you	1p
being	-2lB-1bcdeijkot1a2py
being _ $	-2B-1bl1y3p
being _ $?	-1i1u
being _ for	1s
being a	2a
being recorded	-1i2y
being recorded $	1y
belie*	-3l-1i1cp2a
believe	-3l-1i1cp2a
believe _ $	-1ci1p
believe in	2c
believe me	-1ci1p
believe me $	-1ci1p
belon*	-2n1s2j
belongings	-1n1j
below	-1s1l2n
below $	1ln
benef*	-2ikl-1gpuxz1a3r4s
beneficiary	-2i-1gklp1as3r
beneficiary $	-2i-1s1a2nr
beneficiary _ the	1s
beneficiary and	-1j
benefit	-1i2s
besid*	-1h2ik
beside	-1h2k
besides	2i
besides yourself	1i
best	-1ipv1l2j3hC
best _ to	1c2h
best thing	2j
bette*	-3n-2ep-1cgr1bhk5j
better	-3n-2ep-1cgr1bhk5j
better $	-1i1j2k
better _ $	-1j1i2a
better for	1hi
better off	-1a3j
better to	-1k2j
betwe*	-1n1ik2p
between	-1n1ik2p
between _ #	1k
between _ ~money	1k
between the	1k
between the #	1k
between the ~money	1k
big	-1bklnos1ij
big _ $	-2i-1bs1j
big decision	1p
big jump	1i
bigge*	-1n2j
bigger	-2i-1n2j
bigger _ $	-2i2j
biggest	2i
biggest _ $	1i
bills	-2l-1adj1ios2m
bills $	-2p-1l1no2m
bind	-1u1i4g
bind _ $	1g
bind it	1i2g
bind it $	1g
binde*	-1h1s
binder	-1h1s
birth*	-1i1s2c
birthday	-1i1s2c
bit	-1c1pz2a
bit about	1z
blame	-3l-1a1i3p
blame _ $	2p
blame you	-1al1i4p
blame you $	2p
blood	-1eij2ns
blood pressure	-1eij1s2n
blue	-1p2w
blue _ $	-1i2w
blue bonnet	-1i2w
blue bonnet $	-1i2w
blueb*	-1nprsCD1xA4v7w
bluebonnet	-1nprsCD1xA4v7w
bluebonnet $	-2i-1u3v5w
bluebonnet _ insurance	1vw
bluebonnet _ ~cover	1vw
bluebonnet business	1vw
bluebonnet business insurance	1vw
bluebonnet business ~cover	1vw
bluebonnet i	1vwxA
bodil*	1j
bodily	1j
bodily injury	1j
bonne*	-1i2w
bonnet	-1i2w
bonnet $	-1i2w
books	-1p
booth	1x
borro*	-1i1s2c
borrow	-1i1s2c
bot	-2p-1a5b
both	-3ls-2einz-1bcdfoquxC1h3m6k
both $	-2jls-1in1m3k
both _ $	1ak
both _ and	-2k-1n1h
both _ you	-1io1gj2mp
both cars	2m
both of	-1a1gj2p
both of you	-1i1gj2p
both ways	1k
both ~thing	-1k2m
bothe*	2fiq
bother	-1i1p2fq
bother you	2fq
bothered	1q
bothered you	1q
box	2n
brain*	-1in3a
break	1i
break*	-1ail1k2t
breakdown	-1in2k
breakdown $	-1s1kn
breaks	-1l1n
bring	1hq
bring _ up	1q
bring it	1q
bring*	1m
brings	1m
broke	-1ns2t4e
broke $	-1s3e
broke*	-1ehnsuy1bg3k
broken	1b
broker	-1s1g2k
broker $	1g
brokers	2k
broth*	1nq2c
brother	1q2c
bucks	-1iln2p3m
bucks $	1m2p
bucks a	-1i
budge*	-1s1ip
budget	-1s1ip
build	-1m2s
build it	1s
build*	-2k-1jlp1i2s
building	-1jklnp1s
building $	-1p1i
building costs	1s
builds	-1l1m
builds cash	-1l1m
built	1e
bunch	1pB
bunch of	1p
burn	-2l2s
burne*	-1j1inop2t
burned	-1j1inop2t
burns	1ln
burst	-1s
bury	1i
busin*	-1bcdehkm1lvwzB3g
business	-1bcdehkm1lvwzB3g
business $	-1j1B2g
business $?	2g
business _ $	-2n-1is1w
business _ $?	1g
business _ i	1vxzA
business _ is	1js
business _ on	1j
business _ so	1ln
business _ the	-1g1rz
business and	-1g1nz
business income	-1inpz1jrs
business income $	-1n1r
business income is	1js
business income on	1j
business insurance	1vwA
business insurance $	-1i1w
business insurance i	1vxA
business property	1l
business ~cover	-1n1vw
business ~cover $	-1i1w
business ~cover i	1vxA
business ~thing	-1i2ln
busy	-2a-1bqACD3u4i
busy $	-1aD1i3u
but	-2j2m3kl
but _ can	1kl
but _ is	-1p1kl
but i	1mp3l
but i can	1m
but it	-1p1ln
but it is	-1p1l
but you	1ak
buy	-2l-1bgt1in4c
buy $	-1l1cd
buy _ new	1i
buy it	1i
buy you	1ns
buyin*	1j
buying	1j
by	-3acg-2bfiqC-1dmwyB1knv2hstz
by #	-1k1m2h
by $	1h
by @day	-1C1hi
by @day $	1i2h
by _ #	1r2n
by _ $	-2g-1abcdimqrstC1hkpu2z
by _ $?	1k2i
by _ and	-1k1z
by _ at	1s
by _ the	1h
by _ way	2v
by _ ~cover	1jt
by _ ~money	-1p1r2n
by _ ~soon	1h
by a	1ijot
by line	2k
by side	-2h4k
by side $	1k
by that	-1it2p
by that $	-1t2p
by the	1r2v
by the #	2r
by the way	2v
by the ~money	2r
by you	-3i1p2u
by your	1sx
by ~money	-1k1m2h
by ~soon	-1pC1i2h
by ~soon $	1i2h
by ~soon $?	1i
bye	-3D-2iA-1abdjpqv7C
bye $	-2D-1i5C
bye _ $	-1dA3C
bye bye	1C
bye bye $	1C
bye now	-1d2C
bye now $	-1d1C
calen*	2h
calendar	2h
call	-3agkln-2cijpstC-1e1uB2fvy3x4h
call $	-1abijpqu2B3x
call $?	-1gi1hy2u
call @day	1h
call _ $	1ox2f
call _ @day	-1i1hr
call _ @name	-1x2v
call _ again	2f
call _ recorded	-1i1uy
call _ you	1i
call _ your	1qx
call about	1x
call hr	1hj
call is	-1di1xy2b
call is recorded	-1i1y
call me	-1i3v
call on	-2i
call you	-1glquC1rx2hi
call you @day	1hr
call you again	2f
call your	1hz
calle*	-1ju1hix2pq
called	-1ju1hix2pq
called $	1ip
called _ back	1q
called you	-1u1hq2i
called you back	1q
calli*	-3p-1abcdghjklnsACD1uvB2fqx4w
calling	-3p-1abcdghjklnsACD1uvB2fqx4w
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
calling evergreen	-1x1vw
calling for	1uv
calling for your	1ux
calling from	-2x-1v2w
calling harbor	1vw2i
calling lakeside	1vw
calling to	2x
calls	-2is-1abdghjkloqD5fy
calls $	1y2f
calls _ recorded	1y
calls from	1C2f
came	-1st1x2mq
came out	1pq
camer*	1i
cameras	1i
can	-4q-3fBC-2eiprx-1djnwyD1abgsu2c3l
can _ $	-1a1jloz
can _ $?	-1i1u
can _ ask	-1gz
can _ backdate	1lp
can _ be	-5i-1l1su2ab
can _ call	1h
can _ do	1i2l
can _ get	-2lp-1bcgt1u2i
can _ give	-1c1bdi
can _ go	-1h1gis
can _ guarantee	1m
can _ have	2c
can _ hear	-2ip-1l1tA
can _ help	1ci
can _ issue	1l
can _ it	-1bd1j
can _ leave	-2p1l
can _ make	-1u2g
can _ me	-1i1v
can _ promise	1l
can _ put	1il
can _ read	-1c2a
can _ say	-1iq1lt
can _ send	-1u1h
can _ sign	1gi
can _ speak	1l2i
can _ take	1kl
can _ tell	-1ipt1blu
can _ that	-1iB1a3p
can _ the	-1d1l2b
can _ to	1o
can _ why	-1p1a
can _ you	-1ps1hi2l
can _ ~buy	-1u1i2g
can _ ~meet	-1cgu1l3i
can _ ~send	-1gu2hi
can call	1hiov
can do	-1p1djl
can get	-1s1g3n
can help	1z
can i	-3bp-1adjloqtvz1cgik2u
can i ask	-1gz
can i call	1h
can i get	-2h-1bp1u
can i go	1i
can i have	2c
can i send	-1u1h
can i ~buy	-1u1i2g
can i ~meet	-1cgu3i
can i ~send	-1gu1i2h
can not	-3n-2gj-1efhopqA1s2l
can not backdate	1lp
can not be	-1al1s2b
can not do	2l
can not give	1d
can not guarantee	1m
can not issue	1l
can not leave	-2p1l
can not promise	1l
can not put	1l
can not say	1l
can not take	1kl
can not tell	-1p1l
can promise	-1p2l
can say	1z2l
can see	-1ijl1k2a
can see why	-1p1a
can tell	-1l2p
can we	-1gx2hi
can we do	1i
can you	-2g-1hiqu1abA2ct
can you get	1hi
can you give	-1c1i2b
can you say	-1iq2t
can you tell	1bi
can ~meet	1hov2u
can ~not	-3n-2gj-1efhopqA1s2l
can ~not backdate	1lp
can ~not be	-1al1s2b
can ~not do	2l
can ~not give	1d
can ~not guarantee	1m
can ~not issue	1l
can ~not leave	-2p1l
can ~not promise	1l
can ~not put	1l
can ~not say	1l
can ~not take	1kl
can ~not tell	-1p1l
can ~send	-1d2b
cance*	-1k
cap	1s3l
capit*	1c
capital	1c
capital of	1c
car	-2d-1bghkmnpu1l2ces
car $	-1aps2e3c
car _ a	1e
car _ for	1s
car _ is	1l
car insurance	1cls
car is	-1n1a
car or	1ei
car that	-1p1l
car that is	1l
car you	1i
card	-2c-1bfgks1il2dh
card _ and	1d
card and	1dg2h
card number	1d
cards	-1h1g2n
care	-2aij-1bceklnoqD1gp2t4C
care $	-1ipD1B3C
care _ your	-1i
care _ yourself	-1i2p
care about	-1i1dp
care of	-1acejn1gC2t
care of yourself	-1i2p
caref*	-2i-1an2C5p
careful	-1a3p
careful $	-1a3p
carefully	-2i2pC
carri*	-1ip1a2j
carrier	2j
carry	-1celp1ai2j
carry _ own	-1j1i
carry _ ~cover	2a
carry their	-1j1i
carry their own	-1j1i
carry*	-1s1lno
carrying	-1s1lno
carrying _ ~cover	1o
cars	-3kn-2jp-1bcdegho1m2rsz
cars $	-1l1as
cars _ the	1z
cars and	-1s1r
cars then	1z
cars you	-2n1m2s
cash	-2i-1dmp2jkls
cash _ $	1j2l
cash _ in	-1m1kn
cash _ is	2s
cash _ on	-1s1j
cash _ out	1j2k
cash it	-1dims1jn3k
cash it out	1j2k
cash value	-1inp1jm2s
cash value $	1j2l
cash value is	2s
cash value on	-1s1j
caste*	1vx
castellano	1vx
cat	-1a2c
catch	-1hp1u2C
catch you	-2i2uC
caugh*	-1ip1nq3a
caught	-1ip1nq3a
ceili*	3n
ceiling	3n
cert	1l
certa*	2l
certain	-1p2l
certi*	-1acp1jns
certificate	-1p1l
certificate $	1l
certificate so	1n
certificates	1ijns
certs	1r
chair	1i
chanc*	-1j1dg
chance	-1j1dg
chance $	1d
chang*	-2k-1adhx1imrz3j
change	-2s-1hkn1lm2ij
change $?	1g
change _ the	-1ns1l2m
change _ you	-1l
change for	1m
change if	-1l
change the	-1j
change the beneficiary	-1j
changed	1n2s
changed _ the	1n
changed with	3s
changes	-1knx1rz
charg*	-1j1s
charge	1s
charge you	-1s
cheap	-2lns-1ei1k3a
cheap $	-1l
cheap and	-1ims1k2a
cheap*	-1iln1m2k
cheaper	-2s-1iln1m2k
cheaper _ the	-1j1k
cheaper than	-1jks3m
check	-2iC-1cgjlm1p2n3h
check back	3h
check with	-1i1p
check*	-1bps1hj2nx
checked	1n
checkup	1hjn2x
child	-1inp1e3a
child*	1e
children	1e
choic*	-1a1u2d
choice	-1a2d
choos*	1j
choose	1j
claim	-1abjm2o4n
claim $	-1s1o2n
claim*	-1jnp4s
claims	-1jnp4s
claims $	2s
class	-1p1ls2i
class codes	1s
claus*	-1s1n2l
clause	-1s1n2l
clean	-2y-1lD1op2is
clean _ $	-1yD3i
clean record	-1y1ops2i
clean record $	3i
clear	1ijl
clear*	-1inC1as2p
clien*	-1bchkpu1lx2gn
client	-1pu1x2g
clients	-1h1l2n
clients and	1ln
clock	1n
close	1u
close to	1u
close*	-1al1im
closed	-1al1im
closed $	1mn
closi*	-1hjns1dgix
closing	-1hjns1dgix
closing $	-1n1x
closing $?	1i
closing date	1g
clue	-1i2a
co	1n
code	-1gp1ls2i
code $	-1p1i
codes	1s
coins*	-1p1ns
coinsurance	-1p1ns
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
come	-1abgklpuxCD1imnt
come _ $	1hpt
come _ $?	1t
come after	1n
come by	1hi
come from	-1n1s
come to	-1g1c
comes	-2ij-1hlr1mz2fns
comes _ of	-1l
comes _ the	2sz
comes _ to	1n
comes back	1n
comes off	2f
comes off the	1s
comes out	-1l1s
comes out of	-1l
comes to	-1s
comes up	-1p
comfo*	1iy3g
comfortable	1iy3g
comfortable with	1gy
comin*	-1l1adinpx
coming	-1l1adinpx
coming $?	1i
coming _ $	-1a1p
coming from	-1l1ap
coming up	1ix
comme*	-1ns1ikl
commercial	-1ns1ikl
commercial auto	1g
commercial policy	1r
commu*	-1a1ijns
commute	-1a1jn
commute $	1j
commuting	1is
comp	-1kln1r2s
comp _ collision	1s
comp and	1rs
comp and collision	1s
comp audit	1s
compa*	-3bg-2acdo-1ejmqtuxzC2i3k
company	-2ko-1abcdgx1ip
company $	-2p1r
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
compl*	-1l1i
complain	-1p
completely	1p
compr*	-1n2s
comprehensive	-1n2s
compu*	-2a-1dn1i2b
computer	-2a-1dn1i2b
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
consi*	1fj
consider	1fj
conta*	3f
conte*	-2i1n2s
contestable	-1i1ls
contestable period	1l
conti*	-2i1u3s
contingent	2s
contr*	-2p-1bcdgkm1hr2ans
contract	-1adg1ijr2hn
contract $	-1a1hn
contract _ for	1n
contract and	1h
contractor	-1n1s
contractors	-1i3a
control	-1j1lns
conve*	-3i-1g1py2su
conversation	1py
cook	-1c1i
cool	-1itC2uD
cool $	-1i2D
copy	1h
corre*	3i
cosig*	1c2i
cost	-2l-1dikpr1o2js
cost $	-1s
cost _ $	1n
cost _ the	1j
cost _ to	1ns
cost is	-1n1js
cost more	-1m1ns
cost you	1o
costs	-2i-1adjnpr1z2ks
costs $	-2k1z2s
costs _ $	1k
could	-4p-3bgjks-2z-1dqrABCD1ht2ein
could _ $	1x
could _ after	-1n1lm
could _ do	1hi
could _ get	-1u1i
could _ have	1u
could _ it	-1p1o
could _ put	1n
could _ say	-1di1lt
could _ take	1i
could _ tell	1l
could _ you	-1p
could _ ~send	2i3h
could be	-1p1n
could call	1x
could i	-1g1u
could i get	1i
could i have	1u
could not	-1d1ail
could the	1h
could they	1i
could you	-2u-1abl1ct
could you say	-1i2t
could you ~send	1i2h
could ~meet	1x
could ~not	-1d1ail
count	2bc
count*	-1ac1n4p
counts	-1i1n3p
counts _ something	2p
counts for	1n2p
counts for something	2p
coupl*	-2i-1ch1m3u
couple	-2i-1ch1m3u
couple #	1i
couple _ $	-1i1u
couple _ questions	-2i2u
couple of	-1i1u
couple ~money	1im
cours*	-1nos2p
course	-1nos2p
course $	-1p
course you	-1i2p
court	1e
cover	-2p-1adgirs1z2l
cover a	-1l1kn
cover your	-1n1l
cover*	-3abcdh-2jopq-1efirxyBCD1gklz2ns
coverage	-3p-2ho-1abcdjq1kmnsz
coverage $	-1gns1elrz2ik
coverage $?	1i
coverage _ a	-1n1jl
coverage _ have	-1l1ns
coverage _ not	-2s1n3l
coverage _ the	-1kl
coverage _ work	-1l1s
coverage _ you	1l
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
covered $	-1n1glp
covered for	1n
covered under	1ls
covers	-3i-1ejn1k2s
covers _ $	1np
covers a	-1jp1kl
covers everything	-1s
covers the	1s
covers you	2s
covers your	-1n1s
crash	-1jp1ln
credi*	-1cn2s
credit	-1cn2s
credit card	1i
curre*	-2n-1cjl1ik
current	-2n-1j1ik
current ~cover	-1n1k
custo*	-2n-1cj2l3b
customer	1al4b
customer $	-1ais1lp4b
customers	-1bn1s
cut	-2i-1s2n3t
cut out	-1iq3t
cyber	-1jn1gims
cyber $	-1j1gin
cyber _ for	-1n
cyber _ not	1l
damag*	2n
damage	1s2n
date	-1u1cn2g3i
date $	1i2c
date $?	1gi
date _ you	2g
daugh*	-1ain1cdex
daughter	-1n1dex
daughter _ me	1x
day	-2abcj-1prstuD1ek2dhimC3A
day $	-1al1dh2m3C
day _ $	1lm3A
day _ are	2d
day _ is	1A
day _ there	3i
day and	1n
day or	1d
day you	-1s1e2d
days	-2mps-1abcdg1l2o3h
days $	-1jms1kl
days _ the	-1n1op
days _ week	1no
days _ you	1l
days _ ~soon	1no
days a	1no
days a week	1no
days a ~soon	1no
days after	1l
dead	-1in3de
deadl*	-1n
deadline	-1n
deal	-3p-1klns1aj2dgo
deal $	-1p1g
deal with	-1s2o
death	1l
death benefit	1s
dec	-1i1r2h
dec page	-1i1r2h
decid*	-2j-1abchknpuxC1i2dlr
decide	-2j-1bpuxC1l3d
decide $	1il
decide _ $	-1i3d
decide on	-1j1d
decided	1i2r
decides	-1d1l
decis*	-1ghs1adlp
decision	-1g1adlp
decision $	1l
decla*	-1c1hik
declarations	-1c1hik
declarations page	1h
decli*	1n
declined	1n
deduc*	-2ghnp-1abceilmouxz1jkt3r
deductible	-2ghnp-1abceilmouxz1kt2j3r
deductible $	-1n1r
deductible $?	-1i1t
deductible _ #	-1j
deductible _ $	-1kns1jr
deductible _ the	-1in1r
deductible _ to	1s
deductible _ you	2j
deductible and	-1in1r
deductible and the	-1i1r
deductible is	1is
deductibles	1s
deliv*	-1aghikopz1lrx2n
deliver	1r
deliver #	-1n1r
deliver # nights	-1n1r
deliver _ nights	-1n1r
deliveries	-1ls2n
delivering	1ln
delivering $	1x
delivery	-1ik1rs2l
delivery _ i	1x
delivery endorsement	-1n1s
delivery so	-1j1lnx
delivery ~cover	-1ln2s
dense	-4i-1p5a
depen*	-2p-1iD2l
depends	-2p-1iD2l
depends $	-2p-1iD
depends on	3l
depre*	-1il1ks
depreciated	-1l1k
descr*	1n
did	-4acghl-3jks-2efqB-1dmnouvxyzACD1pr4i
did _ $	-1i1n2d
did _ catch	-1i2u
did _ get	-1pq1bit
did _ happen	2i
did _ mean	-1t2q
did _ miss	-1u2ir
did _ pay	1i
did _ right	-1i2p
did _ say	-3i3t
did _ tell	1p2i
did _ ~buy	-1t
did _ ~pay	1i
did anybody	1i
did i	-1npq1iu2r3b
did i catch	-1i2u
did i get	-1p1bi
did i miss	-1u2ir
did it	-1it2d
did not	-2l-1i1n2t
did that	-1t1i2b
did the	-2t-1b1p
did they	-2t-1bq2p4i
did they say	-1t2i
did they tell	1ip
did you	-2bi-1acdghpu1t
did you say	-5i3t
did you ~buy	-1t
did your	1i
did ~not	-2l-1i1n2t
die	-2i-1hn4e
died	-1s1i2en
dies	1dgs
diffe*	-1hijmnpr1s5k
difference	-1ijl2k
difference $	1kn
difference between	-1jn
different	2k
different for	1i
dime	-1ln1e
dinne*	1ch2qu
dinner	1ch2qu
direc*	-1i1u
disap*	-1j2d
disco*	-1ajknp1irst
discount	-1jnp1rs
do	-3entC-2bhpqrsuwABD-1akmov1ijl2d
do $	-4i-1a1lns2k
do _ #	1j
do _ $	-1ins1jl2dgmp
do _ $?	-1d1g
do _ a	1c
do _ ask	-1u
do _ at	1h
do _ be	-1j2a
do _ believe	2c
do _ blame	-1l1i2p
do _ call	2f
do _ carry	1in
do _ close	1ip
do _ do	-2l-1cnt1d
do _ ever	-2i2a
do _ first	1g
do _ for	-1j1q2d
do _ get	-1hij2ab
do _ go	1j
do _ have	-1cjqst1abiln2gu
do _ in	1z
do _ know	-1p1n3cl
do _ like	-2cg-1a1ipr
do _ make	-1a1l
do _ mean	1i4t
do _ mind	-1d1i
do _ need	-1gi2d
do _ now	2d
do _ own	-1n2s
do _ pay	-1n1l
do _ rent	-1s1i
do _ say	-1t1i2g
do _ see	1p
do _ send	1h
do _ sign	-1l
do _ the	1ls
do _ think	-1jlt1v2c
do _ to	-1il1p
do _ today	-1no1d
do _ understand	-1lp1a
do _ want	-1dhijnp1fg
do _ work	-1cl
do _ you	-1agp1i
do _ ~buy	-1l
do _ ~meet	1i2f
do _ ~money	-1h1jy
do _ ~pay	-1n1l
do _ ~send	1hj
do _ ~soon	-1no1d
do a	1k2cx
do anything	2j
do for	-1g1i
do for you	-1g1i
do i	-1i1bu2a
do i have	-1i1u2a
do is	-2i-1u1dz2j
do it	-3i-2j-1aeln2g7d
do it $	-1j1g2d
do it now	2d
do not	-2iq-1cgmntxz1dfjv2a
do not $	1lp
do not be	-1j2a
do not blame	-1l1i2p
do not do	-2l-1n2d
do not get	-1ij2a
do not have	1abdl2n
do not know	-1ip1an3l
do not like	1ipr
do not make	1l
do not mind	-1d1i
do not see	1p
do not sign	-1dl
do not understand	-1lp1a
do not want	-1np1fo
do not you	-1i
do people	1i
do that	-1n1ip
do that $	1lp
do that you	2i
do the	-1ckp1gil
do the #	1j
do the ~money	1jy
do they	-2s-1bc3i
do this	-1ako1dtz2g
do this ~soon	1g
do to	1ls
do to the	1ln
do we	1i3g
do we have	1i3g
do with	-1n1s
do you	-4h-3ajn-2dglos-1befkmpqrtzABC3i
do you believe	2c
do you close	1ip
do you do	-1ct
do you ever	-2i2a
do you have	-2ag-1cdn1bu2i
do you know	1i3c
do you like	-2c-1g
do you mean	1i4t
do you need	-2i2d
do you say	-1t1i2g
do you think	-1t1i2c
do you want	-2i-1dhjo1g
do your	1i
do ~not	-2iq-1cgmntxz1dfjv2a
do ~not $	1lp
do ~not be	-1j2a
do ~not blame	-1l1i2p
do ~not do	-2l-1n2d
do ~not get	-1ij2a
do ~not have	1abdl2n
do ~not know	-1ip1an3l
do ~not like	1ipr
do ~not make	1l
do ~not mind	-1d1i
do ~not see	1p
do ~not understand	-1lp1a
do ~not want	-1np1fo
do ~not you	-1i
do ~not ~buy	-1dl1j
do ~not ~meet	2f
docto*	1j
doctor	1j
does	-4acdj-3g-2ehoprsuvC-1bftwxyzAD1k2l4i
does $	-1i1kl
does _ $	-1ln1m2k
does _ change	-1s
does _ come	2n
does _ cover	-1in1l
does _ do	-1i1l
does _ feel	1p
does _ follow	1ln
does _ go	-1ls1n
does _ have	-1l1k
does _ like	1p
does _ make	-2p
does _ pay	-1l1p
does _ policy	-1n
does _ renew	1qB2i
does _ work	1hi
does _ ~cover	-1kns
does _ ~kin	-1d
does _ ~meet	2n
does _ ~pay	-1l1p
does he	1i
does it	1qB2i
does it renew	1qB2i
does not	-3i-2dj-1abeopqrst1km2l
does not $	-1ln1m2k
does not change	-1s
does not cover	-1in1l
does not do	-1i1l
does not feel	1p
does not go	-1ls1n
does not have	-1l1k
does not pay	-1l1p
does she	1iB
does that	-2p-1blnqt3i
does that make	-1p
does the	-3b-2h-1cjkt2i
does this	1k2b
does your	-1dhn2i
does your policy	-1n
does your ~cover	-1n
does your ~kin	-1d
does ~not	-3i-2dj-1abeopqrst1km2l
does ~not $	-1ln1m2k
does ~not change	-1s
does ~not do	-1i1l
does ~not feel	1p
does ~not go	-1ls1n
does ~not have	-1l1k
does ~not ~cover	-1in1l
does ~not ~meet	2n
does ~not ~pay	-1l1p
dog	-1abpu1ij
dog $	1ij
doing	-2dpB-1achjnvwCD1gu5i
doing _ $	2gi
doing _ ~soon	2i
doing anything	1i
doing this	2g
doing today	1iu
doing ~soon	1iu
dolla*	-2hs-1jkno1i2mp
dollar	1m2p
dollar _ $	1jp
dollars	-1hjnrs1mp
dollars $	-1jknp1l2m
dollars of	-1l1n
done	-2b-1aehknuy1fgl2d
done $	1g
done with	1g
door	-1js2d
door $	-1l1i
doord*	1l
doordash	1l
doors	1o
doubl*	-1i1kms
double	-1s1km
down	-2k-1bcejptuz1ior2nq
down $	-3i-1egmq1ado
down $?	1i
down _ #	1r
down _ $	3q
down _ the	1gi2n
down _ ~money	1r
down and	-1n1s
down for	1gi
down on	2n
down on the	2n
down the	1n
down there	-1l2iq
down there $	2q
downs*	-1j1il
downstairs	-1j1il
downt*	1i
downtown	1i
drain	-1ip1jl
drain _ up	1n
drain backs	1n
drain backs up	1n
drain*	1l
drains	1l
drink	1i2c
drive	-2c-1bdghijklnt2s3C
drive $	-2i
drive _ $	2i
drive _ the	1s
drive _ work	1i
drive carefully	-2i2pC
drive for	1i
drive it	1i
drive the	1is
drive to	1i
drive to work	1i
drive*	-3c-2abghlt-1ejkquvxACD1ds2inr
driver	-1bglp1ns
driver $	2s
driver _ ~not	-1ln
driver has	-1n1s
driver is	-1n1s
drivers	-1ghnC1ps2ir
drivers $?	1i
drivers @name	2i
drivers _ the	1z
drivers and	1z
drives	-2i-1cst2dn
drives _ truck	1i
drives _ ~thing	1i
drives the	1i
drives the ~thing	1i
driveway	3i
drivi*	-2co-1abdgjp1ln2i
driving	-2co-1abdgjp1ln2i
driving $	-1ios1n
driving $?	1i
driving _ $	1lm
driving _ truck	1i
driving _ ~thing	1i
drop	-2l-1dns1h2bj
drop the	-1d1j2b
dropp*	-1l2q
dropped	-1l1q
drops	-1i2m
due	1x
dumb	-3ip-1l1b5a
durin*	1q
during	1q
dwell*	-1jl2s
dwelling	-1jl2s
dwelling ~cover	-1j1s
each	-2n-1gilp1s4k
each _ $	-1gjn2k
each _ $?	1ik
each _ you	1k
each month	-1s1m
each month $	-1s1m
each other	-1gj2k
each other $	-1g1k
each ~money	-1s1km
each ~money $	-1s1m
earn	1g
earn your	1g
earth*	-1n1l
easie*	-1s1ho2b
easier	-1s1ho2b
easy	-1lB1b2p3C
eat	1e
echo:0	-12a-10n-9bdjqD-8cltAB-7kmxC-6ehsuvyz-5fgrw-3i-2o-1p
echo:1	-6n-5ajls-4dx-3behkmr-2cgquvwyzBCD-1fitA2op
echo:2	-4n-2jkrs-1abcdeghilmpvxzBC5o
echo:3	-2n-1ijm4o
echo:half	-6n-4a-3deijklmrx-2bcfghpqsuvBC-1wyzAD5o
echo:so	-4n-3p-2mrs-1dgjkl1i6o
eithe*	-2j-1lo1ip2d
either	-2j-1lo1ip2d
either $	-2j-1o2p
either _ you	-1p2i
either of	-1p2i
either of you	-1p2i
elect*	1i2c
election	2c
else	-2abcgu-1ehkntyACD1j3i
else $	-2i-1n1lp2j
else $?	-1u1i
else _ $	1j
else _ in	1i
else _ should	1i
else _ there	1i
else on	1d
else you	1i
elses	1p
em	-1ps2ik
em $	1ik
email	-2g-1bcde2i4h
email $	1h
email _ $	-1g
email _ the	1h
email _ to	2h
email is	1ip
email you	1h
email you the	1h
email*	1i4h
emplo*	-1abjk1lrB2in
employee	-1l2n
employees	-1nps1rB2il
employees or	1i
employer	1nps
end	-1ahjklpuxD1y2e3bz
end $	1ny2i
end of	1d
end up	-1q3e
end you	2z
endor*	-1n2s
endorsement	-1n1ls
ends	-3i-1m1dk5l
ends $	-2i1s2l
ends _ the	1n2l
ends when	1ln
enjoy	-3i-1hj1B2a5C
enjoy _ ~soon	-1i1B3C
enjoy your	-2i1B4C
enjoy your ~soon	-1i1B3C
enoug*	-2l-1aD2jp
enough	-2l-1aD2jp
enough $	-1iD1p2j
enough to	-1i1jp
equip*	-1ilp1jns
equipment	-1ilp1jns
equipment breakdown	-1in1s
equit*	-1s
equity	-1s
equity $	1r
even	-2ik-1bdjs2p3a4l
even _ the	-1i1l
even _ you	-1s1al
even if	-1ns2l
eveni*	-1adgiD1C3A4h
evening	-1adgiD1C2h3A
evening $	1pC
evening $?	1h
ever	-4p-3bcs-2gjntu-1dhkloqxABCD1e6i
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
everg*	-2i-1jknpCD1xA4v6w
evergreen	-2i-1jknpCD1xA4v6w
evergreen $	-1ixD1vA3w
evergreen @name	1vwx
evergreen _ $	1vwx
evergreen _ partners	1vw
evergreen life	-1i2v3w
evergreen life $	1vwx
evergreen life partners	1vw
evergreen ~cover	-1i2v3w
evergreen ~cover $	1vwx
evergreen ~cover partners	1vw
every	-2as-1bchiruC1dlnox3p4j
every #	-1n1mp
every # months	-1n1p
every _ $	-2s-1d1ko2il
every _ and	1n
every _ months	-1n1p
every _ to	-1n1p
every _ you	1n2d
every day	-1ps1dn2i
every day $	2i
every day and	1n
every month	-1m1o
every month $	-1m1o
every right	-1n1p
every right to	-1n1p
every ~money	1p
every ~money $	1o
every ~money months	-1n1p
every*	-3kn-2gjqu-1ctxAD1abdmsy2p4e
everybody	-2l-1abejknr1dp2s3i
everybody $	1is
everybody _ $	1i2p
everybody _ that	-1ilno
everybody says	-1i
everybody says that	-1i
everyone	-2i1dC2a
everything	-2in-1gkqsuC1m2bly5e
everything $	-1aijp1e2l
everything _ $	1ls
everything else	1js
everything i	-1pq1d2by
everything in	1ej
everything you	-2i-1dnp2b4e
exact*	-2d1pB3it
exactly	-2d1pB3it
exactly $?	-2d2it
exam	1ls
exclu*	-2s-1hijk2n7l
exclude	1ln
exclude delivery	1ln
excluded	-1s1n4l
excluded $	-1s1n3l
excludes	3l
excus*	-3p-2i-1cl1dqt4a
excuse	-2p-1ci1qt3a
excuse me	-1ci1qt
excuses	1d2a
exerc*	-1di5b
exercise	-1di5b
expec*	-2j1ils
expect	-2j2lp
expen*	-2t-1lnp2s
expense	1s
expensive	-2t1k
exper*	1it
experience	1it
experience mod	1i
expla*	-1bdghnA1otB2cu
explain	-2p-1biqA1otB2cu
explain it	1io
explain what	1z2t
explanation	1p
exten*	-1ln1ms
extended	1ms
extended replacement	1ms
extended ~cover	1ms
extra	-1ijn2s
extra $	-1s1p
face	1p
fails	-1n1s
fair	-2aC-1bgjlnqstAB1u5p
fair $	1opD3i
fair _ $	-1D1p
fair enough	-1iD2p
fair enough $	-1D1p
fake	-1i1o
fake _ $	-1i1o
fall	-2p1asx
fall $	1j
fall _ $	1x
fall renewal	1x
fall renewal $	1x
falls	-1ilp2ns
famil*	-2l-1bchjknoC1dz2p4e
family	-2l-1bcjoC1adz2ep
family $	-2p-1cn2e3i
family _ $	-1n1d
family _ on	-1l1en
far	-1abdgkls1ir2p
far #	-1k1r
far $?	1i
far _ the	-1s1n3p
far as	-1s1n
far ~money	-1k1r
fathe*	-1i1p
father	-1i1p
fault	-1iln2s3q
fault $	-1il2qs
favor*	2c
favorite	2c
favorite _ $	1c
favorite _ $?	1c
feel	-3j-2aln-1bcdgistBC1q3p5o
feel _ $	-1i1p3o
feel _ a	1p
feel _ about	2q
feel _ of	-1p1o
feel _ they	-2p1o
feel _ way	-1aio2p
feel kind	-1p1o
feel kind of	-1p1o
feel like	-2i2o
feel like a	1p
feel like they	-2p1o
feel that	-1aio2p
feel that way	-1aio2p
feeli*	2b
feels	-1an1o2p
feels like	-1n1op
feet	-1i3d
felt	-1ln3p
fence	2a
few	-3i-2hj-1cgln1pz3u
few _ $	-1im1s2p
few _ $?	-2i-1hz2u
few _ and	1u
few _ first	-1z
few _ then	-1ju1z
few minutes	-1i1u
few questions	-1j2z
few questions and	1u
few questions then	-1ju1z
few things	-2i1u
few things $?	-1i1u
fifth	1hsw
figur*	-1j2p
figure	-1s2p
figured	1sx
file	-1c1ds
fill	1gi
fille*	2x
filled	2x
filled _ a	1ux
filled out	2x
filled out a	1ux
final	1m2l
final _ $	1l
final price	1l
final rate	1lm
final ~money	1m2l
finan*	1s
find	-1egkt1az2ip
find _ $	1p2i
find out	1p
find out $	1p
fine	-1i1uz
finis*	-1ghs1adeix
finish	-1gn1adi
finished	1ex
finished $	1x
finished basement	1l
finished ~thing	1l
fire	-1ajps1i2k
fire $	-1n1s
fire _ would	1k
fire and	-1ns1l
first	-3i-2bhlm-1cfgorx1jps2a3u5z
first #	1s
first # years	1s
first $	-2i-1z1jp2nu
first $?	1i
first _ $	1d
first _ is	-1s1p
first _ the	1ku
first _ then	-1ij1z
first _ we	1z
first _ years	1s
first _ you	1p
first and	-1i1uz
first and then	-1ij1z
first then	1ju
first ~money	1s
first ~money years	1s
fit	2i
fix	-2i-1adkmnps1l2c5j
fix $	1sz
fix _ mileage	-1is1r3j
fix the	-2s-1knz1r3j
fix the mileage	-1s1jr
fixed	-1jkp1o3r
fixed $	-1k2r
fixed income	1n
flat	-1hnr2k
flat _ $	-1n1k
flat deductible	-1h1j
flat ~cover	-1h1j
float*	-1i1js
floater	-1i1js
flood	-2p-1bdox2r3l
flood $	-1n1ls
flood _ $	1j
flood _ not	1l
flood _ the	-1s1ij
flood and	-1s2ln
flood and the	1i
flood is	1ln
flood policy	-1ns1j
flood the	-1s
flood*	1mp
floods	1m
floor	-1n1s
folks	-1is1ap2A
folks $	2A
follo*	-1abcdjlp1ix2hsD
follow	-1cp1n2hiD
follow _ $?	2h
follow up	3h
follow you	1ln
following	1x
following _ on	1x
following up	1x
following up on	1x
follows	-1j3s
food	-1cp1l2e
fool	-1ijlp4a
for	-3afAC-2brtuz-1ikloD1chjxB2qs
for #	-1klu1hijo
for # $	1jn
for # and	1n
for # days	-1n1op
for # months	-1n1m
for # years	-1j1s
for $	-1cjn1delp2s
for $?	-1i2d4c
for _ #	-1jk1inr
for _ $	-3d-2bfr-1iquxzABC1eglnyD2aj
for _ $?	-3cd-2bt-1j1aiu
for _ a	1m2ci
for _ and	-1hj1nr
for _ both	-1i2p
for _ business	-1n1s2g
for _ by	1k
for _ call	1x
for _ car	-1l1ps
for _ cars	1m
for _ couple	1u
for _ damage	1l2n
for _ days	-1n1op
for _ evergreen	-1x1vw
for _ harbor	1vw2i
for _ in	-1i1ej
for _ is	-3i-1s1xz2j
for _ it	-1ln1op
for _ kids	1di
for _ lakeside	1vw
for _ living	1a
for _ me	-1cp1B
for _ minute	-1i1b
for _ month	1i
for _ months	-1n1m
for _ of	-1l1gp
for _ or	1i
for _ other	1ps
for _ own	-1j
for _ owner	1k
for _ patience	-1C
for _ price	1k2i
for _ review	1uvwx
for _ right	-1d1gn
for _ second	-2q-1i1b3t
for _ so	1pq
for _ that	-1lB1q
for _ the	-1l1s
for _ time	1sC
for _ to	-1p1ix2l
for _ today	1d2n
for _ up	1B
for _ week	1h
for _ when	1es
for _ while	-1p1o
for _ who	-1n1ds
for _ whole	-1j1n
for _ with	-1i1s
for _ year	2m
for _ yearly	1x
for _ years	-1j1s
for _ you	-2l-1ai1oq2ds
for _ your	-1i1sx
for _ ~cover	-2s-1l1kr2p
for _ ~harm	-1q1nps
for _ ~kin	-1als1ij2c
for _ ~meet	1x
for _ ~money	-1cjls1m2x3i
for _ ~not	-1ln1e
for _ ~soon	-1g2dhn
for _ ~thing	-1ikn1jm
for a	-2cgq-1adeiknps1bhux2lt
for a couple	1u
for a living	1a
for a minute	-1i1b
for a month	1i
for a second	-2q-1i1b3t
for a while	-1p1o
for a ~harm	1s
for a ~kin	1p
for a ~money	-1j2x
for a ~thing	1j2l
for age	-1jn1s
for an	-1l1hj2d
for and	1k
for anything	2a
for asking	-1fiB1p
for asking $	-1fiB1p
for both	-1k1gpr2m
for both of	1gp
for both ~thing	1m
for calling	-1A1i2vwB
for calling evergreen	-1x1vw
for calling harbor	1vw2i
for calling lakeside	1vw
for every	1n
for everybody	-1i2s
for everything	-1j2l
for her	-2i-1j1d
for him	1r
for it	-2j-1lmps1e2gn
for it $	-1lp1g2n
for it $?	1g
for jewelry	-1s2n
for jewelry $	-1s2n
for like	-1g1i2c
for me	-1bpq1it2l3c
for me $	-1i1t3c
for money	2l
for money $	2l
for my	-1j1p4c
for next	1h
for our	1hq
for people	1ds
for picking	1B
for picking up	1B
for quality	2y
for quality $	1y
for some	1s
for something	-1l1n2p
for something $	2p
for sure	2D
for sure $	2D
for that	-2j-1ah1kqs2n3b
for that $	-1n1p
for the	-2c-1abehklortz1fpx2m3q
for the #	1inp
for the kids	1i
for the other	-1l1ps
for the owner	1k
for the year	2m
for the ~harm	1l2n
for the ~kin	1ij
for the ~money	-1js1i2m
for the ~soon	1d
for the ~thing	-1il
for this	-1p1i
for today	1dz
for what	-1i1jko
for what you	1o
for when	-1ip2s
for work	1n
for you	-3n-2cqB-1betxyC1ahko2i3gj
for you $	-1cnqB1gl2hij
for you $?	-1i1ghu2a
for you and	2s
for you to	1i
for your	-2q-1adeikls1jx2gp
for your patience	-1C
for your review	1uvwx
for your time	1C
for your ~thing	-1l1jps
for ~cover	1ik
for ~cover $	1k
for ~harm	-1k2n
for ~harm and	-1s1l2n
for ~money	-1klu1himo2j
for ~money $	1jn
for ~money and	1n
for ~money days	-1n1op
for ~money months	-1n1m
for ~money years	-1j1s
for ~money ~money	1j
for ~not	-1a
for ~soon	-1s1dhz
for ~thing	-1l1ns
for ~thing $	-1s2n
force	-1in1j2g
force $	1g
forge*	-2i-1g1d2b
forget	-2i-1g1d2b
form	-2ai-1dej1n2s3lx
form $	1p2ns
form _ not	-1n1l
form _ ~not	-1n1l
form you	2x
form ~pay	-1s1k2l
forms	1hp
forwa*	1p2h
forward	1p2h
forward me	-1g2h
found	-1s1lu
fract*	1n
fraction	1n
fraction of	1n
free	-1anp1iu3h
free and	-1s1hi
free to	-1i1su
frien*	2px
friend	2px
from	-4l-3ck-2ijmt-1adnoqBD1hsA2uvx3f5w
from # and	1n
from $	-1a1ip
from $?	1i
from _ #	1inr
from _ $	-2a-1bknpuC1hsA2e3w
from _ $?	-4i1u
from _ and	1nz
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
from bluebonnet $	-1x
from evergreen	-2x1vwA
from evergreen $	1vwA
from evergreen life	-1x
from evergreen ~cover	-1x
from harbor	-1A1x2w
from harbor $	1w
from lakeside	1x2w
from lakeside $	1w
from me	-2i-1c1fh
from me $	1f
from the	-1klns1r2x4p
from us	1C2f
from you	-1hi1duz
from ~money and	1n
front	-1p2i
front _ you	-1p1i
front of	-1p1i
front of you	-1p1i
frust*	1pq
frustrating	1pq
frustrating $	1pq
full	-1kps1agijl2b
full $?	2g
full _ or	1i
full coverage	-1s1lt
full time	1i
full ~cover	-1s1lt
fun	-3l3p
funer*	1e
furni*	-1l
furniture	-1l
game	-1j2C
gap	-2n-1kl3s
gap-cue	-5p-4ademo-3bcghilrxz-2kqsvwCD-1ftuyAB1j10n
gap-cue:asked-nobody	-1n2i
gap-cue:asked-you	-1cn1i
gap-cue:said-nobody	-4i-3gp-2l-1abcdehmoqvwxzACD1s3jn
gap-cue:said-you	-4kms-3adeijopr-2lx-1bfghuwzB10n
gaps	1s3b
garag*	-1s1ln
garage	-1s1n
garni*	-1s1e
gave	-1f1qx2l
gave _ your	-1f1x
gave you	1q2l
gc	2h
gear	1l
gener*	-1ijp1ls2B
general	-1n2s
general _ does	1l
general _ is	1s
general liability does	1l
general liability is	1s
general ~cover does	1l
general ~cover is	1s
get	-5c-3koqs-2de-1flprtyBD1hizC2bjn3g
get #	-1p1ju
get $	1n
get $?	2b
get _ #	-1ghi1u
get _ $	-1i1l2abp
get _ application	1g
get _ for	1n
get _ from	1i
get _ in	1ghkn
get _ of	-1gh1b2C
get _ on	-1p
get _ own	-1a1j
get _ right	-1gp
get _ started	-1h1m2g
get _ that	-2p-1l1bh
get _ the	-1g1z2d
get _ to	2C
get _ touch	-1p2x
get _ what	2i
get _ work	2h
get _ you	1iq3p
get _ ~cover	-1n1jz
get _ ~harm	-1s3n
get _ ~money	-1ghi1u
get _ ~thing	1j
get a	-1cgips1bu2an
get back	2C
get back to	2C
get in	-1p1o2x
get in touch	-1p2x
get into	-1gl2z
get it	-2j-1houB1din2ag
get it $	-2i-1j2a
get it you	1p2i
get me	2h
get off	-1j1h2d
get one	1j
get out	-1gh1b2C
get out of	-1h1b2C
get paid for	1n
get that	-1bqC1ijm2h
get that $	-1i1t2p
get the	-2in-1bkpqC1t4j
get the application	1g
get the ~cover	1j
get this	-2d-1bj3g
get to	-1g1iz
get why	1q2p
get why you	1q2p
get you	-2hi-1j4g
get your	-1hu1j
get ~harm	2i
get ~money	-1p1ju
get ~pay for	1n
gets	-1bdijm1rs2an
gets _ $	-1n1r
gets _ and	-1n1r
gets hurt	1l
gets the	1s
gets ~harm	-1i1l
getti*	-1bclps1ajqx2it
getting	-1bclps1ajqx2it
getting _ $	1j3t
getting _ to	1qx
getting hurt	1n
getting paid	1j
getting ~harm	1n
getting ~pay	1j
girlf*	-1a2i
girlfriend	2i
girls	1ei
give	-2ahps-1imqrtv1dj2bgkC
give _ a	-1cdp1bx
give _ my	-1u1z
give _ the	-1h2g
give _ your	-1bh1c2d
give me	-2h-1alpstC1du3b
give me a	-1cg1u2b
give me the	-1h1g
give me your	-1bh1c2d
give up	-1m1n
give us	1i2g
give you	-1npu1xz2jk
give you a	-1i1x
given	1j
gives	-1in1ps2k
gives you	-1i1p2k
givin*	1B
giving	1B
go	-6p-3k-2bfhlt-1emuvwxyAB1acginrz2D3j
go $	1jC2d
go $?	1gi
go _ #	2j
go _ $	-2i-1djnp1go3D
go _ a	-1s1jr
go _ and	-1jkoqsu2gi
go _ it	-1s1r
go _ that	-1hn1s
go _ the	-1s1cij
go _ them	1hs
go _ what	1iz2q
go _ with	1c
go _ you	-1l
go _ your	-1hi1nz
go _ ~cover	1j
go _ ~money	2j
go _ ~soon	1n
go after	1s
go ahead	-1abcjkloprsz1iqD3g
go ahead and	-1jkoqu1i2g
go away	-1s1io
go back	2r
go down	1l
go for	1j
go on	2D
go over	-1gns1xz
go over your	1x
go the	2n
go through	-1gr1z
go through them	1h
go through what	-1i
go to	-2g1e2ac
go up	-1gin1as
go up $	1a
go with	-2p-1ckl1i2g3j
go with the	1gi
goes	-3i-1prx1klmns
goes _ $	-1n1js
goes _ the	-1i1kl2n
goes _ your	1n
goes down	-1n
goes down $	-1n
goes to	-1i1l2n
goes to the	1ln
goes up	-1n1ms
going	-3s-2ajkx-1cny1iqrzA2mt3eg
going $	1g2i
going $?	-1p1g
going _ ask	1z
going _ be	-1i2em
going _ cover	1l
going _ do	-2i1d
going _ lose	-1d1e
going _ ~cover	1l
going _ ~meet	1f
going _ ~money	1l
going on	2i
going to	-3p-2agsx-1ijkB1fhqz2m3e
going to ask	1z
going to be	-1i2em
going to cover	1l
going to do	-2i1d
going to lose	-1d1e
going to ~cover	1l
going to ~meet	1f
going to ~money	1l
gone	-1aikp1ln2de
gone $	-1i1es2d
good	-5j-4n-3aks-2emoxB-1bdqvwz1i2hu3pACD4g
good $	-2pA2C4D
good _ $	-3c-2D-1ahjklosvB1bu
good _ $?	-1gi1c
good _ @name	1uvA
good _ @you	-1i
good _ discount	1r
good _ that	-2i1p2u
good _ the	2l
good _ this	1hA
good _ to	-2u-1a1chp2i
good _ you	2h3p
good afternoon	-2i-1C2A
good day	-1i1f3A
good deal	-3p2a
good evening	-1i
good for	-1l1ip2h
good for you	1ip3h
good morning	-1hpCD3A
good morning $	-1hi2A
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
good to	-1pC1i2u3gD
good with	1u2g
good ~cover	1l
good ~money	-1p
good ~soon	-3C-2hp-1bcD1g4A
good ~soon $	-2C-1hpvwD1g2A
good ~soon @name	1uvA
good ~soon @you	-1i
goodb*	-2D-1isA1e4C
goodbye	-2D-1isA1e4C
goodbye $	-2D-1A4C
got	-4g-3ahsC-2ef-1bcdjlmpqtzAB1kwxD2in3u
got #	-2i-1jo2k
got $	-1p1kB3j
got @name	1A2vw
got _ #	1in
got _ $	-1r1mnpw2D
got _ $?	1i
got _ and	1n
got _ at	-2p-1n1ovw
got _ be	1p
got _ coverage	1n
got _ for	1nt
got _ minute	-2i2u
got _ of	1n
got _ on	-2in2kp
got _ reason	-1o2p
got _ so	1x
got _ to	-1p1n
got _ ~buy	-2i-1g1d
got _ ~cover	1in
got _ ~kin	2i
got _ ~money	-1p1in
got _ ~thing	-1n2i
got a	-3ac-1bjpsxzC1i2o5u
got a minute	-2i2u
got a ~kin	2i
got any	-1an2ci
got any ~thing	1i
got anything	1i
got it	-1u3D
got it $	-2i3D
got no	-1io2an
got no coverage	1n
got nothing	-1i1ns
got one	1n
got something	-2p1o
got that	1i
got the	-1l1k
got to	-5i-1gn1dluy
got to be	1p
got to ~buy	-2i-1g1d
got you	1in
got your	1i3x
got ~cover	-1D1k3i
got ~cover $	-1D1k2i
got ~money	-2i-1jo2k
got ~not	-2i-1do1s2an
got ~not $	-1i1s
got ~not ~cover	2n
gotch*	-1ipAC4D
gotcha	-1ipAC4D
gotcha $	-1ipA4D
grab	-1g1i2c
grade	3l4b
grade*	2b
grand*	-1iks1j2an
grandmothers	2j
great	-2A-1ai1BCD
great $	2D
great _ $	-1iAD1C
great ~soon	1C
great ~soon $	1C
groun*	1n
ground	1n
group	-1in1lrw2s
group _ is	-1n1ls
group coverage	1l
group life	2s
group policy	-1n1r
group ~cover	1r2ls
group ~cover is	-1n1ls
grow	1e
grow up	1e
guara*	-1s4l
guarantee	1m2l
guaranteed	2l
guard*	1j
guardian	1j
guess	-2p1i2l3a
guess*	-1p1lu
guessing	-1p1lu
guy	-1u1inpt
guy _ you	1t
guy _ ~not	1i
guys	-2l-1bcdehknt1ix
guys $	-1l1p
guys _ they	1i
guys do	1i
guys do they	1i
gym	-1l
hacke*	1i
hacked	1i
had	-2cgks-1bdhjtC1ax2p3i
had $	2a
had _ fire	-1n
had _ ~harm	-1n
had a	-2n-1as1p
had a fire	-1n
had a ~harm	-1n
had any	-1c1a
had to	1p
had you	1i
hail	-1lp1n
hail claim	1n
hair	2C
half	-2p-1ks1arz2n
half _ #	1r
half _ ~money	1r
half a	-1p1ar
half a #	1r
half a ~money	1r
handl*	-1h
hands	1a2p
handy	-2i
hang	-3i-1agkpD3dj
hang _ $	-1iD2d
hang on	-1i1j
hang up	-1i4d
hang up $	2d
hangi*	-1lo2dp
hanging	-1lo2dp
happe*	-2abcdhq-1egmruzB1os3i
happen	-2l-1knp1o2is
happen $	-1l1i2s
happen _ a	1i
happen to	1o
happened	-1bcdhqu1np2i
happened $	1i
happened _ $?	2t
happened _ the	1n
happened _ you	-1q1p
happened _ your	1o
happened to	-1q1op
happened to you	-1q1p
happened with	1i
happened ~soon	1n
happens	-1in1kl
happens $	1k
happens _ you	1k
happens _ your	-1l1s
happens if	-1l1i
happens if you	1k
happens to	1s
happens to your	1s
happy	-1a2c
happy to	-1i1p
harbo*	-1ajnpqsC1x4v7w
harbor	-1ajnpqsC1x4v7w
harbor $	-1i2v3w
harbor _ $	-2x-1i1w
harbor _ @name	1v
harbor _ is	1vwx3i
harbor _ your	1x
harbor insurance	-1x1vA3w
harbor insurance $	-2x-1i1w
harbor insurance @name	1v
harbor insurance your	1x
harbor ~cover	-1x1vA3w
harbor ~cover $	-2x-1i1w
harbor ~cover @name	1v
harbor ~cover your	1x
hard	-1abiklmnoq1p
hard $	-1q1p
hard _ say	-2p-1b
hard for	2p
hard to	-1p
harde*	1in
hardest	1i
has	-4j-3abcgm-2hptu-1efnqrvwxyzABCD3k
has #	-1jmn2k
has _ #	-2n2k
has _ $	-1in2k
has _ been	1n
has _ to	1s
has _ ~cover	-1l1n
has _ ~money	-2n-1js2k
has _ ~thing	1l
has a	-1ijps1kl
has a #	-1n1k
has a ~money	-1n1k
has anyone	1i
has it	-1l1is
has no	-1s
has nothing	-1kl2s
has nothing $	1s
has the	-1j1k
has to	-1s1l
has ~money	-1jmn2k
has ~not	1n
has ~not ~cover	-1l1n
hate	2p
hauli*	1s
hauling	1s
have	-4t-3s-2bcoxy-1ghijmzD2anC
have #	-2i-1hklpz1dn2u
have # minutes	-1i2u
have # seconds	-1i1u2d
have $	-1kp1ms
have _ #	-1j1ks
have _ $	-1lo1amn
have _ $?	1i
have _ @name	1vwA
have _ a	-1il1oC2p
have _ about	2l
have _ all	1i2a
have _ ask	1j2l
have _ at	1j
have _ be	1i
have _ been	-1u1in
have _ cards	1g
have _ clue	-1i2a
have _ decide	-1ij1d
have _ done	1i
have _ for	-2i-1l1dnu2a
have _ good	-1c1fqB3C
have _ great	1C
have _ hard	-1i2p
have _ house	-1an1b
have _ in	1h
have _ it	1dk
have _ liability	-1p1j
have _ minute	2u
have _ minutes	-1i2u
have _ no	-1o
have _ one	1n
have _ other	1d
have _ pay	1n
have _ policy	1js
have _ seconds	-1i1u2d
have _ that	-1lp1n3q
have _ the	-1l3p
have _ through	-1o2p
have _ to	-2i1apu
have _ what	1z2k
have _ you	-1kp1q
have _ your	-1i1a2f
have _ ~cover	-2l-1apr1jkns
have _ ~feel	-1ai3p
have _ ~harm	-1an1o2p
have _ ~money	-1j1ks
have _ ~not	-1o
have _ ~pay	1n
have _ ~send	1h
have _ ~thing	-1anp1bejr
have a	-2ln-1acpv1dehkzB4C
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
have got	-3i-1aehjlmxz1knvw
have got @name	1vwA
have got a	1o
have got no	-1o
have got one	1n
have got ~not	-1o
have insurance	1i
have it	-1nop1i
have my	1h
have no	1l
have not	-1s1n
have one	-1i1lpu
have reached	1w
have that	-1p1ij
have the	-1p1ahl
have the ~cover	1n
have they	1i
have they done	1i
have time	-3i-1l2u3a
have to	-2gj-1ehu1a3l
have to ask	2l
have to be	1i
have to decide	-1ij1d
have you	-2a-1bdhtuC1c4i
have you been	-1u1i
have your	-1hj2cu3g
have ~cover	-1l1k2i
have ~money	-2i-1hklpz1dn2u
have ~money minutes	-1i2u
have ~money seconds	-1i1u2d
have ~not	-1s1l2n
have ~not ~cover	1n
havin*	1p
having	1p
he	-2s-1abcgklruv1ei2h4n
he _ $	2h
he _ a	1n
he _ it	2n
he _ not	-1l
he _ you	-2i2d
he _ ~not	-1ls1n
he is	-1il1hn
he is not	-1l1n
he is ~not	-1l1n
he take	2i
he ~harm	2e
heads	2y
heads up	2y
healt*	-1amp2ij
health	-1a1isu
health $	1s
health $?	-1i1u
health _ $	1i
healthy	2ij
hear	-3q-2g-1abcdehijxB1f2op3t
hear _ $	-4i-2q-1lpB1tA
hear _ but	2lp
hear that	-2q1p
hear you	-1qB1iop3t
hear you $	-2i-1lp2t
hear you but	2lp
heard	-1p1n3a
heari*	-1u1C2ao
hearing	-1u1C2ao
hearing _ you	2o
hearing is	2o
hearing is you	2o
hello	-2pCD-1abcils1vw9A
hello $	-1ipD3A
hello @name	1vwx2A
hello @name @name	1vwx
hello @you	1x
hello @you @name	1x
hello _ @name	1w2xA
hello _ is	-1x2iA
hello _ name	1A
hello _ this	2i
hello _ you	-2i1tA
hello my	1A
hello my name	1A
hello this	-1x1i
hello this is	-1x1i
help	-3u-2bp-1adgjns1lz2c4i
help $	-1n1z
help $?	1i
help _ i	-1u1ik
help _ with	1ci
help if	-1u1ik
help if i	-1u1ik
help me	1ci
help you	-1u2i
helps	3D
her	-3l-1aegipsx1d2jo
her and	1o
her name	-2l1j
here	-5l-4s-3aip-2jm-1efgoquxABCD1cdwz2r3v4k
here $	-3p-1ailwxD1bc2dv
here _ i	1jny
here _ the	-1n1kr
here _ what	-1imn1z2k
here _ where	-1j1r2k
here and	1y
here from	1vw
here is	-3is-2jn-1lmp3r4k
here is the	-1n1r
here is what	-1imn1z2k
here is where	-1j1r2k
herse*	-1m
herself	-1m
hey	-3D-2C-1abdijlqst1u8A
hey $	-2D-1iv4A
hey @name	-1p2A
hey @name $	-1pv1A
hey @name @name	1v
hey @name it	-1x1iu
hey @name this	1x
hey @you	1A
hey _ $	-2i-1pvCD3A
hey _ @name	1vA
hey _ is	1pv2A
hey _ it	-1x1iu
hey _ this	1xA
hey how	1i
hey there	-1i2A
hey you	1uA
hi	-3D-2p-1abcdhikqstC1vw2x9A
hi $	-2D-1p2A
hi @name	-1i1vwx4A
hi @name @name	1vwA
hi @name it	1x
hi @name this	-1x
hi @you	1x2A
hi @you @name	2x
hi _ $	-2iv-1D2A
hi _ @name	1wxA
hi _ is	1v
hi _ it	1xA
hi _ my	1v
hi _ this	2iA
hi is	-1v1A2i
hi there	-1i2A
hi this	1vA
hi this is	1vA
high	1km
high _ $	1km
highe*	-2n-1gilps1mr2jk
higher	-2n-1gilps1mr2jk
higher _ $	-1inr1j2k
higher _ and	-1k1r
higher _ ~cover	-1i1r2j
higher deductible	1k
higher limits	-1n1ir
higher limits $	1jk
higher ~cover	-1ns1r2j
higher ~cover $	-1in1jk
higher ~cover and	-1k1r
him	-3ps-2u-1bcdehklnx1m3i4j
him $	-1lu2j
him _ $	-2p
him _ a	-1s1r
him _ the	1j
him and	-1s1r
him on	-1n1jm
hired	1j
hired _ non	1j
hired and	1j
hired and non	1j
his	-2i-1bhlps1cdo2ae
his _ $	2c
his _ ~cover	-1a
his own	-1l1a
his own ~cover	-1a
histo*	1n
history	1n
hit	-1k1n
hit and	-1s1n
hits	-1ls1k
hits somebody	-1s1n
hits you	1i
hold	-1hlnp1dt2k
holdi*	1qB2di
holding	1qB2di
hole	-1l1z4n
holes	-1k2l
home	-2j-1bcdgkpr1ei2l3h
home $	-1g1s3h
home $?	1i
home _ $	-1s1i
home and	-1n1is
home insurance	-1s1ln
home policy	-1i1n2l
homeo*	-2s-1ip1n2x3l
homeowners	-2s-1ip1n2x3l
homeowners _ not	1l2n
homeowners does	1n2l
homeowners does not	1n
homeowners policy	1l
homeowners will	1ln
homeowners will not	1ln
hones*	-3iB-1mtu1az2jlp
honest	-2B1jlp
honestly	-3i-1t1alz2j
honestly $	1lp
honestly _ would	-1p2j
honestly i	-1p2j
honestly i would	-1p2j
hook	-1j2n
hook for	-1j2n
hopin*	1x2i
hoping	1x2i
hoping to	1x
hospi*	-1l1in
hospital	1in
hospitals	1k
hot	-1j2i
hotel	-1n2s
hour	1h
hours	1n
house	-4l-3a-2djkm-1cghoquC1sz2enp
house $	-1aelr1bnz
house _ $	1s
house _ up	1n
house _ worth	1n
house and	-1s1n2e
house is	-1m1np
house is worth	1n
house that	-1s1p
house*	-1s
household	-1s
how	-4ju-3egqrvxCD-2fhmnotwy-1abcdksB7i
how _ $	-1p
how _ @day	2h
how _ are	-2bi-1d1a
how _ could	1i
how _ did	-1q1i
how _ doing	1u2i
how _ employees	-1p1iB
how _ i	-1gu3bi
how _ is	-1p1bi
how _ it	-1ln1i2s
how _ miles	1s
how _ people	1i
how _ that	-1lt1n3i
how _ the	-1b3i
how _ were	2i
how _ will	1l
how _ would	-1g1i
how _ you	-2a-1bchknuvw1gptA2i
how _ your	-1abdp4i
how _ ~soon	2h
how about	1gk2h
how about i	1k
how are	-2ab-1cdgtvw1A4i
how are you	-2a-1bdgtv1A4i
how can	-2i2a
how come	1i
how did	-1t
how do	1bg2t
how do you	1g2t
how is	-1bpx1hA4i
how is it	1i
how is that	2i
how is your	1i
how long	-1ghpt1b3i
how long is	1b
how longs	2i
how many	-1aghpt1bcB2d
how many employees	-1p1iB
how many miles	1s
how many people	1i
how much	-1abcdghnqt2p
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
how you	1inuz
how you doing	1u2i
how ~meet	1i
hr	1hj
huh	-2i-1pAC1D2t
huh $	-1p2D
hurt	-1n1is
hurt $	-1n1i
hurt _ your	1l
hurt at	1s
hurt on	1i
husba*	-1egsxz1ar3h
husband	-1esz1ajr2h
husband _ if	-1i1dp
husband what	1hip
husbands	-1g1hn
i	-10s-7n-4ei-3cmo-2aAC-1dlv1gp2bhjx4qu
i _ #	-1iz2u
i _ $	-3a-2cjklt-1ghovwxyAC2nq3D4b
i _ $?	-2u2bi
i _ @name	-1l4v
i _ a	-3p-2hi-1agln1bu
i _ about	-4u-1g3i
i _ add	1n2j
i _ ahead	-1h
i _ an	-1avx
i _ anything	-3i-1j1rz2u
i _ appreciate	1pB
i _ ask	-1k2iz
i _ be	-4j1pv2l
i _ by	1h3i
i _ call	-1fjzC1ir2hx
i _ calling	-2iv-1fpqwB1u2x
i _ check	1h
i _ do	-1gp1ikl2j
i _ drop	1j
i _ following	1x
i _ for	-1j1bpq
i _ get	-2i-1df1hjruC
i _ getting	2x
i _ go	-1k2j
i _ going	-1px1bo2h
i _ got	1dkr
i _ have	-1C1gjz2h
i _ hearing	1i2o
i _ help	1z
i _ hold	1j
i _ hoping	1x
i _ how	-1u1p2i
i _ i	-2p-1j1x2D
i _ in	-1gp1b2lx
i _ insure	1j
i _ is	1go
i _ it	-1dno1gpqr2iB
i _ just	2b
i _ keep	-1l1pz3j
i _ know	-1j1i
i _ leave	-1fkz2h
i _ let	-1k3C
i _ like	-3j-2i-1p1g2uz
i _ look	-1k
i _ make	1fj
i _ need	2gi
i _ no	3l
i _ not	-2bfgikno-1ehjrsuxyzAD1p2lt
i _ on	-2i1q
i _ only	1dl
i _ out	1q3d
i _ price	-1j1kz
i _ put	-1hn1k
i _ rather	-1jp
i _ ring	1h
i _ see	1ax2f
i _ send	-1k1l
i _ show	-1h1k
i _ so	3p
i _ some	-1u1hi2c
i _ something	-1i1r2u
i _ sorry	-2f-1lxB1ipq
i _ start	1gn
i _ suggest	1mz
i _ take	-1k1fl2j
i _ tell	1p
i _ that	-2abu-1hjloD1dgp3t
i _ the	-2kq-1bz1ilx2g
i _ this	-1i1u2y
i _ to	-2dj-1cfhpq1aikluxy
i _ trying	1x
i _ up	-1p
i _ want	-1n1p
i _ why	-3i2qu3p
i _ with	-2u-1bghk1A2iwD
i _ you	-3a-2finy-1sC1cgkovwz2lq3u
i _ your	-2B-1ah1giz2cpx
i _ ~buy	-1hkl1gj
i _ ~meet	-1fjkC1x2h
i _ ~money	-1dghij2ku
i _ ~not	-2bfgijkno-1ehrsuxyzAD1p2t3l
i _ ~send	-2k-1f1j2h
i am	-3ijp-2an-1cqrstC1flowxBD2v
i am @name	-1l4v
i am an	-1vx
i am calling	-2iv-1fpqwB1u2x
i am following	1x
i am going	-1px1bo2h
i am hearing	1i2o
i am just	2b
i am not	-1fq2d
i am so	3p
i am sorry	-2f-1lxB1ipq
i am trying	1x
i am with	2wD
i am ~not	-1fq1l2d
i apologize	-3p-1jvD3q
i apologize $	-2p-1D2q
i apologize for	-1p2q
i appreciate	-1i2B
i appreciate it	-2p2B
i appreciate you	1B
i ask	-2g-1chjlxy
i ask a	-1z
i ask about	-4u-1g3i
i ask you	-2i1u
i asked	-1hip
i asked you	-1h
i bind	1i2g
i call	-2i
i call you	-1u
i can	-3j-2nu-1dikoqsAB1gpz2l
i can not	-1dgijnpqsA3l
i can see	1a
i can tell	-1l2p
i can ~not	-1dgijnpqsA3l
i catch	-1i2u
i catch you	-1i2u
i could	-2p-1h1t2lx
i could call	1x
i could not	1lt
i could ~meet	1x
i could ~not	1lt
i did	-1ilp3t
i did not	-1ilp3t
i did ~not	-1ilp3t
i do	-2j-1dkt1v2l
i do not	-1djqt1pv2l
i do ~not	-1djqt1pv2l
i feel	2q3p
i felt	1p
i gave	1q2l
i gave you	1q2l
i get	-3h-2j-1agnotB2ix3bp
i get it	1i3p
i get that	-1b1ip
i get why	1q2p
i get you	-1i1g
i get your	-2h-1u1i
i go	-1h
i go ahead	-1h
i got	1ruy2x
i got it	-1u1i
i had	-1l
i had a	-1p
i have	-3p-2ijn-1bgqzC1cdf2elru4a
i have #	-1i1u
i have got	1dkr
i have the	1h
i have to	-2i-1u2al
i have your	2cu
i have ~money	-1i1u
i hear	-1tuB2ilo3p
i hear you	1o2il3p
i help	-1u2i
i help you	2i
i just	-1i1uz2g
i know	-4l-2a-1dgijoqx1b6p
i know $	-1al3p
i know it	-2l2p
i know that	2p
i know you	1bu
i mean	-1t2i
i mean $	1i
i miss	-1u2ir
i missed	-2q-1pu4t
i missed that	-2q-1ip4t
i need	1gz4d
i noticed	-1pu1x
i noticed you	-1u1x
i owe	2q
i owe you	2q
i put	-1ij1gu2h
i put you	1u
i really	-1p1lB
i recommend	1j
i respect	1p
i respect that	1p
i run	-1i1lr2u
i said	-1p2l3q
i saw	1u2x
i saw you	1x
i saw your	1x
i say	-1p1z2bj
i see	-2p-1qx1z3nD
i see $	-1pq3nD
i send	-1u1i
i send you	-1u1h
i share	-2i2u
i should	-2jp-1l2iqy
i should know	-1j1i
i speak	-1gh1A2i
i speaking	-1u2i
i speaking with	-1u2i
i suggest	2j
i take	2g
i talk	1rz2p
i talk to	1r2p
i tell	-2i1uz
i tell you	-2i1uz
i think	-1ip1t3j
i think you	2j
i understand	-1ajuD2p
i understand $	-1qD
i understand why	1q2p
i understand you	1o
i want	-2gipq-1j1k2bc
i want to	-2gp-1ijq1k
i wanted	2x
i wanted to	2x
i was	-1ap1q2x
i was hoping	1x
i were	1p
i were you	1j
i will	-4ej-3x-2dlnsu-1abcioqrtD1g2fk3C5h
i will ask	-1k1z2i
i will be	-1p1v
i will call	-1fzC1hr
i will check	1h
i will do	2k
i will get	-1fgp1hrBC
i will have	-1C1g2h
i will leave	-1fkz2h
i will let	-1k3C
i will make	1f
i will not	-1l1dpC
i will price	1k
i will put	-1h2k
i will ring	1h
i will see	2f
i will send	-1k1l
i will show	-1h1k
i will take	1f
i will ~buy	-1hk1g
i will ~meet	-1fikC2h
i will ~money	-1h2k
i will ~not	-1l1dpC
i will ~send	-2k-1f1l2h
i wish	1l
i work	1w
i would	-3adr-2bhios-1ceflnqt1gz10j
i would add	1n2j
i would ask	1j
i would be	-4j2lp
i would do	1i2j
i would drop	1j
i would get	-1gp2j
i would go	-1k1i2j
i would have	2j
i would hold	1j
i would insure	1j
i would like	-3j-1p1u2gz
i would not	-2l-1no1j2p
i would rather	-1jp
i would start	1n
i would suggest	1mz
i would take	-1kp1ln3j
i would want	-1n1p
i would ~buy	-1g1j
i would ~not	-2l-1no1p
i would ~send	1j
i wrote	-1p1qr
i ~advise	-1p3j
i ~buy	-1u2i3g
i ~meet	-2g-1cjquv1hpA2i
i ~meet by	1h2i
i ~meet to	-1g1ipr
i ~meet you	-1u
i ~send	-1u1k2h3i
i ~send you	-1u1h
idea	2ap
idiot	-2i-1b4a
if	-4brt-3cepC-2fhvwxBD-1agijkmqA1lnsz4u
if _ are	-1a
if _ ask	-1i1u2j
if _ asked	-1h
if _ broke	1i
if _ cash	-1m2n
if _ could	-1np1io
if _ die	-1in1e
if _ died	1in
if _ do	-1afn1di2m
if _ gets	1n
if _ go	-1gi1s
if _ had	-1n1ax
if _ happened	-1h1n
if _ have	-1ns1l
if _ is	-1n1lu2z
if _ leave	1kn
if _ machine	1i
if _ of	-1p1n
if _ other	-1i
if _ press	-1n
if _ pump	1n
if _ put	-1i1u
if _ sued	1i
if _ went	1iuz
if _ were	-1dl1jp
if _ would	1gp
if _ wrecks	2n
if _ ~cover	-1s1i
if _ ~harm	-1dmp1e2in
if _ ~meet	1hsu
if _ ~thing	-1jn1i
if a	1i
if an	1s
if he	-2i1d2n
if i	-3i-2gjz-1abdp1hly2o5u
if i ask	-1i1u
if i asked	-1hi
if i put	-1i1u
if i were	1p
if it	-2s-1dkmp1jz2a
if it is	-1ns1lz
if it were	2j
if one	-1s1n
if one of	-1s1n
if somebody	-1p2n
if somebody gets	1n
if someone	-1n1i
if someone ~harm	1i
if something	-1h1in
if something happened	-1h1n
if that press	-1n
if that ~thing	-1n
if the	-1jk2l
if the other	-1i
if the pump	1n
if there	-1l1z
if there is	-1l1z
if they	-1ns1jp
if we	1ip2u
if you	-3h-2bou-1acfntC1gls2d
if you are	-1a
if you cash	-1m2n
if you could	-1n1i
if you die	-1in1e
if you died	1in
if you do	-1afn1di2m
if you had	-1n1ax
if you have	-1ns1l
if you leave	1kn
if you were	1in
if you ~harm	-1d1en
if your	-1ln2i
ignor*	-1ijnp1bs2a
ignorant	2a
illus*	1rs
illustration	1rs
imagi*	-2l3e4p
imagine	-2l3e4p
in	-3bCD-2adfky-1jmqsuvwzA1lx2eghin
in #	-1hlpru1k2g
in # minutes	-1h1z2g
in # years	-1p1n
in $	-1aD1ij2u
in $?	-1bc2gi
in @month	-1i1h
in _ #	-1n1hl3m
in _ $	-2a-1dmt1elpr2cx
in _ $?	1cgi
in _ and	-1i1h
in _ back	-1p
in _ business	1p
in _ car	-1is1a2e
in _ family	-1ei2a
in _ first	1s
in _ for	1g
in _ garage	1n
in _ hospital	1i
in _ house	-1n1i
in _ it	1p
in _ last	1i
in _ letter	1n
in _ middle	-1i1qu
in _ minutes	-1h1z2g
in _ morning	1h
in _ name	1i
in _ neck	1ap
in _ of	-1p1i
in _ out	-2i4t
in _ own	-1s
in _ spring	1n
in _ that	1o
in _ the	1lnr
in _ truck	1no
in _ vans	-1i1jn
in _ yard	-2i
in _ year	-1m1ps
in _ years	-1p1n
in _ you	1dg2j
in _ ~cover	1i2n
in _ ~harm	1n
in _ ~insurer	2p
in _ ~kin	-1ei2a
in _ ~money	-1x1hp2ms
in _ ~soon	1g2h
in _ ~thing	-2ps-1hiklr1no2e
in a	-2n-1abcgjklmp1hr2e
in a year	-1m1s
in a ~money	-1m1s
in and	4t
in at	2mp
in force	-1in1j2g
in force $	1g
in from	1s
in front	-1p1i
in front of	-1p1i
in full	1g
in good	2ip
in it	-1n1jls
in it $	1jl
in line	1s2n
in most	-1n2s
in my	2c
in on	1p
in one	-1i1ehnp
in place	-1h2g
in savings	1n
in that	-1a1o2p
in that $	-1an3p
in that ~thing	1o
in the	-3bg-2ceks-1jlmrtx1di2ah
in the back	-1p
in the business	1p
in the car	-1i1a
in the family	1a
in the first	1s
in the hospital	1i
in the last	1i
in the middle	-1i1qu
in the morning	1h
in the shop	1i
in the spring	1n
in the truck	1n
in the yard	-2i
in the ~kin	1a
in the ~soon	2h
in the ~thing	-1ps1ajn
in their	-1s2e
in their own	-1s
in there	2i
in there $	1i
in this	3b
in touch	-1p2x
in town	1w
in with	1i
in with you	1i
in your	-2e-1dg1hln2a
in your family	-1ei2a
in your name	1i
in your ~cover	1n
in your ~kin	-1ei2a
in ~cover	1ir
in ~money	-1hlpru1k2g
in ~money minutes	-1h1z2g
in ~money years	-1p1n
in ~soon	1h
in ~thing	-1h2g
inclu*	-1inp1a2s
include	1s
incom*	-2p-1abcdehilm1j2s3r
income	-2p-1abcdehilm1j2s3r
income $	-1n1rs
income $?	1i
income _ is	1n
income _ there	1jn
income _ you	1r
income _ your	-1n1s
income and	-1j
income for	1s
income is	1j2s
income on	1j
indep*	1w
independent	1w
info	-1i1uB
infor*	-1i2lx
information	-1i2x
injuries	1l
injury	1j
insid*	-1l2s
inside	-1l2s
inside $	-1l
inspe*	1j
inste*	1o
instead	1o
instead of	1o
instr*	-1i4b
instructions	-1i4b
insur*	-3dk-2bemopqrtC-1cfhuzD1insv4w
insurance	-4j-2dgkm-1abefhoqrstzCD1ilv2n4w
insurance $	-2jl-1iqsuB1c2w
insurance @name	1vw
insurance _ $	-1i1w
insurance _ $?	1hi
insurance _ am	1x
insurance _ for	1B
insurance _ is	-1xA1ln
insurance _ not	2p
insurance _ would	-1m
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
insure	-2p-1in1l2a3j
insure _ at	1j
insure _ for	2j
insure it	-1im3j
insure it at	1j
insure it for	2j
insured	-2l-1acjn1g2s
insured $	-1ln
insurer	1s
inter*	-2it-1bcjpA2uD4q
interruption	-1c3q
into	-3j-2gl-1abkpr1in2csz
into _ $	-1gjp1z2c
into _ ~thing	-1n
into it	-1j
into that	-1l1s
into the	-1i1z
into the ~thing	-1n
into this	1i
inves*	1i2c
invoi*	-1p1jn
invoice	-1p1j
invoice $	-1p
is	-5C-4eq-3cftBD-2abdghk-1ijrwxyA1ps
is #	-1ior1k2m3c
is # $	-1j1km
is # a	1p
is # and	1kl
is # dollars	1k
is # times	-1m1cs
is $	-1n1h
is $#	-1jnps3m
is $# $	1m
is $# and	1m
is $?	1i
is @day	1i4h
is @name	-2bdnp-1chijklmsx1uB2wA7v
is @name $	-2i-1wx1B4v
is @name and	1w
is @name from	-1i1uvx2w
is @name with	1ivwA
is _ #	-1prs1gkl
is _ $	-3ai-2ow-1cghpqrsxzC1bdeknD2lv3j
is _ $#	-1ns2m
is _ $?	-1bcp3i
is _ @name	-1bv5i
is _ a	-2acsA-1djkox1bgilm
is _ about	-1p1o2i
is _ add	1s
is _ all	-2i1uy
is _ alright	1y2u
is _ an	1u2l
is _ and	-1ijrs1hl2kp
is _ annual	2x
is _ any	-1p1g
is _ anything	1i2g
is _ as	1s
is _ at	-1s
is _ best	1c
is _ big	1ip
is _ biggest	1i
is _ business	1j
is _ by	-1i1s
is _ capital	1c
is _ car	1sB
is _ coverage	-1n1ls
is _ covered	-2m-1s1jln
is _ day	-1p2d
is _ dollars	1k
is _ driving	-1i1n
is _ dumb	-2p2a
is _ enough	-1l1n
is _ fair	-1i1kopu
is _ favorite	3c
is _ flood	-1s1jnr
is _ for	-2l-1ps1hjk2x
is _ from	1uvx2w
is _ fun	-1l1p
is _ going	-1ip1l
is _ good	-1au1cgip
is _ hard	-1q1p
is _ hole	-1l4n
is _ home	2h
is _ house	1n
is _ how	1A2i
is _ i	-2q-1l1p3j
is _ in	-1p1n2it
is _ insurance	-2v2w
is _ insured	-1l1n
is _ is	1k
is _ it	-3p-2n-1aikmo2b3s
is _ just	1i
is _ keep	1k
is _ last	1dp2f
is _ liability	1n
is _ long	1p
is _ look	1hz
is _ lot	-1l1n
is _ low	-1p1n2s
is _ money	3p
is _ more	-2p-1n1imo
is _ most	-1p1as
is _ named	-1l1n
is _ next	-1h
is _ no	1d
is _ nobody	1o
is _ not	-2p-1l
is _ number	-1s
is _ of	1nA2l
is _ okay	-2i-1h1gp3u
is _ on	-3l-1bdj1k2n
is _ one	-2s-1knp2jm
is _ out	1ln
is _ over	1n
is _ part	-2p-1i1ls
is _ pays	-2i-1l1k2s
is _ plan	1r
is _ policy	-1s1j
is _ problem	-3i-1p2o3a
is _ really	-2lp1io
is _ right	3i
is _ shock	1p
is _ smart	-1a
is _ so	-1s1jkn
is _ some	1z
is _ something	-1in2al
is _ square	1c
is _ still	2u
is _ stupid	-2p
is _ than	-1j2mp
is _ that	-2in-1l1x2s3p
is _ the	-2ms-1bcdghluz1no
is _ there	-1lv2i
is _ they	2k
is _ those	1n
is _ times	-1lm1c
is _ to	-3i-1abcgkorx1jz2dnp
is _ uninsured	-1jn1k
is _ up	-1ps1nx
is _ way	-1ps1jl
is _ we	-2k-1jn1z
is _ what	-1n1eiB
is _ when	-1i1s
is _ whole	1k
is _ wife	1i
is _ with	-1n1uvwA2a
is _ work	1n
is _ you	-1acjz1hlnos2p
is _ your	-1bosu1i2ap
is _ yours	1i
is _ ~cover	-2v-1cdmp1ks2rw
is _ ~feel	-1o2p
is _ ~harm	-1i1ln
is _ ~kin	-1dp1ir
is _ ~money	-3s-2np-1cdr1gklx2m
is _ ~not	-2p1lo
is _ ~pay	-2i-1ln1k2s
is _ ~soon	1d
is _ ~thing	-2c-1l1sB2hi
is a	-3j-2bmsu-1aorvwx1d3p
is a #	-1mn1k2l
is a big	1ip
is a fair	1k
is a good	-1au1ci
is a hole	-1l2n
is a long	1p
is a lot	-1l1n
is a smart	-1a
is a stupid	-2p
is a ~cover	-1s1l
is a ~feel	2p
is a ~money	-1mn1k2l
is about	-2ip-1ln1mo2x
is about $#	-1n
is about a	1mn
is about the	1ox
is about ~money	-1n
is all	1ls
is an	-1inq1al
is and	-2i
is another	1k2p
is anything	1sz
is at	1s
is been	-1l1p
is being	-1p1y
is better	-1i1hkl
is changed	1n
is cheap	-2s1k
is cheaper	-1j
is coming	1x
is coming up	1x
is different	2k
is easier	1p
is everybody	4i
is everything	-1n1s
is exactly	1B
is excluded	-1s1n2l
is excluded $	-1s1n2l
is flood	1ls
is for	-2p-1in1j3s
is for the	-1p1jl
is for when	1s
is from	1n
is from #	1n
is from ~money	1n
is get	-1i
is going	1m2t
is going on	1i
is going to	1dm
is gone	1dn
is good	-1lm2D
is got	1p
is got to	-1l2p
is got you	1i
is hard	1p
is hard to	-1p
is he	1i2h
is how	-2i1n
is how they	-1i1p
is i	1pz
is important	1i
is in	-2i
is in the	-2i1j
is it	-2ghn-1bjklox1uy4i
is it $	1d2i
is it going	1i
is it just	1i
is it okay	-2i-1g1u
is it something	1i
is it the	2i
is it ~pay	-1i1s
is just	-2s-1dp1blz3a
is left	1ln
is like	-1in3s
is like #	-1i1m
is like ~money	-1i1m
is listed	1s
is locked	-1s
is missing	1z
is my	-2p-1c1ir2bq
is named	1j
is new	2s
is no	-1is1np
is no business	1j
is not	-3s-2j-1bdhmB1aino3l
is not $	-1i1kl
is not a	-1p2l
is not covered	-1s1jn
is not going	1l
is not insured	-1l1n
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
is on	-2k-1bhjs2q
is on the	-1kns
is on you	-1is1dn2l
is one	-3p-1jls1gio2k
is one ~money	1gm2i
is only	-1ms1bdg2l
is only ~money	-1l
is our	-1p1r
is own	2s
is paid	1k
is really	1oq
is recorded	-1i1y
is recorded $	-1i1y
is second	1s
is second in	1s
is sensible	2p
is sensible $	2p
is she	-1u1i
is simply	-1np
is so	-1aq1p
is somebody	2n3b
is something	2i
is still	-1i2n
is that	-4np-2b-1at1uy2go5i
is that $?	1i
is that a	-1pu2gi
is that about	2i
is that nobody	1o
is that right	3i
is that what	-1n1e
is that ~not	1o
is the	-4bl-3h-2dgp-1qsuz1acfijkr3o
is the best	1c
is the capital	1c
is the car	1B
is the last	1p2f
is the most	1as
is the one	-1p2j
is the part	-1i2s
is the policy	1i
is the square	1c
is the thing	1i
is the ~cover	-2n-1j1i2k
is the ~kin	1or
is the ~thing	-1c1iB
is there	-1nu1b2adg
is there a	-1g1bh3i
is there any	1g
is there anything	1i2g
is there something	-2i2a
is this	-2ad-1cghpvy1bA3iu
is this @name	-1bv5i
is this a	-2i1u
is this an	1b
is this your	1i
is time	1x2j
is time for	1x
is to	-2i-1s1dp2j
is understandable	2p
is up	1lxA
is way	1bn
is what	-2ip-1m1kn3s
is what i	1jr
is what pays	1s
is what you	1k
is what ~pay	-1il2s
is where	-1inp1jklr
is where we	-1jn1r
is why	1x
is worth	-1jklms2n
is worth $	1n
is you	-1inp1ox
is your	-2h-1bjmpsv1gnx2i
is your annual	2x
is your biggest	1i
is your favorite	3c
is your problem	-3i3a
is your wife	1i
is your ~kin	1i
is your ~money	2x
is yours	-1i1kn
is yours $	-1i1n
is ~cover	-1p1lns
is ~feel	-1almnoqs4p
is ~feel $	-1i3p
is ~feel to	-1p
is ~harm	-1i2n
is ~money	-2js-1diloprz2k3c4m
is ~money $	-1jp1k2m
is ~money a	1mp
is ~money and	-1jn1lm2k
is ~money more	1m
is ~money times	-1m1cs
is ~money ~money	-1ln1k
is ~not	-5s-2jB-1bcdeghmqxz1ao2ln3p
is ~not $	-1inp1k2l
is ~not a	-1p2l
is ~not business	1j
is ~not covered	-1s1jn
is ~not fun	-1l1p
is ~not going	-1p1l
is ~not in	-1s1l
is ~not insured	-1l1n
is ~not named	-1l1n
is ~not on	-2l3n
is ~not really	-1lp1io
is ~not something	-1anp2l
is ~not the	1i
is ~not to	-1s1p
is ~not ~cover	1ln
is ~pay	1k
is ~soon	1i4h
issue	1lo3i5g
issue _ ~cover	1l2g
it	-7c-4a-3bt-2equxyACD-1fhknvw1gilr
it $	-3u-2ckp-1fhimnosvwxA1adltzB2gjD
it $?	-2dhpt-1bcjlnosuz2g4i
it _ #	-1hln1jsuz2m
it _ $	-2almn-1bfikstuxD1egpBC2d
it _ $#	-1k2m
it _ $?	-2h-1dpu1gtA
it _ @name	-1ip1uwA4v
it _ a	-2s-1hijlmou1ak
it _ about	-1in1o2x
it _ again	1q2i
it _ all	1l
it _ and	-1inr1jko
it _ are	1p2i
it _ back	1n
it _ be	-1nps1i2m
it _ by	-1k2z
it _ cost	1s
it _ easier	-1p1ho
it _ for	-1hl1ins2k
it _ going	1l
it _ good	1p
it _ got	1l
it _ hard	-1p1i
it _ if	-2i-1gl1ks2u
it _ in	-1s
it _ it	-1ls1j2p
it _ like	-1ail2o
it _ me	1h2p
it _ more	-1s1jnr
it _ no	-1l1af
it _ not	-2B-1demn2l
it _ now	-1s1dn
it _ of	1g
it _ on	-1n1gl
it _ one	1gn2i
it _ only	-1l1d
it _ out	-3l-1s1k
it _ own	2s
it _ pays	3l
it _ sense	1p
it _ somebody	-1i1no
it _ that	1k4i
it _ the	-2p-1dlr1hko
it _ time	1x2j
it _ to	-1gls1m
it _ up	1hm
it _ ways	1k
it _ when	1n
it _ work	1s
it _ worth	-1lp1sz2n
it _ you	-1gjmpu1ahios
it _ your	-1l1d2s
it _ ~feel	1ip
it _ ~harm	-1l1ei
it _ ~money	-1dghlp1s3m
it _ ~not	-2dB-1emns1f3l
it _ ~pay	-1j4l
it about	-1j1m
it again	-1in1o
it all	-1k1y2eir
it all $	1i2e
it and	2d
it as	1gl
it at	1j
it back	2r
it be	1i2h
it by	1h
it comes	-1i1s2n
it comes back	1n
it cost	1n
it costs	1z
it covers	-1ln
it does	-1s1lnp
it does not	-1s1ln
it does ~not	-1s1ln
it for	-1n1d2j
it go	1o
it going	-1p1gis
it has	-2p-1io
it has a	-1p
it help	-1u1ik
it help if	-1u1ik
it if	-1p1os
it in	-1mp1gkn
it in the	1i
it is	-2iB-1abefhkqC1npuwx2v
it is #	1k
it is $	-1n1hs
it is $#	-1k2m
it is @name	-1ip1uwA4v
it is a	-2l-1aios1kp
it is about	-1in1o2x
it is going	1l
it is got	1l
it is hard	-1p
it is in	-1s1l
it is like	1s
it is not	-1mnB1ikps
it is now	-1s1dn
it is on	-1n1d
it is one	1gn2i
it is only	-1l1d
it is own	2s
it is that	-1n1x4i
it is the	-2s-1ijp1o2n
it is time	1x2j
it is worth	-1ps1z2n
it is ~feel	1p
it is ~money	2m
it is ~not	-2n-1mB1ikps
it just	-1l2i
it leaves	-1lnp1k
it leaves out	-2l-1n1k
it makes	1jp
it makes sense	1p
it may	1n
it might	1p
it never	1ps
it now	-2g-1ij3d
it now $	-2i-1gj3d
it okay	-2i-1g1u
it on	-1j1k2g
it one	1r
it only	2l
it or	-1g1s
it out	-1ds1jn2k
it out $	1jk
it over	-2i-1dkps1g2h
it over $	-1ikp1g
it pays	-2i2s
it pays for	-1l1nps
it renew	1qB2i
it seems	-1i2op
it shows	-1iC1h3p
it so	2d
it something	1i
it sounds	-2p2o
it sounds like	-2p2o
it still	1lno
it stops	-1ips1n3l
it takes	-1p2a
it that	1ip
it the	-1s2fi
it to	-1gj1hl
it to you	1h
it today	1d
it today $	1d
it up	-1h1kq2i
it up $	1iq
it was	-1n1os
it were	2j
it when	1ep
it when you	1el
it will	-2n1es
it will not	-1n1l
it will ~not	-1n1l
it with	2k
it with you	1ks
it would	-2l-1p2m
it would be	-2n1j3m
it would cost	1n
it would ~money	1n
it you	-1n1l4i
it you are	1p2i
it your	1n
it yourself	1n
it yourself $	1n
it ~cover	1k
it ~meet	1B
it ~money	-1s1nz
it ~not	1ps
it ~pay	-1i3s
it ~pay for	-1l1nps
it ~pay if	1s
it ~pay your	-1n2s
it ~soon	-1i1dj
it ~soon $	-1i1j
itsel*	-1n
itself	-1n
jewel*	-1kmps3r4n
jewelry	-1jkps3nr
jewelry $	-1s2n
jewelry _ and	1r
jewelry and	1i
jewelry is	1n
job	-1l1ci
job $	-1ln1s
job _ you	1i
job and	-1n1d
jobs	2n
jobs $	-1i2n
joke	-3i-1b1a2c
joke $	-3i-1b1a2c
jokes	2c
judgm*	1i2ap
judgment	1i2ap
jump	1i2u3p
just	-6i-5p-4jn-2c-1efklmqBCD1agrtyz2bdo3s
just _ $	1i
just _ $?	-2i2t
just _ a	-1i1uz2g
just _ and	1i
just _ it	-3i-1gj4d
just _ me	1bdh
just _ the	1g2b
just _ to	-1p1sx
just _ you	1y2s
just _ ~cover	2s
just a	-1al
just calling	1x
just calling to	1x
just do	-3i-1j3d
just do it	-3i-1j3d
just like	2o
just now	1i
just now $?	1i
just say	-3i-1b1dg2t
just so	-1n
just the	-1i2a
just to	-1nsz1o2r
keep	-3ns-2aclt-1bdefghiD1kopC4j
keep _ $?	1i
keep _ deductible	-1is1j
keep _ old	-1j1r
keep _ ~cover	-1is2j
keep coming	1i
keep coming $?	1i
keep it	-1hil1pu3k
keep the	-1ikns1j
keep the old	-1j1r
keep the ~cover	1j
keep you	-1l2C
keep your	-1i1j
keep your deductible	-1i1j
keep your ~cover	-1i1j
keepi*	-1astD1jpu
keeping	-1astD1jpu
keeps	-1i2b
kept	-2n-1i2o3p
kicks	-1n1ls
kicks in	-1n1ls
kid	-1i1ejn
kids	-2hl-1bgknptxD1dios2e
kids $	-1aj1ip2o
kids $?	2i
kids _ $	-1h1ce
kids _ a	1s
kids _ the	-1i1ae
kids and	-1n1j
kids in	-1i1a
kids in the	-1i1a
kids would	1en
kind	-2n-1cij1ads2o
kind _ policy	1l
kind _ work	-1i1s
kind _ ~cover	1il
kind of	-2n-1cj1d2ao
kind of policy	1l
kind of work	-1i1s
kind of ~cover	1il
know	-3gj-2koqtx-1defruAC1hy2aclD4p
know $	-2a-1boC1y3pD
know $?	-2i2a
know _ $	-2p1a
know _ are	-1a1bdu
know _ good	2a
know _ i	-1p1il
know _ is	-2l3p
know _ it	1l
know _ the	1n
know _ they	1h
know _ you	2a
know _ your	1i
know about	-1l1n
know how	-1n1aiz2c
know it	-2l2p
know it is	-2l2p
know that	1a
know that is	2p
know the	1ap
know what	-2p-1c1h2l
know what they	1h
know what you	2a
know you	-1a1bu
know you are	-1a1du2b
knows	-3i-1p1s
labor	2s
lady	-1i5a
lakes*	-2i-1abjnpsuxC4v7w
lakeside	-2i-1abjnpsuxC4v7w
lakeside $	-2x-1i3v4w
lakeside _ $	-1ix1w
lakeside insurance	-2x-1A1B3w
lakeside insurance $	-1ix1w
lakeside ~cover	-2x-1A1B3w
lakeside ~cover $	-1ix1w
land	-1l3s
landl*	-1aijk1lp2n
landlord	-1ls1p3n
landlords	-1j1ls
landlords ~cover	-1j1ls
langu*	-1ad1bj
language	-1ad1bj
last	-3k-2abjq-1ceghlmuzC1fn2dit
last #	1h
last # years	1h
last _ $	-1pq2d3t
last _ $?	-2t2i
last _ and	1x
last _ years	1h
last _ you	1p
last spring	1i
last spring $?	1i
last thing	1pt
last thing you	1p
last time	1i2f
last week	1x
last week and	1x
last year	-1pt
last ~money	-1pt1is
last ~money years	1h
last ~soon	1x
last ~soon and	1x
lasts	1n
late	-1i1nq
late $	1q
latel*	1i
lately	1i
later	-2i-1dhlpAD1js4C
later $	-1diA1js2C
law	1l
lawsu*	1e
lawsuit	1e
lawye*	2l
lawyer	3l
lay	-1h1ks
lazy	-2l-1ip5a
leaks	-1i
lean	1j
learn	-1i1z2a
lease	1in
leasi*	1i
leasing	1i
least	1d3j
least #	-1d2j
least ~money	-1d2j
leave	-3p-2g-1abcfikqrsz1e2hln4j
leave $	1in
leave _ alone	-1z
leave it	1j
leave the	-2i-1ks1n2j
leave you	-1fz2h
leave*	-3s-2p-1ij2n3l
leaves	-3s-2p-1ij2n3l
leaves _ out	1n3l
leaves out	-1n1k
leaves you	-1ijs1l2n
leavi*	-1l1d
leaving	-1l1d
left	-2s-1achijm1dpx2kl3e
left $	1e
left _ $	1n2e3l
left _ quote	1kx
left _ the	1i
left _ ~money	1kx
left a	1x
left in	1b
left out	-1is2n3l
left out $	1n3l
left you	-1no2p
lend	-1h3c
lend me	-1h3c
lende*	-3n-2k-1efjlpz1C2sx
lender	-2ln-1fjkz1sC2x
lender and	1g
less	-2s-1j1p2n3m
less $	-1j1n2p
less than	-1ps3m
let	-4cip-2efmntux-1bhlvwABD1doC2qr3g
let _ compare	2k
let _ do	1h
let _ down	-1i1o2q
let _ finish	-1g1ad
let _ get	-1ik1d2gC
let _ go	-2i-1h1drC
let _ know	1y2h
let _ look	-1j2k
let _ make	2gi
let _ put	-1dhi1gj
let _ show	-1ir3k
let _ start	1dz2b
let _ take	2q
let _ write	2g
let _ you	2s
let _ ~buy	-1jk1bdz
let _ ~meet	-1g1h
let me	-3bc-2dn-1ijmptuC1kl3r
let me go	2r
let me make	2i
let me show	-1ir3k
let me write	2g
let us	-4i-2lp-1aenqrxC1bhj2d3g
let us do	1h
let us get	-1i1d2g
let us go	-1i1d
let us put	1g2j
let us start	1dz2b
let us you	2s
let us ~buy	-1jk1bdz
let us ~meet	-1g1h
let you	-1ghik1o2qC
let you down	-1i1o2q
let you know	1hy
lette*	1inps
letter	-1p1n2i
letters	-1n1ps
letti*	-1ins1dyB
letting	-1ins1dyB
level	1kn
liabi*	-2i-1abcdeghkox1r2js
liability	-2i-1abcdeghkox1r2js
liability $	-1nrs1l3j
liability _ a	1s
liability _ if	1s
liability _ not	1lp
liability _ rental	-1j2r
liability and	-1j1m
liability does	-1n1p
liability does not	-1n1p
liability is	1n
liability on	1s
liability pays	1s
licen*	-1cgpu1i
license	-1c1i
life	-3jl-1abdfghipqrC1cemsx2vw
life $	-1j1mvx
life $?	1c
life _ $	-1i1x
life insurance	-1ijsw2nx
life insurance $	-1w2x
life is	1e2s
life partners	1vw
life partners $	1w
light	-1a1i2e
like	-4dl-3ehjt-2bknxyB-1fqrsuvwACD1cim2agp3o
like #	-2g-1aklp1inu2m
like # $	1n2i
like # bucks	-1i
like $	-1p1gko
like $?	-1at2g
like _ $	-1alm1ops2in
like _ $?	-1ct1i
like _ a	1is
like _ are	-2p2o
like _ bucks	-1i
like _ do	1g
like _ for	1p
like _ get	1gm
like _ have	-1o2p
like _ is	1o
like _ target	1p
like _ to	1g
like _ your	1l
like _ ~buy	-1c1g
like _ ~cover	-1k1jz
like _ ~harm	-2p1o
like _ ~meet	-1g2c
like _ ~money	-1i1m
like a	-2bi-1gno1m3acp
like a target	1p
like an	-1s
like for	-1h
like it	-1l
like me	1g
like me to	1g
like that	-1lmq1no
like that $	-2p1no
like that ~harm	-2p1o
like the	-1jns1bgpr
like they	-1i1p
like this	-1a1p
like this $	2p
like to	-3j-2p-1anrx1z2g3i
like to do	1g
like to get	1gm
like to ~buy	-1c1g
like to ~meet	-1g2c
like you	-2ip-1s2o3a
like you are	-2p2o
like yours	2jp
like ~money	-2g-1aklp1inu2m
like ~money $	1n2i
like ~money ~money	-1i1m
likes	-1i1lp
limit	-3i-1k2js
limit $	-2i-1l1j2s
limit _ a	1s
limit and	1s
limit*	-2ps-1gjl1am2kr
limits	-2ps-1gjl1am2kr
limits $	-1ir1kn2a
limits _ you	1k
limits and	-1n2k
limits you	1kr
line	-2gjpr-1achiuxA1dnq2t3k4y
line $	-1xA1bs2qy3k
line _ line	-1h3k
line by	2k
line by line	2k
link	3h
liquo*	-1ilp1ks2j
liquor	-1ilp1ks2j
list	-3h-2ak-1bdegimoxz1r2ls4f5j
list $	-2h-1aj1lps3f
list $?	1i
list _ $	1fl3j
list him	3j
list it	1j2l
list it $	1jl
list the	-1p1r2j
liste*	-4i-2jp-1bcklu1sz2rD3a
listed	-1j1s2r
listen	-3i-1cj2z3a
listen to	-2i-1c2a
listening	-1i1a2D
littl*	-2p-1chl1emu2t
little	-2p-1chl1emu2t
live	-1c1inoz2s
live _ what	-1i1oz
live with	-1c2i
lives	-1l1n
lives _ $	-1l1n
lives on	-1l1n
livin*	-1cp1e2i
living	-1cp1e2i
living _ a	1ei
living on	1i
llc	-1ab1i
loan	-2jl-1abdkp2ns3x
loan $	-1l1s2n
loan _ off	-1s1n
loan _ the	1s
loan _ you	1s
loan comes	-1s1n
loan comes off	-1s1n
loan for	1ci
loan officer	-1s2x
loan on	-1n1s
loan on the	-1n1s
loans	2i
lock	1g2j
lock _ in	1dg2j
locke*	-1s
locked	-1s
login	2i
long	-2l-1adfghjkptuvA1i2nC
long $	-2p-1flC2n
long _ $	-1i3C
long _ you	1is
long _ your	1i
long is	1b
long time	1p
longe*	1ln2C
longs	2i
look	-3g-2aclou-1bempqtx2hk
look $	-1p
look _ $?	1h
look _ a	1j
look _ both	-1s3k
look _ over	1h
look _ the	1rs
look _ this	2i
look _ what	-1i1z
look _ your	-1k1i
look at	-2dl-1cgmux1jz3k
look at a	1j
look at both	-1s3k
look at it	1j
look at the	1rs
look at what	-1i1z
look at your	-1k1i
look for	2h
look it	1h
look it over	1h
looke*	-2p1i
looked	-2p1i
looked at	1i
looki*	-1adjn1imz
looking	-1adjn1imz
looking _ #	1m
looking _ ~money	1m
looking at	-1d1m
looking at #	1m
looking at ~money	1m
looks	-2n-1ijl1gks2p
looks at	-1in2s
looks like	-1s1p
lose	-2aij-1bglo1p3e
lose $	-1j1k
lose _ you	-1d1en
lose _ ~kin	1ep
lose the	-1jn1d2e
loss	-1iq1hps
loss of	1s
loss runs	2h
lost	-1ikp1ae2t
lot	-4s-2ajl-1bcdehkouxC1npB
lot $	-3p1n
lot _ money	-3p
lot _ people	2p
lot _ you	-1n1oB
lot about	-1n2p
lot more	-1s1n
lot of	-2s-1aclmno1p
lot of money	-3p
lot of people	2p
lot to	2p
lots	-1s3p
lots of	-1s3p
love	-2jp1e3g
low	-1ipr1ms2n
low $	2s
lower	-1jl
lower level	1n
loyal	-1s
loyal*	2p
loyalty	2p
luck	-1c3C
lunch	-1fik1hqu2p3C
lunch _ $	1hqC2p
lunch rush	1hquC
lunch rush $	1hqC
machi*	-1lp
machine	-2l-1n1s
machine _ the	1s
mad	-1i1o2p
mad $	-1i1op
made	-1ghps1i
made you	-1o2i
magic	-1ip1l2c
magic _ $	-1ip1l2c
main	1i
make	-3h-2cu-1beknpqstBCD1dfl2i3j4g
make _ $	-1p2i
make _ $?	-1p
make _ a	-1pu1i2g
make _ i	1r2i
make _ your	-1i1d
make a	-2i1p2j
make it	-1hjp1m2g
make me	-1i1d2a
make sense	-3p4i
make sure	1fir
make sure i	1r2i
make the	2g
make you	-1u1i2g
makes	-2is-1abdoqtxB1lnD2jp
makes _ $	-2i1D
makes _ sense	1j
makes _ you	-1o1p
makes it	1i2n
makes sense	-3i-1o1jD2p
makes sense $	-2i1D
makes sense you	-1o1p
makes the	1j
makes you	-1t1i
makin*	-1abu1d2g3i
making	-1abu1d2g3i
man	-2l-1bciosD1dB2aC4p
man $	-1iD1B2C
man that	2p
man you	2a
manag*	1d2a
manage	1i
many	-1aghit1bcds2pB
many _ are	-1b3c
many _ in	1n
many _ you	-1p1sB
many employees	-1p1iB
many kids	1n
many miles	1s
many people	1i
many years	1s
many ~kin	1n
map	-1l1p2s
map _ you	1p
maple	2x
maple street	2x
mark	1ik
marke*	-1ln1s
market	-1ln1s
market value	-1l
marri*	-1aD1e2i
married	-1aD3i
married $?	2i
match	-1hi2j4k
match your	1j2k
matte*	-1il1s
matter	-1l1s
matter what	-1l
may	-1abexz1gny2u
may _ ask	-1uz1i
may _ ~meet	1i
may be	-1s1ny
may i	-1xz1g2u
may i ask	-1uz1i
may i ~meet	1i
maybe	-2p-1oD
me	-6s-5e-4jnD-3imoC-2aw-1flpA1rtvB2q3bx4h5c
me #	-1h2c
me $	-3i-2pD-1dghjknosvwC1alqB2t3c
me $?	-2gi-1q1t2c
me _ #	-1k1hi2b
me _ $	-2bco-1ehijqtuAC1B2adpv
me _ $?	-1i1cu2t
me _ a	-1r1bz
me _ add	1i2g
me _ call	1x
me _ dec	1h
me _ get	1g
me _ go	-1h1i
me _ is	-1c1i
me _ it	-1p1rB
me _ number	-1cf1x2i
me _ picture	-1i2h
me _ second	-2c-1b
me _ that	-1gip1oq
me _ the	-1br
me _ this	-1k2i3g
me _ what	1r
me _ would	-1n2x
me _ you	-3i-1r1l2k
me _ your	-2c1bg
me _ ~cover	1k2h
me _ ~meet	1x
me _ ~money	-1k1ci2b
me _ ~send	-1g1h
me a	-2ai-1gklpstx1h5c
me a second	-2c-1b
me about	-2b-1cg2i
me about the	-1b
me about your	-2c2i
me ask	1p2z
me go	2r
me i	-1clp1t4q
me is	-1i1o2n
me make	2i
me show	-1ir3k
me show you	-1ir3k
me that	-1gi1p4h
me the	-1k1chi2j3b
me through	-1cp1iB
me to	-3c-1bdejnszB1iu2glx
me to add	1i2g
me to call	1x
me to get	1g
me to go	-1h1i
me to ~meet	1x
me to ~send	-1g1h
me what	-1c1b
me what is	1i
me with	1c2g
me write	2g
me you	-1n2x
me you would	-1n2x
me your	-1fhi1bdkx2c
me ~money	-1h1i2c
mean	-3p-2l-1achou1ks2q3i6t
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
means	-4i-2jklp-1ademnr1B7s
means #	1s
means they	-1ij
means you	-1i4s
means ~money	1s
meant	1l
med	2l
med pay	2l
med ~pay	2l
medic*	-1an3s
medical	-1n3s
medical bills	1s
meet	-2u1r2i3h
menti*	-1p1x2y
mess	-1p1b
messe*	1qt
messed	1qt
met	1x3a
met _ the	1x
met at	1x
met at the	1x
middl*	-2i1u2j
middle	-2i1u2j
middle of	-1i1qu
midni*	-1i1dg
midnight	-1i1dg
might	-1dis1l2j
might _ to	-1ip2j
might not	-1s1l
might want	-1ip2j
might want to	-1ip2j
might ~not	-1s1l
milea*	-2i-1kp3jr
mileage	-2i-1kp3jr
mileage _ $	2r
miles	-1i1l2s
miles you	-1i1s
mind	-2ap-1bgjkt1y2iu3h
mind $	-1p
mind $?	1i
mind _ i	1iy2u
mind _ me	1i2h
mind if	1iy2u
mind if i	1iy2u
mine	-2ijn-1adghpsu1z7k
mine $	-1u1k
mine and	2k
minim*	-1ilps1jn3k
minimum	-1lps1jn3k
minimum $	-1n2j
minimum _ $#	2k
minimum _ ~money	2k
minut*	-6i-3c-1ajkmprtC2d7u
minute	-4i-1acghs1l2d5u
minute $	-1gi1b2du
minute $?	-3i3u
minutes	-3i-1cklmn1s3u
minutes $	-3i-1h1ds2u
minutes $?	-1gi1hu
miss	-1u2ir
miss _ $?	-1u2r
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
mod	-1ajknp2r3s
mod $	1r
mod _ ~money	1s
model	-2a4b
model $	-1a1b
mom	-2i1an2o
momen*	-3i-1bc3u
moment	-3i-1bc3u
moment $?	-1i1u
moms	1n
money	-2dgm-1bjkrux1cp2ios
money $	-2ip-1jmn1alo2s
money $?	1i2c
money _ a	2p
money _ the	1is
money _ to	1n
money and	-1i1op
money or	2i
money*	1is2p
moneys	1is2p
moneys tight	1i2p
month	-2ck-1abdhlnprst1q2im
month $	-2ik-1clnps1j2m
month _ i	1pqB
month _ you	1m
month and	1ip
month*	-1cdhrs1gil3m
monthly	1g2m
monthly $	1m
monthly or	2g
months	-1drs1ijlm
months $	-1ij1lm
months of	1j
more	-3abci-2eglq-1hpuvwxyAD1jn2dmo3ft
more $	-2s-1jp1i2m
more _ #	1l
more _ $	-3p-1adinq1s2fo
more _ a	1s
more _ from	1C2f
more _ month	1j
more _ than	-2p1o
more _ that	3i
more _ the	-1mps1j2t
more _ they	1j2n
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
more than	-1ae1ijkmnp
more than a	1s
more than the	-1ps1j
more time	-2i-1q1o3t
more to	-1m1n3s
more ~cover	-1p1j
morni*	-3D-2bpC-1acdgjlqsxB4h6A
morning	-2pCD-1abcdgjsxB1h4A
morning $	-1divCD2A
morning @name	1vA
morning @name $	-1v
morning @name @name	1v
morning @you	-1i1A
morning @you $	-1i
morning _ $	-2i-1v1A
morning _ @name	1vwA
mortg*	-1cklp1rs2n
mortgage	-1cklp1rs2n
mortgage $	1n
mortgage _ one	-1k1r
mortgage and	-1k1r
most	-1bcikmt1n2p3s
most $?	1i
most _ ~cover	1ln
most of	1ln
most policies	1n
most ~cover	1n
mostl*	1i2s
mostly	1i2s
mothe*	-1p1dn
mother	-1p1dn
mother _ still	1n
mother is	1n
mother is still	1n
motor*	-1cgu1s
motorist	1js
motorist $	1kn
motorist _ the	-1n
motorist is	-2n1s
motorist on	1i
move	-1bdhklnp2gj
moved	1n
movie	-1b1c
movin*	1i
moving	1i
mr	1A
mr brandt	1A
much	-3n-2bl-1cdghjkmqtD1ap2s4B
much $	-1C1iB2a
much _ they	1ip
much _ you	1i
much _ your	1s
much did	-1q1ip
much of your	1s
much you	-3i1pz
music	2c
must	-3i-1l1d5a
must _ been	-1a1p
must be	-1i1a
must have	2a
must have been	-1a1p
my	-5s-3ginpuD-2ekm-1alotxA1dhryB2v3bq8c
my _ $	-2gD-1afjltuvxAC2cdB3b5q
my _ $?	-1g1i2c3b
my _ @name	-1i2v
my _ for	-1j1x3c
my _ i	-1i1p2q
my _ is	-3i-1abcknpqs2jv
my _ would	1ij
my advice	-1n1i2j
my advice is	1j
my advice would	2i
my bad	1i3q
my call	-1q1p2B
my call $	-1q3B
my mistake	-1p3q
my name	-1x2v
my name is	-1x2v
my names	-1i2v
my names @name	-1i2v
my own	-1lq
my score	-3c5b
my suggestion	-1i1j
my wife	-1c
my ~advise	-1ns4j
my ~advise is	-1is2j
my ~advise would	1ij
my ~kin	-1bhipq3c
my ~meet	-1q1p2B
my ~meet $	-1q3B
my ~thing	1j
my ~thing i	1j
mysel*	-1l1v2p
myself	-1l1v2p
name	-3l-2gi-1acdhkpqs1fn2jv3x
name $	1e
name _ $	-2i1bj
name _ @name	-1i1x2v
name _ the	-1n
name is	-1lx2v
name is @name	-1x2v
name on	-1is1nx
name on the	-1n
named	-2l-1i1jns
names	-1iA1w5v
names @name	-1iA4v
names _ $	3v
neare*	1ls
nearest	1ls
nearest _ $	-1i1ls
nearl*	1n
nearly	1n
neck	1ap
need	-2hikns-1abcefjlqu1goz5d
need $	-1di1o
need _ be	1i
need _ to	2d
need a	1di2g
need the	1d
need to	-2j-1gp1dz
need to be	1i
need your	2i
need ~cover	-1n1x
neede*	1xB
needed	1xB
needs	-1s1lorx
neigh*	1l2n
neighbors	1n
nervo*	1p
nervous	1p
never	-6i-2jl-1m1e3n4a
never _ $	1en
never _ up	-1i1ns
new	-4j-2ab-1cdeghtuC2ikr
new $	1l
new _ $	-1jp1inr
new _ $?	1i
new _ costs	-1k1s
new _ would	-1j1km
new _ ~money	-1k1s
new one	-2j-1np1i
new one $?	1i
new one costs	-1k1s
new one would	-1n1k
new one ~money	-1k1s
new patio	1x
new policy	-1jls1n2k
new policy would	1n
new ~cover	-1jls1knr
new ~cover would	1n
new ~thing	1inx
new ~thing $	1i
news	-1iA2cp
news $	-1iA2cp
next	-3u-2gp-1acrt1beiC2hn4k
next #	1d
next _ $	-2u1i
next _ $?	2h
next _ each	-1g2k
next to	-2j-1gpu1ns5k
next to each	-1g2k
next week	-2u-1n2hi
next week $	-2u2i
next year	1l
nice	-2l-1opA3D
nice _ $	-1ip
nicot*	2s
nicotine	2s
night	-1ksx1eC
night $	-1ik1eC
night $?	1hi
night*	1r2p
nights	1r
nights a	1r
no	-3gimx-2chjkqtuwAB-1osvyC1ap2fnr3l4d
no $	-1D1dp2br
no _ $	-2il-1jkmo1rs2D
no _ and	1o
no _ at	-2p-1i
no _ calls	-1dp3f
no _ for	-1s3l
no _ here	1ijp
no _ if	-1s2l
no _ in	1l2p
no _ income	-1l1j
no _ insurance	1n
no _ it	1p
no _ motorist	1n
no _ on	-1d2l
no _ so	1n2l
no _ that	-1o1p
no _ to	-1np1d
no _ you	-1n1ad
no business	-1l1j
no business income	-1l1j
no coverage	-2s-1i1e2n
no coverage $	1e
no cyber	1n
no flood	1n
no i	-1l2i
no idea	2a
no insurance	1l
no judgment	1i2p
no matter	-1l1s
no matter what	-1l
no more	-1p3f
no more calls	-1dp3f
no on	1jn
no policy	-1n1l
no pressure	-1n
no reason	-1o
no reason to	-1o
no rush	-3p-1D
no tickets	1or
no to	-1dp1az
no uninsured motorist	1n
no way	-1p1l
no wonder	-1p1a
no wonder you	1a
nobod*	-3is-2bd-1ceghjkmtwxyBCD1af3n5p
nobody	-2is-1bcdghjkmxC1alnq3p
nobody _ a	2p
nobody _ it	-1p1l
nobody _ the	1n
nobody _ this	1p
nobody _ to	-1p1a
nobody _ you	1foq
nobody calls	1f
nobody can	-1p2l
nobody likes	-1i1lp
nobody told	-1l1no
nobody told the	1n
nobody wants	1a
nobody wants to	-1p1a
nobodys	-2i-1es1fo2p3n
noise	-1p1t2q
non	-1iln1j2s
non owned	-1iln1j2s
noon	2d
norma*	1n2p
normal	1n2p
normal ~cover	1n
not	-6i-5x-4ceghB-3psuwyzAD-2bkmrvC-1j1a3n6l
not $	-1dijs1m2kn
not _ $	-4a-2dB-1bejkmnpq1s3l
not _ $?	1t2i
not _ a	-1fip1ab2de
not _ about	-1l1n
not _ an	1l
not _ and	1n
not _ any	-1i
not _ anymore	1f2n
not _ anything	-2j-1d
not _ by	2l
not _ coverage	-1n
not _ for	-1dms2l
not _ her	1j2i
not _ how	1a
not _ i	-1p1v
not _ if	1j
not _ in	-1an1hlp
not _ insurance	-1n1i
not _ is	1l
not _ it	-1do1ak2s3j
not _ lawyer	1l
not _ like	1p
not _ me	-2p1dl
not _ of	2l
not _ paid	1n
not _ that	-3p-1ad1jt2l
not _ the	-1dijmqs1lnor2p
not _ there	1o
not _ this	-1ai1de
not _ till	1l
not _ to	-4d-2nt-1agjs1oq4l
not _ up	-1l2d
not _ what	-1ps1l
not _ with	-1l1jn
not _ you	-3a-1dehkoqA1lC2t
not _ your	-3n-1e1a2l
not a	-2p-1bs1o2l
not a lawyer	1l
not able	1l
not able to	1l
not allowed	-1p1l
not allowed to	1l
not backdate	1lp
not be	-2j-1lp1ehqs2b
not be paid	1n
not been	2n
not blame	-3l-1a1i3p
not blame you	-1al1i4p
not call	-1hl3f
not call you	-1h
not change	-1ps1j
not come	1n
not cover	-1is1l
not cover a	-1l1n
not cover your	-1n
not covered	-1s1j2n
not covered $	-1s1l
not do	-1ains1d3l
not do is	1l
not do it	-1n1d
not do this	-1i
not enough	-1l
not feel	1p
not feel like	1p
not fix	-1ds1e2l
not for	-1s1en
not get	-2l-1jpq1i2at
not getting	1dq
not give	1d
not give you	1d
not go	-2l1jos
not going	-1p1l
not going to	-1p1l
not guarantee	1m
not have	-1ijlps1abdek2nq
not have a	-1n1be2d
not have the	1ln
not have to	-1d1op
not hear	-2il-1e2f3t
not hear you	-2il3t
not help	-1n1l
not here	-1l1n
not insured	-1l1n
not issue	1l
not keep	2C
not know	-1dijp1n2a3l
not know $	-1a2l
not know about	-1l1n
not know the	1a
not know what	1l
not leave	-2p-1a1jl
not like	1ipr
not make	-1ap1l
not mean	-2pt-1lo1s2q
not mind	-1d1i
not named	-1l1n
not on	-2l-1j1n
not on the	-1j
not open	1i
not part	2l
not part of	2l
not pay	-1is1l
not pay $	1l
not pay for	-1n
not promise	2l
not promise the	1l
not protect	1n
not put	-1p1ln2d
not really	-2p1io
not say	-1jp1l
not see	-1l2p
not sign	-1d
not so	1s
not something	-1anp2l
not something i	-1p2l
not take	-1j1k2d
not tell	-1dp1l
not tell you	-1dp1l
not the	-1kl1bn
not there	-1l
not to	-1l1dg2s
not touch	1l
not trust	1p
not understand	-1lpq1a
not want	-1n1fo
not want to	1f
not what	1s
not work	-2l-1n1i
not you	-1i
not your	1p3a
note	1f
notes	1r
nothi*	-4i-2ajk-1dhmsx2np3el
nothing	-4i-2ajk-1dhmsx2np3el
nothing $	-2in-1k1s2el
nothing _ the	-1l2n
nothing _ your	-1s1n
nothing for	-1p3n
nothing on	-1s1n
nothing on your	-1s1n
nothing to	-1l1eps
notic*	-1lpu1x
noticed	-1lpu1x
noticed you	-1u1x
now	-5p-4as-3cehl-2tAD-1kqxyzB1g2fu3bnC5d
now $	-2aiklpsuD-1cehqtwx1bjn2fm3dC
now $?	-2b-1cd1gi
now _ $	2iu
now _ is	3n
now _ not	1b
now _ you	1g2b
now _ ~not	1b2d
now a	-1aA1bu
now and	1bi
now i	1i
now okay	-1i2u
now or	1i2d
now the	1kn
now there	1n
now there is	1n
now you	-1n1dr2i
numbe*	-4g-2abenu-1cjkpBC1oqtz2is4f
number	-3gnu-2ab-1ejkpzBC1ioqstx4f
number $	-1ckp1host2f
number $?	-1g
number _ $	1flq
number _ i	-1h
number and	-1s1d
number for	1i2c
number is	-1i2s
number off	1fp
number on	1s
number on the	1s
numbers	-1c1his2z
numbers $	1z
numbers and	-1i1h
numbers together	1hk
obvio*	-1l2a
obviously	-1l2a
of	-5k-3b-2dgijz-1lmnrwxyBD1c2ps
of #	-2i-1jnps1o2cl
of # $	-2i1l2c
of $	-1s1gn2p
of $?	1i
of _ #	1n
of _ $	-3i-2bds-1gjkmprtw1hlnoqu2ac
of _ $?	1giu
of _ and	-1lC1ps
of _ are	-1a1i
of _ do	-1d1i
of _ does	-1i
of _ house	1s
of _ if	1gi
of _ in	-1m1ops
of _ insurance	1lnA
of _ is	1ilns
of _ life	1e
of _ list	1p
of _ new	1i
of _ not	1jo
of _ on	1s
of _ pocket	1n
of _ sales	1s
of _ that	-1l
of _ think	2p
of _ to	-1s2at
of _ were	2i
of _ year	1ps
of _ you	-1is1e2p
of _ ~cover	-1ijp1eA2l3s
of _ ~kin	-2p-1is1d2C
of _ ~meet	-1i1ry2u
of _ ~money	1p
of _ ~not	1jo
of _ ~send	-1s1p
of _ ~thing	2s
of a	1ms2a
of any	2s
of business	1j
of course	-1ios2p
of course $	-1p
of course you	-1i2p
of coverage	1x
of coverage $	1x
of everything	-1ip1e
of folks	1p
of it	-2s-1dj1a2hn
of it $	1an2h
of liability	1s
of money	-1p
of money $	-1p
of paper	-2s
of people	-1aos2p
of policy	1l
of that	-1a2lC
of that $	2l
of the	-1clmx1isvw
of the house	1s
of the new	1i
of the ~money	1s
of the ~thing	-1i1s
of things	2i
of this	-1bd1ny2u
of this $	1an
of those	-1cp2i
of what	2l
of work	-1i1s
of you	-2a-1chlnoux1gjp2i
of you $	-1ao2p
of you $?	1g
of your	-2p-1dfos1nC2e
of your pocket	1n
of your sales	1s
of your ~cover	-1n1es
of yourself	-1i2ap
of yourself $	-1i2a
of ~cover	-1np1clms
of ~cover $	1x
of ~cover $?	2c
of ~kin	-1i1p
of ~money	-2in-1jp1oqsB2cl
of ~money $	-2i1l2c
of ~thing	2n
off	-2begikt-1cmoruxz1dhlq2s3j4f
off $	-3d-2i-1o1afjlpq
off $?	-1s
off _ list	-1ah1q3f
off _ the	1j
off _ ~money	1h
off _ ~thing	-1in1jl
off a	1h
off for	-1p2s
off our	1fp
off our list	1fp
off the	-2i-1a1dq2fs
off the list	-1a1q3f
off the ~thing	-1in1jl
offer	1dkl
offer you	-1p1l
offer*	2dk
offers	1k2d
offic*	-2ps-1bdhijkl1q2gx
office	-2p-1ils1q
office $	-1p
officer	-1s2x
oh	-2a-1bcdjlostuxBC1y2iA3D
oh _ $	-4i-1apC1nA4D
oh _ that	1p
oh wow	-1pq2D
okay	-4ap-3cdjns-2loqtzA-1eikm1bh2r5u6D
okay $	-2AC-1ab1u2i5D
okay $?	-3i1h
okay _ $	-1bC1i2D
okay _ a	-1u1i2h
okay _ i	-2i1gru
okay _ it	1D
okay _ that	1iuy
okay _ will	-1p1fC
okay _ you	-2i1B3u
okay and	1g
okay got	-1i1D
okay got it	-1i1D
okay i	1fi
okay i will	-1p1f
okay if	-2i-1gz2u
okay if i	-2i-1g1u
okay so	-1bjnoD
okay thank	2B
okay thank you	2B
okay time	1ux
okay to	1gu
okay with	-1gi1y3u
okay with that	1iuy
okay with you	-3i3u
old	-3bp-2d-1cghlnqstux1ijk4a
old _ $	-2i-1l1n2j3a
old _ is	-1n1k
old _ would	1a
old _ you	-1a2i
old are	-1a1i
old are you	-1a
old one	-1l1j
old policy	-1lns1kr
old ~cover	-2s-1ln1jkr
old ~money	1l
old ~thing	1s
olds	2i
olds your	1i
on	-6c-4aC-3muA-2dfgstvz-1epwB1ijrx2q3n
on #	1x
on $	-2gl-1behikpq3jsD
on $?	1i
on @day	-1ijk4h
on @day $	-2i-1k1x
on @day $?	1h
on _ #	-1k
on _ $	-3s-2adgpr-1eikmC1jlxz2nqt
on _ $?	-1bdt1gh2i
on _ @day	-1k1B
on _ and	1gqrs
on _ business	-1gn1z
on _ call	-1g1i
on _ car	-1j2n
on _ delivery	1l
on _ end	2i
on _ first	-1k1d
on _ fixed	1o2r
on _ for	1p
on _ form	2n
on _ hail	1n
on _ hook	-1j2n
on _ house	1ip
on _ i	1q
on _ is	-1is2n
on _ it	-1ln1k2m
on _ left	-1j2k
on _ loan	-1i2n
on _ of	1s
on _ one	-1jn1kl2pq
on _ or	1s
on _ own	1d
on _ page	-1hi3k
on _ payroll	1s
on _ personal	-1l1n
on _ policy	-3l-1gk1n
on _ recorded	-1xA2y
on _ right	-1j2k
on _ roof	-2i-1ns1j2k
on _ same	-1h1kr
on _ second	-1s
on _ so	1jn
on _ street	-2in-1js1x2de
on _ the	1ikl
on _ you	1h2i
on _ ~cover	-2g-1kl
on _ ~harm	1n
on _ ~meet	-1g1i
on _ ~money	-1k
on _ ~soon	-1k1B
on _ ~thing	-2s-1elr1k
on a	-1abdekpruA1gino2y
on a call	1i
on a car	1n
on a delivery	1l
on a fixed	1o
on a hail	1n
on a personal	-1l1n
on a recorded	-1xA2y
on a ~cover	-1n1s
on a ~harm	1n
on a ~meet	1i
on a ~thing	1n
on for	1in
on here	1j2n
on it	-1gjks1ip2n
on it $	-1dgjl1p
on it $?	1i
on it is	-1s1d2n
on me	-1j1q2t
on my	-1c1i2b
on now	1j
on one	-2i-1hj1k
on our	1x
on payroll	2i
on payroll $	-1s3i
on that	-2a-1b1klnq2g
on that $	-1np1j
on that one	-1j1l2pq
on that policy	-1l1n
on that ~cover	-1l1n
on that ~thing	1jn
on the	-3s-2jtz-1acfgmnoqy1bl2eik
on the #	-1k
on the first	-1k1d
on the form	2n
on the hook	-1j2n
on the house	1ip
on the left	-1j2k
on the loan	-1i2n
on the policy	-2n-1gl1s2j
on the right	-1j2k
on the roof	-1is2k
on the same	-1h1kr
on the street	-2n2e
on the ~cover	-3n-1g1js
on the ~money	-1k
on the ~thing	-1jns1ip2k
on there	-2i-1dlo1m2jn
on there $	-1i2jn
on this	-2n-1agj1bk2i
on this $	1i2b
on those	1i
on to	-1i2j
on top	2s
on top of	1s
on us	3q
on what	2l
on wind	-1m1iknr
on you	-2i-1ks1enpq2bl
on you $	-1ijs1d2ln
on you for	2p
on your	-2e-1bhklms1oz2adp
on your own	1d
on your policy	-1ijls2n
on your street	-1i2d
on your ~cover	-1ijls2n
on ~cover	-2i-1n1jr
on ~cover $	-1i1j
on ~money	1x
on ~soon	-1ijk3h
on ~soon $	-2i-1k1x
on ~soon $?	1h
once	-1gijkl1px2dht
one	-5a-3bdhxz-2sAD-1fgilpuy1mnoq2ejr6k
one #	-1j1gikn
one # $	1m
one # a	-1m1gn2i
one $	-3i-2k-1aegor1mpqC2cl4j
one $?	-1k1i
one _ #	-2n-1jp1krs
one _ $	-1jlnrD1op3s
one _ $?	1u
one _ a	-1m1gnp2i
one _ and	-2s-1in1r2e
one _ i	-2n1jk
one _ is	1in2p
one _ it	-1p
one _ of	-1s2m
one _ or	-1k3i
one _ rental	1k
one _ salary	-1k1r
one _ that	-1p1q2l
one _ the	1kvw
one _ those	1i
one _ time	-2i-1q3t
one _ to	-1l1n
one _ with	-1i1nu
one _ would	1n
one _ you	-1t1jks
one _ your	-1s3n
one _ ~cover	-1ns1k
one _ ~money	-2n-1ijlp1rs2k
one _ ~pay	-1ls2k
one accident	1en
one bad	1n
one costs	1s
one for	1jq
one has	-2l-1n2k
one income	-1n1r
one is	-1n2j3k
one is ~money	-1n2k
one more	-2i-1knq2ot
one more time	-2i-1q3t
one of	-1ps1ivw
one of those	1i
one of your	1n
one page	-1i1k
one pays	-1s1k
one so	-1j
one thing	-1p
one times	-1klms1r2n
one times salary	-1k1r
one times your	2n
one with	-1r1k
one with ~cover	-1r1k
one without	1k
one without $	1k
one would	-1n1k
one you	1g2l
one ~harm	-1iks1n2e
one ~harm and	-1n2e
one ~money	-1jl1gikp
one ~money $	-1k1ps
one ~money a	-1m1gn2i
one ~not	1k
one ~not $	1k
one ~pay	-1s2k
one ~thing	-1eln1irs
ones	-2s-1gir1jm2q3k
onlin*	-1c1iuvw2x
online	-1c1iuvw2x
online $	2x
only	-3ms-1ehijkrux1a2b3n4d5l
only #	-1l1dn
only _ $	-1a1j2ip
only _ $?	1i2b
only _ and	1n
only _ for	-1ik1do
only _ the	1j
only _ up	-2m2l
only a	-1jn1abl
only go	1ln
only pay	-1is1o
only pay what	-1s
only pays	-1ks2l
only ~cover	1n
only ~money	1dn
only ~pay	-1ikps1o2l
only ~pay for	-1ik1o
only ~pay what	-1s
open	-2lp-1agk1dr
open $	1hs
open $?	1i
open to	-1g1u
openi*	2i3b
opening	2i3b
opini*	-1u
opinion	-1u
optio*	-1jnu2km
option	2km
options	-1u
options $	1z
or	-5cj-3mop-2hlqruxyC-1abefksvwABD2d6i
or #	-1k1s2t
or # $	3i
or # $?	-2i2t
or $	-1dg2i
or _ #	1i
or _ $	-1bcjknoptu1ad
or _ $?	-1ci1t
or _ companys	1i
or _ in	1g
or _ it	-1gs1i
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
or do	1i
or does	1i
or is	-1d1iu
or is it	2i
or just	2i
or no	1dz
or out	-2i
or rent	1i
or something	-2i1a
or the	-1k1gin
or the companys	1i
or what	-2i-1o1g3a
or what $	-2i-1o1g3a
or you	-1i2d
or ~money	-1k1s2t
or ~money $	3i
or ~money $?	-2i2t
or ~not	1z3d
or ~pay	2g
order	-1s1clz2n
order*	-1s
orders	-1s
origi*	1i
other	-3l-2acgjmnr-1epqtuxzD1bdi3ks
other $	-1g1k
other _ $	-1kln2bs
other _ $?	1i
other _ has	-1kln1s
other driver	-1kln1s
other driver $	2s
other driver has	-1n1s
other drivers	1s
other guys	-1l
other people	1dn
other*	-1i1k
others	-1i1k
ouch	-2D3p
ouch $	-2D3p
our	-4p-3i-2jkls-1abcdenovBC1hrx2qy3f
our _ $	-1q1x2f
our _ is	-1i
our list	1fp
our list $	1fp
our office	-1ip1q
ours	-3n-2hjs-1gilpr2m7k
ours $	2k
ours _ #	1km
ours _ the	-1j2k
ours _ ~money	2km
ours has	-1js2k
ours has the	-1j2k
ours is	1k2m
ours is #	1km
ours is ~money	1k2m
out	-2aimprz-1bjkouvwyABD1dn2l3C4t
out $	-4i-2ae-1bdns2j3l4t
out $?	-1t1iu
out _ #	-1h1gl2j
out _ $	-2ip1nq2tC
out _ $?	-1t1i
out _ a	1s
out _ and	-1n1ek
out _ form	2x
out _ in	1h
out _ me	1cn2d
out _ so	1l
out _ the	-2p-1jlnx1dh2e
out _ you	-2i1n2as
out _ your	-1fhs1x2nC
out _ ~money	-1h1gl2j
out a	1ux
out a form	1ux
out and	1n2s
out at	1s2l
out for	-1s2a
out in	-1h1g
out of	-2hx-1adegju1binqC2f
out of the	-1px
out of your	-1hs2nC
out on	-1n2e
out on the	-1n1b2e
out that	3d
out the	2g
out there	-1l1it3C
out there $	-1i2tC
out there $?	-1t
out to	-1p1n2h
outsi*	-2n-1i2s
outside	-2n-1i2s
outside $	1p
outside of	1l
outside the	-1l1s
over	-3djp-2acl-1fgmoyD1einv2rw3h
over $	-2n-1djp1b2ek3h
over $?	1i
over _ $	-2p-1hknAC3i
over _ lakeside	1vw
over _ the	1hC
over _ we	2r
over _ you	1hB
over _ ~cover	1nx
over _ ~money	1p
over _ ~soon	-1i1h
over a	-1i
over at	-1i2vw
over at lakeside	1vw
over it	-1ns2r
over that	-1hp
over the	-1i1hpst
over there	-1A3i
over there $	-1A3i
over this	-1e1h
over to	1B2h
over what	-1is1r2n
over with	1n
over your	1x
overf*	-2n1is
overt*	1d
owe	-2j-1akp1r2dq
owe #	1r
owe on	1i
owe you	2q
owe ~money	1r
own	-3p-2hnx-1bcdegmtuvC1a2s
own $	-1i1dnz2s
own _ $	-2in-1elp1kqs2a
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
own policy	-1i1j2a
own policy $	-1i1a
own that	1i
own your	1i
own your ~thing	1i
own ~cover	-1l1a
own ~thing	-1ij1l
own ~thing $	-1i1l
own ~thing and	-1s
owned	-1iln1j2s
owned _ for	-1i2s
owner	-2j-1nu1dhixA2a
owner $	1k
owner $?	1h
owner _ the	-1j2x
owner about	1x
owner about the	1x
owner*	1hp
owners	1hp
packa*	-1eks1jm
package	-1eks1jm
page	-1bcginpst1qr2hk
page $	-1s1q
page $?	1i2h
page _ i	1z
page and	-1g
page and i	1z
paid	-2j-1adehmprux1g2no
paid #	1no
paid $	1j
paid $?	-1n1i
paid _ $	1l
paid _ $?	1i
paid _ yourself	1o
paid for	-1s1kln
paid for $	1l
paid work	1n
pain	1ap
paper	-2s
paper*	-1a1p2i
papers	1i
pardo*	-2i-1c2q4t
pardon	-2i-1c2q4t
paren*	1a
park	-1np1w
park _ $	-1i1s
park it	1s
parki*	1i
parking	1i
part	-4p-2jq-1bdghku1nt2ai4s
part $	-1lpq1a2t3s
part _ $	1i2a
part _ it	-1s1il
part _ this	1i
part _ you	1is
part _ ~pay	-1i1s
part of	-2a-1ps1l2i
part of it	-1s1il
part of this	1i
part time	-1s1n
partn*	1vw
partners	1vw
partners $	1w
pass	-1g1jn3b
pass $	3b
passe*	-1n
passed away	-1s
passengers	-1n1s
passw*	2j
password	2j
past	-1s2n
past the	1n
patie*	-1C2a
patience	-1C2a
patio	-2i-1glpsz1rvwA2x
patio $	-1ijnu1mx
patio _ the	1jn
patio and	-1n1j
pay	-3adek-2cprt-1bfghmquvwxzBC1ios4l
pay $	-2i3s
pay $?	-1n1i
pay _ $	-1np1ms2l
pay _ if	1o
pay _ it	1n2g
pay _ that	1i
pay _ the	-1i1jl
pay _ what	-1i1o
pay _ your	-1l1np
pay _ yourself	1o
pay a	1s
pay for	-1jns1ilop
pay for a	-1s
pay for it	1n2g
pay for that	1i
pay for the	-1n1s
pay for your	-1l1jps
pay it	1o
pay now	1m
pay off	-1is1j
pay off the	-1s1j
pay the	-1l
pay what	-1s
pay your	1n
paych*	-1ekl3n
paycheck	-1ekl3n
paycheck _ the	-1n1s
payin*	-1bdjqA1lmps2n
paying	-1bdjqA1lmps2n
paying $	-1q1imp2l
paying _ a	1s
paying _ and	1ln
paying _ it	1en
paying _ that	1k
paying for	2n
paying for it	1en
paying on	1s
paying on a	1s
payme*	1g2p3i
payment	2gip
payro*	-2n-1k2is
payroll	-2n-1k2is
payroll $	3i
payroll and	-1in1r2s
pays	-5i-4j-2abdemprx-1cghnoquvwzBCD2k3l5s
pays $	2l
pays _ $	-1n2k
pays _ a	-1kl2s
pays _ for	1k
pays _ the	-2l-1i1p2s
pays _ you	1n
pays _ your	1l
pays for	-2i-1jk2s
pays for a	-1l1s
pays for the	-2l-1k1ps
pays if	-1n1ls
pays nothing	-1s2l
pays the	-1n1s
pays what	-1n1l
pays you	-1i1s
pays your	-2n-1l2s
pensi*	1i
pension	1i
peopl*	-2bcik-1eghjlmoquxyBC1r2a3p
people	-2bcik-1eghjlmoquxyBC1r2a4p
people $?	1i
people _ a	1p
people _ for	1d
people _ in	1r
people _ that	-1l1p
people _ you	-1p3a
people _ your	1l
people always	-1p1a
people like	-1p2a
people who	1d
per	-1jl2s
per _ and	1s
per accident	-1l2s
per person	-1l2s
per person and	1s
per ~harm	-1l2s
perce*	-1hjlp1nr2km
percent	-1lps1ir2m
percent $	1jn
percent _ and	-1n
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
perma*	-1i3s
permanent	-1i3s
permi*	-2i-1jp2ux
permit	-1jp2x
perso*	-4i-2a-1ceghmryz1bd2no3s
person	-2a-1ghiklmu1bnpx2do3s
person $	1os
person $?	-1u1b2i
person _ a	1o
person and	2s
person or	1i
personal	-3i-1ps1kln
personal _ $	-1i1j
personal _ is	1s
personal _ policy	-1s
personal _ ~cover	-1s1ln
personal auto	-1s2ln
personal auto policy	-1s
personal ~cover	-1s2ln
personal ~cover ~cover	-1s1ln
persons	1s
phone	-1j1t2d
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
piece	-1jn
piece _ paper	-2s
piece of	-2s
piece of paper	-2s
piece*	2j
pieces	2j
pipe _ $	-1s
pipe burst	-1s
pipe ~harm	-1s
pizza	-1s1m2c
place	-2hl-1abdeku1g2c3i
place $	-1s1in
place _ $?	1g
place and	-1l
place:first	-8C-7abcgt-6hjlm-5fiqsD-4deknvwAB-3uy-2or-1xz
place:first-last	-8x-7z-6knruvw-5defmqyB-4ghjlopstAC-3abc-2D3i
place:later	-2ln-1abcdejkoqrtyBC1fm2s3x
place:later-last	-8cg-7bD-6ahi-5moyAB-4fjlnpqt-3devw-2rsxzC1k
plan	-1i1ghz
plan $	-2p
plan _ a	1j
plan on	1j
plane*	3c
plann*	1i
plans	1is
plans for	1i
plate	-1in3p
plate $	-1in2p
play	-1is2bc
play $	2b
playe*	1ip
played	1ip
pleas*	-1abgjkpqv2s3t
please	-1kqv1A3t
please $	2i
pleasure	-1a2s
pleasure use	1n2s
plent*	-1is1p2j
plenty	-1is1p2j
plenty of	-1i1p
pocke*	-1s1n
pocket	-1s1n
pocket $	1n
point	-2i-1D5p
point*	-2c1r5b
points	-2c1r5b
polic*	-3be-2cdmpqtu-1afiosvwxyBCD1g2kn3l
policies	-2j-1lms1p2k
policies _ delivery	1ln
policies exclude	1ln
policies exclude delivery	1ln
policy	-4p-3e-2bcu-1adfimoqstvwxyBCD1gj2ln
policy $	-1knpr1gs3j
policy $?	1h2i
policy _ $	-1l2j
policy _ a	-1s1k
policy _ and	-1s1l2k
policy _ at	1l
policy _ be	1j
policy _ by	-1k1z
policy _ for	-1s1l
policy _ if	1g
policy _ it	1l
policy _ not	-1ijs
policy _ that	-1n1s
policy _ the	-1js1r
policy _ to	-1j1k
policy _ up	1x
policy _ you	-1js1gn
policy _ your	-1n
policy and	-1ln
policy does	-1il1n
policy does not	-1il1n
policy excludes	2l
policy for	-1in1gs
policy has	-1ijn2kl
policy if	-1i
policy is	-3n-1kl1ij
policy is it	1i
policy is not	-2n
policy leaves	2ln
policy next	-1j1k
policy next to	-1j1k
policy pays	-2s1l2n
policy pays for	-1ns1l
policy says	1n
policy still	1n
policy stops	-1s1ln
policy stops at	1l
policy that	-1l
policy the	-1n1rs
policy to	1s
policy today	1j
policy with	1ah
policy would	-1l1m
policy you	1s
policys	1k2l
porta*	-1n1s
possi*	-1pD2hl
pract*	-2g-1d3b
practice	-1dg3b
premi*	-1ikln1m3s
premium	-1n1m3s
presi*	1c
president	1c
press	-1kns1ir
press _ down	-1n
press goes	-1n
press goes down	-1n
press*	-2lp-1de1s3n
pressure	-2lp-1de1s3n
pressure $	1i
pressure _ $	-2n-1l1s
prete*	-1p3b
prett*	-2B-1dglp2i
pretty	-2B-1dglp2i
price	-3j-2n-1abcefhmptxC1irs2d3z
price $	-1dhiklmpx1z2s
price _ $	1z
price _ not	-1l1o
price _ the	-1k1d2s
price _ with	1k
price and	-1k1r
price is	1gko
price it	1z
price it with	1k
price*	-1ijp1z2ks
prices	-1ijp1sz2k
prices $	1kz
prici*	-1k1m2z
probl*	-3i-1p1n2aou
problem	-5i-1p1n2aou
problem $	-3i-1p1n2ao
problems	1i
profe*	-1l
professional	-1l
professional liability	-1l1n
progr*	-1adghnu1k3i5b
program	-1agnu1k2i
proje*	1s
projected	1s
promi*	-2p-1adit1mu4l
promise	-2p-1adit1mu4l
promise the	1l
promise you	-1p2l
promp*	-1i4b
prompt	-1i4b
proof	-1in2jr
proof _ ~cover	-1n1x
proof by	-1h2r
proof of	1x
proof of ~cover	1x
prope*	-1jn1l2s
property	-1jn1l2s
property $	1s
prote*	-1jl1in4s
protect	1n
protect the	-1l1n
protection	3s
protects	2s
prove	-1n1d
pull	-1cs1hi
pull _ your	1h
pull up	1k
pump	1n
pump _ $	1n
pump quits	1n
purch*	1n
purchase	1n
purchase price	1n
pushe*	1p
put	-4s-2abcnr-1eilqtzBC1k2g5j
put _ $	1i
put _ a	1x
put _ down	1gi
put _ in	-1n1g
put _ on	-1dik1ju
put _ ~cover	2g
put _ ~money	1k
put _ ~thing	1j
put it	-1j2g
put it in	-1i1g
put that	1g
put the	-2s-1hilr1gjk
put the ~cover	2g
put the ~thing	1j
put this	-1g1d2p
put you	-1j1u
put you on	-1i1u
put your	-1i1k
puts	-1n2s
putti*	1ir2g
putting	1ir2g
quali*	-1p1ln2y
qualify	1ln
quality	2y
quality $	1y
quart*	1m2j
quarter	1m2j
quest*	-3h-2acdgijk-1bflqrs2p3u4z
question	-1ab1ip
questions	-3hi-2gj-1cdfklr1p3u5z
questions $	-2i-1l2pu
questions $?	-3i-1z3u
questions _ show	-1ju1z2i
questions _ then	-1h1u2z
questions _ you	1z
questions and	-1h2z
questions and then	-1h1z
questions first	2z
questions then	-2u-1j2iz
questions then show	-1ju1z2i
quick	-2i-1bgnsA3ru
quick $	-1hip1ru
quit	-1cCD1b2a3d
quit $	1i
quit _ $	-1D1d3a
quits	1n
quote	-2jps-1deno1lvw2k5x
quote $	1iz2x
quote _ started	1x
quote is	1lu
quote you	-1l3x
quote you started	1x
quote*	-2n-1s1k2r
quotes _ you	1r
quotes ~soon	1r
raise	-2i-1aks1jo3b
raise _ liability	-1j
raise the	-1s2j
raise the liability	-1j
raise*	-1n1lo
raised	-1n1lo
raised it	1l
ran	1i
rate	-2ip-1aek2ds3l
rate $	1l2d
rated	1s
rated for	1s
rates	-3i-2np-1jkx1al2d5s
rates _ up	-1i1a
rates go	-1in1a2s
rates go up	-1i1a
rathe*	-1dijnp3o
rather	-1dijnp3o
rather _ say	-1j
rather not	-1jp2o
rather ~not	-1jp2o
reach	-1jks1n2x3h
reach out	3h
reach the	1nx
reach*	1w
reached	1w
read	-1bjknp1l5a
read _ the	1i2c
read me	-1h1ci
read me the	1i2c
read that	2l
readi*	-1l2ap
reading	-1l2ap
ready	-1abdju4i5g
ready _ get	1g
ready _ ~buy	1gi
ready to	-1abdu4i5g
ready to get	1g
ready to ~buy	1gi
real	-1cjklpqy1dor3b
real _ $	-1bcijk1gpru
real person	-1u1io2b
real quick	-1i1ru
real quick $	-1i1ru
reall*	-3p-1bginst1oB2aD
really	-3p-1bginst1oB2aD
really _ $	1pq
really _ not	1alo
really _ ~not	1alo
really good	-1p
reaso*	-2ln-1abijmos2p3dx
reason	-2l-1bjmnos2i3x
reason $	-1m2i
reason for	3x
reason i	1x
reason to	-1lo
reasonable	2p
rebui*	-2m-1iln1r3s
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
recor*	-3i-2abdgjklnqx-1cefhpACD1o4u12y
record	-1nD1os3u5y
record $	-1y3i
recorded	-2bip-1adeklsxA7y
recorded $	-1bdip3y
recorded _ $	-1xA2y
recorded for	1y
recorded line	-1xA2y
recorded line $	-1xA2y
recording	-1gi2u3y
records	-1p3y
recov*	1e
recover	1e
regul*	1l
regular	1l
regular ~cover	1l
rejec*	2k
rejected	2k
remov*	-1dx5f
renew	-1np1qB2j
renew $	1B
renew*	-2p-1abcdlnostuz1jkm2x
renewal	-1abcdlnps1jkmx
renewal $	-1kp1hm2x
renewal _ $?	1i
renewal and	-2h-1i1jk
rent	-1ajln1e3i
rent $	-1l1e
renta*	-2n-1g1jk2r
rental	-2n-1g1jk2r
rental $	-1l1r
rental and	1k
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
repla*	-2il-1aegpr1k2j3s
replace	-1m2s
replace _ ~thing	2s
replacement	-2in-1l1ks2j
replacement cost	-1in3j
replaces	1ns
repor*	-1ns1ijm2l
report	-1n1jm2l
reque*	2x
request	1ix
requi*	1y2s
respe*	1p
respect	1p
respect _ $	1p
respect that	1p
respect that $	1p
respo*	-1s1ln
rest	1e
rest _ your	1e
rest of	1e
rest of your	1e
resta*	-2is-1p1a2bn
restaurant	-2s-1ip1aj2n
retir*	1e
retirement	1e
retur*	-1n1s
return	-1n1s
revie*	-1n1vz4x
review	-1in1vz4x
review $	-1s1v3x
rider	1rs
right	-4as-2bcehltxC-1djmqvwzAB1inp2ou4D
right $	-2u-1gpx1kl2D4i
right $?	-2p-1bgt1iu
right _ $	-3i-1abjlC1df2u3D
right _ $?	1g
right _ be	-1in3p
right _ i	-1jn1iry
right _ that	-1i1p2n
right _ you	-2g-1i
right if	-1i1y
right if i	-1i1y
right now	-3p-2bl-1ajsD1f2gn
right now $	-1bilp1dfg
right now $?	1g
right to	-1n3p
right to be	-1in3p
right with	-2i1u
ring	-1iks2j
ring you	1h
rings	1m
roads*	1jl
roadside	1jl
role	-1s2b
role _ $	2b
role play	-1s2b
role play $	2b
roof	-3s-2np-1abcgl1r2k4i
roof $	1ij
roof _ $	1i
roof is	-1l1k
roof that	-1n1l
room	1i2j
roomm*	-1n1il
roommate	-1n1l
roommates	1i
root	1ci
rough	2p
rough*	-1s3m
roughly	-1s3m
roughly $#	1m
roughly ~money	1m
ruine*	3e
ruined	3e
ruiz	1w
rule	1s
rule:acknowledgement	-6n-5stAD-4jlux-3bcdekqvC-2arwy-1fgimz3B13p
rule:agency	-1ls1ivA2w
rule:agenda	-3ijk-2ghrx-1cflps4uz
rule:apology	-4D-3bcjlx-2adhpuvwBC-1gikosyzA10q
rule:backchannel	-7pA-6iC-2abcdjkqrstux-1efghlmnovwyzB11D
rule:break-character	-3cu-2dgjpsCD-1aeiknqtyA16b
rule:clarification	-9i-3D-2q-1abchlpuAC11t
rule:close-ask	-4j-3hp-2bckoqu-1alnrstyzC2i9g
rule:comparison	-2gj-1bilnprsz7k
rule:goodbye	-6D-5p-4iA-3acdjs-2bkltuv-1ghmnrwxz2B13C
rule:greeting	-8D-5C-4a-3bdhlns-2gjkpq-1cefimortzB1u2wx3v16A
rule:insult	-11i-7p-3dlnt-2bcjqsD-1fghkouABC16a
rule:limits	-5s-4i-2adehpr-1bfgjkoqtxzC1n10l
rule:name	-2jlnp-1bdhrz1fk2A4vw
rule:next-step	-3g-2bcdefqsuC-1ajklprtyz3i9h
rule:odd-request	-3i-2b-1a9c
rule:pressure	-5i-2ajp-1cfhlnstuACD9d
rule:price	-4n-3cisx-2aehr-1bdjpqvwyzAC1go4k9m
rule:purpose	-4jns-3flq-2abcdegzC-1hioptD2w3v9x
rule:recap	-2kn-1gjsxz2i7r
rule:recommendation	-5p-3gkls-2hrux-1abcdenq10j
rule:recording	-3i-2dgp-1abehklsxA2u8y
rule:reflection	-7n-4ais-3dejmpr-2bcfgklqB-1htuvwxyzACD10o
rule:scare	-3in-2a-1hjox2p6e
rule:stop-honoured	-3h-1alt1q5f
rule:thanks	-4ipD-3acsx-2bdjltA-1efghkmnouy1w2C12B
run	-2j-1bcdeghikpx1rtu
run _ $	-1n1s
run _ by	-3i2tu
run _ numbers	1h
run a	-1lp1a
run out	-1l1n
run the	1hlr
runs	-1ip1hklm2n
runs _ #	1m
runs _ ~money	1m
runs in	1n
runs out	2l
rush	-1ilpD1hquC
rush $	-2p-1i1hqC
safe	-1gD1p3C
safet*	1i
safety	1i
safety _ $	1i
said	-3i-2p-1aghjno1l2bdqt3rx
said _ could	1x
said _ would	2b
said i	1x
said i could	1x
said you	-1ip1x2b
said you would	2b
said:nothing	-16o-7p-6fvwz-5eghmrtxyB-4bcdjklnquAC-3asD1i
salar*	-1km1r2n
salary	-1km1r2n
salary is	1n
sales	-2l-1b1jm
sales _ $	1p
sales is	1m
salon	1dln
same	-5j-2m-1cdgnqsxz3p4k
same $	2kp
same _ $	-2j-1as1bei
same _ and	-1n1k2a
same _ same	3k
same coverage	1k
same deductible	1k
same limits	3k
same thing	-1aip1bl
same thing $	-1a1l2b
same way	-1j2p
same ~cover	-1jmnps4k
same ~thing	1k
save	-1i1o2lp
savin*	-1jp1n2s
savings	-1jmp1n2s
saw	-1jn1u3x
saw you	1x
saw your	-1n1x
say	-4i-3s-2fhkorD-1jmpquvxAB1agzC2d3l4b6t
say $	-2i1bhqt2a
say $?	-2i1bt
say _ $	-2i-1aghjlpD2C3bdt
say _ $?	-1qt2bi
say _ about	1z2i
say _ again	-1i2t
say _ and	-1ahnp1dg
say _ one	-1iq1t
say _ or	-1di1tz
say _ the	-1i
say _ to	-1p1ae
say _ what	2j
say _ ~soon	1ip
say about	-1i1t
say about the	-1i1t
say anything	1z
say next	2b
say no	-1jnp1ab2d
say that	-1aipq2bt
say that one	-1iq1t
say the	1g
say yes	-1ahlt1z3d
say yes $	-1t2d
say you	1p
say ~not	-1jnp1ab2d
say ~soon	-1g1p2bi
sayin*	-1alB1io2bp
saying	-1alB1io2bp
says	-3i-2o-1jmr1ns2a3p
says #	1kn
says _ $	-1i1knp
says _ lot	-1n2p
says a	-1n2p
says a lot	-1n2p
says that	-1i
says ~money	1kn
scena*	-1i5b
scenario	-1i5b
sched*	-2i-1kpz1jnr2s
schedule	-1isz1r2jn
schedule is	1n
schedule the	-1h1r
scheduled	-1jl2s
scheduling	-1n1s
scheduling the	1s
schoo*	-1cg1i
school	-1cg
school $	-1g
score	-3c2s6b
score $	-2c4b
seaso*	-1n
season	-1n
sec	-2i-1pD4u
secon*	-3cp-2ilq-1abhkmxC1j2dtz4u
second	-3c-2pq-1abhiklmxC1dj2tu3z
second $	-3i-2q-1ckp1duz2t
second $?	-1i1guz
second _ $	-1c
second _ line	1s
second _ on	-1g1z2n
second in	1s
second in line	1s
seconds	-1ip2du
secur*	-1g1i
security	-1g1i
see	-3gh-2bcqstu-1deijlmorA1axz2knD3C
see $	-1aflqzC3nD
see _ $	-2i1a2lC
see _ @day	-1hi2C
see _ doctor	1i
see _ it	1p2f
see _ there	1z
see _ you	-1al1kx
see _ ~soon	-1hi2C
see a	1iz
see if	1z2x
see it	2l
see the	1i
see what	-1j2k
see why	-1lp1a
see you	-2i4C
see you @day	-1hi2C
see you ~soon	-1hi2C
seein*	-2i-1p1ou
seeing	-2i-1p1ou
seems	-1i2op
seen	1i2e
sell	-1i1n2c
send	-2g-1cdipquxz1ks3h
send _ $	-1h
send _ a	1h
send _ over	1C
send _ that	-1i1h
send _ the	-1h1l
send _ to	-1g1h
send a	1s
send it	-1g
send it $	-1h
send me	-1i1hk
send me that	-1i1h
send that	1hC
send you	-1u1l
sends	1n
sense	-1blnoqsuBC1ipD2j
sense $	-1au1D2i
sense _ would	-1i1a
sense _ you	-1p2j
sense to	1j2i
sense you	-1io1ap
sense you would	-1i1a
sensi*	2p
sensible	2p
sensible $	2p
sent	2x
separ*	-1iln2js
separate	-1iln2s
separate policy	-1ln1s
separate ~cover	-1iln1s
serio*	-1s
serious	-1s
serve*	1j
servi*	2i
service	2i
set	-1adlpu1t2g
set _ a	1h
set _ for	1n
set aside	1i
set up	-1s1n
set up a	1h
sets	2s
settl*	2r
sewer	-1n
sewer backup	-1n
sewer ~cover	-1n
shall	-1t1i3g
shall _ ~buy	1i2g
shall we	-1t2g
shape	3i
shape:agency	-4i-1acjlnpqsuyAC3v5w
shape:full-name	-4i-1abcjknpqsuD1C2x3w5v
shape:with-name	-3u-2inpC-1abdfgklmqsD1xA5v6w
share	-2i1hu
share*	-1i1sx2j
shared	-1i1sx2j
she	-2l-1bgpu2jn3i
she _ not	-1l
she _ ~not	-1l
she is	-1ilp1n2j
she is not	-1l
she is ~not	-1l
she work	1B2i
shock	1p
shoot	-1p1h2q
shop	-2s-1c1r2l
shop $	-1cn1lr
shopp*	1i
shops	-1i1s2p
short	-2m-1aip1hlrz4n
short _ that	-1a2ln
shoul*	-2bdos-1acefhlnrtuvwBC1pqy2gx3j
should	-2bdns-1acehlortuvwBC1pqy2gx3j
should _ $	2x
should _ about	-1u1i
should _ call	-1hi1u
should _ get	-1p1j
should _ have	-1l1j2q
should _ the	1j
should _ ~cover	-1i
should _ ~meet	-1hi1u
should _ ~send	-2h
should be	-1j2ap
should get	-1i1j
should have	-2a-1i1p2j
should i	-1jpq2g
should i call	-1hi1u
should i ~meet	-1hi1u
should i ~send	-2h
should know	-1jp1i2l
should know about	1i
should not	-1lp2q
should talk	1ip2x
should we	-1h1ik2g
should ~meet	1p2x
should ~not	-1lp2q
show	-3j-2hp-1acfglqrC1z2bi5k
show _ both	-1j2k
show _ the	-1ij1k3b
show _ what	1iuz
show you	-3j-1ghlr1iz5k
show you both	-1j2k
show you the	-1j1k
show you what	1iuz
shows	-2i-1lC1h2s3p
shrin*	1n
shut	-1il1o2a
shut $	2n
shut _ $	1as
shut _ and	1a
shut down	-1n1s
shut down $	1s
shut up	2a
sick	1d2a
side	-2h-1gps2b4k
side $	1k2b
side _ side	-2h4k
side _ you	-1h1k
side by	-2h4k
side by side	-2h4k
sign	-3ap-2nsC-1bcefhiloqtuxAD2g7d
sign $	-1npsCD6d
sign _ $	1d
sign _ for	1i
sign _ now	-1i1dg
sign _ today	-1i1d
sign anything	-2j-1adlp1i
sign it	-2i-1g3d
sign today	1d
sign up	2g
sign up for	1i
signa*	3g
signature	3g
signe*	-1jls1gn3d
signed	-1jls1gn3d
signs	-1l
simpl*	-1iln1z
simple	-2l-1i1pz
simply	-1np
simul*	-1diD6b
simulation	-1diD6b
simulation $	-1D4b
since	-1ckmtD3in
since #	1n
since $	1i
since _ $?	1i
since _ is	-1l2n
since _ last	1i
since it	1n
since it is	1n
since ~money	1n
sing	-1bi6c
sir	-2i-1C2A
sir $	-2i-1C2A
sits	2s
sitti*	-2j2p
sitting	-2j2p
situa*	-1gk1z
situation	-1gk1z
size	-1in1ps
size $	1s
skip	-1s2j
skip the	1j
sleep	-1i1j
sleep*	2ep
sleeping	2ep
slip	2q
slow	-3i-2b-1djn4a
slow _ $	-1n
small	-1ilo2p3j
small _ policy	1j
small shops	2p
small ~cover	1j
small ~cover ~cover	1j
smart	-2l-1bis2a4j
smart _ is	-1s3j
smoke	2i
smoke*	-1aptD5i
so	-5D-4e-3cfhtuvwA-2aqsxz-1bijpyB1gkl2dr3o4n
so #	-1op1m
so $	-3D-1i1l
so _ #	-1kp
so _ $	-2oC-1bis1adp
so _ $?	1i
so _ a	1s
so _ are	1do
so _ can	-1j1bk
so _ do	1in
so _ does	1p
so _ feel	-2i2o
so _ got	2n
so _ has	-1n
so _ have	-1n1k
so _ i	-1np1r
so _ is	-3p-2ln-1km1d2i
so _ it	1di
so _ just	1z
so _ me	1s2i
so _ recap	-1j1r
so _ somebody	1n
so _ that	-2p-1no3g
so _ the	1ln
so _ this	2d
so _ to	-1n1pr
so _ us	2dj
so _ want	-1o1i2g
so _ we	1i3g
so _ will	1pr
so _ would	-1r1ip2n3j
so _ you	-1ips1n3o
so _ ~cover	-2i-1k3s
so _ ~money	-1kp
so _ ~not	-1n1kqs
so _ ~pay	-1s
so _ ~thing	1im
so a	-2p1ns
so after	-1p
so an	1s
so do	-1n1k2g
so far	-1dkn1ir
so far #	-1k1r
so far $?	1i
so far ~money	-1k1r
so for	1mo
so here	-1jk1r
so here is	-1jk1r
so i	-2d1x2ln3bj
so i can	1bhl
so i will	1pr
so i would	2n4j
so if	-1ios1n
so if somebody	1n
so if you	1n
so is	2i3g
so it	-1ms1aio2p
so it is	-2np-1ms1ao2i
so let	-1l1s2dj
so let me	1is
so let us	2dj
so long	3C
so much	-1ip1s2B
so much $	-1iC1B
so nobodys	1op
so sign	-1s2d
so sorry	3p
so tell	1i
so tell me	1i
so that	-1ips2n
so that is	1j
so the	1kns
so there	-1i
so they	-1il1kn
so this	1do
so those	1l
so to	-1j2r
so to recap	-1j1r
so we	-1in1r
so what	-1gnt1d
so what are	-1i1d
so what is	2i
so when	1n
so who	1i
so with	-1s2n
so you	-2js-1ahlp1n2i3o
so you are	1ino
so you feel	-2i2o
so you got	-1i2n
so you want	-1o1i2g
so your	-1ijs1o3n
so ~buy	-1s2d
so ~cover	-1n3s
so ~feel	-1q1a
so ~money	-1op1m
so ~not	1p
socia*	-1g3i
social	-1g3i
softw*	-1a4b
software	-1a4b
sold	-1l1p2a
some	-3p-1bdgjkqrC1oux3z6c
some _ $	-1ln1iosu2c
some _ $?	-1i1u2c
some _ and	1z
some _ then	-1u1z2i
some of	-1ip1cn
some questions	-1h1z2u
some questions and	1z
some questions then	-1u2i
someb*	-2d-1ghkptu1ins2b
somebody	-1dghkptu1in2b
somebody $	1s
somebody _ it	1s
somebody _ the	1x
somebody _ ~harm	-1i
somebody could	1o
somebody else	1il
somebody gets	1n
somebody who	-2i-1l1an
someo*	-1jln1ix
someone	-1jln1ix
someone _ you	1i
someone ~harm	1i
someone ~harm you	1i
somet*	-2bdgmqsz-1efhinotvyABCD1a2u3c
something	-2dgmsz-1befhinoqtBC1a2u
something $	-3i-1cjnsz1a2pu
something _ $	-1s1ik
something _ $?	1i
something _ do	2i
something _ that	-1p1n
something _ you	-1i2u
something _ ~soon	1n
something else	-1s1i
something happened	-1h1n
something happened ~soon	1n
something happens	1k
something i	-1p2l
something i can	1l
something in	-1i2cj
something like	1np
something like that	-1p1n
something that	2i
something to	1hp
somew*	-1i2u
somewhere	-1i2u
son	2c
soon	-1ajp2hi3C
soon $	-1ajp2hi3C
sorry	-3ilx-2abcdhjsuD-1gknovwyzA5t9q
sorry $	-2t1q2p
sorry _ bother	2q
sorry _ did	-1q
sorry _ hear	-2q1p
sorry _ is	-1p
sorry _ that	-1ip1qt
sorry _ the	-1p1f3q
sorry _ you	-2i-1q2t
sorry _ your	-1q3p
sorry about	3q
sorry about that	-1p1q
sorry about your	2p
sorry for	1fp3q
sorry for the	-1p1f2q
sorry i	-2p-1iu2q
sorry i did	-1q
sorry to	-1i3q
sorry to bother	2q
sorry to hear	-2q1p
sorry we	2q
sorry you	-1q2t
sound	-2tD-1bcjluC1q3a4i
sound _ $	-1pD2a4i
sound _ $?	-1D1i
sound like	-1i2a
sound*	-2ai-1bclnqsC1D2p3o
sounds	-2ai-1bclnqsC1D2p3o
sounds _ $	1o2D
sounds _ you	-1ap2o
sounds like	-1ails1p3o
sounds like you	-1ap2o
speak	-1ghpv1A2C
speak _ the	-1gh
speak to	2i
speak with	2C
speak*	-1abgxC2v
speaking	-2u-1abxC1i2v
speaking $	-1i1v
speaking _ @name	-1u
speaking with	-1u2i
speaking with @name	-1u
speci*	2a
special	2a
spell	-2i2a3c
spend	-1g1ez
spoil*	-1bl2a
spot	-1j
sprin*	-1bs1nq
spring	-1s1nq
spring $	1n
spring $?	1i
spring you	1ln
squar*	1ci
square	1ci
stand	2p
stand*	-1js2ln
standard	-1jns2l
standard policy	-1js1l
standard ~cover	-1js2l
stands	-1l3n
start	-2h-1cklmor1bjpsuz3g
start $	1p
start _ #	1l
start _ $	1gk
start _ a	1j
start _ policy	1d2g
start _ the	2s
start it	2g
start over	1k
start the	-1lz1dj2g
start the policy	1d2g
start with	-1gk1u2z
start*	-2hjp-1bdqrs1kn2cx3g
started	-1bhjkp2gx
started $	1g
started $?	1gm
started _ $	1x
started a	1x
starting	-1h1g2k
starts	-1ps1n
state	-1km1l
state minimum	1n
state*	1s
states	1s
stay	-2p-1biln1aC4j
stay _ $	-1lp
stay _ them	2a
stay _ you	1j
stay with	-1is1aj
stay with them	2a
stayi*	1p
staying	1p
staying with	1p
stays	-2i-1jp1r2fn3k
stays $	-1mns3k
stays the	-1l1r2s
stent	2n
step	-1is1k2z
step up	1jn2k
stick	2j
stick with	2j
still	-2abcs-1deghjkmqrtyACD1ou3i4n
still _ #	1n
still _ $?	1i
still _ a	1op
still _ on	1i
still _ that	1i
still _ there	-1i2n
still _ to	-1n
still _ you	1n
still _ ~money	1n
still a	2u
still driving	1i
still have	1n
still on	-1i2n
still on there	-1i2n
still owe on	1i
sting*	3p
stings	3p
stop	-1cgijknpCD1ds2ab3f
stop _ $	-1D2bf
stop acting	-1ip2a
stopp*	1x2g
stopped	1x
stops	-2ip-1jms1k2n5l
stops $	1s
stops _ #	1k
stops _ the	-1s1ln
stops _ ~money	1k
stops at	-1s1kl
stops at #	1k
stops at ~money	1k
storm	-1s1el
story	-1bn2c
stran*	1p
stranger	1p
strea*	-1p2m
stree*	-1ijkpqs1e2dx
street	-1ijkpqs1e2dx
street $	-1jn1ex
street _ water	1n
stron*	-1p1q3a
strong	-1p1q3a
stubb*	2a
stubborn	2a
stuck	-1ejm1i2bno
stuck with	-1em2in
stude*	1ir
student	1ir
student discount	1r
student loans	1i
stuff	-2p-1dl1z2j
stuff $	-1dilp2j
stupi*	-3p-2i-1f3a
stupid	-3p-2i-1f3a
stupid $	-2i2a
styli*	1i
stylists	1i
sub	-2s1r2n
subs	1in
subs $	1s
such	2ai
sued	1i
sued you	1i
sues	2s
sugge*	-2p-1ikl2jx
suggest	1jz
suggest is	1m
suggestion	-1i1j
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
sure	-3l-2q-1adgknsAC1ip2frD
sure $	-1ip2D
sure _ is	-1l2p
sure i	-2p-1lq2i
surfa*	1n2l
surface	1n2l
surface water	1n2l
swing	1i
swing _ @day	1i
swing by	1i
swing by @day	1i
switc*	-2p-1adl1ijno2b4g
switch	-1dlp1ij2b3g
switched	1n
syste*	-1cjlps1y2bf
system	-1cjps1y2f3b
system $	1i2f
table	1h2k
take	-2btD-1achklmoruvxA1dfiqsz4C
take _ #	-1u
take _ $	-1ipD1dB3C
take _ for	-1l2ds
take _ house	1e
take _ number	1fp
take _ of	-1es1pC
take _ off	1f
take _ out	-1s1n
take _ with	1ks
take _ ~money	-1u
take _ ~thing	-1s1e
take care	-1adeijnstD1B4C
take care $	-1ipD1B3C
take care of	-1es1p2C
take it	-1i1dk2z3C
take it with	1ks
take the	-1k1agls3j
take to	1s
take you	1f
take you off	1f
take your	-1nsBC1e
take your house	1e
take your number	1fp
take your ~thing	1e
taken	-1lD1gos2pt
taken _ of	1g2t
taken care	1g2t
taken care of	1g2t
takes	-2i-1jm1adp2s
takes _ of	-1ip1ds
takes care	-1ip1ds
takes care of	-1ip1ds
takin*	-1abcpq1B2f
taking	-1abcpq1B2f
talk	-3gi-2abcklnos-1efmqyBD2hprzC5u
talk $	-1i2ux
talk $?	-4i-1h3u
talk @day	1h
talk _ $	1C
talk _ $?	1hk
talk _ a	1j
talk _ him	-1u1p
talk _ it	1i
talk _ the	1r
talk _ you	-1ip2C
talk _ your	-1x1dipr
talk about	-1hklorx1p2iz
talk about it	1i
talk again	3h
talk price	1z
talk to	-1cgnsuz1rC2p
talk to a	1j
talk to you	-1ip2C
talk to your	-1x1dip
talke*	1ai
talked	1ai
talked to	1a
talki*	-1lu1aivB
talking	-1lu1aivB
talking about	1a
talking to	-1u1ivB
targe*	1p
target	1p
tax	-1n1js2l
taxes	1cl
tear	-1n1l
teena*	-1js1n2r
teenager	-1ns2r
tell	-3t-2aghkn-1ceiqrsxB1yz2jl3b
tell _ a	-2bi3c
tell _ about	-2b-1cg1i2j
tell _ that	1l
tell _ the	1b
tell _ they	-1j
tell _ to	-1l
tell _ what	-2i-1cj1blu
tell me	-1acghlrtux1d2b
tell me a	-2bi3c
tell me about	-2b-1cg2i
tell me what	-1c1b
tell them	2j
tell you	-2p-1adijknt1uy2z3l
tell you that	-1p2l
tell you what	-2i-1j1l2u
telli*	1o
telling	1o
telling me	1o
term	-2p-1dinx1l2rs3j
term $	-1k1jn
term _ not	1m
term _ the	1s
term and	1k
term does	1m
term does not	1m
term for	2r
term is	-1m1j
term policy	1j
terri*	-1i2a
terrible	-1i2a
text	-1u1i3h
text _ a	2h
text me	2h
than	-2d-1bcegklpx1ajs5m
than _ $	-1m1p2a
than _ you	-1n2m
than _ ~cover	-1s1m2n
than _ ~money	-1j
than a	1s
than the	-2s-1kp
than the ~money	-1j
than to	-1m1jos
than what	-1n2m
than what you	-1n2m
than you	1m2a
than your	-1p3m
thank	-2p-1aciqsxAD1wC7B
thank _ $	-1ipC2B
thank _ for	-1px1vw3B
thank _ so	-1i1B
thank you	-2p-1aciqsxAD1wC7B
thank you $	-1ipC2B
thank you for	-1px1vw3B
thank you so	-1i1B
thank*	-3D-2cpsx-1abdhijlntA8B
thanks	-3iD-2cpx-1abdhjlnstA8B
thanks $	-2CD1B
thanks _ calling	-1x1vwB
thanks _ much	1B
thanks _ picking	1B
thanks for	-2ix-1cjlps1vw4B
thanks for calling	-1x1vwB
thanks for picking	1B
thanks so	1B
thanks so much	1B
that	-9c-5e-4kvA-3dsw-2brxCD-1afijmuzB1l2q4np
that #	-1im1ot
that $	-4n-2gC-1cdfhjkmqrD1auy2p3l
that $?	-2i-1abchpq1gy2u
that _ #	-1m1kn
that _ $	-2kp-1cdefmxyB1joqCD2s3bh
that _ $?	-2bp-1iqtu1ah
that _ a	-2ls-1bijmn1aB3p
that _ about	-1op2m
that _ all	-1i1u
that _ and	-1p1i
that _ are	1a
that _ be	-1a1p
that _ been	1p
that _ can	1z
that _ could	-1n1i
that _ do	1f
that _ every	1o
that _ exactly	1B
that _ fair	1i
that _ for	-1jp1g2l
that _ from	-1l1s
that _ going	-1p1gm
that _ gone	1n
that _ good	-3p1g2D
that _ got	-1l1p
that _ have	-1i1aop
that _ how	-1i
that _ i	1i3q
that _ if	1n
that _ in	1is
that _ is	-1jklB1p3n
that _ it	2i
that _ just	3a
that _ like	-2p1o
that _ make	-1i1op
that _ me	-2i-1cp1B3t
that _ more	-1iq1t2p
that _ my	-2p-1i2q
that _ not	-1ap1ilo
that _ now	-1l1n
that _ number	-1i
that _ of	1x
that _ okay	-1D1u
that _ on	-1is1ln4q
that _ one	-1p1C
that _ only	-2p-1n1ls2i
that _ or	1t
that _ out	-1nps1q
that _ paid	1n
that _ policy	-1l2j
that _ really	1q2p
that _ right	1du
that _ sense	-1j2i
that _ so	-1q1p
that _ the	-1lpq1fr2an3d
that _ to	-1iq2op
that _ understandable	1p
that _ up	-1p1lq
that _ what	1ns
that _ where	-1p1j2l
that _ why	1x
that _ will	-1l1nz
that _ with	1ikuy
that _ worth	-1p1ij
that _ would	2ip
that _ you	-1qsu1hknx
that _ your	1h2i
that _ yours	1n
that _ ~cover	-2l2js
that _ ~feel	-2q-1a1i3p
that _ ~harm	1ps
that _ ~money	-1m1n2g
that _ ~not	-2a1ilo
that _ ~pay	1ln
that a	-1pu1n2gi
that about	2i
that again	-1h2t
that and	-1p
that back	2q
that basement	1n
that be	1gu
that claim	-1p1o
that comes	1s
that contract	-1ai1hj2n
that contract $	-1a1hn
that could	1lm
that coverage	-1l1s
that down	-1pq2a
that down $	-1pq2a
that equipment	-1p1j
that for	-1c1t2g
that form	-2n2l
that happened	-1q1p
that house	-1l1n
that i	-1in
that i would	1p
that in	-1jp1g
that is	-5i-3o-2b-1dghsvwyzA1fkqrxD2amnp3l
that is a	-2l-1mns1p
that is about	-1p2m
that is exactly	1B
that is for	2l
that is going	1m
that is got	-1l1p
that is how	-1i
that is not	-1ap1no
that is on	1n2q
that is so	-1q1p
that is the	-1ip1r2afn
that is understandable	1p
that is what	-2i2n
that is where	-1p1j2l
that is why	1x
that is worth	-1p1i
that is your	-1i1ln
that is ~cover	-1p1s
that is ~feel	-1aq1i2p
that is ~not	-1a1no
that it	-2i-1B1ls2p
that it is	-1B2p
that kind	1l
that kind of	1l
that last	-2i2t
that leaves	1nr
that letter	1in
that long	-1p
that make	-2p2i
that make sense	-1p2i
that makes	1i2p
that makes sense	1p
that must	-1i2p
that must have	1ap
that nobody	1o
that number	1ms
that old	-1l3j
that one	-1ijm1bpqt2l
that one $	-1j1bp2lq
that one more	-1iq1t
that over	1B2i3h
that policy	-1jl1hin
that policy $	-1jl1in
that policy $?	2h
that press	-1n1i
that press goes	-1n
that price	1k
that right	-2pu-1gl1n4i
that right $	3i
that right $?	-1pu2i
that right now	-1l1n
that roof	-1p2j
that roof $	-1i1j
that says	-1n1op
that sound	-1pD3i
that stuff	-1lps1i
that the	-1l1p2i
that time	1s
that to	-1l2h
that to your	1hi
that tracks	1i
that up	1q
that was	-1in1p2aq
that way	-1ailnos2p
that way $	-1i1p
that what	-1n1ei
that what you	-1i1e
that with	1B
that would	-3i-1an1os3p
that would be	-1p
that you	-1l1fopr2i
that you would	1p2i
that your	1p
that ~cover	-2jl-1p1hi3n
that ~cover $	-1jl1in
that ~cover $?	2h
that ~cover is	1n
that ~harm	-2p-1abmnst1ilo2q
that ~harm $	2q
that ~money	-1imp1kotx
that ~not	-1n1op
that ~pay	-1il1s
that ~soon	2n
that ~soon $	2n
that ~thing	-4p-2s-1abghlm1jo2n
that ~thing $	-2i-1p1o2j
that ~thing goes	-1n
that ~thing is	1n
the	-6u-5D-4aC-3wA-2cdepqtvB-1fhkmoyz1bjn2s
the #	-3ls-2c-1gmuz1jkn2h3i
the # $	-1j
the # $?	-1g3h
the # months	1i
the # of	1ip
the # policies	-1j2k
the # year	-1j
the @name	-1v2l
the @name $	1n2l
the _ #	-1knp1dgis
the _ $	-3u-2adlC-1iqwxAD1bjnoszB
the _ $?	-4bc-3jn-2asu-1deklmpqrxyz1gt6i
the _ @name	1n
the _ a	1n
the _ about	-1p1mx
the _ after	-1n1s
the _ amount	1s
the _ and	-2l-1abejkopsxz1gr2h
the _ are	-1i1ln2s
the _ at	-1ks1lnvw2d
the _ back	1s
the _ be	1gi
the _ before	1z
the _ below	-1s1l2n
the _ benefit	1s
the _ between	-1jn1i
the _ burst	-1s
the _ comes	-1l1m
the _ company	1n
the _ cost	-1s
the _ coverage	-2s1jkl
the _ day	1h
the _ decides	-1d1l
the _ deductible	-1ls1j
the _ did	1n
the _ does	-1s2k
the _ driver	-1gkln1s
the _ ends	1lns
the _ every	1i
the _ first	2j
the _ for	-2s-1kl1jnxz
the _ from	1p
the _ gets	-1ln1rs
the _ go	-1ls1nr
the _ goes	-1is2n
the _ going	2p
the _ got	1l2b
the _ guy	1pt
the _ guys	-1ln1ps
the _ has	-1kps1n2l
the _ have	-1b1fi
the _ here	2b
the _ house	1s
the _ i	-1is1flx2jn
the _ if	-2j-1i1dp2z
the _ in	-1cejln1s2gh
the _ insurance	1l2n
the _ insured	1n
the _ is	-2p-1ijmnr1ak2os
the _ it	-1ls1km
the _ job	1p
the _ just	1y
the _ landlord	1n
the _ limit	-2i1js
the _ limits	-1r1ijk
the _ loan	1n
the _ looks	2s
the _ map	-1l2s
the _ minimum	1n
the _ money	1s
the _ months	1i
the _ motorist	1k
the _ name	2n
the _ now	-1d3b
the _ number	1qs
the _ numbers	2i
the _ of	-3in-1jkl1ahmpy3u4c
the _ on	-2l-1dgik1jsx2q
the _ one	-1begir1mp3jk
the _ ones	-1gns1jk
the _ or	-1s2in
the _ out	1d
the _ over	1es
the _ package	-1n
the _ page	-1is2r
the _ part	-1q1t
the _ pays	-1l2n
the _ person	-1l3n
the _ persons	1s
the _ place	-1i1no
the _ play	-1is2b
the _ policies	-1j2k
the _ policy	-1jnx1r
the _ price	1l
the _ question	1p
the _ rate	1m2l
the _ renewal	1x
the _ runs	2k
the _ sales	-1s1jm
the _ say	-1c
the _ says	-1k1lnp
the _ shop	1l
the _ so	1jn2l
the _ stops	-1n2s
the _ storm	1el
the _ that	-2l-1ip1ox2s
the _ the	-2ij-1kln1emz3r
the _ then	1z
the _ there	-1n1l
the _ they	1is2b
the _ thing	-2i-1dkqs1bpt2a
the _ this	1n
the _ time	-1s1o2f
the _ to	-2n-1a1bs2gl
the _ today	1jC
the _ together	1g
the _ tomorrow	1h
the _ tonight	-1j2C
the _ up	-1i1p
the _ value	-1in1js
the _ values	1l
the _ wants	-1m1n
the _ way	-1j2p
the _ what	-1ij2a
the _ when	-2n-1l1hp2s
the _ who	1s
the _ will	-1n
the _ with	-2gn-1ju1cikm
the _ worth	1l
the _ would	-1j
the _ year	-1j
the _ you	-1jkp1eilnrsz2x
the _ your	-2l-1i1x2ns
the _ ~buy	-1s2j
the _ ~cover	-3s-2pxz-1abcehioq1l2gk3j
the _ ~harm	-1k1en
the _ ~meet	1d2f
the _ ~money	-1chjnp1glx2i
the _ ~not	2l
the _ ~pay	-1jl1np
the _ ~soon	-2ns-1dk1e2hC
the _ ~thing	-1hij1or
the adjuster	1l
the agency	-1c
the amount	-1i1r2t
the answer	1lp
the apartment	1i
the app	-1jn1l2bs
the application	-2j-1bcn1il4g
the application $	-1j1gi
the audit	-1i1ls
the auditor	1s
the auto	1x2s
the baby	-1s1jo
the back	-1p
the background	2q
the backup	1j
the bank	-1jm1sx
the bar	-2i1mn3j
the bar sales	1m
the basement	-1n1i
the beneficiary	-1ik1n2r
the beneficiary $	-1s1n
the best	1ch2l
the better	-1n1jk
the bigger	-2i2j
the bills	-1l1p
the building	-1jl1i
the building $	1i
the business	-2n-1glr1ipsz
the calls	-1s2fy
the capital	1c
the capital of	1c
the car	-1ns1alB
the car $	1B
the carrier	1s
the cars	-1rs1l2z
the cash	-1n1jkl2s
the cash value	1jl
the ceiling	2n
the check	-1jl1n
the claim	1n
the company	-1kp1l2s
the companys	1i
the contract	1hi
the cost	1o
the coverage	-1n1km2g
the cyber	1gi
the damage	1l2n
the day	-1s1e
the day you	-1s1e
the dec	-1i1hr
the dec page	-1i1hr
the deductible	-2in-1k1jlrst
the deductible $	1lr
the deductible $?	-1i1t
the difference	-1j1k
the difference between	-1jn
the doors	1o
the drain	1jl
the drivers	1z
the drivers and	1z
the driveway	1i
the dwelling	-1jl2s
the election	2c
the end	-1jlpu3z
the end you	2z
the exam	1l
the face	-1p
the fall	1x
the fall renewal	1x
the family	-1n1as
the final	1m2l
the final price	1l
the final rate	1lm
the final ~money	1m2l
the first	-2n-1jlmp1adz2s
the first #	-1n1s
the first ~money	-1n1s
the flood	-1n1ijr
the flood policy	-1n1j
the form	2nx
the form you	2x
the game	-1j2C
the gc	2h
the general	-2n1s
the ground	1n
the group	-1n1r
the group policy	-1n1r
the group ~cover	-1n1r
the guy	-1s1ln
the gym	-1l
the higher	1k
the higher deductible	1k
the higher limits	1ij
the higher ~cover	1k
the home	1lx
the hook	-1j2n
the hook for	-1j2n
the hospital	1n
the house	-2lr-1ikm1enz2s
the house $	-1r1npz
the house is	1n
the household	-1s1z
the insurance	-1mw1inx
the jewelry	1r
the job	-1np1ds
the job $	-1p1s
the kids	-1ajlp1s2io
the kids $	1o
the landlord	-1s1np
the landlords	1l
the landlords ~cover	1ln
the last	-2q-1hjk1ip2ft
the last #	1s
the last thing	1pt
the last time	1i2f
the last ~money	1is
the law	1l
the lease	1i
the left	-1j2k
the lender	-1kln1C2s
the lender and	1g
the liability	-1js1n
the limits	-1i1r
the line	-1s1l2d3t
the link	-1i3h
the list	-2h-1ano1lqs2f
the list $	-1h1ls2f
the loan	-1l2ns
the loan $	-1l1s2n
the lower	-1ln1m
the lunch	1h2p
the machine	1s
the main	1i
the map	1p
the middle	-2i1u2j
the middle of	-1i1qu
the mileage	-2s-1k1j2r
the minimum	-1i1j3k
the minimum $	-1n2j
the mod	2r
the money	-1l2is
the money or	2i
the morning	1h
the mortgage	-1c1s
the mortgage $	1s
the most	1is
the name	1t
the nearest	1ls
the neck	1ap
the neighbors	1n
the new	-1s1ik
the new one	1ik
the next	-1ls1dejnp
the next #	1d
the number	1os2t
the numbers	1hz
the old	-1hn
the old one	1j
the old policy	-1j1r
the old ~cover	-1n1r
the one	-1p2j
the only	-1ags2inp
the other	-3ln-1jmr1s2b3k
the other driver	-1kln1s
the other guys	-1l
the others	2k
the owner	-2j-1nu1dhixA
the owner $	1k
the owner $?	1h
the owner about	1x
the package	-1s2n
the part	-1i2s
the patio	-1ilsz1mr
the patio $	-1n1m
the payment	1p2g
the payroll	-1s
the permit	-1j2x
the person	1sx
the phone	1d
the pipe	-1s
the pipe burst	-1s
the pipe ~harm	-1s
the place	-1n1s2p
the plan	1z
the policy	-3k-2l-1mrx1d2gs
the policy $	-1n1gj
the policy $?	1i
the policy is	1s
the policy pays	1n
the policy says	1n
the policy today	1j
the policy you	1s
the premium	1s
the press	-1kn2r
the price	-2kn-1hij1dmr2s
the price $	-1ikm2s
the property	1s
the pump	1n
the quote	-1jks1m
the quote you	1x
the rate	-1i1l
the rates	-1i
the reason	2x
the reason i	1x
the rebuild	-1s1k
the rebuild cost	-1s
the rebuild ~money	-1s
the renewal	1j2h
the renewal $	1hj
the rest	1e
the rest of	1e
the restaurant	-1s1n
the right	-1lnsx1b2k3p
the ring	-1his3j
the role	-1s2b
the role play	-1s2b
the roof	-2s-1jln1i2k
the same	-4j-1dgmqxz2k3p
the same $	2kp
the same coverage	1k
the same thing	-1aip1bl
the same way	-1j2p
the same ~cover	1k
the schedule	-1s1jnr
the second	-2s-1il1jnz
the service	1s
the shop	1r
the shop $	-1n1ir
the smart	-1s3j
the spring	1n
the spring $	-1l1n
the square	1c
the state	-1k
the stent	1n
the street	2e
the street $	-1n1e
the system	-1s1by
the thing you	1i
the time	-1d1B
the tools	1n
the trouble	1fq
the truck	-1s2in
the truck $	1i
the umbrella	2j
the underwriter	-1dp3l
the uninsured	1k
the uninsured motorist	1k
the vans	-2n-1ls1r2j
the vans $	1j
the wait	1B2q
the waiver	-1dl1k
the water	-1s1n2g
the way	-1iklp1dj2v
the way $	2v
the weekend	-1i1h
the wheel	1i
the wheel of	1i
the whole	-2s-1ijl1mo
the word	1gp
the work	-1s1ln
the worst	2ap
the wrong	-1s2q3n
the yard	-2i1n
the year	-1in2m
the year $	-1in2m
the ~buy	1i3g
the ~cover	-3c-2abklp-1ehisuvw1jmnr2g
the ~cover $	-1ns1jl
the ~cover $?	-1h1t
the ~cover and	-1ns1r
the ~cover comes	-1ln1s
the ~cover for	1z
the ~cover in	1g
the ~cover is	-1jl1s
the ~cover motorist	1k
the ~cover on	1x
the ~cover says	1n
the ~cover stops	-1n2s
the ~cover the	1r
the ~cover you	-1j1r
the ~cover ~cover	-1kls1jm
the ~cover ~pay	-1s2n
the ~cover ~soon	1j
the ~cover ~thing	1o
the ~harm	-2p-1abjk1x2mn
the ~harm renewal	1x
the ~insurer	-3p-2k-1abi1dx2s4l
the ~insurer $	1r
the ~insurer has	-1s2l
the ~insurer looks	2s
the ~kin	-2l-1bdghjp1rs2io
the ~kin $	-1s1aio
the ~meet	-1his2j
the ~money	-3c-2b-1aegknpqx1hjr2m
the ~money $	-2ik-1jlnpr1m2s
the ~money $?	-1g1i3h
the ~money i	1r2l
the ~money is	-2n
the ~money months	1i
the ~money of	-1s1imp
the ~money on	-1i1s
the ~money you	1x
the ~money ~cover	-1n2jk
the ~money ~money	-1j1i
the ~soon	-2l-1giks1dehjn
the ~soon $	-1i2h
the ~soon $?	-1h
the ~soon ~money	1d
the ~thing	-5c-4bgh-3t-2dlou-1afkmpqsvyD2r3i
the ~thing $	-2c-1bekt1ij
the ~thing $?	1i
the ~thing and	-2n-1gz1k
the ~thing for	1i
the ~thing in	1n
the ~thing is	-1l1a
the ~thing or	1n
the ~thing the	-1jn1e3r
the ~thing then	2z
the ~thing worth	1l
the ~thing you	-1n3i
the ~thing ~money	1n
theft	-1l1j
their	-2jn-1abdkp1eim2l
their _ $	-1ns2em
their _ cars	1s
their _ comp	1i
their _ ~cover	-1js2i
their own	-1jn1il
their own cars	1s
their own comp	1i
their own ~cover	-1s2i
their ~thing	-1n2e
their*	-2l-1ijs1h5k
theirs	-2l-1ijs1h5k
theirs _ ~money	-1m2k
theirs _ ~not	-1s1k
theirs and	1hk
them	-3c-2gu-1lmortzC1dikn
them $	-1hjn1abl2d
them $?	1i
them _ the	2j
them _ ~not	-1lp
them about	2j
them does	-1lp
them in	1s
them to	-1c1i
then	-4s-3jk-2abfhx-1ceimqAB2C7z
then $	-1ciz1gn2C
then _ $	1j2d
then _ $?	1i
then _ is	-1n1r
then _ will	-1hkru1z
then _ you	-2j2iz
then i	-1ikru3z
then i will	-1kru1z
then it	2r
then it is	2r
then show	-1j1z2i
then show you	-1j1z2i
then the	-1s1z2p
then they	1n
then we	-1i1k2z
then what	1i
then what $?	1i
there	-4u-3kps-2abrvD-1cfhjmwxyB1dio2nt3A
there $	-2alv-1bdegisD1chjqt3nA
there $?	-1bc2i
there _ #	-1l1n
there _ $	1A
there _ a	-2p-1ij1o2t3l
there _ about	-1m
there _ all	-1i1n
there _ can	-1l1it
there _ no	-1is
there _ nothing	-2l
there _ that	1jn2i
there _ you	1i
there _ your	-1l
there _ ~money	-1l1n
there _ ~not	-2l-1s1ei
there a	-1gu1b4i
there and	1gn
there any	1g
there anything	1i2g
there are	-1hn1d2l
there at	-1i1n
there at all	-1i1n
there for	-1l2t
there is	-2m-1aegijkpqrs1loz2n
there is #	-1l
there is a	-2ip-1j1o3l
there is no	-1is1n
there is nothing	-2l
there is ~money	-1l
there is ~not	-2l-1s1in
there so	1j
there something	-1i2a
there something that	2i
there that	-1l2i
these	-1cp1u2bi3y
these _ $	-1p
these _ $?	1i2b
they	-4acd-3gjqr-2hmuxzBC-1bftwyAD1k2ins3e
they _ $	-1eijlnp1hk2as
they _ $?	-1t1i
they _ a	1s
they _ at	1i2s
they _ do	1t
they _ for	1s
they _ have	-1a1np
they _ it	2l
they _ look	1ip
they _ not	-1lp1i2n
they _ or	-1s1i
they _ out	1s
they _ pay	-1i1jn
they _ payroll	1i
they _ right	1i
they _ take	-1s1e
they _ that	1in
they _ the	-2n-1ip
they _ their	1i
they _ to	-1j
they _ up	-1q1kpt
they _ you	-1i1eko3p
they _ your	-1p1no
they _ ~not	-1lp1i2n
they _ ~pay	-1ip1jln
they are	-1alp
they can	-1s
they could	-1l1in
they do	-1p1is
they do not	-1p
they do that	2i
they do ~not	-1p
they done	1i
they get	-1i
they give	1k
they give you	1k
they go	1s
they have	-1j1kn
they have to	-1j
they look	-1i2s
they look at	-1i2s
they need	1i
they on	-1ns1i
they on payroll	1i
they pay	1ln
they raised	1lop
they say	-1t1hi2a
they say $	1h2a
they say $?	-1t
they take	2s
they tell	1ip
they tell you	1ip
they told	2b
they took	-1p1o
they will	-1i1l3e
they would	-1i3e
they would pay	-1l1jn
they would ~pay	-1l1jn
they ~harm	-1p1s
they ~meet	1v
they ~pay	1ln
they ~pay you	1s
they ~send	1s
thing	-2cdikls-1hnquD1j2a3p
thing $	-2i-1kqD1bt3p
thing _ a	1p
thing about	-1l1a
thing for	1p
thing for a	1p
thing i	-1p3a
thing is	1z
thing to	1ap
thing you	-1s1p2j
thing*	-2kn-1bcdghjxC1u2ils
things	-2kn-1bcdghjxC1u2ils
things $	-1n1is
things $?	-1i1u
things _ $	-1p3l
think	-3i-2l-1bghknq1ejv2c3d
think $	1i
think $?	-1c
think _ $	1ap
think _ $?	-2i2d
think _ it	-1p1ao
think _ the	1r2c
think about	-1inp2cd
think about $?	-2i2d
think about it	-1p1ao
think about the	1r2c
think of	1e
think that	1i
think will	1c
think you	2j
think*	-1lnAD1os3p
thinking	-1AD2p
thinking about	1i
this	-7s-6l-4mpC-3jnrt-2cfqD-1ehioxB1kuz2agy4b6d
this $	-1chlp1ny2a3gi
this $?	-2u-1abc
this @name	-1bv5i
this @name $	-1v4i
this @you	1iA
this _ $	-2kp-1celoqsuvyC1ai2djn
this _ $?	-2dgi1huy2b3a
this _ @name	-1bdknx1wAB4v
this _ a	-1bp1o2ku
this _ and	-1dk1ip
this _ being	-1i2y
this _ do	1i
this _ for	-1h1d2g
this _ good	-1i1u
this _ has	-1ln2k
this _ is	-1ap1gy3b
this _ just	1b
this _ not	1lp
this _ now	-1i1d
this _ or	-1io
this _ will	1x
this _ you	-1j1ikq
this _ your	-1i1dxz
this _ ~not	1lp
this a	-1bhi1u
this a good	-1i1u
this afternoon	1h
this afternoon $	1h
this an	1b
this call	-3i-2p-1bdg1z3uy
this call $?	-2i-1g2uy
this call is	-1i1y
this conversation	1p
this for	-1p1o
this i	-1i1l
this in	1gz
this is	-2ln-1aksu1bAB2dw3v
this is @name	-1bdnx1wAB4v
this is not	-1l1p
this is your	-1i1dx
this is ~not	-1l1p
this line	1by
this month	1i
this off	1d2p
this on	-1g1q
this one	-2ilp-1ds3k
this one $	-2p-1i1j
this one has	-1ln2k
this policy	1g
this price	-1l1g3d
this right	-2g-1i1d
this right now	-1i1d
this the	2k
this today	-1io1d
this up	1h
this week	1hij
this week $	1j
this weekend	-1d1i
this weekend $	1i
this year	-1d1i
this year $	1i
this your	1i
this ~cover	-2p1g
this ~meet	-3i-2p-1bdg1z3uy
this ~meet $?	-2i-1g2uy
this ~meet is	-1i1y
this ~money	-2l-1abk1g2i4d
this ~money $	1i2d
this ~soon	-1adkoA1j2h
this ~soon $	-2d-1agA1ij
those	-2bcj-1ehlmtu2inp
those #	1ks
those # days	1n
those _ $	-1l1anp
those _ days	1n
those _ that	1i
those limits	-1i1a
those vans	-1j1gn
those ~cover	-1i1a
those ~kin	1p
those ~money	1ks
those ~money days	1n
those ~thing	-1j1gn
thoug*	-1a1m3x
though	-1p1m
thought	1p3x
throu*	-2j-1abcdehklmo1giszB2n
through	-2j-1abcdehklmo1giszB2n
through $	2i3g
through _ $	-1p1kB
through _ you	-1i
through _ ~cover	-1i1nuz
through _ ~soon	1h
through it	-1ip1rB
through the	-2o1l2p
through them	1h
through what	-1i1o
through what you	-1i
through work	-1l1ns
through your	1uz
through your ~cover	-1i1nuz
ticke*	-1a1ioqrs
ticket	1i
tickets	1ors
tight	-1alsD1i4p
till	-2n-1akpz1cej
till @day	-1l1c
till _ $	-1hl1cr
till the	1e
till ~soon	-1l1c
time	-4il-3g-2bcek-1jmnpyzD1fostxC2ad3B5u
time $	-2bjl-1anC1opqs2uB3d
time $?	-1abdghiC3u
time _ talk	-2i1du
time _ the	1sx
time _ ~meet	1d2h
time for	-1ilps1ux3a
time it	1lp
time or	-1i1u
time to	-1ps1dhij
time to talk	-2i1du
time to ~meet	1d2h
time you	-1d1hi
times	-1lp1cs
times _ $	-1kl1crs
times _ salary	2n
times salary	-1k1r
times your	-1m1jns
times your salary	2n
timin*	1i2o
to	-4t-3nv-2deijkwA-1bfhmoqsD1rx2g
to #	-1mprs1jln2o
to $	1x
to $#	-1ikls3m
to $# $	2m
to @name	1ir2C
to _ #	-2i-1jk1mnsz2c
to _ $	-5d-4g-3b-2t-1fhkryA1amouB2sCD
to _ $?	-3c-2b-1adnps1itu
to _ @day	1C
to _ a	-3g-2ns-1i1bhjp2l3c
to _ about	-4i-2l-1enz2dpu
to _ ahead	1gi
to _ and	-2l1h
to _ anything	-1dl
to _ around	-1d1bc
to _ at	-1dku1hijnp
to _ away	1p
to _ back	1h
to _ before	-1j2d
to _ by	1di2h
to _ customers	-1n1s
to _ every	1i
to _ everything	-1di1e2a
to _ first	-1j
to _ for	-1cds1gn
to _ him	-1pu1i3j
to _ house	1e
to _ how	1z2l
to _ if	1x
to _ in	-1l1p2c
to _ into	-1j
to _ is	-1i1n
to _ it	-2o-1benu1lr2p3gi
to _ lender	-1x1rC
to _ me	-1co1b
to _ more	-1p2j
to _ off	1j
to _ office	-1p
to _ on	-1dgip1hj
to _ one	-1i1j2s
to _ other	-1g1s2k
to _ out	1hp
to _ over	-1n1hrx
to _ policy	1gi
to _ right	-2di1lu
to _ something	2jp
to _ sure	-2p-1iq1o2r
to _ that	-2q-1ns1ahilm2gp
to _ the	-2chp-1bdkm1fijz3g
to _ their	1s
to _ this	-2u-1bjop1giq2d
to _ through	-1i1oz
to _ to	-2g-1hjnpu1dix2c
to _ today	1d
to _ tonight	-1iC1dB
to _ up	-1acks1d2r
to _ us	1i2g
to _ wife	-1i1d
to _ with	-2j-1anu1chkopsv3g
to _ you	-2cdp-1bhjl1fkoxyB2q
to _ your	-2n-1jps5g
to _ ~cover	-1n1gij
to _ ~insurer	-1s1l
to _ ~kin	-1jx1dp
to _ ~money	-2j-1gikp1lmnsz2c
to _ ~pay	1i
to _ ~soon	-1giln1s2bd
to _ ~thing	1es
to a	-2gis2ac
to add	-2n1i2gm
to apply	-1c2g
to ask	-4i-1acgn1j2l3u
to ask a	-1j3l
to ask about	-1i2u
to be	-3a-2js-1chiknqxC1befgm2p
to be a	-1p1m2b
to be sure	-2p-1q1or
to be ~money	1m
to bind	-1u2g
to bother	2q
to bother you	2q
to build	-1l2s
to buy	1ci
to call	1fq2x
to call $	1x
to call you	1fx
to carry	-1n2j
to catch	-1pu1iqB
to check	-1i2p
to college	2i
to come	-1g1c2h
to cover	1lz
to deal	1o
to deal with	1o
to decide	-1dij
to do	-1bhjln1dp2s3g
to do $	-2i-1l1ps
to do it	1dgi
to do that	-1i1p
to do this	-1ao1di2g
to each	-1g2k
to each other	-1g2k
to feel	1p
to find	2p
to fix	1sz2c
to get	-2hp-1bcj1in3g
to get it	-2p1ag
to get that	1gim
to give	1bx2g
to give us	1i2g
to give you	1x
to go	-2s-1o1r2gi
to go ahead	1g
to go over	-1g1hrx
to go through	1z
to go to	-2g1c
to go with	1i3g
to guess	-1p2l
to have	-1p1gq
to hear	-2q-1go1p
to hear that	-2q1p
to insure	-2p-1n1m2a
to it	-1h1sC2f
to it $	1sC
to keep	-1p
to know	-1c1ls3D
to know $	3D
to leave	-1g1ln
to let	1y
to list	1l2j
to list him	2j
to live	-1i1o
to lock	1d2j
to look	-1adgku1h2i
to look at	-1ku1hinp
to lose	-1ad1ep
to make	-1i1dgr
to make sure	1r
to match	-1i1k2j
to me	-1aip1cn
to me $	-1inp1c
to move	1g
to pay	-1di1o
to pay for	-1j1glp
to pay off	1j
to protect	1s
to reach	1h2x
to reach out	1h
to rebuild	1s
to recap	-1jn2r
to replace	-1m1s
to run	-1lp1a
to run a	-1lp1a
to save	-1m1o2p
to say	-1g1pq2il3b
to say $	1ailq
to see	-1g2x
to show	1ik
to show you	1k
to sign up	1g
to spend	-1g1z
to start	1i2g
to start the	1g
to sum	-1k1r
to sum up	-1k1r
to switch	1g
to take	1p
to talk	-4i-1bghjlno1x4u
to talk $?	-3i2u
to talk about	-1lo1p
to talk to	-1p1dx
to tell	1ly
to tell you	1ly
to the	-2j-1gip1cluyC2ns
to the ~insurer	1l
to think	-3i-1p3d
to think about	-3i-1p3d
to this	-1dp1ajz
to what	-1is1kln
to what you	-1i1kn
to work	-1gh1insC
to you	-1acdgjklpquz1oxC2ht3B
to you $	-1al1o2B
to you $?	1i2t
to you @day	1C
to you about	1x
to your	-2x-1lzC1dhmos
to your lender	-1x1r
to your wife	-1i1d
to your ~cover	-1n1gij
to your ~kin	1dn
to your ~money	1m
to your ~thing	1es
to ~buy	-2hu-1abjlnops1cd2i4g
to ~buy $	-2d1c
to ~buy $?	1g
to ~buy the	1g
to ~buy this	-1u1dg
to ~buy up	1g
to ~buy ~soon	-1i1d
to ~cover	1jlz
to ~meet	-3g-2ijln-1abekoszBC1fv2hx4u
to ~meet $	-1iA1x3u
to ~meet $?	-1i1u
to ~meet about	-1lo1p
to ~meet back	1h
to ~meet to	-1gp1cdix
to ~meet you	1fx
to ~money	-2ps-1ik1lm2o
to ~money $	2m
to ~money it	1j
to ~money ~money	-1m1l
to ~pay	-1di1o
to ~pay for	-1j1glp
to ~pay off	1j
to ~send	-1dgl1iq2h
to ~send it	-1gl1q
tobac*	1i
tobacco	1i
today	-3hls-2aceop-1bktxD1nC2fz4dg
today $	-2hlp-1abcesCD1fgin2d
today $?	-1cdhou2i3g
today or	-2i-1o1d
today you	-1n2du
today*	-1jl1z
todays	-1jl1z
toget*	-1djs1p2i4h
together	-1djs1p2i4h
together $?	1ghi
together and	1h
told	-1aehijkls1ox4b
told _ $	-1a1p
told _ you	-1n2x
told me	-1hi1bx
told me you	-1n2x
told the	1n
told you	-1a1o
tomor*	-1afjnpsC1e2d3h
tomorrow	-1afjnpsC1e2d3h
tomorrow $	-1eijk1gh3d
tomorrow $?	1ik
tomorrow and	-1n1eh
tonig*	-2i-1abcfnpz1jB2dh
tonight	-2i-1abcfnpz1jB2dh
tonight $	-1cip1BC2dhj
tonight and	1e
too	-4j-2l-1cdegmoxC1hi2aps
too $	-3j-1abcls2i5p
too _ $	-3p-1j1aiq2hs
too _ to	-1ip2a
took	1o2B
tool	-1i1j2m
tools	-1ip1l2n
tools and	1n
tools in	1n
top	1p2s
top of	1ps
total	-1l1s2m
total*	-1ajln1k4p
totally	-1a4p
totally get	2p
touch	-1ps3x
tough	-2q-1a1i3p
tough $	3p
towar*	2bj
toward	2bj
towin*	-1sD1jl2i
towing	-1sD1jl2i
town	1w
town $	1w
track*	-1ghp2i
tracks	1i
train	1l
train*	-1djp1y5b
training	1y2b
trans*	-1s2c
trave*	-1D3C
treat	1p
treat*	1nps
treated	-1p1ns
tree	1s
trips	1i
troub*	-1p1fiq
trouble	-1p1fiq
truck	-1hs1n3i
truck $	-1n1l2i
truck _ a	1n
true	-1p
trust	1p2g
trust _ either	-1o
trust me	-1o2g
try	-1l
tryin*	1ox
trying	1ox
trying to	1ox
tub	1i
turn	-1p1s2a
turne*	1ln
turned	1ln
turned down	-1s1l2n
twice	1mn
typic*	-1p3a
typical	-1p3a
umbre*	-2i-1np1jr3s
umbrella	-1inp1r2js
umbrella $	1j
umbrella _ a	1s
umbrella and	1j
umbrella is	-1n1s
uncle	1n
under	-3j-2a-1ghkpx1einu2m3s
under _ roof	2i
under _ ~cover	-2n3s
under _ ~thing	2i
under a	-1j1en
under control	1ns
under your	-2n-1x1ms
under your ~cover	-2n1s
under*	-2ij-1bceghkmnqsuxzABC1lD2ap
understand	-2D-1bdgijlnquB1p3a
understand $	-2D-1alq
understand _ $	-1ip3a
understand _ you	1opqt
understand why	1q2p
understand why you	1q2p
understand you	1o
understandable	-1ios3p
understood	-1pA3D
underwriter	-1dp3l
unins*	1l
uninsured	1l
uninsured _ $	1kn
uninsured _ is	-2n1s
uninsured _ on	1i
uninsured motorist	1js
uninsured motorist $	1kn
uninsured motorist is	-2n1s
uninsured motorist on	1i
unles*	1jn
unless	1jn
unless _ add	1ln
unless we	1ln
unless we add	1ln
until	-3np-2ah-1bek1c2jls3dC
until _ is	-1p1djl
until the	-1adn1j2s
until they	1l
until you	-1ln1s2d
until ~soon	-1ehip2d3C
up	-5b-4u-3jzC-2fmD-1acoB1dhiry2ex3t
up $	-2h-1cjpruCD1dgnoqsx2ak
up $?	-2a-1ot3hi
up _ #	-1k1lm
up _ $	-1qs1l2ep
up _ a	-1np1l
up _ i	1i
up _ it	-1i2p
up _ me	-1j1lp2t
up _ that	2t
up _ the	-1p1sx
up _ this	1g
up _ to	1p2k
up _ you	-1lp1gs2d
up _ your	-1s1ix
up _ ~money	1lm
up a	2t
up about	-1n1m
up about #	-1n1m
up about ~money	-1n1m
up again	1h
up and	1ap
up at	1d
up for	-1dh1gilx
up for you	1gi
up how	1A
up in	-1n1es
up in a	1s
up on	-1dj1px2t
up on me	-1j1p2t
up on the	1x
up the	-1is
up to	-1dgkmp1js2l
up to #	-1m2l
up to the	1s
up to ~money	-1m2l
up we	1y
up what	1r
up with	-1ks1n
up your	-1i1dk
up ~soon	-1i1e
updat*	1n
updated	1n
upgra*	-1s1m
upset	-2a-1jn4p
upset $	-2a-1n2p
upsid*	-1a1ns2p
upside	-1a1ns2p
upside down	-1a1ns2p
us	-3aeln-2mp-1ciostvwCD1fk2bdqx4g
us $	-1inp2q
us $?	1uy
us _ $	1f3d
us _ ahead	-1i1g
us _ it	-1h1d4g
us _ the	-1k1gj
us _ this	-1d1b
us _ you	1g
us _ your	-1g2j
us _ ~soon	1h
us a	1g
us do	1h
us get	-1i1d2g
us go	-1i1d
us go ahead	-1i1g
us put	1g2j
us start	1dz2b
us talk	1i2h
us you	2ks
us ~buy	-1jk1bdz
us ~meet	-1g1i2h
use	-2ac-1bdghjp1l2is
use _ $	1n
use _ you	1s
use the	-1p2i
used	-2s-1i1ckl
usefu*	1i
useful	1i
uses	1ks
using	1i2b
usual*	-1l2s
usually	-1l2s
valua*	1p
valuable	1p
value	-3n-2i-1elp2m3s
value $	-1kn1lm
value _ the	-1l1s
value is	1s
value on	-1s1j
value*	-1s1ijl
values	-1s1ijl
values are	1l
van	1k
vans	-2l-1ks1gij2r
vans $	-1i1jn
vans _ a	1g
vans are	1n
vans on	-1j1g
vans on a	-1j1g
vape	1i
versi*	1hkr
versu*	2k
versus	2k
very	-2i-1lpqC2nB3D
very _ $	-1ilpC3nD
vote	1j4c
wages	-1l2s
wait	-4i-1aej1t2q4d
wait $	1lnp
waiti*	-2i-1ans1m2l3d
waiting	-2i-1ans1m2l3d
waiting for	-2i3d
waiting period	-1n2l
waive*	-1d1k
waiver	-1d1k
waiver of	1s
walk	-1cgns1e4d
walk _ through	-1c1i
walk me	-1c1i
walk me through	-1c1i
walke*	-1hi
walked	-1hi
want	-5n-4ad-3qs-2elux-1mty1bz2cj3io4g
want $	1e
want _ $	1p2z
want _ be	-2p-1gq1fo
want _ do	2gi
want _ go	-1j1c2gi
want _ know	1p
want _ talk	1i
want _ to	-1bx1cghk4i
want _ ~buy	1cgi
want _ ~meet	1i
want a	-1i1jo
want for	-3i
want it	-1is1o2z
want me	-1cj1hk2g4i
want me to	-1cj1hk2g4i
want the	-1jn1ir2gp
want to	-3d-2hq-1abejlnorsuxz1f2cg4i
want to be	-2p-1gq1fo
want to do	2gi
want to go	-1j1c2gi
want to know	1p
want to talk	1i
want to ~buy	1cgi
want to ~meet	1i
want you	2c
want you to	2c
wante*	-1j2x
wanted	-1j2x
wanted to	-1j2x
wanti*	-2l3p
wanting	-2l3p
wants	-1ilm1ans
wants #	-1m1n
wants _ and	1n
wants a	1p
wants to	-1lp1as
wants ~money	-1m1n
was	-3l-2cdghu-1fjkmnszD1x2oqt
was _ $	-1l
was _ $?	-1i2t
was _ last	1t
was _ to	-1p1x2o
was a	1ap
was hoping	1x
was hoping to	1x
was it	-1l3i
was it $	1t
was that	-2i-1q2bt
was that $?	-1i2t
was the	-1b
was the last	1t
was there	1i
was your	-1t
water	-2p-1abhkm1cgrs2n3l
water _ $	1r
water _ comes	1s
water _ is	1l
water _ that	1n
water backup	-2n-1i1rs2g
water backup $	1r
water in	1n
water that	2s
water that comes	1s
water ~cover	-2n-1i1rs2g
water ~cover $	1r
way	-2gos-1cilmqrtx1np2v
way $	-1gij1p2v
way $?	-1t1h2i
way _ works	-1n1s
way for	2l
way to	-1l1aj
ways	1k
we	-7s-5bn-4acejp-3ov-2iACD-1dlt1fhkmu2xy4gqrz
we _ #	-1n1hkmr2d
we _ $	1r
we _ @day	-1g1hr
we _ a	-1kp1ghx
we _ about	-1i1z2k
we _ ahead	-1h1g
we _ at	1ijx
we _ be	1m
we _ for	1y
we _ go	-1r
we _ got	-1in1k
we _ in	2hm
we _ it	-1h1gl
we _ look	-1k
we _ not	1fq3l
we _ on	-1k1rx
we _ over	1z
we _ see	-1f
we _ talk	-1fp1xC
we _ the	-1jkl1grz2q
we _ this	2g
we _ through	-1i1uz
we _ to	1giz
we _ with	-1i1u
we _ you	-1h1k2gq
we _ your	-1g1rx2B
we _ ~meet	-1ip1fm2x
we _ ~money	-1n1hkmr2d
we _ ~not	1fq3l
we _ ~soon	-1g1hr
we add	-1j1ln
we are	-2n-1abdhlpqsv1mwy2kr
we are on	1r
we can	-1p1g2l
we can not	-1p3l
we can ~not	-1p3l
we do	1ip2hx
we do a	1hi2x
we do not	1lp
we do ~not	1lp
we get	-1j1dgz
we get you	-1h2g
we go	-1hr1guz
we go ahead	-1h1g
we got	-2i1tx
we got a	-1i
we have	-1np1d3g
we have a	1g
we have got	-1n1k
we meet	1r
we met	1x
we met at	1x
we record	-1i1u4y
we said	2r
we see	1k
we should	3x
we start	-1jk1u
we talk	1z2h
we will	-2elpr-1dgijkmnsuy3f4z
we will go	-1r
we will look	-1k
we will not	1q2f
we will see	-1f
we will talk	-1f1C
we will ~meet	1C2f
we will ~not	1q2f
we would	-1x2m
we ~buy	-1hk1u
we ~meet	-1x1rz2h
we ~meet ~soon	1hr
wear	-2n1l2s
wear _ tear	-1n1l
wear and	-1n1l
wear and tear	-1n1l
websi*	-1ip2x
website	-1ip2x
week	-2dpu-1bcgklst1a2hi
week $	-2u-1dps1ae
week $?	1hi
week and	1x
weeke*	-1adg1hC2i
weekend	-1adg1hC2i
weekend $	-1d1hC2i
weeks	-1kn1i2j
weigh	1i
weigh*	-1n1a
well	-3i-2lB-1bcjqsv1kp2AC
well $	-1jA1kD
well that	1a
went	-2p-1akrs1iou2n
went _ $	1o
went up	1no
were	-2dgks-1acehntuA1bjpqx5i
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
what	-6g-5x-4fnuCD-3cdepqvwA-2y-1abhjmB1klz2t4i
what $	-1ilos1gk2a3t
what $?	-3i3t
what _ #	-1m3ci
what _ $	1i
what _ $?	1it
what _ a	1c2i
what _ am	1u2o
what _ are	-2n-1lt1io2b
what _ be	1h
what _ costs	-1s1z
what _ did	1i
what _ different	2k
what _ do	-2gi-1dt1l
what _ does	1l
what _ going	1i
what _ good	-2p1i3h
what _ got	-1i1m3j
what _ have	-1hlops1ikmz
what _ he	1h
what _ house	1s
what _ i	1i
what _ if	-1l1i
what _ important	1i
what _ in	-2i-1s1jln
what _ is	1lB
what _ it	-1hln5i
what _ make	1i
what _ mean	2it
what _ missing	1z
what _ need	-1k1o
what _ new	-1k2s
what _ of	-1bclt1ds
what _ on	2i
what _ owe	-1n1l
what _ own	-1i1nz
what _ paid	1s
what _ pay	-1n1m
what _ said	2r
what _ sense	-2i2j
what _ that	-1i1t
what _ the	-2b-1ahjknt1c6i
what _ they	-2t1p4i
what _ this	1i
what _ to	-1i1os
what _ up	1A
what _ want	-3i1e
what _ we	-1x1p2i
what _ will	-2k1hz2l
what _ with	1i
what _ would	-1ghnpu1is2b3k
what _ you	-2jkno-1bhluA1pqt2i
what _ your	-2ct-1hln1b2i
what _ ~cover	1n
what _ ~insurer	2l
what _ ~money	-1ms1nz2i3c
what _ ~pay	-1i1ms
what _ ~thing	-1n1s
what a	-3i-1kl2as4p
what about	1iB
what about your	1iB
what an	1a
what are	1cd
what are you	-1i1at2cd
what are your	-1a1i
what can	1i
what claims	1i
what could	-1t2i
what could they	1i
what could you	-1t1i
what coverage	-1l1s
what day	2h
what deductible	2i
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
what happened	1i
what happened with	1i
what happens	1l
what happens if	-1l1i
what happens to	1s
what have	1i
what have they	1i
what i	-2np-1gt1mrzB2ou
what i am	1u2o
what i mean	-1t2i
what i would	-1u1ikmz
what if	-1x1hp3i
what insurance	1i
what is	-3s-1fhlmnoprtuv1adi2c
what is a	1chi
what is different	2k
what is going	1i
what is important	1i
what is in	-2i1jln
what is it	3i
what is missing	1z
what is the	-1kn2c4i
what is your	-1cd1a
what it	-1ko1lnsz
what it costs	1z
what it is	1l
what it ~money	1z
what it ~pay	1n
what kind	-1ci1dps
what kind of	-1ci1dps
what made	1i
what made you	1i
what makes	-1it1j
what makes sense	-2i2j
what number	-1h
what part	2i
what part of	2i
what pays	2s
what price	1i
what the	-1j1s2l
what the house	1s
what the ~cover	1n
what the ~thing	-1n1s
what they	-1n1h2l
what they would	-1n1s
what those	1n
what time	1hi
what was	-2i-1blq3t
what was it	1t
what was that	-2i2t
what was the	1t
what we	-2k-1gi3r
what we said	2r
what were	1p2iq
what were you	1p2iq
what would	-3j-2n-1bceglmotuz1a4i
what would be	1h
what would have	1i
what would it	2i
what would make	1i
what would you	-1d1ap
what would your	-1i1d
what year	1B
what you	-5i-3p-2dr-1cghl1at2joz3km
what you are	-1ln1ko2a
what you do	1ls
what you got	-1i1m3j
what you have	-1ps1jkm2z
what you owe	-1n1l
what you own	-1i1nz
what you paid	-1l1s
what you pay	-1n1m
what you want	-3i1e
what you would	-1ij2k
what you ~pay	-1ln1ms
what your	-2i-1a1bou2l
what ~cover	1i2s
what ~money	-1t1B2i
what ~money is	1B
what ~pay	-1il3s
whate*	-1ikn1ls
whatever	-1ikn1ls
whatever you	-1ik1s
wheel	1i
wheel _ the	1i
wheel of	1i
wheel*	1el
when	-4aj-3bcdgux-2krt-1fmovwzACD2s3h5i
when $?	1i
when _ are	-1in1s2e
when _ comes	1s
when _ do	-1l1np
when _ get	-2i-1n1h
when _ go	1n
when _ it	1qB2i
when _ leave	1i
when _ other	-1ln1s
when _ pipe	-1s
when _ say	1i
when _ the	-1h1i
when _ you	-1ht1p2i
when _ your	-1h
when _ ~harm	-1i1k
when did	-1t1i
when do	1ip
when do you	1ip
when does	1qB2i
when does it	1qB2i
when i	1h
when is	-1u1h4i
when is the	-1h
when it	-1n1h2s
when it comes	1s
when something	1s
when that	1n
when the	-1k1l
when the other	-1ln1s
when the pipe	-1s
when they	-1i1l
when they are	-1n
when was	-1t1i
when would	-1u1hi
when you	-1adjk1e2n
when you are	-1i1s2e
when you get	-2i-1n1ho
when you go	1n
when you leave	1i
when you say	1i
when your	-1i1ns
whend	-1a4i
whend you	-1a3i
where	-4g-3abh-2cdnu-1emqtxC1jr2ks3i
where _ are	-1aij1r2p
where _ i	-1gh
where _ the	2i
where _ you	-2g-1h1i
where do	-1gh1i
where do you	-1gh
where i	2j
where is	1i
where it	-1ips1j2l
where the	1ns
where they	-1i2k
where we	-1jn2r
where would	-1g1i
where you	-1a2ips
where you are	-1aij2p
where*	-2a-1bl1sz3i
wherever	-1l1sz
wheth*	-1lp1z2s
whether	-1lp1z2s
which	-3c-2astu-1djp1hln2b6i
which _ are	2i3b
which _ do	-1gt
which _ you	1g
which is	-1s1hln
which one	-1t1gi
which part	2i
while	-3p-1adik1ejos2n
while _ are	1ln2j
while _ is	1s
while you	1ls2j
while you are	1ln2j
while yours	1s
while yours is	1s
whita*	1x
whitaker	1x
whitaker _ life	1x
whitaker _ ~cover	1x
whitaker evergreen	1x
whitaker evergreen life	1x
whitaker evergreen ~cover	1x
who	-4gjl-3bhntu-2empvwxCD-1fsyzB10i
who _ $	-1ip
who _ are	-1a
who _ at	1s
who _ for	1i
who _ has	2d
who _ i	1i
who _ it	2i
who _ not	-1ln2a
who _ on	1d
who _ that	1i
who _ the	-1bn1i
who _ you	1i2bc
who _ your	-1x1ci
who _ ~harm	-1i2n
who _ ~not	-1ln1o2a
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
who gets	1s
who gets the	1s
who is	-1bdjlx1cns2i
who is at	1s
who is the	1c
who is your	-1x2c
who knows	-2i-1p
who pays	-2s1ik
who was	1i
who would	1i
who you	-1an
who you are	-1a
who ~pay	-2s1ik
whod	-3n-1adgjlpsuC2c7i
whod _ it	-1p1i
whod be	2i
whod have	1i
whod pay	-3n3i
whod ~pay	-3n3i
whoev*	2a
whoever	2a
whoever _ you	2a
whole	-3l-2j-1iprx1eko2m
whole _ $	-1ij1m2e
whole _ and	1n
whole life	-2l-1n1kms
whose	-1bg3i
whose _ is	1i
whose name	1i
whose ~cover	1i
why	-2bgt-1cijnors1pqu
why $?	-1i1u
why _ am	-1i1u
why _ are	1p2q
why _ would	2p
why _ you	-1abt1d
why do	-1t1hi
why i	-1i1u
why i am	-1i1u
why is	1i
why you	-1a2q3p
why you are	1p2q
why you would	2p
wife	-2q-1acfgjkosC1dx
wife $	-2i-1q1np
wife $?	1h
wife _ about	1i
wife _ on	1i
wifes	2e
will	-6a-4ijp-3brtx-2dmoqsuwD-1nAB1gkl2C3z4h5f6e
will _ $	-2lz-1fk2ns
will _ a	-1C1k2h
will _ about	-1k1uz
will _ at	-1k
will _ back	1h
will _ be	-1ln1efghq2i
will _ both	1k
will _ by	-1k1h
will _ call	-1hl1f
will _ do	2l
will _ go	1s
will _ hear	-1e1u2f
will _ help	-1n1l
will _ in	1s
will _ it	-1dflqr1gkp2z
will _ on	2e
will _ ours	-2h2k
will _ out	-1f1h2C
will _ pay	-1s2l
will _ sure	1f
will _ that	-1p1fhB
will _ the	-1inC1eghr2c
will _ touch	1ln
will _ up	-1a1eh
will _ with	1z
will _ you	-3i-1dgjknpsux1fhl
will _ your	-2h-1sz1gik2f3e
will _ ~meet	-1hl1f
will _ ~pay	-1s2l
will _ ~soon	-1k
will ask	-1k1z2i
will be	-2hnp-1cdisuC1v3e
will call	-1zC1hr
will call you	-1C1r
will check	1h
will check back	1h
will do	1kz
will get	-1fgp1rBC3h
will get the	1hr
will go	-1hr
will have	-1C1g3h
will have a	-1C2h
will leave	-1fkz2h
will let	-1k3C
will let you	-1k3C
will look	-2k
will look at	-1k
will make	1f
will make sure	1f
will match	-1h3k
will not	-2k-1ahistz1f2ln
will not be	-1l1efhq
will not call	-1hl1f
will not do	2l
will not go	1s
will not help	-1n1l
will not pay	-1s2l
will not touch	1ln
will pay	1ns
will price	1k
will price it	1k
will put	-1h2k
will ring	1h
will ring you	1h
will say	-1hi3C
will see	-1C1f
will send	-1k1l
will send the	1h
will show	-1h1k
will show you	-1h1k
will start	1g
will take	1f2z
will take you	1f
will take your	1p
will talk	-1f1C
will talk about	1z
will you	-1h1gu
will ~buy	-1hk1g
will ~harm	-1i3e
will ~meet	-2i-1k1fh
will ~meet about	1z
will ~meet you	-1iC1h
will ~money	-1h2k
will ~money it	-1h1k
will ~not	-2ak-1histz1f2ln
will ~not be	-1l1efhq
will ~not do	2l
will ~not go	1s
will ~not help	-1n1l
will ~not touch	1ln
will ~not ~meet	-1hl1f
will ~not ~pay	-1s2l
will ~pay	1ns
will ~send	-2k-1fi1l3h
will ~send it	1h
will ~send the	1h
will ~send you	-1C1l
willi*	-1u2i
willing	-1u2i
willing to	-1u2i
win	2c
wind	-1jls1ikn
wind _ $	-1j1m
wind and	2i
wind deductible	-1j
wind deductible $	-1j1m
wind ~cover	-1j
wind ~cover $	-1j1m
windo*	1n
wise	-1n1j
wish	1l
with	-6d-5t-4q-3fl-2bp-1jr1kmovxyA2u3w
with #	-1ms1n2j
with $	-2c-1a1g3i
with $?	1i
with @name	-1u1i
with _ #	-1n1j
with _ $	-3cps-2bh-1adflmnq1vyCD2uw
with _ $?	-3i-2gh-1bkt2c3u
with _ @name	1x2n
with _ a	-1p1an
with _ and	-1jn1x
with _ at	-1i1e
with _ baby	-1p
with _ business	-1v1i2g
with _ claim	1o
with _ coverage	1e
with _ deductible	1ls
with _ else	1p
with _ higher	1i
with _ i	-1p1uvw2bk
with _ in	-1i1aj
with _ insurance	-1x1i
with _ is	-1n1ms2i
with _ it	-1m1k
with _ life	1w
with _ like	2p
with _ lower	1m
with _ minimum	1n
with _ on	-1jn1hmy
with _ one	-1m
with _ owner	-1gu1i2h
with _ stent	1n
with _ the	1km2gp
with _ when	-1l1s
with _ wife	1hp
with _ you	-1i2k
with _ ~cover	-3p-1hnx1elswA
with _ ~harm	1o
with _ ~insurer	1ij
with _ ~kin	-2a-1g1eh
with _ ~money	-1n1s2j
with a	-2u-1aceilmr1os2n
with bluebonnet	1i2wx
with bluebonnet $	1vx
with bluebonnet business	-1v1i
with evergreen	-1D1vx3w
with evergreen $	-1D1w
with evergreen life	1w
with evergreen ~cover	1w
with everything	2bm
with harbor	1uw2vA
with harbor insurance	1iA
with harbor ~cover	1iA
with him	-1n1p2m
with him on	-1n2m
with it	-1jn1s2g3i
with it $	1i2g
with it $?	1g
with it is	-1n1s2i
with lakeside	-1x1vw
with lakeside $	-1x
with lakeside insurance	-1x
with lakeside ~cover	-1x
with me	-1abhp1xyB2ci
with me $	-1cp1ixB
with no	-1alo1bep
with no coverage	1e
with no insurance	1n
with nothing	-2n-1ai4e
with nothing $	-1n2e
with one	2os
with somebody	1p
with that	-3i-1ap1jy4u
with that $	2u
with that $?	-3i1y3u
with the	-2jpu-1bcekrsz1lmno2h3i
with the lower	1m
with the owner	-1gu1i2h
with the stent	1n
with the ~cover	3l
with them	-1mpsu1a
with them $	2a
with these	-1p
with this	-2p-1i
with us	-1jmnsu1x2k
with us $	-1n
with what	-1n1s2k
with what you	-1i1s
with you	-4i-2gl-1cejpwB1nyC2D4u
with you $	-1ailp1knuy2D
with you $?	-2gi-1h1a2u
with you when	-1l1s
with your	-2i-1knu1aehz2B
with your wife	1hp
with your ~insurer	1j
with your ~kin	-1a1ehp
with ~cover	-1r1jk
with ~money	-1ms1n2j
with ~not	-2an-1l1bp4e
with ~not $	-1n2e
with ~not ~cover	-1l1e
witho*	-2j-1ahinprt1dko2s
without	-2j-1ahinprt1dko2s
without $	1k
without _ $	-1l1s
without _ $?	-2i2d
without a	1ps
without the	1i
wonde*	-1iln1aC
wonder	-1p1a
wonder you	1a
wonderful	-1i1pC
word	-2i-1j1gp2a
word _ i	1g
words:0	-3p-2insD-1abcjkloAC
words:1	-5ais-4bcjklv-3eghnqrwx-2dfmopuyzB1t3A5D
words:13-20	-5b-4cgtD-3ajC-2fimpuyB-1elq1hx2nrz3s
words:2	-8s-7j-6kl-5bnwx-4ceghorvy-3dfmqz-1apB1u5D
words:21+	-2i-1ghjmps1kuvA2r3n
words:3	-7ls-6kn-5dejz-4mor-3fhpyD-2quxAB-1agv1bi
words:4	-9n-6lsD-5mxz-4oB-3degrtuwA-2fhkpy-1abjqv2c3i
words:5-7	-12D-7n-5rz-4ekosxAC-3dhvw-2abcfjlmqtuyB-1p2i
words:8-12	-9D-6A-4nrtzC-3cvB-2abfghquwx-1lmy1s
work	-3ac-2bdgp-1ejklmtuvxz1sw2hn3i
work $	-2n-1ak1ijsC
work $?	2i
work _ #	1n
work _ $	-1n3i
work _ a	-1i1p
work _ it	1h
work _ that	-2p1o
work _ you	-1i1k
work _ ~money	1n
work and	-2p1o
work is	-1is1np
work on	-1l
work policy	1l
work so	1hi
work ~cover	1l
work ~thing	-1l
worke*	-2i1p3e
worked	-2i1p3e
worki*	-1n1ix
working	-1n1ix
works	-1n1sz2h
works is	-1n1s
works*	1i
worri*	-1p2o
worried	-1p1d2o
worry	-1a4p
worry about	-1i2p
worst	2ap
worth	-2km-1achou1l2bi3n
worth #	1n
worth $	1n2b
worth _ $	-1is1lp
worth _ than	1j
worth a	1i
worth more	1j
worth more than	1j
worth ~money	1n
would	-4qr-3sBC-2dftvAD-1kuwy1em3n5j
would _ #	-1kp1im
would _ $	-2i-1a1gkz2c
would _ $?	2k
would _ a	-2p-1lmu1k
would _ about	-1j1n
would _ an	1m
would _ anybody	-1i1o2p
would _ at	1j
would _ be	-2p-1acjms1hil2u
would _ better	-1e2j
would _ change	-1p1j
would _ for	-2p-1il1ans
would _ get	2b
would _ give	-1ci1u
would _ go	1ij3c
would _ have	1i
would _ help	-1u1ik
would _ him	1jn
would _ husband	-1i1d
would _ if	1x
would _ in	1m
would _ is	-1i1jm
would _ it	-1dp1lmno2j
would _ like	-1hu1m2i4g
would _ me	-1io4p
would _ mind	1h
would _ need	-1d1i
would _ no	-1lp1a
would _ not	-1jp
would _ on	1j
would _ out	-1n2s
would _ paying	-1e3n
would _ rather	-1i1u
would _ stuck	-1m2n
would _ take	-1j
would _ that	-1p1j2b
would _ the	-2in-1bdkrsz1hl2ejp
would _ to	-4j-2p-1dorx1inz2gl
would _ trust	-1o1p2g
would _ up	1e
would _ want	-2g-1cj1ip
would _ with	-1k1a
would _ you	-3p-2s-1d1ejmn
would _ your	1ej
would _ ~cover	-1p1jx
would _ ~kin	-1i1d
would _ ~meet	1h
would _ ~money	-1eklps1im
would _ ~not	-2j-1l1ap
would _ ~pay	1n
would a	2i
would add	1mn2j
would be	-3a-2ksu-1bgjo1dehlp2mn
would be #	-1j1m
would be a	-1pu1hi
would be better	-1e2j
would be like	1im
would be paying	-1e3n
would be stuck	-1m2n
would be the	1hjx
would be ~money	-1ijl1m
would carry	-1inp1js2a
would cost	1n
would do	-1g1i2j
would do is	-1i1j
would do the	1j
would drop	1j
would fall	1s2a
would feel	-1j1i2p
would get	-1agi1jn
would get that	-1p
would give	1k
would give up	1k
would go	-1k1ij
would go with	1i
would have	-1ep1adlns
would have to	1iln
would hold	1j
would insure	1j
would insure it	1j
would it	-1gn1k2hi
would it be	1i2h
would it help	-1u1ik
would keep	1p
would like	-3j-1ip1u2z3g
would like to	-2j1u2z
would lose	-2j1k2e
would make	1mop
would make it	-1j1m
would need	-1j1lx
would need to	1l
would never	-2j-1an2e
would not	-1ls1adp
would not be	1l
would not trust	-1o1p
would only	-1j1n
would pay	-2p-1l3n
would pay for	1n
would rather	-1jp2o
would rather not	-1j1o
would rather ~not	-1j1o
would see	1x2l
would start	1kn
would start with	1n
would stay	1aj
would suggest	1mz
would suggest is	1m
would take	-1kp1eln2j
would take the	-1k1ln2j
would that	-1gn1iu
would that be	-1g1u
would the	1gi
would want	-2n-1g1ijop
would want the	-1n2p
would want to	-1j1i
would you	-2bjn-1deiklosx1tu2cg
would you be	-1c1y
would you give	-1ci2u
would you have	1i
would you like	-1hu1i4g
would you mind	1h
would you need	-1d1i
would you rather	-1i1u
would you want	-2g-1c1ip
would your	1d
would your husband	-1i1d
would your ~kin	-1i1d
would ~advise is	1m
would ~buy	-1gl1jkn
would ~buy with	1n
would ~harm	1s2a
would ~meet	-1j1m
would ~money	-2j1n
would ~not	-1los1de
would ~not be	1l
would ~not trust	-1o1p
would ~pay	-2p-1l3n
would ~pay for	1n
would ~send	1j
would ~soon	1i
wow	-1nqsD2a4p
wow $	-1D
wow _ is	-1i2p
wow that	-1i2p
wow that is	-1i2p
wreck	-1s
wreck*	2n
wrecks	2n
write	-2j-1abhknpq4cg
write _ a	2c
write _ check	-1n
write _ up	1gi
write a	1c
write me	2c
write me a	2c
write the	-1n1g
write this	2g
wrong	-4i-2ps-1jt3an5q
wrong $	-3p-1t1l3q
wrong _ $	2q
wrong with	-4i2p4a
wrote	-1ilp1qrx
wrote down	1r
yard	-2i1n
yeah	-4o-2abjlnruC-1cdghiktxz1q3A6p
yeah $	2D
yeah _ $	-2p-1i3A
yeah _ @name	-1p1v2A
yeah _ get	1i2p
yeah _ is	-1ln1p
yeah hi	-1p2A
yeah i	-1ou1p
yeah i get	1i2p
yeah it	-1l1p
yeah it is	-1l
yeah no	1p
yeah so	-1p
yeah that	1pq
yeah that is	1ip
yeah you	-1o3p
yeah ~not	1p
year	-2bcdt-1aehjrsuz1l2mp
year $	-1cdjx1ms2kp
year $?	1i
year _ for	1x
year _ the	1B
year and	1x
year for	1m
year is	1B
year is the	1B
year of	1m
year old	1o
yearl*	2x
yearly	2x
yearly _ $	1x
yearly review	2x
yearly review $	1x
years	-2bd-1aceghiknuvwxzA2ps
years $	-1hlm1kp2s
years $?	1i
years _ a	-1kos1pr
years _ you	-1np2l
years and	-1lp
years have	1s
years is	-1m1p
years of	1hs
years would	-1p1jm
yes	-2np-1ahijkst2r3g4d
yes $	-1lt1D2dg
yes _ no	1z2r
yes _ ~not	1z2r
yes and	-1h1g
yes or	1dz
yes or no	1dz
yes or ~not	1dz
yet	-1abop2i
yet $	-1op1i
yet $?	1i
you	-4D-3bclmrwA-2kvzC-1dgjpqsy1uB2io
you #	-2i-1cs1hjA2ak
you # $	1kA
you $	-2bms-1deilrvwz1hnoquD2ajp3B
you $?	-4c-2i-1dejknpsxB1t2bu3a
you @day	-1x1r2C
you @day $	-1h1C
you @name	1BC
you _ #	-2ij-1cdghmp1kru2n
you _ $	-2abdht-1cgrw1eijosuBD2fkC
you _ $?	-3u-1biklnpstvzC1adh2g
you _ @day	-1jC1i4h
you _ @name	1ivw
you _ a	-3t-2lp-1adeghjrz1biwx2su
you _ about	-1ai1np2c
you _ all	-1i1t2g
you _ an	-1ag1ils2b
you _ and	-1finr1ks2z
you _ any	-1djnpu2c3i
you _ anyone	1i
you _ anything	-1ag1j
you _ are	1yC3a
you _ around	1i
you _ at	-1dkop2jt
you _ away	-1n1d
you _ back	-1h2C
you _ be	-3i-2h-1gops1dj2n3ae
you _ been	-1an1p2B
you _ before	1s2p
you _ being	-1b2a
you _ better	-1a2j
you _ both	1j
you _ busy	1pu2i
you _ but	-1p
you _ by	1tx
you _ call	-1i1ox2v
you _ calling	-1x1vw2i
you _ care	-1i1gp2C
you _ carrying	-1s1lno
you _ closed	-1a1s
you _ comfortable	1guy
you _ couple	-1z
you _ coverage	-1n
you _ days	1k
you _ do	-2il-1p1d2j4a
you _ down	1i2n
you _ drive	-1n1ir
you _ drop	-1dln2b
you _ each	1k
you _ end	2e
you _ ever	2e
you _ everybody	-1i1p
you _ everything	1eio
you _ feel	1i
you _ few	1u
you _ for	-2aj-1bfhu1kqr2d3c
you _ from	-1i1n
you _ full	1i2a
you _ get	-1aegip1hjkln
you _ give	1k
you _ go	1n
you _ going	-1ap1er2g
you _ gone	1ei
you _ good	1il
you _ got	-3i-1deklrxz1now
you _ had	1lnp
you _ have	-2p-1i1dhjls
you _ him	1a
you _ how	-1n1i2c
you _ i	-1ijk1ltx2uz
you _ if	-1adx1ey2u
you _ in	-2gn-1ablt1cdipsx
you _ is	-2s-1l1denp2o
you _ it	-3gp-2hj-1abcdm1kn2tz
you _ just	-2i1a2l
you _ kind	-1p2o
you _ know	1z2l
you _ life	1i
you _ like	-4i-3p-1km1g2ao
you _ link	-1i3h
you _ look	-2p1r
you _ looking	-1o1m
you _ lose	-1aijn1k3e
you _ me	-2t-1copx1dghjB2iu
you _ money	1i
you _ more	1in
you _ much	-1i1B
you _ my	-1q2cB
you _ need	-1jn1lx
you _ never	-2i-1np1e2a
you _ new	1ns
you _ no	-4i-1s1e2a3d
you _ not	-4l-3j-1aeghx1bnr2f
you _ nothing	2ln
you _ now	-1adjA1bgin2fm
you _ of	1i
you _ off	-1a1h2f
you _ okay	-1u2i
you _ on	-2hj-1abnpt1dlx3i
you _ one	-1ap1i2e
you _ only	-1l1jn
you _ open	-1i1su
you _ or	-2i-1t2a
you _ our	-1h2f
you _ out	-1abpC1cd2x3t
you _ owe	1di
you _ own	-1i1k
you _ pay	-1ip1o2n
you _ paying	-2p-1n1ams
you _ people	-1i1a
you _ price	-1jlu1d
you _ questions	1x
you _ rather	3o
you _ reached	1w
you _ right	-1a2gp
you _ say	-3i1dz2bt
you _ saying	1i2o
you _ see	-1j1ik
you _ short	2n
you _ should	1gj
you _ shut	-1l
you _ sign	-2i-1l1d
you _ so	-1p1a
you _ somebody	-1n1io
you _ still	-1o1i
you _ take	-1i1dpsB
you _ talk	1p2u
you _ talking	1av
you _ than	-1n1l
you _ that	-1cnpu1io
you _ the	-2bci-1klzC1aegorB2st
you _ them	-1c1iln
you _ there	-1n1o2q
you _ they	1klot
you _ think	1ar
you _ this	-4i-2b-1gu3a
you _ through	1B
you _ till	-1l
you _ time	-3i2u
you _ to	-5a-2otxC-1ehjz1cdq2u3gi
you _ today	-1hl1iu
you _ tomorrow	1eg
you _ too	-1ip2a
you _ up	-3a-1lm1cdintx
you _ use	1i
you _ want	-1aenp4j
you _ was	-1l1it
you _ we	1p2z
you _ what	-1ack1zB2i3t
you _ while	-1s2n
you _ will	1cuC
you _ willing	-1u2i
you _ with	-1ap1bksy2iu3g
you _ without	1i
you _ working	1x
you _ worried	1o
you _ would	-1p1jno
you _ wrong	1q
you _ yes	1di
you _ you	-1abgho1ntu2d
you _ your	-2e-1acgi1s2d
you _ yourself	1C
you _ ~buy	-2i-1gl2d
you _ ~cover	-1anp1i2j
you _ ~harm	-1i1a2et
you _ ~kin	1i
you _ ~meet	-1iC1pvx2u
you _ ~money	-2l-1cgijp1r2n
you _ ~not	-4i-3j-2l-1cghpqsux1en2adf
you _ ~pay	-1gps1o2n
you _ ~send	-1dln2b
you _ ~soon	-1abcdjlpC1e2k3hi
you a	-4a-2cp-1djou1ghl4i
you a call	1x
you a couple	-1z
you a few	1u
you a price	-1u
you a ~meet	1x
you about	1jx3i
you about ~money	1j
you add	1s
you added	1x
you after	1hk
you again	-1hl3f
you again $	-1hl3f
you agree	2b
you already	1jln
you an	1qs
you and	-1k1ins3p
you and your	1ns
you any	1l2C
you anything	-2i-1p1o2l
you are	-4i-3c-2k-1hluyzB1dempq2bnot3a
you are $	-1aju1op2i
you are a	-2p-1io2a3b
you are about	1n
you are an	2b
you are at	1m
you are being	-1b2a
you are better	-1a2j
you are busy	1pu2i
you are carrying	-1s1lno
you are closed	1ns
you are going	-1ap1er
you are just	-2i1ab
you are looking	1m
you are not	-1al1ps
you are off	-1a1C2f
you are on	1d
you are out	2d
you are paying	-3p-1o1am
you are right	-1a2p
you are saying	1i2o
you are talking	1av
you are the	-1il1adns
you are too	-1ip2a
you are ~not	-1bl1s
you ask	1pr2j
you at	3u
you at a	-1i1u
you back	1q
you be	-2i-1cn1ky2a
you be comfortable	1guy
you be willing	-1u1i
you been	-1u2i
you before	1dez
you believe	2c
you believe in	2c
you both	-1jn3k
you both $	-1j1k
you broke	2t
you but	2lp
you buy	-1l1cdip
you buy it	1i
you by	-1p1i
you by @day	1k
you call	2i
you called	1i2p
you calling	2i
you can	-3a-2i-1egnp1kosvz2bdju
you can not	-2al-1n1bk2d
you can ~meet	-2i1ov2u
you can ~not	-2al-1n1bk2d
you care	-1i1dp
you care about	-1i1dp
you carry	-1j
you cash	-1im1kn
you cash it	-1im1kn
you close	1ip
you could	-1cdhnt1i3e
you could not	1a
you could ~not	1a
you cut	-2i1n3t
you decide	-1x1iz
you deliver	-1n1r
you deliver #	-1n1r
you did	-1i2p
you die	-1in2e
you died	1in
you do	-2act-1ghlu1fjkmor2n
you do $	-1s1jn2k
you do anything	2j
you do not	-2al-1j1fors
you do to	1lns
you do ~not	-2al-1j1fors
you doing	-1av1uA3i
you doing $	1i
you doing today	1iu
you doing ~soon	1iu
you down	1no2q
you down for	1gn
you drive	-2i1s2p
you drive $	-3i
you drive for	1i
you driving	1n
you eat	-1c
you ever	-1cgjnps1i
you feel	-5p-4i-1at6o
you feel like	-2ip2o
you felt	-1n1p
you filled	2x
you filled out	2x
you find	-1t2i
you first	-1i1u
you follow	2i
you for	-1cijlx1epuvw2B3s
you for #	1s
you for calling	-1x1vw2i
you for him	1n
you for ~money	1s
you free	1iu2h
you from	-2i1u2fg
you get	-2gp-1abcdstu1h2ilC
you get it	1n
you get me	2h
you get to	1i
you getting	-1a2t3i
you give	-2c-1him1bnu
you give me	-2c-1h1b2u
you go	-1ghsu1nC2ci
you good	-1i2g3u
you got	-3p-2bgo-1aetx1cdjmuvw2i
you got #	-1i1k
you got $	-1p1kB3j
you got a	-2ac2iu
you got any	-1a1i2c
you got no	-1i2a
you got nothing	2n
you got the	1s
you got to	-4i-1gu3d
you got your	2i
you got ~money	-1i1k
you got ~not	-2i2an
you guys	-1cht1x
you had	-1hjns1x
you had a	-1n
you had any	1a
you hang	-1i3d
you hang up	-1i3d
you have	-4ag-2c-1dehoqrstxy1wAB2np
you have #	-1i1nu
you have $	-1k1ms
you have a	-1a1cs2i
you have any	1i
you have been	-1in1p2B
you have got	-2i-1dklxz1vw2n
you have it	-1o
you have reached	1w
you have the	1i
you have to	1d
you have ~money	-1i1nu
you have ~not	-1s1l
you hear	-2i1uA
you help	1ci
you hoping	1p2i
you how	1k
you i	1jC
you i will	1uC
you i would	1j
you if	2s
you if the	-1i1s
you in	-1abchnpt1u2g
you in $	1i
you in $?	1i3g
you in a	1i
you in the	1qu
you insure	1s
you insured	1i2g
you is	-1isA1jx2l
you it	-1i1o
you just	-2i2t
you keep	-1cjn1k
you keep the	-1j
you know	-2p-1bkntu1hi2ay3c
you know $	1y
you know $?	-2i2a
you know what	-1c1i
you last	2i
you later	-1i2C
you leave	2n
you leave $	1i
you leave the	-1i2n
you left	1x
you let	1gi
you like	-2a-1hnu2i3g
you like me	1g
you like to	-1hu1g2i
you live	1nz2s
you look	-1i1dr
you look at	1r
you looking	1i
you lose	-1i1dn
you make	-1ci1ap
you make a	-2i2p
you manage	1i
you married	2i
you mean	1i6t
you mean $?	2t
you mean by	2t
you might	-1dip2j
you might want	-1ip2j
you mind	1y2u3h
you mind if	-1i1y2u
you more	-2s-1np1l
you more than	-1n1l
you most	1i
you must	-2ip1d4a
you my	-1u1hz
you need	-5i-1gklns1opr2d
you need $	-1di1o
you need to	-1ij1d
you never	-1i2a
you not	-1a1j
you off	1fq
you okay	1y3u
you okay with	1iy2u
you on	-1bjp1nuB2h
you on @day	-1i1h
you on the	1in
you on ~soon	-1i1h
you only	-1i1no2b
you open	1hin
you out	1in
you out $	1in
you over	1t
you over the	1t
you owe	-1j1lr2d
you owe #	1r
you owe ~money	1r
you own	-2a-1dt1enz2i
you own $	-1i1nz
you own that	1i
you own your	1i
you paid	-2l-1i1os
you paid #	1n
you park	1is
you park it	1s
you pay	-2n-1jlt1m2s
you pay now	1m
you paying	1ip
you people	1a
you pick	1i2c
you pick up	1i2c
you put	-1j1i
you quit	1p2i
you rather	-1i1u
you read	-1c1i
you read me	-1c
you ready	-1ab2i3g
you ready to	-1ab2i3g
you really	2a
you renew	-1i1j
you repeat	-5i-1c5t
you repeat that	-3i-1c2t
you right	-1pu1g2fio
you right now	1g2f
you run	1i
you said	-3i-1hnp1rx2dt
you said i	1x
you say	-5i-1abjlpq1d2g4t
you say that	-1q1i
you say yes	1di
you see	-1t1i
you seen	1i
you send	1hk
you should	-3i-1no1al4j
you should get	-1i1j
you should know	2l
you sign	-1d1ijl
you smoke	2i
you so	1B
you so much	-1i1B
you some	1z
you something	-1i
you soon	-1i3C
you soon $	-1i3C
you sound	-3i4a
you started	-1h1g2x
you started $	1x
you started a	1x
you still	-1an3i
you still owe	1i
you take	1s2C
you take care	-1i1p2C
you take the	1as
you taking	-1p1B
you talk	1hrz
you talk to	1hr
you tell	-1c1bi
you tell me	1bi
you that	-1p1a2l
you that $	1l
you the	-2j-1gs1blq2h
you the link	-1i3h
you the quote	1h
you the wrong	1q
you the ~money	-1j1h
you there	-1l1n3t
you there is	1n
you think	-2t-1d2c3i
you think $	1i
you think $?	-1c
you think about	1i2c
you think will	1c
you thought	1i
you to	-3l-1aghop1n2c
you to look	-1p
you to ~buy	-1l
you today	1iv
you today $	1v
you today $?	1i
you told	-1p1dn
you told me	-1p1dn
you train	1l
you turn	1s
you turned	1ns
you turned down	2n
you up	1gs
you use	-1c
you using	1i2b
you wait	-2i-1l1n2d
you waiting	-2i2d
you waiting for	-2i2d
you want	-2bdns-1ahltux1cjopz3g
you want $	1e
you want a	-1i1jo
you want for	-3i
you want it	-1is1o2z
you want me	1ikp
you want the	1ipr2g
you want to	-3j-2d-1ho1cp3g4i
you were	-3p-1des1x2b
you were gone	1i
you were not	-1p1n
you were ~not	-1p1n
you what	-1j1ltz2u
you what each	-1i1k
you what i	-1jk1z2u
you what you	1l
you when	-1l1s
you when you	1s
you who	2i
you why	1i
you why $?	1i
you will	-3i-1alnos1fhkr4e
you will be	-1hn3e
you will not	1f
you will ~not	-1a1f
you with	-1abcknsu1el3i
you with the	2l
you would	-4i-2hj-1cptu1bdkln2e3ox
you would be	-2ai-1gho1ej2d3n
you would feel	1i
you would get	-1jp1ln
you would give	1k
you would have	-1ij1adls
you would like	1g
you would lose	-1j1k2e
you would need	-1jn1lxz
you would never	-1an2e
you would not	2a
you would rather	3o
you would want	-1gn1jo2i
you would ~not	-2n-1j1ae
you write	1i
you you	1doC
you you are	1fC
you ~buy	-1gt1cjp2i
you ~buy $	1dj
you ~buy it	1i
you ~cover	-1s1i2r
you ~cover the	-1s1i
you ~harm	-1djp1s2e
you ~harm on	1l
you ~meet	-1aclu1rsz2bi
you ~meet to	1hr
you ~money	-2i-1cs1hjA2ak
you ~money $	1kA
you ~not	-1lp1aj
you ~pay	-3l-1ijknpt1mo3s
you ~pay $	-1n1s
you ~pay now	1m
you ~pay your	1s
you ~pay ~money	1n
you ~send	-1cnt1ikr2h
you ~send me	1i3h
you ~send ~money	-1n1r
you ~soon	-2gu-1adfxz1h3C
you ~soon $	-1ix2C
you ~soon $?	-1g1i
young	3p
young*	1s
your	-4clqruD-3bkpvwy-2htA-1jmC1fis2e3nx
your #	-1s1n
your @day	1C
your _ $	-4k-3q-1acijlzAD1bfmopxBC2dt3g
your _ $?	-3c-1bdejnostux1i
your _ @name	1mBC
your _ about	1n2j
your _ all	1s
your _ and	-3hi-2lx-1arC1bekqz2ps
your _ are	-2i-1ps1ablnu
your _ asked	1x
your _ at	-1j
your _ be	2i
your _ bills	-1np2m
your _ can	-1ns
your _ card	-1c1i
your _ checkup	1x
your _ comes	2f
your _ company	1l
your _ coverage	1k
your _ date	1g
your _ do	1i
your _ does	-2l1B2n
your _ ever	1i
your _ every	1e
your _ first	-1p1ju2z
your _ for	-1n1jo2c3s
your _ from	-1i3x
your _ give	1i
your _ go	1n
your _ going	3e
your _ got	-1n1i
your _ has	2k
your _ i	1h
your _ if	1s
your _ in	-1in1ds
your _ income	2n
your _ is	-2ks-1lp1du2jnt
your _ it	1ps
your _ needs	-2n1lorx
your _ not	-1l1s
your _ now	-1x1n2C
your _ off	1fp
your _ officer	-1s2x
your _ on	-1e1ghx
your _ one	1k
your _ or	2i
your _ out	-1h1g2ef
your _ page	-1c1h
your _ passed	-1s
your _ pays	-1s1n
your _ policy	-2i1l2a
your _ program	1k
your _ review	1x
your _ so	1jl
your _ still	2n
your _ the	-2i1e
your _ there	1n
your _ think	-2i1d
your _ this	-3i1d2a
your _ to	-1i1gs2u
your _ today	1giC
your _ uses	1ks
your _ was	1o
your _ what	1hp4i
your _ while	1n
your _ who	1i
your _ will	-2n-1aix1f3e
your _ with	-1n1x
your _ worth	1i
your _ would	-1i
your _ your	-3n1ej2s
your _ ~cover	-1ijn1ks2a
your _ ~harm	2n
your _ ~insurer	1l
your _ ~kin	-1s2e
your _ ~money	-1n1h
your _ ~not	-1il1ns
your _ ~pay	-1s1n
your _ ~soon	1ghiB
your _ ~thing	-1gjs1hl
your age	-1ux1ps
your agent	-1j1i2g
your annual	2x
your answers	-1n2s
your auto	-1n1s
your belongings	-1n1j
your biggest	1i
your broker	1j
your broker $	1g
your brokers	2k
your brother	1q
your budget	1i
your business	-1jp1zB2n4g
your business $	-1jp1B3g
your car	-1iln1ps2c
your car $	-1i2c
your card	1g2d
your check	-1s1n
your check $	-1s1n
your commute	1i
your coverage	-1n1uz
your credit	1es
your current	-1jns2k
your current one	1k
your current ~cover	-1n1k
your daughter	-1n1dex
your day	2C
your declarations	-1c1hk
your declarations page	1h
your deductible	1j
your doctor	2j
your dog	1i
your email	-1g2i
your employer	1ps
your equipment	1n
your equity	-1s
your family	-1ilp1nuz2e
your family $	-1a1i2e
your favorite	2c
your girlfriend	2i
your grandmothers	2j
your health	1nsu
your health $?	-1i1u
your home	1el
your home and	1i
your home policy	-1i1ln
your hospital	-1s
your hours	1n
your house	-2s-1jp2ei
your house $	1i
your house and	-1s1e
your husband	-1esz1ajr2h
your husband what	1hip
your husbands	-1g1hn
your income	1s
your instructions	-1i3b
your insurance	1il
your job	-1s1in
your kid	1e
your kids	-2a-1inx2de
your kids $	1d
your last	-1n1dhs
your lender	-1fs1r2x
your liability	-1n1j
your liability $	1j
your life	2e
your limits	1n
your living	1l
your loan	-1ins3x
your loan officer	-1s2x
your mind	-1ip1d
your mod	3s
your mom	-1i1n2o
your moms	1n
your money	1op
your money and	1op
your mother	2n
your mother is	1n
your name	-2s-1bdjnt1f4x
your name $	1e
your name on	1x
your number	-1dehs1x2c6f
your number $	1x3f
your number off	1fp
your okay	1u2g
your old	-1j
your other	1l
your own	-3i-2en-1s1dl2a
your own $	1d
your own policy	-1in2a
your own ~cover	-1in2a
your own ~thing	-1s1l
your patience	-1C
your pay	-1n1j
your paycheck	2n
your payroll	-1n1s
your people	-1a1no
your place	1i
your place $	1i
your plate	-1in3p
your plate $	-1in2p
your pocket	1n
your pocket $	1n
your policy	-2l-1hs1kx2n
your policy $	-2j1gx2s
your policy and	1k
your policy does	-2l1n
your policy for	1s
your policy has	-1n2k
your policy is	-1l3j
your policy pays	-1s1n
your policy still	1n
your problem	-3i3a
your problem $	-3i3a
your rate	-1l2s
your record	1m
your renewal	-1h1m2k
your renewal $	1m
your rent	-1n1s
your renters	1n
your review	1uvwx
your salary	2n
your salary is	1n
your sales	1s
your size	-1i1p
your size $	1s
your social	-1g3i
your street	-1i2d
your stuff	1js
your things	-1in1l2s
your things $	-1n1s
your time	-2i-1lp1C3B
your time $	-1ilpC2B
your tools	1j
your uncle	1n
your way	1hi
your weekend	1C
your whole	1e
your wife	-1afgoqsC1dipx
your wife $	-2i-1q1np
your wife $?	1h
your wifes	2e
your wind	1n
your zip	1s
your ~cover	-3l-2acdhmp-1bftw1jnuxz2e
your ~cover $	-1z2s
your ~cover and	-1nr1s
your ~cover at	-1j
your ~cover does	-2l1n
your ~cover for	1s
your ~cover has	-1n2k
your ~cover is	-1ls1e3j
your ~cover still	1n
your ~cover ~pay	-1s1n
your ~harm	-1iq1mn2p
your ~insurer	-1an2gj
your ~insurer $	-1j2g
your ~kin	-5s-3bgl-2cfjkC-1mtuB1hn3de
your ~kin $	-2a-1cgjq1depr2n
your ~kin $?	1h
your ~kin and	-1n1epq
your ~kin asked	1x
your ~kin be	2i
your ~kin go	-1i1n
your ~kin got	1i
your ~kin in	1d
your ~kin is	-1i1dn
your ~kin on	1hn
your ~kin think	-2i1d
your ~kin what	1hip
your ~kin will	-1ain3e
your ~kin would	-1i
your ~money	-1dejlp1ms2x
your ~pay	1j
your ~send	-1g2i
your ~soon	-1hi1B2C
your ~soon $	-1i1B3C
your ~thing	-1abdhjkmsuC1cei
your ~thing $	-1elp1ci
your ~thing and	1e
your ~thing is	1n
your ~thing ~cover	-1i1ln
yours	-3l-1bdghmrsu1j3x6k
yours $	-1ips2n
yours _ not	1k
yours _ the	1i
yours _ ~money	1jm
yours _ ~not	1k
yours and	-1g1kn
yours does	1k
yours does not	1k
yours does ~not	1k
yours is	-1kl1sx
yours or	1i
yours or the	1i
yours*	-2s-1djl1aknopC
yourself	-2s-1djl1akopC2n
yourself $	-1j1akn
yourself $?	1i
yourself _ it	-1C1p
zip	1s
zone	-1l
zone $	-1l
~advise $	-1i2c
~advise _ a	1j
~advise _ be	1ij
~advise _ to	1j
~advise _ ~cover	2j
~advise a	1j2c
~advise is	-1iks1m2j
~advise is to	1j
~advise would	1ij
~advise would be	1ij
~buy $	-2s-1aknCD1cgj6d
~buy $?	1i2g
~buy _ $	-1bchn1k2dg
~buy _ $?	-1tu1g3i
~buy _ a	-1p1jn
~buy _ for	1i2g
~buy _ new	1in
~buy _ now	-1i1dg
~buy _ that	1i
~buy _ the	2s
~buy _ to	-1s2j
~buy _ your	-1g2z
~buy _ ~cover	1d2g
~buy _ ~money	1l
~buy _ ~soon	-2ij1d
~buy a	1n
~buy anything	-2jl-1adp1i
~buy for	1gj
~buy it	-1bhjkl2d4g
~buy it $	2g
~buy over	1k
~buy that	1ij2g
~buy the	-1klz1dj2g
~buy the ~cover	1d2g
~buy this	-2p-1u2b
~buy up	2g
~buy up for	1i
~buy with	-1gk1u2z
~buy you	1gns
~buy ~money	1n
~buy ~soon	-1i2d
~buy ~soon $	-1i1d
~cover $	-4bp-3dhnD-2fouyC-1aceitzB1rwx5j
~cover $?	-1abgjsu1t3i
~cover @name	1vwx
~cover _ $	-3p-2ai-1bcdhloqsABC1egw2jr
~cover _ $?	-1bcu4i
~cover _ a	-2n-1p1js
~cover _ am	1x
~cover _ an	-1l1n
~cover _ and	-1e1ku
~cover _ another	-1n2s
~cover _ anything	-1i1s
~cover _ ask	1r
~cover _ at	-1s2ln
~cover _ be	1m
~cover _ both	1ar
~cover _ by	1z
~cover _ care	1s
~cover _ delivery	1n2l
~cover _ did	1i
~cover _ do	1r
~cover _ does	-1i2l
~cover _ for	-2j-1chnprx1s
~cover _ have	-1l1ns
~cover _ i	1jnr2l
~cover _ if	-2n1s
~cover _ in	-1jl1sw
~cover _ is	-2n-1p1msw2l
~cover _ it	1n
~cover _ just	-1lp1i
~cover _ like	1s
~cover _ now	1u
~cover _ of	-1p1j
~cover _ on	-1lpx1o2j
~cover _ one	-1s1k
~cover _ ones	1k
~cover _ only	-1s1l
~cover _ ours	-1ns2k
~cover _ out	1n2l
~cover _ run	-1j1nr
~cover _ so	1kn
~cover _ that	-1p1jn
~cover _ the	-1bdehilnoxz1s2r
~cover _ then	1z
~cover _ there	1n
~cover _ to	-2j-1l1k3s
~cover _ up	-1in1lrx
~cover _ us	-1m1k
~cover _ we	1k
~cover _ what	-1n1js
~cover _ when	-1ns2l
~cover _ will	-1n
~cover _ with	1j
~cover _ work	-1l1p
~cover _ would	-1l1js
~cover _ you	-2u-1adeops1lr
~cover _ your	-1in2s
~cover _ ~cover	-1ij1ns2kr
~cover _ ~harm	-1js1kl3n
~cover _ ~kin	1x
~cover _ ~money	-2js-1l1k2m
~cover _ ~not	-5s-3i-2a-1defkorw1np6l
~cover _ ~pay	-1jmn3s
~cover _ ~soon	1lnz
~cover _ ~thing	-1dln1is2r
~cover a	-1l1kn
~cover and	-3h-2egin-1abdjlopxz1ms2k3r
~cover and a	-1n1rs
~cover and i	1mr
~cover and ours	-1n1m2k
~cover and the	-1s2r
~cover and then	1z
~cover and you	1k
~cover and ~cover	2n
~cover are	-1ln1i
~cover as	1js
~cover as a	1j
~cover at	-1l1p
~cover at work	2p
~cover audit	1s
~cover back	3j
~cover before	-1ilns1x2j
~cover before you	1j
~cover bills	1s
~cover business	1ln
~cover calling	-1x
~cover can	-1n1l
~cover carry	1n
~cover comes	-2n-1l2s
~cover could	1n
~cover do	1i
~cover do you	1i
~cover does	-2is-1jk1n4l
~cover does ~not	-2s-1ijk1m2ln
~cover ends	-1n4l
~cover exclude	1ln
~cover exclude delivery	1ln
~cover excludes	3l
~cover first	1ku
~cover for	-2i-1hlpq1gjrz
~cover for a	1l
~cover for it	-1l
~cover for the	-1s
~cover for you	-1s1gkr
~cover form	1l
~cover gives	2s
~cover has	-2n-1ij1k3l
~cover has a	-1n1l
~cover has ~not	1l
~cover how	3i
~cover i	1hvxA
~cover i am	1x
~cover if	-1l1n
~cover in	-1s1g
~cover is	-3k-1acilno1e2ms
~cover is a	-1ln
~cover is for	-1ln1s
~cover is it	1i
~cover is like	1s
~cover is ~money	-1jks1m
~cover is ~not	-3s-1j1p3l
~cover it	1jkm
~cover it is	1km
~cover just	-1j2s
~cover leaves	-1ijs2n4l
~cover leaves out	1n3l
~cover motorist	1js
~cover motorist $	1kn
~cover motorist is	-2n1s
~cover motorist on	1i
~cover on	-2l-1i1knr
~cover on the	1k
~cover one	-1ls1k
~cover only	1ls
~cover or	1i2g
~cover or the	1g
~cover over	1nw
~cover page	1z
~cover partners	1vw
~cover partners $	1w
~cover right	1i
~cover says	1n
~cover so	1j2n
~cover so i	1j
~cover stays	-1i1nrs
~cover still	1n
~cover stops	-1ij1ln
~cover stops at	-1s1l
~cover that	-1p
~cover the	-1k2r
~cover there	1ln
~cover this	1dgw
~cover this is	1w
~cover this one	1k
~cover through	1s
~cover through work	-1l1s
~cover to	1s
~cover what	-1k
~cover which	1ln
~cover will	-1fs1n4l
~cover will ~not	-2s-1f1n4l
~cover with	-1elmn1aks2j
~cover with a	1j
~cover would	-1l2m
~cover would be	1m
~cover yes	-1n3r
~cover you	-1lp1nu2rs
~cover you have	-1l1ns
~cover your	-1n1lx
~cover your ~kin	1x
~cover ~cover	-2ap-1bcdehikosw1jmnx
~cover ~cover $	-1ikw1m2x
~cover ~cover $?	1i
~cover ~cover does	1l
~cover ~cover for	1k
~cover ~cover is	-2n1su
~cover ~cover on	1n
~cover ~cover with	1j
~cover ~cover ~cover	1s
~cover ~cover ~pay	-1n
~cover ~harm	-1i1n
~cover ~insurer	1n
~cover ~money	-2in-1lps1mxz2jk
~cover ~not	-1i2ns
~cover ~pay	-2ik-1ejp3s
~cover ~pay if	1s
~cover ~pay the	-1k
~cover ~soon	-1n1i2k
~cover ~soon to	-1j1k
~cover ~thing	1o
~feel $	-2i-1jlmBD5p
~feel _ $	1ap
~feel _ am	-2q1ip
~feel _ it	2p
~feel _ say	-2p-1b
~feel _ to	2p
~feel for	2p
~feel i	-2q1ip
~feel i am	-2q1ip
~feel thing	1p
~feel to	-1p
~feel ~money	2p
~feel ~money $	2p
~harm $	-2abm-1cdghlptD1in2os
~harm $?	-1act2i
~harm _ $	-1ablmu1x2i3n
~harm _ a	-1np
~harm _ all	-1s1np
~harm _ and	1hil
~harm _ in	1es
~harm _ is	-1i1n2s
~harm _ it	1l
~harm _ on	1l
~harm _ one	1k
~harm _ run	1n
~harm _ that	-1l1s
~harm _ the	-2l1n
~harm _ them	1p
~harm _ there	1n
~harm _ would	-1jls1kn
~harm _ you	-1mnp1i
~harm _ your	-2n1s2e
~harm _ ~harm	-1l
~harm _ ~money	1dgl
~harm _ ~not	2n
~harm and	-2s-1hip4e
~harm and you	-2n1e
~harm and your	-1l1e
~harm at	1dgs
~harm benefit	1s
~harm from	-1l
~harm in	1is
~harm is	1m
~harm of	1s
~harm on	2l
~harm on a	1l
~harm out	1lns
~harm renewal	1x
~harm renewal $	1x
~harm runs	2h
~harm the	1s
~harm what	2t
~harm with	1n2m
~harm would	-1s2n
~harm you	-1os1ln2i
~harm you $	2i
~harm you $?	1t
~harm you would	1n
~harm your	1e
~harm ~cover	1s
~harm ~harm	1kn
~harm ~not	1n
~harm ~pay	1s
~harm ~soon	-1s1eln
~insurer $	-2jp-1iks1r2g
~insurer $?	1i
~insurer _ $	1l
~insurer _ a	-1s
~insurer _ and	1ks
~insurer _ at	-1v2s
~insurer _ it	-1s
~insurer _ that	2p
~insurer _ the	-1i2dj
~insurer _ to	1l
~insurer _ ~not	2s
~insurer _ ~pay	1k
~insurer and	2j
~insurer can	1l
~insurer has	-1s2l
~insurer is	1s
~insurer looks	2s
~insurer looks at	2s
~insurer that	1p
~insurer to	-1p2l
~insurer will	1s
~insurer with	-1v
~insurer you	1ij
~kin $	-2j-1bcfgklqsuBD1aeopC2nA
~kin $?	-1au1ch2i
~kin _ $	-1i1cdo
~kin _ a	-1p1n
~kin _ about	-1n1p
~kin _ and	-1ns1jr2e
~kin _ at	1n
~kin _ be	-1i1ej
~kin _ have	1n2a
~kin _ i	1pq
~kin _ if	-1i1dp
~kin _ in	1e
~kin _ me	1x
~kin _ on	-1dl1en
~kin _ still	2n
~kin _ that	1op
~kin _ the	-2i-1ls1adnp
~kin _ then	1u
~kin _ there	1n
~kin _ this	-2p
~kin _ to	1r
~kin _ you	2a
~kin _ ~not	-1ilp1d
~kin and	-1inrs1eq2p
~kin and a	-1p1n
~kin and i	1pq
~kin asked	1x
~kin be	2i
~kin feel	1p
~kin go	-1i1n
~kin got	1i
~kin if	1a
~kin if you	1a
~kin in	-1i1ad
~kin in the	-2i1ad
~kin is	-1ip1dn
~kin is still	2n
~kin needs	1or
~kin on	1hn
~kin think	-2i1d2p
~kin to	1p
~kin what	1hip
~kin will	-1ain2e
~kin with	-1i1s2c
~kin would	-1ip1n2d
~meet $	-3i-2q-1abcehjknpsyC2fuB4x
~meet $?	-3i-1bg1hy4u
~meet _ $	-2D-1acdiklsz1hjortx3bf
~meet _ $?	-1c1k
~meet _ @name	-1x1ir2v
~meet _ a	-1his1jmu
~meet _ about	1m
~meet _ after	1i2h
~meet _ again	2f
~meet _ and	1j
~meet _ him	-1u1p
~meet _ i	-1l2z
~meet _ in	1h
~meet _ it	1i2d
~meet _ on	1s2h
~meet _ or	-1i1d
~meet _ recorded	-1i1uy
~meet _ the	-1ghk1x
~meet _ you	-1hp1n4C
~meet _ your	-1kzC1dhqrx
~meet _ ~cover	1p
~meet _ ~money	-1u2h
~meet _ ~soon	-2gu-1cfkxC1r4h
~meet about	-1hklnor1i2z
~meet about it	1i
~meet about the	1x
~meet about ~cover	1p
~meet acting	-1ip2a
~meet after	1n
~meet again	-1i2ht
~meet again $	1ft
~meet at	1h
~meet back	1hu
~meet by	-1pu1x2hi
~meet by ~soon	1i
~meet for	1hl
~meet from	-1n1s
~meet hr	1hj
~meet i	1z
~meet in	-1x1m
~meet is	-1di1xy2b
~meet is recorded	-1i1y
~meet me	-1i3v
~meet on	-2i1d
~meet right	-2i1u
~meet to	-2gu-1aknsvz1cprC2i
~meet to @name	1ir
~meet to a	1j
~meet to you	-1ip2C
~meet to your	-1x1dip
~meet with	-1gwx1inrC
~meet you	-1gklquC1ix2h
~meet you $	1hix
~meet you again	2f
~meet you ~soon	1r2h
~meet your	1hiz
~meet ~money	1z
~meet ~soon	-1z1ir3h
~meet ~soon $	1hr
~meet ~soon $?	1k
~meet ~soon ~soon	1h
~money $	-4a-3bi-2elopqtuD-1fgnrvwBC1kz6m
~money $?	-1bgimu1c2ah
~money _ $	-3i-2ae-1cfhqtwACD1buz2m
~money _ $?	-1bgmnrt2u
~money _ a	-3s-2ik-1chu1r3m
~money _ about	1r
~money _ after	1kl
~money _ and	-3s-2mp-1deklC1n
~money _ be	1l
~money _ before	1h
~money _ but	1m
~money _ did	1ir
~money _ each	1js
~money _ for	-1ip1kms
~money _ from	1z
~money _ how	-1i1s
~money _ i	1pq
~money _ if	1mn2l
~money _ in	1n
~money _ is	-1ns1ijlp
~money _ it	-2p-1j1hks
~money _ look	1k
~money _ more	-1n1o2m
~money _ of	-1ilm1hjno
~money _ old	1o
~money _ on	-1abjmx1hiln3k
~money _ one	-1hns1r
~money _ or	-1i1n
~money _ out	2j
~money _ rebuild	1n
~money _ savings	1n
~money _ so	1n
~money _ started	1x
~money _ than	-1jps2k3m
~money _ that	1k2l
~money _ the	-2j-1gopr1dmB2kl
~money _ then	1n
~money _ there	-1i1j
~money _ they	1s
~money _ to	1sz
~money _ up	2s
~money _ us	1hx
~money _ wait	2l
~money _ what	-1k1s
~money _ where	1j
~money _ with	-1jn1p2ik
~money _ would	-1p1j
~money _ you	-2d-1hs1r2m
~money _ your	-1dnx2jm
~money _ ~cover	-1ckps1imr
~money _ ~harm	1k
~money _ ~meet	1rx
~money _ ~money	-3s-2jknp-1adex1t2cor6m
~money _ ~not	-1ejklm1nr2o
~money _ ~pay	1s2g
~money _ ~soon	-1hjl1cs2d
~money _ ~thing	-1ijklms2n
~money a	-2s-1acjoprx1g4m
~money a ~money	-1acjkloprsx1g4m
~money and	-2j-1dhiksz1r2mn
~money and a	1m
~money and that	1lm
~money and the	-1ms3n
~money and you	-2k1n
~money and your	1r
~money and ~not	-1n1i
~money because	1ks
~money before	-1i1ln
~money but	-1s1kn
~money cards	1n
~money columns	-1j2k
~money day	2l
~money days	-2ms-1ai1l2o
~money days $	-1jms1kl
~money days a	1no
~money days after	1l
~money does	-1ln1is
~money does ~not	-1l1s
~money dollar	1ip
~money drivers	1r
~money every	-1n1op
~money every ~money	-1n1op
~money for	-2s-1jlnp3m
~money for the	-1jn1di2m
~money for ~money	-1s1m
~money go	1s
~money i	-1n1kpz2l
~money if	2m
~money in	-2i-1hjk1r2n
~money in savings	1n
~money in the	1n
~money in ~cover	1r
~money is	-2i-1nr1gjpB2l
~money is that	-1i2l
~money is the	-1ns1kB2j
~money is ~money	-1n1l
~money is ~not	1lo
~money it	-1np1kmz
~money it is	-1p1hm
~money it with	1k
~money less	-1s1m
~money less than	-1s1m
~money means	3s
~money minutes	-1iklmn1s2u
~money minutes $	-1i1ds
~money minutes $?	1h
~money months	-1r1ijmn
~money months $	-1ij1m
~money more	-1i2k3m
~money more $	1m
~money more a	1j
~money more than	-1n2km
~money nights	-1n1lr
~money nights a	1r
~money numbers	1is
~money of	-1ls1i2mn
~money of you	1p
~money of ~cover	1m
~money old	1n
~money on	-2i1r2j
~money one	-1jk1m2c
~money one ~money	-1m1n
~money or	-1iu1g2t
~money or ~money	-2i2t
~money out	1o
~money out of	1o
~money people	1jr
~money per	-1s1n
~money percent	-1p1ir
~money percent $	1jn
~money percent ~cover	-1n1k
~money questions	1z
~money seconds	-1ip2du
~money short	-1m3n
~money so	-1n2k
~money subs	1in
~money than	-2k-1js3m
~money the	-1jmn3k
~money then	1g
~money then $	1g
~money things	1z
~money this	-1o1p
~money times	-2n1ck2s
~money times your	-1n1js
~money to	-1jlps1mn2o
~money to rebuild	1n
~money to ~money	-1p2o
~money under	-2s-1k1mn
~money until	1l2c
~money weeks	-1k2j
~money when	1k
~money will	1n
~money will ~not	1n
~money with	-1i1m
~money with the	-1p1km
~money with ~not	1p
~money would	-1j1il
~money would be	1l
~money years	-2n-1bcdgiz1js
~money years $	-1hm1kp2s
~money years and	-1p
~money years is	-1m1p
~money years of	1hs
~money you	-2s-1hlp1gk2n3x
~money you $	1n
~money you started	1x
~money ~cover	-3n-1hlmpz1r2jk
~money ~cover $	-1k
~money ~cover is	1ij
~money ~kin	-1kno1jr
~money ~money	-4s-3i-2hr-1djux1c3m
~money ~money $	-2np-1jks1l4m
~money ~money $?	1ci
~money ~money a	-1i1m
~money ~money and	-1m
~money ~money more	1m
~money ~money of	-1l1n
~money ~money old	1o
~money ~not	2j
~money ~pay	1k
~money ~soon	1ik2h
~money ~thing	-2n-1hkm1i4r
~money ~thing ~money	-1n1ilr
~not $	-3i-2j-1ahnD1belmr2dk
~not $?	-1i2d
~not _ $	-3j-2adimB-1chnqtwxzC1erD2ls
~not _ $?	-1i1t2d
~not _ a	-2i-1fns1abdel
~not _ about	-1l1p2n
~not _ again	1ef
~not _ an	2d
~not _ and	-1kp1no
~not _ any	-1i
~not _ anybody	-2p1a
~not _ anymore	1f2n
~not _ anything	-2j-1dis1al
~not _ at	-2p-1i1n
~not _ back	1pq
~not _ by	2l
~not _ calls	-1dp3f
~not _ do	-1n1dls
~not _ for	-2s-1adhkm4l
~not _ from	-1e2f
~not _ her	1j2i
~not _ here	1ijnp
~not _ how	1a
~not _ i	-1p1v
~not _ if	-1s1jl
~not _ in	-1an1h2l3p
~not _ income	-1l1j
~not _ is	-1p1ds
~not _ it	-1deo1aks2j
~not _ lawyer	1l
~not _ like	2p
~not _ me	-2p1dl
~not _ money	-1p1i2a
~not _ motorist	1n
~not _ now	2d
~not _ of	-1s1l2a
~not _ on	-1dnp1l
~not _ out	2p
~not _ put	-1n1h
~not _ so	1n2l
~not _ that	-3p-2do-1airs1nt2l
~not _ the	-2s-1dijmq1opr3n
~not _ them	-1l3n
~not _ there	-1p1n
~not _ this	-1in1de
~not _ till	1lr
~not _ to	-2dgnpt-1ejsx1q3l
~not _ up	-1il1dns
~not _ what	-1ips1l
~not _ when	-1s1n
~not _ with	-1l1jnp
~not _ you	-2h-1aekmnsxA1tC2l
~not _ your	-2p-1eijn1ao2l
~not _ ~buy	-1lp
~not _ ~cover	-1adijlop3n
~not _ ~harm	-1l1s
~not _ ~money	1i
~not _ ~not	-2l3d
~not _ ~pay	-1jps1l2n
~not _ ~thing	1i
~not a	-1bdk1os2l
~not a lawyer	1l
~not able	1l
~not able to	1l
~not allowed	-1p1l
~not allowed to	1l
~not backdate	1lp
~not be	-2j-1lp1ehqs2b
~not be ~pay	1n
~not been	2n
~not blame	-3l-1a1i3p
~not blame you	-1al1i4p
~not business	-1l1j
~not business income	-1l1j
~not calls	1f
~not can	-1np1o3l
~not change	-1ps1j
~not covered	-1s1j2n
~not covered $	-1s1l
~not do	-1ains1d3l
~not do is	1l
~not do it	-1n1d
~not do this	-1i
~not enough	-1l
~not feel	1p
~not feel like	1p
~not fix	-1ds1e2l
~not for	-1ilps1e2d4n
~not for the	-1l1n
~not fun	-1l1p
~not get	-2l-1jpq1i2at
~not getting	1dq
~not give	1d
~not give you	1d
~not go	-2l-1eg1jos
~not going	-1dp1l
~not going to	-1dp1l
~not got	-2d
~not guarantee	1m2l
~not have	-1fijlps1abdk2nq
~not have a	-1in1be2d
~not have the	1ln
~not have to	-1d1op
~not have ~cover	-1l1ik
~not hear	-2il-1e2f3t
~not hear you	-2il3t
~not help	2l
~not here	-1l1n
~not i	-1l1hi
~not idea	2a
~not in	-1s1l
~not insured	-1l1n
~not issue	1l
~not it	-2l-1n2i
~not judgment	1i2p
~not keep	2C
~not know	-2i-1djp1n3al
~not know $	-1a2l
~not know about	-1l1n
~not know the	1a
~not know what	1al
~not leave	-2p-1a1jl
~not like	1ipr
~not likes	-1i1lp
~not make	-1ap1l
~not matter	-1l1s
~not matter what	-1l
~not mean	-2pt-1lo1s2q
~not mind	-1dp1i
~not more	-1p3f
~not more calls	-1dp3f
~not named	-1l1n
~not need	-1l
~not need to	-1l
~not on	-1ils3n
~not on here	1jn
~not on the	-1j
~not on your	-1s1n
~not open	1i
~not part	2l
~not part of	2l
~not pressure	-1n
~not promise	2l
~not promise the	1l
~not protect	1n
~not put	-1p1ln2d
~not read	-1i3a
~not really	-2p1io
~not reason	-1o
~not reason to	-1o
~not rush	-3p-1D
~not say	-1jpt2l
~not see	-1l2p
~not so	-1np1s
~not something	-1anp2l
~not something i	-1p2l
~not take	-1j1k2d
~not tell	-1djp1l
~not tell you	-1dp1l
~not that	-1l1a2p
~not the	-1jkl1bin
~not there	-1lp1d
~not think	-1jl1av
~not tickets	1or
~not to	-2l-1n1aegz2s
~not to do	-1n1ds
~not told	-1l1no
~not told the	1n
~not touch	1l
~not trust	1p
~not understand	-2p-1ilq2a
~not want	-1n1fo
~not want to	1f
~not wants	1a
~not wants to	-1p1a
~not way	-1p1l
~not what	1s
~not wonder	-1p1a
~not wonder you	1a
~not work	-2l-1n1s
~not you	-1i1n
~not your	1p3a
~not ~buy	-1dp1j
~not ~cover	-3p-2iks-1adhjmorwx2l4n
~not ~cover $	-1j1el
~not ~cover a	-1l1n
~not ~cover motorist	1n
~not ~cover your	-1n
~not ~cover ~cover	-1i2n
~not ~harm	-1l1ps
~not ~meet	-2h-1p1n3f
~not ~meet you	-1h
~not ~money	-1l1r2j
~not ~pay	-2eis-1a3l
~not ~pay $	1l
~not ~pay for	-1ns1l
~not ~send	1j
~pay $	-1ikp1ln2s
~pay $?	-2n2i
~pay _ $	-1aeij1km2l
~pay _ $?	1i
~pay _ a	-1klp1s
~pay _ and	-1s1o3k
~pay _ anything	1l
~pay _ bills	-1l
~pay _ difference	-1k
~pay _ for	-1jl1k
~pay _ full	1g
~pay _ if	-1i1o2s
~pay _ it	-1s1ln2g
~pay _ other	1s
~pay _ out	2l
~pay _ people	1n
~pay _ rent	1s
~pay _ that	1i
~pay _ the	-2i-1k1js
~pay _ they	-1n1s
~pay _ to	1s
~pay _ what	-1ils1o
~pay _ you	1s
~pay _ your	1np
~pay _ yourself	1o
~pay _ ~cover	-1n1l
~pay _ ~harm	-1js1k2l
~pay _ ~money	-2s-1m2k
~pay _ ~thing	-1i
~pay a	-2p-1an1l3k
~pay and	1l
~pay everything	-1s
~pay for	-2j-1acdemqtx2l
~pay for $	2l
~pay for a	-1np
~pay for it	1n2g
~pay for that	1i
~pay for the	-2l-1kn1p2s
~pay for what	-1i1ko
~pay for your	-1l1np
~pay for ~harm	1l
~pay if	-1n1ls
~pay if you	-1n
~pay in	1gs
~pay in full	1g
~pay income	1n
~pay is	2n
~pay it	1op
~pay it $	1p
~pay more	1kn
~pay now	1m
~pay off	1s
~pay off the	-1i1j
~pay on	1n
~pay the	-3n-2kl-1cgijopr4s
~pay the bills	-1l
~pay the other	1s
~pay to	1i
~pay up	1s
~pay what	-1is2l
~pay when	-1in
~pay while	1n
~pay work	1n
~pay you	-2i-1k3s
~pay you if	-1i2s
~pay your	-2ln-1aeij4s
~pay your people	1n
~pay ~cover	-1s
~pay ~not	-2s1l
~send $	-1l
~send _ $	-1gh
~send _ a	1i4h
~send _ by	-1k1h
~send _ nights	-1n1r
~send _ over	1hC
~send _ that	-2ip-1g2h
~send _ the	-1C1l2h
~send _ to	-1g1i3h
~send _ up	1q
~send _ ~cover	1hj
~send _ ~money	1h
~send _ ~soon	-1l
~send a	1s
~send is	1ip
~send it	-2g-1dls1pq2h
~send it $	-1h
~send it to	2h
~send me	-1cg1k5h
~send me a	2h
~send me that	-1gi2h
~send me the	2h
~send that	-1p1hC
~send the	-1di1hj2b
~send the ~cover	-1i1hj
~send you	-1uC1l3h
~send you a	1h
~send you the	1l
~send ~money	-1n1r
~send ~money nights	-1n1r
~soon $	-4bklpD-3quz-2aeftvw-1imsxy1jn2A3dC5h
~soon $?	-2cdtu-1aox1b2gh5i
~soon @name	-2C-1h3A
~soon @name $	-2vC-1i2A
~soon @name @name	1vwA
~soon @you	-1i1A
~soon @you $	-1i
~soon _ $	-3v-2kuD-1abcdjnstw2h3AC
~soon _ $?	-1bgx2i4h
~soon _ @name	1vw2A
~soon _ a	-1j
~soon _ each	-1g2k
~soon _ go	1e2h
~soon _ how	1i
~soon _ i	1i2h
~soon _ it	1lsu
~soon _ like	1n
~soon _ the	1r
~soon _ what	-1o1g2k
~soon _ will	-1l1dehr
~soon _ would	1lz
~soon _ you	1C2h
~soon _ your	-1n
~soon _ ~money	-1gjkmps3h
~soon _ ~not	-1ip1e2n
~soon after	1h
~soon and	-1inrsz1ef2h
~soon and i	1h
~soon and you	1C
~soon at	-1gkm3h
~soon at ~money	-1gkm3h
~soon be	1hi
~soon i	1zB
~soon if	1g
~soon look	1h
~soon night	-1kx
~soon or	-2i-1o1d
~soon so	2d
~soon the	-1is2n
~soon to	-2jp-1gu1hns5k
~soon to each	-1g2k
~soon with	1e
~soon you	-1n1r2dhu
~soon you will	-1n1dhkr
~soon ~money	1dl
~soon ~soon	-2gu-1adjknAC1p3i4h
~soon ~soon $	-2u-1C1hp3i
~soon ~soon $?	2h
~thing $	-3kp-2adgsu-1bfqrtCD1j2hi
~thing $?	-2cn-1abehjstu4i
~thing _ $	-1adjknpq1rx2i
~thing _ $?	-1bc1gi
~thing _ a	-2s-1jlp1eg2n
~thing _ and	-1iln1px2r
~thing _ are	2m
~thing _ do	1ips
~thing _ does	2n
~thing _ down	-2n1is
~thing _ drivers	1r
~thing _ everything	-1n1e
~thing _ for	1js
~thing _ in	1i
~thing _ is	-2ps-1j1m
~thing _ it	1n
~thing _ night	1n
~thing _ one	1n
~thing _ that	1i
~thing _ the	-1ghklp1z
~thing _ they	-1il1s
~thing _ those	1n
~thing _ to	-1ikn3s
~thing _ up	1n
~thing _ we	-1j1k
~thing _ with	1x
~thing _ would	-1i1j
~thing _ you	-1u2i
~thing _ your	1o
~thing _ yours	-1kl1js
~thing _ ~cover	-1n1l
~thing _ ~money	2n
~thing _ ~not	-1is1lp
~thing _ ~pay	-1ij1p2s
~thing _ ~soon	-1h1g
~thing _ ~thing	-1i1er
~thing and	-2l-1ghmnopsz1er
~thing and the	-1gn
~thing and you	1n
~thing are	-1s1n
~thing are on	1n
~thing besides	1i
~thing by	1n
~thing finished	1r
~thing for	1i
~thing from	1ir
~thing gets	-1l
~thing go	1jr
~thing goes	-1n
~thing goes down	-1n
~thing has a	1n
~thing i	-1n1j
~thing i would	-1n1j
~thing in	2i
~thing is	-2l-1jm1anp
~thing it	-1l1ps
~thing like	1j
~thing on	-1jls1go
~thing on a	-1jl1g
~thing or	-1a1ei
~thing or a	1e
~thing over	1s
~thing so	1l
~thing that	-2s-1i1ln
~thing that is	-1p1l
~thing the	-2n-1ik2er
~thing the drivers	1rz
~thing then	2z
~thing then the	1z
~thing they	-1n1i
~thing to	2c
~thing what	1i
~thing when	1p
~thing while	1s
~thing while yours	1s
~thing with	1in
~thing worth	1l
~thing you	-1jln1s2m3i
~thing you are	2m
~thing your	-1n1e
~thing ~cover	-3i-1k1mr2n3l
~thing ~cover $	1c
~thing ~cover does	1ln
~thing ~harm	-1ln1s
~thing ~harm ~pay	1s
~thing ~money	-1mp1irs
~thing ~not	-1l2rs
~thing ~soon	1g`,
};
