/** The result of a replayed match as facts. */
import type {
  Goal,
  Incident,
  MatchFacts,
  Score,
} from '@grandstand/shared-types/markets/model/match_facts'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import { SHOOTOUT_PERIOD } from '#feed/sources/statsbomb/timeline'
import type { Timeline, TimelineEntry } from '#feed/sources/statsbomb/timeline'

/** How the match ended, by its last period. */
export function endedAs({ entries }: Timeline): MatchStatus & MatchFacts['status'] {
  const last = Math.max(...entries.map(({ period }) => period))
  return last >= SHOOTOUT_PERIOD ? 'after_pen' : last > 2 ? 'after_ot' : 'ended'
}

/** Corners and cards only count regular time; goals of overtime are among the others (`MatchFacts`). */
export function factsOf(timeline: Timeline): MatchFacts {
  const { entries } = timeline
  const status = endedAs(timeline)
  const at = (period: number): TimelineEntry | undefined =>
    entries.filter((entry) => entry.period <= period).at(-1)
  const [half, full, over, last] = [at(1), at(2), at(4), entries.at(-1)]
  const regular = entries.filter(({ period }) => period <= 2)
  return {
    status,
    periods: {
      '1': half?.score ?? [0, 0],
      '2': difference(full?.score, half?.score),
      ...(status !== 'ended' && { ot: difference(over?.score, full?.score) }),
      ...(status === 'after_pen' && { pen: last?.shootout ?? [0, 0] }),
    },
    halfTime: half?.score ?? [0, 0],
    fullTime: full?.score ?? [0, 0],
    corners: full?.corners ?? [0, 0],
    yellowCards: full?.yellowCards ?? [0, 0],
    redCards: full?.redCards ?? [0, 0],
    goals: entries.filter(isGoal).map((entry): Goal => ({
      ...incidentOf(entry),
      type: entry.kind === 'own_goal' ? 'own' : 'goal',
    })),
    cornerOrder: regular.filter(({ kind }) => kind === 'corner').map(incidentOf),
    bookingOrder: regular.filter(({ kind }) => CARD_KINDS.has(kind)).map(incidentOf),
    statistics: {
      '1': {
        corners: half?.corners ?? [0, 0],
        yellowCards: half?.yellowCards ?? [0, 0],
        redCards: half?.redCards ?? [0, 0],
      },
      '2': {
        corners: difference(full?.corners, half?.corners),
        yellowCards: difference(full?.yellowCards, half?.yellowCards),
        redCards: difference(full?.redCards, half?.redCards),
      },
    },
  }
}

const CARD_KINDS: ReadonlySet<string> = new Set(['yellow_card', 'second_yellow', 'red_card'])

const isGoal = ({ kind, period }: TimelineEntry): boolean =>
  (kind === 'goal' || kind === 'own_goal') && period < SHOOTOUT_PERIOD

/** Last minutes of the periods; stoppage time belongs to its period. */
const LAST_MINUTES = [45, 90, 105, 120] as const

function incidentOf({ side, period, seconds }: TimelineEntry): Incident {
  const last = LAST_MINUTES[period - 1] ?? 120
  return {
    side: side ?? 'home',
    period: period > 2 ? 'ot' : `${period}`,
    minute: Math.min(Math.floor(seconds / 60) + 1, last),
  }
}

function difference(a: Score = [0, 0], b: Score = [0, 0]): Score {
  return [a[0] - b[0], a[1] - b[1]]
}
