/** The statistics cut into slices: jobs that a worker can be given by message, and that a later run need not do again. */
import { commit } from '../src/draws/commit.ts'
import { stream } from '../src/draws/stream.ts'
import { DRAW_KINDS } from './draw_kinds.ts'
import { countDraws } from './draw_test.ts'
import { RETURN_KINDS } from './return_kinds.ts'
import { playRounds, type ReturnTally } from './return_test.ts'

export interface Job {
  of: 'draws' | 'returns'
  /** The place of its kind in the list of these. */
  kind: number
  count: number
  /** Of the slice alone. */
  seed: string
}

export type Done = { of: 'draws'; counts: number[] } | { of: 'returns'; tally: ReturnTally }

/** Rounds or draws of one slice: a few seconds. */
const SLICE = 500_000
/** Rounds by which a kind is told from what it was under other rules. */
const KNOWN_ROUNDS = 40

/** The slices of a kind. */
export function slicesOf(of: Job['of'], kind: number, count: number, seed: string): Job[] {
  const slices = Math.ceil(count / SLICE)
  return Array.from({ length: slices }, (_, slice) => ({
    of,
    kind,
    count: Math.min(SLICE, count - slice * SLICE),
    seed: `${seed}:${slice}`,
  }))
}

/** Throws a RangeError for a kind that is not there. */
export function runJob({ of, kind, count, seed }: Job): Done {
  if (of === 'draws') {
    const draws = DRAW_KINDS[kind]
    if (draws) return { of, counts: countDraws(draws, count, seed) }
  } else {
    const returns = RETURN_KINDS[kind]
    if (returns) return { of, tally: playRounds(returns, count, seed) }
  }
  throw new RangeError(`no kind ${kind} of ${of}`)
}

const fingerprints = new Map<string, string>()

/** Names a job by what it plays: the same under the same rules and seeds, whatever its place in the list. */
export function keyOf({ of, kind, count, seed }: Job): string {
  const known = fingerprints.get(`${of} ${kind}`) ?? fingerprintOf(of, kind)
  fingerprints.set(`${of} ${kind}`, known)
  return `${known} ${count} ${seed}`
}

function fingerprintOf(of: Job['of'], kind: number): string {
  const [draws, returns] = [DRAW_KINDS[kind], RETURN_KINDS[kind]]
  const source = stream({ serverSeed: 'fingerprint', clientSeed: of, round: 0 })
  const rounds = Array.from({ length: KNOWN_ROUNDS }, (_, round) => round)
  const played =
    of === 'draws'
      ? rounds.map(() => draws?.next(source))
      : rounds.map((round) => returns?.play(source, round))
  const name =
    of === 'draws' ? `${draws?.code} ${draws?.name}` : `${returns?.code} ${returns?.kind}`
  return `${of} ${name} ${commit(JSON.stringify(played)).slice(0, 12)}`
}
