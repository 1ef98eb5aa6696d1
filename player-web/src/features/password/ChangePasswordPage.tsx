import { useMutation, useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { meQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { Outcome } from '../../ui/Outcome.tsx'
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx'
import { NewPasswordForm, type Passwords } from './NewPasswordForm.tsx'
import { FormLead } from '../../ui/form/PlainForm.tsx'

/** Changes the own password; every other device is signed out. */
export default function ChangePasswordPage() {
  const { t } = useTranslation()
  const home = useHome()
  const { data: me } = useQuery(meQuery)
  const saving = useMutation({
    mutationFn: ({ currentPassword, password, repeatPassword }: Passwords) =>
      call('PUT /v1/me/password', {
        body: { currentPassword, newPassword: password, repeatPassword },
      }),
  })
  if (!me) return <PageSkeleton />
  if (saving.isSuccess) {
    return (
      <NarrowPage>
        <Outcome icon={BadgeCheck} title={t('passwords.changed')}>
          <FormLead>{t('passwords.changedLead')}</FormLead>
          <ButtonLink to={home}>{t('passwords.toHome')}</ButtonLink>
        </Outcome>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={t('passwordPages.change')}>
      <NewPasswordForm
        owner={me}
        asksCurrent
        isPending={saving.isPending}
        error={saving.error}
        onSend={(passwords) => saving.mutate(passwords)}
      />
    </NarrowPage>
  )
}
