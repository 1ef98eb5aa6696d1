import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useQuery } from '@tanstack/react-query'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { matchQuery } from '../../../odds/matchQuery.ts'
import { MatchSkeleton } from '../../match/index.ts'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { Scoreboard } from './Scoreboard.tsx'
import { Timeline } from './Timeline.tsx'
import styles from './ClosedMatch.module.css'

interface ClosedMatchProps {
  matchId: number
  /** The match's last known state; undefined when it had ended before the page opened. */
  match: LiveMatch | undefined
  lines: readonly LiveIncident[]
}

/**
 * A match that takes no more bets (matchClosed), with its result and timeline. A match that has not begun has another
 * page.
 */
export function ClosedMatch({ matchId, match, lines }: ClosedMatchProps) {
  const { t, i18n } = useTranslation()
  const home = useHome()
  const board = useQuery({
    ...matchQuery(i18n.language, matchId),
    enabled: match === undefined && matchId > 0,
    retry: false,
  })
  if (board.data && isPreMatch(board.data.status)) {
    return <Navigate to={`${home}match/${matchId}`} replace />
  }
  if (match === undefined && board.isLoading) return <MatchSkeleton />
  return (
    <>
      {match && <Scoreboard match={match} />}
      <StatePanel
        kind="empty"
        title={t('live.ended')}
        {...(match && { hint: t('live.endedHint', { home: match.home, away: match.away }) })}
      >
        <Link to={`${home}livebets`} className={styles.link}>
          {t('live.back')}
        </Link>
      </StatePanel>
      {match && <Timeline match={match} lines={lines} />}
    </>
  )
}
