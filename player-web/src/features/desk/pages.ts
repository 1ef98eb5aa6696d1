import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['desk', 'desk/ticket', 'desk/bills', 'desk/card', 'desk/shop', 'desk/preferences'],
    title: 'deskPage.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true, controlStatus: 'terminal' },
    menu: { places: ['phone', 'user'], order: 5 },
    pageTexts: ['desk'],
    load: () => import('./DeskPage.tsx'),
  },
]
