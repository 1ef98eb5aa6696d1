/** How long bets on a match that was postponed or interrupted wait for it to be played (betting-rules 3.5). */
import { SPORT_IDS } from '../../catalogue/sports.ts'

const HOUR_MS = 3_600_000

/** The most common time; an operator may set another. */
export const USUAL_WAITING_HOURS = 48
/** Baseball that is postponed to another day is void. */
const SAME_DAY_HOURS = 12

export const WAITING_STATUSES = ['postponed', 'interrupted'] as const
export type WaitingStatus = (typeof WAITING_STATUSES)[number]

export interface WaitingMatch {
  sportId: number
  status: string
  /** The start it was listed with, epoch milliseconds. */
  listedStart: number
}

export const isWaiting = (status: string): status is WaitingStatus =>
  WAITING_STATUSES.some((known) => known === status)

/** When what is undecided becomes void, epoch milliseconds; null for a match that does not wait. `hours`: whole. */
export function waitsUntil(
  { sportId, status, listedStart }: WaitingMatch,
  hours: number
): number | null {
  if (!isWaiting(status)) return null
  const isSameDay = sportId === SPORT_IDS.baseball && status === 'postponed'
  return listedStart + (isSameDay ? Math.min(SAME_DAY_HOURS, hours) : hours) * HOUR_MS
}
