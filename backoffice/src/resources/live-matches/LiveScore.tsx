import { Fragment } from 'react'
import { Box } from '@mui/material'
import type { LiveState } from '@grandstand/shared-types/live/state'
import { Dash } from '../../fields/Money.tsx'
import { periodsText, scoreText } from './scoreText.ts'

/** The score with its periods below. */
export function LiveScore({ state }: { state: LiveState }) {
  const score = scoreText(state)
  const periods = periodsText(state)
  if (!score) return <Dash />
  return (
    <Box
      component="bdi"
      dir="ltr"
      sx={{ display: 'inline-block', maxWidth: 120, whiteSpace: 'normal' }}
    >
      <Box component="span" sx={{ fontWeight: 700 }}>
        {score}
      </Box>
      {periods && (
        <Box component="span" sx={{ display: 'block', fontSize: 11, color: 'text.secondary' }}>
          {periods.split(' ').map((part, index) => (
            <Fragment key={index}>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {part}
              </Box>{' '}
            </Fragment>
          ))}
        </Box>
      )}
    </Box>
  )
}
