/** Bets on the first runners of a race: forecast, tricast and quinella (rules 19.7): dead heats share, and a runner that does not run is void. */
import type { Rule } from '../../model/market_type.ts'
import type { MatchFacts } from '../../model/match_facts.ts'
import { VOID_REASONS } from '../../model/void_reasons.ts'
import { runnersInOrder } from '../../model/order_key.ts'
import { orderTermsOf } from '../../model/order_market.ts'
import { isRunning } from '../../../racing/field/field.ts'
import { orderThatCounts } from '../../racing/race_of.ts'
import { ON_THE_DAY, raceRule } from '../shared/race_rule.ts'

const ofFirst = (key: string): Rule =>
  raceRule(
    key,
    (outcomeKey, { type, facts }) => {
      const terms = orderTermsOf(type.id)
      const runners = terms && runnersInOrder(outcomeKey, terms)
      if (!runners || isUnsaid(facts, runners)) return null
      const [first = 0, second = 0] = runners
      return terms.isAnyOrder
        ? { ...ON_THE_DAY, type: 'quinella', runners: [first, second] }
        : { ...ON_THE_DAY, type: 'inOrder', runners }
    },
    { keysAre: 'orders', voidReason: VOID_REASONS.noResultAssignable }
  )

/** Whether fewer have a position than the bet names, and not of every other runner is said how it ended (rules 19.2). */
function isUnsaid(facts: MatchFacts, runners: readonly number[]): boolean {
  const { race, field } = facts
  const running = (field?.runners ?? []).filter(isRunning).map(({ number }) => number)
  const order = race?.status === 'ran' ? orderThatCounts(facts) : []
  if (order.length === 0 || !runners.every((number) => running.includes(number))) return false
  const placed = order.filter(({ finishingPosition }) => finishingPosition !== undefined)
  const named = new Set(order.map(({ runner }) => runner))
  return placed.length < runners.length && !running.every((number) => named.has(number))
}

export const raceForecast = ofFirst('raceForecast')
export const raceTricast = ofFirst('raceTricast')
export const raceQuinella = ofFirst('raceQuinella')
