import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { dealsInTime } from './dealsInTime.ts'
import { OpenDeal } from './OpenDeal.tsx'

/** Every deal with the day from which it counts, the latest first; each opens all its terms. */
export function DealTable({ affiliate }: { affiliate: AffiliateRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const { deals, dealId, currency } = affiliate
  if (deals.length === 0) return <Box sx={{ p: 2 }}>{translate('affiliates.noDeal')}</Box>
  const { later } = dealsInTime(affiliate)
  return (
    <Table size="small">
      <TableBody>
        {deals.map((deal) => (
          <TableRow key={deal.id} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', width: '1%' }}>
              <Box>{format.date(deal.fromDay)}</Box>
              {deal.id === dealId && (
                <ToneChip tone="good" text={translate('affiliates.inForce')} />
              )}
              {later.includes(deal) && (
                <ToneChip tone="warn" text={translate('affiliates.later')} />
              )}
            </TableCell>
            <TableCell>
              <OpenDeal deal={deal} currency={currency} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
