import type { AffiliateRow, DealVersion } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { DealText } from './DealText.tsx'
import { dealsInTime } from './dealsInTime.ts'
import { useDealTerms } from './useDealTerms.ts'

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
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {format.date(deal.fromDay)}
            </TableCell>
            <TableCell>
              <Deal deal={deal} currency={currency} />
            </TableCell>
            <TableCell align="right">
              {deal.id === dealId && (
                <ToneChip tone="good" text={translate('affiliates.inForce')} />
              )}
              {later.includes(deal) && (
                <ToneChip tone="warn" text={translate('affiliates.later')} />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Deal({ deal, currency }: { deal: DealVersion; currency: string }) {
  const terms = useDealTerms(deal, currency)
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer' } }}>
      <summary>
        <DealText deal={deal} currency={currency} />
      </summary>
      <Box component="dl" sx={{ display: 'grid', gap: 0.5, my: 1 }}>
        {terms.map(([label, value]) => (
          <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Box component="dt" sx={{ color: 'text.secondary', flex: '1 1 180px' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
