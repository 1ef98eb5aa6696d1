/** The shape that every source of fixtures is translated into before it is written. */
import type { Names } from '@grandstand/shared-types/languages/in_every_language'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { PlaceTerms } from '@grandstand/shared-types/racing/field/places_paid'
import type { RunnerCard } from '@grandstand/shared-types/wire/betting/races'

export interface SourceMarket {
  typeId: number
  /** Empty, or written by the contract's `formatSpecifier`. */
  specifier: string
  /** The line shown inline in the match list. */
  isMainLine: boolean
  outcomes: readonly { key: string; oddsMilli: number }[]
}

export interface SourceFixture {
  /** Identifies the match for good: it stays the same when the start changes. */
  sourceKey: string
  startsAt: number
  listOrder: number
  home: string
  away: string
  markets: readonly SourceMarket[]
  /** Of a race; a match that is there keeps the field that it has. */
  field?: SourceField
}

export interface SourceField {
  kind: FieldKind
  isHandicap: boolean
  /** Of each-way bets; left out, those of the table hold. */
  placeTerms?: PlaceTerms
  runners: readonly SourceRunner[]
}

export interface SourceRunner {
  /** On the card, from 1. */
  number: number
  name: string
  card: RunnerCard
  /** When it came out, in epoch milliseconds, and at which price; null for one that runs. */
  withdrawal: { at: number; oddsMilli: number } | null
}

export interface SourceCategory {
  /** Identifies a sport in a country; within it, a team's name means one team. */
  sourceKey: string
  names: Names
  /** ISO 3166 alpha-2, or three letters for a country without such a code, such as ENG; null for none. */
  countryCode: string | null
  listOrder: number
}

export interface SourceTournament {
  sportId: number
  category: SourceCategory
  sourceKey: string
  names: Names
  listOrder: number
  /** Other spellings of each team, by the name that the fixtures use. */
  teamAliases: Readonly<Record<string, readonly string[]>>
  fixtures: readonly SourceFixture[]
}
