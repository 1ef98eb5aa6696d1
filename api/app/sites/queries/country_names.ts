import { COUNTRY_CODES } from '@grandstand/shared-types/accounts/country_codes'
import type { CountryView } from '@grandstand/shared-types/wire/sites'

const byTag = new Map<string, CountryView[]>()

/** Every country by its name in a language, in that language's order. `tag` is one of the language table's. */
export function countryNames(tag: string): CountryView[] {
  const known = byTag.get(tag)
  if (known) return known
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }))
  countries.sort((a, b) => compare(a.name, b.name))
  byTag.set(tag, countries)
  return countries
}
