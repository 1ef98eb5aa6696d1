import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import { useNotify, useRefresh, useResourceContext, useTranslate } from 'ra-core'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'
import { useSave } from '../../record/form/useSave.ts'

/** Suspends a user after a question, or ends the suspension at once. */
export function SuspendUserButton({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { save, isPending } = useSave(useResourceContext() ?? 'users', user, (error) => {
    if (error) return
    notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
    refresh()
  })
  const isActive = user.status === 1
  return (
    <ConfirmButton
      color={isActive ? 'error' : 'success'}
      startIcon={isActive ? <PauseIcon /> : <PlayIcon />}
      label={translate(isActive ? 'people.suspend' : 'people.activate')}
      title={translate('people.suspendTitle', { name: user.username })}
      content={translate('people.suspendContent')}
      asks={isActive}
      isBusy={isPending}
      onConfirm={() => save({ status: isActive ? 0 : 1 })}
    />
  )
}
