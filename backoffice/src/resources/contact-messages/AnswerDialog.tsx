import { useState } from 'react'
import { CONTACT_LENGTH, type ContactMessageRow } from '@grandstand/shared-types/wire/site/contact'
import { Box } from '@mui/material'
import { TextField } from '../../record/inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'

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
  const write = useMutation({
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
    <FormDialog
      title={translate('contactMessages.answer')}
      submit={translate('contactMessages.send')}
      isReady={answer.trim() !== ''}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box
        component="blockquote"
        dir="auto"
        tabIndex={0}
        aria-label={translate('resources.contact-messages.fields.text')}
        sx={{
          m: 0,
          mb: 2,
          pl: 1.5,
          borderLeft: '3px solid',
          borderColor: 'divider',
          maxHeight: 132,
          overflowY: 'auto',
          fontSize: 13,
          color: 'text.secondary',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {message.text}
      </Box>
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
    </FormDialog>
  )
}
