import type { ReactNode } from 'react'
import { MenuItem, TextField, type TextFieldProps } from '@mui/material'

interface ChoiceFieldProps<Value> extends Pick<TextFieldProps, 'required' | 'sx'> {
  label: string
  /** Name for users of a screen reader, where several fields have the same label. */
  name?: string
  value: Value
  options: readonly (readonly [value: Value, text: ReactNode])[]
  onChange: (value: Value) => void
}

/** Chooses one of a few values, outside the form of a record. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { name, options, onChange, ...field } = props
  return (
    <TextField
      select
      {...field}
      onChange={(event) => {
        const chosen = options.find(([value]) => String(value) === String(event.target.value))
        if (chosen) onChange(chosen[0])
      }}
      {...(name && { slotProps: { select: { SelectDisplayProps: { 'aria-label': name } } } })}
    >
      {options.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
