/** Money, odds and times in the chosen language. */
import { useMemo } from 'react'
import { useLocale, useTranslate } from 'ra-core'
import { formatAmount, formatMoney } from '@grandstand/shared-types/money/format'
import { asLocale, type BackofficeLocale } from '../i18n/languages.ts'
import { formatDate, formatDay, formatTime, type TimeForm } from './time.ts'

export interface Formats {
  locale: BackofficeLocale
  /** Minor units with the currency's sign. */
  money: (minor: number, currency: string) => string
  /** Minor units without a sign. */
  amount: (minor: number) => string
  /** Minor units with a plus or minus sign. */
  signedMoney: (minor: number, currency: string) => string
  count: (whole: number) => string
  /** Tenths of a percent: 53 as `5,3`. */
  permille: (permille: number) => string
  time: (epochMs: number, form?: TimeForm) => string
  day: (epochMs: number) => string
  /** A day of the calendar, such as a birth date. */
  date: (day: string) => string
  /** The word for a code such as `dealer` or `won`; the code itself when it has no word. */
  value: (group: string, code: string | number) => string
}

/** A dead heat (`won 1/2`) has the name of its kind; its fraction is in the code. */
const nameOf = (group: string, code: string | number): string | number =>
  group === 'selectionResult' && String(code).startsWith('won ') ? 'deadHeat' : code

export function useFormat(): Formats {
  const locale = asLocale(useLocale())
  const translate = useTranslate()
  return useMemo(
    () => ({
      locale,
      money: (minor, currency) => formatMoney(minor, currency, locale),
      amount: (minor) => formatAmount(minor, locale),
      signedMoney: (minor, currency) =>
        minor > 0
          ? `+${formatMoney(minor, currency, locale)}`
          : formatMoney(minor, currency, locale),
      count: (whole) => formatAmount(whole * 100, locale).slice(0, -3),
      permille: (permille) => formatAmount(permille * 10, locale).slice(0, -1),
      time: (epochMs, form) => formatTime(epochMs, locale, form),
      day: (epochMs) => formatDay(epochMs, locale),
      date: (day) => formatDate(day, locale),
      value: (group, code) =>
        translate(`values.${group}.${nameOf(group, code)}`, {
          _: String(code),
          part: String(code).slice('won '.length),
        }),
    }),
    [locale, translate]
  )
}
