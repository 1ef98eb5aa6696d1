import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/StatusTabs.tsx'
import { CouponFilters } from './CouponFilters.tsx'
import { couponColumns } from './couponColumns.tsx'
import { COUPON_EXPORT, COUPON_TABS, COUPON_TOTALS, HIDDEN_AT_FIRST } from './couponList.ts'

/** Every coupon that the user may see: status tabs with counts, and all filters. */
export default function CouponList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      tabs={<StatusTabs tabs={COUPON_TABS} />}
      filters={<CouponFilters />}
      searchLabel="lists.coupon"
      hiddenAtFirst={HIDDEN_AT_FIRST}
      totals={COUPON_TOTALS}
      exportFields={COUPON_EXPORT}
    >
      {couponColumns({ withMore: true })}
    </ResourceList>
  )
}
