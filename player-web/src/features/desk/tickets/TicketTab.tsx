import { readTicketCode } from '@grandstand/shared-types/coupons/model/ticket_code'
import type { DeskCode } from '@grandstand/shared-types/wire/desk/desk'
import type {
  TicketRefusalReason,
  TicketView,
} from '@grandstand/shared-types/wire/betting/printing'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { useFormat } from '../../../i18n/format.ts'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { isDrawPaper, mayBeDrawTicket } from '../../draws/index.ts'
import { dueMinorOf, Ticket } from '../../ticket/index.ts'
import { TicketActs } from '../TicketActs.tsx'
import { ticketCodeAtom } from './useCheckTicket.ts'
import styles from '../Desk.module.css'
import { PresentedDraw } from '../draws/PresentedDraw.tsx'
import { useAutoPrint } from '../printer/useAutoPrint.ts'
import { useDeskAct } from '../status/useDeskAct.ts'
import { useDeskError } from '../useDeskError.ts'

/** The presented ticket, and the acts that are possible on it. */
export function TicketTab() {
  const { t } = useTranslation()
  const { language } = useTranslation().i18n
  const errorText = useDeskError()
  const code = useAtomValue(ticketCodeAtom)
  const isDraw = code !== null && isDrawPaper(code)
  const { data: ticket, error } = useQuery({
    queryKey: ['ticket', code, language],
    queryFn: ({ signal }) =>
      call(
        'GET /v1/tickets/:code',
        { params: { code: code ?? '' }, query: { lang: language } },
        signal
      ),
    enabled: code !== null && !isDraw,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (code === null) return <p className={styles.hint}>{t('desk.scanTicket')}</p>
  if (isDraw || isOfNoCoupon(error, code)) return <PresentedDraw code={code} />
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
      <Ticket ticket={ticket} />
    </section>
  )
}

/** Whether the code is not that of a coupon, but may be that of a ticket of a draw. */
const isOfNoCoupon = (error: Error | null, code: string): boolean =>
  error instanceof ApiError && error.key === 'notFound' && mayBeDrawTicket(code)

const OF_PAPER: readonly TicketRefusalReason[] = ['copy', 'printCancelled']

/** Pays a ticket with money due, or cancels an open one that has won no jackpot. */
function Acts({ code, ticket }: { code: string; ticket: TicketView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const print = useAutoPrint()
  const money = (minor: number) => format.money(minor, ticket.currency)
  const pay = useDeskAct({
    send: (body: DeskCode, key) => call('POST /v1/desk/payments', { body, key }),
    done: ({ amountMinor }) => `${t('desk.ticketPaid')} ${money(amountMinor)}`,
    onDone: ({ couponId }) => void print({ couponId, code: ticket.code, subject: 'win' }),
  })
  const cancel = useDeskAct({
    send: (body: DeskCode, key) => call('POST /v1/desk/cancellations', { body, key }),
    done: ({ amountMinor }) => `${t('desk.ticketCancelled')} ${money(amountMinor)}`,
    onDone: ({ couponId }) => void print({ couponId, code: ticket.code, subject: 'cancel' }),
  })
  const isSound = ticket.refusals.length === 0
  // a copy pays nothing, and what was paid on the bets does not take a jackpot away
  const isOriginal = !ticket.refusals.some(({ reason }) => OF_PAPER.includes(reason))
  const jackpotMinor = isOriginal ? dueMinorOf(ticket.jackpots) : 0
  const isOpen = isSound && ticket.settledAt === null && ticket.jackpots.length === 0
  const body = { code }
  return (
    <TicketActs
      code={ticket.code}
      currency={ticket.currency}
      dueMinor={(isSound ? (ticket.payoutMinor ?? 0) : 0) + jackpotMinor}
      isPaper={readTicketCode(code) !== null}
      refundMinor={isOpen ? ticket.totalStakeMinor : null}
      pay={{ ...pay, run: () => pay.mutate(body), handedMinor: pay.data?.amountMinor ?? null }}
      cancel={{
        ...cancel,
        run: () => cancel.mutate(body),
        handedMinor: cancel.data?.amountMinor ?? null,
      }}
    />
  )
}
