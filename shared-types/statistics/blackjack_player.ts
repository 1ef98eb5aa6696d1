/** A player of blackjack who always does what wins most on average. */
import type { Draws } from '../src/draws/stream.ts'
import { cardsOf } from '../src/games/blackjack/blackjack.ts'
import { totalOf, worthOf, type Card } from '../src/games/blackjack/hand.ts'
import type { BlackjackRules } from '../src/games/blackjack/rules.ts'
import { bestAction } from '../src/games/blackjack/strategy.ts'
import {
  halvesWon,
  playTable,
  stakesOf,
  type BlackjackAction,
  type BlackjackTable,
} from '../src/games/blackjack/table.ts'
import type { Settled } from '../src/games/game.ts'

const known = new Map<string, BlackjackAction>()

/** One round; cards are drawn as they are asked for. */
export function playBlackjack(draws: Draws, stakeMinor: number, rules: BlackjackRules): Settled {
  const dealt: Card[] = []
  const more = cardsOf(draws)
  const actions: BlackjackAction[] = []
  let table = tableOf(dealt, more, actions, rules)
  while (table.playing !== null) {
    actions.push(actionAt(table, table.playing, rules))
    table = tableOf(dealt, more, actions, rules)
  }
  return {
    stakedMinor: stakeMinor * stakesOf(table),
    winMinor: (stakeMinor * halvesWon(table)) / 2,
  }
}

function tableOf(
  dealt: Card[],
  more: Iterator<Card, never>,
  actions: readonly BlackjackAction[],
  rules: BlackjackRules
): BlackjackTable {
  const table = playTable(shoeOf(dealt, more), actions, rules)
  if (!table) throw new RangeError(`not allowed: ${actions.join(', ')}`)
  return table
}

/** The cards that were dealt already, then new ones. */
function* shoeOf(dealt: Card[], more: Iterator<Card, never>): Generator<Card, never> {
  for (let place = 0; ; place++) {
    const card = dealt[place] ?? more.next().value
    dealt[place] = card
    yield card
  }
}

function actionAt(
  { hands, dealer, allowed }: BlackjackTable,
  playing: number,
  rules: BlackjackRules
): BlackjackAction {
  const cards = hands[playing]?.cards ?? []
  const [first = 0] = cards
  const [shown = 0] = dealer
  const { total, isSoft } = totalOf(cards)
  const key = [
    total,
    isSoft,
    worthOf(first),
    worthOf(shown),
    allowed.join(),
    rules.hitsSoft17,
  ].join()
  const action = known.get(key) ?? bestAction(cards, shown, allowed, rules)
  known.set(key, action)
  return action
}
