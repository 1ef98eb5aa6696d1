import { TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReportedPlayer } from '@grandstand/shared-types/wire/betting/suspicion'
import { useTranslate } from 'ra-core'
import { Dash, Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { FigureHead, FigureTable, WIDE } from '../../../record/page/FigureTable.tsx'

/** The players of a report by number, with their usual stake beside that on the match. */
export function PlayersTable({ players }: { players: readonly ReportedPlayer[] }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <FigureTable>
      <TableHead>
        <TableRow>
          <TableCell>{translate('suspicion.player')}</TableCell>
          <FigureHead label="suspicion.stakes" />
          <FigureHead label="suspicion.usual" />
          <FigureHead label="suspicion.coupons" />
          <FigureHead label="suspicion.paid" isWide />
          <FigureHead label="suspicion.accountSince" isWide />
          <FigureHead label="suspicion.country" isWide />
        </TableRow>
      </TableHead>
      <TableBody>
        {players.map((player) => (
          <TableRow key={`${player.player} ${player.currency}`}>
            <TableCell>{player.player}</TableCell>
            <TableCell align="right">
              <Money minor={player.stakesMinor} currency={player.currency} />
            </TableCell>
            <TableCell align="right">
              <Money minor={player.usualStakeMinor} currency={player.currency} />
            </TableCell>
            <TableCell align="right">{format.count(player.couponCount)}</TableCell>
            <TableCell align="right" sx={WIDE}>
              <Money minor={player.paidMinor} currency={player.currency} />
            </TableCell>
            <TableCell align="right" sx={WIDE}>
              {format.day(player.accountOpenedAt)}
            </TableCell>
            <TableCell align="right" sx={WIDE}>
              {player.country ?? <Dash />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </FigureTable>
  )
}
