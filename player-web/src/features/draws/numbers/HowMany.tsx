import { useTranslation } from 'react-i18next'
import styles from './HowMany.module.css'

interface HowManyProps {
  counts: readonly number[]
  count: number
  onCount: (count: number) => void
}

/** How many numbers a line has, where that may be chosen. */
export function HowMany({ counts, count, onCount }: HowManyProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.row} role="group" aria-label={t('draw.howMany')}>
      <span aria-hidden>{t('draw.howMany')}</span>
      <div className={styles.counts} dir="ltr">
        {counts.map((one) => (
          <button key={one} type="button" aria-pressed={one === count} onClick={() => onCount(one)}>
            {one}
          </button>
        ))}
      </div>
    </div>
  )
}
