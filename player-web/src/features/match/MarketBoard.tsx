import type { BoardMatch } from '@grandstand/shared-types/wire/book'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarketTypeScope } from '../../api/board.ts'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { GroupTabs, useGroup } from './GroupTabs.tsx'
import { groupMarkets, matchesSearch } from './groupMarkets.ts'
import { MarketCard } from './MarketCard.tsx'
import { MatchSkeleton } from './MatchSkeleton.tsx'
import styles from './MarketBoard.module.css'

interface MarketBoardProps {
  match: BoardMatch
  /** Where the names of the markets come from. */
  scope?: MarketTypeScope
  /** Below the tabs, over the markets, as long as the tabs are in sight. */
  below?: ReactNode
}

/** All markets of a match, by group and search. */
export function MarketBoard({ match, scope = 'board', below }: MarketBoardProps) {
  const { t, i18n } = useTranslation()
  const types = useMarketTypes(scope)
  const group = useGroup()
  const [search, setSearch] = useState('')
  if (!types) return <MatchSkeleton />
  const all = groupMarkets(match, types)
  const shown = all.filter(
    (card) =>
      (search.trim() !== '' || group === 'all' || card.type.group === group) &&
      matchesSearch(card, match, search, i18n.language)
  )
  return (
    <>
      <div className={styles.tools}>
        <GroupTabs cards={all} current={group} />
        <label className={styles.search}>
          <Search size={16} aria-hidden />
          <input
            type="search"
            placeholder={t('match.search')}
            aria-label={t('match.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        {below}
      </div>
      {shown.length === 0 ? (
        <StatePanel
          kind="search"
          title={t(match.markets.length === 0 ? 'live.noMarkets' : 'match.noMarkets')}
        />
      ) : (
        <div className={styles.grid}>
          {shown.map((card) => (
            <MarketCard key={card.type.id} card={card} match={match} />
          ))}
        </div>
      )}
    </>
  )
}
