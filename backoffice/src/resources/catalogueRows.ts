/** Rows of the catalogue's small resources. */
import type { SiteLanguage } from '@grandstand/shared-types/sites/site_languages'
import type { OutcomeNames } from '@grandstand/shared-types/markets/names/edited_names'

export type Names = Partial<Record<SiteLanguage, string>>

export interface SportRow {
  id: number
  key: string
  name: string
  names: Names
  listOrder: number
  active: boolean
}

export interface CategoryRow {
  id: number
  sportId: number
  name: string
  names: Names
  countryCode: string | null
  listOrder: number
  active: boolean
}

export interface TournamentRow {
  id: number
  sportId: number
  categoryId: number
  name: string
  names: Names
  listOrder: number
  active: boolean
}

export interface TeamRow {
  id: number
  sportId: number
  name: string
  countryCode: string | null
}

export interface MarketTypeRow {
  id: number
  key: string
  names: Names
  /** Null where the catalogue's stand, as `outcomeNames`. */
  shortNames: Names | null
  outcomeNames: OutcomeNames[] | null
  group: string
  listOrder: number
  active: boolean
}

/** The name in a language, or the one that always stands. */
export function nameIn(row: { name?: string; key?: string; names: Names }, locale: SiteLanguage) {
  return row.names[locale] ?? row.name ?? row.key ?? ''
}
