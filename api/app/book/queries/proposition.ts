/** Matches that fit a slip: of its tournaments, then of its sports, then whatever starts at about the same time. */
import { PROPOSITION_MATCHES } from '@grandstand/shared-types/constants'
import type { BoardMatch } from '@grandstand/shared-types/wire'
import { book, type BookMatch } from '#book/book'
import { boardView, openMatches, type Window } from '#book/queries/board'

const NEAR_MS = 2 * 3_600_000

/** With their main markets, the best fitting first; none for a slip of which the book knows no match. */
export function proposition(slipMatchIds: readonly number[], window: Window): BoardMatch[] {
  const slip = slipMatchIds.flatMap((id) => book.match(id) ?? [])
  const chosen = new Set(slipMatchIds)
  const fitting = [...openMatches(window)]
    .flatMap((match) => {
      if (chosen.has(match.id) || match.betStatus === 'stopped') return []
      const fit = fitOf(match, slip)
      return fit ? [{ match, ...fit }] : []
    })
    .sort((a, b) => a.rank - b.rank || a.apartMs - b.apartMs || a.match.id - b.match.id)

  const proposed: BoardMatch[] = []
  for (const { match } of fitting) {
    const view = boardView(match, 'main')
    if (view.markets.some(({ status }) => status === 1)) proposed.push(view)
    if (proposed.length === PROPOSITION_MATCHES) break
  }
  return proposed
}

/** Null for a match that has nothing to do with the slip. */
function fitOf(match: BookMatch, slip: readonly BookMatch[]) {
  const apartMs = Math.min(...slip.map(({ startsAt }) => Math.abs(startsAt - match.startsAt)))
  if (slip.some(({ tournamentId }) => tournamentId === match.tournamentId)) {
    return { rank: 0, apartMs }
  }
  if (slip.some(({ sportId }) => sportId === match.sportId)) return { rank: 1, apartMs }
  return apartMs <= NEAR_MS ? { rank: 2, apartMs } : null
}
