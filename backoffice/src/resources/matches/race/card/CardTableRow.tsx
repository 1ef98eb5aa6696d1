import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Checkbox, IconButton, OutlinedInput, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { CardFault, CardRow, TextColumn } from './cardRow.ts'
import { columnKey } from './shownColumns.ts'

interface CardTableRowProps {
  /** Place in the table, from 0. */
  at: number
  row: CardRow
  kind: FieldKind
  columns: readonly TextColumn[]
  faults: readonly CardFault[]
  refusal: string | undefined
  isStored: boolean
  onChange: (row: CardRow) => void
  onRemove: () => void
}

/** Widths in px. */
const WIDTHS: Readonly<Record<TextColumn, number>> = {
  number: 50,
  name: 140,
  draw: 50,
  jockey: 108,
  trainer: 100,
  form: 84,
  weight: 64,
  age: 48,
  colours: 104,
  entry: 58,
}

/** One runner, and below it what is wrong with it. */
export function CardTableRow(props: CardTableRowProps) {
  const { at, row, kind, columns, faults, refusal, isStored, onChange, onRemove } = props
  const translate = useTranslate()
  const who = row.name || translate('race.runnerOfRow', { number: row.number || at + 1 })
  const labelOf = (column: TextColumn | 'reserve') => translate(columnKey(kind, column))
  const sentences = [
    ...faults.map(
      ({ column, reason }) => `${labelOf(column)}: ${translate(`race.cardFaults.${reason}`)}`
    ),
    ...(refusal === undefined ? [] : [refusal]),
  ]
  const faultId = `card-fault-${row.id}`
  return (
    <>
      <TableRow sx={sentences.length > 0 ? { '& > td': { borderBottom: 0 } } : {}}>
        {columns.map((column) => {
          const isFaulty =
            faults.some((fault) => fault.column === column) ||
            (column === 'number' && refusal !== undefined)
          return (
            <TableCell key={column}>
              <OutlinedInput
                size="small"
                value={row[column]}
                error={isFaulty}
                onChange={(event) => onChange({ ...row, [column]: event.target.value })}
                sx={{ width: '100%', minWidth: WIDTHS[column] }}
                inputProps={{
                  'aria-label': `${labelOf(column)}, ${who}`,
                  'autoComplete': 'off',
                  'data-column': column,
                  'data-row': at,
                  'style': { padding: '6px 8px' },
                  ...(isFaulty && { 'aria-describedby': faultId }),
                }}
              />
            </TableCell>
          )
        })}
        <TableCell align="center">
          <Checkbox
            size="small"
            checked={row.isReserve}
            disabled={isStored}
            onChange={(_, isReserve) => onChange({ ...row, isReserve })}
            slotProps={{ input: { 'aria-label': `${labelOf('reserve')}, ${who}` } }}
          />
        </TableCell>
        <TableCell>
          <IconButton
            size="small"
            aria-label={translate('race.removeRunner', { name: who })}
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </TableCell>
      </TableRow>
      {sentences.length > 0 && (
        <TableRow>
          <TableCell colSpan={columns.length + 2} sx={{ '&&': { height: 'auto', pt: 0, pb: 1 } }}>
            <Box id={faultId} sx={{ fontSize: 12, color: 'error.main' }}>
              {sentences.join(' ')}
            </Box>
          </TableCell>
        </TableRow>
      )}
    </>
  )
}
