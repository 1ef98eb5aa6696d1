/** Shapes of an account: the signed-in user, preferences, sessions, limits. */
import type { SecondFactorState } from '../accounts/second_factor.ts'
import type { Permission, Product, UserType } from '../accounts/user_types.ts'
import type { OwnLimits } from '../coupons/limits/limit_currency.ts'
import type { CouponLimits } from '../coupons/limits/coupon_limits.ts'
import type { SiteLanguage } from '../languages/table.ts'
import type { ProfileForm } from '../registration/own_profile.ts'
import type { Balances } from './ledger.ts'

/** `GET /v1/me/preferences`: the user's own preferences by name; each value is JSON that an app defines. */
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
  /** The dealer for whom an operator works (rules 8.13); null for everybody else. */
  worksFor: number | null
  isOnline: boolean
  /** Whether a coupon is printed as soon as it is placed. */
  autoPrint: boolean
  permissions: Permission[]
  /** 1 means enabled. */
  products: Record<Product, 0 | 1>
  balances: Balances
  /** The user's effective coupon limits, for the preview in the betslip. */
  couponLimits: CouponLimits
  lastLoginAt: number | null
  secondFactor: SecondFactorState
}

/** `GET /v1/me/second-factor`. */
export interface SecondFactorView {
  state: SecondFactorState
  recoveryCodesLeft: number
}

/** Answer of `POST /v1/me/second-factor`. */
export interface SecondFactorSetup {
  /** For typing into the authenticator app, base 32. */
  secret: string
  /** The `otpauth:` address of the picture. */
  uri: string
  /** The address as a QR picture, an SVG document. */
  qrSvg: string
}

/** Each good for one code at a sign-in; shown once. */
export interface RecoveryCodes {
  codes: string[]
}

/** Answer of `POST /v1/me/second-factor/proof`. */
export interface Proof {
  /** Epoch milliseconds. */
  provenUntil: number
}

/** `GET /v1/sessions/current`: null for a visitor, so that a visitor's app gets no error. */
export interface CurrentSession {
  user: Me | null
}

/** `GET /v1/me/sessions`, `GET /v1/users/:id/sessions`: where a user is signed in. Times are epoch milliseconds. */
export interface SessionView {
  id: number
  /** True for the session of the request itself. */
  isCurrent: boolean
  ip: string
  /** The user agent of the browser, at most 255 characters. */
  userAgent: string
  createdAt: number
  /** Exact to the minute. */
  lastSeenAt: number
  expiresAt: number
}

/** `GET /v1/me/shared-searches/:list`: a search of a list that another user saved and shares. */
export interface SharedSearch {
  name: string
  filter: Record<string, unknown>
  /** Username. */
  owner: string
}

/** `GET /v1/users/:id/balances`. Amounts are minor units of the user's currency. */
export interface UserBalances extends Balances {
  currency: string
}

/** Characters of a note. */
export const NOTE_LENGTH = { min: 1, max: 1_000 } as const

/** `GET /v1/users/:id/notes`: what staff wrote down about a user. */
export interface UserNote {
  id: number
  text: string
  /** Username; null for somebody above the one who asks. */
  author: string | null
  createdAt: number
}

/** A level from which limits reach a user: site, dealer, or the user. */
export interface UserLimitLevel {
  kind: 'site' | 'dealer' | 'user'
  id: number
  /** Null for a dealer above the user who asks. */
  name: string | null
  /** The limits set at this level; a limit that is missing here leaves the levels above in force. */
  limits: Partial<CouponLimits>
}

/** `GET /v1/users/:id/trail`: from the top of the reader's branch down to the user, who is the last. */
export type UserTrail = { id: number; username: string; type: UserType }[]

/** `GET /v1/users/:id/limits`. */
export interface UserLimitsView {
  /** The user's own currency, of all amounts below. */
  currency: string
  /** From the site down to the user. */
  levels: UserLimitLevel[]
  /** The strictest of all levels, as checked for a coupon. */
  effective: CouponLimits
}

/** What a branch leaves a user: no more than every dealer above has. */
export interface BranchRights {
  /** Permissions in force. */
  effectivePermissions: Permission[]
  /** Products that a dealer above has closed, with the username of the highest such dealer, null when out of sight. */
  closedAbove: Partial<Record<Product, { username: string | null }>>
}

/** Characters of a role's name. */
export const ROLE_NAME_LENGTH = { min: 1, max: 60 } as const

/** A row of `GET /v1/roles`. */
export interface RoleRow {
  id: number
  /** Of a shipped role its key. */
  name: string
  /** Shipped roles are copied, not changed. */
  isShipped: boolean
  userType: UserType
  permissions: Permission[]
  /** How many users have the role. */
  userCount: number
  updatedAt: number
}

/** A row of `GET /v1/users`. Amounts are minor units of the user's currency, times epoch milliseconds. */
export interface UserRow extends BranchRights {
  id: number
  type: UserType
  username: string
  parentId: number | null
  parentName: string | null
  /** How many people stand above. */
  depth: number
  /** 1 active, 0 suspended. */
  status: number
  isOnline: boolean
  autoPrint: boolean
  /** A terminal user who signs in and sells on a registered machine only. */
  requiresMachine: boolean
  language: string
  currency: string
  firstName: string
  lastName: string
  email: string | null
  phoneCode: string | null
  cellPhone: string | null
  /** `yyyy-mm-dd`. */
  birthDate: string | null
  gender: string | null
  identityNumber: string | null
  countryCode: string | null
  city: string | null
  town: string | null
  state: string | null
  address: string | null
  postCode: string | null
  /** Users a dealer may open below; 0 is unlimited. */
  openingLimit: number
  /** The role that says what they may do; null where their own permissions say it. */
  roleId: number | null
  /** Of a shipped role its key. */
  roleName: string | null
  /** Their own, which count while they have no role. */
  permissions: Permission[]
  /** 1 means enabled. */
  products: Record<Product, 0 | 1>
  limits: OwnLimits
  /** Addresses and ranges from which the user and everybody below may come; none is anywhere. */
  allowedNetworks: string[]
  /** Cash and how far it may go below zero; null where there is no account. */
  balance: number | null
  creditLimit: number | null
  /** Credit that the user receives is owed to the one directly above. */
  isOnCredit: boolean
  /** The amount owed to the one directly above, at least 0; null for a user who was never on credit. */
  debtMinor: number | null
  /** The most that the user moves at once, and in each direction on one day of the brand; 0 is no limit. */
  maxTransferMinor: number
  maxDayTransfersMinor: number
  lastLoginAt: number | null
  lastLoginIp: string | null
  createdAt: number
  updatedAt: number
}

/** A row of `GET /v1/dealers`. */
export interface DealerRow extends UserRow, DealerFigures {}

/** Figures of a dealer's branch; amounts are minor units, of the dealer's own currency alone. */
export interface DealerFigures {
  /** Users directly below, whom the opening limit counts. */
  childCount: number
  /** Players anywhere below. */
  playerCount: number
  /** Cash of everybody below. */
  branchBalanceMinor: number
  /** Stakes of open coupons. */
  openStakesMinor: number
  /** Stakes less those that were returned, and payouts, of this month of the brand. */
  monthStakesMinor: number
  monthPayoutsMinor: number
}

/** `GET /v1/me/profile`: what the own account says of its owner. */
export interface OwnProfile {
  firstName: string
  lastName: string
  email: string | null
  phoneCode: string | null
  cellPhone: string | null
  /** `yyyy-mm-dd`. */
  birthDate: string | null
  /** Its last characters alone: whoever sits at an open page need not read the rest. */
  identityNumber: string | null
  gender: string | null
  countryCode: string | null
  city: string | null
  address: string | null
  postCode: string | null
  autoPrint: boolean
  language: string
  /** Epoch milliseconds. */
  createdAt: number
}

/** Body of `PUT /v1/me/profile`; what is left out stays. */
export interface OwnProfileChanges extends Partial<ProfileForm> {
  autoPrint?: boolean
  language?: SiteLanguage
}

/** Body of `PUT /v1/me/password`. */
export interface OwnPassword {
  currentPassword: string
  newPassword: string
  repeatPassword: string
}
