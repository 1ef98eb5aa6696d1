import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** The body of a request as text; null when its client broke off, which is no fault of the test's server. */
export const wholeBody = (request: IncomingMessage): Promise<string | null> =>
  text(request).catch(() => null)
