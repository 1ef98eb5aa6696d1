import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { describe, expect, test } from 'vitest'
import { bonusPays } from '../src/features/betslip/preview/bonusPays.ts'

const TERMS: BonusTerms = {
  pocket: 'bonus',
  currency: 'TRY',
  percentMilli: 100_000,
  amountMinor: 0,
  highestMinor: 0,
  leastBaseMinor: 0,
  periodDays: 0,
  multiplierMilli: 5000,
  highestConvertedMinor: 0,
  leastOddsMilli: 1500,
  leastSelections: 0,
  largestStakeMinor: 0,
  counts: { sport: 100_000, live: 50_000 },
  lobbies: [],
  games: [],
  marketTypes: [],
  validDays: 30,
  confirmedBy: 'rule',
  isOneUse: false,
  stacking: 'wait',
  countries: [],
  branches: [],
}

const grantOf = (
  terms: Partial<BonusTerms>,
  { id = 1, pocketMinor = 1000, ...rest }: Partial<GrantView> = {}
): GrantView => ({
  id,
  bonusId: id,
  title: `Bonus ${id}`,
  category: 'deposit',
  terms: { ...TERMS, ...terms },
  state: 'running',
  currency: 'TRY',
  grantedMinor: pocketMinor,
  dueMinor: 5000,
  countedMinor: 0,
  leftMinor: 5000,
  pocketMinor,
  convertedMinor: null,
  owedMinor: 0,
  hasToken: false,
  openPlayCount: 0,
  createdAt: 0,
  expiresAt: 1,
  endedAt: null,
  ...rest,
})

const coupon = (stakeMinor: number, ...oddsMilli: number[]) => ({
  product: 'sport' as const,
  selections: oddsMilli.map((odds) => ({ oddsMilli: odds, marketTypeId: 1 })),
  stakeMinor,
})

describe('bonuses that pay for a slip (rules 15.4)', () => {
  test('a pocket pays as much of the stake as it holds', () => {
    const [part] = bonusPays([grantOf({})], [coupon(1500, 2000)])
    expect(part).toMatchObject({ paidMinor: 1000, cover: { isCovered: true } })
  })

  test('the pockets pay in their order: returnable bonus, reload bonus, bonus', () => {
    const grants = [
      grantOf({ pocket: 'bonus' }, { id: 1 }),
      grantOf({ pocket: 'returnableBonus' }, { id: 2 }),
      grantOf({ pocket: 'reloadBonus' }, { id: 3 }),
    ]
    const parts = bonusPays(grants, [coupon(1500, 2000)])
    expect(parts.map(({ grant, paidMinor }) => [grant.id, paidMinor])).toEqual([
      [2, 1000],
      [3, 500],
      [1, 0],
    ])
  })

  test('a coupon outside the terms is not paid, and the part says why', () => {
    const [odds] = bonusPays([grantOf({})], [coupon(500, 1400)])
    expect(odds).toMatchObject({ paidMinor: 0, cover: { isCovered: false, reason: 'odds' } })
    const [few] = bonusPays([grantOf({ leastSelections: 3 })], [coupon(500, 2000, 2000)])
    expect(few).toMatchObject({ cover: { reason: 'selections' } })
    const [product] = bonusPays([grantOf({ counts: { live: 100_000 } })], [coupon(500, 2000)])
    expect(product).toMatchObject({ cover: { reason: 'product' } })
  })

  test('of several coupons it pays for those that it covers, until it is empty', () => {
    const [part] = bonusPays(
      [grantOf({}, { pocketMinor: 800 })],
      [coupon(500, 1400), coupon(500, 2000), coupon(500, 2000)]
    )
    expect(part).toMatchObject({ paidMinor: 800, cover: { isCovered: true } })
  })

  test('a bonus that has ended, is empty or is a free bet has no part', () => {
    const grants = [
      grantOf({}, { state: 'expired' }),
      grantOf({}, { pocketMinor: 0 }),
      grantOf({}, { category: 'freeBet' }),
    ]
    expect(bonusPays(grants, [coupon(500, 2000)])).toEqual([])
  })
})
