/** Lists of draws and of their tickets, by their times. */
import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { betOf, bought, makeBuyer, openDraws } from '#tests/draws/draw_support'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

test.group('Lists of draws and tickets for staff', () => {
  test('staff find draws by the time of the draw, and tickets by the time of the sale', async ({
    assert,
  }) => {
    const [drawId = 0] = await openDraws('keno')
    const { session, site } = await makeBuyer()
    const before = clock.now()
    const [ticket] = await bought(session, { drawId, bets: [betOf('keno', 1)] })
    const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const idsOf = async (list: string, filter: Record<string, number>) =>
      (await staff.list<{ id: number }>(list, { filter })).body.map(({ id }) => id)
    assert.deepEqual(await idsOf('draw-tickets', { boughtAt_gte: before }), [ticket?.id])
    assert.deepEqual(await idsOf('draw-tickets', { boughtAt_lte: before - 1 }), [])
    assert.include(await idsOf('draws', { drawsAt_gte: before, id: drawId }), drawId)
    assert.deepEqual(await idsOf('draws', { drawsAt_lte: before - 1, id: drawId }), [])
  })
})
