import { Box, Checkbox, FormControlLabel } from '@mui/material'
import { useFormat } from '../../format/useFormat.ts'

interface CodeChecksProps<Code extends string> {
  label: string
  /** The group of the codes' names. */
  group: string
  all: readonly Code[]
  chosen: readonly Code[]
  onChange: (chosen: Code[]) => void
}

/** Any of a few codes. */
export function CodeChecks<Code extends string>({
  label,
  group,
  all,
  chosen,
  onChange,
}: CodeChecksProps<Code>) {
  const format = useFormat()
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{label}</Box>
      {all.map((code) => (
        <FormControlLabel
          key={code}
          label={format.value(group, code)}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(code)}
              onChange={(_, isOn) =>
                onChange(all.filter((one) => (one === code ? isOn : chosen.includes(one))))
              }
            />
          }
        />
      ))}
    </Box>
  )
}
