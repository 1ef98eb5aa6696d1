import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Outcome } from '../../ui/Outcome.tsx'
import styles from './Register.module.css'

interface MailSentProps {
  email: string
  username: string
}

/** Shown after a registration that needs activation: where the mail was sent, and how to get it again. */
export function MailSent({ email, username }: MailSentProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const again = useMutation({
    mutationFn: () => call('POST /v1/activation-mails', { body: { name: username } }),
  })
  return (
    <Outcome icon={MailCheck} title={t('register.mailTitle')}>
      <p>{t('register.mailLead', { email })}</p>
      <p className={styles.hint}>{t('register.mailMissing')}</p>
      {again.error && <p className={styles.fault}>{failureText(again.error, t, format)}</p>}
      {again.isSuccess ? (
        <p className={styles.hint}>{t('register.resent')}</p>
      ) : (
        <Button variant="quiet" disabled={again.isPending} onClick={() => again.mutate()}>
          {t('register.resend')}
        </Button>
      )}
    </Outcome>
  )
}
