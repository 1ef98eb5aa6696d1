import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['verify'],
    title: 'verifyPage.title',
    section: 'casino',
    layout: 'plain',
    guard: { openToVisitors: true },
    pageTexts: ['verify'],
    load: () => import('./VerifyPage.tsx'),
  },
]
