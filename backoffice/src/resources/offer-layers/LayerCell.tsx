import { Box } from '@mui/material'
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import { useFormat } from '../../format/useFormat.ts'
import { nameIn } from '../../format/nameIn.ts'
import type { Names } from '@grandstand/shared-types/wire/betting/catalogue'
import { LayerButtons } from './LayerButtons.tsx'
import { LayerState } from './LayerState.tsx'
import { useOfferLayers } from './useOfferLayers.ts'

interface LayerCellProps {
  scope: OfferScope
  of: { id: number; name: string; names: Names }
}

/** In a list of the catalogue: whether this brand hides the row, and the button that hides it or shows it again. */
export function LayerCell({ scope, of }: LayerCellProps) {
  const { locale } = useFormat()
  const { rowOf } = useOfferLayers()
  const row = rowOf({ scope, scopeId: of.id })
  return (
    <Box
      sx={{
        'display': 'flex',
        'alignItems': 'center',
        'justifyContent': 'flex-end',
        'gap': 1,
        // a phone has room for the icon alone
        '& .MuiButton-root': { fontSize: { xs: 0, md: 13 }, minWidth: 0 },
        '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, md: 1 } },
      }}
    >
      {row && (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          <LayerState row={row} />
        </Box>
      )}
      <LayerButtons scope={scope} scopeId={of.id} name={nameIn(of, locale)} row={row} />
    </Box>
  )
}
