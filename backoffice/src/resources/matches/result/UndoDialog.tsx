import { useEffect, useState } from 'react'
import { Box, Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import type { ResultForm } from '@grandstand/shared-types/wire/settlement'
import { useCall } from '../../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../../record/ActionDialog.tsx'
import { Failures } from '../../../record/Loaded.tsx'
import { Waiting } from '../../../record/Waiting.tsx'
import { SettlementView } from './SettlementView.tsx'

const REASON_LENGTH = { min: 3, max: 255 }

interface UndoDialogProps {
  form: ResultForm
  /** The result in force afterwards, as text. */
  after: string
  onClose: () => void
}

/** Takes back the result in force: shows the money that would move, and asks for a reason. */
export function UndoDialog({ form, after, onClose }: UndoDialogProps) {
  const translate = useTranslate()
  const { preview, undo } = useUndo(form, onClose)
  const [reason, setReason] = useState('')
  const isReasonGiven = reason.trim().length >= REASON_LENGTH.min
  const { mutate: look } = preview
  useEffect(() => look(), [look])
  return (
    <ActionDialog
      title={translate('result.undoTitle', { revision: form.revision })}
      maxWidth="md"
      onClose={onClose}
    >
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={{ mb: 2, fontSize: 13 }}>{translate('result.undoAfter', { after })}</Box>
        <Failures error={undo.error ?? preview.error} sx={{ mb: 2 }} />
        {preview.isPending && <Waiting />}
        {preview.data && (
          <SettlementView
            settlement={preview.data}
            form={form}
            action={
              <TextField
                required
                fullWidth
                label={translate('manual.reason')}
                helperText={translate('manual.reasonHint')}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
              />
            }
          />
        )}
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button
          variant="contained"
          color="error"
          disabled={!preview.data || !isReasonGiven}
          loading={undo.isPending}
          onClick={() => undo.mutate(reason.trim())}
        >
          {translate('result.undoConfirm')}
        </Button>
      </DialogButtons>
    </ActionDialog>
  )
}

function useUndo({ matchId, revision }: ResultForm, onDone: () => void) {
  const call = useCall()
  const notify = useNotify()
  const refresh = useRefresh()
  const params = { id: matchId }
  const preview = useMutation({
    mutationFn: () =>
      call('POST /v1/matches/:id/results/undo', {
        params,
        query: { dryRun: 'true' },
        body: { basedOnRevision: revision },
      }),
  })
  const undo = useMutation({
    mutationFn: (reason: string) =>
      call('POST /v1/matches/:id/results/undo', {
        params,
        body: { basedOnRevision: revision, reason },
      }),
    onSuccess: () => {
      notify('result.undone', { type: 'success' })
      onDone()
      refresh()
    },
  })
  return { preview, undo }
}
