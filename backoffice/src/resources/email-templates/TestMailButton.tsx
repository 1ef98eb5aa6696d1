import { useState, type FormEvent } from 'react'
import type { MailText } from '@grandstand/shared-types/wire/mail'
import SendIcon from '@mui/icons-material/SendOutlined'
import { Alert, Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { createPortal } from 'react-dom'
import { errorLines } from '../../api/errorLines.ts'
import { useCall } from '../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../record/ActionDialog.tsx'

interface TestMailProps {
  id: number
  /** The text in the form, saved or not. */
  text: MailText
}

/** Sends the text to an address, with example values. */
export function TestMailButton(props: TestMailProps) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SendIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('mailTexts.sendTest')}
      </Button>
      {/* a form of its own, outside the form of the record */}
      {isOpen &&
        createPortal(<TestDialog {...props} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}

function TestDialog({ id, text, onClose }: TestMailProps & { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const [to, setTo] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /v1/email-templates/:id/tests', { params: { id }, body: { ...text, to } }),
    onSuccess: () => {
      notify('mailTexts.testSent', { type: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    mutate()
  }
  return (
    <ActionDialog title={translate('mailTexts.sendTest')} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            autoFocus
            required
            type="email"
            label={translate('mailTexts.testTo')}
            value={to}
            onChange={(event) => setTo(event.target.value)}
            helperText={translate('mailTexts.examples')}
          />
          {error && (
            <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
              {errorLines(error).join(' ')}
            </Alert>
          )}
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button type="submit" variant="contained" disabled={to === ''} loading={isPending}>
            {translate('mailTexts.send')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
