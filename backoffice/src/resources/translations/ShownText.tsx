import { findLanguage } from '@grandstand/shared-types/languages/table'
import { Box } from '@mui/material'
import { Dash } from '../../fields/Money.tsx'

/** A text in its own direction; a dash where there is none. */
export function ShownText({ text, language }: { text: string | null; language?: string }) {
  if (text === null) return <Dash />
  const row = findLanguage(language ?? '')
  return (
    <Box component="span" {...(row && { lang: row.bcp47, dir: row.dir })}>
      {text}
    </Box>
  )
}
