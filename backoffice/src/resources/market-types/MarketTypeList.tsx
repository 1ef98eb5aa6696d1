import { DataTable } from 'react-admin'
import { NameIn } from '../../fields/NameIn.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import type { MarketTypeRow } from '@grandstand/shared-types/wire/catalogue'

export default function MarketTypeList() {
  return (
    <ResourceList sort={{ field: 'listOrder', order: 'ASC' }}>
      <DataTable.Col
        source="names"
        disableSort
        render={(row: MarketTypeRow) => (
          <RecordLink isMain resource="market-types" id={row.id}>
            <NameIn of={row} />
          </RecordLink>
        )}
      />
      <DataTable.Col
        source="group"
        render={({ group }: MarketTypeRow) => <ValueText group="marketGroup" code={group} />}
      />
      <DataTable.Col source="key" className="phone-hidden" />
      <DataTable.Col source="listOrder" align="right" className="phone-hidden" />
      <DataTable.Col
        source="active"
        render={({ active }: MarketTypeRow) => <StatusChip group="active" code={active} />}
      />
    </ResourceList>
  )
}
