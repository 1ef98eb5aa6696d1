import { Box } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useReading, useCall } from '../api/useCall.ts'
import { EndAllButton } from './EndAllButton.tsx'
import { SessionList } from './SessionList.tsx'

interface UserSessionsProps {
  user: { id: number; username: string }
}

/** Sessions of a user, for staff who may change that user; all can be ended at once. */
export function UserSessions({ user }: UserSessionsProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const call = useCall()
  const of = { params: { id: user.id } }
  const sessions = useReading('GET /v1/users/:id/sessions', of)
  const { data, error } = useQuery(sessions)
  const endAll = useMutation({
    mutationFn: () => call('DELETE /v1/users/:id/sessions', of),
    onSuccess: () => notify('sessions.ended', { type: 'success' }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries(sessions),
  })
  return (
    <>
      <SessionList sessions={data} error={error} />
      {data && data.length > 0 && (
        <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
          <EndAllButton
            title={translate('sessions.endUserTitle', { name: user.username })}
            content={translate('sessions.endUserContent')}
            isBusy={endAll.isPending}
            onConfirm={() => endAll.mutate()}
          />
        </Box>
      )}
    </>
  )
}
