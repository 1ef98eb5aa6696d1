/** The best way to play blackjack, and its exact return: by what each action wins on average, in stakes. */
import { fraction, isMore, NOTHING, plus, times, type Fraction } from '../fraction.ts'
import { dealerEnds, WORTHS } from './dealer.ts'
import { NO_CARDS, totalOf, withCard, worthOf, type Card, type Total } from './hand.ts'
import type { BlackjackRules } from './rules.ts'
import type { BlackjackAction } from './table.ts'

const BEST = 21
const LOST = fraction(-1, 1)
const TWICE = fraction(2, 1)
const known = new Map<string, Fraction>()

/** The action of those allowed that wins most on average, against a shown card. */
export function bestAction(
  cards: readonly Card[],
  shown: Card,
  allowed: readonly BlackjackAction[],
  rules: BlackjackRules
): BlackjackAction {
  const [first = 0] = cards
  const gains = gainsOf(totalOf(cards), worthOf(first), worthOf(shown), rules)
  return allowed.reduce((best, action) => (isMore(gains(action), gains(best)) ? action : best))
}

/** What an action wins on average with a hand, whose first card counts `worth`, against a shown card. */
export const gainsOf =
  (hand: Total, worth: number, shown: number, rules: BlackjackRules) =>
  (action: BlackjackAction): Fraction => {
    if (action === 'stand') return standing(hand, shown, rules)
    if (action === 'hit') return hitting(hand, shown, rules)
    if (action === 'double') return doubling(hand, shown, rules)
    return splitting(worth, shown, rules)
  }

function standing({ total }: Total, shown: number, rules: BlackjackRules): Fraction {
  if (total > BEST) return LOST
  let gain = NOTHING
  for (const [end, chance] of dealerEnds(shown, rules)) {
    if (end < total) gain = plus(gain, chance)
    if (end > total) gain = plus(gain, times(chance, LOST))
  }
  return gain
}

/** One card more, and then what is best. */
function hitting(hand: Total, shown: number, rules: BlackjackRules): Fraction {
  const key = `${hand.total}${hand.isSoft}${shown}${rules.hitsSoft17}`
  const gain = known.get(key) ?? drawing(hand, (next) => playing(next, shown, rules))
  known.set(key, gain)
  return gain
}

/** The best of hitting and standing. */
function playing(hand: Total, shown: number, rules: BlackjackRules): Fraction {
  const stood = standing(hand, shown, rules)
  if (hand.total >= BEST) return stood
  const hit = hitting(hand, shown, rules)
  return isMore(hit, stood) ? hit : stood
}

const doubling = (hand: Total, shown: number, rules: BlackjackRules): Fraction =>
  times(
    TWICE,
    drawing(hand, (next) => standing(next, shown, rules))
  )

function splitting(worth: number, shown: number, rules: BlackjackRules): Fraction {
  const one = withCard(NO_CARDS, worth)
  const each = drawing(one, (next) =>
    worth === 1 ? standing(next, shown, rules) : playing(next, shown, rules)
  )
  return times(TWICE, each)
}

const drawing = (hand: Total, gain: (next: Total) => Fraction): Fraction =>
  WORTHS.reduce(
    (total, { worth, chance }) => plus(total, times(chance, gain(withCard(hand, worth)))),
    NOTHING
  )
