/**
 * Tells each brand, in its own audit log, what a result or a feed has done to its coupons: all brands share matches, so the
 * log of the officer's brand alone would hide it from the others (rules 5.7).
 */
import { recordAudit } from '#audit/record_audit'
import { whereAmong, type Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import {
  BrandEffects,
  type BrandEffect,
  type DecidedCoupon,
} from '#settlement/coupons/brand_effects'
import type { Cause } from '#settlement/coupons/causes'

/** Writes a row for each match, brand and currency. Runs in the transaction of the settlement. */
export async function recordEffects(
  trx: Trx,
  decided: readonly DecidedCoupon[],
  causes: ReadonlyMap<number, Cause>
): Promise<void> {
  if (decided.length === 0) return
  const matchOf = await matchesOf(trx, decided, [...causes.keys()])
  const byMatch = Map.groupBy(decided, ({ id }) => must(matchOf(id), `match of coupon ${id}`))
  for (const [matchId, coupons] of byMatch) {
    const effects = new BrandEffects()
    for (const coupon of coupons) effects.add(coupon)
    const cause = must(causes.get(matchId), `cause of match ${matchId}`)
    for (const effect of effects.list()) await record(trx, matchId, cause, effect)
  }
}

/** The match by which a coupon is told of: the first of those settled now that it has a selection on. */
async function matchesOf(
  trx: Trx,
  decided: readonly DecidedCoupon[],
  matchIds: readonly number[]
): Promise<(couponId: number) => number | undefined> {
  const [only, ...others] = matchIds
  if (others.length === 0) return () => only
  const query = trx.query<{ coupon_id: number; match_id: number }>().from('coupon_selections')
  const ids = decided.map(({ id }) => id)
  const rows = await whereAmong(query, 'coupon_id', ids)
    .whereIn('match_id', [...matchIds])
    .groupBy('coupon_id')
    .select('coupon_id')
    .min('match_id as match_id')
  const found = new Map(rows.map((row) => [Number(row.coupon_id), Number(row.match_id)]))
  return (couponId) => found.get(couponId)
}

function record(
  trx: Trx,
  matchId: number,
  { action, author, approver, revision, source }: Cause,
  { siteId, couponCount, stakesMinor, movedMinor, currency }: BrandEffect
): Promise<void> {
  return recordAudit(trx, {
    siteId,
    // an officer of another brand is named, since no row of a brand refers to people of another one
    actorId: author?.siteId === siteId ? author.id : null,
    action,
    subjectType: 'match',
    subjectId: matchId,
    detail: {
      ...(author && { by: author.username }),
      ...(approver && { approvedBy: approver.username }),
      couponCount,
      stakesMinor,
      movedMinor,
      currency,
      source,
      ...(revision > 0 && { revision }),
    },
  })
}
