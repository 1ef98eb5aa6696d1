import type { ReactNode } from 'react'
import { Box, Card, Typography } from '@mui/material'

interface PanelProps {
  /** By which a link on the same page reaches it. */
  id?: string
  title?: string
  /** Right of the title. */
  aside?: ReactNode
  /** Without padding, for tables. */
  isFlush?: boolean
  children: ReactNode
}

/** A part of a page with its heading. */
export function Panel({ id, title, aside, isFlush = false, children }: PanelProps) {
  return (
    <Card component="section" {...(id && { id })} sx={{ mb: 2, scrollMarginTop: 72 }}>
      {(title || aside) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            px: 2,
            py: 1,
            minHeight: 44,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          {title && <Typography variant="h2">{title}</Typography>}
          {aside}
        </Box>
      )}
      <Box sx={isFlush ? { overflowX: 'auto' } : { p: 2 }}>{children}</Box>
    </Card>
  )
}
