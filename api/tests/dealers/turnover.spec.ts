/** The charts of the start page: stakes and payouts of a branch, counted by hour from the ledger. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  Dashboard,
  Turnover,
  TurnoverSums,
} from '@grandstand/shared-types/wire/people/dealers'
import type { TreeLevel } from '@grandstand/shared-types/wire/people/dealer_tree'
import { clock } from '#core/timing/clock'
import { countTurnover } from '#dealers/turnover/turnover_loop'
import { countFrom, forgetCount } from '#tests/dealers/turnover_support'
import { cancel, placeOn } from '#tests/coupons/after_support'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

const HOUR_MS = 3_600_000
/** 13:30 in Istanbul. */
const NOON = Date.UTC(2027, 2, 10, 10, 30)

const BASKETBALL = 2

const pick = (match: TestMatch, key = '1') => ({ match, market: '1', key })

test.group('Turnover of a branch', (group) => {
  let site: TestSite
  let admin: TestUser
  let top: TestUser
  let below: TestUser
  let beside: TestUser
  let first: TestUser
  let second: TestUser
  let third: TestUser

  group.each.setup(async () => {
    clock.set(NOON, { frozen: true })
    await countFrom()
    site = await makeSite()
    admin = await makeUser({ site, type: 'admin' })
    top = await makeUser({ site, type: 'dealer', parent: admin })
    below = await makeUser({ site, type: 'dealer', parent: top })
    beside = await makeUser({ site, type: 'dealer', parent: admin })
    const player = (parent: TestUser) =>
      makeUser({ site, type: 'player', parent, balanceMinor: 100_000 })
    ;[first, second, third] = [await player(top), await player(below), await player(beside)]
  })
  group.each.teardown(async () => {
    clock.reset()
    await forgetCount()
  })

  const turnoverOf = async (user: TestUser, days: number) =>
    (await (await signInAs(site, user)).get<Turnover>(`/v1/dashboard/turnover?days=${days}`)).body

  /** The stupid count: every entry of every player below, one by one. */
  async function ledgerSums(heads: TestUser, from: number, to: number) {
    const entries: { kind: string; amount: number; path: string; created_at: number }[] = await db
      .from('ledger_entries')
      .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
      .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .join('users', 'users.id', 'ledger_accounts.user_id')
      .where('users.site_id', site.id)
      .where('ledger_transfers.reference_type', 'coupon')
      .select('kind', 'amount', 'path', 'ledger_transfers.created_at')
    let [stakesMinor, payoutsMinor] = [0, 0]
    for (const { kind, amount, path, created_at: at } of entries) {
      const isBelow = heads.type === 'admin' || path.includes(`/${heads.id}/`)
      if (!isBelow || Number(at) < from || Number(at) > to) continue
      if (kind === 'stake' || kind === 'refund') stakesMinor -= Number(amount)
      else payoutsMinor += Number(amount)
    }
    return { stakesMinor, payoutsMinor }
  }

  const sumOf = (rows: readonly TurnoverSums[]) => ({
    coupons: rows.reduce((sum, { coupons }) => sum + coupons, 0),
    stakesMinor: rows.reduce((sum, { stakesMinor }) => sum + stakesMinor, 0),
    payoutsMinor: rows.reduce((sum, { payoutsMinor }) => sum + payoutsMinor, 0),
  })

  /** A day of bets: won, lost, on two sports, cancelled, and settled after midnight. */
  async function play() {
    const [football, later] = [await makeMatch(), await makeMatch()]
    const basketball = await makeMatch({ sportId: BASKETBALL })
    for (const [player, picks, stakePerLineMinor] of [
      [first, [pick(football)], 1_500],
      [first, [pick(football), pick(basketball)], 700],
      [second, [pick(basketball)], 2_000],
      [second, [pick(later)], 300],
      [third, [pick(football, '2')], 900],
    ] as const) {
      await placeTestCoupon(player, { picks: [...picks], stakePerLineMinor })
    }
    clock.set(NOON + 2 * HOUR_MS, { frozen: true })
    const session = await signInAs(site, third)
    await cancel(session, await placeOn(session, [await makeMatch()]))
    await enter(football, ended([2, 0]))
    // 00:30 in Istanbul, which is the next day there
    clock.set(NOON + 11 * HOUR_MS, { frozen: true })
    await enter(later, ended([1, 0]))
    await countTurnover()
  }

  test('equals the sums of the ledger in every hour and for every head of a branch', async ({
    assert,
  }) => {
    await play()
    for (const head of [admin, top, below, beside]) {
      for (const days of [1, 7]) {
        const { points, sports, products } = await turnoverOf(head, days)
        for (const { from, to, coupons, ...sums } of points) {
          assert.deepEqual(sums, await ledgerSums(head, from, to), `${head.username} ${from}`)
          assert.isAtLeast(coupons, 0)
        }
        assert.deepEqual(sumOf(sports), sumOf(points))
        assert.deepEqual(sumOf(products), sumOf(points))
      }
    }
    const { points, sports, dealers } = await turnoverOf(admin, 7)
    assert.lengthOf(points, 7)
    assert.deepEqual(sumOf(points), { coupons: 5, stakesMinor: 5_400, payoutsMinor: 3_600 })
    assert.deepEqual(
      sports.map(({ sportId, stakesMinor }) => [sportId, stakesMinor]),
      [
        [1, 2_700],
        [BASKETBALL, 2_000],
        [null, 700],
      ]
    )
    assert.deepEqual(
      dealers.map(({ id, stakesMinor }) => [id, stakesMinor]),
      [
        [top.id, 4_500],
        [beside.id, 900],
      ]
    )
  })

  test('is the same today on the tiles, in the chart and in the tree; what is returned is no payout', async ({
    assert,
  }) => {
    const [won, called] = [await makeMatch(), await makeMatch()]
    for (const [player, match] of [
      [first, won],
      [first, called],
      [second, called],
    ] as const) {
      await placeTestCoupon(player, { picks: [pick(match)], stakePerLineMinor: 1_500 })
    }
    await enter(won, ended([2, 0]))
    await enter(called, { status: 'cancelled', periods: {} })
    await countTurnover()
    for (const head of [admin, top]) {
      const session = await signInAs(site, head)
      const { stakesMinor, payoutsMinor, coupons } = (await session.get<Dashboard>('/v1/dashboard'))
        .body.today
      const { points } = (await session.get<Turnover>('/v1/dashboard/turnover?days=1')).body
      assert.deepEqual([stakesMinor, payoutsMinor], [1_500, 3_000])
      assert.equal(coupons, 3)
      assert.deepInclude(sumOf(points), { stakesMinor, payoutsMinor })
    }
    const tree = await (
      await signInAs(site, admin)
    ).get<TreeLevel>(`/v1/dealer-tree?period=today&below=${admin.id}`)
    const branch = tree.body.nodes.find(({ id }) => id === top.id)
    assert.containsSubset(branch?.sums[0], { stakesMinor: 1_500, payoutsMinor: 3_000 })
  })

  test('lists every product that has turnover, the greatest first', async ({ assert }) => {
    await play()
    await db
      .from('coupons')
      .where({ site_id: site.id, total_stake: 2_000 })
      .update({ is_live: true })
    await countFrom(NOON)
    await countTurnover()
    // a product of which no coupon tells
    await db.insertQuery().table('turnover_hours').insert({
      site_id: site.id,
      head_id: 0,
      hour: NOON,
      currency: 'TRY',
      product: 'virtual',
      sport_id: 0,
      coupons: 3,
      stakes: 9_000,
      payouts: 1_000,
    })
    const { products } = await turnoverOf(admin, 7)
    assert.deepEqual(
      products.map(({ product, stakesMinor }) => [product, stakesMinor]),
      [
        ['virtual', 9_000],
        ['sport', 3_400],
        ['live', 2_000],
      ]
    )
  })

  test('a day is one of the brand’s time zone: what is paid after midnight counts for the next', async ({
    assert,
  }) => {
    await play()
    const { points, timeZone } = await turnoverOf(admin, 7)
    assert.equal(timeZone, 'Europe/Istanbul')
    const [yesterday, today] = points.slice(-2)
    assert.deepEqual([yesterday?.stakesMinor, yesterday?.payoutsMinor], [5_400, 3_000])
    assert.deepEqual([today?.stakesMinor, today?.payoutsMinor], [0, 600])
    assert.equal(yesterday && new Date(yesterday.from).getUTCHours(), 21)
    const hours = (await turnoverOf(admin, 1)).points
    assert.lengthOf(hours, 24)
    assert.equal(hours[0]?.payoutsMinor, 600)
  })

  test('counted twice, or after a correction, nothing counts double', async ({ assert }) => {
    await play()
    await countTurnover()
    const match = await makeMatch()
    await placeTestCoupon(first, { picks: [pick(match)], stakePerLineMinor: 1_000 })
    await enter(match, ended([1, 0]))
    await countTurnover()
    await enter(match, ended([0, 1]))
    await countTurnover()
    await countTurnover()
    const { points } = await turnoverOf(admin, 7)
    assert.deepEqual(sumOf(points), { coupons: 6, stakesMinor: 6_400, payoutsMinor: 3_600 })
  })

  test('counts at the same time take turns, and count nothing double', async ({ assert }) => {
    await play()
    for (let round = 0; round < 5; round++) {
      await db
        .from('turnover_hours')
        .where('hour', '>=', NOON - HOUR_MS)
        .delete()
      await countFrom(NOON)
      await Promise.all(Array.from({ length: 6 }, () => countTurnover()))
    }
    const { points } = await turnoverOf(admin, 7)
    assert.equal(sumOf(points).stakesMinor, 5_400)
  })

  test('is only for staff, and only for the days that the chart has', async ({ assert }) => {
    const session = await signInAs(site, top)
    const refused = await session.get<Refusal>('/v1/dashboard/turnover?days=2')
    assert.equal(refused.status, 422)
    assert.equal(
      (await (await signInAs(site, first)).get('/v1/dashboard/turnover?days=1')).status,
      403
    )
  })
})
