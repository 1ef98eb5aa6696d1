/** What officers do with deposits and withdrawals (rules 11.4, must-hold M15). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentState } from '@grandstand/shared-types/payments/states'
import type { PaymentDetail, PaymentRow } from '@grandstand/shared-types/wire/money/payments'
import { clock } from '#core/timing/clock'
import { addGateway } from '#payments/gateways/gateways'
import type { GatewayAnswer } from '#payments/gateways/gateway'
import { withPayment } from '#payments/moving/with_payment'
import { AppError } from '#core/errors/app_error'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { AMOUNT, BALANCE, office, waiting } from '#tests/payments/queue_support'
import { openFor, pocketOf, walk } from '#tests/payments/payment_support'

const ask = (session: ApiSession, id: number, what: string, body: object = {}) =>
  session.post<PaymentDetail & Refusal>(`/v1/payments/${id}/${what}`, body)

/** Adds a gateway whose payouts end as told, until the test is over. */
function payingOut(name: string, answer: () => GatewayAnswer): () => void {
  return addGateway({
    name,
    begin: async () => ({ state: 'sent', gatewayReference: null }),
    payOut: async () => answer(),
  })
}

test.group('The queue of payments', () => {
  test('lists, counts and finds payments, with the reasons for a second look', async ({
    assert,
  }) => {
    const { first, player, methodId } = await office()
    const id = await waiting(player, methodId)
    await openFor(player)
    const { body } = await first.list<PaymentRow>('payments', {
      filter: { direction: 'withdrawal', state: 'waiting', amountMinor_gte: AMOUNT },
    })
    assert.lengthOf(body, 1)
    assert.containsSubset(body[0], { id, username: player.username, risks: ['firstWithdrawal'] })
    const filters = [{ direction: 'withdrawal' }, { ofUser: player.id }, { state: 'paid' }]
    const counts = await first.get(
      `/v1/payments/counts?filters=${encodeURIComponent(JSON.stringify(filters))}`
    )
    assert.deepEqual(counts.body, [1, 2, 0])
  })

  test('a form value has the title of its field in the language of staff, or its name when the field is gone', async ({
    assert,
  }) => {
    const titles = { tr: 'Oyuncunun IBAN numarası', en: 'IBAN of the player' }
    const fields = JSON.stringify([{ name: 'iban', titles, placeHolders: {} }])
    const { site, player, methodId } = await office({ fields })
    const officer = await makeUser({ site, type: 'admin' })
    const values = [
      { name: 'iban', value: 'TR33' },
      { name: 'gone', value: 'old' },
    ]
    const id = await waiting(player, methodId, { values })
    for (const [language, title] of Object.entries({ ...titles, az: titles.tr })) {
      await db.from('users').where('id', officer.id).update({ language })
      const session = await signInAs(site, officer)
      const { body } = await session.get<PaymentDetail>(`/v1/payments/${id}`)
      assert.deepEqual(body.values, [
        { name: 'iban', value: 'TR33', title },
        { name: 'gone', value: 'old', title: 'gone' },
      ])
    }
  })

  test('S2: staff of a dealer see the payments of their branch alone', async ({ assert }) => {
    const { site, player, methodId } = await office()
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['payments.view'] })
    const own = await makeUser({ site, type: 'player', parent: dealer, balanceMinor: BALANCE })
    const session = await signInAs(site, dealer)
    const [mine, strange] = [await waiting(own, methodId), await waiting(player, methodId)]
    const { body } = await session.list<PaymentRow>('payments')
    assert.deepEqual(
      body.map(({ id }) => id),
      [mine]
    )
    assert.equal((await session.get(`/v1/payments/${strange}`)).status, 404)
    assert.equal((await ask(session, mine, 'approve')).status, 403)
  })

  test('payments of another brand are not found', async ({ assert }) => {
    const { player, methodId } = await office()
    const id = await waiting(player, methodId)
    const stranger = await office()
    for (const what of ['claim', 'release', 'approve', 'pay']) {
      assert.equal((await ask(stranger.first, id, what)).status, 404, what)
    }
    for (const what of ['refuse', 'return']) {
      const answer = await ask(stranger.first, id, what, { reason: 'a test' })
      assert.equal(answer.status, 404, what)
    }
  })
})

test.group('Claims', () => {
  test('of two officers at once one gets the payment', async ({ assert }) => {
    const { first, second, player, methodId } = await office()
    const id = await waiting(player, methodId)
    const answers = await Promise.all([first, second].map((one) => ask(one, id, 'claim')))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const refused = answers.find(({ status }) => status === 409)
    assert.equal(refused?.body.error.key, 'paymentClaimed')
  })

  test('another officer does nothing with the payment until it is released, or for half an hour', async ({
    assert,
  }) => {
    const { first, second, officers, player, methodId } = await office()
    const id = await waiting(player, methodId)
    const claimed = await ask(first, id, 'claim')
    assert.equal(claimed.body.claimedBy, officers[0]?.username)
    for (const [what, body] of [
      ['approve', {}],
      ['refuse', { reason: 'a test' }],
      ['release', {}],
    ] as const) {
      const answer = await ask(second, id, what, body)
      assert.deepEqual(answer.body.error.params, [officers[0]?.username], what)
    }
    await ask(first, id, 'release')
    assert.equal((await ask(second, id, 'claim')).status, 200)
    await db
      .from('payments')
      .where('id', id)
      .update({ claimed_at: clock.now() - 31 * 60_000 })
    assert.equal((await ask(first, id, 'claim')).status, 200)
  })
})

test.group('Deciding', () => {
  test('a refused withdrawal gives the money back whole, with the reason', async ({ assert }) => {
    const { first, player, methodId } = await office()
    const id = await waiting(player, methodId)
    assert.equal(await pocketOf(player.id, 'balance'), BALANCE - AMOUNT)
    assert.equal((await ask(first, id, 'refuse', { reason: 'x' })).status, 422)
    const { body } = await ask(first, id, 'refuse', { reason: 'Name differs' })
    assert.containsSubset(body, { state: 'refused', reason: 'Name differs', reasonKey: null })
    assert.equal(await pocketOf(player.id, 'balance'), BALANCE)
    const again = await ask(first, id, 'approve')
    assert.deepEqual([again.status, again.body.error.key], [409, 'paymentState'])
    const log = await first.list<{ action: string; reason: string | null }>('audit-log', {
      filter: { subjectType: 'payment', subjectId: id },
    })
    assert.containsSubset(log.body, [{ action: 'payment.refuse', reason: 'Name differs' }])
  })

  test('a deposit that staff saw arrive is credited once', async ({ assert }) => {
    const { first, second, player, methodId } = await office()
    const { id } = await openFor(player, { amountMinor: 3_000, methodId })
    await walk(id, 'waiting')
    const answers = await Promise.all([first, second].map((one) => ask(one, id, 'approve')))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal(await pocketOf(player.id, 'balance'), BALANCE + 3_000)
    assert.equal((await ask(first, id, 'pay')).body.error.key, 'paymentState')
    const { body } = await ask(first, id, 'return', { reason: 'chargeback' })
    assert.equal(body.state, 'returned')
    assert.equal(await pocketOf(player.id, 'balance'), BALANCE)
  })

  test('M15: approved and cancelled at once, a withdrawal is paid once or returned whole', async ({
    assert,
  }) => {
    const { first, player, methodId } = await office()
    for (let round = 0; round < 5; round++) {
      const before = await pocketOf(player.id, 'balance')
      const id = await waiting(player, methodId, { amountMinor: 1_000 })
      const cancel = withPayment(id, (_trx, _payment, moveTo) =>
        moveTo('cancelled', { actorId: player.id })
      ).then(
        () => true,
        () => false
      )
      const [isCancelled, { body }] = await Promise.all([cancel, ask(first, id, 'approve')])
      const { body: now } = await first.get<PaymentDetail>(`/v1/payments/${id}`)
      assert.equal(now.state, isCancelled ? 'cancelled' : 'sent')
      if (isCancelled) assert.equal(body.error.key, 'paymentState')
      const after = await pocketOf(player.id, 'balance')
      assert.equal(after, isCancelled ? before : before - 1_000)
    }
  })
})

test.group('Payouts', () => {
  const cases: [string, () => GatewayAnswer, PaymentState, number][] = [
    ['paid', () => ({ state: 'paid', gatewayReference: null }), 'paid', BALANCE - AMOUNT],
    ['refused', () => ({ state: 'refused', gatewayReference: null }), 'failed', BALANCE],
    [
      'silent',
      () => {
        throw new Error('no answer')
      },
      'approved',
      BALANCE - AMOUNT,
    ],
    [
      'surelyFailed',
      () => {
        throw new AppError('gatewayFailed')
      },
      'failed',
      BALANCE,
    ],
  ]
  test('M15: {0} by the gateway')
    .with(cases)
    .run(async ({ assert, cleanup }, [name, answer, state, balance]) => {
      cleanup(payingOut(name, answer))
      const { first, player, methodId } = await office({ gateway: name })
      const id = await waiting(player, methodId, { gateway: name })
      const { body } = await ask(first, id, 'approve')
      assert.equal(body.state, state)
      assert.equal(await pocketOf(player.id, 'balance'), balance)
      const { ask_at: askAt } = await db.from('payments').where('id', id).firstOrFail()
      assert.equal(askAt !== null, state === 'approved')
    })

  test('M15: what its gateway may be paying out is not refused, and not given twice', async ({
    assert,
    cleanup,
  }) => {
    let pay = (_answer: GatewayAnswer) => {}
    const isAsked = new Promise<void>((asked) => {
      cleanup(
        addGateway({
          name: 'slow',
          begin: async () => ({ state: 'sent', gatewayReference: null }),
          payOut: () => new Promise((answer) => asked(void (pay = answer))),
          ask: async () => null,
        })
      )
    })
    const { first, second, player, methodId } = await office({ gateway: 'slow' })
    const id = await waiting(player, methodId, { gateway: 'slow' })
    const approved = ask(first, id, 'approve')
    await isAsked
    const early = await ask(second, id, 'refuse', { reason: 'changed my mind' })
    assert.deepEqual([early.status, early.body.error.key], [409, 'paymentState'])
    pay({ state: 'sent', gatewayReference: 'G1' })
    assert.equal((await approved).body.state, 'sent')
    const late = await ask(second, id, 'refuse', { reason: 'changed my mind' })
    assert.deepEqual([late.status, late.body.error.key], [409, 'paymentState'])
    assert.equal(await pocketOf(player.id, 'balance'), BALANCE - AMOUNT)
  })
})
