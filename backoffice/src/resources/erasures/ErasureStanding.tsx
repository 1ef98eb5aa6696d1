import { Box } from '@mui/material'
import type { ErasureRow } from '@grandstand/shared-types/wire/people/privacy'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useNow } from '../../format/useNow.ts'

/** The state of an erasure; below it, for one that waits, what it waits for. */
export function ErasureStanding({ erasure }: { erasure: ErasureRow }) {
  return (
    <>
      <StatusChip group="erasureState" code={erasure.state} />
      {erasure.state === 'waiting' && <Wait erasure={erasure} />}
    </>
  )
}

function Wait({ erasure: { dueAt, skippedAt, skippedFor } }: { erasure: ErasureRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const now = useNow()
  const text = () => {
    if (dueAt > now) return translate('erasures.until', { date: format.day(dueAt) })
    if (!skippedFor || skippedAt === null) return translate('erasures.soon')
    const why = skippedFor.map((one) => format.value('erasureObstacle', one)).join(', ')
    return translate('erasures.skipped', { date: format.time(skippedAt), why })
  }
  return (
    <Box
      sx={{
        fontSize: 12,
        color: skippedFor ? 'warning.main' : 'text.secondary',
        whiteSpace: 'normal',
        minWidth: { sm: 190 },
      }}
    >
      {text()}
    </Box>
  )
}
