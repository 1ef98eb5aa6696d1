/** Where matches stand in the day's work, for the staff's lists. */
import { MATCH_STATUSES, isCalledOff } from '@grandstand/shared-types/matches'
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import type { Query } from '#core/resource'

const CALLED_OFF = MATCH_STATUSES.filter(isCalledOff)

/**
 * `upcoming`: not begun; `awaiting`: begun and without a result; `settled`: a result stands. Called off matches without
 * a result are in none. Throws 400 `badRequest` for another word.
 */
export function inPhase(query: Query, phase: unknown): void {
  if (phase === 'settled') {
    query.where('matches.result_revision', '>', 0)
    return
  }
  if (phase !== 'upcoming' && phase !== 'awaiting') {
    throw new AppError('badRequest', { params: ['filter.phase'], status: 400 })
  }
  query
    .where('matches.result_revision', 0)
    .whereNotIn('matches.status', CALLED_OFF)
    .where('matches.starts_at', phase === 'upcoming' ? '>' : '<=', clock.now())
}
