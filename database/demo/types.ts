/** The output of the generator, in the shape of every source of fixtures that the API writes. */
import type { Names } from '@grandstand/shared-types/languages/in_every_language'
import type { RunnerCard } from '@grandstand/shared-types/wire/betting/races'

export interface DemoMarket {
  typeId: number
  specifier: string
  /** True for the line that the match list shows inline. */
  isMainLine: boolean
  outcomes: { key: string; oddsMilli: number }[]
}

/** A runner as its race's field has it. */
export interface DemoRunner {
  /** From 1. */
  number: number
  name: string
  card: RunnerCard
  /** Whether it comes out before the race. */
  isOut: boolean
}

interface DemoField {
  kind: 'horses' | 'dogs' | 'season'
  isHandicap: boolean
  runners: (Omit<DemoRunner, 'isOut'> & {
    /** When a runner came out, in epoch milliseconds, and at which price; null for one that runs. */
    withdrawal: { at: number; oddsMilli: number } | null
  })[]
}

export interface DemoFixture {
  sourceKey: string
  startsAt: number
  listOrder: number
  home: string
  away: string
  markets: DemoMarket[]
  /** Of a race. */
  field?: DemoField
}

export interface DemoTournament {
  sportId: number
  category: {
    sourceKey: string
    names: Names
    countryCode: string | null
    listOrder: number
  }
  sourceKey: string
  names: Names
  listOrder: number
  teamAliases: Record<string, string[]>
  fixtures: DemoFixture[]
}

/** Strength of a side: attack and defence around 0, from about -3 to 3. */
export interface Rating {
  attack: number
  defence: number
}

/** Expected goals of each side in regular time, or of the unit that the sport counts. */
export interface GoalMeans {
  home: number
  away: number
}

/**
 * Makes the markets of a match from the sides' ratings; `level` is the usual height of the league's scores, in sports
 * whose model uses it.
 */
export type MarketModel = (home: Rating, away: Rating, level: number) => DemoMarket[]
