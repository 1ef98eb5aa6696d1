import { describe, expect, test } from 'vitest'
import type { BonusTerms } from '../../src/bonuses/terms.ts'
import type { PastEvent } from '../../src/rule_lab/past_grant.ts'
import { tryGrant } from '../../src/rule_lab/tried_grant.ts'

const TERMS: BonusTerms = {
  ...{ pocket: 'bonus', currency: 'TRY', percentMilli: 100_000, amountMinor: 0, highestMinor: 0 },
  ...{ leastBaseMinor: 0, periodDays: 0, multiplierMilli: 2_000, highestConvertedMinor: 0 },
  ...{
    leastOddsMilli: 0,
    leastSelections: 0,
    largestStakeMinor: 0,
    counts: { sport: 100_000, slot: 10_000 },
    lobbies: [],
    games: [],
    marketTypes: [],
  },
  ...{ validDays: 30, confirmedBy: 'rule', isOneUse: false, stacking: 'refuse' },
  ...{ countries: [], branches: [] },
}
const [RETURNABLE, BONUS, CASH] = [1, 3, 6]
const accounts = { ownId: BONUS, earlierIds: new Set([RETURNABLE]), cashId: CASH }
const coupon = (outcomeId: number, marketId = outcomeId) => ({
  play: {
    kind: 'coupon',
    product: 'sport',
    selections: [{ oddsMilli: 2_000, marketTypeId: 1 }],
  } as const,
  picks: [{ marketId, outcomeId }],
})
const PLAYS = new Map([
  ['a', coupon(1)],
  ['b', coupon(2)],
  ['against a', coupon(9, 1)],
])

let at = 0
const paid = (amountMinor: number, accountId = CASH) => [{ accountId, amountMinor }]
const stake = (play: string, parts: ReturnType<typeof paid>): PastEvent => ({
  ...{ kind: 'stake', at: ++at, play, parts },
})
const win = (play: string, amountMinor: number): PastEvent => ({
  ...{ kind: 'payout', at: ++at, play, split: 'win', parts: paid(amountMinor) },
})
const settled = (play: string): PastEvent => ({ kind: 'end', at, play, end: 'settled' })

const tried = (events: readonly PastEvent[], terms: Partial<BonusTerms> = {}, expiresAt = 1_000) =>
  tryGrant({
    ...{ terms: { ...TERMS, ...terms }, baseMinor: 1_000, expiresAt },
    ...{ accounts, plays: PLAYS, events },
  })

describe('a bonus of the past by other terms', () => {
  test('pays stakes that cash had paid, wins its part, and is met', () => {
    const events = [stake('a', paid(1_500)), win('a', 3_000), settled('a')]
    // 1000 of 1500 count; at a multiplier of 1 the part of 2000 becomes cash
    expect(tried(events)).toMatchObject({ state: 'running', countedMinor: 1_000, cashMinor: 0 })
    expect(tried(events, { multiplierMilli: 1_000 })).toMatchObject({
      ...{ state: 'met', grantedMinor: 1_000, cashMinor: 2_000 },
    })
  })

  test('lets earlier pockets pay first, and pays nothing that its terms leave out', () => {
    const parts = [...paid(400, RETURNABLE), ...paid(600)]
    const events = [stake('a', parts), settled('a')]
    expect(tried(events).countedMinor).toBe(600)
    expect(tried(events, { leastOddsMilli: 2_500 }).countedMinor).toBe(0)
    expect(tried(events, { counts: { live: 100_000 } }).countedMinor).toBe(0)
  })

  test('ends by a withdrawal and by its days, and then brings nothing', () => {
    const over: PastEvent = { kind: 'over', at: ++at, state: 'forfeited' }
    const after = [stake('a', paid(500)), win('a', 1_000), settled('a')]
    expect(tried([over, ...after])).toMatchObject({ state: 'forfeited', cashMinor: 0 })
    expect(tried(after, {}, 1).countedMinor).toBe(0)
  })

  test('does not count coupons that bet against each other', () => {
    const [first, second] = [stake('a', paid(300)), stake('against a', paid(300))]
    const events = [first, second, settled('a'), settled('against a')]
    expect(tried(events).countedMinor).toBe(0)
    expect(tried([first, stake('b', paid(300)), settled('a'), settled('b')]).countedMinor).toBe(600)
  })

  test('is lost once its pocket is empty and no play is open, and is nothing below the least base', () => {
    const events = [stake('a', paid(1_000)), settled('a')]
    expect(tried(events)).toMatchObject({ state: 'lost', cashMinor: 0 })
    expect(tried(events, { leastBaseMinor: 1_001 })).toMatchObject({ grantedMinor: 0 })
  })

  test('is cash at once without wagering', () => {
    expect(tried([], { multiplierMilli: 0, highestConvertedMinor: 700 })).toMatchObject({
      ...{ state: 'met', cashMinor: 700 },
    })
  })
})
