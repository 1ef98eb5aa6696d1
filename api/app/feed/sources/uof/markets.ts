/** Reads the markets of the feed's messages: with prices, with results, or by name alone. */
import {
  MARKET_STATUSES,
  MARKET_STATUS,
  type MarketStatus,
} from '@grandstand/shared-types/catalogue/market_status'
import type { FeedMarket, FeedOutcome, FeedOutcomeResult, MarketRef } from '#feed/messages/events'
import { catalogueMarket, outcomeKeyOf, refOf } from '#feed/reading/catalogue_market'
import type { CatalogueMarket } from '#feed/reading/catalogue_market'
import type { Complaints } from '#feed/reading/complaints'
import { wholeNumber } from '#feed/reading/numbers'
import { voidFactorOf } from '#feed/reading/void_factor'
import { pricedOutcome } from '#feed/reading/price'
import type { XmlElement } from '#feed/reading/xml/element'

export type SettledMarket = MarketRef & {
  voidReason: number | null
  outcomes: FeedOutcomeResult[]
}
type CancelledMarket = MarketRef & { voidReason: number | null }

const STATUSES: ReadonlyMap<string, MarketStatus> = new Map(
  MARKET_STATUSES.map((status) => [String(status), status])
)

/** Markets of `odds`. A missing status counts as active (rules 2.4), an unknown one as suspended. */
export function readOddsMarkets(odds: XmlElement, complaints: Complaints): FeedMarket[] {
  return odds.all('market').flatMap((element) => {
    const market = marketOf(element, complaints)
    if (market === null) return []
    const outcomes = readOutcomes(element, market, complaints)
    if (outcomes !== null && outcomes.length === 0) return []
    const status = element.get('status')
    const known = status === null ? MARKET_STATUS.active : STATUSES.get(status)
    if (known === undefined) complaints.add('unknownStatus', `market ${status}`)
    return [
      {
        ...refOf(market),
        status: known ?? MARKET_STATUS.suspended,
        isMainLine: element.get('favourite') === '1',
        outcomes,
      },
    ]
  })
}

/** Null when the market has no outcomes: only its state changes. */
function readOutcomes(
  element: XmlElement,
  market: CatalogueMarket,
  complaints: Complaints
): FeedOutcome[] | null {
  const outcomes = element.all('outcome')
  if (outcomes.length === 0) return null
  return outcomes.flatMap((outcome) => {
    const key = outcomeKeyOf(market, outcome.get('id'), complaints)
    if (key === null) return []
    const named = `${market.type.id} ${market.specifier} ${key}`
    const isActive = outcome.get('active') !== '0'
    return [pricedOutcome(key, outcome.get('odds'), isActive, complaints, named)]
  })
}

/** Markets of `bet_settlement`. A market with an unreadable result is left out whole, because money depends on it. */
export function readSettledMarkets(parent: XmlElement, complaints: Complaints): SettledMarket[] {
  return parent.all('market').flatMap((element) => {
    const market = marketOf(element, complaints)
    if (market === null) return []
    const outcomes = readResults(element, market, complaints)
    if (outcomes === null || outcomes.length === 0) return []
    return [{ ...refOf(market), voidReason: wholeNumber(element.get('void_reason')), outcomes }]
  })
}

const UNDECIDED = '-1'

function readResults(
  element: XmlElement,
  market: CatalogueMarket,
  complaints: Complaints
): FeedOutcomeResult[] | null {
  const results: FeedOutcomeResult[] = []
  for (const outcome of element.all('outcome')) {
    const key = outcomeKeyOf(market, outcome.get('id'), complaints)
    const result = outcome.get('result')
    if (key === null || result === UNDECIDED) continue
    const voidFactorMilli = voidFactorOf(outcome.get('void_factor') || null)
    const deadHeatMilli = deadHeatOf(outcome.get('dead_heat_factor'))
    if (!/^[01]$/.test(result ?? '') || voidFactorMilli === null || deadHeatMilli === null) {
      complaints.add('badResult', `${market.type.id} ${market.specifier} ${key}`)
      return null
    }
    results.push({ key, won: result === '1', voidFactorMilli, deadHeatMilli })
  }
  return results
}

/** Thousandths: `0.5` is 500, absent is 1000; null when it is not a share. */
function deadHeatOf(text: string | null): number | null {
  if (text === null) return 1000
  const match = /^(0|1)(?:\.(\d{1,20}))?$/.exec(text)
  if (!match) return null
  const milli = Number(match[1]) * 1000 + Number((match[2] ?? '').slice(0, 3).padEnd(3, '0'))
  return milli > 0 && milli <= 1000 ? milli : null
}

/** Markets of `bet_cancel`. */
export function readCancelledMarkets(
  parent: XmlElement,
  complaints: Complaints
): CancelledMarket[] {
  return parent.all('market').flatMap((element) => {
    const market = marketOf(element, complaints)
    const voidReason = wholeNumber(element.get('void_reason'))
    return market === null ? [] : [{ ...refOf(market), voidReason }]
  })
}

/** Markets without outcomes, as rollbacks name them. */
export function readNamedMarkets(parent: XmlElement, complaints: Complaints): MarketRef[] {
  return parent.all('market').flatMap((element) => {
    const market = marketOf(element, complaints)
    return market === null ? [] : [refOf(market)]
  })
}

function marketOf(element: XmlElement, complaints: Complaints): CatalogueMarket | null {
  return catalogueMarket(element.get('id'), element.get('specifiers') ?? '', complaints)
}
