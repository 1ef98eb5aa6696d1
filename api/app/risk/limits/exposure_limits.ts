/** Exposure limits in memory, by brand (rules 18.2). */
import db from '@adonisjs/lucid/services/db'
import type { ExposureScope } from '@grandstand/shared-types/wire/betting/risk'
import { inTurn } from '#core/timing/in_turn'

export interface ExposureLimitRecord {
  id: number
  site_id: number
  scope: ExposureScope
  scope_id: number
  currency: string
  worst_payout: number
  updated_at: number
}

interface KnownLimit extends ExposureLimitRecord {
  /** The match that the limit concerns; null for the brand. */
  matchId: number | null
}

let limits = new Map<string, KnownLimit>()

const keyOf = (siteId: number, scope: ExposureScope, scopeId: number, currency: string): string =>
  `${siteId} ${scope} ${scopeId} ${currency}`

/** Reads all limits. Resolves to those that are new or changed. */
export const loadExposureLimits = inTurn(async (): Promise<KnownLimit[]> => {
  const rows = await db
    .query<ExposureLimitRecord & { match_id: number | null }>()
    .from('exposure_limits as l')
    .leftJoin('markets as m', (join) => join.on('m.id', 'l.scope_id').andOnVal('l.scope', 'market'))
    .select('l.*', 'm.match_id')
  const before = limits
  limits = new Map(
    rows.map((row) => {
      const matchId = row.scope === 'match' ? row.scope_id : row.match_id
      return [keyOf(row.site_id, row.scope, row.scope_id, row.currency), { ...row, matchId }]
    })
  )
  return [...limits].flatMap(([key, row]) =>
    before.get(key)?.worst_payout === row.worst_payout ? [] : row
  )
})

export const hasExposureLimits = (): boolean => limits.size > 0

/** Whether a brand has a limit on any market of a match. */
export const limitConcerns = (siteId: number, matchId: number): boolean =>
  [...limits.values()].some(
    (limit) => limit.site_id === siteId && (limit.scope === 'brand' || limit.matchId === matchId)
  )

interface MarketOfBrand {
  siteId: number
  currency: string
  matchId: number
  marketId: number
}

/** The limit of a market's worst payout, in minor units: its own, else that of its match, else that of the brand. */
export function exposureLimitOf({
  siteId,
  currency,
  matchId,
  marketId,
}: MarketOfBrand): number | null {
  const limit =
    limits.get(keyOf(siteId, 'market', marketId, currency)) ??
    limits.get(keyOf(siteId, 'match', matchId, currency)) ??
    limits.get(keyOf(siteId, 'brand', 0, currency))
  return limit?.worst_payout ?? null
}
