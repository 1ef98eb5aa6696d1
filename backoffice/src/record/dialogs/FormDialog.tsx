import { useState, type FormEvent, type ReactNode } from 'react'
import { Button, DialogContent, type ButtonProps } from '@mui/material'
import { ActionDialog, DialogButtons } from './ActionDialog.tsx'
import { Failures } from '../page/Loaded.tsx'

interface FormDialogProps {
  title: string
  /** The words of the button that sends. */
  submit: string
  color?: 'primary' | 'error'
  /** False while the inputs cannot be sent. */
  isReady?: boolean
  /** The write that the form makes. */
  write: { isPending: boolean; error: Error | null }
  onSubmit: () => void
  onClose: () => void
  /** The inputs. */
  children: ReactNode
}

/** A dialog with a form that makes one write; a refusal of the write stands below the inputs. */
export function FormDialog({
  title,
  submit,
  color = 'primary',
  isReady = true,
  write,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    // a dialog may open from within the form of a record
    event.stopPropagation()
    if (isReady) onSubmit()
  }
  return (
    <ActionDialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        <DialogContent sx={{ pt: 0 }}>
          {children}
          <Failures error={write.error} sx={{ mt: 2 }} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button
            type="submit"
            variant="contained"
            color={color}
            disabled={!isReady}
            loading={write.isPending}
          >
            {submit}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon'> {
  label: string
  /** The dialog; `close` takes it away. */
  dialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ label, dialog, ...look }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" {...look} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  )
}
