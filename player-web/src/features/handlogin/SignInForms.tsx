import type { Me } from '@grandstand/shared-types/wire/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { meQuery, refreshAccount } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { tellOtherTabs } from '../auth/index.ts'
import { Keypad } from '../desk/index.ts'
import styles from './HandLogin.module.css'
import { prove } from '../../machine/machineKey.ts'
import type { StoredMachine } from '../../machine/machineStore.ts'
import { useHandLoginError } from './useHandLoginError.ts'
import { useTranslation } from 'react-i18next'

interface SignInFormsProps {
  machine: StoredMachine
  /** Makes this browser no machine any more, so that it can be registered anew. */
  onForget: () => void
}

/** Signs the machine's cashier in: by PIN, or by the password. */
export function SignInForms({ machine, onForget }: SignInFormsProps) {
  const { t } = useTranslation()
  const errorText = useHandLoginError()
  const [password, setPassword] = useState('')
  const onSuccess = useSignedIn()
  const { username } = machine
  const byPin = useMutation({
    mutationFn: async (pin: string) =>
      call('POST /v1/sessions/hand', { body: { username, pin, machine: await prove(machine) } }),
    onSuccess,
  })
  const byPassword = useMutation({
    mutationFn: async () =>
      call('POST /v1/sessions', { body: { username, password, machine: await prove(machine) } }),
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
        <strong>{machine.name}</strong> · {username}
      </p>
      <Keypad
        label={t('handLogin.pin')}
        error={errorText(byPin.error)}
        isPending={byPin.isPending}
        onDigits={(pin) => byPin.mutate(pin)}
      />
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
      {isUnknown && (
        <Button variant="quiet" onClick={onForget}>
          {t('handLogin.again')}
        </Button>
      )}
    </>
  )
}

/** Goes to the desk as the user who signed in. */
function useSignedIn(): (me: Me) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const home = useHome()
  return (me) => {
    client.setQueryData(meQuery.queryKey, me)
    void refreshAccount(client)
    tellOtherTabs(me.id)
    void navigate(`${home}desk`)
  }
}
