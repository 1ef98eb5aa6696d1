import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { Finish } from '@grandstand/shared-types/games/race/race_parts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { RacePicture, Runner } from '../../verify/index.ts'
import { runnerNames } from '../race/runnerNames.ts'
import { Mount } from './Mount.tsx'
import { placesOf, runOf } from './running.ts'
import styles from './RaceShow.module.css'

interface RaceShowProps {
  code: DrawGameCode
  round: number
  finish: Finish
  /** How far the race is, from 0 to 1. */
  share: number
}

/** React knows no custom properties. */
type Run = CSSProperties & Record<'--run', string>

/** The race from start to finish, a lane for each runner, then the order in which they came in. */
export function RaceShow({ code, round, finish, share }: RaceShowProps) {
  const { t } = useTranslation()
  const places = placesOf(finish)
  const names = runnerNames(code, round, places.size)
  const isOver = share >= 1
  return (
    <div className={styles.race}>
      <ol className={styles.track} dir="ltr" aria-label={t('draw.race')}>
        {names.map((name, at) => {
          const place = places.get(at + 1) ?? 0
          const style: Run = { '--run': String(runOf(at, place, share)) }
          return (
            <li key={name} className={styles.lane} data-first={isOver && place === 0}>
              <Runner number={at + 1} size="small" />
              <span className={styles.way}>
                <span className={styles.mount} style={style}>
                  <Mount code={code} number={at + 1} />
                </span>
              </span>
              <b className={styles.post}>{isOver ? place + 1 : ''}</b>
            </li>
          )
        })}
      </ol>
      <div role="status" className={styles.finish}>
        {isOver && (
          <>
            <h2>{t('draw.finish')}</h2>
            <RacePicture outcome={{ finish }} names={names} />
          </>
        )}
      </div>
    </div>
  )
}
