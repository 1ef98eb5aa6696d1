import { LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import { DRAW_LOBBIES } from '@grandstand/shared-types/games/draw_games'
import type { PlayerPage } from '../../navigation/page.ts'
import { LOBBY_PLACES } from './lobbies.ts'

const OF_LOBBIES = ['products', 'status', 'jackpots']

export const pages: readonly PlayerPage[] = LOBBY_PLACES.map(([path, lobby, section], at) => ({
  paths: [path],
  title: `products.${lobby}`,
  section,
  layout: 'games',
  products: [LOBBY_PRODUCTS[lobby]],
  lobby,
  menu: { places: ['games'], order: at },
  pageTexts: DRAW_LOBBIES.some((one) => one === lobby)
    ? [...OF_LOBBIES, 'draws', 'verify']
    : OF_LOBBIES,
  load: () => import('./LobbyPage.tsx'),
}))
