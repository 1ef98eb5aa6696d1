import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['card'],
    title: 'card.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true, controlStatus: 'player' },
    menu: { places: ['phone', 'user'], order: 45 },
    load: () => import('./CardPage.tsx'),
  },
]
