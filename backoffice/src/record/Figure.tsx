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
}

/** One figure with its label. */
export function Figure({ label, children, note, to, isQuiet = false }: FigureProps) {
  return (
    <Card
      {...(to && { component: Link, to })}
      sx={{
        display: 'block',
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
        }}
      >
        {children}
      </Box>
      {note && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{note}</Box>}
    </Card>
  )
}

/** Tiles side by side, as many as fit. */
export function FigureRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  )
}
