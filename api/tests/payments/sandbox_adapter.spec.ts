/** The adapters of the sandbox and of vouchers against the sandbox gateway of this server. */
import { test } from '@japa/runner'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { GatewayPayment, GatewaySetup, RawNotice } from '#payments/gateways/gateway'
import { sandbox } from '#payments/gateways/sandbox'
import { voucher } from '#payments/gateways/voucher'
import { sellVoucher } from '#sandbox_gateway/actions/vouchers'
import { merchantKey, noticeSecret } from '#sandbox_gateway/merchants/merchant_keys'
import { openPage, orderOf, received, type Received } from '#tests/sandbox_gateway/sandbox_support'

const MERCHANT = 'adapter-spec'
const setup: GatewaySetup = {
  settings: {},
  secrets: { key: merchantKey(MERCHANT), secret: noticeSecret(MERCHANT) },
}

const payment = (more: Partial<GatewayPayment> = {}): GatewayPayment => ({
  direction: 'deposit',
  values: [],
  bank: null,
  ...orderOf(),
  language: 'en',
  amountMinor: 1_250,
  ...more,
})

const ask = (reference: string) =>
  must(sandbox.ask, 'ask')({ reference, gatewayReference: null }, setup)
const read = (raw: RawNotice, nowMs = clock.now()) =>
  must(sandbox.readNotice, 'readNotice')(raw, setup, nowMs)

const rawOf = ({ body, timestamp, signature }: Received): RawNotice => {
  const headers = new Map([
    ['x-sandbox-timestamp', timestamp],
    ['x-sandbox-signature', signature],
  ])
  return { body: Buffer.from(body), header: (name) => headers.get(name) }
}

const refusal = (key: string) => (error: unknown) => error instanceof AppError && error.key === key

test.group('Adapter of the sandbox', () => {
  test('a deposit begins on the hosted page, and its notice says that it is paid', async ({
    assert,
  }) => {
    const order = payment()
    const { state, gatewayReference, url = '' } = await sandbox.begin(order, setup)
    assert.equal(state, 'sent')
    assert.include(await ask(order.reference), { state: 'sent', gatewayReference })
    await openPage({ pageUrl: url }, [['act', 'pay']])
    const [notice] = await received(order.reference)
    const raw = rawOf(must(notice, 'notice'))
    const { reference } = order
    const said = { reference, gatewayReference, state: 'paid', amountMinor: 1_250, currency: 'TRY' }
    assert.deepEqual(read(raw), { ...said, noticeKey: `${gatewayReference}-paid` })
    assert.deepEqual(await ask(reference), said)
  })

  test('a notice with a changed body, a wrong signature or an old time is refused (must-hold A7)', async ({
    assert,
  }) => {
    const order = payment()
    const { url = '' } = await sandbox.begin(order, setup)
    await openPage({ pageUrl: url }, [['act', 'pay']])
    const notice = must((await received(order.reference))[0], 'notice')
    const raw = rawOf(notice)
    const forgeries: Received[] = [
      { ...notice, body: notice.body.replace('1250', '9250') },
      { ...notice, signature: notice.signature.replace(/^../, '00') },
      { ...notice, signature: '' },
      { ...notice, timestamp: String(Number(notice.timestamp) + 1) },
    ]
    for (const forged of forgeries) {
      assert.isTrue(refusedBy(() => read(rawOf(forged)), 'noticeForged'))
    }
    const unsigned = { ...setup, secrets: {} }
    assert.isTrue(
      refusedBy(
        () => must(sandbox.readNotice, 'reader')(raw, unsigned, clock.now()),
        'noticeForged'
      )
    )
    const tenMinutesLater = clock.now() + 10 * 60_000
    assert.isTrue(refusedBy(() => read(raw, tenMinutesLater), 'noticeOld'))
  })

  test('a payout is sent, and the statement has it', async ({ assert }) => {
    const from = clock.now()
    const order = payment({ direction: 'withdrawal' })
    const answer = await must(sandbox.payOut, 'payOut')(order, setup)
    assert.include(answer, { state: 'sent' })
    assert.notProperty(answer, 'url')
    const rows = await must(sandbox.statement, 'statement')(from, clock.now() + 1, setup)
    const mine = rows.filter(({ reference }) => reference === order.reference)
    assert.lengthOf(mine, 1)
    assert.include(mine[0], { state: 'sent', amountMinor: 1_250 })
  })

  test('a wrong key surely begins nothing; a lost answer leaves the payment open', async ({
    assert,
  }) => {
    const stranger = { ...setup, secrets: { key: 'nobody.0' } }
    await assert.rejects(() => sandbox.begin(payment(), stranger), /gatewayFailed/)
    const order = payment()
    const losing = { ...setup, settings: { faults: 'lostAnswer' } }
    const failure = await sandbox.begin(order, losing).catch((error: unknown) => error)
    assert.isFalse(refusal('gatewayFailed')(failure))
    assert.include(await ask(order.reference), { state: 'sent' })
    assert.isNull(await ask('NOBODYKNOWS1'))
  })
})

test.group('Adapter of vouchers', () => {
  const redeem = (code: string) =>
    voucher.begin(payment({ values: [{ name: 'code', value: code }] }), setup)

  test('a code fills the pocket of its kind with its worth, once', async ({ assert }) => {
    for (const kind of ['paykasa', 'creditCard'] as const) {
      const { code } = await sellVoucher({ kind, amountMinor: 7_500, currency: 'TRY' })
      assert.include(await redeem(code), { state: 'paid', pocket: kind, amountMinor: 7_500 })
      assert.include(await redeem(code), { state: 'refused' })
    }
    assert.include(await redeem('1111 2222'), { state: 'refused' })
  })
})

function refusedBy(work: () => unknown, key: string): boolean {
  try {
    work()
    return false
  } catch (error) {
    return refusal(key)(error)
  }
}
