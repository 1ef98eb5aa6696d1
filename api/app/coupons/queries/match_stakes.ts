/** Bets on a match: stakes and open coupons, by market and outcome. */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import type { MatchStakes, StakeFigures } from '@grandstand/shared-types/wire/betting/coupons'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import type { Query } from '#core/lists/resource'

interface Outcome {
  market_id: number
  market_type_id: number
  specifier: string
  outcome_id: number
  outcome_key: string
  currency: string
}
type StakeRow = Outcome & Record<`${keyof typeof LEVELS}${keyof typeof FIGURES}`, number>

/** A pending coupon is not open, because it may still be rejected. */
const IS_OPEN = "(state = 'accepted' and result is null)"
/** A coupon with several selections on a market, or on the match, counts there once, by its first row. */
const LEVELS = {
  '': '1 = 1',
  'market_': 'market_rank = 1',
  'match_': 'match_rank = 1',
} as const
const FIGURES = {
  coupons: '1',
  stakes: 'total_stake',
  open_coupons: `case when ${IS_OPEN} then 1 else 0 end`,
  open_stakes: `case when ${IS_OPEN} then total_stake else 0 end`,
  liability: `case when ${IS_OPEN} then max_payout else 0 end`,
} as const
/** Open selections come first, so that a coupon with an open selection counts as open. */
const RANK_ORDER = 'case when s.result is null then 0 else 1 end, s.position'

const RANKS = {
  market_rank: `row_number() over (partition by s.coupon_id, s.market_id order by ${RANK_ORDER})`,
  match_rank: `row_number() over (partition by s.coupon_id order by ${RANK_ORDER})`,
}

/**
 * By market and outcome, highest stakes first; one query over the index of selections by match. A coupon counts with
 * its whole stake and its highest payout wherever it has a selection; rejected, cancelled and sold coupons do not
 * count. Each currency has its own row.
 */
export async function matchStakes(principal: Principal, matchId: number): Promise<MatchStakes> {
  const rows: StakeRow[] = await reads()
    .query<StakeRow>()
    .from(picksOf(principal, matchId).as('picks'))
    .groupBy('market_id', 'market_type_id', 'specifier', 'outcome_id', 'outcome_key', 'currency')
    .orderBy([
      { column: 'currency' },
      { column: 'market_id' },
      { column: 'stakes', order: 'desc' },
      { column: 'outcome_id' },
    ])
    .select('market_id', 'market_type_id', 'specifier', 'outcome_id', 'outcome_key', 'currency')
    .select(sums().map((sum) => db.raw(sum)))
  return { matchId, totals: totals(rows), markets: markets(rows) }
}

function picksOf(principal: Principal, matchId: number): Query {
  const query = reads()
    .query<Record<string, unknown>>()
    .from('coupon_selections as s')
    .join('coupons', 'coupons.id', 's.coupon_id')
    .join('users', 'users.id', 'coupons.user_id')
    .where('s.match_id', matchId)
    .whereIn('coupons.state', ['pendingAcceptance', 'accepted', 'settled'])
    .select('s.market_id', 's.market_type_id', 's.specifier', 's.outcome_id', 's.outcome_key')
    .select('s.result', 'coupons.currency', 'coupons.state')
    .select('coupons.total_stake', 'coupons.max_payout')
    .select(Object.entries(RANKS).map(([name, rank]) => db.raw(`${rank} as ${name}`)))
  return scopeToPrincipal(query, principal)
}

function sums(): string[] {
  return Object.entries(LEVELS).flatMap(([level, counts]) =>
    Object.entries(FIGURES).map(
      ([name, value]) => `sum(case when ${counts} then ${value} else 0 end) as ${level}${name}`
    )
  )
}

function markets(rows: readonly StakeRow[]): MatchStakes['markets'] {
  const groups = Map.groupBy(rows, ({ currency, market_id: id }) => `${currency} ${id}`)
  return [...groups.values()]
    .flatMap((entries) => {
      const [first] = entries
      if (!first) return []
      return {
        marketId: first.market_id,
        typeId: first.market_type_id,
        specifier: first.specifier,
        currency: first.currency,
        ...total(entries, 'market_'),
        outcomes: entries.map((row) => ({
          outcomeId: row.outcome_id,
          key: row.outcome_key,
          ...total([row], ''),
        })),
      }
    })
    .sort((a, b) => b.stakesMinor - a.stakesMinor)
}

function totals(rows: readonly StakeRow[]): MatchStakes['totals'] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, entries]) => ({
    currency,
    ...total(entries, 'match_'),
  }))
}

/** The databases return sums as text or as numbers. */
function total(rows: readonly StakeRow[], level: keyof typeof LEVELS): StakeFigures {
  const sum = (name: keyof typeof FIGURES) =>
    rows.reduce((whole, row) => whole + Number(row[`${level}${name}`]), 0)
  return {
    couponCount: sum('coupons'),
    stakesMinor: sum('stakes'),
    openCouponCount: sum('open_coupons'),
    openStakesMinor: sum('open_stakes'),
    openLiabilityMinor: sum('liability'),
  }
}
