import { useState, type FormEvent } from 'react'
import { Button, DialogContent, TextField } from '@mui/material'
import type { PrintView } from '@grandstand/shared-types/wire/printing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCall } from '../../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../../record/ActionDialog.tsx'
import { Failures } from '../../../record/Loaded.tsx'
import { usePrintsReading } from './usePrint.ts'

const SHORTEST_REASON = 3

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
          <TextField
            autoFocus
            fullWidth
            label={translate('print.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 255 } }}
          />
          <Failures error={cancel.error} sx={{ mt: 2 }} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={reason.trim().length < SHORTEST_REASON}
            loading={cancel.isPending}
          >
            {translate('print.cancelConfirm')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
