/** The comparison of a gateway's statement with the ledger, payment by payment. Pure functions; minor units. */
import type {
  ComparisonRow,
  PaymentComparison,
} from '@grandstand/shared-types/wire/money/payment_comparison'

/** What a side says of a payment: money that came in from the gateway is positive, money that went out negative. */
export interface Side {
  reference: string
  gatewayReference: string | null
  currency: string
  netMinor: number
}

export interface OurSide extends Side {
  paymentId: number
  /** Of the method that is compared; payments of others stand in the statement of a shared merchant. */
  isOfMethod: boolean
}

/**
 * Finds payments with money on one side alone, and those with different sums or currencies. `ours` holds the payments of the
 * span, and every payment that the statement names.
 */
export function compareRows(ours: readonly OurSide[], theirs: readonly Side[]): PaymentComparison {
  const known = new Map(ours.map((side) => [side.reference, side]))
  const named = new Set(theirs.map(({ reference }) => reference))
  const rows: ComparisonRow[] = []
  let equalCount = 0
  for (const their of theirs) {
    const our = known.get(their.reference)
    if (our && !our.isOfMethod) continue
    const isEqual = our
      ? our.netMinor === their.netMinor && our.currency === their.currency
      : their.netMinor === 0
    if (isEqual) equalCount++
    else rows.push(rowOf(our ? 'differs' : 'missingHere', our, their))
  }
  for (const our of ours) {
    const isMissing = our.isOfMethod && our.netMinor !== 0 && !named.has(our.reference)
    if (isMissing) rows.push(rowOf('missingThere', our, undefined))
  }
  return { equalCount, rows }
}

function rowOf(
  fault: ComparisonRow['fault'],
  our: OurSide | undefined,
  their: Side | undefined
): ComparisonRow {
  return {
    fault,
    paymentId: our?.paymentId ?? null,
    reference: their?.reference ?? our?.reference ?? '',
    gatewayReference: their?.gatewayReference ?? our?.gatewayReference ?? null,
    oursMinor: our?.netMinor ?? 0,
    ourCurrency: our?.currency ?? null,
    theirsMinor: their?.netMinor ?? 0,
    theirCurrency: their?.currency ?? null,
  }
}
