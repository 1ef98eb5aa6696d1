import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

/**
 * Asks a feed for missed messages, after a question, since the feed's markets are suspended until the messages have
 * arrived.
 */
export function RecoverButton({ producer }: { producer: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /v1/feed/producers/:key/recover', { params: { key: producer } }),
    onSuccess: () => {
      notify('feed.recovered', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <ConfirmButton
      color="inherit"
      aria-label={translate('feed.recoverOf', { name: producer })}
      label={translate('feed.recover')}
      title={translate('feed.recoverTitle', { name: producer })}
      content={translate('feed.recoverContent')}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
