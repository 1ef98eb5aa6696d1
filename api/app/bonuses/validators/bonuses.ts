import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { BONUS_CATEGORIES, BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import { BONUS_CONFIRMERS, BONUS_STACKING } from '@grandstand/shared-types/bonuses/terms'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { MOST_PROMO_CODES } from '@grandstand/shared-types/wire/bonuses/office'
import type { Infer } from '@vinejs/vine/types'
import { reportDay } from '#core/requests/report_days'
import { placeInList, textByLanguage, whole } from '#core/requests/shown_to_players'
import {
  exactObject,
  fieldsOf,
  languageCode,
  plainText,
  reason,
  rowId,
  vine,
  inForm,
} from '#core/requests/validation'

const MOST_TITLE_LENGTH = 120
const MOST_TEXT_LENGTH = 5_000
const MOST_MINOR = 1_000_000_000_000
const MOST_PERCENT_MILLI = 1_000_000
const MOST_MULTIPLIER_MILLI = 1_000_000
const MOST_ODDS_MILLI = 1_000_000
const MOST_DAYS = 3_650
const MOST_GAMES = 200
const MOST_MARKET_TYPES = 100
const MOST_SELECTIONS = 50
const MOST_NAMES = 250
/** The year 2100, in epoch milliseconds. */
const LAST_TIME = 4_102_444_800_000

const money = () => whole(0, MOST_MINOR)
const percentMilli = () => whole(0, MOST_PERCENT_MILLI)
const time = () => whole(0, LAST_TIME).nullable()

/** Terms as an offer has them. */
export const bonusTerms = () =>
  exactObject({
    pocket: vine.enum(BONUS_POCKETS),
    currency: vine.enum(CURRENCY_CODES),
    percentMilli: percentMilli(),
    amountMinor: money(),
    highestMinor: money(),
    leastBaseMinor: money(),
    periodDays: whole(0, MOST_DAYS),
    multiplierMilli: whole(0, MOST_MULTIPLIER_MILLI),
    highestConvertedMinor: money(),
    leastOddsMilli: whole(0, MOST_ODDS_MILLI),
    leastSelections: whole(0, MOST_SELECTIONS),
    largestStakeMinor: money(),
    counts: exactObject(fieldsOf(PRODUCTS, () => percentMilli().optional())),
    lobbies: vine
      .array(exactObject({ lobby: vine.enum(LOBBIES), percentMilli: percentMilli() }))
      .maxLength(LOBBIES.length)
      .distinct('lobby'),
    games: vine
      .array(exactObject({ gameId: rowId(), percentMilli: percentMilli() }))
      .maxLength(MOST_GAMES)
      .distinct('gameId'),
    marketTypes: vine
      .array(exactObject({ marketTypeId: rowId(), percentMilli: percentMilli() }))
      .maxLength(MOST_MARKET_TYPES)
      .distinct('marketTypeId'),
    validDays: whole(1, MOST_DAYS),
    confirmedBy: vine.enum(BONUS_CONFIRMERS),
    isOneUse: vine.boolean({ strict: true }),
    stacking: vine.enum(BONUS_STACKING),
    countries: vine
      .array(vine.string().use(inForm(/^[A-Z]{2}$/, 'TR')))
      .maxLength(MOST_NAMES)
      .distinct(),
    branches: vine.array(vine.string().maxLength(64)).maxLength(MOST_NAMES).distinct(),
  })

/** Fields of the row that a form sends back. */
const OF_ROW = [
  'id',
  'version',
  'versionSince',
  'waitingCount',
  'runningCount',
  'createdAt',
  'updatedAt',
]

/** Body of POST /v1/bonuses and PUT /v1/bonuses/:id. */
export const bonusValidator = vine.compile(
  exactObject(
    {
      titles: textByLanguage(MOST_TITLE_LENGTH),
      texts: textByLanguage(MOST_TEXT_LENGTH),
      category: vine.enum(BONUS_CATEGORIES),
      terms: bonusTerms(),
      shownFrom: time(),
      shownUntil: time(),
      ...placeInList(),
    },
    OF_ROW
  )
)
export type SentBonus = Infer<typeof bonusValidator>

export const askValidator = vine.compile(exactObject({ bonusId: rowId() }))
export const codeValidator = vine.compile(exactObject({ code: plainText().maxLength(64) }))
export const confirmValidator = vine.compile(exactObject({ baseMinor: money().optional() }))
export const reasonValidator = vine.compile(exactObject({ reason: reason() }))
export const giveValidator = vine.compile(
  exactObject({
    bonusId: rowId(),
    username: plainText().maxLength(64),
    baseMinor: money(),
    reason: reason(),
  })
)
export const batchValidator = vine.compile(
  exactObject({
    bonusId: rowId(),
    label: vine.string().trim().minLength(1).maxLength(80),
    count: whole(1, MOST_PROMO_CODES),
    expiresAt: time(),
  })
)
export const languageValidator = vine.compile(vine.object({ language: languageCode() }))
export const daysValidator = vine.compile(
  vine.object({ from: reportDay().optional(), to: reportDay().optional() })
)
export const pageValidator = vine.compile(
  vine.object({ before: vine.number().positive().optional() })
)
