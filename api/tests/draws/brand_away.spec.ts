import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { BRAND_PLACE } from '#core/database/brands_here'
import { clock } from '#core/timing/clock'
import { planDraws } from '#draws/drawing/plan_draws'
import { forgetDrawGames } from '#draws/settings/draw_games'
import { forgetSites } from '#sites/current_site'
import { sellGame } from '#tests/draws/draw_support'
import { makeSite } from '#tests/support/factories'

const AHEAD = 2

test.group('The calendar of a brand that is served from another database', (group) => {
  group.each.teardown(async () => {
    await db.from('draw_calendars').update({ is_enabled: false })
    await db.from('draws').whereNotNull('own_site_id').whereNull('done_at').update({
      state: 'failed',
      done_at: clock.now(),
    })
    forgetDrawGames()
  })

  test('draws nothing here, until the brand is back', async ({ assert }) => {
    const site = await makeSite()
    const gameId = await sellGame('keno')
    await db.table('draw_calendars').insert({
      ...{ site_id: site.id, game_id: gameId, is_enabled: true, updated_at: clock.now() },
      ...{ times: '["12:00"]', weekdays: '[1,2,3,4,5,6,7]', prices: '{}' },
      ...{ sales_close_seconds: 60, draws_ahead: AHEAD },
    })
    forgetDrawGames()
    const planned = async (status: number) => {
      await db.from('sites').where('id', site.id).update({ status })
      forgetSites()
      await planDraws()
      return (await db.from('draws').where('own_site_id', site.id)).length
    }
    assert.equal(await planned(BRAND_PLACE.away), 0)
    assert.equal(await planned(BRAND_PLACE.here), AHEAD)
  })
})
