/** Both languages of the back office; Turkish unless the person chose the other one. */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { tr, type Texts } from './tr.ts'

export const LOCALES = [
  { locale: 'tr', name: 'Türkçe' },
  { locale: 'en', name: 'English' },
] as const
export type BackofficeLocale = (typeof LOCALES)[number]['locale']

export function asLocale(locale: string): BackofficeLocale {
  return locale === 'en' ? 'en' : 'tr'
}

/** The texts that are there; English comes when somebody chooses it. */
const loaded: Partial<Record<BackofficeLocale, Texts>> & { tr: Texts } = { tr }

const textsOf = (locale: string): Texts => loaded[asLocale(locale)] ?? loaded.tr

export const i18nProvider = polyglotI18nProvider(
  (locale) =>
    asLocale(locale) === 'tr'
      ? tr
      : import('./en.ts').then(({ en }) => {
          loaded.en = en
          return en
        }),
  'tr',
  [...LOCALES],
  { allowMissing: import.meta.env.PROD }
)

/** The words of a group of codes, for files that the API writes. */
export function wordsOf(group: keyof Texts['values'], locale: string): Record<string, string> {
  return textsOf(locale).values[group]
}
