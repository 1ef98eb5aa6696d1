/** Opens a draw that lasts for a day, and its product to the bench's players. Prints nothing. */
import { withApp } from '../boot.ts'
import { DRAW_ID, GAME, LIMIT } from './tickets.ts'

const DAY_MS = 24 * 3_600_000

await withApp(async () => {
  const { houseAccountId } = await import('#ledger/accounts')
  const { newSeed } = await import('#draws/drawing/server_seeds')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  await db.from('users').where('type', 'player').update({ products: '{"casino":1}' })
  const player = await db
    .query<{ siteId: number }>()
    .from('users')
    .where('type', 'player')
    .select({ siteId: 'site_id' })
    .firstOrFail()
  // the floor uses it too
  await houseAccountId(Number(player.siteId), 'games', 'TRY')
  await db
    .from('draw_games')
    .where('code', GAME)
    .update({ is_enabled: true, limits: JSON.stringify({ TRY: LIMIT }), draws_ahead: 0 })
  const game = await db
    .query<{ id: number }>()
    .from('draw_games')
    .where('code', GAME)
    .select('id')
    .firstOrFail()
  const { hash, sealed } = newSeed()
  const closesAt = Date.now() + DAY_MS
  await db.table('draws').insert({
    id: DRAW_ID,
    game_id: Number(game.id),
    number: 1,
    opens_at: Date.now(),
    closes_at: closesAt,
    draws_at: closesAt,
    state: 'open',
    seed_hash: hash,
    sealed_seed: sealed,
  })
})
