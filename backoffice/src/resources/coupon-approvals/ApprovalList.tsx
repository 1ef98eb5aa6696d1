import {
  APPROVAL_STATES,
  type CouponApprovalRow,
} from '@grandstand/shared-types/wire/betting/approvals'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { ApprovalAnswer } from './ApprovalAnswer.tsx'
import { TimeLeft } from './TimeLeft.tsx'

/** A coupon waits for seconds. */
const REFRESH_MS = 2_000

const TABS: readonly StatusTab[] = [
  ...APPROVAL_STATES.map((state) => ({
    id: state,
    label: `values.approvalState.${state}`,
    filter: { state },
  })),
  { id: 'all', label: 'list.all', filter: {} },
]

const column = columnsOf<CouponApprovalRow>()

const COLUMNS = [
  column.cell('code', (row) => <CouponCell row={row} />, { cellClassName: 'phone-wraps' }),
  column.user('username', 'userId', WIDE),
  column.money('totalStakeMinor'),
  column.money('maxPayoutMinor', WIDE),
  column.cell('state', (row) => <StateCell row={row} />, WIDE),
  column.cell('answer', (row) => <ApprovalAnswer row={row} />, {
    disableSort: true,
    cellClassName: 'phone-wraps',
  }),
]

/** Coupons that wait for a trader because of their size, and those that waited. */
export default function ApprovalList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      refreshMs={REFRESH_MS}
      tabs={<StatusTabs tabs={TABS} />}
    >
      {COLUMNS}
    </ResourceList>
  )
}

function CouponCell({ row }: { row: CouponApprovalRow }) {
  const translate = useTranslate()
  return (
    <>
      <RecordLink isMain resource="coupons" id={row.id}>
        {row.code}
      </RecordLink>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {translate('approvals.selections', { smart_count: row.selectionCount })}
        {row.isLive && ` · ${translate('approvals.live')}`}
      </Box>
      <Box sx={{ display: { sm: 'none' } }}>
        <StateCell row={row} />
      </Box>
    </>
  )
}

/** The state; while it waits the time left, and afterwards who answered. */
function StateCell({ row }: { row: CouponApprovalRow }) {
  const { state, askUntil, officerName, officerId, decidedAt, offeredStakeMinor, currency } = row
  return (
    <>
      <StatusChip group="approvalState" code={state} />
      <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal' }}>
        {state === 'waiting' && <TimeLeft until={askUntil} />}
        {offeredStakeMinor !== null && <Money minor={offeredStakeMinor} currency={currency} />}{' '}
        {officerName !== null && (
          <RecordLink resource="users" id={officerId}>
            {officerName}
          </RecordLink>
        )}{' '}
        {decidedAt !== null && <Time at={decidedAt} />}
      </Box>
    </>
  )
}
