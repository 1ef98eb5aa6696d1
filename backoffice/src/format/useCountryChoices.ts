import { COUNTRY_CODES } from '@grandstand/shared-types/accounts/country_codes'
import { useFormat } from './useFormat.ts'

/** Every country as a choice of a select, by name. */
export function useCountryChoices(): { id: string; name: string }[] {
  const { locale } = useFormat()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const countries = COUNTRY_CODES.map((id) => ({ id, name: names.of(id) ?? id }))
  return countries.sort((a, b) => a.name.localeCompare(b.name, locale))
}
