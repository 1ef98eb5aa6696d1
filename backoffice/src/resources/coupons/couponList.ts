/** Parts that all lists of coupons share. */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { useMay } from '../../access/useMay.ts'
import type { ExportField } from '../../list/ExportButton.tsx'
import type { StatusTab } from '../../list/filters/StatusTabs.tsx'
import type { TotalField } from '../../list/Totals.tsx'
import { couponColumns } from './couponColumns.tsx'

export const COUPON_TABS: readonly StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  ...Object.values(COUPON_STATUS).map((status) => ({
    id: String(status),
    label: `values.couponStatus.${status}`,
    filter: { status },
  })),
]

export const HIDDEN_AT_FIRST: readonly string[] = [
  'settledAt',
  'lineCount',
  'bonusMinor',
  'openCount',
  'isLive',
]

const COUPON_TOTALS: readonly TotalField[] = [
  { field: 'totalStakeMinor' },
  { field: 'maxPayoutMinor' },
  { field: 'payoutMinor' },
]

export const COUPON_EXPORT: readonly ExportField[] = [
  'code',
  'username',
  'placedAt',
  ['status', 'couponStatus'],
  ['state', 'couponState'],
  ['type', 'couponType'],
  'selectionCount',
  'openCount',
  'totalOddsMilli',
  'currency',
  'totalStakeMinor',
  'maxPayoutMinor',
  'bonusMinor',
  'payoutMinor',
  'settledAt',
]

/** Columns, sums and fields of the file; payouts only where the user may see them. */
export function useCouponParts(shown: { withUser?: boolean; withMore?: boolean } = {}) {
  const withPayment = useMay('coupons.paid')
  return {
    columns: couponColumns({ ...shown, withPayment }),
    totals: withPayment ? COUPON_TOTALS : COUPON_TOTALS.filter(({ field }) => field !== PAYMENT),
    exportFields: withPayment ? COUPON_EXPORT : COUPON_EXPORT.filter((field) => field !== PAYMENT),
  }
}

const PAYMENT = 'payoutMinor'
