/**
 * Gateways that tell of money which came or went without a move of ours: it is never passed over in silence, the payment is
 * marked for staff with both amounts, and staff set it right.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentDirection, PaymentState } from '@grandstand/shared-types/payments/states'
import type { PaymentDetail, PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { followReport } from '#payments/following/follow_report'
import type { Gateway, GatewayNotice, GatewayState } from '#payments/gateways/gateway'
import { addGateway } from '#payments/gateways/gateways'
import type { Payment } from '#payments/moving/payment'
import { withPayment } from '#payments/moving/with_payment'
import { makeMethod, openFor, walk } from '#tests/payments/payment_support'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const SECRET = 'a secret of the contradicting gateway'
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex')

const gateway: Gateway = {
  name: 'testContradicts',
  begin: () => Promise.resolve({ state: 'sent', gatewayReference: null }),
  readNotice({ body, header }) {
    if (header('x-signature') !== sign(body.toString())) throw new Error('not signed')
    const notice: GatewayNotice = JSON.parse(body.toString())
    return notice
  },
}

async function scene(direction: PaymentDirection, ...states: PaymentState[]) {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player', balanceMinor: 5_000 })
  const methodId = await makeMethod(site.id, direction, { gateway: gateway.name })
  const open = () => openFor(player, { methodId, gateway: gateway.name, direction })
  const payment = await open()
  await walk(payment.id, ...states)
  const session = new ApiSession(site.host)
  const sendText = (body: string) =>
    session.send<{ verdict: string } & Refusal>('POST', `/v1/payment-notices/${methodId}`, body, {
      'content-type': 'application/json',
      'x-signature': sign(body),
    })
  const gatewayReference = randomUUID()
  const tell = async (state: GatewayState, changes: Partial<GatewayNotice> = {}) => {
    const { reference } = payment
    const notice = { noticeKey: randomUUID(), reference, gatewayReference, state }
    const money = { amountMinor: 1_000, currency: 'TRY' }
    return (await sendText(JSON.stringify({ ...notice, ...money, ...changes }))).body.verdict
  }
  const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const detail = async () => (await staff.get<PaymentDetail>(`/v1/payments/${payment.id}`)).body
  const told = async () =>
    (await detail()).steps.flatMap((step) =>
      step.told ? [`${step.note}: ${step.told.state} ${step.told.amountMinor}`] : []
    )
  const act = (name: string) =>
    staff.post<PaymentDetail & Refusal>(`/v1/payments/${payment.id}/${name}`, {
      reason: 'as the gateway wrote',
    })
  const cash = () => cashOf(player.id)
  return { site, player, payment, open, sendText, tell, staff, detail, told, act, cash }
}

const PAID_OUT = ['approved', 'paid'] as const

test.group('A gateway that contradicts', (group) => {
  group.setup(() => addGateway(gateway))
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('a withdrawal that the bank sends back after it was paid waits for staff, who give the money back', async ({
    assert,
  }) => {
    const { tell, detail, told, act, cash } = await scene('withdrawal', ...PAID_OUT)
    assert.equal(await cash(), 4_000)
    assert.equal(await tell('failed'), 'contradicts')
    assert.deepEqual(await told(), ['noticeContradicts: failed 1000'])
    assert.isTrue((await detail()).needsLook)
    assert.equal(await cash(), 4_000)
    assert.equal((await act('return')).status, 200)
    assert.equal(await cash(), 5_000)
    assert.isFalse((await act('looked-at')).body.needsLook)
  })

  test('a withdrawal that failed and was paid all the same is shown to staff', async ({
    assert,
  }) => {
    const { tell, told, staff, payment, cash } = await scene('withdrawal', 'approved', 'failed')
    assert.equal(await cash(), 5_000)
    assert.equal(await tell('paid'), 'contradicts')
    assert.deepEqual(await told(), ['noticeContradicts: paid 1000'])
    const { body } = await staff.list<{ id: number }>('payments', { filter: { needsLook: true } })
    assert.deepEqual(
      body.map(({ id }) => id),
      [payment.id]
    )
  })

  test('a dispute that the house wins: staff credit the deposit again, as often as it was taken back', async ({
    assert,
  }) => {
    const { tell, detail, told, act, cash } = await scene('deposit')
    for (const state of ['paid', 'returned'] as const) assert.equal(await tell(state), 'applied')
    assert.equal(await cash(), 5_000)
    assert.equal(await tell('paid'), 'contradicts')
    assert.deepEqual(await told(), ['noticeContradicts: paid 1000'])
    assert.equal(await cash(), 5_000)
    assert.equal((await act('credit-again')).body.state, 'paid')
    assert.equal(await cash(), 6_000)
    assert.equal((await act('credit-again')).body.error.key, 'paymentState')
    assert.equal(await tell('returned'), 'applied')
    assert.equal(await cash(), 5_000)
    assert.equal((await act('credit-again')).body.state, 'paid')
    assert.equal(await cash(), 6_000)
    assert.isTrue((await detail()).needsLook)
  })

  test('two returns of parts are both noted, with their amounts', async ({ assert }) => {
    const { tell, detail, told, cash } = await scene('deposit')
    await tell('paid')
    assert.equal(await tell('returned', { amountMinor: 400 }), 'differs')
    assert.equal(await tell('returned', { amountMinor: 600 }), 'differs')
    assert.deepEqual(await told(), ['noticeDiffers: returned 400', 'noticeDiffers: returned 600'])
    assert.isTrue((await detail()).needsLook)
    assert.equal(await cash(), 6_000)
  })

  test('two returns of equal parts are two, and the second one marks the payment again', async ({
    assert,
  }) => {
    const { tell, detail, told, act } = await scene('deposit')
    await tell('paid')
    assert.equal(await tell('returned', { amountMinor: 500 }), 'differs')
    assert.isFalse((await act('looked-at')).body.needsLook)
    assert.equal(await tell('returned', { amountMinor: 500 }), 'differs')
    assert.lengthOf(await told(), 2)
    assert.isTrue((await detail()).needsLook)
  })

  test('an order that was paid twice is shown to staff, and credited once', async ({ assert }) => {
    const { site, player, payment, tell, detail, told, cash } = await scene('deposit')
    const { reference } = payment
    const notice = { noticeKey: randomUUID() }
    assert.equal(await tell('paid', notice), 'applied')
    assert.equal(await tell('paid', notice), 'repeated')
    assert.isFalse((await detail()).needsLook)
    assert.equal(await tell('paid', { gatewayReference: 'the second payment' }), 'contradicts')
    assert.equal(await tell('paid'), 'contradicts')
    assert.lengthOf(await told(), 2)
    assert.equal(await cash(), 6_000)
    const own = await (
      await signInAs(site, player)
    ).get<PaymentView>(`/v1/me/payments/${reference}`)
    assert.deepEqual(
      own.body.steps.map(({ state }) => state),
      ['created', 'paid']
    )
  })

  test('the payment of a return that came first is known once it comes, and only once', async ({
    assert,
  }) => {
    const { tell, detail, told, cash } = await scene('deposit')
    assert.equal(await tell('returned'), 'applied')
    assert.equal(await tell('paid'), 'noChange')
    assert.isFalse((await detail()).needsLook)
    assert.equal(await tell('paid'), 'contradicts')
    assert.deepEqual(await told(), ['noticeLate: paid 1000', 'noticeContradicts: paid 1000'])
    assert.equal(await cash(), 5_000)
  })

  test('the notice of a deposit that was paid before confirms it, and a second notice is another payment', async ({
    assert,
  }) => {
    const gatewayReference = randomUUID()
    const answered = (payment: Payment) =>
      followReport(payment.id, { ...payment, state: 'paid', gatewayReference })
    const byStaff = ({ id }: Payment) => walk(id, 'waiting', 'paid')
    for (const pay of [answered, byStaff]) {
      const { tell, payment, detail, cash } = await scene('deposit')
      await pay(payment)
      assert.equal(await tell('paid', { gatewayReference }), 'noChange')
      assert.isFalse((await detail()).needsLook)
      assert.equal(await tell('paid', { gatewayReference }), 'contradicts')
      assert.isTrue((await detail()).needsLook)
      assert.equal(await cash(), 6_000)
    }
    const { tell, payment } = await scene('deposit')
    await answered(payment)
    assert.equal(await tell('paid', { gatewayReference: 'another payment' }), 'contradicts')
  })

  test('references that differ in capitals are two payments', async ({ assert }) => {
    const { tell, open, cash } = await scene('deposit')
    const other = await open()
    assert.equal(await tell('paid', { gatewayReference: 'pi_3Nab' }), 'applied')
    const upper = { reference: other.reference, gatewayReference: 'pi_3NAB' }
    assert.equal(await tell('paid', upper), 'applied')
    assert.equal(await cash(), 7_000)
  })

  test('a reference of another payment of the method credits nothing, and one of another method does', async ({
    assert,
  }) => {
    const { tell, open, told, cash, site } = await scene('deposit')
    const other = await open()
    const taken = { gatewayReference: 'one name' }
    assert.equal(await tell('paid', { ...taken, reference: other.reference }), 'applied')
    assert.equal(await tell('paid', taken), 'contradicts')
    assert.deepEqual(await told(), ['referenceTaken: paid 1000'])
    assert.equal(await cash(), 6_000)
    const methodId = await makeMethod(site.id, 'deposit', { gateway: gateway.name })
    const player = await makeUser({ site, type: 'player' })
    const elsewhere = await openFor(player, { methodId, gateway: gateway.name })
    await withPayment(elsewhere.id, (_trx, _payment, moveTo) =>
      moveTo('paid', { actorId: null, ...taken })
    )
    assert.equal(await cashOf(player.id), 1_000)
  })

  test('S13 a signed notice that cannot be read is answered 422, and on record', async ({
    assert,
  }) => {
    const { site, sendText, payment } = await scene('deposit')
    const right = {
      ...{ noticeKey: 'a', reference: payment.reference, gatewayReference: 'b', state: 'paid' },
      ...{ amountMinor: 1_000, currency: 'TRY' },
    }
    const wrong: object[] = [
      { ...right, noticeKey: 5 },
      { ...right, noticeKey: null },
      { ...right, noticeKey: {} },
      { ...right, noticeKey: 'x'.repeat(81) },
      { ...right, gatewayReference: ' b' },
      { ...right, reference: [] },
      { ...right, state: 'hacked' },
      [],
      {},
    ]
    for (const one of wrong) {
      const { status, body } = await sendText(JSON.stringify(one))
      assert.deepEqual([status, body.error.key], [422, 'callUnreadable'], JSON.stringify(one))
    }
    const rows = await db.from('payment_notices').where('site_id', site.id).select('verdict')
    assert.deepEqual(
      rows.map(({ verdict }) => String(verdict)),
      wrong.map(() => 'unreadable')
    )
  })
})
