/** The result form's state: scores as they are typed, and the facts that they make. */
import {
  FACT_STATUSES,
  type FactStatus,
  type MatchFacts,
  type Score,
} from '@grandstand/shared-types/markets/facts'
import type { NeededFacts } from '@grandstand/shared-types/markets/needed_facts'

export type Side = 0 | 1
/** Home and away as typed; both empty means not given. */
export type TypedScore = readonly [home: string, away: string]

export interface FactsDraft {
  status: FactStatus
  awardedPolicy: 'void' | 'score'
  winner: '' | 'home' | 'away'
  /** By the fact's name: `fullTime`, `halfTime`, `periods.1`, `periods.ot`, `corners`, ... */
  scores: Record<string, TypedScore>
  /** What stands: details that the form has no field for are taken from it. */
  standing: MatchFacts | null
}

const NOT_PLAYED: ReadonlySet<FactStatus> = new Set(['walkover', 'cancelled', 'postponed'])
const AFTER_EXTRA: ReadonlySet<FactStatus> = new Set(['after_ot', 'after_pen'])
const UNDECIDED: ReadonlySet<FactStatus> = new Set(['retired', 'walkover'])
const EMPTY: TypedScore = ['', '']

/** The ways a match of the sport can end. */
export function statusesFor(needed: NeededFacts): FactStatus[] {
  return FACT_STATUSES.filter(
    (status) =>
      (status !== 'after_ot' || needed.hasOvertime) &&
      (status !== 'after_pen' || needed.hasShootout)
  )
}

export function asksForWinner(needed: NeededFacts, status: FactStatus): boolean {
  return UNDECIDED.has(status) || needed.details.includes('winner')
}

/** Names of the scores that the form shows for a sport and an ending, in reading order. */
export function scoreNames(
  needed: NeededFacts,
  draft: Pick<FactsDraft, 'status' | 'awardedPolicy'>
): string[] {
  const { status, awardedPolicy } = draft
  if (NOT_PLAYED.has(status)) return []
  if (status === 'awarded') return awardedPolicy === 'score' ? ['fullTime'] : []
  const isHalves = needed.periodKind === 'half'
  const hasPeriods = !isHalves && needed.periodKind !== 'race'
  const periods = Array.from(
    { length: hasPeriods ? needed.maxPeriods : 0 },
    (_, i) => `periods.${i + 1}`
  )
  return [
    'fullTime',
    ...(isHalves && needed.maxPeriods > 0 ? ['halfTime'] : []),
    ...periods,
    ...(needed.hasOvertime && AFTER_EXTRA.has(status) ? ['periods.ot'] : []),
    ...(needed.hasShootout && status === 'after_pen' ? ['periods.pen'] : []),
    ...(needed.hasCornersAndCards ? ['corners', 'yellowCards', 'redCards'] : []),
  ]
}

/** What stands, ready to be corrected; an empty form when nothing does. */
export function draftOf(facts: MatchFacts | null): FactsDraft {
  const scores: Record<string, TypedScore> = {}
  const put = (name: string, score: Score | undefined) => {
    if (score) scores[name] = [String(score[0]), String(score[1])]
  }
  if (facts) {
    for (const [key, score] of Object.entries(facts.periods)) put(`periods.${key}`, score)
    put('fullTime', facts.fullTime)
    put('halfTime', facts.halfTime)
    put('corners', facts.corners)
    put('yellowCards', facts.yellowCards)
    put('redCards', facts.redCards)
  }
  return {
    status: facts?.status ?? 'ended',
    awardedPolicy: facts?.awardedPolicy ?? 'void',
    winner: facts?.winner ?? '',
    scores,
    standing: facts,
  }
}

/** The facts of what is shown; `faulty` names scores that are half given or no whole numbers. */
export function factsOf(
  draft: FactsDraft,
  needed: NeededFacts
): { facts: MatchFacts; faulty: string[] } {
  const faulty: string[] = []
  const given = new Map<string, Score>()
  for (const name of scoreNames(needed, draft)) {
    const [home, away] = (draft.scores[name] ?? EMPTY).map((text) => text.trim())
    if (home === '' && away === '') continue
    if (isPoints(home) && isPoints(away)) given.set(name, [Number(home), Number(away)])
    else faulty.push(name)
  }
  const periods = Object.fromEntries(
    [...given]
      .filter(([name]) => name.startsWith('periods.'))
      .map(([name, score]) => [name.slice('periods.'.length), score])
  )
  const named = (name: 'fullTime' | 'halfTime' | 'corners' | 'yellowCards' | 'redCards') => {
    const score = given.get(name)
    return score ? { [name]: score } : {}
  }
  const facts: MatchFacts = {
    ...detailsKept(draft, given),
    status: draft.status,
    periods,
    ...named('fullTime'),
    ...named('halfTime'),
    ...named('corners'),
    ...named('yellowCards'),
    ...named('redCards'),
    ...(draft.status === 'awarded' && { awardedPolicy: draft.awardedPolicy }),
    ...(asksForWinner(needed, draft.status) && draft.winner !== '' && { winner: draft.winner }),
  }
  return { facts, faulty }
}

/**
 * Goals, cards and the like that stand are kept while the scores they belong to stay as they are. With another score
 * they would contradict it, and whoever gave them gives them again.
 */
function detailsKept(
  { standing }: FactsDraft,
  given: ReadonlyMap<string, Score>
): Partial<MatchFacts> {
  if (!standing) return {}
  const before = draftOf(standing).scores
  const isUnchanged =
    Object.keys(before).length === given.size &&
    [...given].every(([name, score]) => before[name]?.join(':') === score.join(':'))
  if (!isUnchanged) return {}
  const { goals, cornerOrder, bookingOrder, statistics, tieBreaks, hasMatchTieBreak } = standing
  const { races, notPlayed, laps, finishers } = standing
  return {
    ...(goals && { goals }),
    ...(cornerOrder && { cornerOrder }),
    ...(bookingOrder && { bookingOrder }),
    ...(statistics && { statistics }),
    ...(tieBreaks && { tieBreaks }),
    ...(hasMatchTieBreak !== undefined && { hasMatchTieBreak }),
    ...(races && { races }),
    ...(notPlayed && { notPlayed }),
    ...(laps && { laps }),
    ...(finishers !== undefined && { finishers }),
  }
}

function isPoints(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,3}$/.test(text)
}
