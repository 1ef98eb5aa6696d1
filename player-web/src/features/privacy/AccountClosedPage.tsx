import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../i18n/useHome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { FormLead } from '../../ui/form/PlainForm.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { Outcome } from '../../ui/Outcome.tsx'

/** Follows the closing of an account, whose person is signed out by then. */
export default function AccountClosedPage() {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <NarrowPage>
      <Outcome icon={UserX} title={t('privacy.closed.title')}>
        <FormLead>{t('privacy.closed.lead')}</FormLead>
        <ButtonLink to={home}>{t('passwords.toHome')}</ButtonLink>
      </Outcome>
    </NarrowPage>
  )
}
