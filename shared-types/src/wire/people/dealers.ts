/** Shapes of a dealer's own screens: credit and the dashboard. */
import type { Product } from '../../accounts/user_types.ts'
import type { CreditKind } from '../../money/transfers.ts'

/**
 * `send`: from the actor to the user; `take`: back from the user; `repay`: payment of a debt outside the platform,
 * which moves no credit.
 */
export const CREDIT_DIRECTIONS = ['send', 'take', 'repay'] as const
export type CreditDirection = (typeof CREDIT_DIRECTIONS)[number]

/** Body of `POST /v1/users/:id/credits`. */
export interface CreditOrder {
  direction: CreditDirection
  amountMinor: number
  note?: string
}

/** The bound that stops a movement first: the balance that pays, the most for one transfer, the most for one day. */
export const CREDIT_BOUNDS = ['balance', 'perTransfer', 'perDay'] as const
export type CreditBound = (typeof CREDIT_BOUNDS)[number]

/** The most that can move; null means no bound. */
export interface CreditMost {
  mostMinor: number | null
  bound: CreditBound | null
}

/** An amount before and after a movement, in minor units. */
export interface BeforeAfter {
  beforeMinor: number
  afterMinor: number
}

/** Answer of `POST /v1/users/:id/credits`. */
export interface CreditMove {
  transferId: number
  amountMinor: number
  /** The side that sends or takes back credit; the house has no balance. */
  actor: { id: number; beforeMinor: number | null; afterMinor: number | null }
  user: { id: number } & BeforeAfter
  /** The amount that the user owes the actor, at least 0; null for a user who owes nothing and is not on credit. */
  debt: BeforeAfter | null
}

/** `GET /v1/users/:id/credits`: the balances, and the most that can move now. */
export interface CreditQuote {
  actor: { id: number; balanceMinor: number | null }
  user: { id: number; balanceMinor: number }
  /** As `debt` of `CreditMove`, in minor units. */
  debtMinor: number | null
  isOnCredit: boolean
  send: CreditMost
  take: CreditMost
  /** Whether the brand asks for a reason with each movement. */
  needsReason: boolean
}

/** `GET /v1/credit-slips/:id`: a movement of credit, to be printed. */
export interface CreditSlip {
  transferId: number
  kind: CreditKind
  /** Epoch milliseconds. */
  createdAt: number
  siteTitle: string
  /** IANA name of the brand's time zone. */
  timeZone: string
  currency: string
  amountMinor: number
  note: string | null
  /**
   * The dealer whose credit moved; with `isHouse`, the member of staff who moved the house's credit. The balance is
   * null when the reader may not see it.
   */
  actor: { username: string; isHouse: boolean; balance: BeforeAfter | null }
  user: { id: number; username: string; name: string; balance: BeforeAfter | null }
  debt: BeforeAfter | null
}

export interface Dashboard {
  openCoupons: number
  currency: string
  openStakesMinor: number
  openMaxPayoutMinor: number
  /** Matches that have started and have no result yet; null for a user who may not read the catalogue. */
  resultsToCome: number | null
  /**
   * The brand's day, from its first to its last millisecond: coupons placed in it that have a stake, and its turnover as the chart and
   * the tree have it.
   */
  today: TurnoverSums & { from: number; to: number }
  /** The signed-in dealer's own credit; null for an admin. */
  ownCreditMinor: number | null
  /** The amount that the signed-in dealer owes the dealer above; null for an admin, 0 for a prepaid dealer. */
  debtMinor: number | null
  players: number
  dealers: number
}

/** Stakes less returned stakes, and payouts, of coupons of a branch. Minor units. */
export interface TurnoverSums {
  coupons: number
  stakesMinor: number
  payoutsMinor: number
}

/** Days that the chart of the start page can show. */
export const TURNOVER_DAYS = [1, 7, 30] as const
export type TurnoverDays = (typeof TURNOVER_DAYS)[number]

/** `GET /v1/dashboard/turnover`, in the signed-in user's currency; days are those of the brand's time zone. */
export interface Turnover {
  currency: string
  timeZone: string
  /**
   * The hours when the chart shows one day, else the days; `from` and `to` (last millisecond) in epoch milliseconds.
   */
  points: (TurnoverSums & { from: number; to: number })[]
  /** The greatest stakes first; null for coupons on several sports. */
  sports: (TurnoverSums & { sportId: number | null })[]
  /** Every product with turnover. */
  products: (TurnoverSums & { product: Product })[]
  /** The dealers directly below with the greatest stakes, with their branches. */
  dealers: (TurnoverSums & { id: number; username: string })[]
}
