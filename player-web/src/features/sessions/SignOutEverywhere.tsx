import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
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
  const end = useMutation({ mutationFn: endAllSessions, onSuccess: () => forgetPerson() })
  return (
    <ConfirmDialog
      title={t('sessions.endAll')}
      fault={end.error ? failureText(end.error, t, format) : undefined}
      keep={t('sessions.stay')}
      confirm={t('header.signOut')}
      isPending={end.isPending}
      onClose={onClose}
      onConfirm={() => end.mutate()}
    >
      {t('sessions.endAllQuestion')}
    </ConfirmDialog>
  )
}
