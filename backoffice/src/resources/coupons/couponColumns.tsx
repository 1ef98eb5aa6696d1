import type { CouponView } from '@grandstand/shared-types/wire/coupons'
import { useTranslate } from 'ra-core'
import { DataTable } from 'react-admin'
import { Dash, Money } from '../../fields/Money.tsx'
import { Odds } from '../../fields/Odds.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'

/** Columns of coupons, for their own list and, with only the first ones, for those of a user or a match. */
export function couponColumns({ withUser = true, withMore = false } = {}) {
  const columns = [
    <DataTable.Col
      key="code"
      source="code"
      render={({ id, code }: CouponView) => (
        <RecordLink isMain resource="coupons" id={id}>
          {code}
        </RecordLink>
      )}
    />,
    <DataTable.Col
      key="placedAt"
      source="placedAt"
      className="phone-hidden"
      render={({ placedAt }: CouponView) => <Time at={placedAt} />}
    />,
    <DataTable.Col
      key="status"
      source="status"
      render={({ status }: CouponView) => <StatusChip group="couponStatus" code={status} />}
    />,
    <DataTable.Col
      key="type"
      source="type"
      className="phone-hidden"
      render={({ type, selectionCount }: CouponView) => (
        <>
          <ValueText group="couponType" code={type} /> · {selectionCount}
        </>
      )}
    />,
    <DataTable.Col
      key="totalOddsMilli"
      source="totalOddsMilli"
      align="right"
      className="phone-hidden"
      render={({ totalOddsMilli }: CouponView) => <Odds milli={totalOddsMilli} />}
    />,
    <DataTable.Col
      key="totalStakeMinor"
      source="totalStakeMinor"
      align="right"
      render={({ totalStakeMinor, currency }: CouponView) => (
        <Money minor={totalStakeMinor} currency={currency} />
      )}
    />,
    <DataTable.Col
      key="maxPayoutMinor"
      source="maxPayoutMinor"
      align="right"
      className="phone-hidden"
      render={({ maxPayoutMinor, currency }: CouponView) => (
        <Money minor={maxPayoutMinor} currency={currency} />
      )}
    />,
    <DataTable.Col
      key="payoutMinor"
      source="payoutMinor"
      align="right"
      render={({ payoutMinor, currency }: CouponView) => (
        <Money minor={payoutMinor} currency={currency} isStrong={(payoutMinor ?? 0) > 0} />
      )}
    />,
  ]
  if (withMore) columns.push(...moreColumns())
  if (withUser) {
    columns.splice(
      1,
      0,
      <DataTable.Col
        key="username"
        source="username"
        className="phone-hidden"
        render={({ userId, username }: CouponView) => (
          <RecordLink resource="users" id={userId}>
            {username}
          </RecordLink>
        )}
      />
    )
  }
  return columns
}

/** Columns that are seldom needed. */
function moreColumns() {
  return [
    <DataTable.Col
      key="settledAt"
      source="settledAt"
      className="phone-hidden"
      render={({ settledAt }: CouponView) => <Time at={settledAt} />}
    />,
    <DataTable.Col
      key="lineCount"
      source="lineCount"
      align="right"
      className="phone-hidden"
      render={({ lineCount, stakePerLineMinor, currency }: CouponView) => (
        <>
          {lineCount} × <Money minor={stakePerLineMinor} currency={currency} />
        </>
      )}
    />,
    <DataTable.Col
      key="bonusMinor"
      source="bonusMinor"
      align="right"
      className="phone-hidden"
      render={({ bonusMinor, currency }: CouponView) => (
        <Money minor={bonusMinor || null} currency={currency} />
      )}
    />,
    <DataTable.Col
      key="openCount"
      source="openCount"
      align="right"
      className="phone-hidden"
      render={({ openCount, selectionCount }: CouponView) => `${openCount} / ${selectionCount}`}
    />,
    <DataTable.Col
      key="isLive"
      source="isLive"
      className="phone-hidden"
      render={({ isLive }: CouponView) => (isLive ? <LiveMark /> : <Dash />)}
    />,
  ]
}

function LiveMark() {
  const translate = useTranslate()
  return <ToneChip tone="good" text={translate('values.couponProduct.live')} />
}
