/** A race as the facts of its match have it. */
import type { MatchFacts } from '../model/match_facts.ts'
import { countingOrder } from '../../racing/finish/declarations.ts'
import type { OrderOfFinish } from '../../racing/finish/order.ts'
import { USUAL_BRAND_RACING, USUAL_RACING_RULES } from '../../racing/terms/racing_rules.ts'
import type { Race } from './race.ts'

/**
 * The race with its field and the order that counts, by the rules of the brand that reads the facts, or the usual ones; null for
 * the facts of any other match, and without a result.
 */
export const raceOf = ({ race, field, racing }: MatchFacts): Race | null =>
  race && field
    ? {
        field,
        result: { ...race, order: orderThatCounts({ race, field, racing }) },
        rules: { ...USUAL_RACING_RULES, ...racing },
      }
    : null

/** Empty until the order that counts is declared (rules 19.3). */
export function orderThatCounts({
  race,
  field,
  racing = USUAL_BRAND_RACING,
}: Pick<MatchFacts, 'race' | 'field' | 'racing'>): OrderOfFinish {
  if (!race || !field) return []
  if (!race.declared) return race.order
  return countingOrder(race.declared, racing.countingStage[field.kind]) ?? []
}
