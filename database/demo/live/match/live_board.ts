/** The markets of a match in play as last sent: finds those that changed, are decided early, or close. */
import {
  isShown,
  MARKET_STATUS,
  type MarketStatus,
} from '@grandstand/shared-types/catalogue/market_status'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { ScoreBasis } from '@grandstand/shared-types/markets/model/market_type'
import { settleMarket } from '@grandstand/shared-types/markets/settling/settle'
import type { DemoMarket } from '../../types.ts'
import type { LiveOutcome, Offer } from '../shared/offers.ts'

export interface BoardChange {
  typeId: number
  specifier: string
  status: MarketStatus
  isMainLine: boolean
  /** Null means that the prices are unchanged. */
  outcomes: LiveOutcome[] | null
}

export interface SettledMarket {
  typeId: number
  specifier: string
  results: Readonly<Record<string, OutcomeResult>>
}

interface Row {
  typeId: number
  specifier: string
  status: MarketStatus
  isMainLine: boolean
  outcomes: LiveOutcome[]
}

/** Scores of regular time, which extra time does not change. */
const REGULAR: ReadonlySet<ScoreBasis> = new Set([
  'regular',
  'firstHalf',
  'secondHalf',
  'period',
  'corners',
  'cornersFirstHalf',
])

const keyOf = (typeId: number, specifier: string) => `${typeId}|${specifier}`

export class LiveBoard {
  readonly #sportId: number
  readonly #rows = new Map<string, Row>()
  readonly #settled = new Set<string>()

  /** `markets` are those offered before the match. */
  constructor(sportId: number, markets: readonly DemoMarket[]) {
    this.#sportId = sportId
    for (const { typeId, specifier, isMainLine, outcomes } of markets) {
      this.#rows.set(keyOf(typeId, specifier), {
        typeId,
        specifier,
        status: MARKET_STATUS.active,
        isMainLine,
        outcomes: outcomes.map((outcome) => ({ ...outcome, active: true })),
      })
    }
  }

  get isOpen(): boolean {
    for (const { status } of this.#rows.values()) if (status === MARKET_STATUS.active) return true
    return false
  }

  /** Takes the markets offered now, and makes all others inactive. Returns the changes. */
  offer(offers: readonly Offer[]): BoardChange[] {
    const changes: BoardChange[] = []
    const offered = new Set<string>()
    for (const market of offers) {
      const key = keyOf(market.typeId, market.specifier)
      if (this.#settled.has(key)) continue
      offered.add(key)
      const row = this.#rows.get(key)
      if (row?.status === MARKET_STATUS.active && isSame(row, market)) continue
      const next: Row = { ...market, status: MARKET_STATUS.active }
      this.#rows.set(key, next)
      changes.push(next)
    }
    for (const [key, row] of this.#rows) {
      if (offered.has(key) || !isShown(row.status)) continue
      changes.push(this.#set(key, row, MARKET_STATUS.inactive))
    }
    return changes
  }

  suspend(): void {
    for (const [key, row] of this.#rows) {
      if (row.status === MARKET_STATUS.active) this.#set(key, row, MARKET_STATUS.suspended)
    }
  }

  settled(markets: readonly SettledMarket[]): BoardChange[] {
    return markets.flatMap(({ typeId, specifier }) => {
      const key = keyOf(typeId, specifier)
      const row = this.#rows.get(key)
      this.#settled.add(key)
      return row ? [this.#set(key, row, MARKET_STATUS.settled)] : []
    })
  }

  /** The match is over: every market becomes inactive. */
  close(): BoardChange[] {
    return [...this.#rows]
      .filter(([, { status }]) => isShown(status))
      .map(([key, row]) => this.#set(key, row, MARKET_STATUS.inactive))
  }

  /**
   * Markets whose outcomes these facts all decide. With `isResting` only inactive markets are checked, which takes less
   * time.
   */
  decidedBy(facts: MatchFacts, { isResting = false } = {}): SettledMarket[] {
    return [...this.#rows]
      .filter(
        ([key, { status }]) =>
          !this.#settled.has(key) && (!isResting || status === MARKET_STATUS.inactive)
      )
      .flatMap(([, row]) => this.#decided(row, facts))
  }

  /** Markets on regular time, decided by the `facts` of a match that ended with it. */
  decidedByRegularTime(facts: MatchFacts): SettledMarket[] {
    const already = new Set(
      this.decidedBy({ ...facts, status: 'interrupted' }).map((one) =>
        keyOf(one.typeId, one.specifier)
      )
    )
    return this.decidedBy(facts).filter(({ typeId, specifier }) => {
      const basis = findMarketType(typeId)?.basisBySport[this.#sportId]
      return basis !== undefined && REGULAR.has(basis) && !already.has(keyOf(typeId, specifier))
    })
  }

  all(): BoardChange[] {
    return [...this.#rows.values()]
  }

  #decided(row: Row, facts: MatchFacts): SettledMarket[] {
    const { typeId, specifier } = row
    const market = { sportId: this.#sportId, marketTypeId: typeId, specifier }
    const keys = row.outcomes.map(({ key }) => key)
    const results: Record<string, OutcomeResult> = {}
    for (const [key, result] of Object.entries(settleMarket(market, keys, facts))) {
      if (result === null) return []
      results[key] = result
    }
    return [{ typeId, specifier, results }]
  }

  #set(key: string, row: Row, status: MarketStatus): BoardChange {
    const next = { ...row, status }
    this.#rows.set(key, next)
    return { ...next, outcomes: null }
  }
}

function isSame(row: Row, market: Offer): boolean {
  return (
    row.isMainLine === market.isMainLine &&
    row.outcomes.every((outcome, index) => {
      const other = market.outcomes[index]
      return other?.oddsMilli === outcome.oddsMilli && other.active === outcome.active
    })
  )
}
