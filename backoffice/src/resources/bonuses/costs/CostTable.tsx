import type { ReactNode } from 'react'
import type { BonusFigures } from '@grandstand/shared-types/wire/bonuses/days'
import { TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { FigureHead, FigureTable, FigureTotal, WIDE } from '../../../record/page/FigureTable.tsx'
import { ConversionText } from './ConversionText.tsx'

export interface CostRow {
  key: string
  name: ReactNode
  figures: BonusFigures
}

interface CostTableProps {
  /** The head of the first column. */
  of: string
  rows: readonly CostRow[]
  total: BonusFigures
  currency: string
}

/** The figures of a chart in words and numbers, with their total. */
export function CostTable({ of, rows, total, currency }: CostTableProps) {
  const translate = useTranslate()
  return (
    <FigureTable>
      <TableHead>
        <TableRow>
          <TableCell>{of}</TableCell>
          <FigureHead isWide label="bonuses.costs.grantCount" />
          <FigureHead label="bonuses.costs.grantedMinor" />
          <FigureHead isWide label="bonuses.costs.countedMinor" />
          <FigureHead label="bonuses.costs.convertedMinor" />
          <FigureHead isWide label="bonuses.costs.conversion" />
          <FigureHead isWide label="bonuses.costs.returnedMinor" />
          <FigureHead label="bonuses.costs.costMinor" />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, figures }) => (
          <TableRow key={key} hover>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
            <Figures of={figures} currency={currency} />
          </TableRow>
        ))}
      </TableBody>
      <FigureTotal>
        <TableCell>{translate('bonuses.costs.total')}</TableCell>
        <Figures of={total} currency={currency} />
      </FigureTotal>
    </FigureTable>
  )
}

function Figures({ of, currency }: { of: BonusFigures; currency: string }) {
  const format = useFormat()
  const money = (minor: number, look = {}) => (
    <TableCell align="right" sx={look}>
      <Money minor={minor} currency={currency} />
    </TableCell>
  )
  return (
    <>
      <TableCell align="right" sx={WIDE}>
        {format.count(of.grantCount)}
      </TableCell>
      {money(of.grantedMinor)}
      {money(of.countedMinor, WIDE)}
      {money(of.convertedMinor)}
      <TableCell align="right" sx={WIDE}>
        <ConversionText of={of} />
      </TableCell>
      {money(of.returnedMinor, WIDE)}
      {money(of.costMinor)}
    </>
  )
}
