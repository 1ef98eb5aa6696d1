import type { ReactNode } from 'react'
import { Box, Card, Typography } from '@mui/material'

interface PanelProps {
  /** Id for links on the same page. */
  id?: string
  title?: string
  /** Content beside the title. */
  aside?: ReactNode
  /** True for content without padding, such as tables. */
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
