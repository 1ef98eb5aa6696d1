/** Games of draws as staff edit them: all but the switch and the calendar of the brand holds for every brand. */
import { isDeepStrictEqual } from 'node:util'
import type { DrawLimit } from '@grandstand/shared-types/wire/draws'
import { editing, updateRow } from '#audit/edit_rows'
import { authorOf, recordEdit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { ownEntry } from '#core/requests/untrusted'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { drawGames, forgetDrawGames } from '#draws/settings/draw_games'
import { NO_CALENDAR, storeCalendar } from '#draws/settings/calendars'
import type { SentDrawGame } from '#draws/settings/validators'

/**
 * Draws that are open already keep their times. Throws 404 `notFound`, 403 `notAllowed` for a change of all brands without
 * `draws.edit`, 422 `amountTooLarge` [interval] for sales that end before
 * the draw before, `amountTooSmall` [least] at a most stake below the least one, `amountTooLarge` [most] or `amountTooSmall` [least]
 * for a price of the brand that no ticket may cost, `tooFewEntries` [1] for a calendar that is on without a time or a weekday.
 */
export async function updateDrawGame(
  editor: Editor,
  id: number,
  sent: SentDrawGame
): Promise<void> {
  requireOrder(sent)
  requireCalendar(sent)
  const before = (await drawGames()).find((game) => game.id === id)
  if (!before) throw AppError.notFound()
  const mayEditForAll = editor.principal.permissions.has('draws.edit')
  if (!mayEditForAll && !isDeepStrictEqual(ofAllBrands(sent), ofAllBrands(before))) {
    throw AppError.notAllowed()
  }
  const wasShown = !before.hiddenAt.has(editor.principal.siteId)
  await editing(async (trx) => {
    const columns = {
      interval_seconds: sent.intervalSeconds,
      sales_close_seconds: sent.salesCloseSeconds,
      draws_ahead: sent.drawsAhead,
      limits: JSON.stringify(sent.limits),
      is_enabled: sent.isEnabled,
    }
    const isChanged = mayEditForAll && (await updateRow(trx, editor, 'draw_games', id, columns))
    if (isChanged) await trx.from('draw_games').where('id', id).update({ updated_at: clock.now() })
    if (sent.isShown !== wasShown) await switchAt(trx, editor, id, sent.isShown)
    const own = before.calendars.get(editor.principal.siteId) ?? NO_CALENDAR
    if (!isDeepStrictEqual(sent.calendar, own)) {
      await storeCalendar(trx, editor, { gameId: id, before: own, after: sent.calendar })
    }
  })
  forgetDrawGames()
}

type OfAllBrands = Omit<SentDrawGame, 'isShown' | 'calendar'>

const ofAllBrands = (game: OfAllBrands): OfAllBrands => ({
  intervalSeconds: game.intervalSeconds,
  salesCloseSeconds: game.salesCloseSeconds,
  drawsAhead: game.drawsAhead,
  limits: game.limits,
  isEnabled: game.isEnabled,
})

async function switchAt(trx: Trx, editor: Editor, id: number, isShown: boolean): Promise<void> {
  await trx
    .insertQuery()
    .table('draw_game_sites')
    .insert({ site_id: editor.principal.siteId, game_id: id, is_shown: isShown })
    .onConflict(['site_id', 'game_id'])
    .merge(['is_shown'])
  await recordEdit(trx, authorOf(editor), {
    table: 'draw_games',
    verb: 'update',
    id,
    detail: { before: { is_shown: Number(!isShown) }, after: { is_shown: Number(isShown) } },
  })
}

function requireOrder({ limits, intervalSeconds, salesCloseSeconds }: SentDrawGame): void {
  if (salesCloseSeconds > intervalSeconds) {
    throw AppError.field('salesCloseSeconds', 'amountTooLarge', [intervalSeconds])
  }
  for (const [currency, limit] of Object.entries(limits)) {
    if (limit && limit.maxStakeMinor < limit.minStakeMinor) {
      throw AppError.field(`limits.${currency}.maxStakeMinor`, 'amountTooSmall', [
        limit.minStakeMinor,
      ])
    }
  }
}

/** A price is one that a ticket may cost; a calendar that is on has a draw to come. */
function requireCalendar({ calendar, limits }: SentDrawGame): void {
  const { isEnabled, times, weekdays, prices } = calendar
  if (isEnabled && times.length === 0) throw AppError.field('calendar.times', 'tooFewEntries', [1])
  if (isEnabled && weekdays.length === 0) {
    throw AppError.field('calendar.weekdays', 'tooFewEntries', [1])
  }
  for (const [currency, priceMinor] of Object.entries(prices)) {
    const limit = ownEntry<DrawLimit | undefined>(limits, currency)
    const field = `calendar.prices.${currency}`
    if (!limit || priceMinor === undefined) continue
    if (priceMinor < limit.minStakeMinor) {
      throw AppError.field(field, 'amountTooSmall', [limit.minStakeMinor])
    }
    if (priceMinor > limit.maxStakeMinor) {
      throw AppError.field(field, 'amountTooLarge', [limit.maxStakeMinor])
    }
  }
}
