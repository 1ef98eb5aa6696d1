/** Games in which the bets come first and one draw decides all of them. */
import type { Game, StakedBet } from '@grandstand/shared-types/games/game'
import { objectOf } from '@grandstand/shared-types/games/read'
import { AppError } from '#core/errors/app_error'
import type { DrawnOutcome } from '#sandbox_games/wire'
import type { SandboxGame } from '#sandbox_games/games/game'

const MOST_BETS = 200

/** `rules` are the rules of one bet; a round may hold many, each of which pays for itself. */
export const drawGame = <Outcome, Bet extends StakedBet>(
  rules: Game<Outcome, Bet>,
  about: Omit<SandboxGame, 'play'>
): SandboxGame => ({
  ...about,
  play: (draws, { bets: sent, actions }, round) => {
    const bets = readBets(rules, sent, round)
    if (actions.length > 0) throw new AppError('validationFailed')
    const drawn = rules.draw(draws, round)
    const settled = bets.map((bet) => rules.settle(bet, drawn))
    const wins = settled.map(({ winMinor }) => winMinor)
    const outcome: DrawnOutcome<Outcome, Bet> = { drawn, bets, wins }
    return {
      stakeMinor: settled.reduce((total, { stakedMinor }) => total + stakedMinor, 0),
      winMinor: wins.reduce((total, win) => total + win, 0),
      isOver: true,
      outcome,
    }
  },
})

function readBets<Outcome, Bet extends StakedBet>(
  rules: Game<Outcome, Bet>,
  sent: unknown,
  round: number
): Bet[] {
  const list: unknown[] = Array.isArray(sent) ? sent : []
  const bets = list
    .map((bet) => rules.readBet({ ...objectOf(bet), round }))
    .filter((bet) => bet !== null)
  if (bets.length !== list.length || bets.length === 0 || bets.length > MOST_BETS) {
    throw new AppError('validationFailed')
  }
  return bets
}
