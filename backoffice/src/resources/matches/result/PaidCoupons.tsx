import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import {
  MOST_PAID,
  type PaidCoupon,
  type ResultForm,
} from '@grandstand/shared-types/wire/betting/settlement'
import { Money } from '../../../fields/Money.tsx'
import { RecordLink } from '../../../fields/RecordLink.tsx'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import { outcomeNameOf, type RunnerNames } from './runnerNames.ts'

interface PaidCouponsProps {
  paid: readonly PaidCoupon[]
  form: ResultForm
  runners?: RunnerNames
}

/** Who would be paid what; the coupons of the own brand whose payout changes the most. */
export function PaidCoupons({ paid, form, runners }: PaidCouponsProps) {
  const translate = useTranslate()
  const names = useMarketNames()
  if (paid.length === 0) return null
  const nameOf = ({ typeId, specifier, key }: PaidCoupon['picks'][number]) => {
    const runner = outcomeNameOf(typeId, key, runners)
    const context = { home: form.home, away: form.away, specifier, runners, ...runner }
    const name = names.outcome(typeId, key, context)
    return typeId === RACE_WINNER ? name : `${names.market(typeId, context)}: ${name}`
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ fontSize: 13, fontWeight: 700, mb: 0.5 }}>
        {translate('result.paid')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={translate('result.paid')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('result.couponOf')}</TableCell>
              <TableCell>{translate('result.pick')}</TableCell>
              <TableCell align="right">{translate('result.stake')}</TableCell>
              <TableCell align="right">{translate('result.pays')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {paid.map(({ couponId, code, username, currency, picks, ...money }) => (
              <TableRow key={couponId}>
                <TableCell>
                  <RecordLink resource="coupons" id={couponId}>
                    {code}
                  </RecordLink>
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{username}</Box>
                </TableCell>
                <TableCell>
                  {picks.map((pick) => (
                    <Box
                      key={`${pick.typeId}:${pick.specifier}:${pick.key}`}
                      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
                    >
                      <bdi>{nameOf(pick)}</bdi>
                      <StatusChip group="selectionResult" code={pick.result ?? 'waits'} />
                      {pick.placeResult && (
                        <>
                          {translate('result.place')}
                          <StatusChip group="selectionResult" code={pick.placeResult} />
                        </>
                      )}
                      {pick.deductionPercent > 0 && (
                        <Box component="span" sx={{ fontSize: 12, color: 'warning.main' }}>
                          {translate('result.deducted', { percent: pick.deductionPercent })}
                        </Box>
                      )}
                    </Box>
                  ))}
                </TableCell>
                <TableCell align="right">
                  <Money minor={money.stakeMinor} currency={currency} />
                </TableCell>
                <TableCell align="right">
                  <Money minor={money.payoutMinor} currency={currency} isStrong />
                  {money.paidBeforeMinor > 0 && (
                    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                      {translate('result.paidBefore')}{' '}
                      <Money minor={money.paidBeforeMinor} currency={currency} />
                    </Box>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>
        {translate('result.paidHint', { most: MOST_PAID })}
      </Box>
    </Box>
  )
}
