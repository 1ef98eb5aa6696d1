import { BONUS_FLAGS } from '@grandstand/shared-types/bonuses/flags'
import { MOST_WINDOW_DAYS, TOUCHES } from '@grandstand/shared-types/affiliates/attribution'
import {
  LUCKY_PARTS,
  MOST_ALL_WINNERS_PERCENT,
  MOST_CONSOLATION_MULTIPLE,
} from '@grandstand/shared-types/coupons/model/lucky_terms'
import { MERCY_RULES } from '@grandstand/shared-types/markets/model/match_facts'
import { MAX_TICKET_VALID_DAYS } from '@grandstand/shared-types/coupons/model/ticket_validity'
import { COUNTRY_CODES } from '@grandstand/shared-types/accounts/country_codes'
import { COUNTRY_MODES } from '@grandstand/shared-types/accounts/play_countries'
import { BONUS_PERCENT_CAP } from '@grandstand/shared-types/coupons/limits/bounds'
import { MOST_POSITION_DOTS, PAPER_WIDTHS_MM } from '@grandstand/shared-types/coupons/model/prints'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { MAX_PAUSE_MINUTES } from '@grandstand/shared-types/live/limits'
import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import { MOST_ACCEPTANCE_DELAY_SECONDS } from '@grandstand/shared-types/live/acceptance_delay'
import { PERIOD_KINDS } from '@grandstand/shared-types/statements/periods'
import { INACTIVE_RETURNS, MOST_INACTIVE_MONTHS } from '@grandstand/shared-types/accounts/inactive'
import { MOST_ERASURE_YEARS } from '@grandstand/shared-types/wire/people/privacy'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { amountMinor, emailAddress, rowId, timeZone, vine } from '#core/requests/validation'
import { byCurrency } from '#sites/validators/by_currency'
import { flags, profile } from '#sites/validators/profile'
import { bestOfBoth, racing, startingPrice } from '#sites/validators/racing'
import { limitsByCurrency, typeLimits } from '#sites/validators/type_limits'

const MOST_AMOUNTS = 8
const MOST_SELECTIONS = 50
const MOST_LINES = 10_000
const HIGHEST_ODDS_MILLI = 1_000_000_000
const A_DAY_MINUTES = 24 * 60
const MONTH_HOURS = 31 * 24
const YEAR_DAYS = 365

const whole = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(max)
const money = () => amountMinor(0).optional()
const count = (max = MOST_SELECTIONS) => whole(0, max).optional()
const odds = () => whole(0, HIGHEST_ODDS_MILLI).optional()
const flag = () => vine.enum([0, 1] as const).optional()

const limits = () =>
  vine.object({
    minStakeMinor: money(),
    maxStakeMinor: money(),
    maxPayoutMinor: money(),
    minSelections: count(),
    maxSelections: count(),
    maxMultiLines: count(MOST_LINES),
    maxMultiSelections: count(),
    maxSystemSelections: count(),
    minSelectionOddsMilli: odds(),
    maxSelectionOddsMilli: odds(),
    minTotalOddsMilli: odds(),
    maxTotalOddsMilli: odds(),
    minMarketTypes: count(),
    maxMarketTypes: count(),
    maxPerMarketType: count(),
    sameCouponMax: count(1000),
    extraWaitingSeconds: whole(0, MOST_ACCEPTANCE_DELAY_SECONDS).optional(),
    types: vine
      .object({ single: flag(), combined: flag(), multiple: flag(), system: flag() })
      .optional(),
    byType: typeLimits(),
    actions: vine.object({ sell: flag(), cancel: flag() }).optional(),
    bonus: vine
      .object({
        minOddsMilli: whole(1000, HIGHEST_ODDS_MILLI).optional(),
        minCount: whole(1, MOST_SELECTIONS).optional(),
        percentPerStep: whole(0, BONUS_PERCENT_CAP).optional(),
      })
      .optional(),
    lucky: vine
      .object({ lucky15: luckyTerms(), lucky31: luckyTerms(), lucky63: luckyTerms() })
      .optional(),
  })

const luckyTerms = () =>
  vine
    .object({
      consolationMultiple: whole(1, MOST_CONSOLATION_MULTIPLE),
      allWinnersPercent: whole(0, MOST_ALL_WINNERS_PERCENT),
      parts: vine.enum(LUCKY_PARTS),
    })
    .optional()

const amounts = () => vine.array(amountMinor()).minLength(1).maxLength(MOST_AMOUNTS).distinct()

const stakesByCurrency = () =>
  byCurrency(
    vine.object({
      defaultStakeMinor: amountMinor().nullable().optional(),
      couponAmountsMinor: amounts().nullable().optional(),
    })
  )

const waitingTime = () => whole(0, MOST_ACCEPTANCE_DELAY_SECONDS)

const margin = () => vine.number({ strict: true }).min(0).max(MOST_MARGIN_PERCENT).decimal([0, 2])

const ID = /^[1-9]\d{0,14}$/

/** By the id of a sport or tournament. */
const bySports = <T extends SchemaTypes>(value: T) => byId(value).maxLength(50)
const byTournaments = <T extends SchemaTypes>(value: T) => byId(value).maxLength(500)
const byId = <T extends SchemaTypes>(value: T) =>
  vine.record(value).validateKeys((keys, field) => {
    if (!keys.every((key) => ID.test(key))) field.report('unknownEntry', 'record.keys', field)
  })

const margins = () =>
  vine.object({
    defaultPercent: margin().optional(),
    bySport: bySports(margin()).optional(),
    byTournament: byTournaments(margin()).optional(),
  })

const live = () =>
  vine.object({
    waiting: vine
      .object({
        defaultSeconds: waitingTime().optional(),
        bySport: bySports(waitingTime()).optional(),
        byTournament: byTournaments(waitingTime()).optional(),
        byGames: vine.array(waitingTime()).minLength(1).maxLength(20).optional(),
      })
      .optional(),
    margins: margins().optional(),
    lockAfterSeconds: whole(1, 3600).optional(),
    halfTimeAlertMinutes: whole(0, MAX_PAUSE_MINUTES).optional(),
    maxPauseMinutes: whole(1, MAX_PAUSE_MINUTES).optional(),
  })

const position = () => whole(0, MOST_POSITION_DOTS).optional()

const printing = () =>
  vine.object({
    paperMm: vine.enum(PAPER_WIDTHS_MM).optional(),
    barcodeXDots: position(),
    barcodeYDots: position(),
    passwordXDots: position(),
    passwordYDots: position(),
  })

const attribution = () =>
  vine.object({
    touch: vine.enum(TOUCHES).optional(),
    windowDays: whole(1, MOST_WINDOW_DAYS).optional(),
  })

const countries = () =>
  vine.object({
    mode: vine.enum(COUNTRY_MODES).optional(),
    codes: vine
      .array(vine.enum(COUNTRY_CODES))
      .maxLength(COUNTRY_CODES.length)
      .distinct()
      .optional(),
    allowUnknown: vine.boolean({ strict: true }).optional(),
    refuseVpn: vine.boolean({ strict: true }).optional(),
  })

/** Body of PUT /v1/sites/:id; absent fields stay unchanged. A limit of 0 is no limit. */
export const updateSiteValidator = vine.compile(
  vine.object({
    title: vine.string().trim().minLength(1).maxLength(190).optional(),
    defaultLanguage: vine.enum(SITE_LANGUAGES).optional(),
    settings: vine
      .object({
        languages: vine.array(vine.enum(SITE_LANGUAGES)).minLength(1).distinct().optional(),
        defaultStakeMinor: amountMinor().optional(),
        couponAmountsMinor: amounts().optional(),
        stakesByCurrency: stakesByCurrency(),
        matchesDay: whole(1, YEAR_DAYS).optional(),
        sameCouponWindowHours: whole(1, MONTH_HOURS).optional(),
        cancelMinutes: whole(0, A_DAY_MINUTES).optional(),
        ticketValidDays: whole(0, MAX_TICKET_VALID_DAYS).optional(),
        sellMarginPercent: vine.number({ strict: true }).min(0).max(100).decimal([0, 2]).optional(),
        mercyRule: vine.enum(MERCY_RULES).optional(),
        timeZone: timeZone().optional(),
        attribution: attribution().optional(),
        racing: racing().optional(),
        bestOfBoth: bestOfBoth().optional(),
        startingPrice: startingPrice().optional(),
        statementPeriod: vine.enum(PERIOD_KINDS).optional(),
        credit: vine
          .object({
            maxTransferMinor: money(),
            maxDayMinor: money(),
            needsReason: vine.boolean({ strict: true }).optional(),
          })
          .optional(),
        cash: vine
          .object({ maxDepositMinor: money(), maxDayMinor: money(), maxShiftMinor: money() })
          .optional(),
        countries: countries().optional(),
        refuseCommonPasswords: vine.boolean({ strict: true }).optional(),
        staffSecondFactor: vine.boolean({ strict: true }).optional(),
        stepUpCreditMinor: amountMinor(0).optional(),
        secondOfficerAboveMinor: amountMinor(0).optional(),
        affiliateTwoOfficersAboveMinor: amountMinor(0).nullable().optional(),
        bonusTwoOfficersAboveMinor: amountMinor(0).nullable().optional(),
        heldBonusFlags: vine
          .array(vine.enum(BONUS_FLAGS))
          .maxLength(BONUS_FLAGS.length)
          .distinct()
          .optional(),
        erasureYears: whole(0, MOST_ERASURE_YEARS).optional(),
        inactiveMonths: whole(0, MOST_INACTIVE_MONTHS).optional(),
        inactiveReturn: vine.enum(INACTIVE_RETURNS).optional(),
        live: live().optional(),
        preMatchMargins: margins().optional(),
        printing: printing().optional(),
        limits: limits().optional(),
        limitsByCurrency: limitsByCurrency(),
        profile: profile().optional(),
        flags: flags().optional(),
        mailSender: emailAddress().nullable().optional(),
        contactEmail: emailAddress().nullable().optional(),
        webDealerId: rowId().nullable().optional(),
      })
      .optional(),
  })
)
export type SiteChanges = Infer<typeof updateSiteValidator>
