/**
 * The 18 languages (rules 2.5). A site loads some of them: `SiteSettings.languages`.
 * The codes stand in addresses; `lang=` and Intl take the BCP 47 tag.
 */

export interface Language {
  id: number
  code: string
  /** The name of the language in that language. */
  label: string
  bcp47: string
  /** Tag for dates and numbers, where the language's own tag would give another country's forms. */
  formats: string
  dir: 'ltr' | 'rtl'
}

const FORMATS: Readonly<Record<string, string>> = { en: 'en-GB' }

const NAMES = [
  ['aa', 'العربية', 'ar', 'rtl'],
  ['az', 'Azərbaycanca', 'az', 'ltr'],
  ['cw', '中文', 'zh-CN', 'ltr'],
  ['de', 'Deutsch', 'de', 'ltr'],
  ['el', 'Ελληνικά', 'el', 'ltr'],
  ['en', 'English', 'en', 'ltr'],
  ['es', 'Español', 'es', 'ltr'],
  ['fa', 'فارسی', 'fa', 'rtl'],
  ['fr', 'Français', 'fr', 'ltr'],
  ['hr', 'Hrvatski', 'hr', 'ltr'],
  ['iq', 'کوردی', 'ckb', 'rtl'],
  ['it', 'Italiano', 'it', 'ltr'],
  ['nl', 'Nederlands', 'nl', 'ltr'],
  ['pt', 'Português', 'pt', 'ltr'],
  ['ru', 'Русский', 'ru', 'ltr'],
  ['sq', 'Shqip', 'sq', 'ltr'],
  ['sr', 'Српски', 'sr', 'ltr'],
  ['tr', 'Türkçe', 'tr', 'ltr'],
] as const

export type LanguageCode = (typeof NAMES)[number][0]

export const LANGUAGES: readonly Language[] = NAMES.map(([code, label, bcp47, dir], index) => ({
  id: index + 1,
  code,
  label,
  bcp47,
  formats: FORMATS[code] ?? bcp47,
  dir,
}))

/** Null for a code that is none of the 18. */
export function findLanguage(code: string): Language | null {
  return LANGUAGES.find((language) => language.code === code) ?? null
}
