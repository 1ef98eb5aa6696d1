/** Nobody settles or voids much money alone, nor where they hold a bet (must-hold A4). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Approval, DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { BOUND_EASED_AFTER_MS } from '@grandstand/shared-types/sites/officer_bounds'
import { clock } from '#core/timing/clock'
import { ended, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const THRESHOLD = 5_000

test.group('The second officer', (group) => {
  let site: TestSite
  let player: TestUser
  let match: TestMatch
  let first: ApiSession
  let second: ApiSession
  let firstOfficer: TestUser
  group.each.setup(async () => {
    site = await makeSite({ settings: { secondOfficerAboveMinor: THRESHOLD } })
    player = await makeUser({ site, type: 'player', balanceMinor: 100_000 })
    match = await makeMatch()
    firstOfficer = await makeUser({ site, type: 'admin' })
    first = await signInAs(site, firstOfficer)
    second = await signInAs(site, await makeUser({ site, type: 'admin' }))
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const place = (stakePerLineMinor: number) =>
    placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }], stakePerLineMinor })
  const enter = (session: ApiSession, score: [number, number], basedOnRevision = 0, query = '') =>
    session.post<Approval & Refusal>(`/v1/matches/${match.id}/results${query}`, {
      facts: ended(score),
      basedOnRevision,
      beforeStart: true,
    })
  const manual = (session: ApiSession, couponId: number, query = '', key: string = randomUUID()) =>
    session.post<Approval & Refusal>(
      `/v1/coupons/${couponId}/manual${query}`,
      { action: 'cancel', reason: 'wrong price' },
      { 'idempotency-key': key }
    )
  const answer = (session: ApiSession, id: number | null, verb: 'approve' | 'refuse') =>
    session.post<DecisionRow & Refusal>(
      `/v1/decisions/${id}/${verb}`,
      verb === 'refuse' ? { reason: 'the score is wrong' } : undefined
    )
  const waiting = async () => (await second.list<DecisionRow>('decisions')).body

  test('A4: who lifts the figure acts alone a day later at the earliest', async ({ assert }) => {
    await place(4_000)
    const settings = { secondOfficerAboveMinor: 0 }
    assert.equal((await first.put(`/v1/sites/${site.id}`, { settings })).status, 200)
    assert.isTrue((await enter(first, [1, 0], 0, '?dryRun=true')).body.needsApproval)
    clock.set(clock.now() + BOUND_EASED_AFTER_MS)
    assert.isFalse((await enter(first, [1, 0], 0, '?dryRun=true')).body.needsApproval)
  })

  test('A4: a result that moves more than the brand’s figure moves nothing before a second officer approves it', async ({
    assert,
  }) => {
    await place(4_000)
    const before = await cashOf(player.id)
    const dry = await enter(first, [1, 0], 0, '?dryRun=true')
    assert.include(dry.body, { needsApproval: true, decisionId: null })
    const asked = await enter(first, [1, 0])
    assert.equal(asked.status, 200)
    assert.isTrue(asked.body.needsApproval)
    assert.equal(await cashOf(player.id), before)
    assert.isNull(await db.from('results').where('match_id', match.id).first())

    const own = await answer(first, asked.body.decisionId, 'approve')
    assert.deepEqual([own.status, own.body.error.key], [403, 'ownDecision'])
    const done = await answer(second, asked.body.decisionId, 'approve')
    assert.equal(done.status, 200)
    assert.equal(done.body.state, 'approved')
    assert.equal(await cashOf(player.id), before + 8_000)
    const again = await answer(second, asked.body.decisionId, 'approve')
    assert.deepEqual([again.status, again.body.error.key], [409, 'decisionTaken'])
    assert.equal(await cashOf(player.id), before + 8_000)
  })

  test('A4: one officer is enough up to the figure', async ({ assert }) => {
    await place(2_500)
    const before = await cashOf(player.id)
    const done = await enter(first, [1, 0])
    assert.include(done.body, { needsApproval: false, decisionId: null })
    assert.equal(await cashOf(player.id), before + 5_000)
  })

  test('A4: a correction counts payouts and money taken back, although they cancel each other out', async ({
    assert,
  }) => {
    await place(1_000)
    await placeTestCoupon(player, {
      picks: [{ match, market: '1', key: '2', oddsMilli: 5000 }],
      stakePerLineMinor: 1_000,
    })
    assert.isFalse((await enter(first, [1, 0])).body.needsApproval)
    const asked = await enter(first, [0, 1], 1)
    assert.isTrue(asked.body.needsApproval)
  })

  test('A4: a void of a large coupon needs a second officer, and is carried out once', async ({
    assert,
  }) => {
    const couponId = await place(6_000)
    const before = await cashOf(player.id)
    assert.isTrue((await manual(first, couponId, '?dryRun=true')).body.needsApproval)
    const key = randomUUID()
    const asked = await manual(first, couponId, '', key)
    const repeated = await manual(first, couponId, '', key)
    assert.equal(repeated.body.decisionId, asked.body.decisionId)
    assert.equal(await cashOf(player.id), before)
    const answers = await Promise.all(
      [1, 2, 3].map(() => answer(second, asked.body.decisionId, 'approve'))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.equal(await cashOf(player.id), before + 6_000)
  })

  test('A4: an operator with that right may be the second officer for any coupon of the brand', async ({
    assert,
  }) => {
    const couponId = await place(6_000)
    const before = await cashOf(player.id)
    const { body } = await manual(first, couponId)
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: firstOfficer,
      permissions: ['decisions.approve'],
    })
    const session = await signInAs(site, operator)
    assert.equal((await answer(session, body.decisionId, 'approve')).status, 200)
    assert.equal(await cashOf(player.id), before + 6_000)
  })

  test('A4: a large coupon resolved as lost needs a second officer, although no money moves', async ({
    assert,
  }) => {
    const couponId = await place(6_000)
    const asked = await first.post<Approval>(
      `/v1/coupons/${couponId}/manual`,
      {
        action: 'settle',
        selections: [{ position: 0, result: 'lost' }],
        reason: 'entered by hand',
      },
      { 'idempotency-key': randomUUID() }
    )
    assert.isTrue(asked.body.needsApproval)
  })

  test('A4: taking a large result back needs a second officer', async ({ assert }) => {
    await place(4_000)
    const asked = await enter(first, [1, 0])
    await answer(second, asked.body.decisionId, 'approve')
    const undo = await first.post<Approval>(`/v1/matches/${match.id}/results/undo`, {
      basedOnRevision: 1,
      reason: 'wrong match',
    })
    assert.isTrue(undo.body.needsApproval)
    const paid = await cashOf(player.id)
    assert.equal((await answer(second, undo.body.decisionId, 'approve')).status, 200)
    assert.equal(await cashOf(player.id), paid - 8_000)
  })

  test('a refused order moves nothing and says why', async ({ assert }) => {
    await place(4_000)
    const before = await cashOf(player.id)
    const { body } = await enter(first, [1, 0])
    const refused = await answer(second, body.decisionId, 'refuse')
    assert.include(refused.body, { state: 'refused', decidedReason: 'the score is wrong' })
    assert.equal(await cashOf(player.id), before)
    const log = await db
      .from('audit_log')
      .where({ subject_type: 'match', subject_id: match.id })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['decision.ask', 'decision.refuse']
    )
  })

  test('a match has one open order at a time', async ({ assert }) => {
    await place(4_000)
    await enter(first, [1, 0])
    const other = await enter(second, [2, 0])
    assert.deepEqual([other.status, other.body.error.key], [409, 'decisionWaits'])
    assert.lengthOf(await waiting(), 1)
  })

  test('an order that can no longer be carried out stays open', async ({ assert }) => {
    const couponId = await place(6_000)
    const { body } = await manual(first, couponId)
    await db.from('coupons').where('id', couponId).update({ state: 'sold' })
    const refused = await answer(second, body.decisionId, 'approve')
    assert.equal(refused.status, 409)
    assert.equal((await waiting())[0]?.state, 'waiting')
    await db.from('coupons').where('id', couponId).update({ state: 'accepted' })
    assert.equal((await answer(second, body.decisionId, 'approve')).status, 200)
  })

  test('A4: nobody may be the officer for a match or coupon on which an account of theirs has a bet', async ({
    assert,
  }) => {
    const couponId = await place(1_000)
    await db
      .from('users')
      .whereIn('id', [firstOfficer.id, player.id])
      .update({ identity_key: '12345678901' })
    for (const tried of [
      await enter(first, [1, 0]),
      await enter(first, [1, 0], 0, '?dryRun=true'),
      await manual(first, couponId),
      await manual(first, couponId, '?dryRun=true'),
    ]) {
      assert.deepEqual([tried.status, tried.body.error.key], [403, 'holdsBet'])
    }
    await place(6_000)
    const { body } = await enter(second, [1, 0])
    const approved = await answer(first, body.decisionId, 'approve')
    assert.deepEqual([approved.status, approved.body.error.key], [403, 'holdsBet'])
  })

  test('A4: cancelling a match by an edit, and taking it back, stops at the same figure', async ({
    assert,
  }) => {
    const edit = (session: ApiSession, status: string) =>
      session.put<Refusal>(`/v1/matches/${match.id}`, { status })
    await place(6_000)
    const cancelled = await edit(first, 'cancelled')
    assert.deepEqual([cancelled.status, cancelled.body.error.key], [409, 'secondOfficerNeeded'])
    const { body } = await first.post<Approval>(`/v1/matches/${match.id}/results`, {
      facts: { status: 'cancelled' },
      basedOnRevision: 0,
    })
    assert.equal((await answer(second, body.decisionId, 'approve')).status, 200)
    const back = await edit(first, 'not_started')
    assert.deepEqual([back.status, back.body.error.key], [409, 'secondOfficerNeeded'])
  })

  test('A4: nobody cancels a match by an edit while they have a bet on it', async ({ assert }) => {
    await place(1_000)
    await db
      .from('users')
      .whereIn('id', [firstOfficer.id, player.id])
      .update({ identity_key: '12345678901' })
    const edit = (session: ApiSession) =>
      session.put<Refusal>(`/v1/matches/${match.id}`, { status: 'cancelled' })
    const held = await edit(first)
    assert.deepEqual([held.status, held.body.error.key], [403, 'holdsBet'])
    assert.equal((await edit(second)).status, 200)
  })

  test('officers of another brand neither see nor approve the order', async ({ assert }) => {
    await place(4_000)
    const { body } = await enter(first, [1, 0])
    const other = await makeSite()
    const stranger = await signInAs(other, await makeUser({ site: other, type: 'admin' }))
    assert.equal((await answer(stranger, body.decisionId, 'approve')).status, 404)
    assert.lengthOf((await stranger.list('decisions')).body, 0)
  })
})
