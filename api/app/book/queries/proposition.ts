/** Suggests matches that fit a slip: first of its tournaments, then of its sports, then with about the same start. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { PROPOSITION_MATCHES } from '@grandstand/shared-types/core/list_limits'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { book, type BookMatch } from '#book/book'
import { boardView, openMatches } from '#book/queries/board'
import type { Window } from '#book/queries/window'

const NEAR_MS = 2 * 3_600_000

/** Open matches with their main markets, best fit first; empty when no match of the slip is in the book. */
export function proposition(slipMatchIds: readonly number[], window: Window): BoardMatch[] {
  const proposed: BoardMatch[] = []
  for (const match of fittingMatches(slipMatchIds, openMatches(window))) {
    const view = boardView(match, 'main', window.offer)
    if (view.markets.some(({ status }) => status === MARKET_STATUS.active)) proposed.push(view)
    if (proposed.length === PROPOSITION_MATCHES) break
  }
  return proposed
}

/** The candidates that fit the slip and are not on it, best fit first. */
export function fittingMatches(
  slipMatchIds: readonly number[],
  candidates: Iterable<BookMatch>
): BookMatch[] {
  const slip = slipMatchIds.flatMap((id) => book.match(id) ?? [])
  const chosen = new Set(slipMatchIds)
  return [...candidates]
    .flatMap((match) => {
      // the outright of a season is no match of the day
      if (match.race?.kind === 'season') return []
      if (chosen.has(match.id) || match.betStatus === 'stopped') return []
      const fit = fitOf(match, slip)
      return fit ? [{ match, ...fit }] : []
    })
    .sort((a, b) => a.rank - b.rank || a.apartMs - b.apartMs || a.match.id - b.match.id)
    .map(({ match }) => match)
}

/** Null when the match has nothing in common with the slip. */
function fitOf(match: BookMatch, slip: readonly BookMatch[]) {
  const apartMs = Math.min(...slip.map(({ startsAt }) => Math.abs(startsAt - match.startsAt)))
  if (slip.some(({ tournamentId }) => tournamentId === match.tournamentId)) {
    return { rank: 0, apartMs }
  }
  if (slip.some(({ sportId }) => sportId === match.sportId)) return { rank: 1, apartMs }
  return apartMs <= NEAR_MS ? { rank: 2, apartMs } : null
}
