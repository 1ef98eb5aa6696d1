/** The time whose matches the board shows. */
import { isSoldEarly, type BookMatch } from '#book/match'
import type { Offer } from '#book/offer/offer'

export interface Window {
  /** Epoch milliseconds, both inclusive. */
  from: number
  to: number
  /** True where nobody asked for an end: what is sold early stands beyond `to` as well. */
  isOpenEnded?: boolean
  /** What the asking brand lays over the offer. */
  offer: Offer | null
}

/** Whether the match starts in the window; bets that are sold early stand on the board before it. */
export const isWithin = (match: BookMatch, { from, to, isOpenEnded = false }: Window): boolean =>
  match.startsAt >= from && (match.startsAt <= to || (isOpenEnded && isSoldEarly(match)))
