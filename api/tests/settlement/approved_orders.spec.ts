/** An order that was approved is carried out once, also when the server stops right after the approval (must-hold A4). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Approval, DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { clock } from '#core/timing/clock'
import { carryOnApproved } from '#settlement/approval/carry_on'
import { faultPoints } from '#settlement/approval/carry_out'
import { place as placeOverHttp, slip } from '#tests/coupons/support'
import { makeRace, result } from '#tests/racing/support'
import { settlePending } from '#settlement/actions/settle_pending'
import { ended, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const STEPS = ['approved', 'carriedOut'] as const

test.group('An approved order', (group) => {
  let site: TestSite
  let player: TestUser
  let match: TestMatch
  let author: TestUser
  let officer: TestUser
  let first: ApiSession
  let second: ApiSession
  group.each.setup(async () => {
    site = await makeSite({ settings: { secondOfficerAboveMinor: 5_000 } })
    player = await makeUser({
      site,
      type: 'player',
      balanceMinor: 100_000,
      limits: { maxPayoutMinor: 1_000_000 },
    })
    match = await makeMatch()
    author = await makeUser({ site, type: 'admin' })
    first = await signInAs(site, author)
    officer = await makeUser({ site, type: 'admin' })
    second = await signInAs(site, officer)
  })
  group.each.teardown(async () => {
    clock.reset()
    faultPoints.clear()
    await requireWholeBooks()
  })

  const place = () =>
    placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }], stakePerLineMinor: 6_000 })
  const bet = async (outcomeId: number) => {
    const order = slip([[outcomeId, 2000]], { totalStakeMinor: 6_000 })
    const { status, body } = await placeOverHttp(await signInAs(site, player), order)
    if (status !== 201) throw new Error(JSON.stringify(body))
  }
  const enter = (score: [number, number], basedOnRevision = 0) =>
    first.post<Approval>(`/v1/matches/${match.id}/results`, {
      facts: ended(score),
      basedOnRevision,
      beforeStart: true,
    })
  const undo = () =>
    first.post<Approval>(`/v1/matches/${match.id}/results/undo`, {
      basedOnRevision: 1,
      reason: 'wrong match',
    })
  const cancel = (couponId: number) =>
    first.post<Approval>(
      `/v1/coupons/${couponId}/manual`,
      { action: 'cancel', reason: 'wrong price' },
      { 'idempotency-key': randomUUID() }
    )
  const approve = (id: number | null) => second.post(`/v1/decisions/${id}/approve`)
  const stateOf = async (id: number | null) => {
    const { body } = await second.get<DecisionRow>(`/v1/decisions/${id}`)
    return body.state
  }
  const later = () => clock.set(clock.now() + 15_000)

  /** Approves the order in a server that is killed at the step; another one carries on, twice. */
  async function approveAndStop(id: number | null, step: (typeof STEPS)[number]) {
    faultPoints.listen((at) => {
      if (at === step) throw new Error(`killed at ${at}`)
    })
    const { status } = await approve(id)
    faultPoints.clear()
    const left = await stateOf(id)
    later()
    await carryOnApproved()
    await carryOnApproved()
    await settlePending()
    return { status, left, state: await stateOf(id) }
  }
  const stopped = { status: 500, left: 'carryingOut', state: 'approved' }

  for (const step of STEPS) {
    test(`a result is stored and paid once after a stop at ${step}`, async ({ assert }) => {
      await place()
      const before = await cashOf(player.id)
      const { body } = await enter([1, 0])
      assert.deepEqual(await approveAndStop(body.decisionId, step), stopped)
      assert.equal(await cashOf(player.id), before + 12_000)
      const results = await db.from('results').where('match_id', match.id)
      assert.deepEqual(
        results.map((row) => [row.revision, Number(row.actor_id), Number(row.approver_id)]),
        [[1, author.id, officer.id]]
      )
    })

    test(`a race, stored with its field, is paid once after a stop at ${step}`, async ({
      assert,
    }) => {
      const race = await makeRace(first, { '1': 2000, '2': 3000 })
      await bet(race.outcomes['1'] ?? 0)
      const before = await cashOf(player.id)
      const { body } = await first.post<Approval>(`/v1/matches/${race.id}/results`, result('1 2'))
      assert.deepEqual(await approveAndStop(body.decisionId, step), stopped)
      assert.equal(await cashOf(player.id), before + 12_000)
      assert.lengthOf(await db.from('results').where('match_id', race.id), 1)
    })

    test(`a mercy rule's game, stored with its brands, is paid once after a stop at ${step}`, async ({
      assert,
    }) => {
      const total = '258:total=11.5'
      const game = await makeMatch({ sportId: 3, prices: { [total]: { over: 2000, under: 2000 } } })
      await bet(outcomeOf(game, total, 'under'))
      const before = await cashOf(player.id)
      const periods = Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7].map((n) => [n, n > 1 ? [0, 0] : [11, 0]])
      )
      const facts = { status: 'ended', fullTime: [11, 0], periods, mercyPolicy: 'brand' }
      const order = { facts, basedOnRevision: 0, beforeStart: true }
      const { body } = await first.post<Approval>(`/v1/matches/${game.id}/results`, order)
      assert.deepEqual(await approveAndStop(body.decisionId, step), stopped)
      assert.equal(await cashOf(player.id), before + 6_000)
      assert.lengthOf(await db.from('results').where('match_id', game.id), 1)
    })

    test(`a result is taken back once after a stop at ${step}`, async ({ assert }) => {
      await place()
      await approve((await enter([1, 0])).body.decisionId)
      const paid = await cashOf(player.id)
      const { body } = await undo()
      assert.deepEqual(await approveAndStop(body.decisionId, step), stopped)
      assert.equal(await cashOf(player.id), paid - 12_000)
      assert.lengthOf(await db.from('results').where('match_id', match.id), 2)
    })

    test(`a coupon is resolved once after a stop at ${step}`, async ({ assert }) => {
      const couponId = await place()
      const before = await cashOf(player.id)
      const { body } = await cancel(couponId)
      assert.deepEqual(await approveAndStop(body.decisionId, step), stopped)
      assert.equal(await cashOf(player.id), before + 6_000)
      const [done, ...more] = await db
        .from('audit_log')
        .where({ subject_type: 'coupon', subject_id: couponId, action: 'coupon.cancel' })
        .select('actor_id', 'ip', 'detail')
      assert.deepEqual([Number(done?.actor_id), done?.ip, more], [author.id, '127.0.0.1', []])
      assert.include(JSON.parse(done?.detail), { approvedBy: officer.username })
    })
  }

  test('is not carried out by the loop while its own request may do so', async ({ assert }) => {
    await place()
    const { body } = await enter([1, 0])
    faultPoints.listen(() => {
      throw new Error('killed')
    })
    await approve(body.decisionId)
    faultPoints.clear()
    await carryOnApproved()
    assert.equal(await stateOf(body.decisionId), 'carryingOut')
    const again = await second.post(`/v1/decisions/${body.decisionId}/approve`)
    assert.equal(again.status, 409)
    assert.equal((await enter([2, 0])).status, 409)
  })

  test('is open again when it can no longer be carried out', async ({ assert }) => {
    const couponId = await place()
    const { body } = await cancel(couponId)
    faultPoints.listen(() => {
      throw new Error('killed')
    })
    await approve(body.decisionId)
    faultPoints.clear()
    await db.from('coupons').where('id', couponId).update({ state: 'sold' })
    later()
    await carryOnApproved()
    assert.equal(await stateOf(body.decisionId), 'waiting')
    await db.from('coupons').where('id', couponId).update({ state: 'accepted' })
    assert.equal((await approve(body.decisionId)).status, 200)
  })
})
