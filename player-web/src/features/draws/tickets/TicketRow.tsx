import type { DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { TICKETS_PATH } from '../places.ts'
import { TicketWin } from './TicketFigures.tsx'
import styles from './TicketRow.module.css'
import { TicketState, TICKET_TONES } from './TicketState.tsx'

/** One ticket of the list; the whole row is a link to it. */
export function TicketRow({ ticket }: { ticket: DrawTicketView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const { draw } = ticket
  return (
    <li>
      <Link
        to={`${home}${TICKETS_PATH}/${ticket.id}`}
        className={styles.row}
        data-tone={TICKET_TONES[ticket.state]}
      >
        <span className={styles.what}>
          <b>{t(`verify.games.${draw.gameCode}`)}</b>
          <small>
            {t('draw.number', { number: draw.number })} · <bdi>{format.dayTime(draw.drawsAt)}</bdi>
          </small>
          <small>{ticket.code}</small>
        </span>
        <TicketState ticket={ticket} />
        <span className={styles.money}>
          <span>
            <small>{t('coupons.stake')}</small>
            <bdi dir="ltr">{format.money(ticket.stakeMinor, ticket.currency)}</bdi>
          </span>
          <span className={styles.win}>
            <TicketWin ticket={ticket} />
          </span>
        </span>
        <ChevronRight size={18} aria-hidden className={styles.chevron} />
      </Link>
    </li>
  )
}
