/**
 * Blackjack by fixed rules: every card comes from a full deck; the dealer looks for a blackjack, and stands from 17 on;
 * a blackjack pays 3 to 2; a player doubles on any first two cards, splits a pair once, gets one card on each of split
 * aces, and does not double after a split.
 */
import { isBlackjack, isBust, totalOf, worthOf, type Card } from './hand.ts'
import { dealerStands, type BlackjackRules } from './rules.ts'

export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number]

export interface Hand {
  cards: readonly Card[]
  /** Stakes on this hand: 2 when it was doubled. */
  stakes: number
  isDone: boolean
}

/** A round as it stands after the actions so far. */
export interface BlackjackTable {
  hands: readonly Hand[]
  /** The first card is shown; the second is hidden until the round is over. */
  dealer: readonly Card[]
  /** The hand to play; null when the round is over. */
  playing: number | null
  /** What the player may do now. */
  allowed: readonly BlackjackAction[]
}

const BEST = 21

/**
 * The table after the actions. `shoe` gives the cards of the round in their order: two to the player, two to the dealer,
 * then as they are asked for. Null when an action is not allowed at its place; actions after the end are not allowed.
 */
export function playTable(
  shoe: Iterator<Card>,
  actions: readonly BlackjackAction[],
  rules: BlackjackRules
): BlackjackTable | null {
  const player = [take(shoe), take(shoe)]
  const dealer = [take(shoe), take(shoe)]
  const isDealt = isBlackjack(player) || isBlackjack(dealer)
  let hands: Hand[] = [{ cards: player, stakes: 1, isDone: isDealt }]
  for (const action of actions) {
    if (!allowedIn(hands).includes(action)) return null
    hands = after(hands, action, shoe)
  }
  const playing = placeToPlay(hands)
  if (playing !== null) return { hands, dealer, playing, allowed: allowedIn(hands) }
  const isOpen = !isDealt && hands.some(({ cards }) => !isBust(cards))
  return { hands, dealer: isOpen ? dealerPlays(dealer, shoe, rules) : dealer, playing, allowed: [] }
}

/** What the hands of a round that is over win, in halves of the first stake, stakes included. */
export function halvesWon({ hands, dealer }: BlackjackTable): number {
  const isNatural = hands.length === 1 && hands.some(({ cards }) => isBlackjack(cards))
  if (isNatural) return isBlackjack(dealer) ? 2 : 5
  if (isBlackjack(dealer)) return 0
  const dealt = totalOf(dealer).total
  return hands.reduce((halves, { cards, stakes }) => {
    const { total } = totalOf(cards)
    if (total > BEST) return halves
    if (dealt > BEST || total > dealt) return halves + 4 * stakes
    return total === dealt ? halves + 2 * stakes : halves
  }, 0)
}

/** How many first stakes the hands have cost together. */
export const stakesOf = ({ hands }: BlackjackTable): number =>
  hands.reduce((total, { stakes }) => total + stakes, 0)

function allowedIn(hands: readonly Hand[]): BlackjackAction[] {
  const hand = hands[placeToPlay(hands) ?? -1]
  if (!hand) return []
  const [first = 0, second = 0] = hand.cards
  if (hands.length > 1 || hand.cards.length > 2) return ['hit', 'stand']
  const isPair = worthOf(first) === worthOf(second)
  return ['hit', 'stand', 'double', ...(isPair ? (['split'] as const) : [])]
}

function after(hands: readonly Hand[], action: BlackjackAction, shoe: Iterator<Card>): Hand[] {
  const place = placeToPlay(hands) ?? 0
  const hand = hands[place]
  if (!hand) return [...hands]
  if (action === 'split') {
    return hand.cards.map((card) => {
      const cards = [card, take(shoe)]
      return { cards, stakes: 1, isDone: worthOf(card) === 1 || totalOf(cards).total === BEST }
    })
  }
  const cards = action === 'stand' ? hand.cards : [...hand.cards, take(shoe)]
  const isDone = action !== 'hit' || totalOf(cards).total >= BEST
  return hands.with(place, { cards, stakes: action === 'double' ? 2 : hand.stakes, isDone })
}

function dealerPlays(dealt: readonly Card[], shoe: Iterator<Card>, rules: BlackjackRules): Card[] {
  const cards = [...dealt]
  while (!dealerStands(totalOf(cards), rules)) cards.push(take(shoe))
  return cards
}

function placeToPlay(hands: readonly Hand[]): number | null {
  const place = hands.findIndex(({ isDone }) => !isDone)
  return place === -1 ? null : place
}

function take(shoe: Iterator<Card>): Card {
  const next = shoe.next()
  if (next.done) throw new RangeError('no card left in the shoe')
  return next.value
}
