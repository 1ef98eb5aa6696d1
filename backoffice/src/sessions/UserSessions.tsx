import LogoutIcon from '@mui/icons-material/Logout'
import { Box } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { isStaffType, type UserType } from '@grandstand/shared-types/accounts/user_types'
import { useReading, useCall } from '../api/useCall.ts'
import { ConfirmButton } from '../record/dialogs/ConfirmButton.tsx'
import { SessionList } from './SessionList.tsx'

interface UserSessionsProps {
  user: { id: number; username: string; type: UserType }
}

/** Sessions of a user, for staff who may change that user; all can be ended at once. */
export function UserSessions({ user }: UserSessionsProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const call = useCall()
  const of = { params: { id: user.id } }
  const sessions = useReading('GET /v1/users/:id/sessions', of)
  const answer = useQuery(sessions)
  const endAll = useMutation({
    mutationFn: () => call('DELETE /v1/users/:id/sessions', of),
    onSuccess: () => notify('sessions.ended', { type: 'success' }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries(sessions),
  })
  const reset = useMutation({
    mutationFn: () => call('DELETE /v1/users/:id/second-factor', of),
    onSuccess: () => notify('secondFactor.resetDone', { type: 'success' }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries(sessions),
  })
  return (
    <>
      <SessionList answer={answer} />
      {answer.data && answer.data.length > 0 && (
        <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
          <ConfirmButton
            color="error"
            startIcon={<LogoutIcon />}
            label={translate('sessions.endAll')}
            title={translate('sessions.endUserTitle', { name: user.username })}
            content={translate('sessions.endUserContent')}
            isBusy={endAll.isPending}
            onConfirm={() => endAll.mutate()}
          />
        </Box>
      )}
      {isStaffType(user.type) && (
        <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
          <ConfirmButton
            label={translate('secondFactor.reset')}
            title={translate('secondFactor.resetTitle', { name: user.username })}
            content={translate('secondFactor.resetContent')}
            isBusy={reset.isPending}
            onConfirm={() => reset.mutate()}
          />
        </Box>
      )}
    </>
  )
}
