/** Prices of a market of runners as they are typed. Pure functions. */
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { RunnerView } from '@grandstand/shared-types/wire/betting/races'
import { marginPermille } from '../../markets/marketRisk.ts'
import { typedPrice } from '../../markets/priceDoubt.ts'

/** Typed prices by the number of the runner. */
export type TypedPrices = Readonly<Record<number, string>>

/** Those that may stand on a market: runners that run, and reserves, which stay closed until they come in. */
export const priced = (runners: readonly RunnerView[]): RunnerView[] =>
  runners.filter(({ status }) => status === 'declared' || status === 'reserve')

/** Of a market that stands; a new one begins empty. */
export const typedPrices = (outcomes: readonly OutcomeRow[]): TypedPrices =>
  Object.fromEntries(outcomes.map(({ key, oddsMilli }) => [Number(key), formatOdds(oddsMilli)]))

export interface ReadPrices {
  outcomes: { key: string; oddsMilli: number }[]
  /** Numbers of runners whose price is missing, or none that staff may set. */
  faulty: Set<number>
  /** Of the runners that run, in tenths of a percent; null while a price is missing. */
  margin: number | null
}

/** A runner that runs needs a price; a reserve may do without. */
export function readPrices(
  marketTypeId: number,
  runners: readonly RunnerView[],
  typed: TypedPrices
): ReadPrices {
  const outcomes: ReadPrices['outcomes'] = []
  const faulty = new Set<number>()
  const running: number[] = []
  for (const { number, status } of runners) {
    const text = typed[number]?.trim() ?? ''
    const oddsMilli = typedPrice(text)
    if (text === '' && status === 'reserve') continue
    if (oddsMilli === null) {
      faulty.add(number)
      continue
    }
    outcomes.push({ key: String(number), oddsMilli })
    if (status === 'declared') running.push(oddsMilli)
  }
  return {
    outcomes,
    faulty,
    margin: faulty.size > 0 ? null : marginPermille(marketTypeId, running),
  }
}
