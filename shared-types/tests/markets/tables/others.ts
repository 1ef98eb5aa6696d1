/** Results of each market type on the match of its sport: `id  specifier  winners  [void outcomes]`; - for none. */
import { SPORT_IDS } from '../../../src/catalogue/sports.ts'
import type { MarketTable } from '../../support/market_table.ts'
import * as matches from '../matches.ts'

const HANDBALL_TABLE = `
1  -  1
10  -  1X, 12
11  -  home
18  total=3.5  over
26  -  odd
16  hcp=-1.5  away
14  hcp=0:1  X
60  -  2
68  total=3.5  under
47  -  2/1
2  -  home
7  score=0:1  1
8  goalnr=2  away
9  -  home
12  -  -  void all
13  -  home
15  -  home:1
19  total=1.5  over
20  total=1.5  over
27  -  odd
28  -  even
220  -  no
297  total=3.5  over
1037  goals=2  away
298  -  0-46
61  score=0:1  X
62  goalnr=2  away
63  -  12, X2
64  -  away
65  hcp=0:1  2
66  hcp=-1.5  away
69  total=1.5  under
70  total=1.5  over
74  -  odd
618  -  odd
619  -  even
470  -  away:1
83  -  1
84  goalnr=2  home
85  -  1X, 12
86  -  home
87  hcp=0:1  1
88  hcp=-1.5  home
90  total=1.5  over
91  total=1.5  over
92  total=1.5  under
94  -  even
48  -  no
49  -  no
50  -  yes
51  -  yes
52  -  1
53  -  2
54  -  1
58  total=3.5  no
59  total=3.5  yes
113  -  -  void all
123  -  -  void all
37  total=3.5  1 & over
79  total=1.5  2 & over
184  goalnr=2  away & 1
`

const TENNIS_TABLE = `
186  -  home
189  total=20.5  over
314  total=2.5  over
188  hcp=-1.5  away
1055  total=20.5  home & over
1056  total=9.5|setnr=1  home & over
199  variant=sr:correct_score:bestof:3  2:1
187  hcp=-1.5  away
190  total=15.5  over
191  total=15.5  over
192  -  yes
193  -  yes
194  -  no
195  -  yes
196  variant=sr:exact_sets:bestof:3  3
198  -  even
201  -  home/home
202  setnr=1  home
203  hcp=-1.5|setnr=1  home
204  total=9.5|setnr=1  over
318  total=4.5|setnr=1  over
319  total=4.5|setnr=1  under
205  setnr=1  even
206  setnr=1  no
207  setnr=1  6:4
208  setnr=1|games=3  away
895  total=12.5|setnr=1  -  void all
850  -  no
851  -  yes
852  -  yes
853  -  no
525  -  no
526  -  no
`

const VOLLEYBALL_TABLE = `
186  -  home
238  total=150.5  over
314  total=2.5  over
188  hcp=-1.5  home
237  hcp=-1.5  home
199  variant=sr:correct_score:bestof:5  3:1
196  variant=sr:exact_sets:bestof:5  4
202  setnr=1  home
525  -  yes
526  -  no
306  variant=sr:decided_by_extra_points:bestof:5  1
309  hcp=-1.5|setnr=1  home
310  total=45.5|setnr=1  under
311  setnr=1  odd
313  setnr=1|pointnr=10  away
`

const TABLE_TENNIS_TABLE = `
186  -  home
238  total=80.5  over
237  hcp=-1.5  home
199  variant=sr:correct_score:bestof:5  3:1
239  variant=sr:decided_by_extra_points:bestof:5  1
241  variant=sr:exact_games:bestof:5  4
245  gamenr=1  away
246  hcp=-1.5|gamenr=1  away
247  total=18.5|gamenr=1  over
248  gamenr=1  even
250  gamenr=1|pointnr=5  home
`

const BASEBALL_TABLE = `
251  -  away
258  total=7.5  over
256  hcp=-1.5  away
1067  total=7.5  away & over
254  hcp=0:1  2
255  -  away:2
260  total=1.5  over
261  total=1.5  over
262  total=7.5  over
263  -  9-10
264  -  even
267  runnr=3  home
268  -  yes
270  -  1
271  -  2
272  -  6
273  -  3
274  -  1
1124  -  home
275  hcp=-1.5  home
276  total=1.5  over
277  total=1.5  over
278  total=1.5  under
284  total=1.5|from=1|to=3  over
285  total=1.5|from=1|to=3  over
286  total=1.5|from=1|to=3  under
287  inningnr=1  1
1123  inningnr=1  home
746  hcp=-1.5|inningnr=1  away
288  total=1.5|inningnr=1  under
749  inningnr=1  yes
750  inningnr=1  no
751  inningnr=1  no
1069  -  no
`

const ESPORTS_TABLE = `
186  -  home
328  total=2.5  over
327  hcp=-1.5  away
326  hcp=0:1  X
329  variant=sr:correct_score:bestof:3  2:1
330  mapnr=1  home
395  mapnr=1  home
331  hcp=-1.5|mapnr=1  home
332  total=21.5|mapnr=1  over
334  mapnr=1  1
620  mapnr=1|roundnr=5  away
621  mapnr=1  even
554  mapnr=1  home
555  hcp=-1.5|mapnr=1  home
726  total=150.5|mapnr=1  over
731  mapnr=1|xth=10  home
`

const RACE_TABLE = `
539  -  home
538  -  1
1099  total=17.5  over
`

export const TABLES: MarketTable[] = [
  ['handball', SPORT_IDS.handball, matches.HANDBALL_MATCH, HANDBALL_TABLE],
  ['tennis', SPORT_IDS.tennis, matches.TENNIS_MATCH, TENNIS_TABLE],
  ['volleyball', SPORT_IDS.volleyball, matches.VOLLEYBALL_MATCH, VOLLEYBALL_TABLE],
  ['table tennis', SPORT_IDS.tableTennis, matches.TABLE_TENNIS_MATCH, TABLE_TENNIS_TABLE],
  ['baseball', SPORT_IDS.baseball, matches.BASEBALL_MATCH, BASEBALL_TABLE],
  ['esports', SPORT_IDS.esports, matches.ESPORTS_MATCH, ESPORTS_TABLE],
  ['motor sport', SPORT_IDS.motorSport, matches.RACE, RACE_TABLE],
  ['bikes', SPORT_IDS.bikes, matches.RACE, RACE_TABLE],
]
