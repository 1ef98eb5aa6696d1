/** When a mail that could not be sent is tried again. Pure functions. */

const MINUTE_MS = 60_000
/** Waits after the first failed attempt, the second, and so on; the last one is repeated. */
const WAITS_MS = [0.5, 2, 10, 30, 120].map((minutes) => minutes * MINUTE_MS)
const LONGEST_MS = 120 * MINUTE_MS

/**
 * A process that takes a mail has it to itself for this long, which no attempt exceeds. A mail that a stopped server
 * had taken is tried again afterwards.
 */
export const LEASE_MS = 2 * MINUTE_MS

/** Milliseconds from a failed attempt to the next; `attempts` counts the failed one, from 1. */
export const waitAfter = (attempts: number): number => WAITS_MS[attempts - 1] ?? LONGEST_MS

/**
 * Refusals of the address or of the mail itself, which a server answers with 5xx; any other failure may be temporary.
 */
const OF_THIS_MAIL: readonly string[] = ['EENVELOPE', 'EMESSAGE']

/** Whether the error means that no further attempt can succeed. */
export function isForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code = 'code' in error ? String(error.code) : ''
  const answer = 'responseCode' in error ? Number(error.responseCode) : 0
  return OF_THIS_MAIL.includes(code) && answer >= 500
}
