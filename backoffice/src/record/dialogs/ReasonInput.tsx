import { TextField } from '../inputs/TextField.tsx'
import { REASON_LENGTH } from '@grandstand/shared-types/core/reason'
import { useTranslate } from 'ra-core'

interface ReasonInputProps {
  value: string
  onChange: (value: string) => void
  /** For the only field of a dialog. */
  autoFocus?: boolean
}

/** The reason for an act of staff. */
export function ReasonInput({ value, onChange, autoFocus = false }: ReasonInputProps) {
  const translate = useTranslate()
  return (
    <TextField
      required
      fullWidth
      autoFocus={autoFocus}
      label={translate('form.reason')}
      helperText={translate('form.reasonHint')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
    />
  )
}
