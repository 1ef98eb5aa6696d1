import db from '@adonisjs/lucid/services/db'
import { sumOfRows } from '#core/database/sums'
import { periodOf } from '@grandstand/shared-types/statements/periods'
import { EARNING_STATES } from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { OwnAffiliate } from '@grandstand/shared-types/wire/affiliates/own'
import { dayIn } from '#core/timing/calendar_day'
import { clock } from '#core/timing/clock'
import type { Principal } from '#core/requests/access'
import { siteById } from '#sites/current_site'
import { CLOSED_AFTER_MS } from '#statements/queries/next_period'
import { affiliateOfUser, requireOnlineUser } from '#affiliates/own_affiliate_row'
import { DEAL_COLUMNS, readDeal, type StoredDeal } from '#affiliates/stored_deal'
import { undrawnPeriod } from '#affiliates/queries/next_period'
import { ownStatements } from '#affiliates/queries/own_statements'

/** The affiliate's page (rules 16.1, 16.7). Throws as `requireOnlineUser`. */
export async function ownAffiliate(principal: Principal): Promise<OwnAffiliate> {
  await requireOnlineUser(principal)
  const { currency, siteId } = principal
  const affiliate = await affiliateOfUser(principal.userId)
  if (!affiliate) {
    return {
      ...{ state: null, currency, codes: [], deal: null, playerCount: 0 },
      ...{ pendingMinor: 0, paidMinor: 0, nextStatementAt: null, key: null, statements: [] },
    }
  }
  const { id, state } = affiliate
  const isEarning = EARNING_STATES.some((earning) => earning === state)
  const nextStatementAt = isEarning ? await nextDrawing(siteId) : null
  const [codes, deal, playerCount, statements, sums, key] = await Promise.all([
    codesOf(id),
    dealToday(id, siteId),
    playersOf(id),
    ownStatements(id, siteId),
    sumsOf(id),
    keyOf(id),
  ])
  return { state, currency, codes, deal, playerCount, ...sums, nextStatementAt, key, statements }
}

async function keyOf(affiliateId: number): Promise<OwnAffiliate['key']> {
  const row: NonNullable<OwnAffiliate['key']> | null = await db
    .query<NonNullable<OwnAffiliate['key']>>()
    .from('affiliate_keys')
    .where('affiliate_id', affiliateId)
    .select({ ending: 'ending', createdAt: 'created_at', lastUsedAt: 'last_used_at' })
    .first()
  return (
    row && {
      ending: row.ending,
      createdAt: Number(row.createdAt),
      lastUsedAt: row.lastUsedAt === null ? null : Number(row.lastUsedAt),
    }
  )
}

/** When the period that runs now is drawn up. */
async function nextDrawing(siteId: number): Promise<number> {
  const site = await siteById(siteId)
  const now = clock.now()
  const undrawn = await undrawnPeriod(site)
  const { statementPeriod, timeZone } = site.settings
  const running =
    undrawn && now < undrawn.endsAt ? undrawn : periodOf(statementPeriod, timeZone, now)
  return running.endsAt + CLOSED_AFTER_MS
}

async function codesOf(affiliateId: number): Promise<string[]> {
  const rows: { code: string }[] = await db
    .query<{ code: string }>()
    .from('affiliate_codes')
    .where('affiliate_id', affiliateId)
    .orderBy('id')
    .select('code')
  return rows.map(({ code }) => code)
}

async function dealToday(affiliateId: number, siteId: number): Promise<OwnAffiliate['deal']> {
  const { timeZone } = (await siteById(siteId)).settings
  const row = await db
    .query<StoredDeal>()
    .from('affiliate_deals')
    .where('affiliate_id', affiliateId)
    .where('from_day', '<=', dayIn(timeZone, clock.now()))
    .orderBy('from_day', 'desc')
    .select(DEAL_COLUMNS)
    .first()
  if (!row) return null
  const { id: _id, ...deal } = readDeal(row)
  return deal
}

async function playersOf(affiliateId: number): Promise<number> {
  const row = await db
    .query<{ count: number }>()
    .from('affiliate_referrals')
    .where('affiliate_id', affiliateId)
    .count('* as count')
    .first()
  return sumOfRows(row?.count)
}

async function sumsOf(
  affiliateId: number
): Promise<Pick<OwnAffiliate, 'pendingMinor' | 'paidMinor'>> {
  const rows: { isPaid: number; payable: number }[] = await db
    .query<{ isPaid: number; payable: number }>()
    .from('affiliate_statements')
    .where('affiliate_id', affiliateId)
    .select(db.raw('case when paid_at is null then 0 else 1 end as isPaid'), 'payable')
  const sumOf = (isPaid: number) =>
    rows
      .filter((row) => Number(row.isPaid) === isPaid)
      .reduce((sum, { payable }) => sum + Number(payable), 0)
  return { pendingMinor: sumOf(0), paidMinor: sumOf(1) }
}
