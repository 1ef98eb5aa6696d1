/** A brand with two officers, a player and a method for withdrawals. */
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { makePaymentMethod } from '#tests/support/payment_rows'
import { openFor, walk } from '#tests/payments/payment_support'

export const BALANCE = 50_000
export const AMOUNT = 20_000

export async function office(columns: Record<string, string | number> = {}) {
  const site = await makeSite()
  const officers = await Promise.all([1, 2].map(() => makeUser({ site, type: 'admin' })))
  const [first, second] = await Promise.all(officers.map((officer) => signInAs(site, officer)))
  const player = await makeUser({ site, type: 'player', balanceMinor: BALANCE })
  const ids = await makePaymentMethod(site.id, 'withdrawal', columns)
  if (!first || !second) throw new Error('no officers')
  return { site, first, second, officers, player, methodId: ids['payment-methods'] }
}

/** A withdrawal that waits for staff. */
export async function waiting(player: TestUser, methodId: number, changes = {}) {
  const payment = await openFor(player, {
    direction: 'withdrawal',
    amountMinor: AMOUNT,
    methodId,
    ...changes,
  })
  await walk(payment.id, 'waiting')
  return payment.id
}
