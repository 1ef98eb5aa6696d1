/** The tests of the statistics as jobs that a worker can be given by message. */
import { DRAW_KINDS } from './draw_kinds.ts'
import { testDraws, type DrawTest } from './draw_test.ts'
import { RETURN_KINDS } from './return_kinds.ts'
import { testReturn, type ReturnTest } from './return_test.ts'

export interface Job {
  of: 'draws' | 'returns'
  /** The place of its kind in the list of these. */
  kind: number
  count: number
  seed: string
}

export type Done = { of: 'draws'; test: DrawTest } | { of: 'returns'; test: ReturnTest }

/** Throws a RangeError for a kind that is not there. */
export function runJob({ of, kind, count, seed }: Job): Done {
  if (of === 'draws') {
    const draws = DRAW_KINDS[kind]
    if (draws) return { of, test: testDraws(draws, count, seed) }
  } else {
    const returns = RETURN_KINDS[kind]
    if (returns) return { of, test: testReturn(returns, count, seed) }
  }
  throw new RangeError(`no kind ${kind} of ${of}`)
}
