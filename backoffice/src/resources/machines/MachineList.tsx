import { PRINTER_STATES } from '@grandstand/shared-types/accounts/machines'
import type { MachineRow } from '@grandstand/shared-types/wire/desk/machines'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { Dash } from '../../fields/Money.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { machineState } from './machineState.ts'

const REFRESH_MS = 10_000

const TABS = [
  { id: 'inUse', label: 'machines.inUse', filter: { isRevoked: false } },
  { id: 'revoked', label: 'machines.revoked', filter: { isRevoked: true } },
  { id: 'all', label: 'list.all', filter: {} },
]

const EXPORT: readonly ExportField[] = [
  'id',
  'name',
  'machineId',
  'username',
  ['printer', 'printerState'],
  'lastSeenAt',
  'lockedAt',
  'revokedAt',
  'enrolledAt',
  'registeredAt',
]

const column = columnsOf<MachineRow>()
const computed = { disableSort: true }

/** The status board: every machine that the user may see, refreshed every ten seconds. */
export default function MachineList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'name', order: 'ASC' }}
      refreshMs={REFRESH_MS}
      filterDefaultValues={{ isRevoked: false }}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <ChoiceFilter key="printer" source="printer" group="printerState" codes={PRINTER_STATES} />,
      ]}
      exportFields={EXPORT}
    >
      {column.main('name', 'machines', ({ name }) => name)}
      {column.user('username', 'userId')}
      {column.cell(
        'state',
        (row) => (
          <StatusChip group="machineState" code={machineState(row)} />
        ),
        computed
      )}
      {column.value('mode', 'machineMode', WIDE)}
      {column.status('printer', 'printerState')}
      {column.cell(
        'shiftId',
        ({ shiftId }) =>
          shiftId === null ? (
            <Dash />
          ) : (
            <RecordLink resource="shifts" id={shiftId}>
              #{shiftId}
            </RecordLink>
          ),
        computed
      )}
      {column.cell(
        'lastSaleAt',
        ({ lastSaleAt }) => (
          <Time at={lastSaleAt} />
        ),
        {
          ...WIDE,
          ...computed,
        }
      )}
      {column.time('lastSeenAt', WIDE)}
      {column.plain('machineId', WIDE)}
    </ResourceList>
  )
}
