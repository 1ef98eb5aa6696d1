import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { multiplyOdds } from '../../src/money/odds.ts'
import { exactOdds, totalOddsText } from '../../src/money/total_odds.ts'

const odds = fc.integer({ min: 1001, max: 60_000 })
const stakes = fc.integer({ min: 1, max: 100_000_000 })

const textOf = (oddsMilli: number[], stakeMinor: number) =>
  totalOddsText({ oddsMilli, stakeMinor, totalOddsMilli: multiplyOdds(oddsMilli) })

/** A text of decimals as a fraction. */
function fractionOf(text: string): [bigint, bigint] {
  const [whole = '', decimals = ''] = text.split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}

function winningsOf(text: string, stakeMinor: number): bigint {
  const [value, scale] = fractionOf(text)
  return (BigInt(stakeMinor) * value) / scale
}

describe('total odds', () => {
  test('have the decimals that the stake needs (rules 1.2)', () => {
    expect(textOf([1330, 1120], 2_000)).toBe('1.4896')
    expect(textOf([1330, 1120], 100)).toBe('1.48')
    expect(textOf([2000, 2000], 2_000)).toBe('4.00')
    expect(textOf([5000, 4000], 2_000)).toBe('20')
    expect(textOf([1855], 2_000)).toBe('1.855')
  })

  test('times the stake are the winnings, and are never better than the product', () => {
    fc.assert(
      fc.property(
        fc.array(odds, { minLength: 1, maxLength: 8 }),
        stakes,
        (oddsMilli, stakeMinor) => {
          const text = textOf(oddsMilli, stakeMinor)
          let winnings = BigInt(stakeMinor)
          for (const each of oddsMilli) winnings *= BigInt(each)
          winnings /= 1000n ** BigInt(oddsMilli.length)
          expect(winningsOf(text, stakeMinor)).toBe(winnings)
        }
      )
    )
  })

  test('that are no product are shown in thousandths', () => {
    const capped = { oddsMilli: [2000, 3000], totalOddsMilli: 5005, stakeMinor: 100 }
    expect(totalOddsText(capped)).toBe('5.005')
  })

  test('of one selection keep the third decimal alone', () => {
    fc.assert(
      fc.property(odds, (oddsMilli) => {
        const [value, scale] = fractionOf(exactOdds(oddsMilli))
        expect((value * 1000n) / scale).toBe(BigInt(oddsMilli))
      })
    )
  })
})
