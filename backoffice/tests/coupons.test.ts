import { describe, expect, it } from 'vitest'
import { newDraft, orderOf, toggled } from '../src/resources/coupons/manual/manualDraft.ts'
import { systemText, typeText } from '../src/resources/coupons/systemText.ts'
import { factText } from '../src/resources/facts/factText.ts'
import type { CouponDetailSelection } from '@grandstand/shared-types/wire/betting/coupons'

const selection = (position: number, more: Partial<CouponDetailSelection> = {}) => ({
  position,
  matchId: position,
  home: 'A',
  away: 'B',
  isRace: false,
  startsAt: 0,
  sportId: 1,
  tournamentName: 'League',
  marketTypeId: 1,
  specifier: '',
  outcomeKey: '1',
  oddsMilli: 2000,
  isBanker: false,
  result: null,
  resultRevision: null,
  score: null,
  isManual: false,
  mayBeDeadHeat: false,
  explain: null,
  ...more,
})

describe('resolving a coupon by hand', () => {
  const draft = { ...newDraft([selection(0), selection(1)]), reason: ' walked off ' }

  it('needs a chosen selection and a reason', () => {
    expect(orderOf(draft)).toBeNull()
    expect(orderOf({ ...toggled(draft, selection(1)), reason: 'no' })).toBeNull()
  })

  it('as void names the chosen selections in order, and the reason without spaces around it', () => {
    expect(orderOf(toggled(toggled(draft, selection(1)), selection(0)))).toEqual({
      action: 'void',
      reason: 'walked off',
      selections: [{ position: 0 }, { position: 1 }],
    })
    expect(orderOf(toggled(toggled(draft, selection(1)), selection(1)))).toBeNull()
  })

  it('with results needs a result for each chosen selection', () => {
    const settle = {
      ...toggled(toggled(draft, selection(0)), selection(1)),
      action: 'settle' as const,
    }
    const half = { ...settle, chosen: new Map(settle.chosen).set(0, 'won') }
    expect(orderOf(half)).toBeNull()
    expect(
      orderOf({ ...half, chosen: new Map(half.chosen).set(1, 'halfLost') })?.selections
    ).toEqual([
      { position: 0, result: 'won' },
      { position: 1, result: 'halfLost' },
    ])
  })

  it('as cancelled means the whole coupon, whichever selections were chosen before', () => {
    expect(orderOf({ ...toggled(draft, selection(1)), action: 'cancel' })).toEqual({
      action: 'cancel',
      reason: 'walked off',
    })
  })

  it('begins with the only selection of a single chosen', () => {
    expect([...newDraft([selection(0)]).chosen.keys()]).toEqual([0])
  })
})

describe('a system in words', () => {
  const five = [0, 1, 2, 3, 4].map((position) => selection(position))
  it('names k of n, and counts bankers inside k', () => {
    expect(systemText({ sizes: [3, 4], selections: five })).toBe('3/5, 4/5')
    const banked = five.map((selection) => ({ ...selection, isBanker: selection.position === 0 }))
    expect(systemText({ sizes: [3], selections: banked })).toBe('B + 2/4')
  })
  it('counts several picks on one match as one', () => {
    const grouped = five.map((selection) => ({
      ...selection,
      matchId: Math.floor(selection.position / 2),
    }))
    expect(systemText({ sizes: [2], selections: grouped })).toBe('2/3')
  })
  it('has its name where it has one', () => {
    const three = { sizes: [2, 3], selections: five.slice(0, 3) }
    const named = { ...three, systemName: 'trixie' as const }
    expect(typeText(named, 'Sistem', 'tr')).toBe('Sistem Trixie 2/3, 3/3')
    expect(typeText({ ...three, systemName: null }, 'System', 'en')).toBe('System 2/3, 3/3')
    expect(typeText({ sizes: [], selections: five, systemName: null }, 'Combo', 'en')).toBe('Combo')
  })
  it('is empty for a coupon of another type', () => {
    expect(systemText({ sizes: [], selections: five })).toBe('')
  })
})

describe('facts in one line', () => {
  const say = (code: string) => ({ home: 'ev', away: 'dep', penalty: 'pen.' })[code] ?? code
  it('scores, periods, goals and statistics', () => {
    expect(factText([2, 1], say)).toBe('2:1')
    expect(factText({ 1: [6, 4], 2: [7, 5] }, say)).toBe('1: 6:4, 2: 7:5')
    expect(
      factText(
        [
          { side: 'home', minute: 12 },
          { side: 'away', type: 'penalty' },
        ],
        say
      )
    ).toBe("ev 12', dep (pen.)")
    expect(factText({ 1: { corners: [3, 2] } }, say)).toBe('1: corners: 3:2')
    expect(factText('home', say)).toBe('ev')
    expect(factText(undefined, say)).toBe('–')
  })
})
