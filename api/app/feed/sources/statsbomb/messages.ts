/** Turns a timeline into the messages of a live feed, each with its distance from the kick-off. */
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveState } from '@grandstand/shared-types/live/state'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { FeedEvent, FeedMessage, MatchUpdate } from '#feed/messages/events'
import { endedAs, factsOf } from '#feed/sources/statsbomb/facts'
import { SHOOTOUT_PERIOD } from '#feed/sources/statsbomb/timeline'
import type { Timeline, TimelineEntry } from '#feed/sources/statsbomb/timeline'

export const STATSBOMB_PRODUCER = 'statsbomb'

const MINUTE_MS = 60_000
const HALF_TIME_MS = 15 * MINUTE_MS
const SHORT_BREAK_MS = 5 * MINUTE_MS
const PERIOD_STARTS_MINUTE = [0, 45, 90, 105, 120] as const
const PERIOD_STATUSES: readonly MatchStatus[] = ['1p', '2p', 'ot', 'ot', 'pen']

interface ReplayedMatch {
  /** The match's key: `statsbomb:9880`. */
  matchKey: string
  /** Kick-off in epoch milliseconds; every message is dated from it. */
  startsAt: number
}

/** Fixture, incidents and result. `generatedAt` is the due time at real speed. */
export function messagesOf(timeline: Timeline, match: ReplayedMatch): FeedMessage[] {
  const { matchKey, startsAt } = match
  const due = dueTimes(timeline.entries)
  const message = (event: FeedEvent, offsetMs: number): FeedMessage => ({
    producer: STATSBOMB_PRODUCER,
    generatedAt: startsAt + offsetMs,
    sequence: null,
    event,
  })
  const incidents = timeline.entries.map((entry, i) => {
    const at = due[i] ?? 0
    const { kind, side, period, seconds } = entry
    const update = updateAfter(timeline, i, startsAt + at)
    return message(
      { kind: 'incident', matchKey, incident: { kind, side, period, seconds }, update },
      at
    )
  })
  const result = message({ kind: 'result', matchKey, facts: factsOf(timeline) }, due.at(-1) ?? 0)
  return [message(fixtureOf(timeline, match), -MINUTE_MS), ...incidents, result]
}

function fixtureOf({ home, away }: Timeline, { matchKey, startsAt }: ReplayedMatch): FeedEvent {
  const named = (kind: string, name: string) => ({
    key: `${STATSBOMB_PRODUCER}:${kind}:${name}`,
    name,
  })
  return {
    kind: 'fixture',
    matchKey,
    startsAt,
    sportId: SPORT_IDS.soccer,
    category: { ...named('category', 'StatsBomb'), names: {} },
    tournament: { ...named('tournament', 'StatsBomb'), names: {} },
    home: named('team', home),
    away: named('team', away),
    update: { status: 'not_started', betStatus: 'stopped' },
  }
}

/** Each period begins after the one before and its break. */
function dueTimes(entries: readonly TimelineEntry[]): number[] {
  let [period, periodAt, latest] = [1, 0, 0]
  return entries.map((entry) => {
    if (entry.period > period) {
      periodAt = latest + (entry.period === 2 ? HALF_TIME_MS : SHORT_BREAK_MS)
      period = entry.period
    }
    const startMinute = PERIOD_STARTS_MINUTE[entry.period - 1] ?? 0
    latest = Math.max(latest, periodAt + entry.seconds * 1000 - startMinute * MINUTE_MS)
    return latest
  })
}

function updateAfter({ entries, ...names }: Timeline, i: number, at: number): MatchUpdate {
  const entry = entries[i]
  if (!entry) return {}
  const isLast = !entries.slice(i + 1).some(({ kind }) => kind === 'period_start')
  const status = statusAfter(entry, isLast ? endedAs({ entries, ...names }) : 'paused')
  return {
    ...(status && { status, betStatus: entry.kind === 'period_start' ? 'started' : 'stopped' }),
    state: stateAfter(entries, i, entry, at),
  }
}

/** Only the start and the end of a period change the status, so other entries keep it. */
function statusAfter({ kind, period }: TimelineEntry, atEnd: MatchStatus): MatchStatus | null {
  if (kind === 'period_start') return PERIOD_STATUSES[period - 1] ?? 'ot'
  return kind === 'period_end' ? atEnd : null
}

function stateAfter(
  entries: readonly TimelineEntry[],
  i: number,
  { period, seconds, kind, score, yellowCards, redCards, corners }: TimelineEntry,
  at: number
): Partial<LiveState> {
  const told = entries.slice(0, i + 1)
  let before = [0, 0]
  const periodScores = [1, 2, 3, 4].flatMap((number) => {
    const last = told.filter((entry) => entry.period === number).at(-1)
    if (!last) return []
    const [home = 0, away = 0] = before
    before = [...last.score]
    return [[last.score[0] - home, last.score[1] - away] as const]
  })
  const isRunning = kind !== 'period_end' && period < SHOOTOUT_PERIOD
  return {
    score,
    periodScores,
    clock: { seconds, isRunning, at },
    periodLengthMinutes: 45,
    yellowCards,
    redCards,
    corners,
  }
}
