import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['gameHistory'],
    title: 'gameHistoryPage.title',
    section: 'casino',
    layout: 'plain',
    guard: { requiresAuth: true, controlStatus: 'player' },
    menu: { places: ['phone', 'user'], order: 42 },
    pageTexts: ['gamehistory', 'status'],
    load: () => import('./GameHistoryPage.tsx'),
  },
]
