import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  sellAmount,
  type CouponToSell,
  type SelectionToSell,
} from '../../src/coupons/payout/sell.ts'
import type { OutcomeResult } from '../../src/markets/model/outcome_result.ts'
import { worth, writeOutLines, type PlainSelection } from '../support/enumerate.ts'
import { floor, fraction, plus, times, type Fraction } from '../support/fraction.ts'

/** Selections as `taken>now` while open, `taken=result` once settled; each on a match of its own. */
function selections(...texts: string[]): SelectionToSell[] {
  return texts.map((text, index) => {
    const [taken = '', rest = ''] = text.split(/[>=]/)
    const oddsMilli = Number(taken) * 1000
    const result = text.includes('=') ? (rest as SelectionToSell['result']) : null
    const currentOddsMilli = result === null ? Number(rest) * 1000 : 0
    return { matchId: index + 1, oddsMilli, result, currentOddsMilli }
  })
}

const offer = (texts: string[], changes: Partial<CouponToSell> = {}) =>
  sellAmount({
    type: texts.length === 1 ? 'single' : 'combined',
    stakePerLineMinor: 1000,
    selections: selections(...texts),
    marginPercent: 5,
    maxPayoutMinor: 0,
    ...changes,
  })

describe('worked examples of a sale, rules 5.4, rounded down', () => {
  test('20.00 at 3.00, price now 1.60: 37.50, less 5 % 35.625', () => {
    expect(offer(['3.00>1.60'], { stakePerLineMinor: 2000, marginPercent: 0 })).toBe(3750)
    expect(offer(['3.00>1.60'], { stakePerLineMinor: 2000 })).toBe(3562)
  })
  test('the same now at 9.00: 6.666, less 5 % 6.333', () => {
    expect(offer(['3.00>9.00'], { stakePerLineMinor: 2000, marginPercent: 0 })).toBe(666)
    expect(offer(['3.00>9.00'], { stakePerLineMinor: 2000 })).toBe(633)
  })
  test('10.00 on 2.00 x 1.80 x 2.50, the first won, now 1.50 and 2.40: 25.00', () => {
    const three = ['2.00=won', '1.80>1.50', '2.50>2.40']
    expect(offer(three, { marginPercent: 0 })).toBe(2500)
    expect(offer(three)).toBe(2375)
  })
})

describe('the offer', () => {
  test('at unmoved prices is the stake less the margin, two decimals of it', () => {
    expect(offer(['2.00>2.00', '3.00>3.00'])).toBe(950)
    expect(offer(['2.00>2.00'], { marginPercent: 7.25 })).toBe(927)
  })
  test('counts void as 1 and half results by half', () => {
    expect(offer(['2.00=void', '3.00>3.00'], { marginPercent: 0 })).toBe(1000)
    expect(offer(['2.00=halfWon', '3.00>3.00'], { marginPercent: 0 })).toBe(1500)
    expect(offer(['2.00=halfLost', '3.00>3.00'], { marginPercent: 0 })).toBe(500)
  })
  test('is none once no line can win', () => {
    expect(offer(['2.00=lost', '3.00>3.00'])).toBe(0)
  })
  test('lies between one minor unit and the highest payout', () => {
    expect(offer(['1.01>999.00'], { stakePerLineMinor: 100 })).toBe(1)
    expect(offer(['50.00>1.10'], { maxPayoutMinor: 12_000 })).toBe(12_000)
  })
  test('leaves out the lines of a system that a lost selection has ended', () => {
    const system = { type: 'system' as const, sizes: [2], marginPercent: 0 }
    expect(offer(['2.00>2.00', '2.00>2.00', '2.00>2.00'], system)).toBe(3000)
    expect(offer(['2.00=lost', '2.00>2.00', '2.00>2.00'], system)).toBe(1000)
  })
})

test('equals the lines written out one by one, to the cent', () => {
  const selection = fc.record({
    matchId: fc.integer({ min: 1, max: 5 }),
    oddsMilli: fc.integer({ min: 1001, max: 20_000 }),
    result: fc.constantFrom<OutcomeResult | null>(null, null, 'won', 'lost', 'void', 'halfWon'),
    currentOddsMilli: fc.integer({ min: 1001, max: 20_000 }),
  })
  const coupon = fc.record({
    drawn: fc.array(selection, { minLength: 1, maxLength: 6 }),
    stake: fc.integer({ min: 1, max: 100_000 }),
    margin: fc.integer({ min: 0, max: 5000 }),
    size: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(coupon, ({ drawn, stake, margin, size }) => {
      const worthNow = new Map<PlainSelection, Fraction>()
      for (const { result, currentOddsMilli, ...rest } of drawn) {
        const plain = { ...rest, isBanker: false, result: result ?? 'void' }
        const open = fraction(rest.oddsMilli, currentOddsMilli)
        worthNow.set(plain, result === null ? open : worth(plain))
      }
      const sizes = [Math.min(size, new Set(drawn.map(({ matchId }) => matchId)).size)]
      let value = fraction(0)
      for (const line of writeOutLines([...worthNow.keys()], sizes)) {
        const product = line.reduce(
          (sum, member) => times(sum, worthNow.get(member) ?? fraction(0)),
          fraction(stake)
        )
        value = plus(value, product)
      }
      const exact = Number(floor(times(value, fraction(10_000 - margin, 10_000))))
      const sold = sellAmount({
        type: 'system',
        stakePerLineMinor: stake,
        sizes,
        selections: drawn,
        marginPercent: margin / 100,
        maxPayoutMinor: 0,
      })
      expect(sold).toBe(value.top === 0n ? 0 : Math.max(1, exact))
    }),
    { numRuns: 500 }
  )
})
