/** What becomes of the ticket of a draw (rules 14). Pure: the same seeds and bets give the same in server and browser. */
import { stream, type Seeds } from '../draws/stream.ts'
import { withGame } from './all_games.ts'
import { DRAW_GAMES, type DrawGameCode } from './draw_games.ts'
import { objectOf } from './read.ts'

/** A draw as its tickets need it. `seeds` are known once it is drawn; a failed draw has none. */
interface SettledDraw {
  gameCode: DrawGameCode
  seeds: Seeds | null
}

interface PlayedTicket {
  /** Bets that `readDrawBets` has read. */
  bets: readonly unknown[]
  stakeMinor: number
  /** A ticket is paid no more than this. */
  maxWinMinor: number
}

/** `carried`: the ticket stays in play, for the next draw of its game. */
export type TicketEnd =
  | { state: 'won' | 'lost' | 'void'; paidMinor: number }
  | { state: 'carried'; paidMinor: 0 }

/**
 * The bets in values from outside, with the round of the draw in those of races; null when one of them is no bet of the
 * game.
 */
export function readDrawBets(
  code: DrawGameCode,
  round: number,
  values: readonly unknown[]
): { bets: object[]; stakeMinor: number; highestWinMinor: number } | { wrongAt: number } {
  return withGame(code, (game) => {
    const bets: object[] = []
    let stakeMinor = 0
    let highestWinMinor = 0
    for (const [index, value] of values.entries()) {
      const bet = game.readBet({ ...objectOf(value), round })
      if (!bet) return { wrongAt: index }
      bets.push(bet)
      stakeMinor += bet.stakeMinor
      highestWinMinor += game.highestWinMinor(bet)
    }
    return { bets, stakeMinor, highestWinMinor }
  })
}

/** What comes out of a draw. */
export const drawOutcome = (code: DrawGameCode, seeds: Seeds): unknown =>
  withGame(code, (game) => game.draw(stream(seeds), seeds.round))

/** A function that gives the win of each bet of a ticket, in minor units and their order; the draw is made once. */
export function winsOfDraw(
  code: DrawGameCode,
  seeds: Seeds
): (bets: readonly unknown[]) => number[] {
  return withGame(code, (game) => {
    const outcome = game.draw(stream(seeds), seeds.round)
    return (bets) =>
      bets.map((value) => {
        const bet = game.readBet(value)
        return bet ? game.settle(bet, outcome).winMinor : 0
      })
  })
}

/**
 * A function that gives the end of each ticket of a draw. Of a failed draw, a ticket is carried over at the same odds; a race has
 * other runners next time, and without a next draw there is none to carry to, so then the stake is given back.
 */
export function ticketEnds(
  { gameCode, seeds }: SettledDraw,
  hasNext: boolean
): (ticket: PlayedTicket) => TicketEnd {
  if (!seeds) {
    if (hasNext && !DRAW_GAMES[gameCode].isRace) return () => ({ state: 'carried', paidMinor: 0 })
    return ({ stakeMinor }) => ({ state: 'void', paidMinor: stakeMinor })
  }
  const winsOf = winsOfDraw(gameCode, seeds)
  return ({ bets, maxWinMinor }) => {
    const winMinor = winsOf(bets).reduce((sum, one) => sum + one, 0)
    const paidMinor = Math.min(winMinor, maxWinMinor)
    return { state: paidMinor > 0 ? 'won' : 'lost', paidMinor }
  }
}
