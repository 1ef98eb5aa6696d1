import { DRAW_LOBBIES } from '@grandstand/shared-types/games/draw_games'
import type { DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { meQuery } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { NextDraws, PrintTicket, TicketState, TicketWin } from '../../draws/index.ts'
import { Deadline } from '../../ticket/index.ts'
import styles from '../Desk.module.css'
import { JackpotDue } from '../JackpotDue.tsx'
import { usePrintPaper } from '../printer/usePrintPaper.ts'
import { useDeskError } from '../useDeskError.ts'
import sold from './DrawsTab.module.css'

const REFRESH_MS = 15_000

/** The draws whose tickets are sold for cash, and the tickets that the desk sold last. */
export function DrawsTab() {
  const { t } = useTranslation()
  const products = useQuery(meQuery).data?.products
  return (
    <section className={styles.tickets}>
      {DRAW_LOBBIES.filter((lobby) => products?.[LOBBY_PRODUCTS[lobby]] === 1).map((lobby) => (
        <NextDraws key={lobby} lobby={lobby} title={t(`products.${lobby}`)} />
      ))}
      <SoldTickets />
    </section>
  )
}

function SoldTickets() {
  const { t } = useTranslation()
  const errorText = useDeskError()
  const { data, error } = useQuery({
    queryKey: ['draw-tickets', 'sold'],
    queryFn: ({ signal }) => call('GET /v1/me/draw-tickets', { query: {} }, signal),
    refetchInterval: REFRESH_MS,
  })
  if (error && !data) {
    return (
      <p role="alert" className={styles.error}>
        {errorText(error)}
      </p>
    )
  }
  if (!data) return <RowsSkeleton rows={3} height="64px" />
  if (data.tickets.length === 0) return <p className={styles.hint}>{t('desk.noTickets')}</p>
  return (
    <ul className={styles.bills}>
      {data.tickets.map((ticket) => (
        <Sold key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  )
}

function Sold({ ticket }: { ticket: DrawTicketView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const print = usePrintPaper()
  const { draw } = ticket
  return (
    <li className={sold.ticket}>
      <div className={sold.name}>
        <b>{ticket.code}</b>
        <small>
          {t(`verify.games.${draw.gameCode}`)} · {t('draw.number', { number: draw.number })} ·{' '}
          <bdi>{format.dayTime(draw.drawsAt)}</bdi>
        </small>
        <Deadline of={ticket} />
        <JackpotDue of={ticket} />
      </div>
      <TicketState ticket={ticket} />
      <p className={sold.money}>
        <small>{t('coupons.stake')}</small>
        <bdi dir="ltr">{format.money(ticket.stakeMinor, ticket.currency)}</bdi>
      </p>
      <p className={sold.money} data-due={ticket.isUncollected && !ticket.hasExpired}>
        <TicketWin ticket={ticket} />
      </p>
      <PrintTicket
        ticket={ticket}
        paper="ticket"
        print={() => print({ drawTicketId: ticket.id, code: ticket.code, subject: 'ticket' })}
      />
    </li>
  )
}
