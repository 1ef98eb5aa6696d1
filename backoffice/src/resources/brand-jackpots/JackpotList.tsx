import { Box } from '@mui/material'
import type { JackpotRow } from '@grandstand/shared-types/wire/games/jackpots'
import { Money } from '../../fields/Money.tsx'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const REFRESH_MS = 10_000

const column = columnsOf<JackpotRow>()

const COLUMNS = [
  column.main('names', 'brand-jackpots', ({ names }) => <TextIn of={names} />, {
    disableSort: true,
    cellClassName: 'phone-wraps',
  }),
  column.cell('levels', (row) => <Levels of={row} />, { disableSort: true }),
  column.plain('currency', WIDE),
  column.cell('isEnabled', ({ isEnabled }) => <ShownChip isShown={isEnabled} />, WIDE),
  column.plain('listOrder', { ...WIDE, align: 'right' }),
]

/** The jackpots of the brand with the present values of their levels. */
export default function JackpotList() {
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      searchLabel="brandJackpots.search"
      refreshMs={REFRESH_MS}
    >
      {COLUMNS}
    </ResourceList>
  )
}

function Levels({ of: { levels, currency } }: { of: JackpotRow }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, max-content) max-content',
        columnGap: 2,
      }}
    >
      {levels.map(({ id, names, amountMinor }) => (
        <Box key={id} sx={{ display: 'contents' }}>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <TextIn of={names} />
          </Box>
          <Box sx={{ textAlign: 'end', fontWeight: 600 }}>
            <Money minor={amountMinor} currency={currency} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
