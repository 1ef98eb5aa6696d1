import type { CouponView } from '@grandstand/shared-types/wire'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { ShowBase, useShowContext, useTranslate } from 'ra-core'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Facts, type Fact } from '../../record/Facts.tsx'
import { Panel } from '../../record/Panel.tsx'
import { transferColumns } from '../ledger-transfers/transferColumns.tsx'
import { CouponSelections } from './CouponSelections.tsx'

export default function CouponShow() {
  return (
    <ShowBase>
      <CouponPage />
    </ShowBase>
  )
}

function CouponPage() {
  const translate = useTranslate()
  const me = useMe()
  const { record } = useShowContext<CouponView>()
  if (!record) return null
  const seesLedger = me !== undefined && mayDo(me, 'list', 'ledger-transfers')
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
            <Time at={record.placedAt} />
          </>
        }
      />
      <Panel>
        <CouponFacts coupon={record} />
      </Panel>
      <Panel title={translate('coupons.selections')} isFlush>
        <CouponSelections selections={record.selections ?? []} />
      </Panel>
      {seesLedger && (
        <Panel title={translate('coupons.transfers')} isFlush>
          <RelatedList
            resource="ledger-transfers"
            filter={{ referenceType: 'coupon', referenceId: record.id }}
            sort={{ field: 'id', order: 'ASC' }}
          >
            {transferColumns()}
          </RelatedList>
        </Panel>
      )}
    </>
  )
}

function CouponFacts({ coupon }: { coupon: CouponView }) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (field: string) => translate(`resources.coupons.fields.${field}`)
  const money = (minor: number | null) => <Money minor={minor} currency={coupon.currency} />
  const facts: Fact[] = [
    { label: label('type'), value: format.value('couponType', coupon.type) },
    { label: label('state'), value: format.value('couponState', coupon.state) },
    { label: label('totalStakeMinor'), value: money(coupon.totalStakeMinor) },
    {
      label: label('lineCount'),
      value: `${coupon.lineCount} × ${format.amount(coupon.stakePerLineMinor)}`,
    },
    { label: label('totalOddsMilli'), value: formatOdds(coupon.totalOddsMilli) },
    {
      label: label('bonusMinor'),
      value:
        coupon.bonusPercent > 0 ? (
          <>
            {money(coupon.bonusMinor)} (%{coupon.bonusPercent})
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
    {
      label: label('openCount'),
      value: `${coupon.openCount} / ${coupon.selectionCount}`,
    },
  ]
  return <Facts facts={facts} />
}
