import { describe, expect, test } from 'vitest'
import { doubtOf } from '../src/resources/matches/markets/priceDoubt.ts'

/** Match result: 2.08, 3.40 and 3.60 have a margin of 5.3 %. */
const RESULT = 1
const move = (toMilli: number, fromMilli = 2_080) =>
  doubtOf({ marketTypeId: RESULT, fromMilli, toMilli, othersMilli: [3_400, 3_600] })

describe('A price that is typed', () => {
  test('is saved without a question when it moves a little', () => {
    expect(move(2_000)).toBeNull()
    expect(move(2_200)).toBeNull()
  })

  test('with a slipped point is asked about, with its move and the margin that is left', () => {
    expect(move(20_800)).toEqual({ movePercent: 900, marginPermille: -380 })
    expect(move(1_040)).toEqual({ movePercent: -50, marginPermille: 533 })
  })

  test('is asked about when the house would lose by it, however little it moves', () => {
    expect(move(2_500)).toEqual({ movePercent: 20, marginPermille: -28 })
  })

  test('that gives a losing market more margin is no fault', () => {
    expect(move(2_450, 2_500)).toBeNull()
  })

  test('moves far from more than 30 % on', () => {
    expect(move(1_456)).toBeNull()
    expect(move(1_455)).not.toBeNull()
  })
})
