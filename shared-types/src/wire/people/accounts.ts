/** Shapes of an account: the signed-in user, preferences, sessions, limits. */
import type { SecondFactorState } from '../../accounts/second_factor.ts'
import type { Permission, Product, UserType } from '../../accounts/user_types.ts'
import type { OwnLimits } from '../../coupons/limits/limit_currency.ts'
import type { CouponLimits } from '../../coupons/limits/coupon_limits.ts'
import type { SiteLanguage } from '../../languages/table.ts'
import type { ProfileForm } from '../../registration/own_profile.ts'
import type { Balances } from '../money/ledger.ts'

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
  /** IANA name of the brand's time zone, by which staff read every time. */
  timeZone: string
  dealerId: number | null
  /** The dealer for whom an operator works (rules 8.13); null for any other user. */
  worksFor: number | null
  isOnline: boolean
  /** Whether a coupon is printed as soon as it is placed. */
  autoPrint: boolean
  permissions: Permission[]
  /** May hold permissions that reach all brands of the installation (rules 8.16). */
  isInstallationStaff: boolean
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
  /** The secret in base 32, for typing into the authenticator app. */
  secret: string
  /** The `otpauth:` address that the picture shows. */
  uri: string
  /** The address as a QR picture, an SVG document. */
  qrSvg: string
}

/** Codes that each replace the app's code once; shown only in this answer. */
export interface RecoveryCodes {
  codes: string[]
}

/** Answer of `POST /v1/me/second-factor/proof`. */
export interface Proof {
  /** Epoch milliseconds. */
  provenUntil: number
}

/** `GET /v1/sessions/current`: null for a visitor, for whom the app would otherwise get an error. */
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

/** `GET /v1/users/:id/notes`: staff's notes about a user. */
export interface UserNote {
  id: number
  text: string
  /** Username; null when the author is above the reader. */
  author: string | null
  createdAt: number
}

/** A level from which limits reach a user: site, dealer, or the user. */
export interface UserLimitLevel {
  kind: 'site' | 'dealer' | 'user'
  id: number
  /** Null for a dealer above the reader. */
  name: string | null
  /** The limits set at this level; where a limit is missing, the levels above are in force. */
  limits: Partial<CouponLimits>
}

/** `GET /v1/users/:id/trail`: from the top of the reader's branch down to the user. */
export type UserTrail = { id: number; username: string; type: UserType }[]

/** `GET /v1/users/:id/limits`. */
export interface UserLimitsView {
  /** The user's own currency, in which all amounts are. */
  currency: string
  /** From the site down to the user. */
  levels: UserLimitLevel[]
  /** The strictest limits of all levels, which a coupon is checked against. */
  effective: CouponLimits
}

/** A user's rights in the branch: never more than every dealer above has. */
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
  /** Name of the role; the key of a shipped one. */
  name: string
  /** Shipped roles cannot be changed, only copied. */
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
  /** Number of users above. */
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
  /** May hold permissions that reach all brands of the installation (rules 8.16). */
  isInstallationStaff: boolean
  /** The role that gives the user's permissions; null where `permissions` gives them. */
  roleId: number | null
  /** Name of the role; the key of a shipped one. */
  roleName: string | null
  /** The user's own permissions, in force while the user has no role. */
  permissions: Permission[]
  /** 1 means enabled. */
  products: Record<Product, 0 | 1>
  limits: OwnLimits
  /** Addresses and ranges from which the user and everybody below may come; empty allows every address. */
  allowedNetworks: string[]
  /** Cash, and how far it may go below zero; null without an account. */
  balance: number | null
  creditLimit: number | null
  /** True when credit that the user receives is owed to the dealer directly above. */
  isOnCredit: boolean
  /** The amount owed to the dealer directly above, at least 0; null for a user who was never on credit. */
  debtMinor: number | null
  /** The most credit that the user may move at once, and in each direction on one day of the brand; 0 is no limit. */
  maxTransferMinor: number
  maxDayTransfersMinor: number
  lastLoginAt: number | null
  lastLoginIp: string | null
  /** Since when a player's account counts as inactive; null for one that is in use. */
  inactiveAt: number | null
  createdAt: number
  updatedAt: number
}

/** A row of `GET /v1/dealers`. */
export interface DealerRow extends UserRow, DealerFigures {}

/** Figures of a dealer's branch; amounts are minor units, of the dealer's own currency alone. */
export interface DealerFigures {
  /** Users directly below, who count against the opening limit. */
  childCount: number
  /** Players anywhere below. */
  playerCount: number
  /** Cash of everybody below. */
  branchBalanceMinor: number
  /** Stakes of open coupons. */
  openStakesMinor: number
  /** Stakes less returned stakes, and payouts, of this month in the brand's time zone. */
  monthStakesMinor: number
  monthPayoutsMinor: number
}

/** `GET /v1/me/profile`: the signed-in user's own profile. */
export interface OwnProfile {
  firstName: string
  lastName: string
  email: string | null
  phoneCode: string | null
  cellPhone: string | null
  /** `yyyy-mm-dd`. */
  birthDate: string | null
  /** Only its last characters, so that a person at an unattended page cannot read the rest. */
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

/** Body of `PUT /v1/me/profile`; fields left out keep their values. */
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
