import { useEffect, useState, type FormEvent } from 'react'
import { Button, DialogContent, DialogContentText } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { askForCodeWith } from '../api/stepUp.ts'
import { useCall } from '../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../record/ActionDialog.tsx'
import { Failures } from '../record/Loaded.tsx'
import { CodeField } from './CodeField.tsx'

type Answer = (isProven: boolean) => void

/** Asks for the code again when a request was refused without it; the request is then sent once more. */
export function StepUpDialog() {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => askForCodeWith(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  const close = (isProven: boolean) => {
    setAnswer(null)
    answer(isProven)
  }
  return <CodeDialog onDone={close} />
}

function CodeDialog({ onDone }: { onDone: Answer }) {
  const translate = useTranslate()
  const call = useCall()
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /v1/me/second-factor/proof', { body: { code } }),
    onSuccess: () => onDone(true),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // the dialog may stand over a form, which must not be sent with it
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
