import type { SharedCoupon, SharedSelection } from '@grandstand/shared-types/wire/betting/coupons'
import { describe, expect, test } from 'vitest'
import { itemsOf, replaceWithShared } from '../src/features/betslip/state/sharedSlip.ts'
import { EMPTY_SLIP } from '../src/features/betslip/state/slipTypes.ts'
import { quoteFor, slipItem } from './support.ts'

function shared(outcomeId: number, matchId: number, open = true): SharedSelection {
  return {
    outcomeId,
    isBanker: outcomeId === 1,
    matchId,
    home: 'A',
    isRace: false,
    away: 'B',
    marketTypeId: 1,
    specifier: '',
    outcomeKey: '1',
    oddsMilli: 1500,
    oddsMilliNow: open ? 1700 : null,
    open,
  }
}

const quote = (outcomeId: number, matchId: number) => ({
  ...quoteFor(slipItem({ outcomeId, matchId, oddsMilli: 1700 })),
  home: 'A',
  isRace: false,
  away: 'B',
})

describe('a shared coupon', () => {
  test('becomes a slip at present prices, without selections that are closed or gone', () => {
    const selections = [shared(1, 10), shared(2, 20), shared(3, 30, false)]
    const items = itemsOf(selections, [quote(1, 10), quote(3, 30)])
    expect(items.map(({ outcomeId, oddsMilli }) => [outcomeId, oddsMilli])).toEqual([[1, 1700]])
  })

  test('a selection at the starting price stays so where it is still sold', () => {
    const start = (outcomeId: number) => ({
      ...shared(outcomeId, 10),
      atStartingPrice: true as const,
    })
    const [kept, lost] = itemsOf(
      [start(1), start(2)],
      [{ ...quote(1, 10), isSoldAtStart: true }, quote(2, 10)]
    )
    expect([kept?.atStartingPrice, lost?.atStartingPrice]).toEqual([true, undefined])
  })

  test("keeps its kind, sizes and bankers; stake and settings stay the player's own", () => {
    const coupon: SharedCoupon = {
      kind: 'system',
      sizes: [2],
      systemName: null,
      selections: [shared(1, 10), shared(2, 20), shared(3, 30)],
    }
    const own = { ...EMPTY_SLIP, items: [slipItem()], stakeMinor: 700, oddsChange: 'any' } as const
    const items = itemsOf(coupon.selections, [quote(1, 10), quote(2, 20), quote(3, 30)])
    const slip = replaceWithShared(own, coupon, items)
    expect(slip).toMatchObject({
      kind: 'system',
      sizes: [2],
      bankerMatchIds: [10],
      stakeMinor: 700,
      oddsChange: 'any',
    })
    expect(slip.items).toHaveLength(3)
  })

  test('with several selections on a match lets the slip take several', () => {
    const selections = [shared(1, 10), shared(2, 10)]
    const items = itemsOf(selections, [quote(1, 10), quote(2, 10)])
    const slip = replaceWithShared(EMPTY_SLIP, { kind: 'combined', sizes: [], selections }, items)
    expect(slip.severalPerMatch).toBe(true)
  })

  test('a banker that is closed is no banker of the slip', () => {
    const selections = [shared(1, 10, false), shared(2, 20)]
    const items = itemsOf(selections, [quote(2, 20)])
    const slip = replaceWithShared(EMPTY_SLIP, { kind: 'system', sizes: [1], selections }, items)
    expect(slip.bankerMatchIds).toEqual([])
  })
})
