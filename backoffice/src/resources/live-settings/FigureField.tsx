import { useState } from 'react'
import RemoveIcon from '@mui/icons-material/CloseOutlined'
import { Box, IconButton, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'

interface FigureFieldProps {
  label: string
  /** Name of the figure, for users of a screen reader. */
  name: string
  value: number
  /** Null for a text that is not such a figure. */
  parse: (text: string) => number | null
  onChange: (figure: number) => void
  /** Absent for a figure that cannot be removed. */
  onRemove?: () => void
}

/** A figure typed as text; leaving the field undoes an invalid text. */
export function FigureField({ label, name, value, parse, onChange, onRemove }: FigureFieldProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <TextField
        label={label}
        value={typed ?? String(value)}
        error={typed !== null && parse(typed) === null}
        onChange={(event) => {
          setTyped(event.target.value)
          const figure = parse(event.target.value)
          if (figure !== null) onChange(figure)
        }}
        onBlur={() => setTyped(null)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
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
