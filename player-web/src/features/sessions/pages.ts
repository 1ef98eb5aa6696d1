import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['sessions'],
    title: 'sessionsPage.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true },
    menu: { places: ['phone', 'user'], order: 45 },
    pageTexts: ['sessions'],
    load: () => import('./SessionsPage.tsx'),
  },
]
