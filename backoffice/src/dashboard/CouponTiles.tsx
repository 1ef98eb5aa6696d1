import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { Dashboard } from '@grandstand/shared-types/wire/people/dealers'
import { useTranslate } from 'ra-core'
import { Money } from '../fields/Money.tsx'
import { useFormat } from '../format/useFormat.ts'
import { Figure } from '../record/page/Figure.tsx'
import { Section } from './Section.tsx'
import { useTileLink } from './useTileLink.ts'

interface CouponTilesProps {
  data: Dashboard
  /** False where the running period is today. */
  withToday: boolean
}

/** The open coupons with their highest possible payout, and the figures of today. */
export function CouponTiles({ data, withToday }: CouponTilesProps) {
  const translate = useTranslate()
  const format = useFormat()
  const linkTo = useTileLink()
  const { currency, today } = data
  const { from, to } = today
  const open = linkTo('coupons', { status: COUPON_STATUS.waiting, currency })
  const placedToday = linkTo('coupons', {
    placedAt_gte: from,
    placedAt_lte: to,
    hasStake: true,
    currency,
  })
  const settledToday = linkTo('coupons', { settledAt_gte: from, settledAt_lte: to, currency })
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <>
      <Section title={translate('dashboard.open')}>
        <Figure label={translate('dashboard.openCoupons')} {...open}>
          {format.count(data.openCoupons)}
        </Figure>
        <Figure label={translate('dashboard.openStakes')} {...open}>
          {money(data.openStakesMinor)}
        </Figure>
        <Figure label={translate('dashboard.openMaxPayout')} {...open}>
          {money(data.openMaxPayoutMinor)}
        </Figure>
        {data.resultsToCome !== null && (
          <Figure
            label={translate('dashboard.resultsToCome')}
            {...linkTo('matches', { phase: 'awaiting' })}
          >
            {format.count(data.resultsToCome)}
          </Figure>
        )}
      </Section>
      {withToday && (
        <Section title={translate('dashboard.today')}>
          <Figure label={translate('dashboard.coupons')} {...placedToday}>
            {format.count(today.coupons)}
          </Figure>
          <Figure label={translate('dashboard.stakes')} {...placedToday}>
            {money(today.stakesMinor)}
          </Figure>
          <Figure label={translate('dashboard.payouts')} {...settledToday}>
            {money(today.payoutsMinor)}
          </Figure>
          <Figure label={translate('dashboard.difference')} {...settledToday}>
            {money(today.stakesMinor - today.payoutsMinor)}
          </Figure>
        </Section>
      )}
    </>
  )
}
