import type { ReactNode } from 'react'
import { Box, Card } from '@mui/material'
import { Link } from 'react-router-dom'

interface FigureProps {
  label: string
  children: ReactNode
  /** A second line below the figure. */
  note?: ReactNode
  /** Target of a click on the tile. */
  to?: string
  /** True for a small tile. */
  isQuiet?: boolean
  /** True for a figure that asks for action; the note or label says which. */
  isPressing?: boolean
}

/** One figure with its label. */
export function Figure(props: FigureProps) {
  const { label, children, note, to, isQuiet = false, isPressing = false } = props
  return (
    <Card
      {...(to && { component: Link, to })}
      sx={{
        display: 'block',
        flex: { xs: '1 1 calc(50% - 4px)', sm: '1 1 176px' },
        maxWidth: { sm: 288 },
        px: 2,
        py: 1.5,
        minWidth: 0,
        color: 'text.primary',
        textDecoration: 'none',
        ...(to && { '&:hover': { borderColor: 'primary.main' } }),
      }}
    >
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{label}</Box>
      <Box
        sx={{
          mt: 0.25,
          fontSize: isQuiet ? 14 : 20,
          fontWeight: isQuiet ? 500 : 700,
          lineHeight: isQuiet ? '27px' : 1.35,
          overflowWrap: 'anywhere',
          ...(isPressing && { color: 'warning.main' }),
        }}
      >
        {children}
      </Box>
      {note && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{note}</Box>}
    </Card>
  )
}

/** Tiles side by side, as many as fit; two on a phone. */
export function FigureRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
      }}
    >
      {children}
    </Box>
  )
}
