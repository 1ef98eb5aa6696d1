import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import {
  bonusToShow,
  settledOddsToShow,
} from '@grandstand/shared-types/coupons/payout/settled_figures'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { Money } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Facts, type Fact } from '../../record/page/Facts.tsx'
import { typeText } from './systemText.ts'

/** A coupon's figures, and the actions still open to its player. */
export function CouponFacts({ coupon }: { coupon: CouponDetail }) {
  const translate = useTranslate()
  const format = useFormat()
  const seesPayment = useMay('coupons.paid')
  const label = (field: string) => translate(`resources.coupons.fields.${field}`)
  const money = (minor: number | null) => <Money minor={minor} currency={coupon.currency} />
  const bonus = bonusToShow(coupon)
  const { boost } = coupon
  const isOpen = coupon.status === COUPON_STATUS.waiting
  const settledOdds = settledOddsToShow(coupon)
  const type = format.value('couponType', coupon.type)
  const bonusText = bonus && (
    <>
      {money(bonus.amountMinor)}
      {bonus.percent > 0 && ` (%${bonus.percent})`}
    </>
  )
  const facts: Fact[] = [
    [label('type'), typeText(coupon, type, format.locale)],
    [label('state'), format.value('couponState', coupon.state)],
    [label('totalStakeMinor'), money(coupon.totalStakeMinor)],
    [label('lineCount'), `${coupon.lineCount} × ${format.amount(coupon.stakePerLineMinor)}`],
    [label('totalOddsMilli'), formatOdds(coupon.totalOddsMilli)],
    settledOdds !== null && [translate('coupons.settledOdds'), formatOdds(settledOdds)],
    [label('bonusMinor'), bonusText ?? money(null)],
    boost !== null && [
      translate(isOpen ? 'coupons.boostUpTo' : 'coupons.boost'),
      money(isOpen ? boost.extraMinor : boost.paidMinor),
    ],
    [label('maxPayoutMinor'), money(coupon.maxPayoutMinor)],
    seesPayment && [
      label('payoutMinor'),
      <Money minor={coupon.payoutMinor} currency={coupon.currency} isStrong />,
    ],
    [label('settledAt'), <Time at={coupon.settledAt} />],
    [label('openCount'), `${coupon.openCount} / ${coupon.selectionCount}`],
    [translate('coupons.cancellableUntil'), <Time at={coupon.cancellableUntil} />],
    [translate('coupons.sellable'), translate(`ra.boolean.${coupon.sellable}`)],
    coupon.shareCode !== null && [translate('coupons.shareCode'), coupon.shareCode],
  ]
  return <Facts facts={facts} />
}
