import { netOf } from '@grandstand/shared-types/games/wallet/fold_round'
import type { GameRoundRow } from '@grandstand/shared-types/wire/games/rounds'

/** What the round gave the player, below 0 for a loss. */
export const netOfRound = (row: GameRoundRow): number => netOf({ ...row, undoneCount: 0 })
