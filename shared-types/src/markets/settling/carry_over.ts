/** The carry over of bets on a postponed or interrupted match (rules 3.7). */
import { SPORT_IDS } from '../../catalogue/sports.ts'

const HOUR_MS = 3_600_000

/** The usual carry over in betting, in hours; an operator may set another. */
export const USUAL_CARRY_OVER_HOURS = 48
/** Hours within which postponed baseball is still played on the same day; otherwise its bets are void. */
const SAME_DAY_HOURS = 12

export const CARRIED_OVER_STATUSES = ['postponed', 'interrupted'] as const
type CarriedOverStatus = (typeof CARRIED_OVER_STATUSES)[number]

interface CarriedOverMatch {
  sportId: number
  status: string
  /** The start as first listed, epoch milliseconds. */
  listedStart: number
}

export const isCarriedOver = (status: string): status is CarriedOverStatus =>
  CARRIED_OVER_STATUSES.some((known) => known === status)

/**
 * The end of the carry over, when undecided bets become void, epoch milliseconds; null for a match that is not carried
 * over. `hours` is a whole number.
 */
export function carriedOverUntil(
  { sportId, status, listedStart }: CarriedOverMatch,
  hours: number
): number | null {
  if (!isCarriedOver(status)) return null
  const isSameDay = sportId === SPORT_IDS.baseball && status === 'postponed'
  return listedStart + (isSameDay ? Math.min(SAME_DAY_HOURS, hours) : hours) * HOUR_MS
}
