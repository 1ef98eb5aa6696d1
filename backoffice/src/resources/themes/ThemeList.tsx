import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { Box } from '@mui/material'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { Swatches } from './Swatches.tsx'
import { ThemeChips } from './ThemeChips.tsx'

const column = columnsOf<ThemeRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.main('name', 'themes', ({ name, design }) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Swatches design={design} />
      {name}
    </Box>
  )),
  column.cell('place', (theme) => <ThemeChips of={theme} />, UNSORTED),
  column.plain('key', WIDE),
  column.time('updatedAt', WIDE),
]

/** The themes of the brand: the built-in ones, then its own. */
export default function ThemeList() {
  return <ResourceList sort={{ field: 'id', order: 'ASC' }}>{COLUMNS}</ResourceList>
}
