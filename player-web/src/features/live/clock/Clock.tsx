import { isPaused } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { BreakMark } from './BreakMark.tsx'
import { matchPhase } from './matchClock.ts'
import { useClockText } from './useClockText.ts'
import { usePhaseName } from './phaseNames.ts'
import { useStartWords } from './useStartWords.ts'
import styles from './Clock.module.css'

/**
 * The clock with the period below it, at half time the period's short name; before the match the time of the start and
 * the minutes until then.
 */
export function Clock({ match }: { match: LiveMatch }) {
  const { t } = useTranslation()
  const format = useFormat()
  const text = useClockText(match)
  const phase = matchPhase(match)
  const name = usePhaseName(match)
  const startWords = useStartWords(match.startsAt)
  const isNotStarted = phase.kind === 'break' && phase.name === 'notStarted'
  const top = isNotStarted
    ? format.time(match.startsAt)
    : text !== ''
      ? text
      : phase.kind === 'break' && phase.name === 'halfTime'
        ? t('score.short.halfTime')
        : ''
  return (
    <span className={styles.clock} data-running={!isNotStarted} data-paused={match.isPaused}>
      {(top !== '' || isPaused(match.status)) && (
        <span>
          <b>
            <bdi dir="ltr">{top}</bdi>
          </b>
          {isPaused(match.status) && <BreakMark match={match} />}
        </span>
      )}
      <small className="ellipsis">{isNotStarted ? startWords : name}</small>
    </span>
  )
}
