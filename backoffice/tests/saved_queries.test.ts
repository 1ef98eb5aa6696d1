import { describe, expect, it } from 'vitest'
import { preferenceOf, queriesIn, withQuery } from '../src/list/savedQueries.ts'

describe('saved queries', () => {
  const open = { name: 'Open', filter: { status: 0 } }

  it('are kept by list', () => {
    const preferences = { [preferenceOf('coupons')]: [open] }
    expect(queriesIn(preferences, 'coupons')).toEqual([open])
    expect(queriesIn(preferences, 'matches')).toEqual([])
  })

  it('have a name that the API takes', () => {
    expect(preferenceOf('feed/errors')).toMatch(/^[\w.-]+$/)
  })

  it('of one name are one, the last, in order of names', () => {
    const big = { name: 'Big', filter: { maxPayoutMinor_gte: 500_000 } }
    const newer = { name: 'Open', filter: { status: 0, type: 'system' } }
    expect(withQuery(withQuery([open], big), newer)).toEqual([big, newer])
  })

  it('that cannot be read count as none', () => {
    const name = preferenceOf('coupons')
    for (const stored of ['broken', { 0: open }, [{ name: 1 }, null], null]) {
      expect(queriesIn({ [name]: stored }, 'coupons')).toEqual([])
    }
  })
})
