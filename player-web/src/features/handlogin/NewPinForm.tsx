import { KEYPAD_DIGITS } from '@grandstand/shared-types/accounts/field_limits'
import { typedDigits } from '@grandstand/shared-types/core/typed_text'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './HandLogin.module.css'
import { useHandLoginError } from './useHandLoginError.ts'
import { useTranslation } from 'react-i18next'

/** Sets the PIN of the signed-in cashier, who must give the password. */
export function NewPinForm() {
  const { t } = useTranslation()
  const home = useHome()
  const errorText = useHandLoginError()
  const [currentPassword, setPassword] = useState('')
  const [pin, setPin] = useState('')
  const sending = useMutation({
    mutationFn: () => call('PUT /v1/me/pin', { body: { currentPassword, pin } }),
    onSuccess: () => {
      setPassword('')
      setPin('')
    },
  })
  const isReady = currentPassword !== '' && pin.length === KEYPAD_DIGITS
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !sending.isPending) sending.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>{t('handLogin.newPinHint')}</p>
      <Field
        label={t('handLogin.password')}
        type="password"
        value={currentPassword}
        onValue={setPassword}
        error={errorText(sending.error)}
        autoComplete="current-password"
      />
      <Field
        label={t('handLogin.newPin')}
        type="password"
        inputMode="numeric"
        value={pin}
        maxLength={KEYPAD_DIGITS}
        onValue={(typed) => setPin(typedDigits(typed))}
        autoComplete="off"
        dir="ltr"
      />
      <Button type="submit" disabled={!isReady || sending.isPending}>
        {t('handLogin.setPin')}
      </Button>
      <p role="status">{sending.isSuccess && t('handLogin.pinSet')}</p>
      <Link to={`${home}desk`}>{t('handLogin.toDesk')}</Link>
    </form>
  )
}
