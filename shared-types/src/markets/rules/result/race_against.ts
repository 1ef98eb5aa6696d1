/** Bets on runners of a race against each other: head to head of two, and the best of a group (rules 19.6, 19.7). */
import type { Rule, RuleInput } from '../../model/market_type.ts'
import { runnerOf, runnersOf } from '../../model/runner_key.ts'
import { VOID_REASONS } from '../../model/void_reasons.ts'
import type { RacingBet } from '../../racing/racing_bet.ts'
import { ON_THE_DAY, raceRule } from '../shared/race_rule.ts'

type BetAmong = (runner: number, others: readonly number[]) => RacingBet

const amongRunners = (key: string, betOn: BetAmong): Rule =>
  raceRule(
    key,
    (outcomeKey, { pairs }: RuleInput) => {
      const runner = runnerOf(outcomeKey)
      const runners = runnersOf(pairs['runners'] ?? '')
      if (runner === null || !runners?.includes(runner)) return null
      return betOn(runner, runners)
    },
    { keysAre: 'runners', voidReason: VOID_REASONS.noResultAssignable }
  )

export const runnersHeadToHead = amongRunners('runnersHeadToHead', (runner, both) => ({
  ...ON_THE_DAY,
  type: 'headToHead',
  runner,
  against: both.find((other) => other !== runner) ?? runner,
}))

export const runnersGroup = amongRunners('runnersGroup', (runner, group) => ({
  ...ON_THE_DAY,
  type: 'groupWinner',
  runner,
  group,
}))
