import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { DEFAULT_LIMITS } from '#sites/settings'

test.group('The same coupon', (group) => {
  group.each.teardown(() => clock.reset())

  test('the same coupon may be placed three times in 24 hours', async ({ assert }) => {
    const { session } = await makeBettor()
    const [a, b] = [await makeMatch(), await makeMatch()]
    const selections: [number, number][] = [
      [outcomeOf(a, '1', '1'), 2000],
      [outcomeOf(b, '1', '1'), 2000],
    ]
    for (let i = 0; i < 3; i++) assert.equal((await place(session, slip(selections))).status, 201)
    const { body } = await place(session, slip(selections.toReversed()))
    assert.equal(body.error.key, 'sameCouponError')
    assert.deepEqual(body.error.params, [3])
    clock.set(clock.now() + 23.9 * 3_600_000)
    assert.equal((await place(session, slip(selections))).status, 422)
  })

  test('the site says how far back the same coupon is counted, and how often it may be placed', async ({
    assert,
  }) => {
    const limits = { ...DEFAULT_LIMITS, sameCouponMax: 1 }
    const short = await makeBettor({ settings: { sameCouponWindowHours: 2, limits } })
    const long = await makeBettor({ settings: { sameCouponWindowHours: 48, limits } })
    const match = await makeMatch()
    const body = slip([[outcomeOf(match, '1', '1'), 2000]])
    // both at once, so that one batch checks coupons of both sites
    const placeBoth = async () =>
      (await Promise.all([place(short.session, body), place(long.session, body)])).map(
        ({ status }) => status
      )
    assert.deepEqual(await placeBoth(), [201, 201])
    clock.set(clock.now() + 1.9 * 3_600_000)
    assert.deepEqual(await placeBoth(), [422, 422])
    clock.set(clock.now() + 0.2 * 3_600_000)
    assert.deepEqual(await placeBoth(), [201, 422])
  })

  test('a coupon with other bankers, sizes, prices or order is the same coupon; one of another type is not', async ({
    assert,
  }) => {
    const limits = { ...DEFAULT_LIMITS, sameCouponMax: 1 }
    const { session } = await makeBettor({ settings: { limits } })
    const chosen: [number, number][] = []
    for (let i = 0; i < 4; i++) chosen.push([outcomeOf(await makeMatch(), '1', '1'), 2000])
    const system = (sizes: number[], bankers: number[] = [], seen = chosen) => {
      const body = slip(seen, { kind: 'system', sizes, totalStakeMinor: 1200 })
      const selections = body.selections.map((selection, index) => ({
        ...selection,
        isBanker: bankers.includes(index),
      }))
      return { ...body, selections }
    }
    const keyOf = async (body: unknown) => (await place(session, body)).body.error?.key
    assert.isUndefined(await keyOf(system([2])))
    assert.equal(await keyOf(system([3])), 'sameCouponError')
    assert.equal(await keyOf(system([2, 3])), 'sameCouponError')
    assert.equal(await keyOf(system([2], [0])), 'sameCouponError')
    assert.equal(await keyOf(system([2], [1], chosen.toReversed())), 'sameCouponError')
    const seen = chosen.map(([id]): [number, number] => [id, 1900])
    assert.equal(await keyOf({ ...system([2], [], seen), oddsChange: 'any' }), 'sameCouponError')
    assert.isUndefined(await keyOf(slip(chosen)))
    assert.equal(await keyOf(slip(chosen)), 'sameCouponError')
    assert.isUndefined(await keyOf(slip(chosen.slice(0, 3))))
  })
})
