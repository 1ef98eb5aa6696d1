/** Where a match stands, in the words of its sport: `63'` and second half, `3:41` and fourth quarter, third set. */
import { clockSeconds, type LiveState } from '@grandstand/shared-types/live/state'
import { isPaused, isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { LiveMatch } from '@grandstand/shared-types/wire/live'

type Timed = Pick<LiveMatch, 'sportId' | 'status' | 'startsAt'> & {
  state: Pick<LiveState, 'clock' | 'addedMinutes' | 'periodLengthMinutes'>
}

/** Which word a numbered period goes by. */
export type PeriodKind = 'half' | 'quarter' | 'period' | 'set'

export type MatchPhase =
  | { kind: 'period'; period: PeriodKind; number: number }
  | {
      kind: 'status'
      status:
        'notStarted' | 'halfTime' | 'break' | 'overtime' | 'penalties' | 'interrupted' | 'over'
    }

const QUARTERS: ReadonlySet<number> = new Set([SPORT_IDS.basketball])
const PERIODS: ReadonlySet<number> = new Set([SPORT_IDS.iceHockey])
/** Sports whose clock shows what is left of a period. */
const COUNTS_DOWN: ReadonlySet<number> = new Set([SPORT_IDS.basketball])

export function matchPhase({ sportId, status }: Pick<LiveMatch, 'sportId' | 'status'>): MatchPhase {
  const [, digit, word] = /^(\d)(p|set)$/.exec(status) ?? []
  if (digit !== undefined) {
    const period =
      word === 'set'
        ? 'set'
        : QUARTERS.has(sportId)
          ? 'quarter'
          : PERIODS.has(sportId)
            ? 'period'
            : 'half'
    return { kind: 'period', period, number: Number(digit) }
  }
  if (isPreMatch(status)) return { kind: 'status', status: 'notStarted' }
  if (isPaused(status)) {
    return { kind: 'status', status: isHalfTime(sportId, status) ? 'halfTime' : 'break' }
  }
  if (status === 'ot') return { kind: 'status', status: 'overtime' }
  if (status === 'pen') return { kind: 'status', status: 'penalties' }
  return { kind: 'status', status: status === 'interrupted' ? 'interrupted' : 'over' }
}

/** The pause in the middle; other breaks have another name. */
const isHalfTime = (sportId: number, status: string): boolean =>
  status === 'paused' && !PERIODS.has(sportId)

/** The match clock as it is read in the sport, such as `63'`, `45+2'` or `3:41`; empty without one. */
export function clockText(match: Timed, nowMs: number): string {
  const { clock, addedMinutes, periodLengthMinutes } = match.state
  const phase = matchPhase(match)
  const isTold = phase.kind === 'period' || phase.status === 'overtime'
  if (!clock || !isTold) return ''
  const seconds = clockSeconds(clock, nowMs)
  const number = phase.kind === 'period' ? phase.number : 0
  if (phase.kind === 'period' && (phase.period === 'quarter' || phase.period === 'period')) {
    return periodClock(seconds, number, periodLengthMinutes, COUNTS_DOWN.has(match.sportId))
  }
  const minute = Math.floor(seconds / 60) + 1
  const end = number * (periodLengthMinutes ?? 45)
  if (number > 0 && minute > end) {
    return `${end}+${Math.min(minute - end, Math.max(addedMinutes ?? 0, minute - end))}'`
  }
  return `${minute}'`
}

/** The clock of one period: what is left, or what was played. Feeds count over the whole match, or from each period's start. */
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
