/** Names of the facts that a result form shows, by sport, way of ending and markets. */
import { FACT_STATUSES, type FactStatus } from '@grandstand/shared-types/markets/model/match_facts'
import type { FactField } from '@grandstand/shared-types/markets/model/fact_field'
import { plainWhole } from '@grandstand/shared-types/core/typed_text'
import {
  neededOfMatch,
  type NeededFacts,
} from '@grandstand/shared-types/markets/model/needed_facts'
import type { AskedFacts } from './askedFacts.ts'
import type { FactsDraft, TypedScore } from './typedFacts.ts'
import { INCIDENT_LISTS, type IncidentList } from './incidentsDraft.ts'

const NOT_PLAYED: ReadonlySet<FactStatus> = new Set(['walkover', 'cancelled', 'postponed'])
const AFTER_EXTRA: ReadonlySet<FactStatus> = new Set(['after_ot', 'after_pen'])
const UNDECIDED: ReadonlySet<FactStatus> = new Set(['retired', 'walkover'])
/** Endings of sports with sets only; a racer who did not finish shows in the positions. */
const IN_SETS: ReadonlySet<FactStatus> = new Set(['retired'])

type Ending = Pick<FactsDraft, 'status' | 'awardedPolicy'>

/** The ways in which a match of the sport can end. */
export function statusesFor(needed: NeededFacts): FactStatus[] {
  const isInSets = needed.periodKind === 'set' || needed.periodKind === 'map'
  return FACT_STATUSES.filter(
    (status) =>
      (status !== 'after_ot' || needed.hasOvertime) &&
      (status !== 'after_pen' || needed.hasShootout) &&
      (!IN_SETS.has(status) || isInSets)
  )
}

/** What the match needs that the form describes: halves where it was not played in quarters. */
export const neededFor = (needed: NeededFacts, { scheduled }: Pick<FactsDraft, 'scheduled'>) =>
  neededOfMatch(needed, { scheduledPeriods: plainWhole(scheduled, 1) ?? undefined })

/** Whether scores count in a match with this ending. */
function wasPlayed({ status, awardedPolicy }: Ending): boolean {
  return !NOT_PLAYED.has(status) && (status !== 'awarded' || awardedPolicy === 'score')
}

export function asksForWinner({ status }: Ending, { fields }: AskedFacts): boolean {
  return UNDECIDED.has(status) || fields.has('winner')
}

/** Only a game of innings that ended is ended by a mercy rule. */
export const asksForMercy = ({ status }: Ending, { periodKind }: NeededFacts): boolean =>
  periodKind === 'inning' && status === 'ended'

/** Names of the scores in the form, in reading order; scores that are entered already are always included. */
export function scoreNames(needed: NeededFacts, draft: FactsDraft, asked: AskedFacts): string[] {
  if (!wasPlayed(draft)) return []
  if (draft.status === 'awarded') return ['fullTime']
  const names = [
    ...(needed.fullTime === 'order' ? [] : ['fullTime']),
    ...halfTimeName(needed, asked),
    ...periodNames(needed, asked),
    ...(needed.hasOvertime && AFTER_EXTRA.has(draft.status) ? ['periods.ot'] : []),
    ...(needed.hasShootout && draft.status === 'after_pen' ? ['periods.pen'] : []),
    ...tieBreakNames(needed, draft, asked),
    ...(['corners', 'yellowCards', 'redCards', 'laps'] as const).filter((name) =>
      asked.fields.has(name)
    ),
    ...statisticNames(needed, asked),
  ]
  const typed = Object.entries(draft.scores)
    .filter(([name, score]) => !isOfExtraTime(name) && score.some((text) => text.trim() !== ''))
    .map(([name]) => name)
  return [...new Set([...names, ...typed])]
}

/** The lists of incidents in the form. */
export function incidentLists(draft: FactsDraft, asked: AskedFacts): IncidentList[] {
  if (!wasPlayed(draft) || draft.status === 'awarded') return []
  return INCIDENT_LISTS.filter((name) => asked.fields.has(name) || draft.incidents[name].length > 0)
}

/** Whether the form shows a fact other than a score: because markets read it, or because it is entered already. */
export function isShown(
  field: FactField,
  isGiven: boolean,
  draft: FactsDraft,
  asked: AskedFacts
): boolean {
  return wasPlayed(draft) && draft.status !== 'awarded' && (asked.fields.has(field) || isGiven)
}

function halfTimeName(needed: NeededFacts, { fields }: AskedFacts): string[] {
  const isAsked = needed.isHalfTimeRequired || fields.has('halfTime')
  return needed.periodKind === 'half' && isAsked ? ['halfTime'] : []
}

function periodNames(needed: NeededFacts, { fields }: AskedFacts): string[] {
  if (needed.periodKind === 'half' || needed.periodKind === 'race') return []
  if (!needed.arePeriodsRequired && !fields.has('periods')) return []
  return numbered(needed, (number) => `periods.${number}`)
}

/** A set won 7:6 has a tie-break. */
function tieBreakNames(needed: NeededFacts, draft: FactsDraft, { fields }: AskedFacts): string[] {
  if (!fields.has('tieBreaks')) return []
  return numbered(needed, String)
    .filter((number) => isSevenSix(draft.scores[`periods.${number}`]))
    .map((number) => `tieBreaks.${number}`)
}

function statisticNames(needed: NeededFacts, { statistics }: AskedFacts): string[] {
  const [kills, ...firstHalf] = ['kills', 'corners', 'yellowCards', 'redCards'] as const
  return [
    ...firstHalf.filter((name) => statistics.has(name)).map((name) => `statistics.1.${name}`),
    ...(statistics.has(kills) ? numbered(needed, (map) => `statistics.${map}.kills`) : []),
  ]
}

function numbered(needed: NeededFacts, name: (number: number) => string): string[] {
  return Array.from({ length: needed.maxPeriods }, (_, index) => name(index + 1))
}

const isSevenSix = (score: TypedScore | undefined) =>
  score !== undefined &&
  [...score]
    .map((text) => text.trim())
    .sort()
    .join() === '6,7'
const isOfExtraTime = (name: string) => name === 'periods.ot' || name === 'periods.pen'
