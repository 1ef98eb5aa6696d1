import { TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { periodOfDay } from '@grandstand/shared-types/statements/periods'
import type { GameReport, GameReportRow } from '@grandstand/shared-types/wire/games/game_report'
import { useTranslate } from 'ra-core'
import { FigureLink } from '../../../fields/FigureLink.tsx'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { FigureHead, FigureTable, FigureTotal, WIDE } from '../../../record/page/FigureTable.tsx'
import { listLink } from '../../../list/listLink.ts'
import { totalOf } from './reportSums.ts'
import { ReturnText } from './ReturnText.tsx'

interface GameReportTableProps {
  report: GameReport
  /** Of one currency. */
  rows: readonly GameReportRow[]
}

/** A row for each provider, game, lobby, dealer or day, which leads to its rounds. */
export function GameReportTable({ report, rows }: GameReportTableProps) {
  const translate = useTranslate()
  const format = useFormat()
  const currency = rows[0]?.currency ?? ''
  const nameOf = ({ key, name }: GameReportRow) => {
    if (report.by === 'day') return format.date(key)
    return report.by === 'lobby' ? format.value('lobby', key) : name
  }
  return (
    <FigureTable>
      <TableHead>
        <TableRow>
          <TableCell>{translate(`gameRounds.report.group.${report.by}`)}</TableCell>
          <FigureHead isWide label="gameRounds.report.roundCount" />
          <FigureHead label="gameRounds.report.stakeMinor" />
          <FigureHead label="gameRounds.report.winMinor" />
          <FigureHead label="gameRounds.report.grossMinor" />
          <FigureHead isWide label="gameRounds.report.return" />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key} hover>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <FigureLink to={listLink('game-rounds', filterOf(report, row))}>
                {nameOf(row)}
              </FigureLink>
            </TableCell>
            <Sums of={row} currency={currency} />
          </TableRow>
        ))}
      </TableBody>
      <FigureTotal>
        <TableCell>{translate('gameRounds.report.total')}</TableCell>
        <Sums of={totalOf(rows)} currency={currency} />
      </FigureTotal>
    </FigureTable>
  )
}

/** The rounds behind a row; a round that ran past midnight stands in the list on its first day. */
function filterOf({ by, from, to, timeZone }: GameReport, { key }: GameReportRow) {
  const { startsAt } = periodOfDay(timeZone, by === 'day' ? key : from)
  const { endsAt } = periodOfDay(timeZone, by === 'day' ? key : to)
  const bounds = { createdAt_gte: startsAt, createdAt_lte: endsAt - 1 }
  if (by === 'day') return bounds
  if (by === 'lobby') return { ...bounds, lobby: key }
  const field = { provider: 'providerId', game: 'gameId', dealer: 'directlyBelow' }[by]
  return { ...bounds, [field]: Number(key) }
}

interface SumsProps {
  of: Pick<GameReportRow, 'roundCount' | 'stakeMinor' | 'winMinor'>
  currency: string
}

function Sums({ of: { roundCount, stakeMinor, winMinor }, currency }: SumsProps) {
  const format = useFormat()
  const money = (minor: number) => (
    <TableCell align="right">
      <Money minor={minor} currency={currency} />
    </TableCell>
  )
  return (
    <>
      <TableCell align="right" sx={WIDE}>
        {format.count(roundCount)}
      </TableCell>
      {money(stakeMinor)}
      {money(winMinor)}
      {money(stakeMinor - winMinor)}
      <TableCell align="right" sx={WIDE}>
        <ReturnText {...{ stakeMinor, winMinor }} />
      </TableCell>
    </>
  )
}
