import { HttpError } from 'ra-core'

interface Refused {
  error?: { fields?: { field: string; params: unknown[] }[] }
}

/** The line of a settlement file that cannot be read, from 1; null for any other error. */
export function fileFault(error: Error | null): number | null {
  if (!(error instanceof HttpError)) return null
  const body: Refused | null | undefined = error.body
  const line = body?.error?.fields?.find(({ field }) => field === 'csv')?.params[0]
  return typeof line === 'number' ? line : null
}
