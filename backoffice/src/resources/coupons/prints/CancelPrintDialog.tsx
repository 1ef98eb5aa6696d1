import { useState, type FormEvent } from 'react'
import { Button, DialogContent } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { PrintView } from '@grandstand/shared-types/wire/printing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCall } from '../../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../../record/ActionDialog.tsx'
import { Failures } from '../../../record/Loaded.tsx'
import { ReasonInput } from '../../../record/ReasonInput.tsx'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    cancel.mutate()
  }
  return (
    <ActionDialog title={translate('print.cancelTitle')} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <p>{translate('print.cancelHint')}</p>
          <ReasonInput autoFocus value={reason} onChange={setReason} />
          <Failures error={cancel.error} sx={{ mt: 2 }} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!isReason(reason)}
            loading={cancel.isPending}
          >
            {translate('print.cancelConfirm')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
