/** Another limit on a sport, a match, a market or an outcome (rules 17.4), beside all other limits of today. */
import db from '@adonisjs/lucid/services/db'
import {
  betLimitsFor,
  betLimitsIn,
  type BetLimitScope,
} from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { LimitSet } from '@grandstand/shared-types/coupons/limits/limit_set'
import { settledOutcome } from '@grandstand/shared-types/rule_lab/past_coupon'
import {
  outcomeWithLimits,
  refusalUnder,
  type TriedLimits,
} from '@grandstand/shared-types/rule_lab/tried_limits'
import { effectiveLimits, limitsFor } from '#accounts/limits'
import { whereAmong } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { isPaid, outcomeOf, type Forecaster } from '#rule_lab/coupons/forecaster'
import type { CouponRow } from '#rule_lab/queries/coupon_pages'
import { LimitChains } from '#rule_lab/queries/limit_chains'
import {
  limitsOnSubjects,
  PlacesOfMatches,
  selectionLimits,
  type LimitOnSubject,
} from '#rule_lab/queries/selection_limits'
import type { CurrentSite } from '#sites/current_site'
import { limitsIn } from '#sites/limits_in'

/** Null leaves every limit. */
export async function betLimitsForecaster(
  site: CurrentSite,
  changed: LimitOnSubject | null
): Promise<Forecaster> {
  if (!changed) return { mayTouch: isPaid, outcome: ({ past }) => settledOutcome(past) }
  const today = await limitsOnSubjects(site.id)
  const own = today.find((limit) => isSameLimit(limit, changed))
  const tried = [...today.filter((limit) => limit !== own), changed]
  const places = new PlacesOfMatches()
  const chains = new LimitChains(site.id)
  const byCurrency = new Map<string, Required<TriedLimits>['onSelections']>()
  const onSelections = (currency: string) => {
    const known = byCurrency.get(currency) ?? {
      today: selectionLimits(today, currency, places),
      tried: selectionLimits(tried, currency, places),
    }
    byCurrency.set(currency, known)
    return known
  }
  const limits = new Map<number, TriedLimits>()
  let touched = new Set<number>()
  return {
    async meet(rows) {
      const some = rows.filter((row) => mayDiffer(row, own ?? null, changed))
      touched = await couponsOn(
        changed,
        some.map(({ id }) => id)
      )
      const players = some.flatMap(({ id, userId }) => (touched.has(id) ? [userId] : []))
      const missing = players.filter((id) => !limits.has(id))
      for (const [userId, { currency, chain }] of await chains.of(missing)) {
        const below = chain.map((one) => limitsFor(one, currency))
        const all = effectiveLimits(limitsIn(site, currency), below)
        limits.set(userId, { today: all, tried: all, onSelections: onSelections(currency) })
      }
    },
    mayTouch: ({ id }) => touched.has(id),
    prepare: (coupons) =>
      places.meet(coupons.flatMap(({ past }) => past.selections.map(({ matchId }) => matchId))),
    outcome({ row, past }) {
      const all = must(limits.get(row.userId), 'limits of a player')
      if (row.state === 'settled') return outcomeWithLimits(past, all)
      return refusalUnder(past, all) ?? outcomeOf(row)
    },
  }
}

export const isSameLimit = (a: LimitOnSubject, b: LimitOnSubject): boolean =>
  a.scope === b.scope && a.scopeId === b.scopeId && a.currency === b.currency

export const NO_LIMITS: LimitSet = {
  ...{ minStakeMinor: 0, maxStakeMinor: 0, maxPayoutMinor: 0, minSelections: 0 },
}

/** False only for a coupon that the change surely leaves, whatever it bets on. */
function mayDiffer(row: CouponRow, own: LimitOnSubject | null, changed: LimitOnSubject): boolean {
  const { type, totalStake, selectionCount, payoutCap } = row
  const setOf = (limit: LimitOnSubject | null): LimitSet => {
    const limits = limit && betLimitsIn(limit, row.currency)
    return limits ? betLimitsFor(limits, type) : NO_LIMITS
  }
  const [before, after] = [setOf(own), setOf(changed)]
  const isPlain = type === 'single' || type === 'combined'
  const isRefused =
    totalStake < after.minStakeMinor ||
    (after.maxStakeMinor > 0 && totalStake > after.maxStakeMinor) ||
    (after.maxPayoutMinor > 0 && after.maxPayoutMinor <= totalStake) ||
    (after.minSelections > 0 && (!isPlain || selectionCount < after.minSelections))
  const isCapMoved =
    after.maxPayoutMinor !== before.maxPayoutMinor &&
    (payoutCap === before.maxPayoutMinor ||
      (after.maxPayoutMinor > 0 && (payoutCap === 0 || after.maxPayoutMinor < payoutCap)))
  return isRefused || (isPaid(row) && isCapMoved)
}

const COLUMNS = {
  sport: 'm.sport_id',
  category: 'm.category_id',
  tournament: 'm.tournament_id',
  match: 's.match_id',
  market: 's.market_id',
  outcome: 's.outcome_id',
} as const satisfies Record<BetLimitScope, string>

/** Those among the coupons that have a selection on the subject of the limit. */
async function couponsOn(
  { scope, scopeId }: LimitOnSubject,
  couponIds: readonly number[]
): Promise<Set<number>> {
  if (couponIds.length === 0) return new Set()
  const query = db.query<{ id: number }>().from('coupon_selections as s')
  if (scope === 'sport' || scope === 'category' || scope === 'tournament') {
    query.join('matches as m', 'm.id', 's.match_id')
  }
  const rows: { id: number }[] = await whereAmong(query, 's.coupon_id', couponIds)
    .where(COLUMNS[scope], scopeId)
    .distinct('s.coupon_id as id')
  return new Set(rows.map(({ id }) => Number(id)))
}
