/** Sums of payments by day, method and currency, out of the ledger's entries. */
import db from '@adonisjs/lucid/services/db'
import type {
  PaymentReport,
  PaymentReportQuery,
  PaymentReportRow,
} from '@grandstand/shared-types/wire/money/payment_report'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { siteById } from '#sites/current_site'

/** Time zones differ by multiples of a quarter of an hour, so each quarter lies within one day. */
const QUARTER_MS = 900_000
const DAY_MS = 86_400_000
const MOST_DAYS = 93
const DAYS_AT_FIRST = 14

interface Quarter {
  startsAt: number
  kind: string
  methodId: number
  methodName: string
  currency: string
  /** Net change of the house's `gateways` and `paymentFees`. */
  gateways: number
  fees: number
  count: number
}

/**
 * The sums of each day on which a payment of the principal's sight moved money; without days those of the last 14. Throws 400
 * `badRange` for an end before the start and for more than 93 days.
 */
export async function paymentReport(
  principal: Principal,
  asked: PaymentReportQuery
): Promise<PaymentReport> {
  const { timeZone } = (await siteById(principal.siteId)).settings
  const to = asked.to ?? dayIn(timeZone, clock.now())
  const from = asked.from ?? dayBefore(to, DAYS_AT_FIRST - 1)
  const [firstMs, lastMs] = [from, to].map((day) => Date.parse(`${day}T12:00:00Z`))
  if (!firstMs || !lastMs || lastMs < firstMs || lastMs - firstMs >= MOST_DAYS * DAY_MS) {
    throw new AppError('badRange')
  }
  // noon of the day in UTC lies at most a day off; the days themselves are compared below
  const bounds = { startsAt: firstMs - 2 * DAY_MS, endsAt: lastMs + 2 * DAY_MS }
  const rows = new Map<string, PaymentReportRow>()
  for (const quarter of await quartersOf(principal, bounds)) {
    const day = dayIn(timeZone, quarter.startsAt)
    if (day < from || day > to) continue
    const { methodId, currency } = quarter
    const key = `${day} ${methodId} ${currency}`
    const row = rows.get(key) ?? emptyRow(day, quarter)
    rows.set(key, row)
    add(row, quarter)
  }
  const sorted = [...rows.values()].sort(
    (a, b) => b.day.localeCompare(a.day) || a.methodName.localeCompare(b.methodName)
  )
  return { timeZone, from, to, rows: sorted }
}

/** The day `days` before `day`, by the calendar alone. */
const dayBefore = (day: string, days: number): string =>
  dayIn('UTC', Date.parse(`${day}T12:00:00Z`) - days * DAY_MS)

const emptyRow = (day: string, { methodId, methodName, currency }: Quarter): PaymentReportRow => ({
  day,
  methodId,
  methodName,
  currency,
  depositCount: 0,
  depositMinor: 0,
  withdrawalCount: 0,
  withdrawalMinor: 0,
  feeMinor: 0,
  returnedMinor: 0,
})

function add(row: PaymentReportRow, { kind, gateways, fees, count }: Quarter): void {
  row.feeMinor += fees
  if (kind === 'deposit') {
    row.depositCount += count
    row.depositMinor -= gateways
  } else if (kind === 'withdrawalPaid') {
    row.withdrawalCount += count
    row.withdrawalMinor += gateways + fees
  } else {
    row.returnedMinor += Math.abs(gateways + (kind === 'withdrawalBack' ? fees : 0))
  }
}

async function quartersOf(
  principal: Principal,
  { startsAt, endsAt }: { startsAt: number; endsAt: number }
): Promise<Quarter[]> {
  const quarter = `t.created_at - t.created_at % ${QUARTER_MS}`
  const query = db
    .query<Quarter>()
    .from('ledger_transfers as t')
    .join('payments as p', 'p.id', 't.reference_id')
    .join('users', 'users.id', 'p.user_id')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('t.site_id', principal.siteId)
    .where('t.reference_type', 'payment')
    .whereBetween('t.created_at', [startsAt, endsAt])
    .whereIn('a.pocket', ['gateways', 'paymentFees'])
  scopeToPrincipal(query, principal)
  const rows: Quarter[] = await query
    .groupByRaw(`${quarter}, t.kind, p.method_id, p.method_name, a.currency`)
    .select({
      kind: 't.kind',
      methodId: 'p.method_id',
      methodName: 'p.method_name',
      currency: 'a.currency',
    })
    .select(db.raw(`${quarter} as startsAt`))
    .select(db.raw(`sum(case when a.pocket = 'gateways' then e.amount else 0 end) as gateways`))
    .select(db.raw(`sum(case when a.pocket = 'paymentFees' then e.amount else 0 end) as fees`))
    .select(db.raw('count(distinct t.id) as count'))
  return rows.map((row) => ({
    ...row,
    startsAt: Number(row.startsAt),
    methodId: Number(row.methodId),
    gateways: Number(row.gateways),
    fees: Number(row.fees),
    count: Number(row.count),
  }))
}
