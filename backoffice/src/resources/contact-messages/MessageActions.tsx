import { useEffect, useRef } from 'react'
import type { ContactMessageRow, ContactState } from '@grandstand/shared-types/wire/site/contact'
import { Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core'
import { DialogButton } from '../../record/dialogs/FormDialog.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'

/** Marking and answering a message; a new one that is opened counts as read. */
export function MessageActions({ message }: { message: ContactMessageRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const provider = useDataProvider()
  const { id, state, answer } = message
  const { mutate: mark, isPending } = useMutation({
    mutationFn: (next: ContactState) =>
      provider.update('contact-messages', { id, data: { state: next }, previousData: message }),
    onSuccess: () => refresh(),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  // its state when the page opened, since staff may mark it as new again
  const opened = useRef(state)
  useEffect(() => {
    if (opened.current === 'new') mark('read')
  }, [mark])
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {answer === null && (
        <DialogButton
          variant="contained"
          label={translate('contactMessages.answer')}
          dialog={(close) => <AnswerDialog message={message} onClose={close} />}
        />
      )}
      {state !== 'new' && (
        <Button variant="outlined" color="inherit" disabled={isPending} onClick={() => mark('new')}>
          {translate('contactMessages.markNew')}
        </Button>
      )}
      {state !== 'answered' && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isPending}
          onClick={() => mark('answered')}
        >
          {translate('contactMessages.markAnswered')}
        </Button>
      )}
    </Stack>
  )
}
