/**
 * The clock and period of a match as its sport reads them: `63'` and second half, `3:41` and fourth quarter, third set.
 */
import { isPaused, isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import { clockSeconds, type LiveState } from '@grandstand/shared-types/live/state'
import { FACT_STATUSES, type FactStatus } from '@grandstand/shared-types/markets/model/match_facts'
import { neededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { matchPeriod, type MatchPeriod, type PeriodKind } from '../../../scores/periods.ts'
import { overtimeWord } from '../../../scores/scoreWords.ts'

type Timed = Pick<LiveMatch, 'sportId' | 'status' | 'startsAt'> & {
  state: Pick<LiveState, 'clock' | 'addedMinutes' | 'periodLengthMinutes'>
}

/** The ways in which a match can end; only feeds send `defaulted`. */
type EndStatus = FactStatus | 'defaulted'

export type MatchPhase =
  | ({ kind: 'period' } & MatchPeriod)
  | { kind: 'break'; name: 'notStarted' | 'halfTime' | 'break' }
  | { kind: 'end'; status: EndStatus }

/** Sports whose clock shows the time left of a period. */
const COUNTS_DOWN: ReadonlySet<number> = new Set([SPORT_IDS.basketball])
const HAS_HALVES: ReadonlySet<PeriodKind> = new Set(['half', 'quarter'])

export function matchPhase({ sportId, status }: Pick<LiveMatch, 'sportId' | 'status'>): MatchPhase {
  const [, digit, word] = /^(\d)(p|set)$/.exec(status) ?? []
  if (digit !== undefined) {
    const number = Number(digit)
    if (word === 'set') return { kind: 'period', period: 'set', number }
    return { kind: 'period', ...matchPeriod(sportId, number) }
  }
  if (isPreMatch(status)) return { kind: 'break', name: 'notStarted' }
  if (isPaused(status)) {
    const isHalfTime = status === 'paused' && HAS_HALVES.has(neededFacts(sportId).periodKind)
    return { kind: 'break', name: isHalfTime ? 'halfTime' : 'break' }
  }
  if (status === 'ot') return { kind: 'period', part: overtimeWord(sportId) }
  if (status === 'pen') return { kind: 'period', part: 'penalties' }
  return { kind: 'end', status: END_STATUSES.find((known) => known === status) ?? 'ended' }
}

const END_STATUSES: readonly EndStatus[] = [...FACT_STATUSES, 'defaulted']

/** The match clock as its sport reads it, such as `63'`, `45+2'` or `3:41`; empty without one. */
export function clockText(match: Timed, nowMs: number): string {
  const { clock, addedMinutes, periodLengthMinutes } = match.state
  const phase = matchPhase(match)
  const isTold = phase.kind === 'period' && !('part' in phase && phase.part === 'penalties')
  if (!clock || !isTold) return ''
  const seconds = clockSeconds(clock, nowMs)
  const number = 'number' in phase ? phase.number : 0
  if ('period' in phase && (phase.period === 'quarter' || phase.period === 'period')) {
    return periodClock(seconds, number, periodLengthMinutes, COUNTS_DOWN.has(match.sportId))
  }
  const minute = Math.floor(seconds / 60) + 1
  const end = number * (periodLengthMinutes ?? 45)
  if (number > 0 && minute > end) {
    return `${end}+${Math.min(minute - end, Math.max(addedMinutes ?? 0, minute - end))}'`
  }
  return `${minute}'`
}

/**
 * The clock of one period, as time left or time played. Some feeds count over the whole match, others from each
 * period's start.
 */
function periodClock(
  seconds: number,
  number: number,
  lengthMinutes: number | null,
  isDown: boolean
): string {
  const length = (lengthMinutes ?? 0) * 60
  if (length === 0) return minutesAndSeconds(seconds)
  const before =
    seconds > length ? (number - 1) * length : number > 1 && seconds === length ? length : 0
  const played = Math.min(length, Math.max(0, seconds - before))
  return minutesAndSeconds(isDown ? length - played : played)
}

export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
