import db from '@adonisjs/lucid/services/db'
import type { AffiliateDays } from '@grandstand/shared-types/wire/affiliates/own'
import { periodOfDay } from '@grandstand/shared-types/statements/periods'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import type { ReportDays } from '#core/requests/report_days'
import { firstDeposits } from '#affiliates/queries/first_deposits'
import { firstStakes } from '#affiliates/queries/first_stakes'

type Reach = Pick<
  AffiliateDays['days'][number],
  'clicks' | 'registrations' | 'firstDeposits' | 'firstStakes'
>
interface Happening {
  day: string
  code: string
  campaign: string
  what: keyof Reach
  count: number
}

/** Clicks and the first steps of players, of the links of an affiliate in a range of days, by day and by link. */
export async function linkDays(
  affiliateId: number | null,
  range: ReportDays,
  timeZone: string
): Promise<AffiliateDays> {
  const happenings =
    affiliateId === null
      ? []
      : [
          ...(await clicksOf(affiliateId, range)),
          ...(await playersOf(affiliateId, range, timeZone)),
        ]
  const { from, to } = range
  return {
    from,
    to,
    days: daysOf(range, timeZone).map((day) => ({
      day,
      ...reachOf(happenings.filter((one) => one.day === day)),
    })),
    links: linksOf(happenings),
  }
}

function daysOf({ startsAt, endsAt }: ReportDays, timeZone: string): string[] {
  const days: string[] = []
  for (let at = startsAt; at < endsAt; at = periodOfDay(timeZone, dayIn(timeZone, at)).endsAt) {
    days.push(dayIn(timeZone, at))
  }
  return days
}

function reachOf(happenings: readonly Happening[]): Reach {
  const reach: Reach = { clicks: 0, registrations: 0, firstDeposits: 0, firstStakes: 0 }
  for (const { what, count } of happenings) reach[what] += count
  return reach
}

function linksOf(happenings: readonly Happening[]): AffiliateDays['links'] {
  const links = Map.groupBy(happenings, ({ code, campaign }) => `${code}-${campaign}`)
  return [...links.values()]
    .flatMap((of) => {
      const [first] = of
      return first ? [{ code: first.code, campaign: first.campaign, ...reachOf(of) }] : []
    })
    .sort((a, b) => b.clicks - a.clicks || b.registrations - a.registrations)
}

async function clicksOf(affiliateId: number, { from, to }: ReportDays): Promise<Happening[]> {
  const rows: Omit<Happening, 'what'>[] = await db
    .query<Omit<Happening, 'what'>>()
    .from('affiliate_click_days as k')
    .join('affiliate_codes as c', 'c.id', 'k.code_id')
    .where('c.affiliate_id', affiliateId)
    .where('k.day', '>=', from)
    .where('k.day', '<=', to)
    .select({ day: 'k.day', code: 'c.code', campaign: 'k.campaign', count: 'k.clicks' })
  return rows.map((row) => ({ ...row, count: Number(row.count), what: 'clicks' }))
}

interface PlayerRow {
  userId: number
  code: string
  campaign: string
  registeredAt: number
  firstDepositAt: number | null
  firstStakeAt: number | null
}

async function playersOf(
  affiliateId: number,
  { startsAt, endsAt }: ReportDays,
  timeZone: string
): Promise<Happening[]> {
  const rows: PlayerRow[] = await db
    .query<PlayerRow>()
    .from('affiliate_referrals as r')
    .join('affiliate_codes as c', 'c.id', 'r.code_id')
    .where('r.affiliate_id', affiliateId)
    .select({ userId: 'r.user_id', code: 'c.code', campaign: 'r.campaign' })
    .select({ registeredAt: 'r.registered_at', firstDepositAt: 'r.first_deposit_at' })
    .select({ firstStakeAt: 'r.first_stake_at' })
  // what happened in the last minutes is not written down yet
  const without = (column: 'firstDepositAt' | 'firstStakeAt') =>
    rows.filter((row) => row[column] === null).map(({ userId }) => Number(userId))
  const [reader, now] = [db.connection(), clock.now()]
  const deposits = await firstDeposits(reader, without('firstDepositAt'), now)
  const stakes = await firstStakes(reader, without('firstStakeAt'), now)
  return rows.flatMap(({ userId, code, campaign, registeredAt, firstDepositAt, firstStakeAt }) => {
    const moments = {
      registrations: Number(registeredAt),
      firstDeposits: Number(firstDepositAt ?? deposits.get(Number(userId))?.at ?? 0),
      firstStakes: Number(firstStakeAt ?? stakes.get(Number(userId)) ?? 0),
    }
    return STEPS.flatMap((what) => {
      const at = moments[what]
      const isWithin = at >= startsAt && at < endsAt
      return isWithin ? [{ code, campaign, count: 1, what, day: dayIn(timeZone, at) }] : []
    })
  })
}

const STEPS = ['registrations', 'firstDeposits', 'firstStakes'] as const
