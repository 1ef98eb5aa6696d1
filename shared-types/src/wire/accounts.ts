/** Shapes about a person: who is signed in, what they keep, what limits them. */
import type { Permission, Product, UserType } from '../accounts/user_types.ts'
import type { CouponLimits } from '../coupons/limits/coupon_limits.ts'
import type { Balances } from './ledger.ts'

/** `GET /v1/me/preferences`: what somebody keeps for themselves, by name; each is any JSON of an app's own making. */
export type Preferences = Record<string, unknown>

/** `GET /v1/me` when signed in. */
export interface Me {
  id: number
  username: string
  type: UserType
  firstName: string
  lastName: string
  language: string
  currency: string
  siteId: number
  dealerId: number | null
  isOnline: boolean
  permissions: Permission[]
  /** 1 means enabled. */
  products: Record<Product, 0 | 1>
  balances: Balances
  /** The user's effective coupon limits, for the preview in the betslip. */
  couponLimits: CouponLimits
  lastLoginAt: number | null
}

/** `GET /v1/sessions/current`: null for a visitor, to whom it is no error. */
export interface CurrentSession {
  user: Me | null
}

/** `GET /v1/me/sessions`, `GET /v1/users/:id/sessions`: where somebody is signed in. Times are epoch milliseconds. */
export interface SessionView {
  id: number
  /** The session that asks. */
  isCurrent: boolean
  ip: string
  /** What the browser calls itself, at most 255 characters. */
  userAgent: string
  createdAt: number
  /** To the minute. */
  lastSeenAt: number
  expiresAt: number
}

/** `GET /v1/me/shared-searches/:list`: a search of a list that somebody else keeps and shares. */
export interface SharedSearch {
  name: string
  filter: Record<string, unknown>
  /** Username. */
  owner: string
}

/** One of those whose limits reach a user. */
export interface UserLimitLevel {
  kind: 'site' | 'dealer' | 'user'
  id: number
  /** Null for dealers above the one who asks. */
  name: string | null
  /** What was set there and binds the user; what was not leaves the levels above in force. */
  limits: Partial<CouponLimits>
}

/** `GET /v1/users/:id/limits`. */
export interface UserLimitsView {
  /** The user's own, of all amounts below. */
  currency: string
  /** From the site down to the user. */
  levels: UserLimitLevel[]
  /** The strictest of all: what counts for a coupon. */
  effective: CouponLimits
}
