/** Texts by language, and which of them a reader gets. */
import { isSiteLanguage, SITE_LANGUAGES, type SiteLanguage } from './table.ts'

/** A text by language; a language without one has that of the brand's own. */
export type ByLanguage = Readonly<Partial<Record<SiteLanguage, string>>>

/** Something written in some of the languages. */
export type Translated<T> = Partial<Record<SiteLanguage, T>>

/**
 * The first of the wanted languages that has a text, otherwise the first of all that has one; null when none has. An empty
 * text is none, and a code that names no language has none.
 */
export function firstText<T>(
  texts: Readonly<Translated<T>>,
  ...wanted: (string | undefined)[]
): { language: SiteLanguage; text: T } | null {
  for (const code of [...wanted, ...SITE_LANGUAGES]) {
    if (!isSiteLanguage(code) || !Object.hasOwn(texts, code)) continue
    const text = texts[code]
    if (text !== undefined && text !== '') return { language: code, text }
  }
  return null
}

/** The text that `firstText` finds; empty without one. */
export const textIn = (
  texts: ByLanguage | null | undefined,
  ...wanted: (string | undefined)[]
): string => firstText(texts ?? {}, ...wanted)?.text ?? ''
