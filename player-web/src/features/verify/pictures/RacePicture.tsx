import type { RaceOutcome } from '@grandstand/shared-types/games/race/race'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Race.module.css'
import { Runner } from './Runner.tsx'

interface RacePictureProps {
  outcome: RaceOutcome
  /** Names of the runners, the first of number 1; none where they have none. */
  names?: readonly string[]
}

/** The runners by number as they came in; those of a dead heat share a place. */
export function RacePicture({ outcome: { finish }, names = [] }: RacePictureProps) {
  const { t } = useTranslation()
  const placeOf = (group: number) => 1 + finish.slice(0, group).flat().length
  return (
    <ol className={styles.finish}>
      {finish.map((runners, group) => (
        <li key={group} value={placeOf(group)}>
          <b>{placeOf(group)}.</b>
          {runners.map((runner) => (
            <Fragment key={runner}>
              <Runner number={runner} />
              {names[runner - 1] && <bdi>{names[runner - 1]}</bdi>}
            </Fragment>
          ))}
          {runners.length > 1 && <span>{t('verify.deadHeat')}</span>}
        </li>
      ))}
    </ol>
  )
}
