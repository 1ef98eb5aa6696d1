import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import { periodFrom, type Period } from '@grandstand/shared-types/statements/periods'
import type { StatementDay, StatementDays } from '@grandstand/shared-types/wire/money/statements'
import type { Query } from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { HOUR_MS } from '#dealers/turnover/count_hour'
import { TURNOVER_SUMS } from '#dealers/turnover/turnover_sums'
import { keptBy, keptInBranchOf } from '#ledger/queries/entry_resource'
import { siteById } from '#sites/current_site'
import { statementPlace, type StatementPlace } from '#statements/queries/statement_place'

/** Time zones differ by multiples of a quarter of an hour, so each quarter lies within one day. */
const QUARTER_MS = HOUR_MS / 4

/**
 * Stakes and payouts of a statement by day of the brand's time zone, or by hour for a statement of one day. Throws 404
 * `notFound`.
 */
export async function daysOfStatement(principal: Principal, id: number): Promise<StatementDays> {
  const place = await statementPlace(principal, id)
  const { timeZone } = (await siteById(principal.siteId)).settings
  const spans = spansOf(place, timeZone)
  const [own, branch] = await Promise.all([
    quartersOf(principal, place, keptBy),
    quartersOf(principal, place, keptInBranchOf),
  ])
  return { timeZone, own: summedUp(own, spans), branch: summedUp(branch, spans) }
}

/** The days of a period, or the hours of a period of one day. */
function spansOf(period: Period, timeZone: string): Period[] {
  const days = split(period, (at) => periodFrom('day', timeZone, at).endsAt)
  return days.length > 1 ? days : split(period, (at) => at + HOUR_MS)
}

function split({ startsAt, endsAt }: Period, endOf: (startsAt: number) => number): Period[] {
  const parts: Period[] = []
  for (let at = startsAt; at < endsAt;) {
    const part = { startsAt: at, endsAt: Math.min(endOf(at), endsAt) }
    parts.push(part)
    at = part.endsAt
  }
  return parts
}

interface Quarter {
  /** The first millisecond of the span. */
  startsAt: number
  stakes: number
  payouts: number
}

/** `crossJoin` keeps SQLite from starting with the users. */
async function quartersOf(
  { siteId }: Principal,
  { dealerId, currency, startsAt, endsAt }: StatementPlace,
  narrow: (query: Query, dealerId: unknown) => void
): Promise<Quarter[]> {
  const query = reads()
    .query<Record<string, unknown>>()
    .from('ledger_transfers')
    .crossJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .crossJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .crossJoin('users', 'users.id', 'ledger_accounts.user_id')
    .where('ledger_transfers.site_id', siteId)
    .where('ledger_transfers.created_at', '>=', startsAt)
    .where('ledger_transfers.created_at', '<', endsAt)
    .where('ledger_accounts.currency', currency)
  narrow(query, dealerId)
  const quarter = `ledger_transfers.created_at - ledger_transfers.created_at % ${QUARTER_MS}`
  const rows: Record<string, unknown>[] = await query
    .groupByRaw(quarter)
    .select(db.raw(`${quarter} as starts_at`))
    .select(db.raw(`${TURNOVER_SUMS.stakes} as stakes`))
    .select(db.raw(`${TURNOVER_SUMS.payouts} as payouts`))
  return rows.map((row) => ({
    startsAt: Number(row['starts_at']),
    stakes: Number(row['stakes']),
    payouts: Number(row['payouts']),
  }))
}

function summedUp(quarters: readonly Quarter[], spans: readonly Period[]): StatementDay[] {
  return spans.map(({ startsAt, endsAt }) => {
    const within = quarters.filter((one) => one.startsAt >= startsAt && one.startsAt < endsAt)
    return {
      from: startsAt,
      to: endsAt - 1,
      stakesMinor: within.reduce((sum, { stakes }) => sum + stakes, 0),
      payoutsMinor: within.reduce((sum, { payouts }) => sum + payouts, 0),
    }
  })
}
