import type { UploadRow } from '@grandstand/shared-types/wire/site/uploads'
import { useDelete, useNotify, useRefresh, useTranslate } from 'ra-core'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

/** Removes a picture after a question; the API refuses it for one that the site shows. */
export function RemoveButton({ of: row }: { of: UploadRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [remove, { isPending }] = useDelete<UploadRow, Error>(
    'uploads',
    { id: row.id, previousData: row },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify('uploads.removed', { type: 'success' })
        refresh()
      },
      onError: (error) => notify(error.message, { type: 'error' }),
    }
  )
  return (
    <ConfirmButton
      color="inherit"
      aria-label={translate('uploads.removeOf', { name: row.name })}
      label={translate('uploads.remove')}
      title={translate('uploads.removeTitle', { name: row.name })}
      content={translate('uploads.removeContent')}
      isBusy={isPending}
      onConfirm={() => void remove()}
    />
  )
}
