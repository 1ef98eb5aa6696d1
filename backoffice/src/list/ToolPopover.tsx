import { useState, type ReactNode } from 'react'
import { Popover } from '@mui/material'
import { ToolButton } from './ToolButton.tsx'

interface ToolPopoverProps {
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
}

/** A tool beside a list's filters that opens a small dialog below itself. */
export function ToolPopover({ label, icon, children }: ToolPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ToolButton
        label={label}
        icon={icon}
        hasDialog
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'role': 'dialog', 'aria-label': label } }}
      >
        {children(close)}
      </Popover>
    </>
  )
}
