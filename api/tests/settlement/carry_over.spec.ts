import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { ResultRevision } from '@grandstand/shared-types/wire/betting/settlement'
import { clock } from '#core/timing/clock'
import { settlePending } from '#settlement/actions/settle_pending'
import { voidOverdue } from '#settlement/actions/void_overdue'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { couponState, enter, placeTestCoupon } from '#tests/settlement/support'
import { requireWholeBooks } from '#tests/support/books'

const HOUR_MS = 3_600_000
const STAKE = 1000
const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '18:total=2.5': { over: 2000, under: 1900 },
}

test.group('A match that is called off, postponed or interrupted (rules 3.6, 3.7)', (group) => {
  let site: TestSite
  let player: TestUser
  let staff: ApiSession
  let match: TestMatch
  group.each.setup(async () => {
    site = await makeSite()
    player = await makeUser({ site, type: 'player', balanceMinor: 5000 })
    staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    match = await makeMatch({ prices: PRICES })
    return () => clock.reset()
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  interface Shown {
    status: string
    waitsUntil: number | null
    resultRevision: number
  }
  const put = async (changes: object, session = staff) =>
    session.put<Shown>(`/v1/matches/${match.id}`, changes)
  const bet = (market = '1', key = '1') =>
    placeTestCoupon(player, { picks: [{ match, market, key }] })
  const history = async () =>
    (await staff.get<ResultRevision[]>(`/v1/matches/${match.id}/results`)).body
  /** Runs the loop's check of the carry over, as of so many hours after the listed start. */
  const roundAt = async (hours: number) => {
    clock.set(match.startsAt + hours * HOUR_MS)
    await voidOverdue()
    await settlePending()
    clock.reset()
  }

  test('cancelled by its status: stakes are returned at once, and taking the status back undoes that', async ({
    assert,
  }) => {
    const id = await bet()
    const { status, body } = await put({ status: 'cancelled' })
    assert.equal(status, 200)
    assert.include(body, { status: 'cancelled', resultRevision: 1 })
    await settlePending()
    assert.include(await couponState(id), {
      state: 'settled',
      status: COUPON_STATUS.cancelled,
      payout: STAKE,
    })
    const [entered] = await history()
    assert.deepEqual(entered?.facts, { status: 'cancelled', periods: {} })

    assert.equal((await put({ status: 'not_started' })).status, 200)
    await settlePending()
    assert.include(await couponState(id), { state: 'accepted', payout: null })
    assert.equal(await cashOf(player.id), 5000 - STAKE)
    const markets: { status: number }[] = await db
      .query<{ status: number }>()
      .from('markets')
      .where('match_id', match.id)
    assert.isTrue(markets.every((market) => market.status === 1))
    const audit = await db
      .query<{ action: string }>()
      .from('audit_log')
      .where({ subject_type: 'match', subject_id: match.id })
      .orderBy('id')
    assert.includeMembers(
      audit.map(({ action }) => action),
      ['result.enter', 'result.undo']
    )
  })

  test('cancelling moves money, so it needs the permission to enter results', async ({
    assert,
  }) => {
    const editor = await makeUser({ site, type: 'operator', permissions: ['matches.edit'] })
    const session = await signInAs(site, editor)
    assert.equal((await put({ status: 'cancelled' }, session)).status, 403)
    assert.equal((await put({ status: 'postponed' }, session)).status, 200)
    assert.deepEqual(await history(), [])
  })

  test('postponed: bets stay open 48 hours from the listed start, then they are void', async ({
    assert,
  }) => {
    const id = await bet()
    const { body } = await put({ status: 'postponed' })
    assert.equal(body.waitsUntil, match.startsAt + 48 * HOUR_MS)
    const later = await put({ startsAt: match.startsAt + 24 * HOUR_MS })
    assert.equal(later.body.waitsUntil, match.startsAt + 48 * HOUR_MS)

    await roundAt(47)
    assert.include(await couponState(id), { state: 'accepted' })
    await roundAt(49)
    assert.include(await couponState(id), {
      state: 'settled',
      status: COUPON_STATUS.cancelled,
      payout: STAKE,
    })
    const [said] = await history()
    assert.include(said, { source: 'waitingTime', actorId: null, revision: 1 })
    await roundAt(50)
    assert.lengthOf(await history(), 1)
  })

  test('postponed by a result: bets stay open too, and are settled when the match is played in time', async ({
    assert,
  }) => {
    const id = await bet()
    await enter(match, { status: 'postponed', periods: {} })
    assert.include(await couponState(id), { state: 'accepted' })
    await enter(match, { status: 'ended', periods: {}, fullTime: [1, 0], halfTime: [0, 0] })
    await roundAt(49)
    assert.include(await couponState(id), { payout: 2 * STAKE })
  })

  test('interrupted: decided markets keep their result, the others are void after the carry-over', async ({
    assert,
  }) => {
    const [winner, over] = [await bet(), await bet('18:total=2.5', 'over')]
    await enter(match, { status: 'interrupted', periods: {}, fullTime: [2, 1] })
    assert.include(await couponState(winner), { state: 'accepted' })
    assert.include(await couponState(over), { payout: 2 * STAKE })
    await roundAt(49)
    assert.include(await couponState(winner), { status: COUPON_STATUS.cancelled, payout: STAKE })
    assert.include(await couponState(over), { payout: 2 * STAKE })
  })

  test('interrupted without a score: bets stay open for staff, since decided bets keep their result', async ({
    assert,
  }) => {
    const id = await bet()
    await db
      .query<unknown>()
      .from('matches')
      .where('id', match.id)
      .update({ status: 'interrupted' })
    await roundAt(100)
    assert.include(await couponState(id), { state: 'accepted' })
    assert.deepEqual(await history(), [])
  })

  test('staff can take the void back', async ({ assert }) => {
    const id = await bet()
    await put({ status: 'postponed' })
    await roundAt(49)
    const undone = await staff.post(`/v1/matches/${match.id}/results/undo`, {
      basedOnRevision: 1,
      reason: 'It is played tonight',
    })
    assert.equal(undone.status, 200)
    await roundAt(60)
    assert.include(await couponState(id), { state: 'accepted' })
  })
})
