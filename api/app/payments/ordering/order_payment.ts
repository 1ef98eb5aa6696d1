import { STATES_UNDER_WAY } from '@grandstand/shared-types/payments/states'
import type {
  NextStep,
  PaymentAnswer,
  PaymentOrder,
} from '@grandstand/shared-types/wire/money/payments'
import db from '@adonisjs/lucid/services/db'
import { bus } from '#core/bus'
import { found } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { sumOfRows } from '#core/database/sums'
import type { Trx } from '#core/database/transactions'
import { updateAnswer, withIdempotency } from '#core/requests/idempotency'
import { clock } from '#core/timing/clock'
import { forfeitBooks, forfeitRunning } from '#bonuses/grants/end_by_hand'
import { userAccounts } from '#ledger/accounts'
import { askOf } from '#payments/gateways/gateways'
import type { PaymentMethod } from '#payments/methods/method'
import { paymentBooks } from '#payments/moving/books'
import { movePayment } from '#payments/moving/move_payment'
import { openPayment } from '#payments/moving/open_payment'
import { paymentsWhere, type Payment } from '#payments/moving/payment'
import { tellOfWithdrawal } from '#payments/moving/withdrawal_news'
import { beginDeposit } from '#payments/ordering/begin_deposit'
import { viewOf } from '#payments/ordering/own_payments'
import { requireNoneUnderWay } from '#payments/ordering/under_way'
import { placeLimited, type Placed } from '#payments/ordering/order_rate'
import { readOrder, type Ordered } from '#payments/ordering/read_order'
import { recordOrder } from '#payments/ordering/record_order'
import { targetHash } from '#payments/ordering/target_hash'
import { requireDepositRoom } from '#protection/require_deposit'
import { siteById } from '#sites/current_site'

interface Order {
  principal: Principal
  ip: string
  idempotencyKey: string
  method: PaymentMethod
  /** The address of the brand's site and of its API, such as `https://site.example`. */
  origin: string
}

/** An answer is kept with its next step, so that a repeat leads to the same page. */
interface Kept {
  paymentId: number
  next: NextStep | null
}

const MINUTE_MS = 60_000

/**
 * Orders a payment, once for each key (must-hold M15): a deposit is told to its gateway, a withdrawal holds its money and
 * waits for staff. Throws as `readOrder` and `beginDeposit` do, 422 `ownDepositLimit` [room] (must-hold A6),
 * `withdrawableOnly` [withdrawable], `wageringLeft` [left], 409 `paymentUnderWay` [reference], `idempotencyConflict`,
 * 429 `tooManyAttempts` [seconds].
 */
export async function orderPayment(order: PaymentOrder, by: Order): Promise<PaymentAnswer> {
  const name = `${by.principal.userId}:${by.idempotencyKey}`
  await running.get(name)?.catch(() => undefined)
  const answer = orderOnce(order, by)
  running.set(name, answer)
  return answer.finally(() => running.delete(name))
}

/** Orders on their way to the gateway, by user and key: a repeat waits, and gets the next step of the first. */
const running = new Map<string, Promise<PaymentAnswer>>()

async function orderOnce(order: PaymentOrder, by: Order): Promise<PaymentAnswer> {
  const ordered = await readOrder(by.principal, by.method, order)
  const { payment, next } = await placeLimited(by, () => placeOrder(ordered, order, by))
  return { payment, next }
}

async function placeOrder(ordered: Ordered, order: PaymentOrder, by: Order): Promise<Placed> {
  const { principal, method, ip, idempotencyKey } = by
  const { defaultLanguage } = await siteById(principal.siteId)
  const language = { asked: principal.language, otherwise: defaultLanguage }
  const books = await paymentBooks(principal.siteId, principal.currency)
  const isDeposit = method.direction === 'deposit'
  const bonusBooks = isDeposit ? null : await forfeitBooks(principal.siteId, principal.currency)
  const now = clock.now()
  const { body, isReplay } = await withIdempotency<Kept>(
    principal,
    idempotencyKey,
    [method.direction, order],
    async (trx) => {
      await requireNoneUnderWay(trx, principal.userId, method)
      if (isDeposit) await requireRoom(trx, principal, ordered.amountMinor)
      const canBeAsked = isDeposit && askOf(method.gateway) !== undefined
      const payment = await openPayment(
        trx,
        {
          ...ordered,
          expiresAt: isDeposit ? now + method.expiresAfterMinutes * MINUTE_MS : null,
          targetHash: isDeposit ? null : targetHash(method, ordered),
          ip,
          askAt: canBeAsked ? now + MINUTE_MS : null,
        },
        books
      )
      if (bonusBooks) await forfeitRunning(trx, principal.userId, bonusBooks)
      if (!isDeposit) await movePayment(trx, payment, 'waiting', books, { actorId: null })
      await recordOrder(trx, payment, ip)
      return { status: 201, body: { paymentId: payment.id, next: null } }
    }
  )
  const { paymentId } = body
  if (isReplay) return { payment: await viewOf(paymentId, language), next: body.next, isReplay }
  const [payment] = await paymentsWhere(db.connection(), (query) => query.where('id', paymentId))
  if (!isDeposit) {
    bus.emit('balanceChanged', { userIds: [principal.userId] })
    tellOfWithdrawal(found(payment))
    return { payment: await viewOf(paymentId, language), next: null, isReplay }
  }
  const next = await begin(found(payment), by)
  const kept: Kept = { paymentId, next }
  await updateAnswer({ user_id: principal.userId, key: idempotencyKey }, kept)
  return { payment: await viewOf(paymentId, language), next, isReplay }
}

/** Deposits that are still on their way count: of several orders not all could be paid within the limit. */
async function requireRoom(trx: Trx, principal: Principal, amountMinor: number): Promise<void> {
  const { userId: id, siteId } = principal
  await userAccounts([id], { trx, lock: true })
  const open = await trx
    .query<{ total: number | null }>()
    .from('payments')
    .where({ user_id: id, direction: 'deposit' })
    .whereIn('state', [...STATES_UNDER_WAY])
    .sum('amount as total')
    .first()
  await requireDepositRoom(trx, { id, siteId }, amountMinor + sumOfRows(open?.total))
}

async function begin(payment: Payment, { method, origin, principal }: Order) {
  const bank = payment.bankId === null ? null : await bankById(payment.bankId)
  return beginDeposit(payment, method, {
    language: principal.language,
    bank,
    returnUrl: `${origin}/${principal.language}/transactions?payment=${payment.reference}`,
    noticeUrl: `${origin}/v1/payment-notices/${method.id}`,
  })
}

async function bankById(id: number): Promise<{ name: string; swiftCode: string }> {
  return db
    .query<{ name: string; swiftCode: string }>()
    .from('payment_banks')
    .where('id', id)
    .select({ name: 'name', swiftCode: 'swift_code' })
    .firstOrFail()
}
