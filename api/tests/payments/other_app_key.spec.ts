/** A method whose secrets were sealed before the server got another APP_KEY. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import db from '@adonisjs/lucid/services/db'
import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { clock } from '#core/timing/clock'
import { askPayments } from '#payments/asking/ask_payments'
import { openSecrets } from '#payments/methods/sealed_secrets'
import { makeMethod, openFor } from '#tests/payments/payment_support'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'

const earlier = new AES256GCM({ id: 'gcm', key: 'the APP_KEY of an earlier server' })

async function scene() {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player' })
  const sealed = earlier.encrypt({ key: 'old', secret: 'old' }, { purpose: 'payment-method' })
  const methodId = await makeMethod(site.id, 'deposit', {
    gateway: 'sandbox',
    sealed_secrets: sealed,
  })
  const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { site, player, methodId, staff }
}

test.group('Secrets of another APP_KEY', () => {
  test('are listed as unreadable, and staff enter them anew', async ({ assert }) => {
    const { methodId, staff } = await scene()
    const { status, body } = await staff.list<PaymentMethodRow>('payment-methods')
    assert.deepEqual([status, body.map(({ secretNames }) => secretNames)], [200, [null]])
    const path = `/v1/payment-methods/${methodId}`
    const { id: _id, direction: _direction, secretNames: _names, ...sent } = body[0] ?? {}
    const changed = await staff.put<PaymentMethodRow>(path, { ...sent, secrets: { key: 'new' } })
    assert.deepEqual([changed.status, changed.body.secretNames], [200, ['key']])
    const stored = await db.from('payment_methods').where('id', methodId).firstOrFail()
    assert.deepEqual(openSecrets(stored.sealed_secrets), { key: 'new' })
  })

  test('end an order with an error that has a name, and move no money', async ({ assert }) => {
    const { site, player, methodId } = await scene()
    const session = await signInAs(site, player)
    const { status, body } = await session.post<Refusal>(
      '/v1/deposits',
      { methodId, amountMinor: 1_000, values: [] },
      { 'idempotency-key': randomUUID() }
    )
    assert.deepEqual([status, body.error.key], [502, 'gatewayFailed'])
    const payments = await db.from('payments').where('method_id', methodId).select('state')
    assert.deepEqual(
      payments.map(({ state }) => String(state)),
      ['failed']
    )
    assert.equal(await cashOf(player.id), 0)
  })

  test('let a notice come again later, and call none forged', async ({ assert }) => {
    const { site, methodId } = await scene()
    const gateway = new ApiSession(site.host)
    const { status, body } = await gateway.post<Refusal>(`/v1/payment-notices/${methodId}`, {})
    assert.deepEqual([status, body.error.key], [502, 'gatewayFailed'])
    assert.lengthOf(await db.from('payment_notices').where('site_id', site.id), 0)
  })

  test('do not keep the gateways of other payments from being asked', async ({ assert }) => {
    const { player, methodId } = await scene()
    const due = clock.now() - 1
    const { id } = await openFor(player, { methodId, gateway: 'sandbox', askAt: due })
    await askPayments()
    const payment = await db.from('payments').where('id', id).firstOrFail()
    assert.equal(payment.state, 'created')
    assert.isAbove(Number(payment.ask_at), due)
  })
})
