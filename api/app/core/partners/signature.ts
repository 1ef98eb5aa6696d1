import { createHmac } from 'node:crypto'

export const TIMESTAMP_HEADER = 'x-grandstand-timestamp'
export const SIGNATURE_HEADER = 'x-grandstand-signature'

/** The signature of a message under a shared secret, over `<timestamp>.<raw body>`; the time in epoch milliseconds. */
export const hmacSignature = (secret: string, timestampMs: number, body: string): string =>
  `hmac-sha256=${createHmac('sha256', secret).update(`${timestampMs}.${body}`).digest('hex')}`
