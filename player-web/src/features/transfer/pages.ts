import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['transferRequest'],
    title: 'transferPage.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true, controlStatus: 'player' },
    menu: { places: ['phone', 'user'], order: 41, whileOpen: true },
    pageTexts: ['transfer', 'money', 'payments', 'bonuses'],
    load: () => import('./TransferPage.tsx'),
  },
]
