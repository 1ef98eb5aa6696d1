import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['notifications'],
    title: 'notices.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true, controlStatus: 'player' },
    menu: { places: ['phone', 'user'], order: 43 },
    pageTexts: ['notices'],
    load: () => import('./NoticesPage.tsx'),
  },
]
