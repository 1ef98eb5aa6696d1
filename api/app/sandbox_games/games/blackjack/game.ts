/** Blackjack: the player decides hand by hand. */
import { blackjack } from '@grandstand/shared-types/games/blackjack/blackjack'
import { blackjackRules } from '@grandstand/shared-types/games/blackjack/rules'
import { halvesWon, playTable, stakesOf } from '@grandstand/shared-types/games/blackjack/table'
import { codesOf, type CodeOf } from '@grandstand/shared-types/games/game_codes'
import { AppError } from '#core/errors/app_error'
import type { SandboxGame } from '#sandbox_games/games/game'
import { publishedReturn } from '#sandbox_games/games/published_return'
import type { BlackjackShown } from '#sandbox_games/wire'

const MAX_STAKE_MINOR = 100_000
const DAY_MS = 24 * 3_600_000
const HALVES = 2n

const gameOf = (code: CodeOf<'blackjack'>): SandboxGame => ({
  code,
  lobby: 'liveCasino',
  returnPpm: publishedReturn(code),
  minStakeMinor: 50,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: blackjack.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, actions: [] }),
  leaving: { afterMs: DAY_MS, action: 'stand' },
  play: (draws, { bets, actions }, round) => {
    const sent: unknown = Array.isArray(bets) && bets.length === 1 ? bets[0] : null
    const stake = typeof sent === 'object' ? sent : null
    const bet = blackjack.readBet({ ...stake, actions })
    const table =
      bet &&
      playTable(blackjack.draw(draws, round).shoe.values(), bet.actions, blackjackRules(code))
    if (!table) throw new AppError('validationFailed')
    const { hands, dealer, playing, allowed } = table
    const isOver = playing === null
    const halves = isOver ? BigInt(halvesWon(table)) : 0n
    const shown: BlackjackShown = {
      bet,
      hands: hands.map(({ cards, stakes }) => ({ cards, stakes })),
      dealer: isOver ? dealer : dealer.slice(0, 1),
      playing,
      allowed,
    }
    return {
      stakeMinor: bet.stakeMinor * stakesOf(table),
      winMinor: Number((BigInt(bet.stakeMinor) * halves) / HALVES),
      isOver,
      outcome: shown,
    }
  },
})

export default codesOf('blackjack').map(gameOf)
