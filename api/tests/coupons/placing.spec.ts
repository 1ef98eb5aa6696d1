import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { loadMatches } from '#book/load'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { cashOf, makeBettor, place, slip } from '#tests/coupons/support'
import { requireWholeBooks } from '#tests/support/books'

test.group('Placing a coupon', (group) => {
  group.each.teardown(() => clock.reset())
  group.teardown(async () => {
    await requireWholeBooks()
  })

  test('a single takes the stake and freezes the price', async ({ assert }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const home = outcomeOf(match, '1', '1')
    const { status, body } = await place(session, slip([[home, 2000]]))

    assert.equal(status, 201)
    assert.containsSubset(body, {
      type: 'single',
      status: 0,
      state: 'accepted',
      lineCount: 1,
      totalStakeMinor: 1000,
      totalOddsMilli: 2000,
      maxPayoutMinor: 2000,
    })
    assert.containsSubset(body.selections, [
      { matchId: match.id, home: match.home, outcomeKey: '1', oddsMilli: 2000, result: null },
    ])
    assert.equal(await cashOf(session), 99_000)

    const { body: seen } = await session.get<object>(`/v1/coupons/${body.id}`)
    assert.containsSubset(seen, { code: body.code, totalOddsMilli: 2000, openCount: 1 })
  })

  test('a combined coupon multiplies its prices', async ({ assert }) => {
    const { session } = await makeBettor()
    const [a, b] = [await makeMatch(), await makeMatch()]
    const { body } = await place(
      session,
      slip([
        [outcomeOf(a, '1', '1'), 2000],
        [outcomeOf(b, '1', 'X'), 3400],
      ])
    )
    assert.containsSubset(body, { type: 'combined', totalOddsMilli: 6800, maxPayoutMinor: 6800 })
  })

  test('a player who stakes more than they have is refused, and nothing is written', async ({
    assert,
  }) => {
    const { session, player } = await makeBettor({ user: { balanceMinor: 500 } })
    const match = await makeMatch()
    const { status, body } = await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))

    assert.equal(status, 422)
    assert.equal(body.error.key, 'insufficientCredit')
    assert.deepEqual(body.error.params, [1000, 500])
    assert.equal(await cashOf(session), 500)
    const coupons = await db.from('coupons').where('user_id', player.id)
    assert.lengthOf(coupons, 0)
  })

  test('M2 of 200 coupons at once with funds for 50, exactly 50 are accepted', async ({
    assert,
  }) => {
    const { session, player } = await makeBettor({
      settings: { limits: { sameCouponMax: 0 } as never },
      user: { balanceMinor: 5000 },
    })
    const match = await makeMatch()
    const body = slip([[outcomeOf(match, '1', '1'), 2000]], { totalStakeMinor: 100 })
    const answers = await Promise.all(Array.from({ length: 200 }, () => place(session, body)))

    const accepted = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 422)
    assert.lengthOf(accepted, 50)
    assert.lengthOf(refused, 150)
    assert.isTrue(refused.every(({ body: { error } }) => error.key === 'insufficientCredit'))
    assert.equal(await cashOf(session), 0)
    assert.lengthOf(await db.from('coupons').where('user_id', player.id), 50)
  })

  test('M3 the same key sent 20 times in parallel is one coupon, one debit, 20 equal answers', async ({
    assert,
  }) => {
    const { session, player } = await makeBettor()
    const match = await makeMatch()
    const key = randomUUID()
    const body = slip([[outcomeOf(match, '1', '1'), 2000]])
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(session, body, key)))

    assert.isTrue(answers.every(({ status }) => status === 201))
    assert.lengthOf(new Set(answers.map((answer) => JSON.stringify(answer.body))), 1)
    assert.lengthOf(await db.from('coupons').where('user_id', player.id), 1)
    assert.equal(await cashOf(session), 99_000)
  })

  test('a refusal is repeated for its key, even when the coupon would be accepted by now', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const key = randomUUID()
    const body = slip([[outcomeOf(match, '1', '1'), 1900]])
    const first = await place(session, body, key)
    assert.equal(first.body.error.key, 'rateChanged')
    await db
      .from('outcomes')
      .where('id', outcomeOf(match, '1', '1'))
      .update({ odds_milli: 1900 })
    await loadMatches([match.id])
    const second = await place(session, body, key)
    assert.deepEqual(second.body, first.body)
    assert.equal((await place(session, body)).status, 201)
  })

  test('keys that differ only in capitals are two keys', async ({ assert }) => {
    const { session } = await makeBettor()
    const [one, other] = [await makeMatch(), await makeMatch()]
    const key = randomUUID()
    const placed = async (match: TestMatch, name: string) =>
      (await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]), name)).status
    assert.equal(await placed(one, `a${key}`), 201)
    assert.equal(await placed(other, `A${key}`), 201)
    assert.equal(await placed(other, `A${key}`), 201)
    assert.equal(await cashOf(session), 98_000)
  })

  test('M4 the same key with another body is a conflict without effect', async ({ assert }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const key = randomUUID()
    await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]), key)
    const { status, body } = await place(session, slip([[outcomeOf(match, '1', 'X'), 3400]]), key)
    assert.equal(status, 409)
    assert.equal(body.error.key, 'idempotencyConflict')
    assert.equal(await cashOf(session), 99_000)
  })

  test('M10 a coupon is accepted a second before the match and refused, with an audit entry, at its start', async ({
    assert,
  }) => {
    const { session, player } = await makeBettor()
    const match = await makeMatch({ startsAt: clock.now() + 3_600_000 })
    const outcomeId = outcomeOf(match, '1', '1')
    const body = slip([[outcomeId, 2000]])
    clock.set(match.startsAt - 1000, { frozen: true })
    const inTime = await place(session, body)
    assert.equal(inTime.status, 201)
    clock.set(match.startsAt, { frozen: true })
    const late = await place(session, body)
    assert.equal(late.status, 422)
    assert.equal(late.body.error.key, 'matchStarted')
    const { detail } = await db
      .from('audit_log')
      .where({ action: 'coupon.pastPost', subject_type: 'user', subject_id: player.id })
      .firstOrFail()
    assert.deepEqual(JSON.parse(detail).selections, [
      { outcomeId, matchId: match.id, startsAt: match.startsAt },
    ])
  })

  test('a coupon that breaks five rules gets five violations with their bounds', async ({
    assert,
  }) => {
    const { session } = await makeBettor({
      user: { limits: { maxStakeMinor: 50_000, maxPayoutMinor: 1_000_000 } },
    })
    const stopped = await makeMatch({ betStatus: 'stopped' })
    const begun = await makeMatch({ startsAt: clock.now() - 1000 })
    const { body } = await place(
      session,
      slip(
        [
          [outcomeOf(stopped, '1', '1'), 1500],
          [outcomeOf(begun, '1', '2'), 3800],
          [999_999_999, 2000],
        ],
        { totalStakeMinor: 200_000 }
      )
    )
    assert.sameDeepMembers(body.error.violations ?? [], [
      { key: 'marketSuspended', params: [], selectionIndex: 0 },
      { key: 'matchStarted', params: [], selectionIndex: 1 },
      { key: 'oddsInactive', params: [], selectionIndex: 2 },
      { key: 'rateChanged', params: [1500, 2000], selectionIndex: 0 },
      { key: 'stakeAboveMax', params: [50_000] },
      { key: 'insufficientCredit', params: [200_000, 100_000] },
    ])
  })

  test('better prices are taken when the player accepts better ones, and the coupon has the new price', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const { body } = await place(
      session,
      slip([[outcomeOf(match, '1', '1'), 1900]], { oddsChange: 'better' })
    )
    assert.equal(body.totalOddsMilli, 2000)
    const worse = await place(
      session,
      slip([[outcomeOf(match, '1', '1'), 2100]], { oddsChange: 'better' })
    )
    assert.equal(worse.body.error.key, 'rateChanged')
  })

  test('only a signed-in player places: visitor 401, staff 403', async ({ assert }) => {
    const { site, session } = await makeBettor()
    const match = await makeMatch()
    const body = slip([[outcomeOf(match, '1', '1'), 2000]])
    assert.equal((await place(new ApiSession(site.host), body)).status, 401)
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    assert.equal((await place(admin, body)).status, 403)
    assert.equal((await place(session, body)).status, 201)
  })

  test('fields for time, bonus and payout in the body are refused by name', async ({ assert }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const claims = {
      maxPayoutMinor: 99_999_999,
      bonusPercent: 25,
      totalOddsMilli: 50_000,
      status: 1,
      placedAt: match.startsAt - 3_600_000,
    }
    const { status, body } = await place(session, {
      ...slip([[outcomeOf(match, '1', '1'), 2000]]),
      ...claims,
    })
    assert.equal(status, 422)
    assert.deepEqual(
      body.error.fields,
      Object.keys(claims).map((field) => ({ field, key: 'unknownField', params: [] }))
    )
    assert.equal(await cashOf(session), 100_000)
  })
})
