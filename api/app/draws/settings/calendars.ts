/** The calendars by which brands draw games of their own (rules 14.6). */
import db from '@adonisjs/lucid/services/db'
import { WEEKDAYS } from '@grandstand/shared-types/games/draw_calendar'
import type { DrawCalendar } from '@grandstand/shared-types/wire/draws'
import { authorOf, recordEdit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'

/** The calendar of a brand that never had one. */
export const NO_CALENDAR: DrawCalendar = {
  isEnabled: false,
  times: [],
  weekdays: [...WEEKDAYS],
  salesCloseSeconds: 60,
  drawsAhead: 3,
  prices: {},
}

interface Columns {
  siteId: number
  gameId: number
  isEnabled: boolean | number
  times: string
  weekdays: string
  salesCloseSeconds: number
  drawsAhead: number
  prices: string
}

export interface StoredCalendar {
  siteId: number
  gameId: number
  calendar: DrawCalendar
}

/** The calendars of all brands. */
export async function storedCalendars(): Promise<StoredCalendar[]> {
  const rows: Columns[] = await db.query<Columns>().from('draw_calendars').orderBy('id').select({
    siteId: 'site_id',
    gameId: 'game_id',
    isEnabled: 'is_enabled',
    times: 'times',
    weekdays: 'weekdays',
    salesCloseSeconds: 'sales_close_seconds',
    drawsAhead: 'draws_ahead',
    prices: 'prices',
  })
  return rows.map(({ siteId, gameId, ...row }) => ({
    siteId: Number(siteId),
    gameId: Number(gameId),
    calendar: {
      isEnabled: Boolean(Number(row.isEnabled)),
      times: JSON.parse(row.times),
      weekdays: JSON.parse(row.weekdays),
      salesCloseSeconds: Number(row.salesCloseSeconds),
      drawsAhead: Number(row.drawsAhead),
      prices: JSON.parse(row.prices),
    },
  }))
}

interface CalendarEdit {
  gameId: number
  before: DrawCalendar
  after: DrawCalendar
}

/** Stores the calendar of the editor's brand; draws that are open keep their times. Recorded in the audit log. */
export async function storeCalendar(
  trx: Trx,
  editor: Editor,
  { gameId, before, after }: CalendarEdit
): Promise<void> {
  await trx
    .insertQuery()
    .table('draw_calendars')
    .insert({ ...columnsOf(after), site_id: editor.principal.siteId, game_id: gameId })
    .onConflict(['site_id', 'game_id'])
    .merge(Object.keys(columnsOf(after)))
  await recordEdit(trx, authorOf(editor), {
    table: 'draw_games',
    verb: 'update',
    id: gameId,
    detail: { before: audited(before), after: audited(after) },
  })
}

const columnsOf = (calendar: DrawCalendar) => ({
  is_enabled: calendar.isEnabled,
  times: JSON.stringify(calendar.times),
  weekdays: JSON.stringify(calendar.weekdays),
  sales_close_seconds: calendar.salesCloseSeconds,
  draws_ahead: calendar.drawsAhead,
  prices: JSON.stringify(calendar.prices),
  updated_at: clock.now(),
})

const audited = (calendar: DrawCalendar) => ({ calendar: JSON.stringify(calendar) })
