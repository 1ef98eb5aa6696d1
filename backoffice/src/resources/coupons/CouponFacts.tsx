import type { CouponDetail } from '@grandstand/shared-types/wire/coupons'
import {
  bonusToShow,
  settledOddsToShow,
} from '@grandstand/shared-types/coupons/payout/settled_figures'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Facts, type Fact } from '../../record/Facts.tsx'
import { systemText } from './systemText.ts'

/** A coupon's figures, and the actions that its player still has. */
export function CouponFacts({ coupon }: { coupon: CouponDetail }) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (field: string) => translate(`resources.coupons.fields.${field}`)
  const money = (minor: number | null) => <Money minor={minor} currency={coupon.currency} />
  const system = systemText(coupon)
  const bonus = bonusToShow(coupon)
  const settledOdds = settledOddsToShow(coupon)
  const type = format.value('couponType', coupon.type)
  const facts: Fact[] = [
    { label: label('type'), value: system ? `${type} ${system}` : type },
    { label: label('state'), value: format.value('couponState', coupon.state) },
    { label: label('totalStakeMinor'), value: money(coupon.totalStakeMinor) },
    {
      label: label('lineCount'),
      value: `${coupon.lineCount} × ${format.amount(coupon.stakePerLineMinor)}`,
    },
    { label: label('totalOddsMilli'), value: formatOdds(coupon.totalOddsMilli) },
    ...(settledOdds === null
      ? []
      : [{ label: translate('coupons.settledOdds'), value: formatOdds(settledOdds) }]),
    {
      label: label('bonusMinor'),
      value: bonus ? (
        <>
          {money(bonus.amountMinor)} (%{bonus.percent})
        </>
      ) : (
        money(null)
      ),
    },
    { label: label('maxPayoutMinor'), value: money(coupon.maxPayoutMinor) },
    {
      label: label('payoutMinor'),
      value: <Money minor={coupon.payoutMinor} currency={coupon.currency} isStrong />,
    },
    { label: label('settledAt'), value: <Time at={coupon.settledAt} /> },
    { label: label('openCount'), value: `${coupon.openCount} / ${coupon.selectionCount}` },
    { label: translate('coupons.cancellableUntil'), value: <Time at={coupon.cancellableUntil} /> },
    {
      label: translate('coupons.sellable'),
      value: translate(coupon.sellable ? 'ra.boolean.true' : 'ra.boolean.false'),
    },
    ...(coupon.shareCode
      ? [{ label: translate('coupons.shareCode'), value: coupon.shareCode }]
      : []),
  ]
  return <Facts facts={facts} />
}
