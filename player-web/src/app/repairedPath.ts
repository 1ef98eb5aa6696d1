import { DEFAULT_LANGUAGE, isSiteLanguage } from '@grandstand/shared-types/languages/table'
import type { SiteSettings } from '@grandstand/shared-types/wire/site/sites'

interface Address {
  pathname: string
  search: string
}

/** Paths with this part are always Turkish, whatever language they name (rules 9.1). */
const TURKISH_ONLY = /\/loginwithuser(\/|$)/i

/** Looks like the code of a language, such as `xx` or `pt-br`. */
const LANGUAGE_FORM = /^[a-z]{2}(-[a-z]{2})?$/i

/**
 * The address with a language of the site in front: an unknown or missing language becomes the brand's default. Null
 * for an address that needs no repair. `settings` is undefined until it is loaded.
 */
export function repairedPath(
  { pathname, search }: Address,
  settings: Pick<SiteSettings, 'languages' | 'defaultLanguage'> | undefined
): string | null {
  const [, first = '', ...rest] = pathname.split('/')
  const path = isSiteLanguage(first) || LANGUAGE_FORM.test(first) ? rest : [first, ...rest]
  const inLanguage = (language: string) => `/${language}/${path.join('/')}${search}`
  if (TURKISH_ONLY.test(pathname)) {
    return first === DEFAULT_LANGUAGE ? null : inLanguage(DEFAULT_LANGUAGE)
  }
  if (isSiteLanguage(first) && (settings?.languages.includes(first) ?? true)) return null
  const own = settings?.defaultLanguage ?? DEFAULT_LANGUAGE
  const language = isSiteLanguage(own) ? own : DEFAULT_LANGUAGE
  return language === first ? null : inLanguage(language)
}
