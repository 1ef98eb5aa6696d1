import { pictureSource } from '@grandstand/shared-types/core/pictures'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Box } from '@mui/material'

const SIDE = 96

interface PictureFrameProps {
  address: string | null
  /** Whether a file hangs over it, ready to be dropped. */
  isOver?: boolean
  width?: number
  height?: number
}

/** A small view of a picture, or the place of one. Squares behind it show which parts are see-through. */
export function PictureFrame({
  address,
  isOver = false,
  width = SIDE,
  height = 56,
}: PictureFrameProps) {
  return (
    <Box
      sx={({ palette }) => ({
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width,
        height,
        overflow: 'hidden',
        border: '1px solid',
        borderStyle: address && !isOver ? 'solid' : 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: '6px',
        color: 'text.secondary',
        bgcolor: palette.action.hover,
        ...(address && {
          backgroundImage: `repeating-conic-gradient(${palette.action.selected} 0 25%, transparent 0 50%)`,
          backgroundSize: '12px 12px',
        }),
      })}
    >
      {address ? (
        <Box
          component="img"
          {...pictureSource(address)}
          key={address}
          sizes={`${width}px`}
          alt=""
          loading="lazy"
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        <ImageIcon aria-hidden />
      )}
    </Box>
  )
}
