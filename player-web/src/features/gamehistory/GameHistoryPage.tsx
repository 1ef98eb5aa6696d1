import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Dices } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import styles from './GameHistory.module.css'
import { RoundRow } from './RoundRow.tsx'

const PLACES = 8

const roundsQuery = infiniteQueryOptions({
  queryKey: ['gameRounds'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /v1/me/game-rounds', { query: { before: pageParam } }, signal),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ before }) => before ?? undefined,
})

/** The own rounds of games with their results; an interrupted one can be finished (must-hold A13). */
export default function GameHistoryPage() {
  const { t } = useTranslation()
  const list = useInfiniteQuery(roundsQuery)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <ListPage title={t('gameHistoryPage.title')}>
      {list.isPending ? (
        <RowsSkeleton rows={PLACES} height="64px" />
      ) : list.isError ? (
        <StatePanel kind="error" title={t('gameHistory.error')}>
          <Button onClick={() => void list.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : rows.length === 0 ? (
        <StatePanel
          kind="empty"
          icon={Dices}
          title={t('gameHistory.empty')}
          hint={t('gameHistory.emptyHint')}
        />
      ) : (
        <ul className={styles.list} aria-label={t('gameHistoryPage.title')}>
          {rows.map((round) => (
            <RoundRow key={round.id} round={round} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button
            variant="quiet"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('common.more')}
          </Button>
        </p>
      )}
    </ListPage>
  )
}
