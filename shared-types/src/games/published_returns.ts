/**
 * What players are told that each game returns, in millionths of the stakes (rules 13.3). Tests compute every figure again from the
 * rules; a change of the rules must change it here.
 */
import type { KindReturn } from './game.ts'
import type { GameCode } from './game_codes.ts'

export const PUBLISHED_RETURNS: Readonly<Record<GameCode, readonly KindReturn[]>> = {
  slot: [{ kind: 'spin', returnPpm: 946_657 }],
  roulette: [
    { kind: 'straight', returnPpm: 972_972 },
    { kind: 'split', returnPpm: 972_972 },
    { kind: 'trio', returnPpm: 972_972 },
    { kind: 'street', returnPpm: 972_972 },
    { kind: 'corner', returnPpm: 972_972 },
    { kind: 'firstFour', returnPpm: 972_972 },
    { kind: 'sixLine', returnPpm: 972_972 },
    { kind: 'dozen', returnPpm: 972_972 },
    { kind: 'column', returnPpm: 972_972 },
    { kind: 'red', returnPpm: 972_972 },
    { kind: 'black', returnPpm: 972_972 },
    { kind: 'even', returnPpm: 972_972 },
    { kind: 'odd', returnPpm: 972_972 },
    { kind: 'low', returnPpm: 972_972 },
    { kind: 'high', returnPpm: 972_972 },
  ],
  keno: [
    { kind: '1', returnPpm: 900_000 },
    { kind: '2', returnPpm: 911_392 },
    { kind: '3', returnPpm: 901_898 },
    { kind: '4', returnPpm: 900_096 },
    { kind: '5', returnPpm: 896_777 },
    { kind: '6', returnPpm: 898_114 },
    { kind: '7', returnPpm: 898_162 },
    { kind: '8', returnPpm: 889_014 },
    { kind: '9', returnPpm: 899_204 },
    { kind: '10', returnPpm: 895_841 },
  ],
  lotto6of49: [{ kind: '6', returnPpm: 793_917 }],
  lotto5of36: [{ kind: '5', returnPpm: 836_755 }],
  bingo75: [
    { kind: 'line', returnPpm: 486_312 },
    { kind: 'house', returnPpm: 415_517 },
    { kind: 'card', returnPpm: 901_829 },
  ],
  bingo90: [
    { kind: 'line', returnPpm: 321_833 },
    { kind: 'twoLines', returnPpm: 284_623 },
    { kind: 'house', returnPpm: 273_036 },
    { kind: 'card', returnPpm: 879_493 },
  ],
  greyhounds: [
    { kind: 'win', returnPpm: 899_927, highestReturnPpm: 899_995 },
    { kind: 'place', returnPpm: 899_755, highestReturnPpm: 899_984 },
    { kind: 'eachWay', returnPpm: 759_966, highestReturnPpm: 862_764 },
    { kind: 'forecast', returnPpm: 899_914, highestReturnPpm: 899_999 },
  ],
  horses: [
    { kind: 'win', returnPpm: 899_892, highestReturnPpm: 899_995 },
    { kind: 'place', returnPpm: 899_604, highestReturnPpm: 899_982 },
    { kind: 'eachWay', returnPpm: 832_105, highestReturnPpm: 939_964 },
    { kind: 'forecast', returnPpm: 899_966, highestReturnPpm: 899_999 },
  ],
  football: [
    { kind: 'result', returnPpm: 899_271, highestReturnPpm: 899_999 },
    { kind: 'total', returnPpm: 899_313, highestReturnPpm: 899_999 },
    { kind: 'bothScore', returnPpm: 899_308, highestReturnPpm: 899_999 },
    { kind: 'score', returnPpm: 899_805, highestReturnPpm: 900_000 },
  ],
  tennis: [
    { kind: 'winner', returnPpm: 919_748, highestReturnPpm: 920_000 },
    { kind: 'firstSet', returnPpm: 919_380, highestReturnPpm: 920_000 },
    { kind: 'sets', returnPpm: 919_717, highestReturnPpm: 920_000 },
    { kind: 'games', returnPpm: 919_266, highestReturnPpm: 919_995 },
  ],
  crash: [
    { kind: '1.01', returnPpm: 989_999 },
    { kind: '2.00', returnPpm: 990_000 },
    { kind: '10.00', returnPpm: 990_000 },
    { kind: '100.00', returnPpm: 990_000 },
    { kind: '1000.00', returnPpm: 990_000 },
  ],
  blackjack: [{ kind: 'hand', returnPpm: 993_097 }],
}
