/** Whether a match is offered: players see a match exactly when they can bet on it. */
import { labels, type Label } from '#book/labels'
import type { BookMatch } from '#book/match'
import type { Offer } from '#book/offer/offer'

/** Whether match, league, category and sport are all offered, and not hidden by the brand; `null` for no brand. */
export function isShown(match: BookMatch, offer: Offer | null): boolean {
  return (
    match.active &&
    isActive(labels.tournaments.get(match.tournamentId)) &&
    isActive(labels.categories.get(match.categoryId)) &&
    isActive(labels.sports.get(match.sportId)) &&
    offer?.hides(match) !== true
  )
}

const isActive = (label: Label | undefined): boolean => label?.active === true
