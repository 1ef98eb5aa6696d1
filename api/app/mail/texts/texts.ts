/** The texts of mails that we ship. A language without its file gets those of another. */
import { existsSync } from 'node:fs'
import {
  DEFAULT_LANGUAGE,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import { must } from '#core/errors/must'
import type { MailTexts } from '#mail/texts/text_form'

type Entry = [SiteLanguage, MailTexts]

async function entriesOf(language: SiteLanguage): Promise<Entry[]> {
  if (!existsSync(new URL(`${language}.ts`, import.meta.url))) return []
  const file: { default: MailTexts } = await import(`#mail/texts/${language}`)
  return [[language, file.default]]
}

const texts: ReadonlyMap<string, MailTexts> = new Map(
  (await Promise.all(SITE_LANGUAGES.map(entriesOf))).flat()
)

/**
 * The language in which a mail is written: the wanted one, else that of the brand, else the platform's default, whichever
 * first has texts.
 */
export const languageOfMail = (wanted: string, ofBrand: string): SiteLanguage =>
  SITE_LANGUAGES.find((code) => code === wanted && texts.has(code)) ??
  SITE_LANGUAGES.find((code) => code === ofBrand && texts.has(code)) ??
  DEFAULT_LANGUAGE

/** The texts of a language that `languageOfMail` chose. */
export const mailTexts = (language: string): MailTexts =>
  must(texts.get(language) ?? texts.get(DEFAULT_LANGUAGE), 'mail texts')
