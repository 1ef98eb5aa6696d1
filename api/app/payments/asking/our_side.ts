/** What the ledger says of payments: money that the house pocket `gateways` took in and gave out for each. */
import db from '@adonisjs/lucid/services/db'
import { chunked } from '#core/database/transactions'
import type { OurSide } from '#payments/asking/compare_rows'

export interface ComparedSpan {
  siteId: number
  methodId: number
  /** Epoch milliseconds; money that moved from `fromMs` to before `toMs`. */
  fromMs: number
  toMs: number
}

interface PaymentRow {
  id: number
  reference: string
  gatewayReference: string | null
  currency: string
  methodId: number
}

const AT_A_TIME = 400

/** The payments of the method whose money moved in the span, and those with one of the references. */
export async function ourSide(
  span: ComparedSpan,
  references: readonly string[]
): Promise<OurSide[]> {
  const rows = new Map<number, PaymentRow>()
  const add = (found: readonly PaymentRow[]) => {
    for (const row of found) rows.set(Number(row.id), row)
  }
  add(await paymentsOfSpan(span))
  for (const some of chunked(references, AT_A_TIME)) {
    add(await payments().where('payments.site_id', span.siteId).whereIn('payments.reference', some))
  }
  const nets = await netsOf([...rows.keys()])
  return [...rows.values()].map(({ id, reference, gatewayReference, currency, methodId }) => ({
    paymentId: Number(id),
    reference,
    gatewayReference,
    currency,
    netMinor: nets.get(Number(id)) ?? 0,
    isOfMethod: Number(methodId) === span.methodId,
  }))
}

const payments = () =>
  db.query<PaymentRow>().from('payments').select({
    id: 'payments.id',
    reference: 'payments.reference',
    gatewayReference: 'payments.gateway_reference',
    currency: 'payments.currency',
    methodId: 'payments.method_id',
  })

const paymentsOfSpan = async ({ siteId, methodId, fromMs, toMs }: ComparedSpan) => {
  const rows: PaymentRow[] = await payments()
    .where({ 'payments.site_id': siteId, 'payments.method_id': methodId })
    .where('payments.updated_at', '>=', fromMs)
    .where('payments.created_at', '<', toMs)
    .whereExists((moved) => {
      moved
        .from('ledger_transfers')
        .where('ledger_transfers.reference_type', 'payment')
        .whereColumn('ledger_transfers.reference_id', 'payments.id')
        .where('ledger_transfers.created_at', '>=', fromMs)
        .where('ledger_transfers.created_at', '<', toMs)
    })
  return rows
}

async function netsOf(ids: readonly number[]): Promise<Map<number, number>> {
  const nets = new Map<number, number>()
  for (const some of chunked(ids, AT_A_TIME)) {
    const rows: { id: number; sum: number | string }[] = await db
      .from('ledger_transfers as t')
      .join('ledger_entries as e', 'e.transfer_id', 't.id')
      .join('ledger_accounts as a', 'a.id', 'e.account_id')
      .where({ 't.reference_type': 'payment', 'a.pocket': 'gateways' })
      .whereIn('t.reference_id', some)
      .groupBy('t.reference_id')
      .select('t.reference_id as id')
      .sum('e.amount as sum')
    // what the gateway owes us leaves the house pocket as a negative sum
    for (const { id, sum } of rows) nets.set(Number(id), 0 - Number(sum))
  }
  return nets
}
