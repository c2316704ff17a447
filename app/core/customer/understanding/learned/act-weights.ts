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
    -3,
    -4,
    -4,
    -2,
    -4,
    -2,
    -2,
  ],
  features: `#	-7e-5qx-4aivCD-3bdfgswyB-2lptzA1ko3hmr5n
# $	-4p-2aoz-1blmuD1hijA2ck3n
# $?	-3i-1g1ct2h3a
# _ #	-2k-1hijl1o2t3cr
# _ $	-2in-1aehD1bmpu2d
# _ $?	-1g1u
# _ a	-2k-1chijlpsu1mor
# _ about	1h
# _ after	1l
# _ ago	1n
# _ and	-2kp-1dhlms1nr
# _ before	1hn
# _ can	-1i1n
# _ deductible	-1n
# _ each	1j
# _ for	-1ij1kms2u
# _ from	1z
# _ if	1lms
# _ in	-1j1n
# _ is	-1lno1ikm2p
# _ it	-1jp1h
# _ month	1np2i
# _ more	-1jn2m
# _ next	1hks
# _ no	2r
# _ not	-1l2n
# _ of	-2l-1m1jno
# _ on	-1ajm2ikn
# _ one	-1jns1r
# _ out	1n2j
# _ savings	1n
# _ so	1n
# _ term	1j
# _ than	2k
# _ that	-2i1k3l
# _ the	-4s-1jr1lmz2kn
# _ they	-1k1s
# _ to	1jmz
# _ tools	1o
# _ wait	-1n2l
# _ what	-1n
# _ with	-1jnu1hkp2i
# _ without	1o
# _ work	1r
# _ would	-1p1j
# _ year	1m
# _ you	-1ikms1n
# _ your	-1nx1ms2j
# a	-1l2im
# a month	1gnp2i
# a year	2m
# and	-2js-1ikp3n
# and a	1m
# and the	-2m-1s2n
# and you	-1k1o
# at	-1p
# before	1jn
# bucks	-1ln1c3m
# bucks a	-1i
# cards	1n
# cars	-1n3r
# columns	-1j2k
# day	2l
# days	-2ms-1di1hl2o
# days $	-1ms1kl
# days a	1nor
# days after	1l
# deductible	-1n1ikr
# dollar	1ip
# dollars	-2hj-1nors1p2m
# dollars $	-1jknp1l2m
# dollars of	-1l1n
# drivers	2r
# every	1p
# for	-1lp1k2m
# for #	1m
# for the	-1j1i2m
# i	-1n1kp
# in	-2i-1hjkps1or2n
# in savings	1n
# in the	1n
# in tools	1o
# is	-2is-1m1jl
# it	-1ip1m
# it is	-1ip1m
# kids	-1kn2r
# minutes	-1cijklmnp1dhs2u
# minutes $	-1hi1sz2d
# minutes $?	-1g1h
# months	-1dors1ijmn
# months $	-1i1m
# more	-1n2km
# more than	1m2k
# nights	-1n1lr
# nights a	1r
# numbers	1iks
# oclock	1hi
# of	-1m1np
# of you	1np
# on	-2i1jr
# one	-1jk1mn2c
# one #	-1m1n
# options	1k
# or	-1i2t
# or #	-2i2t
# out	1o
# out of	1o
# people	1nr
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
# they	-1s1n
# things	1z
# times	-1nr1ck3s
# times your	-1n1js
# to	-1p1n2o
# to #	-1p2o
# weeks	-1k1jn
# will	1n
# will not	1n
# with the	1m
# year	-1kms1n
# year term	1j
# years	-2n-1cdghiz1js
# years $	-1hm1kp2s
# years ago	1n
# years and	-1p
# years is	-1m1p
# you	1n
$#	-3nps-2i-1cdhjlox1k8m
$# $	-2l-1ijnps2k5m
$# _ $	1m
$# _ month	-2p-1n2m
$# _ the	1km
$# _ year	1m
$# a	-2p-1knsx2m
$# a month	-2p-1n2m
$# a year	1m
$# and	1m
$# for	-1s1m
$# monthly	1m
$# monthly $	1m
$# more	1m
@day	-4ku-3fgjzA-2abdemsvx-1oqtwyD1rB2C3i11h
@day $	-1dfgikqsuz1nrC2ch
@day $?	1h2i
@day _ #	-1cgkmp3h
@day _ $	-1kA1ip2hC
@day _ $?	2h
@day _ i	1h
@day _ the	1r
@day and	1hn
@day around	1i
@day around #	1i
@day at	-1gkm3h
@day at #	-1gkm3h
@day evening	1hip
@day morning	-1A2h
@day night	-1kx
@mont*	-1i1hn
@month	-1i1hn
@name	-6bc-5jksD-4p-3adefglqt-2hmuz-1i1B2nC3ox5A7w12v
@name $	-3pwD-2bcjs-1hiktuy1anoA3vC
@name $?	-1u1h3i
@name @name	-2i1x2wA3v
@name @name here	1vx
@name @name with	1vwA
@name _ $	-2w-1cdpxCD1A3iv
@name _ at	-1i1vwxA
@name _ bluebonnet	1xA3vw
@name _ evergreen	-1in4vw
@name _ from	-1i1A2vw
@name _ harbor	-2i-1s1y2x4vw
@name _ here	1vx
@name _ i	1w
@name _ is	1u2vwA
@name _ lakeside	-1ix2v3w
@name _ me	-1v2x
@name _ morning	1A
@name _ that	-1i1p2n
@name _ the	1n2v
@name _ to	-2i
@name _ with	1vwA
@name _ you	1xBC2i
@name _ ~not	1n
@name _ ~soon	-1vw1A
@name and	-1i1n
@name and i	1w
@name andrews	1vw
@name asked	-1v1x
@name asked me	-1v1x
@name at	-1i1x2vw
@name at bluebonnet	2x
@name at evergreen	1vw
@name at lakeside	1vw
@name by	2v
@name by the	2v
@name castellano	1v
@name from	-1ins1uxA3vw
@name from bluebonnet	-1x1uA
@name from evergreen	-1x1A
@name from harbor	-1A1vw2x
@name good	-1v1A
@name good morning	1A
@name good ~soon	-1v1A
@name here	-1i1w4v
@name here $	-1iw3v
@name here from	1vw
@name how	-1v1A3i
@name i	1w
@name is	1n
@name it	1uvwA
@name it is	1uvwA
@name like	1np
@name like that	1np
@name on	1ho
@name over	1vwA
@name over at	1vwA
@name ruiz	1vw
@name said	1vwx
@name speaking	-1ix2v
@name speaking $	-1i1v
@name this	1vwA
@name this is	1vwA
@name with	-1nB1i2xA4vw
@name with bluebonnet	1ivw
@name with evergreen	1xA2vw
@name with harbor	-1i1uvwxA
@name with lakeside	-1x1vw
@name would	-1m1n
@you	-3p-2D-1biny1evxB4A
@you $	-2pD
@you @name	1vwxA
@you @name from	1A
@you _ from	1A
@you _ is	1uA
^ #	-3s-2ilm-1cdeghAD1z2no3p
^ # kids	1o
^ # months	1j
^ # years	-2o-1mns1j2p
^ $	-3p-2ijnsD-1abcdkloAC
^ @day	2h
^ @day at	-1i1h
^ @name	-5i-3C-2lmpABD-1abcefhjkqrs1n3x4w5v
^ @name asked	1x
^ @name at	1v
^ @name from	-1A1vw
^ @name good	1A
^ @name here	-1A1w2v
^ @name with	-1A1wx2v
^ @you	-1D
^ _ #	-2ikl-1r1jn3p
^ _ $	-6i-4s-3abcjklnortv-2ehmqwxz-1dfgpuyB3A6D
^ _ $?	-1acdghikpsuACD3t
^ _ @day	-1A1iC4h
^ _ @name	-2ip-1ahjlsyCD1nvwx4A
^ _ @you	-1pD1uvwx3A
^ _ a	-4b-2s-1dertvwxzAD1cjk2puC3a
^ _ about	-1i1k2ghq
^ _ accident	1en
^ _ advice	-1n1ij
^ _ afternoon	-1i1A
^ _ again	-1iD3t
^ _ ahead	-1gi1h2D
^ _ all	-1ai1bp
^ _ almost	1o
^ _ am	-2ijk-1acopquAC1bdlB2fD
^ _ an	-1ij2s3a
^ _ and	-1j1inpsyB3l
^ _ any	-1c3i
^ _ anybody	-1apsuD3i
^ _ anyone	-1a2ip
^ _ anything	2i
^ _ apologize	-2p-1jvD3q
^ _ app	1s2l
^ _ appreciate	-1gq2B
^ _ are	-4g-3hi-2qrsuA-1djlvxCD1bcemw2at
^ _ asked	-1p
^ _ at	-1jAC1hkx
^ _ auto	1l2n
^ _ backup	-1in1s
^ _ bad	3q
^ _ bank	1x
^ _ basic	1lms2n
^ _ be	-2p-1k1imr
^ _ been	-1p1o
^ _ both	1m
^ _ breakdown	-1n1s
^ _ brings	1m
^ _ by	1ij
^ _ bye	-1D2C
^ _ call	-1bu1dv
^ _ came	2m
^ _ can	-4i-3j-2knou-1cehmqtzB1agpv2s3l
^ _ car	1i
^ _ care	1C
^ _ cars	1r
^ _ cash	-1jn2s
^ _ certificate	-1n
^ _ claims	1i
^ _ close	1p
^ _ come	2i
^ _ comes	-1s
^ _ comp	-1n2s
^ _ company	-1n1p
^ _ contingent	2s
^ _ contract	1n
^ _ cost	-2k-1jl3s
^ _ costs	1ks
^ _ could	-3i-2n-1h1dt3e
^ _ counts	1p
^ _ course	-1ios2p
^ _ coverage	-1ik1s2m
^ _ covers	-1i1ls
^ _ date	1i
^ _ daughter	1d
^ _ day	-1lps1dn2hi3A
^ _ days	-2p1io3h
^ _ deductible	-1j1is
^ _ delivery	-1ln1s
^ _ depends	-1p1l
^ _ did	-2bdl-1acghijno1qt2p
^ _ do	-2flp-1adehjkmosuzA1cgntv2ix
^ _ does	-2dh-1acjops1ilt
^ _ drive	2p
^ _ else	-1abcjlpstD1di
^ _ email	1p
^ _ enough	-1jD1p2i
^ _ equipment	1ns
^ _ ever	-2a-1ejp4i
^ _ everybody	-1l1i2p
^ _ everything	1dp2b
^ _ fair	-1D2i3p
^ _ family	1np
^ _ far	1r
^ _ feel	-1i2oq
^ _ filled	1x
^ _ first	-1ns1p2a
^ _ fixed	1i
^ _ flood	-1n
^ _ for	-4i-3s-1abdjktA1mo2cB3q
^ _ form	-1n1ls
^ _ from	-2A-1i1v2w
^ _ get	-1abdgqx2p4i
^ _ gets	1i
^ _ give	-1i1bgk2d
^ _ go	-1gn1iq2s
^ _ goes	1s
^ _ going	1fir
^ _ good	-2B-1abchv1dpAC2gu
^ _ got	-3j-2p-1begnosvw1cdy2ix
^ _ gotcha	-1i3D
^ _ grandmothers	1j
^ _ group	-1n1s
^ _ guys	1i
^ _ had	-1acp
^ _ half	2l
^ _ happened	-1t1i
^ _ happens	1l
^ _ has	-2ps-1chijmo2k
^ _ have	-3j-2ghquC-1bsA1dfknwB2p
^ _ he	-1dsu1n
^ _ hear	1i2l4p
^ _ hello	-3i-1pCD5A
^ _ helps	3D
^ _ her	-1l1j
^ _ here	-1ikpAD1w2v
^ _ hey	-2D-1ipv5A
^ _ hi	-2i-1pD1vw5A
^ _ him	-1n2m
^ _ home	1l
^ _ homeowners	-1n
^ _ house	-1s
^ _ how	-1gi1A
^ _ i	-4ltx-3AD-2knpsvwy-1abehirB1dC3o4g5u
^ _ if	-1jlosx1hi3u
^ _ in	-2p-1cegjs1imno2a
^ _ income	-1n1s
^ _ insurance	-1mA1npv
^ _ is	-5o-4uA-2ejtB-1bipsvwyzC1ackmx
^ _ it	-3g-2blpx-1acdemstA1fuCD2hrB
^ _ job	1i
^ _ jump	1p
^ _ just	-1dnp1r2g3z
^ _ kids	-1n1i2e
^ _ kind	-1c1d
^ _ know	-2l-1agqx1bu3p
^ _ landlords	-1j1ls
^ _ leaves	1r2n
^ _ lender	-1jln1h2sx
^ _ let	-2h-1kn1grs2qz
^ _ liability	-1ij1s2r
^ _ life	-2l1ms
^ _ like	-1dgimnq1b2acj
^ _ limits	-1i1k
^ _ loan	-1i1x
^ _ long	-1dhp1bi3C
^ _ longs	2i
^ _ look	1s
^ _ lot	-1s1p
^ _ made	1i
^ _ make	1ip
^ _ makes	-2i-1nt1p2j
^ _ man	3C
^ _ many	-1agi1bc2d
^ _ may	1A
^ _ me	-5p-3jsx-2dnuBCD-1eilmvA1g2kqr5c
^ _ means	-2i-1ejnp1B4s
^ _ met	1x
^ _ mind	-1gp1uy2h
^ _ minimum	1kn
^ _ mod	3s
^ _ months	1j
^ _ more	-1bij2o3t
^ _ morning	-1hp1A
^ _ mother	1n
^ _ motorist	-2n1js
^ _ much	-1bcdgst1il
^ _ must	-2i-1p3a
^ _ my	-3i-1jw1aqt2C3c
^ _ name	-1A1v
^ _ names	2v
^ _ need	-2i-1gp2j5d
^ _ never	1a
^ _ new	-2s-1jl2kp
^ _ next	1C2e
^ _ no	-1jAD1din3p
^ _ nobody	1p
^ _ nobodys	1o3p
^ _ not	-2i-1lns1p2d3j
^ _ noticed	2x
^ _ now	-3i-1p1bdu2n
^ _ number	-1hs3f
^ _ of	-2a-1bcdhijlq1ep3s
^ _ office	-1i
^ _ okay	-1apAC1i2u3D
^ _ old	-2i-1n2a
^ _ olds	2i
^ _ on	-2n-1abijqs2D3dp
^ _ one	-1st1g2kp
^ _ only	-2s-1i2dg3l
^ _ or	1hik
^ _ other	-1bs1dko
^ _ over	-1is1npv
^ _ owe	-1jp1n2q
^ _ own	-1a1l2i
^ _ package	1n
^ _ paid	1no
^ _ part	-1ag3i
^ _ pay	1i2l
^ _ pays	-2n-1abcijp2ks
^ _ people	-1jp2a
^ _ personal	1l
^ _ plans	1i
^ _ policy	-2s1n2jk
^ _ premium	-1mp2os
^ _ pressure	-1n1s
^ _ price	1l
^ _ property	-1n1ls
^ _ purchase	1n
^ _ put	2j
^ _ quote	-1s1lm
^ _ rate	-1s1l
^ _ ready	1i2g
^ _ really	-2p1alBD
^ _ reason	3x
^ _ recommend	1j
^ _ record	-1D1uy2i
^ _ replacement	-1j2s
^ _ respect	1p
^ _ restaurant	-1is1ajn
^ _ right	-1i3D
^ _ roof	-1n1i
^ _ said	-3i-1hp1x2t3q
^ _ saw	2x
^ _ says	-2p
^ _ see	-1jpq1i3D
^ _ sense	-1p1D2i
^ _ she	-1u1i
^ _ shop	1ln
^ _ should	-3i-2p-1ux2hjq
^ _ simulation	-1diD4b
^ _ small	3j
^ _ smart	-1lps2aj
^ _ so	-2npD-1bdjosuAC1ir
^ _ some	-1i4c
^ _ somebody	2b
^ _ something	1n2c3i
^ _ soon	1C
^ _ sound	-1D1i2a
^ _ sounds	-1i1pD2o
^ _ still	2il
^ _ stops	-1ns1k3l
^ _ suggest	2j
^ _ suggestion	-1i1j
^ _ sure	-1ip1D
^ _ take	1iC2s
^ _ takes	-1i1a2p
^ _ talk	1z
^ _ term	2l
^ _ thank	-1i3B
^ _ thanks	-1D3B
^ _ that	-2kA-1acdfhilmosxyD1jprtzB
^ _ the	-5s-3dr-2aghkpq-1louvxAD1zC2cm3b4j
^ _ them	-1lm1k
^ _ then	1p
^ _ there	-2lpu-1coqstD1adginvA
^ _ they	-3s-1abceghjlr1p3i
^ _ thing	-1iD1fz2jp
^ _ things	-1l2i
^ _ think	-1p1t3j
^ _ this	-2d-1aghipw1ko2bcu
^ _ those	1il
^ _ tickets	1o
^ _ tight	-1sD2p
^ _ time	-1t1inp
^ _ times	1n
^ _ to	-4ps-2dl-1hmntuxzA1cjkorD2g3aq
^ _ tobacco	1i
^ _ told	-1lp1dn
^ _ total	2m
^ _ umbrella	-2n1l
^ _ understand	-2D-1aj3p
^ _ up	-1iD1gt2y4a
^ _ us	-2dis-1alnpqrxC1bgh2k
^ _ use	2is
^ _ want	-1ademnq1jo2bk3c
^ _ wanted	1x
^ _ wants	1p
^ _ was	-2b-1cdhijlstA1x
^ _ water	1n
^ _ way	-1d1s
^ _ we	-2djx-1abcflqst1hk2r3i4g
^ _ well	-1pB2D
^ _ went	2n
^ _ what	-2i-1abcklnpqD1dors4t
^ _ when	1n
^ _ who	-1s1adiA2e
^ _ whole	1m
^ _ wife	-1p1ix
^ _ will	-4s-3nq-2agjprtux-1bcimowyBD1fz2hk4e
^ _ wish	2l
^ _ with	-3s-2cA-1bdehikBD1nvwxC2l4j
^ _ work	-1ijsv1kw
^ _ would	-3asu-2bcikqt-1dfoprvwxyzABCD2m3ej
^ _ wow	-1q1p2D
^ _ wrote	-1i1x
^ _ yeah	-1A2i
^ _ year	1m
^ _ years	-2o-1ms1j2p
^ _ yes	1g
^ _ you	-4lmpqsx-3zD-2dfhk-1gjrA1aiouBC2ct
^ _ young	2p
^ _ your	-5s-3d-2aglmpu-1crxzAD1i2btC3j
^ _ yours	-1ln3k
^ _ ~advise	-1klnpqrs5j
^ _ ~buy	-1ajl1g2bds
^ _ ~cover	-3ax-2bcdeghiopAD-1fjnqtuyC2lm4s
^ _ ~harm	-2kp-1djn1l2m4e
^ _ ~insurer	-1jkn1dlps
^ _ ~kin	-3js-2chl-1bfkmpqtuCD1enx2aoA
^ _ ~meet	-1aluAD1jpvz
^ _ ~money	-2er-1abcdghiktx1jmo2ps
^ _ ~not	-2lsD-1bcekoqA1a2dj4p
^ _ ~pay	-2jp-1abcemnqxC1k2l3s
^ _ ~send	-1ik1hqs
^ _ ~soon	-3p-1abcjlsD1ivC2eA3h
^ _ ~thing	-3j-2p-1aem1ikln
^ a	-6i-2bhjk-1cegnorC1alx2dp6s
^ a #	-1j1p
^ a basic	1l2n
^ a certificate	-1n
^ a lot	-1s1p
^ a new	-2s-1l1m2p
^ a ~cover	-1ijknp1l
^ a ~money	-1j1lp
^ a ~thing	1s
^ actual	-1jn2s
^ actual cash	-1jn2s
^ adding	-1j1m
^ after	-1p1dnz
^ after that	-1p1nz
^ afternoon	-1D2A
^ all	1lm2dg
^ alright	-2i-1jps1u2CD3r
^ alright i	1C
^ am	-1q1gi3u
^ am i	-1q1gi3u
^ an	-2i-1j1p2s
^ an umbrella	-2n1ls
^ an ~cover	-1n
^ and	-2bklst-1acdeghjnqruxz5i
^ and how	-2i
^ and the	-1k3i
^ and what	-1it
^ and your	3i
^ any	-4c-3sCD-2bglptA-1dhjknqB1u8i
^ anybody	-1jns1p3i
^ anybody else	1i
^ anything	-2aj-1bcglpstuD1n7i
^ anything else	-1j1i
^ anything in	1i
^ anything you	1i
^ appreciate	-3p5B
^ appreciate it	-1pC2B
^ are	-3dt-1cny1u2gh
^ are the	1i
^ are there	-1a1i
^ are we	3g
^ are you	-2dit-1cy1abgu
^ are your	1i
^ as	-1l1nr
^ at	-1k1sz2p
^ at #	1p
^ at the	1sz
^ at ~money	1p
^ because	1n
^ before i	1iz
^ being	-1n1s
^ better	-1k2j
^ better to	-1k2j
^ business	-1ij1l2s
^ business income	-1n1s
^ bye	-2D-1iAB4C
^ call	1hm
^ can	-3a-2dlx-1fjmnqszBC1ht2i3c
^ can i	-1abdijlpqtz1cg2u
^ can we	-1x2hi
^ can you	-2g-1ahu1bt2c3i
^ cash	-2m1ls
^ come	-2i-1n2dt
^ come on	-1i2d
^ comprehensive	2s
^ congratulations	-1D3p
^ congratulations on	1p
^ cool	1D
^ could	-2g-1abdjkr1cit2h
^ could i	-1gj1u
^ could we	1h
^ could you	-1u1ht2c
^ cyber	-1n1s
^ did	-2agjpt-1cdhqsuBC2bi
^ did i	-1pq2b
^ did you	1i
^ do	-3p-2hlnst-1befkmqBC1cju
^ do i	-1i1u2a
^ do not	-2ip-1ns2d3j
^ do the	-1j1i
^ do they	-1c2i
^ do you	-3d-2jt-1acghnB
^ do your	1i
^ do ~not	-2ip-1ns2d3j
^ does	-2cgpt-1adjklnquBC6i
^ does he	1i
^ does that	-2p-1q1i
^ does the	-1bh1i
^ does your	-1n1i
^ doing	-1pB3i
^ enjoy	-2i-1j4C
^ equipment	-1n1s
^ equipment breakdown	-1n1s
^ even	-1ijs2a5l
^ ever	-1abctD5i
^ every	-1in1ps2d
^ everybody	-4p-1s1de
^ excuse	-1ci1t2q
^ excuse me	-1ci1t2q
^ extended	-1j1s
^ extended replacement	-1j1s
^ extended ~cover	-1j1s
^ fair	-2i-1tABC4p
^ fair enough	-1iD2p
^ first	-1ps2z
^ flood	1l
^ for	-2s-1knp1my2jD
^ for a	-1s
^ from	-1p2b
^ full	-1s
^ gap	-1kln1s2j
^ get	-2in-1bs3a5j
^ get the	-1in4j
^ give	-1hi2c3C
^ give me	-1hi2c
^ go	-3i-1cgpq1h2aD4j
^ go ahead	-1gi1h2D
^ going	1j
^ good	-3i-2h-1abcglqsB1vCD4pA
^ good afternoon	-1i1A
^ good for	-1i2p
^ good morning	-1hp1A
^ good to	2D
^ good ~soon	-1hpCD1v3A
^ goodbye	-2D-1A3C
^ goodbye $	-2D-1A3C
^ got	-1abcjnpsC1D3u5i
^ got a	1i3u
^ got any	1i
^ got it	2D
^ gotcha	-1i2D
^ gotcha $	1D
^ great	1BD
^ great $	2D
^ group	1l2s
^ group coverage	1ls
^ group ~cover	1l2s
^ had	1i
^ half	-1l1n
^ half the	1n
^ hang	-1ipD2j
^ has	-1abcghjkstu5i
^ has anyone	1i
^ has the	1i
^ have	-3a-2pu-1bdghjknsB3C
^ have a	-3i-1acp4C
^ have you	-2a-1dghuC1c4i
^ have your	-1i
^ he	-1l2ei
^ hello	-1abclpxCD1vw7A
^ hello @name	1wA
^ hello my	-1w1A
^ hello this	1i
^ here	-2i-1jnps1z2r3k
^ here is	-1ijnps1z2kr
^ hey	-1ansCD1puv5A
^ hey @name	2A
^ hey @you	1A
^ hey how	1i
^ hey there	-1i1A
^ hey you	-1i1uA
^ hi	-2D-1abcdpBC1v2x5A
^ hi @name	-1i1x2A
^ hi @you	1xA
^ hi is	-1v1A2i
^ hi there	-1i1A
^ hi this	-1w1A
^ hired	-1n1s
^ hired and	-1n1s
^ hold	-1i1k2t
^ honestly	-2i-1p2aj
^ honestly i	-1p2j
^ how	-5s-4A-3j-2cemnpqruxyzBCD-1bfgklotvw3i
^ how about	1k2gh
^ how are	-2ab-1dtA2i
^ how can	-2i2a
^ how come	1i
^ how did	-1t
^ how do	1b2t
^ how is	-1b1hi
^ how long	1b2i
^ how longs	2i
^ how many	-1agi1bc2d
^ how much	-1bcdgst1il
^ how old	-1ai
^ how olds	2i
^ how would	1i
^ how you	1i2u
^ how ~meet	1i
^ huh	-1iA2tD
^ huh $	2D
^ i	-6in-5o-4mrsA-2buvz-1ceklC1dfpt2qD
^ i am	-2ijk-1aopqAC1dlB2fD
^ i apologize	-2p-1jvD3q
^ i appreciate	-1q1p
^ i can	-3t-2j-1bhknqsB1agl
^ i did	-1lp1q2t
^ i do	-1jlt1aiv
^ i get	3p
^ i have	-2p-1iju1fk2ael
^ i hear	1i2l4p
^ i just	-1d1z2g
^ i know	-2l-1adqx1bu3p
^ i need	-1g4d
^ i noticed	2x
^ i owe	2q
^ i really	-1p1lB
^ i recommend	1j
^ i respect	1p
^ i saw	2x
^ i see	-1jp3D
^ i suggest	2j
^ i think	-1p1t3j
^ i understand	-1ajD2p
^ i want	-2gj-1ipq1k2bc
^ i was	-1p1x
^ i will	-3ejlq-2x-1gprsuzB1dC2ik3h
^ i wish	2l
^ i work	-1v1w
^ i would	-3dn-2x-1abeiklmpqs1gh5j
^ i ~advise	-1p3j
^ if	-4s-3h-2lmpx-1afqrtzC1jo2di4n
^ if a	-1n1i
^ if he	1l2n
^ if i	-1p3o
^ if it	1j
^ if somebody	1n
^ if something	1in
^ if that	1g
^ if the	-1jls1n
^ if you	-1lmtxz1jn3d
^ in	-1t1or
^ is	-4c-3djlnvA-2kpsw-1efgmqtxzBCD2iu
^ is @name	-1vA1i
^ is it	-1dghinps1y2u
^ is she	-1u1i
^ is that	-1bgp
^ is the	-1bcgj3i
^ is there	-1u1bhi2ag
^ is this	-1adghivA3u
^ is you	-4i1os
^ is your	1i
^ it	-5i-3kA-2hrCD-1bcdfgnqstuyzB1x2o3lm
^ it does	1n
^ it has	-2p-1io
^ it is	-2aiA-1klor1dnvw2mx
^ it pays	1l2s
^ it sounds	-2p2o
^ it takes	-1ps2a
^ it will	-1s1el
^ it would	-2n-1lp1j3m
^ it ~pay	-1n1s
^ just	-3i-1cnps1ghjx3d
^ just give	-1i1bg2d
^ keep	-1in3j
^ lakeside	1w
^ lakeside insurance	1w
^ lakeside ~cover	1w
^ leave	-1n2j
^ let	-4s-3cdi-2anp-1emqtxABC1ghk2rz
^ let me	-2bc-1adijnps1kz3r
^ let us	-2dis-1alnpqrC1bgh
^ liability	-1n1ls
^ like	1d
^ look	-1i1h2k
^ loss	2s
^ loss of	2s
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
^ morning	-1i3A
^ morning @name	1A
^ most	-2ij-1km1ns3p
^ most people	-1p
^ my	-5c-3l-2aiknsACD-1ertuB1jxy2v3q
^ my advice	-1n1ij
^ my bad	3q
^ my name	-1A1v
^ my suggestion	-1i1j
^ my ~advise	-1ns1i3j
^ my ~kin	-1cipq
^ next	1n
^ nice	-1p1D2i
^ no	-2ns-1abjC1doD3l
^ nobody	-3i-1ds2n3p
^ nobody can	2l
^ nobody wants	1p
^ nobodys	-1eips1f3n
^ nothing	1p2l
^ now	1n
^ of	-1ios2p
^ of course	-1ios2p
^ oh	-2a-1bcdlnstuxBC1iy2A3D
^ oh wow	-1pq2D
^ okay	-4ip-2dgjnosA-1achlqtuvwxz1f2br4D
^ okay $	-1A2D
^ okay got	1D
^ okay i	-1iu1f
^ okay so	-1bjnouD
^ okay thank	1B
^ old	1i
^ on	-1l2kn
^ once	-1il1h2dt
^ once you	1n
^ one	-3s-2jlp-1bcdmrCD1not2ek
^ one times	1n
^ one ~harm	-1ks3e
^ one ~thing	-1l1k
^ only	-1ij1l3a
^ ouch	-2D3p
^ ouch $	-2D3p
^ our	-2ips-1q
^ our office	-1i
^ ours	-1j1km
^ ours is	1km
^ pardon	-1ci2qt
^ people	-3p-1is2a
^ perfect	1BD
^ personal	1s
^ personal auto	1l2n
^ personal ~cover	1ln
^ plenty	-1i1p
^ plenty of	-1i1p
^ put	-2n-1is1k4j
^ put the	-2n-1is1jk
^ quit	-2i-1pD2ab3d
^ rates	-1in1d3s
^ rates go	-1in2s
^ rental	1l
^ rental pays	2s
^ renters	1mn
^ right	-2ip-1A2n4D
^ right $	1D
^ same	-2s-1ijmp1n2ko
^ say	-1abhijlnCD1dep2c4t
^ say that	-2i2t
^ scheduling	-1n1s
^ see	-2i-1B2j3C
^ see you	-1iB3C
^ send	1hk
^ send me	1hk
^ shall	-1q1i2g
^ shall we	1g
^ should	-2j-1hq1k3gi
^ should i	-1q2gi
^ should we	-1hj1gik
^ since	1ln
^ sing	-1i4c
^ so	-7p-6j-5l-3b-2aekqvxABD-1cdfhtuw1mnC3r4g6o
^ so #	1m
^ so a	-2p1s
^ so do	2g
^ so for	1mo
^ so if	-1ios1n
^ so it	-1mps1or2i
^ so let	1dg
^ so nobodys	1op
^ so that	-1p1h
^ so the	1ns
^ so there	-1io1n
^ so they	-1i1k
^ so this	1o
^ so to	-1j1r
^ so we	1r
^ so what	-1it1o2d
^ so with	-1s1n
^ so you	-1dks1g3io
^ so your	-2i-1s1o3n
^ so ~cover	-1n3s
^ so ~money	1m
^ some	-2p1n
^ somebody	1x
^ sorry	-6i-4p-2aj-1bcdghlnsuxD1fB5t8q
^ sorry about	2q
^ sorry for	1f2q
^ sorry i	-2p-1iu2q
^ sorry to	-1i4q
^ sounds	-1ai1j2p
^ sounds like	-1ai1j2p
^ stay	-1i1C3j
^ still	-1t3i
^ stop	-1ip1d2ab
^ sure	-1ahil1f2p
^ sure $	2D
^ take	-2ip-1sBD1j3C
^ take care	1C
^ talk	-1is1hjC
^ talk to	-1i1j
^ tell	-1dghlp1b2j
^ tell me	-1dghp
^ term	-1m1k2ls
^ thank	-1aipsx1wC5B
^ thank you	-1aipsx1wC5B
^ thanks	-2ciqAD-1abjlpsx7B
^ thanks for	-2q-1cilsx1vw2B
^ thanks so	-1p1B
^ that	-3ks-2bjoC-1cdeghtvxyzA1aflquD2mn4p
^ that is	-1ijknos1flq2mD3a
^ that makes	1p
^ that must	-1a1p
^ that was	-1i1apq
^ that would	-1in3p
^ that ~cover	-1n1j
^ that ~money	2n
^ that ~thing	1ln
^ the	-6ip-3agor-2cdj-1fhqvABCD1y2m3lns
^ the #	-1km2n
^ the app	1s2l
^ the basic	-1n1s
^ the contract	1n
^ the first	-1n
^ the landlords	1l
^ the lender	-1l1h2s
^ the minimum	2k
^ the next	2e
^ the package	1n
^ the price	-1s1l
^ the quote	-1s1m
^ the reason	2x
^ the way	-1d1s
^ the whole	1m
^ the ~cover	-2j-1ks1mz
^ the ~harm	-1n1s2m
^ the ~insurer	-1in2ds
^ the ~money	-2ks-1i1j2l
^ the ~soon	2e
^ the ~thing	-2s2i
^ their	1l
^ theirs	-1jms3k
^ then	1dj2pr
^ there	-3i-2h-1m1ep2l
^ there are	-1h1dl
^ there is	-3i-1d1lnp
^ they	-5i-3p-2j-1hmo1v2kn3es
^ they will	2e
^ they would	-1j1l2e
^ think	1es
^ think of	1es
^ this	-3iA-2asu-1ghjlmnp1x2dk4b
^ this call	-1u
^ this is	-3A-2i-1alp1bvx
^ this one	1k
^ this ~meet	-1u
^ those	-1i
^ to	-1iknps3r
^ totally	3p
^ ugh	-1o1ip
^ understood	-1pA3D
^ uninsured	-2n1js
^ uninsured motorist	-2n1js
^ until	-1hip2l3C
^ walk	1i
^ walk me	1i
^ want	-1jp1ch3g5i
^ want me	-1p1h3gi
^ want to	-1h1c2i
^ was	1i
^ was there	1i
^ water	-1in1j2s
^ water backup	-1in1s
^ water ~cover	-1in1s
^ we	-4i-3djn-2apsC-1bceghortv1yB2qxz3m
^ we are	-1anv1iwz2m
^ we can	1g2l3p
^ we do	1l2x
^ we got	-2i-1p1x
^ we have	-2p
^ we met	1x
^ we will	-1eC1f2z
^ we would	-1x2m
^ well	-3i-2D-1bhloqsv1aC2A
^ well that	1a
^ were	1i
^ what	-7s-5u-4k-3gjlpx-2fmnqtvwyzABCD-1acder5i
^ what a	-3i3a4p
^ what are	1ct
^ what claims	1i
^ what could	-1t1i
^ what day	2h
^ what deductible	1i
^ what did	-2i-1b
^ what do	-1adhop1git
^ what does	-1d1it
^ what happened	-1t1i
^ what happens	1l
^ what have	1i
^ what i	-4i-1kp1jlm3o
^ what if	1h2i
^ what is	-2in-1jklmpsv1abd2c
^ what kind	-1c1d
^ what made	1i
^ what makes	-1it1j
^ what number	-1h
^ what part	2i
^ what time	1h2i
^ what was	-1bt
^ what would	-3j-1aclot4i
^ what you	-1i1n
^ what ~cover	3i
^ what ~money	1i
^ when	-2bcgku-1adjptx1eln3h4i
^ when did	-1ht1i
^ when does	1i
^ when is	-1pu1h3i
^ when it	-1n2s
^ when was	-1h1i
^ when would	-1u1hi
^ when you	-1i1enp2l
^ whend	-1a3i
^ whend you	-1a2i
^ where	-3g-2bchj-1adpstu1k6i
^ where do	-1gh1i
^ where is	1i
^ which	-2ct-1adhpu1g3b5i
^ which one	-1t1gi
^ which part	1i
^ who	-5s-4a-3dgjp-2hkntuxACD-1beflmqvwyB9i
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
^ whole	-2l1m
^ whole life	-2l1m
^ whose	-1bg2i
^ whose name	1i
^ why	-1abgiptu1h2d
^ why do	-1dt1hi
^ why is	1i
^ will	-1h2g3i
^ will you	1gi
^ with	-3i-1ahjls1m2p3kn
^ with #	1n
^ with a	-1p1n
^ with that	1j
^ with the	-1ijs1m
^ with ~money	1n
^ would	-3j-2abdn-1elmpx1ct2giu3h
^ would @day	1h
^ would a	1h2i
^ would it	-1x1k2h
^ would that	-1gh1iu
^ would you	-1abdin1cgtuy
^ would your	1i
^ would ~soon	1hi
^ wow	-3D3ap
^ write	-2i-1a4c
^ yeah	-3o-2aijl-1bdghknruzC1qv4A6p
^ yeah hi	-1ip2A
^ yeah i	-1o1p
^ yeah it	1p
^ yeah no	1p
^ yeah so	-1p
^ yeah that	1iq2p
^ yeah you	-2i2p
^ yeah ~not	1p
^ yikes	-2D5p
^ you	-8s-5lC-4q-3kmA-2crB-1pwz1ghjtx2du3eo4a5i
^ you a	-1a4i
^ you are	-6i-4d-2l-1cghsx1eo2bnt3a
^ you can	-2a-1ijlnp1bsv2d
^ you could	-2in3e
^ you did	-1i3p
^ you do	-1fijl2n
^ you drive	2p
^ you ever	-2a-1ej4i
^ you feel	-2p-1i2o
^ you filled	1x
^ you get	2i
^ you got	-2jn-1begpsux1c2d4i
^ you guys	1i
^ you have	-2e-1ahijkluC1dnwB4p
^ you mind	1u2hy
^ you need	-2i-1p2dj
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
^ you want	-3p-1adn1cik2gjo
^ you will	-2in-1a1f3e
^ you would	-6i-3p-1g1dlnox3e
^ you ~meet	1z
^ you ~pay	1no
^ your	-3p-2himrC-1bcdglqzAB1afo2etx3n
^ your daughter	1d
^ your equipment	1n
^ your family	1n
^ your grandmothers	1j
^ your kids	-1in2e
^ your lender	2x
^ your loan	1x
^ your mother	1n
^ your policy	-2s-1l1k2jn
^ your wife	1ix
^ your work	1n
^ your ~cover	-2s-1l1k2jn
^ your ~kin	-2p-1hjlms1aeiox
^ your ~thing	-1s2ln
^ yours	-1n4k
^ ~buy	-1pD1g2cd3j
^ ~cover	-5in-3p-2abe-1cdfghqrxCD3l6s
^ ~cover does	2l
^ ~cover is	-1i1l2j
^ ~cover motorist	-2n1js
^ ~cover will	3l
^ ~cover ~cover	-3l-1kn1ms
^ ~cover ~pay	-2l-1ikn3s
^ ~harm	1ls
^ ~harm of	2s
^ ~insurer	1ks
^ ~kin	-1t1ai2p
^ ~meet	-4i-2psD-1cklnAB1a2bhtC3d
^ ~meet it	1hm
^ ~meet on	-1i2d
^ ~meet to	-1i1j
^ ~money	-3s-2ilm-1cdeghAD1oz2n3p
^ ~money months	1j
^ ~money years	-2o-1mns1j2p
^ ~money ~kin	1o
^ ~not	-4s-2bgijC-1acekmqrtwxzAB1nD3p4l
^ ~not can	-1p3l
^ ~not wants	1p
^ ~not ~cover	-1s3l
^ ~send	-2i1q2hk
^ ~send me	1h2k
^ ~soon	-3D-2aix-1bcdgjlmpqrstuB1hzC5A
^ ~soon $	-2D-1C2A
^ ~soon @name	-1iC2A
^ ~soon at	2h
^ ~thing	1i2m
^ ~thing ~harm	-1n1s
a	-6q-5AD-4dfv-3egky-2iotwz-1bjmnrBC1u2acs
a #	-2hm-1anpu1bilr2j
a # $	-1kmn1ci
a # a	1m
a # and	1m
a # day	2l
a # deductible	-1m1k
a # dollar	-1j1inp
a # year	1j
a @day	1lB
a @name	1mp
a _ #	-1lps1i2j
a _ $	-3dlpqC-2i-1foryD1aegntuz2cm3b
a _ $?	-3ch-2a-1bjklnpst1g2i
a _ @day	1h
a _ @name	-2p-1v1o
a _ a	-1ajp1ek3m
a _ about	-2n-1hi1ap2c
a _ and	-2p-1ahirsz1cdoxC2g3n
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
a _ day	-1i1gp2lC
a _ deal	-2p2a
a _ decision	2a
a _ deductible	-1m1k
a _ does	-1ns1il
a _ dollar	-1j1inp
a _ driver	1s
a _ for	-2l-1abu1i2cj3p
a _ form	-1p1l
a _ from	1drs2i
a _ here	-1ac2d
a _ i	-1h1ikB
a _ if	-1n1s
a _ in	-1ail1n2p
a _ income	1n
a _ is	-1ns1u2l
a _ jump	1i
a _ just	2s
a _ like	2jp
a _ line	-1xA2y
a _ minutes	-2i2u
a _ month	1p
a _ more	-1s1n
a _ next	-1l1hs
a _ night	1C
a _ of	-3ac-2k-1bdeglmrsyC1jx2hn
a _ on	-2n-1p1x2bl
a _ one	-1in2C
a _ or	-1abhlu2i
a _ out	1s
a _ period	-1n3l
a _ person	-1apu1bjo2il
a _ place	1c2i
a _ policy	-3s-1ijkp1g2l
a _ program	-1an1b
a _ question	-1i
a _ questions	-1ij1uz
a _ record	-1iy1aops
a _ renters	1l
a _ so	1as
a _ that	-2ai-1ju1lo3p
a _ the	-1i1ks
a _ they	-1s1n
a _ thing	-1al2p
a _ things	-1i1u
a _ time	-1bA1hi2u
a _ to	-1acnsu1i2hp
a _ up	3h
a _ way	-1l1a2p
a _ weekend	2i
a _ what	1t
a _ when	1h
a _ where	2i
a _ while	-3i1s2u
a _ who	1s
a _ with	-1lns1x
a _ would	-1dj1l3a
a _ year	-1m1jp
a _ you	-1acp1dglm3i
a _ ~buy	-1i1p
a _ ~cover	-3i-2p-1ahkx1j2l
a _ ~harm	-2l-1ijm2s
a _ ~kin	1dp
a _ ~meet	1p
a _ ~money	-3s-2c-1adhu1x2jp
a _ ~not	1n2j
a _ ~soon	-1cj1C2hi
a _ ~thing	-1ablsu1cr2i
a b	1s
a b average	1s
a baby	-1p1a2n
a baby $	1a
a baby and	1n
a bad	-2i1pu
a bad time	-1i
a basic	2l3n
a basic policy	1n
a basic ~cover	1ln
a better	2bi
a big	-1bls1ij
a big decision	1p
a big jump	1i
a bigger	1o
a bit	-2i-1o1jz2u
a breakdown	1kn
a bunch	1pB
a bunch of	1p
a burn	1s
a business	-1n1a
a business $	1a
a call	-1nu1ix
a call $	-1nou1x
a cap	2l
a car	-1ip1es
a car that	-1p1l
a cat	-1a2c
a certificate	-1np
a check	2n
a check for	2n
a checkup	1jnx
a child	-1ip3a
a claim	-1als1o2n
a claim $	-1s1o
a clean	-1i1ops
a clean record	-1i1ops
a client	-1pu2g
a commercial	1r
a commercial policy	1r
a commercial ~cover	1r
a company	-1jlos1p
a company $	-1lp
a computer	-1a2bi
a copy	1hi
a couple	-1ci1m2u
a couple #	1i
a couple of	-1i1u
a couple ~money	1im
a customer	-1a1bp
a day	-1ip2dm
a day $	-1p1s2m
a decision	-1gh1dp
a delivery	-1n1s
a dime	-1l1e
a discount	1is
a doctor	1in
a dog	-1u1i
a dollar	2m
a drain	-1n1s
a dumb	-2p-1i4a
a fake	-1i1o
a family	2i
a few	-4i-2j-1acghl1pz3u
a few minutes	-1i1u
a few questions	-1ij1z
a few things	-1i1u
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
a flood	-1s1l
a flood policy	-1s1l
a form	1x
a fraction	1n
a fraction of	1n
a friend	2x
a good	-2A-1jknp1dfhlu2C3c
a good day	1gC
a good deal	-2p2a
a good night	1C
a good one	-1i2C
a good time	-1pA1hi2u
a great	2C
a hail	1n
a hail claim	1n
a higher	-1i2j
a higher ~cover	-1i2j
a hole	-1l1z2n
a homeowners	-1n
a hotel	-1n2s
a house	-1als1bp
a house and	1n
a job	1np2c
a kid	1o
a lawyer	-1n3l
a little	-1cp1mu2t
a living	1a
a loan	-1n1cis
a loan for	1ci
a loan on	-1n1s
a long	1p
a look	-1s1j
a lot	-3s-2al-1cdhjkmoux1npB
a lot $	-3p1n
a lot about	-1n2p
a lot more	-1s1n
a lot of	-2s-1aclmno1p
a lot to	2p
a machine	-1ln
a magic	-1ip1l2c
a minute	-3i-1cdg4u
a minute $	-1i1b2u
a minute $?	-3i2u
a month	-1ckopr1gi2m
a month $	-2ip-1ckl1j2m
a month and	1p
a mortgage	2n
a new	-2j-1ahlo1npr
a new one	-1jnp
a new policy	-1jls1n
a new ~cover	-1jls1n
a newborn	1o
a nice	-2p-1i
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
a personal	-1s1n
a personal auto	-1s1n
a personal ~cover	-1s1n
a piece	-2s
a piece of	-2s
a place	-1s1j
a policy	-1an1ijl2s
a policy $	1jls
a price	-1dk
a problem	1n
a problem $	1n
a quarter	-1p1hij
a quarter of	1hi
a quick	-1A1hu
a quote	-1j1lz3x
a quote $	2x
a real	-1jpsu1dgio2b
a real person	-1u1io2b
a really	-1p
a reason	-1l
a recorded	-1xA2y
a recorded line	-1xA2y
a regular	1n
a restaurant	1jn
a roof	-1n1eilr
a roof that	1l
a sales	-1l1p
a second	-3c-2q-1ahjp1iu2t
a second $	-1ciq2tu
a separate	-1n1s
a separate policy	-1ln1s
a separate ~cover	-1ln1s
a side	2k
a side by	2k
a small	-1ln2j
a small ~cover	1j
a smart	2a
a song	1c
a standard	-1js2l
a standard ~cover	-1js2l
a stent	1n
a stranger	1p
a stupid	-3p-1i2a
a sub	1kn
a sump	1s
a target	1p
a tax	1jl
a terrible	2a
a thing	-1p
a tight	-1s2p
a time	1hp
a tree	1s
a waiting	1l
a waiting period	1l
a week	-1ahijp1nor
a week $	-1i1o2n
a week you	-1n
a while	-1p1no
a work	-1n1l
a year	-1gl1km
a year $	-1ix1ps2k
a year and	1nx
a year of	1m
a yes	2d3g
a ~cover	-3n-2ak-1bcghu1i2js3l
a ~cover $	1ijls
a ~cover does	-1s1l
a ~cover that	1l
a ~cover ~cover	-2n1l
a ~feel	-1mo1a3p
a ~feel thing	1p
a ~feel ~money	2p
a ~harm	-2aj-1behmsu1k3n
a ~harm $	-1lp1nos
a ~harm you	2l
a ~harm ~harm	1n
a ~insurer	-2s-1jlo1p
a ~insurer $	-1lp
a ~kin	-2l-1bjs1ino2a
a ~kin $	-1n1i2a
a ~kin and	1n
a ~meet	-2n-1gpu1ix2h
a ~meet $	-1nou1x
a ~meet ~soon	1h
a ~money	-3d-2aopu-1cehntC1bjm2x3i
a ~money $	-2ln-1abghipu1m
a ~money a	1m
a ~money and	1mpx
a ~money at	-1p
a ~money day	2l
a ~money dollar	-1j1inp
a ~money for	-1n
a ~money is	1jlu
a ~money of	-1s1mn
a ~money on	-1i1j
a ~money that	1n
a ~money ~cover	-1m1k
a ~money ~money	-1m1jn
a ~soon	-2h-1abcjp1lnorB
a ~soon $	-1i1o2n
a ~soon you	-1n
a ~thing	-3a-1cknopu1il2x
a ~thing $	-1au1bi
a ~thing or	1e
a ~thing that	-1s1l
a ~thing ~cover	-1i1js
able	-1gi1lu
able to	-1gi1lu
about	-4eg-3t-2abfhjsuyC-1cdklorwBD1mq2iz4x
about #	-3i-2j-1adlsux2m3n
about # $	1km2n
about # a	1m
about # dollars	-1n
about # months	-1im2n
about # short	1n
about $	-1dlox2p
about $#	-1n1m
about $?	1i2bd
about _ $	-2j-1deghrt1cix2z
about _ $?	-1chtz2i
about _ a	-1n1m
about _ and	-1o1rsz
about _ business	1z
about _ deductible	-1i1t
about _ dollars	-1n
about _ family	1uz
about _ for	-1p1o
about _ health	-1i1u
about _ insurance	-2i-1n1u3x
about _ it	1dr
about _ kids	-1i1op
about _ months	-1im2ln
about _ patio	1n
about _ policy	1il
about _ quote	1x
about _ renewal	2x
about _ short	1n
about _ that	-1n2p
about _ this	-1d1l
about _ wife	-1q1p
about _ year	-1m
about _ you	1i
about _ ~cover	-1hijnsz1ltu4x
about _ ~harm	1p
about _ ~insurer	-2o
about _ ~kin	-1hx1nouz3p
about _ ~money	-1cknp1x
about _ ~thing	-1chk1n
about a	-1ps1lm
about a year	-1m
about a ~money	-1m
about i	1k
about insurance	1acp
about insurance $	1acp
about it	-1hnpsu1dij
about it $	1a
about life	-1i3x
about life insurance	-1i3x
about that	-2j-1ant1l3ix
about that $	-2p-1at1lq2i
about that $?	1i
about the	-3p-2bl-1adgmu1otzA2cj3x
about the patio	1n
about the policy	1i
about the renewal	1wx
about the ~cover	1tx
about the ~thing	-1ck1n
about them	-1o1i
about this	-2d-1bpu1no
about to	2n
about what	1il
about you	-1in1ox
about you $	-1in1ox
about your	-3c-2go-1bhnB1iu3p
about your family	1uz
about your health	-1i1u
about your renewal	1ix
about your wife	-1q1p
about your ~cover	1i
about your ~kin	-1x1uz2p
about ~cover	-1nw1crz2x
about ~cover $	-1i1acp2z
about ~cover ~cover	-1i3x
about ~money	-3i-2jx-1adlprsu1z2n3m
about ~money $	1kmz2n
about ~money a	-1n1m
about ~money months	-1im2n
about ~money short	1n
about ~money ~money	-1n1m
about ~soon	1z
about ~thing	-1l1ac
above	-1jnp1bs2l
absol*	1iD2p
absolutely	1iD2p
accep*	-1s1n2l3c
accid*	-1j1lns
accident	-1ij1lns
accident $	-1s1l
accident and	1e
accou*	-1j2g
account	-1j2g
account $?	1gi
act	-1i1a3b
actin*	-1ip2a
acting	-1ip2a
acting _ a	-2b-1p2a
acting like	-2b-1p2a
acting like a	-2b-1p2a
actua*	1m
actual	-1i1s
actual _ value	-1i1s
actual cash	-1i1s
actual cash value	-1i1s
actually	-1k1im
acv	-2i1ks
add	-1hkpu1g2m3j
add _ $	1s
add _ and	1l
add _ for	1j
add _ to	1gim
add _ umbrella	1j
add _ ~cover	2j
add it	1ln
add on	2s
add the	2j
add the ~cover	2j
add up	1i
add ~cover	-1i1j
added	-1u2gx
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
advic*	-1bnps1ci3j
advice	-1bnps1ci3j
advice $	2c
advice _ be	2i
advice _ to	1j
advice is	1j
advice is to	1j
advice would	2i
advice would be	2i
affor*	-1ab1dl2j
afford	-1ab1dl2j
after	-2ajp-1bcefgiruxC1dos2lnz4h
after #	-1hps1o2l
after # years	-1ps1lo
after $	1z
after $?	1hi
after _ $	-2l1dhos
after _ fire	-1s2n
after _ it	-1p1n
after _ years	-1ps1lo
after _ ~harm	-1l1in
after _ ~kin	2n
after a	-1l1kns
after a fire	-1s2n
after a ~harm	-1l1n
after that	-1p1n2z
after that it	-1p1n
after the	-1k1lm2h
after you	1hl
after your	1h2n
after your ~kin	2n
after ~money	-2i-1hps4l
after ~money years	-1ps1lo
after*	-2i-1CD4A
afternoon	-2i-1CD4A
afternoon $	-1vD1h2A
afternoon @name	1A
afternoon @name $	1A
afternoon _ $	1A
again	-4i-2adgjp-1ckluzCD1v2hn3f6t
again $	-2hl-1acdegijpwxCD1boqv3t4f
again $?	-2i-1hqu4t
again and	1e
again you	1n
again*	-1g3k
against	-1g3k
against it	-1g1k
age	-2j-1aeikoux1p2s
age $	-1i1s
agenc*	-1cl1w
agency	-1c1w
agent	-2p-1abjuv1gl2i
aggre*	-1m1ks
aggregate	-1m1ks
ago	1i
ago $?	1i
agree	-1p1l2b
agree*	2gr
agreed	2r
ahead	-1bcdhjkloprstz1aD2q4g
ahead $	-1i1a2qD
ahead $?	2g
ahead _ get	1g
ahead _ ~buy	1g
ahead and	-1jkopqu1i2g
ahead and get	1g
ahead and ~buy	1g
ai	-2a-1u1i5b
alarm	1i
all	-3jks-2chl-1pqvwxzACD1anryB2egu
all $	-2p-1ds2in3e
all _ $	-1ilp1agty
all _ $?	-2i2u
all _ if	-1i1y
all _ it	-1s1e
all _ stuff	-1s
all _ them	1s
all _ time	-1i
all _ with	-1i1uB
all _ years	1p
all _ ~thing	3i
all of	-1n1ei
all of it	1e
all of them	1s
all right	-4i-1g3u
all right if	-1i1y
all that	-1lps1B
all the	-1ijkn1dp2a
all those	1lnp
all together	1r
all week	2a
all you	1lr
all ~soon	2a
allow*	-1p1l
allowed	-1p1l
allowed to	1l
almos*	-1ij1nop
almost	-1ij1nop
almost ~money	1n
alone	-1az1p2jn
alone $	3j
along _ you	1l
alrea*	-1ei1l4d
already	-1ei1l4d
already $	2d
alrig*	-1abdhijlnpsA1y2C3rD4u
alright	-1abhijlnps1y2CD3r4u
alright $	-1C1i3D
alright _ i	-1i1r2u
alright _ you	1uyC
alright i	1C
alright if	-1i2u
alright if i	-1i2u
also	-1j2p
alway*	-4i-2p-1bjo1lst4a
always	-4i-2p-1bjo1lst4a
am	-4j-3ap-2cnC-1mqrst1fiowxBD2buv
am @name	-1lx4v
am _ $	-1bdflptw1i2ovD
am _ a	1l
am _ able	1l
am _ about	-1pw1x2q
am _ agent	-1v
am _ allowed	1l
am _ for	-1B1p2g
am _ from	-2x-1v1w
am _ i	-1q1t
am _ in	1kx
am _ out	-1p
am _ sorry	3p
am _ speaking	-1u2i
am _ that	-2q1p2l
am _ the	2d
am _ to	-1fgq1bhoxy2B
am _ up	1x
am _ we	1p2q
am _ you	-1q1h2BD4f
am _ your	-1x1l2f
am _ ~insurer	-1v
am an	-1vx
am an agent	-1v
am an ~insurer	-1v
am calling	-2iv-1dfpqwB1u2x
am calling about	-1w1x
am following	1x
am following up	1x
am going	-1x1bo2h
am going to	-1x1bo2h
am hearing	1i3o
am hearing $	1i2o
am i	-1pqw1g3biu
am i speaking	-1u2i
am just	2b
am not	-1bfq2d
am not a	1l
am not able	1l
am not allowed	1l
am so	2p
am so sorry	2p
am sorry	-2f-1lxB1pq2i
am sorry $	-1t
am sorry about	-1p2q
am sorry for	1p
am sorry i	-1q1t
am sorry to	1p
am sorry we	1p2q
am trying	1x
am trying to	1x
am with	2wD
am ~not	-1bfqt1dl
am ~not a	1l
am ~not able	1l
am ~not allowed	1l
amoun*	-1il1s2nt
amount	-1il1s2nt
amount $?	-1i2t
amount _ ~not	-1l1s2n
an	-3cjk-2eipt-1fmvxyzABCD1ahl3bs
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
an ai	-1a4b
an alarm	1i
an answer	-1blq3d
an answer $	-2l3d
an app	1i
an email	-1ls1hp
an extra	1ps
an hour	1hi
an idiot	-1bdi3a
an llc	-1a1i
an okay	-1i2u
an okay time	-1i2u
an old	1a
an order	-1s1ln
an umbrella	-2n2s
an umbrella is	-1n1s
an uninsured	-1s1n
an ~cover	-1jn2s
an ~cover is	-1n1s
an ~harm	1l
an ~insurer	-1vx
an ~send	-1ls1hp
and	-4djC-3cfilmuD-2abqvwxA-1pyB1ehnrz2k
and #	-1no1mrs
and @name	1h2i
and _ #	1hnr
and _ $	-2jmp-1bfinox1es2a3t4k
and _ $?	2i
and _ a	-2n-1l1io2s
and _ about	-1p1o
and _ add	1j
and _ am	1pqw
and _ and	-2l-1nz
and _ are	-2a-1bkps1nx2dgl
and _ at	1p
and _ better	-1n1k
and _ can	-1s
and _ car	1i
and _ coverage	1s
and _ deductible	-1s1r
and _ do	-1a1ilop
and _ does	-1l1sB
and _ else	1p
and _ feel	-1p1o
and _ for	-2s1mx
and _ get	-1g1pqz
and _ got	-1i1nop
and _ have	-1ior1kC3n
and _ house	-1rs1nz
and _ husband	1r
and _ i	-1hir2z
and _ in	-1knC1eh
and _ is	-3s-2ij-1akmrz1px4n
and _ it	-2kn-1dlr1sz2i3g
and _ kids	1en
and _ life	1ek
and _ me	-1eg1a2bh
and _ mortgage	2n
and _ new	-1n1r
and _ not	-1l1z
and _ now	2i
and _ of	1s
and _ off	1l2f
and _ on	-1i1kl
and _ one	-1js
and _ other	-1s1i
and _ owned	-1in1js
and _ pays	1s
and _ policy	-1kl2n
and _ price	-1ikn1ruz
and _ rebuild	-1s1k
and _ said	1x
and _ see	1nz
and _ shop	1r
and _ talk	2i
and _ that	1hz
and _ the	-2h-1eilux1b2j
and _ them	-1k1h
and _ there	-2n1il
and _ things	1s
and _ this	-1l
and _ through	1hir
and _ to	-1hr1C
and _ told	-1s2n
and _ us	1h2d
and _ we	1z
and _ were	-1n
and _ what	1k
and _ whole	-1ms
and _ wife	1n
and _ will	-2din-1cfjqsxzC1egk
and _ with	-1n1e
and _ without	-1j1k
and _ work	1s
and _ would	-1os1en
and _ you	-3j-2l-1dno1g2ks3h
and _ your	-1jns1eo
and _ ~cover	-2jm-1ghils1er3n
and _ ~harm	-1l1n
and _ ~kin	-1ds2n
and _ ~meet	1hir
and _ ~money	-1jkm1hruB
and _ ~not	-1jprs1ilz
and _ ~pay	-1i2s
and _ ~thing	-2ks1r3i
and a	-2k-1lp1j3r
and a #	1s
and a new	-1n1r
and a ~money	-1km1r
and a ~thing	1ir
and about	-1o
and after	1z
and ask	-1n
and asked	1x
and bring	-1k
and broke	-1ns2e
and broke $	-1ns2e
and call	1h
and call you	1h
and change	-1n1jm
and check	-1C1k
and clear	1i
and collision	1s
and does	1i
and everything	2e
and get	-1p1h2g
and give	1h
and go	1eh
and have	1j
and he	-1l2n
and he is	1n
and how	-1i
and i	-2adi-1bcefnrsBC1gv2lq3p
and i am	1pqw
and i do	-1a2l
and i get	1pq
and i will	-1cdfiC1l2g
and if	-1i
and is	1i
and is there	1i
and it	-2i-1klC1s2o3p
and it is	-1l1dp
and keep the	1j
and leave	-1n1ej
and let	1a2d
and mine	-1ghiz2k
and no	-1jk1nr
and non	-1in1js
and non owned	-1in1js
and not	-2s-1dk1bi2n
and not for	-1s1n
and nothing	-1e1lnr
and nothing on	1l
and one	-2n1i2r
and one without	-1j1k
and one ~not	-1j1k
and ours	-1n1m2hk
and pays	2ls
and send	1h
and sign	1dg
and stays	-2s-1m2f3k
and stays $	-1ms3k
and tear	-1n1l
and that	-3ip1a2n3l
and that is	-2i-1mp2l3n
and the	-3gls-2ehm-1abdjx1ikruyz2n
and the deductible	1r
and the house	-1r1nz
and the other	-1s1i
and the policy	-1k2n
and the rebuild	-1s1k
and the shop	1r
and the ~cover	-1ik1nr
and the ~money	1ruz
and the ~thing	-1ks1i
and then	-3k-2ghijps-1erx4z
and then i	-1hir2z
and then we	1z
and there	-1l
and there is	-1l
and they	-1hl1eop
and they would	1e
and this	-1n1ip
and we	-1ijnz1dgkp
and we are	1dg
and we will	1p
and we ~meet	1hr
and what	-1jnt1hsB2z
and what you	-1j1ksz2h
and when	1iB
and where	1s
and which	1i
and who	1i
and why	2i
and with	1km
and you	-4is-2jp-1fkmq1egoxC3n
and you are	-1ais1gnx
and you can	-1k1h
and you do	1o
and you feel	-1p1o
and you got	1n
and you have	-1ko1C3n
and you said	1x
and you were	-1n
and you will	-2n-1l1e
and you would	-1l2n
and your	-1adjklpxz1s2en
and your husband	1r
and your wife	1n
and your ~cover	1e
and your ~kin	-1s1nr
and yours	-1k1nx
and yours is	-1k1x
and ~buy	1dg
and ~cover	-1jr1ks
and ~cover $	1s
and ~cover ~cover	1k
and ~harm	1n
and ~meet	-1k1C
and ~meet you	1h
and ~money	-1no1rs
and ~not	-2s-1dehjmox1br3n
and ~not for	-1s1n
and ~not on	1l
and ~not ~cover	-1j2n
and ~pay	1l2s
and ~send	-1gk3h
and ~send it	1h
and ~send me	-1g2h
and ~thing	-1n1s
andre*	1vw
andrews	1vw
annoy*	-1i1ap
annoyed	1p
annoying	1a
annua*	2x
annual	2x
annual _ $	1x
annual review	1x
annual review $	1x
anoth*	-2n-1ijl1dp2s
another	-2n-1ijl1dp2s
another #	-1n2s
another _ $	1dps
another ~money	-1n2s
answe*	-1cegjkqux1alz2ds4b
answer	-1cgjqux1alnz2d3b
answer $	-1il1a3d
answer _ $	-1p1l2b
answer for	-1p1l
answer you	1p
answers	-1n2s3b
any	-5p-4bjD-3dt-2ehkqxA-1acglmorsvwyB10i
any _ $	-3a-2D-1jp1C3ci
any _ $?	-1cu
any _ in	2i
any _ insurance	1i
any _ or	-1a2i
any _ since	1i
any _ stuff	1i
any _ that	1i
any _ with	-1i2u
any _ you	-1i1a
any _ ~cover	2i
any good	-1c1l
any life	1i
any life insurance	1i
any of	1a2n
any of that	1i
any other	-1u1i
any ~cover	2i
any ~cover ~cover	2i
anybo*	-4l-3j-2bcdu-1eghkmnqstxyABCD2a4p5i
anybody	-2cdju-1beghklnqstxyABCD5i
anybody $	1p2i
anybody _ $	1op
anybody _ be	-2i3p
anybody _ hurt	1i
anybody _ on	1i
anybody _ you	1in
anybody _ ~harm	1i
anybody else	2i
anybodys	-3l-1j2ap
anymo*	-1al2fn
anymore	-1al2fn
anymore $	-1a2fn
anyon*	-1bcdgitu2p3a
anyone	-2i-1btu2p3a
anyone _ the	1i
anyone else	1i
anyth*	-5dp-3bcn-2ehkqstxC-1afmryABD1l2z4i
anything	-5dp-3bcn-2ehkqstxC-1afmryABD1loz4i
anything $	-2i-1ep1lo3a
anything $?	-4i2u
anything _ $	-2di-1an1j
anything _ i	-1j
anything _ lately	1i
anything _ on	3i
anything _ that	-1np2i
anything _ the	1i
anything _ you	2g
anything _ your	2i
anything _ ~money	1nz
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
anything ~soon	-2djl-1i
anything ~soon $	-2djl-1i
anywa*	-1ip2z
anyway	-1ip2z
apart*	-1s1iln
apartment	-1s1iln
apolo*	-2ijp-1lsvxCD1f2t7q
apologies	-1i1f2t3q
apologize	-1jlpstvD4q
apologize $	-2p-1D2q
apologize for	2q
app	-2g-1p1il2bs
app $	-1g1i
app is	-1l1n
appli*	-2j-1bhnz1i2l4g
application	-2j-1bhz1il4g
application $	-1j1gi
application _ $	1g
apply	-1cp1g2j
apply $	1j
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
are	-4j-3sBC-2hikvxD-1fqzA1dmno2l3ab
are #	1kn
are $	-1a1iop
are _ #	-1bil1d2a
are _ $	-3b-1ikotuC1ghjqsxyA2c4a
are _ $?	-1cit1ab
are _ a	-1cnpu1i2b
are _ about	1p
are _ all	-1lnp
are _ and	-1hn1alp
are _ at	1m
are _ covered	1np
are _ doing	2g
are _ down	1s2n
are _ driving	1ins
are _ for	-1am2n
are _ from	-1ab4p
are _ getting	2t
are _ good	-2i1g2pu
are _ here	1y
are _ i	-2i1b
are _ in	-2a2gt
are _ insured	1i
are _ it	1o
are _ like	2i
are _ not	-1n2a
are _ of	-1ip2ao
are _ off	-1a2j
are _ okay	-1i1uy2h
are _ on	-1ab1i
are _ only	1n2b
are _ out	3l
are _ part	1l
are _ paying	1i
are _ ready	-1bu1i2g
are _ really	-1l
are _ set	1t2g
are _ the	-1egijs1k2af
are _ there	-2p1ot
are _ they	-1i1e
are _ to	-3a-1ios1benvz
are _ up	-1a2t
are _ vans	1i
are _ waiting	-1i2d
are _ what	1n
are _ with	-1bp
are _ you	-1i1or2b
are _ your	-1n2d
are _ ~feel	-1bp3a
are _ ~money	-1bil1ad
are _ ~not	-1np
are a	-2p-1ci1mw2a3b
are about	2kn
are all	1at2g
are an	-1a2b
are at	1ims
are being	-1b2a
are better	-1a2j
are better off	-1a2j
are busy	1pu2i
are carrying	-1s1lno
are closed	-1l1ins
are closed $	-1l1nrs
are going	-1aps1ez
are going to	-1anp1ez
are gone	1e
are in	-1bn2d3p
are just	-2i1a
are left	1bn3l
are looking	1m
are looking at	1m
are not	-1abdijk1p2l
are not covered	1n
are off	-1a2f
are off the	-1a2f
are on	-1n1d
are on the	1r
are on your	1d
are out	1dn
are paying	-3p-1al1m
are paying for	-1m1n
are recorded	1y
are right	-1a2p
are saying	1i2o
are shut	1l2n
are shut down	1s
are so	-2i1ab
are talking	1avw
are talking to	1vw
are the	-2b-1cgjlo1ad
are the #	-1n1k
are the only	1n
are the vans	1i
are the ~money	-1n1k
are the ~thing	1i
are there	-1ab1io2c
are they	2i
are things	-1a2i
are too	-2p2a
are we	1i2g
are what	2i
are you	-2ilp-1eghknostvwBC1cu2a3b
are you #	-2i3a
are you $	1aA
are you $?	-2i1a2b
are you a	-2a-1cu1b2i
are you getting	2t
are you in	-1ab2g
are you on	-1b1i
are you paying	1i
are you ready	-1bu1i2g
are you the	1i2b
are you waiting	-1i2d
are you ~money	-2i3a
are your	-2a2i
are ~money	1kn
are ~not	-2b-1adijkno2l
are ~not covered	1n
aroun*	-2g-1aklosuvA1cd2h
around	-2g-1aklosuvA1cd2h
around #	-1c2h
around # $	-1c2h
around # dollars	1n
around $	-1d1bi2p
around $#	-1j
around _ $	-1d1i2ch
around _ dollars	1n
around _ ~money	1n
around here	1i2c
around here $	3c
around ~money	-1cj1m2h
around ~money $	-1c2h
around ~money ~money	1n
art	1i
art $?	1i
as	-4p-2bd-1ehijmouxz1ks2an
as _ $	-1ijp1ak2n
as _ as	-1l1n2a
as a	1j
as beneficiary	-1i1a
as far	-1s1n
as far as	-1s1n
as the	-1l
as well	1k
aside	1i
ask	-3acgn-2dk-1bhioqtx1lp2jz3u
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
ask about	-1gj1isz
ask about the	1i
ask about your	1su
ask for	1j
ask me	2j
ask some	1uz
ask some questions	1uz
ask you	-2i-1hjlpx1uz
ask you a	-1i1u
ask you some	1z
ask you something	-1i1u
ask your	-1u1hj
asked	-3hi-2jp-1adegnoszB1u5x
asked _ to	-1hi2x
asked for	2x
asked me	-1hi2x
asked me to	-1hi2x
asked you	-1h
askin*	-2B-1dfiln1x2gp
asking	-2B-1dfiln1x2gp
asking $	-1fB1p
asking _ $	2p
asking for	2g
asks	1n
asks:anything-else	-3u-1abgjlstzCD3i
asks:confirm	-5p-4D-3gt-2abhqABC-1dfjkmnsvwxyz4i
asks:interrogative	-15n-13s-10l-9ep-8jvx-7mzCD-6fkoqwA-5arB-4dtu-3ghy-2b-1c7i
asks:nothing	-15i-9u-6g-5ht-3fmryzB-2bcdeloqvwxA-1kn1s2p
asks:permission	-6i-3bp-2acdhjlstxC-1efgknqrzABD9u
asks:probing	-5bcgs-4jlno-3hkp-2aemqruxyzABCD-1fvw1t7i
asks:proposal	-5ju-4abdx-3prty-2cfklmnoszABC-1eqvwD3h5g10i
asks:statement	-5bqCD-4djlnpsA-3ekB-2afhmorvwxyz-1cg1iu3t
asks:wellbeing	-3a-2b-1dglptuvw3A4i
asks:who	-4u-2gvw-1acdhjkptxy1bA6i
asks:why-now	-1dgt4i
assis*	-1a1bh
assistant	-1a1bh
assum*	-1n1s2q
at	-5a-4bcg-3eC-2fD-1dklnorB1xz3vw
at #	-2s-1cjvz1klmpr2h
at # $	-1i1dgr
at # and	-1n1or
at $	1is2t
at $#	-1ps2m
at $?	1h
at _ #	-1d1k2j
at _ $	-3l-2ai-1bcfhoqzBCD1m2u3vw
at _ $?	1i
at _ a	-1p1hj
at _ age	-1j1n2p
at _ and	-2np-1ks1r2o
at _ bad	-1i
at _ business	1x
at _ end	-1u1z
at _ for	-1s1im
at _ health	1s
at _ house	1i
at _ insurance	-1x
at _ is	-1i1p
at _ last	1s
at _ shop	1ln
at _ so	2d
at _ time	1p2q
at _ you	-1i1sz
at _ ~cover	-1kn
at _ ~money	1jk
at _ ~thing	-1s1iln
at a	-2i-1k2j
at a bad	-1i
at all	-2p-1dl2in
at all $	-2p-1l1i2n
at an	-1i1u
at bluebonnet	1vw2x
at both	-1hsz3k
at both $	-1s1k
at evergreen	1vw
at fault	-1ln2s
at fault $	2s
at harbor	-1i1vw
at harbor $	1vw
at harbor insurance	-1A
at harbor ~cover	-1A
at home	1s2i
at it	-1dk1j
at it $	1hj
at lakeside	-1x1A2w3v
at lakeside $	-1x2vw
at lakeside insurance	1v
at lakeside ~cover	1v
at least	-2i-1dp3j
at least #	2j
at least ~money	2j
at noon	1dhi
at one	-1k1ms
at that	1n
at the	-1hjmpu1lx
at the end	-1u1z
at the ~thing	1lnx
at this	1di
at what	-1i1z
at what you	1z
at work	-1n
at work is	-1i1p
at your	-2jk-1elx1pz2is
at your age	1s2p
at your health	1s
at your ~cover	-1k
at your ~thing	1i
at ~money	-3s-1cjnvz1lr2hm
at ~money $	-1i1dgmr
at ~money and	-1n1or
at ~money for	-1s1im
at ~soon	1dhi
at ~thing	1s2i
audit	2s
audit*	2n
auditor	1s2n
auto	-2j-1ehkr1x2ls
auto $	-1n1g
auto _ $	2s
auto _ not	1n
auto policy	-1s
autop*	1i2m
autopay	1i2m
avera*	2s
average	2s
away	-1agjl1dkn2e
away $	-1i1o2s
away _ the	1kp
away _ you	1di
away from	-1a2e
away when	1in
away when you	1in
aweso*	1pB
awesome	1pB
awful	1p
b	2ks
b average	1s
baby	-2s-1bl1op2nC
baby $	-1ip1a2C
baby _ a	1n
baby and	-1p1n
baby and a	1n
back	-4k-3g-2adz-1bcefptyB2jnq3hr
back $	-1aips1jou
back $?	1ip3h
back _ $	-1gh1n3j
back _ you	-1C1hnqrx
back _ your	-1p1l
back on	-1g3j
back on $	-1gh3j
back the	-1j1hls
back to	-1s1qrx2nC
back to you	-1C1qrx2n
back up	-1m2n
backd*	1lp
backdate	1lp
backe*	-1s2l
backed	-1s2l
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
bad	-2p-1bdijlsxCD1aot2u4q
bad $	-2p1q
bad _ $	-1i1p
bad _ $?	-1i2u
bad time	-1i2u
bad time $?	2u
bank	-1bjklm1sx
bankr*	-1a4e
bar	-1il1mn2j
bar $	-1il1n2j
bar sales	1m
bare	1i
barel*	-2p1n
barely	-2p1n
base	-1i1js
based	3s
based on	3s
basem*	-1u1iln
basement	-1u1il
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
basically you	-1in1k3o
be	-5c-4k-3D-2ijostA-1dqrwxB1afgpy2m3e
be #	-1ijl2m
be # short	1n
be $	-2i1a
be _ #	-1n4m
be _ $	-3i-2djmD-1gku1befly2pC
be _ $?	-1cu1h3i
be _ a	-1j1am
be _ about	1lp
be _ and	-1mp1l
be _ for	-2j-1hp1i2n
be _ if	-1jnp1x2l
be _ in	1iz
be _ it	1n
be _ of	1p2a
be _ off	-1o1j
be _ on	1e
be _ out	1e
be _ right	-2i1j2u
be _ short	1n
be _ that	1o
be _ the	1j
be _ there	1j
be _ to	-2e-1almnp1hix2dj
be _ too	-1j1q2p
be _ with	-2hj-1iv1y2nsu
be _ you	-1p1efoqv
be _ your	1eh
be _ ~money	-2n-1gjkl1i4m
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
be giving	1n
be in	1i2h
be left	1i2e
be like	3m
be like #	1i2m
be like ~money	1i2m
be listed	2j
be mad	1pq
be okay	-1u1x
be okay if	-1u1x
be on	-1n1e2j
be on the	-1i1ej
be out	-1n
be paying	2n
be paying for	1n
be recorded	2y
be recorded $	2y
be ruined	3e
be stuck	-1m2n
be stuck with	-1m2n
be sure	-1iq1or
be taxed	-1s1n
be the	1hjkx
be there	1o
be up	1i
be upset	-1j3p
be willing	-1u1i
be willing to	-1u1i
be worth	1i2j
be your	-1j1n3g
be ~money	-2j-1ip1g2m
be ~money $	-1m
be ~money short	1n
beat	1i
beat it	1i
becau*	-2ij-1bdfhmpqvwB1an2sx
because	-2ij-1bdfhmpqvwB1an2sx
because _ is	-1p1l
because _ lender	1x
because _ ~money	2s
because it	-1s1kl
because the	-1l2s
because your	2x
because your lender	1x
been	-4a-3l-2bcdjksu-1eghmqtC1opB4i
been _ $	-1a1o
been _ a	1n
been _ on	1p
been _ the	-1o2p
been burned	1op
been through	-1o3p
been to	1n
been with	1i
been ~feel	2p
been ~feel $	1p
been ~harm	1op
befor*	-2abikms-1cfglnoqC1dhz5j
before	-2abikms-1cfglnoqC1dhz5j
before $?	1i
before _ $	-1h1x
before _ do	-1i1jn
before _ else	1j
before _ hang	-1h1d
before _ renewal	2h
before _ ~buy	1j
before _ ~cover	-1j1ln
before _ ~soon	1j
before a	1l
before anything	-1i2j
before anything else	1j
before i	-1j1hi2z
before the	-1s1dej
before the ~cover	-1j1n
before they	-1j1s
before we	-1i1d2j
before you	-2is-1lpx4j
before you do	-1i1jn
begin	-1i1j
behin*	-2s-1a1ip2n
behind	-2s-1a1ip2n
behind _ $	-1s1n2p
behind _ wheel	1i
behind the	1i
behind the wheel	1i
behind you	1n
being	-2lB-1bcdijkot1a2py
being _ $	-2B-1bl1y3p
being _ $?	1u
being _ for	1s
being a	2a
being fixed	1s
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
below	-1s1l2n
below $	1ln
benef*	-2il-1ghkpx1a3r4s
beneficiary	-2i-1gklx1as3r
beneficiary $	-2i-1s1a2nr
beneficiary $?	1i
beneficiary _ the	1s
beneficiary and	-1j
benefit	2s
besid*	-2h2ik
beside	-2h2k
besides	2i
besides yourself	1i
best	-1apsv1l2j3hC
best _ to	1ch
best thing	2j
bette*	-3n-2ep-1cgor1bhk5j
better	-3n-2ep-1cgor1bhk5j
better $	1j2k
better $?	1h
better _ $	-1j1i2a
better _ with	-1o1j
better for	1hi
better off	-1ao3j
better off with	-1o1j
better to	-1k2j
betwe*	-1hn1k2p
between	-1hn1k2p
between _ #	-1n1k
between _ ~money	-1n1k
between the	-1n1k
between the #	-1n1k
between the ~money	-1n1k
big	-2s-1abklno1ij
big _ $	-2i-1blos1p
big decision	1p
big jump	1i
bigge*	-1bn1o2j
bigger	-2i-1n1o2j
bigger _ $	-2i2j
biggest	2i
biggest _ $	2i
bills	-2l-1adhj1io2m
bills $	-1lp1no2m
bind	-2u1i4g
bind _ $	1g
bind it	2g
bind it $	1g
binde*	-1hn1s
binder	-1hn1s
birth*	-1i1s2c
birthday	-1i1s2c
bit	-2i-1co1jz2au
bit about	1iz
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
blueb*	-1nprsBC1A4v7w
bluebonnet	-1nprsBC1A4v7w
bluebonnet $	-2ix-1u3v5w
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
booki*	1h
bookings	1h
booth	1x
borro*	1s2c
borrow	-1i1s2c
bot	-2p-1a5b
both	-3ls-2dnoz-1bcefijquxC1h3m7k
both $	-2jl-1insz1m3k
both _ $	1ak
both _ and	-1kn
both _ you	-1ano1gj2mp
both cars	2m
both of	-1a1ghj2p
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
breakdown	-1in2k
breakdown $	-1s1kn
breaks	-1s1n
bring	-1k3h
bring _ up	1jq
bring it	1q
bring it up	1q
bring the	-1i2h
bring you	-1k1h
bring*	1m
brings	1m
broke	-2n-1s1i2t3e
broke $	-1ns2e
broke*	-1ehnsuy1bg3k
broken	1ab
broker	2k
broker $	1g
brokers	2k
broth*	1nq2c
brother	1q2c
bucks	-1iln1c2p4m
bucks $	1m2p
bucks a	-1i
budge*	-1s1ip
budget	-1s1ip
build	-1m2s
build it	1s
build*	-2k-1alnp1i2s
building	-1klnp
building $	-1p1i
building _ the	1j
building costs	1s
builds	-1l1m
builds cash	-1l1m
bunch	1pB
bunch of	1p
bundl*	1i
burn	-2l2s
burne*	-1dj1inp2t
burned	-1dj1inp2t
burns	1n
burst	-1s
bury	1i
busin*	-1bcdehkm1lvwzB3g
business	-1bcdehkm1lvwzB3g
business $	-1j1aB2g
business $?	2g
business _ $	-2n-1isx1r
business _ $?	1g
business _ i	1vxzA
business _ is	1js
business _ so	1ln
business _ the	-1g1z
business and	-1g1lnz
business income	-1inpz1jrs
business income $	-1n1r
business income is	1js
business insurance	1vw
business insurance $	-1x1w
business insurance i	1vxA
business policy	1j
business property	1l
business ~cover	-1n1vw
business ~cover $	-1ix1w
business ~cover i	1vxA
business ~thing	-1i1n2l
busy	-2a-1bdhqACD3u4i
busy $	-1aD1i3u
but	-2j-1dp1a2m3kl
but _ can	-1p1k2l
but _ is	-1p1kl
but i	1p3l
but i can	1lm
but it	-1p1l2n
but it is	-1p1ln
but you	1a2k
buy	-2l-1bgpt1i4c
buy $	1c
buy _ $?	1i
buy _ new	1i
buy it	1i
buy you	1ns
buyin*	1j
buying	1j
by	-3acg-2bdfiqC-1mwy1jknv2hstz
by #	-1k1m2h
by $	1hi
by @day	-1C1hi
by @day $	1hi
by _ #	1r2n
by _ $	-2dgi-1abcemqrstC1hjnpuz2k
by _ $?	1k2i
by _ and	-1k1z
by _ at	1s
by _ the	1h
by _ way	2v
by _ ~cover	1jt
by _ ~money	-1p1r2n
by _ ~soon	1h
by a	-1s1ijot
by herself	-1m1n
by herself $	-1m1n
by itself	-1n1j
by line	2k
by on	-1k
by side	-1h4k
by side $	1k
by that	-1it2p
by that $	-1t2p
by the	-1hj1r2v
by the #	1r
by the way	2v
by the ~money	1r
by you	-3i1p2u
by your	1sx
by ~money	-1k1m2h
by ~soon	-1pC1h2i
by ~soon $	-1g1hi
by ~soon $?	1i
bye	-3D-2i-1abdjpqvA7C
bye $	-2D-1i1B5C
bye _ $	-1dA3C
bye bye	1C
bye bye $	1C
bye now	-1d2C
bye now $	1C
calen*	2h
calendar	2h
call	-4l-3agjk-2cpstC-1ein1ouB2fvy3x4h
call $	-1abijnpqz1w2B3x
call $?	-1gi1hy2u
call _ $	1ox2f
call _ @day	-1i1hr
call _ @name	-1x2v
call _ again	2f
call _ recorded	-1i1uy
call _ you	1i
call _ your	1qx
call hr	1h
call is	-1di1xy2b
call is recorded	-1i1y
call me	-1i3v
call on	-2i
call you	-1dglquC1hirx
call you $	1ix
call you @day	1hr
call you again	2f
call your	1hz
calle*	-1dgjnotu1hq2i3px
called	-1dgjnotu1hq2i3px
called $	1i2x
called _ back	1pq
called you	-1u1hpq2i
called you back	1pq
calli*	-3p-2h-1abcgjklnszACD1uvB2fq3wx
calling	-3p-2h-1abcgjklnszACD1uvB2fq3wx
calling $	-1v2f
calling _ $	1i
calling _ the	-1w2x
calling _ this	1w2i
calling _ your	1u2x
calling about	-1w1ix
calling about the	-1w
calling about your	1ix
calling because	1x
calling evergreen	1vw
calling for	1uv
calling for your	1ux
calling from	-2x-1v2w
calling harbor	1vw2i
calling lakeside	1vw
calling to	2x
calls	-2is-1abdghjklqD5fy
calls $	1y2f
calls _ recorded	1y
calls from	1C2f
came	-1s2mq
came _ of	1p
came out	1pq
came out of	1p
camer*	1i
cameras	1i
can	-4q-3efiBC-2jrxy-1dopwD1bu2acs4l
can _ $	-1a1lnoz
can _ $?	-1i1u
can _ afford	-1ab1d
can _ ask	-1gz
can _ backdate	1lp
can _ be	-5i-1l1su2b3a
can _ blame	-1l2p
can _ do	1i2l
can _ get	-2lp-1bcg1u2i
can _ give	-1c1i2b
can _ go	-1hnu1gis
can _ have	2c
can _ hear	-2ip-1l1tA
can _ help	-1u1ci
can _ issue	1l
can _ it	-1d1ij
can _ leave	-2p1d
can _ make	-1u2g
can _ me	1v
can _ out	-1s1g2n
can _ promise	1l
can _ put	-1d1il
can _ read	-1c1i2a
can _ say	-1iq1nt2l
can _ send	-1u1h
can _ sign	1gi
can _ speak	1l2i
can _ take	1k
can _ tell	-1ipt1blu
can _ that	-2i-1B2a3p
can _ the	-1dn1l2b
can _ to	1o
can _ why	-1p1a
can _ you	-1ps1hi2l
can _ ~buy	-1u1i2g
can _ ~meet	-1cgu1l3i
can _ ~send	-1gu2hi
can call	1hiov
can come	-1i1n
can do	-1p1djl
can get	-1s1g3n
can help	1z
can i	-3bp-2djl-1afhoqtvxzC1cgi2u
can i ask	-1gz
can i get	-1bhp1u
can i go	-1u1i
can i have	2c
can i help	1i
can i send	-1u1h
can i ~buy	-1u1i2g
can i ~meet	-1cgu3i
can i ~send	-1gu1i2h
can not	-2gjn-1efhopqvAC1s2l
can not backdate	1lp
can not be	-1al1s2b
can not blame	-1l2p
can not do	2l
can not give	1d
can not issue	1l
can not leave	-2p1d
can not promise	1l
can not put	-1d1l
can not say	1l
can not take	1k
can not tell	-1p1l
can promise	-1p2l
can say	1lz
can see	-2i-1l1k3a
can see why	-1p1a
can tell	-1l2p
can we	-1gx2i3h
can we do	1i
can you	-2gu-1dhiq1abA2ct
can you get	-1c1hi
can you give	-1c2bi
can you say	-1iq2t
can you tell	1bi
can ~buy	1g
can ~meet	-1i1hnov2u
can ~not	-2gjn-1efhopqvAC1s2l
can ~not backdate	1lp
can ~not be	-1al1s2b
can ~not blame	-1l2p
can ~not do	2l
can ~not give	1d
can ~not issue	1l
can ~not leave	-2p1d
can ~not promise	1l
can ~not put	-1d1l
can ~not say	1l
can ~not take	1k
can ~not tell	-1p1l
can ~send	2b
cance*	-1a1s2j
cancel	1s2j
cap	1s3l
capit*	1c
capital	1c
capital of	1c
car	-2d-1bghmpu2ces
car $	-1ap2e3c
car _ a	1e
car _ for	1s
car _ is	1l
car insurance	1ls
car is	-1n1a
car or	1ei
car that	-1p1l
car that is	1l
car you	1i
card	-2c-1bgks1di3h
card $?	1i
card _ and	1d
card and	1dg2h
card number	-1g1d
cards	-1j1gl2n
care	-2aei-1bchjlnoqD1dgp2t4C
care $	-1hipD1B3C
care _ your	-1ip1d
care _ yourself	-1i2p
care about	-1i1dp
care of	-1acejn1gC2t
care of yourself	-1i2p
caref*	-2i-1an2C5p
careful	-1an3p
careful $	-1a3p
carefully	-2i2pC
carri*	-1i1a2j
carrier	1s2j
carry	-2p-1cel1ai2j
carry _ own	1i
carry _ ~cover	2a
carry their	1i
carry their own	1i
carry*	-1as1lno
carrying	-1as1lno
carrying _ ~cover	1o
cars	-3kn-2jp-1bcdeghlox1s2rz
cars $	-1l1as
cars _ the	1z
cars and	-1s1r
cars then	1z
cars you	-2n2ms
case	1i
cash	-3i-2dp-1aemo1l2ks3j
cash _ $	2jl
cash _ in	1jkn
cash _ is	2s
cash _ on	-1s1j
cash _ out	1j2k
cash it	-1di1jn3k
cash it out	1j2k
cash value	-1in1m2s
cash value $	1j2l
cash value is	2s
cash value on	-1s1j
caste*	1v
castellano	1v
cat	-1a2c
catch	-1hp1u2C
catch you	-2i2uC
caugh*	-2i-1p1nqu2a
caught	-2i-1p1nqu2a
ceili*	-1js3n
ceiling	-1js3n
ceiling downstairs	1l2n
cent	-1ln2e
cert	1l
certa*	2l
certain	2l
certi*	-1acdgp1hjns
certificate	-1p1hls
certificate $	1l
certificate so	1n
certificates	1ijns
certs	1r
chanc*	-1j1dg
chance	-1j1dg
chance $	2d
chang*	-2k-1abdhtx1mrz2i3j
change	-2s-1hkn1m2i3j
change $?	1g
change _ the	-1ns1l2m
change _ you	-1l
change for	1m
change the	-1n
change what	1l
changed	1n2s
changed with	3s
changes	-1kx1rz
charg*	-1jp1s
charge	-1j1s
charge you	-2s1n
cheap	-2ns-1eil1k3a
cheap $	-1l
cheap and	-1ms2ak
cheap*	-3i-1nop1m2djk
cheaper	-2is-1nop1m2djk
cheaper $	-1mop2j
cheaper _ the	-1j1k
cheaper than	-1jk3m
check	-2ijl-1cgmC1p2n3h
check $	1p
check back	4h
check for	2n
check with	-1i1p
check*	-1bdps1hjn2x
checked	1n
checkup	1hjn2x
child	-1inp1e3a
child*	1e
children	1e
choic*	-1a1pu2d
choice	-1a1p2d
claim	-1abjms2o3n
claim $	-1ps1o2n
claim*	-1ajnp4s
claims	-1ajnp4s
claims $	2s
class	-1p1ls2i
claus*	-1s1n2l
clause	-1s1n2l
clean	-2y-1lD1op2is
clean _ $	-1yD3i
clean record	-1y1ops2i
clean record $	3i
clean*	2c
clear	1il
clear*	-1in1as2p
clien*	-1chkpu1lx2gn
client	-1pu1x2g
clients	-1h1l2n
clients and	1ln
close	1p
close _ that	1j
close is	1j
close to	1u
close*	-1al1im
closed	-1al1im
closed $	-1l1mn
closi*	-1hjns1dgix
closing	-1hjns1dgix
closing $	-1n1x
closing $?	1i
closing date	1g
clue	-1i2a
co	1n
code	-1p1ls2i
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
come	-2p-1abgklsuxCD1dhmt3n
come _ $	1hnt
come _ $?	1t
come _ of	1n
come _ the	1n
come _ you	1dn
come by	1i2h
come from	-1n1s
come in	1m
come on	-1i2d
come out	1n
come out of	1n
come to	-1gi1cn
come to the	1n
come up	1i
comes	-3j-2il-1deghkrx1mn2f3s
comes _ $	1n
comes _ of	-1l
comes _ the	-1j2s
comes _ to	-1s1n
comes back	2n
comes back to	2n
comes off	-1j2f
comes off the	1s
comes out	-1l1s
comes out of	-1l
comes to	-1s
comes with	-1k2s
comfo*	1y3g
comfortable	1y3g
comfortable with	1gy
comin*	-1l1adpx
coming	-1l1adpx
coming $?	1i
coming _ $	-1a1ip
coming from	-1l1ap
comme*	-1ns1ikl
commercial	-1ns1ik
commercial auto	1g
commercial policy	1r
commu*	-1a1ijns
commute	-1a1jn
commute $	1j
commute _ you	1n
commuting	1is
comp	-1kln1r2s
comp _ collision	1s
comp and	1rs
comp and collision	1s
comp audit	-1n1s
compa*	-3g-2abcdjo-1emqtuxzC2i3k
company	-2ko-1abcdeghjux1ip
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
compl*	1i
complain	-1p
completely	1p
compr*	-1n2s
comprehensive	-1n2s
compu*	-2a-1n2bi
computer	-2a-1n1i2b
computer _ you	-1a1bi
conce*	-1s1n
condi*	1j
confu*	-1l2p
congr*	-2D-1a5p
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
contents	-1k1hs
contestable	-1i1ls
contestable period	1l
conti*	-1gi1u3s
contingent	2s
contr*	-2p-1bcdgjkm1nr2ahs
contract	-1adgps1nr3h
contract $	-1i1hn
contract _ for	1n
contractor	-1n1s
contractors	3a
control	1n2s
conve*	-3i-1g1py2su
conversation	1py
cook	-1c1i
cool	-1itC2uD
cool $	-1i2D
copy	1hi
corre*	3i
cosig*	1c2i
cost	-2l-1adhikpr1jo2s
cost $	-1s
cost _ $	1n
cost _ the	1j
cost _ to	1ns
cost is	-1n1js
cost more	-1m1n2s
cost you	1o
costs	-1adeijlnpr1z2ks
costs $	-2k2sz
costs _ $	1k
could	-4p-3bgks-2dqr-1jzABCD1lt2ein
could _ $	1x
could _ after	-1n1lm
could _ do	1hi
could _ get	-1u1i
could _ have	1u
could _ it	-1p1o
could _ put	1n
could _ say	-1di1lt
could _ take	1i
could _ tell	-2i2l
could _ ~send	2hi
could be	-1p2n
could call	1x
could call $	1x
could i	-1gj1u
could i get	-1u1i
could i have	1u
could not	-1d1a2l
could they	1i
could we	1h
could you	-2u-1abl1ct
could you say	-1di2t
could you ~send	1i2h
could ~meet	1x
could ~meet $	1x
could ~not	-1d1a2l
count	2bc
count*	-1acj1l2n3p
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
cours*	-1nos2p
course	-1nos2p
course $	-1p
course you	-1i2p
court	1e
cover	-1adgiprs1nz2l
cover _ $	1l
cover a	-1l1k
cover your	-1n1l
cover*	-4h-3abcd-2jopq-1efirxyBC1gklnz2s
coverage	-3hp-2ao-1bcdjq1kmnsz
coverage $	-1gns1elr2ik
coverage $?	1i
coverage _ a	-1ns1jl
coverage _ have	-1l1ns
coverage _ not	-1s1n3l
coverage _ the	-1ls1j
coverage _ work	-1l1s
coverage _ you	1l
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
covered	-2m-1abk1giln
covered $	-1n1glp
covered for	1n
covered under	1ls
covers	-2ij-1en1k2s
covers _ $	1p
covers a	-1jp1kl
covers everything	-1s
covers the	1s
covers you	2s
covers your	-1n1s
crash	-1jkp1ln
credi*	-1n2s
credit	-1n2s
credit card	1i
creep*	1o
curre*	-1cjln1ik
current	-1jln1ik
current ~cover	-1n1k
cushi*	-1j
cushion	-1j
custo*	-2n-1cj1s2l3b
customer	-1j1al4b
customer $	-1ais1lp4b
customers	-1bn1s
cut	-2i-1ps2n3t
cut _ hours	1n
cut out	-1i3t
cut your	1n
cut your hours	1n
cyber	-2n-1h1gims
cyber $	-1j1gin
cyber _ for	-1n1g
cyber _ not	1l
dad	-1n
damag*	1n
damage	1ns
date	-1u1c2g3i
date $	1i2c
date $?	1gi
date _ you	2g
daugh*	-1ainu1cde
daughter	-1anu1dep
daughter _ me	1x
day	-2abcj-1prstuxD1ehk2imC3dA
day $	-1aj1dh2m3C
day _ $	-1ip1lm3A
day _ are	-1p1dn
day _ he	2d
day _ is	1A
day _ there	3i
day and	1ns
day you	-1ps1den
day you are	-1p1dn
days	-2mp-1abcdgs1l2o3h
days $	-1ijmps1kl
days $?	1i
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
deal	-3p-1klns1aj2dgo
deal $	-1p1g
deal with	-1s2o
death	1l
death benefit	1s
dec	-1i1r2h
dec page	-1i1r2h
decid*	-2j-1abchknpuxC1i2dlr
decide	-1bjuxC1l3d
decide $	1il
decide _ $	-1i3d
decide on	-1j1d
decided	1i2r
decides	-1d1l
decis*	-1gh1adlp
decision	-1gh1adlp
decision $	1l
decla*	-1cgj1ik2h
declarations	-1cgj1ik2h
declarations page	-1j2h
decli*	1n
declined	1n
deduc*	-2ghnp-1abceilmouxz1jkst3r
deductible	-2ghn-1abcilmopuxz1kt2j3r
deductible $	-1n1r
deductible $?	-1i1t
deductible _ #	-1j
deductible _ $	-1kns1r2j
deductible _ it	1n
deductible _ the	-1in1r
deductible _ to	1s
deductible _ you	1j
deductible and	-1in1r
deductible and the	-1i1r
deductible is	1s
deductibles	1s
deliv*	-2i-1adghkpuz1lx2nr
deliver	1r
deliver #	1r
deliver # nights	1r
deliver _ nights	1r
deliveries	-1ls2n
delivering	-1i1ln
delivering $	-1i
delivery	-1ikpz1lrsx
delivery _ i	1x
delivery endorsement	-1n1s
delivery so	-1j1lnx
delivery ~cover	-1ln2s
dense	-3i-1p5a
depen*	-2p-1iD2l
depends	-2p-1iD2l
depends $	-2p-1iD
depends on	3l
depre*	-1ijl1ks
depreciated	-1l2k
descr*	1n
did	-4acghjl-3ks-2euB-1dfmnoqvxyzCD1p5i
did _ $	-1i1n2d
did _ catch	-1i1t2u
did _ get	-1pq1bit
did _ happen	2i
did _ have	1i
did _ mean	-1t2q
did _ miss	-1u1r2i
did _ pay	1i
did _ right	-1i2p
did _ say	-3i1q3t
did _ tell	1p2i
did _ ~buy	-1t1i
did _ ~pay	1i
did anybody	1i
did i	-1pq1iru3b
did i catch	-1i2u
did i get	-1p1bi
did i miss	-1u1r2i
did it	2d
did not	-2l-1di1n3t
did that	-1pt1i2b
did the	-2t-1b1p
did they	-2t-1bq2p4i
did they say	-1t2i
did they tell	1ip
did you	-2bd-1acghipu1qt
did you have	1i
did you say	-4i1q4t
did you ~buy	-1t
did your	1i
did ~not	-2l-1di1n3t
die	-2i-1hn4e
died	-1s1i2en
dies	1dgs
diffe*	-1hjlnpr1s5k
difference	-1ijl2k
difference $	1kn
difference between	-1jn
different	2k
different for	1i
dig	2h
dime	-1al1e
dime $	2n
dinne*	1ch2qu
dinner	1ch2qu
direc*	-1i1u
disap*	-1j2d
disco*	-1aghknp1irst
discount	-1hnp1rs
discount on	1r
do	-4n-3etC-2bhopqrswABD-1akmuv1gijl2d
do $	-3i-1a1lnp2k
do _ #	1j
do _ $	-1ins1dl2mp3g
do _ $?	1g
do _ a	1c
do _ at	1h
do _ be	-1j2a
do _ believe	2c
do _ blame	-1al1i2p
do _ call	2f
do _ carry	1in
do _ close	1ip
do _ do	-2l-1cnt1d
do _ ever	-2i2a
do _ first	1g
do _ for	-1j1q2d
do _ get	-1hijlp2ab
do _ go	1j
do _ have	-2j-1cfhkqstz1abiln2gu
do _ in	1z
do _ know	-1djp1n3cl
do _ like	-2cg-1ad1ipr
do _ make	1l
do _ mean	1i4t
do _ mind	-1d1i
do _ need	-1gij2d
do _ now	2d
do _ own	-1n2s
do _ pay	-1n1l
do _ say	-1t1i2g
do _ see	1p
do _ send	1h
do _ sign	-1l
do _ the	1ls
do _ think	-1jlt1v2c
do _ to	-1l1p
do _ today	-1n1d
do _ understand	-1lp1a
do _ want	-2d-1hijnp1fgo
do _ work	-1cl
do _ you	-1agp2i
do _ ~buy	-1l1j
do _ ~meet	-1x1i2f
do _ ~money	-1h1jy
do _ ~pay	-1n1l
do _ ~soon	-1n1d
do _ ~thing	1j
do a	1k2cx
do anything	1j
do for	-1g1i
do for you	-1g1i
do i	-1di1bu2a
do i have	-1i1u2a
do is	-2i1dz2j
do it	-3ij-1aeln1h2g7d
do it $	-1j2dg
do it $?	-1i1g
do it now	2d
do not	-2giq-1cmntxz1dfv2aj
do not $	1lp
do not be	-1j2a
do not blame	-1al1i2p
do not do	-2l-1n1d
do not get	-1ijlp2a
do not have	1abdl2n
do not know	-1dijp1n3l
do not like	-1d1ipr
do not make	1l
do not mind	-1d1i
do not need	1d
do not see	1p
do not sign	-1l
do not understand	-1lp1a
do not want	-1np1f2o
do not you	-1i
do people	1i
do that	-1n1ip
do that $	1lp
do that you	2i
do the	-1bkp1jl2gi
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
do you	-4h-3ajn-2dglos-1bcekmptxzABC2i
do you believe	2c
do you close	1ip
do you do	-1ct
do you ever	-2i2a
do you have	-2ag-1cdntz1bu2i
do you know	2i3c
do you like	-2c-1g
do you mean	1i4t
do you need	-2i2d
do you say	-1t1i2g
do you think	-1t1i2c
do you want	-2i-1dhjo1g
do your	1i
do ~not	-2giq-1cmntxz1dfv2aj
do ~not $	1lp
do ~not be	-1j2a
do ~not blame	-1al1i2p
do ~not do	-2l-1n1d
do ~not get	-1ijlp2a
do ~not have	1abdl2n
do ~not know	-1dijp1n3l
do ~not like	-1d1ipr
do ~not make	1l
do ~not mind	-1d1i
do ~not need	1d
do ~not see	1p
do ~not understand	-1lp1a
do ~not want	-1np1f2o
do ~not you	-1i
do ~not ~buy	-1dl1j
do ~not ~meet	2f
do ~soon	1h
docto*	-1l2j
doctor	-1l2j
does	-5adj-4c-3g-2ehorsuvAC-1bfqtwxyzD1k2l3i
does $	-1i1kl2p
does _ $	-1ln1m2kp
does _ change	-1ns
does _ come	2n
does _ cover	-1in1l
does _ do	1l
does _ else	1i
does _ feel	1p
does _ follow	1ln
does _ get	1n3b
does _ go	-1l1n
does _ have	-2l1k
does _ like	2p
does _ make	-2p
does _ pay	-1l1p
does _ renew	1iqB
does _ say	1i
does _ work	1hi
does _ ~cover	-1kn
does _ ~kin	-1d1i
does _ ~meet	2n
does _ ~pay	-1l1p
does he	1i
does it	1qB2i
does it renew	1iqB
does not	-2dijp-1abeors1kmn2l
does not $	-1ln1m2k
does not change	-1ns
does not cover	-1in1l
does not do	-1i1l
does not feel	1p
does not go	-1l1n
does not have	-2l1k
does not pay	-1l1p
does that	-2p-1bhlnqtu3i
does that make	-1p
does the	-3b-2h-1cjklt3i
does this	1k2b
does your	-1dhkn2il
does your ~kin	-1d1i
does ~not	-2dijp-1abeors1kmn2l
does ~not $	-1ln1m2k
does ~not change	-1ns
does ~not do	-1i1l
does ~not feel	1p
does ~not go	-1l1n
does ~not have	-2l1k
does ~not ~cover	-1in1l
does ~not ~meet	2n
does ~not ~pay	-1l1p
dog	-1abpu1j2i
dog $	1ij
doing	-2dpB-1achjntvwCD1gu6i
doing _ $	2gi
doing _ ~soon	2i
doing anything	1i
doing this	2g
doing today	1iu
doing ~soon	1iu
dolla*	-2hjs-1klo1i2p3m
dollar	1m2p
dollar _ $	1p
dollars	-2hj-1nors1p2m
dollars $	-1jknp1l2m
dollars _ $	1m
dollars _ month	1m
dollars of	-1l1n
done	-2b-1aehiknu1fgl3d
done $	-2i1dgl
done with	1g
door	-1js1n2d
door $	-1l
doord*	1l
doordash	1l
doors	1o
doubl*	1ms2k
double	-1s1m2k
down	-2ek-1bcpstuxz1no2dq
down #	1r
down $	-3i-1egmnq1ado
down $?	1i
down _ #	1r
down _ $	3q
down _ is	-1in2l
down _ the	1gi2n
down _ ~cover	-2i2d
down _ ~money	1mr
down _ ~soon	1dh
down and	-1n1s
down for	1ghi
down on	2n
down on the	2n
down the	1n
down there	1iln2q
down there $	2q
down to	1m
down ~money	-2i1r2d
downs*	-1js1iln
downstairs	-1js1iln
downt*	1i
downtown	1i
drain	-1ip1jl
drain _ a	-1n1s
drain _ up	1n
drain backs	1n
drain backs up	1n
drain*	1l
drains	1l
drink	1i2c
drive	-2cn-1bdghijklt2sC
drive $	-2i1a
drive _ $	2i
drive _ the	-1n
drive _ work	1i
drive carefully	-2i2pC
drive for	1i
drive it	1i
drive the	1s
drive the ~thing	1i
drive to	1i
drive to work	1i
drive*	-3c-2abghklt-1ejuvxACD1ds2inr
driver	-2l-1bgp1ns
driver $	2s
driver _ no	-1n
driver _ ~not	-1ln
driver has	1s
driver is	-1n1s
drivers	-1ghnC1sz2ir
drivers $?	1i
drivers @name	2i
drivers _ the	1z
drivers and	1z
drives	-1cis1q2dn
drives _ truck	1iq
drives _ ~thing	1iq
drives the	1iq
drives the ~thing	1iq
driveway	3i
drivi*	-2aop-1bcdghj2in
driving	-2aop-1bcdghj2in
driving $	-1ios
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
dumb	-4i-3p-1djl1b7a
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
earth*	-1n1l
earthquakes	-1n
easie*	-1s1ho2b
easier	-1s1ho2b
easy	-1dlB1b3pC
easy $	-1lB2p3C
eat	1e
echo:0	-13a-12n-9bqD-8cltAB-7jkuxC-6dgmrsvy-5efwz-4h-3i-2o
echo:1	-7n-5adlsx-4jm-3begkruB-2chqvwyzCD-1fitA2op
echo:2	-5n-2jkrs-1abcdeghilmpvwxzBC6o
echo:3	-3n-1ehilmrs4o
echo:half	-7n-4al-3dehikmprsx-2bcfgjquvzBC-1twyAD5o
echo:so	-4n-3p-2mrs-1dgklC1i5o
eithe*	-2j-1lo1ip2d
either	-2j-1lo1ip2d
either $	-2j-1lo3p
either _ you	-1p2i
either of	-1p2i
either of you	-1p2i
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
email _ $	-1g
email _ the	1h
email _ to	2h
email is	1ip
email you	1h
email*	-1u1i4h
emplo*	-1abj1lnrsB2i
employee	1n
employees	-1np1rB2il
employees or	1i
employer	1nps
end	-1aghjklpuxD1yz2e3b
end $	1ny2i
end of	-1p2d
end up	-1d3e
end you	1z
endor*	-1jn2s
endorsement	-1n1s
ends	-3i-1m1ek3d5l
ends $	-2i1s2l
ends _ the	2l
ends when	1ln
enjoy	-3i-1hj2a5C
enjoy _ ~soon	-1i1B2C
enjoy your	-2i1B4C
enjoy your ~soon	-1i1B2C
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
even	-2i-1cdjks2p4al
even _ the	-1in1l
even _ you	-1s1l2a
even if	-2n-1s2l
eveni*	-1agiD1C3A4h
evening	-1aiD1C2h3A
evening $	1pC
evening $?	1h
ever	-4p-3bcs-2gjtu-1dhklnxABCD1e6i
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
everg*	-2i-1jknpCD4v6w
evergreen	-2i-1jknpCD4v6w
evergreen $	-1iD1v3w
evergreen @name	1vwx
evergreen _ $	1vw
evergreen _ partners	1vw
evergreen life	-1ix2v3w
evergreen life $	1vw
evergreen life partners	1vw
evergreen ~cover	-1ix2v3w
evergreen ~cover $	1vw
evergreen ~cover partners	1vw
every	-2ahs-1bcimrtC1lx3dp4j
every #	-1n1p
every # months	-1n1p
every _ $	-2s-1m1k2il
every _ and	1n
every _ months	-1n1p
every _ to	1p
every _ you	1dn
every day	-1hkps2di
every day $	-1d2i
every day and	1n
every month	-1m1d
every month $	1d
every right	1p
every right to	1p
every ~money	1dp
every ~money $	1d
every ~money months	-1n1p
every*	-3kn-2gjqu-1citxAD1abdpsy5e
everybody	-2l-1abjnor1dep2is
everybody $	1s2i
everybody _ $	3p
everybody _ that	-1ilno
everyone	-2i1dC2a
everything	-3n-1gikqsuC1lmp2by5e
everything $	-1aijp1e2l
everything _ $	1l
everything _ have	-1n1d2e
everything _ it	1e
everything else	1js
everything i	-1p1d2by
everything in	-1i1e
everything you	-2n-1dip2b4e
exact*	-1d1B2p3it
exactly	-1d1B2p3it
exactly $?	-1d2it
exam	1ls
exclu*	-2s-1hjkp2n7l
exclude	1ln
exclude delivery	1ln
excluded	-1s4l
excluded $	-1s3l
excludes	3l
excus*	-3p-2i-1cl1dqt5a
excuse	-3p-1ci1qt3a
excuse me	-1ci1t2q
excuses	1d3a
exerc*	-1d5b
exercise	-1d5b
expec*	-2j1ils
expect	-2j2lp
expen*	-2lt-1jp1s2n
expense	1n
expensive	-2t1k2n
exper*	1it
experience	1it
experience mod	1i
expla*	-1bdghlnA1otB2cu
explain	-2p-1bqA1otB2cu
explain it	1io
explain what	2t
explanation	1p
exten*	-1ln2s
extended	1s
extended replacement	1s
extended ~cover	1s
extra	-1jn2s
extra $	-1s1p
face	1p
fails	-1n1s
fair	-2aAC-1bcdghjlnqrstxzBD1u5p
fair $	-1AC1oD2p3i
fair _ $	-1D2p
fair enough	-1iD2p
fair enough $	-1D1p
fake	-1i1o
fake _ $	-1i1o
fall	-1p1alsx
fall $	1j
fall _ $	1x
fall renewal	1x
fall renewal $	1x
falls	-1il2ns
famil*	-3l-2j-1bchkmoxC1dz2p4e
families	-1j2e
family	-2l-1bchjkoxC1dz2ep
family $	-2np-1c2e3i
family $?	-1i
family _ $	-1n1d
family _ on	-1l1en
far	-1abdjkls1inr2p
far #	-1k1r
far _ the	-1s1n3p
far as	-1s1n
far as the	-1s1n
far ~money	-1k1r
fathe*	-1i1p
father	-1i1p
fault	-2l-1an2s3q
fault $	-1il2qs
favor*	2c
favorite	2c
favorite _ $	1c
favorite _ $?	1c
feel	-3j-2aln-1bcdgistuxBC1q3p5o
feel _ $	-1i1p3o
feel _ a	1p
feel _ about	2q
feel _ of	-1p1io
feel _ they	-1ip2o
feel _ way	-1ai2p
feel kind	-1p1io
feel kind of	-1p1io
feel like	-2i2o
feel like a	1p
feel like they	-1ip2o
feel that	-1ai2p
feel that way	-1ai2p
feeli*	1z2b
feelings	1z2b
feels	-1an1o2p
feels like	-1n1op
feet	-1i3d
felt	-1ln3p
fence	2a
few	-4i-2j-1abcghln1pz3u
few _ $	-1in1s2p
few _ $?	-2i-1z3u
few _ then	-1ju1z
few minutes	-1i1u
few questions	-1ij1z
few questions then	-1ju1z
few things	-1i1u
few things $?	-1i1u
fifth	1hsw
figur*	1x2p
figure	2p
figured	1sx
file	-1c1ds
fill	1gi
fille*	2x
filled	2x
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
find _ $	-1a1p2i
find out	2p
find out $	2p
fine	-2i-1hn1ouxz
finis*	-1hn1ax2de
finish	-1gn1adi
finished	-1a1dgx2e
finished $	1gx2d
finished basement	1l
finished ~thing	1l
fire	-1ajps1i2k
fire $	-1n
fire _ would	1k
fire _ you	-1n
fire and	-1ns1l
first	-3il-2bmx-1cefghkor1ap2ju5z
first #	1s
first # years	-1n1s
first $	-2iz-1o1p2nu
first _ $	1d
first _ is	-1s1p
first _ the	1ku
first _ then	-1j1z
first _ we	1uz
first _ years	-1n1s
first _ you	1p
first and	-1i1u2z
first and then	-1j1z
first then	1juz
first thing	-1lp1az
first ~money	1s
first ~money years	-1n1s
fit	2i
fix	-2i-1adhknps1lrz2c5j
fix $	1sz
fix _ $	-1d1e
fix _ mileage	-1is1r3j
fix the	-2s-1knz1r3j
fix the mileage	-1s1jr
fixed	-1jkp1o3r
fixed $	2r
fixed income	1n
fixes	1n2l
flat	-1hn2k
flat _ $	-1n1k
flat deductible	-1h1j
flat ~cover	-1h1j
float*	-1i1s2j
floater	-1i1s2j
flood	-2p-1abdho1z2r3l
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
floor	-1n1s
folks	-1is1ap2A
folks $	2A
follo*	-1bcdjlp1i2hsxD
follow	1n2hiD
follow _ $?	2h
follow up	2h
follow you	1ln
following	1x
following _ on	1x
following up	1x
following up on	1x
follows	-1n3s
food	-1cnp2e
fool	-1ijl4a
for	-3afA-2bikortuC-1elpD1cjnqxB2s
for #	-2l-1ku1ijno
for # $	1j2n
for # days	-1l1op
for # months	-1n1m
for # weeks	1i
for # years	-1j1s
for $	-1cij1dens
for $?	-1i2d4c
for @day	1h
for _ #	-2j-1kl1r2n
for _ $	-3d-2bfr-1iquxABC1ejklnyD2az
for _ $?	-3cdt-2b-1j1ai2u
for _ a	1m2ci
for _ and	-1hj1nrs
for _ annual	1x
for _ both	-1i2p
for _ business	-1n1s2g
for _ by	1h
for _ call	1x
for _ car	-1l1p2s
for _ cars	1m
for _ damage	1ln
for _ days	-1l1op
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
for _ minute	-1i1b
for _ month	1i
for _ months	-1n1m
for _ of	1gp
for _ other	1ps
for _ own	-1j
for _ owner	1k
for _ patience	-1C
for _ place	-1s1j
for _ price	-1n1k2i
for _ review	1ux
for _ right	-1d1gn
for _ roof	-1n1l
for _ second	-2q-1i1b3t
for _ so	1pq
for _ that	-1lB1q
for _ the	-1l
for _ time	1sC
for _ to	-1hp1x2l
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
for _ years	-1j1s
for _ you	-2l-1ai1oq2ds
for _ your	-1in1sx
for _ ~cover	-2s-1l1kr2p
for _ ~harm	-1q1np
for _ ~kin	-1als1ijp2c
for _ ~meet	1x
for _ ~money	-2ls-1cop1jmr2x3i
for _ ~not	-1n1e
for _ ~soon	-1gj1dn2h
for _ ~thing	-1ik1m
for a	-2cdgq-1aeijknp1bhux2l3t
for a living	1a
for a minute	-1i1b
for a month	1i
for a place	-1s1j
for a roof	-1n1l
for a second	-2q-1i1b3t
for a while	-1p1no
for a ~harm	1s
for a ~kin	1p
for a ~money	-1j2x
for a ~thing	2l
for age	-1jn1s
for an	-1l1hj2d
for anything	2a
for asking	-1fB1p
for asking $	-1fB1p
for both	-1ijk1gpr2m
for both of	1gp
for both ~thing	1m
for calling	-1A1i2vwB
for calling evergreen	1vw
for calling harbor	1vw2i
for calling lakeside	1vw
for every	1n
for everybody	2s
for everything	-1j3l
for her	-2i-1j1d
for him	-1j1r
for it	-2j-1lms1en2g
for it $	-1p1gn
for it $?	1g
for jewelry	-1s2n
for jewelry $	-1s2n
for life	1n
for like	-1g1i2c
for me	-1bhpq1ilt2cu
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
for picking	1BC
for picking up	1BC
for quality	2y
for quality $	1y
for some	-1i1s
for something	-1lo1n2jp
for something $	2p
for sure	2D
for sure $	2D
for that	-1adh1knq3b
for that $	1p
for the	-2chl-1abekortz1fnpx2m3q
for the #	1i2n
for the kids	1i
for the other	-1l1ps
for the owner	1k
for the year	-1n2m
for the ~cover	1i
for the ~harm	1ln
for the ~kin	1j
for the ~money	-1js1i3m
for the ~soon	1d
for the ~thing	-1ijl1n
for this	-1p1i
for this $?	1i
for today	1dz
for what	-1il1jko
for what you	1o
for when	-1i2s
for you	-4n-2cqB-1betxC1ako2hi3gj
for you $	-2n-1cqB1g2hi3j
for you $?	-1i1gu2a
for you and	2s
for you by	1h
for your	-2lq-1aeks1jpx2g
for your annual	1x
for your patience	-1C
for your review	1ux
for your time	1C
for your ~kin	1d
for your ~money	1x
for your ~thing	-1l1jps
for ~cover	1ik
for ~cover $	1k
for ~harm	2n
for ~harm and	-1s1ln
for ~money	-2l-1ku1ijmno
for ~money $	1j2n
for ~money days	-1l1op
for ~money months	-1n1m
for ~money weeks	1i
for ~money years	-1j1s
for ~money ~money	1j
for ~soon	-1s1z2dh
for ~thing	-1l1ns
for ~thing $	-1s1n
force	-1in2g
force $	1g
forev*	1n
forever	1n
forge*	-2i-1g1d2b
forget	-2i-1g1d2b
form	-2i-1ade1h2sx3l
form $	-1ij1hp2ns
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
free	-2ln-1ajp1iu3h
free _ clear	1i
free and	-1s1hi
free and clear	1i
free to	-1i1su
frien*	-1il2p3x
friend	-1l2p3x
from	-4kl-2acijmtB-1bdoqD1hrsuA2vx3f5w
from $	-1a1ip
from $?	1i
from _ #	1inr
from _ $	-2a-1bdknpuC1isA2e3w
from _ $?	-4i1u
from _ and	1z
from _ bonnet	-1i2w
from _ here	1i
from _ i	1x
from _ is	1su
from _ it	1x
from _ life	-1x
from _ you	1x
from _ ~cover	-1ux1vw
from _ ~money	1inr
from a	2n
from blue	-1i2w
from blue bonnet	-1i2w
from bluebonnet	-1x1uvw
from bluebonnet $	-1x1w
from evergreen	-1x1vwA
from evergreen $	1vwA
from evergreen life	-1x
from evergreen ~cover	-1x
from harbor	1vx2w
from harbor $	1w
from lakeside	1x2w
from lakeside $	1w
from me	-3i-1cet1fh
from me $	1f
from the	-1kls1r2x4p
from us	-1d1C2f
from you	-1gij1dhuz
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
full coverage	-1s1lt
full time	1i
full ~cover	-1s1lt
fun	-3l3p
funer*	1e
funeral	1i
furni*	-1l
furniture	-1l
game	2C
gap	-2n-1ikl1j2s
gap-cue	-5ad-4ehmop-3bcgirxz-2fklqsuvwCD-1tyAB1j10n
gap-cue:asked-nobody	-1n3i
gap-cue:asked-you	-2n2i
gap-cue:said-nobody	-5i-3g-2h-1abcdelmoqvwxzACD1s3jn
gap-cue:said-you	-5s-4impr-3adeko-2hjlx-1bfguz10n
gaps	1s3b
garag*	1ln
garage	1n
garni*	-1s1e
gave	-1f1q2lx
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
get	-4cs-3koq-2e-1dflprtuvyBD1iC2bjn3g
get #	-1p1ju
get $	1n
get $?	2b
get _ #	-1ghi1u
get _ $	-1dn2ablp
get _ a	1n
get _ application	1g
get _ done	-1i1d2g
get _ for	1n
get _ from	1d
get _ in	1gkn
get _ it	1p
get _ of	-1gh1b2C
get _ on	-1p
get _ own	-1a1j
get _ right	-2g-1pu
get _ signed	-1j1dg
get _ started	1m2g
get _ that	-1lp1bh
get _ the	-1gj1dz
get _ to	2C
get _ touch	-1p2x
get _ what	2i
get _ work	2h
get _ you	-1a1diq3p
get _ ~cover	-1n1jz
get _ ~harm	3n
get _ ~kin	2n
get _ ~money	-1ghi1u
get _ ~thing	1gj
get a	-2p-1cgls1bu2a3n
get back	2C
get back to	2C
get in	-1p1o2x
get in touch	-1p2x
get into	-1gl2z
get it	-2hj-1ouB1in2adg
get it $	-1dij3a
get it you	1p2i
get me	2h
get off	-1j1dh
get one	1j
get out	-1dgh1bil2C
get out of	-1gh1b2C
get that	-1bouC1ijm2h
get that $	-1i1t2p
get that it	1p
get the	-2in-1bdkpq1rt4j
get the application	1g
get the ~cover	1j
get this	-2d-1bj2g
get to	-1g1i
get why	1dpq
get why you	1dpq
get you	-2hi-1j4g
get you signed	1g
get your	-1hu1j
get ~harm	1i
get ~money	-1p1ju
gets	-1bdilm1er2an
gets _ $	-1s1r
gets _ and	1r
gets the	1s
gets ~harm	-1i2e
getti*	-1bcps1aijqx2t
getting	-1bcps1aijqx2t
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
give _ #	1k
give _ $	-1j2hk
give _ a	-2d-1acnps1x2b
give _ any	1i
give _ my	-1u1z
give _ the	-1bh1d3g
give _ your	-1bhi1cdk
give _ ~money	1k
give me	-3h-1ilpt1gu3bd
give me a	-1cdg1u2b
give me the	-1bh1d2g
give me your	-1bhi1cdk
give up	-1j1n2hk
give us	1hi2g
give us a	1gh
give you	-1np1kxz2j
give you a	-1i1x
give you any	1i
given	1j
gives	-2i-1l1ps2k
gives you	-1i1p2k
givin*	1nB
giving	1nB
giving _ a	1B
glad	-1jp
glad to	-1jp
go	-3k-2bflpt-1dehmovwxyABC1acgir2zD3j
go $	1djC2z
go $?	1gi
go _ #	3j
go _ $	-2d-1ijn1go3D
go _ a	-1s1r
go _ and	-1jkopqsu1i2g
go _ it	-1s1r
go _ that	-1hn1s
go _ the	-1s1ciz2j
go _ them	-1z1s
go _ what	-1g1uz2q
go _ with	1c3p
go _ you	-1l
go _ your	-1hi1nz
go _ ~cover	1j
go _ ~money	3j
go _ ~soon	1n
go after	1s
go ahead	-1acdjkoprz1qD2g
go ahead and	-1jkopqu1i2g
go away	-1s1io
go back	2r
go down	1l
go for	1j
go on	2D
go over	-1gkns1xz
go over your	1x
go the	2n
go through	-1r1z
go through what	-1i1u
go to	-2g1er2ac
go up	-1gin1as
go up $	1a
go with	-2p-1ckl1i2g4j
go with the	1gij
goes	-2i-1hoprx1klm2n
goes _ $	-1n1js
goes _ the	-1ix1kl2n
goes _ your	1n
goes down	-1n
goes down $	-1n
goes to	-1i1l2n
goes to the	1ln
goes up	-1n1ms
going	-3s-2akx-1cjlnovy1mqrA2t3eg
going $	1g2i
going $?	-1p1gA
going _ ask	-1l1z
going _ be	-1i1d2em
going _ cover	1l
going _ do	-2i1d
going _ lose	-1d1e
going _ tell	1l
going _ ~cover	1l
going _ ~meet	1f
going _ ~money	1l
going on	2i
going to	-3p-2agisx-1jkB1hqz2m3e
going to ask	-1l1z
going to be	-1i1d2em
going to cover	1l
going to do	-2i1d
going to lose	-1d1e
going to ~cover	1l
going to ~meet	1f
going to ~money	1l
going up	1p
gone	-2ip-1ahk1jo2den
gone $	-1ijlp1deno
gone _ #	1o2l
gone _ one	1e
gone _ ~money	1o2l
gone after	2l
gone in	1en
gone over	1j
good	-5j-3akns-2emowxB-1bdqtvz1hilu3pACD4g
good $	-2pA-1d2C4D
good _ $	-3c-2vD-1ahjkloswB1bfu
good _ $?	-1bg
good _ @name	1uvA
good _ discount	1r
good _ know	-2p3D
good _ that	-2i1p2u
good _ the	2l
good _ this	1hA
good _ to	-2u-1a1chp3i
good _ you	1i2h3p
good afternoon	-2i-1C2A
good day	-1i3A
good deal	-3p2a
good evening	-1i
good for	-1l1ip2h
good for you	1ip2h
good morning	-1hpCD3A
good morning $	-1i2A
good morning @name	1uv
good night	1C
good night $	1C
good one	-1i2C
good one $	-1i2C
good student	1r
good student discount	1r
good time	-1pA1hi2u
good time $	-1A2u
good time $?	-2i1u
good time to	-2u-1p1h3i
good to	-1cpC1i2u3gD
good to know	-2p3D
good with	1u2g
good ~cover	1l
good ~money	-1p
good ~soon	-4C-2hp-1cD1g4A
good ~soon $	-3C-1hpvwD1g2A
good ~soon @name	1uvA
goodb*	-2D-1psA4C
goodbye	-2D-1psA4C
goodbye $	-2D-1A4C
got	-4ag-3hC-2deflps-1bcjmqtzAB1kwxD2in3u
got #	-2i-1jo2k
got $	-1p1knB2j
got @name	1A2vw
got _ #	1i
got _ $	-1or1mnw2D
got _ $?	1i
got _ and	1nu
got _ at	-2p-1n1ovw
got _ be	1p
got _ coverage	1n
got _ for	1nt
got _ insurance	1i
got _ lot	1in
got _ minute	-2i2u
got _ of	1n
got _ on	-2n-1i2kp
got _ reason	-1o2p
got _ sign	1d
got _ so	1x
got _ to	-1p1n
got _ ~buy	-2i-1g2d
got _ ~cover	1in
got _ ~kin	2i
got _ ~money	1i
got _ ~thing	-1n2i
got a	-3a-2c-1bjpsxzC1i2o5u
got a #	1i
got a lot	1in
got a minute	-2i2u
got a ~kin	2i
got a ~money	1i
got and	-1k
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
got the	1jk
got to	-5i-2gp-1o1y
got to be	1p
got to sign	1d
got to ~buy	-2i-1g2d
got you	1in
got your	1i3x
got ~cover	-1D1k3i
got ~cover $	-1D1k2i
got ~harm	-1i
got ~money	-2i-1jo2k
got ~not	-2i-1do1s2an
got ~not $	-1i1s
got ~not ~cover	2n
gotch*	-1ipAC4D
gotcha	-1ipAC4D
gotcha $	-1ipA4D
grab	-1g1i2c
grade	2l4b
grade*	2b
grand*	-1is1n2a3j
grandmothers	3j
great	-2A-1ai1BCD
great $	2D
great _ $	-1iAD2C
great ~soon	1C
great ~soon $	1C
groun*	1ln
ground	1ln
group	-1in1lrw2s
group _ is	-1n1ls
group coverage	1l
group life	2s
group policy	-1n1r
group ~cover	-1k1lr2s
group ~cover is	-1n1ls
grow	1ae
grow up	1ae
guara*	-1s4l
guarantee	2l
guaranteed	2l
guard*	1j
guardian	1j
guess	-2p2ail
guess*	-1p1lu
guessing	-1p1lu
guy	-1u1in
guy _ no	1n
guy _ you	1t
guy _ ~not	1i
guy with	1n
guy with no	1n
guy with ~not	1n
guys	-1bcdhklnt
guys $	-1ln1p
gym	-1l
hacke*	1i
hacked	1i
had	-2chjks-1bdeglmtC1ax2ip
had $	2a
had _ fire	-1n
had _ ~cover	1i
had _ ~harm	-1n
had a	-2n-1a1p
had a fire	-1n
had a ~harm	-1n
had any	-1c1ai
had to	-1h1ip
had ~not	-1l1i
hail	-1lp1n
hail claim	1n
hair	2C
half	-1cdjkps1alnrz
half _ #	-1p1r
half _ ~money	-1p1r
half a	1ar
half a #	-1p1r
half a ~money	-1p1r
half of	2l
half the	1n
handl*	-1h
handle	-1h1p
hands	-1n1aj2p
handy	-1i
hang	-3i-1aghklpD2j3d
hang _ $	-1iD2d
hang _ to	2j
hang on	1j
hang on to	2j
hang up	-1ghij3d
hang up $	2d
hangi*	-1lo2dp
hanging	-1lo2dp
happe*	-3h-2abcdqu-1egmrzC1os2i
happen	-2l-1np1o2is
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
happens	-1dinp1kl
happens $	-1p1k
happens _ you	1k
happens _ your	-1l1s
happens if	-1l1i
happens if you	1k
happens to	1s
happens to your	1s
happy	-1al1s2c
happy to	1p
harbo*	-1adjlnpqsC4v7w
harbor	-1adjlnpqsC4v7w
harbor $	-1i1A2v3w
harbor _ $	-1ix1vwA
harbor _ @name	1v
harbor _ is	1vwx3i
harbor _ your	1x
harbor insurance	-1x1v3w
harbor insurance $	-1ix1vwA
harbor insurance @name	1v
harbor insurance your	1x
harbor ~cover	-1x1v3w
harbor ~cover $	-1ix1vwA
harbor ~cover @name	1v
harbor ~cover your	1x
hard	-2a-1bijklmnoq2p
hard $	-1q1p
hard _ $	1z
hard _ say	-2p-1b
hard for	2p
hard to	-2p
hard to say	-2p
harde*	1in
hardest	1i
hardl*	-1i1ln2p
hardly	-1i1ln2p
has	-4gj-3abcm-2enprtu-1fhqvwxyzABCD3k
has #	-1jm2k
has _ #	-1jn1h2k
has _ $	-2n-1ij1k
has _ been	1n
has _ to	1s
has _ ~cover	-2l1n
has _ ~money	-1jns1h2k
has _ ~thing	1l
has a	-1ijps1kl
has a #	-1n1k
has a ~money	-1n1k
has anyone	1i
has it	-1l1hs
has no	-1s
has nothing	-1kl2s
has nothing $	1s
has the	-1j1k
has to	-1gps1l
has ~money	-1jm2k
has ~not	1n
has ~not $	1s
has ~not ~cover	-1ls1n
hate	2p
hauli*	1s
hauling	1s
have	-4st-3x-2bcoy-1ghimvzD1n2aC
have #	-2i-1hk1dn2u
have # minutes	-1i1u
have # seconds	-1i1u2d
have $	-1kp1mns
have _ #	1ks
have _ $	-1lo1an
have _ $?	1i
have _ @name	1vwA
have _ a	-1ijl1pC
have _ about	2l
have _ all	2a
have _ ask	1j2l
have _ at	1j
have _ be	1i
have _ been	1i
have _ cards	1g
have _ clue	-1i2a
have _ decide	-1ij
have _ do	1d
have _ done	1i
have _ for	-2i-1l1dnu2a
have _ good	-1c1fqB3C
have _ got	1n
have _ great	1C
have _ hard	-1i2p
have _ house	-1an1b
have _ in	1h
have _ it	1dk
have _ liability	-1p1j
have _ minute	2u
have _ minutes	-1i1u
have _ no	-1o
have _ one	1n
have _ other	1d
have _ pay	1n
have _ policy	-1i1js
have _ right	-1u
have _ seconds	-1i1u2d
have _ seen	1i
have _ that	-1jlp1n3q
have _ the	-1ln1j3p
have _ through	-1o2p
have _ to	-2i1apu
have _ what	1z2k
have _ you	-2n-1kp1aqz
have _ your	-1i1a2f
have _ ~cover	-2l-1apr1jkns
have _ ~feel	-1ai3p
have _ ~harm	-1an1o2p
have _ ~money	1ks
have _ ~not	-1o
have _ ~pay	1n
have _ ~send	1h
have _ ~thing	-1anp1bejr
have a	-3n-2lp-1ac1dehu4C
have a #	1k
have a good	-1cp1fqB3C
have a great	1C
have a minute	1u
have a policy	1js
have a ~cover	1js
have a ~money	1hk
have a ~thing	-1an1be
have an	-1b1il2g
have any	-1u
have any ~cover	1i
have anything	-1l1n
have been	-1adin1p2B
have been ~feel	1p
have for	1i
have got	-3i-2l-1asx1knvw
have got #	1k
have got @name	1vwA
have got a	-1lp1no
have got no	-1o
have got one	1n
have got the	-1n1j
have got ~money	1k
have got ~not	-1o
have half	-1p
have half a	-1p
have insurance	1i
have it	-1nop1i
have my	1h
have no	1aln
have not	-1s1n
have one	-1i1lpu
have one $	1p
have reached	-1i1w
have said	1d
have that	-1pu1hij
have the	-2p-1k1ahl
have the ~cover	1n
have they	1i
have they done	1i
have time	-3i-1l2u3a
have to	-2gj-1ehiu1ad3l
have to ask	2l
have to be	1i
have to decide	-1ij
have to do	1d
have you	-2au-1bdhtBC1c4i
have you been	1i
have you seen	1i
have your	-1dhj1u2cg
have your ~cover	-1i
have ~cover	-1ln1k2i
have ~money	-2i-1hk1dn2u
have ~money minutes	-1i1u
have ~money seconds	-1i1u2d
have ~not	-1s1a2ln
havin*	-1ins1p2j
having	-1ins1p2j
he	-2bks-1acglprtuvA1ei2dh3n
he _ $	2h
he _ a	1n
he _ it	1n
he _ not	-1l1n
he _ you	-2i2d
he _ ~not	-1il2n
he is	-1dilp2n
he is not	-1l1n
he is ~not	-1l1n
he take	2i
he ~harm	2e
heads	2y
heads up	2y
healt*	-1ap1j2i
health	-1a1is
health $	1s
health $?	-1i1u
health _ $	1i
health ~cover	1i
healthy	2ij
hear	-3iq-2dg-1abcehjxB1f2op3t
hear _ $	-3i-2q-1lB1tA
hear _ but	2lp
hear that	-2q1p
hear you	-1quB1op3t
hear you $	-2i-1lp1t
hear you but	2lp
heard	-1p3a
heari*	-1u2ao
hearing	-1u2ao
hearing $	1i2o
hello	-2pCD-1abcijlsux1vw9A
hello $	-1ipD3A
hello @name	1vw2A
hello @name @name	1vw
hello _ @name	1w2A
hello _ is	-1x2iA
hello _ name	-1w1A
hello _ this	2i
hello _ you	-2i1tA
hello my	-1w1A
hello my name	-1w1A
hello this	1i
hello this is	1i
help	-3u-2abp-1dgj1klz2c4i
help $	-1n1z
help $?	1i
help _ i	-1u1ik
help _ with	1ci
help if	-1u1ik
help if i	-1u1ik
help me	1ci
help out	1i
help you	1l2i
helps	-1i2j3D
her	-2lp-1aegksx1dh2jno
her and	1o
her name	-2l1jn
her stuff	-2l1jn
here	-5l-4s-3aip-2jm-1efhoquxABCD1cgwz2dr3v4k
here $	-3p-1ailwxAD1bc2g3dv
here _ i	1jny
here _ the	-1n1kr
here _ what	-1imn1kz
here _ where	-1j1k
here and	1y
here from	1vw
here is	-3i-2jns-1dlmp3r4k
here is the	1r
here is what	-1imn1kz
here is where	-1j1k
herse*	-1m1n
herself	-1m1n
herself $	-1m1n
hey	-3D-2C-1abdist1u8A
hey $	-2D-1iv4A
hey @name	-1p2A
hey @name $	-1pv1A
hey @name @name	1v
hey @name it	-1x1iu
hey @name this	1x
hey @you	1A
hey _ $	-2ip-1vCD3A
hey _ @name	1vA
hey _ is	1pv2A
hey _ it	1iuw
hey _ this	1xA
hey how	1i
hey there	-1i2A
hey you	-1i1uA
hi	-3pD-1abcdhijknqstC1vw2x9A
hi $	-2D-1p2A
hi @name	-1i1vw2x4A
hi @name @name	1vwxA
hi @name it	1xA
hi @name this	-1x
hi @you	2A
hi @you @name	1x
hi _ $	-2iv-1D2A
hi _ @name	1wA2x
hi _ it	1xA
hi _ my	1v
hi _ this	-1x2iA
hi is	-1v1A2i
hi there	-1i2A
hi this	-1w1A
hi this is	-1w1A
high	1akm
high _ $	1km
highe*	-2n-1gilps1mr2jk
higher	-2n-1gilps1mr2jk
higher _ $	-1in1j2k
higher _ and	-1k1r
higher _ ~cover	-1i2j
higher deductible	1k
higher limits	1ir
higher limits $	1jk
higher ~cover	-1ns1r2j
higher ~cover $	-1i1j2k
higher ~cover and	-1k1r
him	-3ps-2ku-1bcdehxz1mo3i4j
him $	-1lu1j
him _ $	-2p1l
him _ a	-1s1r
him _ the	1j
him _ there	-1n1m
him and	-1s1hr
him for	-1n
him on	-1n1j2m
hired	-1in1js
hired _ non	-1in1js
hired and	-1in1js
hired and non	-1in1js
his	-2i-1blps1cdh2ae
his _ $	2c
his _ ~cover	-1a
his own	-1l1a
his own ~cover	-1a
hit	-1iks1en
hit and	-1s1n
hits	-1ls1k
hits somebody	-1s1n
hits you	-1n1i
hold	-1hnp1t2k
hold off	1j
holdi*	1qB2di
holding	1qB2di
holding _ $?	1i
holding up	1i
holding up $?	1i
hole	-1ilp1z4n
hole $	1z
holes	-1k2l
holid*	1h
home	-2j-1bcdgknpr1eil3h
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
hones*	-4i-3B-1hmt1az2jp3l
honest	-2B1lp
honestly	-4i-1t1az2jl
honestly $	1p
honestly _ would	-1p2j
honestly i	-1p2j
honestly i would	-1p2j
hook	-1j2n
hook for	-1j2n
hopin*	1ix
hoping	1ix
hoping to	1x
hospi*	-1l1n
hospital	1in
hospitals	1k
hot	-1j3i
hotel	-1n2s
hour	1i3h
hours	2n
hours _ the	1n
house	-3ak-2djlm-1cghoquC1psz2en
house $	-1aelrs1bnz
house _ #	1n
house _ $	1s
house _ is	1n
house _ up	1n
house _ worth	1n
house and	-1is1n2e
house back	1n
house is	-1m1np
house is worth	1n
house policy	1l
house that	1p
house*	1z
household	1z
how	-4j-3egqruvxC-2dfhmnotwyD-1bcksB2z8i
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
how _ that	-1alt1n3i
how _ the	-1b3i
how _ were	2i
how _ will	1l2z
how _ would	-1g1i
how _ you	-3a-2bu-1chnv1giptA
how _ your	-1abp4i
how _ ~soon	2h
how about	1k2gh
how about i	1k
how are	-3a-2b-1cdgtv1A4i
how are you	-2a-1bdgtv1A4i
how can	-2i2a
how come	1i
how did	-1pt1i
how do	1bi2t
how do you	1g2t
how is	-1bgp1hA4i
how is it	1iA
how is that	2i
how it	1n
how long	-1g1b3i
how long is	1b
how longs	2i
how many	-1agpu1bcB2d
how many employees	1iB
how many miles	1s
how much	-1abcdghiqt1l2p
how much did	1ip
how much you	-3i1pz
how old	-1anu4i
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
hurt $	-1n1i
hurt _ your	1l
hurt at	1s
hurt on	1i
husba*	-1egsxz1ajnr3h
husband	-1es1ajr2h
husband _ if	-1i1dp
husband what	1hip
husbands	-1g1hn
i	-10s-7n-4ei-3cm-2aoAC-1dv1gpy2bhjx4qu
i _ #	-1giz3u
i _ $	-3a-2cjklt-1fghouvyAC1x2nq3D4b
i _ $?	-2u2bi
i _ @name	-1lx1q3v
i _ a	-3p-2hi-1agln1bu
i _ about	-3u-1g2i
i _ add	1n2j
i _ ahead	-1h
i _ an	-1vx
i _ anything	-3i-1j1z2u
i _ appreciate	1pB
i _ ask	-1k2iz
i _ be	-5j-1h1v2lp
i _ bring	-1k1h
i _ by	1h3i
i _ call	-1fzC1irx2h
i _ calling	-2iv-1dfpqwB1u2x
i _ check	1h
i _ do	-1aghp1kl2j
i _ drop	1j
i _ following	1x
i _ for	-1j1bpq
i _ get	-2i-1dfl1hjruC
i _ getting	2x
i _ go	-1k2j
i _ going	-1x1bo2h
i _ got	1dkr
i _ have	-1dC1gj2h
i _ hearing	1i3o
i _ help	1z
i _ hold	1j
i _ hoping	1x
i _ how	-1u1p2i
i _ i	-2p-1j1lx2D
i _ in	-1p1b2lx
i _ insure	1j
i _ is	1do2g
i _ it	-1djno1gpqr2iB
i _ just	2b
i _ keep	-1hkl1dp3j
i _ know	-1j2i
i _ leave	-1fk1h
i _ let	-1hk3C
i _ like	-3j-2i-1p1gu2z
i _ look	-1k
i _ make	-1p1fj
i _ need	-1jp1d2i3h4g
i _ no	3l
i _ not	-3n-2bfghjko-1eisuxyzAD1p2lt
i _ on	-2i1q
i _ only	1dl
i _ out	2dq
i _ price	-1hj1kz
i _ put	-1j1h2k
i _ quote	1jk
i _ rather	-1djp
i _ ring	1h
i _ say	-1hi1l3C
i _ see	-1l1ahx2f
i _ send	-1k1l
i _ set	-1h
i _ show	1k
i _ so	2p
i _ some	-1u1i2c
i _ something	-1i1r2u
i _ sorry	-2f-1lxB1pq2i
i _ start	-1h1g
i _ suggest	1m
i _ take	-1k1ln2fj
i _ tell	1p
i _ that	-3u-2abhj-1lox1dgp3t
i _ the	-2kq-1bnz1ghlpx
i _ this	-1i1u2y
i _ to	-2dhj-1cq1aikluxy
i _ trying	1x
i _ up	-1p
i _ want	-1n1p
i _ why	-4i-1adx2qu4p
i _ with	-2u-1bghkB1A2iwD
i _ you	-3a-2iny-1dfhsC1cgko2lq3u
i _ your	-2B-1adh1ciz2p3x
i _ ~advise	1jm
i _ ~buy	-1hkl1gj
i _ ~meet	-1fjkC1x2h
i _ ~money	-2hi-1dg2k3u
i _ ~not	-3bjn-2fghko-1eisuxyzAD1p2t3l
i _ ~send	-2k-1dfz1j3h
i am	-3j-2ainp-1cgqrstC1flwxBD2ov
i am @name	-1lx4v
i am an	-1vx
i am calling	-2iv-1dfpqwB1u2x
i am following	1x
i am going	-1x1bo2h
i am hearing	1i3o
i am just	2b
i am not	-1bfq2d
i am so	2p
i am sorry	-2f-1lxB1pq2i
i am trying	1x
i am with	2wD
i am ~not	-1bfqt1dl
i apologize	-3p-1jvD3q
i apologize $	-2p-1D2q
i apologize for	-1p2q
i appreciate	-1i2B
i appreciate it	-2p2B
i appreciate you	1B
i ask	-2g-1bchjlpxyz
i ask a	-1z1u
i ask about	-4u-1g3i
i ask you	-2i-1z1u
i asked	-1hipx1u
i asked you	-1h
i bind	1i2g
i call	-2i
i call you	-1u
i called	2x
i can	-2jnu-1dkqsAB1gmpz2l
i can not	-2n-1bdhijpqsA3l
i can see	1a
i can tell	-1l2p
i can ~not	-2n-1bdhijpqsA3l
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
i do not	-2j-1qt1pv2l
i do ~not	-2j-1qt1pv2l
i feel	2q3p
i felt	-1l1p
i gave	1q2l
i gave you	1q2l
i get	-3h-2dj-1agotB2ix3bp
i get it	2ip
i get that	-1u1ip
i get why	-1d1q2p
i get you	1g
i get your	-1hu
i give	-1u
i give you	-1u
i go	-1h
i go ahead	-1h
i got	1iruy2x
i got it	-1u1i
i had	-1l
i had a	-1p
i have	-3p-2ij-1bghnqzC1cdf2elru5a
i have #	-1i1u
i have got	1dkr
i have the	1h
i have to	-2i-1u2al
i have your	2cu
i have ~money	-1i1u
i hear	-1tuB1i2lo3p
i hear you	-1uB1io2l3p
i help	-1u2i
i help you	2i
i just	-1di1guz
i know	-4l-2a-1dgijoqx1b6p
i know $	-1l3p
i know it	-2l2p
i know that	2p
i know you	1bu
i mean	-1t2i
i mean $	1i
i miss	-1u1r2i
i missed	-2q-1p4t
i missed that	-2q-1ip4t
i need	-1h1gz5d
i noticed	-1u3x
i noticed you	-1u1x
i owe	2q
i owe you	2q
i put	-1ij1ghu
i put you	1u
i really	-1p1lB
i recommend	1j
i respect	1p
i respect that	1p
i run	1lr2u
i said	-1p2l3q
i saw	1v2x
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
i talk	1prz
i talk to	1r2p
i tell	-2i1z2u
i tell you	-2i1z2u
i think	-1ip1t3j
i think you	2j
i understand	-1anD2p
i understand $	-1qD
i understand why	1q2p
i understand you	1o
i want	-3p-2gijq1k2bc
i want to	-2gp-1ijq1k
i wanted	2x
i wanted to	2x
i was	-1p1qx
i was hoping	1x
i were	1p
i were you	1j
i will	-4ej-3lx-2bnsu-1acioqrtwD2fk3C5h
i will ask	-1k2iz
i will be	-1p1v
i will call	-1fzC1hr
i will check	1h
i will do	2k
i will get	-1fgp1rC2h
i will have	-1C1g3h
i will keep	-1h1dpz
i will leave	-1fk2h
i will let	-1hk3C
i will make	1f
i will not	-1l1pC
i will price	1k
i will put	1k
i will ring	1h
i will see	1h2f
i will send	-1k1l
i will show	1k
i will take	2f
i will ~buy	-1h1g
i will ~meet	-2i-1fkC1h
i will ~money	-1h2k
i will ~not	-1l1pC
i will ~send	-1dfkz1l2h
i wish	2l
i wish i	-1p1l
i work	1w
i would	-4d-3aor-2binqs-1ceflmtuvwxBCD1z10j
i would add	1n2j
i would ask	1j
i would be	-5j2lp
i would do	-1gh1i3j
i would drop	1j
i would get	-1ghp2j
i would go	-1k1i2j
i would have	2j
i would hold	1j
i would insure	1j
i would like	-3j-1p2gz
i would need	-1jp3h
i would not	-2l-1no1j2p
i would put	-1j1k2h
i would rather	-1djp
i would suggest	1m
i would take	-1hkp1ln3j
i would want	-1n1p
i would ~advise	1jm
i would ~buy	-1g1j
i would ~not	-2l-1no2p
i would ~send	-1k1hj
i wrote	-1p1qr
i ~advise	-1p3j
i ~buy	-1u2i3g
i ~meet	-2g-1cjkquv1hpzA2i
i ~meet by	1h2i
i ~meet to	-1g1pr2i
i ~meet you	-1u
i ~send	-1ju1k2hi
i ~send you	-1u1h
idea	-1n2ap
idiot	-3i-1bdl5a
if	-4brt-3cpC-2efhjmvwB-1agkqxAD1lns4u
if _ are	-1ad
if _ ask	-1i1u2j
if _ asked	-1hix1u
if _ broke	1i
if _ cash	1n
if _ could	-1np1io
if _ die	-1in1e
if _ died	1in
if _ do	-1afn1dim
if _ get	1n
if _ gets	1n
if _ go	-1i1s
if _ had	-1n1ax
if _ happened	-1h1n
if _ have	-1ns1l
if _ is	-1inx1u2z
if _ leave	1kn
if _ machine	1i
if _ of	-1p
if _ press	-1n
if _ pump	1n
if _ put	-1i1u
if _ sued	1i
if _ tub	-1n1i
if _ went	1iuz
if _ were	-1dl1ijp
if _ would	1gp
if _ wrecks	2n
if _ ~cover	-1s1i
if _ ~harm	-2d-1mp2in
if _ ~kin	1i
if _ ~meet	1hsu
if _ ~not	1z
if _ ~thing	-1jln1i
if a	-1n1i
if an	1s
if he	-2i1dl2n
if i	-3i-2gj-1adnpz1hly2o5u
if i ask	-1i1u
if i asked	-1hix1u
if i put	-1i1u
if i were	1p
if it	-2s-1dhkm1jz2a
if it is	-1ns1l
if it were	2j
if one	-1s
if one of	-1s
if somebody	2n
if somebody gets	1n
if someone	-1n1is
if someone ~harm	1i
if something	-1hu1in
if something happened	-1h1n
if that	-1n
if that press	-1n
if that ~thing	-1n
if the	-1djkp1ln
if the pump	1n
if the ~thing	-1l
if there	-1l1sz
if there is	-1l1sz
if they	-1ns1jp
if we	1hip2u
if you	-2hnou-1abcfptzC1gls2d
if you are	-1ad
if you cash	1n
if you could	1i
if you die	-1in1e
if you died	1in
if you do	-1afn1dim
if you get	1n
if you had	-1n1ax
if you have	-1ns1l
if you leave	1kn
if you were	1i
if you ~harm	-1d1en
if your	-1ns2i
if your tub	-1n1i
ignor*	-1ijnp1bs3a
ignorant	-1p4a
illus*	1rs
illustration	1rs
imagi*	-2l-1n3e4p
imagine	-2l-1n3e4p
impor*	1ip
important	1ip
in	-3bfCD-2adkyA-1jmpqsuvwz1ho2egiln
in #	-2l-1dhjpru1k2g
in # minutes	-1dh1z2g
in $	-1aD1il2u
in $?	-1bc2gi
in @month	-1i1h
in _ #	1l2h3m
in _ $	-2a-1djmnst1elprx2c
in _ $?	1cg2i
in _ and	-1i1h
in _ back	-1p1ln
in _ business	1p
in _ car	-2i-1s1a2e
in _ family	-1ei2a
in _ first	1s
in _ for	1g
in _ garage	1n
in _ house	-1n1i
in _ it	1p
in _ last	1i
in _ letter	1n
in _ middle	-1i1qsuB
in _ minutes	-1dh1z2g
in _ morning	1h
in _ name	1i
in _ neck	1ap
in _ of	-1p1i
in _ out	-2i-1a4t
in _ own	-1s
in _ spring	1n
in _ that	1o
in _ the	1lnr
in _ truck	1n
in _ vans	-1i1jn
in _ with	1o
in _ yard	-2i
in _ year	-1m1ps
in _ you	1gj2d
in _ ~cover	1i2n
in _ ~harm	1n
in _ ~insurer	2p
in _ ~kin	-1ei2a
in _ ~money	-1x1hp2ms
in _ ~soon	1g2h
in _ ~thing	-3s-2lp-1hikr1no2e
in a	-2n-1abcglmp1rs2eh
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
in it	-1n1el
in it $	1l
in line	1s2n
in most	-1n2s
in my	2c
in on	1p
in one	-1i1ehnp
in place	-1h2g
in savings	1n
in that	-1ail1o2p
in that $	-1an3p
in that ~thing	-1l1o
in the	-3bg-2cest-1jkmorxz1ainpu2h
in the back	-1p1ln
in the business	1p
in the car	-1i1a
in the first	1s
in the last	1i
in the middle	-1i1qsuB
in the morning	1h
in the shop	1i
in the spring	1n
in the truck	1n
in the yard	-2i
in the ~soon	2h
in the ~thing	-1ps1aj
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
in ~cover	1ir
in ~money	-2l-1dhjpru1k2g
in ~money minutes	-1dh1z2g
in ~thing	-1h1o2g
inclu*	-1inp1aj2s
include	1s
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
indep*	1w
independent	1w
info	-1i1uB
infor*	-1i2lx
information	2x
injuries	1l
injury	1j
insid*	-1iln2s
inside	-1iln2s
inside $	-1l
inspe*	1j
instr*	-1ai4b
instructions	-1i4b
insur*	-3k-2behmopqrtC-1cfuyzD1nsv4w
insurance	-4j-2gkm-1abefhoqrstzCD1iv2n4w
insurance $	-2ls-1dijuB1cw
insurance $?	-1i2d
insurance @name	1vw
insurance _ $	-1A1w
insurance _ $?	1i
insurance _ am	1x
insurance _ for	1B
insurance _ is	-1xA1nw
insurance _ not	2p
insurance _ would	1i
insurance _ you	1i
insurance for	1s
insurance i	1vxA
insurance i am	1x
insurance is	1inu2p
insurance is not	2p
insurance on	1x
insurance this	-1A1w
insurance this is	-1A1w
insurance your	1x
insure	-2p-1in1a3j
insure _ at	1j
insure _ for	2j
insure it	3j
insure it at	1j
insure it for	2j
insured	-1acdjln1g2s
insured $	-1ln
insurer	1s
inter*	-2it-1bcjpA2uD4q
interruption	-1c3q
into	-3j-2l-1abdgkr1i2csz
into _ $	-1gjp1z2c
into _ ~thing	-1n
into it	-1j
into that	-1l1s
into the	-1i1z
into the ~thing	-1n
into this	1i
inves*	1i2c
invoi*	-1p1j
invoice	-1p1j
invoice or	1n
is	-5eC-4q-3ctBD-2afghk-1bdijrwxyzA1s2p
is #	-1or2km3c
is # $	-1j1km
is # a	1mp
is # and	1kl
is # dollars	1k
is # times	-1m1cs
is $	-2n-1p1il
is $#	-1jnps1k2m
is $# $	1m
is $# and	1m
is $?	1i
is @day	2i4h
is @name	-2bdnps-1hijklmr1uB2wA7v
is @name $	-2i-1wx1B4v
is @name and	1w
is @name from	1uvxy2w
is @name with	1iuvwA
is _ #	-1prs1gikl
is _ $	-3a-2ior-1chpqswxzC1bdekD2jlnv
is _ $#	-1ns2m
is _ $?	-1bcp3i
is _ @name	-1bnv1o5i
is _ a	-3s-2acn-1dkoxA1bgim2l
is _ about	-1p1os2i
is _ add	1s
is _ all	-2i1uy
is _ alright	1y2u
is _ an	2l
is _ and	-2j-1rx2klp
is _ annual	1x
is _ any	-1p1g
is _ anything	1i2g
is _ as	1s
is _ at	-1s
is _ best	1c
is _ big	1i2p
is _ biggest	2i
is _ business	1n
is _ by	1s
is _ capital	1c
is _ car	1insB
is _ cash	1j
is _ coverage	1ls
is _ covered	-2m-1s1jln
is _ day	-1p1d
is _ dollars	1k
is _ driving	-1i
is _ dumb	-2p2a
is _ enough	-1lp
is _ fair	-1i1kopu
is _ favorite	3c
is _ fire	1s
is _ fixed	1s
is _ flood	-1s1jn2r
is _ for	-1p1h2x
is _ from	1uvxy2w
is _ fun	1p
is _ going	-1ip1l
is _ good	-1au1cgip
is _ hard	-1q1p
is _ hole	-1lp4n
is _ home	2h
is _ house	1n
is _ how	-1p1A2i
is _ i	-2q-1l2p3j
is _ in	-1ep2int
is _ insurance	-2v2w
is _ insured	1n
is _ is	-1i1k
is _ it	-4p-2n-1iko1jl2bs
is _ just	1hi
is _ keep	1k
is _ last	1dp2f
is _ long	1p
is _ look	1hz
is _ lot	-1l
is _ low	-1ip1n2s
is _ money	-1m3p
is _ more	-2p-1n1imo
is _ mortgage	-1c
is _ most	-1p1a
is _ named	-1l1n
is _ next	-1h
is _ no	-1l
is _ nobody	1o
is _ not	-2lp
is _ number	-1s
is _ of	1nA2l
is _ okay	-4i2p4u
is _ on	-3l-1bdj1ks2n
is _ one	-2s-1klnp2jm
is _ out	1ln
is _ over	1n
is _ paid	-1l1n
is _ part	-1ip1ls
is _ pays	-2i-1l1k2s
is _ plan	1r
is _ policy	1ij
is _ problem	-3i-1p2o3a
is _ really	-2p-1l1io
is _ right	-1u1d2i
is _ separate	-1n1s
is _ shock	1p
is _ smart	-1a
is _ so	-1s1jkn
is _ some	1z
is _ something	-1n2al
is _ square	1ci
is _ still	2u
is _ stupid	-3p1a
is _ than	-1js2p3m
is _ that	-2iln-1j2s3px
is _ the	-2ms-1abcdhlu1inp2o
is _ there	-1lv2i
is _ they	2k
is _ thing	1i
is _ those	1n
is _ times	-1lm1c
is _ to	-3i-1abcgkox1jmz2dnp
is _ uninsured	-1jn1k
is _ up	-2s-1p1n
is _ way	-1ps1jkl
is _ we	-2k-1jn
is _ what	-1n1eiB
is _ when	-1i1ps
is _ whole	1k
is _ wife	1i
is _ with	-1n1vwA2au
is _ work	1n
is _ you	-2j-1ac1los2np
is _ your	-1bdlsu1ipr2a
is _ yours	-1ns1i
is _ ~cover	-2v-1dgmp1iks2rw
is _ ~feel	-1o2p
is _ ~harm	-1i1ln
is _ ~kin	-1dnp1ir
is _ ~money	-3s-2np-1cdjr1gklx2m
is _ ~not	-2p1o
is _ ~pay	-3l-2i1k2s
is _ ~soon	1d
is _ ~thing	-2c-1jl1nsB2hi
is a	-4j-2bmsu-1aorx1g2d3p
is a #	-1mn1k2l
is a big	1i2p
is a fair	1k
is a good	-1au1ci
is a hole	-1l2n
is a long	1p
is a lot	-1l
is a really	-1p
is a separate	-1n1s
is a smart	-1a
is a stupid	-3p1a
is a ~cover	1l
is a ~feel	2p
is a ~harm	1s
is a ~money	-1m1k2l
is about	-2inp-1l1mo3x
is about a	1m
is about the	-1i1ox
is about ~money	-1n1m
is an	-1inq1al
is and	-1i
is another	1k2p
is anything	1sz
is at	1s
is been	-1l1p
is being	-1p1sy
is being fixed	1s
is better	-1i1hk
is business	1l
is cheap	-2s1j
is cheaper	-1j
is different	2k
is easier	1p
is everybody	1p3i
is everything	-1n1s
is exactly	1pB
is excluded	-1s3l
is excluded $	-1s2l
is flood	1ls
is for	-2inp1j3s
is for a	-1n
is for the	-1ps1l2j
is for when	1s
is from	1n
is get	-1i
is going	-1s1dm2t
is going on	1i
is going to	1d2m
is gone	1d3n
is gone $	-1d2n
is good	-1l2D
is got	-1d1p
is got to	-1l1p
is got you	1i
is hard	1p
is hard to	-1p
is he	1i2h
is how	-2i2n
is how they	-1i1p
is i	1pz
is important	1i
is in	-2i
is in the	-2i1j
is in there	1i
is in your	1n
is it	-3h-2gl-1bjkmno1u4i
is it $	1d2i
is it going	1iA
is it just	1i
is it okay	-2i1u
is it something	1i
is it still	1i
is it the	3i
is it ~pay	-1i1s
is just	-2ps-1d1blz2a
is left	1ln
is like	-1i3s
is like #	-1i1m
is like ~money	-1i1m
is listed	1s
is locked	-1s1n
is missing	1z
is my	-2p-1c1ir2bq
is named	1j
is new	2s
is no	-1is1np
is no business	1jn
is not	-3s-2dj-1bmxB1inop3l
is not $	1kl
is not a	-1p2l
is not covered	-1s1jn
is not enough	-1lp
is not going	1l
is not insured	1n
is not named	-1l1n
is not on	-2l-1j1n
is not really	-1lp1io
is not something	-1anp2l
is not the	-1n1i
is nothing	-2l-1is1p
is nothing on	1n
is nothing to	-1s1p
is now	-2i-1s1dn4u
is now a	-1A1nu
is now okay	-1i2u
is on	-2jk-1abhsx2q
is on the	-1kns
is on you	-1is1d2ln
is one	-3p-2s-1j1gilo2k
is one ~money	1g2i
is only	-1ims1bdg3l
is only ~money	-1l
is our	-1p1r
is own	2s
is really	-1p1q
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
is that	-4np-1abht1gy2ou5i
is that $?	1i
is that a	-1pu2gi
is that about	2i
is that nobody	1o
is that right	-1u2i
is that what	-1n1e
is that ~not	1o
is the	-4l-3bh-2p-1gquvz1acfijkr3o
is the best	1c
is the capital	1c
is the car	1B
is the last	1p2f
is the mortgage	-1c
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
is there	-1nu1bh2adg
is there a	-1g1bh3i
is there any	1g
is there anything	1i2g
is there something	-2i2a
is this	-2adv-1cghpy1bA3iu
is this @name	-1bv5i
is this a	-2i1u
is this an	1b
is this your	1i
is tied	1s
is tied to	1s
is time	1x2j
is time for	1x
is to	-2i-1s1dp2j
is understandable	3p
is up	1lxA
is way	1bn
is what	-2ip-1m1kn3s
is what i	-1kn1j
is what is	1k
is what it	2s
is what pays	1s
is what you	1k
is what ~pay	-1il2s
is where	-1ip1klr
is where they	2k
is where we	-1jn1r
is why	1x
is worth	-2ls-1km1n2j
is worth $	-1i2n
is worth a	-1s2j
is you	-4i-1n1ors
is your	-2hm-1bjpsuv2in
is your annual	1x
is your biggest	2i
is your favorite	3c
is your money	2p
is your problem	-3i3a
is your wife	1i
is your ~cover	1i
is your ~kin	1i
is your ~money	1x
is yours	-1i1kn
is yours $	-1i1n
is ~cover	-1jp1ns
is ~feel	-1almnqs1i4p
is ~feel $	-1i3p
is ~feel to	-1p
is ~harm	-1i2n
is ~money	-3j-2rs-1ilnopz2k3c4m
is ~money $	-1jp1k2m
is ~money a	1mp
is ~money and	-1jns1lm2k
is ~money more	1m
is ~money times	-1m1cs
is ~money ~money	-1ln2k
is ~not	-5s-2jB-1bcdemqvwxz1a2lnp
is ~not $	-1n1k2l
is ~not a	-1p2l
is ~not business	1jn
is ~not covered	-1s1jn
is ~not enough	-1lp
is ~not fun	1p
is ~not going	1l
is ~not in	-1s1l
is ~not insured	1n
is ~not named	-1l1n
is ~not on	-2l-1i2n
is ~not really	-1lp1io
is ~not something	-1anp2l
is ~not the	-1n1i
is ~not to	-1s1p
is ~not ~cover	1ln
is ~soon	2i4h
issue	1lo3i4g
issue _ ~cover	1gl
it	-7c-4ab-3t-2equyACD-1fknpsvwxz1gijlr
it $	-3u-2c-1fhknoprsvwxA1adltB2jD3g
it $?	-2hpt-1abcjklnuz2g4i
it _ #	-1hln1suz2m
it _ $	-2ailmx-1bcfkotuvAD1eghBC2d
it _ $#	-1k1m
it _ $?	-2h-1djopu1git
it _ @name	-1mp1wA2u4v
it _ a	-2s-1hijlmnou1ak
it _ about	-1in1o3x
it _ again	1iq
it _ all	1l
it _ and	-1inr1ko
it _ are	1p2i
it _ be	-1hnps1ij2mx
it _ by	2z
it _ cost	1s
it _ easier	-1p1ho
it _ excluded	2l
it _ for	-2l-1h1is2k
it _ going	1lp
it _ good	1p
it _ got	-1p
it _ hard	-1p1i
it _ have	1r
it _ her	1d
it _ if	-2i-1gl1ks2u
it _ in	-1s
it _ is	1d
it _ it	-1s2p
it _ like	-1ail3o
it _ me	1d2p
it _ more	-1s1jnr
it _ no	-1l1af
it _ not	-2B-1aemn1dhp2l
it _ now	-1s1n
it _ on	-1i1gl
it _ one	1gn2i
it _ only	1d
it _ out	-3l-1s1k
it _ own	2s
it _ pays	2l
it _ really	-1p
it _ sense	1pz
it _ somebody	-1i1no
it _ that	-1mps1jk4i
it _ the	-2p-1lr1ko
it _ time	-1p1x2j
it _ to	-1gjl1m
it _ up	1hm
it _ ways	-1h1k
it _ what	1j
it _ when	1n
it _ with	1h
it _ work	1s
it _ worth	-1jlp1s2n
it _ you	-2n-1dgmpu1ahor2j
it _ your	-1alp1dns
it _ ~feel	-1l1i2p
it _ ~harm	-1l1ei
it _ ~money	-1dhln1sz3m
it _ ~not	-2nB-1emrsC1dfh3l
it _ ~pay	-1j4l
it about	-1j1m
it again	-1in1o
it all	-1n1iy2er
it all $	1i2e
it and	-1k2d
it as	1l
it back	-1lm1n2r
it back up	-1m
it be	-1x1i2h
it by	1h
it comes	-1i1n
it cost	1n
it costs	1z
it covers	-1ln
it does	-1s1l2p
it does not	-1s1l
it does ~not	-1s1l
it done	-2i1dfgo
it for	-2n2d3j
it for #	2j
it for you	-1n1j
it for ~money	2j
it go	1o
it going	-1p1sA2gi
it has	-2p-1io
it help	-1u1ik
it help if	-1u1ik
it if	-1p1os
it in	-1ejp1gkn
it in the	1i
it is	-2iB-1abcefjkqzCD1dmnpuw2vx
it is #	1k
it is $	-1n
it is $#	-1k1m
it is @name	-1mp1wA2u4v
it is a	-2l-1aijnos1kp
it is about	-1in1o3x
it is excluded	2l
it is going	1lp
it is got	-1p
it is hard	-1p
it is in	-1s
it is like	-1i1s
it is not	-2n-1mB1hikp2s
it is now	-1s1dn
it is on	1d
it is one	1gn2i
it is only	1d
it is own	2s
it is really	-1p
it is that	-1n1ox4i
it is the	-2s-1ijp1dn2o
it is time	1x2j
it is worth	-1jlp2n
it is your	-1p2n
it is ~feel	-1l2p
it is ~money	-1j1m
it is ~not	-2n-1dmB1ahikp2s
it just	2i
it leaves	-1ln1k
it leaves out	-2l-1n1k
it like	-1g1k
it makes	1jpz
it makes sense	1pz
it may	1n
it might	1p
it never	1s2p
it now	-2g-1ijn3d
it now $	-2i-1g2d
it now $?	1i
it okay	-2i1u
it on	1k2g
it one	1r
it only	2l
it or	-1g1hs2d
it or not	1h3d
it or ~not	1h3d
it out	-1d1j2k
it out $	1jk
it over	-2ik-1dnps1g3h
it over $	-1kp1g
it pays	-2i1p3s
it pays for	-1l1ps
it renew	1iqB
it seems	-1i2op
it shows	-1iC1h3p
it so	2d
it something	1i
it sounds	-2p2o
it sounds like	-2p2o
it stands	-1l2n
it still	1no2l
it stops	-1ip1n3l
it takes	-1p2a
it that	1ip
it the	-1s2fi
it to	-1gj1hls
it to you	1h
it today	1d
it today $	1d
it up	-1s1ik
it up $	1i
it was	-1n1ors
it were	2j
it when	1ep
it when you	1el
it will	-2n-1d1es
it will not	-1n2l
it will ~not	-1n2l
it with	-1i1j2k
it with the	1j
it with you	1k
it would	-1hp2mx
it would be	-2n-1hlp1j2mx
it would cost	1n
it would ~money	1n
it you	-1dn1lp4i
it you are	1p2i
it your	1n
it yourself	1n
it yourself $	1n
it ~cover	1k
it ~meet	1C
it ~money	-1ls1nz
it ~not	1s2p
it ~pay	-1ijn3s
it ~pay for	-1l1ps
it ~pay if	1s
it ~pay your	-1n1s
it ~soon	-1il1dj
it ~soon $	-1i1j
itsel*	-1n1j
itself	-1n1j
jewel*	-1dgkmps3nr
jewelry	-2j-1ks2n3r
jewelry $	-1s2n
jewelry _ and	1r
jewelry and	1i
jewelry is	1n
job	-2l1ci2x
job $	-1jl1s
job _ you	1i
job and	-1n1d
jobs	-1i2n
jobs $	1n
joke	-3i-1bp1a2c
joke $	-3i-1bp1a2c
jokes	1c
judgm*	-1j1i2ap
judgment	-1j1i2ap
jump	1i2u3p
just	-6i-5p-3jn-2cmq-1efklvBCD1abghrty2do3sz
just _ $	1i
just _ $?	-2i2t
just _ a	-1i1guz
just _ and	1i
just _ it	-3i-1j4d
just _ me	-1ci1bgh2d
just _ not	1n
just _ the	1gj2b
just _ to	-1p1sx
just _ you	1hy2s
just _ ~cover	2s
just _ ~not	1l2n
just a	-1alnop1hs
just calling	1x
just calling to	1x
just do	-3i-1j1g3d
just do it	-3i-1j1g3d
just get	-1i1ju
just give	-1i1bg2d
just give me	-1i1bg2d
just like	2o
just need	-1d2g
just now	1i
just now $?	1i
just say	-3i-1b1gln2t
just so	-1n
just the	-1i2a
just to	-1nsz1or
keep	-3ns-2acht-1befgil1kopC4j
keep $	1jl
keep _ $?	1i
keep _ deductible	-1is1j
keep _ old	-1j1r
keep _ on	-1n1jk
keep _ ~cover	-1is2j
keep coming	1i
keep coming $?	1i
keep it	-1dhil1pu3k
keep paying	-1n1j
keep the	-1ikns1j
keep the old	-1j1r
keep the ~cover	1j
keep you	-1l2C
keep your deductible	-1i
keepi*	-1atD1pu
keeping	-1atD1pu
keeps	-1i1a2b
kept	-2n-1i2o3p
kicks	-1n1s
kicks in	-1n1s
kid	1ejo
kid $	1no
kids	-2hklx-1bgjnptD1adiors2e
kids $	-1aj1iop
kids $?	2i
kids _ $	-1h1ce
kids _ a	1s
kids _ the	-1i1a
kids and	-1n1jr
kids in	-1i1a
kids in the	-1i1a
kids would	1e
kind	-2n-1cij1ads2o
kind _ policy	-1n1l
kind _ work	-1i
kind _ ~cover	-1n1l2i
kind of	-2n-1cijps1d2ao
kind of policy	-1n1l
kind of work	-1i
kind of ~cover	-1n1l2i
know	-4j-3g-2koqtx-1defmrAC1y2aclD4p
know $	-2a-1bjoC1y2p3D
know $?	-1i2a
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
know how	-1n1ipz2c
know it	-2l2p
know it is	-2l2p
know that	1ap
know that is	2p
know the	1ap
know what	-1cp1h2l
know what they	1h
know what you	2a
know yet	1l
know you	-1a1bu
know you are	-1a1du2b
knows	-3i-1lp1s
labor	-1n2s
ladde*	1n
ladder	1n
lady	-1i4a
lakes*	-2i-1ajnpsuxC4v7w
lakeside	-2i-1ajnpsuxC4v7w
lakeside $	-2x-1i3v4w
lakeside _ $	-1ix1w
lakeside insurance	-1xA3w
lakeside insurance $	-1ix1w
lakeside ~cover	-1xA3w
lakeside ~cover $	-1ix1w
land	-1l3s
landl*	-1ajk1p2n
landlord	-1ls1p2n
landlords	-1j1ls
landlords ~cover	-1j1ls
lands	1r
langu*	-1ad1j
language	-1ad1j
last	-3jk-2abcq-1eglmuzC1fhn2dit
last #	1h
last # years	1h
last _ $	-1pq2d3t
last _ $?	-2t3i
last _ and	1x
last _ years	1hi
last _ you	1p
last spring	1i
last spring $?	1i
last thing	1pt
last thing you	1p
last time	1i2f
last time $?	1i
last week	1x
last week and	1x
last year	-1t
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
lawye*	-1n3l
lawyer	-1ns3l
lay	-1h1ks
lay _ #	1hs
lay _ ~money	1hs
lazy	-2l-1ip5a
leaks	-1i
lean	1j
learn	-1i1z2a
learn*	3z
lease	1in
leasi*	-1a1i
leasing	-1a1i
least	-1np1d3j
least #	2j
least ~money	2j
leave	-2gps-1abcfikrz1hln4j
leave $	1in
leave _ alone	1l
leave _ ~cover	-1s1j
leave it	1j
leave that	1j
leave the	-2i-1ks1n2j
leave you	-1f1hl
leave*	-3s-1ijp2n3l
leaves	-3s-1ijp2n3l
leaves _ out	1n3l
leaves out	-1n1k
leaves you	-1ijs1ln
leavi*	-1l1d
leaving	-1l1d
left	-2js-1acghim1dlx2kn3e
left $	1e
left _ $	1n2el
left _ quote	1kx
left _ the	1i
left _ ~money	1kx
left a	1x
left in	1b
left on	-1i
left on the	-1i
left out	-1is2n3l
left out $	1n3l
left you	-1no2p
legal	-1h
lend	-1h1i3c
lend me	-1h1i3c
lende*	-2jkn-1eflp1hC2sx
lender	-2l-1efjknp1hsC2x
lender _ me	1x
lender and	1g
less	-2s-1il1jp2n3m
less $	1n2jp
less than	-1jps4m
let	-5i-4cp-3nu-2efmtx-1bhlvwABD1dC2qrz3g
let _ compare	2k
let _ do	1d
let _ down	-1i1o2q
let _ finish	-1g1ad
let _ get	-2i-1hp1d2gC
let _ go	-1hiz1drC
let _ just	1g
let _ know	2h
let _ look	-1hj1kz
let _ make	1i2g
let _ put	-1h1g2j
let _ see	-1gjkz
let _ show	-1ir3k
let _ start	1bdz
let _ take	2q
let _ talk	1hz
let _ write	2g
let _ you	-1n2s
let _ ~buy	-1jk1bdz
let _ ~meet	-1g1hz
let me	-3bcdn-1jptu1klz3r
let me go	2r
let me make	1i
let me put	-1h
let me show	-1ir3k
let me write	2g
let us	-5i-2lpq-1aemnorxC1bjz3d4g
let us do	1d
let us get	-2i1d3g
let us go	-1i1d
let us just	1g
let us look	-1j1kz
let us put	1g2j
let us see	-1gjz
let us start	1bdz
let us talk	1hz
let us you	-1n2s
let us ~buy	-1jk1bdz
let us ~meet	-1g1hz
let you	-1ghik1o2qC
let you down	-1i1o2q
let you know	1h
lette*	1ips
letter	1n2i
letters	-1n1s2p
letti*	-1inps1dyB
letting	-1inps1dyB
level	-1l
liabi*	-2i-1abcdeghkox2jrs
liability	-2i-1abdeghkx2jrs
liability $	-1ns1l3j
liability _ if	1s
liability _ not	-1n1lp
liability _ rental	-1j3r
liability and	-1jln1m
liability and a	-1n
liability does	-1n1p
liability does not	-1n1p
liability is	1n
liability on	1s
liability pays	1s
licen*	-1cgu1i
license	-1c
life	-3jl-2p-1abdfghioqrzC1cens2vw
life $	-1jp1mv
life $?	1c
life _ $	-1i1x
life insurance	-1iw2nx
life insurance $	-1iw2x
life is	1e2s
life partners	1vw
life partners $	1w
light	-1a1i2e
like	-3elnt-2bdhkxyBC-1fjquvwAD1acim2gp3o
like #	-2g-1aklp1iu2m
like # $	1n2i
like $	-1cp1gko
like $?	-1a2g
like _ $	-1alm1op2n3i
like _ $?	-1c1i
like _ a	1is
like _ are	-2p-1s2o
like _ do	1g
like _ for	1p
like _ get	1m
like _ have	-1o2p
like _ is	1o
like _ or	-1a1h2d
like _ should	-1o2j
like _ target	1p
like _ to	1g
like _ your	1l
like _ ~buy	-1c1g
like _ ~cover	-1k1jz
like _ ~harm	-2p1os
like _ ~meet	-1g2c
like _ ~money	-1i1m
like a	-2bino-1j1m3acp
like a target	1p
like an	-1s1p
like for	-1g1k
like it	-1l1d2h
like me	1g
like me to	1g
like that	-1j1n2o
like that $	-2p1ino
like that ~harm	-2p1o
like the	-2j-1ns1bpr2g
like they	-1i1op
like this	-1ad1p
like this $	1p
like to	-3j-2p-1adh2gz3i
like to do	1g
like to get	1m
like to ~buy	-1c1g
like to ~meet	-1g2c
like you	-3p-2i-1ds1o3aj
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
limit*	-2ps-1gjlo1am2kr
limits	-2ps-1gjlo1am2kr
limits $	-1r1akn
limits _ you	1k
limits and	-1n1m2k
limits you	1kr
line	-2gjpr-1achiuxzA1dnq2t3k4y
line $	-1nxA1bsy2q3k
line _ line	-1h3k
line by	2k
line by line	2k
link	-1s3h
link in	-1s3h
liquo*	-2l-1ip1ks2j
liquor	-1ilp1ks2j
list	-3hi-2ag-1bdknox1l2rs4f6j
list $	-2h-1aC1ps3f
list $?	1i
list _ $	1fl3j
list him	3j
list it	1j2l
list it $	1jl
list the	-2i1r2j
liste*	-4i-2p-1bcklnu1jsz2rD3a
listed	-1k1s2jr
listen	-2i-1cj1z3a
listen to	-2i-1c2a
listening	-2i1a2D
littl*	-2p-1achln1mu2det
little	-2p-1achln1mu2det
live	-1c1noz2is
live _ what	-1i1oz
live with	-1c3i
lives	-1l1n
lives _ $	-1l1n
lives on	-1l1n
livin*	-1cp1ei
living	-1cp1ei
living _ a	1ei
living _ on	1ln
living on	1i
living room	1l
llc	-1a1i
loan	-3l-1abdekp1ns2x
loan $	-1lp2jn
loan _ it	1i
loan _ off	-1s1n
loan _ the	1s
loan _ you	1s
loan comes	-1s1n
loan comes off	-1s1n
loan for	1ci
loan officer	2x
loan on	-1n1s
loan on the	-1n1s
loans	2i
lock	1dgj
lock _ in	1dgj
locke*	-1s1n
locked	-1s1n
login	2i
long	-2al-1dghjptu1iC2n
long $	-1lpC1o2n
long _ $	-1i3C
long _ you	1is
long _ your	1i
long is	1b
longe*	1ln2C
longs	2i
look	-3gl-2acou-1bemnpstvwxC1hz2k
look $	-1p
look _ $?	1h
look _ both	-1hs3k
look _ it	-1d
look _ over	1h
look _ that	-1s1n2j
look _ the	1rs
look _ this	2i
look _ what	-1i1z
look _ your	-2k1iz
look at	-2d-1cghlmux2kz
look at a	1j
look at both	-1hs3k
look at it	1j
look at the	1rs
look at what	-1i1z
look at your	-2k1iz
look for	-1s1j2h
look it	1h
look it over	1h
looke*	-2p1s
looked	-2p1s
looked at	-1p2s
looki*	-1adno1mz
looking	-1adno1mz
looking _ #	1m
looking _ ~money	1m
looking at	-1d1m
looking at #	1m
looking at ~money	1m
looks	-2n-1ijl1gks2p
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
loss	-1nq1ps2h
loss of	2s
loss runs	2h
lost	-1ip1ae2t
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
lousy	-1a2p
love	-2jp1e3g
low	-1ip1ms2n
low $	-1p2s
lower	-1jl
lower level	1n
loyal	-1ps
loyal*	-1j2p
loyalty	-1j2p
luck	-1c3C
lunch	-1fk1hqu2p3C
lunch _ $	1hqC2p
lunch rush	1hquC
lunch rush $	1hqC
machi*	-2l-1p
machine	-2ln1s
machine _ the	1s
machines	-1is2n
machines and	1n
mad	-1i1oq2p
mad $	-1i1op
made	-2g-1pt1i
made you	2i
magic	-1ip1l2c
magic _ $	-1ip1l2c
main	1i
make	-3h-2ctu-1bekpqsBCD1fln3ij4g
make _ $	-1p2i
make _ $?	-1p
make _ a	-1pu2g
make _ i	2i
make _ your	-1i1d
make a	-2i1p2j
make it	-2j-1hp1m2gn
make me	1p2a
make sense	-3p4i
make sure	1fir
make sure i	2i
make the	2g
make you	-1u1i2g
makes	-2is-1abdoqtuxB1lzD2jp
makes _ $	-2i-1u1D
makes _ sense	1j
makes _ you	1p
makes it	1i2n
makes sense	-3i-1ou1jzD2p
makes sense $	-2i-1u1D
makes sense you	1p
makes the	1j
makes you	-1t1i
makin*	-1abu1g3i
making	-1abu1g3i
man	-2l-1bcijosD1dB2aC4p
man $	-1D1B2C
man that	2p
man you	2a
manag*	2a
manage	1i
manny*	1n
mannys	1n
many	-1aghitu1bcds2pB
many _ are	-1b3c
many _ in	1n
many _ you	-1p1isB
many employees	1iB
many kids	1n
many miles	1s
many ~kin	1n
map	-1l1ip2s
map _ you	1p
maple	2x
maple street	2x
mark	1ik
marke*	-1ln1s
market	-1l1s
market value	-1l
marri*	-1aD1e3i
married	-1aD3i
married $?	2i
match	-1hi2j4k
match your	1j2k
matte*	-1il1s
matter	-1l1s
matter what	-1l
may	-1abelxz1gy2nu
may _ ask	-1uz1i
may _ ~meet	1i
may be	-1s1y
may i	-1xz1g2u
may i ask	-1uz1i
may i ~meet	1i
may not	1n
may ~not	1n
maybe	-2p-1oD
me	-5es-4jnCD-3imo-2aw-1flpA1drtB2bq3hx5c
me #	-1h2c
me $	-2dijpD-1ghknosuvwC1alqB2t3c
me $?	-2gi-1q1tu2c
me _ #	-1k1di2b
me _ $	-2bco-1eghijkqtuwAC1B2adpv
me _ $?	-1i1cu2t
me _ a	-1r1bz
me _ add	1i2g
me _ call	1A
me _ dec	1h
me _ get	1g
me _ give	1x
me _ go	-1h1i
me _ is	-1c1i
me _ it	-1p1rB
me _ number	-1cf2ix
me _ picture	-1i2h
me _ second	-2c-1b
me _ that	-1gp1oq
me _ the	-1br1gh
me _ this	2i4g
me _ what	1r
me _ would	-1n1j2x
me _ you	-3i-1hpr1dlz2k
me _ your	-2c1bg
me _ ~cover	1i2h
me _ ~meet	1x
me _ ~money	-1k1cdi2b
me _ ~send	-1g1h
me a	-2ag-1diklpstx1h5c
me a second	-2c-1b
me about	-2b-1cg2i
me about the	-1b
me about your	-2c2i
me ask	1pz
me go	2r
me i	-1lp1jt4q
me i would	1j
me is	-1i1o2n
me make	1i
me put	-1h
me show	-1ir3k
me show you	-1ir3k
me that	-1gil1p4h
me the	-1i1cdh2bgj
me the ~cover	1i
me through	-1cp1iB
me to	-3c-1bdejnszB1lu2gix
me to add	1i2g
me to call	1A
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
me your	-2i-1fht1bd2ck3x
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
mess	-1p1b
messe*	-1p1qt
messed	-1p1qt
met	-1hp2x3a
met _ the	1x
met at	1x
met at the	1x
middl*	-2i1mqsuB2j
middle	-2i1mqsuB2j
middle of	-1i1qsuB
midni*	-1i1dg
midnight	-1i1dg
might	-1dis1l2j
might _ to	-1iop2j
might not	-1s1o2l
might want	-1iop2j
might want to	-1iop2j
might ~not	-1s1o2l
milea*	-2i-1kpz3jr
mileage	-2i-1kpz3jr
mileage _ $	-1s2r
miles	-1i1l2s
miles you	1s
mind	-2agp-1bjktz1y2iu3h
mind $	-1p
mind $?	1i
mind _ i	1iy2u
mind _ me	1i2h
mind a	-1i1u
mind if	1iy2u
mind if i	1iy2u
mine	-2hjn-1dgilpsu1z7k
mine $	-1u1ik
mine and	2k
minim*	-1ilps1aj3k
minimum	-1alps1jn3k
minimum $	-1n2j
minimum _ $#	2k
minimum _ ~money	2k
minut*	-6i-3c-1ajkmoprtAC3d7u
minute	-4i-1acgs1l2d5u
minute $	-1gi1b2du
minute $?	-3i3u
minutes	-3i-2c-1bjklmnop1ds4u
minutes $	-2i-1h1su2d
minutes $?	-1gi1u
minutes _ the	-1u1hi
miss	-1u1r2i
miss _ $?	-1u
misse*	-2q-1p4t
missed	-2q-1p4t
missed _ $	-2q3t
missed that	-2q-1ip4t
missi*	1k2biz
missing	1k2biz
missing $	1ik2b
mista*	3q
mistake	3q
mistake $	2q
mix	1q2p
mixer	1x
mm	2D
mm $	2D
mod	-1ajknp1h2r4s
mod $	1r
mod _ ~money	1s
model	-2a3b
model $	-1a
mom	-2i-1ds1a2no
momen*	-3i-1bc1j3u
moment	-3i-1bc1j3u
moment $?	-1i1u
moms	1n
money	-3g-2km-1behjlrux1c2ios
money $	-2p-1ijmn1ao2s
money $?	1i2c
money _ a	2p
money _ the	1di
money _ to	1n
money and	-1i1op
money for	-1gi2n
money goes	1n
money goes to	1n
money or	2i
money*	4p
moneys	4p
moneys tight	1j2p
month	-2cks-1abjlnprt2im
month $	-2ikl-1cnps1d2m
month _ i	1pqB
month _ the	1l
month _ you	1m
month and	1ip
month*	-1cdhors1gil3m
monthly	1g2m
monthly $	1m
monthly or	2g
months	-1dors1ijlm
months $	-1i1lm
months _ would	-1n
months of	1j
more	-3abcil-2eghq-1puvxyD1djn2mo3ft
more $	-2j-1s1i2m
more _ #	1lm
more _ $	-3p-1adinq1s2fo
more _ a	1s
more _ from	-1d1C2f
more _ month	1j
more _ than	-1p1o
more _ that	-2p3i
more _ the	-1mp1j2t
more _ they	1jn
more _ you	-2i2m
more _ ~money	1jln
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
more than	-1adeo1jkm
more than a	1s
more than the	-1ps1j
more time	-2i-1q1or3t
more to	-1km1n3s
more ~cover	-1p1j
morni*	-3D-2bpC-1acdgjlsxB4h6A
morning	-2pCD-1abcdgjlsxB1h4A
morning $	-1dipCD2A
morning @name	-1i1vA
morning @name $	-1v
morning @name @name	1vw
morning @you	-1i1A
morning _ $	-2i-1v1A
morning _ @name	1vwA
mortg*	-2k-1clop1s2n
mortgage	-2k-1clop1s2n
mortgage $	1ns
mortgage _ one	-1k1r
mortgage and	-1k1r
most	-1bcijkmt1n2ps
most $?	1i
most _ ~cover	1n
most people	-1p
most policies	1n
most ~cover	1n
mostl*	1i2s
mostly	1i2s
mothe*	-1p1dn
mother	-1p1dn
mother _ still	1n
mother is	1n
mother is still	1n
motor*	-1cgu1js
motorist	1js
motorist $	-1j1kn
motorist _ the	-1ln
motorist is	-2n-1l1s
motorist on	1i
motorist so	1n
move	-1dhknp2j3g
moved	1n
movie	1c
movin*	1i
moving	1i
mr	1A
mr brandt	1A
much	-2abn-1cdghjkmoqtD1p2s4B
much $	-1C1iB
much _ $	-1D3B
much _ they	-1q1ip
much _ you	2i
much _ your	1s
much did	1ip
much of your	1s
much you	-3i1pz
music	2c
must	-3i-1l1d5a
must _ been	1p
must be	-1i1a
must have	3a
must have been	1p
my	-5s-4in-3gpuD-2ek-1almotxA1hryB2v3b4q8c
my _ $	-2gD-1afjltuvxAC2cdB3b5q
my _ $?	-1g1i2c3b
my _ @name	-1i1x2v
my _ for	-1j1x3c
my _ i	-1i1p2q
my _ is	-3i-1bckpqs2jv
my _ would	1ij
my _ ~money	-1l
my advice	-1n1i2j
my advice is	1j
my advice would	2i
my bad	3q
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
my ~kin	-2p-1bhiq3c
my ~meet	-1q1p2B
my ~meet $	-1q3B
my ~thing	1j
my ~thing i	1j
mysel*	-1l1v2p
myself	-1l1v2p
name	-3l-2dgi-1achkpqs1fn2jv3x
name $	1ex
name _ $	-1i1bj
name _ @name	-1i1x2v
name _ it	1j2n
name _ the	-1n
name is	-1jlx2v
name is @name	-1x2v
name on	-1is1jnx
name on it	1j2n
name on the	-1n
named	-2l-1i1jns
names	-1A1l4v
names @name	-1iA4v
names _ $	-1A3v
near	1i
neare*	1ls
nearest	1ls
nearest _ $	-1i1ls
nearl*	1n
nearly	1n
neck	1ap
need	-2aiks-1bcefjlnpqu1h2z3g6d
need $	-1di1oz
need _ $	1dn
need _ be	1i
need _ to	1d
need _ ~buy	-1j
need a	-1h1dgi2j
need is	1d2gp
need the	-1gjp2h
need to	-2gj-1hop1dz
need to be	1i
need to ~buy	-1j
need your	2di3g
need ~cover	-1n1x
neede*	1xB
needed	1xB
needs	-1s1lorx
neigh*	1n
neighbors	1n
nervo*	1p
nervous	1p
never	-5i-2jl-1ghm1e3n4a
never _ $	1e
never _ that	-1p
never _ up	1ns
new	-2ahj-1bcdegtuC2ikr
new $	1l
new _ $	-1jp1ir
new _ $?	1i
new _ costs	1s
new _ would	-1j1km
new _ ~money	1ns
new one	-2n-1p1k
new one $?	1i
new one costs	1s
new one would	-1n1k
new one ~money	1s
new patio	1x
new policy	-1jls1kn
new ~cover	-1jls1knr
new ~thing	1inx
new ~thing $	1i
newbo*	1o
newborn	1o
news	-2i-1A2cp
news $	-2i-1A2cp
next	-3u-2gp-1acdfqrt1bei2n3h4k
next #	1d
next _ $	-2u1i2h
next _ $?	2h
next _ each	-1g1h2k
next _ the	-1h1n
next step	1j
next time	-1p1hlnC
next to	-2j-1gpru1s5k
next to each	-1g1h2k
next week	-2u-1n2hi
next week $	-2u2i
next year	1l
nice	-2l-1nopA3D
nice _ $	-2p-1i
nicot*	2s
nicotine	2s
night	-1ksz1eC
night $	-1ik1eC
night $?	1hi
night*	-1n1r2p
nights	-1n1r
nights a	1r
no	-4i-3hkm-2cqtuwxA-1egosvyBC1ap2fnr3l4d
no $	-1D1bdp2r
no _ $	-3i-2l-1kmop1brs2jD
no _ and	-1l1os
no _ at	-2p-1i
no _ calls	-1dp1C3f
no _ for	3l
no _ here	1ip
no _ if	-1s2l
no _ in	1l2p
no _ income	-1l1j
no _ insurance	1n
no _ is	1d
no _ motorist	1n
no _ on	-1dn1l
no _ so	1n2l
no _ that	-1o1d
no _ to	-1p1d
no _ you	-1n1d
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
no matter	-1l1s
no matter what	-1l
no more	-1p3f
no more calls	-1dp1C3f
no on	1jn
no policy	-1n1l
no pressure	-1np
no professional	-1l
no reason	-1o
no reason to	-1o
no rush	-3p
no that	1p
no tickets	1or
no to	-1lp1adz
no uninsured motorist	1n
no way	-1p2l
no wonder	-1p1a
nobod*	-3i-2bdegh-1cjkmrstwxyzBCD1afl4np
nobody	-2ds-1bcghijkmotxC1aq2ln3p
nobody _ a	2p
nobody _ it	-2p
nobody _ the	-1l1n
nobody _ this	1p
nobody _ to	-1p1a
nobody _ you	1fnpq
nobody calls	1f
nobody can	2l
nobody likes	-1i
nobody likes it	-2p1l
nobody told	-1l1no
nobody told the	-1l1n
nobody wants	1a
nobody wants to	-1p1a
nobodys	-2i-1el1fo2p4n
noise	-1p1t2q
non	-1iln1js
non owned	-1iln1js
noon	1dhi
norma*	1n2p
normal	1n2p
normal ~cover	1n
not	-6i-5x-4cegB-3hpsuwyzAD-2bkmrvC-1j1a4n6l
not $	-1ijls1dhm2kn
not _ #	1n
not _ $	-3a-2dj-1bekmnpqB1s3l
not _ $?	1t2i
not _ a	-1ilop1abdhn2e
not _ about	-1lp1n
not _ an	-1d1al
not _ and	1n
not _ any	-1i1n
not _ anybody	-2p
not _ anymore	-1l1f2n
not _ by	2l
not _ coverage	-1n
not _ for	-1adhms2l
not _ her	1ij
not _ i	-1p1v
not _ if	1j
not _ in	-1an1hlp
not _ insurance	-1n1i
not _ is	1l
not _ it	-1dn1ak2s3j
not _ lawyer	1l
not _ like	1p
not _ me	-2p1dl
not _ no	-1l2d
not _ of	3l
not _ paid	1n
not _ that	-3p-1ad1jt2l
not _ the	-1dfijmqs1lnr2p
not _ there	-1j1o
not _ this	-2l-1aip1e3d
not _ till	1l
not _ to	-3d-2at-1bgjns1oq4l
not _ until	1l
not _ up	-1ln2d
not _ what	-1ps1lo
not _ with	-1l1jn
not _ yet	1l
not _ you	-2adh-1eikoqA1lC2t
not _ your	-3n-1eip1a2l
not a	-2p-1b1o3l
not a lawyer	1l
not able	1l
not able to	1l
not allowed	-1p1l
not allowed to	1l
not an	1l
not backdate	1lp
not be	-2j-1p1aehs2b
not be paid	1n
not been	2n
not blame	-3l-1a1i3p
not blame you	-1al1i4p
not call	-1hl3f
not call you	-1h
not change	-1nps
not change what	1l
not come	1n
not cover	-1is1l
not cover your	-1n
not covered	-1s1j2n
not covered $	-1ns2l
not do	-1aijns3l
not do is	1l
not do it	-1n1dp
not do this	-1i
not enough	-1lp
not enough $	-1lp
not even	-2l3p
not feel	1p
not feel like	1p
not fix	-1ds1e2l
not for	-1s2e
not get	-3l-2jp-1q1ain2t
not getting	1dq
not give	1d
not give you	1d
not go	-2l1jos
not going	-1p1l
not going to	-1p1l
not have	-1ijls1abdeko2nq
not have $	-1p
not have a	-1n1be2d
not have the	1n2l
not have to	-1d1op
not hear	-2il-1e2f3t
not hear you	-2l-1i3t
not help	-1n1l
not here	-1l1n
not insured	1n
not issue	1l
not keep	2C
not keep you	-1l2C
not know	-1dijp1n2a3l
not know $	-1a2l
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
not paid	1l
not part	2l
not part of	2l
not pay	-1is1l
not pay $	1ln
not pay for	-1ns1l
not promise	-1p2l
not promise the	1l
not protect	1n
not put	-1p1dln
not really	-1p1o
not say	-1jp1l
not see	-1l1n2p
not so	1s
not something	-1anp2l
not something i	-1p2l
not take	-1j1dkp
not tell	-2i-1dp2l
not tell you	-2i-1dp2l
not that	-1l1ap
not the	-1kl1b
not there	-1l
not to	-1l1g2s
not touch	1l
not trust	-1o1p
not understand	-1lpq1a
not want	-1dl1f2o
not want to	1f
not what	1s
not work	-1ln1i
not you	-2i1d
not your	1p2a
note	1f
notes	1r
nothi*	-4i-3j-2ahk-1msxz2np3el
nothing	-4i-3j-2ahk-1msxz2np3el
nothing $	-2in-1hkp1dl2e
nothing _ the	-1l1n
nothing _ your	-1s1n
nothing for	-1p3n
nothing on	-1s1ln
nothing on your	-1s1ln
nothing to	1eps
notic*	-1lnpu2x
noticed	-1lpu3x
noticed you	-1u1x
now	-5ps-4a-3ehl-2cqtxAD-1kyzB1g2bfnu3C4d
now $	-2aiklpsuxD-1cehqtw1bjmn2fC3d
now $?	-2b-1cd1gi
now _ $	1u2i
now _ is	3n
now _ not	1bi
now _ you	1g2b
now _ ~not	1bd
now a	-1aA1bu
now and	1bi
now i	2i
now okay	-1i2u
now or	1di
now the	1k
now there	1n
now there is	1n
now you	-1n1dr2i
numbe*	-4g-2abejnpu-1cdkBC1hqtxz2is4f
number	-4g-3u-2abenp-1djkB1qstx2i4f
number $	-2p-1cik1hst2fx
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
numbers and	-1i1hr
numbers together	1hk
obvio*	-1l2a
obviously	-1l2a
ocloc*	1hi
oclock	1hi
of	-6k-3b-2dgijzD-1lmrxyB1cps
of #	-1inps1o2cl
of # $	-2i1l2c
of $	-1s1gn2p
of $?	1i
of _ $	-3is-2b-1gjkmprtw1lnqu2aco
of _ $?	1gh2i
of _ and	-1lC1ps
of _ are	-1a
of _ do	1i
of _ does	-1in
of _ for	1bn
of _ if	1i
of _ in	-1m1ops
of _ insurance	1lnA
of _ is	1is
of _ life	1e
of _ list	1p
of _ new	1i
of _ not	1jo
of _ on	-1ln1s
of _ pocket	1n
of _ sales	1s
of _ that	-1l1n
of _ think	3p
of _ to	2at
of _ wages	-1s
of _ were	1i
of _ year	1ps
of _ you	-2s-1i1en2p
of _ ~cover	-1ijp1eA2l4s
of _ ~kin	-2p-1is1d2C
of _ ~meet	1ry2u
of _ ~money	1p
of _ ~not	1jo
of _ ~send	-1s1p
of _ ~thing	1s2l
of a	-1n1ms2a
of an	-1j1hi
of any	2s
of business	1j
of course	-1ios2p
of course $	-1p
of course you	-1i2p
of coverage	1x
of coverage $	1x
of everything	-1ip1e
of folks	1p
of it	-3s-1dj1ah2n
of it $	1an2h
of liability	1s
of money	-1p
of money $	-1p
of our	-1n1r2f
of paper	-2s
of people	-1as2p
of policy	-1n1l
of questions	-1i1u
of that	-1ais2lC
of that $	2l
of the	-1cejmu1ilvw2s
of the house	1s
of the new	1i
of the ~cover	1s
of the ~money	1s
of the ~thing	-1i1s2l
of things	2i
of this	-1d1ny2u
of this $	1an
of those	2i
of us	-1n1h
of what	-1i1n2l
of what you	1n
of work	-1i
of you	-2a-1cloux1gj2ip
of you $	-1ano2p
of you $?	1ghi
of your	-2p-1dos1iC2e
of your pocket	1n
of your sales	1s
of your wages	-1s
of your ~cover	-1n1es
of yourself	-1i2ap
of yourself $	-1i1C2a
of ~cover	-1np1cilms
of ~cover $	1x
of ~cover $?	2c
of ~kin	-1i1p
of ~money	-2in-1jp1oqs2cl
of ~money $	-2i1l2c
of ~thing	2n
off	-3g-2beikot-1acmruxzAB1q2js4f
off $	-2di-1o1fjpq2al
off $?	-1s1i
off _ list	-1ah1q3f
off _ the	1j
off _ ~money	1h
off _ ~thing	-1in1j
off a	1h
off for	2s
off our	1fp
off our list	1fp
off the	-2i-1ajn1dq2fs
off the list	-1a1q3f
off the ~thing	-1in1j
off with	-1o1j
offer	1dkl
offer you	-1p1l
offer*	-1n2dk
offering	1k
offers	1k2d
offic*	-2ps-1bdhijln1qx2g
office	-2p-1ijls1q
officer	2x
often	-1p2s
oh	-2a-1bcdjlostuxBC1y2iA3D
oh _ $	-3i-2p-1aC1nA4D
oh _ that	1p
oh wow	-1pq2D
okay	-4an-3cjps-2iloqtA-1ekmzBC1bgh2r6uD
okay $	-2C-1abA1i5D
okay $?	-1iD1h3u
okay _ $	-1bC1D2dgi
okay _ a	-1u1i2h
okay _ i	-2i1rux
okay _ it	1D
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
okay so	-1bjnouD
okay thank	1B
okay thank you	1B
okay time	-1i2u
okay to	1u
okay with	-1gn1yz3u
okay with that	1iuy
okay with you	-2i2u
old	-3p-2bdu-1cghlnqstx1iz4a
old _ $	-2i-1l1n2j3a
old _ $?	1i
old _ and	-1h
old _ is	-1n
old _ would	1an
old _ you	-1a2i
old are	-1a1i
old are you	-1a
old one	-1l1j
old policy	-1lns1krz
old ~cover	-2s-1ln1jkrz
old ~money	1l
old ~thing	1s
olds	2i
olds your	1i
on	-6c-4auC-3mA-2fgpstvz-1dewB1ir2qx3n
on #	1x
on $	-2gl-1bdehikpq3jsD
on $?	1i
on @day	-1ijk3h
on @day $	-2i-1k1x
on @day $?	1h
on _ #	-1k
on _ $	-2adgpr-1eikmosvCD1lqz2jntx
on _ $?	-1bdt1gh2i
on _ @day	-1k1lB
on _ and	1giqr
on _ business	-1gn1z
on _ call	-1g1i
on _ car	-1j2n
on _ end	2i
on _ first	1d
on _ fixed	1o2r
on _ for	-1hj1p
on _ form	2n
on _ hail	1n
on _ hook	-1j2n
on _ house	1inp
on _ i	1q
on _ is	-1s1n
on _ it	-1ln1k2m
on _ left	-1jx2k
on _ loan	-1i2n
on _ of	1s
on _ one	-1jn1kl2pq
on _ or	1s
on _ own	1dn
on _ page	-1hi3k
on _ personal	-1l
on _ policy	-2l-1g1n
on _ quote	-1h
on _ recorded	-1xA2y
on _ right	-1jx2k
on _ roof	-2i-1ns1j2k
on _ same	-1h1kr
on _ second	-1s
on _ so	1jn
on _ street	-2in-1js1x2de
on _ the	1ikl
on _ what	1k2h
on _ you	1h2i
on _ your	1n
on _ ~cover	-1gk
on _ ~harm	1n
on _ ~kin	-1d
on _ ~meet	-1g1i
on _ ~money	-1jk
on _ ~soon	-1k1lB
on _ ~thing	-2s-1behlr1k
on a	-1abdejkprsuA1gino2y
on a @day	1lB
on a call	1i
on a car	1n
on a fixed	1no
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
on it	-2s-1dgklx1jnp
on it $	-2l-1ds
on it $?	1i
on it is	-1s2n
on me	-1j1q2t
on my	-1c1i2b
on now	1j
on one	-2i-1j1k
on our	-1h1x
on paper	-1j1kn2h
on payroll	2is
on payroll $	2is
on that	-2a-1b1klnq2g
on that $	-1np1i
on that one	-1j1l2pq
on that policy	-1j1n
on that ~cover	-1j1n
on that ~thing	1j
on the	-3js-2t-1acdfghmnopqxyz1bl2eik
on the #	-1k
on the first	1d
on the form	2n
on the hook	-1j2n
on the house	1ip
on the left	-1jx2k
on the loan	-1i2n
on the policy	-2n-1gl1s2j
on the right	-1jx2k
on the roof	-1is2k
on the same	-1h1kr
on the street	-2n2e
on the ~cover	-3n-1g1js
on the ~money	-1jk
on the ~thing	-1jrs1ikp
on there	-2i-1dos1m2n3j
on there $	-1i1l2jn
on this	-2n-1gj1bk2i
on this $	1i2b
on those	1i
on to	-1i2j
on top	2s
on top of	1s
on us	3q
on what	1j2l
on wind	-1m1iknr
on you	-2is-1k1bdelpq2n
on you $	-1ijs1dlnq
on you for	2p
on your	-3e-1bjkms1dnoz2p3a
on your own	1dn
on your policy	-2j-1is2n
on your street	-1i2d
on your ~cover	-2j-1is2n
on ~cover	-1in1jr
on ~cover $	-1i1j
on ~money	1x
on ~soon	-1ijk3h
on ~soon $	-2i-1k1x
on ~soon $?	1h
once	-1gijkl1px2dht
once you	1n
one	-4ad-3xz-2bfsyD-1ghiuA1lmn2ejr6k
one #	-1l1gin
one # $	1m
one # a	-1m1gin
one $	-3i-2k-1egou1mpqC2cl4j
one $?	1i
one _ #	-2n-1ijp1krs
one _ $	-2jl-1anrD1hiop3s
one _ $?	1u
one _ a	-1m1ginp
one _ and	-2ns-1dhi1r3e
one _ for	-1h
one _ i	-2n1jk
one _ is	1in2p
one _ of	-1ps2m
one _ or	-1k3i
one _ rental	1k
one _ salary	-1k1r
one _ that	1q2l
one _ the	-1js1nvw3l
one _ those	2i
one _ time	-2i-1q1r3t
one _ to	-1l1n
one _ with	-1i1su
one _ would	1n
one _ you	-1t1jks
one _ your	-1is1jn
one _ ~cover	-1ns1k
one _ ~harm	1k
one _ ~money	-2n-1ijlp1rs2k
one _ ~not	-1l2n
one _ ~pay	-1ls1k
one accident	1en
one costs	1ks
one crash	1n
one does	2kp
one for	-1np1jq2l
one has	-2l-1n2k
one i	1j
one i would	1j
one income	-1n1r
one is	-1ns2jk
one is ~money	-1n2k
one more	-2i-1knq1r2o3t
one more time	-2i-1q1r3t
one of	-1jps1ilnvw
one of the	1lnvw
one of those	2i
one page	-1hi1k
one pays	1k
one times	-1lms1nr
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
one ~money	-1hjl1giknp
one ~money $	-2k1ms2p
one ~money a	-1m1gin
one ~not	-1j1k
one ~not $	-1j1k
one ~pay	-1ls2k
one ~thing	-1el1irs
ones	-2s-1gln1m2q3k
onlin*	-1c1u2x
online	-1c1u2x
online $	2x
only	-3s-2m-1ehijkrux1a2bg3n5d6l
only #	-1l1dn
only _ $	-1a1j2ip
only _ $?	1i2b
only _ for	-1k1do
only _ in	3l
only _ the	1j
only _ up	-2m2l
only a	-1jn1abl
only go	1l
only pay	-1is1o
only pay what	-1s
only pays	-1ks2l
only ~cover	1n
only ~money	1dn
only ~pay	-1ikps1o2l
only ~pay for	-1k1o
only ~pay what	-1s
open	-2lp-1agk1dr
open $	-1j1hrs
open $?	1i
open to	-1g1u
openi*	2i3b
opening	2i3b
opini*	-1u
opinion	-1u
optio*	-1jnu1k2m
option	2km
options	-1u
options $	1z
or	-5j-4c-3lmop-2aqruxyC-1bfghksvwABD2d7i
or #	-1k1s2t
or # $	3i
or # $?	-2i2t
or $	-1dg2i
or _ #	1i
or _ $	-1bcjknopstuC1adeh
or _ $?	-1ci1t
or _ companys	1i
or _ in	2g
or _ it	-1gs1i
or _ like	-1n1i
or _ or	-1a1i
or _ the	1i
or _ to	-1d1z
or _ you	-2i-1s2bn
or _ ~cover	1i
or _ ~money	1i
or _ ~thing	1i
or a	-2a-1juy1e3i
or anything	-2a-1n2i
or anything $	-1a1i
or anything like	1i
or are	-2i1a2b
or are you	-2i1a2b
or did	1i
or does	1i
or is	-1d1iu
or is it	2i
or just	2i
or no	1z
or not	1h3d
or out	-2i
or rent	1i
or something	-2i2a
or the	-1k1gin
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
origi*	1i
other	-3l-2agjnpr-1cemqtuxzD1bdi2s4k
other $	-1gj1k
other _ $	-2k-1ln2bs
other _ $?	1i
other _ has	-1kln1s
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
ought	-1n3j
ought to	-1n3j
our	-4p-3i-2jklns-1abcdemovB1rx2qy3f
our _ $	-1qC1x2f
our _ is	-1i
our list	1fp
our list $	1fp
our office	-1ip1q
ours	-3ns-2ij-1gpr2m7k
ours $	2k
ours _ #	-1s1km
ours _ the	-1j2k
ours _ ~money	-1s2km
ours has	-1js2k
ours has the	-1j2k
ours is	1k2m
ours is #	1km
ours is ~money	1k2m
out	-2aioprz-1bcjmuvwyABD1dn2l3C4t
out $	-3ai-2e-1bdgnops2j3l4t
out $?	-1t1iu
out _ #	-1hn1gl2j
out _ $	-2ip1q2tC
out _ $?	-1t1i
out _ a	1s
out _ and	-1ln1e
out _ form	1x
out _ in	1h
out _ it	1s
out _ me	1cn2d
out _ so	1l
out _ that	-1p
out _ the	-2p-1sx1dh2e
out _ you	-2i-1j2ans
out _ your	-2s-1hl1i2nC
out _ ~money	-1hn1gl2j
out a	1x
out a form	1x
out and	-1a2s
out at	1s2l
out back	1l
out for	-1s2a
out in	1g
out of	-2dh-1aegjlx1biqC2f3n
out of the	-1p
out of your	-2s-1h1in2C
out on	-1l2e
out on the	-1n2e
out that	2d
out the	-1j1dh2g
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
over	-3d-2acjlp-1fgmoqsD1eiv2rw3hn
over #	-1i
over $	-1djnp1b2eh3k
over $?	1i
over _ $	-2np-1hlAC1j3i
over _ ground	1ln
over _ harbor	1w
over _ lakeside	1vw
over _ the	1C
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
over the	-1ij1stu2n
over the ground	1ln
over there	-1A3i
over there $	-1A3i
over this	-1e1h
over to	1hB
over what	-1s1r2n
over with	1h
over your	1nx
over ~money	-1i
overf*	-2n1is
overn*	1e
overnight	1e
overt*	1d
owe	-1ajkp1r2dq
owe #	1r
owe on	1i
owe you	2q
owe ~money	1r
own	-3p-2hx-1bcdegmntuvC1a2s
own $	-1i1dz2s
own _ $	-3i-1ejlnp1kqs2a
own _ $?	1i
own _ and	-1s
own _ you	-1d1e
own _ ~thing	1i
own cars	1s
own cars $	1s
own cars and	-1s
own comp	1i
own injuries	1l
own it	-1n1lq
own policy	-1hi1j2a
own policy $	-1in1a
own that	1i
own your	1i
own your ~thing	1i
own ~cover	-1h1a
own ~cover $	-1n
own ~thing	-1ij1l
own ~thing $	-1i1l
own ~thing and	-1s
owned	-1iln1js
owned _ for	2s
owner	-2j-1nsu1hixA2a
owner $	1k
owner $?	2h
owner _ the	-1j2x
owner about	1x
owner about the	1x
owner*	1np
owners	1np
packa*	-2s-1ekp1jm
package	-2s-1ekp1jm
page	-1bcdgijnpst1qr2hk
page $	-1hs1q
page $?	1i2h
page _ i	1z
page and i	1z
paid	-2j-1adehkmrux1gn2o
paid $	1j
paid $?	-1n1i
paid _ $?	1i
paid _ yourself	1o
paid for	-1s1n
pain	1a2p
paper	-2s-1ijp1hk3n
paper $	-1lps
paper _ you	-1j1k2h
paper*	-1a1p2i
papers	1i
paperwork	1i
pardo*	-2i-1c2q4t
pardon	-2i-1c2q4t
park	-1np1sw2x
park _ $	-1ip1s
park it	1s
parki*	1i
parking	1i
part	-4p-2jq-1bdghku1t2a3i4s
part $	-1ilpq1a2t3s
part _ $	1i2a
part _ it	-1s1il
part _ pays	1s
part _ this	1i
part _ you	1is
part _ ~pay	-1i1s
part of	-1aps1l2i
part of it	-1s1il
part of this	1i
part that	1s
part that pays	1s
part that ~pay	1s
part time	-1s1n
partn*	1vw
partners	1vw
partners $	1w
parts	1z
pass	-1g1dj3b
pass $	3b
passe*	-1jn1sx
passed	-1n1x
passed away	-1s
passengers	-1n1s
passw*	2j
password	2j
past	-1s2n
past the	1n
patie*	-1C2a
patience	-1C2a
patio	-2il-1psz1rvA2x
patio $	-1in1mx
patio _ the	1jn
patio and	-1n1x
pay	-3ade-2ckt-1bfghpqruvwxzBC1is4l
pay $	-2i3s
pay $?	-1n1i
pay _ $	-1np1ms2l
pay _ a	-1n1s
pay _ for	-1n
pay _ if	1o
pay _ it	2g
pay _ rest	1s
pay _ that	1i
pay _ the	-1is1j2l
pay _ what	-1i1o
pay _ your	-1l1mnp
pay _ yourself	1o
pay a	-1l1s
pay for	-1cdjnt1ip2l
pay for a	-1n
pay for it	1n2g
pay for that	1i
pay for the	1s
pay for your	-1l1jmp
pay it	1o
pay now	-1n1m
pay off	-1is1j
pay off the	-1s1j
pay the	-1l
pay the rest	1s
pay what	-1s
pay you	1l
pay your	1n
paych*	-1ekl1s3n
paycheck	-1ekl1s3n
paycheck _ the	-1n1s
payin*	-2a-1bdhqt1ils2n
paying	-2a-1bdhqt1ils2n
paying $	-1q1imp2l
paying _ a	1s
paying _ and	1ln
paying _ it	-1m1j
paying _ that	1k
paying for	-1m2n
paying for it	-1m1en
paying on	1js
paying on a	1s
payme*	1gp2i
payment	1ip2g
payro*	-2n-1jkp3is
payroll	-2n-1jkp3is
payroll $	2i3s
payroll and	-1n1rs
pays	-5i-4j-2ademprx-1bcghnoqwzCD2k4l5s
pays $	2l
pays _ $	2kl
pays _ a	-1kl2s
pays _ for	-1l1k
pays _ the	-2l-1i1p2s
pays _ you	1n
pays _ your	-1s1l
pays for	-2i-1kl2s
pays for a	1s
pays for the	-2l-1k1ps
pays if	-1n1ls
pays nothing	-1s2l
pays the	-1n1s
pays what	-1n1l
pays when	1l
pays you	-1i1s
pays your	-2n-1l1s
peace	-1h
penni*	-1j2e
pensi*	-1s1in
pension	-1s1in
pension $	1in
peopl*	-2bcik-1eghjlmoqtuxyBC1s2a3p
people	-2bcik-1eghjlmoqtuxyBC2a3p
people $?	1i
people _ a	1p
people _ for	1d
people _ in	1r
people _ that	-1l2p
people _ you	-1p3a
people _ your	1n
people always	-1p1a
people drive	-1p1a
people like	-1p2a
people who	1d
per	-1jl3s
per _ and	1s
per accident	-1l2s
per person	-1ln2s
per person and	1s
per ~harm	-1l2s
perce*	-1hjlp1nr2km
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
permi*	-2i-1jnp2u3x
permit	-1jnp3x
perso*	-4i-2a-1ceghmrz1bdl2no3s
person	-2a-1ghiku1bnp2do3s
person $	1s2o
person $?	-1u1b2i
person _ a	1o
person and	-1m2s
person or	1i
personal	-2i-1ps1klnu
personal _ $	-1i1j
personal _ is	1s
personal _ policy	-1s
personal _ ~cover	-1s1ln
personal auto	-1s2ln
personal auto policy	-1s
personal ~cover	-1s2ln
personal ~cover ~cover	-1s1ln
persons	1s
phone	-1jp1mt2d
phone $	-1j1dm
photo	2h
photo of	2h
physi*	-1i1j3c
physical	1j
pick	-1p2c
pick up	1i2c
picki*	1iBC
picking	1iBC
picking _ $	1BC
picking up	1iBC
picking up $	1BC
pictu*	-2i-1nps1ej2h
picture	-2i-1ns1e2h
piece	-2n1j
piece _ paper	-2s
piece of	-2s
piece of paper	-2s
piece*	1n2j
pieces	1n2j
pipe _ $	-1s
pipe burst	-1s
pipe ~harm	-1s
pizza	-1s1lm2cn
place	-3l-2h-1abdeku1gno2ci
place $	-1s1n
place _ $	1s
place _ $?	1g
place and	-1l
place*	-1p1s
place:first	-9C-8a-7cgmt-6bhjl-5defikqD-4nuvwAB-3sxy-2o-1r
place:first-last	-8x-7rz-6knuvw-5defmsyB-4ghjlopqtAC-3abc-2D3i
place:later	-2djln-1abceghkoqrtyBCD1fmp2sx
place:later-last	-8bcgD-7i-6ahA-5jmoyB-4flnpqrtvwz-3de-2C-1sx1k
places	-1p1s
plan	-1i1ghz
plan $	-2p
plan _ a	1j
plan on	1j
plane*	1i3c
plann*	1i
plans	1is
plans for	1i
plate	-1in3p
plate $	-1i3p
play	-1is2bc
play $	2b
playe*	1ip
played	1ip
pleas*	-1abdkpqv1A2s3t
please	-1klqv1jA3t
please $	2i
pleasure	-1aj3s
pleasure use	2s
plent*	-1ins1jp
plenty	-1ins1jp
plenty of	-1in1p
pocke*	-1s1n
pocket	-1s1n
pocket $	1n
point	-2i-1D5p
point*	-2c1r5b
points	-2c1r5b
polic*	-3bce-2dmpqtuw-1afiosvxyBCD1g2kn3l
policies	-1jlms1hp2k
policies _ delivery	1ln
policies exclude	1ln
policies exclude delivery	1ln
policy	-4p-3e-2bcu-1adfhimoqstvwxyBCD1gz2ln
policy $	-1knpr1gx2s3j
policy $?	1h2i
policy _ $	-1gkl1jz
policy _ a	-1s1kl
policy _ and	-1ns1l2k
policy _ at	1l
policy _ by	1z
policy _ for	-1s1l
policy _ if	1g
policy _ it	1jl
policy _ not	-1ijls
policy _ that	-1n1s
policy _ the	-1js1r
policy _ to	-1j1k
policy _ up	-1i1x
policy _ you	-1js1gn
policy _ your	-1n
policy and	-1hl
policy can	1l
policy does	-1i1n
policy does not	-1il1n
policy excludes	2l
policy for	-1n1gs
policy has	-1ijn2kl
policy is	-2n-1l1ij
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
policy with	1a
policy would	-1l1m
policy you	1s
policys	-1s1k2l
pool	1i
porta*	-1n1s
possi*	-1pD2hl
pract*	-1dg1o3b
practice	-1dg1o3b
premi*	-2p-1ijkln2o3s
premium	-2p-1jkln2o3s
premium is	-1n
presi*	1c
president	1c
press	-1kns1ir
press _ down	-1n
press goes	-1n
press goes down	-1n
press*	-2lp-1deij1s4n
pressure	-2lp-1deij1s4n
pressure $	1i
pressure _ $	-2n-1l1s
prete*	-1p4b
prett*	-2B-1dglp2i
pretty	-2B-1dglp2i
price	-3j-2ehnx-1abcflmptC1dirs2z
price $	-1dhikmpx1z2s
price _ $	-1g1z
price _ not	-1l1no
price _ the	-1k1dh2s
price _ with	1k
price and	-1k1r
price is	1gko
price it	1k
price it with	1k
price*	-1ijlp1z2ks
prices	-1jp1sz2k
prices $	1kz
prici*	-1ks1m
probl*	-3i-1p1n2aou
problem	-5i-1p1n2aou
problem $	-3i-1p2ao
problems	1i
profe*	-1l
professional	-1l1n
professional liability	-1l1n
progr*	-1adghnu1k3i5b
program	-1agnu1ik
proje*	1s
projected	1s
promi*	-2p-1adint1mu4l
promise	-2p-1adin1mu4l
promise _ ~money	1jl
promise the	1l
promise the ~money	1jl
promise you	-1p2l
promp*	-1i4b
prompt	-1i4b
proof	-1hin2jr
proof _ ~cover	-1n1x
proof by	-1h2r
proof of	1x
proof of ~cover	1x
prope*	-1gjn1hl2s
property	-1n1l2s
property $	-1n1s
prote*	-1jl1i5s
protect	1n
protect the	-1l1ns
protection	3s
protects	2s
prove	-1n1d
pull	-1cns1h2i
pull _ your	1h
pull up	1k
pump	-1l1j2n
pump _ $	1n
pump quits	1n
purch*	1n
purchase	1n
purchase price	1n
push	-1d
pushe*	1p
put	-2abnrs-1cdelqtzBCD2gk4j
put _ $	1i
put _ down	1gi
put _ in	-1n1g
put _ on	-1di1jku2h
put _ together	-1k2h
put _ ~cover	2g
put _ ~money	-1dh1k
put _ ~thing	1j
put a	-1d
put it	-1jk2g
put it in	-1i1g
put something	-1k1h
put that	2g
put the	-2h-1il1gk2j
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
quart*	-1p1hij
quarter	-1p1hij
quarter of	1hi
quest*	-3h-2acdgijk-1bflqsC1p3u4z
question	-1ab1in
question $	1i
questions	-3hi-2djk-1acfgl1p3u5z
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
quick	-2i-1bsA3ru
quick $	-1hip1dru
quit	-1D1b2a3d
quit $	1ip
quit _ $	-1D1d2a
quits	1n
quote	-2ps-1djno1lvwA2k5x
quote $	2x
quote _ started	1x
quote is	1lu
quote it	1j
quote you	-1l3x
quote you started	1x
quote*	-2n-1hs1k2r
quotes _ you	1r
quotes ~soon	1r
rain	1n
raise	-1aiks1jop3b
raise _ liability	-1j
raise the	-1s2j
raise the liability	-1j
raise*	1p2o
raised	1p2o
ran	1i
rate	-2ip-1aek2ds3l
rate $	1l2d
rated	-1n1s
rated for	1s
rates	-3ip-2n-1jkx1al2d5s
rates _ up	1a
rates go	-1in1a2s
rates go up	1a
rathe*	-2i-1dgjnp3o
rather	-2i-1dgjnp3o
rather _ say	-1j
rather not	-1j2o
rather ~not	-1j2o
reach	-1jks2x3h
reach out	3h
reach the	1nx
reach*	-1i1w
reached	-1i1w
reached _ ~cover	1w
read	-2i-1bnt1l5a
read _ the	-1hi2c
read me	-1hi1c
read me the	-1hi2c
read that	2l
readi*	-1l2ap
reading	-1l2ap
ready	-1abdju1h4i5g
ready _ get	1g
ready _ ~buy	1gi
ready to	-1abdu4i5g
ready to get	1g
ready to ~buy	1gi
real	-1cjklnp1dior3b
real _ $	-1bcijk1gpru
real person	-1u1io2b
real quick	-1hi1ru
real quick $	-1hi1ru
reall*	-2ip-1bgjlnst1oB2aD
really	-2ip-1bgjlnst1oB2aD
really $	-1i1pD
really _ $	1pq
really _ not	1alo
really _ that	-1p1a
really _ ~not	1alo
really good	-1p
reaso*	-2l-1abijmnoqs1g2dp4x
reason	-2l-1bjmnos1g2i4x
reason $	-1m2i
reason for	3x
reason i	2x
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
recip*	-2i-1b3c
recipe	-2i-1b3c
recom*	2cj
recommend	2cj
recommend a	2c
recor*	-3i-2bdghjknqx-1aceflpAD1o4u12y
record	-1hnD1os3u5y
record $	-1y2i
recorded	-2bdip-1aklsxA7y
recorded $	-1abdipv3y
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
renew	-1n1qB2j
renew $	1B
renew*	-2lp-1abcdgnostuz1jk2x
renewal	-1abcdlnpsu1jkmx
renewal $	-1kp1m2x
renewal _ $?	1i
renewal and	-2h-1i1k
rent	-1ajln1e3i
rent $	-1n1ei
renta*	-2n-1gs1jk3r
rental	-2n-1gs1jk3r
rental $	-1l1r
rental and	1k
rental pays	2s
rente*	-1hp1l2jn
renters	-1hjp1l2n
renters _ for	1s
renters _ is	1l2n
renters is	1s
renti*	1s
renting	1s
repai*	-1n1is
repair	-1n1il
repea*	-5i-1c1bor5t
repeat	-5i-1c1br5t
repeat that	-3i-1c3t
repla*	-2il-1egnpr1k2js
replace	-1lm2s
replace _ ~thing	2s
replacement	-2i-1ln1k2j
replacement cost	-1in3j
replaces	-1l1s
repor*	-1ns1jm2hl
report	-1ns1jm2hl
report card	2h
reque*	2x
request	1x
requi*	1y2s
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
retir*	1e
retirement	1e
retur*	-1n1s
return	-1n1s
revie*	-1in1vz4x
review	-1in1vz4x
review $	-1is1v3x
ride	1i
rider	1rs
right	-4as-2behjtx-1clmqvwzABC1ikp2ou4D
right $	-2u-1gpx1kl2D4i
right $?	-2p-1bgt1iu
right _ $	-3i-1abjlC1dfgu3D
right _ $?	1g
right _ be	-1i2p
right _ i	-1jn1iry
right _ is	-1p1k
right _ that	-1i1p2n
right _ you	-2g-1ij1n
right if	-1i1y
right if i	-1i1y
right now	-3p-2bl-1ajsD1f2n3g
right now $	-1blp1dfg
right now $?	1g
right thing	-1io1dp
right thing $	-1io1dp
right to	-1in3p
right to be	-1i2p
right with	-1i1u
ring	-3i-1kls3j
ring you	1h
rings	1m
road	-1s
roads*	1jl
roadside	1jl
role	-1s2b
role _ $	2b
role play	-1s2b
role play $	2b
roof	-3s-2np-1bcgl1r2k4i
roof $	1ij
roof is	-1l1k
roof that	1l
room	1ln2j
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
ruine*	-1n3e
ruined	-1n3e
ruiz	1vw
rule	1s
rule:acknowledgement	-5sAD-4jlntux-3bcekqC-2airvwy-1dfmz3B13p
rule:agency	-1lsx1ivA2w
rule:agenda	-4j-3ik-2ghrx-1acdflnps4u5z
rule:apology	-4D-3abcjlx-2dhuvwBC-1gknopsyzA10q
rule:backchannel	-7pA-6i-5C-2abcdjkqrstux-1efghlmnovwyzB11D
rule:break-character	-3cpu-2adgjsCD-1einqtyA16b
rule:clarification	-9i-3D-2q-1abchlpuAC11t
rule:close-ask	-4j-3hp-2bckou-1almnrstyzBC3i9g
rule:comparison	-2gj-1bilnprsz1m7k
rule:goodbye	-5pD-4i-3acdsA-2bhjkltu-1gmnrvwxz2B14C
rule:greeting	-8D-5C-4a-3bdhns-2gjklpq-1cefimortzB1wx3v16A
rule:insult	-9i-5bp-2cdntD-1ejloqsuC14a
rule:limits	-5s-4i-3d-2aehp-1bcfgjkoqrtxzCD1n10l
rule:name	-2djlnp-1bhrz1f2A4vw
rule:next-step	-3gs-2abceflquC-1dkmoprtwyB3i8h
rule:odd-request	-3i-2b-1ap9c
rule:pressure	-4i-2ajp-1cefhlntuACD9d
rule:price	-4n-3isx-2acer-1bdhjpqtvwyzACD1g4k9m
rule:purpose	-4jns-3dflq-2abcegzC-1hioptD2w3v9x
rule:recap	-3k-2n-1gjsz1i7r
rule:recommendation	-4p-3gls-2x-1abcdehknqru9j
rule:recording	-3i-2dgp-1abejklsxA2u8y
rule:reflection	-7n-5j-4is-3adelmr-2bcfghkpxB-1qtuvwyzACD10o
rule:scare	-4n-3i-2a-1hjosx2p6e
rule:stop-honoured	-3h-1alt1q5f
rule:thanks	-4ipD-3ac-2bdjlnstxA-1efghkouy1w2C12B
run	-2j-1bcdeghiklpx1artu
run _ $	-1n1s
run _ business	1a
run _ by	-3i2tu
run _ numbers	1hr
run _ ~money	-1h
run a	-1lp1a
run a business	1a
run it	-1h
run out	-2l2n
run the	1hlr
runs	-1is1klm2hn
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
said	-4i-2hjnp-1aegos1l2bdqt3r4x
said _ $	1d
said _ could	1x
said _ would	2b3x
said i	1x
said i could	1x
said it	2lx
said you	-1i2bx
said you would	1x2b
said:nothing	-15o-7p-6fvwz-5eghmrxyB-4bcdjklnqtuAC-3asD2i
salar*	-1kms1r3n
salary	-1kms1r3n
salary is	1n
sales	-2l1jm
sales _ $	-1l1p
sales is	1m
salon	1dln
same	-5j-2m-1cdghnqsxz1ao2p4k
same $	2kp
same _ $	-2j-1ans1bei
same _ and	-1n1k2a
same _ same	3k
same coverage	1k
same deductible	-1s1k
same limits	3k
same thing	-1p1bl
same thing $	1bl
same way	-1j2p
same ~cover	-1jnps4k
same ~thing	1k
save	-1i1o2lp
savin*	-1jp1n2s
savings	-1jmp1n2s
saw	-1jn1v3x
saw you	1x
saw your	-1n1x
say	-4i-3s-2fhkorxD-1jmquvAB1agzC2d3l4b6t
say $	-4i-1gns1bhqt3a
say $?	-2i1bt
say _ $	-2i-1aghjpD1n2dC3bt
say _ $?	-1qt2bi
say _ about	1z2i
say _ again	-1i2t
say _ and	-1anp1dg
say _ is	1l
say _ one	-1iq1t
say _ or	-1di1tz
say _ the	1qt
say _ to	-1bp1ade
say _ what	2j
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
say yes	-1hpt1z2d
say yes $	-1lt2d
say you	1p
say ~not	-1jp1b3d
say ~not $	1bdln
say ~not to	-1lp1a2d
say ~soon	1ip2b
sayin*	-1alnB1i2bop
saying	-1alnB1i2bop
says	-4i-2o-1hjmr1ens2ap
says #	1kn
says _ $	-1i1kn
says _ lot	-1n2p
says a	-1n2p
says a lot	-1n2p
says that	-1ip1e
says ~money	1kn
scena*	5b
scenario	5b
sched*	-1i1jr2s
schedule	-1is1r2jn
schedule is	1n
schedule the	1r
scheduled	-1jl2s
scheduling	-1n1s
scheduling the	1s
schoo*	-1cg1in
school	-1cg1n
school $	-1cg1n
score	-3c2s6b
score $	-2c4b
seaso*	-1n
season	-1n
sec	-2i-1pD4u
secon*	-3cp-2hilq-1abkmxC1j2dtz3u
second	-3c-2pq-1abhiklmx1dj2tuz
second $	-3i-2q-1ck1djuz2t
second $?	-1i1guz
second _ $	-1c
second _ line	1s
second _ on	-1gj1z2n
second in	1s
second in line	1s
seconds	-1ip2du
secur*	1i
security	1i
see	-3ghs-2bdiqtu-1celor1axz2kD3nC
see $	-1aflpqzC3nD
see _ $	-2i2alC
see _ @day	-1hi2C
see _ doctor	1i2j
see _ i	1i
see _ it	2f
see _ that	-1j1h
see _ there	1z
see _ you	-1a1kpx
see _ ~soon	-1hi2C
see a	1iz
see if	2xz
see it	1r2l
see the	-1gh1ip
see to	1h2f
see what	-1jn2k
see why	-1p1a
see you	-2i-1ah4C
see you @day	-1hi2C
see you ~soon	-1hi2C
see your	2j
seein*	-2i-1p1ou
seeing	-2i-1p1ou
seems	-1i1jop
seen	1i2e
sell	-1i2cn
sell you	-1l
send	-2cg-1dpquxz1k4h
send _ $	-1h
send _ over	1C
send _ that	-1i1h
send _ the	-1h1l
send _ to	-1g1h
send a	1s
send it	-1g
send it $	-1h
send me	-1i2h
send me that	-1i1h
send that	1hC
send you	-1u1hl
sendi*	1n2hi
sending	1n2hi
sends	1n
sense	-1blnqsuBC1ipzD2j
sense $	-1au1D2i
sense _ would	-1i1a
sense _ you	-1p2j
sense to	1j2i
sense you	-1i1ap
sense you would	-1i1a
sensi*	2p
sensible	2p
sensible $	2p
sent	-1p1n2x
separ*	-3i-2n-1l2s3j
separate	-1ln2s
separate policy	-1ln1s
separate ~cover	-1iln1s
serio*	-1s
serious	-1s
serve*	1j
servers	1n
servers deliver	1n
servers ~send	1n
servi*	2i
service	2i
set	-1adlpu1ghit
set _ for	1n
set aside	1i
set the	1h
set up	-1s1n
sets	-1n2s
settl*	2r
sewer	-1n
sewer backup	-1n
sewer ~cover	-1n
shall	-1qt1i3g
shall _ ~buy	1i2g
shall we	2g
shape	3i
shape:agency	-3i-1acjlmnpqsxC3v5w
shape:full-name	-4i-1abcjklnpqrsuD1xAC3w5v
shape:with-name	-2npsu-1abdfgiklmqyCD1x2A5v6w
share	-2i1hu
share*	-1i1sx2j
shared	-1i1sx2j
she	-2l-1bgp1n2ju
she _ $?	-2i2u
she _ not	-1l
she _ ~not	-1l
she is	-1l1n2j
she is not	-1l
she is ~not	-1l
she work	2i
shock	1p
shoot	-1p1h2q
shop	-2s-1cop1r3l
shop $	-1cn1lr
shop _ #	1i
shopp*	1i
shops	-1i1s2p
short	-2m-1adi1hlprz3n
short _ that	2ln
shoul*	-2bdnos-1acefhlmrtuvwBC1pqxy2g3j
should	-3n-2bdos-1acefhlmrtuvwBC1pxy2g3j
should _ $	2x
should _ about	-1u1i
should _ call	-1hi1u
should _ get	-1p1j
should _ have	-1l1j2q
should _ on	1j
should _ the	1j
should _ ~cover	-1i
should _ ~meet	-1hi1u
should _ ~send	-2h
should be	2ap
should be on	1j
should get	-1i1j
should have	-2a-1i1jp
should i	-2j-1pq1i2g
should i call	-1hi1u
should i ~meet	-1hi1u
should i ~send	-2h
should know	-1j1i2l
should know about	1i
should not	-1lp2q
should talk	1ip2x
should we	-1hj1ik2g
should ~meet	1p2x
should ~not	-1lp2q
show	-3j-2p-1acfghlqruC1z2bi5k
show _ both	-1hj2k
show _ the	-1hj1k3b
show _ what	1iz
show you	-2j-1lru1z2i5k
show you both	-1hj2k
show you the	-1hj1k
show you what	1iz
shows	-1ilC1h2s3p
shrin*	-1is1n
shrinks	-1is1n
shut	-1h1lo2a
shut $	-1l1n
shut _ $	1as
shut _ and	1a
shut down	-1n1s
shut down $	1s
shut up	3a
sick	2a
side	-2h-1gp2b4k
side $	1k2b
side _ side	-1h4k
side _ you	1k
side by	-1h4k
side by side	-1h4k
sign	-3ap-2ns-1bcefhiloqtuxACD2g7d
sign $	-1npsCD6d
sign _ $	1d
sign _ for	1i
sign _ now	-1i1dg
sign _ today	-1i1d
sign anything	-2j-1adlp1i
sign it	-2gi3d
sign today	1d
sign up	3g
sign up for	1i
signa*	3g
signature	3g
signe*	-1jls1gn3d
signed	-1jls1gn3d
signed up	1g
signi*	-1p1n
signing	-1p1n
signs	-1l
simpl*	-1iln1z
simple	-1il1pz
simply	-1np
simul*	-1diD6b
simulation	-1diD6b
simulation $	-1D4b
since	-1ackmtD2o3in
since #	1n2o
since $	1i
since _ $?	1i
since _ is	-1l2n
since _ last	1i
since it	1n
since it is	1n
since ~money	1n2o
sing	-1bi6c
sir	-2i-1C2A
sir $	-2i-1C2A
sits	-1n2s
sitti*	-2j1l2p
sitting	-2j1l2p
situa*	-1gk1z
situation	-1gk1z
size	-1ikn1ps
skip	-1s2j
skip the	1j
sleep	-1i1j
sleep*	-3i2epu
sleeping	2ep
slip	2q
slow	-3i-2bn-1dgj2p4a
slow _ $	-1n
small	-1ilo2p4j
small _ policy	1j
small shops	2p
small ~cover	1j
small ~cover ~cover	1j
smart	-2l-1bims2a4j
smart _ is	-1s3j
smoke	2i
smoke*	-1aptD5i
so	-5D-4ce-3ftuvwA-2ahqxz-1bjsy1gkl2dr3n4o
so #	-1o1m
so $	-3D-1i
so _ #	-1kp
so _ $	-2oC-1bs1adp
so _ $?	1i
so _ are	-1bn1do
so _ can	1bhk
so _ do	1in
so _ does	1p
so _ feel	-2i2o
so _ got	2n
so _ has	-1n
so _ have	-2n1ko
so _ i	1r
so _ is	-3p-2ln-1km1adior
so _ it	1dhi
so _ me	-1u1is
so _ recap	1r
so _ somebody	1n
so _ that	-2p-1no2g
so _ the	1ln
so _ this	2d
so _ to	-1n1pr
so _ us	-1l2j3d
so _ want	-1o1i2g
so _ we	1i3g
so _ will	-1n1rs
so _ would	-1hl1p2n3j
so _ you	-1dips1n3o
so _ ~cover	-1ik2s
so _ ~money	-1kp
so _ ~not	-1n1kqs
so _ ~pay	-1s1p
so _ ~thing	1ilm
so a	-2p1ns
so after	-1p
so an	1s
so do	-1n1k2g
so far	-1dkn1ir
so far #	-1k1r
so far ~money	-1k1r
so for	1mo
so here	-1jk1r
so here is	-1jk1r
so i	-2d1x2ln3bj
so i can	1bhl
so i will	1lpr
so i would	2n3j
so if	-1ios1n
so if somebody	1n
so if you	1n
so is	2gi
so it	-1dmns1aior2p
so it is	-2n-1ps1aor2i
so let	-1lu2dj
so let me	1s
so let us	-1l2j3d
so long	1q3C
so much	-1ip1s2B
so much $	-1C1B
so nobodys	1op
so sign	-1s2d
so sorry	2p
so tell	1i
so tell me	1i
so that	-1ps1hn
so that is	1j
so the	1kn
so there	-1i
so they	-2i-1l1s
so this	1do
so those	1l
so to	-1j2r
so to recap	1r
so we	-1n1r
so what	-1int1op2d
so what are	1d
so what is	1dg
so when	1n
so who	1i
so with	-1s1n
so you	-2js-1adhp3io
so you are	1io
so you feel	-2i2o
so you got	-1i2n
so you want	-1o1i2g
so you would	-1jl1i
so your	-2i-1js1o3n
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
some	-4p-1bdegjkqrC1o3z6c
some _ $	-1lnp1ios2c
some _ $?	-1i1u2c
some _ and	1z
some _ then	-1u1i2z
some numbers	1h
some of	-1ip1cn
some questions	-1h1z2u
some questions and	1z
some questions then	-1u2i
some time	1s
someb*	-3p-2dh-1gktu1l2bn
somebody	-2d-1ghkptu1ino2b
somebody $	1s
somebody _ a	1ln
somebody _ hurt	-1n
somebody _ it	1s
somebody _ the	1x
somebody _ ~harm	-1i
somebody could	1o
somebody else	1il
somebody gets	1n
somebody gets hurt	-1n
somebody who	-2i1np2a
somebody with	1n
somebody ~harm	1n
somebodys	-2p1ln
somebodys _ to	-2p
someo*	-2n-1jlp1ix
someone	-2n-1jl1ix
someone _ you	1i
someone ~harm	1i
someone ~harm you	1i
somet*	-3dg-2bmoqsz-1efintBCD1a2u3c
something	-3d-2gmsz-1befinoqtBC1ajp2u
something $	-3i-1cjnsz1akr2pu
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
something happens	1k
something happens $	1k
something i	-1p2l
something i can	1l
something in	2cj
something like	1np
something like that	-1p1n
something that	1i
something to	1hp
something you	-1j
somew*	-1i2u
somewhere	-1i2u
son	2c
soon	-1adjp2hi3C
soon $	-1ajp2hi3C
soone*	-1i2e
sooner	-1i2e
sorry	-3ilx-2abdghjsuD-1cknovwyzA5t9q
sorry $	-2t1q2p
sorry _ bother	1f2q
sorry _ did	1i
sorry _ hear	-2q1p
sorry _ is	-1p
sorry _ that	-1p1qt
sorry _ the	-1p1fB3q
sorry _ you	-2i-1q2t
sorry _ your	-1q3p
sorry about	3q
sorry about that	-1p1q
sorry about your	2p
sorry for	1f3q
sorry for the	-1p1f2q
sorry i	-2p-1iu1t2q
sorry i did	-1q
sorry to	-1i3q
sorry to bother	1f2q
sorry to hear	-2q1p
sorry we	1p2q
sorry you	-1q2t
sound	-2tD-1bcjluC1q3a4i
sound _ $	-1pD2a4i
sound _ $?	-1D
sound fair	-1p2i
sound like	-2i1p2a
sound*	-2ai-1bcdglmnqsC1jD2p3o
sounds	-2ai-1bcdglmnqsC1jD2p3o
sounds _ $	1o2D
sounds _ you	-1ap2jo
sounds like	-1acdilmns1j3o
sounds like you	-1ap2jo
speak	-1ghv1A2C
speak _ the	-1gh
speak to	2i
speak with	2C
speak*	-1abgx2v
speaking	-2u-1abx1i2v
speaking $	-1i1v
speaking _ @name	-1u
speaking with	-1au2i
speaking with @name	-1u
speci*	2a
special	2a
spell	-2i2a3c
spend	-1g1ez
spoil*	-1bl2a
spot	-1jls
sprin*	-1bds1inq
spring	-1ds1nq
spring $	-1l1jn
spring $?	1i
spring you	1ln
squar*	1ci
square	1ci
stand	2p
stand*	-2j-1s1l2n
standard	-1jns2l
standard policy	-1js1l
standard ~cover	-1js2l
stands	-1l3n
start	-2h-1cklm1bjpz3g
start $	2p
start _ #	1l
start _ $	1gk
start _ a	1j
start _ policy	1dg
start _ the	2s
start it	2g
start over	1k
start the	-1l1dj2g
start the policy	1dg
start with	-1gjk1u2z
start*	-2hp-1abdijqrsu1kn2cx3g
started	-1bhijk2gx
started $	1g
started $?	1gm
started _ $	-2i
started _ ~money	1x
started a	1x
starting	-1h1g2k
starts	-1ps1n
state	-1jk1al
state minimum	1n
state*	1s
states	1s
stay	-2p-1bils1aC4j
stay _ $	-1lnp1j
stay _ them	1j2a
stay _ you	1j
stay with	-1s1aj
stay with them	1j2a
stayi*	1p
staying	1p
staying with	1p
stays	-2i-1jp1nr2f3k
stays $	-1mns3k
stays the	-1lp1r2s
stent	2n
step	-1ips1jk2z
step _ $	1kn
step up	1jkn
step up $	1kn
steps	1z
stick	2j
stick with	2j
still	-2abchkst-1degjmqryACD1ou3i5n
still _ #	-1k2n
still _ $?	1i
still _ a	-1n1op
still _ it	1n
still _ on	1i
still _ that	1i
still _ there	-1i2n
still _ to	-1n
still _ you	1n
still _ ~money	-1k2n
still a	2u
still driving	-1o
still got	-1i1op
still on	3n
still on there	-1i2n
still owe on	1i
sting*	3p
stings	3p
stop	-1cgijknCD1dps2a3bf
stop _ $	-1D2f3b
stop acting	-1p2a
stopp*	1x2g
stopped	1x
stops	-2ij-1mps1k2n5l
stops $	1s
stops _ #	-1m1k
stops _ the	-1s1l
stops _ ~money	-1m1k
stops at	-1ms1kl
stops at #	-1m1k
stops at ~money	-1m1k
store*	2l
stored	2l
storm	-1ns1l2e
story	-1bnp1d2c
stran*	1p
stranger	1p
strea*	2m
stree*	-1hjkpqs1e2dx
street	-1hjkpqs1e2dx
street $	-1ijn1ex
street _ water	1n
stron*	-1p1q2a
strong	-1p1q2a
stubb*	2a
stubborn	2a
stuck	-1ejm1in2b3o
stuck with	-1ejm1no2i
stude*	-1jp1r2i
student	-1jp1r2i
student discount	1r
student loans	1i
stuff	-2p-1dm1z2j
stuff $	-1di1j
stupi*	-3ip-1fl4a
stupid	-3ip-1fl4a
stupid $	-2i3a
sub	-2s1nr
subs	-1a1in
subs $	1s
such	2ai
sued	1i
sued you	1i
sues	2s
sugge*	-2p-1ik2jx
suggest	1jm
suggest is	1m
suggestion	-1i1j
suit	-1p1h2a
sum	-1k1r
sum up	-1k1r
summa*	1hr
summary	1hr
sump	-1jn1s
suppl*	1i
supplier	1i
suppo*	-1a1i3b
supposed	-1a3b
supposed to	-1a3b
sure	-3l-2q-1adghknsAC1i2frD3p
sure $	-1i1p2D
sure _ is	-1l2p
sure i	-1lpq2i
surfa*	1l2n
surface	1l2n
surface water	1l2n
swing	1i
swing _ @day	1i
swing by	1i
swing by @day	1i
switc*	-2p-1adl1ijno2b3g
switch	-1dlp1ij2b3g
switched	1n
syste*	-1cjlps1y2bf
system	-1cjps1y2f3b
system $	1i2f
table	2k
take	-3h-2btuD-1acklmnorvxA1iqsz4C
take _ #	-1u
take _ $	-1hipD1dB3C
take _ for	1dn2s
take _ house	-1n1e
take _ number	1fp
take _ of	-1des1pC
take _ off	1f
take _ out	-1s
take _ with	1k
take _ you	1e
take _ ~money	-1u
take _ ~thing	-1n1e
take care	-1adehijsD4C
take care $	-1hipD1B3C
take care of	-1es1pC
take it	-1i1dhk2zC
take it with	1k
take the	-2k-1h1agl3j
take to	1s
take you	1f
take you off	1f
take your	-1nsB1ef
take your house	-1n1e
take your number	1fp
take your ~thing	-1n1e
taken	-1lD1gos2pt
taken _ of	1g2t
taken care	1g2t
taken care of	1g2t
takes	-1ijlmn1adp2s
takes _ of	-1ip1ds
takes care	-1ip1ds
takes care of	-1ip1ds
takin*	-1abclpq1B2f
taking	-1abclpq1B2f
talk	-3gin-2abcklos-1defjqvwAD2prC3hz4u
talk $	-1i2ux
talk $?	-4i-1h4u
talk @day	1i
talk _ $	1C
talk _ $?	1k
talk _ a	1j
talk _ him	1p
talk _ it	1i
talk _ the	1r
talk _ you	-1hip2C
talk _ your	-1x1dipr
talk about	-1dhklorux2i3z
talk about it	1i
talk again	3h
talk price	1z
talk to	-1gnsuz1prC
talk to a	1j
talk to you	-1hip2C
talk to your	1dip
talke*	-2p1ai
talked	-2p1ai
talked about	-1p
talked to	1a
talki*	-1u1aivB
talking	-1u1aivB
talking about	1a
talking to	-1u1ivwB
targe*	1p
target	1p
tax	-2in1s2l
taxed	-1s1n
taxes	1c2l
taxes $	2l
tear	-1n1l
teena*	-1js1n2r
teenager	-1s2r
tell	-3at-2ghknqx-1ceiors1juy2l3bz
tell _ $	-1i2l
tell _ a	-2bi3c
tell _ about	-2b-1cg2ij
tell _ that	1l
tell _ the	1b
tell _ they	-1j
tell _ to	-1l
tell _ what	-2i-1cj1bu
tell me	-1cghlqrtux1di2b
tell me a	-2bi3c
tell me about	-2b-1cg2i
tell me what	-1c1b
tell them	2j
tell you	-2dip-1ajknt1uy3z4l
tell you $	-1i2l
tell you that	-1p1l
tell you what	-1ij1l2u
telli*	1o
telling	1o
telling me	1o
term	-2p-1dhinox1l2r3js
term $	-1k1ns
term _ not	1m
term _ the	-1n1s
term and	1k
term does	1m
term does not	1m
term for	1j2r
term is	-1m
term policy	-1n1j
terri*	-1i1a
terrible	-1i1a
text	-1u1i3h
text _ a	2h
text me	2h
than	-2d-1bceghklpx1as6m
than _ $	-1im2a
than _ you	-1n1m
than _ ~cover	-1s1mn
than _ ~money	-1j
than a	1s
than that	-2p
than that $	-2p
than the	-2s-1kp
than the ~money	-1j
than to	-1m1jos
than what	-1n1m
than what you	-1n1m
than you	-1p2am
than your	-1p3m
thank	-2ip-1acqsuxAD1wC7B
thank _ $	-1ipCD3B
thank _ for	-1px1ivw3B
thank _ so	-1i1B
thank you	-2ip-1acqsuxAD1wC7B
thank you $	-1ipCD3B
thank you for	-1px1ivw3B
thank you so	-1i1B
thank*	-3D-2clps-1abdhijntxA1C8B
thanks	-3iD-2clp-1abdhjnstxA1C8B
thanks $	-2CD-1p1B
thanks _ calling	-1x1vwB
thanks _ much	-1p1B
thanks _ picking	1BC
thanks _ your	1B
thanks for	-2i-1cdjlpsx1vw4B
thanks for calling	-1x1vwB
thanks for picking	1BC
thanks for your	1B
thanks so	-1p1B
thanks so much	-1p1B
that	-9c-4ksvA-3dew-2bmrCD-1fxzB1jl2q3p4n
that #	-1im1t
that $	-3n-2jC-1cefgkmoqrxD1apuy3l
that $?	-1abchijpq1gu
that _ #	-1m1k2n
that _ $	-2dekx-1cfmpB1oqsCD2hj3b
that _ $?	-2bpt-1clnqD1hu2a
that _ a	-2ls-1bijmn1aB3p
that _ about	-1op2m
that _ all	-1i1nu
that _ and	-1p1ai
that _ are	1a
that _ be	-2a1p
that _ been	1p
that _ business	1l
that _ can	1nz
that _ could	1i
that _ do	1f
that _ down	1j
that _ exactly	1pB
that _ fair	1i
that _ for	-1nop1gj2l
that _ from	-1l1s
that _ frustrating	1p
that _ going	1gm
that _ gone	1n
that _ good	-3p1g2D
that _ got	2p
that _ have	-1i1aop
that _ how	-1i1n
that _ i	1i3q
that _ if	1n
that _ in	1ins
that _ is	-1jlsB1hm5n
that _ it	-1p1i
that _ just	-1p3a
that _ like	-1p1o
that _ locked	1n
that _ make	-1i1op
that _ me	-2i-1c1B2t
that _ more	-1iq1t2p
that _ my	-2p-1i2q
that _ no	-1l
that _ not	-1ap1io
that _ now	-1l1n
that _ number	-1i
that _ of	-1n1lx
that _ okay	-1D1u
that _ on	-1is1l2nx4q
that _ one	-1p1C2l
that _ only	-1np1ls2i
that _ or	1t
that _ out	-2p-1os1jlq
that _ policy	2j
that _ really	1q2p
that _ right	1d
that _ sense	-1j2i
that _ so	-1q1p
that _ the	-1lqs1fr2adn
that _ then	-1p
that _ to	-1iq2op
that _ too	-2p2s
that _ understandable	1p
that _ up	1lq
that _ what	1mns
that _ where	-1p1jl
that _ why	1x
that _ will	-1l1nz
that _ with	1ikuy
that _ worth	-1p1j
that _ would	-1l2ip
that _ you	-1qsu1hknx
that _ your	1h2i
that _ yours	1n
that _ ~cover	-2l2js
that _ ~feel	-1aq1i3p
that _ ~harm	-1i1ps2e
that _ ~money	-1m1n2g
that _ ~not	-2a-1p1il
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
that contract	-1ai1hj2n
that contract $	1hn
that could	1lm
that coverage	-1l1s
that deductible	1j
that down	-1pq2a
that down $	-1pq2a
that equipment	1j
that for	-1c1t2g
that form	-1n2l
that gets	-1i1o2e
that happened	-1q1p
that house	-1l1n
that i	-1in
that i would	1p
that in	-1op1gj
that is	-5i-3o-2bj-1deghsvyzA1afkmqrD2np3l
that is a	-2l-1jnos2p
that is about	-1p2m
that is business	1l
that is exactly	1pB
that is for	-1n2l
that is going	1m
that is got	2p
that is how	-1i1n
that is just	-1p3a
that is locked	1n
that is not	-1ap1no
that is on	1n2q
that is one	-1p2l
that is so	-1q1p
that is the	-1ip1r2afn
that is understandable	1p
that is what	-2i-1p2n
that is where	-1p1l
that is why	1x
that is worth	-1p
that is your	-1i1n
that is ~cover	-1p1s
that is ~feel	-1aq1i2p
that is ~not	-1a1no
that it	-2i-1B1hlps
that it is	-1B1hnp
that job	-1jln1s2x
that kind	-1n1l
that kind of	-1n1l
that last	-2i2t
that leaves	1nr
that letter	1in
that loan	-1s2j
that loan $	-1s2j
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
that old	-1l2j
that one	-1im1bpqt2l
that one $	-1jn1b2lpq
that one more	-1iq1t
that over	1iB3h
that policy	-1gl1hin
that policy $	-1jl1in
that policy $?	2h
that press	1i
that press goes	-1n
that price	1k
that right	-2u-1glp1n4i
that right $	-1u2i
that right $?	-1pu2i
that right now	-1l1n
that roof	-1p2j
that roof $	-1i1j
that says	-1n1op
that shop	1l
that sound	-1apD3i
that stuff	-1ls1i
that the	-1dl1p2i
that thing	-1op1j
that time	1s
that to	-1l2h
that to your	1hi
that today	2n
that today $	2n
that tracks	1i
that up	-1p1q
that was	-1in2q3a
that way	-1aino2p
that way $	-1i2p
that what	-1n1ei
that what you	-1in1e
that with	-1ip1B
that would	-2in1s4p
that would be	-1p
that you	-1x1foprz2i
that you would	1p2i
that your	1p
that ~cover	-2l-1p1hj2n
that ~cover $	-1jl1in
that ~cover $?	2h
that ~cover is	1n
that ~harm	-2p-1ajnst1ilo2q
that ~harm $	-1p2q
that ~money	-1imp1kntx
that ~not	-1n1op
that ~pay	-1i1ns
that ~soon	-1jp2n
that ~soon $	2n
that ~thing	-3p-2s-1aghmt1o2n
that ~thing $	-2i-1p1o2j
that ~thing goes	-1n
that ~thing is	1n
the	-6u-5D-4aAC-3w-2cdepqtvzB-1fhikmoy1jln2s
the #	-3ls-2c-1muz1jkn2h3i
the # $	-1j1h
the # $?	-1g1i3h
the # months	1i
the # of	1p
the # policies	-1r1h2k
the # year	-1j
the @name	-1v1o2l
the @name $	-1v2ln
the _ #	-1kp1gis
the _ $	-3u-2ailxC-1cdwAD1bgjnpsB
the _ $?	-4bc-3jnu-2als-1dekpqrx1gt6i
the _ @name	1n
the _ a	-1s2n
the _ about	-1p1mx
the _ after	-1n1s
the _ amount	1s
the _ and	-1abeijkops1gnr2hl
the _ are	-1i1n2s
the _ at	-1ks1dlnvw
the _ back	2s
the _ be	1gi
the _ before	1z
the _ below	-1s1l2n
the _ benefit	1s
the _ between	-1jn
the _ burst	-1s
the _ comes	-1jln1m
the _ cost	-1s
the _ coverage	-2s-1h1jk
the _ day	1h
the _ decides	-1d1l
the _ deductible	-1hs1j
the _ did	1n
the _ does	-1s2k
the _ downstairs	1l2n
the _ driver	-1gkln1s
the _ ends	1lns
the _ evening	1h
the _ every	1di
the _ first	2j
the _ for	-2s-1kl1ijxz2n
the _ from	1jp
the _ gets	-1ln1rs
the _ go	-1ls1nr
the _ goes	-1is3n
the _ going	2p
the _ got	1l2b
the _ guy	-1n1pt
the _ guys	-1l1ps
the _ has	-1kps1hn2l
the _ have	-1b1i
the _ here	1k2b
the _ house	1s
the _ i	-1ikps1fhlx2jn
the _ if	-2j-1i1dpz
the _ in	-1cejl1a2gh
the _ insurance	1l3n
the _ insured	1n
the _ is	-2p-1dhijmnrz1ak2os
the _ it	-1lp1km
the _ job	1p
the _ just	1y
the _ knows	1s
the _ landlord	1n
the _ let	-1i1g2d
the _ liability	-1n
the _ limit	-2i1js
the _ limits	1ijk
the _ loan	1n
the _ looks	2s
the _ map	-1l2s
the _ money	1s
the _ months	1i
the _ motorist	1k
the _ name	2n
the _ next	1i
the _ now	-1d3b
the _ number	1qs
the _ numbers	1i
the _ of	-3i-2jn-1l1aempsy3u4c
the _ on	-3l-1dghkp1jsx2q
the _ one	-2n-1abegr1mp2k4j
the _ ones	-1gns1jk
the _ or	-1s2in
the _ out	-1ln1d
the _ over	1es
the _ package	-1ns
the _ page	-1ijps1h2r
the _ part	-1q1t
the _ pays	-1l1n
the _ person	3n
the _ persons	1s
the _ place	-1i1no
the _ play	-1s2b
the _ policies	-1r1h2k
the _ policy	-1j1lr
the _ price	1l
the _ question	1l
the _ rate	1m2l
the _ renewal	1x
the _ right	1dgn
the _ runs	2k
the _ sales	-1s1jm
the _ say	-1c
the _ says	-1k1lnp
the _ shop	1l
the _ should	1j
the _ so	-1s1jl
the _ step	1j
the _ still	1n
the _ stops	-1n2s
the _ storm	-1s1l2e
the _ that	-3l-1ip1ox2s
the _ the	-2i-1gjkln1emz3r
the _ then	1z
the _ there	-1n1l
the _ they	1ils2b
the _ thing	-2i-1kqs1bpt2a
the _ this	1n
the _ time	1o2f
the _ to	-2n-1ah1b2gl
the _ today	1jC
the _ together	1g
the _ tomorrow	1h
the _ tonight	2C
the _ up	-1i1p
the _ value	-2n1j2s
the _ values	1l
the _ wants	-1m
the _ way	-1j2p
the _ what	-1in2a
the _ when	-2n-1l1hp2s
the _ who	1s
the _ will	-1n
the _ with	-2gn-1ju1cikm
the _ word	1l
the _ work	1j
the _ worth	1l
the _ would	-1j1p
the _ year	-1j
the _ you	-1hjkp1ensz2irx
the _ your	-2l1nx2s
the _ ~buy	-1s2j
the _ ~cover	-3s-2pz-1abcdeioqx1l2gk3j
the _ ~harm	-1ikl1n2e
the _ ~meet	1d2f
the _ ~money	-1chjnps1glx2i
the _ ~not	2l
the _ ~pay	-1l1n2p
the _ ~soon	-2n-1dlsz1e2hC
the _ ~thing	-1hijkn1or
the adjuster	1l
the agency	-1c
the amount	-1i1r2t
the answer	1lp
the apartment	1i2l
the app	-1i2bls
the application	-2j-1bhz1il4g
the application $	-1j1gi
the audit	1ls
the auditor	1s2n
the auto	1x2s
the baby	1jn
the back	-1p1ln
the background	2q
the bank	-1jkm1sx
the bar	-1i1mn2j
the bar sales	1m
the basement	1i
the basic	-1n1s
the basic one	1s
the beneficiary	1nr
the beneficiary $	1r2n
the best	1ch2l
the better	-1n1jk
the bigger	-2i2j
the bills	-1l1p
the bills $	-1l
the building	-2l-1n1i
the building $	1i
the business	-2n-1glr1ipsz
the calls	-1s2fy
the capital	1c
the capital of	1c
the car	-2n-1s1ailB
the car $	1B
the carrier	1s
the cars	-1rs1l2z
the cash	-2n1s
the cash value	-1n1j2l
the ceiling	3n
the certificate	-1j2h
the check	-1jl1n
the claim	1n
the company	-1kp1l2s
the companys	1i
the contingent	1s
the contract	-1j2h
the coverage	-1n1km2g
the cyber	-1j1gi
the damage	1ln
the day	-1s1en
the day you	-1s1en
the dec	-1i1r
the dec page	-1i1r
the deductible	-2i-1kn1lrt
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
the end	-1jlpu1z
the end you	1z
the exam	1l
the face	-1p
the fall	1x
the fall renewal	1x
the family	-1n1s
the final	1m2l
the final price	1l
the final rate	1lm
the final ~money	1m2l
the first	-1jlmnp1adz2s
the first #	1s
the first ~money	1s
the flood	-1n1ijr
the flood policy	-1n1j
the form	1jx2n
the form $	3n
the form you	2x
the game	2C
the gc	2h
the general	-2n1s
the ground	1ln
the group	-1n1r
the group policy	-1n1r
the group ~cover	-1n1r
the guy	-1s1ln
the gym	-1l
the higher	1k
the higher deductible	1k
the higher limits	1ij
the higher ~cover	1k
the home	1x
the hook	-1j2n
the hook for	-1j2n
the hospital	1n
the house	-2kr-1im1ez2ns
the house $	-1lr1pz
the house and	1e
the house is	1n
the household	1z
the insurance	-1w1ix2n
the jewelry	1r
the job	-1np1d
the job $	-1p1s
the kids	-1ajlp1s2io
the kids $	1o
the landlord	-1s1np
the landlords	1l
the landlords ~cover	1ln
the last	-2q-1hjk1p2fit
the last #	1s
the last thing	1pt
the last time	1i2f
the last ~money	1is
the law	1l
the lease	1i
the left	-1jx2k
the lender	-1jkln1hiC2s
the lender and	1g
the liability	-1js1n
the liability $	-1s
the limits	-1i1r
the line	-1s1l2dt
the link	-1i3h
the list	-2h-1an1lqs2f
the list $	-1ah1ls2f
the loan	-1l2s3n
the loan $	-1l2ns
the lower	-1n1m
the lunch	1h2p
the machine	-1n1s
the main	1i
the map	1p
the middle	-2i1mqsuB2j
the middle of	-1i1qsuB
the mileage	-2s-1k1j2r
the minimum	-1p1j3k
the minimum $	-1n2j
the mod	1h2r
the moment	1j
the money	-1dl1s2i
the money goes	1n
the money or	2i
the morning	1h
the mortgage	-1c1s
the mortgage $	1s
the most	-1p1ai
the name	1jt
the nearest	1ls
the neck	1ap
the neighbors	1n
the new	-2s1ijkx
the new one	-1n1ijk
the new ~thing	1x
the next	-1hkls1jn2e
the next #	1d
the next step	1j
the number	1s2t
the numbers	1hz
the old	-1hn
the old one	1j
the old policy	-1jn1r
the old ~cover	-1n1r
the one	-2p1i2j
the only	-1agl2inp
the other	-3ln-1ijmr1s2b3k
the other driver	-1kln1s
the other guys	-1l
the others	1k
the owner	-2j-1nu1hixA
the owner $	1k
the owner $?	2h
the owner about	1x
the package	-1s1n
the part	-1i2s
the part that	1s
the patio	-1ilsz1mr
the patio $	-1n1m
the payment	1p2g
the payroll	-1s
the pension	-1s1n
the permit	-1j2x
the person	1sx
the phone	-1j1d
the pipe	-1s
the pipe burst	-1s
the pipe ~harm	-1s
the place	-1jl1ps
the plan	1z
the policy	-4k-2lr-1mnx1dg2s
the policy $	-1n
the policy $?	1i
the policy is	1s
the policy pays	-1s1n
the policy says	1n
the policy stops	-1n
the policy today	1gj
the policy you	1s
the press	-1n2r
the price	-2hkn-1i1mru2s
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
the rebuild cost	-1s
the rebuild ~money	-1s
the renewal	-1l1jwx2h
the renewal $	1hj
the rental	1j
the rest	1e
the rest $	1s
the rest of	1e
the restaurant	-1s1n
the right	-1lnsx1bd2k3p
the right thing	-1io1dp
the ring	-2i-1hs3j
the road	-1s
the role	-1s2b
the role play	-1s2b
the roof	-2lns-1j1i2k
the same	-4j-1dghmnqx1ai2k3p
the same $	2kp
the same coverage	1k
the same thing	-1p1bl
the same way	-1j2p
the same ~cover	-1p1k
the schedule	-1s1jnr
the second	-2s-1il1jnz
the service	1s
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
the time	-1dn1B
the tools	1n
the trouble	1fq
the truck	-1s1nq2i
the truck $	1iq
the umbrella	-1h2j
the underwriter	-1dp3l
the uninsured	1k
the uninsured motorist	1k
the vans	-2n-1ls1r2j
the vans $	1j
the wait	1B2q
the waiver	-1dl1k
the water	-1s1n2g
the way	-1ilnp1adjs2v
the way $	2v
the way it	-1l
the weekend	1h
the wheel	1i
the wheel of	1i
the whole	-2s-1jl1mo
the word	1gp
the work	-2s1l2n
the worst	2ap
the wrong	-1s2q3n
the yard	-2i
the year	-1n2m
the year $	-1n2m
the ~buy	1i3g
the ~cover	-3c-2abklp-1deiuvw1jmnr2g
the ~cover $	-1w1jl
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
the ~cover the	1r
the ~cover you	1r
the ~cover ~cover	-1kls1jm
the ~cover ~pay	-1ls2n
the ~cover ~soon	1gj
the ~cover ~thing	1o
the ~harm	-1bjkp1x2mn
the ~harm renewal	1x
the ~insurer	-3p-2k-1abi1dx2s3l
the ~insurer $	1r
the ~insurer has	-1s2l
the ~insurer knows	1s
the ~insurer looks	2s
the ~kin	-2l-1bcdhp1rs2io
the ~kin $	-1s1aio
the ~meet	-2i-1hs3j
the ~money	-3c-2n-1befgkp1hjr2m
the ~money $	-2in-1dklpr1m2s
the ~money $?	-1g1i3h
the ~money i	1r2l
the ~money is	-2n1j
the ~money months	1i
the ~money of	-1s1mp
the ~money on	1s
the ~money you	1x
the ~money ~cover	-1n1h2jk
the ~money ~money	-1j1i
the ~money ~soon	1h
the ~soon	-2l-1giks1ehjn
the ~soon $	-1i2h
the ~soon $?	-1h
the ~soon step	1j
the ~soon ~money	1d
the ~thing	-5c-4bgh-2dot-1afklmpuvy2r4i
the ~thing $	-1bcekn1iq
the ~thing $?	1i
the ~thing and	-2n-1gh1jk
the ~thing has	1n
the ~thing in	1n
the ~thing is	1a
the ~thing or	1n
the ~thing the	-1jn1e3r
the ~thing then	2z
the ~thing worth	1l
the ~thing you	2i
the ~thing ~cover	-1j1n2l
the ~thing ~harm	-1l
the ~thing ~money	1n
theft	-1l1j
their	-2jn-1abdkp1ems2l
their _ $	-1n2em
their _ cars	1s
their _ comp	1i
their _ ~cover	1i
their _ ~thing	1s
their own	-1ajn1il
their own cars	1s
their own comp	1i
their own ~cover	2i
their own ~thing	1s
their ~thing	-1n2e
their*	-2l-1ijs5k
theirs	-2l-1ijs5k
theirs _ ~money	-1m2k
theirs _ ~not	1k
theirs and	1hk
them	-3c-2gou-1lprstxzC1ikn
them $	-1chjn1abdl
them $?	1i
them _ the	2j
them _ ~not	-1lp
them about	2j
them does	-1lp
them in	1s
them on	-1k
them to	-1c1i
then	-4ks-2abcfhjx-1egilmqtAB2C7z
then $	-2z-1ijk1gn2C
then $?	1i
then _ $	-1z1j2d
then _ $?	1i
then _ is	-1n1r
then _ what	1z
then _ will	-1kru1z
then _ you	-2j2iz
then i	-1ikru1j3z
then i will	-1kru1z
then it	2r
then it is	2r
then show	-1j1z2i
then show you	-1j1z2i
then the	-1s1z2p
then they	1n
then we	-1ij3z
then what	1i
then what $?	1i
there	-4u-3kps-2abhrvD-1cefjmwxyB1io2ntA
there $	-2adgv-1beiswxD1cqtC2n3A
there $?	-1abcg2i
there _ #	-1l1n
there _ $	1AC
there _ a	-2p-1j2t3l
there _ about	-1m
there _ all	1n
there _ can	-1l1it
there _ is	-1d1n
there _ no	-1i
there _ not	-1ln2ei
there _ nothing	-2l-1i
there _ only	1dl
there _ that	1ijn
there _ you	1i
there _ your	-1l
there _ ~money	-1l1n
there _ ~not	-3l-1s1e
there a	-2g-1u1bh4i
there and	1gn
there any	1g
there anything	1i2g
there are	-1hn1dl
there at	1n
there at all	1n
there for	-1l2t
there is	-2m-1aehijkpqrsv1lz2n
there is #	-1l
there is a	-2ip-1j3l
there is no	-1i1n
there is nothing	-2l-1i
there is only	2l
there is ~money	-1l
there is ~not	-2l-1s1n
there so	1j
there something	-2i2a
there something that	1i
there that	-1l1o2i
there with	1o
these	-1acgp1u2b3iy
these _ $?	1i2b
these days	-1b
they	-5d-4ac-3ghjqr-2mtuxzC-1bfwyABD1iko2s3en
they _ $	-2i-1elnt1hs2ak
they _ $?	-1t1i
they _ a	1s
they _ at	1i2s
they _ be	-1n1s
they _ charge	-2s1n
they _ come	-1i1n
they _ do	1t
they _ for	-1p1s
they _ got	1kn
they _ have	-1a1np
they _ it	1l
they _ look	1p
they _ not	-1lp1i2n
they _ or	1i
they _ out	-1n
they _ pay	-1i1l
they _ payroll	1i
they _ right	1i
they _ take	-1s1e
they _ that	1in
they _ the	-2in-1p1js
they _ to	-1j
they _ up	-1q1kpt
they _ you	1eko3p
they _ your	-1p1no
they _ ~meet	-1i2n
they _ ~not	-1lp1i2n
they _ ~pay	-1ip1l
they all	-1s1i
they are	-2l-1anp
they can	-2s-1il2n
they can come	-1i1n
they can ~meet	-1i1n
they come	-1p2n
they could	-1l1ino
they do	-1p
they do not	-1p
they do that	2i
they do ~not	-1p
they done	1i
they get	-1i1lp
they give	1k
they give you	1k
they go	1s
they have	-1jl1kn
they have got	1kn
they have to	-1j
they look	-1i2s
they look at	-1i2s
they need	1i
they on	-1n1i
they on payroll	1i
they pay	-1i1n
they raised	1op
they say	-1t1hi2a
they say $	1h2a
they say $?	-1t
they take	2s
they tell	1ip
they tell you	1ip
they told	2b
they took	-1p1o
they will	-1ik1s2l3e
they would	-2s-1ahijkmo2n3e
they would pay	1n
they would take	-1s1e
they would ~pay	1n
they ~harm	1s
they ~meet	-1ip1v2n
they ~pay	-1i1ln
they ~pay you	1s
they ~send	1s
thing	-3s-2ciklq-1dhnouD2jp3a
thing $	-2i-1jkqD1bt2p
thing _ $	-2p-1o2j
thing _ a	1p
thing about	-1l1a
thing for	1p
thing for a	1p
thing i	-2p2a
thing is	1z
thing to	-1l1p2a
thing you	-1ds1jp
thing*	-3n-2k-1bcdghxC1juz2ils
things	-3n-2k-1bcdghxC1juz2ils
things $	-1n1ais
things $?	-1i1u
things _ $	-1p3l
think	-3i-2ln-1bghkpqx1ejv2c3d
think $	-1p1i
think $?	-1c
think _ $	-1i1a
think _ $?	-1i2d
think _ it	-2p1a
think _ that	1u
think _ the	1r2c
think about	-2i-1np2cd
think about $?	-2i2d
think about it	-2p1a
think about the	1r2c
think of	1e
think that	-1p
think that $	-1p
think will	1c
think you	2j
think*	-1lnAD1o2p
thinking	-1nAD2p
thinking about	1i
thinks	-1ln1s
third	1n
this	-7s-5l-3jmprC-2cfnqtD-1ehioxB1au2kyz3g4b7d
this $	-1cl1py2ag3i
this $?	-2u-1abc
this @name	-1bv5i
this @name $	-1v4i
this @you	1iA
this _ $	-3p-2ku-1cehloqrsvyzBC1ai2djn
this _ $?	-2dgi1huy2b3a
this _ @name	-2d-1bknp1wAB4v
this _ a	-1bp1o2ku
this _ and	-1dk1ip
this _ being	-1i2y
this _ do	1i
this _ for	-1h2g
this _ good	-1i1u
this _ has	-2l-1n2k
this _ is	-1anp1gy3b
this _ just	1b
this _ not	1lp
this _ now	-1i1d
this _ or	-1i
this _ you	-1j1ikq
this _ your	-1i1dxz
this _ ~not	1p
this a	-1bhi1u
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
this in	1z
this is	-3l-2n-1ajksuz1bdAB2w3v
this is @name	-2d-1bnp1wAB4v
this is not	-1l1p
this is your	-1i1dx
this is ~not	-1l1p
this line	1by
this month	-1d1i
this off	1d2p
this on	-1g1q
this one	-2ip-1ds3k
this one $	-2p-1i1j
this one has	-2l-1n2k
this policy	1g
this price	-1l1g3d
this right	-2g-1i
this right now	-1i1d
this the	1k
this time	1n
this today	-1i1d
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
this ~meet $?	-2i-1g1y2u
this ~meet is	-1i1y
this ~money	-2l-1abk1g2i3d
this ~money $	1i2d
this ~soon	-1adkoA1hj
this ~soon $	-1adgA1j
those	-2bcj-1ehmoqstu1d2inp
those #	-1h1dks
those # days	1n
those _ $	-1l1anp
those _ days	1n
those _ that	1i
those _ the	-1ip
those limits	-1i2a
those vans	1gn
those ~cover	-1i2a
those ~kin	1p
those ~money	-1h1dks
those ~money days	1n
those ~thing	1gn
thoug*	-1acdijs3x
though	-1p1m
though $	-1p
thought	1p3x
throu*	-2adj-1bcehklmo1girszB2n
through	-2adj-1bcehklmo1girszB2n
through $	2i3g
through _ $	-1gho1knrB
through _ $?	-1i
through _ you	-1i1u
through _ ~cover	1nuz
through it	-1inp1rB
through the	-1o1ilz2p
through what	-1i1ou
through what you	-1i1u
through work	-1l1nrs
through work $	1r
through your	1suz
through your ~cover	1nuz
ticke*	-1a1ioqrs
ticket	1i
tickets	1ors
tied	1s
tied to	1s
tight	-1adilsD4p
tight $	-1D
till	-3n-1akpz1cde2j
till @day	-1l1c
till _ $	-1h1cr
till the	-1n1e
till you	-1h2d
till your	1i
till ~soon	-1l1c
time	-4il-3g-2bcjk-1empyzAD1dfhnostxC2aB5u
time $	-2jl-1abAC1hopqs2duB
time $?	-2i-1abdghpC4u
time _ talk	-2i1du
time _ the	1sx
time _ ~meet	1d2h
time for	-1ils1tx3a
time it	1lp
time or	-1i1u
time to	-1ps1dhij
time to talk	-2i1du
time to ~meet	1d2h
time you	-1d1hi
times	-1lmp1c2s
times _ $	-1l1cs
times _ income	2s
times _ salary	2n
times salary	-1k1r
times your	-1m1jn
times your salary	2n
timin*	1i2o
to	-4t-3en-2dijkv-1bfhmoqswAD1rx2g
to #	-1mps1jl2no
to $	-2p1x
to $#	-1is2m
to $# $	2m
to @name	1ir2C
to _ #	-2i-1j1mnsz2c
to _ $	-4bg-2dt-1firA1amouB2sCD
to _ $?	-3c-2b-1adnps1itu
to _ @day	1C
to _ a	-3g-2ns-1i1bp2l3c
to _ about	-4i-2l-1ejnqsz1x2du3p
to _ ahead	1i2g
to _ and	-2l1h
to _ anything	-1dil
to _ around	-1dgo1bcj
to _ at	-1dku1hijp
to _ away	1p
to _ back	1h
to _ before	-1j1d
to _ by	1di2h
to _ customers	-1n1s
to _ different	1i
to _ every	1i
to _ everything	-1di1e2a
to _ first	-1j
to _ for	-2s-1cd1gnp
to _ him	-1hpu1i3j
to _ house	1e
to _ how	1z2l
to _ if	1x
to _ in	-1l1ip2c
to _ into	-1j
to _ is	-1i1n
to _ it	-2o-1bdejnu1hlpr2g3i
to _ job	1n
to _ lender	-1x1rC
to _ me	-1o1b
to _ mom	1o
to _ more	-1n2j
to _ no	-1a1bi
to _ off	1j
to _ on	-1dgi1hj
to _ one	-1i1j2s
to _ other	-1g1hs2k
to _ out	-1a1hp
to _ over	-1gns1hrx
to _ policy	1gi
to _ right	-2di1lu
to _ something	1p2j
to _ sure	-2p-1iq1o2r
to _ that	-2q-1ns1ahil2gp
to _ the	-3h-2cp-1bdk1fijz3g
to _ their	1s
to _ this	-2pu-1abjos1q2dg
to _ through	-1i1oz
to _ to	-2g-1hjnp1dx2i3c
to _ today	1d
to _ tonight	-1iC1dB
to _ up	-1cks2r
to _ us	1i2g
to _ when	1n
to _ wife	-1i1d
to _ with	-2j-1anu1chkops3g
to _ worth	1i
to _ you	-2cdp-1bhij1fkyB2qx
to _ your	-2jn-1ps5g
to _ ~cover	-1n1gij
to _ ~insurer	-1ps1l
to _ ~kin	-1jx1d
to _ ~money	-2ij-1ghkp1lmns2c
to _ ~not	-1al1bis
to _ ~pay	1i
to _ ~soon	-1gin1s2bd
to _ ~thing	1es
to a	-2gis-1hlm1n2ac
to add	-1n1i2gm
to apply	-1c1j2g
to ask	-4i-1acgn2l3u
to ask a	3l
to ask about	-2i2u
to ask you	-1l1z
to be	-4a-2hs-1ciknqxC1befmu2p
to be a	-1p1m2b
to be different	1i
to be sure	-2p-1iq1or
to be worth	1i
to be ~money	1m
to bind	-1u1g
to bother	1f2q
to bother you	1f2q
to bring	1jq
to bring it	1q
to build	2s
to buy	1ci
to call	1fqA2x
to call $	1x
to call you	1fx
to carry	-1n2j
to catch	-1hpu1iq
to check	-1i2p
to code	1i
to college	2i
to come	-1g1c2h
to cover	1lz
to deal	1o
to deal with	1o
to decide	-1dij
to do	-2j-1kln1dh2s3g
to do $	-2i1ps
to do it	-1jp1gh
to do that	-1i1p
to do this	-1a1di2g
to each	-1g1h2k
to each other	-1g1h2k
to feel	1p
to find	2p
to fix	1sz2c
to get	-2hp-1bcdjz1in3g
to get it	-2p1ag
to get that	1gim
to get the	1g
to give	-1h1bx2g
to give us	1i2g
to give you	1x
to go	-2s-1op1r2gi
to go ahead	1gi
to go over	-1gs1hrx
to go through	1z
to go to	-2g1c
to go with	1i3g
to guess	-1p2l
to have	-1p1gq
to hear	-2q-1g1p
to hear that	-2q1p
to insure	-2p-1n1m2a
to it	-1h1sC2f
to it $	1sC
to keep	-1p
to know	-1ciC1ls3D
to know $	3D
to leave	-1g1ln
to list	1l2j
to list him	2j
to live	-1i1o
to lock	1d2j
to look	-1adgjku2i
to look at	-1u1hinp
to lose	-1ad1ep
to make	-1i1dgr
to make sure	1r
to match	1k2j
to me	1cn
to me $	-1in1c
to move	1g
to pay	-1i1glo
to pay for	-1j1glp
to pay off	-1i1j
to protect	1s
to put the	1gs
to reach	1h2x
to reach out	1h
to rebuild	1s
to recap	-1n1r
to replace	-1m2s
to run	-1lp1a
to run a	-1lp1a
to save	-1m1o2p
to say	-1gnt1aipq2bl
to say $	-1gn1alq
to say no	-1a1bi
to say ~not	-1a1bi
to see	-1g1i2x
to send	-1g1h
to show	1k2i
to show you	1k
to sign	1g
to sign up	1g
to spend	-1g1z
to start	-1d1i2g
to start the	1g
to sum	-1k1r
to sum up	-1k1r
to switch	1g
to take	1p
to talk	-4i-1bghjlnoz4u
to talk $?	-3i2u
to talk about	-1lo1p
to talk to	-1jnp1dx
to tell	1ly
to tell you	1ly
to that	-1p1dh
to that $	-1lp1dh
to the	-2ij-1gp1cluyC2ns
to the ~insurer	1l
to think	-3i3d
to think about	-3i3d
to this	-1b1ajz
to this $	1a
to what	-1is1jklnp
to what you	-1i1jkn
to work	-1h1insC
to you	-2a-1dgjklpqu1ioxC2hnt3B
to you $	-1al1o2B
to you $?	1i2t
to you @day	1C
to you about	1x
to your	-2x-1lzC1hmos
to your lender	-1x1r
to your mom	1o
to your wife	-1i1d
to your ~cover	-1n1gij
to your ~kin	1dn
to your ~money	1m
to your ~thing	1es
to ~buy	-2hu-1abjnp1cd2i4g
to ~buy $	-3d1c
to ~buy $?	1g
to ~buy the	1g
to ~buy this	-1u1dg
to ~buy up	1g
to ~buy ~soon	-1i1d
to ~cover	1jlz
to ~meet	-3g-2ijln-1abkoszBC1f2hx4u
to ~meet $	-1i1x3u
to ~meet $?	-1i1u
to ~meet about	-1lou1p
to ~meet back	1h
to ~meet to	-1gjnp1cdix
to ~meet you	1fx
to ~money	-2ps-1hik1lmn2o
to ~money $	2m
to ~money it	1j
to ~money ~money	-1m1l
to ~pay	-1i1glo
to ~pay for	-1j1glp
to ~pay off	-1i1j
to ~send	-1dglu1jq2h
to ~send it	-1gl1q
to ~send that	1j2h
tobac*	1i
tobacco	1i
today	-3ahls-2ceop-1bkqtxD1in2fz4dg
today $	-3l-2ahp-1cesCD1fi2d
today $?	-1cdhu2i3g
today or	-2i1d
today you	-1n2du
today*	-1l3z
todays	-1l3z
toget*	-1djkls1z2i5h
together	-1djkls1z2i5h
together $	-1k2z
together $?	1ghi
together _ you	1h
together and	-1k2h
told	-2s-1aehikl1nx4b
told _ $	1p
told _ you	-1n2x
told me	-1hil1b2x
told me you	-1n2x
told the	-1ls2n
told you	-1a1op
tomor*	-2s-1ajlnpxC1ei2d3h
tomorrow	-2s-1ajlnpxC1ei2d3h
tomorrow $	-1ejk1gh3d
tomorrow $?	1ik
tomorrow and	-1n1eh
tonig*	-2i-1abcnpz1jrB2dh
tonight	-2i-1abcnpz1jrB2dh
tonight $	-2i-1acp1BC2dhj
tonight and	1e
too	-4j-2g-1cdelmoxC1ahs2ip
too $	-3j-1abcghls2i5p
too _ $	-4p-1jl1iq2hs
too _ to	-2p2a
too low	-1p2s
too low $	-1p2s
took	1o2B
tool	-1i1j2m
tools	-1ip1no2l
tools $	1l
tools _ $	1o
tools in	1n
top	1p2s
top of	1ps
total	-1l1s2m
total*	-1aijln1k4p
totally	-1ai4p
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
trave*	-1D1i3C
treat	1p
treat*	1iops
treated	1os
tree	1s
trips	1i
trips _ your	1i
troub*	-1p1fiq
trouble	-1p1fiq
truck	-2s-1h1nq3i
truck $	-1n1lq2i
truck _ a	1n
truck and	-1h
true	-1p
true $	-1p
trust	-1i1jp2g
trust _ either	-1o
trust me	-1o2g
try	-2l-1h2d
tryin*	1x
trying	1x
trying to	1x
tub	1i
turn	-1ip1s2ad
turn down	-1i2d
turne*	1ln
turned	1ln
turned down	1l2n
twice	-1e1m2n
typic*	-1p3a
typical	-1p3a
ugh	-1o1ip
umbre*	-2i-1aghnp1jr3s
umbrella	-1hinp1r2js
umbrella $	1j
umbrella _ a	1s
umbrella and	-1h1j
umbrella is	-1n1s
umbrellas	2s
uncle	1n
under	-3j-2ap-1ghklx1einu2m3s
under _ roof	2i
under _ ~cover	-2n3s
under _ ~money	1m
under _ ~thing	2i
under a	-1j1en
under control	1n2s
under your	-2n-1x1ms
under your ~cover	-2n1s
under*	-2ij-1bcefgknquxzABC1D2alp
understand	-2D-1bdgijlnquB1p3a
understand $	-2D-1alq
understand _ $	-1ip3a
understand _ you	1opqt
understand why	1q2p
understand why you	1q2p
understand you	1o
understandable	-1i4p
understood	-2p-1A3D
underwriter	-1dp3l
unins*	-1gu1jl
uninsured	-1gu1jl
uninsured _ $	-1j1kn
uninsured _ is	-2n-1l1s
uninsured _ on	1i
uninsured _ so	1n
uninsured motorist	1js
uninsured motorist $	-1j1kn
uninsured motorist is	-2n-1l1s
uninsured motorist on	1i
uninsured motorist so	1n
unles*	1jn
unless	1jn
unless _ add	1n
unless we	1n
unless we add	1n
until	-4np-2aeh-1bfik1c2lsC3j4d
until _ have	-1n2j
until _ is	1djl
until the	-2d-1an1j2s
until they	1l
until you	-2n-1l1js2d
until you have	-1n2j
until ~soon	-1ehip2d3C
up	-5b-4ju-2fmzD-1coC1hiry2etx3d
up $	-2jp-1bcerD1gnoqsx2adk
up $?	-1dt3h4i
up _ #	-1k1l
up _ $	-1qs1l2ep
up _ a	-1np1l
up _ code	1i
up _ i	-1l1hi
up _ is	-1ps
up _ it	-1i2p
up _ me	-1j1lp2t
up _ that	2t
up _ the	-1np1sx
up _ this	1g
up _ to	1p2k
up _ you	-2l-1hp1dgs
up _ your	-1s1ix
up _ ~money	-1dk1l
up a	2t
up about	-1n2m
up about #	-1n2m
up about ~money	-1n2m
up again	1h
up and	-1dl1a2p
up at	1d
up for	-1dh1glx
up for you	1gi
up how	1A
up in	-1np1es
up in a	1s
up on	-2d-1aj1x2t
up on me	-1j1p2t
up on the	1x
up that	-1imp1o
up the	-1is
up this	-1i2d
up to	-1dghkmp1js2l
up to #	-1m1j2l
up to code	1i
up to the	1s
up to ~money	-1m1j2l
up until	-1l2d
up until you	-1l2d
up we	-1i2y
up what	1ir
up with	-1ks1de2n
up your	-1i1d
up ~money	-1m
up ~soon	-1i1e
updat*	1n
updated	1n
upgra*	-1s1m
upset	-1aj4p
upset $	-1a2p
upsid*	1ns2p
upside	1ns2p
upside down	1ns2p
us	-4n-3ael-2cimop-1stwCD1fhkz2bdq3x4g
us $	-1deinops2q
us $?	1y
us _ $	-1g1f3d
us _ a	-1j2x
us _ about	-1j1z
us _ ahead	1g
us _ at	-1j1kz
us _ do	1g2ik
us _ it	-2i-1h2d5g
us _ the	-1kz1dgj
us _ this	-1d1b
us _ you	-1h1g2x
us _ your	-1g2j
us _ ~soon	1h
us a	1gh
us do	1d
us get	-2i1d3g
us get it	-1ij2dg
us get you	-1h1g
us go	-1i1d
us go ahead	1g
us just	1g
us look	-1j1kz
us look at	-1j1kz
us put	1g2j
us see	-1gjz
us start	1bdz
us talk	1iz2h
us you	-1n2ks
us ~buy	-1jk1bdz
us ~meet	-1g1iz2h
use	-2a-1bcghnp1l2s3i
use _ $	1n
use _ you	1s
use the	2i
used	-2s-1ij1ckl
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
value _ the	-1l1s
value is	1s
value on	-1s1j
value*	-1s1ijl
values	-1s1ijl
values are	1l
van	1k
vans	-2l-1ks1gij2r
vans $	-1i1jn
vans _ a	-1l1g
vans on	-1j1g
vans on a	-1j1g
vape	1i
versi*	-1j1kr2h
versions	-1j1k2h
versu*	2k
versus	2k
very	-2i-1lpqC2nB3D
very _ $	-1ilpC2n3D
vote	1j4c
wages	-1lp1ns
wages $	-1s
wait	-4i-1agjn1t2q5d
wait $	1lnp
waiti*	-2i-1ans1m2l3d
waiting	-2i-1ans1m2l3d
waiting for	-1i3d
waiting period	-1n2l
waive*	-1dn1k
waiver	-1dn1k
waiver of	1s
walk	-1cg1e4d
walk _ through	1i
walk me	1i
walk me through	1i
walke*	-1i
walked	-1i
want	-4an-3dqs-2ehltux-1mvyzC1bp2cj3io4g
want #	1j
want $	-1ij1e2p
want _ and	1j
want _ be	-2p-1gq1fo
want _ do	2gi
want _ get	-1p
want _ go	-1j1c2gi
want _ know	1np
want _ talk	1i
want _ to	-1bx1cghko4i
want _ ~buy	-1d1cgi
want _ ~cover	1ir
want _ ~meet	1i
want _ ~thing	-1io1r2j
want a	-1i1jo
want for	-3i
want it	-2i-1ps1do
want me	-1cj1hk2g4i
want me to	-1cj1hk2g4i
want the	-1n1ir2gp
want to	-3d-2hoq-1abelrsuxz1f2cg4i
want to be	-2p-1gq1fo
want to do	2gi
want to get	-1p
want to go	-1j1c2gi
want to know	1np
want to talk	1i
want to ~buy	-1d1cgi
want to ~meet	1i
want you	2c
want you to	2c
want ~money	1j
wante*	-1j3x
wanted	-1j3x
wanted _ ask	1x
wanted to	-1j2x
wanted to ask	1x
wanti*	-1l3p
wanting	-1l3p
wants	-1jlm1ans
wants #	-1m1n
wants # and	-1k1n
wants _ and	-1k1n
wants a	1p
wants to	-1lp1as
wants ~money	-1m1n
wants ~money and	-1k1n
was	-3hjl-2cdgku-1fmnzC1ax2oqt
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
water	-2kp-1abehm1cgjrs2ln
water _ $	1nr
water _ comes	1s
water _ is	1l
water _ that	1n
water backup	-2n1rs2g
water backup $	1r
water in	1n
water that	2s
water that comes	1s
water ~cover	-2n1rs2g
water ~cover $	1r
way	-2gio-1cjlmqrstx1anpv
way $	-1agij1p2v
way $?	-1t1h2i
way _ than	-1jps2n
way _ works	-1n1s
way for	2l
way it	-1l
way more	-1jps2n
way more than	-1jps2n
way out	1d
way to	-1ls1aj
ways	-1h1k
we	-7s-5abn-4e-3cjopv-2iACD-1lt1fhkm2xy4gqrz
we _ #	-1n1ikmr2d
we _ $	2r
we _ @day	1hi
we _ a	-1kp1ghmx
we _ about	1z2k
we _ ahead	-1h1g
we _ at	-1h1ijx
we _ do	-1k1z
we _ for	1y
we _ go	-1hr3p
we _ got	-1in1k
we _ in	2hm
we _ it	-1h1gl
we _ not	1fq3l
we _ on	1rx
we _ over	1z
we _ see	-1f
we _ talk	-1fp1C2x
we _ the	-1jkl1grz2q
we _ this	2g
we _ through	-1i1z2u
we _ to	1iz
we _ with	-1i1u
we _ you	1k2gq
we _ your	-1g1rx2B
we _ ~meet	-1ip1mxC2f
we _ ~money	-1n1ikmr2d
we _ ~not	1fq3l
we _ ~soon	-1g1hir
we add	-1j1n
we are	-2np-1abhjlqsv1dmwy2kr
we are on	1r
we can	-1dz1gp3l
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
we record	-1i1u4y
we said	-1i3r
we see	1k
we should	-1p2x
we start	-1k1u
we talk	1hz
we will	-2el-1dgiknpruy3f4z
we will go	-1hr1p
we will not	-1l1q2f
we will see	-1f
we will talk	-1f1C
we will ~meet	-1p1C2f
we will ~not	-1l1q2f
we would	-1x1m
we ~buy	-1hk1u
we ~meet	-1x1rz2h
we ~meet ~soon	1r
wear	-2n1l2s
wear _ tear	-1n1l
wear and	-1n1l
wear and tear	-1n1l
websi*	-1ip2x
website	-1ip2x
week	-3u-2dp-1bcgklst1h2i
week $	-2u-1d1ae
week $?	1hi
week you	-1n
weeke*	-1adgn1hC2i
weekend	-1adgn1hC2i
weekend $	-1d1hC2i
weeks	-1k1ij
weigh	1i
weigh*	-1n1a
well	-3i-2jlsB-1bcdhoquv1kC2A
well $	-1A1kD
well $?	1i
well that	1a
went	-2p-1jkrs1iouz2n
went _ $	1o
went up	1no
were	-2dgks-1acehltuA1bjq3i
were _ $	-1pqs1n2i
were _ for	-1in
were _ here	1n
were _ paying	1ip
were _ ~thing	1j
were gone	1i
were my	-1i2j
were my ~thing	1j
were not	-1p1n
were not here	1n
were you	-1gtA1jpq4i
were you $	1j2i
were you paying	1ip
were ~not	-1p1n
were ~not here	1n
wet	-1l1i
what	-6g-5x-4fpuvCD-3cdenqwA-2jy-1abhmB1klo3t4i
what $	-1dils1gk2a3t
what $?	-3i3t
what _ #	-1m3ci
what _ $	1i
what _ $?	1it
what _ a	2i
what _ all	-1p
what _ am	-1i1u2o
what _ are	-2n-1lt1io2b
what _ be	1h
what _ costs	-1s1kz
what _ did	1i
what _ different	2k
what _ do	-2g-1dit1ls
what _ does	1l
what _ going	1i
what _ good	-1p1i3h
what _ got	-1i1mu3j
what _ have	-1dehop1imz
what _ he	1h
what _ house	-1n1s
what _ i	1i
what _ if	-1l1i
what _ important	1i
what _ in	-2i-1s1jln
what _ is	1lB
what _ it	-1dhjln5i
what _ make	1i
what _ mean	2it
what _ missing	1z
what _ need	-1k1o
what _ new	-1k2s
what _ not	1i
what _ of	-1ct1d
what _ on	-1h2i
what _ out	1n
what _ owe	-1n1l
what _ own	-1i1nz
what _ paid	1s
what _ pay	-1n1m
what _ pays	-1s1ln
what _ said	3r
what _ sense	-2i2j
what _ that	-1i1t
what _ the	-2b-1ahjklnt1cg4i
what _ they	-2t-1bl1p5i
what _ this	-1d1i
what _ to	1os
what _ up	1A
what _ want	-2i1e
what _ we	1p2i
what _ will	-2k1hz2l
what _ with	1i
what _ would	-1ghpu1isz2b3k
what _ you	-2kno-1bdhjluxA1pqt2i
what _ your	-2ct-1hln1b2i
what _ ~cover	1n
what _ ~insurer	2l
what _ ~money	-1ms1z2i3c
what _ ~not	1i
what _ ~pay	-1i1m
what _ ~thing	-1n1s
what a	-3i-1kl2s3ap
what an	2a
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
what deductible	2i
what did	-2i-1bl1pt
what did the	-1t1i
what did they	-1t1p3i
what did you	-5i3t
what do	-1adhnops1g2i
what do you	-1adps1g2i
what does	-1dh1t2i
what does the	-1t
what does your	1b
what each	-2i-1ms4k
what exactly	2t
what happened	2i
what happened with	1i
what happens	-1n1l
what happens if	-1l1i
what happens to	1s
what have	1i
what have they	1i
what i	-2p-1bgnt1mruzB3o
what i am	-1i1u2o
what i mean	-1t2i
what i would	-1hn1ikmz
what if	-1n1hp3i
what insurance	1i
what is	-2s-1hlmnoprtuv1aiz2cd
what is a	1chi
what is different	2k
what is going	1i
what is important	1i
what is in	-2i1j
what is it	3i
what is missing	1z
what is on	-1h
what is the	-1kn1dg2c3i
what is your	-1cd
what it	-1k1lnz
what it costs	1z
what it is	1l
what it pays	-1s1ln
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
what the	-1jkp1s2l
what the house	-1n1s
what the ~cover	1n
what the ~thing	-1n1s
what they	-1np1h2l
what they would	-1n1s
what those	1n
what time	1h2i
what was	-1bilq3t
what was it	1t
what was that	-2i2t
what was the	1t
what we	-2k-1gi4r
what we said	-1i3r
what were	1ip2q
what were you	1ip2q
what would	-3j-2n-1bcdeghlmotuz1a4i
what would be	1h
what would have	1i
what would it	-1n2i
what would make	1i
what would you	-2d1ap
what would your	-1i1d
what year	1B
what you	-5i-2lp-1cdgr1ajnt2moz3k
what you are	-2n-1l1o2a
what you do	1s
what you got	-1i1mu3j
what you have	1jkmn2z
what you owe	-1n1l
what you own	-1i1nz
what you paid	-1l1s
what you pay	-1n1m
what you want	-2i1e
what you would	-1ij1n2k
what you ~pay	-1ln1ms
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
wheel*	-1n1el
when	-4agj-3bcdux-2fkrt-1mvwyzACD1n2s4h5i
when $?	1i
when _ are	-2n-1i1hs2el
when _ comes	-1n2s
when _ do	-1l1np
when _ get	-2i-1n1hlo
when _ go	1n
when _ it	-1h1iqB
when _ leave	1i
when _ need	1n
when _ other	-1ln1s
when _ pipe	-1s
when _ say	1i
when _ the	-2h1i
when _ you	-1ht2i
when _ ~harm	-1i1k
when did	-1ht1i
when do	1ip
when do you	1ip
when does	1qB2i
when does it	1iqB
when i	1h
when is	-1u1h4i
when is the	-1h
when it	-1n1h2s
when it comes	-1n2s
when something	1s
when that	1n
when the	-1ikp
when the other	-1ln1s
when the pipe	-1s
when they	-1in1l
when they are	-1n
when was	-1h1i
when would	-1u1hi
when you	-1adjk1ehl2n
when you are	-1i1hs2el
when you get	-2i-1n1ho
when you go	1n
when you leave	1i
when you need	1n
when you say	1i
when your	-1i1ns
whend	-1a4i
whend you	-1a4i
where	-4g-3abh-2cdn-1mqtux1jr2ks4i
where _ are	-1aij1r2p
where _ i	-1gh
where _ is	-1n2j
where _ the	2i
where _ would	-1l1jn
where _ you	-2g-1h1i
where do	-1gh1i
where do you	-1gh
where i	2j
where is	1i
where it	-1inps1j2l
where it is	-1n2j
where the	1ns
where they	2k
where we	-1jn2r
where would	1i
where you	-1a2ips
where you are	-1aij2p
where*	-1abl1sz3i
wherever	-1l1sz
wheth*	-1p1dz2s
whether	-1p1dz2s
whether _ would	1l
which	-3ct-2adsu-1jp1hln2b7i
which _ are	2i3b
which _ do	-1gt
which _ you	1g
which is	-1s1hln
which one	-1t1gi
which part	2i
while	-3ip-1adkx1ejos2u3n
while _ are	1ln2j
while the	-1l2n
while you	1ls2j
while you are	1ln2j
while yours	1s
while yours is	1s
who	-5j-4gl-3hntu-2bmpvxCD-1fswyzB10i
who _ $	-1ip
who _ are	-1a
who _ at	1s
who _ for	1ik
who _ has	1d
who _ i	1i
who _ it	2i
who _ not	-1ln2a
who _ on	1d
who _ that	2e
who _ the	-1bn1i
who _ you	1q2bci
who _ your	-1x1ci
who _ ~harm	-1i1n
who _ ~not	-2n-1l1o2a
who _ ~pay	-1n1i
who am	1i
who am i	1i
who are	2c
who are you	2c
who comes	1s
who did	1pq
who did you	1iq
who do	1c
who do you	1c
who drives	-1cd
who else	-1c1i
who fixed	1i
who gets	1s
who gets the	1s
who is	-1bdjlx1cns2i
who is at	1s
who is the	1c
who is your	-1x2c
who knows	-2i-1p
who pays	-2s-1l1ik
who was	1i
who would	1i
who you	-1an1i
who you are	-1a
who ~pay	-3s-1l1ik
whod	-3n-2s-1adgjlpuC2c7i
whod _ it	-1p1i
whod be	2i
whod have	1i
whod pay	-3n3i
whod ~pay	-3n3i
whoev*	-1p2al
whoever	-1p2al
whoever _ you	2a
whole	-3l-2j-1ipr1ko2em
whole _ $	-1ij1km2e
whole _ and	1n
whole life	-2l1kms
whose	-1bg3i
whose _ is	1i
whose name	1i
whose ~cover	1i
why	-2bgit-1cjlnors1pqu3d
why $?	-1i1u
why _ am	-1i1u
why _ are	1p2q
why _ would	-1a1d2p
why _ you	-1t1d
why do	-1dt1hi
why i	-1i1u
why i am	-1i1u
why is	1i
why you	-1a1d2q3p
why you are	1p2q
why you would	-1a1d2p
wife	-2q-1abcfgjkosBC1drx
wife $	-2i-1q1dnp
wife $?	1h
wife _ about	1i
wife _ on	1i
wifes	2e
will	-5aj-4ix-3bpt-2mnoqruwD-1dsA1gkl2C3h4z5f6e
will _ $	-2l-1fk2ns
will _ a	-1C1k2h
will _ about	-1kp1u2z
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
will _ it	-1flr1gp2kz
will _ keep	-1l2C
will _ on	2e
will _ ours	-2h-1g2k
will _ out	-1f1hC
will _ pay	-1s1l
will _ something	-1k2h
will _ sure	1f
will _ that	-1p1fhlB
will _ the	-1nC1egr2ch
will _ to	1h2f
will _ touch	1ln
will _ up	1e
will _ with	1z
will _ you	-3i-2dn-1gjkopux1fhlC
will _ your	-2h-1sz1gi2fk3e
will _ ~meet	-1hl1f
will _ ~pay	-1s1l
will _ ~soon	-1k
will ask	-1k2iz
will be	-3n-2hp-1acdikC1vy3e
will call	-1zC1hr
will call you	-1C1r
will check	1h
will check back	1h
will do	1kz
will get	-1efgip1rC3h
will get the	1hr
will go	-1hr1p2z
will have	-1dC1g3h
will have a	-1C2h
will keep	-1h1dpz
will leave	-1fk2h
will leave you	-1f1h
will let	-1hk3C
will let you	-1hk3C
will look	-1k
will look at	-1k
will make	1f
will make sure	1f
will match	3k
will not	-2k-1adhistz1f2ln
will not be	-1ln1efhq
will not call	-1hl1f
will not do	2l
will not go	1s
will not help	-1n1l
will not keep	-1l2C
will not pay	-1s1l
will not touch	1ln
will pay	1ns
will price	1k
will price it	1k
will put	1k
will ring	1h
will ring you	1h
will say	-1hi1l3C
will see	1fh
will send	-1k1l
will send the	1h
will show	1k
will show you	1k
will start	1gz
will take	1f2z
will take you	1f
will take your	1fp
will talk	-1f1C
will talk about	1z
will you	-1h1gu
will ~buy	-1hk1gz
will ~harm	-1i3e
will ~meet	-2i-1kn1fh
will ~meet about	1z
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
will ~not ~pay	-1s1l
will ~pay	1ns
will ~send	-1dfkz1l3h
will ~send it	1h
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
wise	-1n2j
wish	2l
wish _ could	-1p1l
wish i	-1p1l
wish i could	-1p1l
with	-5dt-4q-3fl-2br-1p1hkmvyA2u3w
with #	-1s1n2j
with $	-1ac1g4i
with $?	1i
with @name	-1u1hi
with _ #	-1n1s
with _ $	-3cs-2b-1afhmnopqtx1eijvCD2uw
with _ $?	-3i-2gh-1bk1c3u
with _ @name	1nw
with _ a	1a
with _ and	-1jn1hx
with _ at	-1i1e
with _ baby	-1p
with _ business	-1v1i2g
with _ call	-1i
with _ claim	1o
with _ coverage	1e
with _ deductible	1ls
with _ higher	1i
with _ i	-1p1uvw2bk
with _ in	-1i1aj
with _ insurance	1i
with _ is	-1n1ms2i
with _ it	-1m1k
with _ life	1w
with _ like	2p
with _ lower	1m
with _ of	1hi
with _ on	-1jn1h2m
with _ one	-1im
with _ owner	-1gu2hi
with _ stent	1n
with _ the	1km2gp
with _ when	-1l1s
with _ wife	1hp
with _ you	-1i1x2k
with _ ~cover	-3p-1hjnr1elswA
with _ ~harm	1o
with _ ~insurer	1j
with _ ~kin	-2a-1g1eh
with _ ~meet	-1i
with _ ~money	-1hn1j2s
with a	-2lu-1aceikm1nops
with a #	1s
with a ~money	1s
with bluebonnet	1i2w
with bluebonnet $	1vw
with bluebonnet business	-1v1i
with both	1ahi
with evergreen	-1D1vx3w
with evergreen $	-1D2w
with evergreen life	1w
with evergreen ~cover	1w
with everything	2bm
with harbor	1vwx2A
with harbor insurance	1iA
with harbor ~cover	1iA
with him	-2n1hmo
with him on	-1n2m
with it	-1jn1os2g3i
with it $	1i2g
with it $?	1g
with it is	-1n1s2i
with kids	-1in1a
with kids in	-1in1a
with lakeside	-1x1vw
with lakeside $	-1x
with lakeside insurance	-1x
with lakeside ~cover	-1x
with me	-1abhp1xyB2ci
with me $	-1cp1ixB
with no	-1ajlo1be2n
with no coverage	1e
with no insurance	1n
with nothing	-2n-1is1d4e
with nothing $	-1n1d3e
with one	2os
with somebody	1p
with that	-3i-2p-1a1ly3j4u
with that $	1l2u
with that $?	-3i1y3u
with the	-2pu-1bcdejkrsz1lmno2hi
with the lower	1m
with the owner	-1gu2hi
with the stent	1n
with the ~cover	-1h3l
with them	-1mnpsu1a
with them $	-1j1a
with this	-1gi1p
with us	-1emopsu2k
with us $	-1op
with what	-1n1s3k
with what you	-1in1s
with you	-4i-2gjlp-1cdeB1nyC2D4u
with you $	-1ailp1kuy2nD
with you $?	-2gi-1h1a2u
with you when	-1l1s
with your	-2in-1ku1aehz2B
with your wife	1hp
with your ~insurer	1j
with your ~kin	-1a2eh
with ~cover	-1rs1jk
with ~kin	-1in1a
with ~kin in	-1in1a
with ~money	-1s1n2j
with ~not	-2al-1hijku1bd4e
with ~not $	-1n1d3e
with ~not ~cover	-1l1e
witho*	-2ij-1ablrt1ko2ds
without	-2ij-1ablrt1ko2ds
without $	-1j1k
without _ $	1s
without _ $?	-2i2d
without a	1ps
without the	1i
wonde*	-1iln1aC
wonder	-1p1a
wonderful	1pC
word	-3i-1j1gp2a
word _ i	1g
words	1bo
words:0	-3p-2ijnsD-1abcdkloAC
words:1	-5is-4abcjkv-3eghlnoquwxz-2dmpry-1fB1t3A5D
words:13-20	-5b-4gtD-3acjC-2fimpquyB-1elv1hx2nrz3s
words:2	-8s-7j-6kln-5ehwx-4bcfgorvz-3dmqy-1apB1u4D
words:21+	-2i-1ghjmps1kruvwxA3n
words:3	-7lns-6k-5dejz-4mox-3fhpryD-2gquAB-1av1b2i
words:4	-10n-6lD-5msx-4rB-3degtwA-2fhkopuyz-1bjqv2c3i
words:5-7	-12D-7n-5krzA-4deosC-3huvwx-2abcfjlmqtyB2i
words:8-12	-9D-6A-4nrtzC-3chB-2fgquvwx-1ablmy1s
work	-3ap-2bcdglu-1emtvxzD1nrw2h3i
work $	-2n-1akop1ijrsC
work $?	2i
work _ $	-1n1j3i
work _ a	-1i1p
work _ can	-1l1ns
work _ it	1h
work _ that	-2p1o
work _ you	-1i1k
work and	-2p1o
work is	-1is1np
work on	-1l
work policy	1l
work so	1hi
work vans	-1l
work with	1w
work ~cover	1l
work ~thing	-1jl
worke*	-1in1p2e
worked	-2i1p2e
worki*	-1bn1ix
working	-1bn1ix
works	-1n1sz2h
works is	-1n1sz
works*	1hi
worksheet	1hi
worri*	-1p2o
worried	-1p1d2o
worry	-1ajl3p
worry $	-1l1ip
worry about	-1aij2p
worst	2ap
worth	-2km-1acdhosux1i2bn4j
worth $	-1j2bn
worth _ $	-1ijs1lp
worth _ than	1ij
worth _ with	-1n2j
worth a	-1s2j
worth it	-1n1j
worth more	1ij
worth more than	1ij
would	-4qrs-3BC-2ftuvAD-1abdiklwy1mx3n5j
would @day	1h
would _ #	-1klp1im
would _ $	-1adi1gkpz2c
would _ $?	-1j1i2k
would _ a	-1lmpu1k
would _ about	-2j1n
would _ an	1m
would _ annoyed	1p
would _ anybody	-1i1o2p
would _ at	1j
would _ be	-2j-1acdempsx1hil2u
would _ better	-1eo2j
would _ change	-1p1j
would _ for	-2l-1p1ansx
would _ get	2b
would _ give	-1c1u
would _ giving	1n
would _ go	-1u1ij3c
would _ have	1i
would _ help	-1u1ik
would _ him	1jn
would _ husband	-1i1d
would _ if	1x
would _ in	1m
would _ is	-1i1jmn
would _ it	-1dikp1l2n4j
would _ like	-1hu2im4g
would _ me	-1io4p
would _ mind	1h
would _ need	-1d1i
would _ no	-1lp1ad
would _ not	-1j1o
would _ off	1j
would _ on	1j
would _ out	-1ln1s
would _ paying	-1e2n
would _ rather	-1i1u
would _ see	1n
would _ stuck	-1m2n
would _ take	-1j
would _ that	-1ip1j2b
would _ the	-2in-1bdksz1hp2e3j
would _ this	1j
would _ to	-4j-2p-1adhorx1ins2glz
would _ trust	-1o1p2g
would _ up	1e
would _ want	-2g-1c1p
would _ with	-1k1a
would _ you	-3p-2ks-1aiou1eln
would _ your	-1l1jn
would _ ~cover	-1p1lx2j
would _ ~kin	-1i1d
would _ ~meet	1hi
would _ ~money	-1kps1im
would _ ~not	-2jl1adp
would a	2i
would add	1jmn
would be	-3au-2kos-1bg1lmpx2n
would be #	-1j1m
would be a	-1pu1hi
would be annoyed	1p
would be better	-1eo2j
would be giving	1n
would be like	1im
would be paying	-1e2n
would be stuck	-1m2n
would be the	1hjx
would be ~money	-1j1m
would carry	-1inp1js2a
would cost	1n
would do	-1gh1i3j
would do is	-1i1j
would do the	1j
would drop	1j
would fall	1s2a
would feel	-1j1i2p
would get	-2i-1agh2n
would get that	-2p-1i
would go	-1k1i2j
would go with	-1k1i
would have	-1ehp1alns
would have to	1iln
would hold	1j
would hold off	1j
would insure	1j
would insure it	1j
would it	-1gjnx1k2hi
would it be	-1x2h
would it help	-1u1ik
would keep	1p
would like	-3j-1ip2z3g
would like to	-2j2z
would lose	-1j1k2e
would make	1mop
would make it	-1j1m
would need	-2j-1dp1lxz3h
would need the	-1j2h
would need to	1l
would never	-2jn-1a2e
would not	-1i1adp
would not be	1l
would not trust	-1o1p
would only	-1j1n
would pay	-2p1s3n
would pay for	-1l1n
would put	-1j1k2h
would rather	-1djp2o
would rather not	-1j1o
would rather ~not	-1j1o
would run	-1l1n
would say	-1lp1ad2b
would see	1x2l
would start	1kn
would stay	1aj
would suggest	1m
would suggest is	1m
would take	-1hkp1ln2j
would take the	-1hk1ln2j
would that	-1ghn1iu
would that be	-1g1u
would the	1gi
would they	1i
would want	-2n-1g1iop2j
would want the	-1n1p
would want to	1i
would you	-2bjn-1iklosx1tu2cg
would you be	-1c1y
would you give	-1ci2u
would you have	1i
would you like	-1hu1i4g
would you mind	1h
would you need	-1d1i
would you rather	-1i1u
would you want	-2g-1c1p
would your	1d
would your husband	-1i1d
would your ~kin	-1i1d
would ~advise	1jm
would ~advise is	1m
would ~buy	-1gl1jkn
would ~buy the	1j
would ~harm	1s2a
would ~meet	-1j1mn
would ~not	-1ilnos1de
would ~not be	1l
would ~not trust	-1o1p
would ~pay	-2p1s3n
would ~pay for	-1l1n
would ~send	-1k1hj
would ~soon	1hi
wow	-1nqsD2a4p
wow _ is	-1i2p
wow that	-1i2p
wow that is	-1i2p
wreck	-1s
wreck*	1n
wrecks	1n
write	-1abdhjknpqu1i4cg
write _ a	2c
write _ check	-1n1i
write _ up	-1h1gi
write a	1c
write me	2c
write me a	2c
write the	-1jn1g
write this	2g
writi*	1hn
writing	1hn
writt*	-1p
written	-1p
wrong	-4i-2s-1jpt2n3a5q
wrong $	-3p-1t1l3q
wrong _ $	2q
wrong with	-4i2p4a
wrote	-1ilp1qrx
wrote down	1r
yard	-2i
yeah	-4o-2abdjlnuC-1cghkrtz1q3A7p
yeah $	2D
yeah _ $	-2p-1i2A
yeah _ @name	-1p1v2A
yeah _ get	1i2p
yeah _ is	-1l1p
yeah hi	-1ip2A
yeah i	-1ho2p
yeah i get	1i2p
yeah it	1p
yeah no	1p
yeah so	-1p
yeah that	1pq
yeah that is	1p
yeah you	3p
yeah ~not	1p
year	-2bcdhjt-1aegrsuz1l2mp
year $	-2n-1cdjlx1ms2kp
year _ for	1jx
year _ the	1B
year and	1nx
year is	1B
year is the	1B
year of	1m
year term	1j
yearl*	2x
yearly	2x
yearly _ $	1x
yearly review	2x
yearly review $	1x
years	-2bd-1aceghkuvwxz1j2ps
years $	-1hlm1jp2s
years $?	1i
years _ $	1n
years _ a	-1ko1r2p
years _ you	-1np2l
years ago	1n
years and	-1lp
years and you	-1n
years have	-1n1s
years is	-1m1p
years would	-1n1jm
yes	-2ijp-1ahknstC2r4g5d
yes $	-1ilt1D3g4d
yes _ no	1z2r
yes _ ~not	1z2r
yes and	1d2g
yes or	1z
yes or no	1z
yes or ~not	1z
yet	-1abdop1j2i
yet $	-1aop1ij
yet $?	1i
yikes	-2D5p
you	-4D-3bclmwA-2jkrvzC-1dgpqsy1uB2o3i
you #	-2i-1cms1hknA2a
you # $	1kA
you $	-2bdmrs-1eilvwz1hop2jxB3a
you $?	-4c-1deijklnpsxB1t2bu3a
you @day	-1x1r2C
you @day $	-1x1C
you @name	1BC
you _ #	-2i-1dhjop1kr2n
you _ $	-3d-2abht-1cg1ijopuBD2fksC
you _ $?	-2u-1bjklnoqstvC1adh2g
you _ @day	-1C1i4h
you _ @name	1inw
you _ a	-3t-2dglp-1aefhrzC1bx2su
you _ about	-1a1np2c
you _ all	-1i1gt
you _ an	-1a1ls2b
you _ and	-1ir1z2hk
you _ any	-2n-1ju2c3i
you _ anybody	-1n
you _ anyone	1i
you _ anything	-1agn1j
you _ are	1y3a
you _ around	1i
you _ at	-1do2jt
you _ away	-1n1d
you _ back	-1h2C
you _ be	-3i-2h-1glops1d2an3e
you _ been	-1an1op2B
you _ before	1s2p
you _ being	-1b2a
you _ better	-1a2j
you _ both	1j
you _ busy	-1b1pu2i
you _ but	-1p
you _ by	-1gk1tx
you _ call	1ox2v
you _ calling	-1x1vwB2i
you _ care	-1i1gp2C
you _ carrying	-1s1lno
you _ closed	-1al1i
you _ comfortable	1guy
you _ coverage	-1n
you _ days	1k
you _ do	-2il-1p1dh2j4a
you _ down	1n2d
you _ drive	-1n1ar
you _ drop	-1dln2b
you _ each	1k
you _ end	2e
you _ ever	1e
you _ everybody	-1i1p
you _ everything	-1n1eio
you _ feel	1i
you _ first	1u
you _ for	-2a-1bfjlpu1kmqrC2d3c
you _ from	-1i1n
you _ full	1i2a
you _ get	-2ip-1aeg1dhln
you _ go	1n
you _ going	-1a1er2g
you _ gone	1ei
you _ good	1il
you _ got	-3i-2k-1adlrx1now
you _ had	1lnp
you _ have	-1einp1hjls
you _ him	1a
you _ how	-1n1i2c
you _ i	-2j-1ik1ltux2z
you _ if	-1adhxz1ey2u
you _ in	-2gn-1abelt1cpsx2d
you _ is	-2s-1l1dp2o
you _ it	-3g-2hjp-1ac1k2t
you _ just	-2i1a2l
you _ kind	-1p2o
you _ know	1z2l
you _ life	1i
you _ like	-4i-3p-1km1g2o3a
you _ link	-1i3h
you _ look	-2p1r
you _ looking	-1io1m
you _ lose	-2i-1jn1k3e
you _ me	-1copqtx1bdghjuAB3i
you _ money	1n
you _ more	1in
you _ much	-1i1B
you _ my	-1q2cB
you _ need	-1n1lxz
you _ never	-2in-1p1e2a
you _ new	1ns
you _ no	-4i-1s1e3ad
you _ not	-5l-3j-1aeghq1bnr2f
you _ nothing	1n2l
you _ now	-1adjA1bg2fm
you _ of	1i
you _ off	-1a1h2f
you _ okay	-1u2i
you _ on	-3h-2j-1ant1dls3i
you _ one	-1alp1i2e
you _ only	-1l1jn
you _ open	-1i1su
you _ or	-3i-1dt2a
you _ our	-1h2f
you _ out	-2a-1bjpC1cdhn2x3t
you _ owe	1di
you _ own	-1i1k
you _ paid	-1l1o
you _ pay	-1ps1o2n
you _ paying	-2p-1aln1m2s
you _ people	-1i1a
you _ price	-1jl1d
you _ questions	1x
you _ rather	3o
you _ reached	-1i1w
you _ right	-1ai2gp
you _ ring	1x
you _ say	-3i-1l1z2bdt
you _ saying	1i2o
you _ see	-1j1ik
you _ short	2n
you _ should	1gj
you _ shut	1l
you _ sign	-2i-1l1d
you _ so	-1p1a
you _ somebody	-1n1io
you _ something	1i
you _ still	-1o
you _ take	-1il1dpB
you _ talk	2pu
you _ talking	1avw
you _ than	-1n1l
you _ that	-1bcjnu1dei
you _ the	-2b-1chikln1aegopuB2st
you _ them	-1c1iln
you _ then	1h
you _ there	1o2q
you _ they	1klot
you _ think	1ar
you _ this	-4i-2b-1gu2z3a
you _ through	1B
you _ till	1h
you _ time	-3i1n2u
you _ to	-5a-2ehjotx-1nzC1cdq2u3gi
you _ today	-1h1iu
you _ tomorrow	1eg
you _ too	-2p2a
you _ under	-2a-1l1n
you _ up	-2aj-1lm1cdhikntx
you _ use	1i
you _ want	-1anp4j
you _ was	-1l1it
you _ we	1p2z
you _ what	-1ack1iz3t
you _ while	-1s2n
you _ will	1cuC
you _ willing	-1u2i
you _ with	-1ap1bksy2iu3g
you _ without	1i
you _ working	1x
you _ worried	1o
you _ would	-1p1jo
you _ wrong	1q
you _ yes	1i
you _ you	-1abgho1lntu2d
you _ your	-2e-1acgij1s2d
you _ yourself	1C
you _ ~buy	-1gil1d
you _ ~cover	-1adnp1i2j
you _ ~harm	-1in1a2et
you _ ~kin	-1n1ir
you _ ~meet	-1ijC1opvx2u
you _ ~money	-2i-1cgjlmop1kr2n
you _ ~not	-4ij-2hl-1cgpquBC1en2adf
you _ ~pay	-1glps2no
you _ ~send	-1dln2b
you _ ~soon	-2d-1abcjlpC1e2k3h4i
you a	-4a-2cpu-1dj1bghl4i
you a call	1x
you a ring	1x
you a ~meet	1x
you about	1jx3i
you about ~money	1j
you add	1s
you added	1x
you after	1hk
you again	-1l3f
you again $	-1l3f
you agree	2b
you already	1jln
you an	1qs
you and	-1k1hins3p
you and your	1s
you any	1l2C
you anything	-1ip1lo
you are	-3ci-2k-1juyzB1dempq2bnt3ao
you are $	-1au1iop
you are a	-2p-1i2a3b
you are about	2n
you are an	2b
you are at	1m
you are being	-1b2a
you are better	-1a2j
you are busy	1pu2i
you are carrying	-1s1lno
you are closed	-1l1ins
you are going	-1a1er
you are just	-2i1a
you are looking	1m
you are not	-1al1nps
you are off	-1a2f
you are on	-1n1d
you are out	1dn
you are paying	-3p-1al1m
you are right	-1a2p
you are saying	1i2o
you are shut	1ln
you are talking	1avw
you are the	-1l1adns
you are too	-2p2a
you are ~not	-1bl1ps
you ask	1pr2j
you at	-1i4u
you at a	-1i1u
you back	1ipq
you be	-2i-1cn1aky
you be comfortable	1guy
you be willing	-1u1i
you been	-1u2i
you been with	1i
you before	-1h1dez
you believe	2c
you believe in	2c
you both	-1jn3k
you both $	-1j1k
you broke	1i2t
you but	2lp
you buy	1cdip
you buy it	1i
you by	-1p1hi
you by @day	1k
you by ~soon	1hk
you call	2i
you called	1i2p
you calling	2i
you can	-4a-2in-1eglp1jv2bdsu
you can not	-3a-2l-1n1bk2d
you can ~meet	-2i1ov2u
you can ~not	-3a-2l-1n1bk2d
you care	-1i1dp
you care about	-1i1dp
you carry	-1j
you cash	-1i1kn
you cash it	-1i1kn
you choose	1h
you close	1ip
you could	-1cdhnopt2ij3e
you could not	1ai
you could ~not	1ai
you cut	-2i1n2t
you cut your	1n
you decide	-1x1i
you deliver	1r
you deliver #	1r
you did	-1di2p
you die	-1in2e
you died	1in
you do	-2act-1ghlu1fkmr2jn
you do $	-1s1n2k
you do anything	1j
you do not	-2j-1al1fnors
you do to	1ls
you do ~not	-2j-1al1fnors
you doing	-1av1uA3i
you doing $	1i
you doing today	1iu
you doing ~soon	1iu
you down	1hno2q
you down for	1ghn
you drive	-2i1s2p
you drive $	-2i
you drive for	1i
you driving	1n
you eat	-1c
you ever	-1cjnps1ei
you feel	-4p-3i6o
you feel like	-2ip2o
you felt	-1n1p
you filled	2x
you filled out	2x
you find	-1t2i
you first	-1i1u
you follow	2i
you for	-1cijlx1enpvw2sB
you for #	1ns
you for calling	-1x1vwB2i
you for ~money	1ns
you free	1iu2h
you from	-2i1u2fg
you get	-1abcdgpst1l2hiC
you get it	1n
you get me	2h
you getting	-1a2t3i
you give	-2c-1j1bknu
you give me	-2ch1bu
you go	-1ghsu1inC2c
you good	-1i2g3u
you got	-2gop-1abehtx1cdjkmuvw2i
you got #	-1i1k
you got $	-1p1ikB3j
you got a	-1ac2iu
you got any	-1a1i2c
you got no	-1i2a
you got nothing	2n
you got the	1s
you got to	-4i-1g3d
you got your	1i
you got ~money	-1i1k
you got ~not	-2i2an
you guys	-1cht1x
you had	-1hjlnps1ix
you had a	-1n
you had any	1a
you had to	1i
you handle	1i
you hang	-1i2d
you hang up	-1i2d
you have	-4g-3a-2cx-1ehioqrsty1wB2np
you have #	1nu
you have $	-1k1mns
you have a	-1ajp1cisu
you have any	-1u1i
you have been	-1in1op2B
you have got	-2i-1dklrx1nvw
you have it	-1o
you have no	1a
you have reached	-1i1w
you have the	1i
you have to	-1i2d
you have ~money	1nu
you have ~not	-1s1al
you hear	-2i1uA
you help	1ci
you hoping	1i
you how	1k2z
you i	1jC
you i will	1uC
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
you is	-1iA1j2l
you it	-1i1o
you just	-2i2t
you keep	-1cjn1k
you keep the	-1j
you know	-2p-1bkntu1adi2y3c
you know $	1y
you know $?	-2i2a
you know what	-1c1i
you last	2i
you later	2C
you leave	1n
you leave $	1i
you leave the	-1i2n
you left	1wx
you let	1gi
you like	-2a-1hu1r3gi
you like me	1g
you like to	-1h1g2i
you live	1nz2s
you look	-1i1dr
you look at	1r
you looking	2i
you lose	-1il1dn
you make	-1i1ap
you make a	-2i2p
you manage	1i
you married	2i
you mean	1i6t
you mean $?	2t
you mean by	2t
you might	-2p-1di2j
you might want	-1iop2j
you mind	1y2u3h
you mind if	-1i1y2u
you more	-2s-1p1lo
you more than	-1n1l
you most	1i
you must	-2p-1i1d4a
you my	-1u1hz
you need	-5i-1aghklns1pr2dj
you need $	-1di1o
you need a	1i3j
you need to	-1ij1d
you never	-1i2a
you not	1j
you off	-1C1fq
you okay	1y3u
you okay with	1iy2u
you on	-1bdjp1hinu
you on @day	1h
you on the	1in
you on ~soon	1h
you one	1q
you only	-1i1no2b
you open	1hn
you out	1in
you out $	1in
you over	1t
you over the	1t
you owe	-1j1r2d
you owe #	1r
you owe ~money	1r
you own	-2a-1d1enz2i
you own $	-1i1nz
you own that	1i
you own your	1i
you paid	-2l-1i1os
you paid #	1n
you park	1is
you park it	1s
you pay	-2n-1jpt2m3s
you pay for	1m
you pay now	-1n1m
you pay your	1s
you paying	1p2i
you people	2a
you pick	-1h2c
you pick up	1i2c
you put	-1j1i
you quit	2i
you rather	-1i1u
you read	-1c1i
you read me	-1c1i
you ready	-1abu2i3g
you ready to	-1abu2i3g
you really	2a
you renew	-1i1j
you repeat	-5i-1c5t
you repeat that	-3i-1c3t
you ride	1i
you right	-1dpu1g2fio
you right now	-1d1g2f
you run	1i
you said	-3i-1hn1rx2d3t
you said i	1x
you say	-5i-1bjlp1d2g4t
you say that	-1q1i
you say yes	1i
you see	-1t1in
you seen	1i
you sell	-1s1n
you send	1hk
you should	-3i-2o-1n1al5j
you should get	-1i1j
you should know	2l
you sign	-1d1ijl
you signed	1g
you signed up	1g
you smoke	2i
you so	1iB
you so much	-1i1B
you some	-1u1z
you something	-1i1p
you soon	-1ip3C
you soon $	-1ip3C
you sound	-3i4a
you started	1g2x
you started $	1x
you started a	1x
you still	-1acn3i
you still owe	1i
you take	1a2C
you take care	-1i1p2C
you take the	1as
you taking	-1p1B
you talk	1hrz
you talk to	1hr
you tell	1bi
you tell me	1bi
you that	-1p1a3l
you that $	1l
you the	-2j-1dgps1bnq2hl
you the link	-1i3h
you the wrong	1q
you the ~money	-1j
you there	-1l3t
you think	-2t-1d2c3i
you think $	1i
you think $?	-1c
you think about	1i2c
you think will	1c
you this	-2l1d2n
you thought	1i
you to	-3l-2g-1ajpq1hn2c
you to look	-2p
you to ~buy	-1l
you today	1iv
you today $	1v
you today $?	1i
you told	-1px1dn
you told me	-1px1dn
you turn	-1i1s2d
you turned	1ns
you turned down	2n
you up	1gs
you use	-1c
you using	1i2b
you wait	-2i-1lp1e3d
you waiting	-1i2d
you waiting for	-1i2d
you want	-2abhns-1dltux1c2op3g
you want $	-1ij1e2p
you want a	-1i1jo
you want for	-3i
you want it	-2i-1ps1do
you want me	1ikp
you want the	1ipr2g
you want to	-3j-2d-1ho1p2c3g4i
you were	-3p-1deijs2b
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
you will	-3i-2l-1anos1dfkr4e
you will be	-2n-1h3e
you will get	1dhk
you will not	-1l1f
you will ~not	-1adl1f
you with	-1abcknsu1e2l3i
you with the	2l
you work	-1c
you would	-3ij-2h-1mptu1bdkl2en3ox
you would be	-2a-1ghilop1dej4n
you would feel	1i
you would get	-2ij-1p1l2n
you would have	-1ij1adls
you would like	1g
you would lose	-1j1k2e
you would need	-1n1lxz
you would never	-2n-1a2e
you would not	2a
you would rather	3o
you would say	1d2b
you would want	-1gn1io2j
you would ~not	-2n-1j1ae
you write	1i
you you	1do
you your	1r
you ~buy	-1gt1cjp2i
you ~buy $	1j
you ~buy it	1i
you ~cover	-1s2r
you ~cover the	-1s1i
you ~harm	-1djp1is2e
you ~meet	-1aclu1rsz2bi
you ~meet to	1hr
you ~money	-2i-1cls1hknA2a
you ~money $	1kA
you ~not	-1lps1a
you ~pay	-2l-1ijknpt2m3s
you ~pay $	-1n1s
you ~pay for	1m
you ~pay now	-1n1m
you ~pay your	-1i1s
you ~pay ~money	1n
you ~send	-1c1ikr2h
you ~send me	1i3h
you ~send ~money	1r
you ~soon	-2gu-1adfxz1h3C
you ~soon $	-1ix2C
you ~soon $?	-1g1i
you ~thing	-1s1j
young	3p
young*	1s
your	-5D-4cqu-3bhklrvwy-2ptA-1jmC1fis2en3x
your @day	1C
your _ #	1hr
your _ $	-4k-3q-1cijwzAD1bdfBC2mtx3g
your _ $?	-4c-2d-1bejnpstux1i
your _ @name	1mBC
your _ about	-1s1n3j
your _ all	1s
your _ and	-3h-2il-1arxC1bekpqz2s
your _ are	-2i-1ps1bnu3a
your _ asked	1x
your _ at	-1j
your _ be	2i
your _ bills	-1ln2m
your _ can	-1ns
your _ card	-1c2i
your _ checkup	1x
your _ comes	2f
your _ company	1l
your _ coverage	1k
your _ date	1g
your _ deliver	1n
your _ does	-2l2n
your _ ever	1i
your _ every	1e
your _ family	1e
your _ first	-1i1ju3z
your _ for	-1hn1o2c3s
your _ from	-1i3x
your _ gets	1j
your _ give	1i
your _ going	3e
your _ gone	1o
your _ got	-1n1i
your _ has	-1l2k
your _ i	1h
your _ if	1s
your _ in	-1in1ds
your _ income	2n
your _ is	-2ks-1a1diu2jnt
your _ it	1ps
your _ like	1i
your _ needs	-2n1lorx
your _ not	-1l2s
your _ now	-1hx2C
your _ off	1fp
your _ officer	2x
your _ on	1ghix
your _ one	1kl
your _ or	2i
your _ out	1g2ef
your _ page	1hz
your _ passed	-1s1x
your _ pays	-1s2n
your _ policy	-2i-1h1lz2a
your _ program	1k
your _ review	1x
your _ room	1l
your _ say	1i
your _ so	1j
your _ still	2n
your _ the	-1in1e
your _ there	-1l1n
your _ think	-2i1d
your _ this	-3i1d2a
your _ to	-1i1gs2u
your _ today	1giC
your _ uses	-1gi1ks
your _ was	1o
your _ what	-1d1hp4i
your _ while	-1l
your _ who	1i
your _ will	-1ainx1f3e
your _ with	-1n1x
your _ worth	1i
your _ would	-1aij1n
your _ your	-3n1ej2s
your _ ~cover	-1hij1asz
your _ ~harm	1n
your _ ~insurer	1l
your _ ~kin	-1s2e
your _ ~money	-1k1hr
your _ ~not	-1il1ns
your _ ~pay	-1s1n
your _ ~send	1n
your _ ~soon	1ghi
your _ ~thing	-2j-1gs1hln
your age	-1jux1ps
your agent	-1j1i2g
your annual	2x
your annual review	1x
your answers	-1n2s
your auto	-1n1s
your basic	1l
your belongings	-1n1j
your biggest	2i
your broker	1jk
your broker $	1g
your brokers	2k
your brother	1q
your budget	1i
your business	-2j-1p1zB2n4g
your business $	-1jp1B3g
your car	-1il1ps2c
your car $	-1i2c
your card	2d
your check	1n
your check $	1n
your commute	1i
your coverage	1z2u
your credit	1eis
your current	-1ns2k
your current one	1k
your current ~cover	-1n1k
your dad	-1n
your daughter	-1nu1dex
your day	-1i2C
your declarations	-1c1k
your declarations page	1h
your doctor	-1il3j
your dog	1i
your email	-1g2i
your employer	1ps
your equipment	1n
your equity	-1s
your family	-2i-1lp1nuz2e
your family $	-1a1i2e
your family $?	-1i
your favorite	2c
your first	1i
your girlfriend	2i
your grandmothers	3j
your guys	-1i
your health	1su
your health $?	-1i1u
your home	-1n1el
your home and	1i
your home policy	-1i1ln
your hospital	1i
your hours	1n
your house	-2s-1p2ei
your house $	1i
your house and	-1s1e
your husband	-1es1ajr2h
your husband what	1hip
your husbands	-1g1hn
your income	1s
your instructions	-1i3b
your insurance	-1c1i
your job	-1s1in
your kid	1e
your kids	-1aijnox2de
your last	-1n1dhs
your lender	-1fs1r2x
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
your moms	1n
your money	1op
your money and	1op
your mother	2n
your mother is	1n
your name	-2s-1bgjnt1f4x
your name $	1ex
your name on	1x
your number	-1dehs2cx6f
your number $	-1i2x3f
your number off	1fp
your okay	2d4g
your old	-1j1z
your old policy	-1j1z
your old ~cover	-1j1z
your other	1l
your own	-2eis-1p1l2a
your own $	-1n1d
your own policy	-1i2a
your own ~cover	-1i2a
your own ~thing	-1s1l
your patience	-1C
your pay	-1n
your paycheck	2n
your payroll	-1n1s
your payroll and	-1n1s
your people	-1a1o
your permit	1x
your phone	1m
your place	1i
your place $	1i
your plate	-1in3p
your plate $	-1i3p
your pocket	1n
your pocket $	1n
your policy	-3l-1hm1kx2n
your policy $	-2j1x2s
your policy does	-2l1n
your policy for	1s
your policy has	-1ln2k
your policy is	-1l2j
your policy pays	-1s2n
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
your servers	1n
your servers deliver	1n
your servers ~send	1n
your size	-1i1p
your social	-1g3i
your street	-1i2d
your stuff	-1n1js
your things	-1n1l2s
your things $	-1n1s
your time	-1ilp1C3B
your time $	-1ilpC2B
your tools	1j
your tub	1i
your uncle	1n
your wages	-1ps2n
your wages $	-1s
your way	1h
your weekend	1C
your whole	2e
your wife	-1afgkoqsBC1diprx
your wife $	-2i-1q1dnp
your wife $?	1h
your wifes	2e
your zip	1s
your ~cover	-3l-2acdhp-1bfmo1jnsuxz2e
your ~cover $	-1z2s
your ~cover and	1s
your ~cover at	-1j
your ~cover does	-2l1n
your ~cover for	1s
your ~cover has	-1ln2k
your ~cover is	-1ls1ex2j
your ~cover still	1n
your ~cover that	1l
your ~cover ~pay	-1s1n
your ~harm	-1iq1mn2p
your ~insurer	-1an1k2gj
your ~insurer $	-1j2g
your ~kin	-5s-4l-3bg-2cfkC-1jmtuB1hnr2d3e
your ~kin $	-2a-1cgjq1ep2n
your ~kin $?	1h
your ~kin and	-1r1epq
your ~kin asked	1x
your ~kin be	2i
your ~kin gets	1j
your ~kin go	-1i
your ~kin got	1i
your ~kin in	1d
your ~kin is	-1i1dn
your ~kin on	1hn
your ~kin think	-2i1d
your ~kin what	1hip
your ~kin will	-1in3e
your ~kin would	-1ij1n
your ~money	-1deijlp1ms2x
your ~money review	1x
your ~send	-1g2i
your ~soon	-1hi1B2C
your ~soon $	-1i1B2C
your ~thing	-1abdhkmuxC1ci2e
your ~thing $	-1e1ci
your ~thing and	1ei
your ~thing is	1n
your ~thing ~cover	-1i1ln
yours	-4l-1abdgmpru1n2x6k
yours $	-1ips3n
yours _ not	1k
yours _ the	1i
yours _ ~money	1jm
yours _ ~not	1k
yours and	1hkn
yours does	1k
yours does not	1k
yours does ~not	1k
yours is	-1l1sx
yours or	1i
yours or the	1i
yours*	-2js-1d1aknopC
yourself	-2js-1d1aknopC
yourself $	-1j1kn2a
yourself $?	-1d1i
yourself _ it	-1C2p
zip	1s
zone	-1l
zone $	-1l
~advise $	2c
~advise _ a	1j
~advise _ be	1ij
~advise _ to	1j
~advise _ ~cover	2j
~advise a	2c
~advise is	-1iks1m3j
~advise is to	1j
~advise would	1ij
~advise would be	1ij
~buy $	-2s-1aknCD1cj5d
~buy $?	1i2g
~buy _ $	-1abchn1k2dg
~buy _ $?	-1du1g3i
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
~buy _ ~soon	-2ij2d
~buy a	1n
~buy anything	-2jl-1adp1i
~buy for	1gj
~buy it	-1bhjkl2d3g
~buy it $	1g
~buy over	1k
~buy that	1ij2g
~buy the	-1l1d2gj
~buy the ~cover	1d2g
~buy this	-2p-1u2b
~buy up	3g
~buy up for	1i
~buy with	-1gjk1u2z
~buy you	1gins
~buy ~money	1n
~buy ~soon	-1i2d
~buy ~soon $	-1i2d
~cover $	-4bp-3dhnD-2ouBC-1acfty1krsw5j
~cover $?	-2u-1abgjns1t2di
~cover @name	1vw
~cover _ $	-3p-2ai-1bcdloquA1egwz2j3r
~cover _ $?	-2c-1bu4i
~cover _ a	-2n-1ap1js
~cover _ am	1x
~cover _ an	-1l1n
~cover _ and	-1e1kuz
~cover _ another	-1n2s
~cover _ anything	-1i1s
~cover _ ask	1r
~cover _ at	-1is2ln
~cover _ be	1m
~cover _ both	1ar
~cover _ by	1z
~cover _ care	2s
~cover _ delivery	1n2l
~cover _ did	1i
~cover _ do	1r
~cover _ does	-1in2l
~cover _ for	-2jn-1chlp
~cover _ have	-2l1ns
~cover _ i	1jlnr
~cover _ if	-2n1s
~cover _ in	-1jl1sw
~cover _ is	-2n-1px1jlmsw
~cover _ it	-1s1j
~cover _ just	1n
~cover _ like	1s
~cover _ now	1u
~cover _ of	1j
~cover _ on	-1lpx1ow2j
~cover _ one	-1hjs2k
~cover _ ones	1k
~cover _ only	-1s1l
~cover _ ours	-1ns2k
~cover _ out	2l
~cover _ run	-1jl2n
~cover _ so	1kn
~cover _ that	-1p1jn
~cover _ the	-2hln-1bdeimopz1r2s
~cover _ there	1n
~cover _ they	1s
~cover _ tied	1s
~cover _ to	-2j-1l1hk2s
~cover _ up	-2i-1n1lrsx
~cover _ us	-1m1k
~cover _ we	1k
~cover _ what	-1ikn1js
~cover _ when	-1is2l
~cover _ with	1j
~cover _ work	-1l2p
~cover _ would	-1l1s2j
~cover _ you	-1adepsu1ilr
~cover _ your	-1hin3s
~cover _ ~buy	1n
~cover _ ~cover	-2j-1i1s2k3r
~cover _ ~harm	-1is1kl2n
~cover _ ~kin	1x
~cover _ ~meet	1sz
~cover _ ~money	-2s-1jl1k2m
~cover _ ~not	-4s-3i-2a-1defhjkor1np6l
~cover _ ~pay	-2n-1jm2s
~cover _ ~soon	1lnz
~cover _ ~thing	-1dln1is2r
~cover a	-1l1k
~cover and	-3h-2egin-1adlopxz1ms2kr
~cover and a	-1ln1rs
~cover and i	1r
~cover and ours	-1n1m2k
~cover and the	-1js2r
~cover and you	1kn
~cover and ~cover	-1r1n
~cover are	-1ln
~cover as	1js
~cover as a	1j
~cover at	-1l1p
~cover at work	2p
~cover audit	-1n1s
~cover back	3j
~cover before	-1ilns1x2j
~cover before you	1j
~cover bills	1s
~cover business	1ln
~cover calling	1w
~cover can	2l
~cover comes	-2n-1l2s
~cover could	1n
~cover do	1i
~cover do you	1i
~cover does	-2is-1jk1n4l
~cover does ~not	-2is-1jk1mn2l
~cover ends	-1n4l
~cover exclude	1ln
~cover exclude delivery	1ln
~cover excludes	3l
~cover first	1ku
~cover for	-2l-1hinpq1gjrz
~cover for a	-1n1l
~cover for it	-1l
~cover for the	-1s
~cover for you	-1s1gr
~cover form	1hl
~cover gives	2s
~cover has	-2n-1ij1k3l
~cover has a	-1n1kl
~cover has ~not	1l
~cover how	3i
~cover i	1hvxA
~cover i am	1x
~cover if	1n
~cover in	-1h1g
~cover is	-2kn-1acdgilor2ms
~cover is a	-1ln
~cover is for	-1l2s
~cover is it	1i
~cover is like	1s
~cover is tied	1s
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
~cover motorist so	1n
~cover on	-3l-1i1knr
~cover on the	1k
~cover one	-1ls1k
~cover only	1ls
~cover or	1i2g
~cover or the	1g
~cover over	1nw
~cover page	1z
~cover partners	1vw
~cover partners $	1w
~cover right	1in
~cover says	1n
~cover so	1jl2n
~cover so i	1j
~cover stays	-1i1nrs
~cover still	1n
~cover stops	-1ijm1l
~cover stops at	-1s1l
~cover that	-1p1l
~cover the	-1jk2r
~cover there	1l2n
~cover this	1dgkw
~cover this is	1w
~cover this one	1k
~cover through	1s
~cover through work	-1l1s
~cover to	-1k1s
~cover what	-1k1z
~cover where	-1i2j
~cover which	1ln
~cover will	-1s1n4l
~cover will ~not	-2s1n4l
~cover with	-1elmn1aks2j
~cover with a	1j
~cover would	-2l-1jk2m
~cover would be	1m
~cover would run	-1l1n
~cover yes	-1n3r
~cover you	-1lp1nu2rs
~cover you have	-2l1ns
~cover your	-1n1lx
~cover your ~kin	1x
~cover ~cover	-2aiw-1cdehklps1mx
~cover ~cover $	-1ikw1jm2x
~cover ~cover $?	1i
~cover ~cover and	-1l
~cover ~cover does	1l
~cover ~cover for	1k
~cover ~cover is	-2n-1j1s
~cover ~cover on	1n
~cover ~cover with	1j
~cover ~cover ~cover	1s
~cover ~cover ~pay	-1n
~cover ~harm	-1i
~cover ~insurer	1n
~cover ~money	-2in-1ls1kmxz2j
~cover ~not	-1i2ns
~cover ~pay	-2ijk-1elp3s
~cover ~pay for	-1ns
~cover ~pay if	1s
~cover ~pay the	-1k1s
~cover ~soon	-1ns1hi2k
~cover ~soon to	-1j1hk
~cover ~thing	1o
~feel $	-2i-1jlBD5p
~feel _ $	1az2p
~feel _ am	-2q1ip
~feel _ it	2p
~feel _ say	-2p-1b
~feel _ to	2p
~feel for	2p
~feel i	-2q1ip
~feel i am	-2q1ip
~feel thing	1p
~feel to	-1lp
~feel to say	-2p
~feel ~money	2p
~feel ~money $	2p
~harm $	-2abm-1cdghlpt1iq2os
~harm $?	-1ac2i
~harm _ $	-1ablu1x2n3i
~harm _ $?	1i
~harm _ all	-1s1np
~harm _ and	1hin
~harm _ in	1es
~harm _ is	-1i1n2s
~harm _ it	1l
~harm _ on	1l
~harm _ one	1k
~harm _ or	-1i2e
~harm _ run	1n
~harm _ that	-1l1s
~harm _ the	-2l1n
~harm _ them	1p
~harm _ there	1n
~harm _ would	-1jl1kn
~harm _ you	-1m1ei
~harm _ your	-2n-1d1s2e
~harm _ ~money	1dgl
~harm _ ~not	1ln
~harm and	-1hinps4e
~harm and you	-2n1e
~harm and your	-1l1e
~harm and ~harm	1k
~harm at	1dgs
~harm benefit	1s
~harm could	1e
~harm down	1n
~harm from	-1l
~harm is	1m
~harm of	2s
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
~harm would	2n
~harm you	-1osu2il
~harm you $	2i
~harm you would	1n
~harm your	1el
~harm ~cover	1s
~harm ~harm	1kn
~harm ~not	1n
~harm ~pay	-1n1s
~harm ~soon	-1ds1eln
~insurer $	-2ijp-1kmos1r2g
~insurer $?	1i
~insurer _ $	-1d1l
~insurer _ a	-1s
~insurer _ and	-1g1ks
~insurer _ at	-1v2s
~insurer _ it	-1s
~insurer _ that	2p
~insurer _ the	-1i1l2dj
~insurer _ to	1l
~insurer _ ~not	2s
~insurer _ ~pay	1k
~insurer and	1j
~insurer can	1l
~insurer has	-1s2l
~insurer have	1i
~insurer is	1s
~insurer knows	1s
~insurer looks	2s
~insurer looks at	2s
~insurer that	1p
~insurer to	1l
~insurer will	1s
~insurer with	-1v
~insurer you	1ij
~kin $	-2jl-1bcgkmqsuD1enopC2A
~kin $?	-1ad1ch2i
~kin _ $	-1i1cdjo
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
~kin _ on	-1dl1ein
~kin _ one	-1n1j
~kin _ still	2n
~kin _ that	1p
~kin _ the	-2i-1jls1adp
~kin _ then	1u
~kin _ there	-1i1n
~kin _ this	-2p
~kin _ to	1r
~kin _ you	1n2a
~kin _ ~cover	1n
~kin _ ~kin	-1o1r
~kin _ ~money	1r
~kin _ ~not	-1ilps1dn
~kin and	-1hls1q2p
~kin and a	1n
~kin and i	1pq
~kin asked	1x
~kin be	2i
~kin feel	1p
~kin gets	1j
~kin go	-1i
~kin got	1i
~kin if	1a
~kin if you	1a
~kin in	-1ilp1ad
~kin in the	-2i1ad
~kin is	-1i1dn
~kin is still	2n
~kin needs	1nor
~kin on	1hn
~kin think	-2i1d2p
~kin to	1p
~kin what	1hip
~kin will	-1adin2e
~kin with	-1in2c
~kin would	-1ijp1d2n
~kin you	-1n1do
~meet $	-3i-2q-1abcehjknpsyzC2fuB5x
~meet $?	-3i-1b1hy4u
~meet _ $	-2iD-1acdklsz1hjortx3f4b
~meet _ $?	-1c1i
~meet _ @name	-1x1r2iv
~meet _ a	-1his1jmu
~meet _ about	1m
~meet _ after	1i2h
~meet _ again	2f
~meet _ him	1p
~meet _ i	2z
~meet _ in	1h
~meet _ it	-1p1i2d
~meet _ of	1n
~meet _ on	1s2h
~meet _ or	-1i1d
~meet _ recorded	-1i1uy
~meet _ the	-1ghkls1n
~meet _ you	-1hi1dnp4C
~meet _ your	-1z1dhqr
~meet _ ~cover	1pz
~meet _ ~money	-1u1i2h
~meet _ ~soon	-2gu-1dfkxC1ir4h
~meet about	-1adhkloru2i3z
~meet about it	1i
~meet about ~cover	1pz
~meet acting	-1p2a
~meet again	-1i2ht
~meet again $	1ft
~meet at	1h
~meet back	1hu
~meet by	-1u1x2hi
~meet by ~soon	1h2i
~meet for	-1p1hln
~meet from	-1n1s
~meet hr	1h
~meet i	1z
~meet in	-1x1m
~meet is	-1di1xy2b
~meet is recorded	-1i1y
~meet it	1hmn
~meet me	-1i3v
~meet on	-2i-1n2d
~meet out	1n
~meet out of	1n
~meet right	-2i1u
~meet to	-2gu-1aksvz1cprC2i
~meet to @name	1ir
~meet to a	1j
~meet to the	1n
~meet to you	-1hip2C
~meet to your	1dip
~meet with	-1jwx1hnr2C
~meet you	-1dgklquzC1ix2h
~meet you $	1hix
~meet you again	2f
~meet you ~soon	1r2h
~meet your	1hiz
~meet ~money	1z
~meet ~soon	-1nz1ir3h
~meet ~soon $	1r
~meet ~soon $?	1ik
~meet ~soon ~soon	1h
~money $	-4a-3bo-2eipqtu-1fghlnrvwBCD1djkz6m
~money $?	-1bdgim1c2ah
~money _ $	-3i-2aeh-1cfnqtwACD1bdox2m
~money _ $?	-1bgimnrt1d2u
~money _ a	-3s-2ik-1chu1or3m
~money _ about	1hr
~money _ after	1kl
~money _ ago	1n
~money _ and	-3s-2mp-1dl1nr
~money _ be	1l
~money _ before	1n2h
~money _ but	1m
~money _ can	-1i1n
~money _ did	1ir
~money _ each	1j
~money _ for	-1cip1kms2u
~money _ from	1z
~money _ how	1s
~money _ i	1pq
~money _ if	1lms
~money _ in	-1j1n
~money _ is	-1ors1ilp
~money _ it	-2p-1j1hks
~money _ left	1d
~money _ look	1k
~money _ more	-2n-1j1o2m
~money _ of	-2l-1m1jno
~money _ on	-1abdjmx1iln3k
~money _ one	-1jns1r
~money _ or	1n
~money _ out	1n2j
~money _ rebuild	1n
~money _ savings	1n
~money _ so	1n
~money _ started	1x
~money _ than	-1jps1k2m
~money _ that	-1i1ku2l
~money _ the	-2j-1goprs1dlnB2km
~money _ then	1n
~money _ there	-1i1j
~money _ they	-1k2s
~money _ to	-1k1z
~money _ up	-1k1s
~money _ us	-1n1hix
~money _ wait	2l
~money _ what	-2k-1n
~money _ where	1j
~money _ with	-1nu1ip2k
~money _ work	1r
~money _ would	-1p1j
~money _ you	-2d-1s1nr2m
~money _ your	-1dnx2jm
~money _ ~cover	-1chp1imr
~money _ ~harm	1k
~money _ ~meet	1rx
~money _ ~money	-3jps-2kx-1abdehinquv1t2cr3o6m
~money _ ~not	-2jl-1dekm1nor
~money _ ~pay	1s2g
~money _ ~soon	-1jl1cs2d
~money _ ~thing	-1ijklms1o2n
~money a	-2s-1acjoprx4m
~money a ~money	-1acjklnoprsx1g4m
~money and	-3j-1degiklsz1rx2mn
~money and a	1m
~money and that	1lm
~money and the	-1ms3n
~money and you	-1k1o
~money and your	1r
~money and ~not	-1n1i
~money at	-1p
~money because	-1l1ks
~money before	-1i1jl2n
~money before they	1n
~money but	-1s1kn
~money cards	1n
~money columns	-1j2k
~money day	2l
~money days	-2ms-1di1hl2o
~money days $	-1ms1kl
~money days a	1nor
~money days after	1l
~money does	-1l1is
~money does ~not	-1l1s
~money dollar	1ip
~money drivers	2r
~money every	1p
~money every ~money	1p
~money for	-2s-1jlnp3m
~money for the	-1jn1di2m
~money for ~money	-1s1m
~money go	1s
~money i	-1n1kpz2l
~money if	2m
~money in	-2i-1hjkp1nor
~money in savings	1n
~money in the	1n
~money in ~cover	1r
~money in ~thing	1o
~money is	-2in-1r1gjpB2l
~money is that	-2i1u2l
~money is the	-1ns1kB2j
~money is ~money	-1n1l
~money is ~not	1lo
~money it	-1np1jkm
~money it is	-1p1m
~money it with	1jk
~money less	-1js1m
~money less than	-1js1m
~money means	3s
~money minutes	-1cijklmnp1dhs2u
~money minutes $	-1hi1sz2d
~money minutes $?	-1g1h
~money months	-1dors1ijmn
~money months $	-1i1m
~money more	-1l2k3m
~money more $	-1p1m
~money more a	1j
~money more than	2km
~money nights	-1n1lr
~money nights a	1r
~money numbers	1iks
~money oclock	1hi
~money of	-1ls2mn
~money of you	1np
~money of ~cover	1m
~money old	1n
~money on	-2i1r2j
~money one	-1jk1mn2c
~money one ~money	-1m1n
~money options	1k
~money or	-1iu2gt
~money or ~money	-2i2t
~money out	1o
~money out of	1o
~money people	1nr
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
~money than	-1jk3m
~money that is	1n
~money the	-2jn-1m3k
~money then	1g
~money then $	1g
~money they	-1s1n
~money things	1z
~money this	1p
~money times	-1nr1ck3s
~money times your	-1n1js
~money to	-1jlps1mn2o
~money to rebuild	1n
~money to ~money	-1p2o
~money under	-2s-1k1mn
~money until	2c
~money weeks	-1k1jn
~money when	1k
~money will	1n
~money will ~not	1n
~money with	-1in1km
~money with the	-1ip1km
~money with ~not	1p
~money would	-1j1il
~money would be	1l
~money years	-2n-1cdghiz1js
~money years $	-1hm1kp2s
~money years ago	1n
~money years and	-1p
~money years is	-1m1p
~money you	-2s-1hlp1g2nx
~money you $	1n
~money you started	1x
~money ~cover	-3n-1ilmpz1kr2dj
~money ~cover $	-1k
~money ~cover is	1j
~money ~kin	-1kn2r
~money ~meet	1n
~money ~money	-4s-3hi-2r-1djk1c3m
~money ~money $	-2n-1jkps1l4m
~money ~money $?	1ci
~money ~money a	-1i1m
~money ~money and	-1m
~money ~money of	-1l1n
~money ~money ~cover	1j
~money ~not	4j
~money ~soon	-1j1ik2h
~money ~thing	-2n-1hkm1i4r
~money ~thing ~money	1ir
~not $	-3i-2j-1aszD1bmr2ekl3d
~not $?	-1i2d
~not _ $	-3d-2imB-1achjnpqtxzC1elrD2s
~not _ $?	1t2d
~not _ a	-2i-1os1abdehl
~not _ about	-1il2n
~not _ again	1ef
~not _ an	1ad
~not _ and	-1kl1no
~not _ answer	-1l1d
~not _ any	-1i1n
~not _ anybody	-2p1a
~not _ anymore	-1l2n
~not _ anything	-2i1al
~not _ at	-2p-1i1n
~not _ back	1pq
~not _ by	2l
~not _ calls	-1dp1C3f
~not _ do	-1in1dls
~not _ for	-3s-1adhikm4l
~not _ from	-1e2fn
~not _ her	1ij
~not _ here	1inp
~not _ how	1a
~not _ i	-1p1v
~not _ if	-1s1jl
~not _ in	-1an1h2l3p
~not _ income	-1l1j
~not _ is	1ds
~not _ it	-1deop1aks3j
~not _ lawyer	1l
~not _ like	3p
~not _ me	-2p1dl
~not _ money	-1p1i2a
~not _ motorist	1n
~not _ now	2d
~not _ of	-1is1an2l
~not _ on	-1dijnps1l
~not _ out	3p
~not _ put	-1n1h
~not _ so	1n2l
~not _ that	-3p-2ao-1gi1lnt
~not _ the	-2js-1dfimq1r2p3n
~not _ them	-1l3n
~not _ there	-1jp1no
~not _ this	-2l-1bin3d
~not _ till	1lr
~not _ to	-3p-2dnt-1abejsx1q4l
~not _ until	1l
~not _ up	-1il1dnps
~not _ what	-1ips1l
~not _ when	-1s1n
~not _ with	-1l1jnp
~not _ yet	1l
~not _ you	-2ah-1eikmsxA1ptC2l
~not _ your	-2p-1eins1o2al
~not _ ~buy	-1lp
~not _ ~cover	-1adijlop2n
~not _ ~money	1in
~not _ ~not	-2l3d
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
~not be	-2j-1p1aehs2b
~not be ~pay	1n
~not been	2n
~not blame	-3l-1a1i3p
~not blame you	-1al1i4p
~not business	-1l1j
~not business income	-1l1j
~not calls	1f
~not can	-1np1o3l
~not cash	1l2j
~not change	-1nps
~not change what	1l
~not covered	-1s1j2n
~not covered $	-1ns2l
~not do	-1aijns3l
~not do is	1l
~not do it	-1n1dp
~not do this	-1i
~not enough	-1lp
~not enough $	-1lp
~not even	-2l3p
~not feel	1p
~not feel like	1p
~not fix	-1ds1e2l
~not for	-2l-1ips1e2d3n
~not for the	-1l1n
~not fun	1p
~not get	-3l-2jp-1q1ain2t
~not getting	1dq
~not give	1d
~not give you	1d
~not go	-2l-1e1jos
~not going	-1dp1l
~not going to	-1dp1l
~not got	-2d
~not guarantee	2l
~not have	-1fijlps1abko2nq
~not have $	-1p
~not have a	-1in1be2d
~not have the	1n2l
~not have to	-1adi1op
~not have ~cover	-1ln1ik
~not hear	-2il-1e2f3t
~not hear you	-2l-1i3t
~not help	2l
~not here	-1l1n
~not i	-1l1hi
~not idea	2a
~not in	-1s
~not insured	1n
~not is	1i2lp
~not issue	1l
~not it	-2l-1n2i
~not judgment	1i2p
~not keep	2C
~not keep you	-1l2C
~not know	-2i-1djp1n3al
~not know $	-1a2l
~not know about	-1l1n
~not know the	1a
~not know what	-1i1al
~not know yet	1l
~not leave	-2p-1a1dj
~not left	-1i1e
~not like	-1d1ipr
~not likes	-1i
~not likes it	-2p1l
~not make	-1p2l
~not matter	-1l1s
~not matter what	-1l
~not mean	-2pt-1lo1s2q
~not mind	-1dp1i
~not more	-1p3f
~not more calls	-1dp1C3f
~not named	-1l1n
~not need	-1lp
~not need to	-1l
~not on	-1ils3n
~not on here	1jn
~not on there	1n
~not on your	-1s1n
~not one	1l2p
~not open	1i
~not part	2l
~not part of	2l
~not pressure	-1np
~not promise	-1p2l
~not promise the	1l
~not protect	1n
~not put	-1p1dln
~not read	-1i3a
~not really	-1p1o
~not reason	-1o
~not reason to	-1o
~not rush	-3p
~not say	-1jpt2l
~not see	-1l1n2p
~not so	-1np1s
~not something	-1anp2l
~not something i	-1p2l
~not take	-1j1dkp
~not tell	-2i-1djp2l
~not tell you	-2i-1dp2l
~not that	-1l1a2p
~not the	-1jkl1bi
~not there	-1lp1d
~not think	-1jl1av
~not tickets	1or
~not to	-2l-1bn1degz2s
~not to do	-1n1ds
~not told	-1l1no
~not told the	-1l1n
~not touch	1l
~not trust	-1o1p
~not understand	-2p-1ilq2a
~not want	-1dl1f2o
~not want to	1f
~not wants	1a
~not wants to	-1p1a
~not way	-1p2l
~not what	1s
~not wonder	-1p1a
~not work	-1ln1s
~not you	-2i-1a1dn
~not your	1p2a
~not ~buy	-1dp1j
~not ~cover	-2ijps-1adhkmorvwx2l3n
~not ~cover $	-1j1el
~not ~cover motorist	1n
~not ~cover your	-1n
~not ~cover ~cover	-1il2n
~not ~harm	-1l1ps
~not ~meet	-2h-1p1n3f
~not ~meet you	-1h
~not ~money	1r2j
~not ~not	1z
~not ~pay	-2eis-1adh3l
~not ~pay $	1ln
~not ~pay a	-1n1l
~not ~pay for	-1is1l
~not ~send	1j
~pay $	-1ip1l2s
~pay $?	-2n2i
~pay _ $	-1aej1kmn3l
~pay _ $?	1i
~pay _ a	-2l-1kp2s
~pay _ and	-1s1o2k
~pay _ anything	-1n1l
~pay _ bills	-1l
~pay _ difference	-1k1s
~pay _ for	-1jl1k
~pay _ full	1g
~pay _ if	-1i1o2s
~pay _ it	-1s1l2g
~pay _ other	-1n1s
~pay _ out	-1n2l
~pay _ people	1n
~pay _ rest	1s
~pay _ that	1i
~pay _ the	-2i1ps
~pay _ they	-1n1ls
~pay _ to	1s
~pay _ what	-1ls1o
~pay _ you	1s
~pay _ your	1mn
~pay _ yourself	1o
~pay _ ~cover	-1n1l
~pay _ ~harm	-1js1k2l
~pay _ ~money	-2s-1m2k
~pay _ ~thing	-1i
~pay a	-2p-1en3k
~pay everything	-1s
~pay for	-2j-1acdekqrtx1s2l
~pay for $	1l
~pay for a	-1lnp1s
~pay for it	1n2g
~pay for that	1i
~pay for the	-2l-1k1p2s
~pay for what	1ko
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
~pay the	-2kln-1cgijp4s
~pay the bills	-1l
~pay the other	1s
~pay the rest	1s
~pay to	1is
~pay up	1s
~pay what	-1is1l
~pay when	-1n1l
~pay while	1n
~pay you	-1dik1l3s
~pay you if	-1i2s
~pay your	-2ln-1aei4s
~pay your people	1n
~pay your ~cover	1s
~pay ~not	-2s1n3l
~send $	-1u
~send _ $	-1gh
~send _ a	1ip4h
~send _ by	-1k1h
~send _ nights	1r
~send _ over	1C
~send _ that	-2p-1gi2h
~send _ the	-1C1l2h
~send _ to	-1g1i3h
~send _ up	1jq
~send _ ~cover	2hj
~send _ ~money	-1jk2h
~send _ ~soon	-1dln
~send a	1s
~send is	1ip
~send it	-2g-1dls1pq2h
~send it $	-1h
~send it to	2h
~send it up	1q
~send me	-1cg1k6h
~send me a	2h
~send me that	-1gi2h
~send me the	1i2h
~send that	-1p1hjC
~send the	-1di1j2bh
~send the ~cover	-1i1j2h
~send you	-1jksuzC1l4h
~send you a	1h
~send you the	1l
~send ~money	1r
~send ~money nights	1r
~soon $	-4bklpuD-3qz-2atvwx-1efgimsy1jB3dAC4h
~soon $?	-2cdtu-1ajoqrxzA1b2gh5i
~soon @name	-2iC-1hp3A
~soon @name $	-2vC-1i2A
~soon @name @name	1vwA
~soon @you	-1i1A
~soon _ $	-2uvD-1abcdjklnrtwB3hAC
~soon _ $?	-1bgx2i4h
~soon _ @name	1vwA
~soon _ and	1z
~soon _ each	-1g1h2k
~soon _ go	1e2h
~soon _ i	-1k2hi
~soon _ it	1hlsu
~soon _ like	1n
~soon _ the	-1h1r
~soon _ what	1g2k
~soon _ will	1dnr
~soon _ would	1lz
~soon _ you	-1j1ghC
~soon _ your	-1n
~soon _ ~money	-1cgjkmps3h
~soon _ ~not	-1hip2n
~soon _ ~soon	1hi
~soon after	1h
~soon and	-1dinrsz1ef2h
~soon and i	1h
~soon and you	1C
~soon around	1h
~soon around ~money	1i
~soon at	-1gkmp4h
~soon at ~money	-1gkm3h
~soon at ~soon	1hi
~soon be	1hi
~soon i	1zB
~soon if	1g
~soon look	1h
~soon night	-1kx
~soon or	-2i1d
~soon so	2d
~soon step	1j
~soon the	-1is2n
~soon time	-1p1hlnC
~soon to	-2j-1glpru1hns5k
~soon to each	-1g1h2k
~soon with	1e
~soon you	-1n1hkru2d
~soon you will	-1n1dhkr
~soon ~money	1l
~soon ~soon	-2u-1dgjknAC1p3i4h
~soon ~soon $	-2u-1C1hp3i
~soon ~soon $?	2h
~thing $	-3kp-2adgsu-1bfrtCD2h3i
~thing $?	-2cnu-1abejst4i
~thing _ $	-2p-1abdjnq1iors
~thing _ $?	-1bc1gi
~thing _ a	-2s-1klop1eg2n
~thing _ all	1n
~thing _ and	-1iln1x2pr
~thing _ are	-1n2m
~thing _ do	1ips
~thing _ does	1n
~thing _ down	-2n1is
~thing _ drivers	2r
~thing _ everything	-1n1es
~thing _ for	1js
~thing _ i	1j
~thing _ in	1i
~thing _ is	-2s-1jp1m
~thing _ it	2n
~thing _ night	1n
~thing _ one	1n
~thing _ that	1i
~thing _ the	-1ghklp1jz
~thing _ they	-1il
~thing _ those	1n
~thing _ to	-1ikn1r2s
~thing _ up	1n
~thing _ we	-1j1k
~thing _ with	1x
~thing _ would	1j
~thing _ you	2i
~thing _ your	-1n1o
~thing _ yours	1j
~thing _ ~cover	-1ns1l
~thing _ ~money	2n
~thing _ ~not	-2s-1ij1p2l
~thing _ ~pay	-1ij1p2s
~thing _ ~soon	-1h1gn
~thing _ ~thing	-1i1er
~thing and	-3l-2hs-1gmopz1ejr
~thing and everything	1e
~thing and the	-1gkn1ij
~thing and you	1n
~thing are	-1s1n
~thing back	1ns
~thing besides	1i
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
~thing i	-1n1j
~thing i would	-1n1j
~thing in	2i
~thing is	-2j-1lm1ap
~thing is ~not	2l
~thing it	-1l1ps
~thing like	1j
~thing on	-1jls1go
~thing on a	-1jl1g
~thing or	-1as1ei
~thing or a	1e
~thing out	1ln
~thing over	1s
~thing so	1jl
~thing that	-2s-1i1ln
~thing that is	-1p1l
~thing the	-2n-1i2e3r
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
~thing with	1inr
~thing worth	1l
~thing would	1l
~thing you	-1jln1s2m3i
~thing you are	2m
~thing your	-1ln1e
~thing ~cover	-3i-1k1mr2n3l
~thing ~cover $	1c
~thing ~cover does	1ln
~thing ~harm	-2l1s
~thing ~harm ~pay	-1n1s
~thing ~money	-1m1irs
~thing ~not	-1dln2rs
~thing ~soon	1g`,
};
