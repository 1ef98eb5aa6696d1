import { COUPON_STATUS } from '@grandstand/shared-types/coupons/types'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/StatusTabs.tsx'
import { CouponFilters } from './CouponFilters.tsx'
import { couponColumns } from './couponColumns.tsx'

const TABS: StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  ...Object.values(COUPON_STATUS).map((status) => ({
    id: String(status),
    label: `values.couponStatus.${status}`,
    filter: { status },
  })),
]

/** Every coupon in sight: status tabs with counts, and all the filters of the specification. */
export default function CouponList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      tabs={<StatusTabs tabs={TABS} hasCounts />}
      filters={<CouponFilters />}
    >
      {couponColumns()}
    </ResourceList>
  )
}
