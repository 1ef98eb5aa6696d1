import { isBeingPlayed, isCalledOff } from '@grandstand/shared-types/catalogue/match_status'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'

export type MatchPhase = 'upcoming' | 'live' | 'awaiting' | 'settled' | 'calledOff'

/** The phase of a match for staff: upcoming, in play, without a result yet, settled. */
export function matchPhase(
  match: Pick<MatchRow, 'status' | 'startsAt' | 'resultRevision'>,
  nowMs: number
): MatchPhase {
  if (match.resultRevision > 0) return 'settled'
  if (isCalledOff(match.status)) return 'calledOff'
  if (isBeingPlayed(match.status)) return 'live'
  return match.startsAt > nowMs ? 'upcoming' : 'awaiting'
}
