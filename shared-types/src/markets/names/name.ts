import type { PartName } from './parts.ts'

/** Names of market types in one language. `{home}`, `{away}`, `{total}`, `{hcp}` are placeholders. */
export interface Named {
  name: string
  /** For a column head or a button. */
  shortName: string
}

export interface MarketNames {
  /** By market type id; the names of other types are composed from `parts` and `subjects`. */
  types: Readonly<Record<number, Named>>
  parts: Readonly<Record<string, PartName>>
  /** Name and short name by subject. */
  subjects: Readonly<Record<string, readonly [string, string]>>
  /** By key of the rule. */
  rules: Readonly<Record<string, string>>
  /** `{side} by {count}`, for keys such as `home:3+`. */
  margin: string
  /** `{n}. yarı`, by the subject of the highest scoring part. */
  ordinals: Readonly<Record<string, string>>
  /** By outcome key; a key that is a score or a pair such as `1/X` is its own name. */
  outcomes: Readonly<Record<string, Named>>
  /** By rule, then by outcome key: names of outcomes with the line in them. */
  outcomesOfRule: Readonly<Partial<Record<string, Readonly<Record<string, Named>>>>>
  /** By market type id, then by outcome key: names that differ from the common name of the key. */
  outcomesOfType: Readonly<Record<number, Readonly<Record<string, Named>>>>
}

/** Names of `home` and `away` in a handicap market, with the line beside the side. */
export function handicapOutcomes(): Record<string, Named> {
  return {
    home: { name: '{home} ({hcp})', shortName: '1 ({hcp})' },
    away: { name: '{away} ({-hcp})', shortName: '2 ({-hcp})' },
  }
}
