import { useQuery } from '@tanstack/react-query'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'

const KNOWN_FOR_MS = 30_000

/** "12 of 50 opened" beside the button that opens users; hidden for the house, which has no limit. */
export function OpeningsLeft() {
  const translate = useTranslate()
  const format = useFormat()
  const { data } = useQuery({
    ...useReading('GET /v1/dashboard/standing'),
    staleTime: KNOWN_FOR_MS,
  })
  const opening = data?.opening
  if (!opening) return null
  const opened = format.count(opening.users + opening.cards)
  return (
    <Box
      component="span"
      sx={{
        alignSelf: 'center',
        fontSize: 13,
        color: opening.left === 0 ? 'warning.main' : 'text.secondary',
      }}
    >
      {opening.limit === 0
        ? translate('people.openedUnlimited', { opened })
        : translate('people.openedOf', { opened, limit: format.count(opening.limit) })}
    </Box>
  )
}
