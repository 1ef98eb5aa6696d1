import type { TicketView } from '@grandstand/shared-types/wire/betting/printing'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import {
  CouponSelectionRow,
  couponStatus,
  Fact,
  payoutToShow,
  PayoutText,
} from '../coupons/index.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { PaperCheck } from './PaperCheck.tsx'
import styles from './Ticket.module.css'
import { WonJackpots } from './WonJackpots.tsx'

/** State, money and selections of a ticket; nothing about its player. */
export function Ticket({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { name, tone } = couponStatus(ticket.status)
  const money = (minor: number) => format.money(minor, ticket.currency)
  // a desk pays its tickets when the paper is brought
  const isUncollected = name === 'won' && !ticket.refusals.some(({ reason }) => reason === 'paid')
  // staff without the permission do not see the payout
  const knowsPayout = ticket.settledAt === null || ticket.payoutMinor !== null
  const payout = payoutToShow({ ...ticket, isUncollected })
  const hasExpired = ticket.refusals.some(({ reason }) => reason === 'expired')
  return (
    <section aria-label={ticket.code}>
      <header className={styles.head} data-tone={tone}>
        <div className={styles.title}>
          <h2>{ticket.code}</h2>
          <StatusChip tone={tone}>{t(`coupons.status.${name}`)}</StatusChip>
          {name === 'won' && <p className={styles.won}>{t('ticket.win')}</p>}
        </div>
        <PaperCheck ticket={ticket} />
        <WonJackpots jackpots={ticket.jackpots} currency={ticket.currency} />
        <dl className="facts">
          <Fact label={t(`coupons.type.${ticket.type}`)}>
            {t('coupons.selections', { count: ticket.selections.length })}
          </Fact>
          <Fact label={t('coupons.placedAt')}>{format.dayTime(ticket.placedAt)}</Fact>
          {ticket.settledAt !== null && (
            <Fact label={t('coupons.settledAt')}>{format.dayTime(ticket.settledAt)}</Fact>
          )}
          <Fact label={t('coupons.stake')}>{money(ticket.totalStakeMinor)}</Fact>
          {ticket.validUntil !== null && (
            <Fact label={t('ticket.validUntil')}>{format.fullDayTime(ticket.validUntil)}</Fact>
          )}
          {knowsPayout && (
            <Fact label={t(hasExpired ? 'ticket.expired' : payout.label)}>
              <PayoutText amountMinor={payout.amountMinor} currency={ticket.currency} />
            </Fact>
          )}
        </dl>
      </header>
      <ul>
        {ticket.selections.map((selection) => (
          <CouponSelectionRow
            key={selection.position}
            selection={selection}
            status={ticket.status}
          />
        ))}
      </ul>
    </section>
  )
}
