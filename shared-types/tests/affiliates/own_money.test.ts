import { expect, test } from 'vitest'
import { LEAST_BETS_WITHOUT_OWN, lacksOwnMoney } from '../../src/affiliates/own_money.ts'

const NOTHING = { ownStakesMinor: 0, depositsMinor: 0, withdrawalsMinor: 0, decidedBets: 0 }

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
  const facts = { depositsMinor: 5_000, withdrawalsMinor: 9_000, decidedBets: 100 }
  expect(lacksOwnMoney({ ...facts, ownStakesMinor: 1 })).toBe(false)
  expect(lacksOwnMoney({ ...facts, ownStakesMinor: 0 })).toBe(true)
})
