/** The exact chances of what the dealer ends with, once it is known that there is no blackjack. */
import { fraction, NOTHING, plus, times, type Fraction } from '../fraction.ts'
import { NO_CARDS, withCard, type Total } from './hand.ts'
import { dealerStands, type BlackjackRules } from './rules.ts'

/** What a card counts, 1 to 10, and how likely each is: four ranks of thirteen count ten. */
export const WORTHS: readonly { worth: number; chance: Fraction }[] = Array.from(
  { length: 10 },
  (_, place) => ({ worth: place + 1, chance: fraction(place === 9 ? 4 : 1, 13) })
)

/** By the total of the dealer, 17 to 21, or 0 for a bust. */
export type DealerEnds = ReadonlyMap<number, Fraction>

const BEST = 21
const known = new Map<string, DealerEnds>()

/** The chance of a blackjack below a shown card. */
export const dealerBlackjackChance = (shown: number): Fraction => {
  if (shown === 1) return fraction(4, 13)
  return shown === 10 ? fraction(1, 13) : NOTHING
}

/** The ends of a dealer who shows a card of this worth and has no blackjack. */
export function dealerEnds(shown: number, rules: BlackjackRules): DealerEnds {
  const key = `${shown}${rules.hitsSoft17}`
  const ends = known.get(key) ?? computeEnds(shown, rules)
  known.set(key, ends)
  return ends
}

function computeEnds(shown: number, rules: BlackjackRules): DealerEnds {
  const first = withCard(NO_CARDS, shown)
  const hidden = WORTHS.filter(({ worth }) => withCard(first, worth).total < BEST)
  const all = hidden.reduce((sum, { chance }) => plus(sum, chance), NOTHING)
  const ends = new Map<number, Fraction>()
  for (const { worth, chance } of hidden) {
    const part = fraction(chance.top * all.bottom, chance.bottom * all.top)
    addEnds(ends, withCard(first, worth), part, rules)
  }
  return ends
}

function addEnds(
  ends: Map<number, Fraction>,
  hand: Total,
  chance: Fraction,
  rules: BlackjackRules
): void {
  if (dealerStands(hand, rules)) {
    const end = hand.total > BEST ? 0 : hand.total
    ends.set(end, plus(ends.get(end) ?? NOTHING, chance))
    return
  }
  for (const one of WORTHS) {
    addEnds(ends, withCard(hand, one.worth), times(chance, one.chance), rules)
  }
}
