/**
 * Staff suspend live matches and markets, whatever the feed says, and end the suspension. Each change writes a row of
 * the audit log.
 */
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Editor } from '#core/requests/access'
import { announceMatches, touchMatches } from '#catalogue/actions/touch_matches'
import { AppError } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transactions'
import { bookSynced } from '#book/sync'
import { unwritten } from '#book/unwritten'

/** Resolves when the board shows the change. Throws 404 `notFound` for a match without a live feed. */
export async function suspendMatch(
  editor: Editor,
  matchId: number,
  isSuspended: boolean
): Promise<void> {
  // the feed may have created the match within the last second, so its row is written first
  await unwritten.write()
  await inTransaction(async (trx) => {
    const row = await trx
      .query<{ is_held: number }>()
      .from('live_matches')
      .where('match_id', matchId)
      .forUpdate()
      .select('is_held')
      .first()
    if (!row) throw AppError.notFound()
    if (Boolean(row.is_held) === isSuspended) return
    await trx.from('live_matches').where('match_id', matchId).update({ is_held: isSuspended })
    await touchMatches(trx, 'id', matchId)
    await recordAudit(trx, {
      ...authorOf(editor),
      action: isSuspended ? 'match.hold' : 'match.release',
      subjectType: 'match',
      subjectId: matchId,
      detail: {},
    })
  })
  announceMatches([matchId])
  await bookSynced()
}

/** Resolves when the board shows the change. Throws 404 `notFound` when the match has no such market. */
export async function suspendMarket(
  editor: Editor,
  { matchId, marketId }: { matchId: number; marketId: number },
  isSuspended: boolean
): Promise<void> {
  await unwritten.write()
  const hasChanged = await inTransaction(async (trx) => {
    const row = await trx
      .query<{ is_held: number; market_type_id: number; specifier: string }>()
      .from('markets')
      .where({ id: marketId, match_id: matchId })
      .forUpdate()
      .select('is_held', 'market_type_id', 'specifier')
      .first()
    if (!row) throw AppError.notFound()
    if (Boolean(row.is_held) === isSuspended) return false
    await trx.from('markets').where('id', marketId).update({ is_held: isSuspended })
    await touchMatches(trx, 'id', matchId)
    await recordAudit(trx, {
      ...authorOf(editor),
      action: isSuspended ? 'market.hold' : 'market.release',
      subjectType: 'market',
      subjectId: marketId,
      detail: { matchId, marketTypeId: row.market_type_id, specifier: row.specifier },
    })
    return true
  })
  if (hasChanged) announceMatches([matchId])
  await bookSynced()
}
