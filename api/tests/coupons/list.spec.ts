import { test } from '@japa/runner'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser, type TestUser } from '#tests/support/factories'
import { feedMarket } from '#tests/support/feed_messages'
import { upFeed } from '#tests/support/test_feed'
import { makeBettor, place, slip } from '#tests/coupons/support'

test.group('Coupon list and detail', () => {
  test('a player sees own coupons, a dealer those of the branch, an admin those of the site, others none', async ({
    assert,
  }) => {
    const { site } = await makeBettor()
    const match = await makeMatch()
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['coupons.view'] })
    const sibling = await makeUser({ site, type: 'dealer', permissions: ['coupons.view'] })
    const player = await makeUser({ site, type: 'player', parent: dealer, balanceMinor: 5000 })
    const stranger = await makeUser({ site, type: 'player', balanceMinor: 5000 })
    const admin = await makeUser({ site, type: 'admin' })

    const placed = await place(
      await signInAs(site, player),
      slip([[outcomeOf(match, '1', '1'), 2000]])
    )
    const seenBy = async (user: typeof player) => {
      const session = await signInAs(site, user)
      const list = await session.list<CouponView>('coupons')
      const one = await session.get(`/v1/coupons/${placed.body.id}`)
      return [list.body.length, one.status]
    }
    assert.deepEqual(await seenBy(player), [1, 200])
    assert.deepEqual(await seenBy(dealer), [1, 200])
    assert.deepEqual(await seenBy(admin), [1, 200])
    assert.deepEqual(await seenBy(sibling), [0, 404])
    assert.deepEqual(await seenBy(stranger), [0, 404])
  })

  test('players see their selections in each row; staff see only the row', async ({ assert }) => {
    const { site, session } = await makeBettor()
    const [a, b] = [await makeMatch(), await makeMatch()]
    const picks: [number, number][] = [
      [outcomeOf(a, '1', '1'), 2000],
      [outcomeOf(b, '1', 'X'), 3400],
    ]
    await place(session, slip(picks))
    await place(session, slip(picks.slice(1)))
    const rows = (await session.list<CouponView>('coupons')).body
    assert.deepEqual(
      rows.map(({ selections }) => selections?.map((row) => [row.home, row.outcomeKey])),
      [
        [[b.home, 'X']],
        [
          [a.home, '1'],
          [b.home, 'X'],
        ],
      ]
    )
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const seen = (await admin.list<CouponView>('coupons')).body
    assert.deepEqual(
      seen.map(({ id, selections }) => [id, selections]),
      rows.map(({ id }) => [id, undefined])
    )
  })

  test('an answer without a range has 20 coupons at most, one with a range what it asks for', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const matches = await Promise.all(Array.from({ length: 21 }, () => makeMatch()))
    for (const match of matches) {
      assert.equal((await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))).status, 201)
    }
    assert.lengthOf((await session.get<CouponView[]>('/v1/coupons')).body, 20)
    assert.lengthOf((await session.list<CouponView>('coupons', { range: [0, 24] })).body, 21)
  })

  test('filters narrow the list, and pages count its rows', async ({ assert }) => {
    const { session } = await makeBettor()
    const [a, b] = [await makeMatch(), await makeMatch()]
    const home = outcomeOf(a, '1', '1')
    const single = await place(session, slip([[home, 2000]]))
    await place(
      session,
      slip([
        [home, 2000],
        [outcomeOf(b, '1', 'X'), 3400],
      ])
    )

    const ids = async (filter: object) =>
      (await session.list<CouponView>('coupons', { filter })).body.map(({ id }) => id)
    assert.deepEqual(await ids({ couponType: 'single' }), [single.body.id])
    assert.lengthOf(await ids({ status: 0 }), 2)
    assert.lengthOf(await ids({ status: 1 }), 0)
    assert.lengthOf(await ids({ startDate: Date.now() + 60_000 }), 0)
    assert.lengthOf(await ids({ endDate: Date.now() + 60_000 }), 2)
    assert.lengthOf(await ids({ matchId: b.id }), 1)
    assert.deepEqual(await ids({ q: single.body.code }), [single.body.id])

    // 10.00 at 2.00, and at 6.80
    assert.lengthOf(await ids({ totalStakeMinor_gte: 1000, totalStakeMinor_lte: 1000 }), 2)
    assert.lengthOf(await ids({ totalStakeMinor_gte: 1001 }), 0)
    assert.deepEqual(await ids({ maxPayoutMinor_lte: 2000 }), [single.body.id])
    assert.lengthOf(await ids({ payoutMinor_gte: 0 }), 0)
    assert.lengthOf(await ids({ settledAt_gte: 0 }), 0)
    assert.lengthOf(await ids({ outcomeId: home }), 2)
    assert.lengthOf(await ids({ outcomeId: outcomeOf(b, '1', 'X') }), 1)
    assert.lengthOf(await ids({ state: 'accepted' }), 2)

    const page = await session.list<CouponView>('coupons', { range: [1, 1] })
    assert.equal(page.headers.get('content-range'), 'coupons 1-1/2')
    const past = await session.list<CouponView>('coupons', { range: [25, 49] })
    assert.equal(past.headers.get('content-range'), 'coupons */2')
  })

  test('coupons are filtered by product: no live selection, only live selections, or both', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const live = await makeMatch({ startsAt: clock.now() - 60_000 })
    const feed = upFeed()
    feed.send(live, { kind: 'odds', markets: [feedMarket()], update: { status: '1p' } })
    const [before, inPlay] = [outcomeOf(match, '1', '1'), outcomeOf(live, '1', '1')]
    const placed = async (...picks: number[]) =>
      (await place(session, slip(picks.map((id): [number, number] => [id, 2000])))).body.id
    const prematch = await placed(before)
    const whole = await placed(inPlay)
    const mixed = await placed(before, inPlay)

    const list = (filter: object) => session.list<CouponView>('coupons', { filter })
    const ids = async (filter: object) => (await list(filter)).body.map(({ id }) => id)
    assert.deepEqual(await ids({ product: 'prematch' }), [prematch])
    assert.deepEqual(await ids({ product: 'live' }), [whole])
    assert.deepEqual(await ids({ product: 'mixed' }), [mixed])
    assert.deepEqual(await ids({ isLive: true }), [mixed, whole])
    assert.deepEqual(await ids({ couponType: 'live' }), [mixed, whole])
    for (const filter of [
      { product: 'elsewhere' },
      { couponType: 'zz' },
      { type: 'live' },
      { status: 7 },
      { status: [0, 7] },
    ]) {
      assert.equal((await list(filter)).status, 400, JSON.stringify(filter))
    }
    assert.equal((await list({ status: [0, 1], type: ['single', 'system'] })).status, 200)
  })

  test('coupons are filtered by the sport of all their selections, or by several sports', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const soccer = [await makeMatch(), await makeMatch()].map((match) => outcomeOf(match, '1', '1'))
    const basketball = outcomeOf(await makeMatch({ sportId: 2 }), '1', '1')
    const placed = async (...picks: number[]) =>
      (await place(session, slip(picks.map((id): [number, number] => [id, 2000])))).body.id
    const one = await placed(soccer[0]!)
    const two = await placed(...soccer)
    const other = await placed(basketball)
    const both = await placed(soccer[0]!, basketball)
    const list = (sportId: unknown) => session.list<CouponView>('coupons', { filter: { sportId } })
    const ids = async (sportId: number) => (await list(sportId)).body.map(({ id }) => id)
    assert.deepEqual(await ids(1), [two, one])
    assert.deepEqual(await ids(2), [other])
    assert.deepEqual(await ids(0), [both])
    assert.deepEqual(await ids(3), [])
    assert.equal((await list('soccer')).status, 400)
  })

  test('the filter by dealer finds the coupons of the players directly below', async ({
    assert,
  }) => {
    const { site } = await makeBettor()
    const match = await makeMatch()
    const dealer = await makeUser({ site, type: 'dealer' })
    const below = await makeUser({ site, type: 'dealer', parent: dealer })
    const placedBelow = async (parent: TestUser) => {
      const player = await makeUser({ site, type: 'player', parent, balanceMinor: 5000 })
      const bet = slip([[outcomeOf(match, '1', '1'), 2000]])
      return (await place(await signInAs(site, player), bet)).body.id
    }
    const [own, other] = [await placedBelow(dealer), await placedBelow(below)]
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const found = async (dealerId: number) =>
      (await admin.list<CouponView>('coupons', { filter: { dealerId } })).body.map(({ id }) => id)
    assert.deepEqual(await found(dealer.id), [own])
    assert.deepEqual(await found(below.id), [other])
  })

  test('the filter by branch includes a dealer and all users below', async ({ assert }) => {
    const { site, session } = await makeBettor()
    const match = await makeMatch()
    const dealer = await makeUser({ site, type: 'dealer' })
    const below = await makeUser({ site, type: 'dealer', parent: dealer })
    const player = await makeUser({ site, type: 'player', parent: below, balanceMinor: 5000 })
    const bet = slip([[outcomeOf(match, '1', '1'), 2000]])
    await place(session, bet)
    const { body } = await place(await signInAs(site, player), bet)

    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const list = (filter: object) => admin.list<CouponView>('coupons', { filter })
    const ids = async (filter: object) => (await list(filter)).body.map(({ id }) => id)
    assert.deepEqual(await ids({ branchOf: dealer.id }), [body.id])
    assert.deepEqual(await ids({ dealerId: dealer.id }), [])
    assert.lengthOf(await ids({}), 2)
    assert.equal((await list({ branchOf: 'all' })).status, 400)
  })
})
