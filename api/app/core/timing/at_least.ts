import { setTimeout as pause } from 'node:timers/promises'

/**
 * Answers no sooner than `leastMs` after the call, errors included, so that the time of an answer does not tell how
 * much work there was.
 */
export async function atLeast<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const rest = pause(leastMs)
  try {
    return await work()
  } finally {
    await rest
  }
}
