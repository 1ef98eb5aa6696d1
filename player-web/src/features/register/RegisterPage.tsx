import { DIALLING_CODES } from '@grandstand/shared-types/registration/dialling_codes'
import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import type { AfterRegistration } from '@grandstand/shared-types/sites/profile'
import type { RegistrationTermsView } from '@grandstand/shared-types/wire/people/registration'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { settingsQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Button } from '../../ui/Button.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { signInRequestAtom, tellOtherTabs } from '../auth/index.ts'
import { useAffiliateLink } from './affiliateLink.ts'
import { MailSent } from './MailSent.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import styles from './Register.module.css'

/** The page that opens afterwards, by the brand's setting. */
const NEXT_PAGE: Readonly<Record<AfterRegistration, string>> = {
  deposit: 'deposit',
  home: '',
  promotions: 'promotions',
  userInformation: 'userInformation',
}

/** Opens an account. `register/{affcode}` in the address names the affiliate who sent the visitor. */
export default function RegisterPage() {
  const { t } = useTranslation()
  const { affcode = '' } = useParams()
  const affiliateCode = useAffiliateLink(affcode)
  const terms = useQuery({
    queryKey: ['registrationTerms'],
    queryFn: ({ signal }) => call('GET /v1/registrations/terms', {}, signal),
  })
  const { data: settings } = useQuery(settingsQuery)
  const [waiting, setWaiting] = useState<RegistrationForm | null>(null)
  const home = useHome()
  if (waiting) {
    return (
      <NarrowPage>
        <MailSent email={waiting.email} username={waiting.username} />
      </NarrowPage>
    )
  }
  if (terms.isError) {
    return (
      <NarrowPage title={t('registerPage.title')}>
        <StatePanel kind="error" title={t('register.unavailable')}>
          <Button onClick={() => void terms.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      </NarrowPage>
    )
  }
  if (!terms.data || !settings) return <PageSkeleton />
  const country = countryOf(terms.data, settings.country)
  return (
    <NarrowPage title={t('registerPage.title')}>
      <RegisterForm
        terms={terms.data}
        given={{
          affiliateCode,
          countryCode: country,
          phoneCode: DIALLING_CODES[country] ?? '',
          currency: settings.currency,
        }}
        onDone={({ user }, form) => {
          if (!user) return setWaiting(form)
          tellOtherTabs(user.id)
          // reloads, because the guard of this page sends a signed-in user home
          window.location.assign(home + NEXT_PAGE[settings.redirectAfterRegistration])
        }}
      />
      <SignInInstead />
    </NarrowPage>
  )
}

/** The country of the visitor's address, else the brand's own country if people there may register. */
function countryOf(terms: RegistrationTermsView, ofBrand: string | null): string {
  const country = terms.countryOfVisitor ?? ofBrand
  return country !== null && terms.countryCodes.includes(country) ? country : ''
}

function SignInInstead() {
  const { t } = useTranslation()
  const request = useSetAtom(signInRequestAtom)
  return (
    <p className={styles.instead}>
      {t('register.haveAccount')}{' '}
      <button type="button" onClick={() => request({})}>
        {t('register.signIn')}
      </button>
    </p>
  )
}
