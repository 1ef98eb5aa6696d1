import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { ACCOUNT_REFRESH_MS } from '../../../api/queries.ts'
import { usePageTitle } from '../../../navigation/usePageTitle.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { useChosenGame } from '../data/useChosenGame.ts'
import styles from './DrawResultsPage.module.css'
import { GamePicker } from './GamePicker.tsx'
import { ResultRow } from './ResultRow.tsx'

/** The `before` of the first page. */
const FIRST: number | null = null

/** The results of one game of draws, the newest first. */
export default function DrawResultsPage() {
  const { t } = useTranslation()
  const chosen = useChosenGame()
  const title = chosen.game
    ? `${t(`verify.games.${chosen.game.code}`)} · ${t('draw.results')}`
    : t('draw.results')
  usePageTitle(title)
  return (
    <GamePicker title={title} chosen={chosen}>
      {({ code }) => <Results key={code} code={code} />}
    </GamePicker>
  )
}

function Results({ code }: { code: DrawGameCode }) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['draw-results', code],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v1/draw-results',
        { query: { gameCode: code, ...(pageParam !== null && { before: pageParam }) } },
        signal
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchInterval: ACCOUNT_REFRESH_MS,
  })
  const draws = data?.pages.flatMap((page) => page.draws)
  if (error && !draws) {
    return (
      <StatePanel kind="error" title={t('draw.failed')} hint={t('common.offline')}>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (!draws) return <RowsSkeleton rows={6} height="74px" />
  if (draws.length === 0) return <StatePanel kind="empty" title={t('draw.noResults')} />
  return (
    <>
      <ul className={styles.results}>
        {draws.map((draw) => (
          <ResultRow key={draw.id} draw={draw} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="list-more">
          <Button variant="quiet" onClick={() => void fetchNextPage()}>
            {t('common.more')}
          </Button>
        </p>
      )}
    </>
  )
}
