import { Box } from '@mui/material'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'

interface UserStandingProps {
  user: Pick<UserRow, 'status' | 'inactiveAt'>
}

/** Whether a user is active or suspended; below it, since when an account counts as inactive. */
export function UserStanding({ user: { status, inactiveAt } }: UserStandingProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <>
      <StatusChip group="userStatus" code={status} />
      {inactiveAt !== null && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal', maxWidth: 130 }}>
          {translate('people.inactiveSince', { date: format.day(inactiveAt) })}
        </Box>
      )}
    </>
  )
}
