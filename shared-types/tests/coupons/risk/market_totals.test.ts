import { expect, test } from 'vitest'
import {
  addToMarkets,
  worstPayoutMinor,
  type MarketTotal,
} from '../../../src/coupons/risk/market_totals.ts'
import type { OpenCoupon, OpenSelection } from '../../../src/coupons/risk/open_coupon.ts'

const MATCH = 7

const pick = (outcomeId: number, fields: Partial<OpenSelection> = {}): OpenSelection => ({
  matchId: MATCH,
  marketId: 70,
  marketTypeId: 1,
  specifier: '',
  outcomeId,
  outcomeKey: String(outcomeId),
  oddsMilli: 2000,
  result: null,
  ...fields,
})

const coupon = (selections: OpenSelection[], stakeMinor = 1000): OpenCoupon => ({
  id: 1,
  siteId: 1,
  currency: 'TRY',
  type: selections.length > 1 ? 'combined' : 'single',
  stakePerLineMinor: stakeMinor,
  totalStakeMinor: stakeMinor,
  maxPayoutMinor: 0,
  selections,
  boost: null,
})

function totalsOf(coupons: readonly OpenCoupon[]): Map<number, MarketTotal> {
  const totals = new Map<number, MarketTotal>()
  for (const one of coupons) addToMarkets(totals, one, { matchId: MATCH, sign: 1 })
  return totals
}

const worst = (totals: Map<number, MarketTotal>) => [...totals.values()].map(worstPayoutMinor)

test('the dearest outcome of a market is the worst', () => {
  expect(worst(totalsOf([coupon([pick(1)]), coupon([pick(1)]), coupon([pick(2)])]))).toEqual([4000])
})

test('of a double chance two outcomes pay together', () => {
  const chance = (outcomeId: number, stakeMinor: number) =>
    coupon([pick(outcomeId, { marketTypeId: 10 })], stakeMinor)
  expect(worst(totalsOf([chance(1, 100), chance(2, 200), chance(3, 300)]))).toEqual([1000])
})

test('a combination counts with all that it can pay, and a market that others left is gone', () => {
  const both = coupon([pick(1), pick(5, { matchId: 8, marketId: 80, oddsMilli: 3000 })])
  const totals = totalsOf([both])
  expect(worst(totals)).toEqual([6000])
  addToMarkets(totals, both, { matchId: MATCH, sign: -1 })
  expect(totals.size).toBe(0)
})

test('of a race one runner wins, and those placed behind it are paid their place parts', () => {
  const eachWay = (outcomeId: number, oddsMilli: number) =>
    coupon(
      [pick(outcomeId, { oddsMilli, placePart: { places: 2, divisor: 5, result: null } })],
      100
    )
  // 6 and 2; 11 and 3; 3.5 and 1.5
  const coupons = [eachWay(1, 6000), eachWay(2, 11_000), eachWay(3, 3500)]
  expect(worst(totalsOf(coupons))).toEqual([100 * (11 + 3 + 2)])
})
