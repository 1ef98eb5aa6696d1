import { BONUS_CATEGORIES } from '@grandstand/shared-types/bonuses/categories'
import { BONUS_PERCENT_CAP } from '@grandstand/shared-types/coupons/limits/bounds'
import { BET_LIMIT_SCOPES } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import { MOST_TRIAL_DAYS, TRIED_RULES } from '@grandstand/shared-types/wire/betting/rule_lab'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { betLimitFigures } from '#book/validators/bet_limit'
import { amountMinor, exactObject, rowId, vine } from '#core/requests/validation'
import { bonusTerms } from '#bonuses/validators/bonuses'
import { termFields } from '#statements/validators/plans'

const MOST_SELECTIONS = 50
const MOST_LINES = 10_000
const HIGHEST_ODDS_MILLI = 1_000_000_000

const whole = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(max)
const money = () => amountMinor(0).optional()
const count = (max = MOST_SELECTIONS) => whole(0, max).optional()
const odds = () => whole(0, HIGHEST_ODDS_MILLI).optional()
const percent = (max: number) => vine.number({ strict: true }).min(0).max(max).decimal([0, 2])

const ID = /^[1-9]\d{0,14}$/
const byId = <T extends SchemaTypes>(value: T, most: number) =>
  vine
    .record(value)
    .validateKeys((keys, field) => {
      if (!keys.every((key) => ID.test(key))) field.report('unknownEntry', 'record.keys', field)
    })
    .maxLength(most)
    .optional()

/** Limits of a brand, a dealer or a player; 0 is no limit. */
const limitFigures = () =>
  exactObject({
    minStakeMinor: money(),
    maxStakeMinor: money(),
    maxPayoutMinor: money(),
    minSelections: count(),
    maxSelections: count(),
    maxMultiSelections: count(),
    maxMultiLines: count(MOST_LINES),
    maxSystemSelections: count(),
    minSelectionOddsMilli: odds(),
    maxSelectionOddsMilli: odds(),
    minTotalOddsMilli: odds(),
    maxTotalOddsMilli: odds(),
  })

/** Body of POST /v1/rule-lab/trials. */
export const newTrialValidator = vine.compile(
  exactObject({
    rule: vine.enum(TRIED_RULES),
    days: whole(1, MOST_TRIAL_DAYS),
    dealerId: rowId().optional(),
    bonus: exactObject({
      minOddsMilli: whole(1000, HIGHEST_ODDS_MILLI).optional(),
      minCount: whole(1, MOST_SELECTIONS).optional(),
      percentPerStep: whole(0, BONUS_PERCENT_CAP).optional(),
    }).optional(),
    bonusOffer: exactObject({
      bonusId: rowId().optional(),
      category: vine.enum(BONUS_CATEGORIES),
      terms: bonusTerms(),
    }).optional(),
    limits: limitFigures().optional(),
    userLimits: exactObject({ userId: rowId(), limits: limitFigures() }).optional(),
    betLimits: exactObject({
      scope: vine.enum(BET_LIMIT_SCOPES),
      scopeId: rowId(),
      currency: vine.enum(CURRENCY_CODES).optional(),
      limits: betLimitFigures(),
    }).optional(),
    liveMargins: exactObject({
      defaultPercent: percent(MOST_MARGIN_PERCENT).optional(),
      bySport: byId(percent(MOST_MARGIN_PERCENT), 50),
      byTournament: byId(percent(MOST_MARGIN_PERCENT), 500),
    }).optional(),
    sellMargin: exactObject({ percent: percent(100) }).optional(),
    commission: exactObject({ planId: rowId(), terms: exactObject(termFields()) }).optional(),
  })
)
export type TrialOrder = Infer<typeof newTrialValidator>
