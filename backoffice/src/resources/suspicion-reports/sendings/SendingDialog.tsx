import { useState } from 'react'
import { Stack } from '@mui/material'
import { TextField } from '../../../record/inputs/TextField.tsx'
import {
  SUSPICION_RECIPIENT_LENGTH,
  SUSPICION_REFERENCE_LENGTH,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../../api/useCall.ts'
import { FormDialog } from '../../../record/dialogs/FormDialog.tsx'
import { TIME } from '../../../record/inputs/notations.ts'
import { TypedField } from '../../../record/inputs/TypedField.tsx'

interface SendingDialogProps {
  reportId: number
  onClose: () => void
}

/** Notes to whom a report was sent, when, and under which number the recipient keeps it. */
export function SendingDialog({ reportId, onClose }: SendingDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const [recipient, setRecipient] = useState('')
  const [reference, setReference] = useState('')
  const [sentAt, setSentAt] = useState<number | string | null>(Date.now)
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/suspicion-reports/:id/sendings', {
        params: { id: reportId },
        body: { recipient, reference, sentAt: Number(sentAt) },
      }),
    onSuccess() {
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      title={translate('suspicion.send')}
      submit={translate('ra.action.save')}
      isReady={
        recipient.trim().length >= SUSPICION_RECIPIENT_LENGTH.min &&
        reference.trim() !== '' &&
        typeof sentAt === 'number'
      }
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          autoFocus
          required
          label={translate('suspicion.recipient')}
          helperText={translate('suspicion.recipientHint')}
          value={recipient}
          onChange={(event) => setRecipient(event.target.value)}
          slotProps={{ htmlInput: { maxLength: SUSPICION_RECIPIENT_LENGTH.max } }}
        />
        <TypedField
          notation={TIME}
          label={translate('suspicion.sentAt')}
          value={sentAt}
          onChange={setSentAt}
          isFaulty={typeof sentAt === 'string'}
        />
        <TextField
          required
          label={translate('suspicion.reference')}
          helperText={translate('suspicion.referenceHint')}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          slotProps={{ htmlInput: { maxLength: SUSPICION_REFERENCE_LENGTH.max } }}
        />
      </Stack>
    </FormDialog>
  )
}
