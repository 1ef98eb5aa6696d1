import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import { Box } from '@mui/material'
import { DealText } from './DealText.tsx'
import { useDealTerms } from './useDealTerms.ts'

/** A deal in a line, which opens all its terms. */
export function OpenDeal({ deal, currency }: { deal: DealTerms; currency: string }) {
  const terms = useDealTerms(deal, currency)
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer' } }}>
      <summary>
        <DealText deal={deal} currency={currency} />
      </summary>
      <Box component="dl" sx={{ display: 'grid', gap: 0.5, my: 1 }}>
        {terms.map(([label, value]) => (
          <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Box component="dt" sx={{ color: 'text.secondary', flex: '0 1 220px' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, flex: '1 1 130px' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
