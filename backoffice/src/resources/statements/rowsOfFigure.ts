/** The address of the rows behind a figure of a statement. */
import {
  entriesOf,
  STATEMENT_FLOWS,
  type StatementScope,
} from '@grandstand/shared-types/statements/figures'
import type { StatementFigures, StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { listLink } from '../../list/listLink.ts'

export type Figure = keyof StatementFigures

/** The part of a statement's page that lists the coupons of its commission. */
export const COUPONS_ANCHOR = 'coupons'

type Subject = Pick<
  StatementRow,
  'id' | 'periodId' | 'dealerId' | 'currency' | 'startsAt' | 'endsAt' | 'paidAt'
>

/**
 * Movements of money open their entries; the dealer's own commission opens the coupons on the same page, or once it is
 * paid the payment; figures of other periods open those statements. All other figures of the branch open the statements
 * of the branch, the greatest first.
 */
export function rowsOfFigure(statement: Subject, figure: Figure, scope: StatementScope): string {
  const { id, dealerId, currency, startsAt, endsAt } = statement
  const flow = STATEMENT_FLOWS.find((one) => `${one}Minor` === figure)
  if (flow) return listLink('ledger-entries', entriesOf(statement, flow, scope))
  if (figure === 'closingMinor') {
    return listLink('ledger-entries', entriesOf(statement, 'all', scope))
  }
  if (figure === 'openingMinor' || figure === 'carriedMinor') {
    const whose = scope === 'own' ? { dealerId } : { branchOf: dealerId }
    return listLink('statements', { ...whose, currency, endsAt: startsAt }, figure)
  }
  if (scope === 'branch') {
    const { periodId } = statement
    return listLink('statements', { branchOf: dealerId, periodId, currency }, figure)
  }
  const debts = { userId: dealerId, pocket: 'debt', currency, createdAt_lte: endsAt - 1 }
  if (figure === 'debtMinor') return listLink('ledger-entries', debts)
  if (figure === 'paymentsMinor') {
    return listLink('ledger-entries', { ...debts, kind: 'debtPaid', createdAt_gte: startsAt })
  }
  if (figure === 'carryMinor') return listLink('statements', { dealerId, currency })
  if (figure === 'payableMinor' && statement.paidAt !== null) {
    const paid = { kind: 'commissionPaid', referenceType: 'statement', referenceId: id }
    return listLink('ledger-entries', { ...paid, userId: dealerId })
  }
  return `#${COUPONS_ANCHOR}`
}
