/** Won coupons of a brand's players, and jackpots of players and of papers of desks, with the names of players and shops shortened. */
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS, type CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { WinnerView } from '@grandstand/shared-types/wire/betting/highlights'
import { BriefCache } from '#core/timing/brief_cache'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { winnerName } from '#core/lists/winner_name'
import { clock } from '#core/timing/clock'
import { shortName } from '@grandstand/shared-types/accounts/short_name'

/** `latest`: of the last day, the newest first. `top`: of the last week, the highest first, one for each player. */
export type WinnerOrder = 'latest' | 'top'

interface Row {
  username: string
  user_id: number
  payout: number
  currency: string
  type: CouponType | null
  selection_count: number
  settled_at: number
  /** Of a jackpot. */
  owner_type?: UserType
  /** JSON; of a jackpot. */
  names?: string
  level_names?: string
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
  const rows = await rowsOf(siteId, currency, order)
  const shown = (order === 'top' ? firstOfEach(rows) : rows).slice(0, SHOWN).map(viewOf)
  keep(key, shown)
  return shown
}

/** Call it after a rule has changed, and in tests. */
export const forgetWinners = (): void => cache.forget()

async function rowsOf(siteId: number, currency: string, order: WinnerOrder): Promise<Row[]> {
  const rule = await db
    .from('winner_rules')
    .where({ site_id: siteId, currency })
    .select('smallest_win')
    .first()
  const of = { siteId, currency, order, leastMinor: Number(rule?.smallest_win ?? 0) }
  const rows = [...(await couponRows(of)), ...(await jackpotRows(of))]
  const by = order === 'top' ? 'payout' : 'settled_at'
  return rows.toSorted((a, b) => Number(b[by]) - Number(a[by])).slice(0, MOST_READ)
}

interface Asked {
  siteId: number
  currency: string
  order: WinnerOrder
  leastMinor: number
}

const couponRows = ({ siteId, currency, order, leastMinor }: Asked): Promise<Row[]> =>
  db
    .query<Row>()
    .from('coupons')
    .join('users', 'users.id', 'coupons.user_id')
    .where('coupons.site_id', siteId)
    .where('coupons.settled_at', '>=', clock.now() - ORDERS[order].withinMs)
    .where('coupons.status', COUPON_STATUS.won)
    .where('coupons.currency', currency)
    .where('coupons.payout', '>=', leastMinor)
    .whereColumn('coupons.payout', '>', 'coupons.total_stake')
    .where('users.type', 'player')
    .whereNotIn('coupons.user_id', hiddenOf(siteId))
    .orderBy(ORDERS[order].column, 'desc')
    .orderBy('coupons.id', 'desc')
    .limit(MOST_READ)
    .select('users.username', 'coupons.user_id', 'coupons.payout', 'coupons.currency')
    .select('coupons.type', 'coupons.selection_count', 'coupons.settled_at')

const jackpotRows = ({ siteId, currency, order, leastMinor }: Asked): Promise<Row[]> =>
  db
    .query<Row>()
    .from('jackpot_wins as w')
    .join('jackpots as j', 'j.id', 'w.jackpot_id')
    .join('jackpot_levels as l', 'l.id', 'w.level_id')
    .join('users', 'users.id', 'w.user_id')
    .leftJoin('users as shops', 'shops.id', 'users.parent_id')
    .where('w.site_id', siteId)
    .where('w.fell_at', '>=', clock.now() - ORDERS[order].withinMs)
    .where('w.currency', currency)
    .where('w.amount', '>=', leastMinor)
    .whereNotIn('w.user_id', hiddenOf(siteId))
    .orderBy(order === 'top' ? 'w.amount' : 'w.fell_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(MOST_READ)
    .select('w.user_id', 'w.currency', 'j.names', 'users.type as owner_type')
    .select(winnerName())
    .select({ payout: 'w.amount', settled_at: 'w.fell_at', level_names: 'l.names' })

/** The players whom staff keep off the list. */
const hiddenOf = (siteId: number) =>
  db.from('winner_rules').where('site_id', siteId).whereNotNull('user_id').select('user_id')

/** A desk sells to many people, so each of its wins stays. */
function firstOfEach(rows: readonly Row[]): Row[] {
  const seen = new Set<number>()
  const isOfDesk = (type?: UserType) => type !== undefined && type !== 'player'
  return rows.filter(
    ({ user_id: id, owner_type: type }) => isOfDesk(type) || (!seen.has(id) && seen.add(id))
  )
}

function jackpotOf({ names, level_names: levelNames }: Row): WinnerView['jackpot'] {
  if (names === undefined || levelNames === undefined) return null
  return { names: JSON.parse(names), levelNames: JSON.parse(levelNames) }
}

const viewOf = (row: Row): WinnerView => ({
  name: shortName(row.username),
  payoutMinor: Number(row.payout),
  currency: row.currency,
  type: row.type ?? null,
  selectionCount: Number(row.selection_count ?? 0),
  jackpot: jackpotOf(row),
  settledAt: Number(row.settled_at),
})
