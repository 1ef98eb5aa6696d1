import type { DrawTicketCheck } from '@grandstand/shared-types/wire/draws'
import type { DeskCode } from '@grandstand/shared-types/wire/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { serverNow } from '../../../api/serverClock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { CheckedTicket, drawTicketCheckQuery, isDrawPaper } from '../../draws/index.ts'
import { dueMinorOf, WonJackpots } from '../../ticket/index.ts'
import styles from '../Desk.module.css'
import { useAutoPrint } from '../printer/useAutoPrint.ts'
import { useDeskAct } from '../status/useDeskAct.ts'
import { TicketActs } from '../TicketActs.tsx'
import { useDeskError } from '../useDeskError.ts'

/** The presented ticket of a draw, and the acts that are possible on it. */
export function PresentedDraw({ code }: { code: string }) {
  const { t } = useTranslation()
  const errorText = useDeskError()
  const { data: ticket, error } = useQuery(drawTicketCheckQuery(code))
  if (error) {
    return (
      <p role="alert" className={styles.error}>
        {errorText(error)}
      </p>
    )
  }
  if (!ticket) return <RowsSkeleton rows={4} height="76px" />
  return (
    <section aria-label={t('desk.ticket')}>
      <Acts key={code} code={code} ticket={ticket} />
      <CheckedTicket ticket={ticket}>
        <WonJackpots jackpots={ticket.jackpots} currency={ticket.currency} />
      </CheckedTicket>
    </section>
  )
}

/** Pays a ticket with money due, or cancels one whose draw is open. */
function Acts({ code, ticket }: { code: string; ticket: DrawTicketCheck }) {
  const { t } = useTranslation()
  const format = useFormat()
  const print = useAutoPrint()
  const money = (minor: number) => format.money(minor, ticket.currency)
  const pay = useDeskAct({
    send: (body: DeskCode, key) => call('POST /v1/desk/draw-payments', { body, key }),
    done: ({ amountMinor }) => `${t('desk.ticketPaid')} ${money(amountMinor)}`,
    onDone: ({ ticketId }) =>
      void print({ drawTicketId: ticketId, code: ticket.code, subject: 'win' }),
  })
  const cancel = useDeskAct({
    send: (body: DeskCode, key) => call('POST /v1/desk/draw-cancellations', { body, key }),
    done: ({ winMinor }) => `${t('desk.ticketCancelled')} ${money(winMinor ?? 0)}`,
  })
  const { draw, state, isUncollected, refusals, winMinor, stakeMinor } = ticket
  const isSold = state === 'waiting' && draw.state === 'open' && draw.closesAt > serverNow()
  const isOpen = isSold && ticket.jackpots.length === 0
  const isOriginal = !refusals.some((reason) => reason === 'copy' || reason === 'printCancelled')
  const jackpotMinor = isOriginal ? dueMinorOf(ticket.jackpots) : 0
  const ownMinor = isUncollected && refusals.length === 0 ? (winMinor ?? 0) : 0
  const body = { code }
  return (
    <TicketActs
      code={ticket.code}
      currency={ticket.currency}
      dueMinor={ownMinor + jackpotMinor}
      isPaper={isDrawPaper(code)}
      refundMinor={isOpen ? stakeMinor : null}
      pay={{ ...pay, run: () => pay.mutate(body), handedMinor: pay.data?.amountMinor ?? null }}
      cancel={{
        ...cancel,
        run: () => cancel.mutate(body),
        handedMinor: cancel.data ? (cancel.data.winMinor ?? 0) : null,
      }}
    />
  )
}
