import type { DrawTicketCheck } from '@grandstand/shared-types/wire/draws'
import type { DeskCode } from '@grandstand/shared-types/wire/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { serverNow } from '../../../api/serverClock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { CheckedTicket, drawTicketCheckQuery } from '../../draws/index.ts'
import styles from '../Desk.module.css'
import { onlineAtom } from '../online/useOnline.ts'
import { useAutoPrint } from '../printer/useAutoPrint.ts'
import { useDeskAct } from '../status/useDeskAct.ts'
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
      <CheckedTicket ticket={ticket} />
    </section>
  )
}

/** Buttons that pay a ticket with money due, or cancel one whose draw is open. The server checks both again. */
function Acts({ code, ticket }: { code: string; ticket: DrawTicketCheck }) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useDeskError()
  const isOnline = useAtomValue(onlineAtom)
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
  const { draw, state, isUncollected, refusals, winMinor } = ticket
  const due = isUncollected && refusals.length === 0 ? (winMinor ?? 0) : 0
  const isOpen = state === 'waiting' && draw.state === 'open' && draw.closesAt > serverNow()
  const isOver = pay.isSuccess || cancel.isSuccess
  return (
    <div className={styles.acts}>
      {!isOver && due > 0 && (
        <Button
          size="large"
          autoFocus
          disabled={pay.isPending || !isOnline}
          onClick={() => pay.mutate({ code })}
        >
          {t('desk.pay')} {money(due)}
        </Button>
      )}
      {!isOver && isOpen && (
        <Button
          variant="warning"
          autoFocus
          disabled={cancel.isPending || !isOnline}
          onClick={() => cancel.mutate({ code })}
        >
          {t('desk.cancel')}
        </Button>
      )}
      <p role="status">
        {pay.data && `${t('desk.ticketPaid')} ${money(pay.data.amountMinor)}`}
        {cancel.data && `${t('desk.ticketCancelled')} ${money(cancel.data.winMinor ?? 0)}`}
      </p>
      {(pay.error ?? cancel.error) && (
        <p role="alert" className={styles.error}>
          {errorText(pay.error ?? cancel.error)}
        </p>
      )}
    </div>
  )
}
