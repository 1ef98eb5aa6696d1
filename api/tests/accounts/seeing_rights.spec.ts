/** What was paid on coupons, and files of lists, are for holders of a permission of their own. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import { OPERATIONS } from '#tests/support/operations'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { ask, check, makeShop, type Shop } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'

const READS: Permission[] = ['coupons.view', 'coupons.print', 'exports.take']

/** A won coupon, and two officers of the brand: one who may know what was paid, and one who may not. */
async function wonCoupon() {
  const shop = await makeShop()
  await enter(shop.match, ended([1, 0]))
  const officer = async (permissions: Permission[]) =>
    signInAs(shop.site, await makeUser({ site: shop.site, type: 'dealer', permissions }))
  const admin = await signInAs(shop.site, await makeUser({ site: shop.site, type: 'admin' }))
  return { shop, admin, officer }
}

const exported = (session: ApiSession, resource: string) =>
  session.post<string & Refusal>(`/v1/${resource}/export`, {
    filter: {},
    columns: [{ field: 'id', label: 'id' }],
    decimal: '.',
    timeZone: 'UTC',
  })

test.group('The payment status of coupons', () => {
  test('is null in every answer of a reader without the permission', async ({ assert }) => {
    const { shop } = await wonCoupon()
    const blind = await dealerOf(shop, READS)
    const [row] = (await blind.list<CouponView>('coupons')).body
    assert.include(row, { id: shop.couponId, status: 1, payoutMinor: null })
    const { body } = await blind.get<CouponDetail>(`/v1/coupons/${shop.couponId}`)
    assert.include(body, { payoutMinor: null, bonusPaidMinor: 0, bonusPaidPercent: 0 })
    assert.deepEqual(
      body.story.map(({ kind, amountMinor }) => [kind, amountMinor]),
      [
        ['placed', -1000],
        ['accepted', 0],
        ['settled', 0],
      ]
    )
    const totals = await blind.get<ListTotals>('/v1/coupons/totals')
    assert.deepEqual(totals.body.sums[0]?.amounts['payoutMinor'], { inMinor: 0, outMinor: 0 })
    const file = await blind.post<string>('/v1/coupons/export', {
      filter: {},
      columns: ['code', 'payoutMinor'].map((field) => ({ field, label: field })),
      decimal: '.',
      timeZone: 'UTC',
    })
    assert.notInclude(file.body, '20.00')
    const ticket = await check(blind, body.code)
    assert.isNull(ticket.body.payoutMinor)
    assert.deepEqual(ticket.body.refusals, [])
  })

  test('cannot be found out by a filter, and no receipt is printed', async ({ assert }) => {
    const { shop } = await wonCoupon()
    const blind = await dealerOf(shop, READS)
    const found = async (filter: object) =>
      (await blind.list<CouponView>('coupons', { filter })).body.length
    assert.equal(await found({ payoutMinor: 2000 }), 0)
    assert.equal(await found({ payoutMinor_gte: 1 }), 0)
    assert.equal(await found({ payoutMinor_lte: 5000 }), 0)
    assert.equal(await found({ payoutMinor: null }), 1)
    assert.equal(await found({ product: 'prematch', status: 1, q: 'player' }), 1)
    const receipt = await ask(blind, shop.couponId, 'win')
    assert.deepEqual([receipt.status, receipt.body.error.key], [403, 'notAllowed'])
    assert.equal((await ask(blind, shop.couponId)).status, 201)
  })

  test('is shown to holders, and to players of their own coupons', async ({ assert }) => {
    const { shop } = await wonCoupon()
    const seeing = await dealerOf(shop, [...READS, 'coupons.paid'])
    for (const session of [seeing, shop.session]) {
      const [row] = (await session.list<CouponView>('coupons')).body
      assert.equal(row?.payoutMinor, 2000)
      const { body } = await session.get<CouponDetail>(`/v1/coupons/${shop.couponId}`)
      assert.equal(body.story.at(-1)?.amountMinor, 2000)
      assert.equal((await check(session, body.code)).body.payoutMinor, 2000)
    }
    assert.equal((await ask(seeing, shop.couponId, 'win')).status, 201)
  })
})

test.group('Exports of lists', () => {
  const exports = OPERATIONS.filter(({ operation }) => operation.list?.part === 'export')

  test('every export takes the permission beside that of its list', async ({ assert }) => {
    assert.isAbove(exports.length, 15)
    for (const { operation } of exports) assert.equal(operation.also, 'exports.take')
  })

  test('a reader without it is refused, but still reads the list', async ({ assert }) => {
    const { officer } = await wonCoupon()
    const reader = await officer(['coupons.view', 'users.view'])
    for (const resource of ['coupons', 'users', 'dealers']) {
      assert.equal((await reader.list(resource)).status, 200)
      const { status, body } = await exported(reader, resource)
      assert.deepEqual([status, body.error.key], [403, 'notAllowed'], resource)
    }
    const taker = await officer(['coupons.view', 'exports.take'])
    assert.equal((await exported(taker, 'coupons')).status, 200)
    assert.equal((await exported(taker, 'users')).status, 403)
  })
})

/** A dealer in place of the shop's own, with these permissions. */
async function dealerOf({ site, dealer }: Shop, permissions: Permission[]): Promise<ApiSession> {
  await db
    .from('users')
    .where('id', dealer.id)
    .update({ permissions: JSON.stringify(permissions) })
  return signInAs(site, dealer)
}
