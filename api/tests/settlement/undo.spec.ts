import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  ResultForm,
  ResultRevision,
  SettlementPreview,
} from '@grandstand/shared-types/wire/betting/settlement'
import { storeResults } from '#catalogue/actions/store_results'
import { settleMatch } from '#settlement/actions/settle_matches'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { couponState, ended, placeTestCoupon, postingsOf } from '#tests/settlement/support'
import { requireWholeBooks } from '#tests/support/books'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '18:total=2.5': { over: 1900, under: 1900 },
}
const REASON = 'The result of another match'

test.group('A result taken back', (group) => {
  let site: TestSite
  let player: TestUser
  let staff: ApiSession
  let match: TestMatch
  let path: string
  group.each.setup(async () => {
    site = await makeSite()
    player = await makeUser({ site, type: 'player', balanceMinor: 5000 })
    staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    match = await makeMatch({ prices: PRICES })
    path = `/v1/matches/${match.id}/results`
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  const enter = async (facts: object, basedOnRevision: number) => {
    const entry = { facts, basedOnRevision, beforeStart: true }
    const { status, body } = await staff.post<SettlementPreview>(path, entry)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  const undo = <T = SettlementPreview>(basedOnRevision: number, query = '') =>
    staff.post<T>(`${path}/undo${query}`, { basedOnRevision, reason: REASON })
  const matchRow = () =>
    db
      .query<{ status: string; result_revision: number; is_awarded: number }>()
      .from('matches')
      .where('id', match.id)
      .firstOrFail()
  const marketStatuses = async () => {
    const rows: { id: number; status: number }[] = await db
      .query<{ id: number; status: number }>()
      .from('markets')
      .where('match_id', match.id)
      .orderBy('id')
      .select('id', 'status')
    return rows.map(({ status }) => status)
  }
  const bet = () => {
    const outcomeId = match.markets['1']?.outcomes['1'] ?? 0
    return (
      player &&
      signInAs(site, player).then((session) =>
        session.post<{ state: string }>(
          '/v1/coupons',
          {
            kind: 'single',
            selections: [{ outcomeId, oddsMilli: 2000 }],
            totalStakeMinor: 1000,
            oddsChange: 'ask',
          },
          { 'Idempotency-Key': crypto.randomUUID() }
        )
      )
    )
  }

  test('the first result: coupons are open again, payouts are taken back, and the match can be bet on again', async ({
    assert,
  }) => {
    const suspended = match.markets['18:total=2.5']?.id ?? 0
    await db.query<unknown>().from('markets').where('id', suspended).update({ status: -1 })
    const won = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    const lost = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '2' }] })
    await enter(ended([1, 0]), 0)
    assert.equal(await cashOf(player.id), 5000)
    assert.deepEqual(await marketStatuses(), [-3, -3])

    const dry = await undo(1, '?dryRun=true')
    assert.equal(dry.status, 200)
    assert.include(dry.body, { dryRun: true, revision: 1, couponsTouched: 2, couponsSettled: 0 })
    assert.deepEqual(dry.body.moneyToMove, [{ currency: 'TRY', amountMinor: -2000 }])
    assert.equal(await cashOf(player.id), 5000)

    const done = await undo(1)
    assert.equal(done.status, 200)
    assert.deepEqual(done.body, { ...dry.body, dryRun: false, revision: 0 })
    assert.equal(await cashOf(player.id), 3000)
    assert.deepEqual(await postingsOf(won), ['win balance 2000', 'resettle balance -2000'])
    for (const id of [won, lost]) {
      assert.include(await couponState(id), { state: 'accepted', status: 0, payout: null })
    }
    assert.include(await matchRow(), { status: 'not_started', result_revision: 0 })
    assert.deepEqual(await marketStatuses(), [1, -1])
    const placed = await bet()
    assert.equal(placed.status, 201, JSON.stringify(placed.body))
  })

  test('the right result can be entered afterwards', async ({ assert }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '2' }] })
    await enter(ended([1, 0]), 0)
    await undo(1)
    const form = await staff.get<ResultForm>(`/v1/matches/${match.id}/result-form`)
    assert.include(form.body, { revision: 0, facts: null })
    await enter(ended([0, 1]), 0)
    assert.include(await couponState(id), { state: 'settled', status: 1 })
    assert.include(await matchRow(), { status: 'ended', result_revision: 3 })
    const { body: history } = await staff.get<ResultRevision[]>(path)
    assert.deepEqual(
      history.map(({ revision, facts }) => [revision, facts?.fullTime ?? null]),
      [
        [3, [0, 1]],
        [2, null],
        [1, [1, 0]],
      ]
    )
    assert.isTrue(history.every(({ settledAt }) => settledAt !== null))
  })

  test('a correction: the result before it is in force again', async ({ assert }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(ended([1, 0]), 0)
    await enter({ status: 'cancelled', periods: {} }, 1)
    assert.include(await matchRow(), { status: 'cancelled' })
    const done = await undo(2)
    assert.equal(done.body.revision, 3)
    assert.include(await couponState(id), { payout: 2000, settlement_revision: 3 })
    assert.include(await matchRow(), { status: 'ended', result_revision: 3 })
    assert.deepEqual(await marketStatuses(), [-3, -3])
    // a result that was taken back can be entered again in the same way
    await undo(3)
    assert.include(await matchRow(), { status: 'cancelled', result_revision: 4 })
    assert.include(await couponState(id), { payout: 1000 })
  })

  test('a match that has begun awaits its result again, and its markets stay closed', async ({
    assert,
  }) => {
    await db
      .query<unknown>()
      .from('matches')
      .where('id', match.id)
      .update({ starts_at: Date.now() - 3_600_000 })
    await enter(ended([1, 0]), 0)
    await undo(1)
    assert.include(await matchRow(), { status: 'not_started', result_revision: 0 })
    assert.deepEqual(await marketStatuses(), [-1, -1])
  })

  test('a correction of a feed’s result: the result of the feed is in force again', async ({
    assert,
  }) => {
    await storeResults([{ matchId: match.id, facts: ended([1, 0]), source: 'feed', actorId: null }])
    await settleMatch(match.id)
    await enter(ended([2, 0]), 1)
    await undo(2)
    const fed = { matchId: match.id, facts: ended([3, 0]), source: 'feed', actorId: null }
    const [stored] = await storeResults([{ ...fed, yieldsToStaff: true }])
    assert.deepEqual(stored, { matchId: match.id, revision: 4, changed: true })
  })

  test('the audit log names the user, the result and the reason', async ({ assert }) => {
    await enter(ended([1, 0]), 0)
    await undo(1)
    const row = await db
      .query<{ detail: string; reason: string; actor_id: number }>()
      .from('audit_log')
      .where({ action: 'result.undo', subject_id: match.id })
      .firstOrFail()
    assert.equal(row.reason, REASON)
    assert.isAbove(row.actor_id, 0)
    assert.deepEqual(JSON.parse(row.detail), { undone: 1, revision: 2, facts: null })
  })

  test('of two users who undo at once one is refused, since the result is already undone', async ({
    assert,
  }) => {
    await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(ended([1, 0]), 0)
    const answers = await Promise.all([undo<Refusal>(1), undo<Refusal>(1)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal(await cashOf(player.id), 4000)
  })

  test('undoing is refused without a result, with another revision in force, without reason, permission or match', async ({
    assert,
  }) => {
    const none = await undo<Refusal>(0)
    assert.deepEqual([none.status, none.body.error.key], [409, 'noResultToUndo'])
    await enter(ended([1, 0]), 0)
    const other = await undo<Refusal>(0)
    assert.deepEqual([other.status, other.body.error.params], [409, [1]])
    for (const reason of [undefined, '', 'no', 7]) {
      const answer = await staff.post<Refusal>(`${path}/undo`, { basedOnRevision: 1, reason })
      assert.equal(answer.status, 422)
      assert.deepEqual(
        answer.body.error.fields?.map(({ field }) => field),
        ['reason']
      )
    }
    const editor = await makeUser({ site, type: 'operator', permissions: ['results.enter'] })
    const session = await signInAs(site, editor)
    const order = { basedOnRevision: 1, reason: REASON }
    assert.equal((await session.post(`${path}/undo`, order)).status, 403)
    assert.equal((await staff.post('/v1/matches/999999999/results/undo', order)).status, 404)
    assert.include(await matchRow(), { status: 'ended', result_revision: 1 })
  })
})
