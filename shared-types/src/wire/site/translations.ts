/** The texts of the player app in every language, and those that a brand has changed. */

/** Characters of a text. */
export const SITE_TEXT_LENGTH = { min: 1, max: 1_000 } as const

/** `missing`: the language has no text of its own; `own`: the brand has written one; else the one that we ship is used. */
export const SITE_TEXT_STATES = ['shipped', 'own', 'missing'] as const
export type SiteTextState = (typeof SITE_TEXT_STATES)[number]

/** A row of `GET /v1/translations`. */
export interface TranslationRow {
  id: number
  language: string
  /** The place of the text, such as `slip.place`. */
  key: string
  /** The text that we ship; null where the language has none. */
  shipped: string | null
  /** The brand's own text; null while it has none. */
  own: string | null
  /** Our text in the default language, for comparison. */
  original: string
  state: SiteTextState
  /** When the brand last changed its own text. */
  updatedAt: number | null
}

/** The brand's own texts of a language, by their keys. */
export type OwnTexts = Readonly<Record<string, string>>
