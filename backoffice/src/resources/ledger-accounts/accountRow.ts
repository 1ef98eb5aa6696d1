/** One row of `GET /v1/ledger-accounts`. */
export interface AccountRow {
  id: number
  /** Null for a house account. */
  userId: number | null
  username: string | null
  pocket: string
  currency: string
  /** Null for a house account that keeps no running balance. */
  balanceMinor: number | null
  /** How deep the balance may go, minor units; null for no floor. */
  floorMinor: number | null
  entryCount: number
  createdAt: number
}
