/**
 * i18next with one lazily loaded file of texts for each language: `locales/<code>/index.ts`, which collects the
 * `texts/<code>.ts` beside the features. `pageTexts/<code>.ts` beside a feature loads with its pages. Name, direction and
 * tag of a language stand in its row (shared-types: languages/table).
 */
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  isSiteLanguage,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { OwnTexts } from '@grandstand/shared-types/wire/site/translations'
import { call } from '../api/client.ts'
import { pageData } from '../api/pageData.ts'

interface LanguageTexts {
  default: object
  /** Functions that load the texts of a feature's pages, by path. */
  ofPages: Readonly<Record<string, () => Promise<object>>>
}
type Load = () => Promise<LanguageTexts>

/** Vite makes the list of files; without Vite, as in the browser tests, no caller reaches this line. */
const loaderOf = (code: string): Load | undefined =>
  import.meta.glob<LanguageTexts>('./locales/*/index.ts')[`./locales/${code}/index.ts`]

/** The name of a language in that language. */
export const languageName = (code: string): string => findLanguage(code)?.label ?? code

/** The language of a path such as `/en/coupons`; when it names none, the one that the server chose for the page. */
export function languageOfPath(path: string): SiteLanguage {
  const codes = [path.split('/')[1], pageData()?.language]
  return codes.find(isSiteLanguage) ?? DEFAULT_LANGUAGE
}

/** The language asked for last; on screen once its texts have come. */
let wanted: string

/**
 * Loads the texts of a language, then shows them, and sets the page's `lang` and `dir`, unless another language has been
 * asked for meanwhile. Throws for a language without texts.
 */
export async function showLanguage(code: string, load = loaderOf(code)): Promise<void> {
  wanted = code
  await addTexts(code, load)
  if (wanted !== code) return
  await i18next.changeLanguage(code)
  const row = findLanguage(code)
  document.documentElement.lang = row?.bcp47 ?? code
  document.documentElement.dir = row?.dir ?? 'ltr'
}

/** The features whose page texts are in use: each change of language loads them too. */
const openFeatures = new Set<string>()

/** Loads a page, and the page texts of these features in the language asked for last. */
export function withPageTexts<T>(features: readonly string[], load: () => Promise<T>) {
  return async (): Promise<T> => {
    for (const feature of features) openFeatures.add(feature)
    const [page] = await Promise.all([load(), addTexts(wanted)])
    return page
  }
}

async function addTexts(code: string, load = loaderOf(code)): Promise<void> {
  if (!load) throw new Error(`no texts in ${code}`)
  const { default: texts, ofPages } = await load()
  const loads = [...openFeatures].map(
    async (feature) => ofPages[`../../../features/${feature}/pageTexts/${code}.ts`]?.() ?? {}
  )
  for (const part of [texts, ...(await Promise.all(loads))]) {
    i18next.addResourceBundle(code, 'translation', part)
  }
  if (isSiteLanguage(code)) {
    i18next.addResources(code, 'translation', await textsOfBrand(code))
  }
}

const ofBrand = new Map<string, Promise<OwnTexts>>()

/** The texts that the brand has written in place of ours; without them, and on a page without a brand, ours are shown. */
async function textsOfBrand(code: SiteLanguage): Promise<OwnTexts> {
  const page = pageData()
  if (!page || page.language === code) return page?.texts ?? {}
  const known = ofBrand.get(code) ?? call('GET /v1/texts', { query: { lang: code } })
  ofBrand.set(code, known)
  return known.catch(() => {
    ofBrand.delete(code)
    return {}
  })
}

interface PluralResolver {
  getRule: (code: string, options?: { ordinal?: boolean }) => Intl.PluralRules
}

/** Asks for plurals by the language's tag: some of our codes are no tags, or the tag of another language. */
function countByTag(): void {
  const resolver: PluralResolver = i18next.services.pluralResolver
  const kept = new Map<string, Intl.PluralRules>()
  resolver.getRule = (code, { ordinal = false } = {}) => {
    const key = `${code} ${ordinal}`
    const rule =
      kept.get(key) ??
      new Intl.PluralRules(findLanguage(code)?.bcp47 ?? code, {
        type: ordinal ? 'ordinal' : 'cardinal',
      })
    kept.set(key, rule)
    return rule
  }
}

export async function startI18n(language: SiteLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  countByTag()
  await showLanguage(language)
}
