import VoidIcon from '@mui/icons-material/BlockOutlined'
import type { PromoBatchRow } from '@grandstand/shared-types/wire/bonuses/office'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

/** Makes the codes void that nobody has used. */
export function VoidCodesButton({ batch: { id, label } }: { batch: PromoBatchRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /v1/promo-batches/:id/void', { params: { id } }),
    onSuccess: () => refresh(),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  return (
    <ConfirmButton
      color="error"
      startIcon={<VoidIcon />}
      label={translate('promoBatches.void')}
      title={translate('promoBatches.voidTitle', { label })}
      content={translate('promoBatches.voidContent')}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
