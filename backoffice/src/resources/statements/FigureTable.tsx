import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { STATEMENT_FLOWS, entriesOf } from '@grandstand/shared-types/statements/figures'
import type { StatementFigures, StatementRow } from '@grandstand/shared-types/wire/statements'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useReading } from '../../api/useCall.ts'
import { Money } from '../../fields/Money.tsx'
import { listLink } from '../../list/listLink.ts'
import { Loaded } from '../../record/Loaded.tsx'

type Figure = keyof StatementFigures

const MONEY: readonly Figure[] = [
  'openingMinor',
  ...STATEMENT_FLOWS.map((flow) => `${flow}Minor` as const),
  'closingMinor',
  'paymentsMinor',
  'debtMinor',
]
const COMMISSION: readonly Figure[] = [
  'turnoverMinor',
  'grossWinMinor',
  'netWinMinor',
  'earnedMinor',
  'carriedMinor',
  'carryMinor',
  'payableMinor',
]
const SUMS: readonly Figure[] = ['openingMinor', 'closingMinor', 'payableMinor']

interface FigureTableProps {
  statement: StatementRow
  part: 'money' | 'commission'
}

/** Figures of the dealer beside those of the whole branch; each of the dealer's movements opens its entries. */
export function FigureTable({ statement, part }: FigureTableProps) {
  const translate = useTranslate()
  const { id, currency } = statement
  const branch = useQuery(useReading('GET /v1/statements/:id/branch', { params: { id } }))
  const figures = part === 'money' ? MONEY : COMMISSION
  return (
    <Loaded answer={branch} sx={{ m: 2 }}>
      {(sums) => (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('statements.figure')}</TableCell>
              <TableCell align="right">{translate('statements.own')}</TableCell>
              <TableCell align="right">
                {translate('statements.branch', { smart_count: sums.count })}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {figures.map((figure) => (
              <TableRow key={figure}>
                <TableCell component="th" scope="row">
                  <FigureName statement={statement} figure={figure} />
                </TableCell>
                {[statement[figure], sums[figure]].map((minor, index) => (
                  <TableCell key={index} align="right">
                    <Money minor={minor} currency={currency} isStrong={SUMS.includes(figure)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Loaded>
  )
}

function FigureName({ statement, figure }: { statement: StatementRow; figure: Figure }) {
  const translate = useTranslate()
  const name = translate(`resources.statements.fields.${figure}`)
  const flow = STATEMENT_FLOWS.find((one) => `${one}Minor` === figure)
  if (!flow || statement[figure] === 0) return name
  return (
    <Box
      component={Link}
      to={listLink('ledger-entries', entriesOf(statement, flow))}
      sx={{ color: 'text.primary', textUnderlineOffset: '3px' }}
    >
      {name}
    </Box>
  )
}
