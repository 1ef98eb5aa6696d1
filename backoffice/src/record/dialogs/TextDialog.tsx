import { useState } from 'react'
import type { TextFieldProps } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { TextField } from '../inputs/TextField.tsx'
import { FormDialog } from './FormDialog.tsx'

interface TextDialogProps extends Pick<
  TextFieldProps,
  'type' | 'label' | 'helperText' | 'slotProps'
> {
  title: string
  /** The words of the button that sends. */
  submit: string
  send: (text: string) => Promise<unknown>
  /** Key of what is said once it is sent. */
  done: string
  onClose: () => void
}

/** A dialog that asks for one text, and closes once it is sent. */
export function TextDialog({ title, submit, send, done, onClose, ...field }: TextDialogProps) {
  const notify = useNotify()
  const [text, setText] = useState('')
  const write = useMutation({
    mutationFn: () => send(text),
    onSuccess: () => {
      notify(done, { type: 'success' })
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      submit={submit}
      isReady={text !== ''}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        {...field}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
