import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { PRICE_REFRESH_MS } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { matchQuery } from '../../odds/matchQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { StarButton } from '../favourites/index.ts'
import { MatchChannels } from '../channels/index.ts'
import { RacePage } from '../races/index.ts'
import { MarketBoard } from './MarketBoard.tsx'
import { MatchHeader } from './MatchHeader.tsx'
import { MatchSkeleton } from './MatchSkeleton.tsx'
import { MatchTop } from './MatchTop.tsx'
import { RaceMarkets } from './RaceMarkets.tsx'

/** One match with all its markets. */
export default function MatchPage() {
  const { t, i18n } = useTranslation()
  const { matchId } = useParams()
  const home = useHome()
  const query = useQuery({
    ...matchQuery(i18n.language, Number(matchId)),
    refetchInterval: PRICE_REFRESH_MS,
  })
  const { data: match, error } = query
  const isGone = error instanceof ApiError && error.status === 404

  usePageTitle(match && matchName(match))

  // prices from before the match are no longer valid, and a match in play has its own page
  if (match && isInPlay(match.status)) return <Navigate to={`${home}live/${match.id}`} replace />
  return (
    <article className="page-surface match-page">
      <MatchTop list="" league={match}>
        {match && <StarButton matchId={match.id} names={matchName(match)} />}
      </MatchTop>
      {isGone ? (
        <Race raceId={Number(matchId)} />
      ) : match ? (
        <Content match={match} />
      ) : error ? (
        <>
          <h1 className="visually-hidden">{t('sports.title')}</h1>
          <StatePanel kind="error" title={t('match.error')} hint={t('common.offline')}>
            <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
          </StatePanel>
        </>
      ) : (
        <MatchSkeleton />
      )}
    </article>
  )
}

/** A race, on the board or after it; any other match that has left the board is gone. */
function Race({ raceId, match }: { raceId: number; match?: BoardMatchDetail }) {
  const { t } = useTranslation()
  const skeleton = <MatchSkeleton />
  return (
    <Suspense fallback={skeleton}>
      <RacePage
        raceId={raceId}
        match={match}
        below={match && <RaceMarkets match={match} />}
        skeleton={skeleton}
        unknown={
          <>
            <h1 className="visually-hidden">{t('sports.title')}</h1>
            <StatePanel kind="empty" title={t('match.gone')} hint={t('match.goneHint')} />
          </>
        }
      />
    </Suspense>
  )
}

function Content({ match }: { match: BoardMatchDetail }) {
  if (match.isRace) return <Race raceId={match.id} match={match} />
  return (
    <>
      <MatchHeader match={match} />
      <MatchChannels matchId={match.id} />
      <MarketBoard match={match} />
    </>
  )
}
