/**
 * i18next with one lazily loaded file of texts for each language: `locales/<code>/index.ts`, which collects the
 * `texts.<code>.ts` beside the features. Name, direction and tag of a language stand in its row (shared-types:
 * languages/table).
 */
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  isSiteLanguage,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

type Load = () => Promise<{ default: object }>

const LOADERS = import.meta.glob<{ default: object }>('./locales/*/index.ts')
const loaderOf = (code: string): Load | undefined => LOADERS[`./locales/${code}/index.ts`]

/** The name of a language in that language. */
export const languageName = (code: string): string => findLanguage(code)?.label ?? code

/** The language of a path such as `/en/coupons`; the default one when it names none. */
export function languageOfPath(path: string): SiteLanguage {
  const code = path.split('/')[1]
  return isSiteLanguage(code) ? code : DEFAULT_LANGUAGE
}

/**
 * Loads the texts of a language, then shows them, and sets the page's `lang` and `dir`. Throws for a language without
 * texts.
 */
export async function showLanguage(code: string, load = loaderOf(code)): Promise<void> {
  if (!i18next.hasResourceBundle(code, 'translation')) {
    if (!load) throw new Error(`no texts in ${code}`)
    const { default: texts } = await load()
    i18next.addResourceBundle(code, 'translation', texts)
  }
  await i18next.changeLanguage(code)
  const row = findLanguage(code)
  document.documentElement.lang = row?.bcp47 ?? code
  document.documentElement.dir = row?.dir ?? 'ltr'
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
