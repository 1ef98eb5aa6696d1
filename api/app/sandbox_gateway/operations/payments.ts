/** The API of the sandbox for merchants, as a real provider's would be. */
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { HttpContext } from '@adonisjs/core/http'
import { found } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply, SENT } from '#core/operations/reply'
import { amountMinor, exactObject, vine, inForm } from '#core/requests/validation'
import { createPayment } from '#sandbox_gateway/actions/create_payment'
import { movePayment } from '#sandbox_gateway/actions/move_payment'
import { requireSandbox } from '#sandbox_gateway/merchants/enabled'
import { merchantOf } from '#sandbox_gateway/merchants/merchant_keys'
import { faultsOf, reportOf, SANDBOX_FAULTS, type SandboxReport } from '#sandbox_gateway/payment'
import { pageUrl } from '#sandbox_gateway/pages/payment_page'
import { paymentOf } from '#sandbox_gateway/queries/payments'

/** A payment in the answer to its merchant. */
export interface SandboxAnswer extends SandboxReport {
  /** Address of the hosted page; null for a payout. */
  pageUrl: string | null
}

export const machine = { who: 'machine', withoutCsrf: true } as const
export const KEY_NOTE = '`Authorization: Bearer <merchant key>`'

/** The merchant of a request. Throws 404 `notFound` where the sandbox is off, 401 `notSignedIn` without a key. */
export function merchantOfRequest({ request }: HttpContext): string {
  requireSandbox()
  return merchantOf(request.header('authorization'))
}

const address = () =>
  vine
    .string()
    .url({ require_tld: false, protocols: ['http', 'https'] })
    .maxLength(500)

const order = vine.compile(
  exactObject({
    reference: vine.string().use(inForm(/^[\w-]{1,40}$/, 'ORDER-1')),
    kind: vine.enum(['deposit', 'payout'] as const),
    amountMinor: amountMinor(),
    currency: vine.string().use(inForm(/^[A-Z]{3}$/, 'TRY')),
    language: vine.string().use(inForm(/^[a-z]{2}$/, DEFAULT_LANGUAGE)),
    noticeUrl: address(),
    returnUrl: address(),
    faults: vine.array(vine.enum(SANDBOX_FAULTS)).maxLength(SANDBOX_FAULTS.length).optional(),
  })
)

export const createSandboxPayment = operation({
  ...machine,
  method: 'POST',
  path: '/sandbox-gateway/v1/payments',
  does: 'Sandbox gateway: begins a deposit, or pays out; the same reference again answers the same payment.',
  body: order,
  answers: reply<SandboxAnswer>(201),
  errors: ['notSignedIn', 'notFound', 'idempotencyConflict'],
  notes: { in: KEY_NOTE },
  async handle({ ctx, body }) {
    const merchant = merchantOfRequest(ctx)
    const { payment, isNew } = await createPayment({ ...body, merchant, faults: body.faults ?? [] })
    if (isNew && faultsOf(payment).includes('lostAnswer')) {
      ctx.request.request.socket.destroy()
      return SENT
    }
    return { ...reportOf(payment), pageUrl: pageUrl(payment) }
  },
})

const path = '/sandbox-gateway/v1/payments/:reference'

export const readSandboxPayment = operation({
  ...machine,
  method: 'GET',
  path,
  does: 'Sandbox gateway: what it knows of a payment, by the reference of the merchant.',
  answers: reply<SandboxAnswer>(),
  errors: ['notSignedIn'],
  notes: { in: KEY_NOTE },
  async handle({ ctx, params: { reference } }) {
    const payment = found(await paymentOf(merchantOfRequest(ctx), reference))
    return { ...reportOf(payment), pageUrl: pageUrl(payment) }
  },
})

export const returnSandboxPayment = operation({
  ...machine,
  method: 'POST',
  path: `${path}/return`,
  does: 'Sandbox gateway: sends the money of a payment back: a refund or chargeback of a deposit, a payout that bounces.',
  answers: reply<SandboxReport>(),
  errors: ['notSignedIn', 'paymentState'],
  notes: { in: KEY_NOTE },
  async handle({ ctx, params: { reference } }) {
    const { id } = found(await paymentOf(merchantOfRequest(ctx), reference))
    return reportOf(await movePayment(id, { to: 'returned' }))
  },
})
