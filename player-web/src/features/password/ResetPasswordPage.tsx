import { useMutation } from '@tanstack/react-query'
import { BadgeCheck, Unlink } from 'lucide-react'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { Outcome } from '../../ui/Outcome.tsx'
import { signInRequestAtom } from '../auth/index.ts'
import { NewPasswordForm, type Passwords } from './NewPasswordForm.tsx'
import { FormLead } from '../../ui/form/PlainForm.tsx'

/** The account of the link, whose name the link does not tell; it was opened on the web. */
const OWNER = { type: 'player', isOnline: true, username: '' } as const

/** The page behind the link in the mail: it sets a new password, once. */
export default function ResetPasswordPage() {
  const { t } = useTranslation()
  const home = useHome()
  const { passCode: code = '' } = useParams()
  const request = useSetAtom(signInRequestAtom)
  const saving = useMutation({
    mutationFn: ({ password, repeatPassword }: Passwords) =>
      call('PUT /v1/password-resets', { body: { code, password, repeatPassword } }),
  })
  if (saving.isSuccess) {
    return (
      <NarrowPage>
        <Outcome icon={BadgeCheck} title={t('passwords.resetDone')}>
          <FormLead>{t('passwords.resetLead')}</FormLead>
          <Button size="large" onClick={() => request({})}>
            {t('passwords.signIn')}
          </Button>
        </Outcome>
      </NarrowPage>
    )
  }
  if (saving.error instanceof ApiError && saving.error.key === 'linkOver') {
    return (
      <NarrowPage>
        <Outcome icon={Unlink} title={t('passwords.over')}>
          <ButtonLink to={`${home}forgotPassword`}>{t('passwords.askAgain')}</ButtonLink>
        </Outcome>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={t('passwordPages.reset')}>
      <NewPasswordForm
        owner={OWNER}
        isPending={saving.isPending}
        error={saving.error}
        onSend={(passwords) => saving.mutate(passwords)}
      />
    </NarrowPage>
  )
}
