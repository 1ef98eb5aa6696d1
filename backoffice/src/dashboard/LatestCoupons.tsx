import { useTranslate } from 'ra-core'
import { mayDo } from '../access/permissions.ts'
import { useMe } from '../access/useMe.ts'
import { sourceOf } from '../list/columns.ts'
import { RelatedList } from '../list/RelatedList.tsx'
import { Panel } from '../record/page/Panel.tsx'
import { useCouponParts } from '../resources/coupons/couponList.ts'

const SHOWN = 8

/** The newest coupons. */
export default function LatestCoupons() {
  const translate = useTranslate()
  const me = useMe()
  const { columns } = useCouponParts()
  const shown = columns.filter((column) => sourceOf(column) !== 'maxPayoutMinor')
  if (!me || !mayDo(me, 'list', 'coupons')) return null
  return (
    <Panel title={translate('dashboard.latestCoupons')} isFlush>
      <RelatedList
        resource="coupons"
        filter={NOTHING}
        sort={NEWEST_FIRST}
        perPage={SHOWN}
        isPaged={false}
      >
        {shown}
      </RelatedList>
    </Panel>
  )
}

const NOTHING = {}
const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const
