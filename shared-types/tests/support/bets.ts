/** Random bets of every game. */
import fc from 'fast-check'
import { stream } from '../../src/draws/stream.ts'
import { bingo75Card } from '../../src/games/bingo/bingo_75.ts'
import { bingo90Card } from '../../src/games/bingo/bingo_90.ts'
import { BLACKJACK_ACTIONS } from '../../src/games/blackjack/table.ts'
import { BACCARAT_SIDES } from '../../src/games/baccarat/baccarat.ts'
import { DICE_SIDES } from '../../src/games/dice/dice.ts'
import { FOOTBALL_RULES, teamsOf } from '../../src/games/football/football.ts'
import { kindOf, type GameCode, type GameKind } from '../../src/games/game_codes.ts'
import { kenoRules } from '../../src/games/numbers/keno.ts'
import { lottoRules } from '../../src/games/numbers/lotto.ts'
import type { NumbersRules } from '../../src/games/numbers/numbers_game.ts'
import { PLINKO_RISKS } from '../../src/games/plinko/plinko.ts'
import { raceRules } from '../../src/games/race/races.ts'
import { rouletteRules } from '../../src/games/roulette/roulette.ts'
import { playersOf, TENNIS_RULES } from '../../src/games/tennis/tennis.ts'

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

const numbersOf = ({ pool, paysMilli }: NumbersRules) => {
  const counts = Object.keys(paysMilli).map(Number)
  return differentNumbers(pool, Math.min(...counts), Math.max(...counts))
}
const lotto = (code: GameCode) => numbersOf(lottoRules(code))
const race = (code: GameCode) => races(raceRules(code).strengths.length)

const BY_KIND: Readonly<
  Record<GameKind, (code: GameCode) => fc.Arbitrary<{ stakeMinor: number }>>
> = {
  slot: () => fc.record({ stakeMinor }),
  roulette: (code) =>
    fc.record({ stakeMinor, spot: fc.constantFrom(...rouletteRules(code).spots.keys()) }),
  keno: (code) => numbersOf(kenoRules(code)),
  lotto6of49: lotto,
  lotto5of36: lotto,
  bingo75: () => cards(bingo75Card),
  bingo90: () => cards(bingo90Card),
  greyhounds: race,
  horses: race,
  football: (code) => fixtures(teamsOf(code).length / 2, FOOTBALL_RULES.picks.keys()),
  tennis: (code) => fixtures(playersOf(code).length / 2, TENNIS_RULES.picks.keys()),
  crash: () =>
    fc.record({
      stakeMinor,
      cashOutMilli: fc.option(fc.integer({ min: 101, max: 100_000 }).map((step) => step * 10)),
    }),
  blackjack: () =>
    fc.record({
      stakeMinor,
      actions: fc.array(fc.constantFrom(...BLACKJACK_ACTIONS), { maxLength: 4 }),
    }),
  baccarat: () => fc.record({ stakeMinor, on: fc.constantFrom(...BACCARAT_SIDES) }),
  videoPoker: () => fc.record({ stakeMinor, held: fc.uniqueArray(fc.nat({ max: 4 })) }),
  dice: () =>
    fc.record({
      stakeMinor,
      side: fc.constantFrom(...DICE_SIDES),
      chance: fc.integer({ min: 100, max: 9_500 }),
    }),
  mines: () =>
    fc.record({
      stakeMinor,
      mines: fc.integer({ min: 1, max: 20 }),
      opened: fc.uniqueArray(fc.nat({ max: 24 }), { maxLength: 5 }),
    }),
  plinko: () => fc.record({ stakeMinor, risk: fc.constantFrom(...PLINKO_RISKS) }),
}

/** Values that are bets of the game; in football and tennis a pick may not be offered in its match. */
export const betsOf = (code: GameCode): fc.Arbitrary<{ stakeMinor: number }> =>
  BY_KIND[kindOf(code)](code)
