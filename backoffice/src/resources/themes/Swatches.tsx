import { swatchesOf } from '@grandstand/shared-types/themes/swatches'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'
import { Box } from '@mui/material'

/** The colours of a theme, dark above light; as decoration beside the theme's name. */
export function Swatches({ design }: { design: ThemeDesign }) {
  const { dark, light } = swatchesOf(design)
  return (
    <Box aria-hidden sx={{ display: 'inline-grid', gap: '2px', verticalAlign: 'middle' }}>
      {[dark, light].map((colours, row) => (
        <Box key={row} sx={{ display: 'flex' }}>
          {colours.map((colour, index) => (
            <Box
              key={index}
              sx={{
                width: 18,
                height: 14,
                bgcolor: colour,
                border: '1px solid',
                borderColor: 'divider',
                marginInlineStart: '-1px',
              }}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
