import { COUPON_LIST_TYPES } from '@grandstand/shared-types/coupons/model/coupon_words'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { COUPON_TABS, useCouponParts } from './couponList.ts'

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

/** The coupons of a player, or of a dealer's branch. */
export function CouponsOfUser({ userId, isBranch }: { userId: number; isBranch: boolean }) {
  const { columns, ...parts } = useCouponParts({ withUser: isBranch })
  return (
    <RelatedList
      resource="coupons"
      filter={isBranch ? { branchOf: userId } : { userId }}
      sort={NEWEST_FIRST}
      tabs={<StatusTabs tabs={COUPON_TABS} />}
      filters={[
        <PeriodFilter key="period" source="placedAt" />,
        <ChoiceFilter
          key="type"
          source="couponType"
          group="couponType"
          codes={COUPON_LIST_TYPES}
        />,
      ]}
      {...parts}
    >
      {columns}
    </RelatedList>
  )
}
