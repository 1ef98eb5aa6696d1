/** Shapes of a dealer's own screens: credit and the dashboard. */

/** Answer of `POST /v1/users/:id/credits` and, without a transfer, of the quote before it. */
export interface CreditMove {
  transferId: number | null
  amountMinor: number
  /** The one who sends or takes. */
  actor: { id: number; beforeMinor: number | null; afterMinor: number | null }
  user: { id: number; beforeMinor: number; afterMinor: number }
  /** The most that can be sent and taken now. */
  maxSendMinor: number | null
  maxTakeMinor: number
}

export interface Dashboard {
  openCoupons: number
  currency: string
  openStakesMinor: number
  openMaxPayoutMinor: number
  /** Matches that have started and wait for a result; null for who may not read the catalogue. */
  resultsToCome: number | null
  today: { coupons: number; stakesMinor: number; payoutsMinor: number }
  /** The signed-in dealer's own credit; null for an admin. */
  ownCreditMinor: number | null
  players: number
  dealers: number
}
