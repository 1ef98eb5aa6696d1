import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/Field.tsx'
import { PASSWORD } from './passwordName.ts'

interface PasswordFieldProps {
  value: string
  error: string | undefined
  onValue: (text: string) => void
}

/** The password of the player, which appears when the server asks for it before a withdrawal (must-hold S9). */
export function PasswordField({ value, error, onValue }: PasswordFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  // after the status popup, which gives the focus back to the button when it closes
  useEffect(() => field.current?.focus(), [])
  return (
    <Field
      ref={field}
      label={t('signIn.password')}
      hint={t('moneyPage.passwordHint')}
      name={PASSWORD}
      type="password"
      autoComplete="current-password"
      value={value}
      error={error}
      onValue={onValue}
    />
  )
}
