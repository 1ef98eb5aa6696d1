import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { meQuery, refreshAccount } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { tellOtherTabs } from '../auth/index.ts'
import { Keypad } from '../status/index.ts'
import styles from './HandLogin.module.css'
import { prove } from '../../machine/machineKey.ts'
import type { StoredMachine } from '../../machine/machineStore.ts'
import { CashierChoice } from './CashierChoice.tsx'
import { keepCashier, knownCashiers } from './cashiers.ts'
import { useHandLoginError } from './useHandLoginError.ts'
import { useTranslation } from 'react-i18next'

interface SignInFormsProps {
  machine: StoredMachine
  /** Removes the machine from this browser, so that it can be registered anew. */
  onForget: () => void
}

/**
 * Hand login by PIN, and operator login by password, for the machine's cashier or, at a branch, for any cashier of the
 * shop.
 */
export function SignInForms({ machine, onForget }: SignInFormsProps) {
  const { t } = useTranslation()
  const errorText = useHandLoginError()
  const isBranch = machine.mode === 'branch'
  const [username, setUsername] = useState(
    isBranch ? (knownCashiers()[0] ?? machine.username) : machine.username
  )
  const [password, setPassword] = useState('')
  const onSuccess = useSignedIn()
  const proof = () => prove({ ...machine, username: username.trim() })
  const byPin = useMutation({
    mutationFn: async (pin: string) =>
      call('POST /v1/sessions/hand', {
        body: { username: username.trim(), pin, machine: await proof() },
      }),
    onSuccess,
  })
  const byPassword = useMutation({
    mutationFn: async () =>
      call('POST /v1/sessions', {
        body: { username: username.trim(), password, machine: await proof() },
      }),
    onSuccess,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !byPassword.isPending) byPassword.mutate()
  }
  const isUnknown = [byPin.error, byPassword.error].some(
    (error) => error instanceof ApiError && error.key === 'machineRequired'
  )
  return (
    <>
      <p>
        <strong>{machine.name}</strong>
        {!isBranch && ` · ${username}`}
      </p>
      {isBranch && <CashierChoice username={username} onChoose={setUsername} />}
      <section aria-labelledby="hand-login">
        <h2 id="hand-login" className={styles.way}>
          {t('handLogin.byHand')}
        </h2>
        <Keypad
          // the next cashier must not see that another's PIN was refused
          key={username}
          label={t('handLogin.pin')}
          error={errorText(byPin.error)}
          isPending={byPin.isPending}
          onDigits={(pin) => byPin.mutate(pin)}
        />
      </section>
      <section aria-labelledby="operator-login">
        <h2 id="operator-login" className={styles.way}>
          {t('handLogin.byPassword')}
        </h2>
        <form className={styles.form} onSubmit={submit}>
          <Field
            label={t('handLogin.password')}
            type="password"
            value={password}
            onValue={setPassword}
            error={errorText(byPassword.error)}
            autoComplete="current-password"
          />
          <Button type="submit" disabled={password === '' || byPassword.isPending}>
            {t('handLogin.signIn')}
          </Button>
        </form>
      </section>
      {isUnknown && (
        <Button variant="quiet" onClick={onForget}>
          {t('handLogin.again')}
        </Button>
      )}
    </>
  )
}

/** Opens the desk for the user who signed in. */
function useSignedIn(): (me: Me) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const home = useHome()
  return (me) => {
    keepCashier(me.username)
    client.setQueryData(meQuery.queryKey, me)
    void refreshAccount(client)
    tellOtherTabs(me.id)
    void navigate(`${home}desk`)
  }
}
