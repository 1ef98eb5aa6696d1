import type { LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { errorText, failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './Privacy.module.css'

interface PasswordFormProps {
  icon: LucideIcon
  /** The text of the button. */
  action: string
  variant?: 'primary' | 'warning'
  isPending: boolean
  error: Error | null
  onSend: (password: string) => void
}

/** Asks for the own password before an act. */
export function PasswordForm(props: PasswordFormProps) {
  const { icon: Icon, action, variant = 'primary', isPending, error, onSend } = props
  const { t } = useTranslation()
  const format = useFormat()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const send = () => {
    setMissing(password === '')
    if (password === '') field.current?.focus()
    else onSend(password)
  }
  const ofField = error instanceof ApiError ? error.fields[0] : undefined
  const refusal =
    error && (ofField ? errorText(ofField, t, format, '') : failureText(error, t, format))
  const fault = isMissing ? t('errors.isRequiredArea') : (refusal ?? undefined)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) send()
      }}
    >
      <Field
        ref={field}
        label={t('passwords.current')}
        error={fault}
        value={password}
        onValue={setPassword}
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
      <Button type="submit" variant={variant} disabled={isPending}>
        <Icon size={18} aria-hidden />
        {action}
      </Button>
    </form>
  )
}
