/** What the generator gives; the same shape as every other source of fixtures that the API writes. */

export interface DemoMarket {
  typeId: number
  specifier: string
  /** The line shown inline in the match list. */
  isMainLine: boolean
  outcomes: { key: string; oddsMilli: number }[]
}

export interface DemoFixture {
  sourceKey: string
  startsAt: number
  listOrder: number
  home: string
  away: string
  markets: DemoMarket[]
}

export interface DemoNames {
  tr: string
  en: string
}

export interface DemoTournament {
  sportId: number
  category: {
    sourceKey: string
    names: DemoNames
    countryCode: string | null
    listOrder: number
  }
  sourceKey: string
  names: DemoNames
  listOrder: number
  teamAliases: Record<string, string[]>
  fixtures: DemoFixture[]
}

/** How good a side is: both near 0, from about -3 to 3. */
export interface Rating {
  attack: number
  defence: number
}

/** Goals, or what a sport counts, that each side is expected to score in regular time. */
export interface GoalMeans {
  home: number
  away: number
}

/** Markets of a match from the sides' ratings; `level` is what a league's scores run to, where its sport has such. */
export type MarketModel = (home: Rating, away: Rating, level: number) => DemoMarket[]
