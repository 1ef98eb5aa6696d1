import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import { Box, IconButton } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import {
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'ra-core'
import { reordered } from './reordered.ts'

interface PlacedRow extends RaRecord<number> {
  listOrder: number
}

interface OrderButtonsProps {
  of: PlacedRow
  /** What the row is called. */
  name: string
  /** The filter that leaves the rows among which the order counts; without it all rows. */
  within?: string
}

/**
 * The place of a row in the order in which players see the rows, with buttons that move it by one. They stand there
 * while the list is in that order, and has no row of another group.
 */
export function OrderButtons({ of: row, name, within }: OrderButtonsProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const provider = useDataProvider()
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'edit' })
  const { data = [], sort, filterValues, page, perPage } = useListContext<PlacedRow>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (by: -1 | 1) => {
      const first = (page - 1) * perPage + 1
      for (const moved of reordered(data, data.indexOf(row), by, first)) {
        await provider.update(resource, { id: moved.id, data: moved, previousData: row })
      }
    },
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  const isGroup = within === undefined || filterValues?.[within] !== undefined
  const inOrder = sort.field === 'listOrder' && sort.order === 'ASC' && !filterValues?.['q']
  const mayMove = canAccess && isGroup && inOrder
  const button = (by: -1 | 1, isLast: boolean) => (
    <IconButton
      size="small"
      disabled={isLast || isPending}
      aria-label={translate(by < 0 ? 'list.moveUp' : 'list.moveDown', { name })}
      onClick={() => mutate(by)}
    >
      {by < 0 ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
    </IconButton>
  )
  return (
    <Box
      // a click beside a button does not open the row
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'inline-flex', alignItems: 'center', my: -0.5 }}
    >
      <Box component="span" sx={{ minWidth: 20, textAlign: 'end', mr: 0.5 }}>
        {row.listOrder}
      </Box>
      {mayMove && button(-1, data[0] === row)}
      {mayMove && button(1, data.at(-1) === row)}
    </Box>
  )
}
