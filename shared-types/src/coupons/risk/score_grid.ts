/** What open coupons pay by the score at which a match ends (rules 18.1). Pure functions. */
import type { Score } from '../../markets/model/match_facts.ts'
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'
import { settleMarket } from '../../markets/settling/settle.ts'
import { payoutWith, type OpenCoupon } from './open_coupon.ts'

/** Goals of one side run from 0 to this. */
export const MOST_GOALS = 8
const SIDE = MOST_GOALS + 1
export const CELL_COUNT = SIDE * SIDE

/** Soccer and ice hockey: sports whose score is a few goals. */
const SPORTS_WITH_GRID: ReadonlySet<number> = new Set([1, 4])

export const hasScoreGrid = (sportId: number): boolean => SPORTS_WITH_GRID.has(sportId)

/** Sums over coupons, in minor units, should the match end with this score. */
export interface GridCell {
  /** Stakes of coupons that this score decides. */
  certainStakesMinor: number
  certainPayoutMinor: number
  /** Stakes of coupons that stay open. */
  openStakesMinor: number
  /** The most that they can pay: every open selection wins. */
  openPayoutMinor: number
}

/** Cells row by row: the home side's goals, and within a row those of the away side. */
export type ScoreGrid = GridCell[]

export const emptyGrid = (): ScoreGrid =>
  Array.from({ length: CELL_COUNT }, () => ({
    certainStakesMinor: 0,
    certainPayoutMinor: 0,
    openStakesMinor: 0,
    openPayoutMinor: 0,
  }))

export const cellAt = (home: number, away: number): number => home * SIDE + away

export const scoreOf = (cell: number): Score => [Math.floor(cell / SIDE), cell % SIDE]

/** Results of an outcome by cell; null where the score leaves it open. */
type ResultsByCell = readonly (OutcomeResult | null)[]

/** Results of the outcomes of a match by score; each is derived once, by the rules of settlement. */
export class ScoreResults {
  readonly #sportId: number
  readonly #known = new Map<string, ResultsByCell>()

  constructor(sportId: number) {
    this.#sportId = sportId
  }

  of(marketTypeId: number, specifier: string, outcomeKey: string): ResultsByCell {
    const key = `${marketTypeId} ${specifier} ${outcomeKey}`
    let results = this.#known.get(key)
    if (!results) {
      const market = { sportId: this.#sportId, marketTypeId, specifier }
      results = Array.from({ length: CELL_COUNT }, (_, cell) => {
        const facts = { status: 'ended', periods: {}, fullTime: scoreOf(cell) } as const
        return settleMarket(market, [outcomeKey], facts)[outcomeKey] ?? null
      })
      this.#known.set(key, results)
    }
    return results
  }
}

/**
 * Adds what a coupon pays at each score, or takes it away again with `sign` -1. A coupon is settled once for each
 * combination of results, not for each score.
 */
export function addToGrid(
  grid: ScoreGrid,
  coupon: OpenCoupon,
  { matchId, results, sign }: { matchId: number; results: ScoreResults; sign: 1 | -1 }
): void {
  const bySelection = coupon.selections.map((selection) =>
    selection.matchId === matchId && selection.result === null
      ? results.of(selection.marketTypeId, selection.specifier, selection.outcomeKey)
      : selection.result
  )
  const known = new Map<string, ReturnType<typeof payoutWith>>()
  for (const [index, cell] of grid.entries()) {
    const at = bySelection.map((result) =>
      typeof result === 'object' && result !== null ? (result[index] ?? null) : result
    )
    const key = at.join()
    let payout = known.get(key)
    if (!payout) known.set(key, (payout = payoutWith(coupon, at)))
    const stakeMinor = sign * coupon.totalStakeMinor
    if (payout.isCertain) {
      cell.certainStakesMinor += stakeMinor
      cell.certainPayoutMinor += sign * payout.payoutMinor
    } else {
      cell.openStakesMinor += stakeMinor
      cell.openPayoutMinor += sign * payout.payoutMinor
    }
  }
}

/** What the house keeps of the coupons that the score decides; negative for a loss. */
export const netMinor = ({ certainStakesMinor, certainPayoutMinor }: GridCell): number =>
  certainStakesMinor - certainPayoutMinor

/** What the house keeps at least, should every open selection win. */
export const worstNetMinor = (cell: GridCell): number =>
  netMinor(cell) + cell.openStakesMinor - cell.openPayoutMinor
