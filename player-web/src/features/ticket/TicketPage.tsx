import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import {
  CheckedTicket,
  drawTicketCheckQuery,
  isDrawPaper,
  mayBeDrawTicket,
} from '../draws/index.ts'
import { Ticket } from './Ticket.tsx'
import TicketForm from './TicketForm.tsx'
import styles from './TicketPage.module.css'
import { WonJackpots } from './WonJackpots.tsx'

/** A ticket, for anybody who has its code. */
export default function TicketPage() {
  const { t } = useTranslation()
  const { ticketCode: code } = useParams()
  return (
    <ListPage title={t('ticket.title')}>
      <div className={styles.ask}>
        <TicketForm key={code} size="large" initialCode={code?.toUpperCase() ?? ''} />
        <p className={styles.hint}>{t('ticket.hint')}</p>
      </div>
      {code !== undefined && <Answer code={code} />}
    </ListPage>
  )
}

function Answer({ code }: { code: string }) {
  const { i18n } = useTranslation()
  const isDraw = isDrawPaper(code)
  const { data, error, refetch } = useQuery({
    queryKey: ['ticket', code.toUpperCase(), i18n.language],
    queryFn: ({ signal }) =>
      call('GET /v1/tickets/:code', { params: { code }, query: { lang: i18n.language } }, signal),
    enabled: !isDraw,
    refetchOnWindowFocus: false,
  })
  if (isDraw || isOfNoCoupon(error, code)) return <DrawTicket code={code} />
  if (data) return <Ticket ticket={data} />
  return <Failed error={error} onRetry={() => void refetch()} />
}

/** A ticket of a draw. */
function DrawTicket({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(drawTicketCheckQuery(code))
  if (data) {
    return (
      <CheckedTicket ticket={data}>
        <WonJackpots jackpots={data.jackpots} currency={data.currency} />
      </CheckedTicket>
    )
  }
  return <Failed error={error} onRetry={() => void refetch()} />
}

/** Whether the code is not that of a coupon, but may be that of a ticket of a draw. */
const isOfNoCoupon = (error: Error | null, code: string): boolean =>
  error instanceof ApiError && error.key === 'notFound' && mayBeDrawTicket(code)

/** Why there is no ticket to show; nothing is known while there is no error. */
function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!error) return <RowsSkeleton rows={4} height="76px" />
  if (error instanceof ApiError && error.key === 'notFound') {
    return <StatePanel kind="search" title={t('ticket.missing')} hint={t('ticket.missingHint')} />
  }
  if (error instanceof ApiError && error.key === 'ticketForged') {
    return <StatePanel kind="error" title={t('ticket.forged')} hint={t('ticket.forgedHint')} />
  }
  return (
    <StatePanel kind="error" title={t('ticket.error')} hint={failureText(error, t, format)}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </StatePanel>
  )
}
