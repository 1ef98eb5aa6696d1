import type { ErasureMatter } from '@grandstand/shared-types/wire/people/privacy'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useHome } from '../../i18n/useHome.ts'
import { tellOtherTabs } from '../auth/index.ts'
import { erasureQuery } from './erasureQuery.ts'
import { PasswordForm } from './PasswordForm.tsx'
import styles from './Privacy.module.css'

/** Closes the account for the password and after a question; while something is open, names what is left instead. */
export function EraseSection({ left }: { left: readonly ErasureMatter[] }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const home = useHome()
  const [password, setPassword] = useState<string | null>(null)
  const erasing = useMutation({
    mutationFn: (currentPassword: string) =>
      call('POST /v1/me/erasure', { body: { currentPassword } }),
    onSuccess() {
      tellOtherTabs(null)
      // a page for visitors alone: nothing of the person stays in this one
      window.location.replace(`${home}accountClosed`)
    },
    onError() {
      setPassword(null)
      return client.invalidateQueries({ queryKey: erasureQuery.queryKey })
    },
  })
  return (
    <section className={styles.section}>
      <h2>{t('privacy.erase.title')}</h2>
      <p className={styles.hint}>{t('privacy.erase.hint')}</p>
      {left.length > 0 ? (
        <div className={styles.left} role="status">
          <p>{t('privacy.erase.left')}</p>
          <ul>
            {left.map((matter) => (
              <li key={matter}>{t(`privacy.left.${matter}`)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <PasswordForm
          icon={UserX}
          variant="warning"
          action={t('privacy.erase.action')}
          isPending={erasing.isPending}
          error={erasing.error}
          onSend={setPassword}
        />
      )}
      {password !== null && (
        <ConfirmDialog
          title={t('privacy.question.title')}
          fault={undefined}
          keep={t('privacy.question.keep')}
          confirm={t('privacy.question.confirm')}
          isPending={erasing.isPending}
          onClose={() => setPassword(null)}
          onConfirm={() => erasing.mutate(password)}
        >
          {t('privacy.question.text')}
        </ConfirmDialog>
      )}
    </section>
  )
}
