/** The changes that an entry of the audit log shows. */
import { describe, expect, it } from 'vitest'
import en from '../src/i18n/en/index.ts'
import { changesOf, creditChanges } from '../src/resources/audit-log/changes.ts'
import { changeText, type ChangeWords } from '../src/resources/audit-log/changeText.ts'

function textAt(key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null
          ? Object.entries(at).find(([known]) => known === name)?.[1]
          : undefined,
      en
    )
}

const words: ChangeWords = {
  translate: (key, fallback) => {
    const text = textAt(key)
    return typeof text === 'string' ? text : fallback
  },
  nameOf: (field, id) => (field === 'homeTeamId' && id === 419 ? 'Berlin Spree' : undefined),
  amount: (minor) => `${minor} minor`,
  rate: (rate) => `${rate} of 10000`,
  time: (epochMs) => `at ${epochMs}`,
  band: ({ fromSelections, rate }) => `from ${fromSelections}: ${rate}`,
  tier: ({ fromMinor, rate }) => `from ${fromMinor}: ${rate}`,
}

const told = (detail: Record<string, unknown>, subject: string) =>
  changesOf(detail).map((change) => changeText(change, subject, words))

describe('changes', () => {
  it('are shown field by field, before and after, and only where something changed', () => {
    const detail = {
      before: { status: 1, limits: { maxStakeMinor: 500, minStakeMinor: 100 } },
      after: { status: 0, limits: { maxStakeMinor: 900, minStakeMinor: 100 } },
    }
    expect(told(detail, 'user')).toEqual([
      { label: 'Status', before: 'Active', after: 'Suspended' },
      { label: 'Limits · Highest stake', before: '500 minor', after: '900 minor' },
    ])
  })

  it('name a product, and a type of coupons, by what holds it', () => {
    const detail = (live: number) => ({
      products: { live },
      limits: { types: { live: { maxStakeMinor: live * 100 } } },
    })
    expect(told({ before: detail(1), after: detail(0) }, 'user')).toEqual([
      { label: 'Products · Live', before: 'Yes', after: 'No' },
      { label: 'With a live selection · Highest stake', before: '100 minor', after: '0 minor' },
    ])
  })

  it('name the terms of a deal with an affiliate, its codes and its rates', () => {
    const deal = {
      ...{ fromDay: '2026-11-01', kind: 'hybrid', tierMode: 'ladder', negative: 'cap' },
      ...{ tiers: [{ fromMinor: 0, rate: 3000 }], costs: ['bonuses'], products: ['sport', 'live'] },
      ...{ feeRate: 500, carryCapMinor: 900, cpaMinor: 100, leastDepositMinor: 50 },
      ...{ leastStakesMinor: 20, clawbackDays: 30, subRate: 250, secondSubRate: 0 },
    }
    const texts = told({ after: deal }, 'affiliate')
    expect(texts.map(({ after }) => after)).toEqual([
      ...['2026-11-01', 'Revenue share and CPA', 'Each slice at its own rate'],
      ...['Carried up to a cap', 'from 0: 3000', 'Bonuses', 'Sport, Live', '500 of 10000'],
      ...['900 minor', '100 minor', '50 minor', '20 minor', '30', '250 of 10000', '0 of 10000'],
    ])
    expect(texts.filter(({ label }) => /^[a-z]+[A-Z]?/.test(label))).toEqual([])
    expect(told({ after: { key: 'removed', address: null } }, 'affiliate')[0]?.after).toBe(
      'Taken away'
    )
  })

  it('read rows of the database as the API’s own fields', () => {
    const before = { odds_milli: 1850, active: 1, names: '{"tr":"A"}' }
    const after = { odds_milli: 1900, active: 0, names: '{"tr":"B"}' }
    expect(told({ before, after }, 'outcome')).toEqual([
      { label: 'Price', before: '1.85', after: '1.90' },
      { label: 'State', before: 'Yes', after: 'No' },
      { label: 'Name · Turkish', before: 'A', after: 'B' },
    ])
  })

  it('name the rows that they hold by their ids, and orders in words', () => {
    expect(told({ after: { home_team_id: 419, away_team_id: 420 } }, 'match')).toEqual([
      { label: 'Home', before: null, after: 'Berlin Spree' },
      { label: 'Away', before: null, after: '420' },
    ])
    expect(told({ decisionKind: 'resultUndo', direction: 'withdrawal' }, 'payment')).toEqual([
      { label: 'Order', before: null, after: 'Result taken back' },
      { label: 'Kind', before: null, after: 'Withdrawal' },
    ])
  })

  it('tell the terms of a commission plan in words', () => {
    const after = {
      basis: 'netWin',
      scope: 'branch',
      negative: 'carry',
      bands: [
        { fromSelections: 1, rate: 1_500 },
        { fromSelections: 3, rate: 2_500 },
      ],
      costs: ['bonuses'],
    }
    expect(told({ after }, 'commissionPlan')).toEqual([
      { label: 'Basis', before: null, after: 'Net win' },
      { label: 'Counts', before: null, after: 'Whole branch, by difference' },
      { label: 'Negative periods', before: null, after: 'Carried forward' },
      { label: 'Rates by selections', before: null, after: 'from 1: 1500, from 3: 2500' },
      { label: 'Costs taken off the win', before: null, after: 'Bonuses' },
    ])
    expect(told({ after: { plan: 'Net 15', planId: 4 } }, 'user')).toEqual([
      { label: 'Commission plan', before: null, after: 'Net 15' },
      { label: 'Commission plan no.', before: null, after: '4' },
    ])
  })

  it('leave out products that stay open', () => {
    const after = { products: { sport: 1, casino: 0 } }
    expect(changesOf({ before: { products: {} }, after }).map(({ path }) => path)).toEqual([
      ['products', 'casino'],
    ])
  })

  it('of other entries are the new values', () => {
    expect(told({ revision: 2 }, 'match')).toEqual([
      { label: 'Revision', before: null, after: '2' },
    ])
  })

  it('of signing in and out name the session and the reason of a refusal', () => {
    expect(told({ sessionId: 3 }, 'user')).toEqual([
      { label: 'Session no.', before: null, after: '3' },
    ])
    expect(told({ sessionCount: 2 }, 'user')).toEqual([
      { label: 'Sessions ended', before: null, after: '2' },
    ])
    expect(told({ reason: 'password' }, 'user')).toEqual([
      { label: 'Reason', before: null, after: 'Wrong password' },
    ])
  })

  it('of a print name the paper', () => {
    expect(told({ page: 'duplicate', printNumber: 2, copyNumber: 1 }, 'coupon')).toEqual([
      { label: 'Paper', before: null, after: 'Copy of a ticket' },
      { label: 'Print no.', before: null, after: '2' },
      { label: 'Copy no.', before: null, after: '1' },
    ])
  })

  it('of a credit move are the amount and both balances', () => {
    const detail = {
      transferId: 7,
      amountMinor: 500,
      actor: { id: 1, beforeMinor: null, afterMinor: null },
      user: { id: 2, beforeMinor: 0, afterMinor: 500 },
      maxSendMinor: null,
    }
    expect(creditChanges(detail).map((change) => changeText(change, 'user', words))).toEqual([
      { label: 'Amount', before: null, after: '500 minor' },
      { label: 'Balance of the user', before: '0 minor', after: '500 minor' },
      { label: 'Transfer no.', before: null, after: '7' },
    ])
  })
})
