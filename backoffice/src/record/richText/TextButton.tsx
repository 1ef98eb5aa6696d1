import type { ReactNode } from 'react'
import { IconButton, Tooltip } from '@mui/material'

interface TextButtonProps {
  label: string
  /** Whether the text at the cursor is like that; left out for what is no state. */
  isOn?: boolean
  isDisabled?: boolean
  isBusy?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button of the bar above a text. */
export function TextButton({
  label,
  isOn,
  isDisabled,
  isBusy,
  onPress,
  children,
}: TextButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          {...(isOn !== undefined && { 'aria-pressed': isOn })}
          disabled={isDisabled ?? false}
          loading={isBusy ?? false}
          // the text keeps its selection
          onMouseDown={(event) => event.preventDefault()}
          onClick={onPress}
          sx={{
            'width': 32,
            'height': 32,
            'borderRadius': '6px',
            'fontSize': 13,
            'color': isOn ? 'primary.main' : 'text.secondary',
            'bgcolor': isOn ? 'action.selected' : 'transparent',
            '& svg': { fontSize: 20 },
          }}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
