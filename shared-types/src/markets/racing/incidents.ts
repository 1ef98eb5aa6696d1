/** Bets on what happens beside the order: fastest lap, pole, first retirement, safety car (rules 19.7). */
import type { OutcomeResult } from '../model/outcome_result.ts'
import { hasRunner, numbersOf } from '../../racing/field/field.ts'
import type { Race } from './race.ts'
import type { RetirementBet } from './racing_bet.ts'
import { resultOfShare } from './share.ts'

/** Who drove the fastest lap; null before it is entered, void when nobody did. */
export const settleFastestLap = (race: Race, runner: number): OutcomeResult | null =>
  settleShared(race.result.fastestLap, numbersOf(race.field, runner))

/**
 * The fastest of qualifying, whatever becomes of the grid; void for a runner that took no part in it. When qualifying was
 * cancelled, as the brand's rules say.
 */
export function settlePole({ field, result, rules }: Race, runner: number): OutcomeResult | null {
  const { pole, qualifiers, gridLeader } = result
  if (!pole) return null
  if (pole.length > 0) {
    const tookPart = qualifiers ? qualifiers.includes(runner) : hasRunner(field, runner)
    return tookPart || pole.includes(runner) ? settleShared(pole, [runner]) : 'void'
  }
  if (rules.poleWithoutQualifying === 'void' || !hasRunner(field, runner)) return 'void'
  return gridLeader === undefined ? null : settleShared([gridLeader], [runner])
}

/** Who retired first, nobody included; with nobody, and no such outcome in the market, the stake is returned. */
export function settleFirstRetirement(race: Race, bet: RetirementBet): OutcomeResult | null {
  const { firstRetirement } = race.result
  if (!firstRetirement) return null
  const isNobody = firstRetirement.length === 0
  if (bet.runner === null) return isNobody ? 'won' : 'lost'
  if (isNobody) return bet.isNoneListed ? 'lost' : 'void'
  return settleShared(firstRetirement, numbersOf(race.field, bet.runner))
}

/** Whether the safety car came out; null before it is entered. */
export function settleSafetyCar({ result }: Race, isYes: boolean): OutcomeResult | null {
  if (result.hadSafetyCar === undefined) return null
  return result.hadSafetyCar === isYes ? 'won' : 'lost'
}

function settleShared(
  level: readonly number[] | undefined,
  numbers: readonly number[]
): OutcomeResult | null {
  if (!level) return null
  if (level.length === 0) return 'void'
  const own = level.filter((number) => numbers.includes(number)).length
  return resultOfShare({ won: own, of: level.length })
}
