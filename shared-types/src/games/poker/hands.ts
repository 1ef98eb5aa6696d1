/** Hands of poker as video poker pays them. */
import type { Card } from '../blackjack/hand.ts'

export const POKER_HANDS = [
  'jacks',
  'twoPairs',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
  'royalFlush',
] as const
export type PokerHand = (typeof POKER_HANDS)[number]

const RANKS = 13
/** An ace is rank 0; ten to king follow as 9 to 12. */
const LOWEST_ROYAL = 9
const LOWEST_PAIR = 10

/** The best hand in five cards; null below a pair of jacks. */
export function pokerHand(cards: readonly Card[]): PokerHand | null {
  const counts = new Uint8Array(RANKS)
  for (const card of cards) counts[card % RANKS] = (counts[card % RANKS] ?? 0) + 1
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  const most = Math.max(...counts)
  if (most > 1) return pairsIn(counts, most)
  const straight = straightIn(counts)
  if (straight && isFlush) return straight === 'high' ? 'royalFlush' : 'straightFlush'
  if (isFlush) return 'flush'
  return straight ? 'straight' : null
}

const suitOf = (card: Card): number => Math.floor(card / RANKS)

function pairsIn(counts: Uint8Array, most: number): PokerHand | null {
  const pairs = counts.filter((count) => count === 2).length
  if (most === 4) return 'four'
  if (most === 3) return pairs === 1 ? 'fullHouse' : 'three'
  if (pairs === 2) return 'twoPairs'
  const rank = counts.indexOf(2)
  return rank === 0 || rank >= LOWEST_PAIR ? 'jacks' : null
}

/** Five different ranks in a row; `high` with an ace above the king. */
function straightIn(counts: Uint8Array): 'low' | 'high' | null {
  const first = counts.indexOf(1)
  const last = counts.lastIndexOf(1)
  if (last - first === 4) return 'low'
  return first === 0 && counts.indexOf(1, 1) === LOWEST_ROYAL ? 'high' : null
}
