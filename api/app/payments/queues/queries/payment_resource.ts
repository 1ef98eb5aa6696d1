import type { PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { PaymentDirection, PaymentState } from '@grandstand/shared-types/payments/states'
import type { PaymentRow } from '@grandstand/shared-types/wire/money/payments'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  bool,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { risksOf } from '#payments/queues/queries/payment_risks'

type StoredPayment = Omit<PaymentRow, 'risks'>

const fields = {
  id: number('payments.id'),
  reference: text('payments.reference'),
  direction: text<PaymentDirection>('payments.direction'),
  userId: number('payments.user_id'),
  username: text('users.username'),
  methodId: number('payments.method_id'),
  methodName: text('payments.method_name'),
  gateway: text('payments.gateway'),
  gatewayReference: orNull(text('payments.gateway_reference')),
  state: text<PaymentState>('payments.state'),
  amountMinor: number('payments.amount'),
  feeMinor: number('payments.fee'),
  currency: text('payments.currency'),
  claimedBy: orNull(text('claimer.username')),
  claimedAt: orNull(number('payments.claimed_at')),
  firstApprovedBy: orNull(text('approver.username')),
  reasonKey: orNull(text<PlayerErrorKey>('payments.reason_key')),
  reason: orNull(text('payments.reason')),
  createdAt: number('payments.created_at'),
  updatedAt: number('payments.updated_at'),
  needsLook: bool('payments.needs_look'),
} satisfies FieldsOf<StoredPayment>

export const paymentResource: Resource<typeof fields> = {
  name: 'payments',
  fields,
  from: (query) =>
    query
      .from('payments')
      .join('users', 'users.id', 'payments.user_id')
      .leftJoin('users as claimer', 'claimer.id', 'payments.claimed_by')
      .leftJoin('users as approver', 'approver.id', 'payments.first_approved_by'),
  search: ['payments.reference', 'payments.gateway_reference', 'users.username'],
  filters: {
    ...OWNER_FILTERS,
    amountMinor_gte: atLeast('payments.amount'),
    amountMinor_lte: atMost('payments.amount'),
    createdAt_gte: atLeast('payments.created_at'),
    createdAt_lte: atMost('payments.created_at'),
  },
  defaultSort: ['id', 'desc'],
  amounts: ['amountMinor', 'feeMinor'],
}

/** Staff of the house see the brand, other staff the payments of their branch. */
export function scopePayments(query: Query, principal: Principal): void {
  query.where('payments.site_id', principal.siteId)
  scopeToPrincipal(query, principal)
}

/** Adds why each payment deserves a second look (rules 11.4). */
export async function withRisks(payments: StoredPayment[]): Promise<PaymentRow[]> {
  const risks = await risksOf(payments.map(({ id }) => id))
  return payments.map((payment) => ({ ...payment, risks: risks.get(payment.id) ?? [] }))
}
