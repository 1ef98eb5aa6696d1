import { describe, expect, it } from 'vitest'
import { keepQueries, readQueries, withQuery } from '../src/list/savedQueries.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('saved queries', () => {
  const open = { name: 'Open', filter: { status: 0 } }

  it('are kept by person and by list', () => {
    const browser = shelf()
    keepQueries(browser, 1, 'coupons', [open])
    expect(readQueries(browser, 1, 'coupons')).toEqual([open])
    expect(readQueries(browser, 2, 'coupons')).toEqual([])
    expect(readQueries(browser, 1, 'matches')).toEqual([])
  })

  it('of one name are one, the last, in order of names', () => {
    const big = { name: 'Big', filter: { maxPayoutMinor_gte: 500_000 } }
    const newer = { name: 'Open', filter: { status: 0, type: 'system' } }
    expect(withQuery(withQuery([open], big), newer)).toEqual([big, newer])
  })

  it('that cannot be read count as none', () => {
    const browser = shelf()
    browser.setItem('grandstand.backoffice.savedQueries.1.coupons', '{broken')
    expect(readQueries(browser, 1, 'coupons')).toEqual([])
    browser.setItem('grandstand.backoffice.savedQueries.1.coupons', '[{"name":1},null]')
    expect(readQueries(browser, 1, 'coupons')).toEqual([])
  })
})
