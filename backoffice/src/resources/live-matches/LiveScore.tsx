import { Box } from '@mui/material'
import type { LiveState } from '@grandstand/shared-types/live/state'
import { Dash } from '../../fields/Money.tsx'
import { periodsText, scoreText } from './liveScore.ts'

/** The score with its periods below. */
export function LiveScore({ state }: { state: LiveState }) {
  const score = scoreText(state)
  const periods = periodsText(state)
  if (!score) return <Dash />
  return (
    <Box component="bdi" dir="ltr" sx={{ display: 'inline-block' }}>
      <Box component="span" sx={{ fontWeight: 700 }}>
        {score}
      </Box>
      {periods && (
        <Box component="span" sx={{ display: 'block', fontSize: 11, color: 'text.secondary' }}>
          {periods}
        </Box>
      )}
    </Box>
  )
}
