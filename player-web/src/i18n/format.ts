/** Dates and money for the eye, always in Latin digits and the Gregorian calendar. */
import { formatMoney } from '@grandstand/shared-types/money/format'
import { useTranslation } from 'react-i18next'

/** Where a language alone would mean another country's habits. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' }

function localeOf(language: string): string {
  return LOCALES[language] ?? language
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn-ca-gregory-hc-h23`, options)
  formatters.set(key, made)
  return made
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const
const DAY_MONTH = { day: 'numeric', month: 'short' } as const
const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const DATE_TIME = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

export interface Format {
  language: string
  /** `minor` in the currency's minor units. */
  money(minor: number, currency: string): string
  /** All times are epoch milliseconds. */
  time(at: number): string
  clock(at: number): string
  shortDay(at: number): string
  dayMonth(at: number): string
  longDay(at: number): string
  weekday(at: number): string
  dateTime(at: number): string
}

export function formatOf(language: string): Format {
  const show = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    formatter(language, options).format(at)
  return {
    language,
    money: (minor, currency) => formatMoney(minor, currency, language),
    time: show(TIME),
    clock: show(CLOCK),
    shortDay: show(SHORT_DAY),
    dayMonth: show(DAY_MONTH),
    longDay: show(LONG_DAY),
    weekday: show({ weekday: 'short' }),
    dateTime: show(DATE_TIME),
  }
}

const formats = new Map<string, Format>()

/** Formatters of the language on show. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n
  const known = formats.get(language) ?? formatOf(language)
  formats.set(language, known)
  return known
}
