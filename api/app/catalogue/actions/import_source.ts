/** What every source of fixtures is normalised to before it is written: files, the demo, later feeds. */
import type { SiteLanguage } from '@grandstand/shared-types/sites/site_languages'

export type Names = Readonly<Record<SiteLanguage, string>>

export interface SourceMarket {
  typeId: number
  /** Empty, or as `formatSpecifier` of the contract writes it. */
  specifier: string
  /** The line shown inline in the match list. */
  isMainLine: boolean
  outcomes: readonly { key: string; oddsMilli: number }[]
}

export interface SourceFixture {
  /** Names the match for good, whatever its time becomes. */
  sourceKey: string
  startsAt: number
  listOrder: number
  home: string
  away: string
  markets: readonly SourceMarket[]
}

export interface SourceCategory {
  /** Of a sport and a country; also the scope within which a team's name means one team. */
  sourceKey: string
  names: Names
  /** ISO 3166 alpha-2, or three letters for a country without one, such as ENG; null for none. */
  countryCode: string | null
  listOrder: number
}

export interface SourceTournament {
  sportId: number
  category: SourceCategory
  sourceKey: string
  names: Names
  listOrder: number
  /** Other spellings of a team's name, by the name that the fixtures use. */
  teamAliases: Readonly<Record<string, readonly string[]>>
  fixtures: readonly SourceFixture[]
}
