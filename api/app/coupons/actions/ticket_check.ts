import limiter from '@adonisjs/limiter/services/main'
import type { TicketView } from '@grandstand/shared-types/wire'
import { AppError } from '#core/app_error'
import { findTicket } from '#coupons/queries/ticket'

/** Who guesses codes is stopped soon, who looks up tickets late. */
const MISSES = { requests: 20, duration: '5 mins', blockDuration: '5 mins' }
const FINDS = { requests: 600, duration: '5 mins', blockDuration: '5 mins' }

/**
 * What the ticket says. Throws 404 `notFound`, 429 `tooManyAttempts` [seconds] by address. Found or not, the same queries
 * run and one attempt is counted, so that the time of the answer tells nothing.
 */
export async function checkTicket(
  code: string,
  siteId: number,
  ip: string,
  language?: string
): Promise<TicketView> {
  const misses = { limit: limiter.use(MISSES), key: `ticket:missed:${ip}` }
  const finds = { limit: limiter.use(FINDS), key: `ticket:found:${ip}` }
  for (const { limit, key } of [misses, finds]) {
    if (!(await limit.isBlocked(key))) continue
    throw new AppError('tooManyAttempts', { status: 429, params: [await limit.availableIn(key)] })
  }
  const ticket = await findTicket(code, siteId, language)
  const counted = ticket ? finds : misses
  await counted.limit.increment(counted.key)
  if (!ticket) throw AppError.notFound()
  return ticket
}
