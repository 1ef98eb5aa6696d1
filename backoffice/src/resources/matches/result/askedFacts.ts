/** The facts that the markets of a match read: the result form asks for these only. */
import {
  findMarketType,
  isOnField,
  marketTypesOf,
} from '@grandstand/shared-types/markets/table/market_types'
import type { PeriodStatistics } from '@grandstand/shared-types/markets/model/match_facts'
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { factFieldsFor } from '@grandstand/shared-types/markets/facts/facts_of_type'
import type { FactField } from '@grandstand/shared-types/markets/model/fact_field'
import { raceNameOf } from '@grandstand/shared-types/markets/rules/course/race_to'

type StatisticName = keyof PeriodStatistics

export interface AskedFacts {
  fields: ReadonlySet<FactField>
  /** Names of the counts of single periods. */
  statistics: ReadonlySet<StatisticName>
  /** Names of races as in the facts: `20`, `2:10`. */
  races: readonly string[]
}

const STATISTICS: Readonly<Record<string, readonly StatisticName[]>> = {
  cornersFirstHalf: ['corners'],
  cornersSecondHalf: ['corners'],
  bookingsFirstHalf: ['yellowCards', 'redCards'],
  redCardsFirstHalf: ['redCards'],
  kills: ['kills'],
}

interface MarketOfMatch {
  marketTypeId: number
  specifier: string
}

/** The facts that these markets read. */
export function askedByMarkets(markets: readonly MarketOfMatch[], sportId: number): AskedFacts {
  const known = markets.flatMap(({ marketTypeId, specifier }) => {
    const type = findMarketType(marketTypeId)
    return type ? [{ type, specifier }] : []
  })
  const races = known.flatMap(({ type, specifier }) => raceNameOf(type, specifier, sportId) ?? [])
  return {
    ...askedByTypes([...new Set(known.map(({ type }) => type))], sportId),
    races: sorted(races),
  }
}

/** The facts that any market on two sides may read, and the races of this match, because only its markets name them. */
export function askedBySport(sportId: number, { races }: AskedFacts): AskedFacts {
  const types = marketTypesOf(sportId).filter((type) => !isOnField(type))
  return { ...askedByTypes(types, sportId), races }
}

function askedByTypes(types: readonly MarketType[], sportId: number): Omit<AskedFacts, 'races'> {
  const bases = types.flatMap((type) => [
    type.basisBySport[sportId],
    ...(type.parts ?? []).map(({ basis }) => basis),
  ])
  return {
    fields: new Set(factFieldsFor(types, sportId)),
    statistics: new Set(bases.flatMap((basis) => STATISTICS[basis ?? ''] ?? [])),
  }
}

function sorted(races: readonly string[]): string[] {
  const parts = (name: string) => name.split(':').map(Number)
  return [...new Set(races)].sort((a, b) => {
    const [x, y] = [parts(a), parts(b)]
    return x.length - y.length || (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0)
  })
}
