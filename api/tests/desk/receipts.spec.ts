/** Receipts that a desk prints once it has paid or cancelled a ticket. */
import { test } from '@japa/runner'
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { openAllDoors } from '#core/throttle/throttle'
import { cancelAt, makeDesks, open, pay, sold } from '#tests/desk/desk_support'
import { ask, page } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'
import type { ApiSession } from '#tests/support/client'

const detailOf = async (session: ApiSession, id: number) =>
  (await session.get<CouponDetail>(`/v1/coupons/${id}`)).body

test.group('A receipt of a desk', (group) => {
  group.each.setup(() => openAllDoors())

  test('of a payout exists once the ticket is paid, not when it has won', async ({ assert }) => {
    const { first, match } = await makeDesks()
    await open(first.session, 10_000)
    const ticket = await sold(first.session, match)
    await enter(match, ended([2, 1]))
    const early = await ask(first.session, ticket.id, 'win')
    assert.deepEqual([early.status, early.body.error.key], [422, 'printNotPossible'])
    assert.isTrue((await detailOf(first.session, ticket.id)).isUncollected)
    const { body: listed } = await first.session.get<CouponView[]>('/v1/coupons')
    assert.deepEqual(
      listed.map(({ isUncollected }) => isUncollected),
      [true]
    )

    await pay(first.session, ticket.paper)
    assert.isFalse((await detailOf(first.session, ticket.id)).isUncollected)
    const receipt = await ask(first.session, ticket.id, 'win')
    assert.containsSubset(receipt.body, { page: 'win', copyNumber: 0 })
    const { body } = await page(first.session, 'win', ticket.id, '&lang=en')
    assert.include(body, 'Payout receipt')
    assert.include(body, '20.00')
    assert.equal((await ask(first.session, ticket.id, 'win')).body.copyNumber, 1)
  })

  test('is printed by the desk that paid, which cannot print the ticket of the desk that sold', async ({
    assert,
  }) => {
    const { first, second, match } = await makeDesks()
    await open(first.session, 0)
    await open(second.session, 10_000)
    const ticket = await sold(first.session, match)
    await enter(match, ended([2, 1]))
    assert.equal((await ask(second.session, ticket.id, 'win')).status, 404)
    await pay(second.session, ticket.paper)
    const receipt = await ask(second.session, ticket.id, 'win')
    assert.equal(receipt.status, 201)
    const { body } = await page(second.session, 'win', ticket.id, '&lang=en')
    assert.include(body, second.user.username)
    assert.equal((await ask(second.session, ticket.id)).status, 404)
    assert.equal((await second.session.get(`/v1/coupons/${ticket.id}`)).status, 404)
  })

  test('of a cancellation shows the cash that was given back', async ({ assert }) => {
    const { first, match } = await makeDesks()
    await open(first.session, 0)
    const ticket = await sold(first.session, match)
    assert.equal((await ask(first.session, ticket.id, 'cancel')).status, 422)
    await cancelAt(first.session, ticket.paper)
    assert.equal((await ask(first.session, ticket.id, 'cancel')).body.page, 'cancel')
    const { body } = await page(first.session, 'cancel', ticket.id, '&lang=en')
    assert.include(body, 'Cancellation receipt')
    assert.include(body, '10.00')
  })
})
