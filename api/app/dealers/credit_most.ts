/** The most credit that can move, and the bound that stops more. Pure functions. */
import type { CreditBound, CreditMost } from '@grandstand/shared-types/wire/people/dealers'
import { AppError } from '#core/errors/app_error'
import type { Purse } from '#dealers/credit_parties'
import type { Maxima, Moving } from '#dealers/credit_maxima'

interface CreditFigures {
  /** Null for the house. */
  own: Purse | null
  theirs: Purse
  maxima: Maxima
  /** Moved on this day already, in minor units. */
  moved: Record<Moving, number>
}

/** The lowest bound counts; of equal bounds the first, which is the balance. */
export const mostOf = (
  direction: Moving,
  { own, theirs, maxima, moved }: CreditFigures
): CreditMost =>
  lowestOf(
    direction === 'send' ? own && spendable(own) : takeable(theirs),
    maxima,
    moved[direction]
  )

/** The lowest bound on moving credit out of `balanceMinor`; null means no bound. */
export function lowestOf(
  balanceMinor: number | null,
  { perTransfer, perDay }: Pick<Maxima, 'perTransfer' | 'perDay'>,
  movedMinor: number
): CreditMost {
  const bounds: [CreditBound, number | null][] = [
    ['balance', balanceMinor],
    ['perTransfer', perTransfer === 0 ? null : perTransfer],
    ['perDay', leftOf(perDay, movedMinor)],
  ]
  return bounds.reduce<CreditMost>(
    (most, [bound, minor]) =>
      minor !== null && (most.mostMinor === null || minor < most.mostMinor)
        ? { mostMinor: minor, bound }
        : most,
    { mostMinor: null, bound: null }
  )
}

/** What is left of the most for a day, at least 0; null without a limit. */
export const leftOf = (perDay: number, movedMinor: number): number | null =>
  perDay === 0 ? null : Math.max(0, perDay - movedMinor)

/** The sender's cash down to their credit limit. */
export const spendable = ({ cash }: { cash: Pick<Purse['cash'], 'balance' | 'floor'> }): number =>
  Math.max(0, cash.balance - cash.floor)

/** The most that can be taken: taking credit leaves no balance below zero. */
const takeable = ({ cash }: Purse): number => Math.max(0, cash.balance)

/**
 * Throws 422 `insufficientCredit` [asked, most possible], `creditTransferMax` [most] or `creditDayMax` [most of the
 * day, left] when `amountMinor` is more than can move.
 */
export function requireMost(
  amountMinor: number,
  { mostMinor, bound }: CreditMost,
  { perTransfer, perDay }: Maxima
): void {
  if (mostMinor === null || amountMinor <= mostMinor) return
  if (bound === 'perTransfer') throw new AppError('creditTransferMax', { params: [perTransfer] })
  if (bound === 'perDay') throw new AppError('creditDayMax', { params: [perDay, mostMinor] })
  throw new AppError('insufficientCredit', { params: [amountMinor, mostMinor] })
}
