/** Limits the bodies that are read and parsed, by user, and by address for callers without a session. */
import throttle from '#config/throttle'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { addressKey } from '#core/throttle/address_key'
import { clock } from '#core/timing/clock'

interface Used {
  times: number
  bytes: number
  /** The window's end; epoch milliseconds. */
  endsAt: number
}

/** Above this number of senders, those whose window is over are forgotten. */
const SWEEP_ABOVE = 10_000

const senders = new Map<string, Used>()
let sweepAbove = SWEEP_ABOVE

/**
 * Counts a body of `bytes` before it is read. In this process only, and without a promise, because it must cost far less than
 * what it saves. Throws 429 `tooManyAttempts` [seconds].
 */
export function countBody(principal: Principal | null, ip: string, bytes: number): void {
  const key = principal ? `user:${principal.userId}` : addressKey(ip)
  const { user, visitors, perMs } = throttle.bodies
  const most = principal ? user : visitors
  const now = clock.now()
  const used = senders.get(key)
  if (!used || used.endsAt <= now) {
    if (senders.size >= sweepAbove) sweep(now)
    senders.set(key, { times: 1, bytes, endsAt: now + perMs })
    return
  }
  if (used.times >= most.times || used.bytes + bytes > most.bytes) {
    throw new AppError('tooManyAttempts', { params: [Math.ceil((used.endsAt - now) / 1000)] })
  }
  used.times++
  used.bytes += bytes
}

function sweep(now: number): void {
  for (const [key, { endsAt }] of senders) if (endsAt <= now) senders.delete(key)
  // the next sweep waits until as many new senders have come
  sweepAbove = Math.max(SWEEP_ABOVE, 2 * senders.size)
}

/** For tests: forgets all senders. */
export function forgetBodies(): void {
  senders.clear()
}
