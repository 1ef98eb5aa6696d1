import type { RaceOutcome } from '@grandstand/shared-types/games/race/race'
import { useTranslation } from 'react-i18next'
import styles from './Race.module.css'

/** The runners by number as they came in; those of a dead heat share a place. */
export function RacePicture({ outcome: { finish } }: { outcome: RaceOutcome }) {
  const { t } = useTranslation()
  const placeOf = (group: number) => 1 + finish.slice(0, group).flat().length
  return (
    <ol className={styles.finish}>
      {finish.map((runners, group) => (
        <li key={group} value={placeOf(group)}>
          <b>{placeOf(group)}.</b>
          {runners.map((runner) => (
            <span key={runner} className={styles.runner} data-runner={runner}>
              <span className="visually-hidden">{t('verify.runner')}</span> {runner}
            </span>
          ))}
          {runners.length > 1 && <span>{t('verify.deadHeat')}</span>}
        </li>
      ))}
    </ol>
  )
}
