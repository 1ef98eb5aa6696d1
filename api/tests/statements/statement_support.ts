/** A brand with daily statements and a tree of dealers. */
import db from '@adonisjs/lucid/services/db'
import { PLAIN_TERMS, type CommissionTerms } from '@grandstand/shared-types/statements/commission'
import { periodOf } from '@grandstand/shared-types/statements/periods'
import type { StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import type { SiteSettingsData } from '#sites/settings'
import { storedTerms } from '#statements/stored_terms'
import { drawUpPeriods } from '#statements/actions/draw_up'
import { CLOSED_AFTER_MS } from '#statements/queries/next_period'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export const ZONE = 'Europe/Istanbul'

export const percent = (rate: number, terms: Partial<CommissionTerms> = {}): CommissionTerms => ({
  basis: 'turnover',
  scope: 'branch',
  negative: 'carry',
  bands: [{ fromSelections: 1, rate: rate * 100 }],
  ...PLAIN_TERMS,
  ...terms,
})

export async function dailySite(
  settings: Partial<SiteSettingsData> = {}
): Promise<{ site: TestSite; admin: TestUser }> {
  const site = await makeSite({ settings: { statementPeriod: 'day', timeZone: ZONE, ...settings } })
  const admin = await makeUser({ site, type: 'admin' })
  return { site, admin }
}

export const asAdminOf = async ({ site, admin }: { site: TestSite; admin: TestUser }) =>
  signInAs(site, admin)

/** Gives a dealer a plan of their own from a day on, by default today. */
export async function givePlan(
  dealer: TestUser,
  terms: CommissionTerms,
  fromDay = dayIn(ZONE, clock.now())
): Promise<number> {
  const now = clock.now()
  const [planId = 0]: number[] = await db
    .table('commission_plans')
    .insert({ site_id: dealer.siteId, name: `${dealer.username} ${fromDay}`, created_at: now })
  const dated = { from_day: fromDay, created_at: now }
  await db.table('commission_versions').insert({ ...storedTerms(terms), ...dated, plan_id: planId })
  await db.table('dealer_commissions').insert({ ...dated, dealer_id: dealer.id, plan_id: planId })
  return planId
}

/** Goes to a moment after the end of the present day, when it is closed. */
export function endDay(): void {
  clock.set(periodOf('day', ZONE, clock.now()).endsAt + CLOSED_AFTER_MS)
}

/** Ends the present day and draws it up. */
export async function closeDay(site: TestSite): Promise<number> {
  endDay()
  return drawUpPeriods(site.id)
}

/** The statements of a brand in the order of their drawing. */
export async function statementsOf(session: {
  list: <T>(
    resource: string,
    query: { range: [number, number]; sort: [string, 'ASC'] }
  ) => Promise<{ body: T[] }>
}): Promise<StatementRow[]> {
  const { body } = await session.list<StatementRow>('statements', {
    range: [0, 199],
    sort: ['id', 'ASC'],
  })
  return body
}
