import { Box } from '@mui/material'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { StatusChip } from '../../fields/StatusChip.tsx'

/** Whether the brand offers a subject, hides it, suspends it, or both. */
export function LayerState({ row }: { row: OfferLayerRow | undefined }) {
  if (!row) return <StatusChip group="offerState" code="offered" />
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {row.isHidden && <StatusChip group="offerState" code="hidden" />}
      {row.isSuspended && <StatusChip group="offerState" code="suspended" />}
    </Box>
  )
}
