import { describe, expect, test } from 'vitest'
import {
  acceptChanges,
  setEachWay,
  joinsPicks,
  kindOf,
  removeItems,
  takePlaced,
  toggleBanker,
  toggleItem,
} from '../src/features/betslip/state/slipState.ts'
import { readSlip, writeSlip } from '../src/features/betslip/state/slipStorage.ts'
import { EMPTY_SLIP, type SlipState } from '../src/features/betslip/state/slipTypes.ts'
import { LIMITS, slipItem } from './support.ts'

const RULES = { maxSelections: 20, allowsMultiple: false }
const home = slipItem()
const draw = slipItem({ outcomeId: 702, outcomeKey: 'X', oddsMilli: 3600 })
const over = slipItem({ outcomeId: 711, marketId: 71, marketTypeId: 18, specifier: 'total=2.5' })
const other = slipItem({ outcomeId: 801, marketId: 80, matchId: 8 })

function slipOf(...items: SlipState['items']): SlipState {
  return { ...EMPTY_SLIP, items }
}
const idsOf = ({ items }: SlipState) => items.map(({ outcomeId }) => outcomeId)

describe('slip', () => {
  test('a second tap on a selection removes it', () => {
    expect(idsOf(toggleItem(slipOf(home, other), home, RULES))).toEqual([801])
  })

  test.each([draw, over])(
    'another selection on the same match replaces the first in its place',
    (pick) => {
      expect(idsOf(toggleItem(slipOf(home, other), pick, RULES))).toEqual([pick.outcomeId, 801])
    }
  )

  test.each([draw, over])('with several selections per match it joins the first', (pick) => {
    const rules = { ...RULES, allowsMultiple: true }
    expect(idsOf(toggleItem(slipOf(home, other), pick, rules))).toEqual([701, 801, pick.outcomeId])
  })

  test('the other of both prices of a runner takes the place of the first', () => {
    const start = { ...home, atStartingPrice: true as const }
    const slip = toggleItem(slipOf(home, other), start, RULES)
    expect(slip.items).toEqual([start, other])
    expect(toggleItem(slip, home, RULES).items).toEqual([home, other])
    expect(idsOf(toggleItem(slip, start, RULES))).toEqual([801])
    expect(acceptChanges(slip, () => ({ oddsMilli: 1900 })).items[0]?.atStartingPrice).toBe(true)
  })

  test('a banker is removed with the last selection on its match', () => {
    const slip = toggleBanker(slipOf(home, over, other), 7)
    expect(removeItems(slip, [701]).bankerMatchIds).toEqual([7])
    expect(removeItems(slip, [701, 711]).bankerMatchIds).toEqual([])
    expect(toggleBanker(slip, 7).bankerMatchIds).toEqual([])
  })

  test('a full slip stays as it is, but still replaces', () => {
    const full = slipOf(home, other)
    const rules = { ...RULES, maxSelections: 2 }
    const third = slipItem({ outcomeId: 901, marketId: 90, matchId: 9 })
    expect(toggleItem(full, third, rules)).toBe(full)
    expect(idsOf(toggleItem(full, draw, rules))).toEqual([702, 801])
  })

  test('accepting takes the current prices and leaves unknown ones unchanged', () => {
    const accepted = acceptChanges(slipOf(home, other), (id) =>
      id === 701 ? { oddsMilli: 1900 } : undefined
    )
    expect(accepted.items.map(({ oddsMilli }) => oddsMilli)).toEqual([1900, 1850])
  })

  test('accepting takes the place terms of now for what is each way, and leaves them where none is sold', () => {
    const [seen, now] = [
      { places: 3, divisor: 5 },
      { places: 2, divisor: 4 },
    ]
    const slip = setEachWay(slipOf(home, other), 701, seen)
    const sold = { oddsMilli: 1900, placeTerms: now }
    expect(acceptChanges(slip, () => sold).items.map(({ eachWay }) => eachWay)).toEqual([
      now,
      undefined,
    ])
    const toWin = acceptChanges(slip, () => ({ oddsMilli: 1900 }))
    expect(toWin.items[0]?.eachWay).toEqual(seen)
    expect(setEachWay(slip, 701, undefined).items[0]?.eachWay).toBeUndefined()
  })

  test('several selections can be taken out at once', () => {
    expect(idsOf(removeItems(slipOf(home, over, other), [701, 801]))).toEqual([711])
  })

  test('a second selection on a match replaces the first, unless the player chose several and multiples are open', () => {
    const open = { types: { ...LIMITS.types, multiple: 1 as const } }
    const shut = { types: { ...LIMITS.types, multiple: 0 as const } }
    const several = { ...EMPTY_SLIP, severalPerMatch: true }
    expect(joinsPicks(EMPTY_SLIP, open)).toBe(false)
    expect(joinsPicks(several, open)).toBe(true)
    expect(joinsPicks(several, shut)).toBe(false)
    expect(joinsPicks(several, undefined)).toBe(false)
  })

  test.each([true, false])('the choice of several picks, %s, is stored', (severalPerMatch) => {
    const slip = { ...EMPTY_SLIP, severalPerMatch }
    expect(readSlip(writeSlip(slip)).severalPerMatch).toBe(severalPerMatch)
  })

  test('one pick is a single by itself, and a second makes it combined', () => {
    expect(kindOf(slipOf(home))).toBe('single')
    expect(kindOf(slipOf(home, other))).toBe('combined')
    expect(kindOf({ ...slipOf(home), kind: 'system' })).toBe('system')
  })

  test('once all is placed the next slip begins anew, unless the player keeps stake and kind', () => {
    const typed = { stakeMinor: 2_000, stakeBasis: 'line', kind: 'system' } as const
    const slip: SlipState = { ...slipOf(home, other), ...typed, oddsChange: 'better' }
    expect(takePlaced(slip, [701, 801])).toEqual({ ...EMPTY_SLIP, oddsChange: 'better' })
    expect(takePlaced(slip, [701])).toMatchObject(typed)
    expect(takePlaced({ ...slip, keepsStake: true }, [701, 801])).toMatchObject(typed)
  })

  test('a stored slip comes back whole', () => {
    const race = { isRace: true, outcomeName: '7 Hellavashock' }
    const runner = { ...other, ...race, eachWay: { places: 3, divisor: 5 } }
    const slip: SlipState = {
      kind: 'system',
      items: [
        home,
        { ...over, ...race, outcomeName: '2 Paddy' },
        runner,
        { ...runner, outcomeId: 802, atStartingPrice: true },
        { ...draw, ...race, atStartingPrice: true },
        { ...draw, isRace: true },
      ],
      stakeMinor: 2000,
      stakeBasis: 'line',
      oddsChange: 'better',
      bankerMatchIds: [7],
      sizes: [2],
      severalPerMatch: true,
      keepsStake: true,
    }
    expect(readSlip(writeSlip(slip))).toEqual(slip)
  })

  test.each([
    '',
    'null',
    '{',
    '[]',
    '[1,"single","ask",1,[]]',
    '[2,"x","y","z",0,"w",0,["a"],[[1,2],null,3]]',
  ])('broken storage %j gives an empty slip', (text) => {
    expect(readSlip(text)).toEqual(EMPTY_SLIP)
  })
})
