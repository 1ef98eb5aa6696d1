import { LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import type { PlayerPage } from '../../navigation/page.ts'
import { LOBBY_PLACES } from './lobbies.ts'

export const pages: readonly PlayerPage[] = LOBBY_PLACES.map(([path, lobby, section], at) => ({
  paths: [path],
  title: `products.${lobby}`,
  section,
  layout: 'plain',
  products: [LOBBY_PRODUCTS[lobby]],
  menu: { places: ['games'], order: at },
  pageTexts: ['products', 'status'],
  load: () => import('./LobbyPage.tsx'),
}))
