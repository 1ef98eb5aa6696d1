/** Dates and money as text, always with Latin digits and the Gregorian calendar. */
import { formatMoney } from '@grandstand/shared-types/money/format'
import { CATALOGUE_LANGUAGE, findLanguage } from '@grandstand/shared-types/languages/table'
import { useTranslation } from 'react-i18next'
import { pageData } from '../api/pageData.ts'

const localeOf = (language: string): string => findLanguage(language)?.formats ?? language

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn-ca-gregory-hc-h23`, options)
  formatters.set(key, made)
  return made
}

/** Full names of days (Sunday first) and months of a language that browsers do not know; its texts bring them. */
export interface DateNames {
  weekdays: readonly string[]
  months: readonly string[]
}
const ownNames = new Map<string, DateNames>()
export const nameDates = (language: string, names: DateNames) => ownNames.set(language, names)

/** The date by the language's formatter, with its own names of days and months. */
export function formatDate(
  language: string,
  options: Intl.DateTimeFormatOptions,
  at: number
): string {
  const made = formatter(language, options)
  const names = ownNames.get(language)
  if (!names) return made.format(at)
  const date = new Date(at)
  const isUtc = options.timeZone === 'UTC'
  return made
    .formatToParts(at)
    .map(({ type, value }) => {
      if (type === 'weekday') return names.weekdays[isUtc ? date.getUTCDay() : date.getDay()]
      if (type !== 'month' || /^\d/.test(value)) return value
      return names.months[isUtc ? date.getUTCMonth() : date.getMonth()]
    })
    .join('')
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const CLOCK = { ...TIME, second: '2-digit' } as const
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const
/** In figures, as `24/11`, where days and months have no short names: those of the languages from right to left. */
const FIGURES = { language: CATALOGUE_LANGUAGE, day: { day: '2-digit', month: '2-digit' } } as const

export interface Format {
  language: string
  /** `minor` in the currency's minor units; with the sign or the code of the currency, as the brand says. */
  money(minor: number, currency: string): string
  /** All times are epoch milliseconds. */
  time(at: number): string
  clock(at: number): string
  weekday(at: number): string
  /** The one form of a day: `Tue 24 Nov`, with the year when it is not the present one. */
  day(at: number): string
  /** Day and time: `Tue 24 Nov, 14:30`. */
  dayTime(at: number): string
  /** Day and time in figures, as short as paper wants it: `24/11, 14:30`. */
  shortDayTime(at: number): string
  /** Day and time always with the year, for printed and kept texts. */
  fullDayTime(at: number): string
}

const currencyMode = () => pageData()?.settings.settings.flags.currencyMode

export function formatOf(language: string): Format {
  const show = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    formatDate(language, options, at)
  const days = findLanguage(language)?.dir === 'rtl' ? FIGURES : { language, day: DAY }
  const showDay =
    (more: Intl.DateTimeFormatOptions = {}) =>
    (at: number) => {
      const isThisYear = new Date(at).getFullYear() === new Date().getFullYear()
      const options = { ...days.day, ...more, ...(!isThisYear && { year: 'numeric' as const }) }
      return formatter(days.language, options).format(at)
    }
  return {
    language,
    money: (minor, currency) => formatMoney(minor, currency, language, currencyMode()),
    time: show(TIME),
    clock: show(CLOCK),
    weekday: show({ weekday: 'short' }),
    day: showDay(),
    dayTime: showDay(TIME),
    shortDayTime: (at) => formatter(days.language, { ...FIGURES.day, ...TIME }).format(at),
    fullDayTime: show({ ...DAY, ...TIME, year: 'numeric' }),
  }
}

const formats = new Map<string, Format>()

/** Formatters of the chosen language. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n
  const known = formats.get(language) ?? formatOf(language)
  formats.set(language, known)
  return known
}
