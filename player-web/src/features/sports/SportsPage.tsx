import { useAtomValue } from 'jotai'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelLeftOpen } from 'lucide-react'
import { useRememberList } from '../../navigation/lists.ts'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { lazy } from '../../ui/lazy.ts'
import { allowsTreeAtom, useHasTree } from '../../ui/useHasTree.ts'
import { useViewport } from '../../ui/window/useViewport.ts'
import { LiveSpot } from '../live/index.ts'
import { DayChips } from './filters/DayChips.tsx'
import { isSearch } from './filters/filters.ts'
import { MatchList } from './list/MatchList.tsx'
import { SearchBox } from './filters/SearchBox.tsx'
import { SportStrip } from './tree/SportStrip.tsx'
import { useBoard, useTree } from './board/useBoard.ts'
import { useFilters } from './filters/useFilters.ts'
import styles from './SportsPage.module.css'

const LeagueChoice = lazy(() => import('./filters/LeagueChoice.tsx'))
const TreeDrawer = lazy(() => import('./tree/TreeDrawer.tsx'))

/** The board of one sport; for a search, of all sports. */
export function SportsPage() {
  const { t } = useTranslation()
  const viewport = useViewport()
  const hasTree = useHasTree()
  const isTreeAllowed = useAtomValue(allowsTreeAtom)
  const filters = useFilters()
  const tree = useTree(filters.day)
  const [isTreeOpen, setTreeOpen] = useState(false)
  const sport = tree.data?.sports.find(({ id }) => id === filters.sportId) ?? tree.data?.sports[0]
  const sportId = filters.sportId ?? sport?.id
  const board = useBoard(filters, tree.isPending ? filters.sportId : sportId, !tree.isPending)
  const searching = isSearch(filters)
  const title = searching
    ? t('sports.searchTitle', { keyword: filters.keyword.trim() })
    : (sport?.name ?? t('sports.title'))
  const categories = useMemo(
    () => new Map(tree.data?.categories.map((category) => [category.id, category])),
    [tree.data]
  )
  const tournaments = useMemo(
    () => new Map(tree.data?.tournaments.map((tournament) => [tournament.id, tournament])),
    [tree.data]
  )

  useRememberList('')
  usePageTitle(title)

  return (
    <section className="page-surface" aria-labelledby="list-title">
      <header className={styles.head}>
        {viewport === 'medium' && isTreeAllowed && (
          <button type="button" className={styles.drawer} onClick={() => setTreeOpen(true)}>
            <PanelLeftOpen size={18} aria-hidden />
            {t('sports.openTree')}
          </button>
        )}
        <h1 id="list-title" className={viewport === 'phone' ? 'visually-hidden' : 'board-title'}>
          {title}
        </h1>
        {viewport !== 'phone' && !board.isPending && !board.error && (
          <span className="board-count">{t('sports.matches', { count: board.totalCount })}</span>
        )}
        <SearchBox isPhone={viewport === 'phone'} />
      </header>
      {!hasTree && (
        <SportStrip sports={tree.data?.sports} currentId={searching ? undefined : sportId} />
      )}
      <div className={styles.filters}>
        <DayChips />
        {viewport === 'phone' && (
          <button type="button" className={styles.leagues} onClick={() => setTreeOpen(true)}>
            {t('sports.leagues')}
          </button>
        )}
      </div>
      {filters.leagueIds.length > 1 && (
        <Suspense fallback={null}>
          <LeagueChoice tournaments={tournaments} />
        </Suspense>
      )}
      {!searching && <LiveSpot sportId={sportId} />}
      <MatchList
        board={board}
        isSearch={searching}
        sportId={sportId}
        categories={categories}
        tournaments={tournaments}
      />
      {isTreeOpen && (
        <Suspense fallback={null}>
          <TreeDrawer onClose={() => setTreeOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
