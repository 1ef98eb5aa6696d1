import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError, found } from '#core/errors/app_error'
import { sumOfRows } from '#core/database/sums'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { announceDraw } from '#draws/drawing/announce'
import { drawById, isSeenAt, type StoredDraw } from '#draws/drawing/draw_row'
import { markFailed } from '#draws/drawing/fail_draw'

/** Staff fail a draw that has no result (rules 14.5), which other brands with tickets are told (rules 5.7). Throws 404 `notFound`, 403 `notAllowed`, 409 `updatedError` for a draw that is over. */
export async function voidDraw(editor: Editor, drawId: number, reason: string): Promise<void> {
  const draw = found(await drawById(drawId))
  requireOwn(editor, draw)
  await inTransaction(async (trx) => {
    if (!(await markFailed(trx, draw, 'void', reason))) throw new AppError('updatedError')
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'draw.void',
      subjectType: 'draw',
      subjectId: drawId,
      detail: { gameCode: draw.gameCode, number: draw.number },
      reason,
    })
    await tellOthers(trx, editor, draw, reason)
  })
  await announceDraw(drawId)
}

/** A draw of another brand is not found; one of the own brand asks for `games.edit`, one of all brands for `draws.edit`. */
function requireOwn({ principal }: Editor, draw: StoredDraw): void {
  if (!isSeenAt(draw, principal.siteId)) throw AppError.notFound()
  const right = draw.ownSiteId === null ? 'draws.edit' : 'games.edit'
  if (!principal.permissions.has(right)) throw AppError.notAllowed()
}

interface Sold {
  site_id: number
  currency: string
  count: number
  stakes: number
}

async function tellOthers(
  trx: Trx,
  { principal }: Editor,
  { id, gameCode, number }: StoredDraw,
  reason: string
): Promise<void> {
  const rows: Sold[] = await trx
    .query<Sold>()
    .from('draw_tickets')
    .where('draw_id', id)
    .whereNot('site_id', principal.siteId)
    .whereNot('state', 'cancelled')
    .groupBy('site_id', 'currency')
    .select('site_id', 'currency')
    .count('* as count')
    .sum('stake as stakes')
  for (const row of rows) {
    await recordAudit(trx, {
      siteId: Number(row.site_id),
      actorId: null,
      action: 'draw.void',
      subjectType: 'draw',
      subjectId: id,
      detail: {
        by: principal.username,
        ticketCount: Number(row.count),
        stakesMinor: sumOfRows(row.stakes),
        currency: row.currency,
        gameCode,
        number,
      },
      reason,
    })
  }
}
