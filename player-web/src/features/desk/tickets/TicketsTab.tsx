import { DESK_TICKET_STATES, type DeskTicketState } from '@grandstand/shared-types/wire/desk/desk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import styles from '../Desk.module.css'
import { Choices } from '../settings/Choices.tsx'
import { useDeskMode } from '../settings/useDeskMode.ts'
import { useDeskError } from '../useDeskError.ts'
import { useDeskRights } from '../useDeskRights.ts'
import { SoldTicket } from './SoldTicket.tsx'

/** Tickets that a terminal shows: the latest, whose customers may still be there. */
const LAST = 10
const REFRESH_MS = 15_000
const OWNERS = ['own', 'shop'] as const

/**
 * The latest tickets of the desk, which it can print again. In the mode `branch`, also all of its tickets, and for
 * users who may see the shop's desks, the shop's tickets.
 */
export function TicketsTab() {
  const { t } = useTranslation()
  const isBranch = useDeskMode() === 'branch'
  const { seesShop } = useDeskRights()
  const [of, setOf] = useState<(typeof OWNERS)[number]>('own')
  const [state, setState] = useState<DeskTicketState>('all')
  return (
    <section className={styles.tickets} aria-label={t('desk.tab.tickets')}>
      {isBranch && (
        <div className={styles.filters}>
          {seesShop && (
            <Choices
              label={t('desk.whoseTickets')}
              value={of}
              choices={OWNERS.map((id) => [id, t(`desk.ticketsOf.${id}`)])}
              onChoose={setOf}
            />
          )}
          <Choices
            label={t('desk.whichTickets')}
            value={state}
            choices={DESK_TICKET_STATES.map((id) => [id, t(`desk.ticketState.${id}`)])}
            onChoose={setState}
          />
        </div>
      )}
      <Tickets of={of} state={state} isBranch={isBranch} />
    </section>
  )
}

interface TicketsProps {
  of: (typeof OWNERS)[number]
  state: DeskTicketState
  isBranch: boolean
}

/** The `before` of the first page. */
const FIRST: number | null = null

function Tickets({ of, state, isBranch }: TicketsProps) {
  const { t } = useTranslation()
  const errorText = useDeskError()
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['desk', 'tickets', of, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v1/desk/tickets',
        { query: { of, state, ...(pageParam !== null && { before: pageParam }) } },
        signal
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchInterval: REFRESH_MS,
  })
  const all = data?.pages.flatMap(({ tickets }) => tickets)
  const tickets = isBranch ? all : all?.slice(0, LAST)
  if (error && !tickets) {
    return (
      <p role="alert" className={styles.error}>
        {errorText(error)}
      </p>
    )
  }
  if (!tickets) return <RowsSkeleton rows={5} height="64px" />
  return (
    <>
      {tickets.length === 0 && <p className={styles.hint}>{t('desk.noTickets')}</p>}
      <ul className={styles.bills}>
        {tickets.map((ticket, index) => (
          <SoldTicket key={ticket.id} ticket={ticket} isFirst={index === 0} />
        ))}
      </ul>
      {isBranch && hasNextPage && (
        <Button variant="quiet" onClick={() => void fetchNextPage()}>
          {t('common.more')}
        </Button>
      )}
    </>
  )
}
