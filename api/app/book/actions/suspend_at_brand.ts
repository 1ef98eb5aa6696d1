/** A rule of a brand suspends a market at this brand alone, through its layer (rules 8.17). */
import { recordEdit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { loadOffers } from '#book/offer/offers'
import { unwritten } from '#book/unwritten'

interface MarketOfBrand {
  siteId: number
  matchId: number
  marketId: number
}

/**
 * Writes a row of the brand's audit log, by the platform itself; `why` is added to its detail. Resolves to false when the
 * brand had suspended the market already. Throws 404 `notFound` when the match has no such market.
 */
export async function suspendMarketAtBrand(
  { siteId, matchId, marketId }: MarketOfBrand,
  why: Record<string, unknown>
): Promise<boolean> {
  await unwritten.write()
  const hasChanged = await inTransaction(async (trx) => {
    // several servers may come at once: the lock on the market lets one go first
    const market = await trx
      .from('markets')
      .where({ id: marketId, match_id: matchId })
      .forUpdate()
      .first()
    if (!market) throw AppError.notFound()
    const subject = { site_id: siteId, scope: 'market', scope_id: marketId }
    if (await trx.from('offer_layers').where(subject).first()) return false
    const now = clock.now()
    const row = { ...subject, is_hidden: false, is_suspended: true, created_at: now }
    const inserted: unknown[] = await trx
      .insertQuery()
      .table('offer_layers')
      .insert({ ...row, updated_at: now })
    await recordEdit(
      trx,
      { siteId, actorId: null },
      {
        table: 'offer_layers',
        verb: 'create',
        id: Number(inserted[0]),
        detail: { after: row, matchId, ...why },
      }
    )
    return true
  })
  if (hasChanged) await loadOffers()
  return hasChanged
}
