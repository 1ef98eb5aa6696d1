import type { ReactNode } from 'react'
import { Typography } from '@mui/material'
import { FigureRow } from '../record/page/Figure.tsx'

/** Tiles of the first page under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <FigureRow>{children}</FigureRow>
    </section>
  )
}
