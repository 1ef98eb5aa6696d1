import { Box, OutlinedInput } from '@mui/material'
import type { TypedScore } from './typedFacts.ts'

interface ScoreRowProps {
  label: string
  home: string
  away: string
  value: TypedScore
  isFaulty: boolean
  onChange: (value: TypedScore) => void
}

/** One score: home on the left, away on the right, as in the head of the form. */
export function ScoreRow({ label, home, away, value, isFaulty, onChange }: ScoreRowProps) {
  return (
    <>
      <Box sx={{ fontSize: 13, color: isFaulty ? 'error.main' : 'text.primary' }}>{label}</Box>
      <Points
        name={`${label}, ${home}`}
        value={value[0]}
        isFaulty={isFaulty}
        onChange={(text) => onChange([text, value[1]])}
      />
      <Points
        name={`${label}, ${away}`}
        value={value[1]}
        isFaulty={isFaulty}
        onChange={(text) => onChange([value[0], text])}
      />
    </>
  )
}

interface PointsProps {
  name: string
  value: string
  isFaulty: boolean
  onChange: (text: string) => void
}

function Points({ name, value, isFaulty, onChange }: PointsProps) {
  return (
    <OutlinedInput
      value={value}
      error={isFaulty}
      onChange={(event) => onChange(event.target.value)}
      size="small"
      inputProps={{
        'aria-label': name,
        'inputMode': 'numeric',
        'autoComplete': 'off',
        'style': { textAlign: 'center', fontWeight: 700, paddingInline: 4 },
      }}
    />
  )
}
