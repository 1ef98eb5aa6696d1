import { REFERRAL_FLAGS } from '@grandstand/shared-types/affiliates/referral'
import type { AffiliateFlagRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { FlagActs } from './FlagActs.tsx'

const column = columnsOf<AffiliateFlagRow>()
const OPEN = { state: ['open'] }

const TABS: readonly StatusTab[] = [
  { id: 'open', label: 'values.flagState.open', filter: OPEN },
  { id: 'all', label: 'list.all', filter: {} },
]

const COLUMNS = [
  column.value('flag', 'referralFlag'),
  column.user('username', 'userId'),
  column.cell('affiliateName', ({ affiliateId, affiliateName }) => (
    <RecordLink resource="affiliates" id={affiliateId}>
      {affiliateName}
    </RecordLink>
  )),
  column.status('state', 'flagState', WIDE),
  column.text('reason', WIDE),
  column.time('createdAt', WIDE),
  column.cell('acts', (row) => <FlagActs flag={row} />, { disableSort: true, align: 'right' }),
]

/** Suspicions that affiliates refer themselves; opens on those that nobody has decided. */
export default function FlagList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filterDefaultValues={OPEN}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ChoiceFilter key="flag" source="flag" group="referralFlag" codes={REFERRAL_FLAGS} />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
