import { describe, expect, it } from 'vitest'
import { NO_TERMS, termsOf, type TypedTerms } from '../src/resources/commission-plans/terms.ts'

const typed = (changes: Partial<TypedTerms>): TypedTerms => ({
  ...NO_TERMS,
  fromDay: '2026-12-01',
  bands: [{ fromText: '1', rateText: '2,5' }],
  ...changes,
})
const read = (changes: Partial<TypedTerms>) => termsOf(typed(changes), 'tr')

describe('the terms of a plan as they are typed', () => {
  it('contain what the basis uses, and nothing else', () => {
    const plain = {
      fromDay: '2026-12-01',
      basis: 'turnover',
      scope: 'branch',
      negative: 'carry',
      bands: [{ fromSelections: 1, rate: 250 }],
    }
    expect(read({})).toEqual(plain)
    // fields left over from another basis
    expect(read({ turnover: 'with', costs: ['bonuses'], capText: '5' })).toEqual(plain)
    expect(read({ basis: 'netWin', costs: ['bonuses'] })).toEqual({
      ...plain,
      basis: 'netWin',
      costs: ['bonuses'],
    })
  })

  it('name bands of the turnover beside a win', () => {
    const turnoverBands = [{ fromText: '2', rateText: '1' }]
    expect(read({ basis: 'grossWin', turnover: 'without', turnoverBands })).toMatchObject({
      basis: 'grossWin',
      turnover: 'without',
      turnoverBands: [{ fromSelections: 2, rate: 100 }],
    })
    const unread = [{ fromText: '', rateText: '1' }]
    expect(read({ basis: 'grossWin', turnover: 'with', turnoverBands: unread })).toBeNull()
  })

  it('name a cap where negative periods are carried as far as one', () => {
    expect(read({ negative: 'cap', capText: '1.250,50' })).toMatchObject({ carryCapMinor: 125_050 })
    expect(read({ negative: 'cap', capText: '' })).toBeNull()
  })
})
