/** Why a payment deserves a second look (rules 11.4). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentDetail } from '@grandstand/shared-types/wire/money/payments'
import type { ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { openFor, walk } from '#tests/payments/payment_support'
import { BALANCE, office, waiting } from '#tests/payments/queue_support'

test.group('Risks', () => {
  const risksOf = async (session: ApiSession, id: number) =>
    (await session.get<PaymentDetail>(`/v1/payments/${id}`)).body.risks

  test('another account than the last one', async ({ assert }) => {
    const { first, player, methodId } = await office()
    const to = (targetHash: string) =>
      waiting(player, methodId, { amountMinor: 1_000, targetHash: targetHash.repeat(64) })
    await walk(await to('a'), 'approved', 'paid')
    assert.deepEqual(await risksOf(first, await to('a')), [])
    assert.deepEqual(await risksOf(first, await to('b')), ['changedBank'])
  })

  test('A9 the second account of a person, though it was found after the order', async ({
    assert,
  }) => {
    const { site, first, player, methodId } = await office()
    const id = await waiting(player, methodId)
    const later = await makeUser({ site, type: 'player', balanceMinor: BALANCE })
    const ofLater = await waiting(later, methodId)
    await db.from('users').whereIn('id', [player.id, later.id]).update({ identity_key: 'same' })
    assert.deepEqual(await risksOf(first, id), ['firstWithdrawal'])
    assert.deepEqual(await risksOf(first, ofLater), ['firstWithdrawal', 'secondAccount'])
  })

  test('deposited and hardly played; paid after its end; many within a day', async ({ assert }) => {
    const { first, player, methodId } = await office()
    await walk(await waiting(player, methodId, { amountMinor: 1_000 }), 'approved', 'paid')
    const { id: late } = await openFor(player, { methodId })
    await walk(late, 'cancelled', 'paid')
    assert.deepEqual(await risksOf(first, late), ['paidAfterEnd'])
    const next = await waiting(player, methodId, { amountMinor: 1_000 })
    assert.deepEqual(await risksOf(first, next), ['depositWithoutPlay'])
    let last = late
    for (let count = 2; count <= 6; count++) last = (await openFor(player, { methodId })).id
    assert.deepEqual(await risksOf(first, last), ['manyDeposits'])
  })
})
