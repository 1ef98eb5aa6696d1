import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ConfirmButton } from '../../record/ConfirmButton.tsx'

/** Removes the brand's own text, so that the standard one is in force again. */
export function ShippedTextButton({ id }: { id: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /v1/email-templates/:id', { params: { id } }),
    onSuccess: refresh,
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <ConfirmButton
      color="inherit"
      label={translate('mailTexts.useShipped')}
      title={translate('mailTexts.useShipped')}
      content={translate('mailTexts.useShippedEffect')}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
