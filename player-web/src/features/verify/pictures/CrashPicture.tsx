import type { CrashOutcome } from '@grandstand/shared-types/games/crash/crash'
import { useTranslation } from 'react-i18next'
import styles from './Crash.module.css'

/** The rising line, and the multiple at which it broke off. */
export function CrashPicture({ outcome: { breaksAtMilli } }: { outcome: CrashOutcome }) {
  const { t } = useTranslation()
  return (
    <figure className={styles.crash}>
      <svg viewBox="0 0 200 100" aria-hidden preserveAspectRatio="none">
        <path className={styles.under} d="M0 98C90 98 160 70 196 8V100H0Z" />
        <path
          className={styles.line}
          d="M0 98C90 98 160 70 196 8"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption>
        <span>{t('verify.brokeOff')}</span>
        <b dir="ltr">{(breaksAtMilli / 1000).toFixed(2)}×</b>
      </figcaption>
    </figure>
  )
}
