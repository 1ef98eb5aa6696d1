/** Prices of a market of runners as they are typed. Pure functions. */
import { findMarketType, isSpecifierOf } from '@grandstand/shared-types/markets/table/market_types'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { RunnerView } from '@grandstand/shared-types/wire/betting/races'
import { marginPermille } from '../../markets/marketRisk.ts'
import { typedPrice } from '../../markets/priceDoubt.ts'

/** Typed prices by the key of the outcome: the number of the runner, or that of an outcome which is none. */
export type TypedPrices = Readonly<Record<string, string>>

/** Those that may stand on a market: runners that run, and on the whole field reserves, which stay closed until they come in. */
export const priced = (runners: readonly RunnerView[], marketTypeId: number): RunnerView[] =>
  runners.filter(
    ({ status }) => status === 'declared' || (status === 'reserve' && !isComparing(marketTypeId))
  )

/** Keys of the outcomes that are no runners, such as that nobody retires. */
export const othersOf = (marketTypeId: number): string[] =>
  (findMarketType(marketTypeId)?.outcomes ?? []).map(({ key }) => key)

/** Of a market that stands; a new one begins empty. */
export const typedPrices = (outcomes: readonly OutcomeRow[]): TypedPrices =>
  Object.fromEntries(outcomes.map(({ key, oddsMilli }) => [key, formatOdds(oddsMilli)]))

/** Whether staff choose which runners the market compares, by pricing them alone. */
const isComparing = (marketTypeId: number): boolean =>
  ['runnerPair', 'runnerGroup'].includes(findMarketType(marketTypeId)?.specifierKind ?? '')

/** The specifier of the runners that are priced; null where the type does not compare so many, and empty for one on the whole field. */
export function specifierOf(marketTypeId: number, { outcomes }: ReadPrices): string | null {
  const type = findMarketType(marketTypeId)
  if (!type || !isComparing(marketTypeId)) return ''
  const numbers = outcomes.map(({ key }) => Number(key)).sort((a, b) => a - b)
  const specifier = `runners=${numbers.join('-')}`
  return isSpecifierOf(type, specifier) ? specifier : null
}

export interface ReadPrices {
  outcomes: { key: string; oddsMilli: number }[]
  /** Keys of the outcomes whose price is missing, or none that staff may set. */
  faulty: Set<string>
  /** Of the outcomes that are open, in tenths of a percent; null while a price is missing. */
  margin: number | null
}

/**
 * A runner that runs needs a price, as do outcomes of the type that are no runners; a reserve may do without, and one that is not
 * compared.
 */
export function readPrices(
  marketTypeId: number,
  runners: readonly RunnerView[],
  typed: TypedPrices
): ReadPrices {
  const outcomes: ReadPrices['outcomes'] = []
  const faulty = new Set<string>()
  const running: number[] = []
  const rows = [
    ...runners.map(({ number, status }) => ({
      key: String(number),
      mayWait: status === 'reserve' || isComparing(marketTypeId),
    })),
    ...othersOf(marketTypeId).map((key) => ({ key, mayWait: false })),
  ]
  for (const { key, mayWait } of rows) {
    const text = typed[key]?.trim() ?? ''
    const oddsMilli = typedPrice(text)
    if (text === '' && mayWait) continue
    if (oddsMilli === null) {
      faulty.add(key)
      continue
    }
    outcomes.push({ key, oddsMilli })
    if (!mayWait || isComparing(marketTypeId)) running.push(oddsMilli)
  }
  return {
    outcomes,
    faulty,
    margin: faulty.size > 0 ? null : marginPermille(marketTypeId, running),
  }
}
