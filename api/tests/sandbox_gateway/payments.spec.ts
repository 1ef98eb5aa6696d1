/** The sandbox gateway as a merchant and a payer meet it: payments, the hosted page, notices with faults, statements. */
import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { moveDue } from '#sandbox_gateway/actions/move_due'
import { noticeSecret } from '#sandbox_gateway/merchants/merchant_keys'
import { signatureOf } from '#sandbox_gateway/notices/sign_notice'
import { ApiSession } from '#tests/support/client'
import {
  asMerchant,
  create,
  MERCHANT,
  openPage,
  orderOf,
  read,
  received,
} from '#tests/sandbox_gateway/sandbox_support'

/** Lets the sandbox's own clock go on. */
const wait = (ms: number) => clock.set(clock.now() + ms)

test.group('Sandbox gateway: payments', (group) => {
  group.each.teardown(() => clock.reset())

  test('a merchant without its key is refused', async ({ assert }) => {
    const session = new ApiSession()
    const right = asMerchant().authorization
    for (const authorization of [
      '',
      'Bearer spec',
      `${right}0`,
      right.replace('spec.', 'other.'),
    ]) {
      const path = '/sandbox-gateway/v1/statement?from=0&to=1'
      const answer = await session.send('GET', path, undefined, { authorization })
      assert.equal(answer.status, 401)
    }
  })

  test('the same reference gives the same payment, and another amount is a conflict', async ({
    assert,
  }) => {
    const order = orderOf()
    const first = await create(order)
    assert.equal(first.status, 201)
    assert.deepEqual((await create(order)).body, first.body)
    assert.equal((await create({ ...order, amountMinor: 1 })).status, 409)
  })

  test('the payer pays on the hosted page, and the merchant hears of it under a right signature', async ({
    assert,
  }) => {
    const { body: payment } = await create(orderOf())
    const page = await openPage(payment)
    assert.include(page.body, '12,50 ₺')
    assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
    assert.isEmpty(page.headers.getSetCookie())
    assert.isEmpty(await received(payment.reference))

    const done = await openPage(payment, [['act', 'pay']])
    assert.include(done.body, 'grandstand.close')
    const [notice, ...others] = await received(payment.reference)
    assert.isEmpty(others)
    assert.include(notice, { state: 'paid', amountMinor: 1_250, currency: 'TRY' })
    const { timestamp = '', body = '' } = notice ?? {}
    assert.equal(notice?.signature, signatureOf(noticeSecret(MERCHANT), timestamp, body))
    // a second decision changes nothing
    await openPage(payment, [['act', 'refuse']])
    assert.include(await status(payment.reference), { state: 'paid' })
    assert.isEmpty(await received(payment.reference))
  })

  test('a payer refuses, and another pays later', async ({ assert }) => {
    const { body: refused } = await create(orderOf())
    await openPage(refused, [['act', 'refuse']])
    assert.include(await status(refused.reference), { state: 'declined' })

    const { body: later } = await create(orderOf())
    await openPage(later, [['act', 'later']])
    assert.include(await status(later.reference), { state: 'pending' })
    wait(61_000)
    await moveDue()
    assert.include(await status(later.reference), { state: 'paid' })
    assert.sameMembers(
      (await received(later.reference)).map(({ state }) => state),
      ['pending', 'paid']
    )
  })

  test('a payout is paid, fails or bounces by the last digits of its amount', async ({
    assert,
  }) => {
    const order = (amountMinor: number) => create(orderOf({ kind: 'payout', amountMinor }))
    const payouts = [await order(5_000), await order(5_013), await order(5_014)]
    wait(2_100)
    await moveDue()
    wait(2_100)
    await moveDue()
    const states = []
    for (const { body } of payouts) states.push(await stateOf(body.reference))
    assert.deepEqual(states, ['paid', 'failed', 'returned'])
    assert.isNull(payouts[0]?.body.pageUrl)
  })

  test('the merchant returns the money of a paid payment alone', async ({ assert }) => {
    const { body: payment } = await create(orderOf())
    const path = `/sandbox-gateway/v1/payments/${payment.reference}/return`
    const session = new ApiSession()
    assert.equal((await session.send('POST', path, {}, asMerchant())).status, 409)
    await openPage(payment, [['act', 'pay']])
    assert.equal((await session.send('POST', path, {}, asMerchant())).status, 200)
    assert.equal(await stateOf(payment.reference), 'returned')
  })

  test('the statement has the payments of the span and of the merchant alone', async ({
    assert,
  }) => {
    const from = clock.now()
    const { body: payment } = await create(orderOf())
    const rows = (await read(`statement?from=${from}&to=${clock.now() + 1}`)).body
    assert.deepEqual(rows, [await status(payment.reference)].map(withoutPage))
    assert.deepEqual((await read(`statement?from=${from}&to=${from + 9_999}`, 'other')).body, [])
    assert.deepEqual((await read(`statement?from=${from + 900_000}&to=${from + 999_999}`)).body, [])
    const csv = await read(`statement.csv?from=${from}&to=${clock.now() + 1}`)
    const { reference, gatewayReference } = payment
    assert.equal(
      csv.body,
      `reference,gatewayReference,kind,state,amount,currency\r\n${reference},${gatewayReference},deposit,open,12.50,TRY\r\n`
    )
  })
})

test.group('Sandbox gateway: faults', (group) => {
  group.each.teardown(() => clock.reset())

  const paidWith = async (...faults: string[]) => {
    const { body: payment } = await create(orderOf())
    const chosen = faults.map((fault): [string, string] => ['fault', fault])
    await openPage(payment, [['act', 'pay'], ...chosen])
    return payment.reference
  }

  test('a notice comes late, twice, before an older state, behind a forged one, or never', async ({
    assert,
  }) => {
    const delayed = await paidWith('delayed')
    const doubled = await paidWith('doubled')
    const outOfOrder = await paidWith('outOfOrder')
    const forged = await paidWith('forged')
    const silent = await paidWith('silent')

    const twice = await received(doubled)
    assert.lengthOf(twice, 2)
    assert.equal(twice[0]?.noticeId, twice[1]?.noticeId)
    wait(4_000)
    const reports = (await received(outOfOrder)).map(({ state }) => state)
    assert.deepEqual(reports, ['pending'])
    assert.isEmpty(await received(silent))
    assert.isEmpty(await received(delayed))
    wait(27_000)
    assert.lengthOf(await received(delayed), 1)
    assert.equal(await stateOf(forged), 'paid')
  })

  test('a forged notice has a wrong signature', async ({ assert }) => {
    const both = await received(await paidWith('forged'))
    const isRight = ({ timestamp = '', body = '', signature = '' }) =>
      signature === signatureOf(noticeSecret(MERCHANT), timestamp, body)
    // both are sent at one moment, so either may arrive first
    const [forged] = both.filter((each) => !isRight(each))
    assert.lengthOf(both.filter(isRight), 1)
    assert.equal(forged?.amountMinor, 12_500)
  })

  test('a notice that nobody takes is sent again after growing pauses, under its own number', async ({
    assert,
  }) => {
    const reference = await paidWith()
    const [first] = await received(reference, false)
    assert.isEmpty(await received(reference, false))
    wait(2_100)
    const [second] = await received(reference, false)
    assert.equal(second?.noticeId, first?.noticeId)
    assert.notEqual(second?.timestamp, first?.timestamp)
    wait(2_100)
    assert.isEmpty(await received(reference))
    wait(3_000)
    assert.lengthOf(await received(reference), 1)
    wait(10_000_000)
    assert.isEmpty(await received(reference))
  })

  test('a lost answer leaves a payment that the merchant finds by its own reference', async ({
    assert,
  }) => {
    const order = orderOf({ faults: ['lostAnswer'] })
    await assert.rejects(() => create(order))
    assert.include(await status(order.reference), { state: 'open' })
    assert.equal((await create(order)).status, 201)
  })
})

const status = async (reference: string) =>
  (await read(`payments/${reference}`)).body as { state: string; pageUrl?: string }

const stateOf = async (reference: string) => (await status(reference)).state

const withoutPage = ({ pageUrl: _, ...report }: { pageUrl?: string }) => report
