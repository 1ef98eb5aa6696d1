import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boostedOdds, isBoosted, type BoostSubject } from '../../src/bonuses/odds_boost.ts'
import { highestBoost, settleBoosted } from '../../src/coupons/payout/boost.ts'
import type { CouponToSettle } from '../../src/coupons/payout/payout.ts'
import type { OutcomeResult } from '../../src/markets/model/outcome_result.ts'

/** A fraction of whole numbers, never reduced. */
type Fraction = readonly [bigint, bigint]

const RESULTS: readonly OutcomeResult[] = ['won', 'lost', 'void', 'halfWon', 'halfLost']

/** What one unit on the selection brings back, from the words of rules 3.1. */
function slowReturn(oddsMilli: number, result: OutcomeResult): Fraction {
  const odds = BigInt(oddsMilli)
  switch (result) {
    case 'won':
      return [odds, 1000n]
    case 'void':
      return [1n, 1n]
    // half of the stake on a win, half of it on a return
    case 'halfWon':
      return [odds + 1000n, 2000n]
    case 'halfLost':
      return [1n, 2n]
    default:
      return [0n, 1n]
  }
}

interface Played {
  stakeMinor: number
  legs: { oddsMilli: number; boostedMilli: number | null; result: OutcomeResult }[]
  highestExtraMinor: number
  capMinor: number
}

/** The payout of one line at these prices: multiplied out, cut once, then the highest payout. */
function slowPayout(
  { stakeMinor, legs, capMinor }: Played,
  oddsOf: (leg: Played['legs'][0]) => number
) {
  let [above, below]: Fraction = [BigInt(stakeMinor), 1n]
  for (const leg of legs) {
    const [a, b] = slowReturn(oddsOf(leg), leg.result)
    above *= a
    below *= b
  }
  const whole = above / below
  return capMinor > 0 && whole > BigInt(capMinor) ? BigInt(capMinor) : whole
}

function slowExtra(played: Played): number {
  if (played.legs.every(({ result }) => result === 'void')) return 0
  const normal = slowPayout(played, ({ oddsMilli }) => oddsMilli)
  const boosted = slowPayout(played, ({ oddsMilli, boostedMilli }) => boostedMilli ?? oddsMilli)
  const extra = boosted - normal
  return extra > BigInt(played.highestExtraMinor) ? played.highestExtraMinor : Number(extra)
}

const asCoupon = ({ stakeMinor, legs, capMinor }: Played): CouponToSettle => ({
  type: legs.length === 1 ? 'single' : 'combined',
  stakePerLineMinor: stakeMinor,
  selections: legs.map(({ oddsMilli, result }, matchId) => ({ matchId, oddsMilli, result })),
  maxPayoutMinor: capMinor,
})
const boostOf = ({ legs, highestExtraMinor }: Played) => ({
  boostedMilli: legs.map(({ boostedMilli }) => boostedMilli),
  highestExtraMinor,
})

const odds = fc.integer({ min: 1_001, max: 20_000 })
const leg = fc
  .record({ oddsMilli: odds, betterMilli: fc.option(fc.integer({ min: 0, max: 20_000 })) })
  .chain(({ oddsMilli, betterMilli }) =>
    fc.constantFrom(...RESULTS).map((result) => ({
      oddsMilli,
      boostedMilli: betterMilli === null ? null : oddsMilli + betterMilli,
      result,
    }))
  )
const played: fc.Arbitrary<Played> = fc.record({
  stakeMinor: fc.integer({ min: 1, max: 10_000_000 }),
  legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
  highestExtraMinor: fc.integer({ min: 1, max: 100_000_000 }),
  capMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000_000 })),
})

describe('what an odds boost adds (rules 15.10)', () => {
  it('is the payout at the boosted prices less that at the normal ones, at most the highest', () => {
    fc.assert(
      fc.property(played, (one) => {
        const normal = settleBoosted(asCoupon(one), null)
        const { boostMinor, payoutMinor } = settleBoosted(asCoupon(one), boostOf(one))
        expect(boostMinor).toBe(slowExtra(one))
        expect(payoutMinor - boostMinor).toBe(normal.payoutMinor)
        if (one.capMinor > 0 && normal.status === 'won') {
          expect(payoutMinor).toBeLessThanOrEqual(one.capMinor)
        }
      }),
      { numRuns: 2_000 }
    )
  })

  it('is never more than was shown when the coupon was placed', () => {
    fc.assert(
      fc.property(played, (one) => {
        const shown = highestBoost(asCoupon(one), boostOf(one))
        const allWon = {
          ...one,
          legs: one.legs.map((each) => ({ ...each, result: 'won' as const })),
        }
        expect(shown).toBe(slowExtra(allWon))
      })
    )
  })

  it('betters a price by its part, rounded down, and never makes it worse', () => {
    fc.assert(
      fc.property(odds, fc.integer({ min: 1, max: 1_000_000 }), (price, percentMilli) => {
        const better = boostedOdds(price, { percentMilli, priceMilli: null })
        expect(better).toBeGreaterThanOrEqual(price)
        const exact = BigInt(price) * BigInt(100_000 + percentMilli)
        expect(BigInt(better) * 100_000n <= exact).toBe(true)
        expect((BigInt(better) + 1n) * 100_000n > exact).toBe(true)
      })
    )
    expect(boostedOdds(2_000, { percentMilli: 10_000, priceMilli: null })).toBe(2_200)
    expect(boostedOdds(2_000, { percentMilli: null, priceMilli: 2_500 })).toBe(2_500)
    expect(boostedOdds(3_000, { percentMilli: null, priceMilli: 2_500 })).toBe(3_000)
  })
})

describe('the selections of a boost', () => {
  const subject: BoostSubject = {
    matchIds: [5],
    marketTypeId: 1,
    specifier: '',
    outcomeKey: '1',
    isLive: false,
  }
  const selection = {
    matchId: 5,
    marketTypeId: 1,
    specifier: '',
    outcomeKey: '1',
    isLive: false,
  }

  it('are those of its matches, market, line and outcome, in play only where the terms say so', () => {
    expect(isBoosted(subject, selection)).toBe(true)
    expect(isBoosted(subject, { ...selection, matchId: 6 })).toBe(false)
    expect(isBoosted(subject, { ...selection, marketTypeId: 2 })).toBe(false)
    expect(isBoosted(subject, { ...selection, outcomeKey: 'X' })).toBe(false)
    expect(isBoosted(subject, { ...selection, isLive: true })).toBe(false)
    expect(isBoosted({ ...subject, isLive: true }, { ...selection, isLive: true })).toBe(true)
    expect(isBoosted({ ...subject, specifier: '2.5' }, selection)).toBe(false)
    const all = { ...subject, marketTypeId: null, outcomeKey: null }
    expect(isBoosted(all, { ...selection, marketTypeId: 9, specifier: '1.5' })).toBe(true)
  })
})
