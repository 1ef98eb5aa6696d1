/** Random bets of every game. */
import fc from 'fast-check'
import { stream } from '../../src/draws/stream.ts'
import { bingo75Card } from '../../src/games/bingo/bingo_75.ts'
import { bingo90Card } from '../../src/games/bingo/bingo_90.ts'
import { BLACKJACK_ACTIONS } from '../../src/games/blackjack/table.ts'
import { FOOTBALL_RULES } from '../../src/games/football/football.ts'
import type { GameCode } from '../../src/games/game_codes.ts'
import { ROULETTE_SPOTS } from '../../src/games/roulette/spots.ts'
import { TENNIS_RULES } from '../../src/games/tennis/tennis.ts'

export const stakeMinor = fc.integer({ min: 1, max: 1_000_000 })
export const round = fc.nat({ max: 1_000_000 })

const differentNumbers = (pool: number, least: number, most = least) =>
  fc.record({
    stakeMinor,
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: pool }), {
      minLength: least,
      maxLength: most,
    }),
  })

const cards = (card: typeof bingo75Card) =>
  fc.record({
    stakeMinor,
    card: fc.nat().map((seed) => card(stream({ serverSeed: 's', clientSeed: 'c', round: seed }))),
  })

const races = (runners: number) =>
  fc
    .record({
      stakeMinor,
      kind: fc.constantFrom('win', 'place', 'forecast', 'eachWay'),
      order: fc.uniqueArray(fc.integer({ min: 1, max: runners }), { minLength: 2, maxLength: 2 }),
    })
    .map(({ order: [runner, second], ...bet }) => ({ ...bet, runner, second }))

const fixtures = (matches: number, picks: Iterable<string>) =>
  fc.record({
    stakeMinor,
    match: fc.nat({ max: matches - 1 }),
    pick: fc.constantFrom(...picks),
  })

/** Values that are bets of the game; in football and tennis a pick may not be offered in its match. */
export const BETS: Readonly<Record<GameCode, fc.Arbitrary<{ stakeMinor: number }>>> = {
  slot: fc.record({ stakeMinor }),
  roulette: fc.record({ stakeMinor, spot: fc.constantFrom(...ROULETTE_SPOTS.keys()) }),
  keno: differentNumbers(80, 1, 10),
  lotto6of49: differentNumbers(49, 6),
  lotto5of36: differentNumbers(36, 5),
  bingo75: cards(bingo75Card),
  bingo90: cards(bingo90Card),
  greyhounds: races(6),
  horses: races(8),
  football: fixtures(8, FOOTBALL_RULES.picks.keys()),
  tennis: fixtures(4, TENNIS_RULES.picks.keys()),
  crash: fc.record({
    stakeMinor,
    cashOutMilli: fc.option(fc.integer({ min: 101, max: 100_000 }).map((step) => step * 10)),
  }),
  blackjack: fc.record({
    stakeMinor,
    actions: fc.array(fc.constantFrom(...BLACKJACK_ACTIONS), { maxLength: 4 }),
  }),
}
