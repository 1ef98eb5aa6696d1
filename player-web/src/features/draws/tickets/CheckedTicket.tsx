import type { DrawTicketCheck } from '@grandstand/shared-types/wire/draws'
import { queryOptions } from '@tanstack/react-query'
import { BadgeCheck, Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import styles from './CheckedTicket.module.css'
import { TicketSheet } from './TicketSheet.tsx'

const PAPER = /^[34]\d{25}$/
const PLAIN_LENGTH = 12

/** Whether a code is that of a ticket's paper; a plain code may be that of a coupon, too. */
export const isDrawPaper = (code: string): boolean => PAPER.test(code)
export const mayBeDrawTicket = (code: string): boolean =>
  isDrawPaper(code) || code.length === PLAIN_LENGTH

/** A ticket by the code of its paper, or by its own. */
export const drawTicketCheckQuery = (code: string) =>
  queryOptions({
    queryKey: ['draw-tickets', 'check', code.toUpperCase()],
    queryFn: ({ signal }) => call('GET /v1/draw-ticket-check/:code', { params: { code } }, signal),
    retry: false,
    refetchOnWindowFocus: false,
  })

interface CheckedTicketProps {
  ticket: DrawTicketCheck
  /** The jackpots that it has won. */
  children?: ReactNode
}

/** A ticket whose code somebody has, whether its paper is genuine, and why nothing is paid on it. */
export function CheckedTicket({ ticket, children }: CheckedTicketProps) {
  const { t } = useTranslation()
  const { copyNumber, refusals } = ticket
  return (
    <TicketSheet ticket={ticket}>
      <div className={styles.check}>
        {copyNumber !== null && (
          <p className={styles.genuine}>
            <BadgeCheck size={18} aria-hidden />
            {t('ticket.genuine')}
          </p>
        )}
        {refusals.map((reason) => (
          <p key={reason} className={styles.refusal}>
            <Ban size={18} aria-hidden />
            {t(`ticket.refusal.${reason === 'cancelled' ? 'void' : reason}`)}
          </p>
        ))}
        {children}
      </div>
    </TicketSheet>
  )
}
