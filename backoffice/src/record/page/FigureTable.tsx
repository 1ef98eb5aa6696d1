import type { ReactNode } from 'react'
import { Table, TableCell, TableFooter, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'

/** Of cells that a phone does not show. */
export const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const

/** A table of figures, which on a phone keeps to its width. */
export const FigureTable = ({ children }: { children: ReactNode }) => (
  <Table
    size="small"
    sx={{
      '& td': { fontSize: { xs: 12, sm: 13 } },
      '& th, & td': { px: { xs: 0.5, sm: 1.5 } },
      '& th': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
    }}
  >
    {children}
  </Table>
)

interface FigureHeadProps {
  /** Key of the text. */
  label: string
  isWide?: boolean
}

/** The head of a column of figures. */
export function FigureHead({ label, isWide = false }: FigureHeadProps) {
  const translate = useTranslate()
  return (
    <TableCell align="right" sx={isWide ? WIDE : {}}>
      {translate(label)}
    </TableCell>
  )
}

/** The sums below a table of figures. */
export const FigureTotal = ({ children }: { children: ReactNode }) => (
  <TableFooter>
    <TableRow sx={{ '& td': { fontWeight: 700, color: 'text.primary' } }}>{children}</TableRow>
  </TableFooter>
)
