import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { RunnerView } from '@grandstand/shared-types/wire/betting/races'
import { SilkPicture } from './silk/SilkPicture.tsx'

interface RunnerLabelProps {
  runner: Pick<RunnerView, 'number' | 'name' | 'card'>
  kind: FieldKind
  /** A second line. */
  note?: ReactNode
  /** True for a runner that does not run. */
  isOut?: boolean
}

/** A runner as cards show it: jacket, number, name. */
export function RunnerLabel({ runner, kind, note, isOut = false }: RunnerLabelProps) {
  const { number, name, card } = runner
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {kind !== 'season' && (
        <SilkPicture number={number} colours={card.colours ?? ''} kind={kind} />
      )}
      <Box sx={{ width: 20, flex: 'none', textAlign: 'end', fontWeight: 700 }}>{number}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            ...(isOut && { color: 'text.secondary', textDecoration: 'line-through' }),
          }}
        >
          <bdi>{name}</bdi>
        </Box>
        {note && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{note}</Box>}
      </Box>
    </Box>
  )
}
