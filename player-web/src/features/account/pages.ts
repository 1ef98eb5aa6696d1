import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['transactions'],
    title: 'transactions.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true },
    menu: { places: ['phone', 'user'], order: 40 },
    load: () => import('./TransactionsPage.tsx'),
  },
]
