/** Shapes of the search over people, coupons and tickets. */
import type { UserType } from '../accounts/user_types.ts'
import type { CouponStatus } from '../coupons/model/coupon_words.ts'

/** Characters of a search. */
export const SEARCH_LENGTH = { min: 2, max: 40 } as const

export interface FoundPerson {
  id: number
  username: string
  firstName: string
  lastName: string
  type: UserType
  /** 1 active, 0 passive. */
  status: number
}

export interface FoundCoupon {
  id: number
  code: string
  username: string
  status: CouponStatus
  totalStakeMinor: number
  currency: string
  /** Epoch milliseconds. */
  placedAt: number
}

/** Answer of `GET /v1/search`: the first few of each kind; a kind that the caller may not read is empty. */
export interface SearchAnswer {
  players: FoundPerson[]
  /** Everybody else of the tree: dealers, partners, terminals, operators, admins. */
  dealers: FoundPerson[]
  /** Found by the beginning of the code, or by the id. */
  coupons: FoundCoupon[]
  /** The coupon of the paper whose bar code was read. */
  tickets: FoundCoupon[]
}
