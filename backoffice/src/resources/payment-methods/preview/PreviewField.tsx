import type { RuleFault } from '@grandstand/shared-types/accounts/account_rules'
import type { PaymentField } from '@grandstand/shared-types/payments/fields'
import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { faultText } from '../../../record/form/faultText.ts'

interface PreviewFieldProps {
  field: PaymentField
  value: string
  fault: RuleFault | null
  onType: (text: string) => void
  onLeave: () => void
}

/** A field of the player's form, to be tried. */
export function PreviewField({ field, value, fault, onType, onLeave }: PreviewFieldProps) {
  const translate = useTranslate()
  const { type, title, required, placeHolder, options } = field
  return (
    <TextField
      label={required ? title : `${title} (${translate('paymentMethods.optional')})`}
      value={type === 'select' && !options.includes(value) ? '' : value}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      error={fault !== null}
      helperText={faultText(fault, field.name)}
      {...(type === 'select' && { select: true })}
      {...(type === 'textarea' && { multiline: true, minRows: 2 })}
      {...(placeHolder !== '' && type !== 'select' && { placeholder: placeHolder })}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    >
      {type === 'select' &&
        options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
    </TextField>
  )
}
