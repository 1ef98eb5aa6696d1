import { useState, type FormEvent } from 'react'
import { Button, DialogContent, DialogContentText } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCall } from '../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../record/dialogs/ActionDialog.tsx'
import { Failures } from '../record/page/Loaded.tsx'
import { CodeField } from './CodeField.tsx'

interface CodeDialogProps {
  /** Called with whether the code was right. */
  onDone: (isProven: boolean) => void
}

/** Asks for the code of the second factor. */
export default function CodeDialog({ onDone }: CodeDialogProps) {
  const translate = useTranslate()
  const call = useCall()
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /v1/me/second-factor/proof', { body: { code } }),
    onSuccess: () => onDone(true),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // the dialog may be above a form, which must not be sent with it
    event.stopPropagation()
    mutate()
  }
  return (
    <ActionDialog title={translate('secondFactor.proofTitle')} onClose={() => onDone(false)}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2, fontSize: 13 }}>
            {translate('secondFactor.proofHint')}
          </DialogContentText>
          <CodeField value={code} onChange={setCode} />
          <Failures error={error} sx={{ mt: 1 }} />
        </DialogContent>
        <DialogButtons onClose={() => onDone(false)}>
          <Button type="submit" variant="contained" disabled={code === ''} loading={isPending}>
            {translate('secondFactor.proof')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
