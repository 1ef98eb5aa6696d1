import { COUNTRY_CODES } from '@grandstand/shared-types/accounts/country_codes'
import type { CountryView } from '@grandstand/shared-types/wire/site/sites'

const byTag = new Map<string, CountryView[]>()

/** All countries by their names in a language, in its order. `tag` is from the language table. */
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
