import { isWebAddress } from '@grandstand/shared-types/core/web_address'
import { TextInput } from 'react-admin'

interface AddressInputProps {
  /** Name of a field of the profile, or of an entry of a list. */
  name: string
  source?: string
  label?: string
  helperText?: string
}

/** An address of a picture or a link. */
export function AddressInput({ name, source, label, helperText }: AddressInputProps) {
  return (
    <TextInput
      source={source ?? `settings.profile.${name}`}
      label={label ?? `siteSettings.${name}`}
      {...(helperText && { helperText })}
      validate={checkAddress}
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
    />
  )
}

function checkAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return isWebAddress(value) ? undefined : 'errors.webAddressInvalid'
}
