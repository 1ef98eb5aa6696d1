import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import type { ChannelStore } from '../../../stream/channelStore.ts'
import { useRow } from '../../../stream/useChannel.ts'
import { MarketCount, PhonePrices, useRoving, type MarketColumns } from '../../prices/index.ts'
import { Clock } from '../clock/Clock.tsx'
import { livePath } from './livePath.ts'
import { TeamLine } from '../score/TeamLine.tsx'
import { StarButton } from '../../favourites/index.ts'
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
            <TeamLine match={match} side={0} />
            <TeamLine match={match} side={1} />
          </span>
          <span className={styles.more}>
            <MarketCount match={match} />
          </span>
        </Link>
        <StarButton matchId={match.id} names={matchName(match)} />
      </div>
      <PhonePrices match={match} column={column} tabIndex={tabIndex} />
    </div>
  )
})
