import { useSetAtom } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { errorText, failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { STATUS, useStatus } from '../status/index.ts'
import { signInRequestAtom } from './signInRequest.ts'
import { useSignIn, useSignInFaults } from './useSignIn.ts'
import styles from './InlineSignIn.module.css'

/** Refusals after which the popup has a way on. */
const GO_ON_IN_POPUP: readonly string[] = ['activationNeeded', 'accountInactive']

/** Username and password in one row, for a wide header; the status popup says why they were refused. */
export default function InlineSignIn() {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const home = useHome()
  const status = useStatus()
  const requestSignIn = useSetAtom(signInRequestAtom)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const typed = { username, password }
  const faults = useSignInFaults(typed)
  const sending = useSignIn(typed, {
    onSignedIn: ({ type }) => {
      if (type === 'terminal') void navigate(`${home}desk`)
    },
    onRefused: (error) => {
      const goesOn = error instanceof ApiError && GO_ON_IN_POPUP.includes(error.key)
      if (goesOn) requestSignIn({ username })
      else status.show(STATUS.warning, failureText(error, t, format))
      passwordField.current?.select()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fault = faults.username ?? faults.password
    if (!fault) return sending.mutate(undefined)
    const field = faults.username ? usernameField : passwordField
    field.current?.focus()
    status.show(STATUS.warning, errorText(fault, t, format, ''))
  }

  const both = { spellCheck: false, autoCapitalize: 'none' }
  return (
    <form className={styles.form} aria-label={t('signIn.title')} onSubmit={submit} noValidate>
      <input
        {...both}
        ref={usernameField}
        name="username"
        autoComplete="username"
        aria-label={t('signIn.username')}
        placeholder={t('signIn.username')}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <input
        {...both}
        ref={passwordField}
        type="password"
        name="password"
        autoComplete="current-password"
        aria-label={t('signIn.password')}
        placeholder={t('signIn.password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <button type="submit" disabled={sending.isPending}>
        {t('signIn.submit')}
      </button>
    </form>
  )
}
