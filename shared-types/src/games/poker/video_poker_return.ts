/**
 * The exact return of video poker to a player who always keeps what wins most on average. What is paid over all draws to some kept
 * cards follows from sums over hands that hold given cards, by inclusion and exclusion over the cards that were thrown away.
 */
import { CARDS, type Card } from '../blackjack/hand.ts'
import { choose, fraction, NOTHING, plus, ppmOf } from '../fraction.ts'
import type { KindReturn } from '../game.ts'
import { cardsOf, handsBySuits, namesOf } from './deals.ts'
import { pokerHand } from './hands.ts'
import { HAND_CARDS, POKER_PAYS_MILLI } from './video_poker.ts'

const HOLDS = 2 ** HAND_CARDS
/** Ways to draw so many cards from the rest of the deck. */
const WAYS = Array.from({ length: HAND_CARDS + 1 }, (_, count) =>
  Number(choose(CARDS - HAND_CARDS, count))
)
/** `BINOMIAL[k][n]`: choices of `k` among `n`; they number the sets of cards. */
const BINOMIAL = Array.from({ length: HAND_CARDS + 1 }, (_, count) =>
  Float64Array.from({ length: CARDS + 1 }, (__, of) => Number(choose(of, count)))
)
const sizes = Array.from(
  { length: HOLDS },
  (_, set) => [...set.toString(2)].filter((digit) => digit === '1').length
)

/** By size and number of a set of cards: what all hands with these cards pay, in thousandths. */
let known: readonly Float64Array[] | null = null

/** The return of the best play, over all hands that can be dealt. */
export function computeVideoPokerReturns(): KindReturn[] {
  const paid = WAYS.map(() => 0)
  for (const { cards, times } of dealtHands()) {
    const { drawn, total } = bestHold(cards)
    paid[drawn] = (paid[drawn] ?? 0) + times * total
  }
  const dealt = choose(CARDS, HAND_CARDS) * 1000n
  const parts = paid.map((total, drawn) =>
    fraction(BigInt(total), dealt * BigInt(WAYS[drawn] ?? 1))
  )
  return [{ kind: 'hand', returnPpm: ppmOf(parts.reduce(plus, NOTHING)) }]
}

interface Hold {
  /** The places of the cards that are kept. */
  held: number[]
  /** How many are drawn. */
  drawn: number
  /** What all draws pay together, in thousandths. */
  total: number
}

/** What wins most on average with five cards in rising order. */
export function bestHold(cards: readonly Card[]): Hold {
  const numbers = sumsOf(cards)
  let best = { set: 0, total: -1, drawn: HAND_CARDS }
  for (let set = 0; set < HOLDS; set++) {
    const drawn = HAND_CARDS - (sizes[set] ?? 0)
    const total = paidOver(numbers, set)
    if (total * (WAYS[best.drawn] ?? 1) > best.total * (WAYS[drawn] ?? 1)) {
      best = { set, total, drawn }
    }
  }
  const held = cards.map((_, place) => place).filter((place) => (best.set >> place) & 1)
  return { held, drawn: best.drawn, total: best.total }
}

/** Of each set of the five cards: what all hands with its cards pay. */
function sumsOf(cards: readonly Card[]): number[] {
  known ??= computeSums()
  const sums = known
  return Array.from({ length: HOLDS }, (_, set) => {
    let [number, size] = [0, 0]
    for (let place = 0; place < HAND_CARDS; place++) {
      if ((set >> place) & 1) number += BINOMIAL[++size]?.[cards[place] ?? 0] ?? 0
    }
    return sums[size]?.[number] ?? 0
  })
}

/** Hands with the kept cards and none of the others. */
function paidOver(sums: readonly number[], kept: number): number {
  const thrown = HOLDS - 1 - kept
  let total = 0
  for (let more = thrown; ; more = (more - 1) & thrown) {
    const sign = (sizes[more] ?? 0) % 2 === 0 ? 1 : -1
    total += sign * (sums[kept | more] ?? 0)
    if (more === 0) return total
  }
}

function computeSums(): Float64Array[] {
  const sums = BINOMIAL.map((of) => new Float64Array(of[CARDS] ?? 0))
  for (const suits of handsBySuits()) {
    const hand = pokerHand(cardsOf(suits))
    if (hand === null) continue
    for (const named of namesOf(suits)) addHand(sums, cardsOf(named), POKER_PAYS_MILLI[hand])
  }
  return sums
}

/** Adds a hand's pay to every set of its cards. */
function addHand(sums: readonly Float64Array[], cards: readonly Card[], pay: number): void {
  for (let set = 0; set < HOLDS; set++) {
    let [number, size] = [0, 0]
    for (let place = 0; place < HAND_CARDS; place++) {
      if ((set >> place) & 1) number += BINOMIAL[++size]?.[cards[place] ?? 0] ?? 0
    }
    const own = sums[size]
    if (own) own[number] = (own[number] ?? 0) + pay
  }
}

/** One of the hands that differ by the names of their suits alone, with how many these are. */
function* dealtHands(): Generator<{ cards: readonly Card[]; times: number }> {
  for (const suits of handsBySuits()) yield { cards: cardsOf(suits), times: namesOf(suits).length }
}
