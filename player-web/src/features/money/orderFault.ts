import type { FieldError, PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import { amountFault } from '@grandstand/shared-types/payments/amounts'
import { paymentFormFault } from '@grandstand/shared-types/payments/field_faults'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { PaymentMethodView, PaymentOrder } from '@grandstand/shared-types/wire/money/payments'

/** The first fault of an order, in the order in which the server looks for them; null without one. */
export function orderFault(
  direction: PaymentDirection,
  method: PaymentMethodView,
  { amountMinor, bankId, values }: PaymentOrder
): FieldError<PlayerErrorKey> | null {
  if (method.banks !== 'none' && bankId === undefined) {
    return { field: 'bankId', key: 'isRequiredArea', params: [] }
  }
  const fault = amountFault(direction, amountMinor, method)
  if (fault) return { field: 'amountMinor', ...fault }
  return paymentFormFault(method.fields, values)
}
