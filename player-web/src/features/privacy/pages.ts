import type { PlayerPage } from '../../navigation/page.ts'

const shared = { section: 'sports', layout: 'plain', pageTexts: ['privacy', 'password'] } as const

export const pages: readonly PlayerPage[] = [
  {
    ...shared,
    paths: ['ownData'],
    title: 'privacyPages.own',
    guard: { requiresAuth: true, controlStatus: 'player' },
    menu: { places: ['phone', 'user'], order: 60 },
    load: () => import('./OwnDataPage.tsx'),
  },
  {
    ...shared,
    paths: ['accountClosed'],
    title: 'privacyPages.closed',
    guard: { requiresLogout: true, openToVisitors: true },
    load: () => import('./AccountClosedPage.tsx'),
  },
]
