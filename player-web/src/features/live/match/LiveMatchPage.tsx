import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useParams } from 'react-router-dom'
import type { ChannelStore } from '../../../stream/channelStore.ts'
import { useChannel, useChannelList, useRow } from '../../../stream/useChannel.ts'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { MatchChannels } from '../../channels/index.ts'
import { MarketBoard, MatchSkeleton, MatchTop } from '../../match/index.ts'
import { DelayNotice, Notices } from '../list/Notices.tsx'
import { StarButton } from '../../favourites/index.ts'
import { usePageTitle } from '../../../navigation/usePageTitle.ts'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { ClosedMatch } from './ClosedMatch.tsx'
import { MatchCourse } from './course/MatchCourse.tsx'
import { MiniScore } from './MiniScore.tsx'
import { PauseNotice } from './PauseNotice.tsx'
import { Scoreboard } from './Scoreboard.tsx'
import { Timeline } from './Timeline.tsx'
import { useScoreVoice } from './useScoreVoice.ts'
import styles from './LiveMatchPage.module.css'

/** One match in play: score, timeline, all markets. */
export default function LiveMatchPage() {
  const matchId = Number(useParams()['liveMatchId'])
  const store = useChannel(Number.isSafeInteger(matchId) ? `match:${matchId}` : null)
  // subscribes, to render again when the match ends and with each new line of the timeline
  useChannelList(store)
  const match = useRow(store, matchId)
  return (
    <article className="page-surface match-page">
      <MatchTop list="livebets" league={match}>
        {match && <StarButton matchId={match.id} names={matchName(match)} />}
      </MatchTop>
      {store?.endedWith != null ? (
        <ClosedMatch matchId={matchId} match={match} lines={store.timeline} />
      ) : store && match ? (
        <Content store={store} match={match} />
      ) : (
        <MatchSkeleton />
      )}
    </article>
  )
}

function Content({ store, match }: { store: ChannelStore; match: LiveMatch }) {
  useScoreVoice(match)
  const types = useMarketTypes('all')
  usePageTitle(matchName(match))
  // the first screen of a phone holds prices
  const isPhone = useViewport() === 'phone'
  const course = <MatchCourse match={match} lines={store.timeline} />
  return (
    <>
      <Scoreboard match={match} />
      <MatchChannels matchId={match.id} />
      {!isPhone && course}
      <div className={styles.events}>
        <Notices pausedCount={match.isPaused ? 1 : 0} />
        <PauseNotice match={match} />
        <Timeline match={match} lines={store.timeline} />
      </div>
      <MarketBoard match={match} below={<MiniScore match={match} />} />
      {isPhone && types && course}
      {types && <DelayNotice />}
    </>
  )
}
