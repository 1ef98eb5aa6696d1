/** Whether staff offer a match: what is not shown cannot be bet on, and the other way round. */
import { labels, type Label } from '#book/labels'
import type { BookMatch } from '#book/match'

/** On the board, on the live list and open to bets, as far as the match, its league, country and sport decide it. */
export function isShown(match: BookMatch): boolean {
  return (
    match.active &&
    isActive(labels.tournaments.get(match.tournamentId)) &&
    isActive(labels.categories.get(match.categoryId)) &&
    isActive(labels.sports.get(match.sportId))
  )
}

const isActive = (label: Label | undefined): boolean => label?.active === true
