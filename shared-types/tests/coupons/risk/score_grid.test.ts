import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OpenCoupon, OpenSelection } from '../../../src/coupons/risk/open_coupon.ts'
import {
  addToGrid,
  cellAt,
  emptyGrid,
  MOST_GOALS,
  netMinor,
  ScoreResults,
  worstNetMinor,
  type GridCell,
  type ScoreGrid,
} from '../../../src/coupons/risk/score_grid.ts'
import type { OutcomeResult } from '../../../src/markets/model/outcome_result.ts'
import { settleMarket } from '../../../src/markets/settling/settle.ts'
import { worthOfLines, writeOutLines } from '../../support/enumerate.ts'
import { floor, fraction, times } from '../../support/fraction.ts'

const SOCCER = 1
const MATCH = 7

type Market = readonly [typeId: number, specifier: string, key: string]
/** Result, total by wholes and quarters, both score, double chance, correct score, first half. */
const MARKETS: readonly Market[] = [
  [1, '', '1'],
  [1, '', 'X'],
  [1, '', '2'],
  [18, 'total=2.5', 'over'],
  [18, 'total=2', 'over'],
  [18, 'total=2.75', 'under'],
  [16, 'hcp=-0.25', '1'],
  [29, '', 'yes'],
  [10, '', '1X'],
  [60, '', '1'],
]

function selection(
  [marketTypeId, specifier, outcomeKey]: Market,
  fields: Partial<OpenSelection> = {}
): OpenSelection {
  return {
    matchId: MATCH,
    marketId: marketTypeId,
    marketTypeId,
    specifier,
    outcomeId: 1,
    outcomeKey,
    oddsMilli: 2000,
    result: null,
    isBanker: false,
    ...fields,
  }
}

function coupon(fields: Partial<OpenCoupon> & Pick<OpenCoupon, 'selections'>): OpenCoupon {
  return {
    id: 1,
    siteId: 1,
    currency: 'TRY',
    type: fields.selections.length > 1 ? 'combined' : 'single',
    stakePerLineMinor: 1000,
    totalStakeMinor: 1000,
    maxPayoutMinor: 0,
    boost: null,
    ...fields,
  }
}

function gridOf(coupons: readonly OpenCoupon[]): ScoreGrid {
  const grid = emptyGrid()
  const results = new ScoreResults(SOCCER)
  for (const one of coupons) addToGrid(grid, one, { matchId: MATCH, results, sign: 1 })
  return grid
}

const at = (grid: ScoreGrid, home: number, away: number): GridCell => {
  const cell = grid[cellAt(home, away)]
  if (!cell) throw new Error('no such cell')
  return cell
}

describe('payout by score, rules 18.1', () => {
  test('a single pays where it wins, and the house keeps its stake where it loses', () => {
    const grid = gridOf([coupon({ selections: [selection([1, '', '1'])] })])
    expect(netMinor(at(grid, 1, 0))).toBe(-1000)
    expect(netMinor(at(grid, 1, 1))).toBe(1000)
  })

  test('a total that is hit exactly returns the stake', () => {
    const grid = gridOf([coupon({ selections: [selection([18, 'total=2', 'over'])] })])
    expect(at(grid, 1, 1)).toMatchObject({ certainStakesMinor: 1000, certainPayoutMinor: 1000 })
  })

  test('a quarter line may win or lose half', () => {
    const grid = gridOf([coupon({ selections: [selection([18, 'total=2.75', 'under'])] })])
    expect(at(grid, 2, 1).certainPayoutMinor).toBe(500)
    expect(at(grid, 2, 0).certainPayoutMinor).toBe(2000)
  })

  test('a combination stays open where its selection wins, and counts as if the others won', () => {
    const other = selection([1, '', '1'], { matchId: 8, oddsMilli: 3000 })
    const grid = gridOf([coupon({ selections: [selection([1, '', '1']), other] })])
    const won = at(grid, 2, 0)
    expect(won).toMatchObject({ certainStakesMinor: 0, openStakesMinor: 1000 })
    expect(won.openPayoutMinor).toBe(6000)
    expect(worstNetMinor(won)).toBe(-5000)
    expect(at(grid, 0, 0)).toMatchObject({ certainStakesMinor: 1000, certainPayoutMinor: 0 })
  })

  test('a first half is open at a score of the match', () => {
    const grid = gridOf([coupon({ selections: [selection([60, '', '1'])] })])
    expect(at(grid, 2, 1)).toMatchObject({ certainStakesMinor: 0, openPayoutMinor: 2000 })
  })

  test('the highest payout of a coupon binds', () => {
    const grid = gridOf([coupon({ maxPayoutMinor: 1500, selections: [selection([1, '', '1'])] })])
    expect(at(grid, 1, 0).certainPayoutMinor).toBe(1500)
  })
})

const RESULTS: readonly (OutcomeResult | null)[] = [null, null, 'won', 'void', 'halfWon', 'lost']

const anySelection = fc
  .record({
    market: fc.constantFrom(...MARKETS),
    isHere: fc.boolean(),
    elsewhere: fc.integer({ min: 8, max: 10 }),
    result: fc.constantFrom(...RESULTS),
    oddsMilli: fc.integer({ min: 1010, max: 9000 }),
    isBanker: fc.boolean(),
  })
  .map(({ market, isHere, elsewhere, result, ...fields }) =>
    selection(market, isHere ? fields : { ...fields, matchId: elsewhere, result })
  )

/** A coupon with lines through all matches, or a system of those of two. */
const anyCoupon = fc
  .record({
    selections: fc.array(anySelection, { minLength: 1, maxLength: 4 }),
    isSystem: fc.boolean(),
    stakePerLineMinor: fc.integer({ min: 1, max: 5000 }),
    maxPayoutMinor: fc.constantFrom(0, 20_000),
  })
  .map(({ isSystem, ...fields }): OpenCoupon => {
    const matches = new Set(fields.selections.map(({ matchId }) => matchId)).size
    const selections = fields.selections.map((one) => ({
      ...one,
      isBanker: one.isBanker && isSystem,
    }))
    const bankers = new Set(
      selections.filter(({ isBanker }) => isBanker).map(({ matchId }) => matchId)
    ).size
    const size = Math.max(bankers, Math.min(2, matches))
    const sizes = isSystem ? [size] : [matches]
    const lines = writeOutLines(
      selections.map((one) => plain(one)),
      sizes
    ).length
    return coupon({
      ...fields,
      selections,
      type: isSystem ? 'system' : 'multiple',
      sizes,
      totalStakeMinor: fields.stakePerLineMinor * lines,
    })
  })

const plain = (one: OpenSelection, result: OutcomeResult | null = null) => ({
  matchId: one.matchId,
  oddsMilli: one.oddsMilli,
  isBanker: one.isBanker === true,
  result: result ?? ('won' as const),
})

/** A second, simple implementation: for every score every coupon, every line. */
function simple(coupons: readonly OpenCoupon[], home: number, away: number): GridCell {
  const cell = {
    certainStakesMinor: 0,
    certainPayoutMinor: 0,
    openStakesMinor: 0,
    openPayoutMinor: 0,
  }
  for (const one of coupons) {
    const results = one.selections.map((pick) => {
      if (pick.matchId !== MATCH || pick.result !== null) return pick.result
      const market = {
        sportId: SOCCER,
        marketTypeId: pick.marketTypeId,
        specifier: pick.specifier,
      }
      const facts = { status: 'ended', periods: {}, fullTime: [home, away] } as const
      return settleMarket(market, [pick.outcomeKey], facts)[pick.outcomeKey] ?? null
    })
    const picks = one.selections.map((pick, index) => plain(pick, results[index] ?? null))
    const lines = writeOutLines(picks, one.sizes ?? [])
    const pays = Number(floor(times(worthOfLines(lines), fraction(one.stakePerLineMinor))))
    const allVoid = results.every((result) => result === 'void')
    const payout = one.maxPayoutMinor > 0 && !allVoid ? Math.min(pays, one.maxPayoutMinor) : pays
    const isLost = lines.every((line) => line.some(({ result }) => result === 'lost'))
    if (isLost || !results.includes(null)) {
      cell.certainStakesMinor += one.totalStakeMinor
      cell.certainPayoutMinor += isLost ? 0 : payout
    } else {
      cell.openStakesMinor += one.totalStakeMinor
      cell.openPayoutMinor += payout
    }
  }
  return cell
}

test('equals the sums over every coupon and every line, coupons that left included', () => {
  fc.assert(
    fc.property(
      fc.array(anyCoupon, { maxLength: 5 }),
      fc.array(anyCoupon, { maxLength: 3 }),
      (stay, leave) => {
        const grid = emptyGrid()
        const results = new ScoreResults(SOCCER)
        const add = (one: OpenCoupon, sign: 1 | -1) =>
          addToGrid(grid, one, { matchId: MATCH, results, sign })
        for (const one of leave) add(one, 1)
        for (const one of stay) add(one, 1)
        for (const one of leave) add(one, -1)
        for (const [home, away] of [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
          [0, 3],
          [MOST_GOALS, 2],
        ] as const) {
          expect(at(grid, home, away)).toEqual(simple(stay, home, away))
        }
      }
    ),
    { numRuns: 200 }
  )
})
