import { Box } from '@mui/material'
import { isInPlay, isPaused } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { useFormat } from '../../format/useFormat.ts'
import { useNow } from '../../format/useNow.ts'
import { clockText } from './scoreText.ts'

const SECOND_MS = 1_000

/** The period of the match, and the running clock in sports that have one. */
export function LiveClock({ match }: { match: Pick<LiveMatchRow, 'status' | 'state'> }) {
  const format = useFormat()
  const now = useNow(SECOND_MS)
  const isRunning = isInPlay(match.status) && !isPaused(match.status)
  const clock = isRunning ? clockText(match.state, now) : null
  return (
    <>
      {format.value('matchStatus', match.status)}
      {clock && (
        <Box component="bdi" dir="ltr" sx={{ ml: 0.75, fontWeight: 600 }}>
          {clock}
        </Box>
      )}
    </>
  )
}
