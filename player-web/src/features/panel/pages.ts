import type { PlayerPage } from '../../navigation/page.ts'

const panel = {
  section: 'sports',
  layout: 'plain',
  guard: { requiresAuth: true },
  pageTexts: ['panel'],
  load: () => import('./AccountPage.tsx'),
} as const

export const pages: readonly PlayerPage[] = [
  {
    ...panel,
    paths: ['account'],
    title: 'panelPage.title',
    menu: { places: ['phone', 'user'], order: 25 },
  },
  {
    ...panel,
    paths: ['userInformation'],
    title: 'panelPage.profile',
    menu: { places: ['phone', 'user'], order: 41 },
  },
]
