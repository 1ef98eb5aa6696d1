/** One row of `GET /v1/ledger-transfers`: legs that sum to zero. */
export interface TransferRow {
  id: number
  /** Says what happened exactly once, such as `coupon:12:stake`. */
  key: string
  kind: string
  currency: string
  referenceType: string | null
  referenceId: number | null
  actorId: number | null
  actorName: string | null
  note: string | null
  createdAt: number
  /** What moved: the sum of the legs above zero. */
  amountMinor: number
}
