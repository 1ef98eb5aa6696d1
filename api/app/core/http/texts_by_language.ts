import { SITE_LANGUAGES, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import { must } from '#core/errors/must'

/**
 * The texts of pages that the API itself makes, by language. `load` imports the file `texts/<code>.ts` of one language.
 * Throws an Error when a file is missing, which stops the start of the server.
 */
export async function textsByLanguage<T>(
  load: (language: SiteLanguage) => Promise<{ default: T }>
): Promise<(language: SiteLanguage) => T> {
  const texts = new Map<SiteLanguage, T>()
  for (const language of SITE_LANGUAGES) texts.set(language, (await load(language)).default)
  return (language) => must(texts.get(language), 'texts of the language')
}
