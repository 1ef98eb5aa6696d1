import type { FieldError, PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import { amountFault } from '@grandstand/shared-types/payments/amounts'
import { paymentFormFault } from '@grandstand/shared-types/payments/field_faults'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { PaymentMethodView, PaymentOrder } from '@grandstand/shared-types/wire/money/payments'

type Fault = FieldError<PlayerErrorKey>

/** The first fault of an order, in the order in which the server looks for them; null without one. */
export function orderFault(
  direction: PaymentDirection,
  method: PaymentMethodView,
  order: PaymentOrder
): Fault | null {
  const fault = amountFault(direction, order.amountMinor, method)
  return (
    bankFault(method, order) ??
    (fault && { field: 'amountMinor', ...fault }) ??
    paymentFormFault(method.fields, order.values)
  )
}

/** The first fault of all but the amount. */
export const detailsFault = (method: PaymentMethodView, order: PaymentOrder): Fault | null =>
  bankFault(method, order) ?? paymentFormFault(method.fields, order.values)

const bankFault = ({ banks }: PaymentMethodView, { bankId }: PaymentOrder): Fault | null =>
  banks !== 'none' && bankId === undefined
    ? { field: 'bankId', key: 'isRequiredArea', params: [] }
    : null
