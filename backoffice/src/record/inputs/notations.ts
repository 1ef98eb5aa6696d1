/** Notations in which users type and read values that are not plain text. */
import { plainNumber, plainTyped } from '@grandstand/shared-types/core/typed_text'
import { formatAmount } from '@grandstand/shared-types/money/format'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { parseOdds } from '@grandstand/shared-types/money/parse_odds'
import { formatDate, formatTime, toDayInput, toTimeInput } from '../../format/time.ts'
import { parseDay, parseTime } from '../../format/typedTime.ts'
import type { BackofficeLocale } from '../../i18n/languages.ts'
import { formatNumber, parseNumber, parseWhole } from './numberText.ts'
import { parseAmounts } from './parseAmounts.ts'
import { formatPercent, parsePercent } from './percentText.ts'

export interface Notation<T> {
  /** Null for a text that is not such a value. */
  parse: (text: string, locale: BackofficeLocale) => T | null
  format: (value: T, locale: BackofficeLocale) => string
  /** Tells a value from a text that the user typed. */
  isValue: (value: unknown) => value is T
  /** Key of the message for a text that is not such a value. */
  invalid: string
  /** Stands at the end of its field. */
  isNumber?: boolean
  /** The keys that a telephone shows; decimals for a number. */
  inputMode?: 'numeric' | 'decimal'
  /** The browser's picker beside the field, with the value in the picker's notation. */
  picker?: { type: 'date' | 'datetime-local'; show: (value: T) => string }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** `12,50` for 1250 minor units. */
export const MONEY: Notation<number> = {
  parse: parseMoney,
  format: formatAmount,
  isValue: isNumber,
  invalid: 'form.amount',
  isNumber: true,
}

/** `1.85` for 1850 thousandths; 0 is no limit. */
export const ODDS: Notation<number> = {
  parse: (text) => (plainNumber(text) === '0' ? 0 : parseOdds(text)),
  format: (milli) => (milli === 0 ? '0' : formatOdds(milli)),
  isValue: isNumber,
  invalid: 'form.odds',
  isNumber: true,
}

/** `12` for 12. */
export const WHOLE: Notation<number> = {
  parse: parseWhole,
  format: formatNumber,
  isValue: isNumber,
  invalid: 'errors.wholeNumber',
  inputMode: 'numeric',
}

/** `1,5` for 1.5. */
export const DECIMAL: Notation<number> = {
  parse: parseNumber,
  format: formatNumber,
  isValue: isNumber,
  invalid: 'ra.validation.number',
  inputMode: 'decimal',
}

/** `1,5` for 1500 thousandths of a percent. */
export const PERCENT: Notation<number> = {
  parse: (text) => parsePercent(text),
  format: formatPercent,
  isValue: isNumber,
  invalid: 'form.percent',
  isNumber: true,
}

/** A share of an amount that may be several times the amount, up to 900. */
export const SHARES: Notation<number> = {
  ...PERCENT,
  parse: (text) => parsePercent(text, 900_000),
  invalid: 'form.shares',
}

/** `5 10,50 20` for minor units in rising order. */
export const AMOUNTS: Notation<number[]> = {
  parse: parseAmounts,
  format: (amounts, locale) => amounts.map((minor) => formatAmount(minor, locale)).join('  '),
  isValue: (value): value is number[] => Array.isArray(value),
  invalid: 'form.amounts',
}

/** `10.0.0.7 192.168.1.0/24`; the API checks each entry. */
export const NETWORKS: Notation<string[]> = {
  parse: (text) => {
    const words = plainTyped(text)
      .split(/[\s,;]+/)
      .filter(Boolean)
    return words.every((word) => /^[\da-f.:/]+$/i.test(word)) ? words : null
  },
  format: (networks) => networks.join('  '),
  isValue: (value): value is string[] => Array.isArray(value),
  invalid: 'form.networks',
}

/** `21.11.2026` for `2026-11-21`. */
export const DAY: Notation<string> = {
  parse: parseDay,
  format: formatDate,
  isValue: (value): value is string => typeof value === 'string' && parseDay(value) === value,
  invalid: 'form.day',
  picker: { type: 'date', show: (day) => day },
}

/** `21.11.2026 19:42` for epoch milliseconds. */
export const TIME: Notation<number> = {
  parse: parseTime,
  format: formatTime,
  isValue: isNumber,
  invalid: 'form.time',
  picker: { type: 'datetime-local', show: toTimeInput },
}

/** `21.11.2026` for the epoch milliseconds at which that day begins. */
export const asDay = (epochMs: unknown): string =>
  typeof epochMs === 'number' ? toDayInput(epochMs) : ''
