/** Terms as the form holds them: a field may be empty, or hold a text that is no value yet. */
import {
  BONUS_CATEGORIES,
  BONUS_POCKETS,
  isForDeposit,
  isForLoss,
} from '@grandstand/shared-types/bonuses/categories'
import {
  BONUS_CONFIRMERS,
  BONUS_STACKING,
  type BonusTerms,
} from '@grandstand/shared-types/bonuses/terms'
import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'

export type TypedTerms = { [Field in keyof BonusTerms]?: unknown }

const WHOLE_MILLI = 100_000

/** A usual deposit bonus, to begin with. */
export const NEW_TERMS: BonusTerms = {
  pocket: 'bonus',
  currency: 'TRY',
  percentMilli: WHOLE_MILLI,
  amountMinor: 0,
  highestMinor: 50_000,
  leastBaseMinor: 10_000,
  periodDays: 7,
  multiplierMilli: 5_000,
  highestConvertedMinor: 0,
  leastOddsMilli: 1_500,
  leastSelections: 1,
  largestStakeMinor: 0,
  counts: { sport: WHOLE_MILLI, live: WHOLE_MILLI },
  lobbies: [],
  games: [],
  marketTypes: [],
  validDays: 30,
  confirmedBy: 'staff',
  isOneUse: true,
  stacking: 'wait',
  countries: [],
  branches: [],
}

/** Which terms have a meaning for a category. */
export function meaningFor(typed: unknown) {
  const category = BONUS_CATEGORIES.find((known) => known === typed)
  const hasBase = category !== undefined && (isForDeposit(category) || isForLoss(category))
  return {
    isFreeBet: category === 'freeBet',
    hasBase,
    hasPeriod: hasBase || category === 'registration',
  }
}

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0

const among = <T extends string>(all: readonly [T, ...T[]], value: unknown): T =>
  all.find((one) => one === value) ?? all[0]

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const entriesOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/**
 * The terms that the form would save: an empty bound is none, a product without a share does not count, and what has no
 * meaning for the category, whose inputs are left out, is 0.
 */
export function termsOf(typed: TypedTerms = {}, category?: unknown): BonusTerms {
  const { isFreeBet, hasBase, hasPeriod } = meaningFor(category)
  const shares = entriesOf(typed.counts)
  const strings = (value: unknown) => listOf(value).filter((one) => typeof one === 'string')
  return {
    pocket: among(BONUS_POCKETS, typed.pocket),
    currency: CURRENCY_CODES.find((code) => code === typed.currency) ?? NEW_TERMS.currency,
    percentMilli: isFreeBet ? 0 : whole(typed.percentMilli),
    amountMinor: whole(typed.amountMinor),
    highestMinor: isFreeBet ? 0 : whole(typed.highestMinor),
    leastBaseMinor: hasBase ? whole(typed.leastBaseMinor) : 0,
    periodDays: hasPeriod ? whole(typed.periodDays) : 0,
    multiplierMilli: isFreeBet ? 0 : whole(typed.multiplierMilli),
    highestConvertedMinor: isFreeBet ? 0 : whole(typed.highestConvertedMinor),
    leastOddsMilli: whole(typed.leastOddsMilli),
    leastSelections: whole(typed.leastSelections),
    largestStakeMinor: isFreeBet ? 0 : whole(typed.largestStakeMinor),
    counts: Object.fromEntries(
      PRODUCTS.map((product) => [product, whole(shares.get(product))]).filter(
        ([, share]) => share !== 0
      )
    ),
    lobbies: listOf(typed.lobbies).flatMap((row) => {
      const own = entriesOf(row)
      const lobby = LOBBIES.find((known) => known === own.get('lobby'))
      return lobby ? [{ lobby, percentMilli: whole(own.get('percentMilli')) }] : []
    }),
    games: listOf(typed.games).flatMap((row) => {
      const game = entriesOf(row)
      const gameId = whole(game.get('gameId'))
      return gameId > 0 ? [{ gameId, percentMilli: whole(game.get('percentMilli')) }] : []
    }),
    marketTypes: listOf(typed.marketTypes).flatMap((row) => {
      const type = entriesOf(row)
      const marketTypeId = whole(type.get('marketTypeId'))
      return marketTypeId > 0
        ? [{ marketTypeId, percentMilli: whole(type.get('percentMilli')) }]
        : []
    }),
    validDays: whole(typed.validDays),
    confirmedBy: among(BONUS_CONFIRMERS, typed.confirmedBy),
    isOneUse: typed.isOneUse === true,
    stacking: among(BONUS_STACKING, typed.stacking),
    countries: strings(typed.countries),
    branches: strings(typed.branches),
  }
}
