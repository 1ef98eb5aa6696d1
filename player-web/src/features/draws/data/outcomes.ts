/** The outcome of a draw, as its kind of game has it. */
import {
  lastPaidCall,
  type BingoOutcome,
  type BingoRules,
} from '@grandstand/shared-types/games/bingo/bingo_rules'
import type { NumbersOutcome } from '@grandstand/shared-types/games/numbers/numbers_game'
import type { RaceOutcome } from '@grandstand/shared-types/games/race/race'
import type { DrawOutcome } from '@grandstand/shared-types/wire/draws'

export const isNumbers = (outcome: DrawOutcome): outcome is NumbersOutcome => 'numbers' in outcome
export const isCalls = (outcome: DrawOutcome): outcome is BingoOutcome => 'calls' in outcome
export const isFinish = (outcome: DrawOutcome): outcome is RaceOutcome => 'finish' in outcome

/** The balls that count for bets: all of lotto and keno, of bingo those within the last paid call. */
export function countedBalls(outcome: DrawOutcome, rules: BingoRules | null): readonly number[] {
  if (isNumbers(outcome)) return outcome.numbers
  if (isCalls(outcome)) return outcome.calls.slice(0, rules ? lastPaidCall(rules) : undefined)
  return []
}
