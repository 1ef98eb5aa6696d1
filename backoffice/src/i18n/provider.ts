/** react-admin's texts in the chosen language; the texts of a language load when it is shown. */
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { asLocale, LOCALES } from './languages.ts'
import type { Texts } from './tr/index.ts'

const LOADERS = import.meta.glob<Texts>('./*/index.ts', { import: 'default' })

const loaded = new Map<string, Texts>()

async function textsOf(locale: string): Promise<Texts> {
  const texts = loaded.get(locale) ?? (await LOADERS[`./${locale}/index.ts`]?.())
  if (!texts) throw new Error(`no texts in ${locale}`)
  loaded.set(locale, texts)
  return texts
}

let shown: I18nProvider | null = null

/** Returns keys instead of texts until a language is chosen, which happens before the first page is shown. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => shown?.translate(key, options) ?? key,
  getLocale: () => shown?.getLocale() ?? DEFAULT_LANGUAGE,
  getLocales: () => [...LOCALES],
  /** Throws an Error when the texts cannot be loaded. */
  async changeLocale(code: string) {
    const locale = asLocale(code)
    const texts = await textsOf(locale)
    shown = polyglotI18nProvider(() => texts, locale, { allowMissing: import.meta.env.PROD })
  },
}

/** The words of a group of codes, for files that the API writes. */
export function wordsOf(group: keyof Texts['values'], locale: string): Record<string, string> {
  return loaded.get(asLocale(locale))?.values[group] ?? {}
}
