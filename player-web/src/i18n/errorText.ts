/** The text of an error in the player's language, with each param formatted by its unit. */
import type { ErrorParam, PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { PluralCategory, SiteLanguage } from '@grandstand/shared-types/languages/table'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { TFunction } from 'i18next'
import { ApiError } from '../api/errors.ts'
import type { Format } from './format.ts'
import { isolated } from './isolated.ts'

const MONEY_KEYS: ReadonlySet<PlayerErrorKey> = new Set([
  'stakeBelowMin',
  'stakeAboveMax',
  'stakeOffered',
  'maxPayoutBelowStake',
  'insufficientCredit',
  'withdrawableOnly',
  'wageringLeft',
  'minimumDeposit',
  'maximumDeposit',
  'minimumWithdrawal',
  'maximumWithdrawal',
  'ownDepositLimit',
  'serviceLimitError',
  'ownStakeLimit',
  'ownLossLimit',
  'amountTooSmall',
  'amountTooLarge',
  'bonusNoBase',
])
const ODDS_KEYS: ReadonlySet<PlayerErrorKey> = new Set([
  'rateChanged',
  'selectionBelowMinOdds',
  'selectionAboveMaxOdds',
  'couponBelowMinOdds',
])

/** From so many seconds on, people speak of minutes. */
const MOST_SECONDS = 90

/** Errors whose first param is a count; each language has their text in all its plural forms. */
type CountedKey =
  | 'tooManyAttempts'
  | 'tooManyAttemptsMinutes'
  | 'maxSelections'
  | 'maxMultiLines'
  | 'maxMultiSelections'
  | 'maxSystemSelections'
  | 'minSelections'
  | 'stakeUneven'
  | 'bankersInvalid'
  | 'minMarketTypes'
  | 'maxMarketTypes'
  | 'maxPerMarketType'
  | 'sameCouponError'
  | 'tooManyPrints'
  | 'cancelPeriodOver'
  | 'ownSessionLimit'

/** The texts of `minLengthMaxLength` with one bound, the other of which is an empty param. */
type HalfBounded = 'lengthAtLeast' | 'lengthAtMost'

/** The texts of the error catalogue in a language; errors of staff have none. */
export type ErrorTexts<L extends SiteLanguage> = Record<
  Exclude<PlayerErrorKey, CountedKey> | HalfBounded | `${CountedKey}_${PluralCategory<L>}`,
  string
>

/** A key of the error catalogue with its params. */
export interface Fault {
  key: PlayerErrorKey
  params: readonly ErrorParam[]
}

/** The text of an error; `currency` is that of amounts among the params. */
export function errorText(error: Fault, t: TFunction, format: Format, currency: string): string {
  const show = (param: ErrorParam): string => {
    if (typeof param !== 'number') return param && isolated(param, format.language)
    if (MONEY_KEYS.has(error.key)) return isolated(format.money(param, currency), format.language)
    return ODDS_KEYS.has(error.key) ? formatOdds(param) : String(param)
  }
  const [p1 = '', p2 = '', p3 = ''] = error.params.map(show)
  if (error.key === 'minLengthMaxLength' && (p2 === '' || p3 === '')) {
    return t(`errors.${p3 === '' ? 'lengthAtLeast' : 'lengthAtMost'}`, { p1, p2: p2 || p3 })
  }
  const count = Number(error.params[0] ?? 0) || 0
  if (error.key === 'tooManyAttempts' && count > MOST_SECONDS) {
    return t('errors.tooManyAttemptsMinutes', { count: Math.ceil(count / 60) })
  }
  return t(`errors.${error.key}`, { p1, p2, p3, count })
}

/** The text of a failed call: the refusal's, or that no answer arrived. */
export function failureText(error: unknown, t: TFunction, format: Format, currency = ''): string {
  return error instanceof ApiError ? errorText(error, t, format, currency) : t('common.offline')
}
