/** Who has just written must see it in the next list, which a replica may not have yet: a cookie says so to every server. */
import type { HttpContext } from '@adonisjs/core/http'
import { mostLagMs } from '#config/replicas'
import { readMayLag } from '#core/database/lagging_reads'
import { hasReplicas } from '#core/database/replicas'

const COOKIE = 'grandstand-wrote'
const VALID_S = Math.ceil(mostLagMs / 1_000) + 2

/** Notes that the caller writes. */
export function noteWrite({ response }: HttpContext): void {
  if (!hasReplicas()) return
  response.plainCookie(COOKIE, '1', { encode: false, httpOnly: true, maxAge: VALID_S })
}

/** Runs `work` as `readMayLag` does, or at the primary while the caller's own writes may be missing at a replica. */
export function readOthersMayLag<T>(
  { request }: HttpContext,
  work: () => T | Promise<T>
): T | Promise<T> {
  if (!hasReplicas() || request.plainCookie(COOKIE, { encoded: false }) === '1') return work()
  return readMayLag(async () => work())
}
