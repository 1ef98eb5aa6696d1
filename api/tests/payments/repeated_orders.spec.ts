/** Orders that are sent again while the first is on its way. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import type { GatewayAnswer } from '#payments/gateways/gateway'
import { addGateway } from '#payments/gateways/gateways'
import { makeMethod } from '#tests/payments/payment_support'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

test.group('Repeated orders', () => {
  test('M15 an order that is repeated while its gateway is asked gets the same next step', async ({
    assert,
    cleanup,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, player)
    const url = 'https://pay.example/page'
    let answer = (_given: GatewayAnswer) => {}
    let orders = 0
    const name = `slow${randomUUID().slice(0, 8)}`
    const isAsked = new Promise<void>((asked) => {
      const begin = () => {
        orders += 1
        return new Promise<GatewayAnswer>((given) => asked(void (answer = given)))
      }
      cleanup(addGateway({ name, begin }))
    })
    const methodId = await makeMethod(site.id, 'deposit', {
      gateway: name,
      allowed_origins: '["https://pay.example"]',
    })
    const key = { 'idempotency-key': randomUUID() }
    const order = { methodId, amountMinor: 1_000, values: [] }
    const first = session.post<PaymentAnswer>('/v1/deposits', order, key)
    await isAsked
    const again = session.post<PaymentAnswer>('/v1/deposits', order, key)
    answer({ state: 'sent', gatewayReference: null, url })
    const [{ body }, repeated] = [await first, await again]
    assert.equal(body.next?.url, url)
    assert.deepEqual(repeated.body, body)
    assert.equal(orders, 1)
    assert.lengthOf(await db.from('payments').where('user_id', player.id), 1)
  })
})
