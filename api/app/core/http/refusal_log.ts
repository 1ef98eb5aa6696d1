/** Refused requests in the server's log: who asked for what, without what was sent. */
import type { HttpContext } from '@adonisjs/core/http'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { AppError } from '#core/errors/app_error'

/** Refusals that a user of our own apps meets only when something is wrong, or tried. */
const NOTED: ReadonlySet<ErrorKey> = new Set(['notAllowed', 'badCsrfToken'])

/** More are counted alone, so that a flood fills no disk. */
export const MOST_A_MINUTE = 60
const MINUTE_MS = 60_000

let minute = 0
let count = 0

/** A request may be refused before its session was looked up. */
type Refused = Pick<HttpContext, 'logger' | 'request' | 'route'> &
  Partial<Pick<HttpContext, 'auth'>>

export function noteRefusal({ logger, auth, request, route }: Refused, { key }: AppError): void {
  if (!NOTED.has(key)) return
  const now = Math.floor(Date.now() / MINUTE_MS)
  if (now !== minute) {
    const leftOut = count - MOST_A_MINUTE
    if (leftOut > 0) logger.warn({ count: leftOut }, 'refused requests were left out of the log')
    forgetRefusals()
    minute = now
  }
  count += 1
  if (count > MOST_A_MINUTE) return
  const of = { userId: auth?.user?.userId ?? null, siteId: auth?.user?.siteId ?? null }
  const asked = `${request.method()} ${route?.pattern ?? request.url()}`
  logger.warn({ key, ...of, asked, correlationId: request.id() }, 'a request was refused')
}

/** For tests. */
export function forgetRefusals(): void {
  count = 0
}
