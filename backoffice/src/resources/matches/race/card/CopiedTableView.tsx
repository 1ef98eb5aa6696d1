import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import { ChoiceField } from '../../../../record/inputs/ChoiceField.tsx'
import { CARD_COLUMNS, type CardColumn } from './cardColumns.ts'
import type { CardFault, CardRow } from './cardRow.ts'
import type { CopiedTable, Meaning } from './readCard.ts'
import { columnKey } from './shownColumns.ts'

interface CopiedTableViewProps {
  kind: FieldKind
  table: CopiedTable
  meanings: readonly Meaning[]
  /** Of the lines that were read, in their order. */
  rows: readonly CardRow[]
  faults: readonly CardFault[]
  onChange: (meanings: Meaning[]) => void
}

const LEFT_OUT = ''

/** The copied cells below what each column is taken for, which can be chosen; cells that cannot be right are marked. */
export function CopiedTableView(props: CopiedTableViewProps) {
  const { kind, table, meanings, rows, faults, onChange } = props
  const translate = useTranslate()
  const options: (readonly [CardColumn | typeof LEFT_OUT, string])[] = [
    [LEFT_OUT, translate('race.paste.leftOut')],
    ...CARD_COLUMNS.map((column) => [column, translate(columnKey(kind, column))] as const),
  ]
  const named = meanings.indexOf('name')
  const read = table.lines.filter(({ cells }) => (cells[named] ?? '') !== '')
  const choose = (at: number, value: CardColumn | typeof LEFT_OUT) =>
    onChange(
      meanings.map((old, place) => {
        if (place === at) return value === LEFT_OUT ? null : value
        return old === value ? null : old
      })
    )
  return (
    <Box sx={{ overflowX: 'auto', mt: 1 }}>
      <Table size="small" aria-label={translate('race.paste.table')}>
        <TableHead>
          <TableRow>
            {meanings.map((meaning, at) => (
              <TableCell key={at} sx={{ minWidth: 118, px: 0.5 }}>
                <ChoiceField
                  label=""
                  name={translate('race.paste.column', {
                    number: at + 1,
                    heading: table.head?.cells[at] ?? '',
                  })}
                  value={meaning ?? LEFT_OUT}
                  options={options}
                  onChange={(value) => choose(at, value)}
                  sx={{ m: 0 }}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {read.map(({ line, cells }, index) => (
            <TableRow key={line}>
              {meanings.map((meaning, at) => {
                const isFaulty = faults.some(
                  ({ row, column }) => row === rows[index]?.id && column === meaning
                )
                return (
                  <TableCell
                    key={at}
                    sx={{
                      ...(meaning === null && { color: 'text.secondary', opacity: 0.7 }),
                      ...(isFaulty && { color: 'error.main', fontWeight: 600 }),
                    }}
                  >
                    {cells[at]}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
