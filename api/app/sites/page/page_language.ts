import {
  DEFAULT_LANGUAGE,
  findLanguage,
  isSiteLanguage,
  type Language,
} from '@grandstand/shared-types/languages/table'
import { must } from '#core/errors/must'
import type { CurrentSite } from '#sites/current_site'

/**
 * The language of a page: of its path (`tr/coupons`) when the brand offers it, else the one that the visitor chose before, else the
 * brand's own.
 */
export function pageLanguage(
  { settings, defaultLanguage }: CurrentSite,
  path: string,
  chosen: string | null = null
): Language {
  const [first = ''] = path.split('/')
  const offered = [first, chosen ?? ''].filter((code) => settings.languages.includes(code))
  const codes = [...offered, defaultLanguage]
  const code = codes.find(isSiteLanguage) ?? DEFAULT_LANGUAGE
  return must(findLanguage(code), 'default language')
}
