import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'

/** Says above a list how its rows are put in order. */
export function OrderNote({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Box component="p" sx={{ m: 0, mb: 1.5, mt: -1, fontSize: 13, color: 'text.secondary' }}>
      {translate(text)}
    </Box>
  )
}
