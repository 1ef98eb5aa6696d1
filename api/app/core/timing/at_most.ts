import pLimit from 'p-limit'
import { AppError } from '#core/errors/app_error'

interface AtMost {
  /** Calls that run at the same time. */
  running: number
  /** Calls that wait. */
  waiting: number
}

/**
 * Limits costly work: some calls run at a time, the others wait in order. Throws 503 `tecnicalProblem` when too many
 * wait, since an endless queue would be worse.
 */
export function atMost({ running, waiting }: AtMost): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(running)
  let begun = 0
  return async (work) => {
    if (begun >= running + waiting) throw new AppError('tecnicalProblem', { status: 503 })
    begun++
    return limit(work).finally(() => begun--)
  }
}
