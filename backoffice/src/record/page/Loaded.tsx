import type { ReactNode } from 'react'
import { Alert, type AlertProps } from '@mui/material'
import { errorLines } from '../../api/errorLines.ts'
import { Loading } from './Loading.tsx'

interface FailureProps {
  error: Error | null | undefined
  sx?: AlertProps['sx']
}

/** The message of a failure; hidden without an error. */
export function Failure({ error, sx = {} }: FailureProps) {
  return (
    error && (
      <Alert severity="error" variant="outlined" sx={sx}>
        {error.message}
      </Alert>
    )
  )
}

/** Every sentence of an error: one for each refused field, or one for the whole. */
export function Failures({ error, sx = {} }: FailureProps) {
  return errorLines(error ?? null).map((line) => (
    <Alert key={line} severity="error" variant="outlined" sx={sx}>
      {line}
    </Alert>
  ))
}

interface LoadedProps<T> {
  /** The answer of `useQuery`. */
  answer: { data: T | undefined; error: Error | null }
  sx?: AlertProps['sx']
  children: (data: T) => ReactNode
}

/** Shows an answer once it is loaded; until then a sign of loading, or the reason of the failure. */
export function Loaded<T>({ answer: { data, error }, sx, children }: LoadedProps<T>) {
  if (error) return <Failure error={error} sx={sx} />
  return data === undefined ? <Loading /> : children(data)
}
