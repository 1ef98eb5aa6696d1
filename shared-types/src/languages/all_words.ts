/** The names of the catalogue in every language that has texts. An app that shows few languages takes `staff_words.ts`. */
import { SITE_LANGUAGES, type SiteLanguage } from './table.ts'
import type { Words } from './words.ts'

const wordsOf = async (language: SiteLanguage): Promise<[SiteLanguage, Words]> => {
  const words: Words = await import(`./${language}/index.ts`)
  return [language, words]
}

const found = new Map(await Promise.all(SITE_LANGUAGES.map(wordsOf)))

/** Throws for a language whose folder is missing, when this file loads. */
export function wordsIn(language: SiteLanguage): Words {
  const words = found.get(language)
  if (!words) throw new Error(`no words in ${language}`)
  return words
}
