import type {
  DrawReport,
  DrawReportBy,
  DrawReportFigures,
  DrawReportRow,
} from '@grandstand/shared-types/wire/draw_report'
import { TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../../fields/Money.tsx'
import { RecordLink } from '../../../fields/RecordLink.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { FigureHead, FigureTable, FigureTotal, WIDE } from '../../../record/page/FigureTable.tsx'

interface ReportTableProps {
  by: DrawReportBy
  rows: readonly DrawReportRow[]
  total: DrawReport['totals'][number]
}

/** A row for each game, draw or desk of one currency, with their sum. */
export function ReportTable({ by, rows, total }: ReportTableProps) {
  const translate = useTranslate()
  return (
    <FigureTable>
      <TableHead>
        <TableRow>
          <TableCell>{translate(`draws.report.${by}`)}</TableCell>
          <FigureHead label="draws.report.ticketCount" />
          <FigureHead label="draws.report.stakeMinor" />
          <FigureHead label="draws.report.winMinor" />
          <FigureHead isWide label="draws.report.returnedMinor" />
          <FigureHead label="draws.report.netMinor" />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.drawId ?? row.gameCode ?? row.userId ?? 'players'} hover>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <Name of={row} />
            </TableCell>
            <Figures of={row} currency={row.currency} />
          </TableRow>
        ))}
      </TableBody>
      <FigureTotal>
        <TableCell>{translate('draws.report.total')}</TableCell>
        <Figures of={total} currency={total.currency} />
      </FigureTotal>
    </FigureTable>
  )
}

function Name({ of: { gameCode, drawId, drawNumber, username } }: { of: DrawReportRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const game = gameCode && format.value('drawGame', gameCode)
  if (drawId !== null) {
    return (
      <RecordLink resource="draws" id={drawId}>
        {game} #{drawNumber}
      </RecordLink>
    )
  }
  return game ?? username ?? translate('draws.report.players')
}

function Figures({ of, currency }: { of: DrawReportFigures; currency: string }) {
  const format = useFormat()
  const money = (minor: number, look = {}) => (
    <TableCell align="right" sx={look}>
      <Money minor={minor} currency={currency} />
    </TableCell>
  )
  return (
    <>
      <TableCell align="right">{format.count(of.ticketCount)}</TableCell>
      {money(of.stakeMinor)}
      {money(of.winMinor)}
      {money(of.returnedMinor, WIDE)}
      {money(of.netMinor)}
    </>
  )
}
