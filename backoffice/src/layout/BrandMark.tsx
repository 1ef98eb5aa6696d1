import { Box } from '@mui/material'
import { useBrand } from './useBrand.ts'

/** The brand's logo, or its name where it has none. `size`: of the letters, in pixels. */
export function BrandMark({ size = 19 }: { size?: number }) {
  const brand = useBrand()
  // the place stays while the name is read
  if (!brand) return <Box sx={{ height: size * LINE }} />
  const { title, logo } = brand
  if (logo !== null) {
    return (
      <Box
        component="img"
        src={logo}
        alt={title}
        sx={{ height: size * LOGO, maxWidth: 180, objectFit: 'contain', display: 'block' }}
      />
    )
  }
  return (
    <Box
      component="span"
      title={title}
      sx={{
        fontSize: size,
        fontWeight: 800,
        letterSpacing: '-0.01em',
        lineHeight: LINE,
        color: 'primary.main',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {title}
    </Box>
  )
}

/** Heights as multiples of the letters. */
const LINE = 1.2
const LOGO = 1.5
