import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { LockKeyhole } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { call } from '../../../api/client.ts'
import { prove } from '../../../machine/machineKey.ts'
import { machineFor, machineQuery, type StoredMachine } from '../../../machine/machineStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { useSignOut } from '../../auth/index.ts'
import { Keypad } from '../../status/index.ts'
import { useDeskError } from '../useDeskError.ts'
import { useTranslation } from 'react-i18next'
import { lockedForAtom } from './lock.ts'
import styles from './Unlock.module.css'

/**
 * The locked screen: who locked it, the ways to unlock it, and signing out. A cashier unlocks it by signing in again:
 * with the password, or on a registered machine with the PIN.
 */
export function Unlock({ me }: { me: Me }) {
  const { t } = useTranslation()
  const errorText = useDeskError()
  const lock = useSetAtom(lockedForAtom)
  const signOut = useSignOut()
  const [password, setPassword] = useState('')
  const open = () => lock(null)
  const leave = (path?: string) => {
    open()
    signOut(path)
  }
  const { username } = me
  const { data: machine } = useQuery(machineQuery)
  const own = machineFor(machine, username)
  const byPin = useMutation({
    mutationFn: async ({ pin, at }: { pin: string; at: StoredMachine }) =>
      call('POST /v1/sessions/hand', { body: { username, pin, machine: await prove(at) } }),
    onSuccess: open,
  })
  const check = useMutation({
    mutationFn: async () =>
      call('POST /v1/sessions', {
        body: { username, password, ...(own && { machine: await prove(own) }) },
      }),
    onSuccess: open,
    onError: () => setPassword(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !check.isPending) check.mutate()
  }
  return (
    <form className={styles.unlock} onSubmit={submit}>
      <LockKeyhole size={40} strokeWidth={1.6} aria-hidden />
      <p className={styles.title}>{t('desk.locked')}</p>
      <p className={styles.name}>{username}</p>
      {own && (
        <Keypad
          label={t('desk.pin')}
          error={errorText(byPin.error)}
          isPending={byPin.isPending}
          onDigits={(pin) => byPin.mutate({ pin, at: own })}
        />
      )}
      <div className={styles.field}>
        <Field
          label={t('desk.password')}
          type="password"
          value={password}
          onValue={setPassword}
          error={errorText(check.error)}
          autoComplete="current-password"
          dir="ltr"
          data-autofocus={own ? undefined : true}
        />
      </div>
      <Button type="submit" size="large" disabled={password === '' || check.isPending}>
        {t('desk.unlock')}
      </Button>
      <Button variant="quiet" onClick={() => leave()}>
        {t('desk.signOut')}
      </Button>
      {own?.mode === 'branch' && (
        <Button variant="quiet" onClick={() => leave('handlogin')}>
          {t('desk.otherCashier')}
        </Button>
      )}
    </form>
  )
}
