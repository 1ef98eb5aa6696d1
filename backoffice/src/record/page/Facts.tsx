import type { ReactNode } from 'react'
import { Box } from '@mui/material'

/** A label with its value; false leaves out a fact that the record does not have. */
export type Fact = readonly [label: string, value: ReactNode] | false

/** Labels with their values, in as many columns as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: '14px 24px',
      }}
    >
      {facts
        .filter((fact) => fact !== false)
        .map(([label, value]) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, mt: 0.25, fontSize: 14, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  )
}
