import { DEFAULT_LANGUAGE, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import { textIn, type ByLanguage } from '@grandstand/shared-types/languages/by_language'

/** The text in a language; without one that of the default language, else of the first language that has one. */
export const inLanguage = (texts: ByLanguage | null | undefined, language: SiteLanguage): string =>
  textIn(texts, language, DEFAULT_LANGUAGE)
