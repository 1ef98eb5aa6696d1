import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import { Flag as CornerFlag } from 'lucide-react'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import type { ChannelStore } from '../../../stream/channelStore.ts'
import { useRow } from '../../../stream/useChannel.ts'
import { InlinePrices, MarketCount, useRoving, type MarketColumns } from '../../prices/index.ts'
import { Clock } from '../clock/Clock.tsx'
import { livePath } from './livePath.ts'
import { PairText } from '../../../scores/PairText.tsx'
import { TeamLine } from '../score/TeamLine.tsx'
import { hasCards } from '../score/scoreboard.ts'
import { StarButton } from '../../favourites/index.ts'
import styles from './LiveRow.module.css'

interface LiveRowProps {
  store: ChannelStore
  matchId: number
  columns: readonly MarketColumns[]
  /** True on the sports page, above matches to come. Prices must align with theirs, so other parts are left out. */
  isSpot?: boolean
}

/** One match in its slot: clock, teams, score, inline prices, number of markets. */
export const LiveRow = memo(function LiveRow({
  store,
  matchId,
  columns,
  isSpot = false,
}: LiveRowProps) {
  const home = useHome()
  const { row, tabIndex } = useRoving()
  const match = useRow(store, matchId)
  if (!match) return null
  const href = `${home}${livePath(match)}`
  const names = matchName(match)
  const priceCount = columns.reduce((sum, { type }) => sum + type.outcomes.length, 0)
  const hasLeft = store.leftWith(match.id) !== undefined
  return (
    <div className={styles.row} data-left={hasLeft} data-spot={isSpot} {...row}>
      <Clock match={match} />
      <Link to={href} className={styles.teams} tabIndex={-1}>
        <TeamLine match={match} side={0} />
        <TeamLine match={match} side={1} />
      </Link>
      {hasCards(match.sportId) && !isSpot && <Corners match={match} />}
      <InlinePrices match={match} columns={columns} tabIndex={tabIndex} />
      <Link to={href} className="more-markets" data-item tabIndex={tabIndex(priceCount)}>
        <MarketCount match={match} />
      </Link>
      {!isSpot && (
        <span className={styles.star} data-item>
          <StarButton matchId={match.id} names={names} tabIndex={tabIndex(priceCount + 1)} />
        </span>
      )}
    </div>
  )
})

/** Corners of both sides; narrow lists show them on the match's page only. */
function Corners({ match: { state } }: { match: LiveMatch }) {
  const { t } = useTranslation()
  const [home, away] = state.corners
  if (!state.score) return <span className={styles.corners} />
  const label = t('live.corners', { home, away })
  return (
    <span className={styles.corners} title={label}>
      <span className="visually-hidden">{label}</span>
      <CornerFlag size={11} aria-hidden />
      <span aria-hidden>
        <PairText home={home} away={away} />
      </span>
    </span>
  )
}
