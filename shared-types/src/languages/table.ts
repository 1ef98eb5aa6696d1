/**
 * Every language once (rules 2.5). The codes stand in addresses; `lang=` and Intl take the BCP 47 tag.
 *
 * A row ends with whom the language serves. Data alone (formats, names that staff type): after the number style. Players:
 * after the plural categories of its texts; the language then has a folder beside this file, texts in the player app and
 * texts of the printed papers. Staff too: after the word `staff`; it then has texts in the back office as well.
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
  numbers: NumberStyle
}

export const DEFAULT_LANGUAGE = 'tr'
/** The language of names that are shown where a row has no name in the language asked for. */
export const CATALOGUE_LANGUAGE = 'en'

const FORMATS: Readonly<Record<string, string>> = { en: 'en-GB', iq: 'ar-IQ' }

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

/** Plural categories of a language, as Intl.PluralRules names them. */
const ONE_OTHER = ['one', 'other'] as const
const ONE_MANY = ['one', 'many', 'other'] as const
const ONE_FEW = ['one', 'few', 'other'] as const

const ROWS = [
  ['aa', 'العربية', 'ar', 'rtl', POINT, ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['az', 'Azərbaycanca', 'az', 'ltr', COMMA, ONE_OTHER],
  ['cw', '中文', 'zh-CN', 'ltr', POINT, ['other']],
  ['de', 'Deutsch', 'de', 'ltr', COMMA, ONE_OTHER],
  ['el', 'Ελληνικά', 'el', 'ltr', COMMA, ONE_OTHER],
  ['en', 'English', 'en', 'ltr', POINT, ONE_OTHER, 'staff'],
  ['es', 'Español', 'es', 'ltr', COMMA, ONE_MANY],
  ['fa', 'فارسی', 'fa', 'rtl', POINT, ONE_OTHER],
  ['fr', 'Français', 'fr', 'ltr', NARROW_SPACES, ONE_MANY],
  ['hr', 'Hrvatski', 'hr', 'ltr', COMMA, ONE_FEW],
  ['iq', 'کوردی', 'ckb', 'rtl', POINT, ONE_OTHER],
  ['it', 'Italiano', 'it', 'ltr', COMMA, ONE_MANY],
  ['nl', 'Nederlands', 'nl', 'ltr', COMMA, ONE_OTHER],
  ['pt', 'Português', 'pt-PT', 'ltr', COMMA, ONE_MANY],
  ['ru', 'Русский', 'ru', 'ltr', SPACES, ['one', 'few', 'many', 'other']],
  ['sq', 'Shqip', 'sq', 'ltr', SPACES, ONE_OTHER],
  ['sr', 'Српски', 'sr', 'ltr', COMMA, ONE_FEW],
  ['tr', 'Türkçe', 'tr', 'ltr', COMMA, ONE_OTHER, 'staff'],
] as const

type Row = (typeof ROWS)[number]
type RowWithTexts = Extract<Row, { 5: unknown }>
type RowOfStaff = Extract<Row, { 6: 'staff' }>
/** A language with texts for players. */
export type SiteLanguage = RowWithTexts[0]
/** A language with texts for players and for staff. */
export type StaffLanguage = RowOfStaff[0]
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
const servesStaff = (row: Row): row is RowOfStaff => row.length > 6

const codesOf = <R extends Row>(rows: readonly R[]): R[0][] =>
  rows.map(([code]) => code).sort((a, b) => rank(a) - rank(b))
const rank = (code: string): number => (code === DEFAULT_LANGUAGE ? 0 : 1)

/** The languages with texts for players, the default one first. */
export const SITE_LANGUAGES: readonly SiteLanguage[] = codesOf(ROWS.filter(hasTexts))
/** The languages with texts for staff, the default one first. */
export const STAFF_LANGUAGES: readonly StaffLanguage[] = codesOf(ROWS.filter(servesStaff))

/** As Intl.PluralRules names them: the forms in which a counted text of the language stands. */
export function pluralCategories(language: SiteLanguage): readonly string[] {
  return ROWS.filter(hasTexts).find(([code]) => code === language)?.[5] ?? []
}

export function isSiteLanguage(code: string | undefined): code is SiteLanguage {
  return SITE_LANGUAGES.some((known) => known === code)
}

export function isStaffLanguage(code: string): code is StaffLanguage {
  return STAFF_LANGUAGES.some((known) => known === code)
}

/** Null for a code that is none of the 18. */
export function findLanguage(code: string): Language | null {
  return LANGUAGES.find((language) => language.code === code) ?? null
}

/** The number style of a language; of Turkish, the default language, for an unknown code. */
export function numberStyle(language: string): NumberStyle {
  return findLanguage(language)?.numbers ?? COMMA
}
