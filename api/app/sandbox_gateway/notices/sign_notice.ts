import { createHmac } from 'node:crypto'

/** Headers of a notice: the time of its sending, epoch milliseconds, and its signature. */
export const TIMESTAMP_HEADER = 'x-sandbox-timestamp'
export const SIGNATURE_HEADER = 'x-sandbox-signature'

/** HMAC-SHA256 of `<timestamp>.<body>` under the merchant's secret, as hex digits. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
