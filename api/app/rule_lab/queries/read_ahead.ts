/**
 * What `read` makes of each part, in their order. A database that runs beside the process reads the next part while the
 * caller computes one.
 */
export async function* readAhead<Part, Read>(
  parts: readonly Part[],
  read: (part: Part) => Promise<Read>
): AsyncGenerator<Read> {
  const begin = (part: Part): Promise<Read> => {
    const reading = read(part)
    // awaited in the next turn, or not at all when the caller ends before
    reading.catch(() => {})
    return reading
  }
  const [first, ...others] = parts
  if (first === undefined) return
  let next = begin(first)
  for (const part of others) {
    const ready = await next
    next = begin(part)
    yield ready
  }
  yield await next
}
