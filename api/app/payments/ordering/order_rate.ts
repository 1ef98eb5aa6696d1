/** How often a player may order payments, and guess codes by ordering them (must-hold S7). */
import throttle from '#config/throttle'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import type { Principal } from '#core/requests/access'
import { withMoneyCode } from '#core/throttle/money_code'
import { gate, giveBack, takeTry } from '#core/throttle/throttle'
import { gatewayOf } from '#payments/gateways/gateways'
import type { PaymentMethod } from '#payments/methods/method'

/** The answer to an order; `isReplay` when it was given before. */
export interface Placed extends PaymentAnswer {
  isReplay: boolean
}

interface By {
  principal: Principal
  ip: string
  method: PaymentMethod
}

/**
 * Places an order as `place` does, at most twenty in ten minutes by one player; a repeat is not counted. A code that its gateway
 * refuses is a wrong guess. Throws 429 `tooManyAttempts` [seconds].
 */
export function placeLimited(by: By, place: () => Promise<Placed>): Promise<Placed> {
  const { principal, ip, method } = by
  const placing = () => counted(principal, place)
  if (!gatewayOf(method.gateway).takesCode) return placing()
  return withMoneyCode('voucher', { userId: principal.userId, ip }, async (isRight) => {
    let isWrong = false
    try {
      const placed = await placing()
      isWrong = !placed.isReplay && placed.payment.state === 'refused'
      return placed
    } finally {
      // an order that failed says nothing about its code
      if (!isWrong) isRight()
    }
  })
}

async function counted({ userId }: Principal, place: () => Promise<Placed>): Promise<Placed> {
  const orders = gate(throttle.paymentOrders, 'paymentOrders', userId)
  await takeTry(orders)
  const placed = await place()
  if (placed.isReplay) await giveBack(orders)
  return placed
}
