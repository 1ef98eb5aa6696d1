/** Serves a brand here that has moved to this database. */
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { BRAND_PLACE } from '#core/database/brands_here'
import { chunked, inTransaction } from '#core/database/transactions'
import { ARRIVAL_JOB } from '#integrity/heads/arrivals'
import { brandOf } from '#moves/fit_checks'
import { MoveRefusal } from '#moves/refusal'
import { matchesOfOpenCoupons } from '#moves/result_checks'
import { sealTransfers } from '#ledger/seals/verify_seals'
import { forgetSites } from '#sites/current_site'

/**
 * Call it once the servers here have started after the move, since they keep limits and numbers in memory. Matches of its open
 * coupons that are decided here are settled again. Throws `brandUnknown`, and `notArrived` before its move has ended.
 */
export async function openBrand(key: string): Promise<void> {
  const brand = await brandOf(db.connection(), 'key', key)
  if (!brand) throw new MoveRefusal('brandUnknown', key)
  const { id } = brand
  const matches = await matchesOfOpenCoupons(db.connection(), id)
  await inTransaction(async (trx) => {
    // a move that begins anew takes this row away first
    const arrival: unknown = await trx
      .from('job_states')
      .where('name', `${ARRIVAL_JOB}${id}`)
      .forUpdate()
      .first()
    if (brand.status !== BRAND_PLACE.arriving || !arrival) throw new MoveRefusal('notArrived', key)
    for (const some of chunked(matches, 500)) {
      for (const table of ['results', 'feed_settlements']) {
        await trx.from(table).whereIn('match_id', some).update({ settled_at: null })
      }
    }
    await trx.from('sites').where('id', id).update({ status: BRAND_PLACE.here })
    await recordAudit(trx, {
      siteId: id,
      actorId: null,
      action: 'site.open',
      subjectType: 'site',
      subjectId: id,
      detail: {},
    })
  })
  forgetSites()
  // its transfers were written long ago, as far as the chain of seals here knows
  await sealTransfers({ everyRow: true })
}
