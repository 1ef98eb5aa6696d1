/** Vouchers of the sandbox: their shop for people, and redeeming them for merchants. */
import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import throttle from '#config/throttle'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { file, reply } from '#core/operations/reply'
import { exactObject, vine, inForm } from '#core/requests/validation'
import { addressKey } from '#core/throttle/address_key'
import { gate, takeTry } from '#core/throttle/throttle'
import {
  redeemVoucher,
  sellVoucher,
  VOUCHER_KINDS,
  type VoucherKind,
} from '#sandbox_gateway/actions/vouchers'
import { requireSandbox } from '#sandbox_gateway/merchants/enabled'
import { KEY_NOTE, machine, merchantOfRequest } from '#sandbox_gateway/operations/payments'
import { FORM_BYTES, formOf } from '#sandbox_gateway/pages/form_of'
import { sendPage } from '#sandbox_gateway/pages/frame'
import { voucherPage } from '#sandbox_gateway/pages/voucher_page'
import { reportOf, type SandboxReport } from '#sandbox_gateway/payment'
import { CATALOGUE_LANGUAGE } from '@grandstand/shared-types/languages/table'

export interface RedeemedVoucher extends SandboxReport {
  voucher: VoucherKind
}

const redemption = vine.compile(
  exactObject({
    reference: vine.string().use(inForm(/^[\w-]{1,40}$/, 'ORDER-1')),
    code: vine.string().maxLength(40),
    currency: vine.string().use(inForm(/^[A-Z]{3}$/, 'TRY')),
  })
)

export const redeemSandboxVoucher = operation({
  ...machine,
  method: 'POST',
  path: '/sandbox-gateway/v1/vouchers/redeem',
  does: 'Sandbox gateway: redeems a voucher for a merchant; the same reference again answers the same.',
  body: redemption,
  answers: reply<RedeemedVoucher>(),
  errors: ['notSignedIn', 'notFound', 'cardUnknown', 'cardRedeemed', 'idempotencyConflict'],
  notes: { in: KEY_NOTE },
  async handle({ ctx, body }) {
    const merchant = merchantOfRequest(ctx)
    const { payment, kind } = await redeemVoucher({
      ...body,
      merchant,
      language: CATALOGUE_LANGUAGE,
    })
    return { ...reportOf(payment), voucher: kind }
  },
})

const path = '/sandbox-gateway/vouchers/:language'
const forms = { language: /^[a-z]{2}$/ }

export const sandboxVoucherShop = operation({
  ...machine,
  method: 'GET',
  path,
  forms,
  does: 'Sandbox gateway: the page on which people get vouchers to try.',
  answers: file('text/html'),
  handle({ ctx, params: { language } }) {
    requireSandbox()
    return sendPage(ctx, voucherPage(language, null))
  },
})

export const buySandboxVoucher = operation({
  ...machine,
  method: 'POST',
  path,
  forms,
  readsBytes: FORM_BYTES,
  does: 'Sandbox gateway: sells a voucher by the form of that page.',
  answers: file('text/html'),
  errors: ['validationFailed', 'notOneOf', 'wholeNumber', 'unknownEntry', 'tooManyAttempts'],
  async handle({ ctx, params: { language }, ip }) {
    requireSandbox()
    const form = await formOf(ctx)
    const kind = VOUCHER_KINDS.find((known) => known === form.get('kind'))
    const currency = form.get('currency') ?? ''
    const amount = /^[1-9]\d{0,5}$/.exec(form.get('amount') ?? '')?.[0]
    if (!kind) throw AppError.field('kind', 'notOneOf', [VOUCHER_KINDS.join(', ')])
    if (!amount) throw AppError.field('amount', 'wholeNumber')
    if (!isCurrencyCode(currency)) throw AppError.field('currency', 'unknownEntry')
    const limit = gate(throttle.sandboxVouchers, 'sandboxVouchers', addressKey(ip))
    await takeTry({ ...limit, store: 'memory' })
    const sold = await sellVoucher({ kind, currency, amountMinor: Number(amount) * 100 })
    return sendPage(ctx, voucherPage(language, sold))
  },
})
