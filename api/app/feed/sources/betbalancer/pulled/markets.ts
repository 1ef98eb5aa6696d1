/** Reads `MatchOdds` and `BetResult` of pulled matches. Their odds types are UOF's ids. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { findMarketType, outcomesOf } from '@grandstand/shared-types/markets/table/market_types'
import type { SpecifierKind } from '@grandstand/shared-types/markets/model/market_type'
import type { FeedMarket, FeedOutcome, FeedOutcomeResult } from '#feed/messages/events'
import { voidFactorOf } from '#feed/reading/void_factor'
import { catalogueMarket, outcomeKeyOf, refOf } from '#feed/reading/catalogue_market'
import type { CatalogueMarket } from '#feed/reading/catalogue_market'
import type { Complaints } from '#feed/reading/complaints'
import { pricedOutcome } from '#feed/reading/price'
import type { XmlElement } from '#feed/reading/xml/element'

/** The specifier name of a `SpecialBetValue`, by the kind of the type's line. */
const SPECIAL_NAMES: Readonly<Record<SpecifierKind, string>> = {
  none: 'special',
  total: 'total',
  handicap: 'hcp',
  scoreHandicap: 'hcp',
  totalAndHandicap: 'hcp',
  currentScore: 'score',
  runnerPair: 'runners',
  runnerGroup: 'runners',
}

/** In the older list of odds types, 10 is the three-way result with the outcomes 1, X and 2. */
const OLDER_THREE_WAY = '10'
const MATCH_RESULT = '1'

/** The rows of one market and line, in document order. */
interface Rows {
  market: CatalogueMarket
  rows: { row: XmlElement; key: string | null }[]
}

/** Markets with prices; an outcome priced `OFF` is closed, and so is a market with only such outcomes. */
export function readPulledOdds(odds: XmlElement, complaints: Complaints): FeedMarket[] {
  const rows = odds
    .all('Bet')
    .flatMap((bet) => bet.all('Odds').map((row) => ({ row, oddsType: bet.get('OddsType') })))
  return groupRows(rows, complaints).flatMap(({ market, rows: known }) => {
    const outcomes = new Map<string, FeedOutcome>()
    for (const { row, key } of known) {
      if (key === null) continue
      const named = `${market.type.id} ${market.specifier} ${key}`
      outcomes.set(key, pricedOutcome(key, row.text, true, complaints, named))
    }
    if (outcomes.size === 0) return []
    const list = [...outcomes.values()]
    return [
      {
        ...refOf(market),
        status: list.some(({ active }) => active) ? MARKET_STATUS.active : MARKET_STATUS.inactive,
        isMainLine: false,
        outcomes: list,
      },
    ]
  })
}

/**
 * Rows `W` have won or are paid in part, `L` have lost. An outcome without a row has lost (GUIDE, part 2), except
 * players, whose full list is unknown. `OutCome="C"` voids its outcome, or the whole market when it names none.
 */
export function readBetResults(betResult: XmlElement, complaints: Complaints) {
  const rows = betResult.children.map((row) => ({ row, oddsType: row.get('OddsType') }))
  return groupRows(rows, complaints).flatMap(({ market, rows: known }) => {
    const paid = new Map<string, FeedOutcomeResult>()
    for (const { row, key } of known) {
      const result = readResult(row)
      const isWhole = key === null && row.get('OutCome') === 'C'
      if (result === null || (key === null && !isWhole)) {
        complaints.add('badResult', `${market.type.id} ${market.specifier}`)
        return []
      }
      const keys = key === null ? allKeys(market) : [key]
      for (const one of keys) paid.set(one, { key: one, ...result })
    }
    for (const key of market.type.group === 'players' ? [] : allKeys(market)) {
      if (paid.has(key)) continue
      paid.set(key, { key, won: false, voidFactorMilli: 0, deadHeatMilli: 1000 })
    }
    return [{ ...refOf(market), voidReason: null, outcomes: [...paid.values()] }]
  })
}

const allKeys = ({ type, specifier }: CatalogueMarket): string[] =>
  outcomesOf(type, specifier).map(({ key }) => key)

function readResult(row: XmlElement): Omit<FeedOutcomeResult, 'key'> | null {
  if (row.name !== 'W' && row.name !== 'L') return null
  if (row.get('OutCome') === 'C') return { won: false, voidFactorMilli: 1000, deadHeatMilli: 1000 }
  const voidFactorMilli = voidFactorOf(row.get('VoidFactor'))
  if (voidFactorMilli === null) return null
  const isLost = row.name === 'L' || row.get('Status') === 'L' || voidFactorMilli === 1000
  return { won: !isLost, voidFactorMilli, deadHeatMilli: 1000 }
}

function groupRows(
  rows: readonly { row: XmlElement; oddsType: string | null }[],
  complaints: Complaints
): Rows[] {
  const groups = new Map<string, Rows>()
  for (const { row, oddsType } of rows) {
    const isOlder = oddsType === OLDER_THREE_WAY && /^[1X2]$/.test(row.get('OutCome') ?? '')
    const typeId = isOlder ? MATCH_RESULT : oddsType
    const market = catalogueMarket(typeId, specifiersOf(row, typeId), complaints)
    if (market === null) continue
    const name = `${market.type.id} ${market.specifier}`
    const group = groups.get(name) ?? { market, rows: [] }
    groups.set(name, group)
    const id = row.get('OutComeId') ?? row.get('OutcomeID')
    const isWholeMarket = row.get('OutCome') === 'C' && (id === null || id === '-1')
    const key = isOlder
      ? row.get('OutCome')
      : isWholeMarket
        ? null
        : outcomeKeyOf(market, id, complaints)
    group.rows.push({ row, key })
  }
  return [...groups.values()]
}

/** `variant` already holds pairs; `SpecialBetValue` is the line of its type. */
function specifiersOf(row: XmlElement, typeId: string | null): string {
  const special = row.get('SpecialBetValue') ?? ''
  const type = findMarketType(Number(typeId))
  const line = special === '' ? '' : `${SPECIAL_NAMES[type?.specifierKind ?? 'none']}=${special}`
  return [row.get('variant') ?? '', line].filter((part) => part !== '').join('|')
}
