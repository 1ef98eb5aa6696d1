/** The standing of a member of staff: limits left, debts, and the running period. */
import db from '@adonisjs/lucid/services/db'
import type {
  OpeningStanding,
  PeriodStanding,
  Standing,
} from '@grandstand/shared-types/wire/people/standing'
import { openingsOf } from '#accounts/opening_room'
import { sumOfRows } from '#core/database/sums'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { dayIn } from '#core/timing/calendar_day'
import { creditStanding } from '#dealers/queries/credit_standing'
import { ownTurnover } from '#dealers/queries/branch_turnover'
import { topDealers } from '#dealers/queries/top_dealers'
import { siteById, type CurrentSite } from '#sites/current_site'
import { commissionSoFar } from '#statements/queries/commission_so_far'
import { runningPeriod, type RunningPeriod } from '#statements/queries/next_period'

/** In the principal's currency; the figures of admins and operators are the brand's. */
export async function standing(principal: Principal): Promise<Standing> {
  const site = await siteById(principal.siteId)
  const running = await runningPeriod(site)
  const earns = !reachesBrand(principal) && principal.permissions.has('statements.view')
  const [opening, { credit, due }, period, dealers, commissionMinor] = await Promise.all([
    openingOf(principal),
    creditStanding(principal),
    periodOf(principal, site, running),
    topDealers(principal, running.startsAt),
    earns ? unpaidCommission(principal) : null,
  ])
  return {
    currency: principal.currency,
    timeZone: site.settings.timeZone,
    opening,
    credit,
    due: { ...due, commissionMinor },
    period: {
      ...period,
      commission: earns ? await commissionSoFar(principal, site, running) : null,
    },
    topDealers: dealers.map((one) => ({ ...one, profitMinor: one.stakesMinor - one.payoutsMinor })),
  }
}

async function openingOf(principal: Principal): Promise<OpeningStanding | null> {
  if (reachesBrand(principal)) return null
  const { userId } = keeperOf(principal)
  const row = await db
    .query<{ openingLimit: number }>()
    .from('users')
    .where('id', userId)
    .select({ openingLimit: 'opening_limit' })
    .firstOrFail()
  const limit = Number(row.openingLimit)
  const { users, cards } = await openingsOf(db.connection(), userId)
  return { limit, users, cards, left: limit === 0 ? null : Math.max(0, limit - users - cards) }
}

async function periodOf(
  principal: Principal,
  { settings: { statementPeriod: kind, timeZone } }: CurrentSite,
  { startsAt, endsAt }: RunningPeriod
): Promise<Omit<PeriodStanding, 'commission'>> {
  const { stakesMinor, payoutsMinor } = await ownTurnover(principal, { startsAt, endsAt })
  return {
    kind,
    startsAt,
    endsAt,
    firstDay: dayIn(timeZone, startsAt),
    lastDay: dayIn(timeZone, endsAt - 1),
    stakesMinor,
    payoutsMinor,
    profitMinor: stakesMinor - payoutsMinor,
  }
}

async function unpaidCommission(principal: Principal): Promise<number> {
  const row = await db
    .query<{ payable: number | null }>()
    .from('statements')
    .where({ dealer_id: keeperOf(principal).userId, currency: principal.currency })
    .whereIn('state', ['draft', 'approved'])
    .sum('payable as payable')
    .first()
  return sumOfRows(row?.payable)
}
