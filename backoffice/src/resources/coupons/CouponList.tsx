import { COUPON_STATUS, COUPON_TYPES } from '@grandstand/shared-types/coupons/types'
import { ChoiceFilter, DayFilter, ReferenceFilter, SearchFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/StatusTabs.tsx'
import { couponColumns } from './couponColumns.tsx'

const TABS: StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  ...Object.values(COUPON_STATUS).map((status) => ({
    id: String(status),
    label: `values.couponStatus.${status}`,
    filter: { status },
  })),
]

export default function CouponList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <SearchFilter key="q" />,
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <ChoiceFilter key="type" source="type" group="couponType" codes={COUPON_TYPES} />,
        <DayFilter key="from" source="placedAt_gte" bound="first" />,
        <DayFilter key="to" source="placedAt_lte" bound="last" />,
      ]}
    >
      {couponColumns()}
    </ResourceList>
  )
}
