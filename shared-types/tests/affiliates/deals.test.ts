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
  countedRevenue,
  cpaChange,
  NO_REVENUE,
  type EarlierReferral,
} from '../../src/affiliates/referral.ts'
import { revenueShareOf } from '../../src/affiliates/revenue_share.ts'
import { plainDeal } from '../support/affiliate_deals.ts'

const TIERS: DealTier[] = [
  { fromMinor: 0, rate: 2500 },
  { fromMinor: 100_000, rate: 3000 },
  { fromMinor: 500_000, rate: 4000 },
]
const NEVER: EarlierReferral = { found: NO_REVENUE, counted: NO_REVENUE, cpaMinor: 0, cpaAt: null }
const gross = (grossMinor: number) => ({ ...NO_REVENUE, grossMinor })

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
  const facts = {
    firstDepositMinor: 2_000,
    stakesMinor: 10_000,
    returnedDepositsMinor: 0,
    endsAt: 0,
  }
  const change = (
    more: Partial<typeof facts>,
    before: Partial<EarlierReferral> = {},
    standing: 'counts' | 'held' | 'refused' = 'counts'
  ) => cpaChange(standing, { ...facts, ...more }, { ...NEVER, ...before }, terms)
  const DAY = 86_400_000

  test('once, after the first deposit and the least stakes', () => {
    expect(change({})).toBe(5_000)
    expect(change({ firstDepositMinor: 1_999 })).toBe(0)
    expect(change({ stakesMinor: 9_999 })).toBe(0)
    expect(change({}, { cpaMinor: 5_000, cpaAt: 0 })).toBe(0)
  })

  test('a returned deposit takes it back, for the days of the deal', () => {
    const before = { cpaMinor: 5_000, cpaAt: 0 }
    expect(change({ returnedDepositsMinor: 1, endsAt: 30 * DAY }, before)).toBe(-5_000)
    expect(change({ returnedDepositsMinor: 1, endsAt: 30 * DAY + 1 }, before)).toBe(0)
    // and nothing is paid again
    expect(change({ returnedDepositsMinor: 1 })).toBe(0)
  })

  test('a flagged player waits, a refused one gives it back', () => {
    expect(change({}, {}, 'held')).toBe(0)
    expect(change({}, { cpaMinor: 5_000, cpaAt: 0 }, 'held')).toBe(0)
    expect(change({}, { cpaMinor: 5_000, cpaAt: 0 }, 'refused')).toBe(-5_000)
    expect(change({}, {}, 'refused')).toBe(0)
  })
})

describe('flagged players, rules 16.8', () => {
  const before: EarlierReferral = { ...NEVER, found: gross(700), counted: gross(500) }

  test('count nothing until staff decide', () => {
    expect(countedRevenue('held', gross(300), before)).toEqual(NO_REVENUE)
  })
  test('cleared, they bring what was held back as a correction', () => {
    expect(countedRevenue('counts', gross(300), before)).toEqual({
      ...gross(300),
      correctionsMinor: 200,
    })
  })
  test('refused, what they brought is taken back as a correction', () => {
    expect(countedRevenue('refused', gross(300), before)).toEqual({
      ...NO_REVENUE,
      correctionsMinor: -500,
    })
  })
})

describe('paying, rules 16.7', () => {
  const own = (shareMinor: number, cpaMinor = 0, clawbackMinor = 0) => ({
    shareMinor,
    cpaMinor,
    clawbackMinor,
  })
  const none = { subs: [], secondSubs: [], adjustmentsMinor: 0 }
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

  test('10 % of what each affiliate below earns, 5 % two below; a loss of one takes nothing', () => {
    const terms = plainDeal({ subRate: 1000, secondSubRate: 500 })
    const paying = payingOf(
      terms,
      own(0),
      { subs: [1_005, -4_000, 95], secondSubs: [199, -80], adjustmentsMinor: -50 },
      fresh
    )
    expect(paying).toMatchObject({ subMinor: 118, earnedMinor: 68, payableMinor: 68 })
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
