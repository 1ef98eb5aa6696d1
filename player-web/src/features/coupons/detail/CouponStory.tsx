import type { CouponDetail, CouponStoryEvent } from '@grandstand/shared-types/wire/betting/coupons'
import { Banknote, CircleCheck, Flag, Gavel, Gift, Ticket, TrendingUp, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { resultName } from '../coupon/couponStatus.ts'
import styles from './CouponStory.module.css'

const ICONS = {
  placed: Ticket,
  accepted: CircleCheck,
  settled: Flag,
  bonus: Gift,
  boost: TrendingUp,
  cancelled: Undo2,
  sold: Banknote,
  paid: Banknote,
  manual: Gavel,
} as const

/** The events of the coupon, oldest first. */
export function CouponStory({ coupon }: { coupon: CouponDetail }) {
  const { t } = useTranslation()
  return (
    <section className={styles.story} aria-labelledby="coupon-story">
      <h2 id="coupon-story">{t('story.title')}</h2>
      <ol>
        {coupon.story.map((event, index) => (
          <Event key={index} event={event} currency={coupon.currency} />
        ))}
      </ol>
    </section>
  )
}

function Event({ event, currency }: { event: CouponStoryEvent; currency: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const Icon = ICONS[event.kind]
  const { amountMinor, manual, revision } = event
  const again = event.kind === 'settled' && revision !== null && revision > 1
  return (
    <li className={styles.event}>
      <span className={styles.icon} data-kind={event.kind}>
        <Icon size={15} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.what}>
          {again ? t('story.settledAgain', { revision }) : t(`story.kind.${event.kind}`)}
          {event.actorName !== null && <small>{event.actorName}</small>}
        </p>
        {manual && (
          <p className={styles.muted}>
            {t(`story.manual.${manual.action}`)}
            {manual.selections.map(({ position, before, after }) => (
              <span key={position} className={styles.change}>
                {t('story.change', {
                  position: position + 1,
                  before: t(`coupons.result.${resultName(before)}`),
                  after: t(`coupons.result.${resultName(after)}`),
                })}
              </span>
            ))}
          </p>
        )}
        {event.reason !== null && (
          <p className={styles.muted}>{t('story.reason', { reason: event.reason })}</p>
        )}
        <p className={styles.muted}>
          <bdi>{format.dayTime(event.at)}</bdi>
        </p>
      </div>
      {amountMinor !== 0 && (
        <bdi dir="ltr" className={styles.amount} data-income={amountMinor > 0}>
          {amountMinor > 0 ? '+' : '−'}
          {format.money(Math.abs(amountMinor), currency)}
        </bdi>
      )}
    </li>
  )
}
