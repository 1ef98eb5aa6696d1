/** Shapes that cross the wire under `/v1`. Money: integer minor units. Odds: integer thousandths. Times: epoch milliseconds. */
import type { ErrorKey, ErrorParam } from './errors.ts'
import type { LegResult } from './coupons/leg.ts'
import type { TypeLimits } from './coupons/type_limits.ts'
import type { SlipStakes, StakesByCurrency } from './coupons/site_stakes.ts'
import type { CouponType, OddsChangeChoice, SlipKind } from './coupons/types.ts'
import type { Pocket } from './money/pockets.ts'
import type { TransferKind } from './money/transfers.ts'
import type { MatchFacts } from './markets/facts.ts'
import type { NeededFacts } from './markets/needed_facts.ts'
import type { LiveSettings } from './wire_sites.ts'

export const USER_TYPES = ['admin', 'dealer', 'terminal', 'operator', 'player'] as const
export type UserType = (typeof USER_TYPES)[number]

export const PRODUCTS = ['sport', 'live', 'slot', 'casino', 'bingo', 'tvgames', 'virtual'] as const
export type Product = (typeof PRODUCTS)[number]

/** What a staff account may do; admins hold all, dealers those given to them. */
export const PERMISSIONS = [
  'users.view',
  'users.edit',
  'dealers.edit',
  'credit.move',
  'coupons.view',
  'coupons.manage',
  'catalogue.view',
  'catalogue.edit',
  'prices.edit',
  'results.enter',
  'ledger.view',
  'audit.view',
  'site.edit',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** `GET /v1/me/preferences`: what somebody keeps for themselves, by name; each is any JSON of an app's own making. */
export type Preferences = Record<string, unknown>

/** The nine figures of the account panel, in minor units of the user's currency. */
export interface Balances {
  balance: number
  creditCard: number
  paykasa: number
  bonus: number
  returnableBonus: number
  reloadBonus: number
  creditLimit: number
  withdrawable: number
  transferable: number
}

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
  /** 1 means enabled, as in the specification. */
  products: Record<Product, 0 | 1>
  balances: Balances
  /** The user's effective coupon limits, for the preview in the betslip. */
  couponLimits: CouponLimitsView
  lastLoginAt: number | null
}

/** `GET /v1/sessions/current`: null for a visitor, to whom it is no error. */
export interface CurrentSession {
  user: Me | null
}

/** The limits `evaluate` needs; 0 means no limit except where a site-wide cap stands. */
export interface CouponLimitsView {
  minStakeMinor: number
  maxStakeMinor: number
  maxPayoutMinor: number
  minSelections: number
  maxSelections: number
  maxMultiLines: number
  maxMultiSelections: number
  maxSystemSelections: number
  minSelectionOddsMilli: number
  maxSelectionOddsMilli: number
  minTotalOddsMilli: number
  maxTotalOddsMilli: number
  /** Different bet types in a coupon, and selections of one bet type; left out: no bound. */
  minMarketTypes?: number
  maxMarketTypes?: number
  maxPerMarketType?: number
  /** 0 closes a coupon type for this user. */
  types: Record<CouponType, 0 | 1>
  /** What binds coupons of one type beyond the figures above; left out: nothing. */
  byType?: TypeLimits
  /** What may be done with a placed coupon; 0 closes it, left out means open. */
  actions?: { sell?: 0 | 1; cancel?: 0 | 1 }
  sameCouponMax: number
  /** Seconds that live coupons of this group wait beyond the site's time; left out: none. */
  extraWaitingSeconds?: number
  bonus: { minOddsMilli: number; minCount: number; percentPerStep: number }
}

/** `GET /v1/settings/get?domain=`: what an app needs before anybody signs in. */
export interface SiteSettings extends SlipStakes {
  siteId: number
  title: string
  defaultLanguage: string
  languages: string[]
  currency: string
  currencySign: string
  /** For players of other currencies; of what is left out the figures above stand. */
  stakesByCurrency?: StakesByCurrency
  matchesDay: number
  /** Limits of a visitor, for the preview in the betslip. */
  couponLimits: CouponLimitsView
  /** What live pages say of breaks. */
  live: Pick<LiveSettings, 'halfTimeAlertMinutes' | 'maxPauseMinutes'>
}

/** Answer of `POST /ekol/user/getLanguages`, in the specification's words (section 3, Language). */
export interface LanguageList {
  status: true
  results: {
    id: number
    code: string
    icon: string
    /** Direction of writing. */
    directory: 'ltr' | 'rtl'
    /** BCP 47 tag, for `lang=` and Intl. */
    lang: string
    /** Its name in itself. */
    text: string
    /** 1: the site has it loaded. */
    status: 1
  }[]
}

/** `GET /v1/currencies`. */
export interface CurrencyView {
  code: string
  sign: string
  decimals: number
  isoCode: string
}

/** `GET /v1/countries?lang=`, by name. */
export interface CountryView {
  /** ISO 3166 alpha-2. */
  code: string
  name: string
}

export interface PlaceCouponSelection {
  outcomeId: number
  /** The price the player saw. */
  oddsMilli: number
  isBanker?: boolean
}
/** Body of `POST /v1/coupons`; the header `Idempotency-Key` is required. */
export interface PlaceCouponBody {
  kind: SlipKind
  selections: PlaceCouponSelection[]
  /** Total over all lines. */
  totalStakeMinor: number
  /** Chosen k of a system. */
  sizes?: number[]
  oddsChange: OddsChangeChoice
}

/** The specification's transaction row; `type` is the kind of transfer. */
export interface TransactionView {
  id: number
  /** 0 expense, 1 income. */
  transType: 0 | 1
  processDate: number
  type: TransferKind
  amountMinor: number
  lastCreditMinor: number
  pocket: Pocket
  reference: string | null
}

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

/** Body of `POST /v1/matches/:id/results`. `?dryRun=true` answers with the same preview and moves nothing. */
export interface EnterResultBody {
  facts: MatchFacts
  /** Revision the facts replace, 0 for the first; a mismatch is `resultRevisionConflict`. */
  basedOnRevision: number
  /** Confirms a result of a match whose start is to come; else it is `resultBeforeStart`. A dry run needs it not. */
  beforeStart?: boolean
}
/** Body of `POST /v1/matches/:id/results/undo`: what stood before stands again, as the next revision. */
export interface UndoResultBody {
  /** The revision to take back; a mismatch is `resultRevisionConflict`. */
  basedOnRevision: number
  /** Left out of a dry run alone. */
  reason?: string
}
export interface SettlementPreview {
  matchId: number
  revision: number
  dryRun: boolean
  markets: {
    marketId: number
    typeId: number
    specifier: string
    outcomes: { key: string; result: LegResult | null }[]
  }[]
  selectionsTouched: number
  couponsTouched: number
  couponsSettled: number
  /** Net money from house to players by currency; negative when a correction takes back. */
  moneyToMove: { currency: string; amountMinor: number }[]
}

/** `GET /v1/matches/:id/results`: one revision, newest first. */
export interface ResultRevision {
  id: number
  matchId: number
  revision: number
  /** Null: the result before it was taken back, and none stands. */
  facts: MatchFacts | null
  /** `staff`, or the format of the file or feed it came from. */
  source: string
  actorId: number | null
  username: string | null
  createdAt: number
  /** Null until every coupon it touches has its money. */
  settledAt: number | null
}
/** `GET /v1/matches/:id/result-form`. */
export interface ResultForm {
  matchId: number
  sportId: number
  home: string
  away: string
  /** The standing revision, 0 for none: `basedOnRevision` of the next. */
  revision: number
  needed: NeededFacts
  /** The facts that stand. */
  facts: MatchFacts | null
}

export interface Dashboard {
  openCoupons: number
  currency: string
  openStakesMinor: number
  openMaxPayoutMinor: number
  /** Matches that have started and wait for a result. */
  resultsToCome: number
  today: { coupons: number; stakesMinor: number; payoutsMinor: number }
  /** The signed-in dealer's own credit; null for an admin. */
  ownCreditMinor: number | null
  players: number
  dealers: number
}

export type * from './wire_board.ts'
export type * from './wire_coupons.ts'
export type * from './wire_sites.ts'
export type * from './wire_live.ts'
export type { ErrorKey, ErrorParam }
