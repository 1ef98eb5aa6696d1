import type { Finish } from '@grandstand/shared-types/games/race/race_parts'
import type { DrawBet } from '@grandstand/shared-types/wire/draws'
import type { DrawPlay, RacePlay } from './plays.ts'

/**
 * The most that bets on one draw can win together, in minor units. Of a race it is the best of all finishes; lines and cards are
 * counted as if each came best.
 */
export function highestWinMinor(play: DrawPlay, bets: readonly DrawBet[], round: number): number {
  if (play.kind === 'race') return highestOfRace(play, bets, round)
  return bets.reduce((total, bet) => total + highestOf(play, bet), 0)
}

function highestOf(play: Exclude<DrawPlay, RacePlay>, bet: DrawBet): number {
  if (play.kind === 'numbers') {
    const read = play.game.readBet(bet)
    return read ? play.game.highestWinMinor(read) : 0
  }
  const read = play.game.readBet(bet)
  return read ? play.game.highestWinMinor(read) : 0
}

function highestOfRace({ game, rules }: RacePlay, bets: readonly DrawBet[], round: number): number {
  const read = bets.map((bet) => game.readBet({ ...bet, round })).filter((bet) => bet !== null)
  const winOf = (finish: Finish) =>
    read.reduce((total, bet) => total + game.settle(bet, { finish }).winMinor, 0)
  return Math.max(0, ...finishesOf(rules.strengths.length, rules.places).map(winOf))
}

/** Every order of those that are paid; the others follow in their numbers' order. */
function finishesOf(count: number, places: number): number[][][] {
  const runners = Array.from({ length: count }, (_, place) => place + 1)
  let orders: number[][] = [[]]
  for (let place = 0; place < places; place++) {
    orders = orders.flatMap((order) =>
      runners.filter((runner) => !order.includes(runner)).map((runner) => [...order, runner])
    )
  }
  return orders.map((order) =>
    [...order, ...runners.filter((runner) => !order.includes(runner))].map((runner) => [runner])
  )
}
