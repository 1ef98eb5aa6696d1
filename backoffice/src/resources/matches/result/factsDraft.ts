/** Converts the state of the result form to facts, and back. */
import { plainTyped, plainWhole } from '@grandstand/shared-types/core/typed_text'
import type {
  Competitor,
  Goal,
  Incident,
  MatchFacts,
  PeriodStatistics,
  Score,
} from '@grandstand/shared-types/markets/model/match_facts'
import { isCarriedOver } from '@grandstand/shared-types/markets/settling/carry_over'
import {
  mayBeScheduled,
  type NeededFacts,
} from '@grandstand/shared-types/markets/model/needed_facts'
import type { AskedFacts } from './askedFacts.ts'
import {
  asksForMercy,
  asksForWinner,
  incidentLists,
  isShown,
  neededFor,
  scoreNames,
} from './factNames.ts'
import { goalOf, incidentOf, typedIncident, type IncidentList } from './incidentsDraft.ts'
import type { FactsDraft, TypedScore } from './typedFacts.ts'

const EMPTY: TypedScore = ['', '']
const NAMED_SCORES = ['fullTime', 'halfTime', 'corners', 'yellowCards', 'redCards', 'laps'] as const

/** The form filled with the facts in force; empty without facts. */
export function draftOf(facts: MatchFacts | null): FactsDraft {
  const typed = (incidents: readonly Goal[] | undefined) => (incidents ?? []).map(typedIncident)
  return {
    status: facts?.status ?? 'ended',
    isWaitOver: facts?.isWaitOver ?? false,
    awardedPolicy: facts?.awardedPolicy ?? 'void',
    winner: facts?.winner ?? '',
    scores: facts ? typedScores(facts) : {},
    incidents: {
      goals: typed(facts?.goals),
      cornerOrder: typed(facts?.cornerOrder),
      bookingOrder: typed(facts?.bookingOrder),
    },
    races: { ...facts?.races },
    finishers: facts?.finishers === undefined ? '' : String(facts.finishers),
    notPlayed: (facts?.notPlayed ?? []).join(', '),
    cameOn: Object.entries(facts?.cameOn ?? {})
      .map((pair) => pair.join(':'))
      .join(', '),
    scheduled: facts?.scheduledPeriods === undefined ? '' : String(facts.scheduledPeriods),
    mercyPolicy: facts?.mercyPolicy ?? '',
    hasMatchTieBreak: facts?.hasMatchTieBreak ?? false,
  }
}

function typedScores(facts: MatchFacts): Record<string, TypedScore> {
  const scores: Record<string, TypedScore> = {}
  const put = (name: string, score: Score | undefined) => {
    if (score) scores[name] = [String(score[0]), String(score[1])]
  }
  for (const name of NAMED_SCORES) put(name, facts[name])
  for (const [key, score] of Object.entries(facts.periods)) put(`periods.${key}`, score)
  for (const [key, score] of Object.entries(facts.tieBreaks ?? {})) put(`tieBreaks.${key}`, score)
  for (const [period, statistics] of Object.entries(facts.statistics ?? {})) {
    for (const [name, score] of Object.entries(statistics)) {
      put(`statistics.${period}.${name}`, score)
    }
  }
  return scores
}

/** The facts of the visible fields; `faulty` has the names of fields that are half filled or not numbers. */
export function factsOf(
  draft: FactsDraft,
  needed: NeededFacts,
  asked: AskedFacts
): { facts: MatchFacts; faulty: string[] } {
  const ofMatch = neededFor(needed, draft)
  const { given, faulty } = scoresOf(draft, scoreNames(ofMatch, draft, asked))
  const incidents = incidentsOf(draft, given, ofMatch, asked)
  const races = Object.entries(draft.races).filter(
    (entry): entry is [string, Competitor] => entry[1] !== ''
  )
  const finishers = plainTyped(draft.finishers)
  const players = plainTyped(draft.notPlayed)
    .split(/[\s,;]+/)
    .filter(Boolean)
  const isGiven = (
    field: 'races' | 'finishers' | 'notPlayed' | 'cameOn' | 'tieBreaks',
    has: boolean
  ) => has && isShown(field, has, draft, asked)
  if (!/^\d{0,3}$/.test(finishers)) faulty.push('finishers')
  const entries = plainTyped(draft.cameOn)
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (!entries.every((entry) => /^\d{1,9}:\d{1,3}$/.test(entry))) faulty.push('cameOn')
  const scheduled = plainWhole(draft.scheduled, 1)
  const isScheduled = scheduled !== null && mayBeScheduled(needed, scheduled)
  if (draft.scheduled !== '' && !isScheduled) faulty.push('scheduled')
  if (!players.every((id) => /^\d{1,15}$/.test(id))) faulty.push('notPlayed')

  const facts: MatchFacts = {
    status: draft.status,
    ...(isCarriedOver(draft.status) && draft.isWaitOver && { isWaitOver: true }),
    ...(draft.status === 'awarded' && { awardedPolicy: draft.awardedPolicy }),
    ...(asksForWinner(draft, asked) && draft.winner !== '' && { winner: draft.winner }),
    ...namedScores(given),
    ...incidents.facts,
    ...(isGiven('races', races.length > 0) && { races: Object.fromEntries(races) }),
    ...(isGiven('finishers', finishers !== '') && { finishers: Number(finishers) }),
    ...(isGiven('notPlayed', players.length > 0) && { notPlayed: players.map(Number) }),
    ...(isGiven('cameOn', entries.length > 0) && {
      cameOn: Object.fromEntries(
        entries.map((entry) => entry.split(':')).map(([id, at]) => [id, Number(at)])
      ),
    }),
    ...(isScheduled && { scheduledPeriods: scheduled }),
    ...(asksForMercy(draft, needed) &&
      draft.mercyPolicy !== '' && { mercyPolicy: draft.mercyPolicy }),
    ...(isGiven('tieBreaks', draft.hasMatchTieBreak) && { hasMatchTieBreak: true }),
  }
  return { facts, faulty: [...faulty, ...incidents.faulty] }
}

function scoresOf(draft: FactsDraft, names: readonly string[]) {
  const faulty: string[] = []
  const given = new Map<string, Score>()
  for (const name of names) {
    const [home, away] = (draft.scores[name] ?? EMPTY).map(plainTyped)
    if (home === '' && away === '') continue
    if (isPoints(home) && isPoints(away)) given.set(name, [Number(home), Number(away)])
    else faulty.push(name)
  }
  return { given, faulty }
}

/**
 * `periods.2` goes into `periods`, `statistics.1.corners` into the statistics of its period, other facts under their
 * own name.
 */
function namedScores(given: ReadonlyMap<string, Score>): Pick<MatchFacts, 'periods'> {
  const periods: Record<string, Score> = {}
  const tieBreaks: Record<string, Score> = {}
  const statistics: Record<string, PeriodStatistics> = {}
  const plain: Record<string, Score> = {}
  for (const [name, score] of given) {
    const [group = '', key = '', detail = ''] = name.split('.')
    if (group === 'periods') periods[key] = score
    else if (group === 'tieBreaks') tieBreaks[key] = score
    else if (group === 'statistics') statistics[key] = { ...statistics[key], [detail]: score }
    else plain[name] = score
  }
  return {
    periods,
    ...plain,
    ...(Object.keys(tieBreaks).length > 0 && { tieBreaks }),
    ...(Object.keys(statistics).length > 0 && { statistics }),
  }
}

/** An empty list is a fact when the count is 0; otherwise the order is unknown. */
function incidentsOf(
  draft: FactsDraft,
  given: ReadonlyMap<string, Score>,
  needed: NeededFacts,
  asked: AskedFacts
) {
  const isInHalves = needed.periodKind === 'half'
  const facts: Partial<Record<IncidentList, Goal[]>> = {}
  const faulty: string[] = []
  for (const name of incidentLists(draft, asked)) {
    const read = name === 'goals' ? goalOf : incidentOf
    const incidents: (Incident | null)[] = draft.incidents[name].map((typed) =>
      read(typed, isInHalves)
    )
    const whole = incidents.filter((incident) => incident !== null)
    if (whole.length < incidents.length) faulty.push(name)
    else if (whole.length > 0 || hadNone(name, given)) facts[name] = whole
  }
  return { facts, faulty }
}

const COUNTS: Record<IncidentList, readonly string[]> = {
  goals: ['fullTime'],
  cornerOrder: ['corners'],
  bookingOrder: ['yellowCards', 'redCards'],
}

function hadNone(list: IncidentList, given: ReadonlyMap<string, Score>): boolean {
  return COUNTS[list].every((name) => given.get(name)?.every((count) => count === 0) ?? false)
}

function isPoints(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,3}$/.test(text)
}
