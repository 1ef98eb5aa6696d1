import { artLook } from '@grandstand/shared-types/browser/art_look'
import { isWebAddress } from '@grandstand/shared-types/core/web_address'
import { Box } from '@mui/material'

/** The picture of a game as a lobby shows it: its own, over one that is drawn of its title. */
export function GameArt({
  title,
  logo,
  widthPx,
}: {
  title: string
  logo: string | null
  widthPx: number
}) {
  const { hue, turn, letters } = artLook(title)
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        width: widthPx,
        aspectRatio: '4 / 3',
        borderRadius: 1,
        color: '#fff',
        fontSize: widthPx / 4,
        fontWeight: 800,
        background: `repeating-linear-gradient(${turn}deg, #ffffff12 0 10px, transparent 10px 26px), linear-gradient(150deg, hsl(${hue} 58% 38%), hsl(${hue + 55} 62% 18%))`,
      }}
    >
      {letters}
      {logo !== null && isWebAddress(logo) && (
        <Box
          component="img"
          src={logo}
          alt=""
          loading="lazy"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  )
}
