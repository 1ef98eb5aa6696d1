import type { PaymentField, PaymentFieldType } from '@grandstand/shared-types/payments/fields'
import type { InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/Field.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'

type Keys = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'type' | 'dir' | 'autoCapitalize' | 'autoComplete'
>

/** Which keys a telephone shows for a type; values of Latin signs run from left to right. */
const KEYS: Readonly<Partial<Record<PaymentFieldType, Keys>>> = {
  number: { inputMode: 'numeric', dir: 'ltr' },
  amount: { inputMode: 'decimal', dir: 'ltr' },
  // the kind `email` of the browser would cut spaces off, and the server would see another text
  email: { inputMode: 'email', dir: 'ltr', autoCapitalize: 'none', autoComplete: 'email' },
  date: { inputMode: 'numeric', dir: 'ltr' },
  birthdate: { inputMode: 'numeric', dir: 'ltr', autoComplete: 'bday' },
  datetime: { inputMode: 'numeric', dir: 'ltr' },
  time: { inputMode: 'numeric', dir: 'ltr' },
  iban: { dir: 'ltr', autoCapitalize: 'characters' },
  identityNumber: { inputMode: 'numeric', dir: 'ltr' },
}

/** What to write where staff gave no example. */
const EXAMPLES: Readonly<Partial<Record<PaymentFieldType, string>>> = {
  date: '31.12.2000',
  birthdate: '31.12.2000',
  datetime: '31.12.2000 23:59',
  time: '23:59',
}

interface FormFieldProps {
  field: PaymentField
  value: string
  error: string | undefined
  onValue: (text: string) => void
}

/** A field of a payment form, by its type. */
export function FormField({ field, value, error, onValue }: FormFieldProps) {
  const { t } = useTranslation()
  const { name, title, type, required } = field
  const shared = {
    'label': required ? title : t('moneyPage.optional', { field: title }),
    error,
    name,
    value,
    onValue,
    'aria-required': required,
  }
  const placeholder = field.placeHolder || EXAMPLES[type]
  if (type === 'select') {
    return (
      <SelectField {...shared}>
        <option value="">{t('moneyPage.choose')}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    )
  }
  if (type === 'textarea') return <TextAreaField {...shared} placeholder={placeholder} rows={3} />
  return (
    <Field
      {...shared}
      autoComplete="off"
      spellCheck={type === 'text'}
      {...KEYS[type]}
      placeholder={placeholder}
    />
  )
}
