/** The returns of every game, computed from its rules. */
import { stream } from '../draws/stream.ts'
import { BINGO_75_RULES, bingo75Card } from './bingo/bingo_75.ts'
import { BINGO_90_RULES, bingo90Card } from './bingo/bingo_90.ts'
import { computeBingoReturns } from './bingo/bingo_return.ts'
import { computeBlackjackReturns } from './blackjack/blackjack_return.ts'
import { computeCrashReturns } from './crash/crash.ts'
import { computeFixtureReturns } from './fixtures/fixed_odds.ts'
import { FOOTBALL_RULES } from './football/football.ts'
import type { KindReturn } from './game.ts'
import type { GameCode } from './game_codes.ts'
import { KENO_RULES } from './numbers/keno.ts'
import { LOTTO_5_OF_36_RULES, LOTTO_6_OF_49_RULES } from './numbers/lotto.ts'
import { computeNumbersReturns } from './numbers/numbers_game.ts'
import { computeRaceReturns } from './race/race_return.ts'
import { GREYHOUND_RULES, HORSE_RULES } from './race/races.ts'
import { computeRouletteReturns } from './roulette/roulette.ts'
import { computeSlotReturns } from './slot/slot_return.ts'
import { TENNIS_RULES } from './tennis/tennis.ts'

/** Every card has the same return, so any card does. */
const anyCard = () => stream({ serverSeed: 'card', clientSeed: 'any', round: 0 })

export const COMPUTE_RETURNS: Readonly<Record<GameCode, () => KindReturn[]>> = {
  slot: computeSlotReturns,
  roulette: computeRouletteReturns,
  keno: () => computeNumbersReturns(KENO_RULES),
  lotto6of49: () => computeNumbersReturns(LOTTO_6_OF_49_RULES),
  lotto5of36: () => computeNumbersReturns(LOTTO_5_OF_36_RULES),
  bingo75: () => computeBingoReturns(BINGO_75_RULES, bingo75Card(anyCard())),
  bingo90: () => computeBingoReturns(BINGO_90_RULES, bingo90Card(anyCard())),
  greyhounds: () => computeRaceReturns(GREYHOUND_RULES),
  horses: () => computeRaceReturns(HORSE_RULES),
  football: () => computeFixtureReturns(FOOTBALL_RULES),
  tennis: () => computeFixtureReturns(TENNIS_RULES),
  crash: computeCrashReturns,
  blackjack: computeBlackjackReturns,
}
