import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['jackpots'],
    title: 'jackpotsPage.title',
    section: 'casino',
    layout: 'plain',
    pageTexts: ['jackpots', 'verify'],
    load: () => import('./JackpotsPage.tsx'),
  },
]
