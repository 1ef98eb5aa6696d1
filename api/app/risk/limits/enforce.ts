/**
 * Suspends markets whose worst payout has gone past its limit (rules 18.2), at the brand of the limit alone: its staff open
 * them again. Several servers may find the same market; the first suspends it, and tells staff who may limit bets at once.
 */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { worstPayoutMinor } from '@grandstand/shared-types/coupons/risk/market_totals'
import { suspendMarketAtBrand } from '#book/actions/suspend_at_brand'
import { bus } from '#core/bus'
import { whereAmong } from '#core/database/transactions'
import { inTurn } from '#core/timing/in_turn'
import {
  compareAll,
  startExposures,
  stopExposures,
  type RisenMarket,
} from '#risk/exposure/exposures'
import { matchesWithCoupons } from '#risk/exposure/open_coupons'
import {
  exposureLimitOf,
  hasExposureLimits,
  limitConcerns,
  loadExposureLimits,
} from '#risk/limits/exposure_limits'

const READ_EVERY_MS = 5_000

let timer: NodeJS.Timeout | null = null
let reading: Promise<void> = Promise.resolve()

export async function startRisk(): Promise<void> {
  startExposures({
    isWatching: hasExposureLimits,
    concerns: limitConcerns,
    risen: suspendPastLimit,
  })
  await followLimits()
  timer = setInterval(() => {
    reading = followLimits().catch((error: unknown) => {
      logger.error({ err: error }, 'exposure limits could not be read')
    })
  }, READ_EVERY_MS)
}

export async function stopRisk(): Promise<void> {
  if (timer) clearInterval(timer)
  timer = null
  await reading
  await stopExposures()
}

/**
 * Reads the limits, and compares every market that a new or changed limit concerns. One after another: who set a limit waits until
 * it was compared, also where the loop has read it first.
 */
export const followLimits = inTurn(async (): Promise<void> => {
  const matchIds = new Set<number>()
  for (const limit of await loadExposureLimits()) {
    const { matchId, site_id: siteId } = limit
    const ids = matchId === null ? await matchesWithCoupons(siteId) : [matchId]
    for (const id of ids) matchIds.add(id)
  }
  if (matchIds.size > 0) await compareAll([...matchIds])
})

async function suspendPastLimit(risen: RisenMarket[]): Promise<void> {
  for (const { exposure, siteId, currency, marketId } of risen) {
    const { matchId } = exposure
    const limitMinor = exposureLimitOf({ siteId, currency, matchId, marketId })
    if (limitMinor === null) continue
    const book = exposure.booksOf(siteId).find((one) => one.currency === currency)
    const total = book?.markets.get(marketId)
    const worstMinor = total ? worstPayoutMinor(total) : 0
    if (worstMinor <= limitMinor) continue
    const reached = { currency, limitMinor, worstPayoutMinor: worstMinor }
    const why = { exposureLimit: reached }
    const isNew = await suspendMarketAtBrand({ siteId, matchId, marketId }, why)
    if (!isNew) continue
    logger.warn({ siteId, matchId, marketId, ...why }, 'market past its exposure limit')
    bus.emit('limitReached', { siteId, matchId, marketId, ...reached })
  }
}

/** Which of the markets of a match staff of the installation, the brand or a limit of it suspend. */
export async function heldMarkets(
  { siteId, matchId }: { siteId: number; matchId: number },
  marketIds: readonly number[]
): Promise<Set<number>> {
  if (marketIds.length === 0) return new Set()
  const query = whereAmong(db.query<{ id: number }>().from('markets'), 'id', marketIds)
  const rows = await query.where('is_held', true).select('id')
  const laid: { scope: string; scope_id: number }[] = await db
    .from('offer_layers')
    .where({ site_id: siteId, is_suspended: true })
    .where((own) => {
      own.where({ scope: 'match', scope_id: matchId })
      own.orWhere((ofMarkets) => {
        whereAmong(ofMarkets.where('scope', 'market'), 'scope_id', marketIds)
      })
    })
    .select('scope', 'scope_id')
  if (laid.some(({ scope }) => scope === 'match')) return new Set(marketIds)
  return new Set([...rows.map(({ id }) => id), ...laid.map((row) => row.scope_id)].map(Number))
}
