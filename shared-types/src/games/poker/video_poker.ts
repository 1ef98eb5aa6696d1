/** Video poker: five cards of one deck, of which any are kept and the others replaced once. */
import { pick } from '../../draws/choose.ts'
import { CARDS, type Card } from '../blackjack/hand.ts'
import { multiplied, settled, type Game, type StakedBet } from '../game.ts'
import { differentOf, objectOf, stakeOf } from '../read.ts'
import { pokerHand, type PokerHand } from './hands.ts'

export interface VideoPokerBet extends StakedBet {
  /** Places of the cards that are kept, 0 to 4, in rising order. */
  held: readonly number[]
}

export interface VideoPokerOutcome {
  /** Five cards that are dealt, then five that replace them in their order. */
  cards: readonly Card[]
}

export const HAND_CARDS = 5
const DECK = Array.from({ length: CARDS }, (_, card) => card)

/** Multiples of the stake, in thousandths. */
export const POKER_PAYS_MILLI: Readonly<Record<PokerHand, number>> = {
  jacks: 1_000,
  twoPairs: 2_000,
  three: 3_000,
  straight: 4_000,
  flush: 5_000,
  fullHouse: 8_000,
  four: 25_000,
  straightFlush: 50_000,
  royalFlush: 800_000,
}

export const videoPoker: Game<VideoPokerOutcome, VideoPokerBet> = {
  draw: (draws) => ({ cards: pick(draws, DECK, 2 * HAND_CARDS) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    const held = differentOf(bet?.held, 0, HAND_CARDS - 1)
    return stakeMinor === null || held === null ? null : { stakeMinor, held }
  },
  settle: (bet, outcome) => {
    const hand = pokerHand(finalCards(bet.held, outcome))
    return settled(bet, multiplied(bet.stakeMinor, hand ? POKER_PAYS_MILLI[hand] : 0))
  },
  highestWinMinor: ({ stakeMinor }) => multiplied(stakeMinor, POKER_PAYS_MILLI.royalFlush),
}

/** The hand at the end: the cards that were kept, and new ones in the places of the others. */
export function finalCards(held: readonly number[], { cards }: VideoPokerOutcome): Card[] {
  let next = HAND_CARDS
  return cards
    .slice(0, HAND_CARDS)
    .map((card, place) => (held.includes(place) ? card : (cards[next++] ?? 0)))
}
