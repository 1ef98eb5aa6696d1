import type { PlayerPage } from '../../navigation/page.ts'

const bonuses = {
  section: 'sports',
  layout: 'plain',
  pageTexts: ['bonuses', 'status'],
} as const

/** Requests are closed with the registration; what a player was given stays in sight. */
export const pages: readonly PlayerPage[] = [
  {
    ...bonuses,
    paths: ['bonuses'],
    title: 'bonusesPage.title',
    guard: { requiresAuth: true, controlStatus: 'player', registerControl: true },
    menu: { places: ['phone', 'user'], order: 44, whileOpen: true },
    load: () => import('./offers/OffersPage.tsx'),
  },
  {
    ...bonuses,
    paths: ['ownBonuses'],
    title: 'bonusesPage.own',
    guard: { requiresAuth: true, controlStatus: 'player' },
    menu: { places: ['phone', 'user'], order: 44 },
    load: () => import('./own/OwnBonusesPage.tsx'),
  },
]
