import { Button, Card } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useLogout, useNotify, useTranslate } from 'ra-core'
import { deviceName } from '@grandstand/shared-types/accounts/device'
import type { SessionView } from '@grandstand/shared-types/wire/accounts'
import type { BackofficeDataProvider } from '../api/dataProvider.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EndAllButton } from './EndAllButton.tsx'
import { SessionList } from './SessionList.tsx'

const QUERY_KEY = ['sessions', 'own'] as const

/** Sessions of the signed-in user; each can be ended, or all at once. */
export default function OwnSessions() {
  const translate = useTranslate()
  const notify = useNotify()
  const logout = useLogout()
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const { data, error } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => dataProvider.ownSessions(),
  })
  const endAll = useMutation({
    mutationFn: () => dataProvider.endOwnSessions(),
    onSuccess: () => logout(),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  return (
    <>
      <PageHeader
        title={translate('sessions.own')}
        backTo="/"
        actions={
          <EndAllButton
            title={translate('sessions.endOwnTitle')}
            content={translate('sessions.endOwnContent')}
            isBusy={endAll.isPending}
            onConfirm={() => endAll.mutate()}
          />
        }
      />
      <Card>
        <SessionList
          sessions={data}
          error={error}
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
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.endOwnSession(session.id),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUERY_KEY }),
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
