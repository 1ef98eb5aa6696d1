import { isSiteLanguage } from '@grandstand/shared-types/languages/table'

/** A path without a language is meant in the language of the page that links to it. */
export function inOwnLanguage(path: string): string {
  const own = languageOf(location.pathname)
  return isSiteLanguage(languageOf(path)) || !isSiteLanguage(own) ? path : `/${own}${path}`
}

const languageOf = (path: string): string => path.split(/[/?#]/)[1] ?? ''
