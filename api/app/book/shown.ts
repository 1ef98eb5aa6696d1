/** Whether a match is offered: players see a match exactly when they can bet on it. */
import { labels, type Label } from '#book/labels'
import type { BookMatch } from '#book/match'

/** Whether match, league, category and sport are all offered. */
export function isShown(match: BookMatch): boolean {
  return (
    match.active &&
    isActive(labels.tournaments.get(match.tournamentId)) &&
    isActive(labels.categories.get(match.categoryId)) &&
    isActive(labels.sports.get(match.sportId))
  )
}

const isActive = (label: Label | undefined): boolean => label?.active === true
