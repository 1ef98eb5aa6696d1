import { HttpError } from 'ra-core'

/** The sentences of an error: one for each refused field, or one for the whole. Empty without an error. */
export function errorLines(error: Error | null): string[] {
  if (!error) return []
  if (!(error instanceof HttpError)) return [error.message]
  const body: unknown = error.body
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null
  const lines =
    typeof errors === 'object' && errors !== null
      ? Object.values(errors).filter((text) => typeof text === 'string')
      : []
  return lines.length > 0 ? [...new Set(lines)] : [error.message]
}
