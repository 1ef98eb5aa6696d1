import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useForgetPerson } from '../auth/index.ts'
import { endAllSessions } from './ownSessions.ts'
import styles from './SignOutEverywhere.module.css'

/** Ends every session of the user, after a question, since this page is signed out too. */
export function SignOutEverywhere() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.foot}>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('sessions.endAll')}
      </Button>
      {isAsking && <Question onClose={() => setAsking(false)} />}
    </div>
  )
}

function Question({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const forgetPerson = useForgetPerson()
  const end = useMutation({ mutationFn: endAllSessions, onSuccess: forgetPerson })
  return (
    <Dialog title={t('sessions.endAll')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t('sessions.endAllQuestion')}</p>
        {end.error && (
          <p className={styles.error} role="alert">
            {failureText(end.error, t, format)}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose} data-autofocus>
            {t('sessions.stay')}
          </Button>
          <Button disabled={end.isPending} onClick={() => end.mutate()}>
            {t('header.signOut')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
