/** An address without a language of the site gets one. */
import { describe, expect, test } from 'vitest'
import { repairedPath } from '../src/app/repairedPath.ts'

const SITE = { languages: ['tr', 'en'], defaultLanguage: 'en' }
const repaired = (path: string, site: typeof SITE | undefined = SITE) => {
  const [pathname = '', query] = path.split('?')
  return repairedPath({ pathname, search: query ? `?${query}` : '' }, site)
}

describe('the language of an address', () => {
  test('stays when the site has it', () => {
    expect(repaired('/tr/coupons')).toBeNull()
    expect(repaired('/en/')).toBeNull()
  })

  test('becomes the brand’s where the site does not have it', () => {
    expect(repaired('/xx/coupons?status=won')).toBe('/en/coupons?status=won')
    expect(repaired('/tr/coupons', { languages: ['en'], defaultLanguage: 'en' })).toBe(
      '/en/coupons'
    )
  })

  test('is added to a path without one', () => {
    expect(repaired('/coupons')).toBe('/en/coupons')
    expect(repaired('/match/7?tab=goals')).toBe('/en/match/7?tab=goals')
  })

  test('is Turkish for the sign-in with a user', () => {
    expect(repaired('/en/LoginWithUser?parent=3&isOp=1')).toBe('/tr/LoginWithUser?parent=3&isOp=1')
    expect(repaired('/tr/loginwithuser?parent=3')).toBeNull()
    expect(repaired('/LoginWithUser?parent=3')).toBe('/tr/LoginWithUser?parent=3')
  })

  test('never leads to itself, even before the settings are loaded', () => {
    const none = { languages: [], defaultLanguage: 'xx' }
    for (const path of [
      '/',
      '/tr/',
      '/xx/',
      '/qq/coupons',
      '/en/LoginWithUser',
      '/LoginWithUser',
    ]) {
      for (const site of [SITE, none]) {
        const first = repaired(path, site)
        if (first !== null) expect(repaired(first, site), path).toBeNull()
      }
      const early = repairedPath({ pathname: path, search: '' }, undefined)
      if (early !== null) {
        expect(repairedPath({ pathname: early, search: '' }, undefined)).toBeNull()
      }
    }
  })
})
