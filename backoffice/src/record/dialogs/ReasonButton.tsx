import { useState } from 'react'
import { DialogContentText, type ButtonProps } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'ra-core'
import { DialogButton, FormDialog } from './FormDialog.tsx'
import { ReasonInput } from './ReasonInput.tsx'

interface ReasonDialogProps {
  /** The words of the button that opens the dialog, and of the one that sends. */
  label: string
  title: string
  /** What the act does. */
  effect?: string
  /** Colour of the button that sends. */
  sendColor?: 'primary' | 'error'
  send: (reason: string) => Promise<unknown>
  /** Key of what is said once it is sent. */
  done?: string
}

interface ReasonButtonProps
  extends ReasonDialogProps, Pick<ButtonProps, 'variant' | 'color' | 'startIcon'> {}

/** A button for an act of staff that needs a reason; the page is read anew once it is sent. */
export function ReasonButton({ variant, color, startIcon, ...props }: ReasonButtonProps) {
  return (
    <DialogButton
      {...(variant && { variant })}
      {...(color && { color })}
      startIcon={startIcon}
      label={props.label}
      dialog={(close) => <ReasonDialog {...props} onClose={close} />}
    />
  )
}

function ReasonDialog({
  label,
  title,
  effect,
  sendColor = 'error',
  send,
  done,
  onClose,
}: ReasonDialogProps & { onClose: () => void }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () => send(reason.trim()),
    onSuccess() {
      onClose()
      if (done) notify(done, { type: 'success' })
      refresh()
    },
  })
  return (
    <FormDialog
      title={title}
      submit={label}
      color={sendColor}
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      {effect && <DialogContentText sx={{ mb: 2 }}>{effect}</DialogContentText>}
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
