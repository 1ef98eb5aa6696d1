/** What a person chooses: bets without their stakes. */
import { pick } from '@grandstand/shared-types/draws/choose'
import { drawsFrom } from '@grandstand/shared-types/draws/stream'
import type { NumbersBet, NumbersRules } from '@grandstand/shared-types/games/numbers/numbers_game'
import type { BingoBet } from '@grandstand/shared-types/games/bingo/bingo_rules'
import type { RaceBet } from '@grandstand/shared-types/games/race/race_bet'

export type NumbersPick = Omit<NumbersBet, 'stakeMinor'>
export type CardPick = Omit<BingoBet, 'stakeMinor'>
export type RacePick = Omit<RaceBet, 'stakeMinor' | 'round'>
export type DrawPick = NumbersPick | CardPick | RacePick

/** Chance for the person's own choices; the draw itself is the server's. */
export const OWN_CHANCE = drawsFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

/** Numbers picked by chance, in rising order. */
export function quickPick({ pool }: NumbersRules, count: number): number[] {
  const all = Array.from({ length: pool }, (_, place) => place + 1)
  return pick(OWN_CHANCE, all, count).toSorted((a, b) => a - b)
}

const PLAIN_COUNT = 6

/** How many numbers a bet may have, and how many it has unless somebody says otherwise. */
export function countsOf({ paysMilli }: NumbersRules): { counts: number[]; plain: number } {
  const counts = Object.keys(paysMilli).map(Number)
  return { counts, plain: Math.min(PLAIN_COUNT, Math.max(...counts)) }
}
