/** Match statuses, and the groups by which the board sorts them (rules 2.2). */

const PAUSES = ['paused', 'pause1', 'pause2', 'pause3', 'pause4', 'pause5'] as const
const FINISHED = [
  'ended',
  'after_ot',
  'after_pen',
  'awarded',
  'retired',
  'defaulted',
  'walkover',
] as const

export const MATCH_STATUSES = [
  'not_started',
  'delayed',
  '1p',
  '2p',
  '3p',
  '4p',
  ...PAUSES,
  '1set',
  '2set',
  '3set',
  '4set',
  '5set',
  'ot',
  'pen',
  'interrupted',
  ...FINISHED,
  'abandoned',
  'cancelled',
  'postponed',
] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

const PRE_MATCH: ReadonlySet<string> = new Set(['not_started', 'delayed'])
const IS_FINISHED: ReadonlySet<string> = new Set(FINISHED)
const CALLED_OFF: ReadonlySet<string> = new Set(['cancelled', 'postponed', 'abandoned'])
const IS_PAUSE: ReadonlySet<string> = new Set(PAUSES)
const KNOWN: ReadonlySet<string> = new Set(MATCH_STATUSES)

/** The match has not begun; a delayed match counts as not begun. */
export function isPreMatch(status: string): boolean {
  return PRE_MATCH.has(status)
}

/** The match is over, with or without a played score. */
export function isFinished(status: string): boolean {
  return IS_FINISHED.has(status)
}

/** The match will not be played as listed: no coupon may have a selection on it (rules 2.2). */
export function isCalledOff(status: string): boolean {
  return CALLED_OFF.has(status)
}

/** The match is being played, in a break, or interrupted. */
export function isInPlay(status: string): boolean {
  return KNOWN.has(status) && !isPreMatch(status) && !isFinished(status) && !isCalledOff(status)
}

/** The match is being played or in a break, and not interrupted. */
export function isBeingPlayed(status: string): boolean {
  return isInPlay(status) && status !== 'interrupted'
}

export function isPaused(status: string): boolean {
  return IS_PAUSE.has(status)
}

/** A live match with this status leaves the live list and the betslip (rules 2.2). */
export function leavesLiveList(status: string): boolean {
  return isFinished(status) || isCalledOff(status) || status === 'interrupted'
}
