/**
 * Folds a feed's messages about a market (rules 7.3): a settlement is in force until it is rolled back or a newer one
 * comes; a cancellation voids selections accepted in its window until the same window is rolled back. Pure functions.
 */
import { deadHeatOfMilli } from '@grandstand/shared-types/coupons/payout/dead_heat'
import {
  deadHeatResult,
  type OutcomeResult,
} from '@grandstand/shared-types/markets/model/outcome_result'

/** A result in `feed_settlements`: void factor and dead heat in thousandths, 1000 without a dead heat. */
interface FeedResult {
  won: boolean
  voidFactorMilli: number
  deadHeatMilli: number
}

export interface FeedRow {
  marketId: number
  kind: 'settlement' | 'rollbackSettlement' | 'cancel' | 'rollbackCancel'
  /** Epoch milliseconds, both inclusive; null means no bound on that side. */
  from: number | null
  to: number | null
  /** By outcome key. */
  results: Record<string, FeedResult>
}

/** A period of acceptance times whose selections are void. */
interface VoidWindow {
  from: number
  to: number
}

export interface MarketFeed {
  /** By outcome key; null without a settlement. */
  results: Record<string, OutcomeResult | null> | null
  voids: VoidWindow[]
}

const BEGINNING = 0
const FOREVER = Number.MAX_SAFE_INTEGER

/** `rows` in the order they were made. */
export function foldFeed(rows: readonly FeedRow[]): Map<number, MarketFeed> {
  const markets = new Map<number, MarketFeed>()
  for (const row of rows) {
    let market = markets.get(row.marketId)
    if (!market) markets.set(row.marketId, (market = { results: null, voids: [] }))
    const window = { from: row.from ?? BEGINNING, to: row.to ?? FOREVER }
    const isSame = ({ from, to }: VoidWindow) => from === window.from && to === window.to
    switch (row.kind) {
      case 'settlement':
        market.results = Object.fromEntries(
          Object.entries(row.results).map(([key, result]) => [key, feedResultOf(result)])
        )
        break
      case 'rollbackSettlement':
        market.results = null
        break
      case 'cancel':
        if (!market.voids.some(isSame)) market.voids.push(window)
        break
      case 'rollbackCancel':
        market.voids = market.voids.filter((known) => !isSame(known))
        break
    }
  }
  return markets
}

/**
 * rules 3.1, 3.2. A dead heat with half of the stake returned has no result here, so the selection stays open for
 * staff.
 */
function feedResultOf({ won, voidFactorMilli, deadHeatMilli }: FeedResult): OutcomeResult | null {
  if (voidFactorMilli === 1000) return 'void'
  if (won && deadHeatMilli !== 1000) {
    return voidFactorMilli === 0 ? deadHeatResult(deadHeatOfMilli(deadHeatMilli)) : null
  }
  if (voidFactorMilli === 500) return won ? 'halfWon' : 'halfLost'
  return won ? 'won' : 'lost'
}
