/** Results of each market type on the match of its sport: `id  specifier  winners  [void outcomes]`; - for none. */
import { SPORT_IDS } from '../../../src/catalogue/sports.ts'
import type { MarketTable } from '../../support/market_table.ts'
import * as matches from '../matches.ts'

const BASKETBALL_TABLE = `
1  -  X
219  -  home
10  -  1X, X2
225  total=180.5  over
223  hcp=-1.5  home
60  -  1
68  total=180.5  under
47  -  1/X
15  -  X
220  -  yes
297  total=180.5  under
63  -  1X, 12
64  -  home
65  hcp=0:1  1
66  hcp=-1.5  home
69  total=48.5  over
70  total=48.5  under
74  -  odd
618  -  even
619  -  odd
470  -  home:3+
83  -  2
85  -  12, X2
86  -  away
87  hcp=0:1  2
88  hcp=-1.5  away
90  total=95.5  under
91  total=48.5  under
92  total=48.5  under
94  -  odd
52  -  1
53  -  1
54  -  equal
634  -  1
79  total=95.5  1 & under
292  total=180.5  home & over
1174  hcp=-3.5|total=180.5  home & over
1178  hcp=-3.5|total=95.5  home & under
610  -  1
227  total=95.5  over
228  total=95.5  over
229  -  even
616  -  even
617  -  even
230  pointnr=20  away
290  -  home:1-5
231  hcp=-1.5  away
232  total=100.5  over
293  -  2
294  -  away
295  -  odd
234  -  2
609  -  1
235  quarternr=1  2
753  quarternr=1  12, X2
302  quarternr=1  away
303  hcp=-1.5|quarternr=1  away
236  total=44.5|quarternr=1  over
756  total=19.5|quarternr=1  over
757  total=19.5|quarternr=1  over
304  quarternr=1  odd
301  quarternr=1  away:3+
305  quarternr=1|pointnr=10  home
1057  quarternr=1|pointnr=10  home
`

const HOCKEY_TABLE = `
1  -  X
406  -  away
10  -  1X, X2
11  -  -  void all
18  total=3.5  over
29  -  yes
26  -  even
16  hcp=-1.5  away
14  hcp=0:1  2
2  -  away
5  -  away:penalties
7  score=0:1  1
8  goalnr=2  away
9  -  home
12  -  X
13  -  X
15  -  X
19  total=1.5  over
20  total=1.5  over
21  -  4
23  -  2
24  -  2
25  -  4-6
27  -  even
28  -  even
30  -  both
31  -  no
32  -  no
33  -  no
34  -  no
122  -  yes
220  -  yes
297  total=3.5  over
431  -  2:2
1037  goals=2  away
113  -  X
123  -  away
35  -  X & yes
36  total=3.5  over & yes
37  total=3.5  X & over
184  goalnr=2  away & X
547  total=3.5  1X & over, X2 & over
408  hcp=0:1  2
410  hcp=-1.5  away
412  total=3.5  over
414  total=1.5  over
415  total=1.5  over
409  -  away:1
416  -  5
417  -  2
418  -  3+
419  -  odd
420  -  both
421  -  no
422  -  no
407  goalnr=2  away
426  periodnr=1  1 & away
429  periodnr=1  1 & X
432  -  2
433  -  equal
434  -  2
435  -  no
436  -  no
437  -  yes
438  -  yes
439  -  no
440  -  no
441  total=3.5  no
442  total=3.5  yes
443  periodnr=1  1
444  periodnr=1|goalnr=2  none
445  hcp=0:1|periodnr=1  X
446  total=1.5|periodnr=1  under
447  total=1.5|periodnr=1  under
448  total=1.5|periodnr=1  under
449  periodnr=1  1
450  periodnr=1  1
451  periodnr=1  0
452  periodnr=1  no
453  periodnr=1  onlyHome
454  periodnr=1  yes
455  periodnr=1  no
456  periodnr=1  1:0
457  periodnr=1  home
459  periodnr=1  home
460  hcp=-1.5|periodnr=1  away
462  periodnr=1  odd
529  periodnr=1  1X, 12
199  variant=sr:correct_score:below:5-5  2:2
`

export const TABLES: MarketTable[] = [
  ['basketball', SPORT_IDS.basketball, matches.BASKETBALL_MATCH, BASKETBALL_TABLE],
  ['ice hockey', SPORT_IDS.iceHockey, matches.HOCKEY_MATCH, HOCKEY_TABLE],
]
