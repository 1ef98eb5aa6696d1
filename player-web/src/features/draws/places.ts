/** Where the games of draws have their pages, below `/{lang}/`. */
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'

export const DRAW_PATHS: Readonly<Record<DrawGameCode, string>> = {
  bingo75: 'bingo/75',
  bingo90: 'bingo/90',
  keno: 'lotto/keno',
  lotto6of49: 'lotto/6of49',
  lotto5of36: 'lotto/5of36',
  greyhounds: 'racing/greyhounds',
  horses: 'racing/horses',
}

/** Own tickets, or those that the desk has sold. */
export const TICKETS_PATH = 'draws/tickets'

/** The draws of one game to watch, and their results; `?game=` names it. */
export const SCREEN_PATH = 'draws/screen'
export const RESULTS_PATH = 'draws/results'
