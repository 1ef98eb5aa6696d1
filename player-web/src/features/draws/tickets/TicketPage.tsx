import type { DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../api/errors.ts'
import { meQuery } from '../../../api/queries.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { BackLink } from '../../../navigation/BackLink.tsx'
import { usePageTitle } from '../../../navigation/usePageTitle.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { drawTicketQuery } from '../data/drawQueries.ts'
import { verifyAddress } from '../data/verifyAddress.ts'
import { CancelTicket } from './CancelTicket.tsx'
import { PrintTicket } from './PrintTicket.tsx'
import styles from './TicketPage.module.css'
import { TicketSheet } from './TicketSheet.tsx'

/** One ticket: its numbers against the result, its money, and what can be done with it. */
export default function TicketPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const ticketId = Number(useParams().drawTicketId)
  const { data: ticket, error, refetch } = useQuery(drawTicketQuery(ticketId))
  usePageTitle(ticket?.code)
  return (
    <article className={styles.page}>
      <BackLink list="draws/tickets" label={t('draws.tickets')} />
      {ticket ? (
        <>
          <TicketSheet ticket={ticket} />
          <Acts ticket={ticket} />
        </>
      ) : error ? (
        <StatePanel
          kind={error instanceof ApiError && error.status === 404 ? 'search' : 'error'}
          title={failureText(error, t, format)}
        >
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <RowsSkeleton rows={5} height="76px" />
      )}
    </article>
  )
}

function Acts({ ticket }: { ticket: DrawTicketView }) {
  const { t } = useTranslation()
  const home = useHome()
  const isPlayer = useQuery(meQuery).data?.type === 'player'
  const check = verifyAddress(ticket.draw, ticket.bets)
  const isPaid = ticket.state === 'won' && (isPlayer || ticket.collectedAt !== null)
  return (
    <div className={styles.acts}>
      <ButtonLink to={`${home}draws/${ticket.draw.id}`} size="small">
        {t('draw.watch')}
      </ButtonLink>
      <PrintTicket ticket={ticket} paper="ticket" />
      {isPaid && <PrintTicket ticket={ticket} paper="win" />}
      {check !== null && (
        <ButtonLink to={home + check} variant="quiet" size="small">
          {t('draw.check')}
        </ButtonLink>
      )}
      {isPlayer && ticket.canCancel && <CancelTicket ticket={ticket} />}
    </div>
  )
}
