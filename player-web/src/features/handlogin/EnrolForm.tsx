import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './HandLogin.module.css'
import { enrol } from '../../machine/machineKey.ts'
import type { StoredMachine } from '../../machine/machineStore.ts'
import { useHandLoginError } from './useHandLoginError.ts'
import { useTranslation } from 'react-i18next'

/** Takes the machine id and the code that staff received, and makes this browser a registered machine. */
export function EnrolForm({ onEnrolled }: { onEnrolled: (machine: StoredMachine) => void }) {
  const { t } = useTranslation()
  const errorText = useHandLoginError()
  const [machineId, setMachineId] = useState('')
  const [code, setCode] = useState('')
  const sending = useMutation({
    mutationFn: () => enrol(machineId.trim().toLowerCase(), code.trim()),
    onSuccess: onEnrolled,
  })
  const isReady = machineId.trim() !== '' && code.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !sending.isPending) sending.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>{t('handLogin.enrolHint')}</p>
      <Field
        label={t('handLogin.machineId')}
        value={machineId}
        onValue={setMachineId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        dir="ltr"
        autoFocus
      />
      <Field
        label={t('handLogin.code')}
        value={code}
        onValue={setCode}
        error={errorText(sending.error)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
      />
      <Button type="submit" disabled={!isReady || sending.isPending}>
        {t('handLogin.enrol')}
      </Button>
    </form>
  )
}
