/** The settings of a brand, with its defaults (rules 4.6). */
import {
  DEFAULT_CANCEL_MINUTES,
  DEFAULT_COUPON_AMOUNTS_MINOR,
  DEFAULT_MAX_PAYOUT_MINOR,
  DEFAULT_MAX_STAKE_MINOR,
  DEFAULT_MIN_SELECTIONS,
  DEFAULT_MIN_STAKE_MINOR,
  DEFAULT_SELL_MARGIN_PERCENT,
  DEFAULT_TICKET_STAKE_MINOR,
  MAX_MULTI_LINES,
  MAX_MULTI_SELECTIONS,
  MAX_SELECTIONS,
  MAX_SYSTEM_SELECTIONS,
  SAME_COUPON_MAX,
  SAME_COUPON_WINDOW_HOURS,
} from '@grandstand/shared-types/coupons/limits/bounds'
import {
  DEFAULT_HALF_TIME_ALERT_MINUTES,
  DEFAULT_LOCK_AFTER_SECONDS,
  MAX_PAUSE_MINUTES,
} from '@grandstand/shared-types/live/limits'
import { USUAL_HELD_FLAGS } from '@grandstand/shared-types/bonuses/flags'
import { USUAL_MERCY_RULE } from '@grandstand/shared-types/markets/model/match_facts'
import { DEFAULT_MATCHES_DAY } from '@grandstand/shared-types/core/list_limits'
import { DEFAULT_CASH } from '@grandstand/shared-types/accounts/machines'
import { DEFAULT_COUNTRIES } from '@grandstand/shared-types/accounts/play_countries'
import { DEFAULT_STEP_UP_CREDIT_MINOR } from '@grandstand/shared-types/accounts/second_factor'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { NO_MARGINS } from '@grandstand/shared-types/live/margins'
import { DEFAULT_ACCEPTANCE_DELAY } from '@grandstand/shared-types/live/acceptance_delay'
import { DEFAULT_TICKET_VALID_DAYS } from '@grandstand/shared-types/coupons/model/ticket_validity'
import { DEFAULT_POSITION_DOTS } from '@grandstand/shared-types/coupons/model/prints'
import { allLobbies } from '@grandstand/shared-types/sites/lobby_settings'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { NO_MAINTENANCE } from '@grandstand/shared-types/sites/maintenance'
import { DEFAULT_PROFILE } from '@grandstand/shared-types/sites/profile'
import { DEFAULT_ERASURE_YEARS } from '@grandstand/shared-types/wire/people/privacy'
import { USUAL_ATTRIBUTION } from '@grandstand/shared-types/affiliates/attribution'
import {
  boundInForce,
  boundOf,
  easedBy,
  OFFICER_BOUNDS,
  type EasedBounds,
  type KeptBound,
  type OfficerBound,
} from '@grandstand/shared-types/sites/officer_bounds'
import { NO_BEST_OF_BOTH } from '@grandstand/shared-types/racing/terms/best_of_both'
import { NOT_SOLD_AT_START } from '@grandstand/shared-types/racing/terms/sold_at_start'
import { USUAL_BRAND_RACING } from '@grandstand/shared-types/racing/terms/racing_rules'
import { USUAL_LUCKY_TERMS } from '@grandstand/shared-types/coupons/model/lucky_terms'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { SiteSettingsView } from '@grandstand/shared-types/wire/site/sites'

export type SiteSettingsData = SiteSettingsView

/** The same number in every currency. */
export const DEFAULT_AMOUNTS = {
  minStakeMinor: DEFAULT_MIN_STAKE_MINOR,
  maxStakeMinor: DEFAULT_MAX_STAKE_MINOR,
  maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR,
}

export const DEFAULT_LIMITS: CouponLimits = {
  ...DEFAULT_AMOUNTS,
  minSelections: DEFAULT_MIN_SELECTIONS,
  maxSelections: MAX_SELECTIONS,
  maxMultiLines: MAX_MULTI_LINES,
  maxMultiSelections: MAX_MULTI_SELECTIONS,
  maxSystemSelections: MAX_SYSTEM_SELECTIONS,
  minSelectionOddsMilli: 0,
  maxSelectionOddsMilli: 0,
  minTotalOddsMilli: 0,
  maxTotalOddsMilli: 0,
  types: { single: 1, combined: 1, multiple: 1, system: 1 },
  sameCouponMax: SAME_COUPON_MAX,
  bonus: { minOddsMilli: 1500, minCount: 4, percentPerStep: 5 },
  lucky: USUAL_LUCKY_TERMS,
}

const DEFAULTS: SiteSettingsData = {
  languages: [...SITE_LANGUAGES],
  defaultStakeMinor: DEFAULT_TICKET_STAKE_MINOR,
  couponAmountsMinor: [...DEFAULT_COUPON_AMOUNTS_MINOR],
  matchesDay: DEFAULT_MATCHES_DAY,
  limits: DEFAULT_LIMITS,
  sameCouponWindowHours: SAME_COUPON_WINDOW_HOURS,
  cancelMinutes: DEFAULT_CANCEL_MINUTES,
  ticketValidDays: DEFAULT_TICKET_VALID_DAYS,
  sellMarginPercent: DEFAULT_SELL_MARGIN_PERCENT,
  mercyRule: USUAL_MERCY_RULE,
  timeZone: 'Europe/Istanbul',
  attribution: USUAL_ATTRIBUTION,
  racing: USUAL_BRAND_RACING,
  bestOfBoth: NO_BEST_OF_BOTH,
  startingPrice: NOT_SOLD_AT_START,
  statementPeriod: 'month',
  credit: { maxTransferMinor: 0, maxDayMinor: 0, needsReason: false },
  cash: DEFAULT_CASH,
  countries: DEFAULT_COUNTRIES,
  refuseCommonPasswords: true,
  staffSecondFactor: false,
  stepUpCreditMinor: DEFAULT_STEP_UP_CREDIT_MINOR,
  secondOfficerAboveMinor: 0,
  affiliateTwoOfficersAboveMinor: null,
  bonusTwoOfficersAboveMinor: null,
  heldBonusFlags: USUAL_HELD_FLAGS,
  easedBounds: {},
  erasureYears: DEFAULT_ERASURE_YEARS,
  inactiveMonths: 0,
  inactiveReturn: 'notice',
  live: {
    waiting: DEFAULT_ACCEPTANCE_DELAY,
    margins: NO_MARGINS,
    lockAfterSeconds: DEFAULT_LOCK_AFTER_SECONDS,
    halfTimeAlertMinutes: DEFAULT_HALF_TIME_ALERT_MINUTES,
    maxPauseMinutes: MAX_PAUSE_MINUTES,
  },
  preMatchMargins: NO_MARGINS,
  printing: {
    paperMm: 80,
    barcodeXDots: DEFAULT_POSITION_DOTS,
    barcodeYDots: DEFAULT_POSITION_DOTS,
    passwordXDots: DEFAULT_POSITION_DOTS,
    passwordYDots: DEFAULT_POSITION_DOTS,
  },
  profile: DEFAULT_PROFILE,
  flags: DEFAULT_FLAGS,
  lobbies: allLobbies(),
  maintenance: NO_MAINTENANCE,
  mailSender: null,
  contactEmail: null,
  webDealerId: null,
}

/** Stored settings over the defaults; stored ones may be partial at every level. */
export function withDefaults(stored: Partial<SiteSettingsData>): SiteSettingsData {
  const limits: Partial<CouponLimits> = stored.limits ?? {}
  return {
    ...DEFAULTS,
    ...stored,
    credit: { ...DEFAULTS.credit, ...stored.credit },
    cash: { ...DEFAULTS.cash, ...stored.cash },
    countries: { ...DEFAULTS.countries, ...stored.countries },
    attribution: { ...DEFAULTS.attribution, ...stored.attribution },
    racing: {
      ...DEFAULTS.racing,
      ...stored.racing,
      countingStage: { ...DEFAULTS.racing.countingStage, ...stored.racing?.countingStage },
      shortenedRace: { ...DEFAULTS.racing.shortenedRace, ...stored.racing?.shortenedRace },
    },
    bestOfBoth: { ...DEFAULTS.bestOfBoth, ...stored.bestOfBoth },
    startingPrice: { ...DEFAULTS.startingPrice, ...stored.startingPrice },
    printing: { ...DEFAULTS.printing, ...stored.printing },
    profile: { ...DEFAULTS.profile, ...stored.profile },
    flags: { ...DEFAULTS.flags, ...stored.flags },
    lobbies: allLobbies(stored.lobbies),
    maintenance: { ...DEFAULTS.maintenance, ...stored.maintenance },
    preMatchMargins: { ...DEFAULTS.preMatchMargins, ...stored.preMatchMargins },
    live: {
      ...DEFAULTS.live,
      ...stored.live,
      waiting: { ...DEFAULTS.live.waiting, ...stored.live?.waiting },
      margins: { ...DEFAULTS.live.margins, ...stored.live?.margins },
    },
    limits: {
      ...DEFAULT_LIMITS,
      ...limits,
      types: { ...DEFAULT_LIMITS.types, ...limits.types },
      bonus: { ...DEFAULT_LIMITS.bonus, ...limits.bonus },
      lucky: { ...DEFAULT_LIMITS.lucky, ...limits.lucky },
    },
  }
}

/** The bound above which a second officer is needed, in the brand's currency; null while one is enough. */
export const officerBound = (
  settings: SiteSettingsData,
  name: (typeof OFFICER_BOUNDS)[number],
  now: number
): OfficerBound => boundInForce(keptBound(settings, name), now)

/** Bounds that were eased by a change of settings; those of before that still count stay. */
export function easedBounds(
  before: SiteSettingsData,
  after: SiteSettingsData,
  now: number
): EasedBounds {
  const eased = OFFICER_BOUNDS.map((name) => {
    const { bound } = keptBound(after, name)
    return [name, easedBy(keptBound(before, name), bound, now)] as const
  })
  return Object.fromEntries(eased.filter(([, bound]) => bound !== null))
}

const keptBound = (
  settings: SiteSettingsData,
  name: (typeof OFFICER_BOUNDS)[number]
): KeptBound => ({
  // results count 0 as none; an affiliate's payment may need two officers from the first unit on
  bound: name === 'secondOfficerAboveMinor' ? boundOf(settings[name]) : settings[name],
  eased: settings.easedBounds[name] ?? null,
})
