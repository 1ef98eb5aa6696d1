import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { InlinePrices, MarketCount, useRoving, type MarketColumns } from '../../prices/index.ts'
import { MinSelections, StartTime } from './StartTime.tsx'
import { usePrefetchMatch } from '../board/usePrefetchMatch.ts'
import styles from './MatchRow.module.css'

interface MatchRowProps {
  match: BoardMatch
  columns: readonly MarketColumns[]
}

/** One match: start, teams, inline prices, number of markets. */
export const MatchRow = memo(function MatchRow({ match, columns }: MatchRowProps) {
  const { row, tabIndex } = useRoving()
  const prefetch = usePrefetchMatch(match.id)
  const href = `${useHome()}match/${match.id}`
  const priceCount = columns.reduce((sum, { type }) => sum + type.outcomes.length, 0)
  return (
    <li className={styles.row} {...row}>
      <StartTime at={match.startsAt} />
      <Link to={href} className={styles.teams} tabIndex={-1} onPointerEnter={prefetch}>
        <span className="ellipsis">{match.home}</span>
        {!match.isRace && <span className="ellipsis">{match.away}</span>}
      </Link>
      <MinSelections count={match.minSelections} />
      <InlinePrices match={match} columns={columns} tabIndex={tabIndex} />
      <Link
        to={href}
        className="more-markets"
        data-item
        tabIndex={tabIndex(priceCount)}
        onPointerEnter={prefetch}
      >
        <MarketCount match={match} />
      </Link>
    </li>
  )
})
