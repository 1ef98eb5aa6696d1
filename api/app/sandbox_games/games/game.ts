/** A game of the sandbox, as the folder of its kind describes it. */
import type { Draws } from '@grandstand/shared-types/draws/stream'
import type { GameCode } from '@grandstand/shared-types/games/game_codes'

/** What a player did in a round. */
export interface Played {
  /** What the browser sent as bets; only the game knows whether it is one. */
  bets: unknown
  /** What the player did after the bet, in order. */
  actions: readonly string[]
}

/** What a round is so far. It follows from the draws and what was played alone, so that it can be told again. */
export interface Result {
  /** All that the player staked, minor units. */
  stakeMinor: number
  /** What the round pays, stakes included; 0 while it is open. */
  winMinor: number
  isOver: boolean
  /** What the player may see, as the picture of the game reads it. */
  outcome: unknown
}

export interface StakeLimits {
  minStakeMinor: number
  maxStakeMinor: number
}

export interface SandboxGame extends StakeLimits {
  code: GameCode
  /** The lobby in which the platform lists it. */
  lobby: string
  /** Published return to the player, in millionths. */
  returnPpm: number
  /** Most that a round pays at the highest stake. */
  maxPayMinor: number
  /** Tables with limits of their own, by `limitId`. */
  tables?: readonly (StakeLimits & { id: string; limitId: string })[]
  /** How many sit at one table; without it, as many as want. */
  seats?: number
  /**
   * `round` is the number of the round among those of its seeds. Throws 422 `validationFailed` for bets or actions that are
   * none of the game.
   */
  play: (draws: Draws, played: Played, round: number) => Result
  /** The action as it counts when it comes `elapsedMs` after the bet; for games in which time passes. */
  actionAt?: (action: string, elapsedMs: number) => string
  /** Whether the action only looks: it is not kept while the round goes on. */
  isLook?: (action: string) => boolean
  /** What ends a round whose player is gone for so long; repeated until it is over. */
  leaving?: { afterMs: number; action: string }
}

/** The limits of a table; those of the game where the launch named none. */
export const limitsOf = (game: SandboxGame, limitId: string | null): StakeLimits =>
  game.tables?.find((table) => table.limitId === limitId) ?? game
