import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { meQuery } from '../../api/queries.ts'
import { PasswordForm } from './PasswordForm.tsx'
import styles from './Privacy.module.css'
import { saveJson } from './saveJson.ts'

/** The copy of the own data as a file, for the password. */
export function CopySection() {
  const { t } = useTranslation()
  const { data: me } = useQuery(meQuery)
  const copying = useMutation({
    mutationFn: (currentPassword: string) =>
      call('POST /v1/me/personal-data', { body: { currentPassword } }),
    onSuccess: (copy) => saveJson(copy, `${me?.username ?? ''}.json`),
  })
  return (
    <section className={styles.section}>
      <h2>{t('privacy.copy.title')}</h2>
      <p className={styles.hint}>{t('privacy.copy.hint')}</p>
      <PasswordForm
        icon={Download}
        action={t(copying.isPending ? 'privacy.copy.pending' : 'privacy.copy.action')}
        isPending={copying.isPending}
        error={copying.error}
        onSend={(password) => copying.mutate(password)}
      />
      <p className={styles.done} role="status">
        {copying.isSuccess && t('privacy.copy.done')}
      </p>
    </section>
  )
}
