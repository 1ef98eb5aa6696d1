/** Errors of the API as text: keys and parameters become a sentence in the user's language. */
import { ERRORS, type ErrorKey, type ErrorParam } from '@grandstand/shared-types/core/errors'
import { formatAmount, formatMoney } from '@grandstand/shared-types/money/format'
import { formatOdds } from '@grandstand/shared-types/money/odds'

/** The part of react-admin's i18n provider that this file uses. */
export interface Translator {
  translate(key: string, options?: Record<string, unknown>): string
  getLocale(): string
}

/** A key of the catalogue with its parameters. */
interface CatalogueError {
  key: ErrorKey
  params: ErrorParam[]
}

const MONEY_KEYS: ReadonlySet<ErrorKey> = new Set([
  'bonusNoBase',
  'withdrawableOnly',
  'wageringLeft',
  'minimumWithdrawal',
  'maximumWithdrawal',
  'stakeBelowMin',
  'stakeAboveMax',
  'stakeOffered',
  'maxPayoutBelowStake',
  'creditTransferMax',
  'ownDepositLimit',
  'cashAboveMax',
  'serviceLimitError',
  'ownStakeLimit',
  'ownLossLimit',
  'creditDayMax',
  'amountsGrew',
])
const ODDS_KEYS: ReadonlySet<ErrorKey> = new Set([
  'selectionBelowMinOdds',
  'selectionAboveMaxOdds',
  'couponBelowMinOdds',
  'rateChanged',
])

/** Keys whose texts among the parameters have texts of their own, and where these stand. */
const WORDS_OF_PARAMS: Partial<Record<ErrorKey, string>> = {
  contrastTooLow: 'themes.colours',
  raceField: 'raceReasons',
  orderOfFinish: 'raceReasons',
}

function isErrorKey(text: unknown): text is ErrorKey {
  return typeof text === 'string' && Object.hasOwn(ERRORS, text)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The error in the body of an answer; null when the body does not come from the API. */
export function errorOf(body: unknown): CatalogueError | null {
  const error = isObject(body) ? body['error'] : undefined
  if (!isObject(error) || !isErrorKey(error['key'])) return null
  const params = Array.isArray(error['params']) ? error['params'] : []
  const { correlationId } = error
  return {
    key: error['key'],
    params: typeof correlationId === 'string' ? [correlationId] : params,
  }
}

/** `minLengthMaxLength|title|4|20` to key and parameters; null for any other text. */
export function parsePipeForm(text: string): CatalogueError | null {
  const [key, ...params] = text.split('|')
  if (!isErrorKey(key)) return null
  return { key, params: params.map((p) => (/^-?\d{1,15}$/.test(p) ? Number(p) : p)) }
}

/**
 * The sentence for an error; the ending of `field` (`Minor`, `Milli`) names the unit of its numbers. Amounts get the sign of `currency`
 * where it is known.
 */
export function describeError(
  i18n: Translator,
  error: CatalogueError,
  field = '',
  currency = ''
): string {
  const { key, params } = error
  if (key === 'minLengthMaxLength' && (params[1] === '' || params[2] === '')) {
    return params[2] === ''
      ? i18n.translate('ra.validation.minLength', { min: params[1] })
      : i18n.translate('ra.validation.maxLength', { max: params[2] })
  }
  const words = WORDS_OF_PARAMS[key]
  const shown = params.map((param) =>
    words !== undefined && typeof param === 'string'
      ? i18n.translate(`${words}.${param}`, { _: param })
      : showParam(param, { key, field, currency, locale: i18n.getLocale() })
  )
  return i18n.translate(`errors.${key}`, Object.fromEntries(shown.map((text, i) => [i, text])))
}

/** Field names to sentences, from the `errors` of a body (pipe forms). Other texts stay as they are. */
export function describeFields(i18n: Translator, body: unknown): Record<string, string> | null {
  const errors = isObject(body) ? body['errors'] : undefined
  if (!isObject(errors)) return null
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => {
      const error = typeof text === 'string' ? parsePipeForm(text) : null
      return [field, error ? describeError(i18n, error, field) : String(text)]
    })
  )
}

interface Place {
  key: ErrorKey
  field: string
  currency: string
  locale: string
}

function showParam(param: ErrorParam, { key, field, currency, locale }: Place): string {
  if (typeof param === 'string' || !Number.isSafeInteger(param)) return String(param)
  if (key === 'tooManyAttempts') return durationText(param, locale)
  if (field.endsWith('Minor') || (field === '' && MONEY_KEYS.has(key))) {
    return currency === '' ? formatAmount(param, locale) : formatMoney(param, currency, locale)
  }
  if (field.endsWith('Milli') || ODDS_KEYS.has(key)) return formatOdds(param)
  return String(param)
}

/** From so many seconds on, people speak of minutes. */
const MOST_SECONDS = 90

/** How long one waits, as people say it. */
function durationText(seconds: number, locale: string): string {
  const isLong = seconds > MOST_SECONDS
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isLong ? Math.ceil(seconds / 60) : seconds)
}
