/** Checks an order against its method: bank, amount, form (rules 11.2, 11.3). */
import { amountFault, feeOf } from '@grandstand/shared-types/payments/amounts'
import { paymentFormFault, plainValue } from '@grandstand/shared-types/payments/field_faults'
import type { PaymentOrder } from '@grandstand/shared-types/wire/money/payments'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { banksOf } from '#payments/methods/banks'
import { textIn } from '#core/requests/written_texts'
import { fieldsIn } from '#payments/methods/fields_in'
import type { PaymentMethod } from '#payments/methods/method'
import type { NewPayment } from '#payments/moving/open_payment'
import { siteById } from '#sites/current_site'

/** What an order says of its payment. */
export type Ordered = Omit<NewPayment, 'expiresAt' | 'targetHash' | 'ip' | 'askAt'>

/**
 * The payment of an order. Throws 422 `validationFailed` with the first fault at its field, 409 `bankUnavailable` for a
 * bank or an amount that the method does not offer.
 */
export async function readOrder(
  principal: Principal,
  method: PaymentMethod,
  order: PaymentOrder
): Promise<Ordered> {
  const { siteId, userId, currency } = principal
  const { bank, amountMinor } = await bankOf(principal, method, order)
  const fault = amountFault(method.direction, amountMinor, method)
  if (fault) throw AppError.field('amountMinor', fault.key, [...fault.params])
  const { defaultLanguage } = await siteById(siteId)
  const language = { asked: principal.language, otherwise: defaultLanguage }
  const fields = fieldsIn(method.fields, language)
  const broken = paymentFormFault(fields, order.values)
  if (broken) throw AppError.field(broken.field, broken.key, broken.params)
  return {
    siteId,
    direction: method.direction,
    userId,
    methodId: method.id,
    // one method has one name in the lists of staff, whatever language its players read
    methodName: textIn(method.names, { ...language, asked: defaultLanguage }).slice(0, 120),
    gateway: method.gateway,
    amountMinor,
    feeMinor: feeOf(amountMinor, method),
    currency,
    pocket: method.direction === 'withdrawal' ? 'balance' : method.pocket,
    wageringPercentMilli: method.direction === 'deposit' ? method.wageringPercentMilli : 0,
    values: order.values.map(({ name, value }) => ({
      name,
      value: plainValue(fields.find((field) => field.name === name)?.type ?? 'text', value),
    })),
    bankId: bank?.id ?? null,
    bankName: bank?.name ?? null,
  }
}

/** The chosen bank, and the amount: of a method with amounts, the one of the bank. */
async function bankOf(principal: Principal, method: PaymentMethod, order: PaymentOrder) {
  const { amountMinor, bankId, amountId } = order
  if (method.banks === 'none') {
    if (bankId !== undefined) throw AppError.field('bankId', 'unknownField')
    if (amountId !== undefined) throw AppError.field('amountId', 'unknownField')
    return { bank: null, amountMinor }
  }
  const bank = (await banksOf(principal.siteId, method)).find(({ id }) => id === bankId)
  if (!bank) throw new AppError('bankUnavailable')
  if (method.banks === 'selector') return { bank, amountMinor }
  const amount = bank.amounts.find(
    ({ id, currency }) => id === amountId && currency === principal.currency
  )
  if (!amount) throw new AppError('bankUnavailable')
  return { bank, amountMinor: amount.amountMinor }
}
