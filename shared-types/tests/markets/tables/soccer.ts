/** Results of each market type on the match of its sport: `id  specifier  winners  [void outcomes]`; - for none. */
import { SPORT_IDS } from '../../../src/catalogue/sports.ts'
import type { MarketTable } from '../../support/market_table.ts'
import * as matches from '../matches.ts'

const SOCCER_TABLE = `
1  -  1
10  -  1X, 12
11  -  home
18  total=2.5  over
29  -  yes
26  -  even
16  hcp=-1.5  home
14  hcp=0:1  1
45  -  3:1
60  -  X
68  total=2.5  under
47  -  X/1
2  -  home
5  -  home:regular
7  score=0:1  1
8  goalnr=2  home
9  -  home
12  -  -  void all
13  -  home
15  -  home:2
19  total=1.5  over
20  total=1.5  under
21  -  4
23  -  3+
24  -  1
25  -  4-6
27  -  odd
28  -  odd
30  -  both
31  -  no
32  -  no
33  -  no
34  -  no
41  score=0:1  3:0
46  -  1:1 4+
100  goalnr=2  31-45
101  goalnr=2  41-50
122  -  no
220  -  no
297  total=2.5  over
399  -  2-3
400  -  0-1
548  -  1-4, 1-5, 1-6, 2-4, 2-5, 2-6, 3-4, 3-5, 3-6, 4-5, 4-6
549  -  1-3, 2-3
550  -  1-2, 1-3
551  -  2:1-4:1
1037  goals=2  home
102  from=1|to=15  2
103  from=1|to=15|goalnr=2  none
104  total=1.5|from=1|to=15  under
38  goalnr=2  player:7  void player:33
39  -  player:7  void player:33
40  -  player:7, player:21  void player:33
898  -  player:7  void player:33
899  -  -  void player:33
61  score=0:1  1
62  goalnr=2  home
63  -  1X, X2
64  -  -  void all
65  hcp=0:1  2
66  hcp=-1.5  away
69  total=1.5  under
70  total=1.5  under
71  -  2+
72  -  1
73  -  1
74  -  even
75  -  yes
76  -  no
77  -  no
80  score=0:1  1:0
81  -  1:1
618  -  odd
619  -  odd
470  -  X
552  -  1-2, 1-3, 2-3
635  -  2-3
83  -  1
84  goalnr=2  home
85  -  1X, 12
86  -  home
87  hcp=0:1  1
88  hcp=-1.5  home
90  total=1.5  over
91  total=1.5  over
92  total=1.5  under
93  -  2+
94  -  even
95  -  no
96  -  yes
97  -  no
98  -  2:0
553  -  1-2, 1-3, 2-3
48  -  no
49  -  no
50  -  yes
51  -  no
52  -  equal
53  -  2
54  -  1
55  -  yes/no
56  -  yes
57  -  no
58  total=2.5  no
59  total=2.5  yes
113  -  -  void all
115  goalnr=2  -  void all
116  total=1.5  -  void all
117  hcp=-1.5  -  void all
463  -  -  void all
464  -  -  void all
897  -  -  void all
123  -  -  void all
127  total=6.5  -  void all
35  -  1 & yes
36  total=2.5  over & yes
37  total=2.5  1 & over
78  -  X & yes
79  total=1.5  X & over
184  goalnr=2  home & 1
540  -  1X & yes, 12 & yes
541  -  1X & no, 12 & no
542  -  1X & yes, X2 & yes
543  -  1 & no
544  total=1.5  1 & over
545  -  1X & no, 12 & no
546  -  1X & yes, 12 & yes
547  total=2.5  1X & over, 12 & over
818  total=2.5  X/1 & over
819  total=2.5  X/1 & under
820  -  X/1 & 4
854  total=2.5  yes
855  total=2.5  yes
856  total=2.5  yes
857  total=2.5  no
858  total=2.5  yes
859  total=2.5  no
860  -  yes
861  -  yes
862  -  yes
863  -  yes
864  -  no
865  -  no
879  -  no
880  -  yes
881  -  yes
1179  -  1, X
162  -  1
163  cornernr=3  away
164  -  away
165  hcp=-1.5  away
166  total=10.5  over
167  total=3.5  over
168  total=3.5  over
169  -  9-11
170  -  5-6
171  -  5-6
172  -  odd
173  -  1
174  cornernr=3  away
175  -  home
176  hcp=-1.5  home
177  total=5.5  over
178  total=3.5  over
179  total=3.5  under
180  -  4+
181  -  2
182  -  5-6
183  -  even
601  cornernr=3  home
602  cornernr=3  home
100001  -  2
100002  total=5.5  under
136  -  2
137  bookingnr=2  home
139  total=5.5  over
140  total=2.5  under
141  total=2.5  over
142  -  6
143  -  2
144  -  4+
146  -  yes
147  -  no
148  -  yes
149  -  X
150  bookingnr=2  home
152  total=1.5  over
153  total=1.5  under
154  total=1.5  under
155  -  2
159  -  no
160  -  no
161  -  no
199  variant=sr:correct_score:below:5-5  3:1
`

const CUP_TABLE = `
2  -  home
5  -  home:penalties
1  -  X
8  goalnr=2  home
9  -  home
113  -  X
115  goalnr=1  home
116  total=1.5  over
117  hcp=-0.5  away
463  -  1X, X2
464  -  -  void all
897  -  1:1
123  -  home
127  total=6.5  over
122  -  yes
220  -  yes
`

export const TABLES: MarketTable[] = [
  ['soccer', SPORT_IDS.soccer, matches.SOCCER_MATCH, SOCCER_TABLE],
  ['soccer, a cup tie', SPORT_IDS.soccer, matches.CUP_MATCH, CUP_TABLE],
]
