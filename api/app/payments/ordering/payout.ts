/** Withdrawals that the platform orders for a player to whom it pays something out (rules 11.8). */
import type { PaymentValue } from '@grandstand/shared-types/payments/fields'
import type { PayoutFault } from '@grandstand/shared-types/payments/payouts'
import { requireFitPerson } from '#accounts/actions/require_fit_person'
import { grantsWhere } from '#bonuses/grants/grant'
import type { Trx } from '#core/database/transactions'
import type { Editor, Principal } from '#core/requests/access'
import { userAccounts } from '#ledger/accounts'
import { heldBack } from '#ledger/wagering'
import type { PaymentMethod } from '#payments/methods/method'
import { openMethod } from '#payments/methods/open_methods'
import { paymentBooks, type PaymentBooks } from '#payments/moving/books'
import { holdParts } from '#payments/moving/hold_parts'
import { movePayment } from '#payments/moving/move_payment'
import { openPayment } from '#payments/moving/open_payment'
import type { Payment } from '#payments/moving/payment'
import { payoutFaultOf } from '#payments/ordering/payout_fault'
import { readOrder, type Ordered } from '#payments/ordering/read_order'
import { recordOrder } from '#payments/ordering/record_order'
import { targetHash } from '#payments/ordering/target_hash'
import { requireNoneUnderWay } from '#payments/ordering/under_way'

/** Where a player's payouts go: a method, and its form as the player filled it in. */
export interface PayoutTarget {
  methodId: number
  bankId: number | null
  values: PaymentValue[]
}

/** A payout that may be ordered in a transaction. */
export interface ReadyPayout {
  ordered: Ordered
  method: PaymentMethod
  books: PaymentBooks
}

/**
 * A target that fits its method, in the form in which it is kept. Throws 404 `notFound` for a method of another brand or one of
 * deposits, 403 `methodClosed`, 409 `bankUnavailable`, 422 `validationFailed` with the first fault at its field.
 */
export async function readPayoutTarget(
  player: Principal,
  target: PayoutTarget
): Promise<PayoutTarget> {
  const method = await openMethod(player, target.methodId, 'withdrawal')
  // any amount that the method takes: which one comes is not known yet
  const { values, bankId } = await readOrder(player, method, orderOf(target, method.minMinor || 1))
  return { methodId: method.id, bankId, values }
}

/**
 * Makes a payout ready, before the transaction that orders it; or says why none may be ordered. `actor` is who pays. A method's
 * country is that of the account, since no request of the player is at hand.
 */
export async function readyPayout(
  player: Principal,
  target: PayoutTarget,
  amountMinor: number,
  actor: Editor
): Promise<ReadyPayout | PayoutFault> {
  const { siteId, userId, currency } = player
  try {
    await requireFitPerson(
      { siteId, userId: actor.principal.userId, ip: actor.ip },
      'withdrawal',
      userId
    )
    const method = await openMethod(player, target.methodId, 'withdrawal')
    const ordered = await readOrder(player, method, orderOf(target, amountMinor))
    return { ordered, method, books: await paymentBooks(siteId, currency) }
  } catch (error) {
    return payoutFaultOf(error)
  }
}

/**
 * Orders the withdrawal as the player would, in a transaction that may have brought the money; it waits for staff like any other.
 * Resolves to why it was not ordered where money must be played first, cannot leave, or a bonus would be forfeited: nothing is
 * written then. Tell of it by `tellOfWithdrawal` afterwards.
 */
export async function orderPayout(
  trx: Trx,
  { ordered, method, books }: ReadyPayout,
  { principal, ip }: Editor
): Promise<Payment | PayoutFault> {
  try {
    await requireNoneUnderWay(trx, ordered.userId, method)
    if (await hasRunningBonus(trx, ordered.userId)) return { key: 'bonusRuns', params: [] }
    await requireRoom(trx, ordered)
  } catch (error) {
    return payoutFaultOf(error)
  }
  const order = { ...ordered, expiresAt: null, targetHash: targetHash(method, ordered) }
  const payment = await openPayment(trx, { ...order, ip: '', askAt: null }, books)
  const waiting = await movePayment(trx, payment, 'waiting', books, { actorId: null })
  await recordOrder(trx, waiting, ip, principal.userId)
  return waiting
}

const orderOf = ({ methodId, bankId, values }: PayoutTarget, amountMinor: number) => ({
  ...{ methodId, values, amountMinor },
  ...(bankId !== null && { bankId }),
})

/** A withdrawal of the player's own forfeits it after a question, which nobody can ask here. A free bet stays. */
async function hasRunningBonus(trx: Trx, userId: number): Promise<boolean> {
  const running = await grantsWhere(trx, (query) =>
    query.where({ user_id: userId, state: 'running' }).whereNotNull('pocket')
  )
  return running.length > 0
}

/** Throws as the hold of the money does, before anything is written. */
async function requireRoom(trx: Trx, { userId, amountMinor }: Ordered): Promise<void> {
  const accounts = (await userAccounts([userId], { trx, lock: true })).get(userId) ?? []
  holdParts(accounts, amountMinor, await heldBack(trx, userId))
}
