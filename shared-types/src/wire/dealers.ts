/** Shapes of a dealer's own screens: credit and the dashboard. */

/** From the actor to the user, or back. */
export type CreditDirection = 'send' | 'take'

/** Body of `POST /v1/users/:id/credits`. */
export interface CreditOrder {
  direction: CreditDirection
  amountMinor: number
  note?: string
}

/** Answer of `POST /v1/users/:id/credits`; also of the quote before it, which moves no credit. */
export interface CreditMove {
  transferId: number | null
  amountMinor: number
  /** The account that sends or takes back credit. */
  actor: { id: number; beforeMinor: number | null; afterMinor: number | null }
  user: { id: number; beforeMinor: number; afterMinor: number }
  /** The most credit that can be sent, and taken back, now. */
  maxSendMinor: number | null
  maxTakeMinor: number
}

export interface Dashboard {
  openCoupons: number
  currency: string
  openStakesMinor: number
  openMaxPayoutMinor: number
  /** Matches that have started and have no result yet; null for a user who may not read the catalogue. */
  resultsToCome: number | null
  today: { coupons: number; stakesMinor: number; payoutsMinor: number }
  /** The signed-in dealer's own credit; null for an admin. */
  ownCreditMinor: number | null
  players: number
  dealers: number
}
