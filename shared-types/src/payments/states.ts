/** States of a payment and the moves between them (rules 11.1). Pure functions. */

/** Money from a player to the house, and back. */
export const PAYMENT_DIRECTIONS = ['deposit', 'withdrawal'] as const
export type PaymentDirection = (typeof PAYMENT_DIRECTIONS)[number]

/**
 * `sent`: the gateway knows of the payment; `waiting`: staff, or the gateway's bank, has to decide; `approved`: staff have
 * agreed; `paid`: a deposit is credited, a withdrawal has arrived; `returned`: the money of a paid payment came back.
 */
export const PAYMENT_STATES = [
  'created',
  'sent',
  'waiting',
  'approved',
  'paid',
  'refused',
  'failed',
  'cancelled',
  'expired',
  'returned',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

type Moves = Readonly<Record<PaymentState, readonly PaymentState[]>>

/** Money that arrives after the end of a deposit is credited all the same, or waits for staff. */
const ENDED_DEPOSIT: readonly PaymentState[] = ['paid', 'waiting']

const DEPOSIT_MOVES: Moves = {
  created: ['sent', 'waiting', 'paid', 'refused', 'failed', 'cancelled', 'expired'],
  sent: ['waiting', 'paid', 'refused', 'failed', 'cancelled', 'expired'],
  waiting: ['approved', 'paid', 'refused', 'failed', 'cancelled', 'expired'],
  approved: ['paid'],
  paid: ['returned'],
  refused: ENDED_DEPOSIT,
  failed: ENDED_DEPOSIT,
  cancelled: ENDED_DEPOSIT,
  expired: ENDED_DEPOSIT,
  returned: [],
}

/** A withdrawal's money is held from `created` on; an end other than `paid` gives it back whole. */
const WITHDRAWAL_MOVES: Moves = {
  created: ['waiting', 'approved', 'refused', 'cancelled'],
  waiting: ['approved', 'refused', 'cancelled'],
  approved: ['sent', 'paid', 'failed'],
  sent: ['paid', 'refused', 'failed'],
  paid: ['returned'],
  refused: [],
  failed: [],
  cancelled: [],
  expired: [],
  returned: [],
}

const MOVES: Readonly<Record<PaymentDirection, Moves>> = {
  deposit: DEPOSIT_MOVES,
  withdrawal: WITHDRAWAL_MOVES,
}

/** Whether a payment may move from one state to the other. */
export const mayMove = (
  direction: PaymentDirection,
  from: PaymentState,
  to: PaymentState
): boolean => MOVES[direction][from].includes(to)

/** The same for staff, who may also credit a deposit again whose return was taken back, as when a dispute is won. */
export const mayStaffMove = (
  direction: PaymentDirection,
  from: PaymentState,
  to: PaymentState
): boolean =>
  mayMove(direction, from, to) || (direction === 'deposit' && from === 'returned' && to === 'paid')

/** The states in which something is left to do for staff, player or gateway. */
export const STATES_UNDER_WAY = [
  'created',
  'sent',
  'waiting',
  'approved',
] as const satisfies readonly PaymentState[]

/** Whether nothing is left to do. */
export const isOver = (state: PaymentState): boolean =>
  !(STATES_UNDER_WAY as readonly PaymentState[]).includes(state)

/** Whether the player may still cancel the payment. */
export const mayCancel = (direction: PaymentDirection, state: PaymentState): boolean =>
  mayMove(direction, state, 'cancelled')
