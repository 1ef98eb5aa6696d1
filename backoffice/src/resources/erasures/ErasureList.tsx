import { ERASURE_STATES, type ErasureRow } from '@grandstand/shared-types/wire/people/privacy'
import { Box } from '@mui/material'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import { ErasureStanding } from './ErasureStanding.tsx'

const column = columnsOf<ErasureRow>()

const TABS = [
  ...ERASURE_STATES.map((state) => ({
    id: state,
    label: `values.erasureState.${state}`,
    filter: { state },
  })),
  { id: 'all', label: 'list.all', filter: {} },
]

/** The state says it in words. */
const HIDDEN = ['dueAt']

/** What waits is looked at first. */
const WAITING = { state: 'waiting' } as const

const COLUMNS = [
  column.cell('username', (erasure) => <PersonCell erasure={erasure} />, {
    cellClassName: 'phone-wraps',
  }),
  column.cell(
    'decidedReason',
    (erasure) =>
      erasure.state === 'waiting' ? <DecideButtons erasure={erasure} /> : erasure.decidedReason,
    { disableSort: true }
  ),
  column.cell('state', (erasure) => <ErasureStanding erasure={erasure} />, {
    ...WIDE,
  }),
  column.time('dueAt', WIDE),
  column.time('askedAt', WIDE),
  column.text('askedByName', WIDE),
  column.text('reason', WIDE),
  column.text('decidedByName', WIDE),
]

/** Closed accounts whose personal data waits to be erased, and those that are decided. */
export default function ErasureList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      tabs={<StatusTabs tabs={TABS} />}
      hiddenAtFirst={HIDDEN}
      filterDefaultValues={WAITING}
    >
      {COLUMNS}
    </ResourceList>
  )
}

/** The player; on a phone with the state, which has no column there. */
function PersonCell({ erasure }: { erasure: ErasureRow }) {
  return (
    <>
      <RecordLink isMain resource="users" id={erasure.userId}>
        {erasure.username}
      </RecordLink>
      <Box sx={{ display: { sm: 'none' } }}>
        <ErasureStanding erasure={erasure} />
      </Box>
    </>
  )
}
