import { AppError } from '#core/app_error'

export interface AtMost {
  /** Calls that run at the same time. */
  running: number
  /** Calls that wait for their turn. */
  waiting: number
}

/**
 * Runs work whose cost must stay bounded, some at a time, the others in the order in which they came. Throws 503
 * `tecnicalProblem` when too many wait already: better than a queue without end.
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
      // whoever is next takes this place
      if (next) next()
      else free++
    }
  }
}
