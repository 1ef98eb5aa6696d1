import { Box } from '@mui/material'

/** The word mark: the second half in the accent colour. */
export function BrandMark({ size = 19 }: { size?: number }) {
  return (
    <Box
      component="span"
      sx={{ fontSize: size, fontWeight: 800, letterSpacing: '-0.01em', lineHeight: 1.2 }}
    >
      grand
      <Box component="span" sx={{ color: 'primary.main' }}>
        stand
      </Box>
    </Box>
  )
}
