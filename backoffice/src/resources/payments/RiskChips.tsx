import type { PaymentRow } from '@grandstand/shared-types/wire/money/payments'
import { Box } from '@mui/material'
import { Dash } from '../../fields/Money.tsx'
import { useTranslate } from 'ra-core'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'

/** Why a payment deserves a look: what its gateway told first, then the warnings. */
export function RiskChips({ of: { needsLook, risks } }: { of: PaymentRow }) {
  const translate = useTranslate()
  if (!needsLook && risks.length === 0) return <Dash />
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {needsLook && <ToneChip tone="bad" text={translate('payments.needsLook')} />}
      {risks.map((risk) => (
        <StatusChip key={risk} group="paymentRisk" code={risk} />
      ))}
    </Box>
  )
}
