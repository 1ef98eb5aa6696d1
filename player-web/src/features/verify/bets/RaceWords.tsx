import type { RaceBet } from '@grandstand/shared-types/games/race/race_bet'
import { useTranslation } from 'react-i18next'
import { Runner } from '../pictures/Runner.tsx'
import styles from './RaceWords.module.css'

/** A bet on a race: its kind and the runners, the first of a forecast first. */
export function RaceWords({ bet }: { bet: Pick<RaceBet, 'kind' | 'runner' | 'second'> }) {
  const { t } = useTranslation()
  return (
    <span className={styles.bet}>
      {t(`verify.race.${bet.kind}`)}
      <span className={styles.runners} dir="ltr">
        <Runner number={bet.runner} size="small" />
        {bet.second !== undefined && (
          <>
            <span aria-hidden>›</span>
            <Runner number={bet.second} size="small" />
          </>
        )}
      </span>
    </span>
  )
}
