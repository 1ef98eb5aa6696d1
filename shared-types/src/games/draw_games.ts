/** The games that are drawn at set times for everybody, and for which tickets are sold (rules 14). */
import type { GameCode } from './game_codes.ts'

export const DRAW_LOBBIES = ['bingo', 'lotto', 'racing'] as const
export type DrawLobbyCode = (typeof DRAW_LOBBIES)[number]

interface DrawGame {
  /** The lobby in which its tickets are sold; its product opens it to a player. */
  lobby: DrawLobbyCode
  /** Its runners and odds differ by draw, so that a ticket is for one draw alone. */
  isRace: boolean
}

export const DRAW_GAMES = {
  bingo75: { lobby: 'bingo', isRace: false },
  bingo90: { lobby: 'bingo', isRace: false },
  keno: { lobby: 'lotto', isRace: false },
  lotto6of49: { lobby: 'lotto', isRace: false },
  lotto5of36: { lobby: 'lotto', isRace: false },
  greyhounds: { lobby: 'racing', isRace: true },
  horses: { lobby: 'racing', isRace: true },
} as const satisfies Partial<Record<GameCode, DrawGame>>
export type DrawGameCode = keyof typeof DRAW_GAMES

export const DRAW_GAME_CODES: readonly DrawGameCode[] = [
  'bingo75',
  'bingo90',
  'keno',
  'lotto6of49',
  'lotto5of36',
  'greyhounds',
  'horses',
]

/** Most bets on one ticket, and most draws that one purchase buys tickets of. */
export const MOST_BETS_OF_TICKET = 10
export const MOST_DRAWS_OF_PURCHASE = 10
