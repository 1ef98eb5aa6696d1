/** Video poker: five cards are dealt, those that are kept stay, and the others are drawn anew. */
import { pokerHand } from '@grandstand/shared-types/games/poker/hands'
import {
  finalCards,
  HAND_CARDS,
  videoPoker,
} from '@grandstand/shared-types/games/poker/video_poker'
import { objectOf } from '@grandstand/shared-types/games/read'
import { AppError } from '#core/errors/app_error'
import type { SandboxGame } from '#sandbox_games/games/game'
import { publishedReturn } from '#sandbox_games/games/published_return'
import type { PokerShown } from '#sandbox_games/wire'

const MAX_STAKE_MINOR = 10_000
const DAY_MS = 24 * 3_600_000
const KEEP = /^keep:([0-4]{0,5})$/
const ALL = 'keep:01234'

const game: SandboxGame = {
  code: 'videoPoker',
  lobby: 'virtualGames',
  returnPpm: publishedReturn('videoPoker'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: videoPoker.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, held: [] }),
  // who is gone keeps what was dealt
  leaving: { afterMs: DAY_MS, action: ALL },
  play: (draws, { bets, actions }, round) => {
    const sent: unknown = Array.isArray(bets) && bets.length === 1 ? bets[0] : null
    const kept = actions.length > 0 ? KEEP.exec(actions[0] ?? '')?.[1] : ''
    const held = kept === undefined || actions.length > 1 ? null : [...kept].map(Number)
    const bet = videoPoker.readBet({ ...objectOf(sent), held })
    if (!bet) throw new AppError('validationFailed')
    const outcome = videoPoker.draw(draws, round)
    const isOver = actions.length === 1
    const cards = isOver ? finalCards(bet.held, outcome) : outcome.cards.slice(0, HAND_CARDS)
    const shown: PokerShown = { bet, cards, hand: pokerHand(cards), isOver }
    const winMinor = isOver ? videoPoker.settle(bet, outcome).winMinor : 0
    return { stakeMinor: bet.stakeMinor, winMinor, isOver, outcome: shown }
  },
}

export default game
