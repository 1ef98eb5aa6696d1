import { describe, expect, test } from 'vitest'
import { previewOf } from '../src/features/betslip/preview/preview.ts'
import { nextBonusStep } from '../src/features/betslip/preview/bonusStep.ts'
import { lowestTotal, minStakeOf, totalStakeOf } from '../src/features/betslip/state/stake.ts'
import {
  lineCountOf,
  matchGroups,
  namedSystems,
  nameOfSystem,
  planSystem,
  systemNotation,
  toggleSize,
} from '../src/features/betslip/state/system.ts'
import {
  EMPTY_SLIP,
  type SlipItem,
  type SlipState,
} from '../src/features/betslip/state/slipTypes.ts'
import { LIMITS, quoteFor, slipItem } from './support.ts'

/** A selection on match `matchId`; `nth` tells several on one match apart. */
function pick(matchId: number, oddsMilli: number, nth = 0): SlipItem {
  const marketId = matchId * 10 + nth
  return slipItem({ outcomeId: marketId * 10 + 1, marketId, matchId, oddsMilli })
}

/** The worked example of rules 4.2. */
const WORKED = [pick(1, 1800), pick(2, 2100), pick(3, 1550), pick(4, 2400), pick(5, 3000)]

function systemOf(items: SlipItem[], changes: Partial<SlipState> = {}): SlipState {
  return { ...EMPTY_SLIP, kind: 'system', items, ...changes }
}

function preview(slip: SlipState, totalMinor: number) {
  return previewOf(slip, totalMinor, {
    nowMs: Date.now(),
    quote: (id) =>
      slip.items.filter(({ outcomeId }) => outcomeId === id).map((i) => quoteFor(i))[0],
    limits: LIMITS,
    products: { sport: 1, live: 1 },
    fundsMinor: null,
    sameCouponCount: 0,
  })
}

describe('system slip', () => {
  test('3/5 with one banker is B + 2/4: six lines, 12.00 for 2.00 each, 108.59 at most', () => {
    const slip = systemOf(WORKED, {
      bankerMatchIds: [1],
      sizes: [3],
      stakeMinor: 200,
      stakeBasis: 'line',
    })
    expect(systemNotation(planSystem(slip), 'B')).toBe('B + 2/4')
    expect(lineCountOf(slip)).toBe(6)
    const total = totalStakeOf(slip, { perLineMinor: 10, minTotalMinor: 100 })
    expect(total).toBe(1200)
    const { ok, maxPayoutMinor, stakePerLineMinor, coupons } = preview(slip, total)
    expect({ ok, maxPayoutMinor, stakePerLineMinor }).toEqual({
      ok: true,
      maxPayoutMinor: 10_859,
      stakePerLineMinor: 200,
    })
    expect(coupons[0]?.body).toMatchObject({ kind: 'system', sizes: [3], totalStakeMinor: 1200 })
    expect(coupons[0]?.body.selections.map(({ isBanker }) => isBanker)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('sizes on offer begin above the bankers and show how many lines each has', () => {
    const plan = planSystem(systemOf(WORKED, { bankerMatchIds: [1, 2] }))
    expect(plan.choices.map(({ size, lineCount }) => [size, lineCount])).toEqual([
      [3, 3],
      [4, 3],
      [5, 1],
    ])
    expect(systemNotation(plan, 'B')).toBe('2B + 2/3')
  })

  test('several sizes can be chosen; the last one stays', () => {
    const two = toggleSize(toggleSize(systemOf(WORKED, { sizes: [2] }), 3), 2)
    expect(two.sizes).toEqual([3])
    expect(toggleSize(two, 3)).toBe(two)
    expect(lineCountOf(systemOf(WORKED, { sizes: [2, 3] }))).toBe(20)
  })

  test('a size that no longer fits is replaced by the proposal', () => {
    expect(planSystem(systemOf(WORKED.slice(0, 3), { sizes: [5] })).sizes).toEqual([2])
    expect(planSystem(systemOf(WORKED.slice(0, 1))).choices).toEqual([])
  })

  test('four matches can be a Yankee or a Lucky 15, with their lines; the chosen one says so', () => {
    const four = systemOf(WORKED.slice(0, 4), { sizes: [4, 1, 2, 3] })
    expect(namedSystems(four)).toEqual([
      { name: 'yankee', lineCount: 11, isChosen: false },
      { name: 'lucky15', lineCount: 15, isChosen: true },
    ])
    expect(nameOfSystem(four)).toBe('lucky15')
    expect(nameOfSystem({ ...four, sizes: [1, 2] })).toBeNull()
    expect(nameOfSystem({ ...four, kind: 'combined' })).toBeNull()
  })

  test('an each-way system has each of its lines twice', () => {
    const items = WORKED.slice(0, 3).map((item) => ({
      ...item,
      eachWay: { places: 3, divisor: 5 },
    }))
    expect(namedSystems(systemOf(items)).map(({ lineCount }) => lineCount)).toEqual([8, 14])
  })

  test('with a banker, several picks on a match, or matches of another number no system has a name', () => {
    const four = WORKED.slice(0, 4)
    expect(namedSystems(systemOf(four, { bankerMatchIds: [1] }))).toEqual([])
    expect(namedSystems(systemOf([...four, pick(1, 3000, 1)]))).toEqual([])
    expect(namedSystems(systemOf(WORKED.slice(0, 2)))).toEqual([])
    expect(namedSystems(systemOf([...WORKED, pick(6, 2000), pick(7, 2000)]))).toEqual([])
  })

  test('a slip of bankers alone shows the reason', () => {
    const slip = systemOf(WORKED.slice(0, 2), { bankerMatchIds: [1, 2] })
    expect(preview(slip, 200).ofSlip).toEqual([{ key: 'bankersInvalid', params: [1] }])
  })

  test('a total that does not divide names the nearest that does', () => {
    const slip = systemOf(WORKED, { bankerMatchIds: [1], sizes: [3] })
    expect(preview(slip, 1000).ofSlip).toEqual([{ key: 'stakeUneven', params: [6, 996] }])
  })

  test('without a typed stake each line gets the default, raised to the lowest total', () => {
    const slip = systemOf(WORKED, { bankerMatchIds: [1], sizes: [3] })
    expect(totalStakeOf(slip, { perLineMinor: 10, minTotalMinor: 100 })).toBe(102)
    expect(totalStakeOf(slip, { perLineMinor: 50, minTotalMinor: 100 })).toBe(300)
    expect(lowestTotal(slip, 100)).toBe(102)
  })

  test('the lowest total is that of its type, and of no other', () => {
    const byType = { system: { minStakeMinor: 700 }, single: { minStakeMinor: 900 } }
    const limits = { ...LIMITS, byType }
    expect(minStakeOf(systemOf(WORKED), limits)).toBe(700)
    expect(minStakeOf({ ...EMPTY_SLIP, items: WORKED }, limits)).toBe(LIMITS.minStakeMinor)
    expect(minStakeOf({ ...EMPTY_SLIP, kind: 'single', items: WORKED }, limits)).toBe(900)
    expect(minStakeOf({ ...EMPTY_SLIP, items: WORKED.slice(0, 1) }, limits)).toBe(900)
  })
})

describe('multiple slip', () => {
  const items = [
    pick(1, 2000),
    pick(1, 3000, 1),
    pick(2, 1500),
    pick(3, 2000),
    pick(3, 4000, 1),
    pick(3, 5000, 2),
  ]

  test('2 x 1 x 3 picks are six lines, grouped by match', () => {
    const slip = { ...EMPTY_SLIP, items }
    expect(matchGroups(slip).map(({ picks }) => picks.length)).toEqual([2, 1, 3])
    expect(lineCountOf(slip)).toBe(6)
    expect(preview(slip, 600)).toMatchObject({ ok: true, type: 'multiple', lineCount: 6 })
  })

  test('as singles, each selection stays a coupon of its own', () => {
    const slip: SlipState = { ...EMPTY_SLIP, kind: 'single', items }
    expect(preview(slip, 100)).toMatchObject({ ok: true, lineCount: 6, totalStakeMinor: 600 })
  })

  test('in a system a banker with two picks doubles the lines', () => {
    const slip = systemOf(items, { bankerMatchIds: [1], sizes: [2] })
    expect(lineCountOf(slip)).toBe(2 * (1 + 3))
  })
})

describe('next step of the bonus', () => {
  const limits = { ...LIMITS, bonus: { minOddsMilli: 1500, minCount: 4, percentPerStep: 5 } }

  test('counts what is missing, at the lowest odds that count', () => {
    expect(nextBonusStep([1500, 2000, 1400], limits)).toEqual({
      missing: 2,
      minOddsMilli: 1500,
      percent: 5,
    })
    expect(nextBonusStep([1500, 2000, 1800, 1600], limits)).toMatchObject({
      missing: 1,
      percent: 10,
    })
  })

  test('ends at the cap and at a full slip', () => {
    expect(nextBonusStep(Array(8).fill(2000), limits)).toBeNull()
    expect(nextBonusStep([2000, 2000, 2000], { ...limits, maxSelections: 3 })).toBeNull()
  })
})
