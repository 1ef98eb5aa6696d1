import { useId, type ReactNode } from 'react'
import { Box, Button, Dialog, DialogActions, DialogTitle, type DialogProps } from '@mui/material'
import { useTranslate } from 'ra-core'

interface ActionDialogProps {
  title: string
  maxWidth?: DialogProps['maxWidth']
  onClose: () => void
  children: ReactNode
}

/** A dialog for one action, with its title. */
export function ActionDialog({ title, maxWidth = 'xs', onClose, children }: ActionDialogProps) {
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ fontSize: 16, fontWeight: 700, pb: 1 }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  )
}

interface DialogButtonsProps {
  /** True once the action is done, so that the button closes instead of cancels. */
  isDone?: boolean
  onClose: () => void
  /** Text before the buttons. */
  hint?: ReactNode
  /** Buttons after the one that closes. */
  children?: ReactNode
}

/** The buttons at the foot of a dialog. */
export function DialogButtons({ isDone = false, onClose, hint, children }: DialogButtonsProps) {
  const translate = useTranslate()
  return (
    <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap' }}>
      {hint && <Box sx={{ flex: 1, fontSize: 12, color: 'text.secondary' }}>{hint}</Box>}
      <Button color="inherit" onClick={onClose}>
        {translate(isDone ? 'ra.action.close' : 'ra.action.cancel')}
      </Button>
      {children}
    </DialogActions>
  )
}
