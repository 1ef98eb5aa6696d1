/** What staff write for players. */
import type { SiteLanguage } from '../languages/table.ts'

/** Texts by language; a language without its own shows that of the brand's language, else any. */
export type Translated<T> = Partial<Record<SiteLanguage, T>>

/** Pages that every brand has, by the number in their address (rules 9.1). */
export const INFO_PAGES = [5, 6, 7, 9, 10] as const
export type InfoPage = (typeof INFO_PAGES)[number]

export const isInfoPage = (number: number): number is InfoPage =>
  INFO_PAGES.some((page) => page === number)

export const MOST_TITLE_LENGTH = 120
/** Of the HTML of a page or promotion, in characters. */
export const MOST_BODY_LENGTH = 60_000

export interface PageText {
  title: string
  /** HTML, cleaned. */
  body: string
}

/** A row of `/v1/pages`. */
export interface PageRow {
  id: number
  /** The number in its address, `page/{number}`. */
  number: number
  /** In the brand's language. */
  title: string
  texts: Translated<PageText>
  isShown: boolean
  updatedAt: number
}

/** A page as players read it, `GET /v1/content/pages/:id`. */
export interface PageView extends PageText {
  id: number
  /** Code of the language in which it is written. */
  language: string
}
