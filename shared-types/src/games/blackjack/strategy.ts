/** The best way to play blackjack, and its exact return: by what each action wins on average, in stakes. */
import { fraction, isMore, NOTHING, plus, times, type Fraction } from '../fraction.ts'
import { dealerEnds, WORTHS } from './dealer.ts'
import { NO_CARDS, totalOf, withCard, worthOf, type Card, type Total } from './hand.ts'
import type { BlackjackAction } from './table.ts'

const BEST = 21
const LOST = fraction(-1, 1)
const TWICE = fraction(2, 1)
const known = new Map<string, Fraction>()

/** The action of those allowed that wins most on average, against a shown card. */
export function bestAction(
  cards: readonly Card[],
  shown: Card,
  allowed: readonly BlackjackAction[]
): BlackjackAction {
  const [first = 0] = cards
  const gains = gainsOf(totalOf(cards), worthOf(first), worthOf(shown))
  return allowed.reduce((best, action) => (isMore(gains(action), gains(best)) ? action : best))
}

/** What an action wins on average with a hand, whose first card counts `worth`, against a shown card. */
export const gainsOf =
  (hand: Total, worth: number, shown: number) =>
  (action: BlackjackAction): Fraction => {
    if (action === 'stand') return standing(hand, shown)
    if (action === 'hit') return hitting(hand, shown)
    if (action === 'double') return doubling(hand, shown)
    return splitting(worth, shown)
  }

function standing({ total }: Total, shown: number): Fraction {
  if (total > BEST) return LOST
  let gain = NOTHING
  for (const [end, chance] of dealerEnds(shown)) {
    if (end < total) gain = plus(gain, chance)
    if (end > total) gain = plus(gain, times(chance, LOST))
  }
  return gain
}

/** One card more, and then what is best. */
function hitting(hand: Total, shown: number): Fraction {
  const key = `${hand.total}${hand.isSoft}${shown}`
  const gain = known.get(key) ?? drawing(hand, (next) => playing(next, shown))
  known.set(key, gain)
  return gain
}

/** The best of hitting and standing. */
function playing(hand: Total, shown: number): Fraction {
  const stood = standing(hand, shown)
  if (hand.total >= BEST) return stood
  const hit = hitting(hand, shown)
  return isMore(hit, stood) ? hit : stood
}

const doubling = (hand: Total, shown: number): Fraction =>
  times(
    TWICE,
    drawing(hand, (next) => standing(next, shown))
  )

function splitting(worth: number, shown: number): Fraction {
  const one = withCard(NO_CARDS, worth)
  const each = drawing(one, (next) => (worth === 1 ? standing(next, shown) : playing(next, shown)))
  return times(TWICE, each)
}

const drawing = (hand: Total, gain: (next: Total) => Fraction): Fraction =>
  WORTHS.reduce(
    (total, { worth, chance }) => plus(total, times(chance, gain(withCard(hand, worth)))),
    NOTHING
  )
