/** All hands of five cards, those that differ by the names of their suits alone as one. */
import type { Card } from '../blackjack/hand.ts'

/** The ranks of each suit as the bits of a number. */
export type Suits = readonly [number, number, number, number]

const RANKS = 13
const HAND_CARDS = 5
/** Sets of ranks by how many they are, rising. */
const SETS: readonly (readonly number[])[] = Array.from({ length: HAND_CARDS + 1 }, (_, count) =>
  Array.from({ length: 2 ** RANKS }, (__, set) => set).filter((set) => sizeOf(set) === count)
)

/** Every hand once, its fullest number of ranks first. */
export function* handsBySuits(): Generator<Suits> {
  for (const first of below(2 ** RANKS, HAND_CARDS)) {
    const left = HAND_CARDS - sizeOf(first)
    for (const second of below(first, left)) {
      const rest = left - sizeOf(second)
      for (const third of below(second, rest)) {
        for (const fourth of SETS[rest - sizeOf(third)] ?? []) {
          if (fourth <= third) yield [first, second, third, fourth]
        }
      }
    }
  }
}

/** Sets of at most so many ranks, none above another set. */
function* below(most: number, count: number): Generator<number> {
  for (let size = 0; size <= count; size++) {
    for (const set of SETS[size] ?? []) if (set <= most) yield set
  }
}

/** The hand with its suits in every order in which it is another hand. */
export function namesOf(suits: Suits): Suits[] {
  const named = new Map<number, Suits>()
  for (const [a, b, c, d] of ORDERS) {
    const one: Suits = [suits[a], suits[b], suits[c], suits[d]]
    named.set(((one[0] * 2 ** RANKS + one[1]) * 2 ** RANKS + one[2]) * 2 ** RANKS + one[3], one)
  }
  return [...named.values()]
}

const PLACES = [0, 1, 2, 3] as const
type Place = (typeof PLACES)[number]
const ORDERS = PLACES.flatMap((a) =>
  PLACES.flatMap((b) =>
    PLACES.flatMap((c) =>
      PLACES.flatMap((d): [Place, Place, Place, Place][] =>
        new Set([a, b, c, d]).size === PLACES.length ? [[a, b, c, d]] : []
      )
    )
  )
)

/** The cards of a hand, in rising order. */
export function cardsOf(suits: Suits): Card[] {
  const cards: Card[] = []
  for (const [suit, ranks] of suits.entries()) {
    for (let rank = 0; rank < RANKS; rank++) {
      if ((ranks >> rank) & 1) cards.push(suit * RANKS + rank)
    }
  }
  return cards
}

function sizeOf(set: number): number {
  let size = 0
  for (let left = set; left > 0; left &= left - 1) size++
  return size
}
