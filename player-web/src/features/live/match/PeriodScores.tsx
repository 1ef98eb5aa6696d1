import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useTranslation } from 'react-i18next'
import { PairText } from '../../../scores/PairText.tsx'
import { hasSets, matchPeriod } from '../../../scores/periods.ts'
import styles from './PeriodScores.module.css'

/** Halves, quarters, periods or sets in one line, then the points of the current game. */
export function PeriodScores({ match }: { match: LiveMatch }) {
  const { t } = useTranslation()
  const { periodScores, gameScore, score } = match.state
  // the score of a single period equals the score above
  const isAllOfScore = periodScores.length === 1 && !hasSets(match.sportId)
  if (!score || periodScores.length === 0 || isAllOfScore) return null
  const headOf = (number: number) => {
    const period = matchPeriod(match.sportId, number)
    return 'part' in period
      ? t(`score.short.${period.part}`)
      : t(`score.shortPeriod.${period.period}`, { number: period.number })
  }
  return (
    <dl className={styles.periods} aria-label={t('live.periods')}>
      {periodScores.map(([home, away], index) => (
        <div key={index} data-running={index === periodScores.length - 1}>
          <dt>{headOf(index + 1)}</dt>
          <dd>
            <PairText home={home} away={away} between="–" />
          </dd>
        </div>
      ))}
      {gameScore && (
        <div className={styles.points}>
          <dt>{t('live.points')}</dt>
          <dd>
            <PairText home={gameScore[0]} away={gameScore[1]} between="–" />
          </dd>
        </div>
      )}
    </dl>
  )
}
