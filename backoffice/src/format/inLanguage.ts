import {
  DEFAULT_LANGUAGE,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'

/** The text in a language; without one that of the default language, else of the first language that has one. */
export function inLanguage(texts: ByLanguage | null | undefined, language: SiteLanguage): string {
  const codes: SiteLanguage[] = [language, DEFAULT_LANGUAGE, ...SITE_LANGUAGES]
  return codes.map((code) => texts?.[code]).find(Boolean) ?? ''
}
