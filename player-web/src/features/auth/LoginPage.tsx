import { isStaffType } from '@grandstand/shared-types/accounts/user_types'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { STATUS, useStatus } from '../status/index.ts'
import { SignInForm } from './SignInForm.tsx'
import styles from './LoginPage.module.css'

/** The app in which staff work. */
const BACK_OFFICE = '/backoffice/'

/**
 * The sign-in page: by its own address, or in place of a page that visitors may not see. `isOp=1` in the address sends
 * staff to the back office.
 */
export default function LoginPage() {
  const { t } = useTranslation()
  const home = useHome()
  const navigate = useNavigate()
  const status = useStatus()
  const { pathname, search } = useLocation()
  const isOperator = useSearchParams()[0].get('isOp') === '1'
  // a page that the sign-in replaces opens by itself once the user has signed in
  const isOwnPage = /\/(login|firstlogin|google|loginwithuser)\/?$/i.test(pathname)
  return (
    <article className={styles.page}>
      <h1>{t('signIn.title')}</h1>
      <SignInForm
        onRefused={(text) => status.show(STATUS.warning, text)}
        onSignedIn={({ type }) => {
          if (isOperator && isStaffType(type)) window.location.assign(BACK_OFFICE)
          else {
            const first = type === 'terminal' ? `${home}desk` : home
            void navigate(isOwnPage ? first : pathname + search, { replace: true })
          }
        }}
      />
    </article>
  )
}
