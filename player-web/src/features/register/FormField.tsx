import type { RegistrationField } from '@grandstand/shared-types/registration/form'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/Field.tsx'
import type { Registration } from './useRegistration.ts'

interface FormFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  of: Registration
  name: RegistrationField
  label?: string
  hint?: string | undefined
  isOptional?: boolean
  aside?: ReactNode
}

/** A text field of the form; it shows its fault once it has lost the focus. */
export function FormField({
  of: registration,
  name,
  label,
  isOptional = false,
  ...rest
}: FormFieldProps) {
  const { t } = useTranslation()
  const field = label ?? t(`register.fields.${name}`)
  return (
    <Field
      label={isOptional ? t('register.optional', { field }) : field}
      error={registration.errorOf(name)}
      value={registration.form[name]}
      onValue={(value) => registration.set(name, value)}
      onBlur={() => registration.visit(name)}
      name={name}
      required={!isOptional}
      {...rest}
    />
  )
}
