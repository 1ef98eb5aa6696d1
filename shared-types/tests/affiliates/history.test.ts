import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DealTerms } from '../../src/affiliates/deal.ts'
import { ownEarnings, payingOf, type Balances } from '../../src/affiliates/earnings.ts'
import {
  addRevenue,
  countedRevenue,
  cpaChange,
  NO_REVENUE,
  REFERRAL_STANDINGS,
  type EarlierReferral,
} from '../../src/affiliates/referral.ts'
import { plainDeal } from '../support/affiliate_deals.ts'
import { slowStatements, type History, type SlowStatement } from '../support/affiliate_history.ts'

const DAY_MS = 86_400_000
const amount = fc.integer({ min: 0, max: 5_000 })
const sometimes = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, amount)

const playerPeriod = fc.record({
  standing: fc.constantFrom(...REFERRAL_STANDINGS, 'counts' as const, 'counts' as const),
  stakes: amount,
  payouts: amount,
  corrections: fc.integer({ min: -1_000, max: 1_000 }),
  bonuses: sometimes,
  deposit: sometimes,
  returned: sometimes,
})
const history = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 }))
  .chain(([periods, players]) => {
    const ofPeriod = fc.array(playerPeriod, { minLength: players, maxLength: players })
    return fc.array(ofPeriod, { minLength: periods, maxLength: periods })
  })
const rate = fc.integer({ min: 0, max: 10_000 })
const deal = fc
  .record({
    kind: fc.constantFrom('revenueShare' as const, 'cpa' as const, 'hybrid' as const),
    tierMode: fc.constantFrom('whole' as const, 'ladder' as const),
    rates: fc.array(rate, { minLength: 1, maxLength: 4 }),
    costs: fc.subarray(['bonuses' as const, 'chargebacks' as const]),
    feeRate: rate,
    negative: fc.constantFrom('carry' as const, 'reset' as const, 'cap' as const),
    cap: amount,
    cpaMinor: fc.integer({ min: 1, max: 5_000 }),
    leastDepositMinor: amount,
    leastStakesMinor: amount,
    clawbackDays: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ rates, cap, ...terms }) =>
    plainDeal({
      ...terms,
      tiers: rates.map((each, index) => ({ fromMinor: index * 2_000, rate: each })),
      carryCapMinor: terms.negative === 'cap' ? cap : null,
    })
  )

/** The statements as the platform makes them: each from the period and the sums of those before. */
function statements(periods: History, terms: DealTerms): SlowStatement[] {
  const earlier: EarlierReferral[] = (periods[0] ?? []).map(() => ({
    ...{ found: NO_REVENUE, counted: NO_REVENUE },
    ...{ cpaMinor: 0, cpaAt: null },
  }))
  const facts = earlier.map(() => ({
    firstDepositMinor: 0,
    stakesMinor: 0,
    returnedDepositsMinor: 0,
  }))
  let before: Balances = { carriedMinor: 0, owedMinor: 0 }
  return periods.map((period, at) => {
    const endsAt = at * DAY_MS
    const players = period.map((one, index) => {
      const known = earlier[index]
      const sums = facts[index]
      if (!known || !sums) throw new Error('a player without a place')
      sums.firstDepositMinor ||= one.deposit
      sums.stakesMinor += one.stakes
      sums.returnedDepositsMinor += one.returned
      const found = {
        grossMinor: one.stakes - one.payouts,
        correctionsMinor: one.corrections,
        bonusesMinor: one.bonuses,
        chargebacksMinor: one.returned,
      }
      const counted = countedRevenue(one.standing, found, known)
      const cpaChangeMinor = cpaChange(one.standing, { ...sums, endsAt }, known, terms)
      earlier[index] = {
        found: addRevenue(known.found, found),
        counted: addRevenue(known.counted, counted),
        cpaMinor: known.cpaMinor + cpaChangeMinor,
        cpaAt: cpaChangeMinor > 0 ? endsAt : known.cpaAt,
      }
      return { counted, cpaChangeMinor }
    })
    const own = ownEarnings(terms, players)
    const paying = payingOf(terms, own, { subs: [], secondSubs: [], adjustmentsMinor: 0 }, before)
    before = { carriedMinor: paying.carryMinor, owedMinor: paying.debtMinor }
    return {
      share: own.shareMinor,
      cpa: own.cpaMinor + own.clawbackMinor,
      carry: paying.carryMinor,
      owed: paying.debtMinor,
      payable: paying.payableMinor,
    }
  })
}

test('random histories of players, flags and returned deposits: every statement equals the one told from all that was', () => {
  fc.assert(
    fc.property(history, deal, (periods, terms) => {
      expect(statements(periods, terms)).toEqual(slowStatements(periods, terms))
    }),
    { numRuns: 2_000 }
  )
})
