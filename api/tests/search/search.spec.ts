/** The search of the back office: what somebody sees and no more, found by an index. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import throttle from '#config/throttle'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { SearchAnswer } from '@grandstand/shared-types/wire/search'
import { dialect } from '#core/dialect/current'
import { openAllDoors } from '#core/throttle/throttle'
import { makeShop, printTicket, type Shop } from '#tests/printing/support'
import { runsOnMysql } from '#tests/support/databases'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const find = async (session: ApiSession, q: string): Promise<SearchAnswer> =>
  (await session.get<SearchAnswer>(`/v1/search?q=${encodeURIComponent(q)}`)).body

async function searcher({ site, dealer }: Shop, permissions: Permission[]): Promise<ApiSession> {
  await db
    .from('users')
    .where('id', dealer.id)
    .update({ permissions: JSON.stringify(permissions) })
  return signInAs(site, dealer)
}
const BOTH: Permission[] = ['users.view', 'coupons.view', 'coupons.print']
const NOTHING = { players: [], dealers: [], coupons: [], tickets: [] }

test.group('The search', (group) => {
  group.each.setup(openAllDoors)

  test('finds people by the beginning of the username, in any case, by kind', async ({
    assert,
  }) => {
    const shop = await makeShop()
    const session = await searcher(shop, BOTH)
    const { players, dealers } = await find(session, shop.player.username.slice(0, 9).toUpperCase())
    assert.deepEqual(
      players.map(({ id, type }) => [id, type]),
      [[shop.player.id, 'player']]
    )
    assert.deepEqual(dealers, [])
    const own = await find(session, shop.dealer.username)
    assert.deepEqual([own.players, own.dealers[0]?.id], [[], shop.dealer.id])
  })

  test('finds a coupon by its code, by the code’s beginning and by its number', async ({
    assert,
  }) => {
    const shop = await makeShop()
    const session = await searcher(shop, BOTH)
    const { body: coupon } = await session.get<CouponView>(`/v1/coupons/${shop.couponId}`)
    for (const typed of [
      coupon.code,
      ` ${coupon.code.toLowerCase()} `,
      coupon.code.slice(0, 4),
      String(coupon.id),
    ]) {
      const { coupons } = await find(session, typed.padStart(2, ' '))
      assert.deepInclude(coupons, {
        id: coupon.id,
        code: coupon.code,
        username: shop.player.username,
        status: 0,
        totalStakeMinor: 1_000,
        currency: 'TRY',
        placedAt: coupon.placedAt,
      })
    }
  })

  test('finds the coupon of a paper by its bar code, and none of a forged one', async ({
    assert,
  }) => {
    const shop = await makeShop()
    const session = await searcher(shop, BOTH)
    const code = await printTicket(session, shop.couponId)
    assert.equal((await find(session, code)).tickets[0]?.id, shop.couponId)
    const forged = `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`
    assert.deepEqual(await find(session, forged), NOTHING)
    const other = await makeShop()
    assert.deepEqual(await find(await searcher(other, BOTH), code), NOTHING)
  })

  test('finds only rows of the branch that the permissions show', async ({ assert }) => {
    const shop = await makeShop()
    const beside = await makeUser({ site: shop.site, type: 'dealer', permissions: BOTH })
    const asBeside = await signInAs(shop.site, beside)
    assert.deepEqual(await find(asBeside, shop.player.username), NOTHING)
    const coupon = await db.from('coupons').where('id', shop.couponId).firstOrFail()
    assert.deepEqual(await find(asBeside, coupon.code), NOTHING)
    assert.deepEqual(await find(asBeside, String(shop.couponId).padStart(2, ' ')), NOTHING)

    const ofPeople = await searcher(shop, ['users.view'])
    assert.deepEqual(await find(ofPeople, coupon.code), NOTHING)
    assert.lengthOf((await find(ofPeople, shop.player.username)).players, 1)
    const ofCoupons = await searcher(shop, ['coupons.view'])
    assert.deepEqual(await find(ofCoupons, shop.player.username), NOTHING)
    assert.lengthOf((await find(ofCoupons, coupon.code)).coupons, 1)
    const neither = await searcher(shop, ['credit.move'])
    assert.equal((await neither.get('/v1/search?q=player')).status, 403)
  })

  test('takes no wildcard and no text that is too short, and gives six of a kind', async ({
    assert,
  }) => {
    const shop = await makeShop()
    const session = await searcher(shop, BOTH)
    for (const typed of ['pl%', 'p_ayer', '%%', 'play*', 'pl[a-z]', "pl'--"]) {
      assert.deepEqual(await find(session, typed), NOTHING, typed)
    }
    assert.equal((await session.get('/v1/search?q=p')).status, 422)
    assert.equal((await session.get('/v1/search')).status, 422)
    for (let i = 0; i < 7; i++) await makeUser({ ...shop, type: 'player', parent: shop.dealer })
    assert.lengthOf((await find(session, 'player')).players, 6)
  })

  test('is answered a bounded number of times a minute', async ({ assert, cleanup }) => {
    const { person } = throttle.searches
    const { times } = person
    person.times = 2
    cleanup(() => {
      person.times = times
    })
    const shop = await makeShop()
    const session = await searcher(shop, BOTH)
    await find(session, 'player')
    await find(session, 'player')
    const { status, body } = await session.get<Refusal>('/v1/search?q=player')
    assert.deepEqual([status, body.error.key], [429, 'tooManyAttempts'])
  })

  test('reads coupons and usernames by their indexes', async ({ assert }) => {
    for (const [table, column] of [
      ['coupons', 'code'],
      ['users', 'username_key'],
    ] as const) {
      const query = db
        .query()
        .from(table)
        .where(table === 'users' ? { site_id: 1 } : {})
      dialect().whereBegins(query, column, 'AB')
      const { sql, bindings } = query.select('id').orderBy(column).limit(6).toSQL()
      const plan: unknown = await db.rawQuery(
        `explain ${runsOnMysql ? '' : 'query plan '}${sql}`,
        bindings
      )
      assert.include(JSON.stringify(plan), `${column}_unique`)
      assert.notInclude(JSON.stringify(plan), 'SCAN')
    }
  })
})
