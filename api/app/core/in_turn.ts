/**
 * Makes calls of a reading run one after the other. Each begins when the one before has ended, so what is read before a
 * change never replaces what was read after it. A call that fails fails alone. It must not be called from within itself.
 */
export function inTurn<Given extends unknown[], Result>(
  read: (...given: Given) => Promise<Result>
): (...given: Given) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (...given) => {
    const result = last.then(() => read(...given))
    last = result.catch(() => undefined)
    return result
  }
}
