/** The lobbies of games, and the product that opens each for a player (rules 9.1). */
import type { Product } from './user_types.ts'

export const LOBBY_PRODUCTS = {
  slots: 'slot',
  liveCasino: 'casino',
  bingo: 'bingo',
  tvGames: 'tvgames',
  virtualGames: 'virtual',
  racing: 'virtual',
  lotto: 'casino',
  virtualLeague: 'virtual',
  betGames: 'casino',
  mintGaming: 'casino',
  virtualSports: 'virtual',
} as const satisfies Record<string, Product>
export type Lobby = keyof typeof LOBBY_PRODUCTS

export const LOBBIES = Object.keys(LOBBY_PRODUCTS) as Lobby[]
