import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { STATEMENT_FLOWS, type StatementScope } from '@grandstand/shared-types/statements/figures'
import type { StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { FigureLink } from '../../fields/FigureLink.tsx'
import { Money } from '../../fields/Money.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Loaded } from '../../record/page/Loaded.tsx'
import { rowsOfFigure, type Figure } from './rowsOfFigure.ts'

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
const SCOPES = ['own', 'branch'] as const
const SUMS: readonly Figure[] = ['openingMinor', 'closingMinor', 'payableMinor']

interface FigureTableProps {
  statement: StatementRow
  part: 'money' | 'commission'
}

/** Figures of the dealer beside those of the whole branch; each opens its rows. */
export function FigureTable({ statement, part }: FigureTableProps) {
  const translate = useTranslate()
  const { id } = statement
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
                  {translate(`resources.statements.fields.${figure}`)}
                </TableCell>
                {SCOPES.map((scope) => (
                  <TableCell key={scope} align="right">
                    <Amount
                      {...{ statement, figure, scope }}
                      minor={(scope === 'own' ? statement : sums)[figure]}
                    />
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

interface AmountProps {
  statement: StatementRow
  figure: Figure
  scope: StatementScope
  minor: number
}

/** A figure with a link to its rows; a zero has no link. */
function Amount({ statement, figure, scope, minor }: AmountProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { currency } = statement
  return (
    <FigureLink
      to={rowsOfFigure(statement, figure, scope)}
      isNothing={minor === 0}
      label={translate('statements.figureOf', {
        figure: translate(`resources.statements.fields.${figure}`),
        scope: translate(`statements.scope.${scope}`),
        amount: format.money(minor, currency),
      })}
    >
      <Money minor={minor} currency={currency} isStrong={SUMS.includes(figure)} />
    </FigureLink>
  )
}
