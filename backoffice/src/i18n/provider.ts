/** Both languages of the back office; Turkish unless the person chose the other one. */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { en } from './en.ts'
import { tr } from './tr.ts'

export const LOCALES = [
  { locale: 'tr', name: 'Türkçe' },
  { locale: 'en', name: 'English' },
] as const
export type BackofficeLocale = (typeof LOCALES)[number]['locale']

const messages = { tr, en }

export function asLocale(locale: string): BackofficeLocale {
  return locale === 'en' ? 'en' : 'tr'
}

export const i18nProvider = polyglotI18nProvider(
  (locale) => messages[asLocale(locale)],
  'tr',
  [...LOCALES],
  { allowMissing: import.meta.env.PROD }
)

/** The words of a group of codes, for files that the API writes. */
export function wordsOf(group: keyof typeof tr.values, locale: string): Record<string, string> {
  return messages[asLocale(locale)].values[group]
}
