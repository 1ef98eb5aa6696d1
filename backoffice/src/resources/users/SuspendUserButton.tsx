import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import { useState } from 'react'
import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import { Button } from '@mui/material'
import { useNotify, useRefresh, useResourceContext, useTranslate, useUpdate } from 'ra-core'
import { Confirm } from 'react-admin'

/** Suspends a user after a question, or ends the suspension at once. */
export function SuspendUserButton({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const resource = useResourceContext() ?? 'users'
  const [isAsking, setIsAsking] = useState(false)
  const [update, { isPending }] = useUpdate()
  const isActive = user.status === 1

  const change = () => {
    setIsAsking(false)
    void update(
      resource,
      { id: user.id, data: { status: isActive ? 0 : 1 }, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
          refresh()
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      }
    )
  }

  return (
    <>
      <Button
        variant="outlined"
        color={isActive ? 'error' : 'success'}
        startIcon={isActive ? <PauseIcon /> : <PlayIcon />}
        loading={isPending}
        onClick={() => (isActive ? setIsAsking(true) : change())}
      >
        {translate(isActive ? 'people.suspend' : 'people.activate')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('people.suspendTitle', { name: user.username })}
        content={translate('people.suspendContent')}
        confirm={translate('people.suspend')}
        onConfirm={change}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
