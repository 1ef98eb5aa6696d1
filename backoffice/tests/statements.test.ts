import { describe, expect, it } from 'vitest'
import { rowsOfFigure, type Figure } from '../src/resources/statements/rowsOfFigure.ts'

const STATEMENT = {
  id: 12,
  periodId: 3,
  dealerId: 7,
  currency: 'TRY',
  startsAt: 1_000,
  endsAt: 2_000,
  paidAt: null,
}

/** Resource, filter and order of the list that a figure opens. */
function opened(figure: Figure, scope: 'own' | 'branch', more: { paidAt?: number } = {}) {
  const [path = '', query] = rowsOfFigure({ ...STATEMENT, ...more }, figure, scope).split('?')
  const params = new URLSearchParams(query)
  return {
    list: path.slice(1),
    filter: JSON.parse(params.get('filter') ?? '{}'),
    sort: params.get('sort'),
  }
}

describe('the rows behind a figure of a statement', () => {
  it('are entries of the dealer, or of the branch, for movements of money', () => {
    const of = { currency: 'TRY', createdAt_gte: 1_000, createdAt_lte: 1_999 }
    const staked = { ...of, kind: ['stake', 'gameBet', 'drawStake'] }
    expect(opened('stakesMinor', 'own')).toMatchObject({
      list: 'ledger-entries',
      filter: { ...staked, keptBy: 7 },
    })
    expect(opened('stakesMinor', 'branch').filter).toEqual({ ...staked, keptInBranchOf: 7 })
    expect(opened('closingMinor', 'own').filter).not.toHaveProperty('kind')
  })

  it('are the earlier statements for the amounts that they carried on', () => {
    const before = { currency: 'TRY', endsAt: 1_000 }
    expect(opened('openingMinor', 'own')).toMatchObject({
      list: 'statements',
      filter: { ...before, dealerId: 7 },
    })
    expect(opened('carriedMinor', 'branch').filter).toEqual({ ...before, branchOf: 7 })
  })

  it('are the coupons on the page for commission, and its payment once it is paid', () => {
    expect(rowsOfFigure(STATEMENT, 'turnoverMinor', 'own')).toBe('#coupons')
    expect(rowsOfFigure(STATEMENT, 'payableMinor', 'own')).toBe('#coupons')
    expect(opened('payableMinor', 'own', { paidAt: 5 })).toMatchObject({
      list: 'ledger-entries',
      filter: { kind: 'commissionPaid', referenceType: 'statement', referenceId: 12 },
    })
  })

  it('are the statements of the branch, the greatest first, for all other figures of the branch', () => {
    expect(opened('turnoverMinor', 'branch')).toEqual({
      list: 'statements',
      filter: { branchOf: 7, periodId: 3, currency: 'TRY' },
      sort: 'turnoverMinor',
    })
  })
})
