/** Parts that lists of coupons share beside their columns. */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { ExportField } from '../../list/ExportButton.tsx'
import type { StatusTab } from '../../list/StatusTabs.tsx'
import type { TotalField } from '../../list/Totals.tsx'

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

export const COUPON_TOTALS: readonly TotalField[] = [
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
