import { Box } from '@mui/material'
import { isInPlay, isPaused } from '@grandstand/shared-types/catalogue/match_status'
import { neededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { useFormat } from '../../format/useFormat.ts'
import { useNow } from '../../format/useNow.ts'
import { useFactLabel } from '../matches/result/useFactLabel.ts'
import { clockText } from './scoreText.ts'

const SECOND_MS = 1_000

/** The period of the match, and the running clock in sports that have one. */
export function LiveClock({
  match,
}: {
  match: Pick<LiveMatchRow, 'sportId' | 'status' | 'state'>
}) {
  const format = useFormat()
  const labelOf = useFactLabel(neededFacts(match.sportId))
  const now = useNow(SECOND_MS)
  const isRunning = isInPlay(match.status) && !isPaused(match.status)
  // the second half, quarter or period, as the sport calls it
  const [, period] = /^([1-9])p$/.exec(match.status) ?? []
  const clock = isRunning ? clockText(match.state, now) : null
  return (
    <>
      {period ? labelOf(`periods.${period}`) : format.value('matchStatus', match.status)}
      {clock && (
        <Box component="bdi" dir="ltr" sx={{ ml: 0.75, fontWeight: 600 }}>
          {clock}
        </Box>
      )}
    </>
  )
}
