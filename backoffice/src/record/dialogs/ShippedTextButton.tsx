import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ConfirmButton } from './ConfirmButton.tsx'

interface ShippedTextButtonProps {
  call: 'DELETE /v1/email-templates/:id' | 'DELETE /v1/translations/:id'
  id: number
  /** Group of the button's texts. */
  texts: 'mailTexts' | 'siteTexts'
}

/** Takes the brand's own text away; ours counts again. */
export function ShippedTextButton({ call: name, id, texts }: ShippedTextButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await call(name, { params: { id } })
    },
    onSuccess: refresh,
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <ConfirmButton
      color="inherit"
      label={translate(`${texts}.useShipped`)}
      title={translate(`${texts}.useShipped`)}
      content={translate(`${texts}.useShippedEffect`)}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
