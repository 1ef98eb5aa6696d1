import type { MouseEvent, ReactNode } from 'react'
import { IconButton, Tooltip } from '@mui/material'

interface ToolButtonProps {
  label: string
  icon: ReactNode
  /** It opens something rather than doing something. */
  hasDialog?: boolean
  isDisabled?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** One of the tools beside a list's filters: an icon with its name. */
export function ToolButton({
  label,
  icon,
  hasDialog = false,
  isDisabled = false,
  onClick,
}: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      {/* a disabled button tells its tooltip nothing */}
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
