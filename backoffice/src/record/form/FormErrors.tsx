import { Alert, Box } from '@mui/material'
import { useResourceContext, useTranslate, ValidationError } from 'ra-core'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'
import { fieldLabel } from './fieldLabel.ts'

/** Lists every refused field of the form with the broken rule and a link to the field. */
export function FormErrors() {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { setFocus } = useFormContext()
  const { errors, isSubmitted } = useFormState()
  const faults = isSubmitted ? faultsIn(errors) : []
  if (faults.length === 0) return null
  const textOf = (key: string, fallback: string) => translate(key, { _: fallback })
  return (
    <Alert severity="error" variant="outlined" sx={{ mt: 2, width: '100%' }}>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {faults.map(({ path, message }) => (
          <li key={path.join('.')}>
            <Box
              component="button"
              type="button"
              onClick={() => setFocus(path.join('.'))}
              sx={{
                p: 0,
                border: 0,
                minHeight: 24,
                bgcolor: 'transparent',
                color: 'inherit',
                font: 'inherit',
                fontWeight: 600,
                textDecoration: 'underline',
                cursor: 'pointer',
              }}
            >
              {fieldLabel(path, resource, textOf)}
            </Box>
            : <ValidationError error={message} />
          </li>
        ))}
      </Box>
    </Alert>
  )
}

interface Fault {
  path: string[]
  message: string
}

function faultsIn(errors: FieldErrors, above: readonly string[] = []): Fault[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || name === 'root') return []
    const path = [...above, name]
    const { message } = error
    if (typeof message === 'string') return [{ path, message }]
    return typeof error === 'object'
      ? faultsIn(Object.fromEntries(Object.entries(error)), path)
      : []
  })
}
