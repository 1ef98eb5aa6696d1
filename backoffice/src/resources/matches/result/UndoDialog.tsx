import { useEffect, useState } from 'react'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core'
import type { ResultForm } from '@grandstand/shared-types/wire/settlement'
import { errorLines } from '../../../api/errorLines.ts'
import type { BackofficeDataProvider } from '../../../api/dataProvider.ts'
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
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="undo-title">
      <DialogTitle id="undo-title" sx={{ fontSize: 16, fontWeight: 700, pb: 1 }}>
        {translate('result.undoTitle', { revision: form.revision })}
      </DialogTitle>
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={{ mb: 2, fontSize: 13 }}>{translate('result.undoAfter', { after })}</Box>
        {errorLines(undo.error ?? preview.error).map((line) => (
          <Alert key={line} severity="error" variant="outlined" sx={{ mb: 2 }}>
            {line}
          </Alert>
        ))}
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
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={!preview.data || !isReasonGiven}
          loading={undo.isPending}
          onClick={() => undo.mutate(reason.trim())}
        >
          {translate('result.undoConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useUndo({ matchId, revision }: ResultForm, onDone: () => void) {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const preview = useMutation({
    mutationFn: () => dataProvider.previewUndo(matchId, { basedOnRevision: revision }),
  })
  const undo = useMutation({
    mutationFn: (reason: string) =>
      dataProvider.undoResult(matchId, { basedOnRevision: revision, reason }),
    onSuccess: () => {
      notify('result.undone', { type: 'success' })
      onDone()
      refresh()
    },
  })
  return { preview, undo }
}
