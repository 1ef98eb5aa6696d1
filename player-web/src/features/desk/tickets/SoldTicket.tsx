import { canPrint } from '@grandstand/shared-types/coupons/model/prints'
import type { DeskTicket } from '@grandstand/shared-types/wire/desk/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { couponStatus, payoutToShow, PayoutText } from '../../coupons/index.ts'
import { Deadline } from '../../ticket/index.ts'
import { Key } from '../Key.tsx'
import { usePrintPaper } from '../printer/usePrintPaper.ts'
import { JackpotDue } from '../JackpotDue.tsx'
import styles from './SoldTicket.module.css'

/** A ticket that a desk has sold. Only that desk can print it again; after the original, each print is a copy. */
export function SoldTicket({ ticket, isFirst }: { ticket: DeskTicket; isFirst: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const print = usePrintPaper()
  const { name, tone } = couponStatus(ticket.status)
  const payout = payoutToShow(ticket)
  const money = (minor: number) => format.money(minor, ticket.currency)
  const subject = canPrint('coupon', ticket) ? 'coupon' : 'cancel'
  const again = useMutation({
    mutationFn: () => print({ couponId: ticket.id, code: ticket.code, subject }),
    onSettled: () => client.invalidateQueries({ queryKey: ['desk', 'tickets'] }),
  })
  const isCopy = subject === 'coupon' && ticket.printCount > 0
  const action = t(isCopy ? 'desk.printCopy' : 'desk.print')
  return (
    <li className={styles.ticket}>
      <div className={styles.name}>
        <b>{ticket.code}</b>
        <small>
          <bdi>{format.dayTime(ticket.placedAt)}</bdi>
          {!ticket.isOwn && (
            <>
              {' · '}
              <bdi>{ticket.deskName}</bdi>
            </>
          )}
        </small>
        <Deadline of={ticket} />
        <JackpotDue of={ticket} />
      </div>
      <StatusChip tone={tone}>{t(`coupons.status.${name}`)}</StatusChip>
      <dl className={styles.money}>
        <div>
          <dt>{t('coupons.stake')}</dt>
          <dd>
            <bdi dir="ltr">{money(ticket.totalStakeMinor)}</bdi>
          </dd>
        </div>
        <div data-due={ticket.isUncollected && !ticket.hasExpired}>
          <dt>{t(ticket.hasExpired ? 'ticket.expired' : payout.label)}</dt>
          <dd>
            <PayoutText amountMinor={payout.amountMinor} currency={ticket.currency} />
          </dd>
        </div>
      </dl>
      {ticket.isOwn && canPrint(subject, ticket) && (
        <Button
          size="small"
          variant="quiet"
          disabled={again.isPending}
          onClick={() => again.mutate()}
          {...(isFirst && { 'data-hotkey': 'F12' })}
        >
          <Printer size={16} aria-hidden />
          {action}
          <span className="visually-hidden">{ticket.code}</span>
          {isCopy && ` (${ticket.printCount})`}
          {isFirst && <Key name="F12" />}
        </Button>
      )}
    </li>
  )
}
