import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { CouponFilters } from './CouponFilters.tsx'
import { COUPON_TABS, HIDDEN_AT_FIRST, useCouponParts } from './couponList.ts'

/** Every coupon that the user may see: status tabs with counts, and all filters. */
export default function CouponList() {
  const { columns, totals, exportFields } = useCouponParts({ withMore: true })
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      tabs={<StatusTabs tabs={COUPON_TABS} />}
      filters={<CouponFilters />}
      searchLabel="lists.coupon"
      hiddenAtFirst={HIDDEN_AT_FIRST}
      totals={totals}
      exportFields={exportFields}
    >
      {columns}
    </ResourceList>
  )
}
