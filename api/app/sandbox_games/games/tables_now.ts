import { clock } from '#core/timing/clock'
import type { Games } from '#sandbox_games/games/find_games'
import type { Frames } from '#sandbox_games/store/frames'

/** A player counts as sitting at a table for this long after the launch. */
const SITTING_MS = 10 * 60_000

/** The tables of all games, each open or full. */
export const tablesNow = (games: Games, frames: Frames): object[] =>
  games.all().flatMap(({ code, tables = [], seats = Number.POSITIVE_INFINITY }) =>
    tables.map(({ limitId }) => {
      const sitting = frames.sittingAt(code, limitId, clock.now() - SITTING_MS)
      return { gameCode: code, limitId, state: sitting < seats ? 'open' : 'full' }
    })
  )
