/** An answer of a gateway gives money up to the method's bound; above, its signed notice must come, or staff must agree. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import { clock } from '#core/timing/clock'
import { expirePayments } from '#payments/asking/expire_payments'
import { followReport } from '#payments/following/follow_report'
import type { GatewayReport, GatewayState } from '#payments/gateways/gateway'
import { addGateway } from '#payments/gateways/gateways'
import type { Payment } from '#payments/moving/payment'
import { makeMethod, openFor, pocketOf, stepsOf, walk } from '#tests/payments/payment_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'

const BOUND = 999
const GATEWAY = 'answers-alone'

const rowOf = (id: number) => db.from('payments').where('id', id).firstOrFail()
const stateOf = async (id: number): Promise<[string, boolean]> => {
  const { state, needs_look: needsLook } = await rowOf(id)
  return [state, Boolean(Number(needsLook))]
}

test.group('Answers of a gateway alone', (group) => {
  let player: TestUser
  let session: ApiSession
  let officer: ApiSession
  let methodId: number
  group.each.setup(async () => {
    const site = await makeSite()
    player = await makeUser({ site, type: 'player' })
    session = await signInAs(site, player)
    officer = await signInAs(site, await makeUser({ site, type: 'admin' }))
    methodId = await makeMethod(site.id, 'deposit', { gateway: GATEWAY, answer_alone_up_to: BOUND })
    return addGateway({
      name: GATEWAY,
      begin: () => Promise.resolve({ state: 'paid', gatewayReference: randomUUID() }),
      ask: () => Promise.resolve(null),
    })
  })
  group.each.teardown(() => clock.reset())

  const order = async (amountMinor: number) => {
    const { body } = await session.post<PaymentAnswer>(
      '/v1/deposits',
      { methodId, amountMinor, values: [] },
      { 'idempotency-key': randomUUID() }
    )
    const row = await db.from('payments').where('reference', body.payment.reference).firstOrFail()
    return { id: Number(row.id), state: body.payment.state }
  }
  const opened = (changes: Parameters<typeof openFor>[1] = {}) =>
    openFor(player, { methodId, gateway: GATEWAY, expiresAt: clock.now() + 60_000, ...changes })
  const report = (payment: Payment, state: GatewayState): GatewayReport => ({
    ...payment,
    state,
    gatewayReference: `G-${payment.reference}`,
  })
  const act = (id: number, name: string, body: object = {}) =>
    officer.post<Refusal>(`/v1/payments/${id}/${name}`, body)
  const balance = () => pocketOf(player.id, 'balance')

  test('credit an order up to the bound; a larger one waits, and staff credit it', async ({
    assert,
  }) => {
    assert.equal((await order(BOUND)).state, 'paid')
    assert.equal(await balance(), BOUND)
    const large = await order(BOUND + 1)
    assert.equal(large.state, 'waiting')
    assert.deepEqual(await stateOf(large.id), ['waiting', true])
    assert.equal((await stepsOf(large.id)).at(-1)?.note, 'answerAlone')
    assert.equal(await balance(), BOUND)
    assert.equal((await act(large.id, 'approve')).status, 200)
    assert.equal(await balance(), 2 * BOUND + 1)
  })

  test('to a question leave a large deposit to the notice, which credits it once', async ({
    assert,
  }) => {
    const payment = await opened()
    await walk(payment.id, 'sent')
    const paid = report(payment, 'paid')
    for (const _again of [1, 2]) assert.match(await followReport(payment.id, paid), /^unconfirmed$/)
    assert.deepEqual(await stateOf(payment.id), ['waiting', true])
    assert.equal(await balance(), 0)
    // its time to pay is over, and it no longer ends by itself
    clock.set(clock.now() + 3_600_000)
    await expirePayments()
    assert.equal(await followReport(payment.id, paid, async () => {}), 'applied')
    assert.deepEqual(await stateOf(payment.id), ['paid', true])
    assert.equal(await balance(), 1_000)
  })

  test('bring a deposit that has ended back to staff', async ({ assert }) => {
    const payment = await opened()
    await walk(payment.id, 'sent', 'cancelled')
    assert.equal(await followReport(payment.id, report(payment, 'waiting')), 'noChange')
    assert.deepEqual(await stateOf(payment.id), ['cancelled', false])
    assert.equal(await followReport(payment.id, report(payment, 'paid')), 'unconfirmed')
    assert.deepEqual(await stateOf(payment.id), ['waiting', true])
    assert.equal((await act(payment.id, 'approve')).status, 200)
    assert.equal(await balance(), 1_000)
  })

  test('do not give a large withdrawal back; a notice does, and so do staff', async ({
    assert,
  }) => {
    for (const confirm of [
      (payment: Payment) => followReport(payment.id, report(payment, 'returned'), async () => {}),
      ({ id }: Payment) => act(id, 'return', { reason: 'it stands in the statement' }),
    ]) {
      await order(BOUND)
      await order(500)
      const before = await balance()
      const payment = await opened({ direction: 'withdrawal' })
      await walk(payment.id, 'waiting', 'approved', 'sent', 'paid')
      assert.equal(await balance(), before - 1_000)
      assert.equal(await followReport(payment.id, report(payment, 'returned')), 'unconfirmed')
      assert.deepEqual(await stateOf(payment.id), ['paid', true])
      assert.equal(await balance(), before - 1_000)
      await confirm(payment)
      assert.equal(await balance(), before)
    }
  })
})
