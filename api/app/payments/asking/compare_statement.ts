/** Compares what a gateway says of a method's payments with the ledger. */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { PaymentComparison } from '@grandstand/shared-types/wire/money/payment_comparison'
import { AppError, found } from '#core/errors/app_error'
import { compareRows, type Side } from '#payments/asking/compare_rows'
import { ourSide, type ComparedSpan } from '#payments/asking/our_side'
import { settlementSides } from '#payments/asking/settlement_file'
import type { GatewayReport } from '#payments/gateways/gateway'
import { gatewayOf } from '#payments/gateways/gateways'
import { setupOfMethod } from '#payments/methods/method'

/**
 * The gateway writes the time of its own books: money of midnight stands in one span there and in the next here. Its
 * statement is read this much wider, so that no payment misses its counterpart.
 */
const MARGIN_MS = 24 * 3_600_000

interface MethodRow {
  gateway: string
  direction: string
}

/**
 * Compares the gateway's statement, or the settlement file `csv`, with the ledger. Throws 404 `notFound` for a method of
 * another brand, 404 `gatewayUnknown` for a gateway without statement and file, 422 as `settlementSides`, 502
 * `gatewayFailed` when the gateway sends no statement.
 */
export async function compareStatement(
  span: ComparedSpan,
  csv?: string
): Promise<PaymentComparison> {
  const method: MethodRow = found(
    await db
      .query<MethodRow>()
      .from('payment_methods')
      .join('payment_categories', 'payment_categories.id', 'payment_methods.category_id')
      .where({ 'payment_methods.id': span.methodId, 'payment_methods.site_id': span.siteId })
      .select('gateway', 'direction')
      .first()
  )
  const theirs =
    csv === undefined
      ? await statementSides(method, span)
      : settlementSides(csv, method.direction === 'withdrawal')
  const ours = await ourSide(
    span,
    theirs.map(({ reference }) => reference)
  )
  return compareRows(ours, theirs)
}

async function statementSides(method: MethodRow, span: ComparedSpan): Promise<Side[]> {
  const gateway = gatewayOf(method.gateway)
  if (!gateway.statement) throw new AppError('gatewayUnknown')
  const setup = found(await setupOfMethod(span.siteId, span.methodId))
  const { fromMs, toMs } = span
  const from = Math.max(0, fromMs - MARGIN_MS)
  const reports = await gateway.statement(from, toMs + MARGIN_MS, setup).catch((error: unknown) => {
    logger.warn({ methodId: span.methodId, err: error }, 'a gateway sent no statement')
    throw new AppError('gatewayFailed')
  })
  return reports.map((report) => sideOf(report, method.direction === 'withdrawal'))
}

/** Of a payment that is not paid, or came back, no money stays. */
const sideOf = (report: GatewayReport, isWithdrawal: boolean): Side => ({
  reference: report.reference,
  gatewayReference: report.gatewayReference,
  currency: report.currency,
  netMinor:
    report.state === 'paid' ? (isWithdrawal ? 0 - report.amountMinor : report.amountMinor) : 0,
})
