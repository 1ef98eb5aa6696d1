/** The countries from which people may play, as their brand says. */

/** Every country, none but the named ones, or all but the named ones. */
export const COUNTRY_MODES = ['any', 'only', 'except'] as const
type CountryMode = (typeof COUNTRY_MODES)[number]

export interface CountrySettings {
  mode: CountryMode
  /** ISO 3166 alpha-2 codes of the countries that `mode` speaks of. */
  codes: string[]
  /** Whether an address of no known country may play; without a country database every address is one. */
  allowUnknown: boolean
  /** Whether an address of the VPN list is refused. */
  refuseVpn: boolean
}

export const DEFAULT_COUNTRIES: CountrySettings = {
  mode: 'any',
  codes: [],
  allowUnknown: true,
  refuseVpn: false,
}

/** What is known of an address. */
export interface Origin {
  /** ISO 3166 alpha-2; null when the country database does not know it. */
  country: string | null
  /** It stands on the VPN list. */
  isVpn: boolean
}

export function mayPlayFrom(
  { country, isVpn }: Origin,
  { mode, codes, allowUnknown, refuseVpn }: CountrySettings
): boolean {
  if (isVpn && refuseVpn) return false
  if (mode === 'any') return true
  if (country === null) return allowUnknown
  return codes.includes(country) === (mode === 'only')
}
