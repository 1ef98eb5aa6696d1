import type { PlayerPage } from '../../navigation/page.ts'

const money = {
  section: 'sports',
  layout: 'plain',
  guard: { requiresAuth: true, controlStatus: 'player' },
} as const

export const pages: readonly PlayerPage[] = [
  {
    ...money,
    paths: ['deposit'],
    title: 'money.deposit',
    menu: { places: ['phone', 'user'], order: 42, whileOpen: true },
    pageTexts: ['money'],
    load: () => import('./DepositPage.tsx'),
  },
  {
    ...money,
    paths: ['withdraw'],
    title: 'money.withdraw',
    menu: { places: ['phone', 'user'], order: 43, whileOpen: true },
    pageTexts: ['money'],
    load: () => import('./WithdrawPage.tsx'),
  },
]
