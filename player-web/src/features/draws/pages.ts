import { LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import { DRAW_GAMES, type DrawLobbyCode } from '@grandstand/shared-types/games/draw_games'
import type { PlayerPage, Section } from '../../navigation/page.ts'
import { DRAW_PATHS, RESULTS_PATH, SCREEN_PATH, TICKETS_PATH } from './places.ts'

const SECTIONS: Readonly<Record<DrawLobbyCode, Section>> = {
  bingo: 'bingo',
  lotto: 'sports',
  racing: 'sports',
}

const shared = {
  layout: 'bare',
  // games, bets and seeds have their words on the page of checked rounds
  pageTexts: ['draws', 'verify'],
} as const

const games = Object.entries(DRAW_GAMES).map(([code, { lobby }]): PlayerPage => {
  const [path = ''] = Object.entries(DRAW_PATHS).flatMap(([of, own]) => (of === code ? [own] : []))
  return {
    ...shared,
    pageTexts: [...shared.pageTexts, 'jackpots'],
    paths: [path],
    title: `products.${lobby}`,
    section: SECTIONS[lobby],
    products: [LOBBY_PRODUCTS[lobby]],
    lobby,
    under: lobby,
    load: () => import('./DrawGamePage.tsx'),
  }
})

const tickets = {
  ...shared,
  title: 'draws.tickets',
  section: 'sports',
  layout: 'plain',
  guard: { requiresAuth: true },
} as const

const draws = { ...shared, title: 'draws.draw', section: 'sports' } as const

export const pages: readonly PlayerPage[] = [
  ...games,
  { ...draws, paths: [SCREEN_PATH], load: () => import('./screen/DrawScreenPage.tsx') },
  { ...draws, paths: [RESULTS_PATH], load: () => import('./results/DrawResultsPage.tsx') },
  {
    ...draws,
    paths: ['draws/:drawId'],
    load: () => import('./show/DrawPage.tsx'),
  },
  {
    ...tickets,
    paths: [TICKETS_PATH],
    menu: { places: ['phone', 'user'], order: 31 },
    load: () => import('./tickets/TicketsPage.tsx'),
  },
  {
    ...tickets,
    paths: [`${TICKETS_PATH}/:drawTicketId`],
    under: TICKETS_PATH,
    load: () => import('./tickets/TicketPage.tsx'),
  },
]
