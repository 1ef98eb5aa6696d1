import pLimit from 'p-limit'

/**
 * Makes calls of `read` run one after another, so that a value read before a change never replaces a value read after
 * it. A failing call does not affect the next one. A call inside a call would wait for itself for ever.
 */
export function inTurn<Given extends unknown[], Result>(
  read: (...given: Given) => Promise<Result>
): (...given: Given) => Promise<Result> {
  const limit = pLimit(1)
  return (...given) => limit(read, ...given)
}
