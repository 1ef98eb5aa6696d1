import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COUNTRY_MODES,
  DEFAULT_COUNTRIES,
  mayPlayFrom,
  type CountrySettings,
  type Origin,
} from '../../src/accounts/play_countries.ts'

const CODES = ['TR', 'DE', 'FR', 'US']
const origin: fc.Arbitrary<Origin> = fc.record({
  country: fc.constantFrom(...CODES, null),
  isVpn: fc.boolean(),
})
const settings: fc.Arbitrary<CountrySettings> = fc.record({
  mode: fc.constantFrom(...COUNTRY_MODES),
  codes: fc.uniqueArray(fc.constantFrom(...CODES)),
  allowUnknown: fc.boolean(),
  refuseVpn: fc.boolean(),
})

describe('the country permission of a brand (must-hold A9)', () => {
  it('lets everybody play where the brand has set nothing', () => {
    fc.assert(fc.property(origin, (from) => mayPlayFrom(from, DEFAULT_COUNTRIES)))
  })

  it('lets a known country play by "only" exactly where "except" refuses it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CODES), settings, (country, set) => {
        const from = { country, isVpn: false }
        expect(mayPlayFrom(from, { ...set, mode: 'only' })).toBe(
          !mayPlayFrom(from, { ...set, mode: 'except' })
        )
      })
    )
  })

  it('decides on an unknown country by its setting, where countries count at all', () => {
    fc.assert(
      fc.property(settings, (set) => {
        const may = mayPlayFrom({ country: null, isVpn: false }, set)
        expect(may).toBe(set.mode === 'any' || set.allowUnknown)
      })
    )
  })

  it('refuses a VPN in every country when it refuses VPNs, and ignores it otherwise', () => {
    fc.assert(
      fc.property(origin, settings, (from, set) => {
        const asIs = mayPlayFrom({ ...from, isVpn: false }, set)
        expect(mayPlayFrom({ ...from, isVpn: true }, set)).toBe(asIs && !set.refuseVpn)
      })
    )
  })
})
