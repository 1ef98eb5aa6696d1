/** Orders over HTTP whose gateway is the sandbox of this server, or one that misbehaves. */
import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import type { PaymentAnswer, PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { sealSecrets } from '#payments/methods/sealed_secrets'
import { sellVoucher } from '#sandbox_gateway/actions/vouchers'
import { deliver } from '#sandbox_gateway/notices/deliver'
import { sendNotices } from '#sandbox_gateway/notices/send_notices'
import { pocketOf, stepsOf } from '#tests/payments/payment_support'
import { AMOUNT, sandboxScene } from '#tests/payments/sandbox_scene'
import { openPage } from '#tests/sandbox_gateway/sandbox_support'
import { signInAs } from '#tests/support/client'
import { cashOf, makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const TEN_MINUTES_MS = 600_000

/** Sends what is due, and resolves to the notices as they went over the wire. */
async function tellAll(merchantReference: string) {
  const sent: Parameters<typeof deliver>[] = []
  await sendNotices(undefined, async (...notice) => {
    const [, body] = notice
    if (body.includes(merchantReference)) sent.push(notice)
    return deliver(...notice)
  })
  return sent
}

const verdictsOf = async (siteId: number): Promise<string[]> =>
  (await db.from('payment_notices').where('site_id', siteId).orderBy('id')).map(({ verdict }) =>
    String(verdict)
  )

test.group('Deposits through the sandbox', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('the page of the gateway, and the way back, are in the language in which the player ordered', async ({
    assert,
  }) => {
    const { methodId, session } = await sandboxScene()
    const ordered = async (query: string) => {
      const order = { methodId, amountMinor: AMOUNT, values: [] }
      const key = { 'idempotency-key': randomUUID() }
      const { body } = await session.post<PaymentAnswer>(`/v1/deposits${query}`, order, key)
      const { reference } = body.payment
      const kept = db.from('sandbox_payments').where('return_url', 'like', `%payment=${reference}`)
      const { language, return_url: back } = await kept.firstOrFail()
      return [language, new URL(String(back)).pathname]
    }
    assert.deepEqual(await ordered('?language=fa'), ['fa', '/fa/transactions'])
    // that of the account, when the page says none
    assert.deepEqual(await ordered(''), ['tr', '/tr/transactions'])
  })

  test('M14 S13: doubled, forged, late and replayed notices over HTTP credit once, and staff are alerted of the forged', async ({
    assert,
  }) => {
    const faults = 'forged,doubled,outOfOrder'
    const settings = JSON.stringify({ faults })
    const { site, player, session, order } = await sandboxScene({ settings })
    const { body } = await order()
    const { reference } = body.payment
    await openPage({ pageUrl: must(body.next, 'next step').url }, [['act', 'pay']])
    const sent = await tellAll(reference)
    clock.set(clock.now() + 60_000)
    sent.push(...(await tellAll(reference)))
    assert.equal(await cashOf(player.id), AMOUNT)
    clock.set(clock.now() + TEN_MINUTES_MS)
    for (const notice of sent) assert.isFalse(await deliver(...notice))
    assert.equal(await cashOf(player.id), AMOUNT)
    const verdicts = await verdictsOf(site.id)
    const countOf = (verdict: string) => verdicts.filter((one) => one === verdict).length
    assert.equal(countOf('applied'), 1)
    assert.isAtLeast(countOf('repeated'), 1)
    assert.equal(countOf('noChange'), 1)
    assert.equal(countOf('forged'), 2)
    assert.equal(countOf('old'), sent.length - 1)
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const log = await admin.list('audit-log', { filter: { action: 'payment.forged' } })
    assert.lengthOf(log.body, countOf('forged') + countOf('old'))
    const { body: view } = await session.get<PaymentView>(`/v1/me/payments/${reference}`)
    assert.deepEqual(
      view.steps.map(({ state }) => state),
      ['created', 'sent', 'paid']
    )
  })

  test('the page opens at the host at which the payer came, wherever the installation was set up', async ({
    assert,
  }) => {
    const { site, order } = await sandboxScene({ opens: 'frame', allowed_origins: '[]' })
    const { body } = await order()
    const { url, origins } = must(body.next, 'next step')
    assert.equal(new URL(url).origin, `http://${site.host}`)
    assert.deepEqual(origins, [`http://${site.host}`])
  })

  test('S13: a notice for the method of another brand is refused', async ({ assert }) => {
    const { order } = await sandboxScene()
    const other = await sandboxScene({
      sealed_secrets: must(sealSecrets({ secret: 'other' }), 'secrets'),
    })
    const { body } = await order()
    await openPage({ pageUrl: must(body.next, 'next step').url }, [['act', 'pay']])
    const [notice] = await tellAll(body.payment.reference)
    const [, text, headers] = must(notice, 'notice')
    const url = `http://${other.site.host}/v1/payment-notices/${other.methodId}`
    assert.isFalse(await deliver(url, text, headers))
    assert.deepEqual(await verdictsOf(other.site.id), ['forged'])
  })

  test('a voucher that is used or unknown says so, and one that is right counts what it is worth', async ({
    assert,
  }) => {
    const { player, order } = await sandboxScene({
      gateway: 'voucher',
      fields: JSON.stringify([
        {
          name: 'code',
          titles: {},
          type: 'text',
          placeHolders: {},
          minLength: 1,
          maxLength: 30,
          required: true,
          options: [],
        },
      ]),
    })
    const { code } = await sellVoucher({ kind: 'paykasa', amountMinor: 7_000, currency: 'TRY' })
    const redeem = async (value: string) => {
      const { payment } = (await order([{ name: 'code', value }])).body
      return [payment.state, payment.amountMinor, payment.reason]
    }
    assert.deepEqual(await redeem(code), ['paid', 7_000, null])
    assert.deepEqual(await redeem(code), ['refused', AMOUNT, { key: 'cardRedeemed', params: [] }])
    const unknown = await redeem('0000000000000000')
    assert.deepEqual(unknown, ['refused', AMOUNT, { key: 'cardUnknown', params: [] }])
    assert.equal(await pocketOf(player.id, 'paykasa'), 7_000)
  })
})

const MEGABYTE = 'x'.repeat(1_024 * 1_024)

test.group('A gateway that misbehaves', (group) => {
  group.setup(() => {
    env.set('GATEWAY_TIMEOUT_MS', 1_000)
    return () => env.set('GATEWAY_TIMEOUT_MS', 10_000)
  })
  const faults: [string, RequestListener][] = [
    ['HTML', (_, answer) => answer.end('<html>maintenance</html>')],
    ['nothing', (_, answer) => answer.end()],
    [
      '50 MB',
      (_, answer) => {
        for (let size = 0; size < 50; size++) answer.write(MEGABYTE)
        answer.end()
      },
    ],
    ['an answer after a minute', (_, answer) => setTimeout(() => answer.end('{}'), 60_000).unref()],
    ['a server fault', (_, answer) => answer.writeHead(500).end('{}')],
  ]
  test('{0}: the payment is there, moves no money, and is asked about')
    .with(faults)
    .run(async ({ assert, cleanup }, [, answers]) => {
      let asked = 0
      const server = createServer(answers).on('request', () => asked++)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      cleanup(() => {
        server.closeAllConnections()
        server.close()
      })
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const settings = JSON.stringify({ apiUrl: `http://127.0.0.1:${port}` })
      const { player, session, order } = await sandboxScene({ settings })
      const { status, body } = await order()
      assert.equal(asked, 1)
      assert.deepEqual([status, body.payment.state, body.next], [201, 'created', null])
      const { reference } = body.payment
      const found = await session.get<PaymentView>(`/v1/me/payments/${reference}`)
      assert.equal(found.body.reference, reference)
      assert.equal(await cashOf(player.id), 0)
      const row = await db.from('payments').where('reference', reference).firstOrFail()
      assert.isNotNull(row.ask_at)
      assert.equal((await stepsOf(Number(row.id))).at(-1)?.note, 'gatewaySilent')
    })
})
