import { required } from 'ra-core'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'

interface WholeInputProps {
  /** Path below the settings. */
  name: string
  min?: number
  max: number
}

/** A whole number of the site's settings. */
export function WholeInput({ name, min = 0, max }: WholeInputProps) {
  return (
    <NumberInput
      source={`settings.${name}`}
      label={`siteSettings.${name}`}
      min={min}
      max={max}
      step={1}
      validate={required()}
    />
  )
}
