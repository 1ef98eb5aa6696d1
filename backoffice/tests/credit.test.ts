import { describe, expect, it } from 'vitest'
import { creditOutlook } from '../src/resources/users/credit/creditMath.ts'

const dealerQuote = {
  actor: { id: 2, balanceMinor: 100_000 },
  user: { id: 3, balanceMinor: 5_000 },
  debtMinor: null,
  isOnCredit: false,
  send: { mostMinor: 120_000, bound: 'balance' },
  take: { mostMinor: 5_000, bound: 'balance' },
} as const
const adminQuote = {
  ...dealerQuote,
  actor: { id: 1, balanceMinor: null },
  send: { mostMinor: null, bound: null },
}

describe('the effect of a movement of credit', () => {
  it('sending adds to the user what it takes from the sender', () => {
    expect(creditOutlook(dealerQuote, 'send', 2_550)).toEqual({
      userAfterMinor: 7_550,
      actorAfterMinor: 97_450,
      debtAfterMinor: null,
      maxMinor: 120_000,
      bound: 'balance',
      isPossible: true,
    })
  })

  it('taking is the other way round', () => {
    const outlook = creditOutlook(dealerQuote, 'take', 5_000)
    expect(outlook).toMatchObject({ userAfterMinor: 0, actorAfterMinor: 105_000, isPossible: true })
  })

  it('the highest amount can be moved, one minor unit more cannot', () => {
    expect(creditOutlook(dealerQuote, 'take', 5_000).isPossible).toBe(true)
    expect(creditOutlook(dealerQuote, 'take', 5_001).isPossible).toBe(false)
    expect(creditOutlook(dealerQuote, 'send', 120_000).isPossible).toBe(true)
    expect(creditOutlook(dealerQuote, 'send', 120_001).isPossible).toBe(false)
  })

  it('an admin sends without a bound and without a balance of their own', () => {
    const outlook = creditOutlook(adminQuote, 'send', 999_999_999)
    expect(outlook).toMatchObject({ actorAfterMinor: null, maxMinor: null, isPossible: true })
  })

  it('an empty amount and zero move no money', () => {
    for (const amount of [null, 0, -100]) {
      expect(creditOutlook(dealerQuote, 'send', amount).isPossible).toBe(false)
    }
    expect(creditOutlook(dealerQuote, 'send', null).userAfterMinor).toBe(5_000)
  })

  it('credit sent on credit is owed, and taking it back pays it off down to nothing', () => {
    const owing = { ...dealerQuote, isOnCredit: true, debtMinor: 3_000 }
    expect(creditOutlook(owing, 'send', 1_000).debtAfterMinor).toBe(4_000)
    expect(creditOutlook(owing, 'take', 5_000).debtAfterMinor).toBe(0)
    const prepaid = { ...owing, isOnCredit: false }
    expect(creditOutlook(prepaid, 'send', 1_000).debtAfterMinor).toBe(3_000)
  })

  it('a payment moves the debt alone, and never more than is owed', () => {
    const owing = { ...dealerQuote, isOnCredit: true, debtMinor: 3_000 }
    expect(creditOutlook(owing, 'repay', 3_000)).toEqual({
      userAfterMinor: 5_000,
      actorAfterMinor: 100_000,
      debtAfterMinor: 0,
      maxMinor: 3_000,
      bound: 'debt',
      isPossible: true,
    })
    expect(creditOutlook(owing, 'repay', 3_001).isPossible).toBe(false)
  })
})
