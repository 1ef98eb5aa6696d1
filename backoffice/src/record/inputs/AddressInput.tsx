import { isWebAddress } from '@grandstand/shared-types/core/web_address'
import { TextInput } from 'react-admin'

interface AddressInputProps {
  source: string
  label?: string
  helperText?: string
}

/** An address that a page may open or show: `isWebAddress`. */
export function AddressInput({ source, label, helperText }: AddressInputProps) {
  return (
    <TextInput
      source={source}
      {...(label && { label })}
      {...(helperText && { helperText })}
      validate={checkAddress}
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
    />
  )
}

/** The key of the fault of an address that is none. */
export function checkAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return isWebAddress(value) ? undefined : 'errors.webAddressInvalid'
}
