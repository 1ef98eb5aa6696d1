import type { PaymentRisk } from '@grandstand/shared-types/payments/reasons'
import { Box } from '@mui/material'
import { Dash } from '../../fields/Money.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'

/** Why a payment deserves a second look. */
export function RiskChips({ risks }: { risks: readonly PaymentRisk[] }) {
  if (risks.length === 0) return <Dash />
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {risks.map((risk) => (
        <StatusChip key={risk} group="paymentRisk" code={risk} />
      ))}
    </Box>
  )
}
