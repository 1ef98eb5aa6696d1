/** An error of the catalogue in the player's language, its params formatted by what they count. */
import type { ErrorKey, ErrorParam } from '@grandstand/shared-types/core/errors'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { TFunction } from 'i18next'
import type { Format } from './format.ts'

const MONEY_KEYS: ReadonlySet<ErrorKey> = new Set([
  'stakeBelowMin',
  'stakeAboveMax',
  'maxPayoutBelowStake',
  'insufficientCredit',
  'amountTooSmall',
  'amountTooLarge',
])
const ODDS_KEYS: ReadonlySet<ErrorKey> = new Set([
  'rateChanged',
  'selectionBelowMinOdds',
  'selectionAboveMaxOdds',
  'couponBelowMinOdds',
])

export function errorText(
  error: { key: ErrorKey; params: readonly ErrorParam[] },
  t: TFunction,
  format: Format,
  currency: string
): string {
  const show = (param: ErrorParam): string => {
    if (typeof param !== 'number') return param
    if (MONEY_KEYS.has(error.key)) return format.money(param, currency)
    return ODDS_KEYS.has(error.key) ? formatOdds(param) : String(param)
  }
  const [p1 = '', p2 = '', p3 = ''] = error.params.map(show)
  return t(`errors.${error.key}`, { p1, p2, p3 })
}
