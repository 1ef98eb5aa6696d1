import { useState } from 'react'
import CancelIcon from '@mui/icons-material/BlockOutlined'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { BonusGrantRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { answerKey, useCall } from '../../api/useCall.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

/** Cancels a running bonus, with a reason. */
export function CancelButton({ grant }: { grant: BonusGrantRow }) {
  const translate = useTranslate()
  return (
    <DialogButton
      color="error"
      startIcon={<CancelIcon />}
      label={translate('bonuses.cancel.label')}
      dialog={(close) => <CancelDialog grant={grant} onClose={close} />}
    />
  )
}

interface CancelDialogProps {
  grant: BonusGrantRow
  onClose: () => void
}

function CancelDialog({ grant: { id, username }, onClose }: CancelDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const client = useQueryClient()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/bonus-grants/:id/cancel', { params: { id }, body: { reason: reason.trim() } }),
    onSuccess() {
      onClose()
      refresh()
      void client.invalidateQueries({
        queryKey: answerKey('GET /v1/bonus-grants/:id/log', { params: { id } }),
      })
    },
  })
  return (
    <FormDialog
      title={translate('bonuses.cancel.title', { name: username })}
      submit={translate('bonuses.cancel.label')}
      color="error"
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate('bonuses.cancel.effect')}</Box>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
