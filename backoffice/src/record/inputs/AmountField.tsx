import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import type { TextFieldProps } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { TextField } from './TextField.tsx'

interface AmountFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string
  onText: (text: string) => void
}

/** An amount outside the form of a record; a text that is no amount is refused with an example. */
export function AmountField({ onText, error, helperText, slotProps, ...field }: AmountFieldProps) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const isUnread = field.value.trim() !== '' && parseMoney(field.value, locale) === null
  return (
    <TextField
      {...field}
      onChange={(event) => onText(event.target.value)}
      error={isUnread || error === true}
      helperText={isUnread ? translate('form.amount') : helperText}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' }, ...slotProps }}
    />
  )
}
