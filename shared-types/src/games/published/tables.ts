/** Published returns of tables of cards and wheels, and quick games (`published_returns.ts`). */
import type { KindReturn } from '../game.ts'
import type { CodeOf } from '../game_codes.ts'

export const TABLES: Readonly<
  Record<
    CodeOf<
      'roulette' | 'blackjack' | 'baccarat' | 'videoPoker' | 'dice' | 'mines' | 'plinko' | 'crash'
    >,
    readonly KindReturn[]
  >
> = {
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
  frenchRoulette: [
    { kind: 'straight', returnPpm: 972_972 },
    { kind: 'split', returnPpm: 972_972 },
    { kind: 'trio', returnPpm: 972_972 },
    { kind: 'street', returnPpm: 972_972 },
    { kind: 'corner', returnPpm: 972_972 },
    { kind: 'firstFour', returnPpm: 972_972 },
    { kind: 'sixLine', returnPpm: 972_972 },
    { kind: 'dozen', returnPpm: 972_972 },
    { kind: 'column', returnPpm: 972_972 },
    { kind: 'red', returnPpm: 986_486 },
    { kind: 'black', returnPpm: 986_486 },
    { kind: 'even', returnPpm: 986_486 },
    { kind: 'odd', returnPpm: 986_486 },
    { kind: 'low', returnPpm: 986_486 },
    { kind: 'high', returnPpm: 986_486 },
  ],
  americanRoulette: [
    { kind: 'straight', returnPpm: 947_368 },
    { kind: 'split', returnPpm: 947_368 },
    { kind: 'street', returnPpm: 947_368 },
    { kind: 'corner', returnPpm: 947_368 },
    { kind: 'sixLine', returnPpm: 947_368 },
    { kind: 'dozen', returnPpm: 947_368 },
    { kind: 'column', returnPpm: 947_368 },
    { kind: 'red', returnPpm: 947_368 },
    { kind: 'black', returnPpm: 947_368 },
    { kind: 'even', returnPpm: 947_368 },
    { kind: 'odd', returnPpm: 947_368 },
    { kind: 'low', returnPpm: 947_368 },
    { kind: 'high', returnPpm: 947_368 },
  ],
  blackjack: [{ kind: 'hand', returnPpm: 993_097 }],
  harbourBlackjack: [{ kind: 'hand', returnPpm: 990_886 }],
  baccarat: [
    { kind: 'player', returnPpm: 987_718 },
    { kind: 'banker', returnPpm: 989_360 },
    { kind: 'tie', returnPpm: 858_830 },
  ],
  videoPoker: [{ kind: 'hand', returnPpm: 972_984 }],
  dice: [
    { kind: '1', returnPpm: 990_000 },
    { kind: '10', returnPpm: 990_000 },
    { kind: '25', returnPpm: 990_000 },
    { kind: '50', returnPpm: 990_000 },
    { kind: '75', returnPpm: 990_000 },
    { kind: '95', returnPpm: 988_000 },
  ],
  mines: [
    { kind: '1:1', returnPpm: 979_200 },
    { kind: '3:1', returnPpm: 976_800 },
    { kind: '3:5', returnPpm: 976_434 },
    { kind: '5:3', returnPpm: 976_434 },
    { kind: '10:4', returnPpm: 979_778 },
    { kind: '20:1', returnPpm: 980_000 },
  ],
  plinko: [
    { kind: 'low', returnPpm: 989_794 },
    { kind: 'middle', returnPpm: 989_892 },
    { kind: 'high', returnPpm: 991_162 },
  ],
  plinko8: [
    { kind: 'low', returnPpm: 989_843 },
    { kind: 'middle', returnPpm: 989_062 },
    { kind: 'high', returnPpm: 990_625 },
  ],
  crash: [
    { kind: '1.01', returnPpm: 989_999 },
    { kind: '2.00', returnPpm: 990_000 },
    { kind: '10.00', returnPpm: 990_000 },
    { kind: '100.00', returnPpm: 990_000 },
    { kind: '1000.00', returnPpm: 990_000 },
  ],
  deepDive: [
    { kind: '1.01', returnPpm: 989_999 },
    { kind: '2.00', returnPpm: 990_000 },
    { kind: '10.00', returnPpm: 990_000 },
    { kind: '100.00', returnPpm: 990_000 },
    { kind: '1000.00', returnPpm: 990_000 },
  ],
  hotBalloon: [
    { kind: '1.01', returnPpm: 989_999 },
    { kind: '2.00', returnPpm: 990_000 },
    { kind: '10.00', returnPpm: 990_000 },
    { kind: '100.00', returnPpm: 990_000 },
    { kind: '1000.00', returnPpm: 990_000 },
  ],
}
