import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslate } from 'ra-core'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { transferColumns } from '../ledger/transferColumns.tsx'
import { WaitingOrderBanner } from '../decisions/WaitingOrderBanner.tsx'
import { CouponActions } from './CouponActions.tsx'
import { CouponFacts } from './CouponFacts.tsx'
import { CouponSelections } from './CouponSelections.tsx'
import { CouponStory } from './CouponStory.tsx'
import { useOrderOnCoupon } from './useOrderOnCoupon.ts'
import { CouponPrints } from './prints/CouponPrints.tsx'

const OLDEST_FIRST = { field: 'id', order: 'ASC' } as const

/** A coupon with everything about it: selections with their evidence, events, money, audit. */
export default recordPage(CouponPage)

function CouponPage({ record }: { record: CouponDetail }) {
  const translate = useTranslate()
  const me = useMe()
  const order = useOrderOnCoupon(record.id)
  // a row of a list may be known before the detail has loaded
  if (!record.story) return null
  const sees = (resource: string) => me !== undefined && mayDo(me, 'list', resource)
  return (
    <>
      <PageHeader
        title={translate('coupons.title', { code: record.code })}
        backTo="/coupons"
        detail={
          <>
            <StatusChip group="couponStatus" code={record.status} />
            <RecordLink resource="users" id={record.userId}>
              {record.username}
            </RecordLink>
            <Time hasSeconds at={record.placedAt} />
          </>
        }
        actions={<CouponActions coupon={record} />}
      />
      {order && <WaitingOrderBanner order={order} />}
      <Panel>
        <CouponFacts coupon={record} />
      </Panel>
      <Panel title={translate('coupons.selections')} isFlush>
        <CouponSelections selections={record.selections} status={record.status} />
      </Panel>
      <Panel title={translate('story.title')} isFlush>
        <CouponStory events={record.story} currency={record.currency} />
      </Panel>
      <Panel title={translate('print.title')} isFlush>
        <CouponPrints coupon={record} />
      </Panel>
      {sees('ledger-transfers') && (
        <Panel title={translate('coupons.transfers')} isFlush>
          <RelatedList
            resource="ledger-transfers"
            filter={{ referenceType: 'coupon', referenceId: record.id }}
            sort={OLDEST_FIRST}
          >
            {transferColumns()}
          </RelatedList>
        </Panel>
      )}
      <RecordHistory />
    </>
  )
}
