import { AppError } from '#core/app_error'

export interface AtMost {
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
  const queue: (() => void)[] = []
  let free = running
  return async (work) => {
    if (free > 0) free--
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new AppError('tecnicalProblem', { status: 503 })
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // the next call takes this place
      if (next) next()
      else free++
    }
  }
}
