/** The dealer tree: a level at a time, with the figures of each branch. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  TREE_PERIODS,
  type TreeLevel,
  type TreeNode,
  type TreePeriod,
} from '@grandstand/shared-types/wire/people/dealer_tree'
import { clock } from '#core/timing/clock'
import { countTurnover } from '#dealers/turnover/turnover_loop'
import { countFrom, forgetCount } from '#tests/dealers/turnover_support'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

const HOUR_MS = 3_600_000

test.group('The dealer tree', (group) => {
  group.each.teardown(forgetCount)
  let site: TestSite
  let admin: TestUser
  let dealer: TestUser
  let sub: TestUser
  let sibling: TestUser
  let match: TestMatch
  let session: ApiSession

  group.each.setup(async () => {
    await countFrom()
    site = await makeSite()
    admin = await makeUser({ site, type: 'admin' })
    dealer = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      balanceMinor: 500,
      permissions: ['users.view'],
    })
    sub = await makeUser({ site, type: 'dealer', parent: dealer, balanceMinor: 700 })
    sibling = await makeUser({ site, type: 'dealer', parent: admin })
    match = await makeMatch()
    session = await signInAs(site, admin)
  })

  const player = (parent: TestUser, balanceMinor: number, currency = 'TRY') =>
    makeUser({ site, type: 'player', parent, balanceMinor, currency })
  const place = (user: TestUser, stakePerLineMinor: number, key = '1') =>
    placeTestCoupon(user, { picks: [{ match, market: '1', key }], stakePerLineMinor })
  const level = async (by: ApiSession, below?: TestUser, query = 'period=today') => {
    const { status, body } = await by.get<TreeLevel & Refusal>(
      `/v1/dealer-tree?${query}${below ? `&below=${below.id}` : ''}`
    )
    return { status, body }
  }
  const nodeOf = ({ body }: { body: TreeLevel }, { id }: TestUser): TreeNode | undefined =>
    body.nodes.find((node) => node.id === id)

  test('each node counts everybody below it, at any depth', async ({ assert }) => {
    await player(dealer, 1_000)
    await player(sub, 200)
    await player(sub, 30)
    const top = await level(session)
    assert.deepEqual(top.body.trail, [])
    assert.lengthOf(top.body.nodes, 1)
    assert.containsSubset(nodeOf(top, admin), { type: 'admin', nodeCount: 3, playerCount: 3 })

    const dealers = await level(session, admin)
    assert.sameMembers(
      dealers.body.nodes.map(({ id }) => id),
      [dealer.id, sibling.id]
    )
    const node = nodeOf(dealers, dealer)
    assert.containsSubset(node, { nodeCount: 1, playerCount: 3 })
    assert.equal(node?.sums[0]?.balanceMinor, 700 + 1_000 + 200 + 30)
    assert.containsSubset(nodeOf(dealers, sibling), { nodeCount: 0, playerCount: 0, sums: [] })

    const subs = await level(session, dealer)
    assert.containsSubset(nodeOf(subs, sub), { nodeCount: 0, playerCount: 2 })
    assert.equal(nodeOf(subs, sub)?.sums[0]?.balanceMinor, 230)
  })

  test('stakes and payouts of the period, and open coupons, are those of the whole branch', async ({
    assert,
  }) => {
    const other = await makeMatch()
    const near = await player(dealer, 10_000)
    const far = await player(sub, 10_000)
    await place(near, 100)
    await place(far, 40)
    await place(far, 7, '2')
    await placeTestCoupon(far, {
      picks: [{ match: other, market: '1', key: '1' }],
      stakePerLineMinor: 3,
    })
    const entered = await session.post(`/v1/matches/${match.id}/results`, {
      facts: ended([1, 0]),
      basedOnRevision: 0,
      beforeStart: true,
    })
    assert.equal(entered.status, 200)
    const dealers = await level(session, admin)
    assert.containsSubset(nodeOf(dealers, dealer)?.sums, [
      { currency: 'TRY', openStakesMinor: 3, stakesMinor: 150, payoutsMinor: 280 },
    ])
    const subs = await level(session, dealer)
    assert.containsSubset(nodeOf(subs, sub)?.sums, [
      { currency: 'TRY', openStakesMinor: 3, stakesMinor: 50, payoutsMinor: 80 },
    ])
    assert.containsSubset(nodeOf(await level(session, admin, 'period=yesterday'), dealer)?.sums, [
      { openStakesMinor: 3, stakesMinor: 0, payoutsMinor: 0 },
    ])
  })

  test('currencies are added apart', async ({ assert }) => {
    await player(sibling, 100)
    await player(sibling, 20, 'EUR')
    const node = nodeOf(await level(session, admin), sibling)
    assert.equal(node?.playerCount, 2)
    assert.deepEqual(
      node?.sums.map(({ currency, balanceMinor }) => [currency, balanceMinor]),
      [
        ['EUR', 20],
        ['TRY', 100],
      ]
    )
  })

  test('a dealer sees only the dealer’s branch, from the dealer’s node down', async ({
    assert,
  }) => {
    const own = await player(sub, 100)
    await player(sibling, 100)
    const by = await signInAs(site, dealer)
    const top = await level(by)
    assert.deepEqual(
      top.body.nodes.map(({ id }) => id),
      [dealer.id]
    )
    assert.containsSubset(nodeOf(top, dealer), { nodeCount: 1, playerCount: 1 })
    const below = await level(by, sub)
    assert.deepEqual(
      below.body.trail.map(({ id }) => id),
      [dealer.id, sub.id]
    )
    const stranger = await makeUser({ site: await makeSite(), type: 'dealer' })
    for (const hidden of [admin, sibling, stranger, own]) {
      const { status, body } = await level(by, hidden)
      assert.deepEqual([status, body.error.key], [404, 'userNotFound'])
    }
  })

  test('ids that begin with the same digits are not mixed up', async ({ assert }) => {
    const many: TestUser[] = []
    for (let n = 0; n < 12; n++) many.push(await makeUser({ site, type: 'dealer', parent: sub }))
    for (const one of many) await player(one, one.id)
    const { body } = await level(session, sub)
    assert.deepEqual(
      body.nodes
        .map(({ id, playerCount, sums }) => [id, playerCount, sums[0]?.balanceMinor])
        .sort(),
      many.map(({ id }) => [id, 1, id]).sort()
    )
  })

  test('a period without a name is refused', async ({ assert }) => {
    for (const query of ['period=decade', 'from=0&to=1', '']) {
      assert.equal((await level(session, undefined, query)).status, 422)
    }
  })

  for (const timeZone of ['Europe/Istanbul', 'Asia/Kolkata']) {
    test(`every period equals a plain sum over coupons, by the days of ${timeZone}`, async ({
      assert,
      cleanup,
    }) => {
      cleanup(() => clock.reset())
      const brand = await makeSite({ settings: { timeZone } })
      const [offsetMs, now] = [OFFSET_MS[timeZone] ?? 0, Date.UTC(2027, 2, 10, 10, 30)]
      const at = (month: number, day: number) => Date.UTC(2027, month, day) - offsetMs
      const bounds: Record<TreePeriod, [number, number]> = {
        today: [at(2, 10), at(2, 11)],
        yesterday: [at(2, 9), at(2, 10)],
        last7: [at(2, 4), at(2, 11)],
        month: [at(2, 1), at(3, 1)],
        lastMonth: [at(1, 1), at(2, 1)],
      }
      const head = await makeUser({ site: brand, type: 'admin' })
      const top = await makeUser({ site: brand, type: 'dealer', parent: head })
      const desk = await makeUser({
        site: brand,
        type: 'terminal',
        parent: top,
        balanceMinor: 90_000,
      })
      const bettor = await makeUser({
        site: brand,
        type: 'player',
        parent: top,
        balanceMinor: 90_000,
      })
      // right before and right after the first moment of each period
      const moments = [...new Set(Object.values(bounds).flatMap(([from]) => [from - 1, from]))]
      await countFrom(Math.min(...moments))
      for (const [index, moment] of moments.sort((a, b) => a - b).entries()) {
        clock.set(moment, { frozen: true })
        match = await makeMatch()
        await place(bettor, 100 + index)
        await place(desk, 1_000 + index)
        if (index % 2 === 0) await enter(match, ended([1, 0]))
      }
      clock.set(now, { frozen: true })
      const coupons: CouponSums[] = await db.from('coupons').where('site_id', brand.id)
      /** The stupid sum. */
      const sumOf = (users: TestUser[], [from, end]: [number, number]) => {
        const sums = { stakesMinor: 0, payoutsMinor: 0 }
        const isIn = (time: number | null) => time !== null && time >= from && time < end
        for (const coupon of coupons) {
          if (!users.some(({ id }) => id === Number(coupon.user_id))) continue
          if (isIn(Number(coupon.placed_at))) sums.stakesMinor += Number(coupon.total_stake)
          if (isIn(coupon.settled_at)) sums.payoutsMinor += Number(coupon.payout)
        }
        return sums
      }
      const by = await signInAs(brand, head)
      // before the hours are counted, and after
      for (const isCounted of [false, true]) {
        if (isCounted) await countTurnover()
        for (const period of TREE_PERIODS) {
          const query = `period=${period}`
          const dealers = nodeOf(await level(by, head, query), top)?.sums
          const desks = nodeOf(await level(by, top, query), desk)?.sums
          const title = `${period} ${isCounted}`
          assert.containsSubset(dealers, [sumOf([bettor, desk], bounds[period])], title)
          assert.containsSubset(desks ?? [NOTHING], [sumOf([desk], bounds[period])], title)
        }
      }
    })
  }
})

interface CouponSums {
  user_id: number
  placed_at: number
  settled_at: number | null
  total_stake: number
  payout: number | null
}

const OFFSET_MS: Record<string, number> = {
  'Europe/Istanbul': 3 * HOUR_MS,
  'Asia/Kolkata': 5.5 * HOUR_MS,
}
const NOTHING = { stakesMinor: 0, payoutsMinor: 0 }
