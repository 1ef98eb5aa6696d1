/**
 * The nine currencies (rules 1.1). Amounts are never formatted by Intl's `style: 'currency'`, which gives IQD and TND
 * other decimals and does not know YIS.
 */

export const CURRENCY_CODES = [
  'TRY',
  'EUR',
  'USD',
  'TND',
  'CHF',
  'PEN',
  'PLN',
  'YIS',
  'IQD',
] as const
export type CurrencyCode = (typeof CURRENCY_CODES)[number]

export interface Currency {
  code: CurrencyCode
  sign: string
  /** Digits of the minor unit, as stored and as shown. */
  decimals: 2
  isoCode: string
}

function currency(code: CurrencyCode, sign: string, isoCode: string = code): Currency {
  return { code, sign, decimals: 2, isoCode }
}

export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  TRY: currency('TRY', '₺'),
  EUR: currency('EUR', '€'),
  USD: currency('USD', '$'),
  TND: currency('TND', 'DT'),
  CHF: currency('CHF', 'CHF'),
  PEN: currency('PEN', 'S/'),
  PLN: currency('PLN', 'zł'),
  YIS: currency('YIS', '₪', 'ILS'),
  IQD: currency('IQD', 'IQD'),
}

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(CURRENCIES, code)
}
