import type { DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { TICKETS_PATH } from '../places.ts'
import { TicketBets } from '../tickets/TicketBets.tsx'
import { TicketState } from '../tickets/TicketState.tsx'
import styles from './OwnTickets.module.css'

interface OwnTicketsProps {
  tickets: readonly DrawTicketView[]
  /** The balls that are out: numbers on the tickets are marked by themselves. */
  called: readonly number[]
  /** Wins are told once the show is over. */
  isOver: boolean
}

/** The own tickets of the draw. */
export function OwnTickets({ tickets, called, isOver }: OwnTicketsProps) {
  const { t } = useTranslation()
  const home = useHome()
  if (tickets.length === 0) return null
  return (
    <section className={styles.own} aria-label={t('draw.ownTickets')}>
      <h2>{t('draw.ownTickets')}</h2>
      {tickets.map((ticket) => (
        <article key={ticket.id} className={styles.ticket}>
          <p>
            <Link to={`${home}${TICKETS_PATH}/${ticket.id}`}>{ticket.code}</Link>
            {isOver && <TicketState ticket={ticket} />}
          </p>
          <TicketBets ticket={ticket} called={called} hidesWins={!isOver} />
        </article>
      ))}
    </section>
  )
}
