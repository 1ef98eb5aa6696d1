import { Box } from '@mui/material'
import type { GameFindingRow } from '@grandstand/shared-types/wire/games/findings'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ValueText } from '../../fields/ValueText.tsx'

/** The state of a difference; below it what was ordered, by whom and why. */
export function FindingState({ of }: { of: GameFindingRow }) {
  return (
    <Box sx={{ maxWidth: 200, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <StatusChip group="findingState" code={of.state} />
      {of.askedAct !== null && (
        <Box sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>
          <ValueText group="findingAct" code={of.askedAct} /> · <bdi>{of.askedBy}</bdi>:{' '}
          <bdi>{of.askedReason}</bdi>
        </Box>
      )}
    </Box>
  )
}
