import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['page/:pageId'],
    title: 'info.title',
    section: 'sports',
    layout: 'plain',
    guard: { openToVisitors: true },
    pageTexts: ['pages'],
    load: () => import('./InfoPage.tsx'),
  },
]
