/** What a player is told of bonuses, by notices that are written with what happened (rules 15). */
import { test } from '@japa/runner'
import type { NoticeList } from '@grandstand/shared-types/wire/site/notices'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { bonusFaultPoints } from '#bonuses/grants/fault_points'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import { ask, betOnHome, grantsOf, offer, pricedMatch } from '#tests/bonuses/bonus_support'
import { makeBettor } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const DAY_MS = 86_400_000
const BONUS = 1_000
const CASH = { user: { balanceMinor: 0 } }

/** Keys and parameters of the player's notices, the oldest first. */
async function told(session: ApiSession) {
  const { body } = await session.get<NoticeList>('/v1/me/notices?lang=en')
  return body.notices.map(({ key, params }) => [key, ...params]).reverse()
}

test.group('Notices of bonuses', (group) => {
  group.each.teardown(() => {
    clock.reset()
    bonusFaultPoints.clear()
  })

  test('a bonus that is given, and what of it becomes cash', async ({ assert }) => {
    const bettor = await makeBettor(CASH)
    const heard: number[] = []
    const stop = bus.on('noticeWritten', ({ userId }) => heard.push(userId))
    try {
      await ask(bettor.session, await offer(bettor.site.id, 'registration'))
      assert.deepEqual(await told(bettor.session), [['bonusGiven', BONUS, 'TRY']])
      const match = await pricedMatch()
      await betOnHome(bettor, match, BONUS)
      await enter(match, ended([1, 0]))
      assert.deepEqual(await told(bettor.session), [
        ['bonusGiven', BONUS, 'TRY'],
        ['bonusConverted', 2 * BONUS, 'TRY'],
      ])
      assert.deepEqual(heard, [bettor.player.id, bettor.player.id])
    } finally {
      stop()
    }
  })

  test('one without wagering is told of once, as cash', async ({ assert }) => {
    const { site, session } = await makeBettor(CASH)
    await ask(session, await offer(site.id, 'registration', { multiplierMilli: 0 }))
    assert.deepEqual(await told(session), [['bonusConverted', BONUS, 'TRY']])
  })

  test('one that expires, and a free bet that does', async ({ assert }) => {
    const { site, session } = await makeBettor(CASH)
    await ask(session, await offer(site.id, 'registration', { validDays: 1 }))
    await ask(session, await offer(site.id, 'freeBet', { validDays: 1, amountMinor: 300 }))
    clock.set(clock.now() + 2 * DAY_MS)
    await expireGrants()
    assert.sameDeepMembers((await told(session)).slice(2), [
      ['bonusExpired', BONUS, 'TRY'],
      ['bonusExpired', 300, 'TRY'],
    ])
  })

  test('a request that staff refuse, and a bonus that they take back', async ({ assert }) => {
    const { site, session } = await makeBettor(CASH)
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const waiting = await offer(site.id, 'cashback', { confirmedBy: 'staff' })
    const { body } = await ask(session, waiting)
    const path = `/v1/bonus-requests/${body.requestId}/refuse`
    await admin.post(path, { reason: 'no play' })
    await admin.post(path, { reason: 'no play' })
    await ask(session, await offer(site.id, 'registration'))
    const [grant] = await grantsOf(session)
    await admin.post(`/v1/bonus-grants/${grant?.id}/cancel`, { reason: 'a mistake' })
    assert.deepEqual(await told(session), [
      ['bonusRefused'],
      ['bonusGiven', BONUS, 'TRY'],
      ['bonusCancelled', BONUS, 'TRY'],
    ])
  })

  test('nothing of what the player gave up, and nothing of what broke off', async ({ assert }) => {
    const { site, session } = await makeBettor(CASH)
    const id = await offer(site.id, 'registration')
    bonusFaultPoints.listen(() => {
      throw new Error('killed')
    })
    assert.equal((await ask(session, id)).status, 500)
    bonusFaultPoints.clear()
    assert.deepEqual(await told(session), [])
    await ask(session, id)
    const [grant] = await grantsOf(session)
    await session.post(`/v1/me/bonus-grants/${grant?.id}/forfeit`, {})
    assert.deepEqual(await told(session), [['bonusGiven', BONUS, 'TRY']])
  })
})
