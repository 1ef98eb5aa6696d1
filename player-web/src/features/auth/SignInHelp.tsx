import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import styles from './SignInForm.module.css'

/** Links for a user who cannot sign in; none while the brand takes no registrations. */
export function SignInHelp({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation()
  const home = useHome()
  const { data: settings } = useQuery(settingsQuery)
  if (!settings || settings.flags.registerDisabled) return null
  return (
    <p className={styles.help}>
      <Link to={`${home}forgotPassword`} onClick={onLeave}>
        {t('signIn.forgot')}
      </Link>
      <span>
        {t('signIn.noAccount')}{' '}
        <Link to={`${home}register`} onClick={onLeave}>
          {t('header.register')}
        </Link>
      </span>
    </p>
  )
}
