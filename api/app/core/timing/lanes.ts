import { AppError } from '#core/errors/app_error'

interface Lane {
  /** Calls that wait. */
  waiting: number
  /** Calls of this lane that run at the same time, where fewer than of all. */
  running?: number
}

/** `idle`: a call that only takes time, and so does not count among all that run. */
type Kind = 'work' | 'idle'

interface Waiting {
  kind: Kind
  begin: () => void
}

/**
 * Limits costly work as `atMost` does, in lanes: `running` calls at a time over all, and the next one comes from the first lane
 * that has one waiting and may run more, so that a lane never waits for those behind it but for calls that have begun. Throws
 * 503 `tecnicalProblem` when too many wait in the lane.
 */
export function inLanes<Name extends string>(
  running: number,
  lanes: Readonly<Record<Name, Lane>>
): <T>(name: Name, work: () => Promise<T>, kind?: Kind) => Promise<T> {
  const states = new Map(
    Object.entries<Lane>(lanes).map(([name, { waiting, running: most = running }]) => [
      name,
      { queue: new Array<Waiting>(), runs: 0, most, waiting },
    ])
  )
  let working = 0

  /** Begins every call that may begin. */
  const go = (): void => {
    for (const lane of states.values()) {
      for (let first = lane.queue[0]; first; first = lane.queue[0]) {
        const isRoom = first.kind === 'idle' || working < running
        if (lane.runs >= lane.most || !isRoom) break
        lane.queue.shift()
        lane.runs++
        if (first.kind === 'work') working++
        first.begin()
      }
    }
  }

  return async (name, work, kind = 'work') => {
    const lane = states.get(name)
    if (!lane) throw new Error(`no lane ${name}`)
    const mustWait = lane.runs >= lane.most || (kind === 'work' && working >= running)
    if (mustWait && lane.queue.length >= lane.waiting) {
      throw new AppError('tecnicalProblem', { status: 503 })
    }
    await new Promise<void>((begin) => {
      lane.queue.push({ kind, begin })
      go()
    })
    try {
      return await work()
    } finally {
      lane.runs--
      if (kind === 'work') working--
      go()
    }
  }
}
