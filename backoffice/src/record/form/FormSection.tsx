import type { ReactNode } from 'react'
import { Box, Typography } from '@mui/material'

interface FormSectionProps {
  title?: string
  /** A sentence below the title. */
  hint?: string
  /** True for inputs that belong together in pairs, such as a name in two languages. */
  isPaired?: boolean
  children: ReactNode
}

/** Inputs of one subject in columns that fold on a phone. */
export function FormSection({ title, hint, isPaired = false, children }: FormSectionProps) {
  return (
    <Box component="fieldset" sx={{ width: '100%', m: 0, mb: 2.5, p: 0, border: 0, minWidth: 0 }}>
      {title && (
        <Typography component="legend" variant="h2" sx={{ p: 0, mb: 0.5 }}>
          {title}
        </Typography>
      )}
      {hint && (
        <Typography sx={{ fontSize: 12, color: 'text.secondary', mb: 0.5 }}>{hint}</Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: '1fr',
            sm: isPaired ? '1fr 1fr' : 'repeat(auto-fill, minmax(230px, 1fr))',
          },
          columnGap: 2,
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
