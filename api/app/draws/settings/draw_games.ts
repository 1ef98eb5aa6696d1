/** The games that are drawn for everybody, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import type { DrawCalendar, DrawGameRow } from '@grandstand/shared-types/wire/draws'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import { ownEntry } from '#core/requests/untrusted'
import { BriefCache } from '#core/timing/brief_cache'
import { storedCalendars } from '#draws/settings/calendars'

export type DrawGameSettings = Omit<DrawGameRow, 'isShown' | 'calendar' | 'updatedAt'> & {
  /** Brands that sell no tickets of it. */
  hiddenAt: ReadonlySet<number>
  /** The calendars of brands that ever had one, by brand. */
  calendars: ReadonlyMap<number, DrawCalendar>
}

/** The brand whose own draws of the game it sells; null where it sells those of all brands. */
export const drawsOwner = ({ calendars }: DrawGameSettings, siteId: number): number | null =>
  calendars.get(siteId)?.isEnabled ? siteId : null

/** What a bet of the game costs at a brand, in minor units; null where the stake is the player's choice. */
export const priceOf = (
  game: DrawGameSettings,
  siteId: number,
  currency: string
): number | null => {
  const calendar = game.calendars.get(siteId)
  if (!calendar?.isEnabled) return null
  return ownEntry<number | undefined>(calendar.prices, currency) ?? null
}

/** Whether a brand sells tickets of the game: of its own draws, or of those of all brands. */
export const isSoldAt = (game: DrawGameSettings, siteId: number): boolean =>
  (game.isEnabled || drawsOwner(game, siteId) !== null) && !game.hiddenAt.has(siteId)

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
  const calendars = await storedCalendars()
  const games = rows.map((row) => {
    const limits: DrawGameRow['limits'] = JSON.parse(row.limits)
    const id = Number(row.id)
    const hiddenAt = new Set(
      hidden
        .filter(({ game_id: gameId }) => Number(gameId) === id)
        .map(({ site_id: siteId }) => Number(siteId))
    )
    return {
      ...row,
      id,
      limits,
      isEnabled: Boolean(Number(row.isEnabled)),
      hiddenAt,
      calendars: new Map(
        calendars.filter(({ gameId }) => gameId === id).map((own) => [own.siteId, own.calendar])
      ),
    }
  })
  keep('all', games)
  return games
}
