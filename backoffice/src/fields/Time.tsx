import { Box } from '@mui/material'
import { useFormat } from '../format/useFormat.ts'
import { Dash } from './Money.tsx'

/** A moment: epoch milliseconds, or a dash for none; without the year on a phone. */
export function Time({ at }: { at: number | null | undefined }) {
  const format = useFormat()
  if (at === null || at === undefined) return <Dash />
  return (
    <time dateTime={new Date(at).toISOString()}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {format.time(at)}
      </Box>
      <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
        {format.shortTime(at)}
      </Box>
    </time>
  )
}
