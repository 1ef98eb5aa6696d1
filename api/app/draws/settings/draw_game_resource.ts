import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameRow } from '@grandstand/shared-types/wire/draws'
import {
  bool,
  json,
  number,
  text,
  type FieldsOf,
  type Resource,
  type Row,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { NO_CALENDAR } from '#draws/settings/calendars'
import { drawGames } from '#draws/settings/draw_games'

const fields = {
  id: number('draw_games.id'),
  code: text<DrawGameCode>('draw_games.code'),
  intervalSeconds: number('draw_games.interval_seconds'),
  salesCloseSeconds: number('draw_games.sales_close_seconds'),
  drawsAhead: number('draw_games.draws_ahead'),
  limits: json<DrawGameRow['limits']>('draw_games.limits'),
  isEnabled: bool('draw_games.is_enabled'),
  updatedAt: number('draw_games.updated_at'),
} satisfies FieldsOf<Omit<DrawGameRow, 'isShown' | 'calendar'>>

/** The games of all brands. */
export const drawGameResource: Resource<typeof fields> = {
  name: 'draw-game-settings',
  fields,
  from: (query) => query.from('draw_games'),
  search: ['draw_games.code'],
  defaultSort: ['id', 'asc'],
}

/** Adds whether the reader's brand sells the game, and its own calendar. */
export async function withSwitch(
  rows: Row<typeof fields>[],
  { siteId }: Principal
): Promise<DrawGameRow[]> {
  const games = await drawGames()
  return rows.map((row) => {
    const game = games.find(({ id }) => id === row.id)
    return {
      ...row,
      isShown: !game?.hiddenAt.has(siteId),
      calendar: game?.calendars.get(siteId) ?? NO_CALENDAR,
    }
  })
}
