/** The common form of rules on races with a field: each outcome is settled as a bet on the race (rules 19.7). */
import type { OutcomeResult } from '../../model/outcome_result.ts'
import type { Rule, RuleInput } from '../../model/market_type.ts'
import { VOID_REASONS } from '../../model/void_reasons.ts'
import { raceOf } from '../../racing/race_of.ts'
import { runnersNamed, type RacingBet } from '../../racing/racing_bet.ts'
import { settleRacingBet } from '../../racing/settle_racing_bet.ts'
import { isNeverEarly } from './early.ts'

/** Of a market's outcome, whose result depends neither on the price of a bet nor on its time. */
export const ON_THE_DAY = {
  condition: 'dayOfRace',
  placedAt: 0,
  price: { kind: 'fixed', oddsMilli: 1001 },
} as const

/** The bet that an outcome is; null where its key or the specifier says none. */
type BetOn = (outcomeKey: string, input: RuleInput) => RacingBet | null

/** An outcome stays open without a race, and where the field has not every runner that it names. */
export const raceRule = (key: string, betOn: BetOn, more: Partial<Rule> = {}): Rule => ({
  key,
  settle(outcomeKey, _part, input): OutcomeResult | null {
    const race = raceOf(input.facts)
    const bet = race && betOn(outcomeKey, input)
    if (!race || !bet) return null
    const numbers = new Set(race.field.runners.map(({ number }) => number))
    const areKnown = runnersNamed(bet).every((number) => numbers.has(number))
    return areKnown ? settleRacingBet(race, bet).result : null
  },
  needs: () => ['race', 'field'],
  decidedEarly: isNeverEarly,
  deadHeat: true,
  voidReason: VOID_REASONS.missingGoalscorer,
  ...more,
})

/** Of facts that stand although the race did not run its course: the bet itself says which do (rules 19.10). */
export const STANDS: Partial<Rule> = { decidedEarly: () => true }
