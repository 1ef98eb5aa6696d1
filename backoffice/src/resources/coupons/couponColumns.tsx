import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { Dash, Money } from '../../fields/Money.tsx'
import { Odds } from '../../fields/Odds.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'

const column = columnsOf<CouponView>()
const WIDE_RIGHT = { ...WIDE, align: 'right' } as const

/** Columns of coupons for their own list; the lists of a user and of a match have only the first ones. */
export function couponColumns({ withUser = true, withMore = false, withPayment = true } = {}) {
  return [
    column.main('code', 'coupons', ({ code }) => code),
    ...(withUser ? [column.user('username', 'userId', WIDE)] : []),
    column.time('placedAt', WIDE),
    column.status('status', 'couponStatus'),
    column.cell(
      'type',
      ({ type, selectionCount }) => (
        <>
          <ValueText group="couponType" code={type} /> · {selectionCount}
        </>
      ),
      WIDE
    ),
    column.cell('totalOddsMilli', (row) => <Odds milli={row.totalOddsMilli} />, WIDE_RIGHT),
    column.money('totalStakeMinor'),
    column.money('maxPayoutMinor', WIDE),
    ...(withPayment ? [PAYMENT] : []),
    ...(withMore ? MORE : []),
  ]
}

const PAYMENT = column.cell(
  'payoutMinor',
  ({ payoutMinor, currency }) => (
    <Money minor={payoutMinor} currency={currency} isStrong={(payoutMinor ?? 0) > 0} />
  ),
  { align: 'right' }
)

/** Columns that are seldom needed. */
const MORE = [
  column.time('settledAt', WIDE),
  column.cell(
    'lineCount',
    ({ lineCount, stakePerLineMinor, currency }) => (
      <>
        {lineCount} × <Money minor={stakePerLineMinor} currency={currency} />
      </>
    ),
    WIDE_RIGHT
  ),
  column.cell(
    'bonusMinor',
    ({ bonusMinor, currency }) => <Money minor={bonusMinor || null} currency={currency} />,
    WIDE_RIGHT
  ),
  column.cell(
    'openCount',
    ({ openCount, selectionCount }) => `${openCount} / ${selectionCount}`,
    WIDE_RIGHT
  ),
  column.cell(
    'isLive',
    ({ isLive }) => (isLive ? <StatusChip group="couponProduct" code="live" /> : <Dash />),
    WIDE
  ),
]
