import { Box } from '@mui/material'
import { useFormat } from '../format/useFormat.ts'
import { Dash } from './Money.tsx'

interface TimeProps {
  /** Epoch milliseconds; null or absent shows a dash. */
  at: number | null | undefined
  hasSeconds?: boolean
}

/** A time; on a phone without the year. */
export function Time({ at, hasSeconds = false }: TimeProps) {
  const format = useFormat()
  if (at === null || at === undefined) return <Dash />
  return (
    <time dateTime={new Date(at).toISOString()}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {format.time(at, { hasSeconds })}
      </Box>
      <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
        {format.time(at, { hasSeconds, hasYear: false })}
      </Box>
    </time>
  )
}
