import type { BoardCategory, BoardTournament } from '@grandstand/shared-types/wire/betting/book'
import { Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazy } from '../../../ui/lazy.ts'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { useWidth } from '../../../ui/window/useWidth.ts'
import { ApiError } from '../../../api/errors.ts'
import { NextRaces } from '../../races/index.ts'
import { MarketChips, useColumns, type MarketColumns } from '../../prices/index.ts'
import { leagueBlocks } from '../board/blocks.ts'
import { DEFAULT_DAY } from '../filters/filters.ts'
import { LeagueSection } from './LeagueSection.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import type { Board } from '../board/useBoard.ts'
import { useFilters } from '../filters/useFilters.ts'
import styles from './MatchList.module.css'

const NO_COLUMNS: readonly MarketColumns[] = []

/** Of the strip of races, so that the list below does not move. */
const STRIP = { blockSize: 102 }

const loadBlocks = () => import('./WindowBlocks.tsx')
const WindowBlocks = lazy(loadBlocks)

interface MatchListProps {
  board: Board
  isSearch: boolean
  sportId: number | undefined
  categories: ReadonlyMap<number, BoardCategory>
  tournaments: ReadonlyMap<number, BoardTournament>
}

/** League blocks; only those near the window are mounted. */
export function MatchList({ board, isSearch, sportId, categories, tournaments }: MatchListProps) {
  const { t } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const types = useMarketTypes()
  const [container, widthPx] = useWidth<HTMLDivElement>()
  const columns = useColumns(types, widthPx, isPhone)
  // the board of a sport that races
  const [first] = board.matches
  const races = !isSearch && first?.isRace && !first.isSeason ? first.sportId : undefined
  const blocks = useMemo(() => leagueBlocks(board.matches), [board.matches])

  useEffect(() => {
    // asked for while the matches are on their way; what fails here is asked for again when it is shown
    loadBlocks().catch(() => undefined)
  }, [])

  return (
    <div ref={container} className={styles.list} data-phone={isPhone}>
      {isPhone && !isSearch && (sportId !== undefined || board.isPending) && (
        <MarketChips sportId={sportId} />
      )}
      {board.isStale && (
        <p className={styles.paused} role="status">
          {t('sports.pricesPaused')}
        </p>
      )}
      {board.error ? (
        <ErrorState board={board} />
      ) : board.isPending || !types || widthPx === 0 ? (
        <ListSkeleton isPhone={isPhone} />
      ) : blocks.length === 0 ? (
        <EmptyState isSearch={isSearch} />
      ) : (
        <div data-list aria-label={t('sports.list')} role="region">
          {races !== undefined && (
            <Suspense fallback={<div style={STRIP} />}>
              <NextRaces sportId={races} />
            </Suspense>
          )}
          <Suspense fallback={<ListSkeleton isPhone={isPhone} />}>
            <WindowBlocks
              name={`${isPhone ? 'phone' : 'wide'} ${board.key}`}
              onNearEnd={() => board.hasMore && board.loadMore()}
            >
              {blocks.map((block) => (
                <LeagueSection
                  key={block.key}
                  block={block}
                  category={categories.get(block.categoryId)}
                  tournament={tournaments.get(block.tournamentId)}
                  columns={columns.get(block.sportId) ?? NO_COLUMNS}
                  isPhone={isPhone}
                  hasCount={!isSearch}
                />
              ))}
            </WindowBlocks>
          </Suspense>
          {board.hasMore && (
            <div className={styles.more}>
              <Button variant="quiet" onClick={board.loadMore}>
                {t('common.more')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function ErrorState({ board }: { board: Board }) {
  const { t } = useTranslation()
  // error figures need formatting that the first view does not load, but errors of the board have none
  const hint =
    board.error instanceof ApiError
      ? t(`errors.${board.error.key}`, { count: 1 })
      : t('common.offline')
  return (
    <StatePanel kind="error" title={t('sports.error')} hint={hint}>
      <Button onClick={board.retry}>{t('common.retry')}</Button>
    </StatePanel>
  )
}

function EmptyState({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation()
  const { change } = useFilters()
  const all = { day: DEFAULT_DAY, categoryId: undefined, leagueIds: [], keyword: '' }
  return (
    <StatePanel
      kind={isSearch ? 'search' : 'empty'}
      title={t('sports.empty')}
      hint={t(isSearch ? 'sports.emptySearchHint' : 'sports.emptyHint')}
    >
      <Button variant="quiet" onClick={() => change(all)}>
        {t('sports.showAll')}
      </Button>
    </StatePanel>
  )
}
