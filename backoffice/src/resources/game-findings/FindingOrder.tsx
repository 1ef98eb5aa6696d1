import { Box } from '@mui/material'
import type { GameFindingRow } from '@grandstand/shared-types/wire/games/findings'
import { Dash } from '../../fields/Money.tsx'
import { ValueText } from '../../fields/ValueText.tsx'

/** What was ordered about a difference, by whom and why. */
export function FindingOrder({ of }: { of: GameFindingRow }) {
  if (of.askedAct === null) return <Dash />
  return (
    <Box sx={{ maxWidth: 220, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <ValueText group="findingAct" code={of.askedAct} />
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        <bdi>{of.askedBy}</bdi>: <bdi>{of.askedReason}</bdi>
      </Box>
    </Box>
  )
}
