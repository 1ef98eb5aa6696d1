/** The exact return of blackjack to a player who plays best, on the first stake. */
import { CERTAIN, fraction, isMore, plus, ppmOf, times, type Fraction } from '../fraction.ts'
import type { KindReturn } from '../game.ts'
import { dealerBlackjackChance, WORTHS } from './dealer.ts'
import { NO_CARDS, withCard } from './hand.ts'
import { gainsOf } from './strategy.ts'
import type { BlackjackRules } from './rules.ts'
import type { BlackjackAction } from './table.ts'

const BEST = 21
const BLACKJACK_GAIN = fraction(3, 2)
const LOST = fraction(-1, 1)

/** One and what a stake gains, over all first cards. */
export function computeBlackjackReturns(rules: BlackjackRules): KindReturn[] {
  let returned = CERTAIN
  for (const first of WORTHS) {
    for (const second of WORTHS) {
      for (const shown of WORTHS) {
        const chance = times(times(first.chance, second.chance), shown.chance)
        returned = plus(
          returned,
          times(chance, gainOf(first.worth, second.worth, shown.worth, rules))
        )
      }
    }
  }
  return [{ kind: 'hand', returnPpm: ppmOf(returned) }]
}

function gainOf(first: number, second: number, shown: number, rules: BlackjackRules): Fraction {
  const dealt = dealerBlackjackChance(shown)
  const open = plus(CERTAIN, times(LOST, dealt))
  const hand = withCard(withCard(NO_CARDS, first), second)
  if (hand.total === BEST) return times(BLACKJACK_GAIN, open)
  const actions: BlackjackAction[] = ['stand', 'hit', 'double']
  if (first === second) actions.push('split')
  const best = actions
    .map(gainsOf(hand, first, shown, rules))
    .reduce((most, gain) => (isMore(gain, most) ? gain : most), fraction(-2, 1))
  return plus(times(open, best), times(dealt, LOST))
}
