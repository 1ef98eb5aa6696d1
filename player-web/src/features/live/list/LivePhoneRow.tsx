import type { LiveMatch } from '@grandstand/shared-types/wire/live'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import type { ChannelStore } from '../../../live/channelStore.ts'
import { useRow } from '../../../live/useChannel.ts'
import { MarketCount, PhonePrices, useRoving, type MarketColumns } from '../../prices/index.ts'
import { Clock } from '../clock/Clock.tsx'
import { livePath } from './livePath.ts'
import { RowScore, SideMarks } from '../score/RowScore.tsx'
import { StarButton } from './StarButton.tsx'
import styles from './LivePhoneRow.module.css'

interface LivePhoneRowProps {
  store: ChannelStore
  matchId: number
  column: MarketColumns | undefined
}

/** One match on a phone: clock, teams and score, below them one market over the full width. */
export const LivePhoneRow = memo(function LivePhoneRow({
  store,
  matchId,
  column,
}: LivePhoneRowProps) {
  const home = useHome()
  const { row, tabIndex } = useRoving()
  const match = useRow(store, matchId)
  if (!match) return null
  return (
    <div className={styles.row} data-left={store.leftWith(match.id) !== undefined} {...row}>
      <div className={styles.top}>
        <Link to={`${home}${livePath(match)}`} className={styles.head}>
          <Clock match={match} />
          <span className={styles.teams}>
            <Side match={match} side={0} />
            <Side match={match} side={1} />
          </span>
          <span className={styles.more}>
            <MarketCount match={match} />
          </span>
        </Link>
        <StarButton matchId={match.id} names={`${match.home} – ${match.away}`} />
      </div>
      <PhonePrices match={match} column={column} tabIndex={tabIndex} />
    </div>
  )
})

function Side({ match, side }: { match: LiveMatch; side: 0 | 1 }) {
  return (
    <span className={styles.side}>
      <span className={styles.name}>{side === 0 ? match.home : match.away}</span>
      <SideMarks match={match} side={side} />
      <span className={styles.space} />
      <RowScore match={match} side={side} />
    </span>
  )
}
