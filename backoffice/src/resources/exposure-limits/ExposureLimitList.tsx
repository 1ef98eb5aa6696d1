import type { ExposureLimitRow } from '@grandstand/shared-types/wire/betting/risk'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { ExposureSubject } from './ExposureSubject.tsx'

const column = columnsOf<ExposureLimitRow>()

const COLUMNS = [
  column.value('scope', 'exposureScope'),
  column.cell('scopeId', (row) => <ExposureSubject limit={row} />, {
    disableSort: true,
    cellClassName: 'wraps',
  }),
  column.plain('currency', WIDE),
  column.money('worstPayoutMinor'),
  column.time('updatedAt', WIDE),
]

/** Worst payouts past which markets are suspended. */
export default function ExposureLimitList() {
  return (
    <ResourceList sort={{ field: 'id', order: 'DESC' }} hasSearch={false}>
      {COLUMNS}
    </ResourceList>
  )
}
