import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['protection'],
    title: 'protectionPage.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true, controlStatus: 'player' },
    menu: { places: ['phone', 'user'], order: 48 },
    pageTexts: ['protection'],
    load: () => import('./ProtectionPage.tsx'),
  },
]
