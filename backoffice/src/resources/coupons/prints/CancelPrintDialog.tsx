import { useState } from 'react'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { PrintView } from '@grandstand/shared-types/wire/betting/printing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCall } from '../../../api/useCall.ts'
import { FormDialog } from '../../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../../record/dialogs/ReasonInput.tsx'
import { usePrintsReading } from './usePrint.ts'

interface CancelPrintDialogProps {
  print: PrintView
  onClose: () => void
}

/** Cancels a print whose paper did not come out. */
export function CancelPrintDialog({ print, onClose }: CancelPrintDialogProps) {
  const translate = useTranslate()
  const call = useCall()
  const queryClient = useQueryClient()
  const prints = usePrintsReading(print.couponId)
  const [reason, setReason] = useState('')
  const cancel = useMutation({
    mutationFn: () =>
      call('POST /v1/prints/:id/cancel', { params: { id: print.id }, body: { reason } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(prints)
      onClose()
    },
  })
  return (
    <FormDialog
      title={translate('print.cancelTitle')}
      submit={translate('print.cancelConfirm')}
      color="error"
      isReady={isReason(reason)}
      write={cancel}
      onSubmit={() => cancel.mutate()}
      onClose={onClose}
    >
      <p>{translate('print.cancelHint')}</p>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
