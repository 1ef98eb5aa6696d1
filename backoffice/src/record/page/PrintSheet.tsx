/** A page for the printer: black on white in every theme; its buttons are not printed. */
import type { ReactNode } from 'react'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

const SHEET = {
  'minHeight': '100vh',
  'bgcolor': '#ffffff',
  'color': '#000000',
  'p': 2,
  '& a, & button': { color: '#00525b', borderColor: '#00525b' },
  '@media print': { 'p': 0, '& .screen-only': { display: 'none' } },
}

interface PrintSheetProps {
  /** The page to which the back button leads. */
  backTo: string
  /** False until the content has loaded. */
  isReady: boolean
  /** Of the content in px: a receipt's, unless given. */
  width?: number
  children: ReactNode
}

export function PrintSheet({ backTo, isReady, width = 420, children }: PrintSheetProps) {
  const translate = useTranslate()
  return (
    <Box component="main" sx={SHEET}>
      <Box
        className="screen-only"
        sx={{ display: 'flex', gap: 1, mb: 2, mx: 'auto', maxWidth: width }}
      >
        <Button component={Link} to={backTo} variant="outlined">
          {translate('ra.action.back')}
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => window.print()}>
          {translate('print.print')}
        </Button>
      </Box>
      <Box sx={{ maxWidth: width, mx: 'auto', fontSize: 13, lineHeight: 1.4 }}>{children}</Box>
    </Box>
  )
}

export type PrintLine = readonly [label: string, value: string]

/** Labels at the start of each line, values at its end. */
export function PrintLines({ lines }: { lines: readonly PrintLine[] }) {
  return (
    <Box component="dl" sx={{ my: 1, mx: 0 }}>
      {lines.map(([label, value]) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <dt>{label}</dt>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' }}
          >
            <bdi>{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
