/**
 * Maps the feed's codes for the state of a match (rules 2.2; every code of the feed's own list) to our
 * statuses. Codes already differ by sport (6 is soccer's first half, 13 basketball's first quarter), so the sport is
 * not needed. Our statuses number periods up to four and sets up to five: `periodScores` tell later innings, ends and
 * sets.
 */
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'

const PERIODS = ['1p', '2p', '3p', '4p'] as const
const SETS = ['1set', '2set', '3set', '4set', '5set'] as const
const PAUSES = ['pause1', 'pause2', 'pause3', 'pause4', 'pause5'] as const

const STATUS_BY_CODE = new Map<number, MatchStatus>([
  [0, 'not_started'],
  ...numbered(1, 5, PERIODS),
  ...numbered(6, 2, PERIODS),
  ...numbered(8, 5, SETS),
  ...numbered(13, 4, PERIODS),
  // golden set; golden raid
  [17, '5set'],
  [18, 'ot'],
  // coin toss; started, in progress; about to start
  [19, 'not_started'],
  [20, '1p'],
  [21, '1p'],
  [22, 'not_started'],
  // break, half time, waiting for overtime, its half time, waiting for penalties, for the golden set, for the golden raid
  ...numbered(30, 9, ['paused']),
  ...numbered(39, 6, ['ot']),
  ...numbered(50, 3, ['pen']),
  [60, 'postponed'],
  [61, 'delayed'],
  [70, 'cancelled'],
  // games
  ...numbered(71, 7, SETS),
  [80, 'interrupted'],
  [81, 'interrupted'],
  [90, 'abandoned'],
  [91, 'walkover'],
  [92, 'retired'],
  [93, 'walkover'],
  [94, 'walkover'],
  [95, 'retired'],
  [96, 'retired'],
  [97, 'defaulted'],
  [98, 'defaulted'],
  // only the result
  [99, 'ended'],
  [100, 'ended'],
  [110, 'after_ot'],
  [111, 'after_ot'],
  [120, 'after_pen'],
  // after the golden set, after the golden raid
  [130, 'ended'],
  [140, 'ended'],
  // maps, games; ends of curling and the extra one
  ...numbered(141, 7, SETS),
  ...numbered(151, 7, SETS),
  ...numbered(161, 10, PERIODS),
  [171, 'ot'],
  ...numbered(301, 9, PAUSES),
  // between half innings
  ...numbered(421, 19, ['paused']),
  // sudden death, waiting for it, after it
  [440, 'ot'],
  [443, 'paused'],
  [444, 'after_ot'],
  ...numbered(441, 2, ['5set']),
  [445, 'paused'],
  // cricket: innings, then the super over and the breaks
  ...halves(501, 2, PERIODS),
  [505, 'paused'],
  [506, 'ot'],
  [507, 'ot'],
  [508, 'after_ot'],
  ...numbered(509, 5, ['paused']),
  ...numbered(514, 6, ['5set']),
  ...halves(520, 2, ['3p', '4p']),
  [524, 'paused'],
  [525, 'paused'],
  [526, 'ot'],
  // innings that are not halved, rounds
  ...numbered(531, 9, PERIODS),
  ...numbered(540, 7, PERIODS),
  [547, 'paused'],
  [548, 'paused'],
  // half innings: 401 and 402 are the top and the bottom of the first
  ...halves(401, 10, PERIODS),
])

/** The status of a `match_status` code; null when it is unknown. */
export function matchStatusOf(code: number): MatchStatus | null {
  return STATUS_BY_CODE.get(code) ?? null
}

/** `count` codes in a row; codes beyond the names take the last name. */
function numbered(
  first: number,
  count: number,
  names: readonly [MatchStatus, ...MatchStatus[]]
): [number, MatchStatus][] {
  return Array.from({ length: count }, (_, i) => [
    first + i,
    names[Math.min(i, names.length - 1)] ?? names[0],
  ])
}

/** `count` pairs of codes in a row, one code for each side. */
function halves(
  first: number,
  count: number,
  names: readonly [MatchStatus, ...MatchStatus[]]
): [number, MatchStatus][] {
  return numbered(0, count, names).flatMap(([index, name]) => [
    [first + 2 * index, name],
    [first + 2 * index + 1, name],
  ])
}

/** Codes of a shoot-out, whose score belongs to no period. */
export const SHOOTOUT_CODES: ReadonlySet<number> = new Set([50, 51, 52])

/** Statuses by event status, used when the match's own status is absent (rules 2.2). */
const STATUS_BY_EVENT: ReadonlyMap<string, MatchStatus> = new Map([
  ['0', 'not_started'],
  ['not_started', 'not_started'],
  ['3', 'ended'],
  ['ended', 'ended'],
  ['4', 'ended'],
  ['closed', 'ended'],
  ['5', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['6', 'delayed'],
  ['delayed', 'delayed'],
  ['7', 'interrupted'],
  ['interrupted', 'interrupted'],
  ['8', 'postponed'],
  ['postponed', 'postponed'],
])

export function statusOfEvent(status: string): MatchStatus | null {
  return STATUS_BY_EVENT.get(status) ?? null
}

/** Live and suspended say nothing about the period. `9` means no longer covered, whether or not the match goes on. */
const SILENT: ReadonlySet<string> = new Set(['1', 'live', '2', 'suspended', '9', 'abandoned'])

export function isKnownEventStatus(status: string): boolean {
  return SILENT.has(status) || STATUS_BY_EVENT.has(status)
}

export function isNotCovered(status: string): boolean {
  return status === '9' || status === 'abandoned'
}
