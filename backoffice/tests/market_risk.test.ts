import { describe, expect, it } from 'vitest'
import type { MarketStakes } from '@grandstand/shared-types/wire/betting/coupons'
import { liabilityMinor, marginPermille } from '../src/resources/matches/markets/marketRisk.ts'

const WINNER = 1
const DOUBLE_CHANCE = 10
const GOALSCORER = 40

describe('the margin of a market', () => {
  it('is the sum of its inverse prices above one', () => {
    expect(marginPermille(WINNER, [2000, 2000])).toBe(0)
    expect(marginPermille(WINNER, [1850, 3400, 4200])).toBe(73)
    expect(marginPermille(WINNER, [2100, 2100])).toBe(-48)
  })

  it('of double chance counts the two outcomes that win', () => {
    expect(marginPermille(DOUBLE_CHANCE, [1250, 1300, 1900])).toBe(48)
  })

  it('is unknown where prices are missing or any number of outcomes may win', () => {
    expect(marginPermille(WINNER, [1850])).toBeNull()
    expect(marginPermille(GOALSCORER, [3000, 4000, 5000])).toBeNull()
  })
})

describe('the liability of a market', () => {
  const figures = { couponCount: 1, stakesMinor: 0, openCouponCount: 1 }
  const outcome = (outcomeId: number, openStakesMinor: number, openLiabilityMinor: number) => ({
    ...figures,
    outcomeId,
    key: String(outcomeId),
    openStakesMinor,
    openLiabilityMinor,
  })
  const market = (outcomes: MarketStakes['outcomes']): MarketStakes => ({
    ...figures,
    marketId: 1,
    typeId: WINNER,
    specifier: '',
    currency: 'TRY',
    openStakesMinor: outcomes.reduce((sum, { openStakesMinor }) => sum + openStakesMinor, 0),
    openLiabilityMinor: 0,
    outcomes,
  })

  it('is the payout of the worst outcome less all stakes', () => {
    expect(liabilityMinor(market([outcome(1, 1000, 2000), outcome(2, 500, 1900)]))).toBe(500)
  })

  it('is nothing where the stakes cover every payout', () => {
    expect(liabilityMinor(market([outcome(1, 1000, 1500), outcome(2, 1000, 1500)]))).toBe(0)
    expect(liabilityMinor(market([]))).toBe(0)
  })
})
