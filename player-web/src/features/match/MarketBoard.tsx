import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useAtomValue } from 'jotai'
import { Search, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { IconButton } from '../../ui/Button.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { useViewport } from '../../ui/window/useViewport.ts'
import { favouriteMarketTypesAtom } from '../favourites/index.ts'
import { GroupTabs, isOfGroup, useGroup } from './GroupTabs.tsx'
import { groupMarkets, matchesSearch, type MarketCardData } from './groupMarkets.ts'
import { MarketGrid } from './MarketGrid.tsx'
import { MatchSkeleton } from './MatchSkeleton.tsx'
import styles from './MarketBoard.module.css'

interface MarketBoardProps {
  match: BoardMatch
  /** Content between tabs and markets; shown whenever the tabs are. */
  below?: ReactNode
}

/** All markets of a match, by group and search; those with a star stand first. */
export function MarketBoard({ match, below }: MarketBoardProps) {
  const { t, i18n } = useTranslation()
  // all types, because the first market of a type may open after the board's types were read
  const types = useMarketTypes('all')
  const isPhone = useViewport() === 'phone'
  const [isSearching, setSearching] = useState(false)
  const group = useGroup()
  const starred = useAtomValue(favouriteMarketTypesAtom)
  const [search, setSearch] = useState('')
  if (!types) return <MatchSkeleton />
  const all = groupMarkets(match, types)
  const wanted = all.filter(
    (card) =>
      (search.trim() !== '' || isOfGroup(card, group)) &&
      matchesSearch(card, match, search, i18n.language)
  )
  const isStarred = ({ type }: MarketCardData) => starred.has(type.id)
  const shown = [...wanted.filter(isStarred), ...wanted.filter((card) => !isStarred(card))]
  return (
    <>
      <div className={styles.tools}>
        <GroupTabs cards={all} current={group} />
        {isPhone && (
          <IconButton
            label={t('match.search')}
            aria-expanded={isSearching}
            onClick={() => {
              setSearching(!isSearching)
              setSearch('')
            }}
          >
            {isSearching ? <X size={18} aria-hidden /> : <Search size={18} aria-hidden />}
          </IconButton>
        )}
        {(!isPhone || isSearching) && (
          <label className={styles.search}>
            <Search size={16} aria-hidden />
            <input
              type="search"
              placeholder={t('match.search')}
              aria-label={t('match.search')}
              // only a tap opens it, by a user who wants to type
              autoFocus={isPhone}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
        )}
        {below}
      </div>
      {shown.length === 0 ? (
        <StatePanel
          kind="search"
          title={t(match.markets.length === 0 ? 'live.noMarkets' : 'match.noMarkets')}
        />
      ) : (
        <MarketGrid match={match} cards={shown} />
      )}
    </>
  )
}
