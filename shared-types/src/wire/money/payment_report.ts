/** The report of payments by day and method. Amounts in minor units. */

/** Sums of a method on a day of the brand, in one currency; they equal the ledger. */
export interface PaymentReportRow {
  /** `YYYY-MM-DD`. */
  day: string
  methodId: number
  methodName: string
  currency: string
  depositCount: number
  depositMinor: number
  withdrawalCount: number
  withdrawalMinor: number
  feeMinor: number
  /** Money of paid deposits that went back, and of paid withdrawals that came back. */
  returnedMinor: number
}

/** Days of the brand, `YYYY-MM-DD`, both included; the last 14 days where they are left out. */
export interface PaymentReportQuery {
  from?: string
  to?: string
}

export interface PaymentReport {
  /** IANA name of the brand's time zone. */
  timeZone: string
  from: string
  to: string
  rows: PaymentReportRow[]
}
