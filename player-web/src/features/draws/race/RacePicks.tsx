import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import { RaceWords } from '../../verify/index.ts'
import type { RacePick } from '../data/picks.ts'
import styles from './RacePicks.module.css'

interface RacePicksProps {
  picks: readonly RacePick[]
  names: readonly string[]
  onRemove: (pick: RacePick) => void
  /** Stands in for the bets while there are none. */
  empty: string
}

/** The bets of the ticket on one race. */
export function RacePicks({ picks, names, onRemove, empty }: RacePicksProps) {
  const { t } = useTranslation()
  const nameOf = (runner = 0) => names[runner - 1] ?? ''
  if (picks.length === 0) {
    return (
      <p className={styles.empty} role="status">
        {empty}
      </p>
    )
  }
  return (
    <ul className={styles.picks}>
      {picks.map((pick) => {
        const of = [pick.runner, pick.second].map(nameOf).filter((name) => name !== '')
        return (
          <li key={`${pick.kind} ${pick.runner} ${pick.second ?? ''}`}>
            <span>
              <RaceWords bet={pick} />
              <bdi>{of.join(' › ')}</bdi>
            </span>
            <IconButton
              label={`${t('draw.remove')}: ${t(`verify.race.${pick.kind}`)} ${of.join(', ')}`}
              onClick={() => onRemove(pick)}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
