/** Cards and hands of blackjack. */

/** 0 to 51: the rank is the remainder by 13 (0 an ace, 10 to 12 the pictures), the suit the whole part. */
export type Card = number

export const CARDS = 52
const RANKS = 13
const BEST = 21

/** What a card counts: an ace 1, a picture 10. */
export const worthOf = (card: Card): number => Math.min((card % RANKS) + 1, 10)

/** A total, and whether an ace in it counts 11. */
export interface Total {
  total: number
  isSoft: boolean
}

export const NO_CARDS: Total = { total: 0, isSoft: false }

/** The total with one card more, `worth` 1 to 10; an ace counts 11 where that is no more than 21. */
export function withCard({ total, isSoft }: Total, worth: number): Total {
  const hard = (isSoft ? total - 10 : total) + worth
  const hasAce = isSoft || worth === 1
  return hasAce && hard + 10 <= BEST
    ? { total: hard + 10, isSoft: true }
    : { total: hard, isSoft: false }
}

/** The total of cards. */
export const totalOf = (cards: readonly Card[]): Total =>
  cards.reduce((hand, card) => withCard(hand, worthOf(card)), NO_CARDS)

/** Whether the two first cards are an ace and a ten. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === BEST

export const isBust = (cards: readonly Card[]): boolean => totalOf(cards).total > BEST
