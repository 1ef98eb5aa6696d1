import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { required } from 'ra-core'
import { SelectInput } from 'react-admin'

const CURRENCIES = CURRENCY_CODES.map((id) => ({ id, name: id }))

interface CurrencyInputProps {
  source?: string
  /** Key of a label of its own. */
  label?: string
  helperText?: string
  isDisabled?: boolean
}

/** A required choice of one currency by its code. */
export function CurrencyInput({
  source = 'currency',
  isDisabled = false,
  ...texts
}: CurrencyInputProps) {
  return (
    <SelectInput
      source={source}
      {...texts}
      disabled={isDisabled}
      choices={CURRENCIES}
      translateChoice={false}
      validate={required()}
    />
  )
}
