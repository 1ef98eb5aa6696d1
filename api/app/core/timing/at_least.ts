import { setTimeout as pause } from 'node:timers/promises'

/**
 * Answers no sooner than `leastMs` after the call, also with an error: so that the time of an answer does not tell how much
 * there was to do.
 */
export async function atLeast<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const rest = pause(leastMs)
  try {
    return await work()
  } finally {
    await rest
  }
}
