import { test } from '@japa/runner'
import type { Balances } from '@grandstand/shared-types/wire/money/ledger'
import type { CouponEnd } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { clock } from '#core/timing/clock'
import { cancel, change, countAnswers, detailOf, fill, placeOn } from '#tests/coupons/after_support'
import { cashOf, makeBettor, place, slip } from '#tests/coupons/support'
import { couponState, ended, enter, placeTestCoupon, postingsOf } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

test.group('A player cancels a coupon', (group) => {
  group.each.teardown(() => clock.reset())

  test('within five minutes the stake is returned and the coupon is cancelled', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const couponId = await placeOn(session, [await makeMatch(), await makeMatch()])
    const before = await detailOf(session, couponId)
    assert.equal(before.cancellableUntil, before.placedAt + 5 * MINUTE_MS)

    const answer = await cancel(session, couponId)
    assert.equal(answer.status, 200)
    const end: CouponEnd = answer.body
    assert.deepEqual(end, { couponId, status: -2, amountMinor: 1000 })
    const after = await detailOf(session, couponId)
    assert.containSubset(after, {
      status: -2,
      state: 'cancelled',
      payoutMinor: 1000,
      cancellableUntil: null,
    })
    assert.equal(await cashOf(session), 100_000)
    assert.deepEqual(await postingsOf(couponId), ['refund balance 1000'])
    assert.deepEqual(
      after.story.map(({ kind, amountMinor }) => [kind, amountMinor]),
      [
        ['placed', -1000],
        ['accepted', 0],
        ['cancelled', 1000],
      ]
    )
    assert.isNull(await firstBreak())
  })

  test('the stake returns to the pockets that paid it', async ({ assert }) => {
    const { session, player } = await makeBettor()
    await fill(player, 'paykasa', 300)
    const balances = async () => (await session.get<{ balances: Balances }>('/v1/me')).body.balances
    const couponId = await placeOn(session, [await makeMatch()])
    assert.containSubset(await balances(), { paykasa: 0, balance: 99_300 })
    await cancel(session, couponId)
    assert.containSubset(await balances(), { paykasa: 300, balance: 100_000 })
    assert.isNull(await firstBreak())
  })

  test('cash that comes back pays off a debt first', async ({ assert }) => {
    const { session, player } = await makeBettor()
    const corrected = await makeMatch()
    await placeOn(session, [corrected])
    await enter(corrected, ended([1, 0]))
    const couponId = await placeOn(session, [await makeMatch()])
    await fill(player, 'balance', 0 - (await cashOf(session)))
    await enter(corrected, ended([0, 1]))
    await cancel(session, couponId)
    assert.deepEqual(await postingsOf(couponId), ['refund receivable 1000'])
    assert.isNull(await firstBreak())
  })

  test('the same coupon may be placed again, since a cancelled one does not count', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const body = slip([[outcomeOf(await makeMatch(), '1', '1'), 2000]])
    for (let i = 0; i < 4; i++) {
      const placed = await place(session, body)
      assert.equal(placed.status, 201)
      assert.equal((await cancel(session, placed.body.id)).status, 200)
    }
  })

  test('not after the period that the site sets; a period of 0 allows no cancelling', async ({
    assert,
  }) => {
    const match = await makeMatch()
    const usual = await makeBettor()
    const longer = await makeBettor({ settings: { cancelMinutes: 30 } })
    const never = await makeBettor({ settings: { cancelMinutes: 0 } })
    const ids = new Map<ApiSession, number>()
    for (const { session } of [usual, longer, never]) {
      ids.set(session, await placeOn(session, [match]))
    }
    const refusal = async (session: ApiSession) => {
      const { body } = await cancel(session, ids.get(session) ?? 0)
      return body.error ? [body.error.key, ...body.error.params] : null
    }
    assert.deepEqual(await refusal(never.session), ['cancelPeriodOver', 0])
    clock.set(Date.now() + 5 * MINUTE_MS + 1)
    assert.deepEqual(await refusal(usual.session), ['cancelPeriodOver', 5])
    assert.isNull(await refusal(longer.session))
    assert.isNull(await firstBreak())
  })

  test('not once a match has started by its current start or status', async ({ assert }) => {
    const { session } = await makeBettor()
    const other = await makeMatch()
    const refusalAfter = async (columns: Record<string, string | number>) => {
      const match = await makeMatch()
      const couponId = await placeOn(session, [other, match])
      await change(match, 'matches', match.id, columns)
      assert.isNull((await detailOf(session, couponId)).cancellableUntil)
      return (await cancel(session, couponId)).body.error.key
    }
    assert.equal(await refusalAfter({ starts_at: clock.now() - 1 }), 'matchStarted')
    assert.equal(await refusalAfter({ status: '1p' }), 'matchStarted')
    assert.equal(await refusalAfter({ status: 'ended' }), 'matchStarted')
  })

  test('not after a match has started inside the period', async ({ assert }) => {
    const { session } = await makeBettor()
    const match = await makeMatch({ startsAt: clock.now() + 2 * MINUTE_MS })
    const couponId = await placeOn(session, [match])
    assert.equal((await detailOf(session, couponId)).cancellableUntil, match.startsAt)
    clock.set(match.startsAt)
    assert.equal((await cancel(session, couponId)).body.error.key, 'matchStarted')
  })

  test('not with a live selection', async ({ assert }) => {
    const { session, player } = await makeBettor()
    const match = await makeMatch({ startsAt: clock.now() - 1000, status: '1p' })
    const couponId = await placeTestCoupon(player, {
      picks: [{ match, market: '1', key: '1' }],
    })
    assert.equal((await cancel(session, couponId)).body.error.key, 'liveCouponNotCancellable')
  })

  test('only by the player who placed it, and only while no level above has closed cancelling', async ({
    assert,
  }) => {
    const { site, session } = await makeBettor()
    const match = await makeMatch()
    const couponId = await placeOn(session, [match])
    const stranger = await makeUser({ site, type: 'player' })
    const admin = await makeUser({ site, type: 'admin' })
    assert.equal((await cancel(await signInAs(site, stranger), couponId)).status, 404)
    assert.equal((await cancel(await signInAs(site, admin), couponId)).status, 403)
    assert.equal((await cancel(new ApiSession(site.host), couponId)).status, 401)

    const dealer = await makeUser({ site, type: 'dealer', limits: { actions: { cancel: 0 } } })
    const below = await makeUser({ site, type: 'player', parent: dealer, balanceMinor: 5000 })
    const belowSession = await signInAs(site, below)
    const refused = await cancel(belowSession, await placeOn(belowSession, [match]))
    assert.equal(refused.body.error.key, 'cancelCouponPermission')
    assert.isNull(await firstBreak())
  })

  test('not when the coupon is settled', async ({ assert }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const couponId = await placeOn(session, [match])
    await enter(match, ended([0, 1]))
    const { status, body } = await cancel(session, couponId)
    assert.deepEqual([status, body.error.key], [409, 'updatedError'])
  })
})

test.group('Cancelling while something else happens', () => {
  test('twenty requests at once have one effect and nineteen refusals by name', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const couponId = await placeOn(session, [await makeMatch()])
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(session, couponId)))
    assert.deepEqual(countAnswers(answers), { '200': 1, 'updatedError': 19 })
    assert.deepEqual(await postingsOf(couponId), ['refund balance 1000'])
    assert.equal(await cashOf(session), 100_000)
    assert.isNull(await firstBreak())
  })

  test('the same Idempotency-Key gets the same answer; another request with it does not', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const [one, two] = [await placeOn(session, [match]), await placeOn(session, [match])]
    const first = await cancel(session, one, 'cancel-1')
    const again = await cancel(session, one, 'cancel-1')
    assert.deepEqual([again.status, again.body], [200, first.body])
    assert.equal((await cancel(session, two, 'cancel-1')).body.error.key, 'idempotencyConflict')
    assert.isNull(await firstBreak())
  })

  test('a coupon is cancelled or settled by a result at the same time, never both', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const tally = { cancelled: 0, settled: 0 }
    for (let i = 0; i < 10; i++) {
      const match = await makeMatch({ startsAt: clock.now() + HOUR_MS })
      const couponId = await placeOn(session, [match])
      const [answer] = await Promise.all([cancel(session, couponId), enter(match, ended([1, 0]))])
      const { state, payout } = await couponState(couponId)
      if (answer.status === 200) {
        assert.deepEqual([state, payout], ['cancelled', 1000])
        assert.deepEqual(await postingsOf(couponId), ['refund balance 1000'])
        tally.cancelled++
      } else {
        assert.include(['matchStarted', 'updatedError'], answer.body.error.key)
        assert.deepEqual([state, payout], ['settled', 2000])
        assert.deepEqual(await postingsOf(couponId), ['win balance 2000'])
        tally.settled++
      }
    }
    assert.equal(tally.cancelled + tally.settled, 10)
    assert.isNull(await firstBreak())
  })
})
