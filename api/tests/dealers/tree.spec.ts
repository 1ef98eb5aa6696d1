/** The dealer tree: a level at a time, with the figures of each branch. */
import { test } from '@japa/runner'
import type { TreeLevel, TreeNode } from '@grandstand/shared-types/wire/dealer_tree'
import { clock } from '#core/timing/clock'
import { ended, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

const HOUR_MS = 3_600_000

test.group('The dealer tree', (group) => {
  let site: TestSite
  let admin: TestUser
  let dealer: TestUser
  let sub: TestUser
  let sibling: TestUser
  let match: TestMatch
  let session: ApiSession

  group.each.setup(async () => {
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
  const period = () => `from=${clock.now() - HOUR_MS}&to=${clock.now() + HOUR_MS}`
  const level = async (by: ApiSession, below?: TestUser, query = period()) => {
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

  test('stakes and payouts of the period, and what is open, are those of the whole branch', async ({
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
    const earlier = `from=${clock.now() - 2 * HOUR_MS}&to=${clock.now() - HOUR_MS}`
    assert.containsSubset(nodeOf(await level(session, admin, earlier), dealer)?.sums, [
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

  test('a dealer sees the own branch alone, from the own node down', async ({ assert }) => {
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
      assert.deepEqual([status, body.error.key], [404, 'notFound'])
    }
  })

  test('ids whose digits begin alike are kept apart', async ({ assert }) => {
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

  test('a period that ends before it begins, or is longer than a week, is refused', async ({
    assert,
  }) => {
    for (const query of ['from=2&to=1', `from=0&to=${8 * 24 * HOUR_MS}`]) {
      const { status, body } = await level(session, undefined, query)
      assert.deepEqual([status, body.error.fields?.[0]?.field], [422, 'to'])
    }
    assert.equal((await level(session, undefined, 'from=0')).status, 422)
  })
})
