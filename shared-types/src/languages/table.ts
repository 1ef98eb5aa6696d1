/**
 * Every language once (rules 2.5). The codes stand in addresses; `lang=` and Intl take the BCP 47 tag.
 * A language with texts has its plural categories in its row, a folder beside this file, and one in the texts of each app.
 */
import type { Words } from './words.ts'
import * as en from './en/index.ts'
import * as tr from './tr/index.ts'

export interface Language {
  id: number
  code: string
  /** The name of the language in that language. */
  label: string
  bcp47: string
  /** Tag for dates and numbers, where the language's own tag would give another country's forms. */
  formats: string
  dir: 'ltr' | 'rtl'
  numbers: NumberStyle
}

export const DEFAULT_LANGUAGE = 'tr'
/** The language of names that are shown where a row has no name in the language asked for. */
export const CATALOGUE_LANGUAGE = 'en'

const FORMATS: Readonly<Record<string, string>> = { en: 'en-GB' }

/** Digits are always Latin (rules 1.4). Own styles, since those of Intl differ between runtimes. */
export interface NumberStyle {
  decimal: ',' | '.'
  group: string
  /** Whether the currency sign stands before the number. */
  signFirst: boolean
}

const POINT: NumberStyle = { decimal: '.', group: ',', signFirst: true }
const COMMA: NumberStyle = { decimal: ',', group: '.', signFirst: false }
/** With a space that does not break between the groups, for French in its narrow form. */
const SPACES: NumberStyle = { ...COMMA, group: '\u00a0' }
const NARROW_SPACES: NumberStyle = { ...COMMA, group: '\u202f' }

const ROWS = [
  ['aa', 'العربية', 'ar', 'rtl', POINT],
  ['az', 'Azərbaycanca', 'az', 'ltr', COMMA],
  ['cw', '中文', 'zh-CN', 'ltr', POINT],
  ['de', 'Deutsch', 'de', 'ltr', COMMA],
  ['el', 'Ελληνικά', 'el', 'ltr', COMMA],
  ['en', 'English', 'en', 'ltr', POINT, ['one', 'other']],
  ['es', 'Español', 'es', 'ltr', COMMA],
  ['fa', 'فارسی', 'fa', 'rtl', POINT],
  ['fr', 'Français', 'fr', 'ltr', NARROW_SPACES],
  ['hr', 'Hrvatski', 'hr', 'ltr', COMMA],
  ['iq', 'کوردی', 'ckb', 'rtl', POINT],
  ['it', 'Italiano', 'it', 'ltr', COMMA],
  ['nl', 'Nederlands', 'nl', 'ltr', COMMA],
  ['pt', 'Português', 'pt', 'ltr', COMMA],
  ['ru', 'Русский', 'ru', 'ltr', SPACES],
  ['sq', 'Shqip', 'sq', 'ltr', SPACES],
  ['sr', 'Српски', 'sr', 'ltr', COMMA],
  ['tr', 'Türkçe', 'tr', 'ltr', COMMA, ['one', 'other']],
] as const

type Row = (typeof ROWS)[number]
type RowWithTexts = Extract<Row, { 5: unknown }>
/** A language whose texts exist. */
export type SiteLanguage = RowWithTexts[0]
/** The plural categories of a language with texts, as Intl.PluralRules names them. */
export type PluralCategory<L extends SiteLanguage> = Extract<RowWithTexts, { 0: L }>[5][number]

export const LANGUAGES: readonly Language[] = ROWS.map(
  ([code, label, bcp47, dir, numbers], index) => ({
    id: index + 1,
    code,
    label,
    bcp47,
    formats: FORMATS[code] ?? bcp47,
    dir,
    numbers,
  })
)

const hasTexts = (row: Row): row is RowWithTexts => row.length > 5
const isDefault = ([code]: RowWithTexts) => code === DEFAULT_LANGUAGE

/** The languages whose texts exist, the default one first. */
export const SITE_LANGUAGES: readonly SiteLanguage[] = ROWS.filter(hasTexts)
  .sort((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
  .map(([code]) => code)

/** As Intl.PluralRules names them: the forms in which a counted text of the language stands. */
export function pluralCategories(language: SiteLanguage): readonly string[] {
  return ROWS.filter(hasTexts).find(([code]) => code === language)?.[5] ?? []
}

/** What the catalogue is called. Whoever needs no names loads none: nothing else in this file leads to them. */
export const WORDS: Readonly<Record<SiteLanguage, Words>> = { en, tr }

export function isSiteLanguage(code: string | undefined): code is SiteLanguage {
  return SITE_LANGUAGES.some((known) => known === code)
}

/** Null for a code that is none of the 18. */
export function findLanguage(code: string): Language | null {
  return LANGUAGES.find((language) => language.code === code) ?? null
}

/** The number style of a language; of Turkish, the default language, for an unknown code. */
export function numberStyle(language: string): NumberStyle {
  return findLanguage(language)?.numbers ?? COMMA
}
