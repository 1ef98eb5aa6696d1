/** The commission of a dealer's running period, computed from sums over the branch instead of single coupons. */
import db from '@adonisjs/lucid/services/db'
import { payableOf } from '@grandstand/shared-types/statements/carried_commission'
import {
  COMMISSION_BASES,
  type CommissionBasis,
} from '@grandstand/shared-types/statements/commission'
import {
  commissionsOf,
  type CommissionNode,
  type CommissionSlice,
} from '@grandstand/shared-types/statements/earned_commission'
import type { CommissionStanding } from '@grandstand/shared-types/wire/people/standing'
import { pathAbove, pathIds } from '#accounts/tree'
import { keeperOf, scopeToBranch, type Principal } from '#core/requests/access'
import { dayIn } from '#core/timing/calendar_day'
import type { CurrentSite } from '#sites/current_site'
import { COUPON_FIGURES, takenBack } from '#statements/queries/coupon_figures'
import type { RunningPeriod } from '#statements/queries/next_period'
import { payingTerms } from '#statements/paying_terms'
import { closingFiguresBefore } from '#statements/queries/closing_figures'
import { termsInForce, type TermsInForce } from '#statements/queries/terms_in_force'

/** What a dealer would earn if the period ended now, in the dealer's currency. */
export async function commissionSoFar(
  principal: Principal,
  site: CurrentSite,
  period: RunningPeriod
): Promise<CommissionStanding> {
  const { currency } = principal
  const { userId } = keeperOf(principal)
  const reader = db.connection()
  const firstDay = dayIn(site.settings.timeZone, period.startsAt)
  const terms = await termsInForce(reader, site.id, firstDay)
  const nodes = await nodesOf(principal, period, terms)
  const earnedMinor = commissionsOf(nodes).get(userId) ?? 0
  const own = terms.get(userId)
  const before = (await closingFiguresBefore(reader, site.id, period)).find(
    (one) => one.dealerId === userId && one.currency === currency
  )
  const carriedMinor = before?.carryMinor ?? 0
  const paying = payingTerms(own, { currency }, { brandCurrency: site.currency })
  const { payableMinor } = payableOf(earnedMinor, carriedMinor, paying)
  return {
    planName: own?.planName ?? null,
    earnedMinor,
    ...(period.isNext
      ? { carriedMinor, payableMinor }
      : { carriedMinor: null, payableMinor: null }),
  }
}

/** The branch with its coupons, and the dealers above it, whose rates bound the rates of dealers below. */
async function nodesOf(
  principal: Principal,
  period: RunningPeriod,
  terms: ReadonlyMap<number, TermsInForce>
): Promise<CommissionNode[]> {
  const { path } = keeperOf(principal)
  const above = pathIds(pathAbove(path))
  const rows: { id: number; parentId: number | null }[] = await db
    .query<{ id: number; parentId: number | null }>()
    .from('users')
    .whereIn('type', ['dealer', 'partner'])
    .where((one) => {
      one.where('path', 'like', `${path}%`).orWhereIn('id', above)
    })
    .select({ id: 'id', parentId: 'parent_id' })
  const slices = await slicesOf(principal, period)
  return rows.map(({ id, parentId }) => ({
    id: Number(id),
    parentId: parentId === null ? null : Number(parentId),
    terms: terms.get(Number(id)) ?? null,
    slices: slices.get(Number(id)) ?? [],
  }))
}

interface SumRow extends Record<CommissionBasis, number> {
  dealerId: number
  selectionCount: number
  /** Coupons that were settled before this period. */
  again?: number
}

/**
 * For each dealer directly above bettors: the figures of coupons settled in the period, less what earlier statements
 * counted of the same coupons.
 */
async function slicesOf(
  principal: Principal,
  period: RunningPeriod
): Promise<Map<number, CommissionSlice[]>> {
  const news = await settled(principal, period)
  // earlier statements counted only coupons settled before; most periods have none that is settled again, and need no
  // second query
  const isAgain = news.some(({ again }) => Number(again) > 0)
  const counted = await Promise.all([
    isAgain ? countedBefore(settledAgain(principal, period)) : [],
    countedBefore(takenBack(couponsOf(principal))),
  ])
  const slices = new Map<number, CommissionSlice[]>()
  for (const { dealerId, ...sums } of [...news, ...counted.flat()]) {
    const slice = {
      selectionCount: Number(sums.selectionCount),
      turnover: Number(sums.turnover),
      grossWin: Number(sums.grossWin),
      costs: { bonuses: Number(sums.grossWin) - Number(sums.netWin) },
    }
    slices.set(Number(dealerId), [...(slices.get(Number(dealerId)) ?? []), slice])
  }
  return slices
}

/** The players and desks of a dealer are directly below. `crossJoin` keeps SQLite from starting with the users. */
const couponsOf = (principal: Principal) =>
  scopeToBranch(
    db
      .query<SumRow>()
      .from('coupons')
      .crossJoin('users', 'users.id', 'coupons.user_id')
      .where('coupons.currency', principal.currency),
    principal
  )

const settledIn = (principal: Principal, { startsAt, endsAt }: RunningPeriod) =>
  couponsOf(principal)
    .where('coupons.settled_at', '>=', startsAt)
    .where('coupons.settled_at', '<', endsAt)

const settledAgain = (principal: Principal, period: RunningPeriod) =>
  settledIn(principal, period).where('coupons.settlement_revision', '>', 1)

type Coupons = ReturnType<typeof couponsOf>

function summed(query: Coupons, figureOf: (basis: CommissionBasis) => string): Promise<SumRow[]> {
  query
    .groupBy('users.parent_id', 'coupons.selection_count')
    .select({ dealerId: 'users.parent_id', selectionCount: 'coupons.selection_count' })
  for (const basis of COMMISSION_BASES) query.select(db.raw(`sum(${figureOf(basis)}) as ${basis}`))
  return query
}

const settled = (principal: Principal, period: RunningPeriod) =>
  summed(
    settledIn(principal, period).select(
      db.raw('sum(case when coupons.settlement_revision > 1 then 1 else 0 end) as again')
    ),
    (basis) => COUPON_FIGURES[basis]
  )

const COUNTED = {
  turnover: '-statement_coupons.turnover',
  grossWin: '-statement_coupons.gross_win',
  netWin: '-statement_coupons.net_win',
} as const satisfies Record<CommissionBasis, string>

const countedBefore = (query: Coupons) =>
  summed(
    query.crossJoin('statement_coupons', 'statement_coupons.coupon_id', 'coupons.id'),
    (basis) => COUNTED[basis]
  )
