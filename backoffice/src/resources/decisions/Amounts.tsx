import { Box } from '@mui/material'
import type { Amount } from '@grandstand/shared-types/wire/betting/decisions'
import { Dash, Money } from '../../fields/Money.tsx'

interface AmountsProps {
  of: readonly Amount[]
  isMovement?: boolean
}

/** Amounts, one below the other. */
export function Amounts({ of, isMovement = false }: AmountsProps) {
  if (of.length === 0) return <Dash />
  return of.map(({ currency, amountMinor }) => (
    <Box key={currency}>
      <Money minor={amountMinor} currency={currency} isMovement={isMovement} isStrong />
    </Box>
  ))
}
