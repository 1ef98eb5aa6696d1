/** Reads the `Odds` of a LiveOdds message as markets of our catalogue. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { isSpecifierOf, findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import type { FeedMarket, FeedOutcome, FeedOutcomeResult, MarketRef } from '#feed/messages/events'
import { liveOddsTypeOf } from '#feed/sources/betbalancer/live_odds/odds_types'
import type { LiveOddsType } from '#feed/sources/betbalancer/live_odds/odds_types'
import { voidFactorOf } from '#feed/reading/void_factor'
import type { Complaints } from '#feed/reading/complaints'
import { pricedOutcome } from '#feed/reading/price'
import type { XmlElement } from '#feed/reading/xml/element'

interface LiveMarket extends MarketRef {
  type: LiveOddsType
}

/**
 * Markets with prices. Of two odds that are the same line in our catalogue (made at different scores), the active one
 * counts, else the later one.
 */
export function readLiveOdds(match: XmlElement, complaints: Complaints): FeedMarket[] {
  const markets = new Map<string, FeedMarket>()
  for (const odds of match.all('Odds')) {
    const market = readMarket(odds, match, complaints)
    if (market === null) continue
    const known = markets.get(`${market.typeId} ${market.specifier}`)
    if (known?.status === MARKET_STATUS.active && market.status !== MARKET_STATUS.active) continue
    markets.set(`${market.typeId} ${market.specifier}`, market)
  }
  return [...markets.values()]
}

function readMarket(
  odds: XmlElement,
  match: XmlElement,
  complaints: Complaints
): FeedMarket | null {
  const market = marketOf(odds, match, complaints)
  if (market === null) return null
  const fields = odds.all('OddsField')
  const outcomes = fields.flatMap((field): FeedOutcome[] => {
    const key = outcomeOf(field, market, complaints)
    if (key === null) return []
    const named = `${market.typeId} ${market.specifier} ${key}`
    return [pricedOutcome(key, field.text, field.get('active') !== '0', complaints, named)]
  })
  if (fields.length > 0 && outcomes.length === 0) return null
  return {
    typeId: market.typeId,
    specifier: market.specifier,
    status: odds.get('active') === '0' ? MARKET_STATUS.inactive : MARKET_STATUS.active,
    isMainLine: odds.get('mostbalanced') === '1',
    outcomes: fields.length === 0 ? null : outcomes,
  }
}

/** Results of `clearbet`. A market with an unreadable result is left out whole, because money depends on it. */
export function readClearedMarkets(match: XmlElement, complaints: Complaints) {
  return match.all('Odds').flatMap((odds) => {
    const market = marketOf(odds, match, complaints)
    const outcomes = market && readResults(odds, market, complaints)
    if (!market || !outcomes || outcomes.length === 0) return []
    return [{ typeId: market.typeId, specifier: market.specifier, voidReason: null, outcomes }]
  })
}

function readResults(
  odds: XmlElement,
  market: LiveMarket,
  complaints: Complaints
): FeedOutcomeResult[] | null {
  const results: FeedOutcomeResult[] = []
  for (const field of odds.all('OddsField')) {
    const key = outcomeOf(field, market, complaints)
    if (key === null) continue
    const outcome = field.get('outcome') ?? ''
    const voidFactorMilli = voidFactorOf(field.get('voidfactor'))
    if (!/^[01]$/.test(outcome) || voidFactorMilli === null) {
      complaints.add('badResult', `${market.typeId} ${market.specifier} ${key}`)
      return null
    }
    results.push({ key, won: outcome === '1', voidFactorMilli, deadHeatMilli: 1000 })
  }
  return results
}

/** Markets without prices, as cancellations and rollbacks list them. */
export function readNamedMarkets(match: XmlElement, complaints: Complaints): MarketRef[] {
  return match.all('Odds').flatMap((odds) => {
    const market = marketOf(odds, match, complaints)
    return market ? [{ typeId: market.typeId, specifier: market.specifier }] : []
  })
}

function marketOf(odds: XmlElement, match: XmlElement, complaints: Complaints): LiveMarket | null {
  const [typeId, subtype, text] = [odds.get('typeid'), odds.get('subtype'), odds.get('freetext')]
  const special = odds.get('specialoddsvalue') ?? ''
  const named = `${typeId}/${subtype ?? ''} ${text ?? ''} ${special}`.trim()
  const type = liveOddsTypeOf(typeId, subtype, text, match.get('status') ?? '')
  if (type === null) {
    complaints.add('unknownMarket', named)
    return null
  }
  const specifier = type.specifierOf(special)
  const ours = findMarketType(type.typeId)
  if (specifier === null || !ours || !isSpecifierOf(ours, specifier)) {
    complaints.add('badSpecifier', named)
    return null
  }
  return { type, typeId: type.typeId, specifier }
}

function outcomeOf(field: XmlElement, market: LiveMarket, complaints: Complaints): string | null {
  const word = field.get('type')
  const key = market.type.outcomes.get(word?.toLowerCase() ?? '') ?? null
  if (key === null) complaints.add('unknownOutcome', `${market.typeId} ${market.specifier} ${word}`)
  return key
}
