import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { isSoldAtStart } from '@grandstand/shared-types/coupons/model/price_kind'
import {
  bonusToShow,
  settledOddsToShow,
} from '@grandstand/shared-types/coupons/payout/settled_figures'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { totalOddsText } from '@grandstand/shared-types/money/total_odds'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { systemWords } from '../../i18n/systemWords.ts'
import { isPayoutCapped, payoutToShow, systemShape } from './coupon/couponMoney.ts'
import { couponStatus } from './coupon/couponStatus.ts'
import { Fact } from './coupon/Fact.tsx'
import { PayoutText } from './coupon/PayoutText.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import styles from './CouponSummary.module.css'

/** Code, state and money of a coupon. */
export function CouponSummary({ coupon }: { coupon: CouponDetail }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { name, tone } = couponStatus(coupon.status)
  const money = (minor: number) => format.money(minor, coupon.currency)
  const payout = payoutToShow(coupon)
  const bonus = bonusToShow(coupon)
  const isOpen = coupon.status === COUPON_STATUS.waiting
  const settledOdds = settledOddsToShow(coupon)
  return (
    <header className={styles.summary} data-tone={tone}>
      <div className={styles.head}>
        <h1>
          <small>{t('coupons.number')}</small>
          {coupon.code}
        </h1>
        <StatusChip tone={tone}>{t(`coupons.status.${name}`)}</StatusChip>
        {coupon.isPartiallyReturned && (
          <StatusChip tone="neutral">{t('coupons.returned')}</StatusChip>
        )}
        <p className={styles.payout}>
          <small>{t(payout.label)}</small>
          <PayoutText amountMinor={payout.amountMinor} currency={coupon.currency} />
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact label={t('coupons.placedAt')}>{format.dayTime(coupon.placedAt)}</Fact>
        {coupon.settledAt !== null && (
          <Fact label={t('coupons.settledAt')}>{format.dayTime(coupon.settledAt)}</Fact>
        )}
        <Fact label={t(`coupons.type.${coupon.type}`)}>
          {coupon.systemName && `${t(`systems.${coupon.systemName}`)} · `}
          {t('coupons.selections', { count: coupon.selectionCount })}
        </Fact>
        {coupon.lineCount > 1 && (
          <Fact label={t('coupons.lines')}>
            {coupon.lineCount} × {money(coupon.stakePerLineMinor)}
          </Fact>
        )}
        <Fact label={t('coupons.stake')}>{money(coupon.totalStakeMinor)}</Fact>
        <Fact label={t('coupons.odds')}>
          {isSoldAtStart(coupon)
            ? t('slip.startShort')
            : totalOddsText({
                totalOddsMilli: coupon.totalOddsMilli,
                oddsMilli: coupon.selections.map(({ oddsMilli }) => oddsMilli),
                stakeMinor: coupon.totalStakeMinor,
              })}
        </Fact>
        {settledOdds !== null && (
          <Fact label={t('couponPage.settledOdds')}>{formatOdds(settledOdds)}</Fact>
        )}
        {bonus && (
          <Fact
            label={t(bonus.percent > 0 ? 'coupons.bonus' : 'coupons.luckyBonus', {
              percent: bonus.percent,
            })}
          >
            {money(bonus.amountMinor)}
          </Fact>
        )}
        {coupon.boost && (
          <Fact label={t('coupons.boost')}>
            {money(isOpen ? coupon.boost.extraMinor : coupon.boost.paidMinor)}
          </Fact>
        )}
      </dl>
      {coupon.type === 'system' && (
        <p className={styles.note}>{systemWords(systemShape(coupon), t)}</p>
      )}
      {isPayoutCapped(coupon) && (
        <p className={styles.note}>
          {t('couponPage.capped', { amount: money(coupon.maxPayoutMinor) })}
        </p>
      )}
    </header>
  )
}
