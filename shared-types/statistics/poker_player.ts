/** A player of video poker who always keeps what wins most on average. */
import type { Draws } from '../src/draws/stream.ts'
import type { Settled } from '../src/games/game.ts'
import { HAND_CARDS, videoPoker } from '../src/games/poker/video_poker.ts'
import { bestHold } from '../src/games/poker/video_poker_return.ts'

/** One round. */
export function playPoker(draws: Draws, stakeMinor: number): Settled {
  const outcome = videoPoker.draw(draws, 0)
  const dealt = outcome.cards.slice(0, HAND_CARDS)
  const rising = dealt.toSorted((a, b) => a - b)
  const kept = bestHold(rising).held.map((place) => rising[place])
  const held = dealt.flatMap((card, place) => (kept.includes(card) ? [place] : []))
  return videoPoker.settle({ stakeMinor, held }, outcome)
}
