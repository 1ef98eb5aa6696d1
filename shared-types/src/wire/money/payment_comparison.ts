/** What a gateway's statement and our ledger say of the same payments. Amounts in minor units. */

import type { PaymentDirection } from '../../payments/states.ts'
import type { ByLanguage } from '../../languages/by_language.ts'

export const COMPARISON_FAULTS = ['missingHere', 'missingThere', 'differs'] as const
export type ComparisonFault = (typeof COMPARISON_FAULTS)[number]

export interface ComparisonRow {
  fault: ComparisonFault
  /** Null for a payment that we do not know. */
  paymentId: number | null
  reference: string
  gatewayReference: string | null
  /** Money that came in is positive, money that went out negative; 0 for none. */
  oursMinor: number
  theirsMinor: number
  /** Null where the side does not know the payment. */
  ourCurrency: string | null
  theirCurrency: string | null
}

/** A method whose payments can be compared. */
export interface ComparedMethod {
  id: number
  names: ByLanguage
  direction: PaymentDirection
  /** Its gateway can be asked; without one a settlement file is read. */
  hasStatement: boolean
}

export interface PaymentComparison {
  /** Payments about which both sides agree. */
  equalCount: number
  rows: ComparisonRow[]
}
