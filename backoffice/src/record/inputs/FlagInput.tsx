import { FormControlLabel, Switch } from '@mui/material'
import { useInput, useTranslate } from 'ra-core'

interface FlagInputProps {
  source: string
  label: string
  /** Text behind the label. */
  hint?: string | undefined
}

/**
 * A switch for a flag, 1 for open and 0 for closed; a flag that was never set is open. react-admin's BooleanInput has
 * only true and false, and begins with false.
 */
export function FlagInput({ source, label, hint }: FlagInputProps) {
  const translate = useTranslate()
  const { field } = useInput({ source, defaultValue: 1 })
  return (
    <FormControlLabel
      label={[translate(label), hint].filter(Boolean).join(' · ')}
      control={
        <Switch
          name={field.name}
          checked={field.value !== 0}
          onChange={(_event, isOn) => field.onChange(isOn ? 1 : 0)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  )
}
