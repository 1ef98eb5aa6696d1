import { Box } from '@mui/material'
import type { DrawSums } from '@grandstand/shared-types/wire/draws'
import { Dash, Money } from '../../fields/Money.tsx'

interface SumsProps {
  of: readonly DrawSums[]
  field: 'stakeMinor' | 'winMinor' | 'returnedMinor'
}

/** An amount in each currency, one below the other. */
export function Sums({ of: sums, field }: SumsProps) {
  if (sums.length === 0) return <Dash />
  return sums.map((sum) => (
    <Box key={sum.currency}>
      <Money minor={sum[field]} currency={sum.currency} />
    </Box>
  ))
}
