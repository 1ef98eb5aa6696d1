/** Published returns of races and matches (`published_returns.ts`). */
import type { KindReturn } from '../game.ts'
import type { CodeOf } from '../game_codes.ts'

export const SPORTS: Readonly<
  Record<CodeOf<'greyhounds' | 'horses' | 'football' | 'tennis'>, readonly KindReturn[]>
> = {
  greyhounds: [
    { kind: 'win', returnPpm: 899_927, highestReturnPpm: 899_995 },
    { kind: 'place', returnPpm: 899_755, highestReturnPpm: 899_984 },
    { kind: 'eachWay', returnPpm: 759_966, highestReturnPpm: 862_764 },
    { kind: 'forecast', returnPpm: 899_914, highestReturnPpm: 899_999 },
  ],
  nightHounds: [
    { kind: 'win', returnPpm: 899_858, highestReturnPpm: 899_993 },
    { kind: 'place', returnPpm: 899_647, highestReturnPpm: 899_940 },
    { kind: 'eachWay', returnPpm: 756_167, highestReturnPpm: 845_835 },
    { kind: 'forecast', returnPpm: 899_944, highestReturnPpm: 899_998 },
  ],
  kartCup: [
    { kind: 'win', returnPpm: 899_796, highestReturnPpm: 899_981 },
    { kind: 'place', returnPpm: 899_485, highestReturnPpm: 899_978 },
    { kind: 'eachWay', returnPpm: 735_525, highestReturnPpm: 874_104 },
    { kind: 'forecast', returnPpm: 899_942, highestReturnPpm: 899_999 },
  ],
  speedway: [
    { kind: 'win', returnPpm: 899_791, highestReturnPpm: 899_955 },
    { kind: 'place', returnPpm: 899_559, highestReturnPpm: 899_983 },
    { kind: 'eachWay', returnPpm: 766_718, highestReturnPpm: 836_157 },
    { kind: 'forecast', returnPpm: 899_949, highestReturnPpm: 899_999 },
  ],
  snailDerby: [
    { kind: 'win', returnPpm: 899_870, highestReturnPpm: 899_966 },
    { kind: 'place', returnPpm: 899_674, highestReturnPpm: 899_984 },
    { kind: 'eachWay', returnPpm: 787_748, highestReturnPpm: 861_673 },
    { kind: 'forecast', returnPpm: 899_948, highestReturnPpm: 899_998 },
  ],
  horses: [
    { kind: 'win', returnPpm: 899_892, highestReturnPpm: 899_995 },
    { kind: 'place', returnPpm: 899_604, highestReturnPpm: 899_982 },
    { kind: 'eachWay', returnPpm: 832_105, highestReturnPpm: 939_964 },
    { kind: 'forecast', returnPpm: 899_966, highestReturnPpm: 899_999 },
  ],
  steeplechase: [
    { kind: 'win', returnPpm: 899_785, highestReturnPpm: 899_997 },
    { kind: 'place', returnPpm: 899_625, highestReturnPpm: 899_959 },
    { kind: 'eachWay', returnPpm: 825_641, highestReturnPpm: 926_615 },
    { kind: 'forecast', returnPpm: 899_952, highestReturnPpm: 899_999 },
  ],
  trotters: [
    { kind: 'win', returnPpm: 899_850, highestReturnPpm: 899_996 },
    { kind: 'place', returnPpm: 899_619, highestReturnPpm: 899_986 },
    { kind: 'eachWay', returnPpm: 736_111, highestReturnPpm: 851_201 },
    { kind: 'forecast', returnPpm: 899_930, highestReturnPpm: 899_999 },
  ],
  camelCup: [
    { kind: 'win', returnPpm: 899_768, highestReturnPpm: 899_980 },
    { kind: 'place', returnPpm: 899_685, highestReturnPpm: 899_930 },
    { kind: 'eachWay', returnPpm: 761_604, highestReturnPpm: 841_154 },
    { kind: 'forecast', returnPpm: 899_946, highestReturnPpm: 899_999 },
  ],
  sprintStakes: [
    { kind: 'win', returnPpm: 899_789, highestReturnPpm: 899_991 },
    { kind: 'place', returnPpm: 899_770, highestReturnPpm: 899_983 },
    { kind: 'eachWay', returnPpm: 785_418, highestReturnPpm: 876_654 },
    { kind: 'forecast', returnPpm: 899_904, highestReturnPpm: 899_998 },
  ],
  longMile: [
    { kind: 'win', returnPpm: 899_827, highestReturnPpm: 899_986 },
    { kind: 'place', returnPpm: 899_703, highestReturnPpm: 899_927 },
    { kind: 'eachWay', returnPpm: 834_206, highestReturnPpm: 955_878 },
    { kind: 'forecast', returnPpm: 899_941, highestReturnPpm: 899_999 },
  ],
  football: [
    { kind: 'result', returnPpm: 899_271, highestReturnPpm: 899_999 },
    { kind: 'total', returnPpm: 899_313, highestReturnPpm: 899_999 },
    { kind: 'bothScore', returnPpm: 899_308, highestReturnPpm: 899_999 },
    { kind: 'score', returnPpm: 899_805, highestReturnPpm: 900_000 },
  ],
  coastLeague: [
    { kind: 'result', returnPpm: 899_299, highestReturnPpm: 899_999 },
    { kind: 'total', returnPpm: 899_318, highestReturnPpm: 899_998 },
    { kind: 'bothScore', returnPpm: 899_308, highestReturnPpm: 899_999 },
    { kind: 'score', returnPpm: 899_805, highestReturnPpm: 900_000 },
  ],
  riverLeague: [
    { kind: 'result', returnPpm: 899_299, highestReturnPpm: 899_999 },
    { kind: 'total', returnPpm: 899_318, highestReturnPpm: 899_999 },
    { kind: 'bothScore', returnPpm: 899_308, highestReturnPpm: 899_999 },
    { kind: 'score', returnPpm: 899_805, highestReturnPpm: 900_000 },
  ],
  summitCup: [
    { kind: 'result', returnPpm: 899_271, highestReturnPpm: 899_986 },
    { kind: 'total', returnPpm: 899_313, highestReturnPpm: 899_999 },
    { kind: 'bothScore', returnPpm: 899_411, highestReturnPpm: 899_983 },
    { kind: 'score', returnPpm: 899_846, highestReturnPpm: 900_000 },
  ],
  islandLeague: [
    { kind: 'result', returnPpm: 899_271, highestReturnPpm: 899_994 },
    { kind: 'total', returnPpm: 899_313, highestReturnPpm: 899_999 },
    { kind: 'bothScore', returnPpm: 899_308, highestReturnPpm: 899_999 },
    { kind: 'score', returnPpm: 899_805, highestReturnPpm: 900_000 },
  ],
  capitalLeague: [
    { kind: 'result', returnPpm: 899_299, highestReturnPpm: 899_999 },
    { kind: 'total', returnPpm: 899_318, highestReturnPpm: 899_998 },
    { kind: 'bothScore', returnPpm: 899_308, highestReturnPpm: 899_999 },
    { kind: 'score', returnPpm: 899_805, highestReturnPpm: 900_000 },
  ],
  tennis: [
    { kind: 'winner', returnPpm: 919_748, highestReturnPpm: 920_000 },
    { kind: 'firstSet', returnPpm: 919_380, highestReturnPpm: 920_000 },
    { kind: 'sets', returnPpm: 919_717, highestReturnPpm: 920_000 },
    { kind: 'games', returnPpm: 919_266, highestReturnPpm: 919_995 },
  ],
  clayCourt: [
    { kind: 'winner', returnPpm: 919_748, highestReturnPpm: 920_000 },
    { kind: 'firstSet', returnPpm: 919_380, highestReturnPpm: 920_000 },
    { kind: 'sets', returnPpm: 919_717, highestReturnPpm: 920_000 },
    { kind: 'games', returnPpm: 919_266, highestReturnPpm: 919_995 },
  ],
  grassCourt: [
    { kind: 'winner', returnPpm: 919_791, highestReturnPpm: 920_000 },
    { kind: 'firstSet', returnPpm: 919_380, highestReturnPpm: 920_000 },
    { kind: 'sets', returnPpm: 919_717, highestReturnPpm: 920_000 },
    { kind: 'games', returnPpm: 919_388, highestReturnPpm: 919_995 },
  ],
  nightCourt: [
    { kind: 'winner', returnPpm: 919_748, highestReturnPpm: 920_000 },
    { kind: 'firstSet', returnPpm: 919_380, highestReturnPpm: 920_000 },
    { kind: 'sets', returnPpm: 919_717, highestReturnPpm: 920_000 },
    { kind: 'games', returnPpm: 919_266, highestReturnPpm: 919_995 },
  ],
  harbourOpen: [
    { kind: 'winner', returnPpm: 919_748, highestReturnPpm: 920_000 },
    { kind: 'firstSet', returnPpm: 919_380, highestReturnPpm: 920_000 },
    { kind: 'sets', returnPpm: 919_717, highestReturnPpm: 920_000 },
    { kind: 'games', returnPpm: 919_266, highestReturnPpm: 919_995 },
  ],
  winterOpen: [
    { kind: 'winner', returnPpm: 919_748, highestReturnPpm: 920_000 },
    { kind: 'firstSet', returnPpm: 919_380, highestReturnPpm: 920_000 },
    { kind: 'sets', returnPpm: 919_717, highestReturnPpm: 920_000 },
    { kind: 'games', returnPpm: 919_266, highestReturnPpm: 919_995 },
  ],
}
