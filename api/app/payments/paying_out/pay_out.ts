/** The way of an approved withdrawal to its gateway, after the approval is stored (must-hold M15). */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { PaymentState } from '@grandstand/shared-types/payments/states'
import { AppError, found } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { siteAddress } from '#sites/site_address'
import { siteById } from '#sites/current_site'
import type { GatewayAnswer, GatewayPayment } from '#payments/gateways/gateway'
import { askOf, gatewayOf } from '#payments/gateways/gateways'
import { setupOfMethod } from '#payments/methods/method'
import { paymentsWhere, type Payment } from '#payments/moving/payment'
import { withPayment } from '#payments/moving/with_payment'

const ASK_AFTER_MS = 60_000
/** The order to pay out is on its way for less than this after the approval, or nobody has sent it. */
const ON_ITS_WAY_MS = 10 * 60_000

/** The state after a gateway's answer; what the gateway refuses has failed, and the money goes back. */
const STATE_AFTER: Readonly<Record<GatewayAnswer['state'], PaymentState>> = {
  sent: 'sent',
  waiting: 'sent',
  paid: 'paid',
  refused: 'failed',
  failed: 'failed',
}

/**
 * Pays an approved withdrawal out. A gateway that surely refused makes it `failed`; one that does not answer leaves it
 * `approved`, and is asked later. A gateway without payouts leaves it to staff.
 */
export async function payOut(id: number): Promise<void> {
  const [known] = await paymentsWhere(db.connection(), (query) => query.where('id', id))
  const payment = found(known)
  const gateway = gatewayOf(payment.gateway)
  if (!gateway.payOut) return
  const answer = await answerOf(() => pay(payment))
  await withPayment(id, async (trx, { state }, moveTo) => {
    // the gateway's notice may have been faster than its answer
    if (state !== 'approved') return
    if (answer === null) {
      await trx
        .from('payments')
        .where('id', id)
        .update({ ask_at: clock.now() + ASK_AFTER_MS })
      return
    }
    const to = STATE_AFTER[answer.state]
    await moveTo(to, {
      actorId: null,
      gatewayReference: answer.gatewayReference,
      askAt: gateway.ask ? clock.now() + ASK_AFTER_MS : null,
      ...(to === 'failed' && { reason: { key: 'gatewayFailed', params: [] } }),
    })
  })
}

/**
 * Sends the order of a withdrawal that is approved and of which its gateway knows nothing: the server ended before it was
 * sent, or it was lost. Our reference names the payment there, so that an order that arrives late pays no second time.
 */
export async function payOutAgain(id: number): Promise<void> {
  const isDue = await withPayment(id, async (trx, { state }) => {
    if (state !== 'approved') return false
    // from now on it may be paying out, so that staff cannot refuse it
    await trx.from('payments').where('id', id).update({ updated_at: clock.now() })
    return true
  })
  if (isDue) await payOut(id)
}

/** When the gateway of an approved withdrawal is asked, should the server end before the order is sent; else null. */
export function askAfterApproval({ gateway }: Payment): number | null {
  const { payOut: send, ask } = gatewayOf(gateway)
  return send && ask ? clock.now() + ASK_AFTER_MS : null
}

/**
 * Whether a withdrawal's gateway may be paying it out: it was approved a moment ago, or the gateway has taken it and will
 * say how it ends. A gateway that cannot be asked leaves the end to staff.
 */
export function mayBePayingOut({ direction, state, gateway, updatedAt }: Payment): boolean {
  if (direction === 'deposit') return false
  if (state === 'approved') return clock.now() - updatedAt < ON_ITS_WAY_MS
  return state === 'sent' && askOf(gateway) !== undefined
}

/** Null when nobody knows whether the gateway pays. */
async function answerOf(ask: () => Promise<GatewayAnswer>): Promise<GatewayAnswer | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError && error.key === 'gatewayFailed') {
      return { state: 'failed', gatewayReference: null }
    }
    logger.error({ err: error }, 'a gateway did not answer to a payout')
    return null
  }
}

async function pay(payment: Payment): Promise<GatewayAnswer> {
  const { payOut: send } = gatewayOf(payment.gateway)
  return must(send, 'payout of a gateway')(
    await asGatewaySees(payment),
    found(await setupOfMethod(payment.siteId, payment.methodId))
  )
}

async function asGatewaySees(payment: Payment): Promise<GatewayPayment> {
  const site = await siteById(payment.siteId)
  const player = await db
    .query<{ language: string }>()
    .from('users')
    .where('id', payment.userId)
    .select('language')
    .firstOrFail()
  const { reference, direction, amountMinor, feeMinor, currency, values, bankName } = payment
  return {
    reference,
    direction,
    amountMinor: amountMinor - feeMinor,
    currency,
    language: player.language ?? site.defaultLanguage,
    values,
    bank: bankName === null ? null : { name: bankName, swiftCode: '' },
    returnUrl: siteAddress(site, '/'),
    noticeUrl: siteAddress(site, `/v1/payment-notices/${payment.methodId}`),
  }
}
