import pLimit from 'p-limit'

/**
 * Runs the calls of a reading one after another, so that a value read before a change never replaces one read after it.
 * A failing call does not affect the next. Do not call it inside itself.
 */
export function inTurn<Given extends unknown[], Result>(
  read: (...given: Given) => Promise<Result>
): (...given: Given) => Promise<Result> {
  const limit = pLimit(1)
  return (...given) => limit(read, ...given)
}
