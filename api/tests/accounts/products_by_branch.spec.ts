/** A product is open for a user when nobody above has closed it, even when the user's own flag opens it. */
import { test } from '@japa/runner'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import type { Me, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { placeOn } from '#tests/coupons/after_support'
import { place, slip } from '#tests/coupons/support'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { TestFeed } from '#tests/support/test_feed'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

/** A player two dealers deep, with everybody's sessions. */
async function branch() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const permissions = ['users.view' as const]
  const top = await makeUser({ site, type: 'dealer', parent: admin, permissions })
  const middle = await makeUser({ site, type: 'dealer', parent: top, permissions })
  const player = await makeUser({
    site,
    type: 'player',
    parent: middle,
    balanceMinor: 10_000,
    products: Object.fromEntries(PRODUCTS.map((product) => [product, 1])),
  })
  const staff = await signInAs(site, admin)
  const close = (id: number, products: Partial<UserRow['products']>) =>
    staff.put(`/v1/users/${id}`, { products })
  const [asTop, asMiddle, asPlayer] = await Promise.all(
    [top, middle, player].map((user) => signInAs(site, user))
  )
  if (!asTop || !asMiddle || !asPlayer) throw new Error('nobody is signed in')
  return { top, middle, player, staff, close, asTop, asMiddle, asPlayer }
}

const productsOf = async (session: ApiSession) => (await session.get<Me>('/v1/me')).body.products

test.group('Products by branch', () => {
  for (const product of PRODUCTS) {
    test(`${product} that a dealer two levels above closed is closed, and opens with the dealer`, async ({
      assert,
    }) => {
      const { top, close, asPlayer } = await branch()
      await close(top.id, { [product]: 0 })
      const closed = await productsOf(asPlayer)
      assert.deepEqual(
        PRODUCTS.filter((one) => closed[one] === 0),
        [product]
      )
      await close(top.id, { [product]: 1 })
      assert.equal((await productsOf(asPlayer))[product], 1)
    })
  }

  test('no coupon is placed on a product that a dealer above closed', async ({ assert }) => {
    const { top, close, asPlayer } = await branch()
    const match = await makeMatch()
    await placeOn(asPlayer, [match])
    await close(top.id, { sport: 0 })
    const refusalOf = async (on: TestMatch) => {
      const { status, body } = await place(asPlayer, slip([[outcomeOf(on, '1', '1'), 2000]]))
      return [status, body.error.key, ...body.error.params]
    }
    assert.deepEqual(await refusalOf(match), [422, 'productClosed', 'sport'])
    await close(top.id, { live: 0 })
    const live = await makeMatch({ startsAt: clock.now() - 60_000 })
    const feed = new TestFeed()
    feed.alive()
    feed.send(live, { kind: 'status', update: { status: '1p', state: { score: [0, 0] } } })
    feed.odds(live, {})
    assert.deepEqual(await refusalOf(live), [422, 'productClosed', 'live'])
  })

  test('the row of a user names the dealer above who has closed a product, to readers who see that dealer', async ({
    assert,
  }) => {
    const { top, middle, player, staff, close, asTop, asMiddle } = await branch()
    await close(top.id, { live: 0 })
    await close(middle.id, { live: 0, casino: 0 })
    const closedFor = async (session: ApiSession) =>
      (await session.get<UserRow>(`/v1/users/${player.id}`)).body.closedAbove
    const byTop = { username: top.username }
    const byMiddle = { username: middle.username }
    assert.deepEqual(await closedFor(staff), { live: byTop, casino: byMiddle })
    assert.deepEqual(await closedFor(asTop), { live: byTop, casino: byMiddle })
    assert.deepEqual(await closedFor(asMiddle), { live: { username: null }, casino: byMiddle })
    const own = await asMiddle.get<UserRow>(`/v1/users/${middle.id}`)
    assert.deepEqual(own.body.closedAbove, { live: { username: null } })
    assert.equal(own.body.products.casino, 0)
  })
})
