/** Signatures of calls between the platform and the sandbox, the same in both directions. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#core/errors/app_error'

export const TIMESTAMP_HEADER = 'x-grandstand-timestamp'
export const SIGNATURE_HEADER = 'x-grandstand-signature'

/** A call older or newer than this is refused, ms. */
const WINDOW_MS = 5 * 60_000

const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `hmac-sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/** The headers of a call with this body, sent at `atMs`. */
export const signedHeaders = (
  secret: string,
  body: string,
  atMs: number
): Record<string, string> => ({
  [TIMESTAMP_HEADER]: String(atMs),
  [SIGNATURE_HEADER]: signatureOf(secret, String(atMs), body),
})

interface Received {
  timestamp: string | undefined
  signature: string | undefined
  body: string
}

/** Throws 401 `notSignedIn` unless the call is signed with the secret, within the window around `nowMs`. */
export function requireSignature(secret: string, received: Received, nowMs: number): void {
  const { timestamp = '', signature = '', body } = received
  const isTimely = /^\d{13}$/.test(timestamp) && Math.abs(Number(timestamp) - nowMs) <= WINDOW_MS
  const expected = Buffer.from(signatureOf(secret, timestamp, body))
  const given = Buffer.from(signature)
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isTimely || !isSigned) throw new AppError('notSignedIn')
}
