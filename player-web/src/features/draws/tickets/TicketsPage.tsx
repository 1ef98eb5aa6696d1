import type { DRAW_TICKET_FILTERS } from '@grandstand/shared-types/wire/draws'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { call } from '../../../api/client.ts'
import { ACCOUNT_REFRESH_MS, meQuery, settingsQuery } from '../../../api/queries.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { useRememberList } from '../../../navigation/lists.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TicketRow } from './TicketRow.tsx'

type Tab = (typeof DRAW_TICKET_FILTERS)[number]

/** The `before` of the first page. */
const FIRST: number | null = null

/** Own tickets of draws, or those that the desk has sold. */
export default function TicketsPage() {
  const { t } = useTranslation()
  const isDesk = useQuery(meQuery).data?.type === 'terminal'
  const [params] = useSearchParams()
  const tabs: Tab[] = isDesk ? ['all', 'open', 'uncollected'] : ['all', 'open']
  const tab = tabs.find((one) => one === params.get('state')) ?? 'all'
  useRememberList('draws/tickets')
  return (
    <ListPage
      title={t('draws.tickets')}
      tabs={
        <Tabs label={t('draw.tabs')}>
          {tabs.map((name) => (
            <Link
              key={name}
              to={name === 'all' ? '?' : `?state=${name}`}
              replace
              aria-current={name === tab ? 'true' : undefined}
            >
              {t(`draw.tab.${name}`)}
            </Link>
          ))}
        </Tabs>
      }
    >
      <Tickets key={tab} tab={tab} />
    </ListPage>
  )
}

function Tickets({ tab }: { tab: Tab }) {
  const { t } = useTranslation()
  const home = useHome()
  const lobbies = useQuery(settingsQuery).data?.lobbies ?? []
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['draw-tickets', 'list', tab],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v1/me/draw-tickets',
        { query: { state: tab, ...(pageParam !== null && { before: pageParam }) } },
        signal
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchInterval: ACCOUNT_REFRESH_MS,
  })
  const tickets = data?.pages.flatMap((page) => page.tickets)
  if (error && !tickets) {
    return (
      <StatePanel kind="error" title={t('draw.ticketsFailed')} hint={t('common.offline')}>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (!tickets) return <RowsSkeleton rows={6} height="74px" />
  if (tickets.length === 0) {
    return (
      <StatePanel
        kind="empty"
        icon={TicketPercent}
        title={t('draw.noTickets')}
        hint={t('draw.noTicketsHint')}
      >
        {lobbies.includes('lotto') && (
          <ButtonLink to={`${home}lotto`}>{t('products.lotto')}</ButtonLink>
        )}
        {lobbies.includes('bingo') && (
          <ButtonLink to={`${home}bingo`} variant="quiet">
            {t('products.bingo')}
          </ButtonLink>
        )}
      </StatePanel>
    )
  }
  return (
    <>
      <ul>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
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
