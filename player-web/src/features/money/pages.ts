import type { PlayerPage } from '../../navigation/page.ts'

const money = {
  section: 'sports',
  layout: 'plain',
  guard: { requiresAuth: true, controlStatus: 'player' },
  pageTexts: ['money', 'payments', 'bonuses'],
  load: () => import('./MoneyPage.tsx'),
} as const

export const pages: readonly PlayerPage[] = [
  {
    ...money,
    paths: ['deposit'],
    title: 'money.deposit',
    menu: { places: ['phone', 'user'], order: 42, whileOpen: true },
  },
  {
    ...money,
    paths: ['withdraw'],
    title: 'money.withdraw',
    menu: { places: ['phone', 'user'], order: 43, whileOpen: true },
  },
]
