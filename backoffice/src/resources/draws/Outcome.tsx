import { Box } from '@mui/material'
import type { DrawOutcome } from '@grandstand/shared-types/wire/draws'

/** Numbers or runners in their order; runners of a dead heat share a place. */
export function Outcome({ of: outcome }: { of: DrawOutcome }) {
  return (
    <Box
      component="ol"
      sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none' }}
    >
      {textsOf(outcome).map((text, index) => (
        <Box
          component="li"
          key={index}
          sx={{
            minWidth: 34,
            px: 0.75,
            py: 0.5,
            borderRadius: 4,
            bgcolor: (theme) => theme.palette.tokens.raised,
            fontSize: 14,
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
            textAlign: 'center',
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  )
}

function textsOf(outcome: DrawOutcome): string[] {
  if ('calls' in outcome) return outcome.calls.map(String)
  if ('numbers' in outcome) return outcome.numbers.map(String)
  return outcome.finish.map((tied) => tied.join(' = '))
}
