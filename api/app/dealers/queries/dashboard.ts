import { reads } from '#core/database/lagging_reads'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { STATES_WITH_STAKE } from '@grandstand/shared-types/coupons/model/states_with_stake'
import {
  MATCH_STATUSES,
  isBeingPlayed,
  isCalledOff,
} from '@grandstand/shared-types/catalogue/match_status'
import type { Dashboard } from '@grandstand/shared-types/wire/people/dealers'
import { sumOfRows } from '#core/database/sums'
import { keeperOf, reachesBrand, scopeToPrincipal, type Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { ownTurnover } from '#dealers/queries/branch_turnover'
import { owedOn, purseOf, pursesOf } from '#dealers/credit_parties'
import { treePeriod } from '#dealers/tree_period'
import { siteById } from '#sites/current_site'

const NOT_AWAITED = MATCH_STATUSES.filter((status) => isCalledOff(status) || isBeingPlayed(status))

/**
 * The figures of the start page: coupons and users of the principal's branch, in the principal's currency. A day is one
 * of the brand's time zone.
 */
export async function dashboard(principal: Principal): Promise<Dashboard> {
  const { settings } = await siteById(principal.siteId)
  const day = treePeriod('today', settings.timeZone, clock.now())
  const [open, coupons, turnover, people, resultsToCome, own] = await Promise.all([
    openCoupons(principal),
    placedSince(principal, day.startsAt),
    ownTurnover(principal, day),
    peopleBelow(principal),
    principal.permissions.has('catalogue.view') ? matchesWithoutResult() : null,
    ownAccounts(principal),
  ])
  return {
    openCoupons: open.total,
    currency: principal.currency,
    openStakesMinor: open.stakes,
    openMaxPayoutMinor: open.maxPayout,
    resultsToCome,
    today: {
      from: day.startsAt,
      to: day.endsAt - 1,
      coupons,
      ...turnover,
    },
    ...own,
    players: people.get('player') ?? 0,
    dealers: people.get('dealer') ?? 0,
  }
}

interface Sums {
  total: number
  stakes: number | null
  max_payout: number | null
}

async function openCoupons(principal: Principal) {
  const coupons = reads().query<Sums>().from('coupons').join('users', 'users.id', 'coupons.user_id')
  const row = await scopeToPrincipal(coupons, principal)
    .where('coupons.currency', principal.currency)
    .where('coupons.status', COUPON_STATUS.waiting)
    .count('* as total')
    .sum('coupons.total_stake as stakes')
    .sum('coupons.max_payout as max_payout')
    .first()
  return {
    total: sumOfRows(row?.total),
    stakes: sumOfRows(row?.stakes),
    maxPayout: sumOfRows(row?.max_payout),
  }
}

/**
 * Coupons of the branch whose money moved, found by the ledger's index on time, since coupons have no index on the time
 * of placing. `crossJoin` keeps SQLite from starting with the users, and so with every coupon.
 */
function couponsMovedSince(principal: Principal, since: number) {
  const moved = reads()
    .query<Sums>()
    .from('ledger_transfers')
    .where('created_at', '>=', since)
    .distinct('reference_id as coupon_id')
    .as('moved')
  const coupons = reads()
    .query<Sums>()
    .from(moved)
    .crossJoin('coupons', 'coupons.id', 'moved.coupon_id')
    .crossJoin('users', 'users.id', 'coupons.user_id')
  return scopeToPrincipal(coupons, principal).where('coupons.currency', principal.currency)
}

async function placedSince(principal: Principal, since: number): Promise<number> {
  const row = await couponsMovedSince(principal, since)
    .where('coupons.placed_at', '>=', since)
    .whereIn('coupons.state', STATES_WITH_STAKE)
    .count('* as total')
    .first()
  return sumOfRows(row?.total)
}

async function peopleBelow(principal: Principal): Promise<Map<string, number>> {
  const query = reads().query<{ type: string; total: number }>().from('users')
  const rows: { type: string; total: number }[] = await scopeToPrincipal(query, principal)
    .whereNot('users.id', keeperOf(principal).userId)
    .groupBy('users.type')
    .select('users.type as type')
    .count('* as total')
  return new Map(rows.map((row) => [row.type, Number(row.total)]))
}

/** Matches that have started, are neither in play nor called off, and have no result. */
async function matchesWithoutResult(): Promise<number> {
  const row = await reads()
    .query<{ total: number }>()
    .from('matches')
    .where('starts_at', '<=', clock.now())
    .where('result_revision', 0)
    .whereNotIn('status', NOT_AWAITED)
    .count('* as total')
    .first()
  return sumOfRows(row?.total)
}

async function ownAccounts(
  principal: Principal
): Promise<Pick<Dashboard, 'ownCreditMinor' | 'debtMinor'>> {
  const { userId } = keeperOf(principal)
  if (reachesBrand(principal)) return { ownCreditMinor: null, debtMinor: null }
  const { cash, debt } = purseOf(await pursesOf([userId]), userId)
  return { ownCreditMinor: cash.balance, debtMinor: owedOn(debt) }
}
