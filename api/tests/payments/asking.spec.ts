/** Payments whose notices never came: the gateway is asked, abandoned deposits end, and the books equal its statement. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  ComparedMethod,
  PaymentComparison,
} from '@grandstand/shared-types/wire/money/payment_comparison'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { askPayments } from '#payments/asking/ask_payments'
import { compareStatement } from '#payments/asking/compare_statement'
import { expirePayments } from '#payments/asking/expire_payments'
import { followReport } from '#payments/following/follow_report'
import type { GatewayPayment } from '#payments/gateways/gateway'
import { sandbox } from '#payments/gateways/sandbox'
import { sealSecrets } from '#payments/methods/sealed_secrets'
import type { Payment } from '#payments/moving/payment'
import { withPayment } from '#payments/moving/with_payment'
import { askAfterApproval, payOutAgain } from '#payments/paying_out/pay_out'
import { movePayment } from '#sandbox_gateway/actions/move_payment'
import { merchantKey, noticeSecret } from '#sandbox_gateway/merchants/merchant_keys'
import type { SandboxState } from '#sandbox_gateway/payment'
import { signInAs } from '#tests/support/client'
import { openFor, pocketOf, stepsOf, walk } from '#tests/payments/payment_support'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'

const MERCHANT = 'asking-spec'
const secrets = { key: merchantKey(MERCHANT), secret: noticeSecret(MERCHANT) }
const HOUR_MS = 3_600_000

let player: TestUser
let methodId: number

/** A method of the sandbox for the brand of the player. */
async function makeMethod(siteId: number): Promise<number> {
  const insert = async (table: string, row: object) => {
    const [id]: number[] = await db.insertQuery().table(table).insert(row)
    return Number(must(id, table))
  }
  const place = { site_id: siteId, names: '{}', list_order: 1, is_shown: true }
  const bounds = { min_amount: 0, max_amount: 0 }
  const categoryId = await insert('payment_categories', {
    ...place,
    ...bounds,
    direction: 'deposit',
    info: '{}',
  })
  return insert('payment_methods', {
    ...place,
    ...bounds,
    category_id: categoryId,
    gateway: 'sandbox',
    pay_type: 'card',
    pay_tag: '1',
    info_fields: '{}',
    fields: '[]',
    fee_percent_milli: 0,
    fee_fixed: 0,
    pocket: 'balance',
    banks: 'none',
    opens: 'redirect',
    currencies: '[]',
    countries: '[]',
    branches: '[]',
    allowed_origins: '[]',
    settings: '{}',
    sealed_secrets: sealSecrets(secrets),
    two_officers_above: 0,
    expires_after_minutes: 60,
  })
}

/** A deposit of 10,00 that is due to be asked about; `ordered` is false when the gateway never got the order. */
async function deposit(isOrdered = true): Promise<Payment> {
  const now = clock.now()
  const payment = await openFor(player, {
    methodId,
    gateway: 'sandbox',
    askAt: now,
    expiresAt: now + HOUR_MS,
  })
  if (!isOrdered) return payment
  const order: GatewayPayment = {
    ...payment,
    language: 'en',
    bank: null,
    returnUrl: 'http://shop.test/deposit',
    noticeUrl: 'http://shop.test/v1/notices',
  }
  await sandbox.begin(order, { settings: {}, secrets })
  return payment
}

/** Moves the payment at the gateway, which tells nobody. */
async function atGateway(payment: Payment, ...states: SandboxState[]): Promise<void> {
  const row = await db
    .from('sandbox_payments')
    .where({ merchant: MERCHANT, reference: payment.reference })
    .firstOrFail()
  for (const to of states) await movePayment(Number(row.id), { to, faults: ['silent'] })
}

/** A withdrawal of 10,00 from 50,00 that is approved, while the server ended before its gateway was told. */
async function approvedWithdrawal(): Promise<number> {
  player = await makeUser({ site: await makeSite(), type: 'player', balanceMinor: 5_000 })
  methodId = await makeMethod(player.siteId)
  const { id } = await openFor(player, { direction: 'withdrawal', methodId, gateway: 'sandbox' })
  await walk(id, 'waiting')
  await withPayment(id, (_trx, payment, moveTo) =>
    moveTo('approved', { actorId: null, askAt: askAfterApproval(payment) })
  )
  return id
}

const stateOf = async ({ id }: Pick<Payment, 'id'>): Promise<string> =>
  (await db.from('payments').where('id', id).firstOrFail()).state

test.group('Payments that nobody reports', (group) => {
  group.each.setup(async () => {
    player = await makeUser({ site: await makeSite(), type: 'player' })
    methodId = await makeMethod(player.siteId)
  })
  group.each.teardown(() => clock.reset())

  test('a paid deposit without a notice is credited once, however often the gateway is asked (must-hold M14)', async ({
    assert,
  }) => {
    const payment = await deposit()
    await askPayments()
    assert.equal(await stateOf(payment), 'sent')
    await atGateway(payment, 'paid')
    for (let hours = 1; hours <= 3; hours++) {
      clock.set(clock.now() + HOUR_MS)
      await askPayments()
    }
    assert.equal(await stateOf(payment), 'paid')
    assert.equal(await pocketOf(player.id, 'balance'), 1_000)
  })

  test('a deposit that the gateway never got fails after ten minutes', async ({ assert }) => {
    const payment = await deposit(false)
    await askPayments()
    assert.equal(await stateOf(payment), 'created')
    clock.set(clock.now() + 11 * 60_000)
    await askPayments()
    assert.equal(await stateOf(payment), 'failed')
  })

  const ends: Record<string, (payment: Payment) => Promise<unknown>> = {
    expired: () => expirePayments(),
    cancelled: ({ id }) =>
      withPayment(id, (_trx, _payment, moveTo) => moveTo('cancelled', { actorId: player.id })),
  }
  for (const [state, end] of Object.entries(ends)) {
    test(`a deposit that is ${state} is credited when it is paid later, without a notice`, async ({
      assert,
    }) => {
      const payment = await deposit()
      await askPayments()
      clock.set(clock.now() + HOUR_MS + 1)
      await end(payment)
      assert.equal(await stateOf(payment), state)
      await atGateway(payment, 'paid')
      clock.set(clock.now() + HOUR_MS + 1)
      await askPayments()
      assert.equal(await stateOf(payment), 'paid')
      assert.equal((await stepsOf(payment.id)).at(-1)?.note, 'paidAfterEnd')
      assert.equal(await pocketOf(player.id, 'balance'), 1_000)
    })
  }

  test('a deposit of a gateway that is no longer there ends too, and keeps no other waiting', async ({
    assert,
  }) => {
    const orphan = await deposit()
    const other = await deposit()
    await db.from('payments').where('id', orphan.id).update({ gateway: 'gone' })
    await askPayments()
    clock.set(clock.now() + HOUR_MS + 1)
    await expirePayments()
    assert.deepEqual([await stateOf(orphan), await stateOf(other)], ['expired', 'expired'])
  })

  test('M15 a withdrawal whose order was lost is sent again, and paid once', async ({ assert }) => {
    const id = await approvedWithdrawal()
    clock.set(clock.now() + HOUR_MS)
    await askPayments()
    assert.equal(await stateOf({ id }), 'sent')
    const ofPayment = () =>
      db.from('sandbox_payments').where({ merchant: MERCHANT, kind: 'payout' })
    const { reference } = await db.from('payments').where('id', id).firstOrFail()
    assert.lengthOf(await ofPayment().where({ reference }), 1)
    await payOutAgain(id)
    assert.lengthOf(await ofPayment().where({ reference }), 1)
    assert.equal(await pocketOf(player.id, 'balance'), 4_000)
  })

  test('M15 a withdrawal that staff gave back is not sent again', async ({ assert }) => {
    const id = await approvedWithdrawal()
    await walk(id, 'failed')
    clock.set(clock.now() + HOUR_MS)
    await askPayments()
    await payOutAgain(id)
    assert.equal(await stateOf({ id }), 'failed')
    assert.equal(await pocketOf(player.id, 'balance'), 5_000)
  })

  test('money that came back before anybody told of it is credited and taken back', async ({
    assert,
  }) => {
    const payment = await deposit()
    await atGateway(payment, 'paid', 'returned')
    await askPayments()
    assert.equal(await stateOf(payment), 'returned')
    assert.equal(await pocketOf(player.id, 'balance'), 0)
  })

  test('another amount or currency is noted and not credited (must-hold A7)', async ({
    assert,
  }) => {
    const { id, reference } = await deposit()
    const report = {
      reference,
      gatewayReference: 'G1',
      state: 'paid',
      amountMinor: 1_000,
      currency: player.currency,
    } as const
    assert.equal(await followReport(id, { ...report, amountMinor: 100_000 }), 'differs')
    assert.equal(await followReport(id, { ...report, currency: 'XXX' }), 'differs')
    assert.equal((await stepsOf(id)).at(-1)?.note, 'noticeDiffers')
    assert.equal(await pocketOf(player.id, 'balance'), 0)
  })

  test('the statement shows the gap until it is closed', async ({ assert }) => {
    const span = {
      siteId: player.siteId,
      methodId,
      fromMs: clock.now() - 1,
      toMs: clock.now() + HOUR_MS,
    }
    const [credited, silent] = [await deposit(), await deposit()]
    await atGateway(credited, 'paid')
    await atGateway(silent, 'paid')
    await walk(credited.id, 'paid')
    const mine = [credited.reference, silent.reference]
    const faults = async () =>
      (await compareStatement(span)).rows.filter(({ reference }) => mine.includes(reference))
    const [row, ...others] = await faults()
    assert.isEmpty(others)
    const { reference } = silent
    assert.include(row, { fault: 'differs', reference, oursMinor: 0, theirsMinor: 1_000 })
    await askPayments()
    assert.isEmpty(await faults())
    // a settlement file that lacks one of them
    const file = `reference,state,amount,currency\n${reference},paid,10.00,${player.currency}`
    const compared = await compareStatement(span, file)
    assert.equal(compared.equalCount, 1)
    assert.include(compared.rows[0], { fault: 'missingThere', reference: credited.reference })
  })

  test('staff compare the methods of their own brand', async ({ assert }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const ask = (id: number) =>
      admin.post<PaymentComparison>('/v1/payment-comparisons', { methodId: id, from: 0, to: 1 })
    assert.deepEqual((await ask(await makeMethod(site.id))).body, { equalCount: 0, rows: [] })
    assert.equal((await ask(methodId)).status, 404)
  })

  test('an officer who compares, and edits no methods, chooses among those of the brand', async ({
    assert,
  }) => {
    const site = await makeSite()
    const officer = await makeUser({ site, type: 'operator', permissions: ['payments.compare'] })
    const session = await signInAs(site, officer)
    const id = await makeMethod(site.id)
    const { body } = await session.get<ComparedMethod[]>('/v1/payment-comparisons/methods')
    assert.deepEqual(body, [{ id, names: {}, direction: 'deposit', hasStatement: true }])
    assert.equal((await session.list('payment-methods')).status, 403)
  })
})
