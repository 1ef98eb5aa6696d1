import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { MarketCount, PhonePrices, useRoving, type MarketColumns } from '../../prices/index.ts'
import { MinSelections, StartTime } from './StartTime.tsx'
import { usePrefetchMatch } from '../board/usePrefetchMatch.ts'
import styles from './PhoneMatchRow.module.css'

interface PhoneMatchRowProps {
  match: BoardMatch
  column: MarketColumns | undefined
}

/** One match on a phone: teams and start, below them one market over the full width. */
export const PhoneMatchRow = memo(function PhoneMatchRow({ match, column }: PhoneMatchRowProps) {
  const { row, tabIndex } = useRoving()
  const prefetch = usePrefetchMatch(match.id)
  const href = `${useHome()}match/${match.id}`
  return (
    <li className={styles.row} {...row}>
      <Link to={href} className={styles.head} onTouchStart={prefetch}>
        <StartTime at={match.startsAt} />
        <span className={styles.teams}>
          <span className="ellipsis">{match.home}</span>
          {!match.isRace && <span className="ellipsis">{match.away}</span>}
        </span>
        <MinSelections count={match.minSelections} />
        <span className="phone-row-more">
          <MarketCount match={match} />
        </span>
      </Link>
      {!match.isRace && <PhonePrices match={match} column={column} tabIndex={tabIndex} />}
    </li>
  )
})
