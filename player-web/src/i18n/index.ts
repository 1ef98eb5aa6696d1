/** i18next with one lazily loaded file of texts for each language. */
import {
  DEFAULT_LANGUAGE,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/sites/site_languages'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Texts } from './texts.ts'

const LOADERS: Record<SiteLanguage, () => Promise<{ default: Texts }>> = {
  tr: () => import('./locales/tr/index.ts'),
  en: () => import('./locales/en/index.ts'),
}

/** Languages as they call themselves. */
export const LANGUAGE_LABELS: Record<SiteLanguage, string> = { tr: 'Türkçe', en: 'English' }

export function isSiteLanguage(code: string | undefined): code is SiteLanguage {
  return SITE_LANGUAGES.some((known) => known === code)
}

/** The language of a path such as `/en/coupons`; the default one when it names none. */
export function languageOfPath(path: string): SiteLanguage {
  const code = path.split('/')[1]
  return isSiteLanguage(code) ? code : DEFAULT_LANGUAGE
}

/** Loads the texts, then shows them; the page's `lang` and `dir` follow. */
export async function showLanguage(language: SiteLanguage): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const { default: texts } = await LOADERS[language]()
    i18next.addResourceBundle(language, 'translation', texts)
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = 'ltr'
}

export async function startI18n(language: SiteLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await showLanguage(language)
}
