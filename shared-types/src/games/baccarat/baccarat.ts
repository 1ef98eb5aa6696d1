/** Baccarat: two hands by fixed rules; bets on either, or on a tie. Every card comes from a full deck. */
import type { Draws } from '../../draws/stream.ts'
import { CARDS, type Card } from '../blackjack/hand.ts'
import { fraction, ppmOf } from '../fraction.ts'
import { multiplied, settled, type Game, type KindReturn, type StakedBet } from '../game.ts'
import { objectOf, oneOf, stakeOf } from '../read.ts'

export const BACCARAT_SIDES = ['player', 'banker', 'tie'] as const
export type BaccaratSide = (typeof BACCARAT_SIDES)[number]

export interface BaccaratBet extends StakedBet {
  on: BaccaratSide
}

export interface BaccaratOutcome {
  player: readonly Card[]
  banker: readonly Card[]
}

/** Stakes included: the banker's win pays 19 to 20, a tie 8 to 1. */
const PAYS_MILLI: Readonly<Record<BaccaratSide, number>> = {
  player: 2_000,
  banker: 1_950,
  tie: 9_000,
}
const RANKS = 13
const NATURAL = 8
const PLAYER_STANDS = 6
const BANKER_STANDS = 7
/** By the player's third card: the highest total on which the banker takes one. */
const BANKER_TAKES = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3]

export const baccarat: Game<BaccaratOutcome, BaccaratBet> = {
  draw: (draws) => dealt(draws),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    const on = oneOf(bet?.on, BACCARAT_SIDES)
    return stakeMinor === null || on === null ? null : { stakeMinor, on }
  },
  settle: (bet, outcome) => settled(bet, multiplied(bet.stakeMinor, paidMilli(bet.on, outcome))),
  highestWinMinor: ({ stakeMinor, on }) => multiplied(stakeMinor, PAYS_MILLI[on]),
}

/** What a card counts: an ace 1, tens and pictures 0. */
const pointsOf = (card: Card): number => {
  const rank = (card % RANKS) + 1
  return rank < 10 ? rank : 0
}

/** The last digit of the sum. */
export const baccaratTotal = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Two cards to each hand, the player's first in turn; then third cards as the rules ask for them. */
function dealt(draws: Draws): BaccaratOutcome {
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => draws.below(CARDS))
  const player = [first ?? 0, third ?? 0]
  const banker = [second ?? 0, fourth ?? 0]
  const [own, other] = [baccaratTotal(player), baccaratTotal(banker)]
  if (own >= NATURAL || other >= NATURAL) return { player, banker }
  const more = own < PLAYER_STANDS ? draws.below(CARDS) : null
  if (more !== null) player.push(more)
  if (bankerTakes(other, more === null ? null : pointsOf(more))) banker.push(draws.below(CARDS))
  return { player, banker }
}

function bankerTakes(total: number, third: number | null): boolean {
  if (third === null) return total < PLAYER_STANDS
  return total < BANKER_STANDS && total <= (BANKER_TAKES[third] ?? 0)
}

export function baccaratWinner({ player, banker }: BaccaratOutcome): BaccaratSide {
  const lead = baccaratTotal(player) - baccaratTotal(banker)
  if (lead === 0) return 'tie'
  return lead > 0 ? 'player' : 'banker'
}

/** A tie gives the stakes on hands back. */
function paidMilli(on: BaccaratSide, outcome: BaccaratOutcome): number {
  const winner = baccaratWinner(outcome)
  if (on === winner) return PAYS_MILLI[on]
  return winner === 'tie' ? 1_000 : 0
}

/** A card of each worth, with how many ranks of thirteen have it; cards 0 to 8 are the ace to the nine. */
const WORTHS = Array.from({ length: 10 }, (_, worth) => ({
  card: worth === 0 ? 9 : worth - 1,
  ranks: worth === 0 ? 4 : 1,
}))

/** The return of each bet: over all worths of the cards that are dealt. */
export function computeBaccaratReturns(): KindReturn[] {
  const paid = { player: 0, banker: 0, tie: 0 }
  let all = 0
  // a hand that needs fewer cards leaves the others open, so that all ways weigh alike
  const over = (cards: readonly Card[], ways: number): void => {
    const asked = asks(cards)
    if (asked === null) {
      for (const { card, ranks } of WORTHS) over([...cards, card], ways * ranks)
      return
    }
    const weight = ways * RANKS ** (6 - cards.length)
    all += weight
    for (const side of BACCARAT_SIDES) paid[side] += weight * paidMilli(side, asked)
  }
  over([], 1)
  return BACCARAT_SIDES.map((kind) => ({
    kind,
    returnPpm: ppmOf(fraction(BigInt(paid[kind]), BigInt(all) * 1000n)),
  }))
}

/** The hands of these cards; null where they are too few. */
function asks(cards: readonly Card[]): BaccaratOutcome | null {
  let next = 0
  const outcome = dealt({ below: () => cards[next++] ?? 0 })
  return next > cards.length ? null : outcome
}
