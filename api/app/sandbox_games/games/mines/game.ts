/** Mines: the player opens cell after cell, and takes the win when it is enough. */
import {
  FIELD_CELLS,
  firstMine,
  mines,
  minesMultipleMilli,
  minesOf,
} from '@grandstand/shared-types/games/mines/mines'
import { objectOf } from '@grandstand/shared-types/games/read'
import { AppError } from '#core/errors/app_error'
import type { SandboxGame } from '#sandbox_games/games/game'
import { publishedReturn } from '#sandbox_games/games/published_return'
import type { MinesShown } from '#sandbox_games/wire'

const MAX_STAKE_MINOR = 10_000
const DAY_MS = 24 * 3_600_000
const OPEN = /^open:(\d{1,2})$/
const TAKE = 'take'

const game: SandboxGame = {
  code: 'mines',
  lobby: 'mintGaming',
  returnPpm: publishedReturn('mines'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: mines.highestWinMinor({
    ...{
      stakeMinor: MAX_STAKE_MINOR,
      mines: 12,
      opened: Array.from({ length: 13 }, (_, at) => at),
    },
  }),
  leaving: { afterMs: DAY_MS, action: TAKE },
  play: (draws, { bets, actions }, round) => {
    const sent: unknown = Array.isArray(bets) && bets.length === 1 ? bets[0] : null
    const isTaken = actions.at(-1) === TAKE
    const opened = (isTaken ? actions.slice(0, -1) : actions).map(cellOf)
    const bet = mines.readBet({ ...objectOf(sent), opened })
    if (!bet) throw new AppError('validationFailed')
    const outcome = mines.draw(draws, round)
    const mine = firstMine(bet, outcome)
    // nothing is opened behind a mine
    if (mine !== null && (isTaken || mine !== opened.at(-1))) throw new AppError('validationFailed')
    const isAll = opened.length === FIELD_CELLS - bet.mines
    const isOver = isTaken || isAll || mine !== null
    const shown: MinesShown = {
      bet,
      multipleMilli: minesMultipleMilli(bet.mines, opened.length),
      nextMilli: minesMultipleMilli(bet.mines, opened.length + 1),
      mines: isOver ? minesOf(bet.mines, outcome) : null,
      mine,
    }
    const winMinor = isOver ? mines.settle(bet, outcome).winMinor : 0
    return { stakeMinor: bet.stakeMinor, winMinor, isOver, outcome: shown }
  },
}

function cellOf(action: string): number {
  const cell = OPEN.exec(action)?.[1]
  if (cell === undefined) throw new AppError('validationFailed')
  return Number(cell)
}

export default game
