import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

/** Takes back an order of one's own that waits. */
export function WithdrawButton({ orderId }: { orderId: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const withdraw = useMutation({
    mutationFn: () => call('POST /v1/own-orders/:id/withdraw', { params: { id: orderId } }),
    onSuccess: () => notify('decisions.withdrawn', { type: 'success' }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  return (
    <ConfirmButton
      color="error"
      label={translate('decisions.withdraw')}
      title={translate('decisions.withdrawTitle')}
      content={translate('decisions.withdrawContent')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    />
  )
}
