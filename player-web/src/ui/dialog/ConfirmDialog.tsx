import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './ConfirmDialog.module.css'

interface ConfirmDialogProps {
  title: string
  /** The question. */
  children: ReactNode
  /** Why the last attempt failed. */
  fault: string | undefined
  /** Text of the button that changes nothing. */
  keep: string
  confirm: string
  /** A function key that presses the button which confirms. */
  confirmKey?: string
  /** True while the request is under way. */
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an act that cannot be undone; the focus is on the button that changes nothing. */
export function ConfirmDialog({ title, children, fault, ...props }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={props.onClose}>
      <div className="dialog-body">
        <p>{children}</p>
        {fault !== undefined && (
          <p className={styles.error} role="alert">
            {fault}
          </p>
        )}
        <div className="dialog-actions">
          <Button variant="quiet" onClick={props.onClose} data-autofocus>
            {props.keep}
          </Button>
          <Button
            disabled={props.isPending}
            onClick={props.onConfirm}
            data-hotkey={props.confirmKey}
          >
            {props.confirm}
            {props.confirmKey && <kbd>{props.confirmKey}</kbd>}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
