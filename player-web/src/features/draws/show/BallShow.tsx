import { useTranslation } from 'react-i18next'
import styles from './BallShow.module.css'

interface BallShowProps {
  /** The balls that are out, in their order. */
  out: readonly number[]
  total: number
}

/** The latest ball large, then all that are out; screen readers hear each as it comes. */
export function BallShow({ out, total }: BallShowProps) {
  const { t } = useTranslation()
  const latest = out[out.length - 1]
  return (
    <div className={styles.show}>
      <div className={styles.stage} dir="ltr" aria-hidden>
        {latest !== undefined && (
          <span key={latest} className={styles.latest}>
            {latest}
          </span>
        )}
        <span className={styles.count}>
          {out.length} / {total}
        </span>
      </div>
      <div role="log" aria-live="polite" aria-label={t('draw.called')}>
        <ol className={styles.balls} data-size={total > 10 ? 'small' : 'large'} dir="ltr">
          {out.map((number) => (
            <li key={number} data-group={Math.floor((number - 1) / 15) % 6}>
              {number}
            </li>
          ))}
          {Array.from({ length: total - out.length }, (_, place) => (
            <li key={`empty ${place}`} data-empty aria-hidden />
          ))}
        </ol>
      </div>
    </div>
  )
}
