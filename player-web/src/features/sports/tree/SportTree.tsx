import type {
  BoardCategory,
  BoardSport,
  BoardTournament,
  BoardTree,
} from '@grandstand/shared-types/wire/betting/book'
import { Check, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/Button.tsx'
import { Flag } from '../../../ui/icons/Flag.tsx'
import { SportIcon } from '../../../ui/icons/SportIcon.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { useTree } from '../board/useBoard.ts'
import { useFilters } from '../filters/useFilters.ts'
import styles from './SportTree.module.css'

interface SportTreeProps {
  /** Called after a choice that ends the choosing. */
  onChoose?: () => void
}

/** Sports, categories and tournaments, each with its count for the chosen day. */
export function SportTree({ onChoose }: SportTreeProps) {
  const { t } = useTranslation()
  const { day, sportId } = useFilters()
  const { data: tree, isPending, isError, refetch } = useTree(day)

  if (isPending) return <TreeSkeleton />
  if (isError && !tree) {
    return (
      <div className={styles.tree}>
        <StatePanel kind="error" title={t('sports.treeError')}>
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </StatePanel>
      </div>
    )
  }
  const total = tree.sports.reduce((sum, sport) => sum + sport.matchCount, 0)
  const currentId = sportId ?? tree.sports[0]?.id
  return (
    <nav className={styles.tree} aria-label={t('sports.tree')} onKeyDown={moveByArrows}>
      <p className={styles.head}>
        <b>{t('sports.title')}</b>
        <span>{t('sports.matches', { count: total })}</span>
      </p>
      <ul>
        {tree.sports.map((sport) => (
          <SportNode
            key={sport.id}
            sport={sport}
            tree={tree}
            isCurrent={sport.id === currentId}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </nav>
  )
}

interface SportNodeProps extends SportTreeProps {
  sport: BoardSport
  tree: BoardTree
  isCurrent: boolean
}

function SportNode({ sport, tree, isCurrent, onChoose }: SportNodeProps) {
  const { hrefOf } = useFilters()
  const categories = tree.categories.filter(({ sportId }) => sportId === sport.id)
  const all = { sportId: sport.id, categoryId: undefined, leagueIds: [], keyword: '' }
  return (
    <li>
      <Link
        to={hrefOf(all)}
        className={styles.sport}
        aria-current={isCurrent ? 'true' : undefined}
        aria-expanded={isCurrent}
        onClick={onChoose}
      >
        <SportIcon sportId={sport.id} size={20} />
        <span className={styles.name}>{sport.name}</span>
        <span className={styles.count}>{sport.matchCount}</span>
      </Link>
      {isCurrent && (
        <ul>
          {categories.map((category) => (
            <CategoryNode key={category.id} category={category} tree={tree} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Opening a category shows its matches; while leagues are chosen it only opens, so that more can be chosen. */
function CategoryNode({ category, tree }: { category: BoardCategory; tree: BoardTree }) {
  const { categoryId, leagueIds, hrefOf } = useFilters()
  const tournaments = tree.tournaments.filter((tournament) => tournament.categoryId === category.id)
  const isOpen = categoryId === category.id
  const hasChosen = tournaments.some(({ id }) => leagueIds.includes(id))
  const change = {
    sportId: category.sportId,
    categoryId: isOpen ? undefined : category.id,
    keyword: '',
  }
  return (
    <li>
      <Link
        to={hrefOf(change)}
        className={styles.category}
        aria-expanded={isOpen}
        data-chosen={isOpen || hasChosen}
      >
        <Flag countryCode={category.countryCode} />
        <span className={styles.name}>{category.name}</span>
        <span className={styles.count}>{category.matchCount}</span>
        <ChevronRight size={14} aria-hidden className={styles.chevron} />
      </Link>
      {isOpen && (
        <ul>
          {tournaments.map((tournament) => (
            <TournamentNode key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      )}
    </li>
  )
}

function TournamentNode({ tournament }: { tournament: BoardTournament }) {
  const { leagueIds, change } = useFilters()
  const isChosen = leagueIds.includes(tournament.id)
  const next = isChosen
    ? leagueIds.filter((id) => id !== tournament.id)
    : [...leagueIds, tournament.id]
  return (
    <li>
      <button
        type="button"
        className={styles.tournament}
        aria-pressed={isChosen}
        onClick={() => change({ sportId: tournament.sportId, leagueIds: next, keyword: '' })}
      >
        <span className={styles.box}>
          {isChosen && <Check size={12} strokeWidth={3} aria-hidden />}
        </span>
        <span className={styles.name}>{tournament.name}</span>
        <span className={styles.count}>{tournament.matchCount}</span>
      </button>
    </li>
  )
}

/** Up and down move through all visible items. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = items.findIndex((item) => item === document.activeElement)
  if (at === -1) return
  event.preventDefault()
  items[Math.min(Math.max(at + step, 0), items.length - 1)]?.focus()
}

function TreeSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.tree} role="status" aria-label={t('common.loading')}>
      <div className={styles.head}>
        <Skeleton width="60px" height="15px" />
        <Skeleton width="56px" height="11px" />
      </div>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={styles.sport}>
          <Skeleton width="20px" height="20px" />
          <Skeleton width={`${50 + ((index * 17) % 35)}%`} height="12px" />
        </div>
      ))}
    </div>
  )
}
