/** Won coupons of a brand's players, with their names shortened. */
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS, type CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { WinnerView } from '@grandstand/shared-types/wire/betting/highlights'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'
import { shortName } from '@grandstand/shared-types/accounts/short_name'

/** `latest`: of the last day, the newest first. `top`: of the last week, the highest first, one for each player. */
export type WinnerOrder = 'latest' | 'top'

interface Row {
  username: string
  user_id: number
  payout: number
  currency: string
  type: CouponType
  selection_count: number
  settled_at: number
}

const DAY_MS = 24 * 3_600_000
const ORDERS = {
  latest: { column: 'coupons.settled_at', withinMs: DAY_MS },
  top: { column: 'coupons.payout', withinMs: 7 * DAY_MS },
} as const

const SHOWN = 10
/** One player may hold several of the highest wins. */
const MOST_READ = 100
const CACHE_MS = 30_000
const MOST_KEPT = 1000
const cache = new BriefCache<string, WinnerView[]>(CACHE_MS, MOST_KEPT)

/** At most ten, in one currency. */
export async function winners(
  siteId: number,
  currency: string,
  order: WinnerOrder
): Promise<WinnerView[]> {
  const key = `${siteId} ${currency} ${order}`
  const known = cache.get(key)
  if (known) return known
  const keep = cache.reading()
  const rows = await readRows(siteId, currency, order)
  const shown = (order === 'top' ? firstOfEach(rows) : rows).slice(0, SHOWN).map(viewOf)
  keep(key, shown)
  return shown
}

/** Call it after a rule has changed, and in tests. */
export const forgetWinners = (): void => cache.forget()

async function readRows(siteId: number, currency: string, order: WinnerOrder): Promise<Row[]> {
  const { column, withinMs } = ORDERS[order]
  const rule = await db
    .from('winner_rules')
    .where({ site_id: siteId, currency })
    .select('smallest_win')
    .first()
  return db
    .query<Row>()
    .from('coupons')
    .join('users', 'users.id', 'coupons.user_id')
    .where('coupons.site_id', siteId)
    .where('coupons.settled_at', '>=', clock.now() - withinMs)
    .where('coupons.status', COUPON_STATUS.won)
    .where('coupons.currency', currency)
    .where('coupons.payout', '>=', Number(rule?.smallest_win ?? 0))
    .whereColumn('coupons.payout', '>', 'coupons.total_stake')
    .where('users.type', 'player')
    .whereNotIn('coupons.user_id', (hidden) => {
      void hidden
        .from('winner_rules')
        .where('site_id', siteId)
        .whereNotNull('user_id')
        .select('user_id')
    })
    .orderBy(column, 'desc')
    .orderBy('coupons.id', 'desc')
    .limit(MOST_READ)
    .select('users.username', 'coupons.user_id', 'coupons.payout', 'coupons.currency')
    .select('coupons.type', 'coupons.selection_count', 'coupons.settled_at')
}

function firstOfEach(rows: readonly Row[]): Row[] {
  const seen = new Set<number>()
  return rows.filter(({ user_id: id }) => !seen.has(id) && seen.add(id))
}

const viewOf = (row: Row): WinnerView => ({
  name: shortName(row.username),
  payoutMinor: Number(row.payout),
  currency: row.currency,
  type: row.type,
  selectionCount: Number(row.selection_count),
  settledAt: Number(row.settled_at),
})
