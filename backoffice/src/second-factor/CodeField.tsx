import { TextField } from '../record/inputs/TextField.tsx'
import { LONGEST_CODE } from '@grandstand/shared-types/accounts/second_factor'
import { useTranslate } from 'ra-core'

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  /** Whether the field also takes a recovery code. */
  takesRecovery?: boolean
}

/** The field for a code of the authenticator app, which phones and password keepers fill by themselves. */
export function CodeField({ value, onChange, takesRecovery = true }: CodeFieldProps) {
  const translate = useTranslate()
  return (
    <TextField
      autoFocus
      required
      fullWidth
      label={translate('secondFactor.code')}
      helperText={takesRecovery && translate('secondFactor.codeHint')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: {
          autoComplete: 'one-time-code',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: LONGEST_CODE,
          ...(takesRecovery ? {} : { inputMode: 'numeric' }),
        },
      }}
    />
  )
}
