import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../i18n/useHome.ts'
import styles from './VoidRules.module.css'

/** The terms of the brand (rules 9.1), which say when a selection is void. */
const TERMS_PATH = 'page/9'

/** Leads to the policy on void bets (must-hold A5). */
export function VoidRules() {
  const { t } = useTranslation()
  return (
    <Link to={useHome() + TERMS_PATH} className={styles.link}>
      {t('coupons.result.void')} · {t('info.terms')}
    </Link>
  )
}
