/** Jobs of bonuses run twice, at once and killed halfway (must-hold M20). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import { bonusFaultPoints } from '#bonuses/grants/fault_points'
import { confirmWaiting } from '#bonuses/requests/confirm_waiting'
import { ask, grantsOf, offer, pocketsOf } from '#tests/bonuses/bonus_support'
import { makeBettor } from '#tests/coupons/support'
import { openFor, walk } from '#tests/payments/payment_support'
import { firstBreak } from '#tests/support/books'

const die = () => {
  throw new Error('killed')
}

test.group('Jobs of bonuses', (group) => {
  group.each.teardown(() => bonusFaultPoints.clear())

  test('M20: a confirmation that is killed halfway and run twice at once gives one bonus', async ({
    assert,
  }) => {
    const { site, player, session } = await makeBettor({ user: { balanceMinor: 0 } })
    const id = await offer(site.id, 'deposit', { percentMilli: 100_000, amountMinor: 0 })
    await ask(session, id)
    bonusFaultPoints.listen(die)
    await walk((await openFor(player)).id, 'paid')
    assert.deepEqual(await pocketsOf(player.id), { balance: 1_000 })
    bonusFaultPoints.clear()
    const counts = await Promise.all([confirmWaiting(player.id), confirmWaiting(player.id)])
    assert.equal(counts[0] + counts[1], 1)
    assert.equal(await confirmWaiting(player.id), 0)
    assert.deepEqual(await pocketsOf(player.id), { balance: 1_000, bonus: 1_000 })
    assert.lengthOf(await grantsOf(session), 1)
    assert.isNull(await firstBreak())
  })

  test('M20: an expiry that is killed halfway and run twice at once takes the pocket once', async ({
    assert,
  }) => {
    const { site, player, session } = await makeBettor({ user: { balanceMinor: 0 } })
    await ask(session, await offer(site.id, 'registration'))
    await db.from('bonus_grants').where('user_id', player.id).update({ expires_at: 1 })
    bonusFaultPoints.listen(die)
    assert.equal(await expireGrants(), 0)
    assert.deepEqual(await pocketsOf(player.id), { bonus: 1_000 })
    bonusFaultPoints.clear()
    await Promise.all([expireGrants(), expireGrants()])
    await expireGrants()
    assert.deepEqual(await pocketsOf(player.id), {})
    const log = await db
      .from('bonus_log')
      .join('bonus_grants', 'bonus_grants.id', 'bonus_log.grant_id')
      .where('bonus_grants.user_id', player.id)
      .orderBy('bonus_log.id')
      .select('bonus_log.kind')
    assert.deepEqual(
      log.map(({ kind }) => kind),
      ['granted', 'expired']
    )
    assert.isNull(await firstBreak())
  })
})
