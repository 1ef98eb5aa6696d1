/** The texts of the pages that every brand has. A language without its file gets those of another. */
import { existsSync } from 'node:fs'
import { SITE_LANGUAGES, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { Translated } from '@grandstand/shared-types/languages/by_language'
import {
  INFO_PAGES,
  isInfoPage,
  type InfoPage,
  type PageText,
} from '@grandstand/shared-types/wire/site/content'
import type { ShippedPages } from '#content/shipped/form'

type Entry = [SiteLanguage, ShippedPages]

async function entriesOf(language: SiteLanguage): Promise<Entry[]> {
  if (!existsSync(new URL(`${language}.ts`, import.meta.url))) return []
  const file: { default: ShippedPages } = await import(`#content/shipped/${language}`)
  return [[language, file.default]]
}

const languages = (await Promise.all(SITE_LANGUAGES.map(entriesOf))).flat()

const textsOf = (page: InfoPage): Translated<PageText> =>
  Object.fromEntries(languages.map(([language, pages]) => [language, pages[page]]))

const texts = new Map(INFO_PAGES.map((page) => [page, textsOf(page)]))

/** Our texts of a page by language, `{brand}` standing for the brand's name; none for a page of the brand's own. */
export const shippedTexts = (number: number): Translated<PageText> =>
  (isInfoPage(number) ? texts.get(number) : undefined) ?? {}
