import { useState } from 'react'
import type { MailText } from '@grandstand/shared-types/wire/site/mail'
import SendIcon from '@mui/icons-material/SendOutlined'
import { TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { createPortal } from 'react-dom'
import { useCall } from '../../api/useCall.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'

interface TestMailProps {
  id: number
  /** The text in the form, saved or not. */
  text: MailText
}

/** Sends the text to an address, with example values. */
export function TestMailButton(props: TestMailProps) {
  const translate = useTranslate()
  return (
    <DialogButton
      color="inherit"
      startIcon={<SendIcon />}
      label={translate('mailTexts.sendTest')}
      // a form of its own, outside the form of the record
      dialog={(close) => createPortal(<TestDialog {...props} onClose={close} />, document.body)}
    />
  )
}

function TestDialog({ id, text, onClose }: TestMailProps & { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const [to, setTo] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/email-templates/:id/tests', { params: { id }, body: { ...text, to } }),
    onSuccess: () => {
      notify('mailTexts.testSent', { type: 'success' })
      onClose()
    },
  })
  return (
    <FormDialog
      title={translate('mailTexts.sendTest')}
      submit={translate('mailTexts.send')}
      isReady={to !== ''}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        type="email"
        label={translate('mailTexts.testTo')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        helperText={translate('mailTexts.examples')}
      />
    </FormDialog>
  )
}
