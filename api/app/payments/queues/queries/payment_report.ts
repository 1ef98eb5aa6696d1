/** Sums of payments by day, method and currency, out of the ledger's entries. */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import type {
  PaymentReport,
  PaymentReportQuery,
  PaymentReportRow,
} from '@grandstand/shared-types/wire/money/payment_report'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { dayIn } from '#core/timing/calendar_day'
import { QUARTER_MS, reportDays, type ReportDays } from '#core/requests/report_days'
import { siteById } from '#sites/current_site'

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

/** The sums of each day on which a payment of the principal's sight moved money. Throws as `reportDays`. */
export async function paymentReport(
  principal: Principal,
  asked: PaymentReportQuery
): Promise<PaymentReport> {
  const { timeZone } = (await siteById(principal.siteId)).settings
  const days = reportDays(timeZone, asked)
  const rows = new Map<string, PaymentReportRow>()
  for (const quarter of await quartersOf(principal, days)) {
    const day = dayIn(timeZone, quarter.startsAt)
    const { methodId, currency } = quarter
    const key = `${day} ${methodId} ${currency}`
    const row = rows.get(key) ?? emptyRow(day, quarter)
    rows.set(key, row)
    add(row, quarter)
  }
  const sorted = [...rows.values()].sort(
    (a, b) => b.day.localeCompare(a.day) || a.methodName.localeCompare(b.methodName)
  )
  return { timeZone, from: days.from, to: days.to, rows: sorted }
}

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
  { startsAt, endsAt }: ReportDays
): Promise<Quarter[]> {
  const quarter = `t.created_at - t.created_at % ${QUARTER_MS}`
  const query = reads()
    .query<Quarter>()
    .from('ledger_transfers as t')
    .join('payments as p', 'p.id', 't.reference_id')
    .join('users', 'users.id', 'p.user_id')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('t.site_id', principal.siteId)
    .where('t.reference_type', 'payment')
    .where('t.created_at', '>=', startsAt)
    .where('t.created_at', '<', endsAt)
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
