import { isAllowedAddress } from '@grandstand/shared-types/payments/allowed_address'
import { feeOf } from '@grandstand/shared-types/payments/amounts'
import { isOver, mayMove } from '@grandstand/shared-types/payments/states'
import type { PaymentReason, StepNote } from '@grandstand/shared-types/payments/reasons'
import type { NextStep } from '@grandstand/shared-types/wire/money/payments'
import { AppError } from '#core/errors/app_error'
import { ALONE, isLarge, waitForConfirmation } from '#payments/moving/answer_alone'
import { gatewayOf } from '#payments/gateways/gateways'
import type { GatewayAnswer, GatewayPayment } from '#payments/gateways/gateway'
import { setupOf, type PaymentMethod } from '#payments/methods/method'
import type { Payment } from '#payments/moving/payment'
import { withPayment } from '#payments/moving/with_payment'
import { writeStep } from '#payments/moving/write_step'

const SILENT: StepNote = 'gatewaySilent'
const STRANGE: StepNote = 'strangeAddress'
const FAILED: PaymentReason = { key: 'gatewayFailed', params: [] }

/**
 * Tells the gateway of a deposit and follows its answer. A silent gateway leaves the payment open, to be asked later. Throws
 * 502 `gatewayFailed` when the gateway surely has not taken it, or leads to an address that the method does not allow
 * (must-hold S6).
 */
export async function beginDeposit(
  payment: Payment,
  method: PaymentMethod,
  asked: Omit<GatewayPayment, 'reference' | 'direction' | 'amountMinor' | 'currency' | 'values'>
): Promise<NextStep | null> {
  const { id, reference, direction, amountMinor, currency, values } = payment
  const gateway = gatewayOf(method.gateway)
  let origins = method.allowedOrigins
  let answer: GatewayAnswer
  try {
    const setup = setupOf(method)
    if (gateway.isHere?.(setup)) origins = [new URL(asked.returnUrl).origin, ...origins]
    const order = { ...asked, reference, direction, amountMinor, currency, values }
    answer = await gateway.begin(order, setup)
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'gatewayFailed') {
      await noteSilence(id)
      return null
    }
    await end(id)
    throw error
  }
  if (answer.url !== undefined && !isAllowedAddress(answer.url, origins)) {
    await end(id, STRANGE)
    throw new AppError('gatewayFailed')
  }
  await follow(id, method, answer)
  return answer.url === undefined ? null : { opens: method.opens, url: answer.url, origins }
}

/** A notice may have moved the payment before the answer came; the answer then only names the payment. */
async function follow(id: number, method: PaymentMethod, answer: GatewayAnswer): Promise<void> {
  const { state, gatewayReference } = answer
  await withPayment(id, async (trx, payment, moveTo) => {
    const isLate = isOver(payment.state) && state !== 'paid'
    if (isLate || !mayMove(payment.direction, payment.state, state)) {
      await trx
        .from('payments')
        .where('id', id)
        .whereNull('gateway_reference')
        .update({ gateway_reference: gatewayReference })
      return
    }
    const amountMinor = answer.amountMinor ?? payment.amountMinor
    const pocket = answer.pocket ?? payment.pocket
    const worth = { amountMinor, feeMinor: feeOf(amountMinor, method), pocket }
    const isBad = state === 'refused' || state === 'failed'
    const reason: PaymentReason = answer.reason ? { key: answer.reason, params: [] } : FAILED
    if (state === 'paid' && (await isLarge(trx, { methodId: method.id, amountMinor }))) {
      return waitForConfirmation(trx, payment, moveTo, { gatewayReference, worth, note: ALONE })
    }
    await moveTo(state, { actorId: null, gatewayReference, worth, ...(isBad && { reason }) })
  })
}

const end = (id: number, note?: StepNote) =>
  withPayment(id, async (_trx, payment, moveTo) => {
    if (!mayMove(payment.direction, payment.state, 'failed')) return
    await moveTo('failed', { actorId: null, reason: FAILED, ...(note && { note }) })
  })

const noteSilence = (id: number) =>
  withPayment(id, (trx, { state }) =>
    writeStep(trx, id, { state, actorId: null, note: SILENT, transferId: null })
  )
