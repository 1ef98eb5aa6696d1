import { AutocompleteInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useCountryChoices } from '../../format/useCountryChoices.ts'
import { useFormat } from '../../format/useFormat.ts'

/** Parts of a country with national teams of their own. */
const HOME_NATIONS = ['ENG', 'SCO', 'WAL', 'NIR'] as const

interface CountryInputProps {
  source?: string
  /** Also the home nations, which are no countries of an address. */
  ofSport?: boolean
}

/** A country by name; empty for none. A code that a feed has brought and nobody knows stays as it is. */
export function CountryInput({ source = 'countryCode', ofSport = false }: CountryInputProps) {
  const format = useFormat()
  const countries = useCountryChoices()
  const own: unknown = useWatch({ name: source })
  const nations = HOME_NATIONS.map((id) => ({ id, name: format.value('homeNation', id) }))
  const choices: { id: string; name: string }[] = ofSport ? [...nations, ...countries] : countries
  const isKnown = typeof own !== 'string' || choices.some(({ id }) => id === own)
  return (
    <AutocompleteInput
      source={source}
      choices={isKnown ? choices : [{ id: own, name: own }, ...choices]}
      translateChoice={false}
      parse={(code: string) => code || null}
    />
  )
}
