import { useRef, type KeyboardEvent } from 'react'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import { nextRow, type CardFault, type CardRow } from './cardRow.ts'
import { CardTableRow } from './CardTableRow.tsx'
import { columnKey, shownColumns } from './shownColumns.ts'

interface CardTableProps {
  rows: readonly CardRow[]
  kind: FieldKind
  faults: readonly CardFault[]
  /** What the API refused, by the number of the runner. */
  refused: ReadonlyMap<number, string>
  /** Numbers of runners that are stored; they keep their status. */
  stored?: ReadonlySet<string>
  onChange: (rows: CardRow[]) => void
}

const NONE_STORED: ReadonlySet<string> = new Set()

/**
 * The runners of a card, a row each. Enter goes to the same field of the next runner, and adds one below the last; the arrows up
 * and down go from runner to runner.
 */
export function CardTable(props: CardTableProps) {
  const { rows, kind, faults, refused, stored = NONE_STORED, onChange } = props
  const translate = useTranslate()
  const body = useRef<HTMLTableSectionElement>(null)
  const columns = shownColumns(kind)
  const add = () => onChange([...rows, nextRow(rows)])

  /** After the row is drawn. */
  const focusSoon = (row: number, column: string) =>
    requestAnimationFrame(() =>
      body.current
        ?.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)
        [row]?.focus()
    )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    const { column, row } = target.dataset
    const step = event.key === 'ArrowUp' ? -1 : ['ArrowDown', 'Enter'].includes(event.key) ? 1 : 0
    if (step === 0 || column === undefined) return
    event.preventDefault()
    const to = Number(row) + step
    if (to === rows.length) {
      if (event.key !== 'Enter') return
      add()
    }
    focusSoon(to, column)
  }
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} onKeyDown={onKeyDown}>
        <Table size="small" aria-label={translate('race.card')} sx={TABLE}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{translate(columnKey(kind, column))}</TableCell>
              ))}
              <TableCell>{translate('race.columns.reserve')}</TableCell>
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody ref={body}>
            {rows.map((row, at) => (
              <CardTableRow
                key={row.id}
                at={at}
                row={row}
                kind={kind}
                columns={columns}
                faults={faults.filter((fault) => fault.row === row.id)}
                refusal={refused.get(Number(row.number))}
                isStored={stored.has(row.number)}
                onChange={(next) => onChange(rows.map((old) => (old.id === row.id ? next : old)))}
                onRemove={() => {
                  onChange(rows.filter(({ id }) => id !== row.id))
                  focusSoon(Math.max(0, at - 1), 'number')
                }}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      <Button
        color="inherit"
        startIcon={<AddIcon />}
        onClick={() => {
          add()
          focusSoon(rows.length, 'name')
        }}
        sx={{ m: 1 }}
      >
        {translate('race.addRunner')}
      </Button>
    </>
  )
}

const TABLE = {
  '& td': { px: 0.5, py: 0.5, height: 40 },
  '& td:first-of-type, & th:first-of-type': { paddingInlineStart: 1.5 },
  '& th': { px: 0.5 },
}
