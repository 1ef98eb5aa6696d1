/** The commission that statements would have paid by other terms (rules 17.7). Pure. */
import { payableOf } from '@grandstand/shared-types/statements/carried_commission'
import type { CommissionTerms } from '@grandstand/shared-types/statements/commission'
import {
  commissionsOf,
  type CommissionSlice,
} from '@grandstand/shared-types/statements/earned_commission'
import { must } from '#core/errors/must'
import { payingTerms } from '#statements/paying_terms'

export interface PastStatement {
  id: number
  periodId: number
  dealerId: number
  /** The dealer above; null at the top. */
  parentId: number | null
  currency: string
  /** The plan whose terms the statement counted; null without one. */
  planId: number | null
  terms: CommissionTerms | null
  carriedMinor: number
  slices: readonly CommissionSlice[]
}

export interface TriedTerms {
  planId: number
  terms: CommissionTerms
}

/**
 * The payable commission by statement, in minor units. `statements` in the order of their periods: what a statement
 * carries on is carried into the dealer's next one. `tried` null leaves the terms of each.
 */
export function payablesUnder(
  statements: readonly PastStatement[],
  tried: TriedTerms | null,
  brandCurrency: string
): Map<number, number> {
  const payables = new Map<number, number>()
  const carries = new Map<string, number>()
  const termsOf = ({ planId, terms }: PastStatement) =>
    tried && planId === tried.planId ? tried.terms : terms
  const groups = Map.groupBy(statements, ({ periodId, currency }) => `${periodId}:${currency}`)
  for (const group of groups.values()) {
    const commissions = commissionsOf(
      group.map((one) => ({
        id: one.dealerId,
        parentId: one.parentId,
        terms: termsOf(one),
        slices: one.slices,
      }))
    )
    for (const one of group) {
      const { id, dealerId, currency } = one
      const key = `${dealerId}:${currency}`
      const { payableMinor, carryMinor } = payableOf(
        must(commissions.get(dealerId), 'commission of a dealer'),
        carries.get(key) ?? one.carriedMinor,
        payingTerms(termsOf(one) ?? undefined, { currency }, { brandCurrency })
      )
      carries.set(key, carryMinor)
      payables.set(id, payableMinor)
    }
  }
  return payables
}
