import LogoutIcon from '@mui/icons-material/Logout'
import { Button, Card } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLogout, useNotify, useTranslate } from 'ra-core'
import { deviceName } from '@grandstand/shared-types/accounts/device'
import type { SessionView } from '@grandstand/shared-types/wire/people/accounts'
import { answerKey, useReading, useCall } from '../api/useCall.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ConfirmButton } from '../record/dialogs/ConfirmButton.tsx'
import { SessionList } from './SessionList.tsx'

/** Sessions of the signed-in user; each can be ended, or all at once. */
export default function OwnSessions() {
  const translate = useTranslate()
  const notify = useNotify()
  const logout = useLogout()
  const call = useCall()
  const answer = useQuery(useReading('GET /v1/me/sessions'))
  const endAll = useMutation({
    mutationFn: () => call('DELETE /v1/me/sessions'),
    onSuccess: () => logout(),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  return (
    <>
      <PageHeader
        title={translate('sessions.own')}
        backTo="/"
        actions={
          <ConfirmButton
            color="error"
            startIcon={<LogoutIcon />}
            label={translate('sessions.endAll')}
            title={translate('sessions.endOwnTitle')}
            content={translate('sessions.endOwnContent')}
            isBusy={endAll.isPending}
            onConfirm={() => endAll.mutate()}
          />
        }
      />
      <Card>
        <SessionList
          answer={answer}
          action={(session) => !session.isCurrent && <EndButton session={session} />}
        />
      </Card>
    </>
  )
}

function EndButton({ session }: { session: SessionView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /v1/me/sessions/:id', { params: { id: session.id } }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: answerKey('GET /v1/me/sessions') }),
  })
  const device = deviceName(session.userAgent) || translate('sessions.unknownDevice')
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={translate('sessions.endOf', { device })}
      loading={isPending}
      onClick={() => mutate()}
    >
      {translate('sessions.end')}
    </Button>
  )
}
