import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['sessions'],
    title: 'sessions.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true },
    menu: { places: ['phone', 'user'], order: 45 },
    load: () => import('./SessionsPage.tsx'),
  },
]
