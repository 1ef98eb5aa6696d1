import { describe, expect, test } from 'vitest'
import { settleRacingBet } from '../../src/markets/racing/settle_racing_bet.ts'
import { fieldSize } from '../../src/racing/field/field.ts'
import {
  countingOrder,
  USUAL_COUNTING_STAGES,
  type DeclaredResult,
} from '../../src/racing/finish/declarations.ts'
import { deductionPercent, percentAt, USUAL_DEDUCTIONS } from '../../src/racing/terms/deduction.ts'
import { placeTermsOf, USUAL_PLACE_TERMS, WIN_ONLY } from '../../src/racing/terms/place_terms.ts'
import { USUAL_RACING_RULES } from '../../src/racing/terms/racing_rules.ts'
import { eachWay, field, order } from './card.ts'

describe('place terms, rules 19.4', () => {
  test.each([
    ['2', 1, 1],
    ['4', 1, 1],
    ['5', 2, 4],
    ['7', 2, 4],
    ['8', 3, 5],
    ['16', 3, 5],
    ['11 handicap', 3, 5],
    ['12 handicap', 3, 4],
    ['15 handicap', 3, 4],
    ['16 handicap', 4, 4],
    ['40 handicap', 4, 4],
    // two are out, two are one entry
    ['10 n3 -4@3.00 1+2', 2, 4],
  ])('a field of %s pays %d places at 1/%d', (notation, places, divisor) => {
    expect(placeTermsOf(USUAL_PLACE_TERMS, field(notation))).toEqual({ places, divisor })
  })

  test('a brand may have its own, in any order of rows; none is to win', () => {
    const generous = [
      { leastRunners: 8, isHandicap: false, places: 5, divisor: 5 },
      { leastRunners: 2, isHandicap: false, places: 2, divisor: 3 },
    ]
    expect(placeTermsOf(generous, field('8'))).toEqual({ places: 5, divisor: 5 })
    expect(placeTermsOf(generous, field('7'))).toEqual({ places: 2, divisor: 3 })
    expect(placeTermsOf([], field('20'))).toEqual(WIN_ONLY)
  })

  test('a bet keeps the terms it was sold at, however many run', () => {
    const race = {
      field: field('8 ~6@3.00 ~7@3.00 ~8@3.00'),
      result: { status: 'ran', order: order('2 3 1') },
      rules: USUAL_RACING_RULES,
    } as const
    expect(fieldSize(race.field)).toBe(5)
    expect(settleRacingBet(race, eachWay(1, '6.00', '3 1/5')).placeResult).toBe('won')
  })
})

describe('deductions, rules 19.8', () => {
  /** As the house rules print them: the highest price of a band, and what it takes. */
  const BANDS: [number, number][] = [
    [1.12, 90],
    [1.19, 85],
    [1.27, 80],
    [1.33, 75],
    [1.44, 70],
    [1.57, 65],
    [1.66, 60],
    [1.83, 55],
    [1.99, 50],
    [2.24, 45],
    [2.59, 40],
    [2.79, 35],
    [3.39, 30],
    [4.19, 25],
    [5.4, 20],
    [6.99, 15],
    [10.99, 10],
  ]

  test('a withdrawal counts after the bet and before the off', () => {
    const at = (withdrawnAt: number) => {
      const { runners, ...race } = field('9 -4@3.00')
      const moved = runners.map((one) => (one.number === 4 ? { ...one, withdrawnAt } : one))
      return deductionPercent({ ...race, runners: moved }, 100, USUAL_DEDUCTIONS)
    }
    expect([at(99), at(100), at(101), at(199), at(200)]).toEqual([0, 0, 30, 30, 0])
  })

  test('every price from 1.01 to 15.00 is in its band', () => {
    for (let hundredths = 101; hundredths <= 1500; hundredths++) {
      const band = BANDS.find(([highest]) => hundredths <= Math.round(highest * 100))
      expect([hundredths, percentAt(USUAL_DEDUCTIONS, hundredths * 10)]).toEqual([
        hundredths,
        band?.[1] ?? 0,
      ])
    }
  })
})

describe('which result counts, rules 19.3', () => {
  const declared = (stage: DeclaredResult['stage'], notation: string) => ({
    stage,
    order: order(notation),
  })
  const podium = declared('podium', '1 2 3')
  const reversed = declared('podium', '2 1 3')
  const official = declared('weighedIn', '2 3 d1')
  const amended = declared('amended', '3 d1 d2')

  test('horses by the weighing in, motor sport by the podium, a season by its last table', () => {
    const all = [podium, official, amended]
    expect(countingOrder(all, USUAL_COUNTING_STAGES.horses)).toBe(official.order)
    expect(countingOrder(all, USUAL_COUNTING_STAGES.dogs)).toBe(official.order)
    expect(countingOrder(all, USUAL_COUNTING_STAGES.motorSport)).toBe(podium.order)
    expect(countingOrder(all, USUAL_COUNTING_STAGES.season)).toBe(amended.order)
  })

  test('nothing counts before its stage, and a stage that was left out is the next one', () => {
    expect(countingOrder([podium], 'weighedIn')).toBeNull()
    expect(countingOrder([official, amended], 'podium')).toBe(official.order)
    expect(countingOrder([podium, amended], 'weighedIn')).toBe(amended.order)
    expect(countingOrder([], 'amended')).toBeNull()
  })

  test('a photo finish that is reversed is one more result of its stage', () => {
    expect(countingOrder([podium, reversed], 'podium')).toBe(reversed.order)
    expect(countingOrder([podium, reversed, official], 'podium')).toBe(reversed.order)
  })

  test('a mistyped order is put right, also where the stage of the rule was left out', () => {
    const mistyped = { ...official, order: podium.order }
    expect(countingOrder([mistyped, official], 'podium')).toBe(official.order)
    expect(countingOrder([mistyped, official, amended], 'podium')).toBe(official.order)
  })
})
