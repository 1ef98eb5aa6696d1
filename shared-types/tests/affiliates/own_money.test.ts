import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  LEAST_BETS_WITHOUT_OWN,
  lacksOwnMoney,
  type OwnMoneyFacts,
} from '../../src/affiliates/own_money.ts'

const NOTHING = {
  ...{ ownStakesMinor: 0, depositsMinor: 0, withdrawalsMinor: 0, commissionMinor: 0 },
  decidedBets: 0,
}

test('bets with bonuses alone are suspicious from the tenth on', () => {
  const after = (decidedBets: number) => lacksOwnMoney({ ...NOTHING, decidedBets })
  expect(after(LEAST_BETS_WITHOUT_OWN - 1)).toBe(false)
  expect(after(LEAST_BETS_WITHOUT_OWN)).toBe(true)
})

test('who takes the whole deposit out without a bet is suspicious, and nobody who has taken a part of it', () => {
  const withdrawn = (withdrawalsMinor: number) =>
    lacksOwnMoney({ ...NOTHING, depositsMinor: 5_000, withdrawalsMinor })
  expect(withdrawn(4_999)).toBe(false)
  expect(withdrawn(5_000)).toBe(true)
  // a win of a bonus that was paid out is no deposit
  expect(lacksOwnMoney({ ...NOTHING, withdrawalsMinor: 5_000 })).toBe(false)
})

test('one stake of the own money ends both suspicions', () => {
  const facts = { ...NOTHING, depositsMinor: 5_000, withdrawalsMinor: 9_000, decidedBets: 100 }
  expect(lacksOwnMoney({ ...facts, ownStakesMinor: 1 })).toBe(false)
  expect(lacksOwnMoney({ ...facts, ownStakesMinor: 0 })).toBe(true)
})

test('commission that an affiliate earned and takes out is no deposit that was taken out', () => {
  const withdrawn = (withdrawalsMinor: number) =>
    lacksOwnMoney({ ...NOTHING, depositsMinor: 5_000, commissionMinor: 20_000, withdrawalsMinor })
  expect(withdrawn(20_000)).toBe(false)
  expect(withdrawn(24_999)).toBe(false)
  expect(withdrawn(25_000)).toBe(true)
})

/** Puts every unit on a table and takes the withdrawn ones away, those of commission first: is a deposited one left? */
function slow({ ownStakesMinor, decidedBets, ...facts }: OwnMoneyFacts): boolean {
  if (ownStakesMinor > 0) return false
  const units = [
    ...Array<string>(facts.commissionMinor).fill('earned'),
    ...Array<string>(facts.depositsMinor).fill('deposited'),
  ]
  const left = units.slice(facts.withdrawalsMinor)
  const isGone = units.includes('deposited') && !left.includes('deposited')
  return isGone || decidedBets > LEAST_BETS_WITHOUT_OWN - 1
}

test('agrees with the units on a table, whatever a player did', () => {
  const few = fc.integer({ min: 0, max: 6 })
  const anyFacts: fc.Arbitrary<OwnMoneyFacts> = fc.record({
    ownStakesMinor: fc.integer({ min: -1, max: 1 }),
    depositsMinor: few,
    withdrawalsMinor: fc.integer({ min: 0, max: 14 }),
    commissionMinor: few,
    decidedBets: fc.integer({ min: 0, max: LEAST_BETS_WITHOUT_OWN + 1 }),
  })
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(lacksOwnMoney(facts)).toBe(slow(facts))
    }),
    { numRuns: 500 }
  )
})
