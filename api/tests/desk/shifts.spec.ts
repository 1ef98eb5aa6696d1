/** Shifts of desks: cash counted at both ends, and everything in between by the ledger. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ShiftRow } from '@grandstand/shared-types/wire/desk/desk'
import type { LiveState } from '@grandstand/shared-types/live/state'
import { clock } from '#core/timing/clock'
import { openAllDoors } from '#core/throttle/throttle'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import { houseHolds } from '#tests/cards/card_support'
import {
  cancelAt,
  close,
  holds,
  makeDesks,
  now,
  open,
  sellOn,
  sold,
} from '#tests/desk/desk_support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { TestFeed } from '#tests/support/test_feed'
import { requireWholeBooks } from '#tests/support/books'

const START = { score: [0, 0], redCards: [0, 0] } satisfies Partial<LiveState>

test.group('A shift', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('opens with counted cash, sells for cash, and closes with the difference booked', async ({
    assert,
  }) => {
    const { site, first, match, asDealer } = await makeDesks()
    const { session, user } = first
    assert.isNull(await now(session))
    const opened = await open(session, 20_000)
    assert.equal(opened.status, 201)
    assert.containsSubset(opened.body, { openingMinor: 20_000, expectedMinor: 20_000 })
    for (let i = 0; i < 4; i++) assert.equal((await sellOn(session, match)).status, 201)
    assert.containsSubset(await now(session), {
      sold: { count: 4, amountMinor: 4_000 },
      expectedMinor: 24_000,
    })
    assert.equal(await holds(user, 'drawer'), -24_000)

    const { status, body } = await close(session, 23_950)
    assert.equal(status, 200)
    assert.containsSubset(body, {
      expectedMinor: 24_000,
      countedMinor: 23_950,
      differenceMinor: -50,
      sold: { count: 4, amountMinor: 4_000 },
    })
    assert.equal(await holds(user, 'drawer'), 0)
    assert.equal(await houseHolds(site.id, 'variance'), -50)
    assert.equal(await houseHolds(site.id, 'floats'), 20_000 - 23_950)
    assert.equal(await houseHolds(site.id, 'stakes'), 4_000)
    assert.isNull(await now(session))
    const { body: rows } = await asDealer.list<ShiftRow>('shifts')
    assert.containsSubset(rows, [
      { id: opened.body.id, username: user.username, openingMinor: 20_000, differenceMinor: -50 },
    ])
  })

  test('with more cash than it should have books a surplus', async ({ assert }) => {
    const { site, first, match } = await makeDesks()
    await open(first.session, 0)
    await sellOn(first.session, match)
    const { body } = await close(first.session, 1_200)
    assert.equal(body.differenceMinor, 200)
    assert.equal(await houseHolds(site.id, 'variance'), 200)
    assert.equal(await holds(first.user, 'drawer'), 0)
  })

  test('is needed for every sale: before the first and after the last nothing is sold', async ({
    assert,
  }) => {
    const { first, match } = await makeDesks()
    const before = await sellOn(first.session, match)
    assert.deepEqual([before.status, before.body.error.key], [409, 'shiftNotOpen'])
    await open(first.session, 0)
    const { body: coupon } = await sellOn(first.session, match)
    await close(first.session, 1_000)
    const after = await sellOn(first.session, match)
    assert.deepEqual([after.status, after.body.error.key], [409, 'shiftNotOpen'])
    const cancelled = await cancelAt(first.session, coupon.code)
    assert.deepEqual([cancelled.status, cancelled.body.error.key], [409, 'shiftNotOpen'])
  })

  test('opened several times at once is opened once', async ({ assert }) => {
    const { site, first } = await makeDesks()
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(first.session, 500)))
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 5)
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.error.key], [409, 'shiftAlreadyOpen'])
    }
    assert.equal(await holds(first.user, 'drawer'), -500)
    assert.equal(await houseHolds(site.id, 'floats'), 500)
  })

  test('closed twice at once is closed once, and the same key answers the same again', async ({
    assert,
  }) => {
    const { site, first, match } = await makeDesks()
    await open(first.session, 500)
    await sellOn(first.session, match)
    const key = randomUUID()
    const answers = await Promise.all([
      close(first.session, 1_400, key),
      close(first.session, 1_400, key),
      close(first.session, 1_300),
    ])
    const done = answers.filter(({ status }) => status === 200)
    assert.isAtLeast(done.length, 1)
    assert.equal(new Set(done.map(({ body }) => body.countedMinor)).size, 1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      assert.deepEqual([status, body.error.key], [409, 'shiftNotOpen'])
    }
    const counted = done[0]?.body.countedMinor ?? 0
    assert.equal(await houseHolds(site.id, 'variance'), counted - 1_500)
    assert.equal(await holds(first.user, 'drawer'), 0)
    const other = await close(first.session, counted + 1, key)
    assert.equal(other.status, 409)
  })

  test('M21: closed while sales are on their way, its sums match the postings', async ({
    assert,
  }) => {
    const { site, first, match } = await makeDesks()
    const { session, user } = first
    await open(session, 10_000)
    const [closed, ...sales] = await Promise.all([
      new Promise((resolve) => setTimeout(resolve, 40)).then(() => close(session, 10_000)),
      ...Array.from({ length: 40 }, () => sellOn(session, match)),
    ])
    const placed = sales.filter(({ status }) => status === 201).length
    for (const { status, body } of sales.filter((sale) => sale.status !== 201)) {
      assert.deepEqual([status, body.error.key], [409, 'shiftNotOpen'])
    }
    assert.equal(closed.status, 200)
    assert.deepEqual(closed.body.sold, { count: placed, amountMinor: placed * 1_000 })
    assert.equal(closed.body.expectedMinor, 10_000 + placed * 1_000)
    assert.equal(closed.body.differenceMinor, 0 - placed * 1_000)
    assert.equal(await houseHolds(site.id, 'variance'), 0 - placed * 1_000)
    assert.equal(await houseHolds(site.id, 'stakes'), placed * 1_000)
    assert.equal(await holds(user, 'drawer'), 0)
  })

  test('stays open during the acceptance delay of a live coupon, since its stake may be returned', async ({
    assert,
  }) => {
    const { first } = await makeDesks()
    const match = await makeMatch({ startsAt: clock.now() - 60_000 })
    const feed = new TestFeed()
    feed.alive()
    feed.send(match, { kind: 'status', update: { status: '1p', state: START } })
    feed.odds(match, {})
    await open(first.session, 0)
    const { body: coupon } = await sellOn(first.session, match)
    assert.equal(coupon.state, 'pendingAcceptance')
    const early = await close(first.session, 1_000)
    assert.deepEqual([early.status, early.body.error.key], [409, 'shiftBusy'])
    feed.send(match, { kind: 'status', update: { status: '1p', state: { score: [1, 0] } } })
    clock.set((coupon.acceptAt ?? 0) + 1)
    await acceptOrRejectDue()
    const { body } = await close(first.session, 0)
    assert.containsSubset(body, {
      returned: { count: 1, amountMinor: 1_000 },
      expectedMinor: 0,
      differenceMinor: 0,
    })
  })

  test('of two cashiers who sell at once are separate', async ({ assert }) => {
    const { first, second, match } = await makeDesks()
    await open(first.session, 100)
    await open(second.session, 200)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => sellOn((i % 2 ? first : second).session, match))
    )
    const [a, b] = [await close(first.session, 10_100), await close(second.session, 10_200)]
    assert.deepEqual([a.body.differenceMinor, b.body.differenceMinor], [0, 0])
  })

  test('is for users with the permissions of a desk, and read only by staff of the branch', async ({
    assert,
  }) => {
    const { site, dealer, first } = await makeDesks()
    const stranger = await makeDesks()
    await open(first.session, 0)
    const clerk = await makeUser({ site, type: 'terminal', parent: dealer })
    const refused = await open(await signInAs(site, clerk), 0)
    assert.deepEqual([refused.status, refused.body.error.key], [403, 'notAllowed'])
    assert.lengthOf((await stranger.asDealer.list<ShiftRow>('shifts')).body, 0)
    const bad = [-1, 1.5, 1e15, '10', null]
    for (const countedMinor of bad) {
      const { status } = await first.session.post<Refusal>(
        '/v1/desk/shift/close',
        { countedMinor },
        { 'idempotency-key': randomUUID() }
      )
      assert.equal(status, 422, String(countedMinor))
    }
    assert.isNotNull(await now(first.session))
  })

  test('returns cash for a coupon that is cancelled in time, once', async ({ assert }) => {
    const { first, second, match } = await makeDesks()
    await open(first.session, 0)
    await open(second.session, 5_000)
    const ticket = await sold(first.session, match)
    const elsewhere = await cancelAt(second.session, ticket.paper)
    assert.equal(elsewhere.status, 404)
    const answers = await Promise.all([
      cancelAt(first.session, ticket.paper),
      cancelAt(first.session, ticket.code),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.containsSubset(await now(first.session), {
      returned: { count: 1, amountMinor: 1_000 },
      expectedMinor: 0,
    })
    const late = await sold(first.session, match)
    clock.set(clock.now() + 6 * 60_000)
    const { status, body } = await cancelAt(first.session, late.paper)
    assert.deepEqual([status, body.error.key], [422, 'cancelPeriodOver'])
  })
})
