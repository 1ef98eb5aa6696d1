import type { BoardMatch } from '@grandstand/shared-types/wire'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { lineLabel, outcomeName } from '../../odds/marketNames.ts'
import { SlipOddsButton } from '../betslip/index.ts'
import { inlineMarket, type MarketColumns } from './columns.ts'
import { MinSelections, StartTime } from './StartTime.tsx'
import { usePrefetchMatch } from './usePrefetchMatch.ts'
import { useRoving } from './useRoving.ts'
import styles from './PhoneMatchRow.module.css'

interface PhoneMatchRowProps {
  match: BoardMatch
  column: MarketColumns | undefined
}

/** One match on a phone: who and when, below it one market as wide as the screen. */
export const PhoneMatchRow = memo(function PhoneMatchRow({ match, column }: PhoneMatchRowProps) {
  const { language } = useFormat()
  const { row, tabIndex } = useRoving()
  const prefetch = usePrefetchMatch(match.id)
  const href = `${useHome()}match/${match.id}`
  const market = column && inlineMarket(match, column.type.id)
  const context = { home: match.home, away: match.away, specifier: market?.specifier ?? '' }
  return (
    <li className={styles.row} {...row}>
      <Link to={href} className={styles.head} onTouchStart={prefetch}>
        <StartTime at={match.startsAt} />
        <span className={styles.teams}>
          <span>{match.home}</span>
          <span>{match.away}</span>
        </span>
        <MinSelections count={match.minSelections} />
        <span className={styles.more}>
          +{Math.max(0, match.marketCount - 1)}
          <ChevronRight size={16} aria-hidden />
        </span>
      </Link>
      <div className={styles.prices}>
        {column?.type.outcomes.map(({ key }, index) => {
          const outcome = market?.outcomes.find((candidate) => candidate.key === key)
          const line = lineLabel(key, context, language)
          const short = outcomeName(column.type, key, context, language, true)
          const prefix = line !== '' && !short.includes(line) ? `${short} ${line}` : short
          return (
            <span key={key} className={styles.cell} data-item>
              {market && outcome ? (
                <SlipOddsButton
                  match={match}
                  market={market}
                  outcome={outcome}
                  name={outcomeName(column.type, key, context, language)}
                  prefix={prefix}
                  tabIndex={tabIndex(index)}
                />
              ) : (
                <span className={styles.none} />
              )}
            </span>
          )
        })}
      </div>
    </li>
  )
})
