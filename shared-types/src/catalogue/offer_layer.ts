/** What a brand lays over the shared offer, for its own players and desks alone (rules 8.17). */

export const OFFER_SCOPES = ['sport', 'category', 'tournament', 'match', 'market'] as const
export type OfferScope = (typeof OFFER_SCOPES)[number]

/** Each part of the offer, with what a brand may do to it. */
const LAID_OVER = {
  sport: ['hide'],
  category: ['hide'],
  tournament: ['hide'],
  match: ['hide', 'suspend'],
  market: ['suspend'],
} as const satisfies Record<OfferScope, readonly string[]>

const may = (scope: OfferScope, what: 'hide' | 'suspend'): boolean =>
  (LAID_OVER[scope] as readonly string[]).includes(what)

export const mayHide = (scope: OfferScope): boolean => may(scope, 'hide')
export const maySuspend = (scope: OfferScope): boolean => may(scope, 'suspend')
