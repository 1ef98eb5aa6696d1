import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { LimitSubject } from '../markets/LimitSubject.tsx'
import { LayerButtons } from './LayerButtons.tsx'
import { LayerState } from './LayerState.tsx'
import { useSubjectName } from './useSubjectName.ts'

const column = columnsOf<OfferLayerRow>()

const TABS: StatusTab[] = [
  { id: 'all', label: 'offerLayers.all', filter: {} },
  { id: 'hidden', label: 'offerLayers.hidden', filter: { isHidden: true } },
  { id: 'suspended', label: 'offerLayers.suspended', filter: { isSuspended: true } },
]

const COLUMNS = [
  column.cell('scopeId', (row) => <LimitSubject scope={row.scope} scopeId={row.scopeId} />, {
    disableSort: true,
    cellClassName: 'wraps',
  }),
  column.value('scope', 'betLimitScope', WIDE),
  column.cell('isHidden', (row) => <LayerState row={row} />, WIDE),
  column.time('updatedAt', WIDE),
  column.cell('id', (row) => <Buttons row={row} />, {
    label: 'offerLayers.change',
    align: 'right',
    disableSort: true,
    cellClassName: 'phone-wraps',
  }),
]

function Buttons({ row }: { row: OfferLayerRow }) {
  const name = useSubjectName(row)
  return <LayerButtons scope={row.scope} scopeId={row.scopeId} name={name} row={row} />
}

/** Nothing is hidden or suspended, which is how a brand begins; and where it can be. */
function AllOffered() {
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ maxWidth: '60ch', mx: 'auto', mb: 2 }}>{translate('offerLayers.none')}</Box>
      <Button component={Link} to="/matches" variant="outlined">
        {translate('offerLayers.toMatches')}
      </Button>
    </>
  )
}

/** Everything that this brand hides and suspends, so that nothing is forgotten. */
export default function OfferLayerList() {
  const translate = useTranslate()
  return (
    <ResourceList
      sort={{ field: 'updatedAt', order: 'DESC' }}
      hasSearch={false}
      tabs={<StatusTabs tabs={TABS} />}
      intro={
        <Box sx={{ mb: 1.5, maxWidth: '80ch', color: 'text.secondary' }}>
          {translate('offerLayers.listHint')}
        </Box>
      }
      whenNone={<AllOffered />}
    >
      {COLUMNS}
    </ResourceList>
  )
}
