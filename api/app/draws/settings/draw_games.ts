/** The games that are drawn for everybody, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameRow } from '@grandstand/shared-types/wire/draws'
import { BriefCache } from '#core/timing/brief_cache'

export type DrawGameSettings = Omit<DrawGameRow, 'isShown' | 'updatedAt'> & {
  /** Brands that sell no tickets of it. */
  hiddenAt: ReadonlySet<number>
}

const KEPT_MS = 5_000
const kept = new BriefCache<'all', DrawGameSettings[]>(KEPT_MS)

/** Call it after a game has changed, and in tests. */
export const forgetDrawGames = (): void => kept.forget()

interface Columns {
  id: number
  code: DrawGameCode
  intervalSeconds: number
  salesCloseSeconds: number
  drawsAhead: number
  limits: string
  isEnabled: boolean | number
}

/** Every game, in the order of their ids. */
export async function drawGames(): Promise<DrawGameSettings[]> {
  const known = kept.get('all')
  if (known) return known
  const keep = kept.reading()
  const rows: Columns[] = await db.query<Columns>().from('draw_games').orderBy('id').select({
    id: 'id',
    code: 'code',
    intervalSeconds: 'interval_seconds',
    salesCloseSeconds: 'sales_close_seconds',
    drawsAhead: 'draws_ahead',
    limits: 'limits',
    isEnabled: 'is_enabled',
  })
  const hidden: { game_id: number; site_id: number }[] = await db
    .query<{ game_id: number; site_id: number }>()
    .from('draw_game_sites')
    .where('is_shown', false)
    .select('game_id', 'site_id')
  const games = rows.map((row) => {
    const limits: DrawGameRow['limits'] = JSON.parse(row.limits)
    const id = Number(row.id)
    const hiddenAt = new Set(
      hidden
        .filter(({ game_id: gameId }) => Number(gameId) === id)
        .map(({ site_id: siteId }) => Number(siteId))
    )
    return { ...row, id, limits, isEnabled: Boolean(Number(row.isEnabled)), hiddenAt }
  })
  keep('all', games)
  return games
}
