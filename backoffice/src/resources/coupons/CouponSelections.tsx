import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { CouponSelectionView } from '@grandstand/shared-types/wire'
import { useTranslate } from 'ra-core'
import { Odds } from '../../fields/Odds.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useMarketNames } from '../matches/useMarketNames.ts'

/** What was bet on, each with its score and how it went. */
export function CouponSelections({ selections }: { selections: readonly CouponSelectionView[] }) {
  const translate = useTranslate()
  const names = useMarketNames()
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('coupons.match')}</TableCell>
          <TableCell>{translate('coupons.pick')}</TableCell>
          <TableCell align="right">{translate('coupons.odds')}</TableCell>
          <TableCell align="right">{translate('coupons.score')}</TableCell>
          <TableCell>{translate('coupons.result')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {selections.map((selection) => (
          <TableRow key={selection.position}>
            <TableCell>
              <RecordLink isMain resource="matches" id={selection.matchId}>
                {selection.home} – {selection.away}
              </RecordLink>
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                {selection.tournamentName} · <Time at={selection.startsAt} />
              </Box>
            </TableCell>
            <TableCell>
              {names.outcome(selection.marketTypeId, selection.outcomeKey, selection)}
              {selection.isBanker && ` · ${translate('coupons.banker')}`}
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                {names.market(selection.marketTypeId, selection)}
              </Box>
            </TableCell>
            <TableCell align="right">
              <Odds milli={selection.oddsMilli} />
            </TableCell>
            <TableCell align="right">{selection.score ?? '–'}</TableCell>
            <TableCell>
              <StatusChip group="legResult" code={selection.result ?? 'open'} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
