import { useState } from 'react'
import RemoveIcon from '@mui/icons-material/CloseOutlined'
import { Box, IconButton, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { secondsOf } from './secondsOf.ts'

interface SecondsFieldProps {
  label: string
  /** What is removed; read to those who do not see it. */
  name: string
  value: number
  onChange: (seconds: number) => void
  /** Absent where it must stay. */
  onRemove?: () => void
}

/** Whole seconds; what is no waiting time is taken back on leaving the field. */
export function SecondsField({ label, name, value, onChange, onRemove }: SecondsFieldProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <TextField
        label={label}
        value={typed ?? String(value)}
        error={typed !== null && secondsOf(typed) === null}
        onChange={(event) => {
          setTyped(event.target.value)
          const seconds = secondsOf(event.target.value)
          if (seconds !== null) onChange(seconds)
        }}
        onBlur={() => setTyped(null)}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        }}
      />
      {onRemove && (
        <IconButton
          size="small"
          aria-label={translate('liveSettings.remove', { name })}
          onClick={onRemove}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
