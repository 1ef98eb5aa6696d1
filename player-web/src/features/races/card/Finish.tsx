import type { BoardRace, BoardRunner } from '@grandstand/shared-types/wire/betting/races'
import { useTranslation } from 'react-i18next'
import { positionText } from './lines.ts'
import styles from './Runner.module.css'

/** The position of a runner at the finish, or how it ended without one; nothing for one that did not run. */
export function Finish({ race, runner }: { race: BoardRace; runner: BoardRunner }) {
  const { t } = useTranslation()
  const { finish } = runner
  if (!finish) return null
  const { finishingPosition: position, outcome } = finish
  if (position === undefined) {
    const words = outcome === 'disqualified' ? t('races.status.disqualified') : null
    return (
      <span className={styles.ending}>
        {words ?? t(`races.outcome.${outcome === 'didNotFinish' ? outcome : 'unplaced'}`)}
      </span>
    )
  }
  return (
    <span className={styles.position} data-first={position === 1 || undefined}>
      <span className="visually-hidden">{t('races.position')}: </span>
      <bdi dir="ltr">{positionText(race, position)}</bdi>
    </span>
  )
}
