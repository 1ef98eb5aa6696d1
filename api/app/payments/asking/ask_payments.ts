/** Asks gateways about payments whose end we do not know, or whose end may have changed without a notice. */
import { ofBrandsHere } from '#core/database/brands_here'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { PaymentReason } from '@grandstand/shared-types/payments/reasons'
import { isOver } from '@grandstand/shared-types/payments/states'
import { clock } from '#core/timing/clock'
import { oneByOne } from '#core/timing/one_by_one'
import { followReport } from '#payments/following/follow_report'
import { methodsOf, setupOf } from '#payments/methods/method'
import type { GatewayReport } from '#payments/gateways/gateway'
import { askOf } from '#payments/gateways/gateways'
import { paymentsWhere, type Payment } from '#payments/moving/payment'
import { payOutAgain } from '#payments/paying_out/pay_out'
import { withPayment } from '#payments/moving/with_payment'

const AT_A_TIME = 20
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SOONEST_MS = MINUTE_MS
const LATEST_MS = 6 * 60 * MINUTE_MS
/** A deposit that the gateway does not know by then was never ordered there. */
const ORDERED_WITHIN_MS = 10 * MINUTE_MS
/** A deposit that is over may still be paid; the gateway is asked about it for so long. */
const ASKED_AFTER_END_MS = 3 * DAY_MS

/** Asks about every payment that is due; ends early once `isStopped` says so. */
export async function askPayments(isStopped: () => boolean = () => false): Promise<void> {
  for (;;) {
    const due = await paymentsWhere(db.connection(), (query) =>
      ofBrandsHere(query).where('ask_at', '<=', clock.now()).orderBy('ask_at').limit(AT_A_TIME)
    )
    await oneByOne(due, { failed: 'a gateway could not be asked', isStopped }, askAbout)
    if (due.length < AT_A_TIME || isStopped()) return
  }
}

/** The pause grows with the age of the payment. */
export const nextAskAt = ({ createdAt }: Pick<Payment, 'createdAt'>, nowMs: number): number =>
  nowMs + Math.min(LATEST_MS, Math.max(SOONEST_MS, (nowMs - createdAt) / 2))

async function askAbout(payment: Payment): Promise<void> {
  const now = clock.now()
  const isEnough = isOver(payment.state) && now - payment.updatedAt > ASKED_AFTER_END_MS
  const { siteId, methodId } = payment
  const [method] = isEnough ? [] : await methodsOf(db.connection(), siteId, { id: methodId })
  const ask = askOf(payment.gateway)
  // first, so that a gateway that always fails is not asked in every round
  const askAt = ask && method ? Math.round(nextAskAt(payment, now)) : null
  await db.from('payments').where('id', payment.id).update({ ask_at: askAt })
  if (!ask || !method) return
  try {
    await conclude(payment, await ask(payment, setupOf(method)))
  } catch (error) {
    logger.warn({ paymentId: payment.id, err: error }, 'a gateway did not say what it knows')
  }
}

async function conclude(payment: Payment, report: GatewayReport | null): Promise<void> {
  if (report) {
    await followReport(payment.id, report)
    return
  }
  if (payment.direction === 'withdrawal') {
    if (payment.state === 'approved') await payOutAgain(payment.id)
    return
  }
  const isLost = payment.state === 'created' && clock.now() - payment.createdAt > ORDERED_WITHIN_MS
  if (!isLost) return
  await withPayment(payment.id, async (_trx, { state }, moveTo) => {
    if (state !== 'created') return
    const reason: PaymentReason = { key: 'gatewayFailed', params: [] }
    await moveTo('failed', { actorId: null, reason })
  })
}
