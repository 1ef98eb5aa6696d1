/** The course of a payment: what happened, and what is still to come. */
import { isOver, type PaymentState } from '@grandstand/shared-types/payments/states'
import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import type { Tone } from '../../ui/StatusChip.tsx'

/** Text keys of the two directions as nouns. */
export const NOUNS = {
  deposit: 'transactions.kind.deposit',
  withdrawal: 'payments.withdrawal',
} as const

/** How a state looks. */
export function toneOf(state: PaymentState): Tone {
  if (!isOver(state)) return 'waiting'
  return state === 'paid' ? 'won' : 'lost'
}

/** The states that a payment still passes when nothing goes wrong. */
export function expectedStates({
  direction,
  state,
}: Pick<PaymentView, 'direction' | 'state'>): PaymentState[] {
  if (isOver(state)) return []
  const staffDecide = direction === 'withdrawal' && (state === 'created' || state === 'waiting')
  return staffDecide ? ['approved', 'paid'] : ['paid']
}
