import db from '@adonisjs/lucid/services/db'
import type { AffiliateDays } from '@grandstand/shared-types/wire/affiliates/own'
import { periodOfDay } from '@grandstand/shared-types/statements/periods'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { reportDays, type ReportDays } from '#core/requests/report_days'
import type { Principal } from '#core/requests/access'
import { siteById } from '#sites/current_site'
import { affiliateOfUser, requireOnlineUser } from '#affiliates/own_affiliate_row'
import { firstDeposits } from '#affiliates/queries/first_deposits'

type Reach = Pick<AffiliateDays['days'][number], 'clicks' | 'registrations' | 'firstDeposits'>
interface Happening {
  day: string
  code: string
  campaign: string
  what: keyof Reach
  count: number
}

/**
 * Clicks, registrations and first deposits of one's own links, by day and by link; without days the last 14. Throws as
 * `requireOnlineUser`, 400 `badRange`.
 */
export async function ownDays(
  principal: Principal,
  asked: { from?: string | undefined; to?: string | undefined }
): Promise<AffiliateDays> {
  await requireOnlineUser(principal)
  const { timeZone } = (await siteById(principal.siteId)).settings
  const range = reportDays(timeZone, asked)
  const affiliate = await affiliateOfUser(principal.userId)
  const happenings = affiliate
    ? [
        ...(await clicksOf(affiliate.id, range)),
        ...(await playersOf(affiliate.id, range, timeZone)),
      ]
    : []
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
  const reach: Reach = { clicks: 0, registrations: 0, firstDeposits: 0 }
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
  // deposits of the last minutes are not written down yet
  const news = await firstDeposits(
    db.connection(),
    rows.filter((row) => row.firstDepositAt === null).map(({ userId }) => Number(userId)),
    clock.now()
  )
  const within = (at: number) => at >= startsAt && at < endsAt
  return rows.flatMap(({ userId, code, campaign, registeredAt, firstDepositAt }) => {
    const link = { code, campaign, count: 1 }
    const depositAt = Number(firstDepositAt ?? news.get(Number(userId))?.at ?? 0)
    const registered = Number(registeredAt)
    return [
      ...(within(registered)
        ? [{ ...link, what: 'registrations' as const, day: dayIn(timeZone, registered) }]
        : []),
      ...(within(depositAt)
        ? [{ ...link, what: 'firstDeposits' as const, day: dayIn(timeZone, depositAt) }]
        : []),
    ]
  })
}
