import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { DealText } from './DealText.tsx'

/** Every deal with the day from which it counts, the latest first. */
export function DealTable({ affiliate: { deals, currency } }: { affiliate: AffiliateRow }) {
  const translate = useTranslate()
  const format = useFormat()
  if (deals.length === 0) return <Box sx={{ p: 2 }}>{translate('affiliates.noDeal')}</Box>
  return (
    <Table size="small">
      <TableBody>
        {deals.map((deal) => (
          <TableRow key={deal.id}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {format.date(deal.fromDay)}
            </TableCell>
            <TableCell>
              <DealText deal={deal} currency={currency} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
