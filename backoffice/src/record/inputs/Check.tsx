import type { ReactNode } from 'react'
import { Checkbox, FormControlLabel, type FormControlLabelProps } from '@mui/material'

interface CheckProps {
  label: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  sx?: FormControlLabelProps['sx']
}

/** A checkbox with its label, outside the form of a record. */
export function Check({ label, isOn, onChange, sx = {} }: CheckProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox size="small" checked={isOn} onChange={(_, next) => onChange(next)} />}
      sx={sx}
    />
  )
}
