import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type {
  ManualBody,
  ManualOutcome,
} from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { cancel, countAnswers, detailOf, fill, placeOn } from '#tests/coupons/after_support'
import { cashOf, makeBettor, type Bettor, type PlaceRefusal } from '#tests/coupons/support'
import { couponState, ended, enter, postingsOf } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser, type UserOptions } from '#tests/support/factories'

const REASON = 'wrong team in the list'

function manual(
  session: ApiSession,
  couponId: number,
  body: Partial<ManualBody>,
  options: { key?: string; query?: string } = {}
) {
  return session.post<ManualOutcome & PlaceRefusal>(
    `/v1/coupons/${couponId}/manual${options.query ?? ''}`,
    { reason: REASON, ...body },
    { 'idempotency-key': options.key ?? randomUUID() }
  )
}

async function officerOf({ site }: Bettor, changes: Partial<UserOptions> = {}) {
  const user = await makeUser({ site, type: 'admin', ...changes })
  return { user, session: await signInAs(site, user) }
}

test.group('Staff resolve a coupon', () => {
  test('with the permission, and only within their branch', async ({ assert }) => {
    const bettor = await makeBettor()
    const couponId = await placeOn(bettor.session, [await makeMatch()])
    const by = async (changes: Partial<UserOptions>) => {
      const { session } = await officerOf(bettor, changes)
      return (await manual(session, couponId, { action: 'cancel' }, { query: '?dryRun=true' }))
        .status
    }
    const permissions: Permission[] = ['coupons.cancel']
    assert.equal(await by({ type: 'dealer', permissions: ['coupons.view'] }), 403)
    assert.equal(await by({ type: 'dealer', permissions }), 404)
    assert.equal(await by({ type: 'admin' }), 200)
    assert.equal((await manual(bettor.session, couponId, { action: 'cancel' })).status, 403)
  })

  test('a selection made void counts as odds 1, and results no longer change it', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const { session } = await officerOf(bettor)
    const [one, two] = [await makeMatch(), await makeMatch()]
    const couponId = await placeOn(bettor.session, [one, two])
    const done = await manual(session, couponId, { action: 'void', selections: [{ position: 0 }] })
    assert.equal(done.status, 200)
    assert.containSubset(done.body, { statusBefore: 0, statusAfter: 0, moneyToMoveMinor: 0 })
    assert.containSubset(await couponState(couponId), { state: 'accepted', open_count: 1 })

    assert.equal((await enter(one, ended([0, 1]))).couponsTouched, 0)
    await enter(two, ended([1, 0]))
    assert.containSubset(await couponState(couponId), { state: 'settled', payout: 2000 })
    await enter(one, ended([4, 0]))
    assert.containSubset(await couponState(couponId), { state: 'settled', payout: 2000 })
    const { selections } = await detailOf(bettor.session, couponId)
    assert.deepEqual(
      selections.map(({ result, isManual, explain }) => [result, isManual, explain?.revision]),
      [
        ['void', true, undefined],
        ['won', false, 1],
      ]
    )
    assert.isNull(await firstBreak())
  })

  test('resolving a settled coupon again moves the difference, with a new revision', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const { session, user } = await officerOf(bettor)
    const match = await makeMatch()
    const couponId = await placeOn(bettor.session, [match])
    await enter(match, ended([0, 1]))
    const settle = (result: 'won' | 'halfWon') =>
      manual(session, couponId, { action: 'settle', selections: [{ position: 0, result }] })

    const won = await settle('won')
    assert.containSubset(won.body, {
      statusBefore: -1,
      statusAfter: 1,
      payoutBeforeMinor: 0,
      payoutAfterMinor: 2000,
      moneyToMoveMinor: 2000,
      revision: 2,
      selections: [{ position: 0, before: 'lost', after: 'won' }],
    })
    assert.equal((await settle('halfWon')).body.moneyToMoveMinor, -500)
    assert.deepEqual(await postingsOf(couponId), ['resettle balance 2000', 'resettle balance -500'])

    const audit = await db
      .query<{ reason: string; detail: string }>()
      .from('audit_log')
      .where({ subject_type: 'coupon', subject_id: couponId })
      .orderBy('id')
      .firstOrFail()
    assert.equal(audit.reason, REASON)
    assert.containSubset(JSON.parse(audit.detail), {
      before: { status: -1, payout: 0 },
      after: { status: 1, payout: 2000 },
    })
    const story = async (by: ApiSession) =>
      (await detailOf(by, couponId)).story.map((event) => [
        event.kind,
        event.revision,
        event.amountMinor,
        event.actorName,
        event.reason,
      ])
    const expected = (name: string | null) => [
      ['placed', null, -1000, null, null],
      ['accepted', null, 0, null, null],
      ['manual', 2, 2000, name, REASON],
      ['manual', 3, -500, name, REASON],
    ]
    assert.deepEqual(await story(session), expected(user.username))
    assert.deepEqual(await story(bettor.session), expected(null))
    assert.isNull(await firstBreak())
  })

  test('M8 money to be taken back that the player has spent becomes a debt', async ({ assert }) => {
    const bettor = await makeBettor()
    const { session } = await officerOf(bettor)
    const match = await makeMatch()
    const couponId = await placeOn(bettor.session, [match])
    await enter(match, ended([1, 0]))
    await fill(bettor.player, 'balance', 0 - (await cashOf(bettor.session)))
    const order = {
      action: 'settle' as const,
      selections: [{ position: 0, result: 'lost' as const }],
    }
    assert.equal((await manual(session, couponId, order)).body.moneyToMoveMinor, -2000)
    assert.deepEqual(await postingsOf(couponId), ['win balance 2000', 'resettle receivable -2000'])
    assert.isNull(await firstBreak())
  })

  test('cancelling makes every selection void and returns the stake', async ({ assert }) => {
    const bettor = await makeBettor()
    const { session } = await officerOf(bettor)
    const [one, two] = [await makeMatch(), await makeMatch()]
    const couponId = await placeOn(bettor.session, [one, two])
    await enter(one, ended([0, 1]))
    const done = await manual(session, couponId, { action: 'cancel' })
    assert.containSubset(done.body, { statusAfter: -2, payoutAfterMinor: 1000 })
    await enter(two, ended([1, 0]))
    assert.containSubset(await couponState(couponId), { status: -2, payout: 1000, open_count: 0 })
    assert.deepEqual(await postingsOf(couponId), ['resettle balance 1000'])
    assert.isNull(await firstBreak())
  })

  test('and cannot open a settled coupon again', async ({ assert }) => {
    const bettor = await makeBettor()
    const { session } = await officerOf(bettor)
    const [lost, open] = [await makeMatch(), await makeMatch()]
    const couponId = await placeOn(bettor.session, [lost, open])
    await enter(lost, ended([0, 1]))
    const order = { action: 'void' as const, selections: [{ position: 0 }] }
    assert.equal((await manual(session, couponId, order)).body.error.key, 'couponNotToWaiting')
    const dry = await manual(session, couponId, order, { query: '?dryRun=true' })
    assert.equal(dry.body.error.key, 'couponNotToWaiting')
    assert.containSubset(await couponState(couponId), { state: 'settled', status: -1 })
    const { selections } = await detailOf(bettor.session, couponId)
    assert.deepEqual(
      selections.map(({ isManual }) => isManual),
      [false, false]
    )
  })

  test('a dry run shows what the action will do, and moves no money', async ({ assert }) => {
    const bettor = await makeBettor()
    const { session } = await officerOf(bettor)
    const couponId = await placeOn(bettor.session, [await makeMatch()])
    const order = {
      action: 'settle' as const,
      selections: [{ position: 0, result: 'won' as const }],
    }
    const before = await couponState(couponId)
    const dry = await manual(session, couponId, order, { query: '?dryRun=true' })
    assert.deepEqual(await couponState(couponId), before)
    assert.lengthOf(await postingsOf(couponId), 0)
    const real = await manual(session, couponId, order)
    assert.deepEqual({ ...dry.body, dryRun: false }, real.body)
    assert.equal((await manual(session, couponId, order, { query: '?dryRun=1' })).status, 400)
    assert.isNull(await firstBreak())
  })

  test('a key acts once, and an incomplete request is refused', async ({ assert }) => {
    const bettor = await makeBettor()
    const { session } = await officerOf(bettor)
    const couponId = await placeOn(bettor.session, [await makeMatch()])
    const order = {
      action: 'settle' as const,
      selections: [{ position: 0, result: 'won' as const }],
    }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => manual(session, couponId, order, { key: 'once' }))
    )
    assert.deepEqual(countAnswers(answers), { '200': 5 })
    assert.deepEqual(await postingsOf(couponId), ['win balance 2000'])
    const conflict = await manual(session, couponId, { action: 'cancel' }, { key: 'once' })
    assert.equal(conflict.body.error.key, 'idempotencyConflict')

    const key = async (body: object) =>
      (await manual(session, couponId, { action: 'settle', ...body })).body.error.key
    assert.equal(await key({ selections: [{ position: 7, result: 'won' }] }), 'validationFailed')
    assert.equal(await key({ selections: [{ position: 0 }] }), 'validationFailed')
    assert.equal(await key({ selections: [{ position: 0, result: null }] }), 'validationFailed')
    assert.equal(await key({}), 'validationFailed')
    assert.equal(await key({ ...order, action: 'waiting' }), 'couponNotToWaiting')
    assert.equal(await key({ ...order, reason: ' a ' }), 'validationFailed')
    const short = await manual(session, couponId, { ...order, reason: 'no' })
    assert.deepEqual(short.body.error.fields, [
      { field: 'reason', key: 'minLengthMaxLength', params: ['reason', 3, 255] },
    ])
    assert.equal(await key({ ...order, reason: 'x'.repeat(256) }), 'validationFailed')
    assert.isNull(await firstBreak())
  })

  test('a coupon that the player cancelled or sold stays as it is', async ({ assert }) => {
    const bettor = await makeBettor()
    const { session } = await officerOf(bettor)
    const couponId = await placeOn(bettor.session, [await makeMatch()])
    await cancel(bettor.session, couponId)
    const { status, body } = await manual(session, couponId, { action: 'cancel' })
    assert.deepEqual([status, body.error.key], [409, 'updatedError'])
  })

  test('a selection that one officer resolved cannot be resolved the same way by another', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const couponId = await placeOn(bettor.session, [await makeMatch()])
    const officers = [await officerOf(bettor), await officerOf(bettor), await officerOf(bettor)]
    const order = { action: 'void' as const, selections: [{ position: 0 }] }
    const answers = await Promise.all(
      officers.map(({ session }) => manual(session, couponId, order))
    )
    assert.deepEqual(countAnswers(answers), { '200': 1, 'updatedError': 2 })
    const { story } = await detailOf(bettor.session, couponId)
    assert.lengthOf(
      story.filter(({ kind }) => kind === 'manual'),
      1
    )
    assert.isNull(await firstBreak())
  })

  test('officers, player and result at once leave one consistent coupon', async ({ assert }) => {
    const bettor = await makeBettor()
    const { session } = await officerOf(bettor)
    for (let i = 0; i < 5; i++) {
      const match = await makeMatch()
      const couponId = await placeOn(bettor.session, [match])
      const [answers] = await Promise.all([
        Promise.all([
          manual(session, couponId, { action: 'cancel' }),
          manual(session, couponId, { action: 'void', selections: [{ position: 0 }] }),
          cancel(bettor.session, couponId),
        ]),
        enter(match, ended([1, 0])),
      ])
      assert.isAtLeast(countAnswers(answers)['200'] ?? 0, 1)
      assert.containSubset(await couponState(couponId), { status: -2, payout: 1000 })
    }
    assert.isNull(await firstBreak())
  })
})
