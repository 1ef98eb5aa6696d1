import { useState } from 'react'
import { CONTACT_LENGTH, type ContactMessageRow } from '@grandstand/shared-types/wire/site/contact'
import { Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { Failures } from '../../record/page/Loaded.tsx'

interface AnswerDialogProps {
  message: ContactMessageRow
  onClose: () => void
}

/** Writes the one answer to a message, which goes to its sender by mail. */
export function AnswerDialog({ message, onClose }: AnswerDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [answer, setAnswer] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /v1/contact-messages/:id/answers', {
        params: { id: message.id },
        body: { text: answer.trim() },
      }),
    onSuccess: () => {
      notify('contactMessages.sent', { type: 'success' })
      onClose()
      refresh()
    },
  })
  return (
    <ActionDialog title={translate('contactMessages.answer')} maxWidth="sm" onClose={onClose}>
      <DialogContent sx={{ pt: 0 }}>
        <TextField
          required
          fullWidth
          autoFocus
          multiline
          minRows={6}
          label={translate('resources.contact-messages.fields.answer')}
          helperText={translate('contactMessages.answerHint', { email: message.email })}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          slotProps={{ htmlInput: { maxLength: CONTACT_LENGTH.answer, dir: 'auto' } }}
        />
        <Failures error={error} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button
          variant="contained"
          disabled={answer.trim() === ''}
          loading={isPending}
          onClick={() => mutate()}
        >
          {translate('contactMessages.send')}
        </Button>
      </DialogButtons>
    </ActionDialog>
  )
}
