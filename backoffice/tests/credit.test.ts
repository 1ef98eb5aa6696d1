import { describe, expect, it } from 'vitest'
import { creditOutlook } from '../src/resources/users/credit/creditMath.ts'

const dealerQuote = {
  actor: { id: 2, beforeMinor: 100_000, afterMinor: null },
  user: { id: 3, beforeMinor: 5_000, afterMinor: 5_000 },
  maxSendMinor: 120_000,
  maxTakeMinor: 5_000,
}
const adminQuote = {
  ...dealerQuote,
  actor: { id: 1, beforeMinor: null, afterMinor: null },
  maxSendMinor: null,
}

describe('the effect of a movement of credit', () => {
  it('sending adds to the user what it takes from the sender', () => {
    expect(creditOutlook(dealerQuote, 'send', 2_550)).toEqual({
      userAfterMinor: 7_550,
      actorAfterMinor: 97_450,
      maxMinor: 120_000,
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
})
