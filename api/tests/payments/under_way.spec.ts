/** A method that lets a player have one payment under way asks them to wait for it, or to cancel it (rules 11.6). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import { makeMethod } from '#tests/payments/payment_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'

const order = (session: ApiSession, methodId: number, path = 'deposits') =>
  session.post<PaymentAnswer & Refusal>(
    `/v1/${path}`,
    { methodId, amountMinor: 1_000, values: [] },
    { 'idempotency-key': randomUUID() }
  )

async function signedIn(cash = 0) {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player', balanceMinor: cash })
  return { site, player, session: await signInAs(site, player) }
}

test.group('Payments under way', () => {
  test('a second deposit waits for the first: "You already have a transaction."', async ({
    assert,
  }) => {
    const { site, session } = await signedIn()
    const one = await makeMethod(site.id, 'deposit', { max_under_way: 1 })
    const any = await makeMethod(site.id)
    const first = await order(session, one)
    assert.equal(first.status, 201)
    const { reference } = first.body.payment
    const second = await order(session, one)
    assert.deepEqual(
      [second.status, second.body.error.key, second.body.error.params],
      [409, 'paymentUnderWay', [reference]]
    )
    // another method has a count of its own, and one without a bound takes as many as are ordered
    assert.equal((await order(session, any)).status, 201)
    assert.equal((await order(session, any)).status, 201)
    await session.post(`/v1/me/payments/${reference}/cancel`, {})
    assert.equal((await order(session, one)).status, 201)
  })

  test('of withdrawals that come at the same instant one is taken, and the money of one is held', async ({
    assert,
  }) => {
    const { site, player, session } = await signedIn(10_000)
    const one = await makeMethod(site.id, 'withdrawal', { max_under_way: 1 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order(session, one, 'withdrawals'))
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [201, 409, 409, 409, 409])
    assert.equal(await cashOf(player.id), 9_000)
  })

  test('the repeat of an order gets the answer of the first, and two may be allowed', async ({
    assert,
  }) => {
    const { site, session } = await signedIn()
    const two = await makeMethod(site.id, 'deposit', { max_under_way: 2 })
    const body = { methodId: two, amountMinor: 1_000, values: [] }
    const key = { 'idempotency-key': randomUUID() }
    const first = await session.post<PaymentAnswer>('/v1/deposits', body, key)
    assert.equal((await order(session, two)).status, 201)
    const again = await session.post<PaymentAnswer>('/v1/deposits', body, key)
    assert.deepEqual(again.body, first.body)
    assert.equal((await order(session, two)).status, 409)
  })
})
