import { Dices, ScanSearch, LockKeyhole, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Verify.module.css'

const STEPS: readonly [LucideIcon, 'before' | 'during' | 'after'][] = [
  [LockKeyhole, 'before'],
  [Dices, 'during'],
  [ScanSearch, 'after'],
]

/** Why a round cannot be changed after the bets, in three steps; shown while no round is entered. */
export function How() {
  const { t } = useTranslation()
  return (
    <div className={styles.how}>
      <h2>{t('verify.howTitle')}</h2>
      <ol>
        {STEPS.map(([Icon, step]) => (
          <li key={step}>
            <Icon size={20} aria-hidden />
            <p>{t(`verify.how.${step}`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.formula}>
        <code dir="ltr">SHA-256(server seed)</code>
        <code dir="ltr">HMAC-SHA256(server seed, client seed:round:0, 1, 2 …)</code>
      </p>
    </div>
  )
}
