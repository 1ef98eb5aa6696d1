import { SITE_LANGUAGES, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import { must } from '#core/errors/must'
import type { PrintTexts } from '#printing/paper/text_form'

type Entry = [SiteLanguage, PrintTexts]

/** The file of a language lies in this folder: `texts.<code>.ts`. Fails at the start when it is missing. */
async function entryOf(language: SiteLanguage): Promise<Entry> {
  const file: { default: PrintTexts } = await import(`#printing/paper/texts.${language}`)
  return [language, file.default]
}

const texts: ReadonlyMap<SiteLanguage, PrintTexts> = new Map(
  await Promise.all(SITE_LANGUAGES.map(entryOf))
)

/** The texts of all print pages in a language. */
export const printTexts = (language: SiteLanguage): PrintTexts =>
  must(texts.get(language), 'print texts')
