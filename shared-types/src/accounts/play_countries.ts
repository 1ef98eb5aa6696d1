/** The countries from which a brand lets people play. */

/** Every country, none but the named ones, or all but the named ones. */
export const COUNTRY_MODES = ['any', 'only', 'except'] as const
type CountryMode = (typeof COUNTRY_MODES)[number]

export interface CountrySettings {
  mode: CountryMode
  /** ISO 3166 alpha-2 codes of the countries that `mode` names. */
  codes: string[]
  /** Whether addresses of no known country may play; without a country database these are all addresses. */
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

/** The origin of an address. */
export interface Origin {
  /** ISO 3166 alpha-2; null when the country database does not know it. */
  country: string | null
  /** The address is on the VPN list. */
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
