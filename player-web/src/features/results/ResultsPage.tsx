import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useBoardNames } from '../../odds/useBoardNames.ts'
import { Button } from '../../ui/Button.tsx'
import { dayOf, useToday } from '../../ui/days.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { readResultFilters, writeResultFilters, type ResultFilters } from './resultFilters.ts'
import { ResultFilterBar } from './ResultFilterBar.tsx'
import { ResultLeague } from './ResultLeague.tsx'
import { useResults } from './useResults.ts'
import styles from './ResultsPage.module.css'

/** Results of a day, by league. */
export default function ResultsPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const today = useToday()
  const filters = useMemo(() => readResultFilters(params, today), [params, today])
  const names = useBoardNames()
  const results = useResults(filters, today)
  const rows = useMemo(() => results.data?.pages.flat() ?? [], [results.data])
  const leagues = useMemo(() => byLeague(rows), [rows])
  const hrefOf = (changes: Partial<ResultFilters>) =>
    writeResultFilters({ ...filters, ...changes }, today)

  return (
    <ListPage
      title={t('results.title')}
      tabs={
        <ResultFilterBar
          filters={filters}
          sports={names?.sports}
          hrefOf={hrefOf}
          onChange={(changes) => void navigate(hrefOf(changes), { replace: true })}
        />
      }
    >
      {results.isPending ? (
        <RowsSkeleton rows={8} height="64px" />
      ) : results.isError ? (
        <StatePanel kind="error" title={t('results.error')} hint={t('common.offline')}>
          <Button onClick={() => void results.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : rows.length === 0 ? (
        <StatePanel kind="empty" title={t('results.empty')} hint={t('results.emptyHint')} />
      ) : (
        <div aria-busy={results.isPlaceholderData}>
          {leagues.map((league) => (
            <ResultLeague
              key={league[0].id}
              results={league}
              day={dayOf(filters.day) ?? today}
              category={names?.categories.find(({ id }) => id === league[0].categoryId)}
            />
          ))}
          {results.hasNextPage && (
            <p className={styles.more}>
              <Button
                variant="quiet"
                disabled={results.isFetchingNextPage}
                onClick={() => void results.fetchNextPage()}
              >
                {t('common.more')}
              </Button>
            </p>
          )}
        </div>
      )}
    </ListPage>
  )
}

/** Groups results of one league that follow each other; the order is kept. */
function byLeague<T extends { tournamentId: number }>(rows: readonly T[]): [T, ...T[]][] {
  const leagues = new Map<number, [T, ...T[]]>()
  for (const row of rows) {
    const league = leagues.get(row.tournamentId)
    if (league) league.push(row)
    else leagues.set(row.tournamentId, [row])
  }
  return [...leagues.values()]
}
