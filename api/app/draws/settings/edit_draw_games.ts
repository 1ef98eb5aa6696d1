/** Games of draws as staff edit them: all but the switch of the brand holds for every brand. */
import { isDeepStrictEqual } from 'node:util'
import { editing, updateRow } from '#audit/edit_rows'
import { authorOf, recordEdit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { drawGames, forgetDrawGames } from '#draws/settings/draw_games'
import type { SentDrawGame } from '#draws/settings/validators'

/**
 * Draws that are open already keep their times. Throws 404 `notFound`, 403 `notAllowed` for a change of all brands without
 * `draws.edit`, 422 `amountTooLarge` [interval] for sales that end before
 * the draw before, `amountTooSmall` [least] at a most stake below the least one.
 */
export async function updateDrawGame(
  editor: Editor,
  id: number,
  sent: SentDrawGame
): Promise<void> {
  requireOrder(sent)
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
  })
  forgetDrawGames()
}

type OfAllBrands = Omit<SentDrawGame, 'isShown'>

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
