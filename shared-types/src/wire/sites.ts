/** Shapes of a brand: what an app needs before anybody signs in, and what staff may set. */
import type { CouponLimits } from '../coupons/limits/coupon_limits.ts'
import type { LimitsByCurrency } from '../coupons/limits/limit_currency.ts'
import type { SlipStakes, StakesByCurrency } from '../coupons/limits/site_stakes.ts'
import type { LiveMargins } from '../live/margins.ts'
import type { AcceptanceDelay } from '../live/acceptance_delay.ts'

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
  couponLimits: CouponLimits
  /** What live pages say of breaks. */
  live: Pick<LiveSettings, 'halfTimeAlertMinutes' | 'maxPauseMinutes'>
}

/** Answer of `POST /ekol/user/getLanguages`, in the words of docs/glossary.md. */
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

/** What a brand may set; every figure has a default. */
export interface SiteSettingsView extends SlipStakes {
  languages: string[]
  /** For players of other currencies; of what is left out the figures of the site stand. */
  stakesByCurrency?: StakesByCurrency
  matchesDay: number
  /** Amounts: of the site's currency. */
  limits: CouponLimits
  /** Amounts for players of other currencies, in their minor units; the defaults of rules 4.6 hold for amounts left out. */
  limitsByCurrency?: LimitsByCurrency
  sameCouponWindowHours: number
  /** How long after acceptance a player may cancel a coupon; 0: never. */
  cancelMinutes: number
  /** What the house keeps of a coupon's value when it buys it back; two decimals at most. */
  sellMarginPercent: number
  /** Staff may not have a password that anybody would try first. */
  refuseCommonPasswords: boolean
  live: LiveSettings
}

/** What a brand may set for live betting. */
export interface LiveSettings {
  waiting: AcceptanceDelay
  /** On top of what the feeds' prices hold already; in force with each price that comes next. */
  margins: LiveMargins
  /** A match in play that its feed has not spoken of for so long takes no bets: "the rate is locked". */
  lockAfterSeconds: number
  /** Minutes of a break after which its end is announced (periodAlert). */
  halfTimeAlertMinutes: number
  /** Minutes after which a break is taken for an interruption. */
  maxPauseMinutes: number
}

/** A row of `/v1/sites`: one's own brand. */
export interface SiteView {
  id: number
  key: string
  host: string | null
  title: string
  defaultLanguage: string
  currency: string
  settings: SiteSettingsView
  updatedAt: number
}
