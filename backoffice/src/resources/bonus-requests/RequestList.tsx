import { BONUS_CATEGORIES } from '@grandstand/shared-types/bonuses/categories'
import { BONUS_REQUEST_STATUS } from '@grandstand/shared-types/bonuses/states'
import type { BonusRequestRow } from '@grandstand/shared-types/wire/bonuses/office'
import { useMay } from '../../access/useMay.ts'
import { useFormat } from '../../format/useFormat.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { RequestStatusChip } from '../bonuses/StateChips.tsx'
import { RequestActs } from './RequestActs.tsx'

const column = columnsOf<BonusRequestRow>()
const UNSORTED = { disableSort: true } as const
const { waiting, confirmed, cancelled } = BONUS_REQUEST_STATUS
const WAITING = { status: waiting }
const HIDDEN_AT_FIRST = ['baseMinor', 'decidedByName', 'decidedAt', 'reason']

const TABS: readonly StatusTab[] = [
  { id: 'waiting', label: 'values.bonusRequestStatus.0', filter: WAITING },
  { id: 'confirmed', label: 'values.bonusRequestStatus.1', filter: { status: confirmed } },
  { id: 'cancelled', label: 'values.bonusRequestStatus.2', filter: { status: cancelled } },
  { id: 'all', label: 'list.all', filter: {} },
]

const EXPORT: readonly ExportField[] = [
  'id',
  'createdAt',
  'username',
  ['category', 'bonusCategory'],
  ['status', 'bonusRequestStatus'],
  'currency',
  'baseMinor',
  'firstApprovedBy',
  'decidedByName',
  'decidedAt',
  'reason',
]

const COLUMNS = [
  column.time('createdAt', WIDE),
  column.user('username', 'userId'),
  column.cell(
    'bonusTitles',
    ({ bonusId, bonusTitles }) => (
      <RecordLink resource="bonuses" id={bonusId}>
        <TextIn of={bonusTitles} />
      </RecordLink>
    ),
    { ...UNSORTED, cellClassName: 'phone-wraps' }
  ),
  column.value('category', 'bonusCategory', WIDE),
  column.cell('status', ({ status }) => <RequestStatusChip status={status} />, WIDE),
  column.cell('firstApprovedBy', (row) => <FirstApproval request={row} />, {
    ...UNSORTED,
    cellClassName: 'phone-wraps',
  }),
  column.money('baseMinor', WIDE),
  column.user('decidedByName', 'decidedById', WIDE),
  column.time('decidedAt', WIDE),
  column.text('reason', { ...WIDE, ...UNSORTED }),
]

/** The first of two officers, and what they approved. */
function FirstApproval({ request }: { request: BonusRequestRow }) {
  const format = useFormat()
  const { firstApprovedBy, firstApprovedMinor, currency } = request
  if (firstApprovedBy === null) return null
  return <>{`${firstApprovedBy} · ${format.money(firstApprovedMinor ?? 0, currency)}`}</>
}

const ACTS = column.cell('acts', (row) => <RequestActs request={row} />, {
  ...UNSORTED,
  align: 'right',
})

/** Requests for bonuses; opens on those that wait for staff. */
export default function RequestList() {
  const mayDecide = useMay('bonuses.decide')
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="bonuses.searchPlayer"
      hiddenAtFirst={HIDDEN_AT_FIRST}
      filterDefaultValues={WAITING}
      exportFields={EXPORT}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ChoiceFilter
          key="category"
          source="category"
          group="bonusCategory"
          codes={BONUS_CATEGORIES}
        />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
      rowClick={false}
    >
      {COLUMNS}
      {mayDecide && ACTS}
    </ResourceList>
  )
}
