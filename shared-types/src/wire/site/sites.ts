/** Shapes of a brand: its settings for visitors, and the settings that staff may change. */
import type { BonusFlag } from '../../bonuses/flags.ts'
import type { EasedBounds } from '../../sites/officer_bounds.ts'
import type { BestOfBoth } from '../../racing/terms/best_of_both.ts'
import type { SoldAtStart } from '../../racing/terms/sold_at_start.ts'
import type { BrandRacing } from '../../racing/terms/racing_rules.ts'
import type { Attribution } from '../../affiliates/attribution.ts'
import type { MercyRule } from '../../markets/model/match_facts.ts'
import type { CountrySettings } from '../../accounts/play_countries.ts'
import type { InactiveReturn } from '../../accounts/inactive.ts'
import type { CouponLimits } from '../../coupons/limits/coupon_limits.ts'
import type { LimitsByCurrency } from '../../coupons/limits/limit_currency.ts'
import type { SlipStakes, StakesByCurrency } from '../../coupons/limits/site_stakes.ts'
import type { PaperWidthMm, PrintPositions } from '../../coupons/model/prints.ts'
import type { Margins } from '../../live/margins.ts'
import type { SiteFlags } from '../../sites/flags.ts'
import type { LobbySetting } from '../../sites/lobby_settings.ts'
import type { Maintenance, MaintenanceNotice } from '../../sites/maintenance.ts'
import type { BrandProfile } from '../../sites/profile.ts'
import type { SiteScripts } from '../../sites/scripts.ts'
import type { AcceptanceDelay } from '../../live/acceptance_delay.ts'
import type { PeriodKind } from '../../statements/periods.ts'
import type { Lobby } from '../../accounts/lobbies.ts'
import type { SiteLanguage } from '../../languages/table.ts'
import type { CurrencyCode } from '../../money/currencies.ts'

/**
 * `GET /v1/settings/get?domain=`, in the words of docs/glossary.md: the settings that an app needs before a user signs
 * in, and the other fields that the specification lists for this answer.
 */
export interface SettingsAnswer {
  settings: SiteSettings
  /** The origin at which the API answers for the brand. */
  new_site_api: string
  /** Styles and scripts of the brand; both empty when the server has put them into the page already. */
  css: string
  generalJs: string
  serverid: number
  /**
   * Version of the player app that the server sends now; a page that began with another version is out of date. Empty
   * when the app is not built.
   */
  version: string
  /** The dealer below whom people who register stand; null means the house itself. */
  operatorId: number | null
}

/** Settings of a brand for every visitor of its site. */
export interface SiteSettings
  extends SlipStakes, BrandProfile, Pick<SiteScripts, 'liveChatScript' | 'analytics'> {
  siteId: number
  title: string
  defaultLanguage: string
  languages: string[]
  currency: string
  currencySign: string
  /** Stakes for players of other currencies; the figures above where a currency sets none. */
  stakesByCurrency?: StakesByCurrency
  matchesDay: number
  /** Limits of a visitor, for the preview in the betslip. */
  couponLimits: CouponLimits
  /** Settings of breaks for live pages. */
  live: Pick<LiveSettings, 'halfTimeAlertMinutes' | 'maxPauseMinutes'>
  flags: SiteFlags
  /** The lobbies of games that are shown, in the order of the menus. */
  lobbies: Lobby[]
  /** A planned window in which the site will be closed. */
  maintenance: MaintenanceNotice | null
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
    /** The name of the language in that language. */
    text: string
    /** 1 means that the site offers the language. */
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

/** `GET /v1/countries?lang=`, sorted by name. */
export interface CountryView {
  /** ISO 3166 alpha-2. */
  code: string
  name: string
}

/** The settings that a brand may change; every figure has a default. */
export interface SiteSettingsView extends SlipStakes {
  languages: string[]
  /** Stakes for players of other currencies; the site's own figures where a currency sets none. */
  stakesByCurrency?: StakesByCurrency
  matchesDay: number
  /** Limits with amounts in the site's currency. */
  limits: CouponLimits
  /**
   * Amounts of limits for players of other currencies, in their minor units; the defaults of rules 4.6 where an amount
   * is missing.
   */
  limitsByCurrency?: LimitsByCurrency
  sameCouponWindowHours: number
  /** Minutes after acceptance in which a player may cancel a coupon; 0 forbids cancelling. */
  cancelMinutes: number
  /** Days from the settlement for which a desk pays a ticket (rules 8.14); with 0, tickets never expire. */
  ticketValidDays: number
  /** Percent of a coupon's value that the house keeps when it buys the coupon; two decimals at most. */
  sellMarginPercent: number
  /** What becomes of markets on all innings when a mercy rule ends a game of baseball (rules 3.6). */
  mercyRule: MercyRule
  /** IANA name of the time zone in which the brand's day begins and ends. */
  timeZone: string
  /** Which link of an affiliate a registration belongs to (rules 16.3). */
  attribution: Attribution
  /** How bets on races are settled. */
  racing: BrandRacing
  /** Which bets on races are at best of both. */
  bestOfBoth: BestOfBoth
  /** What of races is sold at the starting price. */
  startingPrice: SoldAtStart
  /** Length of the periods of dealers' statements. */
  statementPeriod: PeriodKind
  credit: CreditSettings
  cash: CashSettings
  countries: CountrySettings
  /** Whether common passwords are refused. */
  refuseCommonPasswords: boolean
  /** Whether staff without a second factor can do nothing but set one up. */
  staffSecondFactor: boolean
  /**
   * A movement of more credit asks users with a second factor for step-up; a movement in another currency than the
   * brand's always does.
   */
  stepUpCreditMinor: number
  /**
   * Orders that move more money wait for a second officer, and so do orders in another currency than the brand's; with
   * 0, one officer is enough.
   */
  secondOfficerAboveMinor: number
  /**
   * Statements of affiliates that pay more need two officers, and so do statements in another currency than the brand's; null
   * while one officer is enough.
   */
  affiliateTwoOfficersAboveMinor: number | null
  /** Bonuses that staff give or confirm above it need two officers, as do bonuses in another currency; null while one is enough. */
  bonusTwoOfficersAboveMinor: number | null
  /** What holds a bonus whose wagering is met until staff decide. */
  heldBonusFlags: readonly BonusFlag[]
  /** Stricter bounds of second officers that still count, by their settings. */
  easedBounds: EasedBounds
  /** Years from the closing of an account to the erasure of its personal data. */
  erasureYears: number
  /** Months without a sign-in or a bet after which a player's account counts as inactive; with 0, none does. */
  inactiveMonths: number
  /** What an inactive account asks for beside the password at the next sign-in. */
  inactiveReturn: InactiveReturn
  live: LiveSettings
  /** Margins on prices of matches that have not begun, at this brand alone (rules 6.7). */
  preMatchMargins: Margins
  printing: PrintSettings
  profile: BrandProfile
  flags: SiteFlags
  /** Every lobby of games once, in the order of the menus. */
  lobbies: LobbySetting[]
  maintenance: Maintenance
  /** The address from which the brand's mails come; null means the server's own. */
  mailSender: string | null
  /** Where the messages of the contact form also go, by mail; null keeps them in the inbox alone. */
  contactEmail: string | null
  /** The dealer below whom people who register stand; null means the house itself. */
  webDealerId: number | null
}

/** Settings of the brand's printed tickets. */
interface PrintSettings extends PrintPositions {
  paperMm: PaperWidthMm
}

/** The terms on which credit moves in a brand. */
export interface CreditSettings {
  /**
   * The most credit that one person may move at once, and in each direction on one day, in the site's own currency; 0
   * is no limit. Movements in other currencies have only the limits of dealers.
   */
  maxTransferMinor: number
  maxDayMinor: number
  /** Whether each movement of credit needs a reason. */
  needsReason: boolean
}

/** The most cash that players may put into machines, in minor units of the desk's currency; 0 is no limit. */
export interface CashSettings {
  /** In one message of a machine: the notes of one credit. */
  maxDepositMinor: number
  /** Of one player on a day of the brand's time zone. */
  maxDayMinor: number
  /** In one machine during the open shift of its desk. */
  maxShiftMinor: number
}

/** The settings of live betting that a brand may change. */
export interface LiveSettings {
  waiting: AcceptanceDelay
  /** Margins on top of the feed's own, on prices of matches in play at this brand alone (rules 6.7). */
  margins: Margins
  /** Seconds of silence of its feed after which a running match takes no bets (rate lock). */
  lockAfterSeconds: number
  /** Minutes of half time after which its end is announced (periodAlert). */
  halfTimeAlertMinutes: number
  /** Minutes after which a break counts as an interruption. */
  maxPauseMinutes: number
}

/** A row of `/v1/sites`: the caller's own brand. */
export interface SiteView {
  id: number
  key: string
  /** In their order; links to the site name the first one. Empty: the installation's own hosts. */
  hosts: string[]
  title: string
  defaultLanguage: string
  currency: string
  settings: SiteSettingsView
  scripts: SiteScripts
  updatedAt: number
}

/** `GET` and `PUT /v1/lobby-settings`: every lobby once, in the order of the menus. */
export interface LobbySettings {
  lobbies: LobbySetting[]
}

/** Body of `POST /v1/sites/:id/clones`: a new brand with the settings of the caller's. */
export interface NewBrandBody {
  title: string
  /** Links to the site name the first one. */
  hosts: string[]
  defaultLanguage: SiteLanguage
  currency: CurrencyCode
  /** The first person of the new brand. */
  admin: { username: string; password: string }
}

/** The answer: the brand is open. */
export interface OpenedBrand {
  id: number
  title: string
  hosts: string[]
}
