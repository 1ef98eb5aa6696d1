/** Blackjack as a game: the outcome is the order of the cards, the bet holds what the player did. */
import type { Draws } from '../../draws/stream.ts'
import { objectOf, oneOf, stakeOf } from '../read.ts'
import type { Game, StakedBet } from '../game.ts'
import { madeOfCode } from '../of_code.ts'
import { CARDS, type Card } from './hand.ts'
import { BLACKJACKS, type BlackjackRules } from './rules.ts'
import {
  BLACKJACK_ACTIONS,
  halvesWon,
  playTable,
  stakesOf,
  type BlackjackAction,
  type BlackjackTable,
} from './table.ts'

export interface BlackjackBet extends StakedBet {
  /** What the player did, in its order; the player stands on hands that are not finished. */
  actions: readonly BlackjackAction[]
}

export interface BlackjackOutcome {
  /** The cards of the round in the order in which they are dealt; more than any round needs. */
  shoe: readonly Card[]
}

const SHOE_CARDS = 64
/** Doubled, or split, and both hands won. */
const HIGHEST_MULTIPLE = 4
const HALVES = 2n

/** The game of a table. */
export const blackjackGame = (rules: BlackjackRules): Game<BlackjackOutcome, BlackjackBet> => ({
  draw: (draws) => ({ shoe: Array.from({ length: SHOE_CARDS }, () => draws.below(CARDS)) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    if (stakeMinor === null || !Array.isArray(bet?.actions)) return null
    const given: unknown[] = bet.actions
    const actions = given
      .map((action) => oneOf(action, BLACKJACK_ACTIONS))
      .filter((action) => action !== null)
    return actions.length === given.length && actions.length < SHOE_CARDS
      ? { stakeMinor, actions }
      : null
  },
  settle: (bet, outcome) => {
    const table = playedOut(bet, outcome, rules)
    return {
      stakedMinor: bet.stakeMinor * stakesOf(table),
      winMinor: Number((BigInt(bet.stakeMinor) * BigInt(halvesWon(table))) / HALVES),
    }
  },
  highestWinMinor: ({ stakeMinor }) => stakeMinor * HIGHEST_MULTIPLE,
})

export const blackjack = blackjackGame(BLACKJACKS.blackjack)
export const blackjackOf = madeOfCode(BLACKJACKS, blackjackGame)

/** Cards from a stream, one by one. */
export function* cardsOf(draws: Draws): Generator<Card, never> {
  for (;;) yield draws.below(CARDS)
}

/**
 * The table at the end of a bet. The player stands on what the actions leave open, and from an action on that the rules do
 * not allow; a server takes no such action (`playTable`).
 */
export function playedOut(
  { actions }: BlackjackBet,
  { shoe }: BlackjackOutcome,
  rules: BlackjackRules
): BlackjackTable {
  const after = (taken: readonly BlackjackAction[]) => playTable(shoe.values(), taken, rules)
  let taken = [...actions]
  let table = after(taken)
  while (table === null || table.playing !== null) {
    taken = table === null ? taken.slice(0, -1) : [...taken, 'stand']
    table = after(taken)
  }
  return table
}
