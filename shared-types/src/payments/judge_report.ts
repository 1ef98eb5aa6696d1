/** What becomes of a gateway's report on a payment (rules 11.6). Pure. */
import { isOver, mayMove, type PaymentDirection, type PaymentState } from './states.ts'

/** The states that a gateway gives to a payment. */
export const TOLD_STATES = [
  'sent',
  'waiting',
  'paid',
  'refused',
  'failed',
  'returned',
] as const satisfies PaymentState[]
export type ToldState = (typeof TOLD_STATES)[number]

export interface Report {
  state: ToldState
  /** Whether it names the payment's amount and currency. */
  isSameMoney: boolean
  /** A message of the gateway with a number that no message had before; false for an answer to a question. */
  isMessage: boolean
  /** The first message that tells of this state, of the same payment at the gateway as the answers before it. */
  isFirst: boolean
  /** The payment is of more than an answer alone may move. */
  isLarge: boolean
}

/**
 * `follow`: the payment moves to the state; `known`: it is there already, or further; `differs`: another amount or currency;
 * `unconfirmed`: an answer alone would make money, and staff must look; `contradicts`: money that came or went without a move of
 * ours, so that staff must look.
 */
export type Judgement = 'follow' | 'known' | 'differs' | 'unconfirmed' | 'contradicts'

/** States in which no money is with the gateway. */
const WITHOUT_MONEY: readonly PaymentState[] = [
  'refused',
  'failed',
  'cancelled',
  'expired',
  'returned',
]

export function judgeReport(
  { direction, state }: { direction: PaymentDirection; state: PaymentState },
  { state: told, isSameMoney, isMessage, isFirst, isLarge }: Report
): Judgement {
  if (!isSameMoney) return 'differs'
  // an older state behind a newer one
  const isOlder = isOver(state) || !mayMove(direction, state, told)
  if ((told === 'sent' || told === 'waiting') && isOlder) return 'known'
  if (mayMove(direction, state, told)) {
    return !isMessage && isLarge && givesMoney(direction, told) ? 'unconfirmed' : 'follow'
  }
  // money moved once more: a second message says so; the first confirms an answer or staff, and an answer says only what is
  if (told === state && (told === 'paid' || told === 'returned')) {
    return isMessage && !isFirst ? 'contradicts' : 'known'
  }
  return told !== 'paid' && WITHOUT_MONEY.includes(state) ? 'known' : 'contradicts'
}

/** Whether the move to `told` gives the player money. */
export const givesMoney = (direction: PaymentDirection, told: ToldState): boolean =>
  told === (direction === 'deposit' ? 'paid' : 'returned')
