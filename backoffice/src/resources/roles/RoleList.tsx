import { ROLE_TYPES } from '@grandstand/shared-types/accounts/user_types'
import type { RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<RoleRow>()

const COLUMNS = [
  column.main('name', 'roles', ({ name }) => <ValueText group="shippedRole" code={name} />),
  column.value('userType', 'userType'),
  column.cell('isShipped', ({ isShipped }) => isShipped && <Shipped />),
  column.cell('permissions', ({ permissions }) => permissions.length, {
    align: 'right',
    disableSort: true,
    ...WIDE,
  }),
  column.cell('userCount', ({ userCount }) => userCount, { align: 'right', disableSort: true }),
  column.time('updatedAt', WIDE),
]

/** The roles of the brand. */
export default function RoleList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'ASC' }}
      filters={<ChoiceFilter source="userType" group="userType" codes={ROLE_TYPES} />}
    >
      {COLUMNS}
    </ResourceList>
  )
}

function Shipped() {
  const format = useFormat()
  return <ToneChip tone="quiet" text={format.value('role', 'shipped')} />
}
