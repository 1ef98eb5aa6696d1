import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { errorText, failureText, type Fault } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ActivationMailButton } from './ActivationMailButton.tsx'
import { SignInHelp } from './SignInHelp.tsx'
import { useSignIn, useSignInFaults } from './useSignIn.ts'
import styles from './SignInForm.module.css'

const { max } = LOGIN_FIELD_LENGTH

interface SignInFormProps {
  /** The username that the form begins with. */
  name?: string | undefined
  onSignedIn: (me: Me) => void
  /** Called with the text of a refusal, which the form shows, too. */
  onRefused?: (text: string) => void
  /** Called when the account works on a registered machine only; it opens hand login. */
  onMachine?: () => void
  /** Called when a link leads away from the form. */
  onLeave?: () => void
}

/** Username and password, for the sign-in popup and the sign-in page. */
export function SignInForm({
  name = '',
  onSignedIn,
  onRefused,
  onMachine,
  onLeave,
}: SignInFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [username, setUsername] = useState(name)
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [wasSent, setSent] = useState(false)
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const typed = { username, password }
  const sending = useSignIn(typed, {
    onSignedIn,
    onMachine,
    onRefused: (error) => {
      passwordField.current?.select()
      onRefused?.(failureText(error, t, format))
    },
  })

  const refusal = sending.error instanceof ApiError ? sending.error.key : null
  const faults = useSignInFaults(typed)
  const textOf = (fault: Fault | null) =>
    wasSent && fault ? errorText(fault, t, format, '') : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (faults.username) usernameField.current?.focus()
    else if (faults.password) passwordField.current?.focus()
    else sending.mutate(undefined)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t('signIn.lead')}</p>
      {sending.error && (
        <p className={styles.error} role="alert">
          <CircleAlert size={18} aria-hidden />
          {failureText(sending.error, t, format)}
        </p>
      )}
      {refusal === 'activationNeeded' && <ActivationMailButton name={username.trim()} />}
      {refusal === 'accountInactive' && (
        <Button variant="quiet" disabled={sending.isPending} onClick={() => sending.mutate(true)}>
          {t('signIn.returns')}
        </Button>
      )}
      <Field
        ref={usernameField}
        label={t('signIn.username')}
        error={textOf(faults.username)}
        value={username}
        onValue={setUsername}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={max}
        data-autofocus
      />
      <Field
        ref={passwordField}
        label={t('signIn.password')}
        error={textOf(faults.password)}
        value={password}
        onValue={setPassword}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={max}
        aside={
          <IconButton
            label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </IconButton>
        }
      />
      <Button type="submit" size="large" disabled={sending.isPending}>
        {t(sending.isPending ? 'signIn.sending' : 'signIn.submit')}
      </Button>
      <SignInHelp {...(onLeave && { onLeave })} />
    </form>
  )
}
