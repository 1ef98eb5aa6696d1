/** Names of market types in one language. `{home}`, `{away}`, `{total}`, `{hcp}` are placeholders. */
export interface Named {
  name: string
  /** For a column head or a button. */
  shortName: string
}

export interface MarketNames {
  /** By market type id. */
  types: Readonly<Record<number, Named>>
  /** By outcome key; keys that are scores or pairs such as `1/X` name themselves. */
  outcomes: Readonly<Record<string, Named>>
  /** By market type id, then key: where an outcome's name differs from the common one. */
  outcomesOfType: Readonly<Record<number, Readonly<Record<string, Named>>>>
}

/** `home` and `away` of a handicap market show the line beside the side. */
export function handicapOutcomes(): Record<string, Named> {
  return {
    home: { name: '{home} ({hcp})', shortName: '1 ({hcp})' },
    away: { name: '{away} ({-hcp})', shortName: '2 ({-hcp})' },
  }
}
