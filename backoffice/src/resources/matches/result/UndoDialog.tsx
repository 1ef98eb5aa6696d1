import { useEffect, useState } from 'react'
import { Box, Button, DialogContent } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { ResultForm } from '@grandstand/shared-types/wire/betting/settlement'
import { useCall } from '../../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../../record/dialogs/ActionDialog.tsx'
import { Failures } from '../../../record/page/Loaded.tsx'
import { ReasonInput } from '../../../record/dialogs/ReasonInput.tsx'
import { Loading } from '../../../record/page/Loading.tsx'
import type { RunnerNames } from './runnerNames.ts'
import { SettlementView } from './SettlementView.tsx'

interface UndoDialogProps {
  form: ResultForm
  /** Of a race. */
  runners?: RunnerNames
  /** The result in force afterwards, as text. */
  after: string
  onClose: () => void
}

/** Takes back the result in force: shows the money that would move, and asks for a reason. */
export function UndoDialog({ form, runners, after, onClose }: UndoDialogProps) {
  const translate = useTranslate()
  const { preview, undo } = useUndo(form, onClose)
  const [reason, setReason] = useState('')
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
        {preview.isPending && <Loading />}
        {preview.data && (
          <SettlementView
            settlement={preview.data}
            form={form}
            {...(runners && { runners })}
            action={<ReasonInput value={reason} onChange={setReason} />}
          />
        )}
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button
          variant="contained"
          color="error"
          disabled={!preview.data || !isReason(reason)}
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
    onSuccess: ({ decisionId }) => {
      if (decisionId !== null) notify('decisions.asked', { type: 'info' })
      else notify('result.undone', { type: 'success' })
      onDone()
      refresh()
    },
  })
  return { preview, undo }
}
