import { useTranslation } from 'react-i18next'
import styles from './Runner.module.css'

/** The number of a runner on its cloth. */
export function Runner({ number, size }: { number: number; size?: 'small' }) {
  const { t } = useTranslation()
  return (
    <span className={styles.runner} data-runner={number} data-size={size}>
      <span className="visually-hidden">{t('verify.runner')}</span> {number}
    </span>
  )
}
