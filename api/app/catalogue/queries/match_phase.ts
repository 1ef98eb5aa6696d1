/** The phases of matches in the lists of staff. */
import {
  MATCH_STATUSES,
  isBeingPlayed,
  isCalledOff,
} from '@grandstand/shared-types/catalogue/match_status'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Query } from '#core/lists/resource'

const CALLED_OFF = MATCH_STATUSES.filter(isCalledOff)
const PLAYED_NOW = MATCH_STATUSES.filter(isBeingPlayed)

/**
 * `upcoming`: not started; `live`: in play; `awaiting`: without a result although over, interrupted, or started without
 * a live feed; `settled`: with a result. A called off match without a result is in no phase. Throws 400 `badRequest`
 * for another word.
 */
export function inPhase(query: Query, phase: unknown): void {
  if (phase === 'settled') {
    query.where('matches.result_revision', '>', 0)
    return
  }
  query.where('matches.result_revision', 0)
  if (phase === 'live') {
    query.whereIn('matches.status', PLAYED_NOW)
    return
  }
  if (phase !== 'upcoming' && phase !== 'awaiting') {
    throw AppError.badRequest('filter.phase')
  }
  query
    .whereNotIn('matches.status', [...CALLED_OFF, ...PLAYED_NOW])
    .where('matches.starts_at', phase === 'upcoming' ? '>' : '<=', clock.now())
}
