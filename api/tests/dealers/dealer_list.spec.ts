/** The list of dealers with the figures of their branches, and the way from the top to a user. */
import { test } from '@japa/runner'
import type { DealerRow, UserTrail } from '@grandstand/shared-types/wire/people/accounts'
import type { TreeLevel, TreeSums } from '@grandstand/shared-types/wire/people/dealer_tree'
import { countTurnover } from '#dealers/turnover/turnover_loop'
import { countFrom, forgetCount } from '#tests/dealers/turnover_support'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

/** Two dealers in a line, each with a player who has a settled coupon and an open one. */
async function makeLine() {
  await countFrom()
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const permissions = ['users.view'] as const
  const top = await makeUser({ site, type: 'dealer', parent: admin, permissions: [...permissions] })
  const sub = await makeUser({ site, type: 'dealer', parent: top, balanceMinor: 700 })
  const [over, open] = [await makeMatch(), await makeMatch()]
  for (const [index, parent] of [top, sub].entries()) {
    const player = await makeUser({ site, type: 'player', parent, balanceMinor: 10_000 })
    for (const match of [over, open]) {
      const picks = [{ match, market: '1', key: '1' }]
      await placeTestCoupon(player, { picks, stakePerLineMinor: 100 + index })
    }
  }
  await makeUser({ site, type: 'player', parent: sub, balanceMinor: 50, currency: 'EUR' })
  await enter(over, ended([1, 0]))
  await countTurnover()
  return { site, admin, top, sub, session: await signInAs(site, admin) }
}

test.group('The list of dealers', (group) => {
  group.each.teardown(forgetCount)

  test('has the figures of the tree, in each dealer’s currency', async ({ assert }) => {
    const { admin, top, sub, session } = await makeLine()
    const { body: dealers } = await session.list<DealerRow>('dealers')
    const nodeOf = async (above: number, id: number) => {
      const level = await session.get<TreeLevel>(`/v1/dealer-tree?period=month&below=${above}`)
      return level.body.nodes.find((node) => node.id === id)
    }
    for (const [above, { id }] of [
      [admin.id, top],
      [top.id, sub],
    ] as const) {
      const row = dealers.find((dealer) => dealer.id === id)
      const node = await nodeOf(above, id)
      const own = node?.sums.find(({ currency }) => currency === row?.currency)
      assert.isAbove(own?.openStakesMinor ?? 0, 0)
      assert.isAbove(own?.payoutsMinor ?? 0, 0)
      assert.equal(row?.playerCount, node?.playerCount)
      assert.deepEqual(
        {
          currency: row?.currency,
          balanceMinor: row?.branchBalanceMinor,
          openStakesMinor: row?.openStakesMinor,
          stakesMinor: row?.monthStakesMinor,
          payoutsMinor: row?.monthPayoutsMinor,
        } satisfies Partial<Record<keyof TreeSums, unknown>>,
        own
      )
    }
  })

  test('the way to a user begins at the reader, and leads nowhere outside of the branch', async ({
    assert,
  }) => {
    const { site, admin, top, sub, session } = await makeLine()
    const wayTo = async (by: typeof session, id: number) => {
      const { status, body } = await by.get<UserTrail & Refusal>(`/v1/users/${id}/trail`)
      return status === 200 ? body.map((step) => step.id) : body.error.key
    }
    assert.deepEqual(await wayTo(session, sub.id), [admin.id, top.id, sub.id])
    const byDealer = await signInAs(site, top)
    assert.deepEqual(await wayTo(byDealer, sub.id), [top.id, sub.id])
    assert.deepEqual(await wayTo(byDealer, top.id), [top.id])
    assert.equal(await wayTo(byDealer, admin.id), 'userNotFound')
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: top,
      permissions: ['users.view'],
    })
    assert.deepEqual(await wayTo(await signInAs(site, operator), sub.id), [top.id, sub.id])
  })
})
