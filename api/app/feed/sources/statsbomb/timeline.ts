/** The incidents of a match in order, from the events of its file, each with the state after it. */
import type { IncidentKind } from '@grandstand/shared-types/live/state'
import type { Competitor, Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { StatsbombEvent } from '#feed/sources/statsbomb/event_file'

export const SHOOTOUT_PERIOD = 5

export interface TimelineEntry {
  period: number
  /** Match clock. */
  seconds: number
  kind: IncidentKind
  side: Competitor | null
  /** The score after the incident. Goals of a shoot-out are only in `shootout`. */
  score: Score
  shootout: Score
  yellowCards: Score
  /** Red and yellow-red. */
  redCards: Score
  corners: Score
}

export interface Timeline {
  home: string
  away: string
  entries: TimelineEntry[]
}

type Counts = Pick<TimelineEntry, 'score' | 'shootout' | 'yellowCards' | 'redCards' | 'corners'>

/** Home is the team whose line-up the file gives first. */
export function timelineOf(events: readonly StatsbombEvent[]): Timeline {
  const [home = '', away = ''] = events
    .filter(({ type }) => type.name === 'Starting XI')
    .map(({ team }) => team.name)
  const known = new Set<string>()
  const entries: TimelineEntry[] = []
  let counts: Counts = {
    score: [0, 0],
    shootout: [0, 0],
    yellowCards: [0, 0],
    redCards: [0, 0],
    corners: [0, 0],
  }
  for (const event of events) {
    const actor: Competitor = event.team.name === home ? 'home' : 'away'
    const told = incidentOf(event, actor)
    if (told === null) continue
    // both teams report the start and the end of a period, so one report is dropped
    const isPeriod = told.side === null
    if (isPeriod && known.has(`${told.kind} ${event.period}`)) continue
    if (isPeriod) known.add(`${told.kind} ${event.period}`)
    counts = counted(counts, told, event.period)
    const seconds = event.minute * 60 + event.second
    entries.push({ period: event.period, seconds, ...told, ...counts })
  }
  return { home, away, entries }
}

interface Told {
  kind: IncidentKind
  side: Competitor | null
}

const CARDS: ReadonlyMap<string, IncidentKind> = new Map([
  ['Yellow Card', 'yellow_card'],
  ['Second Yellow', 'second_yellow'],
  ['Red Card', 'red_card'],
])

/** The file reports an own goal for the side that concedes it. */
function incidentOf(event: StatsbombEvent, actor: Competitor): Told | null {
  switch (event.type.name) {
    case 'Half Start':
      return { kind: 'period_start', side: null }
    case 'Half End':
      return { kind: 'period_end', side: null }
    case 'Shot':
      return event.shot?.outcome?.name === 'Goal' ? { kind: 'goal', side: actor } : null
    case 'Own Goal Against':
      return { kind: 'own_goal', side: actor === 'home' ? 'away' : 'home' }
    case 'Pass':
      return event.pass?.type?.name === 'Corner' ? { kind: 'corner', side: actor } : null
    case 'Substitution':
      return { kind: 'substitution', side: actor }
    default: {
      const card = (event.foul_committed ?? event.bad_behaviour)?.card?.name
      const kind = card === undefined ? undefined : CARDS.get(card)
      return kind === undefined ? null : { kind, side: actor }
    }
  }
}

const COUNTED: Partial<Record<IncidentKind, keyof Counts>> = {
  goal: 'score',
  own_goal: 'score',
  corner: 'corners',
  yellow_card: 'yellowCards',
  second_yellow: 'redCards',
  red_card: 'redCards',
}

function counted(counts: Counts, { kind, side }: Told, period: number): Counts {
  const name = kind === 'goal' && period >= SHOOTOUT_PERIOD ? 'shootout' : COUNTED[kind]
  if (name === undefined || side === null) return counts
  const [home, away] = counts[name]
  return { ...counts, [name]: side === 'home' ? [home + 1, away] : [home, away + 1] }
}
