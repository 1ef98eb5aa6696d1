import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DealTerms, DealTier } from '../../src/affiliates/deal.ts'
import { isSoundDeal } from '../../src/affiliates/deal.ts'
import { ownEarnings, payingOf } from '../../src/affiliates/earnings.ts'
import {
  campaignOf,
  isCampaign,
  linkCodeOf,
  readLinkCode,
} from '../../src/affiliates/link_codes.ts'
import {
  changesEarlier,
  countedUntil,
  cpaChange,
  NO_REVENUE,
  type PlayerSoFar,
} from '../../src/affiliates/referral.ts'
import { revenueShareOf } from '../../src/affiliates/revenue_share.ts'
import { tellPlayer } from '../../src/affiliates/telling.ts'
import { plainDeal } from '../support/affiliate_deals.ts'

const TIERS: DealTier[] = [
  { fromMinor: 0, rate: 2500 },
  { fromMinor: 100_000, rate: 3000 },
  { fromMinor: 500_000, rate: 4000 },
]
describe('share of revenue, rules 16.5', () => {
  test('25, 30 and 40 % from 0, 1000 and 5000: the whole amount has the rate of the reached tier', () => {
    const share = (net: number) => revenueShareOf(net, TIERS, 'whole')
    expect([0, 99_999, 100_000, 600_000].map(share)).toEqual([0, 24_999, 30_000, 240_000])
    expect(share(-100_000)).toBe(-25_000)
  })

  test('as a ladder each tier has the rate of its own slice', () => {
    const share = (net: number) => revenueShareOf(net, TIERS, 'ladder')
    // 1000 at 25 %, 4000 at 30 %, 1000 at 40 %
    expect(share(600_000)).toBe(25_000 + 120_000 + 40_000)
    expect(share(100_000)).toBe(25_000)
    expect(share(-100_000)).toBe(-25_000)
  })

  test('rounding is down in both directions', () => {
    expect(revenueShareOf(3, TIERS, 'whole')).toBe(0)
    expect(revenueShareOf(-3, TIERS, 'whole')).toBe(-1)
    expect(revenueShareOf(9_007_199_254_740_991, TIERS, 'whole')).toBe(3_602_879_701_896_396)
  })

  test('a ladder is what its minor units earn one by one', () => {
    const tiers: DealTier[] = TIERS.map(({ fromMinor, rate }) => ({
      fromMinor: fromMinor / 1000,
      rate,
    }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), (net) => {
        let hundredths = 0
        for (let unit = 0; unit < net; unit++) {
          hundredths += tiers.filter(({ fromMinor }) => fromMinor <= unit).at(-1)?.rate ?? 0
        }
        expect(revenueShareOf(net, tiers, 'ladder')).toBe(Math.floor(hundredths / 10_000))
      })
    )
  })

  test('fee and costs come off the revenue before its share', () => {
    const player = {
      counted: {
        grossMinor: 100_000,
        correctionsMinor: -10_000,
        bonusesMinor: 5_000,
        chargebacksMinor: 1_000,
      },
      cpaChangeMinor: 0,
    }
    const of = (terms: Partial<DealTerms>) => ownEarnings(plainDeal(terms), [player])
    expect(of({})).toMatchObject({ netMinor: 90_000, shareMinor: 27_000 })
    expect(of({ costs: ['bonuses', 'chargebacks'] })).toMatchObject({ netMinor: 84_000 })
    expect(of({ feeRate: 1000 })).toMatchObject({ feeMinor: 9_000, netMinor: 81_000 })
    expect(ownEarnings(null, [player])).toMatchObject({ netMinor: 90_000, shareMinor: 0 })
  })
})

describe('CPA, rules 16.6', () => {
  const terms = plainDeal({
    kind: 'cpa',
    cpaMinor: 5_000,
    leastDepositMinor: 2_000,
    leastStakesMinor: 10_000,
    clawbackDays: 30,
  })
  const DAY = 86_400_000
  const END = 40 * DAY
  const player = {
    countedUntil: END,
    firstDepositAt: 0 as number | null,
    firstDepositMinor: 2_000,
    firstReturnAt: null as number | null,
  }
  const change = (more: Partial<typeof player>, soFar: Partial<PlayerSoFar> = {}) =>
    cpaChange(
      { ...player, ...more },
      { stakesMinor: 10_000, cpaMinor: 0, cpaAt: null, ...soFar },
      terms,
      END
    )

  test('once, after the first deposit and the least stakes', () => {
    expect(change({})).toBe(5_000)
    expect(change({ firstDepositMinor: 1_999 })).toBe(0)
    expect(change({ firstDepositAt: null })).toBe(0)
    expect(change({ firstDepositAt: END })).toBe(0)
    expect(change({}, { stakesMinor: 9_999 })).toBe(0)
    expect(change({}, { cpaMinor: 5_000, cpaAt: 0 })).toBe(0)
  })

  test('a deposit that is returned within the days of the deal takes it back, however long the period is', () => {
    const paid = { cpaMinor: 5_000, cpaAt: 0 }
    expect(change({ firstReturnAt: 30 * DAY }, paid)).toBe(-5_000)
    expect(change({ firstReturnAt: 30 * DAY + 1 }, paid)).toBe(0)
    // in a period that is not told yet
    expect(change({ firstReturnAt: END }, { cpaMinor: 5_000, cpaAt: END - 1 })).toBe(0)
    // and nothing is paid again
    expect(change({ firstReturnAt: 1 })).toBe(0)
  })

  test('a player who does not count changes nothing', () => {
    expect(change({ countedUntil: END - 1 })).toBe(0)
    expect(change({ countedUntil: 0, firstReturnAt: 1 }, { cpaMinor: 5_000, cpaAt: 0 })).toBe(0)
  })
})

describe('flagged players, rules 16.8', () => {
  const period = { startsAt: 100, endsAt: 200 }
  const until = (standing: 'counts' | 'held' | 'refused', before: number) =>
    countedUntil(standing, before, period)

  test('count as far as they did until staff decide', () => {
    expect([until('held', 100), until('held', 0)]).toEqual([100, 0])
    expect(changesEarlier('held', 0, period)).toBe(false)
    const revenue = { ...NO_REVENUE, grossMinor: 300, stakesMinor: 300 }
    const held = { countedUntil: 100, firstDepositAt: 1, firstDepositMinor: 1, firstReturnAt: null }
    const soFar = { stakesMinor: 0, cpaMinor: 0, cpaAt: null }
    expect(tellPlayer(held, revenue, soFar, { id: 1, endsAt: 200, terms: null })).toEqual({
      counted: NO_REVENUE,
      cpaChangeMinor: 0,
      // for the least stakes of CPA
      soFar: { ...soFar, stakesMinor: 300 },
    })
  })
  test('cleared, they count from the first period on', () => {
    expect(until('counts', 100)).toBe(200)
    expect(changesEarlier('counts', 99, period)).toBe(true)
    expect(changesEarlier('counts', 100, period)).toBe(false)
  })
  test('refused, they never counted', () => {
    expect(until('refused', 100)).toBe(0)
    expect(changesEarlier('refused', 100, period)).toBe(true)
    expect(changesEarlier('refused', 0, period)).toBe(false)
  })
})

describe('paying, rules 16.7', () => {
  const own = (shareMinor: number, cpaMinor = 0, clawbackMinor = 0) => ({
    shareMinor,
    cpaMinor,
    clawbackMinor,
  })
  const none = { subMinor: 0, retoldMinor: 0, adjustmentsMinor: 0 }
  const fresh = { carriedMinor: 0, owedMinor: 0 }

  test('a negative share is carried, forgotten, or carried as far as the cap', () => {
    const pay = (terms: Partial<DealTerms>) => payingOf(plainDeal(terms), own(-500), none, fresh)
    expect(pay({})).toMatchObject({ payableMinor: 0, carryMinor: -500, debtMinor: 0 })
    expect(pay({ negative: 'reset' })).toMatchObject({ carryMinor: 0 })
    expect(pay({ negative: 'cap', carryCapMinor: 300 })).toMatchObject({ carryMinor: -300 })
  })

  test('it lessens no CPA; CPA taken back is owed whatever the deal forgets', () => {
    expect(payingOf(plainDeal(), own(-500, 900), none, fresh)).toMatchObject({
      payableMinor: 900,
      carryMinor: -500,
    })
    const reset = plainDeal({ negative: 'reset' })
    expect(payingOf(reset, own(100, 0, -900), none, fresh)).toMatchObject({
      payableMinor: 0,
      debtMinor: -800,
    })
    expect(payingOf(reset, own(1_000), none, { carriedMinor: 0, owedMinor: -800 })).toMatchObject({
      payableMinor: 200,
      debtMinor: 0,
    })
  })

  test('what comes besides is earned, and a debt of it is owed whatever the deal forgets', () => {
    const reset = plainDeal({ negative: 'reset' })
    const besides = { subMinor: 118, retoldMinor: -400, adjustmentsMinor: -50 }
    expect(payingOf(reset, own(-500, 100), besides, fresh)).toEqual({
      ...{ earnedMinor: -732, carryMinor: 0, debtMinor: -232, payableMinor: 0 },
    })
  })
})

test('terms that do not fit each other are known', () => {
  expect(isSoundDeal(plainDeal())).toBe(true)
  expect(isSoundDeal(plainDeal({ tiers: [] }))).toBe(false)
  expect(isSoundDeal(plainDeal({ tiers: [{ fromMinor: 5, rate: 1 }] }))).toBe(false)
  expect(isSoundDeal(plainDeal({ tiers: [...TIERS].reverse() }))).toBe(false)
  expect(isSoundDeal(plainDeal({ negative: 'cap' }))).toBe(false)
  expect(isSoundDeal(plainDeal({ carryCapMinor: 5 }))).toBe(false)
  expect(isSoundDeal(plainDeal({ kind: 'hybrid', cpaMinor: 0 }))).toBe(false)
  expect(isSoundDeal(plainDeal({ kind: 'cpa', cpaMinor: 1, tiers: [] }))).toBe(true)
})

describe('codes of links, rules 16.2', () => {
  test('a code, and a code with a campaign', () => {
    expect(readLinkCode('k7m2x9')).toEqual({ code: 'k7m2x9', campaign: '' })
    expect(readLinkCode('K7M2X9-Spring-26')).toEqual({ code: 'k7m2x9', campaign: 'spring-26' })
    for (const text of [
      '',
      'abc',
      'k7m2x9-',
      'k7m2x9--a',
      'k7m2x9-ş',
      'k7 m2',
      "k7m2'or",
      `k7m2-${'x'.repeat(21)}`,
    ]) {
      expect(readLinkCode(text)).toBeNull()
    }
  })
  test('what people type becomes a campaign, and links read it again', () => {
    expect(campaignOf('  Yaz İndirimi 2026! ')).toBe('yaz-indirimi-2026')
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const campaign = campaignOf(typed)
        expect(campaign === '' || isCampaign(campaign)).toBe(true)
        const link = { code: 'k7m2x9', campaign }
        expect(readLinkCode(linkCodeOf(link))).toEqual(link)
      })
    )
  })
})
