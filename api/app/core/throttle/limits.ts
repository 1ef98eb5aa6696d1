/** Rules of how often something may be tried, as pure functions; two stores keep the counts. */

/** A limit on guesses: after `tries` guesses, each further guess must wait, each time longer. */
export interface GuessLimit {
  tries: number
  /** All tries are forgotten this long after the first, or after the end of the last wait. */
  withinMs: number
  /** The wait after the last of these guesses; it doubles with each further guess, up to the longest. */
  firstWaitMs: number
  longestWaitMs: number
}

/** A limit on valid work that costs something: so many times within a window that begins with the first. */
export interface RateLimit {
  times: number
  perMs: number
}

export type Limit = GuessLimit | RateLimit

/** The stored count of a key. Times are epoch milliseconds. */
export interface Count {
  tries: number
  /** The next try is refused before this time. */
  openAt: number
  forgottenAt: number
}

/** The count with one more try, or null when it is refused. */
export function withTry(count: Count | null, limit: Limit, now: number): Count | null {
  const inForce = isInForce(count, now) ? count : null
  if (waitMs(inForce, now) > 0) return null
  const tries = (inForce?.tries ?? 0) + 1
  const forgottenAt = inForce?.forgottenAt ?? now + windowMs(limit)
  if (tries < mostTries(limit)) return { tries, openAt: 0, forgottenAt }
  if ('perMs' in limit) return { tries, openAt: forgottenAt, forgottenAt }
  const openAt = now + waitAfter(tries, limit)
  return { tries, openAt, forgottenAt: openAt + limit.withinMs }
}

/** The count without one right attempt; null when no attempt is left. */
export function withoutTry(count: Count | null, limit: Limit, now: number): Count | null {
  if (!isInForce(count, now) || count.tries <= 1) return null
  const tries = count.tries - 1
  if (tries >= mostTries(limit)) return { ...count, tries }
  return { tries, openAt: 0, forgottenAt: Math.min(count.forgottenAt, now + windowMs(limit)) }
}

/** Milliseconds until the next try; 0 when it is allowed now. */
export function waitMs(count: Count | null, now: number): number {
  return isInForce(count, now) ? Math.max(0, count.openAt - now) : 0
}

const isInForce = (count: Count | null, now: number): count is Count =>
  count !== null && count.forgottenAt > now

const mostTries = (limit: Limit): number => ('perMs' in limit ? limit.times : limit.tries)
const windowMs = (limit: Limit): number => ('perMs' in limit ? limit.perMs : limit.withinMs)

const waitAfter = (tries: number, limit: GuessLimit): number =>
  Math.min(limit.firstWaitMs * 2 ** (tries - limit.tries), limit.longestWaitMs)
