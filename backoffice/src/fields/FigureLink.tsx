import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { Link } from 'react-router-dom'

interface FigureLinkProps {
  /** The address of the rows behind the figure. */
  to: string
  children: ReactNode
  /** True for zero, which has no rows: the figure is then no link. */
  isNothing?: boolean
  /** The figure's name for screen readers, which read it with the amount. */
  label?: string
}

/** A figure that links to its rows; an address with `#` is a place on the same page. */
export function FigureLink({ to, children, isNothing = false, label }: FigureLinkProps) {
  if (isNothing) return <>{children}</>
  return (
    <Box
      {...(to.startsWith('#') ? { component: 'a', href: to } : { component: Link, to })}
      {...(label && { 'aria-label': label })}
      // a click on the link must not also open the row around it
      onClick={(event) => event.stopPropagation()}
      sx={{
        'color': 'inherit',
        'textDecorationColor': (theme) => theme.palette.tokens.outline,
        'textUnderlineOffset': '3px',
        '&:hover': { textDecorationColor: 'currentcolor' },
      }}
    >
      {children}
    </Box>
  )
}
