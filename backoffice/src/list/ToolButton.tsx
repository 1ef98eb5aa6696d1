import type { MouseEvent, ReactNode } from 'react'
import { IconButton, Tooltip } from '@mui/material'

interface ToolButtonProps {
  label: string
  icon: ReactNode
  /** True when the button opens a dialog. */
  hasDialog?: boolean
  isDisabled?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** A tool beside a list's filters: an icon with its name. */
export function ToolButton({
  label,
  icon,
  hasDialog = false,
  isDisabled = false,
  onClick,
}: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      {/* a disabled button sends its tooltip no events */}
      <span>
        <IconButton
          aria-label={label}
          {...(hasDialog && { 'aria-haspopup': 'dialog' })}
          disabled={isDisabled}
          onClick={onClick}
          sx={{ width: 40, height: 40, borderRadius: 1 }}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
}
