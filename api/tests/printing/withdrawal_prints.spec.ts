/** Receipts of withdrawals on paper: asked for, fetched once, copies numbered. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { WithdrawalPrintView } from '@grandstand/shared-types/wire/betting/printing'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { BALANCE, office, waiting } from '#tests/payments/queue_support'
import { openFor } from '#tests/payments/payment_support'

const ask = (session: ApiSession, path: string, key: string = randomUUID()) =>
  session.post<WithdrawalPrintView & Refusal>(path, {}, { 'Idempotency-Key': key })

const page = (session: ApiSession, id: number) =>
  session.get<string & Refusal>(`/v1/print/withdraw?transactionId=${id}&lang=en`)

test.group('The receipt of a withdrawal', () => {
  test('has reference, player, method, amount and state, and is fetched once', async ({
    assert,
  }) => {
    const { first, player, methodId } = await office()
    const id = await waiting(player, methodId)
    const key = randomUUID()
    const asked = await ask(first, `/v1/payments/${id}/prints`, key)
    assert.equal(asked.status, 201)
    assert.deepEqual(asked.body, { page: 'withdraw', transactionId: id, copyNumber: 0 })
    const again = await ask(first, `/v1/payments/${id}/prints`, key)
    assert.deepEqual(again.body, asked.body)
    const { status, body } = await page(first, id)
    assert.equal(status, 200)
    const { body: payment } = await first.get<{ reference: string }>(`/v1/payments/${id}`)
    for (const text of [
      payment.reference.replace(/.{4}(?=.)/g, '$& '),
      player.username,
      'Withdrawal receipt',
      'Waiting',
      '200.00',
    ]) {
      assert.include(body, text)
    }
    assert.notInclude(body, 'COPY')
    assert.equal((await page(first, id)).body.error.key, 'printNotWaiting')
  })

  test('is marked as a copy from the second print on', async ({ assert }) => {
    const { first, second, player, methodId } = await office()
    const id = await waiting(player, methodId)
    await ask(first, `/v1/payments/${id}/prints`)
    const copy = await ask(second, `/v1/payments/${id}/prints`)
    assert.equal(copy.body.copyNumber, 1)
    assert.include((await page(second, id)).body, 'COPY 1')
  })

  test('goes to its player, and to no other; a deposit has none', async ({ assert }) => {
    const { site, first, player, methodId } = await office()
    const id = await waiting(player, methodId)
    const { body } = await first.get<{ reference: string }>(`/v1/payments/${id}`)
    const own = `/v1/me/payments/${body.reference}/prints`
    const session = await signInAs(site, player)
    assert.equal((await ask(session, own)).status, 201)
    assert.equal((await page(session, id)).status, 200)
    const stranger = await signInAs(
      site,
      await makeUser({ site, type: 'player', balanceMinor: BALANCE })
    )
    assert.equal((await ask(stranger, own)).status, 404)
    assert.equal((await page(stranger, id)).status, 404)
    const deposit = await openFor(player)
    assert.equal((await ask(first, `/v1/payments/${deposit.id}/prints`)).status, 404)
  })

  test('S2: staff of another branch, and of another brand, do not find it', async ({ assert }) => {
    const { site, player, methodId } = await office()
    const id = await waiting(player, methodId)
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['payments.view'] })
    const session = await signInAs(site, dealer)
    assert.equal((await ask(session, `/v1/payments/${id}/prints`)).status, 404)
    const other = await office()
    assert.equal((await ask(other.first, `/v1/payments/${id}/prints`)).status, 404)
  })
})
