/** A market being added to a match: its type, line and prices as typed. */
import { plainNumber } from '@grandstand/shared-types/core/typed_text'
import { isSpecifierOf, outcomesOf } from '@grandstand/shared-types/markets/table/market_types'
import type { MarketOutcome, MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { formatSpecifier } from '@grandstand/shared-types/markets/model/specifier'
import { marginPermille } from '../marketRisk.ts'
import { typedPrice } from '../priceDoubt.ts'

export interface MarketDraft {
  type: MarketType
  /** Typed values by name of the specifier's pair: `total`, `hcp`, `goalnr`, `variant`, ... */
  pairs: Readonly<Record<string, string>>
  /** Typed prices by outcome key; an outcome without a price is not offered. */
  prices: Readonly<Record<string, string>>
  isMainLine: boolean
}

export interface NewMarket {
  marketTypeId: number
  specifier: string
  isMainLine: boolean
  outcomes: { key: string; oddsMilli: number }[]
}

const LINES: Readonly<Record<MarketType['specifierKind'], readonly string[]>> = {
  none: [],
  total: ['total'],
  handicap: ['hcp'],
  scoreHandicap: ['hcp'],
  totalAndHandicap: ['total', 'hcp'],
  currentScore: ['score'],
  // they are priced on the field of their race
  runnerPair: [],
  runnerGroup: [],
}
const FEWEST_OUTCOMES = 2

export function newMarketDraft(type: MarketType): MarketDraft {
  const [variant] = Object.keys(type.variants ?? {})
  return { type, pairs: variant ? { variant } : {}, prices: {}, isMainLine: false }
}

/** Names of the values that distinguish this line from others of its type. */
export function lineNames(type: MarketType): string[] {
  return [...LINES[type.specifierKind], ...(type.integers ?? [])]
}

/** The outcomes of the line; empty for types whose outcomes are players. */
export function offeredOutcomes({ type, pairs }: MarketDraft): readonly MarketOutcome[] {
  const { variant } = pairs
  return outcomesOf(type, variant ? formatSpecifier({ variant }) : '')
}

/** The body for the API, or null while line or prices are incomplete. */
export function marketOf(draft: MarketDraft): NewMarket | null {
  const { type, pairs, prices, isMainLine } = draft
  const typed = Object.entries(pairs)
    .map(([name, value]) => [name, plainNumber(value).replace(',', '.')] as const)
    .filter(([, value]) => value !== '')
  const specifier = formatSpecifier(Object.fromEntries(typed))
  if (!isSpecifierOf(type, specifier)) return null
  const outcomes: NewMarket['outcomes'] = []
  for (const { key } of offeredOutcomes(draft)) {
    const text = prices[key]?.trim() ?? ''
    if (text === '') continue
    const oddsMilli = typedPrice(text)
    if (oddsMilli === null) return null
    outcomes.push({ key, oddsMilli })
  }
  if (outcomes.length < FEWEST_OUTCOMES) return null
  return { marketTypeId: type.id, specifier, isMainLine, outcomes }
}

/** As `marginPermille`. */
export const marginOf = ({ marketTypeId, outcomes }: NewMarket): number | null =>
  marginPermille(
    marketTypeId,
    outcomes.map(({ oddsMilli }) => oddsMilli)
  )
